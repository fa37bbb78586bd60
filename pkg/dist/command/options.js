/** The options that several commands share, and their translation into options of the package. */
import { oneOf, pointer } from '../checks.js';
import { isQuery } from '../closed_lists.js';
import { languages } from '../generated/command.js';
import { defaultVersion, levels, shapes, versions } from '../generated/tables.js';
import { unlisted } from '../mistakes.js';
import { DEFAULTS, MOST_BYTES, refuseEntries } from '../options.js';
import { asUsage, UsageError } from './usage_error.js';
const FORMATS = ['pretty', 'json', 'ndjson'];
const INPUTS = ['document', 'ndjson', 'array'];
const MOST_DEPTH = 999_999_999;
/** Returns an option that takes one of these values. */
export function choice(known, help) {
    return { value: known.join('|'), check: oneOf(known), help };
}
/** Returns an option that takes a version. */
export function date(help) {
    return { value: 'DATE', check: oneOf(versions), help };
}
export const HELP = { help: { short: 'h', help: 'Show this help.' } };
export const INPUT = {
    input: {
        ...choice(INPUTS, 'How documents stand in a file. Queries and files named .ndjson, .jsonl or so with .gz: one a line. Others: one document.'),
        // Don't suggest the nearest one: json may mean an array as well as ndjson.
        check(value, name) {
            if (INPUTS.includes(value))
                return value;
            throw unlisted(name, value, INPUTS);
        },
    },
};
const LIMIT = {
    'max-bytes': {
        value: 'NUMBER',
        check: numberUpTo(MOST_BYTES),
        help: `The largest document in bytes. The default is ${DEFAULTS.limits.bytes}.`,
    },
    'max-depth': {
        value: 'NUMBER',
        check: numberUpTo(MOST_DEPTH),
        help: `How deeply a document can be nested. The default is ${DEFAULTS.limits.depth}.`,
    },
};
const ENTRIES = {
    entries: { value: 'POINTER', check: pointer, help: 'The JSON Pointer of the entries of a list.' },
};
export const FORMAT = { format: choice(FORMATS, 'How to print the result. The default is pretty.') };
const MESSAGES = {
    messages: {
        value: ['en', ...Object.keys(languages)].join('|'),
        check: language,
        help: 'The language of messages. The default is en.',
    },
};
export const VERSION = { 'api-version': date(`The API version. The default is ${defaultVersion}.`) };
export const LEVEL = { level: choice(levels, 'Which rules apply. The default is implied: all of them.') };
/** The options of every command that reads documents. */
export const SHARED = { ...ENTRIES, ...LIMIT, ...MESSAGES, ...HELP };
function numberUpTo(most) {
    return (value, name) => {
        const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
        if (number <= most)
            return number;
        throw new UsageError(`${name} must be a whole number from 0 to ${most}, not ${value}`);
    };
}
/** Returns how to load a language. English is the default and needs none. */
function language(name) {
    if (name === 'en')
        return undefined;
    const load = Object.hasOwn(languages, name) ? languages[name] : undefined;
    if (load !== undefined)
        return load;
    throw new UsageError(`unknown language ${name}: use en, ${Object.keys(languages).join(', ')}`);
}
/** Returns the shape, which is the first argument, and the other arguments. */
export function shapeOf([shape, ...files]) {
    if (shape === undefined)
        throw new UsageError(`the shape is missing: name one of ${shapes.join(', ')}`);
    return { shape: asUsage(() => oneOf(shapes)(shape, 'shape')), files };
}
export function filesOf(files) {
    if (files.length === 0)
        throw new UsageError('the file is missing: name one, or - for standard input');
    if (files.filter((file) => file === '-').length > 1)
        throw new UsageError('standard input can be read only once: name - once');
    return files;
}
/** Returns the shape and the file of a command that takes one file. */
export function shapeAndFileOf(positionals) {
    const { shape, files } = shapeOf(positionals);
    const [file, ...more] = filesOf(files);
    if (more.length > 0)
        throw new UsageError(`only one file is accepted: leave out ${more.length} of them`);
    return { shape, file: file };
}
/** Returns the kind of a file: as the option `input` says, or by its name. */
export function inputKindOf(input, shape, file) {
    return input ?? (isQuery(shape) || isNamedLines(file) ? 'ndjson' : 'document');
}
export function archiveFormatOf(kind) {
    return kind === 'array' ? 'json' : 'ndjson';
}
/** Returns whether a file has a document in each line by its name. */
export function isNamedLines(file) {
    return /\.(?:ndjson|jsonl)(?:\.gz)?$/i.test(file);
}
/** Returns the options of the package that commands share. */
export async function settingsOf(shape, values) {
    asUsage(() => refuseEntries(shape, values, 'the option --entries'));
    const { bytes, depth } = DEFAULTS.limits;
    return withoutUndefined({
        version: values['api-version'],
        level: values.level,
        entries: values.entries,
        limits: { bytes: values['max-bytes'] ?? bytes, depth: values['max-depth'] ?? depth },
        messages: await values.messages?.(),
    });
}
/** Returns options without those that are undefined. */
export function withoutUndefined(options) {
    return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
}
