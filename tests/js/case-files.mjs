/**
 * Reads the cases and what the native tests export from disk. run-cases.mjs and run-conversions.mjs take them in this form.
 */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { target } from '../../scripts/lib/paths.mjs'
import { run } from '../../scripts/lib/run.mjs'
import { NATIVE_TESTS } from '../../scripts/lib/tools.mjs'
import { inputOf } from './case-input.mjs'

const tests = fileURLToPath(new URL('../', import.meta.url))

/** With `encoded`, the bytes of samples stay base64, so that the result can be sent as JSON. */
export async function readCaseFiles({ encoded = false } = {}) {
  const paths = (await readdir(`${tests}cases`, { recursive: true })).map((path) => path.replaceAll('\\', '/')).sort()
  const files = { cases: {}, bases: {}, samples: {} }
  for (const path of paths) {
    if (!path.endsWith('.json')) continue
    const bytes = await readFile(`${tests}cases/${path}`)
    if (path === 'bases.json') files.bases = JSON.parse(bytes)
    else if (path.startsWith('samples/'))
      files.samples[path.slice('samples/'.length)] = encoded ? bytes.toString('base64') : new Uint8Array(bytes)
    else files.cases[path] = bytes.toString()
  }
  return files
}

/** Reads every case, with its shape and with its input as text, bytes and value, as far as it has them. */
export async function readCases() {
  const files = await readCaseFiles()
  return Object.entries(files.cases).flatMap(([path, text]) => {
    const [shape] = path.split('/')
    return JSON.parse(text).map((testCase) => ({ ...testCase, shape, ...inputOf(testCase, files) }))
  })
}

/** Reads all cases of `calls` or `conversions`. */
export async function readCasesIn(folder) {
  const names = (await readdir(tests + folder)).filter((name) => name.endsWith('.json')).sort()
  const texts = await Promise.all(names.map((name) => readFile(join(tests, folder, name), 'utf8')))
  return texts.flatMap((text) => JSON.parse(text))
}

/** Reads a file that the native tests write: `conversions` or `questions`. Runs them if they have not run yet. */
export async function readExport(name) {
  const file = join(target, 'tmp', `${name}.json`)
  try {
    return await readFile(file, 'utf8')
  } catch {
    await run('cargo', [...NATIVE_TESTS, '--test=native', 'export::'])
    return readFile(file, 'utf8')
  }
}
