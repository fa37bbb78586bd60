/**
 * Lane G: import to first verdict, each time in a fresh process, rounds interleaved. Peers are started from
 * their installed packages and from one bundled, minified file, and so are we. The goal holds our installed package
 * against the quicker of a peer's two.
 */
import { run } from '../engines.mjs'
import { summary } from '../method/measure.mjs'
import { fileOf } from '../peers/package.mjs'

const ROUNDS = { full: 21, quick: 3 }

const MODULES = {
  'order-contract': './ours.mjs',
  'order-contract, bundled': '../.made/start-ours.mjs',
  'Ajv compile': './ajv.mjs',
  'Ajv compile, bundled': '../.made/start-ajv.mjs',
  Zod: './zod.mjs',
  'Zod, bundled': '../.made/start-zod.mjs',
  'Valibot, bundled': '../.made/start-valibot.mjs',
  'Ajv standalone, bundled': '../.made/start-ajv-standalone.mjs',
}

/**
 * @param {import('../engines.mjs').Engine} engine
 * @param {'full' | 'quick'} mode
 */
export function start(engine, mode) {
  const names = Object.keys(MODULES)
  const subject = fileOf('.').href
  const once = (name) => Number(run(engine, 'start/launch.mjs', [MODULES[name], subject])) * 1e6
  for (const name of names) once(name)
  const rounds = Array.from({ length: ROUNDS[mode] }, (_, round) => {
    const times = []
    for (let turn = 0; turn < names.length; turn++) {
      const at = (round + turn) % names.length
      times[at] = once(names[at])
    }
    return times
  })
  return { rows: [{ document: 'import to first verdict', ...summary(names, rounds) }] }
}
