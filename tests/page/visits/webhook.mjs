/** Visits of the view "Webhook". */
import assert from 'node:assert/strict'

const VERDICT = '#webhook .verdict'
const BODY = 'Body of the delivery'

export const receiving = {
  async 'a delivery is answered, and the update shown that there is to handle'(person) {
    await person.open('webhook')
    await person.hears(VERDICT, /200/)
    const [update] = await person.read('#webhook .update pre')
    assert.deepEqual(JSON.parse(update), {
      product_code: 'PRCODE-GB',
      old_state: { price_multiplier: '0.9' },
      new_state: { price_multiplier: '0.8' },
      timestamp: '2024-04-10T17:11:26.601254',
    })
    assert.match((await person.read('#webhook .response .head')).join(), /^HTTP\/1\.1 200 OK/)
  },

  async 'a delivery that is pasted and wrong is answered with what is wrong'(person) {
    await person.open('webhook')
    await person.hears(VERDICT, /200/)
    await person.paste(BODY, '{ "product_code": "P-1", "new_state": {}, "timestamp": "yesterday" }')
    await person.hears('#webhook .response .head', /^HTTP\/1\.1 422/)
    await person.hears('#webhook .response .body', /"pointer": "\/timestamp"/)
    assert.match((await person.read('#webhook .cards')).join(), /YYYY-MM-DD/)
  },

  async 'what is no JSON, and what comes in another way, is answered as documented'(person) {
    await person.open('webhook')
    await person.hears(VERDICT, /200/)
    await person.paste(BODY, '{ "product_code": ')
    await person.hears('#webhook .response .head', /^HTTP\/1\.1 400/)
    await person.choose('Sample', 'Sent as a form')
    await person.hears('#webhook .response .head', /^HTTP\/1\.1 415/)
    await person.choose('Sample', 'Asked for with GET')
    await person.hears('#webhook .response .head', /^HTTP\/1\.1 405/)
  },
}
