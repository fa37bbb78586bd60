/**
 * The examples and recipes that are forms, built as they say and filled in with the keyboard in Chromium: each shows its errors,
 * and then the order that it would send.
 */
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { at } from '../../scripts/lib/paths.mjs'
import { run } from '../../scripts/lib/run.mjs'
import { dist } from '../js/package.mjs'
import { openChromium } from '../lib/browsers.mjs'
import { eventually } from '../lib/eventually.mjs'
import { serve } from '../lib/server.mjs'
import { Form } from './lib/form.mjs'
import { copyExample, copyRecipe, runTool } from './lib/project.mjs'
import { buildModule } from './lib/rust.mjs'

/** Where each form is built: functions that resolve to the folders to serve, by path. */
const EXAMPLES = {
  'one-page': async () => ({ '/': at('examples', 'one-page'), '/pkg/dist/': dist }),
  'react-order-form': async (context) => {
    const folder = await copyExample(context, 'react-order-form')
    await run('npm', ['run', 'build'], { cwd: folder })
    return { '/': join(folder, 'dist') }
  },
  'rust-web': async () => {
    const module = await buildModule('rust-web', 'order_contract_web')
    await exportsNothingOfOurs(join(module, 'order_contract_web_bg.wasm'))
    return { '/': at('examples', 'rust-web'), '/pkg/': module }
  },
}

const EMAIL = { type: 'EMAIL', email_address: 'ann@example.com' }
const SINGLE = { type: 'SINGLE', value: 'P-1' }
const MULTIPLE = { type: 'MULTIPLE', values: ['P-1', 'P-2'] }

const VISITS = {
  async 'one-page'(form) {
    await says(form, /"payout": \{"url":"https:\/\/pay\.example\.com\/r\/1"\}, "face_value": 10\.50/)
    await says(form, /warning, line 1: .*card_id/)
    await form.fill({ 'An order of 2023-07-27': '{"status": "DONE"' })
    await says(form, /error, line 1: .*\n*In 2024-02-05\s*$/)
  },

  /** What the README says: an incomplete address, Order too early, more items, a card and then the balance. */
  async 'react-order-form'(form) {
    await form.fill({ 'Reaches its recipient by': 'E-mail', 'E-mail': 'ann@.' })
    await shows(form, { 'E-mail': /is not a valid e-mail address/ })
    await form.fill({ 'E-mail': 'ann@example.com' })
    await shows(form, {})
    await form.press('Order')
    await shows(form, { 'Pay by': /“Card” or/, Currency: /Euro/, 'Recipient gets': /“One product” or/ })
    assert.equal((await form.controls()).find(({ focused }) => focused)?.name, 'Pay by')
    await form.fill({ 'Pay by': 'Card', 'Recipient gets': 'One', Product: 'P-1' })
    await form.press('Order')
    await shows(form, { Card: /needs the card's ID/, Currency: /Euro/ })
    await form.fill({ Card: 'c-1', 'Pay by': 'Balance', Currency: 'Euro' })
    await form.press('Add an item')
    await form.fill({ 'Reaches its recipient by': 'Payout', 'Recipient gets': 'A' })
    await form.fill({ 'Products, with commas between them': 'P-1, P-2' })
    await form.press('Order')
    const payment_method = { type: 'ACCOUNT_BALANCE', currency: 'EUR' }
    const added = { distribution_method: { type: 'PAYOUT_LINK' }, products: MULTIPLE }
    await sends(form, { payment_method, items: [{ distribution_method: EMAIL, products: SINGLE }, added] })
    await form.press('Remove this item', 0)
    await form.press('Order')
    await sends(form, { payment_method, items: [added] })
  },

  async 'rust-web'(form) {
    await form.fill({ 'Pay by': 'Card', Currency: 'EUR', 'E-mail': 'ann@.', Product: 'P-1' })
    await says(form, /e-mail address/)
    assert.doesNotMatch(await form.text(), /card's ID/)
    await form.press('Order')
    await says(form, /e-mail address[\s\S]*card's ID/)
    await form.fill({ 'E-mail': 'ann@example.com', Card: 'c-1' })
    await form.press('Order')
    await sends(form, {
      payment_method: { type: 'CARD', card_id: 'c-1', currency: 'EUR' },
      items: [{ distribution_method: EMAIL, products: SINGLE }],
    })
  },

  async vue(form) {
    await form.fill({ 'Pay by': 'Card', Currency: 'Euro', 'Recipient’s e-mail address': 'ann@@example.com' })
    await shows(form, { 'Recipient’s e-mail address': /e-mail address/ })
    await form.fill({ 'Recipient’s e-mail address': 'ann@example.com' })
    await form.press('Order')
    await shows(form, { 'Card ID': /card payment needs/, Product: /Product/ })
    await form.fill({ 'Pay by': 'Account', Product: 'P-1' })
    await form.press('Order')
    await sends(form, {
      payment_method: { type: 'ACCOUNT_BALANCE', currency: 'EUR' },
      items: [{ distribution_method: EMAIL, products: SINGLE }],
    })
  },

  /** A page of a form has its own errors only. */
  async svelte(form) {
    await form.fill({ 'Pay by': 'Card' })
    await shows(form, {})
    await form.press('Next')
    await shows(form, { 'Card ID': /card payment needs/, Currency: /currency/i })
    await form.fill({ 'Card ID': 'C-1', Currency: 'Euro' })
    await form.press('Next')
    await sends(form, { type: 'CARD', card_id: 'C-1', currency: 'EUR' })
  },

  /** Labels, choices and messages change. What was filled in stays. */
  async 'form-in-two-languages'(form) {
    await form.fill({ 'Payment type': 'Card' })
    await form.press('Order')
    await eventually(async () => assert.match((await form.errors())['Card ID'], /card payment needs/))
    await form.fill({ 'Language / Sprache': 'Deutsch' })
    await eventually(async () => assert.match((await form.errors())['Karten-ID'], /Kartenzahlung braucht/))
    await form.fill({ 'Karten-ID': 'C-1', Währung: 'Euro', Zustellart: 'Auszahlung', Auswahlart: 'Mehrere' })
    await form.press('Bestellen')
    await shows(form, { 'Produktliste, durch Kommas getrennt': /Mehrfachauswahl/ })
    await form.fill({ 'Produktliste, durch Kommas getrennt': 'P-1, P-2' })
    await form.press('Bestellen')
    await sends(form, {
      payment_method: { type: 'CARD', card_id: 'C-1', currency: 'EUR' },
      items: [{ distribution_method: { type: 'PAYOUT_LINK' }, products: MULTIPLE }],
    })
  },

  /** Errors of both schemas stand at their fields. */
  async 'own-rules'(form) {
    await form.fill({ Product: 'P-1', Amount: '501' })
    await form.press('Order')
    await shows(form, { Amount: /^The most is 500/ })
    await form.fill({ Amount: '20.50' })
    await form.press('Add an item')
    await form.press('Order')
    await shows(form, { Product: /empty/, Amount: /^Enter an amount/ })
    await form.fill({ Product: 'P-2', Amount: '5' })
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

  async 'load-on-focus'(form) {
    assert.equal((await form.scripts()).length, 1, 'only the script of the form is loaded at first')
    await form.fill({ 'E-mail address': 'ann@@example.com' })
    await shows(form, { 'E-mail address': /e-mail address/ })
    assert.ok((await form.scripts()).length > 1)
    await form.press('Order')
    await shows(form, { 'E-mail address': /e-mail address/, Product: /empty/ })
    await form.fill({ 'E-mail address': 'ann@example.com', Product: 'P-1' })
    await form.press('Order')
    await says(form, /"value":"P-1"/)
  },

  async 'disable-submit'(form) {
    const isDisabled = async () => (await form.controls()).find(({ name }) => name === 'Order').disabled === true
    await form.fill({ 'E-mail address': 'ann@@example.com' })
    await says(form, /The draft has errors/)
    await form.fill({ 'E-mail address': 'ann@example.com' })
    await says(form, /The draft has no errors/)
    assert.equal(await isDisabled(), true)
    await form.fill({ Product: 'P-1' })
    await eventually(async () => assert.equal(await isDisabled(), false))
    await form.press('Order')
    await says(form, /"value":"P-1"/)
  },
}

let browser
before(async () => {
  browser = await openChromium()
})
after(() => browser?.close())

for (const [name, visit] of Object.entries(VISITS)) {
  test(name, async (context) => {
    const folders = await (EXAMPLES[name]?.(context) ?? builtRecipe(context, name))
    const server = await serve(folders)
    context.after(server.close)
    const form = await Form.open(browser, server.url)
    await visit(form)
    assert.deepEqual(form.words, [], 'the console is quiet')
    await form.close()
  })
}

async function builtRecipe(context, name) {
  const folder = await copyRecipe(context, name)
  if (name === 'own-rules') await runTool(folder, 'tsc')
  await runTool(folder, 'vite', 'build')
  return { '/': join(folder, 'dist') }
}

async function exportsNothingOfOurs(file) {
  const exported = WebAssembly.Module.exports(new WebAssembly.Module(await readFile(file)))
  const names = exported.map(({ name }) => name)
  for (const name of ['validate', 'isValid', 'convert', 'is_valid', 'reserve', 'describe'])
    assert.ok(!names.includes(name), name)
}

const says = (form, text) => eventually(async () => assert.match(await form.text(), text))

/** Checks that exactly these controls are marked as invalid, with these messages. */
async function shows(form, expected) {
  await eventually(async () => {
    const errors = await form.errors()
    assert.deepEqual(Object.keys(errors), Object.keys(expected))
    for (const [name, message] of Object.entries(expected)) assert.match(errors[name], message)
  })
}

const sends = (form, document) => eventually(async () => assert.deepEqual(JSON.parse(await form.output()), document))
