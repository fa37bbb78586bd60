/**
 * What a user's compiler must accept and refuse. Compiled, never run.
 */
import {
  applyFixes,
  type Code,
  type Complement,
  changelog,
  convert,
  convertCall,
  detectVersion,
  isValid,
  type Options,
  type Parsed,
  parse,
  type Report,
  validate,
} from 'order-contract'

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
const candidates: ('2023-07-27' | '2024-02-05')[] = detectVersion('order', own, { entries: '' }).candidates
const titles: string[] = changelog({ from: '2023-07-27', to: '2024-02-05' }).map(({ title }) => title)
const urlOut: string | URL | undefined = convertCall(
  { method: 'GET', url: '' },
  { from: '2023-07-27', to: '2024-02-05' },
).call?.url

// @ts-expect-error both versions are needed
convert('order', '{}', { from: '2024-02-05' })
// @ts-expect-error an unknown version
convert('order', '{}', { from: '2024-02-05', to: '2025-01-01' })
