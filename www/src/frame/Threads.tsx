/** What joins a line with what stands beside it, across the gutter: an arrow, a bar where nothing is, a dot at a note. */
import { useSignalEffect } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { isNarrow } from '../app/screen.js'
import type { MarkKind, Row } from '../editor/drawn.js'
import type { EditedText } from '../editor/text.js'

export interface Thread {
  id: string
  colour: 'blue' | 'red' | 'grey'
  /** From a line, to what it becomes, or to a note. One of both may be missing. */
  from?: Row | undefined
  to?: Row | undefined
  /** Whether it ends in a dot, not in an arrow. */
  hasDot?: boolean
}

interface Props {
  texts: readonly EditedText[]
  /** Measures both ends, in the middle of the window's coordinates. */
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
      if (gutter.current === null) return
      setShown({ at: gutter.current.getBoundingClientRect(), all: isNarrow.peek() ? [] : threads() })
    })
  }
  useSignalEffect(() => {
    for (const text of texts) void [text.geometry.value, text.live.value]
    void isNarrow.value
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
export const colourOf = (kind: MarkKind): Thread['colour'] =>
  kind === 'change' ? 'blue' : kind === 'warning' || kind === 'info' ? 'grey' : 'red'

/**
 * From each mark of a text to the mark of the same id in the text beside it. A row has one thread: what moves outweighs what
 * is lost beside it.
 */
export function threadsBetween(text: EditedText, beside: EditedText): Thread[] {
  const [left, right] = [text.live.peek(), beside.live.peek()]
  if (!left || !right) return []
  const near = new Map(right.marksNear.map((place) => [place.mark.id, place]))
  const joined = left.marksNear.flatMap((place): Thread[] => {
    const { id, kind } = place.mark
    const other = near.get(id) ?? right.markOf(id)
    near.delete(id)
    const [from, to] = [left.rowOf(place), other && right.rowOf(other)]
    if (kind === 'unknown' || (to === undefined && kind !== 'loss')) return []
    const colour = left.isStopped(place) ? 'grey' : colourOf(kind)
    return [{ id, colour, from, to, hasDot: kind === 'error' }]
  })
  // What only the other text has comes from nowhere.
  const come = [...near.values()].flatMap((place): Thread[] => {
    const { id, kind } = place.mark
    return left.markOf(id) ? [] : [{ id, colour: colourOf(kind), to: right.rowOf(place) }]
  })
  const rows = new Map([...joined, ...come].map((thread) => [`${thread.from?.line} ${thread.to?.line}`, thread]))
  const moving = new Set(joined.flatMap(({ from, to }) => (to ? from?.line : [])))
  return [...rows.values()].filter(({ from, to }) => to || !moving.has(from?.line))
}

/** How high its end is at least above and below its line, in pixels. */
const POINT = 7

/** How wide it is drawn; the gutter can be narrower. */
const WIDTH = 96

/** How far behind the words of its line it begins, in pixels. */
const BEHIND = 14

function ThreadView({ thread: { colour, from, to, hasDot }, at }: { thread: Thread; at: DOMRect }) {
  const ends = [
    from,
    to && { ...to, top: Math.min(to.top, to.line - POINT), bottom: Math.max(to.bottom, to.line + POINT) },
  ]
  // On a whole pixel: a stroke between two would be drawn in the gutter otherwise than beside it.
  const highest = at.top + Math.floor(Math.min(...ends.flatMap((end) => end?.top ?? [])) - at.top)
  const height = Math.max(...ends.flatMap((end) => end?.bottom ?? [])) - highest
  const [y, x] = [from && from.line - highest, to && to.line - highest]
  const start = from?.end === undefined ? 0 : Math.min(0, ((from.end + BEHIND - at.left) / at.width) * WIDTH)
  const begin = `M${start} ${y}H0`
  const line =
    y === undefined
      ? `M48 ${x}H86`
      : x === undefined
        ? `${begin}H48M48 ${y - 12}V${y + 12}`
        : `${begin}${y === x ? 'H86' : `C44 ${y} 44 ${x} 86 ${x}`}`
  return (
    <svg
      class={`thread ${colour}`}
      style={{ top: `${highest - at.top}px`, height: `${height}px` }}
      viewBox={`0 0 ${WIDTH} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {!(to && to.top === to.bottom) && <path class="wash" d={wash(highest, from, to)} />}
      <path class="stroke" d={line} />
      {to && hasDot && <path class="stroke dot" d={`M90 ${x}h0`} />}
      {to && !hasDot && <path class="point" d={`M84 ${(x ?? 0) - 6.5}L96 ${x}L84 ${(x ?? 0) + 6.5}Z`} />}
    </svg>
  )
}

/** As wide as what is at both ends, narrow between them. */
function wash(highest: number, from: Row | undefined, to: Row | undefined): string {
  const lines = [from, to].flatMap((end) => end?.line ?? [])
  const middle = lines.reduce((sum, line) => sum + line, 0) / lines.length - highest
  const half = (edge: number, bend: number, { top, bottom }: Row) => {
    const [above, below] = [top - highest, bottom - highest]
    return `M${edge} ${above}C${bend} ${above} ${bend} ${middle - 4} 48 ${middle - 4}V${middle + 4}C${bend} ${middle + 4} ${bend} ${below} ${edge} ${below}Z`
  }
  return `${from ? half(0, 26, from) : ''}${to ? half(WIDTH, 70, to) : ''}`
}
