/**
 * Removes from a report what must not be logged.
 */
import { notReport, problemsOf } from '../problems_of.js';
import { typeOf } from '../tag.js';
import { publicPointer } from './public_pointer.js';
/**
 * Returns a copy of a report that is safe to log: it contains no value, unknown name or control character of the
 * document, even if the report was made with `mask: false`. Throws a `TypeError` if the argument is not a report.
 *
 * @example
 * ```ts
 * import { validate } from 'order-contract'
 * import { loggable } from 'order-contract/edge'
 *
 * const report = validate('product-update', '{"new_state":{"ann@example.com\\n":}}')
 * if (loggable(report).problems[0]?.pointer !== '/new_state/*') throw new Error('not fit for a log')
 * ```
 */
export function loggable(report) {
    const problems = problemsOf('loggable', report);
    const { valid, shape, version, truncated } = report;
    // The result of a conversion has problems as well.
    if (typeof valid !== 'boolean')
        throw notReport('loggable', typeOf(report));
    return {
        valid,
        shape,
        version,
        problems: problems.map(({ code, severity, basis, section, path }) => {
            return { code, severity, basis, section, pointer: publicPointer(path) };
        }),
        truncated,
    };
}
