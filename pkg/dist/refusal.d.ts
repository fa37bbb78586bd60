export type Refusal = number;
export declare const REFUSED_SIZE: Refusal;
export declare const REFUSED_DEPTH: Refusal;
export declare const REFUSED_VALUE: Refusal;
/** The input is `undefined`. Like the next one, it has a number after those of the codes. */
export declare const REFUSED_NOTHING: Refusal;
/** The input is `NOT_PLAIN`. */
export declare const REFUSED_OBJECT: Refusal;
/** Returns whether a number is a refusal and not a length. */
export declare function isRefusal(length: number): boolean;
