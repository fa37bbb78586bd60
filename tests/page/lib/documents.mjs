/** Documents that visitors bring. */
export const OWN_OLD = `{
  "id": "A-1",
  "status": "COMPLETED",
  "completed_at": "2023-08-01T10:15:30.123456",
  "reference": "mine",
  "payment_method": { "type": "ACCOUNT_BALANCE", "currency": "EUR" },
  "items": [
    {
      "sku": 7,
      "distribution_method": { "type": "PAYOUT_LINK" },
      "products": { "type": "SINGLE", "value": "P" },
      "redemption_url": "https://pay.example.com/1"
    }
  ]
}
`

export const NEW = OWN_OLD.replace(
  '"redemption_url": "https://pay.example.com/1"',
  '"payout": { "url": "https://pay.example.com/1", "state": 1 }',
)

export const LIST = '[\n  { "id": "O-5", "status": "PROCESSING", "message": "Wait" }\n]\n'

export const REQUEST = `{
  "payment_method": { "type": "CARD", "card_id": "C", "currency": "EUR" },
  "items": [
    { "distribution_method": { "type": "PAYOUT_LINK" }, "products": { "type": "SINGLE", "value": "P" } }
  ]
}
`

export const BROKEN = '{\n  "status": "COMPLETED",\n  "items": [\n'

export const MINIFIED = JSON.stringify({
  ...JSON.parse(OWN_OLD),
  items: Array.from({ length: 3 }, () => JSON.parse(OWN_OLD).items[0]),
})

/** A careless order request: three safe fixes, one of which moves a value to a header. */
export const CARELESS = `{
  "idempotency_key": "3f6c2d",
  "payment_method": { "type": "CARD", "currency": "eur" },
  "items": [
    {
      "country": "FR",
      "distribution_method": { "type": "EMAIL", "email_address": "ada@example..com" },
      "products": { "type": "SINGLE", "value": "P" }
    }
  ]
}
`

/** Products of today, whose categories the version before does not have: a value of several lines. */
export const PRODUCTS = JSON.stringify(
  ['P-1', 'P-2'].map((code, at) => ({
    code,
    name: 'A card',
    currency: 'EUR',
    state: 'LIVE',
    is_orderable: true,
    categories: ['retail'],
    countries_redeemable_in: ['FR'],
    ...(at > 0 && { approval_state: 'APPROVED' }),
  })),
  null,
  2,
)

/** About a megabyte of orders. */
export const large = (count = 2500) =>
  `[\n${Array.from({ length: count }, (_, at) => OWN_OLD.trim().replace('A-1', `A-${at}`)).join(',\n')}\n]\n`

/** Returns the request that the form writes. */
export const written = async ({ page }) =>
  JSON.parse(
    await page.$$eval('.request .line', (all) =>
      all
        .flatMap((it) => (it.querySelector('span').textContent === '+' ? [] : it.querySelector('code').textContent))
        .join(''),
    ),
  )
