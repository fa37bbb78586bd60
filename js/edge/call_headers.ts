/**
 * The headers of a call and its answer that conversion changes.
 */
import { membersOf } from './header_list.js'

/** The prefix of the headers that `translateCall` adds. */
const OWN = 'order-contract-'
export const LOSSES = `${OWN}losses`
export const GAPS = `${OWN}gaps`
export const UNCONVERTED = `${OWN}unconverted`

/** Headers that ask for a part of a document, which can't be converted. */
const OF_RANGES = ['range', 'if-range']
/** Headers about the bytes of a body, which conversion changes. Runtimes set the length of the new one. */
const OF_BYTES = [
  'accept-ranges',
  'content-digest',
  'content-encoding',
  'content-length',
  'content-md5',
  'content-range',
  'digest',
  'etag',
  'repr-digest',
]

export function forgetRanges(headers: Headers): void {
  for (const name of OF_RANGES) headers.delete(name)
}

export function forgetBytes(headers: Headers): void {
  for (const name of OF_BYTES) headers.delete(name)
}

/** Removes what a service says in our place. */
export function forgetOwn(headers: Headers): void {
  for (const [name] of [...headers]) if (name.startsWith(OWN)) headers.delete(name)
}

/** Adds a name to `vary`. */
export function addToVary(headers: Headers, name: string): void {
  const names = membersOf(headers.get('vary')).map((member) => member.toLowerCase())
  if (!names.includes('*') && !names.includes(name)) headers.append('vary', name)
}
