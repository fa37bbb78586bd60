/** The types of a schema, as its specifications and the libraries take them. */

import { sValidator } from '@hono/standard-validator'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import type { StandardJSONSchemaV1, StandardSchemaV1 } from '@standard-schema/spec'
import { FormApi } from '@tanstack/form-core'
import { initTRPC } from '@trpc/server'
import { Hono } from 'hono'
import { type OrderRequest, standardSchema } from 'order-contract'
import { createFormControl } from 'react-hook-form'

const order = standardSchema('order-request')
declare const values: OrderRequest

order satisfies StandardSchemaV1<unknown, OrderRequest>
order satisfies StandardJSONSchemaV1<unknown, OrderRequest>

createFormControl({ resolver: standardSchemaResolver(order), defaultValues: values })
createFormControl<{ items: unknown[] }>({
  resolver: standardSchemaResolver(standardSchema<{ items: unknown[] }>('order-request', { draft: true })),
})

new FormApi({ defaultValues: values, validators: { onChange: order } })

new Hono().post('/orders', sValidator('json', order), (c) => {
  const body: OrderRequest = c.req.valid('json')
  return c.json(body.items.length)
})

const t = initTRPC.create()
t.router({ order: t.procedure.input(order).mutation(({ input }): OrderRequest => input) })
