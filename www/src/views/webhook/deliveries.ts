/** Deliveries to try: the samples of the webhook's body, each sent as it should be, and some sent as they should not. */
import type { SampleName } from '../../app/words.js'
import { samples } from '../../samples/index.js'
import { BOTH, type Sample } from '../../samples/sample.js'
import { type Delivery, JSON_HEADERS, type Method } from './delivery.js'

export type DeliverySample = Sample & Delivery

const asItShould = samples
  .filter(({ shape }) => shape === 'product-update')
  .map((sample): DeliverySample => ({ ...sample, method: 'POST', headers: JSON_HEADERS }))

function missent(name: SampleName, method: Method, headers: string): DeliverySample {
  const text = asItShould[0]?.text ?? ''
  return { kind: 'broken', shape: 'product-update', versions: BOTH, name, text, method, headers }
}

export const deliveries: readonly DeliverySample[] = [
  ...asItShould,
  missent('sentAsAForm', 'POST', 'content-type: application/x-www-form-urlencoded'),
  missent('sentWithoutAContentType', 'POST', ''),
  missent('sentCompressed', 'POST', `${JSON_HEADERS}\ncontent-encoding: gzip`),
  missent('askedForWithGET', 'GET', ''),
]
