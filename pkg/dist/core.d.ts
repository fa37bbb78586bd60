/**
 * The input buffer, longer than `bytes`; what it holds is not kept. Where there is no instance yet,
 * or a view that detached as the memory grew, the view is empty: its length tells all.
 */
export declare function room(bytes: number): Uint8Array;
/** The verdict on the document at the buffer's start, its settings right behind it. */
export declare function isValid(shape: number, form: number, length: number, settings: number): boolean;
/** Checks that document. Returns the report's place in `reportWords()`. */
export declare function validate(shape: number, form: number, length: number, settings: number): number;
/** Reports an input that never became text, with the settings at the buffer's start. */
export declare function refuse(shape: number, code: number, settings: number): number;
/** Makes the safe fixes of that document. Returns the place of what became of it in `reportWords()`. */
export declare function applyFixes(shape: number, form: number, length: number, settings: number, only: number): number;
/** Converts that document. Returns the place of what became of it in `reportWords()`. */
export declare function convert(shape: number, form: number, length: number, settings: number): number;
/** Tells which versions that document can have. Returns the answer's place. */
export declare function detectVersion(shape: number, form: number, length: number, settings: number): number;
/** Checks the call whose head stands behind its body and the settings. Returns the report's place. */
export declare function validateCall(form: number, length: number, settings: number, head: number, refused: number): number;
/** The number of the endpoint that a version lists for the head at the buffer's start. */
export declare function endpointOf(version: number, head: number): number;
/** The memory as the 32-bit numbers that a report is made of. */
export declare function reportWords(): Uint32Array;
/** A text in the memory. */
export declare function textAt(start: number, length: number): string;
/** A copy of bytes in the memory. */
export declare function bytesAt(start: number, length: number): Uint8Array<ArrayBuffer>;
/** The text that was checked last. */
export declare function checkedText(length: number): string;
