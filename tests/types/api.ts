/**
 * What a user's compiler must accept and refuse. Compiled, never run; runs.ts has lines that are run as well, and the examples
 * of the documentation compile too.
 */
import {
  applyFixes,
  assertValid,
  type Change,
  type Code,
  type Complement,
  changes,
  codes,
  convert,
  type Description,
  describe,
  detectShape,
  type Explanation,
  fieldErrors,
  type Incomplete,
  is,
  isValid,
  type JsonSchema,
  jsonSchema,
  type Options,
  type Order_2023_07_27,
  type OrderRequest,
  type Parsed,
  type Product,
  type Product_2023_07_27,
  parse,
  type Report,
  standardSchema,
  validate,
  validateCall,
} from 'order-contract'

interface OwnOrder {
  status: string
  extra?: number
}
type Status = 'COMPLETED' | 'PROCESSING' | 'FAILED'
declare const own: OwnOrder
declare const dynamic: 'order' | 'product-query'
/** Input is whatever came in: what is no document is reported. */
declare const came: unknown
const UP = { from: '2023-07-27', to: '2024-02-05' } as const

// Validation, and its options.
const report: Report = validate(dynamic, came, { level: 'stated', draft: true, mask: false } satisfies Options)
validate('order', own, { limits: { depth: 5 }, severity: { email: 'off', syntax: 'error' }, entries: '' })
isValid('order-query', { limit: 1, after: undefined }) satisfies boolean
// @ts-expect-error an unknown shape
validate('orders', '{}')
// @ts-expect-error an unknown option
validate('order', '{}', { levle: 'stated' })
// @ts-expect-error what stops the check cannot be lowered
validate('order', '{}', { severity: { syntax: 'off' } })
// @ts-expect-error an unknown code
if (report.problems[0]?.code === 'missing') throw report

// Parsing.
const parsed: Parsed<'order'> = parse('order', '{}')
if (parsed.ok) parsed.value.status satisfies Status
// @ts-expect-error there is no value where the document is not valid
else parsed.value
const byDefault: Parsed<'product', Product> = parse('product', came, { version: undefined })
const older: Parsed<'product', Product_2023_07_27> = parse('product', '{}', { version: '2023-07-27' })
// @ts-expect-error products of the older version need not have an approval state
const newer: typeof byDefault = older

// The guard narrows, and so does the assertion.
if (is('order', came)) came.status satisfies Status
// @ts-expect-error it is still unknown
else came.status
if (is('product', came, { version: '2024-02-05' })) came.approval_state.toUpperCase()
// @ts-expect-error the older version has no approval state
if (is('product', came, { version: '2023-07-27' })) came.approval_state
// @ts-expect-error a draft need not be of the type
is('order', came, { draft: true })
// @ts-expect-error nor what other severities leave valid
assertValid('order', came, { severity: { enum: 'off' } })
// @ts-expect-error nor what is not stated
is('order-request', came, { level: 'stated' })
export function codeOf(update: unknown): string {
  assertValid('product-update', update)
  return update.product_code
}

// Shapes and calls.
const [likeliest] = detectShape(came, { shapes: ['order', 'order-list'] })
// @ts-expect-error It is not told that there is one.
likeliest.shape
const headers = { a: 'b', c: ['d'], e: undefined }
const call: Report<'call'> = validateCall({ method: 'POST', url: new URL('https://a.example'), headers, body: came })
fieldErrors(call) satisfies Record<string, string>
validateCall({ method: 'GET', url: '/v2/order', headers: [['a', 'b']] }, { baseUrl: 'https://example.com' })
// @ts-expect-error a call has a method
validateCall({ url: '/v2/order' })

// A form's own type goes in, and the document's comes out; a draft comes out as it went in.
const schema = standardSchema('order-request', { message: ({ code, message }) => (code === 'required' ? '' : message) })
schema['~standard'].validate({}).issues?.[0]?.code satisfies Code | undefined
// @ts-expect-error a message is made by a function
standardSchema('order', { message: 'no' })
interface Filling {
  payment_method: { type: string; card_id: string }
}
type TypesOf<T> = T extends { '~standard': { types?: infer Types } } ? NonNullable<Types> : never
const submitted = standardSchema<Filling, OrderRequest>('order-request')
export const typed: TypesOf<typeof submitted> = { input: {} as Filling, output: {} as OrderRequest }
const draft = standardSchema<Filling>('order-request', { draft: true })['~standard'].validate({})
if (!draft.issues) draft.value satisfies Filling
const excused = standardSchema('product', { optional: ['/approval_state'] })['~standard'].validate({})
// @ts-expect-error it may be missing
if (!excused.issues) excused.value.approval_state satisfies string

// Conversions and fixes: text, bytes and queries come back as what they were, a value as the document of its version.
const there = convert('order', '{}', { from: '2024-02-05', to: '2023-07-27', payoutUrl: '', onLoss: 'report' })
if (there.ok) {
  const complement: Complement | null = there.complement
  convert('order', there.output satisfies string, { ...UP, complement, fill: { '/x': 1 } })
} else there.output satisfies undefined
const upgraded = convert('order', {} as Order_2023_07_27, UP)
if (upgraded.ok && upgraded.output.status === 'COMPLETED') {
  upgraded.output.items?.[0]?.payout satisfies unknown
  // @ts-expect-error 2024-02-05 has no such field
  upgraded.output.items?.[0]?.redemption_url
}
const bytesUp = convert('order', new Uint8Array(), UP)
if (bytesUp.ok) new Response(bytesUp.output)
const queryUp = convert('product-query', new URL('https://example.com'), UP)
if (queryUp.ok) queryUp.output satisfies URL
// @ts-expect-error from and to are needed
convert('order', '{}', { from: '2024-02-05' })
// @ts-expect-error an unknown version
convert('order', '{}', { from: '2024-02-05', to: '2025-01-01' })

applyFixes('order-request', '{}', { only: ['enum'], review: ['irrelevant'] }).output satisfies string
applyFixes('order', own).output.status satisfies string | undefined
applyFixes('order-request', { items: [{ country: 'FR' }] }).output satisfies Incomplete<OrderRequest>
// @ts-expect-error an unknown code
applyFixes('order', '{}', { only: ['enums'] })

// Data.
changes satisfies readonly Change[]
codes.enum satisfies Explanation
const description: Description = describe('order-request', { version: '2024-02-05' })
describe('order').layout satisfies 'document'
describe('order-query', { accept: { '/x': ['a', { value: 'b', label: 'B' }] } }).layout satisfies 'query'
// @ts-expect-error it is constant
description.object.fields = []
jsonSchema('order', { level: 'stated' }) satisfies JsonSchema
// @ts-expect-error an unknown code
codes.enums
