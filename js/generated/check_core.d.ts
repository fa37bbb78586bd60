/* tslint:disable */
/* eslint-disable */

/**
 * Checks the batch in the buffer. Returns the address of the reply, which lists the documents with
 * findings.
 */
export function check_batch(shape: number, length: number, head: number, settings: number): number;

/**
 * Whether the document in the buffer is valid.
 */
export function is_valid(shape: number, form: number, length: number, head: number, settings: number): boolean;

/**
 * Returns how many names of a shape's version the document in the buffer has, times 65536, and how many it lacks that the
 * interface states as required. In a list, those of all entries count; in a text that ends early, those before its end.
 */
export function names_of(shape: number, form: number, length: number, head: number, settings: number): number;

/**
 * Makes room for a document and its settings, and returns the address. Memory may grow, which detaches
 * views of it.
 */
export function reserve(bytes: number): number;

/**
 * Validates the document in the buffer, or says why it has none. Returns the address of the report, 0 if it is
 * empty.
 */
export function validate(shape: number, form: number, length: number, head: number, settings: number): number;

/**
 * Validates a call and returns the address of the report. The body is in the buffer, or its length says why it
 * has none. After the settings follow method, URL, base address, and names and values of headers.
 */
export function validate_call(form: number, length: number, head: number, settings: number, parts: number): number;

/**
 * Writes what a key covers of the document in the buffer. Returns the address of the reply, whose text that is, or 0 if
 * the document can't be read. The reply says which members the document has, a bit for each.
 *
 * After the document follow the names of the members. The first ones have places; the others come after their names,
 * only if they are present, so that a key stays when more names are added.
 */
export function write_key(length: number, head: number, first: number): number;

export type InitInput = RequestInfo | URL | Response | BufferSource | WebAssembly.Module;

export interface InitOutput {
    readonly memory: WebAssembly.Memory;
    readonly check_batch: (a: number, b: number, c: number, d: number) => number;
    readonly is_valid: (a: number, b: number, c: number, d: number, e: number) => number;
    readonly names_of: (a: number, b: number, c: number, d: number, e: number) => number;
    readonly reserve: (a: number) => number;
    readonly validate: (a: number, b: number, c: number, d: number, e: number) => number;
    readonly validate_call: (a: number, b: number, c: number, d: number, e: number) => number;
    readonly write_key: (a: number, b: number, c: number) => number;
    readonly __wbindgen_externrefs: WebAssembly.Table;
    readonly __wbindgen_start: () => void;
}

export type SyncInitInput = BufferSource | WebAssembly.Module;

/**
 * Instantiates the given `module`, which can either be bytes or
 * a precompiled `WebAssembly.Module`.
 *
 * @param {{ module: SyncInitInput }} module - Passing `SyncInitInput` directly is deprecated.
 *
 * @returns {InitOutput}
 */
export function initSync(module: { module: SyncInitInput } | SyncInitInput): InitOutput;

/**
 * If `module_or_path` is {RequestInfo} or {URL}, makes a request and
 * for everything else, calls `WebAssembly.instantiate` directly.
 *
 * @param {{ module_or_path: InitInput | Promise<InitInput> }} module_or_path - Passing `InitInput` directly is deprecated.
 *
 * @returns {Promise<InitOutput>}
 */
export default function __wbg_init (module_or_path?: { module_or_path: InitInput | Promise<InitInput> } | InitInput | Promise<InitInput>): Promise<InitOutput>;
