/**
 * react-hook-form through its resolver for Standard Schema, as a form uses it.
 */
import assert from 'node:assert/strict'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { standardSchema } from 'order-contract'
import { createFormControl } from 'react-hook-form'
import { bad, good, SECRET } from './documents.mjs'

async function submit(values, options) {
  const { formControl, control } = createFormControl({
    resolver: standardSchemaResolver(standardSchema('order-request', options)),
    defaultValues: values,
  })
  let sent
  let errors
  await (formControl ?? control).handleSubmit(
    (data) => {
      sent = data
    },
    (found) => {
      errors = found
    },
  )()
  return { sent, errors }
}

export const cases = {
  async 'a good order is sent'() {
    const { sent, errors } = await submit(good())
    assert.equal(errors, undefined)
    assert.deepEqual(sent, good())
  },
  async 'errors stand at their fields, list positions included'() {
    const { sent, errors } = await submit(bad())
    assert.equal(sent, undefined)
    assert.match(errors.items[0].distribution_method.email_address.message, /e-mail/)
    assert.equal(errors.items[1], undefined)
    assert.match(errors.payment_method.card_id.message, /card/)
    assert.equal(JSON.stringify(errors.items[0].distribution_method.email_address.message).includes(SECRET), false)
  },
  async 'a draft is not asked for what is missing'() {
    const { errors } = await submit(bad(), { draft: true })
    assert.equal(errors.payment_method, undefined)
    assert.ok(errors.items[0].distribution_method.email_address)
  },
}
