/**
 * `npm run test:edge`: the webhook receiver and the gateway in the runtimes they are made for, over real
 * HTTP. Installs the runtimes first. The package is the committed one, or ORDER_CONTRACT_DIST's.
 */
import { spawn } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { ensurePackages, ensureTools } from '../../scripts/lib/install.mjs'
import { at } from '../../scripts/lib/paths.mjs'

const folder = at('tests', 'edge')
await ensurePackages()
await ensureTools(folder)
const files = (await readdir(folder)).filter((file) => file.endsWith('.test.mjs')).sort()
const tests = spawn(process.execPath, ['--test', '--test-reporter=spec', ...files], { cwd: folder, stdio: 'inherit' })
tests.on('exit', (code) => process.exit(code ?? 1))
