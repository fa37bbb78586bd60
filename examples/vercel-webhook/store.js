/** Stores the claims of updates in Redis, through its REST API: the id of a delivery, then `done`. Claims expire. */
const MINUTE = 60
const WEEK = 7 * 24 * 60 * MINUTE
/** Compares and deletes in one step. */
const DELETE_OWN = "if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end return 0"

export const claims = {
  /** `SET … NX` is atomic: of two simultaneous claims, only one gets the update. */
  async begin(key, id) {
    if ((await redis('SET', key, id, 'NX', 'EX', MINUTE)) === 'OK') return 'new'
    return (await redis('GET', key)) === 'done' ? 'done' : 'busy'
  },

  finish: (key) => redis('SET', key, 'done', 'EX', WEEK),

  /** Releases the claim of this delivery only: it may have expired, and another one may have claimed or handled. */
  release: (key, id) => redis('EVAL', DELETE_OWN, 1, key, id),
}

async function redis(...command) {
  const response = await fetch(process.env.KV_REST_API_URL, {
    method: 'POST',
    headers: { authorization: `Bearer ${process.env.KV_REST_API_TOKEN}` },
    body: JSON.stringify(command),
  })
  if (!response.ok) throw new Error(`the store answers with ${response.status}`)
  return (await response.json()).result
}
