import { $t as typeOf, At as required, B as isList, Bt as parsedAs, C as reportOn, Ct as extended, D as hand, Dt as optional, E as ask, Et as membersOf, Ft as asValue, G as withFixes, Gt as shapes$1, H as readSettings, Ht as sourceOf, I as translated, It as formOf, Jt as english, K as withOneAtLeast, Kt as versions$1, L as DEFAULTS, Lt as isQuery, N as below, Nt as NOT_PLAIN, Ot as own, Qt as tagOf, R as encode, Rt as isRefusal, S as parsed, St as text, T as validated$1, Tt as isRecord, V as knownShape, Vt as queryLike, W as shapeIndex, Y as DOCUMENT, Yt as checkCore, Zt as mustBe, _ as computing, _t as to, a as detectVersion, at as from, bt as oneOf, ct as level, dt as messages, en as decoded, ft as only, g as changes$1, gt as shapes$2, ht as review, it as entries, j as reportAt, k as write, kt as readerOf, lt as limits, mt as payoutUrl, n as convert, nn as utf8, nt as baseUrl, pt as optionalFields, qt as words, rt as eachVersion, st as labels, tn as headOf, tt as accept, ut as message, vt as version, w as validate, wt as isPlainRecord, y as isAccepted, yt as amendedFor, z as fitting, zt as jsonOf$1 } from "./convert.js";
// generated/calls.ts
const englishCalls = {
	"sentences": [
		"{endpoint} was removed in version {endpoint_removed_in}. {endpoint_instead}",
		"{endpoint} was introduced in version {endpoint_since}. Use that version.",
		"The URL is empty or not below the base address of the API. Check the URL or the option `baseUrl`.",
		"The API documentation does not list this path. Check each part of it.",
		"The API documentation does not list this method for the path. Use {methods}.",
		"The header {header} does not name a documented version. Use {versions}.",
		"The header {header} is missing. {header_why}",
		"The header {header} is empty. {header_why}",
		"The header {header} has more than one value. Send one.",
		"The API documentation does not list this header. Check its spelling.",
		"The API documentation shows no body for this endpoint. Remove it.",
		"The body is missing. This endpoint takes a document of the shape {shape}.",
		"The API documentation does not say which values it accepts. These are its dated versions."
	],
	"endpoints": [
		{
			"endpoint": "GET /v2/product",
			"endpoint_since": "2023-07-27"
		},
		{
			"endpoint": "GET /v2/product/countries",
			"endpoint_since": "2024-02-05"
		},
		{
			"endpoint": "POST /v2/order",
			"shape": "order-request",
			"endpoint_since": "2023-07-27"
		},
		{
			"endpoint": "GET /v2/order/{id}",
			"endpoint_since": "2023-07-27"
		},
		{
			"endpoint": "GET /v2/order",
			"endpoint_since": "2023-07-27"
		},
		{
			"endpoint": "GET /v2/order/{id}/links",
			"endpoint_since": "2023-07-27",
			"endpoint_removed_in": "2023-07-27",
			"endpoint_instead": "Read the order with GET /v2/order/{id}."
		}
	],
	"headers": {
		"x-api-version": { "header": "x-api-version" },
		"x-idempotency-key": {
			"header": "x-idempotency-key",
			"header_why": "It carries the idempotency key of a new order."
		}
	}
};
// check/call.ts
/**
* Validates calls to the service: method, URL, headers and body together.
* The core finds the problems. A call that can't be sent at all is a mistake in the program and throws.
*/
const readOptions$6 = /* @__PURE__ */ readerOf(/* @__PURE__ */ extended(DOCUMENT, { baseUrl }), (given) => encode(given));
const ENGLISH = /* @__PURE__ */ extended(english, { calls: englishCalls });
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
function validateCall(call, options) {
	const { method, url, headers, body } = readCall(call, "call");
	const settings = fitting("call", readOptions$6(options));
	const spare = settings.bytes.length;
	const bytes = headOf([
		method,
		url,
		settings.options.baseUrl,
		...headers
	], spare);
	bytes.set(settings.bytes);
	const behind = {
		...settings,
		bytes
	};
	const form = body === void 0 || body === null ? 3 : formOf(body);
	const source = form === 2 ? jsonOf$1(body) : body ?? "";
	const address = ask(checkCore, write(checkCore, source, behind), behind, (core, length, behind) => core.validate_call(form, length, settings.head, spare, behind - spare));
	return reportAt(checkCore, address, "call", settings, ENGLISH);
}
const HEADERS = "an object, pairs of a name and a value, or Headers";
const readCall = /* @__PURE__ */ membersOf({
	method: /* @__PURE__ */ required(text),
	url: /* @__PURE__ */ required(urlOf),
	headers: /* @__PURE__ */ optional(pairsOf, []),
	body: /* @__PURE__ */ optional((value) => value)
});
/**
* Returns a URL whose lone surrogates are percent signs that encode nothing, which the core reports where they are. The first
* one in the query ends it: the core would read no further.
*/
function urlOf(url) {
	const text = tagOf(url) === "URL" ? url.href : url;
	if (typeof text === "string") return text.replace(/^([^?#]*\?[^#]*?)[\ud800-\udfff].*/su, "$1%").replace(/^[^?#]+/, (path) => path.replace(/[\ud800-\udfff][\da-f]?/giu, ({ length }) => "%".repeat(length)));
	throw mustBe("url", "a string or a URL", text);
}
/** Returns names and values in turn. Throws a `TypeError` for headers that can't be sent. */
function pairsOf(headers) {
	if (headers === null) return [];
	if (typeof headers !== "object") throw mustBe("headers", HEADERS, headers);
	return (Symbol.iterator in headers ? Array.from(headers, pairOf) : Object.entries(headers)).flatMap(([name, value]) => value === void 0 || value === null ? [] : [name, sentValue(value)]);
}
function pairOf(entry) {
	const pair = Array.isArray(entry) ? entry : [];
	if (pair.length === 2 && typeof pair[0] === "string") return [pair[0], pair[1]];
	throw new TypeError(`headers must be ${HEADERS}: each entry must be such a pair`);
}
/** Joins several values of one name, as they are sent. */
function sentValue(value) {
	if (Array.isArray(value)) return value.map(sentValue).join(", ");
	if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") return String(value);
	throw mustBe("the value of a header", "a string", value);
}
// check/fixes.ts
/**
* Applies the fixes of a document and returns it in the form of the input.
* The core decides which fixes there are and which are safe; reports list them as edits.
*/
function applyFixes(shape, input, options) {
	const settings = fitting(shape, readOptions$5(options));
	const { only, review } = settings.options;
	const { form, source, length } = hand(checkCore, shape, input, settings);
	const applied = [];
	if (isRefusal(length) || typeof source === "number") return {
		output: input,
		applied,
		report: reportOn(shape, {
			form,
			length
		}, settings)
	};
	const inText = form === 2 ? 1 : form;
	const listing = withFixes(settings);
	let text = source;
	const isWanted = ({ code, fix }) => fix?.applicability === "safe" && only.includes(code) || review.includes(code);
	for (let left = MOST_ROUNDS; left > 0; left--) {
		const { problems } = reportOn(shape, {
			form: inText,
			length: write(checkCore, text, listing)
		}, listing);
		const chosen = applicable(problems.filter(isWanted));
		if (chosen.length === 0) break;
		for (const problem of chosen) applied.push(form === 2 ? withoutPlaces(problem) : problem);
		const edits = chosen.flatMap(({ fix }) => fix.edits);
		text = edited(text, edits);
	}
	const report = reportOn(shape, {
		form,
		length: write(checkCore, text, settings)
	}, settings);
	return {
		output: outputOf(shape, input, form, text, text !== source),
		applied,
		report
	};
}
/** Far more than any document needs: a fix that leads to another one is rare. */
const MOST_ROUNDS = 16;
const readOptions$5 = /* @__PURE__ */ readerOf(/* @__PURE__ */ extended(DOCUMENT, {
	only,
	review
}), (given) => encode(given));
/** Returns the problems with fixes whose edits do not overlap. */
function applicable(problems) {
	let end = 0;
	return problems.filter((problem) => {
		const edits = problem.fix?.edits;
		if (!edits?.every(({ start }) => end <= start)) return false;
		end = edits.at(-1)?.end ?? end;
		return true;
	});
}
function edited(text, edits) {
	const pieces = edits.flatMap((edit, n) => [part(text, edits[n - 1]?.end ?? 0, edit.start), edit.text]);
	pieces.push(part(text, edits.at(-1)?.end ?? 0));
	return typeof text === "string" ? pieces.join("") : utf8().encode(pieces.join(""));
}
function part(text, from, to) {
	return typeof text === "string" ? text.slice(from, to) : decoded(text.subarray(from, to));
}
/** Removes the spans and edits from a problem of a value: the caller does not have the text. */
function withoutPlaces({ span: _, fix: { edits: __, ...fix }, ...problem }) {
	return {
		...problem,
		fix
	};
}
/** Returns the output in the form of the input, never the caller's own object. `slice` of a `Buffer` copies nothing. */
function outputOf(shape, input, form, text, isFixed) {
	if (typeof text !== "string") return text === input ? new Uint8Array(text) : text;
	if (form !== 2) return text;
	if (!isQuery(shape)) return JSON.parse(text);
	return queryLike(input, text) ?? (isFixed ? renamed(input, text) : { ...input });
}
/** Returns a copy of a query object, with the names of a text that was made of it: a fix of a query only renames. */
function renamed(query, text) {
	const names = new URLSearchParams(text).keys();
	const isSent = (value) => value !== void 0 && value !== null;
	return Object.fromEntries(Object.entries(query).map(([name, value]) => [isSent(value) ? names.next().value ?? name : name, value]));
}
// check/guard.ts
function is(shape, value, options) {
	const rules = rulesOf$1(shape, options);
	return isAccepted(shape, typedValue(shape, value), rules);
}
function assertValid(shape, value, options) {
	const rules = rulesOf$1(shape, options);
	const input = typedValue(shape, value);
	if (!isAccepted(shape, input, rules)) throw new InvalidDocumentError(validated$1(shape, input, rules));
}
/** The error that `assertValid` throws. The message never quotes the document; `report` lists the problems. */
var InvalidDocumentError = class extends Error {
	name = "InvalidDocumentError";
	constructor(report) {
		const first = report.problems.find(({ severity }) => severity === "error");
		super(`This is not a valid ${report.shape}.${first === void 0 ? "" : ` ${first.message}`}`);
		Object.defineProperty(this, "report", { value: report });
	}
};
/** Prepares a value for a type guard. Of what a query can be, only a plain object is of its type. */
function typedValue(shape, value) {
	return isQuery(shape) && !isPlainRecord(value) ? NOT_PLAIN : asValue(shape, value);
}
function rulesOf$1(shape, options) {
	const settings = readSettings(shape, options);
	const { draft, severity, level } = settings.options;
	const [name] = Object.entries({
		draft,
		severity: severity !== void 0,
		level: level === "stated"
	}).find(([, does]) => does) ?? [];
	if (name === void 0) return settings;
	throw new TypeError(`a type guard does not take the option ${name}: with it, what is valid need not be of the type`);
}
// generated/descriptions.ts
const order_request_2023_07_27_ = {
	"direction": "sent",
	"layout": "document",
	"section": "2.4",
	"kind": "object",
	"basis": "stated",
	"errors": ["type", "required"],
	"object": {
		"title": "Order request",
		"section": "2.4",
		"open": false,
		"fields": [{
			"name": "payment_method",
			"label": "Payment method",
			"doc": "How the order is paid, and in which currency.",
			"section": "2.4",
			"kind": "object",
			"basis": "stated",
			"errors": ["type", "required"],
			"object": {
				"title": "Payment method",
				"section": "2.4",
				"discriminator": "type",
				"open": false,
				"fields": [
					{
						"name": "type",
						"label": "Payment type",
						"doc": "Whether a card or the account balance pays.",
						"section": "2.4",
						"kind": "enum",
						"basis": "stated",
						"errors": [
							"type",
							"enum",
							"required",
							"empty"
						],
						"values": [{
							"value": "CARD",
							"label": "Card"
						}, {
							"value": "ACCOUNT_BALANCE",
							"label": "Account balance"
						}],
						"required": {
							"basis": "implied",
							"why": "It says whether a card or the account balance pays."
						},
						"since": "2023-07-27"
					},
					{
						"name": "card_id",
						"label": "Card ID",
						"doc": "Identifies the card that pays.",
						"section": "2.4",
						"kind": "text",
						"basis": "stated",
						"errors": [
							"type",
							"required",
							"empty"
						],
						"required": {
							"basis": "implied",
							"why": "A card payment needs the card's ID.",
							"with": {
								"field": "type",
								"values": ["CARD"]
							}
						},
						"appliesWith": {
							"field": "type",
							"values": ["CARD"]
						},
						"since": "2023-07-27"
					},
					{
						"name": "currency",
						"label": "Currency",
						"doc": "The currency in which the order is paid.",
						"section": "2.4",
						"kind": "enum",
						"basis": "stated",
						"errors": [
							"type",
							"enum",
							"required",
							"empty"
						],
						"values": [
							{
								"value": "EUR",
								"label": "Euro"
							},
							{
								"value": "GBP",
								"label": "Pound sterling"
							},
							{
								"value": "USD",
								"label": "US dollar"
							},
							{
								"value": "CAD",
								"label": "Canadian dollar"
							}
						],
						"required": {
							"basis": "implied",
							"why": "No default currency is documented, so an order needs one."
						},
						"since": "2023-07-27"
					}
				],
				"removed": [],
				"notShown": []
			},
			"required": {
				"basis": "implied",
				"why": "An order is paid by card or from the account balance."
			},
			"since": "2023-07-27"
		}, {
			"name": "items",
			"label": "Item list",
			"doc": "What is ordered: one entry for each payout.",
			"section": "2.4",
			"kind": "list",
			"basis": "stated",
			"errors": [
				"type",
				"required",
				"empty"
			],
			"notEmpty": {
				"basis": "implied",
				"why": "Add at least one item."
			},
			"element": {
				"label": "Item",
				"doc": "One payout to one recipient.",
				"section": "2.4",
				"kind": "object",
				"basis": "stated",
				"errors": ["type"],
				"object": {
					"title": "Item",
					"section": "2.4",
					"open": true,
					"fields": [{
						"name": "distribution_method",
						"label": "Distribution method",
						"doc": "How the item reaches its recipient.",
						"section": "2.4",
						"kind": "object",
						"basis": "stated",
						"errors": ["type", "required"],
						"object": {
							"title": "Distribution method",
							"section": "2.4",
							"discriminator": "type",
							"open": false,
							"fields": [{
								"name": "type",
								"label": "Distribution type",
								"doc": "Whether the item is sent by e-mail or as a payout link.",
								"section": "2.4",
								"kind": "enum",
								"basis": "stated",
								"errors": [
									"type",
									"enum",
									"required",
									"empty"
								],
								"values": [{
									"value": "EMAIL",
									"label": "E-mail"
								}, {
									"value": "PAYOUT_LINK",
									"label": "Payout link"
								}],
								"required": {
									"basis": "implied",
									"why": "It says whether the item is sent by e-mail or as a payout link."
								},
								"since": "2023-07-27"
							}, {
								"name": "email_address",
								"label": "E-mail address",
								"doc": "The recipient's e-mail address.",
								"section": "2.4",
								"kind": "text",
								"basis": "stated",
								"errors": [
									"type",
									"email",
									"required",
									"empty"
								],
								"form": "email",
								"pattern": "^[A-Za-z0-9.!#$%&'*+\\/=?^_`\\{\\|\\}~\\-]+@[A-Za-z0-9](?:[A-Za-z0-9\\-]{0,61}[A-Za-z0-9])?(?:\\.[A-Za-z0-9](?:[A-Za-z0-9\\-]{0,61}[A-Za-z0-9])?)*$",
								"code": "email",
								"input": "email",
								"formBasis": "stated",
								"required": {
									"basis": "implied",
									"why": "An item sent by e-mail needs the recipient's address.",
									"with": {
										"field": "type",
										"values": ["EMAIL"]
									}
								},
								"appliesWith": {
									"field": "type",
									"values": ["EMAIL"]
								},
								"since": "2023-07-27"
							}],
							"removed": [],
							"notShown": []
						},
						"required": {
							"basis": "implied",
							"why": "An item is sent by e-mail or as a payout link."
						},
						"since": "2023-07-27"
					}, {
						"name": "products",
						"label": "Product selection",
						"doc": "What the recipient can choose from.",
						"section": "2.4",
						"kind": "object",
						"basis": "stated",
						"errors": ["type", "required"],
						"object": {
							"title": "Products",
							"section": "2.4",
							"discriminator": "type",
							"open": false,
							"fields": [
								{
									"name": "type",
									"label": "Selection type",
									"doc": "Whether one product or several are offered.",
									"section": "2.4",
									"kind": "enum",
									"basis": "stated",
									"errors": [
										"type",
										"enum",
										"required",
										"empty"
									],
									"values": [{
										"value": "SINGLE",
										"label": "One product"
									}, {
										"value": "MULTIPLE",
										"label": "Several products"
									}],
									"required": {
										"basis": "implied",
										"why": "It says whether one product or several are offered."
									},
									"since": "2023-07-27"
								},
								{
									"name": "value",
									"label": "Product",
									"doc": "The one product of a single selection.",
									"section": "2.4",
									"kind": "text",
									"basis": "implied",
									"errors": [
										"type",
										"required",
										"empty"
									],
									"required": {
										"basis": "implied",
										"why": "A single selection needs a product.",
										"with": {
											"field": "type",
											"values": ["SINGLE"]
										}
									},
									"appliesWith": {
										"field": "type",
										"values": ["SINGLE"]
									},
									"since": "2023-07-27"
								},
								{
									"name": "values",
									"label": "Product list",
									"doc": "The products of a multiple selection.",
									"section": "2.4",
									"kind": "list",
									"basis": "stated",
									"errors": [
										"type",
										"required",
										"empty"
									],
									"notEmpty": {
										"basis": "implied",
										"why": "A multiple selection needs at least one product."
									},
									"element": {
										"label": "Offered product",
										"doc": "The code of one product on offer.",
										"section": "2.4",
										"kind": "text",
										"basis": "implied",
										"errors": ["type", "empty"],
										"notEmpty": {
											"basis": "implied",
											"why": "A multiple selection needs at least one product."
										}
									},
									"required": {
										"basis": "implied",
										"why": "A multiple selection needs at least one product.",
										"with": {
											"field": "type",
											"values": ["MULTIPLE"]
										}
									},
									"appliesWith": {
										"field": "type",
										"values": ["MULTIPLE"]
									},
									"since": "2023-07-27"
								}
							],
							"removed": [],
							"notShown": ["What identifies a product in a selection: its type and form."]
						},
						"required": {
							"basis": "implied",
							"why": "Products are selected for each item."
						},
						"since": "2023-07-27"
					}],
					"removed": [{
						"name": "country",
						"version": "2023-07-27",
						"instead": "Remove it. The API documentation names no replacement.",
						"errors": ["removed"]
					}],
					"notShown": ["Other fields of an item, such as its amount."]
				}
			},
			"required": {
				"basis": "implied",
				"why": "An order needs at least one item."
			},
			"since": "2023-07-27"
		}],
		"removed": [{
			"name": "products",
			"version": "2023-07-27",
			"instead": "Give each entry of `items` its own `products`.",
			"errors": ["removed"]
		}, {
			"name": "idempotency_key",
			"version": "2023-07-27",
			"instead": "Send the key in the header `x-idempotency-key`.",
			"errors": ["removed"]
		}],
		"notShown": ["Which fields are required. What is required here follows from the rest."]
	},
	"notShown": []
};
const order_created_2023_07_27_ = {
	"direction": "received",
	"layout": "document",
	"section": "2.5",
	"kind": "object",
	"basis": "stated",
	"errors": ["type", "required"],
	"object": {
		"title": "Created order",
		"section": "2.5",
		"open": false,
		"fields": [{
			"name": "status",
			"label": "Status",
			"doc": "The state of the order.",
			"section": "2.5",
			"kind": "enum",
			"basis": "stated",
			"errors": [
				"type",
				"enum",
				"required",
				"empty"
			],
			"values": [
				{
					"value": "COMPLETED",
					"label": "Completed"
				},
				{
					"value": "PROCESSING",
					"label": "Processing"
				},
				{
					"value": "FAILED",
					"label": "Failed"
				}
			],
			"required": {
				"basis": "stated",
				"why": "It is the only field of the response to a new order."
			},
			"since": "2023-07-27"
		}],
		"removed": [
			{
				"name": "completed_at",
				"version": "2023-07-27",
				"instead": "Read the order to get its details.",
				"errors": []
			},
			{
				"name": "payment_method",
				"version": "2023-07-27",
				"instead": "Read the order to get its details.",
				"errors": []
			},
			{
				"name": "items",
				"version": "2023-07-27",
				"instead": "Read the order to get its details.",
				"errors": []
			},
			{
				"name": "redemption_url",
				"version": "2023-07-27",
				"instead": "Read the order to get its details.",
				"errors": []
			},
			{
				"name": "payout",
				"version": "2023-07-27",
				"instead": "Read the order to get its details.",
				"errors": []
			},
			{
				"name": "is_complete",
				"version": "2023-07-27",
				"instead": "The API documentation names no replacement.",
				"errors": []
			},
			{
				"name": "countries",
				"version": "2023-07-27",
				"instead": "The API documentation names no replacement.",
				"errors": []
			},
			{
				"name": "initial_values",
				"version": "2023-07-27",
				"instead": "The API documentation names no replacement.",
				"errors": []
			},
			{
				"name": "final_values",
				"version": "2023-07-27",
				"instead": "The API documentation names no replacement.",
				"errors": []
			},
			{
				"name": "product_count",
				"version": "2023-07-27",
				"instead": "The API documentation names no replacement.",
				"errors": []
			},
			{
				"name": "tokens",
				"version": "2023-07-27",
				"instead": "The API documentation names no replacement.",
				"errors": []
			}
		],
		"notShown": []
	},
	"notShown": []
};
const order_2023_07_27_ = {
	"direction": "received",
	"layout": "document",
	"section": "2.6",
	"kind": "object",
	"basis": "stated",
	"errors": ["type", "required"],
	"object": {
		"title": "Order",
		"section": "2.6",
		"discriminator": "status",
		"open": false,
		"fields": [
			{
				"name": "status",
				"label": "Status",
				"doc": "The state of the order.",
				"section": "2.6",
				"kind": "enum",
				"basis": "stated",
				"errors": [
					"type",
					"enum",
					"required",
					"empty"
				],
				"values": [
					{
						"value": "COMPLETED",
						"label": "Completed"
					},
					{
						"value": "PROCESSING",
						"label": "Processing"
					},
					{
						"value": "FAILED",
						"label": "Failed"
					}
				],
				"required": {
					"basis": "stated",
					"why": "The other fields of an order depend on it."
				},
				"since": "2023-07-27"
			},
			{
				"name": "id",
				"label": "Order ID",
				"doc": "Identifies the order.",
				"section": "2.6",
				"kind": "any",
				"basis": "stated",
				"errors": [],
				"nullable": true,
				"required": {
					"basis": "implied",
					"why": "An order that is not completed should include it.",
					"with": {
						"field": "status",
						"values": ["PROCESSING", "FAILED"]
					}
				},
				"since": "2023-07-27"
			},
			{
				"name": "message",
				"label": "Message",
				"doc": "What the service says about an order that is not completed.",
				"section": "2.6",
				"kind": "any",
				"basis": "stated",
				"errors": [],
				"nullable": true,
				"required": {
					"basis": "implied",
					"why": "An order that is not completed should include it.",
					"with": {
						"field": "status",
						"values": ["PROCESSING", "FAILED"]
					}
				},
				"since": "2023-07-27"
			},
			{
				"name": "completed_at",
				"label": "Completion time",
				"doc": "When the order was completed.",
				"section": "2.6",
				"kind": "text",
				"basis": "implied",
				"errors": [],
				"required": {
					"basis": "implied",
					"why": "A completed order should include it.",
					"with": {
						"field": "status",
						"values": ["COMPLETED"]
					}
				},
				"appliesWith": {
					"field": "status",
					"values": ["COMPLETED"]
				},
				"since": "2023-07-27"
			},
			{
				"name": "payment_method",
				"label": "Payment method",
				"doc": "How the order is paid, and in which currency.",
				"section": "2.6",
				"kind": "object",
				"basis": "stated",
				"errors": ["type"],
				"nullable": true,
				"object": {
					"title": "Payment method",
					"section": "2.6",
					"discriminator": "type",
					"open": false,
					"fields": [
						{
							"name": "type",
							"label": "Payment type",
							"doc": "Whether a card or the account balance pays.",
							"section": "2.6",
							"kind": "enum",
							"basis": "stated",
							"errors": ["type"],
							"nullable": true,
							"values": [{
								"value": "CARD",
								"label": "Card"
							}, {
								"value": "ACCOUNT_BALANCE",
								"label": "Account balance"
							}],
							"required": {
								"basis": "implied",
								"why": "It says whether a card or the account balance pays."
							},
							"since": "2023-07-27"
						},
						{
							"name": "card_id",
							"label": "Card ID",
							"doc": "Identifies the card that pays.",
							"section": "2.6",
							"kind": "text",
							"basis": "stated",
							"errors": ["type"],
							"nullable": true,
							"required": {
								"basis": "implied",
								"why": "A card payment needs the card's ID.",
								"with": {
									"field": "type",
									"values": ["CARD"]
								}
							},
							"appliesWith": {
								"field": "type",
								"values": ["CARD"]
							},
							"since": "2023-07-27"
						},
						{
							"name": "currency",
							"label": "Currency",
							"doc": "The currency in which the order is paid.",
							"section": "2.6",
							"kind": "enum",
							"basis": "stated",
							"errors": ["type"],
							"nullable": true,
							"values": [
								{
									"value": "EUR",
									"label": "Euro"
								},
								{
									"value": "GBP",
									"label": "Pound sterling"
								},
								{
									"value": "USD",
									"label": "US dollar"
								},
								{
									"value": "CAD",
									"label": "Canadian dollar"
								}
							],
							"required": {
								"basis": "implied",
								"why": "No default currency is documented, so an order needs one."
							},
							"since": "2023-07-27"
						}
					],
					"removed": [],
					"notShown": []
				},
				"required": {
					"basis": "implied",
					"why": "A completed order should include it.",
					"with": {
						"field": "status",
						"values": ["COMPLETED"]
					}
				},
				"appliesWith": {
					"field": "status",
					"values": ["COMPLETED"]
				},
				"since": "2023-07-27"
			},
			{
				"name": "items",
				"label": "Item list",
				"doc": "What was ordered: one entry for each payout.",
				"section": "2.6",
				"kind": "list",
				"basis": "stated",
				"errors": ["type"],
				"nullable": true,
				"notEmpty": {
					"basis": "implied",
					"why": "A completed order should list at least one item."
				},
				"element": {
					"label": "Item",
					"doc": "One payout to one recipient.",
					"section": "2.6",
					"kind": "object",
					"basis": "stated",
					"errors": ["type"],
					"nullable": true,
					"object": {
						"title": "Item",
						"section": "2.6",
						"open": false,
						"fields": [
							{
								"name": "distribution_method",
								"label": "Distribution method",
								"doc": "How the item reaches its recipient.",
								"section": "2.6",
								"kind": "object",
								"basis": "stated",
								"errors": ["type"],
								"nullable": true,
								"object": {
									"title": "Distribution method",
									"section": "2.6",
									"discriminator": "type",
									"open": false,
									"fields": [{
										"name": "type",
										"label": "Distribution type",
										"doc": "Whether the item is sent by e-mail or as a payout link.",
										"section": "2.6",
										"kind": "enum",
										"basis": "stated",
										"errors": ["type"],
										"nullable": true,
										"values": [{
											"value": "EMAIL",
											"label": "E-mail"
										}, {
											"value": "PAYOUT_LINK",
											"label": "Payout link"
										}],
										"required": {
											"basis": "implied",
											"why": "It says whether the item is sent by e-mail or as a payout link."
										},
										"since": "2023-07-27"
									}, {
										"name": "email_address",
										"label": "E-mail address",
										"doc": "The recipient's e-mail address.",
										"section": "2.6",
										"kind": "text",
										"basis": "stated",
										"errors": ["type"],
										"nullable": true,
										"form": "email",
										"pattern": "^[A-Za-z0-9.!#$%&'*+\\/=?^_`\\{\\|\\}~\\-]+@[A-Za-z0-9](?:[A-Za-z0-9\\-]{0,61}[A-Za-z0-9])?(?:\\.[A-Za-z0-9](?:[A-Za-z0-9\\-]{0,61}[A-Za-z0-9])?)*$",
										"code": "email",
										"input": "email",
										"required": {
											"basis": "implied",
											"why": "An item sent by e-mail needs the recipient's address.",
											"with": {
												"field": "type",
												"values": ["EMAIL"]
											}
										},
										"appliesWith": {
											"field": "type",
											"values": ["EMAIL"]
										},
										"since": "2023-07-27"
									}],
									"removed": [],
									"notShown": []
								},
								"required": {
									"basis": "implied",
									"why": "A completed order should include it."
								},
								"since": "2023-07-27"
							},
							{
								"name": "products",
								"label": "Product selection",
								"doc": "What the recipient can choose from.",
								"section": "2.6",
								"kind": "object",
								"basis": "stated",
								"errors": ["type"],
								"nullable": true,
								"object": {
									"title": "Products",
									"section": "2.6",
									"discriminator": "type",
									"open": false,
									"fields": [
										{
											"name": "type",
											"label": "Selection type",
											"doc": "Whether one product or several are offered.",
											"section": "2.6",
											"kind": "enum",
											"basis": "stated",
											"errors": ["type"],
											"nullable": true,
											"values": [{
												"value": "SINGLE",
												"label": "One product"
											}, {
												"value": "MULTIPLE",
												"label": "Several products"
											}],
											"required": {
												"basis": "implied",
												"why": "It says whether one product or several are offered."
											},
											"since": "2023-07-27"
										},
										{
											"name": "value",
											"label": "Product",
											"doc": "The one product of a single selection.",
											"section": "2.6",
											"kind": "text",
											"basis": "implied",
											"errors": [],
											"required": {
												"basis": "implied",
												"why": "A single selection needs a product.",
												"with": {
													"field": "type",
													"values": ["SINGLE"]
												}
											},
											"appliesWith": {
												"field": "type",
												"values": ["SINGLE"]
											},
											"since": "2023-07-27"
										},
										{
											"name": "values",
											"label": "Product list",
											"doc": "The products of a multiple selection.",
											"section": "2.6",
											"kind": "list",
											"basis": "stated",
											"errors": ["type"],
											"nullable": true,
											"notEmpty": {
												"basis": "implied",
												"why": "A multiple selection needs at least one product."
											},
											"element": {
												"label": "Offered product",
												"doc": "The code of one product on offer.",
												"section": "2.6",
												"kind": "text",
												"basis": "implied",
												"errors": [],
												"notEmpty": {
													"basis": "implied",
													"why": "A multiple selection needs at least one product."
												}
											},
											"required": {
												"basis": "implied",
												"why": "A multiple selection needs at least one product.",
												"with": {
													"field": "type",
													"values": ["MULTIPLE"]
												}
											},
											"appliesWith": {
												"field": "type",
												"values": ["MULTIPLE"]
											},
											"since": "2023-07-27"
										}
									],
									"removed": [],
									"notShown": ["What identifies a product in a selection: its type and form."]
								},
								"required": {
									"basis": "implied",
									"why": "A completed order should include it."
								},
								"since": "2023-07-27"
							},
							{
								"name": "redemption_url",
								"label": "Redemption URL",
								"doc": "Where the recipient redeems the item.",
								"section": "2.6",
								"kind": "text",
								"basis": "implied",
								"errors": [],
								"since": "2023-07-27",
								"deprecated": "2023-07-27"
							}
						],
						"removed": [
							{
								"name": "order_id",
								"version": "2023-07-27",
								"instead": "The API documentation names no replacement.",
								"errors": []
							},
							{
								"name": "discount_multiplier",
								"version": "2023-07-27",
								"instead": "The API documentation names no replacement.",
								"errors": []
							},
							{
								"name": "delivery_email",
								"version": "2023-07-27",
								"instead": "The API documentation names no replacement.",
								"errors": []
							},
							{
								"name": "current_token",
								"version": "2023-07-27",
								"instead": "The API documentation names no replacement.",
								"errors": []
							}
						],
						"notShown": ["The structure and the fields of `payout`."]
					}
				},
				"required": {
					"basis": "implied",
					"why": "A completed order should include it.",
					"with": {
						"field": "status",
						"values": ["COMPLETED"]
					}
				},
				"appliesWith": {
					"field": "status",
					"values": ["COMPLETED"]
				},
				"since": "2023-07-27"
			}
		],
		"removed": [
			{
				"name": "is_complete",
				"version": "2023-07-27",
				"instead": "The API documentation names no replacement.",
				"errors": []
			},
			{
				"name": "countries",
				"version": "2023-07-27",
				"instead": "The API documentation names no replacement.",
				"errors": []
			},
			{
				"name": "initial_values",
				"version": "2023-07-27",
				"instead": "The API documentation names no replacement.",
				"errors": []
			},
			{
				"name": "final_values",
				"version": "2023-07-27",
				"instead": "The API documentation names no replacement.",
				"errors": []
			},
			{
				"name": "product_count",
				"version": "2023-07-27",
				"instead": "The API documentation names no replacement.",
				"errors": []
			},
			{
				"name": "tokens",
				"version": "2023-07-27",
				"instead": "The API documentation names no replacement.",
				"errors": []
			}
		],
		"notShown": ["The types of `id` and `message`, and whether a completed order includes them.", "The form of `completed_at`."]
	},
	"notShown": []
};
const order_2024_02_05_ = {
	"direction": "received",
	"layout": "document",
	"section": "2.6",
	"kind": "object",
	"basis": "stated",
	"errors": ["type", "required"],
	"object": {
		"title": "Order",
		"section": "2.6",
		"discriminator": "status",
		"open": false,
		"fields": [
			{
				"name": "status",
				"label": "Status",
				"doc": "The state of the order.",
				"section": "2.6",
				"kind": "enum",
				"basis": "stated",
				"errors": [
					"type",
					"enum",
					"required",
					"empty"
				],
				"values": [
					{
						"value": "COMPLETED",
						"label": "Completed"
					},
					{
						"value": "PROCESSING",
						"label": "Processing"
					},
					{
						"value": "FAILED",
						"label": "Failed"
					}
				],
				"required": {
					"basis": "stated",
					"why": "The other fields of an order depend on it."
				},
				"since": "2023-07-27"
			},
			{
				"name": "id",
				"label": "Order ID",
				"doc": "Identifies the order.",
				"section": "2.6",
				"kind": "any",
				"basis": "stated",
				"errors": [],
				"nullable": true,
				"required": {
					"basis": "implied",
					"why": "An order that is not completed should include it.",
					"with": {
						"field": "status",
						"values": ["PROCESSING", "FAILED"]
					}
				},
				"since": "2023-07-27"
			},
			{
				"name": "message",
				"label": "Message",
				"doc": "What the service says about an order that is not completed.",
				"section": "2.6",
				"kind": "any",
				"basis": "stated",
				"errors": [],
				"nullable": true,
				"required": {
					"basis": "implied",
					"why": "An order that is not completed should include it.",
					"with": {
						"field": "status",
						"values": ["PROCESSING", "FAILED"]
					}
				},
				"since": "2023-07-27"
			},
			{
				"name": "completed_at",
				"label": "Completion time",
				"doc": "When the order was completed.",
				"section": "2.6",
				"kind": "text",
				"basis": "implied",
				"errors": [],
				"required": {
					"basis": "implied",
					"why": "A completed order should include it.",
					"with": {
						"field": "status",
						"values": ["COMPLETED"]
					}
				},
				"appliesWith": {
					"field": "status",
					"values": ["COMPLETED"]
				},
				"since": "2023-07-27"
			},
			{
				"name": "payment_method",
				"label": "Payment method",
				"doc": "How the order is paid, and in which currency.",
				"section": "2.6",
				"kind": "object",
				"basis": "stated",
				"errors": ["type"],
				"nullable": true,
				"object": {
					"title": "Payment method",
					"section": "2.6",
					"discriminator": "type",
					"open": false,
					"fields": [
						{
							"name": "type",
							"label": "Payment type",
							"doc": "Whether a card or the account balance pays.",
							"section": "2.6",
							"kind": "enum",
							"basis": "stated",
							"errors": ["type"],
							"nullable": true,
							"values": [{
								"value": "CARD",
								"label": "Card"
							}, {
								"value": "ACCOUNT_BALANCE",
								"label": "Account balance"
							}],
							"required": {
								"basis": "implied",
								"why": "It says whether a card or the account balance pays."
							},
							"since": "2023-07-27"
						},
						{
							"name": "card_id",
							"label": "Card ID",
							"doc": "Identifies the card that pays.",
							"section": "2.6",
							"kind": "text",
							"basis": "stated",
							"errors": ["type"],
							"nullable": true,
							"required": {
								"basis": "implied",
								"why": "A card payment needs the card's ID.",
								"with": {
									"field": "type",
									"values": ["CARD"]
								}
							},
							"appliesWith": {
								"field": "type",
								"values": ["CARD"]
							},
							"since": "2023-07-27"
						},
						{
							"name": "currency",
							"label": "Currency",
							"doc": "The currency in which the order is paid.",
							"section": "2.6",
							"kind": "enum",
							"basis": "stated",
							"errors": ["type"],
							"nullable": true,
							"values": [
								{
									"value": "EUR",
									"label": "Euro"
								},
								{
									"value": "GBP",
									"label": "Pound sterling"
								},
								{
									"value": "USD",
									"label": "US dollar"
								},
								{
									"value": "CAD",
									"label": "Canadian dollar"
								}
							],
							"required": {
								"basis": "implied",
								"why": "No default currency is documented, so an order needs one."
							},
							"since": "2023-07-27"
						}
					],
					"removed": [],
					"notShown": []
				},
				"required": {
					"basis": "implied",
					"why": "A completed order should include it.",
					"with": {
						"field": "status",
						"values": ["COMPLETED"]
					}
				},
				"appliesWith": {
					"field": "status",
					"values": ["COMPLETED"]
				},
				"since": "2023-07-27"
			},
			{
				"name": "items",
				"label": "Item list",
				"doc": "What was ordered: one entry for each payout.",
				"section": "2.6",
				"kind": "list",
				"basis": "stated",
				"errors": ["type"],
				"nullable": true,
				"notEmpty": {
					"basis": "implied",
					"why": "A completed order should list at least one item."
				},
				"element": {
					"label": "Item",
					"doc": "One payout to one recipient.",
					"section": "2.6",
					"kind": "object",
					"basis": "stated",
					"errors": ["type"],
					"nullable": true,
					"object": {
						"title": "Item",
						"section": "2.6",
						"open": false,
						"fields": [
							{
								"name": "distribution_method",
								"label": "Distribution method",
								"doc": "How the item reaches its recipient.",
								"section": "2.6",
								"kind": "object",
								"basis": "stated",
								"errors": ["type"],
								"nullable": true,
								"object": {
									"title": "Distribution method",
									"section": "2.6",
									"discriminator": "type",
									"open": false,
									"fields": [{
										"name": "type",
										"label": "Distribution type",
										"doc": "Whether the item is sent by e-mail or as a payout link.",
										"section": "2.6",
										"kind": "enum",
										"basis": "stated",
										"errors": ["type"],
										"nullable": true,
										"values": [{
											"value": "EMAIL",
											"label": "E-mail"
										}, {
											"value": "PAYOUT_LINK",
											"label": "Payout link"
										}],
										"required": {
											"basis": "implied",
											"why": "It says whether the item is sent by e-mail or as a payout link."
										},
										"since": "2023-07-27"
									}, {
										"name": "email_address",
										"label": "E-mail address",
										"doc": "The recipient's e-mail address.",
										"section": "2.6",
										"kind": "text",
										"basis": "stated",
										"errors": ["type"],
										"nullable": true,
										"form": "email",
										"pattern": "^[A-Za-z0-9.!#$%&'*+\\/=?^_`\\{\\|\\}~\\-]+@[A-Za-z0-9](?:[A-Za-z0-9\\-]{0,61}[A-Za-z0-9])?(?:\\.[A-Za-z0-9](?:[A-Za-z0-9\\-]{0,61}[A-Za-z0-9])?)*$",
										"code": "email",
										"input": "email",
										"required": {
											"basis": "implied",
											"why": "An item sent by e-mail needs the recipient's address.",
											"with": {
												"field": "type",
												"values": ["EMAIL"]
											}
										},
										"appliesWith": {
											"field": "type",
											"values": ["EMAIL"]
										},
										"since": "2023-07-27"
									}],
									"removed": [],
									"notShown": []
								},
								"required": {
									"basis": "implied",
									"why": "A completed order should include it."
								},
								"since": "2023-07-27"
							},
							{
								"name": "products",
								"label": "Product selection",
								"doc": "What the recipient can choose from.",
								"section": "2.6",
								"kind": "object",
								"basis": "stated",
								"errors": ["type"],
								"nullable": true,
								"object": {
									"title": "Products",
									"section": "2.6",
									"discriminator": "type",
									"open": false,
									"fields": [
										{
											"name": "type",
											"label": "Selection type",
											"doc": "Whether one product or several are offered.",
											"section": "2.6",
											"kind": "enum",
											"basis": "stated",
											"errors": ["type"],
											"nullable": true,
											"values": [{
												"value": "SINGLE",
												"label": "One product"
											}, {
												"value": "MULTIPLE",
												"label": "Several products"
											}],
											"required": {
												"basis": "implied",
												"why": "It says whether one product or several are offered."
											},
											"since": "2023-07-27"
										},
										{
											"name": "value",
											"label": "Product",
											"doc": "The one product of a single selection.",
											"section": "2.6",
											"kind": "text",
											"basis": "implied",
											"errors": [],
											"required": {
												"basis": "implied",
												"why": "A single selection needs a product.",
												"with": {
													"field": "type",
													"values": ["SINGLE"]
												}
											},
											"appliesWith": {
												"field": "type",
												"values": ["SINGLE"]
											},
											"since": "2023-07-27"
										},
										{
											"name": "values",
											"label": "Product list",
											"doc": "The products of a multiple selection.",
											"section": "2.6",
											"kind": "list",
											"basis": "stated",
											"errors": ["type"],
											"nullable": true,
											"notEmpty": {
												"basis": "implied",
												"why": "A multiple selection needs at least one product."
											},
											"element": {
												"label": "Offered product",
												"doc": "The code of one product on offer.",
												"section": "2.6",
												"kind": "text",
												"basis": "implied",
												"errors": [],
												"notEmpty": {
													"basis": "implied",
													"why": "A multiple selection needs at least one product."
												}
											},
											"required": {
												"basis": "implied",
												"why": "A multiple selection needs at least one product.",
												"with": {
													"field": "type",
													"values": ["MULTIPLE"]
												}
											},
											"appliesWith": {
												"field": "type",
												"values": ["MULTIPLE"]
											},
											"since": "2023-07-27"
										}
									],
									"removed": [],
									"notShown": ["What identifies a product in a selection: its type and form."]
								},
								"required": {
									"basis": "implied",
									"why": "A completed order should include it."
								},
								"since": "2023-07-27"
							},
							{
								"name": "payout",
								"label": "Payout",
								"doc": "Replaces the redemption URL. Its structure is not documented.",
								"section": "2.6",
								"kind": "any",
								"basis": "implied",
								"errors": [],
								"since": "2024-02-05"
							}
						],
						"removed": [
							{
								"name": "redemption_url",
								"version": "2024-02-05",
								"instead": "Read `payout` instead.",
								"errors": []
							},
							{
								"name": "order_id",
								"version": "2023-07-27",
								"instead": "The API documentation names no replacement.",
								"errors": []
							},
							{
								"name": "discount_multiplier",
								"version": "2023-07-27",
								"instead": "The API documentation names no replacement.",
								"errors": []
							},
							{
								"name": "delivery_email",
								"version": "2023-07-27",
								"instead": "The API documentation names no replacement.",
								"errors": []
							},
							{
								"name": "current_token",
								"version": "2023-07-27",
								"instead": "The API documentation names no replacement.",
								"errors": []
							}
						],
						"notShown": ["The structure and the fields of `payout`."]
					}
				},
				"required": {
					"basis": "implied",
					"why": "A completed order should include it.",
					"with": {
						"field": "status",
						"values": ["COMPLETED"]
					}
				},
				"appliesWith": {
					"field": "status",
					"values": ["COMPLETED"]
				},
				"since": "2023-07-27"
			}
		],
		"removed": [
			{
				"name": "is_complete",
				"version": "2023-07-27",
				"instead": "The API documentation names no replacement.",
				"errors": []
			},
			{
				"name": "countries",
				"version": "2023-07-27",
				"instead": "The API documentation names no replacement.",
				"errors": []
			},
			{
				"name": "initial_values",
				"version": "2023-07-27",
				"instead": "The API documentation names no replacement.",
				"errors": []
			},
			{
				"name": "final_values",
				"version": "2023-07-27",
				"instead": "The API documentation names no replacement.",
				"errors": []
			},
			{
				"name": "product_count",
				"version": "2023-07-27",
				"instead": "The API documentation names no replacement.",
				"errors": []
			},
			{
				"name": "tokens",
				"version": "2023-07-27",
				"instead": "The API documentation names no replacement.",
				"errors": []
			}
		],
		"notShown": ["The types of `id` and `message`, and whether a completed order includes them.", "The form of `completed_at`."]
	},
	"notShown": []
};
const order_list_2023_07_27_ = {
	"direction": "received",
	"layout": "entries",
	"section": "2.6",
	"kind": "object",
	"basis": "stated",
	"errors": ["type", "required"],
	"object": {
		"title": "Order",
		"section": "2.6",
		"discriminator": "status",
		"open": false,
		"fields": [
			{
				"name": "status",
				"label": "Status",
				"doc": "The state of the order.",
				"section": "2.6",
				"kind": "enum",
				"basis": "stated",
				"errors": [
					"type",
					"enum",
					"required",
					"empty"
				],
				"values": [
					{
						"value": "COMPLETED",
						"label": "Completed"
					},
					{
						"value": "PROCESSING",
						"label": "Processing"
					},
					{
						"value": "FAILED",
						"label": "Failed"
					}
				],
				"required": {
					"basis": "stated",
					"why": "The other fields of an order depend on it."
				},
				"since": "2023-07-27"
			},
			{
				"name": "id",
				"label": "Order ID",
				"doc": "Identifies the order.",
				"section": "2.6",
				"kind": "any",
				"basis": "stated",
				"errors": [],
				"nullable": true,
				"required": {
					"basis": "implied",
					"why": "An order that is not completed should include it.",
					"with": {
						"field": "status",
						"values": ["PROCESSING", "FAILED"]
					}
				},
				"since": "2023-07-27"
			},
			{
				"name": "message",
				"label": "Message",
				"doc": "What the service says about an order that is not completed.",
				"section": "2.6",
				"kind": "any",
				"basis": "stated",
				"errors": [],
				"nullable": true,
				"required": {
					"basis": "implied",
					"why": "An order that is not completed should include it.",
					"with": {
						"field": "status",
						"values": ["PROCESSING", "FAILED"]
					}
				},
				"since": "2023-07-27"
			},
			{
				"name": "completed_at",
				"label": "Completion time",
				"doc": "When the order was completed.",
				"section": "2.6",
				"kind": "text",
				"basis": "implied",
				"errors": [],
				"required": {
					"basis": "implied",
					"why": "A completed order should include it.",
					"with": {
						"field": "status",
						"values": ["COMPLETED"]
					}
				},
				"appliesWith": {
					"field": "status",
					"values": ["COMPLETED"]
				},
				"since": "2023-07-27"
			},
			{
				"name": "payment_method",
				"label": "Payment method",
				"doc": "How the order is paid, and in which currency.",
				"section": "2.6",
				"kind": "object",
				"basis": "stated",
				"errors": ["type"],
				"nullable": true,
				"object": {
					"title": "Payment method",
					"section": "2.6",
					"discriminator": "type",
					"open": false,
					"fields": [
						{
							"name": "type",
							"label": "Payment type",
							"doc": "Whether a card or the account balance pays.",
							"section": "2.6",
							"kind": "enum",
							"basis": "stated",
							"errors": ["type"],
							"nullable": true,
							"values": [{
								"value": "CARD",
								"label": "Card"
							}, {
								"value": "ACCOUNT_BALANCE",
								"label": "Account balance"
							}],
							"required": {
								"basis": "implied",
								"why": "It says whether a card or the account balance pays."
							},
							"since": "2023-07-27"
						},
						{
							"name": "card_id",
							"label": "Card ID",
							"doc": "Identifies the card that pays.",
							"section": "2.6",
							"kind": "text",
							"basis": "stated",
							"errors": ["type"],
							"nullable": true,
							"required": {
								"basis": "implied",
								"why": "A card payment needs the card's ID.",
								"with": {
									"field": "type",
									"values": ["CARD"]
								}
							},
							"appliesWith": {
								"field": "type",
								"values": ["CARD"]
							},
							"since": "2023-07-27"
						},
						{
							"name": "currency",
							"label": "Currency",
							"doc": "The currency in which the order is paid.",
							"section": "2.6",
							"kind": "enum",
							"basis": "stated",
							"errors": ["type"],
							"nullable": true,
							"values": [
								{
									"value": "EUR",
									"label": "Euro"
								},
								{
									"value": "GBP",
									"label": "Pound sterling"
								},
								{
									"value": "USD",
									"label": "US dollar"
								},
								{
									"value": "CAD",
									"label": "Canadian dollar"
								}
							],
							"required": {
								"basis": "implied",
								"why": "No default currency is documented, so an order needs one."
							},
							"since": "2023-07-27"
						}
					],
					"removed": [],
					"notShown": []
				},
				"required": {
					"basis": "implied",
					"why": "A completed order should include it.",
					"with": {
						"field": "status",
						"values": ["COMPLETED"]
					}
				},
				"appliesWith": {
					"field": "status",
					"values": ["COMPLETED"]
				},
				"since": "2023-07-27"
			},
			{
				"name": "items",
				"label": "Item list",
				"doc": "What was ordered: one entry for each payout.",
				"section": "2.6",
				"kind": "list",
				"basis": "stated",
				"errors": ["type"],
				"nullable": true,
				"notEmpty": {
					"basis": "implied",
					"why": "A completed order should list at least one item."
				},
				"element": {
					"label": "Item",
					"doc": "One payout to one recipient.",
					"section": "2.6",
					"kind": "object",
					"basis": "stated",
					"errors": ["type"],
					"nullable": true,
					"object": {
						"title": "Item",
						"section": "2.6",
						"open": false,
						"fields": [
							{
								"name": "distribution_method",
								"label": "Distribution method",
								"doc": "How the item reaches its recipient.",
								"section": "2.6",
								"kind": "object",
								"basis": "stated",
								"errors": ["type"],
								"nullable": true,
								"object": {
									"title": "Distribution method",
									"section": "2.6",
									"discriminator": "type",
									"open": false,
									"fields": [{
										"name": "type",
										"label": "Distribution type",
										"doc": "Whether the item is sent by e-mail or as a payout link.",
										"section": "2.6",
										"kind": "enum",
										"basis": "stated",
										"errors": ["type"],
										"nullable": true,
										"values": [{
											"value": "EMAIL",
											"label": "E-mail"
										}, {
											"value": "PAYOUT_LINK",
											"label": "Payout link"
										}],
										"required": {
											"basis": "implied",
											"why": "It says whether the item is sent by e-mail or as a payout link."
										},
										"since": "2023-07-27"
									}, {
										"name": "email_address",
										"label": "E-mail address",
										"doc": "The recipient's e-mail address.",
										"section": "2.6",
										"kind": "text",
										"basis": "stated",
										"errors": ["type"],
										"nullable": true,
										"form": "email",
										"pattern": "^[A-Za-z0-9.!#$%&'*+\\/=?^_`\\{\\|\\}~\\-]+@[A-Za-z0-9](?:[A-Za-z0-9\\-]{0,61}[A-Za-z0-9])?(?:\\.[A-Za-z0-9](?:[A-Za-z0-9\\-]{0,61}[A-Za-z0-9])?)*$",
										"code": "email",
										"input": "email",
										"required": {
											"basis": "implied",
											"why": "An item sent by e-mail needs the recipient's address.",
											"with": {
												"field": "type",
												"values": ["EMAIL"]
											}
										},
										"appliesWith": {
											"field": "type",
											"values": ["EMAIL"]
										},
										"since": "2023-07-27"
									}],
									"removed": [],
									"notShown": []
								},
								"required": {
									"basis": "implied",
									"why": "A completed order should include it."
								},
								"since": "2023-07-27"
							},
							{
								"name": "products",
								"label": "Product selection",
								"doc": "What the recipient can choose from.",
								"section": "2.6",
								"kind": "object",
								"basis": "stated",
								"errors": ["type"],
								"nullable": true,
								"object": {
									"title": "Products",
									"section": "2.6",
									"discriminator": "type",
									"open": false,
									"fields": [
										{
											"name": "type",
											"label": "Selection type",
											"doc": "Whether one product or several are offered.",
											"section": "2.6",
											"kind": "enum",
											"basis": "stated",
											"errors": ["type"],
											"nullable": true,
											"values": [{
												"value": "SINGLE",
												"label": "One product"
											}, {
												"value": "MULTIPLE",
												"label": "Several products"
											}],
											"required": {
												"basis": "implied",
												"why": "It says whether one product or several are offered."
											},
											"since": "2023-07-27"
										},
										{
											"name": "value",
											"label": "Product",
											"doc": "The one product of a single selection.",
											"section": "2.6",
											"kind": "text",
											"basis": "implied",
											"errors": [],
											"required": {
												"basis": "implied",
												"why": "A single selection needs a product.",
												"with": {
													"field": "type",
													"values": ["SINGLE"]
												}
											},
											"appliesWith": {
												"field": "type",
												"values": ["SINGLE"]
											},
											"since": "2023-07-27"
										},
										{
											"name": "values",
											"label": "Product list",
											"doc": "The products of a multiple selection.",
											"section": "2.6",
											"kind": "list",
											"basis": "stated",
											"errors": ["type"],
											"nullable": true,
											"notEmpty": {
												"basis": "implied",
												"why": "A multiple selection needs at least one product."
											},
											"element": {
												"label": "Offered product",
												"doc": "The code of one product on offer.",
												"section": "2.6",
												"kind": "text",
												"basis": "implied",
												"errors": [],
												"notEmpty": {
													"basis": "implied",
													"why": "A multiple selection needs at least one product."
												}
											},
											"required": {
												"basis": "implied",
												"why": "A multiple selection needs at least one product.",
												"with": {
													"field": "type",
													"values": ["MULTIPLE"]
												}
											},
											"appliesWith": {
												"field": "type",
												"values": ["MULTIPLE"]
											},
											"since": "2023-07-27"
										}
									],
									"removed": [],
									"notShown": ["What identifies a product in a selection: its type and form."]
								},
								"required": {
									"basis": "implied",
									"why": "A completed order should include it."
								},
								"since": "2023-07-27"
							},
							{
								"name": "redemption_url",
								"label": "Redemption URL",
								"doc": "Where the recipient redeems the item.",
								"section": "2.6",
								"kind": "text",
								"basis": "implied",
								"errors": [],
								"since": "2023-07-27",
								"deprecated": "2023-07-27"
							}
						],
						"removed": [
							{
								"name": "order_id",
								"version": "2023-07-27",
								"instead": "The API documentation names no replacement.",
								"errors": []
							},
							{
								"name": "discount_multiplier",
								"version": "2023-07-27",
								"instead": "The API documentation names no replacement.",
								"errors": []
							},
							{
								"name": "delivery_email",
								"version": "2023-07-27",
								"instead": "The API documentation names no replacement.",
								"errors": []
							},
							{
								"name": "current_token",
								"version": "2023-07-27",
								"instead": "The API documentation names no replacement.",
								"errors": []
							}
						],
						"notShown": ["The structure and the fields of `payout`."]
					}
				},
				"required": {
					"basis": "implied",
					"why": "A completed order should include it.",
					"with": {
						"field": "status",
						"values": ["COMPLETED"]
					}
				},
				"appliesWith": {
					"field": "status",
					"values": ["COMPLETED"]
				},
				"since": "2023-07-27"
			}
		],
		"removed": [
			{
				"name": "is_complete",
				"version": "2023-07-27",
				"instead": "The API documentation names no replacement.",
				"errors": []
			},
			{
				"name": "countries",
				"version": "2023-07-27",
				"instead": "The API documentation names no replacement.",
				"errors": []
			},
			{
				"name": "initial_values",
				"version": "2023-07-27",
				"instead": "The API documentation names no replacement.",
				"errors": []
			},
			{
				"name": "final_values",
				"version": "2023-07-27",
				"instead": "The API documentation names no replacement.",
				"errors": []
			},
			{
				"name": "product_count",
				"version": "2023-07-27",
				"instead": "The API documentation names no replacement.",
				"errors": []
			},
			{
				"name": "tokens",
				"version": "2023-07-27",
				"instead": "The API documentation names no replacement.",
				"errors": []
			}
		],
		"notShown": ["The types of `id` and `message`, and whether a completed order includes them.", "The form of `completed_at`."]
	},
	"notShown": ["How a page lays out its entries, and where it carries its cursors.", "How many entries a page holds by default and at most."]
};
const order_list_2024_02_05_ = {
	"direction": "received",
	"layout": "entries",
	"section": "2.6",
	"kind": "object",
	"basis": "stated",
	"errors": ["type", "required"],
	"object": {
		"title": "Order",
		"section": "2.6",
		"discriminator": "status",
		"open": false,
		"fields": [
			{
				"name": "status",
				"label": "Status",
				"doc": "The state of the order.",
				"section": "2.6",
				"kind": "enum",
				"basis": "stated",
				"errors": [
					"type",
					"enum",
					"required",
					"empty"
				],
				"values": [
					{
						"value": "COMPLETED",
						"label": "Completed"
					},
					{
						"value": "PROCESSING",
						"label": "Processing"
					},
					{
						"value": "FAILED",
						"label": "Failed"
					}
				],
				"required": {
					"basis": "stated",
					"why": "The other fields of an order depend on it."
				},
				"since": "2023-07-27"
			},
			{
				"name": "id",
				"label": "Order ID",
				"doc": "Identifies the order.",
				"section": "2.6",
				"kind": "any",
				"basis": "stated",
				"errors": [],
				"nullable": true,
				"required": {
					"basis": "implied",
					"why": "An order that is not completed should include it.",
					"with": {
						"field": "status",
						"values": ["PROCESSING", "FAILED"]
					}
				},
				"since": "2023-07-27"
			},
			{
				"name": "message",
				"label": "Message",
				"doc": "What the service says about an order that is not completed.",
				"section": "2.6",
				"kind": "any",
				"basis": "stated",
				"errors": [],
				"nullable": true,
				"required": {
					"basis": "implied",
					"why": "An order that is not completed should include it.",
					"with": {
						"field": "status",
						"values": ["PROCESSING", "FAILED"]
					}
				},
				"since": "2023-07-27"
			},
			{
				"name": "completed_at",
				"label": "Completion time",
				"doc": "When the order was completed.",
				"section": "2.6",
				"kind": "text",
				"basis": "implied",
				"errors": [],
				"required": {
					"basis": "implied",
					"why": "A completed order should include it.",
					"with": {
						"field": "status",
						"values": ["COMPLETED"]
					}
				},
				"appliesWith": {
					"field": "status",
					"values": ["COMPLETED"]
				},
				"since": "2023-07-27"
			},
			{
				"name": "payment_method",
				"label": "Payment method",
				"doc": "How the order is paid, and in which currency.",
				"section": "2.6",
				"kind": "object",
				"basis": "stated",
				"errors": ["type"],
				"nullable": true,
				"object": {
					"title": "Payment method",
					"section": "2.6",
					"discriminator": "type",
					"open": false,
					"fields": [
						{
							"name": "type",
							"label": "Payment type",
							"doc": "Whether a card or the account balance pays.",
							"section": "2.6",
							"kind": "enum",
							"basis": "stated",
							"errors": ["type"],
							"nullable": true,
							"values": [{
								"value": "CARD",
								"label": "Card"
							}, {
								"value": "ACCOUNT_BALANCE",
								"label": "Account balance"
							}],
							"required": {
								"basis": "implied",
								"why": "It says whether a card or the account balance pays."
							},
							"since": "2023-07-27"
						},
						{
							"name": "card_id",
							"label": "Card ID",
							"doc": "Identifies the card that pays.",
							"section": "2.6",
							"kind": "text",
							"basis": "stated",
							"errors": ["type"],
							"nullable": true,
							"required": {
								"basis": "implied",
								"why": "A card payment needs the card's ID.",
								"with": {
									"field": "type",
									"values": ["CARD"]
								}
							},
							"appliesWith": {
								"field": "type",
								"values": ["CARD"]
							},
							"since": "2023-07-27"
						},
						{
							"name": "currency",
							"label": "Currency",
							"doc": "The currency in which the order is paid.",
							"section": "2.6",
							"kind": "enum",
							"basis": "stated",
							"errors": ["type"],
							"nullable": true,
							"values": [
								{
									"value": "EUR",
									"label": "Euro"
								},
								{
									"value": "GBP",
									"label": "Pound sterling"
								},
								{
									"value": "USD",
									"label": "US dollar"
								},
								{
									"value": "CAD",
									"label": "Canadian dollar"
								}
							],
							"required": {
								"basis": "implied",
								"why": "No default currency is documented, so an order needs one."
							},
							"since": "2023-07-27"
						}
					],
					"removed": [],
					"notShown": []
				},
				"required": {
					"basis": "implied",
					"why": "A completed order should include it.",
					"with": {
						"field": "status",
						"values": ["COMPLETED"]
					}
				},
				"appliesWith": {
					"field": "status",
					"values": ["COMPLETED"]
				},
				"since": "2023-07-27"
			},
			{
				"name": "items",
				"label": "Item list",
				"doc": "What was ordered: one entry for each payout.",
				"section": "2.6",
				"kind": "list",
				"basis": "stated",
				"errors": ["type"],
				"nullable": true,
				"notEmpty": {
					"basis": "implied",
					"why": "A completed order should list at least one item."
				},
				"element": {
					"label": "Item",
					"doc": "One payout to one recipient.",
					"section": "2.6",
					"kind": "object",
					"basis": "stated",
					"errors": ["type"],
					"nullable": true,
					"object": {
						"title": "Item",
						"section": "2.6",
						"open": false,
						"fields": [
							{
								"name": "distribution_method",
								"label": "Distribution method",
								"doc": "How the item reaches its recipient.",
								"section": "2.6",
								"kind": "object",
								"basis": "stated",
								"errors": ["type"],
								"nullable": true,
								"object": {
									"title": "Distribution method",
									"section": "2.6",
									"discriminator": "type",
									"open": false,
									"fields": [{
										"name": "type",
										"label": "Distribution type",
										"doc": "Whether the item is sent by e-mail or as a payout link.",
										"section": "2.6",
										"kind": "enum",
										"basis": "stated",
										"errors": ["type"],
										"nullable": true,
										"values": [{
											"value": "EMAIL",
											"label": "E-mail"
										}, {
											"value": "PAYOUT_LINK",
											"label": "Payout link"
										}],
										"required": {
											"basis": "implied",
											"why": "It says whether the item is sent by e-mail or as a payout link."
										},
										"since": "2023-07-27"
									}, {
										"name": "email_address",
										"label": "E-mail address",
										"doc": "The recipient's e-mail address.",
										"section": "2.6",
										"kind": "text",
										"basis": "stated",
										"errors": ["type"],
										"nullable": true,
										"form": "email",
										"pattern": "^[A-Za-z0-9.!#$%&'*+\\/=?^_`\\{\\|\\}~\\-]+@[A-Za-z0-9](?:[A-Za-z0-9\\-]{0,61}[A-Za-z0-9])?(?:\\.[A-Za-z0-9](?:[A-Za-z0-9\\-]{0,61}[A-Za-z0-9])?)*$",
										"code": "email",
										"input": "email",
										"required": {
											"basis": "implied",
											"why": "An item sent by e-mail needs the recipient's address.",
											"with": {
												"field": "type",
												"values": ["EMAIL"]
											}
										},
										"appliesWith": {
											"field": "type",
											"values": ["EMAIL"]
										},
										"since": "2023-07-27"
									}],
									"removed": [],
									"notShown": []
								},
								"required": {
									"basis": "implied",
									"why": "A completed order should include it."
								},
								"since": "2023-07-27"
							},
							{
								"name": "products",
								"label": "Product selection",
								"doc": "What the recipient can choose from.",
								"section": "2.6",
								"kind": "object",
								"basis": "stated",
								"errors": ["type"],
								"nullable": true,
								"object": {
									"title": "Products",
									"section": "2.6",
									"discriminator": "type",
									"open": false,
									"fields": [
										{
											"name": "type",
											"label": "Selection type",
											"doc": "Whether one product or several are offered.",
											"section": "2.6",
											"kind": "enum",
											"basis": "stated",
											"errors": ["type"],
											"nullable": true,
											"values": [{
												"value": "SINGLE",
												"label": "One product"
											}, {
												"value": "MULTIPLE",
												"label": "Several products"
											}],
											"required": {
												"basis": "implied",
												"why": "It says whether one product or several are offered."
											},
											"since": "2023-07-27"
										},
										{
											"name": "value",
											"label": "Product",
											"doc": "The one product of a single selection.",
											"section": "2.6",
											"kind": "text",
											"basis": "implied",
											"errors": [],
											"required": {
												"basis": "implied",
												"why": "A single selection needs a product.",
												"with": {
													"field": "type",
													"values": ["SINGLE"]
												}
											},
											"appliesWith": {
												"field": "type",
												"values": ["SINGLE"]
											},
											"since": "2023-07-27"
										},
										{
											"name": "values",
											"label": "Product list",
											"doc": "The products of a multiple selection.",
											"section": "2.6",
											"kind": "list",
											"basis": "stated",
											"errors": ["type"],
											"nullable": true,
											"notEmpty": {
												"basis": "implied",
												"why": "A multiple selection needs at least one product."
											},
											"element": {
												"label": "Offered product",
												"doc": "The code of one product on offer.",
												"section": "2.6",
												"kind": "text",
												"basis": "implied",
												"errors": [],
												"notEmpty": {
													"basis": "implied",
													"why": "A multiple selection needs at least one product."
												}
											},
											"required": {
												"basis": "implied",
												"why": "A multiple selection needs at least one product.",
												"with": {
													"field": "type",
													"values": ["MULTIPLE"]
												}
											},
											"appliesWith": {
												"field": "type",
												"values": ["MULTIPLE"]
											},
											"since": "2023-07-27"
										}
									],
									"removed": [],
									"notShown": ["What identifies a product in a selection: its type and form."]
								},
								"required": {
									"basis": "implied",
									"why": "A completed order should include it."
								},
								"since": "2023-07-27"
							},
							{
								"name": "payout",
								"label": "Payout",
								"doc": "Replaces the redemption URL. Its structure is not documented.",
								"section": "2.6",
								"kind": "any",
								"basis": "implied",
								"errors": [],
								"since": "2024-02-05"
							}
						],
						"removed": [
							{
								"name": "redemption_url",
								"version": "2024-02-05",
								"instead": "Read `payout` instead.",
								"errors": []
							},
							{
								"name": "order_id",
								"version": "2023-07-27",
								"instead": "The API documentation names no replacement.",
								"errors": []
							},
							{
								"name": "discount_multiplier",
								"version": "2023-07-27",
								"instead": "The API documentation names no replacement.",
								"errors": []
							},
							{
								"name": "delivery_email",
								"version": "2023-07-27",
								"instead": "The API documentation names no replacement.",
								"errors": []
							},
							{
								"name": "current_token",
								"version": "2023-07-27",
								"instead": "The API documentation names no replacement.",
								"errors": []
							}
						],
						"notShown": ["The structure and the fields of `payout`."]
					}
				},
				"required": {
					"basis": "implied",
					"why": "A completed order should include it.",
					"with": {
						"field": "status",
						"values": ["COMPLETED"]
					}
				},
				"appliesWith": {
					"field": "status",
					"values": ["COMPLETED"]
				},
				"since": "2023-07-27"
			}
		],
		"removed": [
			{
				"name": "is_complete",
				"version": "2023-07-27",
				"instead": "The API documentation names no replacement.",
				"errors": []
			},
			{
				"name": "countries",
				"version": "2023-07-27",
				"instead": "The API documentation names no replacement.",
				"errors": []
			},
			{
				"name": "initial_values",
				"version": "2023-07-27",
				"instead": "The API documentation names no replacement.",
				"errors": []
			},
			{
				"name": "final_values",
				"version": "2023-07-27",
				"instead": "The API documentation names no replacement.",
				"errors": []
			},
			{
				"name": "product_count",
				"version": "2023-07-27",
				"instead": "The API documentation names no replacement.",
				"errors": []
			},
			{
				"name": "tokens",
				"version": "2023-07-27",
				"instead": "The API documentation names no replacement.",
				"errors": []
			}
		],
		"notShown": ["The types of `id` and `message`, and whether a completed order includes them.", "The form of `completed_at`."]
	},
	"notShown": ["How a page lays out its entries, and where it carries its cursors.", "How many entries a page holds by default and at most."]
};
const product_2023_07_27_ = {
	"direction": "received",
	"layout": "document",
	"section": "2.1",
	"kind": "object",
	"basis": "stated",
	"errors": ["type", "required"],
	"object": {
		"title": "Product",
		"section": "2.1",
		"open": true,
		"fields": [],
		"removed": [],
		"notShown": [
			"Other fields of a product.",
			"The name and the fields of the redemption instructions.",
			"The values of `approval_state` other than that of an approved product.",
			"What `categories` holds."
		]
	},
	"notShown": []
};
const product_2024_02_05_ = {
	"direction": "received",
	"layout": "document",
	"section": "2.1",
	"kind": "object",
	"basis": "stated",
	"errors": ["type", "required"],
	"object": {
		"title": "Product",
		"section": "2.1",
		"open": true,
		"fields": [
			{
				"name": "approval_state",
				"label": "Approval state",
				"doc": "Approved for every listed product. Its values are not documented.",
				"section": "2.1",
				"kind": "text",
				"basis": "stated",
				"errors": [
					"type",
					"required",
					"empty"
				],
				"required": {
					"basis": "stated",
					"why": "Every listed product has one."
				},
				"since": "2024-02-05"
			},
			{
				"name": "categories",
				"label": "Category list",
				"doc": "The categories of the product. Their form is not documented.",
				"section": "2.1",
				"kind": "collection",
				"basis": "stated",
				"errors": ["type"],
				"nullable": true,
				"since": "2024-02-05"
			},
			{
				"name": "expiry",
				"label": "Expiry",
				"doc": "Instructions on expiry. Their fields are not documented.",
				"section": "2.1",
				"kind": "object",
				"basis": "stated",
				"errors": ["type"],
				"nullable": true,
				"object": {
					"title": "Expiry",
					"section": "2.1",
					"open": true,
					"fields": [],
					"removed": [],
					"notShown": ["What the instructions on expiry hold."]
				},
				"since": "2024-02-05"
			}
		],
		"removed": [],
		"notShown": [
			"Other fields of a product.",
			"The name and the fields of the redemption instructions.",
			"The values of `approval_state` other than that of an approved product.",
			"What `categories` holds."
		]
	},
	"notShown": []
};
const product_list_2023_07_27_ = {
	"direction": "received",
	"layout": "entries",
	"section": "2.1",
	"kind": "object",
	"basis": "stated",
	"errors": ["type", "required"],
	"object": {
		"title": "Product",
		"section": "2.1",
		"open": true,
		"fields": [],
		"removed": [],
		"notShown": [
			"Other fields of a product.",
			"The name and the fields of the redemption instructions.",
			"The values of `approval_state` other than that of an approved product.",
			"What `categories` holds."
		]
	},
	"notShown": ["How a page lays out its entries, and where it carries its cursors.", "How many entries a page holds by default and at most."]
};
const product_list_2024_02_05_ = {
	"direction": "received",
	"layout": "entries",
	"section": "2.1",
	"kind": "object",
	"basis": "stated",
	"errors": ["type", "required"],
	"object": {
		"title": "Product",
		"section": "2.1",
		"open": true,
		"fields": [
			{
				"name": "approval_state",
				"label": "Approval state",
				"doc": "Approved for every listed product. Its values are not documented.",
				"section": "2.1",
				"kind": "text",
				"basis": "stated",
				"errors": [
					"type",
					"required",
					"empty"
				],
				"required": {
					"basis": "stated",
					"why": "Every listed product has one."
				},
				"since": "2024-02-05"
			},
			{
				"name": "categories",
				"label": "Category list",
				"doc": "The categories of the product. Their form is not documented.",
				"section": "2.1",
				"kind": "collection",
				"basis": "stated",
				"errors": ["type"],
				"nullable": true,
				"since": "2024-02-05"
			},
			{
				"name": "expiry",
				"label": "Expiry",
				"doc": "Instructions on expiry. Their fields are not documented.",
				"section": "2.1",
				"kind": "object",
				"basis": "stated",
				"errors": ["type"],
				"nullable": true,
				"object": {
					"title": "Expiry",
					"section": "2.1",
					"open": true,
					"fields": [],
					"removed": [],
					"notShown": ["What the instructions on expiry hold."]
				},
				"since": "2024-02-05"
			}
		],
		"removed": [],
		"notShown": [
			"Other fields of a product.",
			"The name and the fields of the redemption instructions.",
			"The values of `approval_state` other than that of an approved product.",
			"What `categories` holds."
		]
	},
	"notShown": ["How a page lays out its entries, and where it carries its cursors.", "How many entries a page holds by default and at most."]
};
const product_update_2023_07_27_ = {
	"direction": "received",
	"layout": "document",
	"section": "2.3",
	"kind": "object",
	"basis": "stated",
	"errors": ["type", "required"],
	"object": {
		"title": "Product update",
		"section": "2.3",
		"open": false,
		"fields": [
			{
				"name": "product_code",
				"label": "Product code",
				"doc": "The code of the product that changed.",
				"section": "2.3",
				"kind": "text",
				"basis": "stated",
				"errors": [
					"type",
					"required",
					"empty"
				],
				"required": {
					"basis": "stated",
					"why": "It says which product changed."
				},
				"since": "2023-07-27"
			},
			{
				"name": "old_state",
				"label": "Old state",
				"doc": "The product's state before the update.",
				"section": "2.3",
				"kind": "object",
				"basis": "stated",
				"errors": ["type"],
				"nullable": true,
				"object": {
					"title": "Product state",
					"section": "2.2",
					"open": false,
					"fields": [{
						"name": "price_multiplier",
						"label": "Price multiplier",
						"doc": "A decimal number in a string.",
						"section": "2.2",
						"kind": "text",
						"basis": "stated",
						"errors": ["type", "decimal"],
						"nullable": true,
						"form": "decimal",
						"pattern": "^-?[0-9]+(?:\\.[0-9]+)?$",
						"code": "decimal",
						"formBasis": "stated",
						"since": "2023-07-27"
					}],
					"removed": [],
					"notShown": []
				},
				"since": "2023-07-27"
			},
			{
				"name": "new_state",
				"label": "New state",
				"doc": "The product's state after the update.",
				"section": "2.3",
				"kind": "object",
				"basis": "stated",
				"errors": ["type", "required"],
				"object": {
					"title": "Product state",
					"section": "2.2",
					"open": false,
					"fields": [{
						"name": "price_multiplier",
						"label": "Price multiplier",
						"doc": "A decimal number in a string.",
						"section": "2.2",
						"kind": "text",
						"basis": "stated",
						"errors": ["type", "decimal"],
						"nullable": true,
						"form": "decimal",
						"pattern": "^-?[0-9]+(?:\\.[0-9]+)?$",
						"code": "decimal",
						"formBasis": "stated",
						"since": "2023-07-27"
					}],
					"removed": [],
					"notShown": []
				},
				"required": {
					"basis": "stated",
					"why": "It describes the product after the update."
				},
				"since": "2023-07-27"
			},
			{
				"name": "timestamp",
				"label": "Timestamp",
				"doc": "When the update happened. A date and time to the microsecond, without a zone offset.",
				"section": "2.3",
				"kind": "text",
				"basis": "stated",
				"errors": [
					"type",
					"timestamp",
					"required",
					"empty"
				],
				"form": "timestamp",
				"pattern": "^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]\\.[0-9]{6}(?:Z|[+\\-](?:[01][0-9]|2[0-3]):[0-5][0-9])?$",
				"code": "timestamp",
				"formBasis": "stated",
				"required": {
					"basis": "stated",
					"why": "It says when the product changed."
				},
				"since": "2023-07-27"
			}
		],
		"removed": [],
		"notShown": []
	},
	"notShown": []
};
const product_query_2023_07_27_ = {
	"direction": "sent",
	"layout": "query",
	"section": "4.1",
	"kind": "object",
	"basis": "stated",
	"errors": ["type", "required"],
	"object": {
		"title": "Product query",
		"section": "4.1",
		"open": false,
		"fields": [],
		"removed": [],
		"notShown": ["The form of cursors and country codes, and what sets `is_orderable`.", "What happens when `before` and `after` are used together."]
	},
	"notShown": []
};
const product_query_2024_02_05_ = {
	"direction": "sent",
	"layout": "query",
	"section": "4.1",
	"kind": "object",
	"basis": "stated",
	"errors": ["type", "required"],
	"object": {
		"title": "Product query",
		"section": "4.1",
		"open": false,
		"fields": [
			{
				"name": "is_orderable",
				"label": "Orderable filter",
				"doc": "When set, only products that can be ordered are listed.",
				"section": "4.1",
				"kind": "text",
				"basis": "stated",
				"errors": ["type"],
				"since": "2024-02-05"
			},
			{
				"name": "code",
				"label": "Product code",
				"doc": "Lists the one product with this code.",
				"section": "4.1",
				"kind": "text",
				"basis": "stated",
				"errors": ["type"],
				"since": "2024-02-05"
			},
			{
				"name": "countries_redeemable_in",
				"label": "Country filter",
				"doc": "Lists products that can be redeemed in these countries.",
				"section": "4.1",
				"kind": "text",
				"basis": "stated",
				"errors": ["type"],
				"repeatable": true,
				"since": "2024-02-05"
			},
			{
				"name": "after",
				"label": "Start cursor",
				"doc": "A cursor: lists what follows it.",
				"section": "4.1",
				"kind": "text",
				"basis": "stated",
				"errors": ["type"],
				"since": "2024-02-05"
			},
			{
				"name": "before",
				"label": "End cursor",
				"doc": "A cursor: lists what precedes it.",
				"section": "4.1",
				"kind": "text",
				"basis": "stated",
				"errors": ["type"],
				"excludes": {
					"name": "after",
					"basis": "stated",
					"errors": ["exclusive"]
				},
				"since": "2024-02-05"
			},
			{
				"name": "limit",
				"label": "Page size",
				"doc": "How many entries a page holds at most. The largest value is not documented.",
				"section": "4.1",
				"kind": "text",
				"basis": "implied",
				"errors": ["type"],
				"form": "count",
				"pattern": "^[0-9]+$",
				"code": "type",
				"formBasis": "implied",
				"since": "2024-02-05"
			}
		],
		"removed": [],
		"notShown": ["The form of cursors and country codes, and what sets `is_orderable`.", "What happens when `before` and `after` are used together."]
	},
	"notShown": []
};
const order_query_2023_07_27_ = {
	"direction": "sent",
	"layout": "query",
	"section": "4.1",
	"kind": "object",
	"basis": "stated",
	"errors": ["type", "required"],
	"object": {
		"title": "Order query",
		"section": "4.1",
		"open": false,
		"fields": [
			{
				"name": "limit",
				"label": "Page size",
				"doc": "How many entries a page holds at most. The largest value is not documented.",
				"section": "4.1",
				"kind": "text",
				"basis": "implied",
				"errors": ["type"],
				"form": "count",
				"pattern": "^[0-9]+$",
				"code": "type",
				"formBasis": "implied",
				"since": "2023-07-27"
			},
			{
				"name": "before",
				"label": "End cursor",
				"doc": "A cursor: lists what precedes it.",
				"section": "4.1",
				"kind": "text",
				"basis": "stated",
				"errors": ["type"],
				"excludes": {
					"name": "after",
					"basis": "implied",
					"errors": []
				},
				"since": "2023-07-27"
			},
			{
				"name": "after",
				"label": "Start cursor",
				"doc": "A cursor: lists what follows it.",
				"section": "4.1",
				"kind": "text",
				"basis": "stated",
				"errors": ["type"],
				"since": "2023-07-27"
			}
		],
		"removed": [],
		"notShown": ["Other parameters.", "Whether `before` and `after` exclude each other here too."]
	},
	"notShown": []
};
const descriptions = {
	"order-request": {
		"2023-07-27": order_request_2023_07_27_,
		"2024-02-05": order_request_2023_07_27_
	},
	"order-created": {
		"2023-07-27": order_created_2023_07_27_,
		"2024-02-05": order_created_2023_07_27_
	},
	"order": {
		"2023-07-27": order_2023_07_27_,
		"2024-02-05": order_2024_02_05_
	},
	"order-list": {
		"2023-07-27": order_list_2023_07_27_,
		"2024-02-05": order_list_2024_02_05_
	},
	"product": {
		"2023-07-27": product_2023_07_27_,
		"2024-02-05": product_2024_02_05_
	},
	"product-list": {
		"2023-07-27": product_list_2023_07_27_,
		"2024-02-05": product_list_2024_02_05_
	},
	"product-update": {
		"2023-07-27": product_update_2023_07_27_,
		"2024-02-05": product_update_2023_07_27_
	},
	"product-query": {
		"2023-07-27": product_query_2023_07_27_,
		"2024-02-05": product_query_2024_02_05_
	},
	"order-query": {
		"2023-07-27": order_query_2023_07_27_,
		"2024-02-05": order_query_2023_07_27_
	}
};
// generated/explanations.ts
const explanations = {
	"syntax": {
		"code": "syntax",
		"text": "The text is not JSON. Nothing after this place is read, so only earlier problems are listed, and nothing is reported as missing.",
		"fails": {
			"by": "validate",
			"shape": "order-created",
			"input": "{\"status\": \"COMPLETED\",}"
		},
		"passes": {
			"by": "validate",
			"shape": "order-created",
			"input": "{\"status\": \"COMPLETED\"}"
		},
		"page": "codes/syntax/"
	},
	"encoding": {
		"code": "encoding",
		"text": "The text is not valid UTF-8. It contains invalid bytes, a byte order mark or half of a surrogate pair, or a query contains invalid percent-encoding.",
		"fails": {
			"by": "validate",
			"shape": "product-query",
			"input": "code=%FF"
		},
		"passes": {
			"by": "validate",
			"shape": "product-query",
			"input": "code=%C3%BF"
		},
		"page": "codes/encoding/"
	},
	"duplicate_key": {
		"code": "duplicate_key",
		"text": "A name appears more than once in an object or a query, possibly in two spellings. Programs differ in which value they keep, so the checked value might not be the one that is used.",
		"fails": {
			"by": "validate",
			"shape": "order-created",
			"input": "{\"status\": \"FAILED\", \"st\\u0061tus\": \"COMPLETED\"}"
		},
		"passes": {
			"by": "validate",
			"shape": "order-created",
			"input": "{\"status\": \"FAILED\"}"
		},
		"page": "codes/duplicate_key/"
	},
	"too_large": {
		"code": "too_large",
		"text": "The text has more UTF-8 bytes than the limit `bytes`. It was not read.",
		"fails": {
			"by": "validate",
			"shape": "order-created",
			"input": "{\"status\": \"COMPLETED\"}",
			"options": "{\"limits\":{\"bytes\":22}}"
		},
		"passes": {
			"by": "validate",
			"shape": "order-created",
			"input": "{\"status\": \"COMPLETED\"}",
			"options": "{\"limits\":{\"bytes\":23}}"
		},
		"page": "codes/too_large/"
	},
	"too_deep": {
		"code": "too_deep",
		"text": "Objects and arrays are nested deeper than the limit `depth`. The outermost level is 1.",
		"fails": {
			"by": "validate",
			"shape": "order-created",
			"input": "{\"status\": \"COMPLETED\", \"more\": []}",
			"options": "{\"limits\":{\"depth\":1}}"
		},
		"passes": {
			"by": "validate",
			"shape": "order-created",
			"input": "{\"status\": \"COMPLETED\", \"more\": []}",
			"options": "{\"limits\":{\"depth\":2}}"
		},
		"page": "codes/too_deep/"
	},
	"not_serializable": {
		"code": "not_serializable",
		"text": "The value cannot be written as JSON. It is undefined, a function or a symbol, contains a BigInt or itself, or throws an error when it is read.",
		"fails": {
			"by": "validate",
			"shape": "order-created"
		},
		"passes": {
			"by": "validate",
			"shape": "order-created",
			"input": "{\"status\": \"COMPLETED\"}"
		},
		"page": "codes/not_serializable/"
	},
	"type": {
		"code": "type",
		"text": "The value has another JSON type than documented, or a parameter has another form. Nothing inside the value is checked.",
		"fails": {
			"by": "validate",
			"shape": "order-query",
			"input": "limit=-1"
		},
		"passes": {
			"by": "validate",
			"shape": "order-query",
			"input": "limit=1"
		},
		"page": "codes/type/"
	},
	"enum": {
		"code": "enum",
		"text": "The value is not one of the documented ones. Case matters. In received documents this is only a warning, except for the status, because a new value is not your mistake.",
		"fails": {
			"by": "validate",
			"shape": "order-created",
			"input": "{\"status\": \"DONE\"}"
		},
		"passes": {
			"by": "validate",
			"shape": "order-created",
			"input": "{\"status\": \"COMPLETED\"}"
		},
		"page": "codes/enum/"
	},
	"required": {
		"code": "required",
		"text": "Something is missing that is needed. If the API documentation does not say so itself, the basis is `implied`, and the message says why it is needed.",
		"fails": {
			"by": "validate",
			"shape": "order-created",
			"input": "{}"
		},
		"passes": {
			"by": "validate",
			"shape": "order-created",
			"input": "{\"status\": \"PROCESSING\"}"
		},
		"page": "codes/required/"
	},
	"empty": {
		"code": "empty",
		"text": "A string or list is empty although it needs content.",
		"fails": {
			"by": "validate",
			"shape": "product-update",
			"input": "{\"product_code\": \"\", \"new_state\": {}, \"timestamp\": \"2024-04-10T17:11:26.601254\"}"
		},
		"passes": {
			"by": "validate",
			"shape": "product-update",
			"input": "{\"product_code\": \"P-1\", \"new_state\": {}, \"timestamp\": \"2024-04-10T17:11:26.601254\"}"
		},
		"page": "codes/empty/"
	},
	"email": {
		"code": "email",
		"text": "The text is not an e-mail address by the rule that browsers apply to e-mail fields. It is checked as it would be sent, so spaces around it count.",
		"fails": {
			"by": "validate",
			"shape": "order-request",
			"input": "{\"payment_method\": {\"type\": \"ACCOUNT_BALANCE\", \"currency\": \"EUR\"}, \"items\": [{\"distribution_method\": {\"type\": \"EMAIL\", \"email_address\": \"name@\"}, \"products\": {\"type\": \"SINGLE\", \"value\": \"P-1\"}}]}"
		},
		"passes": {
			"by": "validate",
			"shape": "order-request",
			"input": "{\"payment_method\": {\"type\": \"ACCOUNT_BALANCE\", \"currency\": \"EUR\"}, \"items\": [{\"distribution_method\": {\"type\": \"EMAIL\", \"email_address\": \"name@example.com\"}, \"products\": {\"type\": \"SINGLE\", \"value\": \"P-1\"}}]}"
		},
		"page": "codes/email/"
	},
	"timestamp": {
		"code": "timestamp",
		"text": "The text is not a date and time with six digits of fractional seconds, or no such date or time exists.",
		"fails": {
			"by": "validate",
			"shape": "product-update",
			"input": "{\"product_code\": \"P-1\", \"new_state\": {}, \"timestamp\": \"2023-02-29T12:00:00.000000\"}"
		},
		"passes": {
			"by": "validate",
			"shape": "product-update",
			"input": "{\"product_code\": \"P-1\", \"new_state\": {}, \"timestamp\": \"2024-02-29T12:00:00.000000\"}"
		},
		"page": "codes/timestamp/"
	},
	"timestamp_offset": {
		"code": "timestamp_offset",
		"text": "A timestamp ends with a zone offset. The API documentation shows timestamps without one and does not say which time zone applies.",
		"fails": {
			"by": "validate",
			"shape": "product-update",
			"input": "{\"product_code\": \"P-1\", \"new_state\": {}, \"timestamp\": \"2024-02-29T12:00:00.000000Z\"}"
		},
		"passes": {
			"by": "validate",
			"shape": "product-update",
			"input": "{\"product_code\": \"P-1\", \"new_state\": {}, \"timestamp\": \"2024-02-29T12:00:00.000000\"}"
		},
		"page": "codes/timestamp_offset/"
	},
	"decimal": {
		"code": "decimal",
		"text": "The text is not a decimal number: digits, with an optional minus sign and fraction.",
		"fails": {
			"by": "validate",
			"shape": "product-update",
			"input": "{\"product_code\": \"P-1\", \"new_state\": {\"price_multiplier\": \"80%\"}, \"timestamp\": \"2024-02-29T12:00:00.000000\"}"
		},
		"passes": {
			"by": "validate",
			"shape": "product-update",
			"input": "{\"product_code\": \"P-1\", \"new_state\": {\"price_multiplier\": \"0.8\"}, \"timestamp\": \"2024-02-29T12:00:00.000000\"}"
		},
		"page": "codes/decimal/"
	},
	"removed": {
		"code": "removed",
		"text": "The version no longer has this field or endpoint. The message says which version removed it and what to do instead.",
		"fails": {
			"by": "validate",
			"shape": "order",
			"input": "{\"status\": \"COMPLETED\", \"items\": [{\"redemption_url\": \"https://example.com/r\"}]}"
		},
		"passes": {
			"by": "validate",
			"shape": "order",
			"input": "{\"status\": \"COMPLETED\", \"items\": [{\"payout\": {\"url\": \"https://example.com/r\"}}]}"
		},
		"page": "codes/removed/"
	},
	"deprecated": {
		"code": "deprecated",
		"text": "The version still has this field, but a later one removes it or may do so.",
		"fails": {
			"by": "validate",
			"shape": "order",
			"input": "{\"status\": \"COMPLETED\", \"items\": [{\"redemption_url\": \"https://example.com/r\"}]}",
			"options": "{\"version\":\"2023-07-27\"}"
		},
		"passes": {
			"by": "validate",
			"shape": "order",
			"input": "{\"status\": \"COMPLETED\", \"items\": [{}]}",
			"options": "{\"version\":\"2023-07-27\"}"
		},
		"page": "codes/deprecated/"
	},
	"undocumented": {
		"code": "undocumented",
		"text": "The API documentation does not list this name. Where it says that more names exist, only likely typos are reported.",
		"fails": {
			"by": "validate",
			"shape": "product-query",
			"input": "limt=10"
		},
		"passes": {
			"by": "validate",
			"shape": "product-query",
			"input": "limit=10"
		},
		"page": "codes/undocumented/"
	},
	"irrelevant": {
		"code": "irrelevant",
		"text": "The field has no meaning for the chosen type.",
		"fails": {
			"by": "validate",
			"shape": "order",
			"input": "{\"status\": \"COMPLETED\", \"payment_method\": {\"type\": \"ACCOUNT_BALANCE\", \"card_id\": \"C-1\"}}"
		},
		"passes": {
			"by": "validate",
			"shape": "order",
			"input": "{\"status\": \"COMPLETED\", \"payment_method\": {\"type\": \"CARD\", \"card_id\": \"C-1\"}}"
		},
		"page": "codes/irrelevant/"
	},
	"unexpected": {
		"code": "unexpected",
		"text": "With this value of the field that decides which others apply, only the required fields are expected.",
		"fails": {
			"by": "validate",
			"shape": "order",
			"input": "{\"status\": \"FAILED\", \"id\": \"O-1\", \"message\": \"No.\", \"items\": []}"
		},
		"passes": {
			"by": "validate",
			"shape": "order",
			"input": "{\"status\": \"FAILED\", \"id\": \"O-1\", \"message\": \"No.\"}"
		},
		"page": "codes/unexpected/"
	},
	"exclusive": {
		"code": "exclusive",
		"text": "Two parameters are used together that exclude each other.",
		"fails": {
			"by": "validate",
			"shape": "product-query",
			"input": "before=c1&after=c2"
		},
		"passes": {
			"by": "validate",
			"shape": "product-query",
			"input": "after=c2"
		},
		"page": "codes/exclusive/"
	},
	"unknown_version": {
		"code": "unknown_version",
		"text": "The header does not name a documented version. Because the accepted values are not documented, this is a warning.",
		"fails": {
			"by": "validateCall",
			"input": "{\"method\": \"GET\", \"url\": \"/v2/order\", \"headers\": {\"x-api-version\": \"2024\"}}"
		},
		"passes": {
			"by": "validateCall",
			"input": "{\"method\": \"GET\", \"url\": \"/v2/order\", \"headers\": {\"x-api-version\": \"2024-02-05\"}}"
		},
		"page": "codes/unknown_version/"
	},
	"unknown_endpoint": {
		"code": "unknown_endpoint",
		"text": "The version has no endpoint with this method and path.",
		"fails": {
			"by": "validateCall",
			"input": "{\"method\": \"DELETE\", \"url\": \"/v2/order/O-1\"}"
		},
		"passes": {
			"by": "validateCall",
			"input": "{\"method\": \"GET\", \"url\": \"/v2/order/O-1\"}"
		},
		"page": "codes/unknown_endpoint/"
	},
	"entries": {
		"code": "entries",
		"text": "The entries of a list can't be found without guessing, because the layout of a page is not documented. Say with the option `entries` where they are.",
		"fails": {
			"by": "validate",
			"shape": "product-list",
			"input": "{\"data\": [{\"approval_state\": \"APPROVED\"}], \"more\": [{}]}"
		},
		"passes": {
			"by": "validate",
			"shape": "product-list",
			"input": "{\"data\": [{\"approval_state\": \"APPROVED\"}], \"more\": [{}]}",
			"options": "{\"entries\":\"/data\"}"
		},
		"page": "codes/entries/"
	},
	"complement": {
		"code": "complement",
		"text": "The complement belongs to another document, to other versions or to other options. Nothing of it was used.",
		"fails": {
			"by": "convert",
			"shape": "order",
			"input": "{\"status\": \"COMPLETED\"}",
			"options": "{\"from\":\"2024-02-05\",\"to\":\"2023-07-27\",\"complement\":{}}"
		},
		"passes": {
			"by": "convert",
			"shape": "order",
			"input": "{\"status\": \"COMPLETED\"}",
			"options": "{\"from\":\"2024-02-05\",\"to\":\"2023-07-27\"}"
		},
		"page": "codes/complement/"
	}
};
// contract/contract.ts
/** The lists of the contract, as data. */
/** The shapes of documents and queries. */
const shapes = /* @__PURE__ */ Object.freeze(shapes$1);
/** The dated versions, newest last. */
const versions = /* @__PURE__ */ Object.freeze(versions$1);
/** What each code means, with an example for which it is reported and one for which it is not. */
const codes = /* @__PURE__ */ frozen(explanations);
/** What each version changed, oldest change first. */
const changes = /* @__PURE__ */ frozen(changes$1);
/** Freezes data that all callers share, with all that is in them, so that none changes what the others read. */
function frozen(data) {
	if (Object.isFrozen(data)) return data;
	for (const inner of Object.values(data)) frozen(inner);
	return Object.freeze(data);
}
// contract/describe.ts
/**
* Describes the fields of each shape in enough detail to build a form or a JSON Schema. The data are generated from the
* contract at build time, so the core is not needed.
*/
/**
* Describes a shape: its fields with labels, kinds and allowed values, when each field applies, which are required
* and why, which problems are errors, and what the API documentation does not show. The default version is that of
* `validate`. Values that `accept` adds come last, with the labels that it gives. The result is frozen. An unknown shape
* or option throws a `TypeError`.
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
function describe(shape, options) {
	const { version, messages, ...amendments } = readOptions$4(options);
	amendedFor(shape, amendments);
	let details = descriptions[knownShape(shape)][version];
	const { accept, optional } = amendments;
	if (messages !== void 0 || accept !== void 0 || optional !== void 0) {
		details = translatedCopy(details, messages);
		amend(details.object, amendments);
	}
	return frozen({
		shape,
		version,
		...details
	});
}
const readOptions$4 = /* @__PURE__ */ readerOf({
	version,
	accept,
	optional: optionalFields,
	messages
});
/** Amends the description of an object in place. */
function amend(object, { accept = {}, optional = [] }) {
	for (const [pointer, accepted] of Object.entries(accept)) {
		const field = fieldAt(object, pointer);
		for (const given of accepted) {
			const { values } = field ?? {};
			const isKnown = values?.some(({ value }) => value === given.value);
			if (field && values && !isKnown) field.values = [...values, {
				...given,
				accepted: true
			}];
		}
	}
	for (const pointer of optional) {
		const field = fieldAt(object, pointer);
		if (field === void 0) continue;
		delete field.required;
		const excused = field.kind === "text" ? ["required", "empty"] : ["required"];
		field.errors = (field.errors ?? []).filter((code) => !excused.includes(code));
		if (field.pattern !== void 0) field.pattern = `^$|${field.pattern}`;
	}
}
/** Returns the field at a pointer, or undefined if the version does not have it. */
function fieldAt(object, pointer) {
	let at = { object };
	for (const name of pointer.split("/").slice(1)) at = name === "*" ? at?.element : at?.object?.fields.find((field) => field.name === name);
	return at;
}
/** The members to translate: `texts` in codegen/src/languages.rs gathers what they hold. */
const TEXTS = [
	"label",
	"doc",
	"why",
	"instead",
	"title",
	"notShown"
];
function translatedCopy(details, messages) {
	const inLanguage = (text) => translated(messages, text);
	const translate = (name, value) => {
		if (!TEXTS.includes(name)) return value;
		return Array.isArray(value) ? value.map(inLanguage) : inLanguage(value);
	};
	return JSON.parse(JSON.stringify(details, translate));
}
// contract/schema.ts
/** The JSON Schema of each shape, with the rules that are errors by default: a function of its description. */
const dialect = /* @__PURE__ */ oneOf(["draft-2020-12", "draft-07"]);
const readOptions$3 = /* @__PURE__ */ readerOf({
	version,
	level,
	accept,
	optional: optionalFields
});
/** Converts a schema to a dialect. Throws a TypeError for an unknown dialect. */
function jsonSchemaFor(target, schema) {
	if (dialect(target, "target") === "draft-2020-12") return schema;
	const text = JSON.stringify(schema).replaceAll("$defs", "definitions");
	return {
		...JSON.parse(text),
		$schema: "http://json-schema.org/draft-07/schema#"
	};
}
/**
* Returns the JSON Schema (2020-12) of a shape. That of a query describes an object of its parameters: strings, numbers,
* booleans, and lists of these.
* The default version is that of `validate`, the default level `'implied'`. A JSON Schema can't express duplicate keys,
* bad encoding, or which of several members holds the entries of a list. It compiles in Ajv's strict mode. The result is
* yours to change. An unknown shape or option throws a `TypeError`.
*
* @example
* ```ts
* import { jsonSchema } from 'order-contract'
*
* const schema = jsonSchema('product-update', { level: 'stated' })
* if (schema.title !== 'Product update') throw new Error('no schema')
* ```
*/
function jsonSchema(shape, options) {
	const { level, ...about } = readOptions$3(options);
	return schemaOf$1(describe(shape, about), level);
}
/** Returns the schema of what a description says, with the rules of a level. */
function schemaOf$1(description, level) {
	const { shape, version, layout, section, object } = description;
	const head = {
		$schema: "https://json-schema.org/draft/2020-12/schema",
		title: layout === "entries" ? `List: ${object.title}` : object.title,
		description: `The shape ${shape}, section ${section}.`
	};
	const root = valueSchema({
		level,
		version,
		isQuery: layout === "query",
		isFirm: true
	}, description);
	return {
		...head,
		...layout === "entries" ? listOf(object.title, root) : root
	};
}
/** Returns the schema of a list, whose envelope is not shown: any member of an object that is a list of objects has entries. */
function listOf(title, entry) {
	const entries = {
		type: "array",
		items: { $ref: "#/$defs/entry" }
	};
	return {
		anyOf: [entries, {
			type: "object",
			additionalProperties: conditional({
				type: "array",
				items: { type: "object" }
			}, entries)
		}],
		$defs: { entry: {
			title,
			...entry
		} }
	};
}
const TYPES = {
	any: [],
	text: ["string"],
	enum: ["string"],
	object: ["object"],
	list: ["array"],
	collection: ["array", "object"]
};
function isError({ level }, { errors }, code, basis = "stated") {
	return errors.includes(code) && (level === "implied" || basis !== "implied");
}
function fieldSchema(scope, field) {
	if (scope.isQuery) return parameterSchema(scope, field);
	const { label, doc } = field;
	const deprecated = own(field, "deprecated");
	return given({
		title: label,
		description: doc,
		deprecated: deprecated !== void 0 && deprecated <= scope.version ? true : void 0,
		...valueSchema(scope, field)
	});
}
function valueSchema(scope, element) {
	const { kind, basis, nullable } = element;
	const rules = rulesOf(scope, element);
	const [type, ...others] = TYPES[kind];
	if (type === void 0) return rules;
	if (!isError(scope, element, "type", basis)) return Object.keys(rules).some((keyword) => keyword !== "examples") ? { anyOf: [{ not: { type } }, {
		type,
		...rules
	}] } : rules;
	const types = nullable ? [
		type,
		...others,
		"null"
	] : [type, ...others];
	if (others.length > 0) return { anyOf: types.map((type) => ({ type })) };
	return {
		type: nullable ? types : type,
		...rules
	};
}
/** What a parameter of any text can be. */
const SENDABLE = [
	{ type: "string" },
	{ type: "number" },
	{ type: "boolean" }
];
const NOT_SENT = { type: "null" };
const LIST = {
	type: "array",
	items: { anyOf: SENDABLE }
};
/** From here on, a number is written with an exponent. */
const FIRST_WITH_EXPONENT = 1e21;
function parameterSchema(scope, field) {
	const { label, doc, repeatable } = field;
	const rules = rulesOf(scope, field);
	const text = {
		type: "string",
		...rules
	};
	const count = {
		type: "integer",
		minimum: 0,
		exclusiveMaximum: FIRST_WITH_EXPONENT
	};
	const isFree = rules.pattern === void 0 && rules.enum === void 0;
	const isCount = typeof rules.pattern === "string" && new RegExp(rules.pattern, "u").test("0");
	const one = [text, ...isFree ? SENDABLE.slice(1) : isCount ? [count] : []];
	const isAsked = isRequired(scope, field);
	const list = repeatable ? [given({
		type: "array",
		items: { anyOf: one },
		minItems: isAsked ? 1 : void 0
	})] : [];
	return given({
		title: label,
		description: doc,
		anyOf: [
			...one,
			...isAsked ? [] : [NOT_SENT],
			...list
		]
	});
}
function rulesOf(scope, element) {
	const { values = [], object, element: inner } = element;
	switch (element.kind) {
		case "text": return textRules(scope, element);
		case "enum": {
			const all = values.map(({ value }) => value);
			return isError(scope, element, "enum") ? { enum: all } : { examples: all };
		}
		case "list": return given({
			minItems: mustBeFilled(scope, element, element.notEmpty) ? 1 : void 0,
			items: inner && fieldSchema(scope, inner)
		});
		default: return object === void 0 ? {} : memberRules(scope, object);
	}
}
function textRules(scope, element) {
	const { formBasis, pattern } = element;
	return given({
		pattern: formBasis !== void 0 && (scope.level === "implied" || formBasis !== "implied") ? pattern : void 0,
		minLength: mustBeFilled(scope, element, own(element, "required") ?? element.notEmpty) ? 1 : void 0
	});
}
function mustBeFilled(scope, element, requirement) {
	return scope.isFirm && requirement !== void 0 && isError(scope, element, "empty", requirement.basis);
}
function memberRules(scope, { fields, removed, discriminator }) {
	const isDependent = (field) => discriminator !== void 0 && (field.appliesWith ?? own(field, "required")?.with) !== void 0;
	const dependent = fields.filter(isDependent);
	const others = fields.filter((field) => !isDependent(field));
	const decider = fields.find(({ name }) => name === discriminator);
	const members = memberSchemas(scope, others);
	const forbidden = refusals(scope, removed);
	return given({
		...members,
		properties: forbidden ? Object.assign({}, members.properties, forbidden) : members.properties,
		additionalProperties: scope.isQuery ? { anyOf: [
			...SENDABLE,
			NOT_SENT,
			LIST
		] } : void 0,
		...exclusion(scope, fields),
		...decider && dependent.length > 0 && conditions(scope, decider, dependent)
	});
}
/** Returns the schemas of fields, and which must be there beside a value of the discriminator. */
function memberSchemas(scope, fields, beside) {
	const properties = fields.map((field) => [field.name, fieldSchema(scope, field)]);
	return given({
		properties: properties.length > 0 ? Object.fromEntries(properties) : void 0,
		required: requiredOf(scope, fields, beside)
	});
}
function requiredOf(scope, fields, beside) {
	const required = fields.filter((field) => scope.isFirm && isRequired(scope, field, beside)).map(({ name }) => name);
	return required.length > 0 ? required : void 0;
}
function isRequired(scope, field, beside) {
	const required = own(field, "required");
	if (required === void 0 || !isError(scope, field, "required", required.basis)) return false;
	return required.with === void 0 || required.with.values.some((value) => value === beside);
}
/** Returns the schemas of removed fields that are errors, which meet what is no value. */
function refusals(scope, removed) {
	const forbidden = removed.filter((field) => isError(scope, field, "removed"));
	if (forbidden.length === 0) return void 0;
	const entries = forbidden.map(({ name, version, instead }) => {
		return [name, {
			description: `Removed in ${version}. ${instead}`,
			...scope.isQuery ? NOT_SENT : { not: {} }
		}];
	});
	return Object.fromEntries(entries);
}
/** Returns the rule for the pair of fields of which only one may be there. */
function exclusion(scope, fields) {
	for (const { name, excludes } of fields) {
		if (excludes === void 0 || !isError(scope, excludes, "exclusive", excludes.basis)) continue;
		const sent = { not: NOT_SENT };
		return { not: {
			properties: {
				[name]: sent,
				[excludes.name]: sent
			},
			required: [name, excludes.name]
		} };
	}
	return {};
}
/**
* Returns the rules for each value of the discriminator, as a chain of `if`, `then` and `else`. Values with the same rules
* share one. The last `else` is for any other value, if a document with one can be valid.
*/
function conditions(scope, decider, dependent) {
	const { name, values = [] } = decider;
	const groups = /* @__PURE__ */ new Map();
	for (const { value } of values.filter(({ accepted }) => !accepted)) {
		const rules = memberSchemas(scope, dependent.filter(({ appliesWith }) => appliesWith?.values.includes(value) ?? true), value);
		const group = groups.get(JSON.stringify(rules)) ?? {
			rules,
			values: []
		};
		groups.set(JSON.stringify(rules), {
			rules,
			values: [...group.values, value]
		});
	}
	const others = decides(scope, decider) ? {} : memberSchemas({
		...scope,
		isFirm: false
	}, dependent);
	return [...groups.values()].reduceRight((otherwise, { rules, values: [first = "", ...more] }) => {
		const decided = more.length === 0 ? { const: first } : { enum: [first, ...more] };
		if (isEmpty(rules) && isEmpty(otherwise)) return otherwise;
		return conditional({
			properties: { [name]: decided },
			required: [name]
		}, rules, otherwise);
	}, others);
}
/** Whether every valid document has a documented value of the discriminator. */
function decides(scope, decider) {
	const isAccepted = ({ accepted }) => accepted;
	return isRequired(scope, decider, void 0) && isError(scope, decider, "enum") && !decider.values?.some(isAccepted);
}
function conditional(condition, rules, otherwise = {}) {
	const chosen = {
		if: condition,
		then: rules
	};
	return isEmpty(otherwise) ? chosen : {
		...chosen,
		else: otherwise
	};
}
const isEmpty = (schema) => Object.keys(schema).length === 0;
/** Leaves out what is undefined. */
function given(keywords) {
	return Object.fromEntries(Object.entries(keywords).filter(([, value]) => value !== void 0));
}
// check/standard_schema.ts
/**
* Validation as a Standard Schema v1 and a Standard JSON Schema v1 (standardschema.dev), for form libraries and
* servers. Only errors become issues.
*/
const readOptions$2 = /* @__PURE__ */ readerOf(/* @__PURE__ */ extended(DOCUMENT, {
	names: labels,
	message
}), (given) => encode({
	...given,
	limits: withOneAtLeast(given.limits)
}));
function standardSchema(shape, options) {
	knownShape(shape);
	const settings = fitting(shape, readOptions$2(options));
	const convert = (given) => schemaOf(shape, settings, own(given, "target"));
	return { "~standard": {
		version: 1,
		vendor: "order-contract",
		validate: (value) => validated(shape, value, settings, settings.options.message),
		jsonSchema: {
			input: convert,
			output: convert
		}
	} };
}
function schemaOf(shape, { options: { version, level, draft, severity, accept, optional } }, target) {
	if (draft || severity) throw new TypeError("a JSON Schema cannot express the options draft and severity: leave them out");
	return jsonSchemaFor(target, jsonSchema(shape, {
		version,
		level,
		accept,
		optional
	}));
}
function validated(shape, value, settings, message) {
	let result;
	try {
		result = parsed(shape, asValue(shape, value), settings);
	} catch (error) {
		if (!(error instanceof TypeError)) throw error;
		result = parsed(shape, NOT_PLAIN, settings);
	}
	return result.ok ? { value: result.value } : { issues: issuesOf(result.report, message) };
}
function issuesOf({ problems }, message) {
	return problems.filter(({ severity }) => severity === "error").map((problem) => {
		const { path, code, pointer, meta } = problem;
		const text = message(problem);
		if (typeof text === "string") return {
			message: text,
			path,
			code,
			pointer,
			meta
		};
		throw new TypeError(`message must return a string, not ${typeOf(text)}`);
	});
}
// convert/detect_shape.ts
/**
* Detects which shape a document has: by the names that it has of each, and among the shapes with the most by what is wrong
* with it as one of them.
*/
/**
* Returns the shapes that a document can have, the likeliest first: those of which it has the most names, and among them
* those with the fewest problems. The list is empty if no shape has any of its names. Names are also found in text that ends
* early, such as that of an order that is being typed. A mistake in an argument throws a `TypeError`.
*
* @example
* ```ts
* import { detectShape } from 'order-contract'
*
* const [found] = detectShape('{"id": "O-1", "status": "PROCESSING", "items": []}')
* if (found?.shape !== 'order') throw new Error('unclear')
* ```
*/
function detectShape(input, options) {
	const { shapes, version, ...search } = readOptions$1(options);
	const possible = version === void 0 ? versions$1 : [version];
	const likely = best(best(shapes.filter((shape) => canBe(shape, input)).flatMap((shape) => possible.map((version) => count(input, shape, version, search))), ({ known, missing }) => [known, -missing]).filter(({ known }) => known > 0).map((one) => check(input, one, search)), ({ isPossible, problems }) => [Number(isPossible), -problems]);
	return [...new Set(likely.map(({ shape }) => shape))].map((shape) => merge(likely, shape)).sort((one, other) => other.versions.length - one.versions.length);
}
const readOptions$1 = /* @__PURE__ */ readerOf({
	shapes: shapes$2,
	version: eachVersion,
	entries,
	limits
});
/** Returns whether an input can be passed as one of a shape. A text or bytes can be anything. */
function canBe(shape, input) {
	if (formOf(input) !== 2) return true;
	const isParameters = /^URL(?:SearchParams)?$/.test(tagOf(input));
	return isQuery(shape) ? isParameters || isPlainRecord(input) : !isParameters;
}
const searchIn = (shape, { entries, limits }) => ({
	limits,
	...isList(shape) && { entries }
});
/** Of two shapes with the same known names, the one that lacks fewer fields is likelier. */
function count(input, shape, version, search) {
	const settings = encode({
		...DEFAULTS.options,
		version,
		...searchIn(shape, search)
	});
	const index = shapeIndex(shape);
	const { form, length } = hand(checkCore, shape, input, settings);
	const names = ask(checkCore, length, settings, (core, length, behind) => core.names_of(index, form, Math.max(0, length), settings.head, behind));
	return {
		shape,
		version,
		known: names >>> 16,
		missing: names & 65535
	};
}
/** Remarks, such as on what is deprecated, tell nothing about the shape. */
function check(input, found, search) {
	const { shape, version } = found;
	const options = searchIn(shape, search);
	const { problems, valid } = validate(shape, input, {
		...options,
		version
	});
	const told = problems.filter(({ severity }) => severity !== "info").length;
	const isPossible = detectVersion(shape, input, options).candidates.includes(version);
	return {
		...found,
		valid,
		problems: told,
		isPossible
	};
}
function merge(all, of) {
	const same = all.filter(({ shape }) => shape === of);
	const [{ shape, valid, known, missing }] = same;
	return {
		shape,
		versions: same.map(({ version }) => version),
		valid,
		known,
		missing
	};
}
/** The items of the highest rank: ranks are compared number by number. */
function best(items, rankOf) {
	const isBelow = ([a, b], [c, d]) => a < c || a === c && b < d;
	return items.filter((item) => !items.some((other) => isBelow(rankOf(item), rankOf(other))));
}
// verify/tokens.ts
/** The strings, names and numbers of a JSON text. */
/** Replaces each of them. Not by one expression: a long string would overflow it. */
function replaceTokens(text, replaced) {
	const start = /"|[\d-][\d.eE+-]*/g;
	const colon = /\s*:/y;
	let made = "";
	let at = 0;
	for (let found = start.exec(text); found !== null; found = start.exec(text)) {
		const end = found[0] === "\"" ? endOfString(text, start.lastIndex) : start.lastIndex;
		colon.lastIndex = end;
		made += text.slice(at, found.index) + replaced(text.slice(found.index, end), colon.test(text));
		at = end;
		start.lastIndex = end;
	}
	return made + text.slice(at);
}
function endOfString(text, from) {
	const next = /\\.|"/gs;
	next.lastIndex = from;
	for (let found = next.exec(text); found !== null; found = next.exec(text)) if (found[0] === "\"") return next.lastIndex;
	return text.length;
}
// verify/mask.ts
/** Writes documents and pointers without the data in them. */
function maskedPointer(pointer) {
	const isShown = (token) => words.includes(token) || /^\d+$/.test(token);
	return pointer.replace(/[^/]+/g, (token) => isShown(token) ? token : "*");
}
/** Replaces what the API documentation does not list: equal strings by equal ones, and each digit of a number by 1. */
function masked(shape, text) {
	const strings = /* @__PURE__ */ new Map();
	const mask = (string) => {
		if (words.includes(string)) return string;
		const made = strings.get(string) ?? `x${strings.size + 1}`;
		strings.set(string, made);
		return made;
	};
	if (isQuery(shape)) return [...new URLSearchParams(text)].map(([name, value]) => `${mask(name)}=${mask(value)}`).join("&");
	return replaceTokens(text, (token) => token.startsWith("\"") ? JSON.stringify(mask(JSON.parse(token))) : token.replace(/\d/g, "1"));
}
// verify/leaves.ts
/** Reads documents with `JSON.parse`, so that a mistake of the core is not repeated by who verifies it. */
/** How a value begins that was read as it is written. No converted document has half of a surrogate pair. */
const AS_WRITTEN = "\ud800";
const TAGGED = "\"\\ud800";
/** The values of a document that have no members, as JSON, by JSON Pointer. */
var Leaves = class {
	values = /* @__PURE__ */ new Map();
	#containers = /* @__PURE__ */ new Set();
	constructor(document) {
		const open = [["", document]];
		for (let next = open.pop(); next !== void 0; next = open.pop()) {
			const [pointer, value] = next;
			const members = isRecord(value) ? Object.entries(value) : [];
			if (members.length === 0) this.values.set(pointer, jsonOf(value));
			else this.#containers.add(pointer);
			for (const [name, member] of members.reverse()) open.push([below(pointer, name), member]);
		}
	}
	/** Returns whether a value is there. An empty object or array is, if there is one that is not empty. */
	has(pointer, value) {
		return this.values.get(pointer) === value || /^(?:\{\}|\[\])$/.test(value) && this.#containers.has(pointer);
	}
	isAt(pointer) {
		return this.values.has(pointer) || this.#containers.has(pointer);
	}
	isText(value) {
		return value.startsWith("\"") && !value.startsWith(TAGGED);
	}
	firstMissing(others) {
		return [...others.values].find(([pointer, value]) => !this.has(pointer, value))?.[0];
	}
};
/** Writes a value without members, a string in one spelling. */
function jsonOf(value) {
	const isRespelled = typeof value === "string" && value.startsWith(`${AS_WRITTEN}"`);
	return JSON.stringify(isRespelled ? JSON.parse(value.slice(1)) : value);
}
/** Returns a pointer, and those of the values around it. */
function ancestors(pointer) {
	const all = [pointer];
	for (let at = pointer; at !== ""; all.push(at)) at = at.slice(0, at.lastIndexOf("/"));
	return all;
}
/** Reads a document. What can't be read is null. */
function readDocument(shape, text) {
	try {
		return parsedAs(shape, text);
	} catch {
		return null;
	}
}
/** Reads a document. Its numbers, and its strings with escapes, become strings that have them as they are written. */
function readExactly(shape, text) {
	const isPlain = (token) => token.startsWith("\"") && !token.includes("\\");
	const tagged = (token, isName) => isName || isPlain(token) ? token : JSON.stringify(AS_WRITTEN + token);
	const document = readDocument(shape, text);
	return isQuery(shape) || document === null ? document : readDocument(shape, replaceTokens(text, tagged));
}
/** Writes a document that was read exactly, with its own digits and escapes: those of an identifier count. */
function writeDocument(shape, document) {
	const untagged = (token) => token.startsWith(TAGGED) ? JSON.parse(token).slice(1) : token;
	if (!isQuery(shape)) return replaceTokens(JSON.stringify(document), untagged);
	const lists = Object.entries(document);
	return `${new URLSearchParams(lists.flatMap(([name, values]) => [values].flat().map((value) => [name, value])))}`;
}
function changedAt(document, pointer, value) {
	const path = pointer.split("/").slice(1).map((token) => token.replaceAll("~1", "/").replaceAll("~0", "~"));
	const last = path.pop();
	const holder = path.reduce((at, name) => at[name], document);
	if (value === void 0) delete holder[last];
	else holder[last] = value;
}
// verify/trial.ts
/** The name of a member that is added, and the beginning of texts that are edited. */
const ADDED = "order-contract verify";
var Trial = class {
	by;
	shape;
	options;
	input;
	there;
	#before;
	#after;
	/** What changes took from the input, and what they put into the output. */
	#taken;
	#put;
	constructor(by, shape, options, input, there) {
		this.by = by;
		this.shape = shape;
		this.options = options;
		this.input = input;
		this.there = there;
		this.#before = this.#leavesOf(input);
		this.#after = this.#leavesOf(there.output);
		this.#taken = new Moves(by, there.changes, "from", this.#before);
		this.#put = new Moves(by, there.changes, "to", this.#after);
	}
	back() {
		const again = this.#convertBack(this.there.output);
		if (!again.ok) return "";
		if (again.output === this.input) return true;
		const restored = this.#leavesOf(again.output);
		return restored.firstMissing(this.#before) ?? this.#before.firstMissing(restored) ?? "";
	}
	kept() {
		const lost = new Set(this.there.losses.map(({ pointer }) => pointer));
		for (const [pointer, value] of this.#before.values) if (!(this.#after.has(pointer, value) || this.#put.mayHave(this.#taken.changesAt(pointer), value)) && !ancestors(pointer).some((at) => lost.has(at))) return pointer;
		return true;
	}
	invented() {
		for (const [pointer, value] of this.#after.values) if (!(this.#before.has(pointer, value) || this.#taken.mayHave(this.#put.changesAt(pointer), value))) return pointer;
		return true;
	}
	valid() {
		const { from, to } = this.options;
		if (!this.#reportOn(this.input, from).valid) return null;
		const gaps = new Set(this.there.gaps.map(({ pointer }) => pointer));
		const isNew = ({ code, severity, pointer }) => severity === "error" && !/^too_/.test(code) && !ancestors(pointer).some((at) => gaps.has(at));
		return this.#reportOn(this.there.output, to).problems.find(isNew)?.pointer ?? true;
	}
	/** Edits the texts that were moved, and adds a member; then takes those texts away. */
	edited() {
		const moved = this.#put.texts.filter(({ changes, value }) => this.#taken.has(changes, value));
		const carried = this.#carried(moved);
		if (typeof carried === "string") return carried;
		const without = this.#restored(moved, () => void 0);
		if (without === void 0) return "";
		for (const [pointer, value] of this.#before.values) if (carried.has(pointer) === without.has(pointer, value)) return pointer;
		return true;
	}
	/** Returns the pointers in the original that have an edited text on the way back, or where something else was changed. */
	#carried(moved) {
		const original = this.#before;
		const restored = this.#restored(moved, (n) => `${ADDED} ${n}`, ADDED);
		if (restored === void 0) return "";
		const carried = /* @__PURE__ */ new Set();
		for (const [pointer, value] of restored.values) {
			const edited = moved[Number(value.slice(23, -1))];
			if (value.startsWith(`"${ADDED} `) && edited !== void 0 && original.values.get(pointer) === edited.value) carried.add(pointer);
			else if (!original.has(pointer, value) && !pointer.startsWith(`/${ADDED}`)) return pointer;
		}
		const known = new Set(Array.from(carried).flatMap((pointer) => this.#taken.changesAt(pointer)));
		if (hasMembers(readExactly(this.shape, this.there.output)) !== restored.isAt(`/${ADDED}`)) return "";
		return [...original.values.keys()].find((pointer) => !restored.isAt(pointer)) ?? moved.find(({ changes }) => !changes.some((one) => known.has(one)))?.pointer ?? carried;
	}
	/** Replaces texts of the output, adds a member, and converts back. */
	#restored(moved, text, added) {
		const edited = readExactly(this.shape, this.there.output);
		for (const [n, { pointer }] of moved.entries()) changedAt(edited, pointer, text(n));
		if (added !== void 0 && hasMembers(edited)) edited[added] = added;
		const again = this.#convertBack(writeDocument(this.shape, edited));
		return again.ok ? this.#leavesOf(again.output) : void 0;
	}
	#leavesOf(text) {
		return new Leaves(readExactly(this.shape, text));
	}
	#reportOn(text, version) {
		const { entries, limits } = this.options;
		return this.by.validate(this.shape, text, {
			version,
			limits,
			...entries !== void 0 && { entries }
		});
	}
	#convertBack(text) {
		const { from: to, to: from } = this.options;
		return this.by.convert(this.shape, text, {
			...this.options,
			from,
			to,
			complement: this.there.complement
		});
	}
};
function hasMembers(document) {
	return isRecord(document) && !Array.isArray(document);
}
/** The leaves below the pointers of changes, on one side. */
var Moves = class {
	by;
	side;
	texts = [];
	/** By pointer. Several changes can lead from one member, or to one. */
	#places = /* @__PURE__ */ new Map();
	constructor(by, changes, side, leaves) {
		this.by = by;
		this.side = side;
		for (const change of changes) {
			const others = this.#places.get(change[side]);
			if (others) others.changes.push(change);
			else this.#places.set(change[side], {
				changes: [change],
				values: /* @__PURE__ */ new Set()
			});
		}
		for (const [pointer, value] of leaves.values) {
			const place = this.#placeOf(pointer);
			place?.values.add(value);
			if (place && leaves.isText(value)) this.texts.push({
				pointer,
				value,
				changes: place.changes
			});
		}
	}
	changesAt(pointer) {
		return this.#placeOf(pointer)?.changes ?? [];
	}
	#placeOf(pointer) {
		const at = ancestors(pointer).find((at) => this.#places.has(at));
		return at === void 0 ? void 0 : this.#places.get(at);
	}
	has(changes, value) {
		return changes.some((change) => this.#places.get(change[this.side])?.values.has(value));
	}
	/** Returns whether a value is there, or one that can be computed from it or into it. */
	mayHave(changes, value) {
		const isComputed = ({ id, [this.side]: at }) => this.by.computing?.includes(id) && (this.#places.get(at)?.values.size ?? 0) > 0;
		return this.has(changes, value) || changes.some(isComputed);
	}
};
// verify/verify.ts
/** `verifyConversion`: the laws of conversion on a document of the caller. */
/** The laws, in the order in which they are reported, each with a sentence that says what it is. */
const LAWS = {
	back: "Converting back with the complement gives the same bytes.",
	kept: "Whatever the output lacks is listed as a loss.",
	invented: "The output has nothing that the input has not.",
	valid: "A valid document stays valid, but for listed gaps.",
	edited: "Changes to the output are kept on the way back.",
	pure: "The input stays as it is, and converting it again gives the same."
};
const LAW_NAMES = /* @__PURE__ */ Object.keys(LAWS);
/**
* Checks on one document what a conversion promises: it comes back byte for byte, nothing is invented or lost in silence, what
* is valid stays valid but for listed gaps, what you edit between the conversions is kept, and the input stays as it is.
* A document that can't be converted is reported in `problems`. A mistake in an argument throws a `TypeError`.
*
* @example
* ```ts
* import { verifyConversion } from 'order-contract'
*
* const order = '{"items": [{"redemption_url": "https://example.com"}]}'
* const { ok, counterexample } = verifyConversion('order', order, { from: '2023-07-27', to: '2024-02-05' })
* if (!ok) throw new Error(counterexample?.law)
* ```
*/
function verifyConversion(shape, input, options) {
	return verifyBy({
		convert,
		validate,
		computing
	}, shape, input, options);
}
const readOptions = /* @__PURE__ */ readerOf({
	from,
	to,
	payoutUrl,
	entries,
	limits,
	messages
});
/** `verifyConversion` of another converter. */
function verifyBy(by, shape, input, given) {
	knownShape(shape);
	const options = readOptions(given);
	const source = sourceOf(shape, formOf(input), input);
	if (typeof source === "number") return unconverted(validate(shape, input, { version: options.from }).problems);
	const before = textOf(source);
	const there = by.convert(shape, source, options);
	if (!there.ok) return unconverted(there.problems);
	const isSame = answerOf(by.convert(shape, source, options)) === answerOf(there);
	const trial = new Trial(by, shape, options, before, {
		...there,
		output: textOf(there.output)
	});
	const findings = {
		back: trial.back(),
		kept: trial.kept(),
		invented: trial.invented(),
		valid: trial.valid(),
		edited: trial.edited(),
		pure: isSame && textOf(source) === before ? true : ""
	};
	const result = {
		ok: true,
		laws: lawsBy((law) => typeof findings[law] !== "string" && findings[law]),
		problems: []
	};
	const law = LAW_NAMES.find((law) => typeof findings[law] === "string");
	if (law === void 0) return result;
	const pointer = maskedPointer(findings[law]);
	return {
		...result,
		ok: false,
		counterexample: {
			law,
			pointer,
			document: masked(shape, before)
		}
	};
}
/** Returns something for each law. */
function lawsBy(made) {
	return Object.fromEntries(LAW_NAMES.map((law) => [law, made(law)]));
}
function unconverted(problems) {
	return {
		ok: false,
		laws: lawsBy(() => null),
		problems
	};
}
function answerOf(conversion) {
	return JSON.stringify(conversion.ok ? {
		...conversion,
		output: textOf(conversion.output)
	} : conversion);
}
function textOf(document) {
	return typeof document === "string" ? document : decoded(document);
}
export { validateCall as _, detectShape as a, describe as c, shapes as d, versions as f, applyFixes as g, is as h, verifyConversion as i, changes as l, assertValid as m, LAW_NAMES as n, standardSchema as o, InvalidDocumentError as p, lawsBy as r, jsonSchema as s, LAWS as t, codes as u };
