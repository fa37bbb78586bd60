/** The page: starts the package, and shows the view that the address names. */
import './style/page.css'
import { effect } from '@preact/signals'
import { render } from 'preact'
import { App } from './App.js'
import { followAddress } from './address.js'
import { startBoth } from './app/core.js'
import { begin, canBegin, loaded } from './app/current.js'
import { startLanguage } from './app/language.js'
import { nextTask } from './app/rest.js'
import { offerRemote, takeDocuments } from './app/taking.js'
import { isFirst, pickFirst, startDocument } from './frame/source.js'
import { loads } from './views.js'

await startLanguage()
// The script has taken a task: the first view is drawn in another.
await nextTask()
pickFirst()
startDocument()
followAddress()
const page = document.getElementById('page')
if (page) {
  page.replaceChildren()
  render(<App />, page)
}
takeDocuments()
offerRemote()
effect(() => {
  void begin()
  if (!isFirst.value) void startBoth()
})
effect(() => {
  if (canBegin.value && loaded.value) loadRest()
})

/** Loads what is not loaded yet, once the browser has nothing else to do: without a network, every view still opens. */
function loadRest(): void {
  const wait = globalThis.requestIdleCallback ?? setTimeout
  const parts = [
    startBoth,
    ...Object.values(loads),
    () => import('./samples/index.js'),
    () => import('./editor/search.js'),
  ]
  // A part that fails to load is reported when its view is shown.
  wait(() => void Promise.allSettled(parts.map((load) => load())))
}
