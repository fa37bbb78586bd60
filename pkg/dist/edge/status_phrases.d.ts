/** What RFC 9110 calls a status that nobody registered: it counts as the first of its class. */
export declare function phraseOf(status: number): string;
