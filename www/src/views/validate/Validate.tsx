/** The view "Validate": a document, and its problems beside their lines. */
import { useSignalEffect } from '@preact/signals'
import { reading, source } from '../../app/document.js'
import { give, given } from '../../app/given.js'
import { literal, program } from '../../app/literal.js'
import { DocumentLead, DocumentPane } from '../../frame/Document.js'
import { Next } from '../../frame/Panes.js'
import { Button, Check } from '../../frame/parts.js'
import { Entries } from '../convert/Kinds.js'
import { headlineOf, isSafe } from './headline.js'
import { Notes, NoteThreads } from './Notes.js'
import { canUndo, drawing, fixAll, goTo, options, problems, report, undoFix } from './state.js'

export { openDocument as open, replaceDocument as take, shareDocument as share } from '../../app/document.js'

export function View() {
  useSignalEffect(() => source.draw(drawing.value))
  return (
    <>
      <DocumentLead headline={report.value && headlineOf(report.value)} go={({ kind }) => goTo(kind)}>
        <Acts />
      </DocumentLead>
      <div class="body">
        <div class="sheets columns">
          <DocumentPane version={reading.value?.versions.at(-1)} report={report.value} drawing={drawing.value} />
          <div class="gutter">
            <div class="threads" aria-hidden="true">
              <NoteThreads />
            </div>
          </div>
          <Notes />
        </div>
        <div class="after columns">
          <Rules />
          <Next code={snippet()} />
        </div>
      </div>
    </>
  )
}

function Acts() {
  const safe = problems.value.filter(isSafe).length
  return (
    <>
      {safe > 0 && (
        <Button class="first" onClick={fixAll}>
          {safe === 1 ? 'Apply the safe fix' : `Apply ${safe} safe fixes`}
        </Button>
      )}
      {canUndo.value && <Button onClick={undoFix}>Undo the fix</Button>}
    </>
  )
}

/** How the document is checked. */
function Rules() {
  const { level, draft = false } = given.value
  return (
    <div class="kinds">
      <section class="kind">
        <h2>Stated or implied</h2>
        <p>
          <code>stated</code> is a rule of the documentation, <code>implied</code> follows from one.
        </p>
        <Check
          label="Only stated rules"
          checked={level === 'stated'}
          check={(isOnly) => give({ level: isOnly ? 'stated' : 'implied' })}
        />
        <Check label="Draft: missing fields are not reported" checked={draft} check={(draft) => give({ draft })} />
        <Entries />
      </section>
    </div>
  )
}

/** The code that checks the document as the page has, and makes the safe fixes. */
function snippet(): string | undefined {
  if (report.value === undefined) return undefined
  const { limits: _, ...checking } = options.value
  const shape = literal(report.value.shape)
  const hasFixes = problems.value.some(isSafe)
  const functions = hasFixes ? 'applyFixes, validate' : 'validate'
  return program(functions, 'order-contract', (inLanguage) => {
    const how = literal({ ...checking, ...inLanguage })
    return [
      '// Without `mask: false`, messages repeat nothing that only the document knows.',
      `const report = validate(${shape}, text, ${how})`,
      'for (const { severity, pointer, message } of report.problems) console.log(severity, pointer, message)',
      ...(hasFixes ? [`const { output } = applyFixes(${shape}, text, ${how})`] : []),
    ]
  })
}
