/** The content security policy under which pages are tested. */
import { createHash } from 'node:crypto'

/** Returns the headers of a page that may run these scripts and its import map, in which a browser finds the cores. */
export function policyOf(html, scripts = "'self' 'wasm-unsafe-eval'") {
  const map = html.match(/<script type="importmap">([\s\S]*?)<\/script>/)?.[1]
  const source = map ? `'sha256-${createHash('sha256').update(map).digest('base64')}'` : ''
  return { 'content-security-policy': `default-src 'self'; img-src data:; script-src ${scripts} ${source}` }
}
