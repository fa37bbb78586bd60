import { D as reportAt, Et as optional, Ft as english, G as settingsOf, I as DOCUMENT, It as englishCalls, Mt as typeOf, N as write, Ot as readerOf, P as writeSettings, et as formOf, it as loneSurrogateAt, jt as tagOf, kt as required, nt as isRefusal, rt as jsonOf, st as headOf, ut as call, xt as text, zt as names } from "./convert.js";
// generated/endpoints.ts
const endpoints = [
	{
		"query": "product-query",
		"response": "product-list",
		"section": "4",
		"versioned": true,
		"versions": ["2023-07-27", "2024-02-05"]
	},
	{
		"section": "4",
		"versions": ["2024-02-05"]
	},
	{
		"body": "order-request",
		"response": "order-created",
		"section": "4",
		"versioned": true,
		"versions": ["2023-07-27", "2024-02-05"]
	},
	{
		"response": "order",
		"section": "4",
		"versioned": true,
		"versions": ["2023-07-27", "2024-02-05"]
	},
	{
		"query": "order-query",
		"response": "order-list",
		"section": "4",
		"versioned": true,
		"versions": ["2023-07-27", "2024-02-05"]
	},
	{
		"section": "4",
		"versions": []
	}
];
const apiVersion = "x-api-version";
// call.ts
/**
* Validates calls to the service: method, URL, headers and body together.
* The core finds the problems. A call that can't be sent at all is a mistake in the program and throws.
*/
const readCallOptions = /* @__PURE__ */ readerOf({
	...DOCUMENT,
	baseUrl: /* @__PURE__ */ optional(text)
});
const ENGLISH = /* @__PURE__ */ Object.freeze({
	...english,
	calls: englishCalls
});
/**
* Validates a call to the service and returns a report. Pointers begin with `/query`, `/headers` or `/body`.
* The header `x-api-version` takes precedence over the option `version`.
*
* Bad data is reported, never thrown. A call that can't be sent throws a `TypeError`, such as one with a method that is not
* a string or with headers of another form. So does a mistake in the options.
*
* @example
* ```ts
* import { validateCall } from 'order-contract'
*
* const { problems } = validateCall({ method: 'GET', url: 'https://example.com/v2/order/O-1/links' })
* if (problems[0]?.code !== 'removed') throw new Error('not removed')
* ```
*/
function validateCall(call$1, options) {
	const { method, url, headers, body } = readCall(call$1, "call");
	const { baseUrl, ...given } = readCallOptions(options);
	const settings = settingsOf("call", given);
	const spare = settings.bytes.length;
	const bytes = headOf([
		method,
		url,
		baseUrl,
		...headers
	], spare);
	bytes.set(settings.bytes);
	const behind = {
		...settings,
		bytes
	};
	const form = body === void 0 || body === null ? 3 : formOf(body);
	const source = form === 2 ? jsonOf(body) : body ?? "";
	const length = write(source, behind);
	if (isRefusal(length)) writeSettings(behind);
	const address = call((core) => core.validate_call(form, length, spare, bytes.length - spare));
	return reportAt(address, "call", settings, ENGLISH);
}
/** Returns the endpoint, or undefined if no version lists it. */
function listedEndpoint(method, url) {
	const head = headOf([
		method,
		url,
		void 0
	]);
	writeSettings({ bytes: head });
	return endpoints[call((core) => core.endpoint_of(head.length)) >>> 0];
}
const HEADERS = "headers must be an object, pairs of a name and a value, or Headers";
const readCall = /* @__PURE__ */ readerOf({
	method: /* @__PURE__ */ required(text),
	url: /* @__PURE__ */ required(urlOf),
	headers: /* @__PURE__ */ optional(pairsOf, []),
	body: /* @__PURE__ */ optional((value) => value)
});
/**
* Replaces each lone surrogate by one other character, so that no place moves: outside the query by U+FFFD, as `URL`
* does. The first in the query becomes a `%` that ends the URL: the core reports it and would read no further.
*/
function urlOf(url) {
	const text = tagOf(url) === "URL" ? url.href : url;
	if (typeof text === "string") return loneSurrogateAt(text) < 0 ? text : withoutSurrogates(text);
	throw new TypeError(`url must be a string or a URL, not ${typeOf(text)}`);
}
function withoutSurrogates(url) {
	return url.replace(/^([^?#]*\?[^#]*?)[\ud800-\udfff].*/su, "$1%").replaceAll(/[\ud800-\udfff]/gu, "�");
}
/** Returns names and values in turn. Throws a `TypeError` for headers that can't be sent. */
function pairsOf(headers) {
	if (headers === null) return [];
	if (typeof headers !== "object") throw new TypeError(`${HEADERS}, not ${typeOf(headers)}`);
	return (Symbol.iterator in headers ? Array.from(headers, pairOf) : Object.entries(headers)).flatMap(([name, value]) => value === void 0 || value === null ? [] : [name, sentValue(value)]);
}
function pairOf(entry) {
	const pair = Array.isArray(entry) ? entry : [];
	if (pair.length === 2 && typeof pair[0] === "string") return [pair[0], pair[1]];
	throw new TypeError(`${HEADERS}: each entry must be such a pair`);
}
/** Joins several values of one name, as they are sent. */
function sentValue(value) {
	if (Array.isArray(value)) return value.map(sentValue).join(", ");
	if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") return String(value);
	throw new TypeError(`the value of a header must be a string, not ${typeOf(value)}`);
}
// field_errors.ts
/** Groups the errors of a report by field, as form libraries expect them. */
/**
* Returns the message of the first error of each field. The key is the field's path joined by dots, such as
* `'items.0.products.value'`, or `''` for the document itself. Warnings are left out. The object has no prototype,
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
	for (const { severity, path, message } of problemsOf("fieldErrors", report)) if (severity === "error") errors[path.join(".")] ??= message;
	return errors;
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
// loggable.ts
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
/** The names that the API documentation lists, and the first segments of pointers into a call. */
const SHOWN = /* @__PURE__ */ new Set([
	...names,
	"query",
	"headers",
	"body"
]);
/** Returns the JSON Pointer of a path with every other name hidden, as it can be personal. */
function publicPointer(path) {
	return path.map((segment) => `/${typeof segment === "number" || SHOWN.has(segment) ? segment : "*"}`).join("");
}
export { validateCall as a, listedEndpoint as i, publicPointer as n, apiVersion as o, fieldErrors as r, loggable as t };
