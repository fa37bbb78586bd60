// The layout of settings and replies, as src/layout.rs describes it.
// Written by codegen/: change the contract, then npm run build.
/** How many zeros follow a document before its settings begin. */
export const PADDING = 32;
/** The form of an input: bytes, a string, or a value, which has no places. */
export const FORM_BYTES = 0;
/** A string. */
export const FORM_TEXT = 1;
/** A value. */
export const FORM_VALUE = 2;
/** The body of a call that has none. */
export const FORM_NO_BODY = 3;
/** What stands for a string that is not there. */
export const ABSENT = 4294967295;
/** Settings: where the flags stand, behind the version. */
export const SETTINGS_FLAGS = 1;
/** Settings: a byte a code; 0 is the default severity, others count from 1. */
export const SETTINGS_SEVERITIES = 2;
/** Settings: limits of bytes, depth and findings, four bytes each. */
export const SETTINGS_LIMITS = 26;
/** Settings: the pointer to a list's entries, to the end. */
export const SETTINGS_ENTRIES = 38;
/** A flag of the settings. */
export const FLAG_STATED = 1;
/** A flag of the settings. */
export const FLAG_DRAFT = 2;
/** A flag of the settings. */
export const FLAG_UNMASKED = 4;
/** A flag of the settings. */
export const FLAG_ENTRIES = 8;
/** Settings of a conversion, behind two versions and the flags: how many losses and gaps are listed at most, without changes, edits and a complement; 0 lists everything. */
export const CONVERSION_MOST = 3;
/** Settings of a conversion: limits of bytes, depth and findings. */
export const CONVERSION_LIMITS = 4;
/** Settings of a conversion: strings. */
export const CONVERSION_STRINGS = 16;
/** A flag of a conversion's settings. */
export const CONVERSION_LOSS_IS_ERROR = 1;
/** A flag of a conversion's settings. */
export const CONVERSION_ORPHANS_DROP = 2;
/** A report: how many words there are in all. */
export const REPORT_LENGTH = 0;
/** A report: where its text begins. */
export const REPORT_TEXT = 1;
/** A report: how many bytes of text there are. */
export const REPORT_TEXT_LENGTH = 2;
/** A report: its flags. */
export const REPORT_FLAGS = 3;
/** A report: how many details follow. */
export const REPORT_DETAILS = 4;
/** A report: the sentence of its assumption and the length of the name in it, or ABSENT. */
export const REPORT_ASSUMPTION = 5;
/** A report: where its details begin. */
export const REPORT_HEAD = 7;
/** A flag of a report. */
export const REPORT_VALID = 1;
/** A flag of a report. */
export const REPORT_TRUNCATED = 2;
/** The version in the flags of a report. */
export const REPORT_VERSION_SHIFT = 8;
/** The sentence on problems that a form does not show. */
export const SENTENCE_ELSEWHERE = 63;
/** What `found` is where it is a character. */
export const FOUND_CHARACTER = 254;
/** What `found` is where it is source text. */
export const FOUND_SOURCE = 253;
/** A step of a path that is a word of the contract. */
export const STEP_WORD = 1073741824;
/** A step of a path that is a name in the text, of so many UTF-16 units. */
export const STEP_NAME = 2147483648;
/** How many words a record has. */
export const DETAIL_WORDS = 4;
/** The record that begins at a word. */
export function readDetailRecord(words, at) {
    const w0 = words[at + 0];
    const w1 = words[at + 1];
    const w2 = words[at + 2];
    const w3 = words[at + 3];
    return {
        code: w0 & 255,
        severity: (w0 >>> 8) & 255,
        basis: (w0 >>> 16) & 255,
        section: w0 >>> 24,
        message: w1 & 255,
        help: (w1 >>> 8) & 255,
        found: (w1 >>> 16) & 255,
        character: w1 >>> 24,
        field: w2 & 255,
        object: (w2 >>> 8) & 255,
        near: (w2 >>> 16) & 255,
        other: w2 >>> 24,
        has_span: w3 & 255,
        has_fix: (w3 >>> 8) & 255,
    };
}
/** How many words a record has. */
export const FIX_WORDS = 2;
/** The record that begins at a word. */
export function readFixRecord(words, at) {
    const w0 = words[at + 0];
    const w1 = words[at + 1];
    return {
        title: w0 & 255,
        applicability: (w0 >>> 8) & 255,
        field: (w0 >>> 16) & 255,
        near: w0 >>> 24,
        other: w1 & 255,
        has_edits: (w1 >>> 8) & 255,
        has_header: (w1 >>> 16) & 255,
    };
}
/** How many words a record has. */
export const NOTE_WORDS = 2;
/** The record that begins at a word. */
export function readNoteRecord(words, at) {
    const w0 = words[at + 0];
    const w1 = words[at + 1];
    return {
        reason: w0 & 255,
        topic: (w0 >>> 8) & 255,
        change: (w0 >>> 16) & 255,
        basis: w0 >>> 24,
        section: w1 & 255,
        field: (w1 >>> 8) & 255,
        has_spans: (w1 >>> 16) & 255,
        is_below: w1 >>> 24,
    };
}
/** How many words a record has. */
export const SIGN_WORDS = 1;
/** The record that begins at a word. */
export function readSignRecord(words, at) {
    const w0 = words[at + 0];
    return {
        version: w0 & 255,
        clue: (w0 >>> 8) & 255,
        field: (w0 >>> 16) & 255,
        section: w0 >>> 24,
    };
}
