/**
 * `node tests/run.mjs FOLDER`: installs the tools of a folder of tests, and runs these with Node's test runner. It takes the
 * options of that, such as `--test-name-pattern=keyboard`. Tests the committed package, or that of ORDER_CONTRACT_DIST.
 */
import { spawn } from 'node:child_process'
import process from 'node:process'
import { ensurePackages, ensureTools } from '../scripts/lib/install.mjs'
import { testArguments, testFilesIn } from '../scripts/lib/node_tests.mjs'
import { at } from '../scripts/lib/paths.mjs'

/** Folders with npm packages of their own, by the folder of the tests. */
const TOOLS = { edge: ['edge'], examples: ['examples', 'edge'] }

const [name, ...options] = process.argv.slice(2)
const folder = at('tests', name)
await ensurePackages()
for (const tools of TOOLS[name] ?? []) await ensureTools(at('tests', tools))
const tests = spawn(process.execPath, testArguments(testFilesIn(folder), options), { cwd: folder, stdio: 'inherit' })
tests.on('exit', (code) => process.exit(code ?? 1))
