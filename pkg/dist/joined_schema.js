import { typeOf } from './tag.js';
const REQUIRED = 'also must be a Standard Schema, such as one of Zod, Valibot or ArkType';
/** Joins two schemas. Throws a `TypeError` if the other one is no Standard Schema. */
export function joined(ours, also) {
    const theirs = standardOf(also);
    const { validate, jsonSchema, ...rest } = ours['~standard'];
    return {
        '~standard': {
            ...rest,
            validate: (value) => {
                const own = validate(value);
                const other = theirs.validate(value);
                return isPromise(other) ? other.then((result) => both(own, result)) : both(own, other);
            },
            jsonSchema: {
                input: (options) => ({ allOf: [jsonSchema.input(options), schemaOf(theirs, 'input', options)] }),
                output: (options) => ({ allOf: [jsonSchema.output(options), schemaOf(theirs, 'output', options)] }),
            },
        },
    };
}
/** ArkType's schemas are functions. */
function standardOf(schema) {
    const isSchema = (typeof schema === 'object' && schema !== null) || typeof schema === 'function';
    const standard = isSchema ? schema['~standard'] : undefined;
    if (typeof standard?.validate === 'function')
        return standard;
    throw new TypeError(`${REQUIRED}, not ${typeOf(schema)}`);
}
function isPromise(result) {
    return 'then' in result && typeof result.then === 'function';
}
function both(ours, theirs) {
    if (ours.issues === undefined && theirs.issues === undefined)
        return { value: merged(ours.value, theirs.value) };
    const own = ours.issues ?? [];
    const said = new Set(own.map(identityOf));
    return { issues: [...own, ...(theirs.issues ?? []).filter((issue) => !said.has(identityOf(issue)))] };
}
/** The place and the message of an issue: the same twice is one issue. */
function identityOf({ path = [], message }) {
    const keys = path.map((segment) => String(typeof segment === 'object' ? segment.key : segment));
    return JSON.stringify([keys, message]);
}
/**
 * Returns the value with what the other schema made of it. Most schemas leave out the members that they do not list, so these come
 * from the value.
 */
function merged(value, made) {
    if (Object.is(value, made))
        return value;
    if (Array.isArray(value) && Array.isArray(made))
        return made.map((element, index) => (index in value ? merged(value[index], element) : element));
    if (!isRecord(value) || !isRecord(made))
        return made;
    const members = Object.entries(made).map(([name, one]) => Object.hasOwn(value, name) ? [name, merged(value[name], one)] : [name, one]);
    return { ...value, ...Object.fromEntries(members) };
}
function isRecord(value) {
    if (typeof value !== 'object' || value === null)
        return false;
    const prototype = Object.getPrototypeOf(value);
    return prototype === Object.prototype || prototype === null;
}
function schemaOf({ jsonSchema }, side, options) {
    if (jsonSchema !== undefined)
        return jsonSchema[side](options);
    throw new TypeError('the schema of also has no JSON Schema');
}
