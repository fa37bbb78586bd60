/**
 * Fixes, calls and descriptions as a user's compiler sees them. Compiled, never run.
 */
import {
  type Applicability,
  applyFixes,
  type Description,
  describe,
  type Endpoint,
  type Explanation,
  endpointOf,
  explain,
  type JsonSchema,
  jsonSchema,
  type Report,
  validate,
  validateCall,
} from 'order-contract'

const text: string = applyFixes('order-request', '{}' as string).output
const bytes: Uint8Array = applyFixes('order-request', new Uint8Array()).output
const { headers, applied, report } = applyFixes('order', { status: 'completed' }, { only: ['enum'] })
const key: string | undefined = headers['x-idempotency-key']
const shape: 'order' = report.shape
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

const endpoint: Endpoint | null = endpointOf('GET', '/v2/order', { version: '2023-07-27' })
if (endpoint?.response !== undefined) validate(endpoint.response, '{}')

const description: Description = describe('order-request', { version: '2024-02-05' })
const label: string | undefined = description.object.fields[0]?.values?.[0]?.label
const explanation: Explanation = explain('enum')
const schema: JsonSchema = jsonSchema('order', { level: 'stated' })
// @ts-expect-error an unknown shape
describe('orders')
// @ts-expect-error an unknown code
explain('enums')
