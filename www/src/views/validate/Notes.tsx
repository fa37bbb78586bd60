/** The problems of a document, as notes on it. */
import type { Problem } from 'order-contract'
import { inWords, patternOf, placeName } from '../../app/words.js'
import { Beside, Note } from '../../frame/Beside.js'
import { Button, PlaceLink, Said, SectionLink } from '../../frame/parts.js'
import { source } from '../../frame/source.js'
import { fix, type Group, groups, markOf, problems, report } from './state.js'

export const Notes = () => (
  <Beside Notes={NoteList}>
    {problems.value.length === 0 && report.value && (
      <p class="note info">
        No problems. <Said text={report.value.assumptions.join(' ')} />
      </p>
    )}
  </Beside>
)

const NoteList = () => (
  <>
    {groups.value.map((group) => (
      <ProblemNote key={markOf(group[0])} group={group} />
    ))}
  </>
)

const BASIS = { stated: 'stated in', implied: 'implied by', assumed: 'assumed, as it is not stated in' }

/** The first sentence of a message says the fact. A dot in code ends none. */
const FACT = /^((?:`[^`]*`|[^`.])*\.?)(.*)$/s

function ProblemNote({ group }: { group: Group }) {
  const [problem] = group
  const { code, severity, message, help, pointer, basis, section } = problem
  const [, fact = '', advice = ''] = FACT.exec(message) ?? []
  return (
    <Note kind={severity} mark={markOf(problem)}>
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
    </Note>
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
