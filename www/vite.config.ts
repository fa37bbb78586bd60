/** How the page is built: static files that any server serves under any path. */
import { defineConfig } from 'vite'
import { policy } from './build/policy.ts'
import { site } from './build/site/site.ts'

/** What the first verdict needs, and other views share: in one file, which compresses better than many. Not what links and lists of problems need. */
const FIRST =
  /\/www\/src\/(?:app\/(?!share|problem)|editor\/(?:Editor|text)|frame\/(?!Problem)|views\/convert|samples\/(?:first|sample\.))/
const SHARED = /\/node_modules\/(?:preact|@preact)/

export default defineConfig({
  base: './',
  plugins: [policy(), site()],
  build: {
    target: ['chrome123', 'firefox121', 'safari17.5'],
    // The policy allows no `data:`.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [{ name: 'page', test: (id) => FIRST.test(id) || SHARED.test(id) }] },
      },
    },
  },
})
