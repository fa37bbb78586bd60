/**
 * Builds the modules that the lanes load, into .made/: the code that Ajv and ata-validator generate for the contract,
 * and every peer bundled into one file, so that both engines run the same text.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Ajv } from 'ajv'
import standalone from 'ajv/dist/standalone/index.js'
import { toStandaloneModule } from 'ata-validator/build'
import { build } from 'esbuild'
import { ajvOptions, schemas } from './peers/ajv-schemas.mjs'
import * as ata from './peers/ata-schemas.mjs'
import { dist, fileOf } from './peers/package.mjs'

const path = (relative) => fileURLToPath(new URL(relative, import.meta.url))
const MADE = path('.made/')
const write = (name, source) => writeFileSync(`${MADE}${name}.mjs`, source)
const shapes = Object.keys(schemas)
const identifier = (shape) => shape.replaceAll('-', '_')
const lookup = (of) => `{ ${shapes.map((shape) => `${JSON.stringify(shape)}: ${of(shape)}`).join(', ')} }`

/** @param {boolean} allErrors */
function ajvSource(allErrors) {
  const ajv = new Ajv({ ...ajvOptions, allErrors, code: { source: true, esm: true } })
  for (const shape of shapes) ajv.addSchema(schemas[shape], shape)
  return `${standalone.default(ajv, Object.fromEntries(shapes.map((shape) => [identifier(shape), shape])))}
const validators = ${lookup(identifier)}
export const verdict = (shape) => validators[shape]
export const findings = (shape) => {
  const check = validators[shape]
  return (value) => (check(value) ? [] : check.errors)
}
`
}

function refuse(message) {
  throw new Error(`ata-validator compiles the contract only in part: ${message}`)
}

/** One module per shape, and one that looks them up. */
function writeAta(name, contract, surface) {
  const options = { format: 'esm', source: false, formats: ata.formats, onWarning: refuse }
  for (const shape of shapes) write(`${name}-${shape}`, toStandaloneModule(contract[shape], options))
  const imports = shapes.map((shape) => `import * as ${identifier(shape)} from './${name}-${shape}.mjs'`)
  write(`${name}-source`, `${imports.join('\n')}\nconst validators = ${lookup(identifier)}\n${surface}\n`)
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

/** The parts of `convertStream` that lane D times, from their sources, over the core of the package. */
const batches = () =>
  bundle(path('lanes/batches.ts'), 'batches', false, {
    '#check-core': fileURLToPath(new URL('cores/inline_check.js', dist)),
    '#convert-core': fileURLToPath(new URL('cores/inline_convert.js', dist)),
  })

/** Lane G: how each peer gives its first verdict. The standalone ones are compiled at build time, the others when the program starts. */
const STARTED = {
  ajv: ['compile', '../peers/ajv.mjs'],
  'ajv-standalone': ['verdict', './ajv-source.mjs'],
  'ata-standalone': ['verdict', './ata-source.mjs'],
  zod: ['verdict', '../peers/zod.mjs'],
  'zod-compiled': ['compiledVerdict', '../peers/zod.mjs'],
  valibot: ['verdict', '../peers/valibot.mjs'],
}

function writeStart(name, [verdict, file]) {
  const first = `export const first = (shape, text) => ${verdict}(shape)(JSON.parse(text))`
  write(`start-${name}-source`, `import { ${verdict} } from '${file}'\n${first}\n`)
}

export async function prepare() {
  mkdirSync(MADE, { recursive: true })
  write('ajv-source', ajvSource(false))
  write('ajv-all-source', ajvSource(true))
  writeAta('ata', ata.schemas, 'export const verdict = (shape) => validators[shape].isValid')
  writeAta(
    'ata-all',
    ata.reportingSchemas,
    'export const findings = (shape) => { const { validate } = validators[shape]; return (value) => validate(value).errors }',
  )
  const written = ['ajv', 'ajv-all', 'ata', 'ata-all']
  for (const [name, how] of Object.entries(STARTED)) writeStart(name, how)
  await Promise.all([
    ...written.map((name) => bundle(`${MADE}${name}-source.mjs`, name)),
    ...['zod', 'valibot'].map((name) => bundle(path(`peers/${name}.mjs`), name)),
    ...Object.keys(STARTED).map((name) => bundle(`${MADE}start-${name}-source.mjs`, `start-${name}`, true)),
    batches(),
    bundle(path('start/ours-bundled.mjs'), 'start-ours-bundled', true, { 'order-contract': fileURLToPath(fileOf()) }),
  ])
}
