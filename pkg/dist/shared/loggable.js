import { $t as typeOf, qt as words } from "./convert.js";
// report/field_errors.ts
/** Groups the errors of a report by field, as form libraries expect them. */
/**
* Returns the message of the first error of each field. The key is the field's path joined by dots, such as
* `'items.0.products.value'`, or `''` for the document itself. An empty name, or one with a dot, a bracket or a quote, is
* written as JSON in brackets: `'items["a.b"]'`. Warnings are left out. The object has no prototype,
* so every key is a field. Throws a `TypeError` if the argument is not a report.
*
* @example
* ```ts
* import { fieldErrors, validate } from 'order-contract'
*
* const errors = fieldErrors(validate('order-request', { payment_method: { type: 'CARD', currency: 'EUR' } }))
* console.log(errors['payment_method.card_id'])
* ```
*/
function fieldErrors(report) {
	const errors = Object.create(null);
	for (const { severity, path, message } of problemsOf("fieldErrors", report)) if (severity === "error") errors[keyOf(path)] ??= message;
	return errors;
}
function keyOf(path) {
	const isPlain = (segment) => typeof segment === "number" || /^[^.[\]"]+$/.test(segment);
	return path.reduce((key, segment) => {
		if (!isPlain(segment)) return `${key}[${JSON.stringify(segment)}]`;
		return key === "" ? `${segment}` : `${key}.${segment}`;
	}, "");
}
/** Reads the problems of a report that the caller passed. Throws a TypeError for anything else. */
function problemsOf(name, report) {
	const problems = report?.problems;
	if (!Array.isArray(problems)) throw notReport(name, typeOf(report));
	if (problems.every((one) => Array.isArray(one?.path))) return problems;
	throw notReport(name, "an object with other problems");
}
function notReport(name, what) {
	return /* @__PURE__ */ new TypeError(`${name} must be given a report, such as validate returns, not ${what}`);
}
// report/loggable.ts
/** Removes from a report and from pointers what must not be logged or shown to anybody. */
/**
* Returns a copy of a report that is safe to log: it contains no value, unknown name or control character of the
* document, even if the report was made with `mask: false`. Throws a `TypeError` if the argument is not a report.
*
* @example
* ```ts
* import { loggable, validate } from 'order-contract'
*
* const report = validate('product-update', '{"new_state":{"ann@example.com\\n":}}')
* if (loggable(report).problems[0]?.pointer !== '/new_state/*') throw new Error('not fit for a log')
* ```
*/
function loggable(report) {
	const problems = problemsOf("loggable", report);
	const { valid, shape, version, truncated } = report;
	if (typeof valid !== "boolean") throw notReport("loggable", typeOf(report));
	return {
		valid,
		shape,
		version,
		problems: problems.map(({ code, severity, basis, section, path }) => {
			return {
				code,
				severity,
				basis,
				section,
				pointer: publicPointer(path)
			};
		}),
		truncated
	};
}
/** The names and values that the API documentation lists, and the first segments of pointers into a call. */
const SHOWN = /* @__PURE__ */ new Set(words);
/** Returns the JSON Pointer of a path with every other name hidden, as it can be personal. */
function publicPointer(path) {
	return path.map((segment) => `/${typeof segment === "number" || SHOWN.has(segment) ? segment : "*"}`).join("");
}
export { publicPointer as n, fieldErrors as r, loggable as t };
