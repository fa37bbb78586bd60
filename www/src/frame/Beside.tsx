/**
 * Notes on a document: each on the desk beside the line of its mark, joined with it by a thread. On a narrow screen each
 * follows its line, inside the text.
 */
import { effect } from '@preact/signals'
import { type ComponentChildren, type ComponentType, render } from 'preact'
import { useLayoutEffect } from 'preact/hooks'
import { isNarrow } from '../app/screen.js'
import { type MarkKind, slotOf } from '../editor/drawn.js'
import { source } from './source.js'
import { colourOf, type Thread } from './Threads.js'

/** Between two notes, and from the top of a note to the middle of its first line, in pixels. */
const APART = 6
const FIRST = 20

interface Props {
  /** All notes. */
  Notes: ComponentType
  /** What stands there on a narrow screen too. */
  children?: ComponentChildren
}

export function Beside({ Notes, children }: Props) {
  // The editor has a slot for each. Before it is painted: the text below would move.
  const show = () => {
    const host = source.live.value?.element
    if (host === undefined) return undefined
    render(isNarrow.value && <Notes />, host)
    return () => render(null, host)
  }
  useLayoutEffect(() => effect(show), [])
  return (
    <div class="beside">
      {!isNarrow.value && <Notes />}
      {children}
    </div>
  )
}

interface NoteProps {
  kind: MarkKind
  /** The id of its mark. */
  mark: string
  children: ComponentChildren
}

export function Note({ kind, mark, children }: NoteProps) {
  const isLit = source.pointed.value === mark
  return (
    <article slot={slotOf(mark)} data-mark={mark} class={`note ${kind} ${isLit ? 'lit' : ''}`}>
      {children}
    </article>
  )
}

/** Places each note beside its line, or below the one before, and joins it with the line. */
export function noteThreads(): Thread[] {
  const root = document.querySelector<HTMLElement>('.beside')
  const { value: live } = source.live
  if (root === null || live === undefined) return []
  const above = root.getBoundingClientRect().top
  let free = 0
  const placed = [...root.querySelectorAll<HTMLElement>('article')].map((note) => {
    const { mark: id = '' } = note.dataset
    const place = live.markOf(id)
    const row = place && live.rowOf(place)
    const top = Math.max(free, (row?.line ?? 0) - above - FIRST)
    free = top + note.offsetHeight + APART
    note.style.top = `${top}px`
    const line = above + top + FIRST
    const to = { top: line, bottom: line, line }
    return { id, look: colourOf(place?.mark.kind ?? 'info'), from: row, to, hasDot: true }
  })
  root.style.minHeight = `${free}px`
  return placed.filter(({ from }) => from)
}
