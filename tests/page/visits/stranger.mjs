/** A stranger pastes what is at hand: the line on top says the truth, in the first screen. */
import assert from 'node:assert/strict'
import { BROKEN, LIST, MINIFIED, NEW, OWN_OLD, REQUEST } from './documents.mjs'

const PASTES = {
  'an order of 2023-07-27 with fields of its own': {
    text: OWN_OLD,
    says: /^An order of 2023-07-27, read as 2024-02-05: ✓ valid 1 changed 2 unknown fields kept ✓ converts back to the same bytes/,
    kind: 'good',
    result: /"payout": \{"url":"https:\/\/pay\.example\.com\/1"\}/,
  },
  'an order of 2024-02-05': {
    text: NEW,
    says: /^An order of 2024-02-05, read as 2023-07-27: ✓ valid 1 changed 1 lost 2 unknown fields kept ✓ converts back/,
    kind: 'good',
    result: /"redemption_url": "https:\/\/pay\.example\.com\/1"/,
  },
  'a list of orders': {
    text: LIST,
    says: /^A list of orders, the same in 2023-07-27 and 2024-02-05: ✓ valid/,
    kind: 'good',
    result: /"O-5"/,
  },
  'an order request': {
    text: REQUEST,
    says: /^An order request, the same in 2023-07-27 and 2024-02-05: ✓ valid/,
    kind: 'good',
    result: /"card_id": "C"/,
  },
  'another document': {
    text: '{"hello":"world"}',
    says: /^This does not look like an order of 2023-07-27 or 2024-02-05: status is missing\./,
    kind: 'partial',
    result: /^$/,
  },
  'broken JSON': { text: BROKEN, says: /^Line 4, column 1: .* Show the place/, kind: 'bad', result: /^$/ },
  'a minified order': {
    text: MINIFIED,
    says: /^An order of 2023-07-27, read as 2024-02-05: ✓ valid 3 changed 4 unknown fields kept ✓ converts back.* Format/,
    kind: 'good',
    result: /"payout":\{"url"/,
  },
}

export const pasting = {
  async 'a stranger pastes what is at hand, and the line on top says the truth'(person) {
    await person.open('')
    await person.hears(/2 changed/)
    for (const [what, { text, says, kind, result }] of Object.entries(PASTES)) {
      await person.paste(text)
      await person.hears(says)
      await person.page.waitForSelector(`.verdict.${kind}`)
      await person.waitForText('Result', (shown) => result.test(shown))
      const { verdict, texts, scrolled } = await person.page.evaluate(places)
      assert.ok(verdict <= 100 && texts <= 160 && scrolled === 0, JSON.stringify({ what, verdict, texts, scrolled }))
    }
  },

  async 'what a stranger set by hand is questioned by the next paste, and one button takes it'(person) {
    await person.open('')
    await person.hears(/2 changed/)
    await person.choose('Shape', 'order')
    await person.choose('Version', '2024-02-05')
    await person.hears(/It looks like 2023-07-27/)
    await person.page.waitForSelector('.verdict.partial')
    await person.press('It looks like 2023-07-27: swap')
    await person.hears(/^An order of 2023-07-27, read as 2024-02-05: ✓ valid 2 changed/)
    await person.choose('Shape', 'order request')
    await person.press('It looks like an order')
    await person.hears(/^An order of 2023-07-27.* 2 changed/)
    await person.paste(LIST)
    await person.hears(/^A list of orders, the same/)
  },
}

/** Runs in the page: where the verdict ends and the texts begin, and whether the page itself scrolls. */
function places() {
  const below = (selector) => document.querySelector(selector).getBoundingClientRect()
  const { scrollHeight, clientHeight } = document.documentElement
  return {
    verdict: below('.verdict b').bottom,
    texts: Math.max(...[...document.querySelectorAll('.editor')].map((it) => it.getBoundingClientRect().top)),
    scrolled: Math.max(0, scrollHeight - clientHeight),
  }
}
