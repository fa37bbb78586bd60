/**
 * The running core and the memory it shares with us: started at the first call, started afresh
 * after a trap. Everything crosses as numbers; what they mean is described in src/layout.rs.
 * What is written into the memory and read from it belongs to write.ts and reply.ts.
 */
import type { InitOutput } from './generated/order_contract_stream.js';
/**
 * The input buffer, longer than `bytes`. An empty view means that nothing is allocated, or that the
 * memory has grown and the view is detached.
 */
export declare function room(bytes: number): Uint8Array;
/** Runs a call of the core. After a trap nothing of the instance is used again. */
export declare function call(run: (core: InitOutput) => number): number;
/** The memory as the 32-bit numbers that a reply is made of. */
export declare function memoryWords(): Uint32Array;
/** A text in the memory. */
export declare function textAt(start: number, length: number): string;
/** A copy of bytes in the memory. */
export declare function bytesAt(start: number, length: number): Uint8Array<ArrayBuffer>;
/** Bytes in the memory, valid until the next call. */
export declare function viewAt(start: number, length: number): Uint8Array<ArrayBuffer>;
/** The text that was checked last. */
export declare function checkedText(length: number): string;
