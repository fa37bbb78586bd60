/**
 * What callers see: the names of the contract, the options and the report.
 * Types only. The lists behind the names are generated from the Rust tables (generated/tables.ts).
 */
import type { Documents } from './generated/documents.js'
import type {
  applicabilities,
  bases,
  codes,
  defaultVersion,
  fatalCodes,
  levels,
  namings,
  queries,
  severities,
  shapes,
  versions,
} from './generated/tables.js'
import type { Messages, Meta } from './message.js'

/** A dated version of the API. */
export type Version = (typeof versions)[number]

/** What kind of document is checked. */
export type Shape = (typeof shapes)[number]

/** The shapes that are a URL's query rather than JSON. */
export type QueryShape = (typeof queries)[number]

/** What a finding is about: a closed list. */
export type Code = (typeof codes)[number]

/** How bad a finding is. Only an `error` makes a document invalid. */
export type Severity = Exclude<(typeof severities)[number], 'off'>

/** Which rules apply: all of them, or only those that the API documentation states outright. */
export type Level = (typeof levels)[number]

/** Where a rule comes from: said by the API documentation, following from it, or our own choice where it is silent. */
export type Basis = (typeof bases)[number]

/** How messages call a field: by its name on the wire, or by its label. */
export type Names = (typeof namings)[number]

/** The codes after which nothing more is checked: always errors. */
export type FatalCode = (typeof fatalCodes)[number]

/** Bounds on what is read and reported. */
export interface Limits {
  /** The largest document in UTF-8 bytes: 1048576, and 500000000 at most. */
  bytes?: number | undefined
  /** The deepest nesting; the root object or array is 1. The default is 64. */
  depth?: number | undefined
  /** The most findings a report lists: 100. The verdict counts all of them. */
  findings?: number | undefined
}

/** Severities that differ from the default ones. The fatal codes accept only `'error'`. */
export type Severities = { [C in Exclude<Code, FatalCode>]?: Severity | 'off' | undefined } & {
  [C in FatalCode]?: 'error' | undefined
}

/** How to check. An unknown name or value throws a `TypeError`. */
export interface Options {
  /** The API version. The default is `'2024-02-05'`. */
  version?: Version | undefined
  /** The default, `'implied'`, applies all rules. */
  level?: Level | undefined
  /**
   * For a form that is being filled in: nothing is missing or empty yet, and an e-mail address that more typing
   * can complete is accepted.
   */
  draft?: boolean | undefined
  /** Overrides of severities. */
  severity?: Severities | undefined
  /** The JSON Pointer of a list's entries, where the document alone does not tell. Only lists take it. */
  entries?: string | undefined
  /** Bounds on what is read and reported. */
  limits?: Limits | undefined
  /** The default, `true`, keeps what is personal or unknown in the input out of the report. */
  mask?: boolean | undefined
  /** The language of messages, such as `de` of `order-contract/messages/de`. English is built in. */
  messages?: Messages | undefined
  /** How messages call a field: `'wire'`, the default, says `card_id`, `'label'` Card ID. */
  names?: Names | undefined
}

/** A place in the input: UTF-16 units for a string, bytes for bytes. */
export interface Span {
  /** Where it starts, from 0. */
  start: number
  /** Where it ends, exclusive. */
  end: number
  /** The line of the start, from 1. */
  line: number
  /** The column of the start, from 1. */
  column: number
}

/** Whether a fix can be made without a look at it: `safe` where it removes its finding and adds none. */
export type Applicability = (typeof applicabilities)[number]

/** A change to the input: `text` in place of what stands from `start` to `end`. */
export interface Edit {
  /** Where it starts, in the unit of spans. */
  start: number
  /** Where it ends, exclusive. */
  end: number
  /** What to put there. */
  text: string
}

/** What would mend a finding. */
export interface Fix {
  /** What it does, in a few words. */
  title: string
  /** Whether it can be made without a look at it. */
  applicability: Applicability
  /** What to put where, ascending; for text and bytes. */
  edits?: Edit[]
  /** The headers in which a value travels that is taken out of the body. */
  headers?: string[]
}

/** One finding. */
export interface Problem {
  /** What it is about. */
  code: Code
  /** How bad it is. */
  severity: Severity
  /** Where the rule comes from. */
  basis: Basis
  /** The section of the API documentation, such as `'2.4'`. */
  section: string
  /** The fact, then what to do, in plain words. */
  message: string
  /** The JSON Pointer of the value, or of the missing member itself. */
  pointer: string
  /** The pointer's segments; positions in arrays are numbers. */
  path: (string | number)[]
  /** What would have been accepted. */
  expected?: string[]
  /** What was there instead: its type, or with `mask: false` its text, shortened. */
  found?: string
  /** More about the rule. */
  help?: string
  /** The nearest known name or value. */
  suggestion?: string
  /** Where it is, for text and bytes. */
  span?: Span
  /** What would correct it. */
  fix?: Fix
  /** The arguments of the message by name, such as `field`, `label` and `values`; masked like it. */
  meta: Meta
}

/** What was found: plain data, ready for `JSON.stringify` or `structuredClone`. */
export interface Report<S extends Shape | 'call' = Shape | 'call'> {
  /** No finding is an error. */
  valid: boolean
  /** What the input was checked as. */
  shape: S
  /** The version it was checked against. */
  version: Version
  /** The findings in text order, up to `limits.findings`. */
  problems: Problem[]
  /** There are more findings than are listed. */
  truncated: boolean
  /** What had to be assumed to check it at all, in plain sentences. */
  assumptions: string[]
}

/** Any value that JSON can carry. */
export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue }

/** The document of a shape in a version. A type demands only what is an error by default. */
export type Document<S extends Shape = Shape, V extends Version = typeof defaultVersion> = Documents[V][S]

/** Options under which a valid document is known to be of its type. */
export interface DocumentOptions<V extends Version = Version> extends Options {
  version?: V | undefined
  level?: 'implied' | undefined
  draft?: false | undefined
  severity?: undefined
}

/** What `parse` hands back for a shape where other rules than the default ones decide. */
export type Value<S extends Shape> = S extends QueryShape ? { [parameter: string]: string } : JsonValue

/** The value where the document is valid; the report either way. */
export type Parsed<S extends Shape, D = Document<S>> =
  | { ok: true; value: D; report: Report<S> }
  | { ok: false; report: Report<S> }
