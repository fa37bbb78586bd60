/** Writes documents and pointers without the data in them. */
import { words } from '../generated/tables.js'
import { isQuery } from '../input/input.js'
import type { Shape } from '../types/types.js'
import { replaceTokens } from './tokens.js'

export function maskedPointer(pointer: string): string {
  const isShown = (token: string) => words.includes(token) || /^\d+$/.test(token)
  return pointer.replace(/[^/]+/g, (token) => (isShown(token) ? token : '*'))
}

/** Replaces what the API documentation does not list: equal strings by equal ones, and each digit of a number by 1. */
export function masked(shape: Shape, text: string): string {
  const strings = new Map<string, string>()
  const mask = (string: string) => {
    if (words.includes(string)) return string
    const made = strings.get(string) ?? `x${strings.size + 1}`
    strings.set(string, made)
    return made
  }
  if (isQuery(shape))
    return [...new URLSearchParams(text)].map(([name, value]) => `${mask(name)}=${mask(value)}`).join('&')
  return replaceTokens(text, (token) =>
    token.startsWith('"') ? JSON.stringify(mask(JSON.parse(token))) : token.replace(/\d/g, '1'),
  )
}
