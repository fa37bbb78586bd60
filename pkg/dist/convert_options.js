import { fillable } from './generated/changes.js';
import { CONVERSION_LIMITS, CONVERSION_LOSS_IS_ERROR, CONVERSION_ORPHANS_DROP, CONVERSION_STRINGS, } from './generated/layout.js';
import { versions } from './generated/tables.js';
import { contentsOf, holds, isPlainRecord, isRecord, oneOf, pick, pointer, rangeOf, readLimits, readMessages, readSettings, refuseEntries, refuseInherited, unknown, writeNumber, } from './options.js';
import { typeOf } from './tag.js';
import { headOf } from './write.js';
/** The names of all options except `from` and `to`. */
export const NAMES = [
    'payoutUrl',
    'fill',
    'complement',
    'entries',
    'onLoss',
    'onOrphan',
    'limits',
    'messages',
];
export const ON_LOSS = ['report', 'error'];
export const ON_ORPHAN = ['error', 'drop'];
/** The last options that were encoded, their shape and contents at that time, and the settings. */
let kept;
/** Checks the options of a conversion and encodes them. Caches the last result. */
export function readConvertOptions(shape, options) {
    if (kept?.shape === shape && isRecord(options) && holds(kept.contents, options, kept.options === options)) {
        return kept.settings;
    }
    const given = rangeOf(options, NAMES);
    const settings = encodeOptions(shape, given);
    // These two hold values of any depth, which can change unnoticed.
    const contents = given.fill || given.complement ? undefined : contentsOf(options);
    kept = contents && { options, shape, contents, settings };
    return settings;
}
function encodeOptions(shape, given) {
    const { from, to } = given;
    const limits = readLimits(given.limits);
    const messages = readMessages(given.messages);
    const payoutUrl = given.payoutUrl === undefined ? undefined : pointer('payoutUrl', given.payoutUrl);
    const entries = given.entries === undefined ? undefined : pointer('entries', given.entries);
    refuseEntries(shape, { entries: entries !== undefined });
    const complement = complementText(given.complement);
    const fill = given.fill === undefined ? [] : fillTexts(given.fill, pointersOf(shape, from, to));
    const bytes = headOf([payoutUrl, entries, complement, ...fill], CONVERSION_STRINGS);
    bytes[0] = versions.indexOf(from);
    bytes[1] = versions.indexOf(to);
    bytes[2] = flags(given);
    writeNumber(limits.bytes, bytes, CONVERSION_LIMITS);
    writeNumber(limits.depth, bytes, CONVERSION_LIMITS + 4);
    writeNumber(limits.findings, bytes, CONVERSION_LIMITS + 8);
    return {
        version: from,
        bytes,
        maxBytes: limits.bytes,
        maxDepth: limits.depth,
        mask: true,
        messages,
        byLabel: false,
        entries: entries !== undefined,
        identity: from === to && complement === undefined,
        limits,
    };
}
/** Returns the settings for the report on an input that could not be written as text. */
export function settingsOfRefusal({ version, limits, messages }) {
    // A refusal lists at least one problem, as in the core.
    return readSettings({ version, limits: { ...limits, findings: Math.max(1, limits.findings) }, messages });
}
function flags({ onLoss, onOrphan }) {
    let flags = 0;
    if (onLoss !== undefined && oneOf('onLoss', onLoss, ON_LOSS) === 'error')
        flags |= CONVERSION_LOSS_IS_ERROR;
    if (onOrphan !== undefined && oneOf('onOrphan', onOrphan, ON_ORPHAN) === 'drop')
        flags |= CONVERSION_ORPHANS_DROP;
    return flags;
}
/** Writes a complement as JSON. It was stored outside the program, so the core reports what is wrong with it. */
function complementText(complement) {
    if (complement === undefined || complement === null)
        return undefined;
    if (typeof complement !== 'object') {
        throw new TypeError(`complement must be what an earlier conversion returned, not ${typeOf(complement)}`);
    }
    try {
        return JSON.stringify(complement) ?? 'null';
    }
    catch {
        return 'null';
    }
}
/** Returns the pointers and JSON texts of `fill` in turn. Throws a TypeError for a pointer that is not in `known`. */
export function fillTexts(fill, known) {
    if (fill === undefined)
        return [];
    if (!isPlainRecord(fill))
        throw new TypeError(`fill must be an object of values by JSON Pointer, not ${typeOf(fill)}`);
    for (const pointer of Object.keys(fill)) {
        if (known.includes(pointer))
            continue;
        if (known.length > 0)
            throw unknown('gap in fill', pointer, known);
        throw new TypeError('this conversion has no gap to fill: leave out the option fill');
    }
    refuseInherited('fill', fill, known);
    const values = pick(fill, known);
    return Object.entries(values).flatMap(([pointer, value]) => [pointer, jsonOf(pointer, value)]);
}
/** A lone surrogate as JSON.stringify writes it: as an escape, which no valid document contains. */
const LONE_SURROGATE = /[^\\](?:\\\\)*\\ud/;
function jsonOf(pointer, value) {
    let text;
    try {
        text = JSON.stringify(value);
    }
    catch (error) {
        throw unfit(pointer, error);
    }
    if (text !== undefined && !LONE_SURROGATE.test(text))
        return text;
    throw unfit(pointer);
}
function unfit(pointer, cause) {
    return new TypeError(`fill['${pointer}'] cannot be written as JSON: use a JSON value`, { cause });
}
/** Returns the pointers of the gaps that a conversion can have. */
export function pointersOf(shape, from, to) {
    const between = (version) => {
        const at = versions.indexOf(version);
        return at > versions.indexOf(from) && at <= versions.indexOf(to);
    };
    return fillable.filter((gap) => gap.shape === shape && between(gap.version)).map((gap) => gap.pointer);
}
