/**
 * Calls the core at the end of the stack.
 */

/** Calls with more and more free stack until one succeeds. At least one must have thrown. */
export function overflow(call) {
  let thrown = 0
  const dive = () => {
    try {
      dive()
    } catch {
      // The end of the stack is reached.
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
    // Even the outermost call had no stack left.
  }
  if (thrown === 0) throw new Error('no call was too near to the bottom')
}
