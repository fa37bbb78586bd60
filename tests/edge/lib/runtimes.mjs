/**
 * The runtimes that every test of an edge function runs in: real ones, over real HTTP.
 */
import { startEdgeRuntime } from './edge_runtime.mjs'
import { startNode } from './node.mjs'
import { startWorkerd } from './workerd.mjs'

/**
 * `start(app, options)` serves an app: its `worker.mjs`, its `function.mjs` or its `node.mjs`. `keepsLength` tells
 * which lengths a gateway can declare there: the edge runtime removes them from responses. `readsWhole` tells whether
 * the runtime enforces the declared length of HTTP bodies, so that a receiver can read them at once.
 */
export const runtimes = [
  {
    name: 'workerd',
    start: (app, options) => startWorkerd(`${app}/worker.mjs`, options),
    keepsLength: { passing: true, converted: true, sent: true },
    readsWhole: true,
  },
  {
    name: 'edge runtime',
    start: (app, options) => startEdgeRuntime(`${app}/function.mjs`, options),
    keepsLength: { passing: false, converted: false, sent: true },
    readsWhole: false,
  },
  {
    name: 'Node',
    start: (app, options) => startNode(`${app}/node.mjs`, options),
    keepsLength: { passing: true, converted: true, sent: true },
    readsWhole: false,
  },
]
