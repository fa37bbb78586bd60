/**
 * A worker that validates one document and posts the report.
 */
import { validate } from '/dist/index.js'

postMessage(validate('order-created', '{"status":"NO"}'))
