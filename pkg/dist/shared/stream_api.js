import { C as validated, Dt as own, Et as optional, Gt as topics, K as knownShape, Ot as readerOf, Pt as typeOf, R as Reply, U as DOCUMENT, Ut as sections, X as settingsOf, Z as shapeIndex, dt as readNoteRecord, ft as call, g as reasonOf, h as rangeReaderOf, ht as callback, l as encoded, lt as REFUSED_SIZE, m as settingsOfRefusal, mt as viewAt, nt as isQuery, o as CONVERSION, pt as room, r as convertUnder, u as fillFor, x as reportOn } from "./convert.js";
import { n as bytesOf, t as Gathered } from "./chunks.js";
// stream/archive_error.ts
/** The sentences of errors about a file of complements. */
const REASONS = {
	complement_line: "Each line must be an object with `line` and `complement`.",
	complement_order: "Each `line` must be larger than the one before it.",
	complement_length: "A complement is too long.",
	complement_orphan: "There is no document for this complement."
};
/**
* The error that ends a stream: a document was refused and the option `rejects` is missing, or a
* line of `complement` does not fit. Its message never quotes a document.
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
	constructor(code, { line, offset, reason = "", problems = [], document }) {
		const source = code === "refused" ? "archive" : "complements";
		const place = source === "archive" ? `line ${line}` : `complements, line ${line}`;
		super(`${place}: ${code === "refused" ? reason : REASONS[code]}`);
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
// stream/framing.ts
/** The parts that an archive is cut into: lines.ts cuts NDJSON, and whole.ts takes all as one document. */
/** The length of a batch in bytes, unless a line is longer. */
const BATCH = 1 << 18;
// stream/complements.ts
/** Reads the complements that an earlier conversion wrote, in step with the documents that they belong to. */
/** A complement that `convert` reports. */
const INVALID = {};
/** The text before a document's line, and between that and its complement's first member, as `convertStream` writes it. */
const START = "{\"line\":";
const BETWEEN = ",\"complement\":{";
/** The maximum length of a complement, per byte of the maximum length of a document. */
const MOST_PER_BYTE = 16;
const MOST_BESIDE = 4096;
const decoder = /* @__PURE__ */ new TextDecoder("utf-8", { fatal: true });
const encoder$1 = /* @__PURE__ */ new TextEncoder();
/** Reads complements in ascending order of their documents. */
var Complements = class {
	#reader;
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
	constructor(stream, mostBytes) {
		this.#reader = stream.getReader();
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
			offset: this.#offset
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
		let at = 8;
		let number = 0;
		for (let byte = line[at] ?? 0; byte >= 48 && byte <= 57; byte = line[++at] ?? 0) number = 10 * number + (byte - 48);
		const digits = at - 8;
		if ((digits === 1 || digits > 1 && line[8] !== 48 && Number.isSafeInteger(number)) && hasAt(line, 0, START) && hasAt(line, at, BETWEEN) && line.at(-1) === 125) return {
			number,
			text: line.subarray(at + 15 - 1, -1)
		};
		return this.#parsed(line);
	}
	#parsed(line) {
		try {
			const { line: number, complement } = JSON.parse(decoder.decode(line));
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
		return JSON.parse(decoder.decode(text));
	} catch {
		return INVALID;
	}
}
// stream/output.ts
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
/** Writes texts. Takes the next one only when those before it are written, to bound the memory. */
async function writeTexts(output, texts) {
	let gathered = "";
	for (const text of texts) {
		gathered += text;
		if (gathered.length < CHUNK) continue;
		await output.write(encoder.encode(gathered));
		gathered = "";
	}
	if (gathered !== "") await output.write(encoder.encode(gathered));
}
// stream/excerpt.ts
/** How many bytes are encoded at once, so that a long document is not in memory several times. Base64 takes three bytes at a time. */
const PIECE = 49152;
/** Yields the JSON text of an excerpt's member, in pieces. */
function* excerptOf(bytes, most) {
	if (bytes.length > most) yield lengthOf(bytes.length);
	else if (isUtf8(bytes)) yield* member("document", textsOf(bytes));
	else yield* member("base64", base64Of(bytes));
}
/** Returns the excerpt's member of a document that was not kept. */
function lengthOf(length) {
	return `"length":${length}`;
}
function* member(name, texts) {
	yield `"${name}":"`;
	yield* texts;
	yield "\"";
}
function isUtf8(bytes) {
	try {
		for (const _ of decoded(bytes));
		return true;
	} catch {
		return false;
	}
}
/** Yields the text as it stands in a string of JSON. */
function* textsOf(bytes) {
	for (const text of decoded(bytes)) yield JSON.stringify(text).slice(1, -1);
}
function* decoded(bytes) {
	const decoder = new TextDecoder("utf-8", {
		fatal: true,
		ignoreBOM: true
	});
	for (const piece of piecesOf(bytes)) yield decoder.decode(piece, { stream: true });
	yield decoder.decode();
}
function* base64Of(bytes) {
	for (const piece of piecesOf(bytes)) yield btoa(String.fromCharCode(...piece));
}
function* piecesOf(bytes) {
	for (let at = 0; at < bytes.length; at += PIECE) yield bytes.subarray(at, at + PIECE);
}
// stream/rejected_document.ts
/** Yields the text of lines of `rejects`, in pieces. `most` is the limit of a document. */
function* rejectLines(rejected, most) {
	for (const { line, offset, bytes, length, problems } of rejected) {
		yield `{"line":${line},"offset":${offset},`;
		if (bytes === void 0) yield lengthOf(length);
		else yield* excerptOf(bytes, most);
		yield `,"problems":${JSON.stringify(problems)}}\n`;
	}
}
// stream/conversion_outputs.ts
/** The outputs of a conversion: the documents, and the streams for rejects and complements. */
var ConversionOutputs = class {
	/** In the order in which they are closed: when the documents end, the others are complete. */
	all;
	#documents;
	#rejects;
	#complements;
	/** The limit of a document. */
	#most;
	constructor(documents, rejects, complements, most) {
		this.#documents = documents;
		this.#most = most;
		this.#rejects = rejects && new StreamOutput("rejects", rejects);
		this.#complements = complements && new StreamOutput("complements", complements);
		this.all = [
			this.#rejects,
			this.#complements,
			documents
		].filter((one) => one !== void 0);
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
		const written = [this.copy(output)];
		if (this.#complements) written.push(this.#complements.write(complements));
		return written;
	}
	/** Writes rejects. Without an output for them, throws the error about the first one. */
	async reject(rejected) {
		if (this.#rejects) return writeTexts(this.#rejects, rejectLines(rejected, this.#most));
		for (const { line, offset, bytes, problems } of rejected) throw new ArchiveError("refused", {
			line,
			offset,
			reason: problems[0]?.message,
			problems,
			document: bytes
		});
	}
};
// stream/core_batch.ts
/**
* Hands a batch of documents to the core and reads its reply. src/wasm/batch.rs documents the layout.
*/
const COMPLEMENT_WORDS = 3;
/** The flags of a conversion, as in the core. */
const KEEPS = 1;
const WHOLE = 2;
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
	write(batch, settings, held);
	const { length } = batch.bytes;
	const count = held.places.length / COMPLEMENT_WORDS;
	const address = call((core) => core.convert_batch(shapeIndex(shape), length, settings.length, count, held.texts.length, first, (keeps ? KEEPS : 0) | (batch.isWhole ? WHOLE : 0)));
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
	write(batch, settings, NO_COMPLEMENTS);
	const { length } = batch.bytes;
	const address = call((core) => core.check_batch(shapeIndex(shape), length, settings.length));
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
	reply.at += 6;
	return {
		topic: topics[note.topic],
		note,
		count: reply.next(),
		pattern: reply.string(reply.next())
	};
}
/** Writes a batch, its settings and its complements into the core's memory. */
function write({ bytes }, settings, held) {
	const numbers = new Uint8Array(Uint32Array.from(held.places).buffer);
	const behind = bytes.length + 32;
	const into = room(behind + settings.length + numbers.length + held.texts.length);
	into.set(bytes);
	into.set(settings, behind);
	into.set(numbers, behind + settings.length);
	into.set(held.texts, behind + settings.length + numbers.length);
}
// stream/document_stream.ts
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
	const fail = (cause) => {
		if (hasFailed) return;
		hasFailed = true;
		const reason = cause ?? /* @__PURE__ */ new Error("The stream was ended before all of the archive was read.");
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
		await work.onProgress?.({
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
// stream/lines.ts
/** Cuts NDJSON into batches of lines. Only a line feed ends a line, and each line is a document. */
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
			isWhole: false
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
			length
		};
	}
};
/** Counts lines. The last one may lack its end. An empty text is one empty line, as in the core. */
function linesIn(bytes) {
	let count = 0;
	let at = 0;
	do {
		const end = bytes.indexOf(10, at);
		at = end < 0 ? bytes.length : end + 1;
		count++;
	} while (at < bytes.length);
	return count;
}
function endBehind(part, before) {
	const end = part.lastIndexOf(10);
	return end < 0 ? 0 : before + end + 1;
}
// stream/problems_in_line.ts
/** Counts the spans within the line: only a line feed ends a line, although a carriage return ends one in a document. */
function problemsInLine(problems) {
	return problems.map((problem) => {
		const { span } = problem;
		if (span === void 0 || span.line === 1) return problem;
		return {
			...problem,
			span: {
				...span,
				line: 1,
				column: span.start + 1
			}
		};
	});
}
// stream/too_large.ts
/** Reports on lines over the limit, whose bytes are not kept. */
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
// stream/refusal_reasons.ts
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
	/** Yields the refused documents of a batch whose first line is `first`. Makes one report at a time: a batch can hold tens of thousands of documents. */
	*inBatch(batch, refused, held, first) {
		const complementOfUnit = complementsByUnit(held);
		for (const { unit, start, end } of refused) {
			const bytes = batch.bytes.subarray(start, end);
			const problems = problemsInLine(this.#problems(bytes, complementOfUnit(unit)));
			yield {
				line: first + unit,
				offset: batch.offset + start,
				bytes,
				length: bytes.length,
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
// stream/stream_options.ts
/** Checks the options that both streams share. */
/** The options of both streams, besides those of what is done with the documents. */
const STREAM = { onProgress: /* @__PURE__ */ optional(callback) };
/** Makes the check of a stream. Recognises the stream by a method, so that those of every runtime fit. */
function streamWith(method, kind) {
	return (value, name) => {
		if (typeof value !== "object" || value === null || typeof Reflect.get(value, method) !== "function") throw new TypeError(`${name} must be a ${kind}, not ${typeOf(value)}`);
		if (Reflect.get(value, "locked") === true) throw new TypeError(`${name} is locked: pass a stream that nothing uses`);
		return value;
	};
}
// stream/summary.ts
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
// stream/convert_stream.ts
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
* Converts an archive of any size, NDJSON with one document per line. Memory is bounded by `limits.bytes`, and
* every output applies back-pressure.
*
* Line ends, blank lines and a missing end of the last line are preserved. Documents that can't be converted go to
* `rejects`. Converting back with the complements gives the same bytes.
*
* A mistake in the arguments throws a `TypeError`. The stream and `summary` fail with an `ArchiveError` if a document
* is refused without `rejects` or a line of `complement` does not fit, and with a `TypeError` for chunks of another type than
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
/** Converts an archive into an output. `framing` replaces that of lines. */
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
	/** The versions are the same and there are no complements: every document is copied, whatever it is. */
	#copies;
	/** The number of the next line in the input, and in the output. */
	#number = 1;
	#written = 1;
	/** The last line may lack its end. */
	#isOpen = false;
	constructor(shape, options, output, framing) {
		this.#shape = knownShape(shape);
		const { onProgress, rejects, complements, complement: held, ...given } = readOptions$1(options);
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
		this.framing = framing ?? new Lines(limits.bytes);
		this.onProgress = onProgress;
		this.#copies = this.#settings.identity && held === void 0;
		this.#held = held && new Complements(held, limits.bytes);
		this.#to = new ConversionOutputs(output, rejects, complements, limits.bytes);
		this.outputs = this.#to.all;
	}
	async part(part) {
		if (part.kind === "batch") return this.#batch(part);
		if (part.kind === "piece") return this.#copies ? this.#to.copy(part.bytes) : void 0;
		const { offset, length } = part;
		const line = this.#number;
		await this.#held?.take(line, 1);
		this.#number++;
		this.summary.documents++;
		this.#isOpen = true;
		if (this.#copies) return this.#copied();
		await this.#reject(1, [{
			line,
			offset,
			bytes: void 0,
			length,
			problems: this.#reasons.ofLong()
		}]);
	}
	/** Counts a document over the limit, whose pieces were copied. */
	#copied() {
		this.summary.converted++;
		this.#written++;
	}
	async #batch(batch) {
		const held = await this.#held?.take(this.#number, batch.isWhole ? 1 : linesIn(batch.bytes)) ?? NO_COMPLEMENTS;
		const { keepsComplements, keepsRejects } = this.#to;
		const converted = convertBatch(this.#shape, batch, this.#settings.bytes, held, this.#written, keepsComplements);
		const { units, blank, refused } = converted;
		this.#isOpen = batch.bytes.at(-1) !== 10;
		this.summary.documents += units - blank;
		this.summary.converted += units - blank - refused.length;
		this.summary.changed += converted.changed;
		this.#tallies.add(converted.tallies);
		const written = refused.length > 0 && !keepsRejects ? [] : this.#to.write(converted);
		if (refused.length > 0) written.push(this.#reject(refused.length, this.#reasons.inBatch(batch, refused, held, this.#number)));
		await Promise.all(written);
		this.#number += units;
		this.#written += units - refused.length;
	}
	#reject(count, rejected) {
		this.summary.rejected += count;
		return this.#to.reject(rejected);
	}
	async end() {
		if (await this.#isQueryMissing()) await this.#batch(emptyLine(this.framing.offset));
		await this.#held?.end();
		this.summary.losses = this.#tallies.list("losses");
		this.summary.gaps = this.#tallies.list("gaps");
	}
	/** Returns whether the last query lost all its parameters and had no line end: nothing is left of it. */
	async #isQueryMissing() {
		return isQuery(this.#shape) && !this.#isOpen && await this.#held?.isAt(this.#number) === true;
	}
	cancel(reason) {
		this.#held?.cancel(reason);
	}
};
function emptyLine(offset) {
	return {
		kind: "batch",
		bytes: /* @__PURE__ */ new Uint8Array(0),
		offset,
		isWhole: false
	};
}
// stream/validate_stream.ts
/** Validates archives of documents: `validateStream`, and `validateEach` for the command. */
const readOptions = /* @__PURE__ */ readerOf({
	...DOCUMENT,
	...STREAM
});
/**
* Validates an archive of any size, NDJSON with one document per line. The output is NDJSON, with an
* `InvalidDocument` per line for each document that has problems, warnings included.
*
* A mistake in the arguments throws a `TypeError`. The stream and `summary` fail with a `TypeError` for chunks of
* another type than `Uint8Array`.
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
	#to;
	/** The line of the next document. */
	#line = 1;
	constructor(shape, options, to) {
		this.#to = to;
		this.outputs = typeof to === "function" ? [] : [to];
		this.#shape = knownShape(shape);
		const { onProgress, ...given } = readOptions(options);
		this.#settings = settingsOf(shape, given);
		this.framing = new Lines(given.limits.bytes);
		this.onProgress = onProgress;
	}
	async part(part) {
		if (part.kind === "batch") return this.#batch(part);
		if (part.kind === "piece") return;
		const place = {
			line: this.#line++,
			offset: part.offset
		};
		this.summary.documents++;
		await this.#list([this.#found(place, tooLarge(this.#shape, this.#settings), void 0)]);
	}
	async #batch(batch) {
		const { units, blank, listed } = checkBatch(this.#shape, batch, this.#settings.bytes);
		this.summary.documents += units - blank;
		await this.#list(this.#foundIn(batch, listed));
		this.#line += units;
	}
	/** Yields the documents with problems. Makes one report at a time: those of a whole batch would fill the memory. */
	*#foundIn(batch, listed) {
		for (const { unit, start, end } of listed) {
			const bytes = batch.bytes.subarray(start, end);
			const place = {
				line: this.#line + unit,
				offset: batch.offset + start
			};
			yield this.#found(place, validated(this.#shape, bytes, this.#settings), bytes);
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
				problems: problemsInLine(problems)
			},
			bytes
		};
	}
	async #list(found) {
		if (typeof this.#to === "function") for (const { listed, bytes } of found) await this.#to(listed, bytes);
		else await writeTexts(this.#to, linesOf(found));
		this.summary.valid = this.summary.documents - this.summary.invalid;
	}
};
function* linesOf(found) {
	for (const { listed } of found) yield `${JSON.stringify(listed)}\n`;
}
export { tooLarge as a, convertStream as i, validateStream as n, Lines as o, convertInto as r, ArchiveError as s, validateEach as t };
