/**
 * Fields of the user's own, in a program that imports only `order-contract/check`, or only `order-contract/wasm`.
 */
import { is, standardSchema } from 'order-contract/check'

declare module 'order-contract/check' {
  interface OrderRequestItem {
    face_value?: number
  }
}

export const worth = (value: unknown): number =>
  is('order-request', value) ? value.items.reduce((sum, { face_value = 0 }) => sum + face_value, 0) : 0
const result = standardSchema('order-request')['~standard'].validate({})
export const first: number | undefined = result.issues ? undefined : result.value.items[0]?.face_value
