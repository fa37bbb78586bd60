/** How many zeros follow a document before its settings begin. */
export declare const PADDING = 32;
/** The form of an input: bytes, a string, or a value, which has no places. */
export declare const FORM_BYTES = 0;
/** A string. */
export declare const FORM_TEXT = 1;
/** A value. */
export declare const FORM_VALUE = 2;
/** The body of a call that has none. */
export declare const FORM_NO_BODY = 3;
/** What stands for a string that is not there. */
export declare const ABSENT = 4294967295;
/** Settings: where the flags stand, behind the version. */
export declare const SETTINGS_FLAGS = 1;
/** Settings: a byte a code; 0 is the default severity, others count from 1. */
export declare const SETTINGS_SEVERITIES = 2;
/** Settings: limits of bytes, depth and findings, four bytes each. */
export declare const SETTINGS_LIMITS = 26;
/** Settings: the pointer to a list's entries, to the end. */
export declare const SETTINGS_ENTRIES = 38;
/** A flag of the settings. */
export declare const FLAG_STATED = 1;
/** A flag of the settings. */
export declare const FLAG_DRAFT = 2;
/** A flag of the settings. */
export declare const FLAG_UNMASKED = 4;
/** A flag of the settings. */
export declare const FLAG_ENTRIES = 8;
/** Settings of a conversion, behind two versions and the flags: how many losses and gaps are listed at most, without changes, edits and a complement; 0 lists everything. */
export declare const CONVERSION_MOST = 3;
/** Settings of a conversion: limits of bytes, depth and findings. */
export declare const CONVERSION_LIMITS = 4;
/** Settings of a conversion: strings. */
export declare const CONVERSION_STRINGS = 16;
/** A flag of a conversion's settings. */
export declare const CONVERSION_LOSS_IS_ERROR = 1;
/** A flag of a conversion's settings. */
export declare const CONVERSION_ORPHANS_DROP = 2;
/** A report: how many words there are in all. */
export declare const REPORT_LENGTH = 0;
/** A report: where its text begins. */
export declare const REPORT_TEXT = 1;
/** A report: how many bytes of text there are. */
export declare const REPORT_TEXT_LENGTH = 2;
/** A report: its flags. */
export declare const REPORT_FLAGS = 3;
/** A report: how many details follow. */
export declare const REPORT_DETAILS = 4;
/** A report: the sentence of its assumption and the length of the name in it, or ABSENT. */
export declare const REPORT_ASSUMPTION = 5;
/** A report: where its details begin. */
export declare const REPORT_HEAD = 7;
/** A flag of a report. */
export declare const REPORT_VALID = 1;
/** A flag of a report. */
export declare const REPORT_TRUNCATED = 2;
/** The version in the flags of a report. */
export declare const REPORT_VERSION_SHIFT = 8;
/** The sentence on problems that a form does not show. */
export declare const SENTENCE_ELSEWHERE = 63;
/** What `found` is where it is a character. */
export declare const FOUND_CHARACTER = 254;
/** What `found` is where it is source text. */
export declare const FOUND_SOURCE = 253;
/** A step of a path that is a word of the contract. */
export declare const STEP_WORD = 1073741824;
/** A step of a path that is a name in the text, of so many UTF-16 units. */
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
/** How many words a record has. */
export declare const DETAIL_WORDS = 4;
/** The record that begins at a word. */
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
/** How many words a record has. */
export declare const FIX_WORDS = 2;
/** The record that begins at a word. */
export declare function readFixRecord(words: ArrayLike<number>, at: number): FixRecord;
export interface NoteRecord {
    reason: number;
    topic: number;
    change: number;
    basis: number;
    section: number;
    field: number;
    has_spans: number;
    is_below: number;
}
/** How many words a record has. */
export declare const NOTE_WORDS = 2;
/** The record that begins at a word. */
export declare function readNoteRecord(words: ArrayLike<number>, at: number): NoteRecord;
export interface SignRecord {
    version: number;
    clue: number;
    field: number;
    section: number;
}
/** How many words a record has. */
export declare const SIGN_WORDS = 1;
/** The record that begins at a word. */
export declare function readSignRecord(words: ArrayLike<number>, at: number): SignRecord;
