/** Lane G: order-contract as it is installed. It compiles its module at the first call. */
import process from 'node:process'

export async function first(shape, text) {
  const { isValid } = await import(process.argv[3])
  return isValid(shape, text)
}
