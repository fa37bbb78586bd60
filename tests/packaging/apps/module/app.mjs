/**
 * Node, Deno and Bun run this file directly.
 */
import * as api from 'order-contract'
import * as again from 'order-contract-again'
import * as small from 'order-contract-small/check'
import { check } from './shared/check.mjs'

console.log(`RESULT ${JSON.stringify(check(api, again, small))}`)
