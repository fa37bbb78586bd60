/**
 * What clients ask of a gateway, and what must arrive: at the service, and back at the client. The scenarios
 * are run in Node (tests/js/gateway.test.mjs) and over real HTTP in the runtimes (gateway.test.mjs).
 *
 * Each gets `upstream`; `ask(path, init)`, which resolves to `{ status, headers, text, bytes }`;
 * `begin(path, headers)`, which gives a function by which the client leaves; `gateway`, the address asked; and
 * `keepsLength`, which lengths the runtime lets a gateway declare. The first segment of a path is a gateway of
 * apps/gateway.
 */
import { bothWays } from './both_ways.mjs'
import { endings } from './endings.mjs'
import { faults } from './faults.mjs'
import { headers } from './headers.mjs'
import { paths } from './paths.mjs'
import { shortfalls } from './shortfalls.mjs'

export const scenarios = [...bothWays, ...faults, ...shortfalls, ...headers, ...paths, ...endings]
