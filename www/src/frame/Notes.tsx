/** Notes on the document, each beside its line: what is wrong with it. */
import type { Problem } from 'order-contract'
import { inWords, patternOf, placeName } from '../app/words.js'
import { edited } from '../editor/edits.js'
import { Note } from './Beside.js'
import { Button, Said, SectionLink } from './parts.js'
import { type Noted, notedOf } from './problems.js'
import { isBefore, source } from './source.js'

export const ProblemNotes = ({ problems }: { problems: readonly Problem[] }) => (
  <>
    {notedOf(problems).map((noted) => (
      <ProblemNote key={noted.mark} {...noted} />
    ))}
  </>
)

const BASIS = { stated: 'stated in', implied: 'implied by', assumed: 'assumed, as it is not stated in' }

/** The first sentence of a message says the fact. A dot in code ends none. */
const FACT = /^((?:`[^`]*`|[^`.])*\.?)(.*)$/s

function ProblemNote({ mark, problem, count }: Noted) {
  const { code, severity, message, help, pointer, basis, section, span } = problem
  const [, fact = '', advice = ''] = FACT.exec(message) ?? []
  return (
    <Note kind={severity} mark={mark}>
      <p>
        <b>
          <Said text={fact} />
        </b>{' '}
        <Said text={[advice.trim(), help].filter(Boolean).join(' ')} />
      </p>
      {problem.fix?.edits && <FixButton problem={problem} />}
      <p class="at">
        {severity !== 'error' && `${severity === 'info' ? 'remark' : severity} · `}
        <Button class="link" disabled={!span} onClick={() => source.live.value?.revealMark(mark)}>
          {span ? `Line ${span.line}` : placeName(pointer)}
        </Button>
        {count > 1 && ` and ${inWords(count - 1)} more, ${placeName(patternOf(pointer))}`} · {BASIS[basis]}{' '}
        <SectionLink section={section} /> · <a href={`./codes/#${code}`}>{code}</a>
      </p>
    </Note>
  )
}

function FixButton({ problem }: { problem: Problem }) {
  const { title = '', applicability, edits = [] } = problem.fix ?? {}
  return (
    <p>
      <Button disabled={isBefore.value} onClick={() => source.set(edited(source.current, edits))}>
        <Said text={title} />
      </Button>
      {applicability === 'review' && <span class="soft"> Review it.</span>}
    </p>
  )
}
