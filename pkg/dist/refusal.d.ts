export declare const REFUSED_SIZE = -1;
export declare const REFUSED_DEPTH = -2;
export declare const REFUSED_VALUE = -3;
/** There is no input. */
export declare const REFUSED_NOTHING = -4;
export type Refusal = typeof REFUSED_SIZE | typeof REFUSED_DEPTH | typeof REFUSED_VALUE | typeof REFUSED_NOTHING;
/** Tells a refusal from a length. */
export declare function isRefusal(length: number): length is Refusal;
/** The number of the code in the core; where there is no input, one of no code. */
export declare function codeIndex(refusal: Refusal): number;
