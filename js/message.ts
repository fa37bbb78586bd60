/**
 * Sentences with their arguments filled in: the twin of src/report/message.rs. Templates and texts are
 * data (generated/english.ts); which sentence, and with which arguments, the core has chosen.
 */
import { versions } from './generated/tables.js'
import { fields, objects, rights, words } from './generated/words.js'

/** What sentences need of a field, the same in every language. Its place is its number. */
export interface FieldData {
  readonly name?: string
  readonly type?: 'string' | 'count' | 'object' | 'array' | 'collection'
  readonly values?: readonly string[]
  /** The discriminator's values beside which it means something. */
  readonly beside?: readonly string[]
  readonly removed?: string
  readonly deprecated?: string
  readonly since?: string
  /** The field that must not stand beside it. */
  readonly other?: string
}

/** What sentences need of an object. */
export interface ObjectData {
  readonly discriminator?: string
  /** The fields that it has where it has nothing else. */
  readonly carried?: readonly string[]
}

/** What a problem lists under `expected`. */
export type Right = '' | 'types' | 'values' | 'methods' | 'versions' | 'words'

/** The texts of a field in one language. */
export interface FieldTexts {
  /** What a sentence calls it, where it has no name. */
  readonly called?: string
  readonly why?: string
  /** Why a list needs an element. */
  readonly need?: string
  readonly instead?: string
}

/** The sentences of a language, each in the place of its number, and what fills them. */
export interface Messages {
  readonly sentences: readonly string[]
  /** What a problem lists under `expected`, by the number of its sentence. */
  readonly expected: { readonly [sentence: number]: readonly string[] }
  /** What stands in the text instead, by number. */
  readonly found: readonly string[]
  /** Types with their articles. */
  readonly types: { readonly [type: string]: string }
  readonly or: string
  readonly and: string
  readonly fields: readonly FieldTexts[]
  readonly calls?: CallMessages
  /** Why something is not converted, by the number of the sentence. */
  readonly refusals?: { readonly [sentence: number]: string }
}

/** The sentences on calls. Their numbers follow those of the others. */
export interface CallMessages {
  readonly sentences: readonly string[]
  readonly expected: { readonly [sentence: number]: readonly string[] }
  readonly endpoints: readonly EndpointTexts[]
  /** Why a header is needed, by its name. */
  readonly headers: { readonly [name: string]: string }
}

/** What sentences need of an endpoint. */
export interface EndpointTexts {
  readonly name: string
  readonly method: string
  readonly body?: string
  readonly since: string
  readonly removed?: string
  readonly instead?: string
}

/** What the arguments of a sentence are read from, by number. */
export interface Arguments {
  readonly field: number
  readonly object: number
  readonly near: number
  readonly other: number
  readonly number: number
  /** The name under the finding; undefined where it must not be shown. */
  readonly name?: string | undefined
}

/** A sentence with its arguments. */
export function messageOf(messages: Messages, sentence: number, given: Arguments): string {
  const known = renderedIn(messages)
  // Without a name or a number of the document a sentence is one of few, and is kept.
  if (given.name !== undefined || given.number !== 0) return rendered(messages, sentence, given)
  const key = ((sentence * 256 + given.field) * 256 + given.object) * 65536 + given.near * 256 + given.other
  let message = known.get(key)
  if (message === undefined) {
    message = rendered(messages, sentence, given)
    known.set(key, message)
  }
  return message
}

function rendered(messages: Messages, sentence: number, given: Arguments): string {
  const template = textOf(messages, sentence).split(/\{(\w+)\}/u)
  return template.map((part, n) => (n % 2 === 0 ? part : argument(messages, part, given))).join('')
}

/** The sentences of a language that were rendered before, by number of sentence and arguments. */
const all = /* @__PURE__ */ new WeakMap<Messages, Map<number, string>>()
let last: { messages: Messages; known: Map<number, string> } | undefined

function renderedIn(messages: Messages): Map<number, string> {
  if (last?.messages === messages) return last.known
  const known = all.get(messages) ?? new Map<number, string>()
  all.set(messages, known)
  last = { messages, known }
  return known
}

/** What a problem with a sentence lists under `expected`. */
export function expectedOf(messages: Messages, sentence: number, given: Arguments): string[] | undefined {
  switch (rights[sentence]) {
    case 'types':
      return typesOf(fields[given.field]?.type)
    case 'values':
      return [...(fields[given.field]?.values ?? [])]
    case 'methods':
      return methodsOf(messages, given)
    case 'versions':
      return [...versions]
    case 'words':
      return [...(messages.expected[sentence] ?? messages.calls?.expected[sentence] ?? [])]
    default:
      return undefined
  }
}

function typesOf(type: FieldData['type']): string[] | undefined {
  if (type === undefined) return undefined
  return type === 'collection' ? ['array', 'object'] : [type === 'count' ? 'string' : type]
}

function textOf({ sentences, calls, refusals }: Messages, sentence: number): string {
  return sentences[sentence] ?? calls?.sentences[sentence - sentences.length] ?? refusals?.[sentence] ?? ''
}

function argument(messages: Messages, name: string, given: Arguments): string {
  const field = fields[given.field]
  const texts = messages.fields[given.field]
  const endpoint = messages.calls?.endpoints[given.other]
  switch (name) {
    case 'field':
      return called(field, texts)
    case 'type':
      return messages.types[field?.type ?? ''] ?? ''
    case 'values':
      return joined(field?.values, messages.or)
    case 'why':
    case 'need':
    case 'instead':
      return texts?.[name] ?? ''
    case 'beside':
      return joined(field?.beside, messages.or)
    case 'removed_in':
      return field?.removed ?? ''
    case 'deprecated_in':
      return field?.deprecated ?? ''
    case 'since':
      return field?.since ?? (versions[0] as string)
    case 'other':
      return quoted(field?.other)
    case 'discriminator':
      return quoted(objects[given.object]?.discriminator)
    case 'carried':
      return joined(objects[given.object]?.carried, messages.and)
    case 'name':
      return field === undefined ? quoted(given.name ?? '*') : called(field, texts)
    case 'pointer':
      return `/${escaped(given.name ?? '*')}`
    case 'near':
      return quoted(words[given.near])
    case 'number':
      return String(given.number)
    case 'list':
    case 'header':
      return quoted(words[given.other])
    case 'header_why':
      return messages.calls?.headers[words[given.other] as string] ?? ''
    case 'versions':
      return joined(versions, messages.or)
    case 'methods':
      return methodsOf(messages, given).join(` ${messages.or} `)
    case 'shape':
      return quoted(endpoint?.body)
    case 'endpoint':
      return endpoint?.name ?? ''
    case 'endpoint_since':
      return endpoint?.since ?? ''
    case 'endpoint_removed_in':
      return endpoint?.removed ?? ''
    case 'endpoint_instead':
      return endpoint?.instead ?? ''
    default:
      return `{${name}}`
  }
}

function called(field: FieldData | undefined, texts: FieldTexts | undefined): string {
  return field?.name === undefined ? (texts?.called ?? '') : quoted(field.name)
}

function methodsOf({ calls }: Messages, given: Arguments): string[] {
  const listed = calls?.endpoints.filter((_, place) => (given.number >>> place) & 1) ?? []
  return listed.map(({ method }) => method)
}

function joined(names: readonly string[] | undefined, last: string): string {
  const all = (names ?? []).map(quoted)
  const end = all.pop() ?? ''
  return all.length === 0 ? end : `${all.join(', ')} ${last} ${end}`
}

function quoted(name: string | undefined): string {
  return `\`${name ?? ''}\``
}

/** A name as a segment of a JSON Pointer. */
export function escaped(name: string): string {
  return name.includes('~') || name.includes('/') ? name.replaceAll('~', '~0').replaceAll('/', '~1') : name
}
