/* tslint:disable */
/* eslint-disable */

/**
 * Returns whether the document in the buffer is shown for a shape. After it follows the option `entries`. One that can't be
 * read counts as shown: its conversion is refused.
 */
export function answer_of(shape: number, length: number, head: number): number;

/**
 * Converts the document in the buffer, or says why it has none. Returns the address of the reply.
 */
export function convert(shape: number, form: number, length: number, settings: number): number;

/**
 * Converts the batch in the buffer and returns the address of the reply. `first` is the number of the
 * first output document, counted over all batches; `flags` are [`KEEPS`] and [`WHOLE`].
 */
export function convert_batch(shape: number, length: number, settings: number, complements: number, held: number, first: number, flags: number): number;

/**
 * Detects the versions of the document in the buffer and returns the address of the reply.
 */
export function detect_version(shape: number, form: number, length: number, head: number, settings: number): number;

/**
 * Returns the number of the endpoint that any version lists for the method and path in the buffer. Returns `ABSENT` for
 * none, and `OUTSIDE` for a path that may lead outside those of the service.
 */
export function endpoint_of(head: number): number;

/**
 * Makes room for a document and its settings, and returns the address. Memory may grow, which detaches
 * views of it.
 */
export function reserve(bytes: number): number;

/**
 * Returns which value of the option `fill` is not allowed in its field, from 1; 0 if all are.
 */
export function unfit_fill(shape: number, settings: number): number;

export type InitInput = RequestInfo | URL | Response | BufferSource | WebAssembly.Module;

export interface InitOutput {
    readonly memory: WebAssembly.Memory;
    readonly answer_of: (a: number, b: number, c: number) => number;
    readonly convert: (a: number, b: number, c: number, d: number) => number;
    readonly convert_batch: (a: number, b: number, c: number, d: number, e: number, f: number, g: number) => number;
    readonly detect_version: (a: number, b: number, c: number, d: number, e: number) => number;
    readonly endpoint_of: (a: number) => number;
    readonly reserve: (a: number) => number;
    readonly unfit_fill: (a: number, b: number) => number;
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
