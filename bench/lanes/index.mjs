/**
 * The lanes by their letters, as the design numbers them. D (NDJSON convert) takes its place here when the
 * package converts.
 */
import { run } from '../engines.mjs'
import { size } from './size.mjs'
import { start } from './start.mjs'

/** @typedef {import('../engines.mjs').Engine} Engine */
/** @typedef {'full' | 'quick'} Mode */

/** @param {string} file */
const inEngine =
  (file, ...args) =>
  (engine, mode) =>
    JSON.parse(run(engine, file, [...args, mode]))

/** @type {Record<string, { title: string, against: string, anyEngine?: true, measure: (engine: Engine, mode: Mode) => any }>} */
export const LANES = {
  A: {
    title: 'bytes → verdict',
    against: 'TextDecoder + JSON.parse + Ajv standalone code',
    measure: inEngine('lanes/timed.mjs', 'A'),
  },
  B: {
    title: 'string → verdict',
    against: 'JSON.parse + Ajv standalone code',
    measure: inEngine('lanes/timed.mjs', 'B'),
  },
  C: {
    title: 'invalid text → all findings, each read',
    against: 'JSON.parse + Ajv standalone code with allErrors; JSON.parse + Zod',
    measure: inEngine('lanes/timed.mjs', 'C'),
  },
  E: {
    title: 'object → verdict',
    against: 'Valibot; Zod; Ajv standalone code',
    measure: inEngine('lanes/timed.mjs', 'E'),
  },
  F: {
    title: 'bytes → typed value',
    against: 'TextDecoder + JSON.parse + Ajv standalone code',
    measure: inEngine('lanes/timed.mjs', 'F'),
  },
  G: {
    title: 'import to first verdict, a fresh process each',
    against: 'Ajv import + compile; Zod',
    measure: start,
  },
  H: {
    title: 'download, brotli 11',
    against: 'Ajv with formats; Zod; all bundled and minified by esbuild, contract included',
    anyEngine: true,
    measure: size,
  },
  I: {
    title: 'growth from 1 KB to 100 MB; memory over 10⁷ calls',
    against: 'itself',
    measure: inEngine('lanes/growth.mjs'),
  },
}

/** What each lane is called. @type {Record<string, string>} */
export const titles = Object.fromEntries(Object.entries(LANES).map(([lane, { title }]) => [lane, title]))
