/**
 * A page without a bundler: imports the package by URL. Where its import map leads to no core, it starts them from their files, of
 * one copy by URL, and of the other as bytes.
 */
import * as api from './node_modules/order-contract/dist/index.js'
import * as again from './node_modules/order-contract-again/dist/index.js'
import { check } from './shared/check.mjs'

const addressOf = (core) => `./node_modules/order-contract/dist/order_contract_${core}.wasm`
const bytesOf = async (core) => (await fetch(addressOf(core))).arrayBuffer()
if (document.querySelector('[type=importmap]').textContent.includes('absent')) {
  await api.start({ check: addressOf('check'), convert: addressOf('convert') })
  await api.start({ check: 'nowhere' })
  await again.start({ check: await bytesOf('check'), convert: await bytesOf('convert') })
}
globalThis.result = check(api, again)
