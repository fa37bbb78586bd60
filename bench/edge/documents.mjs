/** The posted documents: the recorded webhook, one with undocumented fields, and one with mistakes. */
import { readFileSync } from 'node:fs'

const sample = readFileSync(new URL('../../tests/cases/samples/product-update.json', import.meta.url), 'utf8').trim()
const update = JSON.parse(sample)
const more = Object.fromEntries(
  Array.from({ length: 200 }, (_, at) => [`field_${at}`, `value ${at}, as a service adds`]),
)

export const documents = [
  { name: 'the sample webhook', body: sample, status: 200 },
  { name: 'with 200 fields that are not shown', body: JSON.stringify({ ...update, new_state: more }), status: 200 },
  { name: 'with three mistakes', body: JSON.stringify({ new_state: [], timestamp: 'now' }), status: 422 },
]
