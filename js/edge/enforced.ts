/**
 * Whether the runtime sees to it that a body is as long as `content-length` says. The entry of the runtime
 * knows, and nothing is guessed.
 */
let enforced = false

/** A function of a runtime in which every length is enforced: the very function. */
export function withEnforcedLengths<F>(answer: F): F {
  enforced = true
  return answer
}

export function isLengthEnforced(): boolean {
  return enforced
}
