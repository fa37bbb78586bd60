/**
 * What a user's compiler must accept and refuse. Compiled, never run.
 */
import { applyFixes, type Code, isValid, type Options, type Parsed, parse, type Report, validate } from 'order-contract'

const report: Report = validate('order', '{}')
const codes: Code[] = report.problems.map(({ code }) => code)
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
// @ts-expect-error undefined is no document
validate('order', undefined)

switch (report.problems[0]?.code) {
  case 'required':
    break
  // @ts-expect-error an unknown code
  case 'missing':
    break
}
