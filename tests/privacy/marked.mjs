/**
 * Documents in which everything personal or unknown carries a mark: e-mail addresses, card ids, and names that the API
 * documentation does not show.
 */
import { documentOf, writeText } from '../differential/documents.mjs'

/** Part of every mark, and of nothing else. */
export const MARK = /zqx/i
const PERSONS = ['zqx.ann@example.com', 'zqx@', 'ann zqx', 'ZQX@EXAMPLE.COM']
const CARDS = ['C-zqx-1', 'zqx', '4111zqx1111']
const UNKNOWN = ['zqx_name', 'zqxproducts', 'zqx@example.com', 'x/zqx~', 'zqx\n', 'card_id zqx', 'currency_zqx']

/** Returns a text of a shape, with marks in many of its values and names. */
export function markedText(random, shape) {
  const text = writeText(random, documentOf(random, shape))
  const value = () => JSON.stringify(random.of([...PERSONS, ...CARDS]))
  const marked = text
    .replace(/"(?:ann@example\.com|C-0001|O-1|I-1|P-1|m|x)"/g, value)
    .replace(/"(?:EUR|GBP|USD|CAD|CARD|EMAIL|SINGLE|COMPLETED|FAILED|0\.8|APPROVED)"(?!\s*:)/g, (good) =>
      random.percent(15) ? value() : good,
    )
    .replace(/"https:[^"]*"/g, '"https://pay.example.com/zqx?card=zqx"')
    .replace(/"(?:created_at|face_value|label|code|n|days|rel)"(?=\s*:)/g, () => JSON.stringify(random.of(UNKNOWN)))
  const extra = random.percent(40) ? `${JSON.stringify(random.of(UNKNOWN))}:${value()},` : ''
  const whole = marked.replace(/\{(?=\s*")/g, (brace) => (random.percent(20) ? brace + extra : brace))
  return random.percent(8) ? whole.slice(0, random.below(whole.length)) : whole
}

/** Returns a query with marks. */
export function markedQuery(random) {
  const part = () =>
    `${random.of(['limit', 'before', 'after', 'zqx', 'zqx_name', 'country_zqx', 'zqx%zz'])}=${random.of(['zqx', '5', 'zqx%', 'zqx@example.com'])}`
  return Array.from({ length: random.below(5) }, part).join('&')
}
