/** Stores the claims of updates in Redis, through its REST API. Claims expire. */
const MINUTE = 60
const WEEK = 7 * 24 * 60 * MINUTE

/** `SET … NX` is atomic: of two simultaneous claims, only one gets the update. */
export async function claim(key) {
  if ((await redis('SET', key, 'busy', 'NX', 'EX', MINUTE)) === 'OK') return 'new'
  return (await redis('GET', key)) === 'done' ? 'done' : 'busy'
}

export const finish = (key) => redis('SET', key, 'done', 'EX', WEEK)

export const release = (key) => redis('DEL', key)

async function redis(...command) {
  const response = await fetch(process.env.KV_REST_API_URL, {
    method: 'POST',
    headers: { authorization: `Bearer ${process.env.KV_REST_API_TOKEN}` },
    body: JSON.stringify(command),
  })
  if (!response.ok) throw new Error(`the store answers with ${response.status}`)
  return (await response.json()).result
}
