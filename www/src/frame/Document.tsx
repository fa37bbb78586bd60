/** The document of Convert and Validate: what is said of it, and its pane. */
import { type Report, type Shape, shapes, type Version, versions } from 'order-contract/wasm'
import type { ComponentChildren } from 'preact'
import { clear, format, give, given, misfit, pickSample, reading, replaceDocument, source } from '../app/document.js'
import { commandFor } from '../app/files.js'
import { isMinified } from '../app/json.js'
import type { Misfit } from '../app/misfit.js'
import { nameOf } from '../app/names.js'
import { countOf } from '../app/reading.js'
import { capitalised, counted } from '../app/words.js'
import type { Drawing } from '../editor/drawn.js'
import { Editor } from '../editor/Editor.js'
import { DocumentTools } from './DocumentTools.js'
import { type Headline, Lead, type Led, STARTING } from './Lead.js'
import { Pane } from './Panes.js'
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
        options={[
          ['', isTold && version ? version : 'Version'],
          ...versions.map((it) => [it, `version ${it}`] as const),
        ]}
        choose={(version) => give({ version: (version || undefined) as Version | undefined })}
      />
      <Choice
        class="shape"
        label="Shape"
        value={ownShape}
        options={[
          ['', isTold && found ? capitalised(nameOf(found.shape)) : 'Not detected'],
          ...shapes.map((shape) => [shape, nameOf(shape)] as const),
        ]}
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
      <Editor text={source} label="Document" hint="Paste a document, drop a file here, or pick a sample." />
      {(drawing?.folds.length ?? 0) > 0 && (
        <Button class="quiet all" onClick={() => source.unfold('*')}>
          Show all {source.text.value.split('\n').length} lines
        </Button>
      )}
    </Pane>
  )
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
