/** What views are made of: sentences, buttons, tabs, dialogs and fields. */
import type { Signal } from '@preact/signals'
import type { ComponentChildren, JSX } from 'preact'
import { useEffect, useId, useRef, useState } from 'preact/hooks'
import { announce, copied } from '../app/told.js'

/** A sentence: what stands between backticks is set as code. */
export const Prose = ({ text }: { text: string }) => (
  <>{text.split('`').map((part, at) => (at % 2 === 1 ? <code key={at}>{part}</code> : part))}</>
)

type ButtonProps = Omit<JSX.IntrinsicElements['button'], 'class'> & { class?: string }

export const Button = ({ class: name = 'button', ...more }: ButtonProps) => (
  <button type="button" class={name} {...more} />
)

/** Sets a signal. */
export const put =
  <T,>(signal: Signal<T>) =>
  (value: T): void => {
    signal.value = value
  }

/** Shows or hides what a view can be told beside the document. */
export const OptionsButton = ({ shown }: { shown: Signal<boolean> }) => (
  <Button aria-expanded={shown.value} onClick={() => put(shown)(!shown.value)}>
    Options
  </Button>
)

/** A button that shows for a while what its press has done. */
export function TellingButton({ press, children, ...more }: ButtonProps & { press: () => Promise<string> }) {
  const [told, setTold] = useState<string>()
  useEffect(() => {
    if (told === undefined) return
    const back = setTimeout(() => setTold(undefined), 2000)
    return () => clearTimeout(back)
  }, [told])
  const act = async () => {
    const words = await press()
    announce(words)
    setTold(words)
  }
  return (
    <Button {...more} onClick={() => void act()}>
      {told ?? children}
    </Button>
  )
}

/** A button that copies what `text` gives. */
export const CopyButton = ({ text, label }: { text: () => string; label: string }) => (
  <TellingButton class="quiet" press={() => copied(text(), 'Copied')}>
    {label}
  </TellingButton>
)

/** A line of code, such as a command, that can be copied. */
export const CopyLine = ({ text }: { text: string }) => (
  <p class="copy-line">
    <code>{text}</code> <CopyButton label="Copy" text={() => text} />
  </p>
)

/** A stretch of text to be read. */
export const Sheet = ({ text, label, class: name }: { text: string; label: string; class?: string }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
  <section tabIndex={0} class={name} aria-label={label}>
    <pre>{text}</pre>
  </section>
)

/** A text to copy, with a line on what it is. */
export const Listing = ({ text, copy, label, lead }: { text: string; copy: string; label: string; lead?: string }) => (
  <div class="listing">
    {lead && <p>{lead}</p>}
    <CopyButton label={copy} text={() => text} />
    <Sheet text={text} label={label} />
  </div>
)

export const CodeListing = ({ text }: { text: string }) => <Listing text={text} copy="Copy the code" label="Code" />

/** A link to a section of the reference. */
export const SectionLink = ({ section, children }: { section: string; children?: ComponentChildren }) => (
  <a class="section" href={`./reference/#${section}`} title={`section ${section}`}>
    {children ?? section}
  </a>
)

interface TabsProps {
  label: string
  /** By the ids of the tabs. */
  titles: Readonly<Record<string, string>>
  /** The id of the tab that is chosen. */
  shown: Signal<string>
  class: string
}

/** Tabs: the arrow keys go from one to the next. */
export function Tabs({ label, titles, shown, class: name }: TabsProps) {
  const ids = Object.keys(titles)
  const choose = put(shown)
  const move = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    const next = by && ids.at((ids.indexOf(shown.value) + by) % ids.length)
    if (!next) return
    choose(next)
    document.getElementById(`tab-${next}`)?.focus()
  }
  return (
    <div class={`tabs ${name}`} role="tablist" aria-label={label} onKeyDown={move}>
      {ids.map((id) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={`tab-${id}`}
          aria-selected={id === shown.value}
          aria-controls={`panel-${id}`}
          tabIndex={id === shown.value ? 0 : -1}
          onClick={() => choose(id)}
        >
          {titles[id]}
        </button>
      ))}
    </div>
  )
}

/** What a tab shows. */
export const Panel = ({ id, children, class: name }: { id: string; class: string; children: ComponentChildren }) => (
  <div id={`panel-${id}`} role="tabpanel" aria-labelledby={`tab-${id}`} class={name}>
    {children}
  </div>
)

interface DialogProps {
  title: string
  close: () => void
  children: ComponentChildren
}

/** A dialog in front of the page: the browser keeps the focus in it, and gives it back. */
export function Dialog({ title, close, children }: DialogProps) {
  const root = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => root.current?.showModal(), [])
  const closeOutside = ({ target }: Event) => target === root.current && root.current?.close()
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser closes a dialog with Escape
    <dialog ref={root} aria-labelledby={id} onClose={close} onClick={closeOutside}>
      <div class="head">
        <h2 id={id}>{title}</h2>
        <span class="push" />
        <Button class="quiet" onClick={() => root.current?.close()}>
          Close
        </Button>
      </div>
      {children}
    </dialog>
  )
}

/** A field with its label. */
export const Labelled = ({ id, label, children }: { id: string; label: string; children: ComponentChildren }) => (
  <div class="field">
    <label for={id}>
      <Prose text={label} />
    </label>
    {children}
  </div>
)

interface ChoiceProps<V extends string> {
  label: string
  value: V
  options: readonly (readonly [value: V, words: string])[]
  choose: (value: V) => void
  disabled?: boolean
  /** In place of a visible label. */
  isQuiet?: boolean
}

/** A field to choose from a few values. */
export function Choice<V extends string>(props: ChoiceProps<V>) {
  const { label, value, options, choose, disabled = false, isQuiet = false } = props
  const id = useId()
  const select = (
    <select
      id={id}
      class={isQuiet ? 'quiet' : ''}
      aria-label={isQuiet ? label : undefined}
      value={value}
      disabled={disabled}
      onChange={({ currentTarget }) => choose(currentTarget.value as V)}
    >
      {options.map(([value, words]) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </select>
  )
  return isQuiet ? select : <Labelled id={id} label={label} children={select} />
}

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
    <Labelled id={id} label={label}>
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
      {mistake !== undefined && (
        <p class="mistake" id={`${id}-mistake`}>
          <Prose text={mistake} />
        </p>
      )}
    </Labelled>
  )
}
