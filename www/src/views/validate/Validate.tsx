/** The view "Validate": a document, and its problems beside their lines. */
import { useSignalEffect } from '@preact/signals'
import { give, given } from '../../app/given.js'
import type { Headline } from '../../app/headline.js'
import { literal, program } from '../../app/literal.js'
import { DocumentLead, DocumentPane, InsideNote, Stack } from '../../frame/Document.js'
import { ProblemNotes } from '../../frame/Notes.js'
import { Explained, Next } from '../../frame/Panes.js'
import { Entries } from '../../frame/Pointers.js'
import { Button, Check, Said } from '../../frame/parts.js'
import { checkable, inside, isBefore, isKnown, misfit, reading } from '../../frame/source.js'
import { headlineOf, isSafe } from './headline.js'
import { drawing, fixAll, goTo, options, problems, report, showProblems } from './state.js'

export { isUntouched, open, share, take } from '../../frame/source.js'

export function View() {
  useSignalEffect(showProblems)
  return (
    <>
      <DocumentLead headline={headline()} go={({ kind }) => goTo(kind)} />
      <div class={`body ${reading.value ? '' : 'starting'}`}>
        <div class="sheets">
          <DocumentPane
            version={isKnown.value ? options.value.version : undefined}
            report={isKnown.value ? report.value : undefined}
            drawing={drawing.value}
          />
          <Stack Notes={Notes} acts={<FixAll />}>
            {report.value && problems.value.length === 0 && (
              <p class="note info">
                No problems. <Said text={report.value.assumptions.join(' ')} />
              </p>
            )}
          </Stack>
        </div>
        {report.value && (
          <div class="after columns">
            <Rules />
            <Next code={snippet()} />
          </div>
        )}
      </div>
    </>
  )
}

function headline(): Headline | undefined {
  if (report.value === undefined || checkable.value === undefined) return undefined
  const more = misfit.value?.what
  return { ...headlineOf(report.value, checkable.value.reading), ...(more && { more }) }
}

const Notes = () => (inside.value ? <InsideNote /> : <ProblemNotes problems={problems.value} />)

function FixAll() {
  const safe = problems.value.filter(isSafe).length
  if (safe === 0) return null
  return (
    <Button class="first" disabled={isBefore.value} onClick={fixAll}>
      {safe === 1 ? 'Apply the safe fix' : `Apply ${safe} safe fixes`}
    </Button>
  )
}

/** How the document is checked. */
function Rules() {
  const { level, draft = false } = given.value
  return (
    <div class="kinds">
      <Explained title="Stated or implied">
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
      </Explained>
      <Explained title="Valid isn’t yet accepted">
        <p>Only the service knows cards, products and balances, so it can refuse a valid document.</p>
      </Explained>
    </div>
  )
}

/** The code that checks the document as the page has, and makes the safe fixes. */
function snippet(): string | undefined {
  if (report.value === undefined || !isKnown.value) return undefined
  const shape = literal(report.value.shape)
  const hasFixes = problems.value.some(isSafe)
  const functions = hasFixes ? 'applyFixes, validate' : 'validate'
  return program(functions, 'order-contract', (inLanguage) => {
    const how = literal({ ...options.value, ...inLanguage })
    return [
      '// Without `mask: false`, messages quote nothing of the document.',
      `const report = validate(${shape}, text, ${how})`,
      'for (const { severity, pointer, message } of report.problems)',
      '  console.log(severity, pointer, message)',
      ...(hasFixes ? [`const { output } = applyFixes(${shape}, text, ${how})`] : []),
    ]
  })
}
