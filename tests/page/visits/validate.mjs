/** Visits of the view "Validate". */
import assert from 'node:assert/strict'
import { CARELESS, large, REQUEST } from './documents.mjs'

export const validating = {
  async 'the document of Convert is checked, and each problem stands beside its line'(person) {
    await person.open('')
    await person.paste(CARELESS)
    await person.hears(/^An order request.* 5 errors/)
    await person.turnTo('validate')
    await person.hears(/^An order request of 2024-02-05: not valid\. 5 errors Apply 2 safe fixes/)
    const listed = await person.read('.problems li')
    assert.equal(listed.length, 5)
    assert.match(listed[0], /^idempotency_key · line 2 error · removed · stated · 2\.4 .*header x-idempotency-key/)
    assert.equal((await person.marks('Document', 'error')).length, 5)
    await person.press('payment_method.currency')
    assert.match(await person.whereOneIs(), /^DIV Document/)
    await person.page.waitForFunction(() => document.querySelector('.problems .lit')?.textContent.includes('currency'))
    await person.press('5 errors')
    await person.page.waitForFunction(() => !document.querySelector('.problems .lit')?.textContent.includes('currency'))
    await person.paste(REQUEST)
    await person.hears(/^An order request of 2024-02-05: valid\./)
    await person.page.waitForSelector('.verdict.good')
  },

  async 'a fix is made and undone, and all safe ones are made and undone'(person) {
    await person.open('validate')
    await person.paste(CARELESS)
    await person.hears(/5 errors/)
    await person.press('Fix: Change')
    await person.hears(/4 errors/)
    await person.press('Undo the fix')
    await person.hears(/5 errors/)
    assert.equal(await person.textOf('Document'), CARELESS)
    await person.press('Apply 2 safe fixes')
    await person.hears(/3 errors/)
    await person.paste(REQUEST)
    await person.hears(/: valid/)
    assert.deepEqual(await person.read('.fixed'), [])
    await person.paste(CARELESS)
    await person.press('Apply 2 safe fixes')
    await person.hears(/3 errors/)
    await person.focus('Document')
    await person.keys('Control', 'KeyZ')
    await person.hears(/5 errors/)
  },

  async 'a megabyte is checked, and an emptied editor says what to do'(person) {
    await person.open('validate')
    await person.paste(large(2400))
    await person.hears(/^A list of orders of 2023-07-27: valid\. 2,400 remarks/)
    await person.paste('')
    await person.keys('Backspace')
    await person.hears(/^Paste a document/)
  },
}
