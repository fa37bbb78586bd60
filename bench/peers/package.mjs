/**
 * The subjects of every lane: the package as it is published, with the files that its `exports` name, and the package
 * of the first edition if ../baseline.mjs could extract it from the history.
 *
 * ORDER_CONTRACT_DIST=<folder> measures another build of pkg/dist.
 */
import { existsSync, readFileSync } from 'node:fs'
import process from 'node:process'
import { pathToFileURL } from 'node:url'
import { BASELINE_FOLDER } from '../baseline.mjs'

/** Their names in the tables. */
export const OURS = 'order-contract'
export const BASELINE = 'first edition'

/** @typedef {ReturnType<typeof packageIn>} Package */

/**
 * @param {URL} folder  with a package.json
 * @param {URL} [dist]  another place of its scripts
 */
function packageIn(folder, dist = new URL('dist/', folder)) {
  const { exports } = JSON.parse(readFileSync(new URL('package.json', folder), 'utf8'))
  const placed = (file) => (file.startsWith('./dist/') ? new URL(file.slice(7), dist) : new URL(file, folder))
  const fileOf = (subpath) => {
    const target = exports[subpath]
    return target && placed(target.default ?? target)
  }
  const installedFileOf = (subpath) => (exports[subpath].node ? placed(exports[subpath].node) : fileOf(subpath))
  return {
    dist,
    subpaths: Object.keys(exports),
    /** Returns the URL of the file of a subpath, or undefined if there is no such subpath. */
    fileOf,
    /** Returns the URL of the file that Node and Deno load. The first edition has the same file for bundlers. */
    installedFileOf,
    load: (subpath = '.') => import(fileOf(subpath).href),
  }
}

const built = process.env.ORDER_CONTRACT_DIST
export const current = packageIn(new URL('../../pkg/', import.meta.url), built && pathToFileURL(`${built}/`))

/** @type {Package | undefined} */
export const baseline = existsSync(new URL('package.json', BASELINE_FOLDER)) ? packageIn(BASELINE_FOLDER) : undefined

/** Both packages by their names, the current one first. @returns {[string, Package][]} */
export const packages = () => [[OURS, current], ...(baseline ? [[BASELINE, baseline]] : [])]

/**
 * Both packages as contestants.
 * @param {(api: any) => object} contest  what one does with the functions of a package
 */
export const subjects = async (contest) =>
  Promise.all(packages().map(async ([name, { load }]) => ({ name, ...contest(await load()) })))
