/**
 * Only an installation from a registry is repeated, and only once.
 */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { at } from '../../scripts/lib/paths.mjs'
import { fromRegistry } from '../../scripts/lib/registry.mjs'

/** An installation that fails so many times. */
function failing(times) {
  let tries = 0
  const install = async () => {
    tries += 1
    if (tries <= times) throw new Error(`failure ${tries}`)
    return tries
  }
  return { install, tries: () => tries }
}

test('an installation that fails is tried once more', async () => {
  assert.equal(await fromRegistry(failing(0).install), 1)
  assert.equal(await fromRegistry(failing(1).install), 2)
  const broken = failing(9)
  await assert.rejects(fromRegistry(broken.install), /failure 2/)
  assert.equal(broken.tries(), 2)
})

test('continuous integration runs each command once', () => {
  const commands = readFileSync(at('.ci', 'run'), 'utf8')
    .split('\n')
    .filter((line) => /^[^#]*npm /.test(line))
  assert.deepEqual(commands, ['npm test', 'npm run test:packaging -- --keep'])
})
