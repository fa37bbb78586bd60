/**
 * Options, checked and written as the settings bytes the core reads.
 * A mistake in them is the programmer's: it throws a TypeError that names the nearest known name.
 * What the settings mean is the core's business (src/wasm/wire.rs documents the layout).
 */
import { isFatal } from './fatal.js';
import { codes, defaultVersion, levels, severities, shapes, versions } from './generated/tables.js';
import { nearest } from './nearest.js';
const NAMES = ['version', 'level', 'draft', 'severity', 'entries', 'limits', 'mask'];
const NONE = [];
const LIMITS = ['bytes', 'depth', 'findings'];
/** The core's memory and the longest string of today's engines set this bound. */
const MOST_BYTES = 500_000_000;
const MOST = 0xffffffff;
const LEVEL_STATED = 1;
const DRAFT = 2;
const UNMASKED = 4;
const HAS_ENTRIES = 8;
const SEVERITIES_AT = 2;
const BYTES_AT = 28;
const DEPTH_AT = 32;
const FINDINGS_AT = 36;
const ENTRIES_AT = 40;
const DEFAULT_LIMITS = { bytes: 1_048_576, depth: 64, findings: 100 };
/** What holds where no options are given. */
const DEFAULTS = {
    version: defaultVersion,
    bytes: new Uint8Array(0),
    maxBytes: DEFAULT_LIMITS.bytes,
    maxDepth: DEFAULT_LIMITS.depth,
};
/** The shape's number in the core. */
export function shapeIndex(shape) {
    const index = shapes.indexOf(shape);
    if (index < 0)
        throw unknown('shape', shape, shapes);
    return index;
}
/** Checks the options; where there are none, nothing is made or written. `more` are names that others read. */
export function readSettings(options, more = NONE) {
    return options === undefined ? DEFAULTS : encodeOptions(options, more);
}
function encodeOptions(options, more) {
    const given = record('options', options, [...NAMES, ...more]);
    const version = given.version === undefined ? DEFAULTS.version : oneOf('version', given.version, versions);
    const limits = readLimits(given.limits);
    const entries = given.entries === undefined ? undefined : encodePointer(given.entries);
    const bytes = new Uint8Array(ENTRIES_AT + (entries?.length ?? 0));
    bytes[0] = versions.indexOf(version);
    bytes[1] = flags(given) | (entries ? HAS_ENTRIES : 0);
    writeSeverities(given.severity, bytes);
    writeNumber(limits.bytes, bytes, BYTES_AT);
    writeNumber(limits.depth, bytes, DEPTH_AT);
    writeNumber(limits.findings, bytes, FINDINGS_AT);
    if (entries)
        bytes.set(entries, ENTRIES_AT);
    return { version, bytes, maxBytes: limits.bytes, maxDepth: limits.depth };
}
function flags({ level, draft, mask }) {
    let flags = 0;
    if (level !== undefined && oneOf('level', level, levels) === 'stated')
        flags |= LEVEL_STATED;
    if (draft !== undefined && boolean('draft', draft))
        flags |= DRAFT;
    if (mask !== undefined && !boolean('mask', mask))
        flags |= UNMASKED;
    return flags;
}
export function writeNumber(value, into, at) {
    for (let i = 0; i < 4; i++)
        into[at + i] = value >>> (8 * i);
}
/** Limits, with their defaults. */
export function readLimits(value) {
    if (value === undefined)
        return DEFAULT_LIMITS;
    const given = record('limits', value, LIMITS);
    return {
        bytes: limit('limits.bytes', given.bytes, DEFAULT_LIMITS.bytes, MOST_BYTES),
        depth: limit('limits.depth', given.depth, DEFAULT_LIMITS.depth, MOST),
        findings: limit('limits.findings', given.findings, DEFAULT_LIMITS.findings, MOST),
    };
}
function limit(name, value, byDefault, most) {
    if (value === undefined)
        return byDefault;
    if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most)
        return value;
    throw new TypeError(`${name} must be a whole number from 0 to ${most}, not ${show(value)}`);
}
function writeSeverities(value, into) {
    if (value === undefined)
        return;
    const given = record('severity', value, codes);
    for (const [index, code] of codes.entries()) {
        const severity = given[code];
        if (severity === undefined)
            continue;
        const chosen = oneOf(`severity.${code}`, severity, severities);
        if (chosen !== 'error' && isFatal(code)) {
            throw new TypeError(`severity.${code} is always 'error': nothing is checked after such a finding`);
        }
        into[SEVERITIES_AT + index] = severities.indexOf(chosen) + 1;
    }
}
function encodePointer(value) {
    return new TextEncoder().encode(pointer('entries', value));
}
/** A JSON Pointer. */
export function pointer(what, value) {
    if (typeof value === 'string' && /^(?:\/(?:[^~/]|~[01])*)*$/u.test(value))
        return value;
    throw new TypeError(`${what} must be a JSON Pointer such as '' or '/data', not ${show(value)}`);
}
/** An object whose own members all have known names. */
export function record(what, value, known) {
    if (typeof value !== 'object' || value === null)
        throw new TypeError(`${what} must be an object, not ${show(value)}`);
    for (const name of Object.keys(value)) {
        if (!known.includes(name)) {
            throw unknown(what === 'options' ? 'option' : `name in ${what}`, name, known);
        }
    }
    return value;
}
export function oneOf(what, value, known) {
    if (typeof value === 'string' && known.includes(value))
        return value;
    throw unknown(what, value, known);
}
function boolean(what, value) {
    if (typeof value === 'boolean')
        return value;
    throw new TypeError(`${what} must be true or false, not ${show(value)}`);
}
export function unknown(what, value, known) {
    const near = typeof value === 'string' ? nearest(value, known) : undefined;
    const hint = near === undefined ? `known are ${known.map(show).join(', ')}` : `did you mean ${show(near)}?`;
    return new TypeError(`unknown ${what} ${show(value)}: ${hint}`);
}
/** A value in an error's text: strings quoted and shortened, everything else by its kind. */
export function show(value) {
    if (typeof value === 'string')
        return `'${value.length > 40 ? `${value.slice(0, 40)}…` : value}'`;
    if (typeof value === 'number' || typeof value === 'boolean' || value == null)
        return String(value);
    return Array.isArray(value) ? 'an array' : `a value of type ${typeof value}`;
}
