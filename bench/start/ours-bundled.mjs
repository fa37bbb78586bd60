/** Lane G: order-contract as a bundler finds it; ../prepare.mjs says which build that is. */
import { isValid } from 'order-contract'

export const first = (shape, text) => isValid(shape, text)
