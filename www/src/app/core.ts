/** Starts the package: its functions in the script, its core beside it. */

import core from 'order-contract/order_contract.wasm?url'
import { applyFixes, changelog, convert, describe, explain, init, validate, validateCall } from 'order-contract/slim'
import type { Contract } from './view.js'

/** Named one by one: what no view calls stays out of the script. */
const contract: Contract = { applyFixes, changelog, convert, describe, explain, validate, validateCall }

export async function startContract(): Promise<Contract> {
  await init(new URL(core, document.baseURI))
  return contract
}
