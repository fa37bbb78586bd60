import { n as publicPointer, t as loggable } from "./shared/loggable.js";
import { $ as RECEIVER, $t as typeOf, A as writeSettings, B as isList, F as joined, I as translated$1, Jt as english, K as withOneAtLeast, Kt as versions, L as DEFAULTS, Mt as otherOrType, Ot as own, P as filled, Q as MOST_BYTES, Qt as tagOf, R as encode, Rt as isRefusal, S as parsed, Tt as isRecord, W as shapeIndex, Yt as checkCore, Zt as mustBe, d as differs, et as TRANSLATION, f as pointersOf, h as convertCore, jt as anyOf, k as write, kt as readerOf, l as refuseOtherGaps, o as BY_DEFAULT, ot as isFatal, r as convertCounted, s as encoded, tn as headOf, u as valuesFor, v as fillable, wt as isPlainRecord, z as fitting } from "./shared/convert.js";
import { n as bytesOf, t as Gathered } from "./shared/chunks.js";
// edge/claims.ts
/** Claims of updates, so that each is handled once. */
/** The states of an update when a delivery of it begins. */
const STATES = [
	"new",
	"done",
	"busy"
];
/** After ten minutes a claim ends, as its delivery may never end. */
const BUSY = 6e5;
const DONE = 6048e5;
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
	const busy = /* @__PURE__ */ new Map();
	const done = /* @__PURE__ */ new Map();
	const release = (key, id) => busy.get(key)?.id === id && busy.delete(key);
	return {
		begin(key, id) {
			forget$1(busy);
			forget$1(done);
			if (done.has(key)) return "done";
			if (busy.has(key)) return "busy";
			busy.set(key, {
				id,
				ends: Date.now() + BUSY
			});
			return "new";
		},
		finish(key, id) {
			release(key, id);
			done.delete(key);
			done.set(key, {
				id,
				ends: Date.now() + DONE
			});
		},
		release
	};
}
function forget$1(claims) {
	for (const [key, { ends }] of claims) {
		if (ends > Date.now()) return;
		claims.delete(key);
	}
}
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
	"bad_answer": "The answer of the service cannot be read or converted. It may have acted on the request.",
	"failed": "The translation failed. Send the request again later."
};
/** What is said of a page whose entries are not found. */
const noEntries = {
	"section": "4.4",
	"detail": "The entries of a list can't be found without guessing, because the layout of a page is not documented. Say with the option `entries` where they are."
};
/** The members of an update in the first version. */
const firstMembers = [
	"product_code",
	"old_state",
	"new_state",
	"timestamp"
];
/** The members that later versions have added. */
const laterMembers = [];
/** The members that an update must have, once for all versions that require the same. */
const requiredMembers = [[
	"product_code",
	"new_state",
	"timestamp"
]];
// types/rejections.ts
/**
* The rejections of `createReceiver` and `translateCall`, with their statuses. The API documentation shows no errors, and
* of the webhook only that status 200 means received, so all of them are our choice.
*/
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
const CALL_STATUSES = {
	/** The API documentation does not list the values of the version header. We assume that there are only these two. */
	unknown_version: 400,
	unreadable: 400,
	/** The service's version lacks a part of the request that changes what it asks for. */
	inconvertible: 422,
	/** Only the client's version lists the endpoint, or the path is outside the service's. */
	not_listed: 404,
	bad_answer: 502,
	/** The program or its platform has failed. */
	failed: 500
};
const JSON_TYPE = "application/json";
/** Seconds after which most hooks have ended. The API documentation does not show when the service sends again. */
const LATER = { "retry-after": "30" };
const RECEIVER_HEADERS = {
	method: { allow: "POST" },
	content_type: {
		accept: JSON_TYPE,
		"accept-post": JSON_TYPE
	},
	content_encoding: { "accept-encoding": "identity" },
	busy: LATER,
	failed: LATER
};
// edge/errors.ts
/**
* The errors that are not those of a client: of a hook of the receiver, and of the program around the package or its platform.
* What a hook throws can hold addresses, bodies or secrets: in Deno and Bun, the text of a network error has the URL with its
* query. So its error names only the class.
*/
/** Says that a hook has thrown, took too long, or returned what it must not. Has nothing personal in it: not when it is logged. */
var HookError = class extends Error {
	/** `'TimeoutError'` if the hook took too long; it may still succeed. */
	name;
	/** The class of what was thrown, such as `'TypeError'`. Undefined if the hook has thrown nothing. */
	cause;
	/** The hook that failed. */
	hook;
	/** @internal `failure` has what the hook has thrown. */
	constructor(hook, message, failure, name = "HookError") {
		super(message);
		this.hook = hook;
		this.name = name;
		this.cause = failure && classOf(failure.thrown);
		Object.defineProperty(this, "thrown", { value: failure?.thrown });
	}
};
function threw(hook, thrown) {
	return new HookError(hook, `${hook} has thrown ${classOf(thrown)}`, { thrown });
}
function tookTooLong(hook, timeout) {
	return new HookError(hook, `${hook} took too long: the option timeout gives a delivery ${timeout} ms`, void 0, "TimeoutError");
}
/** The names of classes: an error can be given any other name. */
const CLASS = /^[A-Z]\w{0,63}$/;
/** Returns the class of an error, or the type of another value. */
function classOf(thrown) {
	try {
		if (!(thrown instanceof Error)) return typeOf(thrown);
		return CLASS.test(thrown.name) ? thrown.name : "Error";
	} catch {
		return "Error";
	}
}
/** Makes the error for a body that is declared and not there. */
function bodyRead() {
	return Object.assign(/* @__PURE__ */ new Error("the body was read before: put the receiver before every body parser, such as express.json(), or exclude its route"), { code: "body_read" });
}
// edge/header_values.ts
/** Parses the values of headers (RFC 9110): lists and media types. */
/** What stands between two commas. Attackers choose it: nothing in it can fail after it has begun, so nothing backtracks. */
const MEMBER = /(?:[^,"]+|"(?:[^"\\]+|\\.)*"?)+/gsu;
/** Returns the members of a comma-separated list, without empty ones. A comma in a quoted string separates nothing. */
function membersOf(header) {
	return (header?.match(MEMBER) ?? []).map((member) => member.trim()).filter((member) => member !== "");
}
/** Returns type and subtype of a media type. Its parameters mean nothing for JSON, not even a charset (RFC 8259, section 11). */
function typeIn(mediaType) {
	return mediaType?.split(";", 1)[0]?.trim().toLowerCase();
}
// edge/incoming.ts
/** Checks incoming requests, and reads bodies up to a limit, whatever `content-length` says. */
/** What tells them from other values: the class, and a member with its type. */
const MESSAGES = {
	request: [
		"Request",
		"method",
		"string"
	],
	answer: [
		"Response",
		"status",
		"number"
	]
};
/** Throws a TypeError for another value, for example because an `await` is missing, and if the body has been read. */
function checkUnread(value, what) {
	const [kind, head, type] = MESSAGES[what];
	const { headers, body, bodyUsed, [head]: first } = value ?? {};
	if (typeof first !== type || typeof headers?.get !== "function") throw mustBe(`the ${what}`, `a ${kind}`, value, tagOf(value) === kind ? "another object" : void 0);
	if (body !== null && typeof body?.getReader !== "function") throw mustBe(`the body of the ${what}`, "a ReadableStream or null", body);
	if (bodyUsed || body?.locked) throw new TypeError(`the body of the ${what} was read before: pass the ${what} unread, or a clone() of it`);
}
/**
* Reads a body to its end, or until it has more than `most` bytes: then it returns more than these. Rejects if the body
* fails or the time is over. Cancels what it does not read, so that the sender stops.
*/
async function readBody(stream, most, deadline) {
	const all = new Gathered();
	if (stream === null) return all.bytes();
	const reader = stream.getReader();
	const gather = async () => {
		while (all.length <= most) {
			const { done, value } = await reader.read();
			if (done || value === void 0) return;
			all.append(bytesOf(value, "a body"));
		}
	};
	try {
		const reading = gather();
		await (deadline?.race(reading) ?? reading);
	} catch (error) {
		reader.cancel().catch(() => {});
		throw error;
	}
	if (all.length > most) reader.cancel().catch(() => {});
	return all.bytes().slice();
}
/** Returns the value of a body, or undefined if it is not JSON. */
function jsonIn(bytes) {
	try {
		return JSON.parse(new TextDecoder().decode(bytes));
	} catch {
		return;
	}
}
// edge/delivery.ts
/**
* There, `arrayBuffer()` reads no more than the declared length, and a stream takes a third of a delivery's time. Elsewhere it is
* no faster, and a length that a middleware left at a body which it has decompressed would get past `limits.bytes`.
*/
const IS_WORKERD = globalThis.navigator?.userAgent === "Cloudflare-Workers";
/** Reads a body and verifies it, or returns why it is refused. `known` gets the body as soon as it was read. */
async function verifiedBody(known, request, hooks) {
	const { settings, deadline } = hooks;
	const most = settings.ofDocument.limits.bytes;
	const length = request.headers.get("content-length");
	const declared = /^\d+$/.test(length ?? "") ? Number(length) : 0;
	const refusal = refusalOfHead(request, declared, most);
	if (refusal !== void 0) return refusal;
	const bytes = await bodyOf(request, declared, most, deadline);
	if (typeof bytes === "string") return bytes;
	known.bytes = bytes;
	return settings.hooks.verify === void 0 || await hooks.call("verify", bytes, request.headers) ? bytes : "unverified";
}
function refusalOfHead({ method, headers }, declared, most) {
	if (method !== "POST") return "method";
	if (typeIn(headers.get("content-type")) !== "application/json") return "content_type";
	const encoding = headers.get("content-encoding") ?? "";
	if (!["", "identity"].includes(encoding.trim().toLowerCase())) return "content_encoding";
	if (declared > most) return "too_large";
}
/**
* Reads the body, or returns why it can't be read. A body that is shorter than declared was cut off. Throws for one of which
* nothing is left although it ends as it should: it was read before.
*/
async function bodyOf(request, declared, most, deadline) {
	const bytes = await (IS_WORKERD && declared > 0 && request.arrayBuffer ? deadline.race(request.arrayBuffer()).then((buffer) => new Uint8Array(buffer)) : readBody(request.body, most, deadline)).catch(() => void 0);
	if (bytes === void 0) return deadline.passed ? "timeout" : "incomplete";
	if (bytes.length > most) return "too_large";
	if (bytes.length >= declared) return bytes;
	if (bytes.length === 0) throw bodyRead();
	return "incomplete";
}
// edge/deadline.ts
/** The time limit of a delivery. The timer of `AbortSignal.timeout` can't be stopped, and Node ends while one runs. */
var Deadline = class {
	#over;
	#timer;
	#controller;
	passed = false;
	constructor(milliseconds) {
		this.#over = new Promise((_, reject) => {
			this.#timer = setTimeout(() => {
				this.passed = true;
				this.#controller?.abort();
				reject(/* @__PURE__ */ new Error("the time is over"));
			}, milliseconds);
		});
		this.#over.catch(() => {});
	}
	/** Is aborted when the time is over. Made at the first use: it costs workerd more than validating a small document. */
	get signal() {
		this.#controller ??= new AbortController();
		if (this.passed) this.#controller.abort();
		return this.#controller.signal;
	}
	/** Settles like the promise, or rejects as soon as the time is over. */
	race(promise) {
		return Promise.race([promise, this.#over]);
	}
	stop() {
		clearTimeout(this.#timer);
	}
};
// edge/hooks.ts
/** Calls the hooks of a receiver within its time limit. What goes on after it is waited for by the platform. */
var Hooks = class {
	settings;
	platform;
	deadline;
	#id;
	#running = "verify";
	/** Why the update is being released. */
	#failure;
	constructor(settings, platform) {
		this.settings = settings;
		this.platform = platform;
		this.deadline = new Deadline(settings.timeout);
	}
	/** Calls a hook, and resolves to its result. Rejects with a `HookError` if it throws or takes too long. */
	call(hook, ...given) {
		return this.#inTime(this.#run(hook, () => this.settings.hooks[hook]?.(...given, this.#delivery())));
	}
	/** Handles an update once. Rejects with a `HookError` if a hook throws or takes too long. */
	async once(claims, key, update) {
		const delivery = Object.assign(this.#delivery(), { key });
		try {
			return await this.#inTime(this.#claimed(claims, update, delivery));
		} catch (error) {
			if (this.#running === "begin" && this.deadline.passed) waitFor(this.platform, released(claims, delivery));
			throw error;
		}
	}
	/** Claims and handles an update. However a hook fails after `begin` has begun, the update is done or free then. */
	async #claimed(claims, update, delivery) {
		const { key, id } = delivery;
		try {
			const state = checkedState(await this.#run("begin", () => claims.begin(key, id)));
			if (state !== "new") return state;
			if (this.deadline.passed) throw tookTooLong("begin", this.settings.timeout);
			await this.#run("handle", () => this.settings.hooks.handle?.(update, delivery));
			await this.#run("finish", () => claims.finish?.(key, id));
			return "handled";
		} catch (error) {
			this.#failure = error;
			await released(claims, delivery);
			throw error;
		}
	}
	#delivery() {
		this.#id ??= crypto.randomUUID();
		const { deadline } = this;
		return {
			id: this.#id,
			get signal() {
				return deadline.signal;
			}
		};
	}
	async #run(hook, act) {
		this.#running = hook;
		try {
			return await act();
		} catch (thrown) {
			throw threw(hook, thrown);
		}
	}
	/** Applies the time limit. When it is over, the platform waits for what still runs. */
	async #inTime(running) {
		try {
			return await this.deadline.race(running);
		} catch (error) {
			if (!this.deadline.passed || error instanceof HookError) throw error;
			waitFor(this.platform, running);
			throw this.#failure ?? tookTooLong(this.#running, this.settings.timeout);
		}
	}
};
/** Releases a claim. An error of the store leaves the claim to its end: the hook that failed first is reported. */
function released(claims, { key, id }) {
	const release = async () => claims.release(key, id);
	return release().catch(() => {});
}
function checkedState(state) {
	const known = STATES.find((one) => one === state);
	if (known !== void 0) return known;
	throw new HookError("begin", `begin must return ${anyOf(STATES)}, not ${otherOrType(state)}`);
}
/** Gives a promise to `waitUntil`. Handles its rejection otherwise, as the caller no longer waits for it. */
function waitFor(platform, promise) {
	promise.catch(() => {});
	try {
		platform.find((value) => typeof value?.waitUntil === "function")?.waitUntil(promise);
	} catch {}
}
// edge/problem_details.ts
/** Writes rejections as problem details (RFC 9457), which never quote the request or response. */
const MOST_ERRORS = 20;
function rejected({ errors = [], ...details }, headers = {}) {
	return new Response(JSON.stringify(errors.length > 0 ? {
		...details,
		errors
	} : details), {
		status: details.status,
		headers: {
			...headers,
			"content-type": "application/problem+json",
			"cache-control": "no-store"
		}
	});
}
/** Returns the first errors among problems, whose places are below a pointer. Their report must be a masked one. */
function errorsOf(problems, below = "") {
	return problems.filter(({ severity }) => severity === "error").slice(0, MOST_ERRORS).map(({ code, path, section, message: detail }) => {
		return {
			code,
			pointer: below + publicPointer(path),
			section,
			detail
		};
	});
}
// edge/receiver_options.ts
/** The options of the webhook receiver: their types, checks and defaults. */
const HOOKS = [
	"verify",
	"isUpdate",
	"handle",
	"other"
];
const readOptions = /* @__PURE__ */ readerOf(RECEIVER);
function readReceiverOptions(options) {
	const given = readOptions(options);
	const { version, accept, optional, severity, limits, messages, timeout, claims, handle, isUpdate, other } = given;
	const chosen = {
		...DEFAULTS.options,
		version,
		accept,
		optional,
		severity,
		limits: withOneAtLeast(limits),
		messages
	};
	if (claims !== void 0 && handle === void 0) throw new TypeError("the option claims needs the option handle: pass it too");
	if (isUpdate !== void 0 && other === void 0) throw new TypeError("the option isUpdate needs the option other: pass it too");
	return {
		hooks: Object.fromEntries(HOOKS.map((name) => [name, given[name]?.bind(options)])),
		claims,
		timeout,
		texts: messages?.receiver ?? englishReceiver,
		ofDocument: fitting("product-update", encode(chosen))
	};
}
// edge/update_key.ts
/** Computes the key by which a repeated delivery of an update is recognised. */
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
	const isBody = typeof body === "string" || body instanceof Uint8Array;
	const content = isBody ? contentOf(body) : void 0;
	if (content && requiredMembers.some((names) => names.every(content.has))) return hashOf(content.bytes);
	throw mustBe("the argument of updateKey", "the body of an update, as text or bytes", body, isBody ? "another text" : void 0);
}
/** Returns the key of a body that a receiver accepts. By its options, the body may lack members or be no object. */
async function keyOfAccepted(body) {
	const content = contentOf(body);
	if (content === void 0) throw new Error("the body of an accepted update could not be read again");
	return hashOf(content.bytes);
}
const MEMBERS = /* @__PURE__ */ [firstMembers, laterMembers].flat();
/** Returns the bytes of a body in one form, whatever its spelling, and which members it has, or undefined if it can't be read. */
function contentOf(body) {
	const names = headOf(MEMBERS);
	const length = write(checkCore, body, {
		bytes: names,
		limits: { bytes: MOST_BYTES }
	});
	if (isRefusal(length)) return void 0;
	const address = checkCore.call((core) => core.write_key(length, names.length, firstMembers.length)) >>> 2;
	if (address === 0) return void 0;
	const word = (index) => checkCore.memoryNumbers()[address + index];
	const present = word(2);
	return {
		bytes: checkCore.viewAt(word(0), word(1)).slice(),
		has: (name) => (present >>> MEMBERS.indexOf(name) & 1) === 1
	};
}
async function hashOf(bytes) {
	const hash = await crypto.subtle.digest("SHA-256", bytes);
	return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
// edge/receiver.ts
/** Receives the product-update webhook: validates a body that delivery.ts has read and verified, and hands it over. */
/**
* Creates a receiver of the product-update webhook. Its result has a `response` that is ready to send: status 200
* with an empty body, as the API documentation shows, or problem details (RFC 9457) that say what to correct and
* where. They never quote the request.
*
* It checks in this order: method, content type, content encoding, length, `verify`, JSON, the rules of the shape,
* `claims`. Then it calls `handle`. However a hook fails, the update is then done or free. A bad request never throws, and
* neither does what fails around it: then the status is 500, and `error` says why. An unknown option throws a `TypeError`.
* The receiver rejects with a `TypeError` if its argument is not a request or the body has been read.
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
	checkUnread(request, "request");
	const hooks = new Hooks(settings, platform);
	const known = {};
	try {
		const bytes = await verifiedBody(known, request, hooks);
		return {
			...typeof bytes === "string" ? refused(bytes, settings) : await outcomeOf(known, bytes, request.headers, hooks),
			...known
		};
	} catch (error) {
		return {
			...refused("failed", settings),
			...known,
			error
		};
	} finally {
		hooks.deadline.stop();
	}
}
/** Validates a body that was verified, and hands over what it is. */
async function outcomeOf(known, bytes, headers, hooks) {
	const { settings } = hooks;
	const result = parsed("product-update", bytes, settings.ofDocument);
	known.report = result.report;
	const { problems } = result.report;
	if (problems.some(({ code }) => isFatal(code))) return refused("unreadable", settings, errorsOf(problems));
	const { other } = settings.hooks;
	const event = other && await otherEvent(result.ok ? result.value : jsonIn(bytes), headers, hooks);
	if (event !== void 0) {
		await hooks.call("other", event);
		return received("other");
	}
	if (!result.ok) return refused("invalid", settings, errorsOf(problems));
	return handled(result.value, bytes, hooks);
}
async function handled(update, bytes, hooks) {
	const { claims, hooks: given } = hooks.settings;
	if (claims !== void 0) {
		const state = await hooks.once(claims, await keyOfAccepted(bytes), update);
		if (state === "busy") return refused("busy", hooks.settings);
		if (state === "done") return {
			...received(),
			duplicate: true
		};
	} else if (given.handle !== void 0) await hooks.call("handle", update);
	return {
		...received(),
		update
	};
}
/** Returns the value if it is another event: `isUpdate` says so or, without that, no version requires a member of it. */
async function otherEvent(value, headers, hooks) {
	if (!isPlainRecord(value)) return void 0;
	const hasMember = () => requiredMembers.flat().some((name) => Object.hasOwn(value, name));
	return (hooks.settings.hooks.isUpdate !== void 0 ? await hooks.call("isUpdate", value, headers) : hasMember()) ? void 0 : value;
}
function received(code = "received") {
	return {
		response: new Response(null),
		code,
		duplicate: false
	};
}
function refused(code, { texts }, errors = []) {
	return {
		response: rejected({
			status: RECEIVER_STATUSES[code],
			code,
			detail: texts[code],
			errors
		}, RECEIVER_HEADERS[code]),
		code,
		duplicate: false
	};
}
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
// edge/call_headers.ts
/** The prefix of the headers that `translateCall` adds. */
const OWN = "order-contract-";
const LOSSES = /* @__PURE__ */ OWN.concat("losses");
const GAPS = /* @__PURE__ */ OWN.concat("gaps");
const UNCONVERTED = /* @__PURE__ */ OWN.concat("unconverted");
/** Headers that ask for a part of a document, which can't be converted. */
const OF_RANGES = ["range", "if-range"];
/** Headers about the coded bytes of a body. */
const OF_CODING = [
	"content-digest",
	"content-encoding",
	"content-length",
	"content-md5",
	"digest",
	"repr-digest"
];
/** Headers about the bytes of a body, which conversion changes. Runtimes set the length of the new one. */
const OF_BYTES = /* @__PURE__ */ OF_CODING.concat("accept-ranges", "content-range", "etag");
/** The codings that platforms decode. The header of another one stays, with the body as it is. */
const DECODED = [
	"br",
	"deflate",
	"gzip",
	"x-gzip",
	"zstd"
];
const TOKEN = /^[\w!#$%&'*+.^`|~-]+$/;
/** Headers of one connection (RFC 9110, section 7.6.1), besides those that `connection` names. */
const OF_CONNECTION = [
	"connection",
	"keep-alive",
	"proxy-authenticate",
	"proxy-authorization",
	"proxy-connection",
	"te",
	"trailer",
	"transfer-encoding",
	"upgrade"
];
/** Headers of the client's own exchange: the platform names host and codings, and the server has answered `expect`. */
const OF_CLIENT = [
	"accept-encoding",
	"expect",
	"host"
];
function headersToForward({ headers }) {
	const forwarded = withoutConnection(headers);
	if (headers.has("transfer-encoding")) forwarded.delete("content-length");
	forget(forwarded, OF_CLIENT);
	return forwarded;
}
/** Copies the headers of an answer that are meant for the client. The platform has decoded the body. */
function headersToReturn({ headers }) {
	const returned = withoutConnection(headers);
	const codings = membersOf(headers.get("content-encoding"));
	if (codings.length > 0 && codings.every((coding) => DECODED.includes(coding.toLowerCase()))) forget(returned, OF_CODING);
	for (const [name] of headers) if (name.startsWith(OWN)) returned.delete(name);
	return returned;
}
function withoutConnection(headers) {
	const others = new Headers(headers);
	forget(others, [...membersOf(headers.get("connection")).filter((name) => TOKEN.test(name)), ...OF_CONNECTION]);
	return others;
}
function forget(headers, names) {
	for (const name of names) headers.delete(name);
}
function addToVary(headers, name) {
	const names = membersOf(headers.get("vary")).map((member) => member.toLowerCase());
	if (!names.includes("*") && !names.includes(name)) headers.append("vary", name);
}
/** The losses or gaps of a call and its answer, as the value of a header that may be shown to anyone. */
var Shortfalls = class {
	/** Hidden names look alike, so one member stands for all of them. */
	#members = /* @__PURE__ */ new Set();
	#more = 0;
	/** Adds losses or gaps below a pointer, and the number of further ones. */
	add(below, shortfalls, more = 0, places) {
		this.#more += more;
		for (const shortfall of shortfalls) {
			const { path, section } = shortfall;
			const place = places?.get(shortfall);
			this.#members.add(`"${below}${publicPointer(path)}";section="${section}"${place ? `;value=${place}` : ""}`);
		}
	}
	/**
	* Returns a structured list (RFC 9651) of pointers with sections, such as
	* `"/response/items/0/payout/*";section="2.6"`, or undefined for none. If it is cut short, the last member is
	* `more;count=12`. Neither pointers nor sections need escaping.
	*/
	header() {
		const members = [...this.#members];
		const listed = members.slice(0, 16);
		const more = this.#more + members.length - listed.length;
		if (more > 0) listed.push(`more;count=${more}`);
		return listed.join(", ") || void 0;
	}
};
// edge/translation.ts
/** A call that is translated: converts its query, its body and the body of its answer, and refuses it. */
/** Converts a part of a call, and notes what it loses and lacks. Returns the response that refuses it, also if unread. */
function convertedPart({ client, service, settings, ...noted }, part, shape, bytes) {
	const isAnswer = part === "/response";
	const refusal = isAnswer ? "bad_answer" : "unreadable";
	if (bytes === void 0) return refusedCall(refusal, settings);
	const { payoutUrl, fill, limits, messages } = settings;
	const [from, to] = isAnswer ? [service, client] : [client, service];
	const ofShape = valuesFor(pointersOf(shape, from, to), fill);
	const entries = isList(shape) ? settings.entries : void 0;
	const options = encoded({
		...BY_DEFAULT,
		from,
		to,
		payoutUrl,
		entries,
		limits,
		messages
	}, ofShape, 16);
	const { conversion, more, unplaced } = convertCounted(shape, bytes, options);
	if (!conversion.ok) return refusedCall(refusal, settings, errorsOf(conversion.problems, part));
	const { losses, output } = conversion;
	if (!isAnswer && losses.length > 0) return refusedCall("inconvertible", settings, errorsOf(losses.map((loss) => ({
		...loss,
		...UNDOCUMENTED,
		message: loss.reason
	})), part));
	noted.losses.add(part, losses, more.losses, isAnswer ? placesIn(bytes, unplaced) : void 0);
	noted.gaps.add(part, conversion.gaps, more.gaps);
	return output;
}
/** Returns for each loss without a value where an option says, whether the lost member has a text elsewhere. */
function placesIn(bytes, losses) {
	const answer = losses.length > 0 ? jsonIn(bytes) : void 0;
	return new Map(losses.map((loss) => [loss, hasText(valueAt(answer, loss.path)) ? "elsewhere" : "none"]));
}
function valueAt(value, path) {
	return path.reduce((value, segment) => isRecord(value) ? own(value, String(segment)) : void 0, value);
}
/** A list and not the stack, because an answer can be nested as deeply as `limits.depth` allows. */
function hasText(value) {
	const values = [value];
	for (const one of values) {
		if (typeof one === "string" && one !== "") return true;
		if (isRecord(one)) for (const item of Object.values(one)) values.push(item);
	}
	return false;
}
const UNDOCUMENTED = {
	code: "undocumented",
	severity: "error"
};
/** Returns what an answer is: one of the constants `ANSWER_…`. */
function kindOfAnswer(shape, bytes, { entries, limits }) {
	const head = headOf([entries]);
	const length = write(convertCore, bytes, {
		bytes: head,
		limits
	});
	return isRefusal(length) ? 0 : convertCore.call((core) => core.answer_of(shapeIndex(shape), length, head.length));
}
/** Refuses a page without entries that can have them in another object: the API documentation does not show where (4.4). */
function refusedPage(settings) {
	const detail = settings.messages?.codes.entries ?? noEntries.detail;
	return refusedCall("bad_answer", settings, [{
		code: "entries",
		pointer: "/response",
		section: noEntries.section,
		detail
	}]);
}
function refusedCall(code, { messages, service }, errors = []) {
	const template = (messages?.call ?? englishCall)[code];
	const all = joined([...versions], translated$1(messages, english.or));
	const detail = filled(template, (name) => name === "version" ? service : all);
	return rejected({
		status: CALL_STATUSES[code],
		code,
		detail,
		errors
	});
}
// edge/answer.ts
/** Makes the client's answer of the service's: converts a body that differs between the versions, and passes on any other. */
/** The statuses of answers without a body, besides those to HEAD. */
const NO_BODY = [
	204,
	205,
	304
];
const PARTIAL_CONTENT = 206;
const NOT_MODIFIED = 304;
/** Makes the client's answer. One that must be converted and can't be becomes a 502. */
async function answerOf(response, translation) {
	checkUnread(response, "answer");
	const { status, body } = response;
	const { method, answer, settings } = translation;
	if (status < 200 || status > 599) return response;
	const headers = headersToReturn(response);
	if (translation.varies) addToVary(headers, apiVersion);
	const treatment = treatmentOf(response, translation);
	if (treatment !== "convert") {
		if (treatment !== "pass") headers.set(UNCONVERTED, treatment);
		return answerWith(body, status, headers, translation);
	}
	if (method === "HEAD" || status === NOT_MODIFIED) {
		ofClient(headers, translation);
		return answerWith(null, status, headers, translation);
	}
	const bytes = await readBody(body, settings.limits.bytes).catch(() => void 0);
	const shape = answer;
	const kind = bytes && kindOfAnswer(shape, bytes, settings);
	if (kind === 3) return refusedPage(settings);
	if (kind === 2) return answerWith(bytes, status, headers, translation);
	if (kind === 1) headers.set(UNCONVERTED, "shape");
	const output = convertedPart(translation, "/response", shape, bytes);
	if (output instanceof Response) return output;
	if (!areSame(output, bytes)) ofClient(headers, translation);
	return answerWith(output, status, headers, translation);
}
/** Returns what happens to an answer. For a successful one that is not converted, the reason, for a header. */
function treatmentOf({ ok, status, headers }, { client, service, isListed, answer }) {
	if (status === NOT_MODIFIED) return answer === void 0 ? "pass" : "convert";
	if (!ok || NO_BODY.includes(status) || client === service) return "pass";
	if (!isListed) return "unlisted";
	if (answer === void 0) return "pass";
	if (status === PARTIAL_CONTENT) return "partial";
	const type = typeIn(membersOf(headers.get("content-type")).at(-1)) ?? "";
	return /^(?:application|text)\/json$|\+json$/.test(type) ? "convert" : "media-type";
}
function areSame(one, other) {
	return one.length === other?.length && one.every((byte, at) => byte === other[at]);
}
function ofClient(headers, { client, service }) {
	forget(headers, OF_BYTES);
	if (headers.get("x-api-version") === service) headers.set(apiVersion, client);
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
// edge/call_options.ts
/** The options of `translateCall`: their types, checks and defaults. */
const readTranslateOptions = /* @__PURE__ */ readerOf(TRANSLATION, (given) => {
	refuseOtherGaps(given.fill, [...new Set(fillable.map(({ pointer }) => pointer))]);
	return given;
});
// edge/route.ts
/** Finds what of a call differs between the versions of client and service. */
/** Returns the route of a request to an address, or why it has none. */
function routeOf({ method, headers }, { pathname }, settings) {
	const { service } = settings;
	const number = endpointOf(method === "HEAD" ? "GET" : method, pathname);
	if (number === 4294967294 || FORBIDDEN.includes(method.toUpperCase())) return "not_listed";
	const endpoint = endpoints[number];
	const named = versionNamed(headers, settings.client);
	if (named === void 0 && endpoint?.versioned) return "unknown_version";
	const client = named ?? settings.client;
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
/** The methods that no `Request` can have. Servers pass them on, some in objects that only look like one. */
const FORBIDDEN = [
	"CONNECT",
	"TRACE",
	"TRACK"
];
/** Returns the number of the endpoint that any version lists, `ABSENT` for none, or `OUTSIDE`. */
function endpointOf(method, path) {
	const head = headOf([method, path]);
	writeSettings(convertCore, { bytes: head });
	return convertCore.call((core) => core.endpoint_of(head.length)) >>> 0;
}
/** Returns the version in the header, which may repeat it, or undefined for another value or for several. */
function versionNamed(headers, byDefault) {
	const [named = byDefault, ...others] = new Set(membersOf(headers.get(apiVersion)));
	return others.length > 0 ? void 0 : versions.find((version) => version === named);
}
function differences(endpoint, client, service) {
	const response = answerShape(own(endpoint, "response"));
	const ifDiffers = (shape) => shape && differs(shape, client, service) ? shape : void 0;
	return {
		query: ifDiffers(own(endpoint, "query")),
		body: ifDiffers(own(endpoint, "body")),
		answer: ifDiffers(response),
		varies: response !== void 0 && versions.some((other) => differs(response, other, service))
	};
}
/** The service may complete an order at once and answer with all of it. */
function answerShape(response) {
	return response === "order-created" ? "order" : response;
}
// edge/translate_call.ts
/** Translates a client's request for a service of another version, and forwards nothing. answer.ts translates the answer. */
/**
* Translates a request of a client to the service's version: the header `x-api-version`, the query and the body. Its
* `answer` translates the service's answer back. The request is for the URL `base` and no other host, whatever its path.
* What the versions have in common, and what no version lists, passes unchanged. The header `x-api-version` of a request
* names the client's version; the default is the option `client`.
*
* The response headers `order-contract-losses` and `order-contract-gaps` list what was lost or is missing, and
* `order-contract-unconverted` says why a successful answer was not converted.
*
* A bad request or answer never throws. What fails around it is answered with status 500, and `error` says why. A mistake in
* the options, and a request that was read before, reject with a `TypeError`.
*
* @example
* ```ts
* import { translateCall } from 'order-contract/edge'
*
* const service = async (_: Request) => Response.json({ items: [{ payout: { url: 'https://pay.example.com/1' } }] })
*
* const request = new Request('https://example.com/v2/order/O-1')
* const versions = { client: '2023-07-27', service: '2024-02-05' } as const
* const call = await translateCall(request, { ...versions, base: 'https://api.example.com' })
* const answer = call.ok ? await call.answer(await service(call.request)) : call.response
* const order = await answer.text()
* if (order !== '{"items":[{"redemption_url":"https://pay.example.com/1"}]}') throw new Error(order)
* ```
*/
async function translateCall(request, options) {
	checkUnread(request, "request");
	const settings = readTranslateOptions(options);
	try {
		return await translated(request, settings);
	} catch (error) {
		return {
			ok: false,
			response: refusedCall("failed", settings),
			error
		};
	}
}
async function translated(request, settings) {
	const { method, signal } = request;
	const asked = new URL(request.url);
	const route = routeOf(request, asked, settings);
	if (typeof route === "string") return {
		ok: false,
		response: refusedCall(route, settings)
	};
	const translation = {
		...route,
		method,
		settings,
		losses: new Shortfalls(),
		gaps: new Shortfalls()
	};
	const headers = headersFor(request, route);
	const query = translatedQuery(asked.search, translation);
	if (query instanceof Response) return {
		ok: false,
		response: query
	};
	const body = await translatedBody(request, headers, translation);
	if (body instanceof Response) return {
		ok: false,
		response: body
	};
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
	const answer = (response) => answerOf(response, translation);
	const url = new URL(settings.base + asked.pathname);
	url.search = query;
	return {
		ok: true,
		request: new Request(url, init),
		answer
	};
}
function headersFor(request, { isVersioned, service, answer }) {
	const headers = headersToForward(request);
	if (isVersioned) headers.set(apiVersion, service);
	if (answer !== void 0) forget(headers, OF_RANGES);
	return headers;
}
function translatedQuery(given, translation) {
	const { query } = translation;
	if (query === void 0) return given;
	const output = convertedPart(translation, "/query", query, new TextEncoder().encode(given));
	return output instanceof Response ? output : new TextDecoder().decode(output);
}
/** Translates the body of a request, if a version changes it. Every other body stays a stream. */
async function translatedBody({ method, body }, headers, translation) {
	if (body === null || method === "GET" || method === "HEAD") {
		forget(headers, OF_BYTES);
		return null;
	}
	if (translation.body === void 0) return body;
	const bytes = await readBody(body, translation.settings.limits.bytes).catch(() => void 0);
	const output = convertedPart(translation, "/body", translation.body, bytes);
	if (output instanceof Uint8Array) forget(headers, OF_BYTES);
	return output;
}
export { createReceiver, loggable, memoryClaims, translateCall, updateKey };
