/** A sheet with a document, or with what is made of it; where to get another; and the code that does what the page has done. */
import type { ComponentChildren } from 'preact'
import { useRef, useState } from 'preact/hooks'
import { whenLoaded } from '../app/notice.js'
import { takeFile } from '../app/taking.js'
import type { Offer, Samples } from '../samples/Samples.js'
import type { Sample } from '../samples/sample.js'
import { Button, CopyButton, Listing } from './parts.js'

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

/** The head of what is made, which can be copied. */
export const MadeHead = ({ title, text }: { title: string; text: () => string }) => (
  <>
    <h2>{title}</h2>
    <span class="tools">
      <CopyButton label="Copy" text={text} />
    </span>
  </>
)

export const Next = ({ code, children }: { code: string | undefined; children?: ComponentChildren }) =>
  code ? (
    <section class="next">
      <Listing text={code} title="Next: the same in your code" />
      {children}
    </section>
  ) : null

interface ToolsProps {
  offer: Offer
  pick: (sample: Sample) => void
  children: ComponentChildren
}

/** Another document: a sample of the view, or a file; and what else can be done with it. */
export function DocumentTools({ offer, pick, children }: ToolsProps) {
  const [picking, setPicking] = useState<{ Samples: typeof Samples }>()
  const input = useRef<HTMLInputElement>(null)
  const choose = () => void whenLoaded(import('../samples/Samples.js')).then(setPicking)
  const open = ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
    const file = currentTarget.files?.[0]
    currentTarget.value = ''
    if (file) void takeFile(file)
  }
  return (
    <span class="tools">
      <Button class="quiet" onClick={choose}>
        Samples
      </Button>
      <Button class="quiet" aria-label="Open a file" onClick={() => input.current?.click()}>
        Open
      </Button>
      <input ref={input} type="file" accept=".json,.txt,application/json,text/plain" hidden onChange={open} />
      {children}
      {picking && <picking.Samples offer={offer} pick={pick} close={() => setPicking(undefined)} />}
    </span>
  )
}
