/**
 * The receiver's options that are tried, by path.
 */
export const OPTIONS = {
  '/': undefined,
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
  '/rejecting': { verify: (_, headers) => Promise.reject(new RangeError(headers.get('x-secret'))) },
}
