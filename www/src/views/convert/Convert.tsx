/** The view "Convert": what becomes of a document in another version, in a sentence, and line beside line. */
import { useSignalEffect } from '@preact/signals'
import type { Report } from 'order-contract'
import { commandFor, save } from '../../app/files.js'
import { give, given } from '../../app/given.js'
import { isNarrow } from '../../app/screen.js'
import { Editor } from '../../editor/Editor.js'
import { DocumentLead, DocumentPane, InsideNote, Stack, Validity } from '../../frame/Document.js'
import { Icon } from '../../frame/icons.js'
import { ProblemNotes } from '../../frame/Notes.js'
import { Next, Pane } from '../../frame/Panes.js'
import { Button, CopyButton, CopyLine, Prose } from '../../frame/parts.js'
import { fitting, inside, isBefore, reading, source, stop } from '../../frame/source.js'
import { Gutter, threadsBetween } from '../../frame/Threads.js'
import { Kinds } from './Kinds.js'
import { reportText, snippetOf } from './sentences.js'
import { drawings, fate, goTo, made, problems, result, resultAsCame, showResult, success, swap } from './state.js'

export { isUntouched, open, share, take } from '../../frame/source.js'

export function View() {
  useSignalEffect(showResult)
  const { outcome, headline, kinds = [] } = made.value ?? {}
  const isStopped = reading.value !== undefined && success.value === undefined
  const said = (document?: string) => reportText(headline, kinds, document)
  return (
    <>
      <DocumentLead headline={headline} go={({ id = '' }) => goTo(id)} />
      <div class={`body ${reading.value ? '' : 'starting'}`}>
        <div class="sheets">
          <From />
          {isStopped ? <Stack Notes={Notes} /> : !isNarrow.value && <To />}
        </div>
        <div class="after columns">
          <Kinds />
          <Next code={outcome && snippetOf(outcome)}>
            {success.value && <CopyLine text={commandFor('convert', success.value)} />}
            <p class="soft">
              For an issue: <CopyButton label="Copy as Markdown" text={() => said()} />
              <CopyButton label="With the document" text={() => said(source.current)} />
            </p>
          </Next>
          <Complement />
        </div>
      </div>
    </>
  )
}

/** On a narrow screen, this is the one sheet: with what is elsewhere at the result. */
function From() {
  const { outcome, reports } = made.value ?? {}
  const pane = {
    version: outcome?.from ?? fitting.value?.reading.versions[0],
    report: reports?.from,
    drawing: drawings.value?.from,
  }
  if (!isNarrow.value) return <DocumentPane {...pane} />
  const more = success.value && (
    <>
      <Icon name="arrow" />
      <span class="version">{success.value.to}</span>
      <Swap />
    </>
  )
  const foot = reports && <Standing of="The result is from " reports={[reports.from, reports.to]} />
  return <DocumentPane {...pane} more={more} foot={foot} tools={<ResultTools />} />
}

const Notes = () =>
  inside.value ? (
    <InsideNote>
      <Prose text={fate.value} />
    </InsideNote>
  ) : (
    <ProblemNotes problems={problems.value} />
  )

const Swap = () => (
  <Button class="button swap" disabled={!success.value} aria-label="Swap: convert the result back" onClick={swap}>
    <Icon name="swap" />
  </Button>
)

/** While a mistake is typed, what the result is of; else whether it is valid. */
function Standing({ of = '', reports }: { of?: string; reports: readonly Report[] }) {
  const line = isBefore.value && stop.value?.span?.line
  return line ? (
    <span class="shape">
      {of}before line {line} changed
    </span>
  ) : (
    <Validity reports={reports} />
  )
}

function To() {
  const head = (
    <>
      <span class="version">{success.value?.to}</span>
      {made.value?.reports && <Standing reports={[made.value.reports.to]} />}
      <span class="tools">
        <ResultTools />
      </span>
    </>
  )
  return (
    <>
      <Gutter texts={[source, result]} threads={() => threadsBetween(source, result)}>
        <Swap />
      </Gutter>
      <Pane side="to" label="Result" head={head}>
        <Editor text={result} />
      </Pane>
    </>
  )
}

function ResultTools() {
  const { value: done } = success
  if (done === undefined) return null
  return (
    <>
      <CopyButton text={resultAsCame} label={isNarrow.value ? 'Copy the result' : 'Copy'} />
      <Button class="quiet" onClick={() => save(resultAsCame(), `${done.shape}.${done.to}.json`)}>
        {isNarrow.value ? 'Save the result' : 'Save'}
      </Button>
    </>
  )
}

/** What converting back needs: of this conversion, and of the one whose result the document is. */
function Complement() {
  const { complement } = given.value
  const kept = success.value?.conversion.complement
  return (
    <div class="complement">
      {complement && (
        <p class="attached">
          Converted with the complement of {complement.from}.{' '}
          <Button class="link" onClick={() => give({ complement: undefined })}>
            Remove it
          </Button>
        </p>
      )}
      {kept && (
        <p class="soft">
          The complement keeps what is lost, for the way back:{' '}
          <CopyButton label="Copy it" text={() => JSON.stringify(kept, null, 2)} />
        </p>
      )}
    </div>
  )
}
