/** Deliveries to try: the samples of the webhook's body, each sent as it should be, and some sent as they should not. */
import { samples } from '../../samples/index.js'
import { BOTH, type Sample } from '../../samples/sample.js'
import { type Delivery, JSON_HEADERS, type Method } from './delivery.js'

export type DeliverySample = Sample & Delivery

const asItShould = samples
  .filter(({ shape }) => shape === 'product-update')
  .map((sample): DeliverySample => ({ ...sample, method: 'POST', headers: JSON_HEADERS }))

function missent(title: string, shows: string, method: Method, headers: string): DeliverySample {
  const text = asItShould[0]?.text ?? ''
  return { kind: 'broken', shape: 'product-update', versions: BOTH, title, shows, text, method, headers }
}

export const deliveries: readonly DeliverySample[] = [
  ...asItShould,
  missent(
    'Sent as a form',
    'The body is read only with the content type of JSON.',
    'POST',
    'content-type: application/x-www-form-urlencoded',
  ),
  missent('Sent without a content type', 'A missing content type does not count as JSON.', 'POST', ''),
  missent(
    'Sent compressed',
    'The receiver does not accept content encodings.',
    'POST',
    `${JSON_HEADERS}\ncontent-encoding: gzip`,
  ),
  missent('Asked for with GET', 'Updates are accepted only with POST.', 'GET', ''),
]
