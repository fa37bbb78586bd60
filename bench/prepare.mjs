/**
 * Builds what the lanes load, into .made/: Ajv's standalone code (first error, and all errors), and every peer
 * bundled into one file, so that both engines run the very same text.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Ajv } from 'ajv'
import standalone from 'ajv/dist/standalone/index.js'
import { build } from 'esbuild'
import { ajvOptions, schemas } from './peers/ajv-schemas.mjs'
import { fileOf } from './peers/package.mjs'

const path = (relative) => fileURLToPath(new URL(relative, import.meta.url))
const MADE = path('.made/')

/** @param {boolean} allErrors */
function standaloneCode(allErrors) {
  const ajv = new Ajv({ ...ajvOptions, allErrors, code: { source: true, esm: true } })
  const names = Object.keys(schemas)
  for (const name of names) ajv.addSchema(schemas[name], name)
  const identifiers = names.map((name) => [name.replaceAll('-', '_'), name])
  const lookup = identifiers.map(([id, name]) => `${JSON.stringify(name)}: ${id}`).join(', ')
  return `${standalone.default(ajv, Object.fromEntries(identifiers))}
export const verdict = (shape) => validators[shape]
const validators = { ${lookup} }
`
}

const bundle = (entry, name, minify = false, alias = {}) =>
  build({
    entryPoints: [entry],
    outfile: `${MADE}${name}.mjs`,
    bundle: true,
    minify,
    alias,
    format: 'esm',
    platform: 'node',
    target: 'es2022',
    logLevel: 'error',
  })

export async function prepare() {
  mkdirSync(MADE, { recursive: true })
  writeFileSync(`${MADE}ajv-source.mjs`, standaloneCode(false))
  writeFileSync(`${MADE}ajv-all-source.mjs`, standaloneCode(true))
  await Promise.all([
    bundle(`${MADE}ajv-source.mjs`, 'ajv'),
    bundle(`${MADE}ajv-all-source.mjs`, 'ajv-all'),
    bundle(path('peers/zod.mjs'), 'zod'),
    bundle(path('peers/valibot.mjs'), 'valibot'),
    bundle(path('start/ajv.mjs'), 'start-ajv', true),
    bundle(path('start/ajv-standalone.mjs'), 'start-ajv-standalone', true),
    bundle(path('start/zod.mjs'), 'start-zod', true),
    bundle(path('start/valibot.mjs'), 'start-valibot', true),
    bundle(path('start/ours-bundled.mjs'), 'start-ours', true, { 'order-contract': fileURLToPath(fileOf('.')) }),
  ])
}
