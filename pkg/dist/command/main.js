#!/usr/bin/env node
import { At as unknown, Bt as lists, Ft as codes, It as defaultVersion, Kt as versions, L as DEFAULTS, S as validated, U as readSettings, W as refuseEntries, Wt as shapes, Y as amendedFor, _t as oneOf, c as ON_ORPHAN, ct as isQuery, i as detectVersion, jt as unlisted, ot as isFatal, s as ON_LOSS, st as isList, vt as pointer, yt as pointers, z as MOST_BYTES, zt as levels } from "../shared/convert.js";
import { a as tooLarge, c as ArchiveError, i as problemsInLine, n as convertArchive, o as documentsIn, s as isBlank } from "../shared/stream_api.js";
import { r as jsonSchema, s as applyFixes, u as codes$1 } from "../shared/api.js";
import { ReadableStream } from "node:stream/web";
import { fstatSync, open, unlinkSync } from "node:fs";
import { open as open$1, realpath, rename, stat } from "node:fs/promises";
import { Socket } from "node:net";
import { Readable } from "node:stream";
import { finished, pipeline } from "node:stream/promises";
import { parseArgs, promisify, styleText } from "node:util";
import { createGunzip, createGzip } from "node:zlib";
import { randomBytes } from "node:crypto";
import { basename, dirname, join } from "node:path";
// command/errors.ts
var UsageError = class extends Error {
	name = "UsageError";
};
/** Calls a check of the package or of Node and turns its TypeErrors into UsageErrors. */
function asUsage(run) {
	try {
		return run();
	} catch (error) {
		if (error instanceof TypeError) throw new UsageError(error.message.replaceAll("\n", " "), { cause: error });
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
		const { code = "" } = cause;
		super(`cannot ${action} ${file}: ${REASONS[code] ?? (code || String(cause))}`, { cause });
	}
};
function failure(code) {
	return Object.assign(new Error(code), { code });
}
// generated/command.ts
const packageVersion = "0.1.0";
/** Loads a language of messages. */
const languages = {
	de: async () => (await import("../generated/messages/de.js")).de,
	es: async () => (await import("../generated/messages/es.js")).es,
	fr: async () => (await import("../generated/messages/fr.js")).fr
};
// command/terminal.ts
/** Writes text for terminals: colours, numbers and a progress bar. Removes characters that would control a terminal. */
/** Returns the paint for an output stream. Node reads `NO_COLOR` and `FORCE_COLOR`. */
function paintFor(stream) {
	return (style, text) => styleText(style, text, { stream });
}
/** Writes a line on standard error, after the name of the command. */
function tell(text) {
	process.stderr.write(`order-contract: ${printable(text)}\n`);
}
/** Replaces characters that would move the cursor or hide text. */
function printable(text) {
	return text.replace(/\t/g, " ").replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu, "�");
}
const NARROW = /\p{Mn}|\p{Me}/gu;
const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Extended_Pictographic}/gu;
/** Returns the number of columns that a text takes in a terminal. */
function width(text) {
	return [...text.replace(NARROW, "").replace(WIDE, "..")].length;
}
function grouped(number) {
	return number.toLocaleString("en");
}
function counted(number, noun, plural = `${noun}s`) {
	return `${grouped(number)} ${number === 1 ? noun : plural}`;
}
function clearLine() {
	if (process.stderr.isTTY) process.stderr.write("\r\x1B[K");
}
const EVERY_MS = 100;
const CELLS = 24;
/** Returns a function that draws the progress in a file on standard error, after more bytes. `size` is its length, if known. */
function progressBar(size) {
	const started = performance.now();
	let drawn = 0;
	let bytes = 0;
	return (more) => {
		bytes += more;
		const now = performance.now();
		if (!process.stderr.isTTY || now - drawn < EVERY_MS) return;
		drawn = now;
		const speed = bytes / 1e3 / Math.max(1, now - started);
		const text = `${size ? barOf(Math.min(1, bytes / size)) : ""}${(bytes / 1e6).toFixed(1)} MB, ${speed.toFixed(0)} MB/s`;
		clearLine();
		process.stderr.write(text.slice(0, (process.stderr.columns || 80) - 1));
	};
}
function barOf(share) {
	const full = Math.round(share * CELLS);
	return `${"█".repeat(full)}${"░".repeat(CELLS - full)} ${String(Math.floor(share * 100)).padStart(3)} % `;
}
// command/inputs.ts
/** Reads input files, and standard input for `-`. What begins as gzip does is decompressed. */
const STDIN = 0;
const CHUNK$1 = 1 << 20;
function nameOf(path) {
	return path === "-" ? "standard input" : path;
}
/** Opens a file. Returns its content. All errors are IoErrors. */
async function openInput(path) {
	return contentOf(path, await opened$1(path).catch((error) => failed$1(path, error)));
}
/** Yields the content of a file and shows the progress. Calls `between` before it waits for more. */
async function* readShown(path, between = async () => {}) {
	const found = await stat(path).catch(() => void 0);
	const draw = progressBar(found?.isFile() ? found.size : void 0);
	try {
		for await (const bytes of await openInput(path)) {
			yield bytes;
			await between();
			draw(bytes.length);
		}
	} finally {
		clearLine();
	}
}
/** Reads a document, or its beginning: stops behind the limit. That suffices for `too_large`. */
async function readDocument(path, most = Number.POSITIVE_INFINITY) {
	const chunks = [];
	let length = 0;
	for await (const bytes of await openInput(path)) {
		chunks.push(bytes);
		length += bytes.length;
		if (length > most) break;
	}
	return Buffer.concat(chunks);
}
async function opened$1(path) {
	if (path === "-") {
		if (fstatSync(STDIN).isDirectory()) throw failure("EISDIR");
		return process.stdin;
	}
	if ((await stat(path)).isFIFO()) return new Socket({
		fd: await promisify(open)(path, "r"),
		readable: true,
		writable: false
	});
	return (await open$1(path)).createReadStream({ highWaterMark: CHUNK$1 });
}
async function* contentOf(path, stream) {
	try {
		yield* decompressed(stream, /\.gz$/i.test(path));
	} catch (error) {
		failed$1(path, error);
	}
}
function failed$1(path, error) {
	throw new IoError("read", nameOf(path), error);
}
/** Yields the content of a stream. One that has to be gzip is not empty. */
async function* decompressed(stream, isGzip) {
	const chunks = stream[Symbol.asyncIterator]();
	let first = /* @__PURE__ */ new Uint8Array(0);
	while (first.length < 2) {
		const { done, value } = await chunks.next();
		if (done) break;
		first = Buffer.concat([first, value]);
	}
	if (isGzip && first.length < 2) throw failure("Z_BUF_ERROR");
	const content = async function* () {
		if (first.length > 0) yield first;
		yield* chunks;
	};
	if (first[0] !== 31 || first[1] !== 139) return yield* content();
	const gunzip = createGunzip({ chunkSize: CHUNK$1 });
	pipeline(Readable.from(content(), { objectMode: false }), gunzip).catch(() => void 0);
	yield* gunzip;
}
// command/documents.ts
/** What the arguments say about documents: their shape, their files, how they stand in those, and the options. */
const OPEN = 91;
/** Returns the shape, which is the first argument, and the other arguments. */
function shapeOf([shape, ...files]) {
	if (shape === void 0) throw new UsageError(`the shape is missing: name one of ${shapes.join(", ")}`);
	return {
		shape: asUsage(() => (/* @__PURE__ */ oneOf(shapes))(shape, "shape")),
		files
	};
}
function shapeAndFilesOf(positionals) {
	const { shape, files } = shapeOf(positionals);
	if (files.length === 0) throw new UsageError("the file is missing: name one, or - for standard input");
	refuseTwoOfStandardInput(files);
	return {
		shape,
		files
	};
}
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
async function optionsOf(shape, values) {
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
/** Returns how documents stand in a file: as the flag says, or by its name. */
function inputKindOf(input, shape, file) {
	return input ?? (isQuery(shape) || isNamedLines(file) ? "ndjson" : "document");
}
/** Returns whether a file has a document in each line by its name. */
function isNamedLines(file) {
	return /\.(?:ndjson|jsonl)(?:\.gz)?$/i.test(file);
}
/** Yields the documents of files. Calls `between` before it waits for more of a file of several. */
async function* documentsOf(shape, files, input, most, between) {
	for (const file of files) if (inputKindOf(input, shape, file) === "document") yield {
		file,
		bytes: withoutLineEnd(shape, await readDocument(file, most))
	};
	else for await (const documents of documentsIn(readShown(file, between), most)) for (const { bytes, ...place } of documents) yield {
		file,
		...place,
		bytes: bytes && withoutLineEnd(shape, bytes)
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
	if (isList(shape) || isQuery(shape) || bytes.find((byte) => !isBlank(byte)) !== OPEN) return;
	const list = lists.find((list) => list === `${shape}-list`);
	const page = list === void 0 ? "" : `pass the shape ${list}, or `;
	throw new UsageError(`${nameOf(file)} begins with an array: ${page}make lines of it with jq -c '.[]' and pass --input ndjson`);
}
/** Yields the content of a file. Refuses an array. */
async function* withoutArray(shape, file, chunks) {
	let isBegun = false;
	for await (const bytes of chunks) {
		if (!isBegun) refuseArray(shape, file, bytes);
		isBegun ||= !bytes.every(isBlank);
		yield bytes;
	}
}
// command/flags.ts
/** The flags of the command, and the reading of its arguments. */
const FORMATS = [
	"pretty",
	"json",
	"ndjson"
];
const INPUTS = ["document", "ndjson"];
const MOST_DEPTH = 999999999;
/** All flags, by name. Each subcommand names those that it takes. */
const FLAGS = {
	from: date("The API version that the documents have."),
	to: date("The API version that they are to have."),
	output: {
		short: "o",
		...file("Where to write. The default is standard output.")
	},
	rejects: file("Where to write documents that cannot be converted. Without it the first one ends the conversion."),
	complements: file("Where to write the complements, for converting back."),
	"with-complements": file("The complements of the conversion the other way."),
	summary: file("Where to write the summary, as JSON."),
	counts: { help: "Print only how many documents can have which versions." },
	"payout-url": at("Where the URL is inside `payout`. The default is /url."),
	"on-loss": choice(ON_LOSS, "Whether a document that would lose something is refused. The default is report: it is not."),
	"on-orphan": choice(ON_ORPHAN, "What happens to a part of a complement that matches nothing. The default is error: it is refused."),
	input: choice(INPUTS, "How documents stand in a file. Queries and files named .ndjson, .jsonl or so with .gz: one a line. Others: one document."),
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
	"max-depth": number(MOST_DEPTH, `How deeply a document can be nested. The default is ${DEFAULTS.limits.depth}.`),
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
function readArguments(args, names) {
	const options = Object.fromEntries(names.map((name) => [name, optionOf(FLAGS[name])]));
	const config = {
		args: [...args],
		options,
		allowPositionals: true
	};
	refuseUnknown(parseArgs({
		...config,
		strict: false,
		tokens: true
	}).tokens, names);
	const { values, positionals } = asUsage(() => parseArgs(config));
	const checked = Object.entries(values).map(([name, given]) => [name, checkedValue(name, given)]);
	return {
		values: Object.fromEntries(checked),
		positionals
	};
}
/** Returns how Node reads a flag. A value can be repeated there, so that one that is lost is an error here. */
function optionOf({ short, value }) {
	return {
		type: value === void 0 ? "boolean" : "string",
		multiple: value !== void 0,
		...short && { short }
	};
}
/** Node names an unknown flag, but not the nearest known one. */
function refuseUnknown(tokens, names) {
	const wrong = tokens.find(({ kind, name = "" }) => kind === "option" && !names.includes(name));
	if (wrong === void 0) return;
	const flags = names.map((name) => `--${name}`);
	throw new UsageError(unknown("option", wrong.rawName, flags).message);
}
function checkedValue(name, given) {
	const { check, isRepeated } = FLAGS[name];
	if (check === void 0 || !Array.isArray(given)) return given;
	if (given.length > 1 && !isRepeated) throw new UsageError(`--${name} is given twice: keep one`);
	return asUsage(() => check(isRepeated ? given : given[0], `--${name}`));
}
function file(help) {
	const check = (value, name) => {
		if (value !== "") return value;
		throw new UsageError(`${name} needs the name of a file`);
	};
	return {
		value: "FILE",
		check,
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
	const known = ["en", ...Object.keys(languages)];
	if (!known.includes(name)) throw unlisted("--messages", name, known);
	return languages[name];
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
// command/frame.ts
/** The maximum number of characters of a line to show. */
const COLUMNS = 100;
/** The maximum number of characters before the place. */
const BEFORE = 40;
const decoder$1 = new TextDecoder("utf-8", { ignoreBOM: true });
function frame(problem, origin, paint) {
	const { severity, code, section, message, pointer, help, suggestion, span } = problem;
	const colour = severity === "error" ? "red" : severity === "warning" ? "yellow" : "blue";
	const line = origin.line + (span?.line ?? 1) - 1;
	const excerpt = span && origin.bytes ? excerptOf(origin.bytes, span) : void 0;
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
/** Returns the line in which a span starts, shortened to the width of a terminal. `column` counts as editors do. */
function excerptOf(bytes, { start, end, column }) {
	const before = decoder$1.decode(bytes.subarray(start - (column - 1), start));
	const [behind = ""] = decoder$1.decode(bytes.subarray(start, start + 400)).split(/[\r\n]/, 1);
	const length = decoder$1.decode(bytes.subarray(start, Math.min(end, start + 400))).length;
	const room = COLUMNS - Math.min(before.length, BEFORE);
	return {
		column: before.length + 1,
		before: `${before.length > BEFORE ? "…" : ""}${printable(before.slice(-40))}`,
		marked: printable(behind.slice(0, Math.min(length, room))),
		behind: `${printable(behind.slice(length, Math.max(length, room)))}${behind.length > room ? "…" : ""}`
	};
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
	write: (bytes) => written(process.stdout, bytes).catch(failing("standard output")),
	end: async () => void 0,
	appear: async () => void 0
};
function print(text) {
	return standardOutput.write(Buffer.from(text));
}
const temporary = /* @__PURE__ */ new Set();
function deleteTemporaryFiles() {
	for (const path of temporary) try {
		unlinkSync(path);
	} catch {}
	temporary.clear();
}
/**
* Opens a file for writing, or standard output for `-` and by default. A file whose name ends in `.gz` is compressed.
* Anything but a regular file, such as a pipe, is written in place.
*/
async function openOutput(path = "-") {
	if (path === "-") return standardOutput;
	const { file, move } = await opened(path).catch(failing(path));
	const target = file.createWriteStream({ flush: move !== void 0 });
	const gzip = /\.gz$/i.test(path) ? createGzip() : void 0;
	const stream = gzip ?? target;
	const isDone = gzip ? pipeline(gzip, target) : finished(target);
	isDone.catch(() => void 0);
	return {
		isInPlace: move === void 0,
		write: (bytes) => Promise.race([written(stream, bytes), isDone]).catch(failing(path)),
		end: () => {
			stream.end();
			return isDone.catch(failing(path));
		},
		appear: async () => {
			if (move === void 0) return;
			await rename(move.from, move.to).catch(failing(path));
			temporary.delete(move.from);
		}
	};
}
async function opened(path) {
	const existing = await stat(path).catch(() => void 0);
	if (existing?.isFile() === false) return { file: await open$1(path, "w") };
	const to = await resolvedPath(path);
	const from = join(dirname(to), `.${randomBytes(8).toString("hex")}.partial`);
	temporary.add(from);
	const file = await open$1(from, "wx", existing ? 384 : 438);
	if (existing) await file.chmod(existing.mode & 511);
	return {
		file,
		move: {
			from,
			to
		}
	};
}
function written(stream, bytes) {
	return new Promise((done, fail) => {
		stream.write(bytes.slice(), (error) => error ? fail(error) : done());
	});
}
function failing(name) {
	return (error) => {
		throw new IoError("write", name, error);
	};
}
const STDOUT = 1;
/** Refuses two outputs in one file, and an output in the file of an input. */
async function refuseSameFiles(outputs, inputs) {
	const written = await filesAt(outputs);
	const read = await filesAt(inputs);
	if (new Set(written).size < written.length) throw new UsageError("two outputs have the same file: name a file for each");
	if (read.some((file) => written.includes(file)) || await isAppendedTo(read)) throw new UsageError("an output has the same file as an input: name another file for it");
}
/** Resolves links in a path. Its last part need not exist. */
async function resolvedPath(path) {
	return realpath(path).catch(async () => join(await realpath(dirname(path)), basename(path)));
}
/** Returns the resolved paths, without those of devices such as `/dev/null`, which nothing replaces. */
async function filesAt(paths) {
	const files = [];
	for (const path of paths) {
		if (path === void 0 || path === "-") continue;
		const found = await stat(path).catch(() => void 0);
		if (found === void 0 || found.isFile()) files.push(await resolvedPath(path).catch(() => path));
	}
	return files;
}
/** Returns whether standard output is one of the files: with `>> FILE`, reading it would never end. */
async function isAppendedTo(files) {
	const { dev, ino } = fstatSync(STDOUT);
	return (await Promise.all(files.map((file) => stat(file).catch(() => void 0)))).some((file) => file?.dev === dev && file.ino === ino);
}
// command/convert.ts
/** `order-contract convert`. Its messages on standard error may get into a log, so they never quote a document. */
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
			const chunks = isDocument ? await openInput(file) : readShown(file);
			const streams = {
				rejects: to.rejects && streamInto(to.rejects),
				complements: to.complements && streamInto(to.complements),
				complement: held === void 0 ? void 0 : streamFrom(await openInput(held))
			};
			const stream = convertArchive(shape, {
				...options,
				...streams
			}, isDocument);
			const [summary] = await Promise.all([
				stream.summary,
				streamFrom(withoutArray(shape, file, chunks)).pipeTo(stream.writable),
				stream.readable.pipeTo(streamInto(to.output))
			]);
			await to.summary?.write(Buffer.from(`${JSON.stringify(summary, null, 2)}\n`));
			await finishAll([
				to.output,
				to.rejects,
				to.complements,
				to.summary
			]);
			const { converted, changed, rejected } = summary;
			const isUnchanged = !isDocument && options.from !== options.to && converted > 0 && changed === 0;
			reportConverted(summary, to.complements !== void 0, isUnchanged);
			return rejected > 0 ? 1 : 0;
		} catch (error) {
			if (!(error instanceof ArchiveError)) throw error;
			const isPartial = to.output.isInPlace && !isDocument;
			if (isPartial) await to.output.end();
			reportRefused(error, file, held, isPartial);
			return 1;
		}
	}
};
async function conversionOf(shape, values) {
	const { from, to, "payout-url": payoutUrl, "on-loss": onLoss, "on-orphan": onOrphan } = values;
	if (from === void 0 || to === void 0) throw new UsageError("a version is missing: name both with --from and --to");
	const { entries, limits, messages } = await optionsOf(shape, values);
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
	refuseTwoOfStandardInput(inputs);
	await refuseSameFiles([values.output, ...SIDES.map((name) => values[name])], inputs);
	const open = async (path) => path === void 0 ? void 0 : openOutput(path);
	return {
		rejects: await open(values.rejects),
		complements: await open(values.complements),
		summary: await open(values.summary),
		output: await openOutput(values.output)
	};
}
/** Returns a stream that writes into a file. Closing it does not end the file. */
function streamInto(file) {
	return new WritableStream({ write: file.write });
}
function streamFrom(chunks) {
	return ReadableStream.from(chunks);
}
/** Reports why a conversion ended. `held` is the file of complements. */
function reportRefused(error, file, held, isPartial) {
	const [problem] = error.problems;
	if (error.source === "complements") {
		tell(`${nameOf(held ?? "")}: ${error.message}`);
		tell(`pass the file that was written by --complements together with ${nameOf(file)}`);
		return;
	}
	if (problem === void 0) tell(`${nameOf(file)}: ${withFlags(error.message)}`);
	else {
		const origin = {
			file: nameOf(file),
			line: error.line,
			bytes: void 0
		};
		process.stderr.write(frame(problem, origin, paintFor(process.stderr)));
	}
	tell(`${isPartial ? "the conversion ended here" : "nothing was written"}: pass --rejects FILE to set such documents aside and go on`);
}
/** Reports what was converted, and what to look at. With `isKept`, the losses are in the file of complements. */
function reportConverted(summary, isKept, isUnchanged) {
	const { documents, converted, changed, rejected, losses } = summary;
	const counts = `${grouped(converted)} converted (${grouped(changed)} changed), ${grouped(rejected)} rejected`;
	tell(`${counted(documents, "document")}: ${counts}`);
	if (isUnchanged) tell("no document was changed: check the shape, --from and --to");
	const lost = losses.reduce((sum, { count }) => sum + count, 0);
	if (lost > 0 && !isKept) tell(`${counted(lost, "loss", "losses")}: --summary FILE lists them, --complements FILE keeps what is lost`);
}
// command/listing.ts
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
		let isDone = false;
		try {
			await run();
			isDone = true;
		} finally {
			if (this.#format === "json" && (isDone || this.#count > 0)) this.#text += this.#count === 0 ? "[]\n" : "\n]\n";
			await this.flush();
		}
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
		const { limits, entries, messages } = await optionsOf(shape, values);
		const listing = new Listing(format);
		const counts = /* @__PURE__ */ new Map();
		let unreadable = 0;
		const detectAll = async () => {
			let begun;
			const documents = documentsOf(shape, files, values.input, limits.bytes, () => listing.flush());
			for await (const { bytes, ...place } of documents) {
				const { file, line } = place;
				if (bytes && begun !== file) refuseArray(shape, file, bytes);
				begun = file;
				const found = detect(shape, bytes, {
					limits,
					entries,
					messages
				});
				const key = found.candidates.join();
				if (found.problems) unreadable++;
				else counts.set(key, (counts.get(key) ?? 0) + 1);
				const name = line === void 0 ? nameOf(file) : `${nameOf(file)}:${line}`;
				if (!values.counts) await listing.add({
					...place,
					...found
				}, () => pretty$1(name, found));
			}
		};
		if (values.counts) {
			await detectAll();
			await printCounts(counts, unreadable, format);
		} else await listing.fill(detectAll);
		return unreadable > 0 ? 1 : 0;
	}
};
function detect(shape, bytes, options) {
	const found = bytes && detectVersion(shape, bytes, options);
	if (found && found.evidence.length > 0) return found;
	const settings = readSettings(shape, options);
	const fatal = (bytes ? validated(shape, bytes, settings).problems : tooLarge(shape, settings)).filter(({ code }) => isFatal(code));
	return found && fatal.length === 0 ? found : {
		candidates: [],
		evidence: [],
		problems: fatal
	};
}
function pretty$1(place, { candidates, evidence, problems }) {
	const paint = paintFor(process.stdout);
	if (problems) {
		const message = printable(withFlags(problems[0]?.message ?? ""));
		return `${printable(place)}: ${paint("red", "cannot be read")}: ${message}\n`;
	}
	const reasons = evidence.map(({ version, pointer, reason }) => `  not ${version}: ${printable(reason)} ${paint("dim", printable(pointer))}\n`);
	return `${printable(place)}: ${paint("bold", candidates.join(" or "))}\n${reasons.join("")}`;
}
/** Prints how many documents can have which versions. `counts` has them by their candidates, joined by commas. */
async function printCounts(counts, unreadable, format) {
	const versions = [...counts].sort().map(([key, documents]) => ({
		candidates: key.split(","),
		documents
	}));
	const documents = versions.reduce((sum, { documents }) => sum + documents, unreadable);
	if (format !== "pretty") return print(`${JSON.stringify({
		documents,
		unreadable,
		versions
	}, null, format === "json" ? 2 : 0)}\n`);
	const parts = versions.map(({ candidates, documents }) => `${grouped(documents)} of ${candidates.join(" or ")}`);
	if (unreadable > 0) parts.push(`${grouped(unreadable)} cannot be read`);
	return print(`${[counted(documents, "document"), parts.join(", ")].filter(Boolean).join(": ")}\n`);
}
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
		const settings = await optionsOf(shape, values);
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
// command/run.ts
/** Finds the command, runs it, and turns its result or error into an exit code. */
const COMMANDS = {
	validate: {
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
			const settings = readSettings(shape, await optionsOf(shape, values));
			const listing = new Listing(format);
			const paint = paintFor(process.stdout);
			const counts = {
				documents: 0,
				invalid: 0,
				problems: 0
			};
			await listing.fill(async () => {
				const documents = documentsOf(shape, files, values.input, settings.limits.bytes, () => listing.flush());
				for await (const { file, line = 0, offset = 0, bytes } of documents) {
					const { valid, problems } = bytes ? validated(shape, bytes, settings) : {
						valid: false,
						problems: tooLarge(shape, settings)
					};
					counts.documents++;
					if (!valid) counts.invalid++;
					counts.problems += problems.length;
					if (problems.length === 0) continue;
					clearLine();
					const listed = line === 0 ? problems : problemsInLine(problems);
					const place = {
						line: line || 1,
						offset
					};
					const origin = {
						file: nameOf(file),
						line: place.line,
						bytes
					};
					const pretty = () => listed.map((problem) => `${frame(problem, origin, paint)}\n`).join("");
					await listing.add({
						file,
						...place,
						valid,
						problems: listed
					}, pretty);
				}
			});
			const { documents, invalid, problems } = counts;
			const found = problems === 0 ? "no problems" : counted(problems, "problem");
			const verdict = invalid === 0 ? paint("green", "all valid") : paint("red", `${counted(invalid, "document")} invalid`);
			if (format === "pretty") await print(`${counted(documents, "document")}, ${found}, ${verdict}\n`);
			return invalid > 0 ? 1 : 0;
		}
	},
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
async function help(name) {
	await print(name === void 0 ? helpOf(COMMANDS) : helpOn(name, commandOf(name)));
	return 0;
}
function commandOf(name) {
	const known = asUsage(() => (/* @__PURE__ */ oneOf(Object.keys(COMMANDS)))(name, "command"));
	return COMMANDS[known];
}
function failed(error, name) {
	if (error instanceof UsageError) {
		tell(error.message);
		tell(`see order-contract ${name !== void 0 && Object.hasOwn(COMMANDS, name) ? `${name} ` : ""}--help`);
		return 2;
	}
	if (!(error instanceof IoError)) throw error;
	tell(error.message);
	return 3;
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
	clearLine();
	deleteTemporaryFiles();
	tell("stopped");
	process.kill(process.pid, signal);
}
// command/main.ts
/** The program `order-contract`, for example as `npx order-contract`. run.ts does the work. */
process.exitCode = 70;
run(process.argv.slice(2)).then((code) => process.stderr.write("", () => process.exit(code)));
