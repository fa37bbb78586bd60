/**
 * `npm test -- convert`: builds the package from its sources and runs the test files whose names contain one of the words.
 * With `--watch`, again after each change.
 */
import { spawnSync } from 'node:child_process'
import { basename } from 'node:path'
import process from 'node:process'
import { ensurePackages } from './install.mjs'
import { testArguments, testFilesIn } from './node_tests.mjs'
import { buildForTests } from './package.mjs'
import { at } from './paths.mjs'
import { onChange } from './watch.mjs'

const FOLDERS = ['tests/js', 'tests/command', 'tests/page/unit', 'tests/scripts']
const SOURCES = ['js', 'src', 'languages', 'codegen/src', 'tests/cases', ...FOLDERS]

/** Resolves to whether the tests passed. Never resolves with `watch`. */
export async function runFocus(words, { watch }) {
  await ensurePackages()
  const passed = await runOnce(words)
  if (!watch) return passed
  onChange(SOURCES, () => runOnce(words))
  return new Promise(() => {})
}

async function runOnce(words) {
  const started = performance.now()
  try {
    const env = { ...process.env, ORDER_CONTRACT_DIST: await buildForTests({ quick: true }) }
    return spawnSync(process.execPath, testArguments(filesFor(words)), { stdio: 'inherit', env }).status === 0
  } catch (error) {
    console.error([error.message, error.output].filter(Boolean).join('\n'))
    return false
  } finally {
    console.log(`${((performance.now() - started) / 1000).toFixed(1)} s`)
  }
}

function filesFor(words) {
  const all = FOLDERS.flatMap((folder) => testFilesIn(at(folder)))
  const files = all.filter((file) => words.some((word) => basename(file).includes(word)))
  if (files.length > 0) return files
  throw new Error(`no test file has a name with ${words.join(' or ')}: ${all.map((file) => basename(file)).join(', ')}`)
}
