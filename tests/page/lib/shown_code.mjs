/** Runs the code that a view shows, with the package that the page was built with. */
import { transform } from 'esbuild'

const IMPORT = /^import \{ (.*) \} from "(.*)";$/gm
const AsyncFunction = (async () => {}).constructor

/**
 * Returns the code, and what it has put into the variable `wanted`; what it exports by default is in `exported`. `given`
 * are the variables that the code leaves to the app.
 */
export async function runShown({ page }, wanted, given = {}) {
  await page.waitForSelector('.next pre')
  const code = await page.$eval('.next pre', (it) => it.textContent)
  const plain = await transform(code.replace('export default', 'const exported ='), { loader: 'ts' })
  const names = [...plain.code.matchAll(IMPORT)].map(([, , from]) => from)
  const parts = Object.fromEntries(await Promise.all(names.map(async (from) => [from, await import(from)])))
  const quiet = 'const console = { log() {}, error() {} }'
  const body = [quiet, plain.code.replaceAll(IMPORT, 'const { $1 } = parts["$2"];'), `return ${wanted}`].join('\n')
  const value = await new AsyncFunction('parts', ...Object.keys(given), body)(parts, ...Object.values(given))
  return { code, value }
}
