import { type Settings } from '../options.js';
import type { Problem, Report } from '../types.js';
/** Returns whether no problem of an update is fatal. */
export declare function isReadable(report: Report, bytes: Uint8Array, settings: Settings): boolean;
/** Returns the problems of an invalid update, with an error among them even if warnings fill the report. */
export declare function problemsWithErrors({ problems, truncated }: Report, bytes: Uint8Array, settings: Settings): readonly Problem[];
