/**
 * Puts the content security policy into the built page: everything is loaded from its own origin, but a document that a
 * person asks for. Not while developing: Vite's server needs inline styles.
 */
import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'

const POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "font-src 'self'",
  "connect-src 'self' https:",
  "base-uri 'none'",
  "form-action 'none'",
]

/** `scripts` and `images` are further sources. */
const policyWith = ({ scripts = "'wasm-unsafe-eval'", images = '' }) =>
  [...POLICY, `script-src 'self' ${scripts}`, `img-src 'self' ${images}`.trim()].join('; ')

export function policy(): Plugin {
  return {
    name: 'policy',
    apply: 'build',
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: policyWith({}) },
        injectTo: 'head-prepend',
      },
    ],
  }
}

/** The same for a documentation page: its generator begins with an inline script, and draws icons from `data:`. */
export function withPolicy(page: string): string {
  const html = page.replaceAll(/ style="[^"]*"/g, '')
  const scripts = [...html.matchAll(/<script(?![^>]* src=)[^>]*>(.*?)<\/script>/gs)].map(([, script = '']) =>
    hashOf(script),
  )
  const content = policyWith({ scripts: scripts.join(' '), images: 'data:' })
  return html.replace('<head>', `<head>\n    <meta http-equiv="Content-Security-Policy" content="${content}">`)
}

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`
