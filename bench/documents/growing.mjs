/** Documents that grow, each in another way. Lane I measures the time per byte on them. */
import { collidingNames, HASHES, namesOfLosses } from './colliding.mjs'
import { orders } from './generate.mjs'

const count = (n, make) => Array.from({ length: n }, (_, i) => make(i))
const [sample] = orders({ items: 64, more: true })
const items = sample.items.map((item) => JSON.stringify(item))

/** An order of about `bytes` bytes. */
export function orderOfSize(bytes) {
  const head = JSON.stringify({ id: 'O-1', status: 'COMPLETED', payment_method: sample.payment_method })
  const parts = []
  for (let size = head.length; size < bytes; ) {
    const item = items[parts.length % items.length]
    parts.push(item)
    size += item.length + 1
  }
  return `${head.slice(0, -1)},"items":[${parts.join(',')}]}`
}

/** Long strings full of escapes. */
export const escapesOfSize = (bytes) =>
  `{"status":"PROCESSING","id":"1","message":"${'\\u00e9\\n'.repeat(Math.ceil(bytes / 8))}"}`

/** One object with many unknown members. */
const withNames = (names) => `{"status":"PROCESSING",${names.map((name) => `"${name}":1`).join(',')}}`

/** Objects with `n` different names, by the kind of the names. @type {Record<string, (n: number) => string>} */
export const NAMED = {
  'ordinary names': (n) => withNames(count(n, (i) => `field_${i}`)),
  'names with a long common prefix': (n) => withNames(count(n, (i) => `${'prefix_'.repeat(9)}${i}`)),
  ...Object.fromEntries(
    Object.entries(HASHES).map(([name, hash]) => [
      `names chosen against ${name}`,
      (n) => withNames(collidingNames(n, hash)),
    ]),
  ),
}

/** One object that repeats one name `n` times. */
export const repeatedName = (n) => withNames(count(n, () => 'again'))

/** Findings inside a member whose name takes half of the text and has characters that a pointer must escape. */
export function beneathLongName(bytes) {
  const members = count(Math.ceil(bytes / 2 / 6), () => '"a":1').join(',')
  return `{"status":"PROCESSING","${'~'.repeat(bytes / 2)}":{${members}}}`
}

/** A request with `n` mistakes, one in each item. */
export function mistakes(n) {
  const item =
    '{"distribution_method":{"type":"PAYOUT_LINK"},"products":{"type":"MULTIPLE","values":["PRCODE-GB-10001",7]}}'
  return `{"payment_method":{"type":"ACCOUNT_BALANCE","currency":"EUR"},"items":[${count(n, () => item).join(',')}]}`
}

/** An order of `n` items that lose something when converted to the earlier version. */
export const losing = (n) => `{"status":"COMPLETED","items":[${count(n, (i) => items[i % items.length]).join(',')}]}`

/** The same with a name repeated in each item, so that the conversion is refused. */
export const losingAndRepeating = (n) => losing(n).replaceAll('{"id":', '{"note":1,"note":2,"id":')

const losingNames = (names) => `{"items":[{"payout":{"url":"u",${names.map((name) => `"${name}":1`).join(',')}}}]}`

/** Orders whose payout loses `n` members, by the kind of their names. @type {Record<string, (n: number) => string>} */
export const LOSING_NAMES = {
  'ordinary names': (n) => losingNames(count(n, (i) => `field_${i}`)),
  'names chosen against FNV-1a': (n) => losingNames(namesOfLosses(n)),
}
