/**
 * Reads the case files from disk, in the form run-cases.mjs takes.
 */
import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { inputOf } from './case-input.mjs'

const folder = fileURLToPath(new URL('../cases/', import.meta.url))

/** With `encoded`, the bytes of samples stay base64, so that the result can be sent as JSON. */
export async function readCaseFiles({ encoded = false } = {}) {
  const paths = (await readdir(folder, { recursive: true })).map((path) => path.replaceAll('\\', '/')).sort()
  const files = { cases: {}, bases: {}, samples: {} }
  for (const path of paths) {
    if (!path.endsWith('.json')) continue
    const bytes = await readFile(folder + path)
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
