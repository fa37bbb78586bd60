/**
 * JSON-Schema-Test-Suite: its formats `email` and `date-time`, which differ from ours. A table lists the differences
 * with reasons.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { api } from '../js/package.mjs'

/** `email` is RFC 5321 there; ours is the production of HTML for `<input type=email>`. */
const EMAILS = {
  '"joe bloggs"@example.com': 'HTML has no quoted names',
  '"joe..bloggs"@example.com': 'HTML has no quoted names',
  '"joe@bloggs"@example.com': 'HTML has no quoted names',
  'joe.bloggs@[127.0.0.1]': 'HTML has no address literals',
  'joe.bloggs@[IPv6:::1]': 'HTML has no address literals',
  '.test@example.com': 'HTML lets dots stand anywhere in the name',
  'test.@example.com': 'HTML lets dots stand anywhere in the name',
  'te..st@example.com': 'HTML lets dots stand anywhere in the name',
}
/** `date-time` is RFC 3339 there; ours has six digits of a second and no offset. An offset is a warning. */
const TIMES = {
  '1963-06-19T08:30:06Z': 'six digits of a second',
  '1937-01-01T12:00:27.87+00:20': 'six digits of a second',
  '1990-12-31T15:59:50.123-08:00': 'six digits of a second',
  '1998-12-31T23:59:60Z': 'no leap seconds',
  '1998-12-31T15:59:60.123-08:00': 'no leap seconds',
  '1963-06-19t08:30:06.283185z': 'T and Z are capital letters',
  '1985-04-12T00:59:59.999999999999999Z': 'six digits of a second',
}

const email = (value) => errorsOf('order-request', emailRequest(value), 'email') === 0
const time = (value) =>
  errorsOf('product-update', { product_code: 'P', new_state: {}, timestamp: value }, 'timestamp') === 0

/** A request whose only mistake can be its address. */
export function emailRequest(address) {
  return {
    payment_method: { type: 'ACCOUNT_BALANCE', currency: 'EUR' },
    items: [
      { distribution_method: { type: 'EMAIL', email_address: address }, products: { type: 'SINGLE', value: 'P' } },
    ],
  }
}

function errorsOf(shape, value, code) {
  return api.validate(shape, value).problems.filter((problem) => problem.code === code).length
}

/** The folder of formats. */
export async function formats(folder) {
  const failures = []
  let count = 0
  for (const [file, accepts, differing] of [
    ['email.json', email, EMAILS],
    ['date-time.json', time, TIMES],
  ]) {
    const left = new Set(Object.keys(differing))
    for (const { data, valid } of await strings(join(folder, file))) {
      count += 1
      const differs = accepts(data) !== valid
      left.delete(data)
      if (differs !== Object.hasOwn(differing, data))
        failures.push(`${JSON.stringify(data)}: ${differs ? 'another verdict' : 'the same verdict, though listed'}`)
    }
    for (const data of left) failures.push(`${JSON.stringify(data)} is listed and not in the suite`)
  }
  const listed = Object.keys(EMAILS).length + Object.keys(TIMES).length
  return { count: count - failures.length, failures, note: `${listed} of them differ as listed` }
}

async function strings(path) {
  const groups = JSON.parse(await readFile(path, 'utf8'))
  return groups.flatMap(({ tests }) => tests).filter(({ data }) => typeof data === 'string')
}
