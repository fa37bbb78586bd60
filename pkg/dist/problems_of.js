/**
 * Reads the problems of a report that the caller passed. Throws a TypeError for anything else.
 */
import { typeOf } from './tag.js';
export function problemsOf(name, report) {
    const problems = report?.problems;
    if (Array.isArray(problems))
        return problems;
    throw notReport(name, report);
}
export function notReport(name, value) {
    return new TypeError(`${name} must be given a report, such as validate returns, not ${typeOf(value)}`);
}
