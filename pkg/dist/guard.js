/**
 * Validation as a type guard (`is`) and as an assertion (`assertValid`). Both refuse the options under which a
 * valid document may differ from its type.
 */
import { asValue, UNSERIALIZABLE } from './as_value.js';
import { isQuery } from './closed_lists.js';
import { passes } from './input.js';
import { optional, readerOf } from './option_reader.js';
import { DOCUMENT, settingsOf } from './options.js';
import { isPromise, standardOf, } from './other_schema.js';
import { tagOf } from './tag.js';
import { isAccepted, validated } from './validate.js';
export function is(shape, value, options) {
    const { rules, also } = rulesOf(options);
    return isAccepted(shape, typedValue(shape, value), rules) && issuesOf(also, value) === undefined;
}
export function assertValid(shape, value, options) {
    const { rules, also } = rulesOf(options);
    const input = typedValue(shape, value);
    const issues = isAccepted(shape, input, rules) ? issuesOf(also, value) : NONE;
    if (issues !== undefined)
        throw new InvalidDocumentError(validated(shape, input, rules), issues);
}
const NAME = 'InvalidDocumentError';
const NONE = [];
/** The error that `assertValid` throws. The message never quotes the document; `report` lists the problems. */
export class InvalidDocumentError extends Error {
    name = NAME;
    constructor(report, issues = NONE) {
        const first = report.problems.find(({ severity }) => severity === 'error');
        const refused = issues.length > 0 ? ' The schema of the option also refuses it.' : '';
        super(`This is not a valid ${report.shape}.${first === undefined ? refused : ` ${first.message}`}`);
        Object.defineProperties(this, { report: { value: report }, issues: { value: issues } });
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
const readOptions = /* @__PURE__ */ readerOf({ ...DOCUMENT, also: /* @__PURE__ */ optional(standardOf) });
/** Separates the rules of the shape from those of the other schema. Refuses options that weaken the rules. */
function rulesOf(options) {
    const { also, ...given } = readOptions(options);
    const { draft, severity, level } = given;
    const weakens = { draft, severity: severity !== undefined, level: level === 'stated' };
    for (const [name, does] of Object.entries(weakens)) {
        if (does) {
            throw new TypeError(`a type guard does not take the option ${name}: with it, what is valid need not be of the type`);
        }
    }
    return { rules: settingsOf(given), also };
}
/** Returns the issues of the other schema, or undefined if it accepts the value. */
function issuesOf(also, value) {
    const result = also?.validate(value);
    if (result === undefined || !isPromise(result))
        return result?.issues;
    // Nobody waits for it, so it must not reject unheard.
    result.catch(() => { });
    throw new TypeError('a type guard does not wait for a schema of also that is asynchronous: use standardSchema');
}
