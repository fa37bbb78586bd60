/**
 * The runtimes that the tests run in: real ones, over real HTTP. Receiver and gateway are tested in `allRuntimes`, load
 * only in `runtimes`.
 */
import { startEdgeRuntime } from './edge_runtime.mjs'
import { startNode } from './node.mjs'
import { startWeb } from './web.mjs'
import { startWorkerd } from './workerd.mjs'

/**
 * `start(app, options)` serves an app: its `worker.mjs`, its `function.mjs`, its `node.mjs`
 * or its `web.mjs`. `keepsLength` tells
 * which lengths a gateway can declare there: the edge runtime removes them from responses, Deno from requests. `decodes`
 * tells whether its `fetch` decodes what came encoded unasked. `readsWhole` tells whether
 * the runtime enforces the declared length of HTTP bodies, so that a receiver can read them at once.
 */
export const runtimes = [
  {
    name: 'workerd',
    start: (app, options) => startWorkerd(`${app}/worker.mjs`, options),
    keepsLength: { passing: true, converted: true, sent: true },
    decodes: true,
    readsWhole: true,
  },
  {
    name: 'edge runtime',
    start: (app, options) => startEdgeRuntime(`${app}/function.mjs`, options),
    keepsLength: { passing: false, converted: false, sent: true },
    decodes: true,
    readsWhole: false,
  },
  {
    name: 'Node',
    start: (app, options) => startNode(`${app}/node.mjs`, options),
    keepsLength: { passing: true, converted: true, sent: true },
    decodes: true,
    readsWhole: false,
  },
]

export const allRuntimes = [
  ...runtimes,
  {
    name: 'Deno',
    start: (app, options) => startWeb('deno', `${app}/web.mjs`, options),
    keepsLength: { passing: true, converted: true, sent: false },
    decodes: false,
  },
  {
    name: 'Bun',
    start: (app, options) => startWeb('bun', `${app}/web.mjs`, options),
    keepsLength: { passing: true, converted: true, sent: true },
    decodes: true,
  },
]
