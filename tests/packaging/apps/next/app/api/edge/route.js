/** A route on the edge runtime. */
import { result } from '../../../shared/result.mjs'

export const runtime = 'edge'

export const GET = () => Response.json(result())
