/** Deliveries of the webhook to try. */
import type { SampleName } from '../app/words.js'
import { productUpdates } from './product_update.js'
import { BOTH, type Sample } from './sample.js'

/** A delivery: a body, and how it is sent. */
export interface DeliverySample extends Sample {
  method: string
  /** A line each. */
  headers: string
}

const JSON_HEADERS = 'content-type: application/json'

/** The samples of the webhook's body, each sent as it should be. */
const asItShould = productUpdates.map(
  (sample): DeliverySample => ({ ...sample, method: 'POST', headers: JSON_HEADERS }),
)

function missent(name: SampleName, method: string, headers: string): DeliverySample {
  const text = productUpdates[0]?.text ?? ''
  return { shape: 'product-update', versions: BOTH, name, text, method, headers }
}

export const deliveries: readonly DeliverySample[] = [
  ...asItShould,
  missent('sentAsAForm', 'POST', 'content-type: application/x-www-form-urlencoded'),
  missent('sentWithoutAContentType', 'POST', ''),
  missent('sentCompressed', 'POST', `${JSON_HEADERS}\ncontent-encoding: gzip`),
  missent('askedForWithGET', 'GET', ''),
]
