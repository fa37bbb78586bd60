/** Deliveries of the webhook to try. */
import type { SampleName } from './index.js'
import { samples } from './index.js'
import type { Sample } from './sample.js'

const JSON_HEADERS = 'content-type: application/json'
const updates = samples.filter(({ shape }) => shape === 'product-update')

function missent(name: SampleName, method: string, headers: string): Sample[] {
  return updates.slice(0, 1).map((sample) => ({ ...sample, shows: ['rejected'], name, method, headers }))
}

export const deliveries: readonly Sample[] = [
  ...updates.map((sample): Sample => {
    const shows = sample.finds ? 'rejected' : 'received'
    return { ...sample, shows: [shows], method: 'POST', headers: JSON_HEADERS }
  }),
  ...missent('sentAsAForm', 'POST', 'content-type: application/x-www-form-urlencoded'),
  ...missent('sentWithoutAContentType', 'POST', ''),
  ...missent('sentCompressed', 'POST', `${JSON_HEADERS}\ncontent-encoding: gzip`),
  ...missent('askedForWithGET', 'GET', ''),
]
