/** Visits of the view "Webhook". */
import assert from 'node:assert/strict'
import { LIST } from '../lib/documents.mjs'

const UPDATE = '{ "product_code": "P-7", "new_state": {}, "timestamp": "2024-04-10T17:11:26.601254" }'

/** Updates that are handled, though the documentation describes other ones. */
const OTHERWISE = [
  ['{ "prod', '{ "x": 1, "prod', /^The answer is 200\. 1 update is handled\. The API documentation does not list/],
  ['4" }', '4+02:00" }', /^The answer is 200\. 1 update is handled\. (?!A product update)/],
]

export const visits = {
  async 'a delivery is answered, and each value of the update faces its line'(person) {
    await person.open('webhook')
    await person.hears(/^The answer is 200\. 1 update is handled/)
    await person.waitForText('Answer', (text) => /^update\.product_code {2}\/\/ "PRCODE-GB"\n/.test(text))
    assert.match(await person.textOf('Answer'), /^update\.old_state\?\.price_multiplier {2}\/\/ "0\.9"$/m)
    await person.hears(/^HTTP\/1\.1 200/, '.to .sent')
    await person.waitForCount(2, '.threads .thread')
    await person.facing(2)
    await person.hears(/A product update: PRCODE-GB goes from 0\.9 to 0\.8\./)
    await person.press('Deliver again')
    await person.hears(/^The answer is 200\. Nothing is handled again\. This update was handled before\./)
    await person.hears(/handle is not called/, '.to .sent')
    await person.waitForText('Answer', (text) => text === '')
    await person.pasteAnywhere(UPDATE)
    await person.hears(
      /^The answer is 200\. 1 update is handled\. A product update, as the documentation describes it\./,
    )
    // As it came, though the editor has other line ends.
    await person.pasteAnywhere(UPDATE.replaceAll(', ', ',\r\n'))
    await person.hears(new RegExp(`^${UPDATE.length + 2} bytes`), '.pane.from .shape')
    for (const [from, to, says] of OTHERWISE) {
      await person.pasteAnywhere(UPDATE.replace(from, to))
      await person.hears(says)
    }
  },

  async 'what is wrong, broken or too large is answered as documented, each error beside its line'(person) {
    await person.open('webhook')
    await person.facing(2)
    // While a mistake is typed, nothing moves.
    const drawn = async () =>
      (await person.editor('Delivery')).$$eval('.cm-line', (all) => all.map((it) => it.offsetTop))
    const before = await drawn()
    await person.typeAt('"0.8', '"', { label: 'Delivery' })
    await person.hears(/^Line 7 is not JSON\. A comma or } is expected here\..* The rest stays as it was\./)
    await person.hears(/before line 7 changed/, '.pane.to .head')
    // What stands is of the answer that is shown.
    await person.hears(/^HTTP\/1\.1 200/, '.to .sent')
    await person.hears(/200 means received/, '.kinds')
    assert.deepEqual(await drawn(), before)
    await person.facing(2)
    await person.pasteAnywhere('{\n "product_code": "P-1",\n "new_state": {},\n "timestamp": "yesterday"\n}\n')
    await person.hears(/^The answer is 422\. 1 mistake in the body\. .*Nothing is handled\./)
    await person.hears(/^HTTP\/1\.1 422/, '.to .sent')
    await person.waitForText('Answer', (text) => /"pointer": "\/timestamp"/.test(text) && /YYYY-MM-DD/.test(text))
    assert.match((await person.drawn('.mark-error', 'Delivery')).join(), /yesterday/)
    await person.waitForCount(1, '.threads .thread')
    await person.press('1 mistake')
    await person.standsAt(/^DIV Delivery/)
    await person.pasteAnywhere('{ "product_code": ')
    await person.hears(/^HTTP\/1\.1 400/, '.to .sent')
    await person.press('Clear')
    await person.hears(/^The answer is 400\. The body is empty\./)
    await person.press('Put back what was there')
    await person.hears(/^The answer is 400\. Line 1/)
    await person.press('Clear')
    await person.focus('Delivery')
    await person.page.keyboard.type('{')
    await person.hears(/^The answer is 400\. Line 1 cannot be read\. .*Nothing is handled/)
    await person.pasteAnywhere('{}'.padEnd(1_100_000, `\n${' '.repeat(99)}`))
    await person.hears(/^HTTP\/1\.1 413/, '.to .sent')
    await person.hears(/^The answer is 413/)
  },

  async 'what is no update is recognised, and the next step is a button'(person) {
    await person.open('webhook')
    for (const [text, act] of [
      [`curl -d '${UPDATE}' https://example.com`, 'Use its document'],
      [`{"type":"product-update","data":${UPDATE}}`, 'Read data as a product update'],
      [`[${UPDATE},${UPDATE}]`, 'Read [0] as a product update'],
    ]) {
      await person.pasteAnywhere(text)
      // The name in a sentence is a part of it.
      await person.page.waitForSelector('.foot > span + button')
      await person.press(act)
      await person.hears(/^The answer is 200/)
    }
    await person.pasteAnywhere('product,state\nP-7,on\n')
    await person.hears(/^This is CSV, not JSON\. Documents of this service are JSON\./, '.foot')
    await person.pasteAnywhere(LIST)
    await person.hears(/^A list of orders, not a product update\./, '.foot')
    await person.press('Open it in Validate')
    await person.hears(/^The list of orders is valid/)
    assert.equal(await person.textOf('Document'), LIST)
  },

  async 'the document of the other views stays, and an update among them is delivered'(person) {
    await person.open('')
    const before = await person.textOf('Document')
    await person.turnTo('webhook')
    await person.hears(/^The answer is 200/)
    await person.turnTo('convert')
    await person.hears(/^2 links move/)
    assert.equal(await person.textOf('Document'), before)
    await person.pasteAnywhere(UPDATE)
    await person.hears(/^The product update stays the same/)
    await person.turnTo('webhook')
    await person.waitForText('Answer', (text) => text.includes('"P-7"'))
    await person.reload()
    await person.waitForText('Delivery', (text) => text === UPDATE)
  },
}
