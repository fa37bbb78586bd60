/**
 * Inputs that are designed to be slow. A family returns a document of about a given number of bytes.
 */
import { collidingNames, HASHES, namesOfLosses } from '../../bench/documents/colliding.mjs'

const OLD = '2023-07-27'
const NEW = '2024-02-05'
export const UP = { from: OLD, to: NEW }
export const DOWN = { from: NEW, to: OLD }

const ITEM =
  '{"distribution_method":{"type":"EMAIL","email_address":"ann@example.com"},"products":{"type":"SINGLE","value":"P-1"},"redemption_url":"https://pay.example.com/r/1"}'
const HEAD =
  '{"status":"COMPLETED","completed_at":"x","payment_method":{"type":"ACCOUNT_BALANCE","currency":"EUR"},"items":['

/** Repeats `piece`, which gets a number, up to a size, with commas between. */
function fill(size, before, piece, after) {
  const parts = []
  let length = before.length + after.length
  for (let number = 0; length < size; number++) {
    const one = piece(number)
    parts.push(one)
    length += one.length + 1
  }
  return before + parts.join(',') + after
}

const orders = (item) => (size) => fill(size, HEAD, item, ']}')
const members = (shape, piece) => ({
  shape,
  text: (size) => fill(size, '{"status":"FAILED","id":1,"message":2,', piece, '}'),
})

/** Members whose names differ only in their last letters: nothing that looks at lengths and beginnings tells them apart. */
const alike = (count, length) =>
  Array.from({ length: count }, (_, n) => `"${'a'.repeat(length)}${100 + n}":0`).join(',')

/** Members of about `size` bytes whose names have one hash. */
function collidingMembers(size, hash) {
  const [name] = collidingNames(2 ** 12, hash)
  const names = collidingNames(Math.ceil(size / (name.length + 5)), hash)
  return names.map((name) => `"${name}":0`).join(',')
}

/** The document that others are compared with. */
export const ORDINARY = { shape: 'order', text: orders(() => ITEM) }

export const FAMILIES = {
  'long names': members('order-created', (n) => `"${'n'.repeat(2000)}${n}":1`),
  'one long name': { shape: 'order-created', text: (size) => `{"status":"FAILED","${'n'.repeat(size)}":1}` },
  'many names': members('order-created', (n) => `"k${n}":0`),
  'names that begin alike': members('order-created', (n) => `"${'a'.repeat(40)}${n}":0`),
  ...Object.fromEntries(
    Object.entries(HASHES).map(([name, hash]) => [
      `names chosen against ${name}`,
      { shape: 'order-created', text: (size) => `{"status":"FAILED",${collidingMembers(size, hash)}}` },
    ]),
  ),
  'names in falling order': members('order-created', (n) => `"${String(9_999_999 - n)}":0`),
  'objects of names of one length that begin alike': members('order-created', (n) => `"o${n}":{${alike(60, 40)}}`),
  'objects of long names that begin alike': members('order-created', (n) => `"o${n}":{${alike(15, 2000)}}`),
  'escaped names': members('order-created', (n) => `"\\u006b${n}":0`),
  'repeated names': members('order-created', () => '"k":0'),
  'repeated escaped names': members('order-created', (n) => (n % 2 ? '"k":0' : '"\\u006b":0')),
  'near misses': members('order-request', (n) => `"payment_metho${n % 10}":0`),
  'long near misses': members('order-request', (n) => `"payment_methodpayment_m${n}":0`),
  'many findings': { shape: 'order', text: orders(() => '{"products":5,"distribution_method":{"type":"X"}}') },
  'findings under a long name': {
    shape: 'order-list',
    text: (size) => fill(size, `{"${'~/'.repeat(1000)}":[`, () => '{}', ']}'),
  },
  'removed names': { shape: 'order', text: orders(() => '{"order_id":1,"current_token":2}') },
  'wrong enum values': { shape: 'order', text: orders(() => `{"products":{"type":"${'X'.repeat(50)}"}}`) },
  depth: {
    shape: 'order-created',
    text: (size) => `{"status":"FAILED","x":${'['.repeat(size / 2)}${']'.repeat(size / 2)}}`,
    limits: { depth: 2 ** 31 },
  },
  'depth in pieces': members('order-created', (n) => `"d${n}":${'['.repeat(50)}${']'.repeat(50)}`),
  'the smallest tokens': {
    shape: 'order-created',
    text: (size) => fill(size, '{"status":"FAILED","x":[', () => '0', ']}'),
  },
  'empty objects': { shape: 'order', text: orders(() => '{}') },
  escapes: { shape: 'order-created', text: (size) => `{"status":"FAILED","x":"${'\\n'.repeat(size / 2)}"}` },
  'escaped pairs': {
    shape: 'order-created',
    text: (size) => `{"status":"FAILED","x":"${'\\ud83d\\ude00'.repeat(size / 12)}"}`,
  },
  'long numbers': { shape: 'order-created', text: (size) => `{"status":"FAILED","x":${'9'.repeat(size)}}` },
  'white space': { shape: 'order-created', text: (size) => `{"status":"FAILED",${' '.repeat(size)}"x":1}` },
  'letters outside ASCII': {
    shape: 'order-created',
    text: (size) => `{"status":"FAILED","x":"${'é😀'.repeat(size / 6)}"}`,
  },
  'a text cut off': { shape: 'order', text: (size) => orders(() => ITEM)(size).slice(0, -3) },
  'long e-mail addresses': {
    shape: 'order-request',
    text: orders(
      () => `{"distribution_method":{"type":"EMAIL","email_address":"${'a.'.repeat(200)}@${'b.'.repeat(200)}c"}}`,
    ),
  },
  'long decimals': {
    shape: 'product-update',
    text: (size) => `{"new_state":{"price_multiplier":"${'1'.repeat(size)}x"}}`,
  },
  'an entry each': {
    shape: 'order-list',
    text: (size) => fill(size, '[', () => '{"status":"FAILED","id":1,"message":2}', ']'),
  },
  'payouts that lose': { shape: 'order', text: orders((n) => `{"payout":{"url":"u","a":${n},"b":2,"c":3}}`) },
  'payouts without URL': { shape: 'order', text: orders(() => '{"payout":{"a":1}}') },
  'payouts of many members': {
    shape: 'order',
    text: (size) => `${HEAD}{"payout":{"url":"u",${fill(size - 200, '', (n) => `"m${n}":0`, '')}}}]}`,
  },
  'payouts of chosen names': {
    shape: 'order',
    text: (size) => {
      const members = namesOfLosses(Math.floor(size / 64)).map((name) => `"${name}":0`)
      return `${HEAD}{"payout":{"url":"u",${members.join(',')}}}]}`
    },
  },
  'items with ids': { shape: 'order', text: orders((n) => `{"id":"I-${n}","payout":{"url":"u","a":1}}`) },
  'items of one id': { shape: 'order', text: orders(() => '{"id":"I","payout":{"url":"u","a":1}}') },
  'items of escaped ids': { shape: 'order', text: orders((n) => `{"id":"\\u0049-${n}","payout":{"url":"u","a":1}}`) },
  'both URLs': { shape: 'order', text: orders((n) => `{"redemption_url":"a${n}","payout":{"url":"b"}}`) },
  'products that lose': {
    shape: 'product-list',
    text: (size) => fill(size, '[', (n) => `{"id":${n},"approval_state":"A","categories":[],"expiry":{}}`, ']'),
  },
  'lower case enums': {
    shape: 'order',
    text: orders(() => '{"products":{"type":"single"},"distribution_method":{"type":"email"}}'),
  },
  'many parameters': {
    shape: 'product-query',
    text: (size) => fill(size, '', (n) => `p${n}=1`, '').replaceAll(',', '&'),
  },
  'one parameter often': {
    shape: 'product-query',
    text: (size) => fill(size, '', () => 'limit=1', '').replaceAll(',', '&'),
  },
  'encoded parameters': { shape: 'product-query', text: (size) => `after=${'%C3%A9'.repeat(size / 6)}` },
}
