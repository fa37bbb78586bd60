/**
 * The runtimes that the tests run in: real ones, over real HTTP. `start(app, options)` serves an app: its `worker.mjs`,
 * `function.mjs`, `node.mjs` or `web.mjs`.
 */
import { startEdgeRuntime } from './edge_runtime.mjs'
import { startNode } from './node.mjs'
import { startWeb } from './web.mjs'
import { startWorkerd } from './workerd.mjs'

export const runtimes = [
  { name: 'workerd', start: (app, options) => startWorkerd(`${app}/worker.mjs`, options) },
  { name: 'edge runtime', start: (app, options) => startEdgeRuntime(`${app}/function.mjs`, options) },
  { name: 'Node', start: (app, options) => startNode(`${app}/node.mjs`, options) },
  { name: 'Deno', start: (app, options) => startWeb('deno', `${app}/web.mjs`, options) },
  { name: 'Bun', start: (app, options) => startWeb('bun', `${app}/web.mjs`, options) },
]
