/** Visits of the view "Convert". */
import assert from 'node:assert/strict'
import { LIST, large, NEW, OWN_OLD, PRODUCTS, REQUEST } from '../lib/documents.mjs'
import { runShown } from '../lib/shown_code.mjs'

export const visits = {
  async 'a sample is shown in both versions: what changes faces what it becomes, and the rest is folded'(person) {
    await person.open('')
    await person.hears(/^2 links move to payout\. 1 null is lost\. .*complement brings back every byte/)
    assert.equal((await person.drawn('.mark-change')).length, 2)
    assert.match((await person.drawn('.mark-change', 'Result')).join(' '), /"payout"/)
    assert.deepEqual(await person.drawn('.mark-loss'), ['"redemption_url": null'])
    assert.deepEqual(await person.read('.kind h2'), ['2 links move', '1 null is lost'])
    await person.waitForCount(3, '.threads .thread')
    await person.facing(2)
    assert.match((await person.drawn('.fold'))[0], /^14 lines: completed_at/)
    await person.press('Show all 46 lines')
    await person.folds(0)
    await person.facing(2)
    await person.press('Fold again')
    await person.folds(4)
    // Enlarged to twice its size, a window shows the first change, and what it becomes.
    await person.page.setViewport({ width: 640, height: 450 })
    await person.page.waitForFunction(() => {
      const { shadowRoot } = document.querySelector('[data-editor]')
      const { left, bottom } = shadowRoot.querySelector('.block-new')?.getBoundingClientRect() ?? {}
      return bottom < innerHeight && shadowRoot.elementFromPoint(left + 60, bottom - 8)?.closest('.block-new')
    })
  },

  async 'a loss of several lines is tinted as a whole, and a long line wraps'(person) {
    await person.open('')
    await person.pasteAnywhere(PRODUCTS.replaceAll('A card', 'A card '.repeat(20).trim()))
    await person.hears(/^3 fields are lost/)
    await person.waitForCount(3, '.threads .thread')
    assert.equal((await person.drawn('.line-loss')).length, 7)
    assert.equal((await person.drawn('.block-lost', 'Result')).length, 3)
    await person.press('Show all 29 lines')
    for (const label of ['Document', 'Result']) {
      const content = await person.editor(label)
      assert.ok(await content.evaluate((it) => it.scrollWidth <= it.parentElement.clientWidth))
    }
  },

  async 'a line that moves and loses has an arrow and no bar, from its words on'(person) {
    await person.open('')
    await person.pasteAnywhere(
      '{"status":"COMPLETED","items":[\n{"redemption_url":"https://x"}, {"redemption_url":null}\n]}',
    )
    await person.hears(/^1 link moves to payout\. 1 null is lost/)
    await person.waitForCount(1, '.threads .thread')
    assert.equal((await person.drawn('.mark-loss')).length, 1)
    const from = await person.page.$eval('.thread .stroke', (it) => it.getBoundingClientRect().left)
    const words = await (await person.editor()).$eval('.mark-loss', (it) => it.getBoundingClientRect().right)
    assert.ok(from > words && from < words + 60, `${from} ${words}`)
  },

  async 'the headline and the explanations lead to the lines, F8 to the next one, and a fold opens'(person) {
    await person.open('')
    await person.press('1 null is lost')
    await person.selects('"redemption_url": null')
    await person.press('31')
    await person.selects('"redemption_url": "https://pay.example.com/r/d4e5f6"')
    await person.keys('F8')
    await person.selects('"redemption_url": null')
    await person.unfold()
    await person.folds(3)
  },

  async 'what was said is copied as Markdown, without the document'(person) {
    await person.open('')
    await person.pasteAnywhere(OWN_OLD)
    await person.hears(/1 link moves/)
    const places = () =>
      person.page.$$eval('.next .soft button, .bar button, .bar select', (all) =>
        all.map((it) => [it.getBoundingClientRect().left, it.offsetWidth]),
      )
    const before = await places()
    await person.share()
    assert.deepEqual(await places(), before)
    await person.pressToHear('Copy as Markdown', /Copied/, '.next .soft')
    // No button moves below the pointer.
    assert.deepEqual(await places(), before)
    const text = await person.clipboard()
    assert.match(text, /^\*\*1 link moves to `payout`\. Nothing is lost\.\*\*/)
    assert.doesNotMatch(text, /pay\.example|mine/)
    await person.pressToHear('With the document', /Copied$/, '.next .soft')
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

  async 'a swap attaches the complement: what was lost comes back, edits win, and the code shown does the same'(
    person,
  ) {
    await person.open('')
    await person.hears(/is lost/)
    const before = await person.textOf('Document')
    await person.press('Swap')
    await person.hears(/1 null comes back/)
    // No fold hides it.
    assert.match((await person.drawn('.mark-change', 'Result')).join(), /"redemption_url": null/)
    assert.match((await person.read('.attached')).join(), /with the complement of 2023-07-27/)
    await person.waitForText('Result', (text) => text === before)
    await person.typeAt('pay.example.com/r/a1b2c3', '2')
    await person.waitForText('Result', (text) => text === before.replace('r/a1b2c3', 'r/a1b2c32'))
    await person.speak('de')
    const { code, value } = await runShown(person, 'result', { text: await person.textOf('Document') })
    assert.equal(value.output, await person.textOf('Result'))
    assert.match(code, /const complement = .*onOrphan: 'drop'.*messages: de/s)
    const command = async () => (await person.read('.copy-line')).join()
    assert.match(
      await command(),
      /new\.ndjson .*--to 2023-07-27 -o back\.ndjson --with-complements complements\.ndjson/,
    )
    await person.press('Remove it')
    await person.waitForText('Result', (text) => !text.includes('"redemption_url": null'))
    await person.waitForCount(0, '.attached')
    assert.match(await command(), /-o new\.ndjson --complements complements\.ndjson/)
  },

  async 'a file is dropped anywhere; of several none is taken, and a large one names the command, ready to copy'(
    person,
  ) {
    await person.open('')
    assert.ok(await person.drop('.pane.from', { 'a.json': LIST }))
    await person.hears(/^The list of orders stays/)
    // It is saved with the line ends and the byte order mark that it came with.
    const came = OWN_OLD.replaceAll('\n', '\r\n').replace('\r\n', '\n')
    await person.drop('.pane.from', { 'a.json': `\ufeff${came}` })
    await person.hears(/1 link moves.*converts back to the same bytes/)
    await person.page.evaluate(() => {
      HTMLAnchorElement.prototype.click = () => {}
      const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
      URL.createObjectURL = (blob) => void blob.arrayBuffer().then((bytes) => (window.saved = decoder.decode(bytes)))
    })
    await person.press('Save')
    await person.page.waitForFunction(() => /^\ufeff{\n {2}.*"payout".*\r\n {2}\]\r\n}\r\n$/s.test(window.saved))
    assert.ok(await person.drop('.bar', { 'a.json': LIST, 'b.json': LIST }))
    await person.hears(/None of the 2 files/, '#notice')
    assert.ok(await person.drop('.bar', { 'a.json': REQUEST }))
    await person.hears(/^The order request stays/)
    await person.waitForCount(0, '#notice p')
    await person.drop('.pane.from', { 'orders.ndjson': 'x'.repeat(10_000_001) })
    await person.hears(/larger than 10 MB.*npx order-contract convert order orders\.ndjson/, '#notice')
    await person.pressToHear('Copy', /Copied/, '#notice')
    assert.match(await person.clipboard(), /^npx order-contract convert order orders\.ndjson --from/)
  },

  async 'a conversion that is refused marks the line that stops it'(person) {
    await person.open('')
    await person.pasteAnywhere(NEW.replace('"payout": {', '"payout": {},\n      "payout": {'))
    await person.hears(/^The order can’t be converted\. This field appears more than once/)
    assert.match((await person.drawn('.line-error')).join(), /"payout": \{ "url"/)
    // In place of a result: why not.
    await person.hears(/^This field appears more than once.* Line 13 · .*duplicate_key/, '.beside .note')
    await person.waitForCount(1, '.thread .dot')
    assert.deepEqual(await person.read('.pane.to'), [])
    await person.press('can’t be converted')
    await person.selects('"payout"')
  },

  async 'a minified order is laid out by one button, and every digit stays'(person) {
    await person.open('')
    const text = `{"status":"COMPLETED","n":12345678901234567890,"m":1.10,"items":[${'{"redemption_url":"https://x"},'.repeat(20)}{}]}`
    await person.pasteAnywhere(text)
    await person.press('Format it')
    const laid = await person.waitForText('Document', (it) => it.includes('\n'))
    assert.equal(laid.replaceAll(/\s/g, ''), text)
    await person.hears(/20 links move/)
  },

  async 'a megabyte is read once, converted, typed in, and what is selected can be seen'(person) {
    await person.open('')
    await person.page.waitForNetworkIdle()
    const pasted = large(2400)
    await person.page.evaluate((length) => {
      const { encodeInto } = TextEncoder.prototype
      globalThis.encoded = 0
      TextEncoder.prototype.encodeInto = function (text, bytes) {
        if (text.length === length) globalThis.encoded += 1
        return encodeInto.call(this, text, bytes)
      }
    }, pasted.length)
    await person.pasteAnywhere(pasted)
    await person.hears(/^2,400 links move to payout\. Nothing is lost\. A list of 2,400 orders/)
    assert.match((await person.read('.foot')).join(), /Show all 36,003 lines/)
    await person.hears(/^4,800 fields not listed/, '.kind:not(.moved)')
    // To detect what it is takes about 25: one for each shape that it may have.
    const encoded = await person.page.evaluate(() => globalThis.encoded)
    assert.ok(encoded > 0 && encoded < 40, `encoded ${encoded} times`)
    await person.typeAt('"status"', '"')
    await person.hears(/is not JSON/)
    await (await person.editor()).waitForSelector('.stopped')
    await person.keys('Backspace')
    await person.hears(/^2,400 links move/)
    await person.typeAt('"mine"', '"m"', { over: true })
    await person.waitForText('Result', (text) => text.includes('"reference": "m"'))
    const [selection, line] = await (await person.editor()).$eval('.cm-line', (it) =>
      ['::selection', null].map((pseudo) => getComputedStyle(it, pseudo).backgroundColor),
    )
    assert.notEqual(selection, line)
  },
}
