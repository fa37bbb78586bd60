/**
 * The subject of every lane: the package as it is published, with the files that its `exports` name.
 * ORDER_CONTRACT_DIST=<folder> measures another build of pkg/dist.
 */
import { readFileSync } from 'node:fs'
import process from 'node:process'
import { pathToFileURL } from 'node:url'

/** Its name in the tables. */
export const OURS = 'order-contract'

const folder = new URL('../../pkg/', import.meta.url)
const built = process.env.ORDER_CONTRACT_DIST
const { exports } = JSON.parse(readFileSync(new URL('package.json', folder), 'utf8'))

/** The folder of its scripts. */
export const dist = built ? pathToFileURL(`${built}/`) : new URL('dist/', folder)

/** Returns the URL of the file of a subpath that any engine can load. */
export function fileOf(subpath = '.') {
  const target = exports[subpath]
  const file = target.default ?? target
  return file.startsWith('./dist/') ? new URL(file.slice('./dist/'.length), dist) : new URL(file, folder)
}

export const load = (subpath = '.') => import(fileOf(subpath).href)

/**
 * The package as a contestant.
 * @param {(api: any) => object} contest  what one does with its functions
 */
export const ours = async (contest) => ({ name: OURS, ...contest(await load()) })
