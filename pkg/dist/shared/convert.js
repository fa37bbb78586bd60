import { compile } from "#check-core";
import { compile as compile$1 } from "#convert-core";
/** Replaces the number of an endpoint if the path may lead outside those of the service. */
const OUTSIDE = 4294967294;
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
		spans: w6 & 65535,
		has_fix: w6 >>> 16
	};
}
/** Reads the record that begins at the word `at`. */
function readFixRecord(words, at) {
	const w0 = words[at + 0];
	return {
		title: w0 & 65535,
		applicability: w0 >>> 16
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
		spans: w4 & 65535,
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
// input/encoding.ts
/** Encodes text, numbers and strings as the core reads them. */
let encoder;
/** Made when it is first used: not every environment that imports the package has one. */
function utf8() {
	encoder ??= new TextEncoder();
	return encoder;
}
let decoder;
/** Reads UTF-8, of which a byte order mark is a part. */
function decoded(bytes) {
	decoder ??= new TextDecoder("utf-8", { ignoreBOM: true });
	return decoder.decode(bytes);
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
// input/tag.ts
/** Names the types of values, and words the errors about values of a wrong one. */
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
/** Makes the error for a wrong value, which is described by its type unless `found` does. */
function mustBe(name, kind, value, found = typeOf(value)) {
	return /* @__PURE__ */ new TypeError(`${name} must be ${kind}, not ${found}`);
}
// cores/no_webassembly.ts
/**
* The error of every call where the core can't start. It says what helps on this platform, which the platform's own error
* tells: nothing here guesses the runtime.
*/
/** What helps, by what the platform says. The first that applies counts. */
const REMEDIES = [
	[() => typeof WebAssembly === "undefined", "WebAssembly is missing here: run Node without --jitless, and a browser without what switches it off, such as a lockdown mode"],
	[(said) => /disallowed by embedder/i.test(said), "WebAssembly is not compiled at run time here: bundle with the condition workerd (Cloudflare) or edge-light (Vercel), which imports the .wasm file"],
	[(said) => /out of memory|could not allocate|cannot allocate/i.test(said), "WebAssembly gets no memory here: raise the limit of virtual memory (ulimit -v), or run Node with --disable-wasm-trap-handler"],
	[(said) => /main thread/i.test(said), "WebAssembly of this size is not compiled at once on a page of this browser: await start(…) with its .wasm file, or use a worker"],
	[compiles, "WebAssembly is too old here, without SIMD or bulk memory: use a newer version of this browser or runtime"],
	[() => true, "WebAssembly is not allowed here: allow it with script-src 'wasm-unsafe-eval' in the content security policy"]
];
/** Makes the error after the core could not be started. The next attempt may succeed: memory comes and goes. */
function startError(cause) {
	const [, message] = REMEDIES.find(([applies]) => applies(String(cause))) ?? [];
	return Object.assign(new Error(message, { cause }), { code: "no_webassembly" });
}
/** Returns whether the platform compiles anything: the smallest module is a header. */
function compiles() {
	try {
		return new WebAssembly.Module(Uint8Array.from([
			0,
			97,
			115,
			109,
			1,
			0,
			0,
			0
		])) instanceof WebAssembly.Module;
	} catch {
		return false;
	}
}
// cores/given.ts
/**
* Starts cores from their .wasm files, for programs that ship these themselves, in any runtime. It is asynchronous: a page
* should not compile on its main thread, and older browsers refuse to. It imports no core.
*/
const given = {};
const starting = {};
/**
* Starts cores from the .wasm files of the package, `order_contract_check.wasm` and `order_contract_convert.wasm`. Without
* it a core starts at the first call, from its bytes in the script. Resolves when the functions that need these cores can be
* called. Further calls for a core wait for the first one and ignore their source; after a failure, the next call tries
* again.
*
* Rejects with a `TypeError` if a source is of another type, or is another module, with an `Error` if a server answers with
* an error status, with an `Error` of `code` `'no_webassembly'` if WebAssembly is missing or not allowed, and with the errors
* of `fetch` and `WebAssembly`.
*
* @example
* ```ts
* import { readFile } from 'node:fs/promises'
* import { fileURLToPath } from 'node:url'
* import { isValid, start } from 'order-contract'
*
* await start({ check: await readFile(fileURLToPath(import.meta.resolve('order-contract/order_contract_check.wasm'))) })
* if (!isValid('order-created', '{"status":"COMPLETED"}')) throw new Error('not valid')
* ```
*/
async function start(sources) {
	if (typeof sources !== "object" || sources === null) throw mustBe("the argument of start", "an object of sources", sources);
	const entries = Object.entries(sources).filter(([, source]) => source !== void 0);
	const unknown = entries.find(([name]) => name !== "check" && name !== "convert");
	if (unknown !== void 0) throw new TypeError(`start takes check and convert, not ${JSON.stringify(unknown[0])}`);
	await Promise.all(entries.map(([name, source]) => {
		starting[name] ??= startOne(name, source);
		return starting[name];
	}));
}
async function startOne(name, source) {
	try {
		const module = await compiled(name, source);
		refuseOthers$1(module, name);
		given[name] = module;
	} catch (error) {
		delete starting[name];
		throw compiles() ? error : startError(error);
	}
}
/** Throws a TypeError for a module that is not the core of this build. scripts/lib/cores.mjs writes what its section says. */
function refuseOthers$1(module, name) {
	const [section = /* @__PURE__ */ new ArrayBuffer(0)] = WebAssembly.Module.customSections(module, "order-contract");
	if (String.fromCharCode(...new Uint8Array(section)) === `${name} aad027afcb9052e4`) return;
	throw new TypeError(`the core ${name} must be ${fileOf(name)} of this package, not another module or that of another version`);
}
const fileOf = (name) => `order_contract_${name}.wasm`;
async function compiled(name, source) {
	const tag = tagOf(source);
	if (typeof source === "string" || tag === "URL") return fetched(name, source);
	if (tag === "ArrayBuffer" || ArrayBuffer.isView(source)) return WebAssembly.compile(source);
	if (tag === "WebAssembly.Module") return source;
	throw mustBe(name, `a WebAssembly.Module, the URL of ${fileOf(name)} or its bytes`, source);
}
async function fetched(name, address) {
	const response = await fetch(address).catch((cause) => {
		throw new Error(`${fileOf(name)} could not be fetched: check its address, or pass its bytes`, { cause });
	});
	if (!response.ok) throw new Error(`${fileOf(name)} could not be loaded: its server answered with status ${response.status}`);
	return response.headers.get("content-type")?.startsWith("application/wasm") ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
}
// cores/core.ts
/**
* A running core, and the memory shared with it. Starts it at the first call and again after a trap. Calls pass only numbers,
* which src/layout.rs documents. document.ts fills the memory; reply.ts reads it.
*/
/** A buffer larger than this is used for one call. The core frees it when it reserves the next one. */
const LARGE = 1 << 20;
/** An instance with more memory is replaced: memory can only grow. */
const MOST_KEPT = 1 << 25;
const SMALLEST = 16384;
const NOTHING$1 = /* @__PURE__ */ new Uint8Array(0);
const NO_NUMBERS = /* @__PURE__ */ new Uint32Array(0);
var MemoryError = class extends Error {
	name = "MemoryError";
};
var Core = class {
	#name;
	#compile;
	#module;
	/** Undefined if the next call has to start an instance: before the first one, and after a trap. */
	#exports;
	#address = 0;
	/** How many bytes were asked for last. */
	#reserved = 0;
	/** Empty if nothing is allocated, or if the memory has grown and detached the view. */
	#input = NOTHING$1;
	#numbers = NO_NUMBERS;
	/** `compile` gives the module, unless `start` was given one. */
	constructor(name, compile) {
		this.#name = name;
		this.#compile = compile;
	}
	/** Returns the input buffer, longer than `bytes`. */
	room(bytes) {
		return this.#input.length > bytes ? this.#input : this.#makeRoom(bytes);
	}
	#makeRoom(bytes) {
		this.#exports ??= this.#started();
		const size = Math.max(bytes + 1, SMALLEST);
		this.#reserved = size;
		this.#address = this.call((core) => core.reserve(size)) >>> 0;
		this.#input = this.viewAt(this.#address, size);
		return this.#input;
	}
	#started() {
		this.#module ??= this.#compiled();
		try {
			return new WebAssembly.Instance(this.#module).exports;
		} catch (error) {
			throw startError(error);
		}
	}
	#compiled() {
		const module = given[this.#name] ?? this.#compiledHere();
		refuseOthers$1(module, this.#name);
		return module;
	}
	#compiledHere() {
		try {
			return this.#compile();
		} catch (error) {
			throw error.name === "Error" ? error : startError(error);
		}
	}
	get #memory() {
		return this.#exports.memory.buffer;
	}
	/**
	* Calls a function of the core. After a trap the instance is not used again. It takes no name: looking up exports by
	* name would take 5 % of the time for a small document.
	*/
	call(run) {
		if (this.#input.length > LARGE) this.#input = NOTHING$1;
		try {
			const result = run(this.#exports);
			if (this.#input.length === 0 && this.#isLarge()) Promise.resolve().then(() => this.#giveBack());
			return result;
		} catch (trap) {
			const isShort = trap instanceof WebAssembly.RuntimeError && (this.#reserved > LARGE || this.#isLarge());
			this.#replaceInstance();
			throw isShort ? new MemoryError("there is not enough memory for this document", { cause: trap }) : trap;
		}
	}
	#isLarge() {
		return this.#exports !== void 0 && this.#memory.byteLength > MOST_KEPT;
	}
	/** Gives a large memory back, once what a call has left there was read: that is done before anything is awaited. */
	#giveBack() {
		if (this.#isLarge()) this.#replaceInstance();
	}
	#replaceInstance() {
		this.#exports = void 0;
		this.#input = NOTHING$1;
		this.#numbers = NO_NUMBERS;
	}
	memoryNumbers() {
		if (this.#numbers.buffer !== this.#memory) this.#numbers = new Uint32Array(this.#memory);
		return this.#numbers;
	}
	textAt(start, length) {
		return length === 0 ? "" : decoded(this.viewAt(start, length));
	}
	/** Returns a view of bytes in the memory. It is valid until the next call. */
	viewAt(start, length) {
		return new Uint8Array(this.#memory, start, length);
	}
	/** Reads the input of the last call as text. */
	checkedText(length) {
		return this.textAt(this.#address, length);
	}
};
// cores/check.ts
/** The core that checks: documents, calls and batches. */
const checkCore = /* @__PURE__ */ new Core("check", compile);
// generated/sentences.ts
/** How each argument is shown: as a text, the last text of those that the version knows, a name, a list with *or* or *and*, or as what no language translates. */
const kinds = {
	"apart": "text",
	"beside": "or",
	"called": "text",
	"discriminator": "name",
	"discriminator_values": "or",
	"endpoint": "same",
	"endpoint_instead": "text",
	"endpoint_removed_in": "same",
	"endpoint_since": "same",
	"excluded": "name",
	"expected_fields": "and",
	"header": "name",
	"header_why": "text",
	"instead": "since",
	"need": "text",
	"removed_in": "same",
	"shape": "name",
	"since": "same",
	"values": "or",
	"why": "text"
};
const fields = [
	{
		"type": 0,
		"called": "the document"
	},
	{
		"name": 6,
		"type": 1,
		"values": ["CARD", "ACCOUNT_BALANCE"],
		"why": "It says whether a card or the account balance pays."
	},
	{
		"name": 7,
		"type": 1,
		"beside": ["CARD"],
		"why": "A card payment needs the card's ID."
	},
	{
		"name": 8,
		"type": 1,
		"values": [
			"EUR",
			"GBP",
			"USD",
			"CAD"
		],
		"why": "No default currency is documented, so an order needs one."
	},
	{
		"name": 6,
		"type": 1,
		"values": ["EMAIL", "PAYOUT_LINK"],
		"why": "It says whether the item is sent by e-mail or as a payout link."
	},
	{
		"name": 11,
		"type": 1,
		"beside": ["EMAIL"],
		"why": "An item sent by e-mail needs the recipient's address."
	},
	{
		"type": 1,
		"called": "each offered product"
	},
	{
		"name": 6,
		"type": 1,
		"values": ["SINGLE", "MULTIPLE"],
		"why": "It says whether one product or several are offered."
	},
	{
		"name": 14,
		"type": 1,
		"beside": ["SINGLE"],
		"why": "A single selection needs a product."
	},
	{
		"name": 15,
		"type": 2,
		"beside": ["MULTIPLE"],
		"why": "A multiple selection needs at least one product.",
		"need": "A multiple selection needs at least one product."
	},
	{
		"name": 16,
		"type": 3,
		"why": "An item is sent by e-mail or as a payout link."
	},
	{
		"name": 17,
		"type": 3,
		"why": "Products are selected for each item."
	},
	{
		"name": 18,
		"instead": ["Remove it. The API documentation names no replacement."],
		"removed_in": "2023-07-27"
	},
	{
		"type": 3,
		"called": "each item"
	},
	{
		"name": 19,
		"type": 3,
		"why": "An order is paid by card or from the account balance."
	},
	{
		"name": 20,
		"type": 2,
		"why": "An order needs at least one item.",
		"need": "Add at least one item."
	},
	{
		"name": 17,
		"instead": ["Give each entry of `items` its own `products`."],
		"removed_in": "2023-07-27"
	},
	{
		"name": 21,
		"instead": ["Send the key in the header `x-idempotency-key`."],
		"removed_in": "2023-07-27"
	},
	{
		"type": 3,
		"called": "the order request"
	},
	{
		"name": 16,
		"type": 3,
		"why": "A completed order should include it."
	},
	{
		"name": 17,
		"type": 3,
		"why": "A completed order should include it."
	},
	{
		"name": 25,
		"type": 1,
		"instead": ["Read `payout` instead."],
		"removed_in": "2024-02-05"
	},
	{
		"name": 26,
		"since": "2024-02-05"
	},
	{
		"name": 27,
		"instead": ["The API documentation names no replacement."],
		"removed_in": "2023-07-27"
	},
	{
		"name": 28,
		"instead": ["The API documentation names no replacement."],
		"removed_in": "2023-07-27"
	},
	{
		"name": 29,
		"instead": ["The API documentation names no replacement."],
		"removed_in": "2023-07-27"
	},
	{
		"name": 30,
		"instead": ["The API documentation names no replacement."],
		"removed_in": "2023-07-27"
	},
	{
		"type": 3,
		"called": "each item"
	},
	{
		"name": 31,
		"type": 1,
		"values": [
			"COMPLETED",
			"PROCESSING",
			"FAILED"
		],
		"why": "It is the only field of the response to a new order."
	},
	{
		"name": 32,
		"type": 1,
		"instead": ["Read the order to get its details."],
		"removed_in": "2023-07-27"
	},
	{
		"name": 19,
		"type": 3,
		"instead": ["Read the order to get its details."],
		"removed_in": "2023-07-27"
	},
	{
		"name": 20,
		"type": 2,
		"need": "A completed order should list at least one item.",
		"instead": ["Read the order to get its details."],
		"removed_in": "2023-07-27"
	},
	{
		"name": 25,
		"type": 1,
		"instead": ["Read the order to get its details."],
		"removed_in": "2023-07-27",
		"since": "2024-02-05"
	},
	{
		"name": 26,
		"instead": ["Read the order to get its details."],
		"removed_in": "2023-07-27",
		"since": "2024-02-05"
	},
	{
		"name": 33,
		"instead": ["The API documentation names no replacement."],
		"removed_in": "2023-07-27"
	},
	{
		"name": 34,
		"instead": ["The API documentation names no replacement."],
		"removed_in": "2023-07-27"
	},
	{
		"name": 35,
		"instead": ["The API documentation names no replacement."],
		"removed_in": "2023-07-27"
	},
	{
		"name": 36,
		"instead": ["The API documentation names no replacement."],
		"removed_in": "2023-07-27"
	},
	{
		"name": 37,
		"instead": ["The API documentation names no replacement."],
		"removed_in": "2023-07-27"
	},
	{
		"name": 38,
		"instead": ["The API documentation names no replacement."],
		"removed_in": "2023-07-27"
	},
	{
		"type": 3,
		"called": "the created order"
	},
	{
		"type": 3,
		"called": "each item"
	},
	{
		"name": 31,
		"type": 1,
		"values": [
			"COMPLETED",
			"PROCESSING",
			"FAILED"
		],
		"why": "The other fields of an order depend on it."
	},
	{
		"name": 39,
		"why": "An order that is not completed should include it."
	},
	{
		"name": 40,
		"why": "An order that is not completed should include it."
	},
	{
		"name": 32,
		"type": 1,
		"why": "A completed order should include it."
	},
	{
		"name": 19,
		"type": 3,
		"why": "A completed order should include it."
	},
	{
		"name": 20,
		"type": 2,
		"why": "A completed order should include it.",
		"need": "A completed order should list at least one item."
	},
	{
		"name": 33,
		"instead": ["The API documentation names no replacement."],
		"removed_in": "2023-07-27"
	},
	{
		"name": 34,
		"instead": ["The API documentation names no replacement."],
		"removed_in": "2023-07-27"
	},
	{
		"name": 35,
		"instead": ["The API documentation names no replacement."],
		"removed_in": "2023-07-27"
	},
	{
		"name": 36,
		"instead": ["The API documentation names no replacement."],
		"removed_in": "2023-07-27"
	},
	{
		"name": 37,
		"instead": ["The API documentation names no replacement."],
		"removed_in": "2023-07-27"
	},
	{
		"name": 38,
		"instead": ["The API documentation names no replacement."],
		"removed_in": "2023-07-27"
	},
	{
		"type": 3,
		"called": "the order"
	},
	{
		"type": 3,
		"called": "the order"
	},
	{
		"name": 41,
		"type": 1,
		"why": "Every listed product has one.",
		"since": "2024-02-05"
	},
	{
		"name": 42,
		"type": 0,
		"since": "2024-02-05"
	},
	{
		"name": 43,
		"type": 3,
		"since": "2024-02-05"
	},
	{
		"type": 3,
		"called": "the product"
	},
	{
		"type": 3,
		"called": "the product"
	},
	{
		"name": 44,
		"type": 1
	},
	{
		"name": 45,
		"type": 1,
		"why": "It says which product changed."
	},
	{
		"name": 46,
		"type": 3
	},
	{
		"name": 47,
		"type": 3,
		"why": "It describes the product after the update."
	},
	{
		"name": 48,
		"type": 1,
		"why": "It says when the product changed."
	},
	{
		"type": 3,
		"called": "the product update"
	},
	{
		"name": 49,
		"type": 1,
		"since": "2024-02-05"
	},
	{
		"name": 50,
		"type": 1,
		"since": "2024-02-05"
	},
	{
		"name": 51,
		"type": 1,
		"since": "2024-02-05"
	},
	{
		"name": 52,
		"type": 1,
		"since": "2024-02-05"
	},
	{
		"name": 53,
		"type": 1,
		"since": "2024-02-05",
		"excluded": "after",
		"apart": "A page comes before one cursor or after the other."
	},
	{
		"name": 54,
		"type": 1,
		"since": "2024-02-05"
	},
	{
		"type": 3,
		"called": "the product query"
	},
	{
		"name": 54,
		"type": 1
	},
	{
		"name": 53,
		"type": 1,
		"excluded": "after",
		"apart": "A page comes before one cursor or after the other."
	},
	{
		"name": 52,
		"type": 1
	},
	{
		"type": 3,
		"called": "the order query"
	},
	{
		"type": 3,
		"called": "the query"
	}
];
const objects = [
	{},
	{
		"labels": { "type": "Payment type" },
		"discriminator": "type"
	},
	{},
	{
		"labels": { "type": "Distribution type" },
		"discriminator": "type"
	},
	{
		"labels": { "type": "Selection type" },
		"discriminator": "type"
	},
	{},
	{},
	{
		"discriminator": "status",
		"discriminator_values": ["PROCESSING", "FAILED"],
		"expected_fields": [
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
/** How types are called, with labels and without, and the JSON types that they stand for. */
const types = [
	{
		"called": "an array or object",
		"entered": "an array or object",
		"types": ["array", "object"]
	},
	{
		"called": "a string",
		"entered": "text",
		"types": ["string"]
	},
	{
		"called": "an array",
		"entered": "an array",
		"types": ["array"]
	},
	{
		"called": "an object",
		"entered": "an object",
		"types": ["object"]
	}
];
/** What a problem lists under `expected`, by sentence: these words, or those of an argument. */
const expects = [
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
		"A string contains a control character, such as a line break. Close the string before it, or write an escape such as \\n.",
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
		"This value is not a query. Pass a plain object of parameters.",
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
		"{field} should be a whole number, 0 or more.",
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
		"{field} was removed in version {removed_in}. Remove it.",
		"{field} was removed in version {removed_in}.",
		"{field} is deprecated. From version {removed_in} on: {instead}",
		"{field} is deprecated. A later version may remove it.",
		"{field} was introduced in version {since}. Remove it or use that version.",
		"{field} was introduced in version {since}. This document is read as an older version.",
		"{field} applies only if {discriminator} is {beside}. Remove it.",
		"{field} applies only if {discriminator} is {beside}.",
		"{name} is not expected here. If {discriminator} is {discriminator_values}, only {expected_fields} are expected.",
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
		"",
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
	]
};
// generated/tables.ts
const shapes$1 = [
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
const versions = ["2023-07-27", "2024-02-05"];
const defaultVersion = "2024-02-05";
const levels = ["implied", "stated"];
const namings = ["wire", "label"];
const codes = [
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
	return ~codes.indexOf(code);
}
function refusalBehindCodes(place) {
	return ~(codes.length + place);
}
function isRefusal(length) {
	return length < 0;
}
function isQuery(shape) {
	return queries.includes(shape);
}
/** An input that is reported as an object that is no JSON value. */
const NOT_PLAIN = /* @__PURE__ */ Symbol("not plain");
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
	if (typeof value !== "object" || value === null) return REFUSED_OBJECT;
	const tag = tagOf(value);
	const isNative = tag === "URL" || tag === "URLSearchParams";
	if (!isNative) refuseOthers(value);
	try {
		if (isNative) return `${tag === "URL" ? value.search : value}`;
		return Object.entries(value).filter(([, item]) => item !== void 0 && item !== null).map(([name, item]) => `${encoded$1(name)}=${Array.isArray(item) ? listOf$1(item) : parameter(item)}`).join("&");
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
function listOf$1(items) {
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
/** `place` follows what is unknown, as in `unknown name 'byte' in limits`. */
function unknown(what, value, known, place = "") {
	return isName(value) ? /* @__PURE__ */ new TypeError(`unknown ${what} ${quote(value)}${place}: ${nearestOrAll(value, known)}`) : mustBe(what + place, anyOf(known), value, otherOrType(value));
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
function nearestOrAll(name, known) {
	const sought = name.slice(0, 64).toLowerCase();
	const distanceOf = (candidate) => {
		const distance = editDistance(sought, candidate.toLowerCase());
		return sought.length > 2 && candidate.startsWith(sought) ? Math.min(distance, 1) : distance;
	};
	const [near] = known.map((candidate) => ({
		candidate,
		distance: distanceOf(candidate)
	})).filter(({ candidate, distance }) => distance <= Math.min(Math.max(2, candidate.length / 3), candidate.length / 2)).sort((one, other) => one.distance - other.distance);
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
/** Reads options by their declarations. Those that were read before cost no more than comparing them. */
/* @__NO_SIDE_EFFECTS__ */
function optional(check, byDefault) {
	return {
		check,
		byDefault,
		isRequired: false
	};
}
/** Declares an option that has to be there: its check gets `undefined` if it is missing. */
/* @__NO_SIDE_EFFECTS__ */
function required(check) {
	return {
		check,
		byDefault: void 0,
		isRequired: true
	};
}
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
		const check = (name, value) => known[name]?.check(value, what === "" ? name : `${what}.${name}`);
		const checked = { ...defaults };
		for (const [place, name] of names.entries()) {
			if (known[name] === void 0) throw unknown(what ? "name" : "option", name, all, what && ` in ${what}`);
			const value = values[place];
			if (value !== void 0) checked[name] = check(name, value);
		}
		for (const name of missing) if (checked[name] === void 0) check(name, void 0);
		return checked;
	};
}
/** For so many sets of options a reader knows that it has read them: a program has a few places that pass options. */
const KEPT = 4;
/**
* Makes a function that reads the options of another function, and returns what `make` makes of them. The result may be
* returned again for the same options: do not change it. Values that are objects are read at each call: they may have changed.
*/
/* @__NO_SIDE_EFFECTS__ */
function readerOf(declared, make = (checked) => checked) {
	const read = /* @__PURE__ */ checkOf(declared);
	const kept = [];
	let turn = 0;
	return (options = {}) => {
		if (isLiteral(options)) {
			for (const one of kept) if (isSame(options, one)) return one.made;
		}
		const given = plainRecord(options, "");
		const names = Object.keys(given);
		const values = names.map((name) => given[name]);
		const made = make(read(names, values, ""));
		if (values.every(isPrimitive)) kept[turn++ % KEPT] = {
			names,
			values,
			made
		};
		return made;
	};
}
function plainRecord(value, what) {
	if (isPlainRecord(value)) return value;
	throw mustBe(what || "options", "an object", value);
}
/** Others than object literals are read at each call. They may be what is refused: a Map, or an instance with a tag. */
function isLiteral(options) {
	return isRecord(options) && Object.getPrototypeOf(options) === Object.prototype && options[Symbol.toStringTag] === void 0;
}
/** Whether an object has these own members, in this order. */
function isSame(options, { names, values }) {
	let count = 0;
	for (const name in options) {
		const isOwn = Object.prototype.hasOwnProperty.call(options, name);
		if (name !== names[count] || !isOwn || options[name] !== values[count]) return false;
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
/**
* Returns an object with the members of another. Not by a spread: reading a member could have an effect, so a bundler keeps
* one whose result is unused.
*/
/* @__NO_SIDE_EFFECTS__ */
function extended(one, other) {
	return Object.assign({}, one, other);
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
/* @__NO_SIDE_EFFECTS__ */
function kindOf(kind, is) {
	return (value, name) => {
		if (is(value)) return value;
		throw mustBe(name, kind, value);
	};
}
const boolean = /* @__PURE__ */ kindOf("true or false", (value) => typeof value === "boolean");
const text = /* @__PURE__ */ kindOf("a string", (value) => typeof value === "string");
const callback = /* @__PURE__ */ kindOf("a function", (value) => typeof value === "function");
/** `unit` follows the words "a whole number". */
/* @__NO_SIDE_EFFECTS__ */
function wholeNumber(least, most, unit = "") {
	return (value, name) => {
		if (typeof value === "number" && Number.isInteger(value) && value >= least && value <= most) return value;
		const found = typeof value === "number" ? String(value) : void 0;
		throw mustBe(name, `a whole number${unit} from ${least} to ${most}`, value, found);
	};
}
/** Accepts a JSON Pointer without lone surrogates. */
const pointer = (value, name) => {
	if (typeof value === "string" && /^(?:\/(?:[^~/\ud800-\udfff]|~[01])*)*$/u.test(value)) return value;
	if (isName(value) && !/[/~]/.test(value)) throw new TypeError(`${name} must be a JSON Pointer: did you mean '/${value.replaceAll(".", "/")}'?`);
	throw mustBe(name, "a JSON Pointer, such as '' or '/data'", value, otherOrType(value));
};
/** Accepts arrays. `kind` says in the plural what the elements are. */
/* @__NO_SIDE_EFFECTS__ */
function listOf(check, kind) {
	const list = /* @__PURE__ */ kindOf(`an array of ${kind}`, Array.isArray);
	return (value, name) => list(value, name).map((one) => check(one, name));
}
const pointers = /* @__PURE__ */ listOf(pointer, "JSON Pointers");
/** Makes the check of a stream, by a method, so that those of every runtime fit. It stays unlocked until all are checked. */
/* @__NO_SIDE_EFFECTS__ */
function streamWith(method, kind) {
	const stream = /* @__PURE__ */ kindOf(kind, (value) => isRecord(value) && typeof value[method] === "function");
	return (value, name) => {
		if (!stream(value, name).locked) return value;
		throw new TypeError(`${name} is locked: pass a stream that nothing else uses`);
	};
}
const store = /* @__PURE__ */ kindOf("an object with begin and release", isRecord);
/** Accepts a store with the functions of `Claims`, also an instance of a class. */
const claimStore = (value, name) => {
	const { begin, finish, release } = store(value, name);
	callback(begin, `${name}.begin`);
	callback(release, `${name}.release`);
	if (finish !== void 0) callback(finish, `${name}.finish`);
	return value;
};
/** Accepts the URL of a service. Returns what a path that begins with `/` can follow. */
const serviceUrl = (value, name) => {
	const url = urlOf(value);
	if (url !== void 0 && /^https?:$/.test(url.protocol) && !(url.username || url.password || url.search || url.hash)) return url.origin + url.pathname.replace(/\/$/, "");
	throw mustBe(name, "the URL of the service, such as 'https://api.example.com'", value, url === void 0 ? otherOrType(value) : "another URL");
};
function urlOf(value) {
	try {
		return new URL(tagOf(value) === "URL" ? value.href : value);
	} catch {
		return;
	}
}
/** Accepts a version. An error lists them: the nearest date is not the one that was meant. */
const knownVersion = (value, name) => {
	const found = versions.find((version) => version === value);
	if (found !== void 0) return found;
	throw mustBe(name, anyOf(versions), value, isName(value) ? quote(value) : otherOrType(value));
};
const language = /* @__PURE__ */ kindOf("a language, such as de from 'order-contract/messages/de'", (value) => {
	const has = (name, is) => isRecord(value) && is(own(value, name));
	return [
		"sentences",
		"reasons",
		"clues"
	].every((name) => has(name, Array.isArray)) && [
		"texts",
		"codes",
		"receiver",
		"call"
	].every((name) => has(name, isRecord));
});
const readLabelled = /* @__PURE__ */ membersOf({
	value: /* @__PURE__ */ required(text),
	label: /* @__PURE__ */ required(text)
});
const acceptedValue = (given, name) => {
	const { value, label } = isPlainRecord(given) ? readLabelled(given, name) : {
		value: given,
		label: given
	};
	if ([value, label].every((text) => typeof text === "string" && loneSurrogateAt(text) < 0)) return {
		value,
		label
	};
	throw new TypeError(`each value in ${name} must be a string without lone surrogates`);
};
const values = /* @__PURE__ */ listOf(acceptedValue, "strings");
const record = /* @__PURE__ */ kindOf("an object", isPlainRecord);
const byPointer = /* @__PURE__ */ kindOf("an object of pointers and their values", isPlainRecord);
const acceptedValues = (given, name) => {
	const entries = Object.entries(byPointer(given, name)).filter(([, accepted]) => accepted !== void 0);
	return Object.fromEntries(entries.map(([pointer, accepted]) => [pointer, values(accepted, `${name}[${quote(pointer)}]`)]));
};
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
/** Writes the values of an object of pointers as JSON. Which pointers it may have is up to the conversion. */
const jsonTexts = (given, name) => {
	const entries = Object.entries(record(given, name)).filter(([, value]) => value !== void 0);
	const called = (pointer) => isName(pointer) ? `${name}.${pointer}` : `a value in ${name}`;
	return Object.fromEntries(entries.map(([pointer, value]) => [pointer, jsonText(value, called(pointer))]));
};
/** Writes a complement as JSON. It was stored outside the program, so the core reports what is wrong with it. */
function complementText(complement, name) {
	if (complement === void 0 || complement === null) return void 0;
	if (typeof complement !== "object") throw mustBe(name, "what an earlier conversion returned", complement);
	try {
		return JSON.stringify(complement) ?? "null";
	} catch {
		return "null";
	}
}
// options/amendments.ts
/** The options `accept` and `optional`: the fields that they are about, in records that src/report/amendments.rs reads. */
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
	for (const pointer of optional) for (const place of fieldsAt(shape, pointer, "optional", "required field", isRequired)) records.push(...recordOf(place));
	return {
		records,
		accepted
	};
}
function recordOf({ shape, field }, value) {
	const record = headOf([value], 4);
	writeNumber(shapes$1.indexOf(shape) << 16 | field, record, 0);
	return record;
}
const isEnumeration = (field) => fields[field]?.values !== void 0;
const isRequired = (field) => fields[field]?.why !== void 0;
/** Returns the fields at a pointer, of the shape or of the bodies of calls. An error names the nearest pointer. */
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
	throw new TypeError(`the option ${option}: ${quote(pointer)} leads to no ${what} of ${quote(shape)}: ${hint}`);
}
// options/table.ts
/**
* Every option of the package once: its check and its default. Each is a constant of its own, so that a bundle has those that its
* functions name. The flags of the command, and the lines of its help, are in js/command/flags.ts: no bundle has them.
*/
/** The core's memory and the maximum string length of engines set this limit. */
const MOST_BYTES = 5e8;
const MOST = 4294967295;
const version = /* @__PURE__ */ optional(knownVersion, defaultVersion);
const level = /* @__PURE__ */ optional(/* @__PURE__ */ oneOf(levels), "implied");
const draft = /* @__PURE__ */ optional(boolean, false);
const mask = /* @__PURE__ */ optional(boolean, true);
const messages = /* @__PURE__ */ optional(language);
const names = /* @__PURE__ */ optional(/* @__PURE__ */ oneOf(namings), "wire");
/** `names` of `standardSchema`. */
const labels = /* @__PURE__ */ optional(/* @__PURE__ */ oneOf(namings), "label");
const message = /* @__PURE__ */ optional(callback, ({ message }) => message);
const accept = /* @__PURE__ */ optional(acceptedValues);
const optionalFields = /* @__PURE__ */ optional(pointers);
const entries = /* @__PURE__ */ optional(pointer);
const baseUrl = /* @__PURE__ */ optional(text);
const aSeverity = /* @__PURE__ */ oneOf(severities);
const severityOfFatal = (value, name) => {
	if (aSeverity(value, name) === "error") return "error";
	throw new TypeError(`${name} must be 'error', as nothing is checked after such a problem: leave it out`);
};
/** Returns whether nothing more is checked after a problem with this code. */
function isFatal(code) {
	return fatalCodes.includes(code);
}
const severity = /* @__PURE__ */ optional(/* @__PURE__ */ membersOf(/* @__PURE__ */ Object.fromEntries(/* @__PURE__ */ codes.map((code) => [code, /* @__PURE__ */ optional(isFatal(code) ? severityOfFatal : aSeverity)]))));
/** The limits, which are members of the option `limits`. */
const LIMITS = {
	bytes: /* @__PURE__ */ optional(/* @__PURE__ */ wholeNumber(0, MOST_BYTES), 1048576),
	depth: /* @__PURE__ */ optional(/* @__PURE__ */ wholeNumber(0, MOST), 64),
	findings: /* @__PURE__ */ optional(/* @__PURE__ */ wholeNumber(0, MOST), 100)
};
const limits = /* @__PURE__ */ optional(/* @__PURE__ */ membersOf(LIMITS), /* @__PURE__ */ defaultsOf(LIMITS));
const aCode = /* @__PURE__ */ oneOf(codes);
const codesIn = /* @__PURE__ */ listOf((code, name) => aCode(code, `code in ${name}`), "codes");
const only = /* @__PURE__ */ optional(codesIn, codes);
const review = /* @__PURE__ */ optional(codesIn, []);
/** `version` of `detectShape`. */
const eachVersion = /* @__PURE__ */ optional(knownVersion);
const shapes = /* @__PURE__ */ optional(/* @__PURE__ */ listOf(/* @__PURE__ */ oneOf(shapes$1), "shapes"), shapes$1);
const from = /* @__PURE__ */ required(knownVersion);
const to = /* @__PURE__ */ required(knownVersion);
const payoutUrl = /* @__PURE__ */ optional(pointer);
const fill = /* @__PURE__ */ optional(jsonTexts);
const complement = /* @__PURE__ */ optional(complementText);
const onLoss = /* @__PURE__ */ optional(/* @__PURE__ */ oneOf(["report", "error"]), "report");
const onOrphan = /* @__PURE__ */ optional(/* @__PURE__ */ oneOf(["error", "drop"]), "error");
/** The longest time of a timer. */
const MOST_MILLISECONDS = 2147483647;
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
const toWrite = /* @__PURE__ */ streamWith("getWriter", "a WritableStream");
const ARCHIVE = /* @__PURE__ */ extended(CONVERSION, {
	rejects: /* @__PURE__ */ optional(toWrite),
	complements: /* @__PURE__ */ optional(toWrite),
	complement: /* @__PURE__ */ optional(/* @__PURE__ */ streamWith("getReader", "a ReadableStream"))
});
const RECEIVER = {
	version,
	accept,
	optional: optionalFields,
	severity,
	limits,
	messages,
	timeout: /* @__PURE__ */ optional(/* @__PURE__ */ wholeNumber(1, MOST_MILLISECONDS, " of milliseconds"), 1e4),
	claims: /* @__PURE__ */ optional(claimStore),
	verify: /* @__PURE__ */ optional(callback),
	handle: /* @__PURE__ */ optional(callback),
	other: /* @__PURE__ */ optional(callback),
	isUpdate: /* @__PURE__ */ optional(callback)
};
const TRANSLATION = {
	client: /* @__PURE__ */ required(knownVersion),
	service: /* @__PURE__ */ required(knownVersion),
	base: /* @__PURE__ */ required(serviceUrl),
	payoutUrl,
	fill,
	entries,
	limits,
	messages
};
// options/settings.ts
/** Writes options as the core reads them (src/layout.rs): a number for each call, and bytes for those that are rarely given. */
const NO_BYTES = /* @__PURE__ */ new Uint8Array(0);
const DEFAULTS = /* @__PURE__ */ encode(/* @__PURE__ */ defaultsOf(DOCUMENT));
const readOptions$1 = /* @__PURE__ */ readerOf(DOCUMENT, encode);
function readSettings(shape, options) {
	return options === void 0 ? DEFAULTS : fitting(shape, readOptions$1(options));
}
/** Returns settings with what they amend of a shape. Throws a TypeError if an option does not fit the shape. */
function fitting(shape, settings) {
	const { options } = settings;
	refuseEntries(shape, options);
	const amended = amendedFor(shape, options);
	return amended === settings.amended ? settings : encode(options, amended);
}
/** Encodes options that were checked, and what they amend, which depends on the shape. */
function encode(options, amended = NOT_AMENDED) {
	const { version, level, draft, entries, limits, mask } = options;
	return {
		options,
		limits,
		amended,
		head: versions.indexOf(version) | (level === "stated" ? 256 : 0) | (draft ? 512 : 0) | (entries === void 0 ? 0 : HEAD_ENTRIES) | (mask ? 0 : HEAD_UNMASKED),
		bytes: bytesOf(options, amended)
	};
}
/** Returns limits with room for a problem, so that whatever is refused has a reason. A report lists errors first. */
function withOneAtLeast(limits) {
	return limits.findings > 0 ? limits : {
		...limits,
		findings: 1
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
	for (const [index, code] of codes.entries()) {
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
	return {
		...settings,
		head: settings.head | HEAD_FIXES
	};
}
/** Returns the number of a shape in the core. Throws a TypeError if the shape is unknown. */
function shapeIndex(shape) {
	const index = shapes$1.indexOf(shape);
	if (index < 0) knownShape(shape);
	return index;
}
function knownShape(shape) {
	return (/* @__PURE__ */ oneOf(shapes$1))(shape, "shape");
}
function isList(shape) {
	return lists.includes(shape);
}
function refuseEntries(shape, { entries }) {
	if (entries === void 0 || isList(shape)) return;
	if (shape !== "call") knownShape(shape);
	throw new TypeError(`the option entries is only for ${anyOf(lists)}: leave it out for ${quote(shape)}`);
}
// types/language.ts
/** Returns a text of the contract in a language, or in English. What is no text stays as it is. */
function translated(language, english) {
	return language?.texts[String(english)] ?? english;
}
// report/message.ts
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
		text: filled(phrasing.byLabel ? withLabels(phrasing, given, template) : template, (name) => {
			const { value, shown } = argument(phrasing, name, given);
			if (value !== void 0) meta[name] = value;
			const label = name === "field" || name === "name" ? ownLabel(phrasing, given) : void 0;
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
	const expected = expects[sentence];
	if (!expected) return void 0;
	if (typeof expected !== "string") return expected.map((word) => translated(phrasing.language, word));
	if (expected === "types") return types[fields[given.field]?.type ?? NONE]?.types.slice();
	if (expected === "methods") return methodsOf(phrasing, given);
	if (expected === "versions") return [...versions];
	return withAccepted(phrasing, expected, given, known(saidOf(phrasing, expected, given), given));
}
/** Of the values or texts that an argument lists, those that the version knows. */
function known(said, { version }) {
	const names = [];
	for (const one of said) if (typeof one === "string") names.push(one);
	else if (one[1] <= version) names.push(one[0]);
	return names;
}
/** Adds to the allowed values those that the caller accepts. */
function withAccepted({ accepted }, name, { field }, names) {
	const others = name === "values" ? accepted?.get(field) : void 0;
	return others === void 0 ? names : [.../* @__PURE__ */ new Set([...names, ...others])];
}
function templateOf({ english, language }, sentence) {
	if (language !== void 0) return language.sentences[sentence];
	const { sentences, calls, conversions } = english;
	return sentences[sentence] ?? calls?.sentences[sentence - sentences.length] ?? conversions?.refusals[sentence] ?? "";
}
function argument(phrasing, name, given) {
	const { english, language, byLabel } = phrasing;
	const text = (value) => {
		const shown = translated(language, value);
		return {
			value: shown,
			shown: byLabel ? withLabels(phrasing, given, shown) : shown
		};
	};
	const named = (wire = "", label = labelOf(phrasing, given, wire)) => ({
		value: wire,
		shown: byLabel ? inSentence(phrasing, label ?? wire) : quoted(wire)
	});
	const list = (names, last, has = new Set(names)) => ({
		value: Object.freeze([...names]),
		shown: joined(names.map((wire) => named(wire, has.has(wire) ? void 0 : wire).shown), translated(language, last))
	});
	switch (name) {
		case "field":
		case "name": {
			const called = fields[given.field]?.called;
			if (called !== void 0) return text(called);
			const wire = nameOf(given.field);
			if (wire === void 0 && given.name !== void 0) return named(given.name, given.name);
			return wire === void 0 || byLabel && ownLabel(phrasing, given) === void 0 ? {
				value: wire,
				shown: translated(language, english.unnamed)
			} : named(wire);
		}
		case "type": return text(types[fields[given.field]?.type ?? NONE]?.[byLabel ? "entered" : "called"] ?? "");
		case "near": return named(words[given.near]);
		case "other": return named(nameOf(given.other));
		case "apart": {
			const [field, other] = [fields[given.field], fields[given.other]];
			return text((field?.excluded === nameOf(given.other) ? field?.apart : other?.apart) ?? "");
		}
		case "number": return same(given.number);
		case "pointer": return same(`/${escaped(given.name ?? "*")}`);
		case "versions": return list(versions, english.or);
		case "methods": return same(methodsOf(phrasing, given).join(` ${translated(language, english.or)} `));
	}
	const said = saidOf(phrasing, name, given);
	if (said === void 0) return {
		value: void 0,
		shown: ""
	};
	switch (kinds[name]) {
		case "name": return named(said);
		case "and": return list(said, english.and);
		case "or": {
			const listed = known(said, given);
			return list(withAccepted(phrasing, name, given, listed), english.or, new Set(listed));
		}
		case "since": return text(known(said, given).pop() ?? "");
		case "same": return same(said);
		default: return text(said);
	}
}
/** What the contract says for an argument, of what the problem is about. */
function saidOf({ english: { calls } }, name, { field, object, other }) {
	return [
		fields[field],
		objects[object],
		calls?.endpoints[other],
		calls?.headers[words[other] ?? ""]
	].find((one) => one?.[name] !== void 0)?.[name];
}
/** What is the same in every language. */
function same(value) {
	return {
		value,
		shown: String(value)
	};
}
/** In place of the number of a field or a word. */
const NONE = -1;
function nameOf(field = NONE) {
	return words[fields[field]?.name ?? NONE];
}
/** Returns the label of the field that a message is about. */
function ownLabel(phrasing, given) {
	return fields[given.field]?.unlabelled ? void 0 : labelOf(phrasing, given, nameOf(given.field));
}
/** Returns the label of a name or value: that of the field or of one of its object, or of any. */
function labelOf({ english, language }, { field, object }, wire = "") {
	return translated(language, fields[field]?.labels?.[wire] ?? objects[object]?.labels?.[wire] ?? english.labels[words.indexOf(wire)]) || void 0;
}
/** Writes a label in the quotes of the language. */
function inSentence({ english, language }, text) {
	return (language ?? english).label.replace("{label}", () => text);
}
/** Writes the names that a text has in backticks by their labels. */
function withLabels(phrasing, given, text) {
	return text.replaceAll(/`([^`]*)`/gu, (_, name) => inSentence(phrasing, labelOf(phrasing, given, name) ?? name));
}
function methodsOf({ english }, given) {
	return (english.calls?.endpoints.filter((_, place) => given.number >>> place & 1) ?? []).map(({ endpoint = "" }) => endpoint.split(" ")[0]);
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
var Reply = class {
	/** The core's memory. */
	numbers;
	/** The index of the next word. */
	at;
	#start;
	#text;
	#textAt = 0;
	#path = [];
	/** The pointers of the beginnings of the path, as far as they were asked for. */
	#pointers = [];
	/** Reading starts at the word `from` of the reply at an address. */
	constructor(core, address, from) {
		this.numbers = core.memoryNumbers();
		this.#start = address >>> 2;
		this.at = this.#start + from;
		this.#text = core.textAt(this.word(0), this.word(1));
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
	/** Reads what every entry of a list has: after its record of `words` words its path, and `spans` places. */
	listed(words, spans) {
		this.at += words;
		return {
			path: this.#nextPath(),
			pointer: this.#pointer(),
			span: spans > 0 ? this.#span() : void 0,
			outputSpan: spans > 1 ? this.#span() : void 0
		};
	}
	/** Reads a path. Consecutive paths usually share segments, so the reply has only the others, and pointers are reused. */
	#nextPath() {
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
	#pointer() {
		let pointer = this.#pointers.at(-1) ?? "";
		for (let at = this.#pointers.length; at < this.#path.length; at++) {
			pointer = below(pointer, this.#path[at]);
			this.#pointers.push(pointer);
		}
		return pointer;
	}
	/** Returns the pointer of the last path without its last segments. */
	above(segments) {
		return this.#pointers.at(-1 - segments) ?? "";
	}
	#span() {
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
const NOTHING = 65535;
const CLEAN = 0;
/** Reads the report at an address of the core's memory. Address 0 means a valid document without problems. */
function reportAt(core, address, shape, settings, builtIn = english) {
	const { version } = settings.options;
	if (address === CLEAN) return {
		valid: true,
		shape,
		version,
		problems: [],
		truncated: false,
		assumptions: []
	};
	const reply = new Reply(core, address, 6);
	const phrasing = phrasingOf(settings, builtIn);
	const flags = reply.word(2);
	const assumptions = assumptionsFrom(reply, phrasing);
	return {
		valid: (flags & 1) !== 0,
		shape,
		version: versions[flags >>> 8],
		problems: readProblems(reply, phrasing),
		truncated: (flags & 2) !== 0,
		assumptions
	};
}
/** Returns how to build messages: in the language of the options, or in English. */
function phrasingOf({ options: { messages, names, mask }, amended }, builtIn) {
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
	const sentence = reply.word(4);
	if (sentence === 4294967295) return [];
	const name = reply.string(reply.word(5));
	return [messageOf(phrasing, sentence, {
		...NO_ARGUMENTS,
		name: phrasing.mask ? void 0 : name
	})];
}
const NO_ARGUMENTS = {
	field: NOTHING,
	object: NOTHING,
	near: NOTHING,
	other: NOTHING,
	number: 0,
	version: 0
};
function readProblems(reply, phrasing) {
	const version = reply.word(2) >>> 8;
	const problems = [];
	for (let left = reply.word(3); left > 0; left--) problems.push(readProblem(reply, phrasing, version));
	return problems;
}
function readProblem(reply, phrasing, version) {
	const detail = readDetailRecord(reply.numbers, reply.at);
	const { path, pointer, span } = reply.listed(7, detail.spans);
	const number = reply.next();
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
		code: codes[detail.code],
		severity: severities[detail.severity],
		basis: bases[detail.basis],
		section: sections[detail.section],
		message: text,
		pointer,
		path,
		meta: { ...meta }
	};
	const expected = expectedOf(phrasing, detail.message, given);
	if (expected !== void 0) problem.expected = expected;
	if (detail.found !== NOTHING) problem.found = readFound(reply, phrasing, detail);
	if (detail.help !== NOTHING) problem.help = messageOf(phrasing, detail.help, given);
	if (near !== NOTHING) problem.suggestion = words[near];
	if (span) problem.span = span;
	if (detail.has_fix) problem.fix = readFix(reply, phrasing, given);
	return problem;
}
function readFound(reply, phrasing, { found, character }) {
	if (found === 253) return reply.string(reply.next());
	if (found === 254) return String.fromCharCode(character);
	return translated(phrasing.language, phrasing.english.found[found]);
}
function readFix(reply, phrasing, given) {
	const { title, applicability } = readFixRecord(reply.numbers, reply.at);
	reply.at += 1;
	const fix = {
		title: messageOf(phrasing, title, given),
		applicability: applicabilities[applicability]
	};
	const edits = reply.edits();
	if (edits.length > 0) fix.edits = edits;
	return fix;
}
// check/document.ts
/**
* The first step of every function: checks shape and input, and writes the document and its settings into the core's input
* buffer. Copies nothing that is larger than the limit.
*/
function hand(core, shape, input, settings) {
	knownShape(shape);
	const form = formOf(input);
	const source = sourceOf(shape, form, input);
	return {
		form,
		source,
		length: write(core, source, settings)
	};
}
function write(core, source, settings) {
	if (typeof source === "number") return source;
	if (source.length > settings.limits.bytes) return REFUSED_SIZE;
	try {
		return writeSource(core, source, settings);
	} catch (error) {
		return refusalFor(error);
	}
}
/**
* Calls a function of the core about a document of a length, or about a refusal, with the number of bytes behind it. A document
* for which there is not enough memory is refused, with `ifRefused` behind it.
*/
function ask(core, length, settings, run, ifRefused = settings) {
	const refused = (refusal) => {
		writeSettings(core, ifRefused);
		return core.call((exports) => run(exports, refusal, ifRefused.bytes.length));
	};
	if (isRefusal(length)) return refused(length);
	try {
		return core.call((exports) => run(exports, length, settings.bytes.length));
	} catch (error) {
		return refused(refusalFor(error));
	}
}
/** Returns the refusal of a document for which the core had not enough memory. Throws every other error. */
function refusalFor(error) {
	if (error instanceof MemoryError) return REFUSED_MEMORY;
	throw error;
}
function writeSource(core, source, settings) {
	const length = typeof source === "string" ? writeText(core, source, settings) : writeBytes(core, source, settings);
	if (!isRefusal(length) && settings.bytes.length > 0) core.room(length).set(settings.bytes, length + 32);
	return length;
}
/** Writes settings alone, for the report on a refusal. */
function writeSettings(core, { bytes }) {
	core.room(32 + bytes.length).set(bytes, 32);
}
function writeBytes(core, bytes, settings) {
	const into = core.room(bytes.length + 32 + settings.bytes.length);
	if (bytes.length > 0) into.set(bytes);
	return bytes.length;
}
/** The maximum of UTF-8 bytes for a UTF-16 unit. */
const MOST_PER_UNIT = 3;
/** Up to this length, reserving for the worst case is cheaper than encoding twice. */
const SHORT = 16384;
function writeText(core, text, settings) {
	const units = text.length;
	const spare = 32 + settings.bytes.length;
	const most = Math.min(units * MOST_PER_UNIT, settings.limits.bytes) + spare;
	let into = core.room(units > SHORT ? units + spare : most);
	let { read, written } = utf8().encodeInto(text, into);
	if (read < units || written + spare > into.length) {
		into = core.room(most);
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
	return reportOn(shape, hand(checkCore, shape, input, settings), settings);
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
	const length = write(checkCore, sourceOf(shape, form, input), settings);
	const { head, bytes } = settings;
	try {
		return !isRefusal(length) && checkCore.call((core) => core.is_valid(index, form, length, head, bytes.length)) !== 0;
	} catch (error) {
		return !isRefusal(refusalFor(error));
	}
}
function parse(shape, input, options) {
	return parsed(shape, input, readSettings(shape, options));
}
function parsed(shape, input, settings) {
	const { form, source, length } = hand(checkCore, shape, input, settings);
	const report = reportOn(shape, {
		form,
		length
	}, settings);
	if (!report.valid) return {
		ok: false,
		report
	};
	return {
		ok: true,
		value: parsedAs(shape, typeof source === "string" ? sentText(form, source) : checkCore.checkedText(length)),
		report
	};
}
/** Returns a text, or what a value is sent as. */
function sentText(form, text) {
	return form === 2 ? sentQuery(text) ?? text : text;
}
function reportOn(shape, { form, length }, settings) {
	const index = shapeIndex(shape);
	const address = ask(checkCore, length, settings, (core, length, behind) => core.validate(index, form, length, settings.head, behind));
	return reportAt(checkCore, address, shape, settings);
}
// generated/changes.ts
const changes = [
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
/** The changes that compute values: what they write is not what they read. */
const computing = [];
const touched = [
	{
		"shape": "product",
		"version": "2024-02-05"
	},
	{
		"shape": "product-list",
		"version": "2024-02-05"
	},
	{
		"shape": "product-query",
		"version": "2024-02-05"
	},
	{
		"shape": "order",
		"version": "2024-02-05"
	},
	{
		"shape": "order-list",
		"version": "2024-02-05"
	}
];
const fillable = [{
	"shape": "product",
	"from": "2023-07-27",
	"to": "2024-02-05",
	"pointer": "/approval_state"
}, {
	"shape": "product-list",
	"from": "2023-07-27",
	"to": "2024-02-05",
	"pointer": "/approval_state"
}];
// cores/convert.ts
/** The core that converts, and tells versions and endpoints. */
const convertCore = /* @__PURE__ */ new Core("convert", compile$1);
// generated/conversions.ts
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
		"102": "The complement cannot be read. Pass it as the earlier conversion returned it.",
		"103": "The complement belongs to another shape, other versions or another `payoutUrl`. Pass the one of this document.",
		"104": "Part of the complement matches nothing in this document. Pass the one of this document, or use `onOrphan: 'drop'`.",
		"105": "Part of the complement matches nothing in this document. Pass the one of this document, or use `onLoss: 'report'`.",
		"106": "The complement holds another value for this. Remove this one, or use `onLoss: 'report'`.",
		"107": "The other version has no place for this. Remove it, or use `onLoss: 'report'`."
	},
	"reasons": [
		"",
		"",
		"",
		"{version} requires {field}. {why}",
		"{version} expects another type of value in {field}.",
		"{version} expects another form of text in {field}.",
		"{version} does not allow {field} to be empty.",
		"{version} does not allow this value in {field}.",
		"{version} does not allow {field} and {other} together.",
		"{version} allows {field} only once.",
		"{remark}",
		"{field} has no value that {other} can hold, and {version} has no {field}.",
		"{field} has no value at `payoutUrl` that {other} can hold, and {version} has no {field}.",
		"`payoutUrl` leads through an array, so no {other} can be built around this value, and {version} has no {field}.",
		"{other} holds another value, and this one is lost.",
		"{version} keeps only one value of {field}, so this part is lost.",
		"{field} has another type of value, so the value of {other} replaces it.",
		"This came from a complement or `fill`. The earlier document had no value here.",
		"The complement holds another {field}. The document's own one is kept.",
		"{version} has no place for {field}.",
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
	const reply = new Reply(convertCore, address, 6);
	const phrasing = {
		english: ENGLISH,
		language,
		byLabel: false,
		mask: true
	};
	const assumptions = assumptionsFrom(reply, phrasing);
	if (!(reply.word(2) & 1)) return refused(readProblems(reply, phrasing));
	const [start, length] = [reply.next(), reply.next()];
	const conversion = converted(void 0, assumptions);
	const complement = convertCore.textAt(reply.next(), reply.next());
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
function readNote(reply, lists, unplaced, language) {
	const note = readNoteRecord(reply.numbers, reply.at);
	const { path, pointer, span, outputSpan } = reply.listed(6, note.spans);
	const section = sections[note.section];
	let to = reply.above(note.drops);
	for (let i = 0; i < note.adds; i++) to = below(to, reply.segment());
	const [entry, item] = [reply.next(), reply.next()];
	const list = topics[note.topic];
	if (list === "changes") {
		const [id, basis] = [changeIds[note.change], bases[note.basis]];
		const places = span && outputSpan ? {
			fromSpan: span,
			toSpan: outputSpan
		} : {};
		lists.changes.push({
			id,
			from: pointer,
			to,
			section,
			basis,
			...places
		});
	} else {
		const shortfall = {
			pointer,
			path,
			section,
			reason: reasonOf(note, entry, item, language),
			...span && { span }
		};
		lists[list].push(shortfall);
		if (note.reason === 12) unplaced.push(shortfall);
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
	const named = {
		version: versions[version],
		field: quoted(nameOf(field)),
		other: quoted(nameOf(other))
	};
	const why = translated(language, fields[field]?.why ?? "");
	const remark = translated(language, englishConversions.remarks[other] ?? "");
	const text = withTexts((language ?? englishConversions).reasons[reason], {
		...named,
		why,
		remark,
		entry,
		item
	});
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
	const reply = new Reply(convertCore, address, 2);
	const evidence = [];
	for (let left = reply.next(); left > 0; left--) evidence.push(readSign(reply, language));
	const open = versions.filter((version) => !evidence.some((one) => one.version === version));
	return {
		candidates: open.length === 0 ? [...versions] : open,
		evidence
	};
}
function readSign(reply, language) {
	const sign = readSignRecord(reply.numbers, reply.at);
	const { path, pointer } = reply.listed(2, 0);
	const field = fields[sign.field];
	const version = versions[sign.version];
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
		pointer,
		path,
		section: sections[sign.section],
		reason
	};
}
// contract/differences.ts
/** What differs between two versions in the documents of a shape. */
function differs(shape, one, other) {
	const isBetween = ({ version }) => leadsTo(version, one, other) || leadsTo(version, other, one);
	return touched.some((change) => change.shape === shape && isBetween(change));
}
/** Returns the pointers of the gaps that a conversion can have. */
function pointersOf(shape, from, to) {
	const isOf = (gap) => gap.shape === shape && gap.from === from && gap.to === to;
	return fillable.filter(isOf).map(({ pointer }) => pointer);
}
/** Returns whether a version is one of those from `from`, exclusive, up to `to`. */
function leadsTo(version, from, to) {
	const at = versions.indexOf(version);
	return at > versions.indexOf(from) && at <= versions.indexOf(to);
}
// convert/convert_options.ts
/**
* Declares the options of a conversion and writes them as the settings bytes that the core reads.
* src/layout.rs documents the layout.
*/
/** What a conversion has without options, besides its versions. */
const BY_DEFAULT = /* @__PURE__ */ defaultsOf(CONVERSION);
const readOptions = /* @__PURE__ */ readerOf(CONVERSION, (given) => encoded(given));
function readConvertOptions(shape, options) {
	return fitted(shape, readOptions(options));
}
/** Returns settings with the values for the gaps of a shape. Throws a TypeError if an option does not fit the shape. */
function fitted(shape, settings) {
	const { options } = settings;
	const { from, to, fill } = options;
	refuseEntries(shape, options);
	if (fill === void 0) return settings;
	const gaps = pointersOf(shape, from, to);
	refuseOtherGaps(fill, gaps);
	const filled = encoded(options, valuesFor(gaps, fill));
	refuseUnfit(shape, filled);
	return filled;
}
/** Throws a TypeError for a value of `fill` that is for none of the gaps. */
function refuseOtherGaps(fill = {}, gaps) {
	const other = Object.keys(fill).find((gap) => !gaps.includes(gap));
	if (other === void 0) return;
	if (gaps.length > 0) throw unknown("name", other, gaps, " in fill");
	throw new TypeError("the option fill: this conversion has no gap that takes a value: leave it out");
}
/** Throws a TypeError for a value of `fill` that the version does not allow. */
function refuseUnfit(shape, settings) {
	writeSettings(convertCore, settings);
	const unfit = convertCore.call((core) => core.unfit_fill(shapeIndex(shape), settings.bytes.length));
	if (unfit === 0) return;
	const gap = settings.fill[2 * unfit - 2];
	throw new TypeError(`fill['${gap}'] must be a value that ${settings.options.to} allows there`);
}
/** Encodes options for the core. With `most`, it lists at most so many losses and gaps, and nothing else but the output. */
function encoded(options, fill = [], most = 0) {
	const { from, to, payoutUrl, entries, complement, onLoss, onOrphan, limits } = options;
	const bytes = headOf([
		payoutUrl,
		entries,
		complement,
		...fill
	], 16);
	bytes[0] = versions.indexOf(from);
	bytes[1] = versions.indexOf(to);
	bytes[2] = (onLoss === "error" ? 1 : 0) | (onOrphan === "drop" ? 2 : 0);
	bytes[3] = most;
	writeLimits(limits, bytes, 4);
	return {
		options,
		limits,
		bytes,
		fill,
		identity: from === to && complement === void 0
	};
}
/** Returns gaps and their values in turn. */
function valuesFor(gaps, fill = {}) {
	return gaps.flatMap((gap) => Object.hasOwn(fill, gap) ? [gap, fill[gap]] : []);
}
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
	const copy = settings.identity ? copyOf(shape, input) : void 0;
	return copy === void 0 ? convertCounted(shape, input, settings).conversion : converted(copy);
}
/** Copies a document, even one that can't be read. Returns undefined for a value that has no text. */
function copyOf(shape, input) {
	const form = formOf(input);
	const source = sourceOf(shape, form, input);
	if (form !== 2) return typeof source === "string" ? source : new Uint8Array(source);
	const text = typeof source === "string" ? sentQuery(source) : void 0;
	return text === void 0 ? void 0 : parsedAs(shape, text, input);
}
/** Converts a document, and counts the losses and gaps that the conversion does not list. */
function convertCounted(shape, input, settings) {
	const { form, length } = hand(convertCore, shape, input, settings);
	return conversionOf(shape, form, length, settings, input);
}
/** Converts the document in the core's memory, or gets the problem of a refusal. */
function conversionOf(shape, form, length, settings, input) {
	const index = shapeIndex(shape);
	const address = ask(convertCore, length, settings, (core, length, behind) => core.convert(index, form, length, behind), { bytes: settings.bytes.subarray(0, 16) });
	const output = (start, length) => outputOf(shape, form, start, length, input);
	return readConversion(address, output, settings.options.messages);
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
	const index = shapeIndex(shape);
	const { form, length } = hand(convertCore, shape, input, settings);
	return readDetected(ask(convertCore, length, settings, (core, length, behind) => core.detect_version(index, form, Math.max(0, length), settings.head, behind)), settings.options.messages);
}
const readDetectionOptions = /* @__PURE__ */ readerOf({
	entries,
	limits,
	messages
}, (given) => encode({
	...DEFAULTS.options,
	...given
}));
function outputOf(shape, form, start, length, input) {
	if (form === 0) return convertCore.viewAt(start, length).slice();
	const text = convertCore.textAt(start, length);
	return form === 1 ? text : parsedAs(shape, text, input);
}
export { RECEIVER as $, typeOf as $t, writeSettings as A, required as At, isList as B, parsedAs as Bt, reportOn as C, extended as Ct, hand as D, optional as Dt, ask as E, membersOf as Et, joined as F, asValue as Ft, withFixes as G, shapes$1 as Gt, readSettings as H, sourceOf as Ht, translated as I, formOf as It, CONVERSION as J, english as Jt, withOneAtLeast as K, versions as Kt, DEFAULTS as L, isQuery as Lt, Reply as M, otherOrType as Mt, below as N, NOT_PLAIN as Nt, refusalFor as O, own as Ot, filled as P, REFUSED_MEMORY as Pt, MOST_BYTES as Q, tagOf as Qt, encode as R, isRefusal as Rt, parsed as S, text as St, validated as T, isRecord as Tt, refuseEntries as U, lists as Ut, knownShape as V, queryLike as Vt, shapeIndex as W, sections as Wt, LIMITS as X, start as Xt, DOCUMENT as Y, checkCore as Yt, MOST as Z, mustBe as Zt, computing as _, to as _t, detectVersion as a, from as at, isValid as b, oneOf as bt, fitted as c, level as ct, differs as d, messages as dt, decoded as en, TRANSLATION as et, pointersOf as f, only as ft, changes as g, shapes as gt, convertCore as h, review as ht, convertUnder as i, readNoteRecord as in, entries as it, reportAt as j, anyOf as jt, write as k, readerOf as kt, refuseOtherGaps as l, limits as lt, topics as m, payoutUrl as mt, convert as n, utf8 as nn, baseUrl as nt, BY_DEFAULT as o, isFatal as ot, reasonOf as p, optionalFields as pt, ARCHIVE as q, words as qt, convertCounted as r, OUTSIDE as rn, eachVersion as rt, encoded as s, labels as st, conversionOf as t, headOf as tn, accept as tt, valuesFor as u, message as ut, fillable as v, version as vt, validate as w, isPlainRecord as wt, parse as x, pointer as xt, isAccepted as y, amendedFor as yt, fitting as z, jsonOf as zt };
