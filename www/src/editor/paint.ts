/** The copy of a text beneath its field: a block for each line, in colours, with tinted stretches. */
import type { Problem } from 'order-contract/slim'
import { element } from '../app/dom.js'

/** A stretch that is set apart. */
export interface Tint {
  start: number
  end: number
  kind: 'change' | 'error' | 'warning' | 'info'
  /** What it has in common with its partners elsewhere. */
  id?: string
  /** What a pointer on it is told. */
  title?: string
}

/** Problems under the text, as far as they have a place. */
export const tintsOf = (problems: readonly Problem[]): Tint[] =>
  problems.flatMap(({ span, severity, message }) =>
    span ? [{ ...span, kind: severity, title: message.replaceAll('`', '') }] : [],
  )

interface Stretch {
  start: number
  end: number
}

/** A tint within a line, and which of all it is. */
type Part = Tint & { at: number }

/** The most that are drawn: more would say nothing to the eye, and cost the tab its answer. */
const MOST = 2000

/** No string of JSON goes over the end of a line. */
const TOKENS = /(?<text>"(?:[^"\\]|\\.)*"?)(?<key>\s*:)?|-?\b\d[\d.eE+-]*|\b(?:true|false|null)\b/g

export class Paint {
  readonly root = element('div', { class: 'paint', 'aria-hidden': 'true' })
  isPlain = false
  /** What each line was drawn from. */
  #keys: string[] = []
  #lit: string | undefined

  /** Draws only the lines that are not as they were. */
  show(text: string, tints: readonly Tint[]): void {
    const lines = text.split('\n')
    const parts = partsOf(lines, tints)
    const keys = lines.map((line, at) => JSON.stringify([line, this.isPlain, parts[at]]))
    const least = Math.min(keys.length, this.#keys.length)
    const head = agreeing(least, (at) => keys[at] === this.#keys[at])
    const tail = agreeing(least - head, (at) => keys.at(-1 - at) === this.#keys.at(-1 - at))
    const range = document.createRange()
    range.setStart(this.root, head)
    range.setEnd(this.root, this.#keys.length - tail)
    range.deleteContents()
    const made = element('div')
    for (let at = head; at < keys.length - tail; at += 1) made.append(this.#line(lines[at] ?? '', parts[at] ?? []))
    const drawn = document.createDocumentFragment()
    drawn.append(...made.childNodes)
    range.insertNode(drawn)
    this.#keys = keys
    this.light(this.#lit)
  }

  light(id: string | undefined): void {
    this.#lit = id
    for (const it of this.root.querySelectorAll<HTMLElement>('[data-change]')) {
      it.classList.toggle('lit', it.dataset.change === id)
    }
  }

  lineAt(line: number): Element | undefined {
    return this.root.children[line]
  }

  #line(text: string, parts: readonly Part[]): HTMLElement {
    const line = element('div', { class: 'line' })
    const tokens = this.isPlain ? [] : tokensIn(text)
    const edges = [...tokens, ...parts].flatMap(({ start, end }) => [start, end])
    const cuts = [...new Set([0, ...edges, text.length])].sort((a, b) => a - b)
    for (const [index, end] of cuts.slice(1).entries()) {
      const piece = { start: cuts[index] ?? 0, end }
      const kind = tokens.find((it) => covers(it, piece))?.kind
      const part = parts.findLast((it) => covers(it, piece))
      placeFor(line, part).append(element('span', { class: kind }, text.slice(piece.start, end)))
    }
    return line
  }
}

const covers = (it: Stretch, piece: Stretch) => it.start <= piece.start && piece.end <= it.end

/** A tint goes on as long as its pieces follow one another. */
function placeFor(line: HTMLElement, part: Part | undefined): Element {
  if (part === undefined) return line
  const last = line.lastElementChild
  if (last instanceof HTMLElement && last.dataset.tint === String(part.at)) return last
  const made = element('span', { class: `tint ${part.kind}`, 'data-tint': String(part.at), 'data-change': part.id })
  line.append(made)
  return made
}

function tokensIn(line: string): (Stretch & { kind: string })[] {
  return Array.from(line.matchAll(TOKENS), ({ 0: whole, index: start, groups: { text, key } = {} }) => ({
    start,
    end: start + (text ?? whole).length,
    kind: text === undefined ? 'number' : key === undefined ? 'text' : 'key',
  }))
}

/** The tints of each line, by their places within it. */
function partsOf(lines: readonly string[], tints: readonly Tint[]): (Part[] | undefined)[] {
  const parts: (Part[] | undefined)[] = []
  const starts = [0]
  for (const { length } of lines) starts.push((starts.at(-1) ?? 0) + length + 1)
  for (const [at, tint] of tints.slice(0, MOST).entries()) {
    for (let line = lineOf(tint.start, starts); line < lines.length; line += 1) {
      const before = starts[line] ?? 0
      if (before >= tint.end) break
      const start = Math.max(tint.start - before, 0)
      const end = Math.min(tint.end - before, lines[line]?.length ?? 0)
      if (start < end) parts[line] = [...(parts[line] ?? []), { ...tint, start, end, at }]
    }
  }
  return parts
}

/** The last line that begins at a place or before it. */
function lineOf(place: number, starts: readonly number[]): number {
  let [low, high] = [0, starts.length - 1]
  while (low + 1 < high) {
    const middle = (low + high) >> 1
    if ((starts[middle] ?? 0) <= place) low = middle
    else high = middle
  }
  return low
}

/** How many agree, from the first on. */
function agreeing(most: number, agrees: (at: number) => boolean): number {
  let count = 0
  while (count < most && agrees(count)) count += 1
  return count
}
