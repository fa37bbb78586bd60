import { H as readSettings, K as withOneAtLeast, Lt as isQuery, M as Reply, O as refusalFor, Ot as own, Pt as REFUSED_MEMORY, T as validated, V as knownShape, W as shapeIndex, Wt as sections, Yt as checkCore, c as fitted, en as decoded, h as convertCore, i as convertUnder, in as readNoteRecord, kt as readerOf, m as topics, nn as utf8, p as reasonOf, q as ARCHIVE, s as encoded, t as conversionOf } from "./convert.js";
import { n as bytesOf, t as Gathered } from "./chunks.js";
// stream/archive_error.ts
/** The sentences of errors about the archive, and about a file of complements. */
const REASONS = {
	pretty_printed: "A document spans several lines. Write each on one line: with `jq -c .`, or `jq -c '.[]'` for those of an array.",
	complement_line: "Each line must be `{\"line\":…,\"complement\":…}`.",
	complement_order: "Each `line` must be larger than the one before it.",
	complement_length: "A complement is too long.",
	complement_end: "The last line must be `{\"lines\":…}`. The file is cut off.",
	complement_orphan: "There is no document for this complement."
};
/**
* The error that ends a stream: a document was refused and the option `rejects` is missing, the first document spans several
* lines, or a line of `complement` does not fit. Its message never quotes a document.
*/
var ArchiveError = class extends Error {
	name = "ArchiveError";
	/** The cause, for programs that write their own messages. */
	code;
	/** The line in the archive, or in the file of complements if the code begins with `complement_`, from 1. */
	line;
	/** The offset in the same file, in bytes from 0. */
	offset;
	/** The problems of the refused document. Empty for other errors. */
	problems;
	/** @internal */
	constructor(code, line, offset, problems = []) {
		const reason = code === "refused" ? problems[0]?.message ?? "" : REASONS[code];
		super(`${code.startsWith("complement") ? "complements, " : ""}line ${line}: ${reason}`);
		this.code = code;
		this.line = line;
		this.offset = offset;
		this.problems = problems;
	}
};
// stream/lines.ts
/** Cuts an archive into parts: NDJSON into batches of lines, or all of it as one document. */
/** The length of a batch in bytes, about, unless a line is longer. */
const BATCH = 1 << 18;
/** The longest line end. It does not count towards the length of a document that is a whole file. */
const LINE_END = 2;
/**
* Cuts after line ends, or nowhere. A line that is longer than a batch is a part of its own. A document over the limit is left to
* the core, which refuses it: all of it if it fits into a batch, and else its beginning. Exhaust the result of a method before the
* next call.
*/
var Lines = class {
	isWhole;
	offset = 0;
	#most;
	#pending = new Gathered();
	/** Where the last whole line of the pending bytes ends. */
	#end = 0;
	/** How many bytes that follow the pending ones were skipped. */
	#skipped = 0;
	/** With `isWhole`, everything is one document, whatever lines it has. */
	constructor(most, isWhole = false) {
		this.isWhole = isWhole;
		this.#most = isWhole ? most + LINE_END : most;
	}
	*push(chunk) {
		for (let at = 0; at < chunk.length;) {
			const piece = chunk.subarray(at, at + BATCH / 4);
			const isLong = this.#end === 0 && this.#pending.length >= BATCH;
			const part = isLong && !this.isWhole ? lineOf(piece, 0) : piece;
			at += part.length;
			const end = this.isWhole ? 0 : part.lastIndexOf(10) + 1;
			const kept = isLong && this.#pending.length > this.#most ? part.subarray(part.length - Number(end > 0)) : part;
			this.#skipped += part.length - kept.length;
			if (end > 0) this.#end = this.#pending.length + Math.min(end, kept.length);
			this.#pending.append(kept);
			if (this.#pending.length >= BATCH && this.#end > 0) yield* this.#part(this.#end);
		}
	}
	*end() {
		if (this.#pending.length > 0 || this.isWhole) yield* this.#part(this.#pending.length);
	}
	*#part(length) {
		const cut = this.#skipped;
		yield {
			bytes: this.#pending.bytes(length),
			offset: this.offset,
			cut
		};
		this.offset += length + cut;
		this.#pending.drop(length);
		this.#end = 0;
		this.#skipped = 0;
	}
};
/** Returns the line that begins at an offset, with its end. */
function lineOf(chunk, at) {
	const end = chunk.indexOf(10, at);
	return chunk.subarray(at, end < 0 ? chunk.length : end + 1);
}
/** Counts lines. The last one may lack its end. An empty text is one empty line, as in the core. */
function linesIn(bytes) {
	let count = 1;
	for (let at = bytes.indexOf(10) + 1; at > 0 && at < bytes.length; at = bytes.indexOf(10, at) + 1) count++;
	return count;
}
/**
* Yields the documents of NDJSON, without blank lines, unless those exceed the limit. Of one that is longer than the limit, so
* much that it is longer, too. The bytes are valid until the next one is requested. `check` gets the first lines.
*/
async function* documentsIn(chunks, most, check) {
	let line = 1;
	for await (const { bytes: lines, offset } of partsOf(chunks, new Lines(most))) {
		if (line === 1) check?.(lines);
		for (let at = 0; at < lines.length; line++) {
			const bytes = lineOf(lines, at);
			if (bytes.length > most || !bytes.every(isBlank)) yield {
				line,
				offset: offset + at,
				bytes: bytes.at(-1) === 10 ? bytes.subarray(0, -1) : bytes
			};
			at += bytes.length;
		}
	}
}
async function* partsOf(chunks, lines) {
	for await (const chunk of chunks) yield* lines.push(chunk);
	yield* lines.end();
}
/** The beginning of a document whose line ends with an opening bracket or a comma, and how the next line begins. */
const OPEN$1 = /^([\t\n\f\r ]*)([[{])(?:[^\n]*[[{,])?[\t\f\r ]*\n[\t\n\f\r ]*([^\t\n\f\r ])/;
/** Throws an error if the first document of an archive spans several lines: each of them would be an error of its own. */
function refusePrettyPrinted(archive) {
	const [, blank = "", first, next] = OPEN$1.exec(decoded(archive)) ?? [];
	if (first === void 0 || first === "{" && next === "{") return;
	throw new ArchiveError("pretty_printed", blank.split("\n").length, blank.lastIndexOf("\n") + 1);
}
/** Returns whether the core treats a byte as white space: form feeds are included. */
function isBlank(byte) {
	return byte === 32 || byte >= 9 && byte <= 13 && byte !== 11;
}
/** Returns the index of the last byte that is not white space. */
function endOf(line) {
	let end = line.length - 1;
	while (isBlank(line[end])) end--;
	return end;
}
// stream/batch.ts
/** Hands a batch of documents to a core and reads its reply. src/wasm/batch.rs documents the layout. */
/** The flags of a conversion, as in the core. */
const KEEPS_COMPLEMENTS = 1;
const IS_WHOLE = 2;
const NOTHING = /* @__PURE__ */ new Uint8Array(0);
const NO_COMPLEMENTS = {
	places: [],
	texts: NOTHING
};
/** Returns the number of documents and blank lines, the number of blank lines, and the documents with problems. */
function checkBatch(shape, bytes, settings) {
	write(checkCore, [
		bytes,
		/* @__PURE__ */ new Uint8Array(32),
		settings.bytes
	]);
	const { head, bytes: rest } = settings;
	const address = checkCore.call((core) => core.check_batch(shapeIndex(shape), bytes.length, head, rest.length));
	const reply = new Reply(checkCore, address, 2);
	const [units, blank, listed] = [
		reply.next(),
		reply.next(),
		reply.next()
	];
	return {
		units,
		blank,
		listed: listOf(listed, () => readDocument(reply))
	};
}
/**
* Returns the same numbers, how many converted documents differ from the input, the documents that were refused, and the
* units that are no document of the shape. The output and the complements are valid until the next call of the core.
*/
function convertBatch(shape, bytes, options) {
	const { settings, held, first, keepsComplements, isWhole } = options;
	const { places, texts } = held;
	const numbers = Uint32Array.from(places.flatMap(({ unit, start, end }) => [
		unit,
		start,
		end
	]));
	write(convertCore, [
		bytes,
		/* @__PURE__ */ new Uint8Array(32),
		settings,
		new Uint8Array(numbers.buffer),
		texts
	]);
	const flags = (keepsComplements ? KEEPS_COMPLEMENTS : 0) | (isWhole ? IS_WHOLE : 0);
	const address = convertCore.call((core) => core.convert_batch(shapeIndex(shape), bytes.length, settings.length, places.length, texts.length, first, flags));
	const reply = new Reply(convertCore, address, 2);
	const [units, blank, changed] = [
		reply.next(),
		reply.next(),
		reply.next()
	];
	const output = convertCore.viewAt(reply.next(), reply.next());
	const complements = convertCore.viewAt(reply.next(), reply.next());
	const [refused, tallied] = [reply.next(), reply.next()];
	const others = listOf(reply.next(), () => reply.next());
	return {
		units,
		blank,
		changed,
		output,
		complements,
		listed: listOf(refused, () => readDocument(reply)),
		tallies: listOf(tallied, () => readTally(reply)),
		others
	};
}
/** Hands a batch to the core. Lists a document for which there is not enough memory, which is a batch of its own. */
function replyTo(batch, isWhole, hand) {
	try {
		return hand();
	} catch (error) {
		refusalFor(error);
		if (isWhole || linesIn(batch) === 1) return shortReply(batch);
		throw error;
	}
}
function shortReply(bytes) {
	const listed = [{
		unit: 0,
		start: 0,
		end: bytes.length - Number(bytes.at(-1) === 10)
	}];
	return {
		units: 1,
		blank: 0,
		changed: 0,
		output: NOTHING,
		complements: NOTHING,
		listed,
		tallies: [],
		others: []
	};
}
function write(core, parts) {
	const into = core.room(parts.reduce((sum, { length }) => sum + length, 0));
	let at = 0;
	for (const part of parts) {
		into.set(part, at);
		at += part.length;
	}
}
function listOf(length, next) {
	return Array.from({ length }, next);
}
function readDocument(reply) {
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
		pointer: reply.string(reply.next())
	};
}
// stream/complements.ts
/** Reads the complements that an earlier conversion wrote, in step with the documents that they belong to. */
/** The maximum length of a complement, per byte of the maximum length of a document. */
const MOST_PER_BYTE = 16;
const MOST_BESIDE = 4096;
/** How a line begins. Between that and the last brace stands the complement, which is passed on as it is written. */
const START = /^ *\{ *"line" *: *([1-9]\d{0,14}) *, *"complement" *: *(?=\{|null *\})/;
const LONGEST_START = 64;
/** The last line, with the number of lines of the archive: without it the file is cut off. */
const END = /^ *\{ *"lines" *: *(0|[1-9]\d{0,14}) *\} *\r?$/;
const OPEN = 123;
const CLOSE = 125;
var Complements = class {
	#reader;
	#entries;
	/** The entry that was read and not taken. */
	#next;
	#taken = new Gathered();
	constructor(stream, mostBytes) {
		this.#reader = stream.getReader();
		this.#entries = entriesOf(this.#reader, MOST_PER_BYTE * mostBytes + MOST_BESIDE);
	}
	/** Returns the complements of `count` documents from the line `first`. They are valid until the next call. */
	async take(first, count) {
		const places = [];
		this.#taken.drop(this.#taken.length);
		for (let next = await this.#peek(); next !== void 0; next = await this.#peek()) {
			const { document, text } = next;
			if (document >= first + count) break;
			if (document < first) throw orphan(next);
			this.#next = void 0;
			if (text === null) continue;
			const start = this.#taken.length;
			this.#taken.append(text);
			places.push({
				unit: document - first,
				start,
				end: this.#taken.length
			});
		}
		return {
			places,
			texts: this.#taken.bytes()
		};
	}
	async isAt(line) {
		return (await this.#peek())?.document === line;
	}
	async end() {
		const next = await this.#peek();
		if (next !== void 0) throw orphan(next);
	}
	cancel(reason) {
		this.#reader.cancel(reason).catch(() => void 0);
	}
	async #peek() {
		this.#next ??= (await this.#entries.next()).value;
		return this.#next;
	}
};
function orphan({ line, offset }) {
	return new ArchiveError("complement_orphan", line, offset);
}
/**
* Yields the entries of one file, or of several that were joined: behind the end of one, lines count from there. The text of
* an entry is valid until the next one is requested.
*/
async function* entriesOf(reader, most) {
	let place = {
		line: 1,
		offset: 0
	};
	/** The number of lines of the files before this one, and the last line of this one that had an entry. */
	let [before, last] = [0, 0];
	let isEnded = false;
	for await (const { line, offset, bytes } of documentsIn(chunksOf(reader), most)) {
		place = {
			line,
			offset
		};
		const refuse = (code) => new ArchiveError(code, line, offset);
		if (bytes.length > most) throw refuse("complement_length");
		const text = decoded(bytes.subarray(0, LONGEST_START));
		const [, lines] = bytes.length <= LONGEST_START ? END.exec(text) ?? [] : [];
		isEnded = lines !== void 0;
		if (isEnded) {
			if (Number(lines) < last) throw refuse("complement_order");
			before += Number(lines);
			last = 0;
			continue;
		}
		const [start, number] = START.exec(text) ?? [];
		const end = endOf(bytes);
		if (start === void 0 || bytes[end] !== CLOSE) throw refuse("complement_line");
		if (Number(number) <= last) throw refuse("complement_order");
		last = Number(number);
		const complement = bytes.subarray(start.length, end);
		yield {
			line,
			offset,
			document: before + last,
			text: complement[0] === OPEN ? complement : null
		};
	}
	if (!isEnded) throw new ArchiveError("complement_end", place.line, place.offset);
}
async function* chunksOf(reader) {
	for (;;) {
		const { done, value } = await reader.read();
		if (done) return;
		yield bytesOf(value, "complements");
	}
}
// stream/output.ts
/** Writes bytes and texts into a `WritableStream`. */
const CHUNK = 65536;
var Output = class {
	/** Rejects if the output fails or its reader leaves. */
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
	/** Copies the bytes before it returns. Resolves when the stream accepts more. */
	async write(bytes) {
		if (bytes.length > 0) await this.#send(bytes.slice());
	}
	async #send(bytes) {
		await this.#writer.ready;
		this.#writer.write(bytes).catch(() => void 0);
	}
	/** Writes values as NDJSON. Takes the next one only when those before it are written, to bound the memory. */
	async writeLines(values) {
		let gathered = "";
		for (const value of values) {
			gathered += `${JSON.stringify(value)}\n`;
			if (gathered.length < CHUNK) continue;
			await this.#send(utf8().encode(gathered));
			gathered = "";
		}
		if (gathered !== "") await this.#send(utf8().encode(gathered));
	}
	close() {
		this.#isEnding = true;
		return this.#writer.close();
	}
	abort(reason) {
		this.#writer.abort(reason).catch(() => void 0);
	}
};
// stream/document_stream.ts
/** The streams behind `convertStream` and `validateStream`. A `Work` decides what is done with the parts of the input. */
/** Makes a stream whose work writes to its readable side. */
function documentStream(workFor) {
	const through = new TransformStream();
	const work = workFor(new Output("the output", through.writable));
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
	const each = async (parts, end) => {
		try {
			for (const part of parts()) await work.batch(part);
			work.summary.bytes = work.lines.offset;
			await end?.();
		} catch (error) {
			fail(error);
			throw error;
		}
	};
	const end = async () => {
		await work.end?.();
		for (const one of work.outputs) await one.close();
		resolve(work.summary);
	};
	const writable = new WritableStream({
		start(controller) {
			controller.signal?.addEventListener("abort", () => fail(controller.signal.reason));
			for (const { closed } of work.outputs) closed.catch((reason) => {
				fail(reason);
				controller.error(reason);
			});
		},
		write: (chunk) => each(() => work.lines.push(bytesOf(chunk, "an archive"))),
		close: () => each(() => work.lines.end(), end),
		abort: fail
	});
	return {
		readable: through.readable,
		writable,
		summary
	};
}
// stream/rejects.ts
/** Counts the spans within a line: only a line feed ends it, although a carriage return ends one in a document. */
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
// stream/summary.ts
/** Counts the losses and gaps of an archive. */
/** Adds up the tallies of batches, by cause and pointer. */
var Tallies = class {
	messages;
	#tallies = {
		losses: /* @__PURE__ */ new Map(),
		gaps: /* @__PURE__ */ new Map()
	};
	constructor(messages) {
		this.messages = messages;
	}
	add(tallies) {
		for (const { topic, note, count, pointer } of tallies) {
			const key = `${note.reason} ${note.change} ${note.field} ${pointer}`;
			const known = this.#tallies[topic].get(key);
			if (known) known.count += count;
			else {
				const reason = reasonOf(note, "*", "*", this.messages);
				this.#tallies[topic].set(key, {
					pointer,
					section: sections[note.section],
					reason,
					count
				});
			}
		}
	}
	/** Returns the losses or gaps, most frequent first. */
	list(topic) {
		const inOrder = (a, b) => `${a.pointer} ${a.reason}` < `${b.pointer} ${b.reason}` ? -1 : 1;
		return [...this.#tallies[topic].values()].sort((a, b) => b.count - a.count || inOrder(a, b));
	}
};
// stream/convert_stream.ts
/** Converts archives of documents: `convertStream`, and `Conversions` for the command. */
const MOST_OTHER_LINES = 10;
const NO_DOCUMENTS = {
	bytes: 0,
	documents: 0,
	converted: 0,
	changed: 0,
	others: 0,
	rejected: 0,
	losses: [],
	gaps: []
};
const readOptions = /* @__PURE__ */ readerOf(ARCHIVE);
/**
* Converts an archive of any size, NDJSON with one document per line. Memory is bounded by `limits.bytes` (if both
* versions are the same: by the longest line), and every output applies back-pressure.
*
* Line ends, blank lines and a missing end of the last line are preserved. Documents that can't be converted go to
* `rejects`. Converting back with the complements gives the same bytes.
*
* A mistake in the arguments throws a `TypeError`. The stream and `summary` fail with an `ArchiveError` if a document
* is refused without `rejects`, the first one spans several lines, or a line of `complement` does not fit, and with a
* `TypeError` for chunks of another type than `Uint8Array`.
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
const LINES = {
	isWhole: false,
	worded: (problem) => problem
};
var Conversions = class {
	shape;
	output;
	manner;
	lines;
	outputs;
	summary = {
		...NO_DOCUMENTS,
		otherLines: []
	};
	#settings;
	/** To the same version every document is copied, whatever it is. */
	#isCopy;
	#rejects;
	#complements;
	#held;
	#tallies;
	/** The numbers of the next line in the input and in the output. */
	#number = 1;
	#written = 1;
	/** The last line may lack its end. */
	#isOpen = false;
	constructor(shape, options, output, manner = LINES) {
		this.shape = shape;
		this.output = output;
		this.manner = manner;
		knownShape(shape);
		const { rejects, complements, complement: held, ...given } = readOptions(options);
		if (rejects !== void 0 && rejects === complements) throw new TypeError("rejects and complements are the same stream: pass one for each");
		const { limits } = given;
		this.#settings = fitted(shape, encoded({
			...given,
			complement: void 0,
			limits: withOneAtLeast(limits)
		}));
		this.#tallies = new Tallies(given.messages);
		this.#isCopy = this.#settings.identity && held === void 0;
		this.lines = new Lines(this.#isCopy ? Number.POSITIVE_INFINITY : limits.bytes, manner.isWhole);
		this.#held = held && new Complements(held, limits.bytes);
		this.#rejects = rejects && new Output("rejects", rejects);
		this.#complements = complements && new Output("complements", complements);
		this.outputs = [
			this.#rejects,
			this.#complements,
			output
		].filter((one) => one !== void 0);
	}
	async batch(part) {
		const { bytes } = part;
		const { isWhole } = this.manner;
		if (this.#number === 1 && !isWhole && !this.#isCopy) refusePrettyPrinted(bytes);
		const held = await this.#held?.take(this.#number, isWhole ? 1 : linesIn(bytes)) ?? NO_COMPLEMENTS;
		this.#isOpen = bytes.at(-1) !== 10;
		const written = {
			first: this.#written,
			keepsComplements: this.#complements !== void 0,
			isWhole
		};
		const settings = this.#settings.bytes;
		const convert = () => convertBatch(this.shape, bytes, {
			settings,
			held,
			...written
		});
		const reply = replyTo(bytes, isWhole, convert);
		this.#count(reply);
		await this.#write(reply, this.#refused(part, reply.listed, held));
		this.#number += reply.units;
		this.#written += reply.units - reply.listed.length;
	}
	#count({ units, blank, changed, listed, tallies, others }) {
		const { summary } = this;
		summary.documents += units - blank;
		summary.converted += units - blank - listed.length - others.length;
		summary.rejected += listed.length;
		summary.others += others.length;
		summary.changed += changed;
		const more = others.slice(0, MOST_OTHER_LINES - summary.otherLines.length);
		summary.otherLines.push(...more.map((unit) => this.#number + unit));
		this.#tallies.add(tallies);
	}
	/** Writes nothing of the batch whose refused document ends the stream. */
	async #write({ output, complements }, refused) {
		if (this.#rejects === void 0) for (const { line, offset, problems } of refused) throw new ArchiveError("refused", line, offset, problems);
		await Promise.all([
			this.output.write(output),
			this.#complements?.write(complements),
			this.#rejects?.writeLines(refused)
		]);
	}
	/** Yields the refused documents of a batch. Makes one report at a time: there can be tens of thousands of documents. */
	*#refused({ bytes: batch, offset, cut }, listed, { places, texts }) {
		const complements = new Map(places.map(({ unit, start, end }) => [unit, texts.subarray(start, end)]));
		const first = this.#number;
		for (const { unit, start, end } of listed) {
			const bytes = batch.subarray(start, end);
			const found = this.#problemsOf(bytes, complements.get(unit));
			const problems = (this.manner.isWhole ? found : problemsInLine(found)).map(this.manner.worded);
			const excerpt = problems.some(({ code }) => code === "too_large") ? { length: bytes.length + cut } : { document: decoded(bytes) };
			yield {
				line: first + unit,
				offset: offset + start,
				...excerpt,
				problems
			};
		}
	}
	/** Converts a refused document alone, for the reasons. */
	#problemsOf(bytes, held) {
		const convertWith = (complement) => convertUnder(this.shape, bytes, encoded({
			...this.#settings.options,
			complement
		}, this.#settings.fill)).problems;
		const problems = convertWith(held && decoded(held));
		if (problems.length > 0) return problems;
		if (held !== void 0) return convertWith("{}");
		return conversionOf(this.shape, 0, REFUSED_MEMORY, this.#settings).conversion.problems;
	}
	async end() {
		if (isQuery(this.shape) && !this.#isOpen && await this.#held?.isAt(this.#number)) await this.batch({
			bytes: /* @__PURE__ */ new Uint8Array(0),
			offset: this.lines.offset,
			cut: 0
		});
		await this.#held?.end();
		await this.#complements?.writeLines([{ lines: this.#written - 1 }]);
		this.summary.losses = this.#tallies.list("losses");
		this.summary.gaps = this.#tallies.list("gaps");
	}
	cancel(reason) {
		this.#held?.cancel(reason);
	}
};
// stream/validate_stream.ts
/** Validates archives of documents: `validateStream`. */
/**
* Validates an archive of any size, NDJSON with one document per line. The output is NDJSON, with an
* `InvalidDocument` per line for each document that has problems, warnings included.
*
* A mistake in the arguments throws a `TypeError`. The stream and `summary` fail with an `ArchiveError` if the first document
* spans several lines, and with a `TypeError` for chunks of another type than `Uint8Array`.
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
function validateStream(shape, options) {
	return documentStream((output) => new Validations(shape, options, output));
}
var Validations = class {
	shape;
	lines;
	outputs;
	summary = {
		bytes: 0,
		documents: 0,
		valid: 0,
		invalid: 0,
		byCode: {}
	};
	#settings;
	#line = 1;
	constructor(shape, options, output) {
		this.shape = shape;
		this.outputs = [output];
		knownShape(shape);
		this.#settings = readSettings(shape, options);
		this.lines = new Lines(this.#settings.limits.bytes);
	}
	async batch({ bytes, offset }) {
		if (this.#line === 1) refusePrettyPrinted(bytes);
		const { units, blank, listed } = replyTo(bytes, false, () => checkBatch(this.shape, bytes, this.#settings));
		this.summary.documents += units - blank;
		await this.outputs[0].writeLines(this.#linesOf(bytes, offset, listed));
		this.summary.valid = this.summary.documents - this.summary.invalid;
		this.#line += units;
	}
	/** Counts and yields the documents with problems. Makes one report at a time: those of a whole batch would fill the memory. */
	*#linesOf(batch, offset, listed) {
		const { byCode } = this.summary;
		for (const { unit, start, end } of listed) {
			const { valid, problems } = validated(this.shape, batch.subarray(start, end), this.#settings);
			if (!valid) this.summary.invalid++;
			for (const { code } of problems) byCode[code] = (own(byCode, code) ?? 0) + 1;
			yield {
				line: this.#line + unit,
				offset: offset + start,
				valid,
				problems: problemsInLine(problems)
			};
		}
	}
};
export { documentStream as a, replyTo as c, ArchiveError as d, problemsInLine as i, documentsIn as l, Conversions as n, NO_COMPLEMENTS as o, convertStream as r, convertBatch as s, validateStream as t, refusePrettyPrinted as u };
