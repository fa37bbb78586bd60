/** Returns the reason phrase of a status. RFC 9110 treats an unregistered one like the first of its class. */
export declare function phraseOf(status: number): string;
