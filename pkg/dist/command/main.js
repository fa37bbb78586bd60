#!/usr/bin/env node
import { B as isList, Ct as wholeNumber, F as DEFAULTS, Ht as shapes, L as MOST_BYTES, Lt as levels, Nt as codes, Pt as defaultVersion, Rt as lists, S as validated, U as readSettings, W as refuseEntries, Wt as versions, Y as amendedFor, _t as oneOf, c as ON_ORPHAN, dt as decoded, i as detectVersion, s as ON_LOSS, tt as isQuery, vt as pointer, xt as text, yt as pointers, z as isFatal } from "../shared/convert.js";
import { r as jsonSchema, s as applyFixes, u as codes$1 } from "../shared/api.js";
import { a as tooLarge, c as ArchiveError, i as problemsInLine, n as convertArchive, o as documentsIn, s as isBlank } from "../shared/stream_api.js";
import { getSystemErrorMap, parseArgs } from "node:util";
import { open, realpath, rename, stat } from "node:fs/promises";
import { Readable } from "node:stream";
import { finished, pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { randomBytes } from "node:crypto";
import { fstatSync, unlinkSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { ReadableStream } from "node:stream/web";
// generated/command.ts
const packageVersion = "0.1.0";
/** Loads a language of messages. */
const languages = {
	de: async () => (await import("../generated/messages/de.js")).de,
	es: async () => (await import("../generated/messages/es.js")).es,
	fr: async () => (await import("../generated/messages/fr.js")).fr
};
// command/errors.ts
/** The exit codes, and the errors that the command explains. */
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
/** A file that can't be read or written, and why. */
var IoError = class extends Error {
	name = "IoError";
	constructor(action, file, cause) {
		const { code, errno = 0, message } = cause;
		const [name, reason] = getSystemErrorMap().get(errno) ?? [""];
		super(`cannot ${action} ${file}: ${name === code ? reason : message}`, { cause });
	}
};
/** Returns a handler that throws an IoError. */
function failing(action, file) {
	return (error) => {
		throw new IoError(action, file, error);
	};
}
// command/inputs.ts
/** Reads input files, and standard input for `-`. What begins as gzip does is decompressed. */
const CHUNK = 1 << 20;
function nameOf(path) {
	return path === "-" ? "standard input" : path;
}
/** Opens a file. Returns its content. All errors are IoErrors. */
async function openInput(path) {
	return contentOf(path, await opened$1(path).catch(failing("read", nameOf(path))));
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
	return path === "-" ? process.stdin : (await open(path)).createReadStream({ highWaterMark: CHUNK });
}
async function* contentOf(path, stream) {
	try {
		yield* decompressed(stream, /\.gz$/i.test(path));
	} catch (error) {
		failing("read", nameOf(path))(error);
	}
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
	if (isGzip && first.length < 2) throw new Error("unexpected end of file");
	const content = async function* () {
		if (first.length > 0) yield first;
		yield* chunks;
	};
	if (first[0] !== 31 || first[1] !== 139) return yield* content();
	const gunzip = createGunzip({ chunkSize: CHUNK });
	pipeline(Readable.from(content(), { objectMode: false }), gunzip).catch(() => void 0);
	yield* gunzip;
}
// command/documents.ts
/** What the arguments say about documents: their shape, their files, how they stand in those, and the options. */
const OPEN = 91;
/** Returns the shape, which is the first argument, and the files that follow it, at most `most` of them. */
function shapeAndFilesOf([shape, ...files], most = Number.POSITIVE_INFINITY) {
	if (shape === void 0) throw new UsageError(`the shape is missing: name one of ${shapes.join(", ")}`);
	const known = asUsage(() => (/* @__PURE__ */ oneOf(shapes))(shape, "shape"));
	if (files.length > most) throw new UsageError(`too many arguments: leave out ${files.length - most} of them`);
	if (files.length === 0 && most > 0) throw new UsageError("the file is missing: name one, or - for standard input");
	refuseTwoOfStandardInput(files);
	return {
		shape: known,
		files,
		file: files[0]
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
		messages: await languages[values.messages ?? "en"]?.()
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
/** Yields the documents of files. */
async function* documentsOf(shape, files, input, most) {
	for (const file of files) if (inputKindOf(input, shape, file) === "document") yield {
		file,
		bytes: withoutLineEnd(shape, await readDocument(file, most))
	};
	else for await (const { bytes, ...place } of documentsIn(await openInput(file), most)) yield {
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
// command/outputs.ts
/** Writes standard output and files. A file has a temporary name in the same folder until it is complete. */
/** Completes every file before the first appears. The first can be the only one that has appeared if another one fails. */
async function finishAll(files) {
	for (const file of files) await file?.end();
	for (const file of files) await file?.appear();
}
const standardOutput = {
	write: (bytes) => written(process.stdout, bytes).catch(failing("write", "standard output")),
	end: async () => void 0,
	appear: async () => void 0
};
function print(text) {
	return standardOutput.write(Buffer.from(text));
}
/** Prints a result: for people, or as a line of NDJSON. */
function printResult(format, value, pretty) {
	return print(format === "ndjson" ? `${JSON.stringify(value)}\n` : pretty());
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
	const { file, move } = await opened(path).catch(failing("write", path));
	const target = file.createWriteStream({ flush: move !== void 0 });
	const gzip = /\.gz$/i.test(path) ? createGzip() : void 0;
	const stream = gzip ?? target;
	const isDone = gzip ? pipeline(gzip, target) : finished(target);
	isDone.catch(() => void 0);
	return {
		write: (bytes) => Promise.race([written(stream, bytes), isDone]).catch(failing("write", path)),
		end: () => {
			stream.end();
			return isDone.catch(failing("write", path));
		},
		appear: async () => {
			if (move === void 0) return;
			await rename(move.from, move.to).catch(failing("write", path));
			temporary.delete(move.from);
		}
	};
}
async function opened(path) {
	const existing = await stat(path).catch(() => void 0);
	if (existing?.isFile() === false) return { file: await open(path, "w") };
	const to = await resolvedPath(path);
	const from = join(dirname(to), `.${randomBytes(8).toString("hex")}.partial`);
	temporary.add(from);
	const file = await open(from, "wx", existing ? 384 : 438);
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
/** Resolves links in a path. Its last part need not exist. */
async function resolvedPath(path) {
	return realpath(path).catch(async () => join(await realpath(dirname(path)), basename(path)));
}
const STDOUT = 1;
/** Refuses two outputs in one file, and an output in the file of an input: with `>> FILE`, reading it would never end. */
async function refuseSameFiles(outputs, inputs) {
	const written = await filesAt(outputs);
	const read = await filesAt(inputs.filter((path) => path !== "-"));
	if (new Set(written).size < written.length) throw new UsageError("two outputs have the same file: name a file for each");
	if (read.some((file) => written.includes(file))) throw new UsageError("an output has the same file as an input: name another file for it");
}
/** Returns what identifies the files, whatever links lead there. Leaves out devices such as `/dev/null`, which nothing replaces. */
async function filesAt(paths) {
	const files = [];
	for (const path of paths) {
		if (path === void 0) continue;
		const found = path === "-" ? fstatSync(STDOUT) : await stat(path).catch(() => void 0);
		if (found === void 0) files.push(await resolvedPath(path).catch(() => path));
		else if (found.isFile()) files.push(`${found.dev}:${found.ino}`);
	}
	return files;
}
// command/contract.ts
/** `order-contract explain` and `order-contract schema`: print the contract. */
const explainCommand = {
	usage: "[CODE…]",
	summary: "Say what a code means, with an example that has it and one that has not. Without a code: all codes.",
	flags: ["format", "help"],
	async run({ format }, positionals) {
		const wanted = positionals.map((code) => asUsage(() => (/* @__PURE__ */ oneOf(codes))(code, "code")));
		for (const code of wanted.length > 0 ? wanted : codes) await printResult(format, codes$1[code], () => pretty$1(codes$1[code]));
		return 0;
	}
};
function pretty$1({ code, text, fails, passes }) {
	const example = (title, { shape, input }) => input === void 0 ? "" : `  ${title} ${shape ?? "call"}: ${input}\n`;
	return `${code}\n  ${text}\n${example("fails: ", fails)}${example("passes:", passes)}`;
}
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
		const { shape } = shapeAndFilesOf(positionals, 0);
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
// command/flags.ts
/** The flags of the command, and the reading of its arguments. */
const FORMATS = ["pretty", "ndjson"];
const INPUTS = ["document", "ndjson"];
const MOST_DEPTH = 999999999;
const LANGUAGES = ["en", ...Object.keys(languages)];
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
	messages: choice(LANGUAGES, "The language of messages. The default is en."),
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
	const { values, positionals } = asUsage(() => parseArgs(config));
	const checked = Object.entries(values).map(([name, given]) => [name, checkedValue(name, given)]);
	return {
		values: Object.fromEntries(checked),
		positionals
	};
}
/** Returns how Node reads a flag. */
function optionOf({ short, value, isRepeated = false }) {
	return {
		type: value === void 0 ? "boolean" : "string",
		multiple: isRepeated,
		...short && { short }
	};
}
function checkedValue(name, given) {
	const { check } = FLAGS[name];
	return check ? asUsage(() => check(given, `--${name}`)) : given;
}
function file(help) {
	return {
		value: "FILE",
		check: text,
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
	const check = (value, name) => (/* @__PURE__ */ wholeNumber(0, most))(Number(value), name);
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
/** Writes text for terminals. Removes characters that would control one. */
/** Writes a line on standard error, after the name of the command. */
function tell(text) {
	process.stderr.write(`order-contract: ${printable(text)}\n`);
}
/**
* Formats a problem for people: the message, the place and the help. Quotes nothing of the document, as it may get into a log.
* `line` is that of the first of `bytes`, from 1.
*/
function formatted(problem, file, line = 1, bytes) {
	const { severity, code, section, message, pointer, help, suggestion, span, fix } = problem;
	const column = span && bytes ? columnOf(bytes, span) : span?.column;
	const place = `${file}:${span ? `${line + span.line - 1}:${column}` : line}${pointer === "" ? "" : `  ${pointer}`}`;
	const lines = [`${severity} ${code} (${section}) ${withFlags(message)}`, `  --> ${place}`];
	if (help !== void 0) lines.push(`  help: ${withFlags(help)}`);
	if (suggestion !== void 0) lines.push(`  did you mean: ${suggestion}`);
	if (fix !== void 0) lines.push(`  ${fix.applicability === "safe" ? "fix" : "possible fix"}: ${fix.title}`);
	return `${lines.map(printable).join("\n")}\n`;
}
/** Returns the column as editors count it: not in bytes. */
function columnOf(bytes, { start, column }) {
	return decoded(bytes.subarray(start - (column - 1), start)).length + 1;
}
/** Replaces characters that would move the cursor or hide text. */
function printable(text) {
	return text.replace(/\t/g, " ").replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu, "�");
}
function grouped(number) {
	return number.toLocaleString("en");
}
function counted(number, noun, plural = `${noun}s`) {
	return `${grouped(number)} ${number === 1 ? noun : plural}`;
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
		const { shape, file } = shapeAndFilesOf(positionals, 1);
		const options = await conversionOf(shape, values);
		const isDocument = inputKindOf(values.input, shape, file) === "document";
		const held = values["with-complements"];
		const to = await outputsOf(values, [file, held]);
		try {
			const chunks = await openInput(file);
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
			reportConverted(summary, to.complements !== void 0);
			return summary.rejected > 0 ? 1 : 0;
		} catch (error) {
			if (!(error instanceof ArchiveError)) throw error;
			reportRefused(error, file, held);
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
	await refuseSameFiles([values.output ?? "-", ...SIDES.map((name) => values[name])], inputs);
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
function reportRefused(error, file, held = "") {
	const [problem] = error.problems;
	if (problem === void 0) {
		tell(`${nameOf(held)}: ${error.message}`);
		tell(`pass the file that was written by --complements together with ${nameOf(file)}`);
		return;
	}
	process.stderr.write(formatted(problem, nameOf(file), error.line));
	tell("the conversion ended here: pass --rejects FILE to set such documents aside and go on");
}
/** Reports what was converted, and what to look at. With `isKept`, the losses are in the file of complements. */
function reportConverted(summary, isKept) {
	const { documents, converted, changed, rejected, losses } = summary;
	const counts = `${grouped(converted)} converted (${grouped(changed)} changed), ${grouped(rejected)} rejected`;
	tell(`${counted(documents, "document")}: ${counts}`);
	const lost = losses.reduce((sum, { count }) => sum + count, 0);
	if (lost > 0 && !isKept) tell(`${counted(lost, "loss", "losses")}: --summary FILE lists them, --complements FILE keeps what is lost`);
}
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
		const { input, format } = values;
		const { limits, entries, messages } = await optionsOf(shape, values);
		const groups = /* @__PURE__ */ new Map();
		for await (const { bytes, ...place } of documentsOf(shape, files, input, limits.bytes)) {
			const { file, line } = place;
			if (bytes) refuseArray(shape, file, bytes);
			const found = detect(shape, bytes, {
				limits,
				entries,
				messages
			});
			const { candidates } = found;
			const known = groups.get(candidates.join())?.documents ?? 0;
			groups.set(candidates.join(), {
				candidates,
				documents: known + 1
			});
			const name = line === void 0 ? nameOf(file) : `${nameOf(file)}:${line}`;
			if (!values.counts) await printResult(format, {
				...place,
				...found
			}, () => pretty(name, found));
		}
		if (values.counts) for (const group of groups.values()) {
			const { candidates, documents } = group;
			const versions = candidates.length > 0 ? `of ${candidates.join(" or ")}` : "cannot be read";
			await printResult(format, group, () => `${grouped(documents)} ${versions}\n`);
		}
		return groups.has("") ? 1 : 0;
	}
};
/** Has no candidates, but problems, if the document can't be read. */
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
function pretty(place, { candidates, evidence, problems }) {
	const found = problems ? `cannot be read: ${withFlags(problems[0]?.message ?? "")}` : candidates.join(" or ");
	const reasons = evidence.map(({ version, pointer, reason }) => `  not ${version}: ${reason} ${pointer}`);
	return `${[`${place}: ${found}`, ...reasons].map(printable).join("\n")}\n`;
}
// command/fix.ts
/** `order-contract fix`. */
const fixCommand = {
	usage: "SHAPE FILE",
	summary: "Apply the safe fixes of one document. What is left goes to standard error.",
	flags: [
		"output",
		"api-version",
		"level",
		"accept",
		"optional",
		...SHARED
	],
	async run(values, positionals) {
		const { shape, file } = shapeAndFilesOf(positionals, 1);
		if (isNamedLines(file)) throw new UsageError(`${nameOf(file)} has a document in each line: fix takes one document`);
		const settings = await optionsOf(shape, values);
		const bytes = await readDocument(file);
		const document = withoutLineEnd(shape, bytes);
		const fixed = applyFixes(shape, document, settings);
		const output = await openOutput(values.output);
		await output.write(fixed.output);
		await output.write(bytes.subarray(document.length));
		await finishAll([output]);
		reportFixes(fixed, nameOf(file));
		return fixed.report.valid ? 0 : 1;
	}
};
/** Prints on standard error what was fixed and the remaining problems. */
function reportFixes({ applied, report, output }, file) {
	const lines = applied.map(({ fix, pointer }) => `Fixed: ${printable(`${fix?.title ?? ""} ${pointer}`.trim())}`);
	for (const problem of report.problems) lines.push("", formatted(problem, file, 1, output).trimEnd());
	if (lines.length > 0) process.stderr.write(`${lines.join("\n")}\n`);
}
// command/help.ts
/** Writes the help texts. */
const SHAPE = `SHAPE is one of ${shapes.join(", ")}.`;
const FILE = "FILE can be - for standard input. Input in gzip is decompressed, and an output whose name ends in .gz is compressed.";
const EXIT_CODES = "Exit codes: 0 all valid or converted, 1 a document is invalid, unreadable or was refused, 2 usage, 3 reading or writing failed, 70 the command itself failed.";
function helpOf(commands) {
	const names = Object.keys(commands);
	const column = Math.max(...names.map((name) => name.length)) + 2;
	return `order-contract COMMAND [ARGUMENTS]

Validates documents of the catalogue and order service and converts them between its API versions.

${names.map((name) => `  ${name.padEnd(column)}${commands[name]?.summary}`).join("\n")}

  --help     Show this help. After a command: its options.
  --version  Show the version of order-contract.

${SHAPE}
${FILE}
${EXIT_CODES}
`;
}
function helpOn(name, { usage, summary, flags }) {
	const notes = [usage.includes("SHAPE") && SHAPE, usage.includes("FILE") && FILE].filter(Boolean);
	const lines = flags.map((name) => `  ${flagOf(name, FLAGS[name])}\n      ${FLAGS[name].help}`);
	return `${[
		`order-contract ${name} ${usage} [OPTIONS]`,
		summary,
		notes.join("\n"),
		lines.join("\n")
	].filter(Boolean).join("\n\n")}\n`;
}
function flagOf(name, { short, value }) {
	return `${short ? `-${short}, ` : ""}--${name}${value ? ` ${value}` : ""}`;
}
// command/main.ts
/**
* The program `order-contract`, for example as `npx order-contract`. Finds the command, runs it, and turns its result or
* error into an exit code.
*/
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
			const { input, format } = values;
			const settings = readSettings(shape, await optionsOf(shape, values));
			const counts = {
				documents: 0,
				invalid: 0,
				problems: 0
			};
			for await (const document of documentsOf(shape, files, input, settings.limits.bytes)) {
				const { file, line = 0, offset = 0, bytes } = document;
				const { valid, problems } = bytes ? validated(shape, bytes, settings) : {
					valid: false,
					problems: tooLarge(shape, settings)
				};
				counts.documents++;
				if (!valid) counts.invalid++;
				counts.problems += problems.length;
				if (problems.length === 0) continue;
				const listed = line === 0 ? problems : problemsInLine(problems);
				const place = {
					line: line || 1,
					offset
				};
				const pretty = () => listed.map((problem) => `${formatted(problem, nameOf(file), place.line, bytes)}\n`).join("");
				await printResult(format, {
					file,
					...place,
					valid,
					problems: listed
				}, pretty);
			}
			const { documents, invalid, problems } = counts;
			const listed = problems === 0 ? "no problems" : counted(problems, "problem");
			const verdict = invalid === 0 ? "all valid" : `${counted(invalid, "document")} invalid`;
			if (format !== "ndjson") await print(`${counted(documents, "document")}, ${listed}, ${verdict}\n`);
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
	if (name === "--help" || name === "-h") return printed(helpOf(COMMANDS));
	if (name === "--version") return printed(`${packageVersion}\n`);
	const command = COMMANDS[asUsage(() => (/* @__PURE__ */ oneOf(Object.keys(COMMANDS)))(name, "command"))];
	const { values, positionals } = readArguments(args, command.flags);
	return values.help ? printed(helpOn(name, command)) : command.run(values, positionals);
}
async function printed(text) {
	await print(text);
	return 0;
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
	deleteTemporaryFiles();
	process.kill(process.pid, signal);
}
process.exitCode = 70;
run(process.argv.slice(2)).then((code) => process.stderr.write("", () => process.exit(code)));
