/**
 * What each shape holds, in plain words: enough to build a form from. Data alone, read from the
 * contract at build time; nothing starts.
 */
import { descriptions } from './generated/descriptions.js';
import { byName, readVersion } from './lookup.js';
/**
 * Describes a shape: its fields with labels, kinds and allowed values, when each applies, what is
 * required and why, and what the interface does not show. The result is yours to change.
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
    const version = readVersion(options, ['version']);
    return { shape, version, ...structuredClone(versions[version]) };
}
