/** Writes rejections as problem details (RFC 9457), which never quote the request or response. */
import { type LoggableProblem, publicPointer } from '../report/loggable.js'
import type { Problem } from '../types/types.js'

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
export interface DetailedError extends Pick<LoggableProblem, 'code' | 'pointer' | 'section'> {
  /** The message of the problem. */
  detail: string
}

const MOST_ERRORS = 20

export function rejected<C extends string>(
  { errors = [], ...details }: ProblemDetails<C>,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return new Response(JSON.stringify(errors.length > 0 ? { ...details, errors } : details), {
    status: details.status,
    headers: { ...headers, 'content-type': 'application/problem+json', 'cache-control': 'no-store' },
  })
}

/** Returns the first errors among problems, whose places are below a pointer. Their report must be a masked one. */
export function errorsOf(
  problems: readonly Pick<Problem, 'severity' | 'code' | 'path' | 'section' | 'message'>[],
  below = '',
): DetailedError[] {
  const errors = problems.filter(({ severity }) => severity === 'error').slice(0, MOST_ERRORS)
  return errors.map(({ code, path, section, message: detail }) => {
    return { code, pointer: below + publicPointer(path), section, detail }
  })
}
