/** Visits of the view "Convert". */
import assert from 'node:assert/strict'
import { runShown, shownCode } from '../lib/shown_code.mjs'
import { LIST, large, OWN_OLD, REQUEST } from './documents.mjs'

export const converting = {
  async 'a sample is shown in both versions at once: changes, losses and unknown fields are marked and listed'(person) {
    await person.open('')
    await person.hears(/^An order of 2023-07-27, read as 2024-02-05: ✓ valid 2 changed 1 lost 6 unknown fields kept ✓/)
    assert.deepEqual((await person.marks('Document', 'change')).length >= 2, true)
    assert.match((await person.marks('Result', 'change')).join(' '), /"payout"/)
    assert.equal((await person.read('.rows li')).length, 3)
    assert.match((await person.read('.rows li')).at(-1), /^items\[2\]\.redemption_url.*Lost:.*The complement keeps it/)
    await person.press('1 lost')
    assert.equal((await person.marks('Document', 'loss')).join(''), '"redemption_url": null')
    await person.page.waitForSelector('.rows .loss.lit')
  },

  async 'each chip steps through its places, and a place explains itself'(person) {
    await person.open('')
    await person.hears(/2 changed/)
    await person.press('2 changed')
    await explained(person, /items\[0\]\.redemption_url → items\[0\]\.payout.*replaces.*2\.6/)
    await person.press('2 changed')
    await explained(person, /items\[1\]\.redemption_url/)
    await person.press('6 unknown fields kept')
    await explained(person, /The API documentation does not list this field/)
    await person.press('items[2].redemption_url')
    await explained(person, /is lost.*is not a string.*section 2\.6/)
    await person.focus('Document')
    await person.keys('Escape')
    await explained(person, /^$/)
    await person.keys('F8')
    await explained(person, /./)
    await person.page.evaluate(() =>
      document.querySelector('[data-editor="Document"]').shadowRoot.querySelector('.explained a').click(),
    )
    await person.hears(/^2\.6 Order/, ':target')
  },

  async 'hovering a place explains it'(person, { name }) {
    // Firefox is driven without a pointer that hovers in shadow roots.
    if (name === 'firefox') return
    await person.open('')
    await person.hears(/2 changed/)
    const content = await person.editor('Document')
    const box = await content.evaluate((it) => {
      const { x, y } = it.querySelector('.mark-change').getBoundingClientRect()
      return { x, y }
    })
    await person.page.mouse.move(box.x + 12, box.y + 6, { steps: 4 })
    await explained(person, /payout/)
  },

  async 'the document is edited, the result follows, and Ctrl+Z takes it back'(person) {
    await person.open('')
    await person.paste(OWN_OLD)
    await person.hears(/1 changed/)
    await person.typeAt('"mine"', '"yours"', { over: true })
    await person.waitForText('Result', (text) => text.includes('"reference": "yours"'))
    await person.typeAt('"yours"', '"')
    await person.hears(/^Line 5/)
    assert.match(await person.textOf('Result'), /"reference": "yours"/)
    await person.keys('Backspace')
    await person.hears(/1 changed/)
    for (let steps = 0; steps < 12; steps += 1) await person.keys('Control', 'KeyZ')
    await person.waitForText('Document', (text) => text.includes('O-0011'))
    await person.hears(/2 changed 1 lost/)
  },

  async 'a swap attaches the complement: what was lost comes back, and edits win'(person) {
    await person.open('')
    await person.hears(/1 lost/)
    const before = await person.textOf('Document')
    await person.press('Swap')
    await person.hears(/^An order of 2024-02-05, read as 2023-07-27:.*✓ converts back/)
    assert.match((await person.read('.attached')).join(), /with the complement of 2023-07-27/)
    await person.waitForText('Result', (text) => text === before)
    await person.typeAt('pay.example.com/r/11', '2')
    await person.waitForText('Result', (text) => text === before.replace('r/11', 'r/112'))
    const code = await shownCode(person)
    const { output } = await runShown(code, 'result', { text: await person.textOf('Document') })
    assert.equal(output, await person.textOf('Result'))
    assert.match(code, /const complement = .*onOrphan: 'drop'/s)
    await person.press('Remove the complement')
    await person.waitForText('Result', (text) => !text.includes('"redemption_url": null'))
    await person.page.waitForFunction(() => document.querySelector('.attached') === null)
  },

  async 'a file is opened or dropped; several, or one that is no text, are refused in a sentence'(person) {
    await person.open('')
    await person.hears(/2 changed/)
    assert.ok(await person.drop('.pane.from .editor', { 'a.json': LIST }))
    await person.hears(/^A list of orders/)
    await person.drop('.pane.from', { 'a.json': LIST, 'b.json': LIST })
    await person.hears(/None of the 2 files/, '#notice')
    await person.press('Close', { inside: '#notice' })
    assert.ok(await person.drop('.bar', { 'a.json': REQUEST }))
    await person.hears(/^A list of orders/)
  },

  async 'a minified order is laid out by one button, and every digit stays'(person) {
    await person.open('')
    await person.hears(/2 changed/)
    const text = `{"status":"COMPLETED","n":12345678901234567890,"m":1.10,"items":[${'{"redemption_url":"https://x"},'.repeat(20)}{}]}`
    await person.paste(text)
    await person.hears(/20 changed.*Format/)
    await person.press('Format', { inside: '.verdict' })
    const laid = await person.waitForText('Document', (it) => it.includes('\n'))
    assert.equal(laid.replaceAll(/\s/g, ''), text)
    await person.hears(/20 changed/)
  },

  async 'both texts scroll together, line for line'(person) {
    await person.open('')
    await person.paste(large(40))
    await person.hears(/40 changed/)
    const content = await person.editor('Document')
    await content.evaluate((it) => {
      it.cmTile.root.view.scrollDOM.scrollTop = 2000
    })
    // Until the editor has measured the lines that it shows for the first time.
    await person.page.waitForFunction(() => {
      const [from, to] = ['Document', 'Result'].map((label) => {
        const root = document.querySelector(`[data-editor="${label}"]`).shadowRoot
        const { view } = root.querySelector('.cm-content').cmTile.root
        return view.state.doc.lineAt(view.lineBlockAtHeight(view.scrollDOM.scrollTop).from).number
      })
      return from > 50 && Math.abs(from - to) <= 1
    })
  },

  async 'a megabyte is converted, typed in, and what is selected can be seen'(person) {
    await person.open('')
    await person.hears(/2 changed/)
    await person.paste(large(2400))
    await person.hears(/^A list of orders of 2023-07-27, read as 2024-02-05: ✓ valid 2,400 changed 4,800 unknown/)
    await person.typeAt('"mine"', '"m"', { over: true })
    await person.waitForText('Result', (text) => text.includes('"reference": "m"'))
    const [selection, line] = await person.page.evaluate(() => {
      const content = document.querySelector('[data-editor="Document"]').shadowRoot.querySelector('.cm-content')
      const colour = (pseudo) => getComputedStyle(content.querySelector('.cm-line'), pseudo).backgroundColor
      return [colour('::selection'), colour()]
    })
    assert.notEqual(selection, line)
  },

  async 'a file of more than 10 MB names the command, ready to copy'(person) {
    await person.open('')
    await person.hears(/2 changed/)
    await person.drop('.pane.from', { 'orders.ndjson': 'x'.repeat(10_000_001) })
    await person.hears(/larger than 10 MB.*npx order-contract convert order orders\.ndjson/, '#notice')
    await person.press('Copy', { inside: '#notice' })
    await person.hears(/Copied/, '#notice')
    assert.match(await person.clipboard(), /^npx order-contract convert order orders\.ndjson --from/)
  },

  async 'on a narrow screen verdict, text and list share the screen, and old and new are two tabs'(person) {
    await person.page.setViewport({ width: 390, height: 844 })
    await person.open('')
    await person.hears(/2 changed/)
    const heights = await person.page.evaluate(() =>
      ['.verdict', '.pane.from .editor', '.drawer'].map((selector) => {
        const { top, bottom } = document.querySelector(selector).getBoundingClientRect()
        return Math.min(bottom, innerHeight) - Math.max(top, 0)
      }),
    )
    assert.ok(heights[0] > 40 && heights[1] > 180 && heights[2] > 120, heights.join())
    await person.press('2024-02-05', { inside: '.segments' })
    assert.match(await person.textOf('Result'), /payout/)
    assert.equal(await person.page.$eval('.pane.from', (it) => it.checkVisibility()), false)
  },
}

/** Waits until the explanation in an editor has the text; none is the empty one. */
async function explained(person, pattern) {
  await person.page.waitForFunction(
    (source) => {
      const roots = [...document.querySelectorAll('[data-editor]')].map((it) => it.shadowRoot)
      const texts = roots.flatMap((root) => [...root.querySelectorAll('.explained')].map((it) => it.innerText))
      const words = texts.join(' ').replace(/\s+/g, ' ')
      return new RegExp(source, 's').test(words)
    },
    {},
    pattern.source,
  )
}
