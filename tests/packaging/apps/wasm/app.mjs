/**
 * A page without a bundler that loads the .wasm file itself: by URL, and as bytes.
 */
import * as api from './node_modules/order-contract/dist/wasm.js'
import * as again from './node_modules/order-contract-again/dist/wasm.js'
import * as small from './node_modules/order-contract-small/dist/check.js'
import { check } from './shared/check.mjs'

const address = './node_modules/order-contract/dist/order_contract.wasm'
await api.init(address)
await api.init('nowhere')
await again.init(await (await fetch(address)).arrayBuffer())
globalThis.result = check(api, again, small)
