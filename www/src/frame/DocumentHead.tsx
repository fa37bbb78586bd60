/** What stands above a document: its version and shape, found out or set by hand, and where to get another one. */

import type { Shape, Version } from 'order-contract/slim'
import { format, give, given, pickSample, reading, replaceDocument } from '../app/document.js'
import { shapes, versions } from '../app/names.js'
import { say } from '../app/words.js'
import type { SampleView } from '../samples/Samples.js'
import { DocumentTools } from './DocumentTools.js'
import { Button, Choice } from './parts.js'

/** `version` is the one that the view takes, of those that are possible. */
export function DocumentHead({ version, samples }: { version: Version | undefined; samples: SampleView }) {
  const { value: found } = reading
  const { shape: ownShape = '', version: ownVersion = '' } = given.value
  const isTold = found && found.fit !== 'none' && found.fit !== 'empty'
  const detected = (words: string | undefined) => (words && isTold ? say('detected', { words }) : say('notDetected'))
  const shapeOptions = shapes.map((shape) => [shape, say(`name ${shape}`)] as const)
  return (
    <>
      <Choice
        isQuiet
        label={say('version')}
        value={ownVersion}
        options={[
          ['', version && isTold ? say('automatic', { words: version }) : say('notDetected')],
          ...versions.map((it) => [it, it] as const),
        ]}
        choose={(version) => give({ version: (version || undefined) as Version | undefined })}
      />
      <Choice
        isQuiet
        label={say('shape')}
        value={ownShape}
        options={[['', detected(found && say(`name ${found.shape}`))], ...shapeOptions]}
        choose={(shape) => give({ shape: (shape || undefined) as Shape | undefined })}
      />
      <DocumentTools samples={samples} pick={pickSample} take={replaceDocument}>
        <Button class="quiet" onClick={format}>
          {say('format')}
        </Button>
      </DocumentTools>
    </>
  )
}
