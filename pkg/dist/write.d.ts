import { type CheckedLimits } from './options.js';
import { type Refusal } from './refusal.js';
/** What is written behind a document, and its maximum length. */
export interface Behind {
    readonly bytes: Uint8Array;
    readonly limits: CheckedLimits;
}
/** Writes a document. Returns its length in bytes, or a refusal. */
export declare function write(source: string | Uint8Array | Refusal, settings: Behind): number;
/** Writes settings alone, for the report on a refusal. */
export declare function writeSettings({ bytes }: Pick<Behind, 'bytes'>): void;
/** Encodes strings for the core: each after its length in bytes, or `ABSENT` for undefined. Leaves room `before` them. */
export declare function headOf(strings: readonly (string | undefined)[], before?: number): Uint8Array;
