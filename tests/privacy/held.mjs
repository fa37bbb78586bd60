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
      for await (const out of surface(random)) {
        if (out === undefined || out === null) continue
        told[name] += 1
        const written = JSON.stringify(out)
        if (MARK.test(written)) leaks.push(`${name}: ${written}`)
      }
    }
  }
  return { leaks, told }
}
