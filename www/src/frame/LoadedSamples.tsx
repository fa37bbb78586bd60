/** The choice of a sample, loaded when it is opened. */
import { useEffect, useState } from 'preact/hooks'
import { whenLoaded } from '../app/notice.js'
import type { Samples, SampleView } from '../samples/Samples.js'
import type { Sample } from '../samples/sample.js'

interface Props<S extends Sample> {
  view: SampleView
  pick: (sample: S) => void
  close: () => void
}

export function LoadedSamples<S extends Sample = Sample>({ view, pick, close }: Props<S>) {
  const [part, setPart] = useState<{ Samples: typeof Samples }>()
  useEffect(() => {
    void whenLoaded(import('../samples/Samples.js')).then((it) => (it ? setPart(it) : close()))
  }, [])
  return part ? <part.Samples view={view} pick={(sample) => pick(sample as S)} close={close} /> : null
}
