#!/usr/bin/env node
import { $ as withFatalAlone, At as unlisted, Bt as lists, C as validated, Ft as codes, H as DEFAULTS, It as defaultVersion, J as readSettings, Kt as versions, Pt as nearest, S as validate, W as MOST_BYTES, Wt as shapes, Y as refuseEntries, _t as oneOf, c as ON_ORPHAN, i as detectVersion, it as amendedFor, nt as isQuery, s as ON_LOSS, tt as isList, vt as pointer, yt as pointers, zt as levels } from "../shared/convert.js";
import { a as tooLarge, o as Lines, r as convertInto, s as ArchiveError, t as validateEach } from "../shared/stream_api.js";
import { t as Gathered } from "../shared/chunks.js";
import { n as jsonSchema, o as applyFixes, u as codes$1 } from "../shared/api.js";
import util, { parseArgs, promisify } from "node:util";
import { fstatSync, open, unlinkSync } from "node:fs";
import { open as open$1, readlink, realpath, rename, stat } from "node:fs/promises";
import { Socket } from "node:net";
import { Readable } from "node:stream";
import { finished, pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { randomBytes } from "node:crypto";
import { basename, dirname, join, resolve, sep } from "node:path";
// generated/command.ts
const packageVersion = "0.1.0";
/** Loads a language of messages. */
const languages = {
	de: async () => (await import("../generated/messages/de.js")).de,
	es: async () => (await import("../generated/messages/es.js")).es,
	fr: async () => (await import("../generated/messages/fr.js")).fr
};
// stream/whole.ts
/** Takes a file as one document, whatever its lines, so that it is converted like those of an archive. */
/** The longest line end. It does not count towards the length of a query. */
const LINE_END = 2;
var Whole = class {
	offset = 0;
	#most;
	#pending = new Gathered();
	constructor(most) {
		this.#most = most + LINE_END;
	}
	*push(chunk) {
		const wasLong = this.offset > this.#most;
		this.offset += chunk.length;
		if (!wasLong) this.#pending.append(chunk);
		if (this.offset <= this.#most) return;
		yield {
			kind: "piece",
			bytes: wasLong ? chunk : this.#pending.bytes()
		};
		this.#pending.drop(this.#pending.length);
	}
	*end() {
		if (this.offset > this.#most) yield {
			kind: "long",
			offset: 0,
			length: this.offset
		};
		else yield {
			kind: "batch",
			bytes: this.#pending.bytes(),
			offset: 0,
			isWhole: true
		};
	}
};
// command/errors.ts
/** The errors that the command explains, and their exit codes. */
/** A mistake in the arguments. */
var UsageError = class extends Error {
	name = "UsageError";
};
/** Calls a check of the package and turns its TypeErrors into UsageErrors. */
function asUsage(run) {
	try {
		return run();
	} catch (error) {
		if (error instanceof TypeError) throw new UsageError(error.message, { cause: error });
		throw error;
	}
}
const REASONS = {
	ENOENT: "there is no such file or folder",
	EACCES: "permission denied",
	EPERM: "permission denied",
	EISDIR: "it is a folder",
	ENOTDIR: "a part of its path is not a folder",
	ENOSPC: "there is no space left on the device",
	EDQUOT: "the quota is used up",
	EROFS: "the file system is read-only",
	EPIPE: "its reader has closed it",
	EMFILE: "too many files are open",
	Z_BUF_ERROR: "its gzip data is cut off",
	Z_DATA_ERROR: "its gzip data is damaged"
};
/** A file that can't be read or written, and why. */
var IoError = class extends Error {
	name = "IoError";
	constructor(action, file, cause) {
		const code = codeOf(cause) ?? "";
		super(`cannot ${action} ${file}: ${REASONS[code] ?? (code || String(cause))}`, { cause });
	}
};
/** Returns the code of an error of Node, such as ENOENT. */
function codeOf(error) {
	return error?.code;
}
/** Makes an error with a code of Node. */
function failure(code) {
	return Object.assign(new Error(code), { code });
}
// command/flags.ts
/** The flags of the command, and the reading of its arguments. */
const FORMATS = [
	"pretty",
	"json",
	"ndjson"
];
const INPUTS = ["document", "ndjson"];
/** All flags, by name. Each subcommand names those that it takes. */
const FLAGS = {
	from: date("The API version that the documents have."),
	to: date("The API version that they are to have."),
	output: {
		short: "o",
		value: "FILE",
		help: "Where to write. The default is standard output."
	},
	rejects: file("Where to write documents that cannot be converted. Without it the first one ends the conversion."),
	complements: file("Where to write the complements, for converting back."),
	"with-complements": file("The complements of the conversion the other way."),
	summary: file("Where to write the summary, as JSON."),
	counts: { help: "Print only how many documents can have which versions." },
	"payout-url": at("Where the URL is inside `payout`. The default is /url."),
	"on-loss": choice(ON_LOSS, "Whether a document that would lose something is refused. The default is report: it is not."),
	"on-orphan": choice(ON_ORPHAN, "What happens to a part of a complement that matches nothing. The default is error: it is refused."),
	input: {
		value: INPUTS.join("|"),
		check: inputKind,
		help: "How documents stand in a file. Queries and files named .ndjson, .jsonl or so with .gz: one a line. Others: one document."
	},
	format: choice(FORMATS, "How to print the result. The default is pretty."),
	"api-version": date(`The API version. The default is ${defaultVersion}.`),
	level: choice(levels, "Which rules apply. The default is implied: all of them."),
	entries: at("The JSON Pointer of the entries of a list."),
	accept: {
		value: "POINTER=VALUES",
		check: acceptedValues,
		isRepeated: true,
		help: "Values that your service accepts besides, as in /payment_method/currency=AUD,JPY. Can be repeated."
	},
	optional: {
		value: "POINTER",
		check: pointers,
		isRepeated: true,
		help: "A required field that need not be there. Can be repeated."
	},
	"max-bytes": number(MOST_BYTES, `The largest document in bytes. The default is ${DEFAULTS.limits.bytes}.`),
	"max-depth": number(999999999, `How deeply a document can be nested. The default is ${DEFAULTS.limits.depth}.`),
	messages: {
		value: ["en", ...Object.keys(languages)].join("|"),
		check: language,
		help: "The language of messages. The default is en."
	},
	help: {
		short: "h",
		help: "Show this help."
	}
};
/** The flags that every subcommand takes that reads documents. */
const SHARED = [
	"entries",
	"max-bytes",
	"max-depth",
	"messages",
	"help"
];
/** Reads the arguments of a subcommand. Throws a UsageError for unknown flags and wrong, missing or repeated values. */
function readArguments(args, names) {
	const known = new Map(names.map((name) => [name, FLAGS[name]]));
	const options = Object.fromEntries(Array.from(known, ([name, { short, value }]) => {
		const type = value === void 0 ? "boolean" : "string";
		return [name, short ? {
			type,
			short
		} : { type }];
	}));
	const { tokens } = parseArgs({
		args: [...args],
		options,
		strict: false,
		allowPositionals: true,
		tokens: true
	});
	const values = {};
	const positionals = [];
	for (const token of tokens) {
		if (token.kind === "positional") positionals.push(token.value);
		if (token.kind !== "option") continue;
		const { name, rawName } = token;
		const flag = known.get(name);
		if (flag === void 0) throw unknownFlag(rawName, names);
		if (flag.value !== void 0 && Object.hasOwn(values, name) && !flag.isRepeated) throw new UsageError(`${rawName} is given twice: keep one`);
		const value = flagValue(flag, token);
		values[name] = flag.isRepeated ? [...values[name] ?? [], value] : value;
	}
	const checked = Object.entries(values).map(([name, value]) => {
		const check = known.get(name)?.check;
		return [name, check === void 0 ? value : asUsage(() => check(value, `--${name}`))];
	});
	return {
		values: Object.fromEntries(checked),
		positionals
	};
}
function flagValue(flag, { rawName, value, inlineValue }) {
	if (flag.value === void 0) {
		if (value !== void 0) throw new UsageError(`${rawName} takes no value: leave it out`);
		return true;
	}
	const isNext = inlineValue === false && value?.startsWith("--") === true;
	if (value === void 0 || isNext || value === "" && flag.value !== "POINTER") throw new UsageError(`${rawName} needs a value: write ${rawName} ${flag.value}`);
	return value;
}
function unknownFlag(given, names) {
	const flags = names.map((name) => `--${name}`);
	const near = nearest(given, flags);
	return new UsageError(`unknown option ${given}: ${near === void 0 ? `use ${flags.join(", ")}` : `did you mean ${near}?`}`);
}
function file(help) {
	return {
		value: "FILE",
		help
	};
}
function at(help) {
	return {
		value: "POINTER",
		check: pointer,
		help
	};
}
function date(help) {
	return {
		value: "DATE",
		check: /* @__PURE__ */ oneOf(versions),
		help
	};
}
function choice(known, help) {
	return {
		value: known.join("|"),
		check: /* @__PURE__ */ oneOf(known),
		help
	};
}
function number(most, help) {
	const check = (value, name) => {
		const number = /^\d{1,9}$/.test(value) ? Number(value) : NaN;
		if (number <= most) return number;
		throw new UsageError(`${name} must be a whole number from 0 to ${most}, not ${value}`);
	};
	return {
		value: "NUMBER",
		check,
		help
	};
}
function inputKind(value, name) {
	if (value === "array") throw new UsageError(`${name} array is not read: make lines of the array with jq -c '.[]', and pass --input ndjson`);
	if (INPUTS.includes(value)) return value;
	throw unlisted(name, value, INPUTS);
}
/** Reads pointers with the values behind them. */
function acceptedValues(given, name) {
	const accepted = {};
	for (const text of given) {
		const [at = "", values] = text.split(/=(.*)/s);
		if (values === void 0) throw new UsageError(`${name} needs values: write ${name} ${at}=VALUE,VALUE`);
		accepted[pointer(at, name)] = [...accepted[at] ?? [], ...values.split(",")];
	}
	return accepted;
}
/** Returns how to load a language. English is the default and needs none. */
function language(name) {
	if (name === "en") return void 0;
	const load = Object.hasOwn(languages, name) ? languages[name] : void 0;
	if (load !== void 0) return load;
	throw new UsageError(`unknown language ${name}: use en, ${Object.keys(languages).join(", ")}`);
}
/** Package options as messages name them, and the flags that set them. */
const OPTIONS = /* @__PURE__ */ new Map([
	["limits.bytes", "--max-bytes"],
	["limits.depth", "--max-depth"],
	["onLoss: 'report'", "--on-loss report"],
	["onOrphan: 'drop'", "--on-orphan drop"],
	["payoutUrl", "--payout-url"],
	["entries", "--entries"]
]);
/** Replaces options in a message about a document, in any language, by flags. They are in backticks there. */
function withFlags(message) {
	return message.replace(/`([^`]+)`/g, (quoted, name) => OPTIONS.has(name) ? `\`${OPTIONS.get(name)}\`` : quoted);
}
// command/terminal.ts
/** Writes text for terminals: colours, column widths and numbers. Removes characters that would control a terminal. */
/** Returns the paint for an output stream. `NO_COLOR` turns colours off, `FORCE_COLOR` on, or off if it is 0 or false. */
function paintFor(stream) {
	const { NO_COLOR, FORCE_COLOR, TERM } = process.env;
	if (!(!(Boolean(NO_COLOR) || FORCE_COLOR === "0" || FORCE_COLOR === "false") && (Boolean(FORCE_COLOR) || stream.isTTY === true && TERM !== "dumb")) || typeof util.styleText !== "function") return (_, text) => text;
	return (style, text) => util.styleText(style, text, { validateStream: false });
}
/** Writes a line on standard error, after the name of the command. */
function tell(text) {
	process.stderr.write(`order-contract: ${printable(text)}\n`);
}
/** Replaces characters that would move the cursor or hide text. */
function printable(text) {
	return text.replace(/\t/g, " ").replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu, "�");
}
/** Returns the number of columns that a text takes in a terminal. */
function width(text) {
	let columns = 0;
	for (const character of text) columns += columnsOf(character);
	return columns;
}
function columnsOf(character) {
	if (/\p{Mn}|\p{Me}/u.test(character)) return 0;
	return /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Extended_Pictographic}/u.test(character) ? 2 : 1;
}
/** Returns a number with separators: 1,234,567. */
function grouped(number) {
	return String(number).replace(/\B(?=(\d{3})+$)/g, ",");
}
/** Returns `1 document`, `2 documents`. */
function counted(number, noun, plural = `${noun}s`) {
	return `${grouped(number)} ${number === 1 ? noun : plural}`;
}
// command/frame.ts
/** The maximum number of characters of a line to show. */
const COLUMNS = 100;
/** The maximum number of characters before the place. */
const BEFORE = 40;
const decoder$1 = new TextDecoder("utf-8", { ignoreBOM: true });
/** The maximum number of bytes to decode on each side of the place: characters have at most four, and one may be cut. */
const WINDOW = 408;
/** Returns the lines that show a problem. */
function frame(problem, origin, paint) {
	const { severity, code, section, message, pointer, help, suggestion, span } = problem;
	const colour = severity === "error" ? "red" : severity === "warning" ? "yellow" : "blue";
	const line = origin.line + (span?.line ?? 1) - 1;
	const excerpt = span && origin.bytes ? shownLineOf(origin.bytes, span) : void 0;
	const column = span === void 0 ? "" : `:${excerpt?.column ?? span.column}`;
	const place = printable(`${origin.file}:${line}${column}`);
	const lines = [`${paint(colour, paint("bold", severity))} ${paint("bold", code)} ${paint("dim", `(${section})`)} ${printable(withFlags(message))}`, `  ${paint("dim", "-->")} ${place}${pointer === "" ? "" : `  ${printable(pointer)}`}`];
	if (excerpt) {
		const gutter = String(line);
		const bar = paint("dim", "|");
		const marks = paint(colour, "^".repeat(Math.max(1, width(excerpt.marked))));
		lines.push(`  ${paint("dim", gutter)} ${bar} ${excerpt.before}${excerpt.marked}${excerpt.behind}`, `  ${" ".repeat(gutter.length)} ${bar} ${" ".repeat(width(excerpt.before))}${marks}`);
	}
	if (help !== void 0) lines.push(`  ${paint("cyan", "help:")} ${printable(withFlags(help))}`);
	if (suggestion !== void 0) lines.push(`  ${paint("cyan", "did you mean:")} ${printable(suggestion)}`);
	if (problem.fix) lines.push(`  ${paint("cyan", problem.fix.applicability === "safe" ? "fix:" : "possible fix:")} ${printable(problem.fix.title)}`);
	return `${lines.join("\n")}\n`;
}
/** Returns the line in which a span starts, shortened to the width of a terminal. Decodes only that: lines can be long. */
function shownLineOf(bytes, span) {
	const start = span.start - (span.column - 1);
	const next = bytes.subarray(span.start, span.start + WINDOW).findIndex((byte) => byte === 10 || byte === 13);
	const end = next < 0 ? Math.min(bytes.length, span.start + WINDOW) : span.start + next;
	const stop = Math.min(Math.max(span.end, span.start), end);
	const text = (from, to) => [...decoder$1.decode(bytes.subarray(from, to))];
	const before = charactersIn(bytes.subarray(start, span.start));
	const nearBefore = text(Math.max(start, span.start - WINDOW), span.start).slice(-40).join("");
	const marked = text(span.start, stop);
	const room = COLUMNS - Math.min(before, BEFORE);
	return {
		before: `${before > BEFORE ? "…" : ""}${printable(nearBefore)}`,
		marked: cut(marked, room),
		behind: marked.length > room ? "" : cut(text(stop, end), room - marked.length),
		column: before + 1
	};
}
/** Counts the characters in UTF-8. */
function charactersIn(bytes) {
	let count = 0;
	for (let at = 0; at < bytes.length; at++) if ((bytes[at] & 192) !== 128) count++;
	return count;
}
function cut(characters, most) {
	const text = printable(characters.slice(0, most).join(""));
	return characters.length > most ? `${text}…` : text;
}
// stream/documents_in.ts
/** Yields the documents without blank lines, unless those exceed the limit. The bytes of one are valid until the next one is requested. */
async function* documentsIn(chunks, most) {
	const lines = new Lines(most);
	let line = 1;
	const documentsOf = function* (parts) {
		for (const part of parts) {
			if (part.kind === "long") yield {
				line: line++,
				offset: part.offset,
				bytes: void 0
			};
			if (part.kind !== "batch") continue;
			for (const { offset, bytes } of linesOf(part)) {
				if (bytes.length > most || !bytes.every(isBlank)) yield {
					line,
					offset,
					bytes
				};
				line++;
			}
		}
	};
	for await (const chunk of chunks) yield* documentsOf(lines.push(chunk));
	yield* documentsOf(lines.end());
}
function* linesOf({ bytes, offset }) {
	for (let at = 0; at < bytes.length;) {
		const end = bytes.indexOf(10, at);
		const next = end < 0 ? bytes.length : end;
		yield {
			offset: offset + at,
			bytes: bytes.subarray(at, next)
		};
		at = next + 1;
	}
}
/** Returns whether the core treats a byte as white space: form feeds are included. */
function isBlank(byte) {
	return byte === 32 || byte >= 9 && byte <= 13 && byte !== 11;
}
const openDescriptor = promisify(open);
/** The number of bytes to read at once. */
const CHUNK$1 = 1 << 20;
/** Returns the name of a file for messages. */
function nameOf(path) {
	return path === "-" ? "standard input" : path;
}
/** A file that is open for reading. */
var Input = class {
	/** The length in bytes, if it is known. */
	size;
	#path;
	#stream;
	constructor(path, stream, size) {
		this.size = size;
		this.#path = path;
		this.#stream = stream;
	}
	/** Yields the content. `check` gets its beginning first, and throws to refuse the file. */
	async *chunks(check) {
		const content = this.#content();
		try {
			if (check === void 0) yield* content;
			else {
				const first = await beginningOf(content, (bytes) => bytes.length >= 2 && !bytes.every(isBlank));
				check(first);
				yield first;
				yield* content;
			}
		} finally {
			this.close();
		}
	}
	close() {
		this.#stream.destroy();
	}
	async *#content() {
		try {
			const chunks = this.#stream[Symbol.asyncIterator]();
			const first = await beginningOf(chunks, (bytes) => bytes.length >= 2);
			if (/\.gz$/i.test(this.#path) && first.length < 2) throw failure("Z_BUF_ERROR");
			const all = joined$1(first, chunks);
			yield* isGzip(first) ? decompressed(all) : all;
		} catch (error) {
			throw new IoError("read", nameOf(this.#path), error);
		}
	}
};
/** Opens a file. Its errors are IoErrors. */
async function openInput(path) {
	try {
		return path === "-" ? new Input(path, standardInput()) : await openFile(path);
	} catch (error) {
		throw new IoError("read", nameOf(path), error);
	}
}
async function openFile(path) {
	const found = await stat(path);
	if (found.isFIFO()) return new Input(path, new Socket({
		fd: await openDescriptor(path, "r"),
		readable: true,
		writable: false
	}));
	return new Input(path, (await open$1(path)).createReadStream({ highWaterMark: CHUNK$1 }), found.isFile() ? found.size : void 0);
}
function standardInput() {
	if (fstatSync(0).isDirectory()) throw failure("EISDIR");
	return process.stdin;
}
/** Returns whether a file begins as gzip does. No document begins so. */
function isGzip(first) {
	return first[0] === 31 && first[1] === 139;
}
async function* decompressed(content) {
	const gunzip = createGunzip({ chunkSize: CHUNK$1 });
	pipeline(Readable.from(content, { objectMode: false }), gunzip).catch(() => void 0);
	yield* gunzip;
}
/** Reads until there is enough, or a chunk. */
async function beginningOf(chunks, isEnough) {
	let first = /* @__PURE__ */ new Uint8Array(0);
	while (first.length < CHUNK$1 && !isEnough(first)) {
		const { done, value } = await chunks.next();
		if (done) break;
		first = first.length === 0 ? value : Buffer.concat([first, value]);
	}
	return first;
}
async function* joined$1(first, rest) {
	if (first.length > 0) yield first;
	yield* rest;
}
/** Reads a document, or its beginning: stops behind the limit. That suffices for `too_large`. */
async function readDocument(path, most = Number.POSITIVE_INFINITY) {
	const chunks = [];
	let length = 0;
	for await (const bytes of (await openInput(path)).chunks()) {
		chunks.push(bytes);
		length += bytes.length;
		if (length > most) break;
	}
	return Buffer.concat(chunks);
}
// command/conversion_report.ts
/** The messages of `order-contract convert` on standard error. */
/** Reports an error in the file of complements. Does not suggest --rejects, which would not help. */
function reportWrongComplement({ message }, file, held) {
	tell(`${nameOf(held)}: ${message}`);
	process.stderr.write(`Pass the file that was written by --complements together with ${printable(nameOf(file))}.\n`);
}
/** Reports why a conversion ended. Shows the document only on a terminal. */
function reportRefused(error, file, isPartial) {
	const paint = paintFor(process.stderr);
	const [problem] = error.problems;
	const shown = process.stderr.isTTY ? ArchiveError.documentOf(error) : void 0;
	if (problem === void 0) tell(`${nameOf(file)}: ${withFlags(error.message)}`);
	else process.stderr.write(frame(problem, {
		file: nameOf(file),
		line: error.line,
		bytes: shown
	}, paint));
	const state = isPartial ? "The conversion ended here." : "Nothing was written.";
	process.stderr.write(`${state} Pass --rejects FILE to set such documents aside and go on.\n`);
}
/** Prints the summary on a terminal. Elsewhere, prints only warnings. */
function reportConverted(summary, values, isUnchanged) {
	if (!process.stderr.isTTY) {
		warn(summary, values);
		if (isUnchanged) tell(UNCHANGED);
		return;
	}
	const { documents, converted, changed, rejected, losses, gaps } = summary;
	const paint = paintFor(process.stderr);
	const bad = `${grouped(rejected)} rejected`;
	const good = `${paint("green", `${grouped(converted)} converted`)} (${grouped(changed)} changed)`;
	const lines = [`${counted(documents, "document")}: ${good}, ${rejected > 0 ? paint("red", bad) : bad}`];
	if (isUnchanged) lines.push(UNCHANGED);
	for (const [title, list] of [["Lost", losses], ["Missing", gaps]]) {
		for (const { count, pointer, reason } of list.slice(0, 10)) {
			const place = printable(pointer || "the document");
			lines.push(`${paint("bold", title)} ${grouped(count)} × ${place}: ${printable(withFlags(reason))}`);
		}
		if (list.length > 10) lines.push(`${title}: ${grouped(list.length - 10)} more, see --summary FILE`);
	}
	process.stderr.write(`${lines.join("\n")}\n`);
}
const UNCHANGED = "no document was changed: check the shape, --from and --to";
/** Warns without naming fields: standard error may be a log, and unknown names can be personal. */
function warn({ losses, rejected }, { complements, summary }) {
	const lost = losses.reduce((sum, { count }) => sum + count, 0);
	if (rejected > 0) tell(`${counted(rejected, "document")} rejected: see the file of --rejects`);
	if (lost === 0 || complements) return;
	const list = summary ? "the file of --summary lists them" : "--summary FILE lists them";
	tell(`${counted(lost, "loss", "losses")}: ${list}, --complements FILE keeps what is lost`);
}
// command/documents.ts
/** What the arguments say about documents: their shape, their files, and the options that apply to them. */
/** The character `[`. */
const OPEN = 91;
/** Returns the shape, which is the first argument, and the other arguments. */
function shapeOf([shape, ...files]) {
	if (shape === void 0) throw new UsageError(`the shape is missing: name one of ${shapes.join(", ")}`);
	return {
		shape: asUsage(() => (/* @__PURE__ */ oneOf(shapes))(shape, "shape")),
		files
	};
}
/** Returns the shape and the files, of which there is at least one. */
function shapeAndFilesOf(positionals) {
	const { shape, files } = shapeOf(positionals);
	if (files.length === 0) throw new UsageError("the file is missing: name one, or - for standard input");
	refuseTwoOfStandardInput(files);
	return {
		shape,
		files
	};
}
/** Returns the shape and the file of a subcommand that takes one file. */
function shapeAndFileOf(positionals) {
	const { shape, files } = shapeAndFilesOf(positionals);
	const [file, ...more] = files;
	if (more.length > 0) throw new UsageError(`only one file is accepted: leave out ${more.length} of them`);
	return {
		shape,
		file
	};
}
function refuseTwoOfStandardInput(files) {
	if (files.filter((file) => file === "-").length > 1) throw new UsageError("standard input can be read only once: name - once");
}
/** Returns how documents stand in a file: as the flag says, or by its name. */
function inputKindOf(input, shape, file) {
	return input ?? (isQuery(shape) || isNamedLines(file) ? "ndjson" : "document");
}
/** Returns whether a file has a document in each line by its name. */
function isNamedLines(file) {
	return /\.(?:ndjson|jsonl)(?:\.gz)?$/i.test(file);
}
/** Returns the options of the package that subcommands share. */
async function settingsOf(shape, values) {
	asUsage(() => refuseEntries(shape, values, "the option --entries"));
	asUsage(() => amendedFor(shape, values));
	const { bytes, depth } = DEFAULTS.limits;
	return {
		version: values["api-version"],
		level: values.level,
		entries: values.entries,
		accept: values.accept,
		optional: values.optional,
		limits: {
			bytes: values["max-bytes"] ?? bytes,
			depth: values["max-depth"] ?? depth
		},
		messages: await values.messages?.()
	};
}
/** Returns a document without its line end if it is a query, where that would belong to the last value. */
function withoutLineEnd(shape, bytes) {
	let end = bytes.length;
	if (isQuery(shape)) {
		if (bytes[end - 1] === 10) end--;
		if (bytes[end - 1] === 13) end--;
	}
	return bytes.subarray(0, end);
}
/** Refuses an array where a document is expected: a conversion would leave it unchanged. */
function refuseArray(shape, file, bytes) {
	const advice = adviceOnArray(shape, file, bytes);
	if (advice !== void 0) throw new UsageError(advice);
}
/** Advises how to read the documents of an array; undefined for any other file. */
function adviceOnArray(shape, file, bytes) {
	if (isList(shape) || isQuery(shape) || bytes.find((byte) => !isBlank(byte)) !== OPEN) return void 0;
	const list = lists.find((list) => list === `${shape}-list`);
	const page = list === void 0 ? "" : `pass the shape ${list}, or `;
	return `${nameOf(file)} begins with an array: ${page}make lines of it with jq -c '.[]' and pass --input ndjson`;
}
// command/outputs.ts
/** Writes standard output and files. A file has a temporary name in the same folder until it is complete. */
/** Completes every file before the first appears. The first can be the only one that has appeared if another one fails. */
async function finishAll(files) {
	for (const file of files) await file?.end();
	for (const file of files) await file?.appear();
}
const standardOutput = {
	isInPlace: true,
	write: (bytes) => written(process.stdout, bytes, "standard output"),
	end: async () => void 0,
	appear: async () => void 0
};
/** Prints text. */
function print(text) {
	return standardOutput.write(Buffer.from(text));
}
function written(stream, bytes, name) {
	return new Promise((done, fail) => {
		stream.write(bytes.slice(), (error) => error ? fail(new IoError("write", name, error)) : done());
	});
}
/** The paths of the temporary files, and the files that are open. */
const temporary = /* @__PURE__ */ new Set();
const unfinished = /* @__PURE__ */ new Set();
/** Deletes incomplete files. Returns a sentence that says so, or `''` if there were none. */
function deleteTemporaryFiles() {
	const deleted = temporary.size > 0 ? "Unfinished files are deleted." : "";
	for (const path of temporary) try {
		unlinkSync(path);
	} catch {}
	temporary.clear();
	return deleted;
}
/** Closes the files that a failure has left open. Node warns about those that it would have to close itself. */
async function closeFiles() {
	for (const file of unfinished) await file.close().catch(() => void 0);
}
/** Opens the output of the result: a file, or standard output for `-` and by default. */
async function openOutput(path) {
	return path === void 0 || path === "-" ? standardOutput : openOutputFile(path);
}
/** Opens a file for writing. Anything but a regular file, such as a pipe, is written in place. */
async function openOutputFile(path) {
	try {
		const existing = await stat(path).catch(undefinedIfAbsent);
		if (existing?.isFile() === false) return new NamedFile(path, await open$1(path, "w"));
		if (existing === void 0 && FOLDER_NAME.test(path)) throw failure("ENOENT");
		const to = await targetOf(path);
		const from = temporaryPathFor(to);
		temporary.add(from);
		const file = await open$1(from, "wx", existing ? 384 : 438).catch((error) => {
			throw codeOf(error) === "EACCES" || codeOf(error) === "EPERM" ? new IoError("create a file in the folder of", path, error) : error;
		});
		if (existing) await file.chmod(existing.mode & 511);
		return new NamedFile(path, file, {
			from,
			to
		});
	} catch (error) {
		throw error instanceof IoError ? error : new IoError("write", path, error);
	}
}
/** Matches a path that can only be that of a folder, such as `new/`, because of its last part. */
const FOLDER_NAME = sep === "/" ? /(?:^|\/)\.{0,2}$/ : /(?:^|[\\/])\.{0,2}$/;
/** How many characters of a file's name its temporary name has: some file systems allow 143 bytes, and 4 a character. */
const KEPT = 25;
function temporaryPathFor(path) {
	const name = [...basename(path)].slice(0, KEPT).join("");
	return join(dirname(path), `.${name}.${randomBytes(4).toString("hex")}.partial`);
}
/** Resolves links in a path, also if its folder or nothing of it exists. */
async function targetOf(path) {
	const found = await realpath(path).catch(undefinedIfAbsent);
	if (found !== void 0) return found;
	const link = await readlink(path).catch(() => void 0);
	if (link !== void 0) return targetOf(resolve(dirname(path), link));
	const folder = await realpath(dirname(path)).catch(undefinedIfAbsent);
	return folder === void 0 ? resolve(path) : join(folder, basename(path));
}
function undefinedIfAbsent(error) {
	if (codeOf(error) !== "ENOENT") throw error;
}
/** A file, which is compressed if its name ends in `.gz`. */
var NamedFile = class {
	isInPlace;
	#name;
	#file;
	#move;
	#stream;
	#isDone;
	constructor(name, file, move) {
		this.isInPlace = move === void 0;
		this.#name = name;
		this.#file = file;
		this.#move = move;
		const stream = file.createWriteStream({ flush: !this.isInPlace });
		const gzip = /\.gz$/i.test(name) ? createGzip() : void 0;
		this.#stream = gzip ?? stream;
		this.#isDone = gzip ? pipeline(gzip, stream) : finished(stream);
		this.#isDone.catch(() => void 0);
		unfinished.add(file);
	}
	/** If the file fails, a compressor may never take the bytes. */
	write(bytes) {
		return this.#guarded(() => Promise.race([written(this.#stream, bytes, this.#name), this.#isDone]));
	}
	end() {
		return this.#guarded(async () => {
			this.#stream.end();
			await this.#isDone;
			unfinished.delete(this.#file);
		});
	}
	appear() {
		return this.#guarded(async () => {
			if (this.#move === void 0) return;
			await rename(this.#move.from, this.#move.to);
			temporary.delete(this.#move.from);
		});
	}
	async #guarded(run) {
		try {
			await run();
		} catch (error) {
			throw error instanceof IoError ? error : new IoError("write", this.#name, error);
		}
	}
};
/** Returns a stream that writes into a file. Closing it does not end the file. */
function streamInto(file) {
	return new WritableStream({ write: (bytes) => file.write(bytes) });
}
/** Returns an output that writes into a file. Closing it does not end the file. */
function outputInto(file) {
	return {
		write: (bytes) => file.write(bytes),
		close: async () => void 0,
		abort: () => void 0
	};
}
// command/subcommand.ts
/** The current file, and a sentence about the progress, for messages about errors and signals. */
const done = {
	file: "",
	line: ""
};
// command/progress.ts
const EVERY_MS = 100;
const CELLS = 24;
/** Passes the content of a file, whose name is `file`, into `sink`. `check` gets its beginning first. */
async function pass(input, sink, check) {
	const writer = sink.writable.getWriter();
	try {
		for await (const bytes of input.chunks(check)) await writer.write(bytes);
		await writer.close();
	} catch (error) {
		await writer.abort(error).catch(() => void 0);
		throw error;
	}
	return sink.summary;
}
var ProgressBar = class {
	#file;
	#verb;
	#size;
	#isShown = process.stderr.isTTY === true;
	#started = performance.now();
	#drawn = 0;
	#isDrawn = false;
	/** `verb` says what is done with documents. */
	constructor(file, verb, size) {
		this.#file = nameOf(file);
		this.#verb = verb;
		this.#size = size;
		done.file = this.#file;
	}
	update({ bytes, documents }) {
		done.line = `${counted(documents, "document")} of ${this.#file} ${documents === 1 ? "was" : "were"} ${this.#verb}.`;
		const now = performance.now();
		if (!this.#isShown || now - this.#drawn < EVERY_MS) return;
		this.#drawn = now;
		this.#isDrawn = true;
		const speed = bytes / 1e3 / Math.max(1, now - this.#started);
		const share = this.#size ? Math.min(1, bytes / this.#size) : void 0;
		const text = `${share === void 0 ? "" : `${barOf(share)} ${String(Math.floor(share * 100)).padStart(3)} % `}${counted(documents, "document")}, ${megabytes(bytes)} MB, ${speed.toFixed(0)} MB/s`;
		process.stderr.write(`\r\u001b[K${text.slice(0, (process.stderr.columns || 80) - 1)}`);
	}
	clear() {
		if (this.#isDrawn) process.stderr.write("\r\x1B[K");
		this.#isDrawn = false;
	}
};
function barOf(share) {
	const full = Math.round(share * CELLS);
	return `${"█".repeat(full)}${"░".repeat(CELLS - full)}`;
}
function megabytes(bytes) {
	return (bytes / 1e6).toFixed(bytes < 1e7 ? 1 : 0);
}
// command/same_files.ts
/** Refuses arguments of which two are one file. */
/** The descriptor of standard output. */
const STDOUT = 1;
/** Refuses two outputs in one file, and an output in the file of an input. The first output is standard output by default. */
async function refuseSameFiles([output = "-", ...others], inputs) {
	refuseTwoOfStandardInput(inputs);
	const outputs = await identitiesOf([output === "-" ? STDOUT : output, ...others]);
	if (new Set(outputs).size < outputs.length) throw new UsageError("two outputs have the same file: name a file for each");
	const read = new Set(await identitiesOf(inputs.map((path) => path === "-" ? 0 : path)));
	if (outputs.some((file) => read.has(file))) throw new UsageError("an output has the same file as an input: name another file for it");
}
async function identitiesOf(files) {
	return (await Promise.all(files.map(identityOf))).filter((key) => key !== void 0);
}
/** Returns a key for a file, which is a path or a descriptor. Undefined for a device such as `/dev/null` or a terminal. */
async function identityOf(file) {
	if (file === void 0) return void 0;
	if (typeof file === "number") return identityOfDescriptor(file);
	try {
		const found = await stat(file);
		return found.isCharacterDevice() ? void 0 : keyOf(found);
	} catch {
		return targetOf(file).catch(() => resolve(file));
	}
}
/** Only for a regular file. Nothing else is written over, and a socket can be standard input and output at once. */
function identityOfDescriptor(descriptor) {
	try {
		const found = fstatSync(descriptor);
		return found.isFile() ? keyOf(found) : void 0;
	} catch {
		return;
	}
}
function keyOf({ dev, ino }) {
	return `${dev}:${ino}`;
}
// command/convert.ts
/** `order-contract convert`. conversion_report.ts has its messages. */
/** The flags that name a file beside the result. */
const SIDES = [
	"rejects",
	"complements",
	"summary"
];
const convertCommand = {
	usage: "SHAPE FILE --from DATE --to DATE",
	summary: "Convert documents from one API version to another.",
	flags: [
		"from",
		"to",
		"output",
		...SIDES,
		"with-complements",
		"payout-url",
		"on-loss",
		"on-orphan",
		"input",
		...SHARED
	],
	async run(values, positionals) {
		const { shape, file } = shapeAndFileOf(positionals);
		const options = await conversionOf(shape, values);
		const isDocument = inputKindOf(values.input, shape, file) === "document";
		const held = values["with-complements"];
		const to = await outputsOf(values, [file, held]);
		try {
			const summary = await convertFile({
				shape,
				file,
				held,
				options,
				isDocument,
				to
			});
			await to.summary?.write(Buffer.from(`${JSON.stringify(summary, null, 2)}\n`));
			await finishAll([
				to.output,
				to.rejects,
				to.complements,
				to.summary
			]);
			reportConverted(summary, values, !isDocument && options.from !== options.to && summary.converted > 0 && summary.changed === 0);
			return summary.rejected > 0 ? 1 : 0;
		} catch (error) {
			if (!(error instanceof ArchiveError)) throw error;
			const isPartial = to.output.isInPlace && !isDocument;
			if (isPartial) await to.output.end();
			if (error.source === "complements") reportWrongComplement(error, file, held ?? "");
			else reportRefused(error, file, isPartial);
			return 1;
		}
	}
};
/** Returns the options of a conversion. */
async function conversionOf(shape, values) {
	const { from, to, "payout-url": payoutUrl, "on-loss": onLoss, "on-orphan": onOrphan } = values;
	if (from === void 0 || to === void 0) throw new UsageError("a version is missing: name both with --from and --to");
	const { entries, limits, messages } = await settingsOf(shape, values);
	return {
		from,
		to,
		payoutUrl,
		onLoss,
		onOrphan,
		entries,
		limits,
		messages
	};
}
async function outputsOf(values, inputs) {
	const wrong = SIDES.find((name) => values[name] === "-");
	if (wrong) throw new UsageError(`--${wrong} cannot be standard output: name a file`);
	await refuseSameFiles([values.output, ...SIDES.map((name) => values[name])], inputs);
	const open = async (path) => path === void 0 ? void 0 : openOutputFile(path);
	return {
		rejects: await open(values.rejects),
		complements: await open(values.complements),
		summary: await open(values.summary),
		output: await openOutput(values.output)
	};
}
async function convertFile({ shape, file, held, options, isDocument, to }) {
	const { input, complement } = await openInputs(file, held);
	const bar = new ProgressBar(file, "read", input.size);
	const all = {
		...options,
		rejects: to.rejects && streamInto(to.rejects),
		complements: to.complements && streamInto(to.complements),
		complement,
		onProgress: isDocument ? void 0 : (progress) => bar.update(progress)
	};
	const framing = isDocument ? new Whole(options.limits.bytes) : void 0;
	try {
		return await pass(input, convertInto(outputInto(to.output), shape, all, framing), (first) => refuseArray(shape, file, first));
	} finally {
		bar.clear();
	}
}
/** Opens the file and its complements. An open pipe would keep the process alive if the other one fails. */
async function openInputs(file, held) {
	const complements = held === void 0 ? void 0 : await openInput(held);
	try {
		return {
			input: await openInput(file),
			complement: complements && streamOf(complements)
		};
	} catch (error) {
		complements?.close();
		throw error;
	}
}
function streamOf(input) {
	const chunks = input.chunks();
	return new ReadableStream({
		async pull(controller) {
			const { done, value } = await chunks.next();
			if (done) controller.close();
			else controller.enqueue(value);
		},
		cancel: () => input.close()
	}, { highWaterMark: 0 });
}
// command/listing.ts
/** The length of text to print at once. */
const CHUNK = 65536;
var Listing = class {
	#format;
	#count = 0;
	#text = "";
	constructor(format) {
		this.#format = format;
	}
	/** Adds a value: `pretty` for people, or as JSON. */
	async add(value, pretty) {
		const isFirst = this.#count++ === 0;
		if (this.#format === "pretty") this.#text += pretty();
		else if (this.#format === "ndjson") this.#text += `${JSON.stringify(value)}\n`;
		else this.#text += `${isFirst ? "[\n" : ",\n"}${JSON.stringify(value)}`;
		if (this.#text.length >= CHUNK) await this.flush();
	}
	/** Prints what was added, for example before the program waits for more input. */
	async flush() {
		const text = this.#text;
		this.#text = "";
		if (text !== "") await print(text);
	}
	/** Runs what adds to the list, and ends the list. One that has begun is closed even if `run` fails. */
	async fill(run) {
		try {
			await run();
		} catch (error) {
			if (this.#count > 0) await this.#end();
			throw error;
		}
		await this.#end();
	}
	async #end() {
		if (this.#format === "json") this.#text += this.#count === 0 ? "[]\n" : "\n]\n";
		await this.flush();
	}
};
// command/detect.ts
/** `order-contract detect`. */
const detectCommand = {
	usage: "SHAPE FILE…",
	summary: "Tell which API versions a document can have, and why.",
	flags: [
		"input",
		"counts",
		"format",
		...SHARED
	],
	async run(values, positionals) {
		const { shape, files } = shapeAndFilesOf(positionals);
		const { format = "pretty" } = values;
		const listing = values.counts ? void 0 : new Listing(format);
		const { limits, entries, messages } = await settingsOf(shape, values);
		const detector = new Detector(shape, {
			limits,
			entries,
			messages
		});
		const counts = new CandidateCounts();
		const detectAll = async () => {
			for (const file of files) {
				const isDocument = inputKindOf(values.input, shape, file) === "document";
				for await (const [place, found] of isDocument ? detector.document(file) : detector.archive(file)) {
					counts.add(found);
					const name = isDocument ? nameOf(file) : `${nameOf(file)}:${place.line}`;
					await listing?.add({
						file,
						...place,
						...found
					}, () => pretty$1(name, found));
				}
			}
		};
		await (listing ? listing.fill(detectAll) : detectAll());
		if (values.counts) await counts.print(format);
		else counts.report();
		return counts.unreadable > 0 ? 1 : 0;
	}
};
var Detector = class {
	#shape;
	#options;
	#settings;
	constructor(shape, options) {
		this.#shape = shape;
		this.#options = options;
		this.#settings = readSettings(shape, options);
	}
	async *document(file) {
		const bytes = await readDocument(file, this.#settings.limits.bytes);
		refuseArray(this.#shape, file, bytes);
		yield [{}, this.#detect(withoutLineEnd(this.#shape, bytes))];
	}
	async *archive(file) {
		done.file = nameOf(file);
		const chunks = (await openInput(file)).chunks((first) => refuseArray(this.#shape, file, first));
		for await (const { line, offset, bytes } of documentsIn(chunks, this.#settings.limits.bytes)) yield [{
			line,
			offset
		}, this.#detect(bytes && withoutLineEnd(this.#shape, bytes))];
	}
	/** Detects the versions of a document. `bytes` is undefined if the document is longer than the limit. */
	#detect(bytes) {
		const found = bytes && detectVersion(this.#shape, bytes, this.#options);
		if (found && found.evidence.length > 0) return found;
		const settings = this.#settings;
		const { problems } = bytes ? validated(this.#shape, bytes, withFatalAlone(settings)) : tooLarge(this.#shape, settings);
		return found && problems.length === 0 ? found : {
			candidates: [],
			evidence: [],
			problems
		};
	}
};
function pretty$1(place, { candidates, evidence, problems }) {
	const paint = paintFor(process.stdout);
	if (problems) {
		const message = printable(withFlags(problems[0]?.message ?? ""));
		return `${printable(place)}: ${paint("red", "cannot be read")}: ${message}\n`;
	}
	const reasons = evidence.map(({ version, pointer, reason }) => `  not ${version}: ${printable(reason)} ${paint("dim", printable(pointer))}\n`);
	return `${printable(place)}: ${paint("bold", candidates.join(" or "))}\n${reasons.join("")}`;
}
/** Counts the documents by their candidates. */
var CandidateCounts = class {
	#byVersions = /* @__PURE__ */ new Map();
	unreadable = 0;
	add({ candidates, problems }) {
		if (problems) this.unreadable++;
		else {
			const count = this.#byVersions.get(candidates.join()) ?? {
				candidates,
				documents: 0
			};
			count.documents++;
			this.#byVersions.set(candidates.join(), count);
		}
	}
	/** Prints the counts on standard error if there is more than one document. */
	report() {
		if (this.#summary().documents > 1) tell(this.#text());
	}
	/** Prints the counts as the result. */
	async print(format) {
		if (format === "pretty") await print(`${this.#text()}\n`);
		else await print(`${JSON.stringify(this.#summary(), null, format === "json" ? 2 : 0)}\n`);
	}
	#text() {
		const { documents, unreadable, versions } = this.#summary();
		const parts = versions.map(({ candidates, documents }) => `${grouped(documents)} of ${candidates.join(" or ")}`);
		if (unreadable > 0) parts.push(`${grouped(unreadable)} cannot be read`);
		return [counted(documents, "document"), parts.join(", ")].filter(Boolean).join(": ");
	}
	#summary() {
		const { unreadable } = this;
		const versions = [...this.#byVersions.keys()].sort().map((key) => this.#byVersions.get(key));
		return {
			documents: versions.reduce((sum, { documents }) => sum + documents, unreadable),
			unreadable,
			versions
		};
	}
};
// command/explain.ts
/** `order-contract explain`. */
const explainCommand = {
	usage: "[CODE…]",
	summary: "Say what a code means, with an example that has it and one that has not. Without a code: all codes.",
	flags: ["format", "help"],
	async run({ format = "pretty" }, positionals) {
		const wanted = positionals.map((code) => asUsage(() => (/* @__PURE__ */ oneOf(codes))(code, "code")));
		const all = (wanted.length > 0 ? wanted : codes).map((code) => codes$1[code]);
		if (format === "json") await print(`${JSON.stringify(all, null, 2)}\n`);
		else if (format === "ndjson") await print(all.map((one) => `${JSON.stringify(one)}\n`).join(""));
		else await print(all.map(pretty).join("\n"));
		return 0;
	}
};
function pretty({ code, text, fails, passes }) {
	const paint = paintFor(process.stdout);
	const example = (title, colour, { shape, input }) => input === void 0 ? "" : `  ${paint(colour, title)} ${shape ?? "call"}: ${input}\n`;
	return `${paint("bold", code)}\n  ${text}\n${example("fails: ", "red", fails)}${example("passes:", "green", passes)}`;
}
// command/fix.ts
/** `order-contract fix`. */
/** Keeps a byte order mark: the report is about it. */
const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
const fixCommand = {
	usage: "SHAPE FILE",
	summary: "Apply the safe fixes of one document. What is left goes to standard error.",
	flags: [
		"output",
		"format",
		"api-version",
		"level",
		"accept",
		"optional",
		...SHARED
	],
	async run(values, positionals) {
		const { shape, file } = shapeAndFileOf(positionals);
		if (isNamedLines(file)) throw new UsageError(`${nameOf(file)} has a document in each line: fix takes one document`);
		const { format = "pretty" } = values;
		const settings = await settingsOf(shape, values);
		const bytes = await readDocument(file);
		const document = withoutLineEnd(shape, bytes);
		const fixed = applyFixes(shape, document, settings);
		const output = await openOutput(values.output);
		if (format === "pretty") {
			await output.write(fixed.output);
			await output.write(bytes.subarray(document.length));
		} else {
			const value = {
				file,
				...fixed,
				output: decoder.decode(fixed.output)
			};
			await output.write(Buffer.from(`${JSON.stringify(value, null, format === "json" ? 2 : 0)}\n`));
		}
		await finishAll([output]);
		if (format === "pretty") reportFixes(fixed, {
			file: nameOf(file),
			line: 1,
			bytes: fixed.output
		});
		return fixed.report.valid ? 0 : 1;
	}
};
/** Prints on standard error what was fixed and the remaining problems. */
function reportFixes({ applied, report }, origin) {
	const paint = paintFor(process.stderr);
	const lines = applied.map(({ fix, pointer }) => `Fixed: ${printable(`${fix?.title ?? ""} ${pointer}`.trim())}`);
	for (const problem of report.problems) lines.push("", frame(problem, origin, paint).trimEnd());
	if (lines.length > 0) process.stderr.write(`${lines.join("\n")}\n`);
}
// command/help.ts
/** Writes the help texts. */
function helpOf(commands) {
	const names = Object.keys(commands);
	const column = Math.max(...names.map((name) => name.length)) + 2;
	return [
		"order-contract COMMAND [ARGUMENTS]",
		"",
		"Validates documents of the catalogue and order service and converts them between its API versions.",
		"",
		...names.map((name) => `  ${name.padEnd(column)}${commands[name]?.summary}`),
		"",
		"  --help     Show this help. With the name of a command: its options.",
		"  --version  Show the version of order-contract.",
		"",
		...notesOn(["SHAPE", "FILE"]),
		"Exit codes: 0 all valid or converted, 1 a document is invalid, unreadable or was refused, 2 usage, 3 reading or writing failed, 70 the command itself failed.",
		""
	].join("\n");
}
function helpOn(name, { usage, summary, flags }) {
	const lines = flags.map((name) => `  ${flagOf(name, FLAGS[name])}\n      ${FLAGS[name].help}`);
	const notes = notesOn([...new Set(usage.match(/[A-Z]+/g))]);
	return `${[
		`order-contract ${`${name} ${usage}`.trim()} [OPTIONS]`,
		summary,
		notes.join("\n"),
		lines.join("\n")
	].filter(Boolean).join("\n\n")}\n`;
}
/** What the arguments of commands stand for. */
const NOTES = {
	SHAPE: `SHAPE is one of ${shapes.join(", ")}.`,
	FILE: "FILE can be - for standard input. Input in gzip is decompressed, and an output whose name ends in .gz is compressed.",
	CODE: `CODE is one of ${codes.join(", ")}.`
};
function notesOn(args) {
	return args.map((argument) => NOTES[argument]).filter((note) => note !== void 0);
}
function flagOf(name, { short, value }) {
	return `${short ? `-${short}, ` : ""}--${name}${value ? ` ${value}` : ""}`;
}
// command/schema.ts
/** `order-contract schema`. */
const schemaCommand = {
	usage: "SHAPE",
	summary: "Print the JSON Schema of a shape.",
	flags: [
		"api-version",
		"level",
		"accept",
		"optional",
		"help"
	],
	async run({ "api-version": version, level, accept, optional }, positionals) {
		const { shape, files } = shapeOf(positionals);
		if (files.length > 0) throw new UsageError("schema takes only a shape: leave out the other arguments");
		const schema = asUsage(() => jsonSchema(shape, {
			version,
			level,
			accept,
			optional
		}));
		await print(`${JSON.stringify(schema, null, 2)}\n`);
		return 0;
	}
};
// command/validate.ts
/** `order-contract validate`. */
const validateCommand = {
	usage: "SHAPE FILE…",
	summary: "Validate documents and list their problems.",
	flags: [
		"input",
		"format",
		"api-version",
		"level",
		"accept",
		"optional",
		...SHARED
	],
	async run(values, positionals) {
		const { shape, files } = shapeAndFilesOf(positionals);
		const { format = "pretty" } = values;
		const validation = new Validation(shape, await settingsOf(shape, values), new Listing(format));
		await validation.listing.fill(async () => {
			for (const file of files) if (inputKindOf(values.input, shape, file) === "document") await validation.document(file);
			else await validation.archive(file);
		});
		if (format === "pretty") await print(`${validation.summary()}\n`);
		return validation.invalid > 0 ? 1 : 0;
	}
};
/** Validates files and counts. */
var Validation = class {
	shape;
	settings;
	listing;
	#paint = paintFor(process.stdout);
	documents = 0;
	invalid = 0;
	problems = 0;
	constructor(shape, settings, listing) {
		this.shape = shape;
		this.settings = settings;
		this.listing = listing;
	}
	async document(file) {
		const bytes = await readDocument(file, this.settings.limits.bytes);
		const { valid, problems } = validate(this.shape, withoutLineEnd(this.shape, bytes), this.settings);
		this.documents++;
		if (!valid) this.invalid++;
		if (problems.length > 0) await this.#list({
			line: 1,
			offset: 0,
			valid,
			problems
		}, file, bytes);
		const advice = adviceOnArray(this.shape, file, bytes) ?? adviceOnLength(file, problems);
		if (advice !== void 0) tell(advice);
	}
	async archive(file) {
		const input = await openInput(file);
		const bar = new ProgressBar(file, "checked", input.size);
		const onProgress = (progress) => {
			bar.update(progress);
			return this.listing.flush();
		};
		const sink = validateEach(this.shape, {
			...this.settings,
			onProgress
		}, async (listed, bytes) => {
			bar.clear();
			await this.#list(listed, file, bytes);
		});
		try {
			const { documents, invalid } = await pass(input, sink);
			this.documents += documents;
			this.invalid += invalid;
		} finally {
			bar.clear();
		}
	}
	async #list(listed, file, bytes) {
		const { line, problems } = listed;
		const origin = {
			file: nameOf(file),
			line,
			bytes
		};
		this.problems += problems.length;
		const pretty = () => problems.map((problem) => `${frame(problem, origin, this.#paint)}\n`).join("");
		await this.listing.add({
			file,
			...listed
		}, pretty);
	}
	summary() {
		const { documents, invalid, problems } = this;
		const found = problems === 0 ? "no problems" : counted(problems, "problem");
		const verdict = invalid === 0 ? this.#paint("green", "all valid") : this.#paint("red", `${counted(invalid, "document")} invalid`);
		return `${counted(documents, "document")}, ${found}, ${verdict}`;
	}
};
/** Advises on a file that is probably several documents. */
function adviceOnLength(file, problems) {
	if (problems.every(({ code }) => code !== "too_large")) return void 0;
	return `${nameOf(file)} is long: if each line is a document, pass --input ndjson`;
}
// command/run.ts
/** Finds the command, runs it, and turns its result or error into an exit code. */
const COMMANDS = {
	validate: validateCommand,
	convert: convertCommand,
	detect: detectCommand,
	fix: fixCommand,
	explain: explainCommand,
	schema: schemaCommand
};
/** Ctrl-C, `kill`, and a terminal that is closed. */
const SIGNALS = [
	"SIGINT",
	"SIGTERM",
	"SIGHUP"
];
/**
* Runs the command. Resolves to the exit code. An error that no argument or file explains ends the process, wherever it
* is thrown.
*/
async function run(args) {
	for (const signal of SIGNALS) process.once(signal, () => interrupt(signal));
	process.once("uncaughtException", crash);
	process.stderr.on("error", () => void 0);
	process.stdout.on("error", () => void 0);
	try {
		return await dispatch(args);
	} catch (error) {
		return failed(error, args[0]);
	} finally {
		await closeFiles();
		deleteTemporaryFiles();
	}
}
async function dispatch([name, ...args]) {
	if (name === void 0) {
		process.stderr.write(helpOf(COMMANDS));
		return 2;
	}
	if (name === "--help" || name === "-h" || name === "help") return help(args.find((arg) => !arg.startsWith("-")));
	if (name === "--version") {
		await print(`${packageVersion}\n`);
		return 0;
	}
	const command = commandOf(name);
	const { values, positionals } = readArguments(args, command.flags);
	return values.help ? help(name) : command.run(values, positionals);
}
/** Prints the help, or that of a command. */
async function help(name) {
	await print(name === void 0 ? helpOf(COMMANDS) : helpOn(name, commandOf(name)));
	return 0;
}
function commandOf(name) {
	const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : void 0;
	if (command !== void 0) return command;
	const near = nearest(name, Object.keys(COMMANDS));
	throw new UsageError(`unknown command ${name}: ${near === void 0 ? `use ${Object.keys(COMMANDS).join(", ")}` : `did you mean ${near}?`}`);
}
function failed(error, name) {
	if (error instanceof UsageError) {
		tell(error.message);
		tell(`see order-contract ${name !== void 0 && Object.hasOwn(COMMANDS, name) ? `${name} ` : ""}--help`);
		return 2;
	}
	if (error instanceof IoError) {
		tell(error.message);
		if (done.line !== "") tell(joined(done.line, deleteTemporaryFiles()));
		return 3;
	}
	if (error instanceof ArchiveError) {
		tell(`${done.file}: ${withFlags(error.message)}`);
		return 1;
	}
	throw error;
}
/** Deletes temporary files and ends the process with an exit code of its own. */
function crash(error) {
	process.on("uncaughtException", () => void 0);
	deleteTemporaryFiles();
	const frames = error.stack?.split("\n").filter((line) => line.startsWith("    at ")) ?? [];
	const reason = error instanceof SyntaxError ? error.name : String(error);
	tell("the command itself failed: please report these lines");
	process.stderr.write(`${[printable(reason), ...frames].join("\n")}\n`, () => process.exit(70));
}
/** Deletes temporary files and ends the process by the signal, as if there were no listener. */
function interrupt(signal) {
	if (process.stderr.isTTY) process.stderr.write("\r\x1B[K");
	tell(joined("stopped.", done.line, deleteTemporaryFiles()));
	process.kill(process.pid, signal);
}
function joined(...sentences) {
	return sentences.filter(Boolean).join(" ");
}
// command/main.ts
/** The program `order-contract`, for example as `npx order-contract`. run.ts does the work. */
process.exitCode = 70;
run(process.argv.slice(2)).then((code) => {
	process.exitCode = code;
});
