/** Receives the product-update webhook: verifies the signature and handles each update once. */
import { DurableObject, env } from 'cloudflare:workers'
import { createReceiver } from 'order-contract/edge'
import { createVerifier } from './signature.js'

const MINUTE = 60_000
const WEEK = 7 * 24 * 60 * MINUTE

const receive = createReceiver({
  limits: { bytes: 16_384 },
  // Runs before anything is stored, so that only holders of the secret can store anything.
  verify: createVerifier(env.WEBHOOK_SECRETS),
  claims: {
    begin: (key, id) => env.CLAIMS.getByName(key).begin(id),
    finish: (key) => env.CLAIMS.getByName(key).finish(),
    release: (key, id) => env.CLAIMS.getByName(key).release(id),
  },
  handle: (update) => console.log(`Act on it: ${update.product_code}`, update.new_state.price_multiplier),
  other: (event) => console.log('Another event, with', Object.keys(event).length, 'members'),
})

export default {
  async fetch(request, env, context) {
    const { response, error } = await receive(request, env, context)
    if (error) console.error(error)
    return response
  },
}

/** The claim of one update. All deliveries of the update share this object. An alarm deletes the claim. */
export class Claim extends DurableObject {
  /** While the object waits for its storage, it runs no other call. */
  async begin(id) {
    const claim = await this.ctx.storage.get('claim')
    if (claim !== undefined) return claim === 'done' ? 'done' : 'busy'
    await this.#keep(id, MINUTE)
    return 'new'
  }

  async finish() {
    await this.#keep('done', WEEK)
  }

  /** Releases the claim of this delivery only: another one may have claimed the update meanwhile, or handled it. */
  async release(id) {
    if ((await this.ctx.storage.get('claim')) === id) await this.alarm()
  }

  /** Deletes the claim, so that the claim of a terminated worker ends, too. */
  async alarm() {
    await this.ctx.storage.deleteAlarm()
    await this.ctx.storage.deleteAll()
  }

  async #keep(claim, time) {
    await this.ctx.storage.put('claim', claim)
    await this.ctx.storage.setAlarm(Date.now() + time)
  }
}
