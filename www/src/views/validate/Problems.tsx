/** The problems of a document: in the order of the text, or if there are many, grouped by code and path. */
import type { Problem } from 'order-contract/wasm'
import { useState } from 'preact/hooks'
import { source } from '../../app/document.js'
import { patternOf, placeName } from '../../app/pointer.js'
import { inWords } from '../../app/words.js'
import { ProblemList } from '../../frame/ProblemList.js'
import { Button, Prose } from '../../frame/parts.js'
import { canUndo, fix, groupsOf, problems, report, undoFix } from './state.js'

/** From here on, problems are grouped. */
const MANY = 100
/** How many of a group are shown at first. */
const MOST = 50

type Show = (start: number, end: number) => void

export function Problems({ show }: { show: Show }) {
  const { value: all } = problems
  const assumptions = report.value?.assumptions ?? []
  return (
    <>
      <Fixed />
      {all.length > MANY ? (
        groupsOf(all).map((group, at) => <ProblemGroup key={at} problems={group} show={show} />)
      ) : (
        <Listed problems={all} show={show} />
      )}
      {report.value && all.length === 0 && <p class="nothing">No problems.</p>}
      {assumptions.map((words) => (
        <p key={words} class="nothing">
          <Prose text={words} />
        </p>
      ))}
    </>
  )
}

/** Undoes the last fix. */
function Fixed() {
  if (!canUndo.value) return null
  return (
    <div class="fixed">
      <Button onClick={undoFix}>Undo the fix</Button>
    </div>
  )
}

function ProblemGroup({ problems, show }: { problems: readonly Problem[]; show: Show }) {
  const [most, setMost] = useState(MOST)
  const [{ code, severity, pointer }] = problems as [Problem]
  const rest = problems.length - most
  return (
    <details class={`group ${severity}`}>
      <summary>
        <span class="dot" /> <code>{code}</code> <code>{placeName(patternOf(pointer))}</code>
        <strong>{problems.length === 1 ? `once` : `${inWords(problems.length)} times`}</strong>
      </summary>
      <Listed problems={problems.slice(0, most)} show={show} />
      {rest > 0 && <Button onClick={() => setMost(most * 4)}>{`And ${inWords(rest)} more.`}</Button>}
    </details>
  )
}

/** Those of the document, with their fixes. */
const Listed = ({ problems, show }: { problems: readonly Problem[]; show: Show }) => (
  <ProblemList
    problems={problems}
    show={show}
    isLit={(problem) => source.pointed.value === String(problemAt(problem))}
    more={(problem) => problem.fix?.edits && <FixButton problem={problem} />}
  />
)

const problemAt = (problem: Problem) => problems.value.indexOf(problem)

function FixButton({ problem }: { problem: Problem }) {
  const { title = '', applicability } = problem.fix ?? {}
  const words = applicability === 'safe' ? `Fix: ${title}` : `Fix and review: ${title}`
  return (
    <div class="fix">
      <Button onClick={() => fix(problem)}>
        <Prose text={words} />
      </Button>
    </div>
  )
}
