/** Starts the package, and has its functions answer in the language that was chosen. */
import core from 'order-contract/order_contract.wasm?url'
import { applyFixes, changelog, convert, describe, init, validate } from 'order-contract/slim'
import { messagesFor } from './language.js'
import type { Contract } from './view.js'

/** Listed one by one: the bundler leaves out every other function. */
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

/** Wraps a function: adds the language's messages to its options, the argument at `at`. */
function speaking<F extends (...given: never[]) => unknown>(call: F, at: number, kind: 'messages' | 'reference'): F {
  return new Proxy(call, {
    apply(target, self, given: unknown[]) {
      const messages = messagesFor(kind)
      const said = messages === undefined ? given : given.toSpliced(at, 1, { ...(given[at] as object), messages })
      return Reflect.apply(target, self, said)
    },
  })
}
