/**
 * What a user's compiler must accept and refuse. Compiled, never run.
 */
import {
  type Applicability,
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
  detectVersion,
  type Explanation,
  fieldErrors,
  type Incomplete,
  InvalidDocumentError,
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
  type StandardIssue,
  standardSchema,
  type Version,
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
const report: Report = validate('order', '{}')
report.problems.map(({ code }) => code) satisfies Code[]
isValid('order-request', new Uint8Array(), { version: '2023-07-27' }) satisfies boolean
validate('order', own, { limits: { depth: 5 }, severity: { email: 'off', syntax: 'error' }, entries: '' })
validate('product-query', new URLSearchParams('limit=1'))
validate('order-query', { limit: 1, after: undefined })
validate(dynamic, came) satisfies Report
validate('order', came, { level: 'stated', draft: true, mask: false } satisfies Options)
isValid('order', came)
// @ts-expect-error an unknown shape
validate('orders', '{}')
// @ts-expect-error an unknown option
validate('order', '{}', { levle: 'stated' })
// @ts-expect-error what stops the check cannot be lowered
validate('order', '{}', { severity: { syntax: 'off' } })
// @ts-expect-error a document is not checked after a base address
validate('order', '{}', { baseUrl: '' })
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
const query = parse('product-query', '')
if (query.ok) query.value.limit satisfies string | undefined

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
new InvalidDocumentError(report as Report<'order'>).report satisfies Report
fieldErrors(report) satisfies Record<string, string>

// Shapes, versions and calls.
const [likeliest] = detectShape(came, { shapes: ['order', 'order-list'] })
likeliest?.versions[0] satisfies Version | undefined
// @ts-expect-error It is not told that there is one.
likeliest.shape
detectVersion('order', came, { entries: '' }).candidates satisfies Version[]
const call: Report<'call'> = validateCall(
  { method: 'POST', url: new URL('https://example.com/v2/order'), headers: new Headers(), body: came },
  { baseUrl: 'https://example.com' },
)
fieldErrors(call)
validateCall({ method: 'GET', url: '/v2/order', headers: [['a', 'b']] })
validateCall({ method: 'GET', url: '/v2/order', headers: { a: 'b', c: ['d'], e: undefined } })
// @ts-expect-error a call has a method
validateCall({ url: '/v2/order' })

const schema = standardSchema('order-request', {
  message: ({ code, message }) => (code === 'required' ? 'Please fill this in.' : message),
})
const issue: StandardIssue | undefined = schema['~standard'].validate({}).issues?.[0]
issue?.pointer satisfies string | undefined
issue?.code satisfies Code | undefined
// @ts-expect-error a message is made by a function
standardSchema('order', { message: 'no' })
// A form's own type goes in, and the document's comes out; a draft comes out as it went in.
interface Filling {
  payment_method: { type: string; card_id: string }
}
type TypesOf<T> = T extends { '~standard': { types?: infer Types } } ? NonNullable<Types> : never
const submitted = standardSchema<Filling, OrderRequest>('order-request')
const typed: TypesOf<typeof submitted> = { input: {} as Filling, output: {} as OrderRequest }
typed.output.items satisfies unknown[]
const draft = standardSchema<Filling>('order-request', { draft: true })['~standard'].validate({})
if (!draft.issues) draft.value satisfies Filling
const excused = standardSchema('product', { optional: ['/approval_state'] })['~standard'].validate({})
if (!excused.issues) excused.value.approval_state satisfies string | undefined
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
convert('order', came, UP).output satisfies unknown
// @ts-expect-error from and to are needed
convert('order', '{}', { from: '2024-02-05' })
// @ts-expect-error an unknown version
convert('order', '{}', { from: '2024-02-05', to: '2025-01-01' })

const { applied, report: fixedReport } = applyFixes('order', { status: 'completed' }, { only: ['enum'] })
fixedReport.shape satisfies 'order'
applied[0]?.fix?.applicability satisfies Applicability | undefined
applyFixes('order-request', '{}').output satisfies string
new Blob([applyFixes('order', new Uint8Array()).output])
applyFixes('order', own).output.status satisfies string | undefined
applyFixes('order', came).output satisfies unknown
applyFixes('order-request', { items: [{ country: 'FR' }] }).output satisfies Incomplete<OrderRequest>
// @ts-expect-error an unknown code
applyFixes('order', '{}', { only: ['enums'] })
applyFixes('order', '{}', { review: ['irrelevant'] })
// @ts-expect-error an unknown code
applyFixes('order', '{}', { review: ['irrelevants'] })

// Data.
changes satisfies readonly Change[]
codes.enum satisfies Explanation
const description: Description = describe('order-request', { version: '2024-02-05' })
description.object.fields[0]?.values?.[0]?.label satisfies string | undefined
describe('order').layout satisfies 'document'
describe('product-list').shape satisfies 'product-list'
describe('order-query', { accept: { '/x': ['a', { value: 'b', label: 'B' }] } }).layout satisfies 'query'
// @ts-expect-error it is constant
description.object.fields = []
jsonSchema('order', { level: 'stated' }) satisfies JsonSchema
// @ts-expect-error an unknown shape
describe('orders')
// @ts-expect-error an unknown code
codes.enums
