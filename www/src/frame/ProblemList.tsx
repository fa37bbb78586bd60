/** Problems in the order of the text: each with its place, what it is, and what can be done. */
import type { Problem } from 'order-contract/wasm'
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { whenLoaded } from '../app/notice.js'
import { placeName } from '../app/pointer.js'
import { Button, Prose, SectionLink } from './parts.js'

interface Props {
  problems: readonly Problem[]
  show: (start: number, end: number) => void
  isLit?: (problem: Problem) => boolean
  /** Below a problem. */
  more?: (problem: Problem) => ComponentChildren
}

export const ProblemList = ({ problems, show, isLit, more }: Props) => (
  <ol class="problems">
    {problems.map((problem, at) => (
      <li
        key={`${at} ${problem.code} ${problem.pointer}`}
        class={`${problem.severity} ${isLit?.(problem) ? 'lit' : ''}`}
      >
        <ProblemWords problem={problem} show={show} />
        {more?.(problem)}
      </li>
    ))}
  </ol>
)

function ProblemWords({ problem, show }: { problem: Problem; show: Props['show'] }) {
  const { code, severity, basis, section, message, help, pointer, span, suggestion } = problem
  const [meaning, setMeaning] = useState<string>()
  const toggle = async () =>
    setMeaning(meaning ? undefined : (await whenLoaded(import('./meaning.js')))?.meaningOf(code))
  const isNew = suggestion !== undefined && !message.includes(suggestion)
  return (
    <>
      <span class="dot" />
      <Button class="place" disabled={!span} onClick={() => span && show(span.start, span.end)}>
        <code>{placeName(pointer)}</code>
        {span && ` · ${`line ${span.line}`}`}
      </Button>
      <small>
        {severity} ·{' '}
        <Button class="code" aria-expanded={meaning !== undefined} onClick={() => void toggle()}>
          {code}
        </Button>{' '}
        · {basis} · <SectionLink section={section} />
      </small>
      <p>
        <Prose text={[message, help, isNew && `Did you mean \`${suggestion}\`?`].filter(Boolean).join(' ')} />
      </p>
      {meaning && (
        <p class="entry">
          <Prose text={meaning} /> <a href={`./codes/${code}/`}>Documentation</a>
        </p>
      )}
    </>
  )
}
