/**
 * Validation as a type guard (`is`) and as an assertion (`assertValid`). Both refuse the options under which a
 * valid document may differ from its type.
 */
import { asValue, UNSERIALIZABLE } from './as_value.js';
import { isQuery } from './closed_lists.js';
import { passes } from './input.js';
import { readSettings } from './options.js';
import { tagOf } from './tag.js';
import { isAccepted, validated } from './validate.js';
export function is(shape, value, options) {
    const rules = rulesOf(options);
    return isAccepted(shape, typedValue(shape, value), rules);
}
export function assertValid(shape, value, options) {
    const rules = rulesOf(options);
    const input = typedValue(shape, value);
    if (!isAccepted(shape, input, rules))
        throw new InvalidDocumentError(validated(shape, input, rules));
}
const NAME = 'InvalidDocumentError';
/** The error that `assertValid` throws. The message never quotes the document; `report` lists the problems. */
export class InvalidDocumentError extends Error {
    name = NAME;
    constructor(report) {
        const first = report.problems.find(({ severity }) => severity === 'error');
        super(`This is not a valid ${report.shape}.${first === undefined ? '' : ` ${first.message}`}`);
        Object.defineProperty(this, 'report', { value: report });
    }
    /** Recognises an error of another copy of the package, too: `import` and `require` load one each. */
    static [Symbol.hasInstance](value) {
        // biome-ignore lint/complexity/noThisInStatic: it may be a class that extends this one
        return super[Symbol.hasInstance](value) || (isOurs(this) && hasItsName(value));
    }
}
/** Outside of the class: one that names itself has another name in a bundle, and so where it is printed. */
function isOurs(one) {
    return one === InvalidDocumentError;
}
function hasItsName(value) {
    return tagOf(value) === 'Error' && value.name === NAME;
}
/** Prepares a value for a type guard. A query whose values are not strings would be valid but not of its type. */
function typedValue(shape, value) {
    return isQuery(shape) && !isParameters(value) ? UNSERIALIZABLE : asValue(shape, value);
}
function isParameters(value) {
    if (typeof value !== 'object' || tagOf(value) !== 'Object')
        return false;
    return passes(() => Object.values(value).every((item) => item === undefined || typeof item === 'string'));
}
/** Reads the options. Refuses those that weaken the rules. */
function rulesOf(options) {
    const settings = readSettings(options);
    const { draft, severity, level } = settings;
    const weakens = { draft, severity: severity !== undefined, level: level === 'stated' };
    for (const [name, does] of Object.entries(weakens)) {
        if (does) {
            throw new TypeError(`a type guard does not take the option ${name}: with it, what is valid need not be of the type`);
        }
    }
    return settings;
}
