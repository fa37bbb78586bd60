/** Visits of the view "Validate". */
import assert from 'node:assert/strict'
import { runShown, shownCode } from '../lib/shown_code.mjs'
import { CARELESS, large, NEW, OWN_OLD, REQUEST } from './documents.mjs'

export const validating = {
  async 'the document of Convert is checked, and each problem stands beside its line'(person) {
    await person.open('')
    await person.paste(CARELESS)
    await person.hears(/^An order request.* 5 errors/)
    await person.turnTo('validate')
    await person.hears(/^An order request of 2024-02-05: not valid\. 5 errors Apply 3 safe fixes/)
    const listed = await person.read('.problems li')
    assert.equal(listed.length, 5)
    assert.match(listed[0], /^idempotency_key · line 2 error · removed · stated · 2\.4 .*header x-idempotency-key/)
    assert.equal((await person.marks('Document', 'error')).length, 5)
    await person.press('payment_method.currency')
    assert.match(await person.whereOneIs(), /^DIV Document/)
    await person.page.waitForFunction(() => document.querySelector('.problems .lit')?.textContent.includes('currency'))
    await person.press('5 errors')
    await person.page.waitForFunction(() => !document.querySelector('.problems .lit')?.textContent.includes('currency'))
    await person.paste(REQUEST)
    await person.hears(/^An order request of 2024-02-05: valid\./)
    await person.page.waitForSelector('.verdict.good')
  },

  async 'a fix is made and undone, all safe ones are made, and a header is handed over until they are undone'(person) {
    await person.open('validate')
    await person.paste(CARELESS)
    await person.hears(/5 errors/)
    await person.press('Fix: Change')
    await person.hears(/4 errors/)
    await person.press('Undo the fix')
    await person.hears(/5 errors/)
    assert.equal(await person.textOf('Document'), CARELESS)
    await person.press('Apply 3 safe fixes')
    await person.hears(/2 errors/)
    assert.match((await person.read('.fixed')).join(), /Send this header with it: x-idempotency-key: 3f6c2d/)
    await person.reload()
    await person.hears(/x-idempotency-key: 3f6c2d/, '.fixed')
    await person.paste(REQUEST)
    await person.hears(/: valid/)
    assert.deepEqual(await person.read('.fixed'), [])
    await person.paste(CARELESS)
    await person.press('Apply 3 safe fixes')
    await person.hears(/2 errors/)
    await person.focus('Document')
    await person.keys('Control', 'KeyZ')
    await person.hears(/5 errors/)
    assert.deepEqual(await person.read('.fixed code'), [])
  },

  async 'the code shown finds and fixes what the page has'(person) {
    await person.open('validate')
    await person.paste(CARELESS)
    await person.hears(/5 errors/)
    await person.speak('de')
    await person.hears(/5 Fehler/)
    const code = await shownCode(person)
    const text = await person.textOf('Dokument')
    const { report, output } = await runShown(code, '({ report, output })', { text })
    await person.press('Probleme')
    const listed = await person.read('.problems li p')
    const messages = report.problems.map(({ message }) => message.replaceAll('`', ''))
    assert.equal(listed.length, messages.length)
    for (const [at, message] of messages.entries()) assert.ok(listed[at].startsWith(message), listed[at])
    await person.press('3 sichere Korrekturen anwenden')
    await person.waitForText('Dokument', (it) => it === output)
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

  async 'a megabyte is checked, and an emptied editor says what to do'(person) {
    await person.open('validate')
    await person.paste(large(2400))
    await person.hears(/^A list of orders of 2023-07-27: valid\. 2,400 remarks/)
    await person.paste('')
    await person.keys('Backspace')
    await person.hears(/^Paste a document/)
  },

  async 'samples of each kind are picked, and unknown names are said'(person) {
    await person.open('validate')
    await person.hears(/\w/)
    await person.press('Samples')
    await person.page.waitForSelector('dialog[open] .samples')
    const names = await person.read('dialog li:first-child .sample strong')
    await person.keys('Escape')
    for (const name of names) {
      await person.press('Samples')
      await person.press(name, { inside: 'dialog' })
      await person.page.waitForFunction(() => document.querySelector('dialog') === null)
      await person.hears(/valid|cannot be read|look like/)
    }
    await person.paste(NEW.replace('"status"', '"sttus"'))
    await person.hears(/error/)
    assert.match((await person.read('.problems li')).join(), /status/)
    await person.paste(OWN_OLD)
    await person.hears(/: valid/)
  },
}

/** What the button Share puts behind `#`. */
async function linkOf(person) {
  await person.press('Share')
  await person.hears(/Link copied/, '.bar')
  return (await person.clipboard()).split('#')[1]
}
