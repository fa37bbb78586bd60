/** Adds the documentation pages to the build; while developing, they are made when they are asked for. */
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { sitePages } from './pages.ts'

const DOCS = fileURLToPath(new URL('../../../docs/', import.meta.url))
/** Only for these pages: the workbench does not load it. */
const STYLE = fileURLToPath(new URL('../../src/style/article.css', import.meta.url))

export function site(): Plugin {
  return {
    name: 'site',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const article = this.emitFile({ type: 'asset', name: 'article.css', source: await readFile(STYLE) })
        // Not the styles of single views.
        const frame = Object.keys(bundle).filter((file) => /\/index-[^/]+\.css$/.test(file))
        const styles = [...frame, this.getFileName(article)]
        const script =
          Object.values(bundle).find((file) => file.type === 'chunk' && file.name === 'docs')?.fileName ?? ''
        const fonts = Object.keys(bundle).filter((file) => /latin[^/]*(?<!accents)\.woff2$/.test(file))
        for (const file of await sitePages(DOCS, { styles, script, fonts })) this.emitFile({ type: 'asset', ...file })
      },
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        // The workbench is at the root, a page in a folder.
        const [, asked] = /^\/([^?#]+\/|pictures\/[^?#]+)(?:[?#]|$)/.exec(request.url ?? '') ?? []
        const files = asked
          ? await sitePages(DOCS, {
              styles: ['src/style/page.css', 'src/style/article.css'],
              script: 'src/docs.ts',
              fonts: [],
            })
          : []
        const file = files.find(({ fileName }) => fileName === asked?.replace(/\/$/, '/index.html'))
        if (file === undefined) return next()
        response.end(file.source)
      })
    },
  }
}
