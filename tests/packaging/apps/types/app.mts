/**
 * A strict program in ES modules.
 */
import * as api from 'order-contract'
import {
  assertValid,
  codes,
  fieldErrors,
  type InvalidDocumentError,
  is,
  isValid,
  type Order,
  parse,
  type Report,
  standardSchema,
  validate,
} from 'order-contract'
import { applyFixes, type Report as FormReport, is as isForm, isValid as isValidForm } from 'order-contract/check'
import { createReceiver, type ProblemDetails, type ReceiverRejection, translateCall } from 'order-contract/edge'
import { init } from 'order-contract/wasm'

const report: Report<'order'> = validate('order', '{}', { level: 'stated' })
const verdict: boolean = isValid('order-request', new Uint8Array(), { draft: true })
const parsed = parse('order-created', '{"status":"COMPLETED"}')
export const status: string | undefined = parsed.ok ? parsed.value.status : undefined
export const issues = standardSchema('order-request')['~standard'].validate({})
export const draft = standardSchema<{ items: unknown[] }>('order-request', { draft: true })
export const started: Promise<void> = init('/order_contract.wasm')
export const all = [report, verdict, codes.enum.text, api.describe('order').shape]

export const formVerdict: boolean = isValidForm('order-request', {}, { draft: true })
export const formReport: FormReport<'order-request'> = applyFixes('order-request', '{}').report

export function codeOfUpdate(update: unknown): string {
  assertValid('product-update', update)
  return update.product_code
}
export const errors: Record<string, string> = fieldErrors(report)
export const whatIsWrong = (error: InvalidDocumentError): number => error.report.problems.length
export const orderIn = (value: unknown): Order | undefined =>
  is('order', value) || isForm('order', value) ? value : undefined

declare module 'order-contract' {
  interface OrderCompleted {
    completed_at?: string
  }
}
export const completedAt = (order: Order): string | undefined =>
  order.status === 'COMPLETED' ? order.completed_at : undefined

// @ts-expect-error: no such shape
validate('orders', '{}')
// @ts-expect-error: no such option
isValid('order', '{}', { levle: 'stated' })

export async function receive(request: Request): Promise<Response> {
  const receiving = createReceiver({
    verify: (bytes: Uint8Array<ArrayBuffer>, headers: Headers) => bytes.length > 0 && headers.has('x-signature'),
  })
  const { response, update } = await receiving(request)
  const code: string | undefined = update?.product_code
  return code === undefined ? response : new Response(null)
}
export async function translate(request: Request): Promise<Response> {
  const call = await translateCall(request, { client: '2023-07-27', service: '2024-02-05' })
  return call.ok ? call.answer(await fetch(call.request)) : call.response
}
export const codeOf = (details: ProblemDetails<ReceiverRejection>): 'invalid' | 'timeout' | string => details.code
