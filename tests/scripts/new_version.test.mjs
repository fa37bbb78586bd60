/** A version begun in a copy of the files that the script reads. */
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { at } from '../../scripts/lib/paths.mjs'

const copy = mkdtempSync(join(tmpdir(), 'new-version-'))
after(() => rmSync(copy, { recursive: true }))
for (const path of ['scripts/new_version.mjs', 'scripts/lib/paths.mjs', 'src/service/version.rs', 'src/service/mod.rs'])
  cpSync(at(path), join(copy, path))

const begin = (...args) =>
  spawnSync(process.execPath, [join(copy, 'scripts/new_version.mjs'), ...args], { encoding: 'utf8' })

test('what is no date, or none later than the newest, is refused with one that is taken', () => {
  for (const date of [undefined, 'now', '2999-02-30', '2999-13-01', '2024-02-05']) {
    const { status, stderr } = begin(...(date ? [date] : []))
    assert.equal(status, 1, date)
    const [, newest, example] = stderr.match(/later than (\S+), for example: node scripts\/new_version\.mjs (\S+)$/m)
    assert.ok(example > newest, stderr)
  }
})

test('two versions are begun, one after the other, as rustfmt writes them', () => {
  for (const date of ['2998-02-28', '2999-12-31']) {
    const { status, stdout, stderr } = begin(date)
    assert.equal(status, 0, stderr)
    assert.match(stdout, new RegExp(`tests/golden/${date}/`))
    const files = [`v${date.replaceAll('-', '_')}.rs`, 'version.rs'].map((file) => join(copy, 'src/service', file))
    const { stdout: difference } = spawnSync('rustfmt', ['--check', '--edition=2024', ...files], { encoding: 'utf8' })
    assert.equal(difference, '')
  }
  const modules = (text) => text.match(/(?<=^use ).*::/gm)
  const written = modules(readFileSync(join(copy, 'src/service/v2999_12_31.rs'), 'utf8'))
  const usual = modules(readFileSync(at('src/service/v2024_02_05.rs'), 'utf8'))
  assert.deepEqual(
    written.filter((module) => !usual.includes(module)),
    [],
  )
  const [, all] = readFileSync(join(copy, 'src/service/version.rs'), 'utf8').match(
    /ALL: \[Version; \d+\] = \[(.*?)\];/s,
  )
  assert.match(all, /Version::V2998_02_28,\s+Version::V2999_12_31,\s+$/)
  assert.match(begin('2999-12-31').stderr, /later than 2999-12-31, for example: .* 3000-06-01/)
})
