/**
 * The receiver's options under test, by path.
 */
const claims = new Map()
const keyOf = ({ product_code, timestamp }) => `${product_code} ${timestamp}`

export const OPTIONS = {
  // As long as the tests wait, because no test is about the default.
  '/': { timeout: 120_000 },
  '/small': { limits: { bytes: 200, depth: 3 } },
  '/quick': { timeout: 300 },
  '/verified': { verify: async (bytes, headers) => bytes.length > 0 && headers.get('x-secret') === 'shared' },
  '/known': { isDuplicate: async ({ product_code }) => product_code === 'KNOWN' },
  '/strict': { version: '2023-07-27', level: 'stated', severity: { undocumented: 'error' } },
  '/renumbered': { statuses: { method: 501, invalid: 400 } },
  '/throwing': {
    isDuplicate: ({ product_code }) => {
      throw new RangeError(`no store for ${product_code}`)
    },
  },
  '/claimed': {
    claim: async (update) => {
      const state = claims.get(keyOf(update)) ?? 'new'
      if (state === 'new') claims.set(keyOf(update), 'busy')
      return state
    },
    release: async (update) => claims.delete(keyOf(update)),
    handle: async (update) => {
      await new Promise((resolve) => setTimeout(resolve, 20))
      if (update.product_code.startsWith('FAILS')) throw new RangeError('cannot act')
      claims.set(keyOf(update), 'done')
    },
  },
  '/waiting': { timeout: 300, verify: () => new Promise(() => {}) },
  '/lying': { timeout: 300, limits: { bytes: 5000 } },
  '/dragging': {
    timeout: 1000,
    handle: ({ product_code }, { signal }) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(new RangeError(product_code)))),
    onLateError: (error, hook, { id }) => console.error(`late: ${hook} ${id}`, error),
  },
  '/unsure': { onVerifyError: 'unverified', verify: () => Promise.reject(new RangeError('no key')) },
  '/rejecting': { verify: (_, headers) => Promise.reject(new RangeError(headers.get('x-secret'))) },
}
