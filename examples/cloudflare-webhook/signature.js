/**
 * Returns whether a delivery was signed with the secret. The API documentation does not show how the service signs. You
 * can agree on this scheme with it: two headers with the time and, in hexadecimal, the HMAC-SHA-256 of the time, a full
 * stop and the body.
 */
const TOLERANCE = 300 // seconds by which clocks may differ, and within which a delivery can be replayed
const encoder = new TextEncoder()

export async function isSigned(body, headers, secret) {
  const time = headers.get('webhook-timestamp') ?? ''
  const signature = headers.get('webhook-signature') ?? ''
  if (!/^\d{1,12}$/.test(time) || Math.abs(Date.now() / 1000 - Number(time)) > TOLERANCE) return false
  if (!/^[\da-f]{64}$/.test(signature)) return false
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'verify',
  ])
  // Compares in constant time.
  return crypto.subtle.verify('HMAC', key, bytesOf(signature), joined(encoder.encode(`${time}.`), body))
}

function bytesOf(hexadecimal) {
  return Uint8Array.from(hexadecimal.match(/../g), (byte) => Number.parseInt(byte, 16))
}

function joined(a, b) {
  const bytes = new Uint8Array(a.length + b.length)
  bytes.set(a)
  bytes.set(b, a.length)
  return bytes
}
