/** The page: starts the package and shows the view that the address names. */
import './style/page.css'
import { followAddress, startSharing } from './app/address.js'
import { startContract } from './app/core.js'
import { refuseStrayFiles } from './app/files.js'
import { startLanguage } from './app/language.js'
import { keepOffline } from './app/offline.js'
import { startReference } from './app/reference.js'
import { Stage } from './app/stage.js'
import type { App } from './app/view.js'

const stage = new Stage(start())
startReference()
startSharing(stage)
refuseStrayFiles()
followAddress(stage)
keepOffline()

async function start(): Promise<App> {
  const [contract] = await Promise.all([startContract(), startLanguage(() => void stage.renew())])
  return { contract, changed: () => stage.changed() }
}
