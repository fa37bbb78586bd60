/**
 * A worker that shares the module of its page: it is given the core that checks, validates one document and posts the report.
 * It is bundled without the bytes of the cores, because workers have no import maps.
 */
import { start, validate } from 'order-contract'

addEventListener('message', async ({ data: check }) => {
  await start({ check })
  postMessage(validate('order-created', '{"status":"NO"}'))
})
