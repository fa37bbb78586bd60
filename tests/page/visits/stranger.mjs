/** A stranger pastes what is at hand: the headline says the truth, in the first screen. The unit tests have all its sentences. */
import assert from 'node:assert/strict'
import { BROKEN, LIST, NEW, OWN_OLD, REQUEST } from '../lib/documents.mjs'

/** What is pasted, what the headline says, and what the result holds. */
const PASTES = [
  [
    OWN_OLD,
    /^1 link moves to payout\. Nothing is lost\. An order of 2023-07-27, as 2024-02-05\. It converts back to the same bytes\./,
    /"payout": \{"url":"https:\/\/pay\.example\.com\/1"\}/,
  ],
  [
    NEW,
    /^1 link moves to redemption_url\. 1 field is lost\. .*complement brings back/,
    /"redemption_url": "https:\/\/pay\.example\.com\/1"/,
  ],
  ['{"hello":"world"}', /^Nothing in it says which document it is\./, undefined],
  [BROKEN, /^Line 4 is not JSON\./, undefined],
]

export const visits = {
  async 'a stranger pastes what is at hand, anywhere, and the headline says the truth'(person) {
    await person.open('')
    await person.press('Convert', { inside: 'nav' })
    for (const [text, says, result] of PASTES) {
      await person.pasteAnywhere(text)
      await person.hears(says)
      if (result) await person.waitForText('Result', (shown) => result.test(shown))
      const { verdict, texts, scrolled } = await person.page.evaluate(places)
      assert.ok(verdict <= 230 && texts <= 360 && scrolled === 0, `${says} ${[verdict, texts, scrolled]}`)
      // Without a result, there is no empty one beside the text.
      assert.equal((await person.read('.pane.to .head')).length, result ? 1 : 0)
    }
  },

  async 'beside what is no document are the samples, and an address leads to its query'(person) {
    await person.open('')
    await person.pasteAnywhere('id,status\n1,FAILED\n')
    await person.hears(/^This is CSV, not JSON\. .*Export JSON instead/)
    await person.press('A careless request', { inside: '.here' })
    await person.hears(/^The order request stays the same/)
    await person.pasteAnywhere('/products?limit=1')
    await person.press('Use its query')
    await person.hears(/A product query of 2024-02-05/)
  },

  async 'a paste replaces an untouched sample, wherever the caret is, and another document one’s own, but a part of one does not'(
    person,
  ) {
    await person.open('')
    await person.paste(OWN_OLD)
    await person.waitForText('Document', (text) => text === OWN_OLD)
    await person.paste('x')
    await person.waitForText('Document', (text) => text.includes('x') && text.includes('A-1'))
    await person.pasteAnywhere(OWN_OLD)
    // A part goes where the caret is; another document, which can be no part, replaces the one that is there.
    await person.typeAt('"sku": 7', '')
    await person.paste(', "box": { "status": "FAILED" }')
    await person.waitForText('Document', (text) => text.includes('7, "box"') && text.includes('A-1'))
    await person.paste(REQUEST)
    await person.waitForText('Document', (text) => text === REQUEST)
    await person.hears(/^The order request stays the same/)
    await person.press('Clear')
    await person.hears(/^Paste a document/)
    await person.standsAt(/^DIV Document/)
    await person.press('Put back what was there')
    await person.waitForText('Document', (text) => text === REQUEST)
    await person.waitForCount(0, '#notice p')
  },

  async 'what is around a document is taken off by one button, in a note at the document, on a phone inside the text'(
    person,
  ) {
    await person.open('')
    const around = Array.from({ length: 30 }, (_, at) => `"at${at}": 1,`).join('\n')
    await person.pasteAnywhere(`{${around}\n"data": {\n${OWN_OLD.slice(1)}}`)
    await person.hears(/^The order is inside data\./)
    await person.hears(/^An order of 2023-07-27 is in here\. In it: 1 link moves to payout/, '.beside .note')
    await person.page.waitForFunction(isBeside)
    await person.page.setViewport({ width: 390, height: 844 })
    await person.hears(/^An order of 2023-07-27/, '[data-editor="Document"] > .note')
    await person.press('Read data as an order')
    await person.hears(/^1 link moves to payout/)
    await person.pasteAnywhere(`curl -d '${REQUEST}' https://example.com`)
    // It can be of each version.
    await person.hears(/^An order request is in here\./, '[data-editor="Document"] > .note')
    await person.press('Use its document')
    await person.hears(/^The order request stays the same/)
    await person.pasteAnywhere('{"id":"1"}\n{"id":"2"}\n')
    await person.hears(/^npx order-contract convert order/, '.copy-line')
    await person.follow('validate')
    await person.hears(/^npx order-contract validate order/, '.copy-line')
  },

  async 'what a stranger set by hand is questioned by the next paste, and one button takes it'(person) {
    await person.open('')
    await person.page.locator('[aria-label="Version"]').fill('2024-02-05')
    await person.press('Read it as version 2023-07-27')
    await person.hears(/^2 links move/)
    await person.page.locator('[aria-label="Shape"]').fill('order-request')
    await person.hears(/^An order, not an order request\./)
    await person.press('Read it as an order')
    await person.hears(/^2 links move/)
    await person.pasteAnywhere(LIST)
    await person.hears(/^The list of orders stays/)
  },
}

/** Runs in the page: whether the one thread leads from the line of the marked name to the first line of the note. */
function isBeside() {
  const middle = (it) => (({ top, bottom }) => (top + bottom) / 2)(it.getBoundingClientRect())
  const name = document.querySelector('[data-editor]').shadowRoot.querySelector('.name-change')
  const [thread, note] = ['.thread', '.beside .note b'].map((it) => document.querySelector(it))
  return [name, note].every((it) => it && thread && Math.abs(middle(it) - middle(thread)) < 3)
}

/** Runs in the page: where the headline and the heads of the texts end, and whether the page is scrolled. */
function places() {
  const below = (selector) => document.querySelector(selector).getBoundingClientRect()
  return {
    verdict: below('h1').bottom,
    texts: Math.max(...[...document.querySelectorAll('.editor')].map((it) => it.getBoundingClientRect().top)),
    scrolled: document.documentElement.scrollTop,
  }
}
