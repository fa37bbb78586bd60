/**
 * A strict program in ES modules.
 */
import * as api from 'order-contract'
import { explain, isValid, parse, type Report, standardSchema, validate } from 'order-contract'
import { init } from 'order-contract/slim'

const report: Report<'order'> = validate('order', '{}', { level: 'stated' })
const verdict: boolean = isValid('order-request', new Uint8Array(), { draft: true })
const parsed = parse('order-created', '{"status":"COMPLETED"}')
export const status: string | undefined = parsed.ok ? parsed.value.status : undefined
export const issues = standardSchema('order-request')['~standard'].validate({})
export const draft = standardSchema<{ items: unknown[] }>('order-request', { draft: true })
export const started: Promise<void> = init('/order_contract.wasm')
export const all = [report, verdict, explain('enum').text, api.describe('order').shape]

// @ts-expect-error: no such shape
validate('orders', '{}')
// @ts-expect-error: no such option
isValid('order', '{}', { levle: 'stated' })
