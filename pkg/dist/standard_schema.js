import { readSettings, shapeIndex } from './options.js';
import { isQuery } from './query_shapes.js';
import { isValid, validate } from './validate.js';
const MOST_FINDINGS = 0xffffffff;
export function standardSchema(shape, options) {
    // A mistake is better thrown here than at the first request.
    shapeIndex(shape);
    readSettings(options);
    const { messages, ...others } = options ?? {};
    const kept = { names: 'label', ...structuredClone(others), messages };
    return {
        '~standard': {
            version: 1,
            vendor: 'order-contract',
            validate: (value) => check(shape, value, kept),
        },
    };
}
function check(shape, value, options) {
    const input = isText(value) ? notADocument(shape) : value;
    try {
        return isValid(shape, input, options) ? { value } : { issues: issuesOf(shape, input, options) };
    }
    catch (error) {
        // A `Map` or a `Blob`: a mistake elsewhere, but here it is what came in.
        if (!(error instanceof TypeError))
            throw error;
        return { issues: [{ message: error.message, path: [] }] };
    }
}
/** Elsewhere text and bytes are what is sent; here they are values of the wrong type. */
function isText(value) {
    return typeof value === 'string' || ArrayBuffer.isView(value);
}
function notADocument(shape) {
    return isQuery(shape) ? 0 : '""';
}
function issuesOf(shape, input, options) {
    const listed = errorsOf(validate(shape, input, options));
    // Warnings may have used up the limit.
    return listed.length > 0 ? listed : errorsOf(validate(shape, input, withoutLimit(options))).slice(0, 1);
}
function errorsOf({ problems }) {
    return problems.filter(({ severity }) => severity === 'error').map(issueOf);
}
const issueOf = ({ message, path }) => ({ message, path });
function withoutLimit(options) {
    return { ...options, limits: { ...options?.limits, findings: MOST_FINDINGS } };
}
