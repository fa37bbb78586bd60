/** Visits of the view "Form". */
import assert from 'node:assert/strict'
import { dropTexts } from '../lib/in_page.mjs'
import { Person } from '../lib/person.mjs'

const VERDICT = '#form .verdict'
const BODY = 'Body of the request'
const CARD = { type: 'CARD', card_id: 'C-1' }

export const filling = {
  async 'the form is filled in with the keyboard only, from the first Tab to a complete order'(person) {
    await person.open('form')
    await person.page.focus('#to-form')
    await person.tabTo(/^SELECT Payment type/)
    await person.type('Card')
    await person.tabTo(/^INPUT Card ID card_id/)
    await person.type('C-1')
    await person.tabTo(/^SELECT Currency/)
    await person.type('Pound')
    await person.tabTo(/^SELECT Distribution type/)
    await person.type('E-mail')
    await person.tabTo(/^INPUT E-mail address/)
    await person.type('ann@example.com')
    await person.tabTo(/^SELECT Selection type/)
    await person.type('Several')
    await person.tabTo(/^INPUT Offered product 1|^BUTTON Add offered product/)
    if ((await person.whereOneIs()).startsWith('BUTTON')) await person.keys('Enter')
    await person.type('PRCODE-GB')
    await person.tabTo(/^BUTTON Check the order/)
    await person.keys('Enter')
    await person.hears(VERDICT, /^Complete: the order can be sent/)
    assert.deepEqual(JSON.parse(await person.textOf(BODY)), {
      payment_method: { type: 'CARD', card_id: 'C-1', currency: 'GBP' },
      items: [
        {
          distribution_method: { type: 'EMAIL', email_address: 'ann@example.com' },
          products: { type: 'MULTIPLE', values: ['PRCODE-GB'] },
        },
      ],
    })
    const [head] = await person.read('#form .head')
    assert.match(head, /^POST \/v2\/order\n/)
    assert.match(head, /x-api-version: 2024-02-05\nx-idempotency-key: [\w-]{10,}/)
  },

  async 'only fields that count are shown'(person) {
    await person.open('form')
    assert.deepEqual(await labelled(person, /card_id|email_address|values?$/), [])
    await person.choose('Payment type', 'Card')
    assert.equal((await labelled(person, /card_id/)).length, 1)
    await person.choose('Payment type', 'Account')
    assert.deepEqual(await labelled(person, /card_id/), [])
  },

  async 'nothing is called missing before it is asked for, and then the summary leads to each field'(person) {
    await person.open('form')
    assert.deepEqual(await person.read('#form .told'), [])
    await person.press('Check the order')
    await person.page.waitForSelector('#form .summary:focus')
    const links = await person.read('#form .summary a')
    assert.deepEqual(
      links.map((words) => words.replace(/\..*/s, '')),
      [
        'Payment type is missing',
        'Currency is missing',
        'Item 1: Distribution type is missing',
        'Item 1: Selection type is missing',
      ],
    )
    await person.keys('Tab')
    await person.keys('Enter')
    const focus = await person.page.evaluate(() => {
      const field = document.activeElement.closest('[aria-invalid]')
      const told = field
        .getAttribute('aria-describedby')
        .split(' ')
        .map((id) => document.getElementById(id).textContent)
      return { type: document.activeElement.tagName, invalid: field.getAttribute('aria-invalid'), told: told.join(' ') }
    })
    assert.equal(focus.type, 'SELECT')
    assert.equal(focus.invalid, 'true')
    assert.match(focus.told, /Payment type is missing/)
  },

  async 'an e-mail address is held against the rule when its field is left'(person) {
    await toWrongAddress(person)
    await person.page.focus('#form input[type="email"]')
    await person.keys('Backspace')
    await person.type('example.com')
    await person.keys('Tab')
    await person.page.waitForFunction(() => !document.querySelector('#form .told:not([hidden])'))
  },

  async 'items are added and removed, and the focus stays with what was done'(person) {
    await person.open('form')
    await person.press('Add item')
    assert.match(await person.whereOneIs(), /^SELECT Distribution type/)
    assert.equal(JSON.parse(await person.textOf(BODY)).items.length, 2)
    await person.press('Remove item 1')
    assert.equal(JSON.parse(await person.textOf(BODY)).items.length, 1)
    assert.match(await person.whereOneIs(), /^BUTTON Remove item 1/)
  },

  async 'a sample fills the form in, and what was there can be put back'(person) {
    await person.open('form')
    await person.choose('Payment type', 'Card')
    await person.choose('Sample', 'Two payouts from the balance')
    await person.hears(VERDICT, /^Complete/)
    assert.equal(JSON.parse(await person.textOf(BODY)).items.length, 2)
    await person.reload()
    await person.hears(VERDICT, /^Complete/)
  },

  async 'the form keeps the key of its order in another language and after a reload, but gives it to no one'(
    person,
    { browser },
  ) {
    await person.open('form')
    await person.choose('Payment type', 'Card')
    const key = await keyOf(person)
    await throughGerman(person)
    assert.equal(await keyOf(person), key)
    await person.press('Copy a link')
    await person.hears('#share', /^Link copied$/)
    const link = await person.clipboard()
    const other = await Person.enter(browser, person.url)
    await other.open(link.slice(person.url.length + 1))
    await other.hears('#form .head', /x-idempotency-key/)
    assert.equal(JSON.parse(await other.textOf(BODY)).payment_method.type, 'CARD')
    assert.notEqual(await keyOf(other), key)
    await other.leave()
  },

  async 'the form keeps a long value in another language and after a reload'(person) {
    await person.open('form')
    await person.choose('Payment type', 'Card')
    const long = 'C'.repeat(70_000)
    await person.fill('Card ID', 'C')
    await person.page.evaluate((long) => {
      const field = document.activeElement
      field.value = long
      field.dispatchEvent(new InputEvent('input'))
    }, long)
    await throughGerman(person)
    assert.deepEqual(JSON.parse(await person.textOf(BODY)).payment_method, { type: 'CARD', card_id: long })
  },

  async 'the form keeps what does not count now in another language and after a reload'(person) {
    await person.open('form')
    await person.choose('Payment type', 'Card')
    await person.fill('Card ID', 'C-1')
    await person.choose('Payment type', 'Account')
    await throughGerman(person)
    await person.choose('Payment type', 'Card')
    assert.deepEqual(JSON.parse(await person.textOf(BODY)).payment_method, { type: 'CARD', card_id: 'C-1' })
  },

  async 'what the form says of a document is in the language that is chosen, and what was there can be put back'(
    person,
  ) {
    const notes = '#form .form-notes'
    await person.open('form')
    await person.choose('Payment type', 'Card')
    await person.fill('Card ID', 'C-1')
    const key = await keyOf(person)
    await person.choose('Sample', 'A careless request')
    await person.hears(
      notes,
      /^Fixed: Send idempotency_key .*Change it to EUR \(\/payment_method\/currency\)\..*Left out/,
    )
    await inGerman(person)
    await person.hears(notes, /^Behoben: .*Weggelassen/)
    await person.press('Vorherigen Inhalt wiederherstellen')
    assert.deepEqual(await person.read(notes), [''])
    assert.equal(await keyOf(person), key)
    assert.deepEqual(JSON.parse(await person.textOf('Body der Anfrage')).payment_method, CARD)
    await person.hears('#form', /Zahlungsart/)
    await person.page.evaluate(dropTexts, ['{'], '#form')
    await person.hears(notes, /^Das Formular kann dieses Dokument nicht zeigen .*: Zeile 1/)
    await inEnglish(person)
    await person.hears(notes, /^The form can't show this document, so nothing has changed: line 1/)
    await person.press('Start over')
    await person.hears(notes, /^The form is empty again\./)
    await inGerman(person)
    await person.hears(notes, /^Das Formular ist wieder leer\./)
    await person.press('Vorherigen Inhalt wiederherstellen')
    assert.equal(await keyOf(person), key)
  },

  async 'the errors of an order that was checked stay in another language and after a reload'(person) {
    await person.open('form')
    await person.press('Check the order')
    await person.hears('#form .summary', /There are 4 problems to correct.*Payment type is missing/)
    await inGerman(person)
    await person.hears('#form .summary', /4 .*Zahlungsart/)
    await person.reload()
    await person.hears('#form .summary', /4 .*Zahlungsart/)
    assert.equal((await person.read('#form .summary a')).length, 4)
  },

  async 'a sample stays chosen in another language and after a reload, until something is changed'(person) {
    const chosen = () => person.page.$eval('#form .choices select', (select) => select.selectedOptions[0].textContent)
    await person.open('form')
    await person.choose('Sample', 'Two payouts')
    await person.hears(VERDICT, /^Complete/)
    await inGerman(person)
    assert.match(await chosen(), /^Zwei Auszahlungen/)
    await person.reload()
    await person.hears('#form', /Zahlungsart/)
    assert.match(await chosen(), /^Zwei Auszahlungen/)
    assert.match((await person.read('#form .sample-shows')).join(), /per E-Mail/)
    await person.choose('Zahlungsart', 'Karte')
    await person.waitForText('Body der Anfrage', (text) => text.includes('"CARD"'))
    await inEnglish(person)
    assert.equal(await chosen(), 'Pick a sample')
  },

  async 'typing in a field leaves the texts of all others alone, so that typing in a long form is quick'(person) {
    await person.open('form')
    await person.press('Add item')
    await person.choose('Payment type', 'Card')
    await person.waitForText(BODY, (text) => text.includes('"CARD"'))
    const redrawn = await person.page.evaluateHandle(() => {
      const changes = []
      const observer = new MutationObserver((records) => changes.push(...records))
      observer.observe(document.querySelector('#form form'), { childList: true, characterData: true, subtree: true })
      return changes
    })
    await person.fill('Card ID', 'C')
    await person.waitForText(BODY, (text) => text.includes('"C"'))
    const places = await redrawn.evaluate((changes) => changes.map(({ target }) => target.outerHTML ?? target.data))
    assert.deepEqual(places, [])
  },

  async 'of hundreds of items, only those in sight are laid out, and each can be led to'(person) {
    const item = {
      distribution_method: { type: 'EMAIL', email_address: '@' },
      products: { type: 'SINGLE', value: 'A' },
    }
    const inSight = () =>
      [...document.querySelectorAll('#form .entries > li:has(> .group) input[type="email"]')].map((it) =>
        it.checkVisibility({ contentVisibilityAuto: true }),
      )
    await person.open('form')
    await person.page.evaluate(dropTexts, [JSON.stringify({ items: Array(90).fill(item) })], '#form')
    await person.page.waitForFunction(`(${inSight})().at(-1) === false`)
    assert.equal((await person.page.evaluate(inSight)).length, 90)
    await person.page.focus('#form button.primary')
    await person.keys('Enter')
    await person.page.waitForSelector('#form .summary:focus')
    await person.page.$$eval('#form .summary a', (links) => links.at(-1).focus())
    await person.keys('Enter')
    await person.page.waitForFunction(`(${inSight})().at(-1)`)
    assert.match(await person.whereOneIs(), /^INPUT E-mail address/)
  },

  async 'the form shows the problems of what is filled in also in another version'(person) {
    await toWrongAddress(person)
    await person.choose('Version', '2023-07-27')
    await person.hears('#form .head', /x-api-version: 2023-07-27/)
    assert.match((await person.read('#form .told')).join(), /e-mail address/)
  },
}

/** Opens the form, fills in a wrong e-mail address and leaves its field: the form tells of it. */
async function toWrongAddress(person) {
  await person.open('form')
  await person.choose('Distribution type', 'E-mail')
  await person.fill('E-mail address', 'ann@@')
  await person.keys('Tab')
  await person.hears('#form .told:not([hidden])', /e-mail address/)
}

/** Chooses German, reloads, and goes back to English. */
async function throughGerman(person) {
  await inGerman(person)
  await person.reload()
  await person.hears('#form', /Zahlungsart/)
  await inEnglish(person)
}

async function inGerman(person) {
  await person.page.select('#language', 'de')
  await person.hears('#form', /Zahlungsart/)
}

async function inEnglish(person) {
  await person.page.select('#language', 'en')
  await person.hears('#form', /Payment type/)
}

async function keyOf(person) {
  const [head] = await person.read('#form .head')
  return head.match(/x-idempotency-key: (.+)/)[1]
}

const labelled = async (person, pattern) => (await person.read('#form .leaf label')).filter((it) => pattern.test(it))
