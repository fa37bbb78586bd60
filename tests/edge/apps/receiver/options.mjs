/**
 * The receiver's options under test, by path.
 */
export const optionsByPath = (claims) => ({
  // As long as the tests wait, because no test is about the default.
  '/': { timeout: 120_000 },
  '/small': { limits: { bytes: 200, depth: 3 } },
  '/quick': { timeout: 300 },
  '/verified': { verify: async (bytes, headers) => bytes.length > 0 && headers.get('x-secret') === 'shared' },
  '/other': { other: () => {} },
  '/strict': { version: '2023-07-27', severity: { undocumented: 'error' } },
  '/throwing': {
    handle: ({ product_code }) => {
      throw new RangeError(`no store for ${product_code}`)
    },
  },
  '/claimed': {
    claims,
    handle: () => new Promise((resolve) => setTimeout(resolve, 20)),
  },
  '/waiting': { timeout: 300, verify: () => new Promise(() => {}) },
  '/lying': { timeout: 300, limits: { bytes: 5000 } },
  '/dragging': {
    timeout: 1000,
    handle: ({ product_code }, { signal }) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(new RangeError(product_code)))),
  },
  '/rejecting': { verify: (_, headers) => Promise.reject(new RangeError(headers.get('x-secret'))) },
})
