/** Draws the copy of a text beneath its field: a block for each line, in colours, with tinted stretches. */
import type { Problem } from 'order-contract/slim'
import { element } from '../app/dom.js'

interface Stretch {
  from: number
  to: number
}

/** A stretch with a background. */
export interface Tint extends Stretch {
  kind: 'change' | 'error' | 'warning' | 'info'
  /** Shared with the stretch that it belongs to in the other editor. */
  id?: string
}

/** The tints of the problems that have a span. */
export const tintsOf = (problems: readonly Problem[]): Tint[] =>
  problems.flatMap(({ span, severity }) => (span ? [{ from: span.start, to: span.end, kind: severity }] : []))

/** The most tints that are drawn: more are of no use, and would make the tab slow. */
const MOST = 2000

/** A JSON string never spans lines. */
const TOKENS = /(?<text>"(?:[^"\\]|\\.)*"?)(?<key>\s*:)?|-?\b\d[\d.eE+-]*|\b(?:true|false|null)\b/g

export class Paint {
  readonly root = element('div', { class: 'paint', 'aria-hidden': 'true' })
  /** What each line was drawn from. */
  #keys: string[] = []
  #lit: string | undefined

  /** Draws only the lines that have changed. */
  show(text: string, tints: readonly Tint[]): void {
    const lines = text.split('\n')
    const parts = partsOf(lines, tints.slice(0, MOST))
    const keys = lines.map((line, at) => JSON.stringify([line, parts[at]]))
    const least = Math.min(keys.length, this.#keys.length)
    const head = agreeing(least, (at) => keys[at] === this.#keys[at])
    const tail = agreeing(least - head, (at) => keys.at(-1 - at) === this.#keys.at(-1 - at))
    const drawn = document.createDocumentFragment()
    for (let at = head; at < keys.length - tail; at += 1) drawn.append(lineOf(lines[at] ?? '', parts[at] ?? []))
    const range = document.createRange()
    range.setStart(this.root, head)
    range.setEnd(this.root, this.#keys.length - tail)
    range.deleteContents()
    range.insertNode(drawn)
    this.#keys = keys
    this.light(this.#lit)
  }

  /** Highlights the tints of an id, or none. */
  light(id: string | undefined): void {
    this.#lit = id
    for (const it of this.root.querySelectorAll<HTMLElement>('[data-change]')) {
      it.classList.toggle('lit', it.dataset.change === id)
    }
  }

  lineAt(line: number): Element | undefined {
    return this.root.children[line]
  }
}

function lineOf(text: string, parts: readonly Tint[]): HTMLElement {
  const pieces = piecesOf(text.length, tokensIn(text), parts).map(({ from, to, token, tint }) => {
    const kinds = [token?.kind ?? '', tint ? `tint ${tint.kind}` : ''].join(' ').trim()
    const words = text.slice(from, to)
    // Half of the pieces: the layout of a long text takes long enough.
    return kinds === '' ? words : element('span', { class: kinds, 'data-change': tint?.id }, words)
  })
  return element('div', { class: 'line' }, ...pieces)
}

interface Piece<Token, Part> extends Stretch {
  token: Token | undefined
  tint: Part | undefined
}

/**
 * Cuts a line at the edges of its tokens and tints. Each piece gets its token, and of several tints the last. Tokens and
 * tints are sorted by their beginnings. Goes through both once: a line can have thousands.
 */
export function piecesOf<Token extends Stretch, Part extends Stretch>(
  length: number,
  tokens: readonly Token[],
  tints: readonly Part[],
): Piece<Token, Part>[] {
  const edges = [...tokens, ...tints].flatMap(({ from, to }) => [from, to])
  const cuts = [...new Set([0, ...edges, length])].sort((a, b) => a - b)
  const token = lastCovering(tokens)
  const tint = lastCovering(tints)
  return cuts.slice(1).map((to, at) => {
    const from = cuts[at] ?? 0
    return { from, to, token: token(from), tint: tint(from) }
  })
}

/** Finds the last stretch that covers a place. The places must be asked for in ascending order. */
function lastCovering<T extends Stretch>(stretches: readonly T[]): (place: number) => T | undefined {
  const open: T[] = []
  let next = 0
  return (place) => {
    for (let it = stretches[next]; it !== undefined && it.from <= place; it = stretches[next]) {
      open.push(it)
      next += 1
    }
    while ((open.at(-1)?.to ?? Number.POSITIVE_INFINITY) <= place) open.pop()
    return open.at(-1)
  }
}

function tokensIn(line: string): (Stretch & { kind: string })[] {
  return Array.from(line.matchAll(TOKENS), ({ 0: whole, index: from, groups: { text, key } = {} }) => ({
    from,
    to: from + (text ?? whole).length,
    kind: text === undefined ? 'number' : key === undefined ? 'text' : 'key',
  }))
}

/** The tints of each line, by their places within it. */
function partsOf(lines: readonly string[], tints: readonly Tint[]): Tint[][] {
  const parts: Tint[][] = lines.map(() => [])
  const sorted = tints.toSorted((a, b) => a.from - b.from)
  let start = 0
  let next = 0
  let open: Tint[] = []
  for (const [at, { length }] of lines.entries()) {
    const end = start + length
    for (let tint = sorted[next]; tint !== undefined && tint.from < end; tint = sorted[next]) {
      open.push(tint)
      next += 1
    }
    open = open.filter(({ to }) => to > start)
    parts[at] = open.map((tint) => ({
      ...tint,
      from: Math.max(tint.from - start, 0),
      to: Math.min(tint.to - start, length),
    }))
    start = end + 1
  }
  return parts
}

/** How many agree, from the first on. */
function agreeing(most: number, agrees: (at: number) => boolean): number {
  let count = 0
  while (count < most && agrees(count)) count += 1
  return count
}
