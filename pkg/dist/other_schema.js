import { typeOf } from './tag.js';
const REQUIRED = 'also must be a Standard Schema, such as one of Zod, Valibot or ArkType';
/** Returns the members of a schema. ArkType's schemas are functions. */
export function standardOf(schema) {
    const isSchema = (typeof schema === 'object' && schema !== null) || typeof schema === 'function';
    const standard = isSchema ? schema['~standard'] : undefined;
    if (typeof standard?.validate === 'function')
        return standard;
    throw new TypeError(`${REQUIRED}, not ${typeOf(schema)}`);
}
export function isPromise(result) {
    return 'then' in result && typeof result.then === 'function';
}
