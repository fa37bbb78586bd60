/**
 * The sides that the package is compared with. Each gets a question with the package's answer and the native one, and throws
 * if they differ. If it does not compare them, it returns the reason.
 */
import assert from 'node:assert/strict'
import Ajv2020 from 'ajv/dist/2020.js'
import { api } from '../js/package.mjs'

const { jsonSchema, validate } = api
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
const ajv = new Ajv2020({ strict: true })
const schemas = new Map()

export const SIDES = {
  /** The same code natively: everything is the same. */
  native(_, ours, { serde, ...theirs }) {
    assert.deepEqual(ours, theirs)
  },
  'JSON.parse'(question, ours) {
    if (hasCode(ours, 'encoding') && /\\u[dD][89a-fA-F]/.test(question.text ?? ''))
      return 'JSON.parse takes half of a surrogate pair that is escaped'
    return sameGrammar(question, ours, parsed(question) !== undefined)
  },
  serde_json(question, ours, { serde }) {
    return sameGrammar(question, ours, serde)
  },
  isValid(_, { valid, verdict }) {
    assert.equal(verdict, valid)
  },
  'as a value': sameAsValue,
  Ajv: sameBySchema,
}

function hasCode({ problems }, ...codes) {
  return problems.some(({ code }) => codes.includes(code))
}

function sameGrammar({ shape }, report, isTaken) {
  if (isQuery(shape)) return 'a query'
  if (hasCode(report, 'too_large', 'too_deep')) return 'a limit ended the reading before the text did'
  assert.equal(!hasCode(report, 'syntax', 'encoding'), isTaken)
}

/** The document as a JavaScript value: the same report, without places. */
function sameAsValue({ shape, text, options }, { problems, valid }) {
  const value = isQuery(shape) ? undefined : parsed({ text })
  if (typeof value !== 'object' || value === null || JSON.stringify(value) !== text)
    return 'JSON.stringify makes another text of the value'
  const report = validate(shape, value, options)
  const marks = (list) =>
    list.map(({ code, pointer, severity, basis, message }) => [code, pointer, severity, basis, message].join(' '))
  assert.deepEqual([report.valid, marks(report.problems)], [valid, marks(problems)])
}

/** The exported schemas, run by Ajv at both levels. They have the default severities. */
function sameBySchema({ shape, text, bytes, options: { version } }) {
  for (const level of ['implied', 'stated']) {
    const report = validate(shape, text ?? bytes, { version, level })
    const isNoQuery = isQuery(shape) && report.problems.some(({ code, pointer }) => code === 'type' && !pointer)
    if (isNoQuery || hasCode(report, 'syntax', 'encoding', 'too_large', 'too_deep', 'duplicate_key'))
      return 'a schema is held against what has been read'
    if (shape.endsWith('-list') && hasCode(report, 'entries'))
      return 'of several members that could hold the entries, we check none and the schema all'
    const value = isQuery(shape) ? Object.fromEntries(new URLSearchParams(text)) : parsed({ text, bytes })
    assert.equal(schemaOf(shape, version, level)(value), report.valid, level)
  }
}

function schemaOf(shape, version, level) {
  const key = `${shape} ${version} ${level}`
  if (!schemas.has(key)) schemas.set(key, ajv.compile(jsonSchema(shape, { version, level })))
  return schemas.get(key)
}

const isQuery = (shape) => shape.endsWith('-query')

/** The value of a text or of bytes, or undefined if JSON.parse refuses it. */
function parsed({ text, bytes }) {
  try {
    return JSON.parse(text ?? decoder.decode(bytes))
  } catch {
    return undefined
  }
}
