/** Starts the package: its functions in the script, its core beside it. They answer in the language that was chosen. */

import core from 'order-contract/order_contract.wasm?url'
import { applyFixes, changelog, convert, describe, init, validate } from 'order-contract/slim'
import { messagesFor } from './language.js'
import type { Contract } from './view.js'

/** Named one by one: what no view calls stays out of the script. */
const contract: Contract = {
  applyFixes: speaking(applyFixes, 2, 'messages'),
  changelog: speaking(changelog, 0, 'reference'),
  convert: speaking(convert, 2, 'messages'),
  describe: speaking(describe, 1, 'reference'),
  validate: speaking(validate, 2, 'messages'),
}

export async function startContract(): Promise<Contract> {
  await init(new URL(core, document.baseURI))
  return contract
}

/** The same function, whose options at a position name the language. */
function speaking<F extends (...given: never[]) => unknown>(call: F, at: number, kind: 'messages' | 'reference'): F {
  return new Proxy(call, {
    apply(target, self, given: unknown[]) {
      const messages = messagesFor(kind)
      const said = messages === undefined ? given : given.toSpliced(at, 1, { ...(given[at] as object), messages })
      return Reflect.apply(target, self, said)
    },
  })
}
