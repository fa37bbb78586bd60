/**
 * What changed between two versions. Data alone, read from the changes at build time; nothing starts.
 */
import { changes } from './generated/changes.js';
import { versions } from './generated/tables.js';
import { oneOf, record } from './options.js';
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
    const { from, to } = record('options', range, ['from', 'to']);
    const first = versions.indexOf(oneOf('from', from, versions));
    const last = versions.indexOf(oneOf('to', to, versions));
    const between = structuredClone(changes).filter(({ version }) => {
        const at = versions.indexOf(version);
        return at > Math.min(first, last) && at <= Math.max(first, last);
    });
    return first > last ? between.reverse() : between;
}
