/** The fields of a description, each beside the line that it writes. */
import type { Problem } from 'order-contract'
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { counted, pathOf } from '../../app/words.js'
import { Icon } from '../../frame/icons.js'
import { Button, Said } from '../../frame/parts.js'
import { beneath, entriesOf, furtherIn, nameOf, type Place, partsOf, textOf, wordsOf } from './fields.js'
import { isError, isMissing, type Line, linesAt, problemsIn, shownAt } from './state.js'

interface FieldsProps extends Place {
  /** The lines that open what is around it: a heading stands beside them. */
  opening?: ComponentChildren
}

/** A field, or the fields of an object or a list. An object has a heading if it is an entry, or in the document itself. */
export function Fields({ opening, ...place }: FieldsProps) {
  const { given, at, to, remove } = place
  const isRight = problemsIn(to).length === 0
  // The first entry shows what all have.
  const [folds, fold] = useState(isRight && !at.endsWith('/0'))
  if (!given.object && !given.element)
    return (
      <>
        {opening}
        <Field {...place} />
      </>
    )
  if (given.element || (!remove && at.lastIndexOf('/') !== 0)) return <Parts {...place} opening={opening} />
  const isFolded = folds && isRight && remove !== undefined
  return (
    <>
      <h2 class="row">
        <Title {...place} />
        {isFolded && (
          <small>
            <Said text={wordsOf(place).join(', ')} />
          </small>
        )}
        {remove && isRight && (
          <Button class="quiet" aria-expanded={!isFolded} onClick={() => fold(!isFolded)}>
            {isFolded ? 'Open' : 'Fold'}
          </Button>
        )}
        <Remove {...place} />
      </h2>
      {isFolded && opening}
      {isFolded ? <Lines of={[['…', counted(linesAt(to).length, 'line')]]} /> : <Parts {...place} opening={opening} />}
    </>
  )
}

/** What is in an object or a list, between its brackets. */
function Parts({ opening, ...place }: FieldsProps) {
  const { given, at, to } = place
  const lines = linesAt(to)
  const parts = partsOf(place)
  // An empty list is the line of its first field, or of the button.
  const isOpen = !given.element || lines.length > 1
  const open = (
    <>
      {opening}
      {isOpen && <Faces at={at} to={to} lines={lines.slice(0, 1)} />}
    </>
  )
  return (
    <>
      {parts.length === 0 && open}
      {parts.map((part, index) => (
        <Fields key={part.at} {...part} opening={index === 0 && open} />
      ))}
      {furtherIn(place).map(([name]) => (
        <Faces key={name} at={beneath(at, name)} to={beneath(to, name)} />
      ))}
      {given.element && <Add {...place} />}
      <Lines of={lines.slice(1).slice(-1)} />
    </>
  )
}

function Add(list: Place) {
  const { given, type, at, to } = list
  const entries = entriesOf(list)
  const add = () => {
    type([...entries, null])
    const first = beneath(at, entries.length)
    focusSoon(`[name="${first}"], [name^="${first}/"]`)
  }
  return (
    <Faces at={at} to={entries.length > 0 ? '-' : to}>
      <Button class="quiet" id={`${at}-add`} onClick={add}>
        <Icon name="plus" /> <span class="unseen">Add</span> <Said text={given.element?.label ?? ''} />
      </Button>
    </Faces>
  )
}

/** In milliseconds: a problem that appears moves the fields below, so that a click on one of them could be missed. */
const CLICK = 200

/** What is typed is checked when it is left. */
function Field(place: Place) {
  const { given, type, asked, at, to } = place
  const [isTyping, setTyping] = useState(false)
  const told = isTyping ? [] : shownAt(to)
  const state = { id: at, 'aria-describedby': `${at}-told`, 'aria-required': asked, 'aria-invalid': told.some(isError) }
  return (
    <Faces at={at} to={to} told={told}>
      <label id={`${at}-label`} for={given.values ? undefined : at}>
        <Title {...place} />
      </label>
      <div class="control">
        {given.values ? (
          <Pick {...place} state={state} />
        ) : (
          <input
            {...state}
            // Preact's types of an input are a union by its type.
            type={(given.input ?? 'text') as 'text'}
            name={at}
            value={textOf(place)}
            autocomplete="off"
            autocapitalize="off"
            spellcheck={false}
            onInput={({ currentTarget }) => {
              setTyping(true)
              type(currentTarget.value)
            }}
            onBlur={() => setTimeout(setTyping, CLICK, false)}
          />
        )}
        <Remove {...place} />
      </div>
    </Faces>
  )
}

const Pick = ({ state, ...place }: Place & { state: object }) => (
  <div class="pick" role="radiogroup" aria-labelledby={`${place.at}-label`} {...state}>
    {place.given.values?.map(({ value, label }) => (
      <label key={value}>
        <input
          class="unseen"
          type="radio"
          name={place.at}
          value={value}
          checked={textOf(place) === value}
          onChange={() => place.type(value)}
        />
        <Said text={label} />
      </label>
    ))}
  </div>
)

/** What a value is called, and its name with the index of an entry. */
function Title({ given, at, remove }: Place) {
  const number = remove ? ` ${Number(nameOf(at)) + 1}` : ''
  return (
    <>
      {given.label ? <Said text={given.label + number} /> : `Value${number}`}{' '}
      <code>{pathOf(/\/[^/]+(\/\d+)?$/.exec(at)?.[0] ?? '')}</code>
    </>
  )
}

/** The focus stays near: at the next entry, which takes this place, or at the button that adds one. */
function Remove(place: Place) {
  const { at, remove } = place
  if (remove === undefined) return null
  const act = () => {
    remove()
    focusSoon(`body:not(:has(:focus)) [id="${at.slice(0, at.lastIndexOf('/'))}-add"]`)
  }
  return (
    <Button class="quiet remove" onClick={act}>
      Remove{' '}
      <span class="unseen">
        <Title {...place} />
      </span>
    </Button>
  )
}

/** Focuses the first such control, once it is there. */
export function focusSoon(selector: string): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(selector)?.focus())
}

interface FacesProps {
  at: string
  to: string
  lines?: readonly Line[]
  told?: readonly Problem[]
  children?: ComponentChildren
}

/** A control, the lines that it writes, and what is wrong with them. */
function Faces({ at, to, lines = linesAt(to), told = shownAt(to), children }: FacesProps) {
  const isWrong = told.some(isError)
  const missing: Line = ['+', `${'  '.repeat(to.split('/').length - 1)}"${nameOf(at)}": `]
  const isMissed = isWrong && lines.length === 0
  return (
    <div class={`faces ${isWrong ? 'wrong' : ''} ${told.some(isMissing) ? 'missing' : ''}`}>
      {children && <div class="band">{children}</div>}
      <Lines of={isMissed ? [missing] : lines} />
      {told.length > 0 && (
        <p class={`told ${isWrong ? 'error' : ''}`} id={`${at}-told`}>
          <Icon name="alert" />
          <Said text={told.map(({ message }) => message).join(' ')} />
        </p>
      )}
    </div>
  )
}

const Lines = ({ of }: { of: readonly Line[] }) => (
  <>
    {of.map(([number, text]) => {
      const [, name, rest] = /^( *"(?:[^"\\]|\\.)*"(?=: ))?(.*)$/.exec(text) ?? []
      return (
        <p key={number} class="line" aria-hidden="true">
          <span>{number}</span>
          <code>
            <span>{name}</span>
            {rest}
          </code>
        </p>
      )
    })}
  </>
)
