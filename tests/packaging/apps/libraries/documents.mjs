/**
 * An order request as in a form, and its problems.
 */
export const good = () => ({
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
export const SECRET = 'hunter2 at nowhere'

export function bad() {
  const document = good()
  document.items[0].distribution_method.email_address = SECRET
  delete document.payment_method.card_id
  return document
}
