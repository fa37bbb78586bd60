/** The call that places the order: where it goes, its headers, and the code that makes it. */
import type { Version } from 'order-contract/wasm'
import { literal } from '../../app/literal.js'

interface OrderCall {
  method: 'POST'
  /** Behind the address of the service. */
  path: string
  headers: Record<string, string>
  body: string
}

const KEY_HEADER = 'x-idempotency-key'

export function callOf(body: string, version: Version, key: string): OrderCall {
  const headers = { 'content-type': 'application/json', 'x-api-version': version, [KEY_HEADER]: key }
  return { method: 'POST', path: '/v2/order', headers, body }
}

/** The request line and the headers. */
export function headOf({ method, path, headers }: OrderCall): string {
  return [`${method} ${path}`, ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`)].join('\n')
}

/** The code that makes the call. */
export function fetchOf({ method, path, headers, body }: OrderCall): string {
  const named = Object.entries(headers).map(([name, value]) => `    ${literal(name)}: ${literal(value)},`)
  return `// The API documentation does not show authentication: add yours.
const response = await fetch(\`\${baseUrl}${path}\`, {
  method: '${method}',
  headers: {
${named.join('\n')}
  },
  body: JSON.stringify(${body.replaceAll('\n', '\n  ')}),
})
`
}

/** A key for one order: a random UUID. `crypto.randomUUID` is missing where a page is served without https. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-a$4-$5')
}
