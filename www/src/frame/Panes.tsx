/** A sheet with a document, or with what is made of it. */
import type { ComponentChildren } from 'preact'
import { readFile } from '../app/files.js'
import { useDrops } from './drops.js'
import { Button, CodeListing } from './parts.js'

interface PaneProps {
  side: 'from' | 'to'
  label: string
  head: ComponentChildren
  children: ComponentChildren
  /** Takes the text of a dropped file. */
  take?: (text: string) => void
}

export function Pane({ side, label, head, children, take }: PaneProps) {
  const { isOver, events } = useDrops((file) => void (take && readFile(file, take)))
  const name = `pane ${side} ${isOver ? 'dropping' : ''}`
  return (
    <section class={name} aria-label={label} {...(take && events)}>
      <div class="head">{head}</div>
      {children}
    </section>
  )
}

/** The code that does what the page has done. */
export const Next = ({ code, children }: { code: string | undefined; children?: ComponentChildren }) =>
  code ? (
    <section class="next">
      <CodeListing text={code} />
      {children}
    </section>
  ) : null

/** Opens what is folded. */
export const ShowAll = ({ count, press }: { count: number; press: () => void }) => (
  <Button class="all" onClick={press}>
    Show all {count} lines
  </Button>
)
