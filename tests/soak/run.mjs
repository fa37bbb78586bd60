/**
 * `npm run long -- soak --calls=10000000`: makes mixed calls in one process. The memory of the core and the heap must not
 * grow, and after every kind of rejection and every disaster the next call must work.
 */
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

const { values } = parseArgs({ options: { calls: { type: 'string', default: '200000' } } })
const program = fileURLToPath(new URL('./soak.mjs', import.meta.url))
// The heap is measured after a garbage collection.
const soak = spawn(process.execPath, ['--expose-gc', program, values.calls], { stdio: 'inherit' })
soak.on('exit', (code) => process.exit(code ?? 1))
