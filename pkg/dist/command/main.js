#!/usr/bin/env node
import { $ as isQuery, At as nearest, B as DEFAULTS, Bt as shapes, Et as unlisted, Ft as levels, G as readSettings, H as MOST_BYTES, Ht as versions, It as lists, K as refuseEntries, Mt as defaultVersion, Q as isList, S as validated, X as withFatalAlone, c as ON_ORPHAN, ft as oneOf, i as detectVersion, jt as codes, pt as pointer, s as ON_LOSS, x as validate } from "../shared/convert.js";
import { i as changelog } from "../shared/loggable.js";
import { a as framingOf, c as ArchiveError, o as tooLarge, r as convertInto, s as unreadableOf, t as validateEach } from "../shared/stream_api.js";
import { c as explain, n as jsonSchema, o as applyFixes } from "../shared/api.js";
import { t as Gathered } from "../shared/chunks.js";
import util, { parseArgs, promisify } from "node:util";
import { randomBytes } from "node:crypto";
import { fstatSync, open, unlinkSync, write } from "node:fs";
import { open as open$1, readlink, realpath, rename, stat } from "node:fs/promises";
import { basename, dirname, join, resolve, sep } from "node:path";
import { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { Socket } from "node:net";
// target/stage/js/command/command.ts
/** Declares a command: `run` gets the values of its options with their types. */
function command(command) {
	return command;
}
/** The current file, and a sentence about the progress, for messages about errors and signals. */
const done = {
	file: "",
	line: ""
};
// target/stage/js/generated/command.ts
const packageVersion = "0.1.0";
/** Loads a language of messages. */
const languages = {
	de: async () => (await import("../generated/messages/de.js")).de,
	es: async () => (await import("../generated/messages/es.js")).es,
	fr: async () => (await import("../generated/messages/fr.js")).fr
};
// target/stage/js/command/usage_error.ts
/** The error about wrong arguments, and the conversion of the package's TypeErrors into it. */
/** A mistake in the arguments of the command. */
var UsageError = class extends Error {
	name = "UsageError";
};
/** Calls a check and turns its TypeErrors into UsageErrors. */
function asUsage(run) {
	try {
		return run();
	} catch (error) {
		if (error instanceof TypeError) throw new UsageError(error.message, { cause: error });
		throw error;
	}
}
// target/stage/js/command/arguments.ts
/** Parses the arguments of a command. The error about an unknown option suggests the nearest one. */
/** Parses arguments. Throws a UsageError for unknown options and wrong, missing or repeated values. */
function readArguments(args, specs) {
	const options = Object.fromEntries(Object.entries(specs).map(([name, { short, value }]) => {
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
	const switches = /* @__PURE__ */ new Set();
	const positionals = [];
	for (const token of tokens) {
		if (token.kind === "positional") positionals.push(token.value);
		if (token.kind !== "option") continue;
		const { name, rawName, value } = token;
		const spec = Object.hasOwn(specs, name) ? specs[name] : void 0;
		if (spec === void 0) throw unknownOption(rawName, specs);
		if (spec.value === void 0) {
			if (value !== void 0) throw new UsageError(`${rawName} takes no value: leave it out`);
			switches.add(name);
		} else if (value === void 0 || isOption(token) || isEmpty(value, spec)) throw new UsageError(`${rawName} needs a value: write ${rawName} ${spec.value}`);
		else if (Object.hasOwn(values, name)) throw new UsageError(`${rawName} is given twice: keep one`);
		else {
			const { check = (text) => text } = spec;
			values[name] = asUsage(() => check(value, `--${name}`));
		}
	}
	return {
		values,
		switches,
		positionals
	};
}
/** Returns whether the value of an option is the next option: it was forgotten. `--output=--x` is a value. */
function isOption({ value, inlineValue }) {
	return inlineValue === false && value?.startsWith("--") === true;
}
/** Returns whether a value is empty, as for `--output "$UNSET"`. Only an empty pointer means something: the root. */
function isEmpty(value, spec) {
	return value === "" && spec.value !== "POINTER";
}
function unknownOption(given, specs) {
	const names = Object.keys(specs).map((name) => `--${name}`);
	const near = nearest(given, names);
	return new UsageError(`unknown option ${given}: ${near === void 0 ? `use ${names.join(", ")}` : `did you mean ${near}?`}`);
}
// target/stage/js/command/options.ts
/** The options that several commands share, and their translation into options of the package. */
const FORMATS = [
	"pretty",
	"json",
	"ndjson"
];
const INPUTS = [
	"document",
	"ndjson",
	"array"
];
const MOST_DEPTH = 999999999;
/** Returns an option that takes one of these values. */
function choice(known, help) {
	return {
		value: known.join("|"),
		check: /* @__PURE__ */ oneOf(known),
		help
	};
}
/** Returns an option that takes a version. */
function date(help) {
	return {
		value: "DATE",
		check: /* @__PURE__ */ oneOf(versions),
		help
	};
}
const HELP = { help: {
	short: "h",
	help: "Show this help."
} };
const INPUT = { input: {
	...choice(INPUTS, "How documents stand in a file. Queries and files named .ndjson, .jsonl or so with .gz: one a line. Others: one document."),
	check(value, name) {
		if (INPUTS.includes(value)) return value;
		throw unlisted(name, value, INPUTS);
	}
} };
const LIMIT = {
	"max-bytes": {
		value: "NUMBER",
		check: numberUpTo(MOST_BYTES),
		help: `The largest document in bytes. The default is ${DEFAULTS.limits.bytes}.`
	},
	"max-depth": {
		value: "NUMBER",
		check: numberUpTo(MOST_DEPTH),
		help: `How deeply a document can be nested. The default is ${DEFAULTS.limits.depth}.`
	}
};
const ENTRIES = { entries: {
	value: "POINTER",
	check: pointer,
	help: "The JSON Pointer of the entries of a list."
} };
const FORMAT = { format: choice(FORMATS, "How to print the result. The default is pretty.") };
const MESSAGES = { messages: {
	value: ["en", ...Object.keys(languages)].join("|"),
	check: language,
	help: "The language of messages. The default is en."
} };
const VERSION = { "api-version": date(`The API version. The default is ${defaultVersion}.`) };
const LEVEL = { level: choice(levels, "Which rules apply. The default is implied: all of them.") };
/** The options of every command that reads documents. */
const SHARED = {
	...ENTRIES,
	...LIMIT,
	...MESSAGES,
	...HELP
};
function numberUpTo(most) {
	return (value, name) => {
		const number = /^\d{1,9}$/.test(value) ? Number(value) : NaN;
		if (number <= most) return number;
		throw new UsageError(`${name} must be a whole number from 0 to ${most}, not ${value}`);
	};
}
/** Returns how to load a language. English is the default and needs none. */
function language(name) {
	if (name === "en") return void 0;
	const load = Object.hasOwn(languages, name) ? languages[name] : void 0;
	if (load !== void 0) return load;
	throw new UsageError(`unknown language ${name}: use en, ${Object.keys(languages).join(", ")}`);
}
/** Returns the shape, which is the first argument, and the other arguments. */
function shapeOf([shape, ...files]) {
	if (shape === void 0) throw new UsageError(`the shape is missing: name one of ${shapes.join(", ")}`);
	return {
		shape: asUsage(() => (/* @__PURE__ */ oneOf(shapes))(shape, "shape")),
		files
	};
}
function filesOf(files) {
	if (files.length === 0) throw new UsageError("the file is missing: name one, or - for standard input");
	if (files.filter((file) => file === "-").length > 1) throw new UsageError("standard input can be read only once: name - once");
	return files;
}
/** Returns the shape and the file of a command that takes one file. */
function shapeAndFileOf(positionals) {
	const { shape, files } = shapeOf(positionals);
	const [file, ...more] = filesOf(files);
	if (more.length > 0) throw new UsageError(`only one file is accepted: leave out ${more.length} of them`);
	return {
		shape,
		file
	};
}
/** Returns the kind of a file: as the option `input` says, or by its name. */
function inputKindOf(input, shape, file) {
	return input ?? (isQuery(shape) || isNamedLines(file) ? "ndjson" : "document");
}
function archiveFormatOf(kind) {
	return kind === "array" ? "json" : "ndjson";
}
/** Returns whether a file has a document in each line by its name. */
function isNamedLines(file) {
	return /\.(?:ndjson|jsonl)(?:\.gz)?$/i.test(file);
}
/** Returns the options of the package that commands share. */
async function settingsOf$1(shape, values) {
	asUsage(() => refuseEntries(shape, values, "the option --entries"));
	const { bytes, depth } = DEFAULTS.limits;
	return withoutUndefined({
		version: values["api-version"],
		level: values.level,
		entries: values.entries,
		limits: {
			bytes: values["max-bytes"] ?? bytes,
			depth: values["max-depth"] ?? depth
		},
		messages: await values.messages?.()
	});
}
/** Returns options without those that are undefined. */
function withoutUndefined(options) {
	return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== void 0));
}
// target/stage/js/command/gzip_output.ts
/** Compresses with gzip what is written to a file. */
/** Returns whether a file is compressed by its name. */
function isNamedGzip(path) {
	return /\.gz$/i.test(path);
}
var Compressor = class {
	#gzip = createGzip();
	#isWritten;
	constructor(writeAll) {
		const file = new Writable({ write: (bytes, _, done) => void writeAll(bytes).then(() => done(), done) });
		this.#isWritten = pipeline(this.#gzip, file);
		this.#isWritten.catch(() => void 0);
	}
	/** Resolves when the bytes are compressed. */
	async write(bytes) {
		const isTaken = new Promise((resolve) => {
			this.#gzip.write(bytes, (error) => resolve(error ? this.#isWritten : void 0));
		});
		await Promise.race([isTaken, this.#isWritten]);
	}
	/** Resolves when everything is written. */
	async end() {
		this.#gzip.end();
		await this.#isWritten;
	}
};
// target/stage/js/command/io_error.ts
/** The error about a file that can't be read or written. */
const REASONS$1 = {
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
/** An error that names the file and the reason. */
var IoError = class extends Error {
	name = "IoError";
	constructor(action, file, cause) {
		const code = cause?.code ?? "";
		super(`cannot ${action} ${file}: ${REASONS$1[code] ?? (code || String(cause))}`, { cause });
	}
};
// target/stage/js/command/write_buffer.ts
/** Buffers output, so that writing overlaps with computing the next bytes. */
/** The number of bytes to write at once. */
const CHUNK$2 = 1 << 20;
const DONE = Promise.resolve();
/** Uses two buffers in turn: one is filled while the other is written. */
var WriteBuffer = class {
	#writeAll;
	#gathered = new Gathered();
	#other = new Gathered();
	#written = DONE;
	constructor(writeAll) {
		this.#writeAll = writeAll;
	}
	/** Copies the bytes before it returns. A later write, or `end`, reports a failure. */
	write(bytes) {
		this.#gathered.append(bytes);
		return this.#gathered.length < CHUNK$2 ? DONE : this.#flush();
	}
	/** Writes what is left. */
	async end() {
		if (this.#gathered.length > 0) await this.#flush();
		await this.#written;
	}
	async #flush() {
		await this.#written;
		this.#written = this.#writeAll(this.#gathered.bytes());
		this.#written.catch(() => void 0);
		[this.#gathered, this.#other] = [this.#other, this.#gathered];
		this.#gathered.drop(this.#gathered.length);
	}
};
// target/stage/js/command/output_files.ts
/**
* Writes standard output and files. A file has a temporary name in the same folder until it is complete.
*/
const writeTo = promisify(write);
/** Completes every file before the first appears. The first can be the only one that has appeared if another one fails. */
async function finishAll(sinks) {
	for (const sink of sinks) await sink?.end();
	for (const sink of sinks) await sink?.appear();
}
const toStandardOutput = new WriteBuffer(writeStandardOutput);
/** Standard output, buffered. */
const standardOutput = {
	isInPlace: true,
	write: (bytes) => toStandardOutput.write(bytes),
	end: () => toStandardOutput.end(),
	appear: async () => void 0
};
async function writeStandardOutput(bytes) {
	for (let at = 0; at < bytes.length;) try {
		at += (await writeTo(1, bytes, at, bytes.length - at)).bytesWritten;
	} catch (error) {
		if (error.code !== "EAGAIN") throw new IoError("write", "standard output", error);
		await new Promise((resolve) => setTimeout(resolve, 1));
	}
}
/** The paths of the existing temporary files. */
const temporary = /* @__PURE__ */ new Set();
/** Deletes incomplete files. Returns a sentence that says so, or `''` if there were none. */
function deleteTemporaryFiles() {
	const deleted = temporary.size > 0 ? "Unfinished files are deleted." : "";
	for (const path of temporary) try {
		unlinkSync(path);
	} catch {}
	temporary.clear();
	return deleted;
}
/** The files that are open for writing. */
const unfinished = /* @__PURE__ */ new Set();
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
		if (existing?.isFile() === false) return new NamedOutputFile(path, await open$1(path, "w"), void 0);
		if (existing === void 0 && FOLDER_NAME.test(path)) throw Object.assign(/* @__PURE__ */ new Error(), { code: "ENOENT" });
		const to = await targetOf(path);
		const from = temporaryPathFor(to);
		temporary.add(from);
		const file = await open$1(from, "wx", existing ? 384 : 438).catch((error) => {
			throw isForbidden(error) ? new IoError("create a file in the folder of", path, error) : error;
		});
		if (existing) await file.chmod(existing.mode & 511);
		return new NamedOutputFile(path, file, {
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
function isForbidden({ code }) {
	return code === "EACCES" || code === "EPERM";
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
	if (error.code !== "ENOENT") throw error;
}
var NamedOutputFile = class {
	isInPlace;
	#name;
	#file;
	#move;
	#buffer;
	#compressor;
	constructor(name, file, move) {
		this.#name = name;
		this.#file = file;
		this.#move = move;
		this.isInPlace = move === void 0;
		const writeAll = (bytes) => this.#writeAll(bytes);
		const compressor = isNamedGzip(name) ? new Compressor(writeAll) : void 0;
		this.#compressor = compressor;
		this.#buffer = new WriteBuffer(compressor ? (bytes) => compressor.write(bytes) : writeAll);
		unfinished.add(file);
	}
	write(bytes) {
		return this.#buffer.write(bytes);
	}
	#writeAll(bytes) {
		return this.#guarded(async () => {
			for (let at = 0; at < bytes.length;) at += (await this.#file.write(bytes, at)).bytesWritten;
		});
	}
	async end() {
		await this.#buffer.end();
		await this.#compressor?.end();
		return this.#guarded(async () => {
			if (this.#move) await this.#file.datasync();
			await this.#file.close();
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
			throw new IoError("write", this.#name, error);
		}
	}
};
/** Returns a stream that writes into a sink. `edit` may change what is written. */
function streamInto(sink, edit = (bytes) => bytes) {
	return new WritableStream({ write: (bytes) => sink.write(edit(bytes)) });
}
/** Returns an output that writes into a sink. Closing it does not end the sink. */
function outputInto(sink) {
	return {
		write: (bytes) => sink.write(bytes),
		close: async () => void 0,
		abort: () => void 0
	};
}
const encoder$1 = new TextEncoder();
/** Writes text to standard output without buffering. */
function print(text) {
	return writeStandardOutput(encoder$1.encode(text));
}
// target/stage/js/command/printed_list.ts
/** Prints a list that is complete: `pretty` is an entry for people. */
async function printAll(values, format, pretty) {
	if (format === "json") await print(`${JSON.stringify(values, null, 2)}\n`);
	else if (format === "ndjson") await print(values.map((value) => `${JSON.stringify(value)}\n`).join(""));
	else await print(values.map(pretty).join("\n"));
}
var PrintedList = class {
	#format;
	#count = 0;
	constructor(format) {
		this.#format = format;
	}
	/** Prints a value: `pretty` for people, or as JSON. */
	async add(value, pretty) {
		const isFirst = this.#count++ === 0;
		if (this.#format === "pretty") await print(pretty());
		else if (this.#format === "ndjson") await print(`${JSON.stringify(value)}\n`);
		else await print(`${isFirst ? "[\n" : ",\n"}${JSON.stringify(value)}`);
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
		if (this.#format === "json") await print(this.#count === 0 ? "[]\n" : "\n]\n");
	}
};
// target/stage/js/command/terminal.ts
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
// target/stage/js/command/changelog.ts
/** The command `order-contract changelog`. */
const changelogCommand = command({
	usage: "",
	summary: "List what changed between two API versions.",
	options: {
		from: date(`The API version before. The default is ${versions[0]}.`),
		to: date(`The API version after. The default is ${versions.at(-1)}.`),
		...FORMAT,
		...HELP
	},
	async run({ values, positionals }) {
		if (positionals.length > 0) throw new UsageError("changelog takes only options: leave out the other arguments");
		const { format = "pretty" } = values;
		const { from = versions[0], to = versions.at(-1) } = values;
		const changes = changelog({
			from,
			to
		});
		const paint = paintFor(process.stdout);
		await printAll(changes, format, ({ version, title, description, section, basis }) => `${paint("bold", version)} ${title} ${paint("dim", `(${section}, ${basis})`)}\n  ${description}\n`);
		if (format === "pretty" && changes.length === 0) tell(`nothing changed between ${from} and ${to}`);
		return 0;
	}
});
// target/stage/js/command/flags.ts
/** Replaces the names of options in the package's messages by the flags of the command. */
const FLAGS = /* @__PURE__ */ new Map([
	["limits.bytes", "--max-bytes"],
	["limits.depth", "--max-depth"],
	["order-contract/stream", "--input ndjson"],
	["onLoss: 'report'", "--on-loss report"],
	["onOrphan: 'drop'", "--on-orphan drop"],
	["payoutUrl", "--payout-url"],
	["entries", "--entries"]
]);
/** Replaces options in a message about a document, in any language. They are in backticks there. */
function withFlags(message) {
	return message.replace(/`([^`]+)`/g, (quoted, name) => FLAGS.has(name) ? `\`${FLAGS.get(name)}\`` : quoted);
}
// target/stage/js/command/frame.ts
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
// target/stage/js/stream/documents_in.ts
/** Yields the documents without blank lines, unless those exceed the limit. The bytes of one are valid until the next one is requested. */
async function* documentsIn(chunks, format, most) {
	const framing = framingOf(format, most);
	let line = 1;
	const parts = function* (all) {
		for (const part of all) {
			if (part.kind === "verbatim" || part.kind === "piece") continue;
			if (part.kind === "batch") for (const document of part.places ? elementsOf(part) : linesOf(part, line)) {
				line = document.line + 1;
				const { bytes } = document;
				if (bytes === void 0 || bytes.length > most || !bytes.every(isBlank)) yield document;
			}
			else {
				const isCut = part.kind === "cut";
				yield {
					line: part.line ?? line,
					offset: part.offset,
					bytes: isCut ? part.bytes : void 0,
					isCut
				};
				line++;
			}
		}
	};
	for await (const chunk of chunks) yield* parts(framing.push(chunk));
	yield* parts(framing.end());
}
function* linesOf({ bytes, offset }, first) {
	let line = first;
	for (let at = 0; at < bytes.length;) {
		const end = bytes.indexOf(10, at);
		const next = end < 0 ? bytes.length : end;
		yield {
			line: line++,
			offset: offset + at,
			bytes: bytes.subarray(at, next)
		};
		at = next + 1;
	}
}
function* elementsOf({ bytes, offset, places }) {
	const { spans, lines } = places;
	for (const [n, line] of lines.entries()) {
		const [start, end] = [spans[2 * n], spans[2 * n + 1]];
		yield {
			line,
			offset: offset + start,
			bytes: bytes.subarray(start, end)
		};
	}
}
/** Returns whether the core treats a byte as white space: form feeds are included. */
function isBlank(byte) {
	return byte === 32 || byte >= 9 && byte <= 13 && byte !== 11;
}
// target/stage/js/command/gzip_input.ts
/** Reads files that are compressed with gzip. */
const GZIP = [31, 139];
/** The number of bytes to decompress at once. */
const CHUNK$1 = 1 << 20;
/** Returns whether a file begins as gzip does. No document begins so. */
function isGzip(first) {
	return first[0] === GZIP[0] && first[1] === GZIP[1];
}
/** Returns the decompressed content of a file. Members of gzip can follow each other, and zeros can follow the last. */
function decompressed(source) {
	const gunzip = createGunzip({ chunkSize: CHUNK$1 });
	gunzip.on("error", () => void 0);
	const fed = feed(source, gunzip);
	fed.catch((error) => gunzip.destroy(error));
	const chunks = gunzip[Symbol.asyncIterator]();
	return {
		size: void 0,
		async read() {
			const { value, done } = await chunks.next();
			if (done) await fed;
			return value ?? void 0;
		},
		async close() {
			gunzip.destroy();
			await source.close();
		}
	};
}
async function feed(source, gunzip) {
	let given = 0;
	for (let bytes = await source.read(); bytes !== void 0; bytes = await source.read()) {
		if (gunzip.bytesWritten === given) await written(gunzip, bytes);
		given += bytes.length;
		const left = Math.min(bytes.length, given - gunzip.bytesWritten);
		if (left > 0 && bytes.subarray(-left).some((byte) => byte !== 0)) throw Object.assign(/* @__PURE__ */ new Error(), { code: "Z_DATA_ERROR" });
	}
	if (gunzip.bytesWritten === given) gunzip.end();
}
function written(gunzip, bytes) {
	return new Promise((resolve, reject) => gunzip.write(bytes, (error) => error ? reject(error) : resolve()));
}
const openDescriptor = promisify(open);
/** The number of bytes to read at once. */
const CHUNK = 1 << 20;
/** Returns the name of a file for messages. */
function nameOf(path) {
	return path === "-" ? "standard input" : path;
}
/** Opens a file, and decompresses it if it begins as gzip does. Its errors are IoErrors. */
async function openSource(path) {
	const guarded = async (run) => {
		try {
			return await run();
		} catch (error) {
			throw new IoError("read", nameOf(path), error);
		}
	};
	const source = withoutGzip(await guarded(() => path === "-" ? standardInput() : fileSource(path)));
	return {
		get size() {
			return source.size;
		},
		read: () => guarded(() => source.read()),
		close: () => source.close()
	};
}
/** Decompresses a file if it begins as gzip does. Looks at the first read: a pipe may wait for its writer until then. */
function withoutGzip(file) {
	let opened;
	const open = async () => {
		const first = await beginningOf(file, (bytes) => bytes.length >= 2);
		const whole = continued(file, first);
		return first !== void 0 && isGzip(first) ? decompressed(whole) : whole;
	};
	return {
		get size() {
			return (opened ?? file).size;
		},
		async read() {
			opened ??= await open();
			return opened.read();
		},
		close: () => (opened ?? file).close()
	};
}
/** Opens a file and passes its beginning to `check`, which throws to refuse the file. */
async function openChecked(path, check) {
	const source = await openSource(path);
	try {
		const first = await beginningOf(source, (bytes) => bytes.length >= 2 && !bytes.every(isBlank));
		check(first ?? /* @__PURE__ */ new Uint8Array(0));
		return continued(source, first);
	} catch (error) {
		await source.close();
		throw error;
	}
}
/** Reads until there is enough, or a chunk. */
async function beginningOf(source, isEnough) {
	let first = await source.read();
	while (first !== void 0 && first.length < CHUNK && !isEnough(first)) {
		const more = await source.read();
		if (more === void 0) break;
		first = Buffer.concat([first, more]);
	}
	return first;
}
/** Returns a file whose beginning was read, as if it was not. */
function continued(source, first) {
	let isBegun = false;
	const read = async () => {
		if (isBegun) return source.read();
		isBegun = true;
		return first;
	};
	return {
		size: source.size,
		read,
		close: () => source.close()
	};
}
function standardInput() {
	if (fstatSync(0).isDirectory()) throw Object.assign(/* @__PURE__ */ new Error(), { code: "EISDIR" });
	return pipeSource(process.stdin);
}
/** Opens a pipe by its name. A file's reads can't be cancelled: the process would wait for the writer even if it fails. */
async function namedPipe(path) {
	return pipeSource(new Socket({
		fd: await openDescriptor(path, "r"),
		readable: true,
		writable: false
	}));
}
function pipeSource(stream) {
	const chunks = stream[Symbol.asyncIterator]();
	return {
		size: void 0,
		read: async () => (await chunks.next()).value ?? void 0,
		async close() {
			stream.destroy();
		}
	};
}
/**
* Opens a file with two buffers in turn: one is filled while the other is processed. A new buffer for each chunk would
* cost more than reading.
*/
async function fileSource(path) {
	const found = await stat(path);
	if (found.isFIFO()) return namedPipe(path);
	const file = await open$1(path);
	let [next, other] = [new Uint8Array(CHUNK), new Uint8Array(CHUNK)];
	return {
		size: found.isFile() ? found.size : void 0,
		async read() {
			const { bytesRead } = await file.read(next, 0, CHUNK, null);
			const bytes = next.subarray(0, bytesRead);
			[next, other] = [other, next];
			return bytesRead === 0 ? void 0 : bytes;
		},
		close: () => file.close()
	};
}
/** Writes everything into a stream. Reads ahead while the stream works, but does not wait for bytes once it fails. */
async function pump(source, into) {
	const writer = into.getWriter();
	try {
		for (let bytes = await source.read(); bytes !== void 0;) {
			const written = writer.write(bytes);
			const next = source.read();
			next.catch(() => void 0);
			await written;
			bytes = await next;
		}
		await writer.close();
	} catch (error) {
		await writer.abort(error).catch(() => void 0);
		throw error;
	} finally {
		await source.close();
	}
}
/** Returns a stream that reads on demand. Its reader must not keep chunks, as their buffers are reused. */
function streamOf(source) {
	return new ReadableStream({
		async pull(controller) {
			const bytes = await source.read();
			if (bytes !== void 0) return controller.enqueue(bytes);
			controller.close();
			await source.close();
		},
		cancel: () => source.close()
	}, { highWaterMark: 0 });
}
/** Yields the chunks of a file and closes it. */
async function* chunksOf(source) {
	try {
		for (let bytes = await source.read(); bytes !== void 0; bytes = await source.read()) yield bytes;
	} finally {
		await source.close();
	}
}
/** Reads a document, or its beginning: stops after the chunk that exceeds the limit. That suffices for `too_large`. */
async function readDocument(path, most = Number.POSITIVE_INFINITY) {
	const chunks = [];
	let length = 0;
	for await (const bytes of chunksOf(await openSource(path))) {
		chunks.push(bytes.slice());
		length += bytes.length;
		if (length > most) break;
	}
	return Buffer.concat(chunks);
}
// target/stage/js/command/conversion_report.ts
/** The messages of `order-contract convert` on standard error. */
/** Reports an error in the file of complements. Does not suggest --rejects, which would not help. */
function reportWrongComplement({ message }, file, held) {
	reportWrongFile(message, file, held, "--complements");
}
/** Reports an error in a file that a conversion wrote beside `file`. */
function reportWrongFile(message, file, side, option) {
	tell(`${nameOf(side)}: ${message}`);
	process.stderr.write(`Pass the file that was written by ${option} together with ${printable(nameOf(file))}.\n`);
}
/** Reports why a conversion ended. Shows the document only on a terminal. `advice` says how to go on without it. */
function reportRefused(error, file, isPartial, advice = "") {
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
	process.stderr.write(`${[state, problem && advice].filter(Boolean).join(" ")}\n`);
}
/** Prints the summary on a terminal. Elsewhere, prints only warnings. */
function reportConverted(summary, requested, isUnchanged) {
	if (!process.stderr.isTTY) {
		warn(summary, requested);
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
// target/stage/js/command/file_checks.ts
/** Refuses files that are not what the arguments say but would be read as documents. */
/** The character `[`. */
const OPEN = 91;
/** Refuses an array where one document is expected: a conversion would leave it unchanged. */
function refuseArray(shape, file, bytes) {
	const advice = adviceOnArray(shape, file, bytes);
	if (advice !== void 0) throw new UsageError(advice);
}
/** Advises how to check a file of several documents that was read as one; undefined for any other file. */
function adviceOnSeveral(shape, file, bytes, problems) {
	return adviceOnArray(shape, file, bytes) ?? adviceOnLength(file, problems);
}
/** Refuses a file that by its name has a document in each line. */
function refuseLines(file) {
	if (isNamedLines(file)) throw new UsageError(`${nameOf(file)} has a document in each line: fix takes one document`);
}
/** Returns whether a file begins with an array, and its documents do not. */
function isArray(shape, bytes) {
	if (isList(shape) || isQuery(shape)) return false;
	return bytes.find((byte) => !isBlank(byte)) === OPEN;
}
function adviceOnArray(shape, file, bytes) {
	if (!isArray(shape, bytes)) return void 0;
	const list = lists.find((list) => list === `${shape}-list`);
	const page = list === void 0 ? "" : `, or the shape ${list} for a page of ${shape}s`;
	return `${nameOf(file)} begins with an array: pass --input array to read its elements${page}`;
}
function adviceOnLength(file, problems) {
	if (problems.every(({ code }) => code !== "too_large")) return void 0;
	return `${nameOf(file)} is long: if each line is a document, pass --input ndjson`;
}
// target/stage/js/command/file_identities.ts
/** Tells whether arguments name the same file. */
/** Returns a key for each file, so that different paths to the same file are found. Several may be the same device. */
async function identitiesOf(paths) {
	const named = paths.filter((path) => path !== void 0 && path !== "-");
	return (await Promise.all(named.map(identityOf))).filter((key) => key !== void 0);
}
/** Returns a key for a file, which is a path or a descriptor. Undefined for a device such as `/dev/null` or a terminal. */
async function identityOf(file) {
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
// target/stage/js/command/progress.ts
const EVERY_MS = 100;
const CELLS = 24;
/** Pumps a file into what `begin` returns, and shows the progress. */
async function withProgress(file, verb, source, begin) {
	const bar = new ProgressBar(source.size);
	const onProgress = (progress) => {
		bar.update(progress);
		done.line = progressLine(progress, nameOf(file), verb);
	};
	const stream = begin(onProgress, () => bar.clear());
	try {
		await pump(source, stream.writable);
		return await stream.summary;
	} finally {
		bar.clear();
	}
}
var ProgressBar = class {
	#size;
	#isShown = process.stderr.isTTY === true;
	#started = performance.now();
	#drawn = 0;
	#isDrawn = false;
	constructor(size) {
		this.#size = size;
	}
	update({ bytes, documents }) {
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
/** Returns a sentence about the progress: `1 document of a.ndjson was read.` */
function progressLine({ documents }, file, verb) {
	return `${counted(documents, "document")} of ${file} ${documents === 1 ? "was" : "were"} ${verb}.`;
}
function barOf(share) {
	const full = Math.round(share * CELLS);
	return `${"█".repeat(full)}${"░".repeat(CELLS - full)}`;
}
function megabytes(bytes) {
	return (bytes / 1e6).toFixed(bytes < 1e7 ? 1 : 0);
}
// target/stage/js/command/line_end.ts
/** Splits a query from the line end of its file: there it would belong to the last value. */
const CR = 13;
/** Returns a document without its line end if it is a query, and the line end. */
function cutLineEnd(shape, bytes) {
	let end = bytes.length;
	if (isQuery(shape)) {
		if (bytes[end - 1] === 10) end--;
		if (bytes[end - 1] === CR) end--;
	}
	return [bytes.subarray(0, end), bytes.subarray(end)];
}
// target/stage/js/command/whole.ts
/** Takes a file as one document, whatever its lines, so that it is converted like those of an archive. */
/** The longest line end. It does not count towards the length of a query. */
const LINE_END = 2;
var Whole = class {
	offset = 0;
	#shape;
	#most;
	#pending = new Gathered();
	constructor(shape, most) {
		this.#shape = shape;
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
		if (this.offset > this.#most) {
			yield {
				kind: "long",
				offset: 0,
				length: this.offset,
				line: void 0,
				isCut: false
			};
			return;
		}
		const [bytes, lineEnd] = cutLineEnd(this.#shape, this.#pending.bytes());
		yield {
			kind: "batch",
			bytes,
			offset: 0,
			places: {
				spans: [0, bytes.length],
				lines: [1]
			}
		};
		yield {
			kind: "verbatim",
			bytes: lineEnd
		};
	}
};
const WITH_LINE = new TextEncoder().encode("{\"line\"");
/** Names the number of the document a line, in place. */
function asLine(complement) {
	const line = complement.subarray(8 - WITH_LINE.length);
	line.set(WITH_LINE);
	return line;
}
// target/stage/js/command/file_conversion.ts
/** What `convert` and `restore` share: their options, and the conversion of a file. */
const RANGE = {
	from: date("The API version that the documents have."),
	to: date("The API version that they are to have.")
};
const OUTPUT = { output: {
	short: "o",
	value: "FILE",
	help: "Where to write. The default is standard output."
} };
const WITH_COMPLEMENTS = { "with-complements": {
	value: "FILE",
	help: "The complements of the conversion the other way."
} };
const PAYOUT_URL = { "payout-url": {
	value: "POINTER",
	check: pointer,
	help: "Where the URL is inside `payout`. The default is /url."
} };
const LOSSES = {
	"on-loss": choice(ON_LOSS, "Whether a document that would lose something is refused. The default is report: it is not."),
	"on-orphan": choice(ON_ORPHAN, "What happens to a part of a complement that matches nothing. The default is error: it is refused.")
};
/** Returns the options of a conversion. */
async function settingsOf(shape, values) {
	const { from, to } = values;
	if (from === void 0 || to === void 0) throw new UsageError("a version is missing: name both with --from and --to");
	const { "payout-url": payoutUrl, "on-loss": onLoss, "on-orphan": onOrphan } = values;
	return {
		...await settingsOf$1(shape, values),
		...withoutUndefined({
			from,
			to,
			payoutUrl,
			onLoss,
			onOrphan
		})
	};
}
/** Refuses arguments of which two are one file, unless both are inputs. The first output is standard output by default. */
async function refuseSameFiles([output, ...others], inputs) {
	if (inputs.filter((path) => path === "-").length > 1) throw new UsageError("standard input can be read only once: name - once");
	const outputs = await identitiesOf([output === void 0 || output === "-" ? 1 : output, ...others]);
	if (new Set(outputs).size < outputs.length) throw new UsageError("two outputs have the same file: name a file for each");
	const read = new Set(await identitiesOf(inputs.map((path) => path === "-" ? 0 : path)));
	if (outputs.some((file) => read.has(file))) throw new UsageError("an output has the same file as an input: name another file for it");
}
async function convertFile(conversion) {
	const { shape, file, kind, settings, held, output, rejects, complements, check } = conversion;
	const isDocument = kind === "document";
	done.file = nameOf(file);
	const opened = await openInputs(file, held, check);
	return withProgress(file, "read", opened.source, (onProgress) => {
		const streamOptions = {
			...settings,
			format: archiveFormatOf(kind),
			rejects,
			complements,
			complement: opened.complements && streamOf(opened.complements),
			onProgress: isDocument ? void 0 : onProgress
		};
		const framing = isDocument ? new Whole(shape, settings.limits.bytes) : void 0;
		return convertInto(output, shape, streamOptions, framing);
	});
}
/** Opens the file and its complements. An open pipe would keep the process alive if the other one fails. */
async function openInputs(file, held, check) {
	const complements = held === void 0 ? void 0 : await openSource(held);
	try {
		return {
			source: await openChecked(file, check),
			complements
		};
	} catch (error) {
		await complements?.close();
		throw error;
	}
}
// target/stage/js/command/convert.ts
const FILES = [
	"output",
	"rejects",
	"complements",
	"summary"
];
const convertCommand = command({
	usage: "SHAPE FILE --from DATE --to DATE",
	summary: "Convert documents from one API version to another.",
	options: {
		...RANGE,
		...OUTPUT,
		rejects: {
			value: "FILE",
			help: "Where to write documents that cannot be converted. Without it the first one ends the conversion."
		},
		complements: {
			value: "FILE",
			help: "Where to write the complements, for converting back."
		},
		...WITH_COMPLEMENTS,
		summary: {
			value: "FILE",
			help: "Where to write the summary, as JSON."
		},
		...PAYOUT_URL,
		...LOSSES,
		...INPUT,
		...SHARED
	},
	async run({ values, positionals }) {
		const { shape, file } = shapeAndFileOf(positionals);
		const settings = await settingsOf(shape, values);
		const kind = inputKindOf(values.input, shape, file);
		const held = values["with-complements"];
		const to = await outputsOf(values, [file, held]);
		try {
			const summary = await convertFile({
				shape,
				file,
				kind,
				settings,
				held,
				output: outputInto(to.output),
				rejects: to.rejects && streamInto(to.rejects),
				complements: to.complements && streamInto(to.complements, kind === "document" ? asLine : void 0),
				check: (first) => {
					if (kind !== "array") refuseArray(shape, file, first);
				}
			});
			if (to.summary) await to.summary.write(encoder.encode(`${JSON.stringify(summary, null, 2)}\n`));
			await finishAll([
				to.output,
				to.rejects,
				to.complements,
				to.summary
			]);
			reportConverted(summary, to, isUnchanged(kind, settings, summary));
			return summary.rejected > 0 ? 1 : 0;
		} catch (error) {
			if (!(error instanceof ArchiveError)) throw error;
			const isPartial = to.output.isInPlace && kind !== "document";
			if (isPartial) await to.output.end();
			if (error.source === "complements") reportWrongComplement(error, file, held ?? "");
			else reportRefused(error, file, isPartial, "Pass --rejects FILE to set such documents aside and go on.");
			return 1;
		}
	}
});
const encoder = new TextEncoder();
async function outputsOf(values, inputs) {
	const wrong = FILES.find((name) => name !== "output" && values[name] === "-");
	if (wrong) throw new UsageError(`--${wrong} cannot be standard output: name a file`);
	await refuseSameFiles(FILES.map((name) => values[name]), inputs);
	const sink = async (name) => {
		const path = values[name];
		return path === void 0 ? void 0 : openOutputFile(path);
	};
	return {
		rejects: await sink("rejects"),
		complements: await sink("complements"),
		summary: await sink("summary"),
		output: await openOutput(values.output)
	};
}
/** Returns whether an archive has no changed document: probably its shape or version is another one. */
function isUnchanged(kind, { from, to }, summary) {
	return kind !== "document" && from !== to && summary.converted > 0 && summary.changed === 0;
}
// target/stage/js/command/detect.ts
/** The command `order-contract detect`. */
const detectCommand = command({
	usage: "SHAPE FILE…",
	summary: "Tell which API versions a document can have, and why.",
	options: {
		...INPUT,
		summary: { help: "Print only how many documents can have which versions." },
		...FORMAT,
		...SHARED
	},
	async run({ values, switches, positionals }) {
		const { shape, files } = shapeOf(positionals);
		const { format = "pretty" } = values;
		const isSummary = switches.has("summary");
		const listing = isSummary ? void 0 : new PrintedList(format);
		const settings = await settingsOf$1(shape, values);
		const task = {
			shape,
			settings,
			read: readSettings(settings),
			listing,
			counts: new CandidateCounts()
		};
		const detectAll = async () => {
			for (const file of filesOf(files)) {
				const kind = inputKindOf(values.input, shape, file);
				if (kind === "document") await oneDocument$1(file, task);
				else await archive$1(file, archiveFormatOf(kind), task);
			}
		};
		await (listing ? listing.fill(detectAll) : detectAll());
		if (isSummary) await task.counts.print(format);
		else task.counts.report();
		return task.counts.unreadable > 0 ? 1 : 0;
	}
});
async function oneDocument$1(file, task) {
	const { shape, read, listing, counts } = task;
	const bytes = await readDocument(file, read.limits.bytes);
	refuseArray(shape, file, bytes);
	const found = counts.add(detect(cutLineEnd(shape, bytes)[0], task));
	await listing?.add({
		file,
		...found
	}, () => pretty(nameOf(file), found));
}
async function archive$1(file, format, task) {
	const { shape, read, listing, counts } = task;
	done.file = nameOf(file);
	const source = await openChecked(file, (first) => {
		if (format !== "json") refuseArray(shape, file, first);
	});
	for await (const { line, offset, bytes, isCut } of documentsIn(chunksOf(source), format, read.limits.bytes)) {
		const document = bytes && (isCut ? unreadableOf(shape, bytes, read) : cutLineEnd(shape, bytes)[0]);
		const found = counts.add(detect(document, task));
		await listing?.add({
			file,
			line,
			offset,
			...found
		}, () => pretty(`${nameOf(file)}:${line}`, found));
	}
}
/** Detects the versions of a document. `bytes` is undefined if the document is longer than the limit. */
function detect(bytes, { shape, settings, read }) {
	const found = bytes && detectVersion(shape, bytes, settings);
	if (found && found.evidence.length > 0) return found;
	const { problems } = bytes ? validated(shape, bytes, withFatalAlone(read)) : tooLarge(shape, read);
	return found && problems.length === 0 ? found : {
		candidates: [],
		evidence: [],
		problems
	};
}
function pretty(place, { candidates, evidence, problems }) {
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
	add(found) {
		if (found.problems) this.unreadable++;
		else {
			const { candidates } = found;
			const key = candidates.join();
			const count = this.#byVersions.get(key) ?? {
				candidates,
				documents: 0
			};
			count.documents++;
			this.#byVersions.set(key, count);
		}
		return found;
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
// target/stage/js/command/explain.ts
/** The command `order-contract explain`. */
const explainCommand = command({
	usage: "[CODE…]",
	summary: "Say what a code means, with an example that has it and one that has not. Without a code: all codes.",
	options: {
		...FORMAT,
		...HELP
	},
	async run({ values, positionals }) {
		const { format = "pretty" } = values;
		const wanted = positionals.map((code) => asUsage(() => (/* @__PURE__ */ oneOf(codes))(code, "code")));
		const all = (wanted.length > 0 ? wanted : codes).map((code) => explain(code));
		const paint = paintFor(process.stdout);
		await printAll(all, format, ({ code, text, fails, passes }) => {
			const example = (title, colour, { shape, input }) => input === void 0 ? "" : `  ${paint(colour, title)} ${shape ?? "call"}: ${input}\n`;
			return `${paint("bold", code)}\n  ${text}\n${example("fails: ", "red", fails)}${example("passes:", "green", passes)}`;
		});
		return 0;
	}
});
// target/stage/js/command/fix.ts
/** The command `order-contract fix`. */
/** Keeps a byte order mark: the report is about it. */
const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
const fixCommand = command({
	usage: "SHAPE FILE",
	summary: "Apply the safe fixes of one document. What is left goes to standard error.",
	options: {
		output: {
			short: "o",
			value: "FILE",
			help: "Where to write. The default is standard output."
		},
		format: {
			...FORMAT.format,
			help: "pretty writes the document; json and ndjson write it with fixes and report."
		},
		...VERSION,
		...LEVEL,
		...SHARED
	},
	async run({ values, positionals }) {
		const { shape, file } = shapeAndFileOf(positionals);
		refuseLines(file);
		const { format = "pretty" } = values;
		const settings = await settingsOf$1(shape, values);
		const [document, lineEnd] = cutLineEnd(shape, await readDocument(file));
		const fixed = applyFixes(shape, document, settings);
		const sink = await openOutput(values.output);
		if (format === "pretty") {
			await sink.write(fixed.output);
			await sink.write(lineEnd);
		} else {
			const value = {
				file,
				...fixed,
				output: decoder.decode(fixed.output)
			};
			await sink.write(new TextEncoder().encode(`${JSON.stringify(value, null, format === "json" ? 2 : 0)}\n`));
		}
		await finishAll([sink]);
		if (format === "pretty") reportFixes(fixed, {
			file: nameOf(file),
			line: 1,
			bytes: fixed.output
		});
		return fixed.report.valid ? 0 : 1;
	}
});
/** Prints on standard error what was fixed and the remaining problems. */
function reportFixes({ applied, report }, origin) {
	const paint = paintFor(process.stderr);
	const lines = applied.map(({ fix, pointer }) => `Fixed: ${printable(`${fix?.title ?? ""} ${pointer}`.trim())}`);
	for (const problem of report.problems) lines.push("", frame(problem, origin, paint).trimEnd());
	if (lines.length > 0) process.stderr.write(`${lines.join("\n")}\n`);
}
// target/stage/js/command/help.ts
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
function helpOn(name, { usage, summary, options }) {
	const lines = Object.entries(options).map(([option, spec]) => `  ${flag(option, spec)}\n      ${spec.help}`);
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
function flag(option, { short, value }) {
	return `${short ? `-${short}, ` : ""}--${option}${value ? ` ${value}` : ""}`;
}
// target/stage/js/command/rejects.ts
/** Reads the file that `order-contract convert --rejects` has written, to restore the lines of the archive. */
const REASONS = {
	line: "Each line must be an object with `line` and the `document` of that line.",
	order: "Each `line` must be larger than the one before it.",
	length: "The document is not kept, because it exceeded the limit. Convert the archive with a larger --max-bytes.",
	orphan: "The archive has no place for this line."
};
/** The error about a file of rejects. Its message never quotes a document. */
var RejectsError = class extends Error {
	name = "RejectsError";
	constructor(reason, line) {
		super(`rejects, line ${line}: ${REASONS[reason]}`);
	}
};
var Rejects = class {
	#source;
	#lines;
	/** The line of the file that was read last, for errors. */
	#line = 0;
	#last = 0;
	constructor(source) {
		this.#source = source;
		this.#lines = documentsIn(chunksOf(source), "ndjson", MOST_BYTES);
	}
	/** Returns the next rejected line, or undefined at the end. */
	async next() {
		const { value, done } = await this.#lines.next();
		if (done) return void 0;
		this.#line = value.line;
		const rejected = this.#parsed(value.bytes);
		if (rejected.line <= this.#last) throw this.error("order");
		this.#last = rejected.line;
		return rejected;
	}
	/** Makes an error about the line that was read last. */
	error(reason) {
		return new RejectsError(reason, this.#line);
	}
	close() {
		return this.#source.close();
	}
	#parsed(bytes) {
		const { line, lineEnd = "\n", ...excerpt } = this.#object(bytes);
		if ("length" in excerpt) throw this.error("length");
		const document = documentOf(excerpt);
		if (!(Number.isSafeInteger(line) && document?.includes(10) === false && /^\r?\n?$/.test(lineEnd))) throw this.error("line");
		return {
			line,
			text: Buffer.concat([document, Buffer.from(lineEnd)])
		};
	}
	#object(bytes) {
		try {
			return { ...JSON.parse(new TextDecoder().decode(bytes)) };
		} catch {
			throw this.error("line");
		}
	}
};
function documentOf({ document, base64 }) {
	if (typeof document === "string") return Buffer.from(document);
	return typeof base64 === "string" ? Buffer.from(base64, "base64") : void 0;
}
// target/stage/js/command/restored_lines.ts
/** Puts rejected lines back between the lines that are written. */
var RestoredLines = class {
	/** How many lines were put back. */
	count = 0;
	#output;
	#rejects;
	/** The number of the line that is written, and whether it has begun. */
	#line = 1;
	#isOpen = false;
	/** A line without an end was put back, so nothing can follow it. */
	#isEnded = false;
	/** Undefined behind the last one. */
	#next;
	constructor(output, rejects) {
		this.#output = output;
		this.#rejects = rejects;
	}
	async write(bytes) {
		const copy = bytes.slice();
		for (let at = 0; at < copy.length;) {
			const next = await this.#putBack();
			if (this.#isEnded) throw this.#rejects.error("orphan");
			const end = next === void 0 ? copy.length : this.#pass(copy, at, next.line);
			await this.#output.write(copy.subarray(at, end));
			at = end;
		}
	}
	async close() {
		if (await this.#putBack() !== void 0) throw this.#rejects.error("orphan");
		return this.#output.close();
	}
	abort(reason) {
		this.#output.abort(reason);
	}
	/** Writes the rejected lines that come next. Returns the one after them. */
	async #putBack() {
		for (;;) {
			this.#next ??= this.#rejects.next();
			const next = await this.#next;
			if (next === void 0 || this.#isOpen || this.#isEnded || next.line > this.#line) return next;
			if (next.line < this.#line) throw this.#rejects.error("orphan");
			await this.#output.write(next.text);
			this.count++;
			this.#next = void 0;
			this.#isEnded = next.text.at(-1) !== 10;
			this.#line++;
		}
	}
	/** Passes lines until the one with the given number. Returns where that begins. */
	#pass(bytes, from, until) {
		let at = from;
		while (at < bytes.length && (this.#isOpen || this.#line < until)) {
			const end = bytes.indexOf(10, at);
			this.#isOpen = end < 0;
			if (end >= 0) this.#line++;
			at = end < 0 ? bytes.length : end + 1;
		}
		return at;
	}
};
// target/stage/js/command/restore.ts
/** The command `order-contract restore`. */
const restoreCommand = command({
	usage: "SHAPE FILE --with-rejects FILE --from DATE --to DATE",
	summary: "Convert an archive back, with its rejects at the lines where they were.",
	options: {
		...RANGE,
		...OUTPUT,
		"with-rejects": {
			value: "FILE",
			help: "The rejects of the conversion the other way."
		},
		...WITH_COMPLEMENTS,
		...PAYOUT_URL,
		...SHARED
	},
	async run({ values, positionals }) {
		const { shape, file } = shapeAndFileOf(positionals);
		const settings = await settingsOf(shape, values);
		const { output, "with-complements": held, "with-rejects": rejected } = values;
		if (rejected === void 0) throw new UsageError("the rejects are missing: name their file with --with-rejects");
		await refuseSameFiles([output], [
			file,
			held,
			rejected
		]);
		const sink = await openOutput(output);
		const rejects = new Rejects(await openSource(rejected));
		const lines = new RestoredLines(outputInto(sink), rejects);
		try {
			const summary = await convertFile({
				shape,
				file,
				kind: "ndjson",
				settings,
				held,
				output: lines,
				check: (first) => {
					if (!isArray(shape, first)) return;
					throw new UsageError(`${nameOf(file)} begins with an array: restore takes a file with a document in each line`);
				}
			});
			await finishAll([sink]);
			reportRestored(summary, lines.count, held);
			return 0;
		} catch (error) {
			if (!(error instanceof ArchiveError || error instanceof RejectsError)) throw error;
			if (sink.isInPlace) await sink.end();
			if (error instanceof RejectsError) reportWrongFile(error.message, file, rejected, "--rejects");
			else if (error.source === "complements") reportWrongComplement(error, file, held ?? "");
			else reportRefused(error, file, sink.isInPlace);
			return 1;
		} finally {
			await rejects.close();
		}
	}
});
/** Prints the counts on a terminal. Elsewhere, prints only a warning. */
function reportRestored({ documents, losses }, count, held) {
	if (process.stderr.isTTY) process.stderr.write(`${counted(documents, "document")} converted back, ${counted(count, "reject")} put back\n`);
	const lost = losses.reduce((sum, { count }) => sum + count, 0);
	const advice = held === void 0 ? ": pass the complements of the archive with --with-complements" : "";
	if (lost > 0) tell(`${counted(lost, "loss", "losses")}${advice}`);
}
// target/stage/js/command/schema.ts
/** The command `order-contract schema`. */
const schemaCommand = command({
	usage: "SHAPE",
	summary: "Print the JSON Schema of a shape.",
	options: {
		...VERSION,
		...LEVEL,
		...HELP
	},
	async run({ values, positionals }) {
		const { shape, files } = shapeOf(positionals);
		if (files.length > 0) throw new UsageError("schema takes only a shape: leave out the other arguments");
		const settings = withoutUndefined({
			version: values["api-version"],
			level: values.level
		});
		await print(`${JSON.stringify(jsonSchema(shape, settings), null, 2)}\n`);
		return 0;
	}
});
// target/stage/js/command/validate.ts
/** The command `order-contract validate`. */
const validateCommand = command({
	usage: "SHAPE FILE…",
	summary: "Validate documents and list their problems.",
	options: {
		...INPUT,
		...FORMAT,
		...VERSION,
		...LEVEL,
		...SHARED
	},
	async run({ values, positionals }) {
		const { shape, files } = shapeOf(positionals);
		const { format = "pretty" } = values;
		const task = {
			shape,
			settings: await settingsOf$1(shape, values),
			listing: new PrintedList(format),
			paint: paintFor(process.stdout),
			documents: 0,
			invalid: 0,
			problems: 0
		};
		await task.listing.fill(async () => {
			for (const file of filesOf(files)) {
				const kind = inputKindOf(values.input, shape, file);
				if (kind === "document") await oneDocument(file, task);
				else await archive(file, archiveFormatOf(kind), task);
			}
		});
		if (format === "pretty") await print(`${summaryOf(task)}\n`);
		return task.invalid > 0 ? 1 : 0;
	}
});
async function oneDocument(file, task) {
	const { shape, settings } = task;
	const bytes = await readDocument(file, settings.limits.bytes);
	const { valid, problems } = validate(shape, cutLineEnd(shape, bytes)[0], settings);
	task.documents++;
	if (!valid) task.invalid++;
	if (problems.length > 0) await list({
		file,
		line: 1,
		offset: 0,
		valid,
		problems
	}, bytes, task);
	const advice = adviceOnSeveral(shape, file, bytes, problems);
	if (advice !== void 0) tell(advice);
}
async function archive(file, format, task) {
	const { shape, settings } = task;
	done.file = nameOf(file);
	const { documents, invalid } = await withProgress(file, "checked", await openSource(file), (onProgress, clear) => validateEach(shape, {
		...settings,
		format,
		onProgress
	}, async (listed, bytes) => {
		clear();
		await list({
			file,
			...listed
		}, bytes, task);
	}));
	task.documents += documents;
	task.invalid += invalid;
}
async function list(listed, bytes, task) {
	const { file, line, problems } = listed;
	const origin = {
		file: nameOf(file),
		line,
		bytes
	};
	task.problems += problems.length;
	await task.listing.add(listed, () => problems.map((problem) => `${frame(problem, origin, task.paint)}\n`).join(""));
}
function summaryOf({ documents, invalid, problems, paint }) {
	const found = problems === 0 ? "no problems" : counted(problems, "problem");
	const verdict = invalid === 0 ? paint("green", "all valid") : paint("red", `${counted(invalid, "document")} invalid`);
	return `${counted(documents, "document")}, ${found}, ${verdict}`;
}
// target/stage/js/command/run.ts
/** Finds the command, runs it, and turns its result or error into an exit code. */
const COMMANDS = {
	validate: validateCommand,
	convert: convertCommand,
	restore: restoreCommand,
	detect: detectCommand,
	fix: fixCommand,
	explain: explainCommand,
	schema: schemaCommand,
	changelog: changelogCommand
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
	const given = readArguments(args, command.options);
	return given.switches.has("help") ? help(name) : command.run(given);
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
// target/stage/js/command/main.ts
/** The program `order-contract`, for example as `npx order-contract`. run.ts does the work. */
process.exitCode = 70;
run(process.argv.slice(2)).then((code) => {
	process.exitCode = code;
});
