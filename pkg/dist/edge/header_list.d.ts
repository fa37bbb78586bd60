/**
 * Parses the values of headers (RFC 9110, section 5.6). Goes character by character, so that the time is linear:
 * attackers choose the values, and regular expressions can backtrack.
 */
/** Splits a value at separators outside quoted strings, and trims the parts. */
export declare function splitOutsideQuotes(value: string, separator: ',' | ';'): string[];
/** Returns the members of a comma-separated list, without empty ones. */
export declare function membersOf(header: string | null): string[];
/** Trims spaces and tabs, the only white space of HTTP. */
export declare function trimmed(value: string): string;
/** Returns the text of a quoted string, or the value itself if it is not quoted. */
export declare function unquoted(value: string): string;
