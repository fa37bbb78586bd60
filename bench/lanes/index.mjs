/** The lanes by letter. Lane J, the receiver at the edge, is measured by ../edge. */
import { run } from '../engines.mjs'
import { weighParts } from '../size/parts.mjs'
import { weighPeers } from '../size/peers.mjs'
import { start } from './start.mjs'

/** @typedef {import('../engines.mjs').Engine} Engine */
/** @typedef {'full' | 'quick'} Mode */

const timed = (lane) => (engine, mode) => JSON.parse(run(engine, 'lanes/timed.mjs', [lane, mode]))

const growth = (engine, mode) => JSON.parse(run(engine, 'lanes/growth.mjs', [mode]))

/** @type {Record<string, { title: string, against: string, anyEngine?: true, measure: (engine: Engine, mode: Mode) => any }>} */
export const LANES = {
  A: {
    title: 'bytes → verdict',
    against: 'TextDecoder + JSON.parse + Ajv standalone code; the same with ata-validator',
    measure: timed('A'),
  },
  B: {
    title: 'string → verdict',
    against: 'JSON.parse + Ajv standalone code; the same with ata-validator',
    measure: timed('B'),
  },
  C: {
    title: 'invalid text → all findings, code, place and message read',
    against: 'JSON.parse + Ajv standalone code with allErrors; JSON.parse + Zod, compiled and not, and ata-validator',
    measure: timed('C'),
  },
  D: {
    title: 'converting a chunk of 1 MB of lines, bytes → bytes',
    against: 'decode, JSON.parse, map, JSON.stringify, encode; the same with JSON.rawJSON, which keeps digits',
    measure: timed('D'),
  },
  'D′': {
    title: 'converting one document, the whole report read, text → text',
    against: 'the same by hand, without a report',
    measure: timed('D′'),
  },
  E: {
    title: 'object → verdict',
    against: 'Valibot; Zod, compiled and not; ata-validator and Ajv standalone code',
    measure: timed('E'),
  },
  F: {
    title: 'bytes → typed value',
    against: 'TextDecoder + JSON.parse + Ajv standalone code',
    measure: timed('F'),
  },
  G: {
    title: 'import to first verdict, a fresh process each',
    against: 'Ajv import + compile; Zod; Ajv standalone code',
    measure: start,
  },
  H: {
    title: 'download, brotli 11, 1 KB = 1,000 bytes',
    against: 'the peers with the contract included, all bundled and minified by esbuild',
    anyEngine: true,
    measure: async () => ({ parts: await weighParts(), peers: await weighPeers() }),
  },
  I: {
    title: 'growth up to 100 MB, 10⁶ names and 10⁵ problems',
    against: 'its own pace at smaller sizes',
    measure: growth,
  },
}

/** The title of each lane. @type {Record<string, string>} */
export const titles = Object.fromEntries(Object.entries(LANES).map(([lane, { title }]) => [lane, title]))
