/** What joins a line with what stands beside it, across the gutter: an arrow, a bar where nothing is, a dot at a note. */
import { useSignalEffect } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { MarkKind, Row } from '../editor/drawn.js'
import type { EditedText } from '../editor/text.js'

export interface Thread {
  id: string
  look: 'blue' | 'red' | 'grey' | 'grey waiting'
  /** From a line, to what it becomes, or to a note. One of both may be missing. */
  from?: Row | undefined
  to?: Row | undefined
  /** Whether it ends in a dot, not in an arrow. */
  hasDot?: boolean
}

interface Props {
  texts: readonly EditedText[]
  /** Measures both ends, in the window. */
  threads: () => readonly Thread[]
  /** What stands between the sheets. */
  children?: ComponentChildren
}

/** Measures again whenever a line can be elsewhere. */
export function Gutter({ texts, threads, children }: Props) {
  const gutter = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState<{ at: DOMRect; all: readonly Thread[] }>()
  const waiting = useRef(0)
  const place = () => {
    cancelAnimationFrame(waiting.current)
    waiting.current = requestAnimationFrame(() => {
      // A narrow screen has no gutter.
      if (!gutter.current?.checkVisibility()) return
      setShown({ at: gutter.current.getBoundingClientRect(), all: threads() })
    })
  }
  useSignalEffect(() => {
    for (const text of texts) void [text.geometry.value, text.live.value]
    place()
  })
  useEffect(() => {
    const observer = new ResizeObserver(place)
    if (gutter.current?.parentElement) observer.observe(gutter.current.parentElement)
    return () => observer.disconnect()
  }, [])
  return (
    <div class="gutter">
      {children}
      <div class="threads" ref={gutter} aria-hidden="true">
        {shown?.all.map((thread) => (
          <ThreadView key={thread.id} thread={thread} at={shown.at} />
        ))}
      </div>
    </div>
  )
}

/** What is lost, or is a problem, is red. */
export const colourOf = (kind: MarkKind): Thread['look'] =>
  kind === 'change' ? 'blue' : kind === 'warning' || kind === 'info' ? 'grey' : 'red'

/** From each mark near the screen to the mark of the same id in the text beside it. */
export function threadsBetween(text: EditedText, beside: EditedText): Thread[] {
  const [left, right] = [text.live.peek(), beside.live.peek()]
  if (!left || !right) return []
  const ids = new Set([...left.marksNear, ...right.marksNear].map(({ mark }) => mark.id))
  const threads = [...ids].flatMap((id): Thread[] => {
    const [from, to] = [left.markOf(id), right.markOf(id)]
    const { kind = 'unknown' } = (from ?? to)?.mark ?? {}
    if (kind === 'unknown' || (kind !== 'loss' && !to)) return []
    const look = from && left.isStopped(from) ? 'grey waiting' : colourOf(kind)
    return [{ id, look, from: from && left.rowOf(from), to: to && right.rowOf(to), hasDot: kind === 'error' }]
  })
  // A row has one thread: what moves outweighs what is lost beside it.
  const rows = new Map(threads.map((thread) => [`${thread.from?.line} ${thread.to?.line}`, thread]))
  const moving = new Set(threads.flatMap(({ from, to }) => (to ? from?.line : [])))
  return [...rows.values()].filter(({ from, to }) => to || !moving.has(from?.line))
}

/** How wide it is drawn. */
const WIDTH = 96

/** How far behind the words of its line it begins, in pixels. */
const BEHIND = 14

/** Drawn at the heights in the window at which its ends were measured. */
function ThreadView({ thread: { look, from, to, hasDot }, at }: { thread: Thread; at: DOMRect }) {
  const ends = [from, to].flatMap((row) => row ?? [])
  // On a whole pixel: a stroke between two would be drawn in the gutter otherwise than beside it.
  const top = Math.floor(Math.min(...ends.map((row) => row.top)) - at.top)
  const height = Math.max(...ends.map((row) => row.bottom)) - at.top - top
  const isNote = to !== undefined && to.top === to.bottom
  const behind = from?.end === undefined ? 0 : ((from.end + BEHIND - at.left) / at.width) * WIDTH
  return (
    <svg
      class={`thread ${look}`}
      style={{ top: `${top}px`, height: `${height}px` }}
      viewBox={`0 ${at.top + top} ${WIDTH} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {!isNote && <path class="wash" d={wash(from, to)} />}
      <path class="stroke" d={stroke(Math.min(0, behind), from?.line, to?.line)} />
      {to && hasDot && <path class="stroke dot" d={`M90 ${to.line}h0`} />}
      {to && !hasDot && <path class="point" d={`M84 ${to.line - 6.5}L96 ${to.line}L84 ${to.line + 6.5}Z`} />}
    </svg>
  )
}

function stroke(start: number, from: number | undefined, to: number | undefined): string {
  if (from === undefined) return `M48 ${to}H86`
  if (to === undefined) return `M${start} ${from}H48m0 -12v24`
  return `M${start} ${from}H0C44 ${from} 44 ${to} 86 ${to}`
}

/** As high as what is at both ends, and between them as a thread. */
function wash(from: Row | undefined, to: Row | undefined): string {
  const lines = [from, to].flatMap((row) => row?.line ?? [])
  const middle = lines.reduce((sum, line) => sum + line, 0) / lines.length
  const half = (edge: number, bend: number, { top, bottom }: Row) =>
    `M${edge} ${top}C${bend} ${top} ${bend} ${middle - 4} 48 ${middle - 4}v8C${bend} ${middle + 4} ${bend} ${bottom} ${edge} ${bottom}Z`
  return `${from ? half(0, 26, from) : ''}${to ? half(WIDTH, 70, to) : ''}`
}
