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

// mistakes.js
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

// option_reader.js
function optional(check, byDefault) {
  return { check, byDefault, isRequired: false };
}
function required(check) {
  return { check, byDefault: void 0, isRequired: true };
}
function defaultsOf(declared) {
  return Object.fromEntries(Object.entries(declared).map(([name, { byDefault }]) => [name, byDefault]));
}
function readerOf(declared) {
  const names = Object.keys(declared);
  const known = Object.assign(/* @__PURE__ */ Object.create(null), declared);
  const missing = names.filter((name) => known[name]?.isRequired);
  const defaults = defaultsOf(declared);
  return (value, what = "") => {
    const checked = { ...defaults };
    if (value !== void 0) {
      refuseOthers(what, value, names);
      for (const name of Object.getOwnPropertyNames(value)) {
        const option = known[name];
        if (option === void 0) {
          refuseUnknown(what, value, name, names);
          continue;
        }
        const given = value[name];
        if (given !== void 0)
          checked[name] = option.check(given, what === "" ? name : `${what}.${name}`);
      }
    }
    for (const name of missing)
      if (checked[name] === void 0)
        known[name]?.check(void 0, name);
    return checked;
  };
}
function refuseUnknown(what, options, name, names) {
  if (!Object.prototype.propertyIsEnumerable.call(options, name))
    return;
  throw unknown(what === "" ? "option" : `name in ${what}`, name, names);
}
function refuseOthers(what, options, names) {
  const prototype = isRecord(options) && Object.getPrototypeOf(options);
  if (prototype === Object.prototype)
    return;
  if (!isPlainRecord(options))
    throw new TypeError(`${what || "options"} must be an object, not ${typeOf(options)}`);
  for (const parent of parentsOf(options)) {
    const name = names.find((name2) => !Object.hasOwn(options, name2) && Object.hasOwn(parent, name2));
    if (name === void 0)
      continue;
    throw new TypeError(`${what === "" ? `the option ${name}` : `${what}.${name}`} is inherited: set it on the object itself`);
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
function isRecord(value) {
  return typeof value === "object" && value !== null;
}
function isPlainRecord(value) {
  return isRecord(value) && tagOf(value) === "Object";
}

// checks.js
function oneOf(known) {
  return (value, name) => {
    if (typeof value === "string" && known.includes(value))
      return value;
    throw unknown(name, value, known);
  };
}
var boolean = (value, name) => {
  if (typeof value === "boolean")
    return value;
  throw new TypeError(`${name} must be true or false, not ${typeOf(value)}`);
};
function wholeNumber(least, most, unit = "") {
  return (value, name) => {
    if (typeof value === "number" && Number.isInteger(value) && value >= least && value <= most)
      return value;
    throw new TypeError(`${name} must be a whole number${unit} from ${least} to ${most}, not ${numberOrType(value)}`);
  };
}
var pointer = (value, name) => {
  if (typeof value === "string" && /^(?:\/(?:[^~/\ud800-\udfff]|~[01])*)*$/u.test(value))
    return value;
  if (isName(value) && !/[/~]/.test(value))
    throw new TypeError(`${name} must be a JSON Pointer: did you mean '/${value.replaceAll(".", "/")}'?`);
  throw new TypeError(`${name} must be a JSON Pointer, such as '' or '/data', not ${otherOrType(value)}`);
};
function callback(value, name) {
  if (typeof value === "function")
    return value;
  throw new TypeError(`${name} must be a function, not ${typeOf(value)}`);
}
var anyVersion = (value, name) => {
  if (versions.includes(value))
    return value;
  throw value === void 0 ? new TypeError(`${name} is missing: use ${anyOf(versions)}`) : unlisted(name, value, versions);
};
var version = /* @__PURE__ */ optional(anyVersion, defaultVersion);
var requiredVersion = /* @__PURE__ */ required(anyVersion);
var language = (value) => {
  if (hasList(value, "sentences"))
    return value;
  throw new TypeError(`messages must be a language, such as de from 'order-contract/messages/de', not ${languageOrType(value)}`);
};
var reference = (value) => {
  if (hasList(value, "explanations"))
    return value;
  throw new TypeError(`messages must be a reference, such as deReference from 'order-contract/messages/de', not ${languageOrType(value)}`);
};
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
var loader;
var script;
function use(load2) {
  if (load2.start !== void 0)
    script = load2;
  if (loader === void 0 || loader === script || load2.isWhole && !loader.isWhole)
    loader = load2;
}
function registered() {
  return loader;
}
function loadedBy(load2, answer) {
  use(load2);
  return answer;
}
function load() {
  if (knownRefusal() !== void 0)
    loader = script;
  if (loader === void 0)
    throw notLoaded();
  if (loader.start !== void 0)
    return loader.start;
  try {
    const module = loader.compile();
    return () => new WebAssembly.Instance(module).exports;
  } catch (error) {
    const thrown = compileError(error);
    if (script === void 0 || thrown !== knownRefusal())
      throw thrown;
    return load();
  }
}
function notLoaded() {
  return knownRefusal() ?? new Error("the .wasm file is not loaded yet: await init(\u2026) from 'order-contract/slim' first");
}

// core.js
var LARGE = 1 << 20;
var SMALLEST = 1 << 14;
var NOTHING = /* @__PURE__ */ new Uint8Array(0);
var decoder = /* @__PURE__ */ new TextDecoder("utf-8", { ignoreBOM: true });
var instantiate;
var source;
var core;
var isDown = true;
var address = 0;
var input = NOTHING;
var numbers = /* @__PURE__ */ new Uint32Array(0);
function room(bytes) {
  return input.length > bytes && source === registered() ? input : makeRoom(bytes);
}
function makeRoom(bytes) {
  start();
  const size = Math.max(bytes + 1, SMALLEST);
  address = call((core2) => core2.reserve(size)) >>> 0;
  input = new Uint8Array(core.memory.buffer, address, size);
  return input;
}
function start() {
  if (instantiate === void 0 || source !== registered()) {
    instantiate = load();
    source = registered();
    isDown = true;
  }
  if (isDown)
    core = instantiate();
  isDown = false;
}
function call(run, a = 0, b = 0, c = 0, d = 0) {
  try {
    return run(core, a, b, c, d);
  } catch (trap) {
    isDown = true;
    input = NOTHING;
    throw trap;
  } finally {
    if (input.length > LARGE)
      input = NOTHING;
  }
}
function callWhole(run) {
  if (!registered()?.isWhole)
    throw notLoaded();
  return call(run);
}
function memoryNumbers() {
  if (numbers.buffer !== core.memory.buffer)
    numbers = new Uint32Array(core.memory.buffer);
  return numbers;
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
var english = { "language": "en", "sentences": ["A JSON value is expected here.", "A JSON value or `]` is expected here.", "A name in double quotes is expected here. No comma may stand before a closing brace.", "A name in double quotes or `}` is expected here.", "A colon is expected between a name and its value.", "A comma or `}` is expected here.", "A comma or `]` is expected here.", "A digit is expected here. Numbers look like -12.5e3.", "The number must end here. Numbers look like -12.5e3 and have no leading zero.", 'This is not a JSON escape. JSON has \\" \\\\ \\/ \\b \\f \\n \\r \\t and \\u.', "Four hexadecimal digits are expected after \\u.", "The string is not closed. A double quote is expected here.", "A string contains a control character. JSON requires an escape for it, such as \\n.", "More text follows the document. Only one JSON value is allowed.", "These bytes are not UTF-8. JSON must be encoded as UTF-8.", "These characters are not percent-encoded UTF-8. Encode the query in UTF-8, and write % as %25.", "This is half of a surrogate pair, not a character. Complete or remove it.", "This is half of a surrogate pair, not a character. Report it to the service.", "The text begins with a byte order mark (U+FEFF). Remove it before you pass the text.", "The input exceeds the limit of {number} nested levels. Simplify it, or raise the option `limits.depth`.", "The input exceeds the limit of {number} bytes. Shorten it, or raise the option `limits.bytes`.", "This value cannot be written as JSON. JSON has no cycles, BigInts, functions or symbols.", "There is no document: the input is `undefined`. Pass text, bytes or a value.", "This value is neither a plain object nor an array. Pass what JSON can express, not a Date, a Map or a Promise.", "The text is empty. Pass a JSON document.", "This is an HTML page, not JSON. Check the URL that it came from.", "These bytes are compressed with gzip. Decompress them first.", "Another document follows the first. For one document per line, use `order-contract/stream`.", "This is a string that contains JSON. Parse {field} first, or stringify it only once.", "{field} must be {type}.", "{field} should be {type}.", "{field} must be a whole number, 0 or more.", "{field} has a value that is not allowed. Use {values}.", "{field} has a value that the API documentation does not list.", "{field} is empty. Use {values}.", "{field} is empty. It should be {values}.", "{field} is empty. {need}", "{field} is empty.", "{field} is empty. {why}", "{field} is not a valid e-mail address. Enter one like name@example.com.", "{field} is not a valid e-mail address.", "{field} is not a valid date and time. The API documentation shows the form YYYY-MM-DDTHH:MM:SS.ffffff.", "{field} has a zone offset. The API documentation shows timestamps without one.", '{field} is not a decimal number. The API documentation shows the form "0.8".', "{field} and {other} cannot be used together. Remove one of them.", "{field} is missing. {why}", "{field} is missing. Use {values}.", "{field} was removed in version {removed_in}. {instead}", "{field} is deprecated. From version {removed_in} on: {instead}", "{field} was introduced in version {since}. Remove it or use that version.", "{field} was introduced in version {since}. This document is read as an older version.", "{field} applies only if {discriminator} is {beside}. Remove it.", "{field} applies only if {discriminator} is {beside}.", "{name} is not expected here. An order that is processing or failed contains only {carried}.", "The API documentation does not list {name}. Check its spelling.", "The API documentation does not list {name} here.", "{name} appears more than once in this object. Keep only one.", "{name} appears more than once in this object.", "{name} appears more than once in the query. Keep only one.", "The option `entries` points to nothing in this document. It must point to an array.", "The option `entries` must point to an array.", "More than one member could hold the entries. Choose one with the option `entries`, for example `/data`.", "The entries are assumed to be at {pointer}. The page envelope is not documented (4.4).", "No entries were found, so none were checked. The page envelope is not documented (4.4).", "Another field, which is not shown here, has a mistake.", "Did you mean {near}?", "Did you mean {near}? Upper and lower case matter.", "Browsers apply the same rule to e-mail fields: no spaces, and after the @ only letters, digits, dots and hyphens.", "{why}", "A page comes before one cursor or after the other.", "It is not defined which of them counts.", "Remove {field}", "Send {field} in the header {header}", "Move {field} into each entry of {list}", "Change it to {near}", "Rename it to {near}"], "found": ["null", "boolean", "number", "string", "object", "array", "end of text", "a digit", "a control character", "a letter", "another character"], "types": { "string": "a string", "object": "an object", "array": "an array", "collection": "an array or object", "text": "text" }, "or": "or", "and": "and", "unnamed": "this field", "label": "\u201C{label}\u201D", "labels": ["Payment method", "Item list", "Status", "Completion time", "Redemption URL", "Payout", "Order ID", "Message", "Approval state", "Category list", "Expiry", "Product code", "Old state", "New state", "Timestamp", "Orderable filter", "Product code", "Country filter", "Start cursor", "End cursor", "Page size", "Payment type", "Card ID", "Currency", "Price multiplier", "Distribution method", "Product selection", "E-mail address", "Product", "Product list"], "values": ["Completed", "Processing", "Failed", "Card", "Account balance", "Euro", "Pound sterling", "US dollar", "Canadian dollar", "E-mail", "Payout link", "One product", "Several products"], "fields": [{ "called": "the order request" }, { "called": "the created order" }, { "called": "the order" }, { "called": "the order" }, { "called": "the product" }, { "called": "the product" }, { "called": "the product update" }, { "called": "the product query" }, { "called": "the order query" }, { "called": "the query" }, { "called": "the document" }, { "why": "An order is paid by card or from the account balance." }, { "why": "An order needs at least one item.", "need": "Add at least one item." }, { "instead": "Give each entry of `items` its own `products`." }, { "instead": "Send the key in the header `x-idempotency-key`." }, { "why": "It is the only field of the response to a new order." }, { "instead": "Read the order to get its details." }, { "instead": "Read the order to get its details." }, { "need": "A completed order should list at least one item.", "instead": "Read the order to get its details." }, { "instead": "Read the order to get its details." }, { "instead": "Read the order to get its details." }, { "instead": "The API documentation names no replacement." }, { "instead": "The API documentation names no replacement." }, { "instead": "The API documentation names no replacement." }, { "instead": "The API documentation names no replacement." }, { "instead": "The API documentation names no replacement." }, { "instead": "The API documentation names no replacement." }, { "why": "The other fields of an order depend on it." }, { "why": "An order that is processing or failed should include it." }, { "why": "An order that is processing or failed should include it." }, { "why": "A completed order should include it." }, { "why": "A completed order should include it." }, { "why": "A completed order should include it.", "need": "A completed order should list at least one item." }, { "instead": "The API documentation names no replacement." }, { "instead": "The API documentation names no replacement." }, { "instead": "The API documentation names no replacement." }, { "instead": "The API documentation names no replacement." }, { "instead": "The API documentation names no replacement." }, { "instead": "The API documentation names no replacement." }, { "why": "Every listed product has one." }, {}, {}, { "why": "It says which product changed." }, {}, { "why": "It describes the product after the update." }, { "why": "It says when the product changed." }, {}, {}, {}, {}, {}, {}, {}, {}, {}, { "why": "It says whether a card or the account balance pays." }, { "why": "A card payment needs the card's ID." }, { "why": "No default currency is documented, so an order needs one." }, { "called": "each item" }, { "called": "each item" }, { "called": "each item" }, {}, { "why": "An item is sent by e-mail or as a payout link." }, { "why": "Products are selected for each item." }, { "instead": "Remove it. The API documentation names no replacement." }, { "why": "A completed order should include it." }, { "why": "A completed order should include it." }, { "instead": "Read `payout` instead." }, {}, { "instead": "The API documentation names no replacement." }, { "instead": "The API documentation names no replacement." }, { "instead": "The API documentation names no replacement." }, { "instead": "The API documentation names no replacement." }, { "label": "Distribution type", "why": "It says whether the item is sent by e-mail or as a payout link." }, { "why": "An item sent by e-mail needs the recipient's address." }, { "label": "Selection type", "why": "It says whether one product or several are offered." }, { "why": "A single selection needs a product." }, { "why": "A multiple selection needs at least one product.", "need": "A multiple selection needs at least one product." }, { "called": "each offered product" }] };
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
function readDetailRecord(words2, at2) {
  const w0 = words2[at2 + 0];
  const w1 = words2[at2 + 1];
  const w2 = words2[at2 + 2];
  const w3 = words2[at2 + 3];
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
function readFixRecord(words2, at2) {
  const w0 = words2[at2 + 0];
  const w1 = words2[at2 + 1];
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
var NOTE_WORDS = 3;
function readNoteRecord(words2, at2) {
  const w0 = words2[at2 + 0];
  const w1 = words2[at2 + 1];
  const w2 = words2[at2 + 2];
  return {
    reason: w0 & 255,
    topic: w0 >>> 8 & 255,
    change: w0 >>> 16 & 255,
    basis: w0 >>> 24,
    section: w1 & 255,
    field: w1 >>> 8 & 255,
    other: w1 >>> 16 & 255,
    version: w1 >>> 24,
    has_spans: w2 & 255,
    drops: w2 >>> 8 & 255,
    adds: w2 >>> 16 & 255
  };
}
var SIGN_WORDS = 1;
function readSignRecord(words2, at2) {
  const w0 = words2[at2 + 0];
  return {
    version: w0 & 255,
    clue: w0 >>> 8 & 255,
    field: w0 >>> 16 & 255,
    section: w0 >>> 24
  };
}

// refusal.js
var REFUSED_SIZE = /* @__PURE__ */ refusalOf("too_large");
var REFUSED_DEPTH = /* @__PURE__ */ refusalOf("too_deep");
var REFUSED_VALUE = /* @__PURE__ */ refusalOf("not_serializable");
var REFUSED_NOTHING = ~codes.length;
var REFUSED_OBJECT = REFUSED_NOTHING - 1;
function refusalOf(code) {
  return ~codes.indexOf(code);
}
function isRefusal(length) {
  return length < 0;
}

// surrogates.js
var LONE = /[\ud800-\udfff]/u;
function loneSurrogateAt(text2) {
  if (typeof text2.isWellFormed === "function" && text2.isWellFormed())
    return -1;
  return text2.search(LONE);
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
  if (typeof value !== "object" || value === null)
    return REFUSED_VALUE;
  const tag = tagOf(value);
  const isNative = tag === "URL" || tag === "URLSearchParams";
  if (!isNative)
    refuseOthers2(value);
  try {
    if (isNative)
      return `${tag === "URL" ? value.search : value}`;
    return Object.entries(value).filter(([, item]) => item !== void 0 && item !== null).map(([name, item]) => parameter(name, `${item}`)).join("&");
  } catch {
    return REFUSED_VALUE;
  }
}
function refuseOthers2(value) {
  refuseObjects(value, "query", ADVICE_ON_QUERIES);
  if (passes(() => Symbol.iterator in value))
    throw new TypeError("pairs are not a query: pass new URLSearchParams(pairs)");
  if (passes(() => typeof value.search === "string" && Object.keys(value).length === 0))
    throw new TypeError("a URL of this class is not a query: pass url.search");
}
function passes(test) {
  try {
    return test();
  } catch {
    return false;
  }
}
function parameter(name, value) {
  if (loneSurrogateAt(name) < 0 && loneSurrogateAt(value) < 0)
    return new URLSearchParams([[name, value]]).toString();
  return `${percentEncoded(name)}=${percentEncoded(value)}`;
}
function percentEncoded(text2) {
  return text2.split(/[\ud800-\udfff]/u).map(encodeURIComponent).join("%FF");
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
  const isAdvised = Object.hasOwn(advice, tag) && !passes(() => "toJSON" in value);
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

// closed_lists.js
function isQuery(shape) {
  return queries.includes(shape);
}
function isList(shape) {
  return lists.includes(shape);
}
function isFatal(code) {
  return fatalCodes.includes(code);
}

// options.js
var MOST_BYTES = 5e8;
var MOST = 4294967295;
var LIMITS = {
  bytes: optional(wholeNumber(0, MOST_BYTES), 1048576),
  depth: optional(wholeNumber(0, MOST), 64),
  findings: optional(wholeNumber(0, MOST), 100)
};
var limits = optional(readerOf(LIMITS), defaultsOf(LIMITS));
var severity = oneOf(severities);
var severityOfFatal = (value, name) => {
  if (severity(value, name) === "error")
    return "error";
  throw new TypeError(`${name} must be 'error', as nothing is checked after such a problem: leave it out`);
};
var SEVERITIES = Object.fromEntries(codes.map((code) => [code, optional(isFatal(code) ? severityOfFatal : severity)]));
var DOCUMENT = {
  version,
  level: optional(oneOf(levels), "implied"),
  draft: optional(boolean, false),
  severity: optional(readerOf(SEVERITIES)),
  entries: optional(pointer),
  limits,
  mask: optional(boolean, true),
  messages: optional(language),
  names: optional(oneOf(namings), "wire")
};
var DEFAULTS = { ...defaultsOf(DOCUMENT), bytes: new Uint8Array(0) };
var readDocumentOptions = readerOf(DOCUMENT);
function readSettings(options) {
  return options === void 0 ? DEFAULTS : settingsOf(readDocumentOptions(options));
}
var kept = [];
function settingsOf(options, more = 0) {
  const { version: version2, level, draft, severity: severity2, entries: entries2, limits: limits4, mask, messages: messages3, names } = options;
  const bytes = bytesOf(options, more | flagsOf(options));
  return { version: version2, level, draft, severity: severity2, entries: entries2, limits: limits4, mask, messages: messages3, names, bytes };
}
function bytesOf(options, flags) {
  const { version: version2, severity: severity2, entries: entries2, limits: limits4 } = options;
  if (severity2 !== void 0 || entries2 !== void 0 || limits4 !== DEFAULTS.limits)
    return encoded(options, flags);
  const key = flags * versions.length + versions.indexOf(version2);
  kept[key] ??= encoded(options, flags);
  return kept[key];
}
function encoded({ version: version2, severity: severity2, entries: entries2, limits: limits4 }, flags) {
  const pointer2 = new TextEncoder().encode(entries2);
  const bytes = new Uint8Array(SETTINGS_ENTRIES + pointer2.length);
  bytes[0] = versions.indexOf(version2);
  bytes[SETTINGS_FLAGS] = flags;
  if (severity2 !== void 0)
    writeSeverities(severity2, bytes);
  writeLimits(limits4, bytes, SETTINGS_LIMITS);
  bytes.set(pointer2, SETTINGS_ENTRIES);
  return bytes;
}
function flagsOf({ level, draft, entries: entries2, mask }) {
  return (level === "stated" ? FLAG_STATED : 0) | (draft ? FLAG_DRAFT : 0) | (entries2 === void 0 ? 0 : FLAG_ENTRIES) | (mask ? 0 : FLAG_UNMASKED);
}
function writeSeverities(chosen, into) {
  for (const [index, code] of codes.entries()) {
    const severity2 = chosen[code];
    if (severity2 !== void 0)
      into[SETTINGS_SEVERITIES + index] = severities.indexOf(severity2) + 1;
  }
}
function writeLimits({ bytes, depth, findings }, into, at2) {
  writeNumber(bytes, into, at2);
  writeNumber(depth, into, at2 + 4);
  writeNumber(findings, into, at2 + 8);
}
function writeNumber(value, into, at2) {
  for (let i = 0; i < 4; i++)
    into[at2 + i] = value >>> 8 * i;
}
function withAllFindings(settings) {
  return settingsOf({ ...settings, limits: { ...settings.limits, findings: MOST } }, FLAG_ALL);
}
function shapeIndex(shape) {
  return shapes.indexOf(aShape(shape, "shape"));
}
var aShape = oneOf(shapes);
function refuseEntries(shape, { entries: entries2 }, name = "the option entries") {
  if (entries2 === void 0 || isList(shape))
    return;
  throw new TypeError(`${name} is only for ${anyOf(lists)}: leave it out for ${quote(shape)}`);
}

// generated/words.js
var words = ["payment_method", "items", "products", "idempotency_key", "status", "completed_at", "redemption_url", "payout", "is_complete", "countries", "initial_values", "final_values", "product_count", "tokens", "id", "message", "approval_state", "categories", "expiry", "product_code", "old_state", "new_state", "timestamp", "is_orderable", "code", "countries_redeemable_in", "after", "before", "limit", "type", "card_id", "currency", "COMPLETED", "PROCESSING", "FAILED", "price_multiplier", "CARD", "ACCOUNT_BALANCE", "EUR", "GBP", "USD", "CAD", "distribution_method", "country", "order_id", "discount_multiplier", "delivery_email", "current_token", "email_address", "value", "values", "EMAIL", "PAYOUT_LINK", "SINGLE", "MULTIPLE", "x-api-version", "x-idempotency-key", "2023-07-27", "2024-02-05", "query", "headers", "body"];
var sections = ["2.1", "2.2", "2.3", "2.4", "2.5", "2.6", "4", "4.1", "4.2", "4.4", "5", "6", "8", "9"];
var fields = [{ "type": "object" }, { "type": "object" }, { "type": "object" }, { "type": "object" }, { "type": "object" }, { "type": "object" }, { "type": "object" }, { "type": "object" }, { "type": "object" }, { "type": "object" }, { "type": "collection" }, { "name": "payment_method", "type": "object" }, { "name": "items", "type": "array" }, { "name": "products", "removed": "2023-07-27" }, { "name": "idempotency_key", "removed": "2023-07-27" }, { "name": "status", "type": "string", "values": ["COMPLETED", "PROCESSING", "FAILED"] }, { "name": "completed_at", "type": "string", "removed": "2023-07-27" }, { "name": "payment_method", "type": "object", "removed": "2023-07-27" }, { "name": "items", "type": "array", "removed": "2023-07-27" }, { "name": "redemption_url", "type": "string", "removed": "2023-07-27", "since": "2024-02-05" }, { "name": "payout", "removed": "2023-07-27", "since": "2024-02-05" }, { "name": "is_complete", "removed": "2023-07-27" }, { "name": "countries", "removed": "2023-07-27" }, { "name": "initial_values", "removed": "2023-07-27" }, { "name": "final_values", "removed": "2023-07-27" }, { "name": "product_count", "removed": "2023-07-27" }, { "name": "tokens", "removed": "2023-07-27" }, { "name": "status", "type": "string", "values": ["COMPLETED", "PROCESSING", "FAILED"] }, { "name": "id" }, { "name": "message" }, { "name": "completed_at", "type": "string" }, { "name": "payment_method", "type": "object" }, { "name": "items", "type": "array" }, { "name": "is_complete", "removed": "2023-07-27" }, { "name": "countries", "removed": "2023-07-27" }, { "name": "initial_values", "removed": "2023-07-27" }, { "name": "final_values", "removed": "2023-07-27" }, { "name": "product_count", "removed": "2023-07-27" }, { "name": "tokens", "removed": "2023-07-27" }, { "name": "approval_state", "type": "string", "since": "2024-02-05" }, { "name": "categories", "type": "collection", "since": "2024-02-05" }, { "name": "expiry", "type": "object", "since": "2024-02-05" }, { "name": "product_code", "type": "string" }, { "name": "old_state", "type": "object" }, { "name": "new_state", "type": "object" }, { "name": "timestamp", "type": "string" }, { "name": "is_orderable", "type": "string", "since": "2024-02-05" }, { "name": "code", "type": "string", "since": "2024-02-05" }, { "name": "countries_redeemable_in", "type": "string", "since": "2024-02-05" }, { "name": "after", "type": "string", "since": "2024-02-05", "other": "before" }, { "name": "before", "type": "string", "since": "2024-02-05", "other": "after" }, { "name": "limit", "type": "count", "since": "2024-02-05" }, { "name": "limit", "type": "count" }, { "name": "before", "type": "string", "other": "after" }, { "name": "after", "type": "string", "other": "before" }, { "name": "type", "type": "string", "values": ["CARD", "ACCOUNT_BALANCE"] }, { "name": "card_id", "type": "string", "beside": ["CARD"] }, { "name": "currency", "type": "string", "values": ["EUR", "GBP", "USD", "CAD"] }, { "type": "object" }, { "type": "object" }, { "type": "object" }, { "name": "price_multiplier", "type": "string" }, { "name": "distribution_method", "type": "object" }, { "name": "products", "type": "object" }, { "name": "country", "removed": "2023-07-27" }, { "name": "distribution_method", "type": "object" }, { "name": "products", "type": "object" }, { "name": "redemption_url", "type": "string", "removed": "2024-02-05", "deprecated": "2023-07-27" }, { "name": "payout", "since": "2024-02-05" }, { "name": "order_id", "removed": "2023-07-27" }, { "name": "discount_multiplier", "removed": "2023-07-27" }, { "name": "delivery_email", "removed": "2023-07-27" }, { "name": "current_token", "removed": "2023-07-27" }, { "name": "type", "type": "string", "values": ["EMAIL", "PAYOUT_LINK"] }, { "name": "email_address", "type": "string", "beside": ["EMAIL"] }, { "name": "type", "type": "string", "values": ["SINGLE", "MULTIPLE"] }, { "name": "value", "type": "string", "beside": ["SINGLE"] }, { "name": "values", "type": "array", "beside": ["MULTIPLE"] }, { "type": "string" }];
var objects = [{ "carried": ["payment_method", "items"] }, { "carried": ["status"] }, { "discriminator": 27, "carried": ["status", "id", "message"] }, { "carried": ["approval_state"] }, { "carried": ["product_code", "new_state", "timestamp"] }, {}, {}, {}, { "discriminator": 55, "carried": ["type", "currency"] }, {}, {}, { "carried": ["distribution_method", "products"] }, { "carried": ["distribution_method", "products"] }, { "discriminator": 73, "carried": ["type"] }, { "discriminator": 75, "carried": ["type"] }];
var rights = [["value"], ["value", "]"], ["name"], ["name", "}"], [":"], [",", "}"], [",", "]"], ["digit"], ["end of number"], ["escape"], ["hexadecimal digit"], ['"'], ["escape"], ["end of text"], ["UTF-8"], ["%XX"], "", "", "", "", "", "", "", "", ["value"], ["value"], ["value"], ["end of text"], "types", "types", "types", ["a whole number"], "values", "values", "values", "values", "", "", "", ["an e-mail address"], ["an e-mail address"], ["YYYY-MM-DDTHH:MM:SS.ffffff"], ["YYYY-MM-DDTHH:MM:SS.ffffff"], ["a decimal number in a string"], "", "types", "values", "", "", "", "", "", "", "", "", "", "", "", "", ["array"], ["array"], ["array"], "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "methods", "versions", ["string"], ["string"], "", "", "", "", "", "", "", "", "", ""];
var labelled = ["payment_method", "items", "status", "completed_at", "redemption_url", "payout", "id", "message", "approval_state", "categories", "expiry", "product_code", "old_state", "new_state", "timestamp", "is_orderable", "code", "countries_redeemable_in", "after", "before", "limit", "type", "card_id", "currency", "price_multiplier", "distribution_method", "products", "email_address", "value", "values"];
var labelledValues = ["COMPLETED", "PROCESSING", "FAILED", "CARD", "ACCOUNT_BALANCE", "EUR", "GBP", "USD", "CAD", "EMAIL", "PAYOUT_LINK", "SINGLE", "MULTIPLE"];

// message.js
function buildMessage(phrasing, sentence, given) {
  const known = cacheOf(phrasing);
  if (given.name !== void 0 || given.number !== 0)
    return build(phrasing, sentence, given);
  const place = ((given.version * 256 + sentence) * 256 + given.field) * 256 + given.object;
  const key = place * 65536 + given.near * 256 + given.other;
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
function build({ messages: messages3, byLabel }, sentence, given) {
  const meta = {};
  const template = textOf(messages3, sentence);
  const text2 = filled(byLabel ? withLabels(messages3, template) : template, (name) => {
    const { value, shown: shown2 } = argument(messages3, byLabel, name, given);
    if (value !== void 0)
      meta[name] = value;
    const label = name === "field" || name === "name" ? labelOf(messages3, given.field) : void 0;
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
function expectedOf(messages3, sentence, given) {
  const right = rights[sentence];
  switch (right) {
    case "types":
      return typesOf(fields[given.field]?.type);
    case "values":
      return allowed(fields[given.field], "values", given);
    case "methods":
      return methodsOf(messages3, given);
    case "versions":
      return [...versions];
    case "":
    case void 0:
      return void 0;
    default:
      return right.map((word) => messages3.expected?.[word] ?? word);
  }
}
function allowed(field, list, { version: version2 }) {
  const isLater = (value) => versions.indexOf(field?.valuesSince?.[value] ?? versions[0]) > version2;
  return (field?.[list] ?? []).filter((value) => !isLater(value));
}
function typesOf(type) {
  if (type === void 0)
    return void 0;
  return type === "collection" ? ["array", "object"] : [type === "count" ? "string" : type];
}
function textOf({ sentences, calls, conversions }, sentence) {
  return sentences[sentence] ?? calls?.sentences[sentence - sentences.length] ?? conversions?.refusals[sentence] ?? "";
}
function argument(messages3, byLabel, name, given) {
  const field = fields[given.field];
  const texts = messages3.fields[given.field];
  const object = objects[given.object];
  const endpoint = messages3.calls?.endpoints[given.other];
  const word = words[given.other] ?? "";
  const plain = (value) => {
    const text2 = String(value ?? "");
    return { value, shown: byLabel ? withLabels(messages3, text2) : text2 };
  };
  const named = (wire, label2 = wire) => ({
    value: wire,
    shown: byLabel ? inSentence(messages3, label2 ?? "") : quoted(wire)
  });
  const label = (wire) => messages3.labels[labelled.indexOf(wire)];
  const valueLabel = (value) => messages3.values[labelledValues.indexOf(value)];
  const list = (names = [], last, labelOf2) => ({
    value: Object.freeze([...names]),
    shown: joined(names.map((wire) => named(wire, labelOf2?.(wire)).shown), last)
  });
  switch (name) {
    case "field": {
      if (field?.name === void 0)
        return plain(texts?.called);
      const known = labelOf(messages3, given.field);
      const isUnknown = byLabel && known === void 0;
      return isUnknown ? { value: field.name, shown: messages3.unnamed } : named(field.name, known);
    }
    case "name":
      if (field !== void 0)
        return argument(messages3, byLabel, "field", given);
      return given.name === void 0 ? { value: void 0, shown: messages3.unnamed } : named(given.name);
    case "type":
      return plain(messages3.types[byLabel && field?.type === "string" ? "text" : field?.type ?? ""]);
    case "values":
    case "beside":
      return list(allowed(field, name, given), messages3.or, valueLabel);
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
      return named(fields[object?.discriminator ?? -1]?.name, labelOf(messages3, object?.discriminator));
    case "carried":
      return list(object?.carried, messages3.and, label);
    case "pointer":
      return plain(`/${escaped(given.name ?? "*")}`);
    case "near": {
      const near = words[given.near] ?? "";
      const isDiscriminator = near === fields[object?.discriminator ?? -1]?.name;
      return named(near, isDiscriminator ? labelOf(messages3, object?.discriminator) : label(near) ?? valueLabel(near));
    }
    case "number":
      return plain(given.number);
    case "list":
      return named(word, label(word));
    case "header":
      return named(word);
    case "header_why":
      return plain(messages3.calls?.headers[word]);
    case "versions":
      return list(versions, messages3.or);
    case "methods":
      return plain(methodsOf(messages3, given).join(` ${messages3.or} `));
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
function labelOf(messages3, field) {
  const known = field === void 0 ? void 0 : fields[field];
  if (known?.name === void 0)
    return void 0;
  return messages3.fields[field]?.label ?? messages3.labels[labelled.indexOf(known.name)];
}
function inSentence({ label }, text2) {
  return label.replace("{label}", () => text2);
}
function withLabels(messages3, text2) {
  return text2.replaceAll(/`([^`]*)`/gu, (_, name) => inSentence(messages3, messages3.labels[labelled.indexOf(name)] ?? name));
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
  Object.defineProperty(target, READ2, { value: readingOf(target, names, make, others), configurable: true });
  Object.defineProperty(target, INSPECT, PRINTED);
}
function readingOf(target, names, make, others) {
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
  numbers;
  /** The index of the next word. */
  at;
  /** Whether there is so much text that pointers are built only when they are read. */
  isLong;
  #bytes;
  #text;
  #textAt = 0;
  /** Copies the reply at an address. Reading starts at the word `from`. */
  constructor(address2, from) {
    const memory = memoryNumbers();
    const start2 = address2 >>> 2;
    this.numbers = copied(memory, start2, memory[start2 + REPORT_LENGTH]);
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
    return this.numbers[at2];
  }
  next() {
    return this.numbers[this.at++];
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
  const numbers2 = new Array(length);
  for (let at2 = 0; at2 < length; at2++)
    numbers2[at2] = memory[start2 + at2];
  return numbers2;
}

// report.js
var NOTHING2 = 255;
var CLEAN = 0;
function reportAt(address2, shape, settings, builtIn = english) {
  const { version: version2 } = settings;
  if (address2 === CLEAN)
    return { valid: true, shape, version: version2, problems: [], truncated: false, assumptions: [] };
  const reply = new Reply(address2, REPORT_HEAD);
  const phrasing = phrasingOf(settings, builtIn);
  return reportFrom(reply, assumptionsFrom(reply, phrasing), shape, phrasing);
}
function phrasingOf({ messages: messages3, names, mask }, builtIn = english) {
  return { messages: messages3 ?? builtIn, byLabel: names === "label", mask };
}
function reportFrom(reply, assumptions, shape, phrasing) {
  const flags = reply.word(REPORT_FLAGS);
  const count = reply.word(REPORT_DETAILS);
  const report = {
    valid: (flags & REPORT_VALID) !== 0,
    shape,
    version: versions[flags >>> REPORT_VERSION_SHIFT],
    problems: NONE,
    truncated: (flags & REPORT_TRUNCATED) !== 0,
    assumptions
  };
  const reader = new ProblemReader(reply, phrasing);
  if (count <= FEW2 && !reply.isLong)
    report.problems = reader.problems(count);
  else
    postpone(report, ["problems"], () => ({ problems: reader.problems(count) }));
  return report;
}
var FEW2 = 8;
var NONE = [];
function assumptionsFrom(reply, phrasing) {
  const sentence = reply.word(REPORT_ASSUMPTION);
  if (sentence === ABSENT)
    return [];
  const name = reply.string(reply.word(REPORT_ASSUMPTION + 1));
  return [messageOf(phrasing, sentence, { ...NO_ARGUMENTS, name: phrasing.mask ? void 0 : name })];
}
var NO_ARGUMENTS = {
  field: NOTHING2,
  object: NOTHING2,
  near: NOTHING2,
  other: NOTHING2,
  number: 0,
  version: 0
};
var ProblemReader = class {
  #reply;
  #phrasing;
  #trail;
  /** The number of the version whose rules applied. */
  #version;
  /** The escaped names of pointers that were built later. The problems of a long report often share a long name. */
  #escaped;
  constructor(reply, phrasing) {
    this.#reply = reply;
    this.#trail = new Trail(reply);
    this.#phrasing = phrasing;
    this.#version = reply.word(REPORT_FLAGS) >>> REPORT_VERSION_SHIFT;
  }
  problems(count) {
    const problems = [];
    for (let i = 0; i < count; i++)
      problems.push(this.#problem());
    return problems;
  }
  #problem() {
    const reply = this.#reply;
    const detail = readDetailRecord(reply.numbers, reply.at);
    reply.at += DETAIL_WORDS;
    const number = reply.next();
    const path = this.#trail.to(reply.next(), reply.next());
    const { field, object, near, other } = detail;
    const last = path.at(-1);
    const phrasing = this.#phrasing;
    const name = phrasing.mask || typeof last !== "string" ? void 0 : last;
    const given = { field, object, near, other, number, name, version: this.#version };
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
      problem.suggestion = words[near];
    if (detail.has_span)
      problem.span = readSpan(reply);
    if (detail.has_fix)
      problem.fix = this.#fix(object);
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
  #fix(object) {
    const reply = this.#reply;
    const { title, applicability, field, near, other, has_edits, has_header } = readFixRecord(reply.numbers, reply.at);
    reply.at += FIX_WORDS;
    const given = { ...NO_ARGUMENTS, field, object, near, other };
    const fix = {
      title: messageOf(this.#phrasing, title, given),
      applicability: applicabilities[applicability]
    };
    const edits = readEdits(reply);
    if (has_edits)
      fix.edits = edits;
    if (has_header)
      fix.headers = [words[other]];
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
  /** Returns the pointer of the last path without its last segments. Call `pointer` first. */
  above(segments) {
    return this.#pointers.at(-1 - segments) ?? "";
  }
};
function readSegment(reply, step) {
  if (step >= STEP_NAME)
    return reply.string(step - STEP_NAME);
  return step >= STEP_WORD ? words[step - STEP_WORD] : step;
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
function write(source2, settings) {
  if (typeof source2 === "number")
    return source2;
  if (source2.length > settings.limits.bytes)
    return REFUSED_SIZE;
  return typeof source2 === "string" ? writeText(source2, settings) : writeBytes(source2, settings);
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
  const most = Math.min(units * MOST_PER_UNIT, settings.limits.bytes) + spare;
  let into = room(units > SHORT2 ? units + spare : most);
  let { read, written } = encoder.encodeInto(text2, into);
  if (read < units || written + spare > into.length) {
    into = room(most);
    ({ read, written } = encoder.encodeInto(text2, into));
  }
  if (read < units || written > settings.limits.bytes)
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
  const encoded3 = strings.map((string) => string === void 0 ? void 0 : encoder.encode(string));
  const head = new Uint8Array(encoded3.reduce((sum, bytes) => sum + 4 + (bytes?.length ?? 0), before));
  let at2 = before;
  for (const bytes of encoded3) {
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
var baseUrl = /* @__PURE__ */ optional((value) => {
  if (typeof value === "string")
    return value;
  throw new TypeError(`baseUrl must be a string, not ${typeOf(value)}`);
});
var readCallOptions = /* @__PURE__ */ readerOf({ ...DOCUMENT, baseUrl });
var readEndpointOptions = /* @__PURE__ */ readerOf({ version, baseUrl });
var MESSAGES = /* @__PURE__ */ Object.freeze({ ...english, calls: englishCalls });
function validateCall(call2, options) {
  const { method, url, headers, body } = partsOf(call2);
  const { baseUrl: baseUrl2, ...given } = readCallOptions(options);
  refuseEntries("call", given);
  const settings = settingsOf(given);
  const spare = settings.bytes.length;
  const bytes = headOf([methodOf(method), urlOf(url), baseUrl2, ...pairsOf(headers)], spare);
  bytes.set(settings.bytes);
  const behind = { ...settings, bytes };
  const form = formOfBody(body);
  const length = form === FORM_NO_BODY ? write("", behind) : write(writtenBody(form, body, settings), behind);
  if (isRefusal(length))
    writeSettings(behind);
  const address2 = callWhole((core2) => core2.validate_call(form, length, spare, bytes.length - spare));
  return reportAt(address2, "call", settings, MESSAGES);
}
function endpointOf(method, url, options) {
  const { version: version2, baseUrl: baseUrl2 } = readEndpointOptions(options);
  const listed = listedEndpoint(method, url, baseUrl2);
  return listed?.versions.includes(version2) ? shown(listed) : null;
}
function listedEndpoint(method, url, baseUrl2) {
  const head = headOf([methodOf(method), urlOf(url), baseUrl2]);
  writeSettings({ bytes: head });
  return endpoints[callWhole((core2) => core2.endpoint_of(head.length)) >>> 0];
}
function shown({ versioned, versions: versions2, ...endpoint }) {
  return endpoint;
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
  return url.replace(/^([^?#]*\?[^#]*?)[\ud800-\udfff].*/su, "$1%").replaceAll(/[\ud800-\udfff]/gu, "\uFFFD");
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
function writtenBody(form, body, settings) {
  return form === FORM_VALUE ? jsonOf(body, settings.limits.depth) : body;
}

// generated/changes.js
var changes = [{ "id": "product_listing_extended", "version": "2024-02-05", "section": "2.1", "basis": "stated", "title": "The product listing has more fields, filters and pages", "description": "Only approved products are listed. Each has `approval_state`, `categories`, `expiry` and redemption instructions. The query accepts the filters `is_orderable`, `code` and `countries_redeemable_in`, and the cursors `after` and `before` with a `limit`. A country code is no longer required." }, { "id": "countries_endpoint_added", "version": "2024-02-05", "section": "4", "basis": "stated", "title": "The supported countries can be listed", "description": "`GET /v2/product/countries` lists the supported countries. Its response is not documented." }, { "id": "redemption_url_to_payout", "version": "2024-02-05", "section": "2.6", "basis": "stated", "title": "`payout` replaces `redemption_url` on the items of an order", "description": "Order responses no longer contain `redemption_url`, which was deprecated in 2023-07-27. The field `payout` replaces it. Its structure is not documented." }];
var fillable = [{ "shape": "product", "version": "2024-02-05", "pointer": "/approval_state" }, { "shape": "product-list", "version": "2024-02-05", "pointer": "/approval_state" }];

// range.js
var RANGE = { from: requiredVersion, to: requiredVersion };
function rangeReaderOf(declared) {
  const read = readerOf({ ...RANGE, ...declared });
  return (value) => {
    if (value !== void 0)
      return read(value);
    const [from, to] = versions;
    throw new TypeError(`the options from and to are missing: pass { from: '${from}', to: '${to}' }, or the other way round`);
  };
}

// changelog.js
function changelog(range) {
  const { from, to, messages: messages3 } = readOptions(range);
  const all = messages3 === void 0 ? structuredClone([...changes]) : translated(messages3);
  const between = all.filter(({ version: version2 }) => isBetween(version2, from, to));
  return versions.indexOf(from) > versions.indexOf(to) ? between.reverse() : between;
}
var readOptions = /* @__PURE__ */ rangeReaderOf({ messages: /* @__PURE__ */ optional(reference) });
function translated({ texts }) {
  const own2 = texts.slice(-2 * changes.length);
  return changes.map((change, n) => ({ ...change, title: own2[2 * n], description: own2[2 * n + 1] }));
}
function isBetween(version2, one, other) {
  const at2 = versions.indexOf(version2);
  const [first, last] = [versions.indexOf(one), versions.indexOf(other)];
  return at2 > Math.min(first, last) && at2 <= Math.max(first, last);
}

// generated/descriptions.js
var order_request_2023_07_27_ = { "direction": "sent", "layout": "document", "section": "2.4", "object": { "title": "Order request", "section": "2.4", "open": false, "fields": [{ "name": "payment_method", "label": "Payment method", "doc": "How the order is paid, and in which currency.", "section": "2.4", "kind": "object", "basis": "stated", "object": { "title": "Payment method", "section": "2.4", "discriminator": "type", "open": false, "fields": [{ "name": "type", "label": "Payment type", "doc": "Whether a card or the account balance pays.", "section": "2.4", "kind": "enum", "basis": "stated", "values": [{ "value": "CARD", "label": "Card" }, { "value": "ACCOUNT_BALANCE", "label": "Account balance" }], "required": { "basis": "implied", "why": "It says whether a card or the account balance pays." }, "since": "2023-07-27" }, { "name": "card_id", "label": "Card ID", "doc": "Identifies the card that pays.", "section": "2.4", "kind": "text", "basis": "stated", "required": { "basis": "implied", "why": "A card payment needs the card's ID.", "with": { "field": "type", "values": ["CARD"] } }, "appliesWith": { "field": "type", "values": ["CARD"] }, "since": "2023-07-27" }, { "name": "currency", "label": "Currency", "doc": "The currency in which the order is paid.", "section": "2.4", "kind": "enum", "basis": "stated", "values": [{ "value": "EUR", "label": "Euro" }, { "value": "GBP", "label": "Pound sterling" }, { "value": "USD", "label": "US dollar" }, { "value": "CAD", "label": "Canadian dollar" }], "required": { "basis": "implied", "why": "No default currency is documented, so an order needs one." }, "since": "2023-07-27" }], "removed": [], "notShown": [] }, "required": { "basis": "implied", "why": "An order is paid by card or from the account balance." }, "since": "2023-07-27" }, { "name": "items", "label": "Item list", "doc": "What is ordered: one entry for each payout.", "section": "2.4", "kind": "list", "basis": "stated", "notEmpty": { "basis": "implied", "why": "Add at least one item." }, "element": { "label": "Item", "doc": "One payout to one recipient.", "section": "2.4", "kind": "object", "basis": "stated", "object": { "title": "Item", "section": "2.4", "open": true, "fields": [{ "name": "distribution_method", "label": "Distribution method", "doc": "How the item reaches its recipient.", "section": "2.4", "kind": "object", "basis": "stated", "object": { "title": "Distribution method", "section": "2.4", "discriminator": "type", "open": false, "fields": [{ "name": "type", "label": "Distribution type", "doc": "Whether the item is sent by e-mail or as a payout link.", "section": "2.4", "kind": "enum", "basis": "stated", "values": [{ "value": "EMAIL", "label": "E-mail" }, { "value": "PAYOUT_LINK", "label": "Payout link" }], "required": { "basis": "implied", "why": "It says whether the item is sent by e-mail or as a payout link." }, "since": "2023-07-27" }, { "name": "email_address", "label": "E-mail address", "doc": "The recipient's e-mail address.", "section": "2.4", "kind": "text", "basis": "stated", "form": "email", "required": { "basis": "implied", "why": "An item sent by e-mail needs the recipient's address.", "with": { "field": "type", "values": ["EMAIL"] } }, "appliesWith": { "field": "type", "values": ["EMAIL"] }, "since": "2023-07-27" }], "removed": [], "notShown": [] }, "required": { "basis": "implied", "why": "An item is sent by e-mail or as a payout link." }, "since": "2023-07-27" }, { "name": "products", "label": "Product selection", "doc": "What the recipient can choose from.", "section": "2.4", "kind": "object", "basis": "stated", "object": { "title": "Products", "section": "2.4", "discriminator": "type", "open": false, "fields": [{ "name": "type", "label": "Selection type", "doc": "Whether one product or several are offered.", "section": "2.4", "kind": "enum", "basis": "stated", "values": [{ "value": "SINGLE", "label": "One product" }, { "value": "MULTIPLE", "label": "Several products" }], "required": { "basis": "implied", "why": "It says whether one product or several are offered." }, "since": "2023-07-27" }, { "name": "value", "label": "Product", "doc": "The one product of a single selection.", "section": "2.4", "kind": "text", "basis": "implied", "required": { "basis": "implied", "why": "A single selection needs a product.", "with": { "field": "type", "values": ["SINGLE"] } }, "appliesWith": { "field": "type", "values": ["SINGLE"] }, "since": "2023-07-27" }, { "name": "values", "label": "Product list", "doc": "The products of a multiple selection.", "section": "2.4", "kind": "list", "basis": "stated", "notEmpty": { "basis": "implied", "why": "A multiple selection needs at least one product." }, "element": { "label": "Offered product", "doc": "The code of one product on offer.", "section": "2.4", "kind": "text", "basis": "implied" }, "required": { "basis": "implied", "why": "A multiple selection needs at least one product.", "with": { "field": "type", "values": ["MULTIPLE"] } }, "appliesWith": { "field": "type", "values": ["MULTIPLE"] }, "since": "2023-07-27" }], "removed": [], "notShown": ["What identifies a product in a selection: its type and form."] }, "required": { "basis": "implied", "why": "Products are selected for each item." }, "since": "2023-07-27" }], "removed": [{ "name": "country", "version": "2023-07-27", "instead": "Remove it. The API documentation names no replacement." }], "notShown": ["Other fields of an item, such as its amount."] } }, "required": { "basis": "implied", "why": "An order needs at least one item." }, "since": "2023-07-27" }], "removed": [{ "name": "products", "version": "2023-07-27", "instead": "Give each entry of `items` its own `products`." }, { "name": "idempotency_key", "version": "2023-07-27", "instead": "Send the key in the header `x-idempotency-key`." }], "notShown": ["Which fields are required. What is required here follows from the rest."] }, "notShown": [] };
var order_created_2023_07_27_ = { "direction": "received", "layout": "document", "section": "2.5", "object": { "title": "Created order", "section": "2.5", "open": false, "fields": [{ "name": "status", "label": "Status", "doc": "Whether the order is completed, processing or failed.", "section": "2.5", "kind": "enum", "basis": "stated", "values": [{ "value": "COMPLETED", "label": "Completed" }, { "value": "PROCESSING", "label": "Processing" }, { "value": "FAILED", "label": "Failed" }], "required": { "basis": "stated", "why": "It is the only field of the response to a new order." }, "since": "2023-07-27" }], "removed": [{ "name": "completed_at", "version": "2023-07-27", "instead": "Read the order to get its details." }, { "name": "payment_method", "version": "2023-07-27", "instead": "Read the order to get its details." }, { "name": "items", "version": "2023-07-27", "instead": "Read the order to get its details." }, { "name": "redemption_url", "version": "2023-07-27", "instead": "Read the order to get its details." }, { "name": "payout", "version": "2023-07-27", "instead": "Read the order to get its details." }, { "name": "is_complete", "version": "2023-07-27", "instead": "The API documentation names no replacement." }, { "name": "countries", "version": "2023-07-27", "instead": "The API documentation names no replacement." }, { "name": "initial_values", "version": "2023-07-27", "instead": "The API documentation names no replacement." }, { "name": "final_values", "version": "2023-07-27", "instead": "The API documentation names no replacement." }, { "name": "product_count", "version": "2023-07-27", "instead": "The API documentation names no replacement." }, { "name": "tokens", "version": "2023-07-27", "instead": "The API documentation names no replacement." }], "notShown": [] }, "notShown": [] };
var order_2023_07_27_ = { "direction": "received", "layout": "document", "section": "2.6", "object": { "title": "Order", "section": "2.6", "discriminator": "status", "open": false, "fields": [{ "name": "status", "label": "Status", "doc": "Whether the order is completed, processing or failed.", "section": "2.6", "kind": "enum", "basis": "stated", "values": [{ "value": "COMPLETED", "label": "Completed" }, { "value": "PROCESSING", "label": "Processing" }, { "value": "FAILED", "label": "Failed" }], "required": { "basis": "stated", "why": "The other fields of an order depend on it." }, "since": "2023-07-27" }, { "name": "id", "label": "Order ID", "doc": "Identifies the order.", "section": "2.6", "kind": "any", "basis": "stated", "required": { "basis": "implied", "why": "An order that is processing or failed should include it.", "with": { "field": "status", "values": ["PROCESSING", "FAILED"] } }, "since": "2023-07-27" }, { "name": "message", "label": "Message", "doc": "What the service says about an order that is processing or failed.", "section": "2.6", "kind": "any", "basis": "stated", "required": { "basis": "implied", "why": "An order that is processing or failed should include it.", "with": { "field": "status", "values": ["PROCESSING", "FAILED"] } }, "since": "2023-07-27" }, { "name": "completed_at", "label": "Completion time", "doc": "When the order was completed.", "section": "2.6", "kind": "text", "basis": "implied", "required": { "basis": "implied", "why": "A completed order should include it.", "with": { "field": "status", "values": ["COMPLETED"] } }, "appliesWith": { "field": "status", "values": ["COMPLETED"] }, "since": "2023-07-27" }, { "name": "payment_method", "label": "Payment method", "doc": "How the order is paid, and in which currency.", "section": "2.6", "kind": "object", "basis": "stated", "object": { "title": "Payment method", "section": "2.6", "discriminator": "type", "open": false, "fields": [{ "name": "type", "label": "Payment type", "doc": "Whether a card or the account balance pays.", "section": "2.6", "kind": "enum", "basis": "stated", "values": [{ "value": "CARD", "label": "Card" }, { "value": "ACCOUNT_BALANCE", "label": "Account balance" }], "required": { "basis": "implied", "why": "It says whether a card or the account balance pays." }, "since": "2023-07-27" }, { "name": "card_id", "label": "Card ID", "doc": "Identifies the card that pays.", "section": "2.6", "kind": "text", "basis": "stated", "required": { "basis": "implied", "why": "A card payment needs the card's ID.", "with": { "field": "type", "values": ["CARD"] } }, "appliesWith": { "field": "type", "values": ["CARD"] }, "since": "2023-07-27" }, { "name": "currency", "label": "Currency", "doc": "The currency in which the order is paid.", "section": "2.6", "kind": "enum", "basis": "stated", "values": [{ "value": "EUR", "label": "Euro" }, { "value": "GBP", "label": "Pound sterling" }, { "value": "USD", "label": "US dollar" }, { "value": "CAD", "label": "Canadian dollar" }], "required": { "basis": "implied", "why": "No default currency is documented, so an order needs one." }, "since": "2023-07-27" }], "removed": [], "notShown": [] }, "required": { "basis": "implied", "why": "A completed order should include it.", "with": { "field": "status", "values": ["COMPLETED"] } }, "appliesWith": { "field": "status", "values": ["COMPLETED"] }, "since": "2023-07-27" }, { "name": "items", "label": "Item list", "doc": "What was ordered: one entry for each payout.", "section": "2.6", "kind": "list", "basis": "stated", "notEmpty": { "basis": "implied", "why": "A completed order should list at least one item." }, "element": { "label": "Item", "doc": "One payout to one recipient.", "section": "2.6", "kind": "object", "basis": "stated", "object": { "title": "Item", "section": "2.6", "open": false, "fields": [{ "name": "distribution_method", "label": "Distribution method", "doc": "How the item reaches its recipient.", "section": "2.6", "kind": "object", "basis": "stated", "object": { "title": "Distribution method", "section": "2.6", "discriminator": "type", "open": false, "fields": [{ "name": "type", "label": "Distribution type", "doc": "Whether the item is sent by e-mail or as a payout link.", "section": "2.6", "kind": "enum", "basis": "stated", "values": [{ "value": "EMAIL", "label": "E-mail" }, { "value": "PAYOUT_LINK", "label": "Payout link" }], "required": { "basis": "implied", "why": "It says whether the item is sent by e-mail or as a payout link." }, "since": "2023-07-27" }, { "name": "email_address", "label": "E-mail address", "doc": "The recipient's e-mail address.", "section": "2.6", "kind": "text", "basis": "stated", "form": "email", "required": { "basis": "implied", "why": "An item sent by e-mail needs the recipient's address.", "with": { "field": "type", "values": ["EMAIL"] } }, "appliesWith": { "field": "type", "values": ["EMAIL"] }, "since": "2023-07-27" }], "removed": [], "notShown": [] }, "required": { "basis": "implied", "why": "A completed order should include it." }, "since": "2023-07-27" }, { "name": "products", "label": "Product selection", "doc": "What the recipient can choose from.", "section": "2.6", "kind": "object", "basis": "stated", "object": { "title": "Products", "section": "2.6", "discriminator": "type", "open": false, "fields": [{ "name": "type", "label": "Selection type", "doc": "Whether one product or several are offered.", "section": "2.6", "kind": "enum", "basis": "stated", "values": [{ "value": "SINGLE", "label": "One product" }, { "value": "MULTIPLE", "label": "Several products" }], "required": { "basis": "implied", "why": "It says whether one product or several are offered." }, "since": "2023-07-27" }, { "name": "value", "label": "Product", "doc": "The one product of a single selection.", "section": "2.6", "kind": "text", "basis": "implied", "required": { "basis": "implied", "why": "A single selection needs a product.", "with": { "field": "type", "values": ["SINGLE"] } }, "appliesWith": { "field": "type", "values": ["SINGLE"] }, "since": "2023-07-27" }, { "name": "values", "label": "Product list", "doc": "The products of a multiple selection.", "section": "2.6", "kind": "list", "basis": "stated", "notEmpty": { "basis": "implied", "why": "A multiple selection needs at least one product." }, "element": { "label": "Offered product", "doc": "The code of one product on offer.", "section": "2.6", "kind": "text", "basis": "implied" }, "required": { "basis": "implied", "why": "A multiple selection needs at least one product.", "with": { "field": "type", "values": ["MULTIPLE"] } }, "appliesWith": { "field": "type", "values": ["MULTIPLE"] }, "since": "2023-07-27" }], "removed": [], "notShown": ["What identifies a product in a selection: its type and form."] }, "required": { "basis": "implied", "why": "A completed order should include it." }, "since": "2023-07-27" }, { "name": "redemption_url", "label": "Redemption URL", "doc": "Where the recipient redeems the item.", "section": "2.6", "kind": "text", "basis": "implied", "since": "2023-07-27", "deprecated": "2023-07-27" }], "removed": [{ "name": "order_id", "version": "2023-07-27", "instead": "The API documentation names no replacement." }, { "name": "discount_multiplier", "version": "2023-07-27", "instead": "The API documentation names no replacement." }, { "name": "delivery_email", "version": "2023-07-27", "instead": "The API documentation names no replacement." }, { "name": "current_token", "version": "2023-07-27", "instead": "The API documentation names no replacement." }], "notShown": ["The structure and the fields of `payout`."] } }, "required": { "basis": "implied", "why": "A completed order should include it.", "with": { "field": "status", "values": ["COMPLETED"] } }, "appliesWith": { "field": "status", "values": ["COMPLETED"] }, "since": "2023-07-27" }], "removed": [{ "name": "is_complete", "version": "2023-07-27", "instead": "The API documentation names no replacement." }, { "name": "countries", "version": "2023-07-27", "instead": "The API documentation names no replacement." }, { "name": "initial_values", "version": "2023-07-27", "instead": "The API documentation names no replacement." }, { "name": "final_values", "version": "2023-07-27", "instead": "The API documentation names no replacement." }, { "name": "product_count", "version": "2023-07-27", "instead": "The API documentation names no replacement." }, { "name": "tokens", "version": "2023-07-27", "instead": "The API documentation names no replacement." }], "notShown": ["The types of `id` and `message`, and whether a completed order includes them.", "The form of `completed_at`."] }, "notShown": [] };
var order_2024_02_05_ = { "direction": "received", "layout": "document", "section": "2.6", "object": { "title": "Order", "section": "2.6", "discriminator": "status", "open": false, "fields": [{ "name": "status", "label": "Status", "doc": "Whether the order is completed, processing or failed.", "section": "2.6", "kind": "enum", "basis": "stated", "values": [{ "value": "COMPLETED", "label": "Completed" }, { "value": "PROCESSING", "label": "Processing" }, { "value": "FAILED", "label": "Failed" }], "required": { "basis": "stated", "why": "The other fields of an order depend on it." }, "since": "2023-07-27" }, { "name": "id", "label": "Order ID", "doc": "Identifies the order.", "section": "2.6", "kind": "any", "basis": "stated", "required": { "basis": "implied", "why": "An order that is processing or failed should include it.", "with": { "field": "status", "values": ["PROCESSING", "FAILED"] } }, "since": "2023-07-27" }, { "name": "message", "label": "Message", "doc": "What the service says about an order that is processing or failed.", "section": "2.6", "kind": "any", "basis": "stated", "required": { "basis": "implied", "why": "An order that is processing or failed should include it.", "with": { "field": "status", "values": ["PROCESSING", "FAILED"] } }, "since": "2023-07-27" }, { "name": "completed_at", "label": "Completion time", "doc": "When the order was completed.", "section": "2.6", "kind": "text", "basis": "implied", "required": { "basis": "implied", "why": "A completed order should include it.", "with": { "field": "status", "values": ["COMPLETED"] } }, "appliesWith": { "field": "status", "values": ["COMPLETED"] }, "since": "2023-07-27" }, { "name": "payment_method", "label": "Payment method", "doc": "How the order is paid, and in which currency.", "section": "2.6", "kind": "object", "basis": "stated", "object": { "title": "Payment method", "section": "2.6", "discriminator": "type", "open": false, "fields": [{ "name": "type", "label": "Payment type", "doc": "Whether a card or the account balance pays.", "section": "2.6", "kind": "enum", "basis": "stated", "values": [{ "value": "CARD", "label": "Card" }, { "value": "ACCOUNT_BALANCE", "label": "Account balance" }], "required": { "basis": "implied", "why": "It says whether a card or the account balance pays." }, "since": "2023-07-27" }, { "name": "card_id", "label": "Card ID", "doc": "Identifies the card that pays.", "section": "2.6", "kind": "text", "basis": "stated", "required": { "basis": "implied", "why": "A card payment needs the card's ID.", "with": { "field": "type", "values": ["CARD"] } }, "appliesWith": { "field": "type", "values": ["CARD"] }, "since": "2023-07-27" }, { "name": "currency", "label": "Currency", "doc": "The currency in which the order is paid.", "section": "2.6", "kind": "enum", "basis": "stated", "values": [{ "value": "EUR", "label": "Euro" }, { "value": "GBP", "label": "Pound sterling" }, { "value": "USD", "label": "US dollar" }, { "value": "CAD", "label": "Canadian dollar" }], "required": { "basis": "implied", "why": "No default currency is documented, so an order needs one." }, "since": "2023-07-27" }], "removed": [], "notShown": [] }, "required": { "basis": "implied", "why": "A completed order should include it.", "with": { "field": "status", "values": ["COMPLETED"] } }, "appliesWith": { "field": "status", "values": ["COMPLETED"] }, "since": "2023-07-27" }, { "name": "items", "label": "Item list", "doc": "What was ordered: one entry for each payout.", "section": "2.6", "kind": "list", "basis": "stated", "notEmpty": { "basis": "implied", "why": "A completed order should list at least one item." }, "element": { "label": "Item", "doc": "One payout to one recipient.", "section": "2.6", "kind": "object", "basis": "stated", "object": { "title": "Item", "section": "2.6", "open": false, "fields": [{ "name": "distribution_method", "label": "Distribution method", "doc": "How the item reaches its recipient.", "section": "2.6", "kind": "object", "basis": "stated", "object": { "title": "Distribution method", "section": "2.6", "discriminator": "type", "open": false, "fields": [{ "name": "type", "label": "Distribution type", "doc": "Whether the item is sent by e-mail or as a payout link.", "section": "2.6", "kind": "enum", "basis": "stated", "values": [{ "value": "EMAIL", "label": "E-mail" }, { "value": "PAYOUT_LINK", "label": "Payout link" }], "required": { "basis": "implied", "why": "It says whether the item is sent by e-mail or as a payout link." }, "since": "2023-07-27" }, { "name": "email_address", "label": "E-mail address", "doc": "The recipient's e-mail address.", "section": "2.6", "kind": "text", "basis": "stated", "form": "email", "required": { "basis": "implied", "why": "An item sent by e-mail needs the recipient's address.", "with": { "field": "type", "values": ["EMAIL"] } }, "appliesWith": { "field": "type", "values": ["EMAIL"] }, "since": "2023-07-27" }], "removed": [], "notShown": [] }, "required": { "basis": "implied", "why": "A completed order should include it." }, "since": "2023-07-27" }, { "name": "products", "label": "Product selection", "doc": "What the recipient can choose from.", "section": "2.6", "kind": "object", "basis": "stated", "object": { "title": "Products", "section": "2.6", "discriminator": "type", "open": false, "fields": [{ "name": "type", "label": "Selection type", "doc": "Whether one product or several are offered.", "section": "2.6", "kind": "enum", "basis": "stated", "values": [{ "value": "SINGLE", "label": "One product" }, { "value": "MULTIPLE", "label": "Several products" }], "required": { "basis": "implied", "why": "It says whether one product or several are offered." }, "since": "2023-07-27" }, { "name": "value", "label": "Product", "doc": "The one product of a single selection.", "section": "2.6", "kind": "text", "basis": "implied", "required": { "basis": "implied", "why": "A single selection needs a product.", "with": { "field": "type", "values": ["SINGLE"] } }, "appliesWith": { "field": "type", "values": ["SINGLE"] }, "since": "2023-07-27" }, { "name": "values", "label": "Product list", "doc": "The products of a multiple selection.", "section": "2.6", "kind": "list", "basis": "stated", "notEmpty": { "basis": "implied", "why": "A multiple selection needs at least one product." }, "element": { "label": "Offered product", "doc": "The code of one product on offer.", "section": "2.6", "kind": "text", "basis": "implied" }, "required": { "basis": "implied", "why": "A multiple selection needs at least one product.", "with": { "field": "type", "values": ["MULTIPLE"] } }, "appliesWith": { "field": "type", "values": ["MULTIPLE"] }, "since": "2023-07-27" }], "removed": [], "notShown": ["What identifies a product in a selection: its type and form."] }, "required": { "basis": "implied", "why": "A completed order should include it." }, "since": "2023-07-27" }, { "name": "payout", "label": "Payout", "doc": "Replaces the redemption URL. Its structure is not documented.", "section": "2.6", "kind": "any", "basis": "implied", "since": "2024-02-05" }], "removed": [{ "name": "redemption_url", "version": "2024-02-05", "instead": "Read `payout` instead." }, { "name": "order_id", "version": "2023-07-27", "instead": "The API documentation names no replacement." }, { "name": "discount_multiplier", "version": "2023-07-27", "instead": "The API documentation names no replacement." }, { "name": "delivery_email", "version": "2023-07-27", "instead": "The API documentation names no replacement." }, { "name": "current_token", "version": "2023-07-27", "instead": "The API documentation names no replacement." }], "notShown": ["The structure and the fields of `payout`."] } }, "required": { "basis": "implied", "why": "A completed order should include it.", "with": { "field": "status", "values": ["COMPLETED"] } }, "appliesWith": { "field": "status", "values": ["COMPLETED"] }, "since": "2023-07-27" }], "removed": [{ "name": "is_complete", "version": "2023-07-27", "instead": "The API documentation names no replacement." }, { "name": "countries", "version": "2023-07-27", "instead": "The API documentation names no replacement." }, { "name": "initial_values", "version": "2023-07-27", "instead": "The API documentation names no replacement." }, { "name": "final_values", "version": "2023-07-27", "instead": "The API documentation names no replacement." }, { "name": "product_count", "version": "2023-07-27", "instead": "The API documentation names no replacement." }, { "name": "tokens", "version": "2023-07-27", "instead": "The API documentation names no replacement." }], "notShown": ["The types of `id` and `message`, and whether a completed order includes them.", "The form of `completed_at`."] }, "notShown": [] };
var order_list_2023_07_27_ = { "direction": "received", "layout": "entries", "section": "2.6", "object": { "title": "Order", "section": "2.6", "discriminator": "status", "open": false, "fields": [{ "name": "status", "label": "Status", "doc": "Whether the order is completed, processing or failed.", "section": "2.6", "kind": "enum", "basis": "stated", "values": [{ "value": "COMPLETED", "label": "Completed" }, { "value": "PROCESSING", "label": "Processing" }, { "value": "FAILED", "label": "Failed" }], "required": { "basis": "stated", "why": "The other fields of an order depend on it." }, "since": "2023-07-27" }, { "name": "id", "label": "Order ID", "doc": "Identifies the order.", "section": "2.6", "kind": "any", "basis": "stated", "required": { "basis": "implied", "why": "An order that is processing or failed should include it.", "with": { "field": "status", "values": ["PROCESSING", "FAILED"] } }, "since": "2023-07-27" }, { "name": "message", "label": "Message", "doc": "What the service says about an order that is processing or failed.", "section": "2.6", "kind": "any", "basis": "stated", "required": { "basis": "implied", "why": "An order that is processing or failed should include it.", "with": { "field": "status", "values": ["PROCESSING", "FAILED"] } }, "since": "2023-07-27" }, { "name": "completed_at", "label": "Completion time", "doc": "When the order was completed.", "section": "2.6", "kind": "text", "basis": "implied", "required": { "basis": "implied", "why": "A completed order should include it.", "with": { "field": "status", "values": ["COMPLETED"] } }, "appliesWith": { "field": "status", "values": ["COMPLETED"] }, "since": "2023-07-27" }, { "name": "payment_method", "label": "Payment method", "doc": "How the order is paid, and in which currency.", "section": "2.6", "kind": "object", "basis": "stated", "object": { "title": "Payment method", "section": "2.6", "discriminator": "type", "open": false, "fields": [{ "name": "type", "label": "Payment type", "doc": "Whether a card or the account balance pays.", "section": "2.6", "kind": "enum", "basis": "stated", "values": [{ "value": "CARD", "label": "Card" }, { "value": "ACCOUNT_BALANCE", "label": "Account balance" }], "required": { "basis": "implied", "why": "It says whether a card or the account balance pays." }, "since": "2023-07-27" }, { "name": "card_id", "label": "Card ID", "doc": "Identifies the card that pays.", "section": "2.6", "kind": "text", "basis": "stated", "required": { "basis": "implied", "why": "A card payment needs the card's ID.", "with": { "field": "type", "values": ["CARD"] } }, "appliesWith": { "field": "type", "values": ["CARD"] }, "since": "2023-07-27" }, { "name": "currency", "label": "Currency", "doc": "The currency in which the order is paid.", "section": "2.6", "kind": "enum", "basis": "stated", "values": [{ "value": "EUR", "label": "Euro" }, { "value": "GBP", "label": "Pound sterling" }, { "value": "USD", "label": "US dollar" }, { "value": "CAD", "label": "Canadian dollar" }], "required": { "basis": "implied", "why": "No default currency is documented, so an order needs one." }, "since": "2023-07-27" }], "removed": [], "notShown": [] }, "required": { "basis": "implied", "why": "A completed order should include it.", "with": { "field": "status", "values": ["COMPLETED"] } }, "appliesWith": { "field": "status", "values": ["COMPLETED"] }, "since": "2023-07-27" }, { "name": "items", "label": "Item list", "doc": "What was ordered: one entry for each payout.", "section": "2.6", "kind": "list", "basis": "stated", "notEmpty": { "basis": "implied", "why": "A completed order should list at least one item." }, "element": { "label": "Item", "doc": "One payout to one recipient.", "section": "2.6", "kind": "object", "basis": "stated", "object": { "title": "Item", "section": "2.6", "open": false, "fields": [{ "name": "distribution_method", "label": "Distribution method", "doc": "How the item reaches its recipient.", "section": "2.6", "kind": "object", "basis": "stated", "object": { "title": "Distribution method", "section": "2.6", "discriminator": "type", "open": false, "fields": [{ "name": "type", "label": "Distribution type", "doc": "Whether the item is sent by e-mail or as a payout link.", "section": "2.6", "kind": "enum", "basis": "stated", "values": [{ "value": "EMAIL", "label": "E-mail" }, { "value": "PAYOUT_LINK", "label": "Payout link" }], "required": { "basis": "implied", "why": "It says whether the item is sent by e-mail or as a payout link." }, "since": "2023-07-27" }, { "name": "email_address", "label": "E-mail address", "doc": "The recipient's e-mail address.", "section": "2.6", "kind": "text", "basis": "stated", "form": "email", "required": { "basis": "implied", "why": "An item sent by e-mail needs the recipient's address.", "with": { "field": "type", "values": ["EMAIL"] } }, "appliesWith": { "field": "type", "values": ["EMAIL"] }, "since": "2023-07-27" }], "removed": [], "notShown": [] }, "required": { "basis": "implied", "why": "A completed order should include it." }, "since": "2023-07-27" }, { "name": "products", "label": "Product selection", "doc": "What the recipient can choose from.", "section": "2.6", "kind": "object", "basis": "stated", "object": { "title": "Products", "section": "2.6", "discriminator": "type", "open": false, "fields": [{ "name": "type", "label": "Selection type", "doc": "Whether one product or several are offered.", "section": "2.6", "kind": "enum", "basis": "stated", "values": [{ "value": "SINGLE", "label": "One product" }, { "value": "MULTIPLE", "label": "Several products" }], "required": { "basis": "implied", "why": "It says whether one product or several are offered." }, "since": "2023-07-27" }, { "name": "value", "label": "Product", "doc": "The one product of a single selection.", "section": "2.6", "kind": "text", "basis": "implied", "required": { "basis": "implied", "why": "A single selection needs a product.", "with": { "field": "type", "values": ["SINGLE"] } }, "appliesWith": { "field": "type", "values": ["SINGLE"] }, "since": "2023-07-27" }, { "name": "values", "label": "Product list", "doc": "The products of a multiple selection.", "section": "2.6", "kind": "list", "basis": "stated", "notEmpty": { "basis": "implied", "why": "A multiple selection needs at least one product." }, "element": { "label": "Offered product", "doc": "The code of one product on offer.", "section": "2.6", "kind": "text", "basis": "implied" }, "required": { "basis": "implied", "why": "A multiple selection needs at least one product.", "with": { "field": "type", "values": ["MULTIPLE"] } }, "appliesWith": { "field": "type", "values": ["MULTIPLE"] }, "since": "2023-07-27" }], "removed": [], "notShown": ["What identifies a product in a selection: its type and form."] }, "required": { "basis": "implied", "why": "A completed order should include it." }, "since": "2023-07-27" }, { "name": "redemption_url", "label": "Redemption URL", "doc": "Where the recipient redeems the item.", "section": "2.6", "kind": "text", "basis": "implied", "since": "2023-07-27", "deprecated": "2023-07-27" }], "removed": [{ "name": "order_id", "version": "2023-07-27", "instead": "The API documentation names no replacement." }, { "name": "discount_multiplier", "version": "2023-07-27", "instead": "The API documentation names no replacement." }, { "name": "delivery_email", "version": "2023-07-27", "instead": "The API documentation names no replacement." }, { "name": "current_token", "version": "2023-07-27", "instead": "The API documentation names no replacement." }], "notShown": ["The structure and the fields of `payout`."] } }, "required": { "basis": "implied", "why": "A completed order should include it.", "with": { "field": "status", "values": ["COMPLETED"] } }, "appliesWith": { "field": "status", "values": ["COMPLETED"] }, "since": "2023-07-27" }], "removed": [{ "name": "is_complete", "version": "2023-07-27", "instead": "The API documentation names no replacement." }, { "name": "countries", "version": "2023-07-27", "instead": "The API documentation names no replacement." }, { "name": "initial_values", "version": "2023-07-27", "instead": "The API documentation names no replacement." }, { "name": "final_values", "version": "2023-07-27", "instead": "The API documentation names no replacement." }, { "name": "product_count", "version": "2023-07-27", "instead": "The API documentation names no replacement." }, { "name": "tokens", "version": "2023-07-27", "instead": "The API documentation names no replacement." }], "notShown": ["The types of `id` and `message`, and whether a completed order includes them.", "The form of `completed_at`."] }, "notShown": ["How a page lays out its entries, and where it carries its cursors.", "How many entries a page holds by default and at most."] };
var order_list_2024_02_05_ = { "direction": "received", "layout": "entries", "section": "2.6", "object": { "title": "Order", "section": "2.6", "discriminator": "status", "open": false, "fields": [{ "name": "status", "label": "Status", "doc": "Whether the order is completed, processing or failed.", "section": "2.6", "kind": "enum", "basis": "stated", "values": [{ "value": "COMPLETED", "label": "Completed" }, { "value": "PROCESSING", "label": "Processing" }, { "value": "FAILED", "label": "Failed" }], "required": { "basis": "stated", "why": "The other fields of an order depend on it." }, "since": "2023-07-27" }, { "name": "id", "label": "Order ID", "doc": "Identifies the order.", "section": "2.6", "kind": "any", "basis": "stated", "required": { "basis": "implied", "why": "An order that is processing or failed should include it.", "with": { "field": "status", "values": ["PROCESSING", "FAILED"] } }, "since": "2023-07-27" }, { "name": "message", "label": "Message", "doc": "What the service says about an order that is processing or failed.", "section": "2.6", "kind": "any", "basis": "stated", "required": { "basis": "implied", "why": "An order that is processing or failed should include it.", "with": { "field": "status", "values": ["PROCESSING", "FAILED"] } }, "since": "2023-07-27" }, { "name": "completed_at", "label": "Completion time", "doc": "When the order was completed.", "section": "2.6", "kind": "text", "basis": "implied", "required": { "basis": "implied", "why": "A completed order should include it.", "with": { "field": "status", "values": ["COMPLETED"] } }, "appliesWith": { "field": "status", "values": ["COMPLETED"] }, "since": "2023-07-27" }, { "name": "payment_method", "label": "Payment method", "doc": "How the order is paid, and in which currency.", "section": "2.6", "kind": "object", "basis": "stated", "object": { "title": "Payment method", "section": "2.6", "discriminator": "type", "open": false, "fields": [{ "name": "type", "label": "Payment type", "doc": "Whether a card or the account balance pays.", "section": "2.6", "kind": "enum", "basis": "stated", "values": [{ "value": "CARD", "label": "Card" }, { "value": "ACCOUNT_BALANCE", "label": "Account balance" }], "required": { "basis": "implied", "why": "It says whether a card or the account balance pays." }, "since": "2023-07-27" }, { "name": "card_id", "label": "Card ID", "doc": "Identifies the card that pays.", "section": "2.6", "kind": "text", "basis": "stated", "required": { "basis": "implied", "why": "A card payment needs the card's ID.", "with": { "field": "type", "values": ["CARD"] } }, "appliesWith": { "field": "type", "values": ["CARD"] }, "since": "2023-07-27" }, { "name": "currency", "label": "Currency", "doc": "The currency in which the order is paid.", "section": "2.6", "kind": "enum", "basis": "stated", "values": [{ "value": "EUR", "label": "Euro" }, { "value": "GBP", "label": "Pound sterling" }, { "value": "USD", "label": "US dollar" }, { "value": "CAD", "label": "Canadian dollar" }], "required": { "basis": "implied", "why": "No default currency is documented, so an order needs one." }, "since": "2023-07-27" }], "removed": [], "notShown": [] }, "required": { "basis": "implied", "why": "A completed order should include it.", "with": { "field": "status", "values": ["COMPLETED"] } }, "appliesWith": { "field": "status", "values": ["COMPLETED"] }, "since": "2023-07-27" }, { "name": "items", "label": "Item list", "doc": "What was ordered: one entry for each payout.", "section": "2.6", "kind": "list", "basis": "stated", "notEmpty": { "basis": "implied", "why": "A completed order should list at least one item." }, "element": { "label": "Item", "doc": "One payout to one recipient.", "section": "2.6", "kind": "object", "basis": "stated", "object": { "title": "Item", "section": "2.6", "open": false, "fields": [{ "name": "distribution_method", "label": "Distribution method", "doc": "How the item reaches its recipient.", "section": "2.6", "kind": "object", "basis": "stated", "object": { "title": "Distribution method", "section": "2.6", "discriminator": "type", "open": false, "fields": [{ "name": "type", "label": "Distribution type", "doc": "Whether the item is sent by e-mail or as a payout link.", "section": "2.6", "kind": "enum", "basis": "stated", "values": [{ "value": "EMAIL", "label": "E-mail" }, { "value": "PAYOUT_LINK", "label": "Payout link" }], "required": { "basis": "implied", "why": "It says whether the item is sent by e-mail or as a payout link." }, "since": "2023-07-27" }, { "name": "email_address", "label": "E-mail address", "doc": "The recipient's e-mail address.", "section": "2.6", "kind": "text", "basis": "stated", "form": "email", "required": { "basis": "implied", "why": "An item sent by e-mail needs the recipient's address.", "with": { "field": "type", "values": ["EMAIL"] } }, "appliesWith": { "field": "type", "values": ["EMAIL"] }, "since": "2023-07-27" }], "removed": [], "notShown": [] }, "required": { "basis": "implied", "why": "A completed order should include it." }, "since": "2023-07-27" }, { "name": "products", "label": "Product selection", "doc": "What the recipient can choose from.", "section": "2.6", "kind": "object", "basis": "stated", "object": { "title": "Products", "section": "2.6", "discriminator": "type", "open": false, "fields": [{ "name": "type", "label": "Selection type", "doc": "Whether one product or several are offered.", "section": "2.6", "kind": "enum", "basis": "stated", "values": [{ "value": "SINGLE", "label": "One product" }, { "value": "MULTIPLE", "label": "Several products" }], "required": { "basis": "implied", "why": "It says whether one product or several are offered." }, "since": "2023-07-27" }, { "name": "value", "label": "Product", "doc": "The one product of a single selection.", "section": "2.6", "kind": "text", "basis": "implied", "required": { "basis": "implied", "why": "A single selection needs a product.", "with": { "field": "type", "values": ["SINGLE"] } }, "appliesWith": { "field": "type", "values": ["SINGLE"] }, "since": "2023-07-27" }, { "name": "values", "label": "Product list", "doc": "The products of a multiple selection.", "section": "2.6", "kind": "list", "basis": "stated", "notEmpty": { "basis": "implied", "why": "A multiple selection needs at least one product." }, "element": { "label": "Offered product", "doc": "The code of one product on offer.", "section": "2.6", "kind": "text", "basis": "implied" }, "required": { "basis": "implied", "why": "A multiple selection needs at least one product.", "with": { "field": "type", "values": ["MULTIPLE"] } }, "appliesWith": { "field": "type", "values": ["MULTIPLE"] }, "since": "2023-07-27" }], "removed": [], "notShown": ["What identifies a product in a selection: its type and form."] }, "required": { "basis": "implied", "why": "A completed order should include it." }, "since": "2023-07-27" }, { "name": "payout", "label": "Payout", "doc": "Replaces the redemption URL. Its structure is not documented.", "section": "2.6", "kind": "any", "basis": "implied", "since": "2024-02-05" }], "removed": [{ "name": "redemption_url", "version": "2024-02-05", "instead": "Read `payout` instead." }, { "name": "order_id", "version": "2023-07-27", "instead": "The API documentation names no replacement." }, { "name": "discount_multiplier", "version": "2023-07-27", "instead": "The API documentation names no replacement." }, { "name": "delivery_email", "version": "2023-07-27", "instead": "The API documentation names no replacement." }, { "name": "current_token", "version": "2023-07-27", "instead": "The API documentation names no replacement." }], "notShown": ["The structure and the fields of `payout`."] } }, "required": { "basis": "implied", "why": "A completed order should include it.", "with": { "field": "status", "values": ["COMPLETED"] } }, "appliesWith": { "field": "status", "values": ["COMPLETED"] }, "since": "2023-07-27" }], "removed": [{ "name": "is_complete", "version": "2023-07-27", "instead": "The API documentation names no replacement." }, { "name": "countries", "version": "2023-07-27", "instead": "The API documentation names no replacement." }, { "name": "initial_values", "version": "2023-07-27", "instead": "The API documentation names no replacement." }, { "name": "final_values", "version": "2023-07-27", "instead": "The API documentation names no replacement." }, { "name": "product_count", "version": "2023-07-27", "instead": "The API documentation names no replacement." }, { "name": "tokens", "version": "2023-07-27", "instead": "The API documentation names no replacement." }], "notShown": ["The types of `id` and `message`, and whether a completed order includes them.", "The form of `completed_at`."] }, "notShown": ["How a page lays out its entries, and where it carries its cursors.", "How many entries a page holds by default and at most."] };
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

// lookup.js
function byName(what, name, table) {
  return table[oneOf(Object.keys(table))(name, what)];
}

// describe.js
function describe(shape, options) {
  const { version: version2, messages: messages3 } = readOptions2(options);
  const all = messages3 === void 0 ? descriptions : descriptionsIn(messages3);
  const details = byName("shape", shape, all)[version2];
  return { shape, version: version2, ...structuredClone(details) };
}
var readOptions2 = /* @__PURE__ */ readerOf({ version, messages: /* @__PURE__ */ optional(reference) });
var TEXTS = ["label", "doc", "why", "instead", "title", "notShown"];
var translations = /* @__PURE__ */ new WeakMap();
function descriptionsIn(messages3) {
  const known = translations.get(messages3) ?? translated2(messages3);
  translations.set(messages3, known);
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
var syntax_ = { "code": "syntax", "text": "The text is not JSON. Nothing after this place is read, so only earlier problems are listed, and nothing is reported as missing.", "fails": { "by": "validate", "shape": "order-created", "input": '{"status": "COMPLETED",}' }, "passes": { "by": "validate", "shape": "order-created", "input": '{"status": "COMPLETED"}' }, "page": "codes/syntax/" };
var encoding_ = { "code": "encoding", "text": "The text is not valid UTF-8. It contains invalid bytes, a byte order mark or half of a surrogate pair, or a query contains invalid percent-encoding.", "fails": { "by": "validate", "shape": "product-query", "input": "code=%FF" }, "passes": { "by": "validate", "shape": "product-query", "input": "code=%C3%BF" }, "page": "codes/encoding/" };
var duplicate_key_ = { "code": "duplicate_key", "text": "A name appears more than once in an object or a query, possibly in two spellings. Programs differ in which value they keep, so the checked value might not be the one that is used.", "fails": { "by": "validate", "shape": "order-created", "input": '{"status": "FAILED", "st\\u0061tus": "COMPLETED"}' }, "passes": { "by": "validate", "shape": "order-created", "input": '{"status": "FAILED"}' }, "page": "codes/duplicate_key/" };
var too_large_ = { "code": "too_large", "text": "The text has more UTF-8 bytes than the limit `bytes`. It was not read.", "fails": { "by": "validate", "shape": "order-created", "input": '{"status": "COMPLETED"}', "options": '{"limits":{"bytes":22}}' }, "passes": { "by": "validate", "shape": "order-created", "input": '{"status": "COMPLETED"}', "options": '{"limits":{"bytes":23}}' }, "page": "codes/too_large/" };
var too_deep_ = { "code": "too_deep", "text": "Objects and arrays are nested deeper than the limit `depth`. The outermost level is 1.", "fails": { "by": "validate", "shape": "order-created", "input": '{"status": "COMPLETED", "more": []}', "options": '{"limits":{"depth":1}}' }, "passes": { "by": "validate", "shape": "order-created", "input": '{"status": "COMPLETED", "more": []}', "options": '{"limits":{"depth":2}}' }, "page": "codes/too_deep/" };
var not_serializable_ = { "code": "not_serializable", "text": "The value cannot be written as JSON. It is undefined, a function or a symbol, contains a BigInt or itself, or throws an error when it is read.", "fails": { "by": "validate", "shape": "order-created" }, "passes": { "by": "validate", "shape": "order-created", "input": '{"status": "COMPLETED"}' }, "page": "codes/not_serializable/" };
var type_ = { "code": "type", "text": "The value has another JSON type than documented, or a parameter has another form. Nothing inside the value is checked.", "fails": { "by": "validate", "shape": "order-query", "input": "limit=-1" }, "passes": { "by": "validate", "shape": "order-query", "input": "limit=1" }, "page": "codes/type/" };
var enum_ = { "code": "enum", "text": "The value is not one of the documented ones. Case matters. In received documents this is only a warning, except for the status, because a new value is not your mistake.", "fails": { "by": "validate", "shape": "order-created", "input": '{"status": "DONE"}' }, "passes": { "by": "validate", "shape": "order-created", "input": '{"status": "COMPLETED"}' }, "page": "codes/enum/" };
var required_ = { "code": "required", "text": "Something is missing that is needed. If the API documentation does not say so itself, the basis is `implied`, and the message says why it is needed.", "fails": { "by": "validate", "shape": "order-created", "input": "{}" }, "passes": { "by": "validate", "shape": "order-created", "input": '{"status": "PROCESSING"}' }, "page": "codes/required/" };
var empty_ = { "code": "empty", "text": "A string or list is empty although it needs content.", "fails": { "by": "validate", "shape": "product-update", "input": '{"product_code": "", "new_state": {}, "timestamp": "2024-04-10T17:11:26.601254"}' }, "passes": { "by": "validate", "shape": "product-update", "input": '{"product_code": "P-1", "new_state": {}, "timestamp": "2024-04-10T17:11:26.601254"}' }, "page": "codes/empty/" };
var email_ = { "code": "email", "text": "The text is not an e-mail address by the rule that browsers apply to e-mail fields. It is checked as it would be sent, so spaces around it count.", "fails": { "by": "validate", "shape": "order-request", "input": '{"payment_method": {"type": "ACCOUNT_BALANCE", "currency": "EUR"}, "items": [{"distribution_method": {"type": "EMAIL", "email_address": "name@"}, "products": {"type": "SINGLE", "value": "P-1"}}]}' }, "passes": { "by": "validate", "shape": "order-request", "input": '{"payment_method": {"type": "ACCOUNT_BALANCE", "currency": "EUR"}, "items": [{"distribution_method": {"type": "EMAIL", "email_address": "name@example.com"}, "products": {"type": "SINGLE", "value": "P-1"}}]}' }, "page": "codes/email/" };
var timestamp_ = { "code": "timestamp", "text": "The text is not a date and time with six digits of fractional seconds, or no such date or time exists.", "fails": { "by": "validate", "shape": "product-update", "input": '{"product_code": "P-1", "new_state": {}, "timestamp": "2023-02-29T12:00:00.000000"}' }, "passes": { "by": "validate", "shape": "product-update", "input": '{"product_code": "P-1", "new_state": {}, "timestamp": "2024-02-29T12:00:00.000000"}' }, "page": "codes/timestamp/" };
var timestamp_offset_ = { "code": "timestamp_offset", "text": "A timestamp ends with a zone offset. The API documentation shows timestamps without one and does not say which time zone applies.", "fails": { "by": "validate", "shape": "product-update", "input": '{"product_code": "P-1", "new_state": {}, "timestamp": "2024-02-29T12:00:00.000000Z"}' }, "passes": { "by": "validate", "shape": "product-update", "input": '{"product_code": "P-1", "new_state": {}, "timestamp": "2024-02-29T12:00:00.000000"}' }, "page": "codes/timestamp_offset/" };
var decimal_ = { "code": "decimal", "text": "The text is not a decimal number: digits, with an optional minus sign and fraction.", "fails": { "by": "validate", "shape": "product-update", "input": '{"product_code": "P-1", "new_state": {"price_multiplier": "80%"}, "timestamp": "2024-02-29T12:00:00.000000"}' }, "passes": { "by": "validate", "shape": "product-update", "input": '{"product_code": "P-1", "new_state": {"price_multiplier": "0.8"}, "timestamp": "2024-02-29T12:00:00.000000"}' }, "page": "codes/decimal/" };
var removed_ = { "code": "removed", "text": "The version no longer has this field or endpoint. The message says which version removed it and what to do instead.", "fails": { "by": "validateCall", "input": '{"method": "GET", "url": "/v2/order/O-1/links"}' }, "passes": { "by": "validateCall", "input": '{"method": "GET", "url": "/v2/order/O-1"}' }, "page": "codes/removed/" };
var deprecated_ = { "code": "deprecated", "text": "The version still has this field, but a later one removes it.", "fails": { "by": "validate", "shape": "order", "input": '{"status": "COMPLETED", "items": [{"redemption_url": "https://example.com/r"}]}', "options": '{"version":"2023-07-27"}' }, "passes": { "by": "validate", "shape": "order", "input": '{"status": "COMPLETED", "items": [{}]}', "options": '{"version":"2023-07-27"}' }, "page": "codes/deprecated/" };
var undocumented_ = { "code": "undocumented", "text": "The API documentation does not list this name. Where it says that more names exist, only likely typos are reported.", "fails": { "by": "validate", "shape": "product-query", "input": "limt=10" }, "passes": { "by": "validate", "shape": "product-query", "input": "limit=10" }, "page": "codes/undocumented/" };
var irrelevant_ = { "code": "irrelevant", "text": "The field has no meaning for the chosen type, for example a card ID where the account balance pays.", "fails": { "by": "validate", "shape": "order", "input": '{"status": "COMPLETED", "payment_method": {"type": "ACCOUNT_BALANCE", "card_id": "C-1"}}' }, "passes": { "by": "validate", "shape": "order", "input": '{"status": "COMPLETED", "payment_method": {"type": "CARD", "card_id": "C-1"}}' }, "page": "codes/irrelevant/" };
var unexpected_ = { "code": "unexpected", "text": "An order that is processing or failed contains its status, its ID and a message, and nothing else.", "fails": { "by": "validate", "shape": "order", "input": '{"status": "FAILED", "id": "O-1", "message": "No.", "items": []}' }, "passes": { "by": "validate", "shape": "order", "input": '{"status": "FAILED", "id": "O-1", "message": "No."}' }, "page": "codes/unexpected/" };
var exclusive_ = { "code": "exclusive", "text": "Two parameters are used together that exclude each other. A page comes before one cursor or after the other.", "fails": { "by": "validate", "shape": "product-query", "input": "before=c1&after=c2" }, "passes": { "by": "validate", "shape": "product-query", "input": "after=c2" }, "page": "codes/exclusive/" };
var unknown_version_ = { "code": "unknown_version", "text": "The header does not name a documented version. Because the accepted values are not documented, this is a warning.", "fails": { "by": "validateCall", "input": '{"method": "GET", "url": "/v2/order", "headers": {"x-api-version": "2024"}}' }, "passes": { "by": "validateCall", "input": '{"method": "GET", "url": "/v2/order", "headers": {"x-api-version": "2024-02-05"}}' }, "page": "codes/unknown_version/" };
var unknown_endpoint_ = { "code": "unknown_endpoint", "text": "The version has no endpoint with this method and path.", "fails": { "by": "validateCall", "input": '{"method": "DELETE", "url": "/v2/order/O-1"}' }, "passes": { "by": "validateCall", "input": '{"method": "GET", "url": "/v2/order/O-1"}' }, "page": "codes/unknown_endpoint/" };
var entries_ = { "code": "entries", "text": "The entries of a list can't be found without guessing, because the layout of a page is not documented. Say with the option `entries` where they are.", "fails": { "by": "validate", "shape": "product-list", "input": '{"data": [{"approval_state": "APPROVED"}], "more": [{}]}' }, "passes": { "by": "validate", "shape": "product-list", "input": '{"data": [{"approval_state": "APPROVED"}], "more": [{}]}', "options": '{"entries":"/data"}' }, "page": "codes/entries/" };
var complement_ = { "code": "complement", "text": "The complement belongs to another document, to other versions or to other options. Nothing of it was used.", "fails": { "by": "convert", "shape": "order", "input": '{"status": "COMPLETED"}', "options": '{"from":"2024-02-05","to":"2023-07-27","complement":{}}' }, "passes": { "by": "convert", "shape": "order", "input": '{"status": "COMPLETED"}', "options": '{"from":"2024-02-05","to":"2023-07-27"}' }, "page": "codes/complement/" };
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
  const { messages: messages3 } = readOptions3(options);
  return messages3 === void 0 ? explanation : { ...explanation, text: messages3.explanations[codes.indexOf(code)] };
}
var readOptions3 = /* @__PURE__ */ readerOf({ messages: /* @__PURE__ */ optional(reference) });

// problems_of.js
function problemsOf(name, report) {
  const problems = report?.problems;
  if (!Array.isArray(problems))
    throw notReport(name, typeOf(report));
  if (problems.every((one) => Array.isArray(one?.path)))
    return problems;
  throw notReport(name, "an object with other problems");
}
function notReport(name, what) {
  return new TypeError(`${name} must be given a report, such as validate returns, not ${what}`);
}

// field_errors.js
function fieldErrors(report) {
  const errors = /* @__PURE__ */ Object.create(null);
  for (const { severity: severity2, path, message } of problemsOf("fieldErrors", report)) {
    if (severity2 === "error")
      errors[path.join(".")] ??= message;
  }
  return errors;
}

// as_value.js
function asValue(shape, value) {
  if (typeof value !== "string" && !ArrayBuffer.isView(value))
    return value;
  return isQuery(shape) ? NOT_PLAIN : { toJSON: () => typeof value === "string" ? value : "" };
}
var NOT_PLAIN = /* @__PURE__ */ Symbol("not plain");
var UNSERIALIZABLE = /* @__PURE__ */ Symbol("unserializable");

// document.js
function prepare(shape, input2, settings) {
  const index = shapeIndex(shape);
  refuseEntries(shape, settings);
  const form = formOf(input2);
  const source2 = sourceOf(shape, form, input2, settings);
  return { index, form, source: source2, length: write(source2, settings), settings };
}
function sourceOf(shape, form, input2, { limits: limits4 }) {
  if (form !== FORM_VALUE)
    return input2;
  if (input2 === void 0)
    return REFUSED_NOTHING;
  if (input2 === NOT_PLAIN)
    return REFUSED_OBJECT;
  return isQuery(shape) ? queryOf(input2) : jsonOf(input2, limits4.depth);
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
  return validated(shape, input2, readSettings(options));
}
function validated(shape, input2, settings) {
  return reportOn(shape, prepare(shape, input2, settings));
}
function isValid(shape, input2, options) {
  return isAccepted(shape, input2, readSettings(options));
}
function isAccepted(shape, input2, settings) {
  const index = shapeIndex(shape);
  refuseEntries(shape, settings);
  const form = formOf(input2);
  const length = write(sourceOf(shape, form, input2, settings), settings);
  return !isRefusal(length) && call(verdict, index, form, length, settings.bytes.length) !== 0;
}
var verdict = (core2, index, form, length, spare) => core2.is_valid(index, form, length, spare);
function parse(shape, input2, options) {
  return parsed(shape, input2, readSettings(options));
}
function parsed(shape, input2, settings) {
  const prepared = prepare(shape, input2, settings);
  const report = reportOn(shape, prepared);
  if (!report.valid)
    return { ok: false, report };
  const text2 = typeof prepared.source === "string" ? prepared.source : checkedText(prepared.length);
  try {
    return { ok: true, value: parsedValue(shape, text2), report };
  } catch (error) {
    if (!isStackOverflow(error))
      throw error;
    return { ok: false, report: reportOn(shape, { ...prepared, length: REFUSED_DEPTH }) };
  }
}
function reportOn(shape, { index, form, length, settings }) {
  if (isRefusal(length))
    writeSettings(settings);
  return reportAt(call(outline, index, form, length, settings.bytes.length), shape, settings);
}
var outline = (core2, index, form, length, spare) => core2.validate(index, form, length, spare);
function parsedValue(shape, text2) {
  return isQuery(shape) ? Object.fromEntries(new URLSearchParams(text2)) : JSON.parse(text2);
}

// fixes.js
function applyFixes(shape, input2, options) {
  const { only, ...given } = readOptions4(options);
  const settings = settingsOf(given);
  const prepared = prepare(shape, input2, settings);
  const { index, form, source: source2 } = prepared;
  const headers = {};
  const applied = [];
  if (isRefusal(prepared.length) || typeof source2 === "number") {
    return { output: input2, headers, applied, truncated: false, report: reportOn(shape, prepared) };
  }
  const round = { ...prepared, form: form === FORM_VALUE ? FORM_TEXT : form, settings: withAllFindings(settings) };
  let text2 = source2;
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
  const report = reportOn(shape, { index, form, source: text2, length: write(text2, settings), settings });
  return { output: outputOf(shape, input2, form, text2), headers, applied, truncated, report };
}
var readOptions4 = /* @__PURE__ */ readerOf({ ...DOCUMENT, only: /* @__PURE__ */ optional(codesIn, codes) });
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
function codesIn(only) {
  if (!Array.isArray(only))
    throw new TypeError(`only must be an array of codes, not ${typeOf(only)}`);
  return only.map((code) => aCode(code, "code in only"));
}
var aCode = /* @__PURE__ */ oneOf(codes);

// other_schema.js
var REQUIRED = "also must be a Standard Schema, such as one of Zod, Valibot or ArkType";
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

// guard.js
function is(shape, value, options) {
  const { rules, also } = rulesOf(options);
  return isAccepted(shape, typedValue(shape, value), rules) && issuesOf(also, value) === void 0;
}
function assertValid(shape, value, options) {
  const { rules, also } = rulesOf(options);
  const input2 = typedValue(shape, value);
  const issues = isAccepted(shape, input2, rules) ? issuesOf(also, value) : NONE2;
  if (issues !== void 0)
    throw new InvalidDocumentError(validated(shape, input2, rules), issues);
}
var NAME = "InvalidDocumentError";
var NONE2 = [];
var InvalidDocumentError = class extends Error {
  name = NAME;
  constructor(report, issues = NONE2) {
    const first = report.problems.find(({ severity: severity2 }) => severity2 === "error");
    const refused = issues.length > 0 ? " The schema of the option also refuses it." : "";
    super(`This is not a valid ${report.shape}.${first === void 0 ? refused : ` ${first.message}`}`);
    Object.defineProperties(this, { report: { value: report }, issues: { value: issues } });
  }
  /** Recognises an error of another copy of the package, too: `import` and `require` load one each. */
  static [Symbol.hasInstance](value) {
    return super[Symbol.hasInstance](value) || isOurs(this) && hasItsName(value);
  }
};
function isOurs(one) {
  return one === InvalidDocumentError;
}
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
var readOptions5 = /* @__PURE__ */ readerOf({ ...DOCUMENT, also: /* @__PURE__ */ optional(standardOf) });
function rulesOf(options) {
  const { also, ...given } = readOptions5(options);
  const { draft, severity: severity2, level } = given;
  const weakens = { draft, severity: severity2 !== void 0, level: level === "stated" };
  for (const [name, does] of Object.entries(weakens)) {
    if (does) {
      throw new TypeError(`a type guard does not take the option ${name}: with it, what is valid need not be of the type`);
    }
  }
  return { rules: settingsOf(given), also };
}
function issuesOf(also, value) {
  const result = also?.validate(value);
  if (result === void 0 || !isPromise(result))
    return result?.issues;
  result.catch(() => {
  });
  throw new TypeError("a type guard does not wait for a schema of also that is asynchronous: use standardSchema");
}

// generated/schemas.js
var order_request_2023_07_27_implied_ = { "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Order request", "description": "The shape order-request, section 2.4.", "type": "object", "properties": { "payment_method": { "title": "Payment method", "description": "How the order is paid, and in which currency.", "type": "object", "properties": { "type": { "title": "Payment type", "description": "Whether a card or the account balance pays.", "type": "string", "enum": ["CARD", "ACCOUNT_BALANCE"] }, "currency": { "title": "Currency", "description": "The currency in which the order is paid.", "type": "string", "enum": ["EUR", "GBP", "USD", "CAD"] } }, "required": ["type", "currency"], "if": { "properties": { "type": { "const": "CARD" } }, "required": ["type"] }, "then": { "properties": { "card_id": { "title": "Card ID", "description": "Identifies the card that pays.", "type": "string", "minLength": 1 } }, "required": ["card_id"] } }, "items": { "title": "Item list", "description": "What is ordered: one entry for each payout.", "type": "array", "minItems": 1, "items": { "title": "Item", "description": "One payout to one recipient.", "type": "object", "properties": { "distribution_method": { "title": "Distribution method", "description": "How the item reaches its recipient.", "type": "object", "properties": { "type": { "title": "Distribution type", "description": "Whether the item is sent by e-mail or as a payout link.", "type": "string", "enum": ["EMAIL", "PAYOUT_LINK"] } }, "required": ["type"], "if": { "properties": { "type": { "const": "EMAIL" } }, "required": ["type"] }, "then": { "properties": { "email_address": { "title": "E-mail address", "description": "The recipient's e-mail address.", "type": "string", "pattern": "^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)*$" } }, "required": ["email_address"] } }, "products": { "title": "Product selection", "description": "What the recipient can choose from.", "type": "object", "properties": { "type": { "title": "Selection type", "description": "Whether one product or several are offered.", "type": "string", "enum": ["SINGLE", "MULTIPLE"] } }, "required": ["type"], "if": { "properties": { "type": { "const": "SINGLE" } }, "required": ["type"] }, "then": { "properties": { "value": { "title": "Product", "description": "The one product of a single selection.", "type": "string", "minLength": 1 } }, "required": ["value"] }, "else": { "if": { "properties": { "type": { "const": "MULTIPLE" } }, "required": ["type"] }, "then": { "properties": { "values": { "title": "Product list", "description": "The products of a multiple selection.", "type": "array", "minItems": 1, "items": { "title": "Offered product", "description": "The code of one product on offer.", "type": "string" } } }, "required": ["values"] } } }, "country": { "description": "Removed in 2023-07-27. Remove it. The API documentation names no replacement.", "not": {} } }, "required": ["distribution_method", "products"] } }, "products": { "description": "Removed in 2023-07-27. Give each entry of `items` its own `products`.", "not": {} }, "idempotency_key": { "description": "Removed in 2023-07-27. Send the key in the header `x-idempotency-key`.", "not": {} } }, "required": ["payment_method", "items"] };
var order_request_2023_07_27_stated_ = { "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Order request", "description": "The shape order-request, section 2.4.", "type": "object", "properties": { "payment_method": { "title": "Payment method", "description": "How the order is paid, and in which currency.", "type": "object", "properties": { "type": { "title": "Payment type", "description": "Whether a card or the account balance pays.", "type": "string", "enum": ["CARD", "ACCOUNT_BALANCE"] }, "currency": { "title": "Currency", "description": "The currency in which the order is paid.", "type": "string", "enum": ["EUR", "GBP", "USD", "CAD"] } }, "if": { "properties": { "type": { "const": "CARD" } }, "required": ["type"] }, "then": { "properties": { "card_id": { "title": "Card ID", "description": "Identifies the card that pays.", "type": "string" } } }, "else": { "if": { "properties": { "type": { "const": "ACCOUNT_BALANCE" } }, "required": ["type"] }, "then": {}, "else": { "properties": { "card_id": { "title": "Card ID", "description": "Identifies the card that pays.", "type": "string" } } } } }, "items": { "title": "Item list", "description": "What is ordered: one entry for each payout.", "type": "array", "items": { "title": "Item", "description": "One payout to one recipient.", "type": "object", "properties": { "distribution_method": { "title": "Distribution method", "description": "How the item reaches its recipient.", "type": "object", "properties": { "type": { "title": "Distribution type", "description": "Whether the item is sent by e-mail or as a payout link.", "type": "string", "enum": ["EMAIL", "PAYOUT_LINK"] } }, "if": { "properties": { "type": { "const": "EMAIL" } }, "required": ["type"] }, "then": { "properties": { "email_address": { "title": "E-mail address", "description": "The recipient's e-mail address.", "type": "string", "pattern": "^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)*$" } } }, "else": { "if": { "properties": { "type": { "const": "PAYOUT_LINK" } }, "required": ["type"] }, "then": {}, "else": { "properties": { "email_address": { "title": "E-mail address", "description": "The recipient's e-mail address.", "type": "string", "pattern": "^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)*$" } } } } }, "products": { "title": "Product selection", "description": "What the recipient can choose from.", "type": "object", "properties": { "type": { "title": "Selection type", "description": "Whether one product or several are offered.", "type": "string", "enum": ["SINGLE", "MULTIPLE"] } }, "if": { "properties": { "type": { "const": "SINGLE" } }, "required": ["type"] }, "then": { "properties": { "value": { "title": "Product", "description": "The one product of a single selection." } } }, "else": { "if": { "properties": { "type": { "const": "MULTIPLE" } }, "required": ["type"] }, "then": { "properties": { "values": { "title": "Product list", "description": "The products of a multiple selection.", "type": "array", "items": { "title": "Offered product", "description": "The code of one product on offer." } } } }, "else": { "properties": { "value": { "title": "Product", "description": "The one product of a single selection." }, "values": { "title": "Product list", "description": "The products of a multiple selection.", "type": "array", "items": { "title": "Offered product", "description": "The code of one product on offer." } } } } } }, "country": { "description": "Removed in 2023-07-27. Remove it. The API documentation names no replacement.", "not": {} } } } }, "products": { "description": "Removed in 2023-07-27. Give each entry of `items` its own `products`.", "not": {} }, "idempotency_key": { "description": "Removed in 2023-07-27. Send the key in the header `x-idempotency-key`.", "not": {} } } };
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
var dialect = /* @__PURE__ */ oneOf(["draft-2020-12", "draft-07"]);
var readOptions6 = /* @__PURE__ */ readerOf({
  version,
  level: /* @__PURE__ */ optional(/* @__PURE__ */ oneOf(levels), "implied")
});
function jsonSchemaFor(target, schema) {
  if (dialect(target, "target") === "draft-2020-12")
    return schema;
  const text2 = JSON.stringify(schema).replaceAll("$defs", "definitions");
  return { ...JSON.parse(text2), $schema: "http://json-schema.org/draft-07/schema#" };
}
function jsonSchema(shape, options) {
  const versions2 = byName("shape", shape, schemas);
  const { version: version2, level } = readOptions6(options);
  return structuredClone(versions2[version2][level]);
}

// joined_schema.js
function joined2(ours, also) {
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
  if (!isPlainObject(value) || !isPlainObject(made))
    return made;
  const members = Object.entries(made).map(([name, one]) => Object.hasOwn(value, name) ? [name, merged(value[name], one)] : [name, one]);
  return { ...value, ...Object.fromEntries(members) };
}
function isPlainObject(value) {
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
var readOptions7 = /* @__PURE__ */ readerOf({
  ...DOCUMENT,
  names: /* @__PURE__ */ optional(/* @__PURE__ */ oneOf(namings), "label"),
  message: /* @__PURE__ */ optional(messageFrom, ({ message }) => message),
  only: /* @__PURE__ */ optional(pointersFrom),
  // The joined schema checks it.
  also: /* @__PURE__ */ optional((value) => value)
});
function standardSchema(shape, options) {
  shapeIndex(shape);
  const { message, only, also, ...given } = readOptions7(options);
  refuseEntries(shape, given);
  const settings = settingsOf(given);
  const reader = new IssueReader(shape, settings, message, only);
  const convert3 = (given2) => schemaOf2(shape, settings, own(given2, "target"));
  const alone = {
    "~standard": {
      version: 1,
      vendor: "order-contract",
      validate: (value) => reader.check(value),
      jsonSchema: { input: convert3, output: convert3 }
    }
  };
  return also === void 0 ? alone : joined2(alone, also);
}
function messageFrom(message) {
  const build2 = callback(message, "message");
  return (problem) => {
    const text2 = build2(problem);
    if (typeof text2 === "string")
      return text2;
    throw new TypeError(`message must return a string, not ${typeOf(text2)}`);
  };
}
function pointersFrom(only) {
  if (Array.isArray(only))
    return only.map((field) => pointer(field, "only"));
  throw new TypeError(`only must be an array of JSON Pointers, not ${typeOf(only)}`);
}
function schemaOf2(shape, { version: version2, level, draft, severity: severity2 }, target) {
  if (draft || severity2)
    throw new TypeError("a JSON Schema cannot express the options draft and severity: leave them out");
  return jsonSchemaFor(target, jsonSchema(shape, { version: version2, level }));
}
var IssueReader = class {
  #shape;
  #settings;
  #message;
  #only;
  constructor(shape, settings, message, only) {
    this.#shape = shape;
    this.#settings = settings;
    this.#message = message;
    this.#only = only;
  }
  check(value) {
    const input2 = asValue(this.#shape, value);
    let errors;
    try {
      if (isAccepted(this.#shape, input2, this.#settings))
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
    const listed = this.#only === void 0 ? errorsIn(validated(this.#shape, input2, this.#settings)) : [];
    if (listed.length > 0)
      return listed;
    const all = this.#allErrors(input2);
    if (all.length === 0)
      return errorsIn(validated(this.#shape, UNSERIALIZABLE, this.#settings));
    return this.#only === void 0 ? all.slice(0, 1) : all;
  }
  #allErrors(input2) {
    return errorsIn(validated(this.#shape, input2, withAllFindings(this.#settings)));
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
  #elsewhere({ code, severity: severity2, basis, section }) {
    const phrasing = phrasingOf(this.#settings);
    const message = messageOf(phrasing, SENTENCE_ELSEWHERE, NO_ARGUMENTS);
    return { code, severity: severity2, basis, section, message, pointer: "", path: [], meta: {} };
  }
};
function errorsIn({ problems }) {
  return problems.filter(({ severity: severity2 }) => severity2 === "error");
}

// generated/conversions.js
var changeIds = [{ "id": "product_listing_extended", "version": "2024-02-05" }, { "id": "countries_endpoint_added", "version": "2024-02-05" }, { "id": "redemption_url_to_payout", "version": "2024-02-05" }];
var topics = ["changes", "gaps", "losses"];
var englishConversions = { "refusals": { "88": "The complement cannot be read. Pass it as the earlier conversion returned it.", "89": "The complement belongs to another shape, other versions or another `payoutUrl`. Pass the one of this document.", "90": "Part of the complement matches nothing in this document. Pass the one of this document, or use `onOrphan: 'drop'`.", "91": "Part of the complement matches nothing in this document. Pass the one of this document, or use `onLoss: 'report'`.", "92": "The complement holds another value for this. Remove this one, or use `onLoss: 'report'`.", "93": "The other version has no place for this. Remove it, or use `onLoss: 'report'`." }, "reasons": ["", "", "", "{version} requires {field}. {why}", "{version} expects another type of value in {field}.", "{version} does not allow this value in {field}.", "{version} does not allow `before` and `after` together.", "2023-07-27 requires a country code (implied). The name of its parameter is not documented.", "{field} has no value that {other} can hold, and {version} has no {field}.", "`redemption_url` is not a string, so it can't become a payout URL.", "`payout` has no URL at `payoutUrl`, and 2023-07-27 has no `payout`.", "{other} is kept, and does not hold this value.", "{version} keeps only one value of {field}, so this part is lost.", "{field} has another type of value, so the value of {other} replaces it.", "It was restored from a complement, but the earlier document had no place for it.", "The complement holds another {field}. The document's own one is kept.", "{version} introduced {field}. The version before has no place for it.", "{version} removed {field} and has no place for it.", "The complement's data for entry {entry} match nothing in this document.", "The complement's data for item {item} of entry {entry} match nothing in this document."], "assumptions": ["The structure of `payout` is not documented (2.6). Its URL is assumed to be at `payoutUrl`.", "The field name of the redemption instructions is not documented (2.1). They are kept as they are."], "clues": ["{version} removed {field}.", "{version} introduced {field}.", "{version} always includes {field}.", "{version} does not allow this value in {field}."], "unlisted": "{version} has no such endpoint." };

// conversion.js
var NOTES = ["edits", "changes", "losses", "gaps"];
var FEW_NOTES = 8;
var ENGLISH = /* @__PURE__ */ Object.freeze({ ...english, conversions: englishConversions });
function readConversion(address2, given) {
  const reply = new Reply(address2, REPORT_HEAD);
  const messages3 = given ?? ENGLISH;
  const conversions = given?.conversions ?? englishConversions;
  const phrasing = { messages: messages3, byLabel: false, mask: true };
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
      Object.assign(conversion, readNotes(reply, count, messages3, conversions));
    else
      postpone(conversion, NOTES, () => readNotes(reply, count, messages3, conversions));
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
function readNotes(reply, count, messages3, conversions) {
  const lists2 = { changes: [], losses: [], gaps: [] };
  const trail = new Trail(reply);
  for (let i = 0; i < count; i++)
    readNote(reply, trail, lists2, messages3, conversions);
  return { edits: readEdits(reply), ...lists2 };
}
function readNote(reply, trail, lists2, messages3, conversions) {
  const note = readNoteRecord(reply.numbers, reply.at);
  reply.at += NOTE_WORDS;
  const [entry, item] = [reply.next(), reply.next()];
  const path = trail.to(reply.next(), reply.next());
  const pointer2 = trail.pointer();
  const section = sections[note.section];
  const { id } = changeIds[note.change];
  const list = topics[note.topic];
  if (list === "changes") {
    let to = trail.above(note.drops);
    for (let i = 0; i < note.adds; i++)
      to = below(to, readSegment(reply, reply.next()));
    const change = {
      id,
      from: pointer2,
      to,
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
  const shortfall = { pointer: pointer2, path, section, reason: reasonOf(note, entry, item, messages3, conversions) };
  if (note.has_spans)
    shortfall.span = readSpan(reply);
  lists2[list].push(shortfall);
}
function reasonOf(note, entry, item, messages3 = english, conversions = englishConversions) {
  const { reason, field, other, version: version2 } = note;
  const key = `${reason} ${field} ${other} ${version2} ${entry} ${item}`;
  if (lastReason?.key === key && lastReason.conversions === conversions)
    return lastReason.text;
  const named = (number) => quoted(fields[number]?.name);
  const why = messages3.fields[field]?.why;
  const texts = { version: versions[version2], entry, item, field: named(field), other: named(other), why };
  const text2 = withTexts(conversions.reasons[reason], texts);
  lastReason = { key, conversions, text: text2 };
  return text2;
}
var lastReason;
function withTexts(template, texts) {
  return filled(template, (argument2) => String(texts[argument2] ?? ""));
}
function readDetected(address2, { clues } = englishConversions) {
  const reply = new Reply(address2, REPORT_FLAGS);
  const evidence = [];
  const trail = new Trail(reply);
  for (let left = reply.next(); left > 0; left--)
    evidence.push(readSign(reply, trail, clues));
  const open = versions.filter((version2) => !evidence.some((one) => one.version === version2));
  return { candidates: open.length === 0 ? [...versions] : open, evidence };
}
function readSign(reply, trail, clues) {
  const sign = readSignRecord(reply.numbers, reply.at);
  reply.at += SIGN_WORDS;
  const path = trail.to(reply.next(), reply.next());
  const field = fields[sign.field];
  const version2 = versions[sign.version];
  const speaking = [field?.removed, field?.since, version2, version2][sign.clue];
  const reason = withTexts(clues[sign.clue], { version: speaking, field: quoted(field?.name) });
  return { version: version2, pointer: trail.pointer(), path, section: sections[sign.section], reason };
}

// convert_options.js
var ON_LOSS = ["report", "error"];
var ON_ORPHAN = ["error", "drop"];
var onLoss = /* @__PURE__ */ oneOf(ON_LOSS);
var OPTIONAL = {
  payoutUrl: optional(pointer),
  complement: optional(complementText),
  entries: optional(pointer),
  onLoss: optional(onLoss, "report"),
  onOrphan: optional(oneOf(ON_ORPHAN), "error"),
  limits,
  messages: optional(language)
};
var CONVERSION = {
  ...OPTIONAL,
  fill: optional((value) => value)
};
var readOptions8 = rangeReaderOf(CONVERSION);
function readConvertOptions(shape, options) {
  const given = readOptions8(options);
  return encoded2(given, fillFor(shape, given));
}
function fillFor(shape, given) {
  refuseEntries(shape, given);
  const { from, to, fill } = given;
  return fill === void 0 ? [] : fillTexts(fill, pointersOf(shape, from, to));
}
function encoded2(options, fill = []) {
  const { from, to, payoutUrl, entries: entries2, complement, onLoss: onLoss3, onOrphan, limits: limits4, messages: messages3 } = options;
  const bytes = headOf([payoutUrl, entries2, complement, ...fill], CONVERSION_STRINGS);
  bytes[0] = versions.indexOf(from);
  bytes[1] = versions.indexOf(to);
  bytes[2] = (onLoss3 === "error" ? CONVERSION_LOSS_IS_ERROR : 0) | (onOrphan === "drop" ? CONVERSION_ORPHANS_DROP : 0);
  writeLimits(limits4, bytes, CONVERSION_LIMITS);
  return { from, to, entries: entries2, limits: limits4, messages: messages3, bytes, fill, identity: from === to && complement === void 0 };
}
var BY_DEFAULT = defaultsOf(OPTIONAL);
function settingsOfRefusal({ from, limits: limits4, messages: messages3 }) {
  return settingsOf({
    ...DEFAULTS,
    version: from,
    limits: { ...limits4, findings: Math.max(1, limits4.findings) },
    messages: messages3
  });
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
  if (known.length === 0 && isRecord(fill) && Object.keys(fill).length > 0)
    throw new TypeError("this conversion has no gap to fill: leave out the option fill");
  const readTexts = readerOf(Object.fromEntries(known.map((gap) => [gap, optional(jsonText)])));
  const texts = readTexts(fill, "fill");
  return Object.entries(texts).flatMap(([gap, text2]) => text2 === void 0 ? [] : [gap, text2]);
}
var LONE_SURROGATE = /[^\\](?:\\\\)*\\ud/;
var jsonText = (value, name) => {
  let text2;
  let cause;
  try {
    text2 = JSON.stringify(value);
  } catch (error) {
    cause = error;
  }
  if (text2 !== void 0 && !LONE_SURROGATE.test(text2))
    return text2;
  throw new TypeError(`${name} cannot be written as JSON: use a JSON value`, { cause });
};
function pointersOf(shape, from, to) {
  const between = (version2) => {
    const at2 = versions.indexOf(version2);
    return at2 > versions.indexOf(from) && at2 <= versions.indexOf(to);
  };
  return fillable.filter((gap) => gap.shape === shape && between(gap.version)).map((gap) => gap.pointer);
}

// convert.js
function convert(shape, input2, options) {
  shapeIndex(shape);
  return convertUnder(shape, input2, readConvertOptions(shape, options));
}
function convertUnder(shape, input2, settings) {
  if (settings.identity && formOf(input2) !== FORM_VALUE)
    return unchanged(input2);
  const prepared = prepare(shape, input2, settings);
  const read = readFrom(shape, prepared);
  if (read.problems !== void 0)
    return { ok: false, output: void 0, problems: read.problems };
  try {
    const output = outputOf2(shape, prepared.form, read, input2);
    const conversion = { ok: true, output, ...noLists(), assumptions: read.assumptions, problems: [] };
    read.fill(conversion);
    return conversion;
  } catch (error) {
    if (!isStackOverflow(error))
      throw error;
    return { ok: false, output: void 0, problems: problemsOf2(shape, { ...prepared, length: REFUSED_DEPTH }) };
  }
}
function detectVersion(shape, input2, options) {
  shapeIndex(shape);
  const settings = settingsOf({ ...DEFAULTS, ...readDetectionOptions(options) });
  const { index, form, length } = prepare(shape, input2, settings);
  const written = isRefusal(length) ? write("", settings) : length;
  const address2 = callWhole((core2) => core2.detect_version(index, form, written, settings.bytes.length));
  return readDetected(address2, settings.messages?.conversions);
}
var { entries, limits: limits2, messages } = DOCUMENT;
var readDetectionOptions = /* @__PURE__ */ readerOf({ entries, limits: limits2, messages });
function noLists() {
  return { edits: [], changes: [], losses: [], gaps: [], complement: null };
}
function unchanged(input2) {
  const output = typeof input2 === "string" ? input2 : new Uint8Array(input2);
  return { ok: true, output, ...noLists(), assumptions: [], problems: [] };
}
function readFrom(shape, prepared) {
  const { index, form, length, settings } = prepared;
  if (isRefusal(length))
    return { problems: problemsOf2(shape, prepared) };
  const address2 = callWhole((core2) => core2.convert(index, form, length, settings.bytes.length));
  return readConversion(address2, settings.messages);
}
function problemsOf2(shape, prepared) {
  return reportOn(shape, { ...prepared, settings: settingsOfRefusal(prepared.settings) }).problems;
}
function outputOf2(shape, form, { start: start2, length }, input2) {
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
var { onLoss: onLoss2, limits: limits3, messages: messages2 } = CONVERSION;
var readOptions9 = /* @__PURE__ */ rangeReaderOf({ onLoss: onLoss2, limits: limits3, messages: messages2, baseUrl });
function convertCall(call2, options) {
  const given = partsOf(call2);
  const { baseUrl: baseUrl2, ...read } = readOptions9(options);
  const { from, to, onLoss: onLoss3, messages: messages3 } = read;
  const endpoint = listedEndpoint(given.method, given.url, baseUrl2);
  if (!endpoint?.versions.includes(from))
    return refusal2(unlisted2(given, { version: from, messages: messages3, baseUrl: baseUrl2 }));
  if (!endpoint.versions.includes(to) && onLoss3 === "error")
    return refusal2(unlisted2(given, { version: to, messages: messages3, baseUrl: baseUrl2 }));
  return convertListed(given, endpoint, encoded2({ ...BY_DEFAULT, ...read }));
}
function convertListed(given, endpoint, options) {
  const { to, messages: messages3 } = options;
  const parts = new Parts(options);
  const url = parts.query(own(endpoint, "query"), String(given.url));
  const body = parts.body(own(endpoint, "body"), own(given, "body"));
  if (parts.areRefused)
    return refusal2(parts.problems);
  const converted = { method: given.method, url: typeof given.url === "string" ? url : new URL(url) };
  const headers = headersFor(own(given, "headers"), to);
  if (headers !== void 0)
    converted.headers = headers;
  if (body !== void 0)
    converted.body = body;
  const isGone = !endpoint.versions.includes(to);
  const gone = { pointer: "", path: [], section: endpoint.section, reason: unlistedIn(to, messages3) };
  const losses = isGone ? [gone, ...parts.losses] : parts.losses;
  return { ok: true, call: converted, losses, gaps: parts.gaps, problems: [] };
}
function unlistedIn(version2, messages3) {
  return filled((messages3?.conversions ?? englishConversions).unlisted, () => version2);
}
function refusal2(problems) {
  return { ok: false, call: void 0, losses: [], gaps: [], problems };
}
function unlisted2(call2, options) {
  const bare = { method: call2.method, url: call2.url };
  const severity2 = { unknown_endpoint: "error", removed: "error" };
  const { problems } = validateCall(bare, { ...options, severity: severity2 });
  return problems.filter(({ code }) => code === "unknown_endpoint" || code === "removed");
}
var Parts = class {
  losses = [];
  gaps = [];
  problems = [];
  areRefused = false;
  #settings;
  constructor(settings) {
    this.#settings = settings;
  }
  query(shape, url) {
    if (shape === void 0)
      return url;
    const [before, query, fragment] = cut(url);
    const converted = this.#collect("/query", convertUnder(shape, query, this.#settings), before);
    if (converted === void 0 || converted === query)
      return url;
    return before + (converted === "?" ? "" : converted) + fragment;
  }
  body(shape, body) {
    if (shape === void 0 || body === void 0 || body === null)
      return body;
    return this.#collect("/body", convertUnder(shape, body, this.#settings));
  }
  /** `before` is the text before the part. */
  #collect(at2, converted, before = "") {
    if (!converted.ok) {
      this.areRefused = true;
      this.problems.push(...converted.problems.map((problem) => shifted(placed(at2, problem), before)));
      return void 0;
    }
    this.losses.push(...converted.losses.map((loss) => shifted(placed(at2, loss), before)));
    this.gaps.push(...converted.gaps.map((gap) => placed(at2, gap)));
    return converted.output;
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
var text = 'A7=g7_BAAAB8:BW7<DjjjA7<CjjA7<EjjjjA7<FjjjjjA7<BjA7<EjjjjBj7<CjjBj7<DjjjBj7<GjjjjjjA7<BjBj7<FjjjjjBj7<HjjjjjjjA7<GjjjjjjBj7<AA7<IjjjjjjjjA7<Ijjjjjj8EjBj7<HjjjjjjjBj7<Fjjjj8GA7<KjjjjjjjjjjA7<CjjB8G7<ABj7<C8GjAD8LC8KCCDIPIMFICAICAABBEFLDCDKDDFFHFILQHAGCIDGADFCIBACBHHCFCFNGDIGCOAIDAFDRGIABIFADJAGGACHDHKDDAIAHDADBBDEFCAGCAACCHAFBHDSBHABFFAJCDGDAAACBBGDECFAAGDBHAAGCOFBAIJCMADAACCJBGBBTHACCBJFAELBCABUADBKBABABABGDDEECAAEGABGBEVACEHACBEHBCCEEEEEECEHCDHEBBFDBAAAEBBBBBCEEEEEBKBBNGEFB7}BQQFDBARGJBjB>kktALH8JBKG7_a7_7|f8BCAL7?7]a7?c7;7>7=h7?7]AYH7?7|7{iafhA!N7?7|7{iafh7;7>7=h7?7]ADO~aha7?h7;iafg7^7|7{A7{La7{~7}7|7^7{h7;7|7@A7ZI7^g7;i7=d7^~A8YBHfagafiaA8+BIi7=d7^~7=haA^Ni7=d7^~7=ha7;7?7=ddAZJ%BA>BLP8IC8IC8IC8IC8IC7<7;9ZB0B9NB9PB6B8HC8JClCMC8:BK9B9{H8KC9J7&C"jD8G&A>2Kc%E(A"A)AU%N)AM)A9JB#MD="E>8aFb%I"Hb%F>A/AA"F?A:A""F>A/AU"F?A:AI"F5MAAAAAAAAAAAAAAAA5LA)"F>A/A:"F5MAAAAAAAAAAAAAAAA5LA7R"H>9MAb%H>1E]NAL"E>.b%G"I>1E4KAA"E"M/A8TF"ME=>I"M"M>I| #HD="G"D)AI/AI"G"D*AA:AA"D>Mb#D"G>9MAb#G"H>Bc%HNALL"E>8XFb"A"CQ7]"E)A8%F#I"E)AoF#J"E)A8XF#HD="J"H%D]E="D>"b#H"D)AA"I]NB"D*AX#("D*AQ#7E"E>.b"D,AE>He>9MAdb%F"D*AI%7F:A("F"7E:A+"F"(:A7N"E"7F:ApF"E"7E:A8:F"E"(:A8[FMBLL"ME="A)AM#P"A)AQ#G>A#HD="E>.b"H>He%D>9MAdb%L"L,A;<A&"L)AAE="E>)b"A"L)AE>Bb%F"N)AM"D>Xdb%I"N)AUQ8E"LCj>A"E)A)>Be@NAZ"I,AW>H]E="E)A+#K>BMBL>AL%D<A#"L>B<A""L"K/AQ"L"D/AM>H#D"I,AU%I>A"I>9PA^ >Md,A8Pr=#IC=C=C=C=C=C=C=C=C=C=C=C=C=C=>kmtA"P"F>Mdb"F"G| )AI>He>BcOHBCDEFGHAL>A#DMGL>B#DMFL>C#DMEL>D#DMDL>A#K>B#R>E#D>E#J>B#F"IOKIDDDDEDFGIDL>A#R>B#K>F#D>B#F"I%JOKHCCCCDCEFHCL>G#DL>A#R>B#F"D#J>A#K"IOKFAAAABACDEAL"D>D[#FMEL"J>C[#FMDL"R#FMCL"K#FMBL"D>Ge>E[#FL"L"F<A%"L>B<A@"L"L)A"/A[L"M"H>Bb%H]NALLC="N)AM%S)A9JB%D>Xd>A"D>J^%D %F@NA"S>E"D %G"Fb#R"E>tFb#P"N,AQ#Q>A#MD="G>Xb#DC=Cj"Q"G,AR%F]E="F>C]E=>H#K"M"G,AW>H[NCZLMCL"M#K"G,AWL#I>A#G"S"K>He%F>Xdb,AW>H["E>.b%J"F>9MAdb%L)A"%N>kCe@"N>Xi%U>A]ff#F>A#H"I>He>9MAd"Jb%J)A"%T>kkk8Ae>kkkQ]E="T>kkEe>Qi"Ff#HLC=C=C="U>BcOCCBAL>C#G"F"H"Tef>Be@NBL>B#GL"E"I/A9JF"E"G<AvF"E"K/AtF"E"H>jg>Be<A9MF>A#GD=C="P"G%F>Dhb%H,AE%G@NA"E>.b"H)AA>He>9MAdb%H,A">Be@NA"H>A/A["H>A<A@"H"G<A7YL>B#G"F>Be@NAL"L,A7Y>C[E="J"N/A["J>C<A@LC="L)AM>B]NA"J)AM>B]NA"J)AQ#F"E"L)AQ/A9;K"E"A)AQ/A9-K"E"A5AAA5LA0K"E"F/A9MF"E"A)AQ/A9JF"E"A5AAA5LA8aF"E>0Kb"E>8aFbQ7W@NA"E"K/A9MF"E"I/A9JF"E"I/AvF"E"K/AtF>A#G>A#HD=CjC="E>.b%I"P"G>Dhb%J)AA>He>9MAdb%F,A7Y>B]NA"F,A;>C[NA"J)AE>He>9MAd"Ib,A7Y@MBL>AL#I"F"I<A7W>B#G"H>Be>B#H@NALLL"D"R[NB"M>Bb#M"D#GMALAL>A#RC="E)A8TF%Q@NA>A#HD="A)AU%F)AM%M"H>He%J>Xd%Ib#D"E>.b"J>9MAdb%L,A@#JC=C=C=C=C=C=C=CjC=C=C=C="L)A.%K"L)A+%N{E="JNM"F)AU%I)AU%J@NM"D,AR>B]NM"D,AW>H]NM"D,AU%D>A"D>9PA^ >Md%K,Anr=>D[NM"F,AQNM"J>Xd#D"K>lrtAb,AJ%J>A"J>7T^ >Yd>9^8)tAb#N"I)AQ#I"M,A9>B"F,A8+C>Md,Aq8{=>Md,A8Sr=]#JD=C="D"Ib%F>Qc)AA%K@NA"JNA"F>Uc)AA%M,AA>-]NA"K>Bc%P"N,AX]NA"N"M>Bb"PQ9UB@NDL"D>Xc%DNALMML"L,A<#M"L,A7P>Be%G@"J>C[eNL"E>.b"D,AW>He>9MAdb%D)AQ#T"D)AM#P"D)AE#R"D)AA#U>A"G"M>Be NF"A)A">B<Aa"F)AM"Ib#W"PE="E>"b"A"TQtB"E)A(#S"E)A"#IL"E>8aFb%O"A)A!>B"A)AX%D)A)"Nb"K"D)A+_%D %G>A"K"Nc%M"D %D"W"F)AUQ7,"E)A8aF@NC"E"E)AtF/A9JK"E"E*A8aF:AtK"E)AvF#K"E)A9JF#N"E)A9MF#F"PE="E"E)A9JK/A1K"E"E*AtK:A0K"E"F/A9;K"E"N/A9-K"E"K/A9)K"E"T/A9MF"E"A)AQ/A9JF"E"A5AAA5LA8aF"E>0Kb"OQ7WNCL"E"E)A9JK/AtF"E"E*AtK:A8aF"E"N/A9JF"E"K/AvF"E"F/AzK"E>A/ApK"E>B<A8@K"E"E>zKb/A9)K"E"E>oKb/A1K"E"E>8aFb%M/A9 K"E"E>8@Kb/A0K"M>C"F"E>0Kb>9C8XtAQ7:"PND"E)ApK%I@NC"E,A8@K>BeNC"E)A8%K#M"E)AqK#S"E)AoKMEL"F>Ic)AA#I>A#RC="F>Ec)AA%J@E="I#DMBL"I"Jb#K"I#D"J#FC=D="D,AA>Jc%M>7A{>A>B"Mh>8#kkEe @E="I"Jb>Bc#I>A#MD="I"Mb,AA>Jc%J>7A_ND>B"Jh>8#kkEe@ND"F"M>Bc%MbNALMDL"D>Bb#D"F>Bc%FNAL"K#DMBL"F"Mb#RL"E"R/A9TF"E"D/AzF"E>C/A9MF"E>p8#tA/A9JF"E"P/AvF"E"N/AtF"E>B/A9CF"E>8H8VtA/A8aF"E>0Kb"E>8aFb>EQ8HB"A"B"L"H"E)A9 K%D"E)A1KQ@"E)A0K%F@NK"D"FQsBMKL"E>8aFb"D>B>BQ8=B"E)A9CF#F"E)A8aFNI"E"E)AtF%I/A8{K"E"F/A8[K"D@%FNG"FNE"I"G"D4KAAMEL"E?kkkkQ:A8[KMFL>kmtA"K"F>Mdb"F"N| %F)AE#M"F)AAL#P>kmtA"K>Mb"N>B{ )AA#F"E"S/AvF"E"I/AtF"E>B"G"M"Fc%Ib"D"I^ /A9JF"E>A"P"Fc%F"D"F^%F /A9CF"E>B"G"F /A8aF"E"D"Ic%F>A"D"F| /A9MF"E>8[Kb"E>8aFb>DQ8HB"E)A8aK%MNBMDL"A)AX%D)A)#I"E>8aFb>A"K"Nc%M"K"D)A+_%K %D>B>BQ8=B"E)A9CF#F"E)A8aF>B[NB"E"E)AtF%P/A8{K"E"F/A8[K"D@%GND"GNA"P>B"I"Nb"K "D4KAAL"J@E="A"B"L"H"E)A8{K%D"MQ@"E)A8[K%F@NF"D"FQsBMFL"L)AA>B]Ej"B"R"J>C] "B"U F"L)AEL#D"A)A""E"H<AwF"E>A<AvF"E>P<AxF"E"D/AtF"E?A:A8aF"E>8aFbQ8,BMBL"E)AtFAL"E)A8[K#FL"F@NB"E)A8{K"FQsBMBL"E)AtFAL"H>Bb%H"Q]NAL"E)A8TF%R@E=>A#RMBL>B#H>A#GD="G>1E[NB"E>.b"Gb#D"H"R[#F"H>Bb#H"G>9MAb#G"D)AU"D,A7Y>A]f>Be%D>B>C"D "F %D>C[NAL"D@NA"A)AU)AM%F)A9JB%D>A"D>J^%I %J>Xd#D"F>E"I %Q#GD="D%FE="D>Xc#D"G)AA"G>Xb#G>C]NBLL"J>Xd#D>A#GC=D=C="G>1E[NA"D@NA"E>.b"Gb#IC="F@E="I)AA@NB>B#M"I,A7Y>B]NBMEL>B#M"I,A7Y>C[ND"Q)AA>C]NA"I)AANDL"Q>Xb#Q"G>9MAb#G"D>Xc#D"R>Bc%RNBLL>A#ML"A)A"%D"M"D,Aaf<Aa"A)A!%O,A2B>B[E="AQ8LB"A)A!#OL"O>A/AkC"O*A9{B#("O?kkkktA:A9{B"E>A/A8aK"E"(:A8[K"A"BQyB#PCj"A,A(%!@E=>kmtA"A)AM"B>Mdb"B"A)AQ| )AE%D"D>A]cMBL"A)AI%D>A"D"A)AE{ L#XC="O)AqC%%@E=>A#M"O>A/A8PC"E)A8TF#7A>A#S"P%I#T"I#NMBL"(?"n8/#7B>kmtA"A)AM%7C"O)ApC%R)AA%D>Mdb"D"A)AQ%Y| )AA#K"O>A/A8PC>B"A)AA"A)AI%7D"A)AE%D_ #""E)A8TF%7A>Bc#W"O>8TCb#Z"O>lCb# "R"%>Chb##"7D>Bc"D^#&>A#M"P%L#N"K#T>A#SD="V>Bb#V>kmtA"7C"R)AA%U>Mdb%F>Mb"U>Bb"Y| )AE%I#D>kmtA"F"U"Y| )AA%J#F>A#HC=C="7A@NA"W#D>A#Q>A#GD="G>1E[E="I#D"J#F>A#HMCLCjC="E>.b"Gb%F,A7Y@NA"F)AA@NA>B"F)AE"U[NBZL"Q>Bb#Q>AL#F"G>9MAb#G>C"Fc"F"D #H"D>Bc#D"H>C[NAL"I#D"J#F"H@NA>C#H"U#F"E>.b"Q%D>He>9MAdb%G,A7Y>B]NAC="MNA"O)AqC"V{E="P#L"K#JMBL>kmtA"7C"O)ApC"V>Chb)AA%D>Mdb"D"Y| )AA#F>A#JC="&@NA>j#H"",AA#LD="H%D>8,8#tAb,AA"L[%Q@E="D>Bb#H"DNBLL"F"7D|NA"!@NA"QNA"F""b,AA>7U]NA"O)AoC%N"O)A8TC[E="ZQxBL"O)A8XC"Nb>7U<AA>B#S"O"N>Bb%T/AoC>B#JL"F"Jb#J"I#LL"O)A8PC%D"O)AlC[E=" Q9*BL"O)AnC"D>Chb"I"J"I"J_ /AA"G"J/A="G"L/A7R"O"D>Bb/A8PCMBL"E)A8[K"M[E="E>8[KbQ9%B"E)A8{K#7BL"7B"M>Xdb%G"D/AU"G"F/AQ"G"H/AM"G"J"T"M /AI"G"L"N"M /AE"G>A"S"M /AA"E"M>Bb%M/A8aKL"I#L"R>Eb%R"#]NALL>A#H"O>A/A9CC"O*A8{C#("O?kkkkkB:A8{C"E"T/ApK"E"N/A8%K"E"S/AoK"E>A/A9JK"E"(:AtK"O>8{Cb#V"(?"n8/#Q>A#UD="7A"H"H"7A^ #FC=D="F"H%D[NB"D>Bb#H"E>.b"D>He>9MAdb%J)AU>B]NAL"J7OA7N#("E)AtK"U[E="E>tKb>BQ9]B"E)AvK#QL"Q"U>Ehb%F"D/AI"F"(:AA"E"U>Bb%U/A9JKMBLL"E)AvK%7A"U"O>tCbQ.ZC="U@E="E)A8{K#H"M#FMBL>7F>+"! #Q"A)AI%F"A)AE_%J"F>C^f#!>B"A)AA%7B"J #7C"O>8TCb#7D"7A"U>Ehb#D"A)AX#Y"X>A"F"J _#""M#F"I#KD="E>.b"D>Ic)AA>He>9MAdb%I)A7N%J"D>Qc%R"7Ac>Ei%Gc%D>A"D"J{ #L>A#JCj>B"I)A)%D"I)A(%H^NAZ>B"D"Y)A+_NAZ"D"Hc#J"Y)A)"HbL#D"L"M_#H"I)A!"I)AX# "I)AU##C=C="%NA"G>Bb"U]NA>A#S>A#G"J>A"X"Kc"K"X_""f%I {E=>A"J"D>B"K"7Cb"I "JQ9UB #GL"E>A/AoK"E"K/A8%K"E"G"Kb%I/ApK"I#TMBL"K#I"N#KL"M"L"H #WC="J@E="E"Q<A8aF"W@#L>B#H"E>8aFb#JMBL"D>A"D"J>Bc%Hb,AA%G>7U[%N #LC=C="G>7U]NA"WNA"!E="E"Q<A8aFMCL"D#L"7B-AA>9F9aA]NA>B#T"E>B/ApK"E?kkkkQ:AoK"E"Q<A8aF>A#S>B#K>A#PMBL"E"Q<A8aF"H"J"N #H"L"D"N #DL"W@#L"H>H{E="E>8aFb#J"H@E=>B#HMCL>A#GD="Q"D"Gb,AA[E="D#JMDL"H"G>Bb%G]NAL>B#HMBL"E>Xb"Q"D"HQ~"H>B"E)AX>B[%J #H"D"E>8aFb"J #JL"K#N"O)AoC#K"J"H"7DQ9?B"O)AoC#H>B#DC="L@E="K#J"H#LMBL"S#D"N#J"T#L"F@NA"E)A8{K%G"H/AI"G"K/AE"G>B/AAL"E)A8[K"F[E="E>8[KbQ9%BL>A"#>Be%K #G" >A"K #Z"E)A8{K%H"F"W"F"W^ % >Xdb#KC="F"W{NA"F" c>Xd%W@NA"K>Xb"K"W4KAAL"K"G/AU"K"Z/AQ"K>B/AM"K"L/AI"K"J/AE"K"D/AA"E"F>Bb%F/A8aK"I#K"R%D"7A]NALL"VQ4B"V"E)A9JK/AI"V"E*AtK:AA"E"P/AzK"E"O)AoC/A9TK"F@E="A"E>zKb"E>oKb"E>.bQ7LL"E>A/A9 F"E"H"F>Xdb%J/AlG"E>vFb#K>B#GD="G"F>C[f#GC=C=D=C="G>Be@E="K"F>Mdb%L)AA%D>D]NBL"H"J[NC"E"H>Xb%D/AkG"H)AA%F>D[NC"E"F/AvF"E"H*AE:A9JF"E"H*AM:AzF"E"H)AU/A0F>A#F"D#H>A#GMBLL"E"D/A0K"E"L*AE%(:A9 K"F>Bb#F"DNB"E)AzK"(8/]NB"A)A!)AoC"E)A9TK]NB"E"(?"n7TAzK>A#GMCL"E"X/AtF"E"I/A9CF>A#R"E>A/A8aF"A"E>zKb"E>8aFb"E>.bQ7L"A)A!>9{BbQ5B"A)A!%D"E)A8aK/AkC"D"E*A8[K:A9{B"E)A8TF%D@NC>A#GD="E>.b"G>He>9MAdb%F)AAE="A"F)AE>Bb"GQ8)BL"D"G>Bb%G]NAL"E)A8TF#RMCL"A"E>zKb"E>0Kb"E>.bQ7L>A#GMALAL"A)AU#N"RE="N)AM,A9>B%D>A"D>P^ >7Rd-A8+8|=#L>A#GD="E>.b"G>He%I>9MAdb%F,A@#PC="F)AA@NA"F)AE#DC=C=C=C=C=C="F,A7Y>B]E="P>B]NH"A)AU%F)AM%J,A9;B@NB"J"I>Xdb%H,AU#J"A)AQ#M"F,AQ#K"H,AR>BcOCDECL"F,A;>C[E="A)A""E"G<AwF"E>A<AvF"E>O<AxF"E"D/AtF"E?A:A8aF"E>8aFbQ8,BMHL>A#N"E>.b"A)AU%H)AM"I>Xdb%T,AW%Q>He>9MAdb%J,A%>B[E="J,A;>C]#NL"F)AQ#S"F)AM#K"F,A7W@E="H,AQ#F>N#M>A#V"D#HC=C=C="T,AR>BcOCBIAL"F>BeNH"Q>H]NB>R#MMHL"F@NG"Q>H]NA>Q#MMGL"K"Nf@E="T,AT#MMGL>L#M"K@NF"E"D/A0K>B#V"E"E>0Kb/A8aF"A"D>Bb"S"E>8aFb>8a8#tAQ7:"E)A0K#HMFL>A#N>A#O"J)AA>B[E=>kmtA"A)AM"J)AE%F>Mdb%J"F"A)AQ%H| )AA#O>kmtA"J>Mb"F>Bb"H| )AE#NL"E>Ib"A)A"%F)A("F)A)"O"NQ7)"E>B<AxF"E"G<AwF"E>A<AvF"E"D/AtF"E"E*AI:A8aF"F"E>8aFbQ8,B"K@NGMFLAL"K>BeNBMEL"K>BeNDL"J>A"J>9PA^ #K>kmtA"A)AM"D>Bb%J>Mdb"J"M| %J)AE#N"J)AA#TC="A,A(>B[E="E>8aFb"A"JQkB>A#H"N"T_E=D=C="E>Qb"E>8aFbQi"E,AQ%F@NA"E,AR>.c>6Be>K^NBLL"F>Bg#HL"K>7Oc>6Be>9aB^NE"H@NBMEL"F,A8+C>Md,A8/8{="K>Md>lrtAb%F,AD>A]e#K>H#HC=C=C=C=C=C=C=C=C=C=C=C=C=C=C="J)AI>He>BcOHABGCDEFIL>B#HMEL>C#HMDL>E#HMCL>F#HMBL>G#HL"KNM"F,AI#MMBL"KNL>D#H"F,AI%M>B[NCL"M>6BeOKKCCCCDCEGFCL"K"F,AI@fNJ"F,AE@NGMJL"F,AENI"N"Tc>C{NFMIL"H>D]NEMHL"H>C]NDMGL"H>E]NCMFL"H>Ge>E]NBMEL"H>F[NDL"A>E"D"GQpBMCL"A)A""E"G<AwF"E>A<AvF"E"M<AxF"E"H/AtF"E?A:A8aF"E>8aFbQ8,B"V@NBL"E"G/AoK"E"A)AQ/A9JF"E"A5AAA5LA8aF"E"A/A0K"E"E>oKb/A9 K"E>8aFb"D>Bb"S"E>0Kb>q8#tAQ7:L>A#Q"A)AU%K)AM%D,A9>B%F>A"F>P^ >7Rd,A9N8|=#FC="D"I>Xdb%I,AW%J>H[NA"E>.b"J>He%J>9MAdb)AANA"L"D"J>Xdb,AU"Fc>Pei#QL"I,AR%H>C["P>A]f#J"K,AQ#DC=C=C=C=C="H>BcOCCABL"J"Qf>Be@NCMDL"D>Bg#DL"D"Jf"Qf>BeNBL"L"I,AU"Fc>Pei>Be@NA"A>D"B"GQpBL"G>Bb%G"R]NAL"A)AU#NLC="A,A(@NA"N)AM%B,A9>B%D>A"D>P^ %D>Hc>6Be>9aB^NA"B)A9JB%F>A"F>J^%F %I@NA"D>7Rd%D,Ay8|="B>E"F %B>Rb#G>A#H"D,A9N8|=%L"D,A9L8|=b>6Be#K"N,AQ%P>Be#M"I>Xd%D#FC=D=C="G,AD"K]NAC=C=C="G,AA>BcOCACBL"M@NBMCL"M@NBL"E>.b"H>He>9MAdb%F)AA#K"F)AE#MMCL"G>Xb#G"H>Bb#H"F>Xc%FNAL>A#KL"B>Rb#G>A#H"Lb>6Be#F"P>Be#BD=C="G,AD"F]NAC=C=C="G,AA>BcOCACBL"B@NBMCL"B@NBL"K"E>.b"H>He>9MAdb%B)AAe>B]NC"A)A""B)AE#B"E>k9aD7QAvF"E>G<AxF"E?A:A8aF"E"B"M"B"M_ /AtF"E>8aFbQ8,B"A)AU#NMCL"G>Xb#G"H>Bb#H"D>Xc%DNALL>A#FC="N)AM%B)A9JB%D>Xd>A"D>J^%D %I@NA"I>Xc#H"B>E"D >Wb#G"N,AQ#TD=C=Cj"T"G>Fc,AA%B]E="B>C]E="F#M>H"G,AA>H[NCZLMCL"G,AA#M"F>HeL#B"E>.b%D"B>9MAdb%I,A7X#J"N)AM"B>Xdb,AW#B"M>He>9MAd"Db%L,A]#M"L,A@#DC=C=C=C=C=C=C=C="I,A@%P>B[E=>A#KC="D>BcODJACAL>A#DMIL"D>BcODFDBCL>A#D"B>H[NG"M>Be@NG"J>BeNGMDL>A#D"B>H[ND"M>BeNCMDL>A#DMCL>A#D"P>D]E=>A#KMEL>A#K"J>Be@NDMCL>C#DL"P>D[NA>A#KMBL>C#KL"I"K<A_"L"D<A_L"H@NB"H>Xc#H"G>Xb#G"F>Bb#FMALAL>A#G"A)A!>A/AoC"E)A8TF#TC=D="G"T[NB"A"E>.b"GQ9+B"G>Bb#G@NAL"A)A"%F"F)A7<>Bb/A7<"F,A~>B]NA"F)A}#B"F>A/A}"F*A7&#("F?kkkkQ:A7&"E"B/ApK"E"(:AoK>7F>+"A,A( #W>B"A)AA"A)AI%D"A)AE_%I #M>A"D"I #J"A)AQ#P"A)AM#R"A)AU#Q"B#G>A#KD="A"E>.b"KQ9+BE="E)AoK"G[E="E>oKbQxBL"E)A8%K"Gb>%<AA"E"G>Bb/ApK"K>He%I>Xd%X"Q)AMb,AU%D>A"D>9PA^ >Md,A8Qr=%D>A"D>7T^ >Yd%D>9^8)tAb"D,A8Rp="E>oKb%DQ9?B"E>.b"I>9MAdb%I,A_>Ch%L)A9J9C="L)A9C9C="DQ9?BC=C=C=C=C=C="I)AA%L@NA"I,A7Y>B]NA>8.8WtA>F"DQ9?B"I7OAI"DQ9QB"E)ApK%L"E)AoK[E="DQxBL"E)A8%K"Lb>+<AA"E"L>Bb/ApK"I)A=%L"I)A7R%D[NC"J"L^"D"L_f%HNC>B"D"Mb"H #H"L"Dc#L"A>AQyB"D[NB"L>B]NB"H,AA"W]NBMCL"A"E>.b"KQ7#E=>9F8WtA>H"E>oKbQ9?B"L@NEMDL"E)ApK#GMEL>8=8WtA>G"E>oKb%DQ9?B"E"L/A9CF"E"H/A8aF"E>8aFb>B"DQ{"E)ApK%L"E)AoK[E="DQxBL"E)A8%K"Lb>+<AA"E"L>Bb/ApKL"I,A7WE=>8]8WtA>O"E>oKbQ9?BL>9F8WtA>H"E>oKbQ9?BL>kmtA"R"I)AE%L>Mdb%H"L"P| %D)AE#N"D)AA#D>kmtA"H>Mb"L>Bb"P| %H)AE%L#V"H)AA%H#O"I)AM>B[E=>kmtA"R"I)AQ%G>Mdb"G"P| %G)AE#V"G)AA#OL"E"L/A9;K"E"V/A9-K"E"O/A9)K"E"H/A1K"E"N/A9 K"E"D/A0K>A#GD="E>8aFb"Gb%U>A"E>0Kb"Gb%S)AE%H"S)AA%Sc"H"S^"H"J_f%H /AE"U>B"M"Sb"H /AA"G>Ib%G>X]NAL"E)A9MF#S"E)A9JF#U"E)AvF#7A"E)AtF#Y>A#G"E>.b"Q)AM"Xb,AW>He>9MAdb%X)AM>B[E="E"A"X)AQQtB"E)AA#G"E)AE#HL"E>8aFbCjC=C="I,A7W@E="D"Mb#H"I,A7Y>C]NB"E"S/A9 F"E"U/A0F"E>C/A9TF"E>9S8VtA/AzF"E"7A/A9MF"E"Y/A9JF"E>k8VtA/AtF"E>A"N"Dc"J"N^"D"N_f%D /A9CF"E>B/AvF"E>B"H"D /A8aF>FMDLC="G@NA"H>A"V"Oc"J"V^"O"V_f%I ]NA"G>B"M"Ob"I "HQ9UB@NCL"E>A"L"Dc"J"L^"D"L_f%I /A9CF"E>B"D"Mb"I /A8aF>BMCL"E>A"L"Dc"J"L^"D"L_f%D /A9CF"E>B"H"D /A8aF>BMBL"E"S/A9MF"E"U/A9JF"E>C/AvF"E>9S8VtA/AtF"E>A"O"Dc"J"O^"D"O_f%I /A9CF"E>B"D"Mb"I /A8aF>DL"E>oKbQ{L"E)ApK%D"E)AoK[E="E>oKbQxBL"E)A8%K"Db>+<AA"E"D>Bb%G/ApKL"E)AoKC="G@E=>A#GMBL"E"G>Bc%G/ApKL"G[E="E>oKbQxBL"E)A8%K"Gb>5A<AA"E"G>Bb%D/ApK"E)AoK"D[E="E>oKbQxBL"E)A8%K"Db>+<AA"E"G>Cb%G/ApKL"K>Bb%K"T]NALC="G@E=>A#DMBL"E"G>Bc%D/ApKL"F)A7!%I"F)A7X%J[E=&A>Qc%A(A"A>Ib"F>9JAb"J>B>E>(QoB"A)AI>8Hkkk8A]E="A)AMAL"A>Qb(AL"F)A7Z"I>(db%A"C*AQ:AQ"A"C5AAA5LAA"A>A<A""A"D/A!"A"B/AX"F"I>Bb/A7!"E"E)ApK/AtF"E"E*AoK:A8aF"F)A7&%AE="F)A7+"AQsBL"F"E)AtF/A}"F"E*A8aF:A7&L"E>2Kb(AL9+:D7EjC8GB8D&A>8TCc%F(A>9CwtA>A/AA>8{wtA>E<AA>8[wtA>A/AA>qwtA>A/AA>owtA>A/AA>8PwtA>A/AA>9-vtA)AA>8HkQ|E=>9-vtAQ9~B>9-vtA?kkkktA:AAL>kwtA>S<AA>2vtA>A/AA>9;utA>A/AA>1utA>A/AA>9TutA>A/AA>9JutA>A/AA"A)AM#MC=C=C=C=C="DE=>9{utA)AA#I>9{utA>A/AA>2utA*AA#7H>2utA?kkkkQ:AA"F"I/A9{B"F"7H:A2B>8X9GtA)AA#I>8X9GtA>S<AA>4utA5AAA#+>l9GtA>A/AA>4utA?kkkktA:AA"F"I/A7X"F>8P9GtA*AA:A="F"+5LA."F>oBb%K"D"E"F>2BbQ8*B"F>zAb%D"F>.b"K>A"F)ApB>MQE"F>o9GtA/A7]"F>tutA/A~"F"A/Ad"A,AQ#I"F>H/A8XB"F>8U8VtA/A8TB"F>J/A8PB"F>n8VtA/AnB"F>m8VtA/AkB"F>E/A8E"F>8I8VtA/A8A"F>F/Ah"F>8#8UtA/A7}"F>C/AlB"K"D>A"F>2Ab>FQ7%C=C="F)AoB%O>C]E=>B#G"F)A9CB#Q"F)A8aB#P"F)A8{B#X"F)A8[B# "F)ArB#J"F)A8:B#H"F)AqB#K"F)ApB#E"F)A8%B#D"AQ8>B#R"O>BeNBL>F#GMBL"F>zAb"D"I>Md%D)A8%8{="D)Ap8{=Q9<B@NA"E>B]E=>F#GMBL"F>zAb"K>8U8UtA>8L8UtA"M,A> >KQ9<B@NA"H>B]E=>F#GMBL"F>zAb%D"J>8U8UtA>8L8UtA"M,A= >KQ9<B@NAC=" >B[E="R@NC"D"X"M)AE"M)AIQ9<B@NCMBL"RNBL>F#G"P>B]NA>E>F"F>zAb"QQ7F #GL"F"F*A.:AoB"F"F5AA;5LApB"F"F)A7X/A8[B"F,A7X#H>2utA)AA%NE=>3utA)AA"NQsBL>9{utA"F)A9{B/AA>2utA"F*A2B:AA>4utAQ9~B>8X9GtA"F)A8[B/AA>8P9GtA"F*A8:B:AA>4utA"F5AAoB5LAA>A#E"G>A"H>6Be>S[ >A"G>F] %V>E]NBLC="M,A="M,A>]E="C)AE%E"C)AA%Gc>k9L8|9=B"M)A7N%D"D>k9L8|9=B| {NB>A#E>C#B>D#G>M#H>G#CMEL"B)AA#D>9;ttA>A"C)AM%A"C)AI%Ec"A"E^"A"B)AE_f%B %IQ3B>3ttA)AA#CC="I@%ANA"ANA>2ttA)AA"Cb>B"D"Eb"B "I4KAAL>3ttA"C"Ib/AAMFL>kwtA)AA#D>kwtA>S<AA>9-vtA5AAA#+>9{vtA*AA#7H>2vtA>A/AA>9-vtA?kkkktA:AA"F"D/A7]"F"7H:A7<"F"+5LA7!C="A,AQ%S>H|E="F>oBb"F>zAb"BQ#MBL"F>oBb"F>zAb"B"G"E"M)A;QEL"F,A7]%V>S]E="F)A~#I"F)A7<#N"F)A}#E>A#B>G#H>A#GC=C="V>Nc>A"V>N_ >BcOEAAABEL>B#GMDL>C#B>M#H>E#GMCL"F"B*AA%7H:AX"F"F)A7+%7C/A)"F"F)A7&%7D/A("F"B)AI%B/A""S>D]"S>F]e# >B"7H8/%&"B"F)A!%(_%E #7E>A"B"E #7F"S>G_#7G"S>Md>8%8{tAb#""A)AE%X"A)AI%#>qCdb#)"F>.b>Bf#%"C)AM#T"C)AI#Y"X#OD=C=C=C=C=C=C=C="O")]E="O)A;NG>8%utA>A/AA>8TutA>A/AA>lutA"Y/AA>kutA>A/AA>9DutA>A<AA>8{utA?A:AA>8:utA>A/AA"O)AM#U"O,AQ#Q"F>.b"F>Xb"S"MQ8IB"F,A@>D]E=>8[wtA)AA%C>8:wtA)AA[E=>8:wtAQ9%BL>rwtA)AA"C>Xdb%B"F*A=:AQ"B"F5AA.5LAA>8[wtA"C>Bb/AAMGL>8{wtA"F,A.%C<AA>8awtA"F)A7N%J/AA>8|wtA"%-AA7QAA>8~wtA"%,AC<AA>B#K>B#BC=C=C="C>BcOEABBBCL"J>Bb#JMBL>A#K" #BL"F"F)A)/AkB"F"F5AAX5LA7}"F"B<A8YB"F"7G<A8XB"F"O/AlB"F>0ttA/A8TB"F>o9GtA/A8PB"F>tutA/AnB>9JvtA>A/AA>9JutA)AA>Eh#D>vutA)AA>Qc#CD="D@NF"D>Qc#D"C%E>Qb#C"E,A!NAL"E)AU#W"E)AX#C"E)AQ#H"F>oBb>tutA>0A4KAA>8X9GtA>S<AA>k9GtA?E:AA>9{utA?A:AA>2utA?kkkkQ:AA>9-utA?B:AA>1utA?A:AA>0utA?kkkktA:AA>zutA?E:AA>9JutA?A:AA>tutA?kkkktA:AA"BNBMDL"#NB"F>oBb"F>Xb"S"MQ8IB"F,A8>B%A>D[%G@E="F"F*A8-B:A8F"F"F5AAoB5LA7}"F-A8?B#EL>8:wtA"A>D]Q9{B>8[wtA)AA#B>8[wtA"GEj"BF>rwtA)AA"B>Xdb%G"F*A8F:AN"G"F5AA7}5LAA"G"E7QAW"G"A<AV"B>BbL/AA>9;ttA>A"T"Yc"T"Y^"T"(_f%E %CQ3B>3ttA)AA#BC="C@%ANA"ANA>2ttA)AA"Bb>B"Y"&b"E "C4KAAL>3ttA"B"Cb/AAMBL"F>2Ab"K"J"H"W"C"F>oBbQ7CMBLC=>owtA)AA%H>C^NA>8XwtA)AA%C>Xb#D"H>Eh>Qc#G"C)AI#ED="E"D)AA%E{E="D>Qb#D"G>Qc%GNBMCLL>A#E>9TvtA>A/AA>9MvtA"HQ9]B>zvtA)AA%B>9TvtA)AA%A>Ehb#DD="D"E/AI"D"C7OAI:AA"D>Qb#D"C>Qb#C"H"E>Bb%E]NAL>9TvtA"A"Eb%A/AA"B"A>0vtAQ.Z>A#H>8TutA>A/AA>zvtA)AA%D>9TvtA)AA>Ehb#C>nutA#ND=>owtA)AA#BC=D="C"D[NB"D%A>Qb#D"A)AI%A"B|NAL>8XwtA)AA"A>Ehb%E,AO%B>U[NA"E,AP#A"F"E*AG:A8(B"F"E*AA:AoB>nutA)AA"H[E=>nutA"H>B>E>QQ9-BL>8TutA"H>Bb%I/AA>8PutA)AA"H>Ehb%E"F*AoB:AA"E"F*A8(B:AG"E"A<AP"E"B<AO"I#HMBLL>A#DD="D>0ttAb%A>8aEb%E)AA#G"A"A)A./A8aE"A"G/A."D>Eb%D>M]NALL>qwtA)AAE=>8%wtA>CQ3B>qwtA)AA%A>pwtA)AAb>59}B7QAA>qwtA"A>Cb/AAL"M,A?@NE>owtA)AA%B@NE>O>Q"M,A="M,A>^ #A"B>Eh#E>8XwtA)AA#DD="D,AO%C>I|E=>N#I>7A#BC=C=C=C="C>PcOFCBBAABL"",AJ#H>8[wtA)AA%G>8:wtA)AA[E=>8:wtAQ9%BL>rwtA)AA"G>Xdb%C5MAAAAAAAAAAAAAAAA5LAA"C>8OG7QAQMCL>M#I"A#BL>A#H"D,AM%C"#^E="F>oBb"S"D"X"C>qCdb%C)AM"C,AQQ7*"F,A8#B#HL>kmtA"7D"D)AI%N>Mdb"N"7C| %C)AE#K"C)AA#J>8[wtA)AA%G>8:wtA)AA[E=>8:wtAQ9%BL>rwtA)AA"G>Xdb%C"I<AQ"C"J/AM"C"N/AI"C"K/AE"C"J/AAL"C>kE7QAU"C"B<AT"C"H<AS>8[wtA"G>Bb/AAL"D>Qb#D"E>Qc%ENALMELC="H"W|E="F)ArB#G"F)A8:B#EMBL"F)AlB#P"F)A8TB#R"F)A8:B#E"F)ArB#GD=C="G"H{NA"E"H>+db%C)AI#I"C)AA>BeE="C)A(#N"C)A"#7A"C)A!#D"F>Qb"F>2Ab%B"C)AE"P,A8+C>Md,Aq8{=>Md,A8Sr=Qb"F)AQ>BeE="B>B"F)AU"D"7A"N"F>oBbQ7CL"D"7A|NB"E"D>+db#CD=C="D"G|NA"C)AANA"C)AI#N"F>k9aD7QA4B"F>T<A9aB"F>A/A9{B"F"N/A3B"F"I/A2B"R"F>2BbQ8,BL"C>+b#C"7A"D>Bb%D]NALMBL"F>k9aD7QA4B"F>S<A9aB"F?A:A3B"F"I/A2B"R"F>2BbQ8,BL"H>Bb%H"W]NALLC="GE="E"G>+db#C>A#GD="E)AA#B"E>A/AA"E7OAE#7H>tvtA"BQ9]B>9JvtA)AA#D"B>B[E=>vvtA)AA"D>Ehb%B"G/AI"B"7H:AA"D>Bb#DL>9JvtA"D/AA"G>Bb#G"E>+b%E"C]NALMBL>9JvtA)AA#DL>vvtA)AA"D>0vtAQ.Z>tutA)AA%BE=>vutA)AA"B>EhQsBL>9MutA)AA%BE=>zutA)AA"B>+dQsBL>0utA)AA%BE=>9 utA)AA"B>FhQsBL>9)utA)AA%BE=>9-utA)AA"BQsBL>2utA)AA%BE=>3utA)AA"BQsBL>4utAQ9~B>tutA"F>oBb>0A4KAALC="KE="J"F)AkB%P|NB"J>Bb%D"F)A8E%G"J>Mdb)AI%B>Ei>A"B>He>F[ %H|NB"F)A8TB)A)#I>A#CD=>kmtA"G"D>Mdb"D"P| )AI"F>2Ab%E"D"CQ9RB"C>Bb#C>Ei%D"H^NAL"F)A8TB)A)"I{NB"F"F)AkB%B/AkC"F"F5AA7}%+5LA2B"F"E/A8PC"F"F>2Bb/AnC"F"B/A8:B"F"+5LAoB"F>oBb>A"J"F>nCb>p8"tAQ7:MBL"F,A8YB@NA"F>2Ab>A>AQ9RBL"F)A8TB#DC="U,A9NB%B>U[NA"Q>Be@NA"F>k9aD7QAqB"F"B<A8.B"F>A/ApB"F?A:AoB"D"F>oBbQ8,B"F)A8TB#DLC="D)A7!@NAC=>qwtA)AA%BE=>8%wtA)AA"B[E=>8%wtAQxBL>pwtA)AA"Bb>+<AA>qwtA"B>Bb/AAMBL"M,A=#C"M,A>#B"F>K/A9MB"F>8U8UtA>8L8UtA"B /A9JB"F>G/AvB"F>9;8WtA/AtB"F>K/A9CB"F>8U8UtA>8L8UtA"C /A8aB"F>I/A8{B"F>9)8WtA/A8[B"F""*AA:A8:B"F>J/AqB"F>9Z8WtA/ApB>A#DD="F>oBb"Db%C)AI%BE="C*AQ#7H"B"C)AM>8%wtAQ9?B"F"7H:A2B"F>2Bb>B>8%wtAQ{"D>Qb%D>.]NBLL"AQ8>BE=>9@8WtA>N>8%wtAQ9?B"F"M*AE:AoB"F>oBb>B>8%wtAQ{L>68WtA>M>8%wtAQ9?BL>B#D>A#C>B#E>A#G"U,A9<B>B[E="U,AU%B>A"B>9PA^ >Md,A8Qr=%B>A"B>7T^ >Yd%B>9^8)tAb#E"B,A8Rp=#G>umtA#D>B#CL"F"G/ArB"F"E/A8:B"F"C/AqB"F"D/ApB"F"U*AtB:AoB"F>oBb>D>8%wtAQ{>qwtA)AA%B>8%wtA)AA[E=>8%wtAQxBL>pwtA)AA"Bb><<AA>qwtA"B>Bb/AA"F)A8TB%L)A7Z#P"L)A7X#*"L?kkkktA:A7X"L)A7&#U"L)A7!#Q"L?A:A7!"L)A7+#!"L)A}#7B"L?B:A7+"F>2Ab"K"J>E>A>B>AQS"F)A8PB#Z"QE="Q>(d#C"P>"b#D"Z>)b#BD="D"B"D>Qc)AAQ9GB<AA"D>(b#D"C>(c%CNALL>x8WtA>J>8%wtAQ9?B"Z7OA.>8%wtAQ9QB>9P8WtA>M>8%wtAQ9?B"Z>)b#W"F)AlB#7A"Q#K"P#JD=C=C=C=C=C=C=C="K%BOCEBAL"J>7Nb#D>B#BD="D>(c)AA"D)AA]NB"D>(b#D"K"B>Bb%B]NAL"K#BMBL"B"K_NBL"J)AA"F>2Ab%E"J)AM%C"J)AQ"J,A"Q8_B>B]NC"F>Ib"E"C"7A,A8+C>Md,Aq8{=>Md,A8Sr=Qb"E"F)AI"F)AM>E>A>B>AQS>9U8VtA>J>8%wtAQ9?B"Z7OA.>8%wtAQ9QB>9"8VtA>K>8%wtAQ9?B"B#G"J#ID=C=C=C=C=C=C="G%COCBCAL>B#C"I)AA%N#E"I#DD="E>B]#R"D>(b%H)AA#EC="R@E="E@NE"D)AE"D)A)]NE"D)AI"D)A+[NBMEL"ENDL"H#D"G"C>Bb%C]NAL"G#CMCL>qwtA)AA%CE=>qwtA"C>Bc/AAL>9-8VtA>C>8%wtAQ9?BMIL"C"G_NB"I)AA#NL"N@NB"F>2Ab"I)AE"I)AI%D"W"DQ9GBQ8_BMBLAL"I"C"!"7BQnB>qwtA)AA%D>8%wtA)AA[E=>8%wtAQxBL"G"Cc#G"C>(d"Ib#I>pwtA)AA"Db>+<AA>qwtA"D>Bb/AAMALALAL>qwtA)AA%BE=>qwtA"B>Bc/AAL>9-8VtA>C>8%wtAQ9?B"L)A7X%BE="L)A7Z"B>(dQsBL"L"Q/A7!"L"P/A7Z"L"*/A7X"L)A7&%BE="L)A7+"BQsBL"L"7B/A}"L"!/A7+"L"U/A7&MDL"J"B"!"7BQnBL>qwtA)AA%C>8%wtA)AA[E=>8%wtAQxBL"K"Bc#K"B>(d"Jb#J>pwtA)AA"Cb>+<AA>qwtA"C>Bb/AAMALAL>9CwtA>9CwtA)AA>9DutA,AAf/AAC=>8TutA)AA%B@E=>A#EMBL"B>Eh#C>8PutA)AA>Ob#D>A#ED="D>Cc>A<AA"E"D,AA>7Ce>S[f#E"D>Qb#D"C>Qc%CNALL>outA)AA>8%utA)AA>0vtAQ.Z>8%utA)AA%BE="B>Eh#G>outA)AA#D>A#CD="C>Be"7I"D*AA%7I7"e@E=>kmtA"7D"7I8/%C>Mdb"C"7C| %B)AE#I"B)AA#H>8[wtA)AA%B>8:wtA)AA[E=>8:wtAQ9%BL>8[wtA"B>Bb/AA>rwtA)AA"B>Xdb%B>mlkQ/AS"B>E<AQ"B"H/AM"B"C/AI"B"I/AE"B"H/AAL"D>Qb#D>B#C"G>Qc%GNALLC="E>Be@NA"O)AU,A7VNA>8[wtA)AANA"O,A8+C>Md,A8-8{=#B>8:wtA)AA@E=>8:wtAQ9%BL>8[wtA>B/AA>rwtA)AA%C5MAAAAAAAAAAAAAAAA5LAA"C>C<AV"C>7A7QAT"C"B<AS"C>8OE7QAQL>9;ttA"7E"7F>lutA)AA"TQmB>lutA>lutA)AA%B"T"B"T_ /AAL>A#DD="D>0ttAb%C)ArE#B"C"C)A"/ArE"C"B/A""D>Eb%D>M]NAL>A#DD="D>0ttAb%B>8aEb%E)AA#G"B"B)A./A8aE"B"G/A."D>Eb%D>M]NALL"O>qCb#O>8[wtA)AA@NBLL>D#BMBL"I>Md,A8-8{=#H>C#B>7A#G>L#CMBL"F"F)A7]/A8[B"F"F*A7<:A8:B"F"F5AA7!5LAoB>9-vtAQ9~B>kwtA"F)A8[B/AA>9{vtA"F*A8:B:AA>9-vtA"F5AAoB5LAA"V>S[NC>F#CMBL>A#I>A#NL>8[wtA)AA%A>8:wtA)AA[E=>8:wtAQ9%BL>rwtA)AA"A>Xdb%D"B<AV"D>A<AU"D"G<AT"D"H<AS"D"V<AR"D"C<AQ"D"E/AM"D"I/AI"D"N/AE"D"E/AA>8[wtA"A>Bb/AAL"F>8TCb(AL8,"C(jC8G&A>1Cc%G(A"F)AI%W>;d#M"F)AE#VC="B)AU,AK>C[E="V#ID="M%OE="M>;c#M"G>"b"IQg"I>;b#I"G,A">G[NBLL>j>A"O #SMBL"B)AM#O"G"B)AQ%N/A9;B"G"O/A9-B"G>A/A0B"G?kkkktA:AzB"G"B)AI/A9)B"G"B*AA:A9 BC="W@NAC=D="G>.b"I"Vb%HQg"G,A.>G]E="G>qCb"G>zBb"H)A)Q["G)ArC%KNCL"M"I>;b%I]NALMBL>kmtA"O"G)A8:C"K>Ehb>Qc)AA%K>Mdb"K"N| )AI>Ei#S"M>;c"I[NA"H>1Ab#J"M"Ic>;c>;7{#ID="G>)b"J>)cQgC="G,A)>G[NA"G>qCb"G>zBb"J)AAQ["G)ArC%H@NA"S>kmtA"O"G)A8:C"H>Ehb>Qc)AA%H>Mdb"H"N| )AI>Ei%H"H"S^ #SL"J>;b#J"I>Bc%INALL"G)AzB%I@NA"G)A9TB"I>EhQsBL"W>;d#N"D"E>Xdb#K"D#I"W%O#JD=C="JE="J>Bc"K"Ic>X7{|NB"J>Xd"Ib#IL"I"K[NAD=C=C="I)AI"S|NA"I,AT%H>R_NA>B"Hh>k8HNeNBL"I>Xb%I"K]NBMCLL"G>zBb"B"IQM"G,A8KC>D[NA"F)AA"O[E="F>BQ9_B"F)AE#VL"I>Xb#I"F"O>Bb%H/AI"V"O>;db%O"G*AkC:A."O"G5AA2B5LA""O"G5AA1B5LAQ"O"G5AAzB5LAA"N>;b#N>A#J"H#OMBLL"G"C/A9MB"G"E/A9JB"G"D/AvB"G"B*AA:ArB"G"B*AI:A8{B"G"B)AQ/A9CB"G"B)AX/AtB"G>7Nb>9{8QtA>9;A4KAA>A#I"G>A/A8:B"G?kkkktA:ApB"G>rBb#7C"F)AE%D#MC=C=D="I"N[NB"M,A7M#C"I>;b#I"M>;b#M"C>F_NA"C>C[NAL"A"G)A8:B/AI"A"G*ApB:AAMBL>A#M"G>A/A8XC"G?kkkktA:A8PC"G>A/ApC"G?kkkkkB:AoC"G>A/ArC"G?kkkktA:AqC"G"B)AQ/AtC"G"B5AAA5LA8[CC="O@E=>E#7DMBL>I#C>E#7D>A#S"D#I>A#JD="G>Xb"IQg"G,AX%H>G]E="G,AY#E>A#KCj>A"G)A9MB>Hc>D^NAZ"G>zBb"G>qCb"I)A)Q[>A"G)A0B%B@NAZ"G)A9TB"B>Ehb%B>Mc)AA#K"B>Qc)AAL#QC8G"H>F[E="I7KAG?kClMBL"I7KAEL#7H"G)AoC"M[E="G>oCbQ9(B"G)A8%C#CL"C"M>Ehb%B"S/AI"B"7H"Q8>?"ml:AA"G"M>Bb%M/ApC"G)A8PC"S[E="G>8PCbQ9#BL"G)A8TC%7D"S>Ehb%B"E<AN"B"H<AM"B"K/AI"B"Q/AE"B"J/AA"G"S>Bb%S/A8XCL"I>;b#I"J>Bb#J"N>;c%NNAL"S@NA"G)A8%C#I"G>A/A0B"G?kkkkkB:AzB"I"M"G>zBbQ.Z"G)AzB%BE="G)A9TB"B>EhQsBL"M@NA>E"D"O"W^ #%"I"M>Ehb##"I>Qb#&>A#VD="E#H"N#K"C#Q"V>Bc#J"&"V>Ehb#ND="J>Cb#V"I)AI#B"I*AA#7HCj"J"M^E=>B"N>"c*AA"7H7"NBZL"M"V_E="N*AA#7IL"M"V_"7H"7I7"eL#DC=C="B"S|NA"O"W^NA"W"7D"B>Ehb%B)AA%C_NBL"J>Bb#J"N>Qb#N"I>Qb%I"#]NBMDLL"%"C>;db%U,AE#C"U,AG#J"U)A(#P"U)A"#T"B)AI#E"G)A8:B#NC=CjC=C=C=C=C=C=C=C=C=C=C=C=C=C="B,AM>BcOFBGFCHAL"G>7Nb"EQ9:B>6B#7A>9IA#X"DNL>A#R>6BMNL"B,AN#J"G>7Nb"EQ9:B>kmtA"G)A8aB"E>Bb%B>Mdb"B"G)A9CB| %B)AI>He%HNB>9IA#X>6B#7AMJL"G>C<AzB"G"J<A9QB"G>7Nb"T"P"G>zBbQ9WB>B#R>6B#7A>9LA#X"U,AI>9GA[NB"JMLL>B#R>6B#7A>9IA#X"H>D]NJ"B)AE#H"B)AA#K"G)ArB#P"G)A8[B#T>A#L"G>A<A9 B"G>A/A0B"G>A"H"H>A]c%B"K>Bb%Qc"B"Q^"B"T_f%B /A9TB"G>B"P"Qb"B /AzBD=C="G"G>zBbQi"G,AA@NA"G,AB%B>"c>6Be>9#A|NL"L>6Be"B#LNB"B>"]NBMLLL>6B"L>6Be>"[NKZ>9JA>9IA"H"Kc>C_%B #X"J>j"B #7AMHL"J"DNJZ"C>A"C>6Be%D>9PA^ %H>6Be>Md%K,A8Rr=%Q>A"H>Lc>6Be>vA^ >6Be>7Rd%H,A9J8|=>B]ND"D"H>8X8|tAb%H,A7P]ND"J"K>lrtAb,AL%D>E_NJZ"J"D>Kd>v8)tAb%D"G)AtB%K,A,b,AI%L>A"L>J^%L %P@NJZ"D>B"L #L>A#DC=D="D"Lb,AA"J[NB"P"D>Bb%D]NAL"JMKL"G>A/A7X"G>A/A7R"B)AE#B"G>A<A9aB"G>A7QA4B"G>B<A9{B"G?E:A2B"G"K/A9-B"G"7C)AQ/A1B"G"7C5AAA5LAzB"G"G)A9MB%K>A"K>K^ >Md>8%8{tAb/A9)B"G"G>7Nb/A9;B"G>A7QA9OC"G>B/AvC"G"D/A9JC"G"H"D>He>Bhb-A%7QA9MC"G>kmtA"G)A9 B"B>Mdb"B"G)A1B| %D*AA:AzC"G"D)AI/A0C"G>zBb"Q"B"G>zCb"G>vCbQV"G)A7R%B@ND"G)A;%D"B>Xdb#!"G)AvB%K"G)A9JB%Q>Xdb#PD="D#H"K#B"QE="H)AM#L>A#B"Q>B]E="Q#DD="D>Bi%T"Bb%Z"B"K"Z>Xdb)AM"L^ #B"D"Tc%D>B_NALL"K"B"K"B>Xdb)AM"L^b>Xdb#BL"J"B"P[NKZ"H>Xb#D"H)AI#Z"H,AQ#T"H,AR#L"H)AM#7B"H,AT#"D="J"7B"B)AM]NLZC="B,AT""]NA"B,AQ"T]NA"B)AI"Z]NA"B,AR#HC=C=C=C=C=C=C=C="TOMGABCHDHHHEHFHL"H"L]NHMGL"H"L]NGMFL"H"L]NFMEL"H"L[% "H>N_%Ye"H>O^"L>N_ >B]NE"Y" f@NEMDL"H"L]NDMCL"H"L[NBMCL"H"L]NBL"D"![NGMCL"B>Xb%B"P]NALL"JMJL"G>7Nb"EQ9:B>B#R>6B#7A>9IA#XMHL"D@NCMDL"DNC"G>7Nb%D"B)AE"JQ7KNC"G"J<A9QB>B#R"G>B>C"G)A9MB>Hc>D^ <AzB"D"T"P"G>zBbQ9WB>6B#7A>yA#X"JMGL>A#R"JMFL"B,AN#T"G>Qb"G>7Nb"EQ7+"G)AU#""G)AQ#!"G>Ib"7C"E>Bb%(QtB"B)AE%D"G)A9CB%J|NA"D>Bb%B"G)A8aB%Z"D>Mdb)AI%D>Ei>A"D>He>E[ %R|NA"G)AM"C>A"C>6Be>9PA^ >6Be>Md,A8Qr=%7B>A"7B>7T^ >Yd,A8Rp=b#7E"T>A"T>7T^ >6Be>Yd>9^8)tAb#PD=C=>kmtA"Z"B>Bb%D>Mdb%Y"D"J| )AI% >He>F[E="P"7C>kmtA"Z"B>Mdb"B"J| Q7&NBL" >Ei%B"R^NBMCLL>A#R>A# "D"J^E="Y)AI%D>Ei>A"D>He>F[ # L"B>Cb#D>A#PD="G)A8aB#7F"G)A9CB#7GC=C=C=D="D%B" |NB>kmtA"7F"B>Md%Db"B"7G| %Y)AI%)>He>E]NF>kmtA"D"Zb"B"J| )AI>Ei#D"Y)AA#Y"G>7Nb"B"7BQ7KNAL"Y"!{"Rf@NBMCL"R@E="G>A<AzB"G>7Nb"!"""G>zBbQ9WBL>9KA>9IA"P #X"T>j"P #7AMFL"G>A<AzB"G>7Nb"!"""G>zBbQ9WB>B#RL"G"(/A9TB"G"7B<A9QB"G>D<AzB"G"B>Bb")>Ei]<A9RB"G>7Nb"Y>Bb%B"B"G>zBbQ9WB"P"7Eb%P>kktA{NALL>C#R"G)A8:B"N|E="G"N/A8:BL"H#E"K#N"Q#CMEL"DNA>A#R>6BMCL>B#RL>6BL#*"G)A8:B"Nc#LL"U"R<A!"U"X<A "U"7A<AZ"U"*<AY"U"C<AX"U"L/AU"U"N/AQ"U"E/AM"I>Qb%I"#]NALL"A"G)A8:B/AI"A"G*ApB:AA"G)AqC%AE="G)A8:C"A>EhQsBL"G)AoC%AE="G)A8%C"A>EhQsBL"G)A8PC%AE="7D"A>EhQsBL"F)AI#OL"G>7NbQ9[B"O"W|E="F"W/AIL"G>1Cb(AL8;7BCVjD8G&A>kCc%I(A>zttA>zttA,AA%J>B"J <AA"JE=D=>zttA,AA%JNA>zttA"J>B"J <AA"JNALL"A>I{E="A,Avm=#NL"I>Mb>B>B"B>"b%A>3ytA)AAb"C>9{ytA)AA%J"Ac%K>A"J"K| _%K "A"J_ >A"C"K >AQU"I>9TAb>3ytA)AA>9{ytA)AA"A"Cb%L"DQ8QB>A#J>3ytA)AA#P"I)A7&%S>kkkk8A]E="I)A}>Dh#JL"I>1Ab>A"F"F>9{ytA)AA%K"J"Lb"E>Mdb%Lc%D>A"D"K{ _%M %D>B>BQ8=B"I)A~#7AC="I)A7<>B]E="I)A7]#V"D@E=>A#FMCL"D@NB"V>B>B"L"Pb"M "K"L^ "D4KAAMBL"I)A7]AL"I>1Ab"E>E>MQ8=B"I)A~#XC="I)A7<>B]E="I)A7]#P"EE=>7<"C"Jb"Bb%Mc#K"E#L>A#JD=>3ytA)AA#CCj>A>9{ytA)AA%D"J"Mb%O>"b^NAZ>A"D"Kb>E^NAZ"C"Mb"Jb)A"L#R"I"C"D"O>(bQ9IB"I)AA#C"I)AE#D"J"Pb%O"R/AA"O>A"D"Cc"D"F_"C"D_f%D /AI"O>B"C"Vb"D /AE"K>Mc#K"J>Mb#J"L>Bc%LNALL"H>A]#D>9{ytA)AA#C>3ytA)AA#FC="B>7;_NA"A"C_NA"B"Fb%H5MAAAAAAAAAAAAAAAA5LAQ"H5MAAAAAAAAAAAAAAAA5LAAL"I"B/AkB"I"D<AlB"I"E/A~"I"P/A7<"I"I)A}%H/Ad"I"G4H:A7}"I>A"A"A"C_%A %O/A8E"I>B"F"A %R/A8A"I"I)A7+>A"S>kkkk8A] %F/A7]Q/"I>kxtA/ArB"I>3wtA/A8:B"I>8:Bb#K>A#C>A#JD="K"J>Chb)AA%A)AA%J>kkkC_E="A)AE"JQsB"A?kkkkQ:AAL"A>A/AI>B#J"C>Be>B#C@NAL>8XxtA>A/AA>pxtA)AA#C>pxtA>A/AA"CE=>8%xtA)AA#JD="J)AA%AE="J)AE"AQsBL"J>!b#J"C>Bc%CNALL"I>9{Ab#S>9CxtA?A:AA>vxtA>A/AA>rxtA>A/AA"I>8PBb"N"I>MbQ7!>9CutA"D<AA>1ttA?A:AA>9-ttA>A/AA>0ttA>A/AA>h#JD="J>kxtAb%A)AA#C"A"J>9{ttAb%A)AA/AA"A"C/AA"J>Eb%JNAL"I"S)AI/A8:B"I"S*AA:ApB"I"I,A8%B>G_<A8aB"I"F/ArB"I"F"H>Dhb/A8[B"I>A/A8{B"I)A=#A"I>tBb"I>pBbQ+"I)AtB>B]NB>B"R"B"O_%C #Y>A"B"C #Z>k9L8|9=B"A"A>k9L8|9=B| # "P"E>Mdb#B"I>vBb#!>A#E"P#FD=>9CxtA)AA#AC=CjCjC="E>Be@E="B"F]NB>A#N"B#F>BMDL"NE="N#D"FMCL>A#N>BMCL"F%D>MbL#C"A"D)AA[E=>A#E"C#FMCL"C#F"D#N>BL#E>A#DL"I)AzB#L"I)A9MB#M"I)A9JB%H"I)AvB%K^#Q"H"Kc#AC=CjC=C=C="I)ArBNAC=>A"A"Q"H>A"I)A8:B%C"C"I)AqB_%J _f%C %T@NA>B>B"I)ApB"J "Kb"C %U#J"A#CD="J,AA>Jc%W>7A{>A>B"Wh>8#kkEe @E="A"Ub>Bc#U>A#JD=C="J"Ub,AA>Jc%W>7A_NA>B"Wh>8#kkEe@NA"C"J>Bc%JbNBMELL"C"Jb@NCMDL"J>Bb#J"C>Bc%CNALL"D@%J"T" {e@E="JNCMDL>txtA>txtA)AA>Bb/AA>9;ttA>A"L"Mc"L"M^"L"O_f%D %AQ3B>3ttA)AA#CC="A@%HNA"HNA>2ttA)AA"Cb>B"M"Rb"D "A4KAAL>3ttA"A"Cb/AAMEL"DNBL>AMBL"D)AI#C"D)AEL#D>3ttA)AA#JC="I,A8%B>H|E=>9-wtA*AA#7B>9-wtA?kkkkQ:AA>2wtA)AA#T>2wtA>A/AA"I"T/A1B"I"7B:A0B"I>9)Bb>B"K"Yb"Q"H"Z_f%Q >A"A"Q "I>0BbQ8*B>9;ttA>A"K"Mc"K"M^"K"O_f%T %AQ3B>3ttA)AA#QC="A@%UNA"UNA>2ttA)AA"Qb>B"M"Rb"T "A4KAAL>3ttA"A"Qb/AA"I>A/A9{B"I"I)A9;B%A/A4B"I"A/A3B"I>A/A2B"I>1Ab"I>8PBb"I>9)Bb"I>2Bb"D"CQF>9;ttA>A"L"Hc"H"L_"L"O_f%L %AQ3B>3ttA)AA#CC="A@%MNA"MNA>2ttA)AA"Cb>B"H"Rb"L "A4KAAL>3ttA"A"Cb/AA>9-wtA)AA%AE=>9;wtA)AA"AQsBL>2wtA"I)A1B/AA>9-wtA"I*A0B:AA@NBMCL"I>1Ab"I>8PBb"S"!"D"CQFNBL>3ttA)AA"J|E=>3ttA"J/AAL>9CxtA)AA#D>8XxtA)AA%A>8PxtA)AA[E=>8PxtAQ9"BL>8TxtA)AA"A>Mdb%C"D/AI"C"H/AE"C"K/AA>8XxtA"A>Bb/AAL>9CxtA>9CxtA)AA>Bb/AA"I>tBb"I>pBbQ+"I)AtBNALMBL"I)A7]AL>h#JD="J>kxtAb%A)AA#B"A"J>9{ttAb%A)AA/AA"A"B/AA"J>Eb%JNAL>pxtA)AA%AE=>8%xtA)AA%J"A>!db#HD=>A#D"I>A/A9{B"I?kkkkQ:A2B"J%B)AI#K"J)AE#F>A#ED="F#CCj"K@E=>B#L>A#J>A#K"CMBL>A#JC=D="C"Jb%A,AA>6B[NB>B#L"K"J>Bb%J]NAL"K#J"CMBL"J>jg"Kb#K>A#L"A>BbL#F"EE="I)A2B"D[E="I>2BbQxBL"I)A3B"Db>-<AA"I"D>Bb%D/A9{BL"E>Bb#E>A#AC=C=D="A"J[NB"A"Cb,AA%N>-]E="A>Bb#A"N>9aA]NBLL"JE=D=Cj"C,AA%A>-]E="A>9aA]E="I)A2B"D[E="I>2BbQxBL"I)A3B"Db"A<AA"D>BbMCL"I>2Bb>CQ3B"I)A9{B%A"I)A3Bb>9a1A7QAA"A>CbMBL"I>2Bb>CQ3B"I)A9{B%A"I)A3Bb>9a9&A7QAA"A>CbL#D"C>Bb#C"I"D/A9{B"J>Bc%JNALL"LNBMCL"I>2Bb"JQ3B"I)A9{B#AC="J@%DNA"DNA"I)A3B"Ab"C"J4KAAL"I"A"Jb%D/A9{B"L@NBLL"I"I)A9{B/A9JB"I"I*A2B:AtB"B)AA%AE="B)AE"AQsBL"B"I)A9JB/AI"B"I*AtB:AA"B>!b%J"H]NALL"I>8PBbQ9LB>9;ytA>A/AA>1ytA>A/AA>0ytA>DQ9^B>9 ytA)AA>1ytA)AA%A>Chb%B?A:AA"B>A/AI>1ytA"A>Db/AA>9CxtA*AA#7B>vxtA)AA#D>9{wtA*AA#7C>lxtA*AA#7D>8XxtA)AA#B>pxtA)AA#C>0ytA>JQ9^B>9 ytA)AA>1ytA)AA%E>Chb%A"C/A""A"B/A!"A"7D:AU"A"7C:AM"A"D/AI"A"7B:AA>1ytA"E>Jb/AA"BE=>8TxtA)AA%J"B>Mdb#BD="J)AI#D"J)AE#E"J)AA#F>0ytA>DQ9^B>1ytA>1ytA)AA%A>Db/AA>9 ytA)AA"A>Chb%A"E/AI"A"F/AE"A"D/AA"J>Mb%J"B]NALL"CE="C>!d#C>8%xtA)AA>Xb#JD=>0ytA"J>Mc>MQ9VB"J)AA#A>0ytA>BQ9^B>1ytA>1ytA)AA%B>Bb/AA>9 ytA)AA"B>Chb"A/AA>0ytA"J>Uc)AA"J>Qc)AAQ9@B"J>!b#J"C>!c%CNALLQ8}B"XE="P"X>MdQsBL"7AE="V"7AQsBL"I>9TAbQ9}B"I>MbQzB>zttA>A<AA"I>kCb(AL8(WDKjB8DB8G&A>.c%H(A"B)AA>8HkQ|E="BQ9~B"B?kkkktA:AAL"B>S<AX"B>A/AI"H"C*AA%R:AX"H>S<AQ"H"E/A+"H>kkkI"F"F>kkkI| /A)"H"B/A("H"C)AI/A""R8/#FC=C="H)A!%J"D^NA"J"Dc>H{NA"D"Fb*AA?666H8J?9>9_9aF7#NA"H>Q<AQ"H"D/AM"H"D>Db/AUMBL"H>Xb#O"B#K>j#MD="N>BeE=CjC=C=C=C="D"J|NA"D"Fb,AA%E>"_E="D#GMCL"D>Bb%G"J|NA"E>"]NA"F"Gb,AA%E>"_NBL"O"DQqB%G"J|NB"F"Gb,AA#EL"E>6Be>%]NA"G>jg"Jb#D>A#ED=5MAAAAAAAAAAAAAAAA#QC="J"E"Gb>Bb^NA"D>Q^NA"F"Gb5AAB#QL"D>Qc#D"E>Qb#E"F>Qb#F"Q5M}}}}}}}}}}}}}}}}5&"Q5MCCCCCCCCCCCCCCCC57"5M################57E57!5~%I@NAL"J"I7]"Gb%D"Eb%I>Pc%E_E="D"Fb>Pc,AA>%[NCL"H>Mb"EQ:%F@NF>O>G"F>Be #J"H)A(#K"F>BiMCL"H>Mb"G>D>C"M>Bb"L[ Q9EBMEL>G#J"I>OcL#E"K)AI%D"K)AA[E="KQ9"BL"K)AE"D>Mdb%F"E/AE"F"G/AA"F"D>Eh"Jf>Qb/AI"K"D>Bb/AI"H)AX#FC=C=C=C="E"H)A!%J|NA"E"Fb,AA%G>"_E="E#DMCL"E>Bb%D"J|NA"G>"]NA"D"Fb,AA%G>"_NBL"O"EQqB%D"J|NB"D"Fb,AA#GL"G>6Be><[NBL"H>Mb"D>EQ9EBMDL"D>Bb#DLC=C=C=C=C=C="D"J|NA"D"Fb,AA%E>"_E="D#GMCL"D>Bb%G"J|NA"E>"]NA"F"Gb,AA%E>"_NBL"O"DQqB%G"J|NB"F"Gb,AA#ELC=C=CjC=C=C=C=C=C=C=C="E>6Be%I>9ZAcO#BCCCCCCCCCCFCCCCCCCGCCCCCECCCCCCBALC="I>%cOMACCCCCCCCCCDCL"G>jg"Jb#D>A#ED=5MAAAAAAAAAAAAAAAA#QC="J"E"Gb>Bb^NA"D>Q^NA"F"Gb5AAB#QL"D>Qc#D"E>Qb#E"F>Qb#F"Q5M}}}}}}}}}}}}}}}}5&"Q5MCCCCCCCCCCCCCCCC57"5M################57E57!5~%I@NAL"J"I7]"Gb%D"Eb%I>Pc%E_E="D"Fb>Pc,AA>%[NHL"H>Mb"EQ:%L@NP"L>BiMHL"P"H)A)[NK"G"H)A+_NL"K)AI%D"K)AA[E="KQ9"BL"I>9~A[%F#N"K)AE"D>Mdb%E>E>F"F /AI"E"M/AE"E"G/AA"K"D>Bb%L/AI"G>Bb#E"P>Bb#PMML"E>.c>6Be>K|NHL"H>Mb"GQ<%E@NM>A#L>C#DMFLC="G>8D_NA"G>Eb%E"J_NA"F"Gb)AA>39)9U8=G]NA>A#L>A#D"E"J^E="E"Fb,AA#DL"D>6Be%F>7J[NA"F>9#A[NA"D>.c>6Be>K^NA"D>7;e>uAc>6Be>Y{NA>B#DMFL"H>Mb"GQ8|BMLLC="G>8C_NA"G>Fb%E"J_NA"F"Gb%D)AA>9+9G8]8#Hg"D,AE>9*AgfNA>A#L>A#D"E"J^E="E"Fb,AA#DL"D>6Be%F>7J[NA"F>9#A[NA"D>.c>6Be>K^NA"D>7;e>uAc>6Be>Y{NA>B#DMEL"H>Mb"GQ8|BMKLC="G>8D_NA"G>Eb%E"J_NA"F"Gb)AA>9=9/8]9(G]NA>A#D>A#I"E"J^E="E"Fb,AA#IL"I>6Be%F>7J[NA"F>9#A[NA"I>.c>6Be>K^NA>A#L"I>7;e>uAc>6Be>Y_NDL"H>Mb"GQ8|BMJL>A#L"I>OcL#E>D#DL"H)A(%K)AI%F"K)AA[E="KQ9"BL"K)AE"F>Mdb%I"E/AE"I"G/AA"I"F>Eh"D>If"D"L>Be f>Qb/AI"K"F>Bb%L/AI"M#DMEL"E>9#Be>uAc>6Be>Y_NA"H>Mb"GQ8|BMFL"H>Mb"G>AQ9EBMEL"H>R<AQ"H"G/AM"H"G>Bb/AUMDL"H>Mb"G>NQ9EBMCL"H)A!#J"H)AX#F"PE="D#M"N#ID=CjC=C=C=C=C=C=C=C=C=C=C=C=C="E"J|NA"E"Fb,AA%G>"_E="E#DMCL"E>Bb%D"J|NA"G>"]NA"D"Fb,AA%G>"_NBL"O"EQqB%D"J|NB"D"Fb,AA#GL"G>6Be%E>9!A[ND"E>5A[NB"E>+[NIL"M>Bb"L[NG"I>Be@NBMDL"I>BeND"M>Bb"L[NHL"H>Mb"D>GQ9EBMML"I>Be@NC>B#N"M>Bb"L[NKL"H>Mb"D>FQ9EBMKL"L"M{NE"K)AE"M>Mdb%I)AE#M"I"D>Bb%E/AE"I"I)AI"L>Ehf/AI>A"K)AI%L"M{NFZ"K)AE"M>Mdb)AI>He>E[MFL"L"M{ND"K)AE"M>Mdb%I)AE#M"I"D>Bb%E/AE"I"I)AI"L>Ehf/AI>A"K)AI%L"M{NEZ"K)AE"M>Mdb)AI>He>E[MEL>B#N"I>BeNGMBL"L"M>Bb]E="D>Bb#D"I#NMGL>B#N"I>BeNFLC="D"J|NA>A#NC="D"Fb,AA%E>+cOPBGGGGGGGGGGGGGBAL"E>5A[NA"ENFL"H>Mb"D>BQ9EBMFL"D>Bb#E>j#M>AL#I"P>Bc%PNALLLC=C="E"J|NA"F"E%Db,AA%I>"_NB"D>Bb%D"J|NA"I>"]NA"D"Fb,AA>"_NBL"O"EQqB#DL"H)A+%F"E|"D"F|eNA"H>Mb"D>NQ9EBL"H,AQ%I>S]E="H)AM#F"H)AU#E"B"IQ7 #DL"B"I<AX"B"D/AU"B"E/AQ"B"F/AM"A"C*AA:AA"A"C)AI/AI"A"B*AE:AM"H>.b(AL8|WCSjD8G&A>pBc%G(A>3ttA)AA#I"B"C"D"E"FQBC=>8[wtA)AA%PNA>8PwtA)AAE=>B#FC=>3ttA)AA%H>nwtA)AA)AA%E"Ib"D)AIc%I^NA"H"Ic%H>A"D)AM%D"Ec"D"E^"D"C)AE_f%D ]NA>2ttA)AA"Ib>B"C)AA"Eb"D "HQ9UB>A]#FL>vxtA>vxtA)AA"Fb/AAL>qwtA)AAE=>9CxtA7OAA#X"A*AQ>8XxtA7OAA>kxtA>J>I"A)AI%E %AQ3B>nxtA)AA#D"AE=>lxtA)AA"Db>9 8"tA>9T8"tA"E "A4KAAL>nxtA"A"Db/AA8F"X8E>kxtAQ9QB>kxtA>OQ3B>nxtA)AA%A>lxtA)AAb%D>9*8"tA*AA:AA"D>9:8"tA*AA:AG>nxtA"A>Ob/AA>pwtA)AA#E>kxtA>qwtA)AA%AQ3B>nxtA)AA#DC="A@%FNA"FNA>lxtA)AA"Db"E"A4KAAL>nxtA"A"Db/AA>kxtA>CQ3B>nxtA)AA%A>lxtA)AAb>5U7QAA>nxtA"A>Cb/AAL>8XwtA)AA%A>owtA)AA>Eh%Db#Q"G>7Nb#R"A#FD="D@NB"D>Qc#D"F,AO"F>Qb#F>D^NAL>9;vtA)AA#N"G>2vtA)AA%O/A!"G"N/AX"G>A/AI"G?kkkktA:AA"G"C)AI/AU"G"C*AA:AM"G>kkkk8A/A7N"B,AQ#S"B)AE#T"B)AI#UD=C=C=C=C=C="Q"A%B]E="B>Qb#A"B,AO>D^NG"U"B,AM%D{NG"G>9VAb"S"B"T"D>qCdb%D)AM"D,AQQ7*>A#D"G>A/A~"G"G,A7)<A7?"G"G,A7.<A7>"G"G,A7-%I<A7="G"G,A7,<A7<"G"G,A7*<A7;"G"G,A7+<A7:"G"B,AO%E<A}"G>C?kkkn8TptkB"E>Dh8>n8/"E>I| <A7/Cj>U"G)A7N>kkkk8A[NAZ"G>"b#D"R"E>Dc>E{NAZ>A#D>UL#J>8[xtA*AA#X>8[xtA?kkkkQ:AA>8axtA>A/AA"G>A/A7}"G"X:A7]"D@NE"D)AM#H"B)AA#K>A#E"D)AQ%FOCDCBL"G)A7N%A>A7YE="G)A;"A>EhQsBL"G)AA%A@NG"G)AE"A>EhQsBMGLD="E"F>Bi%L"Eb%E"H"E>Mdb)AA"K_ #E"F"Lc%F>B_NALL"E"H"E>Mdb)AA"K{b%E"E>A]c#FL"G"D)AQ/AoB"G"D5AAA5LAnB"G>3Ab"J"FQ[MBL"G"O/AoB"G"N/A8XB"G"C)AI/A8TB"G"C*AA:AnB"G>3Ab"G"B)AIQ[L"G>nBb"G)A8A"G)A8E"G>9-Ab%DQ7[C="B,AO>Dc>6Be>E_NA"B,AN>6B[NA>kmtA"N"B)AI%B>Mdb"B"O| )AI>He>G[NA"I>A"I>9PA^ >6Be>Md,A8Qr=%B>A"B>7T^ >Yd%B>9^8)tAb"B,A8Rp="DQ8~BL>A#D"G)Ad%J"G)A7}%EQ8/B8/#I>8:xtA)AA#KC=C=C=C=C=C=C=>rxtA)AA%BOCBCAL>8%xtA)AA#L>pxtA)AA#V"B#FD=Cj"I"K"F>Bi%W"Db%7A>Dhb%H)AA%M]E="I"M^MBL>A"V"H)AE%H{NAZ"G"L"H>!db%H*AM:A8E"G"H)AU/AlB"H)AE"H)AI#H"G"G)A~/AoB"G"G*A}:A8TB"J"H"E"E"H_ Q9UB%M"H"Ec"M %HE="H>A7YMBLCj"G*A8E%X?;m"X?k9aD8J?)ml"X?kk4H8J?Xm"X?kkk9{P8J?Imll"X?In?kkk9{P8J"X?Xn?kk4H8Jl"X?)n?k9aD8J"X?;nlll%Y"G*A8TB%X?;m"X?k9aD8J?)ml"X?kk4H8J?Xm"X?kkk9{P8J?Imll"X?In?kkk9{P8J"X?Xn?kk4H8Jl"X?)n?k9aD8J"X?;nlll%X7"E=>A"G)AlB%H>68H4He>I8A"H>X8A>68H4Hef8>%Y"G)AoB%H>68H4He>I8A"H>X8A>68H4Hef8>%X7"NBZL>j>B"X"Y7) L>A7YL#H"D"7A"H #D"F"Wc%F>B_NALMBL>pxtA)AA%H>9-H|NBMCL"K"D>Dhb%H)AE#FCj"I"H)AA%H]E="H"I_"H"I^cMBL>6B>pxtA)AA"F{NAZ"G>8%xtA)AA"F>!db%H*AM:A8E"G"H)AU/AlB"H)AE"H)AI#H"G"G)A~/AoB"G"G*A}:A8TB"J"H"E"E"H_ Q9UB%J"H"Ec"J %EE="E>A7Y"E>A7XcMBLCj"G*A8E%X?;m"X?k9aD8J?)ml"X?kk4H8J?Xm"X?kkk9{P8J?Imll"X?In?kkk9{P8J"X?Xn?kk4H8Jl"X?)n?k9aD8J"X?;nlll%Y"G*A8TB%X?;m"X?k9aD8J?)ml"X?kk4H8J?Xm"X?kkk9{P8J?Imll"X?In?kkk9{P8J"X?Xn?kk4H8Jl"X?)n?k9aD8J"X?;nlll%X7"E=>A"G)AlB%E>68H4He>I8A"E>X8A>68H4Hef8>%Y"G)AoB%E>68H4He>I8A"E>X8A>68H4Hef8>%X7"NBZL>j>B"X"Y7) L%E>A7Y"E>A7XcL>6Be%EE=>pxtA)AA%H>9-H|NB"D"E>6B[b#DMCL"B"D{ND"F>pxtA)AA|ND>8%xtA)AA"F>!db%B"B)AX>Bb/AXMDL"H>!d>19YBc#F>8%xtA)AA%B>9 9YBb#E"B>19YBb#D>9,H#BD="F@NC"D*AM#X"F>!c#F"B>Bb#B"E>!b#E"D%I>!b#D"I)AU"G)A~g8>"X"G*A}8Kl?A7#NAL"B"H|NC"E"E)AA>Bb/AAMCL>qxtA)AA"B[Ej>qxtAQ9&B>8:xtA)AAF"KL"D>Dhb#EC="B"D{NA"B"Dc>Dh%D@NA"E>Ib"E"D4KAAL"E"H/AE"E"I/AA>rxtA"B>Bb/AA"G>9 Ab"G)Ad"G)A7}Q8UBMBL"G>9 Ab>8|8UtA>BQ8UBL"G"G)A7}/A8TB"G"G*A7]:AnB>8[xtA)AA%BE=>8{xtA)AA"BQsBL>8axtA"G)A8TB/AA>8[xtA"G*AnB:AAMALAL"G>pBb(A"P@L8/TC jE8G&A>.c%L(AC="D@NA"A)AU#X"A)AM#M"A)AQ#H"A)AX,A,#E"L?A:AX"A>Mb#O"C>A"C>6Be>P^ >6Be>7Rd>8X8|tAb%J"E>Bhb-AC#I"A-A"#P"A)A!)AkE#SC=C="B"H|NA"B"Mb,AA%G>"_E="B#FMCL"B>Bb%F"H|NA"G>"]NA"F"Mb,AA%G>"_NBL"H"O"BQqB%F{E=>A#IMCL"F"Mb,AA#GL"G>%]Ej>AF"D>Bc#Q"P"I>jge#Y"J>%b#V"J"E>Bhb#W"J,A7P%7A>Md>lrtAb#Z"J,A<% "7Ab>9PA_#!"H#B"M#D>A#PC=D="F>Bb#GC8G?A"F"H|NAZ?A"H"Gc>I^NAZ"G"Mb*AAL##CjC="!NA"P" |NA"Z"P>Mdb,AJ%E>A"E>7T^ %K>Yd%I,A8Rp=>Bb#E"I*A9^8)=#7DC=?B"K8>m%"?8Vu8U9-9H9}k8 )8J7!E="7D"#7#NC?A#7DC="H"F>Jb%K^NA"H"Kc>I^NA"K"Mb*AA#7DL"E>I[NB"I>9^8)tAb%K*AI#%""?9*9E9=8L9Ck9^9-W8J7!E="E>Q[E="7D"%7#NEMDL?A#"C="H"F>Rb%I^NA"H"Ic>I^NA"I"Mb*AA#"L"7D"%7#ND>tB"E>Dhc%E>7U_ND"K*AQ""8K"E8>m7!NCMDL"7D"%8K>kB"E>Dhc8>m?A7#NCMBL"7D"#8K>tA"E>Dhc8>m?A7#NBL>B#E"PMBL"L"X/A+"L"H/A)"L"M/A("L>Qb"J"L>(b"G"#Q7V"L)AQ#E"L)AUL#KC=C=C=CjC=C=C=C=C=C=C=C=C=C=C=C="E>B[E=>B"K>Pe%7Bh%R"W-AGe@NBL>A#I"A"F"S"L>XbQ7O%F@NT"A)AM#E"F"A)AQ%G|NC"E"Fb,AA%B>"{NB"F#DMDLC="H"F"K"7Ab%E>A"E>6Be>9PA^ >6Be>Md%7C,A8Qr=%E>A"E>7T^ >Yd,A8Rp=b%F>Cb%E_E="E"Mb,AA><[NBL"A>B<A7F>A#IMTL>A#I"R"U"YfeNSC=C="F>Db%G"B|NA"D"Gb,AA%F>"_E="G#EMCL"G>Bb%E"B|NA"F>"]NA"D"Eb,AA%F>"_NBL>A#F"O"GQqB%E"B|NA"D"Eb,AA#FL"K>Bb#P"R"Uf#U"W-AK"Re#BC="N>B[E="BNG"V"T>He>Bhb-AA"Re@NB>B#N"A"E"F"QQ*%ENH>AMNL"BNFLC=C=C="7C>lrtAb%B,AI>BcOHAGGGGBCGL"F>6Be>%]NF"A"E"BQh%ENHMIL"F>6Be>%]NE"L>Ib"B,AL%D"A)AX,A,%F"O"E>BbQ7U"L)AI>B[E="L)AM#B"N>B"K #NCj>A"D>F|NAZ>A"B"D>Kd>v8)tAb%D"Fb,AI%F>A"F>J^%F |NAZ"D>B"F "Bb,AA%D>A"D>7T^ >Yd,A8Rp=L"Eb>Cb%E@NI"T"B"K #TMHL"A"E"BQ7}%ENGMHL"F>6Be>9~A]ND"A"E>Bb"B,AL"QQG%ENFMGL"F>Bb%D"G|NA"B>"]NA"D"Eb,AA%B>"_NBL>A#B"O"FQqB%D"G|NA"D"Eb,AA#BL"A"D"B"QQ*%ENCMPL"A"E"F"B"QQW%ENBMCL"A,A7E@NN"A"E"F"QQ*%E@NBL"A)AM#D"E"A)AQ%B|NC"D"Eb,AA%G>"{NB"E#FMDL"N@ND>AMEL"E>Bb%F"B|NA"G>"]NA"D"Fb,AA%G>"_NBL"B"O"EQqB%F{E=>A#GMIL"D"Fb,AA#GL"G>+]NG"F>Bb%E"B|ND"D"Eb,AA%G>"{NC"E#FMEL"J-A7L"7BiL#B"A"B"A,A7Ff>Be<A7FMGL"F>Cb%F"B|NA"G>"]NA"D"Fb,AA%G>"_NBL"B"O"EQqB%F{NE"D"Fb,AA#GL"G>%[NALMCLC="A-A"%P@E="A)A!#MMBLC="N>Be@NA"U"V"T>He>Bhb-AAe@NAMDL"A)A!%M)AkE%E"S[NA"E"S^"E>tA_f%HNAC="N>B[E="J,A7Q"T>Hei>BeNBL"A,A%>D>B"A,A7E ^NB"J,A7O>B]ND>E"M"S>Dh%Ib"H #H"E>Dh"Ic#E>B"D"B"A)AU%D^%B #O>A"D"B #Q"A)AX#KD="E@NC"H)AA#B"H)AE#D>A#I"E>Ic#E"H>Ib#H"C>B"O"B>Bb%Bb"D>Bc%D"B^"D"Q_f%R >A"D"Bc"R "K,A,Q8?B@NALMDL"A,A%NC>B#NL"M"S/AkE"T>HeL#B"G>5A]E=>A#IMBLCj"A,A7E@E="J-AO%C"N>Be@NBZ"J"B>Bhb-AS"CfMBL"J-AO#C"J-AQ"N>BeEj"J"B>Bhb-AS"CfF"CL"PefL"J"A)AX,A,>Bhb%B-AG"Uf"B-AKf>jge%C>66DeE=>A#ICj"J,A<%B>Md>A"B"J,A7P%Eb>zA^%B %DE="E>Md>lrtAb>B"B >Eb#B"C>66De#H>A#CD=C="B,AA%E>D[NA"H"C>Pei>Be@NA"A>I"E"E@>AQ9AB@NA>BMDL"B>Mb#B"C>Bb#C"D>Mc%DNALL>ALNBL"F>Bb#IL"L>.b(A"ILmVB,j&A>kCc%G(AC=C=>kmtA"B)AM%Z"C>Mdb%H"C"B)AQ%7A| )AI>He>F]E="A>A/AAMBL"G>A/A;"G?kkkktA:A.C=C=C=C=C=C="C"7A^E="C>Bb%K"H)AI%C>Ei>A"C>He>F[ %"^NBL"B)AU%B>Ub#K"B)AU#C>E#HMBL"B)AX%S>Mb##"B)AU%J>Xb# "D>E"D)A9JB%C>J^%H >Ub#%"C>A"H %&>Xd#("B)A!#!"D,A9>B#7E>E#7BD=>kmtA"Z"K>Mdb"K"7A| )AI"G>F/A7]"G>k8UtA/A~"G>F/A7<"G>9B8VtA/A}"G>H/A7+"G>8{8VtA/A7&"G>I/A7!"G>r8VtA/A7Z"G>C/A7X"G>8K8UtA/A7W"G>C/A="G>8"8VtA/A7R"G>pBb%C"B"K"G>7Rb>GQ7%"G)ApB%7G>C[NF"G)A9MB#)"G)A9JB#7C"G)AvB#*"G)AtB#T"G)A8{B#7H"G)A8[B"G)ArB#+"G)A8:B#,"G)AqB#7JCj"J)A"%W"G)A8aB>Be@NAZ"C"B"G)A9CBQ8;B"G)ApB@NG"W"G)A8{B%P"G)A8aB%-|NAZ"G)A8[B#."G)ArB#7K"W>Bc#7DD=>kmtA"P>Md%C"7Kb>Mb"P>Bb%N".| )AI"G>A/Ah"G?kkkkQ:Ad"G>kmtA"C"Zb"P"7A| %C)AI/A8:B"G"C*AA:ApB"B"G>pBb"G>9;AbQ8 B"G)A7}#U"&@NG>Ei#P"G)Ah#I>A#K"(#H"%#CD=C="C,AA%L>A"L>9PA^ >Md,A8Qr=%L>A"L>7T^ >Yd%L,A8Rp="I[E="L>9^8)tAb"U"IQ9UB@NBL"C>Xb#C"K>Bb#K"H>Xc%HNBMILL"E>6Be"7E]NG"J)A"#H"J)A!%I#CC="WE="H"7D{NB"I"7D>Fhb>"b#CL"C"I"H>Fhb%H[NAD="C)AA@E="C,AE"K>6Be[NJL"C>"b%C"H]NALL"G>E/A8%B"G>8}8UtA/AoB"G>G/A8XB"G>8)8VtA/A8TB"G>D/A8PB"G>8%8VtA/AnB"G>C/AlB"G>8"8VtA/AkB"G>C/A8E"G>o8VtA/A8A"G>pBb"B"N"G>9{Ab>FQ7%"G)ApB%C>C[NG"G)AvB#I"G)AtB#H"G)A9CB#N"G)A8aB"G)A8{B#L"G)A8[B#M"G)ArB#R"G)A8:B#V>A#XCj>A"C>Be@NAZ>B"B"G)AqB%Y>8-8VtA>EQ9<BNAZ"B"Y>8;8VtA>DQ9<B@NH>CL#Y"V>BeE="G>)b"B"RQ8@B"G)A)>B]NH"G)A+#XL"G>pBb"B"M"LQ8D"G)ApB>B]NG"G)A8:B#L"G)AqB#R>B]Ej>AF"G>"b"B"NQtB"G)A(>E]NH"G)A")AA>39)9U8=G]NH>BL#Q"G>pBb"B"H"IQ8D"G)ApB>B]NG"G)A8:B#I"G)AqB#NC=C="V>B[%V@E="M>B[NJ"QNJ"I"N_NB"C>B]NJ"H>B[NJ"B"R"LQ7.@NJMCL"I"N{NIL"B"R"LQ7.@NH"K>He>Xd#M>B#C>A#HC="I"N^NA"I"J)A+_NA"J)A)"Nb#C"I"Nc#HL"D"Mb#M"Q>B"V E="M,AW>H[NI"G>pBb"S"C"H"M"!)AMQ7,"G)ApB@NIL"M,AU%M>A"M>9PA^ >Md,A8Qr=#MC="!,AQ>G{E="G>1Bb"S"C"HQ7"MBL"G>3Bb%7L"C"H"SQ8*B"G>pBb"#"7LQ#C=C=>kmtA"S)AQ%C>Mb"S)AU%H>B{ )AANA>kmtA"C>Xb"H>C{ )AE"G)A4B]NA"H>D]NA"S,A(>S[NBL"G>A/A1BMBL"G"G)A4B/A9-B"G"G*A3B:A1B"G>D/A2B"G"C/A9;BL"G)A1B@NH"G>1Bb>kmtA"G)A9;B>Mb"G)A2B>B{ "M>A"M>7T^ >Yd>9^8)tAb%C"C,AXQ8A@NHL"J)A"%H"J)AX[E=&A>Qc%C(A"C>Ib" " )AA>B>E>"QoB"C)AI>8Hkkk8A]NK"C>Qb(AL"J)A!"H>Fhb%C"Q<A7C"C"V<A7B"C"Y<A!"C"X/AX"C"I/AU"C"N/AQ"C"L/AM"C"R/AI"C"K<AE"C>A/AA"J"H>Bb/A""G)Ad%CE="U"CQsBL"P"-^NAL"J)A"L#NCj"T"7Ce>A"F @E="7C>B[NH>A#P>A"T>B]NBZMHL"G>Xb"D"EQ7^"G,AX@NG"G>pBb"B")"D"G,AY>AQH"G)ApB@NG"G)A8:B#P"G)AqBL#U"7G>B]NF"G>Qb"B"7JQ8@B"G)AQ>B]NF"G)AU#L"G>pBb"B","+Q8D"G)ApB>B]NF"G)A8:B#R"G)AqB#Q>A#I>A#H>B[E="G>Ib"B"7HQtB"G)AM>E]NG>B#H"G)AI)AA>39)9U8=G]NGL"T>B[E="G"B"*Q8@B"G)AA>Be@NG"G)AE#IL>Ei#K"G)A.%T"O[E=&A>Qc%C(A"C>Ib"G>.b"T>B>E>+QoB"C)AI>8Hkkk8A]NI"C>Qb(A"G)A7N#7BL"7B"O>+db%C"H<A)"C"I/A("C"P/A""C"U/A!"C"N/AX"C"W/AU"C"R/AQ"C"Q/AM"C"L/AI"C>A/AA"G"O>Bb%O/A;"K""^NAL"J>Ub#K"G)A7N#H"J)AM"J)AU%Cc"O^E="J>Mb"C"O>E>+Q9-B"J)AU#BMCL"C#B"ONB>A#OL"C#BMBL"O>+d%D@NA"J)AQ"B>+db"H"D4KAAL"A"C/AE"A>B/AA"K"B"Ob%B/AA"A"B/AI"G>A/A;"G)A.%A@NC"H"A>+dQsBMCL"G)Ad%B@NA"U"BQsBL"A>A/AA"G)A.%A@NA"G)A7N"A>+dQsBL"G>kCb(APL"C)AMAL9OSC7CjE8G&A>8TBc%F(AC=>kmtA"A)AM%T"B>Mdb%I"B"A)AQ%O| )AI>He>E]NA"A)AU%P)AM,A9>B"C>6Be]E="B"O|NB"B>Bb%E"I)AI%I>Ei>A"I>He>E[ %Q|NB"A)A"%I)A7<#R"I)A)#V"D)AU>Ih#W"D)AQ#P"D)AM#M>A#ID=>kmtA"E>Md%K"Tb>Mb"E>Bb%G"O| >kmtA"K"A)AM%Nb"E"A)AQ%K| %H)AI#SC8G?A"A)AE%7A"H)AA%X>Bb%J^NAZ?A"7A"Jc>I^NAZ"A)AA"Jb*AAL#%)AIC="S>IeE=>B#LMBL"L?B"%?j>H"H)AE"Xc>Cc%H"H>H| >Dh8>m?j8K8J"H8>8K?8Y9{8;9}8 8~9"8#8(j8G?<nm%%"&8J?A7#f#L"%"&l#&L"F>Qb"A"C"EQ7J"F,AQE="F,AR%H>A"H>9PA^ >6Be>Md%S>lrtAb#JC="S,A8Pr=>H]E="G"K|NB"E>Cb%E"N"G>Mdb)AI%G>Ei>A"G>He>F[ %H|NB"J,AL%G>A"G>9PA^ >Md,A8Sr=#J>A#GD="F"P/A)"F"M/A("F>A/A+"F"E/A!>kmtA"N"E>Mdb"E"K| )AI"F"G/A""F>B/AX"A"E"J"F>XbQI"G>Bb#G>Ei%E"H^NALMBL"F"P/A)"F"M/A("F"D*AA:AX"F"D)AI/A""F"W"H>Bbf/A+"A"G"J,AL"F>XbQIL"I>Bb#IL>Ei%E"Q^NALC="V"A)A"%C)A)|E="I>B7Y"C)A7<"R_e"LeNBMDL"L>Be@NCL"A"BQlBMBL"A)A!%K>A/AqCD="F>Xb"Eb%C>A/AA"C>A/AI"E>Mb%E>1A]NALC="B"O|NA"B>Bb%M"I)AI%C>Ei>A"C>He>E[ %X|NA"K>8%Cb#W"P>Xb#I"A)AA#Q"A)AE#ND="T"M>Mdb%C>Mb#G>kmtA"C"M"O| %E)AI#U?A#%"N"E)AA%R>Bb%C^"N"Cc>I^f%Y@E="C"Qb*AA#%L>kmtA"G"M>Bb"O| "E)AE#SC="U>Ie%ZE=>B#VMBL?B"%?j>H"S"Rc>Cc%E"E>H| >Dh8>m?j8K8J"E8>8K?8Y9{8;9}8 8~9"8#8(j8G?<nm%%"&8J?A7#"Vf#V"%"&l#&L)AIC="P)A7R%!@NA"N"R>Rb%E^"N"Ec>I^f#7B"N"R>Jb%G^"N"Gc>I^f#7C"C"Qb#7D"E"Qb#""G"Qb##>A#G"F>Xb#E"I#CD="G>I[NB"C)AA#H"F"U/AkB"F"S/A8E"F"R/A8AC=C=C=C="Z@E=?A#%"Y@E="7D*AA#%L"H,AX%7A>Bb#J"H*AA#("7A>H^NB"%"(7#NE?A#%"7C@E="#*AA#%L"J>I[ND"H*AI#("7A>P^NC"J>Q[E="%"(7"NEMFL?A#7E"7B@E=""*AA#7EL"%"(7#NE>tB"J>Dhc%J>7U_NE"H*AQ"7E8K"J8>m7!NDMEL"H"A"F>9{AbQ7&NCMDL"%"(8K>tA"J>Dhc8>m7!NBMCL"%"(8K>kB"J>Dhc8>m?A7#NBL"E>B/AA"E"L/AI"E"M/AEL"C>Eb#C"E>Mb#E"!"G>Bb%G]NALL"W)AA"L[E="WQ9*BL"K)ApC"L>Chb"M/AA"K"L>Bb%L/AqC>Ei%C#M"C"X^NALL"K"V<A2B"K"&:A9-B"F>9{Ab"A"DQ7]C=C="F)A8A%E"F)A8E%C[NA"F)AkB#ID="I"E)AA]E="C"E>"b%E]NBMCLL"E,A7C>C]NBL"P,A8*C@E=>A#ED="E>1A[ND"F>Xb"Eb"E>Mb#E)AA@NALL"P,ApC>B]NA"F)AX>Bg#C"F)A(#I>kmtA"TCj"P,AQ>B[E="C"Ie@NC>B#G"F)A)MBL"C"If>BeNB>A#G"F)A!L%L>Bb%C"P"G>!db)A7+%J>Bhb%I>Mdb"I"O| %H)AE#M"H)AA#N>kmtA"T"L>Mdb%E"L"O| )AI#T>kmtA"E>Mb"C"O| %E)AI#Q"E)AE#O"E)AA#K"P)AM"G>Xdb%R,AS#EC=C=C=C=C=C=C="H)AI%H>He>CcOEABCEDL"EOGEFFFFEFL"E>J_ND>B"Eh>pHe@NDMEL"E>J_ND>B"Eh>8HFeNCMDL"ENCMBL"E>Bc>H^NBLCj"J@E="C#I>BMBL"H"Qg>P_NB"P"G>B>B"A)AA"A)AI%E"A)AE_%H %J"Kb"K"N_"N>A"E"H %E_f%H >A"N"Kc"H >B"J"Mb"E"O^"M"O_f%E >A"O"Mc"E Q8#BL"T>IeNA@NA"A"L"G"IQ9SBMCL"A)A",A~NA"F"A)AQ/AnB"F"A5AAA5LA8A"F>Ib"F>9{Ab"C"R"P)AUQ8E"F)AI>B]NA"A"L"G"F)AM%DQ9SB"A"C"GQ8)B&A>.c%B(A"B"G/AM"B"A)AQ/A""B"A5AAA5LAQ"B"A/A)"B"B>Mb/A+"B>Qb"C"D"B>)b>q8#tAQ7:"B>.b(AMBL"A"B"D"F>XbQAL"F>8TBb(AL8QRC jE8G&A>8[Bc%F(AC=>kmtA"A)AX%R"B>Mdb%G"B"A)A!%M| )AI>He>E]NA"F>kC7QA+"C>A"C>6Be>P^ >6Be>7Rd%E-A8(8|="E-A8"8|=f#H"E>8(8|tAb#S"E>8"8|tAb#T"E>8X8|tAb#N"F>+b#J>A#ED="D"Jb#L>B#D"U"S"L,AA>Bh%Lb-AA"L"Tb-AAf"Hgf#U"E>Be>B#E@NAL"C>6Be%C>Bh"C>P7{>7Cdc>z8XtAb#C"N-AQ#E>A#L>9OB#DD="C"Db-AA"Lf#L"D>2Bb%D>8(H]NALC="L"E"Ue%Vf>66De@E=>A#DD="F>(b"Db>A/AA"D>Ib%D>kB]NALMBL>A#DD="F>(b"Db>A/AA"D>Ib%D>kB]NAL"B"M|NA"B>Bb%D"G)AI%C>Ei>A"C>He>E[ %P|NA"A)AU#W"A)AQ#J"A)AM#I"N,A<%7A"N,A7P%Cb>zA^#X"C>Md#Y>lrtA#H>A#ED="X"E"7A^e#Z"H"Yb# D=>kmtA"R"D>Mdb%C>Mb"D>Bb"M| )AIC=C=C=C=>kmtA"C"D"M| %C,AI>Ie@E=?A#7DC="J"C)AA%Q>Bb%K^NA"J"Kc>I^NA"I"Kb*AA#7DL"Z@ND" ,AJ%C>A"C>7T^ %C>Yd%O,A8Rp=>Bb#G"O*A9^8)=#7C?B"C8>m%"?8Vu8U9-9H9}k8 )8J?A7#NC"7C"7D7#ND?A#7CC="J"Q>Jb%C^NA"J"Cc>I^NA"C"Ib*AA#7CL>B#H"E#C"G>I[NE"O>9^8)tAb%O*AI##""?9*9E9=8L9Ck9^9-W8J?A7#NB"G>Q[E="7C"#7#NEMFL?A#"C="J"Q>Rb%C^NA"J"Cc>I^NA"C"Ib*AA#"L"7C"#7#ND>tB"G>Dhc%G>7U_ND"E#C"O*AQ""8K"G8>m7!NEMDL"F>Xb"N"A>Mb"CQ8"B"F)A!#C"F)AX#HMDL"7C"#8K>kB"G>Dhc8>m?A7#NBMCL>B#H"E#C"7C"7D8K>tA"G>Dhc8>m7!NBL"F"W/ArB"F"J/A8:B"F"I/AqB"F>Qb"N"F>qBb"K"7DQ7V"F)AU#C"F)AQ#HL>Ei#G"H>Be@E="G%D"P^NBMDLL"F>(b"C>Pe>Dhb%E"D/AE"E>B/AA"C>Bb%E>Md>lrtAb#H"G%D"P^NALL"N,A7P#J"F>rBb#H>A#G>A#CD=C=>B"C>Peh%I"Ve@NA"F>(b"Gb)AANA"F>kC7QArB"C"Jb#M>A#D>A#ED="S"D"Hb,AA%D>Bh%Kb-AA"K"Tb-AAf"Ie@E="A"D>C"M"BQ8aBL>B#D"E>Be>B#E@NALL"C>Bb#C"G>Ib%G>kB]NAL"B"A)A!%R|NA"B>Bb%E"A)AX%V"B>Mdb)AI%B>Ei>A"B>He>E[ %P|NA"F>rBb#W"J>Md#7A>lrtA#D>A#M>A#CD="D"7Ab#X"A)AU#Y"A)AQ#G"A)AM#I"A)AX#Z"A)A!# "E#DD=>kmtA"D>Md%B"Vb>Mb"D>Bb%!"R| )AIC=C=C=C=>kmtA"B"Zb"D" | %B,AI>Ie@E=?A#7DC="G"B)AA%Q>Bb%K^NA"G"Kc>I^NA"I"Kb*AA#7DL"N,A<%B"Jb>9PA_ND"B"C{ND"X,AJ%B>A"B>7T^ %B>Yd%O,A8Rp=>Bb#E"O*A9^8)=#7C?B"B8>m%"?8Vu8U9-9H9}k8 )8J?A7#NC"7C"7D7#ND?A#7CC="G"Q>Jb%B^NA"G"Bc>I^NA"B"Ib*AA#7CL>B#H"C#B"E>I[NE"O>9^8)tAb%O*AI##""?9*9E9=8L9Ck9^9-W8J?A7#NB"E>Q[E="7C"#7#NEMFL?A#"C="G"Q>Rb%B^NA"G"Bc>I^NA"B"Ib*AA#"L"7C"#7#ND>tB"E>Dhc%E>7U_ND"C#B"O*AQ""8K"E8>m7!NEMDL"F>Ib"N"A>Mb"BQ8"B"F)AM#B"F)AI#HMDL"7C"#8K>kB"E>Dhc8>m?A7#NBMCL>B#H"C#B"7C"7D8K>tA"E>Dhc8>m7!NBL"F"Y/ArB"F"G/A8:B"F"I/AqB"F"N"F>qBb"K"7DQ7V"F)AE#B"F)AA#HL>Ei#EC="H>B[E=>B"B>Peh%I"U"M>jgeeE="F>kC7QArB"B"Jb#K>A#H>A#CD=>A#GC="S"H"Wb,AA%H>Bhb-AA"Ie@E=>B#G"T"H>Bhb-AA"Ie@NBL"A"H"G"K"DQ8aBL>B#H"C>B#C@NALL"I"Le@NB"B>Q|NB"F>(b"B>Dhb%C)AA>B]NB"C)AE"D]NB"A"!"B"JbQ8OBMBL"P"E%D_NBMDLL"I"Mf#M"B>Bb%C>Md>lrtAb#D"E"P^NALL"F>8[Bb(AL9.RCLjB8G&A>.c%H(A"C,AA%P#I>6B#JC=CjC=C=C="P>BcODABCEL"C,ABMCL"C,AB#I>9aB#JMCL>5BL#J>A#IL"B,AI#G"B-A7M#K"B,A7O#N"B,A7L#L"B,AJ#M"B)AE#O"B,A!#Q"H>A7QA7F"H"Q>C]<A7E"H"D<A("H"O/A""H"I<A7D"H"J<A7C"H"M<A!"H"L<A "H"N<AZ"H"K7QAX"H>j"G"G>9"A[ <A7B"A"H>Xb>QQ9VB"B)AA#B"A>BQ9^B"A"A)AI%D>Bb%N/AI"A)AE"D>Chb"B/AA"A>CQ9^B"A)AE"A)AI%B>Chb?A:AA"A"B>Cb/AIC=C=C=C="F,AR%J@"F,AQ%L>J[e%M@E="E)A=)AU,AK>C]NBL"E)A)%BE="B>Bc#I"E)A("B>Chb>Ec#B"E)A+#GD="G"B)AAc#G"B>Ec#B"I>Bc%I>j]NAL"E"G/A+"E>A/A)L>A#B>A#D"E,A7WNBMDL"H>Xb"E"F)AIQ["E)A)%B"H)AX%G"B"G^ #D"B"G_E="E)A("B>Chb>Ec#G"E)A+#ID="I"G)AAc#I"G>Ec#G"B>Bc%B"D_NAL"E"I/A+"E"D/A)"D#BL"E,A7W>B]NC"DNBL"E,A@#D"A>BQ9^B"A"A)AI%G>Bb/AI"A)AE"G>Chb"D>kkkkEf/AA>A#DMBL"D>Bb#DLC="E)A=%K)AU,AK>C[E=C=C=C="L>BcONEEAABEEEEEEAACL"H>A/A""H?kkkkQ:AX"K"F"H>XbQ7~"E>"b"H)A!%B"H)A"%FQ8TB"A"B"FQ2B"H)AX%F@ND"B"FQsBMDLCj"K)AI%J"K)AE_E="F)AA#I>A#J>B#F>AMBL"F)AA#I"K)AA#F"J@E=>A#J>AMBL"F,AA>7U[L#BD=C="B"J|NAD="B"Fb,AA>7F]NB"J"B>Bb%B]NALMEL"J"B%K^ND"B"J[ND"J"Bc#G"B"Fb#L>A#BC=D="B"Lb,AA>7F[NB"G"B>Bb%B]NAL"G#BLCjC="BE=>A#GD="G"Lb,AA>7S[NC"B"G>Bb%G]NALL"B"Kb%BMBL"B"Kb#B"G"KbL#G"B"I^NA"G"I|NAL"H>Xb"F"J"K"GQ7E"H)AX%B>kkkk8A[NC"E>"b"H*A!%R8/%F"R?"n8/%GQ8TB"A"F"GQ2B"B@NC"F"BQsBMCL"E>"b>M>A"B>tA| Q9;B"A>BQ9^B"A"A)AI%B>Bb/AI"A)AE"B>Chb"J>A"J>9PA^ >6Be>Md,A8Qr=>kkkkEf/AAMBLC="M@E="E>"b#F"E)AE%G"E)AI>Ehb#ID=C="B@E="G"I]NBMEL"B"I"Gc>Ei|ND"G"B>Ehb#GL"H"E)A=%B5AAA5LAX"H"B)AQ/A)"H"A"H>Xb"GQ7H"G>Qb#G"H)AA%BE="F"B"H)AEQ8TBF"F>M>A"E)A)>tA| Q9;BL>A#BMALAL>A#J>A#I>B#G"K)AX%F)AA%BE="F)AE#I"B#GL"E>"b#O>A#BD=C=C="B>Be@E="J>BeNF"I@NF"I>Cc#L>A#BD="B"Gb%M,AA>-[NC"L>Bc#L"I"B>Bb%B]NALMFL"J>BeNE"I@E=>B#J>A#B"G#F>A#IMCL>A#BCjC=D="B"Gb%F,AA%J>-[NB"I"B>Bb%B]NAL"I#B"GMBL"B>jg"Ib#I"F>BbL"G@NE"J>-]#J"G#F#GMBL>B#J"M>Bb#F"B"I>Bc[E=>A#B"F#G>A#IMBL"B>jg"Ib#K"B"Ic>Bb#G>A#BC=D="B"Mb%J,AB>-[NB>B#J"G"B>Bb%BbNAL"F#G"K%B#IMBL"L"Bc#I"J>Cb#G>A#JL"H>Xb"F"B"FbQ7-"O"H)A!%B"H)A"%FQ8TB"A"B"FQ2B"H)AX%FE="B"FQsBL>B#BMALAL"L>C]NA"F>M>A"E)A)>tA| Q9;B"A>BQ9^B"A"A)AI%B>Bb/AI"A)AE"B>Chb"J>A"J>9PA^ >6Be>Md,A8Qr=>kkkkEf/AAL"E"E)A."E)A+b/A."H"A)AI%B"Nc%E>Cc/A!"H"D/AXC="B"N{NA"A)AE"N>Chb#B>B>C"E>C^ #I"H>Xb#GD="B@NB"B"G)AA/AA"B>Eb#B"G>Eb#G"I>Bc%INALLC="P>D]NA"C)AE#F"HCj"C)AI%I@E=>A#I>B#J>AMBL>A#G>A#BC=D="G"B"Fb+AA>9Fj7Yb%G>)_NB>B#J"I"B>Bb%B]NAL>AMBL>A"B"B"I_%B #I>B"F"B #F>8/8UtA#J>DL/A("H"J/A""H"I/A!"H"F/AX"H>Mb"H>Xb>CQ8HB"A"H)AQ%A"H)AUQ9@B"H)AM%B@NA"A"BQsBL"H>.b(AL8?TCYjB8G&A>tBc%E(A"A)AE#S"A)AI%LE="S>;b#G>9CwtA)AA#F"L#KD=C="G>+c)AA,A9=B%H>C[NA"F"G)AAi>Be@NA>B"Hh"If#IL"G>qCb#G"K>Bc%KNALL"E>8IC7QA8(B>9 ttA)AA#K>0ttA)AA#H"E>8:Bb#F>A#GD="E>8(Bb"Gb,AA#J"E>9-ttA)AA/AQ"E>1ttA*AA:AI"F"HEj"E>Ib"J>Chb)AA%F"Kc%J>A"F"J| F>AL/AA"E>pBb#F"G>Bb%G>C]NAL"E)A8:B#H"E)ApB#J>owtA)AA#F>0ytA>EQ9^B>1ytA>1ytA)AA%G>Eb%K/AA>9 ytA)AA"G>Chb%G"J/AM"G"H/AI"G"F/AE"G"I/AA"E>A/AQ"E?kkkktA:AI"E>kkkk8A/A7&"E"B*AA%7B:Ah"E"B)AI%G/A8E"E>2vtA)AA%I/AlB"E>9;vtA)AA%H/AkB"E"7B:AU"E"G/A!"E"I/A("E"H/A""E"C)AI/A8TB"E"C*AA:AnB"A,AQ#G"E"D<A8XB"E"G<A8YB"E?kkkkkB:A)"E?A:A."E?I:A;"E>7Nb#7A"E>)b#X"E>3Ab#W"FE=>8XwtA)AA%I"F>Ehb# C=D="I,AM%D"L^E="E>pBb"E,A8YB"I"S"D>qCdb%D)AM"D,AQQ7*>1ytA)AA#K"I,AO#H"E,A8+B#T"E,A8*B#U"E,A8,B#V"E,AqB#J"E,A8-B#P"E,ApB#Q"E>A/A8[B"E"Q<A8@B"E"P<A8?B"E"J<A8>B"E"V<ArB"E"U<A8=B"E"T<A8<B"E"H<A8:B"E>C?kkkn8TptkB"H>Dh8>n8/"H>I| %!<A8;B>0ytA"E>8:Bb%D>MQ9VB"I)AA#Y"I)AE#Z>0ytA>CQ9^B>1ytA>1ytA)AA%G>Cb%F/AA>9 ytA)AA"G>Chb%G"Z/AE"G"Y/AA>0ytA>CQ9^B>1ytA>1ytA)AA%G>Cb/AA>9 ytA)AA"G>Chb?A:AA"E"W)AQ/A8aB"E"W5AAA5LA8:B"D"E>Ib"I)AI%MQ8:B#GC=>8L9a7U"Hi>BeNA"I,AN>6B[NA>kmtA"E)AkB"M>Mdb"M"E)AlB| )AI>He>G[NA>0ytA>BQ9^B>1ytA>1ytA)AA%D>Bb/AA>9 ytA)AA"D>Chb"J>A"J>9PA^ >6Be>Md,A8Qr=>kkkkEf/AAL>1ytA)AA#D"E"G/A8:B"E"D"Fc%N>Cc/ArB>9 ytA)AA#OC="D"F{NA"O"F>Chb#G>B>C"N>C^ #F"E>8:Bb#ND="G@NB"G"N)AA/AA"G>Eb#G"N>Eb#N"F>Bc%FNALL>A#GCj"H>C_%NE="D#F>AMBL>0ytA>BQ9^B>1ytA>1ytA)AA%R>Bb%F/AA>9 ytA)AA%O"R>Chb"J>A"J>9PA^ "P>A"P>9PA^ "H>C[%R >6Be>Md,A8Qr=>kkkkEf/AA"F"Dc>Qh>kk4He>A>kC"R fL#D"I>Qb#I"E,A8XB#R"E>A<A8_B"E"D>Qi<A8^B"E"D>Ii<A8]B"E"Q<A8@B"E"P<A8?B"E"J<A8>B"E"V<ArB"E"U<A8=B"E"T<A8<B"E"!<A8;B"E"H<A8:B"E"D"R>8J9aP"Hie%Hf<A8[B"O"K>Chb#DD=C="F"K{NA"D"Gb%J@NA"J"E>8:Bb"Gb)AA/AAL"K>Bb#K"G>Eb%G>M]NALC="H>Be@NA"X>kmtA"E)AkB"M>Mdb%F"M"E)AlB%G| %D)AA>kmtA"F>Mb"M>Bb"G| "D"D)AI>He>G[ )AE>0ytAQ9!B"NNA"7A"Y"Z>0ytAQ9!BL"I" ]NBMCLLAL>1ytA)AA#K"E,A8XB#DL"A)AM,A7W#P"E>A/A8[B"E?kkkkkB:A8:B"E)Ah#G"E)A8A#L"E)A8E#A"E)AnB#H"E)A8PB#M"E)A8TB#F>0ytA>BQ9^B>1ytA>1ytA)AA%O>Bb%I/AA>9 ytA)AA%J"O>Chb>A/AA>A"F"F"M_%F #O>B"H"F #N>B"G"A"L_%F #S>A"A"F #T>nwtA)AA%F>8PwtA)AA>Ehb#U"D>Be#V>A#D"F#GD="G"U]E="G>Qb#G"V@NB>B"N"F)AI%Ab"F)AM%L"A^"L"O_f%H #M>A"L"Ac"H %A>A"F)AE%L"F)AA%Hc"H"L_"L"T_f%Q [E="G#F>B"H"Sb"Q "M"AQ9UB@NCL>9;ytA)AA#F>9)ytA"AQ3B>9-ytA)AA#I>9;ytA)AA#JC="A@%QNA"QNA"I"Jb"M"A4KAAL"D>Bb#D>9;ytA"A"Jb%A/AA>B"F"Ib"A"F^ "A"Fc%F>A"A"F| Q8KB#A"E>8:Bb%F"H>1ytA)AA%I>AQ9 B"F"L"I>Bb>AQ9 B>0ytA>DQ9^B>1ytA>1ytA)AA%F>Db%I/AA>9 ytA)AA%J"F>Chb%F"A/AI"F?A:AA"G#FMBLLC="I"K{NA"J"K>Chb%A@NA"A"D/AAL"E>8:Bb"W"P>Be%A>38"tA>0ytAQ_"X"B"A>38"tA>0ytAQ_"7A"C"A>38"tA>0ytAQ_"E)AI%AE="E)AM"A>EhQsBL"E)A7&%A>A7YE="E)A7+"A>EhQsBL"E>tBb(AL9CPBKj&A>.c%F(A>9"A#L>W#D>6B#G>6B#E>6B#HC=CjC=C=C=CjC=C=CjC=C=C=C=C=C=C=C=C=C=C=C=C=C=C=C="C,AQ>BcONBCDEFGXHIGJKLAL"C,AR%H>A"H>9PA^ >Md%D>lrtAb#K"D,A8Pr=#I>*#DC=C=C=C=C=C=C=C=C=C=C=C=C="C,AT>GcOOABKCD(EFKKKKKGKL>7D#D"I>FcOF&JGHIJL>A#G"F>A/A+"F?kkkkQ:A("B"C"F>(bQ7~>B#D"F)A+#E"F)A)#I"K,AL%J>E{E="J>Kd>v8)tAb%D>B"D"B)AX,A,b,AI%J>J^%G #D"J>A"G #GL"F>Ib"I"E"D"GQX"B)AUC="F,AI@E=>6B#GMBL>uA#L"E"F,AJ%G>A"G>6Be>7T^ >6Be>Yd%B,A8Rp=]NA"B>9^8)tAb#D"I#JD="E@E=>9GA#LMCL"J,AA#B"D,AA#K"J>Bb#J"E>Bc#E"D>Bb#D"K>">A"K>uAc>6Be>Z^ f>6Be"B>">A"B>uAc>6Be>Z^ f>6Be[NALL,AL"F)A(%DE="I"DQsBL>"f#D>A#J>6B#EM%L>(#D"I>GcODJI#IL>9HA#L"B)AU,AL>7GbM7DL>7HM7CL>7IM7BL"K,AK#E>wA#L>+#DM7BL"B"C)AA"C)AEQ8SB@NCMZL"B"C)AA"C)AEQ8SBNYMBL"B"C)AA"C)AEQ8SBNXL"B)AU,AL>7BbMXL>7E>7F>7E"K,AE%B"C,AV[ "B>D[ #DMXL"B)AU,AL>%fMWLC=C=C="C,AR%H>9PA|E=>lrtA#I>7O#D"C,AT>OcOEDBZCZL"H>Md%D>lrtAb#I"D,A8Rr=#E>7O#D"C,AT>OcOECAYBYL>.M7AL"B)AU,AL>7Mb#DM7AL>:>-"I,AC MVL"C,AR%H>A"H>9PA^ >Md,A8Pr=>G[NJ>,MUL"C,AR#E"C,AT>S[E=>7O#DMSL"F?kkkkQ:A("F>A/A+"B"C"F>(bQ7~"B)AX,A,#D"F>Xb"E>A"E>6Be>P^ >6Be>7Rd>8X8|tAb%J"F)A)%I"F)A+%KQ8WBCjC="F)AX>B[E="J"D>Bhb-AG"F)A!%M>Pei>BeNBL"B)AU,AL"F>Qb"E"I"K"DQ}>uA>9"A"F,AQ%D #L"F,AR>j"D #G>/fMBL"J,A7P"Mb#H>6B#E"B)AU,AL>7KbL#D"F)A(%BE="I"BQsBL>A#JMUL>xA#L"B)AU%B,AK>C]NI><#DMPL>S#DC=C=C=C="C,AR%I>Nc>A"I>N_ >BcOEBCWDAL>B"B)AA"B)AI%H"B)AE_%B %K#E>B#G>B>A"H"B %M@NQZ"K"MbD="E,AA>Jc%D>7A_NP>B"Dh>8#kkEe@NP"E>Bb#E"H>Bc%HNAL>A#H#EMPL>P>O"B)AU,AK>C[ #DMQL"B)AU,AL>Qf#DMPL>kkkI"B)AX)AM%B"B>kkkI| MKL"B)AX#B>V#D"C,AT>DcOCHIRL>7A#DMML"C,AR>7Qb#DMLL"C,AR>0Af#DMKL>9!A#DMJL>9 A#DMIL>9"A>vA"B)AU,AL%B #L>7J"BcMKL"B,AL>;f#DMGL>k9L8|9=B"B)AI%B"B>k9L8|9=B| #J>U#DMFL>kkkI"B)AM%B"B>kkkI| L#J>T#DMDL>A#GL"H>B]L#B"I>Bc>M^E=>6B#G>6B#E>6B#H"I#DMFLC=C=C=C="I>BcONDDDDDDDDDDDDBAL"G@NB>X#DMDL>N#D"C)AE%B"C)AA%E{NC"B"M_NC>N> "E"Kb,AA>9ZAc>9#Be #DMCL"E,AA%D>7R[E=>Y#DMCL"B@"D>7D]fE=>6B#G>6B#E>6B#H>A#DMGLC="E,AB%B>8OB[NA"B>9>B[NA>A#D"B>9GB[NA>6B#G>6B#E>6B#HMGL>Z#DMBLAL>6B#EL>6B#G>6B#HMCL>!L#D>6B#EL"A>C<A!"A"D<AJ"A"L<AI"A"C*AQ:A."A"C5AAA5LA""A"J8>"E8>?6B8J?)m"G8>?.ml"H8>?6B8J?"mll?kkkkkkkkjl:AA"F>.b(AL9PMDZjD8GB8D&A>.c%O(A"A>A/A""A>Xb"A)AU%GQ9]B"A)A"#E"A"GEj"A)A!"E>Ehb#DD="D?A:AA"D"F/AI"D>Qb#D"G"F>Bb%F]NAL"E"FbF"EL/A""A>(b#W"A)AU#G"A)A+%E"A)A([E="WQ1BL"A"E>Bb%I/A+"A)A)"E>Udb%E>A<AQ"E"G/AM"E>A/AI"E>A/AA"IE="A>7Rb#Z"A>.b#Y"O>Qb# D="A"I>Bc%E/A+C="A)A)%7A"E>Udb%L)AM%J"L)AI%M^E="E#IMBL"A)A""J^E="E#IMBL"J"Mc%R>C^E="E#IMBL"L)AE#P"L)AA#V"A)A!"M>Ehb#G"L,AQ>Be@E="G"R>Ehb#!"A)AI#S"A)AE#X"A)AU#Q"A)AQ#H"G#FD=C="F)AI%D"Q|NA>A"H"D>Ehb%N)AI%D"N)AE%Kc"D"K^"D"S"C"N,AM>Be%N _f%D #T>B"X"B"N "Kb"D #D"V>BeE=>B"D"Pb"P"T_ #KC="T"Pc%D>A"D"T{ %N>I^%U@E="K*AA%7B?;m"7B?k9aD8J?)ml"7B?kk4H8J?Xm"7B?kkk9{P8J?Imll"7B?)n?k9aD8J"7B?In?kkk9{P8J"7B?Xn?kk4H8Jlll#7CMBL?A#7C"P"T|NA"K>Bc#K"N#DD="D"Kb7KAA?;m"7C?Inl#7C"D>Bc%DNALL"F"7C"N>I"U 8>l:AAMBL"F"D"TQ8/B:AAL"F>Qb%F"!]NALLC="R>R|NA"G"R>Eh%Nb#X>A#S>B#U"G#KD=C="S@NA"K*AA#7B"N#D"U#F"G#HD="D@NB>B>C"H*AA"7B7"%Q "Q"F #Q"D>Qc#D"F>Bb#F"H>Qb#H"Q>6Be>C[NAL"Q>BeNCL"U>Bc#U"S>Bb#S"K>Qb%K"X]NAL"E#IMBL?j#7C?A#7D"G#D"J#FD="D*AA%7B"7Dl#7D"7B"7C8J#7C"D>Qb#D"M"F>Bc%F]NALC=C="7C"7D7#E=?B"7C"7D8K8B?7U8Km#7B>A#H"J#F"G#DD="D*AA"7B8J7!E="H"R|ND"D5AAA#""D"G"H>Ehb%E5AAA5LAA"E""5LAA"H>Bb#HL"D>Qb#D"M"F>Bc%F]NAL"O"J/A!"O"M/AQ"O"H"Mb%G/AX"O"G/AU"I>Ud>Uc#F>A#H>A#JD=" "H>Dhb%G)AE#E"G)AA#G"W)AA"I>Bc[E="WQ1B"A)A)#7AL"A"I/A+"F"7Ab%D"V/AA>B#H"D>B<AQ"D"E/AM"D"G/AI"D"P/AE"F>Ub#F"I>Bb#I"J>Be>B#J@NAL"I>Bc#IMDL"V@NB"7C?9{B8J?A7#NB"G>Xb#F"R>Eh%H>Qc>Ei#J"G)AI#DD="D"F)AA%E"D"E^ #D"F>Qb#F"J>Bc%JNAL>A#J"A)AU"D_E="A)AQ"D>Ehb)AA#M>B#JLD=C="HE="G)AI%E"D[NB"ACj"A)AU"E{E="Y>AQ9^B"A)A;MBL"A)AQ"E>Ehb)AA#I"Y>BQ9^B"A)A7N"A)A;%E>Chb"I/AA"E>BbL/A;"Z"JQ9^B"A)A7W#E"A"JEj"A)A="E>Chb"M/AA"E>BbF"EL/A7WMBL"A)A+#IMEL"G>Qb#G"H>Qc#HMALALAL"L>A<AQ"L"J/AM"L"M/AI"L>B/AA"A"I/A+"L"P>Hb>A"V>Be /AEL"INALL"O>.b(AL8+NB7Aj&A>pCc%E(AC=C=C=C="B)AM%G"B)AQ%C^E="B,AY%D"B,AX%Ff"D"F"D"F^ @e#F"B,AZ>Md>8%8{tAb#I"B,AU>Be#MD="G>Bb#DC="ME=>C"Gc%G>D^NB"B"D/AMAL"G>D|NEL"FE="I,AI>Md,A8Sr=%N"G>2Bd>z8XtAb%J,A9>B[ND"J"N>P7}>Bhb-A9OBNDL"D%G"C]NAL"B"C/AML"A>kkkk8A/AAMDL"B"D/AM"B"B)AI%W>Bb/AI"B,A!#S"B)AE#O"B)AA,AA#7A"E>A/AU"E?kkkkQ:AM"E>Xb>A>1B4LA"J)A9JB%P>Bc%T>H_NB"O)AI#M"O)AE#N>A#I>A#CD=>B#DC=C=C="J"C>Xdb%B)AA%F>BcOCABCL"B)AI#F"B)AE#DMBL"M#F"N#DL"C>Bb"E>Xb"C>!db#K>A#L"E"B,AU%B>A"B>9PA^ >Md,A8Qr=%B>A"B>7T^ >Yd%B,A8Rp=/A4B"E"B>9^8)tAb/A9{B"E>9{Bb>B"E>MbQ{"E)AU#U>A#H>A#CD=C=C=C="C>Be@E="HND"F@ND"F>Cc#Q>A#BD="B"Db%V,AA>-[NC"Q>Bc#Q"F"B>Bb%B]NALMDL"HNC"F@E=>A#F>B#H>A#C"D%B@NDMCL>A#CC=D="C"Db%B,AA>-[NB>B#H"F"C>Bb%C]NAL"F#C"D%B@NDMCL"B>Bb#B"C>jg"Fb#F>A#H"D@NCMBL>B#H"V>Bb#D>A#C"B"F>Bc[E="D#B>A#FMBL"B>jg"Fb#R"B"Fc>Bb#BC=D="C"Vb%H,AB>-[NB>B#H"B"C>Bb%CbNAL"D#B"R%C#FMBL"Q"Cc#F"H>Cb#B>A#HL"E>9{Bb"D"C"DbQ7-"E)AU%D"E)AM[E="E>MbQxBL"E)AQ"Db>9~A<AA"E"D>Bb/AU"E"E)AkC/A8%C"E"E)A4B%C/AoC"E>oCb>B"E>Mb%RQ{"E)AU%D"E)AM[E="RQxBL"E)AQ"Db><<AA"E"D>Bb/AU"E)A9{B%DE="C"DQsBL"L>Bb#L>B#C"B#DMBLL"E)AU%B#C"LE=>A#CD="B"Cb%D"E)AM[E="E>MbQxBL"D"E)AQb>5A<AA"E"D>Bb/AU"L"C>Bb%C]NAL"B"Cb#CL"K"L/AX"K"B/AQ"K"B/AM"K"U/AI"K"U/AE"K"I/AA"K"B"Lb/AU"C#I%C"P]NALMBL"B"D/AMAL"E>Mb>"Q3B"E)AU%D"E)AQb%B?A:AA"B?A:AI"B5MAAAAAAAAAAAAAAAA5LAQ"E"D>"b/AU"E>9{Bb#D>A#CD="D"J"T"C"C"T_ >Xdb,AU%B>A"B>9PA^ >Md,A8Qr=%B>A"B>7T^ >Yd>9^8)tAb/AA"D>Eb#D"C>Bb%C>I]NAL>A#B"G>C|E="J,AU>Md,A8Pr=>G]#BL"P>Xd#F"G>2Bd>9%8XtAb#C"S>Be#GCjD=>B#D"C,AF%I>H]E="J"I>He>Xdb,AU%D>A"D>9PA^ >Md,Anr=>D[#DLC=C=C=C="C,AA>BcOCACBL"GNCMBL"G@NBL"D"C,AD%I>A"I>9PA^ >Md,Anr=>D]e@NA>BMCL"C>Xb#C"F>Xc%FNAL>AL#D"A>=c"E>Xb>1B4KAA"A"E)AU/AI"A"E*AM:AA"A"E5AA9{B5LAX"A"E5AAnC5LA)"A"7A<A8+C"A"D<A8*C"A"B<ApC"A"P/A7R"A"W/A;"A"O/AU"A"S<AQ"A"J/AML"E>pCb(AL8?NBRj&A>2Bc%C(A"C>Ib"A>9)8PtAQ7GCj"C)AI%J>kkkk8A]E="B,A,"C)AM%K"C)AQ%LQ|>6Be%D"D>C[ MBL"B,A,L#M"C>E<A)"C>UbQ7>"C"M>Be%E<A7("C>9JxtA/AU"C"B*AU:A7R"C"B5AA!5LA7W"C"B,A+<A7&"C"B*AI:A."C"B)AQ/A;"C"B-A7K7QA7,"C"B,A7M%G<A7."C"B,A.%H<A7+"C"B,A-%I<A7*"C"B,A7J%N<A7)"C"B)AE%O/A+"C"B)AA%P/A)"C"A/AX"C?kkkkQ:A""C>0ytA/A!"C>9 Ab"A)AU%Q"A)AX%R"A)A("A)A)Q7AC=C=CjC=C="C)A}%FE="A)AM"A)AQ"F"C)A7<%SQ8MB%DNBMCL>A#E>9OAMCL"D,A="E_NA"D)AA>E]E="D,AU>Be"E{NBLC="C)A7]%F@NA"C"I<A9,B"C"N<A9+B"C"E<A9*B"C"O/A9CB"C"P/A8aB"C"B*AU:A9MB"C"B5AA!5LA9TB"C"B,A+<A9)B"C"B*AI:AtB"C"B)AQ/A9JB"D,A>#B"C)Ad#E"C)A~#I"C"G<A9:B"C>B<A9.B"C"H<A9-B"C>B<A9/B"C>A/A8{B"C?kkkkQ:ArB"C>kBb%A"Q"R"C>rBb%GQ8*B"C?kkkkQ:A8XB"C?A:A8PB"C>B<A8%B"A"IQ-"C>8H9^A7QA8E"C"C)AoB/Ah"C"C)A8TB%H/A7}"C"H"C)A8XBc>Bb/A8A"A"F"E"GQ8*B"C>D<A8YB"C>Ub"A"B"C>8aBb"C>2AbQe"C)ArB%A@NA"C)A8[B"AQsBL"C>Ub"D"K"LQ&"C>A<ArB"C>C/ApB"C)AX%A,AA#BC=C=C="D,A?%E>J]E="B>BcOCCDBL"B@NG"C>9"8<B7QAtB"C?kkkk7}:A8aB"C>Ub"C>pBb>Q>C"C>8aBb"C>rBbQ7BMGL"D>r8%tAc>9?9%9H8LDd>Ci%D>Bb#B>oD#AD="B>Bc%BE="A>vAc%ANBLL"C>9"rB7QAtB"C>6B"D"B 8>?;m?kkkk2666Al:A8aB"C>Ub"C>pBb>I>A"C>8aBb"C>rBbQ7BMFL"A)AI#B"A)AE#A"C>A/A8A"C?kkkkQ:A7}"C>kBb%D"A"B"C>2AbQ8*B"C>D<A8YB"C"C)A7+/A9-B"C"C5AA7X5LA0B"C"C5AA;5LA9JB"C"C5AA)5LA8aB"C>Ub"D"E"C>8aBb>8P8QtAQe"C)A7}%A@NE"C)Ah"AQsBMEL"A,AB#A"C5MAAAAAAAAAAAAAAAA5LAkB"C"A<A8WB"C>A<A8XB"C>C>A"A>Dc>6Be>C^%A <A8YB"C>G<A8TB"C>M>G"A <A8VB"C"C)A7+/A9-B"C"C5AA7X5LA0B"C"C5AA;5LA9JB"C"C5AA)5LA8aB"C>Ub"C>kBb"E"C>8aBb>8P8QtAQeMDL>A#E>A#B>A#AD=>B"Ah>A"B>r8%tAb"F"SQ  "Ef#E"A>Bb#A"B>vAb%B>oD]NAL"DE="C>9"A<A8A"C?kkkk7}:A7}"C>9NA>9MA"D)AA>E[%A <A8B>C>A"A #E>V>O"A #F"D>r8%tAc>9?9%9H8LDd>Ci%D>Bb#B>oD#AD="B>Bc%BE="A>vAc%ANBLL"C>j"D"B <A7aMCL>zA>9PA"E L#A"C?kkkk7}:A7}"C>9"A<A8A"C"A<A8B"C"E/A7}>C#E>V#FL"C>A/AkB"C>A<A8aB"C>Ub%A"C>kBb"F"E"C>2Ab"C>8aBbQ7B"A>A"K"LQ&L"C)A!"C"C*A":A8aB"C>8aBb"M>BeQ8(B"J>A7YE="C)AM"JQsBL"C>2Bb(AL8!LBVj&A>2Ac%B(A"A)AA#H"A)AI#E"A)AE#I"A)AU,AI#C"A)A!%D>A/A}"D>A/A7!"D>A/A+"D>A/A""B>A7QA;"B>A/A7N"B?kkkktA:A+"B>A/A""B>A/AU"B"C>A"C>9PA^ >Md,A8Sr=<A<>B"H"E"I_%C #N>A#D>A"E"C %KE="N,AA>7U[#DL"B>+b#T"B>9)Ab#UD=C=C=C=C=C="D"K|NAD="D"Nb,AA>7F]NB"K"D>Bb%D]NALMBL"K"D%E^NA"D"K[NA"K"Dc#C"D"Nb#H>A#DC=D="D"Hb,AA>7F[NB"C"D>Bb%D]NAL"C#DL"B>9TAb"N"K"ECjC="DE=>A#CD="C"Hb,AA>7S[NC"D"C>Bb%C]NALL"D"Eb%DMBL"D"Eb#D"C"EbL%LQ7E"B)A}#C"B)A7+#HC=C="B)A7&%M>kkkk8A[E="C#G"H#IMBL"B>9TAb"N"K"D"L>Bb%I"D"I^ %O"DQ7E"B)A}#G"B)A7+#I"B)A7&%P>kkkk8A]NB"M@NA"H"MQsBL"A>B<A,"A"B>Ub%DQ8JB"A"DQ8.B"B>A7QA7]"B>8K8%oI/A~"B>A/A}"B"I/A7<"B"G/A7+"B"I/A7&"A"B>9TAbQ7|MCL"A)AX,A,#Q"B>Ib"B,A<%J>A"J>P^ %V>7Rd>8X8|tAb%F"H"CQ8WBC="B)AI>B]NA>B"B)AM%R>Peh%S"F"Q>Bhb-AGeNA"B-A;%C"SeE="B>mlkQ/A7@"B>E<A~"B>A/A}"B"E/A7<"B"L/A7+"B"E/A7&"A"B>9TAb>A>AQ9|BL"B"C"Sf7QA;"F,A7P"Rb#L"V>Hc>6Be>9aB|E="B"F-A/7QA~"B?A:A7]>A#E"U#CD=C="R"C,AA]NA"B>Ub"Eb%F)AANA"F>B/AA"F"D/AI"F"O/AEL"C>Bb#C"E>Mb%E>X]NALLC="L>6Be%E>9OA_NA"E>Md%E,A8Pr="I"G"A)AX,A-QR%C>6Be>X[NA"A"C"E>lrtAb,AD"L>A"O"D>AQ8XBL"PE="I"PQsBL"M@NF"H"MQsBMFL"A>QQ9OB@ND"F,A7O@NC"B"J"H"C"QQ}"B,AA@NDMCL"A>A<A,"A"B>Ub%DQ8JB"A"DQ8.BL"B)A+%AE="B)A."A>DhQsBL"B>2Ab(APL"B>C<A7""B>Q7QA|"B"J<A{"B>D<A7Z"B>A/A7W"B"E/A7X"B"L/A="B"E/A7R"B"F>Bb"A)AU>Jb"F,AA ,AA<A7 "A"B>7Rb>A>AQ9|BL"A)A!%G)A"#O"B)A7N#F"G>Xb"CQ3B"G)A"#JC="C@%QNA"QNA"G)A!"Jb"H"C4KAAL"G"C"Jb%J/A""ME="H"MQsBL"G)A+%C"G)A([E="G>(bQ9#BL"G"C>Bb/A+"G)A)"C>Ehb%C>B<AM"C"J/AI"C"O/AE"C"F/AA"B)A+"F[E="TQ9&BL"B)A."F>Dhb%C"L/AE"C"E/AA"B"F>Bb/A7N"P@NA"I"PQsBMALAL8.KCFjD8D>X#FC=C=C=C=CjC=C=C=C=C="A>6Be>CcOEADCBIL"C@NF"B"Cb#G"B#AD="A,AA,A9)8R=>B[E="E>Bb#E"A>Bb%A"G]NBMHLL>K#F"C"E^NH"C"E[NF"E@NH"B"Eb,AA>tA]NH>B"C"E>jgb@NEZ"E"Cc#H>,#B>A#E>B#CD=CjC=C=C="A"Cb,AA%G>,cOCBACL"B>6Be#I>,#B>A"I>,]NCZMBL"E>Bc>7S_NA>,#B"E>BbMBL"G>.c>6Be>J_Ej"G>9#Be>uAc>6Be>Y_F>ALNJ"E>7U|NJ"G#B"E>BbL#E"H"C>Bb%CbNALMDL>G#F"C@NGD="C@E=>XPL"C>Bc#C"B,AA"B>Bb#B>.c>6Be>K^NALMGL"CEj"C>Bc#E"B>Bb>A"B,AA>,[ F>AL#A>N#F"E"C"A %E@NF"A"B"A %A"Eb#D>A#B"A#CC=D="C,AA>7J[NB"B>Bb#B"C>Bb%C"D]NALD="E@E=>XPL"E>Bc#E"A,AA"A>Bb#A>.c>6Be>K^NALMGL"B@NF>A#DD="B"D]E="A"Db"D>Bb#D,AA>.c>6Be>K^NBMHLL"E"B>jgb@NF"B"Ec#A>B#BD="A"Bb@E=>XPL"B"Cb"B>Bb#B,AA>.c>6Be>K^NALMFL>L#F"C>Z^NE"B5AAA%J5Mzzzz9Szz9Szzrzzxzz57{%K5MJJJJJJJJJJJJJJJJ57a5MAAAAAAAAAAAAAAAA5NABCDUFG7AIJZLM7BOP"K5&57?@NE5MAAAAAAAAAAAAAAAA"B5AAK%K5Mrzzxzzxzz9Rzzzzzz57{%L5MJJJJJJJJJJJJJJJJ57a5NARSDUVG7AXJZ !7B7C7D"L5&57?@NECjC="J5WF>.c>6Be>Kd"J5WG>.c>6Beb%A>L{E=>7C>B"Ah>zUeNCZ"A>C[NBL>7D>A"A>Bc>M^ MBL>!>7B"J5WC>.c>6Be>Kd"J5WD>.c>6Beb%A"J5WA>Bh"J5WBb"A >De L"J5WI>.c>6Be>Kd"J5WJ>.c>6Beb>Bc{NF"K5WB>.c>6Be>Kd"K5WC>.c>6Beb>7A_NF"K5WE>.c>6Be>Kd"K5WF>.c>6Beb>7Q_NF"K5WH>.c>6Be>Kd"K5WI>.c>6Beb>7Q_NF>X#F"C>Zc%A@NEC="A>B["B,AZ%C>9YA[eNA>L#FC="C>7IcODAGAGL"A>G]NG"B,A %A>.c>6Be>C_NG"B,A!%C>.c>6Be>J_NG"B,A7B><]NG"B,A7C>.c>6Be>F_NG"B,A7D>.c>6Be>J_NG"A>7L]NA"C>7M_NFL>MPL"B>,]NC"E>7U^L"D@NC>Be@NCMBL>K#F"D@NBL>XPL"FPL>LL9TJBKj&A>pBc%H(A"H>Xb"A)A!%I>)b%P>9{A4KAA"I?E:AoB"I?A:A8TB"I?kkkktA:AnB"I?E:AkB"I?A:A8A"I?kkkkkB:A7}"I?E:A7]"I?A:A7<"I?kkkkQ:A7+"I?B:A7!"I?A:A7X"I?kkkktA:A="I?E:A;"I?A:A."I?kkkktA:A)"H>A/A"C="B>B[E="C"A)AQ%K|NB"C>Bb%I"A)AM%L"C>Mdb)AI%B>Ei>A"B>He>F[ %M|NB>I#BD=>kmtA"L"I>Mdb"I"K| )AI"H>Ib"A"IQ8NB"H)AI%O>C[NC"H)AM#Q"H)AX"J[E="H>Xb"J>B>E>MQ9-BL"H)A!"Bb%C"Q/AA"C>Ec"O/AA"C>Ic"I/AA"H"J>Bb%J/A""B>Mb#B>Ei%C#I"C"M^NALMBL"H>Qb"A>AQ8NB"H)AU#C"H)AQ#J"H)AX@E="H>XbQ9"BL"H)A!%B"C/AI"B"J/AE"B>A/AA>B#J"H>B/A"L"H>A/A8PB"H>A/AkB"H>A/A}"H>A/A7!"H>A/A+"D"E>+db#M"H)A!%B"J>Mdb#N"H>(b#O"H>9JAb#L>A#J>A#ID=C=C="B@NA"B"N[NA"B>Mb#E>B#C>A#K"B)AE>B]E="E#BMCL"H"A"B)AIQtB"H)AE#K"H)AA#C"E#BMBLCjC="D"M]E="D>+b#E>A#B>B#C"D)AQ%K"D)AM%D^NB"G"K^NB"D"Fb#C"K"DcMCL>A#E"L>B>AQN"H)A8PB%A"H)AkB%B"A"B^ %DE="H)AnB#J"H)A8E#B"H)A)#AD="I"B)AA%C_E="A"C>Chb"J)AA/AAL"B>Eb#B"J>Eb#J"D>Bc%DNALL"H>A/A;>A#C"H)A+%AE=>A#B"H)A."A^E="H>.b>A"A>E>IQ9-B"H)A;#BL"H)A7N%D"B>Dhb#C"A>B]Ej"A>Dh>Ic%EE="C>A"E4LAL"A"Bb%A>Bc#B"D"A>Dhb>IcF"CL?A:AA"H)A+#E"B>Bb#CL"H"C/A;C="H)A"%D@NA"H)A)#B"E>Ch#I>A#J"H)A7N#ED="I@NB"C"B)AA%A_E="E"A>Dhb%A"J/AE"A"A)AA>Bb/AAL"B>Eb#B"I>Ec#I"D"J>Bb%J]NALL"PQ9TB"P"H>Xb>9{A4KAA"H>pBb(APL>AL#K"E#DL"H>A<A8%B"H"K/A8XB"H"C/A8TB"H>A/AoB"L"I"H>8TBbQ9MB"H)A("I[E="OQ9*BL"H)A)"Jb"I/AA"H"I>Bb%I/A+"J>Eb#JMALAL9EIBTj&A>.c%G(A"B)AE#W"B)AA#7A"B)AM#R"B)AQ#LC=D=C=C="H>Be@E=>B#H"MNE"E@NE"E>Cc#I>A#BD="B"Db%J,AA>-[NC"I>Bc#I"E"B>Bb%B]NALMEL>B#H"MND"E@E=>A#E>B#M"D#J>A#F"D@NEMCL>A#FC=D="D"Fb%B,AA>-[NB>B#M"E"F>Bb%F]NAL"D#J"E#F"D@NEMCL"B>Bb#J"F>jg"Eb#E>A#M"D@NDMBL>B#M"J>Bb#D>A#F"B"E>Bc[E="D#J>A#EMBL"B>jg"Eb#N"B"Ec>Bb#EC=D="F"Jb%B,AB>-[NB"E"F>Bb%FbNAL"D#J"N%F#EMBL"I"Fc#E"B>Cb#J>A#ML"G"F/A!"G"D/AXC=C=C=>kmtA"R"C>Mdb%N"C"L| )AI>He%B>E]E="B>F]ND>A#I"C"L^E="N)AI%B>Ei>A"B>He>F[ #IL"G>Qb"G>XbQrB"G)AQ>BeNBMDL"C"L|NC"C>Bb%K"N)AI%B>Ei>A"B>He>E[ %S|NC"D"Fb#O>A#TD="P#NC=C=D=>B"7A>kmtA"R"K%P>Mdb%I"K"L| %U)AA>Bb%Hb"U)AE%B"B>A]c%K"H^"K"W_f%B #V>A"K"Hc"B #Q>kmtA"I>Mb"P>Bb"L| )AI>Ei#KC=C="U,AI>IeNAC="F>H{E="F@NB"D#B"F#HD="B,AA>9aA[ND"B>Bb#B"H>Bc%HNALMBL"G>Ib>9aA"D"FQ~"G)AI>B[NBL"F"Q]NB"V"D"FQ9UBNBMDL"G>A<A+"G"Q/A("G"V/A""G>A/A)"D#BD=C="G"G>"bQi"G,AA@NA"B"O[NC"G,AB#Q"B>Bb#I"B,AA%H>9aA]Ej"IF"I"O[ND>->9aA"B,AB>7K[ #H"B>CbL#B"H"Q[NBMCLL"B"O[NC"B,AA>9aA]NA"B>Bb"O[NCL"K"S^NAL"N#P"T@NFMBL>B#T"K"S^NBLL"P>Bb#BMBL"C>Bb#B"G)AU%HE=D="B"I|ND>kmtA"R"B>Mdb"B"L| )AI>Ei#B"H>Bc%HNALL"B"I|NBL>B#H"J#D"B#CMBLL>A#HL"A"C/AE"A"H/AA"G>.b(AL9EJCTjC8G&A>2Ac%E(A"E>Qb>B"B>Qb"C>Q^ "C>Qc%F>A"C"F| Qa"E)AQ#QC=C="E)AU%L"E)AX%F>Dhb%G"FEj"L)AE#U"L)AA#R"L>IbF"LL%F]E="F)AE#V"F)AA#S"F>Ib"G]NBL"E>A/AM"E?kkkktA:AEMBL"E>A/AM"E?kkkktA:AE"F)AM#M"F)AI#T"F>Qb%F"G[NA>U#H>E#OD="F>Ib%J"G[NB"F)AA%N@NB"J)AA%P@NB"J)AE#I"E>9)Ab"N"F)AEQ9CB"E>Qb"I>B>BQ8=B"E)AU#WC="E)AQ>B]E="E)AX#N"I@%FNB"FNB"N"P"I4KAAMBL"E)AXAL"E"E)Ad/AX"E"E*A~:AQ"E)AE"K[E="E>EbQ9%B"E)AI#OL"E*AQ#7A"E)AX#P"H"Ob%F"I/AA"F>Uc%I"P/AI"I"7A:AA"F>Ec"N/AA"F>Ic"W/AA"E"K>Bb%K/AM"H>Xb#H"J>Ib%F"G]NALLCjC=C="C>C_E="B,AC#IMBL>A#I"CNA>A#GMBL>B"B,AA%G>B_NBZL"G,A9Gm=L>A#G"E>Qb#F>Be#HCj"C>C|E=>B"B,AB%G>B_NBZL"G,A9Gm=L>Be#G"F>9M8#tA>EQ9CB"F"G<A>"F"H<A="F>A7QA?"F>kkkk8A/A("F?kkkkkkkkkj:AU"F?kkkktA:AM"F>A<A7W"F>9 8UtA/A."F>8:8PtA*AA:A7N"F>8[8PtA)AA/A7R"E)AU#G"E)AQ#FC="RE="E>0Ab"R"UQ9CB"F@NB"G"FQsBMBL"E"E)AX/A7<"E"G/A}"E"F/A7+L>kkkk8A#FC="T@E=>kkkk8A#JMBL"E>9)Ab"M>B>BQ8=B"E)A7]#J"E)A~@E="E)Ad%G8>"ME8G"ME="G"T"M4KAAL"M8>?"mF?ALl#7AMBL"E)AdAL"SE="E>9)Ab"S"VQ9CB"E*A7]#X"E)A~#FL>A#GC="C>I^E=>A#K>A#HMBL"B)AE#H"C>M^E=>A#KMBL"B)AI#K"C>Q^NA"B)AM#GL"A"E-A7!7QA="A"E*A7+:AA"A"E)A7</AI"A"E*AE:AM"A"E)AM/AU"A"X:A)"A"F/A("A"7A:A!"A"J/AX"A"H/A7N"A"K/A;"A"G/A7R"A"I>Be<A?"A"D>B[<A7W"A"I>Bi>Be<A7V"A"E)A=/A."E>!bQ8[B"E)A)%A>A7YE="E)A+"AQsBL"E)A7N%A>A7YE="E)A;"AQsBL"QE="L"Q>DhQsBL"E>2Ab(AL8,ICTjE8G&A>"c%I(A"B>A"B>6Be>P^ >6Be>7Rd>8X8|tAb#J"A)A!)AU#R>66D#F"C>Bb%H"D)AI>Ei%S^E="E-AK"E-AI"J"A)AX,A,>Bhb%T-AC>jgff#UD=C="A,A+>B[E="A,A)>Be@NBLCjC=C=C=>kmtA"A)AM%V"H>Mdb"H"A)AQ%W| %G,AI>Ie@E="A)AA#M?A#YC="A)AE%F"G)AA%L>Bb%O^NA"F"Oc>I^NA"M"Ob*AA#YL"A)AI#7A"J,A<%G"J,A7P%Kb>9PA_ND"G"P{ND"K>Md"P>Mdb,A8Qr=%G>A"G>7T^ %N>Yd%K,A8Rp=>Bb#G"K*A9^8)=#X?B"N8>m%Z?8Vu8U9-9H9}k8 )8J?A7#NB"X"Y7#ND?A#XC="F"L>Jb%N^NA"F"Nc>I^NA"M"Nb*AA#XL"G>I[NC"K>9^8)tAb%K*AI# "Z?9*9E9=8L9Ck9^9-W8J7!E="G>Q[E="X" 7#NFMEL?A#ZC="F"L>Rb%L^NA"F"Lc>I^NA"L"Mb*AA#ZL"X" 7#NE>tB"G>Dhc%G>7U_NE"K*AQ"Z8K"G8>m7!NDMEL"X" 8K>kB"G>Dhc8>m?A7#NDMCL"I>Ib"J"A"GQ8"B"I)AI#F"I)AMMDL"X"Y8K>tA"G>Dhc8>m?A7#NBL>B#F"PMBL"I"7A/A!"I"F/AX"I"M/AU"I"J"I>Ub"O"YQ7V"I)AA#F"I)AEL#GC=C="F>B[E=>B"G>Peh%F"T-AGe@NBL"A)A!%F)AU%G"F)AM[E="F>MbQ9*BL"F)AQ"G>Chb"H/AA"F"G>Bb/AU>kmtA"V"H>Bb%H>Mdb"H"W| )AI%F>Ge>E]NB"A"H"F>EiQ7_MBL"F"QeE="A"HQuBL"G>Bb#P"F"Qf#Q"F"Ue@E="A"H>Bb%H"J,A7P"GbQ7/MBL"A"J"G"H"EQ8G"H>Bb#HL>kmtA"A)AM"H>Mdb"H"A)AQ| )AI>Ei%H"S^NBLL"Q>jg#FLC="D)AE%G>j[NA"J-AO#H"E)AAEj"J"E)AE>He>Bhb-AS"HfF"HL"Fe%H>66De@NA"A"J"H"C"DQ7=L"R"A)A!)AU^E="A"B"R"E)AA"E)AE"G>j]Q7XL"I>"b(AL9BJCGjB8D&A>Qc%K(AC=C=C=C=C=C=C=C=C=C=C=C=C=C=C="D,AI%HOKCDAAAAEFGBAL"C>6Be>%]NL"H>G|NL"B>Bb#G"A)AQ%F"B>jgb#E"A)AM"Bb#I>7}#CD=5MAAAAAAAAAAAAAAAA#LC="F"B"Cb>Rb^NA"E>Q^NA"C"Ib5AAR#LL"E>Qc#E"C>Qb#C"L5M}}}}}}}}}}}}}}}}5&"L5MCCCCCCCCCCCCCCCC57"5M################57E57!5~%J@NAL"F"J7]%J"Bb"Cb>Bb%E_E="I"Jb"Cb,AB>%[NHL"A"EQ:%BNH>A#CMNL"C>"f>6Be>9~A]NKL"A"B"C"EQ*#CMLL"C>6Be>%[NJMIL"C>6Be>%]NH"K>Ib"D,AL"A)AX,A,"A>Mb"B>BbQ7U"K)AI>B[E="A"B>%"EQ*#CMKL"A"B"DQ7}#CMJL"C>6Be>9~A]NG"A"B>Bb"D,AL"EQG#CMIL"C>6Be>9ZA]NF>A#C"A"B>Bb%F"D,AL%G>A"G>9PA^ >Md>lrtAb"EQ>%E@NH"A)AM#GC=C="F"A)AQ%H|NA"F"Gb,AA%C>"_NB"B>Cb%B"H|NA"C>"]NA"B"Gb,AA%C>"_NBL"H"A>Mb"FQqB%B{E="E#CMJL"B"Gb,AA#CL"C>9!A]E="E#CMIL"D,AF%B>D[E="E#CMIL"A>J"B"D"EQkC#CMHL>A"C"Jb%I"E"G^"E"F_f%E #C"B"Ib>Cb#FMBL>A#C"B>BeNB>A"B>Bi%F>Bc%B"Gc"B"G^"B"A)AQ_f%E #CL"H>B"A)AM"Gb"E "C"A)AX,A-QR%B>6Be>X]NB"F#CMEL"A>B<A7FMDL"C@E="A"F"DQ9YB#CMDL"A"B>A"D"FQkC#CMCL"A>G"D,AD"D,AE@"C>6Be>9=A[Q9ABEj>AF"A"B"C"EQ*L#CMBL"A)AQ%G"B>jgb#E"A)AM#F>A#CD=5MAAAAAAAAAAAAAAAA#LC="G"B"Cb>Bb^NA"E>Q^NA"B"Fb5AAB#LL"E>Qc#E"C>Qb#C"F>Qb#F"L5M}}}}}}}}}}}}}}}}5&"L5MCCCCCCCCCCCCCCCC57"5M################57E57!5~%H@NALCjC=C="G"C"H7]"Bb%Eb%C>Pc%H_E="E"Fb>Pc,AA>%[NBL"A"HQ:%CNB>A#CMDL"C>OcMBL"C>BiL#C"C"B>Cb%B]NA"A"B"DQ9YB#CL"K>Qb(A"CL3HBKj&A>"c%K(A"K>Xb"B"C>8)9CtA>BQ9HB"K)AX>B[E=C="K)A!%F@NAC="C"F{E="C"F]NBMCL"B"Fb+AA>=7 NBL>A#BL"F>A"B #C"B>B"B #BL"K>Qb"B"C>pmtA>BQ9HBCjC=CjC="K)AQ>B[E="B"K)AU%F@NCZ"C"F{E="C>A"C"F[%F #G"B>B"F MDL"B"Fb+AA>9Fj7YNB>BMCL"C#F"CNA"BMBL"C"F{E="C#G"B"C"F[NBZMCL"B"Fb+AA>=7XNB"F#G"BL#H"C"Gc#M"B"GbMBL"B#H"F#G>AL#NC=C="DE=C="E@NA"D"Eb>Bc,AA>-[E="E>Bc%E@NBL"E"G|E="G#J"E"G[NBMDL"H"E%Jb+AA>=7XNCLC="D"JQ8PB%I@NA"I"J|E="I"J]NDMBL>A#F"H"Ib+AA>=7XND"D"Ib+AA>=7XNDL"G"Jc#L"H"Jb#O>A#BD="B"I]E="B"Hb#C"B"Db#E>A#F"B>Bb#B>">A"C,AA%C>uAc>6Be>Z^ "Cf>6Be>">A"E,AA%C>uAc>6Be>Z^ "Cf>6Be[NBMELLC=CjC="I@E="J#CMBL"I"J|E="I"J]ND"H"Ib#H>A#CMBL"H"Ib%B>A"B+AA>9Fj7Y #H"J"Ic#C>A"D"Ib+AA>=7XNBZL"C"J"Ic[#E"D"IbL#BC="HE=>A#F"B>A]"EeNBMFL"BNDMBL"H"B"CQ9UBNDL>A#F"L>E^NC>A"O"O)AA%B>68H4He>I8A"B>X8A>68H4Hef%B>8@9)09~C^"B>8@9)09~C_c #FMCLC=C=C="H"GQ8PB%C@NA"C"G|E="C"G[NBMCL"C"Hb+AA>=7XNBL"C"Hb#B"G"Cc#CMBL>A#BL>A#F"K>Ib"B>B"B %D"C>A"B %C>8#9CtA>EQ9HB"K)AI>B]NBC="K)AM%B@NA"B"C|E="B"C[NBMDL"B"Db+AA>=7XNCL"B"Db#F"C"Bc#LMBL>A#FL"A"M/AQ"A"G/AI"A"L/AE"A"F/AA"A"N>A"M >A"N /AM"K>"b(ALyHCTjC8G"EE=&A>1Ac#G"D"Eb#V"B"Cb#R>j#PD=>A#FC="C"D,AA%S>A"S>7T^ >Yd%L,A8Rp=%Ic"I"Cc"C"I_ %M>D"I>Ci%E"E>D| >B"E %Q"Ib_NA"L>9^8)tAb%L"Ib#J"L#EC="CE="B#HD=C="H,AA%F>,[NA"F>9#A[NA"E"J[ND>">A"F>uAc>6Be>Z^ "FfD="E,AA%F>9#A]"F>,]e@E="E>Bb%E"J]NBMFLL>">A"F>uAc>6Be>Z^ "Ff]ND"E>Bb#EL"H>Bb%H"R]NALL>A#H"E"J[E=>B#FMCLD="E,AA%F>9#A]"F>,]eNB>B#F"E>Bb%E"J]NALMBL>A#F"M"Q_NA?A#X?A#Y"CE="B#E"C#FD=?B"E7KAAm"Yl#Y"E>Bb#E"F>Bc%FNALL"L#E"I#FD=?B"E7KAAm"Xl#X"E>Bb#E"F>Bc%FNAL>A#F"X"Y8K8D8/"Q>Bh_NA"G5MAAAAAAAAAAAAAAAA5LAQ"G5MAAAAAAAAAAAAAAAA5LAA>A#ED="G>=c"Eb"E<AA"E>Bb%E>"]NAL"CE=>A#E"B#J>A#OD="G?A:A#"G5MAAAAAAAAAAAAAAAA5LA*"G?A:A;"G"O>Bb%H<A""J,AA#M"E>6Be#W>A#E>A#FD="F#N"E"Lb,AA#F>6B#KC="O@NA"E@NA"M"N>6Be]NA"W"F>6Be]NA"G"E>Bc>7Deb,AA>Bb#KL"E"Gb"K>6Be%N"H>Bb>6Be%H"G>=c"Eb%K,AB>Bb>6Be%7A"K,AA"M"F>6Be]b>6Be%K"K"7A_ %K"H"K^ %H"H"N_ %H<A#"I"E>Bb%E]NAL"G"G5AA7!5LAQ"G"G5AA=5LAA"G"G5AA"5LA="G"G5AA.5LA7!"O>Bb#O"M#E"J>Bb%J"R]NALL"Q"G>=c"Ib,AA%H|#FL"S"T"F"H"P^e%E #T"H"P"E #P"E"Uf#U"D>Bb%D"V]NALL"A"T<AB"A"U>Be<AAL8.JBMj&A>zBc%E(A>zttA>zttA,AA%F>B"F <AA"FE=D=>zttA,AA%FNA>zttA"F>B"F <AA"FNALL"E>Mb>3ytA)AA>9{ytA)AA"B"Cb>"b"DQ8QB"E>9MAb%F>3ytA)AA>9{ytA)AA"B"C>AQ7I"E)A7Z#C"E)A7!#D"E)A7&#B"E"E)AnB/A7X"E"E5AA8A5LA;"E"E5AA7]5LA)"E"E5AA7+5LAX>1ytA>A/AA>9;ytA>A/AA>0ytA>DQ9^B>1ytA>1ytA)AA%G>Db/AA>9 ytA)AA"G>Chb%G?A:AA"G>A/AI"E>A/A8XB"E?kkkkQ:A8PB"E>A/ApB"E?kkkktA:AoB"E"A>Hc>D^<A~"E"B/A7&"E"D/A7!"E"C/A7Z"E>A/A7<"E)AU#G"E"E)AQ>A"E)AM>kkkk8A] %H/A7+"E"H"G>Dhb/A}"E>qBb"FQ+>E#GC="E)AqB>B]E=>A#H>A#FMBL>B"C"B"D_%C #M>A"B"C #N>A#F>A#HD="E>8aBb>B"M"E)A8:B%Jb"E)ArB%K"J^%C"K"N_f%D >A"K"Jc%B"D "E>8PBbQ8*BC=C=C="E)A7+NAC=>A"B"C"K>A"E)A7&%D"D"E)A7!_%D _f%C %O@NA>B>B"E)A7Z"D "Jb"C %L#D"B#CD="D,AA>Jc%P>7A{>A>B"Ph>8#kkEe @E="B"Lb>Bc#B>A#DD=C="B"Db,AA>Jc%L>7A_NA>B"Lh>8#kkEe@NA"C"D>Bc%DbNBMELL"C"DbNDMCL"D>Bb#D"C>Bc%CNALL"O>k9L8|9=B"E)A"%B"B>k9L8|9=B| {NBL>9TytA,AA>B[E="E>8aBb"A"E>Xb>CQ7M>5BeNCL"E>vBb>9JxtA"E>8aBb"A"E>Xb>AQ(>9;xtA)AA@NB"E)AoB"I[E="E>oBbQ9"B"E)A8%B#GL"G"I>Mdb%B"K/AI"B"J/AE"B"F/AA"E"I>Bb%I/ApBMBL"H>Bb#HL"F>Bb#F"E>qBb"E>9MAbQ+"E)AqBNALL>0ytA>DQ9^B>1ytA>1ytA)AA%A>Db/AA>9 ytA)AA"A>Chb%A"I/AI"A"H/AE"A"F/AA>0ytA"I>Dd%AQ9^B>1ytA)AA#BC="A@NA"A>Ch%C@NA>9 ytA)AA"B>Chb"G"C4KAAL>1ytA"A"Bb/AAQ8}B"E)AoB%BE="G"B>MdQsBL"E)A8PB%BE="E)A8TB"BQsBL"E>MbQ9}B>zttA>A<AA"E>zBb(AL9LHB7Aj&A>8TBc%E(A>zttA>zttA,AA%F>B"F <AA"FE=D=>zttA,AA%FNA>zttA"F>B"F <AA"FNALL>3ytA)AA#J"E>;b>A"D"D>9{ytA)AA%K"B>A"B>A7Y %G"Cb>"b%Hc%F>A"F"K{ _%L %I>B>BQ8=B"E)A7R#QC="E)A;>B]E="E)A=#P>A#F"I@%NNB"NE="D#FMCL"P>B>B"H"Jb"L "H"K_ "I4KAA"D#FMBL"E)A=AL"E>;b>3ytA)AA>9{ytA)AA"G"C"AQ7I"E)A=#N"E)A7R#S"E)A;#T"E"E)Ah/A."E"E5AA~5LA""E"E5AA7&5LAQ"E"E5AA7W5LAA"E>9{Ab"P"FQa"E)A8A#R>A#CCjC=C="E)A8E%K"E)AkB%D>Dhb%H"DEj"K)AE#U"K)AA#M"K>IbF"KL%D[E=>A#IMBL"D)AE#V"D)AA#I"D>Ib"H]NBL"E>A/A8PB"E?kkkktA:AlB>EMBL"D)AM#W"D)AI#7A"E>A/A8PB"E?kkkktA:AlB>E"H"D>Qb%X[NAZ>A#F>E#OD=C="F"Xb%G>Ib%D"H[NA"G)AA%Y@NA"D)AA%Z@NA"G)AE#J"D)AE#L"E)AlB"C[E="E>lBbQ9#B"E)AnB#OL"F"Ob%G"Y/AA"G"L/AM"G"Z/AI"G"J/AE"E"C>Bb%C/A8PB"F>Qb#F"D>Ib"H]NBLL"E)AnBL#D>A#F"V>A"I #H"U>A"M #G"I>B"I #I"M>B"M #OC="B>A7XE=>C#F"B>7]^E=>F#JMCL"B>jg,A0m=#JMBL"A>D[NA>B#F>B"T"N"S_%J #L>A"N"J #ML"E"W/A7<"E"7A/A}"E"H/A7!"E"I/A7Z"E"G/A7X"E"O/A7W"E"C/A7+"E"D/A7&"E"M/A="E"L/A7R"E"J<A7P"E"F<A;"E>;b"EQPQ8}B"E)AlB%BE="D"B>EhQsBL"RE="K"R>DhQsBL"QE="P"QQsBL>zttA>A<AA"E>8TBb(AL8THBPj&A>.c%E(A"A)A(#D"A)A"#G"C#J"B#FCjD=>A#M>B#N>A#ACj"G"D@NAZC=D="A"Gb%I,AA>-[NB"D"A>Bb%A]NAL"D%M#A"GMBL"A>jg"Db#M>A#N"I>BbL#O>A"PNBZCj"J@E=>A#J>B#Q>B#P>A#D"FMBL>A#DC=D="D"Fb%I,AA>-[NB>B#P"J"D>Bb%D]NAL>B#Q"J#D"FMBL>A#P"D>jg"Jb%C#J"I>Bb%BL#IC=C=C=C="AE="G,AA>9~A[NBL"A"D[NB>AMFL"E>Ib%K"F"D>A"DQ7E"K>B"E)AM"E)AI%A>kkkk8A[%D %G>A"E)AQ"D Q,>A"A"D #RC=C="E)AINA"E)AQ%H@NA"E)AM#A"E>B7QA+"E"H/A)"E>A/A("E>B<A""E>7Q/A!"E"H/AX"E>A/AU"E"H/AQ"E"A/AM"E>7Q/AI"E"KQ]"E)AA%F>B"F #DC=C=C="E)AE>A"F >BcOCABCL"D,AA>7J]NBMCL"D-AA>8?9 A[NBL"A"Hb#FD=>A#L"A"F[NCCj"A+AA%H>A7 E="H>6Be#D"A>BbMBL"A,AB>7Ue#D"H>7De#K"H>7;{E="K>Gh"Df#D"A>CbMBL"A,AC>7Ue"D>Ghf#D"H>7}^E="D"K>Mhf#D"A>DbMBL"K>Sh>kk2Ae"A,AD>7Ue"D>Ghff%D>kkvA[ND"A>EbL#A>B#LC=C="D>7EcOLEBBBBBBBBBEAL"D>9 A[NCL"D>"^NB"D>6Ac>"_NALL>B#LL"R@NB"G"RQsB"M#D"O#G"I#F"L"Nf@NDMCL"F"G"AQ9UB#A"M#D"O#G"I#F"N"A>A]%Lf@NCMBL"M#D"O#G"I#F"L"Nf@NBLL>A"LNAZ>A#A"QEj>AFC="C@NAD="A"Bb,AA>-[NB"C"A>Bb%A]NALL"BL@L"E>.b(AL8YKCKjB8G&A>pBc%E(A>zttA>zttA,AA%F>B"F <AA"FE=D=>zttA,AA%FNA>zttA"F>B"F <AA"FNALL"A>I{E="A,Avm=#IL>A#A>3ytA)AA#K"E>Ib>A"D"D>9{ytA)AA%G"C>"b%Fc%J>A"G"J| _%M %H>B>BQ8=B"E)AM#LC="E)AI>B]E="E)AQ#J"H@%NNB"NE="D#AMCL"J>B>B"F"Kb"M "F"G_ "H4KAA"D#AMBL"E)AQAL"E>Ib%D"J"A"BQU"E>zAb"I"DQ7!>A#D>9{ytA)AA#G>3ytA)AA#HC="C>7;_NA"F"G_NA"C"Hb%K5MAAAAAAAAAAAAAAAA5LAQ"K5MAAAAAAAAAAAAAAAA5LAAL"E"C/Ad"E>A"F"F"G_%C /A7]"E>B"H"C /A~Q/"A>E|E="J,AD%F>A]#DL>1ttA?A:AA>9 ttA"F/AA>0ttA"D/AA>9CutA"D>Bg<AA>9-ttA>A/AA>A#F>A#C&A>Qc%A(A"E>zAb%G)AM%H)AX>kkkk8A]E="H)A"#F"H)A!#CL>9-ttA>A/AA>1ttA?A:AA>3ttA>A/AA>9CutA>0ttA,AA>Bg<AA"A>A/AI"A>A/AA"A"E>9)Ab%H)AI%K/AM"A"K/AE"G"H"A"C"FQB"A>Qb(AC=C=>8[wtA)AA%AE="E"E*A~:AkB"E"E)Ad/AnB"E>9;vtA*AA:A8PB"I"E>kBb"E>Ib%C"B>C]>rwtA)AA"AQ7TQ8}B#F"GQ9LB"CQzB"LNBMCL>9;ttA*AA#O>9;ttA?kkkkQ:AA>3ttA)AA#A>3ttA>A/AA"E"A/A8A"E"O:A7}"E>2Ab>"Q3B"E)Ah%C"E)A8A%Fb%I5MAAAAAAAAAAAAAAAA5LAA"I5MAAAAAAAAAAAAAAAA5LAQ"E"F>"b%I/A8A"D@"B>C]e#DC=>8{wtA7KAA%O?E7#E="E"E*A~:AkB"E"E)Ad/AnB"E>9;vtA*AA:A8PB"E>8|wtA7OAA>9BwtA7KAA?.m>swtA7MAA?"mll?Im"Ol:A8XBMBL"E>E<A8XBL"E>kBb%GQ7>>0ytA>zmtA"E)A},A>Q8(B>pwtA*AA#O>0ytA>EQ9^B>1ytA>1ytA)AA%B>Eb/AA>9 ytA)AA"B>Chb%B"O:AI"B"A/AE"B"C/AA"E"A/AnB"E>A"A>"b"A"F_%B /AlB"E>B"C"B /AkB"E>zAb"E>9)Ab"G"DQL"A"I{E="E"A/A8AL>9;ttA)AA%AE=>2ttA)AA"AQsBL>3ttA"E)A8A/AA>9;ttA"E*A7}:AAQ8}B#F"E>zAbQ9LB"E>IbQzB"L@NBL"J"LQsBL>zttA>A<AA"E>pBb(A"FL9OHBNj&A>"c%G(AC=C="A"C>6Beb,A*%I>E[E=>B#I"B)AA>B[NB"C"D>XhQ8F>6Be#IL"I>D[NBL"C>6Be>J{E="A,A7V>BeNBL"D>6Be>B[E="A,A?NBL"A"A,AQ"I>A]e<AQ"A)AM%H"A)A(^E="A"H>Bb/AM>N>I>G"B)AA%L>B[ "C>6Be>U[ #M"A)AI#H"E,AJ#N"E,AI#J"E,AH#O"E,AG#P"E,AF#Q"E,AE#R"E)AA#S"F,AA%K#E>6B#AC=CjC=C=C="K>BcODABCEL"F,ABMCL"F,AB#E>9aB#AMCL>5BL#A>A#EL"G>A/A!"G"O<A "G"P<AZ"G"Q<AY"G"R<AX"G"E<A7A"G"A<AW"G"N<AU"G"M<AT"G"D<AS"G"I<AR"G"C<AQ"G>j"J"J>9"A[ <AV"H"G>Qb>QQ9VB"H>BQ9^B"H"H)AI%A>Bb%C/AI"H)AE"A>Chb"S/AA"H>CQ9^B"H"H)AI%D>Cb%A/AI"H)AE%I"D>Chb?A:AAC=C=C="L>BcOCABCL"B)AI#A"B)AE#B"H>BQ9^B"H"H)AI%D>Bb/AI"H)AE"D>Chb>9CkkkE/AA"H"B"AQ2B"H)AE#I"H)AI#AMBL"H>BQ9^B"H"H)AI%B>Bb%A/AI"H)AE%I"B>Chb>9DkkkE/AAL"G>A/AQ"G"A"Cc%B>Cc/AUC="A"C{NA"I"C>Chb#A>B>C"B>C^ #I"G>Qb#CD="A@NB"A"C)AA/AA"A>Eb#A"C>Eb#C"I>Bc%INALL"K>D]NB"F)AE#D"GCj"F)AI%I@E=>A#I>B#B>AMBL>A#C>A#AC=D="C"A"Db+AA>9Fj7Yb%C>)_NB>B#B"I"A>Bb%A]NAL>AMBL>A"A"A"I_%A #I>B"D"A #D>8/8UtA#B>DL/A!"G"B/AX"G"I/AU"G"D/AQ"G>Eb"G>Qb>CQ8HB"H"G)AI%A"G)AMQ9@B"G)AE%B@NB"A"BQsBMBL"A>B<ARL"G>"b(AL3GBTj&A>kBc%H(AC="D"E[NA"E"G)AU_"D"E_f%MNA"A"B"C>E"G)AQ"D>+db"M %I"E"Dc%D"G)A)%S"G)A+%TQS"H>Ib"A)A!%B>)b%O>9{A4KAA"B?E:AoB"B?A:A8TB"B?kkkktA:AnB"B?E:AkB"B?A:A8A"B?kkkkkB:A7}"B?E:A7]"B?A:A7<"B?kkkkQ:A7+"B?B:A7!"B?A:A7X"B?kkkktA:A="B?E:A;"B?A:A."B?kkkktA:A)"H>A/A7N"H)AQ%KE=>A#E"H)A+"K^E="H>+b>A"K>B>BQ9-B"H)A7N#EL"H)A.%G"Eb#B"K>B]Ej"K>Bc%CE="B>A"C4LAL"G"C"Eb%EbF"BL>A<AA"E>Bb#PL"H"P/A7N"D>+d#Q"H)AX"H)AQ%M>Chb#C"A)AM#U"A)AQ#V"H)A.#W"H)AM#R"H)A(#7A"H)A)#X"H)A!#Y"M#DD=>A#G>A"I%E)AQ%B"E)AM%Jc"B"J^"B"T_f%N #IC=C=Cj"D"Y^E="C)AA#GLC="G"X|NA"7A"G>Dhb%B)AA>B]NA"I@NA"E,A)NA"B)AE#B>BMBLC="M"E)AI%B{E=>A#G"F"K]NE>B#LMBL"F"K]NC>B#L"R"B>Mdb%G)AE>B]E=>A#GMBL"H"A"G)AIQtB"H)AE#G"H)AA#LL"G"I]NB"L>B"J"Sb"N "IQ9UB@L#I"R"B>Mdb#L>A#G>A#J"I"B"M^e%NE=>kmtA"U"L)AA%J>Mdb"J"V| )AI>He>E[#JL"B"P^"Ie@NB"B"Wb%B,AA"B>B<AA"J"Ne@NB>BeNB"L)AA#B>B#GMBL>A#GL"E>+b#I"E"G/AA"E"B/AE"D>Bb#D"C>Eb#C"Q>+c%QNAL"OQ9TB"O"H>Ib>9{A4KAAL"H>kBb(AL8.HBQj&A>1Ac%H(A"H"A/A7X"H>A/AQ"H?kkkktA:AI"H?kkkktA:A)"H5MAAAAAAAAAAAAAAAA5LA."H?I:A="H"F-AM7QA7Z"H"A5AAA5LAU"H"A)AQ/A("H>7Rb#KC="C@E="A)AX#MMBL"B"C>;db#T"G>Mb#U"C>Bc>6666Be>Bb"A)AX#MD="B>"b#C"G)AU#Q"G)AI#R"H)A7W#SCjC="H)A7X)AX,A7L>B[E="B,A.%J>L_NB>B"Jh>t e@NBL"H>zAb%J"H>Ib%I"CQ7Y"G"B"J>A"I"CQK>AMBL"H>zAb%J"H>Ib%I"CQ7Y"G"B"J>B"I"CQK"K"B)A""B)A("GQ9!B>BL#IC="B,A!%N>C[NA"B)AU#C"B)AQ#J"B-AX#O"B,AZ#P"H"B,A %W>9JA[<A7)"H"I<A7("H"P<A7&"H"O7QA7#"H"N<A7""H"W<A7!"H>A<A7*"G"H>zAb>IQ9VB"G>BQ9^B"G"G)AI%I>Bb/AI"G)AE"I>Chb>A"C"C"C"Jb%I_"E"I^f%C %I/AA"I@NA>E"D"J>Ehb"C %C"I>Ehb#ND="H"C*AA:A7!"C)AM#O"C)AI#P"G)AU#J"H>zAb"H)A7X"UQ=>B"J"G)AQb"G)AU%I"J^ "I"Jc%J>A"I"J| Q8KB#J"K"P"G)AI>AQ9 B"K"O"G)AI>Bb>AQ9 B"G>DQ9^B"G"G)AI%I>Db/AI"G)AE"I>Chb%I"J/AI"I?A:AA"C>Qb%C"N]NALLC="H)A;>8HktA^NA"L@NA"M,A7MNA"G)AI"R|E="G"R/AIL"G)AU"Q|E="G"Q/AUL"S"H)A7W_NC"H"S/A7WMCL"L>Bb#L"B>;b%B"T]NAL#LL"M,A7K#B"H"K)AI/A7+"H"K*AA:A7!"H>zAb"A"B"F"GQ_"H)AI%AE="H)AM"A>EhQsBL"H)A)%AE="H)A+"A>ChQsBL"H>1Ab(A"LL8 GBLj&A>Qc%J(AC="C@NA"A,A&#L"A>A<A&"A,A(#G"A)A!)AkE#K"J?A:AI"A>Mb#H"A)AM#FC=C="B"A)AQ%I|NA"B"Fb,AA%E>"_E="B#DMCL"B>Bb%D"I|NA"E>"]NA"D"Fb,AA%E>"_NBL"H"BQqB%D"I|NB"D"Fb,AA#EL"E>%[E="C>Bc#I"G>A"G>9PA^ >6Be>Md>lrtAb#MD="A"D"K"J>IbQ7O%D@NC"A)AM#EC=C=C=C=C="D"A)AQ%F|NA"D"Eb,AA%B>"_E="D#CMCL"D>Bb%C"F|NA"B>"]NA"C"Eb,AA%B>"_NBL"H"DQqB%C"F|NB"C"Eb,AA#BL"L>Be@NB"B>6Be>9ZA]NBC=C=C=C="C>Bb%D"F|NA"D"Eb,AA%B>"_NB"C>Cb%G"F|NA"B>"]NA"E"Gb,AA%B>"_NBL"H"DQqB%B"F|NB"B"Eb,AA#BL"B>6Be>9~A[NBL>9ZA#BMCL"A"D"M"IQ>%CNC"A>B<A7FMFL>A#BL"A"C"B"IQ*%C@NDL"A)AM#FC=C=C="C"A)AQ%G|NA"C"Fb,AA%E>"_E="C#DMCL"C>Bb%D"G|NA"E>"]NA"D"Fb,AA%E>"_NBL"G"H"CQqB%D{E=>A#EMCL"D"Fb,AA#EL"E>+]NAC=C="D>Bb%B"G|NA"B"Fb,AA%E>"_E="B#DMCL"D>Cb%D"G|NA"E>"]NA"D"Fb,AA%E>"_NBL"H"BQqB%D"G|NE"D"Fb,AA#EL"E>%[NBMDLL"A)A!"K/AkEL"D>Bb>A"E>5A[ #NL"J>Qb(A"NL8[GBRj&A>.c%F(A"B)AA%D>8HkQ|E="BQ9~B"B?kkkktA:AA>A#DL"B>S<AX"B>A/AI>A"C)AI%H"H"C)AE_%H #I"C)AA#E"D@E="BQ9"BL>B"E"H #M"B>B/AI"B)AE%N>M/AI"N"I/AE"N>A/AA"IE="M,AA>7U[#GL"F>Ib#P>B#JD=C=C="G"I|NAD="G"Mb,AA>7F]NB"I"G>Bb%G]NALMBL"I"G%H^NA"G"I[NA"I"Gc#G"H"Mb#E>A#DC=D="D"Eb,AA>7F[NB"G"D>Bb%D]NAL"G#DLCjC="DE=>A#KD="E"Kb,AA>7S[NC"D"K>Bb%K]NALL"D"Hb%GMBL"D"Hb#G"H"KbL#D"F>D<A!"F>G<AQ"F"H/AI"F"D/AM"F"G/AX"F"G"D>Bb%D"D"G_ /AU"J>Md#D"J>Eh>Qb#K>A#L>A#HD="P"L>Mdb%E,AI%Q>I[NC"F>"b"M"I"E)AA%R"E)AE%SQ7EC="F)A"%E>kkkk8A]E="E@NB"F)A("EQsBMBLCj"B,AX%L>S[E=>O#L"F)A)#E"F)A(#O>AMBL"F"B-AY7QA+"F"B,A <A7J"B)AM#O"B)AQ#E"B)AUL#T"B"L<AX"B"T/AU"B"E/AQ"B"O/AM"B"F-A+7QAY"B"F,A7J<A L"B)AA"J[E="BQ9"B"B)AE#NL"D"Nb%E"R/AA"E"K"Q>Ifb/AI"E"S/AE"B"J>Bb%J/AI"D>Mb#D"K>Qb#K>B#L"H>B#H@NALMBLL"B)AE#B"JE="B"I/AE"B"B)AI"J>Ehf/AIL"A"J/AQ"A"B/AM"A"C)AI/AI"A"C*AA:AA"F>.b(AL8=GCKjC8G&A>Qc%D(A"B>Tb>7}e%E>8SkE"A>8SkEb"A>Q{ b%B>kk8Ee#I"B>Qi#J"A"E"A"E_ >Bc#F"A>Bc#G"A>R^#KC=CjD=C=>p9MtA*AA#MC=Cj"F>8HC|E=>7C"F7[c%A>Bh"F"AibMBL"F>EiL%B>Bb%A>7T{E=?j"A8>m"M8J8C%N?7U7+E="N8/#A"KE=>8:9MtA)AA"A>Chb)AA%A)AM#B"AQ9XB"A>Ec%C"C)AA>Cg/AA"A"BbMGLD="D>Eb"A"E"GQ8<B"D)AE>B[NE"A>7U^E=>p9MtA*AA?j"A>Bb8>m8J8C%M8/#A"M?tA7&NBLL"D>Eb"B"E"GQ8<B"D)AENDMCL"M"B8>n?B8J7!NB"D>Eb"B"E"GQ8<B"D)AE>B[NCMBL"M?A7,NA"D>Eb>7U"E"GQ8<B"D)AE>B[NBL"J=A%B>j[E=>A#AMEL>r9MtA)AA#A>r9MtA>A/AA"B>Qh%B"Ib#CC=C="A>A"A"B[ @E=>j"C"B"C_ >7}e#C>8:9MtA)AA@E=>A#H"B>B"B >Db>lk8Ee%B>8TCf>8T8I8Ee%A"B^NC"A"C_NC>8:9MtA"B/AA"A>Ec>D>B"A"C^ /AA"B>A>kC4LAMDL>A#H"B"B>Tb>8Tk8Ee%A>Qb%L_NB"C"L^NB"A>Ec>H/AAMCL"B>j"C"B"C_ >7}e%H|E=>r9MtA"A/AAMELC="A>Ec%C)AA%B>BeE="C"B>Cf/AAMBL"A"Bc%AQ9XBL"A"HQ8^BL>r9MtA"H/AAMCL"A"C^E="A"CQ8^BL>r9MtA"C/AAMBLL"D)AI#A"D)AML#B"B"A"Eb%E[Ej>BF"E"BQ8^B>DL#B"E>Ec"B/AAL"D>Qb(A"AL9!GBHj&A>zAc%E(AC="C@NA"C"DQ|>6Be>C]NA"E?kkkk7}:A)"E>9QA<A7K"E>"b"C"D>n8QtA>CQX"E,A"E="E"E,A#<A7JL"E>9WA<A."E>9)8PtAQ8!B<A-"ECj"A,A7W@E="E"D/A="E"C/A7R>DMBL"E>D<A7P>BL<A;"E>Xb"A>9)8PtAQj"E>B/A7W"E"E*AX:A7X"A"E>vAb>U>C"E>)b"E>;bQ7BLC="B@NA"B)A7N%C@NA"C>(d#D"B)A.#CD=C="C,A"%H>D[NA"E>vAb"A)AE"CQ7GC=C="E)A7W%B>kkkk8A[E=>I#F>9RA#GMBL"E)A7ZNB>J#F>9SA#G"B@NA"E)A7X"BQsBL"E"G<A7K"E>9"A<A."E?kkkk7}:A)"E"CQ8!B<A-"E>Qb"A"CQj"E>B/A;"E"E*AQ:A7R"E>A<A7W"A"E>;b"F"H"E>)b"E>vAbQ7BMBL"B@NA"E)A7X"BQsBL"C>(b#C"D>(c%DNALL"A)AE%B)A"%CE="B)A!%G"C>Ehb#JD="G)AA#H"E>vAb"G)AE%B>B>BQ8=B"E)A7X#IC="E)A7W@E="E)A7Z#F"BE="BE="F"H"B4KAAL"F#C"B#DD="C>">A"C,AA%K>uAc>6Be>Z^ "Kf<AA"C>Bb#C"D>Bc%DNALL"G>Qb#G>8aj#CD=C="C>48QtAb)AA"B]NA"C>9{8QtAb)AA"F"BQ9UBNA"E"F"B>9T8PtA>CQXMDL"C>(b%CNAL"E>Ib"F"B>9T8PtA>CQX"E,AI@NB"E,AJ#C"E?kkkk7}:A)"E"B/A="E"H/A7R"E>B/A;"E>u8:B7QA."E"C<A7J"E>A<A7W"A"E>;b>Q>C"E>)b"E>vAbQ7BMBL"E)A7ZAL"IE="F"IQsBL"G"J]NALL"E>zAb(AL9VHCLjB8G&A>zAc%G(A"B>!b#K"D>A"D>K^ %I>Md%H>8%8{tAb#M"H,A8.8{=#NCj>k9L8|9=B"E)AI%H"H>k9L8|9=B| %O"C)AI%H|"I>Hc>D|e@E="B)AA>8HkQ|E="BQ9~B"B?kkkktA:AAL"B>S<AX"B>A/AI>SMBL"G>Ib"B"C>A"H"E)AMQE"B)AI#J"B,AXL#I"B)AU#P"B)AQ#Q"B)AM#L"B>A/A."B>A/A("G>A<A/"G"F<A7N"G>B<A."G?E:A)"G"K/A("G"E/A""G"M/A!"G"J/AX"G"I>S]<A7O"G"C*AA:AI"G"C)AI/AQ"G"B)AE%C/AUC=C=C=C="H"O{E="N>BcOCCDBL"G>8PmkQ/A7Y"G>G<A7X"G5MAAAAAAAAAAAAAAAA5LA;"G>Ib"G>;bQ7|MDL"G>Ib>A"DQ7/MCLC=CjC=C="C>kmtA"J %C)AI%H>Ge>E[E="C)AE#J"G>;b"G>Ib"E)AA"E)AEQ7N>A#C"G,A;%E>BcODCEEBL"G>Ib>A>KQ7/MFL"G)A7RMBL"G)A7R>BbL#C"G>Ib%K>A"CQ7_"K"C"DQ8{B>kmtA"G)AU"C>Mdb"C"G)AX| )AI>Ei#CL"G>Ib%D"C"H>EiQ7_"J>j[NB"G"G*A;%R:A)"E>D]NB&A>"c%C(A"C>8MrkQ/AZ"C>J<AX"C"R?"n8/%E/AQ"C>kmtA"D)AM"E>Mdb"E"D)AQ| %E)AA%H/AU"C"E)AE/AM"C"H/AI"C"R?In8/%E<AY"E>6Be>C[E="C>B<A!L"D)AX,A7I%E>E]E="C"E<A!L"D"C>IbQ7|"C>"b(AMBL"G>IbQQL"I>S]E="G>F<A7X"G"P/A="G"L/A7W"G"Q/A7R"G"L/A;"G"I<A^"G>A<A7Z"G?kkkk""I>Nc>A"I>N_ 8>?Dm%Rn7RA{"G?k8IlntA"Rn7RA_"G?m8Po8[tB"Rn7RA7Y"G>Ib"G>;bQ7|L"A"G)A./AI"A"G*A):AA"F@E="B"B)A(@<A8PFL"G>zAb(AL9!FBFj&A>=b%F(A>B"B"Db"C"E^"D"E_f%B #CC=C=C=C=>A"E"Dc"B %BE=D="G%H>Bb#GC="C"Hb%I,AA>7E]NA"B"G{ND"I,AB%J>.c>6Be>K|E="J>7;e>uAc>6Be>F_NEL"H>Cb"B|ND"I,AC%J><c>6Be>9]B_NA"J>7;e>9IAc>6Be>9}B^NDL"B"G]NALL"F>B<A("F"B/A!"F"C/AX"F>A/A""F>Mb%G"F>XbQ8ZB"GQ8CNBMCL"H>jg"Bb#EC="B>Bc"H[NA"I>Bb#G"E#C>A#BD=C="G+AA%I>A7XNA"B>BeNA>B#B"G>Bb#G"C>Bc%CNBMCLL>C"B"I>A7  #EL"A>kkkk8A/AA"A"D"Hb%B/AE"A"B"Eb>Bb/AIMCLC=C="B>D{E="C>Bc#H"B#GD="G@ND"G"Hb"G>Bc#G+AA>A7 NALMBL"C)AA>k8H8Il8AeNA>E"C>Db>8Ee%G"Cc"C"G[ %G"B>Ec%H^E=D="C"Gb)AA>k8H8Il8AeNC"G>Eb%G"H^NALL"C"Hb)AA>k8H8Il8Ae@NBL"F>7Nb"B>B>BQ8=B"F)A;#GC="F)A7N>B]E="F>A/A."F"F)A7R%H/A+"F"G/A)"B@NB"BE="H"C"B4KAAL"F"B/A.MBL"F)A7RAL"F>)bQ8C"F)A)%CE="F)A+"CQsBL@NBL"A"F)AU/AI"A"F*AM:AAMBL"A"E/AI"A"D/AE"A>kkkk8A/AA"F)AM%A@NA"F)AQ"AQsBL"F>=c(AL8RGBSj&A>2Ac%C(A"C>"b"A"BQ8;BC=C="C)A"@NA"C)A7N%I"C)A;%O|E=>B#BMCL"C)A.#P"C)A+#Q"A)AU#G"A)AM#R"A)AQ#S"A)A!#LD=>kmtA"R"I>Md%Bb"I"S| #J>kmtA"B"Qb>Mb"I>Bb%T"P| )AI>Ei#I"L)AI>qCd#B"L)AE%E>oCc#HD="B@NC"C"J)AI/A7]"C"J*AA:A7<>B#D>A#F>B#K>A#M"E)AM%N,A9<B>B[E="N,AU%D>A"D>9PA^ >Md,A8Qr=%D>A"D>7T^ >Yd%D>9^8)tAb#K"D,A8Rp=#M>B#F>umtA#DL"C"M/A7N"C"K/A."C"F/A+"C"D/A)"C"N*AtB:A""C>Qb"C>"b>DQ8HB"A"C>1Ab"C)AU%D"C)AXQ8A"C)AQ%KE="D"KQsBL"E>qCb#E"B>qCc#B"H>qCb#H@NAL"G)AI>Eh#B"G)AE#E"H)A+%J>6Be#DD="BE="B>Qc#B"E,AM#F"E>Qb#E"D"F]NBMDLL"C>H/A!"C>p8UtA/AX"C>F/AU"C>9B8VtA/AQ"C>"b%B"A"T"C>Qb>CQ7%"C)A"%E>C[NB"E>Be@NB"C)A+#E"C)A)"C>Ib"A"C)A(Q8@B"C)AI>B]NB>B]NB"C)AM#D"B"A"E"H)AA"L,AQ>Md,Aq8{=>Md,A8Sr=>BQH"C)A"@NB"C)A)#H"C)A(#F"G)AI%E"G)AA[E="GQ9#BL"G)AE"E>Ehb%B"J<AM"B"D/AI"B"H/AE"B"F/AA>B#B"G"E>Bb/AI"I"O^NALMBL>A#BL"C>2Ab(A"BL9LFBJj&A>"c%D(A"D>kkkk8A/AI"B)A"%EE="B)A!%H"E>Ehb#J"C)AA#K"C)AE#ID=C="H)AE"I]NA"H)AA#C"I#B"K#ED="BE="E,AA#F"C,AA#G"B>Bc#B"E>Bb#E"C>Bb#C"G>">A"G>uAc>6Be>Z^ f>6Be"F>">A"F>uAc>6Be>Z^ f>6Be[NBMCLL"H)AI#FC=C=C=C="H)AM%C@NA>A#BC=D="B"Fb,AA%E>"]"E>J]eNB"C"B>Bb%B]NAL"C#BL"BE="B"C|E="B"C[NCMDL"B"Fb+AA>9Fj7ZNCL"B"Fb#E"B"C[NC"C"Bc#G"C"Fb%F>Bc#C>A#BD="B"Cb,AA%L>"]"L>J]e@E="G"B>Bc%BbNBMELL"B"Gb%C@NC"C"G|E="B@NE>A#EMEL"B"Fb+AA>=7 ND>A#EMDL"C"Fb#EMBL>B#EL>A#CL"C>A"E #B"E>B"E #E"D)AI>kkkk8A]E="D>Ib%C>CQ3B"D)AQ%F"D)AMb>rtA7QAA"D"F>Cb/AQ"C"BQ3B"D)AQ#CC="B@%FNA"FNA"D)AM"Cb"E"B4KAAL"D"B"Cb/AQMBL"D>Ub"B>B>BQ8=B"D)AX#GC="D)AU>B]E="D)A!#F"B@E=>A#CMCL"B@NB"F"E"B4KAAMBL"D)A!AL"D"F/AM"D"G/AI"D"C/AQL"H>Qb%H"J]NALL"A"D)AQ/AI"A"D*AI:AA"D>"b(AL9>FBWj&A>1Ac%F(A"A)AA#S"A)AI#M"A)AE#T"A)AQ#J"A)AM#K"A)AU%G)AM#I"F"C/A7W"F"B>Bb/A="F"B/A7R"F>7Rb#CD="F>9JAb"Hb>kmtA"K"C)AA%L>Mdb"J"L{ *AA:AA"C>Eb#C"H>Ib%H>X]NAL"F)A}#U"F)A7+#V"F)A7&#W"F)A7!#7A"F)A7Z#X"F)A7X#Y"G"I"D>He>Xdb,AW>He%N>!db%C)A7&#J"C)A7!#K"C)A7Z#L"C)A7X#O"C)A7W#P"C)A=#Q"G)AI#C"G)AE#HC="E,AVNA"E)AM%R"E)AI%E{NA"I"N>Xdb#N"F>(b"A)A!Cj"A)AX%Z)A+"R^E=>A#I>BMBL"R"Ec#I"Z)A)"EbL"I"N"G)AUQ7,"F)A(%G@NA"F)A7N#I"F)A.#J"F)A+#E"F)A)#K"F"F)A;/A7W"F?8Hkkk":A7R"F>7Rb#C>A#HD="F>9JAb"Hb>kmtA"J"C)AA%L>Mdb"I"L{ *AA:AA"C>Eb#C"H>Ib%H>X]NAL>A"E"E"K_%E #C>B"G"E #H"F)A}#K"F)A7+#L"F)A7&#J"F)A7!#O"F)A7Z#P"F)A7X#QL"F>Xb"A)A"%I>Ub%A>B"S"M"T_%G %E>A"M"G %G"Y"X"H"C"Q"PQf"F)AX#M"F>Qb"A"E"G"7A"V"H"C"O"LQf"F>Ib"A"E"G"U"W"H"C"K"JQf"F)AM#A"F"D<A7("F>A<A7&"F>A<A7)"F"B/A7!"F"A/A7Z"F"M/A7X"I"F>9JAbQ8,B"F>1Ab(AL8XGCDjB8DC=C=C=C=C=C=C=C=C=C="C>6Be%E>9ZAcO#CGGGGGGGGGGEGGGGGGGFGGGGGDGGGGGGBALC="E>%cOMAGGGGGGGGGGHGL"A)AQ%F"B>jgb#D"A)AM#E>A#CD=5MAAAAAAAAAAAAAAAA#HC="F"B"Cb>Bb^NA"D>Q^NA"B"Eb5AAB#HL"D>Qc#D"C>Qb#C"E>Qb#E"H5M}}}}}}}}}}}}}}}}5&"H5MCCCCCCCCCCCCCCCC57"5M################57E57!5~%G@NALC="F"G7]"Bb%B"Cb%C>Pc%D_E="B"Eb>Pc,AA>%[NBL"A"DQ:>BiPL"C>OcPL"A"B>Bb"DQ"PL"A"B>Bb>A"DQ>PL"B>8D_NF"B>Eb%D"A)AQ%E_NF"A)AM%F"Bb)AA>39)9U8=G]NF>A#C"D"E^E="D"Fb,AA#CL"C>6Be%E>7J[NF"E>9#A[NF"C>.c>6Be>K^NF"C>7;e>uAc>6Be>Y_NEMFL"B>8C_NE"B>Fb%D"A)AQ%E_NE"A)AM%F"Bb%C)AA>9+9G8]8#Hg"C,AE>9*AgfNE>A#C"D"E^E="D"Fb,AA#CL"C>6Be%E>7J[NE"E>9#A[NE"C>.c>6Be>K^NE"C>7;e>uAc>6Be>Y{NEMDL"B>8D_ND"B>Eb%D"A)AQ%E_ND"A)AM%F"Bb)AA>9=9/8]9(G]ND>A#C"D"E^E="D"Fb,AA#CL"C>6Be%E>7J[ND"E>9#A[ND"C>.c>6Be>K^ND"C>7;e>uAc>6Be>Y{NDMCL>A#D"C>.c>6Be>K|NBL"A"BQ<#DL"DPL"A"BQ8|B>AL9BFCIjE8G&A>Qc%H(AC=C="D,AM@E="H>kmtA"C)AM"D)AE%D>Mdb"D"C)AQ| %D*AA:AA"H"D)AI%D/AI"D>Ie@E="C)AA#EC="C)AE%D"H)AA%F>Bb%G^NA"D"Gc>I^NA"E"Gb*AA#PL"D"F>Rb%G^"D"Gc>I^f#I"D"F>Jb%F^"D"Fc>I^f#J"E"Gb#K"E"Fb#L>kkkkE#F>9@g#DD="D>8%rtAb,AA%G>Bb#E"D>lrtAb*AA#MC=C="G>H|E="M"P7#NC?A#M"J@E="L*AA#ML"E>I[NB"D>8PrtAb*AA#N"G>P|E="E>Q[E="M"N7#NEMDL?A#O"I@E="K*AA#OL"M"N7#ND>tB"E>Dhc%E>7U_ND"D>8XrtAb*AA"O8K"E8>m7!NCMDL"M"N8K>kB"E>Dhc8>m?A7#NCMBL"M"P8K>tA"E>Dhc8>m?A7#NBL"B>BQ9^B"B"B)AI%D>Bb/AI"B)AE"D>Chb"F/AAMEL"F>Bb#F"D>Yb%DNALL"B)AU#D"C"H"B>MbQ8 B>B"D"B)AQb"B)AU%C"D^ "C"Dc%E>A"C"E| Q8KB#C"B>BQ9^B"B"B)AI%E>Bb/AI"B)AE"E>Chb"C>kkkk8Af/AA"D"B)AQb>A"B)AU%C"D| #B"C"Dc#DMCL"D)AI#D"B>BQ9^B"B"B)AI%C>Bb/AI"B)AE"C>Chb"D/AAL>A#BL"A"D/AE"A"B/AA"H>Qb(AL9LFBMj&A>"c#G"D>"b#KC="D>7;_NA"C"K^NA"B"Db%H5MAAAAAAAAAAAAAAAA5LAQ"H5MAAAAAAAAAAAAAAAA5LAAL>B#ICj>A"E"E"C"Kc%H>A"C"H| _%E %H>B{E="G>9M8PtA,AA<AX"G>v8PtA*AA:AQ"G>8{8PtA5AAA5LAA>kktA#E>tA#L>9)A#P>B#J>AMBL>B#M>B>B"B"Kb"E "C"K^ %I,AA%E>B{E="E,A9Gm=#ML"I,AB#N"G>o8PtA,AA<AX"G>8T8PtA*AA:AQ"G>k8PtA5AAA5LAA"H>Cc%EE=>X"E"E>X| #P"I>Cb#J"G>Bf#O>A#ED=C="E"Jb,AA>Bc%Q>D_NA"E>0mtAb,AA%L>F{"L>C]eNA"L"Ob"Q>8!8PtAb,AA<AA>B#RL"P"E>Bb%E]NALL"G"R<AA"H>7F^#J"I>7Fb"N>!h>7D7~e#O>A#L>A#ECj>A"H>7C^NAZ"I)AZ#E>A"H>%^NAZ"I)A7C#L>A"JNAZ"I)A%L#P"H>7Fc#R>A"O"J #O"M>Be#J"N>Ei>Be#M"N>Bi>Be#Q"N>Ee@#I"N>BeL#H"A"P/A!"A"L/AX"A"E/AU"A"R/AQ"A"O/AM"A"D/AI"A"G*AA:A""A"G5AAI5LA)"A"G,AX<A;"A"M<A7U"A"I<A7R"A"Q<A7Q"A"H<A<"A"J<A7P"A"F>C]<A7T"A"F>B[<A7S"A>A"K"C"K^%C /AE"A>B"B"C /AAL8UGDLjB8DB8GC=C="B)AM%EE="E"B)AQ]NB"A>A/AAPL"B)AU%F"B)AI%E|E="A>A/AAPL"B)AE%H"Fc#G"B)AA%J#CC=C=D="E"F"Ib%D>=c^E="E%C"D{NDD=5MAAAAAAAAAAAAAAAA#NC="D"H_NA"G>Q^NA"D"Jb5AAA5MKKKKKKKKKKKKKKKK5&#NL"N5~%CND"G>Qc#G"D>Qb%D"E^NAL"E#CMDL"G>Qc%L>Qc%M>Qc#KC8D5MAAAAAAAAAAAAAAAA%N"D"H_NAZ5MAAAAAAAAAAAAAAAA"G>Q^NAZ"C"Fb5AAA5MKKKKKKKKKKKKKKKK5&L5~C8D5MAAAAAAAAAAAAAAAA"H"D>Qb^NAZ5MAAAAAAAAAAAAAAAA"L>Q^NAZ"C"Fb5AAQ5MKKKKKKKKKKKKKKKK5&L5~>Qhf8>C8D5MAAAAAAAAAAAAAAAA"H"D>"b^NAZ5MAAAAAAAAAAAAAAAA"M>Q^NAZ"C"Fb5AA"5MKKKKKKKKKKKKKKKK5&L5~8>?"ml#OC="H"D>.b^NA"K>Q^NA"C"Fb5AA.5MKKKKKKKKKKKKKKKK5&#NL"K>Qc#G"C>=c#C"I>=c#I"N5~8>?.m"Ol%O7!NAL"O8C8/"Fb"Ib>=b#CMBL"C7]"Db#CL>A#GC="C"F{NA"C>Bc%D"H|NA"D"Jb,AA>N[#GL"E"C>Bb%D"D"E_ #D"C"G"B,AXec#E"F#CMBL"B"E>Ib/AM"B)AU#F"E)AA#C"E)AE%E#DL"A"D/AQ"A"F/AM"A"E/AI"A"C/AE"B"D/AU"A>B/AAL8;FCGjB8GC="C@NA"C>Hc%D>A"C"D| #H"B>Db>8Ee"Bc#I>A#DD=C=C=C="B"Db,AA%Ft%G>A7 E="I"Dc>DeNB"D"H|NCD="B"Db%E)AE"E)AAf>k8H8Il8AeND"D>Ib%D"H^NALMCL?kkkk8T"#JC=C=C=C=C=C=C=C=C="F,Az9E=>CcODABCHL"D>Bb%E"C^NC?A#JMGL"D>Bb%E"C^NC?A#JMFL"D>Bb%E"C^NC?A#JMEL"B"Eb+AA>9Fj7YNDMEL"B"Eb+AA#EC=C=C="F>1BcOOACCCCCCCCCCCCBCL"E>7<e>pj[NDMEL"E>8)j7YNDMCL"G>7Db>6Be>M|E="G>8Ge>7{]ND"E>=7XNCMDL"E>=7XNBMCL"B"Eb+AA#EC=C=C=C="F>2BcOFBAAACAL"G>Pb>6Be>C_NE"E>=7XNCMEL"E>2Ab>6Be>.^NBMDL"E>8Sj7YNCL"C"D>Cb%E{E=?A#JMCL"B"Eb+AA>9Fj7YE=?kkkk8TtA#JMCL?A#J"D>Db%E"C|NB"B"Eb+AA>=7XNC?kkkk8T1A#JMBL?A#J"D>Cb%E"C|NA"B"Eb+AA>9Fj7ZNB?kkkk8TtA#JL"A"J"D8>l:AE"A>B/AAPL"E>Bb#DMCL"D>Bb#DMBL"C"D{NAD="B"Db+AA>A7XNB"C"D>Bb%D]NALMCL"C"D_NALL"A"C/AI"A"B/AE"A>A/AAL9:ECMjD8G&A>Qc%G(AC="B)AU)AM"C>6Be%E>P7}>Bhb-A9OB%H@NA"C>A"E>P^ >6Be>7Rd%C,A9O8|=%N"C,A9N8|=%Lb>9PA_NA>kmtA"B)AM"D>Mdb"D"B)AQ| #J"L>Md>lrtAb#O"B)AE#C"B)AA#KD="N"H7]%M{NB"J)AA#F"J)AE#D"G"J)AI%E/AM"G"D/AI"G"F/AE"O"M>Mdb,AJ%D>A"D>7T^ %I>Yd>9^8)tAb#DC=C=C=C="E>Ie@E=?A#QC="C"F>Bb%E^NA"C"Ec>I^NA"E"Kb*AA#QL"D,AX>Bb#E"D*AA#R?B"I8>m%S?8Vu8U9-9H9}k8 )8J?A7#NB"Q"R7#NE?A#QC="C"F>Jb%I^NA"C"Ic>I^NA"I"Kb*AA#QL"E>I[ND"D*AI#R"S?9*9E9=8L9Ck9^9-W8J?A7#NC"E>Q[E="Q"R7#NFMEL?A#SC="C"F>Rb%F^NA"C"Fc>I^NA"F"Kb*AA#SL"Q"R7#NE>tB"E>Dhc%F>7U_NE"D*AQ"S8K"F8>m?A7#NEMDL"D"B"G>EbQ7&@NDMCL"Q"R8K>tA"E>Dhc8>m7!NBMCL"Q"R8K>kB"E>Dhc8>m?A7#NBL"L"Mb#F>B#PMCL"H>Bc"He%H>66DeNALL"A"F<AB"A"P<AA"G>Qb(AL8TGCJjE8D"A)AM%C"A)AI%D"B"B"D_ %F^E="A)AX#J"A)AQ#E"A,A!#K"A)AE#G"A)AA#HD="G"Cc#I"C#DD="F"D%B>=c%D|E=C8D5M6666666666666666%L"B"G_NAZ5M6666666666666666"I>Q^NAZ"B"Hb5AAA5MOOOOOOOOOOOOOOOO57EL#MC8D5M6666666666666666"G"B>Qb^NAZ5M6666666666666666"I>Qc>Q^NAZ"B"Hb5AAQ5MOOOOOOOOOOOOOOOO57EL#NC8D5M6666666666666666"G"B>"b^NAZ5M6666666666666666"I>"c>Q^NAZ"B"Hb5AA"5MOOOOOOOOOOOOOOOO57EL#OC="G"B>.b^NA"I>.c>Q^NA"B"Hb5AA.5MOOOOOOOOOOOOOOOO57E#LL"I>=b#I"L5~"O5~"N5~"M5~fff@NBLLC="B"F|E="E"F"Ccb#E"F#CMBLD=5M6666666666666666#LC="B"G_NA"G"Bc>Q^NA"B"Hb5AAA5MOOOOOOOOOOOOOOOO57E#LL"L5~%D>kkEf7]"Bb#B"D@"B"F^eNAL"E"F"B"B"F_ %D"Ccb#EC="B"F|E="D#CMBLC="D"G^E="D"Hb,AA#B"D>Bb#CCj>B"K>Be@NAZ>A"Bt>=7XNAZ>C>B"B>9>B_ L"Eb#EC="B>KcOECDDADL"C"G|NB"C"Hb,AA>K]NBMCL"E>Bb#E"D>Bb#CMBL"A"E/AU"A"J>Bb%J/AXL"C"F^NBLL"A"C/AM"A"E/AQLL9XECPjB8G&A>"c%D(AC="B>C^NA"B>Eh#H"A*AA#S>Q#ED="S"A"Eb*AA%S7+E="H"E>Qb%E]NBMCLL"C>A/AI"C"BQ9]B"C)AI#F"C)AE#E"HE="E"F>Ehb"A"H4KAAL"C"B"Fb%C/AID="E%F"C%H>Eh%Pb#L"A#E"B#I"F#CD="D>Qb%G"E"IQ8%B"D"D)AU%M/AE"D"D)AQ%N/AA"G"D)AX"D)A!Q8%B"D"D)AU%J/AM"D"D)AQ/AI"D)AX#E"D)A!#ID="D)AI#QD="C#GC=C=Cj"M@E="J@NC"D>IbMBL"D"J@NAZ"D>Ib"D"N*AA"Q*AA7) L%K)AE%R@NB"G"L%C[NC"K"R>Bc/AE"K"K)AA%C>Qb/AA"G"C)AI/AI"G"C*AA:AA"G>Qb#C"D)AE#M"D)AM#J"D)AA#NMDL"IND"O>Bg#C"F*AA#S>Q#ED="S"E"Fb*AA%S7)E="C#O"B#C"A#E"H#B"F#AMGL"P"E>Qb%E]NAL>B#I"O>BeNF"H"B"B"H_ #ED="A"F*AA:AA"A"F)AI/AI"F>Qb#F"A>Qb#A"E>Bc%ENALMFL"G>Q>A"G"L] b#CMALALALALAL"D>"b(A"IL9OEBHj&A>Qc%G(AC="A)AoB>Hc>C{E=>B"A)A8A"A)AkB%B"A)A8E_%D #F>A#A>A"B"D %EE="F,AA>7U[#AL"C>A"C>6Be>7T^ >6Be>Yd>9^8)tAb#HD=C="A"E|NAD="A"Fb,AA>7F]NB"E"A>Bb%A]NAL>A#CMDL>A#C"E"A%B^NC"A"E[NC"E"Ac#C"A"Fb#I>A#AC=D="A"Ib,AA>7F[NB"C"A>Bb%A]NAL"C#AL"G>Eb"F"E"BCjC="AE=>A#DD="D"Ib,AA>7S[NC"A"D>Bb%D]NALL"A"Bb%AMBL"A"Bb#A"B"DbLQ7E"G)AE%B>kkkk8A[NA"G)AI#CC="G)AM%D"H,AX[E="H"C"DQ9UB#D"B@NB"C"BQsB"DNC>B#CMEL"B@NB"C"BQsBMBL"DNAL>B#CMBL"A)AlB#E"A)AnB%F"B_E="E"B>Mdb)AI%D>Ei>A"D>He>E[ #DL"A>9{Ab#H"B>Bb#A"C>A"C>6Be>7T^ >6Be>Yd>9^8)tAb#BD="A"D^#C"A"D|NB"A"F^#I>kmtA"E"A>Mdb%J>Mb"A>Bb"F| )AI>Ei#A"B"H"J>kmtA"I Q7&@NALL"G>Qb(A"CL9<EBLj&A>.c%F(A"C%G>Eb#HC=C=C=CjC=C=C="C)AA%M>BcOCBCAL"G>IbMCL"G)AI%B"A)A!%A)AoC_NC"B"G)AE%C^ND"A>8TCb"B"Cc%BQ3B"A)AoC#D"BE="A)A8XC%E"Db"C"Eb"B4KAAL"A"B"Db/AoCMEL>kmtA"A)AM"G)AE%C>Mdb%E"C"A)AQ%J| #H>kmtA"E>Mb"C>Bb"J| >EbL"B)AE#L"B)AA#E"A)A!#I)AA#N"H)AA#JD=C="E"J^NA"I)AoC"L_NA"B"N/AA"M>C]NE"D"G)AI%B>He%C>9MAdb%E)AM>B]NE"A"G)AE%G"E)AQ%E"B"D"A)AU)AM"C>Xdb,AW>He>9MAdb>(bQ)"F"B/AM"F"A)AQ/A""F"A5AAA5LAQ"F"A/A)"F"F>Mb/A+"F>Qb"G>Bb"E"F>)b>q8#tAQ7:MEL"E>Bb#O"I)A8PC>Ch#K"I)AnC#HD=C="K@E="J#CMBL"K>Ec#K"H)AA#C"H>Eb#H"C"O^NB"C"J|NBLL"F"A)A">Ub>B"A)AA"A)AI%H"A)AE_%K >A"H"K "E"C"I)A8XC"I)AoC%E"L"EQf"B"C/AA"B"I)AoC%L/AE"C#EMALALALAL"F>.b(AL9:ECIjB8G&A>.c%E(A>C#FC="A)AI%L>k9L8|9=B"C)AI%H"H>k9L8|9=B| _NA"C)AM%H>tA_NA"B>A"B>K^ %G>Hc>D^NA"C,AU>BeNA>A#F>zytA>A/AA"E"A*AA%M:AU"E>S<AM"E"G>Md>8%8{tAb%G,AL<A,"E"C/A""E>A<A7J"E>A<A7I"E>z9ItA/A("E"A)AI/A!"E"D<A7H"E>j>A"D>6Be 7QA)"G,AI#G"E>Ub#J"M8/#IC=C="E)AX%K@NA"I,AA%A>"_NB>B#F"K>B[NA"A>"]NA"I,AB%A>"_NBL>A#A"J>AQqB%F"K|NA"F"Ib,AA#ALC=C=C=CjC=C="B>DcODBABAL"E>Ib"F"A"G>Md>lrtAb"HQWMBLC="A>6Be%A>9ZA]E="A>9~A[NBMDL"E>Ib"F>Bb"G>Md>lrtAb"HQ>MBL"D>6BeNB"C)AANB"E"G<A+"E>B<A7I"E>Ib"F>Bb"HQ"L%B@NBC=C="B"E)AX%C|NA"E)AU%D"Bb,AA%F>"_E="B#AMCL"C"B>Bb%A{NA"F>"]NA"A"Db,AA>"_NBL"J"BQqB#AL"A"L[%FND"E,A7J>Be@NDMCL"E>B<A7JL>A#F"E,A7J@NBL>C#FL"E>.b(A"FL8TEBQj&A>Qc%K(AC=Cj>A"B)AM%G>kmtA"B)AQ%I )AI>He>F[NAZC=C="CE="K>Ib"B>A"C"DQT"K)AI>BeNBMCL>C#E"I@ND"G)AI%C>"^ND"C>He>E]ND"C>Ei#N"B)AE#Q"B)AA#R>B#D>B#FD=>kmtA"G"F%C>Bb%F>Mdb%E"F"I|%L )AI>Ei#FC="LNA"E)AI%E>He>F]NA"E>Ei#L"C>Cb%S#EC=D="E"L|NB>kmtA"G"E>Mdb"E"I| )AI%M>Ei#E"M>He>E[NALMBL"B>kmtA"G"O"C"H %O>Mdb"I"O{ >B"R"G"C>Mdb%E)AA>Bb%Mb"E)AE%H"H>A]c%H"M^"H"Q_f%T >A"H"Mc"T "E)AI>Ie>DiQ7("De#D"C"J"L"S_%C #J"C"Pf#P>B#HL"F"N^NAL>C#E"P>Be@ND>B"D>BeNCZ>A#J>C#FMBL>B#F>A>kmtA"G"K)AM%J>Mdb"I"J{ )AI>He>F[NBZL"A"F<AB>DL#E"A"J/AEL"A"E<AA"K>Qb(AL9)EDIjB8DC8G"B>Bb#K"A>Mb#L"A)AQ%I"B>jgb#H"A)AM%J#GD=5MAAAAAAAAAAAAAAAA#MC="I"B"Eb>Bb^NA"H>Q^NA"B"Gb5AAB#ML"H>Qc#H"E>Qb#E"G>Qb#G"M5M}}}}}}}}}}}}}}}}5&"M5MCCCCCCCCCCCCCCCC57"5M################57E57!5~%F@NALCjC=C="I"F7]"Bb%H"Eb%E>Pc%F_E="G"Hb>Pc,AA>%[NBL"A"FQ:%HNB>APL>A#H"E>OcMBL"A)AQ#I"A)AM#J"H>BiL#FC=C="F"I|NA"F"Jb,AA%E>"_E="F#GMCL"F>Bb%G"I|NA"E>"]NA"G"Jb,AA%E>"_NBL"I"L"FQqB%G{E=>APL"G"Jb,AA#ELC="E><[EjC="I"K^NA"I"Kc>I^NA"J"Kb*AA#NL"H>BeNB"D*AA%O?B"N?j>H"F"Bc>Cc%E"E>H| >Dh8>m?j8K8J"E8>8K?8Y9{8;9}8 8~9"8#8(j8G?<nm%N8J?A7#E="A"B"F"CQ7aNCL"D"N"Ol:AA"A)A!%D)AkE%C>tA|E="A>B<A7F>APL"D"C>Dhb%A"B/AA"A"F/AE"D"D)AkE>Bb/AkE"G>BbF>ALPL"A>B<A7F>AL9 IBBj>0ttA)AA>C[E=>8[utA>B/AA>8:utA?A:AA>putA?kkkktA:AA>outA?I:AA>8TutA?A:AA>nutA?kkkktA:AA>kutA?A:AA>9{ttA?kkkktA:AA>2ttA?B:AA>8{utA?A:AA&A>.c%A5MAAAAAAAAAAAAAAAA5LA">9 ttA"A5AA!5LAA>9;ttA"A)A+/AA>0wtA>S<AA>kwtA>S<AA>9C9GtA>S<AA>8X9GtA>S<AA"A5MAAAAAAAAAAAAAAAA5LAI>0ttA>A/AA>9CutA>A7QAA>8{xtA>B/AA>rxtA?A:AA>qxtA?kkkktA:AA>8%xtA?E:AA>8XxtA?A:AA>8PxtA?kkkktA:AA>lxtA?B:AA>4wtA?A:AA>3wtA?kkkkQ:AA>9;wtA?B:AA>9)wtA?A:AA>9 wtA?kkkkQ:AA>vwtA?E:AA>9CwtA?A:AA>8{wtA?E:AA>rwtA?E:AA>qwtA?A:AA>8%wtA?kkkkQ:AA>8XwtA?E:AA>8PwtA?A:AA>lwtA?kkkktA:AA>9-vtA?kkkktA:AA>0vtA?kkkkkB:AA>zvtA?I:AA>9JvtA?A:AA>tvtA?kkkkkB:AA>8avtA?E:AA>8[vtA?A:AA>8:vtA?kkkkQ:AA>pvtA?E:AA>ovtA?A:AA>8TvtA?kkkktA:AA>kvtA?A:AA>9{9HtA?E:AA>29HtA?A:AA>9-9HtA?kkkktA:AA>19HtA?E:AA>09HtA?A:AA>z9HtA?kkkkkB:AA>9J9HtA?E:AA>t9HtA?A:AA>8a9HtA?kkkkQ:AA>8[9HtA?E:AA>8:9HtA?A:AA>p9HtA?kkkktA:AA>o9HtA?E:AA>8T9HtA?A:AA>n9HtA?kkkkkB:AA>k9HtA?E:AA>9{9GtA?A:AA>29GtA?kkkkQ:AA>9-9GtA?B:AA>19GtA?A:AA>09GtA?kkkktA:AA>z9GtA?E:AA>9J9GtA?A:AA>t9GtA?kkkktA:AA>8:9GtA?E:AA>p9GtA?A:AA>o9GtA?kkkkQ:AA>k9GtA?E:AA>9{utA?A:AA>2utA?kkkkQ:AA>9-utA?B:AA>1utA?A:AA>0utA?kkkktA:AA>zutA?E:AA>9JutA?A:AA>tutA?kkkktA:AA>nvtA>A<AA>2vtA>A/AA>1vtA>A/AA>8axtA"A5AAI5LAALL9OFCHjB8D&A>Qc%E(AC=C=C="B"A)AQ%D|NA"A>Mb#ID=C=C=C=C=C="I)AA%F"Bb,AA%C>9 A]E="C>%[NB"Ct>A7XNE"C>"^NH>A"Bc#CD=5MAAAAAAAAAAAAAAAA#JC="B"D_NA"C"Db>Q^NA"B"Fb5AAA#JL"C>Qc#C"B>Qb#B"J5M}}}}}}}}}}}}}}}}5&"J5MCCCCCCCCCCCCCCCC57"5M################57E57!5~%G@NAL"G7]"Cc>Qc#BMFLC=C="B>Bb%C"D|NA"C"Fb,AA>%cO7&DAAAAAAAAAAAADAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAADAAAAADAAADAAAAAAADAAADADBAL"A"C>JQ9EB>A#DMJL"E>Ib"A"B>CbQ8B>A#D"E)AI>B]NI"E)AM%C>k2De>k8[D]Ej>GF"B>Gb%F"A)AQ%G|NI"F"A)AM%Hb,AA>9 A]NI"G"B>Hb%F{NI"C>68~D_NI"F"Hb,AA>9]A]NI"E"A"B>IbQ8B"E)AA>B]NJ"E)AE>k9{De>k8aD]NI>ML"Bb%B@NI"A)AQ#DMCL"B>Bh>Cb"Hf#DMHL"B>Cb#BL>B#HMBL"I"BQ7@%CE="B"Cb#BMBL"A"BQ8-B>A#DMEL"B"D^NALL"A)AU"B_E="A"B>MQ9EB>A#DMCL"A"B>LQ9EB>A#DMBL"A>P<AE"A"B/AA"A"B>Gb/AIL"E>Qb(A"DL8-ECIjB8G&A>"c%F(A"A"B"C"D"E>AQ("F>Ub"B)A(%I>I>QQ8=B"F)AX#A"F)AU>B]E="F>A/AQ"F"F)A!%H/AM"F"A/AI"B)A"#K"IE="I>Xd#A"K>Tb#E>A#D>I#CD="E7KAA"E>Hc7OAA?Iml#N"F)AI"D[E="F>IbQ9(B"F)AM#HL"C"Hb%G"D/AA"G>Ic"N:AA"F"D>Bb%G/AQ"E>Xb#E"C>Qb#C"G#D"A>Xc%ANAL"F)AM#HL"F>A/A!"F?kkkkkB:AU"H"G"F>UbQ.#C"F)AU#AC="C@E="AE="F)AX"A>EhQsBL"F)AI%A@NB"H"A>EhQsBMBL"AE="F)AX"A>EhQsBL"B?E:A""B)A!#C"B>A/A!"F)AI#E"GE="B>!b#L"G>Eh#G"H>Ib#DD="L"D)AA%J"I^Q9{B"B)A(#A"B"I"J_Ej"B)A""A>Xdb%M"K"J>Xdb%J*AA:AA"M"J5AAI5LAI"A>BbF"AL/A("D>Qb#D"G>Qc%GNALL"EE="H"E>EhQsBL"C@NA"K"C>XdQsBL"F>"b(APL"F)A!AL8OFCIjB8G>9-vtA#H&A>zAc%G(A>9-vtA)AA>8HkQ|E=>9-vtAQ9~B>9-vtA?kkkktA:AAL>kwtA>S<AA>2vtA>A/AAC="C)AI%I>k9L8|9=B"F)AA%J"J>k9L8|9=B| {E=C="B>6Be>G_E="G>Mb>9-vtA"CQ#MBL"G>Mb>9-vtA"C>A"I"F)AEQEL>kwtA,AA>S]E="A>A/AI"A?kkkktA:AAMCL"C)AA#I"C*AE#O>9;vtA)AA#J>2vtA)AA#K"G>A/A."G"K/A)"G"J/A("G"O:A!"G"I/AX"G>A/AU"G?kkkktA:AM"G"F)AI/A+"B>6Be%B>Md>8%8{tAb,AI>Md,A8Sr=#FC=C=C="B>DcODABABL"G"K/A7Z"G"J/A7X"G"O:A="G"I/A7R"G>7Nb"G>7Rb"D"EQ7NC=C=C="G,A7N>BcODBCCAL>B#L"G)A;#DMBL>B#L"G)A;>Bb#DL"D>Bb#E"J"D>Mdb#M>A#BD="B>A"C"H_ @E="L@ND>A#L>A#C"D"K^E="M)AI%B>Ei>A"B>He>F[ #CL"I@ND"I#B"E%H"C|NDL>kmtA"J"H>Mdb"H"K| )AI"G>Mb"H"FQJ>Ei#HMALAL"G>Mb>A"FQJL"A"G)AU/AI"A"G*AM:AAMBL"A>A/AI"A?kkkktA:AAL"G>zAb(AL8JEBDj"A)AQ%C"B_E="A)AM"Bb,AA>,[#DLC=C=C=C=C="B"Db%B"C|NA"A)AM%D"Bb,AA%E>.[NB"E>.c>6Be>J_NAC=D="B"Db,AA>.c>6Be>J_NB"C"B>Bb%B]NAL"C#BL"B@NDMCL"A"B>HQ9EBMCL"B>Bb#BLC=C=C="B"C|NA"B"Db,AA>7J]NA"B>Bb%B"C|NB"B"Db,AA>.c>6Be>J_NBC=D="B"Db,AA>.c>6Be>J_NB"C"B>Bb%B]NAL"C#BL"B@NDLC="B"C|NA"B"Db,AA>9#Be>wA]NA"C"B>Bb%B_Ej"B"Db,AA>7Ic>5BeF>BL@"Bb%B"C|NC"B"Db,AA>.c>6Be>J_NCC=D="B"Db,AA>.c>6Be>J_NB"C"B>Bb%B]NAL"C#BL"B@NDL>A#E"B"C^E="B"Db,AA#ELC="E>7J[NA"E>9#A[NA"E>.c>6Be>K^NA"E>7;e>uAc>6Be>Y_NEL"A"B>IQ9EBMCL"A"B>HQ9EBMBL"A"B>HQ9EBL>A#BL"BL9~EBHj&A>.c%F(A>9;ytA>A/AA>1ytA>A/AA"F>A/AQ"F?kkkktA:AI"F"B)AQ/A("F"B5AAA5LAU>0ytA>DQ9^B>1ytA>1ytA)AA%E>Db/AA>9 ytA)AA"E>Chb%E?A:AA"E>A/AI>0ytA>BQ9^B>1ytA>1ytA)AA%E>Bb/AA>9 ytA)AA"E>Chb"D/AAC="D@NA"C"D>Dhb#H"A>6Be>Md,A8-8{=#ID="C,AG#E"C,AF#D"F"C,AE%A<A7H"F"D<A*"F"E<A)"F"A>A"A>9PA^ >Md%G,A8Kr="I"G,Alr= <A7I>0ytA"F>)b>EQ9VB>1ytA)AA#A>0ytA>CQ9^B>1ytA>1ytA)AA%E>Cb/AA>9 ytA)AA"E>Chb?A:AA"B"F>Ib"C)AAQ8:B#JC="D>C]E=>9 ytA)AA#D>1ytA)AA#EMBL>0ytA>BQ9^B>1ytA>1ytA)AA%K>Bb%E/AA>9 ytA)AA%D"K>Chb"G>lrtAb,AJ>kkkkEf/AAL"F"J/A)"F"E"Ac%G>Cc/A+C="A"E|NA"D"A>Chb#D>B>C"G>C^ #A"F>)b#ED="D@NB"D"E)AA/AA"D>Eb#D"E>Eb#E"A>Bc%ANALL"C>Ib%C"H]NAL"F)AI%A@NA"F)AM"A>EhQsBL"F>.b(AL8,ECIjB8D&A>1Ac%I(A"F)AQ%K"B)A(%L"K"L^ #J"B)A"#MC=C=C=C=C="L@NA"M"L>Bc%O>Xdb%N,AT%P>F_NA"P>C[NA"K@NB"J>Bc%K"O|NC"N5AAA#Q"M"K>Xdb%K"N*AQ:AQ"K"Q5LAAMCL"JNBL>A#BMBL"I"F/AX"I"D*AA:AA"I"D)AI/AI"I"B*AE:AM"I"E>A"E>K^ >Md>8%8{tAb/AU"I>)b"J>E>;Q8=B"I)A+#B"I)A)>B[NB"I>A/A("I"I)A./A""I"B/A!"I>!b"JQ9_B"I)A(#B"I"JEj"B"Jb"I)A""B>;db#B"M#FD="I>)b"I"FQM"B"I*A7+:A."B"I5AA7X5LA""B"I5AA;5LAQ"B"I5AA)5LAA"B>;b#B"F>Xb#F"J>Bc%JNALF"BL/A("I>)b"I"E"M"L"I>!bQC"I"I)A"%D"I)A("I)A+%E"I)A."G"HQ7D#B"I)A)%FE="E"F>EhQsBL"I)A!%E@NA"D"E>;dQsBL"A"B/AA"A"B"L^<AF"A"C,AI<AE"I>1Ab(APL"I)A.AL9{DBTj&A>.c%D(A>kmtA"A)AM%M"C>Mdb"C"A)AQ%J| %F)AI#K"F)AA#N"DCjC="B>A"B>6Be>P^ >6Be>7Rd%E,A9J8|=>B["F)AE%O>j]e@E="D>A/AXMBL"E>8X8|tAb#HC="C>Bb%F"K>Ei%P^E="H,A7P>Md%E,A8Qr=%G>A"G>7T^ >Yd>9^8)tAb#Q"E>lrtAb#R"A)AX#S>A#ED=>kmtA"M"F>Mdb%T>Mb"F>Bb"J| %L)AI#G"L)AA#UC="Q"A>kmtA"T"F"J| Q7&@NA>A#E"G>He>D]NA"S,A,#F"R,AL#E"G>Ie@E="D>Ib"E"F>Be"A"U>BbQ7U"D)AM#I"D)AI#EMBL"D>Qb"E"F>Be"A"LQ8&B"D)AU#I"D)AQ#EL"G>Ei%F"P^NAL"E>BeNBL"D>A/AX"H-A7LMCL"D"I/A!"D>B/AX"H"I>He>Bhb-A%#VL>AL7QA%"D"V7QA""D"K/A+"D"O/A)"D"N/A("A"B"C"D>(b"D>XbQV"D>.b(ALrEBGj&A>pBc%G(A"C)A7R#H"G>A7QA7L"G>8{8PtA*AA:AX"G>9C8PtA5AAA5LA""G>9M8PtA,AA<A."G"C*A7N:AM"G"C)A7R/AU"G"C,A=%I<A7K"C)A)#J"C)A(#K"C)A+#L"C,A7W#C"G>A<A:"G"D<A/"G"C<A7O"G"L/AI"G"J>A"K>kkkk8A] /AE"G>B<A7N"G"A>6Be>Md>8%8{tAb/A7Z"G"B)AQ/A7X"G"B5AAA5LA;"G"G>Eb/A7!"G>9-Ab>B"H"H>B{ %A"F"A"F^ %B>E>;Q8=B"G)Ad#A"G)A7]>B]E="G>A/A~"G"G)A7}/A7<"G"A/A}"G>9 Ab"BQ9_B"G)A~#C"G)A7<#D"FE="B"Cb"D"C>;db#CD="G>9-Ab"G>;b"EQM"C"G*AoB:A."C"G5AAnB5LA""C"G5AA8A5LAQ"C"G5AA7]5LAA"C>;b#C"E>Xb#E"B>Bc%BNAL#CL"G)A}#A"G>E<A8E"G>9-AbQ7>"G"G>;b"D"C>E>A>9)8TtA>0ytAQ7D/A7&"G>A7QA7+>0ytA"G>9TAb"I>BeQ8(B"AE="D"A>;dQsBL"G>pBb(APL"G)A7}AL9WDCE8GGjC="D)AE%J"E^NA"J"Ec>I^NA"D)AA"Eb*AA#ILC="B>6Be%K>E{E=>A#B"C"K>Kd>v8)tAb%Kb,AI%C>A"C>J^%C %L@NB"K>B"C #K"J"E>Qb%B^"J"Bc>I^f#M"J"E>Ib%C^"J"Cc>I^f#J"B"D)AA%Db#N"C"Db#O>A#ED="E"Kb,AA%B>A"B>7T^ %B>Yd%D,A8Rp=>Bb#C"D*A9^8)=#FC=?B"B8>m%G?8Vu8U9-9H9}k8 )8J7!E="F"I7#NB?A#F"J@E="O*AA#FL>B#B"C>I[NE"D>9^8)tAb%D*AI#HC="G?9*9E9=8L9Ck9^9-W8J7!E="C>Q]NB"F"H7#NDMGL"F"H8K>kB"C>Dhc8>m7!NFMCL?A#G"M@E="N*AA#GL"F"H7#NB>tB"C>Dhc%C>7U_NB"D*AQ"G8K"C8>m?A7#NBMEL"F"I8K>tA"C>Dhc8>m?A7#NA>B#BMDL"L"E>Bb%E]NALL>A#BL"A"E/AE"A"B/AAL9_DBEj&A>Qc%D(AC=C=C=C="A,AA>BcODABCDL"C"A,AB%A>A"A>7T^ >Yd%E,A8Rp=%AQ3B"C)AI#B"AE="C)AE"Bb"E>9^8)tAb"A4KAAL"C"A"Bb/AIMCL"A,AB#A"C)AI%B"C)AA[E="CQxBL"C)AE"Bb>%<AA"C"B>Bb/AI"C"A>A"A>7T^ >6Be>Yd%E,A8Rp=%AQ3B"C)AI#B"AE="C)AE"Bb"E>9^8)tAb"A4KAAL"C"A"Bb%A/AI"C)AA"A[E="CQxBL"C)AE"Ab>%<AA"C"A>Bb/AIMBL"A,AC"A)AE#F"A,AB#A"D>C<AI"D"A<AJ"D>Ib"B"CQ="C)AI%A"C)AA[E="CQxBL"C)AE"Ab><<AA"C"A>Bb/AI"D"B"FQtB"D)AA#F"C"D)AE%AQ3B"C)AI#BC="A@%GNA"GNA"C)AE"Bb"F"A4KAAL"C"A"Bb%A/AI>Be@NA"C)AA"A[E="CQxBL"C)AE"Ab>+<AA"C"A>Bb/AIL"D>Qb(ALrDBHjC="D@NA"A>Mb#I"A)AM#GC=C=C=C="B"A)AQ%H|NA"B"Gb,AA%F>"_E="B#EMCL"B>Bb%E"H|NA"F>"]NA"E"Gb,AA%F>"_NBL>A#F"I"BQqB%E"H|NB"E"Gb,AA#FL"F>9!A[NBL"D>Bc#JD=C="CE="A"E"F"C"JQW%ENBMEL"A"E"F"JQ*%E@NDL"A)AM#GC=C="E"A)AQ%H|NA"E"Gb,AA%F>"_E="E#DMCL"E>Bb%D"H|NA"F>"]NA"D"Gb,AA%F>"_NBL"I"EQqB%D"H|ND"D"Gb,AA#FL"F>+]E="F>9!A]ND"D>Bb#KMDLC="D>Bb%B"H|NA"B%E"Gb,AA%F>"_NB"D>Cb%E"H|NA"F>"]NA"E"Gb,AA%F>"_NBL>A#F"I"BQqB%E"H|NA"E"Gb,AA#FMALAL"E>BbPL"KL1DBFj"E,AI#FC=C=C=C=C=C=C=C=C="C)AI%G>He>DcOFABDEIEL"F>Bc>F^NB"F@NEMGL"F>Bc>I^NFMDL"C)AE%H"C)AA%Jc>C[E="A"B"D"EQ9)BPL"A)AX,A-#ICj"G>Ie@E="F>B"J>Bb%C"A)AAb"H"H>A]c%E"C^"E"A)AE_f%F >A"E"Cc"F "I>BeQRMBL"A)A!%E>A/A7]"A"C"E>1AbQ8 B"F"E)A~"E)A7]"I>BeQRL%C>6Be>X[NF"A"C>A"D"BQ9=BPL"FOKBDDDDDDDCBDL"FNCL>kmtA"A)AM"B>Mdb"B"A)AQ| )AI%C>Ge>E]NC"A"B"C>EiQ7_PL"A"B"E,ALQ8{B"B>Bb"G>Ei]NB"C)AE>j[NB"E,AF%C>D[NB"A>J"C"D"BQ9=BMBL>kmtA"A)AM"B>Mdb"B"A)AQ| )AI%F>Ge>E[E="A"B"F>EiQ7_L"C)AE>j[NA"A>G"E,AD"D"BQ9=BLL9ADCHjD8GC="B,A<%H>A"H"B,A7P%Gb>zA^%I %B@NA"B>Md#H"C)AE%B"D>Qb%F^"B"Fc>I^f#J"B"D>Ib%D^"B"Dc>I^f#K"G>Md>lrtAb>B"I >Jb#B"C)AA%C"Fb#I"C"Db#L>A#CD="B,AA%D>A"D>7T^ %F>Yd%G,A8Rp=>Bb#D"G*A9^8)=#MC=?B"F8>m%N?8Vu8U9-9H9}k8 )8J7!E="E"M7#NB?A#M"K@E="L*AA#ML>B#F"D>I[ND"G>9^8)tAb%G*AI#OC="N?9*9E9=8L9Ck9^9-W8J7!E="D>Q]NB"M"O7#NDMFL"M"O8K>kB"D>Dhc8>m7!NEMCL?A#N"J@E="I*AA#NL"M"O7#NB>tB"D>Dhc%D>7U_NB"G*AQ"N8K"D8>m?A7#NBMDL"E"M8K>tA"D>Dhc8>m?A7#NA>B#FMCL"B>Mb#B"C>Bb#C"H>Mc%HNAL>A#FL"A"C/AE"A"F/AAL8>DCKjC8G&A>.c%C(A"A)AU#D"B)AM#H"B)AU#E"B)AQ#K"A)AM#F"C"A)AQ%L/AQ"C"F/AM"C"A)AI/AI"C"A*AA:AA"B)AA#I"B)AE#G"B)AI#J"C>kmtA"H"E>Mdb"E"K| %A)AI%E/A+"C"A*AA%M:A("C>kmtA"F"D>Mdb"D"L| %A)AI%D/A""C"A*AA%N:AX"M8/#B"M?"n8/#ACj"D>He>D["E>He>D[e@E=>A>A"N?"n8/%D"N8/%Ec"D"E^"D>A"C)AI%F"F"C)AE_%F _f%D %H>A"A"Bc"A"B^"A>A"J"G"J^%G _f%A ]NBZ>B>B"C)AA"F "Eb"D >B>B"I"G "Bb"A "HQ9UB@MBL"C"C>Xb>B"I"B>Bb%Bb"A"A>A]c%A"B^"A"G_f%D >A"A"Bc"D "E>Ie>DiQ7(L"C>.b(AL9>DBIj&A>"c%H(A"A)AU%I)AM#J"H>Mb%K"A)A!%L"E"FQ7"Cj>A"H)AM@NAZ"H)AX#M"H)A!#N"H"K>C"J"D>He>Xdb%G"I)AUQ8E>A#J"G,AU%G>A"G>9PA^ >Md,A8Pr=#I"H)AA#G>A#KCjC=C=C=C=C=C=C=C=C=C=C=C=C=C=C=>kmtA"M>Xb"N>C{ )AI>He>CcOEDABCEL>B#JMDL"IOKKDDDDFDMIKDL"IOKJCCCCECGIJCL>B#KL"IOKHBBBBDBEFIBL"G>B[#G>AMKL"G>B[%G"JNIZ>AMJL"G>B[#G>AMIL"G>B[%G"KNGZ>AMHL"G>B[#G>AMGL"G>B[#G>AMFL"G>B[MDL"G>B[MCL"G>B[#G>AMCL"G>B[L#G>BL#I"C>A<A^"C"I<A7X"C"G<A]"C>D7QA@"L)AoC#G"E"F"L>8TCbQ9?B"C"G/AX"C>B/AU"C"L)AoC/A!"C,A7P@E="C>j/A7NL"A>C"B"DQpB"H>"b(AL8]DBMjC=C=C="B)AI%D@E="B)A!#FMBL"B)AE"D>Ehb>Qc#G"B)AX#H"B)A!#FD=C="G)AA%E"C|NA"C>kmtA"H"E>Mdb"E"F| )AI>Ei|NA"D#FMDL"B"D>Bc%D/AI"G>Qc#G"DNALL>A#D"C@E=>A#EMCL>A#E"C"F|NB"B>AQ9FB"B)AI%F@NBL"D#ED="B)AE"F>Ehb%I>EcCj"I>Mc%L)AA%H"C{E="H#G"I>Ic)AAMBL"I>Qc)AA>Bb#G>AL>Bc#D,AA>Bg#M"B)AX#N"B)A!#OD="D>Bb#D>kmtA"N"G%J"Mb%K>Mdb"K"O| )AI>Ei%G"C{NAL"L"J/AA"I>Ic"D/AA"H"J]E="F>Bc%D"E"D"E^ #EL"C"K{E="F#DMCL"B"KQ9FB"B)AI%FNAL>A#DL"A"D/AI"A"E/AA"A"B)AE/AEL8ODBNj&A>Qc%F(AC="B,A7ENA"B)AE#GC="B)AQ%H"B)AI%M_NA"H"B)AM%C^NA"B>Ub%N"B,AX%Ib>Bc,AA#J"I>F^#OD="C"Gb#KC=C=Cj"H"Cc%E>H{E=>A#D>A"E@NBZD=>B"J"D"Kb,AA[NCZ"E"D>Bb%D]NAL"E#D>AMBL"F>Ib"J"K"EQ~"F)AM#D"F)AIL>B[E="B"C"Db>Bb%C/AM"C"I^NC"C"M_NC"O@NB"G"C"Ic%Db"N"IQ9UBNC"B)A!#E"B"C/A!"E"Gb#L"D"Ec#DMFL"B"H/AMMDLAL"C"H{NALL"B>B<A7EC="B,A(>B[E="B)A"#C"B)A!#BMBL"B)A"%C"B)A!%B[NBL"B"Gb#L"C"Bc#DL"A"D/AE"A"L/AA"F>Qb(AL9 DCJjB8G&A>Qc%G(A>Q#H>C#J"D>B[E=>A>C"B>A"B>6Be>P^ >6Be>7Rd,A9P8|="E>Hei>Be%D #J>S>Q"D #HLC="F@"B>6Be%D>C[eNA"A"HQ9OB@NA"C"A)A!)AU%K|NA"C>Ch#E"B>A"D>P^ >6Be>7Rd>8X8|tAb#L"H>S[#M"C#FD="F"A)A!%D)AU|NB"D)AQ"Eb)AA#IC=C="MNA"L,A7O@NA"A)AX,A,#N"G>kmtA"A)AM"I>Mdb"I"A)AQ| %O*AA%P:AA"G"O)AI/AI"G)AE"P8/c>8HD|NB"D>A/A7]"A"G"D>1AbQ8 B"B"D)A~"D)A7]"NQ8?B@NBL"A"H"J"B>A"B>6Be>P^ >6Be>7Rd%D>8Y8|tAb"A)AU>Jb"D,A8X8|= ,AA>D"B"IQ8]BL"E>Eb#E"K"F>Bb%F]NALL"A)A!%F)AU%B"Cc>B_Ej"A"CQ8RB"A)A!%F)AUF"BL"C|E="F"C/AUL"G>Qb(ALtGCEjB8G&A>8TBc%E(A>zttA>zttA,AA%F>B"F <AA"FE=D=>zttA,AA%FNA>zttA"F>B"F <AA"FNALL"E>zAb>3ytA)AA>9{ytA)AA"C>A"C>A7Y "D"BQ7I"E"E)A7+/AQ"E"E*A7!:AI"E"E)A8PB/A7X"E"E5AA8E5LA;"E"E5AAd5LA)"E"E5AA}5LAXC="C>A7 E="E"E)AQ/A7+"E"E*AI:A7!"E>D<AaMBLCj"C>7[{E=>H>I"C>7[[ #F>F#D>G#B>AMBL>G#F>M>G"C>jg,A0m=%D>Dc>6Be>C^%C #B>C>A"C L#C"E5MAAAAAAAAAAAAAAAA5LA7!"E"C<Aa"E>A<A~"E"D<A7?"E"B<A7>"E"F<A7<L"E>Xb#D&A>"c%B(AC="E>zAb%C,AV>D]E="B>Eb>9JxtA"CQ9JB"B>48TtA)AA/AX"B>38TtA*AA:AQMBLC=C=>9TytA,AA>B[E="C"A"D>CQ7M>5BeNBL"B>Eb>9JxtA"C"A"DQ;MBL>9;xtA>A/AA"B>B<AM"B>E<AEL"B"C)AI/AX"B"C*AA:AQL"B>Qb#G&A>.c%C(AC="B>Eb%F7KAA%I?E7#E=>9MxtA)AA#H"C>zxtA)AA/AX"C"H/AU"C"G*AA:AI"C"G)AI/AQ"C"F7OAB"F7KAH?.m"F7MAF?"mll?Im"Il:A!MBL"C>E<A!L"C>IbQ7>"C>)b%H>9JxtA"F"G"A"D>9)8TtA>0ytAQ7R>0ytA"H"D,A,Q8(B"C>.b(A"B>"b(ACjC=>1ytA)AA%A>E^NA"A>H]NA>9 ytA)AA%A,AM>B]NA"A7OAX"A*AQ?kkkk7}8Kl?A7#NA>AMBLQ8}BL>zttA>A<AA"E>8TBb(AL9*DBEj>B#D"B)A=%E)AI%B"E)AE{E="E)AA#D"B#FL>B"D"C)AA%Bb"C)AE%D"B^"D"F_f%G #F>A"D"Bc"G #DC=C=C=C=C=C=C=C=C=C="C,AQ%GE=>A#B"G>F]NK"C,AR>N_NK"DE="E)AX,A.@NC"F,AA%B>.c>6Be>K^NE"B>#c>6Be>P^NF"B><cO@FFFFFFFGGGGGGGGGGGGGGGGGGGGGGGGGGFFFFFFGGGGGGGGGGGGGGGGGGGGGGGGGGFFFFGL"A>G<ABMJL"E)AX,A.NBL"A"D/AI"A"F/AE"A>D<AAPL"E)AU,AK>C]ND"A>D<ABMGL"A>H<ABMFL"A"B<AB"A>C<AAPL"B>"^NB"B>6A[NB"B>9#Be>uAc>6Be>Z|NC"A>J<ABMDL"A?k8InotpuB"C)AI%B"E)AQ^Ej"E)AM"B>MdbF>kmtAL7OAI?Dmn7RABMCL"A>I<ABMBL"A>K<ABL>B#BL"A"B<AAL8 DBJj&A>.c%F(A"A)AI#G"A)AE#H"F>A/AQ"F?kkkkkB:AI"H"G"F>IbQ.Z"F)AI%IE="F)AM"I>EhQsBL"F"C<A("F?kkkkQ:A!"F?A:AU"F"B)AI/AQ"F"B*AA:AI"GE="H"G>Ehb#I"E)AI%G>Cc#J"D)AE>Bc#K"E)AE#E"D)AI#L"D)AA#MD="H)AI#B"F>Ib"H)AAQ-"F)AX#CC="G"B>Bi%D{NA"E"D>Chb%N@NA"N"C"Mb/AALC="B>Be@NA"F"C"F)A!c>B"L"F)A"%B>B] b/A+"F"B"Kb/A)"G"D>Cb%B{NA"E"B>Chb#C>B>C"B"J_ #D"F>)b#BD="C@NB"C"B)AA/AA"C>Eb#C"B>Eb#B"D>Bc%DNALL"H>Qb%H"I]NALL"AQ4B"F>.b(AL9aCBHj&A>"c%D(A>B#F>zttA>zttA,AA%B>B"B <AA"BE=D=>zttA,AA%BNA>zttA"B>B"B <AA"BNALL"D>B>B>3ytA)AA>"b"A>9{ytA)AA%B>"c%C>A"B"C| _%C "B>"^ >A"A"C Qa"D)AE#CC="D)AI%E@E=>B#B>A#AMBL>B#B"C)AA%AE="C)AE#G"A#BL"E>B[E=>A#AMBL>A#ACj"C)AI%F@E=>B#F>AMBL"C)AML#H"E>D^NA"C)AU#E"C)AQ#AL"D>Mb"F"H"A"EQ7ACj>j"D)AM%A@NAZ>j"B"G"A"D)AQQ8MB%A@NAZ>j"A>r8%tAc>9?9%9H8LDd%A>Ci"A>X| L"D)AA%BE="C"B>DhQsBL>zttA>A<AA"D>"b(AL8LDBFj&A>Qc%F(A"C)AI%D"C)AA[E="CQxBL"C)AE"Db>%<AA"C"D>Bb/AI"A"B>Dhb#G>A#DD=C=C=C=C="D@NA"D"H[NA"D#BMBLD="A"G[NC"A%B>Ib#A"B)AE%D@NAL"D"A>Ic)AA%Bb#HL"B>Bb#D"B,AA%E>"^NB"C)AI#B"E>%]"E>9 A]e@E="C)AA"B[E="CQxBL"C)AE"Bb>9 A<AA"C"B>Bb%B/AIL"C)AA"B[E="CQxBL"C)AE"Bb"E<AA"C"B>Bb/AIMCL"C)AI%A"C)AA[E="CQxBL"C)AE"Ab>%<AA"C"A>Bb/AI"F>Qb(APL"F>9 9/u8HD/AK"F"E>Ei>.f<AO"F"E>.f"E>Pe%B>9WAb"B>K^ <AP"F>Kb>G"CQ9?BMALAL9}CBIj"A)AI%F>hd#E"F>Md%H>M7{#C"A)AE%G"Hb%I#DD=C="E%H@E=>A#CMBL"H>Mb#E"C>Bc#C"D>Ec"D>Mc#D)AA>P_NBLL>B#D"B>6Be%B>N{E="B>B]"B>G]e#DLC=C=CjC=C="H@NA"C"F|NA"D"G"C>Mdb)AI>He>F[e#EMBL>A%E"F@NBZL"ENB"I>Ec)AA>He>G[NB"FL#E"C#FMBL"F>Bb%E>Eh>Hf#B"A)AA"F[E="AQ9"B"A)AE#GL"A"E/AI"G"F>Mdb%A"B/AI"A?A:AAL"E>Md#D"G>Ib#C"E>Eh#BD=C="DE="G)AI%A>Q|NB"C>Ec>j/AA"C"A"Bf/AAMBL"FPL"G>Mb#G"D>Mc#D"C>Mb#CMALAL9-CCC8GFj&A>Qc%E>kC7QAM"E>Mb#G>A#E"B>K]#HD=C=C="H@E=>8U8UtA>8L8UtA"E"Gb,AA%I %F*AA%C?;m"C?k9aD8J?)ml"C?kk4H8J?Xm"C?kkk9{P8J?Imll"C?In?kkk9{P8J"C?Xn?kk4H8Jl"C?)n?k9aD8J"C?;nlll%D"A*AA%C?;m"C?k9aD8J?)ml"C?kk4H8J?Xm"C?kkk9{P8J?Imll"C?In?kkk9{P8J"C?Xn?kk4H8Jl"C?)n?k9aD8J"C?;nlll%C7#NB>A#B"F-AI%F>Ih"F>Iif8>?66D8J%D"A-AI%F>Ih"F>Iif8>?66D8J%C7#NBMCL"E>B#E@NC>CPL>j>B"C"D7) #BL"B@"Ef>B#E>Be@NAL>C"I"B L8*DBEj&A>pFc%D(A"D"B<AH"D"B<A%"D>D/AX"D?A:AQ"D"C/AM"D"C,A>%B<A#"D"C,A=%E<A""D"B"E{%B<A("D"B<A!"D"D>Hb/AI"D>7Nb"D>IbQOC=Cj"D)A7N>kkkk8A[E=>E#E>A#B>AMBL>E>8TJQ%%E@NB"E"D>7Nb>qC4KAA>B#B"D>B/A."D"E/A+"D>E/A)"D"D5AAX5LA9-C"D"D5AAI5LA0C"D>4Cb"D>0CbQO"D)A4C>kkkk8A]E=>qC#FD="D)A)"B[E="D>)b"B>B>E>qCQ9-B"D)A+#EL"E"Fb"D>4Cb%G>qC4KAA"D"B>Bb%B/A."F>qCb#F"G"D>0CbQO"D)A4C>kkkk8A]NALL"D)A)L#F"A"D,AH<AQ"A"C/AM"A"B/AI"A"E/AE"A"F/AA"D>pFb(APLAL8YDBGj&A>"c%G(A"B>A/AI"B)AA@E="BQxBL"B)AE>9~A<AA"B>B/AI"B"DQ3B"B)AI#EC="D@%FNA"FNA"B)AE"Eb"C"D4KAAL"B"D"Eb%C/AI"B)AA"C[E="BQxBL"B)AE"Cb>5A<AA"B"C>Bb%D/AI"B"C>#b%EQ9DB"B)AE#F"B)AI#H"G"D/A!"G>A"E"E"H_%E %H/AX"G>B"F"E %I/AU"G"B>Mb"G>Ub>A"D>jQEC=C=C=>kmtA"B)AQ%E>Xb"B)AU%F>C{ %J)AI"E>kmtA"F )AIg>P_NA"B,A(>S]NA>kmtA"E>Mb"F>B{ %B)AA>B]NA"B)AI>He>G]NA"J)AE"C[NBL"A>A/AAMBL"A"F/AQ"A"E/AM"A"D/AI"A"H/AE"A"I/AAL"G>"b(AL9=CCJjB8G&A>.c%E(AC="B"C>He>9MAdb%B)AA>B]NA"B,A7Y>C]NA"B)AM@NA>kmtA"A)AM%G"B)AE%H>Bb%D>Mdb"D"A)AQ%I| %F)AA#D>kmtA"G"B)AQ%B>Mdb"B"I| *AA#M"E"F)AE%B/AU"E"M:AM"E"D/AI"E"B/AE"E"D/AA>B"A)AA"A)AI%B"A)AE_%D #J>A"B"D #K>A#DD="E>Xb"Db%L>A"D"Eb%F)AE%B"F)AA%Fc"B"F^"B"K_f%B /AE"L>B"F"Jb"B /AA"D>Ib%D>X]NAL>B#D"A)AU"C"E)A""E)A("E)A)"E)A+Q8#B@NA>kmtA"G"H>Mdb"H"I| ,AI>Ie>Di#DL"E>.b(A"DL9%CBIj&A>=b%G(AC=>kmtA"B)AM%K"C>Mdb%I"C"B)AQ%J| )AI>He>E[E=D="F"Gb>A/AA"F>Ib%F>tA]NALC="C"J|NA"C>Bb%H"I)AI%C>Ei>A"C>He>E[ %I|NA"D"E>Dhb#ED=>kmtA"K"H>Mdb%C"H"J| #L>kmtA"C>Mb"H>Bb%M"J| )AI>Ei#H"G#C"D#FC=C=D="B"L"F)AA"F)AEQ8A@E="C>Ib#C"F>Ib%F"E]NBMCLL"C"M/AE"C)AA"C>B/AA@NBL"A>C/AAMEL"H"I^NALL"A"G5AA.5LA."A"G5AA"5LA""A"G5AAQ5LAQ"A"G5AAA5LAAMBL"A>C/AAL"G>=c(ALyCCD8GEjC=Cj"C,AI>Ie@E="B)AA#HC="B)AE%B"C)AA%G>Bb%C^NA"B"Cc>I^NA"C"Hb*AA#DL"A,AX%I>Bb#C"A*AA#E"I>H|E=>A"D"E7#NCZ?A#DC="B"G>Jb%J^NA"B"Jc>I^NA"H"Jb*AA#DL>B"C>I[NCZ"A*AI#E"I>P^ND"C>Q[E="D"E7"PLC="B"G>Rb%G^NA"B"Gc>I^NA"G"Hb*AA#FL>A"D"E7#NCZ>tB"C>Dhc%B>tA^"A*AQ"F8K"B8>m7!ePL"D"E8K>tA"C>Dhc8>m7!PL"B"C"A>B"A,AX%A>Y^%B "A>A"B Q8ALPL"D"E8K>kB"C>Dhc8>m7!LuCBCj&A>=b%F(AC=C="ENA"B)AI>IeNA>A#E>A"B)AE%G"G>A]c%G"B)AA>Bb%Bc"B"G_"G"A)AE_f%G "D]NB>B"A)AA"Bb"G "C"DQ9UB@#EMBL"F>A<A+"F>A/A)"F>A<A7R"F"D/A7N"F"C/A."F>A/A;"F>A"B)AE%C"C>A]c%C"B)AA>Bb%Bc"B"C_"C"A)AE_f%C /A("F>B"A)AA"Bb"C /A"D=C="F>Xb"F>"bQi"F,AX@NA"F,AY"F>Ib"F>.bQi>A#E"F,AI@NC"F,AJ[NBMCLL"F>Qb"F>.bQi"F,AQ>Bg#EL"F>=c(A"E>BeL8=CBDjC=C=C="COCCBAL"C#GD="F"G>Bi%H"Fb%F"B"F>Ehb)AA"D_ #F"G"Hc%G>B_NALLC="F"B"F>Ehb)AA"D{b%G@NA"B"G>Ehb%G>Mc)AA%F"D{E="G>Ec)AA"D"Fcb#DMBL"G>Ic)AA#DL>A#F"C>B]E=D="C>Bi%G"Fb%H"F"B"H>Ehb)AA"E^ #F"C"Gc%C>B_NALL"F"B"F>Ehb)AA"E^b%C@NA"B"C>Ehb%C>Ec)AA#B"C>Mc)AA%C"E|E="B#EMBL"E"Cc"Bb#EL"A"D/AA"A"D"E"D"E_ /AEL9RCBGjCj"D)A9JB%G>A"G>J^%G %J"C,AN%F{E=C="D,A9NB%F>U]E=>6B#G"F"C,AO[NBL>6B#G"B>6Be>Md,A8-8{=#B"D,AQ#F"D,AV#I>6BMCL"D,AQ#F"D,AV#I"D,A9MB#B>6BMBL"D>E"G %K"F>Xdb%H,AU%G>A"G>9PA^ >Md%F>8KrtAb"B>6Be>Md>8-8{tAb"F,Alr= ,AA#B"H,AQ#F"H,AV#I>6B"J"H,AW%H{NAZ"K"H>Xdb,AUL#H"D,A9;B#DC="C,AO>7Ce>Q]E="D>6Be@NB"E>Bg#DL"A"H<AF"A"G<AE"A"B<AD"A"F<AB"A"I<AC"A"D>Be<AAPLAL8NDBGj>kmtA"B)AlB"C>Mdb%E>Mb"B)AnB%I"C>Bb{ )AE#D>B"B)A8A"B)AkB%H"B)A8E_%B #G>A"H"B #FC=C=C=>kmtA"E"C"I| )AA%EE="E%C>Bc"F|NB"G>Bc#BD=C="B"Cb,AA>JcO(AADDADDDDDDDDDDDDDDDDDDADDDDDDDDDDDEDL"C>Bc%CNALL>A#CL"D"F|NB"D#BD=C=C="B"Gb,AA>JcO(AAEEAEEEEEEEEEEEEEEEEEEAEEEEEEEEEEEBEL"F"B>Bb%B]NBMDLL"F"B>Bb%D{E="E#CMCLD="D"Gb,AA>Jc%B>7A_E="E#CMDL>B"Bh>8WkkEe@E="E#CMDL"D>Bb%D"F^NAL"H#D"E#CMBL"C>Bc#CL"A"D/AE"A"C/AAL9,CCCjB8G&A>zAc%G(A"G>;b%H"B"C"DQ7"C="G)A;E="G"G)A=%D/A""G"G*A;%I:AX"G)A7W#B"G)A7X#C"G"D/A="G"I:A;"G"C/A7X"G"B/A7W"G>Qb"H>C"E"FQvBC=C=C="G)AQ>BeE=>kmtA"B"G)AU%D>Mdb"C"D{ )AI>He>D]NB"G"G)A"/A."G"G*AX:A)MCL"A>A/AAMEL"G"G)A"/A="G"G*AX:A;"G"C/A7X"G"B/A7W"G>Ib"G>;b>C"E"FQ8E"G"G*AX:A)"G"G)A"/A."G)AI>B]NBL"A"G)A./AI"A"G*A):AA"A"D/AU"A"C/AQ"A"B/AMMCL"A>A/AAMBL"A>A/AAL"G>zAb(ALxCBFj&A>Qc%D(AC=C=C="B"C[NA"B>Bb#E"B,AA%F>9aA[E="C"E[NB>->9aA"B,AB>7K[ #F"B>Cb#EL"D>Eb>I>B>BQ8=B"D)AI#B"D)AE>B[NC"D)AM%G"F<AA"D>B/AM"D"G/AI"D"B/AEC="C"E[NA>B#BD="E>Bb#H"E,AA%F>9aA]Ej"HF"C"H[NC>->9aA"E,AB>7K[ #F"E>CbL#E"D)AE"B[E="D>Eb>BQ3B"D)AI#GL"B"Gb"F<AA"D"B>Bb%B/AM"C"E]NALL"A"D)AM/AI"A"D*AE:AAMBL"A>A/AI"A?kkkkQ:AAL"D>Qb(APL"D)AMAL8+CBEj>B#DC="B"C_NA"C"A)AU%F)A+_NA"F)A)"Bb#D"C"Bc#ELC="A)A!,AQ>H|E="EEj"D>A"D"E>Bc%Cb,AA>7U[ F>AL#A"C"E"A #C"A"D"A #BD="C@%A#F"ANC"C>Bc#C"B,AA"B>Bb#B>7F[NALMBL"EE=>A#C>A#BD="B"C"Db,AA>+[b#B"E"C>Bb%C]NAL>A#F"B>B_NBL"D"Eb#CD="C"D[%FNB"D,AA#E>8E#BD="B%A>v8VtAb,AA"E[%G@E="A>Bb#B"ANBLL"D>Bb#D"GNALL"FL8XCBEj&A>"c%F(A"B>A"B>6Be>P^ >6Be>7Rd>8X8|tAb#B"E>B{E="B"E>Bhb-AC#HL"F?j:AX"F?j:AQ"B,A<%E>Md>A"E"B,A7P%Bb>zA^%E %IE="B>Md>lrtAb>B"E >Jb#E>A#BD=C="H"B>Pei>Be@NA"G>Q|NA"F>Qb"Gb"E,AA<AA"G>Bb#GL"B>Bb#B"E>Mb#E"I>Mc%INALL"F>Ib"C"D"F>Qb>B"G>R^%B "G>A"B QX"F,AI#B"A"F,AJ<AB"A"B>Be<AA"F>"b(AL9"CBGj&A>"c%D(A"D>kmtA"A)AM"B>Mdb"B"A)AQ| %H*AA:AQ"D"H)AI%I/AX"C>A"C>6Be>9PA^ >6Be>Md%E>lrtAb#F"E,A8Pr=#EC=C=>B"I>He%Gh>9,BeNAC=C=C="G>D[E="E>BcOGBEEEECEL"E>H[NCMDL"D)AU"D)AQc>C{NCMDL"F,AL#E"A)AX,A,#GCj"I>Ie@E="D"E"G>Be"A"D)AQ>BbQ7U"D)AAMBL"D>Ib"E"G>Be"A"HQ8&B"D)AIL>B[NCC="D)AU"D)AQc>C[E="A"B"C"FQ9)BMBL"A>H>A"C"BQ9=BLMCL"A"F,AL"BQ7SMBL"A"B"D>Qb"C"FQ?L"D>"b(AL8|CBPj&A>"c%F(AC="B"C|NA"E)AQ#P"A)AQ#I"A)AM#LD="B>Bb%E>kmtA"L"B>Mdb"B"I| %Q)AI%A>Ei%G|NB"A>He>E[#R>A#M"C#AD=>kmtA#J"E"Rb%H"C{"C>kmtA"L"H>Mdb%N"H"I| )AI>Ei%K^e#O"G"K_#S>A#G"H"I^E="N)AE#G"N#JL"H"A"O #A"F"O<A!"F"G/AX"F"E/AU"F"B/AQ"F"S/AI"F"T/AE"F"M/AA"F"K/AM"D"F"PRBA"J)AE#T>B#M"Q)AI>Ei%G"K%E_NAL"A%B"C^NALL"F>"b(AL8|CBGj"A)AA%C"B,A!%E"C,AAe<AA"EE=>kmtA#E>kmtA#C"B)AU%D"A)AE%F)AQ%G^E="F)AM"D>Mdb#CLC=C="G"B)AQ%D_Ej"F)AM"D>MdbF>kmtAL)AI>He>E[E=C="B)AAE="B)AE#CMBL"C)AA#C"B)AINCL"B>Xb#E>B#DMCL>kmtA#B>E#H"G"A)AM)AA%C_E="F)AM"C>Mdb#BL"B>Eb#E"B)AA#C>8PmtA#DMBL>B#D"B)AM%B"G|NA"F)AM"B>Mdb#EL"E)AA#B"A)AI%A"H/AM"A"D/AI"A"B/AE"A"C/AALL8]CBGj"A)AA%C"B,A!%E"C,AAe<AA"E>BeE="B)AQ#D>kmtA#C"B)AU%F"A)AE%E)AQ%G^E="E)AM"F>Mdb#CLC="D"G^Ej"E)AM"D>MdbF>kmtAL)AI>He>E[E="B)AX#D>B#F"B)AA>BeE="B)AE#CMCL"C)AA#C"B)AI>Be@NB"G"B)AM%B{E=>A#DMCL"E)AM"B>Mdb)AA#DMBL>kmtA#B"G"A)AM)AA%C_E="E)AM"C>Mdb#BL"B)AE#D"B)AA#C>8PmtA#F>E#HL"A)AI%A"H/AM"A"F/AI"A"D/AE"A"C/AALL8/CBIj&A>"c%F(A"B,A<%G>Md>A"G"B,A7P%Hb>zA^%G %IE="H>Md>lrtAb>B"G #G"E)AE>Bc#J"E)AA%E>Bb#K"C"B"A)AX,A,>Bhb%B-AG"B-AKf>jge>66De#C>A#BD=C="G,AE%L>D[NA"C"B>Pei>Be@NA"G>Bb"A)AU>Jb"G,AA ,AA#M"F"L<A7B"F>I7QA "F"M<AZ"F"B"Hb<AY"F>C<AX"F"D/AQ"F"J/AU"F"K/AM"F"E/AI"A"F>Ib>A>AQ9|BL"G>Mb#G"B>Bb#B"I>Mc%INALL"F>"b(AL9>CBEj&A>Qc%C(A>9;ytA>A/AA>1ytA>A/AA>0ytA>DQ9^B>1ytA>1ytA)AA%B>Db/AA>9 ytA)AA"B>Chb%B?A:AA"B>A/AI>0ytA>CQ9^B>1ytA>1ytA)AA%B>Cb/AA>9 ytA)AA"B>Chb?A:AA>j#D>9;ytA)AA%E#BC=C=C="A,AU>BcOCABCL"C>kmtA"A)AM"A)AX%B>Mdb"B"A)AQ| %B*AA:AA"C"B)AI/AI"A"C>9)ytAQ8 B>9;ytA)AA#B>7T#DMBL>7U#DL>B>9-ytA)AA"Eb"B"E^ "B"Ec%A>A"A"B{ Q8KB#A>0ytA>CQ9^B>1ytA>1ytA)AA%B>Cb/AA>9 ytA)AA"B>Chb%B"A/AE"B"D/AA"C>Qb(AL8MCBGjC=C=CjC=C=C="B"D^"B"D_c>6BeOCFBAL"D>Tb>7}e%C"B>Tb>7}e%B[NE"A"Cb%E"A"Bb%B>Ec,AA>CeEj"B)AM#C"BQ9XB"B"CbF"BLQ8^BMBL"B>Tb>7}e%G"D>Tb>7}e%H[ND"A"Gb%F>Ec,AA>Ce@NC"A"Hb%E"F"F)AM%Ib%J_NC"FQ9XB>B"H"G"Ib[NBZ"E"JQ8^BL>DL#B"E>Ec"B/AA"APL"C"DQ%%C@E=>APL"BE="C"A"B4KAAL"A"BQsB"C#AL"AL8ZCBFjC=C=C="C"C>Db>8Ee%E[E="D>Ic#I>A#EMBL"D"E"Cc%E"D"E^ #E"DE="B>6Be#G>B#HD="C"Fb,AA"G[NE"E"F>Bb%F]NALL"E"D>Ic%I_NBL"B>6Be>8H8IlId#FD=>k8IlI"C"Eb%H)AA"Fg%Gc"Gf>k8IlI"H)AE"Fg%Gc"Gfe>k8H8Il8Ae>k8H8Il8A]NB"E>Ib%E"I{NALL"D"E]E="B>6Be#F>B#HD="F"C"Eb,AA[E="E#FMDL"D"E>Bb%E]NALL>A#HL"A"F/AE"A"H/AAL8&CBIj&A>"c%D(A"D>A/AQ"D?kkkktA:AI"C>E|E=>B#F>E#GD="C>Ec#C"B>Eb#E"F>Bc#IC="B)AA%B>j[E="D)AI"I[E="D>IbQ9&BL"D)AM%G"Hb>A/AA"E#BMBL"D>Ub"E"B"C"B"C^ %BQ,>A"D)AX"D)AU #J"D)A!#K"C"Bc#C"B"Eb#B"D)AI"I[E="D>IbQ9&B"D)AM#GL"G"Hb%E"J/AA"E"K/AEL"H>Ib#H"D"F/AQ"F>Bb#F"C>D_NALL"A"D)AQ/AI"A"D*AI:AA"D>"b(AL8,CBHjC=C="A)AE%H"B_E=>9FB#F"A)AA%D"Bb%I,AA%A>7Tb>6Be>7C^E=>C#CMCL>D#C>pB#EC=C=C=C="A>1BcOOGAAAAAAAAAAAABAL"A>7Db>6Be>P^NE>E#C>8TB#E"A>2BcOFFCCCBCL>8)B#FMDL>8SB#FMCL>kB#E"A>Pb>6Be>D^NCL>APL>kB#EL"H"B>Bb%A_E="A"Db,AA#GL>C#DD=C="D%A"C[E="C#AMBL"A"Bb"H|NA"A>Bb#D"A"Ib+AA>=7XNBLL"C>A"A"C| >A"F"G| >A"E"G{ L8!CBJj&A>"c%F(A"CE="C>Eh#G"B>Mb#C"A)AE#I"A)AA#J"A)AM#K"A)AQ#LD=C=C="C,AANA>A>kmtA"K"C>Ic)AA%B>Mdb"B"L| %B)AE%E"E>A]c%E"B)AA>Bb%Hc"E"H^"E"I_f%M #E"B,AI>Ie@E=>B"H"Jb"M "E"DQ8~BMCL"E>tA_NA"F>Qb%E"A"BQkB"F>Eb"EQ8ZB"F)AI%B"F)AM"DQ8~B"F)AE%E@NB"B"EQsBMBL>8|8UtA>B"DQ8~BL"C>Qb#C"G>Qc%GNALL"F>"b(AL8YCCFjB8G>E#F"C>E>M"C)AA>Be b7OAA#I"B)A!%D)ArC#EC=C=C=C="D)A8[C%DOCDABL"E*AA"I7"NB>A#DMCLD="G"D>Bi%H"Gb%G"E"G>Ehb*AA"I7) #G"D"Hc%D>B_NAL"E"G>Ehb%E*AA"I7"NA>A#DMBL"E)AI%D"B)AX%B)AU|E=>A#DMBL>A"B)AQ"D>+db%E)AX%D"E)AU%Ec"D"E^"D"B)A"_f%F #D>E"B)A!"E>Fhb"F #FL"A"F/AA"A"C)AU/AI"A"F"D>Fhb/AEL8LCBGj&A>Qc%F(AC="C>A"C>6Be%G>P^ >6Be>7Rd%D,A9N8|=%H"D,A9O8|=%Ib>9PA_NAC="G>HcODBABAL"H>Md>8SrtAb#E>A#D"B"C>6Be>P7}>Bhb-A9OB#GCjC=D="G"D>Pei>BeE="E,AA#C"E>Dc,AA>I[E="C>A"C>9PA^ >6Be>Md,A8Sr=MEL"F>Ib"B"CQ7^"F,AINCL"E>Mb#E"D>Bb%D"I^NAL>A#EMCL"F,AJL#D>B#EL"A"D<AB"A"E>Be<AA"F>Qb(AL8LCBGj&A>Qc%E(A"B)AM#H"B)AQ%J"C_E="H"C>Mdb)AI%F>Ei>A"F>He>E[ #ILC="C>Bb%C"I|NAD=>kmtA"H"C>Bb%F>Mdb"F"J| )AI#G"E>Ib"B"D"CQ7JC="E,AI@NAC="E,AJ%C>A"C>9PA^ >6Be>Md%C,A8Pr=>I[E="G>He>F[NBMCL"E"B"F"C>lrtAb,ALQb"E)AA>B]NB"E)AE#FL>B#GMCL"G>Ei%C"I^NAL>A#GL"A"F/AE"A"G/AA"E>Qb(AL8#CBIj&A>Qc%F(A"A>A/A7W"A>A/A;"A>A/AU"A>A/AI"DE="D>Ch#G"A>Mb#H"B)AM#I"B)AQ#JD=C=>kmtA"I"C)AA%D>Mdb"D"J| %E,AI>Ie@E="E)AE>Bc#K"E)AA>Bb#L"A)AU%E"A)AM[E="HQ9#BL"A"E>Bb/AU"A)AQ"E>Ehb%E>A<AM"E"K/AI"E"L/AE"E"D/AAMBL"F"B"EQkB"A"D"FQ9MBL"C>Eb#C"G>Ec%GNALL"A>B"B)AA"B)AI%A"B)AE_%B >A"A"B QN"F>Qb(AL9}BCIjC8G"CEj"C>Ch#C"A)AA#G"A)AE#E"A)AM#H"A)AQ#I>A#AD=>kmtA"H"B)AA%D>Mdb"D"I| %D)AI#JC8G?A"E"D)AA%K>Bb%F^NAZ?A"E"Fc>I^NAZ"F"Gb*AAL#LC="J>IeE=>B#AMBL"A?B"L?j>H"D)AE"Kc>Cc%D"D>H| >Dh8>m?j8K8J"D8>8K?8Y9{8;9}8 8~9"8#8(j8G?<nm%L"M8J?A7#f#A"L"Ml#ML"B>Eb#B"C>Ec%CNAL"A>BgF>BL>BeL8ICBJj"B"C^E=D="B"A)AQ%J^#D"B>Md#E"B>Bb#BC="E"A)AM%Kb>kmtA"D )AI%D>He>E]NA"A)A!%E)AU%F#G"D>Ei%L"B_E="F>Ch#H"E>Mb#I"B#DD="I)AA"G[E="IQ9*BL"E)AQ"Hb"D/AA"E"G>Bb%G/AU"H>Eb#H>kmtA"K"D>Bb%D>Mdb"D"J| )AI>Ei%D"L^NALL"G"Fc>B_Ej"A"FQ8RB"A)A!%E)AUF"GL"F^NA"E"F/AUL"B"C]NALLL8.CBDj&A>2Ac%E(A>zttA>zttA,AA%F>B"F <AA"FE=D=>zttA,AA%FNA>zttA"F>B"F <AA"FNALL"A>I{E="A,Avm=#GL"E>Qb%A>3ytA)AA>9{ytA)AA"C"D"BQ7I"E"E)AX/AI"E"E*AQ:AA"E"E*A(:A7<"E"E)A+/A7]"E)A!#B"E)A"#CQ/"E>9TAb"G"E"B"C"E>1AbQ7P"E"E*AA:AQ"E"E)AI/AX"E>9;vtA*AA:A!"G"A"E)A7+%A"E)A}Q7QQ8}B"E)A7&%CE="A"C>DhQsBL>zttA>A<AA"E>2Ab(AL8 CBCjC=C=C="B,AT>7Ce>I[E="A,A,ND"A,A7JE="B,AQNEC="B,AR%C>A"C>9PA^ >Md,A8Pr=>CcOFAFFFAFL"B>A<AV"A)AX,A-NE"B,AU%C>D]NDMEL"A)AX%C,A-NDMBL"A)AX#CL"B,AV>B[E="C,A7JNC"B,AU%C>D[NCMBL"B,AU%C>D[NBL"A"A,A)"C>6Be>A]e<A)"A,A+NA"A)A!%A)AI%C"A)AA[E="AQ9%BL"A)AE"C>Xdb%D"B*AQ:AQ"D"B5AAA5LAA"A"C>Bb/AILL8_CCFjB8D"A)AQ%H"B>jgb#E"A)AM#DD=5MAAAAAAAAAAAAAAAA#IC="H"B"Fb>Bb^NA"E>Q^NA"B"Db5AAB#IL"E>Qc#E"F>Qb#F"D>Qb#D"I5M}}}}}}}}}}}}}}}}5&"I5MCCCCCCCCCCCCCCCC57"5M################57E57!5~%G@NALC=C=C=CjC="H"F"G7]"Bb%Eb%F>Pc%G_E="D"Eb>Pc,AA>%[NBL"A"GQ:%D@ND"D>BeNC"D>BiMBL"F>OcL%D"Bc>C]NC"A"D"CQ9YBPL"A>B<A7FL>APL"A>H>A"C"DQkCL8!CCDjB8G&A>1Ac%F(A"F"D*AQ%I:AX"F"D)A./A;"F"D*A):A."F"D5AAX5LA""F"D5AAA5LAI"F"I8/"A)AM%Gc/AX"A)AI#H"A)AA#DC="B,AV>D]E="F>vAb"D"BQ9JB"F>48TtA)AA/A7+"F>38TtA*AA:A7!MBL"F>vAb"D"B"C"F>IbQ;"F"B)AI/A7+"F"B*AA:A7!L"F>7Rb"D"F>vAb"F>zAb"C"F>Ib"E"HQ7R"A"F)A7R"Gb/AM"A"A,AQ"F,A=e<AQ"A"A,AR"F,A>f<AR"F>1Ab(AL2BBDj"B"C"D"B)AX"EQmB"B"B)AX%K"E"E"K^ /AX"B)AI#K"B"G"H"I"JQmB"B"F/AX"B)AI#LC=>A"F"Ec"D"F^"E"F_f%D %M>A"J"Ic"H"J^"I"J_f%H [E=>B"C"Eb"D >B"G"Ib"H "MQ9UB@NBL"B)AU%C"B)AM[E="B>MbQ9#BL"B"C>Bb/AU"B)AQ"C>Ehb%B"L/AM"B"K/AI"B"F/AE"B"E/AAL"A"L/AE"A"K/AAL9@BBFj"B,A7K#E"B,A.#D"B,AG#F>G#CC=C=C=C=C=C=C=C="B,A7M>HcOLAHHHHHHBHCDHL"F>6B[NG"DNG>G>E"E>9PAc>6Be>9CB^ #CMGL"D>B]NF"E>A"E>9PA^ >6Be>Md%D>lrtAb#B"D,A8Nr=>BcODCDEFL>G>G>F"D>D] "F>6B[ #CMEL>D>G"D>B[ #CMDL>A#CMCL"B,AH#G>B#CMBL"B,AH#G>C#CL"A"G<AB"A"C<AAL8XCCFjB8D"A)AQ%H"B>jgb#E"A)AM#DD=5MAAAAAAAAAAAAAAAA#IC="H"B"Fb>Bb^NA"E>Q^NA"B"Db5AAB#IL"E>Qc#E"F>Qb#F"D>Qb#D"I5M}}}}}}}}}}}}}}}}5&"I5MCCCCCCCCCCCCCCCC57"5M################57E57!5~%G@NALCjC=C="H"F"G7]"Bb%Eb%F>Pc%G_E="D"Eb>Pc,AA>%[NBL"A"GQ:%DNB>APL"F>OcMBL"D>BiL%D"B>Cb[Ej"A"D"CQ9YBF"DLL4BBEj&A>Qc%D(AC="A)AU,AK>C[E="D>B"A)AA"A)AI%E"A)AE_%A >A"E"A "B)AA"B)AEQ7E"D)AA%B>kkkk8A[NB"D)AE#E"C"D)AI%AQ3B"C)AI#FC="A@%GNA"GNA"C)AE"Fb"E"A4KAAL"C"A"Fb/AI"B@NB"E"BQsBMBL"D>kmtA"A)AM"B)AI%B>Mdb"B"A)AQ| %B*AA:AA"D"B)AI%B/AI>B"B>Heh>8~BeNA"A"D"CQ8 BL"D>Qb(AL8YEBFjC=C=C="B)AI%C@E="B)AE%ENBMCL"B"C>Ii/AI>B#FMCL"B"E>Bc%G/AE>B#F"B"B)AA%D>Bb/AA"D,AA#C"B,AM@E="C>9 A]NC"G@NB"B"E>Cc/AE"B"D>Cb/AAC=C=C=C=C=C="D,AB%C>9&AcOUAIIIBIIIIIIICIIIDIEFIL>I#CMHL>M#CMGL>K#CMFL>N#CMEL>J#CMDLCj>A#D"B%C>EQ8VB%B>k9{De>k8[D[E="C>B"C)AA>Cb"C)AE%E>C^ /AA"C"E>Cc%G>A"E"G| /AE"B>Kh>k9{7Ue"C>EQ8VB>6Hef>kkEb#BLC="B>kB|E="B>kQ^NB"B>kkE|E="C"B>Qh>kk4Be"B>Ch>k9aAe"B>Mi>7Ueff>k8H8IEf/AI"B>Si>2BfMDL"B>Ih>k9aAe"B>Gi>7Uef>k8HCf#D"B>Mi>1Bf#BL"C"D/AI"BMBL"C"B>7Ue>kBf/AI"B>Gi>tBfL#CMCLC=C="C>7EcOHADDDDDBDL"B>CQ8VB#CMCL>"#CMBL>A#FL"A"C<AB"A"F<AAL9TBBGj>B#EC="A)A!%G)AkE%F"D^NA"F>tA_NA"D"F]E="G"F>Dhb#F>B>B"A)AM"A)AU%E"A)AQ_%A %H"Bb"C>A"E"A %I_"B"C_f%A #J>A"C"Bc"A #B"G"D>Dhb#AD="B>A"A)AE%C"A)AA%Dc"C"D^"C"I_f%C [E=>B#E>B"D"Hb"C "J"BQ9UB@NDL"A>Ib%A"F]NALL>A#EL"ELxBBCj&A>"c%E(ACj"B,AI>Ie@E=>A>A"B)AE%F"F>A]c%F"B)AA>Bb%Bc"B"F_"F"A)AE_f%F "D]NBZ>B"A)AA"Bb"F "C"DQ9UB@MBL"E>Qb"A"BQkBC=D="E>Ib"E>QbQi"E,AI>Bg%A>BeNB"D@NB"D>Bc#D"C,AA"C>Bb#C"E,AJ[NAL>AMBL"A"D@eL"E>"b(AL9DCBHjC="C>8D_E=>B#DMBL"B)AM"Cb#I"C"B)AQ%D"C"C"D^ %Ec#JD=C=C="F"JbE="F"Ib,AA%G>.c>6Be%D>K^NC"G>9%Ac>6Be>G^NB"G>uAc>6Be>G^E="G>:c#DMDL"C"Fb#ELC=C="B)AQ"E{E="E"B)AU%D^#CMBL"E"B)AU%D^#C"B)AM"Eb+AA>A7 NA"D"E{NA"B>Mb"EQ7@%CNA"B"EQ8-BMBL"B>K<AE"B"D"E"D"E^ %D/AA"B"C"Db/AIL>A#DMDL"G>9WAc#DL"D"H>Ehb#H>B#D"F>Bb%F>E]NALL"A"H/AE"A"D/AAL9|BBIj&A>Qc%D(A"A)AI#B"A>"Q3B"A)AE%F"A)AI%Eb%C5MAAAAAAAAAAAAAAAA5LAA"C5MAAAAAAAAAAAAAAAA5LAQ"A"E>"b%I/AI>B#HC="BE=>A#C>A"B>"b"B"E_%G #E>B"F"G #FD=>B#GC="C"E|NA"C"Fb+AA>A7 NA"D"B/AM"D"E/AI"D"F/AE"D>Eb"CQ7@%GNA>A#HMDL"C"Gb%C"B^NALL"B"I_NA"A"B/AIL"D>Qb(A"HL9PBBCj&A>Qc%E(A"ACj"A"C>B[Ej"E>A<AM"E>A/AI"E>A>kmtA"B)AM"D>Mdb"D"B)AQ| %C)AE%D"D>A]c%D"C)AA>Bb%Fc"D"F^"D"B)AE_f%D /AE"E>B"B)AA"Fb"D /AA"C)AI#C"B)AU%B)A+#F"B>(b"EQ9BB>A"C>He>D]NBZ"B)A+F>AL/AI"A"F/AE>BL/AA"E>Qb(AL9.BBBj&A>Qc%F(A"F>Ib"B"C"D"EQvB>A#EC="F)AI>B]NA"D,AS#CC=C=C=C=C=C=>kmtA"B)AM"F)AM%D>Mdb"D"B)AQ| )AI>He>CcOEEDCBAL"CNE>B#EMFL"C>Bc>H^ND>B#EMEL"C>J_NC>B"Ch>8HFe@NC>B#EMDL>B#E"C>J_NC>B"Ch>pHe@NCMBL>B#E"COGBAAAABAL>A#EL"A"D/AE"A"E/AA"F>Qb(AL9/BBCj"B>Ii#D>C#CC=C=C=C=C=C=C=C=C=C="A>6Be>GcOQABCDBHJHEIFJJGJJHL>A#C"B>Be@NH"B>666H_NI"B>kkEe@NH"D>Be@NIMHL>A#C"B>Be@NG"D>Be@NHMGL>A#C"B>Be@NF"B>666H_NGMFL>A#C"B>Be@NE"D>Bg"B>666H_f>BeNFMEL"B>Be@NCMEL"B>Be@ND>DPL"B>666H_NCL>A#CL"CPL>BL9OBBCj"B,A7P"Cb#F>B"C>Peh%C"B"A)AX,A,%G>Bhb-AKe@E="E-AI"Ce@E="B"G>Bhb-AC"Ce@E="A>P"F"DQ9,BL"A"A,A7J%B"E-AK"Ce>A]f<A7J"A"D>Bb"FQ7/"A"B<A7JPL"A"E)AAEj>S>R"B,A7Q"E,AE>Hei>Be F>RL"F"DQ9,B"A"D>BbQ9>BPL"A>O"F"DQ9,B"A"D>BbQ9>BLyBBGj"C)AE#F"C)AA#GC="B)AE%B)A"%C@NA"B)A!%E"C>Ehb#HD="F"E)AE[E="E)AA#B>A#CD="C"F[E="B#GMEL"B"Cb#D"C"Gb#I"C>Bb#C>">A"D,AA%D>uAc>6Be>Z^ "Df>6Be>">A"I,AA%D>uAc>6Be>Z^ "Df>6Be[NALL"E>Qb%E"H]NALL"A"F/AE"A"G/AALxBBCj"ACj"B)AM>kmtA"B)AQ ,AI>Ie@E=>A"C)AE%D"D>A]c%D"C)AA>Bb%Ec"D"E^"D"B)AE_f%D #C>B"B)AA"Eb"D #B>AMBL>B"C)AA%D>B"B)AA"B)AI%E"B)AE_%B b"C)AE%C"D^"C>A"E"B _f%E #B>A"C"Dc"E #C>BL<AM"A"C/AE"A"B/AA"A>A/AIL3BBFj&A>"c%D(A"B>Eb#F"C#ED="F)AA"Gb#G"F>Ib#F"E>Bc%ENAL"D>Ub"G>B>BQ8=B"D)AX#E"D)AU>B]E="B"C>Dhb#G"D>A/AQ"D"D)A!/AM"D"E/AID="D>Ib"B)AA%C"B)AEb%H"Cc%EQ3B"D)AQ#FC="C"H[NA"E@NA"D)AM"Fb"C"E4KAAL"D"E"Fb/AQ"B>Ib%B"G]NAL"A"D)AQ/AI"A"D*AI:AA"D>"b(APL"D)A!AL9(BBBj&A>Qc%E(AC=C=C="C>6Be>DcODBABAL"A>E<AA>D#DMBL"E>Ib"B"D)A)>A"D)A(>kkkk8A] "D)A+Q7N>D#D"E,AI>D]E="A"E*AI:AAMBL"A>A<AU"A>8M+7QAS"A"E,AJ<AR"A>J<AQ"A"E)AM%C/AI"A>kmtA"B)AM"C>Mdb"C"B)AQ| %B)AA%C/AM"A"B)AE/AE"A"C/AA>C#DL"A"D<AV"E>Qb(AL9PBBHj&A>"c%C(A"A)A!%E>Xb>B>AQN"E)A7!%FE="B)A!#G"B)A"#H>A#E>A#BD=C="B"A)A!%D)A7!|NA"D)A7Z"Eb)AA%D"H|NA"G"D>Dhb%D)AE#I"D)AA#D"C>mlkQ/AZ"C>E<AX"C>A/AQ"C"D/AU"C"I/AM"C"D/AI"A"C>Ib>A>AQ9|BL"E>Eb#E"F"B>Bb%B]NALL"C>"b(ALsBBIj"A)A!%C>A/AqCC="B"A)AQ%H|NA"B>Bb%D"A)AM%I"B>Mdb)AI%B>Ei>A"B>He>E[ %J|NA"C>8%Cb#F>A#BD=>kmtA"I"D>Bb%E>Mdb"E"H| )AI>Ei"F)AA"G[E="F>BQ9^BL"C"G>Bb%G/AqC"C)ApC"Bb"D/AA"B>Eb#B%D"J^NALL"AQ8LBL9FBBFj"A"B>2666He%Eb#F"B>Pe%CE="F#BD="D"B,AA%G>9>B_b"Gt>9Fj7Yb#D"B>Bb#B"C>Bc%CNALL"EE=D=>Q#C"A5AAA5MOOOOOOOOOOOOOOOO57E5~E=>A#C>A#BD="C"A"Bb,AA%E>9>B_b"Et>9Fj7Yb#C"B>Bb%B>Q]NALL"C"Db#D"A>Qb%A"F]NALL"DL9GBBBj>B"B"Db"C"D^ #F"E"Dc%B>A"B"E{ #BC="C"Dc%D>A"C"D| %C>"^NA"B>"_NA"A>"Q3B"A)AI%C"A)AEb%D"F5AAA5LAA"D"F5AAQ5LAQ"A"B"Cb/AIPL"A>A"B"B"C_%D %BQ3B"A)AI#CC="B@%ENA"ENA"A)AE"Cb>B"F"D "B4KAAL"A"B"Cb/AILsBBEj"A)A!%B>A/A0BC="B)AqC%C>C^NA"B)ApC#E"C>Q{E="A"E"CQdNBL"B>pBb"A"E"CQc"B)A0B#DL"B)A9TB#B"A)A"%A>7Rb"DQ9]B"A)A7W#C"A"DEj"C"Db"A)A="C>Ehb#AD="A>A/AI"A"B7OAA:AA"B>Eb#B"A>Qb#A"D>Bc%DNALF"CL/A7WL0BBDj>w8VtA>M>8%wtAQ9?BC="B@E=>qwtA)AA#AMBL"B>(d#E"A>Xb#BD=>B"C"B)AA%Ab"B)AE%F"A^"D"F^f%G >A"F"Ac"G >8%wtAQ9?B>qwtA)AA%A>8%wtA)AA[E=>8%wtAQxBL>pwtA)AA"Ab>+<AA>qwtA"A>Bb%A/AA"B>(b#B"E>(c%ENALL"AE=>qwtA"A>Bc/AAL>9Q8VtA>C>8%wtAQ9?BL8[BBHjC=D=C="E)A9J8%="B]NA"E>r8%tAb%F)AX#G"B#H"A#ID="HE="I,AA#J"G,AA#K"I>Bb#I"H>Bc#H"G>Bb#G"K>">A"K>uAc>6Be>Z^ f>6Be"J>">A"J>uAc>6Be>Z^ f>6Be[NBMCLL"F"C"DQ NCL"E>vAb%E>oD]NAL>A#FL"FL8:BBHj"B)AM#E"B)AQ%F"C_E="E"C>Mdb)AI%D>Ei>A"D>He>E[ #DL"C>Bb#CCjD=>A"C"D|NBZ"C"F^#G>kmtA"E"C>Mdb%H>Mb"C>Bb%I"F| )AI%J>Ei#C>9T8+tA"B"H>kmtA"G Q7&@NAL"J>Ge>C[L#B"A"I/AE"A"B/AAL8{BBEj"C>A"C>6Be>9PA^ >6Be>Md%C>lrtAb#DC=C=C="C,A8Pr=>HcOCABCL"A"B"D,ALQJMBL"B"A)A!%E|NA"B>Bb%C"A)AX%F"B>Mdb)AI%B>Ei>A"B>He>F[ %B|NA"D,AL#DD=>kmtA"F"C>Mdb"C"E| )AI"A"C"DQ8OB>Ei%C"B^NALLL8/BBDj&A>Qc%D(A"D>Ib"A"B>o9CtA>DQ9HB"D)AI>B[E="DCjC=C="D)AM>Db%C@NA"B"C{E="B"C[NBMCL"A"Cb+AA>=7XNBL"B"Cc#E"A"CbMBL>AL%A>B"A "E>A"A >umtA>BQ9HB"D)AE"Cb"B"D)AA>Be #CL"D>Qb(A"CL8[BBFj&A>"c%F(AC=C="E>j[E="A>kkkk8A/AAMBL"F>Ub"E>E>IQ8=B"F)AX#J"F)AU>B[NB"F)A!#H"EE="H#G"E#ID="F>Ib"B"C"DQ9IB"G"F*AI:AA"G>Ib#G"D>Ib#D"I>Bc%INALL"A"E/AI"A"H/AE"A"J/AAL"F>"b(APL"F)A!AL8<BBDj"A)A!%C>A/A7!C="C)AU%E"Bc%D>A"D"E{ %D>C^NA>E"C)AQ"B>Chb"B"E_ #B"D>Q{E="A"B"DQdNBL"C>Xb"A"B"DQc"C)A7!%D@NA>A#B>A#CD="A)A!%E)A7!"C_E="A"E)A7Z"Bb)AAQuBL"B>Eb#B"D"C>Bb%C]NALLL8+BBCjC="B"C|NA"C>A"A)AI%D"D"A)AE_%D _NA>B"A)AA"D %A"Bb,AA>%]NA"C"B>jgb@NA"B>Bb%D"Cc#B"A"Db#CD=C="C,AA%A>Jc%D>7A_NA>B"Dh>8#kkEe@NA"C>Bb#C"B>Bb%BNBMCLL"A>9ZAc>9#Be@#EL"EL9QBCFjB8D&A>Qc%D(A"D5MAAAAAAAAAAAAAAAA5LAA"C>Pe%EE="D"B"C>2666Heb"E4KAAL"B"C>7}eb#GD=C=CjC="B@NA"B"G[NA"B>QbMBL"HNB"D#B>B#H>AL"B5AAA%I5M8G8G8G8G8G8G8G8G8G8G8G8G8G8G8G8G5&5~"I5M----------------5&5~f7^"Fb#F#BMBLL"A"C"Fb>BbQ9;B"D>Qb(AL9{BBFj&A>Qc%D(A"D>Eb"C>B>BQ8=B"D)AI#GC="D)AE>B]E="D)AM#F"C@%ENB"ENB"F"B"C4KAAMBL"D)AMAL>pxtA)AA%E>oxtA)AA%H[E=&A>Qc%B(A"B>Ib>oxtA"H>B>E>!QoB"B)AI>8Hkkk8A]E="B)AMAL"B>Qb(AL>8%xtA)AA"E>!db%B"C/AI"B"F/AE"B"G/AA"B"A*AA:AM"B"A)AI/AU"B>B/AX>pxtA"E>Bb/AA"D>Qb(AL8)BBDj"A"A)AE%C"B"C"B"C^ %Dc/AE"A"A)AA%B"Db/AA"CE=D=C="B,AA%C>.c>6Be%A>K^NA"C>9%Ac>6Be>G|E=>Q#A"C>uAc>6Be>G|NB"C>:c#AMBL"C>9WAc#AL"A>Pe"E>Ehf#E"B>Bb#B"D>Bc%DNALL"EL8=BBDjCj>A"B,A<%E>A"E"B,A7P%Bb>zA^%E %F@NAZ"F>Md#F"B>Md>lrtAb>B"E >Jb#B>A#ED=C="D"B,AA%G>A"G>7T^ >Yd%G,A8Rp=]NA"G>9^8)tAb"C"DQ9UBNA>BMCL"B>Mb#B"E>Bb#E"F>Mc%FNAL>AL#B"A"E/AE"A"B/AAL9BBBDj&A>"c%I(ACj"D>6Be%J>9OA{E="J>Md%J>8KrtAb"A)AU>Jb"J,Alr= #K"J>lrtAbMBL"A)AU>Jb#K>lrtAL#J"I"C<A7B"I>A<A!"I"B<A "I"D<AY"I>A<AX"I"E/AQ"I"F/AU"I"G/AM"I"F/AI"I"K,AA<AZ"A"I>Ib"J,AE@"HQ9|B"I>"b(AL8SCBCj&A>8TBc%E(A>zttA>zttA,AA%F>B"F <AA"FE=D=>zttA,AA%FNA>zttA"F>B"F <AA"FNALL"E>zAb>3ytA)AA>9{ytA)AA"C"D"BQ7I"E"E)A7+/AQ"E"E*A7!:AI"E"E)A8PB/A7X"E"E5AA8E5LA;"E"E5AAd5LA)"E"E5AA}5LAX&A>Qc%B(A"E>Ib%D"A"E>Xb%F>AQ7M>6Be%C>C[E="B>Eb>9JxtA"D"A"F>BQ("B,AM#CL"B>Qb(A>zttA>A<AA"E>8TBb(A"C>BeL8}BBFj&A>"c%C(A"C"BQiC=C="C,AAE="C,AB#D"C>Qb%E>I>B>BQ8=B"C)AU#F"C)AQ>B[NC"C)AX%G"D<AA"C>B/AM"C"G/AI"C"F/AE"C"B5AAA5LAQ"C>Eb"EQ9BB"A"C)AM/AI"A"C*AE:AAMBL"A>A/AI"A?kkkkQ:AAL"C>"b(APL"C)AXAL8/BBFj&A>Qc%E(AC="B,AI>Ie@E="A)AA#F"C>A"B)AE%D"D>A]c%D"B)AA>Bb%Bc"D"A)AE_"B"D_f%G %AQ3B"C)AI#DC="A@%HNA"HNA"C)AE"Db>B"B"Fb"G "A4KAAL"C"A"Db/AIMBL"E"A"BQkB"C"EQ9BBL"E>Qb(AL8]CCFjB8G&A>Qc%G(ACj>A"D"C"Db%C_NAZ"G>Eb#J>B#K>E#DC="F8>"C"B)AA>Bh%H"C"H_ %C>I>E"F>B[ %H"C"H_ %H8>8G%L?"n?A7#NA"L8/%I>kkkk8A"Ec_E=>A#IMBLC=C=Cj"B)AA%CE="B)AE"C"Fd"E"IQ7?MBL"I@E="E#DMCL"E"IQ%L%DNA"J"E/AEMBL"J"D/AE>A#KL>I#DL"D"Jb"I/AA"J"K/AA"G)AE>B[E="G)AM#C"G)AIMBL"G)AI#C"B"H/AA"B"C/AE>8Hkkk8AL#B"A"C/AE"A"B/AA"G>Qb(AL8YBBHj&A>Qc%C(A"A)AE#E"A)AA#F"C>8~2A7QAM"C>Mb#G>A#ACjD="A"Gb,AA%B>A"B>7T^ >Yd%D,A8Rp="E[E="D>9^8)tAb"F"EQ9UB%D@"Af>B#A>Be@NB>j"B"D MCL"A>Be>B#A@NAL>6BL"C>Qb(ALoBBDjCj>A"B,A<%E>A"E"B,A7P%Bb>zA^%E %F@NAZ"F>Md#F"B>Md>lrtAb>B"E >Jb#B>A#ED=>B"B,AA%G>A"G>7T^ >Yd>9^8)tAb"C"DQ7&NBZ"B>Mb#B"E>Bb#E"F>Mc%FNAL>AL#B"A"E/AE"A"B/AAL8UBBFjC=>A"A"B>He>!db%B)A7Z%G"B)A7X%Hc"G"H^"G"A)AI%I_f%J "D]NA"B)A7&#G"B)A7!#B>B"A)AE%A"Hb"J "C"DQ9UBNA>A"G"Bc"B"G_"G"I_f%C "F]NA>B"A"Bb"C "E"FQ9UB@#KL"KL8UBBEj>I#GC="C>C^NA"C"C>A]c#D"B>Qb#EC=D="E>Qc*AA"E*AA7)NB"E>Qb#E"D"F>Bb%F]NAL>A#DMBL"C"F{E=>A#DMBL"F>jg"Cb#D"F>Bb#C"E#GL"A"D/AM"A"G/AI"A"C/AE"A"B/AAL8TBBCjCj"B>6Be%B>E{E=>A"C"B>Kd>v8)tAb%Fb,AI%B>A"B>J^%B %C@NBZ"F>B"B #F>A#BD=>B"B"Fb,AA%G>A"G>7T^ >Yd>9^8)tAb"D"EQ7&NCZ"C"B>Bb%B]NALL>AL#C"A"B/AE"A"C/AAL8XBBDj"B,AF#E"B,AE#F&A>Qc%D"B)AA/AM"D"E>Bh>Ce"F>kC>A"C ff/AIC="A)AI%C>E^NA"A)AE>Mb#B>C"C>Dc%A"A>C| #C"D>Ib#AD="B@NB"B"A)AA/AA"B>Eb#B"A>Eb#A"C>Bc%CNALLL8+BBDj&A>Qc%D(AC=C=C="A)AU%E)AM"C>He>Xdb%C)AA>BcOCBACL"E)AU#CL"C)AI%E@NA"C)AE#F>A#CD=C="C"E_NA"C"Fb,AA>-]NA"D>Ib"A"B"F"CQT"D)AI>B]NA"A"D)AMQlBL"E"C>Bb%C]NALL"D>Qb(ALpBBEj&A>"c%E(A"E>Ib"A)A"%F)A("F)A)>kmtA"A)AM"C>Mdb%G"C"A)AQ%H| %A)AA>kmtA"G>Mb"C>Bb"H| "A"A)AI>He>G[ )AEQ7)"E"B<A7C"E"D<A7B"E>A<A!"E"C/AX"E"E*AI:AQ"F"E>QbQ8,B"E>"b(ALuBBDj"D>A/AI"D"C>"b%GQ3B"D"CQ3B"D)AI#EC="C@%FNA"FNA"D)AE"Eb"B"C4KAAL"D"C"Eb/AI"D>"Q3B"A"C/AI"D)AE%E"D)AI%Bb%F5MAAAAAAAAAAAAAAAA5LAA"F5MAAAAAAAAAAAAAAAA5LAQ"D"B>"b/AI"A>A"G"B"C^%B /AE"A>B"E"B /AAL9UBBBj>zttA>zttA,AA%B>B"B <AA"BE=D=>zttA,AA%BNA>zttA"B>B"B <AA"BNALL>9{ytA)AA%B>8HktA|Ej>2ytA)AA%BE=>3ytA)AA"BQsBL>2ytA?kkkkQ:AA>9{ytA>A/AA>9JxtAQ9~B>9)xtAQ9[B>9JxtA>2mtA>8TF4KAA>9{ytA)AAF"BL"A^E=>2ytA"AQ9DBL>zttA>A<AA>3ytA)AALqBBBj>C#CC=C=C=C=C="B,AOOIAAABBBBBCL"A)AA@NC"A"A)AI>Bb/AIMDL>B#CL"A)AA>B]NA"A"C>Chb%C"C)AI>Bb%C/AI"C"A)AE_NBL"A)A;%C"A)A.[E="A>.bQ9#BL"A"C>Bb/A;"A)A7N"C>Ehb"B5AAA5LAALLvBCBjB8D"A)AE#C"A)AA#AD=5M6666666666666666#DC="C"B"C^Ej"A"Bb,AA>K[F>AL"Bb%B^NA"C"Bc>Q^NA"A"Bb5AAA5M""""""""""""""""5(#DLC=C="D5~>kkEf7]"Bb%B"C|NA"A"Bb,AA>JcOXBCAABAAAAAAAAAAAAAAAAAACAL"BPL"B>Bb#BMALAL8)BBEj"A)AQ%D"B_E="A)AM"Bb,AA>9<B[#EL"D"B>Bb%C_E="A)AM"Cb,AA>1Be>pB[#FLC=C="D"B>Cb%C{NA"E"Fe@NA"A)AM"Cb+AA>=7XNBL"A>O<AE"A"B/AA"A"B>Bb/AIPL"A>P<AE"A"B/AA"A"B>Db/AIL8YBBCjC="B,A7F%C>A"C>P^ %C>Fc>6Be>B_NA"B)AA>Be@NA"B)AM>Be@NA"A>T"C>7Rd%A,A9M8|="A,A9N8|="A>9L8|tAb"A>y8|tAb"B)AE%C"B)AQ%D_%A ,AAb>A"C"D"A "B>Ib"B>Ub"A )AA>AQ8XBLL8QBCDjB8G"B>He#D"B>I|E="B>Di#E"A#CD="C*AA"F8K?8Y9{8;9}8 8~9"8#8(j8G?"8M#F"C>Ib#C"E>Bc%ENALL"DE="A"B>9{666Heb#CD="F"C7KAA8K?8Y9{8;9}8 8~9"8#8(j8G?"8M#F"C>Bb#C"D>Bc%DNALL"FLnBBDj&A>"c%D(A"D>Ub"B"CQ["D)AX%C"D)A!>Ehb#E"D)AU%F#BD=C=C="B@E="C"E]NBMCL"B"E"Cc>Ei|NB"C"B>Ehb#CL"D>Ib>0ytA"A"CQ7H"C>Qb#C>A#BMBLL"D>"b(A"FLnBBDj>kmtA"B)AM%F"C>Mdb%D"C"B)AQ%E| )AI>He>E[E="A"C"E^Ej"D)AI%D>Ei>A"D>He>E[ F>AL/AX"A"E/AQ"A"F/AM"A"B)AI/AI"A"B*AA:AA"A"C>Bb/AUPL"A>A/AAL8OBBDj"D>jg#F>8:9MtA)AA"B>Chb#BD="B)AA%B@E="A>A/AAPL"B"B)AMb%G"B"Db"Fe%E"Cb^NAL"BQ9XBC="B"E[E="B>Ec%B"B)AA>Cg/AAMBL"B"EQ8^BL"A"G/AI"A"E/AE"A>B/AAL8OBCB8GBjC="D8>"B8>8G%E?"n8/NA"E8/%D>kkkk8A"Cc_NA"D@E="A"C/AI"A>A/AE"A>A/AAPL"C"DQ%%F@E="A"D/AI"A"C/AE"A>B/AAPL"A"F/AI"A"B/AE"A>A/AAPL"A>A/AE"A>B/AAL8PBBDj"B)AA#CC=C=C="B)AE%BOCCBAL"C,AA>.]NA>A#BMBLC=D="C,AA%E>.^NB"E>7P_NB"D>k9G9W-_NB"C>Bb#C"D>Kd"E>.c>6Beb#D"B>Bc%BNAL>B#BMBL>A#BL"A"D/AE"A"B/AAL8HBBEj"A)AI%B@E=>APL"A)AE%C"B>qCdb#ED="C)AM%A>E"A)A9JB%A>J^%D #B"C>qCb#C"A>A"D >Xd#AC=D="A@NB"A>Xc#A"B)AA"B>Xb#B>C]NAL>BPL"C"E]NAL>ALkBBDj&A>Qc%E(A"E>Ib"A>A"A>6Be>P^ >6Be>7Rd>8X8|tAb%G"B"CQ8WB>B#FC="E)AI>B[E="G"D>Bhb-AG"E)AM>Pei>BeNBL"E"A"B"C"DQ}"E,AA#FL"E>Qb(A"F>BeLnBBCj&A>"c%D(A"D>Qb"B"CQtB"D"D)AQ/AX>kmtA"B)AM"C>Mdb"C"B)AQ| )AI#B"D"D)AU%C/A!"D>Ib"D>XbQrB"D)AI#E"A"D)AM/AE"A"E"B>He>C[e"C>K^e/AA"D>"b(AL7]BEj"A)AE#D"A)AI%EE="D#BD="B)AA%CE="B)AE"CQsBL"B)AM%CE="B)AQ"CQsBL"B>Xb#B"E>Bc%ENALL"A)AA%AE="D"A>XdQsBLL8MBBBj&A>"c%H(A"H"C<A7B"H>A<A!"H"B<A "H"D<AZ"H"F<AY"H"E<AX"H"G/AQ"H>kmtA"A)AM"G>Mdb"G"A)AQ| %B)AA%C/AU"H"B)AE/AM"H"C/AI"A"H>Ib>A>AQ9|B"H>"b(AL8;BBEjC=>8:9MtA)AA>7UCj"B"Ac%E%C>8HC|E=>7C"C7[c%D>Bh"C"DibMBL"C>EiL%C"C>7U| %D>Chb%C)AA%F@E="C"A/AA>p9MtA>p9MtA*AA?B"D8>ml:AAMBL"C"A/AA"F"A/AEL"A"E/AM"A"D/AI"A"C/AE"A"F/AA"B>Ec"E/AAL8WBBBj&A>"c%E(A>9/8VtA>G>8%wtAQ9?B"C8>>8%wtAQ9QB"E>Qb"A"BQ8NB"E)AQ>B[E="E)AU#B>28VtA>G>8%wtAQ9?B"E>Ib"A"BQtB"E"E*AI:AX"E>Xb>B>8%wtAQ{L"DE=>9^8VtA>Q>8%wtAQ9?BL"E>"b(AL8BBBjC="B>Bb%D>kmtA"A)AM"B>Mdb"B"A)AQ| )AI>Ei%B|NAD="A,A+>B[E="A,A)>Be@NCL"A"D"CQ7/>kmtA"A)AM"D>Mdb"D"A)AQ| )AI>Ei%D"B^NALLLgBEj"A)AM"Bb#E"A)AQ#FD=>A#C"F"B"Db_E="D"Eb,AA#CL"D>Bb#D"C>.c>6Be>K^NA"C>7;e>uAc>6Be>Z^NAL"A>A<AE"A"B/AA"A"D>Bc"Bb/AIL8RBBCj>9 ytA)AA#AC=>1ytA)AA%B@NA"A"B/AA>9 ytA)AA#A>1ytA)AA%B>C^NA"A>EbE="A>9-ytA)AA/AE>1ytA)AA#B>9 ytA)AA#AL"B>D^NA"A>8A[NA"A>9;ytA)AA/AI>9 ytA)AA#AL"AL8EBDj"C)AI%D"C)AA[E="CQxBL"C)AE"Db>6B<AA"C"D>Bb/AI"C>B"B"B>tA_%E %BQ3B"C)AI#DC="B@%FNA"FNA"C)AE"Db>8|8UtA"A"E "B4KAAL"C"B"Db/AILfBDj"A)AI%F"A)A"|>A>B"Bh%G"A)A(%He @E="A"G"Hf/A("A)AA"F[E="AQ9&BL"A"F>Bb/AI"A)AE"F>Dhb%A"B<AG"A"C<AF"A"D<AE"A"E/AALL7>BDj"A"B>Tb>7}eb%B>Ec)AA#DC="A>Ec%E)AA%C>Be@E="A"Cc%AQ9XBMBL"E"C>Cf/AAL"A"D>CeEj"B)AM"BQ9XB"BbF"BLQ8^BL7{BCj"A)AX#F"A,A7E#GC="B>7Ce>I]NA"F,A-@NA>APLC="C>6Be%C>B]NA"F,A7J@NA>APL"B"C>Xh>kkE>A"E f>kC>A"D f"GfQ8F>6Be"A,A%{LeBDj&A>Qc%C(A"C>Ib"BQi"C,AIE="C,AJ#DD="A)AI%E"A)AA[E="A>BQ3BL"A"E>Bb/AI"A)AE"Eb"D<AA"C"BQi"C,AB#D"C,AANALL"C>Qb(AL7|BEj&A>Qc%D(A"D>Eb"C>B>BQ8=B"D)AI#F"D)AE>B]E="D)AM#EC="C@%GNA"GNA"E"B"C4KAAL"A"C/AI"A"E/AE"A"F/AA"D>Qb(APL"D)AMAL7]BCj"A"A)AI%C"B^Ej"A"B"Cc%CQ3B"A)AE%D"A)AI%Bb#A"C>C|Ej"C>Bc%CE="A>A"C4LAL"D"B"Cb%BbF"AL>A<AA"B>BbF"BL/AIL8CBCjC="A)AQ"B{E="B"A)AU%D^#EMBL"B"A)AU%D^#E"A)AM"Bb+AA>A7 NA"B"D|NA"A>Mb"BQ7@%ENA"A"BQ8-BPL"A"C<AE"A"D"B"B"D_ %B/AA"A"B"Eb/AILeBCj>kmtA"A)AX"B>Mdb"B"A)A!| )AI#D"A)AI%C"A)AA[E="AQ9#BL"A"C>Bb/AI"A)AE"C>Ehb%A"D>He>F[<AM"A>A/AI"A"B>Bb/AE"A"B/AALbBCj"A>A>kmtA"B)AM"C>Mdb"C"B)AQ| %D)AE%C"D)AA%Dc"C"D^"C>A"B)AI%E"E"B)AE_%E _f%C /AE"A>B"D>B"B)AA"E b"C /AALiBDj&A>"c%C(A>kmtA"A)AM"B>Mdb"B"A)AQ| %D)AE#E"D)AA#D"C>mlkQ/AZ"C>E<AX"C"B/AQ"C"D/AU"C"E/AM"C"D/AI"A"C>Ib>A>AQ9|B"C>"b(AL}BCjC="B"A)AI|NA"A)AE"B>Mdb)AE@NA"A)AU"B_E="A)AQ"B>Chb)AA#CL"C"A)A"|NA"A)A!"C>Dhb)AA>B_#DL"DL7/BEj"C"E^Ej>AF"C"Ec#G>A#CD=C="C>Bb#F"B"Cb"D"EQ9UB%H@NA"C"G]"F#CNBLL"F>Bc#F"H@L#B"A"F/AE"A"B/AAL7~BDj&A>Qc%F(A>B#GC=C=C="D)AA%H>BcOCABCL"D)AI#H"D)AE#GMBL"E)AI#H"E)AE#GL"F>Ib"B"C"G"HQT"F)AM#B"A"F)AI/AA"A"B/AE"F>Qb(AL7:BBj"A)AA%BE="A)AE"BQsBL"A)AM%BE="A)AQ"B>EhQsBL"A>XbQ4B"A)A(%BE="A)A)"B>UdQsBL"A>.bQ9aB"A>7RbQ9aBL9VBBGj&A>Qc%D(A"D>Eb#E"A)AA%B#C"A)AE#FCj>I"B>Bh%B"B>I{ %G%B>A7XE=>B#C>A#B>EMBLCjC=Cj"CE="F"C>B"BQ7?MBL"B@E=>B#CMCL>B"BQ%L%CNA"E>B/AE>BMBL"E"C/AE>AL#C>IL"Eb"B/AA"E"C/AA"D)AE>B[E="D)AIZ"D)AMAL"D)AI#B"A"G/AA"A"B/AE"D>Qb(AL7,BCjCj>A"C"D^NAZ>A"C"Dc>E^NAZ"B"Db)AAL#EC="C"D>Eb%D^NA"C"Dc>E^NA"B"Db)AA#FL"A"F/AE"A"E/AALiA"B)AA>8HkQ|E="BQ9~B"B?kkkktA:AAL"B>A/A("B>S<AX"B>A/AI"B)A!@E="B>!bQ9%BL"B>B/A("A>A<AI"A>E<AA"B)A"%A"C*AA:AA"A"C5AAI5LAIL7>BCj>J#EC="B,AE%D>D]"C"D>B[e@eNA>A#DC="B,AI%B>CcOFBAAABAL>D>A"B>B>A>AQR%E>6Be>X[ #DL"A"D<AB"A"E<AAL7)BEj"A)AE#C"A)AI%DE="C#BD="B)AA%EE="B)AE"EQsBL"B>qCb#B"D>Bc%DNALL"A)AA%AE="C"A>qCdQsBLL7+BBj"A,A(@E=>kmtA"A)AM"B>Mdb"B"A)AQ| )AA>BbPL"A)AE%B"A)AI%C>Bc_Ej>B"A)AA"B"C^ ,AA>7U[F>ALL7>BCj"A)AI#D"A"CQ9BB"A)AI#E"A)AU%C"A)AM[E="A>MbQ9#BL"A"C>Bb/AU"A)AQ"C>Ehb%A>B<AM"A"E/AI"A"D/AE"A"B/AAL7/BCj&A>Qc%C(A"B,A!>Be@E="B)AU#B"A)AA)A""C"A)AE)AA<AN"C>A<AM"C>M<AO"C"B/AI"C?A:AA"CQ8,BL"C>Qb(AL7<BBj"A)AX"B>6Beb,AV%C>E[E="B"A)AU,AL>kkkQfQ8F>6Be#CL>B#BC=C=C="C>BcODAABCL"A,A+>Bg>BePL>A#BL"B>BeL7-BCj&A>Qc%C(A"B,A!@E="A)AA)A""B)AU#B"C"A)AE)AA<AN"C>A<AM"C>M<AO"C"B/AI"C?A:AA"CQ8,BL"C>Qb(AL7 BBj"A)AA%BE="A)AE"BQsBL"A>MbQ8[B"A)AX%B>A7YE="A)A!"BQsBL"A)A(%B>A7YE="A)A)"BQsBLL^BBj"A?J7)E="A?Kk"BQ9QBL"B)AI%C"B)AA[E="BQxBL"B)AE"Cb"A?K8I8/>.f<AA"B"C>Bb/AIL7&BBj&A>"c%D(A"D"C/AX"D"B/AU"D>A/A!"D>A/AI"A"B"A)AU,A8+C>Md,Aq8{=>Md,A8Sr="D>IbQI"D>"b(AL7<BBj&A>"c%E(A"A)A!,A2B>B[E="AQ8LBL"A)A">B<Aa"E?A:A7A"E5MAAAAAAAAAAAAAAAA5LAI"A"B"D"C"E>IbQ)"E>"b(AL7)BBj"A)AA%BE="A)AE"B>MdQsBL"A>MbQ9aB"A)AX%BE="A)A!"B>DhQsBL"A)A(%BE="A)A)"BQsBL"A>.bQwBL7VBDjC="C@NAD="A,AA%D"B,AA%E[E="A>Bb#A"B>Bb#B"C>Bc%CNBMCLL"D"Ec#FL"FL_BCj"C>!e#CD="B)AA#D"A>BQ9^B"A"A)AI%E>Bb/AI"A)AE"E>Chb"D/AA"B>Eb#B"C>Ec%CNALL7 BB8G"D*AA#E"A)Ah%D"A)Ad[E="A>9;AbQ9#BL"A"D>Bb/Ah"A)A7}"D>Ehb%A"C/AM"A"B/AI"A"E:AAL7YBBjC="B,A!@NA"B)AQ%B"A)AA%C)AQ^Ej"C)AM"B>MdbF>kmtAL)AI>He>E]NA"A)AE"BQlBLL7#BCj"A)AE%C"A)AA%B/AA"BE="B"C/AEL>8:9MtA)AA"A)AI%A>Chb)AA@E=>p9MtA>p9MtA*AA?B"A8>m8K:AALL]BCj&A>Qc%D(A"D>Ib"C"A)AX,A7JQ9KB"D,AJ%E>D]E="A"D,AI"E"C"BQkC#BL"D>Qb(A"BL7YBBjC="B,A!>Be@NA>kmtA"A)AA%C)AM"B)AQ%B>Mdb"B"C)AQ| )AI>He>E]NA"A)AE"BQlBLL7VBBj"A)AI%E"A)AA[E="AQ9(BL"A"E>Bb/AI"A)AE"E>Ehb%A"C>Bh"Df/AI"A"B8>:AAL7*A"A"B"D)AI%B>BQ9 B"A"C"B>Bb>AQ9 B"D>EQ9^B"D"D)AI%A>Eb/AI"D)AE"A>Chb5MAAAAAAAAAAAAAAAA5LAAL7TBBj&A>Qc%B(A"B>Ib"A"A)AA>B>E>MQoB"B)AI>8Hkkk8A]E="B)AMAL"B>Qb(AL7TBBj&A>Qc%B(A"B>Ib"A"A)AA>B>E>QQoB"B)AI>8Hkkk8A]E="B)AMAL"B>Qb(AL7TBBj&A>Qc%B(A"B>Ib"A"A)AA>B>E>UQoB"B)AI>8Hkkk8A]E="B)AMAL"B>Qb(AL7TBBj&A>Qc%B(A"B>Ib"A"A)AA>B>E>XQoB"B)AI>8Hkkk8A]E="B)AMAL"B>Qb(AL7TBBj&A>Qc%B(A"B>Ib"A"A)AA>B>E>IQoB"B)AI>8Hkkk8A]E="B)AMAL"B>Qb(AL7TBBj&A>Qc%B(A"B>Ib"A"A)AA>B>I>QQoB"B)AI>8Hkkk8A]E="B)AMAL"B>Qb(AL7VBBj&A>Qc%E(A"E>Ib"D"A)AX,A7JQ9KB"E,AJ%D>D]E="A"E,AI"D"C"BQ9=BL"E>Qb(AL7TBBj&A>Qc%B(A"B>Ib"A"A)AA>B>E>EQoB"B)AI>8Hkkk8A]E="B)AMAL"B>Qb(AL<BBjCj>B"B"C>He>9MAdb%D,A_NAZ"D)AAE=>B"D,A7Y>B[NBZL"A"B"CQ7#LL?A"A"B>A"C>A"C>6Be>9PA^ >6Be>Md%B>8KrtAb"A)AU>Jb"B,Alr= ,AA>B"C"DQ8]BL7QBBj&A>Qc%F(A"F>Ib"A"B"C"D"EQoB"F)AI>8Hkkk8A]E="F)AMAL"F>Qb(AL7WBCj"A>Mb"CQ3B"A)AU#DC="C@%ENA"ENA"A)AQ"Db"B"C4KAAL"A"C"Db/AU"B"CQ8KBL9SCCHjB8G&A>Qc%E(A"A)AA%F#B&A>Qc%D(ACj>A"B>Bb%B@NAZ"D>Eb#G>B#H>E#CC=>E"B"F>Bh%F"B"F_ %B"B>E{ %F8>?Cm%I?"n?A7#E=>A#BMBL"I8/%B>4666H_E=>A#BMBLC=C=Cj"A)AA%CE="A)AE"C>Ch>E"BQ7?MBL"B@E=>E#CMCL>E"BQ%L%CNA"G>E/AEMBL"G"C/AE>A#HL>I#CL"C"Gb"B/AA"G"H/AA"D)AE>B[E="D)AM#B"D)AIMBL"D)AI#B"A"F/AA"A"B/AE>8Hkkk8AL#A"E"B/AM"E"A/AI"D>Qb(A"E)AI>8Hkkk8A]E="E)AMAL"E>Qb(AL7UBCj&A>Qc%C(A"C"A"BQ7+"C)AE#B"C)AA#D"C>A<AI"A"D"B"C>IbQ9WB"C>Qb(AL=BBj"A)AI%C"A)AA[E="AQ9/BL"A)AE"C>Chb"B/AA"A"C>Bb/AI"A"A)AM"Bb/AML/A>kmtA"A)AM"B>Mdb"B"A)AQ| %B)AI>He>D[Ej"A"B"C"DQ8AF>ALL7QA"A"B"C"D"E>kmtA"A)AM"E>Mdb"E"A)AQ| %A)AA"A)AE"A)AI>He@Q8XBL/BBj>kmtA"A)AM"B>Mdb"B"A)AQ| )AI%C>Ge>E[E="A"B"C>EiQ7_LL<A"A"B"CQ9.B#B"A>BQ9^B"A"A)AI%C>Bb/AI"A)AE"C>Chb"B>kkkk8Af/AAL<BCj"C"BQ3B"C)AI#DC="B@%ENA"ENA"C)AE"Db"A"B4KAAL"C"B"Db/AIL7MA"A"B"CQ9.B#B"A>BQ9^B"A"A)AI%C>Bb/AI"A)AE"C>Chb"B/AAL,BBj"AQ5B"A>MbQ9aB"A>XbQwB"A)A7<%BE="A)A~"BQsBLL(BBj"A)AA"A)AI%Cc"B^E="A"C"B>B>BQ9-BLL(BBj"A)AA"A)AI%Cc"B^E="A"C"B>I>QQ9-BLL(BBj"A)AA"A)AI%Cc"B^E="A"C"B>E>EQ9-BLL(BBj"A)AA"A)AI%Cc"B^E="A"C"B>E>;Q9-BLL(BBj"A)AA"A)AI%Cc"B^E="A"C"B>E>XQ9-BLL7-BDj"B,AV#E"B"B,AT%F"A)AXb,AV%G>E[Ej"F"A)AU,AL"E>Xh>kkE>A"D f>kC>A"C ffQ8F>6BeF"GL<AU"A"BQ7|L7CBBj"A)AA%B>A7YE="A)AE"B>DhQsBLL BBj"A)AA%BE="A)AE"B>MdQsBLL BBj"A)AA%BE="A)AE"B>EhQsBLL BBj"A)AA%BE="A)AE"B>XdQsBLL BBj"A)AA%BE="A)AE"B>ChQsBLLZA"B,A!>BeE="A)AA"B)AU/AALLXA>A"E"A"B"C"D,AE@>AQ9AB L7AA"B,A!E="A)AA"B)AU/AALLJA"A?B:AALDAALDAALL8[7I8:BA>kktALBWA>8 ktALCtNA>8.ktALDtA"A>9KktALCtSA>9!ktALDtASA>9@ktALCt%A>8Z8HtALDtAQA>8;8HtALCt%A>9N8HtALBtA>8;8KtALBVA>9E8KtALD"tNA>z8KtAL,9PAQA|AAA4DAA7MAAA9PAQA|AAAHEAA:AAA8XBQA|AAA9NBAA:A>nmtALY9_6667{7~dd7MBQARAAA)BAATAAA7UA>umtAL7N-ABABCDEFGHIAAAAAAABAAAABCDEFGHIJKLMNOPQRSTUVW7AAAAAEA>n8LtALJSAAAAAAAEA>8%8LtALBEA>8:8LtALBBA>8{8LtALBEA>t8LtALBIA>9M8LtALBEA>08LtALBEA>9)8LtALBEA>28LtALBBA>48OtAL#BAAAAEEEEEEEEEEEEEEEEEEEEEEEEABCDA>8<8PtAL7VQA=AAA~AAAAEEEEEEEEEEEEEEEEEEEEEEEEBAABABA:;8A,7=7}7^,iafg7^7|7{A7)GQANAAABA>l8QtAL7ODAAA7P<AAAAAABAAABAAAB7SAA8A,7^~a7_7}7|ha7{7?8B,ca8BAAA7)GQANAAABA>z8QtAL,DAAA8%GQARAAABAAAAAAABAAAAAAAEAAAAAAABAAAAAAAEA>n8RtALBEA>8X8RtALBBA>p8RtALBEA>r8RtALBIA>8a8RtALBEA>v8RtALBEA>z8RtALBEA>9 8RtALBBA>8K8StAL7:BABBBBBAABBABBBBBBBBBBBBBAAABABABBBBBBBBBBBBBBBBBBBBBBBBBBAAABBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBA>9-8TtAL9*DBAAABAAAAAAA#DQA"AAAAAAA7^ha7_g7^~7L.7L7M,.:,7L:7L.7L7N,.7L,.7Og7]7=7}aa7{hf7^ag9&k8.7?7=dd8Dd7=7>ad8F7Hha8Aha7{9&k8%8Dd7=7>ad8F9&k8&AAA8?IQAHAAA9CIQANAAA9AIQACAAABAAACAAADAAAEAAAFAAA9MIQABAAA<%7@f7|7_h7|7}7=8B7|7~h7(fd7?7]7=7{7[ag7^g7=h7[7=7}g7]7=fa~ca7}h7{a7afa7}a7=ha~7_a7_7>afg7?7|7~7{h"JNK++%7_a7_7>afg%<8D8F8F%%+%7?7|7~7{h%<+%7^ha7_g%<7.7/8F8D%7=h%<+%7^~%<+%fa7}a7=ha~%<hf7~a%<8D%<8D%7^g%<%ca7}h%+%<8D%7^g%<%7{a7a%+%7=h%<%7[7=7}%<%g7]7=fa~%<hf7~a+%ha8Ah%<8D%7?7|7~7{h%<+%a7{hf7^ag%<7.8D%g7]7=7}a%<+%7@f7|7_%<+%h7|%<+%7}7=8B7|7~h7(fd%<+%7?7]7=7{7[ag%<8D7}f7|~7~7?h7;d7^gh7^7{7[7;a8Aha7{~a~fa~a7_7}h7^7|7{7;7~fd7;h7|7;7}7=8B7|7~hAAAAAQAAAEAAAGAAAHA>9%8XtALGBAI7GAHA>9|8XtALGBAI)AHA>8U8YtALGBAI*AHA>8;8YtALGCAIAAHA>u8YtALGCAIAAHA>9X8YtALGCAIAAHA>9?8YtALGCAIAAHA>8M8ZtALVCAIAAHALKQAXAAADAAAAUA>9C8ZtALEBABDA>9Q8ZtALGBAI7JAHA>9.8ZtALGBAI-AHA>8H8 tALGBAI.AHA>8!8 tALGBAI7KAHA>8]8 tALGBAI7LAHA>9K8 tALGBAI7MAHA>9%8 tALGCAIAAHA>9|8 tALVCAIAAHALKQAXAAAGAAANHA>rotALEBACFA>totALJCABJ7VCBACA>0otALGCBBK7WCA>9?otALGCAIAAHA>8M8!tALGCAIAAHA>8*8!tALGCAIAAHA>s8!tALGCAIAAHA>9Q8!tALGCAIAAHA>9.8!tALZCAIAAHA&KQAXAAACAAAAUAAAA"A>8%8"tAL8UCBAAMAAAAIAAAEAAAIAAAJAAA9}BQASAAAtAAAVAAA9}BQASAAAuAAA7AAAA8D%d7^7{a%<8D%7^7{~a8A%<+%7?7|7_7}da7_a7{h%<AAAAABAAABAAA7DBQATAAA8^AAAKAAA9)BQAVAAAdAAA7FAAA%<7U7FAAAAIAAAEAAAKAAALAAAAAAAEAAAEAAAMAAANAAA-7~fd]@7&-i7L-7}f7|~7~7?h-i7L-7}f7|~7~7?h-7?7|7~7{hf7^agABAAAAAAA7!|7%7&-i7L-7|f~af-i7L-7|f~af-8D7^~8F-i7L-7|f~af-8D7^~8F-d7^7{cgAEA>v8%tAL,zNQADAAA9SNQALAAABAAAAAAA~GQABAAAEAAAAAAAAHJFEA>n8&tAL,zNQADAAA9"NQAVAAABAAAAAAAEAAAAAAA3NQABAAABJJJEA>9M8&tAL,4NQAEAAAAOQAJAAABAAAAAAA8[GQACAAAEAAAAAAAAJABEA>8T8(tAL,zNQADAAAJOQAOAAABAAAAAAA~GQABAAAEAAAAAAAAJJCEA>9T8(tAL+zNQADAAAAOQAJAAABAAAAAAA~GQABAAAEAAAAAAAAIJDA>8P8)tALBBA>o8)tAL7_zNQADAAA7AOQAUAAABAAAAAAAEAAAAAAAEAAAAAAAAJJJ"#%66666DD(7E666666CC7F7G)*6666EE7M7N666666CC7O/666666CC7}7=8B7_a7{h7;7_ah7]7|~%A>8RptALHO7^ha7_g%A>8/ptALKF7}f7|~7~7?hg%A>tptAL#I7^~a7_7}7|ha7{7?8B7;ca8B%AAAAAAAAPgh7=h7~g%A>9@ptALOG7?7|7_7}daha~7;7=h%A>8O8*tALQMfa~a7_7}h7^7|7{7;7~fd%A>q8*tALIO7}7=8B7|7~h%A>9D8*tALNG7^g7;7?7|7_7}daha%A>9V8*tALLL7?7|7~7{hf7^ag%A>9>8*tALQJ7^7{7^h7^7=d7;i7=d7~ag%A>n8+tALOO7@7^7{7=d7;i7=d7~ag%A>8*8+tALPM7}f7|~7~7?h7;7?7|7~7{h%A>9A8+tALINh7|ca7{g%A>9S8+tALEG7^~%A>9;8+tALJC7_agg7=7[a%A>8K8,tALQH7=7}7}f7|i7=d7;gh7=ha%A>8(8,tALMO7?7=ha7[7|f7^ag%A>8~8,tALIKa8A7}7^f8B%A>z8,tALOG7}f7|~7~7?h7;7?7|~a%A>9.8,tALLM7|d~7;gh7=ha%A>8IqtALLJ7{a7a7;gh7=ha%A>8#qtALLJh7^7_agh7=7_7}%A>8{qtALOJ7^g7;7|f~af7=7>da%A>9NqtALGM7?7|~a%A>9+qtAL"E7?7|7~7{hf7^ag7;fa~aa7_7=7>da7;7^7{%7A7=7@haf%A>o8-tALIF7>a7@7|fa%A>8]8-tALHGd7^7_7^h%A>9L8-tALGFh8B7}a%A>9(8-tALJE7?7=f~7;7^~%A>48-tALKH7?7~ffa7{7?8B%A>8Y8.tALLI7V|{7!7Z@7&@7W%A>8?8.tALMJ7!7#|7V@7%7%^7 ]%A>9I8.tALIK[>^7Z@7W%A>18.tAL7DG7}f7^7?a7;7_7~dh7^7}d7^af%AAAAAAAQ7V>7#7W%A>8V8/tAL7CE>7V7V|7(7 7&7;?>7Z>7 7V@%AAAAAAAAP@7(7#%A>v8/tALFD]?7!%A>9!8/tALFD7(7%7W%A>9^8/tALFD7V>7W%A>8S8:tAL%D~7^ghf7^7>7~h7^7|7{7;7_ah7]7|~%AAAAT7?7|7~7{hf8B%A>u8:tALKH7|f~af7;7^~%A>9Y8:tAL*I~7^g7?7|7~7{h7;7_7~dh7^7}d7^af%AAAAT~ad7^iaf8B7;a7_7=7^d%A>8P8;tALPO7?7~ffa7{h7;h7|ca7{%A>8-8;tALPNa7_7=7^d7;7=~~fagg%A>9E8;tALHNi7=d7~a%A>9W8;tALIFi7=d7~ag%A>28;tALHG@{>^7Z%A>8M8<tALNF7!>7,|7(7&7;7Z^7 _%A>8+8<tALIL7%^7 ]7Z@%A>9B8<tALKG{7(7Z7&^7!7Z@%A>9T8<tALPI8A,7=7}7^,iafg7^7|7{%A>9<8<tAL7EN8A,7^~a7_7}7|ha7{7?8B,ca8B%AAAAAAR7L.7L7M,.:,7L:%A>8)8=tALMK7L.7L7N,.7L,.7O%A>8a8=tALHKe7~af8B%A>9Q8=tALJF7]a7=~afg%A>9/8=tALGH7>7|~8B%A>8JrtALpJEAAAAADAAH66AAAAAADAAH66BAAAAADAAH66CAAAAADAAH66CAAAAADAAH66DAAAAADAAH66DAAAAADAAH66EAAAAADAAH66FAAAAADAAH66GAAAADDAAH66HAAAAADAAJ666AAAABDAAHAAIAAAABBAAIBA<AAAADDDBACA6AAAADDC;ADA6AAAAADAAGEBAAAABDDAABFB6AAAADDAAHABIAAAADBAAIBB7QAABBDDAABGB6AABBDDAAAHB6AAAADDAAAIB6AAAADDAAAJB6AAAADDAAAKB6AAAADDAAALB6AAAADDAAAMB6AAAADDAAANB6AAAAADAAGECAAAAABDAAAOC6AAAABDAAAPC6AAABBDAABFC6AAAABDAAHACIAAAABBAAIBC7RAAAADDAAAIC6AAAADDAAAJC6AAAADDAAAKC6AAAADDAAALC6AAAADDAAAMC6AAAADDAAANC6AAAAADAABQD6AAAADDAAJRD6AAAADDAAHSDJAAAAADAABTE6AAAADDAAHUEKAAAAADAAHVEKAAAAADAADWE6AAAADDAAB7AF6AAAADDAABXF6AAAADDAABYF6AAAADDAABZF6AAAADDAAB F6AAABDDAAF!F6AAABDDAAF!G6AAAADDAAB G6AAAADDAABZG6AAAABDAAG7BIBAAAABDAAB7CI6AAAABDAAG7DICAAAADDAAH6ALAAAADDAAH6BMAAAADDAAH6CMBBAADDAAE&K6AAAABDAAH7HLNAAAABDAAHCLOAAAADDBAA7IL6AAAABDAAH7HMNAAAABDAAHCMOAAABDDAABGM6AAABDDAAAHM6AAAADDAAA+M6AAAADDAAA,M6AAAADDAAA7JM6AAAADDAAA-M6AAAABDAAG7BNDAAAABDAAC.N6AAAABDAAG7BOEAAABBDAAB7KO6AAAABBAAI7LO7 AAABDDAAB6O67|f~af,fae7~agh7|f~af,7?fa7=ha~7|f~af7|f~af,d7^gh7}f7|~7~7?h7}f7|~7~7?h,d7^gh7}f7|~7~7?h,7~7}~7=ha7}f7|~7~7?h,e7~af8B7|f~af,e7~af8BAA8aYQANAAAADAAwYQANAAABEAB9RYQAFAAACFAB9WYQAKAAADFBB9%YQAHAAAEAAB9-YQAMAAAFABB3YQAOAAAGCABCZQANAAAHHCAPZQALAAAIHCA8<IQAEAAAJGCAAADADAAAAAMAMADA>9M8|tALVDLEAAABABAAAAA9aP9aPBABA>n8}tAL DPMAAA7UA7UAAAAAtPtPBABA;AGAGA>8[8}tALE9{P9{PA>9E8}tAL 9aPBAAAD MGAAAAHAHAAAAAAABABA>58}tALMBAAD7GDAAAPAPA>8V8~tALDNANA>9C8~tALLD7HEAAAAA7UA7UA>9^8~tALLEDA7JGAAAHAHA>8^8atALFBCB7NDA>28atALJD:AAAAHAHA>8IstALFFAAACA>ostALBCA>8.stALJCABAAAD:DA>9*stALMBAAD7SAABBBABA>q9AtALTD7SBAAADADAAAAAEAEADA>9!9AtALWBAAD7TDAAADALAIAAA2A3ADA>8%9BtALJD>IAAADADA>8?9BtALFBAAACA>v9BtALBCA>9R9BtALPCABAAAD^CAAAHAHA>9/9BtALHBAAACAEA>9a9BtALDEACA>8R9CtAL7%GABAAAD_DA<---i7L-&7_7^~"7T"da7{AAA@BQA7 AAA9)LAA7IAAADAAAPAAAOAAAmJQA8MJQAoJQA7:CQA7YAAA*CAAJA>9{9CtALNNCQA7!AAA!AAAFA>z9EtALkBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBA>8VttAL7MCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCDDDDDDDDDDDDDDDDEEEEEA>0ttALBCA>9MxtALBEA>1xtALJSAAAAAAAEA>3xtALBEA>k9ItALBBA>8P9ItALBEA>o9ItALBIA>q9ItALBEA>8[9ItALBEA>9C9ItALBEA>9J9ItALBBA>9TytALJBAAAAAAAEA>9-ytALBBA>3ytALBBA>k9MtALBOA>8P9MtALBE';
var frequent = "fffff7f1f13b1c507eaa000103c1e5081510001011010020378010101000110b";

// loaders/ascii.js
var SINGLES = 88;
var BEHIND_PREFIX = 56;
var ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ !"#%&()*+,-./:;<=>?@[]^_{|}~abcdefghijklmnopqrstuvwxyz0123456789';
function fromAscii(text2, frequent2) {
  const singles = [];
  const doubles = [];
  for (let byte = 0; byte < 256; byte++) {
    const isSingle = Number.parseInt(frequent2.charAt(byte >> 2), 16) >> (byte & 3) & 1;
    (isSingle ? singles : doubles).push(byte);
  }
  const places = new Uint8Array(128);
  for (let place = 0; place < ALPHABET.length; place++)
    places[ALPHABET.charCodeAt(place)] = place;
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
  isWhole: true
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
