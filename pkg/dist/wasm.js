// input/tag.ts
/** Names the types of values, for error messages too. */
/** Returns the name of a built-in class, or `Object`. Returns `''` if reading it throws. */
function tagOf(value) {
	try {
		return Object.prototype.toString.call(value).slice(8, -1);
	} catch {
		return "";
	}
}
/** Describes a value by its type only, as `a URL` or `an object`: it may be a document, and errors are logged. */
function typeOf(value) {
	if (value == null) return String(value);
	const tag = typeof value === "object" ? tagOf(value) : typeof value;
	const name = tag === "Object" || tag === "Array" || tag === "" ? (tag || "object").toLowerCase() : tag;
	return `${/^[aeio]/iu.test(name) ? "an" : "a"} ${name}`;
}
// cores/no_webassembly.ts
/**
* The error of every call where the core can't start. It says what helps on this platform, which the platform's own error
* tells: nothing here guesses the runtime.
*/
/** The smallest module: a header and nothing else. */
const HEADER = [
	0,
	97,
	115,
	109,
	1,
	0,
	0,
	0
];
/** What platforms say, and what helps. */
const REMEDIES = [
	[/disallowed by embedder/i, "WebAssembly is not compiled at run time here: bundle with the condition workerd (Cloudflare) or edge-light (Vercel), which imports the .wasm file"],
	[/out of memory|could not allocate|cannot allocate/i, "WebAssembly gets no memory here: raise the limit of virtual memory (ulimit -v), or run Node with --disable-wasm-trap-handler"],
	[/main thread/i, "WebAssembly of this size is not compiled at once on a page of this browser: use order-contract/wasm, or a worker"]
];
const MISSING = "WebAssembly is missing here: run Node without --jitless, and a browser without what switches it off, such as a lockdown mode";
const FORBIDDEN = "WebAssembly is not allowed here: allow it with script-src 'wasm-unsafe-eval' in the content security policy";
const TOO_OLD = "WebAssembly is too old here, without SIMD or bulk memory: use a newer version of this browser or runtime";
/** The code of the error, by which a program can choose a fallback. */
const CODE = "no_webassembly";
let refusal;
/** Returns the error if a module could not be compiled before. */
function knownRefusal() {
	return refusal;
}
/** Returns what to throw after a module of the package could not be compiled, for every call that needs it. */
function compileError(cause) {
	refusal ??= startError(cause);
	return refusal;
}
/** Makes the error after the core could not be started. The next attempt may succeed: memory comes and goes. */
function startError(cause) {
	return Object.assign(new Error(messageFor(cause), { cause }), { code: CODE });
}
function messageFor(cause) {
	if (typeof WebAssembly === "undefined") return MISSING;
	return REMEDIES.find(([said]) => said.test(String(cause)))?.[1] ?? (compiles() ? TOO_OLD : FORBIDDEN);
}
/** Returns whether the platform compiles anything. */
function compiles() {
	try {
		return new WebAssembly.Module(Uint8Array.from(HEADER)) instanceof WebAssembly.Module;
	} catch {
		return false;
	}
}
// cores/given.ts
/**
* The core of `order-contract/wasm`, for programs that ship the .wasm file themselves, in any runtime.
* It is asynchronous: a page should not compile on its main thread, and older browsers refuse to.
*/
let given$1;
let started$1;
/** Returns the module that `init` was given. Throws an Error before `init` has resolved. */
function compile() {
	if (given$1 !== void 0) return given$1;
	throw knownRefusal() ?? /* @__PURE__ */ new Error("the .wasm file is not loaded yet: await init(…) from 'order-contract/wasm' first");
}
/**
* Compiles the core. Resolves when the other functions can be called. Further calls wait for the first one and ignore
* their argument; after a failure, the next call tries again.
*
* Rejects with a `TypeError` if the source is of another type or is another module, with an `Error` if the server
* answers with an error status, with an `Error` of `code` `'no_webassembly'` if WebAssembly is missing or not allowed, and
* with the errors of `fetch` and `WebAssembly`.
*
* @example
* ```ts
* import { readFile } from 'node:fs/promises'
* import { fileURLToPath } from 'node:url'
* import { init, isValid } from 'order-contract/wasm'
*
* await init(await readFile(fileURLToPath(import.meta.resolve('order-contract/order_contract.wasm'))))
* if (!isValid('order-created', '{"status":"COMPLETED"}')) throw new Error('not valid')
* ```
*/
function init(source) {
	started$1 ??= start(source);
	return started$1;
}
async function start(source) {
	try {
		const module = await compiled$1(source);
		refuseOthers$1(module);
		given$1 = module;
	} catch (error) {
		started$1 = void 0;
		throw compiles() ? error : compileError(error);
	}
}
/** Throws a TypeError for other modules, such as the package's smaller core. */
function refuseOthers$1(module) {
	if (WebAssembly.Module.exports(module).some(({ name }) => name === "convert")) return;
	throw new TypeError("init must be given order_contract.wasm of this package, not another module");
}
async function compiled$1(source) {
	const tag = tagOf(source);
	if (typeof source === "string" || tag === "URL") return fetched(source);
	if (tag === "ArrayBuffer" || ArrayBuffer.isView(source)) return WebAssembly.compile(source);
	if (tag === "WebAssembly.Module") return source;
	throw new TypeError(`init must be given a WebAssembly.Module, the URL of order_contract.wasm or its bytes, not ${typeOf(source)}`);
}
async function fetched(address) {
	const response = await fetch(address).catch((cause) => {
		throw new Error("order_contract.wasm could not be fetched: check its address, or pass its bytes", { cause });
	});
	if (!response.ok) throw new Error(`order_contract.wasm could not be loaded: its server answered with status ${response.status}`);
	return response.headers.get("content-type")?.startsWith("application/wasm") ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
}
// cores/core.ts
/**
* Owns the running core and the memory shared with it. Starts the core at the first call and again after a trap.
* Calls pass only numbers, which src/layout.rs documents. document.ts fills the memory; reply.ts reads it.
*/
/** A buffer larger than this is used for one call. The core frees it when it reserves the next one. */
const LARGE = 1 << 20;
/** An instance with more memory is replaced: memory can only grow. */
const MOST_KEPT = 1 << 25;
const SMALLEST = 16384;
const NOTHING$2 = /* @__PURE__ */ new Uint8Array(0);
const NO_NUMBERS = /* @__PURE__ */ new Uint32Array(0);
let module;
/** Undefined if the next call has to start an instance: before the first one, and after a trap. */
let core;
let address = 0;
/** How many bytes were asked for last. */
let reserved = 0;
let input = NOTHING$2;
let numbers = NO_NUMBERS;
/** The error of a call for which there was not enough memory. */
var MemoryError = class extends Error {
	name = "MemoryError";
};
/**
* Returns the input buffer, longer than `bytes`. `input` is empty if nothing is allocated, or if the memory has
* grown and detached the view.
*/
function room(bytes) {
	return input.length > bytes ? input : makeRoom(bytes);
}
function makeRoom(bytes) {
	core ??= started();
	const size = Math.max(bytes + 1, SMALLEST);
	reserved = size;
	address = call((core) => core.reserve(size)) >>> 0;
	input = viewAt(address, size);
	return input;
}
function started() {
	module ??= compiled();
	try {
		return new WebAssembly.Instance(module).exports;
	} catch (error) {
		throw startError(error);
	}
}
function compiled() {
	const refusal = knownRefusal();
	if (refusal !== void 0) throw refusal;
	try {
		return compile();
	} catch (error) {
		throw error.name === "Error" ? error : compileError(error);
	}
}
function memory() {
	return core.memory.buffer;
}
/**
* Calls a function of the core. After a trap the instance is not used again. It takes no name: looking up exports by
* name would take 5 % of the time for a small document.
*/
function call(run) {
	if (input.length > LARGE) input = NOTHING$2;
	try {
		const result = run(core);
		if (input.length === 0 && isLarge()) Promise.resolve().then(giveBack);
		return result;
	} catch (trap) {
		const isShort = trap instanceof WebAssembly.RuntimeError && (reserved > LARGE || isLarge());
		replaceInstance();
		throw isShort ? new MemoryError("there is not enough memory for this document", { cause: trap }) : trap;
	}
}
function isLarge() {
	return core !== void 0 && memory().byteLength > MOST_KEPT;
}
/** Gives a large memory back, once what a call has left there was read: that is done before anything is awaited. */
function giveBack() {
	if (isLarge()) replaceInstance();
}
function replaceInstance() {
	core = void 0;
	input = NOTHING$2;
	numbers = NO_NUMBERS;
}
function memoryNumbers() {
	if (numbers.buffer !== memory()) numbers = new Uint32Array(memory());
	return numbers;
}
function textAt(start, length) {
	return length === 0 ? "" : decoded(viewAt(start, length));
}
let decoder;
function decoded(bytes) {
	decoder ??= new TextDecoder("utf-8", { ignoreBOM: true });
	return decoder.decode(bytes);
}
/** Returns a view of bytes in the memory. It is valid until the next call. */
function viewAt(start, length) {
	return new Uint8Array(memory(), start, length);
}
/** Reads the input of the last call as text. */
function checkedText(length) {
	return textAt(address, length);
}
/** A flag of the head: the option `mask` is false. */
const HEAD_UNMASKED = 1024;
/** A flag of the head: the option `entries` is set. */
const HEAD_ENTRIES = 2048;
/** A flag of the head: the findings that have a fix are listed, all of them, and no others. */
const HEAD_FIXES = 4096;
/** Marks a step of a path as a word of the contract. Its number is added to the mark. */
const STEP_WORD = 1073741824;
/** Marks a step of a path as a name in the text. Its length in UTF-16 units is added to the mark. */
const STEP_NAME = 2147483648;
/** Reads the record that begins at the word `at`. */
function readDetailRecord(words, at) {
	const w0 = words[at + 0];
	const w1 = words[at + 1];
	const w2 = words[at + 2];
	const w3 = words[at + 3];
	const w4 = words[at + 4];
	const w5 = words[at + 5];
	const w6 = words[at + 6];
	return {
		code: w0 & 65535,
		severity: w0 >>> 16,
		basis: w1 & 65535,
		section: w1 >>> 16,
		message: w2 & 65535,
		help: w2 >>> 16,
		found: w3 & 65535,
		character: w3 >>> 16,
		field: w4 & 65535,
		object: w4 >>> 16,
		near: w5 & 65535,
		other: w5 >>> 16,
		has_span: w6 & 65535,
		has_fix: w6 >>> 16
	};
}
/** Reads the record that begins at the word `at`. */
function readFixRecord(words, at) {
	const w0 = words[at + 0];
	const w1 = words[at + 1];
	const w2 = words[at + 2];
	return {
		title: w0 & 65535,
		applicability: w0 >>> 16,
		field: w1 & 65535,
		near: w1 >>> 16,
		has_edits: w2 & 65535
	};
}
/** Reads the record that begins at the word `at`. */
function readNoteRecord(words, at) {
	const w0 = words[at + 0];
	const w1 = words[at + 1];
	const w2 = words[at + 2];
	const w3 = words[at + 3];
	const w4 = words[at + 4];
	const w5 = words[at + 5];
	return {
		reason: w0 & 65535,
		topic: w0 >>> 16,
		change: w1 & 65535,
		basis: w1 >>> 16,
		section: w2 & 65535,
		field: w2 >>> 16,
		other: w3 & 65535,
		version: w3 >>> 16,
		has_spans: w4 & 65535,
		drops: w4 >>> 16,
		adds: w5 & 65535
	};
}
/** Reads the record that begins at the word `at`. */
function readSignRecord(words, at) {
	const w0 = words[at + 0];
	const w1 = words[at + 1];
	return {
		version: w0 & 65535,
		clue: w0 >>> 16,
		field: w1 & 65535,
		section: w1 >>> 16
	};
}
// generated/tables.ts
const shapes$2 = [
	"order-request",
	"order-created",
	"order",
	"order-list",
	"product",
	"product-list",
	"product-update",
	"product-query",
	"order-query"
];
const queries = ["product-query", "order-query"];
const lists = ["order-list", "product-list"];
const versions$1 = ["2023-07-27", "2024-02-05"];
const defaultVersion = "2024-02-05";
const levels = ["implied", "stated"];
const namings = ["wire", "label"];
const codes$1 = [
	"syntax",
	"encoding",
	"duplicate_key",
	"too_large",
	"too_deep",
	"not_serializable",
	"type",
	"enum",
	"required",
	"empty",
	"email",
	"timestamp",
	"timestamp_offset",
	"decimal",
	"removed",
	"deprecated",
	"undocumented",
	"irrelevant",
	"unexpected",
	"exclusive",
	"unknown_version",
	"unknown_endpoint",
	"entries",
	"complement"
];
const fatalCodes = [
	"syntax",
	"encoding",
	"too_large",
	"too_deep",
	"not_serializable"
];
const severities = [
	"error",
	"warning",
	"info",
	"off"
];
const applicabilities = ["safe", "review"];
const bases = [
	"stated",
	"implied",
	"assumed"
];
const names$1 = [
	"after",
	"approval_state",
	"before",
	"card_id",
	"categories",
	"code",
	"completed_at",
	"countries",
	"countries_redeemable_in",
	"country",
	"currency",
	"current_token",
	"delivery_email",
	"discount_multiplier",
	"distribution_method",
	"email_address",
	"expiry",
	"final_values",
	"id",
	"idempotency_key",
	"initial_values",
	"is_complete",
	"is_orderable",
	"items",
	"limit",
	"message",
	"new_state",
	"old_state",
	"order_id",
	"payment_method",
	"payout",
	"price_multiplier",
	"product_code",
	"product_count",
	"products",
	"redemption_url",
	"status",
	"timestamp",
	"tokens",
	"type",
	"value",
	"values",
	"x-api-version",
	"x-idempotency-key"
];
/** The enumerations and the required fields of each shape: their numbers, by pointer. */
const amendable = {
	"order-request": {
		"/payment_method": 14,
		"/payment_method/type": 1,
		"/payment_method/card_id": 2,
		"/payment_method/currency": 3,
		"/items": 15,
		"/items/*/distribution_method": 10,
		"/items/*/distribution_method/type": 4,
		"/items/*/distribution_method/email_address": 5,
		"/items/*/products": 11,
		"/items/*/products/type": 7,
		"/items/*/products/value": 8,
		"/items/*/products/values": 9
	},
	"order-created": { "/status": 28 },
	"order": {
		"/status": 42,
		"/id": 43,
		"/message": 44,
		"/completed_at": 45,
		"/payment_method": 46,
		"/payment_method/type": 1,
		"/payment_method/card_id": 2,
		"/payment_method/currency": 3,
		"/items": 47,
		"/items/*/distribution_method": 19,
		"/items/*/distribution_method/type": 4,
		"/items/*/distribution_method/email_address": 5,
		"/items/*/products": 20,
		"/items/*/products/type": 7,
		"/items/*/products/value": 8,
		"/items/*/products/values": 9
	},
	"order-list": {
		"/status": 42,
		"/id": 43,
		"/message": 44,
		"/completed_at": 45,
		"/payment_method": 46,
		"/payment_method/type": 1,
		"/payment_method/card_id": 2,
		"/payment_method/currency": 3,
		"/items": 47,
		"/items/*/distribution_method": 19,
		"/items/*/distribution_method/type": 4,
		"/items/*/distribution_method/email_address": 5,
		"/items/*/products": 20,
		"/items/*/products/type": 7,
		"/items/*/products/value": 8,
		"/items/*/products/values": 9
	},
	"product": { "/approval_state": 56 },
	"product-list": { "/approval_state": 56 },
	"product-update": {
		"/product_code": 62,
		"/new_state": 64,
		"/timestamp": 65
	},
	"product-query": {},
	"order-query": {}
};
const bodies = ["order-request"];
const words = [
	"CARD",
	"ACCOUNT_BALANCE",
	"EUR",
	"GBP",
	"USD",
	"CAD",
	"type",
	"card_id",
	"currency",
	"EMAIL",
	"PAYOUT_LINK",
	"email_address",
	"SINGLE",
	"MULTIPLE",
	"value",
	"values",
	"distribution_method",
	"products",
	"country",
	"payment_method",
	"items",
	"idempotency_key",
	"COMPLETED",
	"PROCESSING",
	"FAILED",
	"redemption_url",
	"payout",
	"order_id",
	"discount_multiplier",
	"delivery_email",
	"current_token",
	"status",
	"completed_at",
	"is_complete",
	"countries",
	"initial_values",
	"final_values",
	"product_count",
	"tokens",
	"id",
	"message",
	"approval_state",
	"categories",
	"expiry",
	"price_multiplier",
	"product_code",
	"old_state",
	"new_state",
	"timestamp",
	"is_orderable",
	"code",
	"countries_redeemable_in",
	"after",
	"before",
	"limit",
	"x-api-version",
	"x-idempotency-key",
	"2023-07-27",
	"2024-02-05",
	"query",
	"headers",
	"body"
];
const sections = [
	"4",
	"8",
	"4.4",
	"4.2",
	"9",
	"2.4",
	"2.5",
	"2.6",
	"2.1",
	"2.2",
	"2.3",
	"4.1",
	""
];
const fields = [
	{ "type": "collection" },
	{
		"name": 6,
		"type": "string",
		"values": ["CARD", "ACCOUNT_BALANCE"]
	},
	{
		"name": 7,
		"type": "string",
		"beside": ["CARD"]
	},
	{
		"name": 8,
		"type": "string",
		"values": [
			"EUR",
			"GBP",
			"USD",
			"CAD"
		]
	},
	{
		"name": 6,
		"type": "string",
		"values": ["EMAIL", "PAYOUT_LINK"]
	},
	{
		"name": 11,
		"type": "string",
		"beside": ["EMAIL"]
	},
	{ "type": "string" },
	{
		"name": 6,
		"type": "string",
		"values": ["SINGLE", "MULTIPLE"]
	},
	{
		"name": 14,
		"type": "string",
		"beside": ["SINGLE"]
	},
	{
		"name": 15,
		"type": "array",
		"beside": ["MULTIPLE"]
	},
	{
		"name": 16,
		"type": "object"
	},
	{
		"name": 17,
		"type": "object"
	},
	{
		"name": 18,
		"removed_in": "2023-07-27"
	},
	{ "type": "object" },
	{
		"name": 19,
		"type": "object"
	},
	{
		"name": 20,
		"type": "array"
	},
	{
		"name": 17,
		"removed_in": "2023-07-27"
	},
	{
		"name": 21,
		"removed_in": "2023-07-27"
	},
	{ "type": "object" },
	{
		"name": 16,
		"type": "object"
	},
	{
		"name": 17,
		"type": "object"
	},
	{
		"name": 25,
		"type": "string",
		"removed_in": "2024-02-05"
	},
	{
		"name": 26,
		"since": "2024-02-05"
	},
	{
		"name": 27,
		"removed_in": "2023-07-27"
	},
	{
		"name": 28,
		"removed_in": "2023-07-27"
	},
	{
		"name": 29,
		"removed_in": "2023-07-27"
	},
	{
		"name": 30,
		"removed_in": "2023-07-27"
	},
	{ "type": "object" },
	{
		"name": 31,
		"type": "string",
		"values": [
			"COMPLETED",
			"PROCESSING",
			"FAILED"
		]
	},
	{
		"name": 32,
		"type": "string",
		"removed_in": "2023-07-27"
	},
	{
		"name": 19,
		"type": "object",
		"removed_in": "2023-07-27"
	},
	{
		"name": 20,
		"type": "array",
		"removed_in": "2023-07-27"
	},
	{
		"name": 25,
		"type": "string",
		"removed_in": "2023-07-27",
		"since": "2024-02-05"
	},
	{
		"name": 26,
		"removed_in": "2023-07-27",
		"since": "2024-02-05"
	},
	{
		"name": 33,
		"removed_in": "2023-07-27"
	},
	{
		"name": 34,
		"removed_in": "2023-07-27"
	},
	{
		"name": 35,
		"removed_in": "2023-07-27"
	},
	{
		"name": 36,
		"removed_in": "2023-07-27"
	},
	{
		"name": 37,
		"removed_in": "2023-07-27"
	},
	{
		"name": 38,
		"removed_in": "2023-07-27"
	},
	{ "type": "object" },
	{ "type": "object" },
	{
		"name": 31,
		"type": "string",
		"values": [
			"COMPLETED",
			"PROCESSING",
			"FAILED"
		]
	},
	{ "name": 39 },
	{ "name": 40 },
	{
		"name": 32,
		"type": "string"
	},
	{
		"name": 19,
		"type": "object"
	},
	{
		"name": 20,
		"type": "array"
	},
	{
		"name": 33,
		"removed_in": "2023-07-27"
	},
	{
		"name": 34,
		"removed_in": "2023-07-27"
	},
	{
		"name": 35,
		"removed_in": "2023-07-27"
	},
	{
		"name": 36,
		"removed_in": "2023-07-27"
	},
	{
		"name": 37,
		"removed_in": "2023-07-27"
	},
	{
		"name": 38,
		"removed_in": "2023-07-27"
	},
	{ "type": "object" },
	{ "type": "object" },
	{
		"name": 41,
		"type": "string",
		"since": "2024-02-05"
	},
	{
		"name": 42,
		"type": "collection",
		"since": "2024-02-05"
	},
	{
		"name": 43,
		"type": "object",
		"since": "2024-02-05"
	},
	{ "type": "object" },
	{ "type": "object" },
	{
		"name": 44,
		"type": "string"
	},
	{
		"name": 45,
		"type": "string"
	},
	{
		"name": 46,
		"type": "object"
	},
	{
		"name": 47,
		"type": "object"
	},
	{
		"name": 48,
		"type": "string"
	},
	{ "type": "object" },
	{
		"name": 49,
		"type": "string",
		"since": "2024-02-05"
	},
	{
		"name": 50,
		"type": "string",
		"since": "2024-02-05"
	},
	{
		"name": 51,
		"type": "string",
		"since": "2024-02-05"
	},
	{
		"name": 52,
		"type": "string",
		"since": "2024-02-05",
		"other": "before"
	},
	{
		"name": 53,
		"type": "string",
		"since": "2024-02-05",
		"other": "after"
	},
	{
		"name": 54,
		"type": "count",
		"since": "2024-02-05"
	},
	{ "type": "object" },
	{
		"name": 54,
		"type": "count"
	},
	{
		"name": 53,
		"type": "string",
		"other": "after"
	},
	{
		"name": 52,
		"type": "string",
		"other": "before"
	},
	{ "type": "object" },
	{ "type": "object" }
];
const objects = [
	{},
	{ "discriminator": 1 },
	{},
	{ "discriminator": 4 },
	{ "discriminator": 7 },
	{},
	{},
	{
		"discriminator": 42,
		"alone": ["PROCESSING", "FAILED"],
		"carried": [
			"status",
			"id",
			"message"
		]
	},
	{},
	{},
	{},
	{},
	{},
	{},
	{}
];
/** What a problem lists under `expected`, by sentence. */
const rights = [
	["value"],
	["value", "]"],
	["name"],
	["name", "}"],
	[":"],
	[",", "}"],
	[",", "]"],
	["digit"],
	["end of number"],
	["escape"],
	["hexadecimal digit"],
	["\""],
	["escape"],
	["end of text"],
	["UTF-8"],
	["%XX"],
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	["value"],
	["value"],
	["value"],
	["value"],
	["UTF-8"],
	["value"],
	["value"],
	["end of text"],
	"types",
	"types",
	"types",
	["a whole number"],
	"values",
	"values",
	"values",
	"values",
	"",
	"",
	"",
	"",
	"",
	["an e-mail address"],
	["an e-mail address"],
	["YYYY-MM-DDTHH:MM:SS.ffffff"],
	["YYYY-MM-DDTHH:MM:SS.ffffff"],
	["a decimal number in a string"],
	"",
	"types",
	"values",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	["query"],
	["query"],
	[
		"string",
		"number",
		"boolean"
	],
	"",
	["array"],
	["array"],
	["array"],
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"methods",
	"versions",
	["string"],
	["string"],
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	"",
	""
];
const english = {
	"sentences": [
		"A JSON value is expected here.",
		"A JSON value or `]` is expected here.",
		"A name in double quotes is expected here. No comma may stand before a closing brace.",
		"A name in double quotes or `}` is expected here.",
		"A colon is expected between a name and its value.",
		"A comma or `}` is expected here.",
		"A comma or `]` is expected here.",
		"A digit is expected here. Numbers look like -12.5e3.",
		"The number must end here. Numbers look like -12.5e3 and have no leading zero.",
		"This is not a JSON escape. JSON has \\\" \\\\ \\/ \\b \\f \\n \\r \\t and \\u.",
		"Four hexadecimal digits are expected after \\u.",
		"The string is not closed. A double quote is expected here.",
		"A string contains a control character. JSON requires an escape for it, such as \\n.",
		"More text follows the document. Only one JSON value is allowed.",
		"These bytes are not UTF-8. JSON must be encoded as UTF-8.",
		"These characters are not percent-encoded UTF-8. Encode the query in UTF-8, and write % as %25.",
		"This is half of a surrogate pair, not a character. Complete or remove it.",
		"This is half of a surrogate pair, not a character. Report it to the service.",
		"The text begins with a byte order mark (U+FEFF). Remove it before you pass the text.",
		"The input exceeds the limit of {number} nested levels. Simplify it, or raise the option `limits.depth`.",
		"The input exceeds the limit of {number} bytes. Shorten it, or raise the option `limits.bytes`.",
		"The input takes more memory than the program has. Divide it into smaller documents.",
		"This value cannot be written as JSON. JSON has no cycles, BigInts, functions or symbols.",
		"There is no document: the input is `undefined`. Pass text, bytes or a value.",
		"This value is neither a plain object nor an array. Pass what JSON can express, not a Date, a Map or a Promise.",
		"The text is empty. Pass a JSON document.",
		"This is an HTML page, not JSON. Check the URL that it came from.",
		"This is XML, not JSON. Check the URL that it came from, and the format that was asked for.",
		"This is a ZIP archive, not JSON. Unpack it first.",
		"This text is encoded in UTF-16. JSON must be encoded as UTF-8.",
		"This is what JavaScript makes of an object as text. Pass the object, or its JSON.",
		"These bytes are compressed with gzip. Decompress them first.",
		"Another document follows the first. Put each on a line of its own, and read the lines one by one.",
		"This is a string that contains JSON. Parse {field} first, or stringify it only once.",
		"{field} must be {type}.",
		"{field} should be {type}.",
		"{field} must be a whole number, 0 or more.",
		"{field} has a value that is not allowed. Use {values}.",
		"{field} has a value that the API documentation does not list.",
		"{field} is empty. Use {values}.",
		"{field} is empty. It should be {values}.",
		"{field} is empty. {need}",
		"This entry is empty. Enter a value, or remove the entry.",
		"This entry is empty.",
		"{field} is empty.",
		"{field} is empty. {why}",
		"{field} is not a valid e-mail address. Enter one like name@example.com.",
		"{field} is not a valid e-mail address.",
		"{field} is not a valid date and time. The API documentation shows the form YYYY-MM-DDTHH:MM:SS.ffffff.",
		"{field} has a zone offset. The API documentation shows timestamps without one.",
		"{field} is not a decimal number. The API documentation shows the form \"0.8\".",
		"{field} and {other} cannot be used together. Remove one of them.",
		"{field} is missing. {why}",
		"{field} is missing. Use {values}.",
		"{field} was removed in version {removed_in}. {instead}",
		"{field} is deprecated. From version {removed_in} on: {instead}",
		"{field} was introduced in version {since}. Remove it or use that version.",
		"{field} was introduced in version {since}. This document is read as an older version.",
		"{field} applies only if {discriminator} is {beside}. Remove it.",
		"{field} applies only if {discriminator} is {beside}.",
		"{name} is not expected here. If {discriminator} is {alone}, only {carried} are expected.",
		"The API documentation does not list {name}. Check its spelling.",
		"The API documentation does not list {name} here.",
		"{name} appears more than once in this object. Keep only one.",
		"{name} appears more than once in this object.",
		"This is a URL, not a query. Pass the part behind the question mark, or a URL object.",
		"This is not a query. Pass parameters like a=1&b=2, percent-encoded.",
		"A query can't carry this value. Pass a string, a number, a boolean, or a list of these.",
		"{name} appears more than once in the query. Keep only one.",
		"The option `entries` points to nothing in this document. It must point to an array.",
		"The option `entries` must point to an array.",
		"More than one member could hold the entries. Choose one with the option `entries`, for example `/data`.",
		"The entries are assumed to be at {pointer}. The page envelope is not documented (4.4).",
		"No entries were found, so none were checked. The page envelope is not documented (4.4).",
		"Did you mean {near}?",
		"Did you mean {near}? Upper and lower case matter.",
		"Browsers apply the same rule to e-mail fields: no spaces, and after the @ only letters, digits, dots and hyphens.",
		"Write an international domain in punycode: name@xn--bcher-kva.example.",
		"{why}",
		"{apart}",
		"It is not defined which of them counts.",
		"Remove {field}",
		"Change it to {near}",
		"Rename it to {near}"
	],
	"found": [
		"null",
		"boolean",
		"number",
		"string",
		"object",
		"array",
		"end of text",
		"a digit",
		"a control character",
		"a letter",
		"another character"
	],
	"types": {
		"string": "a string",
		"object": "an object",
		"array": "an array",
		"collection": "an array or object",
		"text": "text"
	},
	"or": "or",
	"and": "and",
	"unnamed": "this field",
	"label": "“{label}”",
	"labels": [
		"Card",
		"Account balance",
		"Euro",
		"Pound sterling",
		"US dollar",
		"Canadian dollar",
		"Payment type",
		"Card ID",
		"Currency",
		"E-mail",
		"Payout link",
		"E-mail address",
		"One product",
		"Several products",
		"Product",
		"Product list",
		"Distribution method",
		"Product selection",
		"",
		"Payment method",
		"Item list",
		"",
		"Completed",
		"Processing",
		"Failed",
		"Redemption URL",
		"Payout",
		"",
		"",
		"",
		"",
		"Status",
		"Completion time",
		"",
		"",
		"",
		"",
		"",
		"",
		"Order ID",
		"Message",
		"Approval state",
		"Category list",
		"Expiry",
		"Price multiplier",
		"Product code",
		"Old state",
		"New state",
		"Timestamp",
		"Orderable filter",
		"Product code",
		"Country filter",
		"Start cursor",
		"End cursor",
		"Page size",
		"",
		"",
		"",
		"",
		"",
		"",
		""
	],
	"fields": [
		{ "called": "the document" },
		{ "why": "It says whether a card or the account balance pays." },
		{ "why": "A card payment needs the card's ID." },
		{ "why": "No default currency is documented, so an order needs one." },
		{
			"label": "Distribution type",
			"why": "It says whether the item is sent by e-mail or as a payout link."
		},
		{ "why": "An item sent by e-mail needs the recipient's address." },
		{ "called": "each offered product" },
		{
			"label": "Selection type",
			"why": "It says whether one product or several are offered."
		},
		{ "why": "A single selection needs a product." },
		{
			"why": "A multiple selection needs at least one product.",
			"need": "A multiple selection needs at least one product."
		},
		{ "why": "An item is sent by e-mail or as a payout link." },
		{ "why": "Products are selected for each item." },
		{ "instead": "Remove it. The API documentation names no replacement." },
		{ "called": "each item" },
		{ "why": "An order is paid by card or from the account balance." },
		{
			"why": "An order needs at least one item.",
			"need": "Add at least one item."
		},
		{ "instead": "Give each entry of `items` its own `products`." },
		{ "instead": "Send the key in the header `x-idempotency-key`." },
		{ "called": "the order request" },
		{ "why": "A completed order should include it." },
		{ "why": "A completed order should include it." },
		{ "instead": "Read `payout` instead." },
		{},
		{ "instead": "The API documentation names no replacement." },
		{ "instead": "The API documentation names no replacement." },
		{ "instead": "The API documentation names no replacement." },
		{ "instead": "The API documentation names no replacement." },
		{ "called": "each item" },
		{ "why": "It is the only field of the response to a new order." },
		{ "instead": "Read the order to get its details." },
		{ "instead": "Read the order to get its details." },
		{
			"need": "A completed order should list at least one item.",
			"instead": "Read the order to get its details."
		},
		{ "instead": "Read the order to get its details." },
		{ "instead": "Read the order to get its details." },
		{ "instead": "The API documentation names no replacement." },
		{ "instead": "The API documentation names no replacement." },
		{ "instead": "The API documentation names no replacement." },
		{ "instead": "The API documentation names no replacement." },
		{ "instead": "The API documentation names no replacement." },
		{ "instead": "The API documentation names no replacement." },
		{ "called": "the created order" },
		{ "called": "each item" },
		{ "why": "The other fields of an order depend on it." },
		{ "why": "An order that is not completed should include it." },
		{ "why": "An order that is not completed should include it." },
		{ "why": "A completed order should include it." },
		{ "why": "A completed order should include it." },
		{
			"why": "A completed order should include it.",
			"need": "A completed order should list at least one item."
		},
		{ "instead": "The API documentation names no replacement." },
		{ "instead": "The API documentation names no replacement." },
		{ "instead": "The API documentation names no replacement." },
		{ "instead": "The API documentation names no replacement." },
		{ "instead": "The API documentation names no replacement." },
		{ "instead": "The API documentation names no replacement." },
		{ "called": "the order" },
		{ "called": "the order" },
		{ "why": "Every listed product has one." },
		{},
		{},
		{ "called": "the product" },
		{ "called": "the product" },
		{},
		{ "why": "It says which product changed." },
		{},
		{ "why": "It describes the product after the update." },
		{ "why": "It says when the product changed." },
		{ "called": "the product update" },
		{},
		{},
		{},
		{ "apart": "A page comes before one cursor or after the other." },
		{ "apart": "A page comes before one cursor or after the other." },
		{},
		{ "called": "the product query" },
		{},
		{ "apart": "A page comes before one cursor or after the other." },
		{ "apart": "A page comes before one cursor or after the other." },
		{ "called": "the order query" },
		{ "called": "the query" }
	]
};
/** The sentences on calls, which follow the others. */
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
	"headers": { "x-idempotency-key": "It carries the idempotency key of a new order." }
};
/** The changes between versions, oldest first. */
const changeIds = [
	"product_listing_extended",
	"countries_endpoint_added",
	"redemption_url_to_payout"
];
/** The lists of a conversion, by the topic of a note. */
const topics = [
	"changes",
	"gaps",
	"losses"
];
const englishConversions = {
	"refusals": {
		"97": "The complement cannot be read. Pass it as the earlier conversion returned it.",
		"98": "The complement belongs to another shape, other versions or another `payoutUrl`. Pass the one of this document.",
		"99": "Part of the complement matches nothing in this document. Pass the one of this document, or use `onOrphan: 'drop'`.",
		"100": "Part of the complement matches nothing in this document. Pass the one of this document, or use `onLoss: 'report'`.",
		"101": "The complement holds another value for this. Remove this one, or use `onLoss: 'report'`.",
		"102": "The other version has no place for this. Remove it, or use `onLoss: 'report'`."
	},
	"reasons": [
		"",
		"",
		"",
		"{version} requires {field}. {why}",
		"{version} expects another type of value in {field}.",
		"{version} expects another form of text in {field}.",
		"{version} does not allow this value in {field}.",
		"{version} does not allow {field} and {other} together.",
		"{remark}",
		"{field} has no value that {other} can hold, and {version} has no {field}.",
		"{field} has no value at `payoutUrl` that {other} can hold, and {version} has no {field}.",
		"`payoutUrl` leads through an array, so no {other} can be built around this value, and {version} has no {field}.",
		"{other} is kept, and does not hold this value.",
		"{version} keeps only one value of {field}, so this part is lost.",
		"{field} has another type of value, so the value of {other} replaces it.",
		"It was restored from a complement, but the earlier document had no place for it.",
		"The complement holds another {field}. The document's own one is kept.",
		"{version} introduced {field}. The version before has no place for it.",
		"{version} removed {field} and has no place for it.",
		"The complement's data for entry {entry} match nothing in this document.",
		"The complement's data for item {item} of entry {entry} match nothing in this document."
	],
	"remarks": [
		"The field name of the redemption instructions is not documented (2.1). They are kept as they are.",
		"2023-07-27 requires a country code (implied). The name of its parameter is not documented.",
		"The structure of `payout` is not documented (2.6). Its URL is assumed to be at `payoutUrl`."
	],
	"clues": [
		"{version} removed {field}.",
		"{version} introduced {field}.",
		"{version} always includes {field}.",
		"{version} does not allow this value in {field}."
	]
};
// input/encoding.ts
/** Encodes text, numbers and strings as the core reads them. */
let encoder;
/** Made when it is first used: not every environment that imports the package has one. */
function utf8() {
	encoder ??= new TextEncoder();
	return encoder;
}
function writeNumber(value, into, at) {
	for (let i = 0; i < 4; i++) into[at + i] = value >>> 8 * i;
}
/** Encodes strings: each after its length in bytes, or `ABSENT` for undefined. Leaves room `before` and `behind` them. */
function headOf(strings, before = 0, behind = 0) {
	const encoded = strings.map((string) => string === void 0 ? void 0 : utf8().encode(string));
	const head = new Uint8Array(encoded.reduce((sum, bytes) => sum + 4 + (bytes?.length ?? 0), before + behind));
	let at = before;
	for (const bytes of encoded) {
		writeNumber(bytes?.length ?? 4294967295, head, at);
		head.set(bytes ?? [], at + 4);
		at += 4 + (bytes?.length ?? 0);
	}
	return head;
}
// input/input.ts
/**
* Turns the input into the text or bytes that would be sent, which the core validates, and a query back into the form of
* the input. A value that can't be serialised is reported. An object that is never a document (a Promise, a Blob) is a
* mistake in the program and throws a TypeError.
*/
const REFUSED_SIZE = /* @__PURE__ */ refusalOf("too_large");
const REFUSED_DEPTH = /* @__PURE__ */ refusalOf("too_deep");
const REFUSED_VALUE = /* @__PURE__ */ refusalOf("not_serializable");
/** The input is `undefined`. Like the next two, it has a number after those of the codes. */
const REFUSED_NOTHING = /* @__PURE__ */ refusalBehindCodes(0);
const REFUSED_OBJECT = /* @__PURE__ */ refusalBehindCodes(1);
/** There is not enough memory for the input. */
const REFUSED_MEMORY = /* @__PURE__ */ refusalBehindCodes(2);
function refusalOf(code) {
	return ~codes$1.indexOf(code);
}
function refusalBehindCodes(place) {
	return ~(codes$1.length + place);
}
function isRefusal(length) {
	return length < 0;
}
function isQuery(shape) {
	return queries.includes(shape);
}
/** An input that is reported as an object that is no JSON value. */
const NOT_PLAIN = /* @__PURE__ */ Symbol("not plain");
/** An input that is reported as `not_serializable`. */
const UNSERIALIZABLE = /* @__PURE__ */ Symbol("unserializable");
/**
* Wraps a string or bytes so that they are validated as a value and not read as a document: in type guards and Standard
* Schema, a string is a JSON string.
*/
function asValue(shape, value) {
	if (typeof value !== "string" && !ArrayBuffer.isView(value)) return value;
	return isQuery(shape) ? NOT_PLAIN : { toJSON: () => typeof value === "string" ? value : "" };
}
/** Returns the form of an input. Throws a TypeError for a view other than a Uint8Array. */
function formOf(input) {
	if (typeof input === "string") return 1;
	if (!ArrayBuffer.isView(input)) return 2;
	if (input instanceof Uint8Array || tagOf(input) === "Uint8Array") return 0;
	throw notInput("document", input);
}
function sourceOf(shape, form, input) {
	if (form !== 2) return input;
	if (input === void 0) return REFUSED_NOTHING;
	if (input === NOT_PLAIN) return REFUSED_OBJECT;
	return isQuery(shape) ? queryOf(input) : jsonOf(input);
}
/** Serialises a value as JSON. Throws a TypeError for an object that is never a document. */
function jsonOf(value) {
	refuseObjects(value, "document");
	try {
		const text = JSON.stringify(value);
		return text === void 0 ? REFUSED_VALUE : text;
	} catch (error) {
		if (!isStackOverflow(error)) return REFUSED_VALUE;
		if (/string length|memory|alloc/.test(error.message)) return REFUSED_SIZE;
		return /call stack|recursion/.test(error.message) ? REFUSED_DEPTH : REFUSED_VALUE;
	}
}
/** Returns whether a limit of the engine was reached, such as that of recursion. Engines throw different errors. */
function isStackOverflow(error) {
	return error instanceof RangeError || error instanceof Error && error.name === "InternalError";
}
/** Marks in a query that is made of an object: for a list, for each of its elements, and for what a query can't carry. */
const LIST = /* @__PURE__ */ String.fromCharCode(1);
const ELEMENT = /* @__PURE__ */ String.fromCharCode(2);
const NO_TEXT = /* @__PURE__ */ String.fromCharCode(3);
/**
* Serialises a query like `new URLSearchParams(value)`, without members that are null or undefined, and with marks for lists
* and for what a query can't carry.
*/
function queryOf(value) {
	if (typeof value !== "object" || value === null) return REFUSED_VALUE;
	const tag = tagOf(value);
	const isNative = tag === "URL" || tag === "URLSearchParams";
	if (!isNative) refuseOthers(value);
	try {
		if (isNative) return `${tag === "URL" ? value.search : value}`;
		return Object.entries(value).filter(([, item]) => item !== void 0 && item !== null).map(([name, item]) => `${encoded$1(name)}=${Array.isArray(item) ? listOf$2(item) : parameter(item)}`).join("&");
	} catch {
		return REFUSED_VALUE;
	}
}
/** Refuses objects whose parameters `Object.entries` would not see. */
function refuseOthers(value) {
	refuseObjects(value, "query");
	const isHidden = () => typeof value.search === "string" && Object.keys(value).length === 0;
	if (passes(() => Symbol.iterator in value || isHidden())) throw notInput("query", value);
}
function listOf$2(items) {
	return LIST + Array.from(items, (item) => parameter(item) + ELEMENT).join("");
}
function parameter(value) {
	return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? encoded$1(`${value}`) : NO_TEXT;
}
/** Encodes a text, with a byte that UTF-8 never contains for each lone surrogate, which the core is to report. */
function encoded$1(text) {
	if (loneSurrogateAt(text) < 0) return new URLSearchParams([["", text]]).toString().slice(1);
	return text.split(LONE).map(encodeURIComponent).join("%FF");
}
/**
* Returns a query that was made of an object as it is sent: a list as a parameter that repeats. Returns undefined if it has a
* value that a query can't carry. Other texts have no marks.
*/
function sentQuery(query) {
	if (query.includes(NO_TEXT)) return void 0;
	if (!query.includes(LIST)) return query;
	return query.split("&").flatMap((pair) => {
		const [name, list] = pair.split(`=${LIST}`);
		return list === void 0 ? [pair] : list.split(ELEMENT).flatMap((value, at, all) => at < all.length - 1 ? `${name}=${value}` : []);
	}).join("&");
}
/** Half of a character, which UTF-8 can't express and encoders silently replace. The core reports it. */
const LONE = /[\ud800-\udfff]/u;
/** Returns the index of the first lone surrogate, or -1. */
function loneSurrogateAt(text) {
	if (typeof text.isWellFormed === "function" && text.isWellFormed()) return -1;
	return text.search(LONE);
}
const ACCEPTED = {
	document: "pass text, bytes as a Uint8Array, or a value of JSON",
	query: "pass text, a URL, new URLSearchParams(…) or a plain object"
};
function notInput(kind, value) {
	return /* @__PURE__ */ new TypeError(`${typeOf(value)} is not a ${kind}: ${ACCEPTED[kind]}`);
}
/** Objects that JSON.stringify would silently turn into `{}`, and dates. */
const NO_DOCUMENTS = /^(?:(?:Shared)?ArrayBuffer|Blob|File|ReadableStream|Request|Response|Promise|(?:Weak)?(?:Map|Set)|Headers|FormData|URLSearchParams|Date|RegExp|Error)$/;
function refuseObjects(value, kind) {
	const tag = tagOf(value);
	if (!NO_DOCUMENTS.test(tag)) return;
	if (!(tag !== "Date" && passes(() => "toJSON" in value))) throw notInput(kind, value);
}
/** Returns the result of a test, or false if it throws: a proxy may refuse to be read. */
function passes(test) {
	try {
		return test();
	} catch {
		return false;
	}
}
/** Parses the text of a document. A query becomes what `input` is, or an object. */
function parsedAs(shape, text, input) {
	return isQuery(shape) ? queryLike(input, text) ?? parametersOf(text) : JSON.parse(text);
}
/** Returns the parameters of a query as an object. One that is repeated is an array. */
function parametersOf(query) {
	const values = /* @__PURE__ */ new Map();
	for (const [name, value] of new URLSearchParams(query)) {
		const known = values.get(name);
		if (Array.isArray(known)) known.push(value);
		else values.set(name, known === void 0 ? value : [known, value]);
	}
	return Object.fromEntries(values);
}
/** Returns a query as URLSearchParams or as a URL if the input is one. Returns undefined for other inputs. */
function queryLike(input, query) {
	const tag = tagOf(input);
	if (tag === "URLSearchParams") return new URLSearchParams(query);
	if (tag !== "URL") return void 0;
	const url = new URL(String(input));
	if (url.search !== query) url.search = query;
	return url;
}
// options/mistakes.ts
/** The texts of TypeErrors about arguments, which suggest the nearest known name. */
/** Makes the error about an unknown name. */
function unknown(what, value, known) {
	return /* @__PURE__ */ new TypeError(isName(value) ? `unknown ${what} ${quote(value)}: ${nearestOrAll(value, known)}` : `${what} must be ${anyOf(known)}, not ${otherOrType(value)}`);
}
/** Returns whether an error may show a value. Longer texts and other characters may be part of a document. */
function isName(value) {
	return typeof value === "string" && /^[\w./~-]{0,40}$/.test(value);
}
const quote = (name) => `'${name}'`;
/** Returns `'a', 'b' or 'c'`. */
function anyOf(names) {
	return names.map(quote).join(", ").replace(/, ([^,]*)$/, " or $1");
}
/** Describes a wrong value where a string of a certain form is expected. */
function otherOrType(value) {
	return typeof value === "string" ? "another string" : typeOf(value);
}
/** Suggests the nearest known name, or lists all. */
function nearestOrAll(name, known) {
	const sought = name.slice(0, 64).toLowerCase();
	const distanceOf = (candidate) => {
		const distance = editDistance(sought, candidate.toLowerCase());
		return sought.length > 2 && candidate.startsWith(sought) ? Math.min(distance, 1) : distance;
	};
	const [near] = known.map((candidate) => ({
		candidate,
		distance: distanceOf(candidate)
	})).filter(({ candidate, distance }) => distance <= Math.max(2, candidate.length / 3)).sort((one, other) => one.distance - other.distance);
	return near === void 0 ? `use ${anyOf(known)}` : `did you mean ${quote(near.candidate)}?`;
}
/** Counts the letters to insert, delete, replace or swap with their neighbour. */
function editDistance(a, b) {
	const rows = [];
	const at = (i, j) => rows[i]?.[j] ?? Infinity;
	for (let i = 0; i <= a.length; i++) {
		const row = [];
		rows.push(row);
		for (let j = 0; j <= b.length; j++) {
			const changed = at(i - 1, j - 1) + Number(a[i - 1] !== b[j - 1]);
			const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? at(i - 2, j - 2) + 1 : Infinity;
			row.push(i + j === 0 ? 0 : Math.min(changed, at(i - 1, j) + 1, at(i, j - 1) + 1, swapped));
		}
	}
	return at(a.length, b.length);
}
// options/reader.ts
/**
* Reads options by their declarations. A call that passes options as people write them, an object literal with a few words,
* costs what comparing them with those read before costs.
*/
/** Declares an option that can be left out. */
/* @__NO_SIDE_EFFECTS__ */
function optional(check, byDefault, { flag, doc = "" } = {}) {
	return {
		check,
		byDefault,
		isRequired: false,
		flag,
		doc
	};
}
/** Declares an option that has to be there: its check gets `undefined` if it is missing. */
/* @__NO_SIDE_EFFECTS__ */
function required(check, { flag, doc = "" } = {}) {
	return {
		check,
		byDefault: void 0,
		isRequired: true,
		flag,
		doc
	};
}
/** Returns the values of options that are all missing. */
/* @__NO_SIDE_EFFECTS__ */
function defaultsOf(declared) {
	return Object.fromEntries(Object.entries(declared).map(([name, { byDefault }]) => [name, byDefault]));
}
/** Makes a check of the own members of an object. An unknown name throws a TypeError with the nearest one. */
/* @__NO_SIDE_EFFECTS__ */
function membersOf(declared) {
	const read = /* @__PURE__ */ checkOf(declared);
	return (value, what) => {
		const members = plainRecord(value, what);
		return read(Object.keys(members), Object.values(members), what);
	};
}
/** Makes a function that checks members by their names and values. `what` has them; it is empty for options. */
/* @__NO_SIDE_EFFECTS__ */
function checkOf(declared) {
	const all = Object.keys(declared);
	const known = Object.assign(Object.create(null), declared);
	const missing = all.filter((name) => known[name]?.isRequired);
	const defaults = /* @__PURE__ */ defaultsOf(declared);
	return (names, values, what) => {
		const checked = { ...defaults };
		for (const [place, name] of names.entries()) {
			const option = known[name];
			if (option === void 0) throw unknown(what === "" ? "option" : `name in ${what}`, name, all);
			const value = values[place];
			if (value !== void 0) checked[name] = option.check(value, what === "" ? name : `${what}.${name}`);
		}
		for (const name of missing) if (checked[name] === void 0) known[name]?.check(void 0, name);
		return checked;
	};
}
/** For so many sets of options a reader knows that it has read them: a program has a few places that pass options. */
const KEPT = 4;
/**
* Makes a function that reads the options of another function, and returns what `make` makes of them. That may be returned
* again for the same options, so nobody may change it. Values that are objects are read at each call: they may have changed.
*/
/* @__NO_SIDE_EFFECTS__ */
function readerOf(declared, make = (checked) => checked) {
	const read = /* @__PURE__ */ checkOf(declared);
	const kept = [];
	let last;
	let turn = 0;
	return (options = NONE$2) => {
		if (isLiteral(options)) {
			if (last !== void 0 && isSame(options, last)) return last.made;
			const known = kept.find((one) => isSame(options, one));
			if (known !== void 0) {
				last = known;
				return known.made;
			}
		}
		const given = plainRecord(options, "");
		const names = Object.keys(given);
		const values = names.map((name) => given[name]);
		const made = make(read(names, values, ""));
		if (values.every(isPrimitive)) {
			last = {
				names,
				values,
				made
			};
			kept[turn++ % KEPT] = last;
		}
		return made;
	};
}
function plainRecord(value, what) {
	if (isPlainRecord(value)) return value;
	throw new TypeError(`${what || "options"} must be an object, not ${typeOf(value)}`);
}
const NONE$2 = /* @__PURE__ */ Object.freeze({});
/** Others than object literals are read at each call. They may be what is refused: a Map, or an instance with a tag. */
function isLiteral(options) {
	return isRecord(options) && Object.getPrototypeOf(options) === Object.prototype && options[Symbol.toStringTag] === void 0;
}
/** Whether an object has these own members, in this order. */
function isSame(options, { names, values }) {
	let count = 0;
	for (const name in options) {
		if (name !== names[count] || !Object.hasOwn(options, name) || options[name] !== values[count]) return false;
		count++;
	}
	return count === names.length;
}
function isPrimitive(value) {
	return (typeof value !== "object" || value === null) && typeof value !== "function";
}
/** Reads a member of an object itself. */
function own(object, name) {
	return object !== void 0 && Object.hasOwn(object, name) ? object[name] : void 0;
}
function isRecord(value) {
	return typeof value === "object" && value !== null;
}
/** Accepts instances of the caller's classes. Refuses built-in objects such as a Promise, a Map or an array. */
function isPlainRecord(value) {
	return isRecord(value) && tagOf(value) === "Object";
}
// options/checks.ts
/** The checks of options that several functions share. */
/* @__NO_SIDE_EFFECTS__ */
function oneOf(known) {
	return (value, name) => {
		if (typeof value === "string" && known.includes(value)) return value;
		throw unknown(name, value, known);
	};
}
const boolean = (value, name) => {
	if (typeof value === "boolean") return value;
	throw new TypeError(`${name} must be true or false, not ${typeOf(value)}`);
};
const text = (value, name) => {
	if (typeof value === "string") return value;
	throw new TypeError(`${name} must be a string, not ${typeOf(value)}`);
};
/** `unit` follows the words "a whole number". */
/* @__NO_SIDE_EFFECTS__ */
function wholeNumber(least, most, unit = "") {
	return (value, name) => {
		if (typeof value === "number" && Number.isInteger(value) && value >= least && value <= most) return value;
		const found = typeof value === "number" ? value : typeOf(value);
		throw new TypeError(`${name} must be a whole number${unit} from ${least} to ${most}, not ${found}`);
	};
}
/** Accepts a JSON Pointer without lone surrogates. */
const pointer = (value, name) => {
	if (typeof value === "string" && /^(?:\/(?:[^~/\ud800-\udfff]|~[01])*)*$/u.test(value)) return value;
	if (isName(value) && !/[/~]/.test(value)) throw new TypeError(`${name} must be a JSON Pointer: did you mean '/${value.replaceAll(".", "/")}'?`);
	throw new TypeError(`${name} must be a JSON Pointer, such as '' or '/data', not ${otherOrType(value)}`);
};
/** Accepts arrays. `kind` says in the plural what the elements are. */
/* @__NO_SIDE_EFFECTS__ */
function listOf$1(check, kind) {
	return (value, name) => {
		if (Array.isArray(value)) return value.map((one) => check(one, name));
		throw new TypeError(`${name} must be an array of ${kind}, not ${typeOf(value)}`);
	};
}
const pointers = /* @__PURE__ */ listOf$1(pointer, "JSON Pointers");
function callback(value, name) {
	if (typeof value === "function") return value;
	throw new TypeError(`${name} must be a function, not ${typeOf(value)}`);
}
/** Accepts a version. An error lists them: the nearest date is not the one that was meant. */
const knownVersion = (value, name) => {
	if (!isName(value)) return (/* @__PURE__ */ oneOf(versions$1))(value, name);
	const found = versions$1.find((version) => version === value);
	if (found !== void 0) return found;
	throw new TypeError(`unknown ${name} ${quote(value)}: use ${anyOf(versions$1)}`);
};
/** Accepts a language, such as `de` from `order-contract/messages/de`. */
const language = (value) => {
	const has = (name, is) => isRecord(value) && is(own(value, name));
	if ([
		"sentences",
		"reasons",
		"clues"
	].every((name) => has(name, Array.isArray)) && [
		"texts",
		"codes",
		"receiver",
		"call"
	].every((name) => has(name, isRecord))) return value;
	throw new TypeError(`messages must be a language, such as de from 'order-contract/messages/de', not ${typeOf(value)}`);
};
/** Strings, or values with their labels. */
function values(given, name) {
	const fail = (found) => /* @__PURE__ */ new TypeError(`${name} must be an array of strings, not ${found}`);
	if (!Array.isArray(given)) throw fail(typeOf(given));
	return given.map((one) => {
		const { value, label } = isPlainRecord(one) ? readLabelled(one, name) : {
			value: one,
			label: one
		};
		if ([value, label].every((text) => typeof text === "string" && loneSurrogateAt(text) < 0)) return {
			value,
			label
		};
		throw fail("of others");
	});
}
const readLabelled = /* @__PURE__ */ membersOf({
	value: /* @__PURE__ */ required(text),
	label: /* @__PURE__ */ required(text)
});
/** Accepts lists of values by pointer. */
const acceptedValues = (given, name) => {
	if (!isPlainRecord(given)) throw new TypeError(`${name} must be an object of pointers and their values, not ${typeOf(given)}`);
	const entries = Object.entries(given).filter(([, accepted]) => accepted !== void 0);
	return Object.fromEntries(entries.map(([pointer, accepted]) => [pointer, values(accepted, `${name}[${quote(pointer)}]`)]));
};
/** Writes a complement as JSON. It was stored outside the program, so the core reports what is wrong with it. */
function complementText(complement, name) {
	if (complement === void 0 || complement === null) return void 0;
	if (typeof complement !== "object") throw new TypeError(`${name} must be what an earlier conversion returned, not ${typeOf(complement)}`);
	try {
		return JSON.stringify(complement) ?? "null";
	} catch {
		return "null";
	}
}
// options/extended.ts
/**
* Returns an object with the members of another. Not by a spread: a bundler keeps that although nobody uses the result, because
* reading a member could have an effect.
*/
/* @__NO_SIDE_EFFECTS__ */
function extended(one, other) {
	return Object.assign({}, one, other);
}
// options/amendments.ts
/**
* The options `accept` and `optional`: what the caller's service adds to the API documentation. Pointers are looked
* up in generated tables; the core gets the numbers of fields, in records that src/report/amendments.rs reads.
*/
const NOT_AMENDED = {
	records: [],
	accepted: void 0
};
let last = {
	key: "",
	amended: NOT_AMENDED
};
/** Resolves the amendments of a shape; those of a call are about its body. Keeps the last ones, by value. */
function amendedFor(shape, amendments) {
	const { accept, optional } = amendments;
	if (accept === void 0 && optional === void 0) return NOT_AMENDED;
	const key = JSON.stringify([
		shape,
		accept,
		optional
	]);
	if (last.key !== key) last = {
		key,
		amended: resolved(shape, amendments)
	};
	return last.amended;
}
function resolved(shape, { accept = {}, optional = [] }) {
	const records = [];
	const accepted = /* @__PURE__ */ new Map();
	for (const [pointer, accepts] of Object.entries(accept)) {
		const values = accepts.map(({ value }) => value);
		for (const place of fieldsAt(shape, pointer, "accept", "enumeration", isEnumeration)) {
			accepted.set(place.field, values);
			for (const value of values) records.push(...recordOf(place, value));
		}
	}
	for (const pointer of optional) for (const place of fieldsAt(shape, pointer, "optional", "required field", isRequired$1)) records.push(...recordOf(place));
	return {
		records,
		accepted
	};
}
function recordOf({ shape, field }, value) {
	const record = headOf([value], 4);
	writeNumber(shapes$2.indexOf(shape) << 16 | field, record, 0);
	return record;
}
const isEnumeration = (field) => fields[field]?.values !== void 0;
const isRequired$1 = (field) => english.fields[field]?.why !== void 0;
/**
* Returns the fields at a pointer, of the shape or of the bodies of calls. If there is none, throws a TypeError with the
* nearest pointer.
*/
function fieldsAt(shape, pointer, option, what, fits) {
	const fitting = (shape === "call" ? bodies : [shape]).flatMap((shape) => Object.entries(amendable[shape]).map(([pointer, field]) => ({
		pointer,
		shape,
		field
	}))).filter(({ field }) => fits(field));
	const found = fitting.filter((place) => place.pointer === pointer);
	if (found.length > 0) return found;
	const known = fitting.map(({ pointer }) => pointer);
	const hint = known.length === 0 ? "it has none" : nearestOrAll(pointer, known);
	throw new TypeError(`${option}: ${quote(pointer)} leads to no ${what} of ${quote(shape)}: ${hint}`);
}
// options/table.ts
/**
* Every option of the package once: its check, its default, the flag of the command that sets it, and a line of documentation.
* Each is a constant of its own, so that a bundle has those that its functions name.
*/
/** The core's memory and the maximum string length of engines set this limit. */
const MOST_BYTES = 5e8;
const MOST = 4294967295;
const version = /* @__PURE__ */ optional(knownVersion, defaultVersion, {
	flag: "api-version",
	doc: "The API version."
});
const level = /* @__PURE__ */ optional(/* @__PURE__ */ oneOf(levels), "implied", {
	flag: "level",
	doc: "Which rules apply: all, or those that the API documentation states outright."
});
const draft = /* @__PURE__ */ optional(boolean, false, { doc: "For forms that are being filled in: nothing is missing yet." });
const aSeverity = /* @__PURE__ */ oneOf(severities);
const severityOfFatal = (value, name) => {
	if (aSeverity(value, name) === "error") return "error";
	throw new TypeError(`${name} must be 'error', as nothing is checked after such a problem: leave it out`);
};
/** Returns whether nothing more is checked after a problem with this code. */
function isFatal(code) {
	return fatalCodes.includes(code);
}
const severity = /* @__PURE__ */ optional(/* @__PURE__ */ membersOf(/* @__PURE__ */ Object.fromEntries(/* @__PURE__ */ codes$1.map((code) => [code, /* @__PURE__ */ optional(isFatal(code) ? severityOfFatal : aSeverity)]))), void 0, {
	flag: "severity",
	doc: "How severe a problem is, by its code: error, warning, info or off."
});
const accept = /* @__PURE__ */ optional(acceptedValues, void 0, {
	flag: "accept",
	doc: "Values that your service accepts besides, by the JSON Pointer of their field."
});
const optionalFields = /* @__PURE__ */ optional(pointers, void 0, {
	flag: "optional",
	doc: "The JSON Pointers of required fields that need not be there."
});
const entries = /* @__PURE__ */ optional(pointer, void 0, {
	flag: "entries",
	doc: "The JSON Pointer of the entries of a list."
});
/** The limits, which are members of the option `limits`. */
const LIMITS = {
	bytes: /* @__PURE__ */ optional(/* @__PURE__ */ wholeNumber(0, MOST_BYTES), 1048576, {
		flag: "max-bytes",
		doc: "The largest document in bytes."
	}),
	depth: /* @__PURE__ */ optional(/* @__PURE__ */ wholeNumber(0, MOST), 64, {
		flag: "max-depth",
		doc: "How deeply a document can be nested."
	}),
	findings: /* @__PURE__ */ optional(/* @__PURE__ */ wholeNumber(0, MOST), 100, { doc: "How many problems a report lists." })
};
const limits = /* @__PURE__ */ optional(/* @__PURE__ */ membersOf(LIMITS), /* @__PURE__ */ defaultsOf(LIMITS), { doc: "Limits on input and report." });
const mask = /* @__PURE__ */ optional(boolean, true, { doc: "Whether personal and unknown content stays out of the report." });
const messages = /* @__PURE__ */ optional(language, void 0, {
	flag: "messages",
	doc: "The language of messages."
});
const names = /* @__PURE__ */ optional(/* @__PURE__ */ oneOf(namings), "wire", { doc: "How messages name a field." });
/** `names` of `standardSchema`. */
const labels = /* @__PURE__ */ optional(/* @__PURE__ */ oneOf(namings), "label", { doc: "How messages name a field." });
const baseUrl = /* @__PURE__ */ optional(text, void 0, { doc: "The URL that the paths of the API follow." });
const aCode = /* @__PURE__ */ oneOf(codes$1);
const only = /* @__PURE__ */ optional(/* @__PURE__ */ listOf$1((code) => aCode(code, "code in only"), "codes"), codes$1, { doc: "The codes whose problems are fixed." });
const message = /* @__PURE__ */ optional(callback, void 0, { doc: "Returns the message of an issue." });
/** `version` of `detectShape`. */
const eachVersion = /* @__PURE__ */ optional(knownVersion, void 0, { doc: "The version that comes into question." });
const shapes$1 = /* @__PURE__ */ optional(/* @__PURE__ */ listOf$1(/* @__PURE__ */ oneOf(shapes$2), "shapes"), shapes$2, { doc: "The shapes that come into question." });
const from = /* @__PURE__ */ required(knownVersion, {
	flag: "from",
	doc: "The API version that the documents have."
});
const to = /* @__PURE__ */ required(knownVersion, {
	flag: "to",
	doc: "The API version that they are to have."
});
const payoutUrl = /* @__PURE__ */ optional(pointer, void 0, {
	flag: "payout-url",
	doc: "Where the URL is inside `payout`. The default is /url."
});
/** Depends on the shape and the versions: `fillFor` checks it. */
const fill = /* @__PURE__ */ optional((value) => value, void 0, { doc: "Values for gaps." });
const complement = /* @__PURE__ */ optional(complementText, void 0, { doc: "The complement that converting the other way returned." });
const onLoss = /* @__PURE__ */ optional(/* @__PURE__ */ oneOf(["report", "error"]), "report", {
	flag: "on-loss",
	doc: "Whether a document that would lose something is refused."
});
const onOrphan = /* @__PURE__ */ optional(/* @__PURE__ */ oneOf(["error", "drop"]), "error", {
	flag: "on-orphan",
	doc: "What happens to a part of a complement that matches nothing."
});
/** The options about a document. */
const DOCUMENT = {
	version,
	level,
	draft,
	severity,
	accept,
	optional: optionalFields,
	entries,
	limits,
	mask,
	messages,
	names
};
/** The options of a conversion. */
const CONVERSION = {
	from,
	to,
	payoutUrl,
	fill,
	complement,
	entries,
	onLoss,
	onOrphan,
	limits,
	messages
};
// options/settings.ts
/**
* Writes the options about a document as the core reads them: a number that crosses with each call, and bytes for those
* options that are rarely given. src/layout.rs documents both.
*/
const NO_BYTES = /* @__PURE__ */ new Uint8Array(0);
/** The settings without any options. */
const DEFAULTS = /* @__PURE__ */ encode(/* @__PURE__ */ defaultsOf(DOCUMENT));
const readOptions$7 = /* @__PURE__ */ readerOf(DOCUMENT, encode);
function readSettings(shape, options) {
	return options === void 0 ? DEFAULTS : fitting(shape, readOptions$7(options));
}
/** Returns settings with what they amend of a shape. Throws a TypeError if an option does not fit the shape. */
function fitting(shape, settings) {
	const { accept, optional, entries } = settings;
	if (accept === void 0 && optional === void 0 && entries === void 0) return settings;
	refuseEntries(shape, settings);
	const amended = amendedFor(shape, settings);
	return amended === settings.amended ? settings : written(settings, amended);
}
/** Encodes options that were checked, but for what they amend, which depends on the shape. */
function encode(options) {
	return written(options, NOT_AMENDED);
}
/** Returns changed settings. */
function changed(settings, change, more = 0) {
	return written({
		...settings,
		...change
	}, settings.amended, more);
}
function written(options, amended, more = 0) {
	const { accept, optional, version, level, draft, severity, entries, limits, mask, messages, names } = options;
	return {
		accept,
		optional,
		version,
		level,
		draft,
		severity,
		entries,
		limits,
		mask,
		messages,
		names,
		amended,
		head: versions$1.indexOf(version) | more | (level === "stated" ? 256 : 0) | (draft ? 512 : 0) | (entries === void 0 ? 0 : HEAD_ENTRIES) | (mask ? 0 : HEAD_UNMASKED),
		bytes: bytesOf(options, amended)
	};
}
function bytesOf({ severity, entries, limits }, { records }) {
	if (limits === DOCUMENT.limits.byDefault && severity === void 0 && entries === void 0 && records.length === 0) return NO_BYTES;
	const bytes = entries === void 0 ? new Uint8Array(40 + records.length) : headOf([entries], 36, records.length);
	bytes.set(records, bytes.length - records.length);
	if (severity !== void 0) writeSeverities(severity, bytes);
	writeLimits(limits, bytes, 24);
	return bytes;
}
function writeSeverities(chosen, into) {
	for (const [index, code] of codes$1.entries()) {
		const severity = chosen[code];
		if (severity !== void 0) into[0 + index] = severities.indexOf(severity) + 1;
	}
}
function writeLimits({ bytes, depth, findings }, into, at) {
	writeNumber(bytes, into, at);
	writeNumber(depth, into, at + 4);
	writeNumber(findings, into, at + 8);
}
/** Returns the settings of a report that lists every finding with a fix, and no others. */
function withFixes(settings) {
	return changed(settings, {}, HEAD_FIXES);
}
/** Returns the number of a shape in the core. Throws a TypeError if the shape is unknown. */
function shapeIndex(shape) {
	const index = shapes$2.indexOf(shape);
	if (index < 0) knownShape(shape);
	return index;
}
/** Returns the shape. Throws a TypeError if it is unknown. */
function knownShape(shape) {
	return aShape(shape, "shape");
}
const aShape = /* @__PURE__ */ oneOf(shapes$2);
function isList(shape) {
	return lists.includes(shape);
}
/** Throws a TypeError if the option `entries` is given for a shape other than a list. */
function refuseEntries(shape, { entries }, name = "the option entries") {
	if (entries === void 0 || isList(shape)) return;
	if (shape !== "call") knownShape(shape);
	throw new TypeError(`${name} is only for ${anyOf(lists)}: leave it out for ${quote(shape)}`);
}
// types/language.ts
/** Returns a text of the contract in a language, or in English. What is no text stays as it is. */
function translated(language, english) {
	return language?.texts[String(english)] ?? english;
}
// report/message.ts
/**
* Builds messages from templates and arguments, like src/report/message.rs. The core chooses the template and the
* arguments, by number. Templates and texts are data (generated/tables.ts and messages/).
*/
function buildMessage(phrasing, sentence, given) {
	if (given.name !== void 0 || given.number !== 0 || phrasing.accepted !== void 0) return build(phrasing, sentence, given);
	const { version, field, object, near, other } = given;
	const known = cacheOf(phrasing, ((Number(phrasing.byLabel) * 256 + version) * 65536 + sentence) * 65536 + field);
	const key = (object * 65536 + near) * 65536 + other;
	let message = known.get(key);
	if (message === void 0) {
		message = build(phrasing, sentence, given);
		known.set(key, message);
	}
	return message;
}
function messageOf(phrasing, sentence, given) {
	return buildMessage(phrasing, sentence, given).text;
}
/** Fills a template's arguments and capitalises the first letter, as an argument can come first. */
function filled(template, argument) {
	const text = (template ?? "").replaceAll(/\{(\w+)\}/gu, (_, name) => argument(name));
	return text.charAt(0).toUpperCase() + text.slice(1);
}
function build(phrasing, sentence, given) {
	const meta = {};
	const template = templateOf(phrasing, sentence);
	return {
		text: filled(phrasing.byLabel ? withLabels(phrasing, template) : template, (name) => {
			const { value, shown } = argument(phrasing, name, given);
			if (value !== void 0) meta[name] = value;
			const label = name === "field" || name === "name" ? labelOf(phrasing, given.field) : void 0;
			if (label !== void 0) meta.label = label;
			return shown;
		}),
		meta
	};
}
/** The messages of each language that were built, by the numbers of template and arguments. */
const caches = /* @__PURE__ */ new WeakMap();
function cacheOf({ english, language }, place) {
	const places = caches.get(language ?? english) ?? /* @__PURE__ */ new Map();
	caches.set(language ?? english, places);
	const known = places.get(place) ?? /* @__PURE__ */ new Map();
	places.set(place, known);
	return known;
}
/** Returns `expected` of a problem. */
function expectedOf(phrasing, sentence, given) {
	const right = rights[sentence];
	if (!right) return void 0;
	if (typeof right !== "string") return right.map((word) => translated(phrasing.language, word));
	const field = fields[given.field];
	if (right === "types") return typesOf(field?.type);
	if (right === "values") return valuesOf(phrasing, given);
	return right === "methods" ? methodsOf(phrasing, given) : [...versions$1];
}
/** Returns those of a field's values that the version of a problem has. */
function allowed(field, values, given) {
	const isLater = (value) => versions$1.indexOf(field?.valuesSince?.[value] ?? versions$1[0]) > given.version;
	return values?.filter((value) => !isLater(value)) ?? [];
}
/** Returns the values of an enumeration, those that amendments accept behind the listed ones. */
function valuesOf({ accepted }, given) {
	const field = fields[given.field];
	const listed = allowed(field, field?.values, given);
	return [.../* @__PURE__ */ new Set([...listed, ...accepted?.get(given.field) ?? []])];
}
function typesOf(type) {
	if (type === void 0) return void 0;
	return type === "collection" ? ["array", "object"] : [type === "count" ? "string" : type];
}
function templateOf({ english, language }, sentence) {
	if (language !== void 0) return language.sentences[sentence];
	const { sentences, calls, conversions } = english;
	return sentences[sentence] ?? calls?.sentences[sentence - sentences.length] ?? conversions?.refusals[sentence] ?? "";
}
function argument(phrasing, name, given) {
	const { english, language, byLabel } = phrasing;
	const field = fields[given.field];
	const texts = english.fields[given.field];
	const object = objects[given.object];
	const endpoint = english.calls?.endpoints[given.other];
	const word = words[given.other] ?? "";
	const plain = (given) => {
		const value = translated(language, given);
		const text = String(value ?? "");
		return {
			value,
			shown: byLabel ? withLabels(phrasing, text) : text
		};
	};
	const named = (wire, label = labelled(phrasing, wire)) => ({
		value: wire,
		shown: byLabel ? inSentence(phrasing, label) : quoted(wire)
	});
	const discriminator = () => named(nameOf(object?.discriminator), labelOf(phrasing, object?.discriminator));
	const list = (names = [], last, label) => ({
		value: Object.freeze([...names]),
		shown: joined(names.map((wire) => named(wire, label?.(wire)).shown), translated(language, last))
	});
	switch (name) {
		case "field":
		case "name": {
			const wire = nameOf(given.field) ?? given.name;
			const known = field === void 0 ? given.name : labelOf(phrasing, given.field);
			if (texts?.called !== void 0) return plain(texts.called);
			return wire === void 0 || byLabel && known === void 0 ? {
				value: wire,
				shown: translated(language, english.unnamed)
			} : named(wire, known);
		}
		case "type": return plain(english.types[byLabel && field?.type === "string" ? "text" : field?.type ?? ""]);
		case "values": {
			const listed = new Set(field?.values);
			return list(valuesOf(phrasing, given), english.or, (value) => listed.has(value) ? void 0 : value);
		}
		case "beside": return list(allowed(field, field?.beside, given), english.or);
		case "alone": return list(allowed(fields[object?.discriminator ?? NONE$1], object?.alone, given), english.or);
		case "other": return named(field?.other);
		case "discriminator": return discriminator();
		case "carried": return list(object?.carried, english.and);
		case "pointer": return plain(`/${escaped(given.name ?? "*")}`);
		case "near": return given.near === fields[object?.discriminator ?? NONE$1]?.name ? discriminator() : named(words[given.near]);
		case "list":
		case "header": return named(word);
		case "header_why": return plain(english.calls?.headers[word]);
		case "versions": return list(versions$1, english.or);
		case "methods": return plain(methodsOf(phrasing, given).join(` ${translated(language, english.or)} `));
		case "shape": return named(endpoint?.shape);
		default: return plain({
			...given,
			...field,
			...texts,
			...endpoint
		}[name]);
	}
}
/** In place of the number of a field or a word. */
const NONE$1 = -1;
function nameOf(field = NONE$1) {
	return words[fields[field]?.name ?? NONE$1];
}
function labelOf({ english, language }, field = NONE$1) {
	return translated(language, english.fields[field]?.label ?? english.labels[fields[field]?.name ?? NONE$1]) || void 0;
}
/** Returns the label of a name or value of the contract, or the name itself. */
function labelled({ english, language }, wire = "") {
	return translated(language, english.labels[words.indexOf(wire)]) || wire;
}
/** Writes a label in the quotes of the language. */
function inSentence({ english, language }, text) {
	return (language ?? english).label.replace("{label}", () => text);
}
/** Writes the names that a text has in backticks by their labels. */
function withLabels(phrasing, text) {
	return text.replaceAll(/`([^`]*)`/gu, (_, name) => inSentence(phrasing, labelled(phrasing, name)));
}
function methodsOf({ english }, given) {
	return (english.calls?.endpoints.filter((_, place) => given.number >>> place & 1) ?? []).map(({ endpoint }) => endpoint.split(" ")[0]);
}
/** Returns `a, b or c`, with the word `last` before the last name. */
function joined(names, last) {
	const end = names.pop() ?? "";
	return names.length === 0 ? end : `${names.join(", ")} ${last} ${end}`;
}
function quoted(name) {
	return `\`${name ?? ""}\``;
}
/** Escapes a name as a segment of a JSON Pointer. In a name of millions of `~`, `replaceAll` takes six times as long. */
function escaped(name) {
	return name.includes("~") || name.includes("/") ? name.split("~").join("~0").split("/").join("~1") : name;
}
// report/reply.ts
/**
* A reply of the core: 32-bit words, and one text with all strings. It is read in order, before the next call of the core;
* src/layout.rs documents the layout.
*/
var Reply = class {
	/** The core's memory. */
	numbers = memoryNumbers();
	/** The index of the next word. */
	at;
	#start;
	#text;
	#textAt = 0;
	#path = [];
	/** The pointers of the beginnings of the path, as far as they were asked for. */
	#pointers = [];
	/** Reading starts at the word `from` of the reply at an address. */
	constructor(address, from) {
		this.#start = address >>> 2;
		this.at = this.#start + from;
		this.#text = textAt(this.word(1), this.word(2));
	}
	/** Returns a word of the head. */
	word(index) {
		return this.numbers[this.#start + index];
	}
	next() {
		return this.numbers[this.at++];
	}
	/** Reads the next string, which has `units` UTF-16 units. */
	string(units) {
		if (units === 0) return "";
		const start = this.#textAt;
		this.#textAt += units;
		return this.#text.slice(start, this.#textAt);
	}
	/** Reads a path. Consecutive paths usually share segments, so the reply has only the others, and pointers are reused. */
	path() {
		const [shared, count] = [this.next(), this.next()];
		while (this.#path.length > shared) this.#path.pop();
		while (this.#pointers.length > shared) this.#pointers.pop();
		for (let i = 0; i < count; i++) this.#path.push(this.segment());
		return this.#path.slice();
	}
	/** Reads a segment of a path. */
	segment() {
		const step = this.next();
		if (step >= 2147483648) return this.string(step - STEP_NAME);
		return step >= 1073741824 ? words[step - STEP_WORD] : step;
	}
	/** Returns the JSON Pointer of the last path. */
	pointer() {
		let pointer = this.#pointers.at(-1) ?? "";
		for (let at = this.#pointers.length; at < this.#path.length; at++) {
			pointer = below(pointer, this.#path[at]);
			this.#pointers.push(pointer);
		}
		return pointer;
	}
	/** Returns the pointer of the last path without its last segments. Call `pointer` first. */
	above(segments) {
		return this.#pointers.at(-1 - segments) ?? "";
	}
	span() {
		return {
			start: this.next(),
			end: this.next(),
			line: this.next(),
			column: this.next()
		};
	}
	edits() {
		const edits = [];
		for (let left = this.next(); left > 0; left--) edits.push({
			start: this.next(),
			end: this.next(),
			text: this.string(this.next())
		});
		return edits;
	}
};
function below(pointer, segment) {
	return `${pointer}/${typeof segment === "string" ? escaped(segment) : segment}`;
}
// report/report.ts
/** Builds reports from replies of the core. */
const NOTHING$1 = 65535;
const CLEAN = 0;
/** Reads the report at an address of the core's memory. Address 0 means a valid document without problems. */
function reportAt(address, shape, settings, builtIn = english) {
	const { version } = settings;
	if (address === CLEAN) return {
		valid: true,
		shape,
		version,
		problems: [],
		truncated: false,
		assumptions: []
	};
	const reply = new Reply(address, 7);
	const phrasing = phrasingOf(settings, builtIn);
	const flags = reply.word(3);
	const assumptions = assumptionsFrom(reply, phrasing);
	return {
		valid: (flags & 1) !== 0,
		shape,
		version: versions$1[flags >>> 8],
		problems: readProblems(reply, phrasing),
		truncated: (flags & 2) !== 0,
		assumptions
	};
}
/** Returns how to build messages: in the language of the options, or in English. */
function phrasingOf({ messages, names, mask, amended }, builtIn = english) {
	return {
		english: builtIn,
		language: messages,
		byLabel: names === "label",
		mask,
		accepted: amended.accepted
	};
}
/** Reads the assumptions of a report. Call it first: their text precedes that of the problems. */
function assumptionsFrom(reply, phrasing) {
	const sentence = reply.word(5);
	if (sentence === 4294967295) return [];
	const name = reply.string(reply.word(6));
	return [messageOf(phrasing, sentence, {
		...NO_ARGUMENTS,
		name: phrasing.mask ? void 0 : name
	})];
}
/** The arguments of a message that has none. */
const NO_ARGUMENTS = {
	field: NOTHING$1,
	object: NOTHING$1,
	near: NOTHING$1,
	other: NOTHING$1,
	number: 0,
	version: 0
};
function readProblems(reply, phrasing) {
	const version = reply.word(3) >>> 8;
	const problems = [];
	for (let left = reply.word(4); left > 0; left--) problems.push(readProblem(reply, phrasing, version));
	return problems;
}
function readProblem(reply, phrasing, version) {
	const detail = readDetailRecord(reply.numbers, reply.at);
	reply.at += 7;
	const number = reply.next();
	const path = reply.path();
	const { field, object, near, other } = detail;
	const last = path.at(-1);
	const given = {
		field,
		object,
		near,
		other,
		number,
		name: phrasing.mask || typeof last !== "string" ? void 0 : last,
		version
	};
	const { text, meta } = buildMessage(phrasing, detail.message, given);
	const problem = {
		code: codes$1[detail.code],
		severity: severities[detail.severity],
		basis: bases[detail.basis],
		section: sections[detail.section],
		message: text,
		pointer: reply.pointer(),
		path,
		meta: { ...meta }
	};
	const expected = expectedOf(phrasing, detail.message, given);
	if (expected !== void 0) problem.expected = expected;
	if (detail.found !== NOTHING$1) problem.found = readFound(reply, phrasing, detail);
	if (detail.help !== NOTHING$1) problem.help = messageOf(phrasing, detail.help, given);
	if (near !== NOTHING$1) problem.suggestion = words[near];
	if (detail.has_span) problem.span = reply.span();
	if (detail.has_fix) problem.fix = readFix(reply, phrasing, object);
	return problem;
}
function readFound(reply, phrasing, { found, character }) {
	if (found === 253) return reply.string(reply.next());
	if (found === 254) return String.fromCharCode(character);
	return translated(phrasing.language, phrasing.english.found[found]);
}
function readFix(reply, phrasing, object) {
	const { title, applicability, field, near, has_edits } = readFixRecord(reply.numbers, reply.at);
	reply.at += 3;
	const fix = {
		title: messageOf(phrasing, title, {
			...NO_ARGUMENTS,
			field,
			object,
			near
		}),
		applicability: applicabilities[applicability]
	};
	const edits = reply.edits();
	if (has_edits) fix.edits = edits;
	return fix;
}
// check/document.ts
/**
* The first step of every function: checks shape and input, and writes the document and its settings into the core's input
* buffer, which core.ts owns. Copies nothing that is larger than the limit.
*/
function prepare(shape, input, settings) {
	const index = shapeIndex(shape);
	const form = formOf(input);
	const source = sourceOf(shape, form, input);
	return {
		index,
		form,
		source,
		length: write(source, settings),
		settings
	};
}
function write(source, settings) {
	if (typeof source === "number") return source;
	if (source.length > settings.limits.bytes) return REFUSED_SIZE;
	try {
		return writeSource(source, settings);
	} catch (error) {
		return refusalFor(error);
	}
}
/** Returns the refusal of a document for which the core had not enough memory. Throws every other error. */
function refusalFor(error) {
	if (error instanceof MemoryError) return REFUSED_MEMORY;
	throw error;
}
function writeSource(source, settings) {
	const length = typeof source === "string" ? writeText(source, settings) : writeBytes(source, settings);
	if (!isRefusal(length) && settings.bytes.length > 0) room(length).set(settings.bytes, length + 32);
	return length;
}
/** Writes settings alone, for the report on a refusal. */
function writeSettings({ bytes }) {
	room(32 + bytes.length).set(bytes, 32);
}
function writeBytes(bytes, settings) {
	const into = room(bytes.length + 32 + settings.bytes.length);
	if (bytes.length > 0) into.set(bytes);
	return bytes.length;
}
/** The maximum of UTF-8 bytes for a UTF-16 unit. */
const MOST_PER_UNIT = 3;
/** Up to this length, reserving for the worst case is cheaper than encoding twice. */
const SHORT = 16384;
function writeText(text, settings) {
	const units = text.length;
	const spare = 32 + settings.bytes.length;
	const most = Math.min(units * MOST_PER_UNIT, settings.limits.bytes) + spare;
	let into = room(units > SHORT ? units + spare : most);
	let { read, written } = utf8().encodeInto(text, into);
	if (read < units || written + spare > into.length) {
		into = room(most);
		({read, written} = utf8().encodeInto(text, into));
	}
	if (read < units || written > settings.limits.bytes) return REFUSED_SIZE;
	const lone = written === units ? -1 : loneSurrogateAt(text);
	return lone < 0 ? written : cutAtSurrogate(text, lone, into);
}
/** Ends the document with the lone surrogate in three bytes, so that the core finds it there. */
function cutAtSurrogate(text, at, into) {
	const { written } = utf8().encodeInto(text.slice(0, at), into);
	const unit = text.charCodeAt(at);
	into.set([
		224 | unit >> 12,
		128 | unit >> 6 & 63,
		128 | unit & 63
	], written);
	return written + 3;
}
// check/call.ts
/**
* Validates calls to the service: method, URL, headers and body together.
* The core finds the problems. A call that can't be sent at all is a mistake in the program and throws.
*/
const readCallOptions = /* @__PURE__ */ readerOf(/* @__PURE__ */ extended(DOCUMENT, { baseUrl }), (given) => ({
	baseUrl: given.baseUrl,
	settings: encode(given)
}));
const ENGLISH$1 = /* @__PURE__ */ extended(english, { calls: englishCalls });
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
	const given = readCallOptions(options);
	const { baseUrl } = given;
	const settings = fitting("call", given.settings);
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
	const reportOn = (length) => {
		if (isRefusal(length)) writeSettings(behind);
		const parts = bytes.length - spare;
		return reportAt(call((core) => core.validate_call(form, length, settings.head, spare, parts)), "call", settings, ENGLISH$1);
	};
	try {
		return reportOn(write(source, behind));
	} catch (error) {
		return reportOn(refusalFor(error));
	}
}
const HEADERS = "headers must be an object, pairs of a name and a value, or Headers";
const readCall = /* @__PURE__ */ membersOf({
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
// check/validate.ts
/**
* Validates one document: `validate`, `isValid` and `parse`. js/check/document.ts hands the document to the core, and
* js/report/report.ts decodes the reply.
*/
/**
* Validates a document and returns a report.
*
* Bad data is reported, never thrown. A mistake in the arguments (an unknown shape or option, a `Promise` as the
* document) throws a `TypeError`.
*
* @example
* ```ts
* import { validate } from 'order-contract'
*
* const report = validate('order-created', '{"status":"DONE"}')
* for (const { pointer, message } of report.problems) console.log(pointer, message)
* ```
*/
function validate(shape, input, options) {
	return validated(shape, input, readSettings(shape, options));
}
function validated(shape, input, settings) {
	return reportOn(shape, prepare(shape, input, settings));
}
/**
* Returns whether a document is valid: the same as `valid` in the report of `validate`, but faster.
* A mistake in the arguments throws a `TypeError`.
*
* @example
* ```ts
* import { isValid } from 'order-contract'
*
* const body = new TextEncoder().encode('{"status":"COMPLETED"}')
* if (!isValid('order-created', body)) throw new Error('not an order')
* ```
*/
function isValid(shape, input, options) {
	return isAccepted(shape, input, readSettings(shape, options));
}
function isAccepted(shape, input, settings) {
	const index = shapeIndex(shape);
	const form = formOf(input);
	const length = write(sourceOf(shape, form, input), settings);
	const { head, bytes } = settings;
	try {
		return !isRefusal(length) && call((core) => core.is_valid(index, form, length, head, bytes.length)) !== 0;
	} catch (error) {
		return !isRefusal(refusalFor(error));
	}
}
function parse(shape, input, options) {
	return parsed$1(shape, input, readSettings(shape, options));
}
function parsed$1(shape, input, settings) {
	const prepared = prepare(shape, input, settings);
	const report = reportOn(shape, prepared);
	if (!report.valid) return {
		ok: false,
		report
	};
	const text = typeof prepared.source === "string" ? sentText(prepared) : checkedText(prepared.length);
	try {
		return {
			ok: true,
			value: parsedAs(shape, text),
			report
		};
	} catch (error) {
		if (!isStackOverflow(error)) throw error;
		return {
			ok: false,
			report: reportOn(shape, {
				...prepared,
				length: REFUSED_DEPTH
			})
		};
	}
}
/** Returns a text, or what a value is sent as. */
function sentText({ form, source }) {
	const text = source;
	return form === 2 ? sentQuery(text) ?? text : text;
}
function reportOn(shape, prepared) {
	try {
		return reportAt(addressOfReport(prepared), shape, prepared.settings);
	} catch (error) {
		return reportAt(addressOfReport({
			...prepared,
			length: refusalFor(error)
		}), shape, prepared.settings);
	}
}
function addressOfReport({ index, form, length, settings }) {
	if (isRefusal(length)) writeSettings(settings);
	return call((core) => core.validate(index, form, length, settings.head, settings.bytes.length));
}
// check/fixes.ts
/**
* Applies the safe fixes of a document and returns it in the form of the input.
* The core decides which fixes there are and which are safe; reports list them as edits.
*/
function applyFixes(shape, input, options) {
	const { only, ...given } = readOptions$6(options);
	const settings = fitting(shape, given.settings);
	const prepared = prepare(shape, input, settings);
	const { index, form, source } = prepared;
	const applied = [];
	if (isRefusal(prepared.length) || typeof source === "number") return {
		output: input,
		applied,
		truncated: false,
		report: reportOn(shape, prepared)
	};
	const round = {
		...prepared,
		form: form === 2 ? 1 : form,
		settings: withFixes(settings)
	};
	let text = source;
	let spare = MOST_POINTER_TEXT;
	let truncated = false;
	for (;;) {
		const { problems } = reportOn(shape, {
			...round,
			length: write(text, round.settings)
		});
		const safe = applicable(problems.filter(({ code }) => only.includes(code)));
		if (safe.length === 0) break;
		for (const problem of safe) {
			spare -= problem.pointer.length;
			if (spare >= 0 || applied.length === 0) applied.push(form === 2 ? withoutPlaces(problem) : problem);
			else truncated = true;
		}
		const edits = safe.flatMap(({ fix }) => fix.edits);
		text = edited(text, edits);
	}
	const report = reportOn(shape, {
		index,
		form,
		source: text,
		length: write(text, settings),
		settings
	});
	return {
		output: outputOf$1(shape, input, form, text),
		applied,
		truncated,
		report
	};
}
/** Limits the text of the pointers in `applied`: all rounds together list no more than one report. */
const MOST_POINTER_TEXT = 1 << 20;
const readOptions$6 = /* @__PURE__ */ readerOf(/* @__PURE__ */ extended(DOCUMENT, { only }), (given) => ({
	only: given.only,
	settings: encode(given)
}));
/** Returns the problems whose fixes are safe and whose edits do not overlap. */
function applicable(problems) {
	let end = 0;
	return problems.filter((problem) => {
		const { edits, applicability } = problem.fix ?? {};
		if (applicability !== "safe" || !edits?.every(({ start }) => end <= start)) return false;
		end = edits.at(-1)?.end ?? end;
		return true;
	});
}
/** Applies ascending edits to text or bytes. */
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
function outputOf$1(shape, input, form, text) {
	if (typeof text !== "string") return text === input ? new Uint8Array(text) : text;
	if (form !== 2) return text;
	return isQuery(shape) ? queryLike(input, text) ?? { ...input } : JSON.parse(text);
}
// check/guard.ts
function is(shape, value, options) {
	const rules = rulesOf$1(shape, options);
	return isAccepted(shape, typedValue(shape, value), rules);
}
function assertValid(shape, value, options) {
	const rules = rulesOf$1(shape, options);
	const input = typedValue(shape, value);
	if (!isAccepted(shape, input, rules)) throw new InvalidDocumentError(validated(shape, input, rules));
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
/** Reads the options. Refuses those that weaken the rules. */
function rulesOf$1(shape, options) {
	const settings = readSettings(shape, options);
	const { draft, severity, level } = settings;
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
	const { version, messages, ...amendments } = readOptions$5(options);
	amendedFor(shape, amendments);
	let details = descriptions[knownShape(shape)][version];
	const { accept, optional } = amendments;
	if (messages !== void 0 || accept !== void 0 || optional !== void 0) {
		details = translatedCopy(details, messages);
		amend(details.object, amendments);
	}
	return frozen$1({
		shape,
		version,
		...details
	});
}
const readOptions$5 = /* @__PURE__ */ readerOf({
	version,
	accept,
	optional: optionalFields,
	messages
});
/** Freezes data with all that is in them. */
function frozen$1(data) {
	if (Object.isFrozen(data)) return data;
	for (const inner of Object.values(data)) frozen$1(inner);
	return Object.freeze(data);
}
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
/** The members to translate. codegen/src/descriptions.rs has the same list. */
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
/** The dialects of JSON Schema that are supported. */
const dialect = /* @__PURE__ */ oneOf(["draft-2020-12", "draft-07"]);
const readOptions$4 = /* @__PURE__ */ readerOf({
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
	const { level, ...about } = readOptions$4(options);
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
	const scope = {
		level,
		version,
		isFirm: true
	};
	const root = layout === "query" ? querySchema(scope, object) : valueSchema(scope, description);
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
/** Returns the schema of an object of parameters, which are sent as texts: members that are null are left out. */
function querySchema(scope, object) {
	const { fields } = object;
	const properties = fields.map((field) => [field.name, parameterSchema(scope, field)]);
	return {
		type: "object",
		properties: Object.fromEntries(properties),
		additionalProperties: { anyOf: [
			...SENDABLE,
			NOT_SENT,
			{
				type: "array",
				items: { anyOf: SENDABLE }
			}
		] },
		...exclusion(scope, fields)
	};
}
/** What a parameter of any text can be. */
const SENDABLE = [
	{ type: "string" },
	{ type: "number" },
	{ type: "boolean" }
];
const NOT_SENT = { type: "null" };
/** From here on, a number is written with an exponent. */
const FIRST_WITH_EXPONENT = 1e21;
function parameterSchema(scope, field) {
	const { label, doc, code, repeatable } = field;
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
	const one = [text, ...rules.pattern === void 0 && rules.enum === void 0 ? SENDABLE.slice(1) : code === "type" ? [count] : []];
	const list = repeatable ? [{
		type: "array",
		items: { anyOf: one }
	}] : [];
	return given({
		title: label,
		description: doc,
		anyOf: [
			...one,
			NOT_SENT,
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
	const { basis, pattern, code } = element;
	return given({
		pattern: code !== void 0 && isError(scope, element, code, code === "type" ? basis : "stated") ? pattern : void 0,
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
	const forbidden = removed.filter((field) => isError(scope, field, "removed"));
	return given({
		...members,
		properties: forbidden.length === 0 ? members.properties : Object.assign({}, members.properties, refusals(forbidden)),
		...exclusion(scope, fields),
		...decider && dependent.length > 0 && conditions(scope, decider, dependent)
	});
}
/** Returns the schemas of fields, and which must be there beside a value of the discriminator. */
function memberSchemas(scope, fields, beside) {
	const required = fields.filter((field) => scope.isFirm && isRequired(scope, field, beside)).map(({ name }) => name);
	const properties = fields.map((field) => [field.name, fieldSchema(scope, field)]);
	return given({
		properties: properties.length > 0 ? Object.fromEntries(properties) : void 0,
		required: required.length > 0 ? required : void 0
	});
}
function isRequired(scope, field, beside) {
	const required = own(field, "required");
	if (required === void 0 || !isError(scope, field, "required", required.basis)) return false;
	return required.with === void 0 || required.with.values.some((value) => value === beside);
}
/** Returns the schemas of removed fields, which no value meets. */
function refusals(removed) {
	const entries = removed.map(({ name, version, instead }) => {
		return [name, {
			description: `Removed in ${version}. ${instead}`,
			not: {}
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
* servers. A valid value is returned unchanged; only errors become issues.
*/
const readOptions$3 = /* @__PURE__ */ readerOf(/* @__PURE__ */ extended(DOCUMENT, {
	names: labels,
	message
}), (given) => ({
	message: given.message,
	settings: encode(given)
}));
function standardSchema(shape, options) {
	knownShape(shape);
	const { message, ...given } = readOptions$3(options);
	const settings = fitting(shape, given.settings);
	const { limits } = settings;
	const rules = {
		shape,
		settings: limits.findings > 0 ? settings : changed(settings, { limits: {
			...limits,
			findings: 1
		} }),
		message: messageBy(message)
	};
	const convert = (given) => schemaOf(shape, settings, own(given, "target"));
	return { "~standard": {
		version: 1,
		vendor: "order-contract",
		validate: (value) => checked(value, rules),
		jsonSchema: {
			input: convert,
			output: convert
		}
	} };
}
function messageBy(build) {
	return (problem) => {
		const text = build === void 0 ? problem.message : build(problem);
		if (typeof text === "string") return text;
		throw new TypeError(`message must return a string, not ${typeOf(text)}`);
	};
}
function schemaOf(shape, { version, level, draft, severity, accept, optional }, target) {
	if (draft || severity) throw new TypeError("a JSON Schema cannot express the options draft and severity: leave them out");
	return jsonSchemaFor(target, jsonSchema(shape, {
		version,
		level,
		accept,
		optional
	}));
}
function checked(value, rules) {
	const { shape, settings } = rules;
	const input = asValue(shape, value);
	let errors;
	try {
		if (!isAccepted(shape, input, settings)) errors = errorsOf(input, rules);
		else if (isAsSent(shape, value)) return { value };
		else {
			const result = parsed$1(shape, input, settings);
			if (result.ok) return { value: result.value };
			errors = errorsIn(result.report);
		}
	} catch (error) {
		if (!(error instanceof TypeError)) throw error;
		errors = errorsOf(NOT_PLAIN, rules);
	}
	return { issues: issuesOf(errors, rules) };
}
/** Returns whether a valid value is what is sent: then it is returned itself. */
function isAsSent(shape, value) {
	const isText = (member) => member === void 0 || typeof member === "string";
	const isParameter = (member) => Array.isArray(member) ? member.every(isText) : isText(member);
	return passes(() => isQuery(shape) ? isPlainRecord(value) && Object.values(value).every(isParameter) : isJson(value));
}
/** Returns whether JSON says all of a value. */
function isJson(value) {
	if (typeof value === "number") return Number.isFinite(value);
	if (value === null || typeof value === "string" || typeof value === "boolean") return true;
	if (Array.isArray(value)) return !("toJSON" in value) && Array.from(value).every(isJson);
	return (typeof value === "object" && Object.getPrototypeOf(value) === Object.prototype || isPlainRecord(value)) && !("toJSON" in value) && Object.values(value).every(isMember);
}
function isMember(member) {
	return member === void 0 || isJson(member);
}
function errorsOf(input, { shape, settings }) {
	const errors = errorsIn(validated(shape, input, settings));
	return errors.length > 0 ? errors : errorsIn(validated(shape, UNSERIALIZABLE, settings));
}
function errorsIn({ problems }) {
	return problems.filter(({ severity }) => severity === "error");
}
function issuesOf(errors, { message }) {
	return errors.map((problem) => {
		const { path, code, pointer, meta } = problem;
		return {
			message: message(problem),
			path,
			code,
			pointer,
			meta
		};
	});
}
// generated/changes.ts
const changes$1 = [
	{
		"id": "product_listing_extended",
		"version": "2024-02-05",
		"section": "2.1",
		"basis": "stated",
		"title": "The product listing has more fields, filters and pages",
		"description": "Only approved products are listed. Each has `approval_state`, `categories`, `expiry` and redemption instructions. The query accepts the filters `is_orderable`, `code` and `countries_redeemable_in`, and the cursors `after` and `before` with a `limit`. A country code is no longer required."
	},
	{
		"id": "countries_endpoint_added",
		"version": "2024-02-05",
		"section": "4",
		"basis": "stated",
		"title": "The supported countries can be listed",
		"description": "`GET /v2/product/countries` lists the supported countries. Its response is not documented."
	},
	{
		"id": "redemption_url_to_payout",
		"version": "2024-02-05",
		"section": "2.6",
		"basis": "stated",
		"title": "`payout` replaces `redemption_url` on the items of an order",
		"description": "Order responses no longer contain `redemption_url`, which was deprecated in 2023-07-27. The field `payout` replaces it. Its structure is not documented."
	}
];
const fillable = [{
	"shape": "product",
	"version": "2024-02-05",
	"pointer": "/approval_state"
}, {
	"shape": "product-list",
	"version": "2024-02-05",
	"pointer": "/approval_state"
}];
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
		"text": "The version still has this field, but a later one removes it.",
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
const shapes = /* @__PURE__ */ Object.freeze(shapes$2);
/** The dated versions, newest last. */
const versions = /* @__PURE__ */ Object.freeze(versions$1);
/** What each code means, with an example for which it is reported and one for which it is not. */
const codes = /* @__PURE__ */ frozen(explanations);
/** What each version changed, oldest change first. */
const changes = /* @__PURE__ */ frozen(changes$1);
/** Freezes data that all callers share, with all that is in it, so that none changes what the others read. */
function frozen(data) {
	for (const member of Object.values(data)) if (typeof member === "object" && member !== null) frozen(member);
	return Object.freeze(data);
}
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
// convert/conversion.ts
/**
* The types of a conversion's result, and how a result is read from a reply of the core. js/convert/convert.ts makes the calls.
*/
const ENGLISH = /* @__PURE__ */ extended(english, { conversions: englishConversions });
function converted(output, assumptions = []) {
	return {
		ok: true,
		output,
		edits: [],
		changes: [],
		losses: [],
		gaps: [],
		complement: null,
		assumptions,
		problems: []
	};
}
function refused(problems) {
	return {
		conversion: {
			ok: false,
			output: void 0,
			problems
		},
		more: {
			losses: 0,
			gaps: 0
		},
		unplaced: []
	};
}
/** Reads the conversion at an address of the core's memory. `outputOf` reads the output. */
function readConversion(address, outputOf, language) {
	const reply = new Reply(address, 7);
	const phrasing = {
		english: ENGLISH,
		language,
		byLabel: false,
		mask: true
	};
	const assumptions = assumptionsFrom(reply, phrasing);
	if (!(reply.word(3) & 1)) return refused(readProblems(reply, phrasing));
	const [start, length] = [reply.next(), reply.next()];
	const conversion = converted(void 0, assumptions);
	const complement = textAt(reply.next(), reply.next());
	if (complement !== "") conversion.complement = JSON.parse(complement);
	for (let left = reply.next(); left > 0; left--) {
		const remark = englishConversions.remarks[reply.next()] ?? "";
		assumptions.push(translated(language, remark));
	}
	const count = reply.next();
	const more = {
		losses: reply.next(),
		gaps: reply.next()
	};
	const unplaced = [];
	for (let i = 0; i < count; i++) readNote(reply, conversion, unplaced, language);
	conversion.edits = reply.edits();
	conversion.output = outputOf(start, length);
	return {
		conversion,
		more,
		unplaced
	};
}
/** Reads a change, a gap or a loss and adds it to its list. */
function readNote(reply, lists, unplaced, language) {
	const note = readNoteRecord(reply.numbers, reply.at);
	reply.at += 6;
	const [entry, item] = [reply.next(), reply.next()];
	const path = reply.path();
	const pointer = reply.pointer();
	const section = sections[note.section];
	const list = topics[note.topic];
	if (list === "changes") {
		let to = reply.above(note.drops);
		for (let i = 0; i < note.adds; i++) to = below(to, reply.segment());
		const [id, basis] = [changeIds[note.change], bases[note.basis]];
		const spans = note.has_spans ? {
			fromSpan: reply.span(),
			toSpan: reply.span()
		} : {};
		lists.changes.push({
			id,
			from: pointer,
			to,
			section,
			basis,
			...spans
		});
	} else {
		const span = note.has_spans ? { span: reply.span() } : {};
		const shortfall = {
			pointer,
			path,
			section,
			reason: reasonOf(note, entry, item, language),
			...span
		};
		lists[list].push(shortfall);
		if (note.reason === 10) unplaced.push(shortfall);
	}
}
/** Returns the reason of a loss or gap. Only the reason for an orphan uses the positions `entry` and `item`. */
function reasonOf(note, entry, item, language) {
	const { reason, field, other, version } = note;
	const of = [
		reason,
		field,
		other,
		version,
		entry,
		item,
		language
	];
	if (lastReason?.of.every((part, at) => part === of[at])) return lastReason.text;
	const named = (number) => quoted(nameOf(number));
	const why = translated(language, english.fields[field]?.why ?? "");
	const remark = translated(language, englishConversions.remarks[other] ?? "");
	const texts = {
		version: versions$1[version],
		entry,
		item,
		field: named(field),
		other: named(other),
		why,
		remark
	};
	const text = withTexts((language ?? englishConversions).reasons[reason], texts);
	lastReason = {
		of,
		text
	};
	return text;
}
/** The reason that was worded last: that of the next loss is often the same. */
let lastReason;
function withTexts(template, texts) {
	return filled(template, (argument) => String(texts[argument] ?? ""));
}
function readDetected(address, language) {
	const reply = new Reply(address, 3);
	const evidence = [];
	for (let left = reply.next(); left > 0; left--) evidence.push(readSign(reply, language));
	const open = versions$1.filter((version) => !evidence.some((one) => one.version === version));
	return {
		candidates: open.length === 0 ? [...versions$1] : open,
		evidence
	};
}
function readSign(reply, language) {
	const sign = readSignRecord(reply.numbers, reply.at);
	reply.at += 2;
	const path = reply.path();
	const field = fields[sign.field];
	const version = versions$1[sign.version];
	const texts = {
		version: [
			field?.removed_in,
			field?.since,
			version,
			version
		][sign.clue],
		field: quoted(nameOf(sign.field))
	};
	const reason = withTexts((language ?? englishConversions).clues[sign.clue], texts);
	return {
		version,
		pointer: reply.pointer(),
		path,
		section: sections[sign.section],
		reason
	};
}
// contract/differences.ts
/** What differs between two versions in the documents of a shape. */
/** Returns the pointers of the gaps that a conversion can have. */
function pointersOf(shape, from, to) {
	return fillable.filter((gap) => gap.shape === shape && leadsTo(gap.version, from, to)).map(({ pointer }) => pointer);
}
/** Returns whether a version is one of those from `from`, exclusive, up to `to`. */
function leadsTo(version, from, to) {
	const at = versions$1.indexOf(version);
	return at > versions$1.indexOf(from) && at <= versions$1.indexOf(to);
}
// convert/convert_options.ts
/**
* Declares the options of a conversion and writes them as the settings bytes that the core reads.
* src/layout.rs documents the layout.
*/
const readOptions$2 = /* @__PURE__ */ readerOf(CONVERSION, (given) => ({
	given,
	settings: encoded(given)
}));
function readConvertOptions(shape, options) {
	const { given, settings } = readOptions$2(options);
	const fill = fillFor(shape, given);
	if (fill.length === 0) return settings;
	const filled = encoded(given, fill);
	refuseUnfit(shape, filled);
	return filled;
}
/** Throws a TypeError for a value of `fill` that the version does not allow. */
function refuseUnfit(shape, settings) {
	if (settings.fill.length === 0) return;
	writeSettings(settings);
	const unfit = call((core) => core.unfit_fill(shapeIndex(shape), settings.bytes.length));
	if (unfit === 0) return;
	const gap = settings.fill[2 * unfit - 2];
	throw new TypeError(`fill['${gap}'] must be a value that ${settings.to} allows there`);
}
/** Checks the options that only some shapes have, and returns `fill` as `fillTexts` does. */
function fillFor(shape, given) {
	refuseEntries(shape, given);
	const { from, to, fill } = given;
	return fill === void 0 ? [] : fillTexts(fill, pointersOf(shape, from, to));
}
/** Encodes options for the core. With `most`, it lists at most so many losses and gaps, and nothing else but the output. */
function encoded(options, fill = [], most = 0) {
	const { from, to, payoutUrl, entries, complement, onLoss, onOrphan, limits, messages } = options;
	const bytes = headOf([
		payoutUrl,
		entries,
		complement,
		...fill
	], 16);
	bytes[0] = versions$1.indexOf(from);
	bytes[1] = versions$1.indexOf(to);
	bytes[2] = (onLoss === "error" ? 1 : 0) | (onOrphan === "drop" ? 2 : 0);
	bytes[3] = most;
	writeLimits(limits, bytes, 4);
	return {
		from,
		to,
		entries,
		limits,
		messages,
		bytes,
		fill,
		identity: from === to && complement === void 0
	};
}
/** Returns the settings for the report on an input that could not be written as text. */
function settingsOfRefusal({ from, limits, messages }) {
	return changed(DEFAULTS, {
		version: from,
		limits: {
			...limits,
			findings: Math.max(1, limits.findings)
		},
		messages
	});
}
/** Returns the pointers and JSON texts of `fill` in turn. Throws a TypeError for a pointer that is not in `known`. */
function fillTexts(fill, known) {
	if (known.length === 0 && isRecord(fill) && Object.keys(fill).length > 0) throw new TypeError("this conversion takes no value for a gap: leave out the option fill");
	const texts = (/* @__PURE__ */ membersOf(Object.fromEntries(known.map((gap) => [gap, /* @__PURE__ */ optional(jsonText)]))))(fill, "fill");
	return Object.entries(texts).flatMap(([gap, text]) => text === void 0 ? [] : [gap, text]);
}
/** A lone surrogate as JSON.stringify writes it: as an escape, which no valid document contains. */
const LONE_SURROGATE = /[^\\](?:\\\\)*\\ud/;
const jsonText = (value, name) => {
	let text;
	let cause;
	try {
		text = JSON.stringify(value);
	} catch (error) {
		cause = error;
	}
	if (text !== void 0 && !LONE_SURROGATE.test(text)) return text;
	throw new TypeError(`${name} cannot be written as JSON: use a JSON value`, { cause });
};
// convert/convert.ts
/**
* Converts a document from one version to another and detects versions. The core does the conversion; this file
* hands it the document and returns the output in the form of the input. js/convert/conversion.ts decodes the reply.
*/
/**
* Converts a document from one version to another. Changes only what differs between the versions: in text and
* bytes every other byte stays the same. The input itself is never modified. In a value, JavaScript has already
* read the numbers: `1.10` becomes `1.1`, and 20 digits become 17. The values of a query object become strings, even if
* both versions are the same.
*
* `convert` does not validate. It lists in `losses` what the other version can't hold, and keeps it in
* `complement`. Pass the complement when you convert back to get the same bytes. A document that can't be read
* and the complement of another document are reported in `problems`. A mistake in the options throws a `TypeError`.
*
* Entries and items without an `id` are matched by position: reordering them before you convert back goes unnoticed.
*
* @example
* ```ts
* import { convert } from 'order-contract'
*
* const order = '{"items": [{"payout": {"url": "https://example.com", "id": 7}}]}'
* const old = convert('order', order, { from: '2024-02-05', to: '2023-07-27' })
* if (!old.ok) throw new Error(old.problems[0]?.message)
* if (old.output !== '{"items": [{"redemption_url": "https://example.com"}]}') throw new Error(old.output)
*
* const { complement } = old
* const again = convert('order', old.output, { from: '2023-07-27', to: '2024-02-05', complement })
* if (again.output !== order) throw new Error('lost something')
* ```
*/
function convert(shape, input, options) {
	knownShape(shape);
	return convertUnder(shape, input, readConvertOptions(shape, options));
}
function convertUnder(shape, input, settings) {
	if (settings.identity && formOf(input) !== 2) return converted(typeof input === "string" ? input : new Uint8Array(input));
	return convertCounted(shape, input, settings).conversion;
}
/** Converts a document, and counts the losses and gaps that the conversion does not list. */
function convertCounted(shape, input, settings) {
	const prepared = prepare(shape, input, settings);
	const { index, form, source } = prepared;
	let { length } = prepared;
	if (form === 2 && isQuery(shape) && typeof source === "string") {
		const sent = sentQuery(source);
		if (sent === void 0) return refused(typeProblems(shape, input, settings));
		length = write(sent, settings);
	}
	if (isRefusal(length)) return refusedInput(shape, {
		...prepared,
		length
	});
	try {
		const address = call((core) => core.convert(index, form, length, settings.bytes.length));
		const output = (start, length) => outputOf(shape, form, start, length, input);
		return readConversion(address, output, settings.messages);
	} catch (error) {
		const refusal = isStackOverflow(error) ? REFUSED_DEPTH : refusalFor(error);
		return refusedInput(shape, {
			...prepared,
			length: refusal
		});
	}
}
/**
* Returns the versions that a document can have, with the evidence against the others. Only what the API
* documentation states counts as evidence. All versions are candidates if the document does not tell.
* A mistake in an argument throws a `TypeError`.
*
* @example
* ```ts
* import { detectVersion } from 'order-contract'
*
* const { candidates } = detectVersion('order', '{"items": [{"redemption_url": "https://example.com"}]}')
* if (candidates.join() !== '2023-07-27') throw new Error('unclear')
* ```
*/
function detectVersion(shape, input, options) {
	knownShape(shape);
	const settings = fitting(shape, readDetectionOptions(options));
	const { index, form, length } = prepare(shape, input, settings);
	const nothing = () => detectedIn(index, form, write("", settings), settings);
	try {
		return isRefusal(length) ? nothing() : detectedIn(index, form, length, settings);
	} catch (error) {
		refusalFor(error);
		return nothing();
	}
}
function detectedIn(index, form, length, { head, bytes, messages }) {
	return readDetected(call((core) => core.detect_version(index, form, length, head, bytes.length)), messages);
}
const readDetectionOptions = /* @__PURE__ */ readerOf({
	entries,
	limits,
	messages
}, (given) => encode({
	...DEFAULTS,
	...given
}));
/** Returns the problems of a query with values that no query can carry. */
function typeProblems(shape, input, settings) {
	const { problems } = validated(shape, input, settingsOfRefusal(settings));
	return problems.filter(({ code }) => code === "type");
}
function refusedInput(shape, prepared) {
	return refused(reportOn(shape, {
		...prepared,
		settings: settingsOfRefusal(prepared.settings)
	}).problems);
}
function outputOf(shape, form, start, length, input) {
	if (form === 0) return viewAt(start, length).slice();
	const text = textAt(start, length);
	return form === 1 ? text : parsedAs(shape, text, input);
}
// convert/detect_shape.ts
/**
* Detects which shape a document has: by the names that it has of each, and among the shapes with the most by what is wrong
* with it as one of them.
*/
/**
* Returns the shapes that a document can have, the likeliest first: those of which it has the most names, and among them
* those with the fewest problems. The list is empty if no shape has any of its names. Names are also found in text that ends
* early, such as that of an order that is being typed; of a text of more than 2 MB, those in the beginning count. A mistake
* in an argument throws a `TypeError`.
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
	const names = namesOf(input, search);
	const possible = version === void 0 ? versions$1 : [version];
	const likely = best(best(shapes.flatMap((shape) => possible.map((version) => count(shape, version, names))), ({ known, missing }) => [known, -missing]).filter(({ known }) => known > 0).map((one) => check(input, one, search)), ({ isPossible, problems }) => [Number(isPossible), -problems]);
	return unique(likely.map(({ shape }) => shape)).map((shape) => merge(likely, shape)).sort((one, other) => other.versions.length - one.versions.length);
}
const readOptions$1 = /* @__PURE__ */ readerOf({
	shapes: shapes$1,
	version: eachVersion,
	entries,
	limits
});
const NONE = {
	document: [],
	entries: [],
	query: []
};
/** A longer text is not parsed twice. Of what can't be parsed, so much is looked at for names. */
const PARSED = 2e6;
const LOOKED_AT = 2e5;
function namesOf(input, { entries }) {
	const form = formOf(input);
	const text = textOf$1(input, form);
	if (/^URL(?:SearchParams)?$/.test(tagOf(input)) || /^\s*\??[\w%.~+-]+=/.test(text)) return {
		...NONE,
		query: [...new URLSearchParams(text.trim()).keys()]
	};
	const value = text.length > PARSED ? void 0 : parsed(text);
	const own = value === void 0 ? namesInText(text) : keysOf(value);
	return {
		document: own,
		entries: namesInEntries(value, entries),
		query: form === 2 ? own : []
	};
}
function textOf$1(input, form) {
	if (form === 0) return new TextDecoder().decode(input);
	if (form === 1 || tagOf(input) === "URLSearchParams") return String(input);
	if (tagOf(input) === "URL") return input.search;
	const text = jsonOf(input);
	return typeof text === "string" ? text : "";
}
/** Returns the names in the beginning of an object. */
function namesInText(text) {
	if (text.trimStart().startsWith("[")) return [];
	return unique([...text.slice(0, LOOKED_AT).matchAll(/"(\w+)"\s*:/g)].map(([, name = ""]) => name));
}
/** How many entries of a list are looked at. */
const ENTRIES = 20;
function namesInEntries(value, pointer) {
	const list = pointer === void 0 ? onlyArrayIn(value) : at(value, pointer);
	return Array.isArray(list) ? unique(list.slice(0, ENTRIES).flatMap(keysOf)) : [];
}
/** The array itself, or the only member of the object that is one. */
function onlyArrayIn(value) {
	if (Array.isArray(value)) return value;
	const arrays = Object.values(value ?? {}).filter(Array.isArray);
	return arrays.length === 1 ? arrays[0] : void 0;
}
function at(value, pointer) {
	const names = pointer.split("/").slice(1);
	const step = (inside, name) => isRecord(inside) ? own(inside, name.replaceAll("~1", "/").replaceAll("~0", "~")) : void 0;
	return names.reduce(step, value);
}
const layoutOf = (shape) => descriptions[shape][defaultVersion].layout;
/** Of two shapes with the same known names, the one that lacks fewer fields is likelier. */
function count(shape, version, names) {
	const found = names[layoutOf(shape)];
	const { fields } = descriptions[shape][version].object;
	return {
		shape,
		version,
		known: fields.filter(({ name }) => found.includes(name)).length,
		missing: fields.filter((field) => isAlwaysRequired(field) && !found.includes(field.name)).length
	};
}
function isAlwaysRequired(field) {
	const required = own(field, "required");
	return required?.basis === "stated" && own(required, "with") === void 0;
}
/** Remarks, such as on what is deprecated, tell nothing about the shape. */
function check(input, found, { entries, limits }) {
	const { shape, version } = found;
	const options = {
		limits,
		...layoutOf(shape) === "entries" && { entries }
	};
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
const unique = (names) => [...new Set(names)];
const keysOf = (value) => isRecord(value) && !Array.isArray(value) ? Object.keys(value) : [];
function parsed(text) {
	try {
		return JSON.parse(text);
	} catch {
		return;
	}
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
/** The names that the API documentation lists, and the first segments of pointers into a call. */
const SHOWN = /* @__PURE__ */ new Set([
	...names$1,
	"query",
	"headers",
	"body"
]);
/** Returns the JSON Pointer of a path with every other name hidden, as it can be personal. */
function publicPointer(path) {
	return path.map((segment) => `/${typeof segment === "number" || SHOWN.has(segment) ? segment : "*"}`).join("");
}
// verify/tokens.ts
/** The strings, names and numbers of a JSON text. */
/** Replaces each of them. Not by one expression: a long string would overflow it. */
function replaceTokens(text, replaced) {
	const start = /["\d-]/g;
	let made = "";
	for (let at = 0;;) {
		start.lastIndex = at;
		const from = start.exec(text)?.index ?? text.length;
		made += text.slice(at, from);
		if (from === text.length) return made;
		at = text[from] === "\"" ? endOfString(text, from) : endOfNumber(text, from);
		made += replaced(text.slice(from, at));
	}
}
function endOfString(text, from) {
	for (let at = from + 1; at < text.length; at++) {
		const end = text.indexOf("\"", at);
		if (end < 0) break;
		let slashes = 0;
		while (text[end - 1 - slashes] === "\\") slashes++;
		if (slashes % 2 === 0) return end + 1;
		at = end;
	}
	return text.length;
}
function endOfNumber(text, from) {
	const number = /[\d.eE+-]*/y;
	number.lastIndex = from;
	number.test(text);
	return number.lastIndex;
}
// verify/mask.ts
/** Writes documents and pointers without the data in them. */
function maskedPointer(pointer) {
	const isShown = (token) => names$1.includes(token) || /^\d+$/.test(token);
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
/** How a number begins that was read with all its digits, as a string of JSON. */
const NUMBER = "\"\\u0000";
/** The values of a document that have no members, as JSON, by JSON Pointer. */
var Leaves = class {
	values = /* @__PURE__ */ new Map();
	#containers = /* @__PURE__ */ new Set();
	constructor(document) {
		const open = [["", document]];
		for (let next = open.pop(); next !== void 0; next = open.pop()) {
			const [pointer, value] = next;
			const members = isRecord(value) ? Object.entries(value) : [];
			if (members.length === 0) this.values.set(pointer, JSON.stringify(value));
			else this.#containers.add(pointer);
			for (const [name, member] of members.reverse()) open.push([below(pointer, name), member]);
		}
	}
	/** Returns whether a value is there. An empty object or array is, if there is one that is not empty. */
	has(pointer, value) {
		return this.values.get(pointer) === value || /^(?:\{\}|\[\])$/.test(value) && this.#containers.has(pointer);
	}
	/** Returns whether any value is there. */
	isAt(pointer) {
		return this.values.has(pointer) || this.#containers.has(pointer);
	}
	isText(value) {
		return value.startsWith("\"") && !value.startsWith(NUMBER);
	}
	/** Returns the first pointer of others whose value is not there. */
	firstMissing(others) {
		return [...others.values].find(([pointer, value]) => !this.has(pointer, value))?.[0];
	}
};
/** Returns a pointer, and those of the values around it. */
function ancestors(pointer) {
	const all = [pointer];
	for (let at = pointer; at !== ""; all.push(at)) at = at.slice(0, at.lastIndexOf("/"));
	return all;
}
/** Reads a document. A query becomes an object with a list of values for each name. What can't be read is null. */
function readDocument(shape, text) {
	if (isQuery(shape)) {
		const lists = /* @__PURE__ */ new Map();
		for (const [name, value] of new URLSearchParams(text)) {
			const list = lists.get(name) ?? [];
			list.push(value);
			lists.set(name, list);
		}
		return Object.fromEntries(lists);
	}
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}
/** Reads a document. Its numbers become strings that have all their digits. */
function readExactly(shape, text) {
	const tagged = (token) => token.startsWith("\"") ? token : `${NUMBER}${token}"`;
	return readDocument(shape, isQuery(shape) ? text : replaceTokens(text, tagged));
}
function writeDocument(shape, document) {
	if (!isQuery(shape)) return JSON.stringify(document);
	const lists = Object.entries(document);
	return `${new URLSearchParams(lists.flatMap(([name, values]) => values.map((value) => [name, value])))}`;
}
/** Replaces or, with undefined, removes a value. */
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
	#by;
	#shape;
	#options;
	#input;
	#there;
	#before;
	#after;
	/** What changes took from the input, and what they put into the output. */
	#taken;
	#put;
	constructor(by, shape, options, input, there) {
		this.#by = by;
		this.#shape = shape;
		this.#options = options;
		this.#input = input;
		this.#there = there;
		this.#before = new Leaves(readExactly(shape, input));
		this.#after = new Leaves(readExactly(shape, there.output));
		this.#taken = new Moves(there.changes, "from", this.#before);
		this.#put = new Moves(there.changes, "to", this.#after);
	}
	back() {
		const again = this.#convertBack(this.#there.output);
		if (!again.ok) return "";
		if (again.output === this.#input) return true;
		const restored = new Leaves(readExactly(this.#shape, again.output));
		return restored.firstMissing(this.#before) ?? this.#before.firstMissing(restored) ?? "";
	}
	kept() {
		const lost = new Set(this.#there.losses.map(({ pointer }) => pointer));
		for (const [pointer, value] of this.#before.values) if (!(this.#after.has(pointer, value) || this.#put.has(this.#taken.changeAt(pointer), value)) && !ancestors(pointer).some((at) => lost.has(at))) return pointer;
		return true;
	}
	invented() {
		for (const [pointer, value] of this.#after.values) if (!(this.#before.has(pointer, value) || this.#taken.has(this.#put.changeAt(pointer), value))) return pointer;
		return true;
	}
	valid() {
		const { from, to } = this.#options;
		if (!this.#reportOn(this.#input, from).valid) return null;
		const gaps = new Set(this.#there.gaps.map(({ pointer }) => pointer));
		const isNew = ({ code, severity, pointer }) => severity === "error" && !/^too_/.test(code) && !ancestors(pointer).some((at) => gaps.has(at));
		return this.#reportOn(this.#there.output, to).problems.find(isNew)?.pointer ?? true;
	}
	/** Edits the texts that were moved, and adds a member; then takes those texts away. */
	edited() {
		const moved = this.#put.texts.filter(({ change, value }) => this.#taken.has(change, value));
		const original = new Leaves(readDocument(this.#shape, this.#input));
		const carried = this.#carried(moved, original);
		if (typeof carried === "string") return carried;
		const without = this.#restored(moved, () => void 0);
		if (without === void 0) return "";
		for (const [pointer, value] of original.values) if (carried.has(pointer) === without.has(pointer, value)) return pointer;
		return true;
	}
	/** Returns the pointers in the original that have an edited text on the way back, or where something else was changed. */
	#carried(moved, original) {
		const restored = this.#restored(moved, (n) => `${ADDED} ${n}`, ADDED);
		if (restored === void 0) return "";
		const carried = /* @__PURE__ */ new Set();
		for (const [pointer, value] of restored.values) {
			const edited = moved[Number(value.slice(23, -1))];
			if (value.startsWith(`"${ADDED} `) && edited !== void 0 && original.values.get(pointer) === edited.value) carried.add(pointer);
			else if (!original.has(pointer, value) && !pointer.startsWith(`/${ADDED}`)) return pointer;
		}
		const changes = new Set(Array.from(carried, (pointer) => this.#taken.changeAt(pointer)));
		if (hasMembers(readDocument(this.#shape, this.#there.output)) !== restored.isAt(`/${ADDED}`)) return "";
		return [...original.values.keys()].find((pointer) => !restored.isAt(pointer)) ?? moved.find(({ change }) => !changes.has(change))?.pointer ?? carried;
	}
	/** Replaces texts of the output, adds a member, and converts back. */
	#restored(moved, text, added) {
		const edited = readDocument(this.#shape, this.#there.output);
		for (const [n, { pointer }] of moved.entries()) changedAt(edited, pointer, text(n));
		if (added !== void 0 && hasMembers(edited)) edited[added] = isQuery(this.#shape) ? [added] : added;
		const again = this.#convertBack(writeDocument(this.#shape, edited));
		return again.ok ? new Leaves(readDocument(this.#shape, again.output)) : void 0;
	}
	#reportOn(text, version) {
		const { entries, limits } = this.#options;
		return this.#by.validate(this.#shape, text, {
			version,
			limits,
			...entries !== void 0 && { entries }
		});
	}
	#convertBack(text) {
		const { from, to } = this.#options;
		const { complement } = this.#there;
		return this.#by.convert(this.#shape, text, {
			...this.#options,
			from: to,
			to: from,
			complement
		});
	}
};
function hasMembers(document) {
	return isRecord(document) && !Array.isArray(document);
}
/** The leaves below the pointers of changes. */
var Moves = class {
	texts = [];
	#changes;
	#values = /* @__PURE__ */ new Map();
	constructor(changes, side, leaves) {
		this.#changes = new Map(changes.map((change) => [change[side], change]));
		for (const [pointer, value] of leaves.values) {
			const change = this.changeAt(pointer);
			if (change === void 0) continue;
			this.#values.set(change, (this.#values.get(change) ?? /* @__PURE__ */ new Set()).add(value));
			if (leaves.isText(value)) this.texts.push({
				pointer,
				value,
				change
			});
		}
	}
	changeAt(pointer) {
		const at = ancestors(pointer).find((at) => this.#changes.has(at));
		return at === void 0 ? void 0 : this.#changes.get(at);
	}
	has(change, value) {
		return change !== void 0 && this.#values.get(change)?.has(value) === true;
	}
};
// verify/verify.ts
/** `verifyConversion`: the laws of conversion on a document of the caller. */
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
		validate
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
		laws: { ...NOTHING },
		problems: []
	};
	for (const [law, finding] of Object.entries(findings)) {
		result.laws[law] = typeof finding === "string" ? false : finding;
		if (typeof finding !== "string" || !result.ok) continue;
		result.ok = false;
		result.counterexample = {
			law,
			pointer: maskedPointer(finding),
			document: masked(shape, before)
		};
	}
	return result;
}
const NOTHING = {
	back: null,
	kept: null,
	invented: null,
	valid: null,
	edited: null,
	pure: null
};
function unconverted(problems) {
	return {
		ok: false,
		laws: { ...NOTHING },
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
export { InvalidDocumentError, applyFixes, assertValid, changes, codes, convert, describe, detectShape, detectVersion, fieldErrors, init, is, isValid, jsonSchema, loggable, parse, shapes, standardSchema, validate, validateCall, verifyConversion, versions };
