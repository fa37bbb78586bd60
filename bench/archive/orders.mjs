/**
 * Generates an archive of complete orders in the earlier version, one per line, the same in every run. An order has
 * about 600 bytes.
 */
import { closeSync, openSync, writeSync } from 'node:fs'
import { seeded } from '../documents/random.mjs'

const two = (number) => String(number).padStart(2, '0')

function item(random) {
  const method = random.below(2)
    ? `{"type":"EMAIL","email_address":"${random.letters(9)}@example.com"}`
    : '{"type":"PAYOUT_LINK"}'
  const value = `PRCODE-${random.pick(['GB', 'FR', 'DE'])}-${random.digits(5)}`
  const fields = [
    `"id":"I-${random.digits(8)}"`,
    `"distribution_method":${method}`,
    `"products":{"type":"SINGLE","value":"${value}"}`,
    `"face_value":${random.below(200)}.${two(random.below(100))}`,
    `"description":${random.pick(['null', '"Thank you"', '"Prämie für Ihre Treue"'])}`,
    `"redemption_url":"https://example.com/redeem/${random.letters(24)}"`,
  ]
  return `{${fields.join(',')}}`
}

/** One order as JSON. Its amounts have digits that a JavaScript number drops. */
export function order(random) {
  const date = `20${two(20 + random.below(4))}-${two(1 + random.below(12))}-${two(1 + random.below(28))}`
  const items = Array.from({ length: 1 + random.below(3) }, () => item(random))
  const currency = random.pick(['EUR', 'GBP', 'USD', 'CAD'])
  const fields = [
    `"id":"O-${random.digits(10)}"`,
    '"status":"COMPLETED"',
    `"created_at":"${date}T${two(random.below(24))}:${two(random.below(60))}:${two(random.below(60))}.${random.digits(6)}"`,
    `"completed_at":"${date}T23:59:59.${random.digits(6)}"`,
    `"payment_method":{"type":"CARD","card_id":"C-${random.digits(8)}","currency":"${currency}"}`,
    `"total":${random.below(1000)}.${two(random.below(100))}`,
    `"items":[${items.join(',')}]`,
  ]
  return `{${fields.join(',')}}`
}

/** Writes this many orders. Returns the number of bytes. */
export function writeOrders(path, count) {
  const random = seeded(count)
  const file = openSync(path, 'w')
  let bytes = 0
  for (let done = 0; done < count; ) {
    const lines = []
    for (let n = Math.min(10_000, count - done); n > 0; n--, done++) lines.push(order(random))
    bytes += writeSync(file, `${lines.join('\n')}\n`)
  }
  closeSync(file)
  return bytes
}
