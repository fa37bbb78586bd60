/**
 * Losses and gaps as a header: a list (RFC 9651) of their places, each with its section of the interface,
 * such as `"/response/items/0/payout/*";section="2.6"`. A header is bounded, so the list can end early:
 * its last member is then `more;count=12`.
 */
import type { Shortfall } from '../conversion.js'
import { publicPointer } from './public_pointer.js'

/** What could not be carried over, and what is missing on the other side. */
export interface Shortfalls {
  readonly losses: readonly Shortfall[]
  readonly gaps: readonly Shortfall[]
}

/** Where the losses and gaps of an answer begin; those of a call begin with `/query` or `/body`. */
const ANSWER = '/response'

/** What a header holds at most, in characters. */
const LONGEST = 1024
/** Room for the member that counts what is left out. */
const RESERVED = ', more;count=999999999'.length

/** The list of what the call and the answer fall short of; undefined where it would be empty. */
export function shortfallHeader(call: readonly Shortfall[], answer: readonly Shortfall[]): string | undefined {
  const members = [...call.map((one) => member('', one)), ...answer.map((one) => member(ANSWER, one))]
  // Unknown names look alike: once is enough.
  const distinct = [...new Set(members)]
  const all = distinct.join(', ')
  if (all.length > LONGEST) return shortened(distinct)
  return all === '' ? undefined : all
}

/** Neither public pointers nor sections have characters that would need escaping. */
function member(prefix: string, { path, section }: Shortfall): string {
  return `"${prefix}${publicPointer(path)}";section="${section}"`
}

function shortened(members: readonly string[]): string {
  const kept: string[] = []
  let length = 0
  for (const member of members) {
    length += member.length + ', '.length
    if (length > LONGEST - RESERVED) break
    kept.push(member)
  }
  return [...kept, `more;count=${members.length - kept.length}`].join(', ')
}
