import type { Basis, Code, Report, Severity, Version } from '../types.js';
/** A report without anything of the document, but for the names that the API documentation shows. */
export interface LoggableReport {
    valid: boolean;
    shape: Report['shape'];
    version: Version;
    problems: LoggableProblem[];
    truncated: boolean;
}
/** One finding. `explain(code)` says what it means. */
export interface LoggableProblem {
    code: Code;
    severity: Severity;
    basis: Basis;
    section: string;
    /** Its JSON Pointer; names that the API documentation does not show read as `*`. */
    pointer: string;
}
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
export declare function loggable(report: Report): LoggableReport;
