/**
 * The package under test: the committed one, or another build of it that ORDER_CONTRACT_DIST names.
 */
import { resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const committed = fileURLToPath(new URL('../../pkg/dist', import.meta.url))

/** The folder of its scripts. */
export const dist = resolve(process.env.ORDER_CONTRACT_DIST || committed)

/** Imports one of its scripts, such as `edge`. */
export const load = (script) => import(pathToFileURL(`${dist}/${script}.js`).href)

export const api = await load('index')

export const UP = { from: '2023-07-27', to: '2024-02-05' }
export const DOWN = { from: '2024-02-05', to: '2023-07-27' }

/** `'a', 'b' or 'c'`, as messages list the versions. */
export const ANY_VERSION = api.versions
  .map((version) => `'${version}'`)
  .join(', ')
  .replace(/, ([^,]*)$/, ' or $1')

/** The codes of a report's problems. */
export const codesOf = ({ problems }) => problems.map(({ code }) => code)

/** The codes of problems and their places. */
export const placesOf = (problems) => problems.map(({ code, pointer }) => `${code} ${pointer}`)

/** Returns what a function throws. */
export function thrownBy(run) {
  try {
    run()
  } catch (error) {
    return error
  }
  return undefined
}
