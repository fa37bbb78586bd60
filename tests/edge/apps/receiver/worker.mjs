import { handle } from './handler.mjs'

export default { fetch: handle }
