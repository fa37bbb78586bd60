/**
 * Finds what a truncated report may lack: a fatal problem, or every error. Asks only for that, as a stranger can send
 * a document with a million problems.
 */
import { fatalAlone, isFatal } from '../fatal.js';
import { validate } from '../validate.js';
/** More than the warnings that an update can have before its first error, besides those that the options ask for. */
const MANY = 1000;
/** Returns whether no problem of an update is fatal. */
export function isReadable(report, bytes, options) {
    const limits = { ...options?.limits, findings: 1 };
    const { problems } = report.truncated
        ? validate('product-update', bytes, { ...options, severity: fatalAlone(), limits })
        : report;
    return !problems.some(({ code }) => isFatal(code));
}
/** Returns the problems of an invalid update, with an error among them even if warnings fill the report. */
export function problemsWithErrors({ problems, truncated }, bytes, options) {
    if (!truncated || problems.some(({ severity }) => severity === 'error'))
        return problems;
    const limits = { ...options?.limits, findings: MANY };
    return validate('product-update', bytes, { ...options, severity: errorsAlone(options?.severity), limits }).problems;
}
/** Returns the severities without the codes that never are errors. */
function errorsAlone(severities = {}) {
    const chosen = Object.entries(severities).filter(([, severity]) => severity !== undefined);
    return Object.fromEntries(chosen.map(([code, severity]) => [code, severity === 'error' ? severity : 'off']));
}
