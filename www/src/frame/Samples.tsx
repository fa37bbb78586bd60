/** The choice of a sample: in front of the page, or where there is no document. */
import '../style/samples.css'
import { useEffect, useRef } from 'preact/hooks'
import { nameOf } from '../app/words.js'
import { deliveries, orders, samples } from '../samples/index.js'
import type { Sample } from '../samples/sample.js'
import { Button, Prose } from './parts.js'

/** What each view offers. */
const OFFERED = { documents: samples, orders, deliveries }

export type Offer = keyof typeof OFFERED

interface Props {
  offer: Offer
  pick: (sample: Sample) => void
}

export const SampleList = ({ offer, pick }: Props) => (
  <ul class="samples">
    {OFFERED[offer].map((sample) => (
      <li key={sample.title}>
        <Button class="sample quiet" onClick={() => pick(sample)}>
          <strong>{sample.title}</strong> <small>{nameOf(sample.shape)}</small>
          <span>
            <Prose text={sample.line} />
          </span>
        </Button>
      </li>
    ))}
  </ul>
)

/** The browser keeps the focus in the dialog, and gives it back. */
export function SamplesDialog({ offer, pick, close }: Props & { close: () => void }) {
  const root = useRef<HTMLDialogElement>(null)
  useEffect(() => root.current?.showModal(), [])
  const closeOutside = ({ target }: Event) => target === root.current && root.current?.close()
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser closes a dialog with Escape
    <dialog class="box" ref={root} aria-labelledby="samples-title" onClose={close} onClick={closeOutside}>
      <div class="head row">
        <h2 id="samples-title">Pick a sample</h2>
        <Button class="quiet" onClick={() => root.current?.close()}>
          Close
        </Button>
      </div>
      <SampleList
        offer={offer}
        pick={(sample) => {
          close()
          pick(sample)
        }}
      />
    </dialog>
  )
}
