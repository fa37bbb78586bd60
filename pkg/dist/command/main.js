#!/usr/bin/env node
import { Gt as shapes, H as readSettings, J as CONVERSION, Kt as versions, L as DEFAULTS, Lt as isQuery, Ot as own, Q as MOST_BYTES, T as validated, U as refuseEntries, Ut as lists, X as LIMITS, Y as DOCUMENT, Z as MOST, a as detectVersion, bt as oneOf, en as decoded, o as BY_DEFAULT, ot as isFatal, s as encoded, xt as pointer } from "../shared/convert.js";
import { a as documentStream, c as replyTo, d as ArchiveError, i as problemsInLine, l as documentsIn, n as Conversions, o as NO_COMPLEMENTS, s as convertBatch, u as refusePrettyPrinted } from "../shared/stream_api.js";
import { g as applyFixes, i as verifyConversion, n as LAW_NAMES, r as lawsBy, t as LAWS } from "../shared/api.js";
import { ReadableStream } from "node:stream/web";
import { getSystemErrorMap, parseArgs, promisify } from "node:util";
import { open, realpath, rename, stat } from "node:fs/promises";
import { finished, pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { fstat, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
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
/** Calls a check of the package or of Node and turns its TypeErrors into UsageErrors, in which an option is a flag. */
function asUsage(run) {
	try {
		return run();
	} catch (error) {
		if (!(error instanceof TypeError)) throw error;
		throw new UsageError(error.message.replaceAll("\n", " ").replace(/^the option (?=\w)/, "the option --"), { cause: error });
	}
}
var IoError = class extends Error {
	name = "IoError";
	constructor(action, file, cause) {
		const { code, errno = 0, message } = cause;
		const [name, reason] = getSystemErrorMap().get(errno) ?? [""];
		super(`cannot ${action} ${file}: ${name === code ? reason : message}`, { cause });
	}
};
function failing(action, file) {
	return (error) => {
		throw new IoError(action, file, error);
	};
}
// command/flags.ts
/** The flags of the command, and the reading of its arguments. */
const { version, level, accept, optional, severity } = DOCUMENT;
const { from, to, payoutUrl, entries, onLoss, onOrphan } = CONVERSION;
const FLAGS = {
	from: sets(from, "DATE", "The API version that the documents have."),
	to: sets(to, "DATE", "The API version that they are to have."),
	output: {
		short: "o",
		...file("Where to write. The default is standard output.")
	},
	rejects: file("Where to write documents that cannot be converted. Without it the first one ends the conversion."),
	complements: file("Where to write the complements, for converting back."),
	"with-complements": file("The complements of the conversion the other way."),
	summary: file("Where to write the summary, as JSON."),
	"errors-only": { help: "List errors only, without warnings and remarks." },
	severity: repeated(sets(severity, "CODE=SEVERITY", "The severity of problems with a code: error, warning, info or off.", severities)),
	fix: { help: "Write one document with its safe fixes applied. What is left goes to standard error." },
	counts: { help: "Print only how many documents can have which versions." },
	"payout-url": sets(payoutUrl, "POINTER", "Where the URL is inside `payout`. The default is /url."),
	"on-loss": sets(onLoss, "report|error", "Whether a loss is reported, or an error for which the document is refused."),
	"on-orphan": sets(onOrphan, "error|drop", "Whether a part of a complement that matches nothing is an error, or dropped."),
	input: choice(["document", "ndjson"], "Whether a file is one document, or NDJSON with one per line. The default is ndjson for queries and for files named .ndjson or .jsonl, also with .gz."),
	format: choice(["pretty", "ndjson"], "How to print the result. The default is pretty."),
	"api-version": sets(version, "DATE", "The API version."),
	level: sets(level, "implied|stated", "Which rules apply: all, or those that the API documentation states outright."),
	entries: sets(entries, "POINTER", "The JSON Pointer of the entries of a list."),
	accept: repeated(sets(accept, "POINTER=VALUE,VALUE", "Further values that your service accepts, by JSON Pointer.", acceptedValues)),
	optional: repeated(sets(optional, "POINTER", "The JSON Pointer of a required field that need not be there.")),
	"max-bytes": limit(LIMITS.bytes, MOST_BYTES, "The largest document in bytes."),
	"max-depth": limit(LIMITS.depth, MOST, "The deepest nesting of a document."),
	messages: choice(["en", ...Object.keys(languages)], "The language of messages. The default is en."),
	help: {
		short: "h",
		help: "Show this help."
	}
};
/** The flags that name an output beside the result. */
const SIDES = [
	"rejects",
	"complements",
	"summary"
];
const SHARED = [
	"input",
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
/** Refuses the first unknown flag and suggests the nearest one. Node would only advise how to name a file like a flag. */
function refuseUnknown(tokens, names) {
	for (const { kind, name = "", rawName } of tokens) if (kind === "option" && !names.includes(name)) asUsage(() => (/* @__PURE__ */ oneOf(names.map((name) => `--${name}`)))(rawName, "option"));
}
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
/** Makes the flag that sets an option of the package. `read` makes the option's value of what is typed. */
function sets(option, value, doc, read = (given, _) => given) {
	const { byDefault } = option;
	const check = (given, name) => option.check(read(given, name), name);
	return {
		option,
		value,
		check,
		help: byDefault === void 0 ? doc : `${doc} The default is ${byDefault}.`
	};
}
function repeated(flag) {
	return {
		...flag,
		isRepeated: true
	};
}
function file(help) {
	return {
		value: "FILE",
		check: fileName,
		help
	};
}
/** Accepts the name of a file. A variable of the shell that is not set is an empty text. */
function fileName(value, name) {
	if (typeof value === "string" && value !== "") return value;
	throw new TypeError(`${name} is empty: name a file`);
}
function choice(known, help) {
	return {
		value: known.join("|"),
		check: /* @__PURE__ */ oneOf(known),
		help
	};
}
function limit(option, most, doc) {
	const read = (given, name) => {
		if (/^\d{1,15}$/.test(given)) return Number(given);
		throw new TypeError(`${name} must be a whole number from 0 to ${most}, in digits`);
	};
	return sets(option, "NUMBER", doc, read);
}
function severities(given, name) {
	return Object.fromEntries(given.map((text) => {
		const [code, severity, ...more] = text.split("=");
		if (code && severity && more.length === 0) return [code, severity];
		throw new UsageError(`${name} needs a code and a severity: write ${name} enum=warning`);
	}));
}
function acceptedValues(given, name) {
	const accepted = {};
	for (const text of given) {
		const [at = "", values = ""] = text.split(/=(.*)/s);
		const listed = values.split(",");
		if (listed.includes("")) throw new UsageError(`${name} needs values: write ${name} ${at}=VALUE,VALUE`);
		accepted[pointer(at, name)] = [...accepted[at] ?? [], ...listed];
	}
	return accepted;
}
/** The options that messages name. */
const NAMED = {
	...CONVERSION,
	...Object.fromEntries(Object.entries(LIMITS).map(([name, option]) => [`limits.${name}`, option]))
};
/** Replaces options in the message of a problem, in any language, by flags: `onLoss: 'report'` in backticks, too. */
function withFlags(problem) {
	const flags = Object.entries(FLAGS);
	const named = (text) => text.replace(/`([\w.]+)(?:: '(\w+)')?`/g, (quoted, name, value) => {
		const option = own(NAMED, name);
		const [flag] = flags.find(([, sets]) => option !== void 0 && sets.option === option) ?? [];
		if (flag === void 0) return quoted;
		return value === void 0 ? `\`--${flag}\`` : `\`--${flag} ${value}\``;
	});
	const { message, help } = problem;
	return {
		...problem,
		message: named(message),
		...help !== void 0 && { help: named(help) }
	};
}
// command/inputs.ts
/** Reads input files, and standard input for `-`. A file whose name ends in `.gz` is decompressed. */
const CHUNK = 1 << 20;
function isCompressed(path) {
	return /\.gz$/i.test(path);
}
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
	return path === "-" ? process.stdin : (await openFile(path)).createReadStream({ highWaterMark: CHUNK });
}
const openFiles = /* @__PURE__ */ new Set();
/** Opens a file, and keeps it from being collected as garbage: after a failure, Node would warn of a file that is open then. */
async function openFile(path, flags, mode) {
	const file = await open(path, flags, mode);
	openFiles.add(file);
	return file;
}
async function* contentOf(path, stream) {
	try {
		yield* isCompressed(path) ? decompressed(stream) : stream;
	} catch (error) {
		failing("read", nameOf(path))(error);
	}
}
/** Yields the content of gzip data. Throws if it is cut off, or if anything but zeros follows its last member. */
async function* decompressed(stream) {
	const gunzip = createGunzip({ chunkSize: CHUNK });
	let length = 0;
	let withoutPadding = 0;
	stream.on("data", (bytes) => {
		const used = lengthWithoutZeros(bytes);
		if (used > 0) withoutPadding = length + used;
		length += bytes.length;
	});
	stream.once("error", (error) => gunzip.destroy(error));
	try {
		yield* stream.pipe(gunzip);
		await finished(stream.unpipe(gunzip).resume());
		if (gunzip.bytesWritten < withoutPadding) throw new Error("data follows the zeros behind gzip data");
		if (length < 2) throw new Error("unexpected end of file");
	} finally {
		stream.destroy();
	}
}
function lengthWithoutZeros(bytes) {
	let length = bytes.length;
	while (length > 0 && bytes[length - 1] === 0) length--;
	return length;
}
// command/outputs.ts
/** Writes standard output and files. A file has a temporary name in the same folder until it is complete. */
/** Completes every file before the first appears. The first can be the only one that has appeared if another one fails. */
async function finishAll(files) {
	for (const file of files) await file?.end?.();
	for (const file of files) await file?.appear?.();
}
const standardOutput = { write: (bytes) => written(process.stdout, bytes).catch(failing("write", "standard output")) };
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
		rmSync(path);
	} catch {}
	temporary.clear();
}
/** Opens a file, compressed if its name ends in `.gz`, or standard output for `-`. A pipe and the like is written in place. */
async function openOutput(path = "-") {
	if (path === "-") return standardOutput;
	const { file, move } = await opened(path).catch(failing("write", path));
	const target = file.createWriteStream({ flush: move !== void 0 });
	const gzip = isCompressed(path) ? createGzip() : void 0;
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
	if (existing?.isFile() === false) return { file: await openFile(path, "w") };
	const to = await resolvedPath(path);
	const from = join(dirname(to), `.${crypto.randomUUID()}.partial`);
	temporary.add(from);
	const file = await openFile(from, "wx", existing ? 384 : 438);
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
// command/same_files.ts
/** Refuses to write into a file that is read: with `>> FILE`, reading it would never end, and with `-o FILE` its content is lost. */
const [STDIN, STDOUT] = [0, 1];
const openAs = promisify(fstat);
/** Refuses two outputs in one file, and an output in the file of an input. */
async function refuseSameFiles(outputs, inputs) {
	const [read, written] = [await filesAt(inputs, STDIN), await filesAt(outputs, STDOUT)];
	if (read.some((file) => written.includes(file))) throw new UsageError("an output is the same file as an input: name another file for it");
	if (new Set(written).size < written.length) throw new UsageError("two outputs are the same file: name a file for each");
}
/** Identifies files by number, or by place if they do not exist yet. Leaves out a terminal, `/dev/null` and a socket. */
async function filesAt(paths, standard) {
	const files = [];
	for (const path of paths) {
		if (path === void 0) continue;
		const found = await (path === "-" ? openAs(standard, { bigint: true }) : stat(path, { bigint: true })).catch(() => void 0);
		if (found === void 0 && path !== "-") files.push(await resolvedPath(path).catch(() => path));
		if (found && !found.isCharacterDevice() && !found.isSocket()) files.push(`${found.dev}:${found.ino}`);
	}
	return files;
}
// command/job.ts
/** A job: what the arguments say about documents, which are their shape, their files, how they stand in those, and the options. */
/** Reads the shape, which is the first argument, and the files that follow it. Refuses files that are read and written at once. */
async function jobOf({ isSingle }, values, [name, ...files]) {
	if (name === void 0) throw new UsageError(`the shape is missing: name one of ${shapes.join(", ")}`);
	const shape = asUsage(() => (/* @__PURE__ */ oneOf(shapes))(name, "shape"));
	const [file] = files;
	if (file === void 0) throw new UsageError("the file is missing: name one, or - for standard input");
	if (files.length > 1 && isSingle?.(values)) throw new UsageError(`too many arguments: leave out ${files.length - 1} of them`);
	const wrong = SIDES.find((name) => values[name] === "-");
	if (wrong) throw new UsageError(`--${wrong} cannot be standard output: name a file`);
	for (const file of files) asUsage(() => fileName(file, "an argument"));
	const inputs = [...files, values["with-complements"]];
	if (inputs.filter((file) => file === "-").length > 1) throw new UsageError("standard input can be read only once: name - once");
	await refuseSameFiles([values.output ?? "-", ...SIDES.map((name) => values[name])], inputs);
	const options = await optionsOf(shape, values);
	return {
		shape,
		file,
		values,
		options,
		documents: () => documentsOf(shape, files, values, options.limits.bytes)
	};
}
async function optionsOf(shape, values) {
	asUsage(() => refuseEntries(shape, values));
	const { bytes, depth } = DEFAULTS.limits;
	return {
		entries: values.entries,
		limits: {
			bytes: values["max-bytes"] ?? bytes,
			depth: values["max-depth"] ?? depth
		},
		messages: await languages[values.messages ?? "en"]?.()
	};
}
function conversionOf({ options, values }) {
	const { from, to, "payout-url": payoutUrl } = values;
	if (from === void 0 || to === void 0) throw new UsageError("a version is missing: name both with --from and --to");
	return {
		...options,
		from,
		to,
		payoutUrl
	};
}
/** Returns a function that tells whether a text can be read, and is no document of the shape. */
function otherThan(shape, limits) {
	const [from, to] = [versions[0], versions.at(-1)];
	const whole = {
		settings: encoded({
			...BY_DEFAULT,
			from,
			to,
			limits: {
				...DEFAULTS.limits,
				...limits
			}
		}).bytes,
		held: NO_COMPLEMENTS,
		first: 0,
		keepsComplements: false,
		isWhole: true
	};
	return (bytes) => replyTo(bytes, true, () => convertBatch(shape, bytes, whole)).others.length > 0;
}
/** Returns whether a file has a document in each line. */
function isOfLines(file, shape, { input }) {
	return input === void 0 ? isQuery(shape) || isNamedLines(file) : input === "ndjson";
}
function isNamedLines(file) {
	return /\.(?:ndjson|jsonl)(?:\.gz)?$/i.test(file);
}
async function* documentsOf(shape, files, values, most) {
	for (const file of files) {
		const found = isOfLines(file, shape, values) ? linesOf(file, most) : [{
			file,
			bytes: await readDocument(file, most)
		}];
		for await (const document of found) yield {
			...document,
			bytes: withoutLineEnd(shape, document.bytes)
		};
	}
}
async function* linesOf(file, most) {
	try {
		for await (const document of documentsIn(await openInput(file), most, refusePrettyPrinted)) yield {
			file,
			...document
		};
	} catch (error) {
		throw asSeveralLines(file, error);
	}
}
/** Returns an error in words if it is about a file whose first document spans several lines. */
function asSeveralLines(file, error) {
	return error instanceof ArchiveError && error.code === "pretty_printed" ? new UsageError(`${nameOf(file)}, ${error.message}`) : error;
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
// command/terminal.ts
/** Writes text for terminals. Removes characters that would control one. */
function tell(text) {
	process.stderr.write(`order-contract: ${printable(text)}\n`);
}
/** Formats a problem for people: the message, the place and the help. Quotes nothing of the document, as it may get into a log. */
function formatted(problem, { file, line, bytes }) {
	const { severity, code, section, message, pointer, help, suggestion, span, fix } = problem;
	const column = span && bytes ? columnOf(bytes, span) : span?.column;
	const first = line ?? 1;
	const at = span ? `${first + span.line - 1}:${column}` : first;
	const place = `${nameOf(file)}:${at}${pointer === "" ? "" : `  ${pointer}`}`;
	const lines = [`${severity} ${code} (${section}) ${message}`, `  --> ${place}`];
	if (help !== void 0) lines.push(`  help: ${help}`);
	const advice = line === void 0 ? adviceOnLines(problem) : void 0;
	if (advice !== void 0) lines.push(`  help: ${advice}`);
	if (suggestion !== void 0) lines.push(`  did you mean: ${suggestion}`);
	if (fix !== void 0) lines.push(`  ${fix.applicability === "safe" ? "fix" : "possible fix"}: ${fix.title}`);
	return `${lines.map(printable).join("\n")}\n`;
}
/** Returns what to do about a problem that a document has if its lines are documents. */
function adviceOnLines({ code, expected, found = "", span }) {
	return code === "syntax" && expected?.length === 1 && "[{".includes(found) && (span?.line ?? 0) > 1 || code === "too_large" ? "if each line is a document, pass --input ndjson" : void 0;
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
		...SHARED
	],
	isSingle: () => true,
	async run(job) {
		const { shape, file, values } = job;
		const isWhole = !isOfLines(file, shape, values);
		try {
			const summary = await converted(job, isWhole);
			reportConverted(shape, summary, isWhole, values.complements !== void 0);
			return summary.rejected + summary.others > 0 ? 1 : 0;
		} catch (error) {
			if (!(error instanceof ArchiveError) || error.code === "pretty_printed") throw asSeveralLines(file, error);
			reportRefused(error, file, isWhole, values["with-complements"]);
			return 1;
		}
	}
};
async function converted(job, isWhole) {
	const { shape, file, values } = job;
	const { "on-loss": onLoss, "on-orphan": onOrphan, "with-complements": held } = values;
	const options = {
		...conversionOf(job),
		onLoss,
		onOrphan
	};
	const to = await outputsOf(values);
	const chunks = await openInput(file);
	const streams = {
		rejects: to.rejects && new WritableStream(to.rejects),
		complements: to.complements && new WritableStream(to.complements),
		complement: held === void 0 ? void 0 : streamFrom(await openInput(held))
	};
	const manner = {
		isWhole,
		worded: withFlags
	};
	const stream = documentStream((output) => new Conversions(shape, {
		...options,
		...streams
	}, output, manner));
	const [summary] = await Promise.all([
		stream.summary,
		streamFrom(chunks).pipeTo(stream.writable),
		stream.readable.pipeTo(new WritableStream(to.output))
	]);
	await to.summary?.write(Buffer.from(`${JSON.stringify(summary, null, 2)}\n`));
	await finishAll([
		to.output,
		to.rejects,
		to.complements,
		to.summary
	]);
	return summary;
}
async function outputsOf(values) {
	const open = async (path) => path === void 0 ? void 0 : openOutput(path);
	return {
		rejects: await open(values.rejects),
		complements: await open(values.complements),
		summary: await open(values.summary),
		output: await openOutput(values.output)
	};
}
function streamFrom(chunks) {
	return ReadableStream.from(chunks);
}
/** Reports why a conversion ended. `held` is the file of complements. */
function reportRefused(error, file, isWhole, held = "") {
	const [problem] = error.problems;
	if (problem === void 0) {
		tell(`${nameOf(held)}: ${error.message}`);
		tell(`pass the file that --complements wrote in the conversion that made ${nameOf(file)}`);
		return;
	}
	process.stderr.write(formatted(problem, {
		file,
		line: isWhole ? void 0 : error.line
	}));
	if (!isWhole) tell("the conversion ended here: pass --rejects FILE to set such documents aside and go on");
}
/** Reports what was converted, and what to look at. `isKept` says whether the losses are in the file of complements. */
function reportConverted(shape, summary, isWhole, isKept) {
	const { documents, converted, changed, others, otherLines, rejected, losses } = summary;
	const counts = `${grouped(converted)} converted (${grouped(changed)} changed), ${grouped(rejected)} rejected`;
	const apart = others > 0 ? `, ${grouped(others)} not of the shape ${shape}` : "";
	tell(`${counted(documents, "document")}: ${counts}${apart}`);
	if (others > 0) {
		const more = others > otherLines.length ? " …" : "";
		tell(`what is not of the shape ${shape} was copied as it is${isWhole ? "" : `: ${others === 1 ? "line" : "lines"} ${otherLines.join(", ")}${more}`}`);
		const list = lists.find((name) => isWhole && name === `${shape}-list`);
		if (list) tell(`a list of these has the shape ${list}: name that, or make lines of it with jq -c '.[]' and pass --input ndjson`);
	}
	const lost = losses.reduce((sum, { count }) => sum + count, 0);
	if (lost > 0 && !isKept) tell(`${counted(lost, "loss", "losses")}: --summary FILE lists them, --complements FILE keeps what is lost`);
}
// command/detect.ts
/** `order-contract detect`. */
const detectCommand = {
	usage: "SHAPE FILE…",
	summary: "Tell which API versions a document can have, and why.",
	flags: [
		"counts",
		"format",
		...SHARED
	],
	async run(job) {
		const { shape, values } = job;
		const { format, counts } = values;
		const detect = detectorOf(job);
		const groups = /* @__PURE__ */ new Map();
		for await (const { bytes, ...place } of job.documents()) {
			const found = detect(bytes);
			const { candidates, isOther } = found;
			const verdict = verdictOn(shape, found);
			const group = groups.get(verdict) ?? {
				candidates,
				...isOther && { isOther },
				documents: 0
			};
			groups.set(verdict, group);
			group.documents++;
			if (!counts) await printResult(format, {
				...place,
				...found
			}, () => pretty$1(verdict, place, found));
		}
		if (counts) for (const [verdict, group] of groups) {
			const of = group.candidates.length > 0 ? "of " : "";
			await printResult(format, group, () => `${grouped(group.documents)} ${of}${verdict}\n`);
		}
		return [...groups.values()].every(({ candidates }) => candidates.length > 0) ? 0 : 1;
	}
};
/** Returns a function that has no candidates for what can't be read, or is no document of the shape. */
function detectorOf({ shape, options }) {
	const settings = readSettings(shape, options);
	const isOther = otherThan(shape, settings.limits);
	return (bytes) => {
		const found = detectVersion(shape, bytes, options);
		if (found.evidence.length > 0) return found;
		const fatal = validated(shape, bytes, settings).problems.filter(({ code }) => isFatal(code));
		if (fatal.length > 0) return {
			candidates: [],
			evidence: [],
			problems: fatal.map(withFlags)
		};
		return isOther(bytes) ? {
			candidates: [],
			evidence: [],
			isOther: true
		} : found;
	};
}
function verdictOn(shape, { candidates, isOther }) {
	if (candidates.length > 0) return candidates.join(" or ");
	return isOther ? `not of the shape ${shape}` : "cannot be read";
}
function pretty$1(verdict, { file, line }, { evidence, problems: [problem] = [] }) {
	const lines = [`${line === void 0 ? nameOf(file) : `${nameOf(file)}:${line}`}: ${verdict}${problem ? `: ${problem.message}` : ""}`];
	const advice = problem && line === void 0 ? adviceOnLines(problem) : void 0;
	if (advice !== void 0) lines.push(`  help: ${advice}`);
	lines.push(...evidence.map(({ version, pointer, reason }) => `  not ${version}: ${reason} ${pointer}`));
	return `${lines.map(printable).join("\n")}\n`;
}
// command/help.ts
/** Writes the help texts. */
const SHAPE = `SHAPE is one of ${shapes.join(", ")}.`;
const FILE = "FILE can be - for standard input. A file whose name ends in .gz is decompressed, or compressed if it is an output.";
const EXIT_CODES = "Exit codes: 0 all valid or converted, 1 a document is invalid, unreadable, of another shape or was refused, or a law is broken, 2 usage, 3 reading or writing failed, 70 the command itself failed.";
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
	const lines = flags.map((name) => flagOf(name, FLAGS[name]));
	return `order-contract ${name} ${usage} [OPTIONS]\n\n${summary}\n\n${SHAPE}\n${FILE}\n\n${lines.join("\n")}\n`;
}
function flagOf(name, { short, value, help, isRepeated }) {
	return `  ${`${short ? `-${short}, ` : ""}--${name}${value ? ` ${value}` : ""}`}\n      ${help}${isRepeated ? " Can be repeated." : ""}`;
}
// command/validate.ts
/** `order-contract validate`. */
const validateCommand = {
	usage: "SHAPE FILE…",
	summary: "Validate documents and list their problems.",
	flags: [
		"errors-only",
		"severity",
		"fix",
		"output",
		"format",
		"api-version",
		"level",
		"accept",
		"optional",
		...SHARED
	],
	isSingle: ({ fix }) => fix === true,
	async run(job) {
		const { "api-version": version, level, accept, optional, severity, fix, output } = job.values;
		const options = {
			...job.options,
			version,
			level,
			accept,
			optional,
			severity
		};
		const settings = asUsage(() => readSettings(job.shape, options));
		if (fix) return fixOne(job, options);
		if (output !== void 0) throw new UsageError("--output is only for --fix: the list of problems is printed to standard output");
		return validateAll(job, settings);
	}
};
async function validateAll({ shape, values, documents }, settings) {
	const counts = {
		documents: 0,
		invalid: 0,
		problems: 0
	};
	for await (const document of documents()) {
		const { file, line, offset = 0, bytes } = document;
		const { valid, problems } = validated(shape, bytes, settings);
		const listed = listedOf(line === void 0 ? problems : problemsInLine(problems), values);
		counts.documents++;
		if (!valid) counts.invalid++;
		counts.problems += listed.length;
		if (listed.length === 0) continue;
		const pretty = () => listed.map((problem) => `${formatted(problem, document)}\n`).join("");
		await printResult(values.format, {
			file,
			line: line ?? 1,
			offset,
			valid,
			problems: listed
		}, pretty);
	}
	const { documents: all, invalid, problems } = counts;
	const listed = problems === 0 ? "no problems" : counted(problems, "problem");
	const verdict = invalid === 0 ? "all valid" : `${counted(invalid, "document")} invalid`;
	if (values.format !== "ndjson") await print(`${counted(all, "document")}, ${listed}, ${verdict}\n`);
	return invalid > 0 ? 1 : 0;
}
function listedOf(problems, values) {
	return problems.filter(({ severity }) => severity === "error" || !values["errors-only"]).map(withFlags);
}
/** Writes a document with its safe fixes applied, whatever is left. */
async function fixOne({ shape, file, values }, options) {
	if (values.input === "ndjson" || isNamedLines(file)) throw new UsageError(`${nameOf(file)} has a document in each line: --fix takes one document`);
	if (values.format === "ndjson") throw new UsageError("--fix prints the document: leave out --format");
	const bytes = await readDocument(file);
	const document = withoutLineEnd(shape, bytes);
	const fixed = applyFixes(shape, document, options);
	const output = await openOutput(values.output);
	await output.write(fixed.output);
	await output.write(bytes.subarray(document.length));
	await finishAll([output]);
	const lines = fixed.applied.map(({ fix, pointer }) => `Fixed: ${printable(`${fix?.title ?? ""} ${pointer}`.trim())}`);
	for (const problem of listedOf(fixed.report.problems, values)) lines.push("", formatted(problem, {
		file,
		bytes: fixed.output
	}).trimEnd());
	if (lines.length > 0) process.stderr.write(`${lines.join("\n")}\n`);
	return fixed.report.valid ? 0 : 1;
}
// command/verify.ts
const verifyCommand = {
	usage: "SHAPE FILE… --from DATE --to DATE",
	summary: "Check on your own documents what a conversion promises. Writes none of them.",
	flags: [
		"from",
		"to",
		"payout-url",
		"format",
		...SHARED
	],
	async run(job) {
		const { shape } = job;
		const options = conversionOf(job);
		const isOther = otherThan(shape, options.limits);
		const result = {
			documents: 0,
			refused: 0,
			others: 0,
			laws: lawsBy(() => ({
				checked: 0,
				broken: 0
			})),
			counterexamples: []
		};
		for await (const { bytes, ...place } of job.documents()) {
			result.documents++;
			const found = verifyConversion(shape, bytes, options);
			if (found.problems.length > 0) {
				result.refused++;
				result.firstRefused ??= {
					...place,
					problems: found.problems.map(withFlags)
				};
			} else {
				if (isOther(bytes)) result.others++;
				countLaws(result, place, found);
			}
		}
		await printResult(job.values.format, result, () => pretty(shape, result));
		return result.refused + result.others + result.counterexamples.length > 0 ? 1 : 0;
	}
};
function countLaws(result, place, found) {
	for (const law of LAW_NAMES) {
		const holds = found.laws[law];
		if (holds !== null) result.laws[law].checked++;
		if (holds === false) result.laws[law].broken++;
	}
	const { counterexample } = found;
	if (counterexample && !result.counterexamples.some(({ law }) => law === counterexample.law)) result.counterexamples.push({
		...place,
		...counterexample
	});
}
/** The longest counterexample that is shown. NDJSON has all of it. */
const LONGEST = 2e3;
function pretty(shape, result) {
	const { documents, refused, others, laws, counterexamples, firstRefused } = result;
	const apart = others > 0 ? `, ${grouped(others)} not of the shape ${shape}` : "";
	const lines = [`${counted(documents, "document")}, ${grouped(refused)} not converted${apart}`];
	for (const law of LAW_NAMES) {
		const { checked, broken } = laws[law];
		const verdict = broken > 0 ? `, ${grouped(broken)} broken` : checked > 0 ? ", all hold" : "";
		lines.push(`${law.padEnd(9)} ${grouped(checked)} checked${verdict}: ${LAWS[law]}`);
	}
	for (const { law, file, line = 1, pointer, document } of counterexamples) {
		const shown = document.length > LONGEST ? `${document.slice(0, LONGEST)} …` : document;
		lines.push("", `broken: ${LAWS[law]}`, `  --> ${nameOf(file)}:${line}${pointer === "" ? "" : `  ${pointer}`}`);
		lines.push(`  with other values: ${shown}`);
	}
	const [problem] = firstRefused?.problems ?? [];
	if (firstRefused && problem) lines.push("", "the first that was not converted:", ...formatted(problem, firstRefused).trimEnd().split("\n"));
	return `${lines.map(printable).join("\n")}\n`;
}
// command/main.ts
/** The program `order-contract`: finds the command, runs it, and turns its result or error into an exit code. */
const COMMANDS = {
	validate: validateCommand,
	convert: convertCommand,
	detect: detectCommand,
	verify: verifyCommand
};
/** Ctrl-C, `kill`, and a terminal that is closed. */
const SIGNALS = [
	"SIGINT",
	"SIGTERM",
	"SIGHUP"
];
/** Resolves to the exit code. An error that no argument or file explains ends the process, wherever it is thrown. */
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
	return values.help ? printed(helpOn(name, command)) : command.run(await jobOf(command, values, positionals));
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
run(process.argv.slice(2)).then((code) => process.stderr.write("", () => setImmediate(() => process.exit(code))));
