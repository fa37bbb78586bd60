/**
 * A page without a bundler: the package by its address.
 */
import * as api from './node_modules/order-contract/dist/index.js'
import * as again from './node_modules/order-contract-again/dist/index.js'
import * as small from './node_modules/order-contract-small/dist/check.js'
import { check } from './shared/check.mjs'

globalThis.result = check(api, again, small)
