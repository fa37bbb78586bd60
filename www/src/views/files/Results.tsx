/** The result of a job: files to save, what was lost or is wrong by cause, and the first documents with problems. */
import type { Problem } from 'order-contract/slim'
import type { Tally } from 'order-contract/stream'
import type { ComponentChildren } from 'preact'
import { save } from '../../app/files.js'
import { placeName } from '../../app/pointer.js'
import { say } from '../../app/words.js'
import type { Job, ListedDocument, Result } from '../../archive/messages.js'
import { Button, Prose, SectionLink } from '../../frame/parts.js'
import { nameWith, sizeInWords } from './format.js'
import { ended } from './state.js'

export function Results() {
  const { value } = ended
  if (value?.ending.kind !== 'done') return <p class="nothing">{say('nothingToShow')}</p>
  const { job, ending } = value
  return (
    <>
      <Downloads result={ending.result} job={job} />
      <Causes result={ending.result} job={job} />
      <Listed result={ending.result} job={job} />
    </>
  )
}

interface Props {
  result: Result
  job: Job
}

interface Saved {
  blob: Blob
  what: string
  name: string
}

/** What can be saved, each named for what it is. */
function savedOf({ outcome, listed, listing }: Result, { file: { name }, from, version }: Job): Saved[] {
  const part = (called: string) => nameWith(name, called, '.ndjson')
  const list = (what: string, called: string) => (listed > 0 ? [{ blob: listing, what, name: part(called) }] : [])
  if (outcome.kind === 'validated') return list(say('saveFindings'), `problems-${version}`)
  const { output, complements } = outcome
  const kept = { blob: complements, what: say('saveComplements'), name: part(`complements-${from}`) }
  return [
    { blob: output, what: say('saveOutput', { version }), name: nameWith(name, version) },
    ...(complements.size > 0 ? [kept] : []),
    ...list(say('saveRejects'), 'rejects'),
  ]
}

const Downloads = ({ result, job }: Props) => (
  <p class="downloads">
    {savedOf(result, job).map(({ blob, what, name }) => (
      <Button key={name} onClick={() => save(blob, name)}>
        {`${what} (${sizeInWords(blob.size)})`}
      </Button>
    ))}
  </p>
)

const Titled = ({ title, children }: { title: string; children: ComponentChildren }) => (
  <section>
    <h2 class="nothing">{title}</h2>
    <ol class="problems">{children}</ol>
  </section>
)

/** Problems by code, or losses and gaps by place, the most frequent first. */
function Causes({ result: { outcome }, job: { version } }: Props) {
  if (outcome.kind === 'converted') {
    const { losses, gaps } = outcome.summary
    return (
      <>
        {losses.length > 0 && (
          <Titled title={say('lostIn', { version })}>{losses.slice(0, MOST).map(tallyItem)}</Titled>
        )}
        {gaps.length > 0 && <Titled title={say('missingIn', { version })}>{gaps.slice(0, MOST).map(tallyItem)}</Titled>}
      </>
    )
  }
  const codes = Object.entries(outcome.summary.byCode).sort(([, a], [, b]) => b - a)
  if (codes.length === 0) return null
  return (
    <Titled title={say('problemsByCode')}>
      {codes.map(([code, count]) => (
        <li key={code}>
          <span class="dot" />
          <a href={`./codes/${code}/`}>{code}</a>
          <strong>{say('times', { count })}</strong>
        </li>
      ))}
    </Titled>
  )
}

/** The most causes that are listed. */
const MOST = 100

const tallyItem = ({ pointer, reason, section, count }: Tally) => (
  <li key={`${pointer} ${reason}`} class="loss">
    <span class="dot" />
    <code>{placeName(pointer)}</code>
    <strong>{say('times', { count })}</strong>
    <p>
      <Prose text={reason} /> <SectionLink section={section} />
    </p>
  </li>
)

/** The first documents that were rejected or have problems, in the language of the job. */
function Listed({ result: { first, listed }, job: { from, lang } }: Props) {
  if (first.length === 0) return null
  const what = say(from === undefined ? 'documentsWithProblems' : 'rejectedDocuments')
  const title = listed > first.length ? say('theFirst', { what, most: first.length }) : what
  return (
    <Titled title={title}>
      {first.map(({ line, problems }: ListedDocument) => (
        <li key={line} class={problems[0]?.severity ?? 'error'}>
          <span class="dot" />
          <strong>{say('lineOf', { line })}</strong>
          {problems.map((problem, at) => (
            <ProblemLine key={at} problem={problem} lang={lang} />
          ))}
        </li>
      ))}
    </Titled>
  )
}

const ProblemLine = ({ problem: { code, pointer, message, section }, lang }: { problem: Problem; lang: string }) => (
  <p>
    <code>{code}</code> {pointer !== '' && <code>{placeName(pointer)}</code>}{' '}
    <span lang={lang}>
      <Prose text={message} />
    </span>{' '}
    <SectionLink section={section} />
  </p>
)
