/**
 * Ends the program with one sentence if Node is too old. Import this file before all others, because they may not load
 * there.
 */
import { readFileSync } from 'node:fs'
import process from 'node:process'

const { engines } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))
const oldest = engines.node.replace('>=', '')
if (process.versions.node.localeCompare(oldest, 'en', { numeric: true }) < 0) {
  console.error(`Node ${oldest} or newer is needed. This is Node ${process.versions.node}.`)
  process.exit(1)
}
