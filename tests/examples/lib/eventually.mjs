/**
 * Waits for a state that comes soon, but not at once.
 */
const PATIENCE = 120_000
const PAUSE = 20

/** Runs a check again until it does not throw. */
export async function eventually(check) {
  const until = performance.now() + PATIENCE
  for (;;) {
    try {
      return await check()
    } catch (error) {
      if (performance.now() > until) throw error
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE))
  }
}
