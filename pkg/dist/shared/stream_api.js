import { $ as isQuery, Ct as readerOf, J as shapeIndex, K as refuseEntries, L as Reply, O as rangeReaderOf, S as validated, St as own, U as knownShape, V as DOCUMENT, Vt as topics, X as withFatalAlone, b as reportOn, ct as room, ft as oneOf, g as isAccepted, h as reasonOf, it as REFUSED_SIZE, kt as typeOf, l as encoded, lt as viewAt, m as settingsOfRefusal, o as CONVERSION, ot as readNoteRecord, q as settingsOf, r as convertUnder, st as call, u as fillFor, ut as callback, xt as optional, zt as sections } from "./convert.js";
import { n as bytesOf, t as Gathered } from "./chunks.js";
// target/stage/js/stream/archive_error.ts
/** The sentences of errors about a file as a whole. */
const REASONS = {
	not_an_array: "The file must begin with an array of documents.",
	byte_order_mark: "The file begins with a byte order mark (U+FEFF). Remove it.",
	after_array: "The file goes on behind its array.",
	complement_line: "Each line must be an object with `{key}` and `complement`.",
	complement_order: "Each `{key}` must be larger than the one before it.",
	complement_length: "A complement is too long.",
	complement_orphan: "There is no document for this complement."
};
/**
* The error that ends a stream: a document was refused and the option `rejects` is missing, or the input is not an
* archive of the given format, or a line of `complement` does not fit. Its message never quotes a document.
*/
var ArchiveError = class extends Error {
	name = "ArchiveError";
	/** The cause, for programs that write their own messages. */
	code;
	/** The line in `source`, from 1. */
	line;
	/** The offset in `source`, in bytes from 0. */
	offset;
	/** The stream with the error: the archive, or the complements. */
	source;
	/** The problems of the refused document. Empty for other errors. */
	problems;
	#document;
	/** @internal */
	constructor(code, { line, offset, key = "line", reason = "", problems = [], document }) {
		const source = code.startsWith("complement") ? "complements" : "archive";
		const place = source === "archive" ? `line ${line}` : `complements, line ${line}`;
		super(`${place}: ${code === "refused" ? reason : REASONS[code].replace("{key}", key)}`);
		this.#document = document?.slice();
		this.code = code;
		this.line = line;
		this.offset = offset;
		this.source = source;
		this.problems = problems;
	}
	/** Returns the refused document. It is not a member, so that no log shows it. @internal */
	static documentOf(error) {
		return error.#document;
	}
};
// target/stage/js/stream/framing.ts
/**
* The parts that an archive is cut into, for both formats. lines.ts and elements.ts do the cutting. The core takes
* whole documents in batches; a document over the limit is not kept in memory.
*/
/** The length of a batch in bytes, unless a document is longer. */
const BATCH = 1 << 18;
// target/stage/js/stream/complements.ts
/** Reads the complements that an earlier conversion wrote, in step with the documents that they belong to. */
/** A complement that `convert` reports. */
const INVALID = {};
/** The text between a document's number and its complement's first member, as `convertStream` writes it. */
const BETWEEN = ",\"complement\":{";
/** The maximum length of a complement, per byte of the maximum length of a document. */
const MOST_PER_BYTE = 16;
const MOST_BESIDE = 4096;
const decoder$1 = /* @__PURE__ */ new TextDecoder("utf-8", { fatal: true });
const encoder$1 = /* @__PURE__ */ new TextEncoder();
/** Reads complements in ascending order of their documents. */
var Complements = class {
	#reader;
	#key;
	#most;
	/** What was read and not passed on yet. One buffer for all of it: a copy for each chunk is collected too late. */
	#pending = new Gathered();
	#bytes = this.#pending.bytes();
	#at = 0;
	#isDone = false;
	/** Valid until the next line is read. */
	#next;
	/** The complements of a batch. */
	#taken = new Gathered();
	#last = -1;
	/** The place in the stream of complements, for errors. */
	#line = 0;
	#offset = 0;
	constructor(stream, format, mostBytes) {
		this.#reader = stream.getReader();
		this.#key = format === "json" ? "index" : "line";
		this.#most = MOST_PER_BYTE * mostBytes + MOST_BESIDE;
	}
	/**
	* Returns the complements of `count` documents, of which the first has the number `first`. They are valid until the
	* next call.
	*/
	async take(first, count) {
		const places = [];
		this.#taken.drop(this.#taken.length);
		for (;;) {
			this.#next ??= await this.#read();
			if (this.#next === void 0 || this.#next.number >= first + count) return {
				places,
				texts: this.#taken.bytes()
			};
			if (this.#next.number < first) throw this.#left();
			const start = this.#taken.length;
			this.#taken.append(this.#next.text);
			places.push(this.#next.number - first, start, this.#taken.length);
			this.#next = void 0;
		}
	}
	/** Returns whether the next complement is that of a document. */
	async isAt(number) {
		this.#next ??= await this.#read();
		return this.#next?.number === number;
	}
	/** Throws an error if there are complements left. */
	async end() {
		this.#next ??= await this.#read();
		if (this.#next !== void 0) throw this.#left();
	}
	#left() {
		return this.#error("complement_orphan");
	}
	/** Makes an error about the complement that was read last. */
	#error(code) {
		return new ArchiveError(code, {
			line: this.#line,
			offset: this.#offset,
			key: this.#key
		});
	}
	cancel(reason) {
		this.#reader.cancel(reason).catch(() => void 0);
	}
	async #read() {
		for (;;) {
			const line = await this.#readLine();
			if (line === void 0) return void 0;
			if (line.every((byte) => byte <= 32)) continue;
			const { number, text } = this.#entry(line);
			if (number <= this.#last) throw this.#error("complement_order");
			this.#last = number;
			if (text !== void 0) return {
				number,
				text
			};
		}
	}
	async #readLine() {
		let from = this.#at;
		for (;;) {
			const end = this.#bytes.indexOf(10, from);
			if (end >= 0) return this.#cut(end, end + 1);
			from = this.#bytes.length;
			if (from - this.#at > this.#most) throw this.#error("complement_length");
			if (this.#isDone) return this.#at < from ? this.#cut(from, from) : void 0;
			const { done, value } = await this.#reader.read();
			this.#isDone = done;
			if (done) continue;
			this.#pending.drop(this.#at);
			this.#pending.append(bytesOf(value, "complements"));
			this.#bytes = this.#pending.bytes();
			from -= this.#at;
			this.#at = 0;
		}
	}
	#cut(end, next) {
		const line = this.#bytes.subarray(this.#at, end);
		this.#offset += next - this.#at;
		this.#at = next;
		this.#line++;
		return line;
	}
	/** Reads a line. Parses it only if it differs from what `convertStream` writes. */
	#entry(line) {
		const start = `{"${this.#key}":`;
		let at = start.length;
		let number = 0;
		for (let byte = line[at] ?? 0; byte >= 48 && byte <= 57; byte = line[++at] ?? 0) number = 10 * number + (byte - 48);
		const digits = at - start.length;
		if ((digits === 1 || digits > 1 && line[start.length] !== 48 && Number.isSafeInteger(number)) && hasAt(line, 0, start) && hasAt(line, at, BETWEEN) && line.at(-1) === 125) return {
			number,
			text: line.subarray(at + 15 - 1, -1)
		};
		return this.#parsed(line);
	}
	#parsed(line) {
		try {
			const parsed = JSON.parse(decoder$1.decode(line));
			const number = parsed[this.#key];
			const { complement } = parsed;
			if (Number.isSafeInteger(number) && typeof complement === "object") return {
				number,
				text: complement === null ? void 0 : encoder$1.encode(JSON.stringify(complement))
			};
		} catch {}
		throw this.#error("complement_line");
	}
};
function hasAt(line, at, text) {
	for (let i = 0; i < text.length; i++) if (line[at + i] !== text.charCodeAt(i)) return false;
	return true;
}
/** Parses a complement. Returns `INVALID` if it is not JSON. */
function complementOf(text) {
	try {
		return JSON.parse(decoder$1.decode(text));
	} catch {
		return INVALID;
	}
}
// target/stage/js/stream/elements.ts
/**
* Cuts a JSON array of any size into its elements, each a document. Looks only at brackets, commas and quotes; the
* core reports elements that are not JSON.
*/
const QUOTE = 34;
const BACKSLASH = 92;
const OPEN = 91;
const OPEN_BRACE = 123;
const CLOSE = 93;
const CLOSE_BRACE = 125;
/** The bytes that the scanner handles, inside and outside of strings, and white space. */
const IN_STRING = /* @__PURE__ */ marked("\"\\\n");
const OUTSIDE = /* @__PURE__ */ marked("\"[]{},\n");
const SPACE = /* @__PURE__ */ marked(" 	\r\n");
function marked(characters) {
	const table = /* @__PURE__ */ new Uint8Array(256);
	for (const character of characters) table[character.charCodeAt(0)] = 1;
	return table;
}
const MARK = [
	239,
	187,
	191
];
/**
* Cuts at the commas of the array. A comma belongs to the element after it, and so does white space between them that
* is too long to keep.
*/
var Elements = class {
	#most;
	#mostSpace;
	#pending = new Gathered();
	#phase = "before";
	/** The offset of the pending bytes in the archive, and how many of them have been scanned. */
	#offset = 0;
	#scanned = 0;
	#line = 1;
	#depth = 0;
	#inString = false;
	#isEscaped = false;
	/** Where the white space before the current element begins. */
	#gap = 0;
	#gapLine = 1;
	/** The offset of the current element. -1 if only white space was read so far. */
	#start = -1;
	#startLine = 1;
	#count = 0;
	/** The current element is longer than the limit, so its bytes are dropped. */
	#isLong = false;
	/** The element that ends here was already passed on as a long one. */
	#isClosed = false;
	#places = {
		spans: [],
		lines: []
	};
	constructor(most) {
		this.#most = most;
		this.#mostSpace = Math.max(most, BATCH);
	}
	get offset() {
		return this.#offset;
	}
	*push(chunk) {
		for (let at = 0; at < chunk.length; at += BATCH / 4) {
			this.#pending.append(chunk.subarray(at, at + BATCH / 4));
			yield* this.#scan();
			if (this.#pending.length >= 262144) yield* this.#flush();
		}
	}
	*end() {
		if (this.#phase === "before") throw this.#error("not_an_array");
		if (this.#phase === "after") return;
		yield* this.#flush();
		if (this.#isLong) yield* this.#long(true);
		else yield this.#cut();
		yield {
			kind: "verbatim",
			bytes: new Uint8Array([CLOSE])
		};
	}
	*#scan() {
		for (;;) {
			if (this.#phase !== "inside") {
				const isInside = this.#outside();
				yield this.#verbatim();
				if (!isInside) return;
			}
			const stop = this.#inside();
			if (stop === "end of long element") yield* this.#long(false);
			if (stop === "end of array") {
				yield* this.#flush();
				this.#scanned++;
				this.#phase = "after";
			}
			if (stop !== "more") continue;
			const end = this.#offset + this.#scanned;
			if (this.#start < 0 && end - this.#gap > this.#mostSpace) this.#begin(end);
			if (this.#start >= 0 && end - this.#start > this.#most) {
				if (!this.#isLong) yield* this.#flush();
				this.#isLong = true;
				yield* this.#piece();
			}
			return;
		}
	}
	/** Skips the bracket and white space before the first element, and after the array. Returns whether more follows. */
	#outside() {
		const bytes = this.#pending.bytes();
		for (; this.#scanned < bytes.length; this.#scanned++) {
			const byte = bytes[this.#scanned];
			if (byte === 10) this.#line++;
			if (SPACE[byte]) continue;
			if (this.#phase === "after") throw this.#error("after_array");
			if (this.#phase === "opened") {
				this.#phase = "inside";
				this.#gap = this.#offset + this.#scanned;
				return true;
			}
			if (byte !== OPEN) throw this.#noArray(bytes);
			this.#phase = "opened";
			this.#depth = 1;
		}
		return false;
	}
	#inside() {
		const bytes = this.#pending.bytes();
		let at = this.#scanned;
		let inString = this.#inString;
		let isEscaped = this.#isEscaped;
		let stop = "more";
		for (; at < bytes.length; at++) {
			const byte = bytes[at];
			if (inString) {
				if (isEscaped) isEscaped = false;
				else if (IN_STRING[byte]) {
					if (byte === QUOTE) inString = false;
					else if (byte === BACKSLASH) isEscaped = true;
					else this.#line++;
				}
				continue;
			}
			if (this.#start < 0 && !SPACE[byte] && (this.#depth > 1 || byte !== 44 && byte !== CLOSE)) this.#begin(this.#offset + at);
			if (!OUTSIDE[byte]) continue;
			if (byte === 10) this.#line++;
			else if (byte === QUOTE) inString = true;
			else if (byte === OPEN || byte === OPEN_BRACE) this.#depth++;
			else if (this.#depth > 1) {
				if (byte !== 44) this.#depth--;
			} else if (byte !== CLOSE_BRACE) {
				this.#scanned = at;
				if (this.#isLong) {
					stop = "end of long element";
					break;
				}
				if ((byte === 44 || this.#count > 0 || this.#start >= 0) && !this.#isClosed) this.#close();
				this.#isClosed = false;
				this.#gap = this.#offset + at + 1;
				this.#gapLine = this.#line;
				if (byte === CLOSE) {
					stop = "end of array";
					break;
				}
			}
		}
		this.#scanned = at;
		this.#inString = inString;
		this.#isEscaped = isEscaped;
		return stop;
	}
	/** Begins an element with its first byte, or with the white space before it if that is too long to keep. */
	#begin(offset) {
		const isWide = offset - this.#gap > this.#mostSpace;
		this.#start = isWide ? this.#gap : offset;
		this.#startLine = isWide ? this.#gapLine : this.#line;
	}
	/** Records the current element, which ends at the scanner. */
	#close() {
		const end = this.#scanned;
		if (this.#start < 0) this.#begin(this.#offset + end);
		this.#places.spans.push(this.#start - this.#offset, end);
		this.#places.lines.push(this.#startLine);
		this.#start = -1;
		this.#count++;
	}
	/** Yields the complete elements as a batch. */
	*#flush() {
		const places = this.#places;
		if (places.lines.length === 0) return;
		this.#places = {
			spans: [],
			lines: []
		};
		const end = places.spans.at(-1);
		yield {
			kind: "batch",
			bytes: this.#pending.bytes(end),
			offset: this.#offset,
			places
		};
		this.#drop(end);
	}
	/** Yields the element over the limit, which ends at the scanner. */
	*#long(isCut) {
		yield* this.#piece();
		const offset = this.#start;
		const length = this.#offset - offset;
		this.#isLong = false;
		this.#isClosed = true;
		this.#start = -1;
		this.#count++;
		yield {
			kind: "long",
			offset,
			length,
			line: this.#startLine,
			isCut
		};
	}
	*#piece() {
		yield {
			kind: "piece",
			bytes: this.#pending.bytes(this.#scanned)
		};
		this.#drop(this.#scanned);
	}
	/** Returns the beginning of an element that does not end. */
	#cut() {
		const isBlank = this.#start < 0;
		const offset = isBlank ? this.#offset + this.#scanned : this.#start;
		const bytes = this.#pending.bytes().slice(offset - this.#offset);
		this.#drop(this.#scanned);
		return {
			kind: "cut",
			bytes,
			offset,
			line: isBlank ? this.#line : this.#startLine
		};
	}
	#verbatim() {
		const bytes = this.#pending.bytes(this.#scanned).slice();
		this.#drop(this.#scanned);
		return {
			kind: "verbatim",
			bytes
		};
	}
	#drop(count) {
		this.#pending.drop(count);
		this.#offset += count;
		this.#scanned -= count;
	}
	/** Makes the error about a file that does not begin with an array. Its first chunk may have a part of a mark. */
	#noArray(bytes) {
		const isMark = this.#offset + this.#scanned === 0 && MARK.every((byte, n) => (bytes[n] ?? byte) === byte);
		return this.#error(isMark ? "byte_order_mark" : "not_an_array");
	}
	#error(code) {
		return new ArchiveError(code, {
			line: this.#line,
			offset: this.#offset + this.#scanned
		});
	}
};
// target/stage/js/stream/output.ts
/** The outputs that streams write to. */
const encoder = /* @__PURE__ */ new TextEncoder();
/** Writes into a `WritableStream`. */
var StreamOutput = class {
	closed;
	#writer;
	#isEnding = false;
	/** `name` is the name of the option, for the error about a stream that was closed before. */
	constructor(name, stream) {
		this.#writer = stream.getWriter();
		this.closed = this.#writer.closed.then(() => {
			if (!this.#isEnding) throw new TypeError(`${name} is closed: pass a stream that is open`);
		});
	}
	async write(bytes) {
		if (bytes.length === 0) return;
		const copy = bytes.slice();
		await this.#writer.ready;
		this.#writer.write(copy).catch(() => void 0);
	}
	close() {
		this.#isEnding = true;
		return this.#writer.close();
	}
	abort(reason) {
		this.#writer.abort(reason).catch(() => void 0);
	}
};
/** The length of text to write at once. */
const CHUNK = 65536;
/** Writes values as NDJSON. Takes the next value only when the text before it is written, to bound the memory. */
async function writeLines(output, values) {
	let lines = "";
	for (const value of values) {
		lines += `${JSON.stringify(value)}\n`;
		if (lines.length < CHUNK) continue;
		await output.write(encoder.encode(lines));
		lines = "";
	}
	if (lines !== "") await output.write(encoder.encode(lines));
}
// target/stage/js/stream/conversion_outputs.ts
/** The outputs of a conversion: the documents, and the streams for rejects and complements. */
var ConversionOutputs = class {
	/** In the order in which they are closed: when the documents end, the others are complete. */
	all;
	#documents;
	#rejects;
	#complements;
	/** The next document is the first of an array, which has no comma before it. */
	#isFirst;
	constructor(documents, rejects, complements, isArray) {
		this.#documents = documents;
		this.#rejects = rejects && new StreamOutput("rejects", rejects);
		this.#complements = complements && new StreamOutput("complements", complements);
		this.all = [
			this.#rejects,
			this.#complements,
			documents
		].filter((one) => one !== void 0);
		this.#isFirst = isArray;
	}
	get keepsRejects() {
		return this.#rejects !== void 0;
	}
	get keepsComplements() {
		return this.#complements !== void 0;
	}
	/** Writes bytes as they are. */
	copy(bytes) {
		return this.#documents.write(bytes);
	}
	/** Writes documents and complements, which are valid until the next call of the core. */
	write({ output, complements }) {
		const hasComma = this.#isFirst && output[0] === 44;
		if (output.length > 0) this.#isFirst = false;
		const written = [this.copy(hasComma ? output.subarray(1) : output)];
		if (this.#complements) written.push(this.#complements.write(complements));
		return written;
	}
	/** Writes rejects. Without an output for them, throws the error about the first one, whose document is `first`. */
	async reject(rejects, first) {
		if (this.#rejects) return writeLines(this.#rejects, rejects);
		for (const { line, offset, problems } of rejects) throw new ArchiveError("refused", {
			line,
			offset,
			reason: problems[0]?.message,
			problems,
			document: first
		});
	}
};
// target/stage/js/stream/core_batch.ts
/**
* Hands a batch of documents to the core and reads its reply. src/wasm/batch.rs documents the layout.
*/
/** Passed instead of the number of places if each line is a document. */
const LINES = 4294967295;
const PLACE_WORDS = 2;
const COMPLEMENT_WORDS = 3;
const NO_COMPLEMENTS = {
	places: [],
	texts: /* @__PURE__ */ new Uint8Array(0)
};
/** Returns a function that finds the complement of a document. Ask for documents in ascending order. */
function complementsByUnit({ places, texts }) {
	let at = 0;
	return (unit) => {
		while (places[at] < unit) at += COMPLEMENT_WORDS;
		return places[at] === unit ? texts.subarray(places[at + 1], places[at + 2]) : void 0;
	};
}
/**
* Converts a batch. `first` is the number of the batch's first document in the whole output. Complements are made only
* if `keeps` is true.
*/
function convertBatch(shape, batch, settings, held, first, keeps) {
	const places = write(batch, settings, held);
	const { length } = batch.bytes;
	const count = held.places.length / COMPLEMENT_WORDS;
	const address = call((core) => core.convert_batch(shapeIndex(shape), length, settings.length, places, count, held.texts.length, first, keeps ? 1 : 0));
	const reply = new Reply(address, 3);
	const [units, blank, changed] = [
		reply.next(),
		reply.next(),
		reply.next()
	];
	const output = viewAt(reply.next(), reply.next());
	const complements = viewAt(reply.next(), reply.next());
	const [refused, tallies] = [reply.next(), reply.next()];
	return {
		units,
		blank,
		changed,
		output,
		complements,
		refused: listOf(refused, () => readListed(reply)),
		tallies: listOf(tallies, () => readTally(reply))
	};
}
/** Validates a batch. */
function checkBatch(shape, batch, settings) {
	const places = write(batch, settings, NO_COMPLEMENTS);
	const { length } = batch.bytes;
	const address = call((core) => core.check_batch(shapeIndex(shape), length, settings.length, places));
	const reply = new Reply(address, 3);
	const [units, blank, listed] = [
		reply.next(),
		reply.next(),
		reply.next()
	];
	return {
		units,
		blank,
		listed: listOf(listed, () => readListed(reply))
	};
}
function listOf(length, next) {
	return Array.from({ length }, next);
}
function readListed(reply) {
	return {
		unit: reply.next(),
		start: reply.next(),
		end: reply.next()
	};
}
function readTally(reply) {
	const note = readNoteRecord(reply.numbers, reply.at);
	reply.at += 3;
	return {
		topic: topics[note.topic],
		note,
		count: reply.next(),
		pattern: reply.string(reply.next())
	};
}
/** Writes a batch, its settings and its complements into the core's memory. Returns the number of places. */
function write(batch, settings, held) {
	const { bytes, places } = batch;
	const spans = places?.spans ?? [];
	const numbers = new Uint8Array(Uint32Array.from([...spans, ...held.places]).buffer);
	const behind = bytes.length + 32;
	const into = room(behind + settings.length + numbers.length + held.texts.length);
	into.set(bytes);
	into.set(settings, behind);
	into.set(numbers, behind + settings.length);
	into.set(held.texts, behind + settings.length + numbers.length);
	return places === void 0 ? LINES : spans.length / PLACE_WORDS;
}
// target/stage/js/stream/document_stream.ts
/**
* The streams behind `convertStream` and `validateStream`: cut the input into parts, pass them on one by one with
* back-pressure, report progress and handle failures. What is done with a part is decided by a `Work`.
*/
/** Makes a stream whose work writes to its readable side. */
function documentStream(workFor) {
	const through = new TransformStream();
	const output = new StreamOutput("the output", through.writable);
	return {
		readable: through.readable,
		...documentSink(workFor(output))
	};
}
/** Makes a sink for work that has an output of its own. */
function documentSink(work) {
	let resolve;
	let reject;
	const summary = new Promise((...both) => {
		[resolve, reject] = both;
	});
	summary.catch(() => void 0);
	let hasFailed = false;
	const fail = (reason) => {
		if (hasFailed) return;
		hasFailed = true;
		for (const one of work.outputs) one.abort(reason);
		work.cancel?.(reason);
		reject(reason);
	};
	const guarded = async (run) => {
		try {
			await run();
		} catch (error) {
			fail(error);
			throw error;
		}
	};
	const each = async (parts) => {
		for (const part of parts) await work.part(part);
		work.summary.bytes = work.framing.offset;
		work.onProgress?.({
			bytes: work.summary.bytes,
			documents: work.summary.documents
		});
	};
	return {
		writable: new WritableStream({
			start(controller) {
				controller.signal?.addEventListener("abort", () => fail(controller.signal.reason));
				for (const { closed } of work.outputs) closed?.catch((reason) => {
					fail(reason);
					controller.error(reason);
				});
			},
			write: (chunk) => guarded(() => each(work.framing.push(bytesOf(chunk, "an archive")))),
			close: () => guarded(async () => {
				await each(work.framing.end());
				await work.end?.();
				for (const one of work.outputs) await one.close();
				resolve(work.summary);
			}),
			abort: fail
		}),
		summary
	};
}
// target/stage/js/stream/lines.ts
/** Cuts NDJSON into batches of lines. Each line is a document. */
/** Cuts after line ends. */
var Lines = class {
	/** The offset of the pending bytes in the archive. */
	offset = 0;
	#most;
	#pending = new Gathered();
	/** How many bytes of a line over the limit have been skipped. */
	#passed = 0;
	constructor(most) {
		this.#most = most;
	}
	*push(chunk) {
		let at = 0;
		while (at < chunk.length) {
			if (this.#passed > 0) {
				const end = chunk.indexOf(10, at);
				const next = end < 0 ? chunk.length : end + 1;
				yield {
					kind: "piece",
					bytes: chunk.subarray(at, next)
				};
				this.#passed += (end < 0 ? next : end) - at;
				if (end < 0) return;
				yield this.#long(1);
				at = next;
				continue;
			}
			if (this.#pending.length === 0 && chunk.length - at >= 262144) {
				const end = chunk.lastIndexOf(10, at + BATCH - 1) + 1;
				if (end > at) {
					yield this.#batch(chunk.subarray(at, end));
					at = end;
					continue;
				}
			}
			const room = Math.max(BATCH - this.#pending.length, BATCH / 4);
			const part = chunk.subarray(at, at + room);
			const isMore = this.#pending.length >= BATCH;
			const before = this.#pending.length;
			this.#pending.append(part);
			at += part.length;
			if (this.#pending.length < 262144) return;
			const end = isMore ? endBehind(part, before) : this.#pending.bytes().lastIndexOf(10) + 1;
			if (end > 0) {
				yield this.#batch(this.#pending.bytes(end));
				this.#pending.drop(end);
			} else if (this.#pending.length > this.#most) {
				this.#passed = this.#pending.length;
				yield {
					kind: "piece",
					bytes: this.#pending.bytes()
				};
				this.#pending.drop(this.#passed);
			}
		}
	}
	*end() {
		if (this.#passed > 0) yield this.#long(0);
		else if (this.#pending.length > 0) yield this.#batch(this.#pending.bytes());
	}
	#batch(bytes) {
		const { offset } = this;
		this.offset += bytes.length;
		return {
			kind: "batch",
			bytes,
			offset,
			places: void 0
		};
	}
	#long(behind) {
		const { offset } = this;
		const length = this.#passed;
		this.offset += length + behind;
		this.#passed = 0;
		return {
			kind: "long",
			offset,
			length,
			line: void 0,
			isCut: false
		};
	}
};
/** Counts lines. The last one may lack its end. */
function linesIn(bytes) {
	let count = 0;
	let at = 0;
	while (at < bytes.length) {
		const end = bytes.indexOf(10, at);
		at = end < 0 ? bytes.length : end + 1;
		count++;
	}
	return count;
}
function endBehind(part, before) {
	const end = part.lastIndexOf(10);
	return end < 0 ? 0 : before + end + 1;
}
// target/stage/js/stream/excerpt.ts
/** The place and the exact text of a document, for lists of documents. */
const decoder = /* @__PURE__ */ new TextDecoder("utf-8", {
	fatal: true,
	ignoreBOM: true
});
function excerptOf(bytes, most) {
	if (bytes.length > most) return { length: bytes.length };
	try {
		return { document: decoder.decode(bytes) };
	} catch {
		return { base64: btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join("")) };
	}
}
// target/stage/js/stream/unread.ts
/** Reports on documents that are not read: those over the limit, whose bytes are not kept, and the last of a cut array. */
const NOTHING = /* @__PURE__ */ new Uint8Array(0);
/** Makes the report on a document over the limit. */
function tooLarge(shape, settings) {
	const index = shapeIndex(shape);
	return reportOn(shape, {
		index,
		form: 0,
		source: REFUSED_SIZE,
		length: REFUSED_SIZE,
		settings
	});
}
/**
* Returns the document to report for an array that ends in `last` without its bracket. If `last` is complete, the error
* is that the array ends after it, so that is an empty document.
*/
function unreadableOf(shape, last, settings) {
	return isAccepted(shape, last, withFatalAlone(settings)) ? NOTHING : last;
}
// target/stage/js/stream/refusal_reasons.ts
/** Handles refused documents alone: the core lists only their places. */
var RefusalReasons = class {
	#shape;
	#options;
	#settings;
	/** `settings` are the options, encoded. */
	constructor(shape, options, settings) {
		this.#shape = shape;
		this.#options = options;
		this.#settings = settings;
	}
	/** Returns the problems of a document over the limit. */
	ofLong() {
		return tooLarge(this.#shape, settingsOfRefusal(this.#settings)).problems;
	}
	/** Validates instead of converting, because a conversion to the same version reads nothing. */
	ofCut({ bytes }) {
		const settings = settingsOfRefusal(this.#settings);
		const unreadable = unreadableOf(this.#shape, bytes, settings);
		const { problems } = validated(this.#shape, unreadable, withFatalAlone(settings));
		return {
			...excerptOf(bytes, this.#settings.limits.bytes),
			problems
		};
	}
	/** Yields the rejects of a batch whose first document has the number `first`. Makes one report at a time: a batch can hold tens of thousands of documents. */
	*inBatch(batch, refused, held, first) {
		const complementOfUnit = complementsByUnit(held);
		for (const { unit, start, end } of refused) {
			const bytes = batch.bytes.subarray(start, end);
			const line = batch.places?.lines[unit] ?? first + unit;
			const problems = this.#problems(bytes, complementOfUnit(unit));
			const excerpt = excerptOf(bytes, this.#settings.limits.bytes);
			yield {
				line,
				offset: batch.offset + start,
				...excerpt,
				...lineEndAt(batch, end),
				problems
			};
		}
	}
	/** Converts a refused document alone, for the reasons. */
	#problems(bytes, held) {
		const convertWith = (complement) => convertUnder(this.#shape, bytes, encoded({
			...this.#options,
			complement: complement && JSON.stringify(complement)
		}, this.#settings.fill)).problems;
		const problems = convertWith(held && complementOf(held));
		return problems.length > 0 || held === void 0 ? problems : convertWith(INVALID);
	}
};
/** Returns the end of a line that ends with more or less than a line feed, which is needed to restore the line. */
function lineEndAt({ bytes, places }, end) {
	if (places !== void 0 || bytes[end] === 10) return {};
	return { lineEnd: String.fromCharCode(...bytes.subarray(end, end + 2)) };
}
/** The options of both streams, besides those of what is done with the documents. */
const STREAM = {
	format: /* @__PURE__ */ optional(/* @__PURE__ */ oneOf(["ndjson", "json"]), "ndjson"),
	onProgress: /* @__PURE__ */ optional(callback)
};
function framingOf(format, most) {
	return format === "json" ? new Elements(most) : new Lines(most);
}
/** Makes the check of a stream. Recognises the stream by a method, so that those of every runtime fit. */
function streamWith(method, kind) {
	return (value, name) => {
		if (typeof value !== "object" || value === null || typeof Reflect.get(value, method) !== "function") throw new TypeError(`${name} must be a ${kind}, not ${typeOf(value)}`);
		if (Reflect.get(value, "locked") === true) throw new TypeError(`${name} is locked: pass a stream that nothing uses`);
		return value;
	};
}
// target/stage/js/stream/summary.ts
/** Counts the losses and gaps of an archive. */
/** The maximum number of patterns that are counted separately. */
const MOST_PATTERNS = 1e3;
/** Stands for all further patterns: unknown names can make any number of them. */
const OTHERS = "*";
/** Adds up the tallies of batches. */
var Tallies = class {
	#messages;
	#causes = /* @__PURE__ */ new Map();
	#patterns = 0;
	constructor(messages) {
		this.#messages = messages;
	}
	add(tallies) {
		for (const { topic, note, count, pattern } of tallies) {
			const { counts } = this.#cause(topic, note);
			const pointer = counts.has(pattern) || this.#patterns < MOST_PATTERNS ? pattern : OTHERS;
			const before = counts.get(pointer);
			if (before === void 0) this.#patterns += 1;
			counts.set(pointer, (before ?? 0) + count);
		}
	}
	#cause(topic, note) {
		const name = `${note.reason} ${note.change} ${note.field}`;
		const known = this.#causes.get(name);
		if (known !== void 0) return known;
		const cause = {
			topic,
			section: sections[note.section],
			reason: reasonOf(note, "*", "*", this.#messages),
			counts: /* @__PURE__ */ new Map()
		};
		this.#causes.set(name, cause);
		return cause;
	}
	/** Returns the losses or gaps, most frequent first. */
	list(topic) {
		return [...this.#causes.values()].filter((cause) => cause.topic === topic).flatMap(({ section, reason, counts }) => Array.from(counts, ([pointer, count]) => ({
			pointer,
			section,
			reason,
			count
		}))).sort((a, b) => b.count - a.count || (a.pointer < b.pointer ? -1 : 1));
	}
};
// target/stage/js/stream/convert_stream.ts
/** Converts archives of documents: `convertStream`, and `convertInto` for the command. */
const writable = /* @__PURE__ */ optional(streamWith("getWriter", "WritableStream"));
const readOptions$1 = /* @__PURE__ */ rangeReaderOf({
	...CONVERSION,
	...STREAM,
	rejects: writable,
	complements: writable,
	complement: /* @__PURE__ */ optional(streamWith("getReader", "ReadableStream"))
});
/**
* Converts an archive of any size: NDJSON or one JSON array of documents. Memory is bounded by `limits.bytes`, and
* every output applies back-pressure.
*
* Line ends, blank lines and a missing end of the last line are preserved. Documents that can't be converted go to
* `rejects`. Converting back with the complements gives the same bytes.
*
* A mistake in the arguments throws a `TypeError`. The stream and `summary` fail with an `ArchiveError` if a document
* is refused without `rejects` or the input is not an archive, and with a `TypeError` for chunks of another type than
* `Uint8Array`.
*
* @example
* ```ts
* import { convertStream } from 'order-contract/stream'
*
* const archive = new Blob(['{"items": [{"redemption_url": "https://example.com"}]}\n'])
* const stream = convertStream('order', { from: '2023-07-27', to: '2024-02-05' })
* const output = await new Response(archive.stream().pipeThrough(stream)).text()
* if (output !== '{"items": [{"payout": {"url":"https://example.com"}}]}\n') throw new Error(output)
*
* const { documents, converted, changed } = await stream.summary
* if (documents !== 1 || converted !== 1 || changed !== 1) throw new Error('lost a document')
* ```
*/
function convertStream(shape, options) {
	return documentStream((output) => new Conversions(shape, options, output));
}
/** Converts an archive into an output. `framing` replaces that of the option `format`. */
function convertInto(output, shape, options, framing) {
	return documentSink(new Conversions(shape, options, output, framing));
}
var Conversions = class {
	framing;
	outputs;
	onProgress;
	summary = {
		bytes: 0,
		documents: 0,
		converted: 0,
		changed: 0,
		rejected: 0,
		losses: [],
		gaps: []
	};
	#shape;
	#settings;
	#reasons;
	#to;
	#held;
	#tallies;
	#isArray;
	/** The versions are the same and there are no complements: every document is copied, whatever it is. */
	#copies;
	/** The number of the next document or line in the input, and in the output. */
	#number;
	#written;
	/** The last line may lack its end. */
	#isOpen = false;
	constructor(shape, options, output, framing) {
		this.#shape = knownShape(shape);
		const { format, onProgress, rejects, complements, complement: held, ...given } = readOptions$1(options);
		if (rejects !== void 0 && rejects === complements) throw new TypeError("rejects and complements are the same stream: pass a stream for each");
		const { limits } = given;
		const some = {
			...given,
			complement: void 0,
			limits: {
				...limits,
				findings: Math.max(1, limits.findings)
			}
		};
		this.#settings = encoded(some, fillFor(shape, some));
		this.#reasons = new RefusalReasons(shape, some, this.#settings);
		this.#tallies = new Tallies(given.messages);
		const most = limits.bytes;
		this.#isArray = format === "json";
		this.#number = this.#written = this.#isArray ? 0 : 1;
		this.framing = framing ?? framingOf(format, most);
		this.onProgress = onProgress;
		this.#copies = this.#settings.identity && held === void 0;
		this.#held = held && new Complements(held, format, most);
		this.#to = new ConversionOutputs(output, rejects, complements, this.#isArray && !this.#copies);
		this.outputs = this.#to.all;
	}
	async part(part) {
		if (part.kind === "batch") return this.#batch(part);
		if (part.kind === "verbatim") return this.#to.copy(part.bytes);
		if (part.kind === "piece") return this.#copies ? this.#to.copy(part.bytes) : void 0;
		const place = {
			line: part.line ?? this.#number,
			offset: part.offset
		};
		await this.#held?.take(this.#number, 1);
		this.#number++;
		this.summary.documents++;
		if (part.kind === "long") {
			this.#isOpen = true;
			if (this.#copies && !part.isCut) return this.#copied();
			return this.#reject(1, [{
				...place,
				length: part.length,
				problems: this.#reasons.ofLong()
			}]);
		}
		await this.#reject(1, [{
			...place,
			...this.#reasons.ofCut(part)
		}], part.bytes);
	}
	/** Counts a document over the limit, whose pieces were copied. */
	#copied() {
		this.summary.converted++;
		this.#written++;
	}
	async #batch(batch) {
		const held = await this.#held?.take(this.#number, batch.places?.lines.length ?? linesIn(batch.bytes)) ?? NO_COMPLEMENTS;
		const { keepsComplements, keepsRejects } = this.#to;
		const converted = convertBatch(this.#shape, batch, this.#settings.bytes, held, this.#written, keepsComplements);
		const { units, blank, refused } = converted;
		this.#isOpen = batch.bytes.at(-1) !== 10;
		this.summary.documents += units - blank;
		this.summary.converted += units - blank - refused.length;
		this.summary.changed += converted.changed;
		this.#tallies.add(converted.tallies);
		const written = refused.length > 0 && !keepsRejects ? [] : this.#to.write(converted);
		if (refused.length > 0) {
			const first = batch.bytes.subarray(refused[0]?.start, refused[0]?.end);
			written.push(this.#reject(refused.length, this.#reasons.inBatch(batch, refused, held, this.#number), first));
		}
		await Promise.all(written);
		this.#number += units;
		this.#written += units - refused.length;
	}
	#reject(count, rejects, first) {
		this.summary.rejected += count;
		return this.#to.reject(rejects, first);
	}
	async end() {
		if (await this.#isQueryMissing()) await this.#batch(emptyDocument(this.framing.offset, this.#number));
		await this.#held?.end();
		this.summary.losses = this.#tallies.list("losses");
		this.summary.gaps = this.#tallies.list("gaps");
	}
	/** Returns whether the last query lost all its parameters and had no line end: nothing is left of it. */
	async #isQueryMissing() {
		return isQuery(this.#shape) && !this.#isArray && !this.#isOpen && await this.#held?.isAt(this.#number) === true;
	}
	cancel(reason) {
		this.#held?.cancel(reason);
	}
};
function emptyDocument(offset, line) {
	return {
		kind: "batch",
		bytes: /* @__PURE__ */ new Uint8Array(0),
		offset,
		places: {
			spans: [0, 0],
			lines: [line]
		}
	};
}
// target/stage/js/stream/validate_stream.ts
/** Validates archives of documents: `validateStream`, and `validateEach` for the command. */
const readOptions = /* @__PURE__ */ readerOf({
	...DOCUMENT,
	...STREAM
});
/**
* Validates an archive of any size: NDJSON or one JSON array of documents. The output is NDJSON, with an
* `InvalidDocument` per line for each document that has problems, warnings included.
*
* A mistake in the arguments throws a `TypeError`. The stream and `summary` fail with an `ArchiveError` if the input
* is not an array although `format` is `'json'`, and with a `TypeError` for chunks of another type than `Uint8Array`.
*
* @example
* ```ts
* import { validateStream } from 'order-contract/stream'
*
* const archive = new Blob(['{"status":"COMPLETED"}\n{"status":"DONE"}\n'])
* const stream = validateStream('order-created')
* const output = await new Response(archive.stream().pipeThrough(stream)).text()
* const { line, valid, problems } = JSON.parse(output)
* if (line !== 2 || valid || problems[0].code !== 'enum') throw new Error(output)
*
* const { documents, invalid } = await stream.summary
* if (documents !== 2 || invalid !== 1) throw new Error('miscounted')
* ```
*/
function validateStream(shape, options = {}) {
	return documentStream((output) => new Validations(shape, options, output));
}
/** Validates an archive and calls the listener for each document that has problems. */
function validateEach(shape, options, listener) {
	return documentSink(new Validations(shape, options, listener));
}
var Validations = class {
	framing;
	outputs;
	onProgress;
	summary = {
		bytes: 0,
		documents: 0,
		valid: 0,
		invalid: 0,
		byCode: {}
	};
	#shape;
	#settings;
	#isArray;
	#to;
	/** The line of the next document, if each line is one. */
	#line = 1;
	constructor(shape, options, to) {
		this.#to = to;
		this.outputs = typeof to === "function" ? [] : [to];
		this.#shape = knownShape(shape);
		const { format, onProgress, ...given } = readOptions(options);
		refuseEntries(shape, given);
		this.#settings = settingsOf(given);
		this.#isArray = format === "json";
		this.framing = framingOf(format, given.limits.bytes);
		this.onProgress = onProgress;
	}
	async part(part) {
		if (part.kind === "batch") return this.#batch(part);
		if (part.kind === "verbatim" || part.kind === "piece") return;
		const { offset, line = this.#line } = part;
		this.#line++;
		this.summary.documents++;
		if (part.kind === "long") return this.#list([this.#found({
			line,
			offset
		}, tooLarge(this.#shape, this.#settings), void 0)]);
		const bytes = unreadableOf(this.#shape, part.bytes, this.#settings);
		await this.#list([this.#found({
			line,
			offset
		}, this.#report(bytes), bytes.length > 0 ? bytes : void 0)]);
	}
	async #batch(batch) {
		const { units, blank, listed } = checkBatch(this.#shape, batch, this.#settings.bytes);
		this.summary.documents += units - blank;
		await this.#list(this.#foundIn(batch, listed));
		this.#line += this.#isArray ? 0 : units;
	}
	/** Yields the documents with problems. Makes one report at a time: those of a whole batch would fill the memory. */
	*#foundIn(batch, listed) {
		for (const { unit, start, end } of listed) {
			const line = batch.places?.lines[unit] ?? this.#line + unit;
			const bytes = batch.bytes.subarray(start, end);
			yield this.#found({
				line,
				offset: batch.offset + start
			}, this.#report(bytes), bytes);
		}
	}
	/** Counts a document with problems. */
	#found(place, { valid, problems }, bytes) {
		const { summary } = this;
		if (!valid) summary.invalid++;
		for (const { code } of problems) summary.byCode[code] = (own(summary.byCode, code) ?? 0) + 1;
		return {
			listed: {
				...place,
				valid,
				problems
			},
			bytes
		};
	}
	async #list(found) {
		if (typeof this.#to === "function") for (const { listed, bytes } of found) await this.#to(listed, bytes);
		else await writeLines(this.#to, listedOf(found));
		this.summary.valid = this.summary.documents - this.summary.invalid;
	}
	#report(bytes) {
		return validated(this.#shape, bytes, this.#settings);
	}
};
function* listedOf(found) {
	for (const { listed } of found) yield listed;
}
export { framingOf as a, ArchiveError as c, convertStream as i, validateStream as n, tooLarge as o, convertInto as r, unreadableOf as s, validateEach as t };
