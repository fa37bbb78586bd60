/**
 * The receiver that people write around a schema: the method, the content type, JSON.parse, the schema. It
 * reads as much as is sent, for as long as that takes, and does not say what is wrong.
 */
export const receiver = (isValid) => async (request) => {
  if (request.method !== 'POST') return new Response(null, { status: 405, headers: { allow: 'POST' } })
  if (request.headers.get('content-type') !== 'application/json') return new Response(null, { status: 415 })
  let update
  try {
    update = await request.json()
  } catch {
    return new Response(null, { status: 400 })
  }
  return new Response(null, { status: isValid(update) ? 200 : 422 })
}
