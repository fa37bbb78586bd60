export declare const REFUSED_SIZE = -1;
export declare const REFUSED_DEPTH = -2;
export declare const REFUSED_VALUE = -3;
export type Refusal = typeof REFUSED_SIZE | typeof REFUSED_DEPTH | typeof REFUSED_VALUE;
/** Tells a refusal from a length. */
export declare function isRefusal(length: number): length is Refusal;
/** The number of the code in the core. */
export declare function codeIndex(refusal: Refusal): number;
