/** Lane G: order-contract as a bundler resolves it. ../prepare.mjs decides which build that is. */
import { isValid } from 'order-contract'

export const first = (shape, text) => isValid(shape, text)
