/**
 * The order forms of the examples, which have the same controls: the one without a bundler, served directly from its folder,
 * and the one in React, as Vite builds it, under a strict content security policy.
 */
import assert from 'node:assert/strict'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { api } from '../js/package.mjs'
import { openChromium } from '../lib/browsers.mjs'
import { eventually } from '../lib/eventually.mjs'
import { serve } from '../lib/server.mjs'
import { openApp } from './lib/app.mjs'
import { Form } from './lib/form.mjs'

const CSP = "default-src 'self'; img-src data:; script-src 'self' 'wasm-unsafe-eval'"
/** The forms, and the folder of each that is served. */
const FORMS = { 'html-order-form': '.', 'react-order-form': 'dist' }

const VISITS = {
  async 'a draft is told what is wrong, and not what is missing'(form) {
    await form.fill('Reaches its recipient by', 'E-mail')
    await form.fill('E-mail', 'ann@.')
    await told(form, [['E-mail', /is not a valid e-mail address/]])
    // At once, so that no button moves while the user presses it.
    await form.type('E-mail', 'ann@example.com')
    await told(form, [])
  },

  async 'an order that is sent too early is told what is missing, and led to it'(form) {
    await form.press('Order')
    await told(form, [
      ['Pay by', /is (?:empty|missing).*“Card” or/],
      ['Currency', /is (?:empty|missing).*Euro/],
      ['Reaches its recipient by', /is (?:empty|missing).*“E-mail” or/],
      ['Recipient gets', /is (?:empty|missing).*“One product” or/],
    ])
    const focused = (await form.controls()).find(({ focused }) => focused)
    assert.equal(focused?.name, 'Pay by')
    await form.fill('Currency', 'Euro')
    await form.fill('Reaches its recipient by', 'Payout')
    await form.fill('Pay by', 'Balance')
    await told(form, [['Recipient gets', /is (?:empty|missing).*“One product” or/]])
  },

  async 'a mended order is sent, with every item and nothing else'(form) {
    await form.fill('Pay by', 'Card')
    await form.fill('Currency', 'Euro')
    await form.fill('Reaches its recipient by', 'E-mail')
    await form.fill('E-mail', 'ann@')
    await form.fill('Recipient gets', 'One')
    await form.fill('Product', 'P-1')
    await form.press('Add an item')
    await form.fill('Reaches its recipient by', 'Payout', 2)
    await form.fill('Recipient gets', 'A', 2)
    await form.fill('Products, with commas between them', 'P-1, P-2')
    await form.press('Order')
    await told(form, [
      ['Card', /needs the card's ID/],
      ['E-mail', /is not a valid e-mail address/],
    ])
    assert.equal(sent(await form.output()), undefined)
    await form.fill('Card', 'c-1')
    await form.fill('E-mail', 'ann@example.com')
    await told(form, [])
    await form.press('Order')
    await sends(form, {
      payment_method: { type: 'CARD', card_id: 'c-1', currency: 'EUR' },
      items: [
        {
          distribution_method: { type: 'EMAIL', email_address: 'ann@example.com' },
          products: { type: 'SINGLE', value: 'P-1' },
        },
        { distribution_method: { type: 'PAYOUT_LINK' }, products: { type: 'MULTIPLE', values: ['P-1', 'P-2'] } },
      ],
    })
  },

  async 'what no longer applies is neither asked for nor sent'(form) {
    await form.fill('Pay by', 'Card')
    await form.fill('Card', 'c-1')
    await form.fill('Pay by', 'Balance')
    await form.fill('Currency', 'Canadian')
    await form.fill('Reaches its recipient by', 'E-mail')
    await form.fill('E-mail', 'ann@')
    await form.fill('Reaches its recipient by', 'Payout')
    await form.fill('Recipient gets', 'One')
    await form.fill('Product', 'P-1')
    await form.fill('Recipient gets', 'A')
    await form.fill('Products, with commas between them', 'P-2')
    await form.press('Order')
    await sends(form, {
      payment_method: { type: 'ACCOUNT_BALANCE', currency: 'CAD' },
      items: [{ distribution_method: { type: 'PAYOUT_LINK' }, products: { type: 'MULTIPLE', values: ['P-2'] } }],
    })
  },

  async 'what is wrong with the order as a whole is said, and nothing is sent'(form) {
    await form.fill('Pay by', 'Balance')
    await form.fill('Currency', 'Euro')
    await form.fill('Reaches its recipient by', 'Payout')
    await form.fill('Recipient gets', 'One')
    await form.paste('Product', 'P'.repeat(1 << 20))
    await form.press('Order')
    await eventually(async () => assert.match(await form.text(), /exceeds the limit of 1048576 bytes/))
    assert.equal(sent(await form.output()), undefined)
  },

  async 'an item that is removed leaves the others as they were'(form) {
    await form.fill('Pay by', 'Balance')
    await form.fill('Currency', 'US')
    for (const number of [1, 2, 3]) {
      if (number > 1) await form.press('Add an item')
      await form.fill('Reaches its recipient by', 'E-mail', number)
      await form.fill('E-mail', `${number}@example.com`, number)
      await form.fill('Recipient gets', 'One', number)
      await form.fill('Product', `P-${number}`, number)
    }
    await form.press('Remove this item', 2)
    await form.fill('E-mail', 'no address', 2)
    await told(form, [['E-mail', /is not a valid e-mail address/]])
    await form.press('Remove this item', 2)
    await form.press('Order')
    await sends(form, {
      payment_method: { type: 'ACCOUNT_BALANCE', currency: 'USD' },
      items: [
        {
          distribution_method: { type: 'EMAIL', email_address: '1@example.com' },
          products: { type: 'SINGLE', value: 'P-1' },
        },
      ],
    })
  },
}

for (const [name, served] of Object.entries(FORMS)) {
  describe(name, () => {
    let app
    let server
    let browser
    before(async () => {
      app = await openApp(name)
      await app.run('build')
      const headers = served === 'dist' ? { 'content-security-policy': CSP } : {}
      server = await serve({ '/': join(app.folder, served) }, { headers })
      browser = await openChromium()
    })
    after(async () => {
      await browser?.close()
      server?.close()
      await app?.close()
    })
    for (const [what, visit] of Object.entries(VISITS)) {
      test(what, async () => {
        const form = await Form.open(browser, server.url)
        await visit(form)
        assert.deepEqual(form.words, [], 'the console is quiet')
      })
    }
  })
}

/** Checks that exactly these controls are marked as invalid, in this order, each with its message as description. */
async function told(form, expected) {
  await eventually(async () => {
    const invalid = (await form.controls()).filter(({ invalid }) => invalid === 'true')
    assert.deepEqual(
      invalid.map(({ name }) => name),
      expected.map(([name]) => name),
    )
    for (const [index, [, message]] of expected.entries()) assert.match(invalid[index].description, message)
  })
}

async function sends(form, order) {
  await eventually(async () => assert.deepEqual(sent(await form.output()), order))
  assert.deepEqual(api.validate('order-request', order).problems, [])
}

const sent = (output) => (output.startsWith('{') ? JSON.parse(output) : undefined)
