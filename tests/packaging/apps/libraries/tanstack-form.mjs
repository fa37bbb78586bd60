/**
 * TanStack Form with the schema as its validator.
 */
import assert from 'node:assert/strict'
import { FormApi } from '@tanstack/form-core'
import { standardSchema } from 'order-contract'
import { bad, good, SECRET } from './documents.mjs'

async function submit(defaultValues, options) {
  let sent
  const form = new FormApi({
    defaultValues,
    validators: { onChange: standardSchema('order-request', options) },
    onSubmit: ({ value }) => {
      sent = value
    },
  })
  form.mount()
  await form.handleSubmit()
  return { sent, form }
}

export const cases = {
  async 'a good order is sent'() {
    const { sent } = await submit(good())
    assert.deepEqual(sent, good())
  },
  async 'errors stand at their fields, list positions included'() {
    const { sent, form } = await submit(bad())
    assert.equal(sent, undefined)
    const errors = form.state.errorMap.onChange
    assert.deepEqual(Object.keys(errors).sort(), [
      'items[0].distribution_method.email_address',
      'payment_method.card_id',
    ])
    assert.equal(JSON.stringify(errors).includes(SECRET), false)
  },
  async 'a draft is not asked for what is missing'() {
    const { form } = await submit(bad(), { draft: true })
    assert.deepEqual(Object.keys(form.state.errorMap.onChange), ['items[0].distribution_method.email_address'])
  },
}
