/** What can be drawn in a text. Without the editor, which is loaded later. */
import type { Problem } from 'order-contract'
import { placeName } from '../app/words.js'

/** `gap` and `change` concern conversions, the severities are those of problems. */
export type MarkKind = 'change' | 'loss' | 'gap' | 'unknown' | 'error' | 'warning' | 'info'

export interface Mark {
  from: number
  to: number
  kind: MarkKind
  /** What a list calls the same thing. */
  id: string
  /** For screen readers, when one goes to it. */
  words: string
}

/** Whole lines that a line of words stands for. */
export interface Fold {
  from: number
  to: number
  id: string
  words: string
}

/** Something below a line: room that the other text needs, what is lost there, the new line, or a note. */
export interface Block {
  /** The end of the line. */
  at: number
  kind: 'space' | 'lost' | 'new' | 'note'
  /** In pixels; without one it is as high as its words. */
  height?: number
  words?: string
  /** Of an element that is put there from outside. */
  slot?: string
}

export interface Drawing {
  marks: readonly Mark[]
  folds: readonly Fold[]
  blocks: readonly Block[]
}

export const NOTHING: Drawing = { marks: [], folds: [], blocks: [] }

/** In pixels: a line, and one that is marked. editor/theme.ts has them too. */
export const LINE = 21
export const MARKED = 38

/** Lines that are longer are not tinted as a whole: the mark itself is. */
export const LONG_LINE = 300

/** The marks of problems. Each has the index of its problem as its id. */
export const problemMarks = (problems: readonly Problem[]): Mark[] =>
  problems.flatMap(({ span, severity: kind, pointer, message }, at) => {
    if (span === undefined) return []
    return [{ from: span.start, to: span.end, kind, id: String(at), words: `${placeName(pointer)}: ${message}` }]
  })
