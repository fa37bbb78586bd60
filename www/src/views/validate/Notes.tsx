/** The problems of a document, each on the desk beside its line, joined with it by a thread. */
import { signal, useSignalEffect } from '@preact/signals'
import type { Problem } from 'order-contract/wasm'
import { useEffect, useRef } from 'preact/hooks'
import { source } from '../../app/document.js'
import { patternOf, placeName } from '../../app/pointer.js'
import { inWords } from '../../app/words.js'
import { MARKED } from '../../editor/drawn.js'
import { Button, Prose, SectionLink } from '../../frame/parts.js'
import { fix, type Group, groups, problems, report } from './state.js'

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
    root.current.style.minHeight = matchMedia('(max-width: 960px)').matches ? '' : `${free}px`
  }
  useSignalEffect(() => {
    source.geometry.value
    source.live.value
    groups.value
    requestAnimationFrame(place)
  })
  useEffect(place, [placed.value.length])
  const assumptions = report.value?.assumptions ?? []
  return (
    <div class={`notes-column ${placed.value.length > 0 ? 'placed' : ''}`} ref={root}>
      {groups.value.map((group, at) => (
        <Note key={at} group={group} top={placed.value[at]?.top ?? 0} />
      ))}
      {problems.value.length === 0 && report.value && <p class="note info">No problems.</p>}
      {problems.value.length === 0 &&
        assumptions.map((words) => (
          <p key={words} class="note info">
            <Prose text={words} />
          </p>
        ))}
    </div>
  )
}

/** From the line of each note to the note. */
export function NoteThreads() {
  const height = Math.max(0, ...placed.value.map(({ top, line }) => Math.max(top, line))) + MARKED
  return (
    <svg
      class="thread note-threads"
      width="100%"
      height={height}
      viewBox={`0 0 96 ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {placed.value.map(({ line, top }, at) => {
        const severity = groups.value[at]?.[0].severity
        return (
          <g key={at} class={severity === 'error' ? 'wrong' : 'quiet'}>
            <path class="stroke" d={`M0 ${line}C40 ${line} 44 ${top + 20} 84 ${top + 20}`} />
            <ellipse class="tip" cx="86" cy={top + 20} rx="5" ry="5" />
          </g>
        )
      })}
    </svg>
  )
}

function Note({ group, top }: { group: Group; top: number }) {
  const [problem] = group
  const { code, severity, message, help, span } = problem
  const isLit = source.pointed.value === String(problems.value.indexOf(problem))
  const show = () => span && source.live.value?.reveal(span.start, span.end)
  return (
    <article class={`note ${severity} ${isLit ? 'lit' : ''}`} style={{ top: `${top}px` }}>
      <p>
        <Prose text={[message, help].filter(Boolean).join(' ')} />
      </p>
      {problem.fix?.edits && <FixButton problem={problem} />}
      <p class="at">
        {severity !== 'error' && `${severity === 'info' ? 'remark' : severity} · `}
        <Button class="link" disabled={!span} onClick={show}>
          {span ? `Line ${span.line}` : placeName(problem.pointer)}
        </Button>
        {group.length > 1 && ` and ${inWords(group.length - 1)} more, ${placeName(patternOf(problem.pointer))}`} ·{' '}
        {BASIS[problem.basis]} <SectionLink section={problem.section}>section {problem.section}</SectionLink> ·{' '}
        <a href={`./codes/${code}/`}>{code}</a>
      </p>
    </article>
  )
}

const BASIS = { stated: 'stated in', implied: 'implied by', assumed: 'assumed, as it is not stated in' }

function FixButton({ problem }: { problem: Problem }) {
  const { title = '', applicability } = problem.fix ?? {}
  return (
    <p class="acts">
      <Button class={applicability === 'safe' ? 'first' : 'button'} onClick={() => fix(problem)}>
        <span>
          <Prose text={title} />
        </span>
      </Button>
      {applicability === 'review' && <span class="soft">Review it.</span>}
    </p>
  )
}
