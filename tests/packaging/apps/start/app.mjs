/** A page without a bundler that starts the cores from their files: by URL, and as bytes. */
import * as api from './node_modules/order-contract/dist/index.js'
import * as again from './node_modules/order-contract-again/dist/index.js'
import { check } from './shared/check.mjs'

const addressOf = (core) => `./node_modules/order-contract/dist/order_contract_${core}.wasm`
const bytesOf = async (core) => (await fetch(addressOf(core))).arrayBuffer()
await api.start({ check: addressOf('check'), convert: addressOf('convert') })
await api.start({ check: 'nowhere' })
await again.start({ check: await bytesOf('check'), convert: await bytesOf('convert') })
globalThis.result = check(api, again)
