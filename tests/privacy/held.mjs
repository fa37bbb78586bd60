/**
 * Calls surfaces repeatedly, and lists the outputs that contain a mark.
 */
import { Random } from '../differential/random.mjs'
import { MARK } from './marked.mjs'
import { SURFACES } from './surfaces.mjs'

/** Calls each surface `count` times. */
export async function leaksIn(count, seed = 1) {
  const leaks = []
  const told = {}
  for (const [name, surface] of Object.entries(SURFACES)) {
    const random = new Random(seed)
    told[name] = 0
    for (let times = 0; times < count; times++) {
      const said = (await surface(random)).filter((out) => out !== undefined && out !== null)
      told[name] += said.length
      const marked = said.map((out) => JSON.stringify(out)).filter((out) => MARK.test(out))
      leaks.push(...marked.map((out) => `${name}: ${out}`))
    }
  }
  return { leaks, told }
}
