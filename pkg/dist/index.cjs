var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);

// index.js
var index_exports = {};
__export(index_exports, {
  applyFixes: () => applyFixes3,
  changelog: () => changelog,
  convert: () => convert3,
  convertCall: () => convertCall2,
  describe: () => describe,
  detectVersion: () => detectVersion3,
  endpointOf: () => endpointOf3,
  explain: () => explain,
  isValid: () => isValid3,
  jsonSchema: () => jsonSchema,
  parse: () => parse2,
  standardSchema: () => standardSchema2,
  validate: () => validate3,
  validateCall: () => validateCall3
});
module.exports = __toCommonJS(index_exports);

// generated/order_contract.js
function __wbg_reset_state() {
  __wbg_instance_id++;
  __wbg_reinit_scheduled = false;
  wasmInstance = new WebAssembly.Instance(wasmModule, __wbg_get_imports());
  wasm = wasmInstance.exports;
  wasm.__wbindgen_start();
}
function __wbg_get_imports() {
  const import0 = {
    __proto__: null,
    __wbindgen_init_externref_table: function() {
      const table = wasm.__wbindgen_externrefs;
      table.set(0, void 0);
      table.set(1024, void 0);
      table.set(1025, null);
      table.set(1026, true);
      table.set(1027, false);
    }
  };
  return {
    __proto__: null,
    "./order_contract_bg.js": import0
  };
}
var __wbg_instance_id = 0;
var __wbg_reinit_scheduled = false;
var wasmModule;
var wasmInstance;
var wasm;
function __wbg_finalize_init(instance, module3) {
  wasmInstance = instance;
  wasm = instance.exports;
  wasmModule = module3;
  wasm.__wbindgen_start();
  return wasm;
}
function initSync(module3) {
  if (wasm !== void 0) return wasm;
  if (module3 !== void 0) {
    if (Object.getPrototypeOf(module3) === Object.prototype) {
      ({ module: module3 } = module3);
    } else {
      console.warn("using deprecated parameters for `initSync()`; pass a single object instead");
    }
  }
  const imports = __wbg_get_imports();
  if (!(module3 instanceof WebAssembly.Module)) {
    module3 = new WebAssembly.Module(module3);
  }
  const instance = new WebAssembly.Instance(module3, imports);
  return __wbg_finalize_init(instance, module3);
}

// module.js
var loader;
function use(load2) {
  loader ??= load2;
}
function loadedBy(load2, answer) {
  use(load2);
  return answer;
}
function load() {
  if (loader !== void 0)
    return ofThisRealm(loader());
  throw new Error("nothing is loaded yet: await init(\u2026) from order-contract/slim first");
}
function ofThisRealm(module3) {
  return module3 instanceof WebAssembly.Module ? module3 : Object.setPrototypeOf(module3, WebAssembly.Module.prototype);
}

// core.js
var LARGE = 1 << 20;
var SMALLEST = 1 << 14;
var NOTHING = /* @__PURE__ */ new Uint8Array(0);
var decoder = /* @__PURE__ */ new TextDecoder("utf-8", { ignoreBOM: true });
var module2;
var core;
var trapped = false;
var address = 0;
var input = NOTHING;
var words = /* @__PURE__ */ new Uint32Array(0);
function room(bytes) {
  return input.length > bytes ? input : makeRoom(bytes);
}
function makeRoom(bytes) {
  start();
  const size = Math.max(bytes + 1, SMALLEST);
  try {
    address = core.reserve(size) >>> 0;
  } catch (trap) {
    throw discarded(trap);
  }
  input = new Uint8Array(core.memory.buffer, address, size);
  return input;
}
function start() {
  if (module2 === void 0)
    module2 = load();
  else if (trapped)
    __wbg_reset_state();
  core = initSync({ module: module2 });
  trapped = false;
}
function isValid(shape, form, length, settings) {
  try {
    return Boolean(core.is_valid(shape, form, length, settings));
  } catch (trap) {
    throw discarded(trap);
  } finally {
    if (input.length > LARGE)
      input = NOTHING;
  }
}
function validate(shape, form, length, settings) {
  try {
    return core.validate(shape, form, length, settings) >>> 2;
  } catch (trap) {
    throw discarded(trap);
  } finally {
    if (input.length > LARGE)
      input = NOTHING;
  }
}
function refuse(shape, code, settings) {
  try {
    return core.refuse(shape, code, settings) >>> 2;
  } catch (trap) {
    throw discarded(trap);
  }
}
function applyFixes(shape, form, length, settings, only) {
  try {
    return core.apply_fixes(shape, form, length, settings, only) >>> 2;
  } catch (trap) {
    throw discarded(trap);
  } finally {
    if (input.length > LARGE)
      input = NOTHING;
  }
}
function convert(shape, form, length, settings) {
  try {
    return core.convert(shape, form, length, settings) >>> 2;
  } catch (trap) {
    throw discarded(trap);
  } finally {
    if (input.length > LARGE)
      input = NOTHING;
  }
}
function detectVersion(shape, form, length, settings) {
  try {
    return core.detect_version(shape, form, length, settings) >>> 2;
  } catch (trap) {
    throw discarded(trap);
  } finally {
    if (input.length > LARGE)
      input = NOTHING;
  }
}
function validateCall(form, length, settings, head, refused2) {
  try {
    return core.validate_call(form, length, settings, head, refused2) >>> 2;
  } catch (trap) {
    throw discarded(trap);
  } finally {
    if (input.length > LARGE)
      input = NOTHING;
  }
}
function endpointOf(version2, head) {
  try {
    return core.endpoint_of(version2, head) >>> 0;
  } catch (trap) {
    throw discarded(trap);
  }
}
function reportWords() {
  if (words.buffer !== core.memory.buffer)
    words = new Uint32Array(core.memory.buffer);
  return words;
}
function textAt(start2, length) {
  return length === 0 ? "" : decoder.decode(new Uint8Array(core.memory.buffer, start2, length));
}
function bytesAt(start2, length) {
  return new Uint8Array(core.memory.buffer, start2, length).slice();
}
function checkedText(length) {
  return textAt(address, length);
}
function discarded(trap) {
  trapped = true;
  input = NOTHING;
  return trap;
}

// generated/endpoints.js
var endpoints = [{ "query": "product-query", "response": "product-list", "section": "4", "versioned": true }, { "section": "4" }, { "body": "order-request", "response": "order-created", "section": "4", "versioned": true }, { "response": "order", "section": "4", "versioned": true }, { "query": "order-query", "response": "order-list", "section": "4", "versioned": true }, { "section": "4" }];
var apiVersion = "x-api-version";

// generated/tables.js
var shapes = [
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
var queries = [
  "product-query",
  "order-query"
];
var versions = [
  "2023-07-27",
  "2024-02-05"
];
var defaultVersion = "2024-02-05";
var levels = [
  "implied",
  "stated"
];
var codes = [
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
var fatalCodes = [
  "syntax",
  "encoding",
  "too_large",
  "too_deep",
  "not_serializable"
];
var severities = [
  "error",
  "warning",
  "info",
  "off"
];
var applicabilities = [
  "safe",
  "review"
];
var bases = [
  "stated",
  "implied",
  "assumed"
];

// refusal.js
var REFUSED_SIZE = -1;
var REFUSED_DEPTH = -2;
var REFUSED_VALUE = -3;
var CODES = {
  [REFUSED_SIZE]: "too_large",
  [REFUSED_DEPTH]: "too_deep",
  [REFUSED_VALUE]: "not_serializable"
};
function isRefusal(length) {
  return length < 0;
}
function codeIndex(refusal2) {
  return codes.indexOf(CODES[refusal2]);
}

// surrogates.js
var LONE = /\p{Surrogate}/u;
function loneSurrogateAt(text) {
  if (typeof text.isWellFormed === "function" && text.isWellFormed())
    return -1;
  return text.search(LONE);
}

// input.js
var BYTES = 0;
var TEXT = 1;
var VALUE = 2;
function formOf(input2) {
  if (typeof input2 === "string")
    return TEXT;
  if (!ArrayBuffer.isView(input2))
    return VALUE;
  if (input2 instanceof Uint8Array || tagOf(input2) === "Uint8Array")
    return BYTES;
  throw new TypeError(`cannot check a ${tagOf(input2)}: ${WRAP}`);
}
function jsonOf(value, maxDepth) {
  refuseObjects(value, ADVICE);
  try {
    const text = JSON.stringify(value);
    return text === void 0 ? REFUSED_VALUE : text;
  } catch (error) {
    return isStackOverflow(error) && isDeeperThan(value, maxDepth) ? REFUSED_DEPTH : REFUSED_VALUE;
  }
}
function queryOf(value) {
  if (typeof value !== "object" || value === null)
    return REFUSED_VALUE;
  refuseObjects(value, QUERY_ADVICE);
  try {
    return pairsOf(value).filter(([, item]) => item !== void 0 && item !== null).map(([name, item]) => parameter(String(name), `${item}`)).join("&");
  } catch {
    return REFUSED_VALUE;
  }
}
function pairsOf(value) {
  if (!(Symbol.iterator in value))
    return Object.entries(value);
  return Array.from(value, (entry) => {
    const pair = Array.from(entry);
    if (pair.length !== 2)
      throw new TypeError("not a pair");
    return [pair[0], pair[1]];
  });
}
function parameter(name, value) {
  if (loneSurrogateAt(name) < 0 && loneSurrogateAt(value) < 0)
    return new URLSearchParams([[name, value]]).toString();
  return `${encodeUpToSurrogate(name)}=${encodeUpToSurrogate(value)}`;
}
function encodeUpToSurrogate(text) {
  const at2 = loneSurrogateAt(text);
  return at2 < 0 ? encodeURIComponent(text) : encodeURIComponent(text.slice(0, at2)) + text.charAt(at2);
}
var WRAP = "pass its bytes as a Uint8Array, such as new Uint8Array(buffer)";
var READ = "pass what it resolves to, such as await response.text()";
var PLAIN = "pass a plain object, such as Object.fromEntries(map)";
var ADVICE = {
  ArrayBuffer: WRAP,
  SharedArrayBuffer: WRAP,
  Promise: "await it first",
  Response: READ,
  Request: READ,
  Blob: READ,
  File: READ,
  ReadableStream: READ,
  Map: PLAIN,
  Headers: PLAIN,
  FormData: PLAIN,
  URLSearchParams: "only a query is one",
  Set: "pass an array, such as [...set]",
  WeakMap: PLAIN,
  WeakSet: PLAIN
};
var QUERY_ADVICE = {
  ...ADVICE,
  Map: "",
  Headers: "",
  FormData: "",
  URLSearchParams: ""
};
function refuseObjects(value, advice) {
  if (isPlain(value))
    return;
  const tag = tagOf(value);
  const what = Object.hasOwn(advice, tag) ? advice[tag] : "";
  if (what)
    throw new TypeError(`cannot check a ${tag}: ${what}`);
}
function isPlain(value) {
  if (typeof value !== "object" || value === null)
    return true;
  try {
    const prototype = Object.getPrototypeOf(value);
    return prototype === Object.prototype || prototype === Array.prototype || "toJSON" in value;
  } catch {
    return true;
  }
}
function tagOf(value) {
  try {
    return Object.prototype.toString.call(value).slice("[object ".length, -1);
  } catch {
    return "";
  }
}
function isStackOverflow(error) {
  return error instanceof RangeError || error instanceof Error && error.name === "InternalError";
}
function isDeeperThan(value, depth) {
  let level = /* @__PURE__ */ new Set([value]);
  try {
    for (let reached = 0; level.size > 0; reached++) {
      if (reached > depth)
        return true;
      const next = /* @__PURE__ */ new Set();
      for (const parent of level) {
        for (const child of Object.values(parent)) {
          if (typeof child === "object" && child !== null)
            next.add(child);
        }
      }
      level = next;
    }
  } catch {
    return false;
  }
  return false;
}

// fatal.js
function isFatal(code) {
  return fatalCodes.includes(code);
}

// nearest.js
function nearest(name, known) {
  const sought = name.slice(0, 64).toLowerCase();
  let best = sought.length > 2 ? known.find((candidate) => candidate.startsWith(sought)) : void 0;
  let bestDistance = best === void 0 ? Infinity : 0;
  for (const candidate of known) {
    const distance = editDistance(sought, candidate.toLowerCase());
    if (distance <= Math.max(2, candidate.length / 3) && distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}
function editDistance(a, b) {
  let beforeLast = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const changed = at(last, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row.push(Math.min(changed, at(last, j) + 1, at(row, j - 1) + 1, swapped ? at(beforeLast, j - 2) + 1 : Infinity));
    }
    beforeLast = last;
    last = row;
  }
  return at(last, b.length);
}
function at(row, index) {
  return row[index] ?? Infinity;
}

// options.js
var NAMES = ["version", "level", "draft", "severity", "entries", "limits", "mask"];
var NONE = [];
var LIMITS = ["bytes", "depth", "findings"];
var MOST_BYTES = 5e8;
var MOST = 4294967295;
var LEVEL_STATED = 1;
var DRAFT = 2;
var UNMASKED = 4;
var HAS_ENTRIES = 8;
var SEVERITIES_AT = 2;
var BYTES_AT = 28;
var DEPTH_AT = 32;
var FINDINGS_AT = 36;
var ENTRIES_AT = 40;
var DEFAULT_LIMITS = { bytes: 1048576, depth: 64, findings: 100 };
var DEFAULTS = {
  version: defaultVersion,
  bytes: new Uint8Array(0),
  maxBytes: DEFAULT_LIMITS.bytes,
  maxDepth: DEFAULT_LIMITS.depth
};
function shapeIndex(shape) {
  const index = shapes.indexOf(shape);
  if (index < 0)
    throw unknown("shape", shape, shapes);
  return index;
}
function readSettings(options, more = NONE) {
  return options === void 0 ? DEFAULTS : encodeOptions(options, more);
}
function encodeOptions(options, more) {
  const given = record("options", options, [...NAMES, ...more]);
  const version2 = given.version === void 0 ? DEFAULTS.version : oneOf("version", given.version, versions);
  const limits = readLimits(given.limits);
  const entries = given.entries === void 0 ? void 0 : encodePointer(given.entries);
  const bytes = new Uint8Array(ENTRIES_AT + (entries?.length ?? 0));
  bytes[0] = versions.indexOf(version2);
  bytes[1] = flags(given) | (entries ? HAS_ENTRIES : 0);
  writeSeverities(given.severity, bytes);
  writeNumber(limits.bytes, bytes, BYTES_AT);
  writeNumber(limits.depth, bytes, DEPTH_AT);
  writeNumber(limits.findings, bytes, FINDINGS_AT);
  if (entries)
    bytes.set(entries, ENTRIES_AT);
  return { version: version2, bytes, maxBytes: limits.bytes, maxDepth: limits.depth };
}
function flags({ level, draft, mask }) {
  let flags3 = 0;
  if (level !== void 0 && oneOf("level", level, levels) === "stated")
    flags3 |= LEVEL_STATED;
  if (draft !== void 0 && boolean("draft", draft))
    flags3 |= DRAFT;
  if (mask !== void 0 && !boolean("mask", mask))
    flags3 |= UNMASKED;
  return flags3;
}
function writeNumber(value, into, at2) {
  for (let i = 0; i < 4; i++)
    into[at2 + i] = value >>> 8 * i;
}
function readLimits(value) {
  if (value === void 0)
    return DEFAULT_LIMITS;
  const given = record("limits", value, LIMITS);
  return {
    bytes: limit("limits.bytes", given.bytes, DEFAULT_LIMITS.bytes, MOST_BYTES),
    depth: limit("limits.depth", given.depth, DEFAULT_LIMITS.depth, MOST),
    findings: limit("limits.findings", given.findings, DEFAULT_LIMITS.findings, MOST)
  };
}
function limit(name, value, byDefault, most) {
  if (value === void 0)
    return byDefault;
  if (typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= most)
    return value;
  throw new TypeError(`${name} must be a whole number from 0 to ${most}, not ${show(value)}`);
}
function writeSeverities(value, into) {
  if (value === void 0)
    return;
  const given = record("severity", value, codes);
  for (const [index, code] of codes.entries()) {
    const severity = given[code];
    if (severity === void 0)
      continue;
    const chosen = oneOf(`severity.${code}`, severity, severities);
    if (chosen !== "error" && isFatal(code)) {
      throw new TypeError(`severity.${code} is always 'error': nothing is checked after such a finding`);
    }
    into[SEVERITIES_AT + index] = severities.indexOf(chosen) + 1;
  }
}
function encodePointer(value) {
  return new TextEncoder().encode(pointer("entries", value));
}
function pointer(what, value) {
  if (typeof value === "string" && /^(?:\/(?:[^~/]|~[01])*)*$/u.test(value))
    return value;
  throw new TypeError(`${what} must be a JSON Pointer such as '' or '/data', not ${show(value)}`);
}
function record(what, value, known) {
  if (typeof value !== "object" || value === null)
    throw new TypeError(`${what} must be an object, not ${show(value)}`);
  for (const name of Object.keys(value)) {
    if (!known.includes(name)) {
      throw unknown(what === "options" ? "option" : `name in ${what}`, name, known);
    }
  }
  return value;
}
function oneOf(what, value, known) {
  if (typeof value === "string" && known.includes(value))
    return value;
  throw unknown(what, value, known);
}
function boolean(what, value) {
  if (typeof value === "boolean")
    return value;
  throw new TypeError(`${what} must be true or false, not ${show(value)}`);
}
function unknown(what, value, known) {
  const near = typeof value === "string" ? nearest(value, known) : void 0;
  const hint = near === void 0 ? `known are ${known.map(show).join(", ")}` : `did you mean ${show(near)}?`;
  return new TypeError(`unknown ${what} ${show(value)}: ${hint}`);
}
function show(value) {
  if (typeof value === "string")
    return `'${value.length > 40 ? `${value.slice(0, 40)}\u2026` : value}'`;
  if (typeof value === "number" || typeof value === "boolean" || value == null)
    return String(value);
  return Array.isArray(value) ? "an array" : `a value of type ${typeof value}`;
}

// report.js
var ABSENT = 4294967295;
var VALID = 1;
var TRUNCATED = 2;
var VERSION_SHIFT = 8;
function readReport(at2, shape) {
  return reportFrom(new Reader(at2), shape);
}
function readFixed(at2, shape) {
  const reader = new Reader(at2);
  const report2 = reportFrom(reader, shape);
  const start2 = reader.number();
  const length = reader.number();
  const headers = {};
  for (let left = reader.number(); left > 0; left--) {
    const name = reader.string();
    headers[name] = reader.string();
  }
  return { report: report2, start: start2, length, headers, applied: readProblems(reader, reader.number()) };
}
function reportFrom(reader, shape) {
  const listed = reader.number();
  const flags3 = reader.number();
  reader.openText();
  const assumptions = reader.strings();
  const problems = readProblems(reader, listed);
  const version2 = versions[flags3 >>> VERSION_SHIFT];
  return { valid: (flags3 & VALID) !== 0, shape, version: version2, problems, truncated: (flags3 & TRUNCATED) !== 0, assumptions };
}
function readProblems(reader, count) {
  const problems = [];
  for (let i = 0; i < count; i++)
    problems.push(readProblem(reader));
  return problems;
}
function readProblem(reader) {
  const code = reader.member(codes);
  const severity = reader.member(severities);
  const basis = reader.member(bases);
  const span = readSpan(reader);
  const section = reader.string();
  const message = reader.string();
  const place = reader.string();
  const problem = { code, severity, basis, section, message, pointer: pointerOf(place), path: pathOf(place) };
  const expected = reader.strings();
  const found = reader.optional();
  const help = reader.optional();
  const suggestion = reader.optional();
  if (expected.length > 0)
    problem.expected = expected;
  if (found !== void 0)
    problem.found = found;
  if (help !== void 0)
    problem.help = help;
  if (suggestion !== void 0)
    problem.suggestion = suggestion;
  if (span !== void 0)
    problem.span = span;
  const fix = readFix(reader);
  if (fix !== void 0)
    problem.fix = fix;
  return problem;
}
function readFix(reader) {
  const applicability = reader.number();
  if (applicability === ABSENT)
    return void 0;
  const title = reader.string();
  const headers = reader.strings();
  const edits = readEdits(reader);
  const fix = { title, applicability: applicabilities[applicability] };
  if (edits !== void 0)
    fix.edits = edits;
  if (headers.length > 0)
    fix.headers = headers;
  return fix;
}
function readEdits(reader) {
  const count = reader.number();
  if (count === ABSENT)
    return void 0;
  const edits = [];
  for (let i = 0; i < count; i++) {
    const start2 = reader.number();
    const end = reader.number();
    edits.push({ start: start2, end, text: reader.string() });
  }
  return edits;
}
function readSpan(reader) {
  const start2 = reader.number();
  const end = reader.number();
  const line = reader.number();
  const column = reader.number();
  return start2 === ABSENT ? void 0 : { start: start2, end, line, column };
}
function pointerOf(place) {
  return place.replaceAll("/~#", "/");
}
function pathOf(place) {
  return place.split("/").slice(1).map(segment);
}
function segment(text) {
  if (!text.includes("~"))
    return text;
  if (text.startsWith("~#"))
    return Number(text.slice(2));
  return text.replaceAll("~1", "/").replaceAll("~0", "~");
}
var Reader = class {
  #words = reportWords();
  #at;
  #text = "";
  #textAt = 0;
  constructor(at2) {
    this.#at = at2;
  }
  number() {
    return this.#words[this.#at++];
  }
  member(names) {
    return names[this.number()];
  }
  /** Decodes all of the text at once; every length that follows counts in it. */
  openText() {
    const start2 = this.number();
    this.#text = textAt(start2, this.number());
  }
  string() {
    return this.#take(this.number());
  }
  optional() {
    const length = this.number();
    return length === ABSENT ? void 0 : this.#take(length);
  }
  strings() {
    const count = this.number();
    const strings = [];
    for (let i = 0; i < count; i++)
      strings.push(this.string());
    return strings;
  }
  #take(length) {
    const start2 = this.#textAt;
    this.#textAt += length;
    return this.#text.slice(start2, this.#textAt);
  }
};

// write.js
var MOST_PER_UNIT = 3;
var SHORT = 1 << 14;
var encoder = /* @__PURE__ */ new TextEncoder();
function write(source, settings) {
  if (typeof source === "number")
    return source;
  if (source.length > settings.maxBytes)
    return REFUSED_SIZE;
  return typeof source === "string" ? writeText(source, settings) : writeBytes(source, settings);
}
function writeSettings({ bytes }) {
  room(bytes.length).set(bytes);
}
function writeBytes(bytes, settings) {
  const length = bytes.length;
  const into = room(length + settings.bytes.length);
  if (length > 0)
    into.set(bytes);
  return finish(into, length, settings);
}
function writeText(text, settings) {
  const units = text.length;
  const spare = settings.bytes.length;
  const most = Math.min(units * MOST_PER_UNIT, settings.maxBytes) + spare;
  let into = room(units > SHORT ? units + spare : most);
  let { read, written } = encoder.encodeInto(text, into);
  if (read < units || written + spare > into.length) {
    into = room(most);
    ({ read, written } = encoder.encodeInto(text, into));
  }
  if (read < units || written > settings.maxBytes)
    return REFUSED_SIZE;
  const lone = written === units ? -1 : loneSurrogateAt(text);
  return finish(into, lone < 0 ? written : cutAtSurrogate(text, lone, into), settings);
}
function cutAtSurrogate(text, at2, into) {
  const { written } = encoder.encodeInto(text.slice(0, at2), into);
  const unit = text.charCodeAt(at2);
  into[written] = 224 | unit >> 12;
  into[written + 1] = 128 | unit >> 6 & 63;
  into[written + 2] = 128 | unit & 63;
  return written + 3;
}
function finish(into, length, { bytes }) {
  if (bytes.length > 0)
    into.set(bytes, length);
  return length;
}
var ABSENT2 = 4294967295;
function headOf(strings) {
  const encoded = strings.map((string) => string === void 0 ? void 0 : encoder.encode(string));
  const size = encoded.reduce((sum, bytes) => sum + 4 + (bytes?.length ?? 0), 0);
  const head = new Uint8Array(size);
  const numbers = new DataView(head.buffer);
  let at2 = 0;
  for (const bytes of encoded) {
    numbers.setUint32(at2, bytes?.length ?? ABSENT2, true);
    at2 += 4;
    if (bytes === void 0)
      continue;
    head.set(bytes, at2);
    at2 += bytes.length;
  }
  return head;
}

// call.js
var NO_BODY = 3;
var ABSENT3 = 4294967295;
function validateCall2(call, options) {
  const settings = readSettings(options, ["baseUrl"]);
  const { method, url, headers, body } = parts(call);
  const head = headOf([methodOf(method), urlOf(url), baseOf(options), ...pairsOf2(headers)]);
  const form = formOfBody(body);
  const behind = { ...settings, bytes: joined(settings.bytes, head) };
  const length = form === NO_BODY ? write("", behind) : write(sourceOf(form, body, settings), behind);
  if (!isRefusal(length))
    return report(form, length, settings, head, ABSENT3);
  writeSettings(behind);
  return report(form, 0, settings, head, codeIndex(length));
}
function endpointOf2(method, url, options) {
  if (options !== void 0)
    record("options", options, ["version", "baseUrl"]);
  const { version: version2 } = readSettings(options, ["baseUrl"]);
  const listed = listedEndpoint(method, url, version2, baseOf(options));
  if (listed === void 0)
    return null;
  const { versioned, ...endpoint } = listed;
  return endpoint;
}
function listedEndpoint(method, url, version2, baseUrl) {
  const head = headOf([methodOf(method), urlOf(url), baseUrl]);
  writeSettings({ ...readSettings(void 0), bytes: head });
  return endpoints[endpointOf(versions.indexOf(version2), head.length)];
}
function report(form, length, settings, head, refused2) {
  return readReport(validateCall(form, length, settings.bytes.length, head.length, refused2), "call");
}
function parts(call) {
  if (typeof call !== "object" || call === null)
    throw new TypeError(`a call must be an object, not ${show(call)}`);
  const { method, url, headers, body } = call;
  return { method, url, headers, body };
}
function methodOf(method) {
  if (typeof method === "string")
    return method;
  throw new TypeError(`method must be a string, not ${show(method)}`);
}
function urlOf(url) {
  const text = url instanceof URL ? url.href : url;
  if (typeof text === "string")
    return text.replaceAll(/\p{Surrogate}/gu, "%ED%A0%80");
  throw new TypeError(`url must be a string or a URL, not ${show(text)}`);
}
function baseOf(options) {
  const base = options?.baseUrl;
  if (base === void 0 || typeof base === "string")
    return base;
  throw new TypeError(`baseUrl must be a string, not ${show(base)}`);
}
function pairsOf2(headers) {
  if (headers === void 0 || headers === null)
    return [];
  if (typeof headers !== "object")
    throw new TypeError(`headers must be an object, not ${show(headers)}`);
  try {
    const pairs = Symbol.iterator in headers ? Array.from(headers, pairOf) : Object.entries(headers);
    return pairs.flatMap(([name, value]) => value === void 0 || value === null ? [] : [name, sentValue(value)]);
  } catch (error) {
    throw error instanceof TypeError ? error : new TypeError("headers cannot be read", { cause: error });
  }
}
function pairOf(entry) {
  const pair = Array.isArray(entry) ? entry : [];
  if (pair.length === 2 && typeof pair[0] === "string")
    return [pair[0], pair[1]];
  throw new TypeError("headers must be an object, pairs of a name and a value, or Headers");
}
function sentValue(value) {
  if (Array.isArray(value))
    return value.map(sentValue).join(", ");
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean")
    return String(value);
  throw new TypeError(`the value of a header must be a string, not ${show(value)}`);
}
function formOfBody(body) {
  return body === void 0 || body === null ? NO_BODY : formOf(body);
}
function sourceOf(form, body, settings) {
  return form === VALUE ? jsonOf(body, settings.maxDepth) : body;
}
function joined(a, b) {
  const bytes = new Uint8Array(a.length + b.length);
  bytes.set(a);
  bytes.set(b, a.length);
  return bytes;
}

// generated/changes.js
var changes = [{ "id": "product_listing_extended", "version": "2024-02-05", "section": "2.1", "basis": "stated", "title": "The product listing tells more, and can be filtered and paged", "description": "Only approved products are listed, each with its `approval_state`, `categories`, `expiry` and redemption instructions. The query takes `is_orderable`, `code` and `countries_redeemable_in` as filters and `after`, `before` and `limit` for pages; a country code is no longer needed." }, { "id": "countries_endpoint_added", "version": "2024-02-05", "section": "4", "basis": "stated", "title": "The supported countries can be listed", "description": "`GET /v2/product/countries` is there; what it answers is not shown." }, { "id": "redemption_url_to_payout", "version": "2024-02-05", "section": "2.6", "basis": "stated", "title": "`payout` replaces `redemption_url` on the items of an order", "description": "Orders that are read no longer carry `redemption_url`, which the version before had deprecated; a field named `payout` takes its place. What `payout` holds is not shown." }];
var fillable = [{ "shape": "product", "version": "2024-02-05", "pointer": "/approval_state" }, { "shape": "product-list", "version": "2024-02-05", "pointer": "/approval_state" }];

// changelog.js
function changelog(range) {
  const given = record("options", range, ["from", "to"]);
  const from = oneOf("from", given.from, versions);
  const to = oneOf("to", given.to, versions);
  const between = structuredClone(changes).filter(({ version: version2 }) => isBetween(version2, from, to));
  return versions.indexOf(from) > versions.indexOf(to) ? between.reverse() : between;
}
function isBetween(version2, one, other) {
  const at2 = versions.indexOf(version2);
  const [first, last] = [versions.indexOf(one), versions.indexOf(other)];
  return at2 > Math.min(first, last) && at2 <= Math.max(first, last);
}

// conversion.js
var UNCHANGED = 1;
function readConversion(at2) {
  const reader = new Reader(at2);
  const refused2 = reader.number();
  const flags3 = reader.number();
  reader.openText();
  if (refused2 > 0) {
    reader.strings();
    return { problems: readProblems(reader, refused2) };
  }
  const start2 = reader.number();
  const length = reader.number();
  const assumptions = reader.strings();
  const complement = JSON.parse(reader.optional() ?? "null");
  const edits = readEdits(reader) ?? [];
  const changes2 = list(reader, readChange);
  const losses = list(reader, readShortfall);
  const gaps = list(reader, readShortfall);
  const unchanged = (flags3 & UNCHANGED) !== 0;
  return { problems: void 0, unchanged, start: start2, length, edits, changes: changes2, losses, gaps, complement, assumptions };
}
function readDetected(at2) {
  const reader = new Reader(at2);
  reader.number();
  const bits = reader.number();
  reader.openText();
  const candidates = versions.filter((_, index) => (bits >>> index & 1) !== 0);
  const evidence = list(reader, () => ({ version: reader.member(versions), ...readShortfall(reader) }));
  return { candidates, evidence };
}
function readChange(reader) {
  const basis = reader.member(bases);
  const fromSpan = readSpan(reader);
  const toSpan = readSpan(reader);
  const id = reader.string();
  const section = reader.string();
  const from = pointerOf(reader.string());
  const change = { id, from, to: pointerOf(reader.string()), section, basis };
  if (fromSpan !== void 0)
    change.fromSpan = fromSpan;
  if (toSpan !== void 0)
    change.toSpan = toSpan;
  return change;
}
function readShortfall(reader) {
  const place = reader.string();
  return { pointer: pointerOf(place), path: pathOf(place), section: reader.string(), reason: reader.string() };
}
function list(reader, item) {
  const count = reader.number();
  const items = [];
  for (let i = 0; i < count; i++)
    items.push(item(reader));
  return items;
}

// convert_options.js
var NAMES2 = [
  "from",
  "to",
  "payoutUrl",
  "fill",
  "complement",
  "entries",
  "onLoss",
  "onOrphan",
  "limits"
];
var ON_LOSS = ["report", "error"];
var ON_ORPHAN = ["error", "drop"];
var LOSS_IS_ERROR = 1;
var ORPHANS_DROP = 2;
var LIMITS_AT = 4;
var HEAD = 16;
function readConvertOptions(shape, options) {
  const given = record("options", options, NAMES2);
  const from = oneOf("from", given.from, versions);
  const to = oneOf("to", given.to, versions);
  const limits = readLimits(given.limits);
  const payoutUrl = given.payoutUrl === void 0 ? void 0 : pointer("payoutUrl", given.payoutUrl);
  const entries = given.entries === void 0 ? void 0 : pointer("entries", given.entries);
  const complement = complementText(given.complement);
  const fill = fillTexts(given.fill, pointersOf(shape, from, to));
  const strings = headOf([payoutUrl, entries, complement, ...fill]);
  const bytes = new Uint8Array(HEAD + strings.length);
  bytes[0] = versions.indexOf(from);
  bytes[1] = versions.indexOf(to);
  bytes[2] = flags2(given);
  writeNumber(limits.bytes, bytes, LIMITS_AT);
  writeNumber(limits.depth, bytes, LIMITS_AT + 4);
  writeNumber(limits.findings, bytes, LIMITS_AT + 8);
  bytes.set(strings, HEAD);
  return {
    version: from,
    bytes,
    maxBytes: limits.bytes,
    maxDepth: limits.depth,
    identity: from === to && complement === void 0,
    ofReport: readSettings({ version: from, limits })
  };
}
function flags2({ onLoss, onOrphan }) {
  let flags3 = 0;
  if (onLoss !== void 0 && oneOf("onLoss", onLoss, ON_LOSS) === "error")
    flags3 |= LOSS_IS_ERROR;
  if (onOrphan !== void 0 && oneOf("onOrphan", onOrphan, ON_ORPHAN) === "drop")
    flags3 |= ORPHANS_DROP;
  return flags3;
}
function complementText(complement) {
  if (complement === void 0 || complement === null)
    return void 0;
  if (typeof complement !== "object")
    throw new TypeError(`complement must be an object, not ${show(complement)}`);
  try {
    return JSON.stringify(complement) ?? "null";
  } catch {
    return "null";
  }
}
function fillTexts(fill, known) {
  if (fill === void 0)
    return [];
  if (typeof fill !== "object" || fill === null)
    throw new TypeError(`fill must be an object, not ${show(fill)}`);
  return Object.entries(fill).flatMap(([pointer2, value]) => {
    if (!known.includes(pointer2)) {
      if (known.length > 0)
        throw unknown("gap in fill", pointer2, known);
      throw new TypeError(`unknown gap in fill ${show(pointer2)}: this conversion has none`);
    }
    return value === void 0 ? [] : [pointer2, jsonOf2(pointer2, value)];
  });
}
function jsonOf2(pointer2, value) {
  let text;
  try {
    text = JSON.stringify(value);
  } catch (error) {
    throw new TypeError(`the value of ${show(pointer2)} in fill is none that JSON can carry`, { cause: error });
  }
  if (text !== void 0)
    return text;
  throw new TypeError(`the value of ${show(pointer2)} in fill is none that JSON can carry`);
}
function pointersOf(shape, from, to) {
  const between = (version2) => {
    const at2 = versions.indexOf(version2);
    return at2 > versions.indexOf(from) && at2 <= versions.indexOf(to);
  };
  return fillable.filter((gap) => gap.shape === shape && between(gap.version)).map((gap) => gap.pointer);
}

// validate.js
function validate2(shape, input2, options) {
  const index = shapeIndex(shape);
  const settings = readSettings(options);
  const form = formOf(input2);
  const length = write(sourceOf2(shape, form, input2, settings), settings);
  return reportOn(shape, index, form, length, settings);
}
function isValid2(shape, input2, options) {
  const index = shapeIndex(shape);
  const settings = readSettings(options);
  const form = formOf(input2);
  const length = write(sourceOf2(shape, form, input2, settings), settings);
  return !isRefusal(length) && isValid(index, form, length, settings.bytes.length);
}
function parse(shape, input2, options) {
  const index = shapeIndex(shape);
  const settings = readSettings(options);
  const form = formOf(input2);
  const source = sourceOf2(shape, form, input2, settings);
  const length = write(source, settings);
  const report2 = reportOn(shape, index, form, length, settings);
  if (!report2.valid)
    return { ok: false, report: report2 };
  const text = typeof source === "string" ? source : checkedText(length);
  try {
    return { ok: true, value: parsedValue(shape, text), report: report2 };
  } catch (error) {
    if (!isStackOverflow(error))
      throw error;
    return { ok: false, report: reportOn(shape, index, form, REFUSED_DEPTH, settings) };
  }
}
function sourceOf2(shape, form, input2, settings) {
  if (form !== VALUE)
    return input2;
  return isQuery(shape) ? queryOf(input2) : jsonOf(input2, settings.maxDepth);
}
function reportOn(shape, index, form, length, settings) {
  const spare = settings.bytes.length;
  if (!isRefusal(length))
    return readReport(validate(index, form, length, spare), shape);
  writeSettings(settings);
  return readReport(refuse(index, codeIndex(length), spare), shape);
}
function parsedValue(shape, text) {
  return isQuery(shape) ? Object.fromEntries(new URLSearchParams(text)) : JSON.parse(text);
}
function isQuery(shape) {
  return queries.includes(shape);
}

// convert.js
function convert2(shape, input2, options) {
  const index = shapeIndex(shape);
  const settings = readConvertOptions(shape, options);
  const form = formOf(input2);
  const source = sourceOf2(shape, form, input2, settings);
  if (settings.identity && form !== VALUE)
    return same(source);
  const length = write(source, settings);
  return isRefusal(length) ? refused(shape, index, form, length, settings) : converted(shape, index, form, length, settings, input2);
}
function detectVersion2(shape, input2, options) {
  const index = shapeIndex(shape);
  if (options !== void 0)
    record("options", options, ["entries", "limits"]);
  const settings = readSettings(options);
  const form = formOf(input2);
  const length = write(sourceOf2(shape, form, input2, settings), settings);
  if (isRefusal(length))
    return readDetected(detectVersion(index, form, write("", settings), settings.bytes.length));
  return readDetected(detectVersion(index, form, length, settings.bytes.length));
}
function same(input2) {
  const output = typeof input2 === "string" ? input2 : input2.slice();
  const none = { edits: [], changes: [], losses: [], gaps: [], complement: null, assumptions: [] };
  return { ok: true, output, ...none, problems: [] };
}
function refused(shape, index, form, why, settings) {
  const { problems } = reportOn(shape, index, form, why, settings.ofReport);
  return { ok: false, output: void 0, problems };
}
function converted(shape, index, form, length, settings, input2) {
  const read = readConversion(convert(index, form, length, settings.bytes.length));
  if (read.problems !== void 0)
    return { ok: false, output: void 0, problems: read.problems };
  const { unchanged, start: start2, length: size, edits, changes: changes2, losses, gaps, complement, assumptions } = read;
  try {
    const output = outputOf(shape, form, unchanged, start2, size, input2);
    return { ok: true, output, edits, changes: changes2, losses, gaps, complement, assumptions, problems: [] };
  } catch (error) {
    if (!isStackOverflow(error))
      throw error;
    return refused(shape, index, form, REFUSED_DEPTH, settings);
  }
}
function outputOf(shape, form, unchanged, start2, length, input2) {
  if (form === TEXT)
    return unchanged ? input2 : textAt(start2, length);
  if (form !== VALUE)
    return bytesAt(start2, length);
  const text = textAt(start2, length);
  if (!isQuery(shape))
    return JSON.parse(text);
  const query = new URLSearchParams(text);
  return input2 instanceof URLSearchParams ? query : Object.fromEntries(query);
}

// convert_call.js
function convertCall(call, options) {
  const { baseUrl, from, to, ...rest } = record("options", options, ["from", "to", "onLoss", "limits", "baseUrl"]);
  const common = {
    ...rest,
    from: version("from", from),
    to: version("to", to)
  };
  const where = baseUrl === void 0 ? {} : { baseUrl };
  const endpoint = endpointOf2(call.method, call.url, { version: common.from, ...where });
  if (endpoint === null)
    return refusal(unlisted(call, common.from, where));
  const isGone = endpointOf2(call.method, call.url, { version: common.to, ...where }) === null;
  if (isGone && common.onLoss === "error")
    return refusal(unlisted(call, common.to, where));
  const parts2 = new Parts(common);
  const url = parts2.query(endpoint.query, call.url);
  const body = parts2.body(endpoint.body, call.body);
  if (parts2.problems.length > 0)
    return refusal(parts2.problems);
  const converted2 = { method: call.method, url };
  const headers = headersFor(call.headers, common.to);
  if (headers !== void 0)
    converted2.headers = headers;
  if (body !== void 0)
    converted2.body = body;
  const gone = { pointer: "", path: [], section: endpoint.section, reason: `${common.to} does not list this endpoint.` };
  const losses = isGone ? [gone, ...parts2.losses] : parts2.losses;
  return { ok: true, call: converted2, losses, gaps: parts2.gaps, problems: [] };
}
function version(name, value) {
  return oneOf(name, value, versions);
}
function refusal(problems) {
  return { ok: false, call: void 0, losses: [], gaps: [], problems };
}
function unlisted(call, version2, where) {
  const bare = { method: call.method, url: call.url };
  const severity = { unknown_endpoint: "error", removed: "error" };
  const { problems } = validateCall2(bare, { version: version2, severity, ...where });
  return problems.filter(({ code }) => code === "unknown_endpoint" || code === "removed");
}
var Parts = class {
  losses = [];
  gaps = [];
  problems = [];
  #options;
  constructor(options) {
    this.#options = options;
  }
  query(shape, url) {
    if (shape === void 0)
      return url;
    const [before, query, fragment] = cut(url instanceof URL ? url.href : url);
    const converted2 = this.#told("/query", convert2(shape, query, this.#options));
    if (converted2 === void 0)
      return url;
    const text = before + (converted2 === "" ? "" : `?${converted2}`) + fragment;
    return url instanceof URL ? new URL(text) : text;
  }
  body(shape, body) {
    if (shape === void 0 || body === void 0 || body === null)
      return body;
    return this.#told("/body", convert2(shape, body, this.#options));
  }
  #told(at2, converted2) {
    if (!converted2.ok) {
      this.problems.push(...converted2.problems.map((problem) => placed(at2, problem)));
      return void 0;
    }
    this.losses.push(...converted2.losses.map((loss) => placed(at2, loss)));
    this.gaps.push(...converted2.gaps.map((gap) => placed(at2, gap)));
    return converted2.output;
  }
};
function placed(at2, one) {
  return { ...one, pointer: at2 + one.pointer, path: [at2.slice(1), ...one.path] };
}
function cut(url) {
  const hash = url.indexOf("#");
  const end = hash < 0 ? url.length : hash;
  const mark = url.slice(0, end).indexOf("?");
  return mark < 0 ? [url.slice(0, end), "", url.slice(end)] : [url.slice(0, mark), url.slice(mark + 1, end), url.slice(end)];
}
function headersFor(headers, to) {
  if (headers === void 0 || headers === null)
    return void 0;
  const turned = (name, value) => name.toLowerCase() === apiVersion ? to : value;
  if (!(Symbol.iterator in headers)) {
    return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, turned(name, value)]));
  }
  const pairs = Array.from(headers, ([name, value]) => [
    name,
    turned(name, value)
  ]);
  if (typeof Headers === "function" && headers instanceof Headers)
    return new Headers(pairs);
  return headers instanceof Map ? new Map(pairs) : pairs;
}

// generated/descriptions.js
var order_request_2023_07_27_ = { "direction": "sent", "layout": "document", "section": "2.4", "object": { "title": "Order request", "section": "2.4", "open": false, "fields": [{ "name": "payment_method", "label": "Payment method", "doc": "How the order is paid, and in which currency.", "section": "2.4", "kind": "object", "basis": "stated", "object": { "title": "Payment method", "section": "2.4", "discriminator": "type", "open": false, "fields": [{ "name": "type", "label": "Paid by", "doc": "Whether a card or the account balance pays.", "section": "2.4", "kind": "enum", "basis": "stated", "values": [{ "value": "CARD", "label": "Card" }, { "value": "ACCOUNT_BALANCE", "label": "Account balance" }], "required": { "basis": "implied", "why": "it decides whether a card is needed" }, "since": "2023-07-27" }, { "name": "card_id", "label": "Card", "doc": "The identifier of the card that pays.", "section": "2.4", "kind": "text", "basis": "stated", "required": { "basis": "implied", "why": "a card payment needs to know which card", "with": { "field": "type", "values": ["CARD"] } }, "appliesWith": { "field": "type", "values": ["CARD"] }, "since": "2023-07-27" }, { "name": "currency", "label": "Currency", "doc": "The currency in which the order is paid.", "section": "2.4", "kind": "enum", "basis": "stated", "values": [{ "value": "EUR", "label": "Euro" }, { "value": "GBP", "label": "Pound sterling" }, { "value": "USD", "label": "US dollar" }, { "value": "CAD", "label": "Canadian dollar" }], "required": { "basis": "implied", "why": "no default currency is shown" }, "since": "2023-07-27" }], "removed": [], "notShown": [] }, "required": { "basis": "implied", "why": "an order is paid by card or from a balance" }, "since": "2023-07-27" }, { "name": "items", "label": "Items", "doc": "What is ordered: one entry for each payout.", "section": "2.4", "kind": "list", "basis": "stated", "notEmpty": { "basis": "implied", "why": "an order without items would order nothing" }, "element": { "label": "Item", "doc": "One payout to one recipient.", "section": "2.4", "kind": "object", "basis": "stated", "object": { "title": "Item", "section": "2.4", "open": true, "fields": [{ "name": "distribution_method", "label": "Distribution method", "doc": "How the item reaches its recipient.", "section": "2.4", "kind": "object", "basis": "stated", "object": { "title": "Distribution method", "section": "2.4", "discriminator": "type", "open": false, "fields": [{ "name": "type", "label": "Sent as", "doc": "Whether an e-mail or a payout link carries the item.", "section": "2.4", "kind": "enum", "basis": "stated", "values": [{ "value": "EMAIL", "label": "E-mail" }, { "value": "PAYOUT_LINK", "label": "Payout link" }], "required": { "basis": "implied", "why": "it decides whether an address is needed" }, "since": "2023-07-27" }, { "name": "email_address", "label": "E-mail address", "doc": "The recipient's e-mail address.", "section": "2.4", "kind": "text", "basis": "stated", "form": "email", "required": { "basis": "implied", "why": "an e-mail needs an address to go to", "with": { "field": "type", "values": ["EMAIL"] } }, "appliesWith": { "field": "type", "values": ["EMAIL"] }, "since": "2023-07-27" }], "removed": [], "notShown": [] }, "required": { "basis": "implied", "why": "each item reaches its recipient in one of two ways" }, "since": "2023-07-27" }, { "name": "products", "label": "Products", "doc": "What the recipient can choose from.", "section": "2.4", "kind": "object", "basis": "stated", "object": { "title": "Products", "section": "2.4", "discriminator": "type", "open": false, "fields": [{ "name": "type", "label": "Selection", "doc": "Whether one product or several are offered.", "section": "2.4", "kind": "enum", "basis": "stated", "values": [{ "value": "SINGLE", "label": "One product" }, { "value": "MULTIPLE", "label": "Several products" }], "required": { "basis": "implied", "why": "it decides where the selection stands" }, "since": "2023-07-27" }, { "name": "value", "label": "Product", "doc": "The one product, when the selection is single.", "section": "2.4", "kind": "text", "basis": "implied", "required": { "basis": "implied", "why": "a single selection names its product", "with": { "field": "type", "values": ["SINGLE"] } }, "appliesWith": { "field": "type", "values": ["SINGLE"] }, "since": "2023-07-27" }, { "name": "values", "label": "Products", "doc": "The products on offer, when the selection is multiple.", "section": "2.4", "kind": "list", "basis": "stated", "notEmpty": { "basis": "implied", "why": "a multiple selection lists its products" }, "element": { "label": "Product", "doc": "The code of one product on offer.", "section": "2.4", "kind": "text", "basis": "implied" }, "required": { "basis": "implied", "why": "a multiple selection lists its products", "with": { "field": "type", "values": ["MULTIPLE"] } }, "appliesWith": { "field": "type", "values": ["MULTIPLE"] }, "since": "2023-07-27" }], "removed": [], "notShown": ["What identifies a product in a selection: its type and form."] }, "required": { "basis": "implied", "why": "product selection is made per item" }, "since": "2023-07-27" }], "removed": [{ "name": "country", "version": "2023-07-27", "instead": "Nothing replaces it." }], "notShown": ["Further fields of an item, such as its amount."] } }, "required": { "basis": "implied", "why": "an order without items would order nothing" }, "since": "2023-07-27" }], "removed": [{ "name": "products", "version": "2023-07-27", "instead": "Give each entry of `items` its own `products`." }, { "name": "idempotency_key", "version": "2023-07-27", "instead": "Send the key in the header `x-idempotency-key`." }], "notShown": ["Which fields are required; what is asked for here follows from the rest."] }, "notShown": [] };
var order_created_2023_07_27_ = { "direction": "received", "layout": "document", "section": "2.5", "object": { "title": "Created order", "section": "2.5", "open": false, "fields": [{ "name": "status", "label": "Status", "doc": "Whether the order is complete, in progress or failed.", "section": "2.5", "kind": "enum", "basis": "stated", "values": [{ "value": "COMPLETED", "label": "Completed" }, { "value": "PROCESSING", "label": "Processing" }, { "value": "FAILED", "label": "Failed" }], "required": { "basis": "stated", "why": "the response to a created order is its status" }, "since": "2023-07-27" }], "removed": [{ "name": "completed_at", "version": "2023-07-27", "instead": "Read the order to get its details." }, { "name": "payment_method", "version": "2023-07-27", "instead": "Read the order to get its details." }, { "name": "items", "version": "2023-07-27", "instead": "Read the order to get its details." }, { "name": "redemption_url", "version": "2023-07-27", "instead": "Read the order to get its details." }, { "name": "payout", "version": "2023-07-27", "instead": "Read the order to get its details." }, { "name": "is_complete", "version": "2023-07-27", "instead": "Nothing replaces it." }, { "name": "countries", "version": "2023-07-27", "instead": "Nothing replaces it." }, { "name": "initial_values", "version": "2023-07-27", "instead": "Nothing replaces it." }, { "name": "final_values", "version": "2023-07-27", "instead": "Nothing replaces it." }, { "name": "product_count", "version": "2023-07-27", "instead": "Nothing replaces it." }, { "name": "tokens", "version": "2023-07-27", "instead": "Nothing replaces it." }], "notShown": [] }, "notShown": [] };
var order_2023_07_27_ = { "direction": "received", "layout": "document", "section": "2.6", "object": { "title": "Order", "section": "2.6", "discriminator": "status", "open": false, "fields": [{ "name": "status", "label": "Status", "doc": "Whether the order is complete, in progress or failed.", "section": "2.6", "kind": "enum", "basis": "stated", "values": [{ "value": "COMPLETED", "label": "Completed" }, { "value": "PROCESSING", "label": "Processing" }, { "value": "FAILED", "label": "Failed" }], "required": { "basis": "stated", "why": "it decides what else the order carries" }, "since": "2023-07-27" }, { "name": "id", "label": "Order id", "doc": "The identifier of the order.", "section": "2.6", "kind": "any", "basis": "stated", "required": { "basis": "implied", "why": "an order that is not complete carries it", "with": { "field": "status", "values": ["PROCESSING", "FAILED"] } }, "since": "2023-07-27" }, { "name": "message", "label": "Message", "doc": "What the service says of an order that is not complete.", "section": "2.6", "kind": "any", "basis": "stated", "required": { "basis": "implied", "why": "an order that is not complete carries it", "with": { "field": "status", "values": ["PROCESSING", "FAILED"] } }, "since": "2023-07-27" }, { "name": "completed_at", "label": "Completed at", "doc": "When the order was completed.", "section": "2.6", "kind": "text", "basis": "implied", "required": { "basis": "implied", "why": "a complete order carries all order details", "with": { "field": "status", "values": ["COMPLETED"] } }, "appliesWith": { "field": "status", "values": ["COMPLETED"] }, "since": "2023-07-27" }, { "name": "payment_method", "label": "Payment method", "doc": "How the order is paid, and in which currency.", "section": "2.6", "kind": "object", "basis": "stated", "object": { "title": "Payment method", "section": "2.6", "discriminator": "type", "open": false, "fields": [{ "name": "type", "label": "Paid by", "doc": "Whether a card or the account balance pays.", "section": "2.6", "kind": "enum", "basis": "stated", "values": [{ "value": "CARD", "label": "Card" }, { "value": "ACCOUNT_BALANCE", "label": "Account balance" }], "required": { "basis": "implied", "why": "it decides whether a card is needed" }, "since": "2023-07-27" }, { "name": "card_id", "label": "Card", "doc": "The identifier of the card that pays.", "section": "2.6", "kind": "text", "basis": "stated", "required": { "basis": "implied", "why": "a card payment needs to know which card", "with": { "field": "type", "values": ["CARD"] } }, "appliesWith": { "field": "type", "values": ["CARD"] }, "since": "2023-07-27" }, { "name": "currency", "label": "Currency", "doc": "The currency in which the order is paid.", "section": "2.6", "kind": "enum", "basis": "stated", "values": [{ "value": "EUR", "label": "Euro" }, { "value": "GBP", "label": "Pound sterling" }, { "value": "USD", "label": "US dollar" }, { "value": "CAD", "label": "Canadian dollar" }], "required": { "basis": "implied", "why": "no default currency is shown" }, "since": "2023-07-27" }], "removed": [], "notShown": [] }, "required": { "basis": "implied", "why": "a complete order carries all order details", "with": { "field": "status", "values": ["COMPLETED"] } }, "appliesWith": { "field": "status", "values": ["COMPLETED"] }, "since": "2023-07-27" }, { "name": "items", "label": "Items", "doc": "What was ordered: one entry for each payout.", "section": "2.6", "kind": "list", "basis": "stated", "notEmpty": { "basis": "implied", "why": "a complete order carries what was ordered" }, "element": { "label": "Item", "doc": "One payout to one recipient.", "section": "2.6", "kind": "object", "basis": "stated", "object": { "title": "Item", "section": "2.6", "open": false, "fields": [{ "name": "distribution_method", "label": "Distribution method", "doc": "How the item reaches its recipient.", "section": "2.6", "kind": "object", "basis": "stated", "object": { "title": "Distribution method", "section": "2.6", "discriminator": "type", "open": false, "fields": [{ "name": "type", "label": "Sent as", "doc": "Whether an e-mail or a payout link carries the item.", "section": "2.6", "kind": "enum", "basis": "stated", "values": [{ "value": "EMAIL", "label": "E-mail" }, { "value": "PAYOUT_LINK", "label": "Payout link" }], "required": { "basis": "implied", "why": "it decides whether an address is needed" }, "since": "2023-07-27" }, { "name": "email_address", "label": "E-mail address", "doc": "The recipient's e-mail address.", "section": "2.6", "kind": "text", "basis": "stated", "form": "email", "required": { "basis": "implied", "why": "an e-mail needs an address to go to", "with": { "field": "type", "values": ["EMAIL"] } }, "appliesWith": { "field": "type", "values": ["EMAIL"] }, "since": "2023-07-27" }], "removed": [], "notShown": [] }, "required": { "basis": "implied", "why": "a complete order carries all order details" }, "since": "2023-07-27" }, { "name": "products", "label": "Products", "doc": "What the recipient can choose from.", "section": "2.6", "kind": "object", "basis": "stated", "object": { "title": "Products", "section": "2.6", "discriminator": "type", "open": false, "fields": [{ "name": "type", "label": "Selection", "doc": "Whether one product or several are offered.", "section": "2.6", "kind": "enum", "basis": "stated", "values": [{ "value": "SINGLE", "label": "One product" }, { "value": "MULTIPLE", "label": "Several products" }], "required": { "basis": "implied", "why": "it decides where the selection stands" }, "since": "2023-07-27" }, { "name": "value", "label": "Product", "doc": "The one product, when the selection is single.", "section": "2.6", "kind": "text", "basis": "implied", "required": { "basis": "implied", "why": "a single selection names its product", "with": { "field": "type", "values": ["SINGLE"] } }, "appliesWith": { "field": "type", "values": ["SINGLE"] }, "since": "2023-07-27" }, { "name": "values", "label": "Products", "doc": "The products on offer, when the selection is multiple.", "section": "2.6", "kind": "list", "basis": "stated", "notEmpty": { "basis": "implied", "why": "a multiple selection lists its products" }, "element": { "label": "Product", "doc": "The code of one product on offer.", "section": "2.6", "kind": "text", "basis": "implied" }, "required": { "basis": "implied", "why": "a multiple selection lists its products", "with": { "field": "type", "values": ["MULTIPLE"] } }, "appliesWith": { "field": "type", "values": ["MULTIPLE"] }, "since": "2023-07-27" }], "removed": [], "notShown": ["What identifies a product in a selection: its type and form."] }, "required": { "basis": "implied", "why": "a complete order carries all order details" }, "since": "2023-07-27" }, { "name": "redemption_url", "label": "Redemption URL", "doc": "Where the recipient redeems the item.", "section": "2.6", "kind": "text", "basis": "implied", "since": "2023-07-27", "deprecated": "2023-07-27" }], "removed": [{ "name": "order_id", "version": "2023-07-27", "instead": "Nothing replaces it." }, { "name": "discount_multiplier", "version": "2023-07-27", "instead": "Nothing replaces it." }, { "name": "delivery_email", "version": "2023-07-27", "instead": "Nothing replaces it." }, { "name": "current_token", "version": "2023-07-27", "instead": "Nothing replaces it." }], "notShown": ["The structure and the fields of `payout`."] } }, "required": { "basis": "implied", "why": "a complete order carries all order details", "with": { "field": "status", "values": ["COMPLETED"] } }, "appliesWith": { "field": "status", "values": ["COMPLETED"] }, "since": "2023-07-27" }], "removed": [{ "name": "is_complete", "version": "2023-07-27", "instead": "Nothing replaces it." }, { "name": "countries", "version": "2023-07-27", "instead": "Nothing replaces it." }, { "name": "initial_values", "version": "2023-07-27", "instead": "Nothing replaces it." }, { "name": "final_values", "version": "2023-07-27", "instead": "Nothing replaces it." }, { "name": "product_count", "version": "2023-07-27", "instead": "Nothing replaces it." }, { "name": "tokens", "version": "2023-07-27", "instead": "Nothing replaces it." }], "notShown": ["The types of `id` and `message`, and whether a complete order carries them.", "The form of `completed_at`."] }, "notShown": [] };
var order_2024_02_05_ = { "direction": "received", "layout": "document", "section": "2.6", "object": { "title": "Order", "section": "2.6", "discriminator": "status", "open": false, "fields": [{ "name": "status", "label": "Status", "doc": "Whether the order is complete, in progress or failed.", "section": "2.6", "kind": "enum", "basis": "stated", "values": [{ "value": "COMPLETED", "label": "Completed" }, { "value": "PROCESSING", "label": "Processing" }, { "value": "FAILED", "label": "Failed" }], "required": { "basis": "stated", "why": "it decides what else the order carries" }, "since": "2023-07-27" }, { "name": "id", "label": "Order id", "doc": "The identifier of the order.", "section": "2.6", "kind": "any", "basis": "stated", "required": { "basis": "implied", "why": "an order that is not complete carries it", "with": { "field": "status", "values": ["PROCESSING", "FAILED"] } }, "since": "2023-07-27" }, { "name": "message", "label": "Message", "doc": "What the service says of an order that is not complete.", "section": "2.6", "kind": "any", "basis": "stated", "required": { "basis": "implied", "why": "an order that is not complete carries it", "with": { "field": "status", "values": ["PROCESSING", "FAILED"] } }, "since": "2023-07-27" }, { "name": "completed_at", "label": "Completed at", "doc": "When the order was completed.", "section": "2.6", "kind": "text", "basis": "implied", "required": { "basis": "implied", "why": "a complete order carries all order details", "with": { "field": "status", "values": ["COMPLETED"] } }, "appliesWith": { "field": "status", "values": ["COMPLETED"] }, "since": "2023-07-27" }, { "name": "payment_method", "label": "Payment method", "doc": "How the order is paid, and in which currency.", "section": "2.6", "kind": "object", "basis": "stated", "object": { "title": "Payment method", "section": "2.6", "discriminator": "type", "open": false, "fields": [{ "name": "type", "label": "Paid by", "doc": "Whether a card or the account balance pays.", "section": "2.6", "kind": "enum", "basis": "stated", "values": [{ "value": "CARD", "label": "Card" }, { "value": "ACCOUNT_BALANCE", "label": "Account balance" }], "required": { "basis": "implied", "why": "it decides whether a card is needed" }, "since": "2023-07-27" }, { "name": "card_id", "label": "Card", "doc": "The identifier of the card that pays.", "section": "2.6", "kind": "text", "basis": "stated", "required": { "basis": "implied", "why": "a card payment needs to know which card", "with": { "field": "type", "values": ["CARD"] } }, "appliesWith": { "field": "type", "values": ["CARD"] }, "since": "2023-07-27" }, { "name": "currency", "label": "Currency", "doc": "The currency in which the order is paid.", "section": "2.6", "kind": "enum", "basis": "stated", "values": [{ "value": "EUR", "label": "Euro" }, { "value": "GBP", "label": "Pound sterling" }, { "value": "USD", "label": "US dollar" }, { "value": "CAD", "label": "Canadian dollar" }], "required": { "basis": "implied", "why": "no default currency is shown" }, "since": "2023-07-27" }], "removed": [], "notShown": [] }, "required": { "basis": "implied", "why": "a complete order carries all order details", "with": { "field": "status", "values": ["COMPLETED"] } }, "appliesWith": { "field": "status", "values": ["COMPLETED"] }, "since": "2023-07-27" }, { "name": "items", "label": "Items", "doc": "What was ordered: one entry for each payout.", "section": "2.6", "kind": "list", "basis": "stated", "notEmpty": { "basis": "implied", "why": "a complete order carries what was ordered" }, "element": { "label": "Item", "doc": "One payout to one recipient.", "section": "2.6", "kind": "object", "basis": "stated", "object": { "title": "Item", "section": "2.6", "open": false, "fields": [{ "name": "distribution_method", "label": "Distribution method", "doc": "How the item reaches its recipient.", "section": "2.6", "kind": "object", "basis": "stated", "object": { "title": "Distribution method", "section": "2.6", "discriminator": "type", "open": false, "fields": [{ "name": "type", "label": "Sent as", "doc": "Whether an e-mail or a payout link carries the item.", "section": "2.6", "kind": "enum", "basis": "stated", "values": [{ "value": "EMAIL", "label": "E-mail" }, { "value": "PAYOUT_LINK", "label": "Payout link" }], "required": { "basis": "implied", "why": "it decides whether an address is needed" }, "since": "2023-07-27" }, { "name": "email_address", "label": "E-mail address", "doc": "The recipient's e-mail address.", "section": "2.6", "kind": "text", "basis": "stated", "form": "email", "required": { "basis": "implied", "why": "an e-mail needs an address to go to", "with": { "field": "type", "values": ["EMAIL"] } }, "appliesWith": { "field": "type", "values": ["EMAIL"] }, "since": "2023-07-27" }], "removed": [], "notShown": [] }, "required": { "basis": "implied", "why": "a complete order carries all order details" }, "since": "2023-07-27" }, { "name": "products", "label": "Products", "doc": "What the recipient can choose from.", "section": "2.6", "kind": "object", "basis": "stated", "object": { "title": "Products", "section": "2.6", "discriminator": "type", "open": false, "fields": [{ "name": "type", "label": "Selection", "doc": "Whether one product or several are offered.", "section": "2.6", "kind": "enum", "basis": "stated", "values": [{ "value": "SINGLE", "label": "One product" }, { "value": "MULTIPLE", "label": "Several products" }], "required": { "basis": "implied", "why": "it decides where the selection stands" }, "since": "2023-07-27" }, { "name": "value", "label": "Product", "doc": "The one product, when the selection is single.", "section": "2.6", "kind": "text", "basis": "implied", "required": { "basis": "implied", "why": "a single selection names its product", "with": { "field": "type", "values": ["SINGLE"] } }, "appliesWith": { "field": "type", "values": ["SINGLE"] }, "since": "2023-07-27" }, { "name": "values", "label": "Products", "doc": "The products on offer, when the selection is multiple.", "section": "2.6", "kind": "list", "basis": "stated", "notEmpty": { "basis": "implied", "why": "a multiple selection lists its products" }, "element": { "label": "Product", "doc": "The code of one product on offer.", "section": "2.6", "kind": "text", "basis": "implied" }, "required": { "basis": "implied", "why": "a multiple selection lists its products", "with": { "field": "type", "values": ["MULTIPLE"] } }, "appliesWith": { "field": "type", "values": ["MULTIPLE"] }, "since": "2023-07-27" }], "removed": [], "notShown": ["What identifies a product in a selection: its type and form."] }, "required": { "basis": "implied", "why": "a complete order carries all order details" }, "since": "2023-07-27" }, { "name": "payout", "label": "Payout", "doc": "What replaces the redemption URL; its structure is not shown.", "section": "2.6", "kind": "any", "basis": "implied", "since": "2024-02-05" }], "removed": [{ "name": "redemption_url", "version": "2024-02-05", "instead": "Read `payout` in its place." }, { "name": "order_id", "version": "2023-07-27", "instead": "Nothing replaces it." }, { "name": "discount_multiplier", "version": "2023-07-27", "instead": "Nothing replaces it." }, { "name": "delivery_email", "version": "2023-07-27", "instead": "Nothing replaces it." }, { "name": "current_token", "version": "2023-07-27", "instead": "Nothing replaces it." }], "notShown": ["The structure and the fields of `payout`."] } }, "required": { "basis": "implied", "why": "a complete order carries all order details", "with": { "field": "status", "values": ["COMPLETED"] } }, "appliesWith": { "field": "status", "values": ["COMPLETED"] }, "since": "2023-07-27" }], "removed": [{ "name": "is_complete", "version": "2023-07-27", "instead": "Nothing replaces it." }, { "name": "countries", "version": "2023-07-27", "instead": "Nothing replaces it." }, { "name": "initial_values", "version": "2023-07-27", "instead": "Nothing replaces it." }, { "name": "final_values", "version": "2023-07-27", "instead": "Nothing replaces it." }, { "name": "product_count", "version": "2023-07-27", "instead": "Nothing replaces it." }, { "name": "tokens", "version": "2023-07-27", "instead": "Nothing replaces it." }], "notShown": ["The types of `id` and `message`, and whether a complete order carries them.", "The form of `completed_at`."] }, "notShown": [] };
var order_list_2023_07_27_ = { "direction": "received", "layout": "entries", "section": "2.6", "object": { "title": "Order", "section": "2.6", "discriminator": "status", "open": false, "fields": [{ "name": "status", "label": "Status", "doc": "Whether the order is complete, in progress or failed.", "section": "2.6", "kind": "enum", "basis": "stated", "values": [{ "value": "COMPLETED", "label": "Completed" }, { "value": "PROCESSING", "label": "Processing" }, { "value": "FAILED", "label": "Failed" }], "required": { "basis": "stated", "why": "it decides what else the order carries" }, "since": "2023-07-27" }, { "name": "id", "label": "Order id", "doc": "The identifier of the order.", "section": "2.6", "kind": "any", "basis": "stated", "required": { "basis": "implied", "why": "an order that is not complete carries it", "with": { "field": "status", "values": ["PROCESSING", "FAILED"] } }, "since": "2023-07-27" }, { "name": "message", "label": "Message", "doc": "What the service says of an order that is not complete.", "section": "2.6", "kind": "any", "basis": "stated", "required": { "basis": "implied", "why": "an order that is not complete carries it", "with": { "field": "status", "values": ["PROCESSING", "FAILED"] } }, "since": "2023-07-27" }, { "name": "completed_at", "label": "Completed at", "doc": "When the order was completed.", "section": "2.6", "kind": "text", "basis": "implied", "required": { "basis": "implied", "why": "a complete order carries all order details", "with": { "field": "status", "values": ["COMPLETED"] } }, "appliesWith": { "field": "status", "values": ["COMPLETED"] }, "since": "2023-07-27" }, { "name": "payment_method", "label": "Payment method", "doc": "How the order is paid, and in which currency.", "section": "2.6", "kind": "object", "basis": "stated", "object": { "title": "Payment method", "section": "2.6", "discriminator": "type", "open": false, "fields": [{ "name": "type", "label": "Paid by", "doc": "Whether a card or the account balance pays.", "section": "2.6", "kind": "enum", "basis": "stated", "values": [{ "value": "CARD", "label": "Card" }, { "value": "ACCOUNT_BALANCE", "label": "Account balance" }], "required": { "basis": "implied", "why": "it decides whether a card is needed" }, "since": "2023-07-27" }, { "name": "card_id", "label": "Card", "doc": "The identifier of the card that pays.", "section": "2.6", "kind": "text", "basis": "stated", "required": { "basis": "implied", "why": "a card payment needs to know which card", "with": { "field": "type", "values": ["CARD"] } }, "appliesWith": { "field": "type", "values": ["CARD"] }, "since": "2023-07-27" }, { "name": "currency", "label": "Currency", "doc": "The currency in which the order is paid.", "section": "2.6", "kind": "enum", "basis": "stated", "values": [{ "value": "EUR", "label": "Euro" }, { "value": "GBP", "label": "Pound sterling" }, { "value": "USD", "label": "US dollar" }, { "value": "CAD", "label": "Canadian dollar" }], "required": { "basis": "implied", "why": "no default currency is shown" }, "since": "2023-07-27" }], "removed": [], "notShown": [] }, "required": { "basis": "implied", "why": "a complete order carries all order details", "with": { "field": "status", "values": ["COMPLETED"] } }, "appliesWith": { "field": "status", "values": ["COMPLETED"] }, "since": "2023-07-27" }, { "name": "items", "label": "Items", "doc": "What was ordered: one entry for each payout.", "section": "2.6", "kind": "list", "basis": "stated", "notEmpty": { "basis": "implied", "why": "a complete order carries what was ordered" }, "element": { "label": "Item", "doc": "One payout to one recipient.", "section": "2.6", "kind": "object", "basis": "stated", "object": { "title": "Item", "section": "2.6", "open": false, "fields": [{ "name": "distribution_method", "label": "Distribution method", "doc": "How the item reaches its recipient.", "section": "2.6", "kind": "object", "basis": "stated", "object": { "title": "Distribution method", "section": "2.6", "discriminator": "type", "open": false, "fields": [{ "name": "type", "label": "Sent as", "doc": "Whether an e-mail or a payout link carries the item.", "section": "2.6", "kind": "enum", "basis": "stated", "values": [{ "value": "EMAIL", "label": "E-mail" }, { "value": "PAYOUT_LINK", "label": "Payout link" }], "required": { "basis": "implied", "why": "it decides whether an address is needed" }, "since": "2023-07-27" }, { "name": "email_address", "label": "E-mail address", "doc": "The recipient's e-mail address.", "section": "2.6", "kind": "text", "basis": "stated", "form": "email", "required": { "basis": "implied", "why": "an e-mail needs an address to go to", "with": { "field": "type", "values": ["EMAIL"] } }, "appliesWith": { "field": "type", "values": ["EMAIL"] }, "since": "2023-07-27" }], "removed": [], "notShown": [] }, "required": { "basis": "implied", "why": "a complete order carries all order details" }, "since": "2023-07-27" }, { "name": "products", "label": "Products", "doc": "What the recipient can choose from.", "section": "2.6", "kind": "object", "basis": "stated", "object": { "title": "Products", "section": "2.6", "discriminator": "type", "open": false, "fields": [{ "name": "type", "label": "Selection", "doc": "Whether one product or several are offered.", "section": "2.6", "kind": "enum", "basis": "stated", "values": [{ "value": "SINGLE", "label": "One product" }, { "value": "MULTIPLE", "label": "Several products" }], "required": { "basis": "implied", "why": "it decides where the selection stands" }, "since": "2023-07-27" }, { "name": "value", "label": "Product", "doc": "The one product, when the selection is single.", "section": "2.6", "kind": "text", "basis": "implied", "required": { "basis": "implied", "why": "a single selection names its product", "with": { "field": "type", "values": ["SINGLE"] } }, "appliesWith": { "field": "type", "values": ["SINGLE"] }, "since": "2023-07-27" }, { "name": "values", "label": "Products", "doc": "The products on offer, when the selection is multiple.", "section": "2.6", "kind": "list", "basis": "stated", "notEmpty": { "basis": "implied", "why": "a multiple selection lists its products" }, "element": { "label": "Product", "doc": "The code of one product on offer.", "section": "2.6", "kind": "text", "basis": "implied" }, "required": { "basis": "implied", "why": "a multiple selection lists its products", "with": { "field": "type", "values": ["MULTIPLE"] } }, "appliesWith": { "field": "type", "values": ["MULTIPLE"] }, "since": "2023-07-27" }], "removed": [], "notShown": ["What identifies a product in a selection: its type and form."] }, "required": { "basis": "implied", "why": "a complete order carries all order details" }, "since": "2023-07-27" }, { "name": "redemption_url", "label": "Redemption URL", "doc": "Where the recipient redeems the item.", "section": "2.6", "kind": "text", "basis": "implied", "since": "2023-07-27", "deprecated": "2023-07-27" }], "removed": [{ "name": "order_id", "version": "2023-07-27", "instead": "Nothing replaces it." }, { "name": "discount_multiplier", "version": "2023-07-27", "instead": "Nothing replaces it." }, { "name": "delivery_email", "version": "2023-07-27", "instead": "Nothing replaces it." }, { "name": "current_token", "version": "2023-07-27", "instead": "Nothing replaces it." }], "notShown": ["The structure and the fields of `payout`."] } }, "required": { "basis": "implied", "why": "a complete order carries all order details", "with": { "field": "status", "values": ["COMPLETED"] } }, "appliesWith": { "field": "status", "values": ["COMPLETED"] }, "since": "2023-07-27" }], "removed": [{ "name": "is_complete", "version": "2023-07-27", "instead": "Nothing replaces it." }, { "name": "countries", "version": "2023-07-27", "instead": "Nothing replaces it." }, { "name": "initial_values", "version": "2023-07-27", "instead": "Nothing replaces it." }, { "name": "final_values", "version": "2023-07-27", "instead": "Nothing replaces it." }, { "name": "product_count", "version": "2023-07-27", "instead": "Nothing replaces it." }, { "name": "tokens", "version": "2023-07-27", "instead": "Nothing replaces it." }], "notShown": ["The types of `id` and `message`, and whether a complete order carries them.", "The form of `completed_at`."] }, "notShown": ["How a page lays out its entries, and where it carries its cursors.", "How many entries a page holds by default and at most."] };
var order_list_2024_02_05_ = { "direction": "received", "layout": "entries", "section": "2.6", "object": { "title": "Order", "section": "2.6", "discriminator": "status", "open": false, "fields": [{ "name": "status", "label": "Status", "doc": "Whether the order is complete, in progress or failed.", "section": "2.6", "kind": "enum", "basis": "stated", "values": [{ "value": "COMPLETED", "label": "Completed" }, { "value": "PROCESSING", "label": "Processing" }, { "value": "FAILED", "label": "Failed" }], "required": { "basis": "stated", "why": "it decides what else the order carries" }, "since": "2023-07-27" }, { "name": "id", "label": "Order id", "doc": "The identifier of the order.", "section": "2.6", "kind": "any", "basis": "stated", "required": { "basis": "implied", "why": "an order that is not complete carries it", "with": { "field": "status", "values": ["PROCESSING", "FAILED"] } }, "since": "2023-07-27" }, { "name": "message", "label": "Message", "doc": "What the service says of an order that is not complete.", "section": "2.6", "kind": "any", "basis": "stated", "required": { "basis": "implied", "why": "an order that is not complete carries it", "with": { "field": "status", "values": ["PROCESSING", "FAILED"] } }, "since": "2023-07-27" }, { "name": "completed_at", "label": "Completed at", "doc": "When the order was completed.", "section": "2.6", "kind": "text", "basis": "implied", "required": { "basis": "implied", "why": "a complete order carries all order details", "with": { "field": "status", "values": ["COMPLETED"] } }, "appliesWith": { "field": "status", "values": ["COMPLETED"] }, "since": "2023-07-27" }, { "name": "payment_method", "label": "Payment method", "doc": "How the order is paid, and in which currency.", "section": "2.6", "kind": "object", "basis": "stated", "object": { "title": "Payment method", "section": "2.6", "discriminator": "type", "open": false, "fields": [{ "name": "type", "label": "Paid by", "doc": "Whether a card or the account balance pays.", "section": "2.6", "kind": "enum", "basis": "stated", "values": [{ "value": "CARD", "label": "Card" }, { "value": "ACCOUNT_BALANCE", "label": "Account balance" }], "required": { "basis": "implied", "why": "it decides whether a card is needed" }, "since": "2023-07-27" }, { "name": "card_id", "label": "Card", "doc": "The identifier of the card that pays.", "section": "2.6", "kind": "text", "basis": "stated", "required": { "basis": "implied", "why": "a card payment needs to know which card", "with": { "field": "type", "values": ["CARD"] } }, "appliesWith": { "field": "type", "values": ["CARD"] }, "since": "2023-07-27" }, { "name": "currency", "label": "Currency", "doc": "The currency in which the order is paid.", "section": "2.6", "kind": "enum", "basis": "stated", "values": [{ "value": "EUR", "label": "Euro" }, { "value": "GBP", "label": "Pound sterling" }, { "value": "USD", "label": "US dollar" }, { "value": "CAD", "label": "Canadian dollar" }], "required": { "basis": "implied", "why": "no default currency is shown" }, "since": "2023-07-27" }], "removed": [], "notShown": [] }, "required": { "basis": "implied", "why": "a complete order carries all order details", "with": { "field": "status", "values": ["COMPLETED"] } }, "appliesWith": { "field": "status", "values": ["COMPLETED"] }, "since": "2023-07-27" }, { "name": "items", "label": "Items", "doc": "What was ordered: one entry for each payout.", "section": "2.6", "kind": "list", "basis": "stated", "notEmpty": { "basis": "implied", "why": "a complete order carries what was ordered" }, "element": { "label": "Item", "doc": "One payout to one recipient.", "section": "2.6", "kind": "object", "basis": "stated", "object": { "title": "Item", "section": "2.6", "open": false, "fields": [{ "name": "distribution_method", "label": "Distribution method", "doc": "How the item reaches its recipient.", "section": "2.6", "kind": "object", "basis": "stated", "object": { "title": "Distribution method", "section": "2.6", "discriminator": "type", "open": false, "fields": [{ "name": "type", "label": "Sent as", "doc": "Whether an e-mail or a payout link carries the item.", "section": "2.6", "kind": "enum", "basis": "stated", "values": [{ "value": "EMAIL", "label": "E-mail" }, { "value": "PAYOUT_LINK", "label": "Payout link" }], "required": { "basis": "implied", "why": "it decides whether an address is needed" }, "since": "2023-07-27" }, { "name": "email_address", "label": "E-mail address", "doc": "The recipient's e-mail address.", "section": "2.6", "kind": "text", "basis": "stated", "form": "email", "required": { "basis": "implied", "why": "an e-mail needs an address to go to", "with": { "field": "type", "values": ["EMAIL"] } }, "appliesWith": { "field": "type", "values": ["EMAIL"] }, "since": "2023-07-27" }], "removed": [], "notShown": [] }, "required": { "basis": "implied", "why": "a complete order carries all order details" }, "since": "2023-07-27" }, { "name": "products", "label": "Products", "doc": "What the recipient can choose from.", "section": "2.6", "kind": "object", "basis": "stated", "object": { "title": "Products", "section": "2.6", "discriminator": "type", "open": false, "fields": [{ "name": "type", "label": "Selection", "doc": "Whether one product or several are offered.", "section": "2.6", "kind": "enum", "basis": "stated", "values": [{ "value": "SINGLE", "label": "One product" }, { "value": "MULTIPLE", "label": "Several products" }], "required": { "basis": "implied", "why": "it decides where the selection stands" }, "since": "2023-07-27" }, { "name": "value", "label": "Product", "doc": "The one product, when the selection is single.", "section": "2.6", "kind": "text", "basis": "implied", "required": { "basis": "implied", "why": "a single selection names its product", "with": { "field": "type", "values": ["SINGLE"] } }, "appliesWith": { "field": "type", "values": ["SINGLE"] }, "since": "2023-07-27" }, { "name": "values", "label": "Products", "doc": "The products on offer, when the selection is multiple.", "section": "2.6", "kind": "list", "basis": "stated", "notEmpty": { "basis": "implied", "why": "a multiple selection lists its products" }, "element": { "label": "Product", "doc": "The code of one product on offer.", "section": "2.6", "kind": "text", "basis": "implied" }, "required": { "basis": "implied", "why": "a multiple selection lists its products", "with": { "field": "type", "values": ["MULTIPLE"] } }, "appliesWith": { "field": "type", "values": ["MULTIPLE"] }, "since": "2023-07-27" }], "removed": [], "notShown": ["What identifies a product in a selection: its type and form."] }, "required": { "basis": "implied", "why": "a complete order carries all order details" }, "since": "2023-07-27" }, { "name": "payout", "label": "Payout", "doc": "What replaces the redemption URL; its structure is not shown.", "section": "2.6", "kind": "any", "basis": "implied", "since": "2024-02-05" }], "removed": [{ "name": "redemption_url", "version": "2024-02-05", "instead": "Read `payout` in its place." }, { "name": "order_id", "version": "2023-07-27", "instead": "Nothing replaces it." }, { "name": "discount_multiplier", "version": "2023-07-27", "instead": "Nothing replaces it." }, { "name": "delivery_email", "version": "2023-07-27", "instead": "Nothing replaces it." }, { "name": "current_token", "version": "2023-07-27", "instead": "Nothing replaces it." }], "notShown": ["The structure and the fields of `payout`."] } }, "required": { "basis": "implied", "why": "a complete order carries all order details", "with": { "field": "status", "values": ["COMPLETED"] } }, "appliesWith": { "field": "status", "values": ["COMPLETED"] }, "since": "2023-07-27" }], "removed": [{ "name": "is_complete", "version": "2023-07-27", "instead": "Nothing replaces it." }, { "name": "countries", "version": "2023-07-27", "instead": "Nothing replaces it." }, { "name": "initial_values", "version": "2023-07-27", "instead": "Nothing replaces it." }, { "name": "final_values", "version": "2023-07-27", "instead": "Nothing replaces it." }, { "name": "product_count", "version": "2023-07-27", "instead": "Nothing replaces it." }, { "name": "tokens", "version": "2023-07-27", "instead": "Nothing replaces it." }], "notShown": ["The types of `id` and `message`, and whether a complete order carries them.", "The form of `completed_at`."] }, "notShown": ["How a page lays out its entries, and where it carries its cursors.", "How many entries a page holds by default and at most."] };
var product_2023_07_27_ = { "direction": "received", "layout": "document", "section": "2.1", "object": { "title": "Product", "section": "2.1", "open": true, "fields": [], "removed": [], "notShown": ["Further fields of a product.", "The name and the fields of the redemption instructions.", "The values of `approval_state` other than that of an approved product.", "What `categories` holds."] }, "notShown": [] };
var product_2024_02_05_ = { "direction": "received", "layout": "document", "section": "2.1", "object": { "title": "Product", "section": "2.1", "open": true, "fields": [{ "name": "approval_state", "label": "Approval state", "doc": "Approved, for every product that is listed; its values are not shown.", "section": "2.1", "kind": "text", "basis": "stated", "required": { "basis": "stated", "why": "it is present on every listed product" }, "since": "2024-02-05" }, { "name": "categories", "label": "Categories", "doc": "The categories of the product; their form is not shown.", "section": "2.1", "kind": "collection", "basis": "stated", "since": "2024-02-05" }, { "name": "expiry", "label": "Expiry", "doc": "Instructions on expiry; their fields are not shown.", "section": "2.1", "kind": "object", "basis": "stated", "object": { "title": "Expiry", "section": "2.1", "open": true, "fields": [], "removed": [], "notShown": ["What the instructions on expiry hold."] }, "since": "2024-02-05" }], "removed": [], "notShown": ["Further fields of a product.", "The name and the fields of the redemption instructions.", "The values of `approval_state` other than that of an approved product.", "What `categories` holds."] }, "notShown": [] };
var product_list_2023_07_27_ = { "direction": "received", "layout": "entries", "section": "2.1", "object": { "title": "Product", "section": "2.1", "open": true, "fields": [], "removed": [], "notShown": ["Further fields of a product.", "The name and the fields of the redemption instructions.", "The values of `approval_state` other than that of an approved product.", "What `categories` holds."] }, "notShown": ["How a page lays out its entries, and where it carries its cursors.", "How many entries a page holds by default and at most."] };
var product_list_2024_02_05_ = { "direction": "received", "layout": "entries", "section": "2.1", "object": { "title": "Product", "section": "2.1", "open": true, "fields": [{ "name": "approval_state", "label": "Approval state", "doc": "Approved, for every product that is listed; its values are not shown.", "section": "2.1", "kind": "text", "basis": "stated", "required": { "basis": "stated", "why": "it is present on every listed product" }, "since": "2024-02-05" }, { "name": "categories", "label": "Categories", "doc": "The categories of the product; their form is not shown.", "section": "2.1", "kind": "collection", "basis": "stated", "since": "2024-02-05" }, { "name": "expiry", "label": "Expiry", "doc": "Instructions on expiry; their fields are not shown.", "section": "2.1", "kind": "object", "basis": "stated", "object": { "title": "Expiry", "section": "2.1", "open": true, "fields": [], "removed": [], "notShown": ["What the instructions on expiry hold."] }, "since": "2024-02-05" }], "removed": [], "notShown": ["Further fields of a product.", "The name and the fields of the redemption instructions.", "The values of `approval_state` other than that of an approved product.", "What `categories` holds."] }, "notShown": ["How a page lays out its entries, and where it carries its cursors.", "How many entries a page holds by default and at most."] };
var product_update_2023_07_27_ = { "direction": "received", "layout": "document", "section": "2.3", "object": { "title": "Product update", "section": "2.3", "open": false, "fields": [{ "name": "product_code", "label": "Product code", "doc": "The code of the product that changed.", "section": "2.3", "kind": "text", "basis": "stated", "required": { "basis": "stated", "why": "it says which product changed" }, "since": "2023-07-27" }, { "name": "old_state", "label": "Old state", "doc": "The product's state before the update.", "section": "2.3", "kind": "object", "basis": "stated", "object": { "title": "Product state", "section": "2.2", "open": false, "fields": [{ "name": "price_multiplier", "label": "Price multiplier", "doc": "A decimal number in a string.", "section": "2.2", "kind": "text", "basis": "stated", "form": "decimal", "since": "2023-07-27" }], "removed": [], "notShown": [] }, "since": "2023-07-27" }, { "name": "new_state", "label": "New state", "doc": "The product's state after the update.", "section": "2.3", "kind": "object", "basis": "stated", "object": { "title": "Product state", "section": "2.2", "open": false, "fields": [{ "name": "price_multiplier", "label": "Price multiplier", "doc": "A decimal number in a string.", "section": "2.2", "kind": "text", "basis": "stated", "form": "decimal", "since": "2023-07-27" }], "removed": [], "notShown": [] }, "required": { "basis": "stated", "why": "it says what the product has become" }, "since": "2023-07-27" }, { "name": "timestamp", "label": "Timestamp", "doc": "When the update happened, to the microsecond, with no zone offset.", "section": "2.3", "kind": "text", "basis": "stated", "form": "timestamp", "required": { "basis": "stated", "why": "it says when the product changed" }, "since": "2023-07-27" }], "removed": [], "notShown": [] }, "notShown": [] };
var product_query_2023_07_27_ = { "direction": "sent", "layout": "query", "section": "4.1", "object": { "title": "Product query", "section": "4.1", "open": false, "fields": [], "removed": [], "notShown": ["The form of cursors and country codes, and what sets `is_orderable`.", "What happens where `before` and `after` stand together."] }, "notShown": [] };
var product_query_2024_02_05_ = { "direction": "sent", "layout": "query", "section": "4.1", "object": { "title": "Product query", "section": "4.1", "open": false, "fields": [{ "name": "is_orderable", "label": "Orderable only", "doc": "When set, only products that can be ordered are listed.", "section": "4.1", "kind": "text", "basis": "stated", "since": "2024-02-05" }, { "name": "code", "label": "Product code", "doc": "Lists the one product with this code.", "section": "4.1", "kind": "text", "basis": "stated", "since": "2024-02-05" }, { "name": "countries_redeemable_in", "label": "Redeemable in", "doc": "Lists products that can be redeemed in these countries.", "section": "4.1", "kind": "text", "basis": "stated", "since": "2024-02-05" }, { "name": "after", "label": "After", "doc": "A cursor: lists what follows it.", "section": "4.1", "kind": "text", "basis": "stated", "since": "2024-02-05" }, { "name": "before", "label": "Before", "doc": "A cursor: lists what precedes it.", "section": "4.1", "kind": "text", "basis": "stated", "excludes": { "name": "after", "basis": "stated" }, "since": "2024-02-05" }, { "name": "limit", "label": "Limit", "doc": "How many entries a page holds at most; the largest is not shown.", "section": "4.1", "kind": "text", "basis": "implied", "form": "count", "since": "2024-02-05" }], "removed": [], "notShown": ["The form of cursors and country codes, and what sets `is_orderable`.", "What happens where `before` and `after` stand together."] }, "notShown": [] };
var order_query_2023_07_27_ = { "direction": "sent", "layout": "query", "section": "4.1", "object": { "title": "Order query", "section": "4.1", "open": false, "fields": [{ "name": "limit", "label": "Limit", "doc": "How many entries a page holds at most; the largest is not shown.", "section": "4.1", "kind": "text", "basis": "implied", "form": "count", "since": "2023-07-27" }, { "name": "before", "label": "Before", "doc": "A cursor: lists what precedes it.", "section": "4.1", "kind": "text", "basis": "stated", "excludes": { "name": "after", "basis": "implied" }, "since": "2023-07-27" }, { "name": "after", "label": "After", "doc": "A cursor: lists what follows it.", "section": "4.1", "kind": "text", "basis": "stated", "since": "2023-07-27" }], "removed": [], "notShown": ["Further parameters.", "Whether `before` and `after` exclude each other here too."] }, "notShown": [] };
var descriptions = {
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

// lookup.js
function byName(what, name, table) {
  return table[oneOf(what, name, Object.keys(table))];
}
function readVersion(options, known) {
  if (options === void 0)
    return defaultVersion;
  const { version: version2 } = record("options", options, known);
  return version2 === void 0 ? defaultVersion : oneOf("version", version2, versions);
}

// describe.js
function describe(shape, options) {
  const versions2 = byName("shape", shape, descriptions);
  const version2 = readVersion(options, ["version"]);
  return { shape, version: version2, ...structuredClone(versions2[version2]) };
}

// generated/explanations.js
var syntax_ = { "code": "syntax", "text": "The text is not JSON. Nothing behind the place is read, so only what was found before it stands, and nothing counts as missing.", "fails": { "by": "validate", "shape": "order-created", "input": '{"status": "COMPLETED",}' }, "passes": { "by": "validate", "shape": "order-created", "input": '{"status": "COMPLETED"}' } };
var encoding_ = { "code": "encoding", "text": "The text is not clean UTF-8: bad bytes, a byte order mark, half of a surrogate pair, or in a query a percent sign that begins no character.", "fails": { "by": "validate", "shape": "product-query", "input": "code=%FF" }, "passes": { "by": "validate", "shape": "product-query", "input": "code=%C3%BF" } };
var duplicate_key_ = { "code": "duplicate_key", "text": "A name stands twice in one object or query, perhaps in two spellings. Readers differ in which of the two they keep, so what is checked might not be what is used.", "fails": { "by": "validate", "shape": "order-created", "input": '{"status": "FAILED", "st\\u0061tus": "COMPLETED"}' }, "passes": { "by": "validate", "shape": "order-created", "input": '{"status": "FAILED"}' } };
var too_large_ = { "code": "too_large", "text": "The text has more bytes of UTF-8 than the limit `bytes`. It was not read.", "fails": { "by": "validate", "shape": "order-created", "input": '{"status": "COMPLETED"}', "options": '{"limits":{"bytes":22}}' }, "passes": { "by": "validate", "shape": "order-created", "input": '{"status": "COMPLETED"}', "options": '{"limits":{"bytes":23}}' } };
var too_deep_ = { "code": "too_deep", "text": "Objects and arrays lie deeper within one another than the limit `depth`; the outermost is 1.", "fails": { "by": "validate", "shape": "order-created", "input": '{"status": "COMPLETED", "more": []}', "options": '{"limits":{"depth":1}}' }, "passes": { "by": "validate", "shape": "order-created", "input": '{"status": "COMPLETED", "more": []}', "options": '{"limits":{"depth":2}}' } };
var not_serializable_ = { "code": "not_serializable", "text": "The value has no JSON text: it is undefined, a function or a symbol, holds a BigInt or itself, or throws when it is read.", "fails": { "by": "validate", "shape": "order-created" }, "passes": { "by": "validate", "shape": "order-created", "input": '{"status": "COMPLETED"}' } };
var type_ = { "code": "type", "text": "The value is of another JSON type than the interface shows, or a parameter has no such form. Whatever is inside it is not looked at.", "fails": { "by": "validate", "shape": "order-query", "input": "limit=-1" }, "passes": { "by": "validate", "shape": "order-query", "input": "limit=1" } };
var enum_ = { "code": "enum", "text": "The value is none of those that are allowed. Case matters. In what you receive it is only a warning, but for the status: a new value is not your mistake.", "fails": { "by": "validate", "shape": "order-created", "input": '{"status": "DONE"}' }, "passes": { "by": "validate", "shape": "order-created", "input": '{"status": "COMPLETED"}' } };
var required_ = { "code": "required", "text": "Something that is needed is absent. Where the interface does not say so itself, the need is implied, and the message says from what it follows.", "fails": { "by": "validate", "shape": "order-created", "input": "{}" }, "passes": { "by": "validate", "shape": "order-created", "input": '{"status": "PROCESSING"}' } };
var empty_ = { "code": "empty", "text": "A string or a list is there and holds nothing, where something is needed.", "fails": { "by": "validate", "shape": "product-update", "input": '{"product_code": "", "new_state": {}, "timestamp": "2024-04-10T17:11:26.601254"}' }, "passes": { "by": "validate", "shape": "product-update", "input": '{"product_code": "P-1", "new_state": {}, "timestamp": "2024-04-10T17:11:26.601254"}' } };
var email_ = { "code": "email", "text": "The text is no e-mail address by the rule that browsers apply to an e-mail field. It is taken as it would be sent: spaces around it count.", "fails": { "by": "validate", "shape": "order-request", "input": '{"payment_method": {"type": "ACCOUNT_BALANCE", "currency": "EUR"}, "items": [{"distribution_method": {"type": "EMAIL", "email_address": "name@"}, "products": {"type": "SINGLE", "value": "P-1"}}]}' }, "passes": { "by": "validate", "shape": "order-request", "input": '{"payment_method": {"type": "ACCOUNT_BALANCE", "currency": "EUR"}, "items": [{"distribution_method": {"type": "EMAIL", "email_address": "name@example.com"}, "products": {"type": "SINGLE", "value": "P-1"}}]}' } };
var timestamp_ = { "code": "timestamp", "text": "The text is no date and time with six digits of fractional seconds, or the calendar and the clock have no such one.", "fails": { "by": "validate", "shape": "product-update", "input": '{"product_code": "P-1", "new_state": {}, "timestamp": "2023-02-29T12:00:00.000000"}' }, "passes": { "by": "validate", "shape": "product-update", "input": '{"product_code": "P-1", "new_state": {}, "timestamp": "2024-02-29T12:00:00.000000"}' } };
var timestamp_offset_ = { "code": "timestamp_offset", "text": "A timestamp has a zone offset behind it. Timestamps are shown without one, and what zone they are in is not said.", "fails": { "by": "validate", "shape": "product-update", "input": '{"product_code": "P-1", "new_state": {}, "timestamp": "2024-02-29T12:00:00.000000Z"}' }, "passes": { "by": "validate", "shape": "product-update", "input": '{"product_code": "P-1", "new_state": {}, "timestamp": "2024-02-29T12:00:00.000000"}' } };
var decimal_ = { "code": "decimal", "text": "The text is no decimal number: digits, perhaps a minus before and a fraction behind them.", "fails": { "by": "validate", "shape": "product-update", "input": '{"product_code": "P-1", "new_state": {"price_multiplier": "80%"}, "timestamp": "2024-02-29T12:00:00.000000"}' }, "passes": { "by": "validate", "shape": "product-update", "input": '{"product_code": "P-1", "new_state": {"price_multiplier": "0.8"}, "timestamp": "2024-02-29T12:00:00.000000"}' } };
var removed_ = { "code": "removed", "text": "The version no longer has the field or endpoint. The message says since when, the help what to do instead.", "fails": { "by": "validateCall", "input": '{"method": "GET", "url": "/v2/order/O-1/links"}' }, "passes": { "by": "validateCall", "input": '{"method": "GET", "url": "/v2/order/O-1"}' } };
var deprecated_ = { "code": "deprecated", "text": "The version still has the field, and a later one has removed it.", "fails": { "by": "validate", "shape": "order", "input": '{"status": "COMPLETED", "items": [{"redemption_url": "https://example.com/r"}]}', "options": '{"version":"2023-07-27"}' }, "passes": { "by": "validate", "shape": "order", "input": '{"status": "COMPLETED", "items": [{}]}', "options": '{"version":"2023-07-27"}' } };
var undocumented_ = { "code": "undocumented", "text": "The interface does not show the name. Where it says itself that more exists than it shows, only a name that looks like a slip is reported.", "fails": { "by": "validate", "shape": "product-query", "input": "limt=10" }, "passes": { "by": "validate", "shape": "product-query", "input": "limit=10" } };
var irrelevant_ = { "code": "irrelevant", "text": "The member means nothing beside what the type next to it says, such as a card's id where the account balance pays.", "fails": { "by": "validate", "shape": "order", "input": '{"status": "COMPLETED", "payment_method": {"type": "ACCOUNT_BALANCE", "card_id": "C-1"}}' }, "passes": { "by": "validate", "shape": "order", "input": '{"status": "COMPLETED", "payment_method": {"type": "CARD", "card_id": "C-1"}}' } };
var unexpected_ = { "code": "unexpected", "text": "An order that is not complete carries its status, its id and a message, and nothing else.", "fails": { "by": "validate", "shape": "order", "input": '{"status": "FAILED", "id": "O-1", "message": "No.", "items": []}' }, "passes": { "by": "validate", "shape": "order", "input": '{"status": "FAILED", "id": "O-1", "message": "No."}' } };
var exclusive_ = { "code": "exclusive", "text": "Two parameters stand together that exclude each other: a page lies before one cursor or after the other.", "fails": { "by": "validate", "shape": "product-query", "input": "before=c1&after=c2" }, "passes": { "by": "validate", "shape": "product-query", "input": "after=c2" } };
var unknown_version_ = { "code": "unknown_version", "text": "The header names none of the dated versions. Which values it accepts is not shown, so it is a warning.", "fails": { "by": "validateCall", "input": '{"method": "GET", "url": "/v2/order", "headers": {"x-api-version": "2024"}}' }, "passes": { "by": "validateCall", "input": '{"method": "GET", "url": "/v2/order", "headers": {"x-api-version": "2024-02-05"}}' } };
var unknown_endpoint_ = { "code": "unknown_endpoint", "text": "The version lists no endpoint with this method and path.", "fails": { "by": "validateCall", "input": '{"method": "DELETE", "url": "/v2/order/O-1"}' }, "passes": { "by": "validateCall", "input": '{"method": "GET", "url": "/v2/order/O-1"}' } };
var entries_ = { "code": "entries", "text": "The entries of a list can't be found without guessing: the layout of a page is not shown, so where an array at the top or a single candidate does not settle it, the option `entries` must.", "fails": { "by": "validate", "shape": "product-list", "input": '{"data": [{"approval_state": "APPROVED"}], "more": [{}]}' }, "passes": { "by": "validate", "shape": "product-list", "input": '{"data": [{"approval_state": "APPROVED"}], "more": [{}]}', "options": '{"entries":"/data"}' } };
var complement_ = { "code": "complement", "text": "The complement was made for another document, or for other versions or options, so nothing of it was used.", "fails": { "by": "convert", "shape": "order", "input": '{"status": "COMPLETED"}', "options": '{"from":"2024-02-05","to":"2023-07-27","complement":{}}' }, "passes": { "by": "convert", "shape": "order", "input": '{"status": "COMPLETED"}', "options": '{"from":"2024-02-05","to":"2023-07-27"}' } };
var explanations = {
  "syntax": syntax_,
  "encoding": encoding_,
  "duplicate_key": duplicate_key_,
  "too_large": too_large_,
  "too_deep": too_deep_,
  "not_serializable": not_serializable_,
  "type": type_,
  "enum": enum_,
  "required": required_,
  "empty": empty_,
  "email": email_,
  "timestamp": timestamp_,
  "timestamp_offset": timestamp_offset_,
  "decimal": decimal_,
  "removed": removed_,
  "deprecated": deprecated_,
  "undocumented": undocumented_,
  "irrelevant": irrelevant_,
  "unexpected": unexpected_,
  "exclusive": exclusive_,
  "unknown_version": unknown_version_,
  "unknown_endpoint": unknown_endpoint_,
  "entries": entries_,
  "complement": complement_
};

// explain.js
function explain(code) {
  return structuredClone(byName("code", code, explanations));
}

// fixes.js
var ALL = 4294967295;
function applyFixes2(shape, input2, options) {
  const index = shapeIndex(shape);
  const settings = readSettings(options, ["only"]);
  const only = bitsOf(options?.only);
  const form = formOf(input2);
  const length = write(sourceOf2(shape, form, input2, settings), settings);
  if (isRefusal(length)) {
    return {
      output: input2,
      headers: {},
      applied: [],
      report: reportOn(shape, index, form, length, settings)
    };
  }
  const { start: start2, length: size, headers, applied, report: report2 } = readFixed(applyFixes(index, form, length, settings.bytes.length, only), shape);
  const output = form === VALUE ? editedValue(shape, input2, start2, size) : textOf(input2, applied, start2, size);
  return { output, headers, applied, report: report2 };
}
function textOf(input2, applied, start2, length) {
  if (typeof input2 !== "string")
    return bytesAt(start2, length);
  return applied.length === 0 ? input2 : textAt(start2, length);
}
function editedValue(shape, input2, start2, length) {
  if (!isQuery(shape))
    return JSON.parse(textAt(start2, length));
  return input2 instanceof URLSearchParams ? new URLSearchParams(input2) : structuredClone(input2);
}
function bitsOf(only) {
  if (only === void 0)
    return ALL;
  if (!Array.isArray(only))
    throw new TypeError(`only must be an array of codes, not ${show(only)}`);
  return only.reduce((bits, code) => bits | 1 << codes.indexOf(oneOf("code in only", code, codes)), 0) >>> 0;
}

// generated/schemas.js
var order_request_2023_07_27_implied_ = { "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Order request", "description": "The shape order-request, section 2.4.", "type": "object", "properties": { "payment_method": { "title": "Payment method", "description": "How the order is paid, and in which currency.", "type": "object", "properties": { "type": { "title": "Paid by", "description": "Whether a card or the account balance pays.", "type": "string", "enum": ["CARD", "ACCOUNT_BALANCE"] }, "currency": { "title": "Currency", "description": "The currency in which the order is paid.", "type": "string", "enum": ["EUR", "GBP", "USD", "CAD"] } }, "required": ["type", "currency"], "if": { "properties": { "type": { "const": "CARD" } }, "required": ["type"] }, "then": { "properties": { "card_id": { "title": "Card", "description": "The identifier of the card that pays.", "type": "string", "minLength": 1 } }, "required": ["card_id"] } }, "items": { "title": "Items", "description": "What is ordered: one entry for each payout.", "type": "array", "minItems": 1, "items": { "title": "Item", "description": "One payout to one recipient.", "type": "object", "properties": { "distribution_method": { "title": "Distribution method", "description": "How the item reaches its recipient.", "type": "object", "properties": { "type": { "title": "Sent as", "description": "Whether an e-mail or a payout link carries the item.", "type": "string", "enum": ["EMAIL", "PAYOUT_LINK"] } }, "required": ["type"], "if": { "properties": { "type": { "const": "EMAIL" } }, "required": ["type"] }, "then": { "properties": { "email_address": { "title": "E-mail address", "description": "The recipient's e-mail address.", "type": "string", "pattern": "^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)*$" } }, "required": ["email_address"] } }, "products": { "title": "Products", "description": "What the recipient can choose from.", "type": "object", "properties": { "type": { "title": "Selection", "description": "Whether one product or several are offered.", "type": "string", "enum": ["SINGLE", "MULTIPLE"] } }, "required": ["type"], "if": { "properties": { "type": { "const": "SINGLE" } }, "required": ["type"] }, "then": { "properties": { "value": { "title": "Product", "description": "The one product, when the selection is single.", "type": "string", "minLength": 1 } }, "required": ["value"] }, "else": { "if": { "properties": { "type": { "const": "MULTIPLE" } }, "required": ["type"] }, "then": { "properties": { "values": { "title": "Products", "description": "The products on offer, when the selection is multiple.", "type": "array", "minItems": 1, "items": { "title": "Product", "description": "The code of one product on offer.", "type": "string" } } }, "required": ["values"] } } }, "country": { "description": "Removed in 2023-07-27. Nothing replaces it.", "not": {} } }, "required": ["distribution_method", "products"] } }, "products": { "description": "Removed in 2023-07-27. Give each entry of `items` its own `products`.", "not": {} }, "idempotency_key": { "description": "Removed in 2023-07-27. Send the key in the header `x-idempotency-key`.", "not": {} } }, "required": ["payment_method", "items"] };
var order_request_2023_07_27_stated_ = { "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Order request", "description": "The shape order-request, section 2.4.", "type": "object", "properties": { "payment_method": { "title": "Payment method", "description": "How the order is paid, and in which currency.", "type": "object", "properties": { "type": { "title": "Paid by", "description": "Whether a card or the account balance pays.", "type": "string", "enum": ["CARD", "ACCOUNT_BALANCE"] }, "currency": { "title": "Currency", "description": "The currency in which the order is paid.", "type": "string", "enum": ["EUR", "GBP", "USD", "CAD"] } }, "if": { "properties": { "type": { "const": "CARD" } }, "required": ["type"] }, "then": { "properties": { "card_id": { "title": "Card", "description": "The identifier of the card that pays.", "type": "string" } } }, "else": { "if": { "properties": { "type": { "const": "ACCOUNT_BALANCE" } }, "required": ["type"] }, "then": {}, "else": { "properties": { "card_id": { "title": "Card", "description": "The identifier of the card that pays.", "type": "string" } } } } }, "items": { "title": "Items", "description": "What is ordered: one entry for each payout.", "type": "array", "items": { "title": "Item", "description": "One payout to one recipient.", "type": "object", "properties": { "distribution_method": { "title": "Distribution method", "description": "How the item reaches its recipient.", "type": "object", "properties": { "type": { "title": "Sent as", "description": "Whether an e-mail or a payout link carries the item.", "type": "string", "enum": ["EMAIL", "PAYOUT_LINK"] } }, "if": { "properties": { "type": { "const": "EMAIL" } }, "required": ["type"] }, "then": { "properties": { "email_address": { "title": "E-mail address", "description": "The recipient's e-mail address.", "type": "string", "pattern": "^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)*$" } } }, "else": { "if": { "properties": { "type": { "const": "PAYOUT_LINK" } }, "required": ["type"] }, "then": {}, "else": { "properties": { "email_address": { "title": "E-mail address", "description": "The recipient's e-mail address.", "type": "string", "pattern": "^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)*$" } } } } }, "products": { "title": "Products", "description": "What the recipient can choose from.", "type": "object", "properties": { "type": { "title": "Selection", "description": "Whether one product or several are offered.", "type": "string", "enum": ["SINGLE", "MULTIPLE"] } }, "if": { "properties": { "type": { "const": "SINGLE" } }, "required": ["type"] }, "then": { "properties": { "value": { "title": "Product", "description": "The one product, when the selection is single." } } }, "else": { "if": { "properties": { "type": { "const": "MULTIPLE" } }, "required": ["type"] }, "then": { "properties": { "values": { "title": "Products", "description": "The products on offer, when the selection is multiple.", "type": "array", "items": { "title": "Product", "description": "The code of one product on offer." } } } }, "else": { "properties": { "value": { "title": "Product", "description": "The one product, when the selection is single." }, "values": { "title": "Products", "description": "The products on offer, when the selection is multiple.", "type": "array", "items": { "title": "Product", "description": "The code of one product on offer." } } } } } }, "country": { "description": "Removed in 2023-07-27. Nothing replaces it.", "not": {} } } } }, "products": { "description": "Removed in 2023-07-27. Give each entry of `items` its own `products`.", "not": {} }, "idempotency_key": { "description": "Removed in 2023-07-27. Send the key in the header `x-idempotency-key`.", "not": {} } } };
var order_created_2023_07_27_implied_ = { "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Created order", "description": "The shape order-created, section 2.5.", "type": "object", "properties": { "status": { "title": "Status", "description": "Whether the order is complete, in progress or failed.", "type": "string", "enum": ["COMPLETED", "PROCESSING", "FAILED"] } }, "required": ["status"] };
var order_2023_07_27_implied_ = { "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Order", "description": "The shape order, section 2.6.", "type": "object", "properties": { "status": { "title": "Status", "description": "Whether the order is complete, in progress or failed.", "type": "string", "enum": ["COMPLETED", "PROCESSING", "FAILED"] } }, "required": ["status"], "if": { "properties": { "status": { "const": "COMPLETED" } }, "required": ["status"] }, "then": { "properties": { "id": { "title": "Order id", "description": "The identifier of the order." }, "message": { "title": "Message", "description": "What the service says of an order that is not complete." }, "completed_at": { "title": "Completed at", "description": "When the order was completed." }, "payment_method": { "title": "Payment method", "description": "How the order is paid, and in which currency.", "type": "object", "properties": { "type": { "title": "Paid by", "description": "Whether a card or the account balance pays.", "type": "string", "examples": ["CARD", "ACCOUNT_BALANCE"] }, "currency": { "title": "Currency", "description": "The currency in which the order is paid.", "type": "string", "examples": ["EUR", "GBP", "USD", "CAD"] } }, "if": { "properties": { "type": { "const": "CARD" } }, "required": ["type"] }, "then": { "properties": { "card_id": { "title": "Card", "description": "The identifier of the card that pays.", "type": "string" } } }, "else": { "if": { "properties": { "type": { "const": "ACCOUNT_BALANCE" } }, "required": ["type"] }, "then": {}, "else": { "properties": { "card_id": { "title": "Card", "description": "The identifier of the card that pays.", "type": "string" } } } } }, "items": { "title": "Items", "description": "What was ordered: one entry for each payout.", "type": "array", "items": { "title": "Item", "description": "One payout to one recipient.", "type": "object", "properties": { "distribution_method": { "title": "Distribution method", "description": "How the item reaches its recipient.", "type": "object", "properties": { "type": { "title": "Sent as", "description": "Whether an e-mail or a payout link carries the item.", "type": "string", "examples": ["EMAIL", "PAYOUT_LINK"] } }, "if": { "properties": { "type": { "const": "EMAIL" } }, "required": ["type"] }, "then": { "properties": { "email_address": { "title": "E-mail address", "description": "The recipient's e-mail address.", "type": "string" } } }, "else": { "if": { "properties": { "type": { "const": "PAYOUT_LINK" } }, "required": ["type"] }, "then": {}, "else": { "properties": { "email_address": { "title": "E-mail address", "description": "The recipient's e-mail address.", "type": "string" } } } } }, "products": { "title": "Products", "description": "What the recipient can choose from.", "type": "object", "properties": { "type": { "title": "Selection", "description": "Whether one product or several are offered.", "type": "string", "examples": ["SINGLE", "MULTIPLE"] } }, "if": { "properties": { "type": { "const": "SINGLE" } }, "required": ["type"] }, "then": { "properties": { "value": { "title": "Product", "description": "The one product, when the selection is single." } } }, "else": { "if": { "properties": { "type": { "const": "MULTIPLE" } }, "required": ["type"] }, "then": { "properties": { "values": { "title": "Products", "description": "The products on offer, when the selection is multiple.", "type": "array", "items": { "title": "Product", "description": "The code of one product on offer." } } } }, "else": { "properties": { "value": { "title": "Product", "description": "The one product, when the selection is single." }, "values": { "title": "Products", "description": "The products on offer, when the selection is multiple.", "type": "array", "items": { "title": "Product", "description": "The code of one product on offer." } } } } } }, "redemption_url": { "title": "Redemption URL", "description": "Where the recipient redeems the item.", "deprecated": true } } } } } }, "else": { "if": { "properties": { "status": { "const": "PROCESSING" } }, "required": ["status"] }, "then": { "properties": { "id": { "title": "Order id", "description": "The identifier of the order." }, "message": { "title": "Message", "description": "What the service says of an order that is not complete." } } }, "else": { "if": { "properties": { "status": { "const": "FAILED" } }, "required": ["status"] }, "then": { "properties": { "id": { "title": "Order id", "description": "The identifier of the order." }, "message": { "title": "Message", "description": "What the service says of an order that is not complete." } } } } } };
var order_2024_02_05_implied_ = { "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Order", "description": "The shape order, section 2.6.", "type": "object", "properties": { "status": { "title": "Status", "description": "Whether the order is complete, in progress or failed.", "type": "string", "enum": ["COMPLETED", "PROCESSING", "FAILED"] } }, "required": ["status"], "if": { "properties": { "status": { "const": "COMPLETED" } }, "required": ["status"] }, "then": { "properties": { "id": { "title": "Order id", "description": "The identifier of the order." }, "message": { "title": "Message", "description": "What the service says of an order that is not complete." }, "completed_at": { "title": "Completed at", "description": "When the order was completed." }, "payment_method": { "title": "Payment method", "description": "How the order is paid, and in which currency.", "type": "object", "properties": { "type": { "title": "Paid by", "description": "Whether a card or the account balance pays.", "type": "string", "examples": ["CARD", "ACCOUNT_BALANCE"] }, "currency": { "title": "Currency", "description": "The currency in which the order is paid.", "type": "string", "examples": ["EUR", "GBP", "USD", "CAD"] } }, "if": { "properties": { "type": { "const": "CARD" } }, "required": ["type"] }, "then": { "properties": { "card_id": { "title": "Card", "description": "The identifier of the card that pays.", "type": "string" } } }, "else": { "if": { "properties": { "type": { "const": "ACCOUNT_BALANCE" } }, "required": ["type"] }, "then": {}, "else": { "properties": { "card_id": { "title": "Card", "description": "The identifier of the card that pays.", "type": "string" } } } } }, "items": { "title": "Items", "description": "What was ordered: one entry for each payout.", "type": "array", "items": { "title": "Item", "description": "One payout to one recipient.", "type": "object", "properties": { "distribution_method": { "title": "Distribution method", "description": "How the item reaches its recipient.", "type": "object", "properties": { "type": { "title": "Sent as", "description": "Whether an e-mail or a payout link carries the item.", "type": "string", "examples": ["EMAIL", "PAYOUT_LINK"] } }, "if": { "properties": { "type": { "const": "EMAIL" } }, "required": ["type"] }, "then": { "properties": { "email_address": { "title": "E-mail address", "description": "The recipient's e-mail address.", "type": "string" } } }, "else": { "if": { "properties": { "type": { "const": "PAYOUT_LINK" } }, "required": ["type"] }, "then": {}, "else": { "properties": { "email_address": { "title": "E-mail address", "description": "The recipient's e-mail address.", "type": "string" } } } } }, "products": { "title": "Products", "description": "What the recipient can choose from.", "type": "object", "properties": { "type": { "title": "Selection", "description": "Whether one product or several are offered.", "type": "string", "examples": ["SINGLE", "MULTIPLE"] } }, "if": { "properties": { "type": { "const": "SINGLE" } }, "required": ["type"] }, "then": { "properties": { "value": { "title": "Product", "description": "The one product, when the selection is single." } } }, "else": { "if": { "properties": { "type": { "const": "MULTIPLE" } }, "required": ["type"] }, "then": { "properties": { "values": { "title": "Products", "description": "The products on offer, when the selection is multiple.", "type": "array", "items": { "title": "Product", "description": "The code of one product on offer." } } } }, "else": { "properties": { "value": { "title": "Product", "description": "The one product, when the selection is single." }, "values": { "title": "Products", "description": "The products on offer, when the selection is multiple.", "type": "array", "items": { "title": "Product", "description": "The code of one product on offer." } } } } } }, "payout": { "title": "Payout", "description": "What replaces the redemption URL; its structure is not shown." } } } } } }, "else": { "if": { "properties": { "status": { "const": "PROCESSING" } }, "required": ["status"] }, "then": { "properties": { "id": { "title": "Order id", "description": "The identifier of the order." }, "message": { "title": "Message", "description": "What the service says of an order that is not complete." } } }, "else": { "if": { "properties": { "status": { "const": "FAILED" } }, "required": ["status"] }, "then": { "properties": { "id": { "title": "Order id", "description": "The identifier of the order." }, "message": { "title": "Message", "description": "What the service says of an order that is not complete." } } } } } };
var order_list_2023_07_27_implied_ = { "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "List: Order", "description": "The shape order-list, section 2.6.", "type": ["array", "object"], "items": { "$ref": "#/$defs/entry" }, "additionalProperties": { "if": { "type": "array", "items": { "type": "object" } }, "then": { "type": "array", "items": { "$ref": "#/$defs/entry" } } }, "$defs": { "entry": { "title": "Order", "type": "object", "properties": { "status": { "title": "Status", "description": "Whether the order is complete, in progress or failed.", "type": "string", "enum": ["COMPLETED", "PROCESSING", "FAILED"] } }, "required": ["status"], "if": { "properties": { "status": { "const": "COMPLETED" } }, "required": ["status"] }, "then": { "properties": { "id": { "title": "Order id", "description": "The identifier of the order." }, "message": { "title": "Message", "description": "What the service says of an order that is not complete." }, "completed_at": { "title": "Completed at", "description": "When the order was completed." }, "payment_method": { "title": "Payment method", "description": "How the order is paid, and in which currency.", "type": "object", "properties": { "type": { "title": "Paid by", "description": "Whether a card or the account balance pays.", "type": "string", "examples": ["CARD", "ACCOUNT_BALANCE"] }, "currency": { "title": "Currency", "description": "The currency in which the order is paid.", "type": "string", "examples": ["EUR", "GBP", "USD", "CAD"] } }, "if": { "properties": { "type": { "const": "CARD" } }, "required": ["type"] }, "then": { "properties": { "card_id": { "title": "Card", "description": "The identifier of the card that pays.", "type": "string" } } }, "else": { "if": { "properties": { "type": { "const": "ACCOUNT_BALANCE" } }, "required": ["type"] }, "then": {}, "else": { "properties": { "card_id": { "title": "Card", "description": "The identifier of the card that pays.", "type": "string" } } } } }, "items": { "title": "Items", "description": "What was ordered: one entry for each payout.", "type": "array", "items": { "title": "Item", "description": "One payout to one recipient.", "type": "object", "properties": { "distribution_method": { "title": "Distribution method", "description": "How the item reaches its recipient.", "type": "object", "properties": { "type": { "title": "Sent as", "description": "Whether an e-mail or a payout link carries the item.", "type": "string", "examples": ["EMAIL", "PAYOUT_LINK"] } }, "if": { "properties": { "type": { "const": "EMAIL" } }, "required": ["type"] }, "then": { "properties": { "email_address": { "title": "E-mail address", "description": "The recipient's e-mail address.", "type": "string" } } }, "else": { "if": { "properties": { "type": { "const": "PAYOUT_LINK" } }, "required": ["type"] }, "then": {}, "else": { "properties": { "email_address": { "title": "E-mail address", "description": "The recipient's e-mail address.", "type": "string" } } } } }, "products": { "title": "Products", "description": "What the recipient can choose from.", "type": "object", "properties": { "type": { "title": "Selection", "description": "Whether one product or several are offered.", "type": "string", "examples": ["SINGLE", "MULTIPLE"] } }, "if": { "properties": { "type": { "const": "SINGLE" } }, "required": ["type"] }, "then": { "properties": { "value": { "title": "Product", "description": "The one product, when the selection is single." } } }, "else": { "if": { "properties": { "type": { "const": "MULTIPLE" } }, "required": ["type"] }, "then": { "properties": { "values": { "title": "Products", "description": "The products on offer, when the selection is multiple.", "type": "array", "items": { "title": "Product", "description": "The code of one product on offer." } } } }, "else": { "properties": { "value": { "title": "Product", "description": "The one product, when the selection is single." }, "values": { "title": "Products", "description": "The products on offer, when the selection is multiple.", "type": "array", "items": { "title": "Product", "description": "The code of one product on offer." } } } } } }, "redemption_url": { "title": "Redemption URL", "description": "Where the recipient redeems the item.", "deprecated": true } } } } } }, "else": { "if": { "properties": { "status": { "const": "PROCESSING" } }, "required": ["status"] }, "then": { "properties": { "id": { "title": "Order id", "description": "The identifier of the order." }, "message": { "title": "Message", "description": "What the service says of an order that is not complete." } } }, "else": { "if": { "properties": { "status": { "const": "FAILED" } }, "required": ["status"] }, "then": { "properties": { "id": { "title": "Order id", "description": "The identifier of the order." }, "message": { "title": "Message", "description": "What the service says of an order that is not complete." } } } } } } } };
var order_list_2024_02_05_implied_ = { "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "List: Order", "description": "The shape order-list, section 2.6.", "type": ["array", "object"], "items": { "$ref": "#/$defs/entry" }, "additionalProperties": { "if": { "type": "array", "items": { "type": "object" } }, "then": { "type": "array", "items": { "$ref": "#/$defs/entry" } } }, "$defs": { "entry": { "title": "Order", "type": "object", "properties": { "status": { "title": "Status", "description": "Whether the order is complete, in progress or failed.", "type": "string", "enum": ["COMPLETED", "PROCESSING", "FAILED"] } }, "required": ["status"], "if": { "properties": { "status": { "const": "COMPLETED" } }, "required": ["status"] }, "then": { "properties": { "id": { "title": "Order id", "description": "The identifier of the order." }, "message": { "title": "Message", "description": "What the service says of an order that is not complete." }, "completed_at": { "title": "Completed at", "description": "When the order was completed." }, "payment_method": { "title": "Payment method", "description": "How the order is paid, and in which currency.", "type": "object", "properties": { "type": { "title": "Paid by", "description": "Whether a card or the account balance pays.", "type": "string", "examples": ["CARD", "ACCOUNT_BALANCE"] }, "currency": { "title": "Currency", "description": "The currency in which the order is paid.", "type": "string", "examples": ["EUR", "GBP", "USD", "CAD"] } }, "if": { "properties": { "type": { "const": "CARD" } }, "required": ["type"] }, "then": { "properties": { "card_id": { "title": "Card", "description": "The identifier of the card that pays.", "type": "string" } } }, "else": { "if": { "properties": { "type": { "const": "ACCOUNT_BALANCE" } }, "required": ["type"] }, "then": {}, "else": { "properties": { "card_id": { "title": "Card", "description": "The identifier of the card that pays.", "type": "string" } } } } }, "items": { "title": "Items", "description": "What was ordered: one entry for each payout.", "type": "array", "items": { "title": "Item", "description": "One payout to one recipient.", "type": "object", "properties": { "distribution_method": { "title": "Distribution method", "description": "How the item reaches its recipient.", "type": "object", "properties": { "type": { "title": "Sent as", "description": "Whether an e-mail or a payout link carries the item.", "type": "string", "examples": ["EMAIL", "PAYOUT_LINK"] } }, "if": { "properties": { "type": { "const": "EMAIL" } }, "required": ["type"] }, "then": { "properties": { "email_address": { "title": "E-mail address", "description": "The recipient's e-mail address.", "type": "string" } } }, "else": { "if": { "properties": { "type": { "const": "PAYOUT_LINK" } }, "required": ["type"] }, "then": {}, "else": { "properties": { "email_address": { "title": "E-mail address", "description": "The recipient's e-mail address.", "type": "string" } } } } }, "products": { "title": "Products", "description": "What the recipient can choose from.", "type": "object", "properties": { "type": { "title": "Selection", "description": "Whether one product or several are offered.", "type": "string", "examples": ["SINGLE", "MULTIPLE"] } }, "if": { "properties": { "type": { "const": "SINGLE" } }, "required": ["type"] }, "then": { "properties": { "value": { "title": "Product", "description": "The one product, when the selection is single." } } }, "else": { "if": { "properties": { "type": { "const": "MULTIPLE" } }, "required": ["type"] }, "then": { "properties": { "values": { "title": "Products", "description": "The products on offer, when the selection is multiple.", "type": "array", "items": { "title": "Product", "description": "The code of one product on offer." } } } }, "else": { "properties": { "value": { "title": "Product", "description": "The one product, when the selection is single." }, "values": { "title": "Products", "description": "The products on offer, when the selection is multiple.", "type": "array", "items": { "title": "Product", "description": "The code of one product on offer." } } } } } }, "payout": { "title": "Payout", "description": "What replaces the redemption URL; its structure is not shown." } } } } } }, "else": { "if": { "properties": { "status": { "const": "PROCESSING" } }, "required": ["status"] }, "then": { "properties": { "id": { "title": "Order id", "description": "The identifier of the order." }, "message": { "title": "Message", "description": "What the service says of an order that is not complete." } } }, "else": { "if": { "properties": { "status": { "const": "FAILED" } }, "required": ["status"] }, "then": { "properties": { "id": { "title": "Order id", "description": "The identifier of the order." }, "message": { "title": "Message", "description": "What the service says of an order that is not complete." } } } } } } } };
var product_2023_07_27_implied_ = { "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Product", "description": "The shape product, section 2.1.", "type": "object" };
var product_2024_02_05_implied_ = { "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Product", "description": "The shape product, section 2.1.", "type": "object", "properties": { "approval_state": { "title": "Approval state", "description": "Approved, for every product that is listed; its values are not shown.", "type": "string", "minLength": 1 }, "categories": { "title": "Categories", "description": "The categories of the product; their form is not shown.", "type": ["array", "object"] }, "expiry": { "title": "Expiry", "description": "Instructions on expiry; their fields are not shown.", "type": "object" } }, "required": ["approval_state"] };
var product_list_2023_07_27_implied_ = { "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "List: Product", "description": "The shape product-list, section 2.1.", "type": ["array", "object"], "items": { "$ref": "#/$defs/entry" }, "additionalProperties": { "if": { "type": "array", "items": { "type": "object" } }, "then": { "type": "array", "items": { "$ref": "#/$defs/entry" } } }, "$defs": { "entry": { "title": "Product", "type": "object" } } };
var product_list_2024_02_05_implied_ = { "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "List: Product", "description": "The shape product-list, section 2.1.", "type": ["array", "object"], "items": { "$ref": "#/$defs/entry" }, "additionalProperties": { "if": { "type": "array", "items": { "type": "object" } }, "then": { "type": "array", "items": { "$ref": "#/$defs/entry" } } }, "$defs": { "entry": { "title": "Product", "type": "object", "properties": { "approval_state": { "title": "Approval state", "description": "Approved, for every product that is listed; its values are not shown.", "type": "string", "minLength": 1 }, "categories": { "title": "Categories", "description": "The categories of the product; their form is not shown.", "type": ["array", "object"] }, "expiry": { "title": "Expiry", "description": "Instructions on expiry; their fields are not shown.", "type": "object" } }, "required": ["approval_state"] } } };
var product_update_2023_07_27_implied_ = { "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Product update", "description": "The shape product-update, section 2.3.", "type": "object", "properties": { "product_code": { "title": "Product code", "description": "The code of the product that changed.", "type": "string", "minLength": 1 }, "old_state": { "title": "Old state", "description": "The product's state before the update.", "type": "object", "properties": { "price_multiplier": { "title": "Price multiplier", "description": "A decimal number in a string.", "type": "string", "pattern": "^-?[0-9]+(?:\\.[0-9]+)?$" } } }, "new_state": { "title": "New state", "description": "The product's state after the update.", "type": "object", "properties": { "price_multiplier": { "title": "Price multiplier", "description": "A decimal number in a string.", "type": "string", "pattern": "^-?[0-9]+(?:\\.[0-9]+)?$" } } }, "timestamp": { "title": "Timestamp", "description": "When the update happened, to the microsecond, with no zone offset.", "type": "string", "pattern": "^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]\\.[0-9]{6}(?:Z|[+-](?:[01][0-9]|2[0-3]):[0-5][0-9])?$" } }, "required": ["product_code", "new_state", "timestamp"] };
var product_query_2023_07_27_implied_ = { "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Product query", "description": "The shape product-query, section 4.1.", "type": "object" };
var product_query_2024_02_05_implied_ = { "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Product query", "description": "The shape product-query, section 4.1.", "type": "object", "properties": { "is_orderable": { "title": "Orderable only", "description": "When set, only products that can be ordered are listed.", "type": "string" }, "code": { "title": "Product code", "description": "Lists the one product with this code.", "type": "string" }, "countries_redeemable_in": { "title": "Redeemable in", "description": "Lists products that can be redeemed in these countries.", "type": "string" }, "after": { "title": "After", "description": "A cursor: lists what follows it.", "type": "string" }, "before": { "title": "Before", "description": "A cursor: lists what precedes it.", "type": "string" }, "limit": { "title": "Limit", "description": "How many entries a page holds at most; the largest is not shown.", "type": "string", "pattern": "^[0-9]+$" } }, "not": { "required": ["before", "after"] } };
var product_query_2024_02_05_stated_ = { "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Product query", "description": "The shape product-query, section 4.1.", "type": "object", "properties": { "is_orderable": { "title": "Orderable only", "description": "When set, only products that can be ordered are listed.", "type": "string" }, "code": { "title": "Product code", "description": "Lists the one product with this code.", "type": "string" }, "countries_redeemable_in": { "title": "Redeemable in", "description": "Lists products that can be redeemed in these countries.", "type": "string" }, "after": { "title": "After", "description": "A cursor: lists what follows it.", "type": "string" }, "before": { "title": "Before", "description": "A cursor: lists what precedes it.", "type": "string" }, "limit": { "title": "Limit", "description": "How many entries a page holds at most; the largest is not shown." } }, "not": { "required": ["before", "after"] } };
var order_query_2023_07_27_implied_ = { "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Order query", "description": "The shape order-query, section 4.1.", "type": "object", "properties": { "limit": { "title": "Limit", "description": "How many entries a page holds at most; the largest is not shown.", "type": "string", "pattern": "^[0-9]+$" }, "before": { "title": "Before", "description": "A cursor: lists what precedes it.", "type": "string" }, "after": { "title": "After", "description": "A cursor: lists what follows it.", "type": "string" } } };
var order_query_2023_07_27_stated_ = { "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Order query", "description": "The shape order-query, section 4.1.", "type": "object", "properties": { "limit": { "title": "Limit", "description": "How many entries a page holds at most; the largest is not shown." }, "before": { "title": "Before", "description": "A cursor: lists what precedes it.", "type": "string" }, "after": { "title": "After", "description": "A cursor: lists what follows it.", "type": "string" } } };
var schemas = {
  "order-request": {
    "2023-07-27": {
      "implied": order_request_2023_07_27_implied_,
      "stated": order_request_2023_07_27_stated_
    },
    "2024-02-05": {
      "implied": order_request_2023_07_27_implied_,
      "stated": order_request_2023_07_27_stated_
    }
  },
  "order-created": {
    "2023-07-27": {
      "implied": order_created_2023_07_27_implied_,
      "stated": order_created_2023_07_27_implied_
    },
    "2024-02-05": {
      "implied": order_created_2023_07_27_implied_,
      "stated": order_created_2023_07_27_implied_
    }
  },
  "order": {
    "2023-07-27": {
      "implied": order_2023_07_27_implied_,
      "stated": order_2023_07_27_implied_
    },
    "2024-02-05": {
      "implied": order_2024_02_05_implied_,
      "stated": order_2024_02_05_implied_
    }
  },
  "order-list": {
    "2023-07-27": {
      "implied": order_list_2023_07_27_implied_,
      "stated": order_list_2023_07_27_implied_
    },
    "2024-02-05": {
      "implied": order_list_2024_02_05_implied_,
      "stated": order_list_2024_02_05_implied_
    }
  },
  "product": {
    "2023-07-27": {
      "implied": product_2023_07_27_implied_,
      "stated": product_2023_07_27_implied_
    },
    "2024-02-05": {
      "implied": product_2024_02_05_implied_,
      "stated": product_2024_02_05_implied_
    }
  },
  "product-list": {
    "2023-07-27": {
      "implied": product_list_2023_07_27_implied_,
      "stated": product_list_2023_07_27_implied_
    },
    "2024-02-05": {
      "implied": product_list_2024_02_05_implied_,
      "stated": product_list_2024_02_05_implied_
    }
  },
  "product-update": {
    "2023-07-27": {
      "implied": product_update_2023_07_27_implied_,
      "stated": product_update_2023_07_27_implied_
    },
    "2024-02-05": {
      "implied": product_update_2023_07_27_implied_,
      "stated": product_update_2023_07_27_implied_
    }
  },
  "product-query": {
    "2023-07-27": {
      "implied": product_query_2023_07_27_implied_,
      "stated": product_query_2023_07_27_implied_
    },
    "2024-02-05": {
      "implied": product_query_2024_02_05_implied_,
      "stated": product_query_2024_02_05_stated_
    }
  },
  "order-query": {
    "2023-07-27": {
      "implied": order_query_2023_07_27_implied_,
      "stated": order_query_2023_07_27_stated_
    },
    "2024-02-05": {
      "implied": order_query_2023_07_27_implied_,
      "stated": order_query_2023_07_27_stated_
    }
  }
};

// schema.js
function jsonSchema(shape, options) {
  const versions2 = byName("shape", shape, schemas);
  const version2 = readVersion(options, ["version", "level"]);
  const level = options?.level === void 0 ? "implied" : oneOf("level", options.level, levels);
  return structuredClone(versions2[version2][level]);
}

// standard_schema.js
var MOST_FINDINGS = 4294967295;
function standardSchema(shape, options) {
  shapeIndex(shape);
  readSettings(options);
  const kept = structuredClone(options);
  return {
    "~standard": {
      version: 1,
      vendor: "order-contract",
      validate: (value) => check(shape, value, kept)
    }
  };
}
function check(shape, value, options) {
  const input2 = isText(value) ? notADocument(shape) : value;
  try {
    return isValid2(shape, input2, options) ? { value } : { issues: issuesOf(shape, input2, options) };
  } catch (error) {
    if (!(error instanceof TypeError))
      throw error;
    return { issues: [{ message: error.message, path: [] }] };
  }
}
function isText(value) {
  return typeof value === "string" || ArrayBuffer.isView(value);
}
function notADocument(shape) {
  return isQuery(shape) ? 0 : '""';
}
function issuesOf(shape, input2, options) {
  const listed = errorsOf(validate2(shape, input2, options));
  return listed.length > 0 ? listed : errorsOf(validate2(shape, input2, withoutLimit(options))).slice(0, 1);
}
function errorsOf({ problems }) {
  return problems.filter(({ severity }) => severity === "error").map(issueOf);
}
var issueOf = ({ message, path }) => ({ message, path });
function withoutLimit(options) {
  return { ...options, limits: { ...options?.limits, findings: MOST_FINDINGS } };
}

// loaders/inline.js
var import_bytes = require("./generated/bytes.cjs");
function compile() {
  return new WebAssembly.Module(decode(import_bytes.base64));
}
function decode(text) {
  if (typeof Uint8Array.fromBase64 === "function")
    return Uint8Array.fromBase64(text);
  const binary = atob(text);
  const bytes = new Uint8Array(binary.length);
  for (let i = 0; i < binary.length; i++)
    bytes[i] = binary.charCodeAt(i);
  return bytes;
}

// index.js
var applyFixes3 = /* @__PURE__ */ loadedBy(compile, applyFixes2);
var convert3 = /* @__PURE__ */ loadedBy(compile, convert2);
var convertCall2 = /* @__PURE__ */ loadedBy(compile, convertCall);
var detectVersion3 = /* @__PURE__ */ loadedBy(compile, detectVersion2);
var endpointOf3 = /* @__PURE__ */ loadedBy(compile, endpointOf2);
var isValid3 = /* @__PURE__ */ loadedBy(compile, isValid2);
var parse2 = /* @__PURE__ */ loadedBy(compile, parse);
var standardSchema2 = /* @__PURE__ */ loadedBy(compile, standardSchema);
var validate3 = /* @__PURE__ */ loadedBy(compile, validate2);
var validateCall3 = /* @__PURE__ */ loadedBy(compile, validateCall2);
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  applyFixes,
  changelog,
  convert,
  convertCall,
  describe,
  detectVersion,
  endpointOf,
  explain,
  isValid,
  jsonSchema,
  parse,
  standardSchema,
  validate,
  validateCall
});
