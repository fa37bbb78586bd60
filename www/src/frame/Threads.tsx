/** What joins a line with what stands beside it, across the gutter: an arrow, a bar where nothing is, a dot at a note. */
import { useSignalEffect } from '@preact/signals'
import { useRef, useState } from 'preact/hooks'
import { MARKED } from '../editor/drawn.js'
import type { EditedText } from '../editor/text.js'

export interface Thread {
  id: string
  kind: 'arrow' | 'bar'
  /** Its position in the text. */
  at: number
}

interface Props {
  text: EditedText
  /** In the order of the text. */
  threads: () => readonly Thread[]
}

interface Placed extends Thread {
  top: number
}

/** Only those of the lines that the editor shows are drawn. */
export function Threads({ text, threads }: Props) {
  const gutter = useRef<HTMLDivElement>(null)
  const [placed, setPlaced] = useState<readonly Placed[]>([])
  useSignalEffect(() => {
    text.geometry.value
    const view = text.live.value?.view
    const all = threads()
    requestAnimationFrame(() => {
      if (view === undefined || gutter.current === null) return
      const { from, to } = view.viewport
      const top = view.documentTop - gutter.current.getBoundingClientRect().top
      const shown = all.filter(({ at }) => at >= from && at <= to)
      setPlaced(shown.map((thread) => ({ ...thread, top: top + view.lineBlockAt(thread.at).top })))
    })
  })
  return (
    <div class="threads" ref={gutter} aria-hidden="true">
      {placed.map(({ id, kind, top }) => (
        <svg
          key={id}
          class={`thread ${kind === 'bar' ? 'red' : ''}`}
          style={{ top: `${top}px`, height: `${MARKED}px` }}
          viewBox="0 0 96 38"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {kind === 'arrow' ? ARROW : BAR}
        </svg>
      ))}
    </div>
  )
}

const ARROW = (
  <>
    <path fill="var(--blue-wash)" d="M0 0C26 0 26 15 48 15S70 0 96 0V38C70 38 70 23 48 23S26 38 0 38Z" />
    <path d="M0 19H86" />
    <path fill="currentColor" d="M84 12.5 96 19 84 25.5Z" />
  </>
)

const BAR = (
  <>
    <path fill="var(--red-wash)" d="M0 0C26 0 26 15 48 15V23C26 23 26 38 0 38Z" />
    <path d="M0 19H48M49 7V31" />
  </>
)
