import { withFlags } from './flags.js';
import { printable, width } from './terminal.js';
/** The maximum number of characters of a line to show. */
const COLUMNS = 100;
/** The maximum number of characters before the place. */
const BEFORE = 40;
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
/** The maximum number of bytes to decode on each side of the place: characters have at most four, and one may be cut. */
const WINDOW = 4 * (COLUMNS + 2);
/** Returns the lines that show a problem. */
export function frame(problem, origin, paint) {
    const { severity, code, section, message, pointer, help, suggestion, span } = problem;
    const colour = severity === 'error' ? 'red' : severity === 'warning' ? 'yellow' : 'blue';
    const line = origin.line + (span?.line ?? 1) - 1;
    const excerpt = span && origin.bytes ? shownLineOf(origin.bytes, span) : undefined;
    const column = span === undefined ? '' : `:${excerpt?.column ?? span.column}`;
    const place = printable(`${origin.file}:${line}${column}`);
    const lines = [
        `${paint(colour, paint('bold', severity))} ${paint('bold', code)} ${paint('dim', `(${section})`)} ${printable(withFlags(message))}`,
        `  ${paint('dim', '-->')} ${place}${pointer === '' ? '' : `  ${printable(pointer)}`}`,
    ];
    if (excerpt) {
        const gutter = String(line);
        const bar = paint('dim', '|');
        const marks = paint(colour, '^'.repeat(Math.max(1, width(excerpt.marked))));
        lines.push(`  ${paint('dim', gutter)} ${bar} ${excerpt.before}${excerpt.marked}${excerpt.behind}`, `  ${' '.repeat(gutter.length)} ${bar} ${' '.repeat(width(excerpt.before))}${marks}`);
    }
    if (help !== undefined)
        lines.push(`  ${paint('cyan', 'help:')} ${printable(withFlags(help))}`);
    if (suggestion !== undefined)
        lines.push(`  ${paint('cyan', 'did you mean:')} ${printable(suggestion)}`);
    if (problem.fix) {
        lines.push(`  ${paint('cyan', problem.fix.applicability === 'safe' ? 'fix:' : 'possible fix:')} ${printable(problem.fix.title)}`);
    }
    return `${lines.join('\n')}\n`;
}
/** Returns the line in which a span starts, shortened to the width of a terminal. Decodes only that: lines can be long. */
function shownLineOf(bytes, span) {
    const start = span.start - (span.column - 1);
    const next = bytes.subarray(span.start, span.start + WINDOW).findIndex((byte) => byte === 10 || byte === 13);
    const end = next < 0 ? Math.min(bytes.length, span.start + WINDOW) : span.start + next;
    const stop = Math.min(Math.max(span.end, span.start), end);
    const text = (from, to) => [...decoder.decode(bytes.subarray(from, to))];
    const before = charactersIn(bytes.subarray(start, span.start));
    const nearBefore = text(Math.max(start, span.start - WINDOW), span.start)
        .slice(-BEFORE)
        .join('');
    const marked = text(span.start, stop);
    const room = COLUMNS - Math.min(before, BEFORE);
    return {
        before: `${before > BEFORE ? '…' : ''}${printable(nearBefore)}`,
        marked: cut(marked, room),
        behind: marked.length > room ? '' : cut(text(stop, end), room - marked.length),
        column: before + 1,
    };
}
/** Counts the characters in UTF-8. */
function charactersIn(bytes) {
    let count = 0;
    for (let at = 0; at < bytes.length; at++)
        if ((bytes[at] & 0xc0) !== 0x80)
            count++;
    return count;
}
function cut(characters, most) {
    const text = printable(characters.slice(0, most).join(''));
    return characters.length > most ? `${text}…` : text;
}
