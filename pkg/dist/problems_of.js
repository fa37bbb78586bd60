/**
 * Reads the problems of a report that the caller passed. Throws a TypeError for anything else.
 */
import { typeOf } from './tag.js';
export function problemsOf(name, report) {
    const problems = report?.problems;
    if (!Array.isArray(problems))
        throw notReport(name, typeOf(report));
    if (problems.every((one) => Array.isArray(one?.path)))
        return problems;
    throw notReport(name, 'an object with other problems');
}
export function notReport(name, what) {
    return new TypeError(`${name} must be given a report, such as validate returns, not ${what}`);
}
