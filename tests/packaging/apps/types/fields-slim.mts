/**
 * Fields of the user's own, in a program that imports only `order-contract/slim`.
 */
import { parse } from 'order-contract/slim'

declare module 'order-contract/slim' {
  interface Product {
    name?: string
  }
}

const parsed = parse('product', '{}')
export const name: string | undefined = parsed.ok ? parsed.value.name : undefined
