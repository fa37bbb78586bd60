/** Visits of the view "Convert". */
import assert from 'node:assert/strict'
import { deflateSync } from 'node:zlib'
import { convert } from 'order-contract'
import { Person } from '../lib/person.mjs'

const OLD = 'Document of 2023-07-27'
const NEW = 'Document of 2024-02-05'
const VERDICT = '#convert .verdict'
const TINTED_OLD = [
  '"redemption_url": "https://pay.example.com/r/11"',
  String.raw`"redemption_\u0075rl": "https:\/\/pay.example.com\/r\/12"`,
]
const TINTED_NEW = [
  '"payout": {"url":"https://pay.example.com/r/11"}',
  String.raw`"payout": {"url":"https:\/\/pay.example.com\/r\/12"}`,
]
const NEWER = `{
  "id": "O-1", "status": "COMPLETED",
  "items": [
    { "id": "E-1", "payout": { "status": "ACTIVE", "url": "https://pay.example.com/1", "expiry_date": null } },
    { "id": "E-2", "payout": { "status": "SPENT", "url": "https://pay.example.com/2" } }
  ]
}`

export const converting = {
  async 'an order of 2023 is shown in both versions at once, what changed tinted on both sides'(person) {
    await person.open('convert')
    await person.hears(VERDICT, /^From 2023-07-27 to 2024-02-05: 2 changes, 1 loss\.$/)
    assert.match(await person.textOf(NEW), /"payout": {"url":"https:\/\/pay\.example\.com\/r\/11"}/)
    assert.doesNotMatch(await person.textOf(NEW), /redemption/)
    assert.deepEqual(await tinted(person, OLD), TINTED_OLD)
    assert.deepEqual(await tinted(person, NEW), TINTED_NEW)
    for (const side of [OLD, NEW]) assert.deepEqual(await linked(person, side), ['change-0', 'change-1'])
    await person.hears('#convert .speed', /^Converted in [\d.]+ (µs|ms)/)
  },

  async 'either side is edited, the other follows'(person) {
    await person.open('convert')
    await person.typeBehind(OLD, 'pay.example.com/r/11', '-old')
    await person.waitForText(NEW, (text) => text.includes('pay.example.com/r/11-old"}'))
    await person.typeBehind(NEW, 'pay.example.com/r/11-old', '-new')
    await person.waitForText(OLD, (text) => text.includes('"redemption_url": "https://pay.example.com/r/11-old-new"'))
    await person.hears(VERDICT, /^From 2024-02-05 to 2023-07-27/)
  },

  async 'what only one version can hold is still there when the other has been edited'(person) {
    await person.open('convert')
    await person.paste(NEW, NEWER)
    await person.waitForText(OLD, (text) => text.includes('pay.example.com/2'))
    assert.doesNotMatch(await person.textOf(OLD), /ACTIVE|SPENT/)
    await person.typeBehind(OLD, 'pay.example.com/1', '-moved')
    assert.equal(await person.textOf(NEW), NEWER.replace('pay.example.com/1', 'pay.example.com/1-moved'))
  },

  async 'an item is taken out on one side and put back, and what the other held of it is back too'(person) {
    await person.open('convert')
    await person.paste(NEW, NEWER)
    await person.waitForText(OLD, (text) => text.includes('pay.example.com/2'))
    const before = await person.textOf(OLD)
    const line = before.split('\n').find((line) => line.includes('pay.example.com/1'))
    await person.select(OLD, `${line}\n`)
    await person.keys('Delete')
    await person.waitForText(NEW, (text) => !text.includes('ACTIVE') && text.includes('SPENT'))
    await person.keys('Control', 'KeyZ')
    assert.equal(await person.textOf(OLD), before)
    assert.equal(await person.textOf(NEW), NEWER)
  },

  async 'a place that is pointed at lights its partner'(person) {
    await person.open('convert')
    await person.hears(VERDICT, /2 changes/)
    const [mark] = await person.page.$$('#convert .tint.change')
    await mark.hover()
    await person.page.waitForFunction(() => {
      const editors = [...document.querySelectorAll('#convert .editor')]
      return editors.every((it) => it.querySelector('.lit'))
    })
    await person.press('/items/1/payout')
    await person.page.waitForFunction(() => {
      const lit = [...document.querySelectorAll('#convert .lit')]
      return lit.length > 0 && lit.every(({ dataset }) => dataset.change === 'change-1')
    })
  },

  async 'what cannot be read yet waits, and says so, and nothing is lost'(person) {
    await person.open('convert')
    await person.hears(VERDICT, /2 changes/)
    const [before, other] = [await person.textOf(OLD), await person.textOf(NEW)]
    await person.typeBehind(OLD, '"status": "COMPLETED"', ',')
    await person.hears('#convert .pane-state.warning', /./)
    assert.equal(await person.textOf(NEW), other)
    await person.keys('Backspace')
    await person.hears(VERDICT, /2 changes/)
    assert.deepEqual([await person.textOf(OLD), await person.textOf(NEW)], [before, other])
  },

  async 'a malformed paste is told in a sentence, and the other side stays'(person) {
    await person.open('convert')
    await person.hears(VERDICT, /2 changes/)
    const other = await person.textOf(NEW)
    await person.paste(OLD, 'status: COMPLETED')
    await person.hears('#convert .pane-state.warning', /./)
    assert.equal(await person.textOf(OLD), 'status: COMPLETED')
    assert.equal(await person.textOf(NEW), other)
  },

  async 'five megabytes and a broken link are told in a sentence, and nothing is lost'(person) {
    await person.open('convert')
    await person.paste(NEW, NEWER)
    await person.waitForText(OLD, (text) => text.includes('pay.example.com/2'))
    const before = [await person.textOf(OLD), await person.textOf(NEW)]
    for (const side of [OLD, NEW]) {
      await person.pasteAtOnce(side, manyOrders(5_000_000))
      await person.hears('#notice', /larger than 1 MB.*The view Files takes it/)
      assert.deepEqual([await person.textOf(OLD), await person.textOf(NEW)], before)
      await person.press('Close', { inside: '#notice' })
    }
    await person.follow('#convert?eJyrVirOSCxIVbJSyi9KSS1S0lEqSa0oUbJSqgAm')
    await person.hears('#notice', /link is damaged or incomplete/)
    assert.deepEqual([await person.textOf(OLD), await person.textOf(NEW)], before)
    await person.typeBehind(OLD, 'pay.example.com/1', '-moved')
    assert.equal(await person.textOf(NEW), NEWER.replace('pay.example.com/1', 'pay.example.com/1-moved'))
  },

  async 'losses are told in words, and their section opens beside them'(person) {
    await person.open('convert')
    await person.paste(NEW, NEWER)
    await person.hears(VERDICT, /3 losses/)
    await person.press('section 2.6')
    await person.hears('#reference-text', /redemption_url/)
  },

  async 'a gap is filled with what is typed, and with nothing else'(person) {
    await person.open('convert')
    await person.choose('Sample', 'Its state to be filled in')
    await person.hears(VERDICT, /1 gap/)
    assert.doesNotMatch(await person.textOf(NEW), /approval_state/)
    await person.fill('Value for the gaps', 'APPROVED')
    await person.waitForText(NEW, (text) => text.includes('"approval_state":"APPROVED"'))
    await person.hears('#convert .code-panel', /to: '2024-02-05', fill: { '\/approval_state': 'APPROVED' } }\)/)
    await person.typeBehind(NEW, '"APPROVED"', ' ')
    await person.hears('#convert .code-panel', /to: '2023-07-27' }\)/)
  },

  async 'a shape that is the same in both versions says so'(person) {
    await person.open('convert')
    await person.choose('Sample', 'Two payouts from the balance')
    await person.hears(VERDICT, /same in both versions/)
    assert.equal(await person.textOf(OLD), await person.textOf(NEW))
  },

  async 'both sides are there again after a reload, and for whom a link is sent'(person, { browser }) {
    await person.open('convert')
    await person.paste(NEW, NEWER)
    await person.waitForText(OLD, (text) => text.includes('pay.example.com/2'))
    await person.typeBehind(OLD, 'pay.example.com/1', '-moved')
    const sides = async (who) => [await who.textOf(OLD), await who.textOf(NEW)]
    const before = await sides(person)
    assert.match(before[1], /ACTIVE/)
    await person.reload()
    await person.waitForText(NEW, (text) => text === before[1])
    assert.deepEqual(await sides(person), before)
    await person.press('Copy a link')
    await person.hears('#share', /^Link copied$/)
    const link = await person.clipboard()
    const other = await Person.enter(browser, person.url)
    await other.open(new URL(link).hash.slice(1))
    await other.waitForText(NEW, (text) => text === before[1])
    assert.deepEqual(await sides(other), before)
    await other.leave()
  },

  async 'what cannot be read yet is there after a reload, with the other side, and nothing is lost by mending it'(
    person,
  ) {
    await person.open('convert')
    await person.paste(NEW, NEWER)
    await person.waitForText(OLD, (text) => text.includes('pay.example.com/2'))
    await person.typeBehind(OLD, '"status": "COMPLETED"', ',')
    await person.hears('#convert .pane-state.warning', /./)
    const broken = await person.textOf(OLD)
    await person.reload()
    await person.waitForText(OLD, (text) => text === broken)
    assert.equal(await person.textOf(NEW), NEWER)
    await person.typeBehind(OLD, '"status": "COMPLETED",', '"n": 1')
    await person.waitForText(NEW, (text) => text.includes('"n": 1'))
    assert.match(await person.textOf(NEW), /ACTIVE.*SPENT/s)
  },

  async 'another document that cannot be read yet gets nothing of the one before, also after a reload'(person) {
    const another = convert('order', NEWER, { from: '2024-02-05', to: '2023-07-27' }).output.replace('O-1', 'O-2')
    const { output } = convert('order', another, { from: '2023-07-27', to: '2024-02-05' })
    const renewals = {
      reload: () => person.reload(),
      link: async () => {
        await person.press('Copy a link')
        await person.hears('#share', /^Link copied$/)
        await person.follow(new URL(await person.clipboard()).hash)
        await person.page.waitForFunction(() => location.hash === '#convert')
        await person.reload()
      },
      language: () => person.page.select('#language', 'de'),
    }
    for (const [name, renew] of Object.entries(renewals)) {
      await person.open('convert')
      await person.paste(NEW, NEWER)
      await person.waitForText(OLD, (text) => text.includes('pay.example.com/2'))
      await person.paste(OLD, another.slice(0, -1))
      await person.hears('#convert .pane-state.warning', /./)
      const view = await person.page.$('#convert')
      await renew()
      if (name === 'language') await person.page.waitForFunction((it) => !it.isConnected, {}, view)
      const [older, newer] = name === 'language' ? [OLD, NEW].map(inGerman) : [OLD, NEW]
      await person.waitForText(older, (text) => text === another.slice(0, -1))
      await person.typeBehind(older, '\n  ]\n', '}')
      assert.equal(await person.textOf(older), another)
      assert.equal(await person.textOf(newer), output, name)
    }
  },

  async 'a link brings both its sides, also after another document that cannot be read yet'(person) {
    await person.open('convert')
    await person.paste(NEW, NEWER)
    await person.waitForText(OLD, (text) => text.includes('pay.example.com/2'))
    await person.typeBehind(OLD, 'pay.example.com/1', '-moved')
    const [older, newer] = [await person.textOf(OLD), await person.textOf(NEW)]
    assert.match(newer, /ACTIVE/)
    await person.press('Copy a link')
    await person.hears('#share', /^Link copied$/)
    const link = await person.clipboard()
    await person.paste(OLD, '{ broken')
    await person.hears('#convert .pane-state.warning', /./)
    await person.follow(new URL(link).hash)
    await person.waitForText(OLD, (text) => text === older)
    assert.equal(await person.textOf(NEW), newer)
  },

  async 'a value for the gaps that JSON cannot hold is told, and the rest of the link is there'(person) {
    await person.open('convert')
    const shared = { shape: 'product', version: '2023-07-27', text: '{"id":"P-1"}', approvalState: '\ud800' }
    await person.follow(`#convert?${deflateSync(JSON.stringify(shared)).toString('base64url')}`)
    await person.hears('#convert-mistake', /cannot be written as JSON/)
    await person.hears(VERDICT, /1 gap/)
    await person.waitForText(NEW, (text) => text.includes('P-1'))
    assert.doesNotMatch(await person.textOf(NEW), /approval_state/)
  },

  async 'a pointer that is wrong keeps nothing from a shape that has no use for it'(person) {
    await person.open('convert')
    await person.choose('Shape', 'order-list')
    await person.fill('Entries of the list, a JSON Pointer', 'wrong')
    await person.hears('#convert-mistake', /./)
    await person.choose('Shape', 'order')
    await person.hears('#convert-mistake', /^$/)
    await person.fill('URL inside payout, a JSON Pointer', '/deep')
    await person.waitForText(NEW, (text) => text.includes('{"deep":{"url":"https://pay.example.com/r/11"}}'))
  },

  async 'a megabyte is converted, and the page still answers'(person) {
    await person.open('convert')
    await person.choose('Sample', 'A page of 2023-07-27')
    await person.pasteAtOnce(OLD, manyOrders(1_000_000))
    await person.page.waitForFunction(
      (selector) =>
        Number(
          document
            .querySelector(selector)
            .textContent.match(/([\d,]+) changes/)?.[1]
            .replaceAll(',', ''),
        ) > 9_000,
      {},
      VERDICT,
    )
    await person.choose('Shape', 'order-created')
    await person.hears(VERDICT, /same in both versions/)
  },
}

const inGerman = (label) => label.replace('Document of', 'Dokument der Version')

function manyOrders(bytes) {
  const order =
    '{"id":"O-1","status":"COMPLETED","items":[{"id":"E-1","redemption_url":"https://pay.example.com/r/1"}]}'
  return `[${`${order},\n`.repeat(bytes / order.length)}${order}]`
}

/** Returns the highlighted texts, line by line. */
async function tinted(person, label) {
  const editor = await person.editor(label)
  return editor.evaluate((it) =>
    [...it.parentElement.querySelectorAll('.line:has(.tint.change)')].map((line) =>
      [...line.querySelectorAll('.tint.change')].map((mark) => mark.textContent).join(''),
    ),
  )
}

/** Returns the names of the highlights. */
async function linked(person, label) {
  const editor = await person.editor(label)
  const names = await editor.evaluate((it) =>
    [...it.parentElement.querySelectorAll('.tint.change')].map((mark) => mark.dataset.change),
  )
  return [...new Set(names)]
}
