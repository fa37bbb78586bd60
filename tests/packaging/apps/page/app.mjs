/** A page without a bundler: imports the package by URL. */
import * as api from './node_modules/order-contract/dist/index.js'
import * as again from './node_modules/order-contract-again/dist/index.js'
import { check } from './shared/check.mjs'

globalThis.result = check(api, again)
