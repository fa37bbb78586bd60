/**
 * Ends the program with one sentence if Node is too old. Import this file before all others: they may not load there, so it
 * imports only what every Node has.
 */
import { readFileSync } from 'node:fs'
import process from 'node:process'

const { engines } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))
const oldest = engines.node.replace('>=', '')
const [leastMajor, leastMinor] = oldest.split('.').map(Number)
const [major, minor] = process.versions.node.split('.').map(Number)
if (major < leastMajor || (major === leastMajor && minor < leastMinor)) {
  console.error(`Node ${oldest} or newer is needed. This is Node ${process.versions.node}.`)
  console.log('0 passed, 1 failed')
  process.exit(1)
}
