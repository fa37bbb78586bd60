/**
 * Describes the fields of each shape in enough detail to build a form. The data are generated from the contract
 * at build time, so the core is not needed.
 */
import { descriptions } from './generated/descriptions.js';
import { byName, readVersion } from './lookup.js';
import { readReference } from './options.js';
/**
 * Describes a shape: its fields with labels, kinds and allowed values, when each field applies, which are required
 * and why, and what the API documentation does not show. The default version is `'2024-02-05'`. The result is a
 * copy that you may change. An unknown shape or option throws a `TypeError`.
 *
 * @example
 * ```ts
 * import { describe } from 'order-contract'
 *
 * const { object } = describe('order-request')
 * const labels: (string | undefined)[] = object.fields.map(({ label }) => label)
 * if (labels[0] !== 'Payment method') throw new Error('not described')
 * ```
 */
export function describe(shape, options) {
    const versions = byName('shape', shape, descriptions);
    const version = readVersion(options, ['version', 'messages']);
    const messages = readReference(options?.messages);
    const details = structuredClone(versions[version]);
    return { shape, version, ...(messages === undefined ? details : translated(details, messages)) };
}
/** The members to translate. codegen/src/descriptions.rs has the same list. */
const TEXTS = ['label', 'doc', 'why', 'instead', 'title', 'notShown'];
/** Translates a description in place. `texts` has the order in which texts first occur in all descriptions. */
function translated(value, { texts }) {
    const english = [];
    replaceTexts(structuredClone(descriptions), (text) => {
        if (!english.includes(text))
            english.push(text);
        return text;
    });
    replaceTexts(value, (text) => texts[english.indexOf(text)] ?? text);
    return value;
}
function replaceTexts(value, replace, isText = false) {
    if (typeof value !== 'object' || value === null)
        return;
    for (const [name, inner] of Object.entries(value)) {
        const named = isText || TEXTS.includes(name);
        if (typeof inner !== 'string')
            replaceTexts(inner, replace, named);
        else if (named)
            value[name] = replace(inner);
    }
}
