/**
 * The documents of the upstream, as text that JSON.stringify would not write, so that a test sees every changed byte.
 */
import { PERSONAL } from '../deliveries.mjs'

const NEWER = '2024-02-05'
const PARAMETERS = ['is_orderable', 'code', 'countries_redeemable_in', 'after', 'before', 'limit']

const PRODUCTS = [
  { code: 'PRCODE-FR', disabled: false },
  { code: 'PRCODE-GB', disabled: false },
  { code: 'OTHER-GB', disabled: true },
]

/** A parameter that the version does not take. */
export function refusedParameter(query, version) {
  if (query.has('before') && query.has('after')) return 'before and after'
  return [...query.keys()].find((name) => version !== NEWER && PARAMETERS.includes(name))
}

/** Returns the products that a query selects. */
export function productText(query, version) {
  const limit = Number(query.get('limit') ?? PRODUCTS.length)
  const listed = PRODUCTS.filter(({ disabled }) => !(disabled && query.has('is_orderable'))).slice(0, limit)
  const more =
    version === NEWER ? ', "approval_state" : "APPROVED","categories": [{"id":1.0}],\n"expiry": { "days" : 90 }' : ''
  return listed.map(({ code }) => `{"code":"${code}" , "face_value": 10.50${more}, "sku": 12345678901234567890}`)
}

/** A complete order. */
export function orderText({ id, payment_method, items }, version) {
  const lines = items.map((item, index) => itemText(item, `${id}-${index}`, version))
  return `{ "id": "${id}", "status": "COMPLETED", "completed_at": "2024-09-04T08:49:24.420733",
  "payment_method": ${JSON.stringify(payment_method)}, "total": 60.00,
  "items": [${lines.join(' ,')}] }`
}

function itemText({ distribution_method, products }, name, version) {
  const url = `https:\\/\\/pay.example.com\\/${name}`
  const link =
    version === NEWER
      ? `"payout":{"url" : "${url}", "${PERSONAL[0]}": {"pin": "${PERSONAL[1]}"}, "expires": 1e3}`
      : `"redemption_url" : "${url}"`
  const isLink = distribution_method.type === 'PAYOUT_LINK'
  return `{"distribution_method":${JSON.stringify(distribution_method)}, "products": ${JSON.stringify(products)}${isLink ? `,\n    ${link}` : ''}}`
}
