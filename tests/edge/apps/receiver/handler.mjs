/**
 * The receiver behind each of its options, by path. It logs what a developer would.
 */
import { receiveProductUpdate } from 'order-contract/edge'

const OPTIONS = {
  '/': undefined,
  '/small': { limits: { bytes: 200 } },
  '/quick': { timeout: 300 },
  '/verified': { verify: async (bytes, headers) => bytes.length > 0 && headers.get('x-secret') === 'shared' },
  '/known': { isDuplicate: async ({ product_code }) => product_code === 'KNOWN' },
  '/teapot': { statuses: { method: 418 } },
  '/throwing': {
    isDuplicate: ({ product_code }) => {
      throw new Error(`no store for ${product_code}`)
    },
  },
}

export async function handle(request) {
  const { pathname } = new URL(request.url)
  const { response, update, error } = await receiveProductUpdate(request, OPTIONS[pathname])
  response.headers.set('x-seen', update === undefined ? 'nothing' : 'update')
  if (error !== undefined) response.headers.set('x-error', error.name)
  console.log(response.status)
  return response
}
