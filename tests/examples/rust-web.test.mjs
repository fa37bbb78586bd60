/**
 * The form in Rust, in a browser.
 */
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { at } from '../../scripts/lib/paths.mjs'
import { api } from '../js/package.mjs'
import { openChromium } from '../lib/browsers.mjs'
import { eventually } from '../lib/eventually.mjs'
import { serve } from '../lib/server.mjs'
import { Form } from './lib/form.mjs'
import { buildModule } from './lib/rust.mjs'

describe('rust-web', () => {
  let module
  let server
  let browser
  before(async () => {
    module = await buildModule('rust-web', 'order_contract_web')
    server = await serve({ '/': at('examples', 'rust-web'), '/pkg/': module })
    browser = await openChromium()
  })
  after(async () => {
    await browser?.close()
    server?.close()
  })

  test('an order is checked as it is filled in, and shown when it is right', async () => {
    const form = await Form.open(browser, server.url)
    const order = {
      payment_method: { type: 'CARD', currency: 'EUR' },
      items: [
        { distribution_method: { type: 'EMAIL', email_address: 'ann@.' }, products: { type: 'SINGLE', value: 'A' } },
      ],
    }
    const email = api.validate('order-request', order, { names: 'label' })
    const [card, address] = email.problems.map(({ message }) => message)
    const shows = (...messages) =>
      eventually(async () => {
        const text = await form.text()
        for (const message of [card, address]) assert.equal(text.includes(message), messages.includes(message))
      })
    await form.fill('Pay by', 'Card')
    await form.fill('Currency', 'EUR')
    await form.fill('E-mail', 'ann@.')
    await form.fill('Product', 'P-1')
    await shows(address)
    await form.press('Order')
    await shows(card, address)
    await form.fill('E-mail', 'ann@example.com')
    await form.fill('Card', 'c-1')
    await shows()
    await form.press('Order')
    await eventually(async () =>
      assert.deepEqual(JSON.parse(await form.output()), {
        payment_method: { type: 'CARD', card_id: 'c-1', currency: 'EUR' },
        items: [
          {
            distribution_method: { type: 'EMAIL', email_address: 'ann@example.com' },
            products: { type: 'SINGLE', value: 'P-1' },
          },
        ],
      }),
    )
    assert.deepEqual(form.words, [], 'the console is quiet')
  })

  test('its module exports nothing of order-contract', async () => {
    const bytes = await readFile(join(module, 'order_contract_web_bg.wasm'))
    const exported = WebAssembly.Module.exports(new WebAssembly.Module(bytes)).map(({ name }) => name)
    for (const name of ['validate', 'isValid', 'convert', 'is_valid', 'reserve', 'describe'])
      assert.ok(!exported.includes(name), name)
  })
})
