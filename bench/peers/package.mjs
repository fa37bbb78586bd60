/**
 * The subject of every lane: the package as it is published, its files found as its own `exports` name them.
 * ORDER_CONTRACT=<folder of another pkg> measures another build beside the same peers.
 */
import { readFileSync } from 'node:fs'
import process from 'node:process'
import { pathToFileURL } from 'node:url'

const chosen = process.env.ORDER_CONTRACT
const folder = chosen ? pathToFileURL(`${chosen}/`) : new URL('../../pkg/', import.meta.url)
const { exports } = JSON.parse(readFileSync(new URL('package.json', folder), 'utf8'))

/**
 * The address of the file behind a subpath, or nothing where the package has no such subpath.
 * @param {string} subpath  such as '.' or './slim'
 */
export function fileOf(subpath) {
  const target = exports[subpath]
  return target && new URL(target.default ?? target, folder)
}

export const load = () => import(fileOf('.').href)
