/**
 * `npm run fmt`: formats all sources.
 */
import { ensurePackages } from './lib/install.mjs'
import { run } from './lib/run.mjs'
import { biome } from './lib/tools.mjs'

await ensurePackages()
await biome(['check', '--write'], { echo: true })
await run('cargo', ['fmt', '--all'], { echo: true })
