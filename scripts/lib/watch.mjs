/** Watches source folders. */
import { watch } from 'node:fs'
import { at } from './paths.mjs'

/** An editor writes a file several times. */
const QUIET = 100

/** Calls `work` after each change in the folders, but never twice at once. */
export function onChange(folders, work) {
  let timer
  let running = Promise.resolve()
  const later = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      running = running.then(work)
    }, QUIET)
  }
  const isSource = (name) => name !== null && !/(?:^|[\\/])(?:generated|node_modules)(?:[\\/]|$)/.test(name)
  for (const folder of folders)
    watch(at(folder), { recursive: true }, (_, name) => {
      if (isSource(name)) later()
    })
}
