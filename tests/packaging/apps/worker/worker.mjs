/** A Worker, as workerd runs it. */
import { result } from './shared/result.mjs'

export default { fetch: () => Response.json(result()) }
