/**
 * Lane G, one fresh process: imports a module, asks for its first verdict, and prints the milliseconds.
 * Usage: launch.mjs <module> [address of a package of ours]
 */
import process from 'node:process'

const TEXT =
  '{"status":"COMPLETED","items":[{"distribution_method":{"type":"PAYOUT_LINK"},"products":{"type":"SINGLE","value":"P"}}]}'

const start = performance.now()
const { first } = await import(process.argv[2])
const valid = await first('order', TEXT)
const elapsed = performance.now() - start
if (valid !== true) throw new Error(`${process.argv[2]} refused a valid order`)
console.log(elapsed)
