/**
 * Builds the page as static files, from the sources in www/ and the committed package. The default folder is www/dist.
 */
import { at } from './paths.mjs'

export const page = at('www', 'dist')

export async function buildPage(outDir = page) {
  // Not imported at the top: npm may have installed it only now.
  const { build } = await import('vite')
  await build({ root: at('www'), build: { outDir, emptyOutDir: true }, logLevel: 'error' })
}
