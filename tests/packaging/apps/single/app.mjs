/**
 * A page without a bundler: imports each core as the single file that a CDN serves.
 */
import * as api from './node_modules/order-contract/dist/order-contract.min.js'
import * as again from './node_modules/order-contract-again/dist/order-contract.min.js'
import * as small from './node_modules/order-contract-small/dist/order-contract-check.min.js'
import { check } from './shared/check.mjs'

globalThis.result = check(api, again, small)
