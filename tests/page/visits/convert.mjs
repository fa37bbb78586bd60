/** Visits of the view "Convert". */
import assert from 'node:assert/strict'
import { runShown, shownCode } from '../lib/shown_code.mjs'
import { LIST, large, OWN_OLD, REQUEST } from './documents.mjs'

export const converting = {
  async 'a sample is shown in both versions: what changes faces what it becomes, and the rest is folded'(person) {
    await person.open('')
    await person.hears(/^2 links move to payout\. 1 null is lost\. .*with its complement/)
    assert.equal((await person.marks('Document', 'change')).length, 2)
    assert.match((await person.marks('Result', 'change')).join(' '), /"payout"/)
    assert.equal((await person.marks('Document', 'loss')).join(''), '"redemption_url": null')
    assert.deepEqual(await person.read('.kind h2'), ['2 links move', '1 null is lost'])
    await person.page.waitForFunction(() => document.querySelectorAll('.threads .thread').length === 3)
    await person.page.waitForFunction(isFacing, {}, 2)
    assert.match((await linesOf(person, 'Document', '.fold', 'textContent'))[0], /^14 lines: completed_at/)
    assert.match((await person.read('.foot')).join(), /F8 goes to the next mark/)
    await person.press('Show all 46 lines')
    await person.page.waitForFunction(
      () => !document.querySelector('[data-editor="Result"]').shadowRoot.querySelector('.fold'),
    )
    await person.page.waitForFunction(isFacing, {}, 2)
  },

  async 'the headline and the explanations lead to the lines, F8 to the next one, and a fold opens'(person) {
    await person.open('')
    await person.press('1 null is lost')
    await selects(person, '"redemption_url": null')
    await person.press('31')
    await selects(person, '"redemption_url": "https://pay.example.com/r/d4e5f6"')
    await person.keys('F8')
    await selects(person, '"redemption_url": null')
    const content = await person.editor('Document')
    await content.evaluate((it) => it.querySelector('.fold').click())
    await person.page.waitForFunction(
      () =>
        document.querySelector('[data-editor="Document"]').shadowRoot.querySelectorAll('.fold').length === 3 &&
        document.querySelector('[data-editor="Result"]').shadowRoot.querySelectorAll('.fold').length === 3,
    )
  },

  async 'what was said is copied as Markdown, without the document'(person) {
    await person.open('')
    await person.pasteAnywhere(OWN_OLD)
    await person.hears(/1 link moves/)
    await person.press('Copy as Markdown')
    await person.hears(/Copied/, '.next .soft')
    const text = await person.clipboard()
    assert.match(text, /^\*\*1 link moves to `payout`\. Nothing is lost\.\*\*/)
    assert.doesNotMatch(text, /pay\.example|mine/)
    await person.press('With the document')
    await person.hears(/Copied.*Copied/, '.next .soft')
    assert.equal(await person.clipboard(), `${text}\n\n\`\`\`json\n${OWN_OLD}\`\`\``)
  },

  async 'the document is edited, the result follows, and Ctrl+Z takes it back'(person) {
    await person.open('')
    await person.pasteAnywhere(OWN_OLD)
    await person.hears(/1 link moves/)
    await person.typeAt('"mine"', '"yours"', { over: true })
    await person.waitForText('Result', (text) => text.includes('"reference": "yours"'))
    await person.typeAt('"yours"', '"')
    await person.hears(/^Line 5 is not JSON/)
    assert.match(await person.textOf('Result'), /"reference": "yours"/)
    await person.keys('Backspace')
    await person.hears(/1 link moves/)
    for (let steps = 0; steps < 12; steps += 1) await person.keys('Control', 'KeyZ')
    await person.waitForText('Document', (text) => text.includes('ord_7Q2M'))
    await person.hears(/2 links move to payout\. 1 null is lost/)
  },

  async 'a swap attaches the complement: what was lost comes back, and edits win'(person) {
    await person.open('')
    await person.hears(/is lost/)
    const before = await person.textOf('Document')
    await person.press('Swap')
    await person.hears(/field comes back/)
    assert.match((await person.read('.attached')).join(), /With the complement of 2023-07-27/)
    await person.waitForText('Result', (text) => text === before)
    await person.typeAt('pay.example.com/r/a1b2c3', '2')
    await person.waitForText('Result', (text) => text === before.replace('r/a1b2c3', 'r/a1b2c32'))
    const code = await shownCode(person)
    const { output } = await runShown(code, 'result', { text: await person.textOf('Document') })
    assert.equal(output, await person.textOf('Result'))
    assert.match(code, /const complement = .*onOrphan: 'drop'/s)
    await person.press('Remove it')
    await person.waitForText('Result', (text) => !text.includes('"redemption_url": null'))
    await person.page.waitForFunction(() => document.querySelector('.attached') === null)
  },

  async 'a file is opened or dropped; several, or one that is no text, are refused in a sentence'(person) {
    await person.open('')
    assert.ok(await person.drop('.pane.from', { 'a.json': LIST }))
    await person.hears(/^The list of orders stays/)
    await person.drop('.pane.from', { 'a.json': LIST, 'b.json': LIST })
    await person.hears(/None of the 2 files/, '#notice')
    await person.press('Close', { inside: '#notice' })
    assert.ok(await person.drop('.bar', { 'a.json': REQUEST }))
    await person.hears(/^The order request stays/)
  },

  async 'a minified order is laid out by one button, and every digit stays'(person) {
    await person.open('')
    const text = `{"status":"COMPLETED","n":12345678901234567890,"m":1.10,"items":[${'{"redemption_url":"https://x"},'.repeat(20)}{}]}`
    await person.pasteAnywhere(text)
    await person.hears(/20 links move/)
    await person.press('Format it')
    const laid = await person.waitForText('Document', (it) => it.includes('\n'))
    assert.equal(laid.replaceAll(/\s/g, ''), text)
    await person.hears(/20 links move/)
  },

  async 'a megabyte is converted, typed in, and what is selected can be seen'(person) {
    await person.open('')
    await person.pasteAnywhere(large(2400))
    await person.hears(/^2,400 links move to payout\. Nothing is lost\. A list of 2,400 orders/)
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
    await person.drop('.pane.from', { 'orders.ndjson': 'x'.repeat(10_000_001) })
    await person.hears(/larger than 10 MB.*npx order-contract convert order orders\.ndjson/, '#notice')
    await person.press('Copy', { inside: '#notice' })
    await person.hears(/Copied/, '#notice')
    assert.match(await person.clipboard(), /^npx order-contract convert order orders\.ndjson --from/)
  },

  async 'on a narrow screen there is one text, in which the new line follows the one that changes'(person) {
    await person.page.setViewport({ width: 390, height: 844 })
    await person.open('')
    await person.page.waitForFunction(() =>
      /→ "payout"/.test(document.querySelector('[data-editor="Document"]')?.shadowRoot.textContent),
    )
    const [head, editor] = await person.page.$$eval('.pane.from > :is(.head, .editor)', (all) =>
      all.map((it) => it.getBoundingClientRect().toJSON()),
    )
    assert.ok(head.bottom <= editor.top + 1)
    assert.equal(await person.page.$eval('.pane.to .editor', (it) => it.checkVisibility()), false)
    assert.equal(await person.page.$eval('.swap', (it) => it.checkVisibility()), true)
  },
}

/** Runs in the page: whether so many lines that change are as high as those that they become. */
function isFacing(count) {
  const tops = ['Document', 'Result'].map((label) => {
    const root = document.querySelector(`[data-editor="${label}"]`).shadowRoot
    return [...root.querySelectorAll('.line-change')].map((it) => Math.round(it.getBoundingClientRect().top))
  })
  return tops[0].length === count && tops[0].join() === tops[1].join()
}

/** The tops of elements of an editor, or another property. */
async function linesOf(person, label, selector, property) {
  const content = await person.editor(label)
  return content.evaluate(
    (it, selector, property) =>
      [...it.querySelectorAll(selector)].map((line) =>
        property ? line[property] : Math.round(line.getBoundingClientRect().top),
      ),
    selector,
    property,
  )
}

/** Waits until the editor has selected the text. */
function selects(person, text) {
  return person.page.waitForFunction(
    (text) => {
      const content = document.querySelector('[data-editor="Document"]').shadowRoot.querySelector('.cm-content')
      const { state } = content.cmTile.root.view
      return state.sliceDoc(state.selection.main.from, state.selection.main.to) === text
    },
    {},
    text,
  )
}
