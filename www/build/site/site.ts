/** Adds the documentation pages to the build; while developing, they are made when they are asked for. */
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { sitePages } from './pages.ts'

const DOCS = fileURLToPath(new URL('../../../docs/', import.meta.url))
/** While developing. */
const STYLES = ['src/style/page.css', 'src/style/article.css']
/** Only for these pages: the workbench does not load it. */
const STYLE = fileURLToPath(new URL('../../src/style/article.css', import.meta.url))

export function site(): Plugin {
  return {
    name: 'site',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const named = (pattern: RegExp) => Object.keys(bundle).filter((file) => pattern.test(file))
        const [script = ''] = named(/\/docs-[^/]+\.js$/)
        const fonts = named(/latin[^/]*(?<!accents)\.woff2$/)
        const styles = named(/\.css$/)
        const article = this.emitFile({ type: 'asset', name: 'article.css', source: await readFile(STYLE) })
        styles.push(this.getFileName(article))
        for (const file of await sitePages(DOCS, { styles, script, fonts })) this.emitFile({ type: 'asset', ...file })
      },
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        // The workbench is at the root, a page in a folder.
        const [, asked] = /^\/([^?#]+\/|pictures\/[^?#]+)(?:[?#]|$)/.exec(request.url ?? '') ?? []
        if (asked === undefined) return next()
        const files = await sitePages(DOCS, { styles: STYLES, script: 'src/docs.ts', fonts: [] })
        const file = files.find(({ fileName }) => fileName === asked.replace(/\/$/, '/index.html'))
        if (file) response.end(file.source)
        else next()
      })
    },
  }
}
