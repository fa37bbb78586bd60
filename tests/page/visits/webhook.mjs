/** Visits of the view "Webhook". */
import assert from 'node:assert/strict'
import { NEW } from './documents.mjs'

const BODY = 'Document'

export const receiving = {
  async 'a delivery is answered, and the update shown that there is to handle'(person) {
    await person.open('webhook')
    await person.hears(/^Received: the answer is 200/)
    const [update] = await person.read('.update')
    assert.deepEqual(JSON.parse(update), {
      product_code: 'PRCODE-GB',
      old_state: { price_multiplier: '0.9' },
      new_state: { price_multiplier: '0.8' },
      timestamp: '2024-04-10T17:11:26.601254',
    })
    assert.match((await person.read('.sent')).join(), /^HTTP\/1\.1 200/)
    await person.turnTo('validate')
    await person.hears(/^The product update is valid/)
  },

  async 'two megabytes are refused by the receiver, and a document of one’s own is delivered as it is'(person) {
    await person.open('webhook')
    await person.paste(`{"product_code":"${'x'.repeat(2_000_000)}"}`, BODY)
    await person.hears(/^HTTP\/1\.1 413/, '.sent')
    await person.hears(/^Rejected with 413/)
    await person.turnTo('convert')
    await person.pasteAnywhere(NEW)
    await person.hears(/An order of version 2024-02-05/)
    await person.turnTo('webhook')
    await person.hears(/^Rejected with 422.*not look like a product update/)
  },
}
