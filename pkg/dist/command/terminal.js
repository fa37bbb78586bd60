/** Writes text for terminals: colours, column widths and numbers. Removes characters that would control a terminal. */
import util from 'node:util';
/** Returns the paint for an output stream. `NO_COLOR` turns colours off, `FORCE_COLOR` on, or off if it is 0 or false. */
export function paintFor(stream) {
    const { NO_COLOR, FORCE_COLOR, TERM } = process.env;
    const isOff = Boolean(NO_COLOR) || FORCE_COLOR === '0' || FORCE_COLOR === 'false';
    const hasColours = !isOff && (Boolean(FORCE_COLOR) || (stream.isTTY === true && TERM !== 'dumb'));
    // Node 20.0 to 20.11 lack styleText.
    if (!hasColours || typeof util.styleText !== 'function')
        return (_, text) => text;
    return (style, text) => util.styleText(style, text, { validateStream: false });
}
/** Writes a line on standard error, after the name of the command. */
export function tell(text) {
    process.stderr.write(`order-contract: ${printable(text)}\n`);
}
/** Replaces characters that would move the cursor or hide text. */
export function printable(text) {
    return text.replace(/\t/g, ' ').replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu, '\u{fffd}');
}
/** Returns the number of columns that a text takes in a terminal. */
export function width(text) {
    let columns = 0;
    for (const character of text)
        columns += columnsOf(character);
    return columns;
}
function columnsOf(character) {
    if (/\p{Mn}|\p{Me}/u.test(character))
        return 0;
    return /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Extended_Pictographic}/u.test(character)
        ? 2
        : 1;
}
/** Returns a number with separators: 1,234,567. */
export function grouped(number) {
    return String(number).replace(/\B(?=(\d{3})+$)/g, ',');
}
/** Returns `1 document`, `2 documents`. */
export function counted(number, noun, plural = `${noun}s`) {
    return `${grouped(number)} ${number === 1 ? noun : plural}`;
}
