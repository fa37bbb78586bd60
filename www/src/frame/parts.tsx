/** What views are made of: sentences, buttons, texts to copy, dialogs and fields. */

import type { ComponentChildren, JSX } from 'preact'
import { useEffect, useId, useState } from 'preact/hooks'
import { spoken } from '../app/language.js'
import { announce, copied } from '../app/notice.js'
import { Icon } from './icons.js'

/** A sentence: what stands between backticks is set as code. */
export const Prose = ({ text }: { text: string }) => (
  <>{text.split('`').map((part, at) => (at % 2 === 1 ? <code key={at}>{part}</code> : withDates(part)))}</>
)

/** A sentence of the package, in the language of its messages. */
export const Said = ({ text }: { text: string }) => (
  <span lang={spoken.value.language}>
    <Prose text={text} />
  </span>
)

/** A version is not broken into two lines. */
const withDates = (text: string) =>
  text.split(/(\d{4}-\d\d-\d\d)/).map((part, at) => (at % 2 === 1 ? <span class="whole">{part}</span> : part))

type ButtonProps = Omit<JSX.IntrinsicElements['button'], 'class'> & { class?: string }

export const Button = ({ class: name = 'button', ...more }: ButtonProps) => (
  <button type="button" class={name} {...more} />
)

interface TellingProps extends ButtonProps {
  press: () => Promise<boolean>
  /** What is said of a press that has done it: in sight, below the button, if a tick would not say it. */
  done?: string
}

/** A button that copies. A tick or a cross says for a while whether it has; it stays as wide, so that nothing beside it moves. */
export function TellingButton({ press, done, children, ...more }: TellingProps) {
  // Another press says it anew, for as long.
  const [told, setTold] = useState<{ isDone: boolean; width: string }>()
  useEffect(() => {
    const back = setTimeout(() => setTold(undefined), 2000)
    return () => clearTimeout(back)
  }, [told])
  const wordsOf = (isDone: boolean) => (isDone ? (done ?? 'Copied') : 'Not copied')
  const act = async (button: HTMLElement) => {
    const width = `${button.getBoundingClientRect().width}px`
    const isDone = await press()
    announce(wordsOf(isDone))
    setTold({ isDone, width })
  }
  return (
    <Button
      {...more}
      style={told && { width: told.width, textAlign: 'center' }}
      onClick={({ currentTarget }) => void act(currentTarget)}
    >
      {told ? (
        <>
          <Icon name={told.isDone ? 'check' : 'cross'} />
          <span class={done && told.isDone ? 'bubble' : 'unseen'}>{wordsOf(told.isDone)}</span>
        </>
      ) : (
        children
      )}
    </Button>
  )
}

interface MenuProps {
  label: string
  face: ComponentChildren
  children: ComponentChildren
}

/** On a narrow screen, things are behind a button; elsewhere they stand where they are. */
export function Menu({ label, face, children }: MenuProps) {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (!isOpen) return undefined
    const close = (event: Event) => (!(event instanceof KeyboardEvent) || event.key === 'Escape') && setOpen(false)
    const done = new AbortController()
    for (const kind of ['click', 'keydown']) addEventListener(kind, close, done)
    return () => done.abort()
  }, [isOpen])
  return (
    <span class={`menu ${isOpen ? 'open' : ''}`}>
      <Button class="quiet face" aria-label={label} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {face}
      </Button>
      <span class="items">{children}</span>
    </span>
  )
}

/** A button that copies what `text` gives. */
export const CopyButton = ({ text, label }: { text: () => string; label: string }) => (
  <TellingButton class="quiet" press={() => copied(text())}>
    {label}
  </TellingButton>
)

/** A line of code, such as a command, that can be copied. It breaks between options, not in one. */
export const CopyLine = ({ text }: { text: string }) => (
  <p class="copy-line box row">
    <code>{text.split(/ (?=-)/).flatMap((part) => [<span key={part}>{part}</span>, ' '])}</code>
    <CopyButton label="Copy" text={() => text} />
  </p>
)

/** Whether something is as it should be: a tick or a cross, and words. With `href`, it leads to what is said of it. */
export function Verdict({ isGood, words, href }: { isGood: boolean; words: string; href?: string }) {
  const Tag = href ? 'a' : 'span'
  return (
    <Tag class={`validity ${isGood ? 'ok' : 'no'}`} {...(href && { href })}>
      <Icon name={isGood ? 'check' : 'cross'} /> {words}
    </Tag>
  )
}

/** A stretch of text to be read. */
export const Sheet = ({ text, label, class: name }: { text: string; label: string; class?: string }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
  <section tabIndex={0} class={name} aria-label={label}>
    <pre>{text}</pre>
  </section>
)

/** A text to copy, under a heading. */
export const Listing = ({ text, title }: { text: string; title: string }) => (
  <div class="listing">
    <div class="row">
      <h2>{title}</h2>
      <CopyButton label="Copy" text={() => text} />
    </div>
    <Sheet class="box" text={text} label={title} />
  </div>
)

/** A link to a section of the reference. */
export const SectionLink = ({ section }: { section: string }) => (
  <a href={`./reference/#${section}`}>section {section}</a>
)

interface ChoiceProps<V extends string> {
  /** For screen readers. */
  label: string
  class: string
  value: V
  options: readonly (readonly [value: V, words: string])[]
  choose: (value: V) => void
}

/** A field to choose from a few values. */
export const Choice = <V extends string>({ label, class: name, value, options, choose }: ChoiceProps<V>) => (
  <span class={`choice ${name}`}>
    <select aria-label={label} value={value} onChange={({ currentTarget }) => choose(currentTarget.value as V)}>
      {options.map(([value, words]) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </select>
    <Icon name="down" />
  </span>
)

interface CheckProps {
  label: string
  checked: boolean
  check: (checked: boolean) => void
}

export const Check = ({ label, checked, check }: CheckProps) => (
  <p>
    <label>
      <input type="checkbox" checked={checked} onChange={({ currentTarget }) => check(currentTarget.checked)} /> {label}
    </label>
  </p>
)

interface LineProps {
  label: string
  value: string
  type: (value: string) => void
  placeholder?: string
  mistake?: string | undefined
}

/** A field for one line of text, with what is wrong with it. */
export function Line({ label, value, type, placeholder = '', mistake }: LineProps) {
  const id = useId()
  return (
    <div class="field">
      <label for={id}>
        <Prose text={label} />
      </label>
      <input
        id={id}
        value={value}
        placeholder={placeholder}
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        aria-invalid={mistake !== undefined}
        aria-describedby={mistake && `${id}-mistake`}
        onInput={({ currentTarget }) => type(currentTarget.value)}
      />
      {mistake && (
        <p class="mistake" id={`${id}-mistake`}>
          <Prose text={mistake} />
        </p>
      )}
    </div>
  )
}
