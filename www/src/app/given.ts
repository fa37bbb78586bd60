/** What a person has set for the document, instead of what is detected: of how to read, convert and check it. */
import { signal } from '@preact/signals'
import type { Complement, Level, Shape, Version } from 'order-contract'

export interface Given {
  shape?: Shape | undefined
  version?: Version | undefined
  /** The JSON Pointer of a list's entries. */
  entries?: string | undefined
  to?: Version | undefined
  payoutUrl?: string | undefined
  /** Values for gaps, by JSON Pointer relative to an entry. */
  fill?: Record<string, string> | undefined
  /** Of the conversion whose result the document is. */
  complement?: Complement | undefined
  level?: Level | undefined
  draft?: boolean | undefined
}

export const given = signal<Given>({})

/** Sets something for the document; what is undefined is not set. */
export function give(change: Given): void {
  given.value = { ...given.value, ...change }
}
