/** Node, Deno and Bun run this file directly. */
import { result } from './shared/result.mjs'

console.log(`RESULT ${JSON.stringify(result())}`)
