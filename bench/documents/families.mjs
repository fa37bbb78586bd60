/** Inputs that are designed to be slow. A family returns a document of about a given number of bytes. */
import { collidingNames, HASHES, namesOfLosses } from './colliding.mjs'

const ITEM =
  '{"distribution_method":{"type":"EMAIL","email_address":"ann@example.com"},"products":{"type":"SINGLE","value":"P-1"},"redemption_url":"https://pay.example.com/r/1"}'
const HEAD =
  '{"status":"COMPLETED","completed_at":"x","payment_method":{"type":"ACCOUNT_BALANCE","currency":"EUR"},"items":['
const FAILED = '{"status":"FAILED","id":1,"message":2,'

/** Repeats `piece`, which gets a number, up to a size. */
function fill(size, before, piece, after, comma = ',') {
  const parts = []
  let length = before.length + after.length
  for (let number = 0; length < size; number++) {
    const one = piece(number)
    parts.push(one)
    length += one.length + 1
  }
  return before + parts.join(comma) + after
}

const many = (shape, before, piece, after) => ({ shape, text: (size) => fill(size, before, piece, after) })
const members = (shape, piece) => many(shape, FAILED, piece, '}')
const orders = (item) => many('order', HEAD, item, ']}')
const parameters = (piece) => ({ shape: 'product-query', text: (size) => fill(size, '', piece, '', '&') })
/** One value or name of about the whole size, which repeats a piece. */
const long = (shape, before, piece, after) => ({
  shape,
  text: (size) => before + piece.repeat(size / Buffer.byteLength(piece)) + after,
})

/** Members whose names differ only in their last letters: nothing that looks at lengths and beginnings tells them apart. */
const alike = (count, length) =>
  Array.from({ length: count }, (_, n) => `"${'a'.repeat(length)}${100 + n}":0`).join(',')
const zeros = (names) => names.map((name) => `"${name}":0`).join(',')

/** Members of about a size whose names have one hash. */
const colliding = (hash) => ({
  shape: 'order-created',
  text: (size) => {
    const [name] = collidingNames(2 ** 12, hash)
    return `{"status":"FAILED",${zeros(collidingNames(Math.ceil(size / (name.length + 5)), hash))}}`
  },
})

/** The document that others are compared with. */
export const ORDINARY = orders(() => ITEM)

export const FAMILIES = {
  'long names': members('order-created', (n) => `"${'n'.repeat(2000)}${n}":1`),
  'one long name': long('order-created', '{"status":"FAILED","', 'n', '":1}'),
  'many names': members('order-created', (n) => `"k${n}":0`),
  'names that begin alike': members('order-created', (n) => `"${'a'.repeat(40)}${n}":0`),
  ...Object.fromEntries(
    Object.entries(HASHES).map(([name, hash]) => [`names chosen against ${name}`, colliding(hash)]),
  ),
  'names in falling order': members('order-created', (n) => `"${String(9_999_999 - n)}":0`),
  'objects of names of one length that begin alike': members('order-created', (n) => `"o${n}":{${alike(60, 40)}}`),
  'objects of long names that begin alike': members('order-created', (n) => `"o${n}":{${alike(15, 2000)}}`),
  'escaped names': members('order-created', (n) => `"\\u006b${n}":0`),
  'repeated names': members('order-created', () => '"k":0'),
  'repeated escaped names': members('order-created', (n) => (n % 2 ? '"k":0' : '"\\u006b":0')),
  'near misses': members('order-request', (n) => `"payment_metho${n % 10}":0`),
  'long near misses': members('order-request', (n) => `"payment_methodpayment_m${n}":0`),
  'many findings': orders(() => '{"products":5,"distribution_method":{"type":"X"}}'),
  'findings under a long name': many('order-list', `{"${'~/'.repeat(1000)}":[`, () => '{}', ']}'),
  'findings in a long name': {
    shape: 'order-created',
    text: (size) => fill(size, `{"status":"PROCESSING","${'~'.repeat(size / 2)}":{`, () => '"a":1', '}}'),
  },
  'removed names': orders(() => '{"order_id":1,"current_token":2}'),
  'wrong enum values': orders(() => `{"products":{"type":"${'X'.repeat(50)}"}}`),
  depth: {
    shape: 'order-created',
    text: (size) => `{"status":"FAILED","x":${'['.repeat(size / 2)}${']'.repeat(size / 2)}}`,
    limits: { depth: 2 ** 31 },
  },
  'depth in pieces': members('order-created', (n) => `"d${n}":${'['.repeat(50)}${']'.repeat(50)}`),
  'the smallest tokens': many('order-created', '{"status":"FAILED","x":[', () => '0', ']}'),
  'empty objects': orders(() => '{}'),
  escapes: long('order-created', '{"status":"FAILED","x":"', '\\n', '"}'),
  'escaped pairs': long('order-created', '{"status":"FAILED","x":"', '\\ud83d\\ude00', '"}'),
  'long numbers': long('order-created', '{"status":"FAILED","x":', '9', '}'),
  'white space': long('order-created', '{"status":"FAILED",', ' ', '"x":1}'),
  'letters outside ASCII': long('order-created', '{"status":"FAILED","x":"', 'é😀', '"}'),
  'a text cut off': { shape: 'order', text: (size) => ORDINARY.text(size).slice(0, -3) },
  'long e-mail addresses': many(
    'order-request',
    HEAD,
    () => `{"distribution_method":{"type":"EMAIL","email_address":"${'a.'.repeat(200)}@${'b.'.repeat(200)}c"}}`,
    ']}',
  ),
  'long decimals': long('product-update', '{"new_state":{"price_multiplier":"', '1', 'x"}}'),
  'an entry each': many('order-list', '[', () => '{"status":"FAILED","id":1,"message":2}', ']'),
  'payouts that lose': orders((n) => `{"payout":{"url":"u","a":${n},"b":2,"c":3}}`),
  'items that repeat a name': orders(() => '{"note":1,"note":2,"payout":{"url":"u"}}'),
  'payouts without URL': orders(() => '{"payout":{"a":1}}'),
  'payouts of many members': many('order', `${HEAD}{"payout":{"url":"u",`, (n) => `"m${n}":0`, '}}]}'),
  'payouts of chosen names': {
    shape: 'order',
    text: (size) => `${HEAD}{"payout":{"url":"u",${zeros(namesOfLosses(Math.floor(size / 64)))}}}]}`,
  },
  'items with ids': orders((n) => `{"id":"I-${n}","payout":{"url":"u","a":1}}`),
  'items of one id': orders(() => '{"id":"I","payout":{"url":"u","a":1}}'),
  'items of escaped ids': orders((n) => `{"id":"\\u0049-${n}","payout":{"url":"u","a":1}}`),
  'both URLs': orders((n) => `{"redemption_url":"a${n}","payout":{"url":"b"}}`),
  'products that lose': many(
    'product-list',
    '[',
    (n) => `{"id":${n},"approval_state":"A","categories":[],"expiry":{}}`,
    ']',
  ),
  'lower case enums': orders(() => '{"products":{"type":"single"},"distribution_method":{"type":"email"}}'),
  'many parameters': parameters((n) => `p${n}=1`),
  'one parameter often': parameters(() => 'limit=1'),
  'encoded parameters': long('product-query', 'after=', '%C3%A9', ''),
}
