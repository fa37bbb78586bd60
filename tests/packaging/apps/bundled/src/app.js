/** The page's script, for every bundler. */
import { result } from '../shared/result.mjs'

globalThis.result = result()
