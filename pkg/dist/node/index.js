// no_webassembly.js
var HEADER = [0, 97, 115, 109, 1, 0, 0, 0];
var MESSAGE = "WebAssembly is missing or not allowed here: allow it with script-src 'wasm-unsafe-eval' in the content security policy";
var CODE = "no_webassembly";
var refusal;
function knownRefusal() {
  return refusal;
}
function compileError(cause) {
  if (refusal === void 0 && compiles())
    return cause;
  refusal ??= Object.assign(new Error(MESSAGE, { cause }), { code: CODE });
  return refusal;
}
function compiles() {
  try {
    return new WebAssembly.Module(Uint8Array.from(HEADER)) instanceof WebAssembly.Module;
  } catch {
    return false;
  }
}

// module.js
var WHOLE = 2;
var loader;
var extent = 0;
function use(load2, of = WHOLE) {
  if (of <= extent)
    return;
  loader = load2;
  extent = of;
}
function extentOfCore() {
  return extent;
}
function loadedBy(load2, answer, of = WHOLE) {
  use(load2, of);
  return answer;
}
function load() {
  if (loader === void 0 || knownRefusal() !== void 0)
    throw notLoaded();
  try {
    return { module: ofThisRealm(loader.compile()), glue: loader.glue };
  } catch (error) {
    throw compileError(error);
  }
}
function notLoaded() {
  return knownRefusal() ?? new Error("the .wasm file is not loaded yet: await init(\u2026) from 'order-contract/slim' first");
}
function ofThisRealm(module) {
  return module instanceof WebAssembly.Module ? module : Object.setPrototypeOf(module, WebAssembly.Module.prototype);
}

// core.js
var LARGE = 1 << 20;
var SMALLEST = 1 << 14;
var NOTHING = /* @__PURE__ */ new Uint8Array(0);
var decoder = /* @__PURE__ */ new TextDecoder("utf-8", { ignoreBOM: true });
var loaded;
var core;
var trapped = false;
var extent2 = 0;
var address = 0;
var input = NOTHING;
var words = /* @__PURE__ */ new Uint32Array(0);
function room(bytes) {
  return input.length > bytes && extent2 === extentOfCore() ? input : makeRoom(bytes);
}
function makeRoom(bytes) {
  start();
  const size = Math.max(bytes + 1, SMALLEST);
  address = call((core2) => core2.reserve(size)) >>> 0;
  input = new Uint8Array(core.memory.buffer, address, size);
  return input;
}
function start() {
  if (loaded === void 0 || extent2 !== extentOfCore()) {
    loaded = load();
    extent2 = extentOfCore();
  } else if (trapped)
    loaded.glue.__wbg_reset_state();
  core = loaded.glue.initSync({ module: loaded.module });
  trapped = false;
}
function call(run, a = 0, b = 0, c = 0, d = 0) {
  try {
    return run(core, a, b, c, d);
  } catch (trap) {
    trapped = true;
    input = NOTHING;
    throw trap;
  } finally {
    if (input.length > LARGE)
      input = NOTHING;
  }
}
function callWhole(run) {
  if (extentOfCore() < WHOLE)
    throw notLoaded();
  return call(run);
}
function memoryWords() {
  if (words.buffer !== core.memory.buffer)
    words = new Uint32Array(core.memory.buffer);
  return words;
}
function textAt(start2, length) {
  return length === 0 ? "" : decoder.decode(new Uint8Array(core.memory.buffer, start2, length));
}
function bytesAt(start2, length) {
  return viewAt(start2, length).slice();
}
function viewAt(start2, length) {
  return new Uint8Array(core.memory.buffer, start2, length);
}
function checkedText(length) {
  return textAt(address, length);
}

// generated/endpoints.js
var endpoints = [{ "query": "product-query", "response": "product-list", "section": "4", "versioned": true, "versions": ["2023-07-27", "2024-02-05"] }, { "section": "4", "versions": ["2024-02-05"] }, { "body": "order-request", "response": "order-created", "section": "4", "versioned": true, "versions": ["2023-07-27", "2024-02-05"] }, { "response": "order", "section": "4", "versioned": true, "versions": ["2023-07-27", "2024-02-05"] }, { "query": "order-query", "response": "order-list", "section": "4", "versioned": true, "versions": ["2023-07-27", "2024-02-05"] }, { "section": "4", "versions": [] }];
var apiVersion = "x-api-version";

// generated/english.js
var english = { "language": "en", "sentences": ["A JSON value is expected here.", "A JSON value or `]` is expected here.", "A name in double quotes is expected here. No comma may stand before a closing brace.", "A name in double quotes or `}` is expected here.", "A colon is expected between a name and its value.", "A comma or `}` is expected here.", "A comma or `]` is expected here.", "A digit is expected here. Numbers look like -12.5e3.", "The number must end here. Numbers look like -12.5e3 and have no leading zero.", 'This is not a JSON escape. JSON has \\" \\\\ \\/ \\b \\f \\n \\r \\t and \\u.', "Four hexadecimal digits are expected after \\u.", "The string is not closed. A double quote is expected here.", "A string contains a control character. JSON requires an escape for it, such as \\n.", "More text follows the document. Only one JSON value is allowed.", "These bytes are not UTF-8. JSON must be encoded as UTF-8.", "These characters are not percent-encoded UTF-8. Encode the query in UTF-8, and write % as %25.", "This is half of a surrogate pair, not a character. Complete or remove it.", "This is half of a surrogate pair, not a character. Report it to the service.", "The text begins with a byte order mark (U+FEFF). Remove it before you pass the text.", "The input exceeds the limit of {number} nested levels. Simplify it, or raise the option `limits.depth`.", "The input exceeds the limit of {number} bytes. Shorten it, or raise the option `limits.bytes`.", "This value cannot be written as JSON. JSON has no cycles, BigInts, functions or symbols.", "There is no document: the input is `undefined`. Pass text, bytes or a value.", "This value is neither a plain object nor an array. Pass what JSON can express, not a Date, a Map or a Promise.", "The text is empty. Pass a JSON document.", "This is an HTML page, not JSON. Check the URL that it came from.", "These bytes are compressed with gzip. Decompress them first.", "Another document follows the first. For one document per line, use `order-contract/stream`.", "This is a string that contains JSON. Parse {field} first, or stringify it only once.", "{field} must be {type}.", "{field} should be {type}.", "{field} must be a whole number, 0 or more.", "{field} has a value that is not allowed. Use {values}.", "{field} has a value that the API documentation does not list.", "{field} is empty. Use {values}.", "{field} is empty. It should be {values}.", "{field} is empty. {need}", "{field} is empty.", "{field} is empty. {why}", "{field} is not a valid e-mail address. Enter one like name@example.com.", "{field} is not a valid e-mail address.", "{field} is not a valid date and time. The API documentation shows the form YYYY-MM-DDTHH:MM:SS.ffffff.", "{field} has a zone offset. The API documentation shows timestamps without one.", '{field} is not a decimal number. The API documentation shows the form "0.8".', "{field} and {other} cannot be used together. Remove one of them.", "{field} is missing. {why}", "{field} is missing. Use {values}.", "{field} was removed in version {removed_in}. {instead}", "{field} is deprecated. From version {removed_in} on: {instead}", "{field} was introduced in version {since}. Remove it or use that version.", "{field} was introduced in version {since}. This document is read as an older version.", "{field} applies only if {discriminator} is {beside}. Remove it.", "{field} applies only if {discriminator} is {beside}.", "{name} is not expected here. An order that is processing or failed contains only {carried}.", "The API documentation does not list {name}. Check its spelling.", "The API documentation does not list {name} here.", "{name} appears more than once in this object. Keep only one.", "{name} appears more than once in this object.", "{name} appears more than once in the query. Keep only one.", "The option `entries` points to nothing in this document. It must point to an array.", "The option `entries` must point to an array.", "More than one member could hold the entries. Choose one with the option `entries`, for example `/data`.", "The entries are assumed to be at {pointer}. The page envelope is not documented (4.4).", "No entries were found, so none were checked. The page envelope is not documented (4.4).", "Another field, which is not shown here, has a mistake.", "Did you mean {near}?", "Did you mean {near}? Upper and lower case matter.", "Browsers apply the same rule to e-mail fields: no spaces, and after the @ only letters, digits, dots and hyphens.", "{why}", "A page comes before one cursor or after the other.", "It is not defined which of them counts.", "Remove {field}", "Send {field} in the header {header}", "Move {field} into each entry of {list}", "Change it to {near}", "Rename it to {near}"], "found": ["null", "boolean", "number", "string", "object", "array", "end of text", "a digit", "a control character", "a letter", "another character"], "types": { "string": "a string", "object": "an object", "array": "an array", "collection": "an array or object" }, "or": "or", "and": "and", "unnamed": "this field", "labels": ["Payment method", "Item list", "Status", "Completion time", "Redemption URL", "Payout", "Order ID", "Message", "Approval state", "Category list", "Expiry", "Product code", "Old state", "New state", "Timestamp", "Orderable filter", "Product code", "Country filter", "Start cursor", "End cursor", "Page size", "Payment type", "Card ID", "Currency", "Price multiplier", "Distribution method", "Product selection", "E-mail address", "Product", "Product list"], "values": ["Completed", "Processing", "Failed", "Card", "Account balance", "Euro", "Pound sterling", "US dollar", "Canadian dollar", "E-mail", "Payout link", "One product", "Several products"], "fields": [{ "called": "the order request" }, { "called": "the created order" }, { "called": "the order" }, { "called": "the order" }, { "called": "the product" }, { "called": "the product" }, { "called": "the product update" }, { "called": "the product query" }, { "called": "the order query" }, { "called": "the query" }, { "called": "the document" }, { "why": "An order is paid by card or from the account balance." }, { "why": "An order needs at least one item.", "need": "Add at least one item." }, { "instead": "Give each entry of `items` its own `products`." }, { "instead": "Send the key in the header `x-idempotency-key`." }, { "why": "It is the only field of the response to a new order." }, { "instead": "Read the order to get its details." }, { "instead": "Read the order to get its details." }, { "need": "A completed order should list at least one item.", "instead": "Read the order to get its details." }, { "instead": "Read the order to get its details." }, { "instead": "Read the order to get its details." }, { "instead": "Nothing replaces it." }, { "instead": "Nothing replaces it." }, { "instead": "Nothing replaces it." }, { "instead": "Nothing replaces it." }, { "instead": "Nothing replaces it." }, { "instead": "Nothing replaces it." }, { "why": "The other fields of an order depend on it." }, { "why": "An order that is processing or failed should include it." }, { "why": "An order that is processing or failed should include it." }, { "why": "A completed order should include it." }, { "why": "A completed order should include it." }, { "why": "A completed order should include it.", "need": "A completed order should list at least one item." }, { "instead": "Nothing replaces it." }, { "instead": "Nothing replaces it." }, { "instead": "Nothing replaces it." }, { "instead": "Nothing replaces it." }, { "instead": "Nothing replaces it." }, { "instead": "Nothing replaces it." }, { "why": "Every listed product has one." }, {}, {}, { "why": "It says which product changed." }, {}, { "why": "It describes the product after the update." }, { "why": "It says when the product changed." }, {}, {}, {}, {}, {}, {}, {}, {}, {}, { "why": "It says whether a card or the account balance pays." }, { "why": "A card payment needs the card's ID." }, { "why": "No default currency is documented, so an order needs one." }, { "called": "each item" }, { "called": "each item" }, { "called": "each item" }, {}, { "why": "An item is sent by e-mail or as a payout link." }, { "why": "Products are selected for each item." }, { "instead": "Remove it, nothing replaces it." }, { "why": "A completed order should include it." }, { "why": "A completed order should include it." }, { "instead": "Read `payout` instead." }, {}, { "instead": "Nothing replaces it." }, { "instead": "Nothing replaces it." }, { "instead": "Nothing replaces it." }, { "instead": "Nothing replaces it." }, { "label": "Distribution type", "why": "It says whether the item is sent by e-mail or as a payout link." }, { "why": "An item sent by e-mail needs the recipient's address." }, { "label": "Selection type", "why": "It says whether one product or several are offered." }, { "why": "A single selection needs a product." }, { "why": "A multiple selection needs at least one product.", "need": "A multiple selection needs at least one product." }, { "called": "each offered product" }] };
var englishCalls = { "sentences": ["{endpoint} was removed in version {endpoint_removed_in}. {endpoint_instead}", "{endpoint} was introduced in version {endpoint_since}. Use that version.", "The URL is empty or not below the base address of the API. Check the URL or the option `baseUrl`.", "The API documentation does not list this path. Check each part of it.", "The API documentation does not list this method for the path. Use {methods}.", "The header {header} does not name a documented version. Use {versions}.", "The header {header} is missing. {header_why}", "The header {header} is empty. {header_why}", "The API documentation does not list this header. Check its spelling.", "The API documentation shows no body for this endpoint. Remove it.", "The body is missing. This endpoint takes a document of the shape {shape}.", "The API documentation does not say which values it accepts. These are its dated versions."], "endpoints": [{ "name": "GET /v2/product", "method": "GET", "since": "2023-07-27" }, { "name": "GET /v2/product/countries", "method": "GET", "since": "2024-02-05" }, { "name": "POST /v2/order", "method": "POST", "body": "order-request", "since": "2023-07-27" }, { "name": "GET /v2/order/{id}", "method": "GET", "since": "2023-07-27" }, { "name": "GET /v2/order", "method": "GET", "since": "2023-07-27" }, { "name": "GET /v2/order/{id}/links", "method": "GET", "since": "2023-07-27", "removed": "2023-07-27", "instead": "Read the order with GET /v2/order/{id}." }], "headers": { "x-idempotency-key": "It carries the idempotency key of a new order." } };

// generated/layout.js
var PADDING = 32;
var FORM_BYTES = 0;
var FORM_TEXT = 1;
var FORM_VALUE = 2;
var FORM_NO_BODY = 3;
var ABSENT = 4294967295;
var SETTINGS_FLAGS = 1;
var SETTINGS_SEVERITIES = 2;
var SETTINGS_LIMITS = 26;
var SETTINGS_ENTRIES = 38;
var FLAG_STATED = 1;
var FLAG_DRAFT = 2;
var FLAG_UNMASKED = 4;
var FLAG_ENTRIES = 8;
var FLAG_ALL = 16;
var CONVERSION_LIMITS = 4;
var CONVERSION_STRINGS = 16;
var CONVERSION_LOSS_IS_ERROR = 1;
var CONVERSION_ORPHANS_DROP = 2;
var REPORT_LENGTH = 0;
var REPORT_TEXT = 1;
var REPORT_TEXT_LENGTH = 2;
var REPORT_FLAGS = 3;
var REPORT_DETAILS = 4;
var REPORT_ASSUMPTION = 5;
var REPORT_HEAD = 7;
var REPORT_VALID = 1;
var REPORT_TRUNCATED = 2;
var REPORT_VERSION_SHIFT = 8;
var SENTENCE_ELSEWHERE = 64;
var FOUND_CHARACTER = 254;
var FOUND_SOURCE = 253;
var STEP_WORD = 1073741824;
var STEP_NAME = 2147483648;
var DETAIL_WORDS = 4;
function readDetailRecord(words3, at2) {
  const w0 = words3[at2 + 0];
  const w1 = words3[at2 + 1];
  const w2 = words3[at2 + 2];
  const w3 = words3[at2 + 3];
  return {
    code: w0 & 255,
    severity: w0 >>> 8 & 255,
    basis: w0 >>> 16 & 255,
    section: w0 >>> 24,
    message: w1 & 255,
    help: w1 >>> 8 & 255,
    found: w1 >>> 16 & 255,
    character: w1 >>> 24,
    field: w2 & 255,
    object: w2 >>> 8 & 255,
    near: w2 >>> 16 & 255,
    other: w2 >>> 24,
    has_span: w3 & 255,
    has_fix: w3 >>> 8 & 255
  };
}
var FIX_WORDS = 2;
function readFixRecord(words3, at2) {
  const w0 = words3[at2 + 0];
  const w1 = words3[at2 + 1];
  return {
    title: w0 & 255,
    applicability: w0 >>> 8 & 255,
    field: w0 >>> 16 & 255,
    near: w0 >>> 24,
    other: w1 & 255,
    has_edits: w1 >>> 8 & 255,
    has_header: w1 >>> 16 & 255
  };
}
var NOTE_WORDS = 2;
function readNoteRecord(words3, at2) {
  const w0 = words3[at2 + 0];
  const w1 = words3[at2 + 1];
  return {
    reason: w0 & 255,
    topic: w0 >>> 8 & 255,
    change: w0 >>> 16 & 255,
    basis: w0 >>> 24,
    section: w1 & 255,
    field: w1 >>> 8 & 255,
    has_spans: w1 >>> 16 & 255,
    is_below: w1 >>> 24
  };
}
var SIGN_WORDS = 1;
function readSignRecord(words3, at2) {
  const w0 = words3[at2 + 0];
  return {
    version: w0 & 255,
    clue: w0 >>> 8 & 255,
    field: w0 >>> 16 & 255,
    section: w0 >>> 24
  };
}

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
var lists = [
  "order-list",
  "product-list"
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
var namings = [
  "wire",
  "label"
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

// query_shapes.js
function isQuery(shape) {
  return queries.includes(shape);
}

// as_value.js
function asValue(shape, value) {
  if (typeof value !== "string" && !ArrayBuffer.isView(value))
    return value;
  return isQuery(shape) ? NOT_PLAIN : { toJSON: () => typeof value === "string" ? value : "" };
}
var NOT_PLAIN = /* @__PURE__ */ Symbol("not plain");
var UNSERIALIZABLE = /* @__PURE__ */ Symbol("unserializable");

// refusal.js
var REFUSED_SIZE = -1;
var REFUSED_DEPTH = -2;
var REFUSED_VALUE = -3;
var REFUSED_NOTHING = -4;
var REFUSED_OBJECT = -5;
var CODES = {
  [REFUSED_SIZE]: "too_large",
  [REFUSED_DEPTH]: "too_deep",
  [REFUSED_VALUE]: "not_serializable"
};
function isRefusal(length) {
  return length < 0;
}
function codeIndex(refusal3) {
  const code = CODES[refusal3];
  return code === void 0 ? codes.length + REFUSED_NOTHING - refusal3 : codes.indexOf(code);
}

// surrogates.js
var LONE = /\p{Surrogate}/u;
function loneSurrogateAt(text2) {
  if (typeof text2.isWellFormed === "function" && text2.isWellFormed())
    return -1;
  return text2.search(LONE);
}

// tag.js
function tagOf(value) {
  try {
    return Object.prototype.toString.call(value).slice("[object ".length, -1);
  } catch {
    return "";
  }
}
function hrefOf(value) {
  return tagOf(value) === "URL" ? value.href : value;
}
function withArticle(name) {
  return `${/^[aeio]/iu.test(name) ? "an" : "a"} ${name}`;
}
function typeOf(value) {
  if (value == null)
    return String(value);
  const tag = typeof value === "object" ? tagOf(value) : typeof value;
  return withArticle(tag === "Object" || tag === "Array" || tag === "" ? (tag || "object").toLowerCase() : tag);
}

// input.js
function formOf(input2) {
  if (typeof input2 === "string")
    return FORM_TEXT;
  if (!ArrayBuffer.isView(input2))
    return FORM_VALUE;
  if (input2 instanceof Uint8Array || tagOf(input2) === "Uint8Array")
    return FORM_BYTES;
  throw new TypeError(`${typeOf(input2)} is not a document: ${WRAP}`);
}
function jsonOf(value, maxDepth) {
  if (value === void 0)
    return REFUSED_NOTHING;
  if (value === NOT_PLAIN)
    return REFUSED_OBJECT;
  refuseObjects(value, "document", ADVICE);
  try {
    const text2 = JSON.stringify(value);
    return text2 === void 0 ? REFUSED_VALUE : text2;
  } catch (error) {
    if (!isStackOverflow(error))
      return REFUSED_VALUE;
    if (/string length|memory|alloc/.test(error.message))
      return REFUSED_SIZE;
    return isDeeperThan(value, maxDepth) ? REFUSED_DEPTH : REFUSED_VALUE;
  }
}
function queryOf(value) {
  if (value === void 0)
    return REFUSED_NOTHING;
  if (value === NOT_PLAIN)
    return REFUSED_OBJECT;
  if (typeof value !== "object" || value === null)
    return REFUSED_VALUE;
  const tag = tagOf(value);
  const isNative = tag === "URL" || tag === "URLSearchParams";
  if (!isNative)
    refuseOthers(value);
  try {
    if (isNative)
      return `${tag === "URL" ? value.search : value}`;
    return Object.entries(value).filter(([, item]) => item !== void 0 && item !== null).map(([name, item]) => parameter(name, `${item}`)).join("&");
  } catch {
    return REFUSED_VALUE;
  }
}
function refuseOthers(value) {
  refuseObjects(value, "query", ADVICE_ON_QUERIES);
  if (holds(() => Symbol.iterator in value))
    throw new TypeError("pairs are not a query: pass new URLSearchParams(pairs)");
  if (holds(() => typeof value.search === "string" && Object.keys(value).length === 0))
    throw new TypeError("a URL of this class is not a query: pass url.search");
}
function holds(test) {
  try {
    return test();
  } catch {
    return false;
  }
}
function parameter(name, value) {
  if (loneSurrogateAt(name) < 0 && loneSurrogateAt(value) < 0)
    return new URLSearchParams([[name, value]]).toString();
  return `${encoded(name)}=${encoded(value)}`;
}
function encoded(text2) {
  return text2.split(/\p{Surrogate}/u).map(encodeURIComponent).join("%FF");
}
var WRAP = "pass its bytes as a Uint8Array, such as new Uint8Array(buffer)";
var READ = "pass what it resolves to, such as await response.text()";
var ADVISED = {
  document: "pass the document as text, bytes or a plain object",
  query: "pass the query as text, URLSearchParams or a plain object"
};
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
  URLSearchParams: "only the shapes 'product-query' and 'order-query' take it",
  Set: "pass an array, such as [...set]",
  WeakMap: PLAIN,
  WeakSet: PLAIN
};
var NO_DOCUMENTS = ["Date", "RegExp", "Error"];
var PAIRS = "pass new URLSearchParams(\u2026)";
var ADVICE_ON_QUERIES = {
  ...ADVICE,
  Map: PAIRS,
  Set: PAIRS,
  Array: PAIRS,
  Headers: PAIRS,
  FormData: PAIRS
};
function refuseObjects(value, kind, advice) {
  if (isPlain(value))
    return;
  const tag = tagOf(value);
  const isAdvised = Object.hasOwn(advice, tag) && !holds(() => "toJSON" in value);
  const what = NO_DOCUMENTS.includes(tag) ? ADVISED[kind] : isAdvised && advice[tag];
  if (what)
    throw new TypeError(`${withArticle(tag)} is not a ${kind}: ${what}`);
}
function isPlain(value) {
  if (typeof value !== "object" || value === null)
    return true;
  try {
    const prototype = Object.getPrototypeOf(value);
    return prototype === Object.prototype || prototype === Array.prototype;
  } catch {
    return true;
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
  let bestDistance = best === void 0 ? Infinity : 1;
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
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
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
var NAMES = ["version", "level", "draft", "severity", "entries", "limits", "mask", "messages", "names"];
var NONE = [];
var LIMITS = ["bytes", "depth", "findings"];
var MOST_BYTES = 5e8;
var MOST = 4294967295;
var DEFAULT_LIMITS = { bytes: 1048576, depth: 64, findings: 100 };
var DEFAULTS = {
  version: defaultVersion,
  bytes: new Uint8Array(0),
  maxBytes: DEFAULT_LIMITS.bytes,
  maxDepth: DEFAULT_LIMITS.depth,
  mask: true,
  messages: void 0,
  byLabel: false,
  entries: false
};
function shapeIndex(shape) {
  const index = shapes.indexOf(shape);
  if (index < 0)
    throw unknown("shape", shape, shapes);
  return index;
}
function refuseEntries(shape, { entries }) {
  if (!entries || lists.includes(shape))
    return;
  throw new TypeError(`the option entries is only for ${anyOf(lists)}: leave it out for ${quote(shape)}`);
}
function readSettings(options, more = NONE) {
  if (options === void 0)
    return DEFAULTS;
  if (kept !== void 0 && kept.more === more && holds2(kept.contents, options, kept.options === options)) {
    return kept.settings;
  }
  const settings = encodeOptions(options, more);
  const contents = contentsOf(options);
  kept = contents && { options, more, contents, settings };
  return settings;
}
var kept;
var END = {};
function contentsOf(options) {
  if (!isPlain2(options))
    return void 0;
  const contents = [];
  for (const [name, value] of Object.entries(options)) {
    contents.push(name);
    if (!isRecord(value))
      contents.push(value);
    else if (isPlain2(value))
      contents.push(...Object.entries(value).flat(), END);
    else
      return void 0;
  }
  return contents;
}
function isPlain2(object) {
  const prototype = Object.getPrototypeOf(object);
  const isOrdinary = prototype === Object.prototype || prototype === null;
  return isOrdinary && Object.getOwnPropertyNames(object).length === Object.keys(object).length;
}
function holds2(contents, options, isSame) {
  if (!isSame && !isPlain2(options))
    return false;
  let at2 = 0;
  for (const name in options) {
    const value = options[name];
    if (contents[at2++] !== name)
      return false;
    if (!isRecord(value)) {
      if (contents[at2++] !== value)
        return false;
      continue;
    }
    if (!isSame && !isPlain2(value))
      return false;
    for (const inner in value) {
      if (contents[at2++] !== inner || contents[at2++] !== value[inner])
        return false;
    }
    if (contents[at2++] !== END)
      return false;
  }
  return at2 === contents.length;
}
function isRecord(value) {
  return typeof value === "object" && value !== null;
}
function encodeOptions(options, more) {
  const given = record("options", options, [...NAMES, ...more]);
  const version = given.version === void 0 ? DEFAULTS.version : versionOf("version", given.version);
  const limits = readLimits(given.limits);
  const entries = given.entries === void 0 ? void 0 : encodePointer(given.entries);
  const mask = given.mask === void 0 || boolean("mask", given.mask);
  const messages = readMessages(given.messages);
  const byLabel = given.names !== void 0 && oneOf("names", given.names, namings) === "label";
  const bytes = new Uint8Array(SETTINGS_ENTRIES + (entries?.length ?? 0));
  bytes[0] = versions.indexOf(version);
  bytes[SETTINGS_FLAGS] = flags(given) | (entries ? FLAG_ENTRIES : 0) | (mask ? 0 : FLAG_UNMASKED);
  writeSeverities(given.severity, bytes);
  writeNumber(limits.bytes, bytes, SETTINGS_LIMITS);
  writeNumber(limits.depth, bytes, SETTINGS_LIMITS + 4);
  writeNumber(limits.findings, bytes, SETTINGS_LIMITS + 8);
  if (entries)
    bytes.set(entries, SETTINGS_ENTRIES);
  return {
    version,
    bytes,
    maxBytes: limits.bytes,
    maxDepth: limits.depth,
    mask,
    messages,
    byLabel,
    entries: entries !== void 0
  };
}
function readMessages(value) {
  if (value === void 0)
    return void 0;
  if (hasList(value, "sentences"))
    return value;
  throw new TypeError(`messages must be a language, such as de from 'order-contract/messages/de', not ${languageOrType(value)}`);
}
function readReference(value) {
  if (value === void 0)
    return void 0;
  if (hasList(value, "explanations"))
    return value;
  throw new TypeError(`messages must be a reference, such as deReference from 'order-contract/messages/de', not ${languageOrType(value)}`);
}
function languageOrType(value) {
  if (hasList(value, "sentences"))
    return "a language such as de";
  if (hasList(value, "explanations"))
    return "a reference such as deReference";
  return isRecord(value) && isRecord(own(value, "receiver")) ? "a language of the edge such as deEdge" : typeOf(value);
}
function hasList(value, name) {
  return isRecord(value) && Array.isArray(own(value, name));
}
function withAllFindings(settings) {
  const { bytes: given, ...rest } = settings.bytes.length === 0 ? encodeOptions({}, NONE) : settings;
  const bytes = given.slice();
  bytes[SETTINGS_FLAGS] = bytes[SETTINGS_FLAGS] | FLAG_ALL;
  writeNumber(MOST, bytes, SETTINGS_LIMITS + 8);
  return { ...rest, bytes };
}
function flags({ level, draft }) {
  let flags3 = 0;
  if (level !== void 0 && oneOf("level", level, levels) === "stated")
    flags3 |= FLAG_STATED;
  if (draft !== void 0 && boolean("draft", draft))
    flags3 |= FLAG_DRAFT;
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
  throw new TypeError(`${name} must be a whole number from 0 to ${most}, not ${numberOrType(value)}`);
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
      throw new TypeError(`severity.${code} must be 'error', as nothing is checked after such a problem: leave it out`);
    }
    into[SETTINGS_SEVERITIES + index] = severities.indexOf(chosen) + 1;
  }
}
function encodePointer(value) {
  return new TextEncoder().encode(pointer("entries", value));
}
function pointer(what, value) {
  if (typeof value === "string" && /^(?:\/(?:[^~/\p{Surrogate}]|~[01])*)*$/u.test(value))
    return value;
  if (isName(value) && !/[/~]/.test(value))
    throw new TypeError(`${what} must be a JSON Pointer: did you mean '/${value.replaceAll(".", "/")}'?`);
  throw new TypeError(`${what} must be a JSON Pointer, such as '' or '/data', not ${otherOrType(value)}`);
}
function record(what, value, known) {
  if (!isPlainRecord(value))
    throw new TypeError(`${what} must be an object, not ${typeOf(value)}`);
  for (const name of Object.keys(value)) {
    if (!known.includes(name)) {
      throw unknown(what === "options" ? "option" : `name in ${what}`, name, known);
    }
  }
  refuseInherited(what, value, known);
  return pick(value, known);
}
function optionsOf(value, known) {
  return record("options", value === void 0 ? {} : value, known);
}
function refuseInherited(what, value, known) {
  const missing = (name) => !Object.hasOwn(value, name);
  for (const parent of parentsOf(value)) {
    const name = known.filter(missing).find((name2) => Object.hasOwn(parent, name2));
    if (name === void 0)
      continue;
    const option = what === "options" ? `the option ${name}` : `${what}.${name}`;
    throw new TypeError(`${option} is inherited: set it on the object itself`);
  }
}
function parentsOf(value) {
  const parents = [];
  let parent = Object.getPrototypeOf(value);
  while (isRecord(parent)) {
    parents.push(parent);
    parent = Object.getPrototypeOf(parent);
  }
  return parents.slice(0, -1);
}
function own(object, name) {
  return object !== void 0 && Object.hasOwn(object, name) ? object[name] : void 0;
}
function isPlainRecord(value) {
  return isRecord(value) && Object.prototype.toString.call(value) === "[object Object]";
}
function versionOf(what, value) {
  if (versions.includes(value))
    return value;
  throw value === void 0 ? new TypeError(`${what} is missing: use ${anyOf(versions)}`) : unlisted(what, value, versions);
}
function rangeOf(value, known) {
  if (value === void 0) {
    const [from, to] = versions;
    throw new TypeError(`the options from and to are missing: pass { from: '${from}', to: '${to}' }, or the other way round`);
  }
  const given = record("options", value, ["from", "to", ...known]);
  versionOf("from", given.from);
  versionOf("to", given.to);
  return given;
}
function pick(from, names) {
  const copy = /* @__PURE__ */ Object.create(null);
  for (const name of names) {
    const value = own(from, name);
    if (value !== void 0)
      copy[name] = value;
  }
  return copy;
}
function copyOptions(options) {
  const copy = pick(options, NAMES);
  if (copy.severity)
    copy.severity = pick(copy.severity, codes);
  if (copy.limits)
    copy.limits = pick(copy.limits, LIMITS);
  return copy;
}
function oneOf(what, value, known) {
  if (typeof value === "string" && known.includes(value))
    return value;
  throw unknown(what, value, known);
}
function boolean(what, value) {
  if (typeof value === "boolean")
    return value;
  throw new TypeError(`${what} must be true or false, not ${typeOf(value)}`);
}
function unknown(what, value, known) {
  const near = isName(value) ? nearest(value, known) : void 0;
  if (near === void 0)
    return unlisted(what, value, known);
  return new TypeError(`unknown ${what} ${quote(value)}: did you mean ${quote(near)}?`);
}
function unlisted(what, value, known) {
  const use2 = anyOf(known);
  return new TypeError(isName(value) ? `unknown ${what} ${quote(value)}: use ${use2}` : `${what} must be ${use2}, not ${otherOrType(value)}`);
}
function isName(value) {
  return typeof value === "string" && /^[\w./~-]{0,40}$/.test(value);
}
var quote = (name) => `'${name}'`;
function anyOf(names) {
  return names.map(quote).join(", ").replace(/, ([^,]*)$/, " or $1");
}
function otherOrType(value) {
  return typeof value === "string" ? "another string" : typeOf(value);
}
function numberOrType(value) {
  return typeof value === "number" ? String(value) : typeOf(value);
}

// lookup.js
function byName(what, name, table) {
  return table[oneOf(what, name, Object.keys(table))];
}
function readVersion(version) {
  return version === void 0 ? defaultVersion : versionOf("version", version);
}

// generated/words.js
var words2 = ["payment_method", "items", "products", "idempotency_key", "status", "completed_at", "redemption_url", "payout", "is_complete", "countries", "initial_values", "final_values", "product_count", "tokens", "id", "message", "approval_state", "categories", "expiry", "product_code", "old_state", "new_state", "timestamp", "is_orderable", "code", "countries_redeemable_in", "after", "before", "limit", "type", "card_id", "currency", "COMPLETED", "PROCESSING", "FAILED", "price_multiplier", "CARD", "ACCOUNT_BALANCE", "EUR", "GBP", "USD", "CAD", "distribution_method", "country", "order_id", "discount_multiplier", "delivery_email", "current_token", "email_address", "value", "values", "EMAIL", "PAYOUT_LINK", "SINGLE", "MULTIPLE", "x-api-version", "x-idempotency-key", "2023-07-27", "2024-02-05", "query", "headers", "body"];
var sections = ["2.1", "2.2", "2.3", "2.4", "2.5", "2.6", "4", "4.1", "4.2", "4.4", "5", "6", "8", "9"];
var fields = [{ "type": "object" }, { "type": "object" }, { "type": "object" }, { "type": "object" }, { "type": "object" }, { "type": "object" }, { "type": "object" }, { "type": "object" }, { "type": "object" }, { "type": "object" }, { "type": "collection" }, { "name": "payment_method", "type": "object" }, { "name": "items", "type": "array" }, { "name": "products", "removed": "2023-07-27" }, { "name": "idempotency_key", "removed": "2023-07-27" }, { "name": "status", "type": "string", "values": ["COMPLETED", "PROCESSING", "FAILED"] }, { "name": "completed_at", "type": "string", "removed": "2023-07-27" }, { "name": "payment_method", "type": "object", "removed": "2023-07-27" }, { "name": "items", "type": "array", "removed": "2023-07-27" }, { "name": "redemption_url", "type": "string", "removed": "2023-07-27" }, { "name": "payout", "removed": "2023-07-27", "since": "2024-02-05" }, { "name": "is_complete", "removed": "2023-07-27" }, { "name": "countries", "removed": "2023-07-27" }, { "name": "initial_values", "removed": "2023-07-27" }, { "name": "final_values", "removed": "2023-07-27" }, { "name": "product_count", "removed": "2023-07-27" }, { "name": "tokens", "removed": "2023-07-27" }, { "name": "status", "type": "string", "values": ["COMPLETED", "PROCESSING", "FAILED"] }, { "name": "id" }, { "name": "message" }, { "name": "completed_at", "type": "string" }, { "name": "payment_method", "type": "object" }, { "name": "items", "type": "array" }, { "name": "is_complete", "removed": "2023-07-27" }, { "name": "countries", "removed": "2023-07-27" }, { "name": "initial_values", "removed": "2023-07-27" }, { "name": "final_values", "removed": "2023-07-27" }, { "name": "product_count", "removed": "2023-07-27" }, { "name": "tokens", "removed": "2023-07-27" }, { "name": "approval_state", "type": "string", "since": "2024-02-05" }, { "name": "categories", "type": "collection", "since": "2024-02-05" }, { "name": "expiry", "type": "object", "since": "2024-02-05" }, { "name": "product_code", "type": "string" }, { "name": "old_state", "type": "object" }, { "name": "new_state", "type": "object" }, { "name": "timestamp", "type": "string" }, { "name": "is_orderable", "type": "string", "since": "2024-02-05" }, { "name": "code", "type": "string", "since": "2024-02-05" }, { "name": "countries_redeemable_in", "type": "string", "since": "2024-02-05" }, { "name": "after", "type": "string", "since": "2024-02-05", "other": "before" }, { "name": "before", "type": "string", "since": "2024-02-05", "other": "after" }, { "name": "limit", "type": "count", "since": "2024-02-05" }, { "name": "limit", "type": "count" }, { "name": "before", "type": "string", "other": "after" }, { "name": "after", "type": "string", "other": "before" }, { "name": "type", "type": "string", "values": ["CARD", "ACCOUNT_BALANCE"] }, { "name": "card_id", "type": "string", "beside": ["CARD"] }, { "name": "currency", "type": "string", "values": ["EUR", "GBP", "USD", "CAD"] }, { "type": "object" }, { "type": "object" }, { "type": "object" }, { "name": "price_multiplier", "type": "string" }, { "name": "distribution_method", "type": "object" }, { "name": "products", "type": "object" }, { "name": "country", "removed": "2023-07-27" }, { "name": "distribution_method", "type": "object" }, { "name": "products", "type": "object" }, { "name": "redemption_url", "type": "string", "removed": "2024-02-05", "deprecated": "2023-07-27" }, { "name": "payout", "since": "2024-02-05" }, { "name": "order_id", "removed": "2023-07-27" }, { "name": "discount_multiplier", "removed": "2023-07-27" }, { "name": "delivery_email", "removed": "2023-07-27" }, { "name": "current_token", "removed": "2023-07-27" }, { "name": "type", "type": "string", "values": ["EMAIL", "PAYOUT_LINK"] }, { "name": "email_address", "type": "string", "beside": ["EMAIL"] }, { "name": "type", "type": "string", "values": ["SINGLE", "MULTIPLE"] }, { "name": "value", "type": "string", "beside": ["SINGLE"] }, { "name": "values", "type": "array", "beside": ["MULTIPLE"] }, { "type": "string" }];
var objects = [{ "carried": ["payment_method", "items"] }, { "carried": ["status"] }, { "discriminator": 27, "carried": ["status", "id", "message"] }, { "carried": ["approval_state"] }, { "carried": ["product_code", "new_state", "timestamp"] }, {}, {}, {}, { "discriminator": 55, "carried": ["type", "currency"] }, {}, {}, { "carried": ["distribution_method", "products"] }, { "carried": ["distribution_method", "products"] }, { "discriminator": 73, "carried": ["type"] }, { "discriminator": 75, "carried": ["type"] }];
var rights = [["value"], ["value", "]"], ["name"], ["name", "}"], [":"], [",", "}"], [",", "]"], ["digit"], ["end of number"], ["escape"], ["hexadecimal digit"], ['"'], ["escape"], ["end of text"], ["UTF-8"], ["%XX"], "", "", "", "", "", "", "", "", ["value"], ["value"], ["value"], ["end of text"], "types", "types", "types", ["a whole number"], "values", "values", "values", "values", "", "", "", ["an e-mail address"], ["an e-mail address"], ["YYYY-MM-DDTHH:MM:SS.ffffff"], ["YYYY-MM-DDTHH:MM:SS.ffffff"], ["a decimal number in a string"], "", "types", "values", "", "", "", "", "", "", "", "", "", "", "", "", ["array"], ["array"], ["array"], "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "methods", "versions", ["string"], ["string"], "", "", "", "", "", "", "", "", "", ""];
var labelled = ["payment_method", "items", "status", "completed_at", "redemption_url", "payout", "id", "message", "approval_state", "categories", "expiry", "product_code", "old_state", "new_state", "timestamp", "is_orderable", "code", "countries_redeemable_in", "after", "before", "limit", "type", "card_id", "currency", "price_multiplier", "distribution_method", "products", "email_address", "value", "values"];
var labelledValues = ["COMPLETED", "PROCESSING", "FAILED", "CARD", "ACCOUNT_BALANCE", "EUR", "GBP", "USD", "CAD", "EMAIL", "PAYOUT_LINK", "SINGLE", "MULTIPLE"];

// message.js
function buildMessage(phrasing, sentence, given) {
  const known = cacheOf(phrasing);
  if (given.name !== void 0 || given.number !== 0)
    return build(phrasing, sentence, given);
  const key = ((sentence * 256 + given.field) * 256 + given.object) * 65536 + given.near * 256 + given.other;
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
function filled(template, argument2) {
  const text2 = (template ?? "").replaceAll(/\{(\w+)\}/gu, (_, name) => argument2(name));
  return text2.charAt(0).toUpperCase() + text2.slice(1);
}
function build({ messages, byLabel }, sentence, given) {
  const meta = {};
  const text2 = filled(textOf(messages, sentence), (name) => {
    const { value, shown: shown2 } = argument(messages, byLabel, name, given);
    if (value !== void 0)
      meta[name] = value;
    const label = name === "field" || name === "name" ? labelOf(messages, given.field) : void 0;
    if (label !== void 0)
      meta.label = label;
    return shown2;
  });
  return { text: text2, meta };
}
var caches = /* @__PURE__ */ new WeakMap();
var lastUsed;
function cacheOf(phrasing) {
  if (lastUsed?.phrasing.messages === phrasing.messages && lastUsed.phrasing.byLabel === phrasing.byLabel)
    return lastUsed.known;
  const both2 = caches.get(phrasing.messages) ?? [/* @__PURE__ */ new Map(), /* @__PURE__ */ new Map()];
  caches.set(phrasing.messages, both2);
  const known = both2[Number(phrasing.byLabel)];
  lastUsed = { phrasing, known };
  return known;
}
function expectedOf(messages, sentence, given) {
  const right = rights[sentence];
  switch (right) {
    case "types":
      return typesOf(fields[given.field]?.type);
    case "values":
      return [...fields[given.field]?.values ?? []];
    case "methods":
      return methodsOf(messages, given);
    case "versions":
      return [...versions];
    case "":
    case void 0:
      return void 0;
    default:
      return right.map((word) => messages.expected?.[word] ?? word);
  }
}
function typesOf(type) {
  if (type === void 0)
    return void 0;
  return type === "collection" ? ["array", "object"] : [type === "count" ? "string" : type];
}
function textOf({ sentences, calls, conversions }, sentence) {
  return sentences[sentence] ?? calls?.sentences[sentence - sentences.length] ?? conversions?.refusals[sentence] ?? "";
}
function argument(messages, byLabel, name, given) {
  const field = fields[given.field];
  const texts = messages.fields[given.field];
  const object = objects[given.object];
  const endpoint = messages.calls?.endpoints[given.other];
  const word = words2[given.other] ?? "";
  const plain = (text2) => ({ value: text2, shown: String(text2 ?? "") });
  const named = (wire, label2) => ({
    value: wire,
    shown: byLabel && label2 !== void 0 ? inSentence(messages, label2) : quoted(wire)
  });
  const label = (wire) => messages.labels[labelled.indexOf(wire)];
  const list = (names = [], last, labelOf2) => ({
    value: Object.freeze([...names]),
    shown: joined(names.map((wire) => named(wire, labelOf2?.(wire)).shown), last)
  });
  switch (name) {
    case "field":
      return field?.name === void 0 ? plain(texts?.called) : named(field.name, labelOf(messages, given.field));
    case "name":
      if (field !== void 0)
        return argument(messages, byLabel, "field", given);
      return given.name === void 0 ? { value: void 0, shown: messages.unnamed } : named(given.name);
    case "type":
      return plain(messages.types[field?.type ?? ""]);
    case "values":
    case "beside":
      return list(field?.[name], messages.or, (value) => messages.values[labelledValues.indexOf(value)]);
    case "why":
    case "need":
    case "instead":
      return plain(texts?.[name]);
    case "removed_in":
      return plain(field?.removed);
    case "deprecated_in":
      return plain(field?.deprecated);
    case "since":
      return plain(field?.since ?? versions[0]);
    case "other":
      return named(field?.other, label(field?.other ?? ""));
    case "discriminator":
      return named(fields[object?.discriminator ?? -1]?.name, labelOf(messages, object?.discriminator));
    case "carried":
      return list(object?.carried, messages.and, label);
    case "pointer":
      return plain(`/${escaped(given.name ?? "*")}`);
    case "near":
      return named(words2[given.near]);
    case "number":
      return plain(given.number);
    case "list":
      return named(word, label(word));
    case "header":
      return named(word);
    case "header_why":
      return plain(messages.calls?.headers[word]);
    case "versions":
      return list(versions, messages.or);
    case "methods":
      return plain(methodsOf(messages, given).join(` ${messages.or} `));
    case "shape":
      return named(endpoint?.body);
    case "endpoint":
      return plain(endpoint?.name);
    case "endpoint_since":
      return plain(endpoint?.since);
    case "endpoint_removed_in":
      return plain(endpoint?.removed);
    case "endpoint_instead":
      return plain(endpoint?.instead);
    default:
      return { value: void 0, shown: `{${name}}` };
  }
}
function labelOf(messages, field) {
  const known = field === void 0 ? void 0 : fields[field];
  if (known?.name === void 0)
    return void 0;
  return messages.fields[field]?.label ?? messages.labels[labelled.indexOf(known.name)];
}
function inSentence({ label }, text2) {
  return label === void 0 ? text2 : label.replace("{label}", text2);
}
function methodsOf({ calls }, given) {
  const listed = calls?.endpoints.filter((_, place) => given.number >>> place & 1) ?? [];
  return listed.map(({ method }) => method);
}
function joined(names, last) {
  const end = names.pop() ?? "";
  return names.length === 0 ? end : `${names.join(", ")} ${last} ${end}`;
}
function quoted(name) {
  return `\`${name ?? ""}\``;
}
function escaped(name) {
  return name.includes("~") || name.includes("/") ? name.split("~").join("~0").split("/").join("~1") : name;
}

// postponed.js
var READ2 = /* @__PURE__ */ Symbol("postponed");
var INSPECT = /* @__PURE__ */ Symbol.for("nodejs.util.inspect.custom");
var PRINTED = {
  value() {
    return { ...this };
  }
};
var accessors = /* @__PURE__ */ new Map();
function postpone(target, names, make) {
  for (const name of names)
    Object.defineProperty(target, name, accessorOf(name));
  const { [READ2]: others } = target;
  Object.defineProperty(target, READ2, { value: readerOf(target, names, make, others), configurable: true });
  Object.defineProperty(target, INSPECT, PRINTED);
}
function readerOf(target, names, make, others) {
  let made;
  return (name) => {
    if (!isOneOf(names, name))
      return others?.(name);
    made ??= make?.();
    make = void 0;
    const value = made?.[name];
    Reflect.defineProperty(target, name, dataProperty(value));
    return value;
  };
}
function isOneOf(names, name) {
  return names.includes(name);
}
function accessorOf(name) {
  const known = accessors.get(name);
  if (known !== void 0)
    return known;
  const accessor = {
    get() {
      return this[READ2]?.(name);
    },
    // On an object that inherits from the target, an assignment makes a property of its own.
    set(value) {
      Object.defineProperty(this, name, dataProperty(value));
    },
    enumerable: true,
    configurable: true
  };
  accessors.set(name, accessor);
  return accessor;
}
function dataProperty(value) {
  return { value, enumerable: true, configurable: true, writable: true };
}

// reply.js
var FEW = 512;
var SHORT = 1 << 10;
var LONG = 1 << 14;
var decoder2 = /* @__PURE__ */ new TextDecoder("utf-8", { ignoreBOM: true });
var Reply = class {
  words;
  /** The index of the next word. */
  at;
  /** Whether there is so much text that pointers are built only when they are read. */
  isLong;
  #bytes;
  #text;
  #textAt = 0;
  /** Copies the reply at an address. Reading starts at the word `from`. */
  constructor(address2, from) {
    const memory = memoryWords();
    const start2 = address2 >>> 2;
    this.words = copied(memory, start2, memory[start2 + REPORT_LENGTH]);
    this.at = from;
    const length = this.word(REPORT_TEXT_LENGTH);
    this.isLong = length > LONG;
    const text2 = this.word(REPORT_TEXT);
    if (length > SHORT)
      this.#bytes = bytesAt(text2, length);
    else
      this.#text = textAt(text2, length);
  }
  word(at2) {
    return this.words[at2];
  }
  next() {
    return this.words[this.at++];
  }
  /** Reads the next string, which has `units` UTF-16 units. */
  string(units) {
    if (units === 0)
      return "";
    this.#text ??= decoder2.decode(this.#bytes);
    const start2 = this.#textAt;
    this.#textAt += units;
    return this.#text.slice(start2, this.#textAt);
  }
};
function copiedText(address2, length) {
  if (length > SHORT) {
    const bytes = bytesAt(address2, length);
    return () => decoder2.decode(bytes);
  }
  const text2 = textAt(address2, length);
  return () => text2;
}
function copied(memory, start2, length) {
  if (length > FEW)
    return memory.slice(start2, start2 + length);
  const words3 = new Array(length);
  for (let at2 = 0; at2 < length; at2++)
    words3[at2] = memory[start2 + at2];
  return words3;
}

// report.js
var NOTHING2 = 255;
var CLEAN = 0;
function reportAt(address2, shape, settings, builtIn = english) {
  const { version } = settings;
  if (address2 === CLEAN)
    return { valid: true, shape, version, problems: [], truncated: false, assumptions: [] };
  const reply = new Reply(address2, REPORT_HEAD);
  const phrasing = phrasingOf(settings, builtIn);
  return reportFrom(reply, assumptionsFrom(reply, phrasing), shape, phrasing);
}
function phrasingOf({ messages, byLabel, mask }, builtIn = english) {
  return { messages: messages ?? builtIn, byLabel, mask };
}
function reportFrom(reply, assumptions, shape, phrasing) {
  const flags3 = reply.word(REPORT_FLAGS);
  const count = reply.word(REPORT_DETAILS);
  const report2 = {
    valid: (flags3 & REPORT_VALID) !== 0,
    shape,
    version: versions[flags3 >>> REPORT_VERSION_SHIFT],
    problems: NONE2,
    truncated: (flags3 & REPORT_TRUNCATED) !== 0,
    assumptions
  };
  const reader = new ProblemReader(reply, phrasing);
  if (count <= FEW2 && !reply.isLong)
    report2.problems = reader.problems(count);
  else
    postpone(report2, ["problems"], () => ({ problems: reader.problems(count) }));
  return report2;
}
var FEW2 = 8;
var NONE2 = [];
function assumptionsFrom(reply, phrasing) {
  const sentence = reply.word(REPORT_ASSUMPTION);
  if (sentence === ABSENT)
    return [];
  const name = reply.string(reply.word(REPORT_ASSUMPTION + 1));
  return [messageOf(phrasing, sentence, { ...NO_ARGUMENTS, name: phrasing.mask ? void 0 : name })];
}
var NO_ARGUMENTS = { field: NOTHING2, object: NOTHING2, near: NOTHING2, other: NOTHING2, number: 0 };
var ProblemReader = class {
  #reply;
  #phrasing;
  #trail;
  /** The escaped names of pointers that were built later. The problems of a long report often share a long name. */
  #escaped;
  constructor(reply, phrasing) {
    this.#reply = reply;
    this.#trail = new Trail(reply);
    this.#phrasing = phrasing;
  }
  problems(count) {
    const problems = [];
    for (let i = 0; i < count; i++)
      problems.push(this.#problem());
    return problems;
  }
  #problem() {
    const reply = this.#reply;
    const detail = readDetailRecord(reply.words, reply.at);
    reply.at += DETAIL_WORDS;
    const number = reply.next();
    const path = this.#trail.to(reply.next(), reply.next());
    const { field, object, near, other } = detail;
    const last = path.at(-1);
    const phrasing = this.#phrasing;
    const name = phrasing.mask || typeof last !== "string" ? void 0 : last;
    const given = { field, object, near, other, number, name };
    const { text: text2, meta } = buildMessage(phrasing, detail.message, given);
    const problem = {
      code: codes[detail.code],
      severity: severities[detail.severity],
      basis: bases[detail.basis],
      section: sections[detail.section],
      message: text2,
      pointer: reply.isLong ? "" : this.#trail.pointer(),
      path,
      meta: { ...meta }
    };
    if (reply.isLong) {
      const own2 = path.slice();
      postpone(problem, ["pointer"], () => ({ pointer: this.#pointer(own2) }));
    }
    const expected = expectedOf(phrasing.messages, detail.message, given);
    if (expected !== void 0)
      problem.expected = expected;
    if (detail.found !== NOTHING2)
      problem.found = this.#found(detail);
    if (detail.help !== NOTHING2)
      problem.help = messageOf(phrasing, detail.help, given);
    if (near !== NOTHING2)
      problem.suggestion = words2[near];
    if (detail.has_span)
      problem.span = readSpan(reply);
    if (detail.has_fix)
      problem.fix = this.#fix();
    return problem;
  }
  #pointer(path) {
    const once = (name) => this.#escapedOnce(name);
    return path.reduce((pointer2, segment) => below(pointer2, segment, once), "");
  }
  #escapedOnce(name) {
    this.#escaped ??= /* @__PURE__ */ new Map();
    const known = this.#escaped.get(name) ?? escaped(name);
    this.#escaped.set(name, known);
    return known;
  }
  #found({ found, character }) {
    if (found === FOUND_SOURCE)
      return this.#reply.string(this.#reply.next());
    return found === FOUND_CHARACTER ? String.fromCharCode(character) : this.#phrasing.messages.found[found];
  }
  #fix() {
    const reply = this.#reply;
    const { title, applicability, field, near, other, has_edits, has_header } = readFixRecord(reply.words, reply.at);
    reply.at += FIX_WORDS;
    const given = { ...NO_ARGUMENTS, field, near, other };
    const fix = {
      title: messageOf(this.#phrasing, title, given),
      applicability: applicabilities[applicability]
    };
    const edits = readEdits(reply);
    if (has_edits)
      fix.edits = edits;
    if (has_header)
      fix.headers = [words2[other]];
    return fix;
  }
};
var Trail = class {
  #reply;
  #path = [];
  #pointers = [];
  constructor(reply) {
    this.#reply = reply;
  }
  /** Reads the path that shares `shared` segments with the last one and has `count` more. */
  to(shared, count) {
    while (this.#path.length > shared)
      this.#path.pop();
    while (this.#pointers.length > shared)
      this.#pointers.pop();
    for (let i = 0; i < count; i++)
      this.#path.push(readSegment(this.#reply, this.#reply.next()));
    return this.#path.slice();
  }
  /** Returns the JSON Pointer of the last path. */
  pointer() {
    let pointer2 = this.#pointers.at(-1) ?? "";
    for (let at2 = this.#pointers.length; at2 < this.#path.length; at2++) {
      pointer2 = below(pointer2, this.#path[at2]);
      this.#pointers.push(pointer2);
    }
    return pointer2;
  }
  /** Returns the pointer of the last path without its last segment. Call `pointer` first. */
  parent() {
    return this.#pointers.at(-2) ?? "";
  }
};
function readSegment(reply, step) {
  if (step >= STEP_NAME)
    return reply.string(step - STEP_NAME);
  return step >= STEP_WORD ? words2[step - STEP_WORD] : step;
}
function below(pointer2, segment, escapeName = escaped) {
  return `${pointer2}/${typeof segment === "string" ? escapeName(segment) : segment}`;
}
function readSpan(reply) {
  return { start: reply.next(), end: reply.next(), line: reply.next(), column: reply.next() };
}
function readEdits(reply) {
  const edits = [];
  for (let left = reply.next(); left > 0; left--) {
    edits.push({ start: reply.next(), end: reply.next(), text: reply.string(reply.next()) });
  }
  return edits;
}

// write.js
var MOST_PER_UNIT = 3;
var SHORT2 = 1 << 14;
var encoder = /* @__PURE__ */ new TextEncoder();
function write(source, settings) {
  if (typeof source === "number")
    return source;
  if (source.length > settings.maxBytes)
    return REFUSED_SIZE;
  return typeof source === "string" ? writeText(source, settings) : writeBytes(source, settings);
}
function writeSettings({ bytes }) {
  room(PADDING + bytes.length).set(bytes, PADDING);
}
function writeBytes(bytes, settings) {
  const length = bytes.length;
  const into = room(length + PADDING + settings.bytes.length);
  if (length > 0)
    into.set(bytes);
  return finish(into, length, settings);
}
function writeText(text2, settings) {
  const units = text2.length;
  const spare = PADDING + settings.bytes.length;
  const most = Math.min(units * MOST_PER_UNIT, settings.maxBytes) + spare;
  let into = room(units > SHORT2 ? units + spare : most);
  let { read, written } = encoder.encodeInto(text2, into);
  if (read < units || written + spare > into.length) {
    into = room(most);
    ({ read, written } = encoder.encodeInto(text2, into));
  }
  if (read < units || written > settings.maxBytes)
    return REFUSED_SIZE;
  const lone = written === units ? -1 : loneSurrogateAt(text2);
  return finish(into, lone < 0 ? written : cutAtSurrogate(text2, lone, into), settings);
}
function cutAtSurrogate(text2, at2, into) {
  const { written } = encoder.encodeInto(text2.slice(0, at2), into);
  const unit = text2.charCodeAt(at2);
  into[written] = 224 | unit >> 12;
  into[written + 1] = 128 | unit >> 6 & 63;
  into[written + 2] = 128 | unit & 63;
  return written + 3;
}
function finish(into, length, { bytes }) {
  if (bytes.length > 0)
    into.set(bytes, length + PADDING);
  return length;
}
function headOf(strings, before = 0) {
  const encoded2 = strings.map((string) => string === void 0 ? void 0 : encoder.encode(string));
  const head = new Uint8Array(encoded2.reduce((sum, bytes) => sum + 4 + (bytes?.length ?? 0), before));
  let at2 = before;
  for (const bytes of encoded2) {
    writeNumber(bytes?.length ?? ABSENT, head, at2);
    at2 += 4;
    if (bytes === void 0)
      continue;
    head.set(bytes, at2);
    at2 += bytes.length;
  }
  return head;
}

// call.js
var BASE_URL = ["baseUrl"];
var VERSION = ["version", "baseUrl"];
var MESSAGES = /* @__PURE__ */ Object.freeze({ ...english, calls: englishCalls });
function validateCall(call2, options) {
  const { method, url, headers, body } = partsOf(call2);
  const settings = readSettings(options, BASE_URL);
  refuseEntries("call", settings);
  const head = headOf([methodOf(method), urlOf(url), baseUrlOf(own(options, "baseUrl")), ...pairsOf(headers)]);
  const form = formOfBody(body);
  const behind = { ...settings, bytes: joined2(settings.bytes, head) };
  const length = form === FORM_NO_BODY ? write("", behind) : write(sourceOf(form, body, settings), behind);
  if (!isRefusal(length))
    return report(form, length, settings, head, ABSENT);
  writeSettings(behind);
  return report(form, 0, settings, head, codeIndex(length));
}
function endpointOf(method, url, options) {
  const given = optionsOf(options, VERSION);
  const version = readVersion(given.version);
  const listed = listedEndpoint(method, url, baseUrlOf(given.baseUrl));
  return listed?.versions.includes(version) ? shown(listed) : null;
}
function listedEndpoint(method, url, baseUrl) {
  const head = headOf([methodOf(method), urlOf(url), baseUrl]);
  writeSettings({ ...readSettings(void 0), bytes: head });
  return endpoints[callWhole((core2) => core2.endpoint_of(head.length)) >>> 0];
}
function shown({ versioned, versions: versions2, ...endpoint }) {
  return endpoint;
}
function report(form, length, settings, head, refused2) {
  const spare = settings.bytes.length;
  return reportAt(callWhole((core2) => core2.validate_call(form, length, spare, head.length, refused2)), "call", settings, MESSAGES);
}
var CALL = "a call must be an object such as { method, url }";
var HEADERS = "headers must be an object, pairs of a name and a value, or Headers";
function partsOf(call2) {
  if (typeof call2 !== "object" || call2 === null)
    throw new TypeError(`${CALL}, not ${typeOf(call2)}`);
  const [method, url, headers, body] = ["method", "url", "headers", "body"].map((name) => memberOf(call2, name));
  if (tagOf(call2) === "Request" && body)
    throw new TypeError("the body of a Request arrives later: pass { method, url, headers, body: await request.text() }");
  return { method, url, headers, body };
}
function memberOf(object, name) {
  return [object, ...parentsOf(object)].some((one) => Object.hasOwn(one, name)) ? Reflect.get(object, name) : void 0;
}
function methodOf(method) {
  if (typeof method === "string")
    return method;
  throw new TypeError(`method must be a string, not ${typeOf(method)}`);
}
function urlOf(url) {
  const text2 = hrefOf(url);
  if (typeof text2 === "string")
    return loneSurrogateAt(text2) < 0 ? text2 : withoutSurrogates(text2);
  throw new TypeError(`url must be a string or a URL, not ${typeOf(text2)}`);
}
function withoutSurrogates(url) {
  return url.replace(/^([^?#]*\?[^#]*?)\p{Surrogate}.*/su, "$1%").replaceAll(/\p{Surrogate}/gu, "\uFFFD");
}
function baseUrlOf(base) {
  if (base === void 0 || typeof base === "string")
    return base;
  throw new TypeError(`baseUrl must be a string, not ${typeOf(base)}`);
}
function pairsOf(headers) {
  if (headers === void 0 || headers === null)
    return [];
  if (typeof headers !== "object")
    throw new TypeError(`${HEADERS}, not ${typeOf(headers)}`);
  try {
    const pairs = Symbol.iterator in headers ? Array.from(headers, pairOf) : Object.entries(headers);
    return pairs.flatMap(([name, value]) => value === void 0 || value === null ? [] : [name, sentValue(value)]);
  } catch (error) {
    throw error instanceof TypeError ? error : new TypeError("headers throws when it is read: pass a plain object", { cause: error });
  }
}
function pairOf(entry) {
  const pair = Array.isArray(entry) ? entry : [];
  if (pair.length === 2 && typeof pair[0] === "string")
    return [pair[0], pair[1]];
  throw new TypeError(`${HEADERS}: each entry must be such a pair`);
}
function sentValue(value) {
  if (Array.isArray(value))
    return value.map(sentValue).join(", ");
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean")
    return String(value);
  throw new TypeError(`the value of a header must be a string, not ${typeOf(value)}`);
}
function formOfBody(body) {
  return body === void 0 || body === null ? FORM_NO_BODY : formOf(body);
}
function sourceOf(form, body, settings) {
  return form === FORM_VALUE ? jsonOf(body, settings.maxDepth) : body;
}
function joined2(a, b) {
  const bytes = new Uint8Array(a.length + b.length);
  bytes.set(a);
  bytes.set(b, a.length);
  return bytes;
}

// generated/changes.js
var changes = [{ "id": "product_listing_extended", "version": "2024-02-05", "section": "2.1", "basis": "stated", "title": "The product listing has more fields, filters and pages", "description": "Only approved products are listed. Each has `approval_state`, `categories`, `expiry` and redemption instructions. The query accepts the filters `is_orderable`, `code` and `countries_redeemable_in`, and the cursors `after` and `before` with a `limit`. A country code is no longer required." }, { "id": "countries_endpoint_added", "version": "2024-02-05", "section": "4", "basis": "stated", "title": "The supported countries can be listed", "description": "`GET /v2/product/countries` lists the supported countries. Its response is not documented." }, { "id": "redemption_url_to_payout", "version": "2024-02-05", "section": "2.6", "basis": "stated", "title": "`payout` replaces `redemption_url` on the items of an order", "description": "Order responses no longer contain `redemption_url`, which was deprecated in 2023-07-27. The field `payout` replaces it. Its structure is not documented." }];
var fillable = [{ "shape": "product", "version": "2024-02-05", "pointer": "/approval_state" }, { "shape": "product-list", "version": "2024-02-05", "pointer": "/approval_state" }];

// changelog.js
function changelog(range) {
  const given = rangeOf(range, ["messages"]);
  const { from, to } = given;
  const messages = readReference(given.messages);
  const all = messages === void 0 ? structuredClone([...changes]) : translated(messages);
  const between = all.filter(({ version }) => isBetween(version, from, to));
  return versions.indexOf(from) > versions.indexOf(to) ? between.reverse() : between;
}
function translated({ texts }) {
  const own2 = texts.slice(-2 * changes.length);
  return changes.map((change, n) => ({ ...change, title: own2[2 * n], description: own2[2 * n + 1] }));
}
function isBetween(version, one, other) {
  const at2 = versions.indexOf(version);
  const [first, last] = [versions.indexOf(one), versions.indexOf(other)];
  return at2 > Math.min(first, last) && at2 <= Math.max(first, last);
}

// generated/descriptions.js
var order_request_2023_07_27_ = { "direction": "sent", "layout": "document", "section": "2.4", "object": { "title": "Order request", "section": "2.4", "open": false, "fields": [{ "name": "payment_method", "label": "Payment method", "doc": "How the order is paid, and in which currency.", "section": "2.4", "kind": "object", "basis": "stated", "object": { "title": "Payment method", "section": "2.4", "discriminator": "type", "open": false, "fields": [{ "name": "type", "label": "Payment type", "doc": "Whether a card or the account balance pays.", "section": "2.4", "kind": "enum", "basis": "stated", "values": [{ "value": "CARD", "label": "Card" }, { "value": "ACCOUNT_BALANCE", "label": "Account balance" }], "required": { "basis": "implied", "why": "It says whether a card or the account balance pays." }, "since": "2023-07-27" }, { "name": "card_id", "label": "Card ID", "doc": "Identifies the card that pays.", "section": "2.4", "kind": "text", "basis": "stated", "required": { "basis": "implied", "why": "A card payment needs the card's ID.", "with": { "field": "type", "values": ["CARD"] } }, "appliesWith": { "field": "type", "values": ["CARD"] }, "since": "2023-07-27" }, { "name": "currency", "label": "Currency", "doc": "The currency in which the order is paid.", "section": "2.4", "kind": "enum", "basis": "stated", "values": [{ "value": "EUR", "label": "Euro" }, { "value": "GBP", "label": "Pound sterling" }, { "value": "USD", "label": "US dollar" }, { "value": "CAD", "label": "Canadian dollar" }], "required": { "basis": "implied", "why": "No default currency is documented, so an order needs one." }, "since": "2023-07-27" }], "removed": [], "notShown": [] }, "required": { "basis": "implied", "why": "An order is paid by card or from the account balance." }, "since": "2023-07-27" }, { "name": "items", "label": "Item list", "doc": "What is ordered: one entry for each payout.", "section": "2.4", "kind": "list", "basis": "stated", "notEmpty": { "basis": "implied", "why": "Add at least one item." }, "element": { "label": "Item", "doc": "One payout to one recipient.", "section": "2.4", "kind": "object", "basis": "stated", "object": { "title": "Item", "section": "2.4", "open": true, "fields": [{ "name": "distribution_method", "label": "Distribution method", "doc": "How the item reaches its recipient.", "section": "2.4", "kind": "object", "basis": "stated", "object": { "title": "Distribution method", "section": "2.4", "discriminator": "type", "open": false, "fields": [{ "name": "type", "label": "Distribution type", "doc": "Whether the item is sent by e-mail or as a payout link.", "section": "2.4", "kind": "enum", "basis": "stated", "values": [{ "value": "EMAIL", "label": "E-mail" }, { "value": "PAYOUT_LINK", "label": "Payout link" }], "required": { "basis": "implied", "why": "It says whether the item is sent by e-mail or as a payout link." }, "since": "2023-07-27" }, { "name": "email_address", "label": "E-mail address", "doc": "The recipient's e-mail address.", "section": "2.4", "kind": "text", "basis": "stated", "form": "email", "required": { "basis": "implied", "why": "An item sent by e-mail needs the recipient's address.", "with": { "field": "type", "values": ["EMAIL"] } }, "appliesWith": { "field": "type", "values": ["EMAIL"] }, "since": "2023-07-27" }], "removed": [], "notShown": [] }, "required": { "basis": "implied", "why": "An item is sent by e-mail or as a payout link." }, "since": "2023-07-27" }, { "name": "products", "label": "Product selection", "doc": "What the recipient can choose from.", "section": "2.4", "kind": "object", "basis": "stated", "object": { "title": "Products", "section": "2.4", "discriminator": "type", "open": false, "fields": [{ "name": "type", "label": "Selection type", "doc": "Whether one product or several are offered.", "section": "2.4", "kind": "enum", "basis": "stated", "values": [{ "value": "SINGLE", "label": "One product" }, { "value": "MULTIPLE", "label": "Several products" }], "required": { "basis": "implied", "why": "It says whether one product or several are offered." }, "since": "2023-07-27" }, { "name": "value", "label": "Product", "doc": "The one product of a single selection.", "section": "2.4", "kind": "text", "basis": "implied", "required": { "basis": "implied", "why": "A single selection needs a product.", "with": { "field": "type", "values": ["SINGLE"] } }, "appliesWith": { "field": "type", "values": ["SINGLE"] }, "since": "2023-07-27" }, { "name": "values", "label": "Product list", "doc": "The products of a multiple selection.", "section": "2.4", "kind": "list", "basis": "stated", "notEmpty": { "basis": "implied", "why": "A multiple selection needs at least one product." }, "element": { "label": "Offered product", "doc": "The code of one product on offer.", "section": "2.4", "kind": "text", "basis": "implied" }, "required": { "basis": "implied", "why": "A multiple selection needs at least one product.", "with": { "field": "type", "values": ["MULTIPLE"] } }, "appliesWith": { "field": "type", "values": ["MULTIPLE"] }, "since": "2023-07-27" }], "removed": [], "notShown": ["What identifies a product in a selection: its type and form."] }, "required": { "basis": "implied", "why": "Products are selected for each item." }, "since": "2023-07-27" }], "removed": [{ "name": "country", "version": "2023-07-27", "instead": "Remove it, nothing replaces it." }], "notShown": ["Other fields of an item, such as its amount."] } }, "required": { "basis": "implied", "why": "An order needs at least one item." }, "since": "2023-07-27" }], "removed": [{ "name": "products", "version": "2023-07-27", "instead": "Give each entry of `items` its own `products`." }, { "name": "idempotency_key", "version": "2023-07-27", "instead": "Send the key in the header `x-idempotency-key`." }], "notShown": ["Which fields are required. What is required here follows from the rest."] }, "notShown": [] };
var order_created_2023_07_27_ = { "direction": "received", "layout": "document", "section": "2.5", "object": { "title": "Created order", "section": "2.5", "open": false, "fields": [{ "name": "status", "label": "Status", "doc": "Whether the order is completed, processing or failed.", "section": "2.5", "kind": "enum", "basis": "stated", "values": [{ "value": "COMPLETED", "label": "Completed" }, { "value": "PROCESSING", "label": "Processing" }, { "value": "FAILED", "label": "Failed" }], "required": { "basis": "stated", "why": "It is the only field of the response to a new order." }, "since": "2023-07-27" }], "removed": [{ "name": "completed_at", "version": "2023-07-27", "instead": "Read the order to get its details." }, { "name": "payment_method", "version": "2023-07-27", "instead": "Read the order to get its details." }, { "name": "items", "version": "2023-07-27", "instead": "Read the order to get its details." }, { "name": "redemption_url", "version": "2023-07-27", "instead": "Read the order to get its details." }, { "name": "payout", "version": "2023-07-27", "instead": "Read the order to get its details." }, { "name": "is_complete", "version": "2023-07-27", "instead": "Nothing replaces it." }, { "name": "countries", "version": "2023-07-27", "instead": "Nothing replaces it." }, { "name": "initial_values", "version": "2023-07-27", "instead": "Nothing replaces it." }, { "name": "final_values", "version": "2023-07-27", "instead": "Nothing replaces it." }, { "name": "product_count", "version": "2023-07-27", "instead": "Nothing replaces it." }, { "name": "tokens", "version": "2023-07-27", "instead": "Nothing replaces it." }], "notShown": [] }, "notShown": [] };
var order_2023_07_27_ = { "direction": "received", "layout": "document", "section": "2.6", "object": { "title": "Order", "section": "2.6", "discriminator": "status", "open": false, "fields": [{ "name": "status", "label": "Status", "doc": "Whether the order is completed, processing or failed.", "section": "2.6", "kind": "enum", "basis": "stated", "values": [{ "value": "COMPLETED", "label": "Completed" }, { "value": "PROCESSING", "label": "Processing" }, { "value": "FAILED", "label": "Failed" }], "required": { "basis": "stated", "why": "The other fields of an order depend on it." }, "since": "2023-07-27" }, { "name": "id", "label": "Order ID", "doc": "Identifies the order.", "section": "2.6", "kind": "any", "basis": "stated", "required": { "basis": "implied", "why": "An order that is processing or failed should include it.", "with": { "field": "status", "values": ["PROCESSING", "FAILED"] } }, "since": "2023-07-27" }, { "name": "message", "label": "Message", "doc": "What the service says about an order that is processing or failed.", "section": "2.6", "kind": "any", "basis": "stated", "required": { "basis": "implied", "why": "An order that is processing or failed should include it.", "with": { "field": "status", "values": ["PROCESSING", "FAILED"] } }, "since": "2023-07-27" }, { "name": "completed_at", "label": "Completion time", "doc": "When the order was completed.", "section": "2.6", "kind": "text", "basis": "implied", "required": { "basis": "implied", "why": "A completed order should include it.", "with": { "field": "status", "values": ["COMPLETED"] } }, "appliesWith": { "field": "status", "values": ["COMPLETED"] }, "since": "2023-07-27" }, { "name": "payment_method", "label": "Payment method", "doc": "How the order is paid, and in which currency.", "section": "2.6", "kind": "object", "basis": "stated", "object": { "title": "Payment method", "section": "2.6", "discriminator": "type", "open": false, "fields": [{ "name": "type", "label": "Payment type", "doc": "Whether a card or the account balance pays.", "section": "2.6", "kind": "enum", "basis": "stated", "values": [{ "value": "CARD", "label": "Card" }, { "value": "ACCOUNT_BALANCE", "label": "Account balance" }], "required": { "basis": "implied", "why": "It says whether a card or the account balance pays." }, "since": "2023-07-27" }, { "name": "card_id", "label": "Card ID", "doc": "Identifies the card that pays.", "section": "2.6", "kind": "text", "basis": "stated", "required": { "basis": "implied", "why": "A card payment needs the card's ID.", "with": { "field": "type", "values": ["CARD"] } }, "appliesWith": { "field": "type", "values": ["CARD"] }, "since": "2023-07-27" }, { "name": "currency", "label": "Currency", "doc": "The currency in which the order is paid.", "section": "2.6", "kind": "enum", "basis": "stated", "values": [{ "value": "EUR", "label": "Euro" }, { "value": "GBP", "label": "Pound sterling" }, { "value": "USD", "label": "US dollar" }, { "value": "CAD", "label": "Canadian dollar" }], "required": { "basis": "implied", "why": "No default currency is documented, so an order needs one." }, "since": "2023-07-27" }], "removed": [], "notShown": [] }, "required": { "basis": "implied", "why": "A completed order should include it.", "with": { "field": "status", "values": ["COMPLETED"] } }, "appliesWith": { "field": "status", "values": ["COMPLETED"] }, "since": "2023-07-27" }, { "name": "items", "label": "Item list", "doc": "What was ordered: one entry for each payout.", "section": "2.6", "kind": "list", "basis": "stated", "notEmpty": { "basis": "implied", "why": "A completed order should list at least one item." }, "element": { "label": "Item", "doc": "One payout to one recipient.", "section": "2.6", "kind": "object", "basis": "stated", "object": { "title": "Item", "section": "2.6", "open": false, "fields": [{ "name": "distribution_method", "label": "Distribution method", "doc": "How the item reaches its recipient.", "section": "2.6", "kind": "object", "basis": "stated", "object": { "title": "Distribution method", "section": "2.6", "discriminator": "type", "open": false, "fields": [{ "name": "type", "label": "Distribution type", "doc": "Whether the item is sent by e-mail or as a payout link.", "section": "2.6", "kind": "enum", "basis": "stated", "values": [{ "value": "EMAIL", "label": "E-mail" }, { "value": "PAYOUT_LINK", "label": "Payout link" }], "required": { "basis": "implied", "why": "It says whether the item is sent by e-mail or as a payout link." }, "since": "2023-07-27" }, { "name": "email_address", "label": "E-mail address", "doc": "The recipient's e-mail address.", "section": "2.6", "kind": "text", "basis": "stated", "form": "email", "required": { "basis": "implied", "why": "An item sent by e-mail needs the recipient's address.", "with": { "field": "type", "values": ["EMAIL"] } }, "appliesWith": { "field": "type", "values": ["EMAIL"] }, "since": "2023-07-27" }], "removed": [], "notShown": [] }, "required": { "basis": "implied", "why": "A completed order should include it." }, "since": "2023-07-27" }, { "name": "products", "label": "Product selection", "doc": "What the recipient can choose from.", "section": "2.6", "kind": "object", "basis": "stated", "object": { "title": "Products", "section": "2.6", "discriminator": "type", "open": false, "fields": [{ "name": "type", "label": "Selection type", "doc": "Whether one product or several are offered.", "section": "2.6", "kind": "enum", "basis": "stated", "values": [{ "value": "SINGLE", "label": "One product" }, { "value": "MULTIPLE", "label": "Several products" }], "required": { "basis": "implied", "why": "It says whether one product or several are offered." }, "since": "2023-07-27" }, { "name": "value", "label": "Product", "doc": "The one product of a single selection.", "section": "2.6", "kind": "text", "basis": "implied", "required": { "basis": "implied", "why": "A single selection needs a product.", "with": { "field": "type", "values": ["SINGLE"] } }, "appliesWith": { "field": "type", "values": ["SINGLE"] }, "since": "2023-07-27" }, { "name": "values", "label": "Product list", "doc": "The products of a multiple selection.", "section": "2.6", "kind": "list", "basis": "stated", "notEmpty": { "basis": "implied", "why": "A multiple selection needs at least one product." }, "element": { "label": "Offered product", "doc": "The code of one product on offer.", "section": "2.6", "kind": "text", "basis": "implied" }, "required": { "basis": "implied", "why": "A multiple selection needs at least one product.", "with": { "field": "type", "values": ["MULTIPLE"] } }, "appliesWith": { "field": "type", "values": ["MULTIPLE"] }, "since": "2023-07-27" }], "removed": [], "notShown": ["What identifies a product in a selection: its type and form."] }, "required": { "basis": "implied", "why": "A completed order should include it." }, "since": "2023-07-27" }, { "name": "redemption_url", "label": "Redemption URL", "doc": "Where the recipient redeems the item.", "section": "2.6", "kind": "text", "basis": "implied", "since": "2023-07-27", "deprecated": "2023-07-27" }], "removed": [{ "name": "order_id", "version": "2023-07-27", "instead": "Nothing replaces it." }, { "name": "discount_multiplier", "version": "2023-07-27", "instead": "Nothing replaces it." }, { "name": "delivery_email", "version": "2023-07-27", "instead": "Nothing replaces it." }, { "name": "current_token", "version": "2023-07-27", "instead": "Nothing replaces it." }], "notShown": ["The structure and the fields of `payout`."] } }, "required": { "basis": "implied", "why": "A completed order should include it.", "with": { "field": "status", "values": ["COMPLETED"] } }, "appliesWith": { "field": "status", "values": ["COMPLETED"] }, "since": "2023-07-27" }], "removed": [{ "name": "is_complete", "version": "2023-07-27", "instead": "Nothing replaces it." }, { "name": "countries", "version": "2023-07-27", "instead": "Nothing replaces it." }, { "name": "initial_values", "version": "2023-07-27", "instead": "Nothing replaces it." }, { "name": "final_values", "version": "2023-07-27", "instead": "Nothing replaces it." }, { "name": "product_count", "version": "2023-07-27", "instead": "Nothing replaces it." }, { "name": "tokens", "version": "2023-07-27", "instead": "Nothing replaces it." }], "notShown": ["The types of `id` and `message`, and whether a completed order includes them.", "The form of `completed_at`."] }, "notShown": [] };
var order_2024_02_05_ = { "direction": "received", "layout": "document", "section": "2.6", "object": { "title": "Order", "section": "2.6", "discriminator": "status", "open": false, "fields": [{ "name": "status", "label": "Status", "doc": "Whether the order is completed, processing or failed.", "section": "2.6", "kind": "enum", "basis": "stated", "values": [{ "value": "COMPLETED", "label": "Completed" }, { "value": "PROCESSING", "label": "Processing" }, { "value": "FAILED", "label": "Failed" }], "required": { "basis": "stated", "why": "The other fields of an order depend on it." }, "since": "2023-07-27" }, { "name": "id", "label": "Order ID", "doc": "Identifies the order.", "section": "2.6", "kind": "any", "basis": "stated", "required": { "basis": "implied", "why": "An order that is processing or failed should include it.", "with": { "field": "status", "values": ["PROCESSING", "FAILED"] } }, "since": "2023-07-27" }, { "name": "message", "label": "Message", "doc": "What the service says about an order that is processing or failed.", "section": "2.6", "kind": "any", "basis": "stated", "required": { "basis": "implied", "why": "An order that is processing or failed should include it.", "with": { "field": "status", "values": ["PROCESSING", "FAILED"] } }, "since": "2023-07-27" }, { "name": "completed_at", "label": "Completion time", "doc": "When the order was completed.", "section": "2.6", "kind": "text", "basis": "implied", "required": { "basis": "implied", "why": "A completed order should include it.", "with": { "field": "status", "values": ["COMPLETED"] } }, "appliesWith": { "field": "status", "values": ["COMPLETED"] }, "since": "2023-07-27" }, { "name": "payment_method", "label": "Payment method", "doc": "How the order is paid, and in which currency.", "section": "2.6", "kind": "object", "basis": "stated", "object": { "title": "Payment method", "section": "2.6", "discriminator": "type", "open": false, "fields": [{ "name": "type", "label": "Payment type", "doc": "Whether a card or the account balance pays.", "section": "2.6", "kind": "enum", "basis": "stated", "values": [{ "value": "CARD", "label": "Card" }, { "value": "ACCOUNT_BALANCE", "label": "Account balance" }], "required": { "basis": "implied", "why": "It says whether a card or the account balance pays." }, "since": "2023-07-27" }, { "name": "card_id", "label": "Card ID", "doc": "Identifies the card that pays.", "section": "2.6", "kind": "text", "basis": "stated", "required": { "basis": "implied", "why": "A card payment needs the card's ID.", "with": { "field": "type", "values": ["CARD"] } }, "appliesWith": { "field": "type", "values": ["CARD"] }, "since": "2023-07-27" }, { "name": "currency", "label": "Currency", "doc": "The currency in which the order is paid.", "section": "2.6", "kind": "enum", "basis": "stated", "values": [{ "value": "EUR", "label": "Euro" }, { "value": "GBP", "label": "Pound sterling" }, { "value": "USD", "label": "US dollar" }, { "value": "CAD", "label": "Canadian dollar" }], "required": { "basis": "implied", "why": "No default currency is documented, so an order needs one." }, "since": "2023-07-27" }], "removed": [], "notShown": [] }, "required": { "basis": "implied", "why": "A completed order should include it.", "with": { "field": "status", "values": ["COMPLETED"] } }, "appliesWith": { "field": "status", "values": ["COMPLETED"] }, "since": "2023-07-27" }, { "name": "items", "label": "Item list", "doc": "What was ordered: one entry for each payout.", "section": "2.6", "kind": "list", "basis": "stated", "notEmpty": { "basis": "implied", "why": "A completed order should list at least one item." }, "element": { "label": "Item", "doc": "One payout to one recipient.", "section": "2.6", "kind": "object", "basis": "stated", "object": { "title": "Item", "section": "2.6", "open": false, "fields": [{ "name": "distribution_method", "label": "Distribution method", "doc": "How the item reaches its recipient.", "section": "2.6", "kind": "object", "basis": "stated", "object": { "title": "Distribution method", "section": "2.6", "discriminator": "type", "open": false, "fields": [{ "name": "type", "label": "Distribution type", "doc": "Whether the item is sent by e-mail or as a payout link.", "section": "2.6", "kind": "enum", "basis": "stated", "values": [{ "value": "EMAIL", "label": "E-mail" }, { "value": "PAYOUT_LINK", "label": "Payout link" }], "required": { "basis": "implied", "why": "It says whether the item is sent by e-mail or as a payout link." }, "since": "2023-07-27" }, { "name": "email_address", "label": "E-mail address", "doc": "The recipient's e-mail address.", "section": "2.6", "kind": "text", "basis": "stated", "form": "email", "required": { "basis": "implied", "why": "An item sent by e-mail needs the recipient's address.", "with": { "field": "type", "values": ["EMAIL"] } }, "appliesWith": { "field": "type", "values": ["EMAIL"] }, "since": "2023-07-27" }], "removed": [], "notShown": [] }, "required": { "basis": "implied", "why": "A completed order should include it." }, "since": "2023-07-27" }, { "name": "products", "label": "Product selection", "doc": "What the recipient can choose from.", "section": "2.6", "kind": "object", "basis": "stated", "object": { "title": "Products", "section": "2.6", "discriminator": "type", "open": false, "fields": [{ "name": "type", "label": "Selection type", "doc": "Whether one product or several are offered.", "section": "2.6", "kind": "enum", "basis": "stated", "values": [{ "value": "SINGLE", "label": "One product" }, { "value": "MULTIPLE", "label": "Several products" }], "required": { "basis": "implied", "why": "It says whether one product or several are offered." }, "since": "2023-07-27" }, { "name": "value", "label": "Product", "doc": "The one product of a single selection.", "section": "2.6", "kind": "text", "basis": "implied", "required": { "basis": "implied", "why": "A single selection needs a product.", "with": { "field": "type", "values": ["SINGLE"] } }, "appliesWith": { "field": "type", "values": ["SINGLE"] }, "since": "2023-07-27" }, { "name": "values", "label": "Product list", "doc": "The products of a multiple selection.", "section": "2.6", "kind": "list", "basis": "stated", "notEmpty": { "basis": "implied", "why": "A multiple selection needs at least one product." }, "element": { "label": "Offered product", "doc": "The code of one product on offer.", "section": "2.6", "kind": "text", "basis": "implied" }, "required": { "basis": "implied", "why": "A multiple selection needs at least one product.", "with": { "field": "type", "values": ["MULTIPLE"] } }, "appliesWith": { "field": "type", "values": ["MULTIPLE"] }, "since": "2023-07-27" }], "removed": [], "notShown": ["What identifies a product in a selection: its type and form."] }, "required": { "basis": "implied", "why": "A completed order should include it." }, "since": "2023-07-27" }, { "name": "payout", "label": "Payout", "doc": "Replaces the redemption URL. Its structure is not documented.", "section": "2.6", "kind": "any", "basis": "implied", "since": "2024-02-05" }], "removed": [{ "name": "redemption_url", "version": "2024-02-05", "instead": "Read `payout` instead." }, { "name": "order_id", "version": "2023-07-27", "instead": "Nothing replaces it." }, { "name": "discount_multiplier", "version": "2023-07-27", "instead": "Nothing replaces it." }, { "name": "delivery_email", "version": "2023-07-27", "instead": "Nothing replaces it." }, { "name": "current_token", "version": "2023-07-27", "instead": "Nothing replaces it." }], "notShown": ["The structure and the fields of `payout`."] } }, "required": { "basis": "implied", "why": "A completed order should include it.", "with": { "field": "status", "values": ["COMPLETED"] } }, "appliesWith": { "field": "status", "values": ["COMPLETED"] }, "since": "2023-07-27" }], "removed": [{ "name": "is_complete", "version": "2023-07-27", "instead": "Nothing replaces it." }, { "name": "countries", "version": "2023-07-27", "instead": "Nothing replaces it." }, { "name": "initial_values", "version": "2023-07-27", "instead": "Nothing replaces it." }, { "name": "final_values", "version": "2023-07-27", "instead": "Nothing replaces it." }, { "name": "product_count", "version": "2023-07-27", "instead": "Nothing replaces it." }, { "name": "tokens", "version": "2023-07-27", "instead": "Nothing replaces it." }], "notShown": ["The types of `id` and `message`, and whether a completed order includes them.", "The form of `completed_at`."] }, "notShown": [] };
var order_list_2023_07_27_ = { "direction": "received", "layout": "entries", "section": "2.6", "object": { "title": "Order", "section": "2.6", "discriminator": "status", "open": false, "fields": [{ "name": "status", "label": "Status", "doc": "Whether the order is completed, processing or failed.", "section": "2.6", "kind": "enum", "basis": "stated", "values": [{ "value": "COMPLETED", "label": "Completed" }, { "value": "PROCESSING", "label": "Processing" }, { "value": "FAILED", "label": "Failed" }], "required": { "basis": "stated", "why": "The other fields of an order depend on it." }, "since": "2023-07-27" }, { "name": "id", "label": "Order ID", "doc": "Identifies the order.", "section": "2.6", "kind": "any", "basis": "stated", "required": { "basis": "implied", "why": "An order that is processing or failed should include it.", "with": { "field": "status", "values": ["PROCESSING", "FAILED"] } }, "since": "2023-07-27" }, { "name": "message", "label": "Message", "doc": "What the service says about an order that is processing or failed.", "section": "2.6", "kind": "any", "basis": "stated", "required": { "basis": "implied", "why": "An order that is processing or failed should include it.", "with": { "field": "status", "values": ["PROCESSING", "FAILED"] } }, "since": "2023-07-27" }, { "name": "completed_at", "label": "Completion time", "doc": "When the order was completed.", "section": "2.6", "kind": "text", "basis": "implied", "required": { "basis": "implied", "why": "A completed order should include it.", "with": { "field": "status", "values": ["COMPLETED"] } }, "appliesWith": { "field": "status", "values": ["COMPLETED"] }, "since": "2023-07-27" }, { "name": "payment_method", "label": "Payment method", "doc": "How the order is paid, and in which currency.", "section": "2.6", "kind": "object", "basis": "stated", "object": { "title": "Payment method", "section": "2.6", "discriminator": "type", "open": false, "fields": [{ "name": "type", "label": "Payment type", "doc": "Whether a card or the account balance pays.", "section": "2.6", "kind": "enum", "basis": "stated", "values": [{ "value": "CARD", "label": "Card" }, { "value": "ACCOUNT_BALANCE", "label": "Account balance" }], "required": { "basis": "implied", "why": "It says whether a card or the account balance pays." }, "since": "2023-07-27" }, { "name": "card_id", "label": "Card ID", "doc": "Identifies the card that pays.", "section": "2.6", "kind": "text", "basis": "stated", "required": { "basis": "implied", "why": "A card payment needs the card's ID.", "with": { "field": "type", "values": ["CARD"] } }, "appliesWith": { "field": "type", "values": ["CARD"] }, "since": "2023-07-27" }, { "name": "currency", "label": "Currency", "doc": "The currency in which the order is paid.", "section": "2.6", "kind": "enum", "basis": "stated", "values": [{ "value": "EUR", "label": "Euro" }, { "value": "GBP", "label": "Pound sterling" }, { "value": "USD", "label": "US dollar" }, { "value": "CAD", "label": "Canadian dollar" }], "required": { "basis": "implied", "why": "No default currency is documented, so an order needs one." }, "since": "2023-07-27" }], "removed": [], "notShown": [] }, "required": { "basis": "implied", "why": "A completed order should include it.", "with": { "field": "status", "values": ["COMPLETED"] } }, "appliesWith": { "field": "status", "values": ["COMPLETED"] }, "since": "2023-07-27" }, { "name": "items", "label": "Item list", "doc": "What was ordered: one entry for each payout.", "section": "2.6", "kind": "list", "basis": "stated", "notEmpty": { "basis": "implied", "why": "A completed order should list at least one item." }, "element": { "label": "Item", "doc": "One payout to one recipient.", "section": "2.6", "kind": "object", "basis": "stated", "object": { "title": "Item", "section": "2.6", "open": false, "fields": [{ "name": "distribution_method", "label": "Distribution method", "doc": "How the item reaches its recipient.", "section": "2.6", "kind": "object", "basis": "stated", "object": { "title": "Distribution method", "section": "2.6", "discriminator": "type", "open": false, "fields": [{ "name": "type", "label": "Distribution type", "doc": "Whether the item is sent by e-mail or as a payout link.", "section": "2.6", "kind": "enum", "basis": "stated", "values": [{ "value": "EMAIL", "label": "E-mail" }, { "value": "PAYOUT_LINK", "label": "Payout link" }], "required": { "basis": "implied", "why": "It says whether the item is sent by e-mail or as a payout link." }, "since": "2023-07-27" }, { "name": "email_address", "label": "E-mail address", "doc": "The recipient's e-mail address.", "section": "2.6", "kind": "text", "basis": "stated", "form": "email", "required": { "basis": "implied", "why": "An item sent by e-mail needs the recipient's address.", "with": { "field": "type", "values": ["EMAIL"] } }, "appliesWith": { "field": "type", "values": ["EMAIL"] }, "since": "2023-07-27" }], "removed": [], "notShown": [] }, "required": { "basis": "implied", "why": "A completed order should include it." }, "since": "2023-07-27" }, { "name": "products", "label": "Product selection", "doc": "What the recipient can choose from.", "section": "2.6", "kind": "object", "basis": "stated", "object": { "title": "Products", "section": "2.6", "discriminator": "type", "open": false, "fields": [{ "name": "type", "label": "Selection type", "doc": "Whether one product or several are offered.", "section": "2.6", "kind": "enum", "basis": "stated", "values": [{ "value": "SINGLE", "label": "One product" }, { "value": "MULTIPLE", "label": "Several products" }], "required": { "basis": "implied", "why": "It says whether one product or several are offered." }, "since": "2023-07-27" }, { "name": "value", "label": "Product", "doc": "The one product of a single selection.", "section": "2.6", "kind": "text", "basis": "implied", "required": { "basis": "implied", "why": "A single selection needs a product.", "with": { "field": "type", "values": ["SINGLE"] } }, "appliesWith": { "field": "type", "values": ["SINGLE"] }, "since": "2023-07-27" }, { "name": "values", "label": "Product list", "doc": "The products of a multiple selection.", "section": "2.6", "kind": "list", "basis": "stated", "notEmpty": { "basis": "implied", "why": "A multiple selection needs at least one product." }, "element": { "label": "Offered product", "doc": "The code of one product on offer.", "section": "2.6", "kind": "text", "basis": "implied" }, "required": { "basis": "implied", "why": "A multiple selection needs at least one product.", "with": { "field": "type", "values": ["MULTIPLE"] } }, "appliesWith": { "field": "type", "values": ["MULTIPLE"] }, "since": "2023-07-27" }], "removed": [], "notShown": ["What identifies a product in a selection: its type and form."] }, "required": { "basis": "implied", "why": "A completed order should include it." }, "since": "2023-07-27" }, { "name": "redemption_url", "label": "Redemption URL", "doc": "Where the recipient redeems the item.", "section": "2.6", "kind": "text", "basis": "implied", "since": "2023-07-27", "deprecated": "2023-07-27" }], "removed": [{ "name": "order_id", "version": "2023-07-27", "instead": "Nothing replaces it." }, { "name": "discount_multiplier", "version": "2023-07-27", "instead": "Nothing replaces it." }, { "name": "delivery_email", "version": "2023-07-27", "instead": "Nothing replaces it." }, { "name": "current_token", "version": "2023-07-27", "instead": "Nothing replaces it." }], "notShown": ["The structure and the fields of `payout`."] } }, "required": { "basis": "implied", "why": "A completed order should include it.", "with": { "field": "status", "values": ["COMPLETED"] } }, "appliesWith": { "field": "status", "values": ["COMPLETED"] }, "since": "2023-07-27" }], "removed": [{ "name": "is_complete", "version": "2023-07-27", "instead": "Nothing replaces it." }, { "name": "countries", "version": "2023-07-27", "instead": "Nothing replaces it." }, { "name": "initial_values", "version": "2023-07-27", "instead": "Nothing replaces it." }, { "name": "final_values", "version": "2023-07-27", "instead": "Nothing replaces it." }, { "name": "product_count", "version": "2023-07-27", "instead": "Nothing replaces it." }, { "name": "tokens", "version": "2023-07-27", "instead": "Nothing replaces it." }], "notShown": ["The types of `id` and `message`, and whether a completed order includes them.", "The form of `completed_at`."] }, "notShown": ["How a page lays out its entries, and where it carries its cursors.", "How many entries a page holds by default and at most."] };
var order_list_2024_02_05_ = { "direction": "received", "layout": "entries", "section": "2.6", "object": { "title": "Order", "section": "2.6", "discriminator": "status", "open": false, "fields": [{ "name": "status", "label": "Status", "doc": "Whether the order is completed, processing or failed.", "section": "2.6", "kind": "enum", "basis": "stated", "values": [{ "value": "COMPLETED", "label": "Completed" }, { "value": "PROCESSING", "label": "Processing" }, { "value": "FAILED", "label": "Failed" }], "required": { "basis": "stated", "why": "The other fields of an order depend on it." }, "since": "2023-07-27" }, { "name": "id", "label": "Order ID", "doc": "Identifies the order.", "section": "2.6", "kind": "any", "basis": "stated", "required": { "basis": "implied", "why": "An order that is processing or failed should include it.", "with": { "field": "status", "values": ["PROCESSING", "FAILED"] } }, "since": "2023-07-27" }, { "name": "message", "label": "Message", "doc": "What the service says about an order that is processing or failed.", "section": "2.6", "kind": "any", "basis": "stated", "required": { "basis": "implied", "why": "An order that is processing or failed should include it.", "with": { "field": "status", "values": ["PROCESSING", "FAILED"] } }, "since": "2023-07-27" }, { "name": "completed_at", "label": "Completion time", "doc": "When the order was completed.", "section": "2.6", "kind": "text", "basis": "implied", "required": { "basis": "implied", "why": "A completed order should include it.", "with": { "field": "status", "values": ["COMPLETED"] } }, "appliesWith": { "field": "status", "values": ["COMPLETED"] }, "since": "2023-07-27" }, { "name": "payment_method", "label": "Payment method", "doc": "How the order is paid, and in which currency.", "section": "2.6", "kind": "object", "basis": "stated", "object": { "title": "Payment method", "section": "2.6", "discriminator": "type", "open": false, "fields": [{ "name": "type", "label": "Payment type", "doc": "Whether a card or the account balance pays.", "section": "2.6", "kind": "enum", "basis": "stated", "values": [{ "value": "CARD", "label": "Card" }, { "value": "ACCOUNT_BALANCE", "label": "Account balance" }], "required": { "basis": "implied", "why": "It says whether a card or the account balance pays." }, "since": "2023-07-27" }, { "name": "card_id", "label": "Card ID", "doc": "Identifies the card that pays.", "section": "2.6", "kind": "text", "basis": "stated", "required": { "basis": "implied", "why": "A card payment needs the card's ID.", "with": { "field": "type", "values": ["CARD"] } }, "appliesWith": { "field": "type", "values": ["CARD"] }, "since": "2023-07-27" }, { "name": "currency", "label": "Currency", "doc": "The currency in which the order is paid.", "section": "2.6", "kind": "enum", "basis": "stated", "values": [{ "value": "EUR", "label": "Euro" }, { "value": "GBP", "label": "Pound sterling" }, { "value": "USD", "label": "US dollar" }, { "value": "CAD", "label": "Canadian dollar" }], "required": { "basis": "implied", "why": "No default currency is documented, so an order needs one." }, "since": "2023-07-27" }], "removed": [], "notShown": [] }, "required": { "basis": "implied", "why": "A completed order should include it.", "with": { "field": "status", "values": ["COMPLETED"] } }, "appliesWith": { "field": "status", "values": ["COMPLETED"] }, "since": "2023-07-27" }, { "name": "items", "label": "Item list", "doc": "What was ordered: one entry for each payout.", "section": "2.6", "kind": "list", "basis": "stated", "notEmpty": { "basis": "implied", "why": "A completed order should list at least one item." }, "element": { "label": "Item", "doc": "One payout to one recipient.", "section": "2.6", "kind": "object", "basis": "stated", "object": { "title": "Item", "section": "2.6", "open": false, "fields": [{ "name": "distribution_method", "label": "Distribution method", "doc": "How the item reaches its recipient.", "section": "2.6", "kind": "object", "basis": "stated", "object": { "title": "Distribution method", "section": "2.6", "discriminator": "type", "open": false, "fields": [{ "name": "type", "label": "Distribution type", "doc": "Whether the item is sent by e-mail or as a payout link.", "section": "2.6", "kind": "enum", "basis": "stated", "values": [{ "value": "EMAIL", "label": "E-mail" }, { "value": "PAYOUT_LINK", "label": "Payout link" }], "required": { "basis": "implied", "why": "It says whether the item is sent by e-mail or as a payout link." }, "since": "2023-07-27" }, { "name": "email_address", "label": "E-mail address", "doc": "The recipient's e-mail address.", "section": "2.6", "kind": "text", "basis": "stated", "form": "email", "required": { "basis": "implied", "why": "An item sent by e-mail needs the recipient's address.", "with": { "field": "type", "values": ["EMAIL"] } }, "appliesWith": { "field": "type", "values": ["EMAIL"] }, "since": "2023-07-27" }], "removed": [], "notShown": [] }, "required": { "basis": "implied", "why": "A completed order should include it." }, "since": "2023-07-27" }, { "name": "products", "label": "Product selection", "doc": "What the recipient can choose from.", "section": "2.6", "kind": "object", "basis": "stated", "object": { "title": "Products", "section": "2.6", "discriminator": "type", "open": false, "fields": [{ "name": "type", "label": "Selection type", "doc": "Whether one product or several are offered.", "section": "2.6", "kind": "enum", "basis": "stated", "values": [{ "value": "SINGLE", "label": "One product" }, { "value": "MULTIPLE", "label": "Several products" }], "required": { "basis": "implied", "why": "It says whether one product or several are offered." }, "since": "2023-07-27" }, { "name": "value", "label": "Product", "doc": "The one product of a single selection.", "section": "2.6", "kind": "text", "basis": "implied", "required": { "basis": "implied", "why": "A single selection needs a product.", "with": { "field": "type", "values": ["SINGLE"] } }, "appliesWith": { "field": "type", "values": ["SINGLE"] }, "since": "2023-07-27" }, { "name": "values", "label": "Product list", "doc": "The products of a multiple selection.", "section": "2.6", "kind": "list", "basis": "stated", "notEmpty": { "basis": "implied", "why": "A multiple selection needs at least one product." }, "element": { "label": "Offered product", "doc": "The code of one product on offer.", "section": "2.6", "kind": "text", "basis": "implied" }, "required": { "basis": "implied", "why": "A multiple selection needs at least one product.", "with": { "field": "type", "values": ["MULTIPLE"] } }, "appliesWith": { "field": "type", "values": ["MULTIPLE"] }, "since": "2023-07-27" }], "removed": [], "notShown": ["What identifies a product in a selection: its type and form."] }, "required": { "basis": "implied", "why": "A completed order should include it." }, "since": "2023-07-27" }, { "name": "payout", "label": "Payout", "doc": "Replaces the redemption URL. Its structure is not documented.", "section": "2.6", "kind": "any", "basis": "implied", "since": "2024-02-05" }], "removed": [{ "name": "redemption_url", "version": "2024-02-05", "instead": "Read `payout` instead." }, { "name": "order_id", "version": "2023-07-27", "instead": "Nothing replaces it." }, { "name": "discount_multiplier", "version": "2023-07-27", "instead": "Nothing replaces it." }, { "name": "delivery_email", "version": "2023-07-27", "instead": "Nothing replaces it." }, { "name": "current_token", "version": "2023-07-27", "instead": "Nothing replaces it." }], "notShown": ["The structure and the fields of `payout`."] } }, "required": { "basis": "implied", "why": "A completed order should include it.", "with": { "field": "status", "values": ["COMPLETED"] } }, "appliesWith": { "field": "status", "values": ["COMPLETED"] }, "since": "2023-07-27" }], "removed": [{ "name": "is_complete", "version": "2023-07-27", "instead": "Nothing replaces it." }, { "name": "countries", "version": "2023-07-27", "instead": "Nothing replaces it." }, { "name": "initial_values", "version": "2023-07-27", "instead": "Nothing replaces it." }, { "name": "final_values", "version": "2023-07-27", "instead": "Nothing replaces it." }, { "name": "product_count", "version": "2023-07-27", "instead": "Nothing replaces it." }, { "name": "tokens", "version": "2023-07-27", "instead": "Nothing replaces it." }], "notShown": ["The types of `id` and `message`, and whether a completed order includes them.", "The form of `completed_at`."] }, "notShown": ["How a page lays out its entries, and where it carries its cursors.", "How many entries a page holds by default and at most."] };
var product_2023_07_27_ = { "direction": "received", "layout": "document", "section": "2.1", "object": { "title": "Product", "section": "2.1", "open": true, "fields": [], "removed": [], "notShown": ["Other fields of a product.", "The name and the fields of the redemption instructions.", "The values of `approval_state` other than that of an approved product.", "What `categories` holds."] }, "notShown": [] };
var product_2024_02_05_ = { "direction": "received", "layout": "document", "section": "2.1", "object": { "title": "Product", "section": "2.1", "open": true, "fields": [{ "name": "approval_state", "label": "Approval state", "doc": "Approved for every listed product. Its values are not documented.", "section": "2.1", "kind": "text", "basis": "stated", "required": { "basis": "stated", "why": "Every listed product has one." }, "since": "2024-02-05" }, { "name": "categories", "label": "Category list", "doc": "The categories of the product. Their form is not documented.", "section": "2.1", "kind": "collection", "basis": "stated", "since": "2024-02-05" }, { "name": "expiry", "label": "Expiry", "doc": "Instructions on expiry. Their fields are not documented.", "section": "2.1", "kind": "object", "basis": "stated", "object": { "title": "Expiry", "section": "2.1", "open": true, "fields": [], "removed": [], "notShown": ["What the instructions on expiry hold."] }, "since": "2024-02-05" }], "removed": [], "notShown": ["Other fields of a product.", "The name and the fields of the redemption instructions.", "The values of `approval_state` other than that of an approved product.", "What `categories` holds."] }, "notShown": [] };
var product_list_2023_07_27_ = { "direction": "received", "layout": "entries", "section": "2.1", "object": { "title": "Product", "section": "2.1", "open": true, "fields": [], "removed": [], "notShown": ["Other fields of a product.", "The name and the fields of the redemption instructions.", "The values of `approval_state` other than that of an approved product.", "What `categories` holds."] }, "notShown": ["How a page lays out its entries, and where it carries its cursors.", "How many entries a page holds by default and at most."] };
var product_list_2024_02_05_ = { "direction": "received", "layout": "entries", "section": "2.1", "object": { "title": "Product", "section": "2.1", "open": true, "fields": [{ "name": "approval_state", "label": "Approval state", "doc": "Approved for every listed product. Its values are not documented.", "section": "2.1", "kind": "text", "basis": "stated", "required": { "basis": "stated", "why": "Every listed product has one." }, "since": "2024-02-05" }, { "name": "categories", "label": "Category list", "doc": "The categories of the product. Their form is not documented.", "section": "2.1", "kind": "collection", "basis": "stated", "since": "2024-02-05" }, { "name": "expiry", "label": "Expiry", "doc": "Instructions on expiry. Their fields are not documented.", "section": "2.1", "kind": "object", "basis": "stated", "object": { "title": "Expiry", "section": "2.1", "open": true, "fields": [], "removed": [], "notShown": ["What the instructions on expiry hold."] }, "since": "2024-02-05" }], "removed": [], "notShown": ["Other fields of a product.", "The name and the fields of the redemption instructions.", "The values of `approval_state` other than that of an approved product.", "What `categories` holds."] }, "notShown": ["How a page lays out its entries, and where it carries its cursors.", "How many entries a page holds by default and at most."] };
var product_update_2023_07_27_ = { "direction": "received", "layout": "document", "section": "2.3", "object": { "title": "Product update", "section": "2.3", "open": false, "fields": [{ "name": "product_code", "label": "Product code", "doc": "The code of the product that changed.", "section": "2.3", "kind": "text", "basis": "stated", "required": { "basis": "stated", "why": "It says which product changed." }, "since": "2023-07-27" }, { "name": "old_state", "label": "Old state", "doc": "The product's state before the update.", "section": "2.3", "kind": "object", "basis": "stated", "object": { "title": "Product state", "section": "2.2", "open": false, "fields": [{ "name": "price_multiplier", "label": "Price multiplier", "doc": "A decimal number in a string.", "section": "2.2", "kind": "text", "basis": "stated", "form": "decimal", "since": "2023-07-27" }], "removed": [], "notShown": [] }, "since": "2023-07-27" }, { "name": "new_state", "label": "New state", "doc": "The product's state after the update.", "section": "2.3", "kind": "object", "basis": "stated", "object": { "title": "Product state", "section": "2.2", "open": false, "fields": [{ "name": "price_multiplier", "label": "Price multiplier", "doc": "A decimal number in a string.", "section": "2.2", "kind": "text", "basis": "stated", "form": "decimal", "since": "2023-07-27" }], "removed": [], "notShown": [] }, "required": { "basis": "stated", "why": "It describes the product after the update." }, "since": "2023-07-27" }, { "name": "timestamp", "label": "Timestamp", "doc": "When the update happened, to the microsecond and without a zone offset.", "section": "2.3", "kind": "text", "basis": "stated", "form": "timestamp", "required": { "basis": "stated", "why": "It says when the product changed." }, "since": "2023-07-27" }], "removed": [], "notShown": [] }, "notShown": [] };
var product_query_2023_07_27_ = { "direction": "sent", "layout": "query", "section": "4.1", "object": { "title": "Product query", "section": "4.1", "open": false, "fields": [], "removed": [], "notShown": ["The form of cursors and country codes, and what sets `is_orderable`.", "What happens when `before` and `after` are used together."] }, "notShown": [] };
var product_query_2024_02_05_ = { "direction": "sent", "layout": "query", "section": "4.1", "object": { "title": "Product query", "section": "4.1", "open": false, "fields": [{ "name": "is_orderable", "label": "Orderable filter", "doc": "When set, only products that can be ordered are listed.", "section": "4.1", "kind": "text", "basis": "stated", "since": "2024-02-05" }, { "name": "code", "label": "Product code", "doc": "Lists the one product with this code.", "section": "4.1", "kind": "text", "basis": "stated", "since": "2024-02-05" }, { "name": "countries_redeemable_in", "label": "Country filter", "doc": "Lists products that can be redeemed in these countries.", "section": "4.1", "kind": "text", "basis": "stated", "since": "2024-02-05" }, { "name": "after", "label": "Start cursor", "doc": "A cursor: lists what follows it.", "section": "4.1", "kind": "text", "basis": "stated", "since": "2024-02-05" }, { "name": "before", "label": "End cursor", "doc": "A cursor: lists what precedes it.", "section": "4.1", "kind": "text", "basis": "stated", "excludes": { "name": "after", "basis": "stated" }, "since": "2024-02-05" }, { "name": "limit", "label": "Page size", "doc": "How many entries a page holds at most. The largest value is not documented.", "section": "4.1", "kind": "text", "basis": "implied", "form": "count", "since": "2024-02-05" }], "removed": [], "notShown": ["The form of cursors and country codes, and what sets `is_orderable`.", "What happens when `before` and `after` are used together."] }, "notShown": [] };
var order_query_2023_07_27_ = { "direction": "sent", "layout": "query", "section": "4.1", "object": { "title": "Order query", "section": "4.1", "open": false, "fields": [{ "name": "limit", "label": "Page size", "doc": "How many entries a page holds at most. The largest value is not documented.", "section": "4.1", "kind": "text", "basis": "implied", "form": "count", "since": "2023-07-27" }, { "name": "before", "label": "End cursor", "doc": "A cursor: lists what precedes it.", "section": "4.1", "kind": "text", "basis": "stated", "excludes": { "name": "after", "basis": "implied" }, "since": "2023-07-27" }, { "name": "after", "label": "Start cursor", "doc": "A cursor: lists what follows it.", "section": "4.1", "kind": "text", "basis": "stated", "since": "2023-07-27" }], "removed": [], "notShown": ["Other parameters.", "Whether `before` and `after` exclude each other here too."] }, "notShown": [] };
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

// describe.js
function describe(shape, options) {
  const given = optionsOf(options, ["version", "messages"]);
  const version = readVersion(given.version);
  const messages = readReference(given.messages);
  const all = messages === void 0 ? descriptions : descriptionsIn(messages);
  const details = byName("shape", shape, all)[version];
  return { shape, version, ...structuredClone(details) };
}
var TEXTS = ["label", "doc", "why", "instead", "title", "notShown"];
var translations = /* @__PURE__ */ new WeakMap();
function descriptionsIn(messages) {
  const known = translations.get(messages) ?? translated2(messages);
  translations.set(messages, known);
  return known;
}
function translated2({ texts }) {
  const places = /* @__PURE__ */ new Map();
  const all = JSON.parse(JSON.stringify(descriptions));
  replaceTexts(all, (text2) => {
    const place = places.get(text2) ?? places.size;
    places.set(text2, place);
    return texts[place] ?? text2;
  });
  return all;
}
function replaceTexts(value, replace, isText = false) {
  if (typeof value !== "object" || value === null)
    return;
  for (const [name, inner] of Object.entries(value)) {
    const named = isText || TEXTS.includes(name);
    if (typeof inner !== "string")
      replaceTexts(inner, replace, named);
    else if (named)
      value[name] = replace(inner);
  }
}

// generated/explanations.js
var syntax_ = { "code": "syntax", "text": "The text is not JSON. Nothing after this place is read, so only earlier problems are listed, and nothing is reported as missing.", "fails": { "by": "validate", "shape": "order-created", "input": '{"status": "COMPLETED",}' }, "passes": { "by": "validate", "shape": "order-created", "input": '{"status": "COMPLETED"}' }, "page": "docs/codes.md#syntax" };
var encoding_ = { "code": "encoding", "text": "The text is not valid UTF-8. It contains invalid bytes, a byte order mark or half of a surrogate pair, or a query contains invalid percent-encoding.", "fails": { "by": "validate", "shape": "product-query", "input": "code=%FF" }, "passes": { "by": "validate", "shape": "product-query", "input": "code=%C3%BF" }, "page": "docs/codes.md#encoding" };
var duplicate_key_ = { "code": "duplicate_key", "text": "A name appears more than once in an object or a query, possibly in two spellings. Programs differ in which value they keep, so the checked value might not be the one that is used.", "fails": { "by": "validate", "shape": "order-created", "input": '{"status": "FAILED", "st\\u0061tus": "COMPLETED"}' }, "passes": { "by": "validate", "shape": "order-created", "input": '{"status": "FAILED"}' }, "page": "docs/codes.md#duplicate_key" };
var too_large_ = { "code": "too_large", "text": "The text has more UTF-8 bytes than the limit `bytes`. It was not read.", "fails": { "by": "validate", "shape": "order-created", "input": '{"status": "COMPLETED"}', "options": '{"limits":{"bytes":22}}' }, "passes": { "by": "validate", "shape": "order-created", "input": '{"status": "COMPLETED"}', "options": '{"limits":{"bytes":23}}' }, "page": "docs/codes.md#too_large" };
var too_deep_ = { "code": "too_deep", "text": "Objects and arrays are nested deeper than the limit `depth`. The outermost level is 1.", "fails": { "by": "validate", "shape": "order-created", "input": '{"status": "COMPLETED", "more": []}', "options": '{"limits":{"depth":1}}' }, "passes": { "by": "validate", "shape": "order-created", "input": '{"status": "COMPLETED", "more": []}', "options": '{"limits":{"depth":2}}' }, "page": "docs/codes.md#too_deep" };
var not_serializable_ = { "code": "not_serializable", "text": "The value cannot be written as JSON. It is undefined, a function or a symbol, contains a BigInt or itself, or throws an error when it is read.", "fails": { "by": "validate", "shape": "order-created" }, "passes": { "by": "validate", "shape": "order-created", "input": '{"status": "COMPLETED"}' }, "page": "docs/codes.md#not_serializable" };
var type_ = { "code": "type", "text": "The value has another JSON type than documented, or a parameter has another form. Nothing inside the value is checked.", "fails": { "by": "validate", "shape": "order-query", "input": "limit=-1" }, "passes": { "by": "validate", "shape": "order-query", "input": "limit=1" }, "page": "docs/codes.md#type" };
var enum_ = { "code": "enum", "text": "The value is not one of the documented ones. Case matters. In received documents this is only a warning, except for the status, because a new value is not your mistake.", "fails": { "by": "validate", "shape": "order-created", "input": '{"status": "DONE"}' }, "passes": { "by": "validate", "shape": "order-created", "input": '{"status": "COMPLETED"}' }, "page": "docs/codes.md#enum" };
var required_ = { "code": "required", "text": "Something is missing that is needed. If the API documentation does not say so itself, the basis is `implied`, and the message says why it is needed.", "fails": { "by": "validate", "shape": "order-created", "input": "{}" }, "passes": { "by": "validate", "shape": "order-created", "input": '{"status": "PROCESSING"}' }, "page": "docs/codes.md#required" };
var empty_ = { "code": "empty", "text": "A string or list is empty although it needs content.", "fails": { "by": "validate", "shape": "product-update", "input": '{"product_code": "", "new_state": {}, "timestamp": "2024-04-10T17:11:26.601254"}' }, "passes": { "by": "validate", "shape": "product-update", "input": '{"product_code": "P-1", "new_state": {}, "timestamp": "2024-04-10T17:11:26.601254"}' }, "page": "docs/codes.md#empty" };
var email_ = { "code": "email", "text": "The text is not an e-mail address by the rule that browsers apply to e-mail fields. It is checked as it would be sent, so spaces around it count.", "fails": { "by": "validate", "shape": "order-request", "input": '{"payment_method": {"type": "ACCOUNT_BALANCE", "currency": "EUR"}, "items": [{"distribution_method": {"type": "EMAIL", "email_address": "name@"}, "products": {"type": "SINGLE", "value": "P-1"}}]}' }, "passes": { "by": "validate", "shape": "order-request", "input": '{"payment_method": {"type": "ACCOUNT_BALANCE", "currency": "EUR"}, "items": [{"distribution_method": {"type": "EMAIL", "email_address": "name@example.com"}, "products": {"type": "SINGLE", "value": "P-1"}}]}' }, "page": "docs/codes.md#email" };
var timestamp_ = { "code": "timestamp", "text": "The text is not a date and time with six digits of fractional seconds, or no such date or time exists.", "fails": { "by": "validate", "shape": "product-update", "input": '{"product_code": "P-1", "new_state": {}, "timestamp": "2023-02-29T12:00:00.000000"}' }, "passes": { "by": "validate", "shape": "product-update", "input": '{"product_code": "P-1", "new_state": {}, "timestamp": "2024-02-29T12:00:00.000000"}' }, "page": "docs/codes.md#timestamp" };
var timestamp_offset_ = { "code": "timestamp_offset", "text": "A timestamp ends with a zone offset. The API documentation shows timestamps without one and does not say which time zone applies.", "fails": { "by": "validate", "shape": "product-update", "input": '{"product_code": "P-1", "new_state": {}, "timestamp": "2024-02-29T12:00:00.000000Z"}' }, "passes": { "by": "validate", "shape": "product-update", "input": '{"product_code": "P-1", "new_state": {}, "timestamp": "2024-02-29T12:00:00.000000"}' }, "page": "docs/codes.md#timestamp_offset" };
var decimal_ = { "code": "decimal", "text": "The text is not a decimal number: digits, with an optional minus sign and fraction.", "fails": { "by": "validate", "shape": "product-update", "input": '{"product_code": "P-1", "new_state": {"price_multiplier": "80%"}, "timestamp": "2024-02-29T12:00:00.000000"}' }, "passes": { "by": "validate", "shape": "product-update", "input": '{"product_code": "P-1", "new_state": {"price_multiplier": "0.8"}, "timestamp": "2024-02-29T12:00:00.000000"}' }, "page": "docs/codes.md#decimal" };
var removed_ = { "code": "removed", "text": "The version no longer has this field or endpoint. The message says which version removed it and what to do instead.", "fails": { "by": "validateCall", "input": '{"method": "GET", "url": "/v2/order/O-1/links"}' }, "passes": { "by": "validateCall", "input": '{"method": "GET", "url": "/v2/order/O-1"}' }, "page": "docs/codes.md#removed" };
var deprecated_ = { "code": "deprecated", "text": "The version still has this field, but a later one removes it.", "fails": { "by": "validate", "shape": "order", "input": '{"status": "COMPLETED", "items": [{"redemption_url": "https://example.com/r"}]}', "options": '{"version":"2023-07-27"}' }, "passes": { "by": "validate", "shape": "order", "input": '{"status": "COMPLETED", "items": [{}]}', "options": '{"version":"2023-07-27"}' }, "page": "docs/codes.md#deprecated" };
var undocumented_ = { "code": "undocumented", "text": "The API documentation does not list this name. Where it says that more names exist, only likely typos are reported.", "fails": { "by": "validate", "shape": "product-query", "input": "limt=10" }, "passes": { "by": "validate", "shape": "product-query", "input": "limit=10" }, "page": "docs/codes.md#undocumented" };
var irrelevant_ = { "code": "irrelevant", "text": "The field has no meaning for the chosen type, for example a card ID where the account balance pays.", "fails": { "by": "validate", "shape": "order", "input": '{"status": "COMPLETED", "payment_method": {"type": "ACCOUNT_BALANCE", "card_id": "C-1"}}' }, "passes": { "by": "validate", "shape": "order", "input": '{"status": "COMPLETED", "payment_method": {"type": "CARD", "card_id": "C-1"}}' }, "page": "docs/codes.md#irrelevant" };
var unexpected_ = { "code": "unexpected", "text": "An order that is processing or failed contains its status, its ID and a message, and nothing else.", "fails": { "by": "validate", "shape": "order", "input": '{"status": "FAILED", "id": "O-1", "message": "No.", "items": []}' }, "passes": { "by": "validate", "shape": "order", "input": '{"status": "FAILED", "id": "O-1", "message": "No."}' }, "page": "docs/codes.md#unexpected" };
var exclusive_ = { "code": "exclusive", "text": "Two parameters are used together that exclude each other. A page comes before one cursor or after the other.", "fails": { "by": "validate", "shape": "product-query", "input": "before=c1&after=c2" }, "passes": { "by": "validate", "shape": "product-query", "input": "after=c2" }, "page": "docs/codes.md#exclusive" };
var unknown_version_ = { "code": "unknown_version", "text": "The header does not name a documented version. Because the accepted values are not documented, this is a warning.", "fails": { "by": "validateCall", "input": '{"method": "GET", "url": "/v2/order", "headers": {"x-api-version": "2024"}}' }, "passes": { "by": "validateCall", "input": '{"method": "GET", "url": "/v2/order", "headers": {"x-api-version": "2024-02-05"}}' }, "page": "docs/codes.md#unknown_version" };
var unknown_endpoint_ = { "code": "unknown_endpoint", "text": "The version has no endpoint with this method and path.", "fails": { "by": "validateCall", "input": '{"method": "DELETE", "url": "/v2/order/O-1"}' }, "passes": { "by": "validateCall", "input": '{"method": "GET", "url": "/v2/order/O-1"}' }, "page": "docs/codes.md#unknown_endpoint" };
var entries_ = { "code": "entries", "text": "The entries of a list can't be found without guessing, because the layout of a page is not documented. Say with the option `entries` where they are.", "fails": { "by": "validate", "shape": "product-list", "input": '{"data": [{"approval_state": "APPROVED"}], "more": [{}]}' }, "passes": { "by": "validate", "shape": "product-list", "input": '{"data": [{"approval_state": "APPROVED"}], "more": [{}]}', "options": '{"entries":"/data"}' }, "page": "docs/codes.md#entries" };
var complement_ = { "code": "complement", "text": "The complement belongs to another document, to other versions or to other options. Nothing of it was used.", "fails": { "by": "convert", "shape": "order", "input": '{"status": "COMPLETED"}', "options": '{"from":"2024-02-05","to":"2023-07-27","complement":{}}' }, "passes": { "by": "convert", "shape": "order", "input": '{"status": "COMPLETED"}', "options": '{"from":"2024-02-05","to":"2023-07-27"}' }, "page": "docs/codes.md#complement" };
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
function explain(code, options) {
  const explanation = structuredClone(byName("code", code, explanations));
  const messages = readReference(optionsOf(options, ["messages"]).messages);
  return messages === void 0 ? explanation : { ...explanation, text: messages.explanations[codes.indexOf(code)] };
}

// problems_of.js
function problemsOf(name, report2) {
  const problems = report2?.problems;
  if (!Array.isArray(problems))
    throw notReport(name, typeOf(report2));
  if (problems.every((one) => Array.isArray(one?.path)))
    return problems;
  throw notReport(name, "an object with other problems");
}
function notReport(name, what) {
  return new TypeError(`${name} must be given a report, such as validate returns, not ${what}`);
}

// field_errors.js
function fieldErrors(report2) {
  const errors = /* @__PURE__ */ Object.create(null);
  for (const { severity, path, message } of problemsOf("fieldErrors", report2)) {
    if (severity === "error")
      errors[path.join(".")] ??= message;
  }
  return errors;
}

// document.js
function prepare(shape, input2, options, more) {
  const index = shapeIndex(shape);
  const settings = readSettings(options, more);
  refuseEntries(shape, settings);
  const form = formOf(input2);
  const source = sourceOf2(shape, form, input2, settings);
  return { index, form, source, length: write(source, settings), settings };
}
function sourceOf2(shape, form, input2, settings) {
  if (form !== FORM_VALUE)
    return input2;
  return isQuery(shape) ? queryOf(input2) : jsonOf(input2, settings.maxDepth);
}

// query_output.js
function queryLike(input2, query) {
  const tag = tagOf(input2);
  if (tag === "URLSearchParams")
    return new URLSearchParams(query);
  if (tag !== "URL")
    return void 0;
  const url = new URL(String(input2));
  if (url.search !== query)
    url.search = query;
  return url;
}

// validate.js
function validate(shape, input2, options) {
  return reportOn(shape, prepare(shape, input2, options));
}
function isValid(shape, input2, options) {
  const index = shapeIndex(shape);
  const settings = readSettings(options);
  refuseEntries(shape, settings);
  const form = formOf(input2);
  const length = write(sourceOf2(shape, form, input2, settings), settings);
  return !isRefusal(length) && call(verdict, index, form, length, settings.bytes.length) !== 0;
}
var verdict = (core2, index, form, length, spare) => core2.is_valid(index, form, length, spare);
function parse(shape, input2, options) {
  const prepared = prepare(shape, input2, options);
  const report2 = reportOn(shape, prepared);
  if (!report2.valid)
    return { ok: false, report: report2 };
  const text2 = typeof prepared.source === "string" ? prepared.source : checkedText(prepared.length);
  try {
    return { ok: true, value: parsedValue(shape, text2), report: report2 };
  } catch (error) {
    if (!isStackOverflow(error))
      throw error;
    return { ok: false, report: reportOn(shape, { ...prepared, length: REFUSED_DEPTH }) };
  }
}
function reportOn(shape, { index, form, length, settings }) {
  const spare = settings.bytes.length;
  if (!isRefusal(length)) {
    return reportAt(call(outline, index, form, length, spare), shape, settings);
  }
  writeSettings(settings);
  return reportAt(call((core2) => core2.refuse(index, form, codeIndex(length), spare)), shape, settings);
}
var outline = (core2, index, form, length, spare) => core2.validate(index, form, length, spare);
function parsedValue(shape, text2) {
  return isQuery(shape) ? Object.fromEntries(new URLSearchParams(text2)) : JSON.parse(text2);
}

// fixes.js
function applyFixes(shape, input2, options) {
  const only = wanted(own(options, "only"));
  const prepared = prepare(shape, input2, options, ONLY);
  const { index, form, settings, source } = prepared;
  const headers = {};
  const applied = [];
  if (isRefusal(prepared.length) || typeof source === "number") {
    return { output: input2, headers, applied, truncated: false, report: reportOn(shape, prepared) };
  }
  const round = { ...prepared, form: form === FORM_VALUE ? FORM_TEXT : form, settings: withAllFindings(settings) };
  let text2 = source;
  let spare = MOST_POINTER_TEXT;
  let truncated = false;
  for (; ; ) {
    const { problems } = reportOn(shape, { ...round, length: write(text2, round.settings) });
    const safe = applicable(problems.filter(({ code }) => only.includes(code)));
    if (safe.length === 0)
      break;
    for (const problem of safe) {
      Object.assign(headers, headersOf(problem.fix, text2));
      spare -= pointerText(problem);
      if (spare >= 0 || applied.length === 0)
        applied.push(form === FORM_VALUE ? withoutPlaces(problem) : problem);
      else
        truncated = true;
    }
    text2 = edited(text2, safe.flatMap(({ fix }) => fix.edits));
  }
  const report2 = reportOn(shape, { index, form, source: text2, length: write(text2, settings), settings });
  return { output: outputOf(shape, input2, form, text2), headers, applied, truncated, report: report2 };
}
var ONLY = ["only"];
var MOST_POINTER_TEXT = 1 << 20;
var FREE = 64;
function pointerText({ path }) {
  const lengths = path.map((segment) => typeof segment === "string" ? segment.length : 0);
  return lengths.reduce((sum, length) => length > FREE ? sum + 1 + 2 * length : sum, 0);
}
function applicable(problems) {
  let end = 0;
  return problems.filter((problem) => {
    const { edits, applicability } = problem.fix ?? {};
    if (applicability !== "safe" || !edits?.every(({ start: start2 }) => end <= start2))
      return false;
    end = edits.at(-1)?.end ?? end;
    return true;
  });
}
function edited(text2, edits) {
  const pieces = edits.flatMap((edit, n) => [part(text2, edits[n - 1]?.end ?? 0, edit.start), edit.text]);
  pieces.push(part(text2, edits.at(-1)?.end ?? 0));
  return typeof text2 === "string" ? pieces.join("") : new TextEncoder().encode(pieces.join(""));
}
function part(text2, from, to) {
  return typeof text2 === "string" ? text2.slice(from, to) : new TextDecoder("utf-8", { ignoreBOM: true }).decode(text2.subarray(from, to));
}
function headersOf({ headers, edits }, text2) {
  const [name] = headers ?? [];
  const [edit] = edits;
  if (name === void 0 || edit === void 0)
    return {};
  const member = part(text2, edit.start, edit.end).replace(/^[\s,]+|[\s,]+$/gu, "");
  return { [name]: Object.values(JSON.parse(`{${member}}`))[0] };
}
function withoutPlaces({ span: _, fix: { edits: __, ...fix }, ...problem }) {
  return { ...problem, fix };
}
function outputOf(shape, input2, form, text2) {
  if (typeof text2 !== "string")
    return text2 === input2 ? new Uint8Array(text2) : text2;
  return form === FORM_VALUE ? editedValue(shape, input2, text2) : text2;
}
function editedValue(shape, input2, text2) {
  if (!isQuery(shape))
    return JSON.parse(text2);
  return queryLike(input2, text2) ?? { ...input2 };
}
function wanted(only) {
  if (only === void 0)
    return codes;
  if (!Array.isArray(only))
    throw new TypeError(`only must be an array of codes, not ${typeOf(only)}`);
  return only.map((code) => oneOf("code in only", code, codes));
}

// guard.js
function is(shape, value, options) {
  refuseWeakening(options);
  return isValid(shape, typedValue(shape, value), options);
}
function assertValid(shape, value, options) {
  refuseWeakening(options);
  const input2 = typedValue(shape, value);
  if (!isValid(shape, input2, options))
    throw new InvalidDocumentError(validate(shape, input2, options));
}
var NAME = "InvalidDocumentError";
var InvalidDocumentError = class _InvalidDocumentError extends Error {
  name = NAME;
  constructor(report2) {
    const first = report2.problems.find(({ severity }) => severity === "error");
    super(`This is not a valid ${report2.shape}.${first === void 0 ? "" : ` ${first.message}`}`);
    Object.defineProperty(this, "report", { value: report2 });
  }
  /** Recognises an error of another copy of the package, too: `import` and `require` load one each. */
  static [Symbol.hasInstance](value) {
    return super[Symbol.hasInstance](value) || this === _InvalidDocumentError && hasItsName(value);
  }
};
function hasItsName(value) {
  return tagOf(value) === "Error" && value.name === NAME;
}
function typedValue(shape, value) {
  return isQuery(shape) && !isParameters(value) ? UNSERIALIZABLE : asValue(shape, value);
}
function isParameters(value) {
  if (typeof value !== "object" || tagOf(value) !== "Object")
    return false;
  try {
    return Object.values(value).every((item) => item === void 0 || typeof item === "string");
  } catch {
    return false;
  }
}
function refuseWeakening(options) {
  if (options === void 0)
    return;
  const { draft, severity, level } = pick(options, ["draft", "severity", "level"]);
  const weakens = { draft: draft === true, severity: severity !== void 0, level: level === "stated" };
  for (const [name, does] of Object.entries(weakens)) {
    if (does) {
      throw new TypeError(`a type guard does not take the option ${name}: with it, what is valid need not be of the type`);
    }
  }
}

// generated/schemas.js
var order_request_2023_07_27_implied_ = { "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Order request", "description": "The shape order-request, section 2.4.", "type": "object", "properties": { "payment_method": { "title": "Payment method", "description": "How the order is paid, and in which currency.", "type": "object", "properties": { "type": { "title": "Payment type", "description": "Whether a card or the account balance pays.", "type": "string", "enum": ["CARD", "ACCOUNT_BALANCE"] }, "currency": { "title": "Currency", "description": "The currency in which the order is paid.", "type": "string", "enum": ["EUR", "GBP", "USD", "CAD"] } }, "required": ["type", "currency"], "if": { "properties": { "type": { "const": "CARD" } }, "required": ["type"] }, "then": { "properties": { "card_id": { "title": "Card ID", "description": "Identifies the card that pays.", "type": "string", "minLength": 1 } }, "required": ["card_id"] } }, "items": { "title": "Item list", "description": "What is ordered: one entry for each payout.", "type": "array", "minItems": 1, "items": { "title": "Item", "description": "One payout to one recipient.", "type": "object", "properties": { "distribution_method": { "title": "Distribution method", "description": "How the item reaches its recipient.", "type": "object", "properties": { "type": { "title": "Distribution type", "description": "Whether the item is sent by e-mail or as a payout link.", "type": "string", "enum": ["EMAIL", "PAYOUT_LINK"] } }, "required": ["type"], "if": { "properties": { "type": { "const": "EMAIL" } }, "required": ["type"] }, "then": { "properties": { "email_address": { "title": "E-mail address", "description": "The recipient's e-mail address.", "type": "string", "pattern": "^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)*$" } }, "required": ["email_address"] } }, "products": { "title": "Product selection", "description": "What the recipient can choose from.", "type": "object", "properties": { "type": { "title": "Selection type", "description": "Whether one product or several are offered.", "type": "string", "enum": ["SINGLE", "MULTIPLE"] } }, "required": ["type"], "if": { "properties": { "type": { "const": "SINGLE" } }, "required": ["type"] }, "then": { "properties": { "value": { "title": "Product", "description": "The one product of a single selection.", "type": "string", "minLength": 1 } }, "required": ["value"] }, "else": { "if": { "properties": { "type": { "const": "MULTIPLE" } }, "required": ["type"] }, "then": { "properties": { "values": { "title": "Product list", "description": "The products of a multiple selection.", "type": "array", "minItems": 1, "items": { "title": "Offered product", "description": "The code of one product on offer.", "type": "string" } } }, "required": ["values"] } } }, "country": { "description": "Removed in 2023-07-27. Remove it, nothing replaces it.", "not": {} } }, "required": ["distribution_method", "products"] } }, "products": { "description": "Removed in 2023-07-27. Give each entry of `items` its own `products`.", "not": {} }, "idempotency_key": { "description": "Removed in 2023-07-27. Send the key in the header `x-idempotency-key`.", "not": {} } }, "required": ["payment_method", "items"] };
var order_request_2023_07_27_stated_ = { "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Order request", "description": "The shape order-request, section 2.4.", "type": "object", "properties": { "payment_method": { "title": "Payment method", "description": "How the order is paid, and in which currency.", "type": "object", "properties": { "type": { "title": "Payment type", "description": "Whether a card or the account balance pays.", "type": "string", "enum": ["CARD", "ACCOUNT_BALANCE"] }, "currency": { "title": "Currency", "description": "The currency in which the order is paid.", "type": "string", "enum": ["EUR", "GBP", "USD", "CAD"] } }, "if": { "properties": { "type": { "const": "CARD" } }, "required": ["type"] }, "then": { "properties": { "card_id": { "title": "Card ID", "description": "Identifies the card that pays.", "type": "string" } } }, "else": { "if": { "properties": { "type": { "const": "ACCOUNT_BALANCE" } }, "required": ["type"] }, "then": {}, "else": { "properties": { "card_id": { "title": "Card ID", "description": "Identifies the card that pays.", "type": "string" } } } } }, "items": { "title": "Item list", "description": "What is ordered: one entry for each payout.", "type": "array", "items": { "title": "Item", "description": "One payout to one recipient.", "type": "object", "properties": { "distribution_method": { "title": "Distribution method", "description": "How the item reaches its recipient.", "type": "object", "properties": { "type": { "title": "Distribution type", "description": "Whether the item is sent by e-mail or as a payout link.", "type": "string", "enum": ["EMAIL", "PAYOUT_LINK"] } }, "if": { "properties": { "type": { "const": "EMAIL" } }, "required": ["type"] }, "then": { "properties": { "email_address": { "title": "E-mail address", "description": "The recipient's e-mail address.", "type": "string", "pattern": "^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)*$" } } }, "else": { "if": { "properties": { "type": { "const": "PAYOUT_LINK" } }, "required": ["type"] }, "then": {}, "else": { "properties": { "email_address": { "title": "E-mail address", "description": "The recipient's e-mail address.", "type": "string", "pattern": "^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)*$" } } } } }, "products": { "title": "Product selection", "description": "What the recipient can choose from.", "type": "object", "properties": { "type": { "title": "Selection type", "description": "Whether one product or several are offered.", "type": "string", "enum": ["SINGLE", "MULTIPLE"] } }, "if": { "properties": { "type": { "const": "SINGLE" } }, "required": ["type"] }, "then": { "properties": { "value": { "title": "Product", "description": "The one product of a single selection." } } }, "else": { "if": { "properties": { "type": { "const": "MULTIPLE" } }, "required": ["type"] }, "then": { "properties": { "values": { "title": "Product list", "description": "The products of a multiple selection.", "type": "array", "items": { "title": "Offered product", "description": "The code of one product on offer." } } } }, "else": { "properties": { "value": { "title": "Product", "description": "The one product of a single selection." }, "values": { "title": "Product list", "description": "The products of a multiple selection.", "type": "array", "items": { "title": "Offered product", "description": "The code of one product on offer." } } } } } }, "country": { "description": "Removed in 2023-07-27. Remove it, nothing replaces it.", "not": {} } } } }, "products": { "description": "Removed in 2023-07-27. Give each entry of `items` its own `products`.", "not": {} }, "idempotency_key": { "description": "Removed in 2023-07-27. Send the key in the header `x-idempotency-key`.", "not": {} } } };
var order_created_2023_07_27_implied_ = { "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Created order", "description": "The shape order-created, section 2.5.", "type": "object", "properties": { "status": { "title": "Status", "description": "Whether the order is completed, processing or failed.", "type": "string", "enum": ["COMPLETED", "PROCESSING", "FAILED"] } }, "required": ["status"] };
var order_2023_07_27_implied_ = { "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Order", "description": "The shape order, section 2.6.", "type": "object", "properties": { "status": { "title": "Status", "description": "Whether the order is completed, processing or failed.", "type": "string", "enum": ["COMPLETED", "PROCESSING", "FAILED"] } }, "required": ["status"], "if": { "properties": { "status": { "const": "COMPLETED" } }, "required": ["status"] }, "then": { "properties": { "id": { "title": "Order ID", "description": "Identifies the order." }, "message": { "title": "Message", "description": "What the service says about an order that is processing or failed." }, "completed_at": { "title": "Completion time", "description": "When the order was completed." }, "payment_method": { "title": "Payment method", "description": "How the order is paid, and in which currency.", "type": ["object", "null"], "properties": { "type": { "title": "Payment type", "description": "Whether a card or the account balance pays.", "type": ["string", "null"], "examples": ["CARD", "ACCOUNT_BALANCE"] }, "currency": { "title": "Currency", "description": "The currency in which the order is paid.", "type": ["string", "null"], "examples": ["EUR", "GBP", "USD", "CAD"] } }, "if": { "properties": { "type": { "const": "CARD" } }, "required": ["type"] }, "then": { "properties": { "card_id": { "title": "Card ID", "description": "Identifies the card that pays.", "type": ["string", "null"] } } }, "else": { "if": { "properties": { "type": { "const": "ACCOUNT_BALANCE" } }, "required": ["type"] }, "then": {}, "else": { "properties": { "card_id": { "title": "Card ID", "description": "Identifies the card that pays.", "type": ["string", "null"] } } } } }, "items": { "title": "Item list", "description": "What was ordered: one entry for each payout.", "type": ["array", "null"], "items": { "title": "Item", "description": "One payout to one recipient.", "type": ["object", "null"], "properties": { "distribution_method": { "title": "Distribution method", "description": "How the item reaches its recipient.", "type": ["object", "null"], "properties": { "type": { "title": "Distribution type", "description": "Whether the item is sent by e-mail or as a payout link.", "type": ["string", "null"], "examples": ["EMAIL", "PAYOUT_LINK"] } }, "if": { "properties": { "type": { "const": "EMAIL" } }, "required": ["type"] }, "then": { "properties": { "email_address": { "title": "E-mail address", "description": "The recipient's e-mail address.", "type": ["string", "null"] } } }, "else": { "if": { "properties": { "type": { "const": "PAYOUT_LINK" } }, "required": ["type"] }, "then": {}, "else": { "properties": { "email_address": { "title": "E-mail address", "description": "The recipient's e-mail address.", "type": ["string", "null"] } } } } }, "products": { "title": "Product selection", "description": "What the recipient can choose from.", "type": ["object", "null"], "properties": { "type": { "title": "Selection type", "description": "Whether one product or several are offered.", "type": ["string", "null"], "examples": ["SINGLE", "MULTIPLE"] } }, "if": { "properties": { "type": { "const": "SINGLE" } }, "required": ["type"] }, "then": { "properties": { "value": { "title": "Product", "description": "The one product of a single selection." } } }, "else": { "if": { "properties": { "type": { "const": "MULTIPLE" } }, "required": ["type"] }, "then": { "properties": { "values": { "title": "Product list", "description": "The products of a multiple selection.", "type": ["array", "null"], "items": { "title": "Offered product", "description": "The code of one product on offer." } } } }, "else": { "properties": { "value": { "title": "Product", "description": "The one product of a single selection." }, "values": { "title": "Product list", "description": "The products of a multiple selection.", "type": ["array", "null"], "items": { "title": "Offered product", "description": "The code of one product on offer." } } } } } }, "redemption_url": { "title": "Redemption URL", "description": "Where the recipient redeems the item.", "deprecated": true } } } } } }, "else": { "if": { "properties": { "status": { "const": "PROCESSING" } }, "required": ["status"] }, "then": { "properties": { "id": { "title": "Order ID", "description": "Identifies the order." }, "message": { "title": "Message", "description": "What the service says about an order that is processing or failed." } } }, "else": { "if": { "properties": { "status": { "const": "FAILED" } }, "required": ["status"] }, "then": { "properties": { "id": { "title": "Order ID", "description": "Identifies the order." }, "message": { "title": "Message", "description": "What the service says about an order that is processing or failed." } } } } } };
var order_2024_02_05_implied_ = { "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Order", "description": "The shape order, section 2.6.", "type": "object", "properties": { "status": { "title": "Status", "description": "Whether the order is completed, processing or failed.", "type": "string", "enum": ["COMPLETED", "PROCESSING", "FAILED"] } }, "required": ["status"], "if": { "properties": { "status": { "const": "COMPLETED" } }, "required": ["status"] }, "then": { "properties": { "id": { "title": "Order ID", "description": "Identifies the order." }, "message": { "title": "Message", "description": "What the service says about an order that is processing or failed." }, "completed_at": { "title": "Completion time", "description": "When the order was completed." }, "payment_method": { "title": "Payment method", "description": "How the order is paid, and in which currency.", "type": ["object", "null"], "properties": { "type": { "title": "Payment type", "description": "Whether a card or the account balance pays.", "type": ["string", "null"], "examples": ["CARD", "ACCOUNT_BALANCE"] }, "currency": { "title": "Currency", "description": "The currency in which the order is paid.", "type": ["string", "null"], "examples": ["EUR", "GBP", "USD", "CAD"] } }, "if": { "properties": { "type": { "const": "CARD" } }, "required": ["type"] }, "then": { "properties": { "card_id": { "title": "Card ID", "description": "Identifies the card that pays.", "type": ["string", "null"] } } }, "else": { "if": { "properties": { "type": { "const": "ACCOUNT_BALANCE" } }, "required": ["type"] }, "then": {}, "else": { "properties": { "card_id": { "title": "Card ID", "description": "Identifies the card that pays.", "type": ["string", "null"] } } } } }, "items": { "title": "Item list", "description": "What was ordered: one entry for each payout.", "type": ["array", "null"], "items": { "title": "Item", "description": "One payout to one recipient.", "type": ["object", "null"], "properties": { "distribution_method": { "title": "Distribution method", "description": "How the item reaches its recipient.", "type": ["object", "null"], "properties": { "type": { "title": "Distribution type", "description": "Whether the item is sent by e-mail or as a payout link.", "type": ["string", "null"], "examples": ["EMAIL", "PAYOUT_LINK"] } }, "if": { "properties": { "type": { "const": "EMAIL" } }, "required": ["type"] }, "then": { "properties": { "email_address": { "title": "E-mail address", "description": "The recipient's e-mail address.", "type": ["string", "null"] } } }, "else": { "if": { "properties": { "type": { "const": "PAYOUT_LINK" } }, "required": ["type"] }, "then": {}, "else": { "properties": { "email_address": { "title": "E-mail address", "description": "The recipient's e-mail address.", "type": ["string", "null"] } } } } }, "products": { "title": "Product selection", "description": "What the recipient can choose from.", "type": ["object", "null"], "properties": { "type": { "title": "Selection type", "description": "Whether one product or several are offered.", "type": ["string", "null"], "examples": ["SINGLE", "MULTIPLE"] } }, "if": { "properties": { "type": { "const": "SINGLE" } }, "required": ["type"] }, "then": { "properties": { "value": { "title": "Product", "description": "The one product of a single selection." } } }, "else": { "if": { "properties": { "type": { "const": "MULTIPLE" } }, "required": ["type"] }, "then": { "properties": { "values": { "title": "Product list", "description": "The products of a multiple selection.", "type": ["array", "null"], "items": { "title": "Offered product", "description": "The code of one product on offer." } } } }, "else": { "properties": { "value": { "title": "Product", "description": "The one product of a single selection." }, "values": { "title": "Product list", "description": "The products of a multiple selection.", "type": ["array", "null"], "items": { "title": "Offered product", "description": "The code of one product on offer." } } } } } }, "payout": { "title": "Payout", "description": "Replaces the redemption URL. Its structure is not documented." } } } } } }, "else": { "if": { "properties": { "status": { "const": "PROCESSING" } }, "required": ["status"] }, "then": { "properties": { "id": { "title": "Order ID", "description": "Identifies the order." }, "message": { "title": "Message", "description": "What the service says about an order that is processing or failed." } } }, "else": { "if": { "properties": { "status": { "const": "FAILED" } }, "required": ["status"] }, "then": { "properties": { "id": { "title": "Order ID", "description": "Identifies the order." }, "message": { "title": "Message", "description": "What the service says about an order that is processing or failed." } } } } } };
var order_list_2023_07_27_implied_ = { "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "List: Order", "description": "The shape order-list, section 2.6.", "type": ["array", "object"], "items": { "$ref": "#/$defs/entry" }, "additionalProperties": { "if": { "type": "array", "items": { "type": "object" } }, "then": { "type": "array", "items": { "$ref": "#/$defs/entry" } } }, "$defs": { "entry": { "title": "Order", "type": "object", "properties": { "status": { "title": "Status", "description": "Whether the order is completed, processing or failed.", "type": "string", "enum": ["COMPLETED", "PROCESSING", "FAILED"] } }, "required": ["status"], "if": { "properties": { "status": { "const": "COMPLETED" } }, "required": ["status"] }, "then": { "properties": { "id": { "title": "Order ID", "description": "Identifies the order." }, "message": { "title": "Message", "description": "What the service says about an order that is processing or failed." }, "completed_at": { "title": "Completion time", "description": "When the order was completed." }, "payment_method": { "title": "Payment method", "description": "How the order is paid, and in which currency.", "type": ["object", "null"], "properties": { "type": { "title": "Payment type", "description": "Whether a card or the account balance pays.", "type": ["string", "null"], "examples": ["CARD", "ACCOUNT_BALANCE"] }, "currency": { "title": "Currency", "description": "The currency in which the order is paid.", "type": ["string", "null"], "examples": ["EUR", "GBP", "USD", "CAD"] } }, "if": { "properties": { "type": { "const": "CARD" } }, "required": ["type"] }, "then": { "properties": { "card_id": { "title": "Card ID", "description": "Identifies the card that pays.", "type": ["string", "null"] } } }, "else": { "if": { "properties": { "type": { "const": "ACCOUNT_BALANCE" } }, "required": ["type"] }, "then": {}, "else": { "properties": { "card_id": { "title": "Card ID", "description": "Identifies the card that pays.", "type": ["string", "null"] } } } } }, "items": { "title": "Item list", "description": "What was ordered: one entry for each payout.", "type": ["array", "null"], "items": { "title": "Item", "description": "One payout to one recipient.", "type": ["object", "null"], "properties": { "distribution_method": { "title": "Distribution method", "description": "How the item reaches its recipient.", "type": ["object", "null"], "properties": { "type": { "title": "Distribution type", "description": "Whether the item is sent by e-mail or as a payout link.", "type": ["string", "null"], "examples": ["EMAIL", "PAYOUT_LINK"] } }, "if": { "properties": { "type": { "const": "EMAIL" } }, "required": ["type"] }, "then": { "properties": { "email_address": { "title": "E-mail address", "description": "The recipient's e-mail address.", "type": ["string", "null"] } } }, "else": { "if": { "properties": { "type": { "const": "PAYOUT_LINK" } }, "required": ["type"] }, "then": {}, "else": { "properties": { "email_address": { "title": "E-mail address", "description": "The recipient's e-mail address.", "type": ["string", "null"] } } } } }, "products": { "title": "Product selection", "description": "What the recipient can choose from.", "type": ["object", "null"], "properties": { "type": { "title": "Selection type", "description": "Whether one product or several are offered.", "type": ["string", "null"], "examples": ["SINGLE", "MULTIPLE"] } }, "if": { "properties": { "type": { "const": "SINGLE" } }, "required": ["type"] }, "then": { "properties": { "value": { "title": "Product", "description": "The one product of a single selection." } } }, "else": { "if": { "properties": { "type": { "const": "MULTIPLE" } }, "required": ["type"] }, "then": { "properties": { "values": { "title": "Product list", "description": "The products of a multiple selection.", "type": ["array", "null"], "items": { "title": "Offered product", "description": "The code of one product on offer." } } } }, "else": { "properties": { "value": { "title": "Product", "description": "The one product of a single selection." }, "values": { "title": "Product list", "description": "The products of a multiple selection.", "type": ["array", "null"], "items": { "title": "Offered product", "description": "The code of one product on offer." } } } } } }, "redemption_url": { "title": "Redemption URL", "description": "Where the recipient redeems the item.", "deprecated": true } } } } } }, "else": { "if": { "properties": { "status": { "const": "PROCESSING" } }, "required": ["status"] }, "then": { "properties": { "id": { "title": "Order ID", "description": "Identifies the order." }, "message": { "title": "Message", "description": "What the service says about an order that is processing or failed." } } }, "else": { "if": { "properties": { "status": { "const": "FAILED" } }, "required": ["status"] }, "then": { "properties": { "id": { "title": "Order ID", "description": "Identifies the order." }, "message": { "title": "Message", "description": "What the service says about an order that is processing or failed." } } } } } } } };
var order_list_2024_02_05_implied_ = { "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "List: Order", "description": "The shape order-list, section 2.6.", "type": ["array", "object"], "items": { "$ref": "#/$defs/entry" }, "additionalProperties": { "if": { "type": "array", "items": { "type": "object" } }, "then": { "type": "array", "items": { "$ref": "#/$defs/entry" } } }, "$defs": { "entry": { "title": "Order", "type": "object", "properties": { "status": { "title": "Status", "description": "Whether the order is completed, processing or failed.", "type": "string", "enum": ["COMPLETED", "PROCESSING", "FAILED"] } }, "required": ["status"], "if": { "properties": { "status": { "const": "COMPLETED" } }, "required": ["status"] }, "then": { "properties": { "id": { "title": "Order ID", "description": "Identifies the order." }, "message": { "title": "Message", "description": "What the service says about an order that is processing or failed." }, "completed_at": { "title": "Completion time", "description": "When the order was completed." }, "payment_method": { "title": "Payment method", "description": "How the order is paid, and in which currency.", "type": ["object", "null"], "properties": { "type": { "title": "Payment type", "description": "Whether a card or the account balance pays.", "type": ["string", "null"], "examples": ["CARD", "ACCOUNT_BALANCE"] }, "currency": { "title": "Currency", "description": "The currency in which the order is paid.", "type": ["string", "null"], "examples": ["EUR", "GBP", "USD", "CAD"] } }, "if": { "properties": { "type": { "const": "CARD" } }, "required": ["type"] }, "then": { "properties": { "card_id": { "title": "Card ID", "description": "Identifies the card that pays.", "type": ["string", "null"] } } }, "else": { "if": { "properties": { "type": { "const": "ACCOUNT_BALANCE" } }, "required": ["type"] }, "then": {}, "else": { "properties": { "card_id": { "title": "Card ID", "description": "Identifies the card that pays.", "type": ["string", "null"] } } } } }, "items": { "title": "Item list", "description": "What was ordered: one entry for each payout.", "type": ["array", "null"], "items": { "title": "Item", "description": "One payout to one recipient.", "type": ["object", "null"], "properties": { "distribution_method": { "title": "Distribution method", "description": "How the item reaches its recipient.", "type": ["object", "null"], "properties": { "type": { "title": "Distribution type", "description": "Whether the item is sent by e-mail or as a payout link.", "type": ["string", "null"], "examples": ["EMAIL", "PAYOUT_LINK"] } }, "if": { "properties": { "type": { "const": "EMAIL" } }, "required": ["type"] }, "then": { "properties": { "email_address": { "title": "E-mail address", "description": "The recipient's e-mail address.", "type": ["string", "null"] } } }, "else": { "if": { "properties": { "type": { "const": "PAYOUT_LINK" } }, "required": ["type"] }, "then": {}, "else": { "properties": { "email_address": { "title": "E-mail address", "description": "The recipient's e-mail address.", "type": ["string", "null"] } } } } }, "products": { "title": "Product selection", "description": "What the recipient can choose from.", "type": ["object", "null"], "properties": { "type": { "title": "Selection type", "description": "Whether one product or several are offered.", "type": ["string", "null"], "examples": ["SINGLE", "MULTIPLE"] } }, "if": { "properties": { "type": { "const": "SINGLE" } }, "required": ["type"] }, "then": { "properties": { "value": { "title": "Product", "description": "The one product of a single selection." } } }, "else": { "if": { "properties": { "type": { "const": "MULTIPLE" } }, "required": ["type"] }, "then": { "properties": { "values": { "title": "Product list", "description": "The products of a multiple selection.", "type": ["array", "null"], "items": { "title": "Offered product", "description": "The code of one product on offer." } } } }, "else": { "properties": { "value": { "title": "Product", "description": "The one product of a single selection." }, "values": { "title": "Product list", "description": "The products of a multiple selection.", "type": ["array", "null"], "items": { "title": "Offered product", "description": "The code of one product on offer." } } } } } }, "payout": { "title": "Payout", "description": "Replaces the redemption URL. Its structure is not documented." } } } } } }, "else": { "if": { "properties": { "status": { "const": "PROCESSING" } }, "required": ["status"] }, "then": { "properties": { "id": { "title": "Order ID", "description": "Identifies the order." }, "message": { "title": "Message", "description": "What the service says about an order that is processing or failed." } } }, "else": { "if": { "properties": { "status": { "const": "FAILED" } }, "required": ["status"] }, "then": { "properties": { "id": { "title": "Order ID", "description": "Identifies the order." }, "message": { "title": "Message", "description": "What the service says about an order that is processing or failed." } } } } } } } };
var product_2023_07_27_implied_ = { "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Product", "description": "The shape product, section 2.1.", "type": "object" };
var product_2024_02_05_implied_ = { "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Product", "description": "The shape product, section 2.1.", "type": "object", "properties": { "approval_state": { "title": "Approval state", "description": "Approved for every listed product. Its values are not documented.", "type": "string", "minLength": 1 }, "categories": { "title": "Category list", "description": "The categories of the product. Their form is not documented.", "type": ["array", "object", "null"] }, "expiry": { "title": "Expiry", "description": "Instructions on expiry. Their fields are not documented.", "type": ["object", "null"] } }, "required": ["approval_state"] };
var product_list_2023_07_27_implied_ = { "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "List: Product", "description": "The shape product-list, section 2.1.", "type": ["array", "object"], "items": { "$ref": "#/$defs/entry" }, "additionalProperties": { "if": { "type": "array", "items": { "type": "object" } }, "then": { "type": "array", "items": { "$ref": "#/$defs/entry" } } }, "$defs": { "entry": { "title": "Product", "type": "object" } } };
var product_list_2024_02_05_implied_ = { "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "List: Product", "description": "The shape product-list, section 2.1.", "type": ["array", "object"], "items": { "$ref": "#/$defs/entry" }, "additionalProperties": { "if": { "type": "array", "items": { "type": "object" } }, "then": { "type": "array", "items": { "$ref": "#/$defs/entry" } } }, "$defs": { "entry": { "title": "Product", "type": "object", "properties": { "approval_state": { "title": "Approval state", "description": "Approved for every listed product. Its values are not documented.", "type": "string", "minLength": 1 }, "categories": { "title": "Category list", "description": "The categories of the product. Their form is not documented.", "type": ["array", "object", "null"] }, "expiry": { "title": "Expiry", "description": "Instructions on expiry. Their fields are not documented.", "type": ["object", "null"] } }, "required": ["approval_state"] } } };
var product_update_2023_07_27_implied_ = { "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Product update", "description": "The shape product-update, section 2.3.", "type": "object", "properties": { "product_code": { "title": "Product code", "description": "The code of the product that changed.", "type": "string", "minLength": 1 }, "old_state": { "title": "Old state", "description": "The product's state before the update.", "type": ["object", "null"], "properties": { "price_multiplier": { "title": "Price multiplier", "description": "A decimal number in a string.", "type": ["string", "null"], "pattern": "^-?[0-9]+(?:\\.[0-9]+)?$" } } }, "new_state": { "title": "New state", "description": "The product's state after the update.", "type": "object", "properties": { "price_multiplier": { "title": "Price multiplier", "description": "A decimal number in a string.", "type": ["string", "null"], "pattern": "^-?[0-9]+(?:\\.[0-9]+)?$" } } }, "timestamp": { "title": "Timestamp", "description": "When the update happened, to the microsecond and without a zone offset.", "type": "string", "pattern": "^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]\\.[0-9]{6}(?:Z|[+-](?:[01][0-9]|2[0-3]):[0-5][0-9])?$" } }, "required": ["product_code", "new_state", "timestamp"] };
var product_query_2023_07_27_implied_ = { "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Product query", "description": "The shape product-query, section 4.1.", "type": "object" };
var product_query_2024_02_05_implied_ = { "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Product query", "description": "The shape product-query, section 4.1.", "type": "object", "properties": { "is_orderable": { "title": "Orderable filter", "description": "When set, only products that can be ordered are listed.", "type": "string" }, "code": { "title": "Product code", "description": "Lists the one product with this code.", "type": "string" }, "countries_redeemable_in": { "title": "Country filter", "description": "Lists products that can be redeemed in these countries.", "type": "string" }, "after": { "title": "Start cursor", "description": "A cursor: lists what follows it.", "type": "string" }, "before": { "title": "End cursor", "description": "A cursor: lists what precedes it.", "type": "string" }, "limit": { "title": "Page size", "description": "How many entries a page holds at most. The largest value is not documented.", "type": "string", "pattern": "^[0-9]+$" } }, "not": { "required": ["before", "after"] } };
var product_query_2024_02_05_stated_ = { "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Product query", "description": "The shape product-query, section 4.1.", "type": "object", "properties": { "is_orderable": { "title": "Orderable filter", "description": "When set, only products that can be ordered are listed.", "type": "string" }, "code": { "title": "Product code", "description": "Lists the one product with this code.", "type": "string" }, "countries_redeemable_in": { "title": "Country filter", "description": "Lists products that can be redeemed in these countries.", "type": "string" }, "after": { "title": "Start cursor", "description": "A cursor: lists what follows it.", "type": "string" }, "before": { "title": "End cursor", "description": "A cursor: lists what precedes it.", "type": "string" }, "limit": { "title": "Page size", "description": "How many entries a page holds at most. The largest value is not documented." } }, "not": { "required": ["before", "after"] } };
var order_query_2023_07_27_implied_ = { "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Order query", "description": "The shape order-query, section 4.1.", "type": "object", "properties": { "limit": { "title": "Page size", "description": "How many entries a page holds at most. The largest value is not documented.", "type": "string", "pattern": "^[0-9]+$" }, "before": { "title": "End cursor", "description": "A cursor: lists what precedes it.", "type": "string" }, "after": { "title": "Start cursor", "description": "A cursor: lists what follows it.", "type": "string" } } };
var order_query_2023_07_27_stated_ = { "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Order query", "description": "The shape order-query, section 4.1.", "type": "object", "properties": { "limit": { "title": "Page size", "description": "How many entries a page holds at most. The largest value is not documented." }, "before": { "title": "End cursor", "description": "A cursor: lists what precedes it.", "type": "string" }, "after": { "title": "Start cursor", "description": "A cursor: lists what follows it.", "type": "string" } } };
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
var TARGETS = ["draft-2020-12", "draft-07"];
function jsonSchemaFor(target, schema) {
  if (oneOf("target", target, TARGETS) === "draft-2020-12")
    return schema;
  const text2 = JSON.stringify(schema).replaceAll("$defs", "definitions");
  return { ...JSON.parse(text2), $schema: "http://json-schema.org/draft-07/schema#" };
}
function jsonSchema(shape, options) {
  const versions2 = byName("shape", shape, schemas);
  const given = optionsOf(options, ["version", "level"]);
  const version = readVersion(given.version);
  const level = given.level === void 0 ? "implied" : oneOf("level", given.level, levels);
  return structuredClone(versions2[version][level]);
}

// joined_schema.js
var REQUIRED = "also must be a Standard Schema, such as one of Zod, Valibot or ArkType";
function joined3(ours, also) {
  const theirs = standardOf(also);
  const { validate: validate3, jsonSchema: jsonSchema2, ...rest } = ours["~standard"];
  return {
    "~standard": {
      ...rest,
      validate: (value) => {
        const own2 = validate3(value);
        const other = theirs.validate(value);
        return isPromise(other) ? other.then((result) => both(own2, result)) : both(own2, other);
      },
      jsonSchema: {
        input: (options) => ({ allOf: [jsonSchema2.input(options), schemaOf(theirs, "input", options)] }),
        output: (options) => ({ allOf: [jsonSchema2.output(options), schemaOf(theirs, "output", options)] })
      }
    }
  };
}
function standardOf(schema) {
  const isSchema = typeof schema === "object" && schema !== null || typeof schema === "function";
  const standard = isSchema ? schema["~standard"] : void 0;
  if (typeof standard?.validate === "function")
    return standard;
  throw new TypeError(`${REQUIRED}, not ${typeOf(schema)}`);
}
function isPromise(result) {
  return "then" in result && typeof result.then === "function";
}
function both(ours, theirs) {
  if (ours.issues === void 0 && theirs.issues === void 0)
    return { value: merged(ours.value, theirs.value) };
  const own2 = ours.issues ?? [];
  const said = new Set(own2.map(identityOf));
  return { issues: [...own2, ...(theirs.issues ?? []).filter((issue) => !said.has(identityOf(issue)))] };
}
function identityOf({ path = [], message }) {
  const keys = path.map((segment) => String(typeof segment === "object" ? segment.key : segment));
  return JSON.stringify([keys, message]);
}
function merged(value, made) {
  if (Object.is(value, made))
    return value;
  if (Array.isArray(value) && Array.isArray(made))
    return made.map((element, index) => index in value ? merged(value[index], element) : element);
  if (!isRecord2(value) || !isRecord2(made))
    return made;
  const members = Object.entries(made).map(([name, one]) => Object.hasOwn(value, name) ? [name, merged(value[name], one)] : [name, one]);
  return { ...value, ...Object.fromEntries(members) };
}
function isRecord2(value) {
  if (typeof value !== "object" || value === null)
    return false;
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
function schemaOf({ jsonSchema: jsonSchema2 }, side, options) {
  if (jsonSchema2 !== void 0)
    return jsonSchema2[side](options);
  throw new TypeError("the schema of also has no JSON Schema");
}

// standard_schema.js
var OWN_OPTIONS = ["message", "only", "also"];
function standardSchema(shape, options) {
  shapeIndex(shape);
  refuseEntries(shape, readSettings(options, OWN_OPTIONS));
  const { message, only, also } = pick(options ?? {}, OWN_OPTIONS);
  const kept3 = copyOptions(options ?? {});
  kept3.names ??= "label";
  const reader = new IssueReader(shape, kept3, messageFrom(message), pointersFrom(only));
  const convert3 = (given) => schemaOf2(shape, kept3, own(given, "target"));
  const alone = {
    "~standard": {
      version: 1,
      vendor: "order-contract",
      validate: (value) => reader.check(value),
      jsonSchema: { input: convert3, output: convert3 }
    }
  };
  return also === void 0 ? alone : joined3(alone, also);
}
function messageFrom(message) {
  if (message === void 0)
    return (problem) => problem.message;
  if (typeof message !== "function")
    throw new TypeError(`message must be a function, not ${typeOf(message)}`);
  return (problem) => {
    const text2 = message(problem);
    if (typeof text2 === "string")
      return text2;
    throw new TypeError(`message must return a string, not ${typeOf(text2)}`);
  };
}
function pointersFrom(only) {
  if (only === void 0)
    return void 0;
  if (Array.isArray(only))
    return only.map((field) => pointer("only", field));
  throw new TypeError(`only must be an array of JSON Pointers, not ${typeOf(only)}`);
}
function schemaOf2(shape, { version, level, draft, severity }, target) {
  if (draft || severity)
    throw new TypeError("a JSON Schema cannot express the options draft and severity: leave them out");
  return jsonSchemaFor(target, jsonSchema(shape, { version, level }));
}
var IssueReader = class {
  #shape;
  #options;
  #message;
  #only;
  constructor(shape, options, message, only) {
    this.#shape = shape;
    this.#options = options;
    this.#message = message;
    this.#only = only;
  }
  check(value) {
    const input2 = asValue(this.#shape, value);
    let errors;
    try {
      if (isValid(this.#shape, input2, this.#options))
        return { value };
      errors = this.#errors(input2);
    } catch (error) {
      if (!(error instanceof TypeError))
        throw error;
      errors = this.#errors(NOT_PLAIN);
    }
    return { issues: this.#issues(errors) };
  }
  #errors(input2) {
    const listed = this.#only === void 0 ? errorsIn(validate(this.#shape, input2, this.#options)) : [];
    if (listed.length > 0)
      return listed;
    const all = this.#allErrors(input2);
    if (all.length === 0)
      return errorsIn(validate(this.#shape, UNSERIALIZABLE, this.#options));
    return this.#only === void 0 ? all.slice(0, 1) : all;
  }
  #allErrors(input2) {
    const prepared = prepare(this.#shape, input2, this.#options);
    const settings = withAllFindings(prepared.settings);
    return errorsIn(reportOn(this.#shape, { ...prepared, settings, length: write(prepared.source, settings) }));
  }
  #issues(errors) {
    const shown2 = errors.filter(({ pointer: pointer2 }) => this.#isShown(pointer2));
    const other = errors.find(({ pointer: pointer2 }) => !this.#isShown(pointer2));
    const elsewhere = other === void 0 ? [] : [this.#elsewhere(other)];
    return [...shown2, ...elsewhere].map((problem) => this.#issue(problem));
  }
  #isShown(pointer2) {
    return this.#only?.some((field) => pointer2 === field || pointer2.startsWith(`${field}/`)) ?? true;
  }
  #issue(problem) {
    const { path, code, pointer: pointer2, meta } = problem;
    return { message: this.#message(problem), path, code, pointer: pointer2, meta };
  }
  /** Makes the problem at the root that stands for one of a field that is not on screen. */
  #elsewhere({ code, severity, basis, section }) {
    const phrasing = phrasingOf(readSettings(this.#options));
    const message = messageOf(phrasing, SENTENCE_ELSEWHERE, NO_ARGUMENTS);
    return { code, severity, basis, section, message, pointer: "", path: [], meta: {} };
  }
};
function errorsIn({ problems }) {
  return problems.filter(({ severity }) => severity === "error");
}

// generated/conversions.js
var changeIds = [{ "id": "product_listing_extended", "version": "2024-02-05" }, { "id": "countries_endpoint_added", "version": "2024-02-05" }, { "id": "redemption_url_to_payout", "version": "2024-02-05" }];
var topics = ["changes", "gaps", "losses"];
var englishConversions = { "refusals": { "88": "The complement cannot be read. Pass it as the earlier conversion returned it.", "89": "The complement belongs to another shape, other versions or another `payoutUrl`. Pass the one of this document.", "90": "Part of the complement matches nothing in this document. Pass the one of this document, or use `onOrphan: 'drop'`.", "91": "Part of the complement matches nothing in this document. Pass the one of this document, or use `onLoss: 'report'`.", "92": "The complement holds another value for this. Remove this one, or use `onLoss: 'report'`.", "93": "The other version has no place for this. Remove it, or use `onLoss: 'report'`." }, "reasons": ["", "", "", "{version} requires {field}. {why}", "{version} expects another type of value in {field}.", "{version} does not allow `before` and `after` together.", "2023-07-27 requires a country code (implied). The name of its parameter is not documented.", "`redemption_url` is not a string, so it can't become a payout URL.", "`payout` is kept, and does not hold this URL.", "`redemption_url` is kept, and holds another URL.", "2023-07-27 keeps only the URL of `payout`, so this part is lost.", "`redemption_url` is not a string, so the URL in `payout` replaces it.", "`payout` has no URL at `payoutUrl`, and 2023-07-27 has no `payout`.", "It was restored from a complement, but the earlier document had no place for it.", "The complement holds another {field}. The document's own one is kept.", "{version} introduced {field}. The version before has no place for it.", "The complement's data for entry {entry} match nothing in this document.", "The complement's data for item {item} of entry {entry} match nothing in this document."], "assumptions": ["The structure of `payout` is not documented (2.6). Its URL is assumed to be at `payoutUrl`.", "The field name of the redemption instructions is not documented (2.1). They are kept as they are."], "clues": ["{version} removed {field}.", "{version} introduced {field}.", "{version} always includes {field}."], "unlisted": "{version} has no such endpoint." };

// conversion.js
var NOTES = ["edits", "changes", "losses", "gaps"];
var FEW_NOTES = 8;
var ENGLISH = /* @__PURE__ */ Object.freeze({ ...english, conversions: englishConversions });
function readConversion(address2, given) {
  const reply = new Reply(address2, REPORT_HEAD);
  const messages = given ?? ENGLISH;
  const conversions = given?.conversions ?? englishConversions;
  const phrasing = { messages, byLabel: false, mask: true };
  const assumptions = assumptionsFrom(reply, phrasing);
  if (!(reply.word(REPORT_FLAGS) & REPORT_VALID)) {
    return { problems: new ProblemReader(reply, phrasing).problems(reply.word(REPORT_DETAILS)) };
  }
  const start2 = reply.next();
  const length = reply.next();
  const [complement, complementLength] = [reply.next(), reply.next()];
  const assumed = reply.next();
  assumptions.push(...conversions.assumptions.filter((_, bit) => assumed >>> bit & 1));
  const count = reply.next();
  const more = { losses: reply.next(), gaps: reply.next() };
  const fill = (conversion) => {
    const isShort = count <= FEW_NOTES;
    if (isShort)
      Object.assign(conversion, readNotes(reply, count, messages, conversions));
    else
      postpone(conversion, NOTES, () => readNotes(reply, count, messages, conversions));
    if (complementLength === 0)
      return;
    const text2 = copiedText(complement, complementLength);
    if (isShort)
      conversion.complement = JSON.parse(text2());
    else
      postpone(conversion, ["complement"], () => ({ complement: JSON.parse(text2()) }));
  };
  return { problems: void 0, start: start2, length, assumptions, more, fill };
}
function readNotes(reply, count, messages, conversions) {
  const lists2 = { changes: [], losses: [], gaps: [] };
  const trail = new Trail(reply);
  for (let i = 0; i < count; i++)
    readNote(reply, trail, lists2, messages, conversions);
  return { edits: readEdits(reply), ...lists2 };
}
function readNote(reply, trail, lists2, messages, conversions) {
  const note = readNoteRecord(reply.words, reply.at);
  reply.at += NOTE_WORDS;
  const [entry, item] = [reply.next(), reply.next()];
  const path = trail.to(reply.next(), reply.next());
  const pointer2 = trail.pointer();
  const section = sections[note.section];
  const { id } = changeIds[note.change];
  const list = topics[note.topic];
  if (list === "changes") {
    const target = readSegment(reply, reply.next());
    const parent = note.is_below ? pointer2 : trail.parent();
    const change = {
      id,
      from: pointer2,
      to: below(parent, target),
      section,
      basis: bases[note.basis]
    };
    if (note.has_spans) {
      change.fromSpan = readSpan(reply);
      change.toSpan = readSpan(reply);
    }
    lists2.changes.push(change);
    return;
  }
  const shortfall = { pointer: pointer2, path, section, reason: reasonOf(note, entry, item, messages, conversions) };
  if (note.has_spans)
    shortfall.span = readSpan(reply);
  lists2[list].push(shortfall);
}
function reasonOf(note, entry, item, messages = english, conversions = englishConversions) {
  const { version } = changeIds[note.change];
  const field = quoted(fields[note.field]?.name);
  const texts = { version, entry, item, field, why: messages.fields[note.field]?.why };
  return withTexts(conversions.reasons[note.reason], texts);
}
function withTexts(template, texts) {
  return filled(template, (argument2) => String(texts[argument2] ?? ""));
}
function readDetected(address2, { clues } = englishConversions) {
  const reply = new Reply(address2, REPORT_FLAGS);
  const evidence = [];
  const trail = new Trail(reply);
  for (let left = reply.next(); left > 0; left--)
    evidence.push(readSign(reply, trail, clues));
  const open = versions.filter((version) => !evidence.some((one) => one.version === version));
  return { candidates: open.length === 0 ? [...versions] : open, evidence };
}
function readSign(reply, trail, clues) {
  const sign = readSignRecord(reply.words, reply.at);
  reply.at += SIGN_WORDS;
  const path = trail.to(reply.next(), reply.next());
  const field = fields[sign.field];
  const version = versions[sign.version];
  const speaking = [field?.removed, field?.since, version][sign.clue];
  const reason = withTexts(clues[sign.clue], { version: speaking, field: quoted(field?.name) });
  return { version, pointer: trail.pointer(), path, section: sections[sign.section], reason };
}

// convert_options.js
var NAMES2 = [
  "payoutUrl",
  "fill",
  "complement",
  "entries",
  "onLoss",
  "onOrphan",
  "limits",
  "messages"
];
var ON_LOSS = ["report", "error"];
var ON_ORPHAN = ["error", "drop"];
var kept2;
function readConvertOptions(shape, options) {
  if (kept2?.shape === shape && isRecord(options) && holds2(kept2.contents, options, kept2.options === options)) {
    return kept2.settings;
  }
  const given = rangeOf(options, NAMES2);
  const settings = encodeOptions2(shape, given);
  const contents = given.fill || given.complement ? void 0 : contentsOf(options);
  kept2 = contents && { options, shape, contents, settings };
  return settings;
}
function encodeOptions2(shape, given) {
  const { from, to } = given;
  const limits = readLimits(given.limits);
  const messages = readMessages(given.messages);
  const payoutUrl = given.payoutUrl === void 0 ? void 0 : pointer("payoutUrl", given.payoutUrl);
  const entries = given.entries === void 0 ? void 0 : pointer("entries", given.entries);
  refuseEntries(shape, { entries: entries !== void 0 });
  const complement = complementText(given.complement);
  const fill = given.fill === void 0 ? [] : fillTexts(given.fill, pointersOf(shape, from, to));
  const bytes = headOf([payoutUrl, entries, complement, ...fill], CONVERSION_STRINGS);
  bytes[0] = versions.indexOf(from);
  bytes[1] = versions.indexOf(to);
  bytes[2] = flags2(given);
  writeNumber(limits.bytes, bytes, CONVERSION_LIMITS);
  writeNumber(limits.depth, bytes, CONVERSION_LIMITS + 4);
  writeNumber(limits.findings, bytes, CONVERSION_LIMITS + 8);
  return {
    version: from,
    bytes,
    maxBytes: limits.bytes,
    maxDepth: limits.depth,
    mask: true,
    messages,
    byLabel: false,
    entries: entries !== void 0,
    identity: from === to && complement === void 0,
    limits
  };
}
function settingsOfRefusal({ version, limits, messages }) {
  return readSettings({ version, limits: { ...limits, findings: Math.max(1, limits.findings) }, messages });
}
function flags2({ onLoss, onOrphan }) {
  let flags3 = 0;
  if (onLoss !== void 0 && oneOf("onLoss", onLoss, ON_LOSS) === "error")
    flags3 |= CONVERSION_LOSS_IS_ERROR;
  if (onOrphan !== void 0 && oneOf("onOrphan", onOrphan, ON_ORPHAN) === "drop")
    flags3 |= CONVERSION_ORPHANS_DROP;
  return flags3;
}
function complementText(complement) {
  if (complement === void 0 || complement === null)
    return void 0;
  if (typeof complement !== "object") {
    throw new TypeError(`complement must be what an earlier conversion returned, not ${typeOf(complement)}`);
  }
  try {
    return JSON.stringify(complement) ?? "null";
  } catch {
    return "null";
  }
}
function fillTexts(fill, known) {
  if (fill === void 0)
    return [];
  if (!isPlainRecord(fill))
    throw new TypeError(`fill must be an object of values by JSON Pointer, not ${typeOf(fill)}`);
  for (const pointer2 of Object.keys(fill)) {
    if (known.includes(pointer2))
      continue;
    if (known.length > 0)
      throw unknown("gap in fill", pointer2, known);
    throw new TypeError("this conversion has no gap to fill: leave out the option fill");
  }
  refuseInherited("fill", fill, known);
  const values = pick(fill, known);
  return Object.entries(values).flatMap(([pointer2, value]) => [pointer2, jsonOf2(pointer2, value)]);
}
var LONE_SURROGATE = /[^\\](?:\\\\)*\\ud/;
function jsonOf2(pointer2, value) {
  let text2;
  try {
    text2 = JSON.stringify(value);
  } catch (error) {
    throw unfit(pointer2, error);
  }
  if (text2 !== void 0 && !LONE_SURROGATE.test(text2))
    return text2;
  throw unfit(pointer2);
}
function unfit(pointer2, cause) {
  return new TypeError(`fill['${pointer2}'] cannot be written as JSON: use a JSON value`, { cause });
}
function pointersOf(shape, from, to) {
  const between = (version) => {
    const at2 = versions.indexOf(version);
    return at2 > versions.indexOf(from) && at2 <= versions.indexOf(to);
  };
  return fillable.filter((gap) => gap.shape === shape && between(gap.version)).map((gap) => gap.pointer);
}

// convert.js
function convert(shape, input2, options) {
  const index = shapeIndex(shape);
  const settings = readConvertOptions(shape, options);
  const form = formOf(input2);
  const source = sourceOf2(shape, form, input2, settings);
  if (settings.identity && form !== FORM_VALUE)
    return unchanged(source);
  const length = write(source, settings);
  return isRefusal(length) ? refused(shape, index, form, length, settings) : converted(shape, index, form, length, settings, input2);
}
function detectVersion(shape, input2, options) {
  const index = shapeIndex(shape);
  const settings = readSettings(optionsOf(options, ["entries", "limits", "messages"]));
  refuseEntries(shape, settings);
  const form = formOf(input2);
  const length = write(sourceOf2(shape, form, input2, settings), settings);
  const written = isRefusal(length) ? write("", settings) : length;
  const address2 = callWhole((core2) => core2.detect_version(index, form, written, settings.bytes.length));
  return readDetected(address2, settings.messages?.conversions);
}
function noLists() {
  return { edits: [], changes: [], losses: [], gaps: [], complement: null };
}
function unchanged(input2) {
  const output = typeof input2 === "string" ? input2 : new Uint8Array(input2);
  return { ok: true, output, ...noLists(), assumptions: [], problems: [] };
}
function refused(shape, index, form, why, settings) {
  const { problems } = reportOn(shape, { index, form, source: why, length: why, settings: settingsOfRefusal(settings) });
  return { ok: false, output: void 0, problems };
}
function converted(shape, index, form, length, settings, input2) {
  const address2 = callWhole((core2) => core2.convert(index, form, length, settings.bytes.length));
  const read = readConversion(address2, settings.messages);
  if (read.problems !== void 0)
    return { ok: false, output: void 0, problems: read.problems };
  try {
    const output = outputOf2(shape, form, read.start, read.length, input2);
    const conversion = { ok: true, output, ...noLists(), assumptions: read.assumptions, problems: [] };
    read.fill(conversion);
    return conversion;
  } catch (error) {
    if (!isStackOverflow(error))
      throw error;
    return refused(shape, index, form, REFUSED_DEPTH, settings);
  }
}
function outputOf2(shape, form, start2, length, input2) {
  if (form === FORM_TEXT)
    return textAt(start2, length);
  if (form !== FORM_VALUE)
    return bytesAt(start2, length);
  const text2 = textAt(start2, length);
  if (!isQuery(shape))
    return JSON.parse(text2);
  return queryLike(input2, text2) ?? Object.fromEntries(new URLSearchParams(text2));
}

// convert_call.js
var NAMES3 = ["onLoss", "limits", "messages", "baseUrl"];
function convertCall(call2, options) {
  const given = partsOf(call2);
  const { from, to, onLoss, limits, messages, baseUrl } = rangeOf(options, NAMES3);
  const endpoint = listedEndpoint(given.method, given.url, baseUrlOf(baseUrl));
  if (!endpoint?.versions.includes(from))
    return refusal2(unlisted2(given, { version: from, messages, baseUrl }));
  if (!endpoint.versions.includes(to) && onLoss === "error")
    return refusal2(unlisted2(given, { version: to, messages, baseUrl }));
  return convertListed(given, endpoint, { from, to, onLoss, limits, messages });
}
function convertListed(given, endpoint, options) {
  const { to, messages } = options;
  const parts = new Parts(options);
  const url = parts.query(own(endpoint, "query"), String(given.url));
  const body = parts.body(own(endpoint, "body"), own(given, "body"));
  if (parts.areRefused)
    return refusal2(parts.problems);
  const converted2 = { method: given.method, url: typeof given.url === "string" ? url : new URL(url) };
  const headers = headersFor(own(given, "headers"), to);
  if (headers !== void 0)
    converted2.headers = headers;
  if (body !== void 0)
    converted2.body = body;
  const isGone = !endpoint.versions.includes(to);
  const gone = { pointer: "", path: [], section: endpoint.section, reason: unlistedIn(to, messages) };
  const losses = isGone ? [gone, ...parts.losses] : parts.losses;
  return { ok: true, call: converted2, losses, gaps: parts.gaps, problems: [] };
}
function unlistedIn(version, messages) {
  return filled((messages?.conversions ?? englishConversions).unlisted, () => version);
}
function refusal2(problems) {
  return { ok: false, call: void 0, losses: [], gaps: [], problems };
}
function unlisted2(call2, options) {
  const bare = { method: call2.method, url: call2.url };
  const severity = { unknown_endpoint: "error", removed: "error" };
  const { problems } = validateCall(bare, { ...options, severity });
  return problems.filter(({ code }) => code === "unknown_endpoint" || code === "removed");
}
var Parts = class {
  losses = [];
  gaps = [];
  problems = [];
  areRefused = false;
  #options;
  constructor(options) {
    this.#options = options;
  }
  query(shape, url) {
    if (shape === void 0)
      return url;
    const [before, query, fragment] = cut(url);
    const converted2 = this.#collect("/query", convert(shape, query, this.#options), before);
    if (converted2 === void 0 || converted2 === query)
      return url;
    return before + (converted2 === "?" ? "" : converted2) + fragment;
  }
  body(shape, body) {
    if (shape === void 0 || body === void 0 || body === null)
      return body;
    return this.#collect("/body", convert(shape, body, this.#options));
  }
  /** `before` is the text before the part. */
  #collect(at2, converted2, before = "") {
    if (!converted2.ok) {
      this.areRefused = true;
      this.problems.push(...converted2.problems.map((problem) => shifted(placed(at2, problem), before)));
      return void 0;
    }
    this.losses.push(...converted2.losses.map((loss) => shifted(placed(at2, loss), before)));
    this.gaps.push(...converted2.gaps.map((gap) => placed(at2, gap)));
    return converted2.output;
  }
};
function placed(at2, one) {
  return { ...one, pointer: at2 + one.pointer, path: [at2.slice(1), ...one.path] };
}
function shifted(one, before) {
  if (one.span === void 0)
    return one;
  const { start: start2, end, line, column } = one.span;
  const by = before.length;
  const lines = before.split(/\r\n?|\n/);
  const inLine = line === 1 ? lines.at(-1).length : 0;
  const span = { start: start2 + by, end: end + by, line: line + lines.length - 1, column: column + inLine };
  return { ...one, span };
}
function cut(url) {
  const hash = url.indexOf("#");
  const end = hash < 0 ? url.length : hash;
  const mark = url.slice(0, end).indexOf("?");
  const start2 = mark < 0 ? end : mark;
  return [url.slice(0, start2), url.slice(start2, end), url.slice(end)];
}
function headersFor(given, to) {
  if (given === void 0 || given === null)
    return void 0;
  const headers = typeof given.next === "function" ? Array.from(given) : given;
  pairsOf(headers);
  const isSent = (value) => value !== void 0 && value !== null;
  const turned = (name, value) => isSent(value) && name.toLowerCase() === apiVersion ? to : value;
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

// generated/bytes.js
var text = ' Zf|Q!   !}!!4|J#jjj |J"jj |J%jjjj |J!j |J&jjjjj |J%jjjj!j|J#jjj!j|J"jj!j|J(jjjjjj |J&jjjjj!j|J!j!j|J)jjjjjjj |J  |J&jjjj}  |J,jjjjjjjjjj |J*jjjjjjjj |J !j|J"} j "N!8|*Hbe[]e|I|Lb|RgeZ|Lg|I|K|N|*^f|"|I|I|T|K|P|R[|N]|R|I|P|R|Pg|I]ig]e|Re]|M|IgZ|Ka] .#~B!~@!%&"&   +& (-" &%%-%%+%""(-() &  *%* !( .+"&)()& (/" #, )(%"""* +%(%!!! &*&" ()  0% (*!&  !" ",))%   "!!&)% !&()( "",1 &*,"%)!!*2""!&" ,"+-!  &%!%! !! ! (",%%!#" ) #)"! #3""!(!"#"((#######"##"%(!!&#%!!(#!##!#!!!!#!##!#+!!)&().)%+"c!66b l*&#! 3(;#j!Pkks -j Pn~"s -j P~%~"s -)~"!/(|Q]|Qbe|U" )|Lb|Rh]eg "0[]g]|Lg|Ih]ef|Pb|R |!-]|R[cb|P|Rg|Ib|M K*|Pf|IhZa|P[ |T(e]|M|Sf] |8)e]f]eh] }&!*hZa|P[Zg] |O/hZa|P[Zg]|I|LZaa *1|I|IZ|Kbeg|I|OZ|R[a]e#!7|I|I|P|RfgZ|R|L]|Ig]e|Q|P|RZg][#"7|I|I|T|K|P|R[|N]|R|I]ig]e|Re]|Mf!!2|I|I|T|K|P|R[|N]|R|IfgZeg  +|(! P!-5~<!~>!~=!}-!~;!}6!R|6}D!}J!~6!~9!~:!~:!~:!~:!~:!~?!~@!.!d,~W~G)~@!}M=!NjB Ps"_A&C "O"O"OPpms ?!D".AG?"P.a^A(?"?!D"2ADX=D"*P)dP&S%O?!D"6A,D"6@:?&P K"|1?&Qkkkks L"JP%@*?:@-"jP ?"?DX/ <P ?"P!^A"?(D"*A(P%hP ?(P)dP&S=A|*X/ <?,P.^@E?,P:^@H?,PC^@|!?#D"*A5?#D".A6^@|"?!D":@|(?!D">@I?!D"?@|+?&Pk!^@7?!G CP!d@|,?#G BP!d@|-P%@|)#OPpms ?G?"P.a^?"?DX=D"*?&P&K"a?&Pn}+s K"|O?&P&K"[?&P~W}+s K"|J?&P)K"Y?&P~Q}+s K"|C?&P*K"|??&P~I}+s K"|;?&P"K"|9?&P},}+s K"|7?&P"K"|6?&P~3}+s K"O?&P~N ^A-?!?"?&PO_P(2N?&D"cA|.P"S/%?&D"}9!@K?&D"}5!@??&D"p!@L?&D"}/!?&D"l!@|/?&D"k!?&D"|X@|0?&D"i@|1?&D"g@|2?,D"?@|3"O?&D"n!P!dR/ ?&D"}+!@.?-?6P%P*2}"!?&D"g@""O?&D"cP!T%O?&P K"y!?&?&D"iK"x!?&?"K"~R!?&P~R!^?62~1!?&D"y!@"?&D"x!@;?6%O?"?6^?;?"P#g^@"?5@)?6@+#O?"P%^?)G  A(P ?(P~/ U=P.aG ~B}@OA(P ?(P|3U=P;aA(G ~C}4OK" ?"?(P~-}4s ^K" ?)P!^@)?"P*^@"?+P!_A+/ -@"-?&D"~R!@<?&P~R!^?!?.?;?"2N?&D"~R!P"S/!?7?&z "}A"z-"I?7?&z "p"z-"??7?&z "l"z-"2?7?&z "~R!z-" ?&Q L"s!?&Qkkkkk!L"i?&?|"K"g?&?5K"cP @=P @>?5@-#O?=@2P"@"?&P~R!^@)?-?|"S%j?|"&?&?-P!^A.K"c?>P*S%jP*&?&?>P!^A(K"i?&?7?>P#g^A"D" K"~R!?"D"%@"?&Pu!^@)?-@@?(-@>?.-@-?)?"K" "j"O?&D"~R!A"P"T%O?&?2P!^A=K"t!?"P!dR/#?&D"u!@"?@G  @F?&P%K"~N!?&P~>}+s K"~J!?&P(K"~F!?&P~8}+s K"~B!?&P#K"~>!?&P~5}+s K"~:!?&P"K"~6!?&P~3}+s K"w!?&P"K"v!?&P~2}+s K"u!?&P~R!^?!?"?&Pu!^P&2N?&D"~R!A8P"S/&?&D"}5"@.?&D"p"@/?&D"}/"@)?&D"}+"@0?&D"n"@(?&D"l"@+?&D"k"@A?&D"y!@*P @BP @CP @| ?8P!d%O?!?&D"x!A"P~B}+s P%2~%!@C?!?"P~F}+s P#2~%!@| -?*P!S%O?&PD^?!?A2[?&D"DP!T/(?&D"F@B-?&P~R!^?!?+?(?|!2Z?&D"~R!P!T/&?&D"y!@|#?&D"x!@|%?0P!S/!P ."-?<R/&?;?<P#g2o!.&-?&P?^?!?)2}5!?&D"CP%T/#?&D"?D  P~R~B~3}H(T/#P!-@|&?&P~R!^?!?/?.?|!2Z?&D"~R!P!T/"?8P!TA"?Ce?| eR/"?&D"y!@3?&D"x!@4"O"O?*P!SA8R%O?+P!S/&?|&/&?3?4V/!?"/&?/P!S/&?!?|%?|#2QR/&."-?3?4W/%-?!?|%?|#2QR/#P!@*P @+"O?3?4U/ ?3?,D"FV/ ?,D"D?4^@*?3?4_@+-?FP ?FP~/ U=P{!dP.aG ~B}@OA"P ?"P|3U=P;aP~-}4s ^@""O"O"O?|,R%O?&P~R!^?|(?*?+2|0?&D"~R!A./!P @".#-?+?+%j?*G  P|4S&P -A)W/!#O?)?*^G  P|%T/"?+?)P!^A)T/ -.(-Ppms ?&D"k"P.^?&D"l"P!W=A(D" @)?(D"%@/?&D"x!@(?&P K"r"?&P ?/?/P T_A/?)P!^A)_?(?/U?)?/VeA(=K"}U"?&P!?)?.^?(=K"}Q"?"G :@)"O#O?&P:^?&P}Q"^2|M?&G :P!fA(P!d/!?)R/!?)P!_@)?"G  ?"P!^@"?&G ;S/ -P @"."-?(?)Rd@".!-?+?)A(UA/R%O?(?+S/&?(?*^@9?+?(_@.P @("O#O?(?9^G  P|%S/!?.?(P!^A(T/ -?.@(-"j"O?(%OP @0#O?0?9^G  P|2S/"?(?0P!^A0T/ --?(?)^A(.!-?(?)^@(?)?0^-@0?(?+S@A?(?0P!^A.?(?.U=@9-"O"O?(?+X/ #O?(?*^G  P|%T/!?+?(P!^A(T/ -.!-?(?+X/ ?(?*^@#?+?(_@!P @""O#O?"?#^G  P|%S/!?!?"P!^A"T/ -?!@"-?"R/&P @)#O?#?)^G  P|2S/(?"?)P!^A)T/ -.&-?//%"O"O?)R%O?&P}Q"^?*?+P ?026?AP!dR/!?&D"}Q"A/PkkkkiT/"P @".#-?&P}Q"^?*?+?)?026-P @"?&D"}Q"A(P |9/!?&D"}U"?(2o!.!-?&D"}U"@.P @(?&D"r"A)?"G :S%O?"?.?)2}K!R@(-?/%O?.?/2o!-?(R%OP @".!-?&P~R!^?*?+?9?+26?&D"~R!A"P |8%O?&D"x!?"2o!-?"PkkkkiT@"-"O?"R/ ?|&Pjf?8d/ ?|-R/%?&P~R!^?|(?*?+?IP ?2=?|+2j?&D"~R!/!.%-?"R/#-?,D"?A"?,D":S%O?H2}Y!-?,D">?"P>a^A(?|&N =?(?8N <?(?| N ;?(?CN :?(?BK"6?(?3K"2?(?4K".?(?|#K"*?(?|%K"%?(?2N  ?,?"P!^K"?. - -?&D"i -?<R/&?;?<P#g2o!.&-?&P~N ^?!?|1?|0?|!2Z?&D"cP!T/%?|.P!dR/%?&D"i@=?&D"g@.?&P2^?!?|22[?&D"2P!T/%?&D"6@)P @(P @+P!S%O?&P*^?!?|/2}5!?&D".P%T/&P!@+?&D"*D  P~R~B~3}H(T/&-?,D"?@"P!TA-R%O?&?!?L2[?&D" P!T/&?&D"%@(-?,D"6A2?,D".S%OB P2_A*C ?*P*^?E?ED" P!P%PF2i?*D"*P}!kkkiT%O?*D". -?*P2^C -?,D"2?2PFa^A*?+N D?*?(K"C?*Q L">?*?"K":?*?|3K"6?*?=K"2?*?.K".?*?)K"*?*P K" ?,?2P!^K"6?-??P!TA"f/%?"?%eR/%??P"S/%P%h@"?&D"J?1S%O?&PJ^2q!?&D"M@|)-?|)?1P#g^A-?KK"%?-??K" ?&?1P!^A1K"|1?"?|*U/ -?,D"6@-?&D"M@*?&D"J-@"?&Q L"n!?&?-K"l!?&?:K"k!?&?"K"i?&?*K"g?&?*K"c?&?*?1P#g^A@K"|X?:A%@"?*@(#OP"@)?&PO_@+"O?"?-X/ ?"P!^@%?(?@S%O?%@".!-?&?(D" K"O?(D"%@)?&Pu!^@+?"@1?%@"?(P*^A*@(-?+?)K" "O"O?&D"O0#"! !-?&?*K"g?&?%K"k!?&P~N ^2w!? ?-K"*? ?:K"%? P!K" .&-?&P~R!^?!?&D"u!?#P 2!?&D"~R!R/"?1?,D"6X/"?&D"x!@)?,D"2?1PFa^A5?&D"y!K"??5?)K">. - -? P K" ."-?&?*K"g?&?%K"k!? P K" ?&P~N ^2w!.!-? P K" ?&D"JA R/ ?&D"M? P#g2o!-?&Ps"^C -})p!#Kj#} !|WB P~>"_A)C Pt}Ss Pt}Ss G  A&P!?&=N  ?&%O#OPt}Ss G  A&/ Pt}Ss ?&P!?&=N  ?&/ --? P*W%O? G tmO@3-P~Brs D" @(?)Pk!^P ?#?#P~Frs D" A ?"P?^A*_A&P ? ?&X=VA-=A&P!P!2}"!?)D"l!@|("O?)D"k!P!T%O?)D"n!@>?&RA,/!?,%O?#@8."-?>P!P!?(?*^?-=? ?*U=?&y,  ?#@8.!-?)D"n! -?)Pk!^P!?>P2^?8P2U=?8P2_A P ? ?8W=2|9?)?)D"k!K"}="?)?)D"l!A(K"}5"?)?(K"}9"?)?(?)D"n!A P#g^A&K"}A""O? R%O.!-?)?(P*^A K"}9"?(D"%@9?(D" @|!? @(-"O"O?&?(T%O?)?(P*^A K"}9"?(D"%@2?(D" @.? ?&T/!-?)P K"g?)Qkkkks L"a.!-?)P K"g?)Qkkkks L"a?)?(P2^A K"}9"?(D".@+?(D"*@0? ?&S/ P%@,P6@| P!@##O?)?(P:^A-K"}9"?&?-S/!?(P6^D" @4?(P2^A D" @1?)?(P?^A%K"}9"?1R/!?-D" A-R/!?(P>^D" @(?)P*^?1?42}1!?)Pk!^?(P!P!2}"!?)D"l!@4"O?)D"k!P!T%O?)D"n!@1?(RA//!?//!?1?-?(y,  .!-?)D"n! -?)?)D"2K"n!?)?)E"*L#k!?)D"a?#P!_S%O?)P~J ^2}X!?)D"c@,-?)E#k!@N?)D"n!@/?,?| ^A-?(K" ?-P6_A(?/K"*?(?NL" ?-P%_?1K" ?-P*_?4K" ?| P:^@| ?)?#K"g?#P!^@#? @(?%?&T/ --"j"O"O?8P"V%O?>G "@#.!-P @#?8/ P @ .!-P!?>G  A P!V/!<-? G ~0mO-P @ ?)Pk!^@&P!d@("j?8P"X%OP!?>G !A P!V/!<-? G ~0mO-P!d@ ?&P~6}0s P%2}1!?&? N P?&?(N O?&P |0!Q?&PkkkkiK"C?&QkkkkkkkkkjL"6?&Qkkkks L".?&P N |6?&P}+}Os K"I?&P}/}%s E" L"J?&P}5}%s D" K"|1?)D"l!@&?)D"k!@ "O?|!%O?)P~>!^?|!?92}1!? R/!?&? 2o!.!-?)?)D"n!K"~F!?)?&K"~B!?)? K"~>!-Pkkkki@| "O?0R%OPkkkki@|!.!-?)P*^?+P!P!2}"!?)D".@|!?)D"*R%O?)D"2A }J?+%} ?+%O? ?0?+y,  -?+}JQ?}%&Q -l@N.!-?)D"2 -?.%O?)P*^?.?22}1!?)E".@|0?)D"*@| -P @("O?8P*U%OP @ P @&.!-?>D %@&?8P.U%OP @ .!-?>D *@ ?8P2U/ ?>D .@(-?)?)G s!A|#N |7?)?)G ~!!AFN U?)?)E"~>!L#*?)?)D"~F!K"2?)?)E"aL"6?)?)D"gK">?)?| K"F?)?|!K"??)?#P!dN |8?)?#P!hP!dN V?)?NL"C?)?|0L#I?)?!P!SAGN |9?)?(K"|6?)? K"O?)?&K"|1?)?)D"}M!K"M?)P}+!^2~&!?)D"}5!A P |8%O?)D"}9!? 2o!-?)D"}A!A P |8%O?)D"}E!? 2o!-?)P}5"^2w!P @#P~Frs D" @ P~Brs D" @&"O?"P|IV/ ? ?*U/ ?"?&^A+z.                z- 2?+z.                z-  -?)?"K"Y?)P ?*? ?*UA =K"|C?)P!?&? =K"|?2D?8P#V%O?>G #A P T@#-P @8Pr}Ws Q L" P}U}Ws ? K" P}Q}Ws ?#K" P~%}Ws P K" ?)Pw ^A|%@1?)P*^@2?NQ?n}D@ B P~N"_A%C P}Mqs P K" P}Eqs E# @|1P}Eqs Qkkkk2L# P}Eqs 2~7!P}Qqs P22~3!Psqs P22~3!Puqs 2~7!P~6qs P:2~3!P~Jqs P K" P~Bqs Q%L" P~>qs P K" P~6qs Qkkkks L# Pvqs Q!L# Ptqs Q L# Psqs Qkkkks L# P}Uqs Q%L# P}Eqs ?|1L# P~%}Ws P K" Pr}Ws Q L" P}Mqs Q L# P~Nqs 2u!Py}Vs P K" P~N}Vs P K" P~B}Vs P K" P~6}Vs P K" "O"O"O?N}DP ?|!PkkkkiT=A&%OPy}Vs P K" P~N}Vs P K" P~B}Vs P K" P~6}Vs P K" Pkqs E" @NPkqs Qkkkk2L# Pnqs D" @"Pnqs P K" ?%?NL#I?%?"K"MP}Aqs D" @*P}Aqs P4N  P}+qs z " @|2Ppqs P K" P}+qs Qkkkks L" ?%?*K"|J?%P}9qs E" L#|C?%?|2z-#|7?%Px!^A"?&? ?%PI^2|V?%P~F ^A&?%Pt ^?"P.2#?%?3P{!dP(VN }+!?%Px}Ss K"k!?%Pv}Vs K"|X?%?2D"*A+K"n!?%?2D"%A-K"l!?%P)K"~%!?%Pu}+s K"s!?%P+K"r!?%P~#}+s K"}U!?%P~!}+s K"}M!?%P%K"}I!?%P}X}+s K"}E!P&@ ?%P&K"}A!?%P}@}+s K"}=!?%P"K"}Q!?"?&P ?%P}=!^P&2N"O?%D"x!A.P"S/ ?%D"}9"@4?%D"}5"@0?%D"p"@,?%D"}/"@9?%D"}+"@/?%D"n"@5?%D"l"@:?%D"k"@;?%D"y!@<?"?3?2G PA"?2G OA62|2?%D"k"P.a@&?%D"y!A=@ #O?&A*%O?&P._@&? D"%? P.^@ G BP!T/!--P!@ "O?.P!dR%OP&@ .!-?%P~F ^?<?3P{!dP.aA&D"~R}HO?&D"x}HO2~%!R/ ?;P!T%OP&@ .!-?%P~F ^?:P}6}+s P}.}+s ?"=P,2~%!R/ ?5P!T%OP&@ .!-?%P~F ^A"?/P}6}+s P}.}+s ?6=P,2~%!R/ "O?9P!S%O?*R/"?"?,?-?+2~%!R/".!-?*/!-P&@ ?0P!T/ ?%P~F ^@9P @0B Ps!_A,C ?,P*^?3?2G O?2G P2|2?,D".@&?,P6^?,D"2A-P%P*2}"!?,D":@ "j"O?,D"6P!T%O?,P K"n!?,?,D">K"l!?,? K"k!?,Pk!^?-2~1!?,D"n!@ ?,D"l!@/?-%O? ?-^?/? P#g^@ ?&@+?-@"#O? ?+D" E" L" ?+P.^@+? P*^@ ?"P!_A"/ -@ -?,D"k!@5?,Pk!^?9?4?/? 2N?,D"k!P"S/!?,?,z "}M!z-"|??,?,z "}=!z-"|6?,?,z "}/!z-"J?,?,z "k!z-"C?,Q L"[?,Qkkkkk!L">?,?&?-P.a^A-K":?,PC^@<?9D"6@4P @"P @:?&@ #O?"@.P"@"?,Pk!^@+? ?-S%j?-&? P.^?:P*S%jP*&?,?:P!^A6K">?,?<?:P#g^A"D" K"k!?"D"%@"?,P~N ^@+? @0?6-@:-@ ?+?"K" ?,D"k!A+P"T%O?,?.P!^A"K"a?+P!dR/!?,D"c@+?,P)K"|X?,P}E}+s K"i?,P&K"g?,P~W}+s K"c?,Pk!^A;?9?+?,P~N ^P"2N?,D"k!A+P"S/#?+P!dR/#?,D"}+!@+?,D"n!?,?9?,D"l!2[?,D" P!T/#P!T/#?,D"%@6?;?9?+?0D"%P!2!?,D"k!R/#?,D"n!@7?,D"l!@??4D"*A;?4D" S%O?42}U!-?4D"%?;P%g^A+?.N .?+?6K"*?+?7K"%?+??K" ?4?;P!^K"*.!--?5%O?/?5P#g2o!-P!."-?,D"> -?5%O?/?5P#g2o!-P -@ ?,D"*A"%O?&?"P.a2o!-?,Ps!^C ?%D"x!A"%O?=?"P.a2o!-P%P&? =@ .!-?%D"x!A"R/ ?=?"P.a2o!-?%?%E#|7L#x!?%?%z #|;z-#k"?%?%D"|JK"}/"?%G |J@"Pkqs 2~7!Pnqs ?%D"MK" Pkqs ?%E#IL" P}+qs P.2~3!P}Aqs ?%D"}/"K" P}9qs ?%E#n"L" P}+qs ?%z #x!z-" ? P ?"P4S=P ? P&T=A P%S%jP#&?3P{!dP.aG z}HO@*P"-@"?%z.                z-#x!?%?"N },"?%P9|0 }*"?%?*N })"?%? N }("?%P-N n"?%Px!^2}A!P~>qs D" /!-"O?2G OA:?2G PA=T%O?1D"*Pk~+}R~L!?2D"JA ? Pk~+}R~L!X=W/!P~>qs D" A P~6qs D" S%OP~6qs 2}X!-P~:qs D" ? P:a^A"z.                z-" ?"P}+}%k2K!4?"P(N 2P~>qs ? P!^K" ."-?1D" @&P}Eqs P ?1D"*A ? ?1D"%VA*=A 2~.!P}Mqs D" @""O? RA+/ ?+/ P}Iqs D" ?"^P!?&?*=? y,  -P}Mqs ? ?"^K" .!-Pn}Ws D" @ Pn}Ws P4N  P~Nqs z " @|2Pk}Ws E" @NPxqs P K" P~Nqs Qkkkks L# ?%? K"k!?%?NL#i?%?|2z-#|O"O?3P{!dP)X%O?%Px!^?%P~F ^?12| .!-?%Px!^?%P~F ^?1?2D"M2#-"O?%G k!A"P4T%O?%D"|X@+?%D"i@-?%D"g@&Qk}"lns ?"P/_P ?"P/V=}JQ#}%ANn}D@.P~>qs D" A*P~6qs D" S%OP~6qs 2}X!-P~:qs D" ?*P:a^A Qkkkk??Nn|1 7? P N 6? ?.N 5? Q}%}+}5}Ms!?Nn|1 4? ?"N 3? P&N 2? ?&K".? ?+K"*? ?-K"%? ?&K" P~>qs ?*P!^K" .!-?%?%D"cA|*K"O?%?%D"aAHK"|1?%?1E" L#I?%?1D"*K"M?%P}/!^?3?:?=2|2P}6}+s P}.}+s ?==@IP}6}+s P}.}+s ?:=@|+?3P{!dA P#T? P&Td@4P!?%D"I?%D"MA"?%D"JVA&=@|,P ?"?&=@;? P(V@|-? P.aP~R}Hs ^@??%D"p!A5?%D"}5!P.a^@J?%Pl"^@|&?%P~K!^@|"?%Ps!^@<?%Pt ^P!e@D?2D"*@1?2D"%@9?2G |5R@|.#O"O"O"O?5?JT%O?%?5H +|0!}9!?%?5G -N };!?5D" @-?5D"%A,D".@ "j?5G *A@P!d%O? R/%?,D"*.!-? P"U/#?,D"*P!^-@ ?,G BR/"?%Px!^A"? G  A P ? P~/ U=P.aG ~B}@OA P ? P|3U=P;aA G ~C}4OA&P!P!2}"!?%D"y!@*?%D"x!P!T%OP @+?%P K"}E!?%?%D"k"K"}A!?%?*K"}=!?%P}=!^? P~-}4s ^A ? ?&^2}E!?%D"}=!@6?%D"}A!@7?%D"}E!@ P~6}Ss P K" ?%? K"y!?%?7K"x!?"P!Pv}Ss 2|&P~R}Ss P K" P~:}Ss P K" P~>}Ss P~6}Ss D" K" ?1@*?9@&P @0#O"j"O"O"j"O"O?0P!dR%O?+P!d/,?*R/,?*P"_@/P @ #O? ?&^A"G  PHS/"?/P!_@/?*? P!^A T/ -.,-?+P!d/+?*%OP @ #O? ?&^A"G  PHS/#P!@+?*? P!^A T/ -?*@ ?&@".%-.%-?"P!^@&?*P!_? S/#? Pjf?*^@.? ?*_P!^@*P @ "O#O? ?"^A+P!^G  PHS/!P!@+?*? P!^A ^/ -?&@"?.A @*.#-?+P"^@"?/? _.!-?"P!^@"? Pjf?*^-@*P @+-P!@/P~R}Ss P~R}Ss D" P!^K" P @."O? R/ ?&G  A/P~Y T%j?&P!^&P!@/? P!S/!PHP~Y ?&G !P|+S=@/?&P"^-@.?%Px!^P*P!P!2}"!?%D"y!@0?%D"x!P!S/.?%D"k"AA?/N  ?%P!K"}E!?%?AK"}A!?%?0K"}=!?%P}=!^?.? ?&^2}%!?%D"}A!@/?%D"}=!@.?"@&?%D"}E!."-?"@&P .!-P!@+P~R}Ss P~R}Ss D" P!^K" P @*P @.P!@/P -@"P~6}Ss D" A Pv}Ss D" S%OPv}Ss 2}<!-Pw}Ss D" ? ^P~X N  P~6}Ss ? P!^K" ?%?"K"y!?%?/K"x!?%Px!^P!Pv}Ss 2|&P~6}Ss D" A Pv}Ss D" S%OPv}Ss 2}<!-Pw}Ss D" ? ^PNN  P!@0P~6}Ss ? P!^K" ?.R/ ?/?.2o!. - -.)-?%D"}5!R%O?%D"I@&P}Eqs P ?%D"MA ? ?%D"JVA*=A 2~.!P}Mqs D" @""O? RA+/ ?+/ P}Iqs D" ?"^P!?&?*=? y,  -P}Mqs ? ?"^K" ?%Px!^?%PI^?3?22]?%G },"A"P#T%O?%?%E m"L }J!?%?%z "x!z-#}=!?%H!}-"@ -?%?%E }J!L m"?%?%z #}=!z-#x!?%? |0!}-"?%?"N },"?%Px!^2}A!-"OPtqs D" A"P"U/ P~%qs D" A&P:^@ ?"P%gP2_@+?&D"*@*#O?*? D" A*W%O? P2^@ ?+P2_A+/!."--P @*Ps}Vs P K" P}U}Vs ?"2v!Pr}Vs D" A+Ps}Vs D" A-P%g^@ #O? P*^?*K" ? ?&|."*L# ? P2^@ ?&P2^@&?"?*P!^A*T/ -Ps}Vs ?*?-^A K" ?+? P~%}Vs 2|%<P%@5Pr}Vs D" A&Ps}Vs D" P%gA ^@0Ptqs D" @-"O#OP @.? R%OP @"."-? P2_@ ?&D"*@+?&P2^A*@&?+?-X/ -P @"P~%qs D" A&?+P%g^A G 0A,P4S/ ? G 1@"?%? E!(L!|:?%? E" L#|7?%Px!^P%P%P22}"!?%D"y!@ ?%D"x!P!S/*?%D"k"A+?%E!|:L!(?+?%E#|7L" ?+?"N 1?+?,N 0?%P!K"~:"?%?+K"~6"?%? K"w"P!@"#O"O?*?0S/ ?*P*^?*P2^@*D" A ?-X/!?&? P%g^A G 0A.P4S/ ? G 1@,?%? E!(L!~Y!?%? E" L#x!?%D"w"?"S%O?%Pw"^?"P!P%P22s!?%D"~6"@+-?+?"P%g^A ?%E!~Y!L!(? ?%E#x!L" ? ?,N 1? ?.N 0?%?"P!^A"K"~:".!--?%D"~6"@5?%D"w"@.-Psqs P22~3!Ptqs ?"K" P~%qs ?5K" Psqs ?.K" -Pwqs D" %OPuqs P"2~.!Pwqs D" A Pvqs D" ^Pz~W!|0  Pwqs ? P"^K" -?2G QR/"?%Px!^?3?:?=2|2Ptqs D" A %OP0P2?:?=U=@"? P%g@*P~%qs D" P*^@ ?%D"|1@1?%D"O@9?%D"y!@4?%D"k"@5#OP/@/P9@+"O"O"O"O"O? P(^G  04%%%%%%%!!!!!!!"!  !-??G +@0P~>qs D" A.P~6qs D" S%OP~6qs 2}X!-P~:qs D" ?.P:a^A&z.                z-" ?&P}*(|0!2."-P.@/?"@+-P @0? P%^G  A&?5U%O?4?&P.a^D"%G >@0-Ppms ?1? D" A-P.a^?-?9X=A&D"%@:?&D" @,P~>qs D" A.P~6qs D" S%OP~6qs 2}X!-P~:qs D" ?.P:a^A&?/N 2?&?,K".?&?-K"*?&?:K"%?&?,K" -?&Pk%|0!6?&?+N 5?&?0N 4P~>qs ?.P!^K" -? P2^@ ?*P2_A*/ --?%D"x!A R/"?%D"y!? P.a2o!."-P~F}Ss P~6}Ss D" A K" P~B}Ss P~>}Ss D" K" P~J}Ss ? K" P~N}Ss ? P~R}Ss D" A&^K" ?&%O#OPv}Ss D" ? S%OPv}Ss 2}<!-Pw}Ss D" ? ^Pz N  P~6}Ss ? P!^A K" ?&P!_A&/ --Pv}Ss P?2~.!P~6}Ss D" A Pw}Ss D" ^A"z.                z- 2?"z.                z-  P~6}Ss ? P?^K" ?6R/ ?7?62o!-P~J}Ws P!N  P}Ars P}Q}Ws G  P!fN  ?CR%OP @ P}Mqs P K" #O? Pv}Ss ^A"Px%^A&D" @*?&?"P~6#^A"D" K" ?"?*K" ? P%^A P.T/ -P~B}Ws P K" P~:}Ws Q L" Plrs P K" Px}Ws P K" P}Brs P N  P}9rs Q L" P}/rs P K" ?%Pt ^?%PI^?3?22]"O?%G |GP#T%OP~>qs D" A P~6qs D" S%OP~6qs 2}X!-P~:qs D" ? P:a^A"?%E"|CL"2?"?%z "|7z-" P~>qs ? P!^K" .!-P~Bqs ?%G |7A&N  P~Fqs ?%D"|9A/K" P~Cqs ?DH  |0  P~Eqs ?DG "N  P @ ?4@"P @6"O"O"O?&0"! "-?/P!^@/-P!@"P!@6-#O?%Px!^A&? ^P~D}4s K" ? P%^A P?T/ -?,D".A %OP*? ? P*X=@*?,D"*@ #O?&? G  A+P ?+P~/ U=P.aG ~B}@OA+P ?+P|3U=P;aP~-}4s ^K" ?&P%^@&? P!^@ ?*P!_A*/ --?%?%z "n"z-#}M!?%?%z "x!z-#}=!?<?%D"OK"2?<?%z #Iz-" ?|"?%H!}9!|0  ?|"?%G };!N "?%?3N ~N!?%?@N ~J!?%?,K"~F!?%?-K"~B!?%?"N ~P!?%?|-N ~O!?%?2K"w!?%P}Q}Ws K"~>!?%Pv}Ss K"~:!?%Pv}Vs K"~6!P}Q}Vs P K" P~6}Vs D" P%g@ Pw}Vs D" P2_@&"O#O? R/!? P2_@ ?&P>^?&P2^@&G  / -?&P%^D" @0?&P*^D" @ ?&D" @.?%Px!^A&Pv}Vs P~6 y,  P}Aqs P4N  P}/qs Q%L# Pnqs Q L# Pkqs Qkkkk2L# Px}Vs Q!L# P~N}Vs Q L# P~F}Vs Qkkkks L# P~>}Vs Q%L# P~6}Vs Q L# Pv}Vs Qkkkks L# ?"%O?%P}=!^?6?/?.?0? ?&2<-"O?.?0X%O?%D"}+"@+?%D"n"@*.!-?%D"n"@*?%D"}+"@+#O"O?+?.W/ ?*?.PFa^A&D"*@A?&D" P!d%O?&D"C@B?&D"?@7?&D">@ ?%P?^?%P}=!^AE?&D"%2|;?%D"?P!d%O?EP!?%D"C? ?7?B?%Px!^2<-? ?7X/!?*? PFa^@&#O"O? ?+X/ ?&D" / ?&P*^D" @B?%Pk~Y#|0!~>"?%P3N ~@"?%P K"~:"?%?BK"~6"?%?AK"w"?%P:^P}Q}Ws ?%Pw"^2h-?&PF^@&?7? P!^A T/ -.!-?%Pk~Y#|0!~>"?%P2N ~@"?%Q L"~6"?%?AK"w"?%PD^P}Q}Ws ?%Pw"^2h-?.P!^A.?0T/ --"O?+%O?*?+PFa^@.P @+#O?*D" @&?*P K" ?*P%^|." @NP}I}Vs ?&2v!P}Q}Vs D" @ ?&P!S%OP}M}Vs D" ? P%g^A&?+K"*?&?NL# ? P!^@ -P}Q}Vs ? K" ?+P!^@+?*PF^A*?.T/ -.!-P}Q}Vs D" @ -P}M}Vs D" ? P~%}Vs 2|%<Pv}Vs P22~3!P~:}Vs PF2~3!P~F}Vs P>2~3!P~R}Vs 2~7!Pkqs 2~7!P}+qs P.2~3!Pv}Vs ?%Px!^P~6 y,  -"O"O"O"O?6%O?/?%D"v!A+X/!?/P!^A ?%D"u!A.?/P.a^D"*A"P%hP ?"P)dP&S=A"X/!P~B}Ws D" @*P @&#OPpms ?.? P.a^? ?+X=D"*?%P}=!^? ?&2|"?&P!^@&P%hA ?"U/ -P~B}Ws D" ?*W/!?|&?<D"2K"2?|&?<z " z-" ?%P K"k"?%Qkkkks L"x!?%Pw"^?%Px!^?/2J?%D"~6"A ?%D"~:"P%gA&^@7"O#O?&R/!? D" @*?&P2_@&? P2^@ Ppms ?.?*P.a^?*?+X=D"*P)dP%T/ -?%Pw"^P%P%P%2}"!?%D"~6"@&?%D"w"P!S/#?%D"~:"A"?*K" P!@0?%P!K"~J"?%?"K"~F"?%?&K"~B"P%@*#O? ?7T%O? D" @&? P2^@ Ppms ?.?&P.a^?&?+X=D"*P)dP%T/!?%D"~B"?0S%O?%P~B"^P!2~0!?%D"~F"@"-?"?0P"g^?&K" ?%?0P!^A0K"~J"?*P%^@*.!--?%D"~B"@"?%D"~F"A&@ #O?%P}=!^? D" 2|N? P%^@ ?*P%_A*/ -?"R/ ?&?"P"g2o!-?%D"x!A R/!?%D"y!? P%g2o!.!-?"R/ ?%P}=!^P P 2|"-"O?,G | A P"S/ ? ?@T/ ?%Pk~Y#|0!l"?%P K"k"?%Q L"x!?%?,G |!N }%"?%P2^P}Q}Ws ?%Px!^2h-P}/rs D" R/""OPwqs D" A %OPuqs D" ? S%OPuqs 2}<!-Pvqs D" ? ^PFN  Pwqs ? P!^K" .!-?%P,K"}I"?%?IK"}E"?%P(K"}A"?%P}I}-s K"}="?%P,K"}9"?%?|+K"}5"?%P*K"p"?%P}A}-s K"}/"?%P+K"l"?%P}8}-s K"k"?%??E" L"n"P @&#O?%Px!^?&^A P*^D" A*%O? P6^D" @+? P2^D" @.Puqs ? P.^D" A 2~.!Pwqs D" @""O? RA0/ ?0/ Pvqs D" ?"^?*? y,  -Pwqs ? ?"^K" ?%?+K"~6"?%?.K"w"?%Pw"^P!Puqs 2|&?&P2^A&PIT/!--?%Px!^?3?:?=2|2?%D"k"P.a@ ?%D"y!A"@&"O#O? R/!? P._@ ?&D"%?&P.^@&G BP!T/ -Puqs P/2~.!Pwqs D" A Pvqs D" ^A&P}O}-s E  L  ?&P}T}-s E  L &Pwqs ? P/^K" ?%?1K"~6"?%?9K"w"?%Pw"^P!Puqs 2|&-Puqs P.2~.!Pwqs D" A Pvqs D" ^A&P~ }-s E  L  ?&P~)}-s D  K *Pwqs ? P.^K" ?%D"x!A R/ ?"? P.a2o!-?%?-E" L"x!?%Px!^P!Puqs 2|&Pwqs D" A Puqs D" S%OPuqs 2}<!-Pvqs D" ? ^PNN  Pwqs ? P!^K" Pnrs D" @KPnrs P K" P}+rs D" @7P}/rs D" @0P}+rs Q%L" Pprs D" @LPprs P K" P}5rs D" @@P}9rs D" @AP}5rs Q!L# ?%P}=!^?6?/P%P P!P 2.P}U}Ts |." ?%Px!^?0P!P!2}"!?%D"y!@ ?%D"x!P!S/+?%P K"~:"?%?%D"k"K"~6"?%? K"w"?%Pw"^?02~.!?%D"~:"@ ?%D"~6"@,?0%O?7P2^@&?0@*#O? ?,^?&D" 2}8!N  ?&P>^@&? P!^@ ?*P!_A*/ --?0P>a@B?%D"w"@EPuqs P+2~.!Pwqs D" A"Pvqs D" ^A&P~<},s E  L  ?&P~D},s G  N *Pwqs ?"P+^K" Puqs 2}G!Puqs P.2~.!Pwqs D" A"Pvqs D" ^A&P~E},s E  L  ?&P~M},s D  K *Pwqs ?"P.^A+K" ?0R/!P @/P @*?,@.#O? R/"?*?7^A&P*^D" @|)?&P%^D" @M?&D" @6"O"O"O"O?/?-?&P2^D" A"SdR%O?.G  @|/?/P!d%OPuqs P#P!?6P!SA/=A+2~.!Pwqs D" @-?+%OPvqs D" ?-^P~V},s P}W}+s ?/=?+y,  -Pwqs ?+?-^K" -?%P}=!^?&P.^D" A+?"?|/P!d2|F?6P!S/"?"@-.!-Puqs D" ?+S%OPuqs 2}<!-Pvqs D" ?+^PFN  Pwqs ?+P!^K" -?6P!d/!."-?%P*^?%P}=!^A-?+2|;?-?%D"*?%D".P%P P!P 2.Puqs P+2~.!Pwqs D" A+Pvqs D" ^A-Py},s E  L  ?-Pl}-s G  N *Pwqs ?+P+^K" P}U}Ts |." Puqs 2}G!Puqs P,2~.!Pwqs D" A+Pvqs D" ^A-Pm}-s E  L  ?-P},}-s H  |0 *Pwqs ?+P,^K" ?"@--?%P}=!^?M?|)?|)2}8!2|F-Puqs P.2~.!Pwqs D" A"Pvqs D" ^A+P}.}-s E  L  ?+P}4}-s D  K *Pwqs ?"P.^K" Puqs P ?&P:^D" A"?&P6^D" A&_?"?&U?"?AVeA/=A"2~.!Pwqs D" @+"O?"RA6/ ?6/ Pvqs D" ?+^P!?&?@^?/=?"y,  -?.P!^@.Pwqs ?"?+^K" Puqs P"2~.!Pwqs D" A"Pvqs D" ^Pz~W!|0  Pwqs ?"P"^A+K" ? P!_@ P!@/?B?*P>^A*T/ -.!-?%D"~:" -?E%O?,?E2o!-"j?0R%OP"@ P~Q},s .!-P%P"?7?B^P>_D" A"=@ P~S},s P~Q},s ?"=-@&Puqs ? 2~.!Pwqs D" @"? %OPvqs D" ?"^?&? y,  -Pwqs ? ?"^K" Pnrs P>2~3!P}/rs ?0K" P}+rs ?7K" Pnrs ?KK" Pprs 2~7!P}9rs ?AK" P}5rs ?@K" Pprs ?LK" -P~Jqs P~Jqs D" P}Brs G  eK" Px}Ws D" A %j? P%g@*P~R}Ws D" P0^@ P @&#O? P"_P N  ?&? G  P|!dP2Se@&? P2^@ ?*P2_A*/ -?&?|.d&P -Ps}Vs P K" Pkrs D" @&P}U}Vs Plrs D" A*2v!Ps}Vs D" @ Pr}Vs D" @+?*%O? ?*^?+? P%g^@ #O? P*^P K" ? ?&|." L# ?&P%^@&? P2^@ ?*P!_A*/ -@ -Ps}Vs ? K" ?+? P~%}Vs 2|%<Pr}Vs D" @&"OPs}Vs D" A"P"U%O?"@*.!-?&PD^@/?"P"_@.?"P%gP2_@-P!@*P @ "O"O#O"O? ?&^A+P2^E# ?+E# |=/ ?+P:^D" ?+P*^D" T/ ?*P!^?"U/".#-?/P2^@/?.P!_@.?*P!^@*?-? P2^A T/ -?"@*."-#O"O?/P*_A"E# ?&?*P%g^A P2_E# |<%O?/D" ? P*_D" S/!-? ?"z # z-# ?*P!^@*-?/P2^@/?.P!_A./ --Ps}Vs ?*K" -P~6qs ?*2~2!P~>qs D" @ P~:qs D" @0?*%O? ?*^?0? P:a^@ #OPpms ?H?&D" A+P.a^?+?|*X=A-D"%@.?-D" @-? P4^P}%lk2K! ? P2^P%N  ? P.^?-K" ? P*^?+K" ? P%^?.K" ? ?-K" ?&P2^@&? P:^@ ?*P!_A*/ -@ -P~>qs ? K" R/ ? / ??G +@ P~6qs D" R%OP~6qs 2}X!P~:qs D" @0-?0z.                z-" ?0P"N 7?0P9|0 5?0? N 4?0P}*%|0!2P~>qs P!K" -Pt}Ws ?|,?;P~>}Ws D" ?;2^P~>}Ws P~>}Ws D" A ?;? ?;V=K" P @ #O? Pv}Ss ^A"Px%^A&D" @*?&?"P~6#^A"D" K" ?"?*K" ? P%^A P.T/ -P @ #O? Pv}Ss ^A"Pl&^A&D" @*?&?"P~B#^A"D" K" ?"?*K" ? P%^A P.T/ -P @ #O? Pv}Ss ^A"P}=&^A&D" @*?&?"P~N#^A"D" K" ?"?*K" ? P%^A P.T/ --?CP!^@C?5P.^@5P~>qs D" R/!--?%D"}/!A R/ ?%D"p!? P.a2o!-?%?%D"k!K"}/"?%?%E#iL#n"?%?%z #|Oz-#x!P~Nqs P.2~3!Pn}Ws ?%D"}/"K" Pk}Ws ?%E#n"L" P~Nqs ?%z #x!z-" -?%P~N"^C .!-?%D"k" -"OP~>qs D" A"R%OP}Eqs E# @NP}Eqs Qkkkk2L# P}Mqs D" @0P}Mqs P K" ?)?0K"|O?)?NL#|J?)P~> ^P?2~.!?)D"[A=?)D"|OA ^A"z.                z-  ?"z.                z- 2?)?0K"g?)? P?^ACK"|O?)P ?0P?^? ?0UA =K"c?)P!?=? =K"a?)P}5"^@9?#R?!P"Td@?P @.B Pv!_A(C P~Rqs E" @N?(P}M!^?3?2A+G O?+G P2|2?(?NL"|??(?3N |O?(P K"|6?(Q!L"|1?(Q L"J?(Qkkkks L"F?(Q%L"C?(Q L">?(Qkkkks L"6?(?|%D"*K"|;?(?|%E" L#|7?(?)P~J ^A E" L"Y?(? D"*K"[?(?(E"}M!L#*?(?(D"}U!K"2P~%qs D" @*Ptqs D" @,?(?(D"|CK"u!?(?(z #|7z-"r!?(P K"}U!?(Qkkkks L"}M!?*?,P%g^@|#?(Pp!^P"e@;?(Py ^@<?(PM^@6?(PF^@|&?(P?^@5?(P6^@3?(P~: ^@2?(Pt ^@4?*@"#O?"P2_@ ?(D"2@!"O"O"O"O"O"O"O"O"O#O? P2^A#?|#S/!? P>^@"?#@ ?!?"G  A"W/ -? P*^D" @ ?(D".?"P.a^A!D"%@1?!D" @7?(D"D@"?(G |OP)U/&Ppms ?(D"|?? P.a^? ?(D"|CX=A D"*?(P~N ^P!?(D"|7?(D"|;A&?(D"|9VA-=P ?&?-=? D" ? D"%26?(D"g@&P)dP(S?(D"cA PkkkkiTd/!? PkkkkiePkkkkiT/"P @:?"@!.)-?(D"}M!A %O?(D"}Q!? P%g2o!-??/&.)-?(P~N ^?(P*^?&?(D"i2}I!?(D"DA!?(D"?S%O?52q!-?(D"C?!P#g^?(E#cL" ?(?!P!^A!K"D? /!."-?"@!-?&? 2o!-P @:."-?(P~N ^?(P}M!^? 2J?(D"gA ?(D"iP%g^@&?"@!?(D"cA:@-#O"O?-R%O? ?&S/%.!-?-?&? _P%hX/#? ?-P%g^@ -?(?4D"2K"k!?(?4z " z-#c?(P}=!^?(P~N ^? ?62|G?(D"DA!?(D"?S%O?52q!-? P2^@ ?(D"C?!P#g^?(E#}=!L" ?(?!P!^A!K"DP @-. - -P @ ?(P K"}/!?(Qkkkks L"n!?(P K"}9!?(Qkkkks L"p!P%@.P @!P%@-?,%O?,P%g@-?(D"|C@"?(D"|?@1?*@ #O"O? P0^G  A#P3WP P!?#gPyk.d=/ Ppms ?1? P*^D" A&P.a^A%P.^?&P!^?"X=Ppms ?%?"?&W=A&?&D"*P)dP(S=D"%@%?&D" @&?(D"n!?!S%O?(Pn!^2q!?(D"}+!@.-?.?!P#g^A/?%K"%?/?&K" ?(?!P!^A!K"}/!?#P"X/ ? P%^D" @&? D" @%?(D"}9!A#?(D"p!S%O?(Pp!^2q!-?(D"}5!?#P#g^A/?&K"%?/?%K" ?(?#P!^K"}9!-? P2^@ ?-P2_A-/ -?(D"}5!@.?(D"}+!@-?(D"}9!@ -?(P}M!^A"?4?+G |6A1?-?!2A?(?(D"}M!K"}E!?(?(D"}Q!A#K"}=!?(?#K"}A!?(?#?(D"}U!P%g^A%K"}I!?"?2?1?.? 2A?(?(D"}M!K"i?(?(D"}Q!A&K"c?(?&K"g?(?&?(D"}U!P%g^A+K"|X?,?(D">A ? ?,V=A!%O?(D":@"?*P0^@ #O"O? G  A*P3WP P!?*gPyk.d=/ "j?#?%S%OP @,?%.!-?(?#P2^A2K"}A!?(?#z " z-#}M!P!@,?2-@#?"?,K" ?"P%^?(z #}M!z-" ?*P"X/ ?"P6^"j?&?+S%O?+@&P .!-?(?&P2^A*K"g?(?&z " z-#}M!?*@&P!-K" ?"P:^?(z #}M!z-" -?"Pt ^@"? P2^@ ?!P!_A!/ --?(P~N ^2~4!?(P}=!^2~4!?(D"p!A %O?.? P#g2o!-?(D"n!A %O?-? P#g2o!-P}Uqs D" @ Prqs D" @"?(D"|7@*?(D"|9@+?(D"|;@#?(D"Y@-?(D"|J@.?(D"[@&P @!?(P K"}E!?(Qkkkks L"}=!?(P~N ^?4?1?"%jP ?&?&?.VA&=@.P!?-?&=@,P!?*?#?+VA&=@1P ?#?&=@2?"P%g@-P%@##OP!?,? P*^D" A"^? P.^D" A*?"U?*?.VeA+=@&"OP ?*?"_?+=A"P ? P%^D" A*? D" A+_?*?+U?*?2VeA4=S%OP!?+?1^?4=?&?"2}K!R/!-?(D"}=!?!S%O?(P}=!^2q!?(D"}A!@#-?#?!P#g^A4?*K"%?4?+K" ?(?!P!^A!K"}E!?6?"2~.!?(D"O@*"O?"RA+/ ?+/ ?(D"|1?*^?&?"y,  -?(?"?*^K"O?&?"2|P@&?(D"JA"?(D"FS%O?|&2}S!-?(D"I?"P.a^A*?&K"*?*Q L" ?(?"P!^K"J-? P2^@ ?-P2_A-/ -?(D"}A!&P%-A+?!2A?(D"I@ ?(D"J@&?(D"i@*?(D"g@"?(D"c@!?(Q L"t!?(?!K"s!?(?"K"}U!?(?"?*P%g^A#K"~%!?(? ?&P.a^A!K"}Q!?(P}U!^"O?&R%O?"@#.!-?*P%g@-"O#O?-R/!? ?"E" L" ?-P2_@-?"P2^@"? P.^A ?!T/ -?"@#?!@ .!-? P.^@ -?(?#K"r!?(? K"}M!2~4!?(D"}=!A %O?+? P#g2o!-?(D"2@!.!-"j"O"O?#P0^G  A%P#S%O?#P/^G  A P ? P~/ U=P.aG ~B}@O@ ?(D"??!S%O?52q!-P#@/?(D"C?!P#g^A&? N !?&P!N  ?(?!P!^K"D.!-P#@/?%P#X/ ?%P"S%OP @-?#P/^G  A P ? P~/ U=P.aG ~B}@O@.Pg@ "O#O? P}M}0s ^D" ?7S/!?-P!^@-? P%^A / -P @--?1G ?@&P!@/."-?(?2?#D" A&P!^A.2L"j?(G  %O?(G !@.P!.!-?<?2D"*K"*?<?2E" L" ?(P4N g?(D"k!A/?&Pjf^@-P @ ?(D"|X@!#Oz.                @|2"O?/? ?&^P!^U/ ?-P2U/ ?!?&^P!^z   @|2-?-P2_@-? P2^@ ?!P2^@!?|2z.YYYYYYYYYYYYYYYYzB?|2z.""""""""""""""""z|<z.@@@@@@@@@@@@@@@@z|#z|;z[A|"R/ -"j"O?/? ?|"|O?&^A ^A-P1_A|"V%O? ?!^P1_G  PAS/!-?(P~N ^?|"2FA %O? P!h."-?&P"^.!-?-P0_-@ ?(P K"}E!?(P K"i?(Qkkkk2L"c?(P ? P!_A ?._? ?.U? ?(D"|JVeA =K"}A!?(P!?(D"Y?.^? =K"}=!?(P~N ^?(P}=!^2p!?(Pp!^?(P*^?(D"gA ?(D"i2}I!?(D"cA!%O? ?!2o!-?(G }2!@.?(G p!-@/?(?;D! K"n!?(?;H!%|0!}+!-P @-Pg@ "O#O? P}M}0s ^D" ?7S/!?-P!^@-? P%^A / -P @--?1G ?@&"O"O?%P(_0. """""""""!!"-?1G | P"S/!?1P|"^."-?(G |OP.aPz}Hs ^.!-?1P>^-?(D"D?"_@1?#P%^D" @7?#P/^G  @|"?#D" @DG  @@?(D">A!?(D"6S%OB P2_A C ? P*^?3?3D" P!P%Pt 2i? D"*P}!kkkiT%O? D". -? P2^C -?#P2^@"?(D":?!Pt a^A ?.N E? ?/N D? P K"6? P K" ? ?(D"n!K!|(? ?(H!}+!|0!|*? ?|"N |6? ?@N |5? ?-N Q? ?%N P? ?&N O? ?1K"|1? ?:K"M? ?7K"J? ?DK"I?(?!P!^K">.!--?(D".@&?!%O?!P.a@-?&P%^@ P~Jqs D" @!P @"?(D"|6@##O"O? D" G @A*P"S/ ?!?"hP!dR/ ?(?#P!?*geA#K"|6-?"P!^@"? P.^@ ?-P._A-/ --?9?3D"IK"I?9?3z "?z-"??9?3z "2z-"2?9?3z " z-" ?(D"*A %O?&? P.a2o!-?(Pv!^C ?)P}Q!^@!P @"B P?_A C P!@&"O"O"O"OP~Bqs G  P!_0"!" -?!PkkkkiK" ."-P~Fqs D  @"P @&-? ?|%E" L#*? ?|%D"*K"2? P~Rqs E" L"6?!?&?"? P*^2m!-? P?^C ?)P N }M!?)Q!L"}E!?)Q L"}=!?)Qkkkks L"}5!?)Q%L"}/!?)Q L"n!?)Qkkkks L"k!?)P!|0!~%!?)Pk!^A ?FP!d2S? 2~5!Pwqs D" @!Pvqs D" @#?)D"}="@"?)D"t"@*P @&P}Q}Ws D" P!S%OPs}Ws D" A P}U}Ws D" A+_A&P ? ?&X=@&P~%}Ws D" A ?+_A+P ? ?+X=@8-Ptrs P*2~0!Pvrs Pvrs D" A P*^K" Purs D" ? P"g^A ?&K">? ?8K":? ?"K"6? ?*K"2? ?!K".? ?#K"*? ?0K"%? ?=K" ?"%O?)D"}9"A!?"Pt a^@+?)D"}E"A(?)D"}I"P#g^@&?)P}+!^@"?)P~R!^@*#O?)?!A D" N }%!?)? G |6N m!?)? G |5N l!?)? G ON }#!?)? G QN }"!?)? G PA!N k!?)?!P"SN }&!?)P"Qkkkn}/}=s ?!P#g}Jn}D?!P)X=N }!!?)Pk!^P*2}L!? E"I@N? D"M@8? D"|1@!Ptrs P%2~0!Pvrs Pvrs D" A#P%^K" Purs D" ?#P"g^A#?!K".?#?8K"*?#?NL" "O?!R/ ?&?(S/ ?!P!_@##O?)?(E" L#k!?(P*^@(?)Pk!^2}F!?#R/!?#P!_@#?&?(T/ --? G DP#T%O?)? E"DL#i?)Px ^2}F!-? Pt ^@!?*? z "6z-" ?*? D"CK"2?)? D"2K"~N!?)? z " A|2z-#~>!?"?)E#k"L"??"?)z #~N!z-"2?"?|2z-" ?)P"K"t!?)P"K"}Q!?)P"K"n!?)P!K"k!P @##O"O?#P!^@ ?"?#P6a^A#D" A8R%OP!@#? P"S/!."-?8P"S/ ?#z "%@|2Ptrs P%2~0!Pvrs Pvrs D" A#P%^K" Purs D" ?#P"g^?|2z-" P!@#? P"T/!--?!?+T/ --?)D"}U"@ Ptrs P!2~0!Pvrs Pvrs D" A!P!^K" Purs D" ?!P"g^? K" ? %O?)D"}Q"A(? P.a^@ #O?(P*^D" @!?(E" @NPtrs P#2~0!Pvrs Pvrs D" A"P#^K" Purs D" ?"P"g^A"?!K"*?"?NL" ?(P.^A(? T/ --?)D"s"?)D"~%"2t!2k!@(?0?CW%O?)?0K"|O-P}Eqs 2~7!P}Mqs ?)D"|OK" P}Eqs ?)E#|JL# ?)P}5"^A Pt 2~3!? P.^P*2~3!? P:^P.2~3!? PC^2~7!.!-?)P |0!}-"?)P N o"?)?GN }0"?)?|0Q?n|3"~B!?)?)P|1^A D"*K"~N!?)? E" L"~F!?)P}9}%s E" L"~R!?)P}A}%s z " z-"y!?)P}Q}%s G  N }+"?)?|0}DP ?| PkkkkiT=K"~>!?)?|#N },"?)P!N }/"?)?)E"|?L#k!?)?)D"YK"n!?)P~Rqs E" L"}+!?)P}5"^A ?)Pk!^A#?3?)P~>!^P~:qs D" ?"P!?(?(P!W=24?)PkkkkiK"}Q!?)P |0!~:"?)P |0!~%!?)P N }M!?)Q!L"}E!?)Q L"}=!?)Qkkkks L"}5!?)Q%L"}/!?)Q L"n!?)Qkkkks L"k!?)?)z "}Q!z-"u"?#2~-!? ?|#P!d?!2;@(? 2~5!-?)D"*A %O?)D".? 2o!-?)P6^2~&!?|!PkkkkiePkkkkiT%O?)D"C?|!2o!-?| PkkkkiePkkkkiT%O?)D"I?| 2o!-?|(%O?>?|(2o!-Pt}Ss P N  ?)P~>"^C ?(-~N:#.j!|W!} B PI_A+C ?"D"*@&?!2u!?+?"E" A3L":?+P4N 2?+?&K"F?+Pkkk*?#?#Pkkk*X=K"D?+?!K"C?+?"D"*K"??3}D@#"O"O?+D">A*P)W/ ?#E  Q{{{)}#Q~M~U~Y&|=/ ?+P.^A(P2N %?(P K" ?(P#K"*.!-?+P:^@0?!@,Pj@-#O?/P!d%O"j"O"O"O"O?%?*X/ ?#?%^G  A&P?V%O?%@)."-?%P!^A)?*X/ ?&P?T/ ?#?)^G  A&P?V/!-?0?%2|XA)?*X/!?#?)^G  @&-?&P{!dPAT/ ?)Pjf?*^@%P @&#Oz.                @2"O?*?&?)^P!^U/ ?%P2U/ ?#?)^P!^z   @2-?%P2_@%?&P2^@&?#P2^@#?2z.YYYYYYYYYYYYYYYYzB?2z.""""""""""""""""z|<z.@@@@@@@@@@@@@@@@z|#z|;z[A(R/ -?*?(|O?)^A%?&^A(P1_A&V%O?#?%^P1_G  PAS/"-?+P.^?&2FA#R/&P0P(?#P!d=@*?+D"C@,?#P!h."-?+P.^?)P#P"?,D"*?-P!^S=2}3!.%-P(@*?(P0_-@&?,D"*A#?,D" S%O?,2}S!-?,D"%?#P.a^A%?&K"%?%?)K" ?%?#P%g?*eP2^K"*?,?#P!^K"*?+D":@#"O"O"O"O?&?+D">A*X/ ?#?&^G  A)P?V%O?&@%."-?&P!^A%?*X/ ?)P?T/ ?#?%^G  A)P?V/!-?0?&2|XA%?*X/!?#?%^G  @)-?)P{!dPNS/!-?+P.^?%P%2}3!.#-?%P!^@%-"O"O"O"O"O"O?%?*X/ ?#?%^G  A&P?V%O?%@)."-?%P!^A)?*X/ ?&P?T/ ?#?)^G  A&P?V/!-?0?%2|XA)?*X/!?#?)^G  @&-"O"O"j"O"O"O"O"O"O"O"O?&P{!dA(P~9 _0@!""""""""""&"""""""("""""%""""""! -"O?(PA_0. """"""""""#"-?)Pjf?*^@%P @&#Oz.                @2"O?*?&?)^P!^U/ ?%P2U/ ?#?)^P!^z   @2-?%P2_@%?&P2^@&?#P2^@#?2z.YYYYYYYYYYYYYYYYzB?2z.""""""""""""""""z|<z.@@@@@@@@@@@@@@@@z|#z|;z[A(R/ -?*?(|O?)^A%?&^A(P1_A&V%O?#?%^P1_G  PAS/)-?+P.^?&2FA.R/1?.P!h.)-?1?+D"DS/,?)?+D"FV/-?,D"*A%?,D" S%O?,2}S!-?(P~X SA&@/?,D"%?%P.a^A#P%P&?&=K"*?#?-K"%?#?)K" ?,?%P!^A.K"*?)P!^@&?1P!^@1..-?&PI_P{!dP,X/)-?+P.^?)2|*A&R/.P @.P"@%.&-"O?)P|WV/ ?)P%^A&?*V/ ?#?)^D  P~R~B~3}H(T/ P @.P @%?&?*U%O?#?&^G  @%-?%P{!dA#P|*S/ ?#P~= S/ ?%PI_P{!dP,U/ ?%P|IdP~! _P{!dP;W/ P!@%.&-?+P.^?)2}/!.--"O?)P|VV/ ?)P&^A&?*V/ ?#?)^A%D  P~D~"}N}8)f?%P%^G  P~C fe/ P @.P @%?&?*U%O?#?&^G  @%-?%P{!dA#P|*S/ ?#P~= S/ ?%PI_P{!dP,U/ ?%P|IdP~! _P{!dP;W/ P!@%.%-?+P.^?)2}/!.,-"O?)P|WV/ ?)P%^A&?*V/ ?#?)^D  P~L~H}N~A(T/ P @%P @(?&?*U%O?#?&^G  @(-?(P{!dA#P|*S/ ?#P~= S/ ?(PI_P{!dP,U/ P @.?(P|IdP~! _P{!dP;V/#-?+P.^?)2}/!.+-P @.?(P0_-@&P#@%-?+D"CA,D"*A#?,D" S%O?,2}S!-?,D"%?#P.a^A(?&K"%?(?)K" ?(?#P%g?%P*e?%?.P!d=eP2^K"*?,?#P!^A.K"*?-@%.%-?&P~=!dP~! _P{!dP;V/ ?+P.^?)2}/!.&-?+P.^?)P 2}3!.%-?+P.^A(P3N %?(?)K" ?(?)P!^K"*.#-?+P.^?)P/2}3!."-?+D">@*?+D":@#?1%O?%@-?/@(#O"j"O"O"O"O"O"O"O"O"O"O"O"O"O?&?*X/ ?#?&^G  A)P?V%O?&@%."-?&P!^A%?*X/ ?)P?T/ ?#?%^G  A)P?V/!-?0?&2|XA%?*X/!?#?%^G  @)-?)P{!dA&P~; S/#?&Pz S/!?&PFS/*-?-P!^?.S/(?(P!dR/!.#-?(P!d/#?-P!^?.S/)-?+P.^?%P(2}3!..-?(P!dR/"P!@/?-P!^?.S/,-?+P.^?%P&2}3!.,-?-?.X/%?,D"%?-P.a^A(D"%@-?(?%P!^A&K"%?(?(D"*?.P%geK"*P ?,D"*A.?-W/&<?,D"%?-P.a^D"*P)dP%S.&-?-?.X/#?,D"%?-P.a^A(D"%@-?(?%P!^A&K"%?(?(D"*?.P%geK"*P ?,D"*A.?-W/%<?,D"%?-P.a^D"*P)dP%S.%-P!@/?(P!d/(.!-?.?-P!^T%O?%P!^@%?(@/.(-P!@/?(P!d/&-"O?%?*X/ P @/"O?#?%^G  A&PF_01!(((((((((((((! -?&Pz S/ ?&/&-?+P.^?%P!2}3!.&-?%P!^@&Pj@-P -@(?1P!_A1/ ---"O"O?&?*X/ ?#?&^G  A(P?V%O?&@%."-?&P!^A%?*X/ ?(P?T/ ?#?%^G  P?V/!-?0?&2|X@%-?%?+D"FX/ ?+P.^?%P/2}3!-?+G 2A)P4T%O?+D".@#?+D"6@&"j?!D"*A/Pga@(?/P.aA-P.|R@%?!D"%A*?-^A.@,#O"O?(A-R%OP @%.!-?-P.^@(?%P!_@%?,P%_?,P._@,D" P1V/!--P!@,?)P{!dA(P/W%O?(P!T?(P(Td@,-"O"O"j"O"O?-R/ ?%?/X/ ?,?*?%P.a^D"*P)dP&Sd@(.!-P A(?/R/!<-?(/!?.P%_D" P)dP(S/!?/-@(?%@/.!-?/P!^A(P%gP)e@%?!D" ?/S%O?!2}S!?!D"%@*-?!?(K"*?*?/P.a^A-?%K"*?-Q L" -?(P.a@,?*P*^@%?(P%g@(#O"O?,%O?*D"*A-P2X/!?%P%_PjK" ?%?(?-eK" .!-?/."-?*P.^@*?,P._@,?%P.^@%. - -@%-?!?)N :?!?%K"6?!?&K"2?!?#K".? ?"E" L" ? ?"D"*K"*? ?!E"%L".?+PI^C -}*7#>j%} !|WB PI_A-C "O?#R/ ? D"6@<? D".@+? D"2@,? D":G G@(?-Q L#:? P.^@4?"P ?"P{!dP1U=P{!dPFaP~J}Is ^A*?(P!g^H!"@%? H!?@2? D">D"k%@6"O"O?!?,X/ ?!?+^G  A)P?V%O?!@&."-?!P!^A&?,X/ ?)P?T/ ?&?+^G  A)P?V/!-?,?4?!2|XA&W%O."-?&?+^G  @)-?)PAT%jP &?#P!_@7?2?%Pjfd@=?*P<^@:?*?(P!g^A!P,^@>?!P(^@| ?*G EA;P.aP~9}@s ^@|!?*G |(A|"?;^P~/ V@5?,@!?+@#P @2"O#O?&P!^@."} Q ?&?,X/ <Q ?,?._P*U/ <?+?.^E  -@B"j"O?5/ ?2?|"X/ ?|!?2P.a^G +A%P ?%P|3U=A%P;aA(G ~C}4OP!^@/?(E ~-}4O@?"OQ!?%}J}%A@Qo~!}0~F~#~Wk}4D}#|;%O???B|=/"Q @A"O?,?&P+^A%U/ ?,?%_P*U/ ?%?+^E  @A-?/P*S/!?(P~-}4s ^A(E *@??@Q~C}Y~L}&rk~T~F8}#|;%O?/P2S%O???A|=/%.#-Q @@"O?,?&P3^A%U/ ?,?%_P*U/ ?%?+^E  @@-???A|=/#Ps!?/P#g_A%P|4V/#?(E 2?@m?%}J}%|;/".#-???AmPk!?/P#g_}J}%Q |=/".!-???BmPs ?/P#g_}J}%Q |=/!-P!@%?2.!-?-?<K"F?-?,K"D?-?+K"C?-P2^?*?-PC^?.?B2|,?-D"2@%?-D"6-@0"O"O"O"j"O"O"O"O"O"O"O"O"O"O"O"O?%P!S%OP!?0P1dA/gA)?| H! dR/!-? ?&?6?-P:^2|)A%R/5? D".@(?%? D"2A&X/"?%?(^G  A!P?W/!?%@#.#-"O?,?&?0?;^A%P ?%P{!dP~/ U=P{!dP.aA.G ~B}@OA%P ?%P|3U=P;aG ~C}4O^A&P"^A%V%O?%?+^G  PNS/!-? P!N |%.5-?)?9?=ed/4"O"O?&P#^A(?!X/ ?#?(^G  A&P?V%O?(@%."-?(P!^A%?!X/ ?&P?T/ ?#?%^G  A&P?V/!-P @&?4?(2|XA%?!X/ ?#?%^G  @&-?0P!^@2?)?9e@9?>H! ?)d@!"O?1P!S%O?!/(?:?8P#dP!g^H! ?)dR/!P!@1? ?%?&?721A%/)P ./-?!/&-"O"O"O?.P~9}@s ^A!G *P!_0) ((((!"(-?&P{!dPAT/&"jP @0? D"2A.?%Pjf^@&? D".@)#Oz.                @C"O?.?%?0^P!^U/ ?&P2U/ ?%?)^P!^z   @C-?&P2_@&?0P2^@0?)P2^@)?Cz.YYYYYYYYYYYYYYYYzB?Cz.""""""""""""""""z|<z.@@@@@@@@@@@@@@@@z|#z|;z[A#R/ -"j"O"O?.?0?#|O?%^A(^A&P1_A#V%O?(?)^P1_G  PAS/!-? ?#2FA#/!P .#-?&P0_.!-?#P!h-A#?%P"^S%j? ?#?!2}Q!&?#--A%/).*-?&P{!dPAT/%?-P*^?!G -A#?4?%P!^2|-?-D"*P!S%O?-D".@&P @!"O?#P&X/ ?&?#P&aA#G }U}4OX/ ?#P}Q}4s ^?&^G  A!P ?!P|3U=P;aG ~C}4O@!-?1P!?0=@1?!?%^P"^A%R/*?8?&?0=@8.)-? ?%?!2|?A%/(.)-?&P{!dP~X T/#? ?%P!^?!G -?72%A%/&.(-?%P!^A#?&X/ ?!P?T/ ?#?(^G  A!P?V/!-P @!?4?%2|XA#?&X/ ?#?(^G  @!-? ?#?!?721A%/".1-? ?%?&?!?727A%/!."-? G |#R//? ?%?&?721A%R/!-? D".@#?%? D"2A!X/"?#?%^G  A)P?W/!?%@&.#-?1R/#P .%-?%P!^A&?!X/ ?)P?T/ ?#?&^G  A)P?V/!-?!?4?%2|XA&W%OP @).*-?#?&^G  @)-?)PFT/(?&P!^A%?!X/#?#?%^G  A)P?W/"?%@&.%-?*H!A?/h-@!? ?!? G |%eP!dN |%.(-?&P"^A&?!X/ ?)P?T/ ?#?&^G  A)P?V/!-?!?4?%2|XA&W/%?#?&^G  @)-?)PAS/ -."-"O? H!?A2R%O? D">@/.!-"O?1P!dR/ ?9?:?8P#dP!g^H! dR/ .#-? D">A/D"k%A+?6S/ ?+?6U?+Ps VeA(/ "O?1P!S%O?*G |)?8P)dhP!d/!-? G AP#P!? G |#=U/!?*G |#P!T/#P%?/?6P#gA%^?(=@5?+P#g?%_@%P!?#?!? D"6A#UA!=@,P ?#?!=@+? D":@(#O?%R/"?5D" @#?5D"%@!?%P*_@%?5P*^@5?"P!?,?#P!^A.^?!P!_A#?.U?#?+VeA!=P ?#?._?!=?(G G2l!R/ -.#-? G A/"P!@1-?/?6K"k%?8P#d-@"?)Pz T%O.!-"j? G |#R%O?*H!0A!?1P!dR/!<?*?"P!g^H!4?!e.!-?*H!0@!?*H!2?1P!d%j?*?"P!g^H!4?!e&?!-?2de-?*? D":G GP!g^A!H!(?9e?!H!,ePjfdA#P{{#d%O"j?*G |(A!P.aP ?!?*G EA"^Pv UA!=A%%O?"P.aP~9}@s ^P!?!=P%^@(?#P{{#d@!P @##O"O?(G  A"P#S/ ?!?#P1dhP!dR/ ? P*?"?"RP 2}(!R/ P!.#-?(P.^@(?#P!^@#?%P._A%/ --P -/!-?&P!^@3-?-PI^C ?3-}B6!)jB PI_A(C "O"O"O"j"O"O"O"O"O"O"O"O"O"O"O"O"O"O"O"O"O"O?"G 2P!_0/!-".#%&()%*+, -?"G 3A%P ?%P~/ U=P.aA#P~9}@s ^@)?#G ~A}@O@#"O"O"O"O"O"O"O"O"O"O"O"O"O"O"O"O"O?"G 5P(_00 !C"#%&(CCCCC)C-?#P&_0&)B*+,B-?(P K"F?(Qkkkk2L"C?!?"?(PC^2|CP!@&?(D"F@"?(D"D@#?)G -A)P%W%O?)P&aA)P}Q}4s ^@&?)G }U}4O@*-?(P*^?#?"?&?*28?(G +@&?(G *@)? P~< N *? QkkkkcL" ? ?!D"6G -P?eN +"O?)R/ ? P~! N *? ?&N (?"?&P ?&P|3U=P{!dP;aA!G ~C}4OT/ ?!P~-}4s ^@!?#@&#O?"%O?&G  @)?!G  @*?&P!^@&?"P!_@"?!P!^@!?*P?P ?*P~! _P{!dP<U=eP{!d?)P?P ?)P~! _P{!dP<U=eP{!dS/!."--? P~" N *-?(D"CA!%O?#?!2o!-? ?%N %.B-?#P(_0#-,.,-? P~# N *? QkkkkcL" ? ?!D"6G -P|&^N +? ?%N %.@-? P~<~1 |0!*? QkkkkcL" ? ?%N %.?-? P~<w |0!*? QkkkkcL" ? ?%N %.|"-? P~<~4 |0!*? QkkkkcL" ? ?%N %.|!-? QkkkkcL" ? P~&~6 |0!*? ?)G ,N &? ?%N %.| -? P~<|3|0!*? QkkkkcL" ? ?%N %.>-?!?"D" ?"D"%2cR/<."-?!?"D" ?"D"%2c/!.;-?!?"D" ?"D"%2cR/:-? P~<M|0!*? QkkkkcL" ? ?%N %.:-?)G %A!P#T%O?!?"G 7S/#-? P~<~+ |0!*? QkkkkcL" ? ?%N %.9-? P~< N *? QkkkkcL" ? ?!D"6G -PAeN +? ?%N %.8-? P~<t |0!*? QkkkkcL" ? ?%N %.7-? P~<u |0!*? QkkkkcL" ? ?%N %.6-"O"O"O"O?"G 3A#P~/ X%OP~9}@s @%P{!@&?"G 5P0_0%%"!#!-?#P.aA&P~9}@s ^@%?&G ~C}@O@&?"G 5P0_0%#! " -? QkkkkcL" ? P~<~H |0!*? ?&N &? ?#N %.8-? P~<~> |0!*? QkkkkcL" ? ?#N %.7-? QkkkkcL" ? P~< N *? ?&N &? ?!D"6G -P|-^N +? ?#N %.6-?%G "R%O? P~<~< |0!*? QkkkkcL" ? ?#N %.6-? P~<~L |0!*? QkkkkcL" ? ?#N %.5-?"G 3@#?"G 5P4S%O? QkkkkcL" ? P~<~H |0!*? ?#N &.5-?(Qkkkk2L"C?(P K"F?!?"?(PC^2|C?!D":G G@"?(P:^?#P ?#P1U=P{!dPFaP~J}Is ^A&?(D"DA%?(D"FA)2e"O"O?(D":P!S%O?&?"P!g^H!(?(D">A*P1dhP!d/!-? QkkkkcL" ? P~< N *? ?#N &? ?!D"6G -PKeN +?(P2^?#?%?)?"2P?(G 2R/!?(G 3@!? P~! N *? ?!N (.!-? QkkkkcL" ? P~< N *? ?&G E?*^N %? ?!D"6G -P|+^N +-?(D"CA R/4?%? 2o!.4-P4@#"O"O"O"O?"G 3A%P/_P ?%P/V=P!_0%#!5" -P!?!D" ?!D"*A#?!D"%VA+=A)@!P!@&P!P ?#?+=A+R/3<?)?+^#O?!G  P+_A&P9V/2P!?&gP}8kk%dR/2P!@&?!P!^@!?#P!_A#/ -P @#@!.2-?!D"6G -P2e@#.3-? QkkkkcL" ? P~<|%|0!*? Pkkk*?!D":D".A ? Pkkk*X=K" .4-P1P0?!D"6G ,P"S=@#.1-?!D":@!?"G 5P#_0"+,*-? P~<F|0!*? QkkkkcL" .1-? P~<|*|0!*? QkkkkcL" .0-? P~< N *? QkkkkcL" ? ?"G 3P|0^N +./-? P~< N *? QkkkkcL" ? ?"G 3P~6 eN +..-? P~<q!|0!*? QkkkkcL" .--? P~<}U!|0!*? QkkkkcL" .,-"O?"G 3A"P ?"P~/ U=P.aG ~A}@OP(S%O?!D"6G -P!T/!-? P~<~8 |0!*? QkkkkcL" ? ?"N %.,-? QkkkkcL" ? P~%~: |0!*? ?"N %.+-PN@"?!D"6A!G ,P"T%O?!G -PMe@"-? P~( N *? QkkkkcL" ? ?"N +.*-? P~<|(|0!*? QkkkkcL" .)-? P~<D|0!*? QkkkkcL" ? Pk~+}R~L!?!D"*A ? Pk~+}R~L!X=K" .(-? P~<|%|0!*? QkkkkcL" ? Pkkk*?!D".A ? Pkkk*X=K" .&-P @&-?#P!T-@*?%P!_P.U%O?%@#.!-"O"O"O"O?%P!_0/############! -?&R/!P:@#.#-P/@#?"D"%A!?"D" A"W/"?!?+V/"P/P=?"?)^G  P~9 _P~=!d=@#."-?!G  A"P|1S%OP;@#."-P @#?*R?"P|"Te/!"O?!G !A!P}*!S/ ?!P~M!S/ ?!P~"!T/"-P<@#.!- -? P~< N *? ?#N +? QkkkkcL" .!-? P~< N *? QkkkkcL" ? ?!D"6G -P| ^N +? ?%N %-?(PI^C -~Td#Hj%} !|WB Ps!_A8C ? D"|1A+P K"~6"#O?8PI^?/^A%P K" ?%P*^Q L" ?/P2^A/Pk!T/ -? D"F@.? G |<@&? D"|7@="O? D"IA0?!W%O?&@%.!-?!P!^A)?.?!P.a^D"*A%P%hP ?%P)dP%S=A;X%O?&@%.!-?=D".@,?+Pv"^@| ? D"?@|!? D"C@3?&@%#OPpms ?.?)P!^A(P.a^?(?0X=@#"O?&P!dA4%O?|,@|-.!-Ppms ?.?)P.a^?)?0X=A(D"*?(D"%@/Q @|-"O?3?(D" A7P!^A(U/ ?3?(_P*U/ ?(?|!^E  @|--Q!?|-QjP)?/?7_P"_A(?(P)X=P#g}J}%Qjm}#?(}JmQ}2x}F~W}4}T~<}8};j} QNn}%AJ?|,l@|-P#h?|,?J}#Q |=e?%eP!d@%-?#D"*?,%OPpms ?.?)P.a^?)?0X=@-Pkj@/? @(?,@*#O?/%O?(D" @7"O"O"O"O"O?-G *P*d/ ?4/ Q @|,"O?3?-D" A1P!^A5U/ ?3?5_P*U/ ?5?|!^E  @|,-?7G :A6P!^@5?7E  @J?6P)U/!?|,?J|=/%Q @|,"O?3?1P+^A:U/ ?3?:_P*U/ ?:?|!^E  @|,-?5P*S/#?7E *@J?6P1U/"?5P2S%O?|,?J|</%.&-Q @|."O?3?1P3^A1U/ ?3?1_P*U/ ?1?|!^E  @|.-?|,?J|=/%Ps!?5P#g_A5P|4V/%?7E 2?|.m?5}J}%|;/#.%-? ?)?72|//".#-?|,?JmPs ?5P#g_}J}%|;/!."-?|,?JmPk!?5P#g_}J}%Q |=/!-?8PI^?/^A7Pk!^P!K" ?7P}+!^?<K" ?7Pn!^?2K" ?7Pl!^?)K" -?(P%^@(?/P2^@/?*P!_A*/!--?+D"~6"@2-?#D"%@<?| D" ?2S%O?| 2}T!-?+D"w"?2P"g^?)K" ?+?2P!^A2K"~6"?|-@|,P%hA(@)?(?;U/ --?+?%N |C?+?|-L#|;?8PD^? ?!2|D?8D"D@&"O"O"O?=G BA(R%O?&/"? G |9/!."-?&/!-P @/#O?/Pk!S/"?8PI^?/^?/P2^@/D" R/ -?(R/ ?8D"IP!f@&?8D"O@(Ppms ?."j? G |9A5P!S%O?&?(dR/"?8D"|6.!-?&?(eP!d/!?8D"J-A7P.a^A&?0?7W=A|!D"*Ppms ?&P.^?7P!^A(?0X=A3D"*@)?3D"%@*?3D" @&"O?5R%O?&@,?*@(?)P)dP#T/".!-Ppms ?.?+D"CP!g?(^A(P.a^?(?0X=A(D"*A,P)dP#T/!?)?,fP1V/!P @)P ?(D" A,?&_?,P ? D"DA/?/? D"CVA#=A-V?&?,VeA1=@/?+D"%@."jP!?+D":A0?+D"6A=U/ <P!?0?+D"*V/ <?0?=_@)?.?=^-@0?)?/T/!?(D"%@(P!P!? D"??#=A#?&^?1=?0?/2}K!/!P @/P ?*?(_?(?*V?*?-VeA-=@)"jP!?+D"?A0?+D">A=U/ <P!?0?+D"*V/ <?0?=_@/?.?=^-@.?)?/T/!P!?#?(^?-=?.?)2}K!/!-P*d/ ?%P!d%O? 2|.?3D"%@*?3D" @&-? D"?@3? D"D@!? D"C@.P @)P @2P @/P @"?5R%O?+D">@2?+D":@/?+D"?@)?+D"6@"-?8P?^? D"OA P6^A%P!?3?!?.VA.=A3P ?!?.=A!?|!D" ?|!D"%?+D"%?+D"*?+D".?+D"22|<?8D"?@.?8P:^?%?3?!?&?,?+D"%?+D"*?"?/2|<?8P2^?%?3?!?(?*?+D"%?+D"*?2?)2|<?8D"6@!? P!N d?8Pk~Y#|0!r!?8P N }Y!?8?7K"}U!?8?!K"}Q!?8?.K"}M!?8P*^? ?8P}M!^2h.!-?!@3?"@|!?8PI^@&P @!P @"P @)P @/P @4B P~N/_A#C ? A+D"|7A:D".@ ?#z.                z-"~N-?#z.                z-"~>-?#Q L }&.?#Q L"k.?#Q L"}E-?#z.                z-"}M-?#z.                z-"s-?#Q L ~/-?#Q L"~N,?#z.                z-"x,?#z.                z-"n-?#Q L }4-?#Q L"}U,?#z.                z-"s,?#z.                z-"v,?#Q L ~=,?#Q L ~ .?#Q L"}U.?#z.                z-"}E.?#z.                z-"}5.?#z.                z-"v.?#z.                z-"~>.?#Q L ~U.?#Q L"~N.?#z.                z-"n/?#z.                z-"}5/?#Q L }L/?#Q L"}E/?#z.                z-"s/?#Q L ~E/?#Q L"~>/?#z.                z-"v/?#P K"v&?#P K"t&?#P K"s&?#P K"}+(?#P K"p(?#P K"}9(?#?#E ~=,L }#(?#?#z "v,z-"~R&?#?#z "s,z-"~B&?#?#z "}M,z-"w&?#?#E }4-L ~/(?#?#z "~F,z-"}=(?#?#z "x,z-"}M(?#?#z "n-z-"s(?#P K"~F(?#P K"~>(?#P K"~6(?#P K"}A)?#P K"}I)?#P K"}Q)?#?#E ~/-L }8)?#?#z "}=-z-"~J(?#?#z "}M-z-"y(?#?#z "s-z-"}+)?#?#E }&.L ~E)?#?#z "~6-z-"}U)?#?#z "~F-z-"t)?#?#z "x-z-"~6)?#P K"k*?#P K"x)?#P K"~N)?#?#E ~ .L }P*?#?#z "}M.z-"}A*?#?#z "}=.z-"p*?#?#z "}/.z-"l*?#P K"u*?#P K"~%*?#P K"r*?#?#E ~U.L {*?#?#z "~F.z-"~N*?#?#z "~6.z-"~>*?#?#z "t.z-"v*?#P K"}5+?#P K"}/+?#P K"n+?#?#E }L/L ~,+?#?#z "}=/z-"r+?#?#z "}//z-"}I+?#?#z "k/z-"}9+?#P K"~B+?#P K"~:+?#P K"w+?#?#E ~E/L }4,?#?#z "~6/z-"n,?#?#z "t/z-"x+?#?#z "}U/z-"~F+?#? K"}E,?#P K"}=,"O? R/ P}=|W@%#O?%R/!?!Pk!S/!?#Ps&^?%^A(P~>%^?!?&^A)E" L" ?(Pp&^?)P*^E" L" ?%Pu ^@%?!P2^@!? P!_A / --?#Pw ^?#Ps&^P~J%y,  ?#Pt ^?+?32|D?#D"|9P>aP ?#D"|7A =A%%O?%? P%? =A!^@ #O?!P%^z " @K?#Pw ^?!G  P)dPu a^A%?!P6^E" L"F?%?Kz-">?!P>^A!? T/ --"O?#D"r&A R/ ?+P?^@*?+D"J@(P @!?:G BP!d@,#O?!P~>%S/!?#Pw ^?!^A%D" P!S%OP @&?#PO_?*?%P%^D" P!^?!Pu S%j?(D"*@)?(D"%&P -?)2}.!P"@)"O?#D"OP!T/ ?,R/ ?%P.^?#D"|6K" P!@)P!@&-?%P~) ^?)N  ?%P*^?&K" -?!Pu ^@!? P!_A / --?#Q L#s&?#P}8!^@!P @%#O?#Ps&^?%^P ?!G  ?!P8_G  =N  ?!Pu ^@!?%P!^A%P*T/ -?#?#E#s&L#k/?#D"r&A(%O?+G |9@*P @!#OP @ ?#Pw ^?*P!dA%?!?:D"63) P)dPu a^G IR%O?%?!?#Pk/^P*?:D"23& @ -?#Pw ^?!P)dA&Pu a^A%P!? ?%G |+=A N |7?%G T@%"O"O? P{!dA,P"S%O?%P{!dR/"P!@%?&P!f@&.!-?%P{!dR/!?,P!S/!-?#Pw ^?&Pu a^A&? N |8?&?%N U-?(?!P!^A!T/ --"O?#D"YP!T/ ?#D"}E!R/ ?#D"}I!@ ?#?#D"|JK"u/?#?+D"IK"t/?#?+z "?z-#}U/?#? K"w&?#?+D"IK"v&?#?+z "?z-#s&?#P}U/^?#Ps&^2|IR/ ?#Qkkkk2L"t&?#Pt&^@&P @!P @%#O"j"O?#Pw ^A(?&?!P"g^D" P)dA!Pu a^A G |7P!T/ ? G |+P!S/ ?!P!fPu a?(^G |7R.!-P -@!? ?!N |6P!@!?%P!dP!@%R/ --"O"O"O?#D"r&A=R%O?+G |9@@?+D"O@6?+D"M@;?+D"J@1?+D"|1@-.!-?+P?^@,?+D"|1A-PD^@| ?+D"O@6?+D"M@;?+D"J@1?+G |9@@P @&#O?#Pw ^?&P)dA7Pu a^A!G U@."O?!D"DA ?!D"CA*W%O?.?@e/!P~9}@s @!?:D".?&V%O?:D"*?&^G  A P ? P~/ U=P.aA G ~=}@OP#S/"? P~9}@s ^@!-"O?1D"6A %O?!G +A!P ?!P|3U=P;aP~-}4s ^@%?1D"2@*? P:a@!#O"O?!?*^A(P2_D" A R/ ?(P6_D" A)G  PHT/ ? P!_A ?%G :T/ ?%?)P!^? 2}K!R/#-?!P:_A!/ --?+P#?3?&2}7!."-?#Ps&^A!P!P!P!2}"!?#D"~%&@*?#D"s&/%?#D"t&A)PAN  ?#?)K"~%&?#?*K"s&?#P!K"t&?!? 2~.!?#D"t&@!? %O?#D"~%&?!^?%? y,  -?#? ?!^K"t&?#Ps&^P"2~.!?#D"t&A ?#D"~%&^P}?~R |0  ?#? P"^K"t&?(P*_D" @ P @)"O?(P%_D" A(R%O? @!.!-? ?(^@*? @!?(@%"O#O?!G  P+_A.P9WP P!?.gP}8kk%d=R%O? ?(^P!_@(P @ #O? ?(^G  P+_A*P9V/#P!?*gP}8kk%dR/#?%? P!_A ^/ -.#-?!P!^@!?%P!_A%/ -?*@!.!-? ?%^@)-?#Ps&^?)2~.!?#D"~%&@ ?#D"t&@%"O?)RA(/ ?(/ ? ?%^?!?)y,  -?+?3?#Pw ^?&? ?%?)^2|@?#D"s&A!R/!? ?!2o!.!-?!G |8@5"O"O"O"O?!G |,P!dR%O?.R/!?5P"S/&.!-?!G |-P!d/ ?;D"D@"?#Ps&^P ? ?*_A%? ?;D"FVA)=A(P!P!2}"!?#D"~%&@ ?#D"s&P!T%O?#?#D"t&A0K"p.?#? K"}/.?(RA9/%?9/"?0P!?"?*^?)=?(y,  ."-.)-?#Pw ^?7P!fPu a^A%D".@)?%D"*@/?6P!N dP @(?&P!S%O?1D"%@(?1D"*@"-?#P}U/^A9?| P!?;D"D?*^? ?;D"FVA<=A0P ? ?*_A%?<=A ?(?"2j"O"O?#D"}U/R/ ?#?#D"t/K"}//?#?#z "}U/z-#k/?#D"u/@("O?/%O?#?)K"w&?#?,D"2K"v&?#?,z " z-#s&?9?#Ps&^2|I/!Ppms ?#D"}+/?(P.a^?(?#D"}//X=A"D"%@(?"D" @"?#PM^?,?)2}5!?#D"|1@%?#D"M@).#-?#?(K"~6-?#P K"v.?#P!N }=-?#?#P~6-^K"u&?#?#Pt.^K"t&?#?#Pk/^K"~%&?#?#P}=-^K"s&?#P}U/^P"?(?#Ps&^P}+}0s 2|5?#D"v.A)R/!?#G }=-P!d/!?#D"t.@"?#D"u.@(?#D"w.@%."-?#Ps&^? P!P!2}"!?#D"~%&@(?#D"s&P!S/*?#?#D"t&A*K"p.?#?(K"}/.? RA(/#?(/"?*?0? y,  ."-?#Qkkkk2L"}/.."-?#?%K"u&?#?)K"t&?#P!?0?(P!_A%^? ?%U=K"v&?#P ?"P!_A(? ?(UA(=K"~%&?#P!?0?(=K"s&?#? ?%_A%P ? ?%X=K"w&?#P}/.^?#Ps&^P#2Y?#D"}5.A%R/!-?.R%O?+?3?#Pw ^?&?#D"p.A ?%2|@?#D"}/.A!R/#? ?!2o!.#-?!D"%@%?!D" @ "O"O?5P"T/ ?#Pw ^?7P!fPu a^A!D" R/ ? /!?+P0?!D"%?&2}7!."-? / ?+P0?3?&2}7!.!-?+P0?%?&2}7!-?#D"}/.@ -? R/ ?#D"p.? 2o!-?&P!^A&?=T/ --?-P K"~J!Ppms ?+D"FA<?3P!^A=P.a^?=?+D"IA9X=@|*P!?+D"?AH?+D"DAA?+D"CA VA|%=@>?+P?^@|&?-P~N!^@|"?-PD^@D?#Pn!^@)?+G |<@E?#P~F&^@5?#D"r&@| ?AP!_? X@|(P @ ?2@7#O?#D"}U&@,?#D"}Q&@("O"O#O? @!"O#O?!?| ?!?| V=@%#O?!?%S%O?#?,K"}U&?#?(K"}Q&"O"O"O"O?#D"r&A0R/ P*?0?0P*X=@%?#P~B ^@!P @)#O?!D" ?)^@)?!Pu ^@!?%P!_A%/ -?)R/ ?|%?AP"Ue@IP|%PF?EP!d=@BP ?A?|%=@|#?0P!_@*?<?3P.a^@|+?#P}=!^@| ?#Pu&^@|(P @.P @"#O?.A5P!^@.P @!#O"O"O?#Pw ^?!P)dA&Pu a^A D"2R/ ? D"F@ ?"P!dA(R/!? ?,S%O?!?/W/!?,@ ."-? ?,V/!-?0?!P!^A!T/!.#--?0?!P!^A%V%O?!@"#O"O?#Pw ^?%P)dPu a^A&D"2R/ ?&D"F@&"O?(R/ ?&?,S%O?,@&?%?/V/!."-?&?,W/!-?#?%K"w&?#?%K"v&?#?!K"t&?#?"K"~%&?#?&K"u&"j"O? ?&S%O?"?%W/!? @&?|(."-?|(? ?&V/!<-? @&?#Ps&^-A D"*@!? D"%@"?&@ -?0?%P!^A%T/ -?!P)d@&-?!@/?7?#Pw ^?&Pu a^A?D"FA,?5_A P ? ?,W=A ? ?7V=@D"j"O"j"O"O"O?7R%O?)?.V@|)?2/"P @C?*@&?| @(?0@ P @"#O?(@!?&@%P!@F?"A5P~>%S/(?#Pw ^?"^A4D"2@G? P!_A %O?%P!_@&?!Pu ^@(?"Pu ^@"?GR/!--?GR/&Pp%?5_P{{#dA"Pu |RA&? ? ?&V=%O?%?"Pu |RA ? ?%V=@%?4D"F@ #O?!P2^D" %O? ?!PF^D" A"? ?"VA"=@ ?4?!?"=@4-?!Pu ^@!?%P!_A%/ --?4D"?A ?4D">A!X/!.&-P @&?3?9U%O?|+D"*A P%hP ? P)dP%S=@&-?=@"?DP"X%O?DP!_@(#O?"A%?&X/%Ppms ?<?%P!^A P.a^? ?9X=D"*P%h@"P @!?*@ "O"O#O"O"O"O?#Pw ^?!^A4D" P!T/ ?4P%^D" ?%T/ ?4P~) ^G  R/ ?4Pt ^G  @4? R/"?4P!S/"?!Pp%T/!.%-? R/#?!Pp%S/#-?!Pu ^@!? P!_@ .!--? /!?4P!S/!-?(P!_@(-?(/ --#O?"A%?&X/#Ppms ?<?%P!^A P.a^? ?9X=A4D"*P%h@"P @!?*@ "O#O"O"O"O?#Pw ^?!^A(D" P!T/ ?(P%^D" ?%T/ ?(P~) ^G  R/ ?(Pt ^G  @(? R/"?(P!S/"?!Pp%T/!.%-? R/#?!Pp%S/#-?!Pu ^@!? P!_@ .!--? /!?(P!S/!--Ppms ?<?%P.a^?%?9X=D" @!?4D"%.#-? ?;D"FV/#?;D"D?!^@F? ?!_@C.#-P @(?|*D" .#-P @!P -?,?5W@|)?,?5VA"@(?!?"=.!-P @(?C?|#?+?32}?!A _A!P ?!?|#W=W%jP ?C?FP!? ?>^? ?|#V=?C2}K!=&P -? ^-@5P @!P @%"O"O??G |,P!T/ P @ "O??D"?A"??D">A!U/ ?!?"S/ ?"?;D"FV/ ?;D"D?!^?"^?!Pjf^G  A%P|4S@ ?D/ ?%P|4T/ ?+P ?I%jP &?HH  P~ ~Y S-?-D"x!P 2|=P!@ -?!?"? _A%W%O?%?;D"FW/!-?#?BN s&?#Ps&^@"P!@ .!-?;D"D?#?BN s&?!^@&?%?!_A P)W%O?#Ps&^@"? R%OP!@ ."-?&@!? @%#O?B?!G  S%O?&@".#-?!P!^@!?%P!_A%/ -P!@ .!-?#PD^?B?&? 2V? P!?#D"DP!SA!=@ ?&?#Ps&^?!=@"-?-D"x!A4@!?(%O?|"? 2~.!?-D"x!@!? %O?-D"~R!?!^?"? y,  -?-? ?!^A!K"x!-??D"2%O?!??D":A%U/#?%??D"6A&U/%?|"?%?&_A!2~.!?-D"x!@(?!%O?-D"~R!A%?(^?%?&^?!y,  -?-?!?(^K"x!-?|)%O?|"? 2~.!?-D"x!@!? %O?-D"~R!?!^?"? y,  -?-? ?!^K"x!-?+?5?5?4P 2|=P!@"?)?.T/ --?-D"~J!R/+"O?:G BR%O?#D"r&A R%OP @%."-? P!_@ P @!#O?!P~>%S%OP @%.#-P!P"?#Pw ^?!^A"P~) ^G  P T?"Pt ^G  P!SdA"=?"? =@%? P!_@ ?!Pu ^@!?%P"S/ -.!-?#D"}=!%OP!@%.!-?#D"r&A R%OP @%.!-? P!_@ P @!#O?!P~>%S%OP @%."-P!P"?#Pw ^?!^A"Pt ^G  P"S?"D" dA"=?"? =@%? P!_@ ?!Pu ^@!?%P"S/ --?6?%?6G deP!dN d?-G |CP!S%O?+2|.-"O?#D"}=!R/ ?:G BP!T/ ?1D"*A R/ ?#D"}A!P!^@%?1D"%@"P @!#O"O? ?!U/ ?!?"^G  PHT/ ?#P?^?|&?%?"?!22?#D"?P!T/ ?+?#D"C2|N-? ?!P!^A!T/ --P @ ?#D"}Q&P!T/"?#D"}U&A!?6D"|6X/"?6D"O?!P%g^@ ."- - -?-D"~J!A"R/(P ?A?|%=@%?-D"~F!A!?"P6a^@"?6P6^@&#O?!P2^G  @*?#P:^?&?>?%?!D" ?!P%^D" ?-D"~R!?-D"x!?!P*^D" ?!P.^D" 2|<"O? R/ "O"O?*P!_0" !"-? ?#D":K" .!-? ?#D">K"%-?"?!P6^A!T/ -.(-?!P)d@"?!P!^A @!?#Pw ^?"Pu a^A.D" P!T/ -?.D"%@0"O"O?.G |7P!_0" !"-?#?,K"}U&?#?(K"}Q&Ppms ?<?0P.a^A!?0?9X=Ppms ?!P.^?0P!^?9X=@/?.D"J@%"O?#D"r&A!R%OP @&.!-P*?!?!P*X=@,P @&?)@!#O"jP ?!P5^G  R/ <P ?!P6^G  P!T/ <?!D" ?%U-@(?!Pu ^@!?&?(^@&?,P!_A,/ --D" @*?/D"%@"?-D"x!@,?%?&V%O?"@(?*@!?.D"MA%@".&-?2?%P!^W%O?|*D" @!?"@(?*@%?+?32}?!@".&-Ppms ?<?/D"*P%hA!P.a^?!?9X=D" @(?|(/"Pj@%?>G  @&#O?%A!P}>}0s ^G  ?&SA0R%O?!P!^@%?!/!--?(?AX/"?EP!dR/"?0/"?(?(?>^G  A%P|4S^@!?%P|4S%O?|"D" ?,S%O?|"2}<!-?-D"~R!?,^P|4N  ?-?,P!^K"x!-?*@%.%-?.D"*P!T/ Ppms ?<?0P.a^A!?0?9X=E" @|,Ppms ?!P.^?0P!^A|)?9X=A!D" @%Ppms ?<?.D".A?P.a^?9??W=E" @|-?!D"%@!?5P!|0! P @&?#P K"~R&?#Q L"~J&?#P"N ~H&?#QkkkkIL"~>&?#?!K"~:&?#?|-L"w&?#?%K"v&?#?|,L"t&?#Pw ^?"P!fPu a^A/G |,P!d@FP @!#O"O?!?5^G  @,?&?5^A"P?_D" @B?"P>_D" @C?-D"x!@|#"O"O"O?F/ ?/D"DA"?/D"CA%W/ ?#P}U/^?DP!?;D"D?%^?"?;D"FVA(=P ?"?%_?(=? P!S%j?1D"*@4?1D"%&P -?42j?#D"}U/AGR/ Ppms ?#D"~%/A.P:^?#D"t/A4P"W=A(P%^@%Ppms ?.?#D"u/A"P.a^?"?4X=A*P%^@""O"O"O?!0" !"-Ppms ?.P.^?4P!W=A"P%^@%.!-?(@"?*@%-?|"P ?%D" A%?"D" A(_?%?(U?%P ?#D"s/A"?"?#D"r/VA4=VeA*=A"2~.!?-D"x!@%"O?"RA./ ?./ ?-D"~R!?%^P!P!?G?4=?(^?*=?"y,  -?"?%^@%.!-"O"O"O?!P!_0"!" -P!@.P @%"O?-D"2A"?-D".A4U/ ?"?-D"*V/ ?-D"%?4^@.?"?4_@%-?|"?%2~.!?-D"x!@""O?%RA(/ ?(/ ?-D"~R!?"^?.?%y,  -?"?%^@%."-? P!T/"P!@.P @%"O?-D":A"?-D"6A4U/ ?"?-D"*V/ ?-D"%?4^@.?"?4_@%-?|"?%2~.!?-D"x!@""O?%RA(/ ?(/ ?-D"~R!?"^?.?%y,  -?"?%^@%.!-? P!S%OP!@&P @!"O?-D"?A"?-D">A/U/ ?"?-D"*V/ ?-D"%?/^@&?"?/_@!-?|"?!2~.!?-D"x!@""O?!RA%/ ?%/ ?-D"~R!?"^?&?!y,  -?-?!?"^K"x!-?+?B?C?|#?,2|=."-?-?%K"x!-?+?B?C?|#?,2|=?&P*^@&?!P!^A!P#T/!--?#Pk~Y#|0!u&?#P N ~.&?#?0K"t&?#Q L"s&?#PI^?6?#Ps&^A"2h?#D"J@,?#D"I@(? @!?@P!dR/ -?#?6K"s&?|&?|)???"P}M}0s 2|5.!--?*@%?(@!-?7P!_@7?+?%?(?,P 2|=?.?!K"O?.?"K"|1.!--?#D"r&A %OP ?A?|%=@3P @!#O"O"j"O"O"O"O"O"O"O"O"O"O"O?#Pw ^?!P)dA%Pu a^A"G T%O?"G |7P!S/!-?@/.?"D" P!T/.?"D"%@&P @%?:D".?!V%O?:D"*?!^G  A"P ?"P~/ U=@%-Ppms ?<?&P!^A"P.a^?"?9X=A"D"%@*?"D" @,?EP!d/(?%P.aP~9}@s ^A(G *@1?"D"*P)dP!_0)%%!")%%#-?"D" P!T/-P @)?#Pw ^?%P!fPu a^A,G |+R%O?,G T@)-?"D"%@*?"D"*@2?"G |+P!T/*?"D".@/P/@&.+-?10",#(-?1P+V/&P!?1gP}!&dR/&.+-?1R/*?(G %R/%.*-?1/#.)-?*?,_P"V/(?(G %R/".(-?#Ps&^?>?3?,?*26?#D"s&@1?%P|-_P{!dP"X%O?1PkkkkiePkkkkiS/(?#D"~%&?12o!.(-?1PkkkkiS/!?#D"~%&@""O?#D"t&A*%OP @%#O?%?*S/"?"?%^?%P!^@%G  PI_P{!dP,U/ --?1R/"?"?12o!."-?1R/&?"?12o!.&-?1R/%?%P,S/%?%PDS/%-?+P%?&?!2}7!.#-?@P!d?!?"G |6?2P*ge?)P2ge?:D":3( @&?"D".@/"O"O?&P{!dP!_0+!""""""" "-?2%O?+P+?*P!^A"?/T%j?#?/K"}U/?#?#P}U/^K"s&?|&?"?/?#Ps&^P~%}0s 2|5?#D"}U/&?*-?!2}7!P!.#-?+P+?*?!2}7!.#-P @%P @(P @"?,D" P!S%OPpms ?<?,D"%A&P.a^A(?&?9X=D" @"Ppms ?(P.^?&P!^?9X=D"%@(-?6D"C@,"O"O"O?6D"DA&0""! -?&@)#O?%?)P!hA.?%^A1?,?1P%g^D" ?"V=@%?)?._A)P!V/ --"O?%?,?%P%g^D" ?"W^A%R/ ?,?%P%g^A%P._D" A)?"W%O?%P%_D" ?"?)_^@".!-?%P*_D" @"-P @%?&P!T%O#O?&P!hA)?%^A.?%?,?.P%g^D" ?(U=@%?&?)_A&P!V/ --?%?,?%P%g^D" ?(U^A%R/ ?,?%P%g^A&P%_D" @%?&P._D" A&?(X%O?%@(.!-?(?&_?%^@(-?#Pk~Y#|0!u&?#P!N ~.&?#?*K"t&?#?"K"s&?#?"?(?"?(V=K"~%&?#P2^?6?#Ps&^2hP!?2/!<."-?+?&?*?!2}7!?2R/!?&P!_P~U!dR-?!P!T/ R/ ?#?6K"s&?|&?*P!^?/?#Ps&^P}M}0s 2|5-?!P!^A!? T/ --"O?@/ ?EP!dR/ P @%?+G |;P.aG y}HOP.aG ~D}@OA!P ?!P1U=A!P)_P{!dP~Y!U/ ?!PFaA!G }1}JO?!G }2}JOA2?!G o}JO^P{!d@(?:D".A"@)?:D"*A;@,? @&"O"O#OP @!?&R/!?%P~>%S/!?)R/!?)P!_@)?%Pu ^@%?&P!_@&?,G  @1?,P!^@,?(?1T/ -?#Pw ^?%^A%Pu _D" @,?%Pt _D" @1.!-P @,-?2^P{!d@&? @%#O?%R/!?!P~>%S/!?"R/!?"P!_@"?!Pu ^@!?%P!_@%?;G  @*?;P!^@;?&?*T/ -?,?#Pw ^?!^A!Pu _D" dP!T/ ?!Pt _D" @!?#Pk~Y#|0!u&?#P&N ~.&?#Q L"s&?#?!?1?!?1V=K"t&?#P*^?6?#Ps&^2h-?@P!f@&?#P}:!^@"?:D"6@,#O?#Q L#s&?"@!P @%#O?#Ps&^?%^P ?!G  ?!P%_G  =N  ?!Pu ^@!?%P!^A%P*T/ -?#?#E#s&L#}U/"O"O? %OP @!#O?#Pw ^A*?!P)dPu a^@%P!@)?*?&P!dA2?!?:D"63) P)dPu a^G SR%O?2?!?#P}U/^P*?:D"23& P{!dP!T@)-"O?%G UR/ ?%G R/ ?)?%G |8P!Sd/#-? ?!P!^A!T/ -P @!#OP @)?#Pw ^?&P!dA%?!?:D"63) P)dPu a^G SR%O?%?!?#P}U/^P*?:D"23& P{!dP T@)-"O?#Pw ^?!P)dPu a^A*G UR/ ?*G R/ ?)?*G |8Rd/%-? ?!P!^A!T/ --P @!?-P K"x!?#D"r&@3"O#O?!?3S/!?+?#Pw ^?!2}P!?!P!^@!R/ -?6?6D"aP!^K"a?6G cP!T/ ?6D"|OA @.?6P K"|O?6E"|J@|,?6Qkkkk2L"|J?#? K"s/?#?|,L#}U/P|%PF?EP!d=@7P ?A?|%=@,?6P~> ^@/P @!#O?+?#Pw ^A ?!2}P!%O?+? ?!2|+@0?#P}U/^P"P!?#D"s/?.VA%=A 2~.!?#D"s/@"? %O?#D"r/?"^P}?},s Pr}+s ?%=? y,  -?#? ?"^K"s/?#P}U/^?:D".?!V%j?:D"*?!^G  A P ? P~/ U=P.aP~9}@s ^&P~9}@s -G +A P ? P|3U=P;aA%G ~C}4OA 2~.!?#D"s/@"? %O?#D"r/?"^?%P~-}4s ^? y,  -?#? ?"^K"s/?#P}U/^A"P#2~.!?#D"s/A ?#D"r/^A%P}A},s H  |0  ?%P}C},s G  N "?#? P#^A&K"s/"O?#"j?#Pw ^?!P)dA5Pu a^A G RR%O? G SR/"?"P.2~.!?#D"s/A"?#D"r/^A%P}D},s E  L  ?%P}L},s D  K *?"P.^.!-?#P}U/^P-2~.!?#D"s/A"?#D"r/^A%P}P},s E  L  ?%Pq},s D  K )?"P-^-A&K"s/-"j"O"O"O"O"O? G TR/ ? G |7P!T/ ?#P}U/^A"P&2~.!?#D"s/A%?#D"r/^A&P}Y},s D  K  ?&P~"},s G  N %?#?%P&^K"s/? |."J?"2}G!?#D"s/A%?#D"}U/S%O?"2}<!-?#D"r/?%^PFN  ?#?%P!^K"s/? D"OA%? D"|1A"S/"?"?%V?%?,VeA&/"P!?"?>^?&=@&?%?"_@%?+P 2}?!?"S/!?%P!T/!?&G  ?7T/!."-?0/"?&P!_@&?#D"}U/@).#-?#P}U/^A"P(2~.!?#D"s/A*?#D"r/^A2P~#},s D  K  ?2P~)},s H  |0 %?#?*P(^K"s/?#?%K"~%&?#?&K"s&?#Ps&^P!?"2|&?#D"s/A%?#D"}U/S%O?"2}<!-?#D"r/?%^PFN  ?#?%P!^K"s/-? G |6R/ ?#P}U/^P02~.!?#D"s/A"?#D"r/^A%P~*},s E  L  ?%P~/},s E  L (?#?"P0^K"s/-?#P}U/^P)2~.!?#D"s/A"?#D"r/^A%P~5},s D  K  ?%P~8},s D  K #?#?"P)^K"s/"O? D" P!T/ Ppms ?<? D"%A"P.a^A%?"?9X=@2Ppms ?%P.^?"P!^?9X=A"D"%A*@&?"D" A%@-? D"*P!S%OPpms ?<? D".A"P.a^?"?9X=A"D"%@&?"D" @--?2D"%@)?2D" @2P @"?#Pw ^?5P!fPu a^A5D"*P!S%O?#?|&?5D".2}5!?#D"%@(?#D" @"-? G |6P!S%OP!?-?>^?&?-U?&?,VeA =@%P ?&?-_? =@)"O?"R/ ?(?)T/ ?%Pl},s ?"?%?(2}K!A =@%?(P"? =@)-?#?)K"u&?#?%K"t&?#P ?*?&_?*?,V?&?*VeA =K"w&?#P!?&?>^? =K"v&?#P ?-?2_?-?2U?,?-UeA =K"~%&?#P!?2?>^? =K"s&?#Ps&^P#?#P}U/^2|&.!-?2?>^@ ?0R%O?#P ?*?2_?*?2U?*?,VeA"=K"~%&?#P!? ?"=K"s&?#Ps&^P!?#P}U/^2|&.!-?#P"K"~:&?#Pl},s K"~6&?#Pq}+s K"t&?#P ?*?&_?*?,V?&?*VeA"=K"~B&?#P!K"u&?#P!?&?>^?"=K"~>&?#P ?-?%_?,?-U?%?-VeA"=K"w&?#P!?%?>^?"=K"v&?#P ?)?2_?)?2U?)?,VeA"=K"~%&?#P!? ?"=K"s&?#Ps&^P&?#P}U/^2|&-?#D"s/A&?#D"}U/S%O?#P}U/^2}<!-?#D"r/?&^PFN  ?#?&P!^A K"s/?#D"}U/@)P ? R/!<-?#?&K"s/?&-A ?)S%O?#P}U/^2}<!-?#D"r/? ^Pz N  ?#? P!^K"s/-?3?!P!^A!T/ -?#?#D"s/A"K"t&?#?#E#}U/L#s&?/2~7!?/?#D"t&K"*?/?#E#s&L" ?6D"YA!?6D"|?S%O?6Pw ^2}Y!-?6D"|C?!P>a^A ?|!D"2K"2? ?|!z " z-" ? ?"K":? ?.K"6?6?!P!^K"Y-?#P~N/^C .%-?%P!N R.!-?#Pw ^?%?!?,3) P)dPu a^P!N S. - -?#D"t& --?8Ps!^C -}72!4jB P}M#_A#C ?#P%^?!P}/}&s 2?"j?#D"%PkkkkiT%O?"G G?#D"*A(?#D".A)2MP{!dA&?&P"S=.!-?"G G-@&?#Q!L#M?#Q L#I?#Qkkkks L#D?#Q%L#??#Q L#:?#Qkkkks L#2?#PkkkkiK"|6?#P N O?#P~Jrs K"}+!?#?"E"6L"a?#?"z ">z-"g?#?"G FN l!?#?"E"*L#|J?#?"D"2K"|O?#?"G |,A-N })!?#?"G |+N }(!?#?"G IA.N n!?#?"G HA/N }&!?#?"G |*A0N }%!?#?"D"%A1K"Y?#?"D" A2K"|C?#P!|0!|??#?&P!dA*N m!?#?!K"}/!?#Pp!^?!D"6A3?!D":A4?!D"C?!D"D25?#P>^@&"O"O"O?#D"p!A+%j?!D".?!D"2?+?#D"}5!A,2|QA!%O?!D" @%?!G O?*V/"?%P%T%O?!G 6P!d?*W/#-"O?#D"}=!A+R/ ?!G P@,?#D"}9!@5?#D"}A!@6?#?/N ~5!?#?0N ~4!?#?*N ~3!?#?1K"}I!?#?2K"}E!?#?-N ~8!?#P!N ~7!?#?.N ~6!?#?"P6^A%E" L"r!?#?%z "*z-"~%!?#?%G :N w!?#?"P*^A"E" L"}M!?#?"D"*K"}U!?#P K"}+"?#Qkkkk2L"l"?#P}/"^A"?+?6?#Pl"^2|V?#Pw"^A%P~Jrs ?"?,?#P}E!^2|W?#P K"}A"?#Qkkkk2L"}9"?#P}Q"^A"?3?4?#P}9"^2|V?#P!N v"?#Qkkkk2L"t"?#Q L"s"?"?52|#?#?#D"u"K"}I"?#?#D"~%"A"K"}E"?#?"?#D"t"_P!^K"}M"?#P2^P|0?%?#P}E"^2:?#D"}9"A"%O?#D"}="?"2o!-?#D"l"A"R/ ?#D"n"?"2o!-?#P2^?!?(?)2/?#D"}/!A"G  @%"O"O"O?!G QA(P+T%O?#P~6 ^@)?%P!_0""#!-?%R/)?#z.                z-"y"?#P~3r!|0!}I#?#P}%}=l2K!}-#?#P,N }+#?#QkkkkcL"}9#?#P#N p#?#Qkkkk2L"}A#?#P"N x"?#P K"w"?#P2^?#Pw"^P}Q}&s P!P!P 2U.)-?#QkkkkcL"}9#?#z.                z-"y"?#P~4r!|0!}I#?#P}%2K!}-#?#P,N }+#?#P#N p#?#Qkkkk2L"}A#?#P K"w"?#P"N x"?#Pj?!P}9ps _P~O~?~#}&#aA!P"h?!P:X=N }@#?#P2^?#Pw"^P}Q}&s P!P!P 2U.(-?"D"*@!?"D"%@"?#P K"r"?#Qkkkk2L"}Q"?#P}E!^A%?"?!?#P}Q"^2|V?#Pw"^A!?#D"}+!?%?(?)2|W?#P2^P|2?!P~%}&s 2:?#D"}Q"A!R/&?#D"}U"?!2o!.&-?"G !@!?#D"}+!@"?#z.                z-#}E!?#?!N }W!?#P N r!?#P"P ?!P#_P{!dP"UA!=N }X!?#P(N }U!?#P.P(?!=N q!?#Pw"^A!?"?(?#P}E!^?)2}:!?#P2^P|2?!P~%}&s 2:.%-P @"P @!#OP!?!gP ?"P}9ps ^?+?,2-=?%e@%?!P!^@!?"P~% ^A"P}5#T/ -Pv P~/ ?%=&P~. -@!?#QkkkkcL"}9#?#z.                z-"y"?#P~< N }J#?#?!N }I#?#P}%}Gl2K!}-#?#P,N }+#?#Q L"}A#?#P#N p#?#P"N x"?#P K"w"?#?%K"}9#?#P2^?#Pw"^P%P P!P 2U.!-?#QkkkkcL"~N!?#z.                z-"v!?#P~< N }!"?#P(N ~@!?#P,N ~>!?#Q L"x!?#P#N ~F!?#P K"}E!?#?%P%SA"N ~B!?#P~- Pu ?"=N k"?#P"N u!?#P"P ?"=N ~C!?#P7P0?"=N ~A!?#Pj?!P}9ps _P~O~?~#}&#aA!P"h?!P:X=N ~U!?#P2^?#P}E!^P%P P!P 2U-?#P2^P ?(?)2/-? ?#E#2L" ? ?#H!|A|0!S? ?*N |7? ?&E" L".? ?&z "*z-"6? ?&z ":z-"C? ?&z "Dz-"J? ?&G MN |6? ?#D"|OA!?#D":A"?!?"UA!=K"*? ?!?#G |@eP!dN R?#D"%A P |8%O?#D"*? 2o!-?#P}M#^C -}8-!5jB P}="_A&C Pt}Ss Pt}Ss G  A(P!?(=N  ?(%O#OPt}Ss G  A(/ Pt}Ss ?(P!?(=N  ?(/ --P~Brs D" @0?&Pw!^P ?#?#P~Frs D" A)?!?"^P?^A*_A(P ?(?)W=VA+=A.P!P!2}"!?&D"~6!@2"O?&D"w!P!T%O?&D"~:!@1P @(?.RA,/!?,%O?#@(."-?1P!P!?*?0^?+=?)?*U=?.y,  ?#@(.!-?&D"~:! -?&Pw!^P~Brs D" P~Frs D" ?!?"? 2B?&D"~:!@0?&D"~6!@5?&D"w!@6?&?&D"}/"K"I?&?&z "k"z-#??&?&z "~N!z-#2?&?&z "~>!z-# ?&PM^?1?(2|9?&?&D"MK"|9?&?&D"|1A)K"|6?&?)K"|7?&?)?&D"OA!P#g^A#K"|;?!%O?&?)P*^A!K"|7?)D"%@7?)D" @/?!@)-P @!"j"O"O?#?)S%OP @(.!-?&?)P*^A"K"|7?)D"%@8?)D" @(?"?#T/!-?&P K"Y?&Qkkkks L"|?P @.P%.!-?&?)P2^A"K"|7?)D"*@.?)D".@3?&P K"Y?&Qkkkks L"|?P%?"?#S/ <P @"P%@,#O"O?&?"?)^A*P:^A-K"|7?#?-S/ ?*P6^D" @9?*P2^D" @4?&?*P?^K"|7?4R/ ?-D" A-R/ ?*P>^D" @+?&D"|??!S%O?&Pw ^2}U!?&D"|C@,-?"?,^A*?4K" ?*P.^?+K" ?*P*^?-K" ?*P%^?9K" ?&?!P!^A!K"Y?)?"P2^A"^P2^?#T/!--?&D"|C-@*?8P ?(=@)?7P ?/=@,?(P!?(=@(?/P!?/=@-"O"O"O?%PjS%O? P#T/!?&?3K"n!?&?.K"l!?&?)K"i?&?(K"g?&?,K"c?&?-K"a?&?!K"k!?&?*K"|X?&P N |J?&Pw!^A ?&P~> ^?&2)?&P}+!^? Pt y,  ?&G }9"@+.#-P"@"?%P9V%OP&@#."-?%G ~2mO@#.!-P!@"P!?6?0?5VA#=@+P ?0?#=@/-?&?3K"n!?&?.K"l!?&?)K"i?&?(K"g?&?,K"c?&?-K"a?&?!K"k!?&?*K"|X?&?/K"|O?&?+K"[?&?#N Z?&?"N |J?&Pw!^A!?&P~> ^?&2)?&P}+!^?!Pt y,  ?&G }9"@+? P"T/ ?&D"p!A R/ ?&D"}/!A!? P~: a^@%?&D"}9!A(?&D"}=!P#g^@ P @"#O?!D"|;@#"O"O? ?(S%O?"?#P TdP @"/!."-?#%O?"P!dP @"R/".!-P @"?(G  P!T/!?(G !P|2T/!-?!P K" P!@"-"O?!D"|?A)R/ ?(P*_@#?(?)P#g^@(#O? ?#P*^A#S%O? @(."-?)P!_A)/ --?!P~: ^A!?%T/ --?&P}+!^A ?+P!dP!2;? 2~5!?&D"|?A %O?*? P%g2o!-?&P~% ^2w!?2%O?1?22o!-Pt}Ss P N  ?&P}="^C -}C,"&j#|WP:@&"O"O"O"O"j"O"O"O"O"O? P{!dP"_0% #"!*-?"R/&?!?"^@(?!@ #O? G  G l}(OP!S%O?%P!^@%? P!^A ?(T/!.)--P,@&?"?%U/)?"?%S/&?%R/)?!?%^G  Ps T/)P!?"?%Pjf^R/%<?%?"_@)PG@(P @%P!@"#O"j"O"O"O? ?"^G  A!PG_0"! "-?(P{!d@*PG@(P ?*PGT/"<.!-?%P!_P|2V/ PG@(?%P!^.!-?!PI_P{!dP+V%j?!P~=!dP~! _P{!dP;V&P -/+?%P|4X/+?!@(?%P!^-@%?)?"P!^A"^/ -.#-P(@&?"R/(#O?"R%OP:1-?"P!_@"?!G  ?!P!^@!PI_P{!dP,U/ -.(-?"%j?"P!_@%?!P!^P ?!G  PGS=&P -@ P/@&?%?"? =A%R/&? ?!? =A ?%^@#P @!? @""O#O?"G  P|*S/!?!P!^@!?"P!^A"?#T/ -#O?%R%OP:1-?%P!_@%? G  ? P!^@ PI_P{!dP,U/ -.(-?!R/&P @##O?!?#T%O? ?#^?#P!^@#G  PI_P{!dP,U/!.)--?%?!Pjf^R/&?!?%_@#P!@!#O?!?#^R%OP:1-?!?"^?!P!^@!G  PI_P{!dP,U/ -.&-P-@&?"P<U/%?!z   A+z.vvvv~2vv~2vv}Ivv~(vvz|RA-z.++++++++++++++++z|Tz.                z/ !"#6&(9*+<-.| 01?-zBz|LR/%z.                ?!z  ,A,z.}Ivv~(vv~(vv~1vvvvvvz|RA-z.++++++++++++++++z|Tz/ 34#67(9:+<=>| |!|"?-zBz|LR/%"j"O?+z8&PI_P{!dP,a?+z8(PI_P{!d^A P-W%OP|!P!? gPv6d/"<? P"S/!-P|"P ? P!_P.U=.!-P>P| ?+z8"PI_P{!dP,a?+z8#PI_P{!d^A ?+z8 P!g?+z8!^? =P#d=-?+z8*PI_P{!dP,a?+z8+PI_P{!d^P!_W/&?,z8!PI_P{!dP,a?,z8"PI_P{!d^P9V/&?,z8%PI_P{!dP,a?,z8&PI_P{!d^P|0V/&?,z8)PI_P{!dP,a?,z8*PI_P{!d^P|0V/&P:@&?"P<_A"R/%"O?"P!S?!G <A P~8 Sd/ P-@&"O? P|)_0# ( (-?"P(T/(?!G =A"PI_P{!dP"V/(?!G >A PI_P{!dP+V/(?!G | PNT/(?!G |!PI_P{!dP&V/(?!G |"PI_P{!dP+V/(?"P|,T/ ? P|-V/&-P.1-?(PGT/"?%P|4U-?#R/"P!dR/".!-P,@&?#R/!-P:1-?&1-P--t+!7jB PI_A%C "OPpms ? D":?!P.a^?!? D">X=D"*P)dP%T/ ?%Pk"|0!F?"P ?"P{!dP1U=P{!dPFaA"H!~T}IO?"H!~P}IOe@+?"P~T}Is ^@6?"P~P}Is ^@7?"P~J}Is ^@0?%PF^@&P @"#O?#?&^@(P!@#?6?(G  P!gA(^H! ?(?7^H! e?+f?4e@4?"P!dP!@"R/ -?0G EA2P.aP~9}@s ^P!?0G |(A"?2^Pv UA#=A-?"P ?#=P.a^@)?!P!^@+?0H!2?4d@*?%PF^@&P @(#O?)?-T%O?(A"P!^@(?-P.^@-?*P!?"P1dgA3dR/!"O?!? D">A.X/ ?+? D":A/?!P.a^D"*A#P%hP ?#P)dP%S=A,X/ ?+@##OPpms ?/?#P!^A1P.a^?.?1W=D"*?%P:^? ?0?#29?%D":P!S%O?%D">?"S/%-P%hA#?,U/ --?"?2^@.?%Pk"|0!FP @#P @"#O?6?#?&^G  A#P!gA,^H! ?,?7^H! e?3dR%O? ?#P"?.?!2}0!-P!@#?"P!dP!@"R/ -.!--? D":@3"j? D">A,?!W%OP @(P .!-P @(?3?!P.a^A-D"*A!P%hP ?!P)dP%S=A)?+V%OP @!?+@##OPpms ?3?#P!^A"P.a^?"?,X=D"*?%P2^? ?0?#29P%h"j?%D"2P!S%O?#@/P!?2?%D"6^A#P ?#P{!dP~/ U=P{!dP.aG ~B}@OP!S/!<-?&@/?!-@(?/@&?(@!A#?)U/ --?-D"*A!P%hP ?!P)dP%S=-@!?/P"^@-?/P!^@1?%PF^@8P @.#O?+A#?!X/!Ppms ?3?#P!^A"P.a^?"?,X=D"*?%P*^? ?0?#29P%h@+?%D"*P!dR/ "OP!?%D".A5P1dgA*?.d/ ?*?4dR/ ?%Pk"|0!F?2?5^@9P @&P @)#OP @""O?6?&?8^G  A&P!g^H! ?*dR%OP!@"?7?&P!g^H! ?*dR/!-? ?&?"?9?#2}0!-P!@&?)P!dP!@)R/ --?*?.e@.?(?#?/SdR/ ?2?5^P{!dA"P~. V/ ?"P.aA"G ~A}@OP*T/ P @)?"P~9}@s ^G -A"P ?"P~/ U=P.a? D":@&? D">A5?1V%O?&?1P.a^D"*A#P%hP ?#P)dP&S=@)-P~9}@s ^@*?-@"#O?"A#?)X/!Ppms ?&?"P.a^?"?5X=D"*P%h@"?*G *P)T/ ? ?#?*G -2,. - - -?%PI^C -~9.";j!} B Pv _A%C ? D"C@&? D"?@)?"@,?!@#"j#OP @.P!@1P @ "j?)?&R/ <"O#O? ?)^A/G  PHS/!?&? P!^A T/ -?&A.@ ?).!-? Pjf?&^@.P @1?/P!^-@/P ?4/!<"j?,R%OP @,P!@7P!@4P @&?#.!-P @&"O#O?#?&^A0G  PHS/!P!@4?,?&P!^A&T/ -P!@7?,@&?#.!-P @4?&Pjf?,^A"@,?0P!^A!-@0"O"O"O"O"O? %O?)G  P~X S/!-? ?&S/!P .(-P ?&R/&<?%PD^?&P!P!2}"!?%D"F@)?%D"DP!S/!P @ ?%P K"C?%?%D"IK"??%?)K">?#?&^@("O#O?#P!^@&"O?#G  A)P|#T%O?&@#.!-?%P:^P ?&?&?(SA)=2};!"O?%G :%O?%G ;@*?%P2^?&?#P"^?)=A&P ?&?(TA)=2};!?%G 2/!-?%D">A R/#?%D"?? 2o!P .+-?&?)^@#?%G 3?*P%ge@)-?%D">? S%O?%P>^2}<!-?%D"?? ^?)N  ?%? P!^A K"C?#?(T/ -?%D">@&?%PD^?%D"?A)? 2C?%D"DR%O? }J@>.%-?&PkkkkiS%O?%E"F@>?)@&? @).%-?&R/ ?)?&2o!-P .&-?#?)? 2}K!@ ?.@&?/@)?0@#?1? P TA(eR/#."-?%D"I -P ?&PkkkkiS/"<?%P!|0!|9?%P K"|6?%P!N O?%P|0K"|1?%P K"J?%?)K"F?%P|0K"D?%?>}DA5K"|7?%?5K"M?%?5K"I?%P*^@8P @ P @6B P2_A+C "O?%PD^A(G |#/ ?(D"%@-"O?(D"2A2?(D"*A;V/ ?2?(D".A*U/ ?(P6^A<?(G :A3^P!_G  @9?3P&U@=#O?*?-^@:"O"O"j?2?*_A#P)W%OP @ P ?#R/!<#OP!?9? ?:^G  S/"<?#? P!^A T/ -?#@ P .!-?+P*^?9?:?#2V?+D".@ ?+D"*-P!S%O?(? ?*^P!^A*K".?*?3U/"?*?;V/"?=R/!?-?*?3_A ^?<?32}K!/"?(D">@#?(?*K">?#?-^@6? ?#_@ .&-?(?2K"..#- -?*?2W/ --?(P!N |#"O?(G CP!S%O?(D"?@*?(D">@#.!-?(D"?A*?(D">A#S/!-?#?-^@6?*?#_@ -?8? K"%?8?6K" ?+P2^C ?%D"*A P!? =@#"O"O"O"O?%D".P ? =P!_0" !"-?#G  P|*T/!P!@(."-?#H  P}K~: T/ P!@(.!-?)?5^@-?)@ #OP @(? ?-S/!"j? F  A#P |:%O?#P{!d@#? P!^.!-? G !P|4d@+?#P|"d@*?#P|IW%O?*P(g?+e@#? P"^.!-? G "P|4d?+P(ge@+?#PcU%O?+?*P.ge@#? P#^.!-?*P4gPkk~N d? G #P|4d?+P(geeA#Pkk~% S/"? P%^-@ P!@("O"O?#P|#_0-#!!!!!!!!!# -?#P~: S/"-?#P?U/!?#P{ _P?V/ --?&%O?)?&2o!?.@&?/@)?0@#?(?1eR/".!-?.@&?/@)?0@#?(?1eR/!--P ?(/ <P @ ?7%jP &"O?"R/ #O? ?!^G  PHS/!?"? P!^A T/ --?!-R-?%Pv ^C -~P+!,jB P}M!_A)C ?)P?^? D"|1A*P~> ^A1Pl!y,  ?*P K"~>!?*Qkkkks L#~6!?*Q%L#v!?*Q L#t!?*Qkkkks L#s!?*Q*L#}U!?*Q L#}M!?*Qkkkkk!L#}E!?*Q%L#}=!?*Q L#}5!?*Qkkkk2L#}/!?*Q!L#n!?*Q L#k!?*Qkkkks L#i?*Q%L#c?*Q L#|O?*Qkkkks L#|J?)P K"D"O?!P!S%O?"? D"IA,X/!?"P!^A*? D"FA-?"P.a^D"*A!P%hP ?!P)dP&S=A.X/!P*@!#OPpms ?-?*P.a^?*?,X=D"*?)P2^? ?*2X?)D"2A0P"S/"?)D"6@2?)D"??+S%O?)P?^?+P!P%P.2s!-?)D"C?!^A"?2K" ?"P%_?0K" ?"P*_?*K" ?)?+P!^A+K"D?!P.^@!P%hA"@*?"?.U/ -.!-?)P:^? P 2X?)D">@"?)D":@*?)D"?R%O?)P?^2}S!-?)D"CA!?"K"*?!?*K"%?!P K" P!@+?)P!K"D-?)P K"}=!?)P K"p!?)P K"[?)P K"|C?)P K"J? P?^@-?#?%PFa^@.?)D"CA ?+P.a^@/?)PF^@0?)Pv ^@,P @+P @*#O"O"O? R/ ? ?/S/ ? P.^@%P!@!P @"? D"%P!T%O?%@ ."-?)P*^?-? D"*2}5!?)D".@"?)D"*@!?%@ .!-"j"O?#?.T%O?#PF^@%P @ P!@!?#D"2A"?#D".A#U/!?"?(V/!?#?&^@!?"?#_."-P @%?,P!P 20?)D"}=!A ?)D"p!A!? ?!U=A#%O?)D"}9!@+?)D"}/!@ ?)D"I@!#O?*? D" A"V%O?!?"P"g^?+D" K" -? P%^@ ?+P%^@+?#P!_A#/ --?)P K"OP @!?)D"JA"%OP @ ?)D"M?"U%O?)PM^P ?"P%P*2s!?)D"O@ -?)D"|1A!? P#g^@+?"P!T%j?"P#gP*_A#%O?+P ?#y- -? ?"^A"P!_@ ?!?"P#g^P*_&?+-Q L" ?)D"J@%? P!^@!-?)?!K"O"O?)D"DA#R/ ?)D"I@ ?%P"g@*P @+?)D"|1@%#O?*R/!?!? D" A"V%O?%?"P#g^A"?+K"%?"?"D" P!^K" -? P%^@ ?*P%_@*?#?+P!^A+T/ --?12~+!?1?)P?^Pl!y,  ?)P}M!^C 1-P -@"?%@#-?)P K"}I!?)?"K"}E!?)?!K"}A!?,?*?)P}A!^2}@!?)D"F?*S%O?02}T!-?)D"I?+^?*K" ?)?*P!^A*K"J?+P%^@+. - -}K,"*j!} B P}=!_A%C "O?"R/ ?"?#2MP{!dP"T/ ?%z.                z-"a?%P~0}K!|0!}9!?%P,N |X?%QkkkkcL"}+!?%Q L"p!?%Q#L"l!?%P},}El2K!} ?%P"N |O?%P K"|6?%P}/}&s 2|UN }1!?%PD^?"?#Pr}&s P"28?%?%G EPj?%G D=N o!P%P*2>A&%O?%P?^? P}/}&s 2|K?&?%E#?L" P!@)?%P!K"J?%?&K"I?%P!K"F"O? G iP!S%O?%Qk(L"l!? ?%P~% ^?&P!2n!.!-?%PM^?"?#2}+!?%G O@"?%E"M@.?%PF^A#2q!?%D"I?.L"*?%P"K"J?#?"2~1!?%D"I@&?%D"J@(?"P!S%O?&?(P#g^A"P#K"%?"P}Y}&s K" ?(P!^@(-?%?(P"X%} ?&P.^@"?(P!_P{{{{!d@)P @##O?"P%_D" ?"D" 2|P?#^@#?"P*^@"?)P!_A)/ -?#}JQ?}%Q"l&Q"-L"l!?%D"F@)? ?%P~% ^?&?(2n!?)R/"-?&?)P#g2o!.!- -"O?!R/ ?!D"JA"R/ ?"PCa@#?!D"I@"?%P~J ^@)#O"O?"P?^G  A*P#S/ ?%PM^? D"k!?"2?"O"O?%D"MA!PkkkkiS%OP*@&P~1 @(.!-?%D"O/!P+@&P~2 @(?!R/ ?%D"|1?!2o!-?)z.                z-" ?%P~< N }:!?%?(N }9!?%?*N }!!?%?&N j?%P,N |X?%QkkkkcL"}+!?%Q L"p!?%P#N l!?%P!N k!?%P"N |O?%P K"|6?%P*N } ?%?"2|UN }1!?%P:^? ?"2|K?%?%E#:L"M? ?%P~% ^?%PM^P!2n!.!-?!R/ ?%D"|1?!2o!-?"PC^@"?#PC_A#/ --? D"k!A!D"?A"%O?!D">A(?"P%g^@+?%P~J ^@,#O?(D" @)?%P~% ^?(D"%A!P!P!2}"!?%D"|7@*"O?%D"|6R%O?%D"|9@&?!%O?!%O?&?)?!y,  -?&@"?!@##O?"P?P ?"G  A-P~! _P{!dP<U=?-eN  ?"P!^@"?#P!_A#/ --?(P2^@(P}Uj@"#O"O?"Pn}(s ^D" ?!T/ ?"Pl}(s ^D" ?&?!2}K!/ ?%P*^?&?!Pr}%s P"28.#-?"PC^A"/ -?%P2^?&?!Pr}%s P"28?%G 2R/!?%G 3@"?,z.                z-" ?%QkkkkcL"}+!?%Pw}"!|0!}9!?%Pn}=l2K!} ?%P,N |X?%Q L"p!?%Q#L"l!?%P"N |O?%P K"|6?%?"N o!?%?!K"|1?%?)K"M? ?%P~% ^?%PM^P!2n!.!-?%D"|9 -?*%O?&?*2o!-?(?+T/ --?%P}=!^C -~=*"5j!} ? P K"?? P:^? D"6A&2v!? D"?@)? ?&%j? D">?)P%g^@##O?#Q L# ?#P*^?%K" ?#P2^@#?&?%P!^A%T/ -?%?)^&?)-K"?? PI^@1? D"6@&? D"MA%? D"IS%O?12}S!-? ?%P!^A#K"M? D"J?%P.a^A%P K"*?%?&K"%?%P K" "O?#%O? Pt ^@2? P|1^@3? PC^@4#O? ?#P!_A#K"M"O? D"J?#P.a^A&D"%A(?&D" A-U/ ?(? D"?V/ ?&D"*@.?(?-_@)? D">A#?-P%g^@%?(?-T%O?#?(P%g^@/? D"*@5? D"%@6? D"2@7? D"6@*?%@(#O?*?(D"*A#V%OP!P!?6?!?7?#P%g^A&G .P!dA#=?&D"%A+^?&D"*A&?+U?&?5?"?#=VeA#=?.^P ?&?+_?#=A0?.U=@+"O?0?._A#P ?#?0W=A&P*UA,R%O?+E  A8QM}%?8Qk~Y#}#QD}%l?8Qkky)}#Q:}%?8Qkkkx1}#Q*}%ll?8QDnQk~Y#}#?8Q*nQkkkx1}#?8Q:nQkky)}#lll@8.!-Q @8?.?0X/ ?+P!_@+?&@##O?#?+^|+  QM}%?8Q*nl@8?#P!_A#/ --?(?8?&P*?,=}JlL# -?(P2^A(?/T/ --?%?)?42|%<?.P)^@+#O"O?-@("O"O"O?)A#0"#! -?%P2^@*?%E# @8P!@##O?8?*E# |=/!?*P2^@*?)?#P!^A#T/ -?)@#.!-?#?)V/(?%E# @8-?#?(^@-?)?#_@)?%?#P%gA*^@&?8Qx!}#Q |=%O?&@%?#P!W/"? D"MA#? D"IS%O?12}S!-? ?#P!^K"M? D"J?#P.a^A#?+K"*?#?-K"%?#?(K" ."-? D"6@("j#O?*R%O?&@#P ."-?*P2_@*?%D"*@,?%P2^A#@%?(?,W/ -? D"2?,P%g^D" @/P!-@,#O?#?&S%O?&@%.#-?#P*^?#P2^@#D" A%?(X/ ? D"2?%P%g^D" @%? D"|6A(? D"|1S%O?32}T!-? ?(P!^K"|6? D"O?(P"g^?%K" ?2?,2~0!? D"|;@%? ?,%j? D"|9?%P"g^?/K" ?%P!^&?%-K"|;? D"6@(. - --? D"M@#-?#/ --1- -}@+"&j!|W"O"O"O"O"O"O"O"O"O"O"O?"P{!dA%P~9 _0@"((((((((((%(((((((&(((((#((((((! -"O?%PA_0. (((((((((()(-? D"2A%?!Pjf^@"? D".@##Oz.                @+"O?%?!?&^P!^U/ ?"P2U/ ?!?#^P!^z   @+-?"P2_@"?&P2^@&?#P2^@#?+z.YYYYYYYYYYYYYYYYzB?+z.""""""""""""""""z|<z.@@@@@@@@@@@@@@@@z|#z|;z[A(R/ -"O?%?(|O?!^A!?&^A"P1_A&V%O?!?#^P1_G  PAS/!-? ?&2FP!h1-?"P0_1-? ?!P!^?#2=1-?#R/&? P.^@*? D".@("O"O"O?!P!^A%? D"2A)X/ ?%?(^G  A"P?V%O?%@!."-?!P"^A!?)X/ ?"P?T/ ?!?(^G  A"P?V/!-P @"?*?%2|XA!?)X/!?!?(^G  @"-?"P{!dP~; S/)-? ?!?"?#P!_A)21A"R/&#O? D".@%"O"O?"? D"2A(X/ ?"?%^G  A#P?V%O?"@!."-?"P!^A!?(X/ ?#P?T/ ?!?%^G  A#P?V/!-?*?"2|XA!?(X/)?!?%^G  @#-?#PFT%O?#P~; T/)?!P!^1-"O"O?!P!^A#?(X/ ?#?%^G  A"P?V%O?#@!."-?!P"^A!?(X/ ?"P?T/ ?!?%^G  A"P?V/!-P @"?*?#2|XA!?(X/ ?!?%^G  @"-? ?!?"?)21A"/ -.&-?!P|WV/(?!P%^A&? D"2A#V/(? D".A%?!^D  P~R~B~3}H(T/(P @"?#?&V%O?%?&^G  @"-?"P{!dA#P|*S/(?#P~= S/(?"PI_P{!dP,U/(?"P|IdP~! _P{!dP;V/%.(-?!P|VV/&?!P&^A&? D"2A#V/&? D".A%?!^A"D  P~D~"}N}8)f?"P%^G  P~C fe/&P @"?#?&V%O?%?&^G  @"-?"P{!dA#P|*S/&?#P~= S/&?"PI_P{!dP,U/&?"P|IdP~! _P{!dP;W/&.#-?!P|WV/%?!P%^A&? D"2A#V/%? D".A%?!^D  P~L~H}N~A(T/%P @"?#?&V%O?%?&^G  @"-?"P{!dA#P|*S/%?#P~= S/%?"PI_P{!dP,U/%?"P|IdP~! _P{!dP;W/%."-?"PI_P{!dP,X/!-? ?!2|*@&-?&1-?!P!^1-? ?!2}/!P -k*!2jB P2_A+C ?!D"%@4?!D" @5?!D".@1?!D"2@.P @!#O"O?"@-"j"O?!P!dR%OP!@&?,/#?%R/#?%P"_@"P @(#O?#?(^A/G  PHS/"?"P!_@"?%?(P!^A(T/ -.#-P!@&?,/"?%R%OP @%P!@,P @!?#?#/"<.#-P @!"O#O?!?#^A"G  PHS/!P!@,?%?!P!^A!T/ -?%@!?#?#/"<.#-?!Pjf?%^@%P @,?"P!^?#/!<."-P!@,?/P!^@#P @!?(?%P!_S%OP @%?#.!-?(Pjf?%^@)?(?%_P!^@%"O#O?!?/^A&P!^G  PHS/!?%?!P!^A!^/ -?)A!@%?#.!-?"?!_@%P @,?&P"^-@/P @&"OPpms ?1?-P.a^A"?-?.X=D"*P)dA*P%T%O?*P&S/!."-?-?.X/!?-P!^A*?"D"*A"P%hP ?"P)dP%S=A2X/!?!?#^@0P @3#O?)@""O"O#OPpms ?1?*A)P.a^A!P.^?)P!^?.X=D"*Ppms ?!?)?.X=A&D"%@!?+P K".?+P ?!?!P T_A!?&D" P!^A&_?!?&U?!?4VeA!=K"*?+P!?&?5^?!=K"%P%h@*?#@!"O#O"O?+?+P%^2|M?+G  R/ ?!?0S/"?+G !@6?!P!^@&?!G  A(P~Y T%j?&&?&?0S/#PHP~Y ?!G !P|+S=@(?!P"^-@!?(?6S/!."--?!?0S/"?!G  P~Y T/ ?!P!^?0S/"-?*?2U/ -?"@)?3/!P @&.%-P!@3?*?2U/!--P!@!?)P!^@"?/@#."-P @)?-?.U%O?"D"*A"P%hP ?"P)dP&S=@)-?!@&"O"O?!0""! -?#G  PIT/ P @&.!-?-P!^@"P @&P @(#O?#G  A*PIU/!?*P|/V/!?(Pk~"~5HV/!?#P!^@#?(P,a?*PI_P{!d^@(?!P!_A!/ -?(%O#O?"?)X/"Ppms ?1?"P.a^?"?.X=D"*P%h@"?(P!_A(/ --P!@!?/@#?"?)U/!--? ?-K"%? ?&K" ?+P2^C -~&2"5j%} B PI_A+C ?!P ?!P{!dP1U=P{!dPFaP~J}Is ^@*? D"DD"6@-P{{#@&?"P!^A(?#D"*P%hA4U%O?%H!,?%H!*?*? D"CG GP!g^A&H!"Pjfee@5?&P(^@6#O"O? G FP!S%O? G *P!dR/!-?+Ppms ? D":A7?(P.a^?(? D">A8X=A&E" L#:?+?&D"*A&K"?"j"O"O"O?&P*dR%O? D".@,Q @;"O? D"2A&?+D":A/P!^A1U/ ?&?1_P*U/ ?,?1^E  @;-? D"6@9?*G |(A)?*G EA.^P~/ V/#?)?0W/#?.P.a?0P.a^G ~B}@OA)P ?)P|3U=A3P;aA.G ~C}4OP!^@)?.E ~-}4O@:Q!?3}J}%A<Qo~!}0~F~#~Wk}4D}#Q |=/!?:?;|=/#Q @:"O?&?/P+^A3U/ ?&?3_P*U/ ?,?3^E  @:-?)P*S/"?.P~-}4s ^A.E *@=?<Q~C}Y~L}&rk~T~F8}#|;%O?)P2S%O?:?=|=/&.%-Q @<"O?&?/P3^A/U/ ?&?/_P*U/ ?,?/^E  @<-?:?=|=/%Ps!?)P#g_A)P|4V/%?.E 2?<m?)}J}%|;/#.%-?:?=mPk!?)P#g_}J}%Q |=/#."-B P2_A&C ? D"DA)P K"g? P.^?+P:^?)P~J ^2_?&P*^?*?)D"c?)D"g2e?&D".@)?+P2^A,?&D"*K" ?,?)K"%?&P2^C ?+D"2@&?+D"6.#-?:?;mPs ?)P#g_}J}%Q |=/!-P!@&?0.!-?+?9K"F?+?&K"D?+?,K"C?+P*^?*?+PC^?1?;2|,?+D"*@&?+D".-@)"O"O?&P!S%OP!?)P1dgA&?6H! dR/!-? D"DA&D"6A)?&D".S%O?&P.^2}T!-?&D"2?)P"g^?(K" ?&?)P!^K"6Ppms ?7?(P!^A(P.a^?(?8X=D"*A&P(dP%T/!? ?(?&P%h2|>.!-?&?2d%O? ?(2~,!-?)P!^@0?&?2e@2?&?5dR%O? ?(P!^A(?*G E?)^2T.!-?*G E?)^@&"OP!?)P1dgA)?*? D"CG GA,P!g^H!,dR%O?%H!*?)dR%O?*?,P!g^H!"?)dR%O? P1?&?(2~ !-? ? G |*A,?%H!,?)dP TeN |*? ?(P!^?&2T? ?,N |*."-? ?%D" %jP4P3?*G |)?%G %P)dhP!d=&P3-?&?(2~ !? ?(P!^2~)!.!-? P0?&?(2~ !? ?(P!^2~)!-?(P!^@(-Ppms ? D":?(P.a^?(? D">X=D"*P%hA(?4U/!--?2Pjf@&-"O?#D"%A1PjS/ ?*H!0@(?%D" %j?*?%D"%P#dP!g^H!4?(e&?(-?&dA0P{{#dR/ B P?_A(C ?*G |(A&P.aP ?&?*G EA)^Pv UA&=A,%O?)P.aP~9}@s ^P!?&=@&?#D"%P!_@2?#D" A/P!^@.?0?*? D"CG GP!g^A#H!(?#H!,ePjfdP{{#d@*P @##O"O?&P%^G  A0P#S/ ?*?#P1dhP!dR/ ?&P!^? D"?P+^?&G  =G  @3?(?0N | ?(P*|0 =?(?3N <?(?#?)^N ;?(P"N :?(?"K"2?(?2K"6?(?.K".?(?/K"*? ?(P*^P P 2}C!-?&P.^@&?#P!^@#?,P._A,/ --?(P?^C -?-? D"DD"6U%O?%D" ?%D"%@#B P2_A%C P2@(P"@)P!S%OP P"?!P ?!P{!dP1U=P{!dPFaG }4}JO?#P)dhP!dA"=@)P4P2?"=@(-? @"?-@ "O?1PjS?!P{!dA#P"Sd/ ?"?(2}B!R/ ? ?"D"DD"6A,X/ ? P"g@*?"P.^@1?!P ?#P1U=P{!dPFaP~J}Is ^@0?(P4S@2? @##O?#?"D"DA-D"6X/!?-D"2?*^D" @&"O"O?2/ ?0G |#R/ ?"D"CG G@/?%Ppms ?"D":?&P.a^?&?"D">X=A.E" A;L# ?%?.D"*K"*?%D"%?;}D_P}!#X/!?-P K"g?1?%?-P~J ^2_?!?-D"c?-D"g?/2l!R/!-?"?(?)?!P ?!P{!dP1U=P{!dPFaA-P~K}Is ^?"D"?P+^?-G ~J}IO=G  P#?!?&2})!-?*P%^@*?,?#P!^A#T/ --?"D"DA#D"6A!? _P!V%j?"? 2a?"D"DA#D"6&?!-? X%O?#? K"6-?%P2^C -?+PI^C -}WP#|%j"} !|WB P}="_A+C ?+P N |6?+P K">?+Qkkkks L"6?+P K"O?+Qkkkk2L"M?+Q%L"I?+Q L"D?+Qkkkks L"?"O?&?(?&?(U=A>R%O? ?+D"|6K"I? ?+z "Jz-"?? ?+z "Cz-"2? ?+z "6z-" .!-?+?#K"|J?+?!D"2K"|C?+?!z " z-#|7?+?"P ?"P,U=A1P.aP~R}Hs ^K"Y?+Pt ^@:?%@-?+P6^@| B P2_A7C ?>%O?>P:a@/?| D"*A5P~: a@,#O?7?:?-2&?7E# @G?7G *@2?7G +@4?| D" ?5S%O?| 2}W!-?| ?5P!^A5K"*?| D"%?,^A<P K" ?<PC^P"N  ?<PD^?-E" L" ?<PI^?-z "*z-" ?<P~7 ^?2N  ?<P~6 ^?4N  ?<Pv ^Q L" ?<Pt ^?GL" ?<PO_P#N  ?,P~: ^@,?-P:^@-?/P:_A// --?7P2^C ?+D">A:P~: a@2?+D":@4"O?1P)_P"W%O?4@0#O?2A-%O?-P~: _@2?+?02|A?0P~: ^@0?+G  P(S/!--PjP ?-=@3.!-?+P K"c?+Qkkkks L"|O?+?!D"2K"l!?+?!z " z-"g"O?:R/ "O#O?+P2^?0?4^A,2|A?+G 2P(T%O?+P}/"^?+P~F ^?,PI^D" 2J?+D"}5"A-/"-?2?0P~: ^A0T/ -.!-Ppms ?+D"|?A/?+D"p"?-P%g^P2_D" A-P.a^?-?+D"|CA1X=D"*P%h@3?2P~: _?0S/ ?,P}+!^@,?2?0_P~: _P~: |R@0#O?+P*^?,PI_2|A"O?+G *P(S/ ?+P}/"^?+P~F ^?,D" 2J?+D"}5"A-R/ ?3Ppms ?/?+D"p"?-P%g^P2_D" A-P.a^?-?1X=D"*P%hA-?-?3U=@3-?,P~: ^@,?0P!_A0/ --?+D"|OA-R/ ?+D"a?-P%g2o!-"O?&?(W/ ?%?>P:a^@0?%?&P:a^@2#O"O"O?0P*^D" ?3X/ ?0P5^G  A(P3V/ P!?(gPk}!/d/!-?0P:^A0?2T/!."-?+P}/"^?+Pt ^?02&?+?0E" L#|O?+?0z "*z-#c?+E#}/"@G?+G }5"@-?+G }6"@(?+D"6?:S%O?+P6^2}W!?+D":@4-?4?:P~: a^A1P"N C?1P K" ?1?+E#|OL"D?+z #c@H?1?-N |D?1?(N |C?1Q L"|;?1?GL"|7?1P#N O?1?Hz-"I?+?:P!^A:K">?0P:^A0?2T/ --?+?"K"}+"?+?&K"n"?+?%K"l"?+?#K"k"?+?!D"2K"y!?+?!z " z-"~J!?+P~F ^A!Pl}*s Px y,  ?+P K"~F!?+Qkkkks L"~>!?+P}/"^@D?!@,?+D":@!P @"P @4P @0P @-B P}=!_A*C ?:P~: aA%@=?!@1"O"O#O?=R/!?1G |0@#?=P~: _@=?1P~: ^@1?#P&V/ ?#P"S/ -?D?,D"k!K"*?D?,E"iL" .!-P @1?*P K"C?*Qkkkks L">?*P K"I?*Qkkkkk!L"D?*P K"|1?*Qkkkks L"J?*?,D"p!K"|;?*?,z "l!z-"O"O?:R%OP%@E.!-P*@/P%@EP @=P @3#O?*P:^?!?1^A22|A?*G :A(P(T%O?*G ;@-P @4"jP ?,D"}A!P)_P#U/ <?*Pw ^?*PJ^?2PI^D" 2J?*D"YA#R%OP .!-?*D"|C?#P%g^A#P._D" @4?#P2_D" -@&"} ?(P&S%O?2P~. ^|+  Qk"l.!-?2Pu ^|+  -@G?*D"D?=S%O?*PD^2}V!?*D"F@/-?/?=P%g^A#?CK"*?#?G?&}JQ?}%lL# ?*?=P!^A=K"I?*D">?CS%O?*P>^2}U!-?*D"?AE?CP%g^A2?-N /?2?(N .?2?4K"*?2?&K"%?2?3K" ?*?CP!^ACK"C-?3P!^@3?%?1P~: ^A1T/ -?CR/ ?*D"F@1?*P K"Y?*Qkkkkk!L"|??1?=?*Pw ^2|%<?*D"|?A#%O?*D"|C?#P%g2o!-?=R/ ?,Pl!^@|(P%?!?:?>U=@|#?1?=P%g^@|"?1P2^@|%?*P~> ^@?#O?4@(?2@&?-@%?|&P!_@3?|%?|&P%g^@2#O?3P"^@|&?1P*^D" @!?1E# @G"j?3?=U%OP!?2P?_E# ?G|</!<-?=?|&V%O?2E# @|*-?=?|&V?G?|*|<d-@7"O"O?!?CX/ ?:?>U/ ?>?E?!P%g^A5D" A!V/!-?3P!^@3?2P2^@2?1P2^A1?|"T/!.#--?|#?!P~: a^A|!G |9@-?|!G |:@!?|!D"F@/?|!D"D@#?5D"*@4?,D"k!@2"O"O"O"O"O"O"O"O"O"O"O"O"O"O?5G .P!_0&"& !(%-?,?42~"!P!@6P{!@0P~) @AP{!@".--?*P"N |??*?!N |@?,?#?/?*Pw ^2}M!P!@6P{!@0P~+ @A?|!G |DP~" S/!?!@".,-?5G /@#?,?42~"!P!@6Ppms ?,D"}/!?4P!^A!P.a^?!?,D"p!X=A!D"%@3?!D" @5P!@/?!D"*P)dA(/(.)-?7%O?!@".+-?-P ?-P{!dP~/ U=A"P{!dP.aA#G ~C}@OA(P ?"P-_P{!dP~% U=P{!dPFaA"G }/}JOP!T%O?!@"P @6.+-?"P~J}Is ^A&G E?-P{!dT%O?!@"P @6.+-?#P~9}@s ^G -A"P%V%O?!@".+-?"P&aA"P}Q}4s ^@%?"G }U}4O@"P @#"O#O?#?%^G  ?!S/!?"?#P!^A#T/ -?!@".+-?5D"%@%?,P K"6?,P K"*???|(D"2K"2???|(z " z-" ?*?,K"|X?*P N }"!?*P |0!k!?*P!N Y?*P"K"|??*?,D"}5!K"i?*?,D"}A!A"P ?"P,U=P.aP~R}Hs ^K"g?*P |0!}-!?*P!K"l!?*?#K"n!?*?&?#P#dP!g^H!<|0!}+!?*Ppms ?*D"a?%P.a^?%?*D"cX=A"E" L#}/!?*?"D"*K"}5!?*Pw ^?(?%?*P}/!^?*Pl!^23?,D"*A"R%O?!@"P @6.+-?,D"%A#?"P:a^@| ?,D"}9!A%?,D"}=!A"P:a^@B#O?#@&?%@/?"%O?#D".@5P @/?"P!T%O?"@##O?#P!hA0?/^A(?/?%?(P:a^D".?5U=@/?#?0_A#P!V/ --?%?/?%?/P:a^D".?5U^P:a^@/-P{!@0?/?BS%O?!@".,-?&P:^@#?&D"*@7?&G 2@<?&G 3@8?&D".@3?&G 5@5#O?3?/P.^D" T%O?!@".--"O?/P5^G  ?5T/ ?/P2^G  ?<T/ ?/P*^D" ?7T/ ?/P3^G  @9"O"O"O"O"O"O"O"O?<0.( !")#)))%)&)-?8?9T/).(-?8?9T/(.&-?8?9T/&.%-?8?9SA(?9P/VA&d?9P0U?8P/V=P!T/%?&?(eR/%.#-?8?9T/#."-?8?9S/!."-?8?9T/!-?#?| T/"?!@"P @6.--?/P:^A/?BT/ --?!@".*-?,?42~"!P!@6P{!@0P~) @AP{!@"?7R/(.)-?7R/!."-?7/!?,?5D"%?!2G/!?*?!N |@P!@6?*P!P"?,D"}A!P)_P#U=N |??,?#?/?*Pw ^2}M!P{!@0P~, @A?!@".&-?5G /@@?*P2^?,?42|4?*D"6@6?*D"2@|)?*P*^?|(?4P!^AB2}5!?5D"%A!?,D"p!AFX/ ?!P!^A/?,D"}/!A9?!P.a^D"*A!P%hP ?!P)dP%S=A5X/ ?*D".?-P ?-P{!dP~/ U=P{!dP.aG ~B}@OA)P ?)P|3U=P;aG ~C}4O^@<#O"OPpms ?9?/P!^A3P.a^A#?3?FX=D"*A!P)dP&S%O?,?/?@2|R/!-?!P%hA/?5U/!."--P @.P @8?3?FU%O?#D"*A!P%hP ?!P)dP&S=@8-?/P"^@#P @/#O?,D"}/!@| ?,D"p!@7"O"O"O#O?#A!?8X/!Ppms ?| ?!P.aA#^?!?7X=A3D"*A5P)dP%T/&Ppms ?#?9^?!?FX=D"*P%h@#?3D" @3?,?!?)2G/ -?3?|)W?.eR/!."-?.R%O?*P N |??,?|)?6?*Pw ^2}M!-?@Pj?/=@0P~* P~) ?/=@AP!@6P{!@".)-?*P N |??,?|)?6?*Pw ^2}M!P!@.-?*?BK"|C?*?)N |@?*P#N |??*?!P!^?5P%hTN |A?,?3P!^A!?!?*Pw ^2}M!?/?<^A/Pkks W/ --P"@6?,D"k!?2X%O?,?2K"k!-?(@4?&@2?%@-.%-P @/?(P#T/ ?,D"l!@"?,D"n!@!P @0?*P K"Y?*P ?3?3P T_A&?5P!^A%_?!?&U?%?&VeA!=K"|C?*P!?"?%^?!=K"|?"O#O"O?*?*Pw ^2|M?*G  R/ ?*G !A!P?_P{!dP~= X/"?0P{!d?!@0/!?!P?T/!."--?0P{!dP?T@/.!--?#Pj?(P#S?3?5_P"Vd?/dA!=@0Pt P~) ?!=@AP{!@"?7?/P!fe/!-P @6-?,D"k!?2_@;-?|!?6N C?|!?AN B?|!?0N A?|!?"N @?|!?-N ??|!?;K">?|!?2K":?|!?4K"6?1P2^A1?|"T/ --?D?,D"k!K"*?D?,E"iL" ?*D"JA!%O?*D"M?!P%g2o!-?*D"DA!%O?*D"F?!P%g2o!-?*D">A!R/ ?E?!P%g2o!-?,2~/!?*P}=!^C ?:?>X%O?+?>K">-?+D"p"@5?+D"}5"@,P @&P @6B Ps!_A)C ?)P K".?)Qkkkks L"%?)?+Pt ^A;D"2K"??)?;z " z-"2?)P K"J?)Q L"F?)Qkkkks L"C"O"O?+P6^A.D"*A!A-R%O?.?!P TN I.!-P ?;D"*A!?!?;D"%VA!=@|"P!?;D" ?!=@9?.P:^@/?.P.^@8?.PC^@<?)Pu ^@1?;D".@0?;D"2@>?)P~> ^@:?;D":@|#?;D"6@| "O#O?&?.D"*X/!?)PM^?&P~: aA2?.D"%^P~: y,  ?.D"F@7?.D"6@4?)G d@??)G c@|%"O"O?| G ,P"S%O?)D"FA!%O?!P!_@%?)D"D?!P"g^P%_@#?)D"I@!#O?!?#D" _@!?#P%_@#?%P!_A%PjT/ -?)?!K"I?)P K"F-P @("O"O?|%P!_0/%%  !%%%%%%  #-?)P K"}E!?)Qkkkk2L"}=!?;?:?)P}=!^2|C?)D"}A!A"?)D"}E!?)PC^?.2}H!?)D"}=!A!R/#?"?!2o!.#-?|"%j?9G  P|4S&P -@#?)D"|J@3#O"O?#?|"X/ #O?#?9^G  P|%T/!?|"?#P!^A#T/ -.%-?|"?#A"U/#?#?|"S/#?|"?#_@!?#?9^@%P @#"O#O?#?%^G  P|%S/!?!?#P!^A#T/ -?!@#-"j"O?#%OP @!#O?!?%^G  P|2S/"?#?!P!^A!T/ --?"?#^A#.!-?"?#^@#?!?"^-@!?#?3U/ ?!?3X/ -?)P}=!^?9?|"?"?!26?)D"}=!A"PkkkkiS%O.#-?)E"}A!AG}DA!?GQ?n}D?)PC^?.2}H!?"R/"?!?"2o!."-"O??R?|%P+SdR%O?)P}=!^?)P%^?)D"|O2J?)D"FA!?)D"}=!A"?!?"U=@(?!?"V%O?)D"D?!P"g^P%_@#?)D"I@%#O?%?#D" _@%?#P%_@#?!P!_A!?(V/ -?)?%K"I?)?(K"F-?)D"}A!A#?)D"}E!P%g^@3?4@%?(@!#O"O?!R%O?#?3T/!.%-?!?3?#_P%hX/#?#?!P%g^@#-?.D"F@!?)P}=!^?;?#?<2|G"O?)G }=!P"T%O?)PC^P.P ?)D"FPs X=2~#!.!-?)PC^P!?.D"D?!^?.D"FA"?!U=?"?!_A!P ?!?"W=2d-?.D"6A!?.D".S%O?82q!-?#P2^@#?.?!P!^A%K"6?.D"2?!P#g^?)E#}=!L" P @!. - -?)D"FA!%O?!P!_@%?)D"D?!P"g^P%_@#?)D"I@!#O?!?#D" _@!?#P%_@#?%P!_A%PjT/ -?)?!K"I?)P K"F-P @@"j?|#D" A!R%OP!@!P .!-?|#D"%-@%P @##O"O"O?#P!dR%OP @(?@/(?%R/(?%P"_@BP @##O?!?#^A3G  PHS/"?BP!_@B?%?#P!^A#T/ -.(-?@%OP @(.(-?%R%OP!@@P @#?!@"P @%."-P @#"j"O#O?!?#^A(G  A"PHS/!?%?#P!^A#T/ -?%@#?!.!-?#Pjf?%^@%?(P!^-@(?!%O?"PHT@@?!@"?(@!."-P @(.&-P!@@?3P!^@"?#?%P!_S%OP @#?"@!P @%.!-?#Pjf?%^@(?#?%_P!^@%P @#"O#O?#?3^A!P!^G  PHS/!?%?#P!^A#^/ -?"@!?(A#@%.!-?B?#_@%?!P"^@!P @@-?)P K"}E!?)Qkkkk2L"}=!?)P}=!^?"?"?#^2}%!?)D"}A!A#?)D"}E!?)PC^?.2}H!?)D"}=!A"%O?#?"2o!-P!@#. - -?|%P"T/!?)PC^P.P ?)D"FPs X=2~#!??P ??P~/ U=P{!dP.aG ~B}@O@"?8D" ?%S%O?82q!-?.?%P!^K"6?.D"2?%P#g^A!?"N !?!P!N  .!-?)PC^P 2~#!??P ??P~/ U=P{!dP.aG ~B}@O@"?8D" ?4S%O?82q!-?.?4P!^K"6?.D"2?4P#g^A!?"N !?!P!N  -?)?(K"n!?)?.D"6A"?4_K"}+!?)?)D"J?)D"I^A!K"J"O?!P}!ks U/ ?&R/ ?|#G |,/ ?"?4X%O?.?4K"6-?7?.D"FV/"?.?7K"F."-P ?)D"[A!?)D"|JA#_?!?#U?!?|"VeA!=@"P!?#?9^?!=@!"O"O"O"O"O?|%%O?|%P&T/&??P/V/&Q @|*?"/!P(@#.#-?|#G IR/!Q @|*?| G ,P"S%OP#@#.#-Qk}"n}5s}=~!!Ppms ?0?)D"|OA!P.a^?!?>X=|."*Q#}%n}D@#."-?|#G IR/ ?!G  A#PI_P{!dP,U%OP)@#."-Q!@G?#P@_P{!dP1U/""O?#PN_0R#######                          ######                          #### -"O?#P?U/ ?#P{ S/ P+P,?#P~=!dP~! _P{!dP<U=@#."-P*@#.!-?)P}=!^?!?"2}+!?)G }E!?.?)D"}=!?)D"}A!2~!!@#%O?.P}Y}&s P#2~!!?#^@#-?#}JQ?}%@|*Q"@G.!-Q @G-?)?#}JQ{!}#Q*}%?|*l?GlL"i-P @%?1P ?)G YP"T=@##O"O?%P ?%?6T=R%O#O?#R/"?#D"%@!?#D"*@"P @#P%?5?!P%g^?!?"^A!?"U?!?,VeA!=A%P ?"P%g?!=A!^@6?!R/ --?.D"F@!?)?%E" L#}=!?)P}=!^?;?<2IP!?!?.D"D^?.D"FA"?!U=?"?!_A!P ?!?"W=2|P@(?%D".@"?%D"*@!?.D"?A3?.D":S%O?/2}S!-?%P2^@%?.D">?3P.a^A4?(K"*?4?"K"%?4?!K" ?.?3P!^K"?.!--?.D"*?&V%O?.D"%?2^?)PM^P~: y,  -?&P!^A!@&?!?-T/ -?-@&-?.?&?.D"*A(UN I?&?(V/!-?.?&K"*?&@(-P @%?)P K"}9!?)Qkkkkk!L"p!?.D"%@>"O?(R%OP*@#.!-?(P~: a@6?>PF^@!P @"P*@##O?!P%_|." @|*?!|." @G?"A&?)D"p!S%j?)Pp!^2}V!?)D"}5!&?#-?%^A"?|*L# ?"P*^?&K" ?)?&P!^A-K"}9!?)D"p!?-S%O?)Pp!^2}V!-?)D"}5!A#?%^A"P:^?-K" ?"P2^?GL# ?)?-P!^A"K"}9!?!P~: ^@!?%P?^@%?6P~: _A6/ -?&P"^@%-?.D">@&?.D"?A:%O?&?:P.a^@4?%P%g@-?&@!#O?!P%^|." @|*?!|." @G?%A"?)D"p!S%j?)Pp!^2}V!?)D"}5!&?#-?-^A#?GL# ?#P*^?"K" ?)?"P!^A2K"}9!?)D"p!?2S%O?)Pp!^2}V!-?)D"}5!A#?-^A%P:^?2K" ?%P2^?|*L# ?)?2P!^A%K"}9!?-P?^@-?!P.^A!?4T/ -?"P"^@%-?;D":G |+@"?)P K"}E!?)Qkkkkk!L"}=!?#?%?)P}=!^2|%<?)D"}=!A!%O?)D"}A!?!P%g2o!-?)?"N r!?)Qkkkk2L"}Q!?)Q L"}I!?)?;D"*K"}E!?)?;E" L#}=!?%%O?#?%P%g^@4?#@-#O?-P*^D" @!?)P}=!^?-D" 2|#?!P!d@2?)D"}M!@0"O"O?(?!P!hA!W%O?!?(_A!?:X/"?&?!P.a^@!?2/!?!?0K" ."-?)D"}Q!@%?)D"}U!@"?>?!P~: a^A1G MA!P-WP P!?!gPs=d=/!?1D" P!T%O?1P!K" ?1z.                z-"%-?2R%O?1?0?%_P!^K"2?1?"K".?1?0K"%."-?1?0K"*.!-?!?0K"%-?-P2^A-?4T/ --?)D"p!A!%O?#?!P%g2o!-?)D"CA!%O?)D"D?!P"g2o!-?)D"%A!%O?)D"*?!P%g2o!-?)Ps!^C ? ?+D"|6K"I? ?+z "Jz-"?? ?+z "Cz-"2? ?+z "6z-" ?+D"}/"A R/ ?5? P%g2o!-?+P}="^C -~P)!,jB P?_A,C ?,P:^?!?"P}&}Os P!2}9!?,D":P!S%O"O?,D">A&R/ "O?"?&W%O?"?&T/!."-?!?&^F  PO|:/!-P @!-?&P ?!=@"?!P!?!=@!-?,P2^?!?"P}Ams P!2}9!"j"O"j"O?,D"2P!S%O?!?,D"6A(R/"<?"?(W%O?"P ?"?(SA&=@)?!P!?&=.#-?!?(^F  P~ j|8/!P!."-?"@(?"/ ?!.!-?"?(W%O?"@)?!?"?(S/!<."-?!?(^F  PO|7/!?(@)?!-@&?"?)_@.?!?)^.!-?!@&?(@)P -@/"O"O?#%O"O?%R/ ?#?%^P!_G  PHS%O?%P!_A%R/!-?%?)X%O?)@+?%?)S/!.#-?&?%A+^F  PO|7/"-"O?#?+2bA*R/ ?*?+X%O?*?+T/#.!-P @(?&?*^F  PO|7/#?#?*^F  PO|7/#-?)?+_@-?&?+^@0P @!#O?!?*T%O?!?&^@"?!?#^@%P @(?!P!^@!P?P ?"G  A"P~! _P{!dP<U=?"eP{!dP?P ?%G  A"P~! _P{!dP<U=?"eP{!dS/!.%--"O"j"O?*R%O?+@".!-?*?+X%O?*?+T/#?&?*^@&P @".!-?&?*^A"P ?"F  P~ j|8=@&?+?*_@"P ?#?*^F  PO|7/!<-?"?+?*_S@%?#?*^-@!"O?&%OP @(?!P T?%d/!.&-?!/#.!-?&?!?"2}K!/#-P @(?-P%U/"P ?0?0D  A!P{}!y)dP*i?!P:iP{}!y)deA!P}L~B~6~X"U?!P}L~B~6~X"V_=@(."-"O"O"O?&?)2bA"R/ ?"?)X%O?"?)S/!."-?"?&^F  PO|7/!-?"?&^@!?)?"_@".!-P @!-P @(?,P*^?!P!?!=A#?"P ?!=A"P}#}Os P%2}9!?,D"*P!T/!"O?,D".A!R/ ?!?"X%O?!?"S/!.#-?!?#^F  PO|7/"-?!?#^@(?"?!_@-.!-P @(-? ?.K"2? ?)K"*? ?-K"%? ?(K" ? ?/P ?.=P ?/=K".?,P?^C -s*!,jB PI_A&C ?&PC^P ?%?#_?"?%U?#?%VeA"=A)P?^P!P!2}"!?&D"D@("O"O"O?&D"CP!T%OP!?!?#^?"=@*?&P K"6?&?&D"FK"2?&?(K"."O?)%OP @"P @!#OP!@("O"O"O?!?*^G  A+P|#_0) """""!"-P @("O"O?)?!P!^A,WA/R%O?*?,^G  A(PI_A+P{!dP,U/"?(P~? _P{!dP(U/!-P2?(PL_?(P~! _P{!dP(X=@+.!-?(P~5 _@+-P @("O"O?!P"^A.?)XA0R%O?*?.^G  A(PI_A-P{!dP,U/"?(P~? _P{!dP(U/!-P2?(PL_?(P~! _P{!dP(X=@-.!-?(P~5 _@--?//%?0/%?*?,^G  A(PN_P{!dP~T!U%j?(P~=!dP~) _P{!dP~W!U&P -/%?-?+P%ge@+P#@(?*?.^G  A-PI_P{!dP,U/!?-P~! _0|%!!!!!!%%%%%%%%%%%%%%%%%%%%%%%%%%!!!!!!%-P?@+-?&D".?"S%O?&P.^2}<!-?&D"2?"^?+N  ?&?"P!^A"K"6?!?(^A!?)U/ --?&P.^2|H/".#-?)?,_@%"O?)?,S/ ?*?,^@"?!Pjf?)^@+P @(#O"O?"F  A)P |7/ ?(P!d/ P!@(?"P!^@"?+P!_A+/!."--P"?(?)P |:=@%-? PkkkkiK" ? ?!?#^A!K"%? ?!?%^P!^K"*?&D".A R/#?&D"2? 2o!.#-?&D"F -"O"O?)P#W%O?*P!_@!?)@"#O?"R/#?!?"^?"P!_@"F  P |:/ -.!-?*D  Pk}!}"lid/ P%?*P#^P|XdA!?*_?!?*S=A"?)P%_A!U%O#O?"?*^D" Pk}!}"lid/"?"P%^A"?!U/ --?!?*^D  Pk}!}"lidR/!-?&PC^?)P!P!2}"!?&D"D@!"O?&D"CP!T%O?&P K"??&?&D"FA"K">?&?!K":?)R/!?)%O?"?*?)y,  -?&?)K"?.!-?&D"F -?&P:^2|H?&D":A"%O?&D">?"2o!-R/!-? ?&D"6K"*? ?&E".L" .!-? ?%K"*? ?#K"%? PkkkkiK" ?&D".A R/ ?&D"2? 2o!-?&PI^C -}2+"(j!|WB P2_A,C "O"O"O"O"O"O"O"O"O"O"O"O"O"O"O?#G *A)0,"#    %&(! -?"P{!dPAT/-?)P(X/-?!P!^@(? D"2A&?!Pjf^@%? D".?!^@*Pc@"#Oz.                @-"O?&?!?"^P3^U/ ?%P2U/ ?"?*^P3^z   @--?%P2_@%?"P2^@"?-z.YYYYYYYYYYYYYYYYzB?-z.""""""""""""""""z|<z.@@@@@@@@@@@@@@@@z|#z|;z[A+R/ -?&?+|OA+?!^?"^P!^A%V%O?*?+^?"^P!^G  PAS/)-? ?%2FA!/)P @"./-?"P?eP{!dP~X T/,-? ?!?"?%21@".--?"P{!dPAS/+.*-?"P{!dPAT/)?,P*^?#G -? P.^?!P!^2|-?,D"*P!S%O? ?!PA?%21@".,-? ?!?#2|?@".+-?"P{!dP~X T/(? ?!P!^?#G -?%2%@".*-?"P{!dP~9 T/&? ?!P!^A&?#G -?%2HA"R%OP @".*-? D".@("O"O?&? D"2A)X/ ?&?(^G  A%P?V/!?!P"^A!?)X/ ?%P?T/ ?!?(^G  A%P?V/!-? P.^?&2|XA!?)X/*?!?(^G  @%-?%P~; T/)?#G &A!P#S/)? P+?!?#?"2~8!@".)-P ?"?+^A*?%?(U?%?&VeA%=@"?!?*^P"^@&.!-P @"?!P!d/!P ?!P!hA&P!_A!?(_?!?(U?!? D"2VeA%=@"-?)P!? D".?(^?%=?"? D":G H2+A!P{!dP:T/!?&@".%-? P!N |%.#-?"R%O? ?&?#2}Q!@".#-? ?!P ?#?&2~8!@"."-? P(?#G #?#G %R?"P{!dP~L S2}(!%jP &? ?!?"?%21-@".!-? D"2A(?!Pjf^@%? D".@&P @"#Oz.                @-"O?(?!?"^P!^U/ ?%P2U/ ?!?&^P!^z   @--?%P2_@%?"P2^@"?&P2^@&?-z.YYYYYYYYYYYYYYYYzB?-z.""""""""""""""""z|<z.@@@@@@@@@@@@@@@@z|#z|;z[A)R/ -"j"O"O?(?"?)|O?!^A%^A"P1_A)V%O?%?&^P1_G  PAS/!-? ?)2FA"/!P @".#-?"P0_.!-?"P!h-@"?"?!P"^A!T/ ? ?!?#2}Q!@"-?,P2^C ?"-~<)"6j"} B P~> _@("O?%R%O.!-?#?%^@8?!?"^@5?(P@^@2Pj@3#OP @&"O?"?#G  A6P ?6P|3U=P;aA-G ~C}4OA*_?*?"_?"?*V=A.P#?*P"hA%?%P#X=P!?%=A4?*^V/ ?-P~-}4s ^A-?*^@+?-@%"O?"%O?!@)#O"O?)G  A&PGS/ ?&P~= S/ ?%?+S/#P?P ?&P~! _P{!dP<U=?&e#O?%G  A&P~= T?&PGTdR%O?%P!^A%?+T/!.&--P?P ?&P~! _P{!dP<U=?&eT/#?%P!^@%-?)P!^A)?5T/ --P @)?%?+S%OP!@&."-#O?%G  A&P~= T?&PGTd/!P!@&?%P!^A%?+T/ -.!-P @&?.?4V/ Q @<Q @;?"%O?!@%?"@&#OQ!?%|+  }%?;l@;?%P!^@%?&P!_A&/ --?-@%?*@&#OQ!?%|+  }%?<l@<?%P!^@%?&P!_A&/ -P @&?;?<m|W}D?4P!gV/ ?(z.                z-#2?(z.                z-# P @%#O?(PO_?%^?%N  ?%P!^A%P?T/ -?"%OP @%?!@+P @1#O?2Q L  ?2z.                z- *?2Q L 9?(?1P!^A)N ??+G  @.?%P{!d@9P @%P @&#O?&@/?%?-^G  @&P{!@,"O?1R/ ?%R/ ?.?/P{!dT/ ?9?&P{!dT/ ?(?%P!_P|"d^G  P!^@,-?%?(^P@^?,P{!dA/?)P!^P{!dA)?(PO_?%^A,P!^G  P!^P{!dA:?,G  ?.?&P{!dT^P{!dA,?,?:V=A,?)?,U=A)?)?/V=A)N  ?*?%P!^A%T/ -?(?(z #|;z-#2?(?(z #Oz-# ?(?(z  ?z-#O?(?(z  Iz-#|;?1P!^@1?.@%?+P!^A+?5T/ --?4?(PO_?*^G  A)X@&-?6?7?&?)?3UdA%=@7?)?3?%=@3?%?0e@0?#P!^A#?8T/ --? ?7N !? ?0P!dN  -~W)"+j%} B Pv _A%C Ppms ?!D":?#P.a^?#?!D">X=A#D"%@*?#D" @)?!D"6@.?!D"2@(?!D".@+"O"O"O"O"O"O?!G DR%O?#G *P*dR%O"O?(?)P!^A*U/ ?(?*_P*U/ ?*?+^E  @0-?"G |(A!R/(?!?"G EA&^P~/ V/(P @#P!@!?&P.aG ~B}@OA&P ?&P|3U=A,P;aA-G ~C}4OP!^@&?-E ~-}4O@/Q!?,}J}%A1Qo~!}0~F~#~Wk}4D}#Q |=/#?/?0|=/(Q @/"O?(?)P+^A,U/ ?(?,_P*U/ ?+?,^E  @/-?&P*S/)?-P~-}4s ^A-E *@2?1Q~C}Y~L}&rk~T~F8}#Q |=/"?&P2S%O?/?2|=/).*-Q @1"O?(?)P3^A)U/ ?(?)_P*U/ ?)?+^E  @1-?/?2|=/(Ps!?&P#g_A&P|4V/(?-E 2?1m?&}J}%|;/).(-P @!?%P K"IP!@&?%P ?*?*P T_A#?)P!^A)_?#?)U?#?(VeA#=K"F?%P!?)?+^?#=K"D?%P?^?%PD^2|MP @(?%G ?%O?%G @@!?%PO_A#P*P!P!2}"!?%D"|6@&?%D"OP!S/%?%D"|7A(?!N  ?%P!K"|1?%?(K"M?%?&K"J?%?%D"IK"|7?%?%E"DL#O?%PJ^?#2p!?%D"M@&?%D"J@(?%D"|1@!-?%PO_?&?!2C?%D"OR%O?!}J@0.&-?(PkkkkiS%O?%E"|6@0?&@(?!@&.&-?(%O?&?(2o!-?%P2^?"P!P 2e?%D"6@#?%D"2@!.(-P @!?%PO_P!?+?(?.UA#=P ?.?#=?)?*26?%D"OA&PkkkkiT%O?%?"?%D"|6A"?%D"|72e?%D"%@#?%D" @!?&R/(?"?&2o!.(-.&-?/?2mPk!?&P#g_}J}%Q |=/#.%-?/?0mPs ?&P#g_}J}%Q |=/".#-?%D"|7 -?%P:^?"?&?0}D2e?%D">@#?%D":@!?(R/!?&?(2o!.!-?%?.K"|7?%?(K"|6?%?+K"O?%P*^?"?%PO_?*?02|,?%D".@#?%D"*@!-? ?#K"%? ?!K" ?%Pv ^C -~W)!8jB PO^A*C ? ? G |6?"G |6dN |6? ? G R?"G ReN R?"D"%@.?"D" @4"O?"D"*A&R/ ?.?&P~: a^@8?"D"2A&?"D"6P#g^@/? P.^@0?#D"%P!_@9?#D"*P!_@:?#D" @5?.@%#O?%D" A6P"S/!?%D"|C@;?%D"|?@,?%D"|;@)?%D"2@1?%D".@(?%D"*@2?%D"%@3?*?%D"|9K"M?*?%E"|6L#I?*?%z "Jz-#??*?%z "Cz-#2?*?%z "6z-# "j?)R%O? D"6A)? D".S%O?02q!-? ?)P!^K"6? D"2?)P#g^A)?!N !?)P!N  P .!-?)P!^-@7"O?,R%O?0P 2~1!? D"6@+.!-?0?,?/?&_P#hA)?)?,V=2~1!? D"2? D"6A+P#g^@-?,@)#O?&?/S%O?/@&."-?-?&E" L" ?-P*^@-?+P!^@+?&P*^@&?)P!_A)/ --? ?+K"6?6P!T%j?(&?2?5^@2?3?5^@3?:P ?(P!S=?1^@1?(?9^-@)? D"*A+? D" S%O? 2}W!-? D"%?+P~: a^A(?1K"2?(?)K".?(?2K"*?(?3K"%?(?6K" ?(?*E# L"6?(?*z #*z-">?(?*z #:z-"F?(?*z #Dz-"|1?(?*D"MK"|9?(?;K"|C?(?7R?,^K"|??(?7K"|;? ?+P!^K"*?%P~: ^A%?8T/ --?4%O?.?4P~: a2o!-?"D">@!?"D":@)?"D"?A&%O?!?&P.a^@.? P:^@%? D"?A-P.a@+?#D" @#?!@&#O?#?&D" ^@/?#?&P%^D" ^@(?&P*^D" @0?%D" ?-S%O?%2}S!-? ?-P!^A-K"?? D">?+^A,?/K" ?,P*^?0K" ?,P%^?(K" ?+P.^@+?&P.^A&?.T/ --?)%O?!?)P.a2o!-?"D"D@&? PC^?"D"FA!2~.!? D"F@#"O?!RA%/ ?%/ ? D"D?#^?&?!y,  -? ?!?#^K"F?"D"JPkkkkiT%O?"PJ^2~7!-?"P.^P*2~3!?"PC^2~7!?*PO_C -}T*"6j!} B P2_A%C ? ?!2S? D"*A!%O? D"%A#?!P~: a^@3? D"2@-? D"6@.? D">@&? D"?@/?"P"S@1#O?-@"?.@(P%@!P @,P%@-P @.?#D"|?A)?(W%O?(?)_@.?"?)P#g^@-?)@,?"@!-P @0P ?#D" A"?1=P ?"P!d=@2P{!@+P @*"O"O"O"O?#G OP!_0#!"# -?#G P@+."-?#G P@*P~Y!@+.!-?#D"|6@4P!@0Pz!@+-?#D"2@5?#D".@6?#D"*@7?#D"%@8?%P |0 0?%?*N )?%?+N (?%?2P!SN .?%?#D"|9K *?%?#G |CN %?%?#G NN #?%?#G |2N "?%?#H |0|0  ?%?#G CP"TN /?%Pj?#G |DA"?"P~< S=N &?%P22}L!?#D"|7@*?#D"|;@(Ptrs P#2~0!Pvrs Pvrs D" A"P#^K" Purs D" ?"P"g^A"?)K"*?"?(K"%?"?*K" ?,%O?,P#g@"#O?%?!E" L# ?!P*^@!?%2}F!?"P*_A"/ --?0%OPtrs P!2~0!Pvrs Pvrs D" A!P!^K" Purs D" ?!P"g^?4K" -?2P!S%OPtrs P%2~0!Pvrs Pvrs D" A!P%^K" Purs D" ?!P"g^A!?5K".?!?6K"*?!?7K"%?!?8K" -?#G CA,P"T%OP @)P%@!P @"P%@+P @*?#D">A(?/W%O?/?(_@*?&?(P.a^@+?(@"?&@!-?1R%O?#D" @)-?%P N )?%?)N &?%?,N !?%?#G AN %?%?#H!?|0 "?%?#G BA&N  ?%?&Pt SN (?%P*2}L!Ptrs P!2~0!Pvrs Pvrs D" A&P!^K" Purs D" ?&P"g^?"K" ?"%O?!?"P.a^@(#O?!P*^D" @&?!E" @9Ptrs P#2~0!Pvrs Pvrs D" A"P#^K" Purs D" ?"P"g^A"?&K"*?"?9L" ?!P.^A!?(T/ --?*@/?+@&-?#P~: ^A#?3T/ --? D"D@!Pwrs ? D"FA"2~.!P~:rs D" @ "O?"RA)/ ?)/ P~6rs D" ? ^?!?"y,  -P~:rs ? ?"^K" 2k!?%P2^C -}6)!5jB P}/!_A)C "O?#?%S/ ?%?(D"6V?#?%VeA*/ ? ?!?"P%?(D"2?#PFa^?*=A*?%?#_A"?(D"DA3?(D"FA42.?)P.^? D"|1A!P~> ^A0Pl!y,  ?!P K"~>!?!Qkkkks L#~6!?!Q%L#v!?!Q L#t!?!Qkkkks L#s!?!Q*L#}U!?!Q L#}M!?!Qkkkkk!L#}E!?!Q%L#}=!?!Q L#}5!?!Qkkkk2L#}/!?!Q!L#n!?!Q L#k!?!Qkkkks L#i?!Q%L#c?!Q L#|O?!Qkkkks L#|J?)P K"M?)D"6A+%O?)PI^?+2~.!?)D"JA#?)D"MA!^@%"O?+P!T%O?+P!_A(%O?%P ?(y- -?#?!?+^A-^P!_@%.!-?!P!^@--?%P N  -?)?-K"M? P?^@5?"PFa@1?)D">?)D"6A.P"g^@(? D"F@6? D"I@7?)D"J@8?)D"2@2?)D"D@9?)D"F@:?)D"?@;?.@##OP @ P ?*A%P2^D" A!?%P.^D" A,_?!?,U?!?4VeA/=@!"O"O"j?#?;U%O?(D" @ -"O? ?:X/ ?9? P#g^A D" P!T/ ?!R/ ?%PD^G  / ? D"%@"P!.!-"O?.?%P*^D" A"W%OP @ ?&?+T/%P!@*.!-?&?+T/"P!@*?2?"P.a^A D"%P!T%OP @ .!-?)?5? D"*2}5!?)D"%@ ?)D" @*-? ?!T/!?*P!?,?3^?/=?!2}K!R-@*?2?"P.a^@,P @ P @!?*?"?.UdA/%OPpms ?6?,D" A!P.a^?!?7X=D"*P)dP%S@!-?"?-U?*dR/!?"?8^A"G  ?"P!N  ?!?/dR/!P!d/!?,D" @"P!@ .!-P @ -?%PF^@*?%? K" ?%P%^?"K" ?#P!^@#?(P%^@(?1PF_A1/ -?02~+!?0?)P.^Pl!y,  -?)P}/!^C -x&!-jB P2_A*C "O?"R/ ? G B@-? P N B? G C@.? D">D"k%@+?*Q L#*? P.^@)? D".@&"O"O?!? D"2A(X/ ?!?&^G  A%P?V%O?!@#."-?!P!^A#?(X/ ?%P?T/ ?#?&^G  A%P?V/!-?)?!2|XA#?(X/!?#?&^G  @%-?%PAS%O?"P!_@,#O? ?#?+?*P*^2|)A#R/"? D".@%"O"O"O"O"O?#? D"2A&X/ ?#?%^G  A!P?V%O?#@"."-?#P!^A"?&X/ ?!P?T/ ?"?%^G  A!P?V/!-?)?#2|XA"?&X/!?"?%^G  @!-?-P!dR/!?!P{!dP~9 T/!"O"O"O"O?"P!^A#?&X/ ?#?%^G  A!P?V/!?"P"^A(?&X/ ?!P?T/ ?%?(^G  A!P?V/!-?)?#2|XA!?&X/!?!?%^G  @!-?!P{!dP~X S/!-P~9 @!."-? ?#?.?,2HA"/"? P!N |%.&-P @!-? ?"?!?,21A"R/#-? D".@&"O"O"O?"? D"2A(X/ ?"?&^G  A%P?V%O?"@#."-?"P!^A#?(X/ ?%P?T/ ?#?&^G  A%P?V/!-?(?)?"2|XA#W%OP @%."-?#?&^G  @%-?%PFT/ "O"O?#P!^A!?(X/ ?!?&^G  A%P?V%O?!@#."-?#P"^A#?(X/ ?%P?T/ ?#?&^G  A%P?V/!-?)?!2|XA#?(X/%?#?&^G  @%-?%PAS/!.#--? D">?+K"k%-?#P!^P ?%Pz S=@/-?*P2^C ?/-}H(",j"} B P2_A#C ?!P5^PcdA(P}.k%? P}.k%^? P2W=^A!Pkk|Xd@+?!P2h@,? ?(? ?(V=P!_@!? P!_@)? P3U@-"O"j#O"OP}E~"s E# @."O"j?!P}!"X%OP|!?!|N_A P!g?!? h^.!-?!P%h-A"P!^A P|3W%OQj? }J}%?.}#|VA/Q|4|C%O?/}D@ ?-%OP}M~"s D" ? P"g^D" A D".@"? 2}N!? P%_A!?!D" P"fK" ? ?"^.(-#O?#P%^? ?(?)2}!!?#D"%P!S/%? P|4U%OP}E~"s E# Qj? P!^}J}%}#|VA/}D@ ?/Qs |?/!--?#P%^?"?(?)2}!!?#D"%/#."-?.?"}JnQ!}#|;/!?#P%^?"?(?)2}!!?#D"%P!S/".!-?.Q |D/ ?#P%^P|4?(?)2}!!?#D"%P!S/!-?,O A"PjS%OP @ .%-P}Q~"s D" @ P}Q~"s P K" ?"P2gA&?+^@""O"O? P ? ?&S=R%OPj?"?"?&U=Pcd@%P}M~"s D" R%OP @*?&P!?&=P#^Plk|XdA"P}/"eP}/}"|XdA ?"U/"? ?%V/"P}M~"s ?"K" ? P%_P#P!? ?%U=K" ?"P Pk"y- .#-P @*?&?&P5^P}/k|XdA P2^A"V/!?"?%V/!? P%_P)K" ."-?&Pj?"?"?&U=PcdA*X%OP}Q~"s ? K" .%-"O? P%_A"D" A%P!d%O?"?%P"eK" .!-? ?%_A 2}N!-? ?*2}*!-P}Q~"s ?*K" ."-? ?%U%O? ?%2}*!-P}Q~"s ?%K" .!--?#D"*@ ?#D".-@!?!? ?(^A"S%jP!&?"?!2}*!P#-@!?"P%_?!K" -?#P2^C ? -}=(!4jB PI_A%C ?!2u!P ?"D"*A#?#?"D"%VA*=@+?"D" @(?!D"*A#?!D" S%O?!2}S!-P!?(?*=@.?!?#P!^A,K"*?!D"%A0?#P.a^A#P%K"*?#?+K"%?#P K" ?+%O?.G  P|4S@&-?!P;^@/?%P*^@3#O"O"O?&?+X/ #O?&?.^G  P|%T/!?+?&P!^A&T/ -.!-?+?&A*U/ ?&?+S/ ?+?&_@&?*?.^@(P @#"O#O?#?(^G  P|%S/!?&?#P!^A#T/ -?&@#-"j"O?#%OP @)#O?(?)^G  P|2S/"?#?)P!^A)T/ --?#?*^A&.!-?#?*^@&?)?*^-@)?%P#N >?%P(N 2?%?*K"*?%?)K".?%?&K":?%?&?)P!^A#?#?&V=K"6?,P.a@#?,P%gP2^@)P @-P @*#O?3?-P.a^A(G *A4P*S/"?%P?^?.?+?(D" A5?(D"%A626"O?%D"?A(PkkkkiT%O?(R/!?%D"C?(2o!.!-"j?!G :A-P4S%OP0@-?%D"D@1?%D"C@2P .!-?%?/H  |0!F?%?/G "N |*?!D".@2?!D"2@1?!D"6-@(?!?-N :?!?(K"6?!?1K"2?!?2K".?/?%H!F|0  ?/?%G |*N "-?!D" ?,S%O?!2}S!?!D"%@0-?#?0^A(?5K" ?(P*^?)?4^K" ?(P%^?6K" ?!?,P!^A,K"*?#P.^@#?)P2^@)P!@-?*P!@*R/ -.!--?!D"%@!?,%O?!?+K"%?!?!D"*?,P%geK"*-? ?,K"2? ?!K".? ?"D"*K"*? ?"E" L" ?%PI^C -~Y/!1jB P}=!_A%C Pt}Ss Pt}Ss G  A)P!?)=N  ?)%O#OPt}Ss G  A)/ Pt}Ss ?)P!?)=N  ?)/ --? P*W%O? G tmO@(-?%P.^P~Brs D" P~Frs D" ?"?#?!2B?%?%D"6K"*?%?%E".L# ?%?%E"?L#i?%?%D"DK"k!?%D":@!?%D">@ 2D?%Pu ^@,?(@"B Pv _A&C P}Ers 2u!"O"O?%D"*Pk~+}R~L!?%Px ^A)D" A#?#Pk~+}R~L!X=W%O"O?(P{!dA(P(V%O?&P%^P}Ers ?%2| .!-?&P%^P}Ers ?%?)D"%2#-Psrs G  P4T%O?,P K"*?,Qkkkks L" .#-P}Irs D" @.P}Mrs D" @*?&?"P{!dA#P(VN F?&?*K"??&?.K">?&P K"D?&P K".?&Qkkkks L"%?&?%E" L"2?&?%D"*K":?&?)D"*K"C?(P.aG y}HO@("O"O?#P#_0#! ! -?&P%^P ?(P.aG ~D}@O2,."-?&?*K"|7?&?.K"|6?&?%D"*K"O?&?%E" L#M?&PI^?&PM^?!? 2|(?&G IP"X/!?&D"JA Ppms ?.? P.a^? ?*X=D"*P)dP(S^A ?*X/!? P!^A)?.? P.a^D"*A P%hP ? P)dP&S=A#X/!?(P.aG ~D}@O@!#OPpms ?.?)P.a^?)?*X=D"*?&P%^?)?!2,P%hA)?#U/ -.!-?,P K"*?,Qkkkks L" .!-?,?&D".K"*?,?&E"%L" -?&Pv ^C P~:rs P K" Pvrs P K" P}Irs D" @2P}Mrs D" @3?%?%D"*K"??%?%E# L":?%?3K"D?%?2K"C?%P K"6?%Qkkkks L".Ptrs P#2~0!Purs D" Pvrs D" A!P"g^A P K"*? Q L" Pvrs ?!P#^K" ?%D"|?@#P!@!Ptrs P!2~0!Pvrs Pvrs D" A P!^K" Purs D" ? P"g^?#K" ?%Qkkkk2L"|C?%Qkkkks L"[?%D"|;@)"O?#R%O2k!@ .!-?)?#P#g^@4?"P.aG z}HO@&?)@##O?#G (@!?#G &@ ?%?#G %A(N })!?%? N }(!?%?!N n!?%?(P ?(P~/ U=P.aA G ~:}@O?&? G ~9}@O=N }*!?%Pn!^A P%2}L!?%P K"|J?%P K"a?%?%D"*K"}/!?%?%E# L#n!?%?3K"}5!?%?2K"p!?%P.^@!?%P~6 ^@,?%P~B ^@+P @0B P2_A/C "O"O?"P{!dP)X%O?+D"*@-.!-?/?!?#D" 2J?/D"%@!?+?/D"*A1?/D" A0_A(P ?(?1W=2~1!?+D"*@-?+D"%@.?!@("O?0%O?0P!_A*?1X/!?!?*P%g^P2^@(-?(?!?1P%g^A!S/ ?.?-P#g^@*?-?!?(_P%hA!^@-#O?/? ?(?,2|G?*?/E# L" ?(P2^@(?*P*^@*?!P!_A!/ --?+?-K"*?#G &P"T/!-?#G %A P ? P~/ U=P.aG ~B}@O@!?+D" ?-S%O?+2q!-?+?-P!^K"*?+D"%?-P#g^A ?!N !? P!N  -?/P2^C ?%D"a@!Ptrs P"2~0!Pvrs Pvrs D" A P"^K" Purs D" ? P"g^A ?!K"%? ?0K" ?%D"|O@(?!%O?!P#g@ ?(@!#O?%?!E" L#c?!P*^@!?%P~N ^2}F!? P*_A / --?%D"YA!?%D"|J2t!?#P*^A#?4T/ -?%D"[@"2k!@ ?"R/ ?(?"P#g2o!-?%D"|CA"%O?!?"2o!-?%D".A!%O?%D"2?!P%g2o!-?%D"|9A!%O?)?!P#g2o!-Pt}Ss P N  ?%P}=!^C ? -~1&"7j"} B P?_A&C "OPpms ? D"FA+?!P.a^A#?!? D"IA)X=D"*P)dP%T/ ? D"|7G A%O?!?)X/!?!P!^A%?#D"*A#P%hP ?#P)dP%S=A3X/!? D"OA.D"a@4?.D"I@5? D"?@2? D"C@,? G |<A6@-#OPpms ?+?%A#P!^A*P.a^A0?)?*W=D"*?6P!dA1R%OPpms ?+?#P.a^?#?)X=A%D"*@7?%D"%@8Q @;"O?,?%D" A9P!^A%U/ ?,?%_P*U/ ?%?2^E  @;-?-?7P*dP#hQ!?;QjP)?8?9_P"_A%?%P)X=P#g}J}%Qjm}#?%}JmQ}2x}F~W}4}T~<}8};j} QNn}%A;?:}#Q |=ee@-?:?;l@:-P%h@%"O"O"OPpms ?+?#P.a^?#?)X=A(G *P*d/ ?1/ ?,?(D" P!^A(U/"?,?(_P*U/"?(?2^E  Q{{{{{{|4}#Q~G~F}2~I}S~.*|=/".!-? ?#P~D}4s 2|/R/!-?/P!^@/?)?*W/ ?#P"^A#?0D"*A*P%hP ?*P)dP&S=A0X/ P @(#OPpms ?+?#P.a^?#?)X=D"*A1P%h?1P)dP%S%O?&?"K">?&?!K":?&?(K"6?&?#K"2?&P!K".? ?#?&P.^2(-?(P!^@(A#?0U/ --?%?3U/ -"O?5?.D"IX%O?/P!|8?.D"a?4Vd?-d/!.#-?-P!dR/"-? ?!2|N.!-?&?"K">?&?!K":?&P K".? ?!?&P.^2(-?&P?^C -~+&!+jB P?_A#C ?#PkkkkiK"*?!D"?A%%O?!D">A)?%P%g^@+?"D" @,?"D"%@*#O"O?)D"%?*T/ ?)D" @"?*@!?,@%#O?!%O?%G  @&?"G  @(?!P!_@!?%P!^@%?"P!^@"?(P?P ?(P~! _P{!dP<U=eP{!d?&P?P ?&P~! _P{!dP<U=eP{!dS/!."--?)D"*@&"O"O"O"O?)D".A"R/ P @!"O#O?!?&^G  A%P?T?%P+Td/!?"?!P!^A!T/ -?"@!-?!%O?!?"X%O?!?"S/".#-?!?&^F  P~ j|9/"-?!?&^@%?!?"S/"?"?!_@(?"?&^A&P!_@"P @!#O?!?"^G  A-P?T?-P+TdR%O?(?!P!_A!^/!.%--?!?(^A"R/"?"?(X%O?!R/%P @%.%-?!?&^F  PO|:/#P @%.#-?"?&^@%.!-P!@%-P @"-?"P ?%=@!?%P!?%=@%?#D"*PkkkkiT%O?#P*^A"P"2~.!?#D"2A&?#D".^P}Is |0  ?#?&P"^K"2?"?!2~.!?#D"2@""O?!RA&/ ?&/ ?#D".?"^?%?!y,  -?#?!?"^K"2.!-?#P6^?!P!P!2}"!?#D":@("O?#D"6P!T%O?#D">@&?!R%OP @"."-?!R/!?&?%?!y,  .!-?#D"> -?#?&K".?#?(K"*?#?"K"2-?)P2^A)?+T/ --? ?#D"2K"*? ?#E"*L" ?#P?^C -};3":j!} B Pv _A)C ?!P>^@+?#P ?#P,U=A,P.aA-P~R}Hs ^@4?-G ~Y}HO@-"OPk~+}R~L!?%D"*A(?(Pk~+}R~L!X=A(?"D"*A*X?,P)_P#XdR%O?!2u!.!-?)P*^?!?"?%D".2#-?!D"6@<?!D"2@=?!D".@6?!G :@1?!P K"I?!P K"C?)?+K"I?)?%K"F?)?4K"D?)P N K?)?&N J?)P!N 2?)P"K"*?)?1P4TN |.?)?"E" L"6?)?"D"*K">?)?!D"*A"K"C?)?!D"%A+K"?"O"O"O"O?(?*X%O?-P!_0""#!-?)P}+}%k2K!|8?)P(N |7?)z.                z-#M?)P*^?)PM^2|E.#-?)P*^P ?#2T."-"O"j"O"O?+Ppms ?"=A"D"*A+P(dP%S%O?"D"%@,?)PM^?)P6^?%D" ?%D"%2|(P @"?)G MA%P!_0#"%%!-?)P*^P P,2T.&-?)D"|1.!-?)D"|1P!^-@"?)P*^A-P ?"2|>?-?"?#2},!Ppms ?)D"??"P.a^?"?)D"CX=D"*P%h@"-?)P*^?"?+P%h2|>?,PjS/!"O"O"O?%P!_0# !"%-?)?)D"|1K".?)P K"*.#-?)P!K"*."-?)G |/@+?)D"|1@#B P?_A"C ?"P}(}Ik2K!<?"P+N :?"?#K"2?"Ppms ?)P*^A%D":?#P.a^?#?%D">X=A#D" A,K"6?"?#D"%K".?"?,K"*?"?+N ;?+P"S%O?"P!N >-?%D"CG |)A#P%T%O?"?#N >-?%?"P*^2|E?"P?^C .!-B P~N _A(C ?)P*^A*D".@+?*D"6@#?*D"2@,?*D"?G *@%?*D"DA"P K"|O?"P K"Y?"P K"F?"P K"??(P |0!M?(P K"J?(Qkkkks L"F?(P K"??(P K"6?(?%P ?%P~/ U=P.aG ~D}@ON NP!?+?#?,VA%=@2P @"P ?#?%=A/%O?2G  P|4S@"-?(PF^@>?(P~B ^@4#O"O"O"O"O"O"O"O?"?/X/ #O?"?2^G  P|%T/!?/?"P!^A"T/ -.!-?/?"A#U/ ?"?/S/ ?/?"_@%?"?2^@+P @""O#O?"?+^G  P|%S/!?%?"P!^A"T/ -?%@"-?(Pw ^?2?/?#"j"O?"%OP @%#O?%?+^G  P|2S/"?"?%P!^A%T/ --?"?#^A".!-?"?#^@"?#?%^-A026?(D"Y@%?(D"|C@+"O"O?(D"|?A3PkkkkiS%O?%@-?+@,.!-?(Pw ^?2?/?"?0P!^A,?"?,U=A7?"26?(D"Y@-?(D"|C@,?(D"|?A8PkkkkiT/!?3R/ ?+?32o!-?*P!N G?*?(P6^A"2}#!?*?"2} ?(P |0!|O?(Pm}9}5*K"[?(P K"Y?(?,K"|J?(?-K"|C?(?,K"|??*?(Pw ^2|E."-?*D"CG G@9?(P*^?(G NA5P ?5P1U=A| PFaP~J}Is ^A.?+?%2e"O?(D"*P!T/ P!?(D".A:P1dgA;?.?9P!g^H!(d/ ?(H!MA%?;d%O?*P ?#?02}O!-?(?%?;e|0!M?.G E?:^@0?| P)_P{!dP~Y!X%O?(P~B ^?.H!|%|0! ?(Q L"|OP @#?4@%#O"O?:?%G  T/ ?(P6^?#^A.D" / ?.P!K" ?.P*^?"K" ?.P%^?7K" -?%P!^@%?#P.^A#P:T/ --?0P{!dA#P~. V/&?#P.aA#G ~A}@O?,?-?*D"CG H2+A%P{!dP:S/&?*?%?#P~9}@s ^G #?0P ?7?"P 2|S.&-?*P22}B!R/#?.G |#R/"?(?5?+?%?92P?(G  R/#."-?*P N G?*?(P6^A"2}#!?*?"2} -?(D"FA"%O?(D"I?"P#g2o!-?(P~N ^C .#-?(P"N |<?(P2|0 X?(?5N W?(P#N |9?(P K"|6?(?#K"|7?(?0K"O?(?#K"|1?(?.P!^?*D"?P+^?.G  =G  N |:?*?(P|1^P P 2}C!-?*D"DP:^?(D"JA-?+?%2}=!?(D"F?-S%O?>2q!-?(D"I?-P#g^A%?0K"%?%?#K" ?(?-P!^K"J-?8%O?,?82o!-?3R/!?+?32o!.!---?1P4T%O?)P&N |7?)?<K"O?)?6K"|6?)?=K"|1?)?6K"M?)?1N U?)P N |9?)Qkkkk??1P0_P{!dP!^P ?1P/V=P#g}JA|!n|1 W?)Qk}"lns ?|!n|1 V?)Q}%}+}5}Ms!?|!n|1 |8?)P*^?)PM^2|E-? ?)D"2K"*? ?)E"*L" ?&R%O?!?!D"CRN }5&-?)Pv ^C -}P&")j!} B PI_A&C ?&P2^?%P!gP*P22}"!?&D"6@)?&D"2P!T%O?&P K".?&?&D":A*K"*?&?)K"%?%%O?#?%P#g^@,P:@(#O?#|." @.?+A)?&D"%S%j?&P%^2}V!?&D"*&?*-?(^A*P2_?)K" ?*P:_?.L# ?&?)P!^A+K".?#P%^|." @.?&D"%?+S%O?&P%^2}V!-?&D"*A*?(^A-?+K" ?-P*_?.L# ?&?+P!^A+K".?(P?^@(?#P*^A#?,T/ -?)P"^@(-?&P2^?%P%P22}"!?&D"6@,?&D"2P!T%O?&D":@)"O"O?%P"X%O?%P%gP2_A#%O?)P ?#y- -?#?)^@#.!-?)@#?%R/!-?#z.                z-" -?&P K":?&Qkkkkk!L"2?*?(?&P2^2|%<?&D"2A#%O?&D"6?#P%g2o!-?&?"N F?&Qkkkk2L"C?&Q L">?&?!D"*K":?&?!E" L#2?(%O?*?(P%g^@-?*@##O?#P*^D" @(?&P2^?#D" 2|#?%?(P!hA"V%O?&D"?@!P%@+?)?"P%g^@""O?(P!d%O?!@(.!-?!?&D"C_P!^@(?"?&D"DK"*?"?!K" P.@+-?"?+^?(K" -?#P2^A#?-T/ --? ?%K"*? ?)K"%? ?,K" ?&D"%A %O?*? P%g2o!-?&PI^C 1-?&D": -?&D": -~&&!.jB P?_@)?#P?^@-"O?#P|IV/ ?"?-U/ ?!?#^A(z.                z- 2?(z.                z-  -P!@."jP ?%?%?"?-_A(P ?"?(X=VA%=A(P!W%O?)P}Q}%s G  N :?)P}I}%s E" L#2?)P}9}%s z " z-# Pkks @%Ps @/P~B @1P @(P!.!-P!@0P!P!?!?-^?%=?"?-U=A*G  A%P!W%O?%G ~0mO@0-?*G !@,?)P}#}%s G  N :?)P~Xms E  L#2?)P~Ims z   z-# ?(P"_A%%OP:?%?%P:X=@/?*P"^@.?)P!e@2P @%#O"O?%?.^G  P!_A3P#V/ ?%P~2ms ^G  A1P&W?1P"Td/ ?1?2^?3Pl}%s ^G  N  P!@+-?/?%P!^A%T/ --?)?+N  ?(P|%U@+?*P|%^?,P>gP|"|Sd@.P @/P @%"jP ?(P|!U/ <?*D <@%?(PAU%OP .!-?*D |!@/P ?(P|%U/ <?*D A-@1?(P|%_@2?,P!d@(P ?.?+=@+?0P!d@.?,P%hP!d@0?,P!hP!d@*?,P%dR-@,? ?1K">? ?/K":? ?%K"6? ?2K"2? ?+K".? ?#K"*? ?)E# L"?? ?)z #*z-"D? ?)G :N M? ?0N |3? ?,N |1? ?*N |0? ?(N N? ?.N |/? ?&P!SN |2? P ?-?"?-UA"=K"%? P!?!?"=K" -}I&"(j!} "O?"R/ ?"P)_A#P ?"?#X=@)?!P#^P|Xd?!_@*P @##O"O"O"O?!?#^G  A&sA(P |:%O?*?#_P#d/!?#?)X/"#O?!?#^A%P%^D" ?%D" ePk}!}"lid/#?#P*^A#?)U/ -."-Qkkkk}/?@+"O"O"O"O"O"O"O"O"O?&G t}QOP"_0# !")-?#P!^A%?"U/"Q @+.(-?#P!^A%?"U/"Q @+.&-?#P!^A%?"U/"Q @+.%-?!?%^F  P~ j|8/#.%-?!?%^F  @%"O"O"O?&P~>!_00 """"""""""""!"-?%P|JdP}=jS/#.%-?%P}<j|8/#."-?(P|"^P{!dP.X%O?(P} dP|RT/#?%PO|7/".#-?%PO|7/!."-?!?%^F  @%"O"O"O"O?&P~N!_0&!   " -?(P1^P{!dP"V/%?%PO|7/".%-?%P~N ^P{!dPIU/!.#-?%P}.j|8/"-?"?#P"^A%W%OQ @+."-?!?%^F  P~ j|8%OQkkkk}/s @+."-Q @+?#P#^A%?"X/!?!?%^F  PO|7/"Qkkkk}/~> @+.!-Q @+?#P"^A%?"X/ ?!?%^F  P~ j|9/!Qkkkk}/s @+-? ?+?#}JlL"%? P!K" 1-?%P!^@#."-?#P!^@#.!-?"?#W/ #O?!?#^F  P |7/!?"?#P!^A#T/ -."-?"?#V/ --? ?"K"*? ?!K"%? P K" -}6("+j%|W? D".A"? D"*A*?!?!?*V=A&U%O? D":@+? D"2@%? G >@,? D"%@(? D" @)#O?(?"_@#?"@*#O?&?*A!PO_A*X%O"|Wz.{{{{{{{{{{{{{{{{A-?!?(V/ <z.{{{{{{{{{{{{{{{{?#P2U/ <?!?)^z   z.0000000000000000z|#-@."|Wz.{{{{{{{{{{{{{{{{?(?!P2^U/ <z.{{{{{{{{{{{{{{{{?#P2_P2U/ <?!?)^P2^z   z.0000000000000000z|#-@/"|Wz.{{{{{{{{{{{{{{{{?(?!P?^U/ <z.{{{{{{{{{{{{{{{{?#P?_P2U/ <?!?)^P?^z   z.0000000000000000z|#-@0"O?(?!PI^U/ ?#PI_P2U/ ?!?)^PI^z   z.0000000000000000z|#@--?#PO^@#?-z[?0z[?/z[?.z[eeeR/!--"O?!?&X%O?%?&?"_^@%?&@".!-#Oz.{{{{{{{{{{{{{{{{@-"O?!?(V/ ?(?!_P2U/ ?!?)^z   z.0000000000000000z|#@--?-z[A*Pkk%e|O?!^@!?*R?!?&Ud/ -?%?&?!?!?&V=A#?"_^@%"O?!?&X%O?#@".!-"O?#?(U%O?#?)^G  @!?#P!^@""jP!?,P!dR/ <P ?!sPO|7/ <P"P!?!P~M!V=-?%^@%"O?!P,_0%"## #-?"?(X/!?"?)^G  P,T/!."-?%P!^@%?#P!^@".!-? ?%K"6? ?+P!^A+K":-?"?&U/!--? ?"K".? ?%K"2--~<%"2j"} B P2_A%C "O?!P"U/ ?!P%g@(? E# @5P2@##O? ?#^E# A6?5|E%O?6@5?(?#P2^A#T/!."--P @#?"P K"*?"?!2v!?"D"*@)?"D"%@*?(%O?*?)P%g^? ?(y,  -?"?!?)^A)K"*P!@&#O?#@.?*A(?)A1P%g^@/? A*@,?!A)@#?(@!#O?%?&?#?#?&V=A"K"%?%?,K" ?%P*?,?&P%gA2^?#?&U=A3K"*?%?&?#?&_A P ? ?#W=A-?&?-U=A+K".?%D"*@0#O"O?!@ "j?"R%O?+R/"?%P*^.!-?%?+R/ <?%P*^?%?,E# ?0E# |A=-A#D"%A4R%O? P2P ? ?/T=^@!."-? ?/A!S/!?#?4P!_K"%?#?#D" A!P2^K" ? ?!D"*K"*? ?!E# L# ? P2^@!?%D"%@"?%D".@+?%D" @,?%D"*@0.!--P*?2?3^?&?-V=@,?-?&_A!P ?!?-W=@#? @!?&?-U/ -?.P!f@#?(@ ?1A!?&P!gA&V/ -P!@+?.P!d/ ?!?)?!?)U=@ #O?*?(E# L# ?*P*^?(P*^D" K" ?(P2^@(?*P2^@*? P!_A / --?%P2^C ?+-~D%!*j?"D"*A#?"D" S%O?"2}<!-?"D"%?#^PAN  ?"?#P!^A#K"*? ?!P#g^@,#O"O? D"%A%R/ ? D" A!?%^@##O?!@(?%@!P @%"O"O#O?%?(^G  A&PAS/!?&P~: S/!?&P?U/!?(?%P!^A%^?#T/ -P!@+P @%?!@#.!-?!?%V%O?%P!^@#?!P!_?%S@+?%Pjf?!^@%.!- -?""j?#?(^A!P!_G  A&PAT?&P~: TdR%O?"?#P!_A#2~.!?"D"*@)"O?#RA*/ ?*/ ?"D"%?)^?(?#y,  -?"?#?)^K"*?"P"2~.!?"D"*A#?"D"%^A(?&N !?(P~: N  ?#P"^.!-?&P|"W%O?"?#P!_A#2~.!?"D"*@)"O?#RA*/ ?*/ ?"D"%?)^?(?#y,  -?"?#?)^K"*?"P(2~.!?"D"*A(?"D"%^A#?&PIe?&P1dA)P~5 ^?)P,U=N &?#?&P%hPIeN %?#P~:~H~!}!#K  ?(P(^.!-?"?#2~.!?"D"*@&?#%O?"D"%?&^?(?#y,  -?#?&^-A#K"*?+/!?!?%^@#?%/ -?"P 2~.!?"D"*@#-? P*^A ?,T/ -?"D" ?#S%O?"2}<!-?"D"%?#^PAN  ?"?#P!^K"*-p+!!jP}Q}Ws D" P"S%OPv}Ss Qkkkk2L# P~6}Ss z.                z-# P~F}Ss z.                z-# P}M}Ws Q L# P}E}Ws Qkkkk2L# P}+}Ws Qkkkks L" P~Rqs Q%L" P~Jqs Q L" P~6qs Qkkkks L# Pvqs Q!L# Ptqs Q L# Psqs Qkkkks L# P}Uqs Q%L# P}Mqs Q L# P}Eqs Qkkkk2L# P}/qs Q%L# Pnqs Q L# Pkqs Qkkkk2L# Px}Vs Q!L# P~N}Vs Q L# P~F}Vs Qkkkks L# P~>}Vs Q%L# P~6}Vs Q L# Pv}Vs Qkkkks L# Pt}Vs Q*L# Ps}Vs Q L# P}U}Vs Qkkkkk!L# P}M}Vs Q*L# P}E}Vs Q L# P}=}Vs Qkkkks L# P}5}Vs Q%L# P}/}Vs Q L# Pn}Vs Qkkkks L# Pk}Vs Q%L# Px}Us Q L# P~N}Us Qkkkkk!L# P~F}Us Q*L# P~>}Us Q L# P~6}Us Qkkkks L# Pv}Us Q!L# Pt}Us Q L# Ps}Us Qkkkk2L# P}U}Us Q%L# P}M}Us Q L# P}E}Us Qkkkks L# P}=}Us Q%L# P}5}Us Q L# P}/}Us Qkkkks L# Pn}Us Q*L# Pk}Us Q L# Px}Ts Qkkkkk!L# P~N}Ts Q%L# P~F}Ts Q L# P~>}Ts Qkkkk2L# P~6}Ts Q!L# Pv}Ts Q L# Pt}Ts Qkkkks L# Ps}Ts Q%L# P}U}Ts Q L# P}M}Ts Qkkkks L# Pl}Ts Qkkkks L" Py}Ss Q!L" P}A}Ws P4N  Pn}Ws P4N  P~Bqs Q%L" P}Aqs P4N  P}=}Ts Q L# P}9}Ts P4N  B PO^A z.                z-"F? z.                z-#2? P N ?Px}Ss P K" Pp}Ws P K" P~>qs P K" P}E}Ts P N  P}+}Ts P K" ? Q L# ? P |0!*Pu}Ws Q!L" Pw}Ws Qkkkks L" P}5rs P!K" P~N}Ws Qkkkks L# Px}Ws Q L# Pkrs Q%L# Pnrs Qkkkks L# P}/rs Q L# Pt}Ws ? D"MK" P}U}Ws ? z #Dz-# P~J}Ws ? G ?N  P~:}Ws ? z #2z-" P}9rs ? E# L" P}Ars ? H!*|0! Psrs P4N  P}Ers Qkkkks L# P}Mrs P K" --~<%")j!} B PI_A&C P"@("O? D"*A-Pk~+}R~L!?"D"*A*?*Pk~+}R~L!X=V/ ?"D".A*Ps V/ ?!P ?!P,U=A)P)_P#U/ ?"G 6P!d/ P @(?#P K"k%?&? E" A.L"6?&P4N .?&?)P.aP~R}Hs ^A)G -N G?&?"K"??&P N |*?&P N |)?&?#K"C?&? D"*K">?&?%N |(?&PjP ?%P{!d=|0!D?)G *@#?&P6^@+?.}D@)"O"O?&D":A,R/ ?)G  A P?V/!P!@(?,P!S/ ? P?T/ ?)G !A P?V/!-P @ ?+P 2|XA(?,X/ ?(?)^G  @ -"O"O"O"j"O"O?!P#_0#! ! -?&P*^?(? ?#P.aP~9}@s ^?*27.!-"O? P{!dA P~9 T%O? P~X S/!.#-?&P*^?(P!^?#?*2H.!-?%P{!d/!?"D" /!?&?#N F?&P!N |)?&P*^?(P!^?*2=-A!R/!"O"O?!?&D":A"X/ ?&D"6A#?!^G  A%P?V%O?!@ ."-?"?!P!^A W/ ?%P?T/ ? ?#^G  P?V/!-?+?!2|X@ -? ?-SA(/#?&G |*P!dR/#."-?&P*^P!N |%-P @(?&G |*R/!-P"@(-?&PI^C ?(-}7%!2jB P2_A-C "O"jP ?!D".A)Ppms ?!D"2A+=D"*P)dP&S/ <"O"O?"%O?-P*^?!P ?"?#22?-D"*P!d/!."-P"@%?+R/#?)D"*A"P?U/#?"P)dP%T/#?"P%h@0?!D"%@2?!D" @3P!@#P!@&#O"OPpms ?)?&A"P!^A%P.a^A.?%?+XA%=D"*P%h@&"O"O?%/ ?.D"*A%P)dP&T/ ?%P%h@.?"P"^A4@%#O?%?.X/"Ppms ?)?%P.a^?%?+X=D"*A*P%h@%?*P)dP%S/ --?&?0U/".!-?!Ppms ?)?1?"?,=A1P.a^?+?1W=P!?3?)?"P.a^A%D" P!^A,^?%D"%A*?*P T_A*?,U?*?2VeA5=P ?*?,_?5=?%D"*P*dP#h2O?#d@#?"?(?.?4VA"=@(?"?/e@/P!@,?&?0U/!--P"@%?/P!dR/#P!?#P!d/"<P @(P"@&.!-P!@&P Ppms ?)?-D".A(P.a^?(?+X=D"*P)dP&S/!<-? ?&N !P#-@%? ?(K"%-? ?%N  ?-P2^C -}G(#,j!|W"} ?!P!^@-? P.^@.? D"2A(?!Pjf^@&? D".A+@*#Oz.                @0"O?(?!?%^P!^U/ ?&P2U/ ?!?*^P!^z   @0-?&P2_@&?%P2^@%?*P2^@*?0z.YYYYYYYYYYYYYYYYzB?0z.""""""""""""""""z|<z.@@@@@@@@@@@@@@@@z|#z|;z[A)R/ -"j"O"O?(?)|O?!^A&?%^A%P1_A)V%O?&?*^P1_G  PAS/!-? ?)2FA&/!P 1-P @&?%P0_.!-? D"2@(? D".@+?&P!h-@)"O"O?(?)W/ ?)?+^G  A%P?V%O?)@*."-?)P!^A*?(X/ ?%P?T/ ?*?+^G  A%P?V/!-?(?.?)2|XA*W%OP 1-?*?+^G  @%-"O?%PNS%j"O?(?-U/ ?(?-_P*U/ ?+?-^E  @1-?&P!d/!?#E# A2Q!?1QjP)?)?!_A(P"_A%?%P)X=P#g}J}%Qjm}#?%}JmQ}2x}F~W}4}T~<}8};j} QNn}%A1}#Q |=%OP!@/"O? D">A,D"k%A%?"U/ ?%Ps V/ ?"?%T%O?,?%P#g^@+P!P!? D".? D"6A&? D"2VA%=A-?!^?)P ?&?%=A.V?!?)VeA&=@%P ?(?&=@(?,?"P#g^@,#O?(P ?,P%^D" A"?,D" A&_?"?&U?"?.VeA"=S%OP!?&?-^?"=?%?(2}K!R/#-?,P*^A,?+T/ --P @/-?//"-?#?1?2lL# ? D">A#D"k%A"Ps X%O? P!N |%P 1-?#?"P#g^A ?!K" ? ?)K"%?#?#D"k%P!^K"k%?*P!^&P -1-? P!N |%P -~-&")j!|WB P2_A%C "O"O"O?!? D"2A#X/ ? P.^@*#O"O"O"O"O"O?*D" A&?!^G  A"P~: T%O?"PAS/!?"sP |7/%?"P?U/)P ?!_@"#Oz.                @+"O?!?#V/ ?"?#^P2U/ ?!?&^z   @+-?"P2_@"?!P2^@!?+z.YYYYYYYYYYYYYYYYzB?+z.""""""""""""""""z|<z.@@@@@@@@@@@@@@@@z|#z|;z[A(R/ -?(|O?"_P2_@!.&-"O"O?!P!^A"?#X/ ?"?&^G  PA_0|?#            #                                            #     #   #       #   # #! -? ?"P+2}3!P @#.+-?%P*^? ?!P"^2|LP @#?%D"*P!T/*?%D".A"Pk~N#dPk}M#T%jP(&?!P(^A&? D"2A(X/*?&? D".A)^G  P~: T/*?(?!P)^A&W/*?"P{}T#V/*?&?)^G  P~S T/*?%? ?!P*^2|L?%D" P!T/+?%D"%Pkx#dPk}U#T/*P.-?!^A!R/*? D"2@#."-?!P!gP"^?)e@#.)-?!P"^@!-P!@).!-?*?!2|:A"%O?!?"^@!.!-? ?!2|YP @#.%-?!?#U/ --? D"6?!V%O? ?!P.2}3!P @#."-? ?!P-2}3!P @#.!-? P1N %? ?!K" ? ?!P(^K"*-?%P2^C ?#-}:%!)jB P2_A*C "O? D"}A!P)_P"W%OP!? D"l!? D"}+!A#? D"n!VA =@(P @!P ?#? =A%%O?(G  P|4S@!-?"P ?"P{!dP|3U=P{!dP;aP~-}4s ^@)#O"O?!?%X/ #O?!?(^G  P|%T/!?%?!P!^A!T/ -P @&.#-P @&?%?!A U/"? ?%S/"?%? _@"? ?(^@&P @!"O#O?!?&^G  P|%S/!?"?!P!^A!T/ -?"@!-?*P%^?(?%? "j"O?!%OP @##O?#?&^G  P|2S/"?!?#P!^A#T/ --? ?!^A!.!-? ?!^@!? ?#^-26?*D"%A PkkkkiS/ ?*D"*@""O?*D".A#?)G :S%O?)?"?#2}K!@#? R/!?"? 2o!?#/"P!@&.%-? R/!?"? 2o!.!-?#/ -P!@&.!-? D"}/!@%? D"p!A(?!V%O?%?!P.a^D"*A#P%hP ?#P)dP%S=@#-?!P!^@!#O?!?#U@&?!?#X/!Ppms ?%?!P!^A)P.a^?(?)W=D"*? ?!?"2|R@+P%h@!?+R/ --?*P2^C ?&-}&%!#j? D"2A#?!V%O? D".?!^G  PGS@"-"O"O"O"O"O?!?"^A!?#X/ ? D".A"?!^G  A%PIS/!?%PI_P{!dP+V/ "O#O?!?"^G  PI_P{!dP+V/!?#?!P!^A!T/ -?#@!-?!R/#."-? ?!P)2}3!."-?!P!^@!-"O"O"O?!?#X/ ?!?"^G  P|*T/ ?!P!^A!?#X/!?!?"^G  PI_P{!dP+V/!"O#O?!?"^G  PI_P{!dP+V/!?#?!P!^A!T/ -?#@!-?!R/#-"O?!?#X/ ?!?"^G  P~=!dP~& T/ P @%?#?!P!^A!V%j?!?"^G  P|)_Pz!d&P!-R?!^A!?#X/"?!?"^G  PI_P{!dP+V/""O#O?!?"^G  PI_P{!dP+V/!?#?!P!^A!T/ -?#@!-?!R/#-P @%?!?#U%O?!?"^G  @%-"O?%P|*S/ ?%P~= S/ ?%PI_P{!dP,U/ ?%P|IdP~! _P{!dP;V/%-? ?!P*2}3!."-? ?!P)2}3!.!-? ?!P)2}3!-P @!-?!-~+#!(j?#R%OP 1-? P.^@*? D".@("O"O"O"O?!? D"2A)X/ ?!?(^G  A%P?V%O?!@&."-?!P!^A&?)X/ ?%P?T/ ?&?(^G  A%P?V/!-?)?*?!2|XA&W%OP @%."-?&?(^G  @%-?%P~; S/!-"O? ?&?%?"P ?"P{!dP~/ U=P{!dP.aP~9}@s ^A)?#P!_A+27A!R/ #O? D".@%"O"O?!? D"2A(X/ ?!?%^G  A&P?V%O?!@"."-?!P!^A"?(X/ ?&P?T/ ?"?%^G  A&P?V/!-?*?!2|XA"?(X/"?"?%^G  @&-?&P{!dA!PFT%O?!P~; T/"?"P!^1-"O"O?"P!^A#?(X/ ?#?%^G  A!P?V%O?#@"."-?"P"^A"?(X/ ?!P?T/ ?"?%^G  A!P?V/!-P @!?*?#2|XA"?(X/ ?"?%^G  @!-? ?"?!?)?+27A!/ --P 1-?&P!^-~U#!%jB P2_A#C "O"O"O"O? G  P!_0# !"#-?"? G !A P ? P|3U=P;aA%G ~C}4OA 2~.!?"D"*@!? %O?"D"%?!^?%P~-}4s ^? y,  -?"? ?!^K"*."-? G !@ ?"D"*A!?"D" S%O?"2}<!-?"D"%?!^PAN  ?"?!P!^K"*?"? P ? P|3U=P{!dP;aA%G ~C}4OA 2~.!?"D"*@!? %O?"D"%?!^?%P~-}4s ^? y,  -?"? ?!^A K"*?"D" ? S%O?"2}<!-?"D"%? ^PAN  ?"? P!^K"*.!-? G "? D"%@&? G !@ ?#P"N *?#? N +?#P*^?!?"2I?"D"*A ?"D" S%O?"2}<!-?"D"%? ^PNN  ?"? P!^K"*?#?!?&2}5!?#D" @&?"?#D"%A 2~.!?"D"*@!"O? RA(/ ?(/ ?"D"%?!^?&? y,  -?"? ?!^A K"*P!dR/ ?"D" ? S%O?"2}<!-?"D"%? ^PFN  ?"? P!^K"*-?#P2^C -}S#!0j"O"O?!?"P)dPu a^A!G |7P"T/ ?!D" P!T/ ?!G TP!T/ ?!D"*R/ ?!D"%@*? D"I@+? D"F@,?"R/!P Ppms ?,?!D".A!P.a^?!?+X=A-D" A!Ppms ?,?*P!^A"P.a^?"?+X=A.D" A(_?!?(U?!P ? D"DA"?"? D"CVA0=A1VeA2=@)? D"|1A"D"%@/"jP!?"D":A%?"D"6A#U/ <P!?%?"D"*V/ <?%?#_@&?#?/^-@!P!@%?&?)T/ ?-D"%@&?.D"%@#P!P!? D"??0=A-?(^?2=?!?)2}K!/ P @ P ?#?&_?#?&U?#?1VeA.=@#"jP!?"D"?A(?"D">A)U/ <P!?(?"D"*V/ <?(?)_@ ?)?/^-@!? ?#T/ P!?&?-^?.=?!?#2}K!R/!-?%1-Ppms ?,?*P.a^?*?+X=G *P*dP#h-q#")j#} "O?!G |(A)P ?)?!G EA(^Pv UA*=A!R/ ?!P.a@)?"D"%A!?#P2^A&U?!?&_P*Ue@+?!?#P*^A#U?!?#_P*Ue@,?(P.aP~9}@s ^P!?*=P+^@!?"D" A"?&^@*?"?#^@-P @"#O?!G  A#P ?#P|3U=A&P;aA(G ~C}4OP!^@#?(E ~-}4O@."OQ!?&}J}%A/Qo~!}0~F~#~Wk}4D}#|;%O?%?.|=/!Q @.?,R%O?-E  @.-P!@&?#P*S/#?(P~-}4s ^A(E *@0"O?/Q~C}Y~L}&rk~T~F8}#|;%O?#P2T/!?.?0|=/#.&-?.?0mPk!?#P#g_}J}%|;/%."-Q @/?+R%O?*E  @/-?.?0|=/!Ps!?#P#g_A#P|4V/!?(E 2?/m?#}J}%Q |=/!.#-?%?.mPs ?#P#g_}J}%Q |=/ P!@&."-?!P.^@!?"P!^@"?)P._A)/ -P @&-? ?"K"%? ?&K" -}Y#")j%} "O?"D"%A%?#U/ ?%?#_P*U/ ?"D" ?#^E  @/-"O?!P{!dA&P%W%O?%?#P2^A!U?%?!_P*Ue@(?%?#P*^A#U?%?#_P*Ue@)?!?"D" A!^@*?!?#^@+?&P&aA!P}Q}4s ^@&?!G }U}4O@,P @##O?#?&^G  A!P ?!P|3U=A!P;aA%G ~C}4OP!^@"?%E ~-}4O@-"OQ!?!}J}%A.Qo~!}0~F~#~Wk}4D}#|;%O?-?/|=/!Q @-?)R%O?+E  @--P!@!?"P*S/%?%P~-}4s ^A%E *@0"O?.Q~C}Y~L}&rk~T~F8}#|;%O?"P2T/!?-?0|=/#.(-?-?0mPk!?"P#g_}J}%|;/&."-Q @.?(R%O?*E  @.-?-?0|=/!Ps!?"P#g_A"P|4V/!?%E 2?.m?"}J}%Q |=/!.%-?-?/mPs ?"P#g_}J}%Q |=/ P!@!.#-?,?#P!^A#T/ --P @!-? ?#K"%? ?!K" -}N#!.j"O"O"O?!D"*A#R%O?!D">@&.!-?!D"%?#P%g^P2_@(?!D":@)?!D">@&#O"O?(D" A%?"X/ ?"Ppms ?)?%P.a^?%?&X=D"*P%hX/ ?#@&.#-?!?#P!_A#K"*?(P2_@(?#/ --P @#?"R%OP @%."-P @%?"?&X/!?!P 2}4!?!D"*A&R/!-?#@%#O?!D"%?&P%g^A*P%_"j?*P._A-D" A)?"W%O?)@(?*P*_D" .!-?*P2_D" P!^@(P -P!_@#G  P!f@.?!D":@/?!D">@0#O?#P!^@#Ppms ?/?(A+?.^A,P.a^?,?0X=D"*P%hA(?"W/ -?-?+K" ?*P*_?#K" ?)?+T%O?&P!_A#?%?#?%U=@%-?"?,W%O?&@#."-?!?,2}4!?!D"*A&/ -P @#-? ?#K"*? ?%K" ? ?!D"%K"%-}T#!-jB P2_A&C ? D"|1A!Py!^@%? D"O@)"O? G |<R%O?!P K"s"?!D"~6"A"P"U/!? P?^@ ?!D"w"@(?"P2W%O? ?(?"2W/"-?%? ?(?"2|1.!-?!P K"u"?!P K"s"?!P K"}/"?!P K"l"?!D"~6"A"%O?"P"g@(?!D"w"@"P ? D"DA#?#? D"CVA#=@*P!? D"??#=@+? D"F@,? D"I@-#O?&P%^?+?*Ppms ?,?"D" A P.a^? ?-X=A#D" ?#D"%26"O?&D"%A#PkkkkiS%O?%? P!P 2}=!.!-?%? ?&D"*A ?&D".2}=!?#R/ ? ?#2o!-?"P%^@"?(P%_A(/ --?%P!P 20-?!D"r"@%?)Pt ^?!D"s"A 2~0!?)D"|;@!"O? R/ ? P"gA"R/ ?)D"|9?!P"g^?%?"y,  -?)? ?!^K"|;?&P2^C -z"!)jB P?_A#C P!@%Pt}Ss Pt}Ss G  A!P!?!=N  ?!%O#OPt}Ss G  A!/ Pt}Ss ?!P!?!=N  ?!/ --?#P!P!P~Brs D" P?^? P~Frs D" A!P?_A"P ?!?"X=VA"=?!P?U=P ? ?"=2|9?#D"%@""O?#D"*A&R%OP!@!P @ .!-P!@!?"D" A %O?"D"%@)? @!-?&P!S%OP @ .!-P @ "j?"D"*A%R%OP!@%P .!-?"D".-@(?&P#U/ ?"D"6@&?"D"2@ -?#P.^?%?(? ?&25"jPj?#D".A R/ <Pj?!?)? ?#D"22|QA R/ <Pj? P}9ps _P~O~?~#}&#aA P"h? P:X=-?#D" A %O?"? P#g2o!-Pt}Ss P N  ?#P?^C -~W""%} (j?!D" @)"O?!D"%A!?"U/ ?!?"_P*U/ ?"?)^E  @%-?!?"P2^A*U?!?*_P*Ue@+?!?"P*^A"U?!?"_P*Ue@,?)?*^@-?"?)^@.P @)P~Pf@!"j#O?!P~Q}@s ^G  A*P!^@"?!P~9}@s ^E  @#"O"O?*P)X%O?#?%|=/"Q @#?,R%O?.E  @#-?"P*S/!?!P~A}@s ^E  @&?*P1X%O?"P2S%O?#?&|=/%.#-Q @(?+R%O?-E  @(-?#?&|=/#Ps!?"P#g_A"P|4V/#?!P~I}@s ^E  ?(m?"}J}%|;/".#-?#?&mPk!?"P#g_}J}%Q |=/".!-?#?%mPs ?"P#g_}J}%Q |=/!-P!."-?)P!^@)?!P;^A!/ -P -@!? ?)N !? ?!N  -~L"""} &jB P2_A%Pk"|0!.?%P.^@(P @%?!P,T@)#O"O"O?)R%OP}6}+s P}.}+s ?%?(^G  A*=A&E  A"QM}%?"Qk~Y#}#QD}%l?"Qkky)}#Q:}%?"Qkkkx1}#Q*}%ll?"Q*nQkkkx1}#?"Q:nQkky)}#l?"QDnQk~Y#}#?"QMnlllA#? E  A"QM}%?"Qk~Y#}#QD}%l?"Qkky)}#Q:}%?"Qkkkx1}#Q*}%ll?"Q*nQkkkx1}#?"Q:nQkky)}#l?"QDnQk~Y#}#?"QMnlllA"|=/!P @!?&P*^H  A&P*g?&P*he}JQ{{#}#A#? P*^H  A&P*g?&P*he}JQ{{#}#A"|=/!."-?%P!@%R/"P"1-PjP!?"?#|A=@!-?!R?%eP!@%P!dR/ -P"?*?!=-~Q"!%jB P2_A#C Ppms ? D"F?!P.a^?!? D"IX=A!D"%@%?!D" @("O? G |<R%O?#P K".?#P ?%?%P T_A!?(P!^A%_?!?%U?!? D"CVeA!=K"*?#P!? D"??%^?!=K"%?"P!?"G :A P;UA"=@!? P ?"=@ "O#O?#?#P%^2|M?#G  P!fA"P!d/!? R/!? P!_@ ?!G  ?!P!^@!?#G !S/ -P @!."-?"? Rd@!.!-P @!?#P%^P!? D"?? D"DA&? D"CVA =P ?&? =?(?%26?#D"%A PkkkkiS/ ?#D"*@%?#D".A(?"G :A&P ?&P;UA&=S%O?"P!?&=?%?(2}K!R@!-? R/ ?%? 2o!-?#P2^C ?!-y"!,jB PO^A(C "O"O"OPpms ?!D".A,?"P.a^A)?"?!D"2A+X=D"*P)dP%S%O#O?&?(^P K" ?&P*^A&Ps T/ -?"?+X/"?"P!^A*?)D"*A"P%hP ?"P)dP%S=A-X/"?#?%P#g^@.#O?%R/"Ppms ?,?*P.a^A"?*?+X=@/Ppms ?"P.^?*P!^A0?+X=D"*P%h@*P @)?(@"?#@&#O?!?/?&D" ?&P%^D" 2|BR%O?"P*^@"?)P!^@)?&P*^A&?.T/!.%--?)P*X/"?"P%^?0K" ?"D" ?"P!K" /"?*?-U/ -."-? P"K" ."-? P"K" .!-? ?(z "Iz-"I? ?(z "?z-"?? ?(z "2z-"2? ?(z " z-" -?(PO_C -}0#!(jB P?_A&C ?!P K"*?!D" R%O?!2}<!-?!D"%P~X N  ?!P!K"*?!?#2~.!?!D"*@%"O?#RA(/ ?(/ ?!D"%?%^?"?#y,  -?!?#?%^A"K"*?!D" ?"S%O?!2}<!-?!D"%?"^Pz N  ?!?"P!^A)K"*?!?"P@^A#2}2!?!D"%@%?!D"*@(?&?)K">?&P ?#?#?(VA#=A(K":?&P!?%?#=A*K"6?&?!P.^?&P6^Pj2#"O"O"OPpms ?!D"2A#P:^?!D"6A%P"W=A+D"*?#Ppms ?%=D"*fP1V/ ?!G CP4T/ Ppms ?#P.^?%P!W=A!D" P!T/ ?!D"*P)dP(T/ ?+D"%?"S/!-? P K" .!-? ?%K"2? ?#K".? ?)K"*? ?(K"%? ?*K" -?&P?^C -~L"!,jB P2_A(C ? P K"|;? P K"|6? P K"6? P K"*"O?#R%O?!D" @#?!D"%@).!-?#P"g@+? P.^@-?!D"%@)?!D" @#?!D".@.?!D"2@/#OPpms ?.?"D" A*P.a^?*?/X=A%D"%@&?%D" @,"O?%G *P*dR%O? D"6A%? D".S%O?-2}U!-? ?%P!^K"6? D"2?%P%g^A%P N .?%?&P!_K"*?%?,P!^K"%?%?*K" .!-?(P K".?(P ?&?&P T_A&?,P!^A%_?%?&V?&?)VeA&=K"*?(P!?#?%^?&=K"%? ?*?(P%^2}@!-?"P%^@"?+P%_A+/ --? P!?#?!D"*A ?)VA!=P ? ?!=20?(P2^C -v#!0jB P2_A(C ?(P K".?(Qkkkks L"%?"?#?"?#P!fA%dA&=@/?"?%e@-Pg@)?#?"?&=P{!d@0P%@"P @##OP @+"O?)P}M}0s ^D" A.A%D"CA*R/ ?%D"?A&?*PCa^@1?!P{!d@2#O?&A%PC^@&?%D"%@*?%D" @,"O#O?*R/!?*P!_@*?,G  @3?,P!^@,?2?3T/ -?%@+."-?&?1T/ --?/?+A&P T?.G E?0Vdd%O?(D"%?#S%O?(P%^2}S!?(D"*@"-?"?#P.a^A%?-N *?%?&K"%?%?.K" ?(?#P!^A#K".-?)P%^A)/ -"O?-R/ ?#P!hA%R/ ?(D"*A"?#P.a^P._@!P @##OP @)#O?"?)^A&D  @+?&?!?)^A&D  K  ?&?+K  ?)P%^A)P.T/ -?"P.^@"?!P._@!?#P!^A#?%T/ --? ?(D".K"*? ?(E"%L" ?(P2^C -~N""(j!|WB P~N _A(C ?(?#E" L#*?(?#D"*K"2?(?!E"%L"6?&D"2A)?!D"CA#?#?)V=@+?!D"?@!"O?#R/ ?!?#P!_A,P:a^A*G 5A-P&V/ ?-P"S/ ?)R/ ?+P!_A)?,X/ ?*z " @.?!?)P:a^A)?*E"2L"2?)?.z-" -?(P>^?(P*^A*?%?&?!?#?+24?"G *@%?(D"C@&Pkkkki@!?"D" A)P"T%O?(P~> ^?)?"D"%?*2m!?(?(E"[L#|;?(?(D"aK"|C?(D"|J@!-? ?%N |6? ?!K"J? ?(E#|;L"M? ?(D"|CK"O? ?(z ">z-" ? ?(z "Fz-"2? ?(z "|1z-"?? ?(D"|9K"I? ?#?&VN R?(P~N ^C -}+#!(jPpms ?!D"}/!?"P.a^A%P.^?!D"p!A*?"P!^W=D"%@#P!?!D"l!?!D"}+!A)?!D"n!VA!=@(P ?)?!=@&"O"O"OPpms ?%?"?*X=D" A%%O?%A"P!_?&X/!?(P!_@!#O"O?!?"^G  P+_0C  ## ################## ###########%#-?"P!_A"/ --P @"-?#?&X/!?#@!#O"O"O?!?(^G  P+_0C  %% %%%%%%%%%%%%%%%%%% %%%%%%%%%%%!%-?&?!P!^A!T/!.#--?&?!P!^A#W%O?%@"."-#O?#?(^G  P+_A!P9V%O?%@".#-P!?!gP}1kk%dR%O?%@".#-?#P!^A#?&U/ -?)@#?%@".!-?"P!_@"-? ?#K"%? ?"K" -}M"!"jB PI_A&C "O"O?%/ ?!D"*P*d/ P @%P ?!D"%A(?(P T_A(?!D" P!^A!_?!?(V?(? D"%VeA(=?#T/!P!? D" ?!^?(=?"?#2}K!R@%.!-?&P K"??&P K"F?&?#K"D?&?"K"C?&P ?!D"%A"?"P T_A"?!D" P!^A!_?!?"V?"? D"%VeA"=K">?&P!? D" ?!^?"=K":#O"O?&P2^?&P:^2|M?&G 2R/ ?&G 3?&?&PC^2|MP @%?&G  R/"?&G !S/!."--?&P*^?&PC^2|M?&G *P!f@%-?&PI^C ?%P!d-p"!%jB P?_A&C ?!P ?!P{!dP1U=P{!dPFaP~J}Is ^@)?%P!W%O?)?%P!g^H!"@*-?&QjL#:?&QjL#2?)G |(A!P.aP ?!?)G EA%^Pv UA!=A)%O?%P.aP~9}@s ^P!?!=P+^@%P @!#O"O?*?!P1dhP!dR/ ?(P2X/ ?&P2^?(^?%G  N  ?(P!^@(-?!P!^@!?%P.^@%?)P._A)/ --?&P*^?"?#?&P2^P!?(P3UA!=?(P ?!=28?&G *@!? ?&G +N !? ?!P!dN  ?&P?^C -}:"!%jP!@#"O?!?"V/ ?"? D"6A&D"FV/ ?&D"D?!^@#?"?!_@%-"O? G CR%O?%%OP @"P @!#O?!?"?#^G  PFS^@!?%?"P!^A"T/ -P @&?!P!V/"-?#?%^@"#O?"?#SA&/"?#G  @%P|X@!#O?!A P}#},s ^G  ?%SA(R%O?!P!^@!? /!--?#P!^@#?(/ -.!-?%%j?#P ?#?%P!_A"^G  P|4S=&P -@!?"?%?!=@"?!?#?!=@!#O?"RA @&? /!?"P!_@"?!G  ?!P!^@!P|%S/ --?&-}R"!1jB P?_A&C "O?!?"X/ ?%D"2@1? D"2@*? D".@-#O?!P!^A+Ppms ?-?!P.a^?!?*X=A2D"*A P%hA(X/!? P)dP%S@3P @.?"@ #OPpms @,?+?3^A)?"W?"Ppms ?-?)P.a^A/?)?*X=D"*P%hA%Ud@0?%?(U@4P @(?)?*U%O?/D"%@(?/@,-?)? ?0=@ ?&?0N >?&?(K":?&?+K"6?&?!K"2?&?4K"*?&?5K"%?&?.K" ?&?%K".?#?&?13! ?,D"%@5P!@.?2D"*P%hA(?%A+V/ -? A!?"U/ --?&P?^C -}R"!(j? D" A"?!G >A#?"G  dN  ?#%OPpms @"Ppms @#?!D"6A%? D"%A&D"2A(U%O?&D".?%P.a^@#-"O"O?(?!D"2A%V%j?&D".?%P.a^&Ppms -D"*P)dP%S%O"O?!D" %O?!D"%@#.!-?#D" @#?!D"*/"-?!P:^@"P!@%."-Ppms @!P%@)?(? D".D" A"V%O?&D".?"P.a^@!-?!P%^@"?!D" @#P}=ms @%.!-P!@%?!D".A!?(X/ ?&D".?!P.a^@"-?"D" @!? D"*A ?)K".? ?%K"*? ?!K"%? ?#K" --r"!(j? D" A"?!G >A#?"G  dN  ?#P!d%O?!D"2@%Ppms @"Ppms @#?!D"6A&? D"%A(D"2A)U%O?(D".?&P.a^@#-"O?%?)U%j?(D".?%P.a^&Ppms -D"*P)dP%S%O?!D":@"P!@%P @&?!D" P!d%O?!D"%@#."-?#D" @#?!D"*P!dR/!?)?!D".A!W%OP @"."-?(D".?!P.a^D" @".!-Ppms @!?)? D".D" A"V%O?(D".?"P.a^@!-?!D"%@"?!D" @#P}=ms @%P%@&-? D"*A ?&K".? ?%K"*? ?"K"%? ?#K" --},#!%jP~:rs P K" Pvrs P K" ? G R@#? G |6@%? D"*@&Ptrs P&2~0!Pvrs Pvrs D" A"P&^K" Purs D" ?"P"g^A"?&K"2?"?#P!gP"d?%Pk"P ?!=eeK".?"P K"*?"Q L" ? D"JPkkkkiT%O? G O@!Ptrs P!2~0!Pvrs Pvrs D" A"P!^K" Purs D" ?"P"g^?!K" ? D"MA"? D"|1A 2|P@!Ptrs P!2~0!Pvrs Pvrs D" A#P!^K" Purs D" ?#P"g^?!K" Pwrs ? 2~.!P~:rs D" @!"O? RA#/ ?#/ P~6rs D" ?!^?"? y,  -P~:rs ? ?!^K" 1-Ptrs P"2~0!Pvrs Pvrs D" A P"^K" Purs D" ? P"g^Q{{{{1L" -~V1"9j&} B P?_A*C ?*Ppms ? D":?!P.a^?!? D">X=A#E" L#2?*?#D"*A%K":?"P ?"P{!dP~/ U=P{!dP.aA&P~9}@s ^@#?&G ~A}@O@&"O"OP!?%P)dA)gP~E!d/ "O"O"O?)P#S%O?&P!_0(!%%%%"%-?&P)S/".#-?*D"6?*D"2_P"W/".#-?#G -@&"j?%P*dR%O?*?&? P.^?*D"2P!^2|-?*D" .!-?*P*^? ?&?*P2^2f?*D"*-P!S/""O?*P2^A%D"%?%D" _P"S%O? ?!?"?#2r!.!-? P)P ?"?!2~(!-."-?#G -@/B PO^A"C Ppms ? D":A%?!P.a^?!? D">A&X=A#D"*@4?#D" @7?""j"O?/P ?/P1U=P{!dPFaA)G }/}JOP!S?#D"%A8PjTdR%O?"P K"6.!-?)P~J}Is ^@0"O?!P!^A#?4P%hA9U%O?0G EP.aA+G ~B}@OA)P ?)P|3U=A(P;aP~-}4s ^@)? P.^@5?+P~9}@s ^@:? D"2@+? D".@1? D"DA2P~J ^@;Q!?(}J}%A<Q~U{{~M{~W~T{|3}#@| ?<Qo~!}0~F~#~Wk}4D}#@|!#O?"Ppms ?%?#P.a^?#?&X=A(D"*A,K"D?"?(E" L#?"O"O"O?,P*dR%OQ @<"O?+?"D"?A,P!^A(U/ ?+?(_P*U/ ?(?1^E  @<-?)G :P!^@(?)E  @=?|!|;%O"O?<?=|=/ Q @<"O?+?,P+^A6U/ ?+?6_P*U/ ?1?6^E  @<-?(P*S%O?"Ppms ?%?#P!^A#P.a^?#?&X=A#D"*K"M?"?#E" L#I.&-?)E *@=?| Q |=/#?(P2S%O?"Ppms ?%?#P!^A#P.a^?#?&X=A#D"*K"M?"?#E" L#I?<?=|=/(.&-Q @>"O?+?,P3^A,U/ ?+?,_P*U/ ?,?1^E  @>-?<?=|=/ ?"Ppms ?%?#P!^A#P.a^?#?&X=A#D"*K"M?"?#E" L#IPs!?(P#g_A#P|4V/&?)E 2?>m?#}J}%Q |=/&.%-?"Ppms ?%?#P!^A#P.a^?#?&X=A#D"*K"M?"?#E" L#I.%-?"Ppms ?%?#P!^A#P.a^?#?&X=A#D"*K"M?"?#E" L#I?<?=mPs ?(P#g_}J}%Q |=/#."-?2P K"g?5?"P?^?;2_?2D"gA(?)G :T%O?"Ppms ?%?#P!^A#P.a^?#?&X=A#D"*K"M?"?#E" L#I.#-?)?2D"c?(2}K!?"Ppms ?%?#P!^A#P.a^?#?&X=A#D"*K"M?"?#E" L#IR/!."-?"Ppms ?%?#P!^A#P.a^?#?&X=A#D"*K"M?"?#E" L#I?<?=mPk!?(P#g_}J}%Q |=/!-P @-?"D"MA(P)dP#T/ ?:G -@#?(P*dR%O?"?#?5?"D"IP!^2|-?"D"%@.?"D" @-.!-?"P*^? ?#?"PI^2f?"D".@.?"D"*@--?"D"MP%hA#?9U/ -?-P!d/!-?"P K"6?0H!A."-?"?.K":?"P!K"6?0?.P#dP!g^H!<@3-P -|0!|!?"?3|0!>?"?4K"M?"?8K"J?"?7K"I? ?/?!?"PI^?"P6^23?"PO_C .!-?#G *@%"O"O"O"O"O"O"O"O"O?*P2^A&D"*A)P)dP#_0& !#%*%-?%P!_P&U/!?%R/%.(-?%P!_P*U/&.#-?&D"%A+?&D" A-_P"S%O? ?!?"?#2r!.(-? D"CG H@("j?)P*dR%O?%P!?-P!^A#? D".^?+?+P T_A%?#U?%? D"2VeA&=P ?%?#_?&=?(P!d2+.!-? D"DA#P K"g? P.^?&?#P~J ^2_?%?#D"c?#D"g?(P!d2+-A#P{!dP:S/&? ?#P ?"?!2~(!.&-?%0,!#######"!#-?%/"-Ppms ? D":?!P.a^?!? D">X=D"*A"P(dP%T/"? ?!?"P%h2|>."-? ?!?#G -2},!?!P!^?)P%hT/!?&D"%PjS/!?#G &A#P#S/!? P+?#?"?!2~(!.!-Ppms ? D":?!P.a^?!? D">X=D"*A%P(dP%S%O? ?!?%P%h2|>-?&D"%PjS/ ? P(?#G #?"?!2~(!--?*P?^C -}("!(j"O"O"j"O"O"O?!?#U?!?#V_P{!d0"&! -?#P5^PcdA"?!P5^PcdA!S/%? ?"^A%? ?!^A!P%_G  P"d%j?!D".@"?!2}N!?!?"^&?!-2}*!.!-?!P5^PcdA(?#P5^PcdA)S/#? ?(^A&P%_G  P"dR/"? ?)^A%?&?&D".A*^A+V/"?&2}N!P!?)?(?*^S/!<?%?+2}*!-P#-@!?%P%_?!K" ? 1-?"?#2>A"R%OP 1-?!%O?"? ?!y,  -? ?!2o!?"@ -? -}I"!"j?!?!G |1? ?!G |0A)^G |GA(?(P%S=A(N |1? G |T?)P|!dP*Sd@)"O"O?!G |2P!S%O?(P{!dP#S/"?)? G he/".!-?(P{!dP#S?)e/!-? ? G |6?(P{!dP TdN |6? D"*A(? D" S%O? 2}W!-? D"%?(P~: a^?!P~: y,  ? ?(P!^K"*? P.^?#2~1!? D"6@!"O?#R/ ?#P#gA(R/ ? D"2?!P#g^?"?(y,  -? ?!?#^K"6? PC^?&2~.!? D"F@!"O?&RA"/ ?"/ ? D"D?!^?%?&y,  -? ?!?&^K"F--~<"!"jB P}=!_A%C Pt}Ss Pt}Ss G  A&P!?&=N  ?&%O#OPt}Ss G  A&/ Pt}Ss ?&P!?&=N  ?&/ --?%P~6 ^P~Brs D" P~Frs D" P ?#?!2B?%?%D"p!K"M?%?%z "l!z-#D?%?%z "gz-#:?%?%z "[z-#*"O?"P:X%O?%P}%,K!|=?"P:S%O?%P)N |;."-?%P*N |;.!-?%?"G ~2mOA"N |>?%P N |??%P"P ?"P#_P{!dP"UA"=N |@?%P(N |;?%P.P(?"=N |=-?%z.                z-#O?%P~6 ^A"P~Jrs ? ?%PO_?%P*^2}:!?"?%G |.?!2~*!?"2~5!Pt}Ss P N  ?%P}=!^C -}6"!&j"O"O"O?"?"P#^P|XdA%S%O?#P*_@*P @%.!-?#?%?"_A%?#?%U=@%?#%O?!P{!d@(P!@)#O?"?&^G  ?(S/%?%?&P!^A&T/ --?%?#P*_A*V/!-?!P{!dP}!}"l*a@&#OPk}"l*?"?%^A)D" ?&fA(_?(ePk}"l*?)P%^D" ?&fA(_?(edPk}!}"lidPk}!}"liT/!?%P*^A%?*W/ --?#?%T%O?!P{!d@&P!@)#O?&?"?%^G  S%O?%@&.#-?#?%P!^A%T/ --P @)-? ?&K"%? ?)K" -}="!*jB P?_A#C ?#P K"2?#Qkkkks L"*?"P%X%OP!@(P%@)#O?"P%_@"?!P%^@%?(P!_@*"O?!D  A!PjS%O?#D"*?*S%O?#P*^2q!-?#D".A)?&^P K" ?%@!.!-?#P6^?%?!?"?!?"U=A!2CP ?#D":?#D"6=@+?#D">@,?"?!_@"?!?%^@!?#D"*?*S%O?#P*^2q!?#D".@)-?&?)^A%?+K" ?%P%^?,K" -?&P*^@&?#?(K"2?(P!^@(?"P#V/ --? ?#D"2K"*? ?#E"*L" ?#P?^C -~/%"1j#} ?"R%OP!1-?"P"g@)? D" @*? D"%@(? D".@+? D"2@,#O?4@5Ppms ?+?!?%^D" A#P.a^?#?,X=A#D"*@-?#D"%@."} Q ?(?#D" A&P!^A#U/ <Q ?(?#_P*U/ <?#?*^E  -@4Q!?4QjP)?.?&_P"_A#?#P)X=P#g}J}%Qjm}#?#}JmQ}2x}F~W}4}T~<}8};j} QNn}%A6?5l@4?/?-P*dP#h?5?6}#Q |=ee@/?)?%P%^A%T/ -?/P!d%j"jP @(P @)P!?"R/ <?!?"P"gA/^@1? D"%@*? D" @+? D".@,? D"2@-?!@ #O"OPpms ?,? D" A"P.a^?"?-X=A"D"*P*dA%R@2?%/ "O?)R/ P!?+?"D" P!^A%^?"D"%A"?"P T_A"?%U?"?*VeA#=@3P ?"?%_?#=@.?/@"?(@#?!@%#O?"R/!"OP Ppms ?,?%D" A&P.a^?&?-X=A0D"%A&?&P T_A&?0D" P!^A0_?&?0U?&?*VeA&=?.T/ P!?+?0^?&=?3?.2}K!/ P .&-?%P%^@%?"P%_@"?#P!^A#/ --?(P!_@(?)P!^@)? P%^A ?1T/!--?2-&P!--}@"!)j"O"O? D"%A)?!V%OP~ !@(? D" A#?!^A*G  A P|3^P{!dP|!U%OP"@"."-P#@"P}=!@%"O"O"O"O? P~>!_00(            ! -? P|"^P{!dP1U/%P%@"P}/!@%? P~N!_0&&"""!"-P}<!@(.#-P}.!@(."-Pk!@%? P1^P{!dP#U/"-P 1-Pk!@%-?)?!P!^A V%O? ?#^G  @&-P"@##O"O?#A ?"S%O?"@ .!-? ?!^?)X/ ? P!^@#? ?*^F  PO|7/!--?"P ? ?"X=P ?&?(W=P ?%?&W=-}0"!-j"O?!D"IA(?"W%O.!-?"P!^A#?!D"FA*?"P.a^D"*A"P%hP ?"P)dP%S=A+X/ ?!D"C@)?!D"?@,?!G |<P!d@-#OPpms ?*?#P.a^A&P.^?#P!^A.?(X=A/D"*@""O"O"OPpms ?&?#?(X=A&G *P*d/ ?-/ ?)?&D" P!^A#U/"?)?#_P*U/"?#?,^E  Q{{{)}#Q~Gt}(!|</!."-?!?#P}H}7s 2|/R/!?/D"*@"-?"P(dP"S@%."-?"P%hA#?+U/ --? ?.K"%? ?%K" -}4"!-j"O?!D"IA(?"W%O.!-?"P!^A#?!D"FA*?"P.a^D"*A"P%hP ?"P)dP%S=A+X/ ?!D"C@)?!D"?@,?!G |<P!d@-#OPpms ?*?#P.a^A&P.^?#P!^A.?(X=A/D"*@""O"O"OPpms ?&?#?(X=A&G *P*d/ ?-/ ?)?&D" P!^A#U/"?)?#_P*U/"?#?,^E  Q{{{{{{|4}#Q~G~F}2~I}S~.*|</!."-?!?#P~D}4s 2|/R/!?/D"*@"-?"P)dP&S@%."-?"P%hA#?+U/ --? ?.K"%? ?%K" -p"!#j?!?"?#?!D":?%2^?!?!D":A,?%?%?,U=K":?!D"*@,?!?(?)?*?+2^?!?&K":?!D"*@-"OP ?&?%_?#?&U?%?&VeA#=A.P ?+?*_?)?+U?*?+VeA)=S%OP!?"?%^?#=P!?(?*^?)=?.2}K!R/!-?!D">A"R%O?!?,K"?-?!?"P!^K">?!G CP!T/ ?!D"6A"?!D".S%O?!P.^2}U!-?!?"P!^K"6?!D"2?"P%g^A!?-K".?!?,K"*?!?&K"%?!?%K" -? ?-K"%? ?,K" -~/"!%j? D"|1A&D"x!@*?&D"~J!A)?&D"~B!S%OB P2_A C ? P*^?&P~B!^A(?(D" P!P%P62i? D"*P}!kkkiT%O? D". -? P2^C -?)P6aA(?&D"~F!^A ?%N 2? ?*K".? ?#K"*? ?"K"%? ?!K" ?&?)P!^A!K"~J!?!P"X%O#O"O?!A P!_A!?&D"~J!X/ "O?&D"~F!A"? P6a^A PD_D" A#? P6_D" A%S%O? PC_D" ? P2_D" V/!."-?#?%W/!-?"?(^@#P @ #O? ?#^A"D  @%?"?"P6_A"D  K  ?"?%K  ? P%^A P6T/ --?(P6_@(?!P!V/ ---}!"!+j?!?"U%O#O?!? D">A+U@#?!P.a@%?!P!^@!"O?%? D":A,^Ppms ?#=D"*A&P)dP%T/ ? D"DA(D"6A%@#?&P%hA-?!V%O?%P"g@)?(P.^@*?!@&#O?*D" ?#S%O?*2}T!-?(D"2?)^?&K" ?(?#P!^A#K"6?)P%^@)Ppms ?,?&P!^A&P.a^?&?+X=D"*P%hA&?-U/ --?#?%_P!V%j? ?%2a? D"DA(D"6&?#-?%U/ ?(?%K"6-?!?"T/ ---}S""&j!|W? D"2A)?!Pjf^@%? D".@##Oz.                @*"O?)?!?&^P!^U/ ?%P2U/ ?!?#^P!^z   @*-?%P2_@%?&P2^@&?#P2^@#?*z.YYYYYYYYYYYYYYYYzB?*z.""""""""""""""""z|<z.@@@@@@@@@@@@@@@@z|#z|;z[A(R/ -"O"O"O"j"O?)?&?(|O?!^A%^A&P1_A(V%O?#?%^P1_G  PAS/!-? ?(2FA#R/#?#P!d/"?#P!h.!-?&P0_-A#?!_P"T/"? ?#?"2}Q!1-? P!N |%-P 1-? P)P ?"?#2~8!-l"!(jB P?_A*C "O?#P!T%O.!-? D"JA(D"%@)?(D"*@+-"j? D"|7G BR%O? D"|1@(P".!-?*P*^? D"|1A(PD^?%?&?)?+2jP!P"?*D"*=-@+?(D"x!@,?(P~N!^?&2~.!?(D"x!@)"O?&RA-/ ?-/ ?(D"~R!?)^?%?&y,  -?(?&?)^A%K"x!?"?#P)dPu a^A"P!N |8?"?+N U?"?%K":?"?,K"6?"P!K"2?"G |,R%O?"PjK"F-? P"?!?#2}7!?*P?^C -~P!!&j?!G |/@%?!G M@#?!G |:@&P(@""O"O"O"O"O"O"O"O?!G |0P)_0- ))))))!)"#)-?&P{!S/(?#/(P(P%?%P~/ _P{!dPr!U=@".(-?#P!T/&?%P ?%P~/ U=P{!dP.aA#P~9}@s ^@!?#G ~?}@OP!_0#"#%&-P(P(P&?#P#T=?&P{!S=@".%-P#P(?#P!S=@".#-P @"."-?!G )@(P!@".!-?!G )@(P"@"-? ?(N !? ?"N  -~3!!&jB P2_A%C P ?!D"%A&?&P T_A&?!D" P!^A)_?&?)U?&? D"%VeA*=@&P!? D" ?)^?*=@ "O?!G *P*dR%O?#?&T/!? ?"?#2}K!R@(.!-?%P K".?%?&K"*?%? K"%"O#O?%?%P%^2|M?%G  P!fA P!d/!?#R/!?#P!_@#?"G  ?"P!^@"?%G !S/ -.!-? ?#Rd@(-?%P2^C ?(-~X!!%jB P2_A#C "O? D"6G ,P"S%O?#P!? D" ? D"*A%? D"%VA =P ?%? =?!D" ?!D"%26?#D" A!PkkkkiS/!?#D"%@%?"?#D"*A 2~.!?"D"*@&"O? RA(/ ?(/ ?"D"%?&^?%? y,  -?"? ?&^K"*?!R/!?%?!2o!.!-?#Ppms ? D".?!D"*A!P.a^?!? D"2X=A!E" L# ?#?!D"*A!K"*P!?!P)dgP}T!d/ ? ?#?"2_-?#P2^C -~A!"%j!} "O?!D"|1A#D"~B"A%R%OP @#.!-?"}J@)?#D"~>"@&P @#P @"?%P!T%O#O?"?%P!hA(?"^A"?&?"P%g^E# ?)|A=@"?%?(_A%P!V/ --?)?&?"P%g^A"E# |=%O.!-?"D"*A"?!D"MA!D"6X/ P ?!D"2?"PFa^A%D":A"?%D"6A#_?"?#U?"?!D"?VeA"=@%P%?!D">?#P>a^?"=@#-? ?%K"%? ?#K" -~S!!"j"O"O"O?!G 5P|!dP*S%O? D"CG H/#? G GP!d/#? G |*/!-?!G 6A"P#S/"? D"CG |*R/!?!G 7P!T/!."-?!G 2/!"O?!G 3A"P ?"P~/ U=P.aG ~A}@OP"_0& """ "-?!P N 7?!G 6A"P#S/!-? ? G *?"P TdN *? G F/ ? D"DA D"*A"? D" S%O? 2}X!-? D"%?"P:a^A#?!E"2L"2?#?!z " z-" ? ?"P!^K"*--}D"!#jB P?_A%C Puqs P(2~.!Pwqs D" A&Pvqs D" ^A(P}%},s D  K  ?(P})},s H  |0 %Pwqs ?&P(^K" ?"}JPuqs 2}G!?%P2^? ?!2X?%D"2P!S%O?%D"6@!Puqs P(2~.!Pwqs D" A"Pvqs D" ^A&P}+},s D  K  ?&P}/},s H  |0 %Pwqs ?"P(^K" ?%P*^? P?^?!2}5!?%?%E#*L":?%P:^P!Puqs 2|&-?#%OPuqs P22~.!Pwqs D" A Pvqs D" ^Po},s z   z-  Pwqs ? P2^K" -?%P?^C -}#"!(jB P?_A#C ?"%O?!P%^@&?"@%#O?&D" ?(^@(?&P*^@&?%P!_A%/ --?#P6^?(P!P!2}"!?#D":@%?#D"6P!T%O?#P K"2?#?#D">K".?#?%K"*?"%O?!?"P#g^@)#O?#P*^A%?!D" A"?!P%^D" ^A*?"_A&2~.!?%D"*@("O?"?*S/ ?&R/ ?%D"%?(^?"?&y,  -?%?&?(^K"*?!P*^A!?)T/ --? ?#D"2K"*? ?#E"*L" ?#P?^C 1-?#D"> -~G!!!jB P?_A%C "O?"G .R%O?%Ppms ?!D".?"D"%A"P.a^?"?!D"2X=A"E" L#2?%?"D"*A"K":"O?"P*d/ ?%P*^?!?%D"2P!^2L?%G *R/ ?%G +@!? P!N  ? ?!N !."-?#D"*@"?!?%P2^?#2_P!?"?#D"%^?#D"*A!?"U=?!?"_A"P ?!?"X=2|P@!? P"N  ? ?!K"%.!-? P N  ? ?"D"*K"%-?%P?^C -~V!!*jB P2_A#C ? D"*@!? P?2~.!? D"%A&? D"*A%^A"z.                z-  ?"z.                z- 2? ?%P?^A*K"*P!@)"O?!%OP @"P ?!P?^?!?%VA(=@%P!?&?(=@&#OP!@("O?"?%X/ ?"?&^F  P |:/ ?#?!K".?#?%K"*?#?&K"%?#P%^?"2|:A(/ P @).#-?"?(^A"?!U/ --?!?*V/ ? ?!K"*-?#P2^C ?)-~4!")j!} B P?_A#C ? D"6@"?!D".@(?!D"6@%?!D"2@)? D".@&?#? D"2A*K":?#?&K"6?#? D"*K"2?#? E" L#*?#P*^Ppms ?&?"P.a^?"?*X=P!Ppms ?(?%P.a^?%?)X=A%E" A+}DP!^A ?!D" ^?+Q?n}DA"?"P T_A"? U?"?!D"%VeA!=P ?"? _?!=?%D"*P*dP#h2O?#P?^C -~H!!"j?!P*h@#P"@""O"O"O"O"O"O"O"O"O"O? P{!dP(_02 !"#!)+)%*&++(++)-P @"?!P!dR/)?!P{{{)V/*?!Pkk%dR/)?#P!dR/*.)-P @"?!P!dR/(?#P!dR/).(-P @"?!P!dR/&?!P{{{)V/(.&-P @"?!P!dR/%?#P!f?!P{{{)VeP!d/&.%-?!P!dR/".%-?!P!dR/#P#1-?!P{{{)V/"-P @"-?"1-P!-~#!!#jB P2_A(C ? "j? ?"P!S%j?(P K".?(P Ppms ?!D".?#P.a^?#?!D"2X=A#D"%A&?&P T_A&?#D" P!^A)_?&?)U?&?!D"%VeA&=K"*?(P!?!D" ?)^?&=K"%?#D"*@!?%D"*@&?%?(P%^2p!P ?!P)dP#T/!<?%D"*&P -K"*? ?&K"%P!-K" ?(P2^C -u!!(j?"D"%@&?"D" @("O?!D"k!A!D"?A"R/ ?!D">A%?"P%g^@)#O?&?%D"%S%O?%D" @!P @"#O?"?&S%O?!@(.%-?!?"^@#?"?(^@*?"P!^@"P?P ?#G  A#P~! _P{!dP<U=?#eP{!dP?P ?*G  A#P~! _P{!dP<U=?#eP{!dS/ --?%P2^A%?)T/ --? ?&K"%? ?(K" -}L"!)j"O?"P|WV%OP!@#.!-?!D".?"^@*?!D"2@+#O"O?"?(^A%?+X/ "O?(?*^G  A&PI_A#P{!dP,U/ ?&P~? _P{!dP(X%O?&P~) _P{!dP~W!U/"?&PL_@#.!-?&P~5 _@#-?#P{!d?)P%ge@)P!@#?(P!^A(P%T/!."--"O"O?!D"2?%W%O?%?!D"6A#U@".!-?%?!D"6A#U@"?!D".?%^F  P |:/ ?#?%W/ ?!P.^?%2|:A"/ ?!?%2|Y.!-?!P,N %?!?#?%?#?%U=A%K" ?!?"?%^K"*-P @#-? ?)K"%? ?#K" -}Y!!%jB P2_A#C ?#P*^?!?"2}5!Ppms ?!D".?"P.a^?"?!D"2X=D"*P)dP"S?#D".A%P,Ud@&"j?%R%OP @!P!.!-?#D"*@"P @!"O#O?&%O?"G  PI_P{!dA(P+V/"?!P,a?(^@!-?"P!^@"?%P!_A%/ -P!.!-P -@"? ?!K"%? ?"P ?&=K" ?#P2^C -~A!!!jB P2_A%C "O"O"O?"P{!dP#_0#! ! -? P%N  P#@#.!-?%P*^?!?#D"DP ?#D"CPkkkkiT=?#D"F2|(P#@#?%G *P#T%O? ?%E#*L" .!-? P N 6? P}(F|0!4? ?%G +N 3? P+N 2? ?%D".A"K"*? Ppms ?!D".?"P.a^?"?!D"2X=A!D" A"K".? ?!D"%K"%? ?"K" P"@#-? ?#N 7?%P2^C -~<#!&j"O"O"O?!D"*A"R%O?!D"%A%/!."-?!?"P*hK"*P!@&."-?!?%P!_A(K"%P!@&?!?!D" A#P!^K" ?#G  A"P~: T/!?(R/ ?!?%P"_K"%?!?#P"^K" "O"O"O"O"O"O?#G !A"P~@ _06 )))!)))))))")))#)%&)-P*@".(-P.@".&-P,@".%-P/@".#-P+@"."-"jP @#?!A"2gA!Pkx#dPk}M#S%O?"P!?"D" P"^?"D"%A%P"U=K" ?"?%P"_A(P ?%?(X=K"%?!P,gPkx|4d?"2gP{)dePkk%^@!-"O?!Pk!X%O?!Pk2U/!?!Pkk%X%O?"?!P2gPkky!d?!P"gPk~Y d?!P.hP|4deePk}!}"%eK"*?!P4hP~N!e.#-?!P*gPk~Y d?!P(hP|4dePk}!"e@#?!P.hP~>!e@!-?"?#K"*?!.!-?"?!P|4dPk!eK"*?!P(hPs!e-@".!-P @&-? ?"N !? ?&N  -}U!!*j? D"|1A"P K"~6""O?!? D"IA)X/ ?!P!^A#? D"FA*?!P.a^D"*A!P%hP ?!P)dP%S=A+X/ ?"Pv"^@(P @!#OPpms ?*?#P!^A&P.a^?&?)X=D"*P%h?(D" ?%S%O?(P!2~0!-?"?%P!^A%K"~6"?"D"w"?!^?#K" ?!P%^@!A#?+U/ --? 2|.-~B!!"jB P}/!_A%C Pt}Ss Pt}Ss G  A&P!?&=N  ?&%O#OPt}Ss G  A&/ Pt}Ss ?&P!?&=N  ?&/ --?%Pt ^A&P~Brs D" P~Frs D" ?"?#?!2B?%?%D"|;K"*?%?%E"|7L# ?%?%D"l!K"O?%?%z "gz-#I?%?%z "[z-#??%?%z "|?z-#2?&P~Jrs ?%? ?%P2^2|W?&?%G |2?!2~*!?&2~5!Pt}Ss P N  ?%P}/!^C -~ !!&j? ?!P~N{{{)dA%^@&?!P1dA"%O?&@!#O?#?!G  A(P~M!V^?(sP~ j|8^@#?!P!^@!?"P!_A"/ --?%%O#OP2@"? z   z.0000000000000000z|#z[%OP @"P @!#O?"? ?!^G  A%P~M!V^?%sP~ j|8^@"?!P!^A!P2T/ --?"?#^@#? P2^A ?&T/ --?#-~"!!!jP!?!?#^?"?#U=@&?%?#_A!P ?!?%W=@!"O?"?#_A#P ?"?#X=A"P?U/ ?!P?V/ ? P?2~.!? D"*A"? D"%^A#?&z   z-  ?#?&z  2z- 2? ?!?"^K"*1-? P ?!?!?"VA#=A!2~.!? D"*@""O?!RA%/ ?%/ ? D"%?"^P!?&?#=?!y,  -? ?!?"^K"*-}U!!%jB P2_A%C P ?!D"%A#?#P T_A#?!D" P!^A&_?#?&U?#? D"%VeA(=@#P!? D" ?&^?(=@ "O?!G *P*dR%O?"?#2~.!?"D"*@!"O?#RA&/ ?&/ ?"D"%?!^? ?#y,  -?"?!?#^K"*.!-?%P K".?%?#K"*?%? K"%?"?%P%^2p!-?%P2^C -}N!!#j? D"DA"P K"Y"O?"D"6A#?!_A%P ?#?%X=A%P"U/ P%?"D"2?!P"g^?!?#V=@!? P.^@#?%P2W%O?#?!?%2W/!-?"P:^?#?!?%2|1?"D"YA%R/ P @!P @"#O? D"DA#D"Y?"V%O? ?#D"|C?!^D" 2~,!-?!P%^@!?%?"P!^A"T/ ---}M!!)j"O#O"O?%D"}UpO?!T/ ?%P}9ps ^A&D":@(?!@)? @*#O?)%O?*G  @+?(G  @,?*P!^@*?)P!_@)?(P!^@(?,P?P ?,P~! _P{!dP<U=eP{!d?+P?P ?+P~! _P{!dP<U=eP{!dS/!."--?&?"?#2-/"-?%P~% ^A%P}5#T/ -P @&-?&-q!!"jB P?_A#C ?#P K".?#Qkkkk2L"%?#Ppms ? D"}/!?!P.a^?!? D"p!X=A!E" L#2?#?!D"*K":? Pl!^?#P2^?#P%^2_?#D"*@ ?#D".A!?"P ?"P{!dP|3U=P{!dP;aA"G ~C}4OS%O?"P~-}4s ^? ?!2}K!R@%-?#D"%A!%O? ?!2o!-?#P?^C ?%-}D!!#jB P2_A#C ?#P*^? ?!Pk}Os P#2}9!?#D"*P!S%O?#"j"O"O?#D".P#^A"R/ ?!?"W%O?!?"S/!."-? ?"^F  PO|7/!-?!?"_@%? ?"^.!-P -A P!? =?%P ? =P~&ms P!2}9!?#D"%?"^?!?#D" P!d=@"-?#P2^C ?"-}?!!"j"O?!?"X/ ?"P ? D"*A#?#? D"%VA#=V/ P!? D" ?#=A ?!^G  PAT/ ?"?!Pjf^R/ ?!P!^A#?"_@!? ?#^@"#O"O?"G  A P+_A#P9V/ P!?#gP}8kk%dR/ ?"P!^@"?!P!^A!/!."--? P~9 _P~=!dR@%-?%-~0!"&j!|WB P2_A#C ?#z.                z-# ?"P1dA%%O?#?!?"P~N{{{)d^?%y,  -?!?"Pcd^@)#O"O"j"O?!R/ ?!?)S/ ?!P2^.!-?(/!?#@!P!@(P -?!z   A*z.} } } } } } } } } } } } } } } } zBz[?*z.HHHHHHHHHHHHHHHHzBz[e|P?&^@&@!.!--? ?"?&^P!^2~#!?#P2^C -}H!!#j"jP ?!G |(A%P ?%?!G EA!^Pv UA%=A&R/ <?&P.a@(?!P.aP~9}@s ^P!?%=P+^@!P @%#O"O?#?!G  A&P ?&P|3U=P;aA&G ~C}4OT/ ?&P~-}4s ^?"?#2}K!/ P!."-?!P.^@!?%P!^@%?(P._A(/ -P -@(? ?%K"%? ?(K" -}S!!#j?!D"DA%P K"g?!P.^?#?%P~J ^2_"jP ?"P{!dA#P%V/ <?%D"g@"?%D"c@&?#P&aA!P}Q}4s ^@#?!G }U}4O@%P @!#O"O?"?!?#^G  A(P ?(P|3U=P;aA(G ~C}4OT/ ?(P~-}4s ^?&?"2}K!/ P!."-?%?!P!^A!T/ -P -@&? ?!K"%? ?&K" -}9!!%j? ? D"%A!P%?!?!P%X=A"_K"%? ? D" A#?"^K" ?!%O#O"O?#G  A!PI_A P{!dP,U/ ?!P~? _P{!dP(X%OP2?!PL_?!P~! _P{!dP(X=@ .!-?!P~5 _@ -? P1d?%P%ge@%?#P!^@#?"P!_A"/ --?%-}W!!#jB P?_A*C "j?#P{!dA+P~. W%O?+P.aA+P~:}@s ^? D"?P+^?+G ~9}@O=@,?+P~9}@s ^.!-? D"?P+^@,P~9}@s -@+?*?"N | ?*P N >?*?!N =?*?#N ;?*P N :?*?%K"2?*?&K"6?*?(K".?*?&K"*?*?,G  N <? ?*P*^?+G %R?)2}C!?*P?^C -}X!!!jP"@#"j"O"O"O"O"O?"G 00)"""    !-P!@#-?!D" P!T/!?!?#P"g^A#?#D"*P!^A#K"*?#?!D"%W/!P .#-?!D" /!-?!D"|6A#?!D"|1S%O?!P|1^2}U!-?!?#P!^K"|6?!D"O?#P%g^?"z " z-" P!.!-?!?!D"*P!^K"*P -@!? ?#K"%? ?!K" -p"!"jB P}/!_A%C Pt}Ss Pt}Ss G  A&P!?&=N  ?&%O#OPt}Ss G  A&/ Pt}Ss ?&P!?&=N  ?&/ --?%Pv ^P~Brs D" P~Frs D" ?"?#?!2B?%?%D"|CK"2?%?%E"|;L#*?%?%D"}+!K"|7?%?%z "|Xz-#M?%?%z "az-#D?%?%z "Yz-#:B P2_A!C ?%P*^A#? ?%P:^A&Pk}Ys P 2EP{!dA"P"S%O?!P%^P~Jrs ?#? ?&P!2@?!G .@"-?!P2^C ?"P!dPt}Ss P N  ?%P}/!^C -}Q""&j!} B P2_A(C "jP ?#?"?#^A"V/ <?(P%^@+P!@,P%@#"O?&}J?"?!D" P!gA*?"?*V=A*P*P%?&P!S=A"?"?*U=A*}J} A-Q?nQ |=%O.!-?-}DA)Pkkkki?%_V%OP @).!-"O"O"j?!D" A"%O?!D"%?"?&a?%?)2|7.!-?)R%O?%@#."-?%?)2>-A#/ ?+?%K"%.!-?+?#K"%P @,-P*@#-?#?+^?)K" ?+?,K" ?(D"%P!S%O?(D".@"?(D"*.!-?(D"*@"?!?*K" ?!?"K"%P}!kkki-@!? ?"K"%? ?!K" ?(P2^C -}2!!)jB P2_A"C ? D"%@%? D" @&?"P}T~N |0!.?"P.^@(P @ "j#O? ?(^G  A!P ?!P|3U=P;aA#G ~C}4O?%S%O?#P~-}4s ^?&?%2}K!A#R? eP!@ P!dR/!Pj?!?#=."-? P!dP!@ R/ -P{!-?"P2^C -~!!!#j?#P K"*?#?"P?^A(2~.!?#?"2~.!?#D"*@%"O?"RA&/ ?&/ ?#D"%?%^?!?"y,  -?#?"?%^K"*?#P?2~.!? ?"K"*?#D"%A%?#D"*A!^A&z.                z-  ?&z.                z- 2?#?!P?^K"*? P ?(?!?"UA!=K"%? P!?%?!=K" -~#&"0j!} B P2_A1C "O"O?!G }5&P!S%O?"?#?%?!Pp!^P"2EPz!d/!-B P?_A&C ?1P%^A2?!?"?#?%P 2@?&P6^?!D"CA.P*P22}"!?&D":@("O?&D"6P!T%O?&P K"2?&?&D">A+K".?&?(K"*?!D"?@0?.%O?.P:a@-?0P5^@*P @(P*@,#O?*|+  ?*P)_|." Q*}%l@5?&D"*?(S%O?&P*^2}V!?&D".@+-?+?,^A)?(K" ?)P*_?5L# ?&?(P!^A)K"2?*P:^@*?,P2^@,?)@(?-P:_A-/ -?&D".@+-?&P K">?&Qkkkkk!L"6?+?)?&P6^2|%@*?&D"6@("O?*R%O?(%O?&D":?(P%g2o!-?&D"*A)R/!?+?)P%g2o!.!-?(%O?&D":?(P%g2o!-?!Q%L"??!D">@,?!P K">?&D"*@-?)%O?!P>^@3?)P%g@)?+P*^@(#O?3?(D" A/?.U2~2!?!D"C@*?!?.?/V%j?!D"??*P:a^A4?0?/P:a^A/E" L" ?4?/z "*z-"*?*P!^&?*-K"C?(P2^@(?)P2_A)/ --?-%O?+?-P%g2o!-?,R/ ?0?,P:a2o!-?&P?^C .!-?&D"> -? ?!?2?"?#?%2|3.!-? PkkkkiK"J? P!|0!|6? P N I? Q!L"D? Q L"?? Qkkkks L":? Q%L"2? Q L"*? Qkkkks L" -?1P2^C -t!""j!|W? D"%@"? D" @##OP @ z.{{{{{{{{{{{{{{{{@%"O?"?!?"U%j?!?#^G  P,S&P -?!^A U/ ?"? _P2U/ ? ?#^z   z.????????????????zC@%-"O"O?%z[Pkk%e|O? ^A!?"X/ ?!?#^G  P+_0:!"  !                  " -?!1-?!P!^@!. - -}<!!%j? D"2A#?!V%O? D".?!^G  P~K!S@%-?#?!P!^A"V%O? D".?"^G  P~>!dP}=!S@&-"O"O?#?!P"^A"W/ ?%?&dR/ ? D".?"^F  PO|7/!-? P0N %? ?!K" ? ?!P!^K"*1-? P1N %? ?!K" ? ?!P#^K"*-p!!"j"O?!G |%A"P ?"P1U=A"P&_P{!dP!V/ ?!D" P!dR/ ?!D".P!dR/ ? P5?"PFaA G p}JO? G }2}JO? Po}Js ^? P}1}Js ^?!D"%A"?!D"2A#VA =G  ^P ?"?#? =?!P*^?!P6^? =D" P 2|S--}3!!!jB PO^A(C ?(P6^?!?"?#2|0"O?(D"6%O?(?(D"CK"M?(?(z "6z-#D?(P*^?(PD^P"?%?&2}.!?(D"*P!d%O?(D".@!? ?(D"MK"2? ?(z #Dz-" ? ?!K"6."-? P K" .!-? P K" -?(PO_C -}=!!&jPvrs D" @"P~6rs D" @!B P?_A P~:rs D" K">? P"K":? ?!K"6? P!K"2? ?"K".? P K"*P @!#O?"? ?!^A#P*^D" A%V%OPurs D" ?%P"g^?#P.^D" K" Pvrs D" @"-?!P*^A!P:T/ -Purs D" -}*!!#j?#Pjf@&P}M~"s D" ?!P"g^@!#O?!D" A!R%O? P K" 1-?!?!D".^A(?!?#^?&dA%?"^U/ -?!2}N!"O?!?%S%O?!P%_A!?!D" P"fK" .!-?!?%2}*!-? ?(K"*? ?%K"%? P!K" -}*!"!} !j"O?#}J?!}J} A%Q?n}D/ ?%}DA#Pkkkki?"_V/ ?#R%O? ?"K"*? P K"%? P K" 1-?"?#2>A&R%O? ?#K"*? ?"K"%? P!K" 1-? ?&K"*? ?!K"%? P K" 1-? P K"%? P!K" -}&!!&j? D"DA"P:^P!P 20?"D"YA%%O?!D">@&?!D"?@(P @"P @!#O"O?!? D"DA#D"YX/ ?#D"|C?"^D" A#?(X/ ? P ?&?#P#g^A#D" ?#D"%2}O!-?"P%^@"?%?!P!^A!T/ ---j!#jB P2_A%C ?%P*^? P ? P{!dP1U=P{!dPFaP~J}Is ^A(?!?"2eP!@&"O?%D"*P!S%O?(?#P!g^H!(?%D".P1dhP!d/!-?%? ?!?"?#2P?%G  @&-?%P2^C ?&P!d-}*!!"jB P?_A%C ?%P K".?%Qkkkk2L"%P|4@&? ?!P!d%jP|4&?%Ppms ?#D".?"P.a^?"?#D"2X=A!E" L#2?%?!D"*K":?#?%P2^?%P%^2_P|3-N .? ?%E"%L" ? ?%D".K"*?%P?^C -|X!"j"O?!?"S/ #O?!P!^@#?!G  A%P~Y T%j?#&?"?#S/"PHP~Y ?!G !P|+S=@%?!P"^-@!? D"*A#? D" S%O? P!2~.!-? ?#P!^K"*? D"%?#^?%N  ?!?"T/ ---}W!!!jPt}Ss Pt}Ss G  A!P!?!=N  ?!%O#OPt}Ss G  A!/ Pt}Ss ?!P!?!=N  ?!/ --P~Frs D" A!P}!ks X%jP~>rs 2~7!P~>rs Qkkkk2L# P~Frs P K" Pn}Xs 2~/!Pn}Xs Pl}*s Px y,  P~Frs D" &?!-? U%OP~>rs ? 2}2!-Pt}Ss P N  P~Brs D" -|Y!"jB P?_A%C ?#%j?"D" ?"D"%2|P&P -@&?%P%^?"?#2Y?!P"K"|??%?&K">?%P"N :?%P}!x |0!2? ?!?%P2^P"?%D"*A ?%D".2U?%D"%A!%O? ?!2o!-?%P?^C -j "O"O"O?!P{!dP*_0" !"-? D":G HR/!P 1-? D":G HR/ P 1-"O?"P{!dA"P!T/ ? D":G |*R/ P 1-?!? G |#?"P:gPkk%P ?%=ePk"P ?#=ee2|JP{!d? G AW-}(!!!jB P?_A)C ?)?"N | ?)P N >?)?!N =?)?#N <?)?&N ;?)?%N :?)?(K"2?)Ppms ? D":?(P.a^?(? D">X=A!D" A"K"6?)?!D"%K".?)?"K"*? ?)P*^P P 2}C!?)P?^C -}F!!%j"OP}M~"s D" P|4"j?!? _A%A"P}!"X%OP|!?"|N_A#P!g?"?#h^.!-?"P%h-A"?"P|4X=A#P"g^A"D" A&R%O?"? K" P}E~"s P}E~"s E# Q!?#}J}%lL# .!-?"? K" ?&? K"%-? ?%K".? ?#K"*? ?"K"%? ?&K" ?!P%_?%K" -|N!"j? "jP ?"R/ <"O#O?%?!?#^F  P~ j|8^A%PDV/!?"?#P!^A#T/ -P .!-P ?#?"?#UA%=@"P!?!?%=@!P!-N *? ?"K"%? ?!K" -|U!!j"O?!P!^A#Ppms ? D":?!P.a^?!? D">X=D"*P%hA!X/ #O? G FP!S%O? G *P!dR/"-? ?#?"2TPpms ? D":?#P.a^?#? D">X=D"*P%hA#?!U/ ---|C!!j"O"O?#P"U/ ?"G !@#?"G  @"? %O?"P!S?#P!Te@ ?!/"? R1-?!/ P!P!P"?#=?"P!T=@%-?%1-P!P"? =-b!"jB P2_A&C ?&P*^?!?"?#P!?#=?%P ?#=22?&D"*P!S%OPpms ?!D".?&D".A#P.a^?#?!D"2X=D"*P)dP#S@(-? ?#K"%? ?(K" ?&P2^C -f!%j? D".?!^@%? D"2@&#OP @"?&?!?#^V%O?#?%^G  @"-?#P!^@#?"PI_P{!dP,U/ ?"P|IdP~! _P{!dP<U/ -? P N %? ?!K" ? ?#P!_?!^K"*-e!#j? D"*A&? D"?XP P!?!gA(? D"CA)d=R%O? ?(?)eK"C? D" ?&S%O? 2q!-? ?&P!^K"*? D"%?&P#g^A ?!N (? ?"N &? ?#N %? ?%K" --|K!#j? ?!P5^Pcd^A!P%_D" @#"O? P%_A%D" A"P!dR%O? ?"_A 2}N!.!-?%?"P"eK" -? ?#P"d%j?!D".?!2}N!?!^&?!-2}*!-b!%jB P2_A#C ?#P%^?"P!P!2}"!?#D"*@&?#D"%P!T%O?#D".@%"O?"RA(/ ?(/ ?%?!?"y,  -? ?"K"*? ?%K"%? ?&K" ?#P2^C 1-?#D". -d!#jB P2_A"C ?"P*^?!2|M?"G *%O?"G +@##O? D"*A%? D" S%O? P!2~.!-? ?%P!^K"*? D"%?%^?#N  ?"?!2|M?"G !@#?"G  / --?"P2^C -|O!#j? ? D"*A#?!U%j? ?!?#_A"2~.!? D"%A%? D"*A!^@#?"P"X%j?"P!_A"%O?#P ?"y- -?%?!?"^A!^&?#-P N  ?!P!^&?!-K"*-|U!"j"O? D"2?!W%O?!? D"6A#U@%.!-?!? D"6A#U@%? D".?!^F  P |:/ ?!?#X/ ? P.^?!2|:A%/ ? ?!2|Y1-? ?"N %? ?#?!?!?#V=A!K" ? ?!?%^K"*-d!"jPpms ? D":?!P.a^?!? D">X=D"*@#? D"*A"? D" S%O? 2}U!-? ?"P!^K"*? D"%?"P%g^A ?#P)dP&SN .? P K"*? ?!P!^K"%? ?!K" -^!"j? P Ppms ?!D".?"P.a^?"?!D"2X=A#D"%A"?#D" A#_?"?#U?"P ?!D"*A%?%?!D"%VA%=VeA"=K"%? P!?#P!?!D" ?%=^?"=K" -|Q!!j?"Pkky)dP2h@#"O"O"O"O? %OP-@ ?!0"!"#-"O?!0" "#-?#R%OP)1-?"P!d/#P*@ -? 1-?#P!S/ P.1-?"P!d/ P+P,?"Pk"d=1-P!-|O!#jB P?_A%C ? D"O@&?%? D"|7A D".?#V%j? D"*?#^G  &P -N | ?%P N >?%?!N |!?%?"K":?%Q L"2?%P*^?&?%P2^2h?%P?^C -|R!"j"O? P}U}Ts D" X/ P}Q}Ts D" ? P.a^D"%R/ P~%}Ts D" ? V%OPs}Ts D" ? P"g^D" @!-?!Pv}Ts D" X/ Pu}Ts D" ?!P#g^D" P!V@"-?"-|G!%j?"?%U%jP &?"?%_@(P @"#O"O?"P!^@&?!?"^?#?%2}K!A)R/ ?"?(T?&@"/!--?&P!_@&?)R-@"? ?&K"%? ?"K" -|S!"jB P2_A&C ?!2u!?!P K"C?!D">R%O?!P>^2}X!-?!P!K"C?!D"?A(?#E" L" ?(?#z "*z-"*?&P"K"%?&P N .? ?!?&P%^Py}*s ?"?%2|3?&P2^C -Z!!j"jP ?!R/ <P!?!G  A"PI_A!P{!dP+W/ <P?P ?"P~! _P{!dP<U=?"eA"P~5 _@!?"P~? _P{!dP(U-@"? ?!N !? ?"N  -~4!!(jB P2_A#C ?#P%^@%? D" A!@"? D"%@&"jP*?!P!gA!?!P*W=A(A!P |7%OP!@"P @!P%.!-"j"O"j?"%O?&?"P!?!2|7.!-?!R%OP!@"."-P!?!2>-A"/ ?%P!K"%P!.!-?%?"K"%P -@"P*-?%^?!K" ?%?"K" ?#D"%P!S%O?#D"*<?#D". -?#D"*@!? ?(K" ? ?!K"%?#P2^C -|N!!j? D"*@%? ?"?"?#^2}E!? D"*@#? D"6A"? D".S%O? P.^2}U!-? ?"P!^K"6? D"2?"P%g^A P!N .? ?#K"*? ?%K"%? ?!K" -|K!"jP+@%"O?!G %A#P#T?"?#P!SdRd/ P @#"O?!G *A!P"_0&!   ! -P#P ?!P!P P 2+A%P{!dP:S=@#-? ?#N !? ?%N  -Y!"j? G |<R%OPpms ? D"F?!P.a^?!? D"IX=D" P!^1-P @!? D"CA"? D"DA#P!_V%jP!? D"??"?#U=G  P|4S&P --|K!"j? D"*@#? ?"2p!? D"*@%? D"6A"? D".S%O? P.^2}U!-? ?"P!^K"6? D"2?"P%g^A P!N .? ?%K"*? ?#K"%? ?!K" -|Q!#jP~6qs ? G 7A#P#T2~2!P~>qs D" @!P~>qs ?#P#T%jP~:qs D" ?!P:a^A"? z " z-" ?"? E /L /?"? H!8|0!8?"?#N 7?!P!^&?!-K" -|J!!j? D"C?!P{!d^G 7A"P%S%O?!? D"?G -Pkkk2e2|JP{!d@"-P!@!"O"O"O?"P!_0#  !"-? G FP!fP!d1-P @!-?!P!d-|A!"j?!?!G 5A%? D"C^G 7A&P%S%j?%? D"?G -?!G 7P:gPkk%P ?#=ePk"P ?"=ee2|JP{!d&?&-N 6? ?!2|E-|E!!jB P?_A"C ?!G >P!dR%O? D" @ ?!D"6@!?"Pk~Y#|0!>?"P,N |!?"?!K":?"Q L"2?"P*^? ?"P2^2h-?"P?^C -|?!"j? ?"?!_A%2~.!? D"*@#?!?"T%O? D"%@"#O?"?#^?!G  N  ?!P!^@!?#P!^@#?%P!_A%/ --? ?#K"*-e!!j"j"O"O"O? G  P!_0"!" -? D"%."-? G !Pkkkk%e.!-? D"%Pkkkkie-@ Ptrs P!2~0!Pvrs Pvrs D" A!P!^K" Purs D" ?!P"g^? K" -V!!j? Q+|A%O? }DP,|R}J?!2}G!-?!D"*A"?!D" S%O?!2}<!-?!D"%?"^? }DP,cPIeN  ?!?"P!^K"*-|=!!j?#? ?!2~!!@%?"? ?!2d?#D"6A ?#D".S%O?#P.^2q!-?#? P!^K"6?#D"2? P#g^A ?%K"%? P"N  -|>!"j?!PI^?#2~.!?!D"M@%"O?#RA&/ ?&/ ?!D"J?%^?"?#y,  -?!?#?%^K"M?"?#2|P@!? P"N  ? ?!K"%-|>!!jB P?_A"C ?!G >R%O? D" @ ?"P,N |!?"Pk~Y#|0!>?"Q L"2?"?!D"6K":?"P*^? ?"P2^2h-?"P?^C -|5!#j"O?"R/ #O? G  A%?!G  A&S%O? P!^@ ?!P!^@!?"P!_A"/!."--?%?&_@#-?#-|B!"j?!P>d@!#O? D  @"Ptrs P!2~0!Pvrs Pvrs D" A#P!^K" Purs D" ?#P"g^?"K" ? P%^@ ?!P%_A!/ --|;!!} ?#E" @%? D"k!A#? D"iS%O? Px ^2}U!-? ?#P!^K"k!? D"|X?#P%g^A ?"K".? ?!K"*? ?%L" -|=!"j? D"%A"? D" A!K" ?!%O?!?"K"%-P}M~"s D" ? D"*A P"g^D" R%OP}E~"s P}E~"s E# Q!? }J}%mL# --X!!jB P?_A%C ?%P}%lk2K!<?%P%N :?%?!K"2?%?"K"6?%?#K".?%?"K"*? ?%P*^P P 2}C!?%P?^C -|5!"jP!@#"O?!?"P)dPu a^A%G R/ ?%G S/ ?%G T%O?%G |7P!S/!-? ?!?"2|+@#-?#-T!"jB P2_A#C ?#P*^?"? D":G |*2}>!?#G +A%P#T%O? ?#G *?%?"?!2~8!@!-?#P2^C ?!-|6 ? 2~7!? P.^P22~3!? P:^P22~3!? PC^P22~3!? PI^P.2~3!? P|1^P%2~3!? Pt ^P%2~3!-|2!!jB P2_A!C ?!P*^? ? D" P!P%P.2i?!D"*P}!kkkiT%O?!D". -?!P2^C -|2!!jB P2_A!C ?!P*^? ? D" P!P%P%2i?!D"*P}!kkkiT%O?!D". -?!P2^C -|2!!jB P2_A!C ?!P*^? ? D" P!P%P22i?!D"*P}!kkkiT%O?!D". -?!P2^C -|2!!jB P2_A!C ?!P*^? ? D" P!P*P22i?!D"*P}!kkkiT%O?!D". -?!P2^C -|2!!jB P2_A!C ?!P*^? ? D" P!P%P*2i?!D"*P}!kkkiT%O?!D". -?!P2^C -|3!!jB P2_A!C ?!P*^? ? D" P!P%P~: 2i?!D"*P}!kkkiT%O?!D". -?!P2^C -|5!!jB P2_A%C ?%P*^?#? D"CG |*2}>!?%G +A#P#T%O? ?%G *?#?"?!2~(!-?%P2^C -|2!!jB P2_A!C ?!P*^? ? D" P!P%P:2i?!D"*P}!kkkiT%O?!D". -?!P2^C -|2!!jB P2_A!C ?!P*^? ? D" P!P%P>2i?!D"*P}!kkkiT%O?!D". -?!P2^C -Q ? ?!P ?"P ?"P{!dP~/ U=P{!dP.aA!P~:}@s ^? D"?P+^?!G ~9}@O=G  P!?"?#2})!-N!!jB P2_A&C ?&P*^? ?!?"?#?%2i?&D"*P}!kkkiT%O?&D". -?&P2^C -|5!"j? PC^?"2~.!? D"F@#"O?"RA%/ ?%/ ? D"D?#^?!?"y,  -? ?"?#^K"F?!?"2|P-|4!"jB P2_A"C ?"? ?!2|4?"D"%@!?"D" @#?"P N *? ?#?!?"P*^2}M!?"P2^C -})#"+j!} ? D"*A*? D" A%S%OB P2_A(C ?(P*^@+B P2_A&C "jP ?%P!^A"R/ <?&P%^@)P!@,P%@#"OP%?"?%P!gA%?"?%V=A"?"P%W=A%}JQ"}%A-Q?nQ |=%OP @".!-?-}DA"Py{{{)V%OP @".!-"O"O"j? D" A#%O? D"%?#P"gP%?"2|7.!-?"R%OP%@#."-P%?"2>-A#/ ?)P%K"%.!-?)?#K"%P @,-P*@#-?#?)^?"K" ?)?,K" ?&D"%P!S%O?&D".@"?&D"*.!-?&D"*@"? ?%K" ? ?"K"%P}!kkki-@#?+?"K"%?+?#K" ?&P2^C ?(D"*P}!kkkiT%O?(D". -?(P2^C -? D"%?*P"g^?!K" ? ?*P!^K"*? ? D".?!^K".-M!!jPpms ? D".?!P.a^?!? D"2X=A!D"*P)dP#S%j? ?!?"?#2|B&P --|1!"j? D"*A"%O? D"%@!#O?!2~7!?!P.^2~7!?!P:^@!?"P!_A"/ --? P:2~3!-N ? ?!?"?#?%Ppms ? D":?%P.a^?%? D">X=A D" ? D"%? D"*P)dR2|S-K!!jPpms ? D":?!P.a^?!? D">X=D"*A"P(dP%S%O? ?!?"P%h2|>--S!"jPwrs ?!2~.!P~:rs D" @""O?!RA#/ ?#/ P~6rs D" ?"^? ?!y,  -P~:rs ?!?"^K" -|/ "O? G |6P!T/ ? D"*/ ? D"JPkkkkiT/ ? G RP!d/ P 1-? ?!?"2;-G ? P.2~3!? P.^P%2~3!? P:^P*2~3!? PC^2~7!? PI^2}R!-F ? ?!Ppms ? D":?!P.a^?!? D">X=A D" ? D"%2}O!-I ? D" P}!k2X%O? P.2~3!? Qkkkks L" -? P4N :? P K"*-|% ? P~: 2~3!? P.^P*2~3!? P:^P.2~3!? PC^2~7!-C!!j? D" ? D"*A"_?!U%O? ?"?!P!P!2s!--C ? P:2~3!? P.^P%2~3!? P:^2}R!? P~J ^2~7!-C!!j? D" ? D"*A"_?!U%O? ?"?!P*P22s!--C!!j? D" ? D"*A"_?!U%O? ?"?!P%P%2s!--C!!j? D" ? D"*A"_?!U%O? ?"?!P%P*2s!--C!!j? D" ? D"*A"_?!U%O? ?"?!P%P:2s!--=!!j? D"*A!%O? D" ?!P#g2o!--=!!j? D" A"%O? D"%?!?"a2o!--=!!j? D"*A!%O? D" ?!P%g2o!--|! ? D"JPkkkkiT%O? PJ^2~7!-? 2~-!-< ?!G >P!d%O? D" ?!D"6K" --:!!j? D" A!%O? D"%?!2o!--: P ?%? ?!?"?#G %RP 2}(!=-9 ?!G >%O? D" ?!D"6K" --+ ? Q!L# -% ? -% ? -% P1-% ?!-#  -#  --}8Id Pkks -}0&|*HI|+|,|-|&DE|5|68fa|P|L]?|P|R[]i?fgZegf?Zg?s/?|K|Sg?]|R[f?Zg?s 4eZ|R|N]?fgZeg?|P|R[]i?sA?b|Sg?b|M?eZ|R|N]?|Mbe?fa|P|L]?b|M?a]|R|Ng|O?s 2eZ|R|N]?]|R[?|P|R[]i?sA?b|Sg?b|M?eZ|R|N]?|Mbe?fa|P|L]?b|M?a]|R|Ng|O?s He|Sfg|LH|.|/MILK|+K]|+|MZ|,|.JIL|,J|K|M|KZ|L|+J[L|/LK[L]JZ|-MKIHa|P|KeZe|UH|Lbe]Hfe|LHfa|P|L]H|P|R[]i|*ef He|Sfg|LH|.|/MILK|+K]|+|MZ|,|.JIL|,J|K|M|KZ|L|+J[L|/LK[L]JZ|-MKIHa|P|KeZe|UH|Lbe]Hfe|LHfa|P|L]H|Pg]e|*ef He|Sfg|LH|.|/MILK|+K]|+|MZ|,|.JIL|,J|K|M|KZ|L|+J[L|/LK[L]JZ|-MKIHa|P|KeZe|UH|Lbe]Hfe|LHfgeHcZgg]e|R|*ef He|Sfg|LH|.|/MILK|+K]|+|MZ|,|.JIL|,J|K|M|KZ|L|+J[L|/LK[L]JZ|-MKIHa|P|KeZe|UHZaab|LHfe|LHeZ|T|Ih]|LH|Qb[|*ef He|Sfg|LH|.|/MILK|+K]|+|MZ|,|.JIL|,J|K|M|KZ|L|+J[L|/LK[L]JZ|-MKIHa|P|KeZe|UHZaab|LHfe|LHZaab|L|*ef 7|Q]|Qbe|U?Zaab|LZg|Pb|R?b|M?s/?|K|Ug]f?|MZ|Pa][ }@ 2 X   y#  |-   }@ 2 X   )%  L   Q!2 X   ~-!  L   ~Q 2 |:   |O"  |" P}9ms -+~U{{{|R|Saa|4 P~&ms -|5H   !"#%&()* ! !"#%&()*+,-./0123456789 %%%%%%%%%%%%%%%%%%%%%%%% !"# Po}%s -}*!2 O   [    %%%%%%%%%%%%%%%%%%%%%%%%!  !   LMiGZc|PGh]ef|Pb|R|>]a]|Lgf?g|O]?[Zg][?h]ef|Pb|R|*?Ugf?|Mbe|QZg?Z|R[?[]|MZ|Sag?Ze]?|Rbg?[b|L|S|Q]|Rg][|*|3#2 /   V#2 R P}M}&s -}6!#   !|2      |/N~@k}C       !   !   iG|P[]|Qcbg]|R|L|UG_]|U|5Zee|P]f?g|O]?|P[]|Qcbg]|R|L|U?_]|U?b|M?Z?|R]|T?be[]e|*Ug?|LZee|P]f?g|O]?|P[]|Qcbg]|R|L|U?_]|U?b|M?Z?|R]|T?be[]e|*  |3#2 /   V#2 R P~:ns -|##   v#2 3   ~?#2 |)   .%2 |*   %       ! P}B}(s -|H! !!!!!  !! !!!!!!!!!!!!!   ! ! !!!!!!!!!!!!!!!!!!!!!!!!!!   !!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!! Pn}*s -!% Pp}*s -!% P}=}*s -!! P}I}*s -!% P}U}*s -!* P~%}*s -!* Pv}*s -!% P~:}*s -!% P~F}*s -!% P~R}*s -}F*!       }B"2 ?       |Pg]|Qf|P[|,I|,|-GILG|,L|,I|,JGI|,GI|.f|OZc]]|Rge|P]f|LZaa|,|*|+|,|*KJNFA|Meb|QgbcZ|Ub|Sg|@ea|L|OZ|R|N]f|PfZg|NZcf|OZe][g]ig_]cg|R]|Te]c]Zg][|Q]|Q|K]ef|Lb|S|Rg?+/,FAA|WAZgANFA|P[ANFAe]c]Zg][ANge|S]FAAN|WA|PfANA_]cgAFA|PfANA|R]|TAFAZgANA|NZcANAf|OZe][ANge|S]FAg]igAN|WA|Lb|S|RgANFA]|Rge|P]fAN|F|G|Y|G|Y|G|Y|G|YFFA|Lb|S|RgANFA|Pg]|QfAN|FFA|Q]|Q|K]efAN|W|WAf|OZc]ANFA|Meb|QANFAgbANFAcZ|Ub|Sg|@eaANFA|L|OZ|R|N]fAN|W|Lb|S|Rge|P]f|I]|R[cb|P|Rg|IZ[[][ V)2 :   |/(2 !   !       !       %        !  ceb[|S|Lg|Ia|Pfg|P|R|N|I]ig]|R[][%&) }E)2 "   ( 2 #   !   "   #    "   !  }G)2 !     2 (   !   "   #   )!(/ "  }/)2 :   |-(2 #   !       !       }I)2 "    !  e][]|Qcg|Pb|R|I|Sea|Igb|IcZ|Ub|Sg"#  M*2 "   + 2 "   %   &   (   &"  " !!?*2 :   K(2 #   !       !       |1*2 !    !      2   %   )   *   |4|%  ~R)2 [)2 |J*2     %   %   +   ,       %   %   -   .   H|SeaTR|?Hh|,Hceb[|S|Lg|9|Pfgf?ceb[|S|Lgf|*Hh|,Hceb[|S|LgH|Lb|S|Rge|P]f|9|Pfgf?g|O]?f|Sccbeg][?|Lb|S|Rge|P]f|*|B|OZg?|Pg?gZ_]f?|K]f|P[]f?|Pgf?cZg|OF?Z|R[?g|O]?|Kb[|U?b|M?|Pgf?e]fcb|Rf]|*   F+2 |2   |;X|>|?Hh|,Hbe[]e|5e]Zg]f?Z|R?be[]e|*Hh|,Hbe[]eH|W|P[|Y|=]Z[f?b|R]?be[]e|*|9|Pfgf?be[]ef|*|=]Z[?g|O]?be[]e?|T|Pg|O?TR|??Hh|,Hbe[]eH|W|P[|Y|*Hh|,Hbe[]eH|W|P[|YHa|P|R_f|=]Z[f?g|O]?cZ|Ub|Sg?a|P|R_f?b|M?Z|R?be[]e|* % P}Qps -G~:*2 #   ~=*2 -   ~H*2 1   }/#2 !   %        )+&% Pxps -G~:*2 #   ~V*2 7   0+2 |!   %       a+2 !   !+++% Pr}2s -Gg+2 %   i+2 +   }!+2 3   |1%2 "   %        + !% Pk}3s -G~:*2 #   o+2 0   }=+2 2   }/#2 !   %        ++"% P~%}3s -F~:*2 #   i+2 +   }M+2 /   }/#2 !   %        *+# Py}3s -|J}X+2 |&       ~:*2 #   ~B+2 6   x+2 B   %       %        +++?@A{#C|#{{"|%|&DE%|-J{{"|.K{{"cZ|U|Q]|Rg|I|Q]g|Ob[A P~C}4s -)0|Pg]|QfA P~Y}4s -,&ceb[|S|LgfA P}4}5s -@*|P[]|Qcbg]|R|L|U|I_]|UA        1fgZg|SfA P~*}5s -0(|Lb|Qca]g][|IZgA P~@}5s -2.e][]|Qcg|Pb|R|I|SeaA P~X}5s -*0cZ|Ub|SgA Pp}6s -/(|Pf|I|Lb|Qca]g]A P}J}6s ---|Lb|S|Rge|P]fA P~(}6s -2+|P|R|Pg|PZa|IhZa|S]fA P~=}6s -00|M|P|RZa|IhZa|S]fA Px}6s -1.ceb[|S|Lg|I|Lb|S|RgA P}0}7s -*/gb_]|RfA P}G}7s -%(|P[A P~#}7s -+"|Q]ffZ|N]A P~:}7s -2)ZccebhZa|IfgZg]A P~S}7s -.0|LZg]|Nbe|P]fA P}-}8s -*,]ic|Pe|UA P}D}8s -0(ceb[|S|Lg|I|Lb[]A Ps}8s --.ba[|IfgZg]A P~7}8s --+|R]|T|IfgZg]A P~P}8s --+g|P|Q]fgZ|QcA P}*}9s -0+|Pf|Ibe[]eZ|Ka]A P}A}9s -(.|Lb[]A P}X}9s -?%|Lb|S|Rge|P]f|Ie][]]|QZ|Ka]|I|P|RA9Z|Mg]eA P~M}9s -*&|K]|Mbe]A Pn}:s -)(a|P|Q|PgA P}>}:s -(&g|Uc]A Pq}:s -+%|LZe[|I|P[A P~2}:s -,)|L|See]|R|L|UA P~J}:s --*|5XW|;|9R|?R|6A Pm};s -.+|;|=X|5R|>|>U|:TA P};};s -*,SPU|9R|6A P}T};s -|"(ce|P|L]|I|Q|Sag|Pca|P]eA       2|5P|=|6A P~G};s -|!%P|5|5X|@|:|?|IQP|9P|:|5RA        1R|@|=A P}8}<s -&#TQ|;A P}Q}<s -&#|@|>|6A P~-}<s -&#|5P|6A P~D}<s -A#[|Pfge|P|K|Sg|Pb|R|I|Q]g|Ob[A    5|Lb|S|Rge|UA P}5}=s -,)be[]e|I|P[A P}N}=s -E*[|Pf|Lb|S|Rg|I|Q|Sag|Pca|P]eA    5[]a|Ph]e|U|I]|QZ|PaA P~A}=s -10|L|See]|Rg|Igb_]|RA Py}=s -1/]|QZ|Pa|IZ[[e]ffA P}2}>s -)/hZa|S]A P}K}>s -*&hZa|S]fA P~)}>s -)(RWPU|9A P~>}>s -/&|;P|DX|@|?|I|9U|:VA P~V}>s -*-|>U|:T|9RA Po}?s -,(W|@|9|?U|;|9RA P}H}?s -1*iGZc|PGh]ef|Pb|RA P~%}?s -|#/iG|P[]|Qcbg]|R|L|UG_]|UA      3|,I|,|-GILG|,LA P~T}?s -.,|,I|,JGI|,GI|.A P}.}@s -),d|S]e|UA P}E}@s -+&|O]Z[]efA P~!}@s -()|Kb[|UA P~8}@s -}>+%     #  ){{      #  ){{!     #  ){{"     #  ){{"     #  ){{#     #  ){{#     #  ){{%     #  ){{&     #  ){{(    ##  ){{)     #  +{{{    !#  )  *    !!  *! N    ###! " {    ##"M # {     #  (%!    !##  !&!{    ##  ) !*    #!  *!!|0   !##  !(!{  !!##   )!{    ##   *!{    ##   +!{    ##   ,!{    ##   -!{    ##   .!{    ##   /!{     #  (%"     !#   0"{    !#   1"{   !!#  !&"{    !#  ) "*    !!  *!"|1    ##   *"{    ##   +"{    ##   ,"{    ##   -"{    ##   ."{    ##   /"{     #  !2#{    ##  +3#{    ##  )4#+     #  !5%{    ##  )6%,     #  )7%,     #  #8%{    ##  !9&{    ##  !:&{    ##  !;&{    ##  !<&{    ##  !=&{   !##  &>&{   !##  &>({    ##  !=({    ##  !<({    !#  (| *!    !#  !|!*{    !#  (|"*"    ##  ){ -    ##  ){!.    ##  ){".!!  ##  %B,{    !#  )|(-/    !#  )"-0    ##!  |)-{    !#  )|(./    !#  )".0   !##  !(.{   !##   ).{    ##   F.{    ##   G.{    ##   |*.{    ##   H.{    !#  (| /#    !#  "I/{    !#  (| 0%   !!#  !|+0{    !!  *|,0|:   !##  !{0{be[]eGe]d|S]fgbe[]eG|Le]Zg][be[]ebe[]eGa|Pfgceb[|S|Lgceb[|S|LgGa|Pfgceb[|S|LgG|Sc[Zg]ceb[|S|LgGd|S]e|Ube[]eGd|S]e|U   }.72 /    #  }972 /   !% !}F72 &   "& !}K72 ,   #&!!}U72 )   %  !~ 72 .   & !!~,72 0   (" !~772 /   ))" ~D72 -   *)" H(2 %   +("   # #     . . # Pp}Js -7#-%   ! !     ~Y1~Y1! ! Ps}Js -P#1.   |4 |4     s1s1! ! M ( (     x1x1  ~Y1!   #=.(    ) )       ! ! P}2}Ks -.!  #|&#   1 1 P}G}Ks -#/ / P~%}Ks --#|(%     |4 |4 P~L}Ks --%# |*(   ) ) P}7}Ls -&!"!J# Pt}Ls -+#L    ) ) P~8}Ls -&&   " P~F}Ls -1"     " !   #L# P}:}Ms -.!  #|2  !!! ! Pu}Ms -5#|2!   # #     % % # P~S}Ms -8!  #|3#   # - *   ~N ~R # P}A}Ns -+#P*   # # P}S}Ns -&!   " P~%}Ns -7"     " !   #U"   ) ) P~@}Ns -~D#!   " %     % "     ( !   #V# NHHHh|,HB]|R  *;2 "   /   0   1   2   3   %       |Q|P[?|3?a]|R   ~Q 2 |:   ~B-  |)   ~A!2 |8   E"  +   |LZcZ|L|Pg|U?bh]e|Mab|T   o!2 |;   >   &   III|+I|,I|-IJI|.IKILIMI|/|+I|+|+|+|,|+|-|+J|+|.|+K|+L|+M|+|/|,I|,|+|,|,|,|-|,J|,|.|,K|,L|,M|,|/|-I|-|+|-|,|-|-|-J|-|.|-K|-L|-M|-|/JIJ|+J|,J|-JJJ|.JKJLJMJ|/|.I|.|+|.|,|.|-|.J|.|.|.K|.L|.M|.|/KIK|+K|,K|-KJK|.KKKLKMK|/LIL|+L|,L|-LJL|.LKLLLML|/MIM|+M|,M|-MJM|.MKMLMMM|/|/I|/|+|/|,|/|-|/J|/|.|/K|/L|/M|/|/!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!! P})}Ss -|-""""""""""""""""""""""""""""""################%%%%% P}Q}Ws -!" Purs -!% P~6rs -!! P~Brs -!! P~Nrs -!% Pl}Xs -+4       % P}5}Xs -!% P}A}Xs -!! P}M}Xs -!% Pr}Xs -!* Pt}Xs -!* Pw}Xs -!% P~>}Xs -!% P~J}Xs -!% Px}Xs -!! Pl~"s -&!   4 Pp~"s -!%';
var frequent = "fffffff1f13b1d507eaa000123c9f5181310410000000041101111000000001b";

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
function __wbg_finalize_init(instance, module) {
  wasmInstance = instance;
  wasm = instance.exports;
  wasmModule = module;
  wasm.__wbindgen_start();
  return wasm;
}
function initSync(module) {
  if (wasm !== void 0) return wasm;
  if (module !== void 0) {
    if (Object.getPrototypeOf(module) === Object.prototype) {
      ({ module } = module);
    } else {
      console.warn("using deprecated parameters for `initSync()`; pass a single object instead");
    }
  }
  const imports = __wbg_get_imports();
  if (!(module instanceof WebAssembly.Module)) {
    module = new WebAssembly.Module(module);
  }
  const instance = new WebAssembly.Instance(module, imports);
  return __wbg_finalize_init(instance, module);
}

// loaders/ascii.js
var SINGLES = 88;
var BEHIND_PREFIX = 56;
var NOT_USED = "'\\$`";
function fromAscii(text2, frequent2) {
  const singles = [];
  const doubles = [];
  for (let byte = 0; byte < 256; byte++) {
    const isSingle = Number.parseInt(frequent2.charAt(byte >> 2), 16) >> (byte & 3) & 1;
    (isSingle ? singles : doubles).push(byte);
  }
  const places = new Uint8Array(128);
  for (let code = 32, place = 0; code < 127; code++) {
    if (!NOT_USED.includes(String.fromCharCode(code)))
      places[code] = place++;
  }
  const bytes = new Uint8Array(text2.length);
  let length = 0;
  for (let at2 = 0; at2 < text2.length; at2++) {
    const place = places[text2.charCodeAt(at2)];
    const byte = place < SINGLES ? singles[place] : doubles[(place - SINGLES) * BEHIND_PREFIX + places[text2.charCodeAt(++at2)]];
    bytes[length++] = byte;
  }
  return bytes.slice(0, length);
}

// loaders/inline.js
var loader2 = {
  compile: () => new WebAssembly.Module(fromAscii(text, frequent)),
  glue: { initSync, __wbg_reset_state }
};

// index.js
var applyFixes2 = /* @__PURE__ */ loadedBy(loader2, applyFixes);
var assertValid2 = /* @__PURE__ */ loadedBy(loader2, assertValid);
var convert2 = /* @__PURE__ */ loadedBy(loader2, convert);
var convertCall2 = /* @__PURE__ */ loadedBy(loader2, convertCall);
var detectVersion2 = /* @__PURE__ */ loadedBy(loader2, detectVersion);
var endpointOf2 = /* @__PURE__ */ loadedBy(loader2, endpointOf);
var is2 = /* @__PURE__ */ loadedBy(loader2, is);
var isValid2 = /* @__PURE__ */ loadedBy(loader2, isValid);
var parse2 = /* @__PURE__ */ loadedBy(loader2, parse);
var standardSchema2 = /* @__PURE__ */ loadedBy(loader2, standardSchema);
var validate2 = /* @__PURE__ */ loadedBy(loader2, validate);
var validateCall2 = /* @__PURE__ */ loadedBy(loader2, validateCall);
export {
  InvalidDocumentError,
  applyFixes2 as applyFixes,
  assertValid2 as assertValid,
  changelog,
  convert2 as convert,
  convertCall2 as convertCall,
  describe,
  detectVersion2 as detectVersion,
  endpointOf2 as endpointOf,
  explain,
  fieldErrors,
  is2 as is,
  isValid2 as isValid,
  jsonSchema,
  parse2 as parse,
  standardSchema2 as standardSchema,
  validate2 as validate,
  validateCall2 as validateCall
};
