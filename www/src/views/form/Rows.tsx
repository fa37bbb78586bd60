/** The rows of a form: each faces the lines that it writes. */
import { announce } from '../../app/notice.js'
import { counted } from '../../app/words.js'
import { Icon } from '../../frame/icons.js'
import { Button, Said } from '../../frame/parts.js'
import { type Line, type Row, textOf } from './fields.js'
import { canFold, editing, fold, foldAll, foldedNow, form, problemsAt } from './state.js'

export function Rows() {
  const rows = form.value?.rows ?? []
  const within = (at: string) => rows.filter((row) => row.at.startsWith(`${at}/`))
  const hidden = new Set(foldedNow.value.flatMap(within))
  return (
    <>
      {rows.map((row) => {
        const isFolded = row.kind === 'heading' && foldedNow.value.includes(row.at)
        const key = `${row.kind} ${row.at}`
        return hidden.has(row) ? null : <RowView key={key} row={row} folded={isFolded ? within(row.at) : undefined} />
      })}
    </>
  )
}

/** `folded` are the rows of an entry that is a line. */
function RowView({ row, folded }: PartProps) {
  const { kind, at, line, further } = row
  const Part = PARTS[kind]
  const problems = problemsAt.value.get(at) ?? []
  const isWrong = problems.some(({ problem }) => problem.severity === 'error')
  const missing = { number: '+', text: `${'  '.repeat(at.split('/').length - 1)}"${at.split('/').at(-1)}": ` }
  const own = line ?? (kind === 'field' && isWrong ? missing : undefined)
  const part = <Part row={row} folded={folded} />
  const hasOwn = kind === 'field' || line !== undefined
  const count = [row, ...(folded ?? [])].flatMap(linesOf).length
  return (
    <div class={`line-row row-${kind} ${hasOwn ? 'faces' : ''} ${isWrong ? 'wrong' : ''}`}>
      <div class="cell">
        {kind === 'add' && hasOwn ? <div class="band">{part}</div> : part}
        {problems.length > 0 && (
          <p class={`told ${problems[0]?.problem.severity}`} id={`${at}-told`}>
            <Icon name="alert" />
            <Said text={problems.map(({ problem }) => problem.message).join(' ')} />
          </p>
        )}
      </div>
      <div class="joint" />
      <div class="cell written" aria-hidden="true">
        {hasOwn && <div class="own">{own && <LineView {...own} />}</div>}
        {folded ? (
          <LineView number="…" text={counted(count, 'line')} />
        ) : (
          further.map((line) => <LineView key={line.number} {...line} />)
        )}
      </div>
    </div>
  )
}

const linesOf = ({ line, further }: Row) => [...(line ? [line] : []), ...further]

function LineView({ number, text }: { number: Line['number'] | string; text: string }) {
  const [, space, name, rest] = /^(\s*)("(?:[^"\\]|\\.)*")(:.*)$/.exec(text) ?? []
  return (
    <p class="written-line">
      <i>{String(number)}</i>
      <code>
        {name === undefined ? (
          text
        ) : (
          <>
            {space}
            <b>{name}</b>
            {rest}
          </>
        )}
      </code>
    </p>
  )
}

/** What a field holds, in words. */
const summaryOf = ({ kind, given, typed }: Row) =>
  kind === 'field' ? (given.values?.find(({ value }) => value === typed)?.label ?? (textOf(given, typed) || [])) : []

interface PartProps {
  row: Row
  folded: readonly Row[] | undefined
}

const Heading = ({ row: { title, name, at, remove }, folded }: PartProps) => (
  <h2 class="row" id={at}>
    <Said text={title} /> <code>{name}</code>
    {folded && (
      <small>
        <Said text={folded.flatMap(summaryOf).join(', ')} />
      </small>
    )}
    {remove && canFold(at) && (
      <Button class="quiet" aria-expanded={!folded} onClick={() => fold(at, !folded)}>
        {folded ? 'Open' : 'Fold'}
      </Button>
    )}
    {remove && <Remove at={at} title={title} remove={remove} />}
  </h2>
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

const rowsNow = () => form.peek()?.rows ?? []

function Add({ row: { given, at, type } }: { row: Row }) {
  const add = () => {
    foldAll()
    const before = new Set(rowsNow().map((row) => row.at))
    type(null)
    requestAnimationFrame(() => focusOn(rowsNow().find((row) => row.kind === 'field' && !before.has(row.at))?.at ?? ''))
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
  const control = root?.querySelector<HTMLElement>('input, select, button') ?? root
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
  const texts = { autocomplete: 'off', autocapitalize: 'off', spellcheck: false } as const
  // Preact's types of an input are a union by its type.
  if (!given.values) return <input type={(given.input ?? 'text') as 'text'} {...all} {...texts} />
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

const stateOf = ({ at, asked }: Row) => ({
  id: at,
  'aria-describedby': `${at}-told`,
  'aria-required': asked,
  'aria-invalid': problemsAt.value.get(at)?.some(({ problem }) => problem.severity === 'error') ?? false,
})

/** What each kind of row has beside its lines. */
const PARTS = { heading: Heading, add: Add, field: Field }
