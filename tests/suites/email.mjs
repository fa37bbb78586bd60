/**
 * Compares the e-mail rule with that of browsers: a real `<input type=email>` in Chromium and in Firefox.
 */

import { Random } from '../differential/random.mjs'
import { api } from '../js/package.mjs'
import { openChromium, openFirefox } from '../lib/browsers.mjs'
import { emailRequest } from './formats.mjs'

const BATCH = 10_000
const PIECES = [
  ...[
    'a',
    'ann',
    'A',
    '0',
    '9',
    '.',
    '..',
    '-',
    '--',
    '_',
    '+',
    '@',
    '@',
    '@',
    'example',
    'example.com',
    '.com',
    'x'.repeat(63),
  ],
  ...[
    'x'.repeat(64),
    '!',
    '#',
    '$',
    '%',
    '&',
    "'",
    '*',
    '/',
    '=',
    '?',
    '^',
    '`',
    '{',
    '|',
    '}',
    '~',
    ' ',
    '"',
    '(',
    ')',
    ',',
  ],
  ...[':', ';', '<', '>', '[', ']', '\\', '\x7f', '\x01', '[127.0.0.1]', 'xn--bcher-kva'],
]

/** Firefox decodes such a label and refuses it if it is not Punycode. The production of HTML does not decode it. */
const DECODED = /[@.]xn--/i

/** Yields one result per browser. */
export async function* emailInBrowsers(count) {
  const addresses = addressesOf(new Random(5321), count)
  const ours = addresses.map(
    (address) => !api.validate('order-request', emailRequest(address)).problems.some(({ code }) => code === 'email'),
  )
  for (const [name, open] of Object.entries({ chromium: openChromium, firefox: openFirefox })) {
    const browser = await open()
    const page = await browser.newPage()
    const failures = []
    let good = 0
    let decoded = 0
    for (let from = 0; from < count; from += BATCH) {
      const batch = addresses.slice(from, from + BATCH)
      const theirs = await page.evaluate(verdicts, batch)
      for (const [index, verdict] of theirs.entries()) {
        if (verdict) good += 1
        if (verdict === ours[from + index]) continue
        if (!verdict && name === 'firefox' && DECODED.test(batch[index])) decoded += 1
        else failures.push(`${JSON.stringify(batch[index])}: the browser says ${verdict}`)
      }
    }
    const version = await browser.version()
    await browser.close()
    yield {
      name: `e-mail in ${name} ${version}`,
      count: count - failures.length,
      failures,
      note: `${good} of them addresses, ${decoded} differ as listed`,
    }
  }
}

/** Runs in the page. */
function verdicts(addresses) {
  const input = document.createElement('input')
  input.type = 'email'
  return addresses.map((address) => {
    input.value = address
    return !input.validity.typeMismatch
  })
}

/** ASCII only, because browsers rewrite other letters of a domain, and without outer blanks, which they remove. */
function addressesOf(random, count) {
  const list = []
  while (list.length < count) {
    let address = random.percent(50) ? 'ann@example.com' : ''
    for (let parts = random.below(6); parts > 0; parts--) {
      const at = random.below(address.length + 1)
      address = address.slice(0, at) + random.of(PIECES) + address.slice(random.percent(80) ? at : at + 1)
    }
    if (address !== '' && address === address.trim()) list.push(address)
  }
  return list
}
