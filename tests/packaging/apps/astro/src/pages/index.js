/** A route of the Worker. */
import { result } from '../../shared/result.mjs'

export const prerender = false

export const GET = () => Response.json(result())
