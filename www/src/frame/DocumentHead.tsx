/** What stands above a document: its version and shape, found out or set by hand, and where to get another one. */

import type { Shape, Version } from 'order-contract/wasm'
import { format, give, given, pickSample, reading, replaceDocument } from '../app/document.js'
import { shapes, versions } from '../app/names.js'
import { shapeNames } from '../app/words.js'
import type { SampleView } from '../samples/Samples.js'
import { DocumentTools } from './DocumentTools.js'
import { Button, Choice } from './parts.js'

/** `version` is the one that the view takes, of those that are possible. */
export function DocumentHead({ version, samples }: { version: Version | undefined; samples: SampleView }) {
  const { value: found } = reading
  const { shape: ownShape = '', version: ownVersion = '' } = given.value
  const isTold = found && found.fit !== 'none' && found.fit !== 'empty'
  const detected = (words: string | undefined) => (words && isTold ? `${words} · detected` : 'not detected')
  const shapeOptions = shapes.map((shape) => [shape, shapeNames[shape]] as const)
  return (
    <>
      <Choice
        isQuiet
        label="Version"
        value={ownVersion}
        options={[
          ['', version && isTold ? `${version} · auto` : 'not detected'],
          ...versions.map((it) => [it, it] as const),
        ]}
        choose={(version) => give({ version: (version || undefined) as Version | undefined })}
      />
      <Choice
        isQuiet
        label="Shape"
        value={ownShape}
        options={[['', detected(found && shapeNames[found.shape])], ...shapeOptions]}
        choose={(shape) => give({ shape: (shape || undefined) as Shape | undefined })}
      />
      <DocumentTools samples={samples} pick={pickSample} take={replaceDocument}>
        <Button class="quiet" onClick={format}>
          Format
        </Button>
      </DocumentTools>
    </>
  )
}
