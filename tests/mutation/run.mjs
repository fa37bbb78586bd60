/**
 * `npm run mutants -- [--shard=0/50] [--file=src/text/place.rs]`: runs cargo-mutants on the code that reads,
 * validates, converts and writes messages (.cargo/mutants.toml), with the native tests that end within seconds.
 * Surviving mutants are in mutants.out/missed.txt: each shows a missing test, or changes nothing.
 */
import { run } from '../../scripts/lib/run.mjs'

const options = ['--baseline=run', '--timeout=120', '--colors=never', ...process.argv.slice(2)]
try {
  await run('cargo', ['mutants', ...options], { env: { QUICK_LAWS: '1' }, echo: true })
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
