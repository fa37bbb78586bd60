/** Runs the code that a view shows, with the package that the page was built with. */
import * as api from 'order-contract'
import * as de from 'order-contract/messages/de'

const PARTS = { 'order-contract': api, 'order-contract/messages/de': de }

/**
 * Returns what the code has put into the variable `wanted`. `given` are the variables that the code leaves to the app.
 */
export function runShown(code, wanted, given) {
  const lines = code.split('\n').map((line) => {
    const [, names, from] = /^import \{ (.*) \} from '(.*)'$/.exec(line) ?? []
    return names === undefined ? line : `const { ${names} } = parts[${JSON.stringify(from)}]`
  })
  const quiet = 'const console = { log() {}, error() {} }'
  const body = [quiet, ...lines, `return ${wanted}`].join('\n')
  return new Function('parts', ...Object.keys(given), body)(PARTS, ...Object.values(given))
}
