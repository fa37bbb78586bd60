/**
 * Parses the values of headers (RFC 9110, section 5.6). Goes character by character, so that the time is linear:
 * attackers choose the values, and regular expressions can backtrack.
 */
/** Splits a value at separators outside quoted strings, and trims the parts. */
export function splitOutsideQuotes(value, separator) {
    const parts = [];
    let start = 0;
    let quoted = false;
    for (let at = 0; at < value.length; at++) {
        const character = value[at];
        if (character === '"')
            quoted = !quoted;
        else if (quoted && character === '\\')
            at++;
        else if (!quoted && character === separator) {
            parts.push(trimmed(value.slice(start, at)));
            start = at + 1;
        }
    }
    parts.push(trimmed(value.slice(start)));
    return parts;
}
/** Returns the members of a comma-separated list, without empty ones. */
export function membersOf(header) {
    return header === null ? [] : splitOutsideQuotes(header, ',').filter((member) => member !== '');
}
/** Trims spaces and tabs, the only white space of HTTP. */
export function trimmed(value) {
    let start = 0;
    let end = value.length;
    while (start < end && isBlank(value, start))
        start++;
    while (end > start && isBlank(value, end - 1))
        end--;
    return value.slice(start, end);
}
/** Returns the text of a quoted string, or the value itself if it is not quoted. */
export function unquoted(value) {
    if (!value.startsWith('"'))
        return value;
    let text = '';
    for (let at = 1; at < value.length && value[at] !== '"'; at++) {
        if (value[at] === '\\')
            at++;
        text += value[at] ?? '';
    }
    return text;
}
function isBlank(value, at) {
    return value[at] === ' ' || value[at] === '\t';
}
