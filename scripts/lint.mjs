/**
 * `npm run lint`: checks formatting, lint rules and types of JavaScript and TypeScript, and runs rustfmt and clippy.
 */
import { ensurePackages } from './lib/install.mjs'
import { lint, types } from './lib/lint.mjs'
import { run } from './lib/run.mjs'
import { Steps } from './lib/steps.mjs'

const steps = new Steps()
await steps.run('npm packages', ensurePackages)
await steps.run('format and lint', lint)
await steps.run('types', types)
await steps.run('rustfmt', async () => (await run('cargo', ['fmt', '--all', '--check'])).output)
await steps.run(
  'clippy',
  async () =>
    (await run('cargo', ['clippy', '--locked', '--workspace', '--all-targets', '--all-features', '--', '-Dwarnings']))
      .output,
)
steps.finish()
