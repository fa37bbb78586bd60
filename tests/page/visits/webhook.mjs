/** Visits of the view "Webhook". */
import assert from 'node:assert/strict'
import { runShown, shownCode } from '../lib/shown_code.mjs'
import { NEW } from './documents.mjs'

const BODY = 'Body of the delivery'

export const receiving = {
  async 'a delivery is answered, and the update shown that there is to handle'(person) {
    await person.open('webhook')
    await person.hears(/^Received: the response is 200/)
    const [update] = await person.read('.update')
    assert.deepEqual(JSON.parse(update), {
      product_code: 'PRCODE-GB',
      old_state: { price_multiplier: '0.9' },
      new_state: { price_multiplier: '0.8' },
      timestamp: '2024-04-10T17:11:26.601254',
    })
    assert.match((await person.read('.sent')).join(), /^HTTP\/1\.1 200 OK/)
    await person.turnTo('validate')
    await person.hears(/^A product update of 2024-02-05: valid/)
  },

  async 'what is wrong, broken, or sent in another way is answered as documented'(person) {
    await person.open('webhook')
    await person.hears(/200/)
    await person.paste('{ "product_code": "P-1", "new_state": {}, "timestamp": "yesterday" }', BODY)
    await person.hears(/^HTTP\/1\.1 422/, '.sent')
    await person.hears(/"pointer": "\/timestamp"/, '.answer')
    assert.match((await person.read('.problems')).join(), /YYYY-MM-DD/)
    assert.match((await person.marks(BODY, 'error')).join(), /yesterday/)
    await person.paste('{ "product_code": ', BODY)
    await person.hears(/^HTTP\/1\.1 400/, '.sent')
    for (const [name, status] of [
      ['Sent as a form', 415],
      ['Asked for with GET', 405],
    ]) {
      await person.press('Samples')
      await person.press(name, { inside: 'dialog' })
      await person.hears(new RegExp(`^HTTP/1\\.1 ${status}`), '.sent')
    }
    await person.fill('Headers, a line each', 'no header', { anew: true })
    await person.hears(/^Write line 1 of the headers/)
  },

  async 'two megabytes are refused by the receiver, and a document of one’s own is delivered as it is'(person) {
    await person.open('webhook')
    await person.hears(/200/)
    await person.paste(`{"product_code":"${'x'.repeat(2_000_000)}"}`, BODY)
    await person.hears(/^HTTP\/1\.1 413/, '.sent')
    await person.hears(/^Rejected with 413/)
    await person.turnTo('convert')
    await person.paste(NEW)
    await person.hears(/^An order of 2024-02-05/)
    await person.turnTo('webhook')
    await person.hears(/^Rejected with 422.*not a product update/)
  },

  async 'the whole answer is in the language that is chosen, and the code shown gives the same one'(person) {
    await person.open('webhook')
    await person.hears(/200/)
    await person.paste('{ "product_code": 1 }', BODY)
    await person.hears(/422/)
    await person.speak('de')
    await person.hears(/^Abgelehnt mit 422/)
    await person.hears(/sollte|muss|fehlt/, '.answer')
    const [head, body] = await person.page.$$eval('.sent pre, .answer pre', (all) => all.map((it) => it.textContent))
    const worker = await runShown(await shownCode(person), 'exported')
    const request = new Request('https://example.com/', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{ "product_code": 1 }',
    })
    const response = await worker.fetch(request)
    const answer = await response.json()
    const headers = [...response.headers].map((header) => header.join(': '))
    assert.deepEqual(head.split('\n'), [`HTTP/1.1 ${response.status} ${answer.title}`, ...headers])
    assert.deepEqual(JSON.parse(body), answer)
  },
}
