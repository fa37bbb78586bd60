/** What stands above a document: its version and shape, found out or set by hand; whether it is valid; its tools. */
import type { Report, Shape, Version } from 'order-contract/wasm'
import { clear, give, given, pickSample, reading, replaceDocument } from '../app/document.js'
import { shapes, versions } from '../app/names.js'
import { countOf } from '../app/reading.js'
import { capitalised, counted, shapeNames } from '../app/words.js'
import { DocumentTools } from './DocumentTools.js'
import { Button, Choice } from './parts.js'

interface Props {
  /** The one that the view takes, of those that are possible. */
  version: Version | undefined
  report: Report | undefined
}

export function DocumentHead({ version, report }: Props) {
  const { value: found } = reading
  const { shape: ownShape = '', version: ownVersion = '' } = given.value
  const isKnown = found && (found.fit === 'fits' || found.fit === 'close')
  const isTold = isKnown || ownShape !== ''
  return (
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
          ['', isTold && found ? capitalised(shapeNames[found.shape]) : 'Not detected'],
          ...shapes.map((shape) => [shape, shapeNames[shape]] as const),
        ]}
        choose={(shape) => give({ shape: (shape || undefined) as Shape | undefined })}
      />
      {isKnown && report && <Validity report={report} />}
      <DocumentTools offer="documents" pick={pickSample} take={replaceDocument}>
        <Button class="quiet" onClick={clear}>
          Clear
        </Button>
      </DocumentTools>
    </>
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
