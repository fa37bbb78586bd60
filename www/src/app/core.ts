/** Starts the package: its functions in the script, its core beside it. */

import core from 'order-contract/order_contract.wasm?url'
import * as contract from 'order-contract/slim'
import type { Contract } from './view.js'

export async function startContract(): Promise<Contract> {
  await contract.init(new URL(core, document.baseURI))
  return contract
}
