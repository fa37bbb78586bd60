/** The number of zero bytes between a document and its settings. */
export declare const PADDING = 32;
/** The input is UTF-8 bytes. Offsets and columns count bytes. */
export declare const FORM_BYTES = 0;
/** The input is a string. Offsets and columns count UTF-16 units. */
export declare const FORM_TEXT = 1;
/** The input is a JavaScript value. Its problems have no spans. */
export declare const FORM_VALUE = 2;
/** The call has no body. */
export declare const FORM_NO_BODY = 3;
/** Replaces the length of a string, or the number of a sentence, that is absent. */
export declare const ABSENT = 4294967295;
/** Settings: the offset of the flags. The version is at offset 0. */
export declare const SETTINGS_FLAGS = 1;
/** Settings: the offset of the severities, one byte for each code. 0 is the default severity. */
export declare const SETTINGS_SEVERITIES = 2;
/** Settings: the offset of the limits (bytes, depth, findings), four bytes each. */
export declare const SETTINGS_LIMITS = 26;
/** Settings: the offset of the option `entries`, which extends to the end. */
export declare const SETTINGS_ENTRIES = 38;
/** A flag of the settings: the level is `stated`. */
export declare const FLAG_STATED = 1;
/** A flag of the settings: the option `draft`. */
export declare const FLAG_DRAFT = 2;
/** A flag of the settings: the option `mask` is false. */
export declare const FLAG_UNMASKED = 4;
/** A flag of the settings: the option `entries` is set. */
export declare const FLAG_ENTRIES = 8;
/** A flag of the settings: findings are listed however long their pointers are. */
export declare const FLAG_ALL = 16;
/** Settings of a conversion: the offset of the maximum number of losses and of gaps to list. If it is not 0, the reply has no changes, edits or complement. 0 lists everything. The two versions and the flags are at offsets 0 to 2. */
export declare const CONVERSION_MOST = 3;
/** Settings of a conversion: the offset of the limits (bytes, depth, findings), four bytes each. */
export declare const CONVERSION_LIMITS = 4;
/** Settings of a conversion: the offset of the strings, each after its length. */
export declare const CONVERSION_STRINGS = 16;
/** A flag of a conversion's settings: the option `onLoss` is `error`. */
export declare const CONVERSION_LOSS_IS_ERROR = 1;
/** A flag of a conversion's settings: the option `onOrphan` is `drop`. */
export declare const CONVERSION_ORPHANS_DROP = 2;
/** A reply: the index of its number of words. */
export declare const REPORT_LENGTH = 0;
/** A reply: the index of the address of its text. */
export declare const REPORT_TEXT = 1;
/** A reply: the index of the length of its text in bytes. */
export declare const REPORT_TEXT_LENGTH = 2;
/** A report: the index of its flags. In other replies, the first word after the head. */
export declare const REPORT_FLAGS = 3;
/** A report: the index of its number of details. */
export declare const REPORT_DETAILS = 4;
/** A report: the index of the sentence of its assumption, or ABSENT. The next word is the length of the name in that sentence. */
export declare const REPORT_ASSUMPTION = 5;
/** A report: the index of its first detail. */
export declare const REPORT_HEAD = 7;
/** A flag of a report: the document is valid. */
export declare const REPORT_VALID = 1;
/** A flag of a report: the list of problems is truncated. */
export declare const REPORT_TRUNCATED = 2;
/** The position of the version in the flags of a report, in bits. */
export declare const REPORT_VERSION_SHIFT = 8;
/** The sentence for a problem of a field that the form does not show. */
export declare const SENTENCE_ELSEWHERE = 64;
/** The value of `found` in a detail if a character was found. `character` has it. */
export declare const FOUND_CHARACTER = 254;
/** The value of `found` in a detail if source text was found. Its length follows the path. */
export declare const FOUND_SOURCE = 253;
/** Marks a step of a path as a word of the contract. Its number is added to the mark. */
export declare const STEP_WORD = 1073741824;
/** Marks a step of a path as a name in the text. Its length in UTF-16 units is added to the mark. */
export declare const STEP_NAME = 2147483648;
export interface DetailRecord {
    code: number;
    severity: number;
    basis: number;
    section: number;
    message: number;
    help: number;
    found: number;
    character: number;
    field: number;
    object: number;
    near: number;
    other: number;
    has_span: number;
    has_fix: number;
}
/** The number of words in a record. */
export declare const DETAIL_WORDS = 4;
/** Reads the record that begins at the word `at`. */
export declare function readDetailRecord(words: ArrayLike<number>, at: number): DetailRecord;
export interface FixRecord {
    title: number;
    applicability: number;
    field: number;
    near: number;
    other: number;
    has_edits: number;
    has_header: number;
}
/** The number of words in a record. */
export declare const FIX_WORDS = 2;
/** Reads the record that begins at the word `at`. */
export declare function readFixRecord(words: ArrayLike<number>, at: number): FixRecord;
export interface NoteRecord {
    reason: number;
    topic: number;
    change: number;
    basis: number;
    section: number;
    field: number;
    other: number;
    version: number;
    has_spans: number;
    drops: number;
    adds: number;
}
/** The number of words in a record. */
export declare const NOTE_WORDS = 3;
/** Reads the record that begins at the word `at`. */
export declare function readNoteRecord(words: ArrayLike<number>, at: number): NoteRecord;
export interface SignRecord {
    version: number;
    clue: number;
    field: number;
    section: number;
}
/** The number of words in a record. */
export declare const SIGN_WORDS = 1;
/** Reads the record that begins at the word `at`. */
export declare function readSignRecord(words: ArrayLike<number>, at: number): SignRecord;
