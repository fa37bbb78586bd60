/**
 * Reads the values of headers (RFC 9110, section 5.6), in time that grows with their length and no faster:
 * character by character, as a stranger chooses them.
 */
/** The parts of a value between separators. Those inside a quoted string do not separate. */
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
/** The members of a list, without empty ones. */
export function membersOf(header) {
    return header === null ? [] : splitOutsideQuotes(header, ',').filter((member) => member !== '');
}
/** Without the blanks around it: space and tab, as HTTP has no others. */
export function trimmed(value) {
    let start = 0;
    let end = value.length;
    while (start < end && isBlank(value, start))
        start++;
    while (end > start && isBlank(value, end - 1))
        end--;
    return value.slice(start, end);
}
/** What a quoted string says; a value that is not quoted says itself. */
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
