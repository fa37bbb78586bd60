/** Waits for states that come soon, but not at once. */

/** How long the tests wait for anything, in milliseconds. It is long, so that a busy machine fails no test. */
export const PATIENCE = 120_000

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
