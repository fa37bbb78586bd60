/** The fields of a form: values, objects and lists. A field is drawn again only when what it shows has changed. */
import { useComputed } from '@preact/signals'
import type { ElementDescription, Problem } from 'order-contract/slim'
import type { ComponentChildren } from 'preact'
import { useRef } from 'preact/hooks'
import { atRest } from '../../app/rest.js'
import { announce } from '../../app/told.js'
import { say } from '../../app/words.js'
import { Button, Prose } from '../../frame/parts.js'
import { takesJson } from './document.js'
import { type Field, type Group, grow, isAsked, type Leaf, type List, relevant, shrink } from './fields.js'
import { changed, problemsAt, typing } from './state.js'
import { titleOf } from './titles.js'

const ids = new WeakMap<Field, string>()
let made = 0

/** The id of a field's element. */
export function idOf(field: Field): string {
  const before = ids.get(field)
  if (before !== undefined) return before
  made += 1
  ids.set(field, `field-${made}`)
  return `field-${made}`
}

interface Shown<F extends Field> {
  field: F
  title: string
  asked: boolean
  /** Behind the title. */
  tools?: ComponentChildren
}

export function AnyField({ field, ...more }: Shown<Field>) {
  if (field.kind === 'leaf') return <LeafField field={field} {...more} />
  if (field.kind === 'list') return <ListField field={field} {...more} />
  return <GroupField field={field} {...more} />
}

/** Draws the caller again whenever `seen` gives something else. */
function useSeen(seen: () => unknown): void {
  void useComputed(() => {
    void typing.value
    return JSON.stringify(seen())
  }).value
}

/** The fields of an object that apply now. */
export function FieldList({ group }: { group: Group }) {
  const members = () => relevant(group).map((member) => ({ member, asked: isAsked(member, group) }))
  useSeen(() => members().map(({ member, asked }) => [member.given.name, asked]))
  return (
    <>
      {members().map(({ member: { field }, asked }) => (
        <AnyField key={idOf(field)} field={field} title={titleOf(field)} asked={asked} />
      ))}
      {group.further.size > 0 && (
        <p class="hint">
          {say('sentUnchanged')}
          {[...group.further].map(([name, value]) => (
            <code key={name}> {`${name}: ${JSON.stringify(value)}`}</code>
          ))}
        </p>
      )}
    </>
  )
}

function GroupField({ field, title, asked, tools }: Shown<Group>) {
  const problems = useProblems(field)
  return (
    <fieldset class="group" id={idOf(field)} aria-describedby={describedBy(field)}>
      <legend>
        <Caption given={field.given} title={title} asked={asked} />
      </legend>
      {tools}
      <Notes field={field} problems={problems} />
      <FieldList group={field} />
    </fieldset>
  )
}

function ListField({ field, title, asked }: Shown<List>) {
  const problems = useProblems(field)
  useSeen(() => field.entries.map(idOf))
  const add = useRef<HTMLSpanElement>(null)
  const name = field.element.label ?? say('value')
  const addEntry = () => {
    const entry = grow(field)
    changed()
    announce(say('added', { title: titleOf(entry, field.entries.length) }))
    requestAnimationFrame(() => focusFirst(entry))
  }
  const removeEntry = (entry: Field) => {
    const at = shrink(field, entry)
    changed()
    announce(say('removed', { title: titleOf(entry, at + 1), count: field.entries.length }))
    const next = field.entries[at] ?? field.entries[at - 1]
    requestAnimationFrame(() => (next ? removerOf(next) : add.current?.querySelector('button'))?.focus())
  }
  return (
    <fieldset class="list" id={idOf(field)} aria-describedby={describedBy(field)}>
      <legend>
        <Caption given={field.given} title={title} asked={asked} />
      </legend>
      <Notes field={field} problems={problems} />
      <ol class="entries">
        {field.entries.map((entry, index) => (
          <li key={idOf(entry)}>
            <Entry entry={entry} title={titleOf(entry, index + 1)} remove={() => removeEntry(entry)} />
          </li>
        ))}
      </ol>
      <span ref={add}>
        <Button onClick={addEntry}>{say('add', { name, lower: name.toLowerCase() })}</Button>
      </span>
    </fieldset>
  )
}

function Entry({ entry, title, remove }: { entry: Field; title: string; remove: () => void }) {
  const words = say('remove', { title, lower: title.toLowerCase() })
  const tools = (
    <Button class="quiet remove" id={`${idOf(entry)}-remove`} onClick={remove}>
      {words}
    </Button>
  )
  if (entry.kind === 'group') return <AnyField field={entry} title={title} asked tools={tools} />
  return (
    <>
      <AnyField field={entry} title={title} asked />
      {tools}
    </>
  )
}

const removerOf = (entry: Field) => document.getElementById(`${idOf(entry)}-remove`)

function focusFirst(entry: Field): void {
  const root = document.getElementById(idOf(entry))
  const control = root?.matches('input, select, textarea') ? root : root?.querySelector('input, select, textarea')
  if (control instanceof HTMLElement) control.focus()
}

/** In milliseconds: a problem that appears moves the fields below, so that a click on one of them could be missed. */
const CLICK = 200

/** A choice of so few values is shown at once. */
const FEW = 3

function LeafField({ field, title, asked }: Shown<Leaf>) {
  const problems = useProblems(field)
  useSeen(() => field.text)
  const reached = useRef(
    atRest(() => {
      field.reached = true
      changed()
    }, CLICK),
  )
  const type = (text: string) => {
    field.text = text
    changed()
  }
  const { values = [] } = field.given
  const isWrong = problems.some(({ severity }) => severity === 'error')
  const all = {
    id: idOf(field),
    'aria-describedby': describedBy(field),
    'aria-required': asked,
    'aria-invalid': isWrong,
  }
  const caption = <Caption given={field.given} title={title} asked={asked} />
  if (values.length > 0 && values.length <= FEW) {
    return (
      <div class="leaf">
        <span class="label" id={`${idOf(field)}-label`}>
          {caption}
        </span>
        <div class="pick" role="radiogroup" aria-labelledby={`${idOf(field)}-label`} {...all}>
          {values.map(({ value, label }) => (
            <label key={value} title={value}>
              <input
                type="radio"
                name={idOf(field)}
                value={value}
                checked={field.text === value}
                onChange={() => type(value)}
              />
              <span>{label}</span>
            </label>
          ))}
        </div>
        <Notes field={field} problems={problems} />
      </div>
    )
  }
  const events = {
    value: field.text,
    onInput: ({ currentTarget }: { currentTarget: { value: string } }) => type(currentTarget.value),
    onChange: () => reached.current.soon(),
  }
  const texts = { autocomplete: 'off', autocapitalize: 'off', spellcheck: false } as const
  return (
    <div class="leaf field">
      <label class="label" for={idOf(field)}>
        {caption}
      </label>
      {values.length > 0 ? (
        <select {...all} {...events}>
          <option value="">{say('choose')}</option>
          {values.map(({ value, label }) => (
            <option key={value} value={value}>{`${label} (${value})`}</option>
          ))}
        </select>
      ) : takesJson(field.given) ? (
        <textarea {...all} {...events} {...texts} rows={3} placeholder="JSON" />
      ) : field.given.form === 'email' ? (
        <input type="email" {...all} {...events} {...texts} />
      ) : (
        <input type="text" {...all} {...events} {...texts} />
      )}
      <Notes field={field} problems={problems} />
    </div>
  )
}

function Caption({ given, title, asked }: { given: ElementDescription; title: string; asked: boolean }) {
  return (
    <>
      <span class="title">{title}</span> {'name' in given && <code>{String(given.name)}</code>}{' '}
      {!asked && <small>{say('optional')}</small>}
    </>
  )
}

/** What a field is for, and what is wrong with it. */
function Notes({ field, problems }: { field: Field; problems: readonly Problem[] }) {
  const { doc } = field.given
  return (
    <>
      {doc && (
        <p class="hint" id={`${idOf(field)}-hint`}>
          <Prose text={doc} />
        </p>
      )}
      {problems.length > 0 && (
        <p class={`told ${problems[0]?.severity}`} id={`${idOf(field)}-told`}>
          <Prose text={problems.map(({ message }) => message).join(' ')} />
        </p>
      )}
    </>
  )
}

const describedBy = (field: Field) => `${idOf(field)}-told ${idOf(field)}-hint`

const NONE: readonly Problem[] = []

function useProblems(field: Field): readonly Problem[] {
  useSeen(() => problemsAt.value.get(field)?.map(({ message, severity }) => [message, severity]))
  return problemsAt.peek().get(field) ?? NONE
}
