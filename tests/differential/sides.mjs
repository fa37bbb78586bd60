/**
 * The sides that the package is compared with, and where they may differ from it.
 *
 * Each side gets a question with the package's answer to it, and returns the differences as sentences, or
 * names the entry of DIFFERENCES that explains why it is not compared.
 */
import Ajv2020 from 'ajv/dist/2020.js'

/** All reasons why a side may differ. */
export const DIFFERENCES = {
  'lone surrogate': 'JSON.parse takes half of a surrogate pair that is escaped; we report `encoding`',
  'not read': 'a limit of bytes or depth ended the reading before the text did',
  'number too deep': 'serde_json ends at 127 levels, where our limit is another',
  'lost in reading':
    'a schema is held against what has been read: syntax, encoding, limits and repeated keys are over by then',
  'which entries': 'of several members that could hold the entries we check none, the schema all',
  'another text': 'what JSON.stringify makes of the value is another text: white space, escapes, digits, repeated keys',
}

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
const FAULTS = ['syntax', 'encoding', 'too_large', 'too_deep']
const BEFORE_A_SCHEMA = [...FAULTS, 'duplicate_key']

/** JSON.parse: accepts the same grammar. */
export function jsonParse({ shape, text, bytes }, { problems }) {
  if (shape.endsWith('-query')) return { skipped: undefined }
  const codes = problems.map(({ code }) => code)
  if (codes.includes('too_large') || codes.includes('too_deep')) return { skipped: 'not read' }
  const refused = codes.includes('syntax') || codes.includes('encoding')
  const good = parses(text, bytes)
  if (good && codes.includes('encoding')) {
    const source = text ?? decoder.decode(bytes)
    if (/\\u[dD][89a-fA-F]/.test(source)) return { skipped: 'lone surrogate' }
  }
  return { differences: good === !refused ? [] : [`JSON.parse ${good ? 'takes' : 'refuses'} it, we say ${codes}`] }
}

function parses(text, bytes) {
  try {
    JSON.parse(text ?? decoder.decode(bytes))
    return true
  } catch {
    return false
  }
}

/** The exported schemas, run by Ajv at both levels. They have the default severities. */
export function schemaSide({ jsonSchema, validate }) {
  const ajv = new Ajv2020({ strict: true, strictRequired: false, allowUnionTypes: true })
  const compiled = new Map()
  const schemaOf = (shape, version, level) => {
    const key = `${shape} ${version} ${level}`
    if (!compiled.has(key)) compiled.set(key, ajv.compile(jsonSchema(shape, { version, level })))
    return compiled.get(key)
  }
  return ({ shape, text, bytes, options: { version } }) => {
    const differences = []
    for (const level of ['implied', 'stated']) {
      const { valid, problems } = validate(shape, text ?? bytes, { version, level })
      const codes = problems.map(({ code }) => code)
      const isNoQuery = shape.endsWith('-query') && problems.some(({ code, pointer }) => code === 'type' && !pointer)
      if (isNoQuery || codes.some((code) => BEFORE_A_SCHEMA.includes(code))) return { skipped: 'lost in reading' }
      if (shape.endsWith('-list') && codes.includes('entries')) return { skipped: 'which entries' }
      const verdict = schemaOf(shape, version, level)(readAs(shape, text ?? decoder.decode(bytes)))
      if (verdict !== valid) differences.push(`${level}: Ajv says ${verdict}, we say ${valid}`)
    }
    return { differences }
  }
}

function readAs(shape, text) {
  return shape.endsWith('-query') ? Object.fromEntries(new URLSearchParams(text)) : JSON.parse(text)
}

function without(list, others) {
  const left = [...others]
  return list.filter((one) => {
    const at = left.indexOf(one)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

/** The same code natively: everything must be the same. */
export function native(_, answer, { serde, ...theirs }) {
  return { differences: differingParts('', answer, theirs) }
}

function differingParts(path, ours, theirs) {
  if (typeof ours !== 'object' || typeof theirs !== 'object' || ours === null || theirs === null)
    return Object.is(ours, theirs) ? [] : [`${path}: ${JSON.stringify(ours)}, natively ${JSON.stringify(theirs)}`]
  const keys = new Set([...Object.keys(ours), ...Object.keys(theirs)])
  return [...keys].flatMap((key) => differingParts(`${path}/${key}`, ours[key], theirs[key]))
}

/** serde_json: accepts the same grammar. */
export function serdeJson({ shape }, { problems }, { serde }) {
  if (shape.endsWith('-query')) return {}
  const codes = problems.map(({ code }) => code)
  if (codes.includes('too_large') || codes.includes('too_deep')) return { skipped: 'not read' }
  const refused = codes.includes('syntax') || codes.includes('encoding')
  return { differences: serde === !refused ? [] : [`serde_json ${serde ? 'takes' : 'refuses'} it, we say ${codes}`] }
}

/** `isValid`: returns the verdict of the report. */
export function verdict(_, { valid, verdict }) {
  return { differences: valid === verdict ? [] : [`isValid says ${verdict}, the report ${valid}`] }
}

/** The document as a JavaScript value: the same report, without places. */
export function valueSide({ validate }) {
  return ({ shape, text, options }, { problems, valid }) => {
    const value = shape.endsWith('-query') ? undefined : valueIn(text)
    if (value === undefined) return { skipped: 'another text' }
    const report = validate(shape, value, options)
    const marks = (list) =>
      list.map(({ code, pointer, severity, basis, message }) => [code, pointer, severity, basis, message].join(' '))
    const [ours, theirs] = [marks(problems), marks(report.problems)]
    if (report.valid === valid && ours.join() === theirs.join()) return { differences: [] }
    return {
      differences: [
        ...without(ours, theirs).map((one) => `only of the text: ${one}`),
        ...without(theirs, ours).map((one) => `only of the value: ${one}`),
      ],
    }
  }
}

/** Returns the value of a text, if JSON.stringify writes that value as the same text. */
function valueIn(text) {
  try {
    const value = JSON.parse(text)
    return typeof value === 'object' && value !== null && JSON.stringify(value) === text ? value : undefined
  } catch {
    return undefined
  }
}
