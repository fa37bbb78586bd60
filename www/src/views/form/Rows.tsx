/** The rows of a form: each faces the lines that it writes. */
import type { ElementDescription } from 'order-contract'
import { announce } from '../../app/notice.js'
import { LINE } from '../../editor/drawn.js'
import { Icon } from '../../frame/icons.js'
import { Button, Said } from '../../frame/parts.js'
import { type Row, takesJson, textOf, type Written } from './fields.js'
import { editing, lines, problemsAt, rows } from './state.js'

export const Rows = () => (
  <>
    {rows.value.map((row) => (
      <RowView key={`${row.kind} ${row.at}`} row={row} />
    ))}
  </>
)

const NOTHING: Written = { above: [], below: [] }

function RowView({ row }: { row: Row }) {
  const { kind, at } = row
  const problems = problemsAt.value.get(at) ?? []
  const isWrong = problems.some(({ problem }) => problem.severity === 'error')
  const { above, own, below } = (kind === 'add' ? undefined : lines.value.get(at)) ?? NOTHING
  const missing = { number: '+', text: `${'  '.repeat(at.split('/').length - 1)}"${at.split('/').at(-1)}": ` }
  const shown = own ?? (kind === 'field' && isWrong ? missing : undefined)
  // A field faces its own line: what opens an object above that has room.
  const room = kind === 'field' && above.length > 0 ? `${above.length * LINE}px` : undefined
  return (
    <div class={`line-row row-${kind} ${isWrong ? 'wrong' : ''}`}>
      <div class="cell" style={{ paddingTop: room }}>
        {kind === 'heading' ? <Heading row={row} /> : kind === 'add' ? <Add row={row} /> : <Field row={row} />}
        {problems.length > 0 && (
          <p class={`told ${problems[0]?.problem.severity}`} id={`${at}-told`}>
            <Icon name="alert" />
            <Said text={problems.map(({ problem }) => problem.message).join(' ')} />
          </p>
        )}
      </div>
      <div class="joint" style={{ top: room }} />
      <div class="cell written" aria-hidden="true">
        {[...above, ...(shown ? [shown] : []), ...below].map((line) => (
          <LineView key={line.number} line={line} isOwn={line === shown} />
        ))}
      </div>
    </div>
  )
}

interface LineProps {
  line: { number: number | string; text: string }
  isOwn: boolean
}

function LineView({ line: { number, text }, isOwn }: LineProps) {
  const [, space = '', name = '', rest = ''] = /^(\s*)("(?:[^"\\]|\\.)*")?(.*)$/s.exec(text) ?? []
  const isMember = rest.startsWith(':')
  return (
    <p class={`written-line ${isOwn ? 'own' : ''}`}>
      <i>{String(number)}</i>
      <code>
        {isMember ? space : space + name + rest}
        {isMember && <b>{name}</b>}
        {isMember && rest}
      </code>
    </p>
  )
}

const Heading = ({ row: { title, name, at, remove, further = {} } }: { row: Row }) => (
  <>
    <h2 class="row" id={at}>
      <Said text={title} /> <code>{name}</code>
      {remove && <Remove at={at} title={title} remove={remove} />}
    </h2>
    {Object.keys(further).length > 0 && (
      <p class="soft">
        Sent unchanged:
        {Object.entries(further).map(([name, value]) => (
          <code key={name}> {`${name}: ${JSON.stringify(value)}`}</code>
        ))}
      </p>
    )}
  </>
)

/** The buttons keep the focus near: the next entry, or the button that adds one. */
function Remove({ at, title, remove }: { at: string; title: string; remove: () => void }) {
  const act = () => {
    remove()
    announce(`Removed: ${title}.`)
    const [, list = '', index = '0'] = /^(.*)\/(\d+)$/.exec(at) ?? []
    requestAnimationFrame(() => {
      const near = [index, String(Number(index) - 1)].map((it) => `${list}/${it}-remove`)
      const next = [...near, `${list}-add`].map((id) => document.getElementById(id)).find((it) => it !== null)
      next?.focus()
    })
  }
  return (
    <Button class="quiet remove" id={`${at}-remove`} onClick={act}>
      Remove{' '}
      <span class="unseen">
        : <Said text={title} />
      </span>
    </Button>
  )
}

function Add({ row: { given, at, type } }: { row: Row }) {
  const add = () => {
    const before = new Set(rows.peek().map((row) => row.at))
    type(null)
    requestAnimationFrame(() =>
      focusOn(rows.peek().find((row) => row.kind === 'field' && !before.has(row.at))?.at ?? ''),
    )
  }
  return (
    <Button class="quiet add" id={`${at}-add`} onClick={add}>
      <Icon name="plus" /> Add: <Said text={given.element?.label ?? ''} />
    </Button>
  )
}

/** Focuses the control of a row. */
export function focusOn(at: string): void {
  const root = document.getElementById(at) ?? document.getElementById(`${at}-add`)
  const control = root?.querySelector<HTMLElement>('input, select, textarea, button') ?? root
  control?.focus()
}

/** A choice of so few values is shown at once. */
const FEW = 4

function Field({ row }: { row: Row }) {
  const { given, at, title, name, asked, remove } = row
  const { values = [] } = given
  const isPick = values.length > 0 && values.length <= FEW
  return (
    <div class="band">
      <label id={`${at}-label`} for={isPick ? undefined : at}>
        <Said text={title} /> {!asked && <small>optional</small>} <code>{name}</code>
      </label>
      <div class="control">
        {isPick ? <Pick row={row} /> : <TextControl row={row} />}
        {remove && <Remove at={at} title={title} remove={remove} />}
      </div>
    </div>
  )
}

const Pick = ({ row }: { row: Row }) => (
  <div class="pick" role="radiogroup" aria-labelledby={`${row.at}-label`} {...stateOf(row)}>
    {row.given.values?.map(({ value, label }, _, { length }) => (
      <label key={value} title={length > 2 ? label : value}>
        <input
          type="radio"
          name={row.at}
          value={value}
          checked={textOf(row.given, row.typed) === value}
          onChange={() => row.type(value)}
          aria-label={label}
        />
        <Said text={length > 2 ? value : label} />
      </label>
    ))}
  </div>
)

/** In milliseconds: a problem that appears moves the fields below, so that a click on one of them could be missed. */
const CLICK = 200

/** What is typed is checked when it is left. */
function TextControl({ row }: { row: Row }) {
  const { given, at, typed, type } = row
  const all = {
    ...stateOf(row),
    value: textOf(given, typed),
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
  const texts = { autocomplete: 'off', autocapitalize: 'off', spellcheck: false, placeholder: hintOf(given) } as const
  if (takesJson(given)) return <textarea {...all} {...texts} rows={3} />
  if (!given.values) return <input type={given.input ?? 'text'} {...all} {...texts} />
  return (
    <span class="choice">
      <select {...all}>
        <option value="">Choose</option>
        {given.values.map(({ value, label }) => (
          <option key={value} value={value}>{`${label} (${value})`}</option>
        ))}
      </select>
      <Icon name="down" />
    </span>
  )
}

const hintOf = (given: ElementDescription) => (takesJson(given) ? 'JSON' : '')

const stateOf = ({ at, asked }: Row) => ({
  id: at,
  'aria-describedby': `${at}-told`,
  'aria-required': asked,
  'aria-invalid': problemsAt.value.get(at)?.some(({ problem }) => problem.severity === 'error') ?? false,
})
