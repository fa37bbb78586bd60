/** What only CommonJS can write: a package as one value, and a module that is one. */
import api = require('order-contract')

const report: api.Report<'order'> = api.validate('order', '{}', { level: 'stated' })

// @ts-expect-error: no such shape
api.validate('orders', '{}')

export = [report, api.codes.enum.text]
