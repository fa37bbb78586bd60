import { type Checked, type OptionSet } from './option_reader.js';
declare const RANGE: {
    from: import("./option_reader.js").Option<"2023-07-27" | "2024-02-05">;
    to: import("./option_reader.js").Option<"2023-07-27" | "2024-02-05">;
};
/** Checked options that have `from` and `to`. */
export type RangeOf<Set> = Checked<typeof RANGE & Set>;
/** Makes a function that reads options that have `from` and `to`. */
export declare function rangeReaderOf<Set extends OptionSet>(declared: Set): (value: unknown) => RangeOf<Set>;
export {};
