/**
 * The test vectors of standard-webhooks/standard-webhooks (libraries/javascript/src/webhook.test.ts), and the result of
 * each. The time of all is that of the published signature.
 */
const KEY = 'MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
const TIME = 1_614_265_330
const OTHER = 'Ceo5qEr07ixe2NLpvHk3FH9bwy/WavXrAFQ/9tdO6mc='
const PUBLISHED = 'g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE='

const given = {
  secrets: `whsec_${KEY}`,
  now: TIME * 1000,
  body: '{"test": 2432232314}',
  headers: {
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': String(TIME),
    'webhook-signature': `v1,${PUBLISHED}`,
  },
}
const without = (name) => ({ ...given, headers: { ...given.headers, [name]: '' } })
const signedBy = (signature) => ({ ...given, headers: { ...given.headers, 'webhook-signature': signature } })
const WRONG = 'No matching signature found'
const MISSING = 'Missing required headers'

export const VECTORS = [
  { what: 'the published signature', ...given, answer: 'genuine' },
  { what: 'a secret without its prefix', ...given, secrets: KEY, answer: 'genuine' },
  {
    what: 'several signatures',
    ...signedBy(`v1,${OTHER} v2,${OTHER} v1,${PUBLISHED} v1,${OTHER}`),
    answer: 'genuine',
  },
  { what: 'the new secret', ...given, secrets: `whsec_${KEY} whsec_b2xk`, answer: 'genuine' },
  { what: 'the old secret', ...given, secrets: `whsec_bmV3 whsec_${KEY}`, answer: 'genuine' },
  { what: 'five minutes later', ...given, now: (TIME + 300) * 1000, answer: 'genuine' },
  { what: 'a second more', ...given, now: (TIME + 301) * 1000, answer: 'Message timestamp too old' },
  { what: 'more than five minutes before', ...given, now: (TIME - 301) * 1000, answer: 'Message timestamp too new' },
  {
    what: 'the other family of headers',
    ...given,
    headers: Object.fromEntries(
      Object.entries(given.headers).map(([name, value]) => [name.replace('webhook', 'svix'), value]),
    ),
    answer: 'genuine',
  },
  { what: 'another secret', ...given, secrets: 'whsec_b2xk', answer: WRONG },
  { what: 'another body', ...given, body: '{"test": 2432232315}', answer: WRONG },
  { what: 'a byte order mark', ...given, body: `\ufeff${given.body}`, answer: WRONG },
  { what: 'another signature', ...signedBy('v1,dawfeoifkpqwoekfpqoekf'), answer: WRONG },
  { what: 'a part of the signature', ...signedBy(`v1,${PUBLISHED}`.slice(0, 8)), answer: WRONG },
  { what: 'an empty signature', ...signedBy('v1,'), answer: WRONG },
  { what: 'another version', ...signedBy(`v2,${PUBLISHED}`), answer: WRONG },
  { what: 'no id', ...without('webhook-id'), answer: MISSING },
  { what: 'no time', ...without('webhook-timestamp'), answer: MISSING },
  { what: 'no signature', ...without('webhook-signature'), answer: MISSING },
  {
    what: 'no number as the time',
    ...given,
    headers: { ...given.headers, 'webhook-timestamp': 'hello' },
    answer: 'Invalid Signature Headers',
  },
]

/** A function of a runtime that answers with what a verifier says of a vector. Its file is beside signature.js. */
export const VERIFYING = `import { createVerifier } from './signature.js'

async function verify(request) {
  const { secrets, now, headers, body } = await request.json()
  Date.now = () => now
  let reason = 'genuine'
  console.warn = (message) => {
    reason = message
  }
  const isGenuine = createVerifier(secrets)(new TextEncoder().encode(body), new Headers(headers))
  return new Response(isGenuine === (reason === 'genuine') ? reason : 'nothing said')
}
`
