/** The form of an order with its items. Until the first submit, it is validated as a draft: nothing is missing yet. */
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { type OrderRequest, standardSchema } from 'order-contract'
import { type FormEvent, useRef } from 'react'
import { FormProvider, useFieldArray, useForm, useFormContext, useWatch } from 'react-hook-form'
import { Field } from './field'

const draft = standardSchemaResolver(standardSchema<OrderRequest>('order-request', { draft: true }))
const whole = standardSchemaResolver(standardSchema('order-request'))

export function OrderForm({ onOrder }: { onOrder: (order: OrderRequest) => void }) {
  const sent = useRef(false)
  const form = useForm<OrderRequest>({
    resolver: (...asked) => (sent.current ? whole : draft)(...asked),
    mode: 'onTouched',
    // Removes the values of fields that no longer apply.
    shouldUnregister: true,
    defaultValues: { items: [{}] },
  })
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'items' })
  const send = (event: FormEvent) => {
    sent.current = true
    return form.handleSubmit(onOrder)(event)
  }
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={send}>
        <Payment />
        {fields.map(({ id }, at) => (
          <Item key={id} at={at} onRemove={fields.length > 1 ? () => remove(at) : undefined} />
        ))}
        <button type="button" onClick={() => append({} as OrderRequest['items'][number])}>
          Add an item
        </button>
        <button type="submit">Order</button>
        <strong role="alert">{form.formState.errors.root?.message}</strong>
      </form>
    </FormProvider>
  )
}

function Payment() {
  const { control } = useFormContext<OrderRequest>()
  const type = useWatch({ control, name: 'payment_method.type' })
  return (
    <fieldset>
      <legend>Payment</legend>
      <Field name="payment_method.type" label="Pay by" options={{ CARD: 'Card', ACCOUNT_BALANCE: 'Balance' }} />
      {type === 'CARD' && <Field name="payment_method.card_id" label="Card" />}
      <Field
        name="payment_method.currency"
        label="Currency"
        options={{ EUR: 'Euro', GBP: 'Pound sterling', USD: 'US dollar', CAD: 'Canadian dollar' }}
      />
    </fieldset>
  )
}

function Item({ at, onRemove }: { at: number; onRemove: (() => void) | undefined }) {
  const { control } = useFormContext<OrderRequest>()
  const [way, selection] = useWatch({
    control,
    name: [`items.${at}.distribution_method.type`, `items.${at}.products.type`],
  })
  return (
    <fieldset>
      <legend>Item {at + 1}</legend>
      <Field
        name={`items.${at}.distribution_method.type`}
        label="Reaches its recipient by"
        options={{ EMAIL: 'E-mail', PAYOUT_LINK: 'Payout link' }}
      />
      {way === 'EMAIL' && <Field name={`items.${at}.distribution_method.email_address`} label="E-mail" type="email" />}
      <Field
        name={`items.${at}.products.type`}
        label="Recipient gets"
        options={{ SINGLE: 'One product', MULTIPLE: 'A choice of products' }}
      />
      {selection === 'SINGLE' && <Field name={`items.${at}.products.value`} label="Product" />}
      {selection === 'MULTIPLE' && (
        <Field name={`items.${at}.products.values`} label="Products, with commas between them" setValueAs={listed} />
      )}
      {onRemove && (
        <button type="button" onClick={onRemove}>
          Remove this item
        </button>
      )}
    </fieldset>
  )
}

/** `A, B` becomes `['A', 'B']`. */
const listed = (text: string) =>
  text
    .trim()
    .split(/\s*,\s*/)
    .filter(Boolean)
