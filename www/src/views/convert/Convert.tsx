/** The view "Convert": what becomes of a document in another version, in a sentence, and line beside line. */
import { useSignalEffect } from '@preact/signals'
import { useRef } from 'preact/hooks'
import { format, give, given, reading, replaceDocument, source } from '../../app/document.js'
import { commandFor, save } from '../../app/files.js'
import { isMinified } from '../../app/json.js'
import { versions } from '../../app/names.js'
import { NOTHING } from '../../editor/drawn.js'
import { Editor } from '../../editor/Editor.js'
import { DocumentHead, Validity } from '../../frame/DocumentHead.js'
import { Lead, type Part, STARTING } from '../../frame/Lead.js'
import { MisfitLead } from '../../frame/Misfit.js'
import { Next, Pane, ShowAll } from '../../frame/Panes.js'
import { Button, Choice, CopyButton, CopyLine } from '../../frame/parts.js'
import { type Thread, Threads } from '../../frame/Threads.js'
import { headlineOf, type Said } from './headline.js'
import { Kinds } from './Kinds.js'
import type { Stretch } from './kinds.js'
import { targetOf } from './outcome.js'
import { reportText } from './report.js'
import { snippetOf } from './snippet.js'
import {
  drawings,
  entries,
  goTo,
  isValid,
  isWhole,
  kinds,
  misfit,
  outcome,
  reports,
  result,
  rows,
  success,
  swap,
} from './state.js'

export { openDocument as open, shareDocument as share } from '../../app/document.js'

export function View() {
  useResult()
  const from = outcome.value?.from ?? reading.value?.versions[0]
  return (
    <>
      <Headline />
      <div class={`body ${reading.value ? '' : 'starting'}`}>
        <div class="sheets">
          <Pane
            side="from"
            label="Document"
            take={replaceDocument}
            head={<DocumentHead version={from} report={reports.value?.from} />}
          >
            <Editor text={source} label="Document" hint="Paste a document, drop a file here, or pick a sample." />
            <Folded />
          </Pane>
          <div class="gutter">
            <Button class="swap" disabled={!success.value} aria-label="Swap: convert the result back" onClick={swap}>
              ⇄
            </Button>
            <Threads text={source} threads={threads} />
          </div>
          <Pane side="to" label="Result" head={<ToHead />}>
            <Editor text={result} label="Result" />
          </Pane>
        </div>
        <div class="after">
          <Kinds />
          <Next code={outcome.value && snippetOf(outcome.value)}>
            {success.value && <CopyLine text={commandFor('orders.ndjson', success.value)} />}
            <p class="soft">
              For an issue: <CopyButton label="Copy as Markdown" text={markdown} />
            </p>
          </Next>
        </div>
      </div>
    </>
  )
}

/** What is said of the document; undefined where there is nothing to convert. */
function said(): Said | undefined {
  const { value: found } = reading
  const { value: made } = outcome
  if (found === undefined || made === undefined) return undefined
  return headlineOf({
    found,
    outcome: made,
    kinds: kinds.value,
    isValid: isValid.value,
    comesBack: isWhole.value,
    entries: entries.value,
  })
}

function markdown(): string {
  const words = said()
  return words ? reportText(words, kinds.value) : ''
}

function Headline() {
  const { value: found } = reading
  const { value: made } = outcome
  if (found === undefined) return <Lead {...STARTING} />
  if (misfit.value) return <MisfitLead found={found} misfit={misfit.value} />
  const words = said()
  if (made === undefined || words === undefined) return <Lead {...STARTING} />
  const problem = made.conversion.ok ? undefined : made.conversion.problems[0]?.span
  const { complement } = given.value
  return (
    <Lead lines={words.lines.map((stretches) => stretches.map(partOf))} what={words.what} more={words.more}>
      {problem && (
        <Button class="first" onClick={() => source.live.value?.reveal(problem.start, problem.end)}>
          Go to it
        </Button>
      )}
      {isMinified(source.text.value) && <Button onClick={format}>Format it</Button>}
      {complement && (
        <span class="attached">
          With the complement of {complement.from}.{' '}
          <Button class="link" onClick={() => give({ complement: undefined })}>
            Remove it
          </Button>
        </span>
      )}
    </Lead>
  )
}

const partOf = (stretch: Stretch): Part =>
  typeof stretch === 'string' ? stretch : { ...stretch, go: () => goTo(stretch.id) }

function Folded() {
  const count = source.text.value.split('\n').length
  const isFolded = (drawings.value?.from.folds.length ?? 0) > 0
  return isFolded ? <ShowAll count={count} press={() => source.unfold('*')} /> : null
}

function ToHead() {
  const { value: made } = success
  const { from, to } = made ?? {}
  const others = versions.filter((version) => version !== from)
  if (made === undefined || to === undefined) return <span class="shape">Result</span>
  return (
    <>
      {others.length > 1 ? (
        <Choice
          class="version"
          label="Version of the result"
          value={to}
          options={others.map((version) => [version, version])}
          choose={(to) => give({ to })}
        />
      ) : (
        <span class="version">{targetOf(made.from, to)}</span>
      )}
      {reports.value && <Validity report={reports.value.to} />}
      <span class="tools">
        <CopyButton text={() => result.current} label="Copy" />
        <Button class="quiet" onClick={() => save(new Blob([made.conversion.output]), `${made.shape}.${made.to}.json`)}>
          Save
        </Button>
      </span>
    </>
  )
}

/** From each line that changes to the line that it becomes; a loss ends in a bar. A line has one thread. */
function threads(): Thread[] {
  if ((drawings.value?.from.marks ?? []).length === 0 || isMinified(source.text.value)) return []
  const lines = new Set<number>()
  return rows.value.flatMap(({ id, kind, fromPlace }): Thread[] => {
    if (fromPlace === undefined || lines.has(fromPlace.line)) return []
    lines.add(fromPlace.line)
    return [{ id, kind: kind === 'loss' ? 'bar' : 'arrow', at: fromPlace.start }]
  })
}

/** Puts the result into its text, and draws both. What can't be read while it is typed leaves the last result. */
function useResult() {
  const before = useRef('')
  useSignalEffect(() => {
    const { value: made } = success
    const drawn = drawings.value
    if (made) result.set(made.conversion.output, { undoable: false })
    else if (reading.value?.fit !== 'unreadable' || !isAlike(before.current, source.text.value)) {
      result.set('', { undoable: false })
    }
    before.current = source.text.value
    source.draw(drawn?.from ?? NOTHING)
    result.draw(drawn?.to ?? NOTHING)
  })
}

/** Whether a text can have become the other by typing. */
const isAlike = (a: string, b: string) => Math.abs(a.length - b.length) < 100 && a.slice(0, 20) === b.slice(0, 20)
