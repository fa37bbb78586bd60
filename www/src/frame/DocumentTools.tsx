/** Where to get another document: the samples of a view, or a file; behind them what else can be done with it. */
import type { ComponentChildren } from 'preact'
import { useRef, useState } from 'preact/hooks'
import { whenLoaded } from '../app/notice.js'
import { takeFile } from '../app/taking.js'
import type { Offer, Samples } from '../samples/Samples.js'
import type { Sample } from '../samples/sample.js'
import { Button } from './parts.js'

interface Props {
  offer: Offer
  pick: (sample: Sample) => void
  children: ComponentChildren
}

export function DocumentTools({ offer, pick, children }: Props) {
  const [picking, setPicking] = useState<{ Samples: typeof Samples }>()
  const input = useRef<HTMLInputElement>(null)
  const choose = () => void whenLoaded(import('../samples/Samples.js')).then(setPicking)
  const open = ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
    const file = currentTarget.files?.[0]
    currentTarget.value = ''
    if (file) void takeFile(file)
  }
  return (
    <span class="tools">
      <Button class="quiet" onClick={choose}>
        Samples
      </Button>
      <Button class="quiet" aria-label="Open a file" onClick={() => input.current?.click()}>
        Open
      </Button>
      <input ref={input} type="file" accept=".json,.txt,application/json,text/plain" hidden onChange={open} />
      {children}
      {picking && <picking.Samples offer={offer} pick={pick} close={() => setPicking(undefined)} />}
    </span>
  )
}
