// Written by codegen/: change the contract, then npm run build.

/** A dated version of the interface. */
export type Version = '2023-07-27' | '2024-02-05'

/** A kind of document. */
export type Shape =
  | 'order-request'
  | 'order-created'
  | 'order'
  | 'order-list'
  | 'product'
  | 'product-list'
  | 'product-update'
  | 'product-query'
  | 'order-query'

/** What a problem is about. */
export type Code =
  | 'syntax'
  | 'encoding'
  | 'duplicate_key'
  | 'too_large'
  | 'too_deep'
  | 'not_serializable'
  | 'type'
  | 'enum'
  | 'required'
  | 'empty'
  | 'email'
  | 'timestamp'
  | 'timestamp_offset'
  | 'decimal'
  | 'removed'
  | 'deprecated'
  | 'undocumented'
  | 'irrelevant'
  | 'unexpected'
  | 'exclusive'
  | 'unknown_version'
  | 'unknown_endpoint'
  | 'entries'
  | 'complement'

// The types below are written by hand.

/** How much a problem matters: only errors make a document invalid. */
export type Severity = 'error' | 'warning' | 'info'

/** How firmly the interface supports a rule. */
export type Basis = 'stated' | 'implied' | 'assumed'

/** Bounds on what is read and reported. */
export interface Limits {
  bytes?: number | undefined
  depth?: number | undefined
  findings?: number | undefined
}

/** How a document is checked. An unknown name or value throws. */
export interface Options {
  version?: Version | undefined
  level?: 'implied' | 'stated' | undefined
  draft?: boolean | undefined
  severity?: { [code in Code]?: Severity | 'off' | undefined } | undefined
  entries?: string | undefined
  limits?: Limits | undefined
  mask?: boolean | undefined
  names?: 'wire' | 'label' | undefined
}

/** A place: in UTF-16 units for a string, in bytes for bytes. */
export interface Span {
  start: number
  end: number
  line: number
  column: number
}

/** `text` in place of what is from `start` to `end`. */
export interface Edit {
  start: number
  end: number
  text: string
}

/** What corrects a problem. */
export interface Fix {
  title: string
  applicability: 'safe' | 'review'
  edits?: Edit[]
  headers?: string[]
}

/** One problem. */
export interface Problem {
  code: Code
  severity: Severity
  basis: Basis
  section: string
  message: string
  pointer: string
  path: (string | number)[]
  expected?: string[]
  found?: string
  help?: string
  suggestion?: string
  span?: Span
  fix?: Fix
  meta: Meta
}

/** The arguments of a message by name. */
export type Meta = Record<string, string | number | readonly string[]>

/** What was found in a document, or in a call. */
export interface Report {
  valid: boolean
  shape: Shape | 'call'
  version: Version
  problems: Problem[]
  truncated: boolean
  assumptions: string[]
}

/** What the way back needs. Plain JSON: keep it beside the output. */
export interface Complement {
  shape: Shape
  from: Version
  to: Version
  payoutUrl?: string
  changes: { [id: string]: object }
}

/** How a document is converted. */
export interface ConvertOptions {
  from: Version
  to: Version
  payoutUrl?: string | undefined
  fill?: { readonly [pointer: string]: unknown } | undefined
  complement?: Complement | null | undefined
  entries?: string | undefined
  onLoss?: 'report' | 'error' | undefined
  onOrphan?: 'error' | 'drop' | undefined
  limits?: Limits | undefined
}

/** A change that was made. */
export interface AppliedChange {
  id: string
  from: string
  to: string
  section: string
  basis: Basis
  fromSpan?: Span
  toSpan?: Span
}

/** What could not be carried over, in the input, or is missing, in the output. */
export interface Shortfall {
  pointer: string
  path: (string | number)[]
  section: string
  reason: string
}

/** What the other version can't hold. Its place is that of the member with its name, or of the element. */
export interface Loss extends Shortfall {
  span?: Span
}

/** The form of an input, not its content. */
export type SameForm<I> = I extends string ? string : I extends Uint8Array ? Uint8Array : I

/** The document of the other version, or why there is none. */
export type Conversion<I> =
  | {
      ok: true
      output: SameForm<I>
      edits: Edit[]
      changes: AppliedChange[]
      losses: Loss[]
      gaps: Shortfall[]
      complement: Complement | null
      assumptions: string[]
      problems: []
    }
  | { ok: false; output: undefined; problems: Problem[] }

/** The result of fixing: the document, headers, applied fixes, and the report that is left. */
export interface Fixed<I> {
  output: SameForm<I>
  applied: Problem[]
  truncated: boolean
  report: Report
}

/** The versions that a document can have, and what speaks against the others. */
export interface Detected {
  candidates: Version[]
  evidence: { version: Version; pointer: string; path: (string | number)[]; section: string; reason: string }[]
}

/** A call to the service, before it is sent. */
export interface Call {
  method: string
  url: string | URL
  headers?:
    | { readonly [name: string]: string | readonly string[] | undefined }
    | Iterable<readonly [string, string]>
    | undefined
  body?: unknown
}

/** Validates a document, given as text, bytes or a value, and returns a report. */
export function validate(shape: Shape, input: unknown, options?: Options): Report

/** Whether a document has no error. */
export function isValid(shape: Shape, input: unknown, options?: Options): boolean

/** Validates a document and, if it is valid, returns its value beside the report. */
export function parse(
  shape: Shape,
  input: unknown,
  options?: Options,
): { ok: true; value: unknown; report: Report } | { ok: false; report: Report }

/** Applies every safe fix, checks again, and repeats until no safe fix is left. */
export function applyFixes<I>(shape: Shape, input: I, options?: Options & { only?: Code[] | undefined }): Fixed<I>

/** Converts a document from one version to another. */
export function convert<I>(shape: Shape, input: I, options: ConvertOptions): Conversion<I>

/** Tells which versions a document can have. */
export function detectVersion(
  shape: Shape,
  input: unknown,
  options?: { entries?: string | undefined; limits?: Limits | undefined },
): Detected

/** Validates a call to the service: method, URL, headers and body together. */
export function validateCall(call: Call, options?: Options & { baseUrl?: string | undefined }): Report

/** Describes a shape: what a form needs to know, and what the interface does not show. */
export function describe(shape: Shape, options?: { version?: Version | undefined }): object
