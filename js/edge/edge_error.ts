/**
 * The errors that are neither those of a client nor those of a hook: of the program around the package, or of its platform.
 */

/** Why `createReceiver` or `translateCall` has failed. The client gets status 500, and no word of it. */
export interface EdgeError extends Error {
  /**
   * `'body_read'` if the body was read before, for example by a parser of a framework; `'no_webassembly'` if the core can't
   * start, with the remedy in the message. Undefined for every other error, such as one of memory.
   */
  readonly code?: 'body_read' | 'no_webassembly' | undefined
  /** Only a `HookError` has these. */
  readonly hook?: undefined
  readonly thrown?: undefined
}

/** Makes the error for a body that is declared and not there. */
export function bodyRead(): EdgeError {
  const message =
    'the body was read before: put the receiver before every body parser, such as express.json(), or exclude its route'
  return Object.assign(new Error(message), { code: 'body_read' } as const)
}
