/**
 * Sentences with their arguments filled in: the twin of src/report/message.rs. Templates and texts are
 * data (generated/english.ts and messages/); which sentence, and with which arguments, the core has chosen.
 */
import type { ConversionMessages } from './conversion.js'
import { versions } from './generated/tables.js'
import { fields, labelled, labelledValues, objects, rights, words } from './generated/words.js'

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
  /** The number of the field. */
  readonly discriminator?: number
  /** The fields that it has where it has nothing else. */
  readonly carried?: readonly string[]
}

/** What a problem lists under `expected`: these words, or what belongs to its field. */
export type Right = '' | 'types' | 'values' | 'methods' | 'versions' | readonly string[]

/** The texts of a field in one language. */
export interface FieldTexts {
  /** What a sentence calls it, where it has no name. */
  readonly called?: string
  /** Its label, where it is not the one of its name. */
  readonly label?: string
  readonly why?: string
  /** Why a list needs an element. */
  readonly need?: string
  readonly instead?: string
}

/** The sentences on documents, each in the place of its number, and what fills them. */
export interface DocumentMessages {
  readonly language: string
  readonly sentences: readonly string[]
  /** Words that a problem lists under `expected`, by the English ones that they differ from. */
  readonly expected?: { readonly [english: string]: string }
  /** What stands in the text instead, by number. */
  readonly found: readonly string[]
  /** Types with their articles. */
  readonly types: { readonly [type: string]: string }
  readonly or: string
  readonly and: string
  /** What a sentence calls a field whose name must not be shown. */
  readonly unnamed: string
  /** How a sentence writes a label: a template with `{label}`. Without it the label is written as it is. */
  readonly label?: string
  /** Labels of fields, in the order of `labelled`. */
  readonly labels: readonly string[]
  /** Labels of allowed values, in the order of `labelledValues`. */
  readonly values: readonly string[]
  readonly fields: readonly FieldTexts[]
}

/** The sentences on calls. Their numbers follow those of the others. */
export interface CallMessages {
  readonly sentences: readonly string[]
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

/** What is needed of a language to word something. */
export interface Vocabulary extends DocumentMessages {
  readonly calls?: CallMessages
  readonly conversions?: ConversionMessages
}

/** A language: what reports, conversions and calls say, for the option `messages`. */
export interface Messages extends DocumentMessages {
  readonly calls: CallMessages
  readonly conversions: ConversionMessages
}

/** What `describe`, `explain` and `changelog` say in a language; apart, because a form needs less. */
export interface ReferenceMessages {
  readonly language: string
  /** What `describe` and `changelog` say, in the order of their data. */
  readonly texts: readonly string[]
  /** What each code means, in the order of the codes. */
  readonly explanations: readonly string[]
}

/** In which language, by which names, and how openly problems are worded. */
export interface Phrasing {
  readonly messages: Vocabulary
  /** Fields and values are called by their labels. */
  readonly byLabel: boolean
  readonly mask: boolean
}

/** The arguments of a sentence, by name. */
export type Meta = Record<string, string | number | readonly string[]>

/** A sentence with its arguments. */
export interface Worded {
  readonly text: string
  readonly meta: Readonly<Meta>
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

/** A sentence with its arguments filled in. */
export function worded(phrasing: Phrasing, sentence: number, given: Arguments): Worded {
  const known = wordedBefore(phrasing)
  // Without a name or a number of the document a sentence is one of few, and is kept.
  if (given.name !== undefined || given.number !== 0) return fill(phrasing, sentence, given)
  const key = ((sentence * 256 + given.field) * 256 + given.object) * 65536 + given.near * 256 + given.other
  let message = known.get(key)
  if (message === undefined) {
    message = fill(phrasing, sentence, given)
    known.set(key, message)
  }
  return message
}

/** The text of a sentence. */
export function messageOf(phrasing: Phrasing, sentence: number, given: Arguments): string {
  return worded(phrasing, sentence, given).text
}

/** A template with its arguments in braces replaced. A name without quotes can begin a sentence. */
export function filled(template: string | undefined, argument: (name: string) => string): string {
  const text = (template ?? '').replaceAll(/\{(\w+)\}/gu, (_, name) => argument(name))
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function fill({ messages, byLabel }: Phrasing, sentence: number, given: Arguments): Worded {
  const meta: Meta = {}
  const text = filled(textOf(messages, sentence), (name) => {
    const { value, shown } = argument(messages, byLabel, name, given)
    if (value !== undefined) meta[name] = value
    const label = name === 'field' || name === 'name' ? labelOf(messages, given.field) : undefined
    if (label !== undefined) meta.label = label
    return shown
  })
  return { text, meta }
}

/** The sentences of a language that were worded before, by number of sentence and arguments. */
const all = /* @__PURE__ */ new WeakMap<Vocabulary, Map<number, Worded>[]>()
let last: { phrasing: Phrasing; known: Map<number, Worded> } | undefined

function wordedBefore(phrasing: Phrasing): Map<number, Worded> {
  if (last?.phrasing.messages === phrasing.messages && last.phrasing.byLabel === phrasing.byLabel) return last.known
  const both = all.get(phrasing.messages) ?? [new Map(), new Map()]
  all.set(phrasing.messages, both)
  const known = both[Number(phrasing.byLabel)] as Map<number, Worded>
  last = { phrasing, known }
  return known
}

/** What a problem with a sentence lists under `expected`. */
export function expectedOf(messages: Vocabulary, sentence: number, given: Arguments): string[] | undefined {
  const right = rights[sentence]
  switch (right) {
    case 'types':
      return typesOf(fields[given.field]?.type)
    case 'values':
      return [...(fields[given.field]?.values ?? [])]
    case 'methods':
      return methodsOf(messages, given)
    case 'versions':
      return [...versions]
    case '':
    case undefined:
      return undefined
    default:
      return right.map((word) => messages.expected?.[word] ?? word)
  }
}

function typesOf(type: FieldData['type']): string[] | undefined {
  if (type === undefined) return undefined
  return type === 'collection' ? ['array', 'object'] : [type === 'count' ? 'string' : type]
}

function textOf({ sentences, calls, conversions }: Vocabulary, sentence: number): string {
  return sentences[sentence] ?? calls?.sentences[sentence - sentences.length] ?? conversions?.refusals[sentence] ?? ''
}

/** An argument: what a program reads and what the sentence shows. */
interface Argument {
  readonly value: Meta[string] | undefined
  readonly shown: string
}

function argument(messages: Vocabulary, byLabel: boolean, name: string, given: Arguments): Argument {
  const field = fields[given.field]
  const texts = messages.fields[given.field]
  const object = objects[given.object]
  const endpoint = messages.calls?.endpoints[given.other]
  const word = words[given.other] ?? ''
  const plain = (text: string | number | undefined): Argument => ({ value: text, shown: String(text ?? '') })
  const named = (wire: string | undefined, label?: string): Argument => ({
    value: wire,
    shown: byLabel && label !== undefined ? inSentence(messages, label) : quoted(wire),
  })
  const label = (wire: string) => messages.labels[labelled.indexOf(wire)]
  const list = (
    names: readonly string[] = [],
    last: string,
    labelOf?: (wire: string) => string | undefined,
  ): Argument => ({
    value: Object.freeze([...names]),
    shown: joined(
      names.map((wire) => named(wire, labelOf?.(wire)).shown),
      last,
    ),
  })
  switch (name) {
    case 'field':
      return field?.name === undefined ? plain(texts?.called) : named(field.name, labelOf(messages, given.field))
    case 'name':
      if (field !== undefined) return argument(messages, byLabel, 'field', given)
      return given.name === undefined ? { value: undefined, shown: messages.unnamed } : named(given.name)
    case 'type':
      return plain(messages.types[field?.type ?? ''])
    case 'values':
    case 'beside':
      return list(field?.[name], messages.or, (value) => messages.values[labelledValues.indexOf(value)])
    case 'why':
    case 'need':
    case 'instead':
      return plain(texts?.[name])
    case 'removed_in':
      return plain(field?.removed)
    case 'deprecated_in':
      return plain(field?.deprecated)
    case 'since':
      return plain(field?.since ?? versions[0])
    case 'other':
      return named(field?.other, label(field?.other ?? ''))
    case 'discriminator':
      return named(fields[object?.discriminator ?? -1]?.name, labelOf(messages, object?.discriminator))
    case 'carried':
      return list(object?.carried, messages.and, label)
    case 'pointer':
      return plain(`/${escaped(given.name ?? '*')}`)
    case 'near':
      return named(words[given.near])
    case 'number':
      return plain(given.number)
    case 'list':
      return named(word, label(word))
    case 'header':
      return named(word)
    case 'header_why':
      return plain(messages.calls?.headers[word])
    case 'versions':
      return list(versions, messages.or)
    case 'methods':
      return plain(methodsOf(messages, given).join(` ${messages.or} `))
    case 'shape':
      return named(endpoint?.body)
    case 'endpoint':
      return plain(endpoint?.name)
    case 'endpoint_since':
      return plain(endpoint?.since)
    case 'endpoint_removed_in':
      return plain(endpoint?.removed)
    case 'endpoint_instead':
      return plain(endpoint?.instead)
    default:
      return { value: undefined, shown: `{${name}}` }
  }
}

function labelOf(messages: Vocabulary, field: number | undefined): string | undefined {
  const known = field === undefined ? undefined : fields[field]
  if (known?.name === undefined) return undefined
  return messages.fields[field as number]?.label ?? messages.labels[labelled.indexOf(known.name)]
}

function inSentence({ label }: Vocabulary, text: string): string {
  return label === undefined ? text : label.replace('{label}', text)
}

function methodsOf({ calls }: Vocabulary, given: Arguments): string[] {
  const listed = calls?.endpoints.filter((_, place) => (given.number >>> place) & 1) ?? []
  return listed.map(({ method }) => method)
}

function joined(names: string[], last: string): string {
  const end = names.pop() ?? ''
  return names.length === 0 ? end : `${names.join(', ')} ${last} ${end}`
}

export function quoted(name: string | undefined): string {
  return `\`${name ?? ''}\``
}

/** A name as a segment of a JSON Pointer. */
export function escaped(name: string): string {
  return name.includes('~') || name.includes('/') ? name.replaceAll('~', '~0').replaceAll('/', '~1') : name
}
