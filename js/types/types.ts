/**
 * The public types of validation: names of the contract, options and report.
 * The lists of names are generated from the Rust tables (generated/tables.ts).
 */
import type { Documents } from '../generated/documents.js'
import type * as tables from '../generated/tables.js'
import type { Messages, Meta } from './language.js'

/** A dated version of the API. */
export type Version = (typeof tables.versions)[number]

/** The kind of a document: `order`, `product-update` and so on. */
export type Shape = (typeof tables.shapes)[number]

/** The shapes that are the query of a URL and not JSON. */
export type QueryShape = (typeof tables.queries)[number]

/** The shapes that are lists of entries. */
export type ListShape = (typeof tables.lists)[number]

/** What a problem is about. A closed list; `codes` explains each. */
export type Code = (typeof tables.codes)[number]

/** How serious a problem is. Only an `error` makes a document invalid. */
export type Severity = Exclude<(typeof tables.severities)[number], 'off'>

/** Which rules apply: `'implied'` means all rules, `'stated'` only those that the API documentation states. */
export type Level = (typeof tables.levels)[number]

/** Where a rule comes from: the API documentation states it, implies it, or is silent and we assume it. */
export type Basis = (typeof tables.bases)[number]

/** How messages name a field: `'wire'` as in the document, `'label'` by its label. */
export type Names = (typeof tables.namings)[number]

/** The codes after which nothing more is checked. They are always errors. */
export type FatalCode = (typeof tables.fatalCodes)[number]

/** Limits on input and report. Each is a whole number, 0 or more; others throw a `TypeError`. */
export interface Limits {
  /** The maximum size of a document in UTF-8 bytes. The default is 1048576, the highest value 500000000. */
  bytes?: number | undefined
  /**
   * The maximum nesting depth. The root object or array has depth 1. The default is 64. Text that is nested deeper than
   * 16777216 levels is `too_deep` in any case.
   */
  depth?: number | undefined
  /**
   * The maximum number of problems that a report lists, and of pieces of evidence that `detectVersion` lists. The default
   * is 100. `valid` takes all into account. A report also ends after 1 MiB of pointers.
   */
  findings?: number | undefined
}

/** Severities that override the defaults, by code; `'off'` drops a problem. Fatal codes accept only `'error'`. */
export type Severities = { [C in Exclude<Code, FatalCode>]?: Severity | 'off' | undefined } & {
  [C in FatalCode]?: 'error' | undefined
}

/** A value that your service accepts, and its label to show to people. */
export interface AcceptedValue {
  readonly value: string
  readonly label: string
}

/**
 * What your service adds to the API documentation, by JSON Pointer: from the document, from each entry of a list, or from
 * the body of a call. In a pointer, `*` is each element of an array. A pointer that leads to no such field throws a
 * `TypeError` that suggests the nearest. Conversions ignore these options.
 */
export interface Amendments {
  /**
   * Further values of enumerations: `{ '/payment_method/currency': ['AUD'] }`. Such a value decides nothing about the
   * fields that depend on the listed ones. A value with a label, `{ value: 'AUD', label: 'Australian dollar' }`, has it in
   * the result of `describe`; others are their own labels.
   */
  accept?: { readonly [pointer: string]: readonly (string | AcceptedValue)[] | undefined } | undefined
  /** The required fields that need not be there: `['/approval_state']`. */
  optional?: readonly string[] | undefined
}

/** Options of validation. An unknown name or value throws a `TypeError`. Only own properties count: others are not read. */
export interface Options extends Amendments {
  /** The API version. The default changes only with a major version. */
  version?: Version | undefined
  /** Which rules apply. The default, `'implied'`, applies all rules. */
  level?: Level | undefined
  /**
   * For a form that is being filled in: skips `required` and `empty`, and accepts an e-mail address that more
   * typing can complete. The default is `false`.
   */
  draft?: boolean | undefined
  /** Severities that override the defaults. */
  severity?: Severities | undefined
  /** The JSON Pointer of a list's entries, if the document has several candidates. Only lists take it. */
  entries?: string | undefined
  /** Limits on input and report. */
  limits?: Limits | undefined
  /** Whether to keep personal and unknown content of the input out of the report. The default is `true`. */
  mask?: boolean | undefined
  /** The language of messages, such as `de` from `order-contract/messages/de`. The default is English. */
  messages?: Messages | undefined
  /** How messages name a field: `'wire'`, the default, writes `card_id`, `'label'` writes Card ID. */
  names?: Names | undefined
}

/** A range of the input, in UTF-16 units for a string and in bytes for bytes. */
export interface Span {
  /** The start, from 0. */
  start: number
  /** The end, exclusive. */
  end: number
  /** The line of the start, from 1. */
  line: number
  /** The column of the start, from 1. */
  column: number
}

/** Whether a fix can be applied without review. A `safe` fix removes its problem and adds none. */
export type Applicability = (typeof tables.applicabilities)[number]

/** An edit of the input: replace the range from `start` to `end` by `text`. */
export interface Edit {
  /** The start, from 0, in the unit of spans. */
  start: number
  /** The end, exclusive. */
  end: number
  /** The text to insert. */
  text: string
}

/** A fix for a problem. */
export interface Fix {
  /** A few words that say what the fix does. */
  title: string
  /** Whether the fix can be applied without review. */
  applicability: Applicability
  /** The edits of the input, ascending. Only for text and bytes. */
  edits?: Edit[]
}

/** A problem of a document or call. */
export interface Problem {
  /** What the problem is about. */
  code: Code
  /** How serious it is. */
  severity: Severity
  /** Where the rule comes from. */
  basis: Basis
  /** The section of the API documentation, such as `'2.4'`. */
  section: string
  /** A sentence that states the fact and one that says what to do. */
  message: string
  /** The JSON Pointer of the value, or of the missing member. */
  pointer: string
  /** The pointer's segments. Positions in arrays are numbers. */
  path: (string | number)[]
  /** What is accepted instead: types, values or characters. */
  expected?: string[]
  /** What was found: its type, or with `mask: false` its text, shortened. */
  found?: string
  /** A further sentence about the rule. */
  help?: string
  /** The nearest known name or value. */
  suggestion?: string
  /** The range in the input. Only for text and bytes. */
  span?: Span
  /** A fix for the problem. */
  fix?: Fix
  /** The arguments of the message by name, such as `field`, `label` and `values`. Masked like the message. */
  meta: Meta
}

/** The result of validation: plain data that `JSON.stringify` and `structuredClone` accept. */
export interface Report<S extends Shape | 'call' = Shape | 'call'> {
  /** Whether there is no problem with severity `error`. */
  valid: boolean
  /** The shape that the input was validated as. */
  shape: S
  /** The version that the input was validated against. */
  version: Version
  /**
   * The problems in the order of the input, at most `limits.findings`, errors rather than others. If the input could not be
   * read to its end, the last one says why.
   */
  problems: Problem[]
  /** Whether there are more problems than `problems` lists. */
  truncated: boolean
  /** What was assumed in order to validate the input, in sentences. */
  assumptions: string[]
}

/** Any JSON value. */
export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue }

/** The type of a shape's documents in a version. It requires only what is an error by default. */
export type Document<S extends Shape = Shape, V extends Version = typeof tables.defaultVersion> = Documents[V][S]

/**
 * Options under which a valid document always has its type. For the values of `accept`, see the interface `Accepted`.
 */
export interface DocumentOptions<V extends Version = Version> extends Options {
  version?: V | undefined
  level?: 'implied' | undefined
  draft?: false | undefined
  severity?: undefined
  optional?: undefined
}

/** The same options with `optional`: a valid document may lack members of its type. */
export type OptionalOptions<Without extends { optional?: undefined }> = Omit<Without, 'optional'> &
  Pick<Amendments, 'optional'>

/** A document that may lack any of its members. */
export type Incomplete<T> = T extends string | number | boolean
  ? T
  : T extends readonly (infer Element)[]
    ? Incomplete<Element>[]
    : T extends object
      ? { [Name in keyof T]?: Incomplete<T[Name]> }
      : T

/** The type of `value` in the result of `parse` if options change the rules. A parameter that is repeated is an array. */
export type Value<S extends Shape> = S extends QueryShape ? { [parameter: string]: string | string[] } : JsonValue

/** What a member of a query object can be. It is written as text. */
export type QueryValue = string | number | boolean

/** A query as an object. Members that are null or undefined are left out. */
export type QueryObject<Query> = {
  [Name in keyof Query]: (string[] extends Query[Name] ? QueryValue | readonly QueryValue[] : QueryValue) | null
}

/** The type of a valid value: a document, or a query as an object. */
export type ValueOf<S extends Shape = Shape, V extends Version = typeof tables.defaultVersion> = S extends QueryShape
  ? QueryObject<Document<S, V>>
  : Document<S, V>

/** The result of `parse`: the value if the document is valid, and always the report. */
export type Parsed<S extends Shape, D = Document<S>> =
  | { ok: true; value: D; report: Report<S> }
  | { ok: false; report: Report<S> }
