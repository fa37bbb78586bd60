import { i as listedEndpoint, n as publicPointer, o as apiVersion, s as endpoints, t as loggable } from "./shared/loggable.js";
import { $ as isList, A as touched, B as translated, C as validated, Ct as readerOf, G as limits$1, H as DOCUMENT, Ht as versions, It as lists, J as settingsOf, Lt as names, Nt as english, Q as isFatal, R as filled, St as own, Tt as unknown, V as DEFAULTS, Z as withFatalAlone, a as BY_DEFAULT, b as parsed, bt as isRecord, d as fillTexts, dt as callback, f as onLoss, ft as language, ht as requiredVersion, kt as typeOf, l as encoded, mt as pointer, n as convertInSummary, p as pointersOf, vt as wholeNumber, wt as otherOrType, xt as optional, yt as isPlainRecord } from "./shared/convert.js";
import { n as bytesOf, t as Gathered } from "./shared/chunks.js";
// edge/claims.ts
/**
* Claims of updates, so that each is handled once.
*/
/** The states of an update when a delivery of it begins. */
const STATES = [
	"new",
	"done",
	"busy"
];
const MINUTE = 6e4;
/** After this time a claim ends, as its delivery may never end. */
const BUSY = 10 * MINUTE;
/** For this time an update is remembered. */
const DONE = 10080 * MINUTE;
/**
* Returns claims in the memory of this process, for tests and for a service that has only one process. It forgets busy
* claims after ten minutes and handled updates after a week.
*
* @example
* ```ts
* import { createReceiver, memoryClaims } from 'order-contract/edge'
*
* const receive = createReceiver({ claims: memoryClaims(), handle: (update) => console.log(update.product_code) })
* ```
*/
function memoryClaims() {
	const busy = new Expiring(BUSY);
	const done = new Expiring(DONE);
	return {
		begin(key, id) {
			if (done.get(key)) return "done";
			if (busy.get(key) !== void 0) return "busy";
			busy.set(key, id);
			return "new";
		},
		finish(key, id) {
			if (busy.get(key) === id) busy.delete(key);
			done.set(key, true);
		},
		release(key, id) {
			if (busy.get(key) === id) busy.delete(key);
		}
	};
}
/** A map that forgets each entry after a while. */
var Expiring = class {
	#entries = /* @__PURE__ */ new Map();
	#lifetime;
	constructor(lifetime) {
		this.#lifetime = lifetime;
	}
	get(key) {
		this.#forget();
		return this.#entries.get(key)?.value;
	}
	set(key, value) {
		this.#entries.delete(key);
		this.#entries.set(key, {
			value,
			ends: Date.now() + this.#lifetime
		});
	}
	delete(key) {
		this.#entries.delete(key);
	}
	/** All entries live equally long, so the oldest one ends first. */
	#forget() {
		for (const [key, { ends }] of this.#entries) {
			if (ends > Date.now()) return;
			this.#entries.delete(key);
		}
	}
};
// generated/edge.ts
const englishReceiver = {
	"method": "This method is not accepted. Send updates with POST.",
	"content_type": "This content type is not accepted. Send the update as `content-type: application/json` in UTF-8.",
	"content_encoding": "This content encoding is not accepted. Send the update without one.",
	"too_large": "The body is too large. Send a smaller one.",
	"timeout": "The body took too long to arrive. Send it again.",
	"incomplete": "The body ended early. Send all of it again.",
	"unverified": "The update could not be verified. Check how it is signed.",
	"unreadable": "The body cannot be read. Send one JSON document in UTF-8.",
	"invalid": "This update does not match the API documentation. Correct what `errors` lists.",
	"busy": "This update is already being handled. Send it again later.",
	"failed": "The receiver failed. Send the update again later."
};
const englishCall = {
	"unknown_version": "The header `x-api-version` does not name a documented version. Send it once with {versions}, or leave it out.",
	"not_listed": "The service uses version {version}, which does not have this endpoint.",
	"unreadable": "The request cannot be read. Correct what `errors` lists.",
	"inconvertible": "The version of the service does not have every part of this request. Remove what `errors` lists.",
	"bad_answer": "The answer of the service cannot be read or converted. It may have acted on the request."
};
const updateMembers = [
	"product_code",
	"old_state",
	"new_state",
	"timestamp"
];
const requiredMembers = [
	"product_code",
	"new_state",
	"timestamp"
];
// edge/body.ts
/** Reads the bytes of a body up to a limit, whatever `content-length` says. */
/**
* Reads a body to its end, or until it has more than `most` bytes: then it returns more than these. Rejects if the body
* fails. Cancels what it does not read, so that the sender stops.
*/
async function readBody(stream, most, race = (promise) => promise) {
	const reader = stream?.getReader();
	const all = new Gathered();
	try {
		await race(gather(reader, most, all));
	} catch (error) {
		reader?.cancel().catch(() => {});
		throw error;
	}
	if (all.length > most) reader?.cancel().catch(() => {});
	return all.bytes().slice();
}
async function gather(reader, most, all) {
	while (all.length <= most) {
		const { done, value } = await reader?.read() ?? { done: true };
		if (done || value === void 0) return;
		all.append(bytesOf(value, "a body"));
	}
}
/** Returns the length that `content-length` declares, or undefined if it is missing or not a number. */
function declaredLength(header) {
	return header !== null && /^\d+$/.test(header) ? Number(header) : void 0;
}
// edge/deadline.ts
/** The time limit of a delivery. */
var Deadline = class {
	#timer;
	#races = /* @__PURE__ */ new Set();
	#controller;
	#passed = false;
	/** The longest time of a timer, in milliseconds. */
	static LONGEST = 2147483647;
	constructor(milliseconds) {
		this.#timer = setTimeout(() => {
			this.#passed = true;
			this.#controller?.abort();
			for (const lose of this.#races) lose();
		}, milliseconds);
	}
	/** Is aborted when the time is over. Made at the first use: it costs workerd more than validating a small document. */
	get signal() {
		if (this.#controller === void 0) {
			this.#controller = new AbortController();
			if (this.#passed) this.#controller.abort();
		}
		return this.#controller.signal;
	}
	/** Whether the time is over. */
	get passed() {
		return this.#passed;
	}
	/** Settles like the promise, or rejects as soon as the time is over. */
	race(promise) {
		return new Promise((resolve, reject) => {
			const lose = () => reject(/* @__PURE__ */ new Error("the time is over"));
			if (this.#passed) lose();
			this.#races.add(lose);
			promise.then(resolve, reject).finally(() => this.#races.delete(lose));
		});
	}
	/** Stops the timer. */
	stop() {
		clearTimeout(this.#timer);
	}
};
// edge/hook_error.ts
/**
* The error of a hook of the receiver. What a hook throws can hold addresses, bodies or secrets: in Deno and Bun, the text
* of a network error has the URL with its query. So the error names only its class.
*/
/** Says that a hook has thrown or took too long. Has nothing personal in it: not when it is logged. */
var HookError = class HookError extends Error {
	/** `'TimeoutError'` if the hook took too long; it may still succeed. */
	name;
	/** The class of what was thrown, such as `'TypeError'`. Undefined if the hook took too long. */
	cause;
	/** The hook that failed. */
	hook;
	constructor(hook, name, message, cause, thrown) {
		super(message);
		this.hook = hook;
		this.name = name;
		this.cause = cause;
		Object.defineProperty(this, "thrown", { value: thrown });
	}
	/** @internal */
	static thrownBy(hook, thrown) {
		const cause = classOf(thrown);
		return new HookError(hook, "HookError", `${hook} has thrown ${cause}`, cause, thrown);
	}
	/** @internal */
	static late(hook, timeout) {
		const message = `${hook} took too long: the option timeout gives a delivery ${timeout} ms`;
		return new HookError(hook, "TimeoutError", message);
	}
};
/** The names of classes: an error can be given any other name. */
const CLASS = /^[A-Z]\w{0,63}$/;
/** Returns the class of an error, or the type of another value. */
function classOf(thrown) {
	if (!(thrown instanceof Error)) return typeOf(thrown);
	try {
		return CLASS.test(thrown.name) ? thrown.name : "Error";
	} catch {
		return "Error";
	}
}
// edge/platform.ts
/** Gives a promise to `waitUntil`. Without that, nobody else may handle its rejection. */
function waitFor(platform, promise) {
	promise.catch(() => {});
	try {
		platform.find(isContext)?.waitUntil(promise);
	} catch {}
}
function isContext(value) {
	return typeof value === "object" && value !== null && typeof value.waitUntil === "function";
}
// edge/hooks.ts
/**
* Calls the hooks of a receiver within its time limit. What goes on after it is waited for by the platform.
*/
/** The hooks of one delivery. */
var Hooks = class {
	#settings;
	#deadline;
	#platform;
	#id = crypto.randomUUID();
	/** The hook that was called last. */
	#running = "verify";
	constructor(settings, deadline, platform) {
		this.#settings = settings;
		this.#deadline = deadline;
		this.#platform = platform;
	}
	/** Calls a hook, and resolves to its result. Rejects with a `HookError` if it throws or takes too long. */
	call(hook, ...given) {
		return this.#inTime(this.#run(hook, () => this.#called(hook, given)));
	}
	/** Handles an update once. Rejects with a `HookError` if a hook throws or takes too long. */
	async once(claims, key, update) {
		try {
			return await this.#inTime(this.#claimed(claims, key, update));
		} catch (error) {
			if (this.#running === "begin" && this.#deadline.passed) waitFor(this.#platform, this.#release(claims, key));
			throw error;
		}
	}
	/** Claims and handles an update. However a hook fails after `begin` has begun, the update is done or free then. */
	async #claimed(claims, key, update) {
		try {
			const state = await this.#run("begin", async () => checkedState(await claims.begin(key, this.#id)));
			if (state !== "new") return state;
			if (this.#deadline.passed) throw HookError.late("begin", this.#settings.timeout);
			await this.#run("handle", () => this.#called("handle", [update], { key }));
			await this.#run("finish", async () => claims.finish?.(key, this.#id));
			return "handled";
		} catch (error) {
			await this.#release(claims, key);
			throw error;
		}
	}
	/** Releases a claim. An error of the store leaves the claim to its end, and changes no answer. */
	async #release(claims, key) {
		try {
			await claims.release(key, this.#id);
		} catch {}
	}
	async #called(hook, given, more) {
		const delivery = {
			id: this.#id,
			signal: this.#deadline.signal,
			...more
		};
		return this.#settings.hooks[hook]?.(...[...given, delivery]);
	}
	/** Runs a hook. Whatever it throws becomes a `HookError`. */
	async #run(hook, act) {
		this.#running = hook;
		try {
			return await act();
		} catch (thrown) {
			throw HookError.thrownBy(hook, thrown);
		}
	}
	/** Applies the time limit. When it is over, the platform waits for what still runs. */
	async #inTime(running) {
		try {
			return await this.#deadline.race(running);
		} catch (error) {
			if (error instanceof HookError) throw error;
			waitFor(this.#platform, running);
			throw HookError.late(this.#running, this.#settings.timeout);
		}
	}
};
function checkedState(state) {
	const known = STATES.find((one) => one === state);
	if (known !== void 0) return known;
	throw new TypeError(`begin must return 'new', 'done' or 'busy', not ${otherOrType(state)}`);
}
// edge/incoming_request.ts
/**
* The part of a `Request` that the receiver needs, so that the `Request` types of all runtimes fit.
*/
/** Throws a TypeError if `request` is not a request or its body has been read. */
function checkRequest(request) {
	const { method, headers, body, bodyUsed } = request ?? {};
	if (typeof method !== "string" || typeof headers?.get !== "function" || !isStream(body)) throw new TypeError(`the request must be a Request, not ${typeOf(request)}`);
	if (bodyUsed || body?.locked) throw new TypeError("the body of the request was read before: pass the request unread, or request.clone()");
}
function isStream(body) {
	return body === null || typeof body?.getReader === "function";
}
// edge/header_list.ts
/**
* Parses the values of headers (RFC 9110, section 5.6). Goes character by character, so that the time is linear:
* attackers choose the values, and regular expressions can backtrack.
*/
/** Splits a value at separators outside quoted strings, and trims the parts. */
function splitOutsideQuotes(value, separator) {
	const parts = [];
	let start = 0;
	let quoted = false;
	for (let at = 0; at < value.length; at++) {
		const character = value[at];
		if (character === "\"") quoted = !quoted;
		else if (quoted && character === "\\") at++;
		else if (!quoted && character === separator) {
			parts.push(trimmed(value.slice(start, at)));
			start = at + 1;
		}
	}
	parts.push(trimmed(value.slice(start)));
	return parts;
}
/** Returns the members of a comma-separated list, without empty ones. */
function membersOf$1(header) {
	return header === null ? [] : splitOutsideQuotes(header, ",").filter((member) => member !== "");
}
/** Trims spaces and tabs, the only white space of HTTP. */
function trimmed(value) {
	let start = 0;
	let end = value.length;
	while (start < end && isBlank(value, start)) start++;
	while (end > start && isBlank(value, end - 1)) end--;
	return value.slice(start, end);
}
/** Returns the text of a quoted string, or the value itself if it is not quoted. */
function unquoted(value) {
	if (!value.startsWith("\"")) return value;
	let text = "";
	for (let at = 1; at < value.length && value[at] !== "\""; at++) {
		if (value[at] === "\\") at++;
		text += value[at] ?? "";
	}
	return text;
}
function isBlank(value, at) {
	return value[at] === " " || value[at] === "	";
}
// edge/media_type.ts
/**
* Parses the media type in `content-type` (RFC 9110, section 8.3), and recognises bodies that are not encoded.
*/
const TOKEN = /^[\w!#$%&'*+.^`|~-]+$/;
/** The media type of most deliveries, kept to skip parsing. */
const JSON_TYPE$1 = { essence: "application/json" };
/** Returns the media type of a header, or undefined if it is missing or malformed. */
function mediaTypeOf(header) {
	if (header === null) return void 0;
	if (header === JSON_TYPE$1.essence) return JSON_TYPE$1;
	const [essence = "", ...parameters] = splitOutsideQuotes(header, ";");
	const names = essence.split("/");
	if (names.length !== 2 || !names.every((name) => TOKEN.test(name))) return void 0;
	const charset = charsetIn(parameters);
	return {
		essence: essence.toLowerCase(),
		...charset !== void 0 && { charset }
	};
}
/** Returns the first `charset`. */
function charsetIn(parameters) {
	for (const parameter of parameters) {
		const equals = parameter.indexOf("=");
		if (equals > 0 && parameter.slice(0, equals).toLowerCase() === "charset") return unquoted(parameter.slice(equals + 1)).toLowerCase();
	}
}
/** Returns whether a body of this type is JSON. */
function isJson({ essence }) {
	return essence === "application/json" || essence === "text/json" || essence.endsWith("+json");
}
/** Returns whether the charset is UTF-8 or absent: JSON has no other (RFC 8259). */
function isUtf8({ charset }) {
	return charset === void 0 || charset === "utf-8" || charset === "utf8";
}
/** Returns whether a body with this `content-encoding` is not encoded (RFC 9110, section 8.4). */
function isIdentity(encoding) {
	return encoding === null || ["", "identity"].includes(trimmed(encoding).toLowerCase());
}
// edge/problem_details.ts
const MOST_ERRORS = 20;
/** Makes the response of a rejection. */
function rejected(status, detail, rejection) {
	const { code, errors, headers } = rejection;
	const body = {
		status,
		code,
		detail
	};
	if (errors !== void 0 && errors.length > 0) body.errors = errors;
	return new Response(JSON.stringify(body), {
		status,
		headers: {
			...headers,
			"content-type": "application/problem+json",
			"cache-control": "no-store"
		}
	});
}
/** Returns the errors among problems, whose places are below a pointer. The problems must come from a masked report. */
function detailedErrors(problems, below = "") {
	return problems.filter(({ severity }) => severity === "error").slice(0, MOST_ERRORS).map(({ code, path, section, message }) => ({
		code,
		pointer: below + publicPointer(path),
		section,
		detail: message
	}));
}
/** Returns refused losses as errors, with the code of a field that the version does not have. */
function refusedLosses(losses, below) {
	return losses.slice(0, MOST_ERRORS).map(({ path, section, reason }) => ({
		code: "undocumented",
		pointer: below + publicPointer(path),
		section,
		detail: reason
	}));
}
// edge/receiver_options.ts
/**
* The options of the webhook receiver: their types, checks and defaults.
*/
const HOOKS = [
	"verify",
	"handle",
	"other"
];
const hook = /* @__PURE__ */ optional(callback);
const { version, level, severity, limits } = DOCUMENT;
const OPTIONS$1 = {
	version,
	level,
	severity,
	limits,
	messages: /* @__PURE__ */ optional(language),
	timeout: /* @__PURE__ */ optional(/* @__PURE__ */ wholeNumber(1, Deadline.LONGEST, " of milliseconds"), 1e4),
	verify: hook,
	claims: /* @__PURE__ */ optional(claimStore),
	handle: hook,
	other: hook
};
const readOptions$1 = /* @__PURE__ */ readerOf(OPTIONS$1);
/** Checks the options and fills in the defaults. */
function readReceiverOptions(options) {
	const given = readOptions$1(options);
	const { version, level, severity, limits, messages, timeout, claims, handle } = given;
	if (claims !== void 0 && handle === void 0) throw new TypeError("the option claims needs the option handle: pass it too");
	return {
		hooks: Object.fromEntries(HOOKS.map((name) => [name, given[name]?.bind(options)])),
		claims,
		timeout,
		texts: messages?.receiver ?? englishReceiver,
		ofDocument: settingsOf({
			...DEFAULTS,
			version,
			level,
			severity,
			limits,
			messages
		})
	};
}
/** Accepts an object with the functions of `Claims`, also an instance of a class. */
function claimStore(value, name) {
	if (!isRecord(value)) throw new TypeError(`${name} must be an object with begin and release, not ${typeOf(value)}`);
	for (const [member, isRequired] of [
		["begin", true],
		["release", true],
		["finish", false]
	]) {
		const given = value[member];
		if (given === void 0 && !isRequired) continue;
		if (typeof given !== "function") throw new TypeError(`${name}.${member} must be a function, not ${typeOf(given)}`);
	}
	return value;
}
// edge/rejections.ts
/**
* The rejections of `createReceiver` and `translateCall`, with their statuses. The API documentation shows no errors, and
* of the webhook only that status 200 means received, so all of them are our choice.
*/
/** The statuses of the receiver. */
const RECEIVER_STATUSES = {
	method: 405,
	content_type: 415,
	content_encoding: 415,
	too_large: 413,
	timeout: 408,
	incomplete: 400,
	unverified: 401,
	unreadable: 400,
	invalid: 422,
	busy: 503,
	failed: 500
};
/** The statuses of `translateCall`. */
const CALL_STATUSES = {
	/** The API documentation does not list the values of the version header. We assume that there are only these two. */
	unknown_version: 400,
	unreadable: 400,
	/** The service's version lacks a part of the request that changes what it asks for. */
	inconvertible: 422,
	/** Only the client's version lists the endpoint. */
	not_listed: 501,
	bad_answer: 502
};
const JSON_TYPE = "application/json";
/** Seconds after which most hooks have ended. The API documentation does not show when the service sends again. */
const LATER = { "retry-after": "30" };
/** The headers that belong to rejections. */
const HEADERS = {
	method: { allow: "POST" },
	content_type: {
		accept: JSON_TYPE,
		"accept-post": JSON_TYPE
	},
	content_encoding: { "accept-encoding": "identity" },
	busy: LATER,
	failed: LATER
};
// edge/truncated_report.ts
/**
* Finds what a truncated report may lack: a fatal problem, or every error. Asks only for that, as a stranger can send
* a document with a million problems.
*/
/** More than the warnings that an update can have before its first error, besides those that the options ask for. */
const MANY = 1e3;
/** Returns whether no problem of an update is fatal. */
function isReadable(report, bytes, settings) {
	const { problems } = report.truncated ? validated("product-update", bytes, withFindings(withFatalAlone(settings), 1)) : report;
	return !problems.some(({ code }) => isFatal(code));
}
/** Returns the problems of an invalid update, with an error among them even if warnings fill the report. */
function problemsWithErrors({ problems, truncated }, bytes, settings) {
	if (!truncated || problems.some(({ severity }) => severity === "error")) return problems;
	const severity = errorsAlone(settings.severity);
	return validated("product-update", bytes, withFindings({
		...settings,
		severity
	}, MANY)).problems;
}
function withFindings(settings, findings) {
	return settingsOf({
		...settings,
		limits: {
			...settings.limits,
			findings
		}
	});
}
/** Returns the severities without the codes that never are errors. */
function errorsAlone(severities = {}) {
	const chosen = Object.entries(severities).filter(([, severity]) => severity !== void 0);
	return Object.fromEntries(chosen.map(([code, severity]) => [code, severity === "error" ? severity : "off"]));
}
// edge/update_key.ts
/** Computes the key by which a repeated delivery of an update is recognised. */
/** Matches strings and numbers of a JSON text. */
const SCALARS = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d[\d.eE+-]*/g;
/**
* Returns a key for an update: a SHA-256 hash as 64 hexadecimal digits. It covers the fields that the API
* documentation lists, in any order and with any white space between them. It ignores headers and all other fields at the
* top level, which may differ between deliveries. Numbers keep their digits, however many they have.
*
* Updates with the same key have the same content, so a forged update can't stand in for another one. Rejects with a
* `TypeError` for anything but the body of an update.
*
* @example
* ```ts
* import { updateKey } from 'order-contract/edge'
*
* const first = await updateKey('{"product_code":"P-1","timestamp":"2024-02-05T10:00:00.000000","new_state":{"id":1}}')
* const again = await updateKey('{"new_state": {"id": 1}, "timestamp": "2024-02-05T10:00:00.000000", "product_code": "P-1"}')
* const other = await updateKey('{"product_code":"P-1","timestamp":"2024-02-05T10:00:00.000000","new_state":{"id":2}}')
* if (first.length !== 64 || first !== again || first === other) throw new Error('not a key')
* ```
*/
async function updateKey(body) {
	const members = membersOf(textOf(body));
	const text = JSON.stringify(updateMembers.map((name) => members[`s${name}`] ?? null), inOrder);
	const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
	return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
function textOf(body) {
	if (typeof body === "string") return body;
	if (!(body instanceof Uint8Array)) throw refusal(typeOf(body));
	try {
		return new TextDecoder("utf-8", { fatal: true }).decode(body);
	} catch {
		throw refusal("bytes that are not UTF-8");
	}
}
/** Returns the members of an update. Each string is tagged, and each number is a tagged string of its digits. */
function membersOf(text) {
	let members;
	try {
		JSON.parse(text);
		members = JSON.parse(text.replace(SCALARS, (scalar) => scalar[0] === "\"" ? `"s${scalar.slice(1)}` : `"n${scalar}"`));
	} catch {
		throw refusal("a text that is not JSON");
	}
	if (!isRecord(members) || !requiredMembers.every((name) => Object.hasOwn(members, `s${name}`))) throw refusal("another text");
	return members;
}
/** Sorts the members of an object, so that their order in the text does not matter. */
function inOrder(_name, value) {
	if (!isRecord(value) || Array.isArray(value)) return value;
	return Object.fromEntries(Object.entries(value).sort(([a], [b]) => a < b ? -1 : 1));
}
function refusal(found) {
	return /* @__PURE__ */ new TypeError(`updateKey must be given the body of an update, as text or bytes, not ${found}`);
}
// edge/receiver.ts
/**
* Receives the product-update webhook: turns a request into a new, valid update or a rejection. This file runs the
* checks in order; rejections.ts and texts.ts hold statuses and texts.
*/
/**
* Creates a receiver of the product-update webhook. Its result has a `response` that is ready to send: status 200
* with an empty body, as the API documentation shows, or problem details (RFC 9457) that say what to correct and
* where. They never quote the request.
*
* It checks in this order: method, content type, content encoding, length, `verify`, JSON, the rules of the shape,
* `claims`. Then it calls `handle`. However a hook fails, the update is then done or free. A bad request never throws. An
* unknown option throws a `TypeError`. The receiver rejects with a `TypeError` if its argument is not a request or the
* body has been read.
*
* @example
* ```ts
* import { createReceiver, memoryClaims } from 'order-contract/edge'
*
* const codes: string[] = []
* const receive = createReceiver({
*   claims: memoryClaims(), // for several processes, three functions over your store
*   handle: (update) => codes.push(update.product_code),
* })
* const deliver = () =>
*   receive(
*     new Request('https://example.com/hook', {
*       method: 'POST',
*       headers: { 'content-type': 'application/json' },
*       body: '{"product_code":"P-1","new_state":{},"timestamp":"2024-02-05T10:00:00.000000"}',
*     }),
*   )
* const first = await deliver()
* const second = await deliver()
* if (first.duplicate || !second.duplicate || codes.length !== 1) throw new Error('not handled once')
* ```
*/
function createReceiver(options) {
	const settings = readReceiverOptions(options);
	return (request, ...platform) => receive(request, settings, platform);
}
async function receive(request, settings, platform) {
	checkRequest(request);
	const declared = declaredLength(request.headers.get("content-length"));
	const refusal = refusalOfHead(request, declared, settings);
	if (refusal !== void 0) return refused$1(refusal, settings);
	const deadline = new Deadline(settings.timeout);
	try {
		const bytes = await bodyOf(request, declared, settings, deadline);
		if (typeof bytes === "string") return refused$1(bytes, settings);
		return await withHooks(new Hooks(settings, deadline, platform), { bytes }, request, settings);
	} finally {
		deadline.stop();
	}
}
/** Returns the rejection that method and headers cause, if any. */
function refusalOfHead({ method, headers }, declared, { ofDocument }) {
	if (method !== "POST") return "method";
	const type = mediaTypeOf(headers.get("content-type"));
	if (type?.essence !== "application/json" || !isUtf8(type)) return "content_type";
	if (!isIdentity(headers.get("content-encoding"))) return "content_encoding";
	if ((declared ?? 0) > ofDocument.limits.bytes) return "too_large";
}
/** Reads the body, or returns why it can't be read. A body that is shorter than declared was cut off. */
async function bodyOf({ body }, declared, { ofDocument }, deadline) {
	const most = ofDocument.limits.bytes;
	try {
		const bytes = await readBody(body, most, (reading) => deadline.race(reading));
		if (bytes.length > most) return "too_large";
		return bytes.length < (declared ?? 0) ? "incomplete" : bytes;
	} catch {
		return deadline.passed ? "timeout" : "incomplete";
	}
}
async function withHooks(hooks, known, request, settings) {
	try {
		return {
			...await outcome(known, request, settings, hooks),
			...known
		};
	} catch (error) {
		if (!(error instanceof HookError)) throw error;
		return {
			...refused$1("failed", settings),
			...known,
			error
		};
	}
}
async function outcome(known, { headers }, settings, hooks) {
	const { bytes } = known;
	const { verify, handle, other } = settings.hooks;
	if (verify !== void 0 && !await hooks.call("verify", bytes, headers)) return unverified(known, settings);
	const result = parsed("product-update", bytes, settings.ofDocument);
	const { report } = result;
	known.report = report;
	if (!result.ok) {
		const event = other && otherEvent(report, bytes, settings);
		if (event === void 0) return invalid(report, bytes, settings);
		await hooks.call("other", event);
		return {
			...received(false),
			code: "other"
		};
	}
	const update = result.value;
	if (settings.claims !== void 0) {
		const handled = await hooks.once(settings.claims, await updateKey(bytes), update);
		if (handled === "done") return received(true);
		if (handled === "busy") return refused$1("busy", settings);
	} else if (handle !== void 0) await hooks.call("handle", update);
	return {
		...received(false),
		update
	};
}
function refused$1(code, { texts }, errors = []) {
	const rejection = {
		code,
		errors,
		headers: HEADERS[code]
	};
	return {
		response: rejected(RECEIVER_STATUSES[code], texts[code], rejection),
		code,
		duplicate: false
	};
}
function received(duplicate) {
	return {
		response: new Response(null),
		code: "received",
		duplicate
	};
}
/** A verifier that decodes the body can't judge one that is not UTF-8, which is refused as unreadable. */
function unverified(known, settings) {
	const { report } = parsed("product-update", known.bytes, settings.ofDocument);
	if (!report.problems.some(({ code }) => code === "encoding")) return refused$1("unverified", settings);
	known.report = report;
	return invalid(report, known.bytes, settings);
}
/** Returns the event of a readable body that has no member of an update, or undefined for every other body. */
function otherEvent(report, bytes, { ofDocument }) {
	if (!isReadable(report, bytes, ofDocument)) return void 0;
	const value = JSON.parse(new TextDecoder().decode(bytes));
	if (!isPlainRecord(value) || requiredMembers.some((name) => Object.hasOwn(value, name))) return void 0;
	return value;
}
function invalid(report, bytes, settings) {
	const { ofDocument } = settings;
	const errors = detailedErrors(problemsWithErrors(report, bytes, ofDocument));
	return refused$1(isReadable(report, bytes, ofDocument) ? "invalid" : "unreadable", settings, errors);
}
// differences.ts
/**
* Says in which members documents differ between two versions.
*/
/** Returns whether documents of a shape differ between two versions. */
function differs(shape, one, other) {
	return touchedBetween(shape, one, other).length > 0;
}
/** Returns the names of the top-level members in which documents of a shape differ between two versions. */
function differingMembers(shape, one, other) {
	return touchedBetween(shape, one, other).flatMap(({ added, removed }) => [...added, ...removed]).map((path) => path.split("/", 1)[0]);
}
function touchedBetween(shape, one, other) {
	return touched.filter((change) => change.shape === shape && isBetween(change.version, one, other));
}
/** Returns whether a version is newer than one of two others and not newer than both. */
function isBetween(version, one, other) {
	const at = versions.indexOf(version);
	const [first, last] = [versions.indexOf(one), versions.indexOf(other)];
	return at > Math.min(first, last) && at <= Math.max(first, last);
}
// edge/call_headers.ts
/**
* The headers of a call and its answer that conversion changes.
*/
/** The prefix of the headers that `translateCall` adds. */
const OWN = "order-contract-";
const LOSSES = `${OWN}losses`;
const GAPS = `${OWN}gaps`;
const UNCONVERTED = `${OWN}unconverted`;
/** Headers that ask for a part of a document, which can't be converted. */
const OF_RANGES = ["range", "if-range"];
/** Headers about the bytes of a body, which conversion changes. Runtimes set the length of the new one. */
const OF_BYTES = [
	"accept-ranges",
	"content-digest",
	"content-encoding",
	"content-length",
	"content-md5",
	"content-range",
	"digest",
	"etag",
	"repr-digest"
];
function forgetRanges(headers) {
	for (const name of OF_RANGES) headers.delete(name);
}
function forgetBytes(headers) {
	for (const name of OF_BYTES) headers.delete(name);
}
/** Removes what a service says in our place. */
function forgetOwn(headers) {
	for (const [name] of [...headers]) if (name.startsWith(OWN)) headers.delete(name);
}
/** Adds a name to `vary`. */
function addToVary(headers, name) {
	const names = membersOf$1(headers.get("vary")).map((member) => member.toLowerCase());
	if (!names.includes("*") && !names.includes(name)) headers.append("vary", name);
}
// edge/call_refusal.ts
/**
* The rejections of `translateCall` as responses.
*/
/** Makes the response of a rejection. */
function refusedCall(code, { messages, service }, errors = []) {
	const template = (messages?.call ?? englishCall)[code];
	const or = translated(messages, english.or);
	const detail = filled(template, (name) => name === "version" ? service : versions.join(` ${or} `));
	return rejected(CALL_STATUSES[code], detail, {
		code,
		errors
	});
}
// edge/shortfalls.ts
/** The maximum length of a header's value, in characters. */
const LONGEST = 1024;
/** Lists the first losses, or gaps, and counts the others. */
var Shortfalls = class {
	/** Hidden names look alike, so one member stands for all of them. */
	#members = /* @__PURE__ */ new Set();
	#more = 0;
	/** Adds losses or gaps below a pointer, and the number of further ones. */
	add(below, shortfalls, more = 0) {
		this.#more += more;
		for (const { path, section } of shortfalls) this.#members.add(`"${below}${publicPointer(path)}";section="${section}"`);
	}
	/**
	* Returns a structured list (RFC 9651) of pointers with sections, such as
	* `"/response/items/0/payout/*";section="2.6"`, or undefined for none. If it is cut short, the last member is
	* `more;count=12`. Neither pointers nor sections need escaping.
	*/
	header() {
		const members = [...this.#members];
		const all = members.join(", ");
		if (all.length <= LONGEST && this.#more === 0) return all || void 0;
		const kept = members.slice(0, fitting(members));
		return [...kept, `more;count=${members.length - kept.length + this.#more}`].join(", ");
	}
};
/** Returns how many members fit into the header. */
function fitting(members) {
	let length = 0;
	const end = members.findIndex((member) => {
		length += member.length + 2;
		return length > 1002;
	});
	return end < 0 ? members.length : end;
}
// edge/converted_part.ts
/** Converts bytes. Adds what is lost and what is missing to the lists, below the name of the part. */
function convertedPart(below, shape, bytes, settings, lists) {
	const { conversion, more } = convertInSummary(shape, bytes, settings, 100);
	if (!conversion.ok) return { errors: detailedErrors(conversion.problems, below) };
	const { output, losses, gaps } = conversion;
	lists.losses.add(below, losses, more.losses);
	lists.gaps.add(below, gaps, more.gaps);
	return {
		output,
		losses
	};
}
// edge/entries.ts
/** A pointer to what is no array: `convert` refuses it, and names the option `entries`. */
const NOWHERE = "";
/**
* Returns the pointer of a page's entries: of the one member that is an array with an object. Entries that are no objects
* pass as they are, and a list is empty if all candidates are. Undefined if `convert` finds them without it.
*/
function entriesPointer(page) {
	if (Array.isArray(page)) return void 0;
	if (typeof page !== "object" || page === null) return NOWHERE;
	const lists = Object.entries(page).filter((member) => isCandidate(member[1]));
	const [first] = lists;
	if (first === void 0) return NOWHERE;
	if (lists.every(([, entries]) => entries.length === 0)) return void 0;
	return lists.length === 1 ? `/${first[0].replaceAll("~", "~0").replaceAll("/", "~1")}` : NOWHERE;
}
function isCandidate(value) {
	return Array.isArray(value) && (value.length === 0 || value.some(isObject));
}
function isObject(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
// edge/answer.ts
/**
* Turns the service's answer into the client's: converts a body whose shape differs between the versions, and passes
* every other one on as it is.
*/
/** The statuses of answers without a body, besides those to HEAD. */
const NO_BODY = [
	204,
	205,
	304
];
const PARTIAL_CONTENT = 206;
const NOT_MODIFIED = 304;
/** Makes the client's answer. One that must be converted and can't be becomes a 502. */
async function answerOf(response, method, route, settings, lists) {
	checkResponse(response);
	const { status, body } = response;
	if (status < 200 || status > 599) return response;
	const headers = new Headers(response.headers);
	forgetOwn(headers);
	if (route.varies) addToVary(headers, apiVersion);
	const unconverted = reasonToPass(response, route);
	if (unconverted !== void 0) headers.set(UNCONVERTED, unconverted);
	if (!isConverted(response, route, unconverted)) return answerWith(body, status, headers, lists);
	if (method === "HEAD" || status === NOT_MODIFIED) {
		ofClient(headers, route);
		return answerWith(null, status, headers, lists);
	}
	const bytes = await readBody(body, settings.limits.bytes).catch(() => void 0);
	if (bytes === void 0) return refusedCall("bad_answer", settings);
	return convertedAnswer(bytes, status, headers, route, settings, lists);
}
function convertedAnswer(bytes, status, headers, route, settings, lists) {
	const { answer: shape, service, client } = route;
	const document = bytes.length > settings.limits.bytes ? void 0 : documentOf(bytes);
	if (route.mayDiffer && document !== void 0 && !carries(document, route)) return answerWith(bytes, status, headers, lists);
	const entries = isList(shape) && document !== void 0 ? entriesPointer(document) : void 0;
	const part = convertedPart("/response", shape, bytes, settings.conversion(shape, service, client, entries), lists);
	if (part.output === void 0) return refusedCall("bad_answer", settings, part.errors);
	ofClient(headers, route);
	return answerWith(part.output, status, headers, lists);
}
/**
* Returns why a successful answer is not converted although the versions differ, for a header. Undefined if it is
* converted or needs no conversion.
*/
function reasonToPass({ ok, status, headers }, { client, service, isListed, answer }) {
	if (!ok || NO_BODY.includes(status) || client === service) return void 0;
	if (!isListed) return "unlisted";
	if (answer === void 0) return void 0;
	if (status === PARTIAL_CONTENT) return "partial";
	const type = mediaTypeOf(membersOf$1(headers.get("content-type")).at(-1) ?? null);
	return type !== void 0 && isJson(type) ? void 0 : "media-type";
}
function isConverted({ ok, status }, { answer }, unconverted) {
	if (answer === void 0 || unconverted !== void 0) return false;
	return status === NOT_MODIFIED || ok && !NO_BODY.includes(status);
}
/** Makes headers those of the client's version. */
function ofClient(headers, { client, service }) {
	forgetBytes(headers);
	if (headers.get("x-api-version") === service) headers.set(apiVersion, client);
}
/** Returns undefined for what is not JSON, which the conversion reports. */
function documentOf(bytes) {
	try {
		return JSON.parse(new TextDecoder().decode(bytes));
	} catch {
		return;
	}
}
/** Returns whether an object has a member in which the versions differ. */
function carries(document, { answer, client, service }) {
	if (!isRecord(document)) return false;
	return differingMembers(answer, client, service).some((name) => Object.hasOwn(document, name));
}
/** Makes a response without a reason phrase: a service can send one that `Response` refuses. */
function answerWith(body, status, headers, { losses, gaps }) {
	const lists = {
		[LOSSES]: losses.header(),
		[GAPS]: gaps.header()
	};
	for (const [name, value] of Object.entries(lists)) if (value !== void 0) headers.set(name, value);
	return new Response(NO_BODY.includes(status) ? null : body, {
		status,
		headers
	});
}
/** Throws a TypeError for anything else, for example because an `await` is missing. */
function checkResponse(value) {
	const { status, headers, bodyUsed } = value ?? {};
	if (typeof status !== "number" || typeof headers?.get !== "function") throw new TypeError(`the answer must be a Response, not ${typeOf(value)}`);
	if (bodyUsed) throw new TypeError("the body of the answer was read before: pass the answer unread");
}
const readOptions = /* @__PURE__ */ readerOf({
	client: requiredVersion,
	service: requiredVersion,
	payoutUrl: /* @__PURE__ */ optional(pointer),
	fill: /* @__PURE__ */ optional((value) => fillTexts(value, fillableAnywhere()), []),
	entries: /* @__PURE__ */ optional(entriesByShape, () => void 0),
	onLoss: /* @__PURE__ */ optional(onLoss, "report"),
	droppable: /* @__PURE__ */ optional(parameterNames, []),
	limits: limits$1,
	messages: /* @__PURE__ */ optional(language)
});
/** Checks the options and fills in the defaults. */
function readTranslateOptions(options) {
	if (options === void 0) throw new TypeError("options must be an object, not undefined");
	const { client, service, droppable, payoutUrl, fill, entries, onLoss, limits, messages } = readOptions(options);
	return {
		client,
		service,
		droppable,
		limits,
		messages,
		conversion(shape, from, to, found) {
			const gaps = pointersOf(shape, from, to);
			const filled = fill.filter((_, n) => gaps.includes(fill[n - n % 2]));
			const common = {
				from,
				to,
				payoutUrl,
				entries: entries(shape) ?? found,
				onLoss,
				limits,
				messages
			};
			return encoded({
				...BY_DEFAULT,
				...common
			}, filled);
		}
	};
}
/** Accepts a list of names. An unknown one is a typo. */
function parameterNames(value, name) {
	if (!Array.isArray(value)) throw new TypeError(`${name} must be an array of names, not ${typeOf(value)}`);
	for (const one of value) if (!names.includes(one)) throw unknown(name, one, names);
	return [...value];
}
const readByShape = /* @__PURE__ */ readerOf(Object.fromEntries(lists.map((shape) => [shape, /* @__PURE__ */ optional(pointer)])));
/** Returns a function that gives the option `entries` of each shape. */
function entriesByShape(value, name) {
	const given = typeof value !== "object" ? Object.fromEntries(lists.map((shape) => [shape, pointer(value, name)])) : value;
	const byShape = readByShape(given, name);
	return (shape) => own(byShape, shape);
}
/** Returns the pointers of all gaps that an answer can have when it is converted to a newer version. */
function fillableAnywhere() {
	const [oldest] = versions;
	const newest = versions[versions.length - 1];
	return endpoints.flatMap(({ response }) => response === void 0 ? [] : pointersOf(response, oldest, newest));
}
// edge/route.ts
/**
* Finds what of a call differs between the versions of client and service.
*/
/** Returns the route of a request, or why it has none. */
function routeOf(request, settings) {
	const { service } = settings;
	const endpoint = listedEndpoint(request.method === "HEAD" ? "GET" : request.method, request.url, void 0);
	const named = versionNamed(request.headers);
	if (named === UNKNOWN && endpoint?.versioned) return "unknown_version";
	const client = named === UNKNOWN ? settings.client : named ?? settings.client;
	const untouched = {
		client,
		service,
		isListed: (endpoint?.versions.length ?? 0) > 0,
		isVersioned: false,
		varies: false
	};
	if (!endpoint?.versions.includes(client)) return untouched;
	if (!endpoint.versions.includes(service)) return "not_listed";
	return {
		...untouched,
		isVersioned: endpoint.versioned === true,
		...differences(endpoint, client, service)
	};
}
/** Stands for a version header with another value, or with different values. */
const UNKNOWN = "unknown";
/** Returns the version in the header. The same value may be repeated. */
function versionNamed(headers) {
	const [named, ...others] = new Set(membersOf$1(headers.get(apiVersion)));
	if (named === void 0) return void 0;
	return others.length > 0 ? UNKNOWN : versions.find((version) => version === named) ?? UNKNOWN;
}
function differences(endpoint, client, service) {
	const response = answerShape(own(endpoint, "response"));
	const ifDiffers = (shape) => shape && differs(shape, client, service) ? shape : void 0;
	return {
		query: ifDiffers(own(endpoint, "query")),
		body: ifDiffers(own(endpoint, "body")),
		answer: ifDiffers(response),
		mayDiffer: response !== own(endpoint, "response"),
		varies: response !== void 0 && versions.some((other) => differs(response, other, service))
	};
}
/** The service may complete an order at once and answer with all of it. */
function answerShape(response) {
	return response === "order-created" ? "order" : response;
}
// edge/translate_call.ts
/**
* Translates a call between a client of one version and a service of the other, and forwards nothing itself. This file
* translates the request; answer.ts translates the answer.
*/
/**
* Translates a request of a client to the service's version: the header `x-api-version`, the query and the body. Its
* `answer` translates the service's answer back. What the versions have in common, and what no version lists, passes
* unchanged. The header `x-api-version` of a request names the client's version; the default is the option `client`.
*
* The response headers `order-contract-losses` and `order-contract-gaps` list what was lost or is missing, and
* `order-contract-unconverted` says why a successful answer was not converted.
*
* A bad request or answer never throws. A mistake in the options, and a request that was read before, reject with a
* `TypeError`.
*
* @example
* ```ts
* import { translateCall } from 'order-contract/edge'
*
* const service = async (_: Request) => Response.json({ items: [{ payout: { url: 'https://pay.example.com/1' } }] })
*
* const request = new Request('https://example.com/v2/order/O-1')
* const call = await translateCall(request, { client: '2023-07-27', service: '2024-02-05' })
* const answer = call.ok ? await call.answer(await service(call.request)) : call.response
* const order = await answer.text()
* if (order !== '{"items":[{"redemption_url":"https://pay.example.com/1"}]}') throw new Error(order)
* ```
*/
async function translateCall(request, options) {
	checkRequest(request);
	const settings = readTranslateOptions(options);
	const route = routeOf(request, settings);
	if (typeof route === "string") return refused(refusedCall(route, settings));
	const lists = {
		losses: new Shortfalls(),
		gaps: new Shortfalls()
	};
	const headers = headersFor(request, route);
	const url = translatedUrl(request.url, route, settings, lists);
	if (url instanceof Response) return refused(url);
	const body = await translatedBody(request, headers, route, settings, lists);
	if (body instanceof Response) return refused(body);
	const { method, signal } = request;
	const init = {
		method,
		headers,
		signal,
		redirect: "manual",
		...body !== null && {
			body,
			duplex: "half"
		}
	};
	const answer = (response) => answerOf(response, method, route, settings, lists);
	return {
		ok: true,
		request: new Request(url, init),
		answer
	};
}
function refused(response) {
	return {
		ok: false,
		response
	};
}
function headersFor(request, { isVersioned, service, answer }) {
	const headers = new Headers(request.headers);
	if (isVersioned) headers.set(apiVersion, service);
	if (answer !== void 0) forgetRanges(headers);
	return headers;
}
/** Translates the query of a URL. */
function translatedUrl(given, route, settings, lists) {
	const { query: shape, client, service } = route;
	if (shape === void 0) return given;
	const url = new URL(given);
	const part = convertedPart("/query", shape, new TextEncoder().encode(url.search), settings.conversion(shape, client, service), lists);
	if (part.output === void 0) return refusedCall("unreadable", settings, part.errors);
	const refusedOnes = part.losses.filter(({ path: [name] }) => !settings.droppable.includes(String(name)));
	if (refusedOnes.length > 0) return refusedCall("inconvertible", settings, refusedLosses(refusedOnes, "/query"));
	url.search = new TextDecoder().decode(part.output);
	return url.href;
}
/** Translates the body of a request, if a version changes it. Every other body stays a stream. */
async function translatedBody({ body }, headers, { body: shape, client, service }, settings, lists) {
	if (shape === void 0 || body === null) return body;
	const bytes = await readBody(body, settings.limits.bytes).catch(() => void 0);
	if (bytes === void 0) return refusedCall("unreadable", settings);
	const part = convertedPart("/body", shape, bytes, settings.conversion(shape, client, service), lists);
	if (part.output === void 0) return refusedCall("unreadable", settings, part.errors);
	forgetBytes(headers);
	return part.output;
}
export { createReceiver, loggable, memoryClaims, translateCall, updateKey };
