/**
 * A strict program in CommonJS.
 */
import api = require('order-contract')

import { isValid, parse, type Report, validate } from 'order-contract'

const report: Report<'order'> = validate('order', '{}', { level: 'stated' })
const parsed = parse('order-created', '{"status":"COMPLETED"}')
const status: string | undefined = parsed.ok ? parsed.value.status : undefined

// @ts-expect-error: no such shape
api.validate('orders', '{}')

export = [report, status, isValid('order', '{}'), api.explain('enum').text]
