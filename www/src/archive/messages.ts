/** What the view Files and its worker send each other. */
import type { Messages, Problem, Shape, Version } from 'order-contract/slim'
import type { ArchiveError, ArchiveFormat, ConversionSummary, ValidationSummary } from 'order-contract/stream'

/** What to do with a file. Without `from` it is validated. */
export interface Job {
  file: File
  /** The complements that were saved with the file when it was converted the other way. */
  complements: File | undefined
  shape: Shape
  format: ArchiveFormat
  from: Version | undefined
  version: Version
  /** Messages in the page's language; undefined for the built-in English. */
  messages: Messages | undefined
  /** The tag of that language. */
  lang: string
}

export type ToWorker = { kind: 'run'; job: Job } | { kind: 'cancel' }

/** A document that was rejected or has problems. */
export interface ListedDocument {
  line: number
  /** The first of them. */
  problems: Problem[]
}

export interface Progress {
  bytes: number
  documents: number
  /** How many documents were rejected or have problems. */
  listed: number
}

export interface Result {
  listed: number
  first: ListedDocument[]
  /** A line for each listed document. */
  listing: Blob
  outcome:
    | { kind: 'converted'; summary: ConversionSummary; output: Blob; complements: Blob }
    | { kind: 'validated'; summary: ValidationSummary }
}

/** The names of the worker's own errors. */
export type Failure = 'NoPrivateFiles' | 'UnreadableFile' | 'UnreadableComplements'

export const failure = (name: Failure) => new DOMException('', name)

export interface Failed {
  kind: 'failed'
  /** The name of the error. */
  name: string
  /** The place and the code of an error of the package. */
  archive?: Pick<ArchiveError, 'code' | 'line' | 'source' | 'message'>
}

export type FromWorker =
  | { kind: 'progress'; progress: Progress }
  | { kind: 'done'; result: Result }
  | { kind: 'cancelled' }
  | Failed
