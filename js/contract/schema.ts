/** The JSON Schema of each shape, with the rules that are errors by default: a function of its description. */
import { oneOf } from '../options/checks.js'
import { own, readerOf } from '../options/reader.js'
import { accept, level, optional, version } from '../options/table.js'
import type {
  ElementDescription,
  FieldDescription,
  JsonSchema,
  ObjectDescription,
  Requirement,
  ValueDescription,
} from '../types/reference.js'
import type { Basis, Code, JsonValue, Level, Options, Shape, Version } from '../types/types.js'
import { type Description, describe } from './describe.js'

const dialect = oneOf(['draft-2020-12', 'draft-07'])

const readOptions = readerOf({ version, level, accept, optional })

/** Converts a schema to a dialect. Throws a TypeError for an unknown dialect. */
export function jsonSchemaFor(target: unknown, schema: JsonSchema): JsonSchema {
  if (dialect(target, 'target') === 'draft-2020-12') return schema
  // All other keywords that occur mean the same in both dialects.
  const text = JSON.stringify(schema).replaceAll('$defs', 'definitions')
  return { ...JSON.parse(text), $schema: 'http://json-schema.org/draft-07/schema#' }
}

/**
 * Returns the JSON Schema (2020-12) of a shape. That of a query describes an object of its parameters: strings, numbers,
 * booleans, and lists of these.
 * The default version is that of `validate`, the default level `'implied'`. A JSON Schema can't express duplicate keys,
 * bad encoding, or which of several members holds the entries of a list. It compiles in Ajv's strict mode. The result is
 * yours to change. An unknown shape or option throws a `TypeError`.
 *
 * @example
 * ```ts
 * import { jsonSchema } from 'order-contract'
 *
 * const schema = jsonSchema('product-update', { level: 'stated' })
 * if (schema.title !== 'Product update') throw new Error('no schema')
 * ```
 */
export function jsonSchema(
  shape: Shape,
  options?: Pick<Options, 'version' | 'level' | 'accept' | 'optional'>,
): JsonSchema {
  const { level, ...about } = readOptions(options)
  return schemaOf(describe(shape, about), level)
}

/** Returns the schema of what a description says, with the rules of a level. */
export function schemaOf(description: Description, level: Level): JsonSchema {
  const { shape, version, layout, section, object } = description
  const head = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: layout === 'entries' ? `List: ${object.title}` : object.title,
    description: `The shape ${shape}, section ${section}.`,
  }
  const root = valueSchema({ level, version, isQuery: layout === 'query', isFirm: true }, description)
  return { ...head, ...(layout === 'entries' ? listOf(object.title, root) : root) }
}

/** Returns the schema of a list, whose envelope is not shown: any member of an object that is a list of objects has entries. */
function listOf(title: string, entry: JsonSchema): JsonSchema {
  const entries = { type: 'array', items: { $ref: '#/$defs/entry' } }
  const member = conditional({ type: 'array', items: { type: 'object' } }, entries)
  const list = { anyOf: [entries, { type: 'object', additionalProperties: member }] }
  return { ...list, $defs: { entry: { title, ...entry } } }
}

type Type = 'string' | 'object' | 'array'

const TYPES: { readonly [K in ElementDescription['kind']]: readonly Type[] } = {
  any: [],
  text: ['string'],
  enum: ['string'],
  object: ['object'],
  list: ['array'],
  collection: ['array', 'object'],
}

/**
 * In strict mode, Ajv wants each keyword beside its type, each required name beside its property, and one type or one with
 * `null`.
 */
interface Scope {
  readonly level: Level
  readonly version: Version
  /** The object has parameters, which are sent as texts: members that are null are left out. */
  readonly isQuery: boolean
  /** Not beside a discriminator that decides nothing: there, nothing is required, and nothing must be filled. */
  readonly isFirm: boolean
}

type Described = ElementDescription & Partial<Pick<FieldDescription, 'required'>>
type DescribedField = Described & Partial<Pick<FieldDescription, 'deprecated' | 'repeatable'>>

function isError(
  { level }: Scope,
  { errors }: Pick<Described, 'errors'>,
  code: Code,
  basis: Basis = 'stated',
): boolean {
  return errors.includes(code) && (level === 'implied' || basis !== 'implied')
}

function fieldSchema(scope: Scope, field: DescribedField): JsonSchema {
  if (scope.isQuery) return parameterSchema(scope, field)
  const { label, doc } = field
  const deprecated = own(field, 'deprecated')
  const isDeprecated = deprecated !== undefined && deprecated <= scope.version
  return given({
    title: label,
    description: doc,
    deprecated: isDeprecated ? true : undefined,
    ...valueSchema(scope, field),
  })
}

function valueSchema(scope: Scope, element: Described): JsonSchema {
  const { kind, basis, nullable } = element
  const rules = rulesOf(scope, element)
  const [type, ...others] = TYPES[kind]
  if (type === undefined) return rules
  if (!isError(scope, element, 'type', basis)) {
    // The rules are for values of the type. Examples are no rule.
    const hasRules = Object.keys(rules).some((keyword) => keyword !== 'examples')
    return hasRules ? { anyOf: [{ not: { type } }, { type, ...rules }] } : rules
  }
  const types = nullable ? [type, ...others, 'null'] : [type, ...others]
  if (others.length > 0) return { anyOf: types.map((type) => ({ type })) }
  return { type: nullable ? types : type, ...rules }
}

/** What a parameter of any text can be. */
const SENDABLE: JsonSchema[] = [{ type: 'string' }, { type: 'number' }, { type: 'boolean' }]
const NOT_SENT: JsonSchema = { type: 'null' }
const LIST: JsonSchema = { type: 'array', items: { anyOf: SENDABLE } }
/** From here on, a number is written with an exponent. */
const FIRST_WITH_EXPONENT = 1e21

function parameterSchema(scope: Scope, field: DescribedField): JsonSchema {
  const { label, doc, repeatable } = field
  const rules = rulesOf(scope, field)
  const text = { type: 'string', ...rules }
  const count = { type: 'integer', minimum: 0, exclusiveMaximum: FIRST_WITH_EXPONENT }
  const isFree = rules.pattern === undefined && rules.enum === undefined
  // A whole number is sent as its digits, which may be of the form.
  const isCount = typeof rules.pattern === 'string' && new RegExp(rules.pattern, 'u').test('0')
  const others = isFree ? SENDABLE.slice(1) : isCount ? [count] : []
  const one = [text, ...others]
  const isAsked = isRequired(scope, field)
  const list = repeatable ? [given({ type: 'array', items: { anyOf: one }, minItems: isAsked ? 1 : undefined })] : []
  return given({ title: label, description: doc, anyOf: [...one, ...(isAsked ? [] : [NOT_SENT]), ...list] })
}

function rulesOf(scope: Scope, element: Described): JsonSchema {
  const { values = [], object, element: inner } = element
  switch (element.kind) {
    case 'text':
      return textRules(scope, element)
    case 'enum': {
      const all = values.map(({ value }) => value)
      return isError(scope, element, 'enum') ? { enum: all } : { examples: all }
    }
    case 'list':
      return given({
        minItems: mustBeFilled(scope, element, element.notEmpty) ? 1 : undefined,
        items: inner && fieldSchema(scope, inner),
      })
    default:
      return object === undefined ? {} : memberRules(scope, object)
  }
}

function textRules(scope: Scope, element: Described): JsonSchema {
  const { formBasis, pattern } = element
  const hasForm = formBasis !== undefined && (scope.level === 'implied' || formBasis !== 'implied')
  return given({
    pattern: hasForm ? pattern : undefined,
    minLength: mustBeFilled(scope, element, own(element, 'required') ?? element.notEmpty) ? 1 : undefined,
  })
}

function mustBeFilled(scope: Scope, element: Described, requirement: Requirement | undefined): boolean {
  return scope.isFirm && requirement !== undefined && isError(scope, element, 'empty', requirement.basis)
}

function memberRules(scope: Scope, { fields, removed, discriminator }: ObjectDescription): JsonSchema {
  const isDependent = (field: FieldDescription) =>
    discriminator !== undefined && (field.appliesWith ?? own(field, 'required')?.with) !== undefined
  const dependent = fields.filter(isDependent)
  const others = fields.filter((field) => !isDependent(field))
  const decider = fields.find(({ name }) => name === discriminator)
  const members = memberSchemas(scope, others)
  const forbidden = refusals(scope, removed)
  return given({
    ...members,
    properties: forbidden ? Object.assign({}, members.properties, forbidden) : members.properties,
    additionalProperties: scope.isQuery ? { anyOf: [...SENDABLE, NOT_SENT, LIST] } : undefined,
    ...exclusion(scope, fields),
    ...(decider && dependent.length > 0 && conditions(scope, decider, dependent)),
  })
}

/** Returns the schemas of fields, and which must be there beside a value of the discriminator. */
function memberSchemas(scope: Scope, fields: readonly FieldDescription[], beside?: string) {
  const properties = fields.map((field) => [field.name, fieldSchema(scope, field)] as const)
  return given({
    properties: properties.length > 0 ? Object.fromEntries(properties) : undefined,
    required: requiredOf(scope, fields, beside),
  })
}

function requiredOf(scope: Scope, fields: readonly FieldDescription[], beside?: string): string[] | undefined {
  const required = fields.filter((field) => scope.isFirm && isRequired(scope, field, beside)).map(({ name }) => name)
  return required.length > 0 ? required : undefined
}

function isRequired(scope: Scope, field: Described, beside?: string): boolean {
  const required = own(field, 'required')
  if (required === undefined || !isError(scope, field, 'required', required.basis)) return false
  return required.with === undefined || required.with.values.some((value) => value === beside)
}

/** Returns the schemas of removed fields that are errors, which meet what is no value. */
function refusals(scope: Scope, removed: ObjectDescription['removed']) {
  const forbidden = removed.filter((field) => isError(scope, field, 'removed'))
  if (forbidden.length === 0) return undefined
  const entries = forbidden.map(({ name, version, instead }) => {
    const description = `Removed in ${version}. ${instead}`
    return [name, { description, ...(scope.isQuery ? NOT_SENT : { not: {} }) }] as const
  })
  return Object.fromEntries(entries)
}

/** Returns the rule for the pair of fields of which only one may be there. */
function exclusion(scope: Scope, fields: readonly FieldDescription[]): JsonSchema {
  for (const { name, excludes } of fields) {
    if (excludes === undefined || !isError(scope, excludes, 'exclusive', excludes.basis)) continue
    const sent = { not: NOT_SENT }
    return { not: { properties: { [name]: sent, [excludes.name]: sent }, required: [name, excludes.name] } }
  }
  return {}
}

/**
 * Returns the rules for each value of the discriminator, as a chain of `if`, `then` and `else`. Values with the same rules
 * share one. The last `else` is for any other value, if a document with one can be valid.
 */
function conditions(scope: Scope, decider: FieldDescription, dependent: readonly FieldDescription[]): JsonSchema {
  const { name, values = [] } = decider
  const groups = new Map<string, { rules: JsonSchema; values: string[] }>()
  for (const { value } of values.filter(({ accepted }) => !accepted)) {
    const allowed = dependent.filter(({ appliesWith }) => appliesWith?.values.includes(value) ?? true)
    const rules = memberSchemas(scope, allowed, value)
    const group = groups.get(JSON.stringify(rules)) ?? { rules, values: [] }
    groups.set(JSON.stringify(rules), { rules, values: [...group.values, value] })
  }
  const others = decides(scope, decider) ? {} : memberSchemas({ ...scope, isFirm: false }, dependent)
  return [...groups.values()].reduceRight<JsonSchema>((otherwise, { rules, values: [first = '', ...more] }) => {
    const decided = more.length === 0 ? { const: first } : { enum: [first, ...more] }
    if (isEmpty(rules) && isEmpty(otherwise)) return otherwise
    return conditional({ properties: { [name]: decided }, required: [name] }, rules, otherwise)
  }, others)
}

/** Whether every valid document has a documented value of the discriminator. */
function decides(scope: Scope, decider: FieldDescription): boolean {
  const isAccepted = ({ accepted }: ValueDescription) => accepted
  return isRequired(scope, decider, undefined) && isError(scope, decider, 'enum') && !decider.values?.some(isAccepted)
}

function conditional(condition: JsonSchema, rules: JsonSchema, otherwise: JsonSchema = {}): JsonSchema {
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  const chosen = { if: condition, then: rules }
  return isEmpty(otherwise) ? chosen : { ...chosen, else: otherwise }
}

const isEmpty = (schema: JsonSchema) => Object.keys(schema).length === 0

/** Leaves out what is undefined. */
function given(keywords: { [keyword: string]: JsonValue | JsonSchema | undefined }): JsonSchema {
  return Object.fromEntries(Object.entries(keywords).filter(([, value]) => value !== undefined)) as JsonSchema
}
