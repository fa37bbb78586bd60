/** Visits of the view "Form". */
import assert from 'node:assert/strict'
import { CARELESS } from '../lib/documents.mjs'

const body = async (person) => JSON.parse(await person.textOf('Request'))

export const visits = {
  async 'the form is filled in with the keyboard only, from the first Tab to a complete order'(person) {
    await person.open('form')
    await person.hears(/^4 to fill in\./)
    await person.tabTo(/^INPUT Card/)
    await person.keys(' ')
    await person.tabTo(/^INPUT Card ID/)
    await person.page.keyboard.type('C-1')
    await person.tabTo(/^SELECT Currency/)
    await person.page.keyboard.type('E')
    await person.tabTo(/^INPUT E-mail/)
    await person.keys('ArrowRight')
    await person.page.waitForSelector('[value="PAYOUT_LINK"]:focus')
    await person.tabTo(/^INPUT One product/)
    await person.keys(' ')
    await person.tabTo(/^INPUT Product/)
    await person.page.keyboard.type('PRCODE-FR')
    await person.hears(/^Ready to send\./)
    await person.tabTo(/^BUTTON Check the order/)
    await person.keys('Enter')
    assert.deepEqual(await body(person), {
      payment_method: { type: 'CARD', card_id: 'C-1', currency: 'EUR' },
      items: [{ distribution_method: { type: 'PAYOUT_LINK' }, products: { type: 'SINGLE', value: 'PRCODE-FR' } }],
    })
  },

  async 'nothing is called missing before it is asked for, and then the summary leads to each field'(person) {
    await person.open('form')
    assert.deepEqual(await person.read('.told'), [])
    await person.press('Check the order')
    await person.page.waitForSelector('.summary:focus')
    const errors = await person.read('.summary li')
    assert.equal(errors.length, 4)
    await person.press(errors[1], { inside: '.summary' })
    assert.match(await person.whereOneIs(), /^SELECT Currency/)
    await person.page.select(':focus', 'EUR')
    await person.hears(/3 to fill in/)
    await person.waitForCount(3, '.summary li')
  },

  async 'an e-mail address is held against the rule when its field is left, and marked in the request'(person) {
    await person.open('form')
    await person.page.click('input[value="EMAIL"]')
    await (await person.page.waitForSelector('input[type="email"]')).type('ann@@example')
    assert.deepEqual(await person.read('.told'), [])
    await person.keys('Tab')
    await person.hears(/name@example\.com/, '.told.error')
    await person.hears(/1 to correct/)
    assert.match((await person.drawn('.mark-error', 'Request')).join(), /ann@@example/)
  },

  async 'items are added and removed, and the focus stays with what was done'(person) {
    await person.open('form')
    await person.press('Add item')
    await person.page.waitForSelector('.entries > li:nth-child(2) :focus')
    await person.press('Remove item 1')
    await person.waitForCount(1, '.entries > li')
    await person.hears(/^Remove item 1/, ':focus')
    await person.press('Remove item 1')
    await person.hears(/^Add item/, ':focus')
    assert.deepEqual((await body(person)).items, [])
  },

  async 'a document is taken over corrected, what was done is told, and what was there comes back'(person) {
    await person.open('form')
    await typeCard(person)
    await person.drop('.pane.from', { 'a.json': CARELESS })
    await person.hears(/Fixed: /, '.notes')
    assert.equal((await body(person)).payment_method.currency, 'EUR')
    await person.press('Put back what was there')
    await hasCard(person)
    await person.drop('.pane.from', { 'a.json': '{ "items": 1' })
    await person.hears(/can't show this document, so nothing has changed/, '.notes')
    await hasCard(person)
    await person.press('Start over')
    await person.hears(/The form is empty again/, '.notes')
  },

  async 'the form keeps what was typed, in another version and after a reload, and a link carries it'(
    person,
    { browser },
  ) {
    await person.open('form')
    await typeCard(person)
    await person.page.click('input[value="ACCOUNT_BALANCE"]')
    await person.waitForText('Request', (text) => !text.includes('C-9'))
    await person.page.locator('[aria-label="Version"]').fill('2023-07-27')
    await person.hears(/of version 2023-07-27/)
    await person.page.locator('[aria-label="Version"]').fill('2024-02-05')
    await person.reload()
    await person.hears(/of version 2024-02-05/)
    await person.page.click('input[value="CARD"]')
    await hasCard(person)
    const other = await person.sendTo(browser, await person.share())
    await hasCard(other)
    await other.leave()
  },
}

async function typeCard({ page }) {
  await page.click('input[value="CARD"]')
  await (await page.waitForSelector('input[type="text"]')).type('C-9')
}

const hasCard = ({ page }) => page.waitForFunction(() => document.querySelector('input[type="text"]')?.value === 'C-9')
