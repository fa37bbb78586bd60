/** A route, in each preset. */
import { result } from '../shared/result.mjs'

export default defineEventHandler(() => result())
