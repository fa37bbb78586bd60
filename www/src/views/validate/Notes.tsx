/**
 * The problems of a document: each on the desk beside its line, joined with it by a thread. On a narrow screen each follows
 * its line, inside the text.
 */
import { signal, useSignalEffect } from '@preact/signals'
import type { Problem } from 'order-contract'
import { render } from 'preact'
import { isNarrow } from '../../app/screen.js'
import { inWords, patternOf, placeName } from '../../app/words.js'
import { Button, PlaceLink, Said, SectionLink } from '../../frame/parts.js'
import { source } from '../../frame/source.js'
import { colourOf, type Thread } from '../../frame/Threads.js'
import { fix, type Group, groups, problems, report, slotOf } from './state.js'

/** Between two notes, and from the top of a note to the middle of its first line, in pixels. */
const APART = 6
const FIRST = 20

/** Where each note begins, from the top of them all. */
const tops = signal<readonly number[]>([])

export function Notes() {
  // The editor has a slot for each.
  useSignalEffect(() => {
    const host = source.live.value?.element
    if (host === undefined) return
    render(isNarrow.value && <NoteList />, host)
    return () => render(null, host)
  })
  return (
    <div class="beside">
      {!isNarrow.value && <NoteList />}
      {problems.value.length === 0 && report.value && (
        <p class="note info">
          No problems. <Said text={report.value.assumptions.join(' ')} />
        </p>
      )}
    </div>
  )
}

const NoteList = () => (
  <>
    {groups.value.map((group, at) => (
      <Note key={at} group={group} slot={slotOf(at)} top={tops.value[at]} />
    ))}
  </>
)

/** Places each note beside its line, or below the one before, and joins it with the line. */
export function noteThreads(): Thread[] {
  const root = document.querySelector<HTMLElement>('.beside')
  const { value: live } = source.live
  if (root === null || live === undefined) return []
  const above = root.getBoundingClientRect().top
  let free = 0
  const placed = [...root.querySelectorAll<HTMLElement>('article')].map((note, at) => {
    const problem = groups.peek()[at]?.[0]
    const id = String(problem ? problems.peek().indexOf(problem) : -1)
    const place = live.markOf(id)
    const row = place && live.rowOf(place)
    const top = Math.max(free, (row?.line ?? 0) - above - FIRST)
    free = top + note.offsetHeight + APART
    const line = above + top + FIRST
    const thread: Thread = {
      id,
      colour: colourOf(problem?.severity ?? 'info'),
      from: row,
      to: { top: line, bottom: line, line },
      hasDot: true,
    }
    return { top, thread }
  })
  tops.value = placed.map(({ top }) => top)
  root.style.minHeight = `${free}px`
  return placed.flatMap(({ thread }) => (thread.from ? [thread] : []))
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
          <Said text={fact} />
        </b>{' '}
        <Said text={[advice.trim(), help].filter(Boolean).join(' ')} />
      </p>
      {problem.fix?.edits && <FixButton problem={problem} />}
      <p class="at">
        {severity !== 'error' && `${severity === 'info' ? 'remark' : severity} · `}
        <PlaceLink text={source} problem={problem} />
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
        <Said text={title} />
      </Button>
      {applicability === 'review' && <span class="soft"> Review it.</span>}
    </p>
  )
}
