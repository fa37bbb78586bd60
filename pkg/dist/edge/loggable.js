/**
 * A report as it may be logged.
 */
import { problemsOf } from '../problems_of.js';
import { publicPointer } from './public_pointer.js';
/**
 * Makes a report fit for a log: no value, no unknown name and no control character of the document is in it,
 * whatever the option `mask` was.
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
