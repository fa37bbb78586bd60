/** Receives the product-update webhook: verifies the signature and handles each update once. */
import { DurableObject, env } from 'cloudflare:workers'
import { createReceiver, updateKey } from 'order-contract/edge'
import { isSigned } from './signature.js'

const MINUTE = 60_000
const WEEK = 7 * 24 * 60 * MINUTE

const claimOf = async (update) => env.CLAIMS.getByName(await updateKey(update))

const receive = createReceiver({
  limits: { bytes: 16_384 },
  // Runs before anything is stored, so that only holders of the secret can store anything.
  verify: (bytes, headers) => isSigned(bytes, headers, env.WEBHOOK_SECRET),
  claim: async (update) => (await claimOf(update)).take(),
  release: async (update) => (await claimOf(update)).giveBack(),
  handle: async (update) => {
    console.log(`Act on it: ${update.product_code}`, update.new_state.price_multiplier)
    await (await claimOf(update)).finish()
  },
})

export default {
  async fetch(request, env, context) {
    const { response, error, hook } = await receive(request, env, context)
    if (error) console.error(hook, error)
    return response
  },
}

/** The claim of one update. All deliveries of the update share this object. An alarm deletes the state. */
export class Claim extends DurableObject {
  async take() {
    const state = await this.ctx.storage.get('state')
    if (state !== undefined) return state
    await this.#keep('busy', MINUTE)
    return 'new'
  }

  async finish() {
    await this.#keep('done', WEEK)
  }

  async giveBack() {
    await this.ctx.storage.deleteAlarm()
    await this.ctx.storage.deleteAll()
  }

  /** Deletes the state, so that the claim of a terminated worker is released, too. */
  async alarm() {
    await this.ctx.storage.deleteAll()
  }

  async #keep(state, time) {
    await this.ctx.storage.put('state', state)
    await this.ctx.storage.setAlarm(Date.now() + time)
  }
}
