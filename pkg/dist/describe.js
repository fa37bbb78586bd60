/**
 * What each shape holds, in plain words: enough to build a form from. Data alone, read from the
 * contract at build time; nothing starts.
 */
import { descriptions } from './generated/descriptions.js';
import { byName, readVersion } from './lookup.js';
import { readReference } from './options.js';
/**
 * Describes a shape: its fields with labels, kinds and allowed values, when each applies, what is
 * required and why, and what the API documentation does not show. The result is yours to change.
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
/** The members that are texts; codegen/src/descriptions.rs lists the same. */
const TEXTS = ['label', 'doc', 'why', 'instead', 'title', 'notShown'];
/** A description in another language, whose texts are in the order of all descriptions. */
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
