/**
 * What the package answers, as the views show it. Browsers have no part in it, so that these visits are made in Chromium
 * alone.
 */
import assert from 'node:assert/strict'
import { CARELESS, LIST, REQUEST, written } from '../lib/documents.mjs'
import { runShown } from '../lib/shown_code.mjs'

export const visits = {
  async 'a pointer that is none is told beside its field, and a gap is filled with what is typed'(person) {
    await person.open('')
    await person.press('/url')
    await person.page.locator('.kinds .field input').fill('url')
    await person.hears(/Begin with \//, '.mistake')
    await person.pasteAnywhere('{ "code": "P-1", "currency": "EUR" }\n')
    await person.page.locator('[aria-label="Shape"]').fill('product')
    await person.hears(/^approval_state is missing\. A product of 2023-07-27/)
    await person.page.locator('::-p-aria(Value for approval_state)').fill('APPROVED')
    await person.waitForText('Result', (text) => /"approval_state": ?"APPROVED"/.test(text))
    await person.hears(/^approval_state is filled in\. Nothing is lost/)
  },

  async 'the code shown finds and fixes what Validate has'(person) {
    await person.open('validate')
    await person.pasteAnywhere(CARELESS)
    await person.speak('de')
    await person.hears(/^5 mistakes/)
    const given = { text: await person.textOf('Document') }
    const { report, output } = (await runShown(person, '({ report, output })', given)).value
    const messages = report.problems.map(({ message, help = '' }) => plain(`${message} ${help}`))
    assert.deepEqual(await person.read('.note > p:first-child'), messages)
    await person.press('Apply')
    await person.waitForText('Document', (it) => it === output)
  },

  async 'the code shown finds what Form finds'(person) {
    await person.open('form')
    await person.press('Show what is missing')
    await person.page.waitForSelector('.told.error')
    const given = { order: await written(person) }
    const { problems } = (await runShown(person, 'report', given)).value
    const messages = problems.map(({ message }) => plain(message))
    assert.deepEqual((await person.read('.told.error')).toSorted(), messages.toSorted())
  },

  async 'the code shown answers as Webhook does, in the language that is chosen'(person) {
    const body = '{ "product_code": 1 }'
    await person.open('webhook')
    await person.pasteAnywhere(body)
    await person.speak('de')
    await person.hears(/^The answer is 422/)
    await person.waitForText('Answer', (text) => /sollte|muss|fehlt/.test(text))
    const worker = (await runShown(person, 'exported')).value
    const headers = { 'content-type': 'application/json' }
    const response = await worker.fetch(new Request('https://example.com/', { method: 'POST', headers, body }))
    const [, head] = await person.page.$$eval('.sent pre', (all) => all.map((it) => it.textContent))
    const answer = await person.textOf('Answer')
    const lines = [...response.headers].map((header) => header.join(': '))
    assert.deepEqual(head.split('\n'), [`HTTP/1.1 ${response.status}`, ...lines])
    assert.deepEqual(JSON.parse(answer), await response.json())
  },

  async 'entries are looked for where they are said to be, and a pointer that is none is told'(person) {
    await person.open('validate')
    await person.pasteAnywhere(LIST)
    await person.hears(/^The list of orders is valid/)
    // Of a list that is found, nobody is asked where it is.
    assert.deepEqual(await person.read('.kinds .field'), [])
    const entry = { id: '1', status: 'FAILED', message: 'm' }
    await person.pasteAnywhere(JSON.stringify({ a: [entry], b: [{ ...entry, status: 'X' }] }))
    await person.page.locator('[aria-label="Shape"]').fill('order-list')
    await person.hears(/1 warning/)
    const entries = person.page.locator('::-p-aria(Entries of the list, a JSON Pointer)')
    await entries.fill('/a')
    await person.hears(/is valid/)
    await entries.fill('a')
    await person.hears(/Begin with \//, '.mistake')
  },

  async 'ten thousand problems are counted, and grouped by code and path, also on a phone'(person) {
    await person.open('validate')
    const item = '{"distribution_method":{"type":"PIGEON"}}'
    await person.pasteAnywhere(
      `{"payment_method":{"type":"ACCOUNT_BALANCE","currency":"EUR"},"items":[${Array(5000).fill(item).join(',\n')}]}`,
    )
    await person.hears(/^10,000 mistakes/)
    const notes = await person.read('.note')
    assert.equal(notes.length, 2)
    assert.match(notes.join(), /and 4,999 more, items\[\*\]\.distribution_method\.type/)
    await person.page.setViewport({ width: 390, height: 844 })
    await person.page.waitForSelector('[data-editor="Document"] > .note')
  },

  async 'only stated rules are checked, or a draft'(person) {
    await person.open('validate')
    await person.pasteAnywhere('{ "payment_method": { "type": "CARD" }, "items": [] }')
    await person.hears(/^[34] mistakes/)
    for (const rules of ['Only stated rules', 'Draft: missing fields are not reported']) {
      await person.press(rules)
      await person.hears(/is valid/)
      await person.press(rules)
      await person.hears(/^[34] mistakes/)
    }
  },

  async 'typing in a form of hundreds of items leaves the other fields alone'(person) {
    await person.open('form')
    const order = JSON.parse(REQUEST)
    order.items = Array.from({ length: 300 }, () => order.items[0])
    await person.drop('form.order', { 'a.json': JSON.stringify(order) })
    await person.waitForCount(301, '.request h2')
    await person.hears(/^Ready to send/)
    await person.page.$eval('form.order', (it) => {
      it.touched = 0
      const observer = new MutationObserver(() => {
        it.touched += 1
      })
      for (const row of it.querySelectorAll('.request h2 ~ h2 ~ *'))
        observer.observe(row, { subtree: true, childList: true, characterData: true })
    })
    await person.page.type('form input[type="text"]', '2')
    await person.hears(/"card_id": "C2"/, 'form.order')
    assert.equal(await person.page.$eval('form.order', (it) => it.touched), 0)
  },

  async 'a sample is picked, and both views say something of it'(person) {
    await person.open('validate')
    await person.press('Samples')
    await person.page.waitForSelector('dialog[open] .samples')
    const wide = (all) => all.filter((it) => it.scrollWidth > it.clientWidth).length
    assert.equal(await person.page.$$eval('.sample', wide), 0)
    await person.press('Complete, with a payout', { inside: 'dialog' })
    await person.hears(/is valid/)
    await person.turnTo('convert')
    await person.hears(/^1 link moves/)
  },
}

/** A message as the page shows it. */
const plain = (message) => message.replaceAll('`', '').trim()
