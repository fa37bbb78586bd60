/**
 * Gives an order request to each library as its users do, and prints the results. A library's file submits a document:
 * `sent` is what it lets through, `errors` are its messages by the path of the field, and `all` is everything that it
 * returns. `more` are tests of its own.
 */
import assert from 'node:assert/strict'
import { standardSchema } from 'order-contract'

const good = () => ({
  payment_method: { type: 'CARD', currency: 'EUR', card_id: 'c-1' },
  items: [
    {
      distribution_method: { type: 'EMAIL', email_address: 'ann@example.com' },
      products: { type: 'SINGLE', value: 'P-1' },
    },
    { distribution_method: { type: 'PAYOUT_LINK' }, products: { type: 'MULTIPLE', values: ['P-1', 'P-2'] } },
  ],
})
/** A secret where an e-mail address belongs: no message may repeat it. */
const SECRET = 'hunter2 at nowhere'
const [CARD, EMAIL] = ['payment_method.card_id', 'items.0.distribution_method.email_address']

function bad() {
  const document = good()
  document.items[0].distribution_method.email_address = SECRET
  delete document.payment_method.card_id
  return document
}

const [, , name] = process.argv
const { submit, more = {} } = await import(`./${name}.mjs`)

const tests = {
  async 'a good order is let through as it is'() {
    const { sent, errors } = await submit(standardSchema('order-request'), good())
    assert.deepEqual([sent, errors], [good(), {}])
  },
  async 'a bad one is refused, with messages at its fields that do not repeat it'() {
    const { sent, errors, all } = await submit(standardSchema('order-request'), bad())
    assert.equal(sent, undefined)
    assert.deepEqual(Object.keys(errors).sort(), [EMAIL, CARD])
    assert.match(errors[EMAIL], /e-mail/)
    assert.match(errors[CARD], /card/)
    assert.equal(JSON.stringify(all).includes(SECRET), false)
  },
  async 'a draft is not asked for what is missing'() {
    const { errors } = await submit(standardSchema('order-request', { draft: true }), bad())
    assert.deepEqual(Object.keys(errors), [EMAIL])
  },
  ...more,
}

const failures = []
for (const [title, run] of Object.entries(tests)) await run().catch(({ stack }) => failures.push(`${title}: ${stack}`))
console.log(`RESULT ${JSON.stringify({ what: `${Object.keys(tests).length} tests`, failures })}`)
process.exit()
