/** Lane G: order-contract, which compiles its module at the first call. */
import { load } from '../peers/package.mjs'

export async function first(shape, text) {
  const { isValid } = await load()
  return isValid(shape, text)
}
