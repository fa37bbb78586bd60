/**
 * `npm run coverage`: finds the lines that no test reaches, in the crate with cargo-llvm-cov and the native tests, in the
 * package with V8 and the tests in Node. Prints the share of each file and its missing lines, and never fails on them.
 */
import { testFilesIn } from '../../scripts/lib/node_tests.mjs'
import { at, root } from '../../scripts/lib/paths.mjs'
import { run } from '../../scripts/lib/run.mjs'

const CRATE = /^src\/(?:text|check|convert|report)\//

await crate()
await javascript()

async function crate() {
  const test = ['llvm-cov', '--no-report', '--locked', '--package=order-contract', '--quiet']
  await run('cargo', ['llvm-cov', 'clean', '--workspace'])
  await run('cargo', [...test, '--features=serde'], { env: { QUICK_LAWS: '1' } })
  await run('cargo', [...test, '--features=test-third-version', '--test=laws', '--', 'contract::', 'third_version::'])
  const { stdout } = await run('cargo', ['llvm-cov', 'report', '--package=order-contract', '--json'])
  const [{ files }] = JSON.parse(stdout.slice(stdout.indexOf('{"data"'))).data
  const ours = files
    .map((file) => ({ ...file, name: file.filename.slice(root.length + 1) }))
    .filter(({ name }) => CRATE.test(name))
  let covered = 0
  let count = 0
  for (const { name, summary, segments } of ours) {
    covered += summary.lines.covered
    count += summary.lines.count
    const missing = linesWithout(segments)
    if (missing.length > 0)
      console.log(`${name}: ${summary.lines.percent.toFixed(1)} %, not reached: ${ranges(missing)}`)
  }
  console.log(`crate: ${covered} of ${count} lines in ${ours.length} files`)
}

/** Lines that begin with a segment that was counted and never run: `[line, column, count, hasCount, …]`. */
function linesWithout(segments) {
  return [
    ...new Set(
      segments.filter(([, , times, hasCount, isEntry]) => hasCount && isEntry && times === 0).map(([line]) => line),
    ),
  ]
}

/** Reads Node's own table for the files of the package. */
async function javascript() {
  const flags = [
    '--test',
    '--experimental-test-coverage',
    '--test-reporter=tap',
    ...testFilesIn(at('tests', 'js')),
    ...testFilesIn(at('tests', 'command')),
  ]
  const { stdout } = await run(process.execPath, flags)
  const rows = stdout.split('\n').filter((line) => /^# .*pkg\/dist\/.*\|/.test(line))
  for (const row of rows) {
    const [file, lines, , , missing] = row
      .slice(2)
      .split('|')
      .map((cell) => cell.trim())
    if (missing) console.log(`${file}: ${lines} %, not reached: ${missing}`)
  }
  console.log(`package: ${rows.length} files`)
}

function ranges(lines) {
  const parts = []
  for (const line of lines.sort((a, b) => a - b)) {
    const last = parts.at(-1)
    if (last && last[1] === line - 1) last[1] = line
    else parts.push([line, line])
  }
  return parts.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(', ')
}
