/** Visits of the view "Validate". */
import assert from 'node:assert/strict'
import { dropTexts } from '../lib/in_page.mjs'
import { Person } from '../lib/person.mjs'

const VERDICT = '#validate .verdict'
const FINDINGS = '#validate .cards > li'

export const validating = {
  async 'the header of a fix is there in another language and after a reload, and gone with its document'(person) {
    const header = () => person.read('#validate .handed-over code')
    await person.open('validate')
    await person.press('Apply all safe fixes')
    assert.deepEqual(await header(), ['x-idempotency-key: 3f6c2d'])
    await person.speak('de')
    assert.deepEqual(await header(), ['x-idempotency-key: 3f6c2d'])
    await person.hears('#validate .handed-over', /^Senden Sie diesen Header mit/)
    await person.reload()
    await person.hears('#validate .handed-over', /^Senden Sie diesen Header mit: x-idempotency-key: 3f6c2d/)
    await person.choose('Beispiel', 'Kein JSON')
    assert.deepEqual(await header(), [])
    await person.speak('en')
    assert.deepEqual(await header(), [])
  },

  async 'a careless request is shown at once: each finding under the text and in the list'(person) {
    await person.open('validate')
    await person.hears(VERDICT, /^Not valid: 7 errors, 1 warning\.$/)
    assert.equal((await person.read(FINDINGS)).length, 8)
    assert.deepEqual(await squiggles(person), [
      'error "idempotency_key"',
      'error {',
      'error "eur"',
      'error "country"',
      'error "ada@example..com"',
      'warning "values"',
      'error "PAYOUTLINK"',
      'error {',
    ])
  },

  async 'a document is pasted and told to be valid, and how long it took'(person) {
    await person.open('validate')
    await person.choose('Shape', 'order-created')
    await person.paste('Document', '{ "status": "COMPLETED" }')
    await person.hears(VERDICT, /^Valid: nothing found\.$/)
    await person.hears('#validate .speed', /^Checked in [\d.]+ (µs|ms)/)
    assert.match((await person.read('#validate .code-panel pre')).join(), /validate\('order-created', text, options\)/)
  },

  async 'a finding leads to its place, by mouse and by keyboard'(person) {
    await person.open('validate')
    await person.hears(VERDICT, /7 errors/)
    await person.press('line 3, column 51')
    assert.equal(await selected(person), '"eur"')
    assert.match((await person.read(`${FINDINGS}.lit`)).join(), /enum/)
    await person.page.focus(`${FINDINGS}:nth-child(4) .place`)
    await person.keys('Enter')
    assert.equal(await selected(person), '"country"')
    await person.keys('F8')
    assert.equal(await selected(person), '"ada@example..com"')
  },

  async 'F8 on a narrow screen goes to each problem in turn, with its message in sight and in words for all'(person) {
    await person.page.setViewport({ width: 360, height: 640 })
    await person.open('validate')
    await person.hears(VERDICT, /7 errors/)
    await (await person.editor('Document')).focus()
    const said = []
    for (let at = 0; at < 9; at += 1) {
      await person.keys('F8')
      const { words, isSeen } = await person.page.evaluate(stateInSight)
      assert.ok(isSeen, words)
      said.push(words)
      if (at === 2) await person.hears('#spoken', /^The API documentation does not know the value eur|^currency/)
    }
    assert.equal(new Set(said).size, 8)
    assert.equal(said[8], said[0])
  },

  async 'F8 goes on behind a problem at the end of the text'(person) {
    await person.open('validate')
    await person.choose('Shape', 'order-created')
    await person.paste('Document', '{ "status": "DONE", "id": 1')
    await person.hears(VERDICT, /2 errors/)
    const state = '#validate .pane-state'
    for (const pattern of [/status/, /expected/, /status/]) {
      await person.keys('F8')
      await person.hears(state, pattern)
    }
  },

  async 'one fix is made, and undone by its button'(person) {
    await person.open('validate')
    await person.hears(VERDICT, /7 errors/)
    const before = await person.textOf('Document')
    await person.press('Fix: Change it to EUR')
    assert.equal(await person.textOf('Document'), before.replace('"eur"', '"EUR"'))
    await person.hears(VERDICT, /6 errors/)
    await person.press('Undo the fix')
    assert.equal(await person.textOf('Document'), before)
    assert.equal(await person.sees('Undo the fix'), false)
  },

  async 'a fix can be undone by its button only until another document takes the place of the fixed one'(person) {
    await person.open('validate')
    await person.press('Fix: Change it to EUR')
    assert.equal(await person.sees('Undo the fix'), true)
    await person.choose('Sample', 'A status in small letters')
    assert.equal(await person.sees('Undo the fix'), false)
  },

  async 'no fix is made of a document that has changed since it was checked'(person) {
    await person.open('validate')
    await person.choose('Shape', 'order-created')
    await person.pasteAtOnce('Document', `{ "status": "completed" }${' '.repeat(100_000)}`)
    await person.hears('#validate .cards', /Change it to COMPLETED/)
    const text = await (await person.editor('Document')).evaluate((it) => {
      it.setRangeText('  ', 0, 0)
      it.dispatchEvent(new InputEvent('input', { bubbles: true }))
      document.querySelector('#validate .fix').click()
      return it.value.trim()
    })
    assert.equal(text, '{ "status": "completed" }')
    await person.page.waitForFunction(() => document.querySelector('#validate .place').textContent.endsWith('15'))
    await person.press('Fix: Change it to COMPLETED')
    assert.equal((await person.textOf('Document')).trim(), '{ "status": "COMPLETED" }')
  },

  async 'a fix that needs a look is made, too'(person) {
    await person.open('validate')
    await person.press('Fix and review: Change it to PAYOUT_LINK')
    assert.match(await person.textOf('Document'), /"PAYOUT_LINK"/)
  },

  async 'all safe fixes are made, a header is handed over, and Ctrl+Z takes both back'(person) {
    await person.open('validate')
    await person.hears(VERDICT, /7 errors/)
    const before = await person.textOf('Document')
    await person.press('Apply all safe fixes')
    const fixed = await person.textOf('Document')
    assert.doesNotMatch(fixed, /idempotency_key|country|eur/)
    assert.match(fixed, /"EUR"/)
    assert.match((await person.read('#validate .handed-over')).join(), /x-idempotency-key: 3f6c2d/)
    assert.equal(await person.sees('Apply all safe fixes'), false)
    await (await person.editor('Document')).click()
    await person.keys('Control', 'KeyZ')
    assert.equal(await person.textOf('Document'), before)
    assert.deepEqual(await person.read('#validate .handed-over p'), [])
    await person.keys('Control', 'KeyY')
    assert.equal(await person.textOf('Document'), fixed)
    assert.match((await person.read('#validate .handed-over')).join(), /x-idempotency-key: 3f6c2d/)
  },

  async 'a code is explained beside the findings'(person) {
    await person.open('validate')
    await person.hears(VERDICT, /7 errors, 1 warning/)
    await person.press('email')
    await person.page.waitForFunction(() => document.activeElement.textContent === 'email')
    await person.hears('#reference-text', /rule that browsers apply to e-mail fields/)
  },

  async 'the severity of each code is turned, here and for whom a link is sent'(person, { browser }) {
    await person.open('validate')
    await person.hears(VERDICT, /7 errors, 1 warning/)
    await person.page.click('#validate details:has(.codes) summary')
    await person.choose('email', 'warning')
    await person.hears(VERDICT, /6 errors, 2 warnings/)
    await person.choose('irrelevant', 'off')
    await person.hears(VERDICT, /6 errors, 1 warning/)
    assert.match((await person.read('#validate .code-panel pre')).join(), /email: 'warning', irrelevant: 'off'/)
    await person.press('Copy a link')
    await person.hears('#share', /^Link copied$/)
    const link = await person.clipboard()
    const other = await Person.enter(browser, person.url)
    await other.open(new URL(link).hash.slice(1))
    await other.hears(VERDICT, /6 errors, 1 warning/)
    await other.hears('#validate details:has(.codes) summary', /: 2 codes changed$/)
    await other.leave()
    await person.reload()
    await person.hears(VERDICT, /6 errors, 1 warning/)
    await person.page.click('#validate details:has(.codes) summary')
    await person.press('Reset to defaults')
    await person.hears(VERDICT, /7 errors, 1 warning/)
    assert.equal(await person.whereOneIs(), 'SUMMARY Codes and their severity')
  },

  async 'rules, draft and version are chosen'(person) {
    await person.open('validate')
    await person.hears(VERDICT, /7 errors, 1 warning/)
    await person.choose('Rules', 'stated only')
    await person.hears(VERDICT, /5 errors, 1 warning/)
    assert.match((await person.read('#validate .code-panel pre')).join(), /level: 'stated'/)
    await person.choose('Rules', 'stated and implied')
    await person.page.click('#validate .check input')
    await person.hears(VERDICT, /5 errors, 1 warning/)
    assert.match((await person.read('#validate .code-panel pre')).join(), /draft: true/)
    await person.choose('Shape', 'product')
    await person.choose('Version', '2023-07-27')
    await person.hears(VERDICT, /^Valid: nothing found\.$/)
  },

  async 'entries are looked for where they are said to be, and a pointer that is none is told'(person) {
    await person.open('validate')
    await person.choose('Sample', 'Two lists on one page')
    await person.hears(VERDICT, /^Valid: 1 warning\.$/)
    await person.fill('Entries of the list, a JSON Pointer', 'retried')
    await person.hears('#validate .mistake', /must be a JSON Pointer/)
    await person.keys('Home')
    await person.type('/')
    await person.hears(VERDICT, /^Valid: nothing found\.$/)
    assert.deepEqual(await person.read('#validate .mistake'), [])
  },

  async 'a pointer that is wrong counts as left out, also while a document is typed and after a reload'(person) {
    await person.open('validate')
    await person.choose('Sample', 'An entry without its status')
    await person.hears(VERDICT, /^Not valid: 1 error\.$/)
    await person.fill('Entries of the list, a JSON Pointer', 'wrong')
    await person.hears('#validate .mistake', /must be a JSON Pointer/)
    await person.paste('Document', '[7, 7]')
    await person.hears(VERDICT, /^Not valid: 2 errors\.$/)
    await person.reload()
    await person.hears(VERDICT, /^Not valid: 2 errors\.$/)
    await person.open('validate?eJyrVirOSCxIVbJSyi9KSS3SzcksLlHSUUrNKynKTC1WslIqL8rPS1fSUSpJrShRslKKNo9VqgUA59sRiA')
    await person.hears('#validate .mistake', /must be a JSON Pointer/)
    await person.hears(VERDICT, /^Not valid: 1 error\.$/)
  },

  async 'a section of the reference opens beside the findings, and Escape closes it'(person) {
    await person.open('validate')
    await person.press('section 2.4')
    await person.hears('#reference-text', /Order request/)
    assert.equal(await person.page.$eval('#reference', (it) => it.hidden), false)
    await person.keys('Escape')
    assert.equal(await person.page.$eval('#reference', (it) => it.hidden), true)
  },

  async 'unknown names are said in each view, because they stay on the page'(person) {
    const twice = '{ "items": [{ "mine": 1, "mine": 2, "payout": { "url": "u" } }] }'
    await person.open('validate')
    await person.choose('Shape', 'order')
    await person.paste('Document', twice)
    await person.hears('#validate .cards', /mine appears more than once/)
    await person.turnTo('convert')
    await person.paste('Document of 2024-02-05', twice)
    await person.hears('#convert .cards', /mine appears more than once/)
    await person.hears('#convert .pane-state.warning', /mine appears more than once/)
    await person.choose('Shape', 'order-list')
    await person.paste('Document of 2024-02-05', '{ "mine": [{ "status": "COMPLETED" }] }')
    await person.hears('#convert .lists', /assumed to be at \/mine/)
    await person.turnTo('form')
    await person.page.evaluate(dropTexts, [twice], '#form')
    await person.hears('#form .form-notes', /mine appears more than once/)
  },

  async 'a malformed paste is told in a sentence, and nothing of it is lost'(person) {
    const pasted = '{ "payment_method": { "type": "CARD", }, "items": [ ? "half'
    await person.open('validate')
    await person.paste('Document', pasted)
    await person.hears(VERDICT, /^Not valid: 1 error\.$/)
    assert.match((await person.read(FINDINGS)).join(), /syntax.*No comma may stand before a closing brace/s)
    assert.equal(await person.textOf('Document'), pasted)
  },

  async 'an emptied editor says what to do'(person) {
    await person.open('validate')
    await (await person.editor('Document')).click()
    await person.keys('Control', 'KeyA')
    await person.keys('Backspace')
    await person.hears(VERDICT, /Nothing to check yet/)
    assert.deepEqual(await person.read(FINDINGS), [])
  },

  async 'every sample can be picked, and is what it is said to be'(person) {
    await person.open('validate')
    await person.hears(VERDICT, /7 errors/)
    const seen = await person.page.$eval('#validate select', (select) => {
      const verdict = document.querySelector('#validate .verdict')
      return [...select.options].slice(1).map((option) => {
        select.value = option.value
        select.dispatchEvent(new Event('change'))
        return `${option.textContent}: ${verdict.textContent}`
      })
    })
    assert.ok(seen.length > 30)
    for (const it of seen.filter((it) => it.includes('(good'))) assert.match(it, /: Valid: /)
    for (const it of seen.filter((it) => it.includes('(broken'))) assert.match(it, /error|warning/)
    assert.match((await person.read('#validate .sample-shows')).join(), /same in both versions/)
  },

  async 'what was typed is there again after a reload'(person) {
    await person.open('validate')
    await person.choose('Shape', 'product-update')
    await person.paste('Document', '{"mine": true}')
    await person.hears(VERDICT, /Not valid: 3 errors/)
    await person.reload()
    await person.hears(VERDICT, /Not valid: 3 errors/)
    assert.equal(await person.textOf('Document'), '{"mine": true}')
  },

  async 'what is too large to be kept over a reload is told of'(person) {
    await person.open('validate')
    await person.page.evaluate(() => sessionStorage.setItem('of another page', 'x'.repeat(4_900_000)))
    await person.pasteAtOnce('Document', manyOrders(1_000_000))
    await person.hears(VERDICT, /error/)
    await person.reload()
    await person.hears('#notice', /too large for the browser to keep after a reload/)
  },

  async 'a megabyte is pasted, checked, and the page still answers'(person) {
    await person.open('validate')
    await person.choose('Shape', 'order-list')
    await person.pasteAtOnce('Document', manyOrders(1_000_000))
    await person.hears(VERDICT, /^Not valid: 1 error\.$/)
    await person.press('line 1, column 2')
    await person.choose('Shape', 'order-created')
    await person.hears(VERDICT, /^Not valid: 1 error\.$/)
  },
}

/** A list with one mistake, in its first entry. */
function manyOrders(bytes) {
  const order = '{"id":"O-1","status":"PROCESSING","message":"One moment, please"}'
  return `[{"id":"O-0"},\n${`${order},\n`.repeat(bytes / order.length)}${order}]`
}

/** Runs in the page: what the line of state says, and whether both it and the selected text are in sight. */
function stateInSight() {
  const { value, selectionStart } = document.activeElement
  const line =
    document.querySelector('#validate .paint').children[value.slice(0, selectionStart).split('\n').length - 1]
  const state = document.querySelector('#validate .pane-state')
  const [text, said] = [line, state].map((it) => it.getBoundingClientRect())
  return { words: state.textContent, isSeen: text.top >= 0 && text.bottom <= said.top && said.bottom <= innerHeight }
}

async function squiggles(person) {
  const editor = await person.editor('Document')
  return editor.evaluate((it) => {
    const kinds = ['error', 'warning', 'info']
    return [...it.parentElement.querySelectorAll('.tint')].map(
      (mark) => `${kinds.find((kind) => mark.classList.contains(kind))} ${mark.textContent}`,
    )
  })
}

/** Returns the selected text of the document. */
async function selected(person) {
  await person.keys('Control', 'KeyC')
  return person.clipboard()
}
