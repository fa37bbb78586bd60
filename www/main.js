/** The page: loads the package and shows the view that the address names. */
import { startConversion } from './conversion.js'
import { byId } from './elements.js'
import { startValidation } from './validation.js'
import { tell } from './verdict.js'

/** By name, as in the address behind `#`: what shows each anew. @type {Record<string, () => void>} */
const views = {}

/** @param {typeof import('order-contract')} contract */
function start(contract) {
  views.validate = startValidation(contract)
  if ('convert' in contract) views.convert = startConversion(contract)
  byId('views').hidden = !views.convert
  addEventListener('hashchange', showView)
  showView()
}

function showView() {
  const asked = location.hash.slice(1)
  const shown = Object.hasOwn(views, asked) ? asked : 'validate'
  for (const view of ['validate', 'convert']) {
    byId(`${view}-view`).hidden = view !== shown
    byId(`${view}-link`).ariaCurrent = view === shown ? 'page' : null
  }
  document.title = `order-contract: ${shown} a document`
  views[shown]()
}

try {
  start(await import('order-contract'))
} catch (error) {
  console.error(error)
  tell(byId('verdict'), 'The package could not be loaded. Is it built? `npm run build` makes it.', 'invalid')
}
