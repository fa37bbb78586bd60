/** Receives the product-update webhook: verifies the signature and handles each update once. */
import { DurableObject, env } from 'cloudflare:workers'
import { createReceiver, updateKey } from 'order-contract/edge'
import { createVerifier } from './signature.js'

const MINUTE = 60_000
const WEEK = 7 * 24 * 60 * MINUTE

const claimOf = async (update) => env.CLAIMS.getByName(await updateKey(update))

const receive = createReceiver({
  limits: { bytes: 16_384 },
  // Runs before anything is stored, so that only holders of the secret can store anything.
  verify: createVerifier(env.WEBHOOK_SECRETS),
  onVerifyError: 'unverified',
  claim: async (update, { id }) => (await claimOf(update)).take(id),
  release: async (update, { id }) => (await claimOf(update)).giveBack(id),
  handle: async (update) => {
    console.log(`Act on it: ${update.product_code}`, update.new_state.price_multiplier)
    await (await claimOf(update)).finish()
  },
  onLateError: (error) => console.error('After the answer:', error),
})

export default {
  async fetch(request, env, context) {
    const { response, code, error } = await receive(request, env, context)
    // The library's texts are constants, such as "Message timestamp too old" and "No matching signature found".
    if (code === 'unverified') console.warn(error.thrown.message)
    else if (error) console.error(error)
    return response
  },
}

/** The claim of one update. All deliveries of the update share this object. An alarm deletes the claim. */
export class Claim extends DurableObject {
  /** Takes the claim. While the object waits for its storage, it runs no other call. */
  async take(id) {
    const claim = await this.ctx.storage.get('claim')
    if (claim !== undefined) return claim === 'done' ? 'done' : 'busy'
    await this.#keep(id, MINUTE)
    return 'new'
  }

  async finish() {
    await this.#keep('done', WEEK)
  }

  /** Gives back the claim of this delivery only: another one may have taken it meanwhile, or finished. */
  async giveBack(id) {
    if ((await this.ctx.storage.get('claim')) === id) await this.alarm()
  }

  /** Deletes the claim, so that the claim of a terminated worker is released, too. */
  async alarm() {
    await this.ctx.storage.deleteAlarm()
    await this.ctx.storage.deleteAll()
  }

  async #keep(claim, time) {
    await this.ctx.storage.put('claim', claim)
    await this.ctx.storage.setAlarm(Date.now() + time)
  }
}
