/** The options that several commands share, and their translation into options of the package. */
import { languages } from '../generated/command.js';
import { defaultVersion, levels, shapes, versions } from '../generated/tables.js';
import { oneOf, unlisted } from '../options.js';
import { isQuery } from '../query_shapes.js';
import { asUsage, UsageError } from './usage_error.js';
export const FORMATS = ['pretty', 'json', 'ndjson'];
const INPUTS = ['document', 'ndjson', 'array'];
const MOST_BY_DEFAULT = 1_048_576;
/** The largest length of a document that can be allowed. */
export const MOST = 500_000_000;
const MOST_DEPTH = 999_999_999;
export const HELP = { help: { type: 'boolean', short: 'h', help: 'Show this help.' } };
export const INPUT = {
    input: {
        type: 'string',
        value: INPUTS.join('|'),
        help: 'How documents stand in a file. Queries and files named .ndjson, .jsonl or so with .gz: one a line. Others: one document.',
    },
};
export const LIMIT = {
    'max-bytes': {
        type: 'string',
        value: 'NUMBER',
        help: `The largest document in bytes. The default is ${MOST_BY_DEFAULT}.`,
    },
    'max-depth': { type: 'string', value: 'NUMBER', help: 'How deeply a document can be nested. The default is 64.' },
};
export const ENTRIES = {
    entries: { type: 'string', value: 'POINTER', help: 'The JSON Pointer of the entries of a list.' },
};
export const FORMAT = {
    format: { type: 'string', value: FORMATS.join('|'), help: 'How to print the result. The default is pretty.' },
};
export const MESSAGES = {
    messages: {
        type: 'string',
        value: ['en', ...Object.keys(languages)].join('|'),
        help: 'The language of messages. The default is en.',
    },
};
export const VERSION = {
    'api-version': { type: 'string', value: 'DATE', help: `The API version. The default is ${defaultVersion}.` },
};
export const LEVEL = {
    level: { type: 'string', value: levels.join('|'), help: 'Which rules apply. The default is implied: all of them.' },
};
/** Returns the shape, which is the first argument, and the other arguments. */
export function shapeOf({ positionals }) {
    const [shape, ...files] = positionals;
    if (shape === undefined)
        throw new UsageError(`the shape is missing: name one of ${shapes.join(', ')}`);
    return { shape: asUsage(() => oneOf('shape', shape, shapes)), files };
}
export function filesOf(files) {
    if (files.length === 0)
        throw new UsageError('the file is missing: name one, or - for standard input');
    if (files.filter((file) => file === '-').length > 1)
        throw new UsageError('standard input can be read only once: name - once');
    return files;
}
export function onlyFileOf(files) {
    const [file, ...more] = filesOf(files);
    if (more.length > 0)
        throw new UsageError(`only one file is accepted: leave out ${more.length} of them`);
    return file;
}
export function formatOf({ values }) {
    return values.format === undefined ? 'pretty' : asUsage(() => oneOf('--format', values.format, FORMATS));
}
export function inputKindOf({ values }, shape, file) {
    const { input } = values;
    if (input !== undefined) {
        // Don't suggest the nearest one: json may mean an array as well as ndjson.
        if (!INPUTS.includes(input))
            throw new UsageError(unlisted('--input', input, INPUTS).message);
        return input;
    }
    return isQuery(shape) || isNamedLines(file) ? 'ndjson' : 'document';
}
export function archiveFormatOf(kind) {
    return kind === 'array' ? 'json' : 'ndjson';
}
/** Returns whether a file has a document in each line by its name. */
export function isNamedLines(file) {
    return /\.(?:ndjson|jsonl)(?:\.gz)?$/i.test(file);
}
export function versionOf({ values }, option = 'api-version') {
    const value = values[option];
    return value === undefined ? undefined : asUsage(() => oneOf(`--${option}`, value, versions));
}
export function levelOf({ values }) {
    return values.level === undefined ? undefined : asUsage(() => oneOf('--level', values.level, levels));
}
/** Returns the maximum size of a document in bytes. */
export function mostBytesOf(given) {
    return numberOf(given, 'max-bytes', MOST) ?? MOST_BY_DEFAULT;
}
function numberOf({ values }, option, most) {
    const value = values[option];
    if (value === undefined)
        return undefined;
    const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
    if (number <= most)
        return number;
    throw new UsageError(`--${option} must be a whole number from 0 to ${most}, not ${value}`);
}
/** Loads the language of messages as an option of the package. English is the default and needs none. */
async function messagesOf({ values }) {
    const language = values.messages;
    if (language === undefined || language === 'en')
        return {};
    const load = Object.hasOwn(languages, language) ? languages[language] : undefined;
    if (load !== undefined)
        return { messages: await load() };
    throw new UsageError(`unknown language ${language}: use en, ${Object.keys(languages).join(', ')}`);
}
/**
 * Returns options of the package: the shared ones and `own`. Calls `use` with them once, so that the package refuses
 * mistakes before any file is opened.
 */
export async function settingsOf(given, own, use) {
    const settings = withoutUndefined({
        version: versionOf(given),
        level: levelOf(given),
        entries: given.values.entries,
        limits: withoutUndefined({ bytes: mostBytesOf(given), depth: numberOf(given, 'max-depth', MOST_DEPTH) }),
        ...(await messagesOf(given)),
        ...own,
    });
    asUsage(() => use(settings));
    return settings;
}
/** Returns options without those that are undefined. */
export function withoutUndefined(options) {
    return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
}
