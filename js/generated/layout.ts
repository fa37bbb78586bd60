// The layout of settings and replies, as src/layout.rs describes it.
// Written by codegen/: change the contract, then npm run build.

/** The number of zero bytes between a document and its settings. */
export const PADDING = 32

/** The input is UTF-8 bytes. Offsets and columns count bytes. */
export const FORM_BYTES = 0

/** The input is a string. Offsets and columns count UTF-16 units. */
export const FORM_TEXT = 1

/** The input is a JavaScript value. Its problems have no spans. */
export const FORM_VALUE = 2

/** The call has no body. */
export const FORM_NO_BODY = 3

/** In a query that is made of an object: the byte before a list. */
export const QUERY_LIST = 1

/** The byte behind each element of a list. */
export const QUERY_ELEMENT = 2

/** The byte in place of a value that a query can't carry. */
export const QUERY_NO_TEXT = 3

/** Replaces the length of a string, or the number of a sentence, that is absent. */
export const ABSENT = 4294967295

/** Replaces the number of an endpoint if the path may lead outside those of the service. */
export const OUTSIDE = 4294967294

/** The answer of the service is what the API documentation shows, as far as that can be told. */
export const ANSWER_SHOWN = 0

/** The answer, or an entry of it, is another value, or has no name that is shown. */
export const ANSWER_OTHER = 1

/** The answer has `null` in place of its entries. */
export const ANSWER_EMPTY = 2

/** The answer has no entries, but an object in which they can be. */
export const ANSWER_HIDDEN = 3

/** The reason of a loss: the member has no value where an option says. */
export const REASON_NO_VALUE_THERE = 12

/** The head of a call has the number of the version in its lowest eight bits. This flag of it: the level is `stated`. */
export const HEAD_STATED = 256

/** A flag of the head: the option `draft`. */
export const HEAD_DRAFT = 512

/** A flag of the head: the option `mask` is false. */
export const HEAD_UNMASKED = 1024

/** A flag of the head: the option `entries` is set. */
export const HEAD_ENTRIES = 2048

/** A flag of the head: the findings that have a fix are listed, all of them, and no others. */
export const HEAD_FIXES = 4096

/** Settings, which are written only if one of them is given: the offset of the severities, one byte for each code. 0 is the default severity. */
export const SETTINGS_SEVERITIES = 0

/** Settings: the offset of the limits (bytes, depth, findings), four bytes each. */
export const SETTINGS_LIMITS = 24

/** Settings: the offset of the length of the option `entries`, four bytes. */
export const SETTINGS_ENTRIES_LENGTH = 36

/** Settings: the offset of the option `entries`. The amendments follow it and extend to the end. */
export const SETTINGS_ENTRIES = 40

/** Settings of a conversion: the offset of the maximum number of losses and of gaps to list. If it is not 0, the reply has no changes, edits or complement. 0 lists everything. The two versions and the flags are at offsets 0 to 2. */
export const CONVERSION_MOST = 3

/** Settings of a conversion: the offset of the limits (bytes, depth, findings), four bytes each. */
export const CONVERSION_LIMITS = 4

/** Settings of a conversion: the offset of the strings, each after its length. */
export const CONVERSION_STRINGS = 16

/** A flag of a conversion's settings: the option `onLoss` is `error`. */
export const CONVERSION_LOSS_IS_ERROR = 1

/** A flag of a conversion's settings: the option `onOrphan` is `drop`. */
export const CONVERSION_ORPHANS_DROP = 2

/** A reply: the index of the address of its text. */
export const REPORT_TEXT = 0

/** A reply: the index of the length of its text in bytes. */
export const REPORT_TEXT_LENGTH = 1

/** A report: the index of its flags. In other replies, the first word after the head. */
export const REPORT_FLAGS = 2

/** A report: the index of its number of details. */
export const REPORT_DETAILS = 3

/** A report: the index of the sentence of its assumption, or ABSENT. The next word is the length of the name in that sentence. */
export const REPORT_ASSUMPTION = 4

/** A report: the index of its first detail. */
export const REPORT_HEAD = 6

/** A flag of a report: the document is valid. */
export const REPORT_VALID = 1

/** A flag of a report: the list of problems is truncated. */
export const REPORT_TRUNCATED = 2

/** The position of the version in the flags of a report, in bits. */
export const REPORT_VERSION_SHIFT = 8

/** The value of `found` in a detail if a character was found. `character` has it. */
export const FOUND_CHARACTER = 254

/** The value of `found` in a detail if source text was found. Its length follows the path. */
export const FOUND_SOURCE = 253

/** Marks a step of a path as a word of the contract. Its number is added to the mark. */
export const STEP_WORD = 1073741824

/** Marks a step of a path as a name in the text. Its length in UTF-16 units is added to the mark. */
export const STEP_NAME = 2147483648

export interface DetailRecord {
  code: number
  severity: number
  basis: number
  section: number
  message: number
  help: number
  found: number
  character: number
  field: number
  object: number
  near: number
  other: number
  spans: number
  has_fix: number
}

/** The number of words in a record. */
export const DETAIL_WORDS = 7

/** Reads the record that begins at the word `at`. */
export function readDetailRecord(words: ArrayLike<number>, at: number): DetailRecord {
  const w0 = words[at + 0] as number
  const w1 = words[at + 1] as number
  const w2 = words[at + 2] as number
  const w3 = words[at + 3] as number
  const w4 = words[at + 4] as number
  const w5 = words[at + 5] as number
  const w6 = words[at + 6] as number
  return {
    code: w0 & 65535,
    severity: w0 >>> 16,
    basis: w1 & 65535,
    section: w1 >>> 16,
    message: w2 & 65535,
    help: w2 >>> 16,
    found: w3 & 65535,
    character: w3 >>> 16,
    field: w4 & 65535,
    object: w4 >>> 16,
    near: w5 & 65535,
    other: w5 >>> 16,
    spans: w6 & 65535,
    has_fix: w6 >>> 16,
  }
}

export interface FixRecord {
  title: number
  applicability: number
}

/** The number of words in a record. */
export const FIX_WORDS = 1

/** Reads the record that begins at the word `at`. */
export function readFixRecord(words: ArrayLike<number>, at: number): FixRecord {
  const w0 = words[at + 0] as number
  return {
    title: w0 & 65535,
    applicability: w0 >>> 16,
  }
}

export interface NoteRecord {
  reason: number
  topic: number
  change: number
  basis: number
  section: number
  field: number
  other: number
  version: number
  spans: number
  drops: number
  adds: number
}

/** The number of words in a record. */
export const NOTE_WORDS = 6

/** Reads the record that begins at the word `at`. */
export function readNoteRecord(words: ArrayLike<number>, at: number): NoteRecord {
  const w0 = words[at + 0] as number
  const w1 = words[at + 1] as number
  const w2 = words[at + 2] as number
  const w3 = words[at + 3] as number
  const w4 = words[at + 4] as number
  const w5 = words[at + 5] as number
  return {
    reason: w0 & 65535,
    topic: w0 >>> 16,
    change: w1 & 65535,
    basis: w1 >>> 16,
    section: w2 & 65535,
    field: w2 >>> 16,
    other: w3 & 65535,
    version: w3 >>> 16,
    spans: w4 & 65535,
    drops: w4 >>> 16,
    adds: w5 & 65535,
  }
}

export interface SignRecord {
  version: number
  clue: number
  field: number
  section: number
}

/** The number of words in a record. */
export const SIGN_WORDS = 2

/** Reads the record that begins at the word `at`. */
export function readSignRecord(words: ArrayLike<number>, at: number): SignRecord {
  const w0 = words[at + 0] as number
  const w1 = words[at + 1] as number
  return {
    version: w0 & 65535,
    clue: w0 >>> 16,
    field: w1 & 65535,
    section: w1 >>> 16,
  }
}
