/** What a person has set for the document: of how to read, convert and check it. */
import { signal } from '@preact/signals'
import type { Complement, Level, Version } from 'order-contract'
import type { Chosen } from './reading.js'

/** What a person has set: of how to read, convert and check the document. */
export interface Given extends Chosen {
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
