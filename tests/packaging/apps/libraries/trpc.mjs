/**
 * tRPC with the schema as a procedure's input.
 */
import assert from 'node:assert/strict'
import { initTRPC, TRPCError } from '@trpc/server'
import { standardSchema } from 'order-contract'
import { bad, good, SECRET } from './documents.mjs'

const t = initTRPC.create()
const router = t.router({
  order: t.procedure.input(standardSchema('order-request')).mutation(({ input }) => input),
})
const caller = router.createCaller({})

export const cases = {
  async 'a good order is the very object'() {
    const order = good()
    assert.equal(await caller.order(order), order)
  },
  async 'a bad one is a bad request that does not repeat it'() {
    await assert.rejects(caller.order(bad()), (error) => {
      assert.ok(error instanceof TRPCError)
      assert.equal(error.code, 'BAD_REQUEST')
      assert.deepEqual(error.cause.issues[1].path, ['items', 0, 'distribution_method', 'email_address'])
      assert.equal(JSON.stringify([error.message, error.cause.issues]).includes(SECRET), false)
      return true
    })
  },
  async 'what a transformer makes of a value never throws anything else'() {
    for (const value of [undefined, null, 1n, new Map(), new Uint8Array(2), '{}', [], new Date(Number.NaN)])
      await assert.rejects(caller.order(value), { code: 'BAD_REQUEST' })
  },
}
