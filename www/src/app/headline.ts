/** What a view says in large letters, and what can be done about it. */
import type { Given } from './given.js'
import type { Span } from './json.js'

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

/** What is said of a text that is not the document it is taken for. */
export interface Misfit extends Headline {
  /** What a button each does about it: takes another text or setting. */
  acts: readonly Act[]
  /** Where the document is that the first of them takes. */
  place?: Span | undefined
  /** Whether the command takes it instead. */
  hasCommand?: boolean
}

export interface Act {
  words: string
  text?: string
  give?: Given
}

/** The sentences of a headline, as plain text. */
export const wordsIn = ({ lines }: Headline): string =>
  lines.map((parts) => parts.map((it) => (typeof it === 'string' ? it : it.words)).join('')).join(' ')
