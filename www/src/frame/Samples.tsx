/** The samples of a view: in front of the page, or where there is nothing else to show. */
import '../style/samples.css'
import { useEffect, useRef, useState } from 'preact/hooks'
import { whenLoaded } from '../app/notice.js'
import { nameOf } from '../app/words.js'
import type { Sample } from '../samples/sample.js'
import { Button, Prose } from './parts.js'

export interface SamplesProps {
  offer: 'documents' | 'orders' | 'deliveries'
  pick: (sample: Sample) => void
}

/** They are loaded when they are first shown. */
function SampleList({ offer, pick }: SamplesProps) {
  const [all, setAll] = useState<typeof import('../samples/index.js')>()
  useEffect(() => void whenLoaded(import('../samples/index.js')).then(setAll), [])
  const offered = all && { ...all, documents: all.samples }[offer]
  return (
    <ul class="samples">
      {offered?.map((sample) => (
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
}

export const SamplesHere = (props: SamplesProps) => (
  <section class="here">
    <h2>Samples</h2>
    <SampleList {...props} />
  </section>
)

/** The browser keeps the focus in the dialog, closes it with a press beside it, and gives the focus back. */
export function SamplesButton({ offer, pick }: SamplesProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => dialog.current?.showModal(), [isOpen])
  const close = () => dialog.current?.close()
  return (
    <>
      <Button class="quiet" onClick={() => setOpen(true)}>
        Samples
      </Button>
      {isOpen && (
        <dialog class="box" ref={dialog} closedby="any" aria-labelledby="samples-title" onClose={() => setOpen(false)}>
          <div class="head row">
            <h2 id="samples-title">Pick a sample</h2>
            <Button class="quiet" onClick={close}>
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
      )}
    </>
  )
}
