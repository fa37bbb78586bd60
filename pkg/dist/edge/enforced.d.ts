/** A function of a runtime in which every length is enforced: the very function. */
export declare function withEnforcedLengths<F>(answer: F): F;
export declare function isLengthEnforced(): boolean;
