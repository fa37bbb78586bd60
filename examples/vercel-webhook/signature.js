/**
 * Verifies signatures as Standard Webhooks specifies (https://www.standardwebhooks.com). The API documentation does not
 * show how the service signs: you can agree on this with it.
 */
import { Webhook } from 'standardwebhooks'

const HEADERS = ['webhook-id', 'webhook-timestamp', 'webhook-signature']
// Keeps every byte, so that what is compared is what was sent.
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/**
 * Returns a function that throws an error, which says why, unless one of the secrets has signed a delivery. While you
 * replace a secret, give both, with a space between them. Secrets that are missing or malformed throw here.
 */
export function createVerifier(secrets) {
  const webhooks = secrets.split(' ').map((secret) => new Webhook(secret))
  return (bytes, headers) => {
    const body = decoder.decode(bytes)
    const given = Object.fromEntries(HEADERS.map((name) => [name, headers.get(name) ?? '']))
    let reason
    for (const webhook of webhooks) {
      try {
        webhook.verify(body, given, { jsonParse: false })
        return true
      } catch (error) {
        reason = error
      }
    }
    throw reason
  }
}
