/** Visits of the view "Webhook". */
import assert from 'node:assert/strict'
import { NEW } from '../lib/documents.mjs'

export const visits = {
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
    await person.hears(/^HTTP\/1\.1 200/, '.sent')
    await person.turnTo('validate')
    await person.hears(/^The product update is valid/)
  },

  async 'what is wrong, broken or too large is answered as documented, and a document of one’s own is delivered as it is'(
    person,
  ) {
    await person.open('webhook')
    await person.pasteAnywhere('{ "product_code": "P-1", "new_state": {}, "timestamp": "yesterday" }')
    await person.hears(/^HTTP\/1\.1 422/, '.sent')
    await person.hears(/"pointer": "\/timestamp"/, '.answer')
    await person.hears(/YYYY-MM-DD/, '.problems')
    assert.match((await person.drawn('.mark-error')).join(), /yesterday/)
    await person.pasteAnywhere('{ "product_code": ')
    await person.hears(/^HTTP\/1\.1 400/, '.sent')
    await person.pasteAnywhere('{}'.padEnd(1_100_000, `\n${' '.repeat(99)}`))
    await person.hears(/^HTTP\/1\.1 413/, '.sent')
    await person.hears(/^Rejected with 413/)
    await person.turnTo('convert')
    await person.pasteAnywhere(NEW)
    await person.hears(/An order of version 2024-02-05/)
    await person.turnTo('webhook')
    await person.hears(/^Rejected with 422.*not look like a product update/)
  },
}
