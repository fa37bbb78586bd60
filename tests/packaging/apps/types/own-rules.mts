/**
 * The option `also` with the schemas of other libraries: what joined schemas take and return, and what guards narrow to.
 */

import { sValidator } from '@hono/standard-validator'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { initTRPC } from '@trpc/server'
import { type } from 'arktype'
import { Hono } from 'hono'
import {
  assertValid,
  is,
  type OrderRequest,
  type OrderRequestItem,
  type ProductUpdate,
  standardSchema,
} from 'order-contract'
import { standardSchema as ofForms } from 'order-contract/check'
import { createFormControl } from 'react-hook-form'
import * as v from 'valibot'
import { z } from 'zod'

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
const same = <A, B>(_: Same<A, B>) => {}

interface Standard<Input, Output> {
  readonly '~standard': { readonly types?: { readonly input: Input; readonly output: Output } | undefined }
}
const typesOf = <Input, Output>(_: Standard<Input, Output>): { input: Input; output: Output } => ({}) as never

/** An order whose items have a value of a type, and nothing else that an order has not. */
type Valued<Value> = Omit<OrderRequest, 'items'> & { items: (OrderRequestItem & { face_value: Value })[] }
type Equal<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false
const equal = <A, B>(_: Equal<A, B>) => {}

const withZod = standardSchema('order-request', {
  also: z.object({ items: z.array(z.object({ face_value: z.string().transform(Number) })) }),
})
const withValibot = standardSchema('order-request', {
  also: v.object({ items: v.array(v.object({ face_value: v.pipe(v.string(), v.transform(Number)) })) }),
})
const withArkType = standardSchema('order-request', {
  also: type({ items: type({ face_value: 'string.numeric.parse' }).array() }),
})
for (const types of [typesOf(withZod), typesOf(withValibot), typesOf(withArkType)]) {
  // A form has texts where an order has numbers.
  equal<typeof types, { input: Valued<string>; output: Valued<number> }>(true)
  types.output.items.map(({ face_value, products }) => face_value.toFixed(products.type.length))
}

// The version and the options of both stay.
const older = standardSchema('product-update', {
  version: '2023-07-27',
  names: 'label',
  also: z.object({ id: z.uuid() }),
})
const olderTypes = typesOf(older)
equal<typeof olderTypes.output, ProductUpdate & { id: string }>(true)

// A value that the other schema makes has its type; otherwise the narrower type holds.
const made = standardSchema('product-update', {
  also: z.object({
    product_code: z.string().nullable(),
    new_state: z.looseObject({ price_multiplier: z.string().transform(Number) }),
    timestamp: z.string().transform((text) => new Date(text)),
  }),
})
const madeTypes = typesOf(made)
same<typeof madeTypes.output.timestamp, Date>(true)
same<typeof madeTypes.output.new_state.price_multiplier, number>(true)
same<typeof madeTypes.output.product_code, string | null>(true)
same<typeof madeTypes.output.old_state, ProductUpdate['old_state']>(true)
const order = typesOf(standardSchema('order', { also: z.object({ status: z.string(), id: z.string() }) }))
if (order.output.status === 'COMPLETED') order.output.items?.[0]?.payout satisfies unknown
same<typeof order.output.status, 'COMPLETED' | 'PROCESSING' | 'FAILED'>(true)

// A schema that may be asynchronous may make the joined one asynchronous.
const later = withValibot['~standard'].validate({})
// @ts-expect-error it may be a promise
later.issues
for (const { message } of (await later).issues ?? []) console.log(message)

const now = standardSchema('order-request', {
  also: { '~standard': { version: 1, vendor: 'own', validate: (value: unknown) => ({ value }) } },
})
const result = now['~standard'].validate({})
if (result.issues === undefined) equal<typeof result.value, OrderRequest>(true)
const always = standardSchema('order-request', {
  also: { '~standard': { version: 1, vendor: 'own', validate: async (value: unknown) => ({ value }) } },
})
void always['~standard'].validate({}).then(({ issues }) => issues?.length)

// A guard narrows to both input types, as it leaves out what the other schema makes of the value.
declare const value: unknown
if (is('order-request', value, { also: v.object({ items: v.array(v.object({ face_value: v.string() })) }) })) {
  value.items[0]?.face_value satisfies string | undefined
  value.items[0]?.products.type satisfies 'SINGLE' | 'MULTIPLE' | undefined
}
function noteOf(given: unknown): string {
  assertValid('order-created', given, { also: z.object({ note: z.string() }) })
  return given.note + given.status
}
noteOf(value)
// @ts-expect-error not a schema
is('order', value, { also: (value: unknown) => value })
// @ts-expect-error not a schema
standardSchema('order', { also: {} })

// Libraries take the joined schema, and their code gets both types.
const form = ofForms('order-request', { also: z.object({ items: z.array(z.object({ face_value: z.number() })) }) })
declare const values: Valued<number>
createFormControl({ resolver: standardSchemaResolver(form), defaultValues: values })
new Hono().post('/orders', sValidator('json', form), (c) => c.json(c.req.valid('json').items[0]?.face_value ?? 0))
const t = initTRPC.create()
t.router({
  order: t.procedure.input(withZod).mutation(({ input }): number | undefined => input.items[0]?.face_value),
})
