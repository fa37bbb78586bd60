/**
 * Documents in which everything personal or unknown carries a mark: e-mail addresses, card ids, and names that the API
 * documentation does not show.
 */
import { readAnswers } from '../js/case-files.mjs'

/** The texts of questions at random, by shape. */
const TEXTS = {}
for (const { question } of await readAnswers()) {
  const { name, shape, text } = question
  TEXTS[shape] ??= []
  if (!name && text) TEXTS[shape].push(text)
}

/** Part of every mark, and of nothing else. */
export const MARK = /zqx/i
const PERSONS = ['zqx.ann@example.com', 'zqx@', 'ann zqx', 'ZQX@EXAMPLE.COM']
const CARDS = ['C-zqx-1', 'zqx', '4111zqx1111']
const UNKNOWN = ['zqx_name', 'zqxproducts', 'zqx@example.com', 'x/zqx~', 'zqx\n', 'card_id zqx', 'currency_zqx']

/** Returns a text of a shape, with marks in many of its values and names. */
export function markedText(random, shape) {
  const text = random.of(TEXTS[shape])
  const value = () => JSON.stringify(random.of([...PERSONS, ...CARDS]))
  const marked = text
    .replace(/"(?:ann@example\.com|P-1|a b|2024|same|o-\d+)"(?!\s*:)/g, value)
    .replace(/"(?:EUR|GBP|USD|CAD|CARD|EMAIL|SINGLE|COMPLETED|FAILED|0\.8|APPROVED)"(?!\s*:)/g, (good) =>
      random.percent(15) ? value() : good,
    )
    .replace(/"https?:[^"]*"(?!\s*:)/g, '"https://pay.example.com/zqx?card=zqx"')
    .replace(/"(?:a_long_common_prefix_|x|created_at|description|paymentMethod)\d+"(?=\s*:)/g, () =>
      JSON.stringify(random.of(UNKNOWN)),
    )
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
