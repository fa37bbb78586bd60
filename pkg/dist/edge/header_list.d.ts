/**
 * Reads the values of headers (RFC 9110, section 5.6), in time that grows with their length and no faster:
 * character by character, as a stranger chooses them.
 */
/** The parts of a value between separators. Those inside a quoted string do not separate. */
export declare function splitOutsideQuotes(value: string, separator: ',' | ';'): string[];
/** The members of a list, without empty ones. */
export declare function membersOf(header: string | null): string[];
/** Without the blanks around it: space and tab, as HTTP has no others. */
export declare function trimmed(value: string): string;
/** What a quoted string says; a value that is not quoted says itself. */
export declare function unquoted(value: string): string;
