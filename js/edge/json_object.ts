import type { JsonValue } from '../types.js'

export type JsonObject = { readonly [name: string]: JsonValue }

export function isObject(value: JsonValue | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
