/** Deliveries of the webhook to try. */
import { samples } from './index.js'
import type { Sample } from './sample.js'

const headers = 'content-type: application/json'
const updates = samples.filter(({ shape }) => shape === 'product-update')

const missent = (sent: Pick<Sample, 'title' | 'line' | 'method' | 'headers'>): Sample[] =>
  updates.slice(0, 1).map((sample) => ({ ...sample, ...sent }))

export const deliveries: readonly Sample[] = [
  ...updates.map((sample): Sample => ({ ...sample, method: 'POST', headers })),
  ...missent({
    title: 'Sent as a form',
    line: 'The body is read only with the content type of JSON.',
    method: 'POST',
    headers: 'content-type: application/x-www-form-urlencoded',
  }),
  ...missent({
    title: 'Sent compressed',
    line: 'The receiver does not accept content encodings.',
    method: 'POST',
    headers: `${headers}\ncontent-encoding: gzip`,
  }),
  ...missent({ title: 'Asked for with GET', line: 'Updates are sent with POST.', method: 'GET', headers: '' }),
]
