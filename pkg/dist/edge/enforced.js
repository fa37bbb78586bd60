/**
 * Whether the runtime sees to it that a body is as long as `content-length` says. The entry of the runtime
 * knows, and nothing is guessed.
 */
let enforced = false;
/** A function of a runtime in which every length is enforced: the very function. */
export function withEnforcedLengths(answer) {
    enforced = true;
    return answer;
}
export function isLengthEnforced() {
    return enforced;
}
