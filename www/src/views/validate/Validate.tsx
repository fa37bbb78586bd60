/** The view "Validate": a document, and its problems beside their lines. */
import { computed, useSignalEffect } from '@preact/signals'
import { format, reading, replaceDocument, source } from '../../app/document.js'
import { isMinified } from '../../app/json.js'
import { problemMarks } from '../../app/problem_marks.js'
import { type Drawing, LONG_LINE } from '../../editor/drawn.js'
import { Editor } from '../../editor/Editor.js'
import { foldOf, Lines, runsOf } from '../../editor/lines.js'
import { DocumentHead } from '../../frame/DocumentHead.js'
import { Lead, STARTING } from '../../frame/Lead.js'
import { MisfitLead } from '../../frame/Misfit.js'
import { Next, Pane, ShowAll } from '../../frame/Panes.js'
import { Button } from '../../frame/parts.js'
import { headlineOf, isSafe } from './headline.js'
import { Notes, NoteThreads } from './Notes.js'
import { Rules } from './Rules.js'
import { snippetOf } from './snippet.js'
import { canUndo, fixAll, misfit, options, problems, report, undoFix } from './state.js'

export { openDocument as open, shareDocument as share } from '../../app/document.js'

export function View() {
  useSignalEffect(() => source.draw(drawing.value))
  const { value: found } = reading
  const { value: all } = problems
  return (
    <>
      <Headline />
      <div class="body">
        <div class="sheets">
          <Pane
            side="from"
            label="Document"
            take={replaceDocument}
            head={<DocumentHead version={found?.versions.at(-1)} report={report.value} />}
          >
            <Editor text={source} label="Document" hint="Paste a document, drop a file here, or pick a sample." />
            {drawing.value.folds.length > 0 && (
              <ShowAll count={source.text.value.split('\n').length} press={() => source.unfold('*')} />
            )}
          </Pane>
          <div class="gutter">
            <NoteThreads />
          </div>
          <Notes />
        </div>
        <div class="after">
          <Rules />
          <Next code={found && report.value && snippetOf(found.shape, options.value, all.some(isSafe))} />
        </div>
      </div>
    </>
  )
}

const drawing = computed((): Drawing => {
  const { value: text } = source.text
  const marks = problemMarks(problems.value)
  const lines = new Lines(text)
  const isLong = text.split('\n', 200).some((line) => line.length > LONG_LINE)
  const stops = isLong ? [] : marks.map(({ from }) => lines.at(from))
  const caret = source.caret === undefined ? undefined : lines.at(source.caret)
  const runs = stops.length === 0 ? [] : runsOf(lines, stops, { opened: source.opened.value, caret, context: 1 })
  return { marks, folds: runs.map((run) => foldOf(lines, run)), blocks: [] }
})

function Headline() {
  const { value: found } = reading
  const { value: checked } = report
  if (found === undefined) return <Lead {...STARTING} />
  if (misfit.value) return <MisfitLead found={found} misfit={misfit.value} />
  if (checked === undefined) return <Lead {...STARTING} />
  const { lines, what, more } = headlineOf(checked)
  const go = (kind: 'lost' | 'moved') => () => {
    const first = problems.value.find((it) => (kind === 'lost' ? it.severity === 'error' : it.fix?.edits))?.span
    if (first) source.live.value?.reveal(first.start, first.end)
  }
  const parts = lines.map((line) => line.map(({ words, kind }) => (kind ? { words, kind, go: go(kind) } : words)))
  const safe = problems.value.filter(isSafe).length
  return (
    <Lead lines={parts} what={what} more={more}>
      {safe > 0 && (
        <Button class="first" onClick={fixAll}>
          {safe === 1 ? 'Apply the safe fix' : `Apply ${safe} safe fixes`}
        </Button>
      )}
      {canUndo.value && <Button onClick={undoFix}>Undo the fix</Button>}
      {isMinified(source.text.value) && <Button onClick={format}>Format it</Button>}
    </Lead>
  )
}
