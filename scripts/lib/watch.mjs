/** Watches source folders. */
import { watch } from 'node:fs'
import { at } from './paths.mjs'

/** An editor writes a file several times. */
const QUIET = 100
const NO_SOURCE = /(?:^|[\\/])(?:generated|node_modules)(?:[\\/]|$)/

/** Calls `work` after each change in the folders, but never twice at once. */
export function onChange(folders, work) {
  let timer
  let running = Promise.resolve()
  const later = (_, name) => {
    if (NO_SOURCE.test(name ?? '')) return
    clearTimeout(timer)
    timer = setTimeout(() => {
      running = running.then(work)
    }, QUIET)
  }
  for (const folder of folders) watch(at(folder), { recursive: true }, later)
}
