/** Has the browser load the core together with the script, not after it. */
import type { Plugin } from 'vite'

export function preloadCore(): Plugin {
  return {
    name: 'preload-core',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => file.endsWith('.wasm'))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'fetch', type: 'application/wasm', crossorigin: '', href: `./${file}` },
            injectTo: 'head',
          })),
    },
  }
}
