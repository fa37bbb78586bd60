/**
 * The runtimes that every test of an edge function runs in: real ones, over real HTTP.
 */
import { startEdgeRuntime } from './edge_runtime.mjs'
import { startWorkerd } from './workerd.mjs'

/** `start(app, options)` serves an app: its `worker.mjs` or its `function.mjs`. */
export const runtimes = [
  { name: 'workerd', start: (app, options) => startWorkerd(`${app}/worker.mjs`, options) },
  { name: 'edge runtime', start: (app, options) => startEdgeRuntime(`${app}/function.mjs`, options) },
]
