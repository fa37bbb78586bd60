/** The headers of a call and its answer that conversion changes or adds. */
import type { Shortfall } from '../convert/conversion.js'
import { publicPointer } from '../report/loggable.js'
import { membersOf } from './header_values.js'

/** The prefix of the headers that `translateCall` adds. */
const OWN = 'order-contract-'
export const LOSSES = /* @__PURE__ */ OWN.concat('losses')
export const GAPS = /* @__PURE__ */ OWN.concat('gaps')
export const UNCONVERTED = /* @__PURE__ */ OWN.concat('unconverted')

/** Headers that ask for a part of a document, which can't be converted. */
export const OF_RANGES = ['range', 'if-range']

/** Headers about the coded bytes of a body. */
const OF_CODING = ['content-digest', 'content-encoding', 'content-length', 'content-md5', 'digest', 'repr-digest']
/** Headers about the bytes of a body, which conversion changes. Runtimes set the length of the new one. */
export const OF_BYTES = /* @__PURE__ */ OF_CODING.concat('accept-ranges', 'content-range', 'etag')
/** The codings that platforms decode. The header of another one stays, with the body as it is. */
const DECODED = ['br', 'deflate', 'gzip', 'x-gzip', 'zstd']

const TOKEN = /^[\w!#$%&'*+.^`|~-]+$/

/** Headers of one connection (RFC 9110, section 7.6.1), besides those that `connection` names. */
const OF_CONNECTION = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]
/** Headers of the client's own exchange: the platform names host and codings, and the server has answered `expect`. */
const OF_CLIENT = ['accept-encoding', 'expect', 'host']

export function headersToForward({ headers }: Request): Headers {
  const forwarded = withoutConnection(headers)
  // Beside another framing, a length counts for nothing (RFC 9112, section 6.3).
  if (headers.has('transfer-encoding')) forwarded.delete('content-length')
  forget(forwarded, OF_CLIENT)
  return forwarded
}

/** Copies the headers of an answer that are meant for the client. The platform has decoded the body. */
export function headersToReturn({ headers }: Response): Headers {
  const returned = withoutConnection(headers)
  const codings = membersOf(headers.get('content-encoding'))
  if (codings.length > 0 && codings.every((coding) => DECODED.includes(coding.toLowerCase())))
    forget(returned, OF_CODING)
  // What a service says in our place.
  for (const [name] of headers) if (name.startsWith(OWN)) returned.delete(name)
  return returned
}

function withoutConnection(headers: Headers): Headers {
  const others = new Headers(headers)
  const named = membersOf(headers.get('connection')).filter((name) => TOKEN.test(name))
  forget(others, [...named, ...OF_CONNECTION])
  return others
}

export function forget(headers: Headers, names: readonly string[]): void {
  for (const name of names) headers.delete(name)
}

export function addToVary(headers: Headers, name: string): void {
  const names = membersOf(headers.get('vary')).map((member) => member.toLowerCase())
  if (!names.includes('*') && !names.includes(name)) headers.append('vary', name)
}

/** How many losses or gaps are listed, so that a header has about 1,000 characters. The others are only counted. */
export const MOST_LISTED = 16

/** Where a lost member has the value that could have been kept: elsewhere than an option says, or nowhere. */
export type ValuePlace = 'elsewhere' | 'none'

/** The losses or gaps of a call and its answer, as the value of a header that may be shown to anyone. */
export class Shortfalls {
  /** Hidden names look alike, so one member stands for all of them. */
  readonly #members = new Set<string>()
  #more = 0

  /** Adds losses or gaps below a pointer, and the number of further ones. */
  add(below: string, shortfalls: readonly Shortfall[], more = 0, places?: ReadonlyMap<Shortfall, ValuePlace>): void {
    this.#more += more
    for (const shortfall of shortfalls) {
      const { path, section } = shortfall
      const place = places?.get(shortfall)
      this.#members.add(`"${below}${publicPointer(path)}";section="${section}"${place ? `;value=${place}` : ''}`)
    }
  }

  /**
   * Returns a structured list (RFC 9651) of pointers with sections, such as
   * `"/response/items/0/payout/*";section="2.6"`, or undefined for none. If it is cut short, the last member is
   * `more;count=12`. Neither pointers nor sections need escaping.
   */
  header(): string | undefined {
    const members = [...this.#members]
    const listed = members.slice(0, MOST_LISTED)
    const more = this.#more + members.length - listed.length
    if (more > 0) listed.push(`more;count=${more}`)
    return listed.join(', ') || undefined
  }
}
