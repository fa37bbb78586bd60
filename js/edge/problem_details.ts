/**
 * Writes rejections as problem details (RFC 9457). They never quote the request or response, and names that
 * the API documentation does not list are replaced by `*`.
 */
import type { Shortfall } from '../conversion.js'
import { publicPointer } from '../public_pointer.js'
import type { Code, Problem } from '../types.js'

/** The body of a rejection. Its media type is `application/problem+json`. */
export interface ProblemDetails<C extends string = string> {
  /** The status of the response. */
  status: number
  /** The reason for the rejection, from a closed list. */
  code: C
  /** A sentence that states the fact and one that says what to do. */
  detail: string
  /** The errors in the document, at most 20. */
  errors?: DetailedError[]
}

/** An error in a document, without any of the document's values. */
export interface DetailedError {
  /** What the error is about. */
  code: Code
  /** The JSON Pointer. Names that the API documentation does not list are replaced by `*`. */
  pointer: string
  /** The section of the API documentation, such as `'2.4'`. */
  section: string
  /** The message of the problem. */
  detail: string
}

/** A rejection without its status and its `detail`. */
export interface Rejection<C extends string> {
  code: C
  errors?: DetailedError[]
  /** Headers that belong to the status, such as `allow`. */
  headers?: Readonly<Record<string, string>> | undefined
}

const MOST_ERRORS = 20

/** Makes the response of a rejection. */
export function rejected<C extends string>(status: number, detail: string, rejection: Rejection<C>): Response {
  const { code, errors, headers } = rejection
  const body: ProblemDetails<C> = { status, code, detail }
  if (errors !== undefined && errors.length > 0) body.errors = errors
  return new Response(JSON.stringify(body), {
    status,
    headers: { ...headers, 'content-type': 'application/problem+json', 'cache-control': 'no-store' },
  })
}

/** Returns the errors among problems, whose places are below a pointer. The problems must come from a masked report. */
export function detailedErrors(problems: readonly Problem[], below = ''): DetailedError[] {
  return problems
    .filter(({ severity }) => severity === 'error')
    .slice(0, MOST_ERRORS)
    .map(({ code, path, section, message }) => ({
      code,
      pointer: below + publicPointer(path),
      section,
      detail: message,
    }))
}

/** Returns refused losses as errors, with the code of a field that the version does not have. */
export function refusedLosses(losses: readonly Shortfall[], below: string): DetailedError[] {
  return losses.slice(0, MOST_ERRORS).map(({ path, section, reason }) => ({
    code: 'undocumented',
    pointer: below + publicPointer(path),
    section,
    detail: reason,
  }))
}
