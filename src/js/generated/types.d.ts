// Written by codegen/: change the contract, then npm run build.
export type Version = '2023-07-27' | '2024-02-05'
export type Shape = 'order-request' | 'order-created' | 'order' | 'order-list' | 'product' | 'product-list' | 'product-update' | 'product-query' | 'order-query'
export type Code = 'syntax' | 'encoding' | 'duplicate_key' | 'too_large' | 'too_deep' | 'not_serializable' | 'type' | 'enum' | 'required' | 'empty' | 'email' | 'timestamp' | 'timestamp_offset' | 'decimal' | 'removed' | 'deprecated' | 'undocumented' | 'irrelevant' | 'unexpected' | 'exclusive' | 'unknown_version' | 'unknown_endpoint' | 'entries' | 'complement'
export type Severity = 'error' | 'warning' | 'info' | 'off'
export type Basis = 'stated' | 'implied' | 'assumed'
export type Level = 'implied' | 'stated'
export type Names = 'wire' | 'label'

// codegen/ writes the types of the closed lists before these.
export type Limits = { bytes?: number; depth?: number; findings?: number }

/** How a document is checked. */
export interface Options {
  version?: Version
  level?: Level
  draft?: boolean
  severity?: { [C in Code]?: Severity }
  entries?: string
  /** What the service adds to its documentation: further values, by pointer, and fields that need not be there. */
  amendments?: { [S in Shape]?: { accept?: { [pointer: string]: readonly string[] }; optional?: readonly string[] } }
  limits?: Limits
  mask?: boolean
  names?: Names
}

/** A place: in bytes for a `Uint8Array`, otherwise in UTF-16 units. */
export type Span = { start: number; end: number; line: number; column: number }
export type Edit = { start: number; end: number; text: string }
export type Place = { pointer: string; path: (string | number)[]; section: string }

/** One problem. */
export interface Problem extends Place {
  code: Code
  severity: Exclude<Severity, 'off'>
  basis: Basis
  message: string
  expected?: string[]
  found?: string
  help?: string
  suggestion?: string
  span?: Span
  fix?: { title: string; applicability: 'safe' | 'review'; edits?: Edit[] }
  meta: Record<string, string | number | readonly string[]>
}

/** What was found in a document, or in a call. */
export interface Report {
  valid: boolean
  shape: Shape | 'call'
  version: Version
  problems: Problem[]
  truncated: boolean
  assumptions: string[]
}

export interface ConvertOptions {
  from: Version
  to: Version
  payoutUrl?: string
  fill?: { [pointer: string]: unknown }
  /** What a conversion returned, for the way back. */
  complement?: object | null
  entries?: string
  onLoss?: 'report' | 'error'
  onOrphan?: 'error' | 'drop'
  limits?: Limits
}

/** The converted document as text, or the problems for which it was not converted. */
export type Conversion =
  | {
      ok: true
      output: string
      edits: Edit[]
      changes: { id: string; from: string; to: string }[]
      losses: (Place & { reason: string; span?: Span })[]
      gaps: (Place & { reason: string })[]
      complement: object | null
      assumptions: string[]
      problems: []
    }
  | { ok: false; problems: Problem[] }

export interface FixOptions extends Options {
  only?: Code[]
  review?: Code[]
}
export type Fixed = { output: string; applied: Problem[]; truncated: boolean; report: Report }
export type Detected = { candidates: Version[]; evidence: (Place & { version: Version; reason: string })[] }

/** A call to the service, before it is sent. */
export interface Call {
  method: string
  url: string | URL
  headers?: Record<string, string> | Iterable<readonly [string, string]>
  body?: unknown
}

export function validate(shape: Shape, input: unknown, options?: Options): Report
export function isValid(shape: Shape, input: unknown, options?: Options): boolean
export function applyFixes(shape: Shape, input: unknown, options?: FixOptions): Fixed
export function convert(shape: Shape, input: unknown, options: ConvertOptions): Conversion
export function detectVersion(shape: Shape, input: unknown, options?: { entries?: string; limits?: Limits }): Detected
export function validateCall(call: Call, options?: Options & { baseUrl?: string }): Report
