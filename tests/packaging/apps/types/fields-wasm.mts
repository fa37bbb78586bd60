/**
 * Fields of the user's own, in a program that imports only `order-contract/wasm`.
 */
import { parse } from 'order-contract/wasm'

declare module 'order-contract/wasm' {
  interface Product {
    name?: string
  }
}

const parsed = parse('product', '{}')
export const name: string | undefined = parsed.ok ? parsed.value.name : undefined
