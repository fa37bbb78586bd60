/**
 * `npm run long -- NAME [--flags]`: runs one of the checks that take too long for `npm test`. README.md has the figures of
 * their last runs.
 */
import process from 'node:process'

const CHECKS = {
  costs: 'searches for inputs that cost much more per byte than an ordinary order',
  differential: 'compares results with those of the native crate; --count=1000000 --seed=1',
  lighthouse: 'runs Lighthouse on every view of the page, for phones and for desktops; writes www/LIGHTHOUSE.md',
  nodes: 'runs the tests of the sources in Node 22, 24 and 26',
  soak: 'makes mixed calls in one process, and watches their memory; --calls=10000000',
  supply: 'checks dependencies, licences and versions; --rebuild also builds the package in another folder',
}

const [name] = process.argv.splice(2, 1)
if (!Object.hasOwn(CHECKS, name ?? '')) {
  console.error('npm run long -- NAME\n')
  for (const [name, does] of Object.entries(CHECKS)) console.error(`  ${name.padEnd(12)} ${does}`)
  process.exit(2)
}
await import(`./${name}/run.mjs`)
