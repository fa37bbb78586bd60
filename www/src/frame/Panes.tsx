/** A sheet with a document, or with what is made of it; and the code that does what the page has done. */
import type { ComponentChildren } from 'preact'
import { Listing } from './parts.js'

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
