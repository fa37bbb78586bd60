export declare const REFUSED_SIZE = -1;
export declare const REFUSED_DEPTH = -2;
export declare const REFUSED_VALUE = -3;
/** The input is `undefined`. */
export declare const REFUSED_NOTHING = -4;
/** The input is `NOT_PLAIN`. */
export declare const REFUSED_OBJECT = -5;
export type Refusal = typeof REFUSED_SIZE | typeof REFUSED_DEPTH | typeof REFUSED_VALUE | typeof REFUSED_NOTHING | typeof REFUSED_OBJECT;
/** Returns whether a number is a refusal and not a length. */
export declare function isRefusal(length: number): length is Refusal;
/** Returns the number of the code in the core. The last two refusals have the numbers after those of the codes. */
export declare function codeIndex(refusal: Refusal): number;
