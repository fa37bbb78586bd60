/** What can be drawn in a text. Without the editor, which is loaded later. */
import type { Problem } from 'order-contract'
import { closingOf } from '../app/json.js'
import { spoken } from '../app/language.js'
import { placeName } from '../app/words.js'

/** `change` and `loss` concern conversions, the severities are those of problems; a gap is an error. */
export type MarkKind = 'change' | 'loss' | 'unknown' | 'error' | 'warning' | 'info'

export interface Mark {
  from: number
  to: number
  kind: MarkKind
  /** What a list calls the same thing. In two texts beside each other, marks of one id belong together. */
  id: string
  /** For screen readers, when one goes to it; and their language, if it is not that of the page. */
  words: string
  lang?: string | undefined
  /** Tints all of its lines, as what moves or is lost does, and not only the first; and marks nothing in them. */
  isWhole?: boolean
  /** A member that is not there: the mark is the object that should have it, and this the line that a `+` shows. */
  missing?: { name: string; words: string; lang?: string }
}

/** Whether all of its lines are tinted, and not only the first. */
export const hasAllLines = ({ isWhole = false, kind }: Mark) => isWhole || kind === 'change' || kind === 'loss'

/** Where a mark is now. */
export interface MarkPlace {
  from: number
  to: number
  mark: Mark
}

/** What is drawn of a mark, in the window, in pixels: its ends, and where a thread joins it. */
export interface Row {
  top: number
  bottom: number
  line: number
  /** Where its words end. */
  end?: number
}

/** Whole lines that a line of words stands for. */
export interface Fold {
  from: number
  to: number
  id: string
  words: string
}

/** Something below a line: room that the other text needs, what is lost there, the new line, what is missing, or a note on a phone. */
export interface Block {
  /** The end of the line; or with `isAbove`, the start of the line that it is above. */
  at: number
  isAbove?: boolean
  /** Within a line, which goes on below it. */
  isInLine?: boolean
  kind: 'space' | 'lost' | 'new' | 'missing' | 'missing quiet' | 'note' | `pad-${MarkKind}`
  /** In pixels; without one it is as high as its words. */
  height?: number
  words?: string
  /** The mark that it shows. */
  mark?: string
  /** A name before the words. */
  name?: string
  /** Of the words, if it is not that of the page. */
  lang?: string | undefined
  /** How many characters it is indented by. */
  indent?: number
}

export interface Drawing {
  marks: readonly Mark[]
  folds: readonly Fold[]
  blocks: readonly Block[]
}

export const NOTHING: Drawing = { marks: [], folds: [], blocks: [] }

/** The name of the slot for the note of a mark: a block below its line. */
export const slotOf = (mark: string) => `note-${mark}`

/** In pixels: a line, and one that is marked, with the room above and below it. editor/theme.ts has them too. */
export const LINE = 21
export const PADS = [8, 9] as const
export const MARKED = LINE + PADS[0] + PADS[1]

/** Lines that are longer are not tinted as a whole: the mark itself is. */
export const LONG_LINE = 300

/** The marks of problems. Each has the index of its problem as its id. */
export const problemMarks = (problems: readonly Problem[]): Mark[] =>
  problems.flatMap(({ span, severity: kind, code, pointer, message, meta }, at) => {
    if (span === undefined) return []
    const { language: lang } = spoken.value
    const missing = code === 'required' && { name: quoted(String(meta.field)), words: String(meta.label ?? ''), lang }
    const words = `${placeName(pointer)}: ${message}`
    const mark = { from: span.start, to: span.end, kind, id: String(at), words, lang }
    return [{ ...mark, ...(missing && { missing }) }]
  })

/** A name, as it stands before a value. */
export const quoted = (name: string) => `${JSON.stringify(name)}:`

/** Where each missing member would stand: below the last line of its object. */
export function missingBlocks(text: string, marks: readonly Mark[]): Block[] {
  return marks.flatMap(({ id: mark, from, kind: weight, missing }): Block[] => {
    if (missing === undefined) return []
    const { name, lang } = missing
    const at = lastLineOf(text, from)
    const start = text.lastIndexOf('\n', at - 1) + 1
    const indent = /^ */.exec(text.slice(start, at))?.[0].length ?? 0
    const further = start <= from ? 2 : 0
    const kind = weight === 'error' ? 'missing' : 'missing quiet'
    return [{ at, kind, height: MARKED, mark, indent: indent + further, name, lang, words: ` ${missing.words}` }]
  })
}

/** The end of the line before the one that closes an object, or of the line that both its braces are in. */
function lastLineOf(text: string, open: number): number {
  const end = closingOf(text, open)
  const before = text.lastIndexOf('\n', end)
  if (before > open) return before
  const after = text.indexOf('\n', end)
  return after < 0 ? text.length : after
}
