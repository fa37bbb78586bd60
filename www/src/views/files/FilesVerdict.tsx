/** The line that says how far a job is, or what came of it. */

import { inWords, say } from '../../app/words.js'
import type { Job, Progress, Result } from '../../archive/messages.js'
import { Button } from '../../frame/parts.js'
import { Chip, Count, Verdict, type VerdictKind } from '../../frame/Verdict.js'
import { rateInWords, sizeInWords } from './format.js'
import { reasonOf } from './reason.js'
import { convertBack, ended, file, running } from './state.js'

export function FilesVerdict() {
  if (running.value) return <Running {...running.value} />
  if (ended.value) return <Ended {...ended.value} />
  const { value: chosen } = file
  return <Verdict words={chosen ? say('readyToStart', { name: chosen.name }) : say('limits')} kind="plain" />
}

function Running({ job: { file, from }, since, progress }: NonNullable<typeof running.value>) {
  return (
    <div class="verdict">
      <p>
        <progress aria-label={say('progress')} max={1} value={(progress?.bytes ?? 0) / (file.size || 1)} />
        <b>{progress ? far(progress, file.size, from, performance.now() - since) : say('starting')}</b>
      </p>
    </div>
  )
}

function far({ bytes, documents, listed }: Progress, size: number, from: unknown, milliseconds: number): string {
  const read = say('far', { done: sizeInWords(bytes), size: sizeInWords(size), rate: rateInWords(bytes, milliseconds) })
  return `${read}, ${say(from === undefined ? 'farProblems' : 'farRejected', { count: documents, documents, listed })}`
}

function Ended({ ending, job, milliseconds }: NonNullable<typeof ended.value>) {
  if (ending.kind === 'cancelled') return <Verdict words={say('cancelled')} kind="partial" />
  if (ending.kind === 'failed') {
    return <Verdict words={say('stopped', { reason: reasonOf(ending, job) })} kind="bad" />
  }
  const [words, kind] = conclusion(ending.result)
  const isConverted = ending.result.outcome.kind === 'converted'
  const acts = isConverted && <Button onClick={convertBack}>{say('convertBack')}</Button>
  return (
    <Verdict words={words} kind={kind} acts={acts}>
      <Counts {...ending.result} />
      <Chip kind="plain">{took(job, milliseconds)}</Chip>
    </Verdict>
  )
}

/** What was changed, beside what was lost. */
function Counts({ outcome }: Result) {
  if (outcome.kind === 'validated') return null
  const { changed, losses, gaps } = outcome.summary
  const sum = (all: typeof losses) => all.reduce((sum, { count }) => sum + count, 0)
  return (
    <>
      <Chip kind="change">{say('countDocumentsChanged', { count: changed })}</Chip>
      <Count kind="loss" word="countLost" count={sum(losses)} />
      <Count kind="loss" word="countMissing" count={sum(gaps)} />
    </>
  )
}

function took({ file: { size } }: Job, milliseconds: number): string {
  const rate = rateInWords(size, milliseconds)
  return say('took', { size: sizeInWords(size), time: `${inWords(milliseconds / 1000, 1)} s`, rate })
}

function conclusion({ outcome }: Result): [words: string, kind: VerdictKind] {
  const count = outcome.summary.documents
  const all = say('countDocuments', { count })
  if (outcome.kind === 'validated') {
    const { invalid } = outcome.summary
    return invalid === 0 ? [say('allValid', { all, count }), 'good'] : [say('someInvalid', { all, invalid }), 'bad']
  }
  const { converted, rejected, losses, gaps } = outcome.summary
  if (rejected > 0) return [say('someRejected', { all, converted, rejected }), 'bad']
  return [say('allConverted', { all, count }), losses.length + gaps.length > 0 ? 'partial' : 'plain']
}
