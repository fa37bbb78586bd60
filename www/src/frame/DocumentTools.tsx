/** Where to get another document: the samples of a view, or a file; behind them what else can be done with it. */
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { readFile } from '../app/files.js'
import { whenLoaded } from '../app/notice.js'
import type { Offer, Samples } from '../samples/Samples.js'
import type { Sample } from '../samples/sample.js'
import { OpenButton } from './OpenButton.js'
import { Button } from './parts.js'

interface Props {
  offer: Offer
  pick: (sample: Sample) => void
  /** Takes the text of a file. */
  take: (text: string) => void
  children: ComponentChildren
}

export function DocumentTools({ offer, pick, take, children }: Props) {
  const [picking, setPicking] = useState<{ Samples: typeof Samples }>()
  const choose = () => void whenLoaded(import('../samples/Samples.js')).then(setPicking)
  return (
    <span class="tools">
      <Button class="quiet" onClick={choose}>
        Samples
      </Button>
      <OpenButton words="Open" label="Open a file" take={(file) => void whenLoaded(readFile(file, take))} />
      {children}
      {picking && <picking.Samples offer={offer} pick={pick} close={() => setPicking(undefined)} />}
    </span>
  )
}
