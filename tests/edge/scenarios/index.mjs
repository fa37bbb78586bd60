/**
 * Requests to a gateway, and what must arrive at the service and at the client. The scenarios run in Node
 * (tests/js/gateway.test.mjs) and over real HTTP in the runtimes (gateway.test.mjs).
 *
 * Each scenario gets `upstream`; `ask(path, init)`, which resolves to `{ status, headers, text, bytes }`;
 * `begin(path, headers)`, which returns a function that disconnects the client; `gateway`, the base URL; and
 * `keepsLength`, the lengths that the runtime lets a gateway declare; and `decodes`, whether the runtime's `fetch` decodes
 * an answer for which the gateway asked without an encoding. The first segment of a path names a gateway of
 * apps/gateway.
 */
import { bothWays } from './both_ways.mjs'
import { endings } from './endings.mjs'
import { faults } from './faults.mjs'
import { headers } from './headers.mjs'
import { paths } from './paths.mjs'
import { shortfalls } from './shortfalls.mjs'

export const scenarios = [...bothWays, ...faults, ...shortfalls, ...headers, ...paths, ...endings]
