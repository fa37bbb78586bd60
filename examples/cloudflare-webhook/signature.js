/**
 * Whether a delivery was signed with a secret. How the service signs is not shown: this is a scheme to agree on
 * with it, HMAC-SHA-256 in hexadecimal over the time, a full stop and the body, in two headers.
 */
const TOLERANCE = 300 // seconds by which clocks may differ, and within which a delivery can be played again
const encoder = new TextEncoder()

export async function isSigned(body, headers, secret) {
  const time = headers.get('webhook-timestamp') ?? ''
  const signature = headers.get('webhook-signature') ?? ''
  if (!/^\d{1,12}$/.test(time) || Math.abs(Date.now() / 1000 - Number(time)) > TOLERANCE) return false
  if (!/^[\da-f]{64}$/.test(signature)) return false
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'verify',
  ])
  // It takes the same time wherever the two differ.
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
