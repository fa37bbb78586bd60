import { getRequestListener } from '@hono/node-server'
import { handle } from './handler.mjs'

export default getRequestListener(handle, { overrideGlobalObjects: false })
