/** A sheet with a document, or with what is made of it; where to get another; and the code that does what the page has done. */
import type { ComponentChildren } from 'preact'
import { useRef } from 'preact/hooks'
import { takeFile } from '../app/taking.js'
import { Icon } from './icons.js'
import { Button, Listing, Menu } from './parts.js'
import { SamplesButton, type SamplesProps } from './Samples.js'

interface PaneProps {
  side: 'from' | 'to'
  label: string
  head: ComponentChildren
  children: ComponentChildren
}

export const Pane = ({ side, label, head, children }: PaneProps) => (
  <section class={`pane box ${side}`} aria-label={label}>
    <div class="head row box">{head}</div>
    {children}
  </section>
)

export const Next = ({ code, children }: { code: string | undefined; children?: ComponentChildren }) =>
  code ? (
    <section class="next">
      <Listing text={code} title="Next: the same in your code" />
      {children}
    </section>
  ) : null

/** What is said below the sheets, in short texts beside each other. */
export const Explained = ({ title, children }: { title: string; children: ComponentChildren }) => (
  <section class="kind">
    <h2>{title}</h2>
    {children}
  </section>
)

/** Asks for a file. */
export function OpenButton({ class: name = 'quiet', children }: { class?: string; children: ComponentChildren }) {
  const input = useRef<HTMLInputElement>(null)
  const open = ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
    const file = currentTarget.files?.[0]
    currentTarget.value = ''
    if (file) void takeFile(file)
  }
  return (
    <>
      <Button class={name} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input ref={input} type="file" accept=".json,.txt,application/json,text/plain" hidden onChange={open} />
    </>
  )
}

/** Another document: a sample of the view, or a file; and what else can be done with it. */
export const DocumentTools = ({ children, ...samples }: SamplesProps & { children?: ComponentChildren }) => (
  <span class="tools">
    <Menu label="More" face={<Icon name="more" />}>
      <SamplesButton {...samples} />
      <OpenButton>Open</OpenButton>
      {children}
    </Menu>
  </span>
)
