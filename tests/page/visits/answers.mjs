/**
 * What the package answers, as the views show it. Browsers have no part in it, so that these visits are made in Chromium
 * alone.
 */
import assert from 'node:assert/strict'
import { runShown, shownCode } from '../lib/shown_code.mjs'
import { CARELESS, NEW, OWN_OLD, REQUEST } from './documents.mjs'
import { linkOf } from './links.mjs'

const PRODUCT = '{ "code": "P-1", "currency": "EUR" }\n'

const BODY = 'Body of the delivery'

export const answering = {
  async 'the code shown is what the page ran, in another language too'(person) {
    await person.open('')
    await person.paste(NEW)
    await person.hears(/1 lost/)
    await person.press('Options')
    await person.fill('URL inside payout, a JSON Pointer', '/state', { anew: true })
    await person.hears(/2 lost|1 lost/)
    await person.speak('de')
    const code = await shownCode(person)
    assert.match(code, /messages: de/)
    const text = await person.textOf('Document')
    const result = await runShown(code, 'result', { text })
    assert.equal(result.output, await person.textOf('Result'))
    await person.press('What changed')
    const listed = await person.read('.rows .loss')
    assert.equal(listed.length, result.losses.length)
    assert.ok(listed[0].includes(result.losses[0].reason.replaceAll('`', '')))
  },

  async 'a pointer that is none is told beside its field, and a gap is filled with what is typed'(person) {
    await person.open('')
    await person.hears(/2 changed/)
    await person.press('Options')
    await person.fill('URL inside payout, a JSON Pointer', 'url', { anew: true })
    await person.hears(/Begin with \//, '.mistake')
    await person.paste(PRODUCT)
    await person.choose('Shape', 'product')
    await person.hears(/^A product of 2023-07-27, read as 2024-02-05: ✓ valid 1 missing/)
    await person.press('1 missing')
    await person.page.waitForSelector('.rows .gap.lit')
    await person.fill('Value for approval_state', 'APPROVED')
    await person.waitForText(
      'Result',
      (text) => text.includes('"approval_state":"APPROVED"') || text.includes('"approval_state": "APPROVED"'),
    )
    await person.hears(/✓ valid 1 changed ✓ converts back/)
  },

  async 'a document that cannot be converted says why, and shows the place'(person) {
    await person.open('')
    await person.hears(/2 changed/)
    await person.paste('{ "status": "COMPLETED", "items": [{ "payout": 1, "payout": 2 }] }')
    await person.hears(/^An order of .* that cannot be converted: .*Show the place/)
    await person.press('Show the place')
    const selected = await (await person.editor('Document')).evaluate((it) => {
      const { state } = it.cmTile.root.view
      return state.sliceDoc(state.selection.main.from, state.selection.main.to)
    })
    assert.equal(selected, '"payout"')
  },

  async 'the code shown finds and fixes what the page has'(person) {
    await person.open('validate')
    await person.paste(CARELESS)
    await person.hears(/5 errors/)
    await person.speak('de')
    await person.hears(/5 errors/)
    const code = await shownCode(person)
    const text = await person.textOf('Document')
    const { report, output } = await runShown(code, '({ report, output })', { text })
    await person.press('Problems')
    const listed = await person.read('.problems li p')
    const messages = report.problems.map(({ message }) => message.replaceAll('`', ''))
    assert.equal(listed.length, messages.length)
    for (const [at, message] of messages.entries()) assert.ok(listed[at].startsWith(message), listed[at])
    await person.press('Apply 3 safe fixes')
    await person.waitForText('Document', (it) => it === output)
  },

  async 'entries are looked for where they are said to be, and a pointer that is none is told'(person) {
    await person.open('validate')
    const two =
      '{ "a": [{ "id": "1", "status": "FAILED", "message": "m" }], "b": [{ "id": "2", "status": "X", "message": "m" }] }'
    await person.paste(two)
    await person.choose('Shape', 'list of orders')
    await person.hears(/1 warning/)
    await person.press('Options')
    await person.fill('Entries of the list, a JSON Pointer', '/a')
    await person.hears(/: valid/)
    await person.fill('Entries of the list, a JSON Pointer', 'a', { anew: true })
    await person.hears(/Begin with \//, '.mistake')
  },

  async 'ten thousand problems are counted, and grouped by code and path'(person) {
    await person.open('validate')
    const item = '{"distribution_method":{"type":"PIGEON"},"products":{"type":"SINGLE","value":1}}'
    await person.paste(
      `{"payment_method":{"type":"ACCOUNT_BALANCE","currency":"EUR"},"items":[${Array(5000).fill(item).join(',\n')}]}`,
    )
    await person.hears(/10,000 errors/)
    const groups = await person.read('.group summary')
    assert.equal(groups.length, 2)
    assert.match(groups.join(), /enum items\[\*\]\.distribution_method\.type 5,000 times/)
    await person.page.click('.group summary')
    await person.page.waitForFunction(() => document.querySelectorAll('.group[open] .problems li').length === 50)
    await person.press('And 4,950 more.')
    await person.page.waitForFunction(() => document.querySelectorAll('.group[open] .problems li').length === 200)
  },

  async 'the code shown finds what the page finds'(person) {
    await person.open('form')
    await person.hears(/4 to fill in/)
    await person.press('Check the order')
    await person.page.waitForSelector('.summary')
    const code = await shownCode(person)
    await person.press('Request')
    const order = JSON.parse(await person.textOf('Body of the request'))
    const report = await runShown(code, 'report', { order })
    const messages = report.problems.map(({ message }) => message.replaceAll('`', ''))
    const shown = await person.read('.told.error')
    assert.deepEqual(shown.toSorted(), messages.toSorted())
  },

  async 'what is wrong, broken, or sent in another way is answered as documented'(person) {
    await person.open('webhook')
    await person.hears(/200/)
    await person.paste('{ "product_code": "P-1", "new_state": {}, "timestamp": "yesterday" }', BODY)
    await person.hears(/^HTTP\/1\.1 422/, '.sent')
    await person.hears(/"pointer": "\/timestamp"/, '.answer')
    assert.match((await person.read('.problems')).join(), /YYYY-MM-DD/)
    assert.match((await person.marks(BODY, 'error')).join(), /yesterday/)
    await person.paste('{ "product_code": ', BODY)
    await person.hears(/^HTTP\/1\.1 400/, '.sent')
    for (const [name, status] of [
      ['Sent as a form', 415],
      ['Asked for with GET', 405],
    ]) {
      await person.press('Samples')
      await person.press(name, { inside: 'dialog' })
      await person.hears(new RegExp(`^HTTP/1\\.1 ${status}`), '.sent')
    }
    await person.fill('Headers, a line each', 'no header', { anew: true })
    await person.hears(/^Write line 1 of the headers/)
  },

  async 'the whole answer is in the language that is chosen, and the code shown gives the same one'(person) {
    await person.open('webhook')
    await person.hears(/200/)
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
    assert.deepEqual(head.split('\n'), [`HTTP/1.1 ${response.status} ${answer.title}`, ...headers])
    assert.deepEqual(JSON.parse(body), answer)
  },

  async 'what does not look like it is not called valid, and codes are explained'(person) {
    await person.open('validate')
    await person.paste('{"hello":"world"}')
    await person.hears(/^This does not look like an order of 2023-07-27 or 2024-02-05/)
    await person.page.waitForSelector('.verdict.partial')
    await person.press('required')
    await person.hears(/missing/, '.entry')
    await person.page.click('.entry a')
    await person.hears(/^required/, 'article h1')
    await person.goBack()
    await person.hears(/^This does not look like/)
  },

  async 'rules, draft, severities and version are chosen, here and for whom a link is sent'(person, { browser }) {
    await person.open('validate')
    await person.paste('{ "payment_method": { "type": "CARD" }, "items": [] }')
    await person.hears(/4 errors|3 errors/)
    await person.press('Options')
    await person.choose('Rules', 'stated only')
    await person.hears(/: valid/)
    await person.choose('Rules', 'stated and implied')
    await person.fill('Draft: missing fields are not reported', ' ')
    await person.hears(/: valid/)
    await person.fill('Draft: missing fields are not reported', ' ')
    await person.page.click('.severities summary')
    await person.choose('required', 'warning')
    await person.hears(/2 warnings/)
    const fragment = await linkOf(person)
    const context = await browser.createBrowserContext()
    const page = await context.newPage()
    await page.goto(`${person.url}#${fragment}`)
    await page.waitForFunction(() => /2 warnings/.test(document.querySelector('.verdict')?.innerText))
    await context.close()
    await person.press('Reset to defaults')
    await person.hears(/3 errors|4 errors/)
  },

  async 'typing in a form of hundreds of items leaves the other fields alone'(person) {
    await person.open('form')
    await person.hears(/4 to fill in/)
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
    assert.match(await person.textOf('Body of the request'), /"card_id": "C-2"/)
  },

  async 'the samples of Convert are sorted by what they show, and each shows something'(person) {
    await person.open('')
    const groups = await pickEach(person, /\d (changed|lost|missing)|cannot be converted/)
    assert.deepEqual(groups, ['Renamed', 'Lost', 'Missing', 'Refused', 'A list', 'A query'])
  },

  async 'the samples of Validate are sorted by what they show, and unknown names are said'(person) {
    await person.open('validate')
    const groups = await pickEach(person, /valid|cannot be read|look like/)
    assert.deepEqual(groups, ['With fixes', 'Errors', 'Warnings and remarks', 'Cannot be read', 'Valid'])
    await person.paste(NEW.replace('"status"', '"sttus"'))
    await person.hears(/error/)
    assert.match((await person.read('.problems li')).join(), /status/)
    await person.paste(OWN_OLD)
    await person.hears(/: valid/)
  },
}

/** Picks the first sample of each group, and hears of each what matches the pattern. Returns the titles of the groups. */
async function pickEach(person, pattern) {
  await person.hears(/\w/)
  const choose = async () => {
    await person.press('Samples')
    await person.page.waitForSelector('dialog[open] .samples')
  }
  await choose()
  const groups = await person.read('dialog .samples h3')
  const names = await person.read('dialog li:first-child .sample strong')
  const wide = await person.page.$$eval('.sample', (all) => all.filter((it) => it.scrollWidth > it.clientWidth).length)
  assert.equal(wide, 0)
  await person.keys('Escape')
  for (const name of names) {
    await choose()
    await person.press(name, { inside: 'dialog' })
    await person.page.waitForFunction(() => document.querySelector('dialog') === null)
    await person.hears(pattern)
  }
  return groups
}
