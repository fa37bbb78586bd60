/** What a view says in large letters. */

/** A stretch of a sentence that leads somewhere is underlined. */
export interface Led {
  words: string
  kind: 'moved' | 'lost'
  /** Of what it leads to. */
  id?: string
}

export interface Headline {
  /** Sentences, a line each. */
  lines: readonly (readonly (string | Led)[])[]
  /** What the document is. */
  what?: string
  /** Whether that is a sentence of the package, in the language of its messages. */
  isSaid?: boolean
  /** One consequence. */
  more?: string
}

/** The sentences of a headline, as plain text. */
export const wordsIn = ({ lines }: Headline): string =>
  lines.map((parts) => parts.map((it) => (typeof it === 'string' ? it : it.words)).join('')).join(' ')
