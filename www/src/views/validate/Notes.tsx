/**
 * The problems of a document: each on the desk beside its line, joined with it by a thread. On a narrow screen each follows
 * its line, inside the text.
 */
import { signal, useSignalEffect } from '@preact/signals'
import type { Problem } from 'order-contract'
import { render } from 'preact'
import { useRef } from 'preact/hooks'
import { source } from '../../app/document.js'
import { isNarrow } from '../../app/screen.js'
import { inWords, patternOf, placeName } from '../../app/words.js'
import { MARKED } from '../../editor/drawn.js'
import { Button, PlaceLink, Prose, SectionLink } from '../../frame/parts.js'
import { fix, type Group, groups, problems, report, slotOf } from './state.js'

/** Between two notes, in pixels. */
const APART = 6

interface Placed {
  /** The middle of its line. */
  line: number
  /** Where its note begins. */
  top: number
}

const placed = signal<readonly Placed[]>([])

export function Notes() {
  const root = useRef<HTMLDivElement>(null)
  const place = () => {
    const view = source.live.peek()?.view
    if (root.current === null || view === undefined) return
    const above = view.documentTop - root.current.getBoundingClientRect().top
    let free = 0
    placed.value = [...root.current.querySelectorAll<HTMLElement>('.note')].map((note, at) => {
      const start = groups.peek()[at]?.[0].span?.start ?? 0
      const line = above + view.lineBlockAt(Math.min(start, view.state.doc.length)).top + MARKED / 2
      const top = Math.max(free, line - 20)
      free = top + note.offsetHeight + APART
      return { line, top }
    })
    root.current.style.minHeight = `${free}px`
  }
  useSignalEffect(() => {
    source.geometry.value
    source.live.value
    groups.value
    isNarrow.value
    requestAnimationFrame(place)
  })
  // The editor has a slot for each.
  useSignalEffect(() => {
    const host = source.live.value?.element
    if (host === undefined) return
    render(isNarrow.value && <NoteList />, host)
    return () => render(null, host)
  })
  return (
    <div class="beside" ref={root}>
      {!isNarrow.value && <NoteList />}
      {problems.value.length === 0 && report.value && (
        <p class="note info">
          No problems. <Prose text={report.value.assumptions.join(' ')} />
        </p>
      )}
    </div>
  )
}

const NoteList = () => (
  <>
    {groups.value.map((group, at) => (
      <Note key={at} group={group} slot={slotOf(at)} top={placed.value[at]?.top} />
    ))}
  </>
)

/** From the line of each note to the note. */
export function NoteThreads() {
  const height = Math.max(0, ...placed.value.map(({ top, line }) => Math.max(top, line))) + MARKED
  return (
    <svg
      class="thread"
      width="100%"
      height={height}
      viewBox={`0 0 96 ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {placed.value.map(({ line, top }, at) => (
        <g key={at} class={groups.value[at]?.[0].severity === 'error' ? 'red' : 'grey'}>
          <path d={`M0 ${line}C40 ${line} 44 ${top + 20} 84 ${top + 20}`} />
          <ellipse fill="currentColor" cx="86" cy={top + 20} rx="5" ry="5" />
        </g>
      ))}
    </svg>
  )
}

/** Where it is not known yet, it is not shown. */
const placeAt = (top?: number) => (top === undefined ? { visibility: 'hidden' } : { top: `${top}px` })

const BASIS = { stated: 'stated in', implied: 'implied by', assumed: 'assumed, as it is not stated in' }

/** The first sentence of a message says the fact. A dot in code ends none. */
const FACT = /^((?:`[^`]*`|[^`.])*\.?)(.*)$/s

function Note({ group, top, slot }: { group: Group; top: number | undefined; slot: string }) {
  const [problem] = group
  const { code, severity, message, help, pointer, basis, section } = problem
  const [, fact = '', advice = ''] = FACT.exec(message) ?? []
  const isLit = source.pointed.value === String(problems.value.indexOf(problem))
  return (
    <article slot={slot} class={`note ${severity} ${isLit ? 'lit' : ''}`} style={isNarrow.value ? {} : placeAt(top)}>
      <p>
        <b>
          <Prose text={fact} />
        </b>
        <Prose text={[advice, help].filter(Boolean).join(' ')} />
      </p>
      {problem.fix?.edits && <FixButton problem={problem} />}
      <p class="at">
        {severity !== 'error' && `${severity === 'info' ? 'remark' : severity} · `}
        <PlaceLink problem={problem} />
        {group.length > 1 && ` and ${inWords(group.length - 1)} more, ${placeName(patternOf(pointer))}`} ·{' '}
        {BASIS[basis]} <SectionLink section={section} /> · <a href={`./codes/#${code}`}>{code}</a>
      </p>
    </article>
  )
}

function FixButton({ problem }: { problem: Problem }) {
  const { title = '', applicability } = problem.fix ?? {}
  return (
    <p>
      <Button onClick={() => fix(problem)}>
        <Prose text={title} />
      </Button>
      {applicability === 'review' && <span class="soft"> Review it.</span>}
    </p>
  )
}
