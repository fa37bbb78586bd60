/** How the page is built: static files that any server serves under any path. */

import { readFileSync } from 'node:fs'
import { defaultClientConditions, defineConfig, type Plugin } from 'vite'
import { fonts } from './build/fonts.ts'
import { policy } from './build/policy.ts'

/** What the first verdict needs, and other views share: in one file, which compresses better than many. Not the samples. */
const FIRST =
  /\/www\/src\/(?:(?:App|address)\.|app\/|editor\/(?:Editor|text)|frame\/|views\/convert|samples\/(?:first|sample\.))/
const SHARED = /\/node_modules\/(?:preact|@preact)/
/** The editor, which is shown next, is another. */
const EDITOR =
  /\/www\/src\/editor\/(?!search)|\/node_modules\/(?:@codemirror\/(?!search)|style-mod|@marijn|w3c-keyname|crelt)/

/** The script that fetches the view in the address runs at once, before the one that needs it has come. */
const views: Plugin = {
  name: 'views',
  apply: 'build',
  transformIndexHtml: (_html, { bundle = {} }) => {
    const src = Object.keys(bundle).find((file) => /\/views-.*\.js$/.test(file))
    return [{ tag: 'script', attrs: { type: 'module', async: true, src: `./${src}` }, injectTo: 'head' }]
  },
}

const { version } = JSON.parse(readFileSync(new URL('../pkg/package.json', import.meta.url), 'utf8'))

export default defineConfig({
  base: './',
  define: { __VERSION__: JSON.stringify(version) },
  // The cores are files of their own, which src/app/core.ts starts.
  resolve: { conditions: ['order-contract-given', ...defaultClientConditions] },
  plugins: [policy(), views, fonts()],
  build: {
    target: ['chrome123', 'firefox127', 'safari17.5'],
    // The policy allows no `data:`.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      treeshake: { moduleSideEffects: (id) => !/@(?:lezer|codemirror)\//.test(id) },
      output: {
        codeSplitting: {
          groups: [
            { name: 'views', test: /\/www\/src\/(?:views|app\/first)\.ts|vite\/preload-helper/, priority: 2 },
            { name: 'page', test: (id) => FIRST.test(id) || SHARED.test(id), priority: 1 },
            { name: 'editor', test: EDITOR },
          ],
        },
      },
    },
  },
})
