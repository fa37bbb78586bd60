/**
 * What changed between two versions. Data alone, read from the changes at build time; nothing starts.
 */
import { changes, touched } from './generated/changes.js';
import { versions } from './generated/tables.js';
import { rangeOf, readReference } from './options.js';
/**
 * What changed from one version to another: in the order in which it did, or backwards where `to` is
 * the older one. The result is yours to change.
 *
 * @example
 * ```ts
 * import { changelog } from 'order-contract'
 *
 * for (const { title } of changelog({ from: '2023-07-27', to: '2024-02-05' })) console.log(title)
 * ```
 */
export function changelog(range) {
    const { from, to, ...given } = rangeOf(range, ['messages']);
    const messages = readReference(given.messages);
    const all = messages === undefined ? structuredClone([...changes]) : translated(messages);
    const between = all.filter(({ version }) => isBetween(version, from, to));
    return versions.indexOf(from) > versions.indexOf(to) ? between.reverse() : between;
}
/** A title and a description each, which end the texts of a language. */
function translated({ texts }) {
    const own = texts.slice(-2 * changes.length);
    return changes.map((change, n) => ({ ...change, title: own[2 * n], description: own[2 * n + 1] }));
}
/** Whether documents of a shape differ between two versions. */
export function differs(shape, one, other) {
    return touched.some((change) => change.shape === shape && isBetween(change.version, one, other));
}
/** Whether what a version brought sets two versions apart. */
function isBetween(version, one, other) {
    const at = versions.indexOf(version);
    const [first, last] = [versions.indexOf(one), versions.indexOf(other)];
    return at > Math.min(first, last) && at <= Math.max(first, last);
}
