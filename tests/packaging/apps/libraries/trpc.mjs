/** tRPC with the schema as a procedure's input. */
import assert from 'node:assert/strict'
import { initTRPC, TRPCError } from '@trpc/server'

const t = initTRPC.create()
const calling = (schema) =>
  t.router({ order: t.procedure.input(schema).mutation(({ input }) => input) }).createCaller({}).order

export async function submit(schema, document) {
  try {
    const sent = await calling(schema)(document)
    return { sent, errors: {} }
  } catch (error) {
    assert.ok(error instanceof TRPCError)
    assert.equal(error.code, 'BAD_REQUEST')
    const { issues } = error.cause
    const errors = Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]))
    return { errors, all: [error.message, issues] }
  }
}
