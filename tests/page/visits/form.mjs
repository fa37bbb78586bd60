/** Visits of the view "Form". */
import assert from 'node:assert/strict'
import { CARELESS, LIST, REQUEST, written } from '../lib/documents.mjs'

export const visits = {
  async 'the form is filled in with the keyboard only, from the first Tab to a complete order'(person) {
    await person.open('form')
    await person.hears(/^4 to fill in\./)
    await person.tabTo(/^INPUT Card/)
    await person.keys(' ')
    await person.tabTo(/^INPUT Card ID/)
    await person.page.keyboard.type('C-1')
    await person.tabTo(/^INPUT Euro/)
    await person.keys(' ')
    await person.tabTo(/^INPUT E-mail/)
    await person.keys('ArrowRight')
    await person.page.waitForSelector('[value="PAYOUT_LINK"]:focus')
    await person.tabTo(/^INPUT One product/)
    await person.keys(' ')
    await person.tabTo(/^INPUT Product/)
    await person.page.keyboard.type('PRCODE-FR')
    await person.hears(/^Ready to send\./)
    assert.deepEqual(await written(person), {
      payment_method: { type: 'CARD', card_id: 'C-1', currency: 'EUR' },
      items: [{ distribution_method: { type: 'PAYOUT_LINK' }, products: { type: 'SINGLE', value: 'PRCODE-FR' } }],
    })
    // Nothing is missing any more.
    await person.waitForCount(1, '[type="submit"]:disabled')
    await person.tabTo(/^BUTTON Open in Validate/)
    await person.keys('Enter')
    await person.hears(/^The order request is valid/)
  },

  async 'nothing is called missing before it is asked for; then each message is at its field, and the headline leads there'(
    person,
  ) {
    await person.open('form')
    assert.deepEqual(await person.read('.told'), [])
    assert.doesNotMatch((await person.read('.verdict, .head')).join(), /message|mistake/)
    await person.press('4 to fill in.')
    await person.waitForCount(4, '.told.error')
    await person.hears(/Each message is at its field/)
    assert.match((await person.read('.head')).join(), /4 mistakes/)
    // A message names choices as their buttons do.
    const [, message] = await person.read('.told.error')
    const choices = (await person.read('.pick')).at(1).split(' ')
    assert.deepEqual(
      choices.filter((it) => !message.includes(it)),
      [],
    )
    await person.standsAt(/^INPUT Card/)
    // A missing field has its line as well, with a plus.
    assert.equal((await person.read('.wrong .line > span')).filter((it) => it === '+').length, 4)
    await person.press('Euro')
    await person.hears(/^3 to fill in/)
    await person.waitForCount(3, '.told.error')
  },

  async 'each field faces the line that it writes'(person) {
    await person.open('form')
    await person.drop('form.order', { 'a.json': REQUEST })
    await person.hears(/^Ready to send/)
    const faced = await person.page.$$eval('.faces:has(label)', (fields) =>
      fields.map((field) => {
        const [label, line] = [field.querySelector('label code'), field.querySelector('.line code span')]
        const [a, b] = [label, line].map((it) => it.closest('.band, .line').getBoundingClientRect())
        const apart = Math.abs((a.top + a.bottom - b.top - b.bottom) / 2)
        return label.textContent === line.textContent.trim().replaceAll('"', '') && apart < 2
      }),
    )
    assert.deepEqual(faced, Array(6).fill(true))
    // A heading stands beside the lines that open what it is of.
    const [head, line] = await person.page.$eval('.request', (it) =>
      ['h2', '.line'].map((part) => it.querySelector(part).getBoundingClientRect().top),
    )
    assert.equal(head, line)
  },

  async 'what an item has beside its fields is sent too, line by line, with what is said of it'(person) {
    await person.open('form')
    const order = JSON.parse(REQUEST)
    order.items[0] = { ...order.items[0], face_value: { a: ['{', 'b,'] }, 'produkt/s': 1, product: {} }
    await person.drop('form.order', { 'a.json': JSON.stringify(order) })
    await person.hears(/^Ready to send/)
    const lines = await person.page.$$eval('.request .line', (all) => all.map((it) => it.textContent))
    const text = JSON.stringify(order, null, 2).split('\n')
    assert.deepEqual(
      lines,
      text.map((line, index) => `${index + 1}${line}`),
    )
    assert.deepEqual(await person.read('#notice p'), [])
    await person.hears(/Check its spelling/, '.told:not(.error)')
  },

  async 'on paper, the request stands between the fields'(person, { name, context }) {
    if (name === 'firefox') return context.skip('puppeteer cannot show it as it prints')
    await person.open('form')
    await person.page.setViewport({ width: 794, height: 1123 })
    assert.deepEqual(await person.read('.request .line'), [])
    await person.page.emulateMediaType('print')
    assert.deepEqual((await person.read('.request .line')).slice(0, 2), ['1 {', '2 "payment_method": {},'])
  },

  async 'an e-mail address is held against the rule when its field is left, and marked in the request'(person) {
    await person.open('form')
    await person.press('E-mail', { inside: '.pick' })
    await (await person.page.waitForSelector('input[type="email"]')).type('ann@@example')
    assert.deepEqual(await person.read('.told'), [])
    // What is below stays where it is.
    const height = () => person.page.$eval('.order', (it) => it.offsetHeight)
    const before = await height()
    await person.keys('Tab')
    await person.hears(/name@example\.com/, '.told.error')
    assert.equal(await height(), before)
    await person.hears(/1 to correct/)
    assert.match((await person.read('.wrong .line')).join(), /ann@@example/)
  },

  async 'items are added and removed, and the focus stays with what was done'(person) {
    await person.open('form')
    await person.press('Add Item')
    await person.page.waitForSelector('[id^="/items/1/"]:focus-within')
    const remove = '.request h2 .remove'
    await person.page.focus(remove)
    await person.keys('Enter')
    await person.waitForCount(2, '.request h2')
    await person.page.waitForSelector(`${remove}:focus`)
    await person.keys('Enter')
    await person.page.waitForSelector('[id="/items-add"]:focus')
    assert.deepEqual((await written(person)).items, [])
  },

  async 'an item without mistakes folds into a line that says what it is, and opens again'(person) {
    await person.open('form')
    const { payment_method, items } = JSON.parse(REQUEST)
    const wrong = { distribution_method: { type: 'EMAIL', email_address: 'ann@@x' }, products: items[0].products }
    await person.drop('form.order', { 'a.json': JSON.stringify({ payment_method, items: [wrong, items[0]] }) })
    await person.hears(/^1 to correct/)
    const fields = () => person.page.$$eval('[id^="/items/"].pick', (all) => all.map(({ id }) => id))
    assert.deepEqual(await fields(), ['/items/0/distribution_method/type', '/items/0/products/type'])
    assert.match((await person.read('.request h2')).join(' '), /Item 2 items\[1\] Payout link, One product, P Open/)
    await person.press('Open', { inside: '.request h2' })
    await person.waitForCount(4, '[id^="/items/"].pick')
    await person.press('Fold', { inside: '.request h2' })
    await person.waitForCount(2, '[id^="/items/"].pick')
  },

  async 'a document is taken over corrected, what was done is told, and what was there comes back'(person) {
    await person.open('form')
    await typeCard(person)
    await person.drop('form.order', { 'a.json': CARELESS })
    await person.hears(/Fixed: /, '#notice')
    // What is missing is not asked for yet: it is no mistake.
    await person.hears(/^1 to fill in\. 1 to correct\. (?!.*Each message)/)
    assert.doesNotMatch((await person.read('.head')).join(), /mistake/)
    assert.equal((await written(person)).payment_method.currency, 'EUR')
    await person.press('Put back what was there')
    await hasCard(person)
    await person.drop('form.order', { 'a.json': '{ "items": 1' })
    await person.hears(/^Nothing has changed\. Line 1 is not JSON/, '#notice')
    await hasCard(person)
    await person.press('Start over')
    await person.hears(/The form is empty again/, '#notice')
  },

  async 'what cannot be filled in says why, and what is inside it is one press away'(person) {
    await person.open('form')
    const says = async (text, pattern) => {
      await person.pasteAnywhere(text)
      await person.hears(pattern, '#notice')
    }
    await says('id,status\n1,FAILED\n', /^Nothing has changed\. This is CSV, not JSON\./)
    await says('{"data":[],"next":null}', /^Nothing has changed\. The form has none of its fields\./)
    await says(
      `{"data":${REQUEST}}`,
      /^Nothing has changed\. The order request is inside data\. Read data as an order request/,
    )
    await says(`{"results":${LIST}}`, /The list of orders is inside results\. Open it in Validate/)
    await person.press('Open it in Validate')
    await person.hears(/^The list of orders is valid/)
    await person.turnTo('form')
    await says('{"payment_method":{"type":"CARD",},"items":[]}', /^Nothing has changed\. This is not quite JSON\./)
    await person.press('Write it as JSON')
    await person.page.waitForFunction(() => document.querySelector('input[value="CARD"]').checked)
    await says(REQUEST.replace('"CARD"', '"PAYPAL"'), /Left out: \/payment_method\/type\./)
  },

  async 'the request is handed to Validate and Convert'(person) {
    await person.open('form')
    await person.drop('form.order', { 'a.json': REQUEST })
    await person.hears(/^Ready to send/)
    await person.press('Open in Validate')
    await person.hears(/^The order request is valid\. An order request of 2024-02-05/)
    assert.deepEqual(JSON.parse(await person.textOf('Document')), JSON.parse(REQUEST))
    await person.turnTo('form')
    await person.press('Open in Convert')
    await person.hears(/^Nothing changes\. An order request of 2024-02-05, as 2023-07-27/)
  },

  async 'what is said of the form is said in the form, and nothing is said when a person turns back to it'(person) {
    await person.open('form')
    await person.drop('form.order', { 'a.json': REQUEST })
    // The address holds the request by then.
    await person.page.waitForFunction(() => location.hash.startsWith('#form?'))
    await person.press('Open in Convert')
    await person.hears(/^Nothing changes/)
    await person.goBack()
    await person.hears(/^Ready to send/)
    await person.laidOut()
    assert.deepEqual(await person.read('#notice p'), [])
    await person.press('Start over')
    await person.hears(/The form is empty again/, '#notice')
    await person.turnTo('webhook')
    assert.deepEqual(await person.read('#notice p'), [])
  },

  async 'the form keeps what was typed, in another version and after a reload, and a link carries it'(
    person,
    { browser },
  ) {
    await person.open('form')
    await typeCard(person)
    await person.press('Account balance', { inside: '.pick' })
    await person.page.waitForFunction(() => !document.querySelector('form').textContent.includes('C-9'))
    await person.page.locator('[aria-label="Version"]').fill('2023-07-27')
    await person.hears(/of 2023-07-27/)
    await person.page.locator('[aria-label="Version"]').fill('2024-02-05')
    await person.reload()
    await person.hears(/of 2024-02-05/)
    await person.press('Card', { inside: '.pick' })
    await hasCard(person)
    const other = await person.sendTo(browser, await person.share())
    await hasCard(other)
    await other.leave()
  },
}

async function typeCard(person) {
  await person.press('Card', { inside: '.pick' })
  await (await person.page.waitForSelector('input[type="text"]')).type('C-9')
}

const hasCard = ({ page }) => page.waitForFunction(() => document.querySelector('input[type="text"]')?.value === 'C-9')
