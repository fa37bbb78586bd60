/** A sheet with a document, or with what is made of it. */
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { readFile } from '../app/files.js'
import { notice } from '../app/notice.js'
import { inWords } from '../app/words.js'
import { Listing } from './parts.js'

interface PaneProps {
  side: 'from' | 'to'
  label: string
  head: ComponentChildren
  children: ComponentChildren
  /** Takes the text of a dropped file. */
  take?: (text: string) => void
}

export function Pane({ side, label, head, children, take }: PaneProps) {
  const [isOver, setOver] = useState(false)
  // They come before those of an editor in it.
  const drops = take && {
    onDragOver(event: DragEvent) {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDropCapture(event: DragEvent) {
      setOver(false)
      const [file, ...more] = event.dataTransfer?.files ?? []
      if (!file) return
      event.preventDefault()
      event.stopPropagation()
      // It is unclear which of several is meant.
      if (more.length > 0) notice(`None of the ${inWords(more.length + 1)} files was opened. Drop one file at a time.`)
      else void readFile(file, take)
    },
  }
  return (
    <section class={`pane box ${side} ${isOver ? 'dropping' : ''}`} aria-label={label} {...drops}>
      <div class="head row">{head}</div>
      {children}
    </section>
  )
}

/** The code that does what the page has done. */
export const Next = ({ code, children }: { code: string | undefined; children?: ComponentChildren }) =>
  code ? (
    <section class="next">
      <Listing text={code} title="Next: the same in your code" />
      {children}
    </section>
  ) : null
