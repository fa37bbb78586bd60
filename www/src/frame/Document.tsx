/** The document of Convert and Validate: what is said of it, and its pane. */
import { type Report, type Shape, shapes, type Version, versions } from 'order-contract'
import type { ComponentChildren } from 'preact'
import { clear, format, misfit, pickSample, reading, replaceDocument, source } from '../app/document.js'
import { commandFor } from '../app/files.js'
import { give, given } from '../app/given.js'
import { isMinified } from '../app/json.js'
import type { Misfit } from '../app/misfit.js'
import { countOf } from '../app/reading.js'
import { capitalised, counted, nameOf } from '../app/words.js'
import type { Drawing } from '../editor/drawn.js'
import { Editor } from '../editor/Editor.js'
import { type Headline, Lead, type Led, STARTING } from './Lead.js'
import { DocumentTools, Pane } from './Panes.js'
import { Button, Choice, CopyLine } from './parts.js'

interface LeadProps {
  headline: Headline | undefined
  go: (part: Led) => void
  children: ComponentChildren
}

/** The headline of a view, or what is to be said instead of a text that is not the document it is taken for. */
export function DocumentLead({ headline = STARTING, go, children }: LeadProps) {
  if (misfit.value) return <MisfitLead {...misfit.value} />
  return (
    <Lead {...headline} go={go}>
      {children}
      {isMinified(source.text.value) && <Button onClick={format}>Format it</Button>}
    </Lead>
  )
}

function MisfitLead({ lines, what = '', more = '', act, command }: Misfit) {
  const press = () => {
    if (act?.text !== undefined) replaceDocument(act.text)
    if (act?.give) give(act.give)
    if (act?.span) source.live.value?.reveal(act.span.start, act.span.end)
  }
  return (
    <Lead lines={lines.map((line) => [line])} what={what} more={more}>
      {act && (
        <Button class="first" onClick={press}>
          {act.words}
        </Button>
      )}
      {command && <CopyLine text={commandFor('orders.ndjson')} />}
    </Lead>
  )
}

interface PaneProps {
  /** The one that the view takes, of those that are possible. */
  version: Version | undefined
  report: Report | undefined
  drawing: Drawing | undefined
}

export function DocumentPane({ version, report, drawing }: PaneProps) {
  const { value: found } = reading
  const { shape: ownShape = '', version: ownVersion = '' } = given.value
  const isKnown = found?.fit === 'fits' || found?.fit === 'close'
  const isTold = isKnown || ownShape !== ''
  const head = (
    <>
      <Choice
        class="version"
        label="Version"
        value={ownVersion}
        options={optionsOf(versions, ownVersion, isTold ? version : undefined, 'Version', String)}
        choose={(version) => give({ version: (version || undefined) as Version | undefined })}
      />
      <Choice
        class="shape"
        label="Shape"
        value={ownShape}
        options={optionsOf(shapes, ownShape, isTold ? found?.shape : undefined, 'Not detected', (shape) =>
          capitalised(nameOf(shape)),
        )}
        choose={(shape) => give({ shape: (shape || undefined) as Shape | undefined })}
      />
      {isKnown && report && <Validity report={report} />}
      <DocumentTools offer="documents" pick={pickSample}>
        <Button class="quiet" onClick={clear}>
          Clear
        </Button>
      </DocumentTools>
    </>
  )
  return (
    <Pane side="from" label="Document" head={head}>
      <Editor text={source} />
      {(drawing?.marks.length ?? 0) > 0 && (
        <p class="foot row">
          {(drawing?.folds.length ?? 0) > 0 && (
            <Button class="quiet" onClick={() => source.unfold('*')}>
              Show all {source.text.value.split('\n').length} lines
            </Button>
          )}
          <span class="quiet soft">F8 goes to the next mark.</span>
        </p>
      )}
    </Pane>
  )
}

/** What is detected, or how to have it detected again; and the others. */
function optionsOf<V extends string>(
  all: readonly V[],
  own: V | '',
  detected: V | undefined,
  none: string,
  words: (value: V) => string,
) {
  const others = all.filter((it) => own !== '' || it !== detected).map((it) => [it, words(it)] as const)
  const first = own === '' ? (detected ? words(detected) : none) : 'Detect it'
  return [['' as const, first] as const, ...others]
}

/** Whether a document is valid: said of the pane that it stands at. */
export function Validity({ report: { valid, problems } }: { report: Report }) {
  const [errors, warnings] = [countOf(problems, 'error'), countOf(problems, 'warning')]
  return (
    <>
      <a class={`validity ${valid ? 'ok' : 'no'}`} href="#validate">
        <span aria-hidden="true">{valid ? '✓' : '✕'}</span> {valid ? 'Valid' : counted(errors, 'mistake')}
      </a>
      {warnings > 0 && (
        <a class="chip" href="#validate">
          {counted(warnings, 'warning')}
        </a>
      )}
    </>
  )
}
