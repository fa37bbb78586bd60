/**
 * Records whether the runtime ensures that a body is as long as its `content-length`. The entry of the runtime sets it.
 */
let enforced = false;
/** Records that the runtime enforces lengths, and returns the function unchanged. */
export function withEnforcedLengths(answer) {
    enforced = true;
    return answer;
}
export function isLengthEnforced() {
    return enforced;
}
