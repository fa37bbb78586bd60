/** The choice of a sample. */
import { nameOf } from '../app/names.js'
import { Button, Dialog, Prose } from '../frame/parts.js'
import { deliveries, orders, samples } from './index.js'
import type { Sample } from './sample.js'

/** What each view offers. */
const OFFERED = { documents: samples, orders, deliveries }

export type Offer = keyof typeof OFFERED

interface Props {
  offer: Offer
  pick: (sample: Sample) => void
  close: () => void
}

export const Samples = ({ offer, pick, close }: Props) => (
  <Dialog title="Pick a sample" close={close}>
    <ul class="samples">
      {OFFERED[offer].map((sample) => (
        <li key={sample.title}>
          <Button
            class="sample quiet"
            onClick={() => {
              close()
              pick(sample)
            }}
          >
            <strong>{sample.title}</strong> <small>{nameOf(sample.shape)}</small>
            <span>
              <Prose text={sample.line} />
            </span>
          </Button>
        </li>
      ))}
    </ul>
  </Dialog>
)
