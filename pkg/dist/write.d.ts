import type { Settings } from './options.js';
import { type Refusal } from './refusal.js';
/** Writes what is checked; its length in bytes, or the refusal it is or becomes. */
export declare function write(source: string | Uint8Array | Refusal, settings: Settings): number;
/** Writes settings alone, for the report on a refusal. */
export declare function writeSettings({ bytes }: Settings): void;
/** Strings as the core reads them: each behind its length in bytes. */
export declare function headOf(strings: readonly (string | undefined)[]): Uint8Array;
