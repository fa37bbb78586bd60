/**
 * What the package answers, as the views show it. Browsers have no part in it, so that these visits are made in Chromium
 * alone.
 */
import assert from 'node:assert/strict'
import { runShown, shownCode } from '../lib/shown_code.mjs'
import { CARELESS, NEW, OWN_OLD, REQUEST } from './documents.mjs'
import { linkOf } from './links.mjs'

const PRODUCT = '{ "code": "P-1", "currency": "EUR" }\n'

const BODY = 'Document'

export const answering = {
  async 'the code shown is what the page ran, in another language too'(person) {
    await person.open('')
    await person.pasteAnywhere(NEW)
    await person.hears(/is lost/)
    await person.press('/url')
    await person.fill('Place of the URL, a JSON Pointer', '/state', { anew: true })
    await person.hears(/are lost|is lost/)
    await person.speak('de')
    const code = await shownCode(person)
    assert.match(code, /messages: de/)
    const text = await person.textOf('Document')
    const result = await runShown(code, 'result', { text })
    assert.equal(result.output, await person.textOf('Result'))
    const listed = await person.read('.kind.lost')
    assert.ok(listed[0].includes(result.losses[0].reason.replace('payoutUrl', '/state').replaceAll('`', '')), listed[0])
  },

  async 'a pointer that is none is told beside its field, and a gap is filled with what is typed'(person) {
    await person.open('')
    await person.press('/url')
    await person.fill('Place of the URL, a JSON Pointer', 'url', { anew: true })
    await person.hears(/Begin with \//, '.mistake')
    await person.pasteAnywhere(PRODUCT)
    await person.choose('Shape', 'Product')
    await person.hears(/^approval_state is missing\. A product of version 2023-07-27/)
    await person.fill('Value for approval_state', 'APPROVED')
    await person.waitForText(
      'Result',
      (text) => text.includes('"approval_state":"APPROVED"') || text.includes('"approval_state": "APPROVED"'),
    )
    await person.hears(/^approval_state is filled in\. Nothing is lost/)
  },

  async 'a document that cannot be converted says why, and shows the place'(person) {
    await person.open('')
    await person.pasteAnywhere('{ "status": "COMPLETED", "items": [{ "payout": 1, "payout": 2 }] }')
    await person.hears(/^The order can’t be converted\./)
    await person.press('Go to it')
    const selected = await (await person.editor('Document')).evaluate((it) => {
      const { state } = it.cmTile.root.view
      return state.sliceDoc(state.selection.main.from, state.selection.main.to)
    })
    assert.equal(selected, '"payout"')
  },

  async 'the code shown finds and fixes what the page has'(person) {
    await person.open('validate')
    await person.pasteAnywhere(CARELESS)
    await person.hears(/^5 mistakes/)
    await person.speak('de')
    await person.hears(/^5 mistakes/)
    const code = await shownCode(person)
    const text = await person.textOf('Document')
    const { report, output } = await runShown(code, '({ report, output })', { text })
    const listed = await person.read('.note > p:first-child')
    const messages = report.problems.map(({ message }) => message.replaceAll('`', ''))
    assert.equal(listed.length, messages.length)
    for (const [at, message] of messages.entries()) assert.ok(listed[at].startsWith(message), listed[at])
    await person.press('Apply')
    await person.waitForText('Document', (it) => it === output)
  },

  async 'entries are looked for where they are said to be, and a pointer that is none is told'(person) {
    await person.open('validate')
    const two =
      '{ "a": [{ "id": "1", "status": "FAILED", "message": "m" }], "b": [{ "id": "2", "status": "X", "message": "m" }] }'
    await person.pasteAnywhere(two)
    await person.choose('Shape', 'List of orders')
    await person.hears(/1 warning/)
    await person.fill('Entries of the list, a JSON Pointer', '/a')
    await person.hears(/is valid/)
    await person.fill('Entries of the list, a JSON Pointer', 'a', { anew: true })
    await person.hears(/Begin with \//, '.mistake')
  },

  async 'ten thousand problems are counted, and grouped by code and path'(person) {
    await person.open('validate')
    const item = '{"distribution_method":{"type":"PIGEON"},"products":{"type":"SINGLE","value":1}}'
    await person.pasteAnywhere(
      `{"payment_method":{"type":"ACCOUNT_BALANCE","currency":"EUR"},"items":[${Array(5000).fill(item).join(',\n')}]}`,
    )
    await person.hears(/^10,000 mistakes/)
    const notes = await person.read('.note')
    assert.equal(notes.length, 2)
    assert.match(notes.join(), /and 4,999 more, items\[\*\]\.distribution_method\.type/)
  },

  async 'the code shown finds what the page finds'(person) {
    await person.open('form')
    await person.press('Check the order')
    await person.page.waitForSelector('.summary')
    const code = await shownCode(person)
    const order = JSON.parse(await person.textOf('Request'))
    const report = await runShown(code, 'report', { order })
    const messages = report.problems.map(({ message }) => message.replaceAll('`', ''))
    const shown = await person.read('.told.error')
    assert.deepEqual(shown.toSorted(), messages.toSorted())
  },

  async 'what is wrong or broken is answered as documented'(person) {
    await person.open('webhook')
    await person.paste('{ "product_code": "P-1", "new_state": {}, "timestamp": "yesterday" }', BODY)
    await person.hears(/^HTTP\/1\.1 422/, '.sent')
    await person.hears(/"pointer": "\/timestamp"/, '.answer')
    assert.match((await person.read('.problems')).join(), /YYYY-MM-DD/)
    assert.match((await person.marks(BODY, 'error')).join(), /yesterday/)
    await person.paste('{ "product_code": ', BODY)
    await person.hears(/^HTTP\/1\.1 400/, '.sent')
  },

  async 'the whole answer is in the language that is chosen, and the code shown gives the same one'(person) {
    await person.open('webhook')
    await person.paste('{ "product_code": 1 }', BODY)
    await person.hears(/422/)
    await person.speak('de')
    await person.hears(/^Rejected with 422/)
    await person.hears(/sollte|muss|fehlt/, '.answer')
    const [head, body] = await person.page.$$eval('.sent pre, .answer pre', (all) => all.map((it) => it.textContent))
    const worker = await runShown(await shownCode(person), 'exported')
    const request = new Request('https://example.com/', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{ "product_code": 1 }',
    })
    const response = await worker.fetch(request)
    const answer = await response.json()
    const headers = [...response.headers].map((header) => header.join(': '))
    assert.deepEqual(head.split('\n'), [`HTTP/1.1 ${response.status}`, ...headers])
    assert.deepEqual(JSON.parse(body), answer)
  },

  async 'what does not look like it is not called valid, and each code leads to its page'(person) {
    await person.open('validate')
    await person.pasteAnywhere('{"hello":"world"}')
    await person.hears(/^This is not a document of this service/)
    await person.press('required')
    await person.hears(/^required/, 'article h1')
    await person.goBack()
    await person.hears(/^This is not a document/)
  },

  async 'rules, draft, severities and version are chosen, here and for whom a link is sent'(person, { browser }) {
    await person.open('validate')
    await person.pasteAnywhere('{ "payment_method": { "type": "CARD" }, "items": [] }')
    await person.hears(/^[34] mistakes/)
    await person.fill('Only stated rules', ' ')
    await person.hears(/is valid/)
    await person.fill('Only stated rules', ' ')
    await person.fill('Draft: missing fields are not reported', ' ')
    await person.hears(/is valid/)
    await person.fill('Draft: missing fields are not reported', ' ')
    await person.fill('Only stated rules', ' ')
    await person.hears(/is valid/)
    const other = await person.sendTo(browser, `${person.url}#${await linkOf(person)}`)
    await other.hears(/is valid/)
    await other.leave()
  },

  async 'typing in a form of hundreds of items leaves the other fields alone'(person) {
    await person.open('form')
    const order = JSON.parse(REQUEST)
    order.items = Array.from({ length: 300 }, () => order.items[0])
    await person.drop('.pane.from', { 'a.json': JSON.stringify(order) })
    await person.page.waitForFunction(() => document.querySelectorAll('.entries > li').length === 300)
    await person.hears(/^Ready to send/)
    const touched = await person.page.evaluate(async () => {
      let touched = 0
      const observer = new MutationObserver((records) => {
        touched += records.length
      })
      observer.observe(document.querySelector('.entries'), { subtree: true, childList: true, characterData: true })
      const field = document.querySelector('form input[type="text"]')
      field.value = 'C-2'
      field.dispatchEvent(new Event('input', { bubbles: true }))
      await new Promise(requestAnimationFrame)
      await new Promise(requestAnimationFrame)
      return touched
    })
    assert.equal(touched, 0)
    assert.match(await person.textOf('Request'), /"card_id": "C-2"/)
  },

  async 'each sample is picked, and both views say something of it'(person) {
    await person.open('validate')
    const choose = async () => {
      await person.press('Samples')
      await person.page.waitForSelector('dialog[open] .samples')
    }
    await choose()
    const names = await person.read('dialog .sample strong')
    const wide = (all) => all.filter((it) => it.scrollWidth > it.clientWidth).length
    assert.equal(await person.page.$$eval('.sample', wide), 0)
    await person.keys('Escape')
    await person.press('Clear')
    for (const name of names) {
      const before = await person.textOf('Document')
      await choose()
      await person.press(name, { inside: 'dialog' })
      await person.waitForText('Document', (text) => text !== before)
      await person.hears(/valid|mistake|JSON/)
      await person.turnTo('convert')
      await person.hears(/moves?|lost|missing|can’t be converted|stays|JSON|Nothing/)
      await person.turnTo('validate')
    }
  },

  async 'unknown names are said'(person) {
    await person.open('validate')
    await person.pasteAnywhere(NEW.replace('"status"', '"sttus"'))
    await person.hears(/mistake/)
    assert.match((await person.read('.note')).join(), /status/)
    await person.pasteAnywhere(OWN_OLD)
    await person.hears(/is valid/)
  },
}
