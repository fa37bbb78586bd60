/**
 * The package under test: the committed one, or another build of it that ORDER_CONTRACT_DIST names.
 */
import { resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const committed = fileURLToPath(new URL('../../pkg/dist', import.meta.url))

/** The folder of its scripts. */
export const dist = resolve(process.env.ORDER_CONTRACT_DIST || committed)

export const api = await import(pathToFileURL(`${dist}/index.js`).href)
