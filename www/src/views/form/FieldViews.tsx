/** The fields of a form: values, objects and lists. */
import type { ElementDescription, JsonValue, ObjectDescription } from 'order-contract'
import type { ComponentChildren } from 'preact'
import { announce } from '../../app/notice.js'
import { Button, Prose } from '../../frame/parts.js'
import {
  beneath,
  entriesOf,
  furtherIn,
  isAsked,
  membersOf,
  relevant,
  type Typed,
  takesJson,
  textOf,
  titleOf,
} from './fields.js'
import { editing, problemsAt } from './state.js'

interface FieldProps {
  given: ElementDescription
  /** The pointer in what is typed, and the id of the element. */
  at: string
  typed: Typed
  type: (value: JsonValue) => void
  title: string
  asked: boolean
  /** Behind the title. */
  tools?: ComponentChildren
}

function Field(props: FieldProps) {
  const { object, element } = props.given
  if (object) return <Group {...props} children={<Members {...props} object={object} />} />
  if (element) return <ListField {...props} element={element} />
  return <LeafField {...props} />
}

/** The fields of an object that apply now. */
export function Members({
  object,
  at,
  typed,
  type,
}: Pick<FieldProps, 'at' | 'typed' | 'type'> & { object: ObjectDescription }) {
  const members = membersOf(typed)
  const further = Object.entries(furtherIn(object, members))
  return (
    <>
      {relevant(object, members).map((field) => (
        <Field
          key={field.name}
          given={field}
          at={beneath(at, field.name)}
          typed={members[field.name]}
          type={(value) => type({ ...members, [field.name]: value })}
          title={titleOf(field)}
          asked={isAsked(field, members)}
        />
      ))}
      {further.length > 0 && (
        <p class="soft">
          Sent unchanged:
          {further.map(([name, value]) => (
            <code key={name}> {`${name}: ${JSON.stringify(value)}`}</code>
          ))}
        </p>
      )}
    </>
  )
}

/** A field with others inside it. */
const Group = ({ tools, children, ...props }: FieldProps & { children: ComponentChildren }) => (
  <fieldset id={props.at} aria-describedby={describedBy(props.at)}>
    <legend>
      <Caption {...props} />
    </legend>
    {tools}
    <Notes {...props} />
    {children}
  </fieldset>
)

function ListField({ element, ...props }: FieldProps & { element: ElementDescription }) {
  const { given, at, typed, type } = props
  const entries = entriesOf(given, typed)
  const add = () => {
    type([...entries, null])
    announce(`${titleOf(element, entries.length + 1)} added.`)
    focusLater(`${at}/${entries.length}`)
  }
  const remove = (index: number) => {
    type(entries.toSpliced(index, 1))
    announce(`${titleOf(element, index + 1)} removed, ${entries.length - 1} left.`)
    const next = Math.min(index, entries.length - 2)
    focusLater(next < 0 ? `${at}-add` : `${at}/${next}-remove`)
  }
  return (
    <Group {...props}>
      <ol class="entries">
        {entries.map((entry, index) => (
          <li key={index} class="box">
            <Field
              given={element}
              at={`${at}/${index}`}
              typed={entry}
              type={(value) => type(entries.with(index, value))}
              title={titleOf(element, index + 1)}
              asked
              tools={
                <Button class="quiet remove" id={`${at}/${index}-remove`} onClick={() => remove(index)}>
                  {`Remove ${titleOf(element, index + 1).toLowerCase()}`}
                </Button>
              }
            />
          </li>
        ))}
      </ol>
      <Button id={`${at}-add`} onClick={add}>
        {`Add ${titleOf(element).toLowerCase()}`}
      </Button>
    </Group>
  )
}

/** Focuses a control, or the first one in a group. */
export function focusOn(id: string): void {
  const root = document.getElementById(id)
  const controls = 'input, select, textarea, button:not(.remove)'
  const control = root?.matches('button, input, select, textarea') ? root : root?.querySelector<HTMLElement>(controls)
  control?.focus()
}

/** Once it is drawn. */
const focusLater = (id: string) => requestAnimationFrame(() => focusOn(id))

/** A choice of so few values is shown at once. */
const FEW = 3

function LeafField({ tools, ...props }: FieldProps) {
  const { given, at, typed, type } = props
  const { values = [] } = given
  const text = textOf(given, typed)
  const isPick = values.length > 0 && values.length <= FEW
  return (
    <div class="field">
      <label id={`${at}-label`} for={isPick ? undefined : at}>
        <Caption {...props} />
      </label>
      {isPick ? (
        <div class="pick box" role="radiogroup" aria-labelledby={`${at}-label`} {...stateOf(props)}>
          {values.map(({ value, label }) => (
            <label key={value} title={value}>
              <input type="radio" name={at} value={value} checked={text === value} onChange={() => type(value)} />
              <span>{label}</span>
            </label>
          ))}
        </div>
      ) : (
        <TextControl {...props} text={text} />
      )}
      <Notes {...props} />
      {tools}
    </div>
  )
}

/** In milliseconds: a problem that appears moves the fields below, so that a click on one of them could be missed. */
const CLICK = 200

/** What is typed is checked when it is left. */
function TextControl({ text, ...props }: FieldProps & { text: string }) {
  const { given, at, type } = props
  const { values = [], form } = given
  const all = {
    ...stateOf(props),
    value: text,
    onInput: ({ currentTarget }: { currentTarget: { value: string } }) => {
      editing.value = at
      type(currentTarget.value)
    },
    onChange: () => {
      setTimeout(() => {
        if (editing.value === at) editing.value = ''
      }, CLICK)
    },
  }
  const texts = { autocomplete: 'off', autocapitalize: 'off', spellcheck: false } as const
  if (takesJson(given)) return <textarea {...all} {...texts} rows={3} placeholder="JSON" />
  if (form === 'email') return <input type="email" {...all} {...texts} />
  if (values.length === 0) return <input type="text" {...all} {...texts} />
  return (
    <select {...all}>
      <option value="">Choose</option>
      {values.map(({ value, label }) => (
        <option key={value} value={value}>{`${label} (${value})`}</option>
      ))}
    </select>
  )
}

const describedBy = (at: string) => `${at}-told ${at}-hint`

const stateOf = ({ at, asked }: FieldProps) => ({
  id: at,
  'aria-describedby': describedBy(at),
  'aria-required': asked,
  'aria-invalid': problemsAt.value.get(at)?.some(({ problem }) => problem.severity === 'error') ?? false,
})

const Caption = ({ given, title, asked }: FieldProps) => (
  <>
    <span>{title}</span> {'name' in given && <code>{String(given.name)}</code>} {!asked && <small>optional</small>}
  </>
)

/** What is typed into a field, where its label and its choices do not say it, and what is wrong with it. */
function Notes({ given: { doc, values, object, element }, at }: FieldProps) {
  const isTyped = !(values || object || element)
  const problems = problemsAt.value.get(at) ?? []
  return (
    <>
      {doc && isTyped && (
        <p class="soft" id={`${at}-hint`}>
          <Prose text={doc} />
        </p>
      )}
      {problems.length > 0 && (
        <p class={`told ${problems[0]?.problem.severity}`} id={`${at}-told`}>
          <Prose text={problems.map(({ problem }) => problem.message).join(' ')} />
        </p>
      )}
    </>
  )
}
