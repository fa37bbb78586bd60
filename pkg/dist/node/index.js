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
var text = (value, name) => {
  if (typeof value === "string")
    return value;
  throw new TypeError(`${name} must be a string, not ${typeOf(value)}`);
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
function loneSurrogateAt(text3) {
  if (typeof text3.isWellFormed === "function" && text3.isWellFormed())
    return -1;
  return text3.search(LONE);
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
    const text3 = JSON.stringify(value);
    return text3 === void 0 ? REFUSED_VALUE : text3;
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
function percentEncoded(text3) {
  return text3.split(/[\ud800-\udfff]/u).map(encodeURIComponent).join("%FF");
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
  const text3 = (template ?? "").replaceAll(/\{(\w+)\}/gu, (_, name) => argument2(name));
  return text3.charAt(0).toUpperCase() + text3.slice(1);
}
function build({ messages: messages3, byLabel }, sentence, given) {
  const meta = {};
  const template = textOf(messages3, sentence);
  const text3 = filled(byLabel ? withLabels(messages3, template) : template, (name) => {
    const { value, shown: shown2 } = argument(messages3, byLabel, name, given);
    if (value !== void 0)
      meta[name] = value;
    const label = name === "field" || name === "name" ? labelOf(messages3, given.field) : void 0;
    if (label !== void 0)
      meta.label = label;
    return shown2;
  });
  return { text: text3, meta };
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
    const text3 = String(value ?? "");
    return { value, shown: byLabel ? withLabels(messages3, text3) : text3 };
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
function inSentence({ label }, text3) {
  return label.replace("{label}", () => text3);
}
function withLabels(messages3, text3) {
  return text3.replaceAll(/`([^`]*)`/gu, (_, name) => inSentence(messages3, messages3.labels[labelled.indexOf(name)] ?? name));
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
    const text3 = this.word(REPORT_TEXT);
    if (length > SHORT)
      this.#bytes = bytesAt(text3, length);
    else
      this.#text = textAt(text3, length);
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
  const text3 = textAt(address2, length);
  return () => text3;
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
    const { text: text3, meta } = buildMessage(phrasing, detail.message, given);
    const problem = {
      code: codes[detail.code],
      severity: severities[detail.severity],
      basis: bases[detail.basis],
      section: sections[detail.section],
      message: text3,
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
function writeText(text3, settings) {
  const units = text3.length;
  const spare = PADDING + settings.bytes.length;
  const most = Math.min(units * MOST_PER_UNIT, settings.limits.bytes) + spare;
  let into = room(units > SHORT2 ? units + spare : most);
  let { read, written } = encoder.encodeInto(text3, into);
  if (read < units || written + spare > into.length) {
    into = room(most);
    ({ read, written } = encoder.encodeInto(text3, into));
  }
  if (read < units || written > settings.limits.bytes)
    return REFUSED_SIZE;
  const lone = written === units ? -1 : loneSurrogateAt(text3);
  return finish(into, lone < 0 ? written : cutAtSurrogate(text3, lone, into), settings);
}
function cutAtSurrogate(text3, at2, into) {
  const { written } = encoder.encodeInto(text3.slice(0, at2), into);
  const unit = text3.charCodeAt(at2);
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
var baseUrl = /* @__PURE__ */ optional(text);
var readCallOptions = /* @__PURE__ */ readerOf({ ...DOCUMENT, baseUrl });
var readEndpointOptions = /* @__PURE__ */ readerOf({ version, baseUrl });
var MESSAGES = /* @__PURE__ */ Object.freeze({ ...english, calls: englishCalls });
function validateCall(call2, options) {
  const { method, url, headers, body } = partsOf(call2);
  const { baseUrl: baseUrl2, ...given } = readCallOptions(options);
  refuseEntries("call", given);
  const settings = settingsOf(given);
  const spare = settings.bytes.length;
  const bytes = headOf([text(method, "method"), urlOf(url), baseUrl2, ...pairsOf(headers)], spare);
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
  const head = headOf([text(method, "method"), urlOf(url), baseUrl2]);
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
function urlOf(url) {
  const text3 = hrefOf(url);
  if (typeof text3 === "string")
    return loneSurrogateAt(text3) < 0 ? text3 : withoutSurrogates(text3);
  throw new TypeError(`url must be a string or a URL, not ${typeOf(text3)}`);
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
  replaceTexts(all, (text3) => {
    const place = places.get(text3) ?? places.size;
    places.set(text3, place);
    return texts[place] ?? text3;
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
  const text3 = typeof prepared.source === "string" ? prepared.source : checkedText(prepared.length);
  try {
    return { ok: true, value: parsedValue(shape, text3), report };
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
function parsedValue(shape, text3) {
  return isQuery(shape) ? Object.fromEntries(new URLSearchParams(text3)) : JSON.parse(text3);
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
  let text3 = source2;
  let spare = MOST_POINTER_TEXT;
  let truncated = false;
  for (; ; ) {
    const { problems } = reportOn(shape, { ...round, length: write(text3, round.settings) });
    const safe = applicable(problems.filter(({ code }) => only.includes(code)));
    if (safe.length === 0)
      break;
    for (const problem of safe) {
      Object.assign(headers, headersOf(problem.fix, text3));
      spare -= pointerText(problem);
      if (spare >= 0 || applied.length === 0)
        applied.push(form === FORM_VALUE ? withoutPlaces(problem) : problem);
      else
        truncated = true;
    }
    text3 = edited(text3, safe.flatMap(({ fix }) => fix.edits));
  }
  const report = reportOn(shape, { index, form, source: text3, length: write(text3, settings), settings });
  return { output: outputOf(shape, input2, form, text3), headers, applied, truncated, report };
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
function edited(text3, edits) {
  const pieces = edits.flatMap((edit, n) => [part(text3, edits[n - 1]?.end ?? 0, edit.start), edit.text]);
  pieces.push(part(text3, edits.at(-1)?.end ?? 0));
  return typeof text3 === "string" ? pieces.join("") : new TextEncoder().encode(pieces.join(""));
}
function part(text3, from, to) {
  return typeof text3 === "string" ? text3.slice(from, to) : new TextDecoder("utf-8", { ignoreBOM: true }).decode(text3.subarray(from, to));
}
function headersOf({ headers, edits }, text3) {
  const [name] = headers ?? [];
  const [edit] = edits;
  if (name === void 0 || edit === void 0)
    return {};
  const member = part(text3, edit.start, edit.end).replace(/^[\s,]+|[\s,]+$/gu, "");
  return { [name]: Object.values(JSON.parse(`{${member}}`))[0] };
}
function withoutPlaces({ span: _, fix: { edits: __, ...fix }, ...problem }) {
  return { ...problem, fix };
}
function outputOf(shape, input2, form, text3) {
  if (typeof text3 !== "string")
    return text3 === input2 ? new Uint8Array(text3) : text3;
  return form === FORM_VALUE ? editedValue(shape, input2, text3) : text3;
}
function editedValue(shape, input2, text3) {
  if (!isQuery(shape))
    return JSON.parse(text3);
  return queryLike(input2, text3) ?? { ...input2 };
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
  const text3 = JSON.stringify(schema).replaceAll("$defs", "definitions");
  return { ...JSON.parse(text3), $schema: "http://json-schema.org/draft-07/schema#" };
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
    const text3 = build2(problem);
    if (typeof text3 === "string")
      return text3;
    throw new TypeError(`message must return a string, not ${typeOf(text3)}`);
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
    const text3 = copiedText(complement, complementLength);
    if (isShort)
      conversion.complement = JSON.parse(text3());
    else
      postpone(conversion, ["complement"], () => ({ complement: JSON.parse(text3()) }));
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
  const text3 = withTexts(conversions.reasons[reason], texts);
  lastReason = { key, conversions, text: text3 };
  return text3;
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
  return Object.entries(texts).flatMap(([gap, text3]) => text3 === void 0 ? [] : [gap, text3]);
}
var LONE_SURROGATE = /[^\\](?:\\\\)*\\ud/;
var jsonText = (value, name) => {
  let text3;
  let cause;
  try {
    text3 = JSON.stringify(value);
  } catch (error) {
    cause = error;
  }
  if (text3 !== void 0 && !LONE_SURROGATE.test(text3))
    return text3;
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
  const text3 = textAt(start2, length);
  if (!isQuery(shape))
    return JSON.parse(text3);
  return queryLike(input2, text3) ?? Object.fromEntries(new URLSearchParams(text3));
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
var text2 = 'A7<h7^BAAABsBW7;DlllA7;EllllA7;CllA7;FlllllA7;BlA7;EllllBl7;DlllBl7;CllBl7;GllllllA7;BlBl7;FlllllBl7;HlllllllA7;GllllllBl7;IllllllllA7;Illllll8ClBl7;HlllllllBl7;AA7;Fllll8EA7;KllllllllllA7;CllB8E7;ABl7;C8ElAD5B9~BBDIOIMFIBABIAACCEFLDBDKDDFFGFILPGAHBIDHADFBICABCGGFBFQBHDIHBNAIDAFDDRHIABCIFADJAHHABGDGKDAIAGDADEFBAHBAABBGAFCGBDSCGACFFAJBDHDAAAABCCHDEBFAAHDCGAAHBNFCAIJBMADAABJCHCCTGABBCJFAELCBACUADCKCACACACHDDEEBAAEHAHEVABEGABEGBBEEEEEEBEGBDGECCFDCAAAECCCCCBEEEEEKFDBARGJBlB?mmvALH8HBKG7^b7^7{g7aCAL7>7[b7>d7:7=7<i7>7[AZH7>7{7_jbgiA"N7>7{7_jbgi7:7=7<i7>7[ADOabib7>i7:jbgh7]7{7_AeLb7_a7|7{7]7_i7:7{7?A7ZI7]h7:j7<e7]aA8VBHgbhbgjbA8(BIj7<e7]a7<ibA{Nj7<e7]a7<ib7:7>7<eeA MCsBK8}9}H9~B9!7+C%lD8E(A?qLd&E)A#A*AU&U*AM*A9JB%KD>#E?1Fc&J#Gc&H?A:AA#H@A;A##H?A:AU#H@A;AI#H5MAAAAAAAAAAAAAAAA5LA*#H?A:A;#H5MAAAAAAAAAAAAAAAA5LA7Q#G?zAc&G?1E^NAL#E?9WAc&F#J?1E4KAA#E#K:AuF#KE>?I#K#K?I}!%GD>#F#D*AI:AI#F#D+AA;AA#D?Mc%D#F?zAc%F#G?Bd&GNALL#E?9AFc#A#CQ7?#E*AwF%F#E*AvF%J#E*A9AF%GD>#J#G&D^E>#D?#c%G#D*AA#F^NB#D+AY%7D#D+AQ%7E#E?9WAc#D-AE?Hf?zAec&H#D+AI&7F;A)#H#7E;A,#H#7D;A7M#E#7F;A9JF#E#7E;A0F#E#7D;A9WFMBLL#KE>#A*AM%M#A*AQ%Q?A%GD>#E?9WAc#G?Hf&D?zAec&J#J-A<=A(#J*AAE>#E?0Ac#A#J*AE?Bc&H#U*AM#D?Yec&F#U*AUQ8B#JCl?A#E*A7 ?Bf[NA #F-AW?H^E>#E*A7%%I?BMBL?AL&D=A%#J?B=A##J#I:AQ#J#D:AM?H%D#F-AU&F?A#F?9OA_!?Me-A9A8;>%FC>C>C>C>C>C>C>C>C>C>C>C>C>C>?movA#M#H?Mec#H#Q}!*AI?Hf?BdOHBCDEFGHAL?A%DMGL?B%DMFL?C%DMEL?D%DMDL?A%I?B%H?E%D?E%O?B%L#FOKIDDDDEDFGIDL?A%H?B%I?F%D?B%L#F&OOKHCCCCDCEFHCL?G%DL?A%H?B%L#D%O?A%I#FOKFAAAABACDEAL#D?D]%LMEL#O?C]%LMDL#H%LMCL#I%LMBL#D?Gf?E]%LL#J#L=A&#J?B=A[#J#J*A#:A]L#K#G?Bc&G^NALLC>#U*AM&Q*A9JB&D?Ye?A#D?J_&D!&H[NA#Q?E#D!&F#Hc%S#E?9-Fc%R#U-AQ%T?A%KD>#F?Yc%DC>Cl#T#F-AR&H^E>#H?C^E>?H%I#K#F-AW?H]NC LMCL#K%I#F-AWL%J?A%F#Q#I?Hf&H?Yec-AW?H]#E?9WAc&L#H?zAec&M*A#&O?mCf[#O?Yj&P?A^gg%H?A%G#J?Hf?zAe#Lc&L*A#&W?mmmkf?mmmQ^E>#W?mmEf?Qj#Hg%GLC>C>C>#P?BdOCCBAL?C%F#H#G#Wfg?Bf[NBL?B%FL#E#J:A2F#E#F=A9;F#E#I:A9-F#E#G?lh?Bf=A9]F?A%FD>C>#R#F&H?Dic&F-AE&G[NA#E?9WAc#F*AA?Hf?zAec&F-A#?Bf[NA#F?A:A]#F?A=A[#F#G=A7XL?B%F#H?Bf[NAL#M-A7X?C]E>#L#O:A]#L?C=A[LC>#M*AM?B^NA#L*AM?B^NA#L*AQ%H#E#M*AQ:A8NL#E#A*AQ:ApL#E#A5AAA5LA3K#E#H:A9]F#E#A*AQ:A2F#E#A5AAA5LA1F#E?3Kc#E?1FcQ[[NA#E#I:A9]F#E#J:A2F#E#J:A9;F#E#I:A9-F?A%F?A%GD>ClC>#E?9WAc&I#R#F?Dic&F*AA?Hf?zAec&H-A7X?B^NA#H-A<?C]NA#F*AE?Hf?zAe#Ic-A7X[MBL?AL%F#H#F=A7V?B%F#G?Bf?B%G[NALLL#D#S]NB#K?Bc%K#D%FMALAL?A%HC>#E*AuF& [NA#A*A"%7B#A*A#%&#A*AY%P?A%QD>#U*AM&G#Q?Hf&D?Ye&Jc%H#E?9WAc#D?zAec&S-A[%XC>C>C>C>C>C>C>C>C>C>C>C>C>#S*A/&F#S*A,&D|E>#XNN#U*AU&D*AU&F[NN#H-AR?B^NN#H-AW?H^NN#H-AU&H?A#H?9OA_!?Me&H-Au8;>?D]NN#U-AQNN#F?Ye%F#H?t8;vAc-AJ&H?A#H?7S_!?Ze?8-8&vAc%K#D*AQ%D#G-A9>B#U-A8)C?Me-A9S8^>?Me-A9D8;>^%HD>C>#D#Fc&G?Qd*AA&I[NA#HNA#G?Ud*AA&J-AA?.^NA#I?Bd&M#K-AY^NA#K#J?Bc#MQ9QB[NDL#F?Yd&FNALMNL#S-A=%G#S-A7O?Bf&L[#X?C]fNM#E?9WAc#H-AW?Hf?zAec&H*AQ%I#H*AM%Z#H*AE%7C#H*AA%#?A#L#G?Bf!ND#&?B=Ab#U*AM#Jc%G#ZE>#E?9JAc#A#IQ9DB#E*A7Y%N#E*A7W%VL#E?1Fc&H#7B?B#P*A*#Dc#F#P*A,{&J!&Y?A#F#Dd&K#J!&T#G#U*AUQ7,#E*A1F[NJ#E#E*A9-F:A2K#E#E+A1F;A9-K#E*A9;F%O#E*A2F%M#E*A9]F%R#ZE>#E#E*A2K:AmL#E#E+A9-K;A3K#E#R:A8NL#E#M:ApL#E#O:AnL#E#I:A9]F#E#A*AQ:A2F#E#A5AAA5LA1F#E?3Kc#HQ[NDL#E#E*A2K:AmL#E#E+A9-K;A3K#E#O:AnL#E#M:ApL#E#M:A2F#E#E5AA3K5LA1F#E#R:A3F#E?C:A9]F#E?>d#E?1Fc?C#RQ7{#R?D_NE#E*A>?Bf[NE#E*A7V%G?C%F#E*A9;F%D#E*A2F%KD>C>#F%J#E#G&L?movA#D#G?Me&!c#G#K}!*AI?Hf?G]c&F:A9]F#E?<c#E?1Fc#F#RQ7{#F#R}NA#E*A7Q%G#E*A<?BfNBLL#E#E5AA3K5LA1F#E#E*ApL&%:A2F#E#R:A3F?C%W#E?C:A9]F#E*A3K%"#E*A9;F%7AD>#E?/c#E?1Fc#W&F#RQ7{#F#R}NF#E*A/?Bf[NF#E#E*A7M&D?movA#7A#D?Mec#D#%}!*AI?Hf?G]c&W:A9]F?A%D?A%I?A%H#F#M_E>#O#F?Mec*AI&H?Ej&K?A#H?Hf&G?F]!%H#K?A#G?E]!%IL?A%GC>#"[NA#I#F?Bc&F{E>#F%KD>#D?Bc%D?movA#O#K?Bc&K?Mec#K#M}!*AI?Ej&K#I_NALL#F#H}NAD>#G?Bc%G?movA#O#F?Mec#F#M}!*AI?Ej&F#H_NALL#D#Gc?B]NAL?movA#O#J?Mec&H#J#M}!*AI?Hf?F^NB?movA#O#R?Mec#M#R|!&D*AE%K#D*AA%D?8NovA%F?A%I?E%GMHL#G?Id*AA%D?A%HC>#G?Ed*AA&I[E>#D%FMBL#D#Ic%J#D%F#I%GC>D>#F-AA?Jd&L?X|?A?B#Li?8!mmEf![E>#D#Ic?Bd%D?A%LD>#D#Lc-AA?Jd&H?X{ND?B#Hi?8!mmEf[ND#G#L?Bd&LcNAL?A%HMDL#F?Bc%F#G?Bd&GNAL#J%FMBL#G#Lc%HL#E#H:A4F#E#F:A3F#E?C:A9]F#E?38 vA:A2F#E#M:A9;F#E#K:A9-F#E?B:A9)F#E?8F8SvA:A1F#E?3Kc#E?1Fc?EQ8FB#A#B#S#Q#E*A4K&D#E*AmLQ]#E*A3K&H[NL#D#HQuBMLL?movA#O#R?Mec#M#R|!*AE%K?movA#O#!c#L#M}!*AA%D#E?*c#E?3Kc#J#L?BdQ7{?A%I#J#M_E>#H*AI&H?Ej?A#H?Hf?E]!%IL#E*A,%!#E*A*%W#J?Bc%GClClC>C>D>#G&H#I}NB?movA#O#G?Bc&F?Mec#F#M}!*AI?Ej%G#H#L|NAL#W?BfNB?movA#O#H?Mec#H#M}!*AA%K?BMCL?B%F?A#W?B^NC L?movA#O#!?Bc&D?Mec#D#M}!*AE%D?BL%F?AL%G?A%IMFL#E?1Fc#T?B?BQ8:B#E*A9)F%D#E*A1FND#E#E*A9-F&H:A9SK#E#D:A0K#T[&DNH#DNF#H#Y#T4KAAMFL#P*A*%G#E?1Fc?A#F#Dd&K#F#P*A,{&I!&H?B?BQ8:B#E*A9)F%F#E*A1F?B]NB#E#E*A9-F&J:A9SK#E#F:A0K#H[&LNH#LNE#J?B#D#Gc#I!#H4KAAMEL?A%F?B%IMCL#E*A9-FAL#E*A9-FALC>#ZE>?movA#O#R?Mec#M#R|!&D*AE%K#D*AA%D#N%G#V%FMBL#INCL?movA#O?Mc#M?B|!*AA%H#E#G:A9;F#E#F:A9-F#E?B#Y#K#Hd&Fc#F#T{!:A2F#E?A#D#Hd&D#D#T{&D!:A9)F#E?B#Y#D!:A1F#E#T#Fd&D?A#D#T|!:A9]F#E?0Kc#E?1Fc?DQ8FB#E*A9WK&K[NCL#X[E>#A#B#S#Q#E*A9SK&D#KQ]#E*A0K&H[NE#D#HQuBMEL#S*AA?B^E>#A?P#B#7C#X?C^!#B##!&D#D#QQ@MCL#A?P#S*AE&D#D#QQ@MBL#E@mmmmQ;A0KL#E*A0K%FL#F[NA#E*A9SK#FQuBL#Q?Bc&Q# ^NAL#E*AuF&H[E>?A%HMBL?B%G?A%FD>#F?1E]NB#E?9WAc#Fc%D#G#H]%I#G?Bc%G#F?zAc%F#D*AU#D-A7X?A^g?Bf&D?B?C#D!#I!&D?C]NAL#D[NA#U*AM&F*A9JB&D?A#D?J_&G!&I?Ye%D#F?E#G!&N%FD>#D&GE>#D?Yd%D#F*AA#F?Yc%F?C^NBLL#I?Ye%D?A%FC>D>C>#F?1E]NA#D[NA#E?9WAc#Fc%IC>#G[E>#I*AA[NB?B%K#I-A7X?B^NBMEL?B%K#I-A7X?C]ND#N*AA?C^NA#I*AANDL#N?Yc%N#F?zAc%F#D?Yd%D#H?Bd&HNBLL?A%KL#A*A#&D#K#D-Abg=Ab#A*A"&P-A2B?B]E>#AQ8JBL#P?A:AmC#P+A3B%7D#P@mmmmvA;A3B#E?A:A9JK#E#7D;AvK#A#BQ9LB%VCl#A-A)&7B[E>?movA#A*AM#B?Mec#B#A*AQ}!*AE&D#D?A^dMBL#A*AI&D?A#D#A*AE|!L%ZC>#P*A8+C&&[E>?A%K#P?A:A8NC#E*AuF%Y?A%W#V&H%R#H%QMBL#7D@#p8.%7C?movA#A*AM&##P*ArC&O*AA&D?Mec#D#A*AQ& }!*AA%I#P?A:A8NC?B#A*AA#A*AI&!#A*AE&D{!%%#E*AuF&Y?Bd%T#P?qCc%"#P?nCc%7A#O#&?Cic%(#!?Bd#D_%)?A%K?A%X#V&J%Q#I%R?A%WD>#X?Bc%X?movA###O*AA&S?Mec&F?Mc#S?Bc# }!*AE&H%D?movA#F#S# }!*AA&M%L?A%GC>C>#Y[NA#T%D?A%N?A%FD>#F?1E]E>#H%D?A%GMCLClC>#E?9WAc#Fc&G-A7X[NA#G*AA[NA?B#G*AE#S]NB L#N?Bc%N?AL%G#F?zAc%F?C#Gd#G#D!%G#D?Bd%D#G?C]NAL#H%D#G[NA?C%G#S%L#E?9WAc#N&D?Hf?zAec&N-A7X?B^NAC>#KNA#P*A8+C#X|E>#V%J#I%MMBL?movA###P*ArC#X?Cic*AA&D?Mec#D# }!*AA%F?A%MC>#)[NA?l%G#%-AA%JD>#G&D?9~8 vAc-AA#J]&L[E>#D?Bc%G#DNBLL#F#!}NA#7B[NA#LNA#F#%c-AA?7T^NA#P*A8YC&Q#P*AqC]E>#"QxBL#P*A8UC#Qc?7T=AA?B%W#P#Q?Bc&R:A8YC?B%ML#F#Mc%M#H%JL#P*A8NC&D#P*AnC]E>#7AQ1BL#P*ApC#D?Cic#H#M#H#M{!:AA#N#M:A>#N#J:A7Q#P#D?Bc:A8NCMBL#E*AvK#K]E>#E?vKcQ9 B#E*AwK%7CL#7C#K?Yec&F#D:AU#F#L:AQ#F#G:AM#F#M#R#K!:AI#F#J#Q#K!:AE#F?A#W#K!:AA#E#K?Bc&K:A9JKL#H%J#O?Ec&O#(^NALL?A%G#P?A:A9AC#P+AtC%7D#P@mmmmmB;AtC#E#R:A2K#E#Q:A9;K#E#W:A9-K#E?A:A9WK#E#7D;A0K#P?tCc%X#7D@#p8.%N?A%OD>#Y#G#G#Y_!%FC>D>#F#G&D]NB#D?Bc%G#E?9WAc#D?Hf?zAec&I*AU?B^NAL#I7NA7M%7D#E*A0K#O]E>#E?0Kc?BQ2B#E*A9SK%NL#N#O?Eic&F#D:AI#F#7D;AA#E#O?Bc&O:A9WKMBLL#E*A9SK&Y#O#P?vCcQ/ C>#O[E>#E*AwK%G#K%LMBL?7E?,#7B!%S#A*AI&F#A*AE{&G#F?C_g%7B?B#A*AA&7C#G!%##P?qCc%!#Y#O?Eic%D#A*AY% #Z?A#F#G!{%%#K%L#H%ID>#E?9WAc#D?Id*AA?Hf?zAec&H*A7M&F#D?Qd&N#Yd?Ej&Jd&D?A#D#F|!%G?A%MCl?B#H*A*&D#H*A)&F_NA ?B#D# *A,{NA #D#Fd%M# *A*#FcL%D#G#K{%T#H*A"#H*AY%7A#H*AU%(C>C>#&NA#J?Bc#O^NA?A%W?A%F#M?A#Z#Id#%#I#Z{g&H!|E>?A#M#D?B#I##c#H!#MQ9QB!%FL#E?A:A9-K#E#I:A9;K#E#F#Ic&H:A2K#H%RMBL#I%H#Q%IL#K#G#T!%TC>#M[E>#E#S=A1F#T[%J?B%G#E?1Fc%MMBL#D?A#D#M?Bd&Gc-AA&Q?7T]&F!%JC>C>#Q?7T^NA#TNA#7BE>#E#S=A1FMCL#D%J#7C.AA?9D9aA^NA?B%R#E?B:A2K#E@mmmmQ;A9-K#E#S=A1F?A%W?B%I?A%VMBL#E#S=A1F#G#M#F!%G#J#D#F!%DL#T[%J#G?H|E>#E?1Fc%M#G[E>?B%GMCL?A%FD>#S#D#Fc-AA]E>#D%MMDL#G#F?Bc&F^NAL?B%GMBL#E?#c#S#D#GQ7=#G?B#E*A#?B]&F!%G#D#E?1Fc#F!%ML#I%Q#P*A8YC%F#M#G#!Q9;B#P*A8YC%G?B%DC>#J[E>#F%M#G%JMBL#W%D#Q%M#R%J#L[NA#E*AwK&I#G:AI#I#F:AE#I?B:AAL#E*AvK#L]E>#E?vKcQ9 BL?A#(?Bf&F!%I#7A?A#F!%"#E*AwK&G#L#T#L#T_!&7A?Yec%FC>#L#T|NA#L#7Ad?Ye&T[NA#F?Yc#F#T4KAAL#F#I:AU#F#":AQ#F?B:AM#F#J:AI#F#M:AE#F#D:AA#E#L?Bc&L:A9JK#H%I#N&D#Y^NALL#XQ9{B#X#E*A9WK:AI#X#E+A0K;AA#E#V:A1K#E#P*A8YC:A9)K#L[E>#A#E?1Kc#E?9-Kc#E?9WAcQ:L#P?3Bc%I#E?A:AnG#E#G#L?Yec&J:A8<G#E?9;Fc%K?B%FD>#F#L?C]g%FC>C>D>C>#F?Bf[E>#K#L?Mec&F*AA&D?D^NBL#G#J]NC#E#G?Yc&D:AsG#G*AA&F?D]NC#E#F:A9;F#E#G+AE;A2F#E#G+AM;A3F#E#G*AU:AmG?A%L#D%G?A%FMBLL#E#D:A3K#E#F+AE&7D;A4K#L?Bc%L#DNB#E*A1K#7D8.^NB#P*A8YC#E*A9)K^NB#E#7D@#p7SA1K?A%FMCL#E#Z:A9-F#E#H:A9)F?A%H#E?A:A1F#A#E?1Kc#E?1Fc#E?9WAcQ:#IQ3B#I#E*A9JK:AI#I#E+AvK;AA#E*AuF&D[NC?A%FD>#E?9WAc#F?Hf?zAec&H*AAE>#A#H*AE?Bc#FQ8&BL#D#F?Bc&F^NAL#E*AuF%HMCL#A#E?1Kc#E?3Kc#E?9WAcQ:?A%FMALAL#U*AM&N-A9>B%FC>C>#H[E>#A-A)NB?,%RMCL#A-A)%V#A*AM%W#A*AQ%S#F?A#F?P_!?7Qe.A9Qt>%M?A%FD>#E?9WAc#F?Hf&J?zAec&D-A[%RC>#D*AA[NA#D*AE%NC>C>C>C>#D-A7X?B^E>#R?B^NF#U*AM&D-A9;B[NB#D#J?Yec&I-AU%D#U-AQ%G#I-AR?BdOCDECL#D-A<?C]E>#A?O#N#N#FQ@MFL?A%Q#E?9WAc#U*AM#J?Yec&K-AW&O?Hf?zAec&G-A&?B]E>#G-A<?C^%QL#D*AQ%I#D*AM%L#D-A7V[E>#U-AQ%D?N%GC>C>C>C>C>C>#K-AR?BdOCBDAL#D?BfNC#O?H^NB#A?R#N#N#FQ@MKL#D[NB#O?H^NA#A?Q#N#N#FQ@MJL#L#Qg?B^NC#LNB?L%GL#A#G#N#N#FQ@MHL#E#I:A3F#E#A*AQ:A2F#E#A5AAA5LA1F#E#N?Bc&D:A9]F#E?Qc#E?1Fc#D#IQ7{C>#D#I}NA#E*AQ?Bf[NA#E*AU%G#E*A9;F%K#E*A2F%QD>#E#G?movA#K#G?Mec#G#Q}!*AI?Hf?G]c&L:A9]F#E?Ic#E?1Fc#L#IQ7{#G%N#I#L|NB#E*AM%G#E*AI?BfNALL#A?L#N#N#FQ@#A#D#I#FQ7WMGL#A#K-AT#N#N#FQ@MFL#A?B#N#G*AAEl#G*AEF#NL#FQ@#L[NE#A#N?Bc#I#FQ7WMELAL#G?BfNBMCL#G?BfNBL#D?A#D?9OA_!%D?movA#W#N?Bc&G?Mec#G#S}!&G*AE%L#G*AA%QC>#V?BfE>#E?1Fc#A#GQmB?A%G#L#Q{E>D>C>#E?Yc#E?1FcQ7}#E-AY&G[NA#E-AZ?/d?6Bf?K_NBLL#G?Bh%GL#D?7Nd?6Bf?9aB_NC#G[NBMCL#U-A8)C?Me-A9V8^>#D?Me?t8;vAc&D-AD?A^f%I?H%KC>C>C>C>C>C>C>C>C>C>C>C>C>C>C>#G*AI?Hf?BdOHABGCDEFIL?B%KMEL?C%KMDL?E%KMCL?F%KMBL?G%KL#INK#D-AI%GMBL#INJ?D%K#D-AI&G?B]NCL#G?6BfOKICCCCDCEGFCL#I#D-AI[gNH#D-AE[NGMHL#D-AENG#L#Qd?C|NFMGL#K?D^NEMFL#K?C^NDMEL#K?E^NCMDL#K?Gf?E^NBMCL#K?F]NBL#A?E#N#N#FQ@L?A%N#U*AM&D-A9>B&G?A#G?P_!?7Qe-A5t>%GC>#D#J?Yec&I-AW&J?H]NA#E?9WAc#J?Hf&J?zAec*AANA#M#D#J?Yec-AU#Gd?Pfj%NL#I-AR&L?C]#R?A^g%J#U-AQ%DC>C>C>C>C>#L?BdOCCABL#J#Ng?Bf[NCMDL#D?Bh%DL#D#Jg#Ng?BfNBL#M#I-AU#Gd?Pfj?Bf[NA#A?D#B#B#FQ@L#F?Bc&F#H^NAL#U*AM%N#V?Bf[E>?,%RMCL#N-A9>B%FL?7E%R#F?A#F?6Bf?P_!&B?Hd?6Bf?9aB_NA#N*A9JB&D?A#D?J_&D!&H[NA#B?6Bf?7Qe&B-A9~t>#N?E#D!&K?Rc%F?A%G#B-A5t>&V#B-A9}t>c?6Bf%B#U-AQ&M?Bf%I#H?Ye&D%LC>D>C>#F-AD#B^NAC>C>C>#F-AA?BdOCACBL#I[NBMCL#I[NBL#E?9WAc#G?Hf?zAec&B*AA%L#B*AE%IMCL#F?Yc%F#G?Bc%G#L?Yd&LNAL?A%LL#K?Rc%F?A%G#Vc?6Bf%H#M?Bf%BD>C>#F-AD#H^NAC>C>C>#F-AA?BdOCACBL#B[NBMCL#B[NBL#L#E?9WAc#G?Hf?zAec&B*AAf?B^NC#A*A##B*AE%B#E?m9aD7PA9;F#E?G=A9=F#E@A;A1F#E#B#I#B#I{!:A9-F#E?1FcQ8)B#U*AM%NMCL#F?Yc%F#G?Bc%G#D?Yd&DNALL?A%LC>#N*A9JB&B?Ye?A#B?J_&B!&D[NA#D?Yd%G#N?E#B!?Wc%F#U-AQ%QD>C>Cl#Q#F?Fd-AA&B^E>#B?C^E>#L%K?H#F-AA?H]NC LMCL#F-AA%K#L?HfL%B#E?9WAc&D#B?zAec&H-A7W%J#U*AM#B?Yec-AW%B#K?Hf?zAe#Dc&K-A^%V#K-A[%DC>C>C>C>C>C>C>C>#H-A[&M?B]E>?A%IC>#D?BdODJACAL?A%DMIL#D?BdODFDBCL?A%D#B?H]NG#V?Bf[NG#J?BfNGMDL?A%D#B?H]ND#V?BfNCMDL?A%DMCL?A%D#M?D^E>?A%IMEL?A%I#J?Bf[NDMCL?C%DL#M?D]NA?A%IMBL?C%IL#H#I=A{#K#D=A{L#G[NB#G?Yd%G#F?Yc%F#L?Bc%LMALAL?A%F#A*A"?A:A8YC#E*AuF%OC>D>#F#O]NB#A#E?9WAc#FQ9%B#F?Bc%F[NAL#A*A#&H#H*A7;?Bc:A7;#H-Aa?B^NA#H*A~%B#H?A:A~#H+A7%%7D#H@mmmmQ;A7%#E#B:A2K#E#7D;A9-K?B#A*AA#A*AI&D#A*AE{&F!%M?A#D#F!%K#A*AQ%N#A*AM%W#B%F?A%ID>#A#E?9WAc#IQ9%BE>#E*A9-K#F]E>#E?9-KcQxBL#E*A9;K#Fc?&=AA#E#F?Bc:A2K#I?Hf&F?Ye&P#U*AMc-AU&D?A#D?9OA_!?Me-A9B8;>&D?A#D?7S_!?Ze&D?8-8&vAc#D-A9C8&>#E?9-Kc&DQ9;B#E?9WAc#F?zAec&J-A{?Ci&F*A38a>#F*A9;8a>#DQ9;BC>C>C>C>C>C>#J*AA&F[NA#J-A7X?B^NA?8-8TvA?F#DQ9;B#J7NAI#DQ9NB#E*A2K&F#E*A9-K]E>#DQxBL#E*A9;K#Fc?,=AA#E#F?Bc:A2K#J*A>&F#J*A7Q&D]NC#D#F{#F#K{g&GNC?B#D#Mc#G!%G#F#Dd%F#A?AQ9LB#D]NB#F?B^NB#G-AA#R^NBMCL#A#E?9WAc#IQ7%E>?9D8TvA?H#E?9-KcQ9;B#F[NEMDL#E*A2K%FMEL?8;8TvA?G#E?9-Kc&DQ9;B#E#F:A9)F#E#G:A1F#E?1Fc?B#DQ}#E*A2K&F#E*A9-K]E>#DQxBL#E*A9;K#Fc?,=AA#E#F?Bc:A2KL#J-A7VE>?8[8TvA?O#E?9-KcQ9;BL?9D8TvA?H#E?9-KcQ9;BL?movA#W#J*AE&F?Mec&G#F#N}!&D*AE%Q#D*AA%D?movA#G?Mc#F?Bc#N}!&F*AE&V%X#F*AA&F%L#J*AM?B]E>?movA#W#J*AQ&G?Mec#G#N}!&G*AE%X#G*AA%LL#E#V:A8NL#E#X:ApL#E#L:AnL#E#F:AmL#E#Q:A4K#E#D:A3K?A%FD>#E?1Fc#Fc&T?A#E?3Kc#Fc&S*AE&G#S*AA&Sd#G#S_#G#K{g&G!:AE#T?B#M#Sc#G!:AA#F?Ic&F?Y^NAL#E*A9]F%S#E*A2F%T#E*A9;F%Z#E*A9-F%Y?A%F#E?9WAc#U*AM#Pc-AW?Hf?zAec&P*AM?B]E>#E#A#P*AQQ9DB#E*AE%G#E*AA%FL#E?1FcClC>C>#J-A7V[E>#D#Mc%F#J-A7X?C^NB#E#S:AnG#E#T:AmG#E?C:A4F#E?9R8SvA:A3F#E#Z:A9]F#E#Y:A2F#E?m8SvA:A9-F#E?A#Q#Dd#K#Q_#D#Q{g&D!:A9)F#E?B:A9;F#E?B#F#D!:A1F?FMDLC>#F[NA#G?A#X#Ld#K#X_#L#X{g&J!^NA#F?B#L#Mc#J!#GQ9QB[NCL#E?A#V#Dd#K#V_#D#V{g&F!:A9)F#E?B#D#Mc#F!:A1F?BMCL#E?A#V#Dd#K#V_#D#V{g&D!:A9)F#E?B#F#D!:A1F?BMBL#E#S:A9]F#E#T:A2F#E?C:A9;F#E?9R8SvA:A9-F#E?A#L#Dd#K#L_#D#L{g&F!:A9)F#E?B#D#Mc#F!:A1F?DL#E?9-KcQ}L#E*A2K&D#E*A9-K]E>#E?9-KcQxBL#E*A9;K#Dc?,=AA#E#D?Bc&F:A2KL#E*A9-KC>#F[E>?A%FMBL#E#F?Bd&F:A2KL#F]E>#E?9-KcQxBL#E*A9;K#Fc?5A=AA#E#F?Bc&D:A2K#E*A9-K#D]E>#E?9-KcQxBL#E*A9;K#Dc?,=AA#E#F?Cc&F:A2KL#I?Bc&I#O^NALC>#F[E>?A%DMBL#E#F?Bd&D:A2KL#H*A7 &F#H*A7W&G]E>(A?Qd&A)A#A?Ic#H?9JAc#G?B?E?)Q8YB#A*AI?8Fmmmk^E>#A*AMAL#A?Qc)AL#H*A7Y#F?)ec&A#C+AQ;AQ#A#C5AAA5LAA#A?A=A##A#D:A"#A#B:AY#H#F?Bc:A7 #E#E*A2K:A9-F#E#E+A9-K;A1F#H*A7%&AE>#H*A7*#AQuBL#H#E*A9-F:A~#H#E+A1F;A7%L#E?qLc)AL9W<D7DlC8EB8B(A?qCd&F)A?9;wvA?A:AA?9)wvA?E=AA?1wvA?A:AA?9SwvA?A:AA?9JwvA?A:AA?9AwvA?A:AA?8YwvA*AA?8FmQ}E>?8YwvAQ9_B?8YwvA@mmmmvA;AAL?8@wvA?S=AA?rwvA?A:AA?8"9EvA?A:AA?q9EvA?A:AA?n9EvA?A:AA?3vvA?A:AA#A*AM%MC>C>C>C>C>#DE>?s9EvA*AA%I?s9EvA?A:AA?r9EvA+AA%7G?r9EvA@mmmmQ;AA#F#I:A/#F#7G;A*?w9EvA*AA%I?w9EvA?S=AA?8<9EvA5AAA%,?t9EvA?A:AA?8<9EvA@mmmmvA;AA#F#I:A7*#F?9A9EvA+AA;A7 #F#,5LA>#F?sBc&K#D#E#F?*cQrB#F?1Ac&D#F?>d#K?A#F*A8@B?MQE#F?9J9EvA:Ak#F?2vvA:Ai#F#A:A8C#A-AQ%I#F?H:A8+B#F?8R8SvA:ArB#F?J:A8"B#F?p8SvA:A8YB#F?o8SvA:AqB#F?E:A8NB#F?8G8SvA:ApB#F?F:AnB#F?8!8RvA:AmB#F?C:A8UB#K#D?A#F?mBc?FQ7&C>C>#F*AsB&O?C^E>?B%G#F*AzB%P#F*A9JB%Q#F*AwB%Y#F*AvB%!#F*A9AB%H#F*AuB%J#F*AtB%K#F*A8@B%E#F*A8<B%D#AQ8<B%R#O?BfNBL?F%GMBL#F?1Ac#D#I?Me&D*Az8^>#D*A08^>Q9-B[NA#E?B^E>?F%GMBL#F?1Ac#K?8R8RvA?8J8RvA#M-A?!?KQ9-B[NA#J?B^E>?F%GMBL#F?1Ac&D#H?8R8RvA?8J8RvA#M-A>!?KQ9-B[NAC>#!?B]E>#R[NC#D#Y#M*AE#M*AIQ9-B[NCMBL#RNBL?F%G#Q?B^NA?E?F#F?1Ac#PQ7E!%GL#F#F+A>;AsB#F#F5AA7W5LA8@B#F#F*A7*:AvB#F-A7*%H?r9EvA*AA&NE>?8+9EvA*AA#NQuBL?s9EvA#F*A/:AA?r9EvA#F+A*;AA?8<9EvAQ9_B?w9EvA#F*AvB:AA?9A9EvA#F+AuB;AA?8<9EvA#F5AAsB5LAA?A%E#G?A#H?6Bf?S]!?A#G?F^!&V?E^NBLC>#M-A>#M-A?^E>#C*AE&E#C*AA&Gd?m9L8_9=B#M*A7M&D#D?m9L8_9=B}!|NB?A%E?C%B?D%G?M%H?G%CMEL#B*AA%D?8"vvA?A#C*AM&A#C*AI&Ed#A#E_#A#B*AE{g&B!&IQ9>B?8+vvA*AA%CC>#I[&ANA#ANA?rvvA*AA#Cc?B#D#Ec#B!#I4KAAL?8+vvA#C#Ic:AAMFL?8@wvA*AA%D?8@wvA?S=AA?8YwvA5AAA%,?swvA+AA%7G?rwvA?A:AA?8YwvA@mmmmvA;AA#F#D:Ak#F#7G;A7|#F#,5LA7;C>#A-AQ&S?H}E>#F?sBc#F?1Ac#BQ%MBL#F?sBc#F?1Ac#B#G#E#M*A<QEL#F-Ak&V?S^E>#F*Ai%I#F*A7|%N#F*Ae%E?A%B?G%H?A%GC>C>#V?Nd?A#V?N{!?BdOEAAABEL?B%GMDL?C%B?M%H?E%GMCL#F#B+AA&7G;A*#F#F*A7[&7B:A<#F#F*Aa&7C:A7M#F#B*AI&B:A/#S?D^#S?F^f%!?B#7G8.&(#B#F*A,&){&E!%7D?A#B#E!%7E#S?G{%7F#S?Me?z8^vAc%##A*AE&Y#A*AI&%?8+Cec%*#F?>d?Bg%&#C*AM%T#C*AI%Z#Y%OD>C>C>C>C>C>C>C>#O#*^E>#O*A<NG?zvvA?A:AA?vvvA?A:AA?tvvA#Z:AA?8@vvA?A:AA?9<vvA?A=AA?9)vvA@A;AA?9WvvA?A:AA#O*AM%U#O-AQ%P#F?>d#F?*c#S#MQ8GB#F-A7&?D^E>?1wvA*AA&C?9WwvA*AA]E>?9WwvAQ9 BL?9 wvA*AA#C?Yec&B#F+A7 ;AQ#B#F5AA>5LAA?1wvA#C?Bc:AAMGL?9)wvA#F-A>&C=AA?9-wvA#F*A7V&J:AA?9*wvA#&.AA7PAA?9,wvA#&-AC=AA?B%K?B%BC>C>C>#C?BdOEABBBCL#J?Bc%JMBL?A%K#!%BL#F#F*A<:AqB#F#F5AA*5LAmB#F#B=A8,B#F#7F=A8+B#F#O:A8UB#F?pvvA:ArB#F?9J9EvA:A8"B#F?2vvA:A8YB?39GvA?A:AA?3vvA*AA?Ei%D?9]vvA*AA?Qd%CD>#D[NF#D?Qd%D#C&E?Qc%C#E-A"NAL#E*AU%W#E*AY%C#E*AQ%H#F?sBc?2vvA?9WA4KAA?w9EvA?S=AA?8@9EvA@E;AA?s9EvA@A;AA?r9EvA@mmmmQ;AA?8Y9EvA@B;AA?q9EvA@A;AA?p9EvA@mmmmvA;AA?m9EvA@E;AA?3vvA@A;AA?2vvA@mmmmvA;AA#BNBMDL#%NB#F?sBc#F?*c#S#MQ8GB#F-A9BB&A?D]&G[E>#F#F+A8_B;A8OB#F#F5AAsB5LAmB#F.A9CB%EL?9WwvA#A?D^Q9[B?1wvA*AA%B?1wvA#GEl#BF?9 wvA*AA#B?Yec&G#F+A8OB;AN#G#F5AAmB5LAA#G#E7PAW#G#A=AV#B?BcL:AA?8"vvA?A#T#Zd#T#Z_#T#){g&E!&CQ9>B?8+vvA*AA%BC>#C[&ANA#ANA?rvvA*AA#Bc?B#Z#(c#E!#C4KAAL?8+vvA#B#Cc:AAMBL#F?mBc#K#J#H#W#C#F?sBcQ7BMBLC>?9JwvA*AA&H?C_NA?wwvA*AA&C?Yc%D#H?Ei?Qd%G#C*AI%ED>#E#D*AA&E|E>#D?Qc%D#G?Qd&GNBMCLL?A%E?nwvA?A:AA?49GvA#HQ2B?mwvA*AA&B?nwvA*AA&A?Eic%DD>#D#E:AI#D#C7NAI;AA#D?Qc%D#C?Qc%C#H#E?Bc&E^NAL?nwvA#A#Ec&A:AA#B#A?pwvAQ/ ?A%H?vvvA?A:AA?mwvA*AA&D?nwvA*AA?Eic%C?uvvA%ND>?9JwvA*AA%BC>D>#C#D]NB#D&A?Qc%D#A*AI&A#B}NAL?wwvA*AA#A?Eic&E-AO&B?U]NA#E-AP%A#F#E+AG;A8>B#F#E+AA;AsB?uvvA*AA#H]E>?uvvA#H?B?E?QQ9(BL?vvvA#H?Bc&I:AA?9AvvA*AA#H?Eic&E#F+AsB;AA#E#F+A8>B;AG#E#A=AP#E#B=AO#I%HMBLL?A%DD>#D?pvvAc&A?uEc&E*AA%G#A#A*A/:AuE#A#G:A/#D?Ec&D?M^NALL?9SwvA*AAE>?zwvA?CQ9>B?9SwvA*AA&A?0wvA*AAc?59}B7PAA?9SwvA#A?Cc:AAL#M-A@[NE?9JwvA*AA&B[NE?O?Q#M-A>#M-A?_!%A#B?Ei%E?wwvA*AA%DD>#D-AO&C?I}E>?N%I?X%BC>C>C>C>#C?PdOFCBBAABL##-AJ%H?1wvA*AA&G?9WwvA*AA]E>?9WwvAQ9 BL?9 wvA*AA#G?Yec&C5MAAAAAAAAAAAAAAAA5LAA#C?8MG7PAQMCL?M%I#A%BL?A%H#D-AM&C#%_E>#F?sBc#S#D#Y#C?8+Cec&C*AM#C-AQQ7*#F-A8;B%HL?movA#7C#D*AI&N?Mec#N#7B}!&C*AE%K#C*AA%J?1wvA*AA&G?9WwvA*AA]E>?9WwvAQ9 BL?9 wvA*AA#G?Yec&C#I=AQ#C#J:AM#C#N:AI#C#K:AE#C#J:AAL#C?mE7PAU#C#B=AT#C#H=AS?1wvA#G?Bc:AAL#D?Qc%D#E?Qd&ENALMELC>#H#W}E>#F*A9AB%G#F*AuB%EMBL#F*A8UB%Q#F*ArB%R#F*AuB%E#F*A9AB%GD>C>#G#H|NA#E#H?,ec&C*AI%I#C*AA?BfE>#C*A)%N#C*A#%X#C*A"%D#F?#c#F?mBc&B#C*AE#Q-A8)C?Me-A9S8^>?Me-A9D8;>Q7[#F*A#?BfE>#B?B#F*A)#D#X#N#F?sBcQ7BL#D#X}NB#E#D?,ec%CD>C>#D#G}NA#C*AANA#C*AI%N#F?m9aD7PA8NC#F?T=A8PC#F?A:ApC#F#N:AnC#F#I:AmC#R#F?mCcQ8)BL#C?,c%C#X#D?Bc&D^NALMBL#F?m9aD7PA8NC#F?S=A8PC#F@A;AnC#F#I:AmC#R#F?mCcQ8)BL#H?Bc&H#W^NALLC>#GE>#E#G?,ec%C?A%GD>#E*AA%B#E?A:AA#E7NAE%7G?29GvA#BQ2B?39GvA*AA%D#B?B]E>?9]9GvA*AA#D?Eic&B#G:AI#B#7G;AA#D?Bc%DL?39GvA#D:AA#G?Bc%G#E?,c&E#C^NALMBL?39GvA*AA%DL?9]9GvA*AA#D?pwvAQ/ ?2vvA*AA&BE>?9]vvA*AA#B?EiQuBL?4vvA*AA&BE>?m9EvA*AA#B?,eQuBL?p9EvA*AA&BE>?8N9EvA*AA#B?FiQuBL?8U9EvA*AA&BE>?8Y9EvA*AA#BQuBL?r9EvA*AA&BE>?8+9EvA*AA#BQuBL?8<9EvAQ9_B?2vvA#F?sBc?9WA4KAALC>#KE>#J#F*AqB&G}NB#J?Bc&D#F*A8NB&E#J?Mec*AI&B?Ej?A#B?Hf?F]!&H}NB#F*ArB*A*%I?A%CD>?movA#E#D?Mec#D#G}!*AI#F?mBc#D#CQ9OB#C?Bc%C?Ej&D#H_NAL#F*ArB*A*#I|NB#F#F*AqB:AuB#F#F5AAmB5LAsB#F#J:AvB#F?A:A9AB#F?Yc#F?sBc?A#JQ7{#J[NB#F*AY?Bf[NB#F*A"%D?A%E#F*AtB%G#F*AuB%CD>#F#D?movA#G#D?Mec#C#D|!*AI?Hf?G]c&B:A9AB#F?mBc#EQnB#F?Qc#F?sBc#B#JQ7{#B#J}NC#F*AU%D#B%E#F*AQ?BfNALMBL#F-A8,B[NA#F?mBc?A?AQ9OBL#F*ArB%DC>#U-A9MB&B?U]NA#P?Bf[NA#F?m9aD7PAtB#F#B=A8{B#F?A:A8@B#F@A;AsB#D#F?sBcQ8)B#F*ArB%DLC>#D*A7 [NAC>?9SwvA*AA&BE>?zwvA*AA#B]E>?zwvAQxBL?0wvA*AA#Bc?,=AA?9SwvA#B?Bc:AAMBL#M-A>%C#M-A?%B#F?K:A9 B#F?8R8RvA?8J8RvA#B!:A9WB#F?G:A9SB#F?9;8TvA:A0B#F?K:AzB#F?8R8RvA?8J8RvA#C!:A9JB#F?I:AwB#F?9)8TvA:AvB#F##+AA;AuB#F?J:AtB#F?9Z8TvA:A8@B?A%DD>#F?sBc#Dc&C*AI&BE>#C+AQ%7G#B#C*AM?zwvAQ9;B#F#7G;AmC#F?mCc?B?zwvAQ}#D?Qc&D?/^NBLL#AQ8<BE>?9@8TvA?N?zwvAQ9;B#F#M+AE;AsB#F?sBc?B?zwvAQ}L?68TvA?M?zwvAQ9;BL?B%D?A%C?B%E?A%G#U-A9<B?B]E>#U-AU&B?A#B?9OA_!?Me-A9B8;>&B?A#B?7S_!?Ze&B?8-8&vAc%E#B-A9C8&>%G?9EovA%D?B%CL#F#G:A9AB#F#E:AuB#F#C:AtB#F#D:A8@B#F#U+AvB;AsB#F?sBc?D?zwvAQ}?9SwvA*AA&B?zwvA*AA]E>?zwvAQxBL?0wvA*AA#Bc?==AA?9SwvA#B?Bc:AA#F*ArB&L*A7Y%Q#L*A7W%+#L@mmmmvA;A7W#L*A7%%U#L*A7 %P#L@A;A7 #L*A7*%"#L*A~%7A#L@B;A7*#F?mBc#K#J?E?A?B?AQS#F*A8"B% #PE>#P?)e%C#Q?#c%D# ?*c%BD>#D#B#D?Qd*AAQ9EB=AA#D?)c%D#C?)d&CNALL?9H8TvA?J?zwvAQ9;B# 7NA/?zwvAQ9NB?9O8TvA?M?zwvAQ9;B# ?*c%W#F*A8UB%X#P%K#Q%BD>C>C>C>C>C>C>C>#K&JOCEBAL#B?7Mc%D?B%JD>#D?)d*AA#D*AA^NB#D?)c%D#K#J?Bc&J^NAL#K%JMBL#J#K{NBL#B*AA#F?mBc&E#B*AM&C#B*AQ#B-A#Q8]B?B^NC#F?Ic#E#C#X-A8)C?Me-A9S8^>?Me-A9D8;>Q7[#E#F*AI#F*AM?E?A?B?AQS?9T8SvA?J?zwvAQ9;B# 7NA/?zwvAQ9NB?9"8SvA?K?zwvAQ9;B#J%G#B%ID>C>C>C>C>C>C>#G&COCBCAL?B%C#I*AA&N%E#I%DD>#E?B^%R#D?)c&H*AA%EC>#R[E>#E[NE#D*AE#D*A*^NE#D*AI#D*A,]NBMEL#ENDL#H%D#G#C?Bc&C^NAL#G%CMCL?9SwvA*AA&CE>?9SwvA#C?Bd:AAL?9-8SvA?C?zwvAQ9;BMIL#C#G{NB#I*AA%NL#N[NB#F?mBc#I*AE#I*AI&D#W#DQ9EBQ8]BMBLAL#I#C#"#7AQpB?9SwvA*AA&D?zwvA*AA]E>?zwvAQxBL#G#Cd%G#C?)e#Ic%I?0wvA*AA#Dc?,=AA?9SwvA#D?Bc:AAMALALAL?9SwvA*AA&BE>?9SwvA#B?Bd:AAL?9-8SvA?C?zwvAQ9;B#L*A7W&BE>#L*A7Y#B?)eQuBL#L#P:A7 #L#Q:A7Y#L#+:A7W#L*A7%&BE>#L*A7*#BQuBL#L#7A:A~#L#":A7*#L#U:A7%MDL#B#J#"#7AQpBL?9SwvA*AA&C?zwvA*AA]E>?zwvAQxBL#K#Jd%K#J?)e#Bc%B?0wvA*AA#Cc?,=AA?9SwvA#C?Bc:AAMALAL?9;wvA?9;wvA*AA?9<vvA-AAg:AAC>?vvvA*AA&B[E>?A%EMBL#B?Ei%C?9AvvA*AA?Oc%D?A%ED>#D?Cd?A=AA#E#D-AA?7Bf?S]g%E#D?Qc%D#C?Qd&CNALL?9JvvA*AA?zvvA*AA?pwvAQ/ ?zvvA*AA&BE>#B?Ei%G?9JvvA*AA%D?A%CD>#C?Bf#7H#D+AA&7H7!f[E>?movA#7C#7H8.&C?Mec#C#7B}!&B*AE%I#B*AA%H?1wvA*AA&B?9WwvA*AA]E>?9WwvAQ9 BL?1wvA#B?Bc:AA?9 wvA*AA#B?Yec&B?onmQ:AS#B?E=AQ#B#H:AM#B#C:AI#B#I:AE#B#H:AAL#D?Qc%D?B%C#G?Qd&GNALLC>#E?Bf[NA#O*AU-A7UNA?1wvA*AANA#O-A8)C?Me-A9T8^>%B?9WwvA*AA[E>?9WwvAQ9 BL?1wvA?B:AA?9 wvA*AA&C5MAAAAAAAAAAAAAAAA5LAA#C?C=AV#C?X7PAT#C#B=AS#C?8ME7PAQL?8"vvA#7D#7E?tvvA*AA#TQoB?tvvA?tvvA*AA&B#T#B#T{!:AAL?A%DD>#D?pvvAc&C*A8<E%B#C#C*A#:A8<E#C#B:A##D?Ec&D?M^NAL?A%DD>#D?pvvAc&B?uEc&E*AA%G#B#B*A/:AuE#B#G:A/#D?Ec&D?M^NALL#O?8+Cc%O?1wvA*AA[NBLL?D%BMBL#I?Me-A9T8^>%H?C%B?X%G?L%CMBL#F#F*Ak:AvB#F#F+A7|;AuB#F#F5AA7;5LAsB?8YwvAQ9_B?8@wvA#F*AvB:AA?swvA#F+AuB;AA?8YwvA#F5AAsB5LAA#V?S]NC?F%CMBL?A%I?A%NL?1wvA*AA&A?9WwvA*AA]E>?9WwvAQ9 BL?9 wvA*AA#A?Yec&D#B=AV#D?A=AU#D#G=AT#D#H=AS#D#V=AR#D#C=AQ#D#E:AM#D#I:AI#D#N:AE#D#E:AA?1wvA#A?Bc:AAL#F?qCc)AL8*#C)lC8E(A?1Cd&G)A#F*AI&W?<e%M#F*AE%VC>#B*AU-AK?C]E>#V%ID>#M&OE>#M?<d%M#G?#c#IQg#I?<c%I#G-A#?G]NBLL?l?A#O!%SMBL#B*AM%O#G#B*AQ&N:A9;B#G#O:A9-B#G?A:A9WB#G@mmmmvA;A0B#G#B*AI:A9)B#G#B+AA;A9 BC>#W[NAC>D>#G?/c#I#Vc&HQg#G-A/?G^E>#G?8+Cc#G?0Bc#H*A*Q^#G*A8<C&KNCL#M#I?<c&I^NALMBL?movA#O#G*AsC#K?Eic?Qd*AA&K?Mec#K#N}!*AI?Ej%S#M?<d#I]NA#H?1Ac%J#M#Id?<d?<7_%ID>#G?*c#J?*dQgC>#G-A*?G]NA#G?8+Cc#G?0Bc#J*AAQ^#G*A8<C&H[NA#S?movA#O#G*AsC#H?Eic?Qd*AA&H?Mec#H#N}!*AI?Ej&H#H#S_!%SL#J?<c%J#I?Bd&INALL#G*A0B&I[NA#G*A9SB#I?EiQuBL#W?<e%N#D#E?Yec%K#D%I#W&O%JD>C>#JE>#J?Bd#K#Id?Y7_}NB#J?Ye#Ic%IL#I#K]NAD>C>C>#I*AI#S}NA#I-AT&H?R{NA?B#Hi?m8FNfNBL#I?Yc&I#K^NBMCLL#G?0Bc#B#IQM#G-A8IC?D]NA#F*AA#O]E>#F?BQ9@B#F*AE%VL#I?Yc%I#F#O?Bc&H:AI#V#O?<ec&O#G+AmC;A/#O#G5AA2B5LA##O#G5AA1B5LAQ#O#G5AA0B5LAA#N?<c%N?A%J#H%OMBLL#G#C:AzB#G#E:A9JB#G#D:AwB#G#B+AA;A8<B#G#B+AI;AtB#G#B*AQ:A9AB#G#B*AY:AvB#G?7Mc?38OvA?9;A4KAA?A%I#G?A:AsB#G@mmmmvA;ArB#G?8<Bc%7B#F*AE&D%MC>C>D>#I#N]NB#M-A7L%C#I?<c%I#M?<c%M#C?F{NA#C?C]NAL#A#G*AsB:AI#A#G+ArB;AAMBL?A%M#G?A:A8UC#G@mmmmvA;A8NC#G?A:ArC#G@mmmmmB;A8YC#G?A:A8<C#G@mmmmvA;A8+C#G#B*AQ:AvC#G#B5AAA5LA8@CC>#O[E>?E%7CMBL?I%C?E%7C?A%S#D%I?A%JD>#G?Yc#IQg#G-AY&H?G^E>#G-AZ%E?A%KCl?A#G*AzB?Hd?D_NA #G?0Bc#G?8+Cc#I*A*Q^?A#G*A9WB&B[NA #G*A9SB#B?Eic&B?Md*AA%K#B?Qd*AAL%QC8E#H?F]E>#I7JAG@mCnMBL#I7JAEL%7G#G*A8YC#M]E>#G?8YCcQ9"B#G*A8"C%CL#C#M?Eic&B#S:AI#B#7G#Q8=@#on;AA#G#M?Bc&M:ArC#G*A8NC#S]E>#G?8NCcQ9YBL#G*AqC&7C#S?Eic&B#E=AN#B#H=AM#B#K:AI#B#Q:AE#B#J:AA#G#S?Bc&S:A8UCL#I?<c%I#J?Bc%J#N?<d&NNAL#S[NA#G*A8"C%I#G?A:A9WB#G@mmmmmB;A0B#I#M#G?0BcQ/ #G*A0B&BE>#G*A9SB#B?EiQuBL#M[NA?E#D#O#W_!%&#I#M?Eic%%#I?Qc%(?A%VD>#E%H#N%K#C%Q#V?Bd%J#(#V?Eic%ND>#J?Cc%V#I*AI%B#I+AA%7GCl#J#M_E>?B#N?#d+AA#7G7!NB L#M#V{E>#N+AA%7HL#M#V{#7G#7H7!fL%DC>C>#B#S}NA#O#W_NA#W#7C#B?Eic&B*AA&C{NBL#J?Bc%J#N?Qc%N#I?Qc&I#%^NBMDLL#&#C?<ec&U-AE%C#U-AG%J#U*A)%P#U*A#%T#B*AI%E#G*AsB%NC>ClC>C>C>C>C>C>C>C>C>C>C>C>C>C>#B-AM?BdOFBGFCHAL#G?7Mc#EQ9+B?6B%X?9IA%Y#DNL?A%R?6BMNL#B-AN%J#G?7Mc#EQ9+B?movA#G*AuB#E?Bc&B?Mec#B#G*A9AB}!&B*AI?Hf&HNB?9IA%Y?6B%XMJL#G?C=A0B#G#J=A9PB#G?7Mc#T#P#G?0BcQ9SB?B%R?6B%X?9LA%Y#U-AI?9FA]NB#JMLL?B%R?6B%X?9IA%Y#H?D^NJ#B*AE%H#B*AA%K#G*A8<B%P#G*A8@B%T?A%L#G?A=A9 B#G?A:A9WB#G?A#H#H?A^d&B#K?Bc&Qd#B#Q_#B#T{g&B!:A9SB#G?B#P#Qc#B!:A0BD>C>#G#G?0BcQ7}#G-AA[NA#G-AB&B?#d?6Bf?9#A}NL#L?6Bf#B%LNB#B?#^NBMLLL?6B#L?6Bf?#]NK ?9JA?9IA#H#Kd?C{&B!%Y#J?l#B!%XMHL#J#DNJ #C?A#C?6Bf&D?9OA_!&H?6Bf?Me&K-A9C8;>&Q?A#H?Ld?6Bf?wA_!?6Bf?7Qe&H-A3t>?B^ND#D#H?wtvAc&H-A7O^ND#J#K?t8;vAc-AL&D?E{NJ #J#D?Ke?9]8%vAc&D#G*AvB&K-A-c-AI&L?A#L?J_&L!&P[NJ #D?B#L!%L?A%DC>D>#D#Lc-AA#J]NB#P#D?Bc&D^NAL#JMKL#G?A:A7W#G?A:A7Q#B*AE%B#G?A=A9aB#G?A7PA4B#G?B=A3B#G@E;A2B#G#K:A9-B#G#7B*AQ:A1B#G#7B5AAA5LA0B#G#G*AzB&K?A#K?K_!?Me?z8^vAc:A9)B#G#G?7Mc:A9;B#G?A7PA9NC#G?B:AwC#G#D:A9JC#G#H#D?Hf?Bic.A&7PAzC#G?movA#G*A9 B#B?Mec#B#G*A1B}!&D+AA;A0C#G#D*AI:A9WC#G?0Bc#Q#B#G?0Cc#G?wCcQV#G*A7Q&B[ND#G*A<&D#B?Yec%"#G*AwB&K#G*A9JB&Q?Yec%PD>#D%H#K%B#QE>#H*AM%L?A%B#Q?B^E>#Q%DD>#D?Bj&T#Bc& #B#K# ?Yec*AM#L_!%B#D#Td&D?B{NALL#K#B#K#B?Yec*AM#L_c?Yec%BL#J#B#P]NK #H?Yc%D#H*AI% #H-AQ%T#H-AR%L#H*AM%7A#H-AT%#D>#J#7A#B*AM^NL C>#B-AT##^NA#B-AQ#T^NA#B*AI# ^NA#B-AR%HC>C>C>C>C>C>C>C>#TOMGABCHDHHHEHFHL#H#L^NHMGL#H#L^NGMFL#H#L^NFMEL#H#L]&!#H?N{&Zf#H?O_#L?N{!?B^NE#Z#!g[NEMDL#H#L^NDMCL#H#L]NBMCL#H#L^NBL#D#"]NGMCL#B?Yc&B#P^NALL#JMJL#G?7Mc#EQ9+B?B%R?6B%X?9IA%YMHL#D[NCMDL#DNC#G?7Mc&D#B*AE#JQ7JNC#G#J=A9PB?B%R#G?B?C#G*AzB?Hd?D_!=A0B#D#T#P#G?0BcQ9SB?6B%X?yA%Y#JMGL?A%R#JMFL#B-AN%T#G?Qc#G?7Mc#EQ7+#G*AU%##G*AQ%"#G?Ic#7B#E?Bc&)Q9DB#B*AE&D#G*A9AB&J}NA#D?Bc&B#G*AuB& #D?Mec*AI&D?Ej?A#D?Hf?E]!&R}NA#G*AM#C?A#C?6Bf?9OA_!?6Bf?Me-A9B8;>&7A?A#7A?7S_!?Ze-A9C8&>c%7D#T?A#T?7S_!?6Bf?Ze?8-8&vAc%PD>C>?movA# #B?Bc&D?Mec&Z#D#J}!*AI&!?Hf?F]E>#P#7B?movA# #B?Mec#B#J}!Q7(NBL#!?Ej&B#R_NBMCLL?A%R?A%!#D#J_E>#Z*AI&D?Ej?A#D?Hf?F]!%!L#B?Cc%D?A%PD>#G*AuB%7E#G*A9AB%7FC>C>C>D>#D&B#!}NB?movA#7E#B?Me&Dc#B#7F}!&Z*AI&*?Hf?E^NF?movA#D# c#B#J}!*AI?Ej%D#Z*AA%Z#G?7Mc#B#7AQ7JNAL#Z#"|#Rg[NBMCL#R[E>#G?A=A0B#G?7Mc#"###G?0BcQ9SBL?9KA?9IA#P!%Y#T?l#P!%XMFL#G?A=A0B#G?7Mc#"###G?0BcQ9SB?B%RL#G#):A9SB#G#7A=A9PB#G?D=A0B#G#B?Bc#*?Ej^=A9QB#G?7Mc#Z?Bc&B#B#G?0BcQ9SB#P#7Dc&P?mmvA|NALL?C%R#G*AsB#N}E>#G#N:AsBL#H%E#K%N#Q%CMEL#DNA?A%R?6BMCL?B%RL?6BL%+#G*AsB#Nd%LL#U#R=A"#U#Y=A!#U#X=A #U#+=AZ#U#C=AY#U#L:AU#U#N:AQ#U#E:AM#I?Qc&I#%^NALL#A#G*AsB:AI#A#G+ArB;AA#G*A8+C&AE>#G*AsC#A?EiQuBL#G*A8YC&AE>#G*A8"C#A?EiQuBL#G*A8NC&AE>#7C#A?EiQuBL#F*AI%OL#G?7McQ9=B#O#W}E>#F#W:AIL#G?1Cc)AL8/7ACVlD8E(A?mCd&I)A?mvvA?mvvA-AA&J?B#J!=AA#JE>D>?mvvA-AA&JNA?mvvA#J?B#J!=AA#JNALL#A?I|E>#A-Awo>%NL#I?Mc?B?B#B?#c&A?8+yvA*AAc#C?syvA*AA&J#Ad&K?A#J#K}!{&K!#A#J{!?A#C#K!?AQU#I?9SAc?8+yvA*AA?syvA*AA#A#Cc&L#DQ8OB?A%J?8+yvA*AA%P#I*A7%&S?mmmmk^E>#I*A~?Di%JL#I?1Ac?A#F#F?syvA*AA&K#J#Lc#E?Mec&Ld&D?A#D#K|!{&M!&D?B?BQ8:B#I*Aa%XC>#I*A7;?B^E>#I*A7[%V#D[E>?A%FMCL#D[NB#V?B?B#L#Pc#M!#K#L_!#D4KAAMBL#I*A7[AL#I?1Ac#E?E?MQ8:B#I*Aa%YC>#I*A7;?B^E>#I*A7[%P#EE>?7;#C#Jc#Bc&Md%K#E%L?A%JD>?8+yvA*AA%CCl?A?syvA*AA&D#J#Mc&O?#c_NA ?A#D#Kc?E_NA #C#Mc#Jc*A#L%R#I#C#D#O?)cQ9HB#I*AA%C#I*AE%D#J#Pc&O#R:AA#O?A#D#Cd#D#F{#C#D{g&D!:AI#O?B#C#Vc#D!:AE#K?Md%K#J?Mc%J#L?Bd&LNALL#H?A^%D?syvA*AA%C?8+yvA*AA%FC>#B?7:{NA#A#C{NA#B#Fc&H5MAAAAAAAAAAAAAAAA5LAQ#H5MAAAAAAAAAAAAAAAA5LAAL#I#B:AmB#I#D=AnB#I#E:Aa#I#P:A7;#I#I*A~&H:Ae#I#G4H;A7|#I?A#A#A#C{&A!&O:A8C#I?B#F#A!&R:Ak#I#I*A7*?A#S?mmmmk^!&F:A7[Q7N#I?8@xvA:A8<B#I?8+xvA:AsB#I?sBc%K?A%C?A%JD>#K#J?Cic*AA&A*AA&J?mmmC{E>#A*AE#JQuB#A@mmmmQ;AAL#A?A:AI?B%J#C?Bf?B%C[NAL?wxvA?A:AA?0xvA*AA%C?0xvA?A:AA#CE>?zxvA*AA%JD>#J*AA&AE>#J*AE#AQuBL#J?"c%J#C?Bd&CNALL#I?3Ac%S?9;xvA@A;AA?9]xvA?A:AA?9 xvA?A:AA#I?8NBc#N#I?McQ7"?9;vvA#D=AA?qvvA@A;AA?8YvvA?A:AA?pvvA?A:AA?i%JD>#J?8@xvAc&A*AA%C#A#J?svvAc&A*AA:AA#A#C:AA#J?Ec&JNAL#I#S*AI:AsB#I#S+AA;ArB#I#I-A8"B?G{=AuB#I#F:A8<B#I#F#H?Dic:A8@B#I?A:AtB#I*A>%A#I?vBc#I?rBcQ,#I*AvB?B^NB?B#R#B#O{&C!%Z?A#B#C!% ?m9L8_9=B#A#A?m9L8_9=B}!%!#P#E?Mec%B#I?wBc%"?A%E#P%FD>?9;xvA*AA%AC>ClClC>#E?Bf[E>#B#F^NB?A%N#B%F?BMDL#NE>#N%D#FMCL?A%N?BMCL#F&D?McL%C#A#D*AA]E>?A%E#C%FMCL#C%F#D%N?BL%E?A%DL#I*A0B%L#I*AzB%M#I*A9JB&H#I*AwB&K_%Q#H#Kd%AC>ClC>C>C>#I*A8<BNAC>?A#A#Q#H?A#I*AsB&C#C#I*A8+B{&J!{g&C!&T[NA?B?B#I*ArB#J!#Kc#C!&U%J#A%CD>#J-AA?Jd&W?X|?A?B#Wi?8!mmEf![E>#A#Uc?Bd%U?A%JD>C>#J#Uc-AA?Jd&W?X{NA?B#Wi?8!mmEf[NA#C#J?Bd&JcNBMELL#C#Jc[NCMDL#J?Bc%J#C?Bd&CNALL#D[&J#T#!|f[E>#JNCMDL?2xvA?2xvA*AA?Bc:AA?8"vvA?A#L#Md#L#M_#L#O{g&D!&AQ9>B?8+vvA*AA%CC>#A[&HNA#HNA?rvvA*AA#Cc?B#M#Rc#D!#A4KAAL?8+vvA#A#Cc:AAMEL#DNBL?AMBL#D*AI%C#D*AEL%D?8+vvA*AA%JC>#I-A8"B?H}E>?8YxvA+AA%7A?8YxvA@mmmmQ;AA?rxvA*AA%T?rxvA?A:AA#I#T:A1B#I#7A;A9WB#I?9)Bc?B#K#Zc#Q#H# {g&Q!?A#A#Q!#I?9WBcQrB?8"vvA?A#K#Md#K#M_#K#O{g&T!&AQ9>B?8+vvA*AA%QC>#A[&UNA#UNA?rvvA*AA#Qc?B#M#Rc#T!#A4KAAL?8+vvA#A#Qc:AA#I?A:A3B#I#I*A9;B&A:A4B#I#A:A9]B#I?A:A2B#I?1Ac#I?8NBc#I?9)Bc#I?2Bc#D#CQF?8"vvA?A#L#Hd#H#L{#L#O{g&L!&AQ9>B?8+vvA*AA%CC>#A[&MNA#MNA?rvvA*AA#Cc?B#H#Rc#L!#A4KAAL?8+vvA#A#Cc:AA?8YxvA*AA&AE>?8"xvA*AA#AQuBL?rxvA#I*A1B:AA?8YxvA#I+A9WB;AA[NBMCL#I?1Ac#I?8NBc#S#"#D#CQFNBL?8+vvA*AA#J}E>?8+vvA#J:AAL?9;xvA*AA%D?wxvA*AA&A?9AxvA*AA]E>?9AxvAQ9XBL?vxvA*AA#A?Mec&C#D:AI#C#H:AE#C#K:AA?wxvA#A?Bc:AAL?9;xvA?9;xvA*AA?Bc:AA#I?vBc#I?rBcQ,#I*AvBNALMBL#I*A7[AL?i%JD>#J?8@xvAc&A*AA%B#A#J?svvAc&A*AA:AA#A#B:AA#J?Ec&JNAL?0xvA*AA&AE>?zxvA*AA&J#A?"ec%HD>?A%D#I?A:A3B#I@mmmmQ;A2B#J&B*AI%K#J*AE%F?A%ED>#F%CCl#K[E>?B%L?A%J?A%K#CMBL?A%JC>D>#C#Jc&A-AA?6B]NB?B%L#K#J?Bc&J^NAL#K%J#CMBL#J?lh#Kc%K?A%L#A?BcL%F#EE>#I*A2B#D]E>#I?2BcQxBL#I*A9]B#Dc?.=AA#I#D?Bc&D:A3BL#E?Bc%E?A%AC>C>D>#A#J]NB#A#Cc-AA&N?.^E>#A?Bc%A#N?9aA^NBLL#JE>D>Cl#C-AA&A?.^E>#A?9aA^E>#I*A2B#D]E>#I?2BcQxBL#I*A9]B#Dc#A=AA#D?BcMCL#I?2Bc?CQ9>B#I*A3B&A#I*A9]Bc?9a1A7PAA#A?CcMBL#I?2Bc?CQ9>B#I*A3B&A#I*A9]Bc?9a9&A7PAA#A?CcL%D#C?Bc%C#I#D:A3B#J?Bd&JNALL#LNBMCL#I?2Bc#JQ9>B#I*A3B%AC>#J[&DNA#DNA#I*A9]B#Ac#C#J4KAAL#I#A#Jc&D:A3B#L[NBLL#I#I*A3B:A9JB#I#I+A2B;AvB#B*AA&AE>#B*AE#AQuBL#B#I*A9JB:AI#B#I+AvB;AA#B?"c&J#H^NALL#I?8NBcQ9KB?8"yvA?A:AA?qyvA?A:AA?pyvA?DQ9?B?8NyvA*AA?qyvA*AA&A?Cic&B@A;AA#B?A:AI?qyvA#A?Dc:AA?9;xvA+AA%7A?9]xvA*AA%D?sxvA+AA%7B?txvA+AA%7C?wxvA*AA%B?0xvA*AA%C?pyvA?JQ9?B?8NyvA*AA?qyvA*AA&E?Cic&A#C:A##A#B:A"#A#7C;AU#A#7B;AM#A#D:AI#A#7A;AA?qyvA#E?Jc:AA#BE>?vxvA*AA&J#B?Mec%BD>#J*AI%D#J*AE%E#J*AA%F?pyvA?DQ9?B?qyvA?qyvA*AA&A?Dc:AA?8NyvA*AA#A?Cic&A#E:AI#A#F:AE#A#D:AA#J?Mc&J#B^NALL#CE>#C?"e%C?zxvA*AA?Yc%JD>?pyvA#J?Md?MQ9RB#J*AA%A?pyvA?BQ9?B?qyvA?qyvA*AA&B?Bc:AA?8NyvA*AA#B?Cic#A:AA?pyvA#J?Ud*AA#J?Qd*AAQ9<B#J?"c%J#C?"d&CNALLQ8_B#YE>#P#Y?MeQuBL#XE>#V#XQuBL#I?9SAcQ9^B#I?McQ9MB?mvvA?A=AA#I?mCc)AL8%WDKlB8BB8E(A?/d&H)A#B*AA?8FmQ}E>#BQ9_B#B@mmmmvA;AAL#B?S=AY#B?A:AI#H#C+AA&R;AY#H?S=AQ#H#E:A,#H?mmmI#F#F?mmmI}!:A*#H#B:A)#H#C*AI:A##R8.%FC>C>#H*A"&J#D_NA#J#Dd?H|NA#D#Fc+AA@666H8H@9>9{9aF7"NA#H?Q=AQ#H#D:AM#H#D?Dc:AUMBL#H?Yc%O#B%K?l%MD>#N?BfE>ClC>C>C>C>#D#J}NA#D#Fc-AA&E?#{E>#D%GMCL#D?Bc&G#J}NA#E?#^NA#F#Gc-AA&E?#{NBL#O#DQ8*B&G#J}NB#F#Gc-AA%EL#E?6Bf?&^NA#G?lh#Jc%D?A%ED>5MAAAAAAAAAAAAAAAA%QC>#J#E#Gc?Bc_NA#D?Q_NA#F#Gc5AAB%QL#D?Qd%D#E?Qc%E#F?Qc%F#Q5M~~~~~~~~~~~~~~~~5(#Q5MCCCCCCCCCCCCCCCC57!5M%%%%%%%%%%%%%%%%57D57 5a&I[NAL#J#I7[#Gc&D#Ec&I?Pd&E{E>#D#Fc?Pd-AA?&]NCL#H?Mc#EQ;&F[NF?O?G#F?Bf!%J#H*A)%K#F?BjMCL#H?Mc#G?D?C#M?Bc#L]!Q9BBMEL?G%J#I?OdL%E#K*AI&D#K*AA]E>#KQ9XBL#K*AE#D?Mec&F#E:AE#F#G:AA#F#D?Ei#Jg?Qc:AI#K#D?Bc:AI#H*AY%FC>C>C>C>#E#H*A"&J}NA#E#Fc-AA&G?#{E>#E%DMCL#E?Bc&D#J}NA#G?#^NA#D#Fc-AA&G?#{NBL#O#EQ8*B&D#J}NB#D#Fc-AA%GL#G?6Bf?=]NBL#H?Mc#D?EQ9BBMDL#D?Bc%DLC>C>C>C>C>C>#D#J}NA#D#Fc-AA&E?#{E>#D%GMCL#D?Bc&G#J}NA#E?#^NA#F#Gc-AA&E?#{NBL#O#DQ8*B&G#J}NB#F#Gc-AA%ELC>C>ClC>C>C>C>C>C>C>C>#E?6Bf&I?9ZAdO%BCCCCCCCCCCFCCCCCCCGCCCCCECCCCCCBALC>#I?&dOMACCCCCCCCCCDCL#G?lh#Jc%D?A%ED>5MAAAAAAAAAAAAAAAA%QC>#J#E#Gc?Bc_NA#D?Q_NA#F#Gc5AAB%QL#D?Qd%D#E?Qc%E#F?Qc%F#Q5M~~~~~~~~~~~~~~~~5(#Q5MCCCCCCCCCCCCCCCC57!5M%%%%%%%%%%%%%%%%57D57 5a&I[NAL#J#I7[#Gc&D#Ec&I?Pd&E{E>#D#Fc?Pd-AA?&]NHL#H?Mc#EQ;&L[NP#L?BjMHL#P#H*A*]NK#G#H*A,{NL#K*AI&D#K*AA]E>#KQ9XBL#I?9~A]&F%N#K*AE#D?Mec&E?E?F#F!:AI#E#M:AE#E#G:AA#K#D?Bc&L:AI#G?Bc%E#P?Bc%PMML#E?/d?6Bf?K}NHL#H?Mc#GQ=&E[NM?A%L?C%DMFLC>#G?8B{NA#G?Ec&E#J{NA#F#Gc*AA?9]9)9T8;G^NA?A%L?A%D#E#J_E>#E#Fc-AA%DL#D?6Bf&F?7I]NA#F?9#A]NA#D?/d?6Bf?K_NA#D?7:f?9EAd?6Bf?Z|NA?B%DMFL#H?Mc#GQtBMLLC>#G?8A{NA#G?Fc&E#J{NA#F#Gc&D*AA?9+9F8[8!Hh#D-AE?9*AhgNA?A%L?A%D#E#J_E>#E#Fc-AA%DL#D?6Bf&F?7I]NA#F?9#A]NA#D?/d?6Bf?K_NA#D?7:f?9EAd?6Bf?Z|NA?B%DMEL#H?Mc#GQtBMKLC>#G?8B{NA#G?Ec&E#J{NA#F#Gc*AA?9=9/8[9(G^NA?A%D?A%I#E#J_E>#E#Fc-AA%IL#I?6Bf&F?7I]NA#F?9#A]NA#I?/d?6Bf?K_NA?A%L#I?7:f?9EAd?6Bf?Z{NDL#H?Mc#GQtBMJL?A%L#I?OdL%E?D%DL#H*A)&K*AI&F#K*AA]E>#KQ9XBL#K*AE#F?Mec&I#E:AE#I#G:AA#I#F?Ei#D?Ig#D#L?Bf!g?Qc:AI#K#F?Bc&L:AI#M%DMEL#E?9#Bf?9EAd?6Bf?Z{NA#H?Mc#GQtBMFL#H?Mc#G?AQ9BBMEL#H?R=AQ#H#G:AM#H#G?Bc:AUMDL#H?Mc#G?NQ9BBMCL#H*A"%J#H*AY%F#PE>#D%M#N%ID>ClC>C>C>C>C>C>C>C>C>C>C>C>C>#E#J}NA#E#Fc-AA&G?#{E>#E%DMCL#E?Bc&D#J}NA#G?#^NA#D#Fc-AA&G?#{NBL#O#EQ8*B&D#J}NB#D#Fc-AA%GL#G?6Bf&E?9!A]ND#E?5A]NB#E?,]NIL#M?Bc#L]NG#I?Bf[NBMDL#I?BfND#M?Bc#L]NHL#H?Mc#D?GQ9BBMML#I?Bf[NC?B%N#M?Bc#L]NKL#H?Mc#D?FQ9BBMKL#L#M|NE#K*AE#M?Mec&I*AE%M#I#D?Bc&E:AE#I#I*AI#L?Eig:AI?A#K*AI&L#M|NF #K*AE#M?Mec*AI?Hf?E]MFL#L#M|ND#K*AE#M?Mec&I*AE%M#I#D?Bc&E:AE#I#I*AI#L?Eig:AI?A#K*AI&L#M|NE #K*AE#M?Mec*AI?Hf?E]MEL?B%N#I?BfNGMBL#L#M?Bc^E>#D?Bc%D#I%NMGL?B%N#I?BfNFLC>#D#J}NA?A%NC>#D#Fc-AA&E?,dOPBGGGGGGGGGGGGGBAL#E?5A]NA#ENFL#H?Mc#D?BQ9BBMFL#D?Bc%E?l%M?AL%I#P?Bd&PNALLLC>C>#E#J}NA#F#E&Dc-AA&I?#{NB#D?Bc&D#J}NA#I?#^NA#D#Fc-AA?#{NBL#O#EQ8*B%DL#H*A,&F#E}#D#F}fNA#H?Mc#D?NQ9BBL#H-AQ&I?S^E>#H*AM%F#H*AU%E#B#IQ7 %DL#B#I=AY#B#D:AU#B#E:AQ#B#F:AM#A#C+AA;AA#A#C*AI:AI#A#B+AE;AM#H?/c)AL8_WCSlD8E(A?rBd&G)A?8+vvA*AA%I#B#C#D#E#FQBC>?1wvA*AA&PNA?9AwvA*AAE>?B%FC>?8+vvA*AA&H?uwvA*AA*AA&E#Ic#D*AId&I_NA#H#Id&H?A#D*AM&D#Ed#D#E_#D#C*AE{g&D!^NA?rvvA*AA#Ic?B#C*AA#Ec#D!#HQ9QB?A^%FL?9]xvA?9]xvA*AA#Fc:AAL?9SwvA*AAE>?9;xvA7NAA%Y#A+AQ?wxvA7NAA?8@xvA?J?I#A*AI&E!&AQ9>B?uxvA*AA%D#AE>?txvA*AA#Dc?t8 vA?8<8 vA#E!#A4KAAL?uxvA#A#Dc:AA8D#Y8C?8@xvAQ9NB?8@xvA?OQ9>B?uxvA*AA&A?txvA*AAc&D?9B8 vA+AA;AA#D?9G8 vA+AA;AG?uxvA#A?Oc:AA?0wvA*AA%E?8@xvA?9SwvA*AA&AQ9>B?uxvA*AA%DC>#A[&FNA#FNA?txvA*AA#Dc#E#A4KAAL?uxvA#A#Dc:AA?8@xvA?CQ9>B?uxvA*AA&A?txvA*AAc?5U7PAA?uxvA#A?Cc:AAL?wwvA*AA&A?9JwvA*AA?Ei&Dc%Q#G?7Mc%R#A%FD>#D[NB#D?Qd%D#F-AO#F?Qc%F?D_NAL?8"wvA*AA%N#G?rwvA*AA&O:A"#G#N:AY#G?A:AI#G@mmmmvA;AA#G#C*AI:AU#G#C+AA;AM#G?mmmmk:A7M#B-AQ%S#B*AE%T#B*AI%UD>C>C>C>C>C>#Q#A&B^E>#B?Qc%A#B-AO?D_NG#U#B-AM&D|NG#G?9UAc#S#B#T#D?8+Cec&D*AM#D-AQQ7*?A%D#G?A:Aa#G#G-A7(=A7>#G#G-A7-=A7=#G#G-A7,&I=A7<#G#G-A7+=A7;#G#G-A7)=A7:#G#G-A7*=A7/#G#B-AO&E=A~#G?C@mmmpqrvmB#E?Di8=p8.#E?I}!=A7.Cl?U#G*A7M?mmmmk]NA #G?#c%D#R#E?Dd?E|NA ?A%D?UL%J?1xvA+AA%Y?1xvA@mmmmQ;AA?9-xvA?A:AA#G?A:A7|#G#Y;A7[#D[NE#D*AM%H#B*AA%K?A%E#D*AQ&FOCDCBL#G*A7M&A?A7XE>#G*A<#A?EiQuBL#G*AA&A[NG#G*AE#A?EiQuBMGLD>#E#F?Bj&L#Ec&E#H#E?Mec*AA#K{!%E#F#Ld&F?B{NALL#E#H#E?Mec*AA#K|c&E#E?A^d%FL#G#D*AQ:A8YB#G#D5AAA5LApB#G?9]Ac#J#FQ^MBL#G#O:A8YB#G#N:A8UB#G#C*AI:AqB#G#C+AA;ApB#G?9]Ac#G#B*AIQ^L#G?pBc#G*Ak#G*A8C#G?9-Ac&DQbC>#B-AO?Dd?6Bf?E{NA#B-AN?6B]NA?movA#N#B*AI&B?Mec#B#O}!*AI?Hf?G]NA#I?A#I?9OA_!?6Bf?Me-A9B8;>&B?A#B?7S_!?Ze&B?8-8&vAc#B-A9C8&>#DQ8{BL?A%D#G*Ae&J#G*A7|&EQ8-B8.%I?9WxvA*AA%KC>C>C>C>C>C>C>?9 xvA*AA&BOCBCAL?zxvA*AA%L?0xvA*AA%V#B%FD>Cl#I#K#F?Bj&W#Dc&X?Dic&H*AA&M^E>#I#M_MBL?A#V#H*AE&H|NA #G#L#H?"ec&H+AM;A8C#G#H*AU:AnB#H*AE#H*AI%H#G#G*Aa:A8YB#G#G+A~;AqB#J#H#E#E#H{!Q9QB&M#H#Ed#M!&HE>#H?A7XMBLCl#G+A8C&Y@<o#Y@m9aD8H@*on#Y@mm4H8H@Yo#Y@mmm3P8H@Ionn#Y@Ip@mmm3P8H#Y@Yp@mm4H8Hn#Y@*p@m9aD8H#Y@<pnnn&Z#G+AqB&Y@<o#Y@m9aD8H@*on#Y@mm4H8H@Yo#Y@mmm3P8H@Ionn#Y@Ip@mmm3P8H#Y@Yp@mm4H8Hn#Y@*p@m9aD8H#Y@<pnnn&Y7!E>?A#G*AnB&H?68F4Hf?Ik#H?Yk?68F4Hfg8=&Z#G*A8YB&H?68F4Hf?Ik#H?Yk?68F4Hfg8=&Y7!NB L?l?B#Y#Z7(!L?A7XL%H#D#X#H!%D#F#Wd&F?B{NALMBL?0xvA*AA&H?9-H}NBMCL#K#D?Dic&H*AE%FCl#I#H*AA&H^E>#H#I{#H#I_dMBL?6B?0xvA*AA#F|NA #G?zxvA*AA#F?"ec&H+AM;A8C#G#H*AU:AnB#H*AE#H*AI%H#G#G*Aa:A8YB#G#G+A~;AqB#J#H#E#E#H{!Q9QB&J#H#Ed#J!&EE>#E?A7X#E?A7WdMBLCl#G+A8C&Y@<o#Y@m9aD8H@*on#Y@mm4H8H@Yo#Y@mmm3P8H@Ionn#Y@Ip@mmm3P8H#Y@Yp@mm4H8Hn#Y@*p@m9aD8H#Y@<pnnn&Z#G+AqB&Y@<o#Y@m9aD8H@*on#Y@mm4H8H@Yo#Y@mmm3P8H@Ionn#Y@Ip@mmm3P8H#Y@Yp@mm4H8Hn#Y@*p@m9aD8H#Y@<pnnn&Y7!E>?A#G*AnB&E?68F4Hf?Ik#E?Yk?68F4Hfg8=&Z#G*A8YB&E?68F4Hf?Ik#E?Yk?68F4Hfg8=&Y7!NB L?l?B#Y#Z7(!L&E?A7X#E?A7WdL?6Bf&EE>?0xvA*AA&H?9-H}NB#D#E?6B]c%DMCL#B#D|ND#F?0xvA*AA}ND?zxvA*AA#F?"ec&B#B*AY?Bc:AYMDL#H?"e?19YBd%F?zxvA*AA&B?9 9YBc%E#B?19YBc%D?9,H%BD>#F[NC#D+AM%Y#F?"d%F#B?Bc%B#E?"c%E#D&I?"c%D#I*AU#G*Aah8=#Y#G+A~8In@A7"NAL#B#H}NC#E#E*AA?Bc:AAMCL?9SxvA*AA#B]El?9SxvAQ9!B?9WxvA*AAF#KL#D?Dic%EC>#B#D|NA#B#Dd?Di&D[NA#E?Ic#E#D4KAAL#E#H:AE#E#I:AA?9 xvA#B?Bc:AA#G?9 Ac#G*Ae#G*A7|Q8RBMBL#G?9 Ac?8_8RvA?BQ8RBL#G#G*A7|:AqB#G#G+A7[;ApB?1xvA*AA&BE>?9)xvA*AA#BQuBL?9-xvA#G*AqB:AA?1xvA#G+ApB;AAMALAL#G?rBc)A#P[L8.TC!lE8E(A?/d&L)AC>#D[NA#A*AU%Y#A*AM%M#A*AQ%H#A*AY-A-%E#L@A;AY#A?Mc%O#C?A#C?6Bf?P_!?6Bf?7Qe?wtvAc&J#E?Bic.AC%I#A.A#%P#A*A"*AmE%SC>C>#B#H}NA#B#Mc-AA&G?#{E>#B%FMCL#B?Bc&F#H}NA#G?#^NA#F#Mc-AA&G?#{NBL#H#O#BQ8*B&F|E>?A%IMCL#F#Mc-AA%GL#G?&^El?AF#D?Bd%Q#P#I?lhf%Z#J?&c%V#J#E?Bic%W#J-A7O&X?Me?t8;vAc% #J-A=&!#Xc?9OA{%"#H%B#M%D?A%PC>D>#F?Bc%GC8E@A#F#H}NA @A#H#Gd?I_NA #G#Mc+AAL%%ClC>#"NA#P#!}NA# #P?Mec-AJ&E?A#E?7S_!&K?Ze&I-A9C8&>?Bc%E#I+A8-8&>%7CC>@B#K8=o&#@8S9E8R9-9G9}m8X*8H7 E>#7C#%7"NC@A%7CC>#H#F?Jc&K_NA#H#Kd?I_NA#K#Mc+AA%7CL#E?I]NB#I?8-8&vAc&K+AI%&##@9*9C9=8J9Am9_9-W8H7 E>#E?Q]E>#7C#&7"NEMDL@A%#C>#H#F?Rc&I_NA#H#Id?I_NA#I#Mc+AA%#L#7C#&7"ND?vB#E?Did&E?7T{ND#K+AQ##8I#E8=o7 NCMDL#7C#&8I?mB#E?Did8=o@A7"NCMBL#7C#%8I?vA#E?Did8=o@A7"NBL?B%E#PMBL#L#Y:A,#L#H:A*#L#M:A)#L?Qc#J#L?)c#G#%Q7V#L*AQ%E#L*AUL%KC>C>C>ClC>C>C>C>C>C>C>C>C>C>C>C>#E?B]E>?B#K?Pf&7Ai&R#W.AGf[NBL?A%I#A#F#S#L?YcQ7M&F[NT#A*AM%E#F#A*AQ&G}NC#E#Fc-AA&B?#|NB#F%DMDLC>#H#F#K#Xc&E?A#E?6Bf?9OA_!?6Bf?Me&7B-A9B8;>&E?A#E?7S_!?Ze-A9C8&>c&F?Cc&E{E>#E#Mc-AA?=]NBL#A?B=A7E?A%IMTL?A%I#R#U#ZgfNSC>C>#F?Dc&G#B}NA#D#Gc-AA&F?#{E>#G%EMCL#G?Bc&E#B}NA#F?#^NA#D#Ec-AA&F?#{NBL?A%F#O#GQ8*B&E#B}NA#D#Ec-AA%FL#K?Bc%P#R#Ug%U#W.AK#Rf%BC>#N?B]E>#BNG#V#T?Hf?Bic.AA#Rf[NB?B%N#A#E#F#QQ+&ENH?AMNL#BNFLC>C>C>#7B?t8;vAc&B-AI?BdOHAGGGGBCGL#F?6Bf?&^NF#A#E#BQh&ENHMIL#F?6Bf?&^NE#L?Ic#B-AL&D#A*AY-A-&F#O#E?BcQ7T#L*AI?B]E>#L*AM%B#N?B#K!%NCl?A#D?F}NA ?A#B#D?Ke?9]8%vAc&D#Fc-AI&F?A#F?J_&F!}NA #D?B#F!#Bc-AA&D?A#D?7S_!?Ze-A9C8&>L#Ec?Cc&E[NI#T#B#K!%TMHL#A#E#BQ7_&ENGMHL#F?6Bf?9~A^ND#A#E?Bc#B-AL#QQG&ENFMGL#F?Bc&D#G}NA#B?#^NA#D#Ec-AA&B?#{NBL?A%B#O#FQ8*B&D#G}NA#D#Ec-AA%BL#A#D#B#QQ+&ENCMPL#A#E#F#B#QQW&ENBMCL#A-A7D[NN#A#E#F#QQ+&E[NBL#A*AM%D#E#A*AQ&B}NC#D#Ec-AA&G?#|NB#E%FMDL#N[ND?AMEL#E?Bc&F#B}NA#G?#^NA#D#Fc-AA&G?#{NBL#B#O#EQ8*B&F|E>?A%GMIL#D#Fc-AA%GL#G?,^NG#F?Bc&E#B}ND#D#Ec-AA&G?#|NC#E%FMEL#J.A7K#7AjL%B#A#B#A-A7Eg?Bf=A7EMGL#F?Cc&F#B}NA#G?#^NA#D#Fc-AA&G?#{NBL#B#O#EQ8*B&F|NE#D#Fc-AA%GL#G?&]NALMCLC>#A.A#&P[E>#A*A"%MMBLC>#N?Bf[NA#U#V#T?Hf?Bic.AAf[NAMDL#A*A"&M*AmE&E#S]NA#E#S_#E?vA{g&HNAC>#N?B]E>#J-A7P#T?Hfj?BfNBL#A-A&?D?B#A-A7D!_NB#J-A7N?B^ND?E#M#S?Di&Ic#H!%H#E?Di#Id%E?B#D#B#A*AU&D_&B!%O?A#D#B!%Q#A*AY%KD>#E[NC#H*AA%B#H*AE%D?A%I#E?Id%E#H?Ic%H#C?B#O#B?Bc&Bc#D?Bd&D#B_#D#Q{g&R!?A#D#Bd#R!#K-A-Q8=B[NALMDL#A-A&NC?B%NL#M#S:AmE#T?HfL%B#G?5A^E>?A%IMBLCl#A-A7D[E>#J.AO&C#N?Bf[NB #J#B?Bic.AS#CgMBL#J.AO%C#J.AQ#N?BfEl#J#B?Bic.AS#CgF#CL#PfgL#J#A*AY-A-?Bic&B.AG#Ug#B.AKg?lhf&C?66DfE>?A%ICl#J-A=&B?Me?A#B#J-A7O&Ec?0A_&B!&DE>#E?Me?t8;vAc?B#B!?Ec%B#C?66Df%H?A%CD>C>#B-AA&E?D]NA#H#C?Pfj?Bf[NA#A?I#E#E[?AQ8}B[NA?BMDL#B?Mc%B#C?Bc%C#D?Md&DNALL?ALNBL#F?Bc%IL#L?/c)A#ILoVB-l(A?mCd&G)AC>C>?movA#B*AM& #C?Mec&H#C#B*AQ&X}!*AI?Hf?F^E>#A?A:AAMBL#G?A:A<#G@mmmmvA;A/C>C>C>C>C>C>#C#X_E>#C?Bc&K#H*AI&C?Ej?A#C?Hf?F]!&#_NBL#B*AU&B?Uc%K#B*AU%C?E%HMBL#B*AY&S?Mc%%#B*AU&J?Yc%!#D?E#D*A9JB&C?J_&H!?Uc%&#C?A#H!&(?Ye%)#B*A"%"#D-A9>B%7D?E%7AD>?movA# #K?Mec#K#X}!*AI#G?F:A7[#G?m8RvA:Aa#G?F:A7;#G?8a8SvA:A~#G?H:A7*#G?t8SvA:A7%#G?I:A7 #G?8<8SvA:A7Y#G?C:A7W#G?8I8RvA:A7V#G?C:A>#G?8 8SvA:A7Q#G?rBc&C#B#K#G?7Qc?GQ7&#G*ArB&7F?C]NF#G*AzB%*#G*A9JB%7B#G*AwB%+#G*AvB%T#G*AtB%7G#G*A8@B#G*A8<B%,#G*AsB%-#G*A8+B%7ICl#J*A#&W#G*AuB?Bf[NA #C#B#G*A9ABQsB#G*ArB[NG#W#G*AtB&P#G*AuB&.}NA #G*A8@B%/#G*A8<B%7J#W?Bd%7CD>?movA#P?Me&C#7Jc?Mc#P?Bc&N#/}!*AI#G?A:Ai#G@mmmmQ;Ae#G?movA#C# c#P#X}!&C*AI:AsB#G#C+AA;ArB#B#G?rBc#G?9;AcQ8XB#G*A7|%U#([NG?Ej%P#G*Ai%I?A%K#)%H#&%CD>C>#C-AA&L?A#L?9OA_!?Me-A9B8;>&L?A#L?7S_!?Ze&L-A9C8&>#I]E>#L?8-8&vAc#U#IQ9QB[NBL#C?Yc%C#K?Bc%K#H?Yd&HNBMILL#E?6Bf#7D^NG#J*A#%H#J*A"&I%CC>#WE>#H#7C|NB#I#7C?Fic?#c%CL#C#I#H?Fic&H]NAD>#C*AA[E>#C-AE#K?6Bf]NJL#C?#c&C#H^NALL#G?E:A8"B#G?8{8RvA:A8YB#G?G:A8UB#G?8&8SvA:AqB#G?D:A8NB#G?8"8SvA:ApB#G?C:AnB#G?8 8SvA:AmB#G?C:A8C#G?8Y8SvA:Ak#G?rBc#B#N#G?3Ac?FQ7&#G*ArB&C?C]NG#G*AwB%I#G*AvB%H#G*A9AB%N#G*AuB#G*AtB%L#G*A8@B%M#G*A8<B%R#G*AsB%V?A%YCl?A#C?Bf[NA ?B#B#G*A8+B&Z?8,8SvA?EQ9-BNA #B#Z?8/8SvA?DQ9-B[NH?CL%Z#V?BfE>#G?*c#B#RQ8>B#G*A*?B^NH#G*A,%YL#G?rBc#B#M#LQ8A#G*ArB?B^NG#G*AsB%L#G*A8+B%R?B^El?AF#G?#c#B#NQ9DB#G*A)?E^NH#G*A#*AA?9]9)9T8;G^NH?BL%Q#G?rBc#B#H#IQ8A#G*ArB?B^NG#G*AsB%I#G*A8+B%NC>C>#V?B]&V[E>#M?B]NJ#QNJ#I#N{NB#C?B^NJ#H?B]NJ#B#R#LQ~[NJMCL#I#N|NIL#B#R#LQ~[NH#K?Hf?Ye%M?B%C?A%HC>#I#N_NA#I#J*A,{NA#J*A*#Nc%C#I#Nd%HL#D#Mc%M#Q?B#V!E>#M-AW?H]NI#G?rBc#S#C#H#M#"*AMQ7,#G*ArB[NIL#M-AU&M?A#M?9OA_!?Me-A9B8;>%MC>#"-AQ?G|E>#G?1Bc#S#C#HQ7#MBL#G?9]Bc&7K#C#H#SQrB#G?rBc#%#7KQ%C>C>?movA#S*AQ&C?Mc#S*AU&H?B|!*AANA?movA#C?Yc#H?C|!*AE#G*A4B^NA#H?D^NA#S-A)?S]NBL#G?A:A1BMBL#G#G*A4B:A9-B#G#G+A9]B;A1B#G?D:A2B#G#C:A9;BL#G*A1B[NH#G?1Bc?movA#G*A9;B?Mc#G*A2B?B|!#M?A#M?7S_!?Ze?8-8&vAc&C#C-AYQ7~[NHL#J*A#&H#J*AY]E>(A?Qd&C)A#C?Ic#!#!*AA?B?E?#Q8YB#C*AI?8Fmmmk^NK#C?Qc)AL#J*A"#H?Fic&C#Q=A7B#C#V=A7A#C#Z=A"#C#Y:AY#C#I:AU#C#N:AQ#C#L:AM#C#R:AI#C#K=AE#C?A:AA#J#H?Bc:A##G*Ae&CE>#U#CQuBL#P#._NAL#J*A#L%NCl#T#7Bf?A#F![E>#7B?B]NH?A%P?A#T?B^NB MHL#G?Yc#D#EQ7@#G-AY[NG#G?rBc#B#*#D#G-AZ?AQH#G*ArB[NG#G*AsB%P#G*A8+BL%U#7F?B^NF#G?Qc#B#7IQ8>B#G*AQ?B^NF#G*AU%L#G?rBc#B#-#,Q8A#G*ArB?B^NF#G*AsB%R#G*A8+B%Q?A%I?A%H?B]E>#G?Ic#B#7GQ9DB#G*AM?E^NG?B%H#G*AI*AA?9]9)9T8;G^NGL#T?B]E>#G#B#+Q8>B#G*AA?Bf[NG#G*AE%IL?Ej%K#G*A/&T#O]E>(A?Qd&C)A#C?Ic#G?/c#T?B?E?,Q8YB#C*AI?8Fmmmk^NI#C?Qc)A#G*A7M%7AL#7A#O?,ec&C#H=A*#C#I:A)#C#P:A##C#U:A"#C#N:AY#C#W:AU#C#R:AQ#C#Q:AM#C#L:AI#C?A:AA#G#O?Bc&O:A<#K##_NAL#J?Uc%K#G*A7M%H#J*AM#J*AU&Cd#O_E>#J?Mc#C#O?E?,Q9(B#J*AU%BMCL#C%B#ONB?A%OL#C%BMBL#O?,e&D[NA#J*AQ#B?,ec#H#D4KAAL#A#C:AE#A?B:AA#K#B#Oc&B:AA#A#B:AI#G?A:A<#G*A/&A[NC#H#A?,eQuBMCL#G*Ae&B[NA#U#BQuBL#A?A:AA#G*A/&A[NA#G*A7M#A?,eQuBL#G?mCc)APL#C*AMAL9*RC7BlE8E(A?mBd&F)AC>?movA#A*AM&T#B?Mec&I#B#A*AQ&N}!*AI?Hf?E^NA#A*AU&O*AM-A9>B#C?6Bf^E>#B#N}NB#B?Bc&E#I*AI&I?Ej?A#I?Hf?E]!&Q}NB#A*A#&I*A7;%R#I*A*%V#D*AU?Ii%W#D*AQ%O#D*AM%M?A%ID>?movA#E?Me&K#Tc?Mc#E?Bc&G#N}!?movA#K#A*AM&Kc#E#A*AQ&P}!&H*AI%SC8E@A#A*AE&X#H*AA&Y?Bc&J_NA @A#X#Jd?I_NA #A*AA#Jc+AAL%&*AIC>#S?IfE>?B%LMBL#L@B#&@l?H#H*AE#Yd?Cd&H#H?H}!?Di8=o@l8I8H#H8=8I@8V38/9}8X8|9"8!8%l8E@=po&&#(8H@A7"g%L#&#(n%(L#F?Ic#A#C#EQ7I#F-AIE>#F-AJ&H?A#H?9OA_!?6Bf?Me&S?t8;vAc%JC>#S-A9A8;>?H^E>#G#P}NB#E?Cc&E#K#G?Mec*AI&G?Ej?A#G?Hf?F]!&H}NB#J-AL&G?A#G?9OA_!?Me-A9D8;>%J?A%GD>#F#O:A##F#M:A"#F?A:A)#F#E:AU?movA#K#E?Mec#E#P}!*AI#F#G:AY#F?B:AQ#A#E#J#F?QcQI#G?Bc%G?Ej&E#H_NALMBL#F#O:A##F#M:A"#F#D+AA;AQ#F#D*AI:AY#F#W#H?Bcg:A)#A#G#J-AL#F?QcQIL#I?Bc%IL?Ej&E#Q_NALC>#V#A*A#&C*A*}E>#I?B7X#C*A7;#R{f#LfNBMDL#L?Bf[NCL#A#BQnBMBL#A*A"&P?A:A8+CD>#F?Qc#Ec&C?A:AA#C?A:AI#E?Mc&E?1A^NALC>#B#N}NA#B?Bc&M#I*AI&C?Ej?A#C?Hf?E]!&Y}NA#P?8"Cc%W#O?Yc%I#A*AA%Q#A*AE%KD>#T#M?Mec&C?Mc%G?movA#C#M#N}!&E*AI%U@A%&#K#E*AA&R?Bc&C_#K#Cd?I_g&Z[E>#C#Qc+AA%&L?movA#G#M?Bc#N}!#E*AE%SC>#U?If& E>?B%VMBL@B#&@l?H#S#Rd?Cd&E#E?H}!?Di8=o@l8I8H#E8=8I@8V38/9}8X8|9"8!8%l8E@=po&&#(8H@A7"#Vg%V#&#(n%(L*AIC>#O*A7Q&"[NA#K#R?Rc&E_#K#Ed?I_g%7A#K#R?Jc&G_#K#Gd?I_g%7B#C#Qc%7C#E#Qc%##G#Qc%%?A%G#F?Qc%E#I%CD>#G?I]NB#C*AA%H#F#U:A8C#F#S:Ak#F#R:AiC>C>C>C># [E>@A%&#Z[E>#7C+AA%&L#H-AY&X?Bc%J#H+AA%)#X?H_NB#&#)7"NE@A%&#7B[E>#%+AA%&L#J?I]ND#H+AI%)#X?P_NC#J?Q]E>#&#)7!NEMFL@A%7D#7A[E>##+AA%7DL#&#)7"NE?vB#J?Did&J?7T{NE#H+AQ#7D8I#J8=o7 NDMEL#H#A#F?9]AcQ7(NCMDL#&#)8I?vA#J?Did8=o7 NBMCL#&#)8I?mB#J?Did8=o@A7"NBL#E?B:AA#E#L:AI#E#M:AEL#C?Ec%C#E?Mc%E#"#G?Bc&G^NALL#W*AA#L]E>#WQ1BL#P*ArC#L?Cic#M:AA#P#L?Bc&L:A8+C?Ej&C%M#C#Y_NALL#P#V=A2B#P#(;A9-B#F?9]Ac#A#DQ7?C>C>#F*Ai&E#F*Ak&C]NA#F*A8C%ID>#I#E*AA^E>#C#E?#c&E^NBMCLL#E-A7B?C^NBL#O-A8(C[E>?A%ED>#E?1A]ND#F?Qc#Ec#E?Mc%E*AA[NALL#O-ArC?B^NA#F*AQ?Bh%C#F*A"%I?movA#TCl#O-AQ?B]E>#C#If[NC?B%G#F*A#MBL#C#Ig?BfNB?A%G#F*AUL&L?Bc&C#O#G?"ec*A7*&J?Bic&I?Mec#I#N}!&H*AE%M#H*AA%K?movA#T#L?Mec&E#L#N}!*AI%T?movA#E?Mc#C#N}!&E*AI%Q#E*AE%N#E*AA%P#O*AM#G?Yec&R-AS%EC>C>C>C>C>C>C>#H*AI&H?Hf?CdOEABCEDL#EOGEFFFFEFL#E?J{ND?B#Ei?rHf[NDMEL#E?J{ND?B#Ei?8FFfNCMDL#ENCMBL#E?Bd?H_NBLCl#J[E>#C%I?BMBL#H#Qh?P{NB#O#G?B?B#A*AA#A*AI&E#A*AE{&H!&J#Pc#K#P_#K?A#E#H!&E{g&H!?A#K#Pd#H!?B#J#Mc#E#N_#M#N{g&E!?A#N#Md#E!Q8!BL#T?IfNA[NA#A#L#G#IQ0BMCL#A*A#-AaNA#F#A#C#R#O*AUQ8B#F*AA?B^NA#A#L#G#F*AE&BQ0B#A#C#GQ8&B#A#C#B#GQ7WMBL#A#B#D#F?QcQAL#F?mBc)AL8ORC!lE8E(A?8@Bd&F)AC>?movA#A*AY&R#B?Mec&G#B#A*A"&M}!*AI?Hf?E^NA#F?mC7PA,#C?A#C?6Bf?P_!?6Bf?7Qe&E.A9Nt>#E.A9Lt>g%H#E?9NtvAc%S#E?9LtvAc%T#E?wtvAc%N#F?,c%J?A%ED>#D#Jc%L?B%D#U#S#L-AA?Bi&Lc.AA#L#Tc.AAg#Hhg%U#E?Bf?B%E[NAL#C?6Bf&C?Bi#C?P7_?7Bed?9A8UvAc%C#N.AQ%E?A%L?9NB%DD>#C#Dc.AA#Lg%L#D?2Bc&D?8%H^NALC>#L#E#Uf&Vg?66Df[E>?A%DD>#F?)c#Dc?A:AA#D?Ic&D?mB^NALMBL?A%DD>#F?)c#Dc?A:AA#D?Ic&D?mB^NAL#B#M}NA#B?Bc&D#G*AI&C?Ej?A#C?Hf?E]!&P}NA#A*AU%W#A*AQ%J#A*AM%I#N-A=&X#N-A7O&Cc?0A_%Y#C?Me%Z?t8;vA%H?A%ED>#Y#E#X_f% #H#Zc%!D>?movA#R#D?Mec&C?Mc#D?Bc#M}!*AIC>C>C>C>?movA#C#D#M}!&C-AI?If[E>@A%7CC>#J#C*AA&Q?Bc&K_NA#J#Kd?I_NA#I#Kc+AA%7CL# [ND#!-AJ&C?A#C?7S_!&C?Ze&O-A9C8&>?Bc%G#O+A8-8&>%7B@B#C8=o&#@8S9E8R9-9G9}m8X*8H@A7"NC#7B#7C7"ND@A%7BC>#J#Q?Jc&C_NA#J#Cd?I_NA#C#Ic+AA%7BL?B%H#E%C#G?I]NE#O?8-8&vAc&O+AI%%##@9*9C9=8J9Am9_9-W8H@A7"NB#G?Q]E>#7B#%7"NEMFL@A%#C>#J#Q?Rc&C_NA#J#Cd?I_NA#C#Ic+AA%#L#7B#%7"ND?vB#G?Did&G?7T{ND#E%C#O+AQ##8I#G8=o7 NEMDL#F?Yc#N#A?Mc#CQ8 B#F*A"%C#F*AY%HMDL#7B#%8I?mB#G?Did8=o@A7"NBMCL?B%H#E%C#7B#7C8I?vA#G?Did8=o7 NBL#F#W:A8<B#F#J:AsB#F#I:A8+B#F?Qc#N#F?8+Bc#K#7CQ7V#F*AU%C#F*AQ%HL?Ej%G#H?Bf[E>#G&D#P_NBMDLL#F?)c#C?Pf?Dic&E#D:AE#E?B:AA#C?Bc&E?Me?t8;vAc%H#G&D#P_NALL#N-A7O%J#F?8<Bc%H?A%G?A%CD>C>?B#C?Pfi&I#Vf[NA#F?)c#Gc*AANA#F?mC7PA8<B#C#Jc%M?A%D?A%ED>#S#D#Hc-AA&D?Bi&Kc.AA#K#Tc.AAg#If[E>#A#D?C#M#BQ8|BL?B%D#E?Bf?B%E[NALL#C?Bc%C#G?Ic&G?mB^NAL#B#A*A"&R}NA#B?Bc&E#A*AY&V#B?Mec*AI&B?Ej?A#B?Hf?E]!&P}NA#F?8<Bc%W#J?Me%X?t8;vA%D?A%M?A%CD>#D#Xc%Y#A*AU%Z#A*AQ%G#A*AM%I#A*AY% #A*A"%!#E%DD>?movA#D?Me&B#Vc?Mc#D?Bc&"#R}!*AIC>C>C>C>?movA#B# c#D#!}!&B-AI?If[E>@A%7CC>#G#B*AA&Q?Bc&K_NA#G#Kd?I_NA#I#Kc+AA%7CL#N-A=&B#Jc?9OA{ND#B#C|ND#Y-AJ&B?A#B?7S_!&B?Ze&O-A9C8&>?Bc%E#O+A8-8&>%7B@B#B8=o&#@8S9E8R9-9G9}m8X*8H@A7"NC#7B#7C7"ND@A%7BC>#G#Q?Jc&B_NA#G#Bd?I_NA#B#Ic+AA%7BL?B%H#C%B#E?I]NE#O?8-8&vAc&O+AI%%##@9*9C9=8J9Am9_9-W8H@A7"NB#E?Q]E>#7B#%7"NEMFL@A%#C>#G#Q?Rc&B_NA#G#Bd?I_NA#B#Ic+AA%#L#7B#%7"ND?vB#E?Did&E?7T{ND#C%B#O+AQ##8I#E8=o7 NEMDL#F?Ic#N#A?Mc#BQ8 B#F*AM%B#F*AI%HMDL#7B#%8I?mB#E?Did8=o@A7"NBMCL?B%H#C%B#7B#7C8I?vA#E?Did8=o7 NBL#F#Z:A8<B#F#G:AsB#F#I:A8+B#F#N#F?8+Bc#K#7CQ7V#F*AE%B#F*AA%HL?Ej%EC>#H?B]E>?B#B?Pfi&I#U#M?lhffE>#F?mC7PA8<B#B#Jc%K?A%H?A%CD>?A%GC>#S#H#Wc-AA&H?Bic.AA#If[E>?B%G#T#H?Bic.AA#If[NBL#A#H#G#K#DQ8|BL?B%H#C?B%C[NALL#I#Lf[NB#B?Q}NB#F?)c#B?Dic&C*AA?B^NB#C*AE#D^NB#A#"#B#JcQ8MBMBL#P#E&D{NBMDLL#I#Mg%M#B?Bc&C?Me?t8;vAc%D#E#P_NALL#F?8@Bc)AL9/TCZlB8E(A?vBd&E)A#A*AE%R#A*AI&LE>#R?<c%F?9;wvA*AA%G#L%KD>C>#F?,d*AA-A9=B&H?C]NA#G#F*AAj?Bf[NA?B#Hi#Jg%JL#F?8+Cc%F#K?Bd&KNALL#E?8GC7PA8%B?8NvvA*AA%K?pvvA*AA%H#E?sBc%G?A%FD>#E?8%Bc#Fc-AA%I#E?8YvvA*AA:AQ#E?qvvA+AA;AI#G#HEl#E?Ic#I?Cic*AA&G#Kd&I?A#G#I}!F?AL:AA#E?rBc%G#F?Bc&F?C^NAL#E*AsB%H#E*ArB%I?9JwvA*AA%G?pyvA?EQ9?B?qyvA?qyvA*AA&F?Ec&K:AA?8NyvA*AA#F?Cic&F#I:AM#F#H:AI#F#G:AE#F#J:AA#E?A:AQ#E@mmmmvA;AI#E?mmmmk:A7%#E#B+AA&7A;Ai#E#B*AI&F:A8C#E?rwvA*AA&J:AnB#E?8"wvA*AA&H:AmB#E#7A;AU#E#F:A"#E#J:A)#E#H:A##E#C*AI:AqB#E#C+AA;ApB#A-AQ%F#E#D=A8UB#E#F=A8VB#E@mmmmmB;A*#E@A;A/#E@I;A<#E?7Mc%W#E?*c%X#E?9]Ac%V#GE>?wwvA*AA&J#G?Eic% C>D>#J-AM&D#L_E>#E?rBc#E-A8VB#J#R#D?8+Cec&D*AM#D-AQQ7*?qyvA*AA%K#J-AO%I#E-A8)B%S#E-A8(B%T#E-A8*B%U#E-A8+B%M#E-A8,B%N#E-ArB%P#E?A:A8@B#E#P=A8?B#E#N=A8>B#E#M=A8=B#E#U=A8<B#E#T=A8;B#E#S=A8:B#E#I=AsB#E?C@mmmpqrvmB#I?Di8=p8.#I?I}!&!=A8/B?pyvA#E?sBc&D?MQ9RB#J*AA%Y#J*AE%Z?pyvA?CQ9?B?qyvA?qyvA*AA&F?Cc&G:AA?8NyvA*AA#F?Cic&F#Z:AE#F#Y:AA?pyvA?CQ9?B?qyvA?qyvA*AA&F?Cc:AA?8NyvA*AA#F?Cic@A;AA#E#V*AQ:AuB#E#V5AAA5LAsB#D#E?Ic#J*AI&OQ8.B%FC>?8J9a7T#Ij?BfNA#J-AN?6B]NA?movA#E*AmB#O?Mec#O#E*AnB}!*AI?Hf?G]NA?pyvA?BQ9?B?qyvA?qyvA*AA&D?Bc:AA?8NyvA*AA#D?Cic#M?A#M?9OA_!?6Bf?Me-A9B8;>?mmmmEg:AAL?qyvA*AA%D#E#F:AsB#E#D#Gd&H?Cd:A8<B?8NyvA*AA%QC>#D#G|NA#Q#G?Cic%F?B?C#H?C_!%G#E?sBc%HD>#F[NB#F#H*AA:AA#F?Ec%F#H?Ec%H#G?Bd&GNALL?A%HCl#I?C{&"E>#D%G?AMBL?pyvA?BQ9?B?qyvA?qyvA*AA&F?Bc&G:AA?8NyvA*AA&Q#F?Cic#M?A#M?9OA_!#N?A#N?9OA_!#I?C]&F!?6Bf?Me-A9B8;>?mmmmEg:AA#G#Dd?Qi?mm4Hf?A?mC#F!gL%DC>#E-A8UB?B^NA#I?T{E>?B%HMBL?B#Ii&F?3BfNA#F?Hf[E>?B%H#F?mm/f[NB?A%HMBL#I?C^%HL#J?Qc%J?A%F#E?A=A8^B#E#P=A8?B#E#N=A8>B#E#M=A8=B#E#U=A8<B#E#T=A8;B#E#S=A8:B#E#!=A8/B#E#I=AsB#E#D?Qj=A8]B#E#D?Ij=A8[B#E#D#Hg=A8@B#Q#K?Cic%DD>C>#G#K|NA#D#Fc&I[NA#I#E?sBc#Fc*AA:AAL#K?Bc%K#F?Ec&F?M^NALC>#H[NA#X?movA#E*AmB#O?Mec&G#O#E*AnB&F}!&D*AA?movA#G?Mc#O?Bc#F}!#D#D*AI?Hf?G]!*AE?pyvAQ9WB#"NA#W#Y#Z?pyvAQ9WBL#J# ^NBMCLLAL?qyvA*AA%K#E-A8UB%DL#A*AM-A7V%O#E?A:A8@B#E@mmmmmB;AsB#E*Ai%F#E*Ak%L#E*A8C%A#E*ApB%I#E*A8NB%M#E*AqB%G?pyvA?BQ9?B?qyvA?qyvA*AA&N?Bc&J:AA?8NyvA*AA&H#N?Cic?A:AA?A#G#G#M{&G!%N?B#I#G!%Q?B#F#A#L{&G!%R?A#A#G!%S?uwvA*AA&G?9AwvA*AA?Eic%T#D?Bf%U?A%D#G%FD>#F#T^E>#F?Qc%F#U[NB?B#Q#G*AI&Ac#G*AM&L#A_#L#N{g&I!%M?A#L#Ad#I!&A?A#G*AE&L#G*AA&Id#I#L{#L#S{g&P!]E>#F%G?B#I#Rc#P!#M#AQ9QB[NCL?8"yvA*AA%G?8UyvA#AQ9>B?8YyvA*AA%J?8"yvA*AA%HC>#A[&PNA#PNA#H#Jc#M#A4KAAL#D?Bc%D?8"yvA#A#Hc&A:AA?B#G#Jc#A#G_!#A#Gd&G?A#A#G}!Q8IB%A#E?sBc&G#I?qyvA*AA&J?AQ9VB#G#L#J?Bc?AQ9VB?pyvA?DQ9?B?qyvA?qyvA*AA&G?Dc&J:AA?8NyvA*AA&H#G?Cic&G#A:AI#G@A;AA#F%GMBLLC>#J#K|NA#H#K?Cic&A[NA#A#D:AAL#E?sBc#V#O?Bf&A?z8 vA?pyvAQ|#X#B#A?z8 vA?pyvAQ|#W#C#A?z8 vA?pyvAQ|#E*AI&AE>#E*AM#A?EiQuBL#E*A7%&A?A7XE>#E*A7*#A?EiQuBL#E?vBc)AL9.RCLlB8E(A?/d&H)A#C-AA&P%I?6B%JC>ClC>C>C>#P?BdODABCEL#C-ABMCL#C-AB%I?9aB%JMCL?5BL%J?A%IL#B-AI%G#B.A7L%K#B-A7N%N#B-A7K%L#B-AJ%M#B*AE%O#B-A"%Q#H?A7PA7E#H#Q?C^=A7D#H#D=A)#H#O:A##H#I=A7C#H#J=A7B#H#M=A"#H#L=A!#H#N=A #H#K7PAY#H?l#G#G?9"A]!=A7A#A#H?Yc?QQ9RB#B*AA%B#A?BQ9?B#A#A*AI&D?Bc&N:AI#A*AE#D?Cic#B:AA#A?CQ9?B#A*AE#A*AI&B?Cic@A;AA#A#B?Cc:AIC>C>C>C>#F-AR&J[#F-AQ&L?J]f&M[E>#E*A>*AU-AK?C^NBL#E*A*&BE>#B?Bd%I#E*A)#B?Cic?Ed%B#E*A,%GD>#G#B*AAd%G#B?Ed%B#I?Bd&I?l^NAL#E#G:A,#E?A:A*L?A%B?A%D#E-A7VNBMDL#H?Yc#E#F*AIQ^#E*A*&B#H*AY&G#B#G_!%D#B#G{E>#E*A)#B?Cic?Ed%G#E*A,%ID>#I#G*AAd%I#G?Ed%G#B?Bd&B#D{NAL#E#I:A,#E#D:A*#D%BL#E-A7V?B^NC#DNBL#E-A[%D#A?BQ9?B#A#A*AI&G?Bc:AI#A*AE#G?Cic#D?mmmmEg:AA?A%DMBL#D?Bc%DLC>#E*A>&K*AU-AK?C]E>C>C>C>#L?BdONEEAABEEEEEEAACL#H?A:A##H@mmmmQ;AY#K#F#H?YcQi#E?#c#H*A"&B#H*A#&FQqB#A#B#FQ9:B#H*AY&F[ND#B#FQuBMDLCl#K*AI&J#K*AE{E>#F*AA%I?A%J?B%F?AMBL#F*AA%I#K*AA%F#J[E>?A%J?AMBL#F-AA?7T]L%BD>C>#B#J}NAD>#B#Fc-AA?7E^NB#J#B?Bc&B^NALMEL#J#B&K_ND#B#J]ND#J#Bd%G#B#Fc%L?A%BC>D>#B#Lc-AA?7E]NB#G#B?Bc&B^NAL#G%BLClC>#BE>?A%GD>#G#Lc-AA?7R]NC#B#G?Bc&G^NALL#B#Kc&BMBL#B#Kc%B#G#KcL%G#B#I_NA#G#I}NAL#H?Yc#F#J#K#GQ7D#H*AY&B?mmmmk]NC#E?#c#H+A"&R8.&F#R@#p8.&GQqB#A#F#GQ9:B#B[NC#F#BQuBMCL#E?#c?M?A#B?vA}!Q9,B#A?BQ9?B#A#A*AI&B?Bc:AI#A*AE#B?Cic#J?A#J?9OA_!?6Bf?Me-A9B8;>?mmmmEg:AAMBLC>#M[E>#E?#c%F#E*AE&G#E*AI?Eic%ID>C>#B[E>#G#I^NBMEL#B#I#Gd?Ej}ND#G#B?Eic%GL#H#E*A>&B5AAA5LAY#H#B*AQ:A*#H#A#H?Yc#GQ7G#G?Qc%G#H*AA&BE>#F#B#H*AEQqBF#F?M?A#E*A*?vA}!Q9,BL?A%BMALAL?A%J?A%I?B%G#K*AY&F*AA&BE>#F*AE%I#B%GL#E?#c%O?A%BD>C>C>#B?Bf[E>#J?BfNF#I[NF#I?Cd%L?A%BD>#B#Gc&M-AA?.]NC#L?Bd%L#I#B?Bc&B^NALMFL#J?BfNE#I[E>?B%J?A%B#G%F?A%IMCL?A%BClC>D>#B#Gc&F-AA&J?.]NB#I#B?Bc&B^NAL#I%B#GMBL#B?lh#Ic%I#F?BcL#G[NE#J?.^%J#G%F%GMBL?B%J#M?Bc%F#B#I?Bd]E>?A%B#F%G?A%IMBL#B?lh#Ic%K#B#Id?Bc%G?A%BC>D>#B#Mc&J-AB?.]NB?B%J#G#B?Bc&BcNAL#F%G#K&B%IMBL#L#Bd%I#J?Cc%G?A%JL#H?Yc#F#B#FcQ7-#O#H*A"&B#H*A#&FQqB#A#B#FQ9:B#H*AY&FE>#B#FQuBL?B%BMALAL#L?C^NA#F?M?A#E*A*?vA}!Q9,B#A?BQ9?B#A#A*AI&B?Bc:AI#A*AE#B?Cic#J?A#J?9OA_!?6Bf?Me-A9B8;>?mmmmEg:AAL#E#E*A/#E*A,c:A/#H#A*AI&B#Nd&E?Cd:A"#H#D:AYC>#B#N|NA#A*AE#N?Cic%B?B?C#E?C_!%I#H?Yc%GD>#B[NB#B#G*AA:AA#B?Ec%B#G?Ec%G#I?Bd&INALLC>#P?D^NA#C*AE%F#HCl#C*AI&I[E>?A%I?B%J?AMBL?A%G?A%BC>D>#G#B#Fc,AA?9Dl7Xc&G?*{NB?B%J#I#B?Bc&B^NAL?AMBL?A#B#B#I{&B!%I?B#F#B!%F?8.8RvA%J?DL:A)#H#J:A##H#I:A"#H#F:AY#H?Mc#H?Yc?CQ8FB#A#H*AQ&A#H*AUQ9<B#H*AM&B[NA#A#BQuBL#H?/c)AL9APBKl(A?/d&F)A?9"A%L?W%D?6B%G?6B%E?6B%HC>ClC>C>C>ClC>C>ClC>C>C>C>C>C>C>C>C>C>C>C>C>C>C>C>#C-AQ?BdONBCDEFGYHIGJKLAL#C-AR&H?A#H?9OA_!?Me&D?t8;vAc%K#D-A9A8;>%I?+%DC>C>C>C>C>C>C>C>C>C>C>C>C>#C-AT?GdOOABKCD)EFKKKKKGKL?7C%D#I?FdOF(JGHIJL?A%G#F?A:A,#F@mmmmQ;A)#B#C#F?)cQi?B%D#F*A,%E#F*A*%I#K-AL&J?E|E>#J?Ke?9]8%vAc&D?B#D#B*AY-A-c-AI&J?J_&G!%D#J?A#G!%GL#F?Ic#I#E#D#GQY#B*AUC>#F-AI[E>?6B%GMBL?9EA%L#E#F-AJ&G?A#G?6Bf?7S_!?6Bf?Ze&B-A9C8&>^NA#B?8-8&vAc%D#I%JD>#E[E>?9FA%LMCL#J-AA%B#D-AA%K#J?Bc%J#E?Bd%E#D?Bc%D#K?#?A#K?9EAd?6Bf? _!g?6Bf#B?#?A#B?9EAd?6Bf? _!g?6Bf]NALL-AL#F*A)&DE>#I#DQuBL?#g%D?A%J?6B%EM&L?)%D#I?GdODJI%IL?9GA%L#B*AU-AL?7FcM7CL?7GM7BL?7HM7AL#K-AK%E?xA%L?,%DM7AL#B#C*AA#C*AEQ8QB[NCM L#B#C*AA#C*AEQ8QBNZMBL#B#C*AA#C*AEQ8QBNYL#B*AU-AL?7AcMYL?7D?7E?7D#K-AE&B#C-AV]!#B?D]!%DMYL#B*AU-AL?&gMWLC>C>C>#C-AR&H?9OA}E>?t8;vA%I?7N%D#C-AT?OdOEDB C L#H?Me&D?t8;vAc%I#D-A9C8;>%E?7N%D#C-AT?OdOECAZBZL?/MXL#B*AU-AL?7Lc%DMXL?;?.#I-AC!MVL#C-AR&H?A#H?9OA_!?Me-A9A8;>?G]NJ?-MUL#C-AR%E#C-AT?S]E>?7N%DMSL#F@mmmmQ;A)#F?A:A,#B#C#F?)cQi#B*AY-A-%D#F?Yc#E?A#E?6Bf?P_!?6Bf?7Qe?wtvAc&J#F*A*&I#F*A,&KQ8TBClC>#F*AY?B]E>#J#D?Bic.AG#F*A"&M?Pfj?BfNBL#B*AU-AL#F?Qc#E#I#K#DQ7.?9EA?9"A#F-AQ&D!%L#F-AR?l#D!%G?:gMBL#J-A7O#Mc%H?6B%E#B*AU-AL?7JcL%D#F*A)&BE>#I#BQuBL?A%JMUL?9HA%L#B*AU&B-AK?C^NI?=%DMPL?S%DC>C>C>C>#C-AR&I?Nd?A#I?N{!?BdOEBCWDAL?B#B*AA#B*AI&H#B*AE{&B!&K%E?B%G?B?A#H#B!&M[NQ #K#McD>#E-AA?Jd&D?X{NP?B#Di?8!mmEf[NP#E?Bc%E#H?Bd&HNAL?A%H%EMPL?P?O#B*AU-AK?C]!%DMQL#B*AU-AL?Qg%DMPL?mmmI#B*AY*AM&B#B?mmmI}!MKL#B*AY%B?V%D#C-AT?DdOCHIRL?X%DMML#C-AR?7Pc%DMLL#C-AR?9WAg%DMKL?9!A%DMJL?9 A%DMIL?9"A?wA#B*AU-AL&B!%L?7I#BdMKL#B-AL?<g%DMGL?m9L8_9=B#B*AI&B#B?m9L8_9=B}!%J?U%DMFL?mmmI#B*AM&B#B?mmmI}!L%J?T%DMDL?A%GL#H?B^L%B#I?Bd?M_E>?6B%G?6B%E?6B%H#I%DMFLC>C>C>C>#I?BdONDDDDDDDDDDDDBAL#G[NB?Y%DMDL?N%D#C*AE&B#C*AA&E|NC#B#M{NC?N?!#E#Kc-AA?9ZAd?9#Bf!%DMCL#E-AA&D?7Q]E>?Z%DMCL#B[#D?7C^gE>?6B%G?6B%E?6B%H?A%DMGLC>#E-AB&B?8MB]NA#B?9>B]NA?A%D#B?9FB]NA?6B%G?6B%E?6B%HMGL? %DMBLAL?6B%EL?6B%G?6B%HMCL?"L%D?6B%EL#A?C=A"#A#D=AJ#A#L=AI#A#C+AQ;A/#A#C5AAA5LA##A#J8=#E8=@6B8H@*o#G8=@/on#H8=@6B8H@#onn@mmmmmmmmln;AA#F?/c)AL9OMD lD8EB8B(A?/d&O)A#A?A:A##A?Yc#A*AU&GQ2B#A*A#%E#A#GEl#A*A"#E?Eic%DD>#D@A;AA#D#F:AI#D?Qc%D#G#F?Bc&F^NAL#E#FcF#EL:A##A?)c%W#A*AU%G#A*A,&E#A*A)]E>#WQ9ZBL#A#E?Bc&I:A,#A*A*#E?Uec&E?A=AQ#E#G:AM#E?A:AI#E?A:AA#IE>#A?7Qc% #A?/c%Z#O?Qc%!D>#A#I?Bd&E:A,C>#A*A*&X#E?Uec&L*AM&J#L*AI&M_E>#E%IMBL#A*A##J_E>#E%IMBL#J#Md&R?C_E>#E%IMBL#L*AE%P#L*AA%V#A*A"#M?Eic%G#L-AQ?Bf[E>#G#R?Eic%"#A*AI%S#A*AE%Y#A*AU%Q#A*AQ%H#G%FD>C>#F*AI&D#Q}NA?A#H#D?Eic&N*AI&D#N*AE&Kd#D#K_#D#S#C#N-AM?Bf&N!{g&D!%T?B#Y#B#N!#Kc#D!%D#V?BfE>?B#D#Pc#P#T{!%KC>#T#Pd&D?A#D#T|!&N?I_&U[E>#K+AA&7A@<o#7A@m9aD8H@*on#7A@mm4H8H@Yo#7A@mmm3P8H@Ionn#7A@*p@m9aD8H#7A@Ip@mmm3P8H#7A@Yp@mm4H8Hnnn%7BMBL@A%7B#P#T}NA#K?Bd%K#N%DD>#D#Kc7JAA@<o#7B@Ipn%7B#D?Bd&DNALL#F#7B#N?I#U!8=n;AAMBL#F#D#TQ8-B;AAL#F?Qc&F#"^NALLC>#R?R}NA#G#R?Ei&Nc%Y?A%S?B%U#G%KD>C>#S[NA#K+AA%7A#N%D#U%F#G%HD>#D[NB?B?C#H+AA#7A7!&Q!#Q#F!%Q#D?Qd%D#F?Bc%F#H?Qc%H#Q?6Bf?C]NAL#Q?BfNCL#U?Bd%U#S?Bc%S#K?Qc&K#Y^NAL#E%IMBL@l%7B@A%7C#G%D#J%FD>#D+AA&7A#7Cn%7C#7A#7B8H%7B#D?Qc%D#M#F?Bd&F^NALC>C>#7B#7C7"E>@B#7B#7C8I7a@7T8Io%7A?A%H#J%F#G%DD>#D+AA#7A8H7 E>#H#R}ND#D5AAA%##D#G#H?Eic&E5AAA5LAA#E##5LAA#H?Bc%HL#D?Qc%D#M#F?Bd&F^NAL#O#J:A"#O#M:AQ#O#H#Mc&G:AY#O#G:AU#I?Ue?Ud%F?A%H?A%JD>#!#H?Dic&G*AE%E#G*AA%G#W*AA#I?Bd]E>#WQ9ZB#A*A*%XL#A#I:A,#F#Xc&D#V:AA?B%H#D?B=AQ#D#E:AM#D#G:AI#D#P:AE#F?Uc%F#I?Bc%I#J?Bf?B%J[NAL#I?Bd%IMDL#V[NB#7B@3B8H@A7"NB#G?Yc%F#R?Ei&H?Qd?Ej%J#G*AI%DD>#D#F*AA&E#D#E_!%D#F?Qc%F#J?Bd&JNAL?A%J#A*AU#D{E>#A*AQ#D?Eic*AA%M?B%JLD>C>#HE>#G*AI&E#D]NB#ACl#A*AU#E|E>#Z?AQ9?B#A*A<MBL#A*AQ#E?Eic*AA%I#Z?BQ9?B#A*A7M#A*A<&E?Cic#I:AA#E?BcL:A<# #JQ9?B#A*A7V%E#A#JEl#A*A>#E?Cic#M:AA#E?BcF#EL:A7VMBL#A*A,%IMEL#G?Qc%G#H?Qd%HMALALAL#L?A=AQ#L#J:AM#L#M:AI#L?B:AA#A#I:A,#L#P?Hc?A#V?Bf!:AEL#INALL#O?/c)AL8)NBXl(A?rCd&E)AC>C>C>C>#B*AM&G#B*AQ&C_E>#B-AZ&D#B-AY&Fg#D#F#D#F_![f%F#B-A ?Me?z8^vAc%I#B-AU?Bf%MD>#G?Bc%DC>#ME>?C#Gd&G?D_NB#B#D:AMAL#G?D}NEL#FE>#I-AI?Me-A9D8;>&N#G?2Be?9A8UvAc&J-A9>B]ND#J#N?P7|?Bic.A9NBNDL#D&G#C^NAL#B#C:AML#A?mmmmk:AAMDL#B#D:AM#B#B*AI&W?Bc:AI#B-A"%S#B*AE%O#B*AA-AA%X#E?A:AU#E@mmmmQ;AM#E?Yc?A?1B4LA#J*A9JB&P?Bd&T?H{NB#O*AI%M#O*AE%N?A%I?A%CD>?B%DC>C>C>#J#C?Yec&B*AA&F?BdOCABCL#B*AI%F#B*AE%DMBL#M%F#N%DL#C?Bc#E?Yc#C?"ec%K?A%L#E#B-AU&B?A#B?9OA_!?Me-A9B8;>&B?A#B?7S_!?Ze&B-A9C8&>:A4B#E#B?8-8&vAc:A3B#E?3Bc?B#E?McQ}#E*AU%U?A%H?A%CD>C>C>C>#C?Bf[E>#HND#F[ND#F?Cd%Q?A%BD>#B#Dc&V-AA?.]NC#Q?Bd%Q#F#B?Bc&B^NALMDL#HNC#F[E>?A%F?B%H?A%C#D&B[NDMCL?A%CC>D>#C#Dc&B-AA?.]NB?B%H#F#C?Bc&C^NAL#F%C#D&B[NDMCL#B?Bc%B#C?lh#Fc%F?A%H#D[NCMBL?B%H#V?Bc%D?A%C#B#F?Bd]E>#D%B?A%FMBL#B?lh#Fc%R#B#Fd?Bc%BC>D>#C#Vc&H-AB?.]NB?B%H#B#C?Bc&CcNAL#D%B#R&C%FMBL#Q#Cd%F#H?Cc%B?A%HL#E?3Bc#D#C#DcQ7-#E*AU&D#E*AM]E>#E?McQxBL#E*AQ#Dc?9~A=AA#E#D?Bc:AU#E#E*AmC:A8"C#E#E*A4B&C:A8YC#E?8YCc?B#E?Mc&RQ}#E*AU&D#E*AM]E>#RQxBL#E*AQ#Dc?==AA#E#D?Bc:AU#E*A3B&DE>#C#DQuBL#L?Bc%L?B%C#B%DMBLL#E*AU&B%C#LE>?A%CD>#B#Cc&D#E*AM]E>#E?McQxBL#D#E*AQc?5A=AA#E#D?Bc:AU#L#C?Bc&C^NAL#B#Cc%CL#K#L:AY#K#B:AQ#K#B:AM#K#U:AI#K#U:AE#K#I:AA#K#B#Lc:AU#C%I&C#P^NALMBL#B#D:AMAL#E?Mc?#Q9>B#E*AU&D#E*AQc&B@A;AA#B@A;AI#B5MAAAAAAAAAAAAAAAA5LAQ#E#D?#c:AU#E?3Bc%D?A%CD>#D#J#T#C#C#T{!?Yec-AU&B?A#B?9OA_!?Me-A9B8;>&B?A#B?7S_!?Ze?8-8&vAc:AA#D?Ec%D#C?Bc&C?I^NAL?A%B#G?C}E>#J-AU?Me-A9A8;>?G^%BL#P?Ye%F#G?2Be?9M8UvAc%C#S?Bf%GClD>?B%D#C-AF&I?H^E>#J#I?Hf?Yec-AU&D?A#D?9OA_!?Me-Au8;>?D]%DLC>C>C>C>#C-AA?BdOCACBL#GNCMBL#G[NBL#D#C-AD&I?A#I?9OA_!?Me-Au8;>?D^f[NA?BMCL#C?Yc%C#F?Yd&FNAL?AL%D#A?>d#E?Yc?1B4KAA#A#E*AU:AI#A#E+AM;AA#A#E5AA3B5LAY#A#E5AApC5LA*#A#X=A8)C#A#D=A8(C#A#B=ArC#A#P:A7Q#A#W:A<#A#O:AU#A#S=AQ#A#J:AML#E?rCc)AL8>NBRl(A?2Bd&C)A#C?Ic#A?9)8NvAQ7FCl#C*AI&J?mmmmk^E>#B-A-#C*AM&K#C*AQ&LQ7!?6Bf&D#D?C]!MBL#B-A-L%M#C?E=A*#C?UcQ7;#C#M?Bf&E=A7&#C?3xvA:AU#C#B+AU;A7Q#C#B5AA"5LA7V#C#B-A,=A7%#C#B+AI;A/#C#B*AQ:A<#C#B.A7J7PA7+#C#B-A7L&G=A7-#C#B-A/&H=A7*#C#B-A.&I=A7)#C#B-A7I&N=A7(#C#B*AE&O:A,#C#B*AA&P:A*#C#A:AY#C@mmmmQ;A##C?pyvA:A"#C?9 Ac#A*AU&Q#A*AY&R#A*A)#A*A*QXC>C>ClC>C>#C*A~&FE>#A*AM#A*AQ#F#C*A7;&SQ8KB&DNBMCL?A%E?9NAMCL#D-A>#E{NA#D*AA?E^E>#D-AU?Bf#E|NBLC>#C*A7[&F[NA#C#I=A9,B#C#N=A9+B#C#E=A9*B#C#O:A9AB#C#P:AuB#C#B+AU;AzB#C#B5AA"5LA9SB#C#B-A,=A9)B#C#B+AI;AvB#C#B*AQ:A9JB#D-A?%B#C*Ae%E#C*Aa%I#C#G=A9:B#C?B=A9.B#C#H=A9-B#C?B=A9/B#C?A:AtB#C@mmmmQ;A8<B#C?mBc&A#Q#R#C?8<Bc&GQrB#C@mmmmQ;A8UB#C@A;A8NB#C?B=A8"B#A#IQ.#C?8F9_A7PA8C#C#C*A8YB:Ai#C#C*AqB&H:A7|#C#H#C*A8UBd?Bc:Ak#A#F#E#GQrB#C?D=A8VB#C?Uc#A#B#C?uBc#C?2AcQ7|#C*A8<B&A[NA#C*A8@B#AQuBL#C?Uc#D#K#LQ(#C?A=A8<B#C?C:ArB#C*AY&A-AA%BC>C>C>#D-A@&E?J^E>#B?BdOCCDBL#B[NG#C?9"8:B7PAvB#C@mmmm7|;AuB#C?Uc#C?rBc?Q?C#C?uBc#C?8<BcQ7AMGL#D?9 8!vAd?9?9%9G8JDe?Cj&D?Bc%B?8YD%AD>#B?Bd&BE>#A?wAd&ANBLL#C?9"8<B7PAvB#C?6B#D#B!8=@<o@mmmm2666An;AuB#C?Uc#C?rBc?I?A#C?uBc#C?8<BcQ7AMFL#A*AI%B#A*AE%A#C?A:Ak#C@mmmmQ;A7|#C?mBc&D#A#B#C?2AcQrB#C?D=A8VB#C#C*A7*:A9-B#C#C5AA7W5LA9WB#C#C5AA<5LA9JB#C#C5AA*5LAuB#C?Uc#D#E#C?uBc?8N8OvAQ7|#C*A7|&A[NE#C*Ai#AQuBMEL#A-AB%A#C5MAAAAAAAAAAAAAAAA5LAmB#C#A=A8TB#C?A=A8UB#C?C?A#A?Dd?6Bf?C_&A!=A8VB#C?G=AqB#C?M?G#A!=A8SB#C#C*A7*:A9-B#C#C5AA7W5LA9WB#C#C5AA<5LA9JB#C#C5AA*5LAuB#C?Uc#C?mBc#E#C?uBc?8N8OvAQ7|MDL?A%E?A%B?A%AD>?B#Ai?A#B?9 8!vAc#F#SQ!!#Eg%E#A?Bc%A#B?wAc&B?8YD^NAL#DE>#C?9"A=Ak#C@mmmm7|;A7|#C?9MA?zA#D*AA?E]&A!=A7a?C?A#A!%E?V?O#A!%F#D?9 8!vAd?9?9%9G8JDe?Cj&D?Bc%B?8YD%AD>#B?Bd&BE>#A?wAd&ANBLL#C?l#D#B!=A7~MCL?0A?9OA#E!L%A#C@mmmm7|;A7|#C?9"A=Ak#C#A=A7a#C#E:A7|?C%E?V%FL#C?A:AmB#C?A=AuB#C?Uc&A#C?mBc#F#E#C?2Ac#C?uBcQ7A#A?A#K#LQ(L#C*A"#C#C+A#;AuB#C?uBc#M?BfQ8%B#J?A7XE>#C*AM#JQuBL#C?2Bc)AL8ZLBVl(A?2Ad&B)A#A*AA%H#A*AI%E#A*AE%I#A*AU-AI%C#A*A"&D?A:A~#D?A:A7 #D?A:A,#D?A:A##B?A7PA<#B?A:A7M#B@mmmmvA;A,#B?A:A##B?A:AU#B#C?A#C?9OA_!?Me-A9D8;>=A=?B#H#E#I{&C!%N?A%D?A#E#C!&KE>#N-AA?7T]%DL#B?,c%T#B?9)Ac%UD>C>C>C>C>C>#D#K}NAD>#D#Nc-AA?7E^NB#K#D?Bc&D^NALMBL#K#D&E_NA#D#K]NA#K#Dd%C#D#Nc%H?A%DC>D>#D#Hc-AA?7E]NB#C#D?Bc&D^NAL#C%DL#B?9SAc#N#K#EClC>#DE>?A%CD>#C#Hc-AA?7R]NC#D#C?Bc&C^NALL#D#Ec&DMBL#D#Ec%D#C#EcL&LQ7D#B*A~%C#B*A7*%HC>C>#B*A7%&M?mmmmk]E>#C%G#H%IMBL#B?9SAc#N#K#D#L?Bc&I#D#I_!&O#DQ7D#B*A~%G#B*A7*%I#B*A7%&P?mmmmk^NB#M[NA#H#MQuBL#A?B=A-#A#B?Uc&DQ8HB#A#DQ8,B#B?A7PA7[#B?8I8"8YI:Aa#B?A:A~#B#I:A7;#B#G:A7*#B#I:A7%#A#B?9SAcQ7^MCL#A*AY-A-%Q#B?Ic#B-A=&J?A#J?P_!&V?7Qe?wtvAc&F#H#CQ8TBC>#B*AI?B^NA?B#B*AM&R?Pfi&S#F#Q?Bic.AGfNA#B.A<&C#SfE>#B?onmQ:A7?#B?E=Aa#B?A:A~#B#E:A7;#B#L:A7*#B#E:A7%#A#B?9SAc?A?AQ9]BL#B#C#Sg7PA<#F-A7O#Rc%L#V?Hd?6Bf?9aB}E>#B#F.A:7PAa#B@A;A7[?A%E#U%CD>C>#R#C-AA^NA#B?Uc#Ec&F*AANA#F?B:AA#F#D:AI#F#O:AEL#C?Bc%C#E?Mc&E?Y^NALLC>#L?6Bf&E?9NA{NA#E?Me&E-A9A8;>#I#G#A*AY-A.QR&C?6Bf?Y]NA#A#C#E?t8;vAc-AD#L?A#O#D?AQ8UBL#PE>#I#PQuBL#M[NF#H#MQuBMFL#A?QQzB[ND#F-A7N[NC#B#J#H#C#QQ7.#B-AA[NDMCL#A?A=A-#A#B?Uc&DQ8HB#A#DQ8,BL#B*A,&AE>#B*A/#A?DiQuBL#B?2Ac)APL#B?C=A7!#B?Q7PA}#B#J=A|#B?D=A7Y#B?A:A7V#B#E:A7W#B#L:A>#B#E:A7Q#B#F?Bc#A*AU?Jc#F-AA!-AA=A7Z#A#B?7Qc?A?AQ9]BL#A*A"&G*A#%O#B*A7M%F#G?Yc#CQ9>B#G*A#%JC>#C[&QNA#QNA#G*A"#Jc#H#C4KAAL#G#C#Jc&J:A##ME>#H#MQuBL#G*A,&C#G*A)]E>#G?)cQ9YBL#G#C?Bc:A,#G*A*#C?Eic&C?B=AM#C#J:AI#C#O:AE#C#F:AA#B*A,#F]E>#TQ9!BL#B*A/#F?Dic&C#L:AE#C#E:AA#B#F?Bc:A7M#P[NA#I#PQuBMALAL8-KCFlD8B?Y%FC>C>C>C>ClC>C>C>C>C>#A?6Bf?CdOEADCBIL#C[NF#B#Cc%G#B%AD>#A-AA-A9)8P>?B]E>#E?Bc%E#A?Bc&A#G^NBMHLL?K%F#C#E_NH#C#E]NF#E[NH#B#Ec-AA?vA^NH?B#C#E?lhc[NE #E#Cd%H?-%B?A%E?B%CD>ClC>C>C>#A#Cc-AA&G?-dOCBACL#B?6Bf%I?-%B?A#I?-^NC MBL#E?Bd?7R{NA?-%B#E?BcMBL#G?/d?6Bf?J{El#G?9#Bf?9EAd?6Bf?Z{F?ALNJ#E?7T}NJ#G%B#E?BcL%E#H#C?Bc&CcNALMDL?G%F#C[NGD>#C[E>?YPL#C?Bd%C#B-AA#B?Bc%B?/d?6Bf?K_NALMGL#CEl#C?Bd%E#B?Bc?A#B-AA?-]!F?AL%A?N%F#E#C#A!&E[NF#A#B#A!&A#Ec%D?A%B#A%CC>D>#C-AA?7I]NB#B?Bc%B#C?Bc&C#D^NALD>#E[E>?YPL#E?Bd%E#A-AA#A?Bc%A?/d?6Bf?K_NALMGL#B[NF?A%DD>#B#D^E>#A#Dc#D?Bc%D-AA?/d?6Bf?K_NBMHLL#E#B?lhc[NF#B#Ed%A?B%BD>#A#Bc[E>?YPL#B#Cc#B?Bc%B-AA?/d?6Bf?K_NALMFL?L%F#C? _NE#B5AAA&J5M00009R009R008<009H0057_&K5MJJJJJJJJJJJJJJJJ57~5MAAAAAAAAAAAAAAAA5NABCDUFGXIJ LM7AOP#K5(57>[NE5MAAAAAAAAAAAAAAAA#B5AAK&K5M8<009H009H009Q00000057_&L5MJJJJJJJJJJJJJJJJ57~5NARSDUVGXYJ !"7A7B7C#L5(57>[NEClC>#J5WF?/d?6Bf?Ke#J5WG?/d?6Bfc&A?L|E>?7B?B#Ai?0UfNC #A?C]NBL?7C?A#A?Bd?M_!MBL?"?7A#J5WC?/d?6Bf?Ke#J5WD?/d?6Bfc&A#J5WA?Bi#J5WBc#A!?Df!L#J5WI?/d?6Bf?Ke#J5WJ?/d?6Bfc?Bd|NF#K5WB?/d?6Bf?Ke#K5WC?/d?6Bfc?X{NF#K5WE?/d?6Bf?Ke#K5WF?/d?6Bfc?7P{NF#K5WH?/d?6Bf?Ke#K5WI?/d?6Bfc?7P{NF?Y%F#C? d&A[NEC>#A?B]#B-A &C?9YA]fNA?L%FC>#C?7HdODAGAGL#A?G^NG#B-A!&A?/d?6Bf?C{NG#B-A"&C?/d?6Bf?J{NG#B-A7A?=^NG#B-A7B?/d?6Bf?F{NG#B-A7C?/d?6Bf?J{NG#A?7K^NA#C?7L{NFL?MPL#B?-^NC#E?7T_L#D[NC?Bf[NCMBL?K%F#D[NBL?YPL#FPL?LL9SJBKl(A?rBd&H)A#H?Yc#A*A"&I?*c&P?3A4KAA#I@E;A8YB#I@A;AqB#I@mmmmvA;ApB#I@E;AmB#I@A;Ak#I@mmmmmB;A7|#I@E;A7[#I@A;A7;#I@mmmmQ;A7*#I@B;A7 #I@A;A7W#I@mmmmvA;A>#I@E;A<#I@A;A/#I@mmmmvA;A*#H?A:A#C>#B?B]E>#C#A*AQ&K}NB#C?Bc&I#A*AM&L#C?Mec*AI&B?Ej?A#B?Hf?F]!&M}NB?I%BD>?movA#L#I?Mec#I#K}!*AI#H?Ic#A#IQ8LB#H*AI&O?C]NC#H*AM%Q#H*AY#J]E>#H?Yc#J?B?E?MQ9(BL#H*A"#Bc&C#Q:AA#C?Ed#O:AA#C?Id#I:AA#H#J?Bc&J:A##B?Mc%B?Ej&C%I#C#M_NALMBL#H?Qc#A?AQ8LB#H*AU%C#H*AQ%J#H*AY[E>#H?YcQ9XBL#H*A"&B#C:AI#B#J:AE#B?A:AA?B%J#H?B:A#L#H?A:A8NB#H?A:AmB#H?A:A~#H?A:A7 #H?A:A,#D#E?,ec%M#H*A"&B#J?Mec%N#H?)c%O#H?9JAc%L?A%J?A%ID>C>C>#B[NA#B#N]NA#B?Mc%E?B%C?A%K#B*AE?B^E>#E%BMCL#H#A#B*AIQ9DB#H*AE%K#H*AA%C#E%BMBLClC>#D#M^E>#D?,c%E?A%B?B%C#D*AQ&K#D*AM&D_NB#G#K_NB#D#Fc%C#K#DdMCL?A%E#L?B?AQN#H*A8NB&A#H*AmB&B#A#B_!&DE>#H*ApB%J#H*A8C%B#H*A*%AD>#I#B*AA&C{E>#A#C?Cic#J*AA:AAL#B?Ec%B#J?Ec%J#D?Bd&DNALL#H?A:A<?A%C#H*A,&AE>?A%B#H*A/#A_E>#H?/c?A#A?E?IQ9(B#H*A<%BL#H*A7M&D#B?Dic%C#A?B^El#A?Di?Id&EE>#C?A#E4LAL#A#Bc&A?Bd%B#D#A?Dic?IdF#CL@A;AA#H*A,%E#B?Bc%CL#H#C:A<C>#H*A#&D[NA#H*A*%B#E?Ci%I?A%J#H*A7M%ED>#I[NB#C#B*AA&A{E>#E#A?Dic&A#J:AE#A#A*AA?Bc:AAL#B?Ec%B#I?Ed%I#D#J?Bc&J^NALL#PQ9PB#P#H?Yc?3A4KAA#H?rBc)APL?AL%K#E%DL#H?A=A8"B#H#K:A8UB#H#C:AqB#H?A:A8YB#L#I#H?qBcQyB#H*A)#I]E>#OQ1BL#H*A*#Jc#I:AA#H#I?Bc&I:A,#J?Ec%JMALAL9CIBTl(A?/d&G)A#B*AE%W#B*AA%X#B*AM%R#B*AQ%LC>D>C>C>#H?Bf[E>?B%H#MNE#E[NE#E?Cd%I?A%BD>#B#Dc&J-AA?.]NC#I?Bd%I#E#B?Bc&B^NALMEL?B%H#MND#E[E>?A%E?B%M#D%J?A%F#D[NEMCL?A%FC>D>#D#Fc&B-AA?.]NB?B%M#E#F?Bc&F^NAL#D%J#E%F#D[NEMCL#B?Bc%J#F?lh#Ec%E?A%M#D[NDMBL?B%M#J?Bc%D?A%F#B#E?Bd]E>#D%J?A%EMBL#B?lh#Ec%N#B#Ed?Bc%EC>D>#F#Jc&B-AB?.]NB#E#F?Bc&FcNAL#D%J#N&F%EMBL#I#Fd%E#B?Cc%J?A%ML#G#F:A"#G#D:AYC>C>C>?movA#R#C?Mec&N#C#L}!*AI?Hf&B?E^E>#B?F^ND?A%I#C#L_E>#N*AI&B?Ej?A#B?Hf?F]!%IL#G?Qc#G?YcQ8;B#G*AQ?BfNBMDL#C#L}NC#C?Bc&K#N*AI&B?Ej?A#B?Hf?E]!&S}NC#D#Fc%O?A%TD>#P%NC>C>D>?B#X?movA#R#K&P?Mec&I#K#L}!&U*AA?Bc&Hc#U*AE&B#B?A^d&K#H_#K#W{g&B!%V?A#K#Hd#B!%Q?movA#I?Mc#P?Bc#L}!*AI?Ej%KC>C>#U-AI?IfNAC>#F?H|E>#F[NB#D%B#F%HD>#B-AA?9aA]ND#B?Bc%B#H?Bd&HNALMBL#G?Ic?9aA#D#FQ7=#G*AI?B]NBL#F#Q^NB#V#D#FQ9QBNBMDL#G?A=A,#G#Q:A)#G#V:A##G?A:A*#D%BD>C>#G#G?#cQ7}#G-AA[NA#B#O]NC#G-AB%Q#B?Bc%I#B-AA&H?9aA^El#IF#I#O]ND?.?9aA#B-AB?7J]!%H#B?CcL%B#H#Q]NBMCLL#B#O]NC#B-AA?9aA^NA#B?Bc#O]NCL#K#S_NAL#N%P#T[NFMBL?B%T#K#S_NBLL#P?Bc%BMBL#C?Bc%B#G*AU&HE>D>#B#I}ND?movA#R#B?Mec#B#L}!*AI?Ej%B#H?Bd&HNALL#B#I}NBL?B%H#J%D#B%CMBLL?A%HL#A#C:AE#A#H:AA#G?/c)AL9CJCTlC8E(A?2Ad&E)A#E?Qc?B#B?Qc#C?Q_!#C?Qd&F?A#C#F}!Q7>#E*AQ%QC>C>#E*AU&L#E*AY&F?Dic&G#FEl#L*AE%U#L*AA%R#L?IcF#LL&F^E>#F*AE%V#F*AA%S#F?Ic#G^NBL#E?A:AM#E@mmmmvA;AEMBL#E?A:AM#E@mmmmvA;AE#F*AM%M#F*AI%T#F?Qc&F#G]NA?U%H?E%OD>#F?Ic&J#G]NB#F*AA&N[NB#J*AA&P[NB#J*AE%I#E?9)Ac#N#F*AEQ8aB#E?Qc#I?B?BQ8:B#E*AU%WC>#E*AQ?B^E>#E*AY%N#I[&FNB#FNB#N#P#I4KAAMBL#E*AYAL#E#E*Ae:AY#E#E+Aa;AQ#E*AE#K]E>#E?EcQ9 B#E*AI%OL#E+AQ%X#E*AY%P#H#Oc&F#I:AA#F?Ud&I#P:AI#I#X;AA#F?Ed#N:AA#F?Id#W:AA#E#K?Bc&K:AM#H?Yc%H#J?Ic&F#G^NALLClC>C>#C?C{E>#B-AC%IMBL?A%I#CNA?A%GMBL?B#B-AA&G?B{NB L#G-A9Fo>L?A%G#E?Qc%F?Bf%HCl#C?C}E>?B#B-AB&G?B{NB L#G-A9Fo>L?Bf%G#F?48 vA?EQ8aB#F#G=A?#F#H=A>#F?A7PA@#F?mmmmk:A)#F@mmmmmmmmml;AU#F@mmmmvA;AM#F?A=A7V#F?9 8RvA:A/#F?s8NvA+AA;A7M#F?8@8NvA*AA:A7Q#E*AU%G#E*AQ%FC>#RE>#E?9WAc#R#UQ8aB#F[NB#G#FQuBMBL#E#E*AY:A7;#E#G:A~#E#F:A7*L?mmmmk%FC>#T[E>?mmmmk%JMBL#E?9)Ac#M?B?BQ8:B#E*A7[%J#E*Aa[E>#E*Ae&G8=#ME8E#ME>#G#T#M4KAAL#M8=@#oF@ALn%XMBL#E*AeAL#SE>#E?9)Ac#S#VQ8aB#E+A7[%Y#E*Aa%FL?A%GC>#C?I_E>?A%K?A%HMBL#B*AE%H#C?M_E>?A%KMBL#B*AI%K#C?Q_NA#B*AM%GL#A#E.A7 7PA>#A#E+A7*;AA#A#E*A7;:AI#A#E+AE;AM#A#E*AM:AU#A#Y;A*#A#F:A)#A#X;A"#A#J:AY#A#H:A7M#A#K:A<#A#G:A7Q#A#I?Bf=A@#A#D?B]=A7V#A#I?Bj?Bf=A7U#A#E*A>:A/#E?"cQ8?B#E*A*&A?A7XE>#E*A,#AQuBL#E*A7M&A?A7XE>#E*A<#AQuBL#QE>#L#Q?DiQuBL#E?2Ac)AL8*ICTlE8E(A?#d&I)A#B?A#B?6Bf?P_!?6Bf?7Qe?wtvAc%J#A*A"*AU%R?66D%F#C?Bc&H#D*AI?Ej&S_E>#E.AK#E.AI#J#A*AY-A-?Bic&T.AC?lhgg%UD>C>#A-A,?B]E>#A-A*?Bf[NBLClC>C>C>?movA#A*AM&V#H?Mec#H#A*AQ&W}!&G-AI?If[E>#A*AA%M@A%ZC>#A*AE&F#G*AA&L?Bc&O_NA#F#Od?I_NA#M#Oc+AA%ZL#A*AI%X#J-A=&G#J-A7O&Kc?9OA{ND#G#P|ND#K?Me#P?Mec-A9B8;>&G?A#G?7S_!&N?Ze&K-A9C8&>?Bc%G#K+A8-8&>%Y@B#N8=o& @8S9E8R9-9G9}m8X*8H@A7"NB#Y#Z7"ND@A%YC>#F#L?Jc&N_NA#F#Nd?I_NA#M#Nc+AA%YL#G?I]NC#K?8-8&vAc&K+AI%!# @9*9C9=8J9Am9_9-W8H7 E>#G?Q]E>#Y#!7"NFMEL@A% C>#F#L?Rc&L_NA#F#Ld?I_NA#L#Mc+AA% L#Y#!7"NE?vB#G?Did&G?7T{NE#K+AQ# 8I#G8=o7 NDMEL#Y#!8I?mB#G?Did8=o@A7"NDMCL#I?Ic#J#A#GQ8 B#I*AI%F#I*AMMDL#Y#Z8I?vA#G?Did8=o@A7"NBL?B%F#PMBL#I#X:A"#I#F:AY#I#M:AU#I#J#I?Uc#O#ZQ7V#I*AA%F#I*AEL%GC>C>#F?B]E>?B#G?Pfi&F#T.AGf[NBL#A*A"&F*AU&G#F*AM]E>#F?McQ1BL#F*AQ#G?Cic#H:AA#F#G?Bc:AU?movA#V#H?Bc&H?Mec#H#W}!*AI&F?Gf?E^NB#A#H#F?EjQdMBL#F#QfE>#A#HQvBL#G?Bc%P#F#Qg%Q#F#Uf[E>#A#H?Bc&H#J-A7O#GcQ7/MBL#A#J#G#H#EQ8D#H?Bc%HL?movA#A*AM#H?Mec#H#A*AQ}!*AI?Ej&H#S_NBLL#Q?lh%FLC>#D*AE&G?l]NA#J.AO%H#E*AAEl#J#E*AE?Hf?Bic.AS#HgF#HL#Ff&H?66Df[NA#A#J#H#C#DQ7:L#R#A*A"*AU_E>#A#B#R#E*AA#E*AE#G?l^Q7XL#I?#c)AL8aJCGlB8B(A?Qd&K)AC>C>C>C>C>C>C>C>C>C>C>C>C>C>C>#D-AI&HOKCDAAAAEFGBAL#C?6Bf?&^NL#H?G}NL#B?Bc%G#A*AQ&F#B?lhc%E#A*AM#Bc%I?7|%CD>5MAAAAAAAAAAAAAAAA%LC>#F#B#Cc?Rc_NA#E?Q_NA#C#Ic5AAR%LL#E?Qd%E#C?Qc%C#L5M~~~~~~~~~~~~~~~~5(#L5MCCCCCCCCCCCCCCCC57!5M%%%%%%%%%%%%%%%%57D57 5a&J[NAL#F#J7[&J#Bc#Cc?Bc&E{E>#I#Jc#Cc-AB?&]NHL#A#EQ;&BNH?A%CMNL#C?#g?6Bf?9~A^NKL#A#B#C#EQ+%CMLL#C?6Bf?&]NJMIL#C?6Bf?&^NH#K?Ic#D-AL#A*AY-A-#A?Mc#B?BcQ7T#K*AI?B]E>#A#B?&#EQ+%CMKL#A#B#DQ7_%CMJL#C?6Bf?9~A^NG#A#B?Bc#D-AL#EQG%CMIL#C?6Bf?9ZA^NF?A%C#A#B?Bc&F#D-AL&G?A#G?9OA_!?Me?t8;vAc#EQ?&E[NH#A*AM%GC>C>#F#A*AQ&H}NA#F#Gc-AA&C?#{NB#B?Cc&B#H}NA#C?#^NA#B#Gc-AA&C?#{NBL#H#A?Mc#FQ8*B&B|E>#E%CMJL#B#Gc-AA%CL#C?9!A^E>#E%CMIL#D-AF&B?D]E>#E%CMIL#A?J#B#D#EQ9}B%CMHL?A#C#Jc&I#E#G_#E#F{g&E!%C#B#Ic?Cc%FMBL?A%C#B?BfNB?A#B?Bj&F?Bd&B#Gd#B#G_#B#A*AQ{g&E!%CL#H?B#A*AM#Gc#E!#C#A*AY-A.QR&B?6Bf?Y^NB#F%CMEL#A?B=A7EMDL#C[E>#A#F#DQ9UB%CMDL#A#B?A#D#FQ9}B%CMCL#A?G#D-AD#D-AE[#C?6Bf?9=A]Q8}BEl?AF#A#B#C#EQ+L%CMBL#A*AQ&G#B?lhc%E#A*AM%F?A%CD>5MAAAAAAAAAAAAAAAA%LC>#G#B#Cc?Bc_NA#E?Q_NA#B#Fc5AAB%LL#E?Qd%E#C?Qc%C#F?Qc%F#L5M~~~~~~~~~~~~~~~~5(#L5MCCCCCCCCCCCCCCCC57!5M%%%%%%%%%%%%%%%%57D57 5a&H[NALClC>C>#G#C#H7[#Bc&Ec&C?Pd&H{E>#E#Fc?Pd-AA?&]NBL#A#HQ;&CNB?A%CMDL#C?OdMBL#C?BjL%C#C#B?Cc&B^NA#A#B#DQ9UB%CL#K?Qc)A#CL9]HBKl(A?#d&K)A#K?Yc#B#C?9O8avA?BQ9FB#K*AY?B]E>C>#K*A"&F[NAC>#C#F|E>#C#F^NBMCL#B#Fc,AA?>7ZNBL?A%BL#F?A#B!%C#B?B#B!%BL#K?Qc#B#C?rovA?BQ9FBClC>ClC>#K*AQ?B]E>#B#K*AU&F[NC #C#F|E>#C?A#C#F]&F!%G#B?B#F!MDL#B#Fc,AA?9Dl7XNB?BMCL#C%F#CNA#BMBL#C#F|E>#C%G#B#C#F]NB MCL#B#Fc,AA?>7WNB#F%G#BL%H#C#Gd%M#B#GcMBL#B%H#F%G?AL%NC>C>#DE>C>#E[NA#D#Ec?Bd-AA?.]E>#E?Bd&E[NBL#E#G}E>#G%J#E#G]NBMDL#H#E&Jc,AA?>7WNCLC>#D#JQ8NB&I[NA#I#J}E>#I#J^NDMBL?A%F#H#Ic,AA?>7WND#D#Ic,AA?>7WNDL#G#Jd%L#H#Jc%O?A%BD>#B#I^E>#B#Hc%C#B#Dc%E?A%F#B?Bc%B?#?A#C-AA&C?9EAd?6Bf? _!#Cg?6Bf?#?A#E-AA&C?9EAd?6Bf? _!#Cg?6Bf]NBMELLC>ClC>#I[E>#J%CMBL#I#J}E>#I#J^ND#H#Ic%H?A%CMBL#H#Ic&B?A#B,AA?9Dl7X!%H#J#Id%C?A#D#Ic,AA?>7WNB L#C#J#Id]%E#D#IcL%BC>#HE>?A%F#B?A^#EfNBMFL#BNDMBL#H#B#CQ9QBNDL?A%F#L?E_NC?A#O#O*AA&B?68F4Hf?Ik#B?Yk?68F4Hfg&B?8?9)9W9~C_#B?8?9)9W9~C{d!%FMCLC>C>C>#H#GQ8NB&C[NA#C#G}E>#C#G]NBMCL#C#Hc,AA?>7WNBL#C#Hc%B#G#Cd%CMBL?A%BL?A%F#K?Ic#B?B#B!&D#C?A#B!&C?y8avA?EQ9FB#K*AI?B^NBC>#K*AM&B[NA#B#C}E>#B#C]NBMDL#B#Dc,AA?>7WNCL#B#Dc%F#C#Bd%LMBL?A%FL#A#M:AQ#A#G:AI#A#L:AE#A#F:AA#A#N?A#M!?A#N!:AM#K?#c)ALyHCTlC8E#EE>(A?1Ad%G#D#Ec%V#B#Cc%R?l%PD>?A%FC>#C#D-AA&S?A#S?7S_!?Ze&L-A9C8&>&Id#I#Cd#C#I{!&M?D#I?Cj&E#E?D}!?B#E!&Q#Ic{NA#L?8-8&vAc&L#Ic%J#L%EC>#CE>#B%HD>C>#H-AA&F?-]NA#F?9#A]NA#E#J]ND?#?A#F?9EAd?6Bf? _!#FgD>#E-AA&F?9#A^#F?-^f[E>#E?Bc&E#J^NBMFLL?#?A#F?9EAd?6Bf? _!#Fg^ND#E?Bc%EL#H?Bc&H#R^NALL?A%H#E#J]E>?B%FMCLD>#E-AA&F?9#A^#F?-^fNB?B%F#E?Bc&E#J^NALMBL?A%F#M#Q{NA@A%Y@A%Z#CE>#B%E#C%FD>@B#E7JAAo#Zn%Z#E?Bc%E#F?Bd&FNALL#L%E#I%FD>@B#E7JAAo#Yn%Y#E?Bc%E#F?Bd&FNAL?A%F#Y#Z8I8B8.#Q?Bi{NA#G5MAAAAAAAAAAAAAAAA5LAQ#G5MAAAAAAAAAAAAAAAA5LAA?A%ED>#G?>d#Ec#E=AA#E?Bc&E?#^NAL#CE>?A%E#B%J?A%OD>#G@A;A%#G5MAAAAAAAAAAAAAAAA5LA+#G@A;A<#G#O?Bc&H=A##J-AA%M#E?6Bf%W?A%E?A%FD>#F%N#E#Lc-AA%F?6B%KC>#O[NA#E[NA#M#N?6Bf^NA#W#F?6Bf^NA#G#E?Bd?7Cfc-AA?Bc%KL#E#Gc#K?6Bf&N#H?Bc?6Bf&H#G?>d#Ec&K-AB?Bc?6Bf&X#K-AA#M#F?6Bf^c?6Bf&K#K#X{!&K#H#K_!&H#H#N{!&H=A%#I#E?Bc&E^NAL#G#G5AA7 5LAQ#G#G5AA>5LAA#G#G5AA#5LA>#G#G5AA/5LA7 #O?Bc%O#M%E#J?Bc&J#R^NALL#Q#G?>d#Ic-AA&H}%FL#S#T#F#H#P_f&E!%T#H#P#E!%P#E#Ug%U#D?Bc&D#V^NALL#A#T=AB#A#U?Bf=AAL8-JBMl(A?0Bd&E)A?mvvA?mvvA-AA&F?B#F!=AA#FE>D>?mvvA-AA&FNA?mvvA#F?B#F!=AA#FNALL#E?Mc?8+yvA*AA?syvA*AA#B#Cc?#c#DQ8OB#E?zAc&F?8+yvA*AA?syvA*AA#B#C?AQ7H#E*A7Y%C#E*A7 %D#E*A7%%B#E#E*ApB:A7W#E#E5AAk5LA<#E#E5AA7[5LA*#E#E5AA7*5LAY?qyvA?A:AA?8"yvA?A:AA?pyvA?DQ9?B?qyvA?qyvA*AA&G?Dc:AA?8NyvA*AA#G?Cic&G@A;AA#G?A:AI#E?A:A8UB#E@mmmmQ;A8NB#E?A:ArB#E@mmmmvA;A8YB#E#A?Hd?D_=Aa#E#B:A7%#E#D:A7 #E#C:A7Y#E?A:A7;#E*AU%G#E#E*AQ?A#E*AM?mmmmk^!&H:A7*#E#H#G?Dic:A~#E?8+Bc#FQ,?E%GC>#E*A8+B?B^E>?A%H?A%FMBL?B#C#B#D{&C!%M?A#B#C!%N?A%F?A%HD>#E?uBc?B#M#E*AsB&Jc#E*A8<B&K#J_&C#K#N{g&D!?A#K#Jd&B#D!#E?8NBcQrBC>C>C>#E*A7*NAC>?A#B#C#K?A#E*A7%&D#D#E*A7 {&D!{g&C!&O[NA?B?B#E*A7Y#D!#Jc#C!&L%D#B%CD>#D-AA?Jd&P?X|?A?B#Pi?8!mmEf![E>#B#Lc?Bd%B?A%DD>C>#B#Dc-AA?Jd&L?X{NA?B#Li?8!mmEf[NA#C#D?Bd&DcNBMELL#C#DcNDMCL#D?Bc%D#C?Bd&CNALL#O?m9L8_9=B#E*A#&B#B?m9L8_9=B}!|NBL?nyvA-AA?B]E>#E?uBc#A#E?Yc?CQ7K?5BfNCL#E?wBc?3xvA#E?uBc#A#E?Yc?AQ)?8"9HvA*AA[NB#E*A8YB#I]E>#E?8YBcQ9XB#E*A8"B%GL#G#I?Mec&B#K:AI#B#J:AE#B#F:AA#E#I?Bc&I:ArBMBL#H?Bc%HL#F?Bc%F#E?8+Bc#E?zAcQ,#E*A8+BNALL?pyvA?DQ9?B?qyvA?qyvA*AA&A?Dc:AA?8NyvA*AA#A?Cic&A#I:AI#A#H:AE#A#F:AA?pyvA#I?De&AQ9?B?qyvA*AA%BC>#A[NA#A?Ci&C[NA?8NyvA*AA#B?Cic#G#C4KAAL?qyvA#A#Bc:AAQ8_B#E*A8YB&BE>#G#B?MeQuBL#E*A8NB&BE>#E*AqB#BQuBL#E?McQ9^B?mvvA?A=AA#E?0Bc)AL9LHBXl(A?qBd&E)A?mvvA?mvvA-AA&F?B#F!=AA#FE>D>?mvvA-AA&FNA?mvvA#F?B#F!=AA#FNALL?8+yvA*AA%J#E?<c?A#D#D?syvA*AA&K#B?A#B?A7X!&G#Cc?#c&Hd&F?A#F#K|!{&L!&I?B?BQ8:B#E*A7Q%QC>#E*A<?B^E>#E*A>%P?A%F#I[&NNB#NE>#D%FMCL#P?B?B#H#Jc#L!#H#K{!#I4KAA#D%FMBL#E*A>AL#E?<c?8+yvA*AA?syvA*AA#G#C#AQ7H#E*A>%N#E*A7Q%S#E*A<%T#E#E*Ai:A/#E#E5AAa5LA##E#E5AA7%5LAQ#E#E5AA7V5LAA#E?3Ac#P#FQ7>#E*Ak%R?A%CClC>C>#E*A8C&K#E*AmB&D?Dic&H#DEl#K*AE%U#K*AA%M#K?IcF#KL&D]E>?A%IMBL#D*AE%V#D*AA%I#D?Ic#H^NBL#E?A:A8NB#E@mmmmvA;AnB?EMBL#D*AM%W#D*AI%X#E?A:A8NB#E@mmmmvA;AnB?E#H#D?Qc&Y]NA ?A%F?E%OD>C>#F#Yc&G?Ic&D#H]NA#G*AA&Z[NA#D*AA& [NA#G*AE%J#D*AE%L#E*AnB#C]E>#E?nBcQ9YB#E*ApB%OL#F#Oc&G#Z:AA#G#L:AM#G# :AI#G#J:AE#E#C?Bc&C:A8NB#F?Qc%F#D?Ic#H^NBLL#E*ApBL%D?A%F#V?A#I!%H#U?A#M!%G#I?B#I!%I#M?B#M!%OC>#B?A7WE>?C%F#B?7[_E>?F%JMCL#B?lh-A9Wo>%JMBL#A?D]NA?B%F?B#T#N#S{&J!%L?A#N#J!%ML#E#W:A7;#E#X:A~#E#H:A7 #E#I:A7Y#E#G:A7W#E#O:A7V#E#C:A7*#E#D:A7%#E#M:A>#E#L:A7Q#E#J=A7O#E#F=A<#E?<c#EQPQ8_B#E*AnB&BE>#D#B?EiQuBL#RE>#K#R?DiQuBL#QE>#P#QQuBL?mvvA?A=AA#E?qBc)ALqHBPl(A?/d&E)A#A*A)%D#A*A#%G#C%J#B%FClD>?A%M?B%N?A%ACl#G#D[NA C>D>#A#Gc&I-AA?.]NB#D#A?Bc&A^NAL#D&M%A#GMBL#A?lh#Dc%M?A%N#I?BcL%O?A#PNB Cl#J[E>?A%J?B%Q?B%P?A%D#FMBL?A%DC>D>#D#Fc&I-AA?.]NB?B%P#J#D?Bc&D^NAL?B%Q#J%D#FMBL?A%P#D?lh#Jc&C%J#I?Bc&BL%IC>C>C>C>#AE>#G-AA?9~A]NBL#A#D]NB?AMFL#E?Ic&K#F#D?A#DQ7D#K?B#E*AM#E*AI&A?mmmmk]&D!&G?A#E*AQ#D!Q-?A#A#D!%RC>C>#E*AINA#E*AQ&H[NA#E*AM%A#E?B7PA,#E#H:A*#E?A:A)#E?B=A##E?7P:A"#E#H:AY#E?A:AU#E#H:AQ#E#A:AM#E?7P:AI#E#KQ_#E*AA&F?B#F!%DC>C>C>#E*AE?A#F!?BdOCABCL#D-AA?7I^NBMCL#D.AA?8>9 A]NBL#A#Hc%FD>?A%L#A#F]NCCl#A,AA&H?A7ZE>#H?6Bf%D#A?BcMBL#A-AB?7Tf%D#H?7Cf%K#H?7:|E>#K?Gi#Dg%D#A?CcMBL#A-AC?7Tf#D?Gig%D#H?7|_E>#D#K?Mig%D#A?DcMBL#K?Si?mm2Af#A-AD?7Tf#D?Gigg&D?mmwA]ND#A?EcL%A?B%LC>C>#D?7DdOLEBBBBBBBBBEAL#D?9 A]NCL#D?#_NB#D?6Ad?#{NALL?B%LL#R[NB#G#RQuB#M%D#O%G#I%F#L#Ng[NDMCL#F#G#AQ9QB%A#M%D#O%G#I%F#N#A?A^&Lg[NCMBL#M%D#O%G#I%F#L#Ng[NBLL?A#LNA ?A%A#QEl?AFC>#C[NAD>#A#Bc-AA?.]NB#C#A?Bc&A^NALL#BL[L#E?/c)AL8VKCKlB8E(A?rBd&E)A?mvvA?mvvA-AA&F?B#F!=AA#FE>D>?mvvA-AA&FNA?mvvA#F?B#F!=AA#FNALL#A?I|E>#A-Awo>%IL?A%A?8+yvA*AA%K#E?Ic?A#D#D?syvA*AA&G#C?#c&Fd&J?A#G#J}!{&M!&H?B?BQ8:B#E*AM%LC>#E*AI?B^E>#E*AQ%J#H[&NNB#NE>#D%AMCL#J?B?B#F#Kc#M!#F#G{!#H4KAA#D%AMBL#E*AQAL#E?Ic&D#J#A#BQU#E?0Ac#I#DQ7"?A%D?syvA*AA%G?8+yvA*AA%HC>#C?7:{NA#F#G{NA#C#Hc&K5MAAAAAAAAAAAAAAAA5LAQ#K5MAAAAAAAAAAAAAAAA5LAAL#E#C:Ae#E?A#F#F#G{&C!:A7[#E?B#H#C!:AaQ7N#A?E}E>#J-AD&F?A^%DL?qvvA@A;AA?8NvvA#F:AA?pvvA#D:AA?9;vvA#D?Bh=AA?8YvvA?A:AA?A%F?A%C(A?Qd&A)A#E?0Ac&G*AM&H*AY?mmmmk^E>#H*A#%F#H*A"%CL?8YvvA?A:AA?qvvA@A;AA?8+vvA?A:AA?9;vvA?pvvA-AA?Bh=AA#A?A:AI#A?A:AA#A#E?9)Ac&H*AI&K:AM#A#K:AE#G#H#A#C#FQB#A?Qc)AC>C>?1wvA*AA&AE>#E#E+Aa;AmB#E#E*Ae:ApB#E?8"wvA+AA;A8NB#I#E?mBc#E?Ic&C#B?C^?9 wvA*AA#AQ7SQ8_B%F#GQ9KB#CQ9MB#LNBMCL?8"vvA+AA%O?8"vvA@mmmmQ;AA?8+vvA*AA%A?8+vvA?A:AA#E#A:Ak#E#O;A7|#E?2Ac?#Q9>B#E*Ai&C#E*Ak&Fc&I5MAAAAAAAAAAAAAAAA5LAA#I5MAAAAAAAAAAAAAAAA5LAQ#E#F?#c&I:Ak#D[#B?C^f%DC>?9)wvA7JAA&O@E7"E>#E#E+Aa;AmB#E#E*Ae:ApB#E?8"wvA+AA;A8NB#E?9*wvA7NAA?9:wvA7JAA@/o?9.wvA7LAA@#onn@Io#On;A8UBMBL#E?E=A8UBL#E?mBc&GQ7;?pyvA?0ovA#E*A~-A?Q8%B?0wvA+AA%O?pyvA?EQ9?B?qyvA?qyvA*AA&B?Ec:AA?8NyvA*AA#B?Cic&B#O;AI#B#A:AE#B#C:AA#E#A:ApB#E?A#A?#c#A#F{&B!:AnB#E?B#C#B!:AmB#E?0Ac#E?9)Ac#G#DQK#A#I|E>#E#A:AkL?8"vvA*AA&AE>?rvvA*AA#AQuBL?8+vvA#E*Ak:AA?8"vvA#E+A7|;AAQ8_B%F#E?0AcQ9KB#E?IcQ9MB#L[NBL#J#LQuBL?mvvA?A=AA#E?rBc)A#FL9NHBNl(A?#d&G)AC>C>#A#C?6Bfc-A+&I?E]E>?B%I#B*AA?B]NB#C#D?YiQ8C?6Bf%IL#I?D]NBL#C?6Bf?J|E>#A-A7U?BfNBL#D?6Bf?B]E>#A-A@NBL#A#A-AQ#I?A^f=AQ#A*AM&H#A*A)_E>#A#H?Bc:AM?N?I?G#B*AA&L?B]!#C?6Bf?U]!%M#A*AI%H#E-AJ%N#E-AI%J#E-AH%O#E-AG%P#E-AF%Q#E-AE%R#E*AA%S#F-AA&K%E?6B%AC>ClC>C>C>#K?BdODABCEL#F-ABMCL#F-AB%E?9aB%AMCL?5BL%A?A%EL#G?A:A"#G#O=A!#G#P=A #G#Q=AZ#G#R=AY#G#E=AX#G#A=AW#G#N=AU#G#M=AT#G#D=AS#G#I=AR#G#C=AQ#G?l#J#J?9"A]!=AV#H#G?Qc?QQ9RB#H?BQ9?B#H#H*AI&A?Bc&C:AI#H*AE#A?Cic#S:AA#H?CQ9?B#H#H*AI&D?Cc&A:AI#H*AE&I#D?Cic@A;AAC>C>C>#L?BdOCABCL#B*AI%A#B*AE%B#H?BQ9?B#H#H*AI&D?Bc:AI#H*AE#D?Cic?9AmmmE:AA#H#B#AQ9:B#H*AE%I#H*AI%AMBL#H?BQ9?B#H#H*AI&B?Bc&A:AI#H*AE&I#B?Cic?9BmmmE:AAL#G?A:AQ#G#A#Cd&B?Cd:AUC>#A#C|NA#I#C?Cic%A?B?C#B?C_!%I#G?Qc%CD>#A[NB#A#C*AA:AA#A?Ec%A#C?Ec%C#I?Bd&INALL#K?D^NB#F*AE%D#GCl#F*AI&I[E>?A%I?B%B?AMBL?A%C?A%AC>D>#C#A#Dc,AA?9Dl7Xc&C?*{NB?B%B#I#A?Bc&A^NAL?AMBL?A#A#A#I{&A!%I?B#D#A!%D?8.8RvA%B?DL:A"#G#B:AY#G#I:AU#G#D:AQ#G?Ec#G?Qc?CQ8FB#H#G*AI&A#G*AMQ9<B#G*AE&B[NB#A#BQuBMBL#A?B=ARL#G?#c)AL9]GBTl(A?mBd&H)AC>#D#E]NA#E#G*AU{#D#E{g&MNA#A#B#C?E#G*AQ#D?,ec#M!&I#E#Dd&D#G*A*&S#G*A,&TQS#H?Ic#A*A"&B?*c&O?3A4KAA#B@E;A8YB#B@A;AqB#B@mmmmvA;ApB#B@E;AmB#B@A;Ak#B@mmmmmB;A7|#B@E;A7[#B@A;A7;#B@mmmmQ;A7*#B@B;A7 #B@A;A7W#B@mmmmvA;A>#B@E;A<#B@A;A/#B@mmmmvA;A*#H?A:A7M#H*AQ&KE>?A%E#H*A,#K_E>#H?,c?A#K?B?BQ9(B#H*A7M%EL#H*A/&G#Ec%B#K?B^El#K?Bd&CE>#B?A#C4LAL#G#C#Ec&EcF#BL?A=AA#E?Bc%PL#H#P:A7M#D?,e%Q#H*AY#H*AQ&M?Cic%C#A*AM%U#A*AQ%V#H*A/%W#H*AM%R#H*A)%X#H*A*%Y#H*A"%Z#M%DD>?A%G?A#I&E*AQ&B#E*AM&Jd#B#J_#B#T{g&N!%IC>C>Cl#D#Z_E>#C*AA%GLC>#G#Y}NA#X#G?Dic&B*AA?B^NA#I[NA#E-A*NA#B*AE%B?BMBLC>#M#E*AI&B|E>?A%G#F#K^NE?B%LMBL#F#K^NC?B%L#R#B?Mec&G*AE?B^E>?A%GMBL#H#A#G*AIQ9DB#H*AE%G#H*AA%LL#G#I^NB#L?B#J#Sc#N!#IQ9QB[L%I#R#B?Mec%L?A%G?A%J#I#B#M_f&NE>?movA#U#L*AA&J?Mec#J#V}!*AI?Hf?E]%JL#B#P_#If[NB#B#Wc&B-AA#B?B=AA#J#Nf[NB?BfNB#L*AA%B?B%GMBL?A%GL#E?,c%I#E#G:AA#E#B:AE#D?Bc%D#C?Ec%C#Q?,d&QNAL#OQ9PB#O#H?Ic?3A4KAAL#H?mBc)AL8-HBQl(A?1Ad&H)A#H#A:A7W#H?A:AQ#H@mmmmvA;AI#H@mmmmvA;A*#H5MAAAAAAAAAAAAAAAA5LA/#H@I;A>#H#F.AM7PA7Y#H#A5AAA5LAU#H#A*AQ:A)#H?7Qc%KC>#C[E>#A*AY%MMBL#B#C?<ec%T#G?Mc%U#C?Bd?6666Bf?Bc#A*AY%MD>#B?#c%C#G*AU%Q#G*AI%R#H*A7V%SClC>#H*A7W*AY-A7K?B]E>#B-A/&J?L{NB?B#Ji?v!f[NBL#H?0Ac&J#H?Ic&I#CQ7Y#G#B#J?A#I#CQL?AMBL#H?0Ac&J#H?Ic&I#CQ7Y#G#B#J?B#I#CQL#K#B*A##B*A)#GQ9WB?BL%IC>#B-A"&N?C]NA#B*AU%C#B*AQ%J#B.AY%O#B-A %P#H#B-A!&W?9JA]=A7(#H#I=A7&#H#P=A7%#H#O7PA7"#H#N=A7!#H#W=A7 #H?A=A7)#G#H?0Ac?IQ9RB#G?BQ9?B#G#G*AI&I?Bc:AI#G*AE#I?Cic?A#C#C#C#Jc&I{#E#I_g&C!&I:AA#I[NA?E#D#J?Eic#C!&C#I?Eic%ND>#H#C+AA;A7 #C*AM%O#C*AI%P#G*AU%J#H?0Ac#H*A7W#UQ>?B#J#G*AQc#G*AU&I#J_!#I#Jd&J?A#I#J}!Q8IB%J#K#P#G*AI?AQ9VB#K#O#G*AI?Bc?AQ9VB#G?DQ9?B#G#G*AI&I?Dc:AI#G*AE#I?Cic&I#J:AI#I@A;AA#C?Qc&C#N^NALLC>#H*A<?8FmvA_NA#L[NA#M-A7LNA#G*AI#R}E>#G#R:AIL#G*AU#Q}E>#G#Q:AUL#S#H*A7V{NC#H#S:A7VMCL#L?Bc%L#B?<c&B#T^NAL%LL#M-A7J%B#H#K*AI:A7*#H#K+AA;A7 #H?0Ac#A#B#F#GQ|#H*AI&AE>#H*AM#A?EiQuBL#H*A*&AE>#H*A,#A?CiQuBL#H?1Ac)A#LL8XGBLl(A?Qd&J)AC>#C[NA#A-A(%L#A?A=A(#A-A)%G#A*A"*AmE%K#J@A;AI#A?Mc%H#A*AM%FC>C>#B#A*AQ&I}NA#B#Fc-AA&E?#{E>#B%DMCL#B?Bc&D#I}NA#E?#^NA#D#Fc-AA&E?#{NBL#H#BQ8*B&D#I}NB#D#Fc-AA%EL#E?&]E>#C?Bd%I#G?A#G?9OA_!?6Bf?Me?t8;vAc%MD>#A#D#K#J?IcQ7M&D[NC#A*AM%EC>C>C>C>C>#D#A*AQ&F}NA#D#Ec-AA&B?#{E>#D%CMCL#D?Bc&C#F}NA#B?#^NA#C#Ec-AA&B?#{NBL#H#DQ8*B&C#F}NB#C#Ec-AA%BL#L?Bf[NB#B?6Bf?9ZA^NBC>C>C>C>#C?Bc&D#F}NA#D#Ec-AA&B?#{NB#C?Cc&G#F}NA#B?#^NA#E#Gc-AA&B?#{NBL#H#DQ8*B&B#F}NB#B#Ec-AA%BL#B?6Bf?9~A]NBL?9ZA%BMCL#A#D#M#IQ?&CNC#A?B=A7EMFL?A%BL#A#C#B#IQ+&C[NDL#A*AM%FC>C>C>#C#A*AQ&G}NA#C#Fc-AA&E?#{E>#C%DMCL#C?Bc&D#G}NA#E?#^NA#D#Fc-AA&E?#{NBL#G#H#CQ8*B&D|E>?A%EMCL#D#Fc-AA%EL#E?,^NAC>C>#D?Bc&B#G}NA#B#Fc-AA&E?#{E>#B%DMCL#D?Cc&D#G}NA#E?#^NA#D#Fc-AA&E?#{NBL#H#BQ8*B&D#G}NE#D#Fc-AA%EL#E?&]NBMDLL#A*A"#K:AmEL#D?Bc?A#E?5A]!%NL#J?Qc)A#NL8@GBRl(A?/d&F)A#B*AA&D?8FmQ}E>#BQ9_B#B@mmmmvA;AA?A%DL#B?S=AY#B?A:AI?A#C*AI&H#H#C*AE{&H!%I#C*AA%E#D[E>#BQ9XBL?B#E#H!%M#B?B:AI#B*AE&N?M:AI#N#I:AE#N?A:AA#IE>#M-AA?7T]%GL#F?Ic%P?B%JD>C>C>#G#I}NAD>#G#Mc-AA?7E^NB#I#G?Bc&G^NALMBL#I#G&H_NA#G#I]NA#I#Gd%G#H#Mc%E?A%DC>D>#D#Ec-AA?7E]NB#G#D?Bc&D^NAL#G%DLClC>#DE>?A%KD>#E#Kc-AA?7R]NC#D#K?Bc&K^NALL#D#Hc&GMBL#D#Hc%G#H#KcL%D#F?D=A"#F?G=AQ#F#H:AI#F#D:AM#F#G:AY#F#G#D?Bc&D#D#G{!:AU#J?Me%D#J?Ei?Qc%K?A%L?A%HD>#P#L?Mec&E-AI&Q?I]NC#F?#c#M#I#E*AA&R#E*AE&SQ7DC>#F*A#&E?mmmmk^E>#E[NB#F*A)#EQuBMBLCl#B-AY&L?S]E>?O%L#F*A*%E#F*A)%O?AMBL#F#B.AZ7PA,#F#B-A!=A7I#B*AM%O#B*AQ%E#B*AUL%T#B#L=AY#B#T:AU#B#E:AQ#B#O:AM#B#F.A,7PAZ#B#F-A7I=A!L#B*AA#J]E>#BQ9XB#B*AE%NL#D#Nc&E#R:AA#E#K#Q?Igc:AI#E#S:AE#B#J?Bc&J:AI#D?Mc%D#K?Qc%K?B%L#H?B%H[NALMBLL#B*AE%B#JE>#B#I:AE#B#B*AI#J?Eig:AIL#A#J:AQ#A#B:AM#A#C*AI:AI#A#C+AA;AA#F?/c)AL8;GCKlC8E(A?Qd&D)A#B?Tc?7|f&E?8QmE#A?8QmEc#A?Q|!c&B?mm8Cf%I#B?Qj%J#A#E#A#E{!?Bd%F#A?Bd%G#A?R_%KC>ClD>C>?0yvA+AA%MC>Cl#F?8FC}E>?7B#F7@d&A?Bi#F#AjcMBL#F?EjL&B?Bc&A?7S|E>@l#A8=o#M8H8A&N@7T7*E>#N8.%A#KE>?9WyvA*AA#A?Cic*AA&A*AM%B#AQ9TB#A?Ed&C#C*AA?Ch:AA#A#BcMGLD>#D?Ec#A#E#GQ8/B#D*AE?B]NE#A?7T_E>?0yvA+AA@l#A?Bc8=o8H8A&M8.%A#M@vA7%NBLL#D?Ec#B#E#GQ8/B#D*AENDMCL#M#B8=p@B8H7 NB#D?Ec#B#E#GQ8/B#D*AE?B]NCMBL#M@A7+NA#D?Ec?7T#E#GQ8/B#D*AE?B]NBL#J>A&B?l]E>?A%AMEL?9 yvA*AA%A?9 yvA?A:AA#B?Qi&B#Ic%CC>C>#A?A#A#B]![E>?l#C#B#C{!?7|f%C?9WyvA*AA[E>?A%H#B?B#B!?Dc?nm8Cf&B?qCg?q8G8Cf&A#B_NC#A#C{NC?9WyvA#B:AA#A?Ed?D?B#A#C_!:AA#B?A?mC4LAMDL?A%H#B#B?Tc?qm8Cf&A?Qc&L{NB#C#L_NB#A?Ed?H:AAMCL#B?l#C#B#C{!?7|f&H}E>?9 yvA#A:AAMELC>#A?Ed&C*AA&B?BfE>#C#B?Cg:AAMBL#A#Bd&AQ9TBL#A#HQ8[BL?9 yvA#H:AAMCL#A#C_E>#A#CQ8[BL?9 yvA#C:AAMBLL#D*AI%A#D*AML%B#B#A#Ec&E]El?BF#E#BQ8[B?DL%B#E?Ed#B:AAL#D?Qc)A#AL9!GBHl(A?0Ad&E)AC>#C[NA#C#DQ7!?6Bf?C^NA#E@mmmm7|;A*#E?9PA=A7J#E?#c#C#D?p8OvA?CQY#E-A#E>#E#E-A%=A7IL#E?9VA=A/#E?9)8NvAQ8ZB=A.#ECl#A-A7V[E>#E#D:A>#E#C:A7Q?DMBL#E?D=A7O?BL=A<#E?Yc#A?9)8NvAQl#E?B:A7V#E#E+AY;A7W#A#E?wAc?U?C#E?*c#E?<cQ7ALC>#B[NA#B*A7M&C[NA#C?)e%D#B*A/%CD>C>#C-A#&H?D]NA#E?wAc#A*AE#CQ7FC>C>#E*A7V&B?mmmmk]E>?I%F?9QA%GMBL#E*A7YNB?J%F?9RA%G#B[NA#E*A7W#BQuBL#E#G=A7J#E?9"A=A/#E@mmmm7|;A*#E#CQ8ZB=A.#E?Qc#A#CQl#E?B:A<#E#E+AQ;A7Q#E?A=A7V#A#E?<c#F#H#E?*c#E?wAcQ7AMBL#B[NA#E*A7W#BQuBL#C?)c%C#D?)d&DNALL#A*AE&B*A#&CE>#B*A"&G#C?Eic%JD>#G*AA%H#E?wAc#G*AE&B?B?BQ8:B#E*A7W%IC>#E*A7V[E>#E*A7Y%F#BE>#BE>#F#H#B4KAAL#F%C#B%DD>#C?#?A#C-AA&K?9EAd?6Bf? _!#Kg=AA#C?Bc%C#D?Bd&DNALL#G?Qc%G?ul%CD>C>#C?48OvAc*AA#B^NA#C?38OvAc*AA#F#BQ9QBNA#E#F#B?9S8NvA?CQYMDL#C?)c&CNAL#E?Ic#F#B?9S8NvA?CQY#E-AI[NB#E-AJ%C#E@mmmm7|;A*#E#B:A>#E#H:A7Q#E?B:A<#E?9EsB7PA/#E#C=A7I#E?A=A7V#A#E?<c?Q?C#E?*c#E?wAcQ7AMBL#E*A7YAL#IE>#F#IQuBL#G#J^NALL#E?0Ac)AL9UHCLlB8E(A?0Ad&G)A#B?"c%K#D?A#D?K_!&I?Me&H?z8^vAc%M#H-A9U8^>%NCl?m9L8_9=B#E*AI&H#H?m9L8_9=B}!&O#C*AI&H}#I?Hd?D}f[E>#B*AA?8FmQ}E>#BQ9_B#B@mmmmvA;AAL#B?S=AY#B?A:AI?SMBL#G?Ic#B#C?A#H#E*AMQE#B*AI%J#B-AYL%I#B*AU%P#B*AQ%Q#B*AM%L#B?A:A/#B?A:A)#G?A=A:#G#F=A7M#G?B=A/#G@E;A*#G#K:A)#G#E:A##G#M:A"#G#J:AY#G#I?S^=A7N#G#C+AA;AI#G#C*AI:AQ#G#B*AE&C:AUC>C>C>C>#H#O|E>#N?BdOCCDBL#G?8NomQ:A7X#G?G=A7W#G5MAAAAAAAAAAAAAAAA5LA<#G?Ic#G?<cQ7^MDL#G?Ic?A#DQ7/MCLC>ClC>C>#C?movA#J!&C*AI&H?Gf?E]E>#C*AE%J#G?<c#G?Ic#E*AA#E*AEQ7L?A%C#G-A<&E?BdODCEEBL#G?Ic?A?KQ7/MFL#G*A7QMBL#G*A7Q?BcL%C#G?Ic&K?A#CQd#K#C#DQ8^B?movA#G*AU#C?Mec#C#G*AY}!*AI?Ej%CL#G?Ic&D#C#H?EjQd#J?l]NB#G#G+A<&R;A*#E?D^NB(A?#d&C)A#C?8K8<mQ:A #C?J=AY#C#R@#p8.&E:AQ#C?movA#D*AM#E?Mec#E#D*AQ}!&E*AA&H:AU#C#E*AE:AM#C#H:AI#C#R@Ip8.&E=AZ#E?6Bf?C]E>#C?B=A"L#D*AY-A7H&E?E^E>#C#E=A"L#D#C?IcQ7^#C?#c)AMBL#G?IcQQL#I?S^E>#G?F=A7W#G#P:A>#G#L:A7V#G#Q:A7Q#G#L:A<#G#I=A_#G?A=A7Y#G@mmmm##I?Nd?A#I?N{!8=@Do&Rp7QA|#G@m8GnpvA#Rp7QA{#G@o8N8Y8@vB#Rp7QA7X#G?Ic#G?<cQ7^L#A#G*A/:AI#A#G+A*;AA#F[E>#B#B*A)[=A8NFL#G?0Ac)AL9!FBFl(A?>c&F)A?B#B#Dc#C#E_#D#E{g&B!%CC>C>C>C>?A#E#Dd#B!&BE>D>#G&H?Bc%GC>#C#Hc&I-AA?7D^NA#B#G|ND#I-AB&J?/d?6Bf?K}E>#J?7:f?9EAd?6Bf?F{NEL#H?Cc#B}ND#I-AC&J?=d?6Bf?9^B{NA#J?7:f?9IAd?6Bf?9}B_NDL#B#G^NALL#F?B=A)#F#B:A"#F#C:AY#F?A:A##F?Mc&G#F?YcQ8WB#GQ7aNBMCL#H?lh#Bc%EC>#B?Bd#H]NA#I?Bc%G#E%C?A%BD>C>#G,AA&I?A7WNA#B?BfNA?B%B#G?Bc%G#C?Bd&CNBMCLL?C#B#I?A7Z!%EL#A?mmmmk:AA#A#D#Hc&B:AE#A#B#Ec?Bc:AIMCLC>C>#B?D|E>#C?Bd%H#B%GD>#G[ND#G#Hc#G?Bd%G,AA?A7ZNALMBL#C*AA?m8F8GnkfNA?E#C?Dc?8Cf&G#Cd#C#G]!&G#B?Ed&H_E>D>#C#Gc*AA?m8F8GnkfNC#G?Ec&G#H_NALL#C#Hc*AA?m8F8Gnkf[NBL#F?7Mc#B?B?BQ8:B#F*A<%GC>#F*A7M?B^E>#F?A:A/#F#F*A7Q&H:A,#F#G:A*#B[NB#BE>#H#C#B4KAAL#F#B:A/MBL#F*A7QAL#F?*cQ7a#F*A*&CE>#F*A,#CQuBL[NBL#A#F*AU:AI#A#F+AM;AAMBL#A#E:AI#A#D:AE#A?mmmmk:AA#F*AM&A[NA#F*AQ#AQuBL#F?>d)AL8PGBSl(A?2Ad&C)A#C?#c#A#BQsBC>C>#C*A#[NA#C*A7M&I#C*A<&O}E>?B%BMCL#C*A/%P#C*A,%Q#A*AU%G#A*AM%R#A*AQ%S#A*A"%LD>?movA#R#I?Me&Bc#I#S}!%J?movA#B#Qc?Mc#I?Bc&T#P}!*AI?Ej%I#L*AI?8+Ce%B#L*AE&E?8YCd%HD>#B[NC#C#J*AI:A7[#C#J+AA;A7;?B%D?A%F?B%K?A%M#E*AM&N-A9<B?B]E>#N-AU&D?A#D?9OA_!?Me-A9B8;>&D?A#D?7S_!?Ze&D?8-8&vAc%K#D-A9C8&>%M?B%F?9EovA%DL#C#M:A7M#C#K:A/#C#F:A,#C#D:A*#C#N+AvB;A##C?Qc#C?#c?DQ8FB#A#C?1Ac#C*AU&D#C*AYQ7~#C*AQ&KE>#D#KQuBL#E?8+Cc%E#B?8+Cd%B#H?8+Cc%H[NAL#G*AI?Ei%B#G*AE%E#H*A,&J?6Bf%DD>#BE>#B?Qd%B#E-AM%F#E?Qc%E#D#F^NBMDLL#C?H:A"#C?r8RvA:AY#C?F:AU#C?8a8SvA:AQ#C?#c&B#A#T#C?Qc?CQ7&#C*A#&E?C]NB#E?Bf[NB#C*A,%E#C*A*#C?Ic#A#C*A)Q8>B#C*AI?B^NB?B^NB#C*AM%D#B#A#E#H*AA#L-AQ?Me-A9S8^>?Me-A9D8;>?BQH#C*A#[NB#C*A*%H#C*A)%F#G*AI&E#G*AA]E>#GQ9YBL#G*AE#E?Eic&B#J=AM#B#D:AI#B#H:AE#B#F:AA?B%B#G#E?Bc:AI#I#O_NALMBL?A%BL#C?2Ac)A#BL9LFBJl(A?#d&D)A#D?mmmmk:AI#B*A#&EE>#B*A"&H#E?Eic%J#C*AA%K#C*AE%ID>C>#H*AE#I^NA#H*AA%C#I%B#K%ED>#BE>#E-AA%F#C-AA%G#B?Bd%B#E?Bc%E#C?Bc%C#G?#?A#G?9EAd?6Bf? _!g?6Bf#F?#?A#F?9EAd?6Bf? _!g?6Bf]NBMCLL#H*AI%FC>C>C>C>#H*AM&C[NA?A%BC>D>#B#Fc-AA&E?#^#E?J^fNB#C#B?Bc&B^NAL#C%BL#BE>#B#C}E>#B#C]NCMDL#B#Fc,AA?9Dl7YNCL#B#Fc%E#B#C]NC#C#Bd%G#C#Fc&F?Bd%C?A%BD>#B#Cc-AA&L?#^#L?J^f[E>#G#B?Bd&BcNBMELL#B#Gc&C[NC#C#G}E>#B[NE?A%EMEL#B#Fc,AA?>7ZND?A%EMDL#C#Fc%EMBL?B%EL?A%CL#C?A#E!%B#E?B#E!%E#D*AI?mmmmk^E>#D?Ic&C?CQ9>B#D*AQ&F#D*AMc?8<vA7PAA#D#F?Cc:AQ#C#BQ9>B#D*AQ%CC>#B[&FNA#FNA#D*AM#Cc#E#B4KAAL#D#B#Cc:AQMBL#D?Uc#B?B?BQ8:B#D*AY%GC>#D*AU?B^E>#D*A"%F#B[E>?A%CMCL#B[NB#F#E#B4KAAMBL#D*A"AL#D#F:AM#D#G:AI#D#C:AQL#H?Qc&H#J^NALL#A#D*AQ:AI#A#D+AI;AA#D?#c)AL9>FBWl(A?1Ad&F)A#A*AA%S#A*AI%M#A*AE%T#A*AQ%J#A*AM%K#A*AU&G*AM%I#F#C:A7V#F#B?Bc:A>#F#B:A7Q#F?7Qc%CD>#F?9JAc#Hc?movA#K#C*AA&L?Mec#J#L|!+AA;AA#C?Ec%C#H?Ic&H?Y^NAL#F*A~%U#F*A7*%V#F*A7%%W#F*A7 %X#F*A7Y%Y#F*A7W%Z#G#I#D?Hf?Yec-AW?Hf&N?"ec&C*A7%%J#C*A7 %K#C*A7Y%L#C*A7W%O#C*A7V%P#C*A>%Q#G*AI%C#G*AE%HC>#E-AVNA#E*AM&R#E*AI&E|NA#I#N?Yec%N#F?)c#A*A"Cl#A*AY& *A,#R_E>?A%I?BMBL#R#Ed%I# *A*#EcL#I#N#G*AUQ7,#F*A)&G[NA#F*A7M%I#F*A/%J#F*A,%E#F*A*%K#F#F*A<:A7V#F@8Fmmm#;A7Q#F?7Qc%C?A%HD>#F?9JAc#Hc?movA#J#C*AA&L?Mec#I#L|!+AA;AA#C?Ec%C#H?Ic&H?Y^NAL?A#E#E#K{&E!%C?B#G#E!%H#F*A~%K#F*A7*%L#F*A7%%J#F*A7 %O#F*A7Y%P#F*A7W%QL#F?Yc#A*A#&I?Uc&A?B#S#M#T{&G!&E?A#M#G!&G#Z#Y#H#C#Q#PQf#F*AY%M#F?Qc#A#E#G#X#V#H#C#O#LQf#F?Ic#A#E#G#U#W#H#C#K#JQf#F*AM%A#F#D=A7&#F?A=A7%#F?A=A7(#F#B:A7 #F#A:A7Y#F#M:A7W#I#F?9JAcQ8)B#F?1Ac)AL8UGCDlB8BC>C>C>C>C>C>C>C>C>C>#C?6Bf&E?9ZAdO%CGGGGGGGGGGEGGGGGGGFGGGGGDGGGGGGBALC>#E?&dOMAGGGGGGGGGGHGL#A*AQ&F#B?lhc%D#A*AM%E?A%CD>5MAAAAAAAAAAAAAAAA%HC>#F#B#Cc?Bc_NA#D?Q_NA#B#Ec5AAB%HL#D?Qd%D#C?Qc%C#E?Qc%E#H5M~~~~~~~~~~~~~~~~5(#H5MCCCCCCCCCCCCCCCC57!5M%%%%%%%%%%%%%%%%57D57 5a&G[NALC>#F#G7[#Bc&B#Cc&C?Pd&D{E>#B#Ec?Pd-AA?&]NBL#A#DQ;?BjPL#C?OdPL#A#B?Bc#DQ#PL#A#B?Bc?A#DQ?PL#B?8B{NF#B?Ec&D#A*AQ&E{NF#A*AM&F#Bc*AA?9]9)9T8;G^NF?A%C#D#E_E>#D#Fc-AA%CL#C?6Bf&E?7I]NF#E?9#A]NF#C?/d?6Bf?K_NF#C?7:f?9EAd?6Bf?Z{NEMFL#B?8A{NE#B?Fc&D#A*AQ&E{NE#A*AM&F#Bc&C*AA?9+9F8[8!Hh#C-AE?9*AhgNE?A%C#D#E_E>#D#Fc-AA%CL#C?6Bf&E?7I]NE#E?9#A]NE#C?/d?6Bf?K_NE#C?7:f?9EAd?6Bf?Z|NEMDL#B?8B{ND#B?Ec&D#A*AQ&E{ND#A*AM&F#Bc*AA?9=9/8[9(G^ND?A%C#D#E_E>#D#Fc-AA%CL#C?6Bf&E?7I]ND#E?9#A]ND#C?/d?6Bf?K_ND#C?7:f?9EAd?6Bf?Z|NDMCL?A%D#C?/d?6Bf?K}NBL#A#BQ=%DL#DPL#A#BQtB?AL8aFCIlE8E(A?Qd&H)AC>C>#D-AM[E>#H?movA#C*AM#D*AE&D?Mec#D#C*AQ}!&D+AA;AA#H#D*AI&D:AI#D?If[E>#C*AA%EC>#C*AE&D#H*AA&F?Bc&G_NA#D#Gd?I_NA#E#Gc+AA%PL#D#F?Rc&G_#D#Gd?I_g%I#D#F?Jc&F_#D#Fd?I_g%J#E#Gc%K#E#Fc%L?mmmmE%F?9@h%DD>#D?z8;vAc-AA&G?Bc%E#D?t8;vAc+AA%MC>C>#G?H}E>#M#P7"NC@A%M#J[E>#L+AA%ML#E?I]NB#D?9A8;vAc+AA%N#G?P}E>#E?Q]E>#M#N7"NEMDL@A%O#I[E>#K+AA%OL#M#N7"ND?vB#E?Did&E?7T{ND#D?w8;vAc+AA#O8I#E8=o7 NCMDL#M#N8I?mB#E?Did8=o@A7"NCMBL#M#P8I?vA#E?Did8=o@A7"NBL#B?BQ9?B#B#B*AI&D?Bc:AI#B*AE#D?Cic#F:AAMEL#F?Bc%F#D?Zc&DNALL#B*AU%D#C#H#B?McQ8XB?B#D#B*AQc#B*AU&C#D_!#C#Dd&E?A#C#E}!Q8IB%C#B?BQ9?B#B#B*AI&E?Bc:AI#B*AE#E?Cic#C?mmmmkg:AA#D#B*AQc?A#B*AU&C#D}!%B#C#Dd%DMCL#D*AI%D#B?BQ9?B#B#B*AI&C?Bc:AI#B*AE#C?Cic#D:AAL?A%BL#A#D:AE#A#B:AA#H?Qc)AL9LFBMl(A?#d%G#D?#c%KC>#D?7:{NA#C#K_NA#B#Dc&H5MAAAAAAAAAAAAAAAA5LAQ#H5MAAAAAAAAAAAAAAAA5LAAL?B%ICl?A#E#E#C#Kd&H?A#C#H}!{&E!&H?B|E>#G?z8NvA-AA=AY#G?w8NvA+AA;AQ#G?t8NvA5AAA5LAA?mmvA%E?vA%L?9)A%P?B%J?AMBL?B%M?B?B#B#Kc#E!#C#K_!&I-AA&E?B|E>#E-A9Fo>%ML#I-AB%N#G?8Y8NvA-AA=AY#G?q8NvA+AA;AQ#G?m8NvA5AAA5LAA#H?Cd&EE>?Y#E#E?Y}!%P#I?Cc%J#G?Bg%O?A%ED>C>#E#Jc-AA?Bd&Q?D{NA#E?9WovAc-AA&L?F|#L?C^fNA#L#Oc#Q?8Z8NvAc-AA=AA?B%RL#P#E?Bc&E^NALL#G#R=AA#H?7E_%J#I?7Ec#N?"i?7C7}f%O?A%L?A%ECl?A#H?7B_NA #I*A %E?A#H?&_NA #I*A7B%L?A#JNA #I*A&L%P#H?7Ed%R?A#O#J!%O#M?Bf%J#N?Ej?Bf%M#N?Bj?Bf%Q#N?Ef[%I#N?BfL%H#A#P:A"#A#L:AY#A#E:AU#A#R:AQ#A#O:AM#A#D:AI#A#G+AA;A##A#G5AAI5LA*#A#G-AY=A<#A#M=A7T#A#I=A7Q#A#Q=A7P#A#H=A=#A#J=A7O#A#F?C^=A7S#A#F?B]=A7R#A?A#K#C#K_&C!:AE#A?B#B#C!:AAL8RGDLlB8BB8EC>C>#B*AM&EE>#E#B*AQ^NB#A?A:AAPL#B*AU&F#B*AI&E}E>#A?A:AAPL#B*AE&H#Fd%G#B*AA&J%CC>C>D>#E#F#Ic&D?>d_E>#E&C#D|NDD>5MAAAAAAAAAAAAAAAA%NC>#D#H{NA#G?Q_NA#D#Jc5AAA5MKKKKKKKKKKKKKKKK5(%NL#N5a&CND#G?Qd%G#D?Qc&D#E_NAL#E%CMDL#G?Qd&L?Qd&M?Qd%KC8B5MAAAAAAAAAAAAAAAA&N#D#H{NA 5MAAAAAAAAAAAAAAAA#G?Q_NA #C#Fc5AAA5MKKKKKKKKKKKKKKKK5(L5aC8B5MAAAAAAAAAAAAAAAA#H#D?Qc_NA 5MAAAAAAAAAAAAAAAA#L?Q_NA #C#Fc5AAQ5MKKKKKKKKKKKKKKKK5(L5a?Qig8=C8B5MAAAAAAAAAAAAAAAA#H#D?#c_NA 5MAAAAAAAAAAAAAAAA#M?Q_NA #C#Fc5AA#5MKKKKKKKKKKKKKKKK5(L5a8=@#on%OC>#H#D?/c_NA#K?Q_NA#C#Fc5AA/5MKKKKKKKKKKKKKKKK5(%NL#K?Qd%G#C?>d%C#I?>d%I#N5a8=@/o#On&O7 NAL#O8A8.#Fc#Ic?>c%CMBL#C7[#Dc%CL?A%GC>#C#F|NA#C?Bd&D#H}NA#D#Jc-AA?N]%GL#E#C?Bc&D#D#E{!%D#C#G#B-AYfd%E#F%CMBL#B#E?Ic:AM#B*AU%F#E*AA%C#E*AE&E%DL#A#D:AQ#A#F:AM#A#E:AI#A#C:AE#B#D:AU#A?B:AAL8/FCGlB8EC>#C[NA#C?Hd&D?A#C#D}!%H#B?Dc?8Cf#Bd%I?A%DD>C>C>C>#B#Dc-AA&Fv&G?A7ZE>#I#Dd?DfNB#D#H}NCD>#B#Dc&E*AE#E*AAg?m8F8GnkfND#D?Ic&D#H_NALMCL@mmmmq#%JC>C>C>C>C>C>C>C>C>#F-Am9C>?CdODABCHL#D?Bc&E#C_NC@A%JMGL#D?Bc&E#C_NC@A%JMFL#D?Bc&E#C_NC@A%JMEL#B#Ec,AA?9Dl7XNDMEL#B#Ec,AA%EC>C>C>#F?1BdOOACCCCCCCCCCCCBCL#E?7;f?rl]NDMEL#E?8&l7XNDMCL#G?7Cc?6Bf?M}E>#G?8Ef?7_^ND#E?>7WNCMDL#E?>7WNBMCL#B#Ec,AA%EC>C>C>C>#F?2BdOFBAAACAL#G?Pc?6Bf?C{NE#E?>7WNCMEL#E?2Ac?6Bf?/_NBMDL#E?8Ql7XNCL#C#D?Cc&E|E>@A%JMCL#B#Ec,AA?9Dl7XE>@mmmmqvA%JMCL@A%J#D?Dc&E#C}NB#B#Ec,AA?>7WNC@mmmmq1A%JMBL@A%J#D?Cc&E#C}NA#B#Ec,AA?9Dl7YNB@mmmmqvA%JL#A#J#D8=n;AE#A?B:AAPL#E?Bc%DMCL#D?Bc%DMBL#C#D|NAD>#B#Dc,AA?A7WNB#C#D?Bc&D^NALMCL#C#D{NALL#A#C:AI#A#B:AE#A?A:AAL9:ECMlD8E(A?Qd&G)AC>#B*AU*AM#C?6Bf&E?P7|?Bic.A9NB&H[NA#C?A#E?P_!?6Bf?7Qe&C-A9at>&N#C-A5t>&Lc?9OA{NA?movA#B*AM#D?Mec#D#B*AQ}!%J#L?Me?t8;vAc%O#B*AE%C#B*AA%KD>#N#H7[&M|NB#J*AA%F#J*AE%D#G#J*AI&E:AM#G#D:AI#G#F:AE#O#M?Mec-AJ&D?A#D?7S_!&I?Ze?8-8&vAc%DC>C>C>C>#E?If[E>@A%QC>#C#F?Bc&E_NA#C#Ed?I_NA#E#Kc+AA%QL#D-AY?Bc%E#D+AA%R@B#I8=o&S@8S9E8R9-9G9}m8X*8H@A7"NB#Q#R7"NE@A%QC>#C#F?Jc&I_NA#C#Id?I_NA#I#Kc+AA%QL#E?I]ND#D+AI%R#S@9*9C9=8J9Am9_9-W8H@A7"NC#E?Q]E>#Q#R7"NFMEL@A%SC>#C#F?Rc&F_NA#C#Fd?I_NA#F#Kc+AA%SL#Q#R7"NE?vB#E?Did&F?7T{NE#D+AQ#S8I#F8=o@A7"NEMDL#D#B#G?EcQ7([NDMCL#Q#R8I?vA#E?Did8=o7 NBMCL#Q#R8I?mB#E?Did8=o@A7"NBL#L#Mc%F?B%PMCL#H?Bd#Hf&H?66DfNALL#A#F=AB#A#P=AA#G?Qc)ALqGCJlE8B#A*AM&C#A*AI&D#B#B#D{!&F_E>#A*AY%J#A*AQ%E#A-A"%K#A*AE%G#A*AA%HD>#G#Cd%I#C%DD>#F#D&B?>d&D}E>C8B5M6666666666666666&L#B#G{NA 5M6666666666666666#I?Q_NA #B#Hc5AAA5MOOOOOOOOOOOOOOOO57DL%MC8B5M6666666666666666#G#B?Qc_NA 5M6666666666666666#I?Qd?Q_NA #B#Hc5AAQ5MOOOOOOOOOOOOOOOO57DL%NC8B5M6666666666666666#G#B?#c_NA 5M6666666666666666#I?#d?Q_NA #B#Hc5AA#5MOOOOOOOOOOOOOOOO57DL%OC>#G#B?/c_NA#I?/d?Q_NA#B#Hc5AA/5MOOOOOOOOOOOOOOOO57D%LL#I?>c%I#L5a#O5a#N5a#M5aggg[NBLLC>#B#F}E>#E#F#Cdc%E#F%CMBLD>5M6666666666666666%LC>#B#G{NA#G#Bd?Q_NA#B#Hc5AAA5MOOOOOOOOOOOOOOOO57D%LL#L5a&D?mmEg7[#Bc%B#D[#B#F_fNAL#E#F#B#B#F{!&D#Cdc%EC>#B#F}E>#D%CMBLC>#D#G_E>#D#Hc-AA%B#D?Bc%CCl?B#K?Bf[NA ?A#Bv?>7WNA ?C?B#B?9>B{!L#Ec%EC>#B?KdOECDDADL#C#G}NB#C#Hc-AA?K^NBMCL#E?Bc%E#D?Bc%CMBL#A#E:AU#A#J?Bc&J:AYL#C#F_NBLL#A#C:AM#A#E:AQLL9XECPlB8E(A?#d&D)AC>#B?C_NA#B?Ei%H#A+AA%S?Q%ED>#S#A#Ec+AA&S7*E>#H#E?Qc&E^NBMCLL#C?A:AI#C#BQ2B#C*AI%F#C*AE%E#HE>#E#F?Eic#A#H4KAAL#C#B#Fc&C:AID>#E&F#C&H?Ei&Pc%L#A%E#B%I#F%CD>#D?Qc&G#E#IQ8"B#D#D*AU&M:AE#D#D*AQ&N:AA#G#D*AY#D*A"Q8"B#D#D*AU&J:AM#D#D*AQ:AI#D*AY%E#D*A"%ID>#D*AI%QD>#C%GC>C>Cl#M[E>#J[NC#D?IcMBL#D#J[NA #D?Ic#D#N+AA#Q+AA7(!L&K*AE&R[NB#G#L&C]NC#K#R?Bd:AE#K#K*AA&C?Qc:AA#G#C*AI:AI#G#C+AA;AA#G?Qc%C#D*AE%M#D*AM%J#D*AA%NMDL#IND#O?Bh%C#F+AA%S?Q%ED>#S#E#Fc+AA&S7(E>#C%O#B%C#A%E#H%B#F%AMGL#P#E?Qc&E^NAL?B%I#O?BfNF#H#B#B#H{!%ED>#A#F+AA;AA#A#F*AI:AI#F?Qc%F#A?Qc%A#E?Bd&ENALMFL#G?Q?A#G#L^!c%CMALALALALAL#D?#c)A#IL9NEBHl(A?Qd&G)AC>#A*A8YB?Hd?C|E>?B#A*Ak#A*AmB&B#A*A8C{&D!%F?A%A?A#B#D!&EE>#F-AA?7T]%AL#C?A#C?6Bf?7S_!?6Bf?Ze?8-8&vAc%HD>C>#A#E}NAD>#A#Fc-AA?7E^NB#E#A?Bc&A^NAL?A%CMDL?A%C#E#A&B_NC#A#E]NC#E#Ad%C#A#Fc%I?A%AC>D>#A#Ic-AA?7E]NB#C#A?Bc&A^NAL#C%AL#G?Ec#F#E#BClC>#AE>?A%DD>#D#Ic-AA?7R]NC#A#D?Bc&D^NALL#A#Bc&AMBL#A#Bc%A#B#DcLQ7D#G*AE&B?mmmmk]NA#G*AI%CC>#G*AM&D#H-AY]E>#H#C#DQ9QB%D#B[NB#C#BQuB#DNC?B%CMEL#B[NB#C#BQuBMBL#DNAL?B%CMBL#A*AnB%E#A*ApB&F#B{E>#E#B?Mec*AI&D?Ej?A#D?Hf?E]!%DL#A?3Ac%H#B?Bc%A#C?A#C?6Bf?7S_!?6Bf?Ze?8-8&vAc%BD>#A#D_%C#A#D}NB#A#F_%I?movA#E#A?Mec&J?Mc#A?Bc#F}!*AI?Ej%A#B#H#J?movA#I!Q7([NALL#G?Qc)A#CL9:ECIlB8E(A?/d&E)A?C%FC>#A*AI&L?m9L8_9=B#C*AI&H#H?m9L8_9=B}!{NA#C*AM&H?vA{NA#B?A#B?K_!&G?Hd?D_NA#C-AU?BfNA?A%F?myvA?A:AA#E#A+AA&M;AU#E?S=AM#E#G?Me?z8^vAc&G-AL=A-#E#C:A##E?A=A7I#E?A=A7H#E?m9IvA:A)#E#A*AI:A"#E#D=A7G#E?l?A#D?6Bf!7PA*#G-AI%G#E?Uc%J#M8.%IC>C>#E*AY&K[NA#I-AA&A?#{NB?B%F#K?B]NA#A?#^NA#I-AB&A?#{NBL?A%A#J?AQ8*B&F#K}NA#F#Ic-AA%ALC>C>C>ClC>C>#B?DdODBABAL#E?Ic#F#A#G?Me?t8;vAc#HQWMBLC>#A?6Bf&A?9ZA^E>#A?9~A]NBMDL#E?Ic#F?Bc#G?Me?t8;vAc#HQ?MBL#D?6BfNB#C*AANB#E#G=A,#E?B=A7H#E?Ic#F?Bc#HQ#L&B[NBC>C>#B#E*AY&C}NA#E*AU&D#Bc-AA&F?#{E>#B%AMCL#C#B?Bc&A|NA#F?#^NA#A#Dc-AA?#{NBL#J#BQ8*B%AL#A#L]&FND#E-A7I?Bf[NDMCL#E?B=A7IL?A%F#E-A7I[NBL?C%FL#E?/c)A#FLqEBQl(A?Qd&K)AC>Cl?A#B*AM&G?movA#B*AQ&I!*AI?Hf?F]NA C>C>#CE>#K?Ic#B?A#C#DQT#K*AI?BfNBMCL?C%E#I[ND#G*AI&C?#_ND#C?Hf?E^ND#C?Ej%N#B*AE%Q#B*AA%R?B%D?B%FD>?movA#G#F&C?Bc&F?Mec&E#F#I}&L!*AI?Ej%FC>#LNA#E*AI&E?Hf?F^NA#E?Ej%L#C?Cc&S%EC>D>#E#L}NB?movA#G#E?Mec#E#I}!*AI&M?Ej%E#M?Hf?E]NALMBL#B?movA#G#O#C#H!&O?Mec#I#O|!?B#R#G#C?Mec&E*AA?Bc&Mc#E*AE&H#H?A^d&H#M_#H#Q{g&T!?A#H#Md#T!#E*AI?If?DjQ7)#Df%D#C#J#L#S{&C!%J#C#Pg%P?B%HL#F#N_NAL?C%E#P?Bf[ND?B#D?BfNC ?A%J?C%FMBL?B%F?A?movA#G#K*AM&J?Mec#I#J|!*AI?Hf?F]NB L#A#F=AB?DL%E#A#J:AEL#A#E=AA#K?Qc)AL9)EDIlB8BC8E#B?Bc%K#A?Mc%L#A*AQ&I#B?lhc%H#A*AM&J%GD>5MAAAAAAAAAAAAAAAA%MC>#I#B#Ec?Bc_NA#H?Q_NA#B#Gc5AAB%ML#H?Qd%H#E?Qc%E#G?Qc%G#M5M~~~~~~~~~~~~~~~~5(#M5MCCCCCCCCCCCCCCCC57!5M%%%%%%%%%%%%%%%%57D57 5a&F[NALClC>C>#I#F7[#Bc&H#Ec&E?Pd&F{E>#G#Hc?Pd-AA?&]NBL#A#FQ;&HNB?APL?A%H#E?OdMBL#A*AQ%I#A*AM%J#H?BjL%FC>C>#F#I}NA#F#Jc-AA&E?#{E>#F%GMCL#F?Bc&G#I}NA#E?#^NA#G#Jc-AA&E?#{NBL#I#L#FQ8*B&G|E>?APL#G#Jc-AA%ELC>#E?=]ElC>#I#K_NA#I#Kd?I_NA#J#Kc+AA%NL#H?BfNB#D+AA&O@B#N@l?H#F#Bd?Cd&E#E?H}!?Di8=o@l8I8H#E8=8I@8V38/9}8X8|9"8!8%l8E@=po&N8H@A7"E>#A#B#F#CQjNCL#D#N#On;AA#A*A"&D*AmE&C?vA}E>#A?B=A7E?APL#D#C?Dic&A#B:AA#A#F:AE#D#D*AmE?Bc:AmE#G?BcF?ALPL#A?B=A7E?AL9 IBBl?pvvA*AA?C]E>?1vvA?B:AA?9WvvA@A;AA?0vvA@mmmmvA;AA?9JvvA@I;AA?vvvA@A;AA?uvvA@mmmmvA;AA?8@vvA@A;AA?svvA@mmmmvA;AA?rvvA@B;AA?9)vvA@A;AA(A?/d&A5MAAAAAAAAAAAAAAAA5LA#?8NvvA#A5AA"5LAA?8"vvA#A*A,:AA?pxvA?S=AA?8@wvA?S=AA?9;9EvA?S=AA?w9EvA?S=AA#A5MAAAAAAAAAAAAAAAA5LAI?pvvA?A:AA?9;vvA?A7PAA?9)xvA?B:AA?9 xvA@A;AA?9SxvA@mmmmvA;AA?zxvA@E;AA?wxvA@A;AA?9AxvA@mmmmvA;AA?txvA@B;AA?8<xvA@A;AA?8+xvA@mmmmQ;AA?8"xvA@B;AA?8UxvA@A;AA?8NxvA@mmmmQ;AA?9]wvA@E;AA?9;wvA@A;AA?9)wvA@E;AA?9 wvA@E;AA?9SwvA@A;AA?zwvA@mmmmQ;AA?wwvA@E;AA?9AwvA@A;AA?twvA@mmmmvA;AA?8YwvA@mmmmvA;AA?pwvA@mmmmmB;AA?mwvA@I;AA?39GvA@A;AA?29GvA@mmmmmB;AA?9-9GvA@E;AA?19GvA@A;AA?9W9GvA@mmmmQ;AA?09GvA@E;AA?9J9GvA@A;AA?v9GvA@mmmmvA;AA?8@9GvA@A;AA?s9GvA@E;AA?r9GvA@A;AA?8Y9GvA@mmmmvA;AA?q9GvA@E;AA?p9GvA@A;AA?m9GvA@mmmmmB;AA?39FvA@E;AA?29FvA@A;AA?9-9FvA@mmmmQ;AA?19FvA@E;AA?9W9FvA@A;AA?09FvA@mmmmvA;AA?9J9FvA@E;AA?v9FvA@A;AA?u9FvA@mmmmmB;AA?8@9FvA@E;AA?s9FvA@A;AA?r9FvA@mmmmQ;AA?8Y9FvA@B;AA?q9FvA@A;AA?p9FvA@mmmmvA;AA?m9FvA@E;AA?39EvA@A;AA?29EvA@mmmmvA;AA?9W9EvA@E;AA?09EvA@A;AA?9J9EvA@mmmmQ;AA?8@9EvA@E;AA?s9EvA@A;AA?r9EvA@mmmmQ;AA?8Y9EvA@B;AA?q9EvA@A;AA?p9EvA@mmmmvA;AA?m9EvA@E;AA?3vvA@A;AA?2vvA@mmmmvA;AA?u9GvA?A=AA?rwvA?A:AA?qwvA?A:AA?9-xvA#A5AAI5LAALL9GEBOl(A?Qd&L)A#C&F?Ec%HC>C>C>ClC>C>C>#C*AA&M?BdOCBCAL#F?IcMCL#F*AI&B#A*A"&A*A8YC{NC#B#F*AE&C_ND#A?qCc#B#Cd&BQ9>B#A*A8YC%D#BE>#A*A8UC&E#Dc#C#Ec#B4KAAL#A#B#Dc:A8YCMEL?movA#A*AM#F*AE&C?Mec&E#C#A*AQ&G}!%H?movA#E?Mc#C?Bc#G}!?EcL?B#A*AA#A*AI&E#A*AE{&G!%N?A#E#G!%O#A*A#?Uc%P#B*AE%J#B*AA%E#A*A"%I*AA%Q#H*AA%GD>C>#E#G_NA#I*A8YC#J{NA#B#Q:AA#M?C^NE#D#F*AI&B?Hf&C?zAec&E*AM?B^NE#A#F*AE&F#E*AQ&E#B#D#A*AU*AM#C?Yec-AW?Hf?zAec?)cQ*#A#F?Bc#E#BQ7WMEL#E?Bc%R#I*A8NC?Ci%K#I*ApC%HD>C>#K[E>#G%CMBL#K?Ed%K#H*AA%C#H?Ec%H#C#R_NB#C#G}NBLL#L?Ic#P#N#O#E#C#I*A8UC#I*A8YC&E#J#EQf#B#C:AA#B#I*A8YC&J:AE#C%EMALALALAL#L?Qc)AL9NFCHlB8B(A?Qd&E)AC>C>C>#B#A*AQ&D}NA#A?Mc%ID>C>C>C>C>C>#I*AA&F#Bc-AA&C?9 A^E>#C?&]NB#Cv?A7WNE#C?#_NH?A#Bd%CD>5MAAAAAAAAAAAAAAAA%JC>#B#D{NA#C#Dc?Q_NA#B#Fc5AAA%JL#C?Qd%C#B?Qc%B#J5M~~~~~~~~~~~~~~~~5(#J5MCCCCCCCCCCCCCCCC57!5M%%%%%%%%%%%%%%%%57D57 5a&G[NAL#G7[#Cd?Qd%BMFLC>C>#B?Bc&C#D}NA#C#Fc-AA?&dO7%DAAAAAAAAAAAADAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAADAAAAADAAADAAAAAAADAAADADBAL#A#C?JQ9BB?A%DMJL#E?Ic#A#B?CcQk?A%D#E*AI?B^NI#E*AM&C?m2Df?m8@D^El?GF#B?Gc&F#A*AQ&G}NI#F#A*AM&Hc-AA?9 A^NI#G#B?Hc&F|NI#C?68|D{NI#F#Hc-AA?9^A^NI#E#A#B?IcQk#E*AA?B^NJ#E*AE?m3Df?muD^NI?ML#Bc&B[NI#A*AQ%DMCL#B?Bi?Cc#Hg%DMHL#B?Cc%BL?B%HMBL#I#BQa&CE>#B#Cc%BMBL#A#BQ8+B?A%DMEL#B#D_NALL#A*AU#B{E>#A#B?MQ9BB?A%DMCL#A#B?LQ9BB?A%DMBL#A?P=AE#A#B:AA#A#B?Gc:AIL#E?Qc)A#DL8,ECIlB8E(A?#d&F)A#A#B#C#D#E?AQ)#F?Uc#B*A)&I?I?QQ8:B#F*AY%A#F*AU?B^E>#F?A:AQ#F#F*A"&H:AM#F#A:AI#B*A#%K#IE>#I?Ye%A#K?Tc%E?A%D?I%CD>#E7JAA#E?Hd7NAA@Ion%N#F*AI#D]E>#F?IcQ9"B#F*AM%HL#C#Hc&G#D:AA#G?Id#N;AA#F#D?Bc&G:AQ#E?Yc%E#C?Qc%C#G%D#A?Yd&ANAL#F*AM%HL#F?A:A"#F@mmmmmB;AU#H#G#F?UcQ/%C#F*AU%AC>#C[E>#AE>#F*AY#A?EiQuBL#F*AI&A[NB#H#A?EiQuBMBL#AE>#F*AY#A?EiQuBL#B@E;A##B*A"%C#B?A:A"#F*AI%E#GE>#B?"c%L#G?Ei%G#H?Ic%DD>#L#D*AA&J#I_Q9[B#B*A)%A#B#I#J{El#B*A##A?Yec&M#K#J?Yec&J+AA;AA#M#J5AAI5LAI#A?BcF#AL:A)#D?Qc%D#G?Qd&GNALL#EE>#H#E?EiQuBL#C[NA#K#C?YeQuBL#F?#c)APL#F*A"AL8MFCIlB8E?8YwvA%H(A?0Ad&G)A?8YwvA*AA?8FmQ}E>?8YwvAQ9_B?8YwvA@mmmmvA;AAL?8@wvA?S=AA?rwvA?A:AAC>#C*AI&I?m9L8_9=B#F*AA&J#J?m9L8_9=B}!|E>C>#B?6Bf?G{E>#G?Mc?8YwvA#CQ%MBL#G?Mc?8YwvA#C?A#I#F*AEQEL?8@wvA-AA?S^E>#A?A:AI#A@mmmmvA;AAMCL#C*AA%I#C+AE%O?8"wvA*AA%J?rwvA*AA%K#G?A:A/#G#K:A*#G#J:A)#G#O;A"#G#I:AY#G?A:AU#G@mmmmvA;AM#G#F*AI:A,#B?6Bf&B?Me?z8^vAc-AI?Me-A9D8;>%FC>C>C>#B?DdODABABL#G#K:A7Y#G#J:A7W#G#O;A>#G#I:A7Q#G?7Mc#G?7Qc#D#EQ7LC>C>C>#G-A7M?BdODBCCAL?B%L#G*A<%DMBL?B%L#G*A<?Bc%DL#D?Bc%E#J#D?Mec%M?A%BD>#B?A#C#H{![E>#L[ND?A%L?A%C#D#K_E>#M*AI&B?Ej?A#B?Hf?F]!%CL#I[ND#I%B#E&H#C}NDL?movA#J#H?Mec#H#K}!*AI#G?Mc#H#FQJ?Ej%HMALAL#G?Mc?A#FQJL#A#G*AU:AI#A#G+AM;AAMBL#A?A:AI#A@mmmmvA;AAL#G?0Ac)AL8HEBDl#A*AQ&C#B{E>#A*AM#Bc-AA?-]%DLC>C>C>C>C>#B#Dc&B#C}NA#A*AM&D#Bc-AA&E?/]NB#E?/d?6Bf?J{NAC>D>#B#Dc-AA?/d?6Bf?J{NB#C#B?Bc&B^NAL#C%BL#B[NDMCL#A#B?HQ9BBMCL#B?Bc%BLC>C>C>#B#C}NA#B#Dc-AA?7I^NA#B?Bc&B#C}NB#B#Dc-AA?/d?6Bf?J{NBC>D>#B#Dc-AA?/d?6Bf?J{NB#C#B?Bc&B^NAL#C%BL#B[NDLC>#B#C}NA#B#Dc-AA?9#Bf?xA^NA#C#B?Bc&B{El#B#Dc-AA?7Hd?5BfF?BL[#Bc&B#C}NC#B#Dc-AA?/d?6Bf?J{NCC>D>#B#Dc-AA?/d?6Bf?J{NB#C#B?Bc&B^NAL#C%BL#B[NDL?A%E#B#C_E>#B#Dc-AA%ELC>#E?7I]NA#E?9#A]NA#E?/d?6Bf?K_NA#E?7:f?9EAd?6Bf?Z{NEL#A#B?IQ9BBMCL#A#B?HQ9BBMBL#A#B?HQ9BBL?A%BL#BL9~EBHl(A?/d&F)A?8"yvA?A:AA?qyvA?A:AA#F?A:AQ#F@mmmmvA;AI#F#B*AQ:A)#F#B5AAA5LAU?pyvA?DQ9?B?qyvA?qyvA*AA&E?Dc:AA?8NyvA*AA#E?Cic&E@A;AA#E?A:AI?pyvA?BQ9?B?qyvA?qyvA*AA&E?Bc:AA?8NyvA*AA#E?Cic#D:AAC>#D[NA#C#D?Dic%H#A?6Bf?Me-A9T8^>%ID>#C-AG%E#C-AF%D#F#C-AE&A=A7G#F#D=A+#F#E=A*#F#A?A#A?9OA_!?Me&G-A8_8;>#I#G-At8;>!=A7H?pyvA#F?*c?EQ9RB?qyvA*AA%A?pyvA?CQ9?B?qyvA?qyvA*AA&E?Cc:AA?8NyvA*AA#E?Cic@A;AA#B#F?Ic#C*AAQ8.B%JC>#D?C^E>?8NyvA*AA%D?qyvA*AA%EMBL?pyvA?BQ9?B?qyvA?qyvA*AA&K?Bc&E:AA?8NyvA*AA&D#K?Cic#G?t8;vAc-AJ?mmmmEg:AAL#F#J:A*#F#E#Ad&G?Cd:A,C>#A#E}NA#D#A?Cic%D?B?C#G?C_!%A#F?*c%ED>#D[NB#D#E*AA:AA#D?Ec%D#E?Ec%E#A?Bd&ANALL#C?Ic&C#H^NAL#F*AI&A[NA#F*AM#A?EiQuBL#F?/c)AL8*ECIlB8B(A?1Ad&I)A#F*AQ&K#B*A)&L#K#L_!%J#B*A#%MC>C>C>C>C>#L[NA#M#L?Bd&O?Yec&N-AT&P?F{NA#P?C]NA#K[NB#J?Bd&K#O}NC#N5AAA%Q#M#K?Yec&K#N+AQ;AQ#K#Q5LAAMCL#JNBL?A%BMBL#I#F:AY#I#D+AA;AA#I#D*AI:AI#I#B+AE;AM#I#E?A#E?K_!?Me?z8^vAc:AU#I?*c#J?E?<Q8:B#I*A,%B#I*A*?B]NB#I?A:A)#I#I*A/:A##I#B:A"#I?"c#JQ9@B#I*A)%B#I#JEl#B#Jc#I*A##B?<ec%B#M%FD>#I?*c#I#FQM#B#I+A7*;A/#B#I5AA7W5LA##B#I5AA<5LAQ#B#I5AA*5LAA#B?<c%B#F?Yc%F#J?Bd&JNALF#BL:A)#I?*c#I#E#M#L#I?"cQC#I#I*A#&D#I*A)#I*A,&E#I*A/#G#HQ7C%B#I*A*&FE>#E#F?EiQuBL#I*A"&E[NA#D#E?<eQuBL#A#B:AA#A#B#L_=AF#A#C-AI=AE#I?1Ac)APL#I*A/AL3DBTl(A?/d&D)A?movA#A*AM&M#C?Mec#C#A*AQ&J}!&F*AI%K#F*AA%N#DClC>#B?A#B?6Bf?P_!?6Bf?7Qe&E-A3t>?B]#F*AE&O?l^f[E>#D?A:AYMBL#E?wtvAc%HC>#C?Bc&F#K?Ej&P_E>#H-A7O?Me&E-A9B8;>&G?A#G?7S_!?Ze?8-8&vAc%Q#E?t8;vAc%R#A*AY%S?A%ED>?movA#M#F?Mec&T?Mc#F?Bc#J}!&L*AI%G#L*AA%UC>#Q#A?movA#T#F#J}!Q7([NA?A%E#G?Hf?D^NA#S-A-%F#R-AL%E#G?If[E>#D?Ic#E#F?Bf#A#U?BcQ7T#D*AM%I#D*AI%EMBL#D?Qc#E#F?Bf#A#LQ8#B#D*AU%I#D*AQ%EL#G?Ej&F#P_NAL#E?BfNBL#D?A:AY#H.A7KMCL#D#I:A"#D?B:AY#H#I?Hf?Bic.A&%VL?AL7PA&#D#V7PA##D#K:A,#D#O:A*#D#N:A)#A#B#C#D?)c#D?YcQV#D?/c)AL8<EBGl(A?rBd&G)A#C*A7Q%H#G?A7PA7K#G?t8NvA+AA;AY#G?9A8NvA5AAA5LA##G?z8NvA-AA=A/#G#C+A7M;AM#G#C*A7Q:AU#G#C-A>&I=A7J#C*A*%J#C*A)%K#C*A,%L#C-A7V%C#G?A=A;#G#D=A:#G#C=A7N#G#L:AI#G#J?A#K?mmmmk^!:AE#G?B=A7M#G#A?6Bf?Me?z8^vAc:A7Y#G#B*AQ:A7W#G#B5AAA5LA<#G#G?Ec:A7 #G?9-Ac?B#H#H?B|!&A#F#A#F_!&B?E?<Q8:B#G*Ae%A#G*A7[?B^E>#G?A:Aa#G#G*A7|:A7;#G#A:A~#G?9 Ac#BQ9@B#G*Aa%C#G*A7;%D#FE>#B#Cc#D#C?<ec%CD>#G?9-Ac#G?<c#EQM#C#G+A8YB;A/#C#G5AApB5LA##C#G5AAk5LAQ#C#G5AA7[5LAA#C?<c%C#E?Yc%E#B?Bd&BNAL%CL#G*A~%A#G?E=A8C#G?9-AcQ7;#G#G?<c#D#C?E?A?9)qvA?pyvAQ7C:A7%#G?A7PA7*?pyvA#G?9SAc#I?BfQ8%B#AE>#D#A?<eQuBL#G?rBc)APL#G*A7|AL9VDCE8EGlC>#D*AE&J#E_NA#J#Ed?I_NA#D*AA#Ec+AA%ILC>#B?6Bf&K?E|E>?A%B#C#K?Ke?9]8%vAc&Kc-AI&C?A#C?J_&C!&L[NB#K?B#C!%K#J#E?Qc&B_#J#Bd?I_g%M#J#E?Ic&C_#J#Cd?I_g%J#B#D*AA&Dc%N#C#Dc%O?A%ED>#E#Kc-AA&B?A#B?7S_!&B?Ze&D-A9C8&>?Bc%C#D+A8-8&>%FC>@B#B8=o&G@8S9E8R9-9G9}m8X*8H7 E>#F#I7"NB@A%F#J[E>#O+AA%FL?B%B#C?I]NE#D?8-8&vAc&D+AI%HC>#G@9*9C9=8J9Am9_9-W8H7 E>#C?Q^NB#F#H7"NDMGL#F#H8I?mB#C?Did8=o7 NFMCL@A%G#M[E>#N+AA%GL#F#H7"NB?vB#C?Did&C?7T{NB#D+AQ#G8I#C8=o@A7"NBMEL#F#I8I?vA#C?Did8=o@A7"NA?B%BMDL#L#E?Bc&E^NALL?A%BL#A#E:AE#A#B:AAL9{DBEl(A?Qd&D)AC>C>C>C>#A-AA?BdODABCDL#C#A-AB&A?A#A?7S_!?Ze&E-A9C8&>&AQ9>B#C*AI%B#AE>#C*AE#Bc#E?8-8&vAc#A4KAAL#C#A#Bc:AIMCL#A-AB%A#C*AI&B#C*AA]E>#CQxBL#C*AE#Bc?&=AA#C#B?Bc:AI#C#A?A#A?7S_!?6Bf?Ze&E-A9C8&>&AQ9>B#C*AI%B#AE>#C*AE#Bc#E?8-8&vAc#A4KAAL#C#A#Bc&A:AI#C*AA#A]E>#CQxBL#C*AE#Ac?&=AA#C#A?Bc:AIMBL#A-AC#A*AE%F#A-AB%A#D?C=AI#D#A=AJ#D?Ic#B#CQ>#C*AI&A#C*AA]E>#CQxBL#C*AE#Ac?==AA#C#A?Bc:AI#D#B#FQ9DB#D*AA%F#C#D*AE&AQ9>B#C*AI%BC>#A[&GNA#GNA#C*AE#Bc#F#A4KAAL#C#A#Bc&A:AI?Bf[NA#C*AA#A]E>#CQxBL#C*AE#Ac?,=AA#C#A?Bc:AIL#D?Qc)AL8<DBHlC>#D[NA#A?Mc%I#A*AM%GC>C>C>C>#B#A*AQ&H}NA#B#Gc-AA&F?#{E>#B%EMCL#B?Bc&E#H}NA#F?#^NA#E#Gc-AA&F?#{NBL?A%F#I#BQ8*B&E#H}NB#E#Gc-AA%FL#F?9!A]NBL#D?Bd%JD>C>#CE>#A#E#F#C#JQW&ENBMEL#A#E#F#JQ+&E[NDL#A*AM%GC>C>#E#A*AQ&H}NA#E#Gc-AA&F?#{E>#E%DMCL#E?Bc&D#H}NA#F?#^NA#D#Gc-AA&F?#{NBL#I#EQ8*B&D#H}ND#D#Gc-AA%FL#F?,^E>#F?9!A^ND#D?Bc%KMDLC>#D?Bc&B#H}NA#B&E#Gc-AA&F?#{NB#D?Cc&E#H}NA#F?#^NA#E#Gc-AA&F?#{NBL?A%F#I#BQ8*B&E#H}NA#E#Gc-AA%FMALAL#E?BcPL#KL9BDBHl(A?Qd&I)A?movA#A*AM#D?Mec&F?Mc#A*AQ&G#D?Bc|!?movA#F#D#G}!&D#D*AI?Hf?G]!*AE%F#D*AA%H#A*A#&L*A)%J?A%DC>C>C>#L*A*&AOCCBAL#A%GD>#D#G?Bj&K#Dc&D#J#D?Eic*AA#H{!%D#G#Kd&G?B{NALLC>#D#J#D?Eic*AA#H|c&D[NA#J#D?Eic&D?Md*AA&G#H|E>#D?Ed*AA#H#Gdc%HMBL#D?Id*AA%HL?A%D#A?B^E>D>#A?Bj&G#Dc&K#D#J#K?Eic*AA#F_!%D#A#Gd&A?B{NALL#D#J#D?Eic*AA#F_c&A[NA#J#A?Eic&D?Ed*AA%A#D?Md*AA&D#F}E>#A%FMBL#F#Dd#Ac%FL#I#E=AN#I?A=AM#I#B=AO#I#C:AI#I#H:AA#I#H#F#F#H_!:AE#L#IQ8)B#I?Qc)AL1DBFl#E-AI%FC>C>C>C>C>C>C>C>C>#C*AI&G?Hf?DdOFABDEIEL#F?Bd?F_NB#F[NEMGL#F?Bd?I_NFMDL#C*AE&H#C*AA&Jd?C]E>#A#B#D#EQ9#BPL#A*AY-A.%ICl#G?If[E>#F?B#J?Bc&C#A*AAc#H#H?A^d&E#C_#E#A*AE{g&F!?A#E#Cd#F!#I?BfQRMBL#A*A"&E?A:A7[#A#C#E?1AcQ8XB#F#E*Aa#E*A7[#I?BfQRL&C?6Bf?Y]NF#A#C?A#D#BQ9.BPL#FOKBDDDDDDDCBDL#FNCL?movA#A*AM#B?Mec#B#A*AQ}!*AI&C?Gf?E^NC#A#B#C?EjQdPL#A#B#E-ALQ8^B#B?Bc#G?Ej^NB#C*AE?l]NB#E-AF&C?D]NB#A?J#C#D#BQ9.BMBL?movA#A*AM#B?Mec#B#A*AQ}!*AI&F?Gf?E]E>#A#B#F?EjQdL#C*AE?l]NA#A?G#E-AD#D#BQ9.BLL8~DCHlD8EC>#B-A=&H?A#H#B-A7O&Gc?0A_&I!&B[NA#B?Me%H#C*AE&B#D?Qc&F_#B#Fd?I_g%J#B#D?Ic&D_#B#Dd?I_g%K#G?Me?t8;vAc?B#I!?Jc%B#C*AA&C#Fc%I#C#Dc%L?A%CD>#B-AA&D?A#D?7S_!&F?Ze&G-A9C8&>?Bc%D#G+A8-8&>%MC>@B#F8=o&N@8S9E8R9-9G9}m8X*8H7 E>#E#M7"NB@A%M#K[E>#L+AA%ML?B%F#D?I]ND#G?8-8&vAc&G+AI%OC>#N@9*9C9=8J9Am9_9-W8H7 E>#D?Q^NB#M#O7"NDMFL#M#O8I?mB#D?Did8=o7 NEMCL@A%N#J[E>#I+AA%NL#M#O7"NB?vB#D?Did&D?7T{NB#G+AQ#N8I#D8=o@A7"NBMDL#E#M8I?vA#D?Did8=o@A7"NA?B%FMCL#B?Mc%B#C?Bc%C#H?Md&HNAL?A%FL#A#C:AE#A#F:AAL8=DCKlC8E(A?/d&C)A#A*AU%D#B*AM%H#B*AU%E#B*AQ%K#A*AM%F#C#A*AQ&L:AQ#C#F:AM#C#A*AI:AI#C#A+AA;AA#B*AA%I#B*AE%G#B*AI%J#C?movA#H#E?Mec#E#K}!&A*AI&E:A,#C#A+AA&M;A)#C?movA#F#D?Mec#D#L}!&A*AI&D:A##C#A+AA&N;AY#M8.%B#M@#p8.%ACl#D?Hf?D]#E?Hf?D]f[E>?A?A#N@#p8.&D#N8.&Ed#D#E_#D?A#C*AI&F#F#C*AE{&F!{g&D!&H?A#A#Bd#A#B_#A?A#J#G#J_&G!{g&A!^NB ?B?B#C*AA#F!#Ec#D!?B?B#I#G!#Bc#A!#HQ9QB[MBL#C#C?Yc?B#I#B?Bc&Bc#A#A?A^d&A#B_#A#G{g&D!?A#A#Bd#D!#E?If?DjQ7)L#C?/c)AL2DBIl(A?#d&H)A#A*AU&I*AM%J#H?Mc&K#A*A"&L#E#FQ7#Cl?A#H*AM[NA #H*AY%M#H*A"%N#H#K?C#J#D?Hf?Yec&G#I*AUQ8B?A%J#G-AU&G?A#G?9OA_!?Me-A9A8;>%I#H*AA%G?A%KClC>C>C>C>C>C>C>C>C>C>C>C>C>C>C>?movA#M?Yc#N?C|!*AI?Hf?CdOEDABCEL?B%JMDL#IOKKDDDDFDMIKDL#IOKJCCCCECGIJCL?B%KL#IOKHBBBBDBEFIBL#G?B]%G?AMKL#G?B]&G#JNI ?AMJL#G?B]%G?AMIL#G?B]&G#KNG ?AMHL#G?B]%G?AMGL#G?B]%G?AMFL#G?B]MDL#G?B]MCL#G?B]%G?AMCL#G?B]L%G?BL%I#C?A=A_#C#I=A7W#C#G=A^#C?D7PA[#L*A8YC%G#E#F#L?qCcQ9;B#C#G:AY#C?B:AU#C#L*A8YC:A"#C-A7O[E>#C?l:A7ML#A?C#B#B#DQ@#H?#c)AL8[DBMlC>C>C>#B*AI&D[E>#B*A"%FMBL#B*AE#D?Eic?Qd%G#B*AY%H#B*A"%FD>C>#G*AA&E#C}NA#C?movA#H#E?Mec#E#F}!*AI?Ej}NA#D%FMDL#B#D?Bd&D:AI#G?Qd%G#DNALL?A%D#C[E>?A%EMCL?A%E#C#F}NB#B?AQ9CB#B*AI&F[NBL#D%ED>#B*AE#F?Eic&I?EdCl#I?Md&L*AA&H#C|E>#H%G#I?Id*AAMBL#I?Qd*AA?Bc%G?AL?Bd%D-AA?Bh%M#B*AY%N#B*A"%OD>#D?Bc%D?movA#N#G&J#Mc&K?Mec#K#O}!*AI?Ej&G#C|NAL#L#J:AA#I?Id#D:AA#H#J^E>#F?Bd&D#E#D#E_!%EL#C#K|E>#F%DMCL#B#KQ9CB#B*AI&FNAL?A%DL#A#D:AI#A#E:AA#A#B*AE:AEL8>DBNl(A?/d&E)A#E#C:A*#E#B:A)#E#A*AQ:A##E#A5AAA5LAQ#E?Ic#E?Qc#B#CQ7{C>#B#C}NA#E*AI?Bf[NA#E*AM%G#A*AQ%I#A*AM%J#A*AA%M#E*A"%P#E*A#%QD>#E#G?movA#P#G?Mec#G#Q}!*AI?Hf?G]c&K:A)?A%L?A%N#B#I_E>#J#B?Mec*AI&F?Ej&H?A#F?Hf&F?F]!%N#H?A#F?E]!%LL#B?Bc&F%H#M%OD>C>C>C>#O[NAD>#L#F&B|NB?movA#J#B?Bc&F?Mec#F#I}!*AI?Ej%F#B#G]NALMBL#M[NBD>#H&B#N}NC?movA#J#B?Mec#B#I}!*AI?Ej%H#B#G]NAL?A%OL#A?M#B#B#DQ@MBLL#E#E?Qc#K#CQ7{#C#K|NB#E*AE%G#K%B#E*AA?BfNALL#E?/c)AL8MDBNl(A?Qd&F)AC>#B-A7DNA#B*AE%GC>#B*AQ&H#B*AI&M{NA#H#B*AM&C_NA#B?Uc&N#B-AY&Ic?Bd-AA%J#I?F_%OD>#C#Gc%KC>C>Cl#H#Cd&E?H|E>?A%D?A#E[NB D>?B#J#D#Kc-AA]NC #E#D?Bc&D^NAL#E%D?AMBL#F?Ic#J#K#EQ7=#F*AM%D#F*AIL?B]E>#B#C#Dc?Bc&C:AM#C#I_NC#C#M{NC#O[NB#G#C#Id&Dc#N#IQ9QBNC#B*A"%E#B#C:A"#E#Gc%L#D#Ed%DMFL#B#H:AMMDLAL#C#H|NALL#B?B=A7DC>#B-A)?B]E>#B*A#%C#B*A"%BMBL#B*A#&C#B*A"&B]NBL#B#Gc%L#C#Bd%DL#A#D:AE#A#L:AA#F?Qc)AL9 DCJlB8E(A?Qd&G)A?Q%H?C%J#D?B]E>?A?C#B?A#B?6Bf?P_!?6Bf?7Qe-A6t>#E?Hfj?Bf&D!%J?S?Q#D!%HLC>#F[#B?6Bf&D?C]fNA#A#HQzB[NA#C#A*A"*AU&K}NA#C?Ci%E#B?A#D?P_!?6Bf?7Qe?wtvAc%L#H?S]%M#C%FD>#F#A*A"&D*AU}NB#D*AQ#Ec*AA%IC>C>#MNA#L-A7N[NA#A*AY-A-%N#G?movA#A*AM#I?Mec#I#A*AQ}!&O+AA&P;AA#G#O*AI:AI#G*AE#P8.d?8FD}NB#D?A:A7[#A#G#D?1AcQ8XB#B#D*Aa#D*A7[#NQ8=B[NBL#A#H#J#B?A#B?6Bf?P_!?6Bf?7Qe&D?xtvAc#A*AU?Jc#D-Awt>!-AA?D#B#IQ8@BL#E?Ec%E#K#F?Bc&F^NALL#A*A"&F*AU&B#Cd?B{El#A#CQ8PB#A*A"&F*AUF#BL#C}E>#F#C:AUL#G?Qc)ALvGCElB8E(A?qBd&E)A?mvvA?mvvA-AA&F?B#F!=AA#FE>D>?mvvA-AA&FNA?mvvA#F?B#F!=AA#FNALL#E?0Ac?8+yvA*AA?syvA*AA#C?A#C?A7X!#D#BQ7H#E#E*A7*:AQ#E#E+A7 ;AI#E#E*A8NB:A7W#E#E5AA8C5LA<#E#E5AAe5LA*#E#E5AA~5LAYC>#C?A7ZE>#E#E*AQ:A7*#E#E+AI;A7 #E?D=AbMBLCl#C?7@|E>?H?I#C?7@]!%F?F%D?G%B?AMBL?G%F?M?G#C?lh-A9Wo>&D?Dd?6Bf?C_&C!%B?C?A#C!L%C#E5MAAAAAAAAAAAAAAAA5LA7 #E#C=Ab#E?A=Aa#E#D=A7>#E#B=A7=#E#F=A7;L#E?Yc%D(A?#d&B)AC>#E?0Ac&C-AV?D^E>#B?Ec?3xvA#CQ9IB#B?4qvA*AA:AY#B?9]qvA+AA;AQMBLC>C>?nyvA-AA?B]E>#C#A#D?CQ7K?5BfNBL#B?Ec?3xvA#C#A#DQ<MBL?8"9HvA?A:AA#B?B=AM#B?E=AEL#B#C*AI:AY#B#C+AA;AQL#B?Qc%G(A?/d&C)AC>#B?Ec&F7JAA&I@E7"E>?4xvA*AA%H#C?m9HvA*AA:AY#C#H:AU#C#G+AA;AI#C#G*AI:AQ#C#F7NAB#F7JAH@/o#F7LAF@#onn@Io#In;A"MBL#C?E=A"L#C?IcQ7;#C?*c&H?3xvA#F#G#A#D?9)qvA?pyvAQ7Q?pyvA#H#D-A-Q8%B#C?/c)A#B?#c)AClC>?qyvA*AA&A?E_NA#A?H^NA?8NyvA*AA&A-AM?B^NA#A7NAY#A+AQ@mmmm7|8In@A7"NA?AMBLQ8_BL?mvvA?A=AA#E?qBc)AL9*DBEl?B%D#B*A>&E*AI&B#E*AE|E>#E*AA%D#B%FL?B#D#C*AA&Bc#C*AE&D#B_#D#F{g&G!%F?A#D#Bd#G!%DC>C>C>C>C>C>C>C>C>C>#C-AQ&GE>?A%B#G?F^NK#C-AR?N{NK#DE>#E*AY-A/[NC#F-AA&B?/d?6Bf?K_NE#B?%d?6Bf?P_NF#B?=dO[FFFFFFFGGGGGGGGGGGGGGGGGGGGGGGGGGFFFFFFGGGGGGGGGGGGGGGGGGGGGGGGGGFFFFGL#A?G=ABMJL#E*AY-A/NBL#A#D:AI#A#F:AE#A?D=AAPL#E*AU-AK?C^ND#A?D=ABMGL#A?H=ABMFL#A#B=AB#A?C=AAPL#B?#_NB#B?6A]NB#B?9#Bf?9EAd?6Bf? }NC#A?J=ABMDL#A@m8Gp8Yvr9EB#C*AI&B#E*AQ_El#E*AM#B?MecF?movAL7NAI@Dop7QABMCL#A?I=ABMBL#A?K=ABL?B%BL#A#B=AAL8XDBJl(A?/d&F)A#A*AI%G#A*AE%H#F?A:AQ#F@mmmmmB;AI#H#G#F?IcQ/ #F*AI&IE>#F*AM#I?EiQuBL#F#C=A)#F@mmmmQ;A"#F@A;AU#F#B*AI:AQ#F#B+AA;AI#GE>#H#G?Eic%I#E*AI&G?Cd%J#D*AE?Bd%K#E*AE%E#D*AI%L#D*AA%MD>#H*AI%B#F?Ic#H*AAQ.#F*AY%CC>#G#B?Bj&D|NA#E#D?Cic&N[NA#N#C#Mc:AALC>#B?Bf[NA#F#C#F*A"d?B#L#F*A#&B?B^!c:A,#F#B#Kc:A*#G#D?Cc&B|NA#E#B?Cic%C?B?C#B#J{!%D#F?*c%BD>#C[NB#C#B*AA:AA#C?Ec%C#B?Ec%B#D?Bd&DNALL#H?Qc&H#I^NALL#AQ9{B#F?/c)AL9aCBHl(A?#d&D)A?B%F?mvvA?mvvA-AA&B?B#B!=AA#BE>D>?mvvA-AA&BNA?mvvA#B?B#B!=AA#BNALL#D?B?B?8+yvA*AA?#c#A?syvA*AA&B?#d&C?A#B#C}!{&C!#B?#_!?A#A#C!Q7>#D*AE%CC>#D*AI&E[E>?B%B?A%AMBL?B%B#C*AA&AE>#C*AE%G#A%BL#E?B]E>?A%AMBL?A%ACl#C*AI&F[E>?B%F?AMBL#C*AML%H#E?D_NA#C*AU%E#C*AQ%AL#D?Mc#F#H#A#EQXCl?l#D*AM&A[NA ?l#B#G#A#D*AQQ8KB&A[NA ?l#A?9 8!vAd?9?9%9G8JDe&A?Cj#A?Y}!L#D*AA&BE>#C#B?DiQuBL?mvvA?A=AA#D?#c)AL8JDBFl(A?Qd&F)A#C*AI&D#C*AA]E>#CQxBL#C*AE#Dc?&=AA#C#D?Bc:AI#A#B?Dic%G?A%DD>C>C>C>C>#D[NA#D#H]NA#D%BMBLD>#A#G]NC#A&B?Ic%A#B*AE&D[NAL#D#A?Id*AA&Bc%HL#B?Bc%D#B-AA&E?#_NB#C*AI%B#E?&^#E?9 A^f[E>#C*AA#B]E>#CQxBL#C*AE#Bc?9 A=AA#C#B?Bc&B:AIL#C*AA#B]E>#CQxBL#C*AE#Bc#E=AA#C#B?Bc:AIMCL#C*AI&A#C*AA]E>#CQxBL#C*AE#Ac?&=AA#C#A?Bc:AI#F?Qc)APL#F?9 9/9E8FD:AK#F#E?Ej?/g=AO#F#E?/g#E?Pf&B?9VAc#B?K_!=AP#F?Kc?G#CQ9;BMALAL9}CBIl#A*AI&F?ie%E#F?Me&H?M7_%C#A*AE&G#Hc&I%DD>C>#E&H[E>?A%CMBL#H?Mc%E#C?Bd%C#D?Ed#D?Md%D*AA?P{NBLL?B%D#B?6Bf&B?N|E>#B?B^#B?G^f%DLC>C>ClC>C>#H[NA#C#F}NA#D#G#C?Mec*AI?Hf?F]f%EMBL?A&E#F[NB L#ENB#I?Ed*AA?Hf?G]NB#FL%E#C%FMBL#F?Bc&E?Ei?Hg%B#A*AA#F]E>#AQ9XB#A*AE%GL#A#E:AI#G#F?Mec&A#B:AI#A@A;AAL#E?Me%D#G?Ic%C#E?Ei%BD>C>#DE>#G*AI&A?Q}NB#C?Ed?l:AA#C#A#Bg:AAMBL#FPL#G?Mc%G#D?Md%D#C?Mc%CMALAL9-CCC8EFl(A?Qd&E?mC7PAM#E?Mc%G?A%E#B?K^%HD>C>C>#H[E>?8R8RvA?8J8RvA#E#Gc-AA&I!&F+AA&C@<o#C@m9aD8H@*on#C@mm4H8H@Yo#C@mmm3P8H@Ionn#C@Ip@mmm3P8H#C@Yp@mm4H8Hn#C@*p@m9aD8H#C@<pnnn&D#A+AA&C@<o#C@m9aD8H@*on#C@mm4H8H@Yo#C@mmm3P8H@Ionn#C@Ip@mmm3P8H#C@Yp@mm4H8Hn#C@*p@m9aD8H#C@<pnnn&C7"NB?A%B#F.AI&F?Ii#F?Ijg8=@66D8H&D#A.AI&F?Ii#F?Ijg8=@66D8H&C7"NBMCL#E?B%E[NC?CPL?l?B#C#D7(!%BL#B[#Eg?B%E?Bf[NAL?C#I#B!L8(DBEl(A?rFd&D)A#D#B=AH#D#B=A&#D?D:AY#D@A;AQ#D#C:AM#D#C-A?&B=A%#D#C-A>&E=A##D#B#E|&B=A)#D#B=A"#D#D?Hc:AI#D?7Mc#D?IcQOC>Cl#D*A7M?mmmmk]E>?E%E?A%B?AMBL?E?qJQ&&E[NB#E#D?7Mc?8+C4KAA?B%B#D?B:A/#D#E:A,#D?E:A*#D#D5AAY5LA9-C#D#D5AAI5LA9WC#D?4Cc#D?9WCcQO#D*A4C?mmmmk^E>?8+C%FD>#D*A*#B]E>#D?*c#B?B?E?8+CQ9(B#D*A,%EL#E#Fc#D?4Cc&G?8+C4KAA#D#B?Bc&B:A/#F?8+Cc%F#G#D?9WCcQO#D*A4C?mmmmk^NALL#D*A*L%F#A#D-AH=AQ#A#C:AM#A#B:AI#A#E:AE#A#F:AA#D?rFc)APLAL8VDBGl(A?#d&G)A#B?A:AI#B*AA[E>#BQxBL#B*AE?9~A=AA#B?B:AI#B#DQ9>B#B*AI%EC>#D[&FNA#FNA#B*AE#Ec#C#D4KAAL#B#D#Ec&C:AI#B*AA#C]E>#BQxBL#B*AE#Cc?5A=AA#B#C?Bc&D:AI#B#C?%c&EQ9AB#B*AE%F#B*AI%H#G#D:A"#G?A#E#E#H{&E!&H:AY#G?B#F#E!&I:AU#G#B?Mc#G?Uc?A#D?lQEC>C>C>?movA#B*AQ&E?Yc#B*AU&F?C|!&J*AI#E?movA#F!*AIh?P{NA#B-A)?S^NA?movA#E?Mc#F?B|!&B*AA?B^NA#B*AI?Hf?G^NA#J*AE#C]NBL#A?A:AAMBL#A#F:AQ#A#E:AM#A#D:AI#A#H:AE#A#I:AAL#G?#c)AL9=CCJlB8E(A?/d&E)AC>#B#C?Hf?zAec&B*AA?B^NA#B-A7X?C^NA#B*AM[NA?movA#A*AM&G#B*AE&H?Bc&D?Mec#D#A*AQ&I}!&F*AA%D?movA#G#B*AQ&B?Mec#B#I}!+AA%M#E#F*AE&B:AU#E#M;AM#E#D:AI#E#B:AE#E#D:AA?B#A*AA#A*AI&B#A*AE{&D!%J?A#B#D!%K?A%DD>#E?Yc#Dc&L?A#D#Ec&F*AE&B#F*AA&Fd#B#F_#B#K{g&B!:AE#L?B#F#Jc#B!:AA#D?Ic&D?Y^NAL?B%D#A*AU#C#E*A##E*A)#E*A*#E*A,Q8!B[NA?movA#G#H?Mec#H#I}!-AI?If?Dj%DL#E?/c)A#DL9%CBIl(A?>c&G)AC>?movA#B*AM&K#C?Mec&I#C#B*AQ&J}!*AI?Hf?E]E>D>#F#Gc?A:AA#F?Ic&F?vA^NALC>#C#J}NA#C?Bc&H#I*AI&C?Ej?A#C?Hf?E]!&I}NA#D#E?Dic%ED>?movA#K#H?Mec&C#H#J}!%L?movA#C?Mc#H?Bc&M#J}!*AI?Ej%H#G%C#D%FC>C>D>#B#L#F*AA#F*AEQ7~[E>#C?Ic%C#F?Ic&F#E^NBMCLL#C#M:AE#C*AA#C?B:AA[NBL#A?C:AAMEL#H#I_NALL#A#G5AA/5LA/#A#G5AA#5LA##A#G5AAQ5LAQ#A#G5AAA5LAAMBL#A?C:AAL#G?>d)ALyCCD8EElC>Cl#C-AI?If[E>#B*AA%HC>#B*AE&B#C*AA&G?Bc&C_NA#B#Cd?I_NA#C#Hc+AA%DL#A-AY&I?Bc%C#A+AA%E#I?H}E>?A#D#E7"NC @A%DC>#B#G?Jc&J_NA#B#Jd?I_NA#H#Jc+AA%DL?B#C?I]NC #A+AI%E#I?P_ND#C?Q]E>#D#E7!PLC>#B#G?Rc&G_NA#B#Gd?I_NA#G#Hc+AA%FL?A#D#E7"NC ?vB#C?Did&B?vA_#A+AQ#F8I#B8=o7 fPL#D#E8I?vA#C?Did8=o7 PL#B#C#A?B#A-AY&A?Z_&B!#A?A#B!Q7~LPL#D#E8I?mB#C?Did8=o7 L9ECBCl(A?>c&F)AC>C>#ENA#B*AI?IfNA?A%E?A#B*AE&G#G?A^d&G#B*AA?Bc&Bd#B#G{#G#A*AE{g&G!#D^NB?B#A*AA#Bc#G!#C#DQ9QB[%EMBL#F?A=A,#F?A:A*#F?A=A7Q#F#D:A7M#F#C:A/#F?A:A<#F?A#B*AE&C#C?A^d&C#B*AA?Bc&Bd#B#C{#C#A*AE{g&C!:A)#F?B#A*AA#Bc#C!:A#D>C>#F?Yc#F?#cQ7}#F-AY[NA#F-AZ#F?Ic#F?/cQ7}?A%E#F-AI[NC#F-AJ]NBMCLL#F?Qc#F?/cQ7}#F-AQ?Bh%EL#F?>d)A#E?BfL9QCBGlCl#D*A9JB&G?A#G?J_&G!&J#C-AN&F|E>C>#D-A9MB&F?U^E>?6B%G#F#C-AO]NBL?6B%G#B?6Bf?Me-A9T8^>%B#D-AQ%F#D-AV%I?6BMCL#D-AQ%F#D-AV%I#D-AzB%B?6BMBL#D?E#G!&K#F?Yec&H-AU&G?A#G?9OA_!?Me&F?8_8;vAc#B?6Bf?Me?9T8^vAc#F-At8;>!-AA%B#H-AQ%F#H-AV%I?6B#J#H-AW&H|NA #K#H?Yec-AUL%H#D-A9;B%DC>#C-AO?7Bf?Q^E>#D?6Bf[NB#E?Bh%DL#A#H=AF#A#G=AE#A#B=AD#A#F=AB#A#I=AC#A#D?Bf=AAPLAL8LDBGl?movA#B*AnB#C?Mec&E?Mc#B*ApB&I#C?Bc|!*AE%D?B#B*Ak#B*AmB&H#B*A8C{&B!%G?A#H#B!%FC>C>C>?movA#E#C#I}!*AA&EE>#E&C?Bd#F}NB#G?Bd%BD>C>#B#Cc-AA?JdO)AADDADDDDDDDDDDDDDDDDDDADDDDDDDDDDDEDL#C?Bd&CNALL?A%CL#D#F}NB#D%BD>C>C>#B#Gc-AA?JdO)AAEEAEEEEEEEEEEEEEEEEEEAEEEEEEEEEEEBEL#F#B?Bc&B^NBMDLL#F#B?Bc&D|E>#E%CMCLD>#D#Gc-AA?Jd&B?X{E>#E%CMDL?B#Bi?8TmmEf[E>#E%CMDL#D?Bc&D#F_NAL#H%D#E%CMBL#C?Bd%CL#A#D:AE#A#C:AAL9,CCClB8E(A?0Ad&G)A#G?<c&H#B#C#DQ7#C>#G*A<E>#G#G*A>&D:A##G#G+A<&I;AY#G*A7V%B#G*A7W%C#G#D:A>#G#I;A<#G#C:A7W#G#B:A7V#G?Qc#H?C#E#FQ9GBC>C>C>#G*AQ?BfE>?movA#B#G*AU&D?Mec#C#D|!*AI?Hf?D^NB#G#G*A#:A/#G#G+AY;A*MCL#A?A:AAMEL#G#G*A#:A>#G#G+AY;A<#G#C:A7W#G#B:A7V#G?Ic#G?<c?C#E#FQ8B#G#G+AY;A*#G#G*A#:A/#G*AI?B^NBL#A#G*A/:AI#A#G+A*;AA#A#D:AU#A#C:AQ#A#B:AMMCL#A?A:AAMBL#A?A:AAL#G?0Ac)AL9HCBFl(A?Qd&D)AC>C>C>#B#C]NA#B?Bc%E#B-AA&F?9aA]E>#C#E]NB?.?9aA#B-AB?7J]!%F#B?Cc%EL#D?Ec?I?B?BQ8:B#D*AI%B#D*AE?B]NC#D*AM&G#F=AA#D?B:AM#D#G:AI#D#B:AEC>#C#E]NA?B%BD>#E?Bc%H#E-AA&F?9aA^El#HF#C#H]NC?.?9aA#E-AB?7J]!%F#E?CcL%E#D*AE#B]E>#D?Ec?BQ9>B#D*AI%GL#B#Gc#F=AA#D#B?Bc&B:AM#C#E^NALL#A#D*AM:AI#A#D+AE;AAMBL#A?A:AI#A@mmmmQ;AAL#D?Qc)APL#D*AMAL8)CBEl?B%DC>#B#C{NA#C#A*AU&F*A,{NA#F*A*#Bc%D#C#Bd%ELC>#A*A"-AQ?H}E>#EEl#D?A#D#E?Bd&Cc-AA?7T]!F?AL%A#C#E#A!%C#A#D#A!%BD>#C[&A%F#ANC#C?Bd%C#B-AA#B?Bc%B?7E]NALMBL#EE>?A%C?A%BD>#B#C#Dc-AA?,]c%B#E#C?Bc&C^NAL?A%F#B?B{NBL#D#Ec%CD>#C#D]&FNB#D-AA%E?8C%BD>#B&A?w8SvAc-AA#E]&G[E>#A?Bc%B#ANBLL#D?Bc%D#GNALL#FL8UCBEl(A?#d&F)A#B?A#B?6Bf?P_!?6Bf?7Qe?wtvAc%B#E?B|E>#B#E?Bic.AC%HL#F@l;AY#F@l;AQ#B-A=&E?Me?A#E#B-A7O&Bc?0A_&E!&IE>#B?Me?t8;vAc?B#E!?Jc%E?A%BD>C>#H#B?Pfj?Bf[NA#G?Q}NA#F?Qc#Gc#E-AA=AA#G?Bc%GL#B?Bc%B#E?Mc%E#I?Md&INALL#F?Ic#C#D#F?Qc?B#G?R_&B!#G?A#B!QY#F-AI%B#A#F-AJ=AB#A#B?Bf=AA#F?#c)AL9"CBGl(A?#d&D)A#D?movA#A*AM#B?Mec#B#A*AQ}!&H+AA;AQ#D#H*AI&I:AY#C?A#C?6Bf?9OA_!?6Bf?Me&E?t8;vAc%F#E-A9A8;>%EC>C>?B#I?Hf&Gi?9,BfNAC>C>C>#G?D]E>#E?BdOGBEEEECEL#E?H]NCMDL#D*AU#D*AQd?C|NCMDL#F-AL%E#A*AY-A-%GCl#I?If[E>#D#E#G?Bf#A#D*AQ?BcQ7T#D*AAMBL#D?Ic#E#G?Bf#A#HQ8#B#D*AIL?B]NCC>#D*AU#D*AQd?C]E>#A#B#C#FQ9#BMBL#A?H?A#C#BQ9.BLMCL#A#F-AL#BQ7RMBL#A#B#D?Qc#C#FQ7UL#D?#c)AL8.CBIl(A?#d&F)A#B-A=&G?Me?A#G#B-A7O&Hc?0A_&G!&IE>#H?Me?t8;vAc?B#G!%G#E*AE?Bd%J#E*AA&E?Bc%K#C#B#A*AY-A-?Bic&B.AG#B.AKg?lhf?66Df%C?A%BD>C>#G-AE&L?D]NA#C#B?Pfj?Bf[NA#G?Bc#A*AU?Jc#G-AA!-AA%M#F#L=A7A#F?I7PA!#F#M=A #F#B#Hc=AZ#F?C=AY#F#D:AQ#F#J:AU#F#K:AM#F#E:AI#A#F?Ic?A?AQ9]BL#G?Mc%G#B?Bc%B#I?Md&INALL#F?#c)AL9>CBEl(A?Qd&C)A?8"yvA?A:AA?qyvA?A:AA?pyvA?DQ9?B?qyvA?qyvA*AA&B?Dc:AA?8NyvA*AA#B?Cic&B@A;AA#B?A:AI?pyvA?CQ9?B?qyvA?qyvA*AA&B?Cc:AA?8NyvA*AA#B?Cic@A;AA?l%D?8"yvA*AA&E%BC>C>C>#A-AU?BdOCABCL#C?movA#A*AM#A*AY&B?Mec#B#A*AQ}!&B+AA;AA#C#B*AI:AI#A#C?8UyvAQ8XB?8"yvA*AA%B?7S%DMBL?7T%DL?B?8YyvA*AA#Ec#B#E_!#B#Ed&A?A#A#B|!Q8IB%A?pyvA?CQ9?B?qyvA?qyvA*AA&B?Cc:AA?8NyvA*AA#B?Cic&B#A:AE#B#D:AA#C?Qc)AL8KCBGlC>C>ClC>C>C>#B#D_#B#D{d?6BfOCFBAL#D?Tc?7|f&C#B?Tc?7|f&B]NE#A#Cc&E#A#Bc&B?Ed-AA?CfEl#B*AM%C#BQ9TB#B#CcF#BLQ8[BMBL#B?Tc?7|f&G#D?Tc?7|f&H]ND#A#Gc&F?Ed-AA?Cf[NC#A#Hc&E#F#F*AM&Ic&J{NC#FQ9TB?B#H#G#Ic]NB #E#JQ8[BL?DL%B#E?Ed#B:AA#APL#C#DQ&&C[E>?APL#BE>#C#A#B4KAAL#A#BQuB#C%AL#AL8WCBFlC>C>C>#C#C?Dc?8Cf&E]E>#D?Id%I?A%EMBL#D#E#Cd&E#D#E_!%E#DE>#B?6Bf%G?B%HD>#C#Fc-AA#G]NE#E#F?Bc&F^NALL#E#D?Id&I{NBL#B?6Bf?8F8GnIe%FD>?m8GnI#C#Ec&H*AA#Fh&Gd#Gg?m8GnI#H*AE#Fh&Gd#Ggf?m8F8Gnkf?m8F8Gnk^NB#E?Ic&E#I|NALL#D#E^E>#B?6Bf%F?B%HD>#F#C#Ec-AA]E>#E%FMDL#D#E?Bc&E^NALL?A%HL#A#F:AE#A#H:AAL8#CBIl(A?#d&D)A#D?A:AQ#D@mmmmvA;AI#C?E}E>?B%F?E%GD>#C?Ed%C#B?Ec%E#F?Bd%IC>#B*AA&B?l]E>#D*AI#I]E>#D?IcQ9!BL#D*AM&G#Hc?A:AA#E%BMBL#D?Uc#E#B#C#B#C_!&BQ-?A#D*AY#D*AU!%J#D*A"%K#C#Bd%C#B#Ec%B#D*AI#I]E>#D?IcQ9!B#D*AM%GL#G#Hc&E#J:AA#E#K:AEL#H?Ic%H#D#F:AQ#F?Bc%F#C?D{NALL#A#D*AQ:AI#A#D+AI;AA#D?#c)AL8*CBHlC>C>#A*AE&H#B{E>?9DB%F#A*AA&D#Bc&I-AA&A?7Sc?6Bf?7B_E>?C%CMCL?D%C?rB%EC>C>C>C>#A?1BdOOGAAAAAAAAAAAABAL#A?7Cc?6Bf?P_NE?E%C?qB%E#A?2BdOFFCCCBCL?8&B%FMDL?8QB%FMCL?mB%E#A?Pc?6Bf?D_NCL?APL?mB%EL#H#B?Bc&A{E>#A#Dc-AA%GL?C%DD>C>#D&A#C]E>#C%AMBL#A#Bc#H}NA#A?Bc%D#A#Ic,AA?>7WNBLL#C?A#A#C}!?A#F#G}!?A#E#G|!L8ZCBJl(A?#d&F)A#CE>#C?Ei%G#B?Mc%C#A*AE%I#A*AA%J#A*AM%K#A*AQ%LD>C>C>#C-AANA?A?movA#K#C?Id*AA&B?Mec#B#L}!&B*AE&E#E?A^d&E#B*AA?Bc&Hd#E#H_#E#I{g&M!%E#B-AI?If[E>?B#H#Jc#M!#E#DQ8{BMCL#E?vA{NA#F?Qc&E#A#BQmB#F?Ec#EQ8WB#F*AI&B#F*AM#DQ8{B#F*AE&E[NB#B#EQuBMBL?8_8RvA?B#DQ8{BL#C?Qc%C#G?Qd&GNALL#F?#c)AL8VCCFlB8E?E%F#C?E?M#C*AA?Bf!c7NAA%I#B*A"&D*A8<C%EC>C>C>C>#D*A8@C&DOCDABL#E+AA#I7!NB?A%DMCLD>#G#D?Bj&H#Gc&G#E#G?Eic+AA#I7(!%G#D#Hd&D?B{NAL#E#G?Eic&E+AA#I7!NA?A%DMBL#E*AI&D#B*AY&B*AU}E>?A%DMBL?A#B*AQ#D?,ec&E*AY&D#E*AU&Ed#D#E_#D#B*A#{g&F!%D?E#B*A"#E?Fic#F!%FL#A#F:AA#A#C*AU:AI#A#F#D?Fic:AEL8JCBGl(A?Qd&F)AC>#C?A#C?6Bf&G?P_!?6Bf?7Qe&D-A5t>&H#D-A9at>&Ic?9OA{NAC>#G?HdODBABAL#H?Me?9D8;vAc%E?A%D#B#C?6Bf?P7|?Bic.A9NB%GClC>D>#G#D?Pfj?BfE>#E-AA%C#E?Dd-AA?I]E>#C?A#C?9OA_!?6Bf?Me-A9D8;>MEL#F?Ic#B#CQ7@#F-AINCL#E?Mc%E#D?Bc&D#I_NAL?A%EMCL#F-AJL%D?B%EL#A#D=AB#A#E?Bf=AA#F?Qc)AL8JCBGl(A?Qd&E)A#B*AM%H#B*AQ&J#C{E>#H#C?Mec*AI&F?Ej?A#F?Hf?E]!%ILC>#C?Bc&C#I}NAD>?movA#H#C?Bc&F?Mec#F#J}!*AI%G#E?Ic#B#D#CQ7IC>#E-AI[NAC>#E-AJ&C?A#C?9OA_!?6Bf?Me&C-A9A8;>?I]E>#G?Hf?F]NBMCL#E#B#F#C?t8;vAc-ALQ7[#E*AA?B^NB#E*AE%FL?B%GMCL#G?Ej&C#I_NAL?A%GL#A#F:AE#A#G:AA#E?Qc)AL8!CBIl(A?Qd&F)A#A?A:A7V#A?A:A<#A?A:AU#A?A:AI#DE>#D?Ci%G#A?Mc%H#B*AM%I#B*AQ%JD>C>?movA#I#C*AA&D?Mec#D#J}!&E-AI?If[E>#E*AE?Bd%K#E*AA?Bc%L#A*AU&E#A*AM]E>#HQ9YBL#A#E?Bc:AU#A*AQ#E?Eic&E?A=AM#E#K:AI#E#L:AE#E#D:AAMBL#F#B#EQmB#A#D#FQyBL#C?Ec%C#G?Ed&GNALL#A?B#B*AA#B*AI&A#B*AE{&B!?A#A#B!QN#F?Qc)AL9}BCIlC8E#CEl#C?Ci%C#A*AA%G#A*AE%E#A*AM%H#A*AQ%I?A%AD>?movA#H#B*AA&D?Mec#D#I}!&D*AI%JC8E@A#E#D*AA&K?Bc&F_NA @A#E#Fd?I_NA #F#Gc+AAL%LC>#J?IfE>?B%AMBL#A@B#L@l?H#D*AE#Kd?Cd&D#D?H}!?Di8=o@l8I8H#D8=8I@8V38/9}8X8|9"8!8%l8E@=po&L#M8H@A7"g%A#L#Mn%ML#B?Ec%B#C?Ed&CNAL#A?BhF?BL?BfL8GCBJl#B#C_E>D>#B#A*AQ&J_%D#B?Me%E#B?Bc%BC>#E#A*AM&Kc?movA#D!*AI&D?Hf?E^NA#A*A"&E*AU&F%G#D?Ej&L#B{E>#F?Ci%H#E?Mc%I#B%DD>#I*AA#G]E>#IQ1BL#E*AQ#Hc#D:AA#E#G?Bc&G:AU#H?Ec%H?movA#K#D?Bc&D?Mec#D#J}!*AI?Ej&D#L_NALL#G#Fd?B{El#A#FQ8PB#A*A"&E*AUF#GL#F_NA#E#F:AUL#B#C^NALLL8-CBDl(A?2Ad&E)A?mvvA?mvvA-AA&F?B#F!=AA#FE>D>?mvvA-AA&FNA?mvvA#F?B#F!=AA#FNALL#A?I|E>#A-Awo>%GL#E?Qc&A?8+yvA*AA?syvA*AA#C#D#BQ7H#E#E*AY:AI#E#E+AQ;AA#E#E+A);A7;#E#E*A,:A7[#E*A"%B#E*A#%CQ7N#E?9SAc#G#E#B#C#E?1AcQ7O#E#E+AA;AQ#E#E*AI:AY#E?8"wvA+AA;A"#G#A#E*A7*&A#E*A~Q7PQ8_B#E*A7%&CE>#A#C?DiQuBL?mvvA?A=AA#E?2Ac)AL8XCBClC>C>C>#B-AT?7Bf?I]E>#A-A-ND#A-A7IE>#B-AQNEC>#B-AR&C?A#C?9OA_!?Me-A9A8;>?CdOFAFFFAFL#B?A=AV#A*AY-A.NE#B-AU&C?D^NDMEL#A*AY&C-A.NDMBL#A*AY%CL#B-AV?B]E>#C-A7INC#B-AU&C?D]NCMBL#B-AU&C?D]NBL#A#A-A*#C?6Bf?A^f=A*#A-A,NA#A*A"&A*AI&C#A*AA]E>#AQ9 BL#A*AE#C?Yec&D#B+AQ;AQ#D#B5AAA5LAA#A#C?Bc:AILL8^CCFlB8B#A*AQ&H#B?lhc%E#A*AM%DD>5MAAAAAAAAAAAAAAAA%IC>#H#B#Fc?Bc_NA#E?Q_NA#B#Dc5AAB%IL#E?Qd%E#F?Qc%F#D?Qc%D#I5M~~~~~~~~~~~~~~~~5(#I5MCCCCCCCCCCCCCCCC57!5M%%%%%%%%%%%%%%%%57D57 5a&G[NALC>C>C>ClC>#H#F#G7[#Bc&Ec&F?Pd&G{E>#D#Ec?Pd-AA?&]NBL#A#GQ;&D[ND#D?BfNC#D?BjMBL#F?OdL&D#Bd?C^NC#A#D#CQ9UBPL#A?B=A7EL?APL#A?H?A#C#DQ9}BL9aBBMl(A?>c&E)A#E?Ic#B#CQ8E#E*A7Q%G#E*A<%B#E*A7M%J#E*A/%K#E*A)%LC>C>#E*AI[NA#E*A#%M#E*A"%F#E*AY%N#E*AU%OD>#P%H#C%I#F&C#M}NB?B%P?movA#O#C?Bc&F?Mec#F#N}!*AI?Ej%F#C#D|NALMBL#L[NA#B#G}NA#B#D{NAD>?B%H?movA#K#B&I?Mec#B#J}!*AI?Ej&B#G}NB#B#D|NALL#A#I:AE#A#H:AA#E?>d)AL8ZCCDlB8E(A?1Ad&F)A#F#D+AQ&I;AY#F#D*A/:A<#F#D+A*;A/#F#D5AAY5LA##F#D5AAA5LAI#F#I8.#A*AM&Gd:AY#A*AI%H#A*AA%DC>#B-AV?D^E>#F?wAc#D#BQ9IB#F?4qvA*AA:A7*#F?9]qvA+AA;A7 MBL#F?wAc#D#B#C#F?IcQ<#F#B*AI:A7*#F#B+AA;A7 L#F?7Qc#D#F?wAc#F?0Ac#C#F?Ic#E#HQ7Q#A#F*A7Q#Gc:AM#A#A-AQ#F-A>f=AQ#A#A-AR#F-A?g=AR#F?1Ac)AL2BBDl#B#C#D#B*AY#EQoB#B#B*AY&K#E#E#K_!:AY#B*AI%K#B#G#H#I#JQoB#B#F:AY#B*AI%LC>?A#F#Ed#D#F_#E#F{g&D!&M?A#J#Id#H#J_#I#J{g&H!]E>?B#C#Ec#D!?B#G#Ic#H!#MQ9QB[NBL#B*AU&C#B*AM]E>#B?McQ9YBL#B#C?Bc:AU#B*AQ#C?Eic&B#L:AM#B#K:AI#B#F:AE#B#E:AAL#A#L:AE#A#K:AAL9@BBFl#B-A7J%E#B-A/%D#B-AG%F?G%CC>C>C>C>C>C>C>C>#B-A7L?HdOLAHHHHHHBHCDHL#F?6B]NG#DNG?G?E#E?9OAd?6Bf?9AB_!%CMGL#D?B^NF#E?A#E?9OA_!?6Bf?Me&D?t8;vAc%B#D-A8~8;>?BdODCDEFL?G?G?F#D?D^!#F?6B]!%CMEL?D?G#D?B]!%CMDL?A%CMCL#B-AH%G?B%CMBL#B-AH%G?C%CL#A#G=AB#A#C=AAL8UCCFlB8B#A*AQ&H#B?lhc%E#A*AM%DD>5MAAAAAAAAAAAAAAAA%IC>#H#B#Fc?Bc_NA#E?Q_NA#B#Dc5AAB%IL#E?Qd%E#F?Qc%F#D?Qc%D#I5M~~~~~~~~~~~~~~~~5(#I5MCCCCCCCCCCCCCCCC57!5M%%%%%%%%%%%%%%%%57D57 5a&G[NALClC>C>#H#F#G7[#Bc&Ec&F?Pd&G{E>#D#Ec?Pd-AA?&]NBL#A#GQ;&DNB?APL#F?OdMBL#D?BjL&D#B?Cc]El#A#D#CQ9UBF#DLL4BBEl(A?Qd&D)AC>#A*AU-AK?C]E>#D?B#A*AA#A*AI&E#A*AE{&A!?A#E#A!#B*AA#B*AEQ7D#D*AA&B?mmmmk]NB#D*AE%E#C#D*AI&AQ9>B#C*AI%FC>#A[&GNA#GNA#C*AE#Fc#E#A4KAAL#C#A#Fc:AI#B[NB#E#BQuBMBL#D?movA#A*AM#B*AI&B?Mec#B#A*AQ}!&B+AA;AA#D#B*AI&B:AI?B#B?Hfi?8|BfNA#A#D#CQ8XBL#D?Qc)AL8VEBFlC>C>C>#B*AI&C[E>#B*AE&ENBMCL#B#C?Ij:AI?B%FMCL#B#E?Bd&G:AE?B%F#B#B*AA&D?Bc:AA#D-AA%C#B-AM[E>#C?9 A^NC#G[NB#B#E?Cd:AE#B#D?Cc:AAC>C>C>C>C>C>#D-AB&C?9&AdOUAIIIBIIIIIIICIIIDIEFIL?I%CMHL?M%CMGL?K%CMFL?N%CMEL?J%CMDLCl?A%D#B&C?EQ8SB&B?m3Df?m8@D]E>#C?B#C*AA?Cc#C*AE&E?C_!:AA#C#E?Cd&G?A#E#G}!:AE#B?Ki?m37Tf#C?EQ8SB?6Hfg?mmEc%BLC>#B?mB}E>#B?mQ_NB#B?mmE}E>#C#B?Qi?mm4Bf#B?Ci?m9aAf#B?Mj?7Tfgg?m8F8GEg:AI#B?Sj?2BgMDL#B?Ii?m9aAf#B?Gj?7Tfg?m8FCg%D#B?Mj?1Bg%BL#C#D:AI#BMBL#C#B?7Tf?mBg:AI#B?Gj?vBgL%CMCLC>C>#C?7DdOHADDDDDBDL#B?CQ8SB%CMCL?#%CMBL?A%FL#A#C=AB#A#F=AAL9SBBGl?B%EC>#A*A"&G*AmE&F#D_NA#F?vA{NA#D#F^E>#G#F?Dic%F?B?B#A*AM#A*AU&E#A*AQ{&A!&H#Bc#C?A#E#A!&I{#B#C{g&A!%J?A#C#Bd#A!%B#G#D?Dic%AD>#B?A#A*AE&C#A*AA&Dd#C#D_#C#I{g&C!]E>?B%E?B#D#Hc#C!#J#BQ9QB[NDL#A?Ic&A#F^NALL?A%EL#EL9HBBCl(A?#d&E)ACl#B-AI?If[E>?A?A#B*AE&F#F?A^d&F#B*AA?Bc&Bd#B#F{#F#A*AE{g&F!#D^NB ?B#A*AA#Bc#F!#C#DQ9QB[MBL#E?Qc#A#BQmBC>D>#E?Ic#E?QcQ7}#E-AI?Bh&A?BfNB#D[NB#D?Bd%D#C-AA#C?Bc%C#E-AJ]NAL?AMBL#A#D[fL#E?#c)AL9BCBHlC>#C?8B{E>?B%DMBL#B*AM#Cc%I#C#B*AQ&D#C#C#D_!&Ed%JD>C>C>#F#JcE>#F#Ic-AA&G?/d?6Bf&D?K_NC#G?9%Ad?6Bf?G_NB#G?9EAd?6Bf?G_E>#G?;d%DMDL#C#Fc%ELC>C>#B*AQ#E|E>#E#B*AU&D_%CMBL#E#B*AU&D_%C#B*AM#Ec,AA?A7ZNA#D#E|NA#B?Mc#EQa&CNA#B#EQ8+BMBL#B?K=AE#B#D#E#D#E_!&D:AA#B#C#Dc:AIL?A%DMDL#G?9VAd%DL#D#H?Eic%H?B%D#F?Bc&F?E^NALL#A#H:AE#A#D:AAL9|BBIl(A?Qd&D)A#A*AI%B#A?#Q9>B#A*AE&F#A*AI&Ec&C5MAAAAAAAAAAAAAAAA5LAA#C5MAAAAAAAAAAAAAAAA5LAQ#A#E?#c&I:AI?B%HC>#BE>?A%C?A#B?#c#B#E{&G!%E?B#F#G!%FD>?B%GC>#C#E}NA#C#Fc,AA?A7ZNA#D#B:AM#D#E:AI#D#F:AE#D?Ec#CQa&GNA?A%HMDL#C#Gc&C#B_NALL#B#I{NA#A#B:AIL#D?Qc)A#HL9OBBCl(A?Qd&E)A#ACl#A#C?B]El#E?A=AM#E?A:AI#E?A?movA#B*AM#D?Mec#D#B*AQ}!&C*AE&D#D?A^d&D#C*AA?Bc&Fd#D#F_#D#B*AE{g&D!:AE#E?B#B*AA#Fc#D!:AA#C*AI%C#B*AU&B*A,%F#B?)c#EQ8~B?A#C?Hf?D^NB #B*A,F?AL:AI#A#F:AE?BL:AA#E?Qc)AL9.BBBl(A?Qd&F)A#F?Ic#B#C#D#EQ9GB?A%EC>#F*AI?B^NA#D-AS%CC>C>C>C>C>C>?movA#B*AM#F*AM&D?Mec#D#B*AQ}!*AI?Hf?CdOEEDCBAL#CNE?B%EMFL#C?Bd?H_ND?B%EMEL#C?J{NC?B#Ci?8FFf[NC?B%EMDL?B%E#C?J{NC?B#Ci?rHf[NCMBL?B%E#COGBAAAABAL?A%EL#A#D:AE#A#E:AA#F?Qc)AL9/BBCl#B?Ij%D?C%CC>C>C>C>C>C>C>C>C>C>#A?6Bf?GdOQABCDBHJHEIFJJGJJHL?A%C#B?Bf[NH#B?666H{NI#B?mmEf[NH#D?Bf[NIMHL?A%C#B?Bf[NG#D?Bf[NHMGL?A%C#B?Bf[NF#B?666H{NGMFL?A%C#B?Bf[NE#D?Bh#B?666H{g?BfNFMEL#B?Bf[NCMEL#B?Bf[ND?DPL#B?666H{NCL?A%CL#CPL?BL9NBBCl#B-A7O#Cc%F?B#C?Pfi&C#B#A*AY-A-&G?Bic.AKf[E>#E.AI#Cf[E>#B#G?Bic.AC#Cf[E>#A?P#F#DQ9&BL#A#A-A7I&B#E.AK#Cf?A^g=A7I#A#D?Bc#FQ7/#A#B=A7IPL#A#E*AAEl?S?R#B-A7P#E-AE?Hfj?Bf!F?RL#F#DQ9&B#A#D?BcQ9/BPL#A?O#F#DQ9&B#A#D?BcQ9/BL1BBGl(A?Qd%D#B*AM%FCl#B*AQ&G#C|E>#D#B*AI:AI#D#B+AA;AA?AMBL#D#B+AA;AA#D#B*AI:AI#F#C?Mec*AI&E?Ej&H?A#E?Hf&E?F]!%I#H?A#E?E]!L%E#A#D*AI:AI#A#D+AA;AA#A#E:AY#A#G:AQ#A#F:AM#A#I:A7M#A#G:A,#A#F:A*#A#C?Bc&C:AU#A#B+AA;A"#A#B*AI:A)#A#C:A/LyBBGl#C*AE%F#C*AA%GC>#B*AE&B*A#&C[NA#B*A"&E#C?Eic%HD>#F#E*AE]E>#E*AA%B?A%CD>#C#F]E>#B%GMEL#B#Cc%D#C#Gc%I#C?Bc%C?#?A#D-AA&D?9EAd?6Bf? _!#Dg?6Bf?#?A#I-AA&D?9EAd?6Bf? _!#Dg?6Bf]NALL#E?Qc&E#H^NALL#A#F:AE#A#G:AAL9HBBCl#ACl#B*AM?movA#B*AQ!-AI?If[E>?A#C*AE&D#D?A^d&D#C*AA?Bc&Ed#D#E_#D#B*AE{g&D!%C?B#B*AA#Ec#D!%B?AMBL?B#C*AA&D?B#B*AA#B*AI&E#B*AE{&B!c#C*AE&C#D_#C?A#E#B!{g&E!%B?A#C#Dd#E!%C?BL=AM#A#C:AE#A#B:AA#A?A:AIL9]BBFl(A?#d&D)A#B?Ec%F#C%ED>#F*AA#Gc%G#F?Ic%F#E?Bd&ENAL#D?Uc#G?B?BQ8:B#D*AY%E#D*AU?B^E>#B#C?Dic%G#D?A:AQ#D#D*A":AM#D#E:AID>#D?Ic#B*AA&C#B*AEc&H#Cd&EQ9>B#D*AQ%FC>#C#H]NA#E[NA#D*AM#Fc#C#E4KAAL#D#E#Fc:AQ#B?Ic&B#G^NAL#A#D*AQ:AI#A#D+AI;AA#D?#c)APL#D*A"AL9(BBBl(A?Qd&E)AC>C>C>#C?6Bf?DdODBABAL#A?E=AA?D%DMBL#E?Ic#B#D*A*?A#D*A)?mmmmk^!#D*A,Q7L?D%D#E-AI?D^E>#A#E+AI;AAMBL#A?A=AU#A?8K,7PAS#A#E-AJ=AR#A?J=AQ#A#E*AM&C:AI#A?movA#B*AM#C?Mec#C#B*AQ}!&B*AA&C:AM#A#B*AE:AE#A#C:AA?C%DL#A#D=AV#E?Qc)AL9OBBHl(A?#d&C)A#A*A"&E?Yc?B?AQN#E*A7 &FE>#B*A"%G#B*A#%H?A%E?A%BD>C>#B#A*A"&D*A7 }NA#D*A7Y#Ec*AA&D#H}NA#G#D?Dic&D*AE%I#D*AA%D#C?onmQ:A #C?E=AY#C?A:AQ#C#D:AU#C#I:AM#C#D:AI#A#C?Ic?A?AQ9]BL#E?Ec%E#F#B?Bc&B^NALL#C?#c)AL8}BBIl#A*A"&C?A:A8+CC>#B#A*AQ&H}NA#B?Bc&D#A*AM&I#B?Mec*AI&B?Ej?A#B?Hf?E]!&J}NA#C?8"Cc%F?A%BD>?movA#I#D?Bc&E?Mec#E#H}!*AI?Ej#F*AA#G]E>#F?BQ9?BL#C#G?Bc&G:A8+C#C*ArC#Bc#D:AA#B?Ec%B&D#J_NALL#AQ8JBL9DBBFl#A#B?2666Hf&Ec%F#B?Pf&CE>#F%BD>#D#B-AA&G?9>B{c#Gv?9Dl7Xc%D#B?Bc%B#C?Bd&CNALL#EE>D>?Q%C#A5AAA5MOOOOOOOOOOOOOOOO57D5aE>?A%C?A%BD>#C#A#Bc-AA&E?9>B{c#Ev?9Dl7Xc%C#B?Bc&B?Q^NALL#C#Dc%D#A?Qc&A#F^NALL#DL9FBBBl?B#B#Dc#C#D_!%F#E#Dd&B?A#B#E|!%BC>#C#Dd&D?A#C#D}!&C?#_NA#B?#{NA#A?#Q9>B#A*AI&C#A*AEc&D#F5AAA5LAA#D#F5AAQ5LAQ#A#B#Cc:AIPL#A?A#B#B#C{&D!&BQ9>B#A*AI%CC>#B[&ENA#ENA#A*AE#Cc?B#F#D!#B4KAAL#A#B#Cc:AIL8}BBEl#A*A"&B?A:A9WBC>#B*A8+C&C?C_NA#B*ArC%E#C?Q|E>#A#E#CQcNBL#B?rBc#A#E#CQ7]#B*A9WB%DL#B*A9SB%B#A*A#&A?7Qc#DQ2B#A*A7V%C#A#DEl#C#Dc#A*A>#C?Eic%AD>#A?A:AI#A#B7NAA;AA#B?Ec%B#A?Qc%A#D?Bd&DNALF#CL:A7VL9WBBDl?x8SvA?M?zwvAQ9;BC>#B[E>?9SwvA*AA%AMBL#B?)e%E#A?Yc%BD>?B#C#B*AA&Ac#B*AE&F#A_#D#F_g&G!?A#F#Ad#G!?zwvAQ9;B?9SwvA*AA&A?zwvA*AA]E>?zwvAQxBL?0wvA*AA#Ac?,=AA?9SwvA#A?Bc&A:AA#B?)c%B#E?)d&ENALL#AE>?9SwvA#A?Bd:AAL?9P8SvA?C?zwvAQ9;BL8@BBHlC>D>C>#E*A38!>#B^NA#E?9 8!vAc&F*AY%G#B%H#A%ID>#HE>#I-AA%J#G-AA%K#I?Bc%I#H?Bd%H#G?Bc%G#K?#?A#K?9EAd?6Bf? _!g?6Bf#J?#?A#J?9EAd?6Bf? _!g?6Bf]NBMCLL#F#C#DQ!NCL#E?wAc&E?8YD^NAL?A%FL#FLsBBHl#B*AM%E#B*AQ&F#C{E>#E#C?Mec*AI&D?Ej?A#D?Hf?E]!%DL#C?Bc%CClD>?A#C#D}NB #C#F_%G?movA#E#C?Mec&H?Mc#C?Bc&I#F}!*AI&J?Ej%C?n8)vA#B#H?movA#G!Q7([NAL#J?Gf?C]L%B#A#I:AE#A#B:AALtBBEl#C?A#C?6Bf?9OA_!?6Bf?Me&C?t8;vAc%DC>C>C>#C-A9A8;>?HdOCABCL#A#B#D-ALQJMBL#B#A*A"&E}NA#B?Bc&C#A*AY&F#B?Mec*AI&B?Ej?A#B?Hf?F]!&B}NA#D-AL%DD>?movA#F#C?Mec#C#E}!*AI#A#C#DQ8MB?Ej&C#B_NALLL8.BBDl(A?Qd&D)A#D?Ic#A#B?9J8avA?DQ9FB#D*AI?B]E>#DClC>C>#D*AM?Dc&C[NA#B#C|E>#B#C]NBMCL#A#Cc,AA?>7WNBL#B#Cd%E#A#CcMBL?AL&A?B#A!#E?A#A!?9EovA?BQ9FB#D*AE#Cc#B#D*AA?Bf!%CL#D?Qc)A#CL8@BBFl(A?#d&F)AC>C>#E?l]E>#A?mmmmk:AAMBL#F?Uc#E?E?IQ8:B#F*AY%J#F*AU?B]NB#F*A"%H#EE>#H%G#E%ID>#F?Ic#B#C#DQ9HB#G#F+AI;AA#G?Ic%G#D?Ic%D#I?Bd&INALL#A#E:AI#A#H:AE#A#J:AAL#F?#c)APL#F*A"AL8:BBDl#A*A"&C?A:A7 C>#C*AU&E#Bd&D?A#D#E|!&D?C_NA?E#C*AQ#B?Cic#B#E{!%B#D?Q|E>#A#B#DQcNBL#C?Yc#A#B#DQ7]#C*A7 &D[NA?A%B?A%CD>#A*A"&E*A7 #C{E>#A#E*A7Y#Bc*AAQvBL#B?Ec%B#D#C?Bc&C^NALLL8)BBClC>#B#C}NA#C?A#A*AI&D#D#A*AE{&D!{NA?B#A*AA#D!&A#Bc-AA?&^NA#C#B?lhc[NA#B?Bc&D#Cd%B#A#Dc%CD>C>#C-AA&A?Jd&D?X{NA?B#Di?8!mmEf[NA#C?Bc%C#B?Bc&BNBMCLL#A?9ZAd?9#Bf[%EL#EL9PBCFlB8B(A?Qd&D)A#D5MAAAAAAAAAAAAAAAA5LAA#C?Pf&EE>#D#B#C?2666Hfc#E4KAAL#B#C?7|fc%GD>C>ClC>#B[NA#B#G]NA#B?QcMBL#HNB#D%B?B%H?AL#B5AAA&I5M8E8E8E8E8E8E8E8E8E8E8E8E8E8E8E8E5(5a#I5M................5(5ag7]#Fc%F%BMBLL#A#C#Fc?BcQ9,B#D?Qc)AL3BBFl(A?Qd&D)A#D?Ec#C?B?BQ8:B#D*AI%GC>#D*AE?B^E>#D*AM%F#C[&ENB#ENB#F#B#C4KAAMBL#D*AMAL?0xvA*AA&E?9JxvA*AA&H]E>(A?Qd&B)A#B?Ic?9JxvA#H?B?E?"Q8YB#B*AI?8Fmmmk^E>#B*AMAL#B?Qc)AL?zxvA*AA#E?"ec&B#C:AI#B#F:AE#B#G:AA#B#A+AA;AM#B#A*AI:AU#B?B:AY?0xvA#E?Bc:AA#D?Qc)AL8&BBDl#A#A*AE&C#B#C#B#C_!&Dd:AE#A#A*AA&B#Dc:AA#CE>D>C>#B-AA&C?/d?6Bf&A?K_NA#C?9%Ad?6Bf?G}E>?Q%A#C?9EAd?6Bf?G}NB#C?;d%AMBL#C?9VAd%AL#A?Pf#E?Eig%E#B?Bc%B#D?Bd&DNALL#EL8;BBDlCl?A#B-A=&E?A#E#B-A7O&Bc?0A_&E!&F[NA #F?Me%F#B?Me?t8;vAc?B#E!?Jc%B?A%ED>C>#D#B-AA&G?A#G?7S_!?Ze&G-A9C8&>^NA#G?8-8&vAc#C#DQ9QBNA?BMCL#B?Mc%B#E?Bc%E#F?Md&FNAL?AL%B#A#E:AE#A#B:AAL8aBBDl(A?#d&I)ACl#D?6Bf&J?9NA|E>#J?Me&J?8_8;vAc#A*AU?Jc#J-At8;>!%K#J?t8;vAcMBL#A*AU?Jc%K?t8;vAL%J#I#C=A7A#I?A=A"#I#B=A!#I#D=AZ#I?A=AY#I#E:AQ#I#F:AU#I#G:AM#I#F:AI#I#K-AA=A #A#I?Ic#J-AE[#HQ9]B#I?#c)AL8QCBCl(A?qBd&E)A?mvvA?mvvA-AA&F?B#F!=AA#FE>D>?mvvA-AA&FNA?mvvA#F?B#F!=AA#FNALL#E?0Ac?8+yvA*AA?syvA*AA#C#D#BQ7H#E#E*A7*:AQ#E#E+A7 ;AI#E#E*A8NB:A7W#E#E5AA8C5LA<#E#E5AAe5LA*#E#E5AA~5LAY(A?Qd&B)A#E?Ic&D#A#E?Yc&F?AQ7K?6Bf&C?C]E>#B?Ec?3xvA#D#A#F?BQ)#B-AM%CL#B?Qc)A?mvvA?A=AA#E?qBc)A#C?BfL8{BBFl(A?#d&C)A#C#BQ7}C>C>#C-AAE>#C-AB%D#C?Qc&E?I?B?BQ8:B#C*AU%F#C*AQ?B]NC#C*AY&G#D=AA#C?B:AM#C#G:AI#C#F:AE#C#B5AAA5LAQ#C?Ec#EQ8~B#A#C*AM:AI#A#C+AE;AAMBL#A?A:AI#A@mmmmQ;AAL#C?#c)APL#C*AYAL8.BBFl(A?Qd&E)AC>#B-AI?If[E>#A*AA%F#C?A#B*AE&D#D?A^d&D#B*AA?Bc&Bd#D#A*AE{#B#D{g&G!&AQ9>B#C*AI%DC>#A[&HNA#HNA#C*AE#Dc?B#B#Fc#G!#A4KAAL#C#A#Dc:AIMBL#E#A#BQmB#C#EQ8~BL#E?Qc)AL8[CCFlB8E(A?Qd&G)ACl?A#D#C#Dc&C{NA #G?Ec%J?B%K?E%DC>#F8=#C#B*AA?Bi&H#C#H{!&C?I?E#F?B]!&H#C#H{!&H8=8E&L@#p@A7"NA#L8.&I?mmmmk#Ed{E>?A%IMBLC>C>Cl#B*AA&CE>#B*AE#C#Fe#E#IQ7<MBL#I[E>#E%DMCL#E#IQ&L&DNA#J#E:AEMBL#J#D:AE?A%KL?I%DL#D#Jc#I:AA#J#K:AA#G*AE?B]E>#G*AM%C#G*AIMBL#G*AI%C#B#H:AA#B#C:AE?8FmmmkL%B#A#C:AE#A#B:AA#G?Qc)AL8VBBHl(A?Qd&C)A#A*AE%E#A*AA%F#C?8|2A7PAM#C?Mc%G?A%AClD>#A#Gc-AA&B?A#B?7S_!?Ze&D-A9C8&>#E]E>#D?8-8&vAc#F#EQ9QB&D[#Ag?B%A?Bf[NB?l#B#D!MCL#A?Bf?B%A[NAL?6BL#C?Qc)AL8YBBDlCl?A#B-A=&E?A#E#B-A7O&Bc?0A_&E!&F[NA #F?Me%F#B?Me?t8;vAc?B#E!?Jc%B?A%ED>?B#B-AA&G?A#G?7S_!?Ze?8-8&vAc#C#DQ7(NB #B?Mc%B#E?Bc%E#F?Md&FNAL?AL%B#A#E:AE#A#B:AAL8RBBFlC>?A#A#B?Hf?"ec&B*A7Y&G#B*A7W&Hd#G#H_#G#A*AI&I{g&J!#D^NA#B*A7%%G#B*A7 %B?B#A*AE&A#Hc#J!#C#DQ9QBNA?A#G#Bd#B#G{#G#I{g&C!#F^NA?B#A#Bc#C!#E#FQ9QB[%KL#KL8RBBEl?I%GC>#C?C_NA#C#C?A^d%D#B?Qc%EC>D>#E?Qd+AA#E+AA7(NB#E?Qc%E#D#F?Bc&F^NAL?A%DMBL#C#F|E>?A%DMBL#F?lh#Cc%D#F?Bc%C#E%GL#A#D:AM#A#G:AI#A#C:AE#A#B:AALqBBClCl#B?6Bf&B?E|E>?A#C#B?Ke?9]8%vAc&Fc-AI&B?A#B?J_&B!&C[NB #F?B#B!%F?A%BD>?B#B#Fc-AA&G?A#G?7S_!?Ze?8-8&vAc#D#EQ7(NC #C#B?Bc&B^NALL?AL%C#A#B:AE#A#C:AAL8UBBDl#B-AF%E#B-AE%F(A?Qd&D#B*AA:AM#D#E?Bi?Cf#F?mC?A#C!gg:AIC>#A*AI&C?E_NA#A*AE?Mc%B?C#C?Dd&A#A?C}!%C#D?Ic%AD>#B[NB#B#A*AA:AA#B?Ec%B#A?Ec%A#C?Bd&CNALLL8)BBDl(A?Qd&D)AC>C>C>#A*AU&E*AM#C?Hf?Yec&C*AA?BdOCBACL#E*AU%CL#C*AI&E[NA#C*AE%F?A%CD>C>#C#E{NA#C#Fc-AA?.^NA#D?Ic#A#B#F#CQT#D*AI?B^NA#A#D*AMQnBL#E#C?Bc&C^NALL#D?Qc)AL9EBBDl#D?A:AI#D#C?#c&GQ9>B#D#CQ9>B#D*AI%EC>#C[&FNA#FNA#D*AE#Ec#B#C4KAAL#D#C#Ec:AI#D?#Q9>B#A#C:AI#D*AE&E#D*AI&Bc&F5MAAAAAAAAAAAAAAAA5LAA#F5MAAAAAAAAAAAAAAAA5LAQ#D#B?#c:AI#A?A#G#B#C_&B!:AE#A?B#E#B!:AAL9TBBBl?mvvA?mvvA-AA&B?B#B!=AA#BE>D>?mvvA-AA&BNA?mvvA#B?B#B!=AA#BNALL?syvA*AA&B?8FmvA}El?ryvA*AA&BE>?8+yvA*AA#BQuBL?ryvA@mmmmQ;AA?syvA?A:AA?3xvAQ9_B?8U9HvAQ9=B?3xvA?2ovA?qF4KAA?syvA*AAF#BL#A_E>?ryvA#AQ9ABL?mvvA?A=AA?8+yvA*AAL8+BBBl?C%CC>C>C>C>C>#B-AOOIAAABBBBBCL#A*AA[NC#A#A*AI?Bc:AIMDL?B%CL#A*AA?B^NA#A#C?Cic&C#C*AI?Bc&C:AI#C#A*AE{NBL#A*A<&C#A*A/]E>#A?/cQ9YBL#A#C?Bc:A<#A*A7M#C?Eic#B5AAA5LAALLwBCBlB8B#A*AE%C#A*AA%AD>5M6666666666666666%DC>#C#B#C_El#A#Bc-AA?K]F?AL#Bc&B_NA#C#Bd?Q_NA#A#Bc5AAA5M################5)%DLC>C>#D5a?mmEg7[#Bc&B#C}NA#A#Bc-AA?JdOYBCAABAAAAAAAAAAAAAAAAAACAL#BPL#B?Bc%BMALAL8&BBEl#A*AQ&D#B{E>#A*AM#Bc-AA?9<B]%EL#D#B?Bc&C{E>#A*AM#Cc-AA?1Bf?rB]%FLC>C>#D#B?Cc&C|NA#E#Ff[NA#A*AM#Cc,AA?>7WNBL#A?O=AE#A#B:AA#A#B?Bc:AIPL#A?P=AE#A#B:AA#A#B?Dc:AIL8VBBClC>#B-A7E&C?A#C?P_!&C?Fd?6Bf?B{NA#B*AA?Bf[NA#B*AM?Bf[NA#A?T#C?7Qe&A-A4t>#A-A5t>#A?9}tvAc#A?9~tvAc#B*AE&C#B*AQ&D{&A!-AAc?A#C#D#A!#B?Ic#B?Uc#A!*AA?AQ8UBLL8OBCDlB8E#B?Hf%D#B?I}E>#B?Dj%E#A%CD>#C+AA#F8I@8V38/9}8X8|9"8!8%l8E@#8K%F#C?Ic%C#E?Bd&ENALL#DE>#A#B?3666Hfc%CD>#F#C7JAA8I@8V38/9}8X8|9"8!8%l8E@#8K%F#C?Bc%C#D?Bd&DNALL#FLpBBDl(A?#d&D)A#D?Uc#B#CQ^#D*AY&C#D*A"?Eic%E#D*AU&F%BD>C>C>#B[E>#C#E^NBMCL#B#E#Cd?Ej}NB#C#B?Eic%CL#D?Ic?pyvA#A#CQ7G#C?Qc%C?A%BMBLL#D?#c)A#FLpBBDl?movA#B*AM&F#C?Mec&D#C#B*AQ&E}!*AI?Hf?E]E>#A#C#E_El#D*AI&D?Ej?A#D?Hf?E]!F?AL:AY#A#E:AQ#A#F:AM#A#B*AI:AI#A#B+AA;AA#A#C?Bc:AUPL#A?A:AAL8MBBDl#D?lh%F?9WyvA*AA#B?Cic%BD>#B*AA&B[E>#A?A:AAPL#B#B*AMc&G#B#Dc#Ff&E#Cc_NAL#BQ9TBC>#B#E]E>#B?Ed&B#B*AA?Ch:AAMBL#B#EQ8[BL#A#G:AI#A#E:AE#A?B:AAL8MBCB8EBlC>#D8=#B8=8E&E@#p8.NA#E8.&D?mmmmk#Cd{NA#D[E>#A#C:AI#A?A:AE#A?A:AAPL#C#DQ&&F[E>#A#D:AI#A#C:AE#A?B:AAPL#A#F:AI#A#B:AE#A?A:AAPL#A?A:AE#A?B:AAL8NBBDl#B*AA%CC>C>C>#B*AE&BOCCBAL#C-AA?/^NA?A%BMBLC>D>#C-AA&E?/_NB#E?7O{NB#D?m9F9V.{NB#C?Bc%C#D?Ke#E?/d?6Bfc%D#B?Bd&BNAL?B%BMBL?A%BL#A#D:AE#A#B:AAL8FBBEl#A*AI&B[E>?APL#A*AE&C#B?8+Cec%ED>#C*AM&A?E#A*A9JB&A?J_&D!%B#C?8+Cc%C#A?A#D!?Ye%AC>D>#A[NB#A?Yd%A#B*AA#B?Yc%B?C^NAL?BPL#C#E^NAL?ALmBBDl(A?Qd&E)A#E?Ic#A?A#A?6Bf?P_!?6Bf?7Qe?wtvAc&G#B#CQ8TB?B%FC>#E*AI?B]E>#G#D?Bic.AG#E*AM?Pfj?BfNBL#E#A#B#C#DQ7.#E-AA%FL#E?Qc)A#F?BfLpBBCl(A?#d&D)A#D?Qc#B#CQ9DB#D#D*AQ:AY?movA#B*AM#C?Mec#C#B*AQ}!*AI%B#D#D*AU&C:A"#D?Ic#D?YcQ8;B#D*AI%E#A#D*AM:AE#A#E#B?Hf?C]f#C?K_f:AA#D?#c)AL7[BEl#A*AE%D#A*AI&EE>#D%BD>#B*AA&CE>#B*AE#CQuBL#B*AM&CE>#B*AQ#CQuBL#B?Yc%B#E?Bd&ENALL#A*AA&AE>#D#A?YeQuBLL8KBBBl(A?#d&H)A#H#C=A7A#H?A=A"#H#B=A!#H#D=A #H#F=AZ#H#E=AY#H#G:AQ#H?movA#A*AM#G?Mec#G#A*AQ}!&B*AA&C:AU#H#B*AE:AM#H#C:AI#A#H?Ic?A?AQ9]B#H?#c)AL8/BBElC>?9WyvA*AA?7TCl#B#Ad&E&C?8FC}E>?7B#C7@d&D?Bi#C#DjcMBL#C?EjL&C#C?7T}!&D?Cic&C*AA&F[E>#C#A:AA?0yvA?0yvA+AA@B#D8=on;AAMBL#C#A:AA#F#A:AEL#A#E:AM#A#D:AI#A#C:AE#A#F:AA#B?Ed#E:AAL8TBBBl(A?#d&E)A?9/8SvA?G?zwvAQ9;B#C8=?zwvAQ9NB#E?Qc#A#BQ8LB#E*AQ?B]E>#E*AU%B?28SvA?G?zwvAQ9;B#E?Ic#A#BQ9DB#E#E+AI;AY#E?Yc?B?zwvAQ}L#DE>?9_8SvA?Q?zwvAQ9;BL#E?#c)AL7aBBlC>#B?Bc&D?movA#A*AM#B?Mec#B#A*AQ}!*AI?Ej&B}NAD>#A-A,?B]E>#A-A*?Bf[NCL#A#D#CQ7/?movA#A*AM#D?Mec#D#A*AQ}!*AI?Ej&D#B_NALLLhBEl#A*AM#Bc%E#A*AQ%FD>?A%C#F#B#Dc{E>#D#Ec-AA%CL#D?Bc%D#C?/d?6Bf?K_NA#C?7:f?9EAd?6Bf? _NAL#A?A=AE#A#B:AA#A#D?Bd#Bc:AIL8PBBCl?8NyvA*AA%AC>?qyvA*AA&B[NA#A#B:AA?8NyvA*AA%A?qyvA*AA&B?C_NA#A?EcE>#A?8YyvA*AA:AE?qyvA*AA%B?8NyvA*AA%AL#B?D_NA#A?k]NA#A?8"yvA*AA:AI?8NyvA*AA%AL#AL8CBDl#C*AI&D#C*AA]E>#CQxBL#C*AE#Dc?6B=AA#C#D?Bc:AI#C?B#B#B?vA{&E!&BQ9>B#C*AI%DC>#B[&FNA#FNA#C*AE#Dc?8_8RvA#A#E!#B4KAAL#C#B#Dc:AILgBDl#A*AI&F#A*A#}?A?B#Bi&G#A*A)&Hf![E>#A#G#Hg:A)#A*AA#F]E>#AQ9!BL#A#F?Bc:AI#A*AE#F?Dic&A#B=AG#A#C=AF#A#D=AE#A#E:AALL7=BDl#A#B?Tc?7|fc&B?Ed*AA%DC>#A?Ed&E*AA&C?Bf[E>#A#Cd&AQ9TBMBL#E#C?Cg:AAL#A#D?CfEl#B*AM#BQ9TB#BcF#BLQ8[BL7_BCl#A*AY%F#A-A7D%GC>#B?7Bf?I^NA#F-A.[NA?APLC>#C?6Bf&C?B^NA#F-A7I[NA?APL#B#C?Yi?mmE?A#E!g?mC?A#D!g#GgQ8C?6Bf#A-A&|LfBDl(A?Qd&C)A#C?Ic#BQ7}#C-AIE>#C-AJ%DD>#A*AI&E#A*AA]E>#A?BQ9>BL#A#E?Bc:AI#A*AE#Ec#D=AA#C#BQ7}#C-AB%D#C-AANALL#C?Qc)AL7{BEl(A?Qd&D)A#D?Ec#C?B?BQ8:B#D*AI%F#D*AE?B^E>#D*AM%EC>#C[&GNA#GNA#E#B#C4KAAL#A#C:AI#A#E:AE#A#F:AA#D?Qc)APL#D*AMAL7[BCl#A#A*AI&C#B_El#A#B#Cd&CQ9>B#A*AE&D#A*AI&Bc%A#C?C}El#C?Bd&CE>#A?A#C4LAL#D#B#Cc&BcF#AL?A=AA#B?BcF#BL:AIL8ABClC>#A*AQ#B|E>#B#A*AU&D_%EMBL#B#A*AU&D_%E#A*AM#Bc,AA?A7ZNA#B#D}NA#A?Mc#BQa&ENA#A#BQ8+BPL#A#C=AE#A#D#B#B#D{!&B:AA#A#B#Ec:AILfBCl?movA#A*AY#B?Mec#B#A*A"}!*AI%D#A*AI&C#A*AA]E>#AQ9YBL#A#C?Bc:AI#A*AE#C?Eic&A#D?Hf?F]=AM#A?A:AI#A#B?Bc:AE#A#B:AALcBCl#A?A?movA#B*AM#C?Mec#C#B*AQ}!&D*AE&C#D*AA&Dd#C#D_#C?A#B*AI&E#E#B*AE{&E!{g&C!:AE#A?B#D?B#B*AA#E!c#C!:AALjBDl(A?#d&C)A?movA#A*AM#B?Mec#B#A*AQ}!&D*AE%E#D*AA%D#C?onmQ:A #C?E=AY#C#B:AQ#C#D:AU#C#E:AM#C#D:AI#A#C?Ic?A?AQ9]B#C?#c)AL~BClC>#B#A*AI}NA#A*AE#B?Mec*AE[NA#A*AU#B{E>#A*AQ#B?Cic*AA%CL#C#A*A#}NA#A*A"#C?Dic*AA?B{%DL#DL7.BEl#C#E_El?AF#C#Ed%G?A%CD>C>#C?Bc%F#B#Cc#D#EQ9QB&H[NA#C#G^#F%CNBLL#F?Bd%F#H[L%B#A#F:AE#A#B:AAL7}BDl(A?Qd&F)A?B%GC>C>C>#D*AA&H?BdOCABCL#D*AI%H#D*AE%GMBL#E*AI%H#E*AE%GL#F?Ic#B#C#G#HQT#F*AM%B#A#F*AI:AA#A#B:AE#F?Qc)AL7/BBl#A*AA&BE>#A*AE#BQuBL#A*AM&BE>#A*AQ#B?EiQuBL#A?YcQ9{B#A*A)&BE>#A*A*#B?UeQuBL#A?/cQ9|B#A?7QcQ9|BL9UBBGl(A?Qd&D)A#D?Ec%E#A*AA&B%C#A*AE%FCl?I#B?Bi&B#B?I|!&G&B?A7WE>?B%C?A%B?EMBLClC>Cl#CE>#F#C?B#BQ7<MBL#B[E>?B%CMCL?B#BQ&L&CNA#E?B:AE?BMBL#E#C:AE?AL%C?IL#Ec#B:AA#E#C:AA#D*AE?B]E>#D*AI #D*AMAL#D*AI%B#A#G:AA#A#B:AE#D?Qc)AL7+BClCl?A#C#D_NA ?A#C#Dd?E_NA #B#Dc*AAL%EC>#C#D?Ec&D_NA#C#Dd?E_NA#B#Dc*AA%FL#A#F:AE#A#E:AALjA#B*AA?8FmQ}E>#BQ9_B#B@mmmmvA;AAL#B?A:A)#B?S=AY#B?A:AI#B*A"[E>#B?"cQ9 BL#B?B:A)#A?A=AI#A?E=AA#B*A#&A#C+AA;AA#A#C5AAI5LAIL7=BCl?J%EC>#B-AE&D?D^#C#D?B]f[fNA?A%DC>#B-AI&B?CdOFBAAABAL?D?A#B?B?A?AQR&E?6Bf?Y]!%DL#A#D=AB#A#E=AAL7(BEl#A*AE%C#A*AI&DE>#C%BD>#B*AA&EE>#B*AE#EQuBL#B?8+Cc%B#D?Bd&DNALL#A*AA&AE>#C#A?8+CeQuBLL7*BBl#A-A)[E>?movA#A*AM#B?Mec#B#A*AQ}!*AA?BcPL#A*AE&B#A*AI&C?Bd{El?B#A*AA#B#C_!-AA?7T]F?ALL7=BCl#A*AI%D#A#CQ8~B#A*AI%E#A*AU&C#A*AM]E>#A?McQ9YBL#A#C?Bc:AU#A*AQ#C?Eic&A?B=AM#A#E:AI#A#D:AE#A#B:AAL7;BBl#A*AY#B?6Bfc-AV&C?E]E>#B#A*AU-AL?mmmQgQ8C?6Bf%CL?B%BC>C>C>#C?BdODAABCL#A-A,?Bh?BfPL?A%BL#B?BfL7ZBBl#A*AA&BE>#A*AE#BQuBL#A?McQ8?B#A*AY&B?A7XE>#A*A"#BQuBL#A*A)&B?A7XE>#A*A*#BQuBLL_BBl#A@J7(E>#A@Km#BQ9NBL#B*AI&C#B*AA]E>#BQxBL#B*AE#Cc#A@K8G8.?/g=AA#B#C?Bc:AIL7%BBl(A?#d&D)A#D#C:AY#D#B:AU#D?A:A"#D?A:AI#A#B#A*AU-A8)C?Me-A9S8^>?Me-A9D8;>#D?IcQI#D?#c)AL7;BBl(A?#d&E)A#A*A"-A2B?B]E>#AQ8JBL#A*A#?B=Ab#E@A;AX#E5MAAAAAAAAAAAAAAAA5LAI#A#B#D#C#E?IcQ*#E?#c)AL7(BBl#A*AA&BE>#A*AE#B?MeQuBL#A?McQ9|B#A*AY&BE>#A*A"#B?DiQuBL#A*A)&BE>#A*A*#BQuBL#A?/cQwBL7UBDlC>#C[NAD>#A-AA&D#B-AA&E]E>#A?Bc%A#B?Bc%B#C?Bd&CNBMCLL#D#Ed%FL#FL{BCl#C?"f%CD>#B*AA%D#A?BQ9?B#A#A*AI&E?Bc:AI#A*AE#E?Cic#D:AA#B?Ec%B#C?Ed&CNALL7ZBB8E#D+AA%E#A*Ai&D#A*Ae]E>#A?9;AcQ9YBL#A#D?Bc:Ai#A*A7|#D?Eic&A#C:AM#A#B:AI#A#E;AAL7"BCl#A*AE&C#A*AA&B:AA#BE>#B#C:AEL?9WyvA*AA#A*AI&A?Cic*AA[E>?0yvA?0yvA+AA@B#A8=o8I;AALL^BCl(A?Qd&D)A#D?Ic#C#A*AY-A7IQ9JB#D-AJ&E?D^E>#A#D-AI#E#C#BQ9}B%BL#D?Qc)A#BL7UBBl#A*AI&E#A*AA]E>#AQ9"BL#A#E?Bc:AI#A*AE#E?Eic&A#C?Bi#Dg:AI#A#B8=;AAL7)A#A#B#D*AI&B?BQ9VB#A#C#B?Bc?AQ9VB#D?EQ9?B#D#D*AI&A?Ec:AI#D*AE#A?Cic5MAAAAAAAAAAAAAAAA5LAAL7SBBl(A?Qd&B)A#B?Ic#A#A*AA?B?E?MQ8YB#B*AI?8Fmmmk^E>#B*AMAL#B?Qc)AL7SBBl(A?Qd&B)A#B?Ic#A#A*AA?B?E?QQ8YB#B*AI?8Fmmmk^E>#B*AMAL#B?Qc)AL7SBBl(A?Qd&B)A#B?Ic#A#A*AA?B?E?UQ8YB#B*AI?8Fmmmk^E>#B*AMAL#B?Qc)AL7SBBl(A?Qd&B)A#B?Ic#A#A*AA?B?E?YQ8YB#B*AI?8Fmmmk^E>#B*AMAL#B?Qc)AL7SBBl(A?Qd&B)A#B?Ic#A#A*AA?B?E?IQ8YB#B*AI?8Fmmmk^E>#B*AMAL#B?Qc)AL7SBBl(A?Qd&B)A#B?Ic#A#A*AA?B?I?QQ8YB#B*AI?8Fmmmk^E>#B*AMAL#B?Qc)AL7UBBl(A?Qd&E)A#E?Ic#D#A*AY-A7IQ9JB#E-AJ&D?D^E>#A#E-AI#D#C#BQ9.BL#E?Qc)AL7SBBl(A?Qd&B)A#B?Ic#A#A*AA?B?E?EQ8YB#B*AI?8Fmmmk^E>#B*AMAL#B?Qc)AL=BBlCl?B#B#C?Hf?zAec&D-A{NA #D*AAE>?B#D-A7X?B]NB L#A#B#CQ7%LL@A#A#B?A#C?A#C?6Bf?9OA_!?6Bf?Me&B?8_8;vAc#A*AU?Jc#B-At8;>!-AA?B#C#DQ8@BL7PBBl(A?Qd&F)A#F?Ic#A#B#C#D#EQ8YB#F*AI?8Fmmmk^E>#F*AMAL#F?Qc)AL7VBCl#A?Mc#CQ9>B#A*AU%DC>#C[&ENA#ENA#A*AQ#Dc#B#C4KAAL#A#C#Dc:AU#B#CQ8IBL9RCCHlB8E(A?Qd&E)A#A*AA&F%B(A?Qd&D)ACl?A#B?Bc&B[NA #D?Ec%G?B%H?E%CC>?E#B#F?Bi&F#B#F{!&B#B?E|!&F8=@Co&I@#p@A7"E>?A%BMBL#I8.&B?4666H{E>?A%BMBLC>C>Cl#A*AA&CE>#A*AE#C?Ci?E#BQ7<MBL#B[E>?E%CMCL?E#BQ&L&CNA#G?E:AEMBL#G#C:AE?A%HL?I%CL#C#Gc#B:AA#G#H:AA#D*AE?B]E>#D*AM%B#D*AIMBL#D*AI%B#A#F:AA#A#B:AE?8FmmmkL%A#E#B:AM#E#A:AI#D?Qc)A#E*AI?8Fmmmk^E>#E*AMAL#E?Qc)AL7TBCl(A?Qd&C)A#C#A#BQ7+#C*AE%B#C*AA%D#C?A=AI#A#D#B#C?IcQ9SB#C?Qc)AL>BBl#A*AI&C#A*AA]E>#AQ9*BL#A*AE#C?Cic#B:AA#A#C?Bc:AI#A#A*AM#Bc:AML:A?movA#A*AM#B?Mec#B#A*AQ}!&B*AI?Hf?D]El#A#B#C#DQ7~F?ALL7PA#A#B#C#D#E?movA#A*AM#E?Mec#E#A*AQ}!&A*AA#A*AE#A*AI?Hf[Q8UBL:BBl?movA#A*AM#B?Mec#B#A*AQ}!*AI&C?Gf?E]E>#A#B#C?EjQdLL=A#A#B#CQ9)B%B#A?BQ9?B#A#A*AI&C?Bc:AI#A*AE#C?Cic#B?mmmmkg:AAL=BCl#C#BQ9>B#C*AI%DC>#B[&ENA#ENA#C*AE#Dc#A#B4KAAL#C#B#Dc:AIL7LA#A#B#CQ9)B%B#A?BQ9?B#A#A*AI&C?Bc:AI#A*AE#C?Cic#B:AAL-BBl#AQ3B#A?McQ9|B#A?YcQwB#A*A7;&BE>#A*Aa#BQuBLL)BBl#A*AA#A*AI&Cd#B_E>#A#C#B?B?BQ9(BLL)BBl#A*AA#A*AI&Cd#B_E>#A#C#B?I?QQ9(BLL)BBl#A*AA#A*AI&Cd#B_E>#A#C#B?E?EQ9(BLL)BBl#A*AA#A*AI&Cd#B_E>#A#C#B?E?<Q9(BLL)BBl#A*AA#A*AI&Cd#B_E>#A#C#B?E?YQ9(BLL7,BDl#B-AV%E#B#B-AT&F#A*AYc-AV&G?E]El#F#A*AU-AL#E?Yi?mmE?A#D!g?mC?A#C!ggQ8C?6BfF#GL=AU#A#BQ7^L7BBBl#A*AA&B?A7XE>#A*AE#B?DiQuBLL!BBl#A*AA&BE>#A*AE#B?MeQuBLL!BBl#A*AA&BE>#A*AE#B?EiQuBLL!BBl#A*AA&BE>#A*AE#B?YeQuBLL!BBl#A*AA&BE>#A*AE#B?CiQuBLLYA?A#E#A#B#C#D-AE[?AQ8}B!LL9&7GsBA?mmvALBWA?8XmvALCvNA?8-mvALDvA#A?9KmvALCvSA?9!mvALDvASA?9@mvALCv&A?8W8FvALDvAQA?8/8FvALCv&A?9M8FvALBvA?8/8IvALBVA?9C8IvALD#vNA?08IvAL-9OAQA}AAA4DAA7LAAA9OAQA}AAAHEAA;AAA8UBQA}AAA9MBAA;A?povALZ9{6667_7}ee7LBQARAAA*BAATAAA7TA?9EovAL7M.ABABCDEFGHIAAAAAAABAAAABCDEFGHIJKLMNOPQRSTUVWXAAAAEA?p8JvALJSAAAAAAAEA?8"8JvALBEA?s8JvALBBA?t8JvALBEA?v8JvALBIA?z8JvALBEA?9W8JvALBEA?9)8JvALBEA?28JvALBBA?48MvAL%BAAAAEEEEEEEEEEEEEEEEEEEEEEEEABCDA?8:8NvAL7UQA>AAAaAAAAEEEEEEEEEEEEEEEEEEEEEEEEBAABABA;<k-7<7|7]-jbgh7]7{7_A7(GQANAAABA?n8OvAL7NDAAA7O=AAAAAABAAABAAAB7RAAk-7]ab7^7|7{ib7_7>7a-db7aAAA7(GQANAAABA?08OvAL-DAAA8"GQARAAABAAAAAAABAAAAAAAEAAAAAAABAAAAAAAEA?p8PvALBEA?8U8PvALBBA?r8PvALBEA?8<8PvALBIA?u8PvALBEA?w8PvALBEA?08PvALBEA?9 8PvALBBA?8I8QvAL7/BABBBBBAABBABBBBBBBBBBBBBAAABABABBBBBBBBBBBBBBBBBBBBBBBBBBAAABBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBA?9-qvAL9RDBAAABAAAAAAA%DQA#AAAAAAA7]ib7^h7]a7K/7K7L-/;-7K;7K/7K7M-/7K-/7Nh7[7<7|bb7_ig7]bh9&m8-7>7<ee8Be7<7=be8D7Gibkib7_9&m8"8Be7<7=be8D9&m8#AAA8>IQAHAAA9AIQANAAA8~IQACAAABAAACAAADAAAEAAAFAAAzIQABAAA=&7?g7{7^i7{7|7<7a7{7}i7&ge7>7[7<7_7@bh7]h7<i7@7<7|h7[7<gbadb7|i7_b7~gb7|b7<iba7^b7^7=bgh7>7{7}7_i#JNK,,&7^b7^7=bgh&=8B8D8D&&,&7>7{7}7_i&=,&7]ib7^h&=7-7.8D8B&7<i&=,&7]a&=,&gb7|b7<iba&=ig7}b&=8B&=8B&7]h&=&db7|i&,&=8B&7]h&=&7_b7~&,&7<i&=&7@7<7|&=&h7[7<gba&=ig7}b,&ibki&=8B&7>7{7}7_i&=,&b7_ig7]bh&=7-8B&h7[7<7|b&=,&7?g7{7^&=,&i7{&=,&7|7<7a7{7}i7&ge&=,&7>7[7<7_7@bh&=8B7|g7{a7}7>i7:e7]hi7]7_7@7:bkib7_abagbab7^7|i7]7{7_7:7}ge7:i7{7:7|7<7a7{7}iA?9M8UvALGBAI7FAHA?9*8UvALGBAI*AHA?58UvALGBAI+AHA?8V8VvALGCAIAAHA?8=8VvALGCAIAAHA?x8VvALGCAIAAHA?9!8VvALGCAIAAHA?9^8VvALVCAIAAHALKQAYAAADAAAAUA?s8WvALEBABDA?9B8WvALGBAI7IAHA?9T8WvALGBAI.AHA?9<8WvALGBAI/AHA?8I8XvALGBAI7JAHA?8#8XvALGBAI7KAHA?8_8XvALGBAI7LAHA?9M8XvALGCAIAAHA?9*8XvALVCAIAAHALKQAYAAAGAAANHA?8Y8YvALEBACFA?8<8YvALJCABJ7UCBACA?w8YvALGCBBK7VCA?9!8YvALGCAIAAHA?9^8YvALGCAIAAHA?8O8ZvALGCAIAAHA?8,8ZvALGCAIAAHA?9B8ZvALGCAIAAHA?9T8ZvAL CAIAAHA(KQAYAAACAAAAUAAAA#A?p8 vAL9TBBAAM9}BQASAAAvAAAVAAA9}BQASAAA9EAAAXAAA8B&e7]7_b&=8B&7]7_abk&=,&7>7{7^7|eb7^b7_i&=AAAAABAAABAAA7CBQATAAA8]AAAKAAA9)BQAVAAAeAAA7EAAA&=7T7E.7}ge^[7%.j7K.7|g7{a7}7>i.j7K.7|g7{a7}7>i.7>7{7}7_ig7]bhABAAAAAAA7 }7#7%.j7K.7{gabg.j7K.7{gabg.8B7]a8D.j7K.7{gabg.8B7]a8D.e7]7_dhAEA?9]8!vAL-mNQADAAA8HNQALAAABAAAAAAAaGQABAAAEAAAAAAAAHJFEA?u8"vAL-mNQADAAA8PNQAVAAABAAAAAAAEAAAAAAA8+NQABAAABJJJEA?48"vAL-8<NQAEAAA8@NQAJAAABAAAAAAA8@GQACAAAEAAAAAAAAJABEA?v8#vAL-mNQADAAA8}NQAOAAABAAAAAAAaGQABAAAEAAAAAAAAJJCEA?n8%vAL,mNQADAAA8@NQAJAAABAAAAAAAaGQABAAAEAAAAAAAAIJDA?9A8%vALBBA?9J8%vAL7^mNQADAAA9INQAUAAABAAAAAAAEAAAAAAAEAAAAAAAAJJJ#%&66666DD)7D666666CC7E7F*+6666EE7L7M666666CC7N:666666CC7|7<7a7^b7_i7:7^bi7[7{a&A?9C8&vALHO7]ib7^h&A?9V8&vALKF7|g7{a7}7>ih&A?28&vAL%I7]ab7^7|7{ib7_7>7a7:db7a&AAAAAAAAPhi7<i7}h&A?8)rvALOG7>7{7^7|ebiba7:7<i&A?8arvALQMgbab7^7|i7]7{7_7:7}ge&A?9SrvALIO7|7<7a7{7}i&A?9<rvALNG7]h7:7>7{7^7|ebib&A?o8(vALLL7>7{7}7_ig7]bh&A?8&8(vALQJ7]7_7]i7]7<e7:j7<e7}bh&A?u8(vALOO7?7]7_7<e7:j7<e7}bh&A?9P8(vALPM7|g7{a7}7>i7:7>7{7}7_i&A?9/8(vALINi7{db7_h&A?8H8)vALEG7]a&A?8"8)vALJC7^bhh7<7@b&A?8_8)vALQH7<7|7|g7{j7<e7:hi7<ib&A?9N8)vALMO7>7<ib7@7{g7]bh&A?9,8)vALIKbk7|7]g7a&A?m8*vALOG7|g7{a7}7>i7:7>7{ab&A?8Z8*vALLM7{ea7:hi7<ib&A?8]8*vALLJ7_b7~7:hi7<ib&A?y8*vALLJi7]7^bhi7<7^7|&A?9)8*vALOJ7]h7:7{gabg7<7=eb&A?58*vALGM7>7{ab&A?8W8+vAL#E7>7{7}7_ig7]bh7:gbabb7^7<7=eb7:7]7_&X7<7?ibg&A?9J8+vALIF7=b7?7{gb&A?9%8+vALHGe7]7^7]i&A?9}8+vALGFi7a7|b&A?8T8,vALJE7>7<ga7:7]a&A?8<8,vALKH7>7}ggb7_7>7a&A?x8,vALLI7U}|7 7Y[7%[7V&A?9"8,vALMJ7 7"}7U[7#7#_7Z^&A?9{8,vALIK]?_7Y[7V&A?q8-vAL7CG7|g7]7>b7:7^7}ei7]7|e7]bg&AAAAAAAQ7U?7"7V&A?9F8-vAL7BE?7U7U}7&7Z7%7:@?7Y?7Z7U[&AAAAAAAAP[7&7"&A?9]8-vALFD^@7 &A?8O8.vALFD7&7#7V&A?8-8.vALFD7U?7V&A?9D8.vAL&Da7]hig7]7=7}i7]7{7_7:7^bi7[7{a&AAAAT7>7{7}7_ig7a&A?9?8.vALKH7{gabg7:7]a&A?8LsvAL+Ia7]h7>7{7}7_i7:7^7}ei7]7|e7]bg&AAAATabe7]jbg7a7:b7^7<7]e&A?9AsvALPO7>7}ggb7_i7:i7{db7_&A?9TsvALPNb7^7<7]e7:7<aagbhh&A?9=svALHNj7<e7}b&A?8J8/vALIFj7<e7}bh&A?r8/vALHG[|?_7Y&A?8}8/vALNF7 ?7+}7&7%7:7Y_7Z{&A?9Q8/vALIL7#_7Z^7Y[&A?9:8/vALKG|7&7Y7%_7 7Y[&A?n8:vALPIk-7<7|7]-jbgh7]7{7_&A?8#8:vAL7DNk-7]ab7^7|7{ib7_7>7a-db7a&AAAAAAR7K/7K7L-/;-7K;&A?9O8:vALMK7K/7K7M-/7K-/7N&A?9-8:vALHKf7}bg7a&A?8F8;vALJF7[b7<abgh&A?8 8;vALGH7=7{a7a&A?8^8;vALrJEAAAAADAAH66AAAAAADAAH66BAAAAADAAH66CAAAAADAAH66CAAAAADAAH66DAAAAADAAH66DAAAAADAAH66EAAAAADAAH66FAAAAADAAH66GAAAADDAAH66HAAAAADAAJ666AAAABDAAHAAIAAAABBAAIBA=AAAADDDBACA6AAAADDC<ADA6AAAAADAAGEBAAAABDDAABFB6AAAADDAAHABIAAAADBAAIBB7PAABBDDAABGB6AABBDDAAAHB6AAAADDAAAIB6AAAADDAAAJB6AAAADDAAAKB6AAAADDAAALB6AAAADDAAAMB6AAAADDAAANB6AAAAADAAGECAAAAABDAAAOC6AAAABDAAAPC6AAABBDAABFC6AAAABDAAHACIAAAABBAAIBC7QAAAADDAAAIC6AAAADDAAAJC6AAAADDAAAKC6AAAADDAAALC6AAAADDAAAMC6AAAADDAAANC6AAAAADAABQD6AAAADDAAJRD6AAAADDAAHSDJAAAAADAABTE6AAAADDAAHUEKAAAAADAAHVEKAAAAADAADWE6AAAADDAABXF6AAAADDAABYF6AAAADDAABZF6AAAADDAAB F6AAAADDAAB!F6AAABDDAAF"F6AAABDDAAF"G6AAAADDAAB!G6AAAADDAAB G6AAAABDAAG7AIBAAAABDAAB7BI6AAAABDAAG7CICAAAADDAAH6ALAAAADDAAH6BMAAAADDAAH6CMBBAADDAAE(K6AAAABDAAH7GLNAAAABDAAHCLOAAAADDBAA7HL6AAAABDAAH7GMNAAAABDAAHCMOAAABDDAABGM6AAABDDAAAHM6AAAADDAAA,M6AAAADDAAA-M6AAAADDAAA7IM6AAAADDAAA.M6AAAABDAAG7ANDAAAABDAAC/N6AAAABDAAG7AOEAAABBDAAB7JO6AAAABBAAI7KO7ZAAABDDAAB6O67{gabg-gbf7}bhi7{gabg-7>gb7<iba7{gabg7{gabg-e7]hi7|g7{a7}7>i7|g7{a7}7>i-e7]hi7|g7{a7}7>i-7}7|a7<ib7|g7{a7}7>i-f7}bg7a7{gabg-f7}bg7aAA7[ZQANAAAADAA7}ZQANAAABEAB8GZQAFAAACFAB8JZQAKAAADFBB8RZQAHAAAEAAB8YZQAMAAAFABB8+ZQAOAAAGCAB8]ZQANAAAHHCA9DZQALAAAIHCA8:IQAEAAAJGCAAADADAAAAAMAMADA?4tvALVDLEAAABABAAAAA9aP9aPBABA?u8_vAL!DPMAAA7TA7TAAAAAvPvPBABA<AGAGA?18_vALE3P3PA?9=8_vAL!9aPBAAAD!MGAAAAHAHAAAAAAABABA?8=8{vALMBAAD7FDAAAPAPA?9F8{vALDNANA?9;8{vALLD7GEAAAAA7TA7TA?8-8|vALLEDA7IGAAAHAHA?9&8|vALFBCB7MDA?ruvALJD;AAAAHAHA?8]uvALFFAAACA?9JuvALBCA?9UuvALJCABAAAD;DA?8V8}vALMBAAD7RAABBBABA?9S8}vALTD7RBAAADADAAAAAEAEADA?8O8~vALWBAAD7SDAAADALAIAAA2A9]ADA?z8~vALJD?IAAADADA?9"8~vALFBAAACA?9]8~vALBCA?8G8avALPCABAAAD_CAAAHAHA?8 8avALHBAAACAEA?8>8avALDEACA?9C8avAL7#GABAAAD{DA=...j7K.(7^7]a#7S#eb7_AAA[BQA7ZAAA9)LAA7HAAADAAAPAAAOAAAoJQA8KJQA8YJQA7/CQA7XAAA+CAAJA?s9AvALNNCQA7 AAA"AAAFA?m9CvALmBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBA?9F9DvAL7LCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCDDDDDDDDDDDDDDDDEEEEEA?pvvALBCA?4xvALBEA?q9HvALJSAAAAAAAEA?8+9HvALBEA?8@9HvALBBA?9A9HvALBEA?9J9HvALBIA?9S9HvALBEA?19HvALBEA?9;9HvALBEA?39HvALBBA?nyvALJBAAAAAAAEA?8YyvALBBA?8+yvALBBA?8@yvALBGA?9AyvALBE';
var frequent = "fffffff1f13b1c507eaa000103c1e5181510100010100110138110001000101b";

// loaders/ascii.js
var SINGLES = 88;
var BEHIND_PREFIX = 56;
var ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ !"#%&()*+,-./:;<=>?@[]^_{|}~abcdefghijklmnopqrstuvwxyz0123456789';
function fromAscii(text3, frequent2) {
  const singles = [];
  const doubles = [];
  for (let byte = 0; byte < 256; byte++) {
    const isSingle = Number.parseInt(frequent2.charAt(byte >> 2), 16) >> (byte & 3) & 1;
    (isSingle ? singles : doubles).push(byte);
  }
  const places = new Uint8Array(128);
  for (let place = 0; place < ALPHABET.length; place++)
    places[ALPHABET.charCodeAt(place)] = place;
  const bytes = new Uint8Array(text3.length);
  let length = 0;
  for (let at2 = 0; at2 < text3.length; at2++) {
    const place = places[text3.charCodeAt(at2)];
    const byte = place < SINGLES ? singles[place] : doubles[(place - SINGLES) * BEHIND_PREFIX + places[text3.charCodeAt(++at2)]];
    bytes[length++] = byte;
  }
  return bytes.slice(0, length);
}

// loaders/inline.js
var loader2 = {
  compile: () => new WebAssembly.Module(fromAscii(text2, frequent)),
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
