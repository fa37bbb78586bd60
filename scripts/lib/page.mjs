/**
 * Builds the page as static files, from the sources in www/ and the committed package. The default folder is www/dist.
 */
import { at } from './paths.mjs'
import { runBin } from './run.mjs'

export const page = at('www', 'dist')

export async function buildPage(folder = page) {
  const vite = at('node_modules', 'vite', 'bin', 'vite.js')
  const { output } = await runBin(vite, ['build', '--outDir', folder, '--emptyOutDir', '--logLevel=warn'], {
    cwd: at('www'),
  })
  return output
}
