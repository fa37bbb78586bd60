/**
 * The recipes for forms: built by Vite, and filled in with the keyboard in Chromium.
 */
import assert from 'node:assert/strict'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { openChromium } from '../lib/browsers.mjs'
import { eventually } from '../lib/eventually.mjs'
import { serve } from '../lib/server.mjs'
import { Form } from './lib/form.mjs'
import { openRecipe } from './lib/recipe.mjs'

let browser
before(async () => {
  browser = await openChromium()
})
after(() => browser?.close())

/** Visits the page of a recipe. */
async function visit(name, fillIn, { isTyped = false, headers = {} } = {}) {
  const recipe = await openRecipe(name)
  let server
  try {
    if (isTyped) await recipe.bin('typescript/bin/tsc')
    await recipe.bin('vite/bin/vite.js', 'build')
    server = await serve({ '/': join(recipe.folder, 'dist') }, { headers })
    const form = await Form.open(browser, server.url)
    await fillIn(form)
    assert.deepEqual(form.words, [], 'the console is quiet')
    await form.close()
  } finally {
    server?.close()
    await recipe.close()
  }
}

test('Vue: a draft has errors where something is wrong, a sent order also where something is missing', () =>
  visit('vue', async (form) => {
    await form.fill('Pay by', 'Card')
    await form.fill('Recipient’s e-mail address', 'ann@@example.com')
    await shows(form, { 'Recipient’s e-mail address': /e-mail address/ })
    await form.fill('Currency', 'Euro')
    await form.fill('Recipient’s e-mail address', 'ann@example.com')
    await shows(form, {})
    await form.press('Order')
    await shows(form, { 'Card ID': /card payment needs/, Product: /Product/ })
    await form.fill('Pay by', 'Account')
    await form.fill('Product', 'P-1')
    await shows(form, {})
    await form.press('Order')
    await sends(form, {
      payment_method: { type: 'ACCOUNT_BALANCE', currency: 'EUR' },
      items: [
        {
          distribution_method: { type: 'EMAIL', email_address: 'ann@example.com' },
          products: { type: 'SINGLE', value: 'P-1' },
        },
      ],
    })
  }))

test('Svelte: a page of a form has its own errors only', () =>
  visit('svelte', async (form) => {
    await form.fill('Pay by', 'Card')
    await shows(form, {})
    await form.press('Next')
    await shows(form, { 'Card ID': /card payment needs/, Currency: /currency/i })
    await form.fill('Card ID', 'C-1')
    await form.fill('Currency', 'Euro')
    await shows(form, {})
    await form.press('Next')
    await sends(form, { type: 'CARD', card_id: 'C-1', currency: 'EUR' })
  }))

test('two languages: labels, choices and messages change, what was filled in stays', () =>
  visit('form-in-two-languages', async (form) => {
    await form.fill('Payment type', 'Card')
    await form.press('Order')
    await eventually(async () => assert.match((await errors(form))['Card ID'], /card payment needs/))
    await form.fill('Language / Sprache', 'Deutsch')
    await eventually(async () => assert.match((await errors(form))['Karten-ID'], /Kartenzahlung braucht/))
    await form.picture('recipes/form-in-two-languages.png')
    await form.fill('Karten-ID', 'C-1')
    await form.fill('Währung', 'Euro')
    await form.fill('Zustellart', 'Auszahlung')
    await form.fill('Auswahlart', 'Mehrere')
    await form.press('Bestellen')
    await shows(form, { 'Produktliste, durch Kommas getrennt': /Mehrfachauswahl/ })
    await form.fill('Produktliste, durch Kommas getrennt', 'P-1, P-2')
    await shows(form, {})
    await form.press('Bestellen')
    await sends(form, {
      payment_method: { type: 'CARD', card_id: 'C-1', currency: 'EUR' },
      items: [{ distribution_method: { type: 'PAYOUT_LINK' }, products: { type: 'MULTIPLE', values: ['P-1', 'P-2'] } }],
    })
  }))

test('own rules: errors of both schemas stand at their fields, and the order is sent as it was filled in', () =>
  visit(
    'own-rules',
    async (form) => {
      await form.fill('Product', 'P-1')
      await form.fill('Amount', '20.50')
      await form.press('Add an item')
      await form.press('Order')
      await shows(form, { Product: /empty/, Amount: /^Enter an amount/ })
      await form.fill('Product', 'P-2', 2)
      await form.fill('Amount', '501', 2)
      await shows(form, { Amount: /^The most is 500/ })
      await form.fill('Amount', '5', 2)
      await shows(form, {})
      await form.press('Order')
      const item = (value, face_value) => ({
        distribution_method: { type: 'PAYOUT_LINK' },
        products: { type: 'SINGLE', value },
        face_value,
      })
      await sends(form, {
        sum: 25.5,
        order: {
          payment_method: { type: 'ACCOUNT_BALANCE', currency: 'EUR' },
          items: [item('P-1', '20.50'), item('P-2', '5')],
        },
      })
    },
    { isTyped: true },
  ))

test('a form loads the package on its first focus', () =>
  visit(
    'load-on-focus',
    async (form) => {
      assert.equal((await form.scripts()).length, 1, 'only the script of the form is loaded at first')
      await form.fill('E-mail address', 'ann@@example.com')
      await shows(form, { 'E-mail address': /e-mail address/ })
      assert.ok((await form.scripts()).length > 1)
      await form.press('Order')
      await shows(form, { 'E-mail address': /e-mail address/, Product: /empty/ })
      await form.fill('E-mail address', 'ann@example.com')
      await form.fill('Product', 'P-1')
      await shows(form, {})
      await form.press('Order')
      await eventually(async () => assert.match(await form.output(), /"value":"P-1"/))
    },
    { headers: { 'content-security-policy': "script-src 'self' 'wasm-unsafe-eval'" } },
  ))

test('the button is disabled until the order is complete; before, the draft has no errors', () =>
  visit('disable-submit', async (form) => {
    const isDisabled = async () => (await form.controls()).find(({ name }) => name === 'Order').disabled === true
    await eventually(async () => assert.match(await form.text(), /The draft has no errors/))
    assert.equal(await isDisabled(), true)
    await form.fill('E-mail address', 'ann@@example.com')
    await eventually(async () => assert.match(await form.text(), /The draft has errors/))
    await form.fill('E-mail address', 'ann@example.com')
    await eventually(async () => assert.match(await form.text(), /The draft has no errors/))
    assert.equal(await isDisabled(), true)
    await form.fill('Product', 'P-1')
    await eventually(async () => assert.equal(await isDisabled(), false))
    await form.press('Order')
    await eventually(async () => assert.match(await form.output(), /"value":"P-1"/))
  }))

/** Returns the messages of the controls that are marked as invalid. */
async function errors(form) {
  const invalid = (await form.controls()).filter(({ invalid }) => invalid === 'true')
  return Object.fromEntries(invalid.map(({ name, description }) => [name, description]))
}

/** Checks that exactly these controls have these messages. */
async function shows(form, expected) {
  await eventually(async () => {
    const shown = await errors(form)
    assert.deepEqual(Object.keys(shown), Object.keys(expected))
    for (const [name, message] of Object.entries(expected)) assert.match(shown[name], message)
  })
}

const sends = (form, document) => eventually(async () => assert.deepEqual(JSON.parse(await form.output()), document))
