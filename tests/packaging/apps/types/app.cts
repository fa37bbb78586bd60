/**
 * A strict program in CommonJS.
 */
import api = require('order-contract')

import {
  assertValid,
  InvalidDocumentError,
  is,
  isValid,
  type Order,
  parse,
  type Report,
  validate,
} from 'order-contract'

const report: Report<'order'> = validate('order', '{}', { level: 'stated' })
const parsed = parse('order-created', '{"status":"COMPLETED"}')
const status: string | undefined = parsed.ok ? parsed.value.status : undefined

function codeOf(update: unknown): string {
  assertValid('product-update', update)
  return update.product_code
}
const whatIsWrong = (error: InvalidDocumentError): number => error.report.problems.length
const orderIn = (value: unknown): Order | undefined => (is('order', value) ? value : undefined)

// @ts-expect-error: no such shape
api.validate('orders', '{}')

export = [
  InvalidDocumentError,
  codeOf,
  whatIsWrong,
  orderIn,
  report,
  status,
  isValid('order', '{}'),
  api.codes.enum.text,
]
