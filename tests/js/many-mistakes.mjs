/** Validates and fixes documents of a mebibyte that are full of mistakes; limits.test.mjs runs it with a small heap. */
import { api } from './package.mjs'

const MIB = 1 << 20

/** An order request with 150 warnings, and behind them as many of these items as a mebibyte holds. */
function orderOf(item) {
  const warnings = Object.fromEntries(Array.from({ length: 150 }, (_, n) => [`u${n}`, 1]))
  return { ...warnings, items: Array(Math.floor((MIB - 2_000) / (item.length + 1))).fill(JSON.parse(item)) }
}

const { issues } = api.standardSchema('order-request')['~standard'].validate(orderOf('{}'))
const { output } = api.applyFixes('order-request', orderOf('{"country":"GB"}'))
const fixed = output.items.filter((item) => !('country' in item))
process.stdout.write(`${issues.length} issues, ${fixed.length} of ${output.items.length} items fixed`)
