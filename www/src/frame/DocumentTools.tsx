/** Where to get another document: the samples of a view, or a file; behind them what else can be done with it. */
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { readFile } from '../app/files.js'
import { whenLoaded } from '../app/notice.js'
import { say } from '../app/words.js'
import type { SampleView } from '../samples/Samples.js'
import type { Sample } from '../samples/sample.js'
import { LoadedSamples } from './LoadedSamples.js'
import { OpenButton } from './OpenButton.js'
import { Button } from './parts.js'

interface Props<S extends Sample> {
  samples: SampleView
  pick: (sample: S) => void
  /** Takes the text of a file. */
  take: (text: string) => void
  children: ComponentChildren
}

export function DocumentTools<S extends Sample = Sample>({ samples, pick, take, children }: Props<S>) {
  const [isPicking, setPicking] = useState(false)
  return (
    <>
      <span class="push" />
      <Button class="quiet" onClick={() => setPicking(true)}>
        {say('samples')}
      </Button>
      <OpenButton words={say('open')} label={say('openFile')} take={(file) => void whenLoaded(readFile(file, take))} />
      {children}
      {isPicking && <LoadedSamples<S> view={samples} pick={pick} close={() => setPicking(false)} />}
    </>
  )
}
