/**
 * Our schema joined with one of another library, which has the rules of one field: `items[].face_value`.
 */
import assert from 'node:assert/strict'
import { assertValid, InvalidDocumentError, is, standardSchema } from 'order-contract'
import { bad, good } from './documents.mjs'

/**
 * The tests of a library. `plain` wants a number up to 500, `converting` takes text and returns the number, and
 * `asynchronous` is `plain`, and asks a service.
 */
export function casesOf({ plain, converting, asynchronous }) {
  const answerOf = (value, also) => standardSchema('order-request', { also })['~standard'].validate(value)
  return {
    async 'what both accept is valid, with all its members'() {
      assert.deepEqual(await answerOf(worth(20), plain), { value: worth(20) })
      assert.ok(is('order-request', worth(20), { also: plain }))
    },
    async 'issues are those of both, ours first'() {
      const { issues } = await answerOf(worth(501, bad()), plain)
      assert.deepEqual(issues.map(pathOf), [
        'payment_method.card_id',
        'items.0.distribution_method.email_address',
        'items.0.face_value',
        'items.1.face_value',
      ])
    },
    async 'what the other schema makes of a value takes its place'() {
      const { value } = await answerOf(worth('20'), converting)
      assert.deepEqual(value, worth(20))
    },
    async 'an asynchronous schema is waited for, except by guards'() {
      assert.deepEqual(await answerOf(worth(20), asynchronous), { value: worth(20) })
      assert.equal((await answerOf(worth(501), asynchronous)).issues.length, 2)
    },
    'a guard throws an error with the issues'() {
      assert.equal(is('order-request', worth(501), { also: plain }), false)
      assert.throws(
        () => assertValid('order-request', worth(501), { also: plain }),
        (error) => error instanceof InvalidDocumentError && error.issues.length === 2 && error.report.valid,
      )
    },
  }
}

/** An order whose items have this value. */
function worth(face_value, order = good()) {
  return { ...order, items: order.items.map((item) => ({ ...item, face_value })) }
}

const pathOf = ({ path }) => path.map((segment) => segment.key ?? segment).join('.')
