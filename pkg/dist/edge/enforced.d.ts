/** Records that the runtime enforces lengths, and returns the function unchanged. */
export declare function withEnforcedLengths<F>(answer: F): F;
export declare function isLengthEnforced(): boolean;
