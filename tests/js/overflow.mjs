/**
 * Calls the core at the bottom of the stack.
 */
import assert from 'node:assert/strict'

/** Calls nearer and nearer to the top, until one has room; at least one must have thrown. */
export function overflow(call) {
  let thrown = 0
  const dive = () => {
    try {
      dive()
    } catch {
      // The bottom of the stack is reached.
    }
    try {
      call()
    } catch {
      thrown += 1
      throw new Error('still too near to the bottom')
    }
  }
  try {
    dive()
  } catch {
    // Not even the outermost call had room.
  }
  assert.ok(thrown > 0)
}
