/** The view "Convert": what becomes of a document in another version, in a sentence, and line beside line. */
import { useSignalEffect } from '@preact/signals'
import { useRef } from 'preact/hooks'
import { misfit, reading, source } from '../../app/document.js'
import { commandFor, save } from '../../app/files.js'
import { give, given } from '../../app/given.js'
import { isMinified } from '../../app/json.js'
import { NOTHING } from '../../editor/drawn.js'
import { Editor } from '../../editor/Editor.js'
import { DocumentLead, DocumentPane, Validity } from '../../frame/Document.js'
import { Next, Pane } from '../../frame/Panes.js'
import { Button, CopyButton, CopyLine } from '../../frame/parts.js'
import { type Thread, Threads } from '../../frame/Threads.js'
import { Kinds } from './Kinds.js'
import { reportText, snippetOf } from './sentences.js'
import { drawings, goTo, headline, kinds, outcome, reports, result, rows, success, swap } from './state.js'

export { openDocument as open, replaceDocument as take, shareDocument as share } from '../../app/document.js'

export function View() {
  useResult()
  return (
    <>
      <DocumentLead headline={headline.value} go={({ id = '' }) => goTo(id)}>
        <Acts />
      </DocumentLead>
      <div class={`body ${stateName()}`}>
        <div class="sheets columns">
          <DocumentPane
            version={outcome.value?.from ?? reading.value?.versions[0]}
            report={reports.value?.from}
            drawing={drawings.value?.from}
          />
          <div class="gutter">
            <Button
              class="button swap"
              disabled={!success.value}
              aria-label="Swap: convert the result back"
              onClick={swap}
            >
              ⇄
            </Button>
            <Threads text={source} threads={threads} />
          </div>
          <Pane side="to" label="Result" head={<ToHead />}>
            <Editor text={result} />
          </Pane>
        </div>
        <div class="after columns">
          <Kinds />
          <Next code={outcome.value && snippetOf(outcome.value)}>
            {success.value && <CopyLine text={commandFor('orders.ndjson', success.value)} />}
            <p class="soft">
              For an issue: <CopyButton label="Copy as Markdown" text={() => reportText(headline.value, kinds.value)} />
              <CopyButton
                label="With the document"
                text={() => reportText(headline.value, kinds.value, source.current)}
              />
            </p>
          </Next>
        </div>
      </div>
    </>
  )
}

/** What the styles ask for. */
function stateName(): string {
  if (reading.value === undefined) return 'starting'
  return misfit.value && result.text.value === '' ? 'nothing' : ''
}

function Acts() {
  const { conversion } = outcome.value ?? {}
  const problem = conversion?.ok === false ? conversion.problems[0]?.span : undefined
  const { complement } = given.value
  return (
    <>
      {problem && (
        <Button class="first" onClick={() => source.live.value?.reveal(problem.start, problem.end)}>
          Go to it
        </Button>
      )}
      {complement && (
        <span class="attached">
          With the complement of {complement.from}.{' '}
          <Button class="link" onClick={() => give({ complement: undefined })}>
            Remove it
          </Button>
        </span>
      )}
    </>
  )
}

function ToHead() {
  const { value: made } = success
  if (made === undefined) return <span class="shape">Result</span>
  const { shape, to, conversion } = made
  return (
    <>
      <span class="version">{to}</span>
      {reports.value && <Validity report={reports.value.to} />}
      <span class="tools">
        <CopyButton text={() => result.current} label="Copy" />
        <Button class="quiet" onClick={() => save(conversion.output, `${shape}.${to}.json`)}>
          Save
        </Button>
      </span>
    </>
  )
}

/** From each line that changes to the line that it becomes; a loss ends in a bar. A line has one thread. */
function threads(): Thread[] {
  if (drawings.value === undefined || isMinified(source.text.value)) return []
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
    const isTyped = reading.value?.fit === 'unreadable' && isAlike(before.current, source.text.value)
    if (made || !isTyped) result.set(made?.conversion.output ?? '', { undoable: false })
    before.current = source.text.value
    source.draw(drawn?.from ?? NOTHING)
    result.draw(drawn?.to ?? NOTHING)
  })
}

/** Whether a text can have become the other by typing. */
const isAlike = (a: string, b: string) => Math.abs(a.length - b.length) < 100 && a.slice(0, 20) === b.slice(0, 20)
