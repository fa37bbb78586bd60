/**
 * Rejections as problem details (RFC 9457). They say what to do and where; nothing of what came in is
 * repeated, and names that the API documentation does not show read as `*`.
 */
import type { Shortfall } from '../conversion.js'
import type { Code, Problem } from '../types.js'
import { publicPointer } from './public_pointer.js'
import { phraseOf } from './status_phrases.js'

/** The body of a rejection; its media type is `application/problem+json`. */
export interface ProblemDetails<C extends string = string> {
  /** The phrase of the status. */
  title: string
  /** The status of the response. */
  status: number
  /** Why it was rejected: a closed list. */
  code: C
  /** The fact, then what to do, in plain words. */
  detail: string
  /** The errors in the document: the first twenty. */
  errors?: DetailedError[]
}

/** One error in a document, without any of its values. */
export interface DetailedError {
  /** What it is about. */
  code: Code
  /** The JSON Pointer of its place; names that the API documentation does not show read as `*`. */
  pointer: string
  /** The section of the API documentation. */
  section: string
  /** The fact, then what to do, where whoever reads it can do it. */
  detail?: string
}

/** Why something is rejected, before its status and its words are chosen. */
export interface Rejection<C extends string> {
  code: C
  errors?: DetailedError[]
  /** What the status asks for, such as `allow`. */
  headers?: Readonly<Record<string, string>>
}

const MOST_ERRORS = 20

/** The response that tells a rejection. */
export function rejected<C extends string>(status: number, detail: string, rejection: Rejection<C>): Response {
  const { code, errors, headers } = rejection
  const body: ProblemDetails<C> = { title: phraseOf(status), status, code, detail }
  if (errors !== undefined && errors.length > 0) body.errors = errors
  return new Response(JSON.stringify(body), {
    status,
    headers: { ...headers, 'content-type': 'application/problem+json', 'cache-control': 'no-store' },
  })
}

/** The errors among the findings. They must come from a masked report. */
export function detailedErrors(problems: readonly Problem[]): DetailedError[] {
  return problems
    .filter(({ severity }) => severity === 'error')
    .slice(0, MOST_ERRORS)
    .map(({ code, path, section, message }) => ({ code, pointer: publicPointer(path), section, detail: message }))
}

/** Losses, where they are refused: the code is that of a parameter or field which a version does not have. */
export function refusedLosses(losses: readonly Shortfall[]): DetailedError[] {
  return losses.slice(0, MOST_ERRORS).map(({ path, section, reason }) => ({
    code: 'undocumented',
    pointer: publicPointer(path),
    section,
    detail: reason,
  }))
}
