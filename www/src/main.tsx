/** The page: starts the package, and shows the view that the address names. */
import './style/page.css'
import { effect } from '@preact/signals'
import { render } from 'preact'
import { App } from './App.js'
import { followAddress, loadAsked } from './address.js'
import { startChecking, started } from './app/core.js'
import { shown } from './app/current.js'
import { startLanguage } from './app/language.js'
import { nextTask } from './app/rest.js'
import { offerRemote, takeDocuments } from './app/taking.js'
import { isFirst, pickFirst, startDocument } from './frame/source.js'
import { loadAll } from './views.js'

loadAsked()
await startLanguage()
// The script has taken a task: the first view is drawn in another.
await nextTask()
pickFirst()
startDocument()
const page = document.getElementById('page')
if (page) {
  page.replaceChildren()
  render(<App />, page)
}
takeDocuments()
followAddress()
offerRemote()
effect(() => {
  if (!isFirst.value || shown.value !== 'convert') void startChecking()
})
await started
loadAll()
