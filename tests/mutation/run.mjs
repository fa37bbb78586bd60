/**
 * `npm run mutants -- [--shard=0/50] [--file=src/text/place.rs]`: cargo-mutants over what reads, checks, words and converts
 * (.cargo/mutants.toml), held by the native tests that end within seconds. What survives is listed in
 * mutants.out/missed.txt: a test that is missing, or a mutant that changes nothing.
 */
import { run } from '../../scripts/lib/run.mjs'

const options = ['--baseline=run', '--timeout=120', '--colors=never', ...process.argv.slice(2)]
try {
  await run('cargo', ['mutants', ...options], { env: { QUICK_LAWS: '1' }, echo: true })
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
