/**
 * Personal or unknown parts of an input never appear in messages, responses or loggable reports. The variable DOCUMENTS
 * sets how many documents each surface gets.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Random } from '../differential/random.mjs'
import { MARK } from '../privacy/marked.mjs'
import { SURFACES } from '../privacy/surfaces.mjs'

const DOCUMENTS = Number(process.env.DOCUMENTS ?? 300)

for (const [name, surface] of Object.entries(SURFACES))
  test(`no mark of a document comes out of ${name}`, async () => {
    const random = new Random(1)
    let strings = 0
    for (let times = 0; times < DOCUMENTS; times++) {
      const told = (await surface(random)).filter((out) => out !== undefined && out !== null)
      strings += told.length
      for (const out of told) assert.doesNotMatch(JSON.stringify(out), MARK)
    }
    assert.ok(strings > 0, 'it said nothing')
  })
