/**
 * Verifies signatures as Standard Webhooks specifies (https://www.standardwebhooks.com). The API documentation does not
 * show how the service signs: you can agree on this with it.
 */
import { Webhook } from 'standardwebhooks'

/** Two families of header names are in use for the same signature. */
const FAMILIES = ['webhook', 'svix']
const PARTS = ['id', 'timestamp', 'signature']
// Keeps every byte, so that what is compared is what was sent.
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/**
 * Returns a function that says whether one of the secrets has signed a delivery, at most five minutes ago, and logs why
 * not. While you replace a secret, give both, with a space between them. Secrets that are missing or malformed throw here.
 */
export function createVerifier(secrets) {
  const webhooks = secrets.split(' ').map((secret) => new Webhook(secret))
  return (bytes, headers) => {
    const family = FAMILIES.find((name) => headers.get(`${name}-signature`) !== null) ?? FAMILIES[0]
    const given = Object.fromEntries(PARTS.map((part) => [`webhook-${part}`, headers.get(`${family}-${part}`) ?? '']))
    let reason
    for (const webhook of webhooks) {
      try {
        webhook.verify(decoder.decode(bytes), given, { jsonParse: false })
        return true
      } catch (error) {
        reason = error
      }
    }
    console.warn(reason.message) // a constant text, such as "Message timestamp too old"
    return false
  }
}
