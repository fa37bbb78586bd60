/**
 * Owns the running core and the memory shared with it. Starts the core at the first call and again after a trap.
 * Calls pass only numbers, which src/report/layout.rs documents. write.ts fills the memory; reply.ts reads it.
 */
import type { InitOutput } from './generated/order_contract.js';
/** Decodes texts of the core. */
export declare const decoder: TextDecoder;
/**
 * Returns the input buffer, longer than `bytes`. `input` is empty if nothing is allocated, or if the memory has
 * grown and detached the view.
 */
export declare function room(bytes: number): Uint8Array;
/**
 * Calls a function of the core. After a trap the instance is not used again. It takes no name: looking up exports by
 * name would take 5 % of the time for a small document.
 */
export declare function call(run: (core: InitOutput) => number): number;
/**
 * Calls a function that the smaller core lacks. Throws an Error if no other core is registered, because
 * `order-contract/slim` waits for `init`.
 */
export declare function callWhole(run: (core: InitOutput) => number): number;
/** Returns the memory as the 32-bit words of replies. */
export declare function memoryNumbers(): Uint32Array;
/** Reads a text from the memory. */
export declare function textAt(start: number, length: number): string;
/** Copies bytes from the memory. */
export declare function bytesAt(start: number, length: number): Uint8Array<ArrayBuffer>;
/** Returns a view of bytes in the memory. It is valid until the next call. */
export declare function viewAt(start: number, length: number): Uint8Array<ArrayBuffer>;
/** Reads the input of the last call as text. */
export declare function checkedText(length: number): string;
