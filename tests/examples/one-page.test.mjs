/**
 * The page in one file, with the package of the repository.
 */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { at } from '../../scripts/lib/paths.mjs'
import { dist } from '../js/package.mjs'
import { openChromium } from '../lib/browsers.mjs'
import { eventually } from '../lib/eventually.mjs'
import { serve } from '../lib/server.mjs'
import { Form } from './lib/form.mjs'

describe('one-page', () => {
  let server
  let browser
  before(async () => {
    server = await serve({ '/examples/': at('examples'), '/pkg/dist/': dist })
    browser = await openChromium()
  })
  after(async () => {
    await browser?.close()
    server?.close()
  })

  test('an order is checked and converted as it is typed', async () => {
    const form = await Form.open(browser, `${server.url}examples/one-page/`)
    await eventually(async () => {
      const text = await form.text()
      assert.match(text, /"payout": \{"url":"https:\/\/pay\.example\.com\/r\/1"\}, "face_value": 10\.50/)
      assert.match(text, /warning, line 1: .*card_id/)
    })
    await form.type('An order of 2023-07-27', '{"status": "DONE"')
    await eventually(async () => assert.match(await form.text(), /error, line 1: .*\n*In 2024-02-05\s*$/))
    assert.deepEqual(form.words, [], 'the console is quiet')
  })
})
