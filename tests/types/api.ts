/**
 * What a user's compiler must accept and refuse. Compiled, never run.
 */
import {
  type Applicability,
  applyFixes,
  assertValid,
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

const report: Report = validate('order', '{}')
const found: Code[] = report.problems.map(({ code }) => code)
const verdict: boolean = isValid('order-request', new Uint8Array(), { version: '2023-07-27' })

interface OwnOrder {
  status: string
  extra?: number
}
const own: OwnOrder = { status: 'COMPLETED' }
validate('order', own, { limits: { depth: 5 }, severity: { email: 'off', syntax: 'error' }, entries: '' })
validate('product-query', new URLSearchParams('limit=1'))
validate('order-query', { limit: 1, after: undefined })

const parsed: Parsed<'order'> = parse('order', '{}')
if (parsed.ok) {
  const status: 'COMPLETED' | 'PROCESSING' | 'FAILED' = parsed.value.status
  const { problems } = parsed.report
} else {
  // @ts-expect-error there is no value where the document is not valid
  parsed.value
}
const byDefault: Parsed<'product', Product> = parse('product', '{}', { version: undefined })
const older: Parsed<'product', Product_2023_07_27> = parse('product', '{}', { version: '2023-07-27' })
// @ts-expect-error products of the older version need not have an approval state
const newer: typeof byDefault = older
const query = parse('product-query', '')
const limit: string | undefined = query.ok ? query.value.limit : undefined

const mended: string = applyFixes('order-request', '{}').output
const mendedBytes: Uint8Array = applyFixes('order-request', new Uint8Array()).output
const mendedValue: OwnOrder = applyFixes('order', own).output

declare const dynamic: 'order' | 'product-query'
const either: Report = validate(dynamic, '{}')
const options: Options = { level: 'stated', draft: true, mask: false }

// @ts-expect-error an unknown shape
validate('orders', '{}')
// @ts-expect-error an unknown option
validate('order', '{}', { levle: 'stated' })
// @ts-expect-error what stops the check cannot be lowered
validate('order', '{}', { severity: { syntax: 'off' } })

// Input is whatever came in: what is no document is reported.
const came: unknown = JSON.parse('{}')
validate('order', came)
isValid('order', came)
parse('order-query', came)
detectVersion('order', came)
const [likeliest] = detectShape(came, { shapes: ['order', 'order-list'] })
const itsVersion: Version | undefined = likeliest?.versions[0]
// @ts-expect-error It is not told that there is one.
likeliest.shape
const mendedUnknown: unknown = applyFixes('order', came).output
const convertedUnknown: unknown = convert('order', came, { from: '2024-02-05', to: '2023-07-27' }).output
validateCall({ method: 'POST', url: '/v2/order', body: came })

// The guard narrows, and so does the assertion.
if (is('order', came)) {
  const status: 'COMPLETED' | 'PROCESSING' | 'FAILED' = came.status
} else {
  // @ts-expect-error it is still unknown
  came.status
}
if (is('product', came, { version: '2024-02-05' })) came.approval_state.toUpperCase()
// @ts-expect-error the older version has no approval state
if (is('product', came, { version: '2023-07-27' })) came.approval_state
// @ts-expect-error a draft need not be of the type
is('order', came, { draft: true })
// @ts-expect-error nor what other severities leave valid
assertValid('order', came, { severity: { enum: 'off' } })
// @ts-expect-error nor what is not stated
is('order-request', came, { level: 'stated' })
function codeOf(update: unknown): string {
  assertValid('product-update', update)
  return update.product_code
}
const invalid: InvalidDocumentError = new InvalidDocumentError(report as Report<'order'>)
const reported: Report = invalid.report

const errors: Record<string, string> = fieldErrors(report)
fieldErrors(validateCall({ method: 'GET', url: '/v2/order' }))

const schema = standardSchema('order-request', {
  message: ({ code, message }) => (code === 'required' ? 'Please fill this in.' : message),
  only: ['/payment_method', '/items/0'],
})
const result = schema['~standard'].validate({})
const issue: StandardIssue | undefined = result.issues?.[0]
const place: [string | undefined, Code | undefined] = [issue?.pointer, issue?.code]
const dialect: Record<string, unknown> = schema['~standard'].jsonSchema.input({ target: 'draft-07' })
// @ts-expect-error a message is made by a function
standardSchema('order', { message: 'no' })

/** Standard Schema and Standard JSON Schema, as @standard-schema/spec 1.1 has them. */
interface Standard<Output> {
  readonly '~standard': {
    readonly version: 1
    readonly vendor: string
    readonly validate: (
      value: unknown,
      options?: { readonly libraryOptions?: Record<string, unknown> | undefined } | undefined,
    ) =>
      | { readonly value: Output; readonly issues?: undefined }
      | {
          readonly issues: ReadonlyArray<{
            readonly message: string
            readonly path?: ReadonlyArray<PropertyKey> | undefined
          }>
        }
    readonly jsonSchema: {
      readonly input: (options: StandardOptions) => Record<string, unknown>
      readonly output: (options: StandardOptions) => Record<string, unknown>
    }
  }
}
interface StandardOptions {
  readonly target: 'draft-2020-12' | 'draft-07' | 'openapi-3.0' | ({} & string)
  readonly libraryOptions?: Record<string, unknown> | undefined
}
const standard: Standard<OrderRequest> = schema

switch (report.problems[0]?.code) {
  case 'required':
    break
  // @ts-expect-error an unknown code
  case 'missing':
    break
}

const there = convert('order', '{}', { from: '2024-02-05', to: '2023-07-27', payoutUrl: '', onLoss: 'report' })
if (there.ok) {
  const text: string = there.output
  const held: Complement | null = there.complement
  convert('order', text, { from: '2023-07-27', to: '2024-02-05', complement: held, fill: { '/x': 1 } })
} else {
  const nothing: undefined = there.output
}
const convertedBytes = convert('order', new Uint8Array(), { from: '2024-02-05', to: '2023-07-27' })
const bytesOut: Uint8Array | undefined = convertedBytes.output
const candidates: Version[] = detectVersion('order', own, { entries: '' }).candidates
const titles: string[] = changes.map(({ title }) => title)
// @ts-expect-error from and to are needed
convert('order', '{}', { from: '2024-02-05' })
// @ts-expect-error an unknown version
convert('order', '{}', { from: '2024-02-05', to: '2025-01-01' })

const { applied, report: fixedReport } = applyFixes('order', { status: 'completed' }, { only: ['enum'] })
const shape: 'order' = fixedReport.shape
const applicability: Applicability | undefined = applied[0]?.fix?.applicability
// @ts-expect-error an unknown code
applyFixes('order', '{}', { only: ['enums'] })

const call: Report<'call'> = validateCall(
  { method: 'POST', url: new URL('https://example.com/v2/order'), headers: new Headers(), body: {} },
  { baseUrl: 'https://example.com' },
)
validateCall({ method: 'GET', url: '/v2/order', headers: [['a', 'b']] })
validateCall({ method: 'GET', url: '/v2/order', headers: { a: 'b', c: ['d'], e: undefined } })
// @ts-expect-error a call has a method
validateCall({ url: '/v2/order' })
// @ts-expect-error a document is not checked after a base address
validate('order', '{}', { baseUrl: '' })

const description: Description = describe('order-request', { version: '2024-02-05' })
const label: string | undefined = description.object.fields[0]?.values?.[0]?.label
const explanation: Explanation = codes.enum
const exported: JsonSchema = jsonSchema('order', { level: 'stated' })
// @ts-expect-error an unknown shape
describe('orders')
// @ts-expect-error an unknown code
codes.enums

// The output of a value has the type of the version that it goes to, text and bytes their own.
const oldOrder: Order_2023_07_27 = { status: 'COMPLETED', items: [{ redemption_url: 'https://example.com' }] }
const upgraded = convert('order', oldOrder, { from: '2023-07-27', to: '2024-02-05' })
if (upgraded.ok && upgraded.output.status === 'COMPLETED') {
  upgraded.output.items?.[0]?.payout satisfies unknown
  // @ts-expect-error 2024-02-05 has no such field
  upgraded.output.items?.[0]?.redemption_url
}
const bytesUp = convert('order', new Uint8Array(), { from: '2023-07-27', to: '2024-02-05' })
if (bytesUp.ok) new Response(bytesUp.output)
const textUp = convert('order', '{}', { from: '2023-07-27', to: '2024-02-05' })
if (textUp.ok) textUp.output satisfies string
const queryUp = convert('product-query', new URL('https://example.com'), { from: '2023-07-27', to: '2024-02-05' })
if (queryUp.ok) queryUp.output satisfies URL
new Blob([applyFixes('order', new Uint8Array()).output])
applyFixes('order-request', { items: [{ country: 'FR' }] }).output satisfies OrderRequest
