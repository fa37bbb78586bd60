/** A route on Node. */
import { result } from '../../../shared/result.mjs'

export const dynamic = 'force-dynamic'

export const GET = () => Response.json(result())
