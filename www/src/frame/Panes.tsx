/** A sheet with a document, or with what is made of it; where to get another; and the code that does what the page has done. */
import type { ComponentChildren } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { whenLoaded } from '../app/notice.js'
import { takeFile } from '../app/taking.js'
import type { Sample } from '../samples/sample.js'
import { Icon } from './icons.js'
import { Button, Listing, Menu } from './parts.js'
import type * as Part from './Samples.js'

interface PaneProps {
  side: 'from' | 'to'
  label: string
  head: ComponentChildren
  children: ComponentChildren
}

export const Pane = ({ side, label, head, children }: PaneProps) => (
  <section class={`pane box ${side}`} aria-label={label}>
    <div class="head row">{head}</div>
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

interface SamplesProps {
  offer: Part.Offer
  pick: (sample: Sample) => void
}

/** Offers the samples of a view in front of the page. */
export function SamplesButton(props: SamplesProps) {
  const [part, setPart] = useState<typeof Part>()
  const choose = () => void whenLoaded(import('./Samples.js')).then(setPart)
  return (
    <>
      <Button class="quiet" onClick={choose}>
        Samples
      </Button>
      {part && <part.SamplesDialog {...props} close={() => setPart(undefined)} />}
    </>
  )
}

/** The samples of a view, where there is nothing else to show. */
export function SamplesHere(props: SamplesProps) {
  const [part, setPart] = useState<typeof Part>()
  useEffect(() => void whenLoaded(import('./Samples.js')).then(setPart), [])
  return (
    <section class="here">
      <h2>Samples</h2>
      {part && <part.SampleList {...props} />}
    </section>
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
