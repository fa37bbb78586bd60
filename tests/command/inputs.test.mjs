/** What a command reads before its input has ended, and through a named pipe. */
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { DOCUMENTS } from '../js/archives.mjs'
import { api, DOWN } from '../js/package.mjs'
import { checked, DOWN_OPTIONS, folder, start } from './process.mjs'

/** Runs the command with an input that does not end. */
function runOpen(args, input) {
  const { child, ended } = start(args)
  child.stdin.write(input)
  return ended
}

test('what was found is printed before the input ends', { timeout: 60_000 }, async () => {
  for (const command of ['validate', 'detect']) {
    const { child, ended } = start([command, 'order', '-', '--input', 'ndjson'])
    // As long as a batch, and too short for the output to be printed because of its length.
    child.stdin.write('{"status":"DONE"}\n'.padEnd((1 << 18) - 1).concat('\n'))
    await once(child.stdout, 'data')
    child.stdin.end()
    await ended
  }
})

test('a failure is said although the input has not ended', { timeout: 60_000 }, async () => {
  const convertAll = ['convert', 'order', '-', '--input', 'ndjson', ...DOWN_OPTIONS]
  const lacking = await runOpen([...convertAll, '--with-complements', 'none'], `${DOCUMENTS[0]}\n`)
  checked(lacking, [3, { stdout: '', stderr: 'order-contract: cannot read none: no such file or directory\n' }])
  // As long as a batch, so that the document is refused before the input ends, and nothing comes after it.
  checked(await runOpen(convertAll, 'x\n'.padEnd(1 << 18)), [1, { stderr: /^error syntax/ }])
})

test('a whole document arrives through a named pipe', { skip: process.platform === 'win32' }, async () => {
  const pipe = join(folder, 'pipe')
  spawnSync('mkfifo', [pipe])
  // Longer than a pipe holds.
  const long = DOCUMENTS[0].replace('https://example.com/1', 'u'.repeat(300_000))
  const { ended } = start(['convert', 'order', pipe, ...DOWN_OPTIONS])
  await writeFile(pipe, long)
  assert.equal((await ended).stdout, api.convert('order', long, DOWN).output)
})
