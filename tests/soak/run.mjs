/**
 * `npm run soak -- --calls=10000000`: mixed calls in one process. The memory of the core and the heap stay flat, and after
 * every kind of rejection and every disaster the next call works.
 */
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

const { values } = parseArgs({ options: { calls: { type: 'string', default: '200000' } } })
const program = fileURLToPath(new URL('./soak.mjs', import.meta.url))
// The heap is measured behind a collection.
const soak = spawn(process.execPath, ['--expose-gc', program, values.calls], { stdio: 'inherit' })
soak.on('exit', (code) => process.exit(code ?? 1))
