/**
 * Lane G: import to first verdict, each time in a fresh process, in interleaved rounds. Contestants are started from
 * their installed packages and from one bundled, minified file.
 */
import { run } from '../engines.mjs'
import { summary, turns } from '../method/measure.mjs'
import { fileOf, OURS } from '../peers/package.mjs'

const ROUNDS = { full: 21, quick: 3 }

const MODULES = {
  [OURS]: './ours.mjs',
  [`${OURS}, bundled`]: '../.made/start-ours-bundled.mjs',
  'Ajv compile': '../.made/start-ajv-source.mjs',
  'Ajv compile, bundled': '../.made/start-ajv.mjs',
  Zod: '../.made/start-zod-source.mjs',
  'Zod, bundled': '../.made/start-zod.mjs',
  'Zod compiled, bundled': '../.made/start-zod-compiled.mjs',
  'Valibot, bundled': '../.made/start-valibot.mjs',
  'ata-validator standalone, bundled': '../.made/start-ata-standalone.mjs',
  'Ajv standalone, bundled': '../.made/start-ajv-standalone.mjs',
}

/**
 * @param {import('../engines.mjs').Engine} engine
 * @param {'full' | 'quick'} mode
 */
export function start(engine, mode) {
  const names = Object.keys(MODULES)
  const once = (name) => Number(run(engine, 'start/launch.mjs', [MODULES[name], fileOf().href])) * 1e6
  for (const name of names) once(name)
  const rounds = Array.from({ length: ROUNDS[mode] }, (_, round) => {
    const times = []
    for (const at of turns(round, names.length)) times[at] = once(names[at])
    return times
  })
  return { rows: [{ document: 'import to first verdict', ...summary(names, rounds) }] }
}
