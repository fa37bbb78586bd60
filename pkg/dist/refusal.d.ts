export declare const REFUSED_SIZE = -1;
export declare const REFUSED_DEPTH = -2;
export declare const REFUSED_VALUE = -3;
/** The input is `undefined`. */
export declare const REFUSED_NOTHING = -4;
export type Refusal = typeof REFUSED_SIZE | typeof REFUSED_DEPTH | typeof REFUSED_VALUE | typeof REFUSED_NOTHING;
/** Returns whether a number is a refusal and not a length. */
export declare function isRefusal(length: number): length is Refusal;
/** Returns the number of the code in the core. A missing input has a number after those of the codes. */
export declare function codeIndex(refusal: Refusal): number;
