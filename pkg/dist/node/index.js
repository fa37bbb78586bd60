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
  const missing = names.filter((name) => declared[name]?.isRequired);
  const defaults = defaultsOf(declared);
  return (value, what = "") => {
    const checked = { ...defaults };
    if (value !== void 0) {
      refuseOthers(what, value, names);
      for (const name of Object.getOwnPropertyNames(value)) {
        const option = own(declared, name);
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
        declared[name]?.check(void 0, name);
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
  return isRecord(value) && Object.prototype.toString.call(value) === "[object Object]";
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
  if (load2.compile === void 0)
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
  const { compile, glue } = loader;
  if (compile === void 0)
    return { module: {}, glue };
  try {
    return { module: ofThisRealm(compile()), glue };
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
var source;
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
  if (loaded === void 0 || source !== registered()) {
    loaded = load();
    source = registered();
  } else if (trapped)
    loaded.glue.__wbg_reset_state();
  core = loaded.glue.initSync(loaded);
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

// fatal.js
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
function settingsOf(options, flags = 0) {
  const { version: version2, level, draft, severity: severity2, limits: limits4, mask, messages: messages3, names } = options;
  const entries2 = options.entries === void 0 ? void 0 : new TextEncoder().encode(options.entries);
  const bytes = new Uint8Array(SETTINGS_ENTRIES + (entries2?.length ?? 0));
  bytes[0] = versions.indexOf(version2);
  bytes[SETTINGS_FLAGS] = flags | flagsOf(options);
  if (severity2 !== void 0)
    writeSeverities(severity2, bytes);
  writeLimits(limits4, bytes, SETTINGS_LIMITS);
  if (entries2)
    bytes.set(entries2, SETTINGS_ENTRIES);
  return { version: version2, level, draft, severity: severity2, entries: options.entries, limits: limits4, mask, messages: messages3, names, bytes };
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
  if (entries2 === void 0 || lists.includes(shape))
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
  const report2 = {
    valid: (flags & REPORT_VALID) !== 0,
    shape,
    version: versions[flags >>> REPORT_VERSION_SHIFT],
    problems: NONE,
    truncated: (flags & REPORT_TRUNCATED) !== 0,
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
  const head = headOf([methodOf(method), urlOf(url), baseUrl2, ...pairsOf(headers)]);
  const form = formOfBody(body);
  const behind = { ...settings, bytes: joined2(settings.bytes, head) };
  const length = form === FORM_NO_BODY ? write("", behind) : write(writtenBody(form, body, settings), behind);
  if (!isRefusal(length))
    return report(form, length, settings, head, ABSENT);
  writeSettings(behind);
  return report(form, 0, settings, head, codeIndex(length));
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
function joined2(a, b) {
  const bytes = new Uint8Array(a.length + b.length);
  bytes.set(a);
  bytes.set(b, a.length);
  return bytes;
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
  for (const { severity: severity2, path, message } of problemsOf("fieldErrors", report2)) {
    if (severity2 === "error")
      errors[path.join(".")] ??= message;
  }
  return errors;
}

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
  const report2 = reportOn(shape, { index, form, source: text2, length: write(text2, settings), settings });
  return { output: outputOf(shape, input2, form, text2), headers, applied, truncated, report: report2 };
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
  constructor(report2, issues = NONE2) {
    const first = report2.problems.find(({ severity: severity2 }) => severity2 === "error");
    const refused2 = issues.length > 0 ? " The schema of the option also refuses it." : "";
    super(`This is not a valid ${report2.shape}.${first === void 0 ? refused2 : ` ${first.message}`}`);
    Object.defineProperties(this, { report: { value: report2 }, issues: { value: issues } });
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
  return also === void 0 ? alone : joined3(alone, also);
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
  return encoded(given, fillFor(shape, given));
}
function fillFor(shape, given) {
  refuseEntries(shape, given);
  const { from, to, fill } = given;
  return fill === void 0 ? [] : fillTexts(fill, pointersOf(shape, from, to));
}
function encoded(options, fill = []) {
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
  const index = shapeIndex(shape);
  const form = formOf(input2);
  const source2 = sourceOf(shape, form, input2, settings);
  if (settings.identity && form !== FORM_VALUE)
    return unchanged(source2);
  const length = write(source2, settings);
  return isRefusal(length) ? refused(shape, index, form, length, settings) : converted(shape, index, form, length, settings, input2);
}
function detectVersion(shape, input2, options) {
  const index = shapeIndex(shape);
  const settings = settingsOf({ ...DEFAULTS, ...readDetectionOptions(options) });
  refuseEntries(shape, settings);
  const form = formOf(input2);
  const length = write(sourceOf(shape, form, input2, settings), settings);
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
  return convertListed(given, endpoint, encoded({ ...BY_DEFAULT, ...read }));
}
function convertListed(given, endpoint, options) {
  const { to, messages: messages3 } = options;
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
  const gone = { pointer: "", path: [], section: endpoint.section, reason: unlistedIn(to, messages3) };
  const losses = isGone ? [gone, ...parts.losses] : parts.losses;
  return { ok: true, call: converted2, losses, gaps: parts.gaps, problems: [] };
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
    const converted2 = this.#collect("/query", convertUnder(shape, query, this.#settings), before);
    if (converted2 === void 0 || converted2 === query)
      return url;
    return before + (converted2 === "?" ? "" : converted2) + fragment;
  }
  body(shape, body) {
    if (shape === void 0 || body === void 0 || body === null)
      return body;
    return this.#collect("/body", convertUnder(shape, body, this.#settings));
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
var text = ' Ye|Q!   !}@!7|K#iii |K"ii |K%iiii |K&iiiii |K!i |K%iiii!i|K#iii!i|K"ii!i|K(iiiiii |K!i!i|K&iiiii!i|K  |K)iiiiiii |K(iiiiii!i|K*iiiiiiii |K*iiiiii|Yi!i|K)iiiiiii!i|K&iiii}! |K,iiiiiiiiii |K !i|K"}!i "M!8|*HbdZ[d|J|Mb|RfdY|Mf|J|L|O|*^e|"|J|J|U|L]|RZ|O[|R|J]|R]f|J[hf[d|Rd[|N|JfY|La[ -#~P!~N!#*1*&*" /  &"#.&"###,#& (,&*2.( )"*# *#! "!((&"&-)#)0*&# 3)  #%+  )"(""#"( # *# ,(# #!!%&" ()&"  " &!(#4&!&   "+#)#   "!!!)# (& !)#!( +"0" &*+"/# ""!+)!!( """&!%.!+ !5#!,! ! ! !)##%%"  %)% !)!%6 "( "%(""%%%%%"%%("#(%!!&#!  %!!!!!"%%%%%!,!!-)%+"|S!00b k*&#! 3(;#i!Ojjs -i On~&s -i O~#~&s -)~?!1(|Q[|Qbd|V" -|M|P[|M_|J|LYf|M|P 9)|Mb|Rg[df =/|Mb|Rg[df|J|LYf|M|P #0Z[f[|Mf|Jg[de]b|R Z-[|RZ|Sb]|Rf|Jb|N N*]e|JgYa]Z }+!(d[|N|Te[ |I)d[e[dg[ }4!*gYa]ZYf[ ]/gYa]ZYf[|J|MYaa <1|J|JY|Lbdf|J|PY|RZa[d#!7|J|J]|RefY|R|M[|Jf[d|Q]|RYf[Z#"7|J|J|U|L]|RZ|O[|R|J[hf[d|Rd[|Ne!!2|J|J|U|L]|RZ|O[|R|JefYdf  +|!! O!-/|C|B}Y!s!~I!~K!~L!~L!~L!~L!~L!~M!~N!."k!,~!p*~N!~)|8#|*i!}!!|XB Oj"_A&C O~#ss O J" O}Wss O%M  O}Tss O J" O}Hss O J" O}>ss O J" O}2ss O J" O~M~ s D" O}"j2W%NO~M~ s 2x!O~M~ s Pjjjjs K# -Onss O4M  O~U~ s O J" O~Q}Ws O J" Ox}Ws O J" O~:}Ws O J" Ov}Ws O J" ? D".@0"N"N"N"N"N?#%NOj}Xs D" @(Oj}Xs O J" O~U}Ws E" @|-O~U}Ws Pjjjj2K# ?&?(J"??&?|-K#:O}:}Xs D" @(O}:}Xs O4M  Ok}Xs z " @|.O}+}Xs O J" Ok}Xs Pjjjjs K" ?&?(J"|8?&O}2}Xs E" K#N?&?|.z-#I?&O}6!^A(?#?%?&O:^2}2!?&Ov ^A#?&OI^?(O ?&D"}>!O.2%?&O}>}Xs J"|P?&O~(}Ws J"Z?&? J"a? G 2@,?&O)J"}2!?&O~ },s J"o!?&O+J"}+!?&O}R},s J"n!?&O}P},s J"j!?&O%J"|Y?&O}L},s J"h?&O&J"f?&O}.},s J"|S?&O"J"k!?(?#O ?&O~M ^O&2|8"N"N?&D"}6!A%O"S%NO!@(?&D"}W!@)?&D"}T!@*?&D"}P!@+?&D"}L!@.?&D"}H!@4?&D"}E!@;?&D"p!@-?&D"}>!@/?&D"}:!@1? 2p!@#?%O!c/!-O&@(.!-?&Ov ^?1?,O.aA%D"y}JN?%D"j}KN2~9!Q/ ?/O!S%NO&@(.!-?&Ov ^?-Ol},s O~X}+s ?0G O=O,2~9!Q/ ?;O!S%NO&@(.!-?&Ov ^A%?4Ol},s O~X}+s ?0G N=O,2~9!Q/ "N?.O!R%N?#Q/"?%?+?0D"%?0D"*2~9!Q/".!-?#/!-O&@(?*O!S/ O @.B O~M _A#C ?#O?^?&Ov ^A%?)2}9!?#D"?%N"NO!@.?#D"|.A+?#D"LA/W/ ?#D"I@1?#D"F@7?%D"6@(?%D".@8?%D"2@2?%D">@;#NOxls ?8?+O.aA)^?+?2W=@-Oxls ?)?7^O.^?+O!^A5?1W=D"*O%g@+?;D"*Op"a@)?;D"%A*O}6"_@4#NO @.?)Q/"?#?-D"*J"|P?#?-E" K#|K?#O?^A6?*D".2}>!?#O2^?6O#2g?%?#O~> ^?#D"6A6?#D":2_?#D"2A:%N?6?:2q!-?*Op"^@*?)Op"_@)?4Op"^@4Q/ -?(D"*O%f@)?(D"%@*?4OF^D" A-O{!c@6#N?)%N?)O2_@)?*G .@9?*O2^@*?6?9S/!.#--?#O)J">?#O}2},s J":?#O&J"6?#O~F},s J"2?#O?^A)?%?5?#O2^O"2|8?#D"?A*O"R/!?*O!cQ/!?#D"F@*?#D"D?#O*^?%?#D"C2|T?#D"*O!S/!O!S/!?#D".@5?)?%?*?4D" ?;G 2O.aG k}KNO.aG ~L}CNO!2"?#D"?Q/!?#D"D@.?#D"C@4?(D"*A*?(D" R%N?(2~-!-?(D"%?*O%f^A)?-M .?)?5J"*?)?.J"%?)?4J" O!@.?(?*O!^J"*?+?/T/ ---?#O~M ^C O%O&?.=@(-?&?&E#IK#}6!?&?&z #Lz-#}>!?&?&D"|8J"}L!?&G |8@#O~U}Ws D" A)%NOy}Ws D" ?)2q!-Oj}Xs ?&D"?J" O~U}Ws ?&E#:K" Ok}Xs 2x!O}:}Xs ?&D"}L!J" O}2}Xs ?&E#}E!K" Ok}Xs ?&z #}6!z-" O @%?(O ?#O4R=O ?(O&S=A5O%S/!-"N?0G N?0G OS%N?"D"%A#?"D" A(_Oj~*}Q~K!?0D"|.A%?%Oj~*}Q~K!W=V/!O @%O"@!O#@(O.@1O(@*.%-?!D" @#O~Qrs O ?"D".A ?"D"*A"_? ?"T? ?!D"%UdA%=A 2~?!Oyrs D" @!"N? QA(/ ?(/ O~Urs D" ?!^O!?"?#^?%=? y,  -Oyrs ? ?!^J" .&-Onss D" @%Onss O4M  O~M~ s z " @|.Ojss E" @|-O~U~ s O J" O~M~ s Pjjjjs K# ?&?%J"|P?&?|-K#|K?&?|.z-#|<"N? G 2A7O)W%N?&O}6!^?&Ov ^?!2?.!-?&O}6!^?&Ov ^?!?(?#?0D"L2%-?&G |PA5O4S%N?&D"Z@,?&D"|K@)?&D"X@%O @!O(@1O @("N"N?5O/_O ?5O/U=O!_0%   !%-O!@(.#-O"@!O.@1O%@(."-?&?!E" A|-K#:?&?&D"|DA| J"D?&?&D"|@A|!J"C?&?!D"*A!J"??7O#S?7O&Sc@;O!?|-}DAD?!?&D">AEUA%=@|(O ?!?%=@|)Opss @1?7O(U@F?7O.aOy}Js ^@|"? D"%A4? D"*A?Op"a^@G?&Op!^@@?&OI^O!d@A?"D".@8?"D"*@9?4@*#N"N"N"N"N"N"N"N?*?GS%N?*D"L/(Op}Ws O J" O}6}Ws O J" O}+}Ws ?9J" On}Ws O J" O~%}Ws O M  O}W}Ws P K" O}L}Ws O J" ?*D".@6?*G 2@:?&OI^?&O:^?7?02|U?&G QO#S%NO}Tss D" A!O}Lss D" R%NO}Lss 2~.!-O}Pss D" ?!O:a^A"?&E"NK"2?"?&z "Iz-" O}Tss ?!O!^J" .(-O}Wss ?&G IA"M  Osss ?&D"|.A/J" O}Xss ?AH  |1  O~ ss ?AG "M  O!@.O!@!"N"N"N?"O!_0% !!!"-?/O!^@/.!-O @.?;@!-?&?&D"DJ"j!?&?&z #:z-#|S?&?!M }3!?&?FM }2!?&?*J"k!?&O~>rs J"o!?&O}>}Xs J"}+!?&O~(}Ws J"n!Ov~ s O J" Ov}Ws D" O%f@#O~,}Ws D" O2_@"#N?#Q/&?#O2_@#?"O>^?"O2^@"G  / -?"O%^D" @+?"O*^D" @#?"D" @,?&O}6!^O~(}Ws Ow y,  O}:}Xs O4M  On}Xs P%K# Oj}Xs P K# O~U}Ws Pjjjj2K# O~M}Ws P!K# Ox}Ws P K# O~>}Ws Pjjjjs K# Ow}Ws P%K# Ov}Ws P K# O~(}Ws Pjjjjs K# ?!/!.#-??/!?&O}6!^?&O:^?7?02|U?&G }I!A!O#RA(Q%N?&?&E }B!K } ?&?&z "}6!z-#|S?&H!}J!@%-O}Lss ?!O#S2~C!O}Tss D" @ O}Tss ?(%i? &O}Pss D" ? O:a^A(?&E } K /?(?&z #|Sz-" ?(?%|1!8?(?!M 7? O!^-J" O~Qrs O ?8?9_?8?9T?8?EUdA%=A 2~?!Oyrs D" @!"N? QA"/ ?"/ O~Urs D" ?!^O!?9?D^?%=? y,  -Oyrs ? ?!^J" .!-?&O~M ^?.?/?,?+?#?&O}6!^2|!.!-"N"NO}>ss D" A,O"T/ O}:ss D" A"O:^@#?,O%fO2_@(?"D"*@%#N?%?#D" A%V%N?#O2^@#?(O2_A(/!."--O @%O~:~ s O J" O~3~ s ?,2~@!Ow~ s D" A(O~:~ s D" A O%f^@##N?#O*^?%J" ?#?"|/"*K# ?#O2^@#?"O2^@"?,?%O!^A%S/ -O~:~ s ? ?%^A J" ?(? O~>~ s 2F<O%@+Ow~ s D" A"O~:~ s D" O%fA#^@)O}>ss D" @."N#NO @,?#Q%NO @*."-?#O2_@#?"D"*@(?"O2^A%@"?(?.W/ -O @*O}:ss D" A"?(O%f^A G 0A!O6R/ ? G 1@#?&? E!(K!J?&? E" K#IO%Os 2@A(Q/"?(?&E!JK!(?(?&E#IK" ?(?#M 1?(?!M 0?&O!J"~U!?&?(J"~Q!?&O%J"~M!O!@*#N"N?%?)R/ ?%O*^?%O2^A @%D" A!?.W/!?"?!O%f^A!G 0A%O6R/ ?!G 1@#?&?!E!(K!}<!?&?!E" K#}6!?&D"~M!?*R%N?&O~M!^?*O!O%O22~5!?&D"~Q!@(-?(?*O%f^A!?&E!}<!K!(?!?&E#}6!K" ?!?#M 1?!?%M 0?&?*O!^A*J"~U!? @%.!--?&D"~Q!@+?&D"~M!@,-O}6ss 2~F!O}>ss ?*J" O}:ss ?+J" O}6ss ?,J" -O}Hss D" %NOpss O"2~?!O}Hss D" A O}Ess D" ^Oz~W!|1  O}Hss ? O"^J" -?0G PQ/&O}>ss D" A!Q/&O0O2?0G N?0G OT=@ ?!O%f@%O}:ss D" @##N?#O0^G  A"O*W%NO/@,O9@!"N"N"N"N?"O1_0&"!!  !-?|"G +@1O}Tss D" A(O}Lss D" R%NO}Lss 2~.!-O}Pss D" ?(O:a^A"z.                z-" ?"O}*(|1!2."-O.@,? @!-O @1?#O.^G  A"??T%N?&O}6!^?7?#?4?"Op"a^A"D".?"G 22W?&G }9!@1-Oxls ?|!?#O*^D" A)O.a^?)?| W=A"D"%@+?"D" @*O}Tss D" A(O}Lss D" R%NO}Lss 2~.!-O}Pss D" ?(O:a^A"?,M 2?"?*J".?"?)J"*?"?+J"%?"?*J" -?"Oj%|1!6?"?!M 5?"?1M 4O}Tss ?(O!^J" -?#O2^@#?%O2_A%/ -.&- -"N?+?,V%N?&D"}H!@(?&D"}E!@%.!-?&D"k!@=?&D"o!@2?&D"}E!@%?&D"}H!@(#N"N?(?,V/ ?%?,OFa^A!D"*@)?!D" O!c%N?!D"C@"?!D"?@-?!D">@#?&O2^?&O~M ^A>?!D"%?=G }A"O.aG k}KNO.aG ~L}CN2|J?&D"2O!c%N?>O!?&D"6?#?-?"?&O}6!^2|!-?#?-W/!?%?#OFa^@"#N"N?#?(W/ ?"D" / ?"O*^D" @!?&Oj~Y#|1!y!?&O5M ~Y!?&O J"~U!?&?!J"~Q!?&?)J"~M!?2?&O~M!^2}3!-?"OF^@"?-?#O!^A#S/ -.!-?&Oj~Y#|1!y!?&O4M ~Y!?&P K"~Q!?&?)J"~M!?2?&O~M!^2}3!-?,O!^A,?+S/ --"N?(%N?%?(OFa^@!O @##N?%D" @"?%O J" Ov~ s "i?"Q%NO~(~ s O 2~@!Ov~ s D" .!-?%O%^|/" @|-O~(~ s O!2~@!O~,~ s D" Ov~ s D" A"O%f^A(?#J"*?(?|-K# ?"O!^-A"J" ?#O!^@#?%OF^A%?!S/ -.!-Ov~ s D" @"-O~,~ s D" ?"O~>~ s 2F<O~(}Ws D" A!%NO~,}Ws D" ?!O%f2q!-O~3}Ws D" A!%NOw}Ws D" ?!OFa2q!-O~>}Ws D" A!%NO~B}Ws D" ?!O&f2q!-O~I}Ws D" A!%NO~M}Ws D" ?!2q!-O~U}Ws D" A!%NOy}Ws D" ?!2q!-Ok}Xs 2x!O~(}Ws ?&O}6!^Ow y,  -"NO}Hss "i"N"N"N"N?.%N?/?&D"j!A!W/!?/O!^A#?&D"|YA%?/O.a^D"*A"O%gO ?"O)cO&R=A(W/!?&D"o!D"D@)O @"#NOxls ?%?#O.a^?!?#V=D"*?&O~M ^?#?"2~"!?"O!^@"O%gA#?(T/ -?&D"o!D"D?)V/!?@?&D"j!J"2?@?&z #|Sz-" ?&O J"}>!?&Pjjjjs K"}6!?&O~M!^?&O}6!^?/2|2?&D"~Q!A#?&D"~U!O%fA"^@-?&D"|Y@(?&D"j!@,"N#N?"Q/!?#D" @!?"O2_@"?#O2^@#Oxls ?(?!O.a^?!?,W=D"*O)cO%S/ -O%O22@A+Q/#?+?!J" O!@)?&O!J"~U!?&?+J"~Q!O%@%?&O%J"~M!#N?#?-S%N?#D" @!?#O2^@#Oxls ?(?!O.a^?!?,W=D"*O)cO%S/!?&D"~M!?)R%N?&O~M!^O!2~A!?&D"~Q!@+-?+?)O"f^?!J" ?&?)O!^A)J"~U!?%O%^@%.!--?&D"~M!@!?&D"~Q!A"@##N?&O~M ^?#D" 2|W?#O%^@#?%O%_A%/ -?!Q/ ?"?!O"f2q!-?&D"}6!A!Q/!?&D"}:!?!O%f2q!.!-?&G }3!Q/ ?&O~M ^O O 2~"!-?&D"o!@#"N?6G HA!O6R/ ?:O!cQ/ ?&Oj~Y#|1!p!?&?!M }C!?&O J"}>!?&P K"}6!?#?&O}6!^2}3!?&D"o!@#-?#D"|<Q/%O}Hss D" A!%NOpss D" ?!R%NOpss 2}R!-O}Ess D" ?!^OFM  ?!O!^.%-?0G N@!?0G O@"?&O,J"~,!?&Ol},s O~X}+s ?"=J"~(!?&O(J"~#!?&O}?}.s J"s!?&O,J"}W!?&Ol},s O~X}+s ?!=J"}T!?&O*J"}P!?&O}7}.s J"}L!?&?|"E" K"}E!?&O+J"p!?&Oo}.s J"}>!O @"#N?&O}6!^?"^A!O*^D" A%%N?!O6^D" @(?!O2^D" @+Opss ?!O.^D" A!2~?!O}Hss D" @#"N?!QA,/ ?,/ O}Ess D" ?#^?%?!y,  -O}Hss ?!?#^J" ?&?(J"~Q!?&?+J"~M!?&O~M!^O!Opss 2P?"O2^A"OIS/!--? 2p!/!."- -Opss O/2~?!O}Hss D" A!O}Ess D" ^A"O}D}.s E  K  ?"O}H}.s E  K &O}Hss ?!O/^J" ?&?0E"%K"}6!?&O}6!^O!Opss 2P-Opss O.2~?!O}Hss D" A!O}Ess D" ^A"O}P}.s E  K  ?"O}W}.s D  J *?!O.^-J" ?&O}6!^A!?62}>!?!O#Opss 2PO}Hss D" A!Opss D" R%NOpss 2}R!-O}Ess D" ?!^OMM  O}Hss ?!O!^J" ?&D"o!A-D"|8@|*?-D"|:@:?-Pjjjjs K"|8?-D"|@@H?-D"|<@(?-P K"|<?-D"|D@=?-D"X@>?-P!K"|D?&O~M ^?.?/O%O O!O 21?&D"}+!AB|/"I@|-?&O}6!^?(O!O!2};!?&D"}:!@!"N?&D"}6!O!S%N?BOD^@C?&O J"~U!?&?&D"}>!J"~Q!?&?!J"~M!?&O~M!^?(2~?!?&D"~U!@#?&D"~Q!@+?(%N?:O2^@"?(@%#N?#?+^?C?"D" 2}N!M  ?"O?^@"?#O!^@#?%O!_A%/ --?(O&f@|#?&D"~M!@|%Opss O+2~?!O}Hss D" A!O}Ess D" ^A"O~2}-s E  K  ?"O~9}-s G  M *O}Hss ?!O+^J" ?|-Opss 2~!!Opss O.2~?!O}Hss D" A!O}Ess D" ^A"O~:}-s E  K  ?"O~B}-s D  J *O}Hss ?!O.^A/J" ?(Q/!O"@!O @,?&D"k!@I?+@)#N?#Q/"?,?:^A2O*^D" @%?2O%^D" @.?2O.^D" @|&?2D" @"?)G  @|+O}Hss "i"N"N"N"N?!O"SA|,?6?2O2^D" A6RcQ%N?|,%NOpss O#O!?"O!RA<=A!2~?!O}Hss D" @3?!%NO}Ess D" ?3^O~K}-s O}J},s ?<=?!y,  -O}Hss ?!?3^J" -?&O~M ^?|&?6?|+O!c2b?"0"%!#-"N?!O!R%N?"O!S/#?.?3S/#?%?<R/!.#-?"O!c/"-O}Hss ?/O"_A!J" Opss D" ?!R%NOpss 2}R!-O}Ess D" ?!^OFM  ?/O!_.%-?&O*^?&O~M ^A!?|&?IG }A"O.aG k}KNO.aG ~L}CN2|J?!?&D"*?&D".O%O O!O 21Opss O+2~?!O}Hss D" A!O}Ess D" ^A3O~N}-s E  K  ?3O~V}-s G  M *O}Hss ?!O+^J" ?B|/"IOpss 2~!!Opss O,2~?!O}Hss D" A!O}Ess D" ^A3O~W}-s E  K  ?3O}#}.s H  |1 *O}Hss ?!O,^J" .!-Opss D" ?/R%NOpss 2}R!-O}Ess D" ?/^OFM  O}Hss ?/O!^J" ?"O!S/!-?&O~M ^?.?%?C?%2}N!2b-Opss O.2~?!O}Hss D" A!O}Ess D" ^A3Ok}.s E  K  ?3O}+}.s D  J *?!O.^-J" Opss O ?2O>^D" A!?2O:^D" A3_?!?3T?!?>UdA/=A!2~?!O}Hss D" @<"N?!QA2/ ?2/ O}Ess D" ?<^O!?3?=^?/=?!y,  -?)O!^@)O}Hss ?!?<^J" Opss O"2~?!O}Hss D" A!O}Ess D" ^Oz~W!|1  O}Hss ?!O"^A/J" ?#O!_@#?%@<?.@3?"@!?|#?,O?^A,S/ -.!-?&D"}>! -?|%%N?+?|%2q!-"i?(Q%NO"@#Ox}-s .!-O%O"?:?|#^O?_D" A!=@#O~G}-s Ox}-s ?!=-@"Opss ?#2~?!O}Hss D" @!?#%NO}Ess D" ?!^?"?#y,  -O}Hss ?!?#^J" ?-O~( ^A!D" A"%N?!D"%?"O&f2q!-?-?(J"|<?-?:J"|:?-?|*J"|8?-D"|@A!%N?-D"|D?!2q!-?-?>J"X?-?=J"|D?-?HJ"|@-O~#ss O~#ss D" O~%}Ws G  dJ" "NO}6}Ws D" A!Q%NO @,.!-?!O%f@"O}2}Ws D" O0^@#O @,#N?#O"_O M  ?,?#G  O|!cO4Rd@,?#O2^@#?"O2_A"/ --O~:~ s O J" O}>}Ws D" @"O~3~ s Op}Ws D" A%2~@!O~:~ s D" @#Ow~ s D" @(?%%N?#?%^?(?#O%f^@##N?#O*^O J" ?#?"|/" K# ?"O%^@"?#O2^@#?%O!_A%/ -@#-O~:~ s ?#J" ?(?#O~>~ s 2F<Ow~ s D" @""NO~:~ s D" A(O"T%N?(@%.!-?"OD^@!?(O"_@)?(O%fO2_@.O!@%O @#"N"N#N"N?"?#^A+O2^E# ?+E# |>/ ?+O:^D" ?+O*^D" S/ ?%O!^?(T/".#-?!O2^@!?)O!_@)?%O!^@%?.?#O2^A#S/ -?(@%."-#N"N?!O*_A(E# ?"?%O%f^A#O2_E# |=%N?!D" ?#O*_D" R/!-?#?(z # z-# ?%O!^@%-?!O2^@!?)O!_A)/ --O~:~ s ?%J" -O}Lss ?%2~C!O}Tss D" @#O}Pss D" @+?%%N?#?%^?+?#O:a^@##NOxls ?|!?"D" A(O.a^?(?| W=A.D"%@)?.D" @.?#O4^Omkj2J! ?#O2^O%M  ?#O.^?.J" ?#O*^?(J" ?#O%^?)J" ?#?.J" ?"O2^@"?#O:^@#?%O!_A%/ -@#-O}Tss ?#J" "N?,O!cQ/ ?*D"6G |6/ ?#/ ?*G }A"O.aG l}KN@!O}Lss D" Q%NO}Lss 2~.!O}Pss D" @+-?+z.                z-" ?+O"M 7?+O9|1 5?+?!M 4?+O}*%|1!2O}Tss O!J" -O~Qrs ?|(?|)O}+}Ws D" ?82|YO}+}Ws O}+}Ws D" A!?8?!?8U=J" -O @##N?#O~>rs ^A!O}H%^A"D" @%?"?!O?^A!D" J" ?!?%J" ?#O%^A#O.S/ -O @##N?#O~>rs ^A!O}T%^A%D" @(?%?!OI^A!D" J" ?!?(J" ?#O%^A#O.S/ --?*Op"^@*O}Tss D" Q/!--O#@!.!-?,O.aG l}KN@1O"@!O9@(O-@*.!-?&?&D"|PJ"}L!?&?&E#|KK#}E!?&?&z #|<z-#}6!O~M~ s 2x!Onss ?&D"}L!J" Ojss ?&E#}E!K" O~M~ s ?&z #}6!z-" ?5O4R/"O&@*.!-O @,O @)-O}Tss D" A"O}Lss D" R%NO}Lss 2~.!-O}Pss D" ?"O:a^A ?!M 7? O M 6? ?(M 5? ?1M 4? ?5M 3? ?*M 2? ?%J".? ?,J"*? ?)J"%? ?%J" O}Tss ?"O!^J" -?&Oj"^C -~0<!KiB O~M!_A(C "NOxls ?!D".A7?"O.a^A)?"?!D"2A3W=D"*O)cO&S%N? O J" .!-?!D"6A-D"6@8?(O J"L?(Pjjjjs K"IO%@+"N"N"i?8?"?3W/ <?8?"O!^A"?)D"*A)O%gO ?)O)cO&R=AEW/ <O!?!D" ?!D"*A)?!D"%UA*=@?O ?)?*=@@?-O.^@A?-O:^@|(?-OC^@:?#D"*A|)O6^@4?#D".AFO:a@;?!D">@B?!D":@C?#G I@GO%@|##NOxls ?7?"O.a^?"?3W=D"*?(O&J"|P?(O~Q}+s J"Z?(O&J"|K?(O~F},s J"X?(O)J"|D?(O~@},s J"|@?(O*J"|<?(O~8},s J"|:?(O"J"|8?(O~V}+s J"|7?(O"J"N?(O~(},s J"|2?(O}>!^A)?!?"?(O|2^O(2|8?(D"}>!AHO"R/#?(D"~,!@I?(D"~(!@<?(D"~#!@|+?(D"s!?(D"}P!@|%?(D"}L!?(D"}H!@|.?(D"}E!@|/?(D"p!@J?-D"?@="N?(D"}T!O!cQ/ ?)?!?(D"}W!2}9!?(D"}>!Q/%?(D"}P!A5?(D"}T!AKW/ ?(D"}L!@L?(D"}H!@|0?=O!_@|&#NOxls ?5O.aA"?|0^O.^?5O!^A+?LW=D"*?(O J"f?(Pjjjj2K"a?(Oxls ?"?7^?3?5V=A"D"*J"}E!?(?"E" K#}>!?!?(O}>!^?(O~I ^2} ?(D"|S@>?FQ/%O%g@5?(D"f@)O @/?;@,?4@"#N"N?"G  A*O ?*O~/ T=O.aG ~J}CNA*O ?*O|4T=O;aA*G ~K}8N?)R%N?*O~5}8s ^?>?)2~%!Q/!-?"O:^@"?/O!^@/?,O:_A,/!.(--?%O{!c?GS/%?-D"?@)?-D">A*@""N?=%N?)?|&V/!?*?|&O&f^O?^@"-?"?*?)O&f^A)R/ #N?"D" Q%N?"O%^G  ?/O{!cR/)-?"O?^A"?)S/ --?(O%J"}:!?(Oq},s J"}6!?(O(J"}2!?(O~-},s J"o!?(O#J"}+!?(O~*},s J"n!?(O"J"k!?(O~(},s J"j!?(O"J"|Y?(Ou},s J"h?(O}>!^?!?+?(O~U ^O&2|8?(D"}>!A"O"R/%?(D"~#!@1?(D"s!@)?(D"}W!@+?(D"}T!?(D"}P!@2?(D"}L!@*?(D"}H!@0?(D"}E!@,O @| "iO ?"O!cQ/ <O!?!?(D"p!A6O~2},s O%2~9!/ <?!?6O~6},s O#2~9!Q/&O"-@M?,O!c%N?(OD^?!?02|T?(D"DO!S/&?(D"F@| -?(O}>!^?!?*?2?:2e?(D"}>!O!S/%?(D"}E!@6?(D"p!@|!O!S%iO &Oxls ?7?+O.a^?+?3W=A+D"%A.?+D" A+T/&?.?@U/&?.?+_O%S/&?+??^D  O~Q~B~4}G(S/&O!-@|"?(O}>!^?!?)?1?:2e?(D"}>!O!S/%?(D"}E!@1?(D"p!@2"N"N?,O!RADQ%N?*O!R/)?|"/)?1?2U/!?"O!S/)?)O!R/)?!?|!?62|>Q/)."-?1?2V/(-?!?|!?62|>Q/&?/O{!cO:aO!@.O @*"N?1?2T/ ?1?-D"FU/ ?-D"D?2^@.?1?2_@*-?|)^@"?D?|"QcQ%N?"G 8O)R/(?(O}>!^?C?.?*?"?BD".2|;?(D"}>!Q/(-?"G 6A"O ?"O~/ T=O.aG ~J}CNA"O ?"O|4T=O;aO~5}8s ^@""N"N?BG 2O(V%N?(O}>!^?C?.?*2|7?(D"}>!A,Q/*Oxls ?(D"}H!O.^?(D"}L!O!V=A)D" @*?)D"%@)?(D"p!@+?(O J"~I!?(O ?)?)O S_A)?*O!^A*_?)?*T?)?+UdA)=J"x!?(O!?*?,^?)=J"~B!?"G :@,#N?(O?^?(O~B!^2|V?(G ?Q/"?,Q/+?,O!_@,?"G  @)?"O!^@"?(G @?)R/ -.*-?*?*%i?.G  O|5R&O -A,V/!#N?,?.^G  O|%S/"?,O!^A,?*S/ -.)-?,/(.!-?*?,A)TA|1Q%N?)?*R/(?)?.^@0?*?)_@+O @)"N#N?)?0^G  O|%R/!?+?)O!^A)S/ -?+@)-"i"N?)%NO @+#N?+?0^G  O|3R/"?)?+O!^A+S/ --?)?,^A).!-?)?,^@)?+?,^-@+?)?+O!^A0?)?0T=@|2?)?*R@0-"N"N?)?*W/ #N?)?.^G  O|%S/!?*?)O!^A)S/ -.!-?)?*W/ ?)?.^@#?*?)_@!O @""N#N?"?#^G  O|%R/!?!?"O!^A"S/ -?!@"-?"Q/(O @/#N?#?/^G  O|3R/)?/O!^A/?"S/ -.(-?|1/&"N?,Q%N?(O~B!^?.?*O ?+26?0O!cQ/!?(D"~B!A,OjjjjhR/)?(D"x!@+O @)?(D"~I!A0?"G :R%N?"?+?02~%!Q@)-?,%N?+?,2q!-?)Q/)?(O}>!^?.?*?|2?*26?(D"}>!A"Q/"?"OjjjjhR/)?(D"p!?"2q!."-?(O~B!^?.?*?,?+26-?(D"~B!A!O |:/&?(D"x!?!2q!.&-?-D"?A)?-D":R%N?|(2~2!-?-D">?)O&f^A"?|"M |!?"?DM | ?"?MM >?"?| J":?"?1J"6?"?2J"2?"?6J".?"?|!J"*?"?/M %?"O J" ?-?)O!^J"??(D"aA"%N?>?"2q!-?5?KT/ --?(O}>!^?!?|/?|.?:2e?(D"}>!O!S/#?HO!cQ/#?(D"}E!@+?(D"p!@/?(O:^?!?J2|T?(D":O!S/#?(D">@.O @*O @,O!R%NOxls ?7?|%O.a^?3?|%V=A)D"%A"?)D" A)T/%?"?@U/%?"?)_O%S/%O!@,?)??^D  O~Q~B~4}G(S/%-?-D"?@1O!SA2Q%N?(O2^?!?|+2|T?(D"2O!S/%?(D"6@*-?-D"6A)?-D".R%NB O2_A"C ?"O*^?A?AD" O!O%OF2},!?"D"*O}"jjjhS%N?"D". -?"O2^C -?-D"2?)OFa^A"?,M D?"?*J"C?"P K">?"?1J":?"?=J"6?"?+J"2?"?/J".?"?.J"*?"O J" ?-?)O!^J"6?<O!SA"?2e/#?"?&dQ/#?<O"R/#O%g@"?(D"I?9R%N?(OI^2~/!?(D"|.@|#-?|#?9O#f^A)?IJ"%?)?<J" ?(?9O!^A9J"L?"?ET/ -?(D"I@4?(D"|.@+?-D"6-@&?+?9O#f^@;?+@)?8@"#N?(O|2^@/"N?"?&W%N?"@*O"@,.!-?"O!^@*?)?;R%NO"@,.!-?(?)D" J"|2?)D"%@,?(O~U ^@/?)O*^@)?"@3-?/?,J" "N"N"N?(D"|2A"O"S%N?"O!cQ/#?(D"h@"?(O*^?#?%2Y?(G *Q/!?(O}>!^?!?"?#?(G +O 2"?(D"}>!Q/!?3?-D"6T/".!-?4%N?+?4O#f2q!-? ?&J"*? ?8J"%? O!J" .(-? O J" ?4Q/&?+?4O#f2q!.&-?(D"p!@"?-D"2?3OFa^A,?(D"}E!J"??,?"J">-?*@". - -?(D"aA!Q/ ?>?!2q!-? O J" ?(D"IA Q/ ?(D"|.? O#f2q!-?(O~M!^C -~4:"7i#}!B Oj"_A*C Owrs Owrs G  A/O!?/=M  ?/%N#NOwrs G  A// Owrs ?/O!?/=M  ?// --O @/? O*V%N? G }HmN@/-?*O6^O!O!?!O?^A.Oyus D" ^?"Oj~&s D" A ?._A+O ? ?+W=UA+=? ?.T=O ?"?+=O 23?*O~: ^Oyus D" Oj~&s D" ?"?.^A ?#2}%!O @+Oyus D" @,?*D"XA4OjjjjhS%N?*D"ZO#f@+-?*Ox ^O ?&?&Oj~&s D" A#? ?+^?%O.a^A-_A O ? ?#V=UA0=A O!O!2};!?*D"a@9"N?*D"|PO!S%N?*D"|S@7? Q%NO @&."-? Q/!?7O!O!?,?-^?0=?#?-T=? y,  .!-?*D"|S -?*Ox ^?%O%O.2};!?*D"a@:"N?*D"|PO!S%N?*D"|S@ ?%%NO|K?"?+^?!^A0_@#?%@"O @+#NOyus D" @-"iO Oj~&s D" A,?+?0^A1O?^T/ <O ?#?,^O%T/ <?-?0^?+^O?^D  -@3?*O*^?-?,?1OC^2}S!?*D"*@-?*D".@,? ?+^A1?3J" ?1O*^O ?,?-_?&?,T?,?-TdA,=J" ?1O%^O!?-?7^?,=J" ?#O._@#?+O.^@+?"O!_A"/ --?)O S@&Oj~&s D" @"Oyus D" @#"N?!O|JU/ ?"?.T/ ?!?#^A)z.                z- 2?)z.                z-  -?*?!J"n!?*?&M }+!?*?%J"a?*? J"|P?*?*D"ZA-J"f?*?(y)K#h?*O ?.?"?.TA"=A1J"k!?*O!?#?"=A3J"j!?*?*D"|KO ?4OjjjjhS=A)J"|S2|+?*Onts J"}P!?*Oyss J"}L!?*O}L!^@.O @"O @+#N?.?+O"f^D" A#D" A+Ojjj"U%N?#D"%?+2q!?#Pjjjj2K" -?#O J"*O!@+?"O!cO!@"Q/ -O}:ts O J" O}Ets D" @"O}Ets O J" ?"%NOpts D" @+#N?+D" A#%N?+O%^D" ?#2q!-?+O>^@+?"O!_A"/ --?*Oj!^@4O~#ts P K" O~,ts O J" O}Pts O J" ?*O}2!^?/?*O6^2,O~#}Ws ?&M  Oxrs P K# O~Mrs O J" O~>rs O J" Of@+#N?+Onts ^A"D" @#?"?+Oj}Ws ^A"D" J" ?"?#J" ?+O%^A+/ -?*?4D"*J"}L!?*?4E" K#}E!?*?*G p!O(UM s!?*?)J"}P!?*?)?-O#f^J"}T!?*O J"}W!?*D"|8@#?*O~#!^?*O}E!^2D?*D"~#!O!S/!O!?3?!?1UA"=@;O ?!?"=@<Oj~*}Q~K!?#?#Oj~*}Q~K!W=@=? ?%O.a^@)?*O~(!^@>O @%? @&#NO~#ts D" @!"N"i"i"N?%O!cQ%N?&?)S/!O @/?)@&O!.#-?/%N?/@#?&."-O @/O!."-?&A#O.^-@"?!?#D" R%NO @%?"@&."-?"@&?#@/O!-@%O @#-?*D"~3!@,?*D"v!@0?*D"~,!A.?*D"~(!A-T@2?.?-_@!"N"i"N"N"N?*D"}P!/ "NO ?!?2?.O ?*D"}L!A"?"?*D"}H!UA+=UdA"=A5Q/ O!O!?*D"}E!?+=?-^?"=A6@+?!@"#N?+G  O+_A8O9VO O!?8fO}9jj%c=Q%N?!?6^O!_@6O @+#N"N?+?6^G  O+_A8O9U/ O!?8fO}9jj%cQ/ ?"?+O!_A+^/!.%--?"?+^Q/".#-?+O!^@+?"O!_A"/ --?#QA+?5?=VcQ%N?+/".#-O~(ts O~(ts D" O!^J" O~Qrs O ?,?0_?,?0T?,?1UdA#=A!2~?!Oyrs D" @""N?!QA+/ ?+/ O~Urs D" ?"^O!?0?3^?#=?!y,  -Oyrs ?!?"^J" .%-?#/!-O .!-?#D"*@"?#D"%-@#Oyrs D" @+"N?*G p!O)W%NO~Mss E# @| O~Mss Pjjjj2K# O~Uss D" @5O~Uss O J" ?*?5J"~>!?*?| K#w!?*O~B!^O!?-?;^?2?.?<UdA2=O ?!?2=?*Ow!^2}2!O~Qrs O ?-?0_?-?0T?-?1UdA5=A!2~?!Oyrs D" @2"N?!QA6/ ?6/ O~Urs D" ?2^O!?0?3^?5=?!y,  -Oyrs ?!?2^J" ?*O J"~U!?*?*D"~I!A!J"y!?*?!J"~Q!?*O J"~M!?*Ox ^?*O}2!^?*O~B!^?*O~M!^?#?"2+O~Qrs O ?,?._?,?.T?,?1UdA,=A!2~?!Oyrs D" @""N?!QA0/ ?0/ O~Urs D" ?"^O!?.?3^?,=?!y,  -Oyrs ?!?"^J" O~Mss D" A!%NO~Qss D" ?!2q!-O~Uss ?*D"~>!J" O~Mss ?*E#w!K# Q/!."-?*Ox ^?*O}2!^?4?>?#?"2+/!-Oyrs D" ?+W%NOyrs ?+J" -O~#ts D" @#O}:ts D" A!O}2ts D" R%NO}2ts 2~,!-O}6ts D" ?!O.a^A"?#J"*?"?.J"%?"?-J" O}:ts ?!O!^J" -O~#ts O~#ts D" O!^J" ?*O~#!^?*O}E!^2D?*D"~#!/ -.!-?*D"|S -Of@+#N?+Onts ^A!D" @"?!?+Oj}Ws ^A!D" J" ?!?"J" ?+O%^A+/ -?*O}2!^2}V!O~Qus O J" Oxus O J" O~>us O#2~A!O~Bus D" Oxus D" A!O"f^A"P K" ?"O J"*Oxus ?!O#^J" O~#ts E" @| O~,ts D" @%Ojts E# @|!O}+ts E" @|"O}:ts D" @"O}Ets D" @#O~>us O+2~A!O~Bus D" Oxus D" A&O"f^A!?#J"??!?"J">?!?|"K"6?!?|!K".?!?%J"*?!?| K" Oxus ?&O+^J" ?"%NO}6ts D" A+?"O.a^@"#N?+O*^D" @%?+O%^D" @&?+D" @)O~>us O#2~A!Oxus Oxus D" A!O#^J" O~Bus D" ?!O"f^A!?&J"*?!?)J"%?!?%J" ?+O.^A+?"S/ --?#%N?#O>a@"Opts D" O:^@+#NO~>us ?+O._O.2u!?+D" @!O~>us O!2~A!Oxus Oxus D" A#O!^J" O~Bus D" ?#O"f^?!J" O~>us ?+O6_D" ?+O2_D" 2~=!?+O>^@+?"O>_A"/ --2}D!?:%N? ?:O.a2q!-?9%N?7?92q!-?*O~: ^2~E!?*O6^2t!Owrs O M  ?*Oj"^C -}B;#,i!|X!}!B OI_A+C ?!D" O}"j2W%N?!2x!?!Pjjjjs K" -?!O4M :?!O J"*?+?"E" A3K":?+O4M 2?+?%J"F?+Ojjj*?&?&Ojjj*W=J"D?+?!J"C?+?"D"*J"??3}D@&"N"N?+D">A*?#T/ ?*?#_O)V/ ?#?&^E  P{{{)}%P~L~T~Y&|>/ ?+O.^A(O2M %?(?#J" ?(?#O#^J"*.!-?+O:^@0?!@,Oi@-#N?/O!c%N"i"N"N"N"N?#?*W/ ?#?&^G  A%O?U%N?#@)."-?#O!^A)?*W/ ?%O?S/ ?&?)^G  A%O?U/!-?0?#2}5!A)?*W/!?&?)^G  @%-?%O{!cOAS/ ?)Oie?*^@#O @%#Nz.                @2"N?*?%?)^O!^T/ ?#O2T/ ?&?)^O!^z   @2-?#O2_@#?%O2^@%?&O2^@&?2z.XXXXXXXXXXXXXXXXzB?2z.""""""""""""""""z|=z.@@@@@@@@@@@@@@@@z|#z|<zZA(Q/ -?*?(|P?)^A#?%^A(O1_A%U%N?#?&^O1_G  OAR/"-?+O.^?%2|,A&Q/&O0O(?&O!c=@*?+D"C@,?&O!g."-?+O.^?)O#O"?-O!^?.R=2}J!.%-O(@*?(O0_-@%?,D"*A#?,D" R%N?,2~,!-?,D"%?#O.a^A&?%J"%?&?)J" ?&?#O%f?*dO2^J"*?,?#O!^J"*?+D":@&"N"N"N"N?%?+D">A*W/ ?%?&^G  A)O?U%N?%@#."-?%O!^A#?*W/ ?)O?S/ ?#?&^G  A)O?U/!-?0?%2}5!A#?*W/!?#?&^G  @)-?)O{!cOMR/!-?+O.^?#O%2}J!.#-?#O!^@#-"N"N"N"N"N"N?#?*W/ ?#?&^G  A%O?U%N?#@)."-?#O!^A)?*W/ ?%O?S/ ?&?)^G  A%O?U/!-?0?#2}5!A)?*W/!?&?)^G  @%-"N"N"i"N"N"N"N"N"N"N"N?%O{!cA(O~9 _0@!""""""""""&"""""""("""""%""""""! -"N?(OA_0. """"""""""#"-?)Oie?*^@#O @%#Nz.                @2"N?*?%?)^O!^T/ ?#O2T/ ?&?)^O!^z   @2-?#O2_@#?%O2^@%?&O2^@&?2z.XXXXXXXXXXXXXXXXzB?2z.""""""""""""""""z|=z.@@@@@@@@@@@@@@@@z|#z|<zZA(Q/ -?*?(|P?)^A#?%^A(O1_A%U%N?#?&^O1_G  OAR/)-?+O.^?%2|,A.Q/1?.O!g.)-?1?+D"DR/,?)?+D"FU/-?,D"*A#?,D" R%N?,2~,!-?(O~X RA&@/?,D"%?#O.a^A%O%O&?&=J"*?%?-J"%?%?)J" ?,?#O!^A.J"*?)O!^@%?1O!^@1..-?%OI_O{!cO,W/)-?+O.^?)2|.A%Q/.O @.O"@#.&-"N?)O|XU/ ?)O%^A%?*U/ ?&?)^D  O~Q~B~4}G(S/ O @.O @#?%?*T%N?%?&^G  @#-?#O{!cA&O|*R/ ?&O~= R/ ?#OI_O{!cO,T/ ?#O|JcOt _O{!cO;V/ O!@#.&-?+O.^?)2}C!.--"N?)O|WU/ ?)O&^A%?*U/ ?&?)^A#D  O~D~!}M}9)e?#O%^G  O~C ed/ O @.O @#?%?*T%N?%?&^G  @#-?#O{!cA&O|*R/ ?&O~= R/ ?#OI_O{!cO,T/ ?#O|JcOt _O{!cO;V/ O!@#.%-?+O.^?)2}C!.,-"N?)O|XU/ ?)O%^A%?*U/ ?&?)^D  O~K~G}M~A(S/ O @#O @(?%?*T%N?%?&^G  @(-?(O{!cA&O|*R/ ?&O~= R/ ?(OI_O{!cO,T/ O @.?(O|JcOt _O{!cO;U/#-?+O.^?)2}C!.+-O @.?(O0_-@%O#@#-?+D"CA,D"*A&?,D" R%N?,2~,!-?,D"%?&O.a^A(?%J"%?(?)J" ?(?&O%f?#O*d?#?.O!c=dO2^J"*?,?&O!^A.J"*?-@#.%-?%O~=!cOt _O{!cO;U/ ?+O.^?)2}C!.&-?+O.^?)O 2}J!.%-?+O.^A(O3M %?(?)J" ?(?)O!^J"*.#-?+O.^?)O/2}J!."-?+D">@*?+D":@&?1%N?#@-?/@(#N"i"N"N"N"N"N"N"N"N"N"N"N"N"N?%?*W/ ?%?&^G  A)O?U%N?%@#."-?%O!^A#?*W/ ?)O?S/ ?#?&^G  A)O?U/!-?0?%2}5!A#?*W/!?#?&^G  @)-?)O{!cA%O~; R/#?%Oz R/!?%OFR/*-?-O!^?.R/(?(O!cQ/!.#-?(O!c/#?-O!^?.R/)-?+O.^?#O(2}J!..-?(O!cQ/"O!@/?-O!^?.R/,-?+O.^?#O&2}J!.,-?-?.W/%?,D"%?-O.a^A(D"%@-?(?#O!^A%J"%?(?(D"*?.O%fdJ"*O ?,D"*A.?-V/&<?,D"%?-O.a^D"*O)cO%R.&-?-?.W/#?,D"%?-O.a^A(D"%@-?(?#O!^A%J"%?(?(D"*?.O%fdJ"*O ?,D"*A.?-V/%<?,D"%?-O.a^D"*O)cO%R.%-O!@/?(O!c/(.!-?.?-O!^S%N?#O!^@#?(@/.(-O!@/?(O!c/&-"N?#?*W/ O @/"N?#?&^G  A%OF_01!(((((((((((((! -?%Oz R/ ?%/&-?+O.^?#O!2}J!.&-?#O!^@%Oi@-O -@(?1O!_A1/ ---"N"N?%?*W/ ?&?%A#^G  A(O?U/!?#O!^A#?*W/ ?(O?S/ ?#?&^G  O?U/!-?0?%2}5!@#-?+D"FA&?%W?#?&Wc/ ?+O.^?#O/2}J!-?+G 2A)O4S%N?+D".@&?+D"6@%"i?!D"*A/Ofa@(?/O.aA-O.|R@#?!D"%A*?-^A.@,#N"N?(A-Q%NO @#.!-?-O.^@(?#O!_@#?,O%_?,O._@,D" O1U/!--O!@,?)O{!cA(O/V%N?(O!S?(O(Sc@,-"N"N"i"N"N?-Q/ ?#?/W/ ?,?*?#O.a^D"*O)cO&Rc@(.!-O A(?/Q/!<-?(/!?.O%_D" O)cO(R/!?/-@(?#@/.!-?/O!^A(O%fO)d@#?!D" ?/R%N?!2~,!?!D"%@*-?!?(J"*?*?/O.a^A-?#J"*?-P K" -?(O.a@,?*O*^@#?(O%f@(#N"N?,%N?*D"*A-O2W/!?#O%_OiJ" ?#?(?-dJ" .!-?/."-?*O.^@*?,O._@,?#O.^@#. - -@#-?!?)M :?!?#J"6?!?%J"2?!?&J".? ?"E" K" ? ?"D"*J"*? ?!E"%K".?+OI^C -}F7#>i%}!!|XB OI_A-C "N?#Q/ ? D"6@<? D".@+? D"2@,? D":G G@(?-P K#:? O.^@4?"O ?"O{!cO1T=O{!cO|2aO~Q}Ks ^A*?(O!f^H!"@%? H!?@2? D">D"j%@6"N"N?!?,W/ ?!?+^G  A)O?U%N?!@&."-?!O!^A&?,W/ ?)O?S/ ?&?+^G  A)O?U/!-?,?4?!2}5!A&V%N."-?&?+^G  @)-?)OAS%iO &?#O!_@7?2?%Oiec@=?*OA^@:?*?(O!f^A!O,^@>?!O(^@| ?*G |0A;O.aO~B}Cs ^@|!?*G MA|"?;^O~/ U@5?,@!?+@#O @2"N#N?&O!^@."}!P ?&?,W/ <P ?,?._O*T/ <?+?.^E  -@B"i"N?5/ ?2?|"W/ ?|!?2O.a^G +A%O ?%O|4T=A%O;aA(G ~K}8NO!^@/?(E ~5}8N@?"NP!?%}ImA@P}0t}/x~"~Wj}5D}%|<%N???B|>/"P @A"N?,?&O+^A%T/ ?,?%_O*T/ ?%?+^E  @A-?/O*R/!?(O~5}8s ^A(E *@??@P~C}Y~K}&}Wj~Sx8}%|<%N?/O2R%N???A|>/%.#-P @@"N?,?&O3^A%T/ ?,?%_O*T/ ?%?+^E  @@-???A|>/#Os!?/O#f_A%O|5U/#?(E 2?@l?%}Im|</".#-???AlOj!?/O#f_}ImP |>/".!-???BlOs ?/O#f_}ImP |>/!-O!@%?2.!-?-?<J"F?-?,J"D?-?+J"C?-O2^?*?-OC^?.?B2M?-D"2@%?-D"6-@0"N"N"N"i"N"N"N"N"N"N"N"N"N"N"N"N?%O!R%NO!?0O1cA/fA)?| H! cQ/!-? ?&?6?-O:^2IA%Q/5? D".@(?%? D"2A&W/"?%?(^G  A!O?V/!?%@#.#-"N?,?&?0?;^A%O ?%O{!cO~/ T=O{!cO.aA.G ~J}CNA%O ?%O|4T=O;aG ~K}8N^A&O"^A%U%N?%?+^G  OMR/!-? O!M |%.5-?)?9?=dc/4"N"N?&O#^A(?!W/ ?#?(^G  A&O?U%N?(@%."-?(O!^A%?!W/ ?&O?S/ ?#?%^G  A&O?U/!-O @&?4?(2}5!A%?!W/ ?#?%^G  @&-?0O!^@2?)?9d@9?>H! ?)c@!"N?1O!R%N?!/(?:?8O)cO!f^H! ?)cQ/!O!@1? ?%?&?722A%/)O ./-?!/&-"N"N"N?.O~B}Cs ^A!G *O!_0) ((((!"(-?&O{!cOAS/&"iO @0? D"2A.?%Oie^@&? D".@)#Nz.                @C"N?.?%?0^O!^T/ ?&O2T/ ?%?)^O!^z   @C-?&O2_@&?0O2^@0?)O2^@)?Cz.XXXXXXXXXXXXXXXXzB?Cz.""""""""""""""""z|=z.@@@@@@@@@@@@@@@@z|#z|<zZA#Q/ -"i"N"N?.?0?#|P?%^A(^A&O1_A#U%N?(?)^O1_G  OAR/!-? ?#2|,A#/!O .#-?&O0_.!-?#O!g-A#?%O"^R%i? ?#?!2~)!&?#--A%/).*-?&O{!cOAS/%?-O*^?!G -A&? D":G GA#?4?%O!^2L?-D"*O!R%N?-D".@(?1O!?0=@1"iO ?&O&W/ <O ?(?#?&O,aOp}8s ^A#^G *A!O ?!O+TA!=W/ <?#O!?!=?(^G  A!O ?!O|4T=O;aG ~K}8N-?%^O"^A%Q/*?8?(?0=@8.)-? ?%?!2|NA%/(.)-?&O{!cO~X S/#? ?%O!^?!G -?72&A%/&.(-?%O!^A#?&W/ ?!O?S/ ?#?(^G  A!O?U/!-O @!?4?%2}5!A#?&W/ ?#?(^G  @!-? ?#?!?722A%/".1-? ?%?&?!?727A%/!."-? G |#Q//? ?%?&?722A%Q/!-? D".@#?%? D"2A!W/"?#?%^G  A)O?V/!?%@&.#-?1Q/#O .%-?%O!^A&?!W/ ?)O?S/ ?#?&^G  A)O?U/!-?!?4?%2}5!A&V%NO @).*-?#?&^G  @)-?)OFS/(?&O!^A%?!W/#?#?%^G  A)O?V/"?%@&.%-?*H!|,?/g-@!? ?!? G |%dO!cM |%.(-?&O"^A&?!W/ ?)O?S/ ?#?&^G  A)O?U/!-?!?4?%2}5!A&V/%?#?&^G  @)-?)OAR/ -."-"N? H!?A2Q%N? D">@/.!-"N?1O!cQ/ ?9?:?8O)cO!f^H! cQ/ .#-? D">A/D"j%A+?6R/ ?+?6T?+Os UdA(/ "N?1O!R%N?*G |1?8O)cgO!c/!-? G AO#O!? G |#=T/!?*G |/O!S/#O%?/?6O#fA%^?(=@5?+O#f?%_@%O!?#?!? D"6A#TA!=@,O ?#?!=@+? D":@(#N?%Q/"?5D" @#?5D"%@!?%O*_@%?5O*^@5?"O!?,?#O!^A.^?!O!_A#?.T?#?+UdA!=O ?#?._?!=?(G G2}=!Q/ -.#-? G A/"O!@1-?/?6J"j%?8O)c-@"?)Oz S%N.!-"i? G |#Q%N?*H!0A!?1O!cQ/!<?*?"O!f^H!4?!d.!-?*H!0@!?*H!2?1O!c%i?*?"O!f^H!4?!d&?!-?2cd-?*? D":G GO!f^A!H!(?9d?!H!,dOiecA#O{{#c%N"i?*G MA!O.aO ?!?*G |0A"^Ov TA!=A%%N?"O.aO~B}Cs ^O!?!=O%^@(?#O{{#c@!O @##N"N?(G  A"O#R/ ?!?#O1cgO!cQ/ ? O*?"?"QO 2}F!Q/ O!.#-?(O.^@(?#O!^@#?%O._A%/ --O -/!-?&O!^@3-?-OI^C ?3-~L3"-i!}!B OI_A)C ?"G  A1@*O{!@+"N"i"N"N"N?1O!_0# !"%-?"G !."-?"G !@*O~Y!@+."-Oz!-@+O @*-?!G *@(?!H |-@,?!G |/@-?!G |,@/?!G +@.?!D"%@0?!G >@2?)O |1 |%?)?2O"SM |#?)?#M C?)?0J ??)?*M |"?)?+M |!?)?.M >?)?/M =?)?-M <?)?,|1 :?)Oi?(?(O~< R=M | ? ?)O:^O22u!?!D" @!? O!2~A!? ? D"*A#O!^A/J"*? D"%?#O"f^?!J" ? O"2~A!? D"%? D"*A!O"f^P K" ? ?!O"^J"*"N"N"N"N?&G 3A-Q?&G 2A+O+RcA.Q%N?%D"ND"6G ,O"S/!-?%D"DA!%N?!O!_@*?%D"C?!O"f^O%_@!?%D"F@(#N?(?!D" _@(?!O%_@!?*O!_A*OiS/ -?%?(J"F?%O J"D-O @!O @#?%G |7/!.#-?)O:^?%?&D"*2|2?%D"DA!?)D":A(?!?(T=@#?!?(U%N?%D"C?!O"f^O%_@(?%D"F@*#N?*?(D" _@*?(O%_@(?!O!_A!?#U/ -?%?*J"F?%?#J"D?#@!-?%G |7O!S/"?#/!-?%G Q@#? O!2~A!? ? D"*A(O!^J"*? D"%?(O"f^?#Ojjjj%dJ" O @#.!-?#O!^@#-"N?%D"NA,D"6G ,O"R%N"N"N"N?+O!_0/%%  !%%%%%%  "-?)O J"??)Pjjjj2K":?,?&?)O:^2a?%O?^?)D">A!?)D"?A&2m!? ?!?&2~<!?)D":A&Q/#?!?&2q!.#-"i?,D"*A+?,D"%U%N?&D" @*O @+O!@&O .!-?&D" @*?,D" @&?+Q%NO @+O .!-?&G  O|5R-@!#N"N?!?+W/ #N?!?&^G  O|%S/!?+?!O!^A!S/ -.%-?+?!A,T/#?!?+R/#?+?!_@(?!?&^@-O @!"N#N?!?-^G  O|%R/!?(?!O!^A!S/ -?(@!-"i"N?!%NO @(#N?(?-^G  O|3R/"?!?(O!^A(S/ --?!?,^A!.!-?!?,^@!?(?,^-@(?!?*T/ ?(?*W/ -?)O:^?&?+?,?(26?)D":A!OjjjjhR/"?%O?^?)E">A3}DA&?3P?n}DA(2m!? ?&?(2~<!?!Q/"?&?!2q!."-?%O?^O.O ?!Os W=2~8!? O!2~A!? ? D"*A!O!^J"*? D"%?!O"f^?-O ?-O~/ T=O{!cO.aG ~J}CNOjjjj%dJ" .!-"N?.Q%N?%O?^@&?%D"%A(?%D"*O%f^@,#N"N?!Q%N?(?,S/!.%-?!?,?(_O%gW/#?(?!O%f^@(-?)?%D"NA!z " z-#:?)?!D"2J"D?)? ?)O:^?(2S?(O2^@(?)D" A!%N?&?!?)D"%2m!O @!&O @!?&O.O ?%D"DOs W=2~8!-. - -O @+O @*O!@(?,D":A&D" A!%N?&D"%@*?!@(-?%O?^@0O @!#N"N"N?!O!cQ%N?+O!c/&?*Q/&?*O"_@,O @!#N?!?(^A.G  OHR/"?,O!_@,?*?!O!^A!S/ -.&-?+O!c/%?*Q%NO!@+O @!?(@&O @*."-O @!"i"N#N?!?(^A&G  A-OHR/!?*?!O!^A!S/ -?*@!?(.!-?!Oie?*^@*?&O!^-?(Q/%?-OHS@+?(@&@(.!-O!@+?.O!^@&?!?*O!_R%NO @!?&@(O @*.!-?!Oie?*^@-?!?*_O!^@(O @!"N#N?!?.^A+O!^G  OHR/!O!@+?(?!O!^A!^/ -?&@(?-A!@*.!-?,?!_@*?+O"^@(O @+-?)O:^?&?!?&^2|<?0?)D">A!?)D"?A&2m!? ?!?&2~<!?)D":A&%N?!?&2q!-O!@!. - -?+O"S/ ?&O.O ?%D"DOs W=2~8!? O!2~A!? ? D"*A!O!^J"*? D"%?!O"f^?-O ?-O~/ T=O{!cO.aG ~J}CNOjjjj%dJ" -?%?%D"I?%D"F^J"I?)? D"*A!?/_A%O"_J">?)?#J":"N?!?/V/ ? D"%?/O"f^@!O!O"?%O"T=@*?)O:^@(#N?!Q/!?!?(D" J" ?!O%^@!?(O%^@(?*O!_A*/ --"N?1O#S/ ?"D"%@&?)"i?"D"*A*Q%NO @*O!@+O .!-O @(O @!"N#N?(?!?&^F  O~ i|9^A(ODU/!O!@+?*?!O!^A!S/ -O .!-O ?!?!?*UA!=@*O!?&?!=@&O}9},s @+O#-J"C?)?+J"??)?*J">?)?&J":?)O.^?)O:^O"2g? ?)D"2A ?)D"62~=!?)D".A!Q/ ? ?!2q!-?)OI^C -ug"Bi#}!B Oo!_A2C "NOxls ? D".A.?!O.a^A,?!? D"2A-W=D"*O)cO%S/ ? D"6D".G I?"O{!cS%N?!?-W/!?!O!^A&?,D"*A(O%gO ?(O)cO%R=A4W/!? D"?A(D"|K@6?(D"D@+?#D"6O*f@8?#D"2@/?#D".@3? G C@)#NOxls ?.?&O!^A(O.aA9^?(?-W=D"*"N? G C%N?D@|&.!-Oxls ? D".?&O.a^?&? D"2W=A,D"*@0?,D"%@5P @|&"N? D"%A%?,D" A1O!^A,T/ ?%?,_O*T/ ? D" ?,^E  @|&-P!?|&PiO)?5?1_O"_A,?,O)W=O#f}ImPil}%?,}IlP}3~Uq~W}5}S~<}9}<i}!PMnmAE?Dk@|&?)?0O*cO#g?D?E}%P |>dd@)-?2O2^? ?"?&2|L?2G 2%N?2G 3A,O ?,O~/ T=O{!cO.aA5O~B}Cs ^@0"N?5G ~I}CNO)S%N?(? D"2A5W/!?&O"^A&?9? D".A(^D"*A,O%gO ?,O)cO&R=A9W/!?0G -A,O ?,O~/ T=O.aG ~L}CN@0O @,#N?2?/J"D?2?3J"C?2O J"F?2?&J">Oxls ?(?&O.a^?&?5W=D"*?2?,J"??2O!J":? ?&?0?2O:^2)?,O!^@,O%gA&?9T/ -.!-?2?/J"D?2?3J"C?2?#E" K#:?2?#D"*J"??2?8?,O!^dJ"F? ?(?0G -?2O:^2)-?*O!^@*-?|&@DO%gA(@&?(?4T/ -"N?+? D"?A"D"DW%N?*O!|9?"D"|K?6Uc?)c/!.#-?)O!cQ/"-? ?!2|W.!-? D">A"O J"p"#N?2O:^?&^A(O J" ?(O*^O J" ?&O.^A&O~> S/ -? G C@("N?!?-W/ ?!O!^A)?,D"*A&O%gO ?&O)cO%R=A3W/ #NOxls ?.?)O!^A&O.a^?&?-W="N? G C%N?D@|&.!-Oxls ? D".?)O.a^?)? D"2W=A&D"*?&D"%@0P @|&"N? D"%A4?&D" A6O!^A&T/ ?4?&_O*T/ ? D" ?&^E  @|&-P!?|&PiO)?0?6_O"_A&?&O)W=O#f}ImPil}%?&}IlP}3~Uq~W}5}S~<}9}<i}!PMnmAE?Dk@|&O#g?D?E}%P |>d?(dO!c@(-D"*? D"6A&D"|2A4%N?&O:^@"O @,?2O:^@&#N?,O*S%N?"D" @/"N"N? G CO!R%N? ?)?/2}!/!."-?/? Oxls ? D".?)O.a^?)? D"2W=2|9Q/!-?&O!J" ?&O*^?*J" ?&O%^?)J" -?"O%^@"?&O.^@&?4?,O!^A,S/!--? D">A"D"p"@*-?"D"}:"?*R%N?"O}:"^2~1!-?"D"}>"?*O"f^?)J" ?"?*O!^A*J"p"O%gA&@)?|&@D?&?3T/ --?"?(M ~M!?"?|&K#x!?2O~U ^? ?#2|K"N"N?2D"hA&?2D"|YA"R/ ?2D"j!@(#N?(?&D" S%N?"?&O?^A&S/!."--?&O|!^G  O"S/!-? D"6A*G }@"Q%NO @&#N?&O~> R/#?2O:^?&^?&O.^@&D" Q/ --?*G }>"O!S/ ?2D":O!e@"?2D"C@("i?*G 2O!R%N?"?(cQ/"?2D"D@,O!.!-?"?(dO!c/!?2D">@,O -@&Oxls ? D".A-?,O!^A"?*?&O>a^D"|DA6O!f^A(O.a^?(? D"2A)W=A.D"*@0Oxls ?-?,O.a^A/?)?,V=D"*@+?.D"%@-?.D" @.Oxls ?/O.^?"?)W=A)D"*@8?)D"%@/?)D" @3?&?*D".A4D".WA9%iOkos &?4D"*?&O:a^-G 4@)"N"N"N"N"N"N"N?0O)cO"_0% !"%#-?)0(%&&&&%&-?)O+U/#O!?)fO}>)cQ/#.%-?)O+U/#O!?)fO}"&c/".#-?)/".!-?)O!_O)T/!-"i?6Q%N?"@(O!.!-?0?8eO1U/!?*?&O!O!? D" ? D"*A)? D"%UA0=A6?3^?.?3T?.O ?)?0=A)UdA0=O ?.?3_?0=O!?-?6^?)?/T?-?/UdA)=O ?/?-_?)=2o!-?+O*c/ Q/ ? ?,?&?(2~#!."-? D"?G Z/ Okos @)?9Q%N?4D"*?&O:a^@)-?2? D"2J"n!?2? z " z-#h?2O*^?2O~U ^?"?)?*D"62c?2D"*O!S/ ? ?,?&?2D".A#2~#!? ?"?&2}*!B OI_A!C ?!?&J".?!? D"2J"??!? z " z-#2?!? J"D?!?!O.^J"F?!O2^?"?#?!OD^Oo}2s 2|A?!OI^C .!-?!@8?#@| ?2O:^@!O @"O @,O @9B Oo+_A%C ?%z.                z-"}T(?%O J ~/(?%P K"~((?%P K"k(?%z.                z-"}+(?%O J }9(?%z.                z- ~I&?%P K"v&?%z.                z-"w&?%O J ~E&?%z.                z- }T&?%z.                z- }>(?%O J }%)?%P K"y(?%z.                z-"~I(?%z.                z- ~3(?%O J }S)?%P K"}L)?%z.                z-"}>)?%z.                z- n)?%O J ~L)?%P K"x)?%z.                z-"w)?%z.                z- s)?%O J }D*?%P K"}>*?%z.                z-"o*?%z.                z- ~U)?%O J ~=*?%P K"w*?%z.                z-"~(*?%z.                z- }L*?%O J"|2?%P K"I?%O J"D?%?%D ~E&J |J?%?%z "w&z-"|<?%?%z "~(&z-"N?%?%G ~&&M e?%?%z  }S&z- |M?%O J"n!?%P K"|Y?%O J"f?%?%D }9(J }G!?%?%z "}+(z-"}:!?%?%z "y&z-"}+!?%?%G ~X&M ~ !?%?%z  ~H&z- }K!?%O J"~3!?%P K"~(!?%O J"s!?%?%D ~/(J ~T!?%?%z "s(z-"x!?%?%z "}L(z-"w!?%?%G }K(M }*"?%?%z  }=(z- ~X!?%O J"}>"?%P K"}2"?%O J"}+"?%?%D }%)J ~""?%?%z "~Q(z-"}P"?%?%z "~B(z-"p"?%?%G ~A(M ~6"?%?%z  ~2(z- ~&"?%O J"~I"?%P K"~>"?%O J"w"?%?%D }S)J }.#?%?%z "}E)z-"j#?%?%z "}6)z-"~M"?%?%G }5)M }A#?%?%z  }&)z- }1#?%O J"}T#?%P K"}H#?%O J"p#?%?%D ~L)J ~9#?%?%z "~>)z-"~,#?%?%z "v)z-"}W#?%?%G ~/)M ~L#?%?%z  ~ )z- ~=#?%O J"k%?%P K"~U#?%O J"~M#?%?%D }D*J }D%?%?%z "}6*z-"}6%?%?%z "n*z-"n%?%?%G }&*M r%?%?%z  ~T)z- }G%?%O J"v%?%P K"~#%?%O J"}W%?%?%D ~=*J ~P%?%?%z "v*z-"~B%?%?%z "s*z-"~3%?%?%G ~ *M }&&?%?%z  }K*z- ~T%?%O J"n&?%? A+D"6A/D".D".A#J"n&?#%NO*?#?#O*W=@ ?%OD^@*#N?*?!D"*J"*?*?!E" K" ?!O.^@!?*O~, ^@*? O!_A / --?%O}+&^?+?| 2|K?%D"}2&@(?%D"o&@&?%D"}+&@*#N?&?*A S%N? O?^@*? D" ?(S/!? O:^E" @|&? O2^E" @D?%OD^? O%^G  O)cO~, a^A!? O*^E" AEK"C?!?DK"F?!?|&K"|.?%?EK#}6&?%?DK#}>&?%?|&K#}E&.!--?#%N?+D".@,?+D"2@3O @ O @*#N?%OD^?*O)cO~, a^A!?!G LM B?!D" %NOkos @(?/D".A&D".?*U%N?&D"*? ^@(-?%O?^?+?!D"%O!^A&?(?/D"62c?!"iO ?%D"?O!S/ <?(G 8O)S%N?%D"C@"O!.!-O -A)M @?!O!M ??!?"J"2?!?)J".O)@)?(G 6A"O ?"O~/ T=O.aG ~I}CN@""N"N"N"N"N"N"N"N"N"N"N"N"N"NOxls ?,?&O.a^?&?3W=D"*O)cO!_0)!"#%&() -O @).(-O!@).&-O"@).%-O#@).#-O @&O!@.O%@)O%@-O!@(?"0,*####%#&(*#-O @.O!@&O&@)?"@-O!@(?"0,)""""#"%&)"-O(@)-O @.O!@(?)@-O @&?"0,&    ! "#% -?)O#R@(.%-?-O"R@(.#-?.@(."-?&@(.!-?)O(cO%R@(-?!?(M A?!O!M Q?!?!D"?J!R-? O:^@ ?#?*O!^A*S/ --"N?/D".A D".A.Q/ ? D"*A#?.O:a^@4?%O~(*^@3?/G 2@6?#@!O @"#N?!O:^@ "N"i?6?!G 3A(S%N?(O"S%NO)@)?"?!G 8O)R/"<-."-?"@)?!G 8-@&O @!?%OD^A(?)O)cO~, a^A/D"?A0Oj"cQ?0O:gA5O SdOkos ?#?)O:a^?)?.W=G 8O)Rd@,O @*?&O)cO~, a?(^A-D"?A(OjjjhcOjjj2S%N?(Ojj%cO2g?,d@*-"N"N"N?5O!_0""! -O"@!?,?(?*cdO!cQ/!-O!@!-?%?&J"v*?%?!M ~,*?%?)J"~(*?%?*OieO!cM ~3*O @!#N"N?3?!A(O#f^A!G %A*Q/ ?%OD^?!D" O)cO~, a^A!G ?O!cQ/ ?!O J!R?!O M Q?!?*M |9-O!@!?(O!cQ/ -?/G |9O"R%N?-?0J!R?-O"M Q-"N?/D".O!S/ ?-D".O!S/ ?-D"2@!?%?/D"2J"}:*?%?+D"2J"}6*?%?+z " z-#n*?%?!J"~3*?%?+D"2J"v*?%?+z " z-#s*?%On*^?%Os*^2|1Q/ ?%?)J"~3*?%?&J"v*?%?&J"~,*?%?)J"~(*O @!O @*#N"i"N?%OD^A(?3?!O#f^A&D" O)cO~, a^A!G |9O!S/ ?!G LO"R/ ?&D"%O)cO~, a?(^G |9Q.!-O -@(?!?(M |7O!@!?*O!cO!@*Q/ ---? ?4R/!?"O!^@"? @!. - -"N?%D"n&A3Q/ O @!#N?%OD^?!O)cO~, a^A)D"I@ ?)D"F@(Okos @&?!?+D"6A#D".A"D".WA-Q%N?"D"*?!O:a^@&-?)G Q@*"N"N"N"N"N"N"N"i"N"N"N"N? ?(V%N?*/.?#D"6A(D"6A&Q/.Okos @ ?-Q%N?"D"*?!O:a^@ -? G 3O!S/.? G 8O)S/.? G 6A O ? O~/ T=O.aA*G x}CNO#R/.?#G 2/.?&O:a@ ?*O~B}Cs ^G +A&O ?&O|4T=O;aO~5}8s ^@*?(D"2@&?"G I?#G }A"O.aG k}KNO.aG ~L}CNS@"#N"N? ?&^A(O2_D" A#Q/ ?"/ ?(O6_D" A-G  OHS/ ?#O!_A/?*G :S/ ?*?-O!^?/2~%!Q/#-? O:_A / -..-?)G M@0?)G |0O!cA/Q?*O"Rc/-?%OD^?&G 8O)cO~, a^A"D"2@,?"D".@-?"D"%@4?"D" @6O ?/?0O!c=/&?+D"?O!M [Okos @&?#D".A"D".?!U%N?"D"*?!O:a^@&-?-%N?%O:^?+?,2}L!?%D":@0?%D">@.-?%Os*^A5?+D">O!?+D":A"D"D?(^? ?"D"FUA1=A/O ? ?(_A"?1=A ?&?#D"62|;?%D"s*Q/"?%?%D"~(*J"}>)?%?%E"s*K#}6)?%D"~,*@#?%D"v*@&?%D"~3*@(?-%N?%?%D"}>)J"o*?%?%E#}6)K#n*?%?(J"}:*?%?&J"}6*?%?#J"}2*?%?,J"~3*?%?+D"2J"v*?%?+z " z-#s*?%On*^?52|1/"-?%?%D"}>)J"~(*?%?%E#}6)K#s*?%?&J"v*?%?#J"~,*?%?(J"}L(?%O J"w)?%O!M y&?%?%O}L(^J"}2*?%?%Ov)^J"o*?%?%Os*^A"J"}+*?%?%Oy&^J"n*?"O"?(?%On*^O~M}.s 2|A?-/#?%D"w)A0Q/"?%G y&O!c/"?%D"~3)@-?%D"~:)@.?%D"v).%-?(O*_D" @"O @-"N?(O%_D" A#Q%N?"@ .!-?"?#^@,?"@ ?#@("N#N? G  O+_A&O9VO O!?&fO}9jj%c=Q%N?"?#^O!_@"O @&#N?"?&^G  O+_A#O9U/#O!?#fO}9jj%cQ/#?(?&O!_A&^/ -.#-? O!^@ ?(O!_A(/ -?,@ .!-?&?(^@--?%?-J"~:*?%? J"w*?%O"J"~3*?%O}+}2s J"v*?%?/J"~,*?%?*J"~(*?%O!J"~#*?%O}K},s J"s*?%On*^?%Os*^O%2g?+?8?)?!?%D"}+*A ?%D"o*2J?%D"n*A"Q/,? ?"2q!.,-?%Os*^? O!O!2};!?%D"~#*@(?%D"s*/*?%?%D"~(*A#J"x(?%?(J"~B(? QA&/(?&/%?#?/? y,  .%-?%Pjjjj2K"~B(.&-Oxls ?#?(O.a^?&?(V=A"D"%@-?"D" -@(Oxls ?#O.^?&O!V=D" @"?%?.J"~,*?%?0J"~(*?%O!?/?-?"_A#^? ?#T=J"v*?%O ?(?"_A"? ?"TA"=J"~#*?%O!?/?"=J"s*?%? ?#_A(O ? ?(W=J"~3*?%O~B(^?%Os*^O#2g?%D"~I(A"/!.#-?+D":A#D"D@&?%Os*^O ? ?(_A"? ?#D"FUA-=A#O!O!2};!?%D"~#*@ ?%D"s*O!R/!?%?%D"~(*A/J"x(?%? J"~B(?#QA0/#?0/ ?/O!?&?(^?-=?#y,  -?*Q%N?+?8?)?!?%D"x(A ?"2J?%D"~B(A"Q/&? ?"2q!.&-?)D" O!S%i?8?4?*O"S=?8?6=&?)D"%-@ ?+D"??%?!M ~-*?%O M ~,*?%O1M ~.*?%? J"~(*?%P K"s*?%Os*^2}3!.!-?%D"~(* -?%D"~B(@ -? Q/!?%D"x(? 2q!.!-?%D"~(* -?!O!^A!?3S/ -?%D"n&A)Q/ ?)O!_@*O @!#N?!O~>%R/!O!O"?%OD^?!^A O~* ^G  O S? O6^D" dO!cA =? ?*=@ ?*O!_@*?!O~, ^@!? O"R/ -? Q/ ?+D"6D".A!D".A"O:a@ ?!D"*A&@!#N? A#%N? O:_@ ?!D" @(?!O:^@!?(O"S/!--?"O:a@ O @!"N#N"N?!O~>%R/ ? Q/ ?%OD^?!^@("N?#Q%N?(D" Q/!O!@"?(O~* ^G  O!S/!.%-O!@"?(O~* ^G  O"R/#?&D" O"S/ ?(D" /#-?&O:^@&?!O~, ^@!? O:_@ ?)O!_A)/!--O @"-?+D"?A ?"? G [dM [?+D">A1G ~M!O!R%N?+2|5?+D">@1-?1O J"j"?1E#~U!@|&?1Pjjjjs K#~U!?%O J"}>)?%?|&K#}6)?+?82r!@/"i?+G CA|!Q%NOxls ?+D".?8O.a^?8?+D"2W=D"%A ? O S_.!-?+D"*A O ? ?+D"%V=-@=?/@#?1D"p"AA%NOxls ?+D".?1D"}>"D" A O.a^? ?+D"2W=D" @#-O @*?1O J"}+""iO ?%D"n&A7Q/ <O @("N#N?%OD^?(O)cO~, a^A G |9/!?7?(O!^A(S/ -O .!-O!?(O!^A!?7W/ <? D"*@)#N?%OD^?!O)cO~, a^A G |9%N?!?(?)? D"*A U=@(?)? ? ?)U=@)-?7?!O!^A!S/ -O!-@5"N?AQ%N?#@3?/A @4.!-?|&P?n}D@;?1Ok"^@B?1D"}>"A-?AO"f^@CO!?+D" ?+D"*A|"?+D"%A U=@??1Oo"^@|#?+D".@@?+D"2@:?|"O!_? T@|%O @)?/A,@4?#@3#NOxls ?@?-D" A"O.a^A!?"?:W=D" @.Oxls ?!O.^?"O!^?:W=D"%@ ?)O!^@6"N"N"i"N?5O!c%i?%OD^?(O)cO~, a^A>D"*?)R/!O!&O -@5?(@!? @(?.@"O .!-"N"N?7Q/ O @!#N"N?%OD^?!O)cO~, a^A&G |9%N?&D"*A0?)U/!-?!O!^A!?7S/!."--O!@5?!O!^A&?7W/!#N"N?%OD^?&O)cO~, a^A<G |9Q/ ?<D"*A<?)V/ ?&?!?0?<U=@!?0?<?0?<T=@0-?7?&O!^A&S/ -.!-O @5-?>G |9O!R/!O"-@)?%D"}6)?*R%N?%O}6)^2~.!?%D"}:)@;-?;?*O:a^A&?(J"6?&?"J"2?&?)J".?&?.?3?*=J"*?&?,?4?*=J"%?&O ?9?*=J" ?%?*O!^A*J"}>).!-"N?*/ ?1D"p"?6V%N?/@,?#@..!-Oxls ?@?1D"}>"?6O"f^D" A"O.a^?"?:W=D" @(O @."N?|%Q/ Oi@)??G  @&#N?)A"O}.}2s ^G  ?&RA,Q%N?"O!^@)?"/!--?(?|"W/ ?|!Q/ ?,/ ?(??^G  O|5S/ ?1D"}6"A4?1D"o"R%N?|#2}R!-?1D"}2"?4^O|5M  O!@9?1?4O!^A3J"}6"O!@.-?(?.^@.? @,-?1D"}+"A"?1D"k"R%N?B2~1!-?1D"n"?"O"f^? ?.? ?.U=J" ?>?.J"N?>?,J"|2?1?"O!^J"}+"-?!@(?6@)? @,?-O%^A-?CS/ --?%?3J"w)?%?4J"~3)?%?9J"v)"N"N?7Q/ O*?7?7O*W=@)?%O|2^@!O @(#N?!D" ?(^@(?!O~, ^@!?)O!_A)/ -?(Q/ O|%OF?|!=@:?+D"*A!?+D"%UA"?!O"Td@|!O!?+D" A|"?"=@??1Oo"^@@?+D":@>?%O~,*^@<?=O ?!?"=U@B?*@-?(@6O @.O @0#N? @#?6A5O!_@6O @!#N"N?%OD^?!O)cA"O~, a^A D"6Q/ ? D"|.@&"N?.O!cA Q/ ?&?0S%N?&?0T/!."-?!?,W/!?0@&-?7?!O!^A)U%N?!@.#N"N?%OD^?)O)cO~, a^A"D"6Q/ ?"D"|.@""N? Q/ ?"?0S%N?"?0T/!."-?0@"?)?,W/!-?%?)J"~3*?%?)J"v*?%?!J"~(*?%?.J"~#*?%?"J"~,*"i"N?"?&R%N?)?.T/!?&@"?<."-?<?"?&W/!<-?&@"?%Os*^-A&D"*@!?&D"%@.?"@&-?7?)O!^A)S/ -?!O)c@"-?!@,O @ ?%OD^?"O~, a^A.D"|.A0?6_A!O ?!?0V=@!O @""N?.G |0O!R%NO @)O!@&?.D"DA"?.D"CA T/!?"?>D"FU/!-?"? _@)?>D"D? ^@&-?!?*U@""N?AQ?(?5RcQ%N?#@ ?4@#.!-O @9O @ ?)O ?=?#_?#?=U?BdA3=V%NO ?)?&O!?#??^?3=?)2~%!=@ -?%O J"v)?%?#J"~3)?%? ?#^A J"w)? @3-?*?!?"=@5"N?)Q%N?%?:M s*?5Q@;O!@!?%Os*^@".!-?&O ?&?)O!_A!^G  O|5RA4=@""N"N?5/ ?4Q/ ?|!%N?%?:M s*."-?&@"?|"H  O~ ~Y S/ O!@3?%O!J"w)?%Pjjjj2K"v)?%?:M s*O @9O!@#O @/.!-?%?:M s*?!?)?4=@!?"?&?4=@&-?5Q@;?!O)V%N?%Os*^@"?!Q%NO!@!."-O @)#N?:?&?)^G  R%N?&@".#-?!?)O!^A)S/ -O!@!.!-?%O2^?:?&?!2|F?!O!?%D"2O!RA"=@!?&?%Os*^?"=@"-?#@4?1D"}6"@#?@?!2~?!?1D"}6"@&?!%N?1D"}2"?&^?"?!y,  -?1?!?&^A!J"}6"O!@&"i?;Q%N?!@)?#.!-?9@&?3@)?4?-Q/ <?%D"}:)A"?!J"*?"?#J"%?"O!J" ?4-@CO @#O @;?.D"6O!R%N?.D">@;?.D":@#-?%D"}6)?-R%N?%O}6)^2~.!-?%D"}:)A!?-?5?-?5T=A.O:a^@""N?-?5V/ ?-?._O:aA.Q/ ?"O:^?"?.y,  -?"?;J"6?"?#J"2O!@.?"O!J".?"?)J"*?"?CJ"%?"?&J" ?%?-O!^A-J"}>)?6/"?%?/J"~B(?%?1D"}6"J"x(.%-?7?!O!^A!S/ --?-@*?#@ -?%D"}:)@!?%?/J"~B(?%?1D"}6"J"x(?*%N?*@-.!-?+?%O~B(^?%Ov)^?%OD^2|(O @--?%O J"~B*?%?!?-O:a^A&J"}++?%Ow*^@#?%O~,*^@)O!@*#N?*?(O"Rd@*"N"N#N"N?*O!cQ%N?)?(O.a^A,D" A"O#S/!-?!?&R/"?%?!O:^A"J"n+?!D" A(O#R/"?%?(J"~,*?%?!O%^E" K"v*?#?!O.^E" K" ?#?!O6^D" J"*O @(?"@!O @*.!--?%?"J"n*?%?,E"%A|&K"}+*?(O!^@(?"/!?%D"~B(?|&}DS/!?+D">D"}6"?%D"x(S/!?%?|&P?n|4"~B(O @*."-?%?=J"~(*?%? J"~#*O @!?%O J"s*?+?%O~B(^?%Os*^?%OD^2|(?+D">O~U!^2~G!?+D">A ?%D"}>)J"j"? ?%E#}6)K#~U!?%D"n&A Q/"#N?%OD^?!O)cO~, a^A"D" %N?+?"D"%O!^?!2}*!-? ?!O!^A!S/ -."-?+?%O~B(^?%On*^?%OD^2|(O @*. - -O @!?+D"6A-G }?"A3O!R%N?-D".G IA O ? O1T=O|2aH!}#}LN@!-?%D"n&A4%N?!O{{#c@,O @!#N?%OD^?!O)cO~, a^A G Q@-"N? D" Q/ ? D"%@""N"N"N"N"N"N? G |9O!S%N?-O!S/)Okos @*?+D"6A D".A#D".?!U%N?#D"*?!O:a^@*-?#G |,Q/!?*G 6@#?+D"2@&? G 2@(?*G 3O!_0"#%"-Okos @)?+D"6A*D".A#D".?!U%N?#D"*?!O:a^@)-? G LO"R%N?+D"??%?!M ~-*?%O M ~,*?%O0M ~.*?%?"J"~(*?%P K"s*?%Os*^2}3!.)-O @#?%OD^?)G 8A.O)cO~, a^A(G AO!R%N?(G LO"S@#-? D"2@/? D".@&? G |7Q%N?*G 2@(O/@ O @0?"@*"N"N"N?)G 3O!_0"!* -?(O!c/)?.O)S/!O3@ .)-?(O!cQ/(?.O)S/ O2@ .(-?#?&dQ%N?)G 5@ .(-O-@ ?&Q/&?%?"J"n*O!@0?%?%On*^J"s*?+?"O!^?/?%Os*^Op}2s 2|A?%D"n*@*.&-O @)O @0?(D" O!R%NOxls ?+D".?(D"%A O.a^A#? ?+D"2A(W=D" @0Oxls ?#O.^? O!^?(W=D"%@)-?%O*^?+D"?A D"C? D"D?0?)2|:?%O!M ~.*?%?!M ~-*?%O M ~,*?%?"J"~(*?%?%E#*K"s*? ?%Os*^2}3!?&Q/(.&- -?(O!c/!.%-?(O!c/#-?#O ?#O~/ T=@#Oxls ?+D".?"O!^A(O.a^?&?(V=A(D"%@&?(D" @."N"N"N"N?+G CO!R%N?%Os*^O!?+D" ?+D"*A ?+D"%UA(=O ? ?(=?.?&26?%D"s*@ ?#O|-_O{!cO"W/!? OjjjjhR/%?%D"~#*@#?%D"~(*A(%NO @*#N?(?*R/%?#?*^?*O!^@*G  OI_O{!cO,T/ --? Q/%?#? 2q!.%-? G }A"O.aG }&}KN?#O.aO~B}Cs ^A G #O Sc@#O)@)"N"N"N"N"N"N"N"N"N"N"N"N"N"N?(D"*O)cO!_0) !("#%&*-O!@).%-O"@).#-O%@)."-O&@).!-O(@)-?#/0? G *@*.!-?#//O#@)? G *A*O!R/"-?*O{!c0,.""""#"%*&"-?#? G *Qd/-? G %Q/*.--?&?._O"U/,? G %Q/).,-?)O#S/(.+-?)O"S/&.*-?)O%S/%.)-?)O(cO%S/#.(-? OjjjjhdOjjjjhR/&?%D"~#*? 2q!.&-? Q/%?#? 2q!.%-?)O&R/#-?+O%?"?!2}1!."-?+D"??%?!M ~-*?%O M ~,*?%? M ~.*?%?*J"~(*?%P K"s*?%Os*^2}3!?0Q/!-?%?!J"v)?%?+D"2J"v*?%?+z " z-#s*?%?+J"n*?%?%Ov)^J"}+*?%Os*^?"O!^?/?%On*^Oo}2s 2|A-"N?3Q/ Okos @*?+D"6A(D".A D".A&?!U%N? D"*?!O:a^@*-O @)? G IA"O ?"O1T=O|2aG }I}LN@#"N?*G 8A"O)R/ ?%OD^?"O)cO~, a^D" / ?,?"?&T%i? D"*?"O:a^&Okos -G 6?#_O1cg@)-?*G 3A&O"R?-O Sd@"?(G 2@ "N"N"N"N?&O!_0"" !-?"?)dO!c/#."-? O!e@ -? ?"d?)dO!c/!-?,?*G 6?#_O1cgO!cQ/ ?+O#?8?!2}1!-?!O!^A!?4S/ -?+D"6@--"N?+G CQ/ ?-D".A G IA!O ?!O1T=A!O)_O{!cO~Y!T/ ? D".A#Q/ ?!O|2aA"G }G}LN? D"*A.O3^@!O @*?"G }I}LNA/?"G }F}LN^O{!c@"?-G 2A3O!c@&?#O:aA @("N#N"N?!O#^G  ?"S/ "N"N"N?!G  O!_0" "!-?&Q/!."-?&Q/!-?%OD^?*O)cO~, a^A!D" @,?!D"%@&."-?!O:^@!?*O!^@*?(O:_A(/ -O @,-?.O3^@!O @*?/^O{!c@#?3O!c@"#N"N?!O#^G  ?#S/ "N"N"N?!G  O!_0" "!-?"Q/!."-?"Q/!-?,?%OD^?*O)cO~, a^A D" cO!S/"?+D"?? D"%@ ?%Oj~Y#|1!~,*?%O(M ~.*?%P K"s*?%? ?&? ?&U=J"~(*?%Os*^2}3!?+D"6@-."-?!O:^@!?*O!^@*? O:_A / --"N?-D".A!D".A Q/ ? O:aO:_@ ?!D"*O8^@!O @)?-G 2@3#N"N"i?3?!O&_G  A"S%N?"O"S%N?)@(O)?!G  O)R/"<-."-?!G  @(?)-@"Okos ?-D".A#D"*?"O:a^?"?#D".W=G 8@#?%OD^A*?(O)cO~, a^A&G S@,?&G Q@(?"O)cO~, a?*^A*G |8@."N"N"N"N"N"N"N"N?*G QA/O!R%NO @""N?(O!_0#+ " -O @(.*-?(O!_0#&#!"-O @(?#O)R/(?,O!cQ/(?.O!c/(.#-O @(?#O)R/#?,O!c/".#-O @(."-O @(?/O#S%NO @".%-O @"?.O!cQ/#."-O"@(-?/O#R/ O @".!-O"@"-?*?"M U?&?(M U-? Q/!? O:_@ ?!O:^@!?)O!^@). - -O @!?+D">O J"}6"?%D"n&@4"N#N?!?4R/!?+?%OD^?!2~3!?!O!^@!Q/ -?+D"?A(?(D"|KO!^J"|K?(G ZO!S/ ?(D"XA @6?(O J"X?(E"|@@|&?(Pjjjj2K"|@?%? J"w)?%?|&K#v)O|%OF?+G C=@;O!?+D" ?+D"*A ?+D"%UA!=@.O ? ?!=@,?(O~3 ^@3?+D"2@0?+D".@8?+D"6@9O @"#N?+?%OD^?"2~3!%N?%Ov)^O"O!?%D"w)?6UA#=A 2~?!?%D"w)@!? %N?%D"~3)?!^O}/}-s O}K},s ?#=? y,  -?%? ?!^J"w)?%Ov)^?9D".A D".?"U%i? D"*?"O:a^&Okos -G 6A O ? O~/ T=O.aG ~J}CNA O ? O|4T=O;aA#G ~K}8NA 2~?!?%D"w)@!? %N?%D"~3)?!^?#O~5}8s ^? y,  -?%? ?!^J"w)?%Ov)^?%OD^?"O)cO~, a^A)G UO"fA#D"~#}SNA 2~?!?%D"w)@!? %N?%D"~3)?!^?#D"v}SN? y,  -?%? ?!^A J"w)"i"N"N"N"N"N?)D" A&Q/ ?)G |9O!S/ ?%Ov)^A O&2~?!?%D"w)A!?%D"~3)^A#O}O}-s D  J  ?#O}S}-s G  M %?%?!O&^J"w)?)|/"*? 2~!!?%D"w)A!?%D"v)R%N? 2}R!-?%D"~3)?!^OFM  ?%?!O!^J"w)?)D"NA!?)D"|2A R/"? ?!U?!?,UdA#/"O!? ?.^?#=@#?!? _@!?+O 2r!? R/!?!O!S/!?#G  ?;S/!."-?+?%OD^?"2Q/"? O!_@!?%D"v)@ .#-?%Ov)^A O(2~?!?%D"w)A*?%D"~3)^A-O}T}-s D  J  ?-O}W}-s H  |1 %?%?*O(^J"w)?%?!J"~#*?%?#J"s*?%Os*^O!? 2P?%D"w)A!?%D"v)R%N? 2}R!-?%D"~3)?!^OFM  ?%?!O!^J"w)-?)G |7Q/ ?%Ov)^O02~?!?%D"w)A ?%D"~3)^A!O}Y}-s E  K  ?!O~#}-s E  K (?%? O0^J"w)-?%Ov)^O)2~?!?%D"w)A ?%D"~3)^A!O~,}-s D  J  ?!O~/}-s D  J #?%? O)^A!J"w)?&%NOxls ?8?)D"%A O.a^A!? ?0W=A#D"%@/?#D" @&Oxls ?!O.^? O!^?0W=A D"%A-@5? D" A @#?)D".O!R%NOxls ?8?)D"2A!O.a^?!?0W=A!D"%@5?!D" @#-?%?-J"}:*?%?5J"}6*?%?#J"}2*?%? J"o*?%?/J"}+*?%?&J"n*O @!#N?%Os*^?!^A1O%^O ?%On*^?!^A O%^D" A*? D" A _?*?,U? ?*UdA*=J" ?1O!? ?.^?*=J" ?!O*^A!O:S/ -?%D"~3*@1?%D"v*@7?%D"~,*@:?%D"~(*@=Okos @!?9D".A*D".?"U%N?*D"*?"O:a^@!-O @*?%OD^?!G 8O)cO~, a^A!D".O!R%N?%?+?!D"22}L!?%D" @*?%D"%@ -"i"N"N?)G |7Q%N?&?.^@ ?)G |9O"S/!?%?1J"~B*?%?7J"~>*?%O"J"~:*?%O~P},s J"w*?%?:J"~3*?%?=J"v*?%O}I},s J"~(*?%O ?/?&_?,?/T?&?/UdA!=J"~#*?%O!J"~,*?%O!? ?!=J"s*?%Os*^@*O&.#-"N?*Q/ ? O ?5?#_?,?5T?#?5UdA!=S/ ?*O!?#?.^?!=? 2~%!Q/"-?%O ?-?&_?,?-T?&?-UdA =J"~#*?%O!?&?.^? =J"s*?%Os*^@*O!."-?%O ?-?&_?,?-T?&?-UdA!=J"~#*?%O!? ?!=J"s*?%Os*^@*O!.!-?%?1J"~3*?%?7J"v*?%O"J"~,*?%O~P},s J"~(*?%O ?#?&_?#?&T?#?,UdA =J"~#*?%O!?&?.^? =J"s*?%Os*^@*O#-@ ?*? ?%Ov)^2P?%D"w)@!-?%D"v)?!R%N?%Ov)^2}R!-?%D"~3)?!^OFM  ?%?!O!^A#J"w)?%D"v)@ O ?#Q/!<-?%?!J"w)?!-@!? ?!R%N?%Ov)^2}R!-?%D"~3)?!^Oz M  ?%?!O!^J"w)-?"O!^A"?4S/ -?%?%D"w)A"J"~(*?%?%E#v)K#s*?3D" A %N?(D"|D? 2q!-?3?%D"~(*J"*?3?%E#s*K" ?(D"|<A!?(D"|8R%N?(O~( ^2~2!-?(D"|:?!O&f^A ?| E"2K"2? ?| z " z-" ? ?"J">? ?6J":?(?!O!^J"|<-?%Oo+^C -?2Oo!^C -t1!,iB OI_A(C O~< @-O8@#O{!@&O{!@%O{!@*"N"i"N"N"N"i"N"N"i"N"N"N"N"N"N"N"N"N"N"N"N"N"N"N"N?"G 2O!_0/!"#%&(:)*(+,- -?"G 3A*O ?*O~/ T=O.aA%O~B}Cs ^@+?%G ~I}CN@,OE@#O{!@%"N"N"N"N"N"N"N"N"N"N"N"N"N?"G 5O(_00 !,"#C%&,,,,,(,-O|"@#?,O&_0&B+()*+-O @&?(O J"F?(Pjjjj2K"C?!?"?(OC^2aO!@#?(D"F@%?(D"D@,?+G -A+O%V%N?+O,aOp}8s ^A+O!?+?!D":G G^G *A)O+TA+=@#?)O ?+=@&-?(O*^?,?%?#?&28?!D"6"N?(G *Q%NO{!@&.!-Ot @-?%?(G +A&O ?&O{!cO|4T=O{!cO;aA!G ~K}8NS/ ?!O~5}8s ^@#?,@)#N?%Q%NO~! @-."-?)G  @.?#G  @!?)O!^@)?%O!_@%?#O!^@#?!O?O ?!Ot _O{!cO<T=dO{!c?.O?O ?.Ot _O{!cO<T=dO{!cR/ --G -?(D"CA!%N?,?!2q!-O?d@#O @)O{!@%.A-OC@#?,O(_0#+*@*-O~" @-?!D"6G -O|&^.|"-O|(.|!-O|).| -?+G ,@%O~% @-OF@#.| -?!?"D" ?"D"%2l!Q/".<-?!?"D" ?"D"%2l!/;.!-?!?"D" ?"D"%2l!/:-?!D"6G -O| ^.:-O|#O|%O|#?+G %A!?"G 7R=?!O#R=@#.:-?!D"6G -OAd.8-"N"N"N?"G 3A*O~/ W%NO~B}Cs @,O|/@#?"G 5O0_0%#!<"<-?*O.aA%O~B}Cs ^@,?%G ~K}CN@%O|/@#?"G 5O0_0%" ;!;-OI.9-?!D"6G -O|-^@#.9-OKOH?,G "=.7-?"G 3A*O ?*O~/ T=O.aG ~I}CNO(R/+OG.6-?"G 3@%?"G 5O4R%NO|/@#.4-?(Pjjjj2K"C?(O J"F?!?"?(OC^2a?!D":G G@.?(O:^?%O ?%O{!cO1T=O{!cO|2aO~Q}Ks ^A#?(D"DA)?(D"FA+2n!"i"N?(D":O!R%N?#?.O!f^H!(?(D">A,O1cgO!c/!-?!D"6G -?(O2^?%?)?+?.2|?Ot O~< ?(G 2A!=@-?(G 3Oi?!=@&OJd.!-?#G |0?,^@*O{!@%?!D"6G -O|+^-@#?(D"CA!%N?)?!2q!-O @).6-Ou @-?!D"6A!G ,O"S/*OM@#.1-O4@#"N"N"N"N?"G 3A+O/_O ?+O/U=O!_0%!"8# -O!?!D" ?!D"*A*?!D"%UA!=A,@%O!@&O!O ?*?!=A.Q/2<?,?.^#N?%G  O+_A#O9U/1O!?#fO}9jj%cQ/1?%O!^@%?*O!_A*/ -O @*@%.1-O1O0?!D"6G ,O"R=@#.2-?!D"6G -O2d@#.1-Ojjj*?!D":D".A!?!Ojjj*W=.,-?!D":@!O7@#?"G 5O#_0")*3-O9@#..-?"G 3O|1^@#.--?"G 3Ow d@#.,-O~; @#.+-O~: @#.*-O~< O~# ?!D"6G -A!=@-O|*?!_.,-?!G -OLd@#.(-Oj~*}Q~K!?!D"*A!?!Oj~*}Q~K!W=@)O6@#.&-Ojjj*?!D".A!?!Ojjj*W=-@)O5@#.#-O @&-?*O!S-@#?+O!_O.T%NO{!@&O{!@%O{!@*?+@#.&-"N"N"N"N?+O!_0/############! -?&Q/!O:@#.#-O/@#?"D"%A%?"D" A!V/"?%?.U/"O/O=?!?,^G  O~9 _O~=!c=@#."-?%G  A!O|2R%NO;@#."-?#Q?!O|"Sd%NO{!@&O{!@%O{!@*O @#.(-"N?%G !A!O}*!R/ ?!O~L!R/ O @#?!O~!!R/ O{!@&O{!@%O{!@*.(-O<@#.!- -O{!@%-O{!@&O{!@*."-O>-@#O{!@%-? O"M >? ?#M +? ?-M *? ?"E"2K"I? ?"z " z-"?? ?)}I?%}IP{!}%PDm?&}IPImk?*}IP{!}%P?mkkPjjjjjjjjikK" ?(OI^C -~R3"5i#}!B O}L!_A(C Oyrs D" @)?!?"?#?%?&2!"NO}Tss D" A1/ O}2ss D" %NO!@&"NOyrs D" A*Ooss D" D" A%?)^?#D"*_A)T/ ?*?)_A*O ?#D".A#?%_?#?%T?#?"D"%UdA#=S/ O~Urs D" ?)^O!?"D" ?%^?#=?*2~%!O S@&-O~,ts O~,ts D" ?&^J" -O}Hss D" %NO~#ts |/" @;? E#2O}:ts |/" Onts O+O*? D"*A%=A 2~?!Oots D" @#? %NO}+ts D" ?#^O~(}1s Os}1s ?%=? y,  -Oots ? ?#^J" } ?;|YOnts 2~!!Onts O02~?!Oots D" A O}+ts D" ^A#O~0}1s E  K  ?#O~6}1s E  K (Oots ? O0^J" O}Ess D" @%Onts O}Hss D" A 2~?!Oots D" @#"N? QA&/ ?&/ O}+ts D" ?#^?%? y,  -Oots ? ?#^J" Onts O"2~?!Oots D" A O}+ts D" ^Oz6|1  Oots ? O"^J" -O}:ss D" A%O}>ss D" O%fA#^@2?(O~, ^@3?%@&#N?#Q/!?#O2_@#?&G 0?&O2^@&O#T/ -?"D" @*?"D"%@-?"D"*@"O~Q~ s D" @)?(O~U~ s D" A.J"|.?(?)J"I?(?"J"F?(?-J"D?(?*J"C?(O J"??(Pjjjjs K":?!G 2@/?(OjjjjhJ"|:O!?*?"?-UA =@4O ?"? =@5?!D"%@6?!D"*@7?/O(U@8"N#N"N"N"N"N"N"N?2?%A!S%N?!O2^@%?!G 0O#T/)?7?!G .A V/)?(O~K ^?/?!?6? Op"a^A D".? G 22WO @#?(O J |Y?(?(G |RM |X?(?(G eM |W?(?(G dA+M |V?(?(G cM h?(?(G bM |U?(?(G |SM g?(?!G 0A M f?(O"Pjjjno}>sj!? O#f}In}D? O*W=M |T"iO6?(D"|:OjjjjhR/ <?(OL^@#?3? O#_O%V/ <O @#O6-@9O}Tts E# @;O}Tts Pjjjj2K# Osts O J" ?(O J"n!?(?;K#j!?8/!?#Q/&?#D".@,?!D" @0O @ ?#D"2A&0"%#"-?(D"|:A O |9%N?(D"|<? O%f2q!-?(D":A Q/*?(D">? O%f2q!.*-Oxls ?)?!D"*A O.a^? ?.W=A D"*O)cO(S/%?(Oo!^?4?5? D" ? D"%26?(D"o!A OjjjjhR/%?(D"}2!A#?(D"}6!?(Oj!^2U? Q/%?#? 2q!.%-#N? ?&O!gA:? ^A ?,? O.a^D" ?0U=@ ?&?:_A&O!U/ --? ?,? O.a^D" ?0V^A ? O S_@&-?(?#D"2J"}>!?(?#z " z-#o!?(Op!^?9?&2|2?(Oo!^?(D"}E!?(D"}H!?(Oj!^2T.!-?(?.J"}>!?(?)J"}:!?(?"J"}6!?(?-J"}2!?(?*J"o!?(Op!^?(O:^?!D"*2|2?(Oo!^?(D"}E!?(D"}H!?(Oj!^2T-"N?!G 0O#_O{!cO%U/ ?!G /O{!R/ Oxls ?)?!D"*A O.a^? ?.W=D"*O)cO(R/ ?+O ?+O~/ T=O{!cO.aG ~J}CNA O ? O|4T=O;aA O~5}8s ^? G ~K}8N?(Oj!^2U-?(O2^?(O~Q ^A ?(D"k!?(D"n!2/?(D"6@#"N"N"N?(D"2A&Q/ O}Ets D" Ox)W%N?(O J"n!?(Oj!^O!2~?!?(D"n!A!?(D"k!^O|(M  ?(?!O!^A!J"n!?(O*^? ?(D"k!?!2/?(D"*@&?(D".@#-?&O!cQ/ O}Pts D" A ?#T/"O}Ets D" @&O}Hts D" ? R%NO}Hts 2w!-O}Lts D" ?#O"f^@!"N? ?#V/ ? ?#_O"fA#Q/ ?!O%^?!?#y,  -?!?&J" O}Pts ? O!^J" ?(D"k!@ ?(Oo!^?(D"n!A!O!O!2};!?(D"}2!@+?(D"o!O!R/%?(D"}6!@#"N?!QA&/ ?&/ ?#? ?!y,  -O}Ets D" A&O}>ts D" A,R%NB O2_A C ? O*^O}>ts ?,O!O%O>2},!? D"*O}"jjjhS%N? D". -? O2^C -Opts D" ?&O>a^A ?!J"*? ?#J"%? ?+J" ? ?(E fK .? ?(D |YJ 6? O!J":O}Ets ?&O!^J" .!-?#O}Pts D" W/ O}Lts D" ?#O"f^D" A O}Ets D" W/ Opts D" ? O>a^A ? D":O!^J":-?(?(D"n!J"}6!?(?(E#j!K#o!O}Tts D" A %NO}Wts D" ? 2q!-Osts ?(D"}6!J" O}Tts ?(E#o!K# .!-- -?(D"}6! -?(O}L!^C ?1Q-~15#>i!}!"|XB O}L%_A&C ?&O.^@)?"G N@#?"G O@%B O2_A(C ?%?#?#?%T=@3?%?#?#?%U=@,?#?%O!ed@+?!O{!cO.aOy}Js ^@%O|.@#"N"N"N"N#N"N?,?#O}8os ^G  A*W/ ?*?3U/ ?%G *O.aG ~L}CNA*?#O}6os ^G  R/"?#?*O!f?*O1|RO|!a_^O~U}.s ^H! /"-?#O|.^A#Ov!S/ -?)O J"*?)Pjjjjs K" .!-O%O?2@A%Q/!?%?+M %?%?#Ox}.s ^J" ?(O!J".?(?%J"*?(O%J"%"N?#O}:!R/ ?*O!f?*O1|RO|!a_@5O!@,#N?#O|.^@##N"N?3?#O}8os ^G  O!_O{!cU%N?#O}6os ^G  ?*R/!?#?5^O~U}.s ^H! /!-?#O|.^A#Ov!S/!.#--?(D"%?,R%N?(O%^?,O!O%O*2~5!?(D"*@%-?%?,O#f^A6?+M %?6?#Ox}.s ^J" ?(?,O!^A,J".?#O}:!S/ --?)?(D".J"*?)?(E"%K" -"N?+Q/ ?)D"*A*O!gA%Q/ ?)D"%A#?*O#f^O*_@)#N?)E" @|"?)?#D" J" ?#O%^G  @*?#?|"K" ?)O%^?*M  ?)O*_@)?#O*^@#?%O!_A%/ --?(O2^C .!- -?&D".@:?&D"2@,?&O}L"^?&D"6A#O%Op"2};!?&D"}P"@>?&D"}L"O!S%N?&D"}T"@;?#%N?,?#O#f^@| ?"D"*@3?"D"%@5?,@*#N?*G %@2?*D" @7?&O J"}H"?&Pjjjj2K"p"?&O}L"^O O~>!y- ?7D"*@0?7D".A.%NO*?.?.O*W=@|!O @+O @%#NO!@#"N"N"N?0?%O:a^A(D" A)O!_0" !"-?(D"*@)?(D"%@#.!-?3@)?5@#-?%O!^?&O}L"^?%O>a^@1O @/?&?(G 6A(O ?(O~/ T=O.aG ~J}CNA(O ?(O|4T=O;aA(G ~K}8NJ">?&?(O~5}8s ^J":?&O:^O!?&Op"^2P?&D"}H"@<O @-O @%#N"N"N"N?%O!cQ%N?-/#?)Q/#?)O"_@8O @(#N?#?(^A=G  OHR/"?8O!_@8?)?(O!^A(S/ -.#-?-/"?)Q%NO @)O!@-?#@(O @%?#Q/#."-O @%"N#N?#?%^A(G  OHR/!O!@-?)?%O!^A%S/ -?#@(?)@%?#Q/#."-?(O!^@(?%Oie?)^@)O @-?#Q/".!-O!@-?=O!^@#O @%?(?)O!_R%N?#@(O @).!-?(Oie?)^@9?(?)_O!^@("N#N?%?=^A-O!^G  OHR/!O!@-?(?%O!^A%^/ -?#@(?9A%@).!-?8?%_@)?-O"^@(O @--?&O:^?#?#?%^2|<?&D"}H"A#?&D"p"R%N?&Op"^2}R!-?&D"}E"?#^O~X M  ?&?#O!^J"}H"?&?&D"?J"}2%?&?&D">A%J"o%?&Oo%^O!?&Op"^A92P?&D"}H"A#?&D"p"R%N?92}R!-?&D"}E"?#^OMM  ?&?#O!^J"}H"?&D":A#%N?%?#2q!-?/O!^@/O!@%?(@#.!--?&D"}H"A#@%?/%NO @%#N?#?%^A(?&D"p"R%N?&Op"^2}R!-?(?&D"}E"^Oz M  ?&?(O!^J"}H"?/?%O!^A%S/ -?#?%^@%-?1?/J":?1?#J"2?1?#J".?1?<J"*?1?<J"%?1?+J" ?1?#?/^J"6?%@+A%?|!S/ --?*O*^@*?&Op"^O?2~?!?&D"}H"A(?&D"}E"^A#P K  ?#P K *?#z.                z- 2?&?(O?^J"}H"?.O!_@(O @%?&Oo%^@##N?#Okos ?0?(?%?%?(U=A)O:a^?)?.W=G 6A)O ?)O~/ T=O.aG ~J}CNA)O ?)O|4T=O;aO~5}8s ^J" ?#O%^@#?%O!^A%O*S/ -"i"N?.O"R%NO @(?0G 8O)R/!?0G 6A#O ?#O~/ T=O.aG ~I}CNO(S@(.!-O @(O @/O ?.Q/!<-?0O6^@%?.O:aA)@#"i#N"N"N"N"N?%O#_G  O!_0" "!-?2O!c/".!-?2O!cQ/!-?%G  A+O ?+O~/ T=O.aG x}CNO#R/ O!."-?%O:^@%?#O:_A#/ -O -@/?0O8^@%#NO!@#?%G  A+O)S%NOkos ?0?+O:a^?+?.W=G 6A#O ?#O~/ T=O.aG x}CNO#R@#-"N"N"N"N?%O&_G  O!_0" "!-?2O!c/".!-?2O!cQ/!-?#?%O"_G  A+O ?+O~/ T=O.aG x}CNO#ScQ/ O!."-?%O:^@%?)O:_A)/ -O -@%?&O:^A)?&O}L"^O~>!y,  ?&?&D"}H"A+J"}>"?&?&E"p"A|"K#}6"?&?&z "o%A?z-#~U!?&?&z "}>%A@z-#n"?;?4Op"a^A#?+J"*?#?|"K" ?#?"J"6?#?2M 2?#?7J".?#??z-":?#?@z-"D?#?.J"|2?#?4J"L?#ON_?)O~>!y,  ?#?!M }A"?#?%M }@"?#?/M }?"?#?(M }>"?4O!^@4?*?| S/ --?:%N?,?:O#f2q!-? ?"J".? ?!M 2? ?4J"*? ?;J"%? ?>J" ?&O}L%^C 1-?&D"}T" -~1-#=i"}!!|XB OI_A/C ? O J"?? O:^? D"6A&2~@!? D"?@)? ?&%i? D">?)O%f^@##N?#P K# ?#O*^?%J" ?#O2^@#?&?%O!^A%S/ -?%?)^&?)-J"?? OC^@2? D"6@&? D"FA#? D"CR%N?22~-!-? ?#O!^A(J"F? D"D?#O%f^A#O M .?#O J"*?#?&J"%?#O J" ?(%N? O|2^@5? OI^@6?/O2^@7#N? ?(O!_A)J"F"N? D"DA3?)O%f^A-D"%A+?-D" A,T%N?)@(.!-? D"??+T%N?)@(.!-?+?,_A1O"T%N?)@(.!-?-D"*@0? D">A8?,O%fA9^@&?-G .O!cQ%N?&?1O%f^@:? D"*@;? D"%@<? D"6@=? D"2@>?&@*#N?=?*D"*A#U%NO!O!?<?!?>?#O%f^A%G .O!cA#=?%D"%A.^?%D"*A%?.T?%?;?"?#=UdA#=?0^O ?%?._?#=A4?0T=@."N?4?0_A#O ?#?4V=A%O*TA| Q%N?.E  A|!PLm?|!Pj~Y#}%PDmk?|!Pjjy)}%P:m?|!Pjjj~U1}%P*mkk?|!PDnPj~Y#}%?|!P*nPjjj~U1}%?|!P:nPjjy)}%kkk@|".!-P @|"?0?4W/ ?.O!_@.?%@##N?#?.^|+  PLm?|"P*nk@|"?#O!_A#/ --?*?|"?%O*?| =}IkK# -?*O2^A*?:S/ --?1O!^@%?&@##N?%O!_A%O"T%N?)@(."-?#E# ?#O2^A#E# |@/ -Pi@|"?&@#?+@%#N?#E# ?|"}%@|"?#O2^@#?,?%O!_A%S/ -P @|!?&@#?+@%#N?#E# ?|!k@|!?#O2^@#?,?%O!_A%S/ -?|!?|"|>%NP!?|!?|"l|VP|5lm@|!O @*?+@%?&@##N"N?#E# ?|!}%P |>/ ?*?1T%N?#z # @??#?&?*O%f^A)z # z-# ?)??z-# ?*O!^@*.!- -?#O2^@#?,?%O!_A%S/ -?/?+J">?/?,J"2?/?*?,^A&J":?/?&J"6?(O%fO*_@%O @*O @+#N?7?*O#f^A&D"%@#?&D" @&?2D" ?(O!_R%N?22~-!? D"D@3-? ?(J"F?%?3^A)?0J" O!@*?)O%^O!M  ?)O%_?#J" ?)O*_?&J" ?%O2^@%?(O!^@(?+O!cO!@+Q/ -?(O!_@(.!-?|"P~U!}%|<%N?8?9^A(O:^@%?1O%fA*O2_O%g@+?(D"*@##N?#?%D" A&?#?&T=@#?%O2^@%?+O!_A+/ -#N"N?*%N?(D"*A&?#R/!? "i? D"6?&V%N?6O 2~A!? D"L.!-? D"2?&O%f^D" @)?6O!2~A!? D"|.? D"LA&O"f^?)J" ?&O!^-J"L? D"6?#V%N?5O 2~A!? ? D"|7J"|7."-? D"2?#O%f^D" @)?5O!2~A!? D"N? D"|7A&O"f^?)J" ? ?&O!^J"|7.!-? D"F@(.#-?(O2^@(?*O2_@*. - -?-O M .?-?+J"%?-?,J" ? ?(J"F?-?0O)^J"*-?(/ --?/OI^C -}C,"&i#|XO:@&"N"N"N"N"i"N"N"N"N"N? O{!cO"_0% #"!*-?"Q/&?!?"^@(?!@ #N? G  G w})NO!R%N?%O!^@%? O!^A ?(S/!.)--O,@&?"?%T/)?"?%R/&?%Q/)?!?%^G  Os S/)O!?"?%Oie^Q/%<?%?"_@)OG@(O @%O!@"#N"i"N"N"N? ?"^G  A!OG_0"! "-?(O{!c@*OG@(O ?*OGS/"<.!-?%O!_O|3U/ OG@(?%O!^.!-?!OI_O{!cO+U%i?!O~=!cOt _O{!cO;U&O -/+?%O|5W/+?!@(?%O!^-@%?)?"O!^A"^/ -.#-O(@&?"Q/(#N?"Q%NO:1-?"O!_@"?!G  ?!O!^@!OI_O{!cO,T/ -.(-?"%i?"O!_@%?!O!^O ?!G  OGR=&O -@ O/@&?%?"? =A%Q/&? ?!? =A ?%^@#O @!? @""N#N?"G  O|*R/!?!O!^@!?"O!^A"?#S/ -#N?%Q%NO:1-?%O!_@%? G  ? O!^@ OI_O{!cO,T/ -.(-?!Q/&O @##N?!?#S%N? ?#^?#O!^@#G  OI_O{!cO,T/!.)--?%?!Oie^Q/&?!?%_@#O!@!#N?!?#^Q%NO:1-?!?"^?!O!^@!G  OI_O{!cO,T/ -.&-O-@&?"O<T/%?!z   A+z.vvvv~2vv~2vv}Hvvuvvz|RA-z.++++++++++++++++z|Uz.                z/ !"#6&(9*+<-.| 01?-zBz|MQ/%z.                ?!z  ,A,z.}Hvvuvvuvv~1vvvvvvz|RA-z.++++++++++++++++z|Uz/ 34#67(9:+<=>| |!|"?-zBz|MQ/%"i"N?+z8&OI_O{!cO,a?+z8(OI_O{!c^A O-V%NO|!O!? fOv6c/"<? O"R/!-O|"O ? O!_O.T=.!-O>O| ?+z8"OI_O{!cO,a?+z8#OI_O{!c^A ?+z8 O!f?+z8!^? =O#c=-?+z8*OI_O{!cO,a?+z8+OI_O{!c^O!_V/&?,z8!OI_O{!cO,a?,z8"OI_O{!c^O9U/&?,z8%OI_O{!cO,a?,z8&OI_O{!c^O|1U/&?,z8)OI_O{!cO,a?,z8*OI_O{!c^O|1U/&O:@&?"O<_A"Q/%"N?"O!R?!G <A O~8 Rc/ O-@&"N? O|)_0# ( (-?"O(S/(?!G =A"OI_O{!cO"U/(?!G >A OI_O{!cO+U/(?!G | OMS/(?!G |!OI_O{!cO&U/(?!G |"OI_O{!cO+U/(?"O|,S/ ? O|-U/&-O.1-?(OGS/"?%O|5T-?#Q/"O!cQ/".!-O,@&?#Q/!-O:1-?&1-O--~Q+""}!5i"iO}Pts D" A/%NO}Lts D" @4O}Ets D" @5?/O!S%N?#O#g@6?#O)c@0?"?#O~U{{{)c^@7Opts D" @8#N"N?4?/O!gA9?*A2^A*O"f^D" A)?5W/ ?8?)O>a^A3D"*A+O~U{{{)c@1?3D"%@-"N"i?#?+T?#?+U_?#?+S/ <?+O#gA:O#f@(?1@)?"@,?-@."N#N?(Q/!?)Q/#?(O*_@(?)O*_@)?,E  @%?.E  @&?,O*^@,?.O*^@.?%?&|=/ -?%?&|@?%?&|B_.!-OiO ?6?:S=-A(Q%N?-?1^?7?+O)cA)?0?)?0T=2~%!A,?)?0_?,=A)O |9?)O |8_@(-?(%i?(&"i?3E .A%PLm?%Pj~Y#}%PDmk?%Pjjy)}%P:m?%Pjjj~U1}%P*mkk?%P*nPjjj~U1}%?%P:nPjjy)}%k?%PDnPj~Y#}%?%PLnkkkA&?!E  A%PLm?%Pj~Y#}%PDmk?%Pjjy)}%P:m?%Pjjj~U1}%P*mkk?%P*nPjjj~U1}%?%P:nPjjy)}%k?%PDnPj~Y#}%?%PLnkkkA%|=%NO ?3O6^D  A)O{}"y)cO*h?)O:hO{}"y)cd}IA&?!O*^D  A)O{}"y)cO*h?)O:hO{}"y)cd}IA%|=/!<-OiO!?%?&|B=-A(O |9?(O |8_-O!S/!-?2@*-?/?9_A/O!U/ --O{!@("N?4?*O"f^D" A)?5W/ Opts D" ?)O>a^A+D"*A-O~U{{{)c@2?+D"%@1"i?#?-T?#?-U_?#?-S/ <?#O#g@/?-O#gA0O#f@(?2@)?"@,?1@."N#N?(Q/!?)Q%NO!@(.%-?(O*_@(?)O*_@)?,E  @%?.E  @&?,O*^@,?.O*^@.?%?&|=/ -?%?&|@?%?&|B_.!-OiO ?/?0S=-A(Q%N?1?2^?"?#O~U{{{)c^?-O)cA"?#O)cA#?"?#T=2~%!A)?"?#_?)=A"O |9?"O |8_@(-?(Q%N"i?+E .A%PLm?%Pj~Y#}%PDmk?%Pjjy)}%P:m?%Pjjj~U1}%P*mkk?%P*nPjjj~U1}%?%P:nPjjy)}%k?%PDnPj~Y#}%?%PLnkkkA&?!E  A%PLm?%Pj~Y#}%PDmk?%Pjjy)}%P:m?%Pjjj~U1}%P*mkk?%P*nPjjj~U1}%?%P:nPjjy)}%k?%PDnPj~Y#}%?%PLnkkkA%|=%NO ?+O6^D  A"O{}"y)cO*h?"O:hO{}"y)cd}IA&?!O*^D  A!O{}"y)cO*h?!O:hO{}"y)cd}IA%|=/!<-OiO!?%?&|B=-A(O |9?(O |8_@(-?(/ O ."-?*?(O{!cO{!R^@*-O!-@(? ?*J"%? ?(J" -~T*!4iB O?_A*C ?!D"%@6?!D" @7?!D".@3?!D"2@.O @!#N"N?"@-"i"N?!O!cQ%NO!@(?,/#?%Q/#?%O"_@)O @!#N?!?#^A/G  OHR/"?)O!_@)?%?!O!^A!S/ -.#-O!@(?,/"?%Q%NO @%O!@,O @&?#?#/"<.#-O @&"N#N?#?&^A!G  OHR/!O!@,?%?&O!^A&S/ -?%@&?#?#/"<.#-?&Oie?%^@%O @,?!O!^?#/!<."-O!@,?/O!^@#O @&?!?%O!_R%NO @%?#.!-?!Oie?%^@"?!?%_O!^@!"N#N?&?/^A(O!^G  OHR/!?!?&O!^A&^/ -?"A&@%?#.!-?)?&_@%O @,?(O"^-@/O @("NOxls ?3?-O.a^A!?-?.W=D"*O)cA"O%S%N?"O&R/!."-?-?.W/!?-O!^A+?!D"*A!O%gO ?!O)cO%R=A4W/!?#?&^@1O @5#N?0@""N"N#NO!?7Oxls ?3?+A0O.a^A+?.?0V=A!D" O!^A(^?!D"%A)?)O S_A)?(T?)?6UdA8=@2O ?)?(_?8=@(Oxls ?+O.^?0O!^?.W=D"*O%g@+"N"N?!G *O*c/ "N?&O)V%N?&Q/!?#@!?&@)#N?!G  O~Y R/#?!O!^@!?)O!_A)/ -.!-?*O*^O~Y ?#?&2|F?*D"*O!R/!-?&?(S/!?2?#?&2~%!/!.#-?*O J">?*?(J":?*?2J"6?#@!#N"N?*?*O6^2|V?*G  Q/ ?!?1R/"?*G !@2?!O!^@(?!G  A)O~Y S%i?(&?(?1R/#OHO~Y ?!G !O|+R=@)?!O"^-@!?)?2R/!."--?!?1R/"?!G  O~Y S/ ?!O!^?1R/"-?+?4T/ -?"@0?5/!O @(.%-O!@5?+?4T/!--O!@!?0O!^@"?/@#."-O @)?-?.T%N?!D"*A!O%gO ?!O)cO&R=@)-?&@("N"N?&0""! -?#G  OIS/ O @(.!-?-O!^@"O @(O @!#N?#G  A+OIT/!?+O|0U/!?!Oj~!~6HU/!?#O!^@#?!O,a?+OI_O{!c^@!?&O!_A&/ -?!%N#N?"?)W/"Oxls ?3?"O.a^?"?.W=D"*O%g@"?!O!_A!/ --O!@!?/@#?"?)T/!--? ?-J"%? ?(J" ?*O?^C -~++!,iB O}>!_A)C ?)O>^? D">A*OD^A1O~U y,  ?*P%K#}6!?*P K#o!?*Pjjjjs K#n!?*P%K#j!?*P K#h?*Pjjjjj!K#|S?*P%K#|P?*P K#|K?*Pjjjj2K#|D?*P!K#|<?*P K#|8?*Pjjjjs K#N?*P%K#L?*P K#I?*Pjjjjs K#D?)O J"C"N?!O!R%N?"? D"2A,W/!?"O!^A*? D".A-?"O.a^D"*A!O%gO ?!O)cO&R=A.W/!O*@!#NOxls ?-?*O.a^?*?,W=D"*?)O*^? ?*2|R?)D"*A0O"R/"?)D".@2?)D">?+R%N?)O>^?+O!O%O.2~5!-?)D"??!^A"?2J" ?"O%_?0J" ?"O*_?*J" ?)?+O!^A+J"C?!O.^@!O%gA"@*?"?.T/ -.!-?)O2^? O 2|R?)D"6@"?)D"2@*?)D">Q%N?)O>^2~,!-?)D"?A!?"J"*?!?*J"%?!O J" O!@+?)O!J"C-?)O J"o!?)O J"k!?)O J"|K?)O J"|@?)O J"I?#?%OFa^@.?)D"?A!?+O.a^@/?)OD^@0?)O~, ^@-O @+O @*#N"N"N?!Q/ ?!?/R/ ?!O.^@%O!@"O @,?!D"%O!S%N?%@!."-?)? ?!D"*2}L!?)D"%@,?)D" @"?%@!.!-"i"N?#?.S%N?#OF^@%O @!O!@"?#D"2A,?#D".A#T/!?(?,T/!?#?&^@"?,?#_."-O @%?-O!O 2-?)D"o!A ?)D"k!A!? ?!T=A#%N?)D"}+!@+?)D"j!@!?)D"F@ #N?*?!D" A"U%N? ?"O"f^?+D" J" -?!O%^@!?+O%^@+?#O!_A#/ --?)O J"|2O @"?)D"IA %NO @!?)D"|.? T%N?)O|.^O ? O%O*2~5!?)D"|2@!-?)D"LA"?!O#f^@+? O!S%i? O#fO*_A#%N?+O ?#y- -? ?!^A O!_@!?"? O#f^O*_&?+-P K" ?)D"I@%?!O!^@"-?)?"J"|2"N?)D"CA#Q/ ?)D"F@!?%O"f@*O @+?)D"L@%#N?*Q/!?"?!D" A U%N?%? O#f^A ?+J"%? ? D" O!^J" -?!O%^@!?*O%_@*?#?+O!^A+S/ --?12}W!?1?)O>^O~U y,  ?)O}>!^C 1-O -@,?%@#-?)O J"}:!?)?,J"}6!?)?"J"}2!?-?*?)O}2!^2}X!?)D"D?*R%N?02~1!-?)D"F?+^?*J" ?)?*O!^A*J"I?+O%^@+. - -}C+"&i!|X"N"N"N"N"N"N"N"N"N"N"N?"O{!cA%O~9 _0@"((((((((((%(((((((&(((((#((((((! -"N?%OA_0. (((((((((()(-? D"2A%?!Oie^@"? D".@##Nz.                @+"N?%?!?&^O!^T/ ?"O2T/ ?!?#^O!^z   @+-?"O2_@"?&O2^@&?#O2^@#?+z.XXXXXXXXXXXXXXXXzB?+z.""""""""""""""""z|=z.@@@@@@@@@@@@@@@@z|#z|<zZA(Q/ -"N?%?(|P?!^A!?&^A"O1_A&U%N?!?#^O1_G  OAR/!-? ?&2|,O!g1-?"O0_1-? ?!O!^?#2|"1-?#Q/&? O.^@*? D".@("N"N"N?!O!^A%? D"2A)W/ ?%?(^G  A"O?U%N?%@!."-?!O"^A!?)W/ ?"O?S/ ?!?(^G  A"O?U/!-O @"?*?%2}5!A!?)W/!?!?(^G  @"-?"O{!cO~; R/)-? ?!?"?#O!_A)22A"Q/&#N? D".@%"N"N?"? D"2A(W/ ?"?%^G  A#O?U%N?"@!."-?"O!^A!?(W/ ?#O?S/ ?!?%^G  A#O?U/!-?*?"2}5!A!?(W/)?!?%^G  @#-?#OFS%N?#O~; S/)?!O!^1-"N"N?!O!^A#?(W/ ?#?%^G  A"O?U%N?#@!."-?!O"^A!?(W/ ?"O?S/ ?!?%^G  A"O?U/!-O @"?*?#2}5!A!?(W/ ?!?%^G  @"-? ?!?"?)22A"/ -.&-?!O|XU/(?!O%^A&? D"2A#U/(? D".A%?!^D  O~Q~B~4}G(S/(O @"?#?&U%N?%?&^G  @"-?"O{!cA#O|*R/(?#O~= R/(?"OI_O{!cO,T/(?"O|JcOt _O{!cO;U/%.(-?!O|WU/&?!O&^A&? D"2A#U/&? D".A%?!^A"D  O~D~!}M}9)e?"O%^G  O~C ed/&O @"?#?&U%N?%?&^G  @"-?"O{!cA#O|*R/&?#O~= R/&?"OI_O{!cO,T/&?"O|JcOt _O{!cO;V/&.#-?!O|XU/%?!O%^A&? D"2A#U/%? D".A%?!^D  O~K~G}M~A(S/%O @"?#?&U%N?%?&^G  @"-?"O{!cA#O|*R/%?#O~= R/%?"OI_O{!cO,T/%?"O|JcOt _O{!cO;V/%."-?"OI_O{!cO,W/!-? ?!2|.@&-?&1-?!O!^1-? ?!2}C!O -~#+"5i"}!B O~M _A%C ?%O2^O!?!O2^?"O2T=?"O2_A&O ?"?&W=2|G?%D"2@2"N"N?%D"6A-?%D":A&O#f^A(?&%i?-D"%@6?-D" @3?-O*^&?--A&S%N?&D"%@7?&D" @4?&O*^?(S/!-?%O J".?%Pjjjjs K"%.!-?%O J".?%Pjjjjs K"%?&D".@.?&D"*@5?&O2^A&?(R/ O6@)O%@0#N?&O*^A+?(R/!?&D" A/Q/!?+D" A1Q/!?+O%^D" @*?%O~B ^?/?&O%^D" 2}H!?%O2^?*O!O!2};!?%D"6@8"N?%D"2O!S%N?%D":@/?*QA&/!?&/!?/?1?*y,  .!-?%D": -?%?%D"aJ":?%?%E"ZK#2?%D"%?,R%N?%O%^2~.!?%D"*@0-?%E#2@9?%D":@1?)?0^A&?*J" ?&O6_A*?1J"*?*?9K" ?&O%_?/J" ?&O*_?8J" ?%?,O!^A,J".?)O:^@)?+O*^A&?(S/ --"i"N"N?"O"U%N?!G "@*.!-O @*?"/ O @(.!-O!?!G  A(O!U/!<-?(G }FmN-O @(?%O2^@&O!c@)"i?"O"W%NO!?!G !A(O!U/!<-?(G }FmN-O!c@(?&O}T}2s O%2}H!?&?(M O?&?)M N?&O |1!P?&OjjjjhJ"C?&PjjjjjjjjjiK"6?&Pjjjjs K".?&O M |7?&O}>}Ss J"I?&Oj}&s E" K"|.?&On}&s D" J"|2?%D"6@(?%D"2@&"N?3%N?%Ow ^?3?62}H!?&Q/!?(?&2q!.!-?%?%D":J"|K?%?(J"X?%?&J"|D-Ojjjjh@&"N?5Q%NOjjjjh@+.!-?%O~B ^?.O!O!2};!?%D"|P@+?%D"ZQ%N?%D"aA(}I?.%}!?.%N?(?5?.y,  -?.}IP?m&P -k@9.!-?%D"a -?4%N?%O~B ^?4?72}H!?%E"|P@:?%D"Z@&-O @("N?"O*T%NO @,O @).!-?!D %@)?"O.T%NO @,.!-?!D *@,?"O2T/ ?!D .@(-? ?%H!|<|1!N? ?%E"|DK" ? ?%D"|KJ"*? ?%E"%K".? ?%D".J"6? ?:K"D? ?&J"C? ?9K">? ?+J":? ?)J"|.? ?,J"L? ?(J"|2? ?*O!cM P? ?#O!RM |7? ?*O!gO!cM |6? ?%D"NJ"I?%O>^2}?!?%D"DA O |9%N?%D"F? 2q!-?%D"|.A O |9%N?%D"L? 2q!-?2%N?-?2O#f2q!-?%O~M ^C -~71"5i%}!B O?_A,C ?!O ?!O{!cO1T=O{!cO|2aO~Q}Ks ^@*? D">D"6@-O{{#@&?"O!^A(?#D"*O%gA4T%N?%H!,?%H!*?*? D":G GO!f^A&H!"Oiedd@5?&O(^@6#N"N? G FO!R%N? G DO!cQ/!-"i"N"N"NOxls ? D".A7?(O.a^?(? D"2A8W=A)G *O*cQ%N? D" @+P @;"N? D"%A&?)D" A.O!^A1T/ ?&?1_O*T/ ?+?1^E  @;-? D"*@9?*G MA)?*G |0A0^O~/ U/#?)?/V/#?0O.a?/O.a^G ~J}CNA)O ?)O|4T=A3O;aA0G ~K}8NO!^@)?0E ~5}8N@:P!?3}ImA<P}0t}/x~"~Wj}5D}%P |>/!?:?;|>/#P @:"N?&?.O+^A3T/ ?&?3_O*T/ ?+?3^E  @:-?)O*R/"?0O~5}8s ^A0E *@=?<P~C}Y~K}&}Wj~Sx8}%|<%N?)O2R%N?:?=|>/&.%-P @<"N?&?.O3^A.T/ ?&?._O*T/ ?+?.^E  @<-?:?=|>/%Os!?)O#f_A)O|5U/%?0E 2?<l?)}Im|</#.%-?:?=lOj!?)O#f_}ImP |>/#."-?,O*^?*? ?)2}.!?,D"*@&?,D"..#-?:?;lOs ?)O#f_}ImP |>/!-O!@&?/.!-?,?9J">?,?&J":?,?+J"6?,?*?,O6^?1?;2M?,D" @&?,D"%-@)"N"N?&O!R%NO!?)O1cfA&?6H! cQ/!-? D">A&D"6A)?&D".R%N?&O.^2~1!-?&D"2?)O"f^?(J" ?&?)O!^J"6Oxls ?7?(O!^A(O.a^?(?8W=D"*A&O(cO%S/!? ?(?&O%g2|M.!-?&?2c%N? ?(2}M!-?)O!^@/?&?2d@2?&?5cQ%N? ?(O!^A(?*G |0?)^2|@.!-?*G |0?)^@&"NO!?)O1cfA)?*? D":G GA+O!f^H!,cQ%N?%H!*?)cQ%N?*?+O!f^H!"?)cQ%N? O1?&?(2~4!-? ? G |*A+?%H!,?)cO SdM |*? ?(O!^?&2|@? ?+M |*."-? ?%D" %iO4O3?*G |1?%G %O)cgO!c=&O3-?&?(2~4!? ?(O!^2~;!.!-? O0?&?(2~4!? ?(O!^2~;!-?(O!^@(-Oxls ? D".?(O.a^?(? D"2W=D"*O%gA(?4T/!--?2Oie@&-"N?#D"%A1OiR/ ?*H!0@(?%D" %i?*?%D"%O)cO!f^H!4?(d&?(-?&cA/O{{#cQ/ B O?_A(C ?*G MA&O.aO ?&?*G |0A)^Ov TA&=A+%N?)O.aO~B}Cs ^O!?&=@&?#D"%O!_@2?#D" A.O!^@0?/?*? D":G GO!f^A#H!(?#H!,dOiecO{{#c@*O @##N"N?&O%^G  A/O#R/ ?*?#O1cgO!cQ/ ?&O!^? D"6O+^?&G  =G  @3?(?/M | ?(O*|1 =?(?3M <?(?#?)^M ;?(O"M :?(?"J"2?(?2J"6?(?0J".?(?.J"*? ?(O*^O O 2~D!-?&O.^@&?#O!^@#?+O._A+/ --?(O?^C -?-? D">D"6T%N?%D" ?%D"%@#B O2_A%C O2@(O"@)O!R%NO O"?!O ?!O{!cO1T=O{!cO|2aG }K}LN?#O)cgO!cA"=@)O4O2?"=@(-? @"?-@ "N?1OiR?!O{!cA#O"Rc/ ?"?(2~ !Q/ ? ?"D">D"6A+W/ ? O"f@*?!O ?#O1T=O{!cO|2aO~Q}Ks ^@1?(O4R@/? @##N?#?"D">A-D"6W/!?-D"2?*^D" @&"N"N?// ?1G |/Q/ ?"D":G G@2?%Oxls ?"D".?&O.a^?&?"D"2W=A.E" A;K# ?%?.D"*J"*?%D"%?;}D_O}"#W/!?-O J"|P?"?%?-O~> ^2} ?!?-D"Z?-D"|P?22}=!Q/!-?"?(?)?!O ?!O{!cO1T=O{!cO|2aA-O~R}Ks ^?"D"6O+^?-G ~Q}KN=G  O#?!?&2}@!-?*O%^@*?+?#O!^A#S/ --?"D">A#D"6A!? _O!U%i?"? 2k!?"D">A#D"6&?!-? W%N?#? J"6-?%O2^C -?,O?^C -~Q)!,iB O?_A,C ?,O:^?!?"O{}Rs O!2}O!?,D":O!R%N"N?,D">A&Q/ "N?"?&V%N?"?&S/!."-?!?&^F  ON|;/!-O @!-?&O ?!=@"?!O!?!=@!-?,O2^?!?"Onms O!2}O!"i"N"i"N?,D"2O!R%N?!?,D"6A(Q/"<?"?(V%N?"O ?"?(RA&=@)?!O!?&=.#-?!?(^F  O~ i|9/!O!."-?"@(?"/ ?!.!-?"?(V%N?"@)?!?"?(R/!<."-?!?(^F  ON|8/!?(@)?!-@&?"?)_@.?!?)^.!-?!@&?(@)O -@/"N"N?#%N"N?%Q/ ?#?%^O!_G  OHR%N?%O!_A%Q/!-?%?)W%N?)@+?%?)R/!.#-?&?%A+^F  ON|8/"-"N?#?+2}#!A*Q/ ?*?+W%N?*?+S/#.!-O @(?&?*^F  ON|8/#?#?*^F  ON|8/#-?)?+_@-?&?+^@0O @!#N?!?*S%N?!?&^@"?!?#^@%O @(?!O!^@!O?O ?"G  A"Ot _O{!cO<T=?"dO{!cO?O ?%G  A"Ot _O{!cO<T=?"dO{!cR/!.%--"N"i"N?*Q%N?+@".!-?*?+W%N?*?+S/#?&?*^@&O @".!-?&?*^A"O ?"F  O~ i|9=@&?+?*_@"O ?#?*^F  ON|8/!<-?"?+?*_R@%?#?*^-@!"N?&%NO @(?!O S?%c/!.&-?!/#.!-?&?!?"2~%!/#-O @(?-O%T/"O ?0?0D  A!O{}"y)cO*h?!O:hO{}"y)cdA!O}K~Bw~X"T?!O}K~Bw~X"U_=@(."-"N"N"N?&?)2}#!A"Q/ ?"?)W%N?"?)R/!."-?"?&^F  ON|8/!-?"?&^@!?)?"_@".!-O @!-O @(?,O*^?!O!?!=A#?"O ?!=A"O~X}Rs O%2}O!?,D"*O!S/!"N?,D".A!Q/ ?!?"W%N?!?"R/!.#-?!?#^F  ON|8/"-?!?#^@(?"?!_@-.!-O @(-? ?.J"2? ?)J"*? ?-J"%? ?(J" ? ?/O ?.=O ?/=J".?,O?^C -~0*!,iB OI_A&C ?&OC^O ?%?#_?"?%T?#?%UdA"=A(O?^O!O!2};!?&D"D@)"N"N"N?&D"CO!S%NO!?!?#^?"=@*?&O J"6?&?&D"FJ"2?&?)J"."N?(%NO @"O @!#NO!@)"N"N"N?!?*^G  A,O|#_0) """""!"-O2@)O2@,"N?(?!O!^A-VA// ?*?-^G  A+OI_A,O{!cO,T/ ?+O~? _O{!cO(W%NO2?+OK_?+Ot _O{!cO(W=@,.!-?+O~6 _@,-"N?!O"^A.?(WA0/ ?*?.^G  A+OI_A)O{!cO,T/ ?+O~? _O{!cO(W%NO2?+OK_?+Ot _O{!cO(W=@).!-?+O~6 _@)-?//%"N?*?-^G  A+OI_O{!cO,T/ ?+Ot _0|%      &&&&&&&&&&&&&&&&&&&&&&&&&&      &-?0/%?)?,O%fd@,O#@)?*?.^G  A+OI_O{!cO,T/!?+Ot _0|%!!!!!!%%%%%%%%%%%%%%%%%%%%%%%%%%!!!!!!%-O?@,-?&D".?"R%N?&O.^2}R!-?&D"2?"^?,M  ?&?"O!^A"J"6?!?)^A!?(T/ --?&O.^2|S/".#-?(?-_@%"N?(?-R/ ?*?-^@"?!Oie?(^@,O @)#N"N?"F  A(O |8/ ?)O!c/ O!@)?"O!^@"?,O!_A,/!."--O"?)?(O |;=@%-? OjjjjhJ" ? ?!?#^A!J"%? ?!?%^O!^J"*?&D".A Q/#?&D"2? 2q!.#-?&D"F -"N"N?(O#V%N?*O!_@!?(@"#N?"Q/#?!?"^?"O!_@"F  O |;/ -.!-?*D  Oj}"}#khc/ O%?*O#^O|YcA!?*_?!?*R=A"?(O%_A!T%N#N?"?*^D" Oj}"}#khc/"?"O%^A"?!T/ --?!?*^D  Oj}"}#khcQ/!-?&OC^?(O!O!2};!?&D"D@!"N?&D"CO!S%N?&O J"??&?&D"FA"J">?&?!J":?(Q/!?(%N?"?*?(y,  -?&?(J"?.!-?&D"F -?&O:^2|S?&D":A"%N?&D">?"2q!-Q/!-? ?&D"6J"*? ?&E".K" .!-? ?%J"*? ?#J"%? OjjjjhJ" ?&D".A Q/ ?&D"2? 2q!-?&OI^C -}<+"(i!|XB O2_A,C "N"N"N"N"N"N"N"N"N"N"N"N"N"N"N?#G *A)0,"#    %&(! -?"O{!cOAS/-?)O(W/-?!O!^@(? D"2A&?!Oie^@%? D".?!^@*O|S@"#Nz.                @-"N?&?!?"^O3^T/ ?%O2T/ ?"?*^O3^z   @--?%O2_@%?"O2^@"?-z.XXXXXXXXXXXXXXXXzB?-z.""""""""""""""""z|=z.@@@@@@@@@@@@@@@@z|#z|<zZA+Q/ -?&?+|PA+?!^?"^O!^A%U%N?*?+^?"^O!^G  OAR/)-? ?%2|,A!/)O @"./-?"O?dO{!cO~X S/,-? ?!?"?%22@".--?"O{!cOAR/+.*-?"O{!cOAS/)?,O*^?#G -? D":G G? O.^?!O!^2L?,D"*O!R%N? ?!OA?%22@".,-? ?!?#2|N@".+-?"O{!cO~X S/(? ?!O!^?#G -?%2&@".*-?"O{!cO~9 S/&? ?!O!^A&?#G -?%2KA"Q%NO @".*-? D".@("N"N?&? D"2A)W/ ?&?(^G  A%O?U/!?!O"^A!?)W/ ?%O?S/ ?!?(^G  A%O?U/!-? O.^?&2}5!A!?)W/*?!?(^G  @%-?%O~; S/)?#G &A!O#R/)? O+?!?#?"2~J!@".)-O ?"?+^A*?%?(T?%?&UdA%=@"?!?*^O"^@&.!-O @"?!O!c/!O ?!O!gA&O!_A!?(_?!?(T?!? D"2UdA%=@"-?)O!? D".?(^?%=?"? D":G H2.A!O{!cO:S/!?&@".%-? O!M |%.#-?"Q%N? ?&?#2~)!@".#-? ?!O ?#?&2~J!@"."-? O(?#G #?#G %Q?"O{!cO~K R2}F!%iO &? ?!?"?%22-@".!-? D"2A(?!Oie^@%? D".@&O @"#Nz.                @-"N?(?!?"^O!^T/ ?%O2T/ ?!?&^O!^z   @--?%O2_@%?"O2^@"?&O2^@&?-z.XXXXXXXXXXXXXXXXzB?-z.""""""""""""""""z|=z.@@@@@@@@@@@@@@@@z|#z|<zZA)Q/ -"i"N"N?(?"?)|P?!^A%^A"O1_A)U%N?%?&^O1_G  OAR/!-? ?)2|,A"/!O @".#-?"O0_.!-?"O!g-@"?"?!O"^A!S/ ? ?!?#2~)!@"-?,O2^C ?"-~<)"6i"}!B O~> _@("N?%Q%N.!-?#?%^@8?!?"^@5?(O@^@2Oi@3#NO @&"N?"?#G  A6O ?6O|4T=O;aA-G ~K}8NA*_?*?"_?"?*U=A.O#?*O"gA%?%O#W=O!?%=A4?*^U/ ?-O~5}8s ^A-?*^@+?-@%"N?"%N?!@)#N"N?)G  A&OGR/ ?&O~= R/ ?%?+R/#O?O ?&Ot _O{!cO<T=?&d#N?%G  A&O~= S?&OGScQ%N?%O!^A%?+S/!.&--O?O ?&Ot _O{!cO<T=?&dS/#?%O!^@%-?)O!^A)?5S/ --O @)?%?+R%NO!@&."-#N?%G  A&O~= S?&OGSc/!O!@&?%O!^A%?+S/ -.!-O @&?.?4U/ P @<P @;?"%N?!@%?"@&#NP!?%|+  m?;k@;?%O!^@%?&O!_A&/ --?-@%?*@&#NP!?%|+  m?<k@<?%O!^@%?&O!_A&/ -O @&?;?<l|X}D?4O!fU/ ?(z.                z-#2?(z.                z-# O @%#N?(ON_?%^?%M  ?%O!^A%O?S/ -?"%NO @%?!@+O @1#N?2P K  ?2z.                z- *?2P K 9?(?1O!^A)M ??+G  @.?%O{!c@9O @%O @&#N?&@/?%?-^G  @&O{!@,"N?1Q/ ?%Q/ ?.?/O{!cS/ ?9?&O{!cS/ ?(?%O!_O|"c^G  O!^@,-?%?(^O@^?,O{!cA/?)O!^O{!cA)?(ON_?%^A,O!^G  O!^O{!cA:?,G  ?.?&O{!cS^O{!cA,?,?:U=A,?)?,T=A)?)?/U=A)M  ?*?%O!^A%S/ -?(?(z #|<z-#2?(?(z #Nz-# ?(?(z  ?z-#N?(?(z  Iz-#|<?1O!^@1?.@%?+O!^A+?5S/ --?4?(ON_?*^G  A)W@&-?6?7?&?)?3TcA%=@7?)?3?%=@3?%?0d@0?#O!^A#?8S/ --? ?7M !? ?0O!cM  -}C+!.iB Ov!_A%C Owrs Owrs G  A&O!?&=M  ?&%N#NOwrs G  A&/ Owrs ?&O!?&=M  ?&/ --?%O.^Oyus D" Oj~&s D" ?!?"^O?^?#2}%!?%O~, ^A&Oyus D" Oj~&s D" ?!?"O 2|%?%D"|:@"?%D"|<@#?%D"|@@!?%?%D"n!J"|8?%?%z "hz-#L?%?%z "|Pz-#D?%?%z "|Dz-#:Oxus O J" O~Qus O J" O~>us O#2~A!Oxus Oxus D" A(O#^J" O~Bus D" ?(O"f^A(P K" ?(O J"*?%O J"}2!?%Pjjjj2K"}+!?%O J"}>!?%Pjjjjs K"}6!?%? O)_O#TM Z?%?!J"|@?%?#J"|<?%?"J"|:?%O J"|K?%D"6@(?%?%D"2O ?%D".OjjjjhS=A)J"|D?%?)?(O#f^J"X?%Op!^?&2DO%@("N?%D"p!O!S%NO @)O @&.!-O!?"?!?#UA"=@.O ?!?"=@/O @&O @)#N?%O}T!^O!?.?%D"}E!A+^?%D"}H!A,?+TA"?,?/UdA#=O ?,?+_A!?#=?%O}+!^2}2!"N"N"N?%D"|D/ "NO ?!?"?,O ?%D"|@A#?#?%D"|<UA#=UdA"=A0Q/ O!O!?%D"|:?#=?+^?"=A-@#?!@"#N?#G  O+_A1O9VO O!?1fO}9jj%c=Q%N?!?-^O!_@!O @##N"N?!?#^G  O+_A-O9U/ O!?-fO}9jj%cQ/ ?"?#O!_A#^/!.%--?"?#^/#."-?#O!^@#?"O!_A"/ --?0Oj~*}Q~K!?%D"?A!?!Oj~*}Q~K!W=V/!-O~:us G  O!R%N?%O}T!^? ?%O:^O"2|*Oz!c/"-?%O~#!^Ovts ?%O}T!^? ?%O:^O 2BO~Qts D" Q/!?%D"}6!?*R%N?%O}6!^2~,!?%D"}:!@(-?(?*O.a^A!?,J"*?!?+J"%?!?&J" ?%?*O!^A*J"}>!.!-?)O!^@)-?&O!^@&?%Op!^?%O~, ^2D?%D"p!/ --O~>us O#2~A!Oxus Oxus D" A O#^J" O~Bus D" ? O"f^A ?*J"*? ?)J"%? ?&J" O~>us ?*O#aA 2~A!Oxus D" @!"N? Q/ ? O"fA"Q/ O~Bus D" ?!O"f^?(?"y,  -Oxus ? ?!^J" 2}D!?%D"}6!A!%N?(?!O.a2q!-?%D"}+!A!%N?%D"o!?!2q!-?%O.^2~E!Owrs O M  ?%Ov!^C -}:)!5iB O}>!_A%C "NOxls ? D":A*?!O.a^A-?!? D">A)W=D"*O)cO%S/ ?%Oj"|1!>?"O ?"O{!cO1T=O{!cO|2aA,H!~Y}KN?,H!~W}KNd@&?,O~Y}Ks ^@2?,O~W}Ks ^@3?%O>^@(O @"#N?#?(^@+O!@#?.?2?+G  O!fA.^H! ?.?3^H! d?&ed@.?"O!cO!@"Q/ -O @##N?%O6^?#^O J" ?#O*^A#Oj!S/ -O @&O @(?!?)T%N?-D"*A"O%gO ?"O)cO%R=@(-?,O~Q}Ks ^@-?!O!^A,@"#N?(?"A#U%NOxls ?*?"O!^A"O.a^?"?)W=D"*?%? ?-?#?&2|&O%g@"?%D" O!S/!?%O6^?%D"%A&O1cO#f^A+?#J"%?+O!J" ?&O!^@&.!--?-H!2?.c@)?-G |0@+?%O}:!^@*O @(O @&#N"N?)O!?&O1cfA0cQ/ ?%O6^?(^D" / ?%Oj"|1!}:!?&?+^@1O @#O @"#N?2?#?*^G  A#O!fA/^H! ?/?3^H! d?0cQ%N? ?#O"?1?!2}E!-O!@#?"O!cO!@"Q/ --?&O!^@&?(O*^A(Oj!S/ -? D":@/O @0O @&? D">A5?!U%N?/?!O.a^D"*A!O%gO ?!O)cO%R=@&-?%O}:!^@6O @)#N?,A!?&W/!Oxls ?/?!O!^A4O.a^?4?5W=D"*?%O*^? ?-?!?)2|&O%g@,?%D"*O!cQ/ O!?%D".A*O1cfA1?.?0Oiecc%N?%Oj"|1!}:!?*?+^@7O @)O @"#NO @("N?2?)?6^G  A#O!f^H! ?1cQ%NO!@(?3?#O!f^H! ?1cQ/!-? ?#?(?7?!2}E!-O!@)?"O!@"Q/ --?*O!^@)?0?1d@0?*O1U/ ?%O6^?*O#f^A"D" O!S/ ?"D"%?!S/ ? ?4?*?+^2j!. - -?%O}>!^C -}7,!;iB OI_A(C ? D"C@#? D"?@%?"@+?!@&"i#NO @-O!@.O @ "i?%?#Q/ <"N#N? ?%^A*G  OHR/!?#? O!^A S/ -?#A-@ ?%.!-? Oie?#^@-O @.?*O!^-@4O ?5/!<"i?+Q%NO @+O!@7O!@5O @#?&.!-O @#"N#N?#?&^A*G  OHR/!O!@5?+?#O!^A#S/ -O!@7?+@#?&.!-O @5?#Oie?+^A"@+?*O!^A!-@*"N"N"N"N? %N?%G  O~X R/!-? ?#R/!O .&-?(O*^A%?&?#O ?#26?%O!?(D".?(D"*A OjjjjhRA&=A;O ?(D"2?&=2EO ? ?&=@8"N"N?(D"*/ ?(D"2A/Q/ ?(D".@ ?(O!|1!F?(?/J"D?(O J"C?(O!M ??(O|1J">?(?/J":?(O J"6?(?/J"2?(? J".?(O|1J"*O @&O @6B O2_A0C "N?%G |#/ ?%D"%@1"N?%D"2A2?%D"*A<U/ ?2?%D".A)T/ ?%O6^A=?%G :A3^O!_G  @9?3O&T@,#N?)?1^@:"N"N"i?2?)_A#O)V%NO @&O ?#Q/!<#NO!?9?&?:^G  R/"<?#?&O!^A&S/ -?#@&O .!-?0O*^?9?:?#2|F?0D".@&?0D"*-O!R%N?%?&?)^O!^A)J".?)?3T/"?)?<U/"?,Q/!?1?)?3_A&^?=?32~%!/"?%D">@#?%?)J">?#?1^@6?&?#_@&.&-?%?2J"..#- -?)?2V/ --?%O!M |#"N?%G CO!R%N?%D"?@)?%D">@#.!-?%D"?A)?%D">A#R/!-?#?1^@6?)?#_@&-?(?&J"%?(?6J" ?0O2^C ?(D" A#O!?#=@&"N"N"N?(D"%O ?#=O!_0" !"-?&G  O|*S/!."-?&H  O}J~: R/!-? ?/^@&#NO @)? ?&R/""i? F  A,O |;%N?,O{!c@#? O!^.!-? G !O|5c@#?,O|"c@%?,O|JV%N?%O(f?#d@#? O"^.!-? G "O|5c?#O(fd@#?,O|ST%N?#?%O.fd@#? O#^.!-?%O4fOjj~M c? G #O|5c?#O(fddA#Ojj~# R/#? O%^-@ O!@)"N"N?#O|#_0-%!!!!!!!!!% -?#O~: R/"-?#O?T/!?#O{ _O?U/ --O!@)-?8Q/!?;?82q!?-@#?4@%?*@&?)?.dQ/#."-?&?%? 2~%!@ ?-@#?4@%?*@&?.? O SA)dQ/".!-?-@#?4@%?*@&?)?.dQ/!--O ?)/ <O @ ?7%iO &"N?"Q/ #N? ?!^G  OHR/!?"? O!^A S/ --?!-Q-?(OI^C -}/7!8iB Oo!_A&C Owrs Owrs G  A(O!?(=M  ?(%N#NOwrs G  A(/ Owrs ?(O!?(=M  ?(/ --Oyus D" @*?&OL^O ?#?#Oj~&s D" A+?!?"^O?^A,_A(O ?(?+V=UA-=A)O!O!2};!?&D"|2@8"N?&D"LO!S%N?&D"N@2O @(?)QA./!?.%N?#@(."-?2O!O!?*?,^?-=?+?,T=?)y,  ?#@(.!-?&D"N -?&OL^Oyus D" Oj~&s D" ?!?"? 2|%?&D"N@.?&D"|2@1?&D"L@3?&?&D"fJ"I?&?&z "Zz-#??&?&z "|@z-#2?&?&z "|7z-# ?&O~U ^?2?(2|G?&D"|YA#?&D"j!A!O#f^@(?&D"h@9O @""i"N"N?(?!%i?#D"%@4?#D" @/?#O*^&?#-A!R%NO @+.!-?!D"%@5?!D" @+?!O*^?(S/!-?&O J"}+!?&Pjjjjs K"k!O%.!-?!D".@6?!D"*@7?&O J"}+!?&Pjjjjs K"k!O%?(?!O2^A:R/ <O @!O%@0#N"N?!?:^A)O*^A,?(R/ ?)D" A;Q/ ?,D" A<Q/ ?)O%^D" @*?,O%^D" @-?&D"k!?"R%N?&Ok!^2~-!?&D"n!@0-?!?0^A)?;J" ?)O.^?-J" ?)O*^?<J" ?)O%^?*J" ?&?"O!^A"J"}+!?!O2^@!?,O*^?(S/!--?&D"n!-@,O @!?5O ?+=@(?4O ?/=@)?+O!?+=@+?/O!?/=@0"N"N?%OiR%N? O#S/!."-O"@!?%O9U%NO&@*."-?%G smN@*.!-O!@!O!?3?.?1UA*=@-O ?.?*=@/-?&?6J"|K?&?7J"X?&?(J"|<?&?+J"|:?&?)J"|8?&?0J"|7?&?"J"|D?&?,J"|@?&?/J"N?&?-J"|2?&?*M |0?&?!M LO @*O @-B O~M!_A C ? O*^?&OL^A!Ojns 2|#"i? D"*A/OjjjjhS%N?&G G? D".A*? D"2A-2|6O{!cA"?"O"R=.!-?&G G-@+? O%M D? O6^2|D? ?+O!cA%M |A? Ovts J"6? ?&E"6K"|2? ?&z ">z-"|7? ?&G FM |@? ?&E"*K"I? ?&D"2J"L? ?&H |+|1 |E? ?&G |-A(M |G? ?&G IA.M |D? ?&G HA0M |C? ?&G |*A1M |B? ?&D"%A3J"F? ?&D" A4J"D? ?!J":? Pjjjj2K"?? O~>us J">? O~: ^?!D"6A5?!D":A6?!D"C?!D"D25"N"N"i"N"N? D"XA)%N?!D".?!D"2?)? D"|KA72iA"/!."-O @(O~. ."-?"G N?%U/ ?"D" O%S%N?"G 6O!c?%V/!-"N? D"|PA)Q/ ? ?0M ~E!? ?1M ~D!? ?%M ~C!? ?3J"}W!? ?4J"}T!? ?&O6^A!E" K"~,!? ?!z "*z-"~3!? ?!G :M ~B!? ?&O*^A!E" K"s!? ?!D"*J"~(!?"G O@%? D"a@0? D"Z@1? ?(M ~H!? O!M ~F!? ?.M x!? O!M ~G!? O J"}P!? Pjjjj2K"}H!? Oj!^A!?5?6? O}H!^A(2}2!? Pjjjj2K"}2!? P K"}+!? O!M }:!?!?12|)? O}"~S |1!|Y? ? D"}6!J"f? ? D"o!A.J"|S? ?.? D"}2!_O!^J"h?!?)?0?(2}2!? O#M }3!? O6^?!?%? O}T!^? O~M ^2|O? D"}H!A!Q/ ? D"}L!?!2q!-? O6^?"?*?-2A? O M }H!? O"J"}>!? D":A%G  @("N"N"N?"G PA*O+S%N? OD^@!?(O!_0""#!-?(Q/(? O~<}F!|1!s!? Pjjjj|SK#}T!? O6^? O}>!^O2O"? O}T!^? O}H!^2>.(-?"O}+}5s _O~N~?~"}&#aO"gA"O!^@!O}6#@%#N?!O!_A!%N?%O~# _A%/!--? O~<}H!|1!s!? O{!?"?!=}IPLmPjjjj~M{{{ kK#}T!? O6^? O}>!^O*O ? O}T!^? O}H!^2>.&-?%D"*@"?%D"%@%? O J"h? Pjjjj2K"|S? Oj!^A(?%?"? O~M ^2}2!? O#M }3!? ?!D"IJ"x!? ?!z "?z-#w!? ?!z "2z-#~(!? ?!z " z-#}T!? O6^?(?*? O}T!^O}Ens 2|O? D"|SA!Q/%? D"f?!2q!.%-?%G !@"? z.                z-#j!? ?"M }1!? O M }2!? O"O ?"O#_O{!cO"TA"=M }3!? O(M o!? O.O(?"=M }0!? ?!D"IJ"x!? ?!z "?z-#w!? ?!z "2z-#~(!? ?!z " z-#}T!? O6^? Oj!^?*? O}T!^O}Ens 2|O.#-O @(O @!O @%#NO!?%fO ?!O}+}5s ^?)?72;=?(d@(?%O!^@%?!O~# ^A!O}6#S/ -?"%N? O~< M h? Pjjjj|SK#|S? O~- O~, ?"D" O%RA!=M |VO"O ?!=@(O7O0?!=@)?"O}+}5s _O~N~?~"}&#aO"gA"O!^@!O}6#@%#N?!O!_A!%N?%O~# _A%/!--? Oi?"?!=M |U."-Ov O~/ ?(=-@!? Pjjjj|SK#|S? O~< M h? ?!M |V? ?(J"|SO"@(O7@)-? O J"j!? O M }T!? O6^A!? Oj!^?)?(? O~M ^? O}T!^2>?!O ?*?-2A-? D">? ? E"?K#}T!? O}T!^?+O!c2}0!?/O |9%N? D".?/2q!-? O~M!^C 2}D!?&D"k!A!%N?,?!O%f2q!-?9%N?#?9O#f2q!-?8%N?2?82q!-Owrs O M  ?&Oo!^C -~#|&#Ai!}!!|XB O}>!_A(C Owrs Owrs G  A&O!?&=M  ?&%N#NOwrs G  A&/ Owrs ?&O!?&=M  ?&/ --? O*V%N? G }HmN@0-O @ Oyus D" @%?(O*^O ?#?#Oj~&s D" A)?"O?^A&_A+O ?)?+W=UA*=A+O!O!2};!?(D".@9"N?(D"*O!S%N?(D"2@7?+QA,/!?,%N?#@ ."-?7O!O!?%?&^?*=?&?)U=?+y,  ?#@ .!-?(D"2 -?(O*^A#?7? ?!23?(Ov ^?0?#2,O @#Oj~&s D" @)Oyus D" @+"N?"O|JU/ ?&?)U/ ?"?+^A%z.                z- 2?%z.                z-  -?(?"J"a?(O ?&?&?)UA"=J"|P?(O!?+?"=J"Z2|+? O%W%N?7G #A&O S@#-Oxrs P K# O~Brs ?&J" O~>rs ?#J" O~#}Ws ?#O!eM  O~Mrs O J" O @"O @&B O2_A C ?(Ov ^A+D".A)D":OjjjjhS%N?)D">@&?)D"?@"-O~Mrs O J" Oxrs P K# Oyrs O J" O~#}Ws O~>rs G  O!eM  ? O J"*? O J" ? ?(O~B ^A)D"*A%J".? ?%J"%?+?)? ?&?"2!? O2^C "N"NO}Tss D" A&%N?(?(E"ZK#j!?(?(D"aJ"n!?(O~Q~ s E" K"}+!O}Pss D" @)B O}>!_A"C ?(O*^A%A D"|2@#?"O |1!|,?"O}+}&s E" K":?"O}2}&s z " z-"??"Op}&s G  M I?"? E"|.K".?"? D"|2J"6?"? G NA*M |+? D"D@,? D"C@-? D"F@.? G |7@ ?"O M K?"?!O"SM J?"? M |/?"?.J"*?"?,O ?-OjjjjhS=J"%?"O!M |.?"?0O.aOy}Js ^J"|:?"?(Oj!^A D"2J"|8?"? z " z-#L?"?"O%^J"|<?"Ox ^O!?#?#O!V=A ?&? ?&T=A#O%OL2};!?"D"a@ "N?"D"|PO!S%N?"O J"Z?"?"D"|SJ"|K?"? J"X?"O~: ^?#2~B!?"D"Z@!?"D"|K@0?&%N?!?#^?0?!OLa^@!#N?"Ox ^?"OL^?)2*?!?"E"}6!K"I?!?"z "n!z-"??!?"z "hz-"2?!?"z "|Pz-" ?!OL^@!?)O:^@)?#O!_A#/ -@!-?"D"X@ ?"O%M |Y?"Ox ^2|D?"?"OL^?0?!O%O Ow}+s O~>us 2| J"|@?"O |1!|DO~>us ?"O~3 ^?*O!c2}0!? %N?0? OLa2q!-?"O}>!^C .!-?"D"|S -2}D!@&?+2}V!?%2t!?9/!."-O~Qrs E" @|%O~Qrs Pjjjj2K" Oyrs D" @3Oyrs O J" ?(?3J"h?(?|%K#|S?(O~M ^O?2~?!?(D"fA ?(D"hA"^A&z.                z-  ?&z.                z- 2?(?"O?^AAJ"h?#Q?!O"Sc@#"NO}Wss |+  A|%P%|>%N?(?(E"ZK#j!?(?(D"aJ"n!?(O~Q~ s E" K"}+!?(O}Xss |/  O~"ss |+  PImOtss |-  P?mkkP*m?|%kK"}2!.!-?(O%M }2!-?(Oj!^A02|DO~>us O}Tms ?(D"XG O2}0!O}Ess E# @|%O~>us O%2~A!Oxus Oxus D" A!O%^J" O~Bus D" ?!O"f^A!?|%K"*?!?3J"%?!? J" ?(?3J"n!?(O ?3O?^?"?3TA!=J"k!?(O!? ?!=J"j!?(O~B ^@:O @)B Ov!_A%C ?(Ov ^A5D"%@8?5D"*A+%N?8OL^@!O~#ss D" @ ?+@&#N"N?!OF_D" G |+A"O"R/ ? ?!D" gO!cQ/ O!?"f?)d@)-?!Op"^@!?&O!_A&/ --?%O}#"|1!}@!O~Brs D" @"O~>rs D" @&?%O}E!^@ O @!#N?%O}@!^?!^G  @*?%O~Mrs D" J":?%Oxrs E" K#2? ?&%i?%O2^?*O"f^D" A ?"_A*O ? ?*W=&O -J" ?%O~#!^@ ?!O!^A!O"S/ -?%D"}E!@&?%D"~#!@*O}>ss D" @ O~>us O%2~A!Oxus Oxus D" A!O%^A"J" O~Bus D" ?!O"f^A!?*J".?!?&J"*?!? J"%?!?)J" ?%O J":?%Pjjjjs K"2?%OjjjjhJ"X?%?:E" A|%K"|Y?%?:D"*A!J"k!?%O~U~ s D" A&J"}+!?%O~Q~ s D" A)J"n!?%?|%K">?%?!J"C?%?&J"F?%?)J"D?%?0D"*J"}6!?%?0E" K"o!?5G 2@!?%?#M }:!?%?!M };!?%Pjjjjj!K"I?%P K"L?%P*K"N?%O|2^@=?%OI^@>?%Oy ^@;? %NO}:ss D" A,? O%f^@B#N?,G .A ?+W%N -?%O}@!^?%G };!A!?,?8? Op"a^A D".? G 22WOxus D" @&?,G 0@-?%G p!@4?%G }A!@| ?%G }B!@|!?%G }C!@1?%G }D!@|"?%G }@!@??%O J }L!?%??M }K!?%?|"M }J!?%?1M }I!?%?|!M }H!?%?| M }G!?%?4M }F!?%?-M }E!?%O"Pjjjno}>sj!?-O#f}In}D?-O*W=ACM q!O~>us ?%O}E!^A"O.2u!?,D" @.?,D"%@@O~>us O"2~A!Oxus Oxus D" A#O"^A J" O~Bus D" ?#O"f^A#?@J"%?#?.J" O~>us O"2~A!Oxus Oxus D" A#O"^J" O~Bus D" ?#O"f^P K" O}&~Y|5?-g@#?,D"*@/"N?!O)W%NOxls ?%D"n!?/O.a^?/?%D"}+!W=A!D"*@)?"O!?%D"|Y?%D"k!A"?%D"j!UA*=O ?"?*=?!D" ?!D"%26?%D"}H!@""N?)O)cO(R?%D"}E!A!OjjjjhScQ%NO @*?!OjjjjhdOjjjjhS/!.#-O~>us ?"?%D"}L!2~<!O @*?!Q/"-?"?!2q!.!-?%?;D"2J"}T!?%?;z " z-#}E!?%O}E!^?%O2^?/2}8!@*-"N?#O!c/ ?,G /O{!R/ Oxls ?%D"n!?/O.a^?/?%D"}+!W=D"*O)cO(R/ O~>us O!2~A!Oxus Oxus D" A!O!^J" O~Bus D" ?!O"f^?1O ?1O~/ T=O{!cO.aG ~J}CNOjjjj%dJ" -Oxus D" @#?%?*J"}E!?%?#? _A"O"_J"}H!"N? ?#W/ O~Bus D" ? O"f^@!O!O"?"O"T=@ ?%O}E!^@*#N?!Q/!?!?*D" J" ?!O%^@!?*O%^@*? O!_A / --O @!"i?-O"UA|#%N?#@ O .!-"i?-O"R%NO~>us O!2~A!Oxus Oxus D" A"O!^A J" O~Bus D" ?"O"f^?1O ?1O~/ T=O{!cO.aG ~J}CNOjjjj%dJ" O .!-?%D"o!@)?%D"}2!@2?%?%D"}6!A J"}L!?%?2J"}H!?%?)J"}E!?%O*^?%O}E!^?.O!^A62O"N?%G *%N?%G +@"O~>us O!2~A!Oxus Oxus D" A)O!^A J" O~Bus D" ?)O"f^?"Ojjjj%dJ" .!-?%? J"}W!?%?)J"}P!?%O4M }H!?%?2J"}T!?.Oie?2^@ O @*?)@"#Nz.                @|&"N?2?*?.^O!^T/ ? O2T/ ?"?.^O!^z   @|&-? O2_@ ?*O2^@*?"O2^@"?|&z.XXXXXXXXXXXXXXXXzB?|&z.""""""""""""""""z|=z.@@@@@@@@@@@@@@@@z|#z|<zZA<Q/ -"i"N?2?*?<|P?.^A ^A*O1_A<U%N? ?"^O1_G  OAR/!-?%O}E!^?<2|,A %N? O!g."-?.O"^.!-?*O0_-@ ?%O J"~,!?%O ? O!_A ?6_? ?6T? ?2UdA =J"~(!?%O!?)?6^? =J"~#!?%O}E!^?%O~#!^2}"!O~>us ?%D"}H!A ?%D"}L!2~<!?%D"}E!A"%N? ?"2q!-Oxus D" @ -Oj"-? ?#_O2fOjjy)cd-@"?,O2^@,?%G }:!@#?%O M }O!?%?"O2gM }N!?%?"O*gM }M!?%??M }K!?%?|"M }J!?%?1M }I!?%?|!M }H!?%?| M }G!?%?4M }F!?%?CM q!?%?-M }E!?%?"?#O}%~Y1?-gcA#dM }L!O~Bus D" ?&O"f^@"#N"N? ?&V/ ?!?"^A)Q/ ?)?%O}E!^?!^D  J" -?&O!^@&?!O%^A!O.S/ -"N?#O!cQ/ ?>Oxls ?%D"n!?/O.a^A!?/?%D"}+!A"W=A D" Oxls ?!O.^?/O!^?"W=? ? D"*O)cO(R=D"%O~>us 2~+!?|#/ ?=?.?@O~>us 2~+!-?,?BS/ -?%G }:!@#Oxus D" @"-?5D".G |7@.?%O J"}L!?%Pjjjjj!K"}E!?%D"|Y@&?%D"j!@)?%D"k!@ ?%D"o!@+?%D"}2!@-?%D"}6!@!O~>us O!2~A!Oxus Oxus D" A/O!^A,J" O~Bus D" A*?/O"f^O J" O ?!?!?-UA!=@/O!?+?!=@1O!?&? ?)UA!=@2O ? ?!=@5Ooss D" A O}2ss D" O%f^@6?#O!c@8O @#? @!#N?!?6S%N?!O2^@!?8Q/!O!?1? D"*A&^? D".A)?&T?)?/UdA+=@-O ?)?&_?+=A&O ? D"%A)? D" A+_?)?+T?)?5UdA4=R%N?!@ O!?+?2^?4=?-?&2~%!Q/"-O~Qus D" @ O~Ius ?&2~?!O~Mus D" @*O~Qus D" @,"N?&QA4/ ?4/ ?*?,^?-?&y,  -?#O!^@#O~Qus ?&?,^A&J" O!? ?*^? ?&U=?&? _A O ? ?&V=2|X@ ?%O}E!^A&?+Oxus D" A+O 2~*!?&?)?+O!^O 2~*!O~>us O#2~A!Oxus Oxus D" A&O#^A,J" O~Bus D" A*?&O"f^A&? J"*?&P K" ?!@ .!--"N?"?,W/ ?*?"O"f^A Q/ ? ?#J" -?%O}E!^?;?.O!cA O~>}1s O~>us 2|4?>?:? O~>}1s O~>us 2|4?=?0? O~>}1s O~>us 2|4?%D"2A %N?%D"6? O%f2q!-?%D"XA O |9%N?%D"|K? O%f2q!-?%Ov!^C ?3?AV%N?(?3J"h-O~Qrs D" A %NO~Urs D" ? 2q!-Oyrs ?(D"hJ" O~Qrs ?(E#|SK" 2}D!@&?(Ov ^2}V!?(O*^2t!?9Q/!-?7?92q!-Owrs O M  ?(O}>!^C ?&-~-)!/iB O?_A(C "N"N? ?"O{!c^G EA*O%R%NO!@*?!D" O!R/!?"?#O:f2dO{!c@*-?*O#R/!-?"O{!cO+V%N? G |6O!c/!-?#O{!cO!R%N? G P/!-? ? G 2?*O ScM 2? D".A)? D"CT%N? ?)O!^J".O/O*O(?!D" A-O!R=?"O{!cO6R=@.? D"*@)?%G +@/?%G *@+?%G )@0?%G (@1?%G &@2?%G %@3?%D" @4?&G  A,@%O{!@ "N"i"N"N"N?,O!_0# !"%-?&G !."-?&G !@%O~Y!@ ."-Oz!-@ O @%-?(O J >?(?0M =?(?1M <?(?2M ;?(?3M :?(?%M 9?(? M 8?(?/M 6?(?.M 5?(?#M 4?(?*M 3?(?"M 2?(Oi?+?+O~< R=M 7?)?(O2^O22u!?)O!2~A!?)?)D"*A O!^A"J"*?)D"%? O"f^?4J" ?)O"2~A!?)?)D"*A#O"^A J"*?)D"%A*?#O"f^P K" "N"N"N?-O!_0" !"-?!D"*@ ?!D"%@!?)O!2~A!?)?)D"*A#O!^J"*?)D"%?#O"f^O}Wjjj%J" ?)?!? 2~<!?)D"%@*?)D"*@ .!-?)O!2~A!?)?)D"*A!O!^A J"*?)D"%A*?!O"f^O}Xjjj%J" -?(O J"2?(? ?"_A!O"_J"6"N? ?"V/ ?*?"O"f^@ O!O"?!O"T=@*?(O2^@"#N? Q/!? ?"D" J" ? O%^@ ?"O%^@"?*O!_A*/ --?,O#S/!?&D"%@#?("i?&D"*A*Q%NO @*O!@!O .!-O @"O @ "N#N?"? ?#^F  O~ i|9^A"ODU/!O!@!?*? O!^A S/ -O .!-O ? ? ?*UA =@*O!?#? =@#O}9},s @!O#-J">?(?!J":?(?*J"6?(?#J"2?(O%^?(O2^O"2g?)?(D"*A ?(D".2~=!?(D"%A!Q/!? ?!2q!.!-? O!M 3-?(O?^C -}G)!2iB O~> _A)C ?)? J"|8?)O J"2?)Pjjjjs K"*?)Pjjjjs K"D?)z.                z-"I?)P*K"N?)?&H!.|1!|:?)? z " z-"6?)? D"2J"C?)O|2^@-"N?"Q%N? D":@..!-?!?"OLa^@5?(O.^@6?"O!_O{{{{!cO!^? D":@.#N?!O?^@"?(D"6@2?(D"*@3?)D"|7@4"i"N?)D"|8D":G |,O!R%N?!G IA*O-U/!O!?*fOs=cQ/!-?)Ov ^A*?)O*^A+?"2|3?(?!?*O ?+?"2(O .!-?)Ov ^A*?)O*^A+?"2|3?(?!?*O!?+?"2(?-?!D"??!D"C?(2~+!O!-@*"N?!G >A/O"R/ ?!D"6@"?!D"2@+?!H!:@0?!G <@1?)?!G =A8O~( RM |B?)?*M |A?)?1M |@?)?0|1 |>?)?/M |=?)?8M |<?)O M |C?(?)Ov ^O*2u!?(O!2~A!?(?(D"*A*O!^J"*?(D"%?*O"f^O ?"?"?"?+^A"U?"?%UdA"=A*J" ?*Q/ O%?#?+O%f^?"=A"?*O%f^@/#N?)?"E" K#|<?"O.^D" @0?"O*^D" @1?(D"6@*?)Ov ^?)D"|8?62|0O!?*?(D"2^?(D"6A+?*T=?+?*_A*O ?*?+V=2|X@*?-?1?(D"*O 2~*!?-?0?(D"*O!^O 2~*!?(O#2~A!?(?(D"*A+O#^J"*?(D"%?+O"f^A+?*J"*?+P K" ?"O2^A"?/S/ --"N?)D"LO}"js T/ ?,Q/ ?.G |-/ ?(D"*?3W%N?(?3J"*-?(D"6?2W%N?(?2J"6-?4?)D"|7U/"?)?4J"|7."-?,O!^@,?!OL^A!?5S/ -@,-?.G |+@!?)?-D"*J"|D?)?-E" K#|<?)Ov ^? ?!?&?(2|4?)D"*A %N?)D".? O%f2q!-?)D"DA %N?)D"F? O"f2q!-?)O~> ^C ?,-~R(!5iB Oj!_A)C "N?#?%R/ ?%?(D"6U?#?%UdA*/ ? ?!?"O%?(D"2?#OFa^?*=A*?%?#_A"?(D"DA4?(D"FA521?)O*^? D">A!OD^A1O~U y,  ?!P%K#}6!?!P K#o!?!Pjjjjs K#n!?!P%K#j!?!P K#h?!Pjjjjj!K#|S?!P%K#|P?!P K#|K?!Pjjjj2K#|D?!P!K#|<?!P K#|8?!Pjjjjs K#N?!P%K#L?!P K#I?!Pjjjjs K#D?)O J"|.?)D"2A,%N?)OF^?,2~?!?)D"IA#?)D"|.A!^@%"N?,O!S%N?,O!_A(%N?%O ?(y- -?#?!?,^A.^O!_@%.!-?!O!^@.-?%O M  -?)?.J"|.?"OFa@2?)D":?)D"2A/O"f^@"? D".@6? D"2@7?)D"I@8?)D".@3?)D"C@9?)D"D@:?)D">@;?/@##NO @(O ?*A%O2^D" A!?%O.^D" A+_?!?+T?!?5UdA0=@*"N"N"i?#?;T%N?"D" @(-"N?(?:W/ ?9?(O#f^A!D" O!S/ ?*Q/ ?%OD^G  / ?!D"%@!O!.!-"N?/?%O*^D" A!V%NO @(?&?,S/%O!@-.!-?&?,S/"O!@-?3?!O.a^A(D"%O!S%NO @(.!-?)? ?(D"*2}L!?)D"%@(?)D" @--?(?*S/!?-O!?+?4^?0=?*2~%!Q-@*?3?!O.a^@-O @(O @+?*?!?/TcA0%NOxls ?6?-D" A+O.a^?+?7W=D"*O)cO%R@+-?!?.T?*cQ/!?!?8^A!G  ?!O!M  ?+?0cQ/!O!c/!?-D" @!O!@(.!-O @(-?%OF^@*?%?(J" ?%O%^?!J" ?#O!^@#?"O%^@"?2OF_A2/ -?12}W!?1?)O*^O~U y,  -?)Oj!^C -z&!-iB O2_A*C "N?"Q/ ? G B@-? O M B? G C@.? D">D"j%@+?*P K#*? O.^@)? D".@&"N"N?!? D"2A(W/ ?!?&^G  A%O?U%N?!@#."-?!O!^A#?(W/ ?%O?S/ ?#?&^G  A%O?U/!-?)?!2}5!A#?(W/!?#?&^G  @%-?%OAR%N?"O!_@,#N? ?#?+?*O*^2IA#Q/"? D".@%"N"N"N"N"N?#? D"2A&W/ ?#?%^G  A!O?U%N?#@"."-?#O!^A"?&W/ ?!O?S/ ?"?%^G  A!O?U/!-?)?#2}5!A"?&W/!?"?%^G  @!-?-O!cQ/!?!O{!cO~9 S/!"N"N"N"N?"O!^A#?&W/ ?#?%^G  A!O?U/!?"O"^A(?&W/ ?!O?S/ ?%?(^G  A!O?U/!-?)?#2}5!A!?&W/!?!?%^G  @!-?!O{!cO~X R/!-O~9 @!."-? ?#?.?,2KA"/"? O!M |%.&-O @!-? ?"?!?,22A"Q/#-? D".@&"N"N"N?"? D"2A(W/ ?"?&^G  A%O?U%N?"@#."-?"O!^A#?(W/ ?%O?S/ ?#?&^G  A%O?U/!-?(?)?"2}5!A#V%NO @%."-?#?&^G  @%-?%OFS/ "N"N?#O!^A!?(W/ ?!?&^G  A%O?U%N?!@#."-?#O"^A#?(W/ ?%O?S/ ?#?&^G  A%O?U/!-?)?!2}5!A#?(W/%?#?&^G  @%-?%OAR/!.#--? D">?+J"j%-?#O!^O ?%Oz R=@/-?*O2^C ?/-}V(!4iB OI_A%C ?!D" A#O}"j2W%N?!2x!?!Pjjjjs K" O @#-?!O4M :?!O J"*O ?"D"*A)?)?"D"%UA)=@+?"D" @(?#Q%N?!2~,!-O!?(?)=@.?!O!J"*?!D"%A/O%J"*?/?+J"%?/O J" ?+%N?.G  O|5R@&-?!O;^@0?%O*^@3O!@,#N"N"N?&?+W/ #N?&?.^G  O|%S/!?+?&O!^A&S/ -.!-?+?&A)T/ ?&?+R/ ?+?&_@&?)?.^@(O @#"N#N?#?(^G  O|%R/!?&?#O!^A#S/ -?&@#-"i"N?#%NO @*#N?(?*^G  O|3R/"?#?*O!^A*S/ --?#?)^A&.!-?#?)^@&?)?*^-@*?%O#M >?%O(M 2?%?)J"*?%?*J".?%?&J":?%?&?*O!^A#?#?&U=J"6?,O.a@#?,O%fO2^@*O @-O @)#N?3?-O.a^A(G *A4O*R/"?%O?^?.?+?(D" A5?(D"%A626"N?%D"?A(OjjjjhS%N?(Q/!?%D"C?(2q!.!-"i?!G :A-O4R%NO0@-?%D"D@1?%D"C@2O .!-?%?0H  |1!F?%?0G "M |*?!D".@2?!D"2@1?!D"6-@(?!?-M :?!?(J"6?!?1J"2?!?2J".?0?%H!F|1  ?0?%G |*M "-?!D" ?,R%N?!2~,!?!D"%@/-?#?/^A(?5J" ?(O*^?*?4^J" ?(O%^?6J" ?!?,O!^A,J"*?#O.^@#?*O2^@*O!@-?)O!@)Q/ -.!--?!D"%@!?,%N?!?+J"%?!?!D"*?,O%fdJ"*-? ?,J"2? ?!J".? ?"D"*J"*? ?"E" K" ?%OI^C -}G(",i"}!B O2_A#C ?!O5^O|ScA(O}.j%? O}.j%^? O2V=^A!Ojj|Yc@+?!O2g@,? ?(? ?(U=O!_@!? O!_@)? O3T@-"N"i#N"NO}E~&s E# @."N"i?!O}""W%NO|!?!|O_A O!f?!? g^.!-?!O%g-A"O!^A O|4V%NPi? }Im?.}%|WA/P|5|D%N?/}D@ ?-%NO}L~&s D" ? O"f^D" A D".@"? 2~(!? O%_A!?!D" O"eJ" ? ?"^.(-#N?#O%^? ?(?)2}:!?#D"%O!R/%? O|5T%NO}E~&s E# Pi? O!^}Im}%|WA/}D@ ?/Ps |@/!--?#O%^?"?(?)2}:!?#D"%/#."-?.?"}InP!}%|</!?#O%^?"?(?)2}:!?#D"%O!R/".!-?.P |E/ ?#O%^O|5?(?)2}:!?#D"%O!R/!-?,N A"OiR%NO @ .%-O}P~&s D" @ O}P~&s O J" ?"O2fA&?+^@""N"N? O ? ?&R=Q%NOi?"?"?&T=O|Sc@%O}L~&s D" Q%NO @*?&O!?&=O#^Okj|YcA"Oo"dOo}#|YcA ?"T/"? ?%U/"O}L~&s ?"J" ? O%_O#O!? ?%T=J" ?"O Oj"y- .#-O @*?&?&O5^Ooj|YcA O2^A"U/!?"?%U/!? O%_O)J" ."-?&Oi?"?"?&T=O|ScA*W%NO}P~&s ? J" .%-"N? O%_A"D" A%O!c%N?"?%O"dJ" .!-? ?%_A 2~(!-? ?*2}A!-O}P~&s ?*J" ."-? ?%T%N? ?%2}A!-O}P~&s ?%J" .!--?#D"*@ ?#D".-@!?!? ?(^A"R%iO!&?"?!2}A!O#-@!?"O%_?!J" -?#O2^C ? -~>(!)iB Ov _A%C "N?"Q/ ?"?#2|6O{!cO"S/ ?%Pjjjj|SK#D?%O~0 M |+?%O?^?"?#Opns O"28?%G ?%N?%?%G @M |*-?%O~6 M I?%Ojns 2}-!M H?%"i? G |7Q%N?%?#J"N?%?"J"|2O#.!-?%O#M |0O!-M L?%O:^? Ojns 2f?%O!J"|7?%?%E#:K"|8? ?%O~# ^O6O"?%OD^?%OL^2>-"N?!Q/ ?!D"|.A"Q/ ?"OCa@#?!D"I@"#N"N?"O?^G  A)O#R/ ?%O~# ^? D"%?"2|#"N"N?%D"|7A!OjjjjhR%NO*@&O~1 @(.!-?%D"|:/!O+@&O~2 @(?!Q/ ?%D"|8?!2q!-?%?(M |+?%O~< M I?%Pjjjj|SK#D?%?"2}-!M H?%O2^? ?"2f?%O!J"L?%?%E#2K"|2?%O M |7? ?%OL^?&?)?%OD^?%O~# ^2>.!-?!Q/ ?%D"|8?!2q!-?"OC^@"?#OC_A#/ --? D"%A!D"?A"%N?!D">A(?"O%f^@+#N?(D" @)?%O~# ^?(D"%A!O!O!2};!?%D"|8@*"N?%D"|7Q%N?%D"|:@&?!%N?!%N?&?)?!y,  -?&@"?!@##N?"O?O ?"G  A,Ot _O{!cO<T=?,dM  ?"O!^@"?#O!_A#/ --?(O2^@(O}Ti@"#N"N?"O~M}(s ^D" ?!S/ ?"O~I}(s ^D" ?&?!2~%!/ ?%?&?!O}H}&s O"28.#-?"OC^A"/ -?%O*^?&?!O}H}&s O"28?%G *Q/!?%G +@"?%Pjjjj|SK#D?%?!J"N?%?)J"|2?%O!J"L?%Ot}E!|1!I?%?"M |*?%O M |7? ?%OL^O2O"?%OD^?%O~# ^2>.!-?%D"|: -?*%N?&?*2q!-?(?+S/ --?%Ov ^C -~>3":i!}!B Ov _A)C ?!O>^@/?#O ?#O,T=A-O.aA*Oy}Js ^@.?*G m}KN@,"iOj~*}Q~K!?%D"*A*?*Oj~*}Q~K!W=A*?"D"*A0W?-O)_O#WcQ%N?!D" O}"j2W%N?!2x!?!Pjjjjs K" -?!O4M :?!O J"*O4.!-?)O*^?!?"O ?0?%D".2%?!D"*@5?!G :-@3?!D"6@>?!D"2@| ?!D".@9?!O J"I?!O J"C?)O M J?)?&M |.?)O!M I?)P%K#D?)?/J"C?)?%J"??)?.J">?)?5J":?)?3O4SM |/?)?"E" K#*?)?"D"*J"2?)?!D"%A"J"6"N"N"N"N?*?0W%N?,O!_0""#!-?)O}+mj2J!|9?)O(M |8?)z.                z-#L?)O*^?)OL^2[.#-?)O*^O ?#2|@."-"N"i"N"N?"Oxls ?5=A"D"*A,O(cO%R%N?"D"%@*?)OL^?)O*^?%D" ?%D"%2HO @"?)G LA%O!_0#"%%!-?)O*^O O,2|@.&-?)D"|2.!-?)D"|2O!^-@.?)O*^A"O ?.2|M?"?.?#2}B!Oxls ?)D"6?.O.a^?.?)D":W=D"*O%g@"-?)O*^A#?"?,O%g2|M?*OiR/!?)?)E#LA|!K#D?%O#S/!B O?_A*C ?*O}(}Hj2J!<?*O+M :?*?|!P?n}DA"J"2?*Oxls ?#D".?"O.a^?"?#D"2W=A%D" A"J"6?*?%D"%J".?*?"J"*?*?|!P*n}DA"M ;?"O{!cO"R%N?*O!M >-?#D":G |)A"O%S%N?*?"M >-?#?*O*^2[?*O?^C .!-B O~M _A(C ?)O*^A+D" @#?+D"*@*?+D"%@"?+D"6G *@%?+D">A,O J"X?,O J"|<?,O J"F?,O J"??(O |1!L?(O J"|.?(Pjjjjs K"F?(O J"??(O J"6?(?%O ?%O~/ T=O.aG ~L}CNM MO!?#?"?*TA#=@4O @"O ?*?#=A1%N?4G  O|5R@"-?(OF^@5?(O~B ^@##N"N"N"N"N"N"N"N?"?1W/ #N?"?4^G  O|%S/!?1?"O!^A"S/ -.!-?1?"A-T/ ?"?1R/ ?1?"_@%?"?4^@,O @""N#N?"?,^G  O|%R/!?%?"O!^A"S/ -?%@"-?(O~3 ^?4?1?-"i"N?"%NO @*#N?*?,^G  O|3R/"?"?*O!^A*S/ --?"?-^A".!-?"?-^@"?*?-^-A626?(D"X@*?(D"|D@."N"N?(D"|@A7OjjjjhR%N?*@%?.@,.!-?(O~3 ^?4?1?"?6O!^A%?"?%T=A:?"26?(D"X@%?(D"|D@,?(D"|@A;OjjjjhS/!?7Q/ ?.?72q!-?+O!M G?+?(O6^A"2h?+?"2}7!?(O |1!|P?(Ol}:}6*J"Z?(O J"X?(?,J"|K?(?%J"|D?(?,J"|@?+?(O~3 ^2[."-?+D":G G@<?(O*^?(G MA8O ?8O1T=A/O|2aO~Q}Ks ^A2?.?*2n!"N?(D"*O!S/ O!?(D".A=O1cfA0?2?<O!f^H!(c/ ?(H!LA*?0c%N?(Omkj2J!|N?(O%M Z?(O J"X?(?-J"|K?(?6J"|D?(?-J"|@?+?(O~3 ^O O 2~D!-?(?*?0d|1!L?2G |0?=^@-?/O)_O{!cO~Y!W%N?(O~B ^?2H!J|1! ?(P K"|PO @0?#@*#N"N?=?*G  S/ ?(O6^?0^A/D" / ?/O!J" ?/O*^?"J" ?/O%^?:J" -?*O!^@*?0O.^A0O:S/ --?-O{!cA*O~. U/&?*O.aA*G ~I}CN?,?%?+D":G H2.A%O{!cO:R/&?+?%?*O~B}Cs ^G #?-O ?:?"O 2}(!.&-?+O22~ !Q/#?2G |/Q/"?(?8?.?*?<2|??(G  Q/#."-?+O M G?+?(O6^A"2h?+?"2}7!-?(D"FA"%N?(D"I?"O#f2q!-?(O~M ^C .#-?(O"M |=?(O2|1 W?(?8M V?(O#M |:?(O J"|7?(?-J"|8?(?6J"N?(?-J"|2?(?2O!^?+D"6O+^?2G  =G  M |;?+?(O|2^O O 2~D!-?+D">O:^?(D"|.A/?.?*2}<!?(D"F?/R%N?52~/!-?(D"I?/O#f^A%?6J"%?%?-J" ?(?/O!^J"|.-?;%N?,?;2q!-?7Q/!?.?72q!.!---?3O4S%N?)O&M |8?)?>J"N?)?9J"|7?)?| J"|2?)?9J"L?)?3M T?)O M |:?)Pjjjj??3O/_O ?3O/U=}IP#mA|!n|2 V?)Pj}#kns ?|!n|2 U?)Pm}+}6}Ls!?|!n|2 |9?)O*^?)OL^2[-? ?)OD^A"D"*J"*? ?"E" K" ?&Q%N?!?!D"CQM }+&-?)Ov ^C -}7(!7iB O~> _A&C Okos @+? D"6A)D".A,D".A-?#U%N?,D"*?#O:a^@+-? D" @3? D"*@/? D"%@4? D"2@*? D".@0?&?"J"|7?&?!J"|2?&?!O!^J"N?&O|2^@"#N?&O~( ^?(^Oxls ?0?"D" A1O.a^?*?1V=E" K" ?"O%^@"?(O*^A(O:S/ -?)?+G 8A(O)cO>a^@"Okos @*?(?-T%N?,D"*?(O:a^@*-?&D"X@5?&D"|D@6?&D"|@@7?&D"|<@8?&D"|:@9?&D"|8@:?"D"|@@+?"D"|<@,?"D"|:@-?"D"|8@0?"D"|7@1?"D"N@2?)D"*@"?)D"%@("N?%G 7/ ?%D".A.?%D"*A%V/ ?&OC^? D">"i? D":A;D"F?.T%NO @.O!.!-?.?%_@.?;D"D?%^-?.?*?)D"62|;?&D"CA)Q/ ?&D"|.@+?&D"I@,?&D"F@%?&D"D@*?&?&D"LJ"|7?&P}"jjj?K"|2?&O|2^@"O @(#N?&O~( ^?(^Oxls ?,?"D" A-O.a^?+?-V=E" K" ?"O%^@"?(O*^A(O:S/ -O ?%?%?*UA%=@"O!?)?%=@(?&D"X@,?&D"|D@-?&D"|@@+?&D"|<@0?&D"|:@1?&D"|8@2-?&O:^? D"?A*O6^A O!?3?/?4UA)=A%O ?/?)=A)?:?9?(?"?2?12|P?&D":@/?&O2^? ?%?)?8?6?(?"?0?-2|P?&O*^? ?%?)?5?7?(?"?,?+2|P?&D".@ ?&?#M |A?&O M |@?&O M |B?&?!J"|<?&? J"|:?&?/J"|8?*?&O~( ^2}3!?&O~> ^C -~*&!+iB O?_A#C ?#OjjjjhJ"*?!D"?A%%N?!D">A)?%O%f^@+?"D" @,?"D"%@*#N"N?)D"%?*S/ ?)D" @"?*@!?,@%#N?!%N?%G  @&?"G  @(?!O!_@!?%O!^@%?"O!^@"?(O?O ?(Ot _O{!cO<T=dO{!c?&O?O ?&Ot _O{!cO<T=dO{!cR/!."--?)D"*@&"N"N"N"N?)D".A"Q/ O @!"N#N?!?&^G  A%O?S?%O+Sc/!?"?!O!^A!S/ -?"@!-?!%N?!?"W%N?!?"R/".#-?!?&^F  O~ i|:/"-?!?&^@%?!?"R/"?"?!_@(?"?&^A&O!_@"O @!#N?!?"^G  A-O?S?-O+ScQ%N?(?!O!_A!^/!.%--?!?(^A"Q/"?"?(W%N?!Q/%O @%.%-?!?&^F  ON|;/#O @%.#-?"?&^@%.!-O!@%-O @"-?"O ?%=@!?%O!?%=@%?#D"*OjjjjhS%N?#O*^A"O"2~?!?#D"2A&?#D".^O}Hs |1  ?#?&O"^J"2?"?!2~?!?#D"2@""N?!QA&/ ?&/ ?#D".?"^?%?!y,  -?#?!?"^J"2.!-?#O6^?!O!O!2};!?#D":@("N?#D"6O!S%N?#D">@&?!Q%NO @"."-?!Q/!?&?%?!y,  .!-?#D"> -?#?&J".?#?(J"*?#?"J"2-?)O2^A)?+S/ --? ?#D"2J"*? ?#E"*K" ?#O?^C -~0&!.iB O?_@)?#O?^@,"N?#O|JU/ ?"?,T/ ?!?#^A(z.                z- 2?(z.                z-  -O!@+"NO ?%?%?"?,_A(O ?"?(W=UA%=A(O!V%N?)Op}&s G  M :?)O}:}&s E" K#2?)O}+}&s z " z-# Ojjs @%Os @-O~B @1O @(O!@..!-O!@0O!O!?!?,^?%=?"?,T=A*G  A%O!V%N?%G }FmN@0-?*G !@+?)O~Mms G  M :?)Oxms E  K#2?)Owms z   z-# ?(O"_A%%NO:?%?%O:W=@-?*O"^@.?)O!d@/O @%#N"N?%?.^G  O!_A3O#U/ ?%Osms ^G  A1O&V?1O"Sc/ ?/?1^?3O~Nms ^G  M  O!@2-?-?%O!^A%S/ --?)?2M  ?(O|%T@.?*O|%^?+O>fO|"|Tc@/O @-O @%"iO ?(O|!T/ <?*D <@%?(OAT%NO .!-?*D |!@-O ?(O|%T/ <?*D A-@1?(O|%_@2?+O!c@(O ?/?.=@/?0O!c@.?+O%gO!c@0?+O!gO!c@*?+O%cQ@+-? ?1J">? ?-J":? ?%J"6? ?2J"2? ?/J".? ?#J"*? ?)E# K"?? ?)z #*z-"D? ?)G :M L? ?0M |5? ?+M |2? ?*M |1? ?(M M? ?.M |0? ?&O"SM |4? ?&O!RM |3? O ?,?"?,TA"=J"%? O!?!?"=J" -}Q&")i%}!B OI_A&C Oxls ?!D":?#O.a^?#?!D">W=A(D" @)"N"N"N"N?!G DQ%N?(G *O*cQ%N?!D".@("N?!D"2A#?)O!^A,T/ ?#?,_O*T/ ?(?,^E  @/-?!D"6@-?%?"G MA!W/%?!?"G |0A*^O~/ U/%?*O.a?%O.a^G ~J}CNA!O ?!O|4T=A+O;aA*G ~K}8NO!^@!?*E ~5}8N@.P!?+}ImA0P}0t}/x~"~Wj}5D}%P |>/"?.?/|>/%P @."N?#?)O+^A+T/ ?#?+_O*T/ ?(?+^E  @.-?!O*R/#?*O~5}8s ^A*E *@1?0P~C}Y~K}&}Wj~Sx8}%|<%N?!O2R%N?.?1|>/(.&-P @0"N?#?)O3^A)T/ ?#?)_O*T/ ?(?)^E  @0-?.?1|>/&Os!?!O#f_A!O|5U/&?*E 2?0l?!}Im|</%.&-?.?1lOj!?!O#f_}ImP |>/%.#-?&O:^?"?!O.^?(2}.!?&D">@%?&D":@#.%-O @#?&OC^O!?!D".?!D"6A%?!D"2UA!=O ?%?!=?)?(D"%26?&D"CA!OjjjjhS%N?&O*^?"?&D"DA"?&D"F2n!?&D".@%?&D"*@#?!Q/%?"?!2q!.%-.#-?.?/lOs ?!O#f_}ImP |>/!-O!@#.!-?&?-J"F?&?#J"D?&?(J"C?&O2^?"?&OC^?,?/2M?&D"6@%?&D"2@#-? ?%J"%? ?#J" ?&OI^C -}C(#+i"|X!}!"N"N?!D".A&%N?&?!D"2S/!? O J" 1-?!D"6A(?!D"*A&W%N? O J" 1-?!D"%A)?(_@#?!D" A+@""N"N#N?&?(?*^A%ON_T%N?&A"?%V/##Nz.                @-"N?%?)U/ ?#O2T/ ?%?+^z   z.,,,,,,,,,,,,,,,,zB@--?-zZA"/#?#O2_@#?%O2^A%?&T/ -?&@".#-"|Xz.                A-?%?)U/ <z.                ?#O2T/ <?"?(^z   z.,,,,,,,,,,,,,,,,zB-?#O2_@#zZ@,"|Xz.                ?)?%O2^T/ <z.                ?#O2T/ <?"?(^O2^z   z.,,,,,,,,,,,,,,,,zB-?#O2_@#zZO2f?,d}I@/"|Xz.                ?)?%O?^T/ <z.                ?#O2T/ <?"?(^O?^z   z.,,,,,,,,,,,,,,,,zB-?#O2_@#zZ}IP?m?/k@/"N?)?%OI^T/ ?#O2T/ ?"?(^OI^z   z.,,,,,,,,,,,,,,,,zB@--?#O2_@#?"ON_@"?*ON_@*?-zZ}IPIm?/kA/|</ -?/|W}D?(^?*^ON^@".!-?"|P?%^@"-O @#"N?"?(V/ ?"O!_A%?)W/ ?%?+^G  O/R@#-?&?"O!^A%?%?&U=@%?"?#?!G :c_@&?(@".!-?!?&O*^J".?!D"6@(?&D" @"?&D"%A&@%-? ?%J"2? ?(J".? ?&J"*? ?"J"%?!?%J"6? O!J" -}H&"(i!}!"N?"Q/ ?"O)_A#O ?"?#W=@)?!O#^O|Yc?!_@*O @##N"N"N"N?!?#^G  A&sA(O |;%N?*?#_O#c/!?#?)W/"#N?!?#^A%O%^D" ?%D" dOj}"}#khc/#?#O*^A#?)T/ -."-Pjjjjo?@+"N"N"N"N"N"N"N"N"N?&G w}UNO"_0# !")-?#O!^A%?"T/"P @+.(-?#O!^A%?"T/"P @+.&-?#O!^A%?"T/"P @+.%-?!?%^F  O~ i|9/#.%-?!?%^F  @%"N"N"N?&O~>!_00 """"""""""""!"-?%O|KcO}>iR/#.%-?%O}=i|9/#."-?(O|"^O{!cO.W%N?(O}!cO|RS/#?%ON|8/".#-?%ON|8/!."-?!?%^F  @%"N"N"N"N?&O~M!_0&!   " -?(O1^O{!cO"U/%?%ON|8/".%-?%O~M ^O{!cOIT/!.#-?%O}.i|9/"-?"?#O"^A%V%NP @+."-?!?%^F  O~ i|9%NPjjjjos @+."-P @+?#O#^A%?"W/!?!?%^F  ON|8/"Pjjjjo~> @+.!-P @+?#O"^A%?"W/ ?!?%^F  O~ i|:/!Pjjjjos @+-? ?+?#}IkK"%? O!J" 1-?%O!^@#."-?#O!^@#.!-?"?#V/ #N?!?#^F  O |8/!?"?#O!^A#S/ -."-?"?#U/ --? ?"J"*? ?!J"%? O J" -{%!-iB OI_A&C ?"O%^@)"N"N"N"i"N"N"N?"D" A.O!_0"!" -?"O*^."-?"D"*A!? D">A D"}6"U/"?!?"D"%A"T/#? Oo"^?!?"_A!2~?!? D"}6"@#?!%N? D"}2"A%?#^?"?%^?!y,  -? ?!?#^J"}6".%-Oxls ? D".?)D" A%O.a^A(?%? D"2A+W=@)Oxls ?(O.^?%O!^?+W=O%^-?!D"%@-?!D" @(? D">@*D" @/?)D" @+#N"N?(?+T/ ?*D"}6"?-U/ ?!?/J" ?.O"S/%?#?"D"*A!O)cO~, a^A%D".O!S/%? ?"D"%A"?%D"2A%?!?#? D"6D".A(D".?!U%i?(D"*?!O:a^&Okos -G 8O)cO~, a^OC^2C?&?!J".?&? D"2J"??&? z " z-#2?&? J"D?&?&O.^J"F?&O2^?"O!^?%?&OD^Oo}2s 2|A.%-?(O!^@0?*D"}+"O"f@,?*D"n"@)#N"N?,Q%N?+@%.!-?,O%_@,?)D" @%?)O%^@)?%?0T/!?%?+W/!--?&? D"?O6^O!? D" ? D"*A)? D"%UA,=O ?)?,=?(?%?*D"}2"?*D"}6"A(?-?(2|P?!?%J" ?!?*D"}6"A-J"%?%@(. - - - -?&OI^C -}7("+i%|X? D".A"? D"*A*?!?!?*U=A&T%N? D":@+? D"2@%? G >@,? D"%@(? D" @)#N?(?"_@#?"@*#N?&?*A!ON_A*W%N"|Xz.{{{{{{{{{{{{{{{{A-?!?(U/ <z.{{{{{{{{{{{{{{{{?#O2T/ <?!?)^z   z.0000000000000000z|#-@."|Xz.{{{{{{{{{{{{{{{{?(?!O2^T/ <z.{{{{{{{{{{{{{{{{?#O2_O2T/ <?!?)^O2^z   z.0000000000000000z|#-@/"|Xz.{{{{{{{{{{{{{{{{?(?!O?^T/ <z.{{{{{{{{{{{{{{{{?#O?_O2T/ <?!?)^O?^z   z.0000000000000000z|#-@0"N?(?!OI^T/ ?#OI_O2T/ ?!?)^OI^z   z.0000000000000000z|#@--?#ON^@#?-zZ?0zZ?/zZ?.zZdddQ/!--"N?!?&W%N?%?&?"_^@%?&@".!-#Nz.{{{{{{{{{{{{{{{{@-"N?!?(U/ ?(?!_O2T/ ?!?)^z   z.0000000000000000z|#@--?-zZA*Ojj%d|P?!^@!?*Q?!?&Tc/ -?%?&?!?!?&U=A#?"_^@%"N?!?&W%N?#@".!-"N?#?(T%N?#?)^G  @!?#O!^@""iO!?,O!cQ/ <O ?!sON|8/ <O"O!?!O~L!U=-?%^@%"N?!O,_0%"## #-?"?(W/!?"?)^G  O,S/!."-?%O!^@%?#O!^@".!-? ?%J"6? ?+O!^A+J":-?"?&T/!--? ?"J".? ?%J"2--~<%"2i"}!B O2_A%C "N?!O"T/ ?!O%f@(? E# @5O2@##N? ?#^E# A6?5|F%N?6@5?(?#O2^A#S/!."--O @#?"O J"*?"?!2~@!?"D"*@)?"D"%@*?(%N?*?)O%f^? ?(y,  -?"?!?)^A)J"*O!@&#N?#@.?*A(?)A1O%f^@/? A*@,?!A)@#?(@!#N?%?&?#?#?&U=A"J"%?%?,J" ?%O*?,?&O%fA2^?#?&T=A3J"*?%?&?#?&_A O ? ?#V=A-?&?-T=A+J".?%D"*@0#N"N?!@ "i?"Q%N?+Q/"?%O*^.!-?%?+Q/ <?%O*^?%?,E# ?0E# |B=-A#D"%A4Q%N? O2O ? ?/S=^@!."-? ?/A!R/!?#?4O!_J"%?#?#D" A!O2^J" ? ?!D"*J"*? ?!E# K# ? O2^@!?%D"%@"?%D".@+?%D" @,?%D"*@0.!--O*?2?3^?&?-U=@,?-?&_A!O ?!?-V=@#? @!?&?-T/ -?.O!e@#?(@ ?1A!?&O!fA&U/ -O!@+?.O!c/ ?!?)?!?)T=@ #N?*?(E# K# ?*O*^?(O*^D" J" ?(O2^@(?*O2^@*? O!_A / --?%O2^C ?+-~.%!)iB O2_A(C "N? D"}6!O)_O"V%NO!? D"h? D"j!A!? D"|YUA#=@&O @ O ?!?#=A%%N?&G  O|5R@ -?"O ?"O{!cO|4T=O{!cO;aO~5}8s ^@)#N"N? ?%W/ #N? ?&^G  O|%S/!?%? O!^A S/ -O @".#-O @"?%? A!T/"? ?%R/"?%? _@"? ?&^@*O @ "N#N? ?*^G  O|%R/!?"? O!^A S/ -?"@ -?(O%^?&?%?!"i"N? %NO @##N?#?*^G  O|3R/"? ?#O!^A#S/ --? ?!^A .!-? ?!^@ ?!?#^-26?(D"%A!OjjjjhR/ ?(D"*@""N?(D".A#?)G :R%N?)?"?#2~%!@#?!Q/!?"?!2q!?#/"O!@".%-?!Q/!?"?!2q!.!-?#/ -O!@".!-? D"k!@%? D"n!A&?!U%N?%?!O.a^D"*A#O%gO ?#O)cO%R=@#-? O~U ^@)?!O!^@ ?"O ?"O{!cO|4T=O{!cO;aO~5}8s ^@!#N? ?#T@"? ?#W/!? ?&T@*Oxls ?%? O.a^A+O.^? O!^?&W=D"*O%g@ ?!?)?+Oxls ?*=2|9Q/ --?(O2^C ?"-~C%"*i!}!B OI_A%C O"@&"N? D"*A-Oj~*}Q~K!?"D"*A)?)Oj~*}Q~K!W=U/ ?"D".A)Os U/ ?!O ?!O,T=A(O)_O#T/ ?"G 6O!c/ O @&Owus O J" ?%? E" A.K"6?%O4M .?%?(O.aOy}Js ^A(G -M G?%?"J"??%O M |*?%O M |)?%Ow~!s J"C?%? D"*J">?%?#M |(?%OiO ?#O{!c=|1!D?(G *@(?%O6^@+?.}D@*"N"N?%D":A,Q/ ?*G  A O?U/!O!@&?,O!R/ ? O?S/ ?*G !A O?U/!-O @ ?+O 2}5!A&?,W/ ?&?*^G  @ -"N"N"N"i"N"N?!O#_0#! ! -?%O*^?&? ?(O.aO~B}Cs ^?)27.!-"N? O{!cA O~9 S%N? O~X R/!.#-?%O*^?&O!^?(?)2K.!-?#O{!c/!?"D" /!?%?(M F?%O!M |)?%O*^?&O!^?)2|"-A!Q/!"N"N?!?%D":A"W/ ?%D"6A#?!^G  A&O?U%N?!@ ."-?"?!O!^A V/ ?&O?S/ ? ?#^G  O?U/!-?+?!2}5!@ -? ?-RA&/#?%G |*O!cQ/#."-?%O*^O!M |%-O @&?%G |*Q/!-O"@&-?%OI^C ?&-}8%!2iB O2_A-C "N"iO ?!D".A)Oxls ?!D"2A+=D"*O)cO&R/ <"N"N?"%N?-O*^?!O ?"?#20?-D"*O!c/!."-O"@%?+Q/#?)D"*A"O?T/#?"O)cO%S/#?"O%g@0?!D"%@2?!D" @3O!@#O!@&#N"NOxls ?)?&A"O!^A%O.a^A.?%?+WA%=D"*O%g@&"N"N?%/ ?.D"*A%O)cO&S/ ?%O%g@.?"O"^A4@%#N?%?.W/"Oxls ?)?%O.a^?%?+W=D"*A*O%g@%?*O)cO%R/ --?&?0T/".!-?!Oxls ?)?1?"?,=A1O.a^?+?1V=O!?3?)?"O.a^A%D" O!^A,^?%D"%A*?*O S_A*?,T?*?2UdA5=O ?*?,_?5=?%D"*O*cO#g2|=?#c@#?"?(?.?4UA"=@(?"?/d@/O!@,?&?0T/!--O"@%?/O!cQ/#O!?#O!c/"<O @(O"@&.!-O!@&O Oxls ?)?-D".A(O.a^?(?+W=D"*O)cO&R/!<-? ?&M !O#-@%? ?(J"%-? ?%M  ?-O2^C -}G(#,i!|X"}!?!O!^@-? O.^@.? D"2A(?!Oie^@&? D".A+@*#Nz.                @0"N?(?!?%^O!^T/ ?&O2T/ ?!?*^O!^z   @0-?&O2_@&?%O2^@%?*O2^@*?0z.XXXXXXXXXXXXXXXXzB?0z.""""""""""""""""z|=z.@@@@@@@@@@@@@@@@z|#z|<zZA)Q/ -"i"N"N?(?)|P?!^A&?%^A%O1_A)U%N?&?*^O1_G  OAR/!-? ?)2|,A&/!O 1-O @&?%O0_.!-? D"2@(? D".@+?&O!g-@)"N"N?(?)V/ ?)?+^G  A%O?U%N?)@*."-?)O!^A*?(W/ ?%O?S/ ?*?+^G  A%O?U/!-?(?.?)2}5!A*V%NO 1-?*?+^G  @%-"N?%OMR%i"N?(?-T/ ?(?-_O*T/ ?+?-^E  @1-?&O!c/!?#E# A2P!?1PiO)?)?!_A(O"_A%?%O)W=O#f}ImPil}%?%}IlP}3~Uq~W}5}S~<}9}<i}!PMnmA1}%P |>%NO!@/"N? D">A,D"j%A%?"T/ ?%Os U/ ?"?%S%N?,?%O#f^@+O!O!? D".? D"6A&? D"2UA%=A-?!^?)O ?&?%=A.U?!?)UdA&=@%O ?(?&=@(?,?"O#f^@,#N?(O ?,O%^D" A"?,D" A&_?"?&T?"?.UdA"=R%NO!?&?-^?"=?%?(2~%!Q/#-?,O*^A,?+S/ --O @/-?//"-?#?1?2kK# ? D">A#D"j%A"Os W%N? O!M |%O 1-?#?"O#f^A ?!J" ? ?)J"%?#?#D"j%O!^J"j%?*O!^&O -1-? O!M |%O -~:*!!iO~>rs D" O"R%NO}T}Ws O!J" O}L}Ws P K# O}E}Ws Pjjjjs K# O}>}Ws P%K# O}6}Ws P K# Oo}Ws Pjjjjs K# On}Ws P K# Oj}Ws Pjjjjs K# O~Urs P!K# O}W}Ws P K" B OI_A z.                z-"?O~Brs ? z ">z-" O~Qrs ? D"FJ" O~>ss O4M  Onss O4M  O~#}Xs O4M  O}:}Xs O4M  ? z.                z-#*O~>rs O J" O~#}Ws O |1! O}Wts O!J" O}Pts P K" O}Hts Pjjjjs K" Opts P%K" O}:ts P K" O}2ts Pjjjjs K" O}+ts P!K" Okts P K" Oyss Pjjjj2K" O~Qss P!K" O~Iss P K" O~Bss Pjjjj2K" O~,ss P%K" O~#ss P K" O}Wss P%K" O}Pss P%K" O}Hss P K" Opss Pjjjj2K" O}:ss P%K" O}2ss P K" O}+ss Pjjjjs K" O~M~ s Pjjjjs K# O~>~ s Pjjjjj!K# Ow~ s P*K# Ov~ s P K# O~(~ s Pjjjjj!K# Os~ s P%K# O}T~ s P K# O}L~ s Pjjjj2K# O}E~ s P%K# O}>~ s P K# O}6~ s Pjjjjs K# On~ s P K# Oj~ s P%K# O~U}Ys P K# O~M}Ys Pjjjjs K# Ox}Ys P%K# O~>}Ys P K# Ow}Ys Pjjjjj!K# Ov}Ys P%K# O~(}Ys P K# Os}Ys Pjjjj2K# O}T}Ys P%K# O}L}Ys P K# O}E}Ys Pjjjjs K# O}>}Ys P%K# O}6}Ys P K# Oo}Ys Pjjjjj!K# On}Ys P%K# Oj}Ys P K# O~U}Xs Pjjjj2K# O~M}Xs P!K# Ox}Xs P K# O~>}Xs Pjjjjs K# Ow}Xs P%K# Ov}Xs P K# O~(}Xs Pjjjjs K# O}L}Xs P%K# O}E}Xs P K# O}>}Xs Pjjjj2K# On}Xs P%K# Oj}Xs P K# O~U}Ws Pjjjj2K# O~M}Ws P!K# Ox}Ws P K# O~>}Ws Pjjjjs K# Ow}Ws P%K# Ov}Ws P K# O~(}Ws Pjjjjs K# Oo~ s O M  O~U~ s O J" Ox~ s O J" Osts ? z #*z-# --~.&")i!|XB O2_A%C "N"N"N?!? D"2A#W/ ? O.^@*#N"N"N"N"N"N?*D" A&?!^G  A"O~: S%N?"OAR/!?"sO |8/%?"O?T/)O ?!_@"#Nz.                @+"N?!?#U/ ?"?#^O2T/ ?!?&^z   @+-?"O2_@"?!O2^@!?+z.XXXXXXXXXXXXXXXXzB?+z.""""""""""""""""z|=z.@@@@@@@@@@@@@@@@z|#z|<zZA(Q/ -?(|P?"_O2_@!.&-"N"N?!O!^A"?#W/ ?"?&^G  OA_0|@#            #                                            #     #   #       #   # #! -? ?"O+2}J!O @#.+-?%O*^? ?!O"^2|QO @#?%D"*O!S/*?%D".A"Oj~M#cOj}L#S%iO(&?!O(^A&? D"2A(W/*?&? D".A)^G  O~: S/*?(?!O)^A&V/*?"O{}S#U/*?&?)^G  O~R S/*?%? ?!O*^2|Q?%D" O!S/+?%D"%Oj~U#cOj}T#S/*O.-?!^A!Q/*? D"2@#."-?!O!fO"^?)d@#.)-?!O"^@!-O!@).!-?*?!2|HA"%N?!?"^@!.!-? ?!2}6!O @#.%-?!?#T/ --? D"6?!U%N? ?!O.2}J!O @#."-? ?!O-2}J!O @#.!-? O1M %? ?!J" ? ?!O(^J"*-?%O2^C ?#-}B%"*i!}!B O?_A&C ? ?!?"?#?%O 2B?&O6^?!D"CA*O*O22};!?&D":@ ?&D"6O!S%N?&O J"2?&?&D">A)J".?&? J"*?!D"?@,?*%N?*O:a@ ?,O5^@%O @#O*@"#N?%|+  ?%O)_|/" P*mk@/?&D"*?#R%N?&O*^2v!?&D".@)-?"?)^A(?#J" ?(O*_?/K# ?&?#O!^A(J"2?%O:^@%?"O2^@"?(@#? O:_A / -?&D".@)-?&O J">?&Pjjjjj!K"6?)?(?&O6^2F@"?&D"6@ "N?"Q%N? %N?&D":? O%f2q!-?&D"*A Q/!?)? O%f2q!.!-? %N?&D":? O%f2q!-?!P%K"??!D">@"?!O J">?&D"*@%?(%N?!O>^@-?(O%f@(?)O*^@##N?-?#D" A+?*T2~C!?!D"C@ ?!?*?+U%i?!D"?? O:a^A.?,?+O:a^A+E" K" ?.?+z "*z-"*? O!^&? -J"C?#O2^@#?(O2_A(/ --?%%N?)?%O%f2q!-?"Q/ ?,?"O:a2q!-?&O?^C 1-?&D"> -}&%!#i? D"2A#?!U%N? D".?!^G  OGR@"-"N"N"N"N"N?!?"^A!?#W/ ? D".A"?!^G  A%OIR/!?%OI_O{!cO+U/ "N#N?!?"^G  OI_O{!cO+U/!?#?!O!^A!S/ -?#@!-?!Q/#."-? ?!O)2}J!."-?!O!^@!-"N"N"N?!?#W/ ?!?"^G  O|*S/ ?!O!^A!?#W/!?!?"^G  OI_O{!cO+U/!"N#N?!?"^G  OI_O{!cO+U/!?#?!O!^A!S/ -?#@!-?!Q/#-"N?!?#W/ ?!?"^G  O~=!cO~% S/ O @%?#?!O!^A!U%i?!?"^G  O|)_Oz!c&O!-Q?!^A!?#W/"?!?"^G  OI_O{!cO+U/""N#N?!?"^G  OI_O{!cO+U/!?#?!O!^A!S/ -?#@!-?!Q/#-O @%?!?#T%N?!?"^G  @%-"N?%O|*R/ ?%O~= R/ ?%OI_O{!cO,T/ ?%O|JcOt _O{!cO;U/%-? ?!O*2}J!."-? ?!O)2}J!.!-? ?!O)2}J!-O @!-?!-~GC#Ei"}!!|XB O~> _A-C ?&D"2A+?!D"CA??+??T=@.?!D"?@0"N"N"N"N"N??Q/ ?0??O!_A5O:a^A/G 5A1O&U/ ?1O"R/ ?+Q/!?.O!_A+?5W/"?/z " @|-?0?+O:a^A+?/E"2K"2?+?|-z-" ."-?./!-O @!.!-?-?&J":?-?#E" K# ?-?#D"*J"*?-?!E"%K".?-?%O ?%O,T=O.aOy}Js ^J"6?-OD^?.O%OL2};!?-D"F@!?-D"DO!R/!?-O J"C?-?-D"IJ"??-?!J">?-O>^?.2~B!?-D"C@!?-?.%i?!?.^?-D"??!OLa^@!?0@&#N?-OD^?-?&2*?!?-E"|DK"I?!?-z "|8z-"??!?-z "Lz-"2?!?-z "Dz-" ?!OL^@!?&O:^@&?.O!_A./ -&?!-J"C?-OD^@B?%@+?0@#??@%O @!B O~>"_A*C ?-O>^A=D"*A>OLa@1?=D"%@9"N?-D"6G ,O"R%N?9@!#N?1A&%N?&OL_@1?*O?^?!2^?!OL^@!?*G ?O(R/!--OiO ?&=@8.!-?-D".@&?*?-D"2A0J"~I!?*?&J"x!?*O J"w!?*Pjjjjs K"v!?*?-D"*J"~B!?*?-E" K"~:!"N?>Q/ "N#N?*OI^?!?9^A.2^?*G IO(S%N?*Op"^?*Ov!^?.OD^D" 2|2?*D"}H"A//"-?1?!OL^A!S/ -.!-Oxls ?&?*D"}E"?/O%f^O2_D" A/O.a^?/?0W=D"*O%g@8?1OL_?!R/ ?.O~> ^@,?1?!_OL_OL|R@!#N?*OD^?,OD_2^"N?*G DO(R/ ?*Op"^?*Ov!^?,D" 2|2?*D"}H"A.Q/ ?8Oxls ?&?*D"}E"?.O%f^O2_D" A.O.a^?.?0W=D"*O%gA.?.?8T=@8-?,OL^@,?!O!_A!/ --?*D"v!A!Q/ ?*D"~3!?!O%f2q!-?>OLa@0?#?%O:a^@/?#@!?>A&@,#N"N?,%N?,O!_?/?!_O:|RW/!?,O:a?!^@!-?!?/R/ #N"N"N?!O*^D" ?8W/ ?!O5^G  A.O3U/ O!?.fOj}"/c/!-?!O:^A!?/S/!."--?*Ov!^?-?!2*?*G l"O#R/ ?=D" ?&R%N?=O!2~B!?=D"%@9-?!O:^@!?=?&O!^A.J"*?9?&OLa^A&?*E"j"K"I?&?*z "~M!z-"??&?*z "~>!z-"2?&?*z "v!z-" ?0OL^@0O @,?.@&.!--?*?+J"~,!?*?%J"~(!?*?#J"~#!?*?-E" K"}H!?*?-E"*K"}P!?*?-D"2J"}W!?*?-D":J"s!?*O|.^O~I}(s O~I y,  O @!?*O J"}E!?*Pjjjjs K"}>!?*O}>!^@|#?*O}H!^@|%?=D"%A#@1"N"N#N?!?0R/!?1G |-@.?!OL^@!?1OL^@1?.O&U/ ?.O"R/ -?B?|#D"*J"*?B?|#E" K" .!-O @1?*O J"}2"?*Pjjjjs K"}+"?*O J"}>"?*Pjjjjj!K"}6"?*O J"}H"?*Pjjjjs K"p"?*?-D"2J"s"?*?-z " z-"}L""N?&Q%NO%@|&.!-O*@.O%@|&O @8?#@!O @,#N?*O:^?!2^?*G :A/O(S%N?*G ;@%O @5"iO ?*D"~,!O)_O#T/ <?*Ov!^?*Op"^?!OD^D" 2|2O ?*D"w!A+Q/ <?*D"~3!?+O%f^A+O._D" @5?+O2_D" -@9"}!?/O&R%N?!O(^|+  Pj"k.!-?!O%^|+  -@|+?*D"}6"?1R%N?*O}6"^2v!?*D"}:"@.-?.?1O%f^A+?8J"*?+?|+?9}IP?mkK# ?*?1O!^A1J"}>"?*D"}+"?8R%N?*O}+"^2~-!-?*D"o"A|&?8O%f^A+?%M /?+?/M .?+?5J"*?+?9J"%?+?,J" ?*?8O!^A8J"}2"-?!OL^@!?,O!^@,?0OL_A0/ -?8Q/ ?*D"}:"@!?*O J"w!?*Pjjjjj!K"v!?!?1?*Ov!^2F<?*D"v!A+%N?*D"~3!?+O%f2q!-?1Q/ O%?#?&?>T=@|(?!?1O%f^@E?!O2^@|)O @9#N?%@+?0@/?.@5?9O!_@,?|)?9O%f^@0#N?,O"^@9?!O*^D" @#?!E# @|+"i?,?1T%NO!?0O?_E# ?|+|=/!<-?1?9U%N?0E# @|,-?1?9U?|+?|,|=c-@6"N"N?#?8W/ ?&?>T/ ?>?|&?#O%f^A4D" A#U/!-?,O!^@,?0O2^@0?!O2^A!?ES/!.#--?|(?#OLa^A:G %@.?:G (@2?:D"C@#?:D"?@,?4D"*@%?*D"}E!@0"N"i"N"N"N"N"N"N"N"N"N"N"N"N"N"N?4G .O!_0&!(&") -?*O|.^?%2~7!O{!@;O~& @<?6/-O @7O{!./-?4G /@,?*O|.^?%2~7!Oxls ?*D"}T!?%O!^A#O.a^?#?*D"}W!W=A#D"*O)cA+/!O~& @<O{!@;.+-?*O"M v!?*?2M ~0!?*O|.^?,?#?*Ov!^2~&!O!@7O{!@;O~* @<?:G *O~! R/!?2.--O!@7O{!@;O~& @<?+O#S/+?#D"%@+?#D" @/?*D"}H!@2?*D"}L!@4O @3?*O J"w!?*O ?+?+O S_A#?/O!^A5_?#?5T?#?4UdA#=J"~3!?*O!?2?5^?#=J"v!#N"N?*?*Ov!^2|V?*G  Q/ ?*G !A#O?_O{!cO~= W/-?3O{!c?#@3/!?#O?S/!.---O{!?3O{!cO?R/,<O~( O~& ?+?/_O"UA#=@<?,Oi?#=@;.)-?2?6/+<?.O ?.O{!cA#O~/ T=A+O{!cO.aA/G ~K}CNA5O ?+O-_O{!cO~# T=O{!cO|2aA+G }E}LNO!S/#?#?+O~Q}Ks ^A,G |0S/#?2?/O~B}Cs ^G -A#O%U/+<?2?#O,aOp}8s ^A#?*D"s!A/G G^G *A+O ?+O+TA+=A3Q/+<?#O!?+=@+O @#"N#N?#?+^G  ?2R/!?3?#O!^A#S/ -?2.,-?*O J"|8?*O J"|2?4D"%@+?*O M ~Y!?*O |1!y!?*O!M ~U!?*P%K#~M!?*?/J"x!?*?|%D"2J"~>!?*?|%z " z-#v!?*?*D"~,!A/O ?/O,T=O.aOy}Js ^J"~B!?*?*O|.^J"~I!?*O |1!~."?*O!J"~#"?*?#J"~("?*?,?#O)cO!f^H!A|1!~,"?*Oxls ?*D"~:!?+O.a^?+?*D"~>!W=A#E" K#v"?*?#D"*J"w"?*Ov!^?5?+?*Ov"^?*O~#"^24?*D"|2A+Q/#?*D"LA#?+O:a^@@?*D"~#!A/?*D"~(!A5O:a^@4#N?#@+?/@,?5%N?#D".@3O @,?5O!S%N?5@##N?#O!gA6?,^A| ?,?/?| O:a^D".?3T=@,?#?6_A#O!U/ --?/?,?/?,O:a^D".?3T^O:a^@,-?2?,?4R/,<?+O:^@#?+D"*@| ?+G 2@6?+G 3@3?+D".@A?+G 5@C#N?2?A?,O.^D" S/-<"N?,O5^G  ?CS/ ?,O2^G  ?6S/ ?,O*^D" ?| S/ ?,O3^G  @+"N"N"N"N"N"N"N"N?60.( !")#)))%)&)-?+?3S/).(-?+?3S/(.&-?+?3S/&.%-?+?3RAD?+O/UA|!c?+O0T?3O/U=O!S/%?|!?DdQ/%.#-?+?3S/#."-?+?3R/!."-?+?3S/!-?#?@R/(."-?,O:^A,?4S/ --?2.+-?*O|.^?%2~7!O!@7O{!@;O~& @<.)-?6Q/".#-?6/"?*O|.^A6?4D"%?22G/"?*?2M ~0!O!@7?*O!O"?*D"~,!O)_O#T=M v!?6?,?#?*Ov!^2~&!O{!@;O~+ @<?2.(-O @7?2.&-?4G /@6?*O2^?*O|.^?%2V?*D"6@D?*D"2@@?*O*^?|%?%O!^AF2}L!?4D"%A#?*D"}W!A2W/ ?#O!^A,?*D"}T!A| ?#O.a^D"*A#O%gO ?#O)cO%R=A7W/ ?*D".?.O ?.O{!cO~/ T=O{!cO.aG ~J}CNAAO ?AO|4T=O;aG ~K}8N^@G?6O ?6O|4T=O{!cO;aO~5}8s ^@4#N"NOxls ?| ?,O!^A#O.a^A|"?#?2W=D"*A|!O)cO&R%N?4?|%Oxls ?| ?,O.a^?,?2W=2|9/!-?|!O%gA,?7T/!."--O @7O @|!?#?2T%N?|"D"*A#O%gO ?#O)cO&R=@|!-?,O"^@#O @4#N?*D"}T!@|*?*D"}W!@H"N"N"N#N?#A,?|!W/!Oxls ?|*?#O.aA#^?,?HW=A|"D"*AIO)cO%S/&Oxls ?#?| ^?,?2W=D"*O%g@#?|"D" @|"?*O|.^?,?A2G/ -?|"?@V?7dQ/!."-?7Q%N?*O M v!?*O|.^?@?D?*Ov!^2~&!-O~) O~& ?4=@<?6Oi?4=@;.&-?*O M v!?*O|.^?@?D?*Ov!^2~&!O!@7-?*?FJ"~3!?*?AM ~0!?*O#M v!?*?,O!^?IO%gSM ~1!?*O|.^?|"O!^A,?,?*Ov!^2~&!?4?G^A4Ojjs V/ --O"@7?*D"}E!?0W%N?*?0J"}E!-?+@%?/@0?5@..%-?6/ O @7O{!."-O!@7-O{!-@C?*D"}E!?0_@3-?:?7M >?:?<M =?:?;M <?:?CM ;?:?.M :?:?3J"6?:?0J"2?:?%J".?!O2^A!?ES/ --?B?|#D"*J"*?B?|#E" K" ?*D"p"A!%N?*D"}E"?!O%f2q!-?*D"}6"A!%N?*D"}:"?!O%f2q!-?*D"}+"A!%N?|&?!O%f2q!-?=D"*@&-?*O|.^2~>!?&?>W%N?=?>J"*-?*O~>"^C ?-?-D"?A#?-D"C?-D"FA%?-D"I?(?)2| @!?-D"DA&%N?%?&O%f2q!-?-D">A%Q/ ?#?%OLa2q!-? ?!J" ? ?!??TM &? ?"G *M %?-O~> ^C 1-?-D"I -}J%!*iB O?_A)C Okos @(? D"6A*D".A+D".?#U%N?+D"*?#O:a^@(-?)O.^? D">A+?%?&2|7"i?)D".Q%NO @(O .!-?)D":@.?)D">@/?)?)O.^O"?(?*D"62c?(G 6A(O ?(O~/ T=O.aG ~I}CN@*?)D" @("i"N"N"N"N"N"N"N"N"N"N"N"N"N"N"NOxls ?.O:^?/O"V=D"*O)cO"_0%# !"%-O!@-.#-?*0,,####&#.*,#-?*0,+""""%"(*+"-O!@,-?*0,)!!!!#!%&*!-?(O!R@(O .,-?(O!RA(?-/*<O .+-?(O!R@(O .*-?(O!RA(?,/(<O .)-?(O!R@(O .(-?(O!R@(O .&-?(O!R.#-?(O!R."-?(O!R@(O ."-?(O!R-@(O!-@*?+D"}6"@-?+Oo"^?&2~?!?+D"}6"@,"N?&QA./ ?./ ?+D"}2"?,^?%?&y,  -?"O M T?"?*M |8?"?(M S?"O#|1 Q?"?-J":?"O!J"6?+?&?,^A%J"}6"?"?%J">?"G |0Q%N?"OiJ"|.-? O"?!?#2}1!?)O?^C -~-#!(i?#Q%NO 1-? O.^@*? D".@("N"N"N"N?!? D"2A)W/ ?!?(^G  A%O?U%N?!@&."-?!O!^A&?)W/ ?%O?S/ ?&?(^G  A%O?U/!-?)?*?!2}5!A&V%NO @%."-?&?(^G  @%-?%O~; R/!-"N? ?&?%?"O ?"O{!cO~/ T=O{!cO.aO~B}Cs ^A)?#O!_A+27A!Q/ #N? D".@%"N"N?!? D"2A(W/ ?!?%^G  A&O?U%N?!@"."-?!O!^A"?(W/ ?&O?S/ ?"?%^G  A&O?U/!-?*?!2}5!A"?(W/"?"?%^G  @&-?&O{!cA!OFS%N?!O~; S/"?"O!^1-"N"N?"O!^A#?(W/ ?#?%^G  A!O?U%N?#@"."-?"O"^A"?(W/ ?!O?S/ ?"?%^G  A!O?U/!-O @!?*?#2}5!A"?(W/ ?"?%^G  @!-? ?"?!?)?+27A!/ --O 1-?&O!^-~6#"%}!(i"N?#D"%A+?%T/ ?+?%_O*T/ ?#D" ?%^E  @)-"N?!O{!cA,O%V%NO @!?"?,O,aOp}8s ^A"^G *A,O ?,O+TA,=A-Q/!?"O!?,=@,?+?%O2^A!T?+?!_O*Td@.?+?%O*^A"T?+?"_O*Td@+?!?#D" A!^@/?!?"^@0O @%#N?%?,^G  A!O ?!O|4T=A!O;aA#G ~K}8NO!^@"?#E ~5}8N@&"NP!?!}ImA(P}0t}/x~"~Wj}5D}%|<%N?&?)|>/!P @&?+Q%N?0E  @&-O!@!?"O*R/%?#O~5}8s ^A#E *@*"N?(P~C}Y~K}&}Wj~Sx8}%|<%N?"O2S/!?&?*|>/#.(-?&?*lOj!?"O#f_}Im|</&."-P @(?.Q%N?/E  @(-?&?*|>/!Os!?"O#f_A"O|5U/!?#E 2?(l?"}ImP |>/!.%-?&?)lOs ?"O#f_}ImP |>/ O!@!.#-?-?%O!^A%S/ --O @!-? ?%J"%? ?!J" -~T#!%iB O2_A#C "N"N"N"N? G  O!_0# !"#-?"? G !A O ? O|4T=O;aA%G ~K}8NA 2~?!?"D"*@!? %N?"D"%?!^?%O~5}8s ^? y,  -?"? ?!^J"*."-? G !@ ?"D"*A!?"D" R%N?"2}R!-?"D"%?!^OAM  ?"?!O!^J"*?"? O ? O|4T=O{!cO;aA%G ~K}8NA 2~?!?"D"*@!? %N?"D"%?!^?%O~5}8s ^? y,  -?"? ?!^A J"*?"D" ? R%N?"2}R!-?"D"%? ^OAM  ?"? O!^J"*.!-? G "? D"%@&? G !@ ?#O"M *?#? M +?#O*^?!?"2|0?"D"*A ?"D" R%N?"2}R!-?"D"%? ^OMM  ?"? O!^J"*?#?!?&2}L!?#D" @&?"?#D"%A 2~?!?"D"*@!"N? QA(/ ?(/ ?"D"%?!^?&? y,  -?"? ?!^A J"*O!cQ/ ?"D" ? R%N?"2}R!-?"D"%? ^OFM  ?"? O!^J"*-?#O2^C -}V#")i#}!"N?!G MA)O ?)?!G |0A(^Ov TA*=A!Q/ ?!O.a@)?"D"%A!?#O2^A&T?!?&_O*Td@+?!?#O*^A#T?!?#_O*Td@,?(O.aO~B}Cs ^O!?*=O+^@!?"D" A"?&^@*?"?#^@-O @"#N?!G  A#O ?#O|4T=A&O;aA(G ~K}8NO!^@#?(E ~5}8N@."NP!?&}ImA/P}0t}/x~"~Wj}5D}%|<%N?%?.|>/!P @.?,Q%N?-E  @.-O!@&?#O*R/#?(O~5}8s ^A(E *@0"N?/P~C}Y~K}&}Wj~Sx8}%|<%N?#O2S/!?.?0|>/#.&-?.?0lOj!?#O#f_}Im|</%."-P @/?+Q%N?*E  @/-?.?0|>/!Os!?#O#f_A#O|5U/!?(E 2?/l?#}ImP |>/!.#-?%?.lOs ?#O#f_}ImP |>/ O!@&."-?!O.^@!?"O!^@"?)O._A)/ -O @&-? ?"J"%? ?&J" -}I#",i"}!B OI_A"C ? D"6@%?!D".@)?!D"6@#?!D"2@*? D".@&?"? D"2A-J"2?"?&J".?"? D"*J"*?"? E" K# ?!D" @+?!D"%@(?!D"*@,?"Oxls ?)?#O.a^?#?*W=A D"*A#J"F?"? E" A.K"C?"Oxls ?&?%O.a^?%?-W=A D"*A%J"??"? E" A/K#:?.}D@!?.P?n}D@ "i?%O)cO#R?#O)cO#RcQ%NO O ?/P?n}DA#?/}DA&_?#?&T?#O ?"D"*A#?#?"D"%UA#=UdA)=A*O ? ?!_? ?!T? O ?,?(?,TA =UdA(=S/!<O!O!?"D" ?#=?&^?)=O!O!?+? =?!^?(=?*2~%!Q.!-?"?"O:^O!?+?!O!^A!^? ? O S_A ?!T? ?(UdA%=O ? ?!_?%=?#O*cO#g2|=-?"OI^C -}M#!.i"N"N"N?!D"*A#Q%N?!D">@&.!-?!D"%?#O%f^O2_@(?!D":@)?!D">@&#N"N?(D" A%?"W/ ?"Oxls ?)?%O.a^?%?&W=D"*O%gW/ ?#@&.#-?!?#O!_A#J"*?(O2_@(?#/ --O @#?"Q%NO @%."-O @%?"?&W/!?!O 2}K!?!D"*A&Q/!-?#@%#N?!D"%?&O%f^A*O%_"i?*O._A-D" A)?"V%N?)@(?*O*_D" .!-?*O2_D" O!^@(O -O!_@#G  O!e@.?!D":@/?!D">@0#N?#O!^@#Oxls ?/?(A+?.^A,O.a^?,?0W=D"*O%gA(?"V/ -?-?+J" ?*O*_?#J" ?)?+S%N?&O!_A#?%?#?%T=@%-?"?,V%N?&@#."-?!?,2}K!?!D"*A&/ -O @#-? ?#J"*? ?%J" ? ?!D"%J"%-~I#!%iO!@#?!D"NA%D"*A!?%D"%V%N?%D" @#?!@&-O!?#?"D" A!^?"D"%A#?!T?#?&UdA(=@&O ?#?!_?(=@#"N"N"N"N"N"N"N"N"N"N?"G 2A(%NO @!?(O&S/,?"G 3O/U/,?#%N?%D":G IQ/"?&G  A!OI_O{!cO,T/%?!O@_O{!cO1T/&?!OM_0Q&&&&&&&((((((((((((((((((((((((((&&&&&&((((((((((((((((((((((((((&&&&(-? O(M !.+-?%D":G I/!-? ?#J"*? ?&J"%? O#M  1-?%D"6G ,O"S/#? O#M !.(-? O)M !.&-? ?!M !? O"M  1-?!O?T/!?!O{ R/!?!O~=!cOt _O{!cO<W/"? O+M !.#-Oxls @!? Pj}#n}6s}>t!?"D"*A"?%D"2T%i?%D".?"O.a^&Oxls -|/"*P#mn|2 !."-? O*M !.!-? O,M !-O!@!-? ?!M  -}5#!+iB OI_A&C ? D"*@(? D"%@)?&O J"2?&Pjjjjj!K"*?)?(?&O*^2F<?&D"*A*%N?&D".?*O%f2q!-?&?"M C?&Pjjjj2K">?&P K"6?&?!D"*J"2?&?!E" K#*?(%N?)?(O%f^@*?%D"*A(O"_@+?#D"%O!_@,?%D"%@%?#D"*@-?#D" @.#N?)D"*@!?&O*^?)D" 2|)?&D":@""N?(?!O!gA#V/ ?%?#O"f^A/Q/ ?/?"?.^J" -"N?!O!cQ/ ?&?"?&D">_O!?-?&D"?A!O!S=^J"F?&?!?,^J"D?(?#O"^A!V/ ?%?!O"f^@"O!O"?!?+U=@#?&OD^@!#N?"Q/!?"?!D" J" ?"O%^@"?!O%^@!?#O!_A#/ --?)O2^A)?*S/ --? 2~F!?&OI^C -}K#!-iB O2_A&C ? D">A!O}>!^@%? D"?@)"N? G CQ%N?!O J"w!?!D"p"A"O"T/!?!D"}>"@(?"O2V%N? ?(?"2X/"-?%? ?(?"2R.!-?!O J"~B!?!O J"w!?!O J"}P!?!O J"}E!?!D"p"A"%N?"O"f@(?!D"}>"@"O ? D"*A#?#? D"%UA#=@*O!? D" ?#=@+? D".@,? D"2@-#N?&O%^?+?*Oxls ?,?"D" A O.a^? ?-W=A#D" ?#D"%26"N?&D"%A#OjjjjhR%N?%? O!O 2}<!.!-?%? ?&D"*A ?&D".2}<!?#Q/ ? ?#2q!-?"O%^@"?(O%_A(/ --?%O!O 2--?!D"~3!@%?)O|2^?!D"w!A 2~A!?)D"|7@!"N? Q/ ? O"fA"Q/ ?)D"N?!O"f^?%?"y,  -?)? ?!^J"|7?&O2^C -z"!)iB O?_A#C O!@%Owrs Owrs G  A!O!?!=M  ?!%N#NOwrs G  A!/ Owrs ?!O!?!=M  ?!/ --?#O!O!Oyus D" O?^? Oj~&s D" A!O?_A"O ?!?"W=UA"=?!O?T=O ? ?"=2|G?#D"%@""N?#D"*A&Q%NO!@!O @ .!-O!@!?"D" A %N?"D"%@)? @!-?&O!R%NO @ .!-O @ "i?"D"*A%Q%NO!@%O .!-?"D".-@(?&O#T/ ?"D"6@&?"D"2@ -?#O.^?%?(? ?&25"iOi?#D".A Q/ <Oi?!?)? ?#D"22iA Q/ <Oi? O}+}5s _O~N~?~"}&#aA O"g? O:W=-?#D" A %N?"? O#f2q!-Owrs O M  ?#O?^C -~W""%}!(i?!D" @)"N?!D"%A!?"T/ ?!?"_O*T/ ?"?)^E  @%-?!?"O2^A*T?!?*_O*Td@+?!?"O*^A"T?!?"_O*Td@,?)?*^@-?"?)^@.O @)O~Oe@!"i#N?!Oy}Cs ^G  A*O!^@"?!O~B}Cs ^E  @#"N"N?*O)W%N?#?%|>/"P @#?,Q%N?.E  @#-?"O*R/!?!O~I}Cs ^E  @&?*O1W%N?"O2R%N?#?&|>/%.#-P @(?+Q%N?-E  @(-?#?&|>/#Os!?"O#f_A"O|5U/#?!O~Q}Cs ^E  ?(l?"}Im|</".#-?#?&lOj!?"O#f_}ImP |>/".!-?#?%lOs ?"O#f_}ImP |>/!-O!."-?)O!^@)?!O;^A!/ -O -@!? ?)M !? ?!M  -k#!(i?"D"*A%?"D" R%N?"2}R!-?"D"%?%^OAM  ?"?%O!^A#J"*? ?!O#f^@&O @!#N"N"N"N"N?!Q/ ?!?(R/ ?!@%.!-#N? ?&R/"? O%^? O*^@ D" A!Q/ -? O*_D" A%?!^@(-?%O!^@!?%G  A%O?T/!?%OAS?%O~: ScQ%N?"D" ?#R%N?"2}R!-?"D"%?#^O~: M  ?"?#O!^A#J"*-?"D" ?#R%N?"2}R!-?"D"%?#^?%M  ?"?#O!^A#J"*."-?"D" ?#R%N?"2}R!-?"D"%?#^OAM  ?"?#O!^J"*1-?"O(2~?!?"D"*A)?"D"%^A#?%OId?%O1cA*O~6 ^?*O,T=M &?#?%O%gOIdM %?#O~:~Gt}"#J  ?"?)O(^A#J"*. - -~K"""}!&iB O2_A%Oj"|1!.?%O.^@(O @%?!O,S@)#N"N"N?)Q%NOl},s O~X}+s ?%?(^G  A*=A&E  A"PLm?"Pj~Y#}%PDmk?"Pjjy)}%P:m?"Pjjj~U1}%P*mkk?"P*nPjjj~U1}%?"P:nPjjy)}%k?"PDnPj~Y#}%?"PLnkkkA#? E  A"PLm?"Pj~Y#}%PDmk?"Pjjy)}%P:m?"Pjjj~U1}%P*mkk?"P*nPjjj~U1}%?"P:nPjjy)}%k?"PDnPj~Y#}%?"PLnkkkA"|>/!O @!?&O*^H  A&O*f?&O*gd}IP{{#}%A#? O*^H  A&O*f?&O*gd}IP{{#}%A"|>/!."-?%O!@%Q/"O"1-OiO!?"?#|B=@!-?!Q?%dO!@%O!cQ/ -O"?*?!=-}3#!(iB O?_A(C ?!O J"*?!D" Q%N?!2}R!-?!D"%O~X M  ?!O!J"*?!?#2~?!?!D"*@%"N?#QA&/ ?&/ ?!D"%?%^?"?#y,  -?!?#?%^A"J"*?!D" ?"R%N?!2}R!-?!D"%?"^Oz M  ?!?"O!^A#J"*?!?"O@^A%2}I!?!D"%@&?!D"*@)?(?#J">?(O ?%?%?)UA%=A)J":?(O!?&?%=A*J"6?(?!O.^?(O6^O ?#Oi2%"N"N"NOxls ?!D"2A%O:^?!D"6A&O"V=A+D"*?%Oxls ?&=D"*eO1U/ ?!G CO4S/ Oxls ?%O.^?&O!V=A!D" O!S/ ?!D"*O)cO(S/ ?+D"%?"R/!-? O J" .!-? ?&J"2? ?%J".? ?#J"*? ?)J"%? ?*J" -?(O?^C -~Q""+i!}!B OI_A%C "N?!?"O)cO~, a^A!D" O!S/ ?!G |9O"S/ ?!D".Q/ Oxls ? D".A(?!D"%A)O!^A#O.a^?#? D"2A*W=A&D" @#Oxls ?(?!D"2A!O.a^?!?*W=E" @.?%?&D"%A!J"6?%?.K".?%?#J"*?%?!J"%?%?#J" O!? D" ? D"*A!? D"%UA#=@+O ?!?#=@,O @##N?%O:^?#^A-O%^O ?#?%^A&O%^D" A!?&D" A&_?!?&T?!?,UdA!=J" ?-O!?&?+^?!=J" ?#O*^A#O:S/ -O!@#? D"6?"?%D"??%D"C?%D"D?%D"F2o!Q/ Oxls ?(?)O.a^?)?*W=G *O*cO#g@#-?%OI^C ?#-~K"!,iB O2_A(C ? O J"|7? O J"L? O J"6? O J"*"N?#Q%N?!D" @#?!D"%@).!-?#O"f@+? O.^@-?!D"%@)?!D" @#?!D".@.?!D"2@/#NOxls ?.?"D" A*O.a^?*?/W=A%D"%@&?%D" @,"N?%G *O*cQ%N? D"6A%? D".R%N?-2~-!-? ?%O!^J"6? D"2?%O%f^A%O M .?%?&O!_J"*?%?,O!^J"%?%?*J" .!-?(O J".?(O ?&?&O S_A&?,O!^A%_?%?&U?&?)UdA&=J"*?(O!?#?%^?&=J"%? ?*?(O%^2}X!-?"O%^@"?+O%_A+/ --? O!?#?!D"*A ?)UA!=O ? ?!=2-?(O2^C -z"!"iB O?_A%C "N"N?#G .Q%N?%Oxls ?"D".?#D"%A#O.a^?#?"D"2W=A#E" K#2?%?#D"*A#J":"N?#O*c/ ?%O*^?"?%D"2O!^2O?%G *Q/ ?%G +@#?!O!2~A!?!?!D"*A"O!^J"*?!D"%?"O"f^?#O{!cOjjjj%dJ" ."-?!D"6@#?"?%O2^?!O.^2} O!?#?!D"2^?!D"6A"?#T=?"?#_A&O ?"?&W=2|X@"?!O!2~A!?!?!D"*A&O!^J"*?!D"%?&O"f^?"OjjjjhdJ" ?#?!D"2^O ?!D"6A"?#W=@!?"?#_@#."-?#D"*@#?!O!2~A!?!?!D"*A"O!^J"*?!D"%?"O"f^?#J" -O @!-? ?#J"%? ?!J" ?%O?^C -~E"!*iB ON^A(C "NOxls ?!D".A,?"O.a^A*?"?!D"2A+W=D"*O)cO%R%N#N?&?(^O J" ?&O*^A&Os S/ -"N?"?+W/ ?"O!^A)?*D"*A"O%gO ?"O)cO%R=A*W/ ?#?%O#f^@%#NOxls ?,?)O.a^A"?)?+W=@-Oxls ?"O.^?)O!^A.?+W=D"*O%g@)?(@"?#@&"N"N#N?!?-?&D" ?&O%^D" 2_Q%N?"O*^@"?&O*^A&?%S/!."--?"O%^?.J" ?"D" ?"O!J" Q/!-? O"J" .%-?)?*T/ --? ?(z "Iz-"I? ?(z "?z-"?? ?(z "2z-"2? ?(z " z-" .!-? O"J" -?(ON_C -~D"!+iB O?_A%C ?"%N?"O%f@(?!O.^@"? D"%@*? D" @+? D".@,? D"2@-#N"N"N?"G  Q%NO!?+Oxls ?,?"O*_D" A O.a^? ?-W=A!D" O!^A ^?!D"%A&?&O S_A&? T?&?*UdA.=@)O ?&? _?.=@ ?!G *O*c/!?)? ?#2U."-?#O"2~?!?#D"*A ?#D"%^O}K~3 |1  ?#? O"^J"*.!-? Os V%N?%O J">?%? J":?%?)J"6?%O*^?%O6^2}"!?%D".A ?%D"2?#2U?%D"*A!Q/!? ?!2q!.!-?#O"2~?!?#D"*A ?#D"%^O}K~3 |1  ?#? O"^J"*-?"O2^@"?(O2_A(/ --?%O?^C -~+""#}!%i"N"i?"G *O*cQ%N?!D" @)"N?!D"%A!?"D" A(O!^A"T/ ?!?"_O*T/ ?"?)^E  @#-? G :A*O!^@"? E  @%?*O)W%NO ?#?%|>/"<P @#"N?!?(O+^A+T/ ?!?+_O*T/ ?)?+^E  @#-O!?"O*R/"<? E *@%?*O1T/#?"O2R%N?#?%|=1-"N?!?(O3^A(T/ ?!?(_O*T/ ?(?)^E  @&-O ?#?%|>/"<Os!?"O#f_A!Os T? E 2?&l?!}Im|<c1-?#?%lOs ?"O#f_}Im|<1-?!?"? O!? G :A O;TA!=? O ?!=2_-1-?#?%lOj!?"O#f_}Im|<-~C"!#i?"D"*A%?"D" R%N?"2}R!-?"D"%?%^OHM  ?"?%O!^A#J"*"N?!Os V%NO @%#N?!?%R/"? ?%^G  A&O~Y S%N?%O!^@%?&OHS/!--#N"i? G  A%OHS%N?%O~Y S%N?"D" ?#R%N?"2}R!-?"D"%?#^?%M  ?#O!^."-?"O"2~?!?"D"*A#?"D"%^O~Y~> |1  ?#O"^.!-?"O"2~?!?"D"*A#?"D"%^O~Y~@ |1  ?#O"^-@#? O!^@ ?"?#J"*?!O!_A!/ -1-?"D" ?#R%N?"2}R!-?"D"%?#^O|(M  ?"?%O"^J"*1-?"?!2~?!?"D"*@#"N?!QA%/ ?%/ ?"D"%?#^? ?!y,  -?"?!?#^J"*-}G"!#i"N"N"N?"0""! -?"@(#N?&?(O!gA)?&^A&?!?&O%f^D" ?#U=@&?(?)_A(O!U/ --"N?&?!?&O%f^D" ?#V^A(Q/ ?!?(O%f^A(O._D" A&?#V%N?(O%_D" ?#?&_^@#.!-?(O*_D" @#-O @&?"O!S%N#N?"O!gA(?&^A)?&?!?)O%f^D" ?%T=@&?"?(_A"O!U/ --?&?!?&O%f^D" ?%T^A"Q/ ?!?"O%f^A"O%_D" @!?"O._D" A"?%W%N?!@%.!-?%?"_?!^@%-? ?#J" ? ?#?%?#?%U=J"%-})#!(iOxls ?!D"k!?"O.a^A%O.^?!D"n!A*?"O!^V=D"%@#O!?!D"h?!D"j!A)?!D"|YUA!=@(O ?)?!=@&"N"N"NOxls ?%?"?*W=D" A%%N?%A"O!_?&W/!?(O!_@!#N"N?!?"^G  O+_0C  ## ################## ###########%#-?"O!_A"/ --O @"-?#?&W/!?#@!#N"N"N?!?(^G  O+_0C  %% %%%%%%%%%%%%%%%%%% %%%%%%%%%%%!%-?&?!O!^A!S/!.#--?&?!O!^A#V%N?%@"."-#N?#?(^G  O+_A!O9U%N?%@".#-O!?!fO}1jj%cQ%N?%@".#-?#O!^A#?&T/ -?)@#?%@".!-?"O!_@"-? ?#J"%? ?"J" -~E"""i!}!B Ov _A(C ?(OL^A)?!?"?#2|7"N?(D"L%N?(?(D"NA#J"??(?(E"LA*K#:?(D"|7@!?(D"|8@"?(?#J"N?(?*K#L?(?"J"|8?(?!J"|7?(O2^?)O"?%?&2}P!"N"N"N?(D"2O!c%NOxls ?!?(D"6A#O.a^?"?#V=D"*O)cO#S/!?(?(D"?J"I?(?(E#:K#D."-? O J" .%-?(?(D"?J"N?(?(E#:K#L?(?"J"|8?(?!J"|7?(O*^?(OL^O"?%?&2c?(?(E#:K#D?(?(D"?J"I?(D"*O!S/!-? ?(D"IJ"*? ?(E#DK" ? ?#J"6? ?"J"2? ?!J".."-? O J" .!-? O J" -?(Ov ^C -~."!(i?#D"*@&"i?#D".A,?"G /A)V%N?&Okos ?,=@&"N?#G HA(O6S%NO{!@)?(?"G 0R/!-O{!@)?!O{!cO.aG l}KN@!?&G 2@(?&G 7@+O{!."-?&G 2@(?&G 7@+?#G |*@!O{!.!-?&?)O:a^A*G 6A)O ?)O~/ T=O.aA(O~C}Cs ^?!O{!cO.aOl}Ks ^?(G ~B}CN=G  @!?*G 2@(?*G 7@+O{!?,?*G 8A*V/ <?&?*O:a^G 6-@&?#G |,@#"N?"G 0O|!cO2S%N?#O{!cQ/!?%O!e@#-? ?&M &? ?)M %? ?!M #? ?(M !? ?+M "? ?#O!cM  1- -u"!&iB O2_A#C "N"N"N?!?"R/ ?!O!^@%?!G  A&O~Y R%N?"?%R/!OHO~Y ?!G !O|+R=@&?!O"^@%-?#O%^O*O!O!2};!?#D"*@!?#D"%O!R/"?#D".A(?&M  ?#O!J".?#?(J"*?#?!J"%"N?"?%R/ O!@!#N?%O!^@)?%G  A&O~Y S%i?)&?"?)R/"OHO~Y ?%G !O|+R=@&?%O"^-@%?#D"%?!R%N?#O%^O!2~?!?#D"*@(-?!?(^?&M  ?#?!O!^A!J".?"?%S/ --? ?#D".J"*? ?#E"%K" .!-? O J"*? Pjjjj2K" -?#O2^C 1-?#D". -}L"!"iB OI_A&C "N"N?%/ ?!D"*O*c/ O @%O ?!D"%A(?(O S_A(?!D" O!^A!_?!?(U?(? D"%UdA(=?#S/!O!? D" ?!^?(=?"?#2~%!Q@%.!-?&O J"??&O J"F?&?#J"D?&?"J"C?&O ?!D"%A"?"O S_A"?!D" O!^A!_?!?"U?"? D"%UdA"=J">?&O!? D" ?!^?"=J":#N"N?&O2^?&O:^2|V?&G 2Q/ ?&G 3?&?&OC^2|VO @%?&G  Q/"?&G !R/!."--?&O*^?&OC^2|V?&G *O!e@%-?&OI^C ?%O!c-}@"!%iO!@#"N?!?"U/ ?"? D"6A&D"FU/ ?&D"D?!^@#?"?!_@%-"N? D">G 2O)W%N?%%i?#O ?#?%O!_A"^G  O|5R=&O -@!?"?%?!=@"?!?#?!=@!#N?"QA @&? /"?"O!_@"?!G  ?!O!^@!O|%R/ -.!-?%%NO @"O @!#N?!?"?#^G  OFR^@!?%?"O!^A"S/ -O @&?!O!U/!-?#?%^@"#N?"?#RA&/!?#G  @%O|Y@!#N?!A O~O},s ^G  ?%RA(Q%N?!O!^@!? /!--?#O!^@#?(/ --?&-}2"!%iB O?_A&C ?!O ?!O{!cO1T=O{!cO|2aO~Q}Ks ^@)?%O!V%N?)?%O!f^H!"@*-?&PiK#:?&PiK#2?)G MA!O.aO ?!?)G |0A%^Ov TA!=A)%N?%O.aO~B}Cs ^O!?!=O+^@%O @!#N"N?*?!O1cgO!cQ/ ?(O2W/ ?&O2^?(^?%G  M  ?(O!^@(-?!O!^@!?%O.^@%?)O._A)/ --?&O*^?"?#?&O2^O!?(O3TA!=?(O ?!=28?&G *@!? ?&G +M !? ?!O!cM  ?&O?^C -}D,!6iB O?_A)C ?)Oxls ? D".?!O.a^?!? D"2W=A#E" K#2?)?#D"*A&J":?"O ?"O{!cO~/ T=O{!cO.aA(O~B}Cs ^@%?(G ~I}CN@("N"NO!?&O)cA*fO~E!c/ "N"N"N?*O#R%N?(O!_0(!%%%%"%-?(O)R/".#-?)D"6?)D"2_O"V/".#-?%G -@(? D":G G@*"i?&O*cQ%N?)?(?*O!c? ?)D"2O!^2L?)D" .!-?)O*^?(?*O!c? ?#2}/!?)D"*-O!R/""N?)O2^A#D"%?#D" _O"R%N? ?!?"?%2~0!.!-? O)O ?"?!2~:!-."-?%G -@(O @%B OI_A"C Oxls ? D".A0?!O.a^?!? D"2A-W=A#D"*@.?#D" @1?""i"N?(O ?(O1T=O{!cO|2aA&G }E}LNO!R?#D"%A2OiScQ%N?"O J":.!-?&O~Q}Ks ^@*"N?!O!^A#?.O%gA3T%N?*G |0O.aA&G ~J}CNA+O ?+O|4T=O;aO~5}8s ^@4?&O~B}Cs ^@5? D":@6O @&#NOxls ?0?#O.a^A7O.^?#O!^?-W=A/D"*@+?/D" @8"N?4? Oxls ?7?#?-W=2|9Q/ O @&?+O)cO#S/ ?6G G@%?5G -@#?+O*cQ%N?"O*^?#?%O!c? ?8O!^2L?"D".@%?"D"*@&.!-?"O2^?#?%O!c? ?/2}/!?"D"6@%?"D"2@&-?+O%gA#?3T/ -?&O!c/!-?"O J":?*H!|,."-?"?%J">?"O!J":?*?%O)cO!f^H!A@,-O -|1!A?"?,|1!??"?.J"F?"?2J"D?"?1J"C? ?(?!?"OC^?"O:^24?"OI^C .!-?%G *@#"N"N"N"N"N"N"N"N"N?)O2^A&D"*A(O)cO#_0& !#%*%-?#O!_O&T/!?#Q/%.(-?#O!_O*T/&.#-?&D"%A*?&D" A,_O"R%N? ?!?"?%2~0!.(-? D":G H@+"i?(O*cQ%N?#O!?,O!^A%? D" ^?*?*O S_A#?%T?#? D"%UdA&=O ?#?%_?&=?+O!c2..!-? D">A%O J"|P? ?&?%O~> ^2} ?#?%D"Z?%D"|P?+O!c2.-A%O{!cO:R/&? ?%O ?"?!2~:!.&-?#0,!#######"!#-?#/"-Oxls ? D".?!O.a^?!? D"2W=D"*A"O(cO%S/"? ?!?"O%g2|M."-? ?!?%G -2}B!?!O!^?(O%gS/!?&D"%OiR/!?%G &A%O#R/!? O+?%?"?!2~:!.!-Oxls ? D".?!O.a^?!? D"2W=D"*A#O(cO%R%N? ?!?#O%g2|M-?&D"%OiR/ ? O(?%G #?"?!2~:!--?)O?^C -}Q"!1iB O?_A&C "N?!?"W/ ?%D"2@1? D"2@*? D".@-#N?!O!^A+Oxls ?-?!O.a^?!?*W=A2D"*A O%gA(W/!? O)cO%R@3O @.?"@ #NOxls @,?+?3^A)?"V?"Oxls ?-?)O.a^A/?)?*W=D"*O%gA%Tc@0?%?(T@4O @(?)?*T%N?/D"%@(?/@,-?)? ?0=@ ?&?0M >?&?(J":?&?+J"6?&?!J"2?&?4J"*?&?5J"%?&?.J" ?&?%J".?#?&?13! ?,D"%@5O!@.?2D"*O%gA(?%A+U/ -? A!?"T/ --?&O?^C -}Q"!(i? D" A"?!G >A#?"G  cM  ?#%NOxls @"Oxls @#?!D"6A%? D"%A&D"2A(T%N?&D".?%O.a^@#-"N"N?(?!D"2A%U%i?&D".?%O.a^&Oxls -D"*O)cO%R%N"N?!D" %N?!D"%@#.!-?#D" @#?!D"*/"-?!O:^@"O!@%."-Oxls @!O%@)?(? D".D" A"U%N?&D".?"O.a^@!-?!O%^@"?!D" @#O~Qls @%.!-O!@%?!D".A!?(W/ ?&D".?!O.a^@"-?"D" @!? D"*A ?)J".? ?%J"*? ?!J"%? ?#J" --}W"!(i? D" A"?!G >A#?"G  cM  ?#O!c%N?!D"2@%Oxls @"Oxls @#?!D"6A&? D"%A(D"2A)T%N?(D".?&O.a^@#-"N?%?)T%i?(D".?%O.a^&Oxls -D"*O)cO%R%N?!D":@"O!@%O @&?!D" O!c%N?!D"%@#."-?#D" @#?!D"*O!cQ/!?)?!D".A!V%NO @"."-?(D".?!O.a^D" @".!-Oxls @!?)? D".D" A"U%N?(D".?"O.a^@!-?!D"%@"?!D" @#O~Qls @%O%@&-? D"*A ?&J".? ?%J"*? ?"J"%? ?#J" --~J"!%iB O2_A"C O~Qus O J" Oxus O J" O~>us O#2~A!Oxus Oxus D" A!O#^J" O~Bus D" ?!O"f^A!P K" ?!O J"*O~>us O"2~A!Oxus Oxus D" A!O"^J" O~Bus D" ?!O"f^P K" Oi@#O~Qus D" A%@!"N"N"N? G 6O!_0" !"-?"Oxls ? D".? D":A!O.a^?!? D"2W=A!E" K# ?"?!D"*J"*? ?"O~Ius 2} O~Qus D" @!O|4@#.!-O|5@#-O!O~Mus D" ?%^?!?%T=?!?%_A O ? ?!V=2|X@ O~>us O"2~A!Oxus Oxus D" A!O"^J" O~Bus D" ?!O"f^A!? J"%?!?#J" ?"O2^C -}("!(i"N"N"i"N"N"N?!?#T?!?#U_O{!c0"&! -?#O5^O|ScA"?!O5^O|ScA!R/%? ?"^A%? ?!^A!O%_G  O"c%i?!D".@"?!2~(!?!?"^&?!-2}A!.!-?!O5^O|ScA(?#O5^O|ScA)R/#? ?(^A&O%_G  O"cQ/"? ?)^A%?&?&D".A*^A+U/"?&2~(!O!?)?(?*^R/!<?%?+2}A!-O#-@!?%O%_?!J" ? 1-?"?#2@A"Q%NO 1-?!%N?"? ?!y,  -? ?!2q!?"@ -? -}7"!&i"N"N"N?"?"O#^O|YcA%R%N?#O*_@*O @%.!-?#?%?"_A%?#?%T=@%?#%N?!O{!c@(O!@)#N?"?&^G  ?(R/%?%?&O!^A&S/ --?%?#O*_A*U/!-?!O{!cO}"}#k*a@&#NOj}#k*?"?%^A)D" ?&eA(_?(dOj}#k*?)O%^D" ?&eA(_?(dcOj}"}#khcOj}"}#khS/!?%O*^A%?*V/ --?#?%S%N?!O{!c@&O!@)#N?&?"?%^G  R%N?%@&.#-?#?%O!^A%S/ --O @)-? ?&J"%? ?)J" -}>"!*iB O?_A#C ?#O J"2?#Pjjjjs K"*?"O%W%NO!@(O%@)#N?"O%_@"?!O%^@%?(O!_@*"N?!D  A!OiR%N?#D"*?*R%N?#O*^2~/!-?#D".A)?&^O J" ?%@!.!-?#O6^?%?!?"?!?"T=A!2EO ?#D":?#D"6=@+?#D">@,?"?!_@"?!?%^@!?#D"*?*R%N?#O*^2~/!?#D".@)-?&?)^A%?+J" ?%O%^?,J" -?&O*^@&?#?(J"2?(O!^@(?"O#U/ --? ?#D"2J"*? ?#E"*K" ?#O?^C -~/%"1i#}!?"Q%NO!1-?"O"f@)? D" @*? D"%@(? D".@+? D"2@,#N?4@5Oxls ?+?!?%^D" A#O.a^?#?,W=A#D"*@-?#D"%@."}!P ?(?#D" A&O!^A#T/ <P ?(?#_O*T/ <?#?*^E  -@4P!?4PiO)?.?&_O"_A#?#O)W=O#f}ImPil}%?#}IlP}3~Uq~W}5}S~<}9}<i}!PMnmA6?5k@4?/?-O*cO#g?5?6}%P |>dd@/?)?%O%^A%S/ -?/O!c%i"iO @(O @)O!?"Q/ <?!?"O"fA/^@1? D"%@*? D" @+? D".@,? D"2@-?!@ #N"NOxls ?,? D" A"O.a^?"?-W=A"D"*O*cA%Q@2?%/ "N?)Q/ O!?+?"D" O!^A%^?"D"%A"?"O S_A"?%T?"?*UdA#=@3O ?"?%_?#=@.?/@"?(@#?!@%#N?"Q/!"NO Oxls ?,?%D" A&O.a^?&?-W=A0D"%A&?&O S_A&?0D" O!^A0_?&?0T?&?*UdA&=?.S/ O!?+?0^?&=?3?.2~%!/ O .&-?%O%^@%?"O%_@"?#O!^A#/ --?(O!_@(?)O!^@)? O%^A ?1S/!--?2-&O!--}A"!)i"N"N? D"%A)?!U%NO~ !@(? D" A#?!^A*G  A O|4^O{!cO|!T%NO"@"."-O#@"O}>!@%"N"N"N"N? O~>!_00(            ! -? O|"^O{!cO1T/%O%@"Oo!@%? O~M!_0&&"""!"-O}=!@(.#-O}.!@(."-Oj!@%? O1^O{!cO#T/"-O 1-Oj!@%-?)?!O!^A U%N? ?#^G  @&-O"@##N"N?#A ?"R%N?"@ .!-? ?!^?)W/ ? O!^@#? ?*^F  ON|8/!--?"O ? ?"W=O ?&?(V=O ?%?&V=-~6"!"iB Oo!_A%C Owrs Owrs G  A&O!?&=M  ?&%N#NOwrs G  A&/ Owrs ?&O!?&=M  ?&/ --?%ON_Oyus D" Oj~&s D" O ?#?!2|%?%?%D"|YJ"L?%?%z "az-#D?%?%z "Xz-#:?%?%z "|:z-#*"N?"O:W%N?%Om,J!|>?"O:R%N?%O)M |<."-?%O*M |<.!-?%?"G smNA!M |??%O M |@?%O"O ?!O#_O{!cO"TA!=M |A?%O(M |<?%O.O(?!=M |>-?%z.                z-#N?%Ok!^A!Ovts ?%ON_2}T!?!Ox}+s ? ?%O*^2})!2}D!Owrs O M  ?%Oo!^C -n"!)iB O2_A%C ?!D".@*?!D"2A+?"U%N?*?"O.a^D"*A&O%gO ?&O)cO%R=@)-"N?"O!^A"?)W/ #NOxls ?*?"O!^A&O.a^?&?+W=A(D"*?%O*^?!?#?"2|L"N?%G *Q/ "N?%G +A"O ?"O~/ T=O{!cO.aA"G ~I}CNO*R%N?(D"*O)cO&R/!."-?%?!?&?"O~B}Cs ^G -2|J?%D" O!S/!?%D"%@&-O!@(."-O%gA"?)T/ -O @(-? ?&J"%? ?(J" ?%O2^C -}3""&i!}!O%@&?"O%O.?"D" O!c=^|/" @*?!D">A#D"}H"@%"N"N"N"N?#D"}L"A#0"# !-?%E# ?*|=/!O @#."-#N?(?#O!gA)?(^A(?%?(O%f^E# ?*|B=@(?#?)_A#O!U/ -?%?(O%f^A%E# ?*|=/ O @#.!-?%D"*A#?!D":A!D"6W%NO @#.!-O ?!D"2?#OFa^A%D":A#?%D"6A%_?#?%T?#?!D"?UdA&=@#O%?!D">?%O&f^?&=@&-? ?&J" ? ?"D"6J"*? ?&?#O&f^J"%-m"!(iB O2_A&C "N?"O ?"O{!cA(O1T=O{!cO|2aA%G }I}LNA)?%G }J}LNA*^O~/ U/ "N?(O)_0#! ! -?)O.aO~L}Cs ^@#O @%?!?"O{!cO1|SO!f^H!2@("i"N#N?(?%O1cgO!c%N?#G  @"?#O#_G  O*R%N?"O ?"O~/ T=O{!cO.aG ~L}CN.%-?&O*^?!?"2Y?&G */"-?#O.^@#?%O!^A%?*T/ -O @#."-?&G +-@%O!@#-? ?%M !? ?#O!cM  ?&O2^C -j"!*i"N?!D"6D".?"O{!cA&O1|SO!f^H!2A(Q%N.!-?"O ?&O1T=O{!cO|2aA"G }J}LNA*?"G }I}LNA"^O~/ U/ Oxls ?!D".?#O.a^?#?!D"2W=@+?"O.aO~B}Cs ^@,?!G CO!c@-#N?*?(|PA&V/!?,?&O.a^G +A%O ?%O|4T=O;aO~5}8s ^@%"N"N?-%N?!?#?%2}!Q/!."-?%?!?+2|9/!-?(O!_?(cA(O{{#c/!."--?"?&^@%O!@)-? ?%M !? ?)M  -}#"!+i?!?"T%N#N?!? D"2A+T@#?!O.a@%?!O!^@!"N?%? D".A,^Oxls ?#=D"*A&O)cO%S/ ? D">A(D"6A%@#?&O%gA-?!U%N?%O"f@)?(O.^@*?!@&#N?*D" ?#R%N?*2~1!-?(D"2?)^?&J" ?(?#O!^A#J"6?)O%^@)Oxls ?,?&O!^A&O.a^?&?+W=D"*O%gA&?-T/ --?#?%_O!U%i? ?%2k!? D">A(D"6&?#-?%T/ ?(?%J"6-?!?"S/ ---}P."/i!}!B O~M _A(C Owrs Owrs G  A&O!?&=M  ?&%N#NOwrs G  A&/ Owrs ?&O!?&=M  ?&/ --? O*V%N? G }HmN@)-?(O2^A,Oyus D" Oj~&s D" ?"?#?!2|%?(?(D":J"*?(?(E"2K# ?(?(E"CK#|K?(?(D"FJ"|P?(D">@"?(D"?2|+?(O~3 ^@*?(@ @&?(O~> ^@+B Ov _A%C O~M~ s D" O}"j2W%NO~M~ s 2x!O~M~ s Pjjjjs K" -Onss O4M  O~U~ s O J" "N? D"*A!Oj~*}Q~K!?+D" A#?#Oj~*}Q~K!W=V%N"N?)O{!cO(U%N?%O*^O~M~ s ? 2?.!-?%O*^O~M~ s ? O ?!?+D"%2%-Onss G  O4S%N?*O J"*?*Pjjjjs K" ."-? D" @#? E"%@3O~Q~ s D" @.O~U~ s D" @/?%?)O{!cA!O(UM I?%?/J"C?%?.J"??%?3K":?%?#J"6?%O J"F?%O J"2?%Pjjjjs K"*?%?+D"*J"D?!O.aOy}Js ^G *O.aG ~L}CN@0"N"N"N?!O#_0# ! !-?%?/J"|:?%?.J"|8?%?3K"N?%?#J"|2?%O|.^?%O|2^?"?&2H"N"N"N?%G |.O!_0#!"" -O!@-?%D"L@".!-O!@-?%D"LO!^@"-?"O!^@+?.?"O.a^@1O @&#N?&O ? ?!U=Q%N?-Q/#O @-O @ ?"?/T%N?1D"*A O%gO ? O)cO&R=@ -?#Q/#?#@&?+A!? W/#-Oxls ?.?!O.a^?!?/W=D"*?%O*^?!?02:O%g@!. - -?%O*^O ?02:-?*?%D"2J"*?*?%E"*K" .!-?*O J"*?*Pjjjjs K" -?%Ov ^C ?(?(E# K#2?(?(D"*J":?(O~Q~ s E" K">?(D"|DA%@"?(D"X@#B OI_A!C O~Qus O J" Oxus O J" ?!O J"2?!Pjjjjs K"*?!?,A D"2J"C?!? z " z-"6O~>us O#2~A!Oxus Oxus D" A&O#^J" O~Bus D" ?&O"f^A&P K" ?&O J"*O~>us O!2~A!Oxus Oxus D" A&O!^J" O~Bus D" ?&O"f^?#J" "N?#Q/ ?"?#O#f^@*?)O{!cA-O.aG l}KN@.#N?"G (@&?"G &@#?!?"G %A)M |(?!?#M E?!?&M DO @,?!?)O ?)O~/ T=O.aA+G ~C}CN?.?+G ~B}CN=M |)O~>us ?!OD^O%2u!Oxus D" @&O~>us O"2~A!Oxus Oxus D" A)O"^J" O~Bus D" ?)O"f^P K" "N"N?-O(U/ ? ?!O*^?"D" 2}8!@,?#O"R/ O~Bus D" @#Oxus D" @).!-O~>us O!2~A!Oxus Oxus D" A/O!^A)J" O~Bus D" A#?/O"f^?+O~B}Cs ^G +Ojjjj%dJ" -?!?,J"D?!?)?&_A,O"_J"F"N?&?)W/ ?#?&O"f^@#O!O"?,O"T=@&?!OD^@)#N?#Q/!?#?)D" J" ?#O%^@#?)O%^@)?&O!_A&/ --?"O*^A"?*S/ -?!D"*A Q/ ?!D".? O%f2q!-?!OI^C 2}D!?(D"|@A!%N?%?!O#f2q!-Owrs O M  ?(O~M ^C -}5"!"i"N"N"N?!G 5O|!cO*R%N? G G/#? G |*%N?!G 2/%"N?!G 3A"O ?"O~/ T=O.aG ~I}CNO"_0& &&& &-?!O M 7? D":G H/%?!G 6A"O#S/#.%-? D":A"G H/#.!-? D":@"-?!G 7O!R%N?"G |*/"?!G 6A"O#R/".!-?!G 6A"O#R/!-? ? G D?"O{!cO ScM D? G F/ ? D">A D"*A"? D" R%N? 2~.!-? D"%?"O:a^A#?!E"2K"2?#?!z " z-" ? ?"O!^J"*--}R""&i!|X? D"2A)?!Oie^@%? D".@##Nz.                @*"N?)?!?&^O!^T/ ?%O2T/ ?!?#^O!^z   @*-?%O2_@%?&O2^@&?#O2^@#?*z.XXXXXXXXXXXXXXXXzB?*z.""""""""""""""""z|=z.@@@@@@@@@@@@@@@@z|#z|<zZA(Q/ -"N"N"N"i"N?)?&?(|P?!^A%^A&O1_A(U%N?#?%^O1_G  OAR/!-? ?(2|,A#Q/#?#O!c/"?#O!g.!-?&O0_-A#?!_O"S/"? ?#?"2~)!1-? O!M |%-O 1-? O)O ?"?#2~J!-}7""#i!}!B O~> _A&C ?&?#E"2A*K#:?&?#D"IJ"L?&?#E"DK#I?&?#z ":z-#??&?#z " z-#*?&?*}D? D".A(_J":? D"*@)? D" @#"N?!G 7O#S%N?&O~# ^?#?!2}T!?&O~M}+s D" J"|D?&Ox}+s E" K#|<.!-?&O~# ^?#?!?"?&O*^2|-?&?!D"*J"|D?&?!E" K#|<-?&O|2^?#?&O~# ^?&Ov ^?"?&O*^?%?)2|/? ?&D"|2?(^J".? ? G 2?&G NcM 2? ? G 3?&G OdM 3?&O~> ^C -~K!!#i?!?"?#?!D":?%2|Y?!?!D":A,?%?%?,T=J":?!D"*@,?!?(?)?*?+2|Y?!?&J":?!D"*@-"NO ?&?%_?#?&T?%?&UdA#=A.O ?+?*_?)?+T?*?+UdA)=R%NO!?"?%^?#=O!?(?*^?)=?.2~%!Q/!-?!D"6A"?!D".R%N?!O.^2~-!-?!?"O!^J"6?!D"2?"O%f^A!?-J".?!?,J"*?!?&J"%?!?%J" -? ?-J"%? ?,J" -})#!"iB Oo!_A%C Owrs Owrs G  A&O!?&=M  ?&%N#NOwrs G  A&/ Owrs ?&O!?&=M  ?&/ --?%Ov ^Oyus D" Oj~&s D" ?"?#?!2|%?%?%D"|DJ"2?%?%E"|<K#*?%?%D"}+!J"|8?%?%z "|Yz-#L?%?%z "az-#D?%?%z "Xz-#:?%O*^@"?%O:^@#B O2_A!C "N"NO~:us G  O!R%N?"? ?#O"2|*Oz!c/!-?!O%^Ovts ?"? ?#2|-.!-O~Qts O J" ?!O!M .?!O%M %-?!O%^?"? ?#2})!?!O2^C "i"NOxus D" A O%T/ ? O)S/ O~Bus D" A G .O!S/ ? O:^|/  ? E 2Pjjjj|SlkP |>/ O .!-2}D!-Owrs O M  ?%Oo!^C -~O!!&i?!G |+@%?!G I@#?!G (@&O(@""N"N"N"N"N"N"N"N?!G |-O)_0- ))))))!)"#)-?&O{!R/(?#/(O(O%?%O~/ _O{!cO}W!T=@".(-?#O!S/&?%O ?%O~/ T=O{!cO.aA#O~B}Cs ^@!?#G ~G}CNO!_0#"#%&-O(O(O&?#O#S=?&O{!R=@".%-O#O(?#O!R=@".#-O @"."-?!G )@(O!@".!-?!G )@(O"@"-? ?(M !? ?"M  -~4!!&iB O2_A%C O ?!D"%A&?&O S_A&?!D" O!^A)_?&?)T?&? D"%UdA*=@&O!? D" ?)^?*=@ "N?!G *O*cQ%N?#?&S/!? ?"?#2~%!Q@(.!-?%O J".?%?&J"*?%? J"%"N#N?%?%O%^2|V?%G  O!eA O!c/!?#Q/!?#O!_@#?"G  ?"O!^@"?%G !R/ -.!-? ?#Qc@(-?%O2^C ?(-~X!!%iB O2_A#C "N? D"6G ,O"R%N?#O!? D" ? D"*A%? D"%UA =O ?%? =?!D" ?!D"%26?#D" A!OjjjjhR/!?#D"%@%?"?#D"*A 2~?!?"D"*@&"N? QA(/ ?(/ ?"D"%?&^?%? y,  -?"? ?&^J"*?!Q/!?%?!2q!.!-?#Oxls ? D".?!D"*A!O.a^?!? D"2W=A!E" K# ?#?!D"*A!J"*O!?!O)cfO}S!c/ ? ?#?"2} -?#O2^C -}X"!)i"N?"O|XU%NO!@%.!-?!D".?"^@*?"?!D"2A#?"?"?#T=A#_@+#N"N"N?&?+^%N?&?*^G  A(OI_O{!cA%O,T/"?(O~? _O{!cO(T/!?(Ot _O{!cO(T%N?(OK_@%.#-?"?&^@#-"N"N?!D"2?#V%N?#?!D"6A%T@".!-?#?!D"6A%T@"?!D".?#^F  O |;/ ?#?%W/ ?!O.^?#2|HA"/ ?!?#2}6!.!-?!O,M %?!?%?#?#?%U=A#J" ?!?"?#^J"*-O @%.#-?(O~6 _@%-?%?)O%f^@)O!@%?&O!^A&O%S/ --? ?)J"%? ?%J" -~3!!*i"N?!D"2A(?"V%N.!-?"O!^A#?!D".A)?"O.a^D"*A"O%gO ?"O)cO%R=A*W/ ?!G CO!c@+"N#NOxls ?)?#O!^A"O.a^?"?(W=A,D"*@&"N?+%N?!?#O}P};s 2}!Q/!?,D"*@&.#-O}P};s ?!Oxls ?)?#O.a^?#?(W=2|9/"-?&O%gA#?*T/ -.!-?&O(cO"R@%-? ?"J"%? ?%J" -p"!#iB O?_A%C Opss O(2~?!O}Hss D" A&O}Ess D" ^A(O~R},s D  J  ?(O~V},s H  |1 %O}Hss ?&O(^J" ?"}IOpss 2~!!?%O2^? ?!2|R?%D"2O!R%N?%D"6@!Opss O(2~?!O}Hss D" A"O}Ess D" ^A&O~X},s D  J  ?&O{},s H  |1 %O}Hss ?"O(^J" ?%O*^? ?!2}L!?%?%E#*K":?%O:^O!Opss 2P-?#%NOpss O22~?!O}Hss D" A O}Ess D" ^O}"}-s z   z-  O}Hss ? O2^J" -?%O?^C -~V!!*iB O2_A#C ? D"*@!? O?2~?!? D"%A&? D"*A%^A"z.                z-  ?"z.                z- 2? ?%O?^A*J"*O!@)"N?!%NO @"O ?!O?^?!?%UA(=@%O!?&?(=@&#NO!@("N?"?%W/ ?"?&^F  O |;/ ?#?!J".?#?%J"*?#?&J"%?#O%^?"2|HA(/ O @).#-?"?(^A"?!T/ --?!?*U/ ? ?!J"*-?#O2^C ?)-~F!!!iB O2_A&C ?&O*^?!?"?#?%2}P!O @%"N?&D"*O!S/ ?#G 4@""N"N"N"N"N"NOxls ?!D".?&D".A#O.a^?#?!D"2W=D"*O)cO"_0%%#"! -?"/%O!@%.&-?"O!_O)T/#O!@%.%-?"O+U/"O!?"fO}"&cQ/"O!@%.#-O!@%?"O+U/"O!?"fO}>)cQ/".!-O!@%?"0(!    ! -O @%-? ?#J"%? ?%J" ?&O2^C -~G!!"i?!O*g@#O"@""N"N"N"N"N"N"N"N"N"N? O{!cO(_02 !"#!)+)%*&++(++)-O @"?!O!cQ/)?!O{{{)U/*?!Ojj%cQ/)?#O!cQ/*.)-O @"?!O!cQ/(?#O!cQ/).(-O @"?!O!cQ/&?!O{{{)U/(.&-O @"?!O!cQ/%?#O!e?!O{{{)UdO!c/&.%-?!O!cQ/".%-?!O!cQ/#O#1-?!O{{{)U/"-O @"-?"1-O!-~"!!#iB O2_A(C ? "i? ?"O!R%i?(O J".?(O Oxls ?!D".?#O.a^?#?!D"2W=A#D"%A&?&O S_A&?#D" O!^A)_?&?)T?&?!D"%UdA&=J"*?(O!?!D" ?)^?&=J"%?#D"*@!?%D"*@&?%?(O%^2}G!O ?!O)cO#S/!<?%D"*&O -J"*? ?&J"%O!-J" ?(O2^C -~+!!(i?"D"%@&?"D" @("N?!D"%A!D"?A"Q/ ?!D">A%?"O%f^@)#N?&?%D"%R%N?%D" @!O @"#N?"?&R%N?!@(.%-?!?"^@#?"?(^@*?"O!^@"O?O ?#G  A#Ot _O{!cO<T=?#dO{!cO?O ?*G  A#Ot _O{!cO<T=?#dO{!cR/ --?%O2^A%?)S/ --? ?&J"%? ?(J" -}Y!!%iB O2_A#C ?#O*^?!?"2}L!Oxls ?!D".?"O.a^?"?!D"2W=D"*O)cO"R?#D".A%O,Tc@&"i?%Q%NO @!O!.!-?#D"*@"O @!"N#N?&%N?"G  OI_O{!cA(O+U/"?!O,a?(^@!-?"O!^@"?%O!_A%/ -O!.!-O -@"? ?!J"%? ?"O ?&=J" ?#O2^C -~V!!(iB O?_A#C ?!O%^@&?"@%#N?&D" ?(^@(?&O*^@&?%O!_A%/ -?#O6^?(O!O!2};!?#D":@%?#D"6O!S%N?!?"O#f^@)?#O J"2?#?#D">J".?#?%J"*#N?#O*^A%?!D" A"?!O%^D" ^A*?"_A&2~?!?%D"*@("N?"?*R/ ?&Q/ ?%D"%?(^?"?&y,  -?%?&?(^J"*?!O*^A!?)S/ -? ?#D"2J"*? ?#E"*K" ?#O?^C 1-?#D"> -~A!!!iB O2_A%C "N"N"N?"O{!cO#_0#! ! -? O%M  O#@#.!-?%O*^?!?#D"DO ?#D"COjjjjhS=?#D"F2HO#@#?%G *O#S%N? ?%E#*K" .!-? O M 6? O}(F|1!4? ?%G +M 3? O+M 2? ?%D".A"J"*? Oxls ?!D".?"O.a^?"?!D"2W=A!D" A"J".? ?!D"%J"%? ?"J" O"@#-? ?#M 7?%O2^C -~/!!)iB O?_A"C ? D">A%O:^O!O 2-?%D"|<A&%N?!D">@(?!D"?@)O @%O @!#N"N?!? D">A#D"|<W/ ?#D"|:?%^D" A#?)W/ ?(?#O#f^A#D"%@*?#D" @#?"Omkj2J!<?"O%M :?"O J"2?"?#J"6?"?*J".?"?#J"*? ?"O*^O O 2~D!-?%O%^@%?&?!O!^A!S/ --?"O?^C -~>#!&i"N"N"N?!D"*A"Q%N?!D"%A%/!."-?!?"O*gJ"*O!@&."-?!?%O!_A(J"%O!@&?!?!D" A#O!^J" ?#G  A"O~: S/!?(Q/ ?!?%O"_J"%?!?#O"^J" "N"N"N"N"N"N?#G !A"O~@ _06 )))!)))))))")))#)%&)-O*@".(-O.@".&-O,@".%-O/@".#-O+@"."-"iO @#?!A"2}&!A!Oj~U#cOj}L#R%N?"O!?"D" O"^?"D"%A%O"T=J" ?"?%O"_A(O ?%?(W=J"%?!O,fOj~U|5c?"2}&!O{)cdOjj%^@!-"N?!Oj!W%N?!Oj2T/!?!Ojj%W%N?"?!O2fOjjy!c?!O"fOj~Y c?!O.gO|5cddOj}"}#%dJ"*?!O4gO~M!d.#-?!O*fOj~Y c?!O(gO|5cdOj}""d@#?!O.gO~>!d@!-?"?#J"*?!.!-?"?!O|5cOj!dJ"*?!O(gOs!d-@".!-O @&-? ?"M !? ?&M  -}T!!*i? D">A"O J"p""N?!? D"2A)W/ ?!O!^A#? D".A*?!O.a^D"*A!O%gO ?!O)cO%R=A+W/ ?"O}:"^@(O @!#NOxls ?*?#O!^A&O.a^?&?)W=D"*O%g?(D" ?%R%N?(O!2~A!-?"?%O!^A%J"p"?"D"}>"?!^?#J" ?!O%^@!A#?+T/ --? 2|5-~ !!&i? ?!O~M{{{)cA%^@&?!O1cA"%N?&@!#N?#?!G  A(O~L!U^?(sO~ i|9^@#?!O!^@!?"O!_A"/ --?%%N#NO2@"? z   z.0000000000000000z|#zZ%NO @"O @!#N?"? ?!^G  A%O~L!U^?%sO~ i|9^@"?!O!^A!O2S/ --?"?#^@#? O2^A ?&S/ --?#-~!!!!iO!?!?#^?"?#T=@&?%?#_A!O ?!?%V=@!"N?"?#_A#O ?"?#W=A"O?T/ ?!O?U/ ? O?2~?!? D"*A"? D"%^A#?&z   z-  ?#?&z  2z- 2? ?!?"^J"*1-? O ?!?!?"UA#=A!2~?!? D"*@""N?!QA%/ ?%/ ? D"%?"^O!?&?#=?!y,  -? ?!?"^J"*-}T!!%iB O2_A%C O ?!D"%A#?#O S_A#?!D" O!^A&_?#?&T?#? D"%UdA(=@#O!? D" ?&^?(=@ "N?!G *O*cQ%N?"?#2~?!?"D"*@!"N?#QA&/ ?&/ ?"D"%?!^? ?#y,  -?"?!?#^J"*.!-?%O J".?%?#J"*?%? J"%?"?%O%^2}G!-?%O2^C -}M!!%iB O2_A#C ?#O%^O!? D" ? D"*A(? D"%UA%=O ?(?%=Oxls ? D".?!O.a^?!? D"2W=A D" ? D"%26"N?#D"%A OjjjjhR/ ?#D"*@!?#D".A(?"G :A%O ?%O;TA%=R%N?"O!?%=?!?(2~%!Q@&-? Q/ ?!? 2q!-?#O2^C ?&-}L!!)i"N#N"N?%D"}E}5N?!S/ ?%O}+}5s ^A&D":@(?!@)? @*#N?)%N?*G  @+?(G  @,?*O!^@*?)O!_@)?(O!^@(?,O?O ?,Ot _O{!cO<T=dO{!c?+O?O ?+Ot _O{!cO<T=dO{!cR/!."--?&?"?#2;/"-?%O~# ^A%O}6#S/ -O @&-?&-}P!!%i?"O ?"O{!cO~/ T=O{!cO.aA"O~B}Cs ^@#"N"N"N?"G ~I}CNO)_0" !"-? ?!?#G -2:.!-?!? D">A%W/ ?!O!^A"? D":A&?!O.a^D"*A!O%gO ?!O)cO&R=A!W/ ?#G -@##NOxls ?&?"O.a^?"?%W=D"*? ?"?#2j!O%gA"?!T/ ---}Y!!&iB O?_A"C ?"?!2|V"N"N?"G  %N?"G !@#?"O2^A%O*O!O!2};!?"D"6@&?"D"2O!R/"?"D":A(?#M  ?"O!J".?"?(J"*?"?&J"%?"?!D"*J":?"?!E" K#2?"O%^?%2}G!? ?"D".J"*? ?"E"%K" .!-? O J"*? Pjjjj2K" -?"O?^C 1-?"D": -}D!!#iB O2_A#C ?#O*^? ?!O~U}Rs O#2}O!?#D"*O!R%N?#"i"N"N?#D".O#^A"Q/ ?!?"V%N?!?"R/!."-? ?"^F  ON|8/!-?!?"_@%? ?"^.!-O -A O!? =?%O ? =Oqms O!2}O!?#D"%?"^?!?#D" O!c=@"-?#O2^C ?"-}L!!&iB O?_A&C "N"N?%OiR%N? OjjjjhJ" .!-?&O6^?%O%O*2};!?&D":@+?&D"6O!R/!?&D">@)?%%N?)@(?%@*#N?&O*^?!?"?#2}S!?(?&E#*K" ?(O*^@(?#O*^@#?*O!_A*/ --? ?%J"*? ?)J"%? ?+J" -?&O?^C 1-?&D"> -}F!!#i? D">A"O J"|<"N?"D"6A%?!_A#O ?#?%V=A#O"T/ O%?"D"2?!O"f^?!?%U=@!?#O2V%N? ?!?#2X/!-?"O:^? ?!?#2R?"D"|<A#Q/ O @!O @"#N? D">A%D"|<?"U%N? ?%D"|:?!^D" 2}M!-?!O%^@!?#?"O!^A"S/ ---}@!!"i"N?!?"W/ ?"O ? D"*A#?#? D"%UA#=U/ O!? D" ?#=A ?!^G  OAS/ ?"?!Oie^Q/ ?!O!^A#?"_@!? ?#^@"#N"N?"G  A O+_A#O9U/ O!?#fO}9jj%cQ/ ?"O!^@"?!O!^A!/!."--? O~9 _O~=!cQ@%-?%-~0!"&i!|XB O2_A#C ?#z.                z-# ?"O1cA%%N?#?!?"O~M{{{)c^?%y,  -?!?"O|Sc^@)#N"N"i"N?!Q/ ?!?)R/ ?!O2^.!-?(/!?#@!O!@(O -?!z   A*z.}!}!}!}!}!}!}!}!}!}!}!}!}!}!}!}!zBzZ?*z.HHHHHHHHHHHHHHHHzBzZd]?&^@&@!.!--? ?"?&^O!^2~8!?#O2^C -}=!!%i? ? D"%A!O%?!?!O%W=A"_J"%? ? D" A#?"^J" ?!%N#N"N?#G  A!OI_O{!cA O,T/ ?!O~? _O{!cO(W%NO2@ ?!Ot _O{!cO(W/!?!OK_@ .!-?!O~6 _@ -? O1c?%O%fd@%?#O!^@#?"O!_A"/ --?%-}G!!#i"iO ?!G MA%O ?%?!G |0A!^Ov TA%=A&Q/ <?&O.a@(?!O.aO~B}Cs ^O!?%=O+^@!O @%#N"N?#?!G  A&O ?&O|4T=O;aA&G ~K}8NS/ ?&O~5}8s ^?"?#2~%!/ O!."-?!O.^@!?%O!^@%?(O._A(/ -O -@(? ?%J"%? ?(J" -r!!#iB O?_A*C "i?#O{!cA+O~. V%N?+O.aA+O~C}Cs ^? D"6O+^?+G ~B}CN=@,?+O~B}Cs ^.!-? D"6O+^@,O~B}Cs -@+?*?"M | ?*O M >?*?!M =?*?#M ;?*O M :?*?%J"2?*?&J"6?*?(J".?*?&J"*?*?,G  M <? ?*O*^?+G %Q?)2~D!?*O?^C -~ !""i!}!B OI_A%C "N? |+  A(P%|>%NO~3ts D" @&?%Owts D" J":?%?&J"6?%?!E" K#*?%?!D"*J"2?%? |/ !? O)^|+  PIm? O&^|-  P?mkkP*m?(kK">.!-?%O%M >-?%O*^2|D?%OD^A&Ovts ? ?!?"?#Ow}+s O~>us 2|/O~>us ?&?#G G2}0!?%OI^C -}S!!%iB O2_A%C Okos @#? D"6A&D".A(D".?"U%N?(D"*?"O:a^@#-"N"N"N?#D" O!_0"! "-?&D"6@#-?#D"*A"Q/ ?#D"%@&O @##N"N?"?#T/ ?#?&^G  OHS/ ?%O*^? ?!?&?#20?%D"*O!S/ ? ?%D".2|W-?"?#O!^A#S/ --?%O2^C -}."!"iB Oo!_A%C Owrs Owrs G  A&O!?&=M  ?&%N#NOwrs G  A&/ Owrs ?&O!?&=M  ?&/ --?%Ov ^Oyus D" Oj~&s D" ?"?#?!2|%?%?%D"|DJ"2?%?%E"|<K#*?%?%D"}+!J"|8?%?%z "|Yz-#L?%?%z "az-#D?%?%z "Xz-#:B O2_A!C ?%O*^A#? ?%O:^A&O 2|*O{!cA"O"R%N?!O%^Ovts ?#? ?&O!2B?!G .@"-?!O2^C ?"O!cOwrs O M  ?%Oo!^C -}P""&i!}!B O2_A(C "iO ?#?"?#^A"U/ <?(O%^@+O!@,O%@#"N?&}I?"?!D" O!fA*?"?*U=A*O*O%?&O!R=A"?"?*T=A*}I}!A-P?nP |>%N.!-?-}DA)Ojjjjh?%_U%NO @).!-"N"N"i?!D" A"%N?!D"%?"?&a?%?)2|E.!-?)Q%N?%@#."-?%?)2@-A#/ ?+?%J"%.!-?+?#J"%O @,-O*@#-?#?+^?)J" ?+?,J" ?(D"%O!R%N?(D".@"?(D"*.!-?(D"*@"?!?*J" ?!?"J"%O}"jjjh-@!? ?"J"%? ?!J" ?(O2^C -}3!!)iB O2_A"C ? D"%@%? D" @&?"O}S~M |1!.?"O.^@(O @ "i#N? ?(^G  A!O ?!O|4T=O;aA#G ~K}8N?%R%N?#O~5}8s ^?&?%2~%!A#Q? dO!@ O!cQ/!Oi?!?#=."-? O!cO!@ Q/ -O{!-?"O2^C -}6!!#i"iO ?!G MA%O ?%?!G |0A!^Ov TA%=A(Q/ <?(O.a@&?!O.aO~B}Cs ^O!?%=O+^@!O @%#NO!?!G  A(O ?(O|4T=O;aO~5}8s ^?"?#2|9/!<?!O.^@!?%O!^@%?&O._A&/ -O -@&? ?%J"%? ?&J" -}/!!&i"NO ? ?!O)cO>a^A!D"|:A(?!D"|8A*_?(?*T?(? D"*A+UdA,=?#S/ ?!D"|@@(?!D"|<@!O!? D"%A ?*^?,=?"?#2~%!/ O ?(?!_?!?(U?(?+UdA"=?&S/ O!? ?!^?"=?%?&2~%!Q@)-?)-o!!"i"i?!O{!cA!O%V%NO ?"?!O,aOp}8s ^A"^G *A!O ?!O+TA!=A(Q/!<?"O!?!=@"O @!#NO!?!?"^G  A&O ?&O|4T=O;aO~5}8s ^?#?%2|9/"<?(?!O!^A!S/ --O -@&? ?!J"%? ?&J" -}2!!#i?!G &@%?!G %@&B O2_A#?!D" J".?#?%O!fO"c?&Oj"O ?"=ddJ"*"N? D"*A"O%T/ ? D"%O.^@!O"?"O#_A ? O"W=@"?#O*^@ #N?!Q/!?!? D" J" ?!O%^@!? O%^@ ?"O!_A"/ ---}>!!%iB O?_A%C ?%O*^? D"?A&D"C?&D"DOxls ? D".?"O.a^A(?"? D"2A)W=A D" Oxls ?(O.^?"O!^?)W=? ? D"*O)cO(R=D"%2|:?%?!M |!?%?#M | ?%O M >?%?"J":?%?%E#*K"2?&?%O2^2}3!?%O?^C -t!!#i?#O J"*?#?"O?^A(2~?!?#?"2~?!?#D"*@%"N?"QA&/ ?&/ ?#D"%?%^?!?"y,  -?#?"?%^J"*?#O?2~?!? ?"J"*?#D"%A%?#D"*A!^A&z.                z-  ?&z.                z- 2?#?!O?^J"*? O ?(?!?"TA!=J"%? O!?%?!=J" -p!!!iO"@""N"N"N"N"N?!G 00*   !!!!!"-? D" Q/"? ? D"*O!^J"*.#-O!@"-? D" O!S/ ? ?"O"f^A"?"D"*O!^A"J"*?"? D"%U/!-? D"LA"? D"IR%N? OI^2~-!-? ?"O!^J"L? D"|.?"O%f^?!z " z-" --~-!!!iOwrs Owrs G  A!O!?!=M  ?!%N#NOwrs G  A!/ Owrs ?!O!?!=M  ?!/ --Oj~&s D" A!O}"js W%iO~Uus D" A!%NOyus D" ?!2q!-O~Uus Pjjjj2K# Oj~&s O J" O~Its 2~>!O~Its O~I}(s O~I y,  Oj~&s D" &?!-? T%NO~Uus ? 2}I!-Owrs O M  Oyus D" -~(!""i!|X? D"%@"? D" @##NO @ z.{{{{{{{{{{{{{{{{@%"N?"?!?"T%i?!?#^G  O,R&O -?!^A T/ ?"? _O2T/ ? ?#^z   z.????????????????zC@%-"N"N?%zZOjj%d|P? ^A!?"W/ ?!?#^G  O+_0:!"  !                  " -?!1-?!O!^@!. - -}=!!%i? D"2A#?!U%N? D".?!^G  O~J!R@%-?#?!O!^A"U%N? D".?"^G  O~>!cO}>!R@&-"N"N?#?!O"^A"V/ ?%?&cQ/ ? D".?"^F  ON|8/!-? O0M %? ?!J" ? ?!O!^J"*1-? O1M %? ?!J" ? ?!O#^J"*-}3!!"i"N?!G |%A"O ?"O1T=A"O&_O{!cO!U/ ?!D" O!cQ/ ?!D".O!cQ/ ? O5?"O|2aA G }H}LN? G }I}LN? O}F}Ls ^? O}G}Ls ^?!D"%A"?!D"2A#UA =G  ^O ?"?#? =?!O*^?!O6^? =D" O 2}(!--n!!#iB O?_A#C ?#O6^?!?"2|2?#D":A"?#D">O%f^@%?#D"6A&@!#N"N"N?!Q%N?"?%S/!."-?!?%?"_O%gW/!?"?!O%f^@"-?#O*^O~>us ? ?"2S?"O2^@"O @!.!--?#O?^C ?&-n!!%iOxls ?!D".A&?"O.a^A(?"?!D"2A%W=D"*O)cO%R%N? ?"?%T%i?(D"*A#O%gO ?#O)cO%R=&O -J":? ?%J"2? ?&J".? ?!D"*J"*? ?!E" K" ? ?"O!^J"61-? O J" -}*!!#i?#Oie@&O}L~&s D" ?!O"f^@!#N?!D" A!Q%N? O J" 1-?!?!D".^A(?!?#^?&cA%?"^T/ -?!2~(!"N?!?%R%N?!O%_A!?!D" O"eJ" .!-?!?%2}A!-? ?(J"*? ?%J"%? O!J" -}*!"!}!!i"N?#}I?!}I}!A%P?n}D/ ?%}DA#Ojjjjh?"_U/ ?#Q%N? ?"J"*? O J"%? O J" 1-?"?#2@A&Q%N? ?#J"*? ?"J"%? O!J" 1-? ?&J"*? ?!J"%? O J" 1-? O J"%? O!J" -})!!"i? D"*@&? ?#2~?!? D"*@%?#%N?#%N? D"%?%^?"?#y,  -?#?%^@%-? ?%J"*? D"6A"? D".R%N? O.^2~-!-? ?"O!^J"6? D"2?"O%f^A O!M .? ?%J"*? ?&J"%? ?!J" -j!!#iB O2_A%C ?%O*^? O ? O{!cO1T=O{!cO|2aO~Q}Ks ^A(?!?"2n!O!@&"N?%D"*O!R%N?(?#O!f^H!(?%D".O1cgO!c/!-?%? ?!?"?#2|??%G  @&-?%O2^C ?&O!c-}-!!%iO!@"O!@%?!G |-O!R%N?!D"*Okos ?!D".=G 6A"O ?"O~/ T=O.aG ~J}CNA"O ?"O|4T=O;aA"O~5}8s ^@%?"G ~K}8N@&O!@#Oqms @"-? ?&J"6? ?%J"2? ?#J".? ?"J"*? ?!E" K" -c!%i? D"%@#? D"*A%%N?#@!#N?!D" A"%N?!O%^D" ?"2q!-?!O.^D" A"%N?!O2^D" ?"2q!-?!O:^@!?%O!_A%/ --? D" A %N?#? O:a2q!--}(!!!iB O?_A)C ?)?"M | ?)O M >?)?!M =?)?#M <?)?&M ;?)?%M :?)?(J"2?)Oxls ? D".?(O.a^?(? D"2W=A!D" A"J"6?)?!D"%J".?)?"J"*? ?)O*^O O 2~D!?)O?^C -q!!%i"NO}L~&s D" O|5"i?!? _A%A"O}""W%NO|!?"|O_A#O!f?"?#g^.!-?"O%g-A"?"O|5W=A#O"f^A"D" A&Q%N?"? J" O}E~&s O}E~&s E# P!?#}ImkK# .!-?"? J" ?&? J"%-? ?%J".? ?#J"*? ?"J"%? ?&J" ?!O%_?%J" -g!&i"N? D"*A!Q/ ? D"%A"?!Op"a^@%#N?"A Op"^@"? D".A!D".O:a@ ?!D"*@!"N#N? Q/!? O:_@ ?!D" ?!O:^@!O"S/ -O!@#."-?"?%S/ --?#-|V!!i"N?!O!^A#Oxls ? D".?!O.a^?!? D"2W=D"*O%gA!W/ #N? G FO!R%N? G DO!cQ/"-? ?#?"2|@Oxls ? D".?#O.a^?#? D"2W=D"*O%gA#?!T/ ---e!%i? D".?!^@%? D"2@&#NO @"?&?!?#^U%N?#?%^G  @"-?#O!^@#?"OI_O{!cO,T/ ?"O|JcOt _O{!cO<T/ -? O M %? ?!J" ? ?#O!_?!^J"*-}1!!#iO~Bus D" @ "NOxus D" A!Q/ ? ?!J" O~Bus D" @ Oxus D" A!O"T/ ? O%^A"%N?"O~Mus D" J" Oxus D" @!O~Bus D" @ -?!O#T/ ? O*^A!Q/ ?!O~Qus D" J" O~Bus D" @ -? -d!#i? D"*A&? D"?WO O!?!fA(? D"CA)c=Q%N? ?(?)dJ"C? D" ?&R%N? 2~/!-? ?&O!^J"*? D"%?&O#f^A ?!M (? ?"M &? ?#M %? ?%J" --|L!#i? ?!O5^O|Sc^A!O%_D" @#"N? O%_A%D" A"O!cQ%N? ?"_A 2~(!.!-?%?"O"dJ" -? ?#O"c%i?!D".?!2~(!?!^&?!-2}A!-|R!"i? D":@&? G |#@("N?!O|!cO*S/ ?&G HQ/ O 1-"N?"O{!cA"O!S/ ?&G |*Q/ O 1-?!?"O:fOjj%O ?%=dOj"O ?#=d?(d2dO{!c? G AV-c!#iB O2_A"C ?"O*^?!2|V?"G *%N?"G +@##N? D"*A%? D" R%N? O!2~?!-? ?%O!^J"*? D"%?%^?#M  ?"?!2|V?"G !@#?"G  / --?"O2^C -b!%iB O2_A#C ?#O%^?"O!O!2};!?#D"*@&?#D"%O!S%N?#D".@%"N?"QA(/ ?(/ ?%?!?"y,  -? ?"J"*? ?%J"%? ?&J" ?#O2^C 1-?#D". -|P!#i? ? D"*A#?!T%i? ?!?#_A"2~?!? D"%A%? D"*A!^@#?"O"W%i?"O!_A"%N?#O ?"y- -?%?!?"^A!^&?#-O M  ?!O!^&?!-J"*-|W!"i"N? D"2?!V%N?!? D"6A#T@%.!-?!? D"6A#T@%? D".?!^F  O |;/ ?!?#W/ ? O.^?!2|HA%/ ? ?!2}6!1-? ?"M %? ?#?!?!?#U=A!J" ? ?!?%^J"*-c!"iOxls ? D":?!O.a^?!? D">W=D"*@#? D"*A"? D" R%N? 2~-!-? ?"O!^J"*? D"%?"O%f^A ?#O)cO&RM .? O J"*? ?!O!^J"%? ?!J" -^!"i? O Oxls ?!D".?"O.a^?"?!D"2W=A#D"%A"?#D" A#_?"?#T?"O ?!D"*A%?%?!D"%UA%=UdA"=J"%? O!?#O!?!D" ?%=^?"=J" -g!#iB O?_A"C Oxls ? D".?!O.a^?!? D"2W=A#D"%@%?#D" @#?"Omkj2J!<?"O%M :?"?!J"2?"?#J"6?"?%J".?"?#J"*? ?"O*^O O 2~D!?"O?^C -X!"i"N?!? D"*W/ ? D"%?!O.a^D"%Q/ ? D"6?!U%N? D"2?!O"f^D" @#-?#? D"?W/ ? D">?#O#f^D" O!U@"-?"-|H!%i?"?%T%iO &?"?%_@(O @"#N"N?"O!^@&?!?"^?#?%2~%!A)Q/ ?"?(S?&@"/!--?&O!_@&?)Q-@"? ?&J"%? ?"J" -|T!#iB O2_A&C O!@("N"N"N?#D" A)O!_0" !"-?#D"*@)?#D"%@(.!-?%D"*@)?%D"%@(-?&O*^?!?"?(?)20?&D".@!? ?&D"*J" ? ?!J"%?&O2^C -|I!!i? D" A!%N? D"%?!2q!-? D".A!%N? D"2?!O%f2q!-? O:^2~F!? D"CA!%N? D"D?!O%f2q!-? OI^2~H!? O|2^2~H!-~5!!(iB O2_A#C ?#O%^@%? D" A!@"? D"%@&"iO*?!O!fA!?!O*V=A(A!O |8%NO!@"O @!O%.!-"i"N"i?"%N?&?"O!?!2|E.!-?!Q%NO!@"."-O!?!2@-A"/ ?%O!J"%O!.!-?%?"J"%O -@"O*-?%^?!J" ?%?"J" ?#D"%O!R%N?#D"*<?#D". -?#D"*@!? ?(J" ? ?!J"%?#O2^C -|E!"i"iO ?"?#T/ <O ?"?#_O%T/ <?!?#^D  -@&"N?"?#O%^A#T/ ?"?#_O%T/ ?!?#^D  @%-? ?%J"%? ?&J" -g ?!D" O}"j2W%N?!2x!?!Pjjjjs K" -?!O J"C?!O4M :?!O J"*?!D">Q%N?!O>^2~.!-?!O!J"C? O M *? O%M  ?!D"?A ?"E" K" ? ?"z "*z-"*-|L!"iO+@%"N?!G %A#O#S?"?#O!RcQc/ O @#"N?!G *A!O"_0&!   ! -O#O ?!O!O O 2.A%O{!cO:R=@#-? ?#M !? ?%M  -|E!%i? D"%@"? D"*A#%N?"@!#N?!D" A%%N?!O%^D" ?%2q!-?!Op"^@!?#O!_A#/ --? D" A %N?"? Op"a2q!--X!"i? G CQ%NOxls ? D".?!O.a^?!? D"2W=D" O!^1-O @!? D"%A"? D"*A#O!_U%iO!? D" ?"?#T=G  O|5R&O --|B!!i? D" A!%N? D"%?!O.a2q!-? O.^2~H!? D":A!%N? D">?!O#f2q!-? D"CA!%N? D"D?!2q!-? OI^2}Q!-|L!"i? D"*@#? ?"2}G!? D"*@%? D"6A"? D".R%N? O.^2~-!-? ?"O!^J"6? D"2?"O%f^A O!M .? ?%J"*? ?#J"%? ?!J" -|H!"iB O2_A"C ?!G >O!cQ%N?!D"6@!? D" D"??"? D"%D" M /?"O M .?"O.M 0?"?!J"*?"P K" ?"2}3!-?"O2^C -|K!!i? D":?!O{!c^G 7A"O%R%N?!? D"6G -Ojjj2d2dO{!c@"-O!@!"N"N"N?"O!_0#  !"-? G FO!eO!c1-O @!-?!O!c-|F!"iB O2_A"C ?!G >Q%N? D" D"??!D"6@!?"? D"%D" M /?"O M .?"O.M 0?"?!J"*?"P K" ?"2}3!-?"O2^C -|;!!i? D" A!%N? D"%?!2q!-? O.^2}?!? D":A!O |9%N? D">?!2q!-? D"CA!O |9%N? D"D?!2q!--T!!i? P+|B%N? P,j?!2~!!-?!D"*A"?!D" R%N?!2}R!-?!D"%?"^? P,}#}DOIdM  ?!?"O!^J"*-|@!!iB O?_A#C ?#?"J":?#?!J"6?#O J">?#O J"*? ?!? D"6G }A"O.aG k}KNO.aG ~L}CN?#O*^2)?#O?^C -|J!!iB O?_A%C ? D">G ~M!O!R%N? 2|5-? D"?O!M [?%P K 9?%z.                z-#*? ?!?#?"?%O*^2C?%O?^C -|6!#i"N?"Q/ #N? G  A%?!G  A&R%N? O!^@ ?!O!^@!?"O!_A"/!."--?%?&_@#-?#-U!"i?"O>c@"#N?!D  @#? O!2~A!? ? D"*A%O!^J"*? D"%?%O"f^?#J" ?!O%^@!?"O%_A"/ --|;!!}!?#E" @%? D"fA#? D"aR%N? O~I ^2~-!-? ?#O!^J"f? D"|S?#O%f^A ?"J".? ?!J"*? ?%K" -|>!"i? D"%A"? D" A!J" ?!%N?!?"J"%-O}L~&s D" ? D"*A O"f^D" Q%NO}E~&s O}E~&s E# P!? }ImlK# --S!"iB O2_A#C ?#O*^?"? D":G |*2}U!?#G +A%O#S%N? ?#G *?%?"?!2~J!@!-?#O2^C ?!-|6!!i? D"*A%? D" R%N? 2v!-? ?%O!^J"*? D"%?%O%f^A ?"O!f?#dJ"*? ?!}IK# -|C ? ?!?#D"*A!O!2~*!? ?"?!O!^O 2~*!?#O%2~A!?#?#D"*A O%^J"*?#D"%? O"f^z.                z-" -|4!!iB O2_A!C ?!O*^? ? D" O!O%O.2},!?!D"*O}"jjjhS%N?!D". -?!O2^C -|4!!iB O2_A!C ?!O*^? ? D" O!O%O22},!?!D"*O}"jjjhS%N?!D". -?!O2^C -|4!!iB O2_A!C ?!O*^? ? D" O!O%O:2},!?!D"*O}"jjjhS%N?!D". -?!O2^C -|4!!iB O2_A!C ?!O*^? ? D" O!O%O*2},!?!D"*O}"jjjhS%N?!D". -?!O2^C -|4!!iB O2_A!C ?!O*^? ? D" O!O*O22},!?!D"*O}"jjjhS%N?!D". -?!O2^C -|6!!iB O2_A%C ?%O*^?#? D":G |*2}U!?%G +A#O#S%N? ?%G *?#?"?!2~:!-?%O2^C -|4!!iB O2_A!C ?!O*^? ? D" O!O%O%2},!?!D"*O}"jjjhS%N?!D". -?!O2^C -|4!!iB O2_A!C ?!O*^? ? D" O!O%O?2},!?!D"*O}"jjjhS%N?!D". -?!O2^C -M!!i"iO!?!?"O)cO~, a^A#G U/ <?#D" %NO!?#G |9O!R/!<-? ?!?"2Q--P ? ?!O ?"O ?"O{!cO~/ T=O{!cO.aA!O~C}Cs ^? D"6O+^?!G ~B}CN=G  O!?"?#2}@!-|1!!iB O2_A&C ?&O*^? ?!?"?#?%2},!?&D"*O}"jjjhS%N?&D". -?&O2^C -|6!"i? O.^?"2~?!? D"6@#"N?"QA%/ ?%/ ? D"2?#^?!?"y,  -? ?"?#^J"6?!?"2|X-~8""*i!}!B O2_A&C ?&O*^@)? D" A%@!B O2_A#C "iO ?!O!^A!Q/ <?#O%^@(O!@*O%@""NO%?!?%O!fA%?!?%U=A!?!O%V=A%}IP"mA+P?nP |>%NO @!.!-?+}DA!Oy{{{)U%NO @!.!-"N"N"i? D" A"%N? D"%?"O"fO%?!2|E.!-?!Q%NO%@"."-O%?!2@-A"/ ?(O%J"%.!-?(?"J"%O @*-O*@"-?"?(^?!J" ?(?*J" ?#D"%O!R%N?#D".@!?#D"*.!-?#D"*@!? ?%J" ? ?!J"%O}"jjjh-@ ?)?!J"%?)? J" ?#O2^C ?&D"*O}"jjjhS%N?&D". -?&O2^C -|5!"iB O2_A"C ?"? ?!2V?"D"%@!?"D" @#?"O M *? ?#?!?"O*^2~&!?"O2^C -N!!i? D"*A"? D" R%N? 2w!-? D"%?"O"f^?!J" ? ?"O!^J"*? ? D".?!^J".-L!!iOxls ? D".?!O.a^?!? D"2W=A!D"*O)cO#R%i? ?!?"?#2_&O --|1 ? ?!?"?#?%Oxls ? D".?%O.a^?%? D"2W=A D" ? D"%? D"*O)cQ2}(!-J!!iOxls ? D".?!O.a^?!? D"2W=D"*A"O(cO%R%N? ?!?"O%g2|M--M ? ?!?"2~6!@!? O!2~A!? ? D"*A"O!^J"*? D"%?"O"f^?!OjjjjhdJ" -|- ? ?!?"2~6!@!? O!2~A!? ? D"*A"O!^J"*? D"%?"O"f^?!J" -G!!i? 2~G!? O.^2~H!? O:^2}Q!? D"|KA!%N? D"Z?!2q!--C!!i? D" ? D"*A"_?!T%N? ?"?!O!O!2~5!--C!!i? D" ? D"*A"_?!T%N? ?"?!O*O22~5!--C!!i? D" ? D"*A"_?!T%N? ?"?!O%O%2~5!--C!!i? D" ? D"*A"_?!T%N? ?"?!O%OL2~5!--C!!i? D" ? D"*A"_?!T%N? ?"?!O%O:2~5!--|F!#i?!G 7@%?!?!G 5A&? D":^G 7A(O%R%i?&? D"6G -?%O:fOjj%O ?#=dOj"O ?"=dd2dO{!c&?(-M 6? ?!2[-|!!!i? D" A!O |9%N? D"%?!O#f2q!--=!!i? D" A!%N? D"%?!O.a2q!--=!!i? D" A!%N? D"%?!O%f2q!--=!!i? D" A!%N? D"%?!O:a2q!--=!!i? D" A!%N? D"%?!O"f2q!--< ?!G >O!c%N? D" ?!D"6J" --: O ?%? ?!?"?#G %QO 2}F!=-9 ?!G >%N? D" ?!D"6J" --+ ? P!K# -#  -#  --}-|,k! Ojjs -~C&8ea]|M[?]|RZ[h?efYdfe?Yf?s/?|L|Tf?[|RZe?Yf?s ?]|RZ[h?b|Tf?b|N?|Lb|T|RZeM?f|P[?a[|R?]e?s4?|L|Tf?f|P[?]|RZ[h?]e?s 4dY|R|O[?efYdf?]|RZ[h?sA?b|Tf?b|N?dY|R|O[?|Nbd?ea]|M[?b|N?a[|R|Of|P?s 2dY|R|O[?[|RZ?]|RZ[h?sA?b|Tf?b|N?dY|R|O[?|Nbd?ea]|M[?b|N?a[|R|Of|P?s Hd|Tef|MH|/|0LIKJ|+J[|+|NY|,|/|.IK|,|.|L|N|LY|M|+|.ZK|0KJZK[|.Y|-LJIHa]|LdYd|VH|Mbd[Hed|MHea]|M[H]|RZ[h|*de ed|MH|Mb|Rg[dfH|SYee|*de ed|MHf[hfH|RY|Q[e|*de ed|MH|Mb|Rg[dfHfYaa][e|*de Hd|Tef|MH|/|0LIKJ|+J[|+|NY|,|/|.IK|,|.|L|N|LY|M|+|.ZK|0KJZK[|.Y|-LJIHa]|LdYd|VH|Mbd[Hed|MHefdH|SYff[d|R|*de ed|MH|Mb|Rg[dfHZ[fY]a|*de Hd|Tef|MH|/|0LIKJ|+J[|+|NY|,|/|.IK|,|.|L|N|LY|M|+|.ZK|0KJZK[|.Y|-LJIHa]|LdYd|VHYaab|MHed|MHdY|U|Jg[|MH|QbZ|*de Hd|Tef|MH|/|0LIKJ|+J[|+|NY|,|/|.IK|,|.|L|N|LY|M|+|.ZK|0KJZK[|.Y|-LJIHa]|LdYd|VHYaab|MHed|MHYaab|M|*de 7|Q[|Qbd|V?Yaab|MYf]b|R?b|N?s/?|L|Vf[e?|NY]a[Z 6]|Re[df]b|R?]|RZ[h?D]e?s9E?e|Pb|TaZ?|L[?|2|3?a[|R?D]e?s!E   ~/ 2 W   y#  |-   ~/ 2 W   )%  K   X!2 W   ~-!  K O~Mls -;~T{{{|R|Taa|-!2 3   |/!  5   |5 Oqms -|:H ! !"#%&()*       !    !"#%&()*+,-./0123456789 %%%%%%%%%%%%%%%%%%%%%%%% !"# O}#}&s -}*!2 N   Z    %%%%%%%%%%%%%%%%%%%%%%%%!  ! ! KLhGY|S]Gg[de]b|R|?[a[|Mfe?f|P[?ZYf[Z?g[de]b|R|*?Tfe?|Nbd|QYf?Y|RZ?Z[|NY|Taf?Yd[?|Rbf?Zb|M|T|Q[|Rf[Z|*}J#2 /   r#2 Q O}>ns -}/!#   |0M      !   !   !|3  hG]Z[|Q|Sbf[|R|M|VG_[|V|6Ydd][e?f|P[?]Z[|Q|Sbf[|R|M|V?_[|V?b|N?Y?|R[|U?bdZ[d|*Tf?|MYdd][e?f|P[?]Z[|Q|Sbf[|R|M|V?_[|V?b|N?Y?|R[|U?bdZ[d|*  }J#2 /   r#2 Q O~#}(s -G#   L%2 3   T%2 |)   f%2 |*   %       !       % Oy}(s -!% On})s -!! O}2})s -!% O}>})s -!* O}H})s -!% O}T})s -!% O~#})s -!% Ov})s -!! O~V})s -|I! !!!!!  !! !!!!!!!!!!!!!   ! ! !!!!!!!!!!!!!!!!!!!!!!!!!!   !!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!! O~:}+s -}B#!   !       +#2 ?       ]f[|Qe]Z|,I|,|-GIKG|,K|,I|,|.GI|,GI|/e|PY|S[[|Rfd][e~@j}C|MYaa|XaY|L[a} f[hfMFA|Ndb|Qfb|SY|Vb|Tf|Ada|M|PY|R|O[e]eYf|OY|Se|PYd[Z_[|Sf|R[|Ud[|S[Yf[Z|Q[|Q|L[de|Mb|T|Rf?+/,FAA|XAYfAMFA]ZAMFAd[|S[Yf[ZAMfd|T[FAAM|XAM|XA]eAMA_[|SfAFAM|XA]eAMA|R[|UAFAYfAMA|OY|SAMAe|PYd[ZAMfd|T[FAf[hfAM|XA|Mb|T|RfAMFA[|Rfd][eAM|G|H} |H} |H} |H} FFA|Mb|T|RfAMFA]f[|QeAM|GFA|Q[|Q|L[deAM|X|XAe|PY|S[AMFA|Ndb|QAMFAfbAMFA|SY|Vb|Tf|AdaAMFA|M|PY|R|O[eAM|X|SdbZ|T|Mf|Ja]ef]|R|O|J[hf[|RZ[Zd[Z[|Q|Sf]b|R|J|Tda|Jfb|J|SY|Vb|Tf    2   %   !   " O}3os -6" *  ) s)2 :   }T*2 # O~+os -46#!! s)2 :    +2 ( O~Yos -=/)&"! w)2 :   o+2 "       ? O}O}/s -%6. ! O~)}/s -(! *|& ) O~?}/s -(! *D ) O~V}/s -(! *E ) O}/}0s -(! *|* ) Oq}0s -(! *H ) Ot}0s -(! *I ) O~7}0s -(! *|+ ) O~N}0s -(! *|, ) O}(}1s -(! *|- ) O}>}1s -+" !+|6"! " O}T}1s -~4#"!!,|7"  |XAa]|R[AM|XA]|RZ[hAMFA|Mb|Q|Sa[|Q[|RfAM     !   !   |"!2 5   }J   ,   }H!2 7   |S   |%   AM|5|%    *   %   #   %       %   %   &   (   H|TdaQ!2 8   P   |    SQ|@Hg|,H|SdbZ|T|Mf|:]efe?|SdbZ|T|Mfe|*Hg|,H|SdbZ|T|MfH|Mb|T|Rfd][e|:]efe?f|P[?e|T|S|Sbdf[Z?|Mb|T|Rfd][e|*|C|PYf?]f?fY_[e?|L[e]Z[e?]fe?|SYf|PF?Y|RZ?f|P[?|LbZ|V?b|N?]fe?d[e|Sb|Re[|*   }:,2 |3   |<W|?|@Hg|,HbdZ[d|6d[Yf[e?Y|R?bdZ[d|*Hg|,HbdZ[dH|X]Z} |>[YZe?b|R[?bdZ[d|*|:]efe?bdZ[de|*|>[YZ?f|P[?bdZ[d?|U]f|P?SQ|@?Hg|,HbdZ[dH|X]Z} |*Hg|,HbdZ[dH|X]Z} Ha]|R_e|>[YZe?f|P[?|SY|Vb|Tf?a]|R_e?b|N?Y|R?bdZ[d|* % Op}5s -G|:,2 #   W,2 -   |F,2 1    %2 !   %        )+&% Ox}5s -G|:,2 #   ],2 7   }!,2 |!   %       ~:,2 !   !+++% O}H}6s -G~B,2 %   x,2 +   ~N,2 3   p%2 "   %        + !% O~M}6s -G|:,2 #   "-2 0   2-2 2    %2 !   %        ++"% O}P}7s -F|:,2 #   x,2 +   ?-2 /    %2 !   %        *+# O~I}7s -|VG-2 |&       |:,2 #   |@-2 6   |P-2 B   %       %        +++?@A{{{{{##C|#{{{{{{""|%|&DE{{{{%%|-|.{{{{{{""|/J{{{{{{""|SY|V|Q[|Rf|J|Q[f|PbZA O~K}8s -)0]f[|QeA O}&}9s -,&|SdbZ|T|MfeA O}>}9s -@*]Z[|Q|Sbf[|R|M|V|J_[|VA        1efYf|TeA O~1}9s -0(|Mb|Q|Sa[f[Z|JYfA O~H}9s -2.d[Z[|Q|Sf]b|R|J|TdaA Ok}:s -*0|SY|Vb|TfA O};}:s -/(]e|J|Mb|Q|Sa[f[A O}R}:s ---|Mb|T|Rfd][eA O~/}:s -2+]|R]f]Ya|JgYa|T[eA Ox}:s -00|N]|RYa|JgYa|T[eA O}"};s -1.|SdbZ|T|Mf|J|Mb|T|RfA O}8};s -*/fb_[|ReA O}O};s -%(]ZA O~,};s -+"|Q[eeY|O[A O~C};s -2)Y|S|SdbgYa|JefYf[A O~Y};s -.0|MYf[|Obd][eA O}5}<s -*,[h|S]d|VA O}L}<s -0(|SdbZ|T|Mf|J|MbZ[A O~)}<s --.baZ|JefYf[A O~@}<s --+|R[|U|JefYf[A O~X}<s --+f]|Q[efY|Q|SA O}2}=s -0+]e|JbdZ[dY|La[A O}I}=s -(.|MbZ[A Ou}=s -?%|Mb|T|Rfd][e|Jd[Z[[|QY|La[|J]|RA9Y|Nf[dA O~U}=s -*&|L[|Nbd[A O}/}>s -)(a]|Q]fA O}F}>s -(&f|V|S[A O~"}>s -+%|MYdZ|J]ZA O~:}>s -,)|M|Tdd[|R|M|VA O~R}>s --*|6WV|<|:Q|@Q|7A O}-}?s -.+|<|>W|6Q|?|?T|;SA O}D}?s -*,ROT|:Q|7A Os}?s -|"(|Sd]|M[|J|Q|Taf]|Sa][dA       2|6O|>|7A O~O}?s -|!%O|6|6W|A|;|@|JPO|:O|;|6QA        1Q|A|>A Op}@s -&#SP|<A O}X}@s -&#|A|?|7A O~5}@s -&#|6O|7A O~L}@s -A#Z]efd]|L|Tf]b|R|J|Q[f|PbZA    5|Mb|T|Rfd|VA O}?}As -,)bdZ[d|J]ZA O}V}As -E*Z]e|Mb|T|Rf|J|Q|Taf]|Sa][dA    5Z[a]g[d|V|J[|QY]aA O~I}As -10|M|Tdd[|Rf|Jfb_[|RA Olps -1/[|QY]a|JYZZd[eeA O}<ps -)/gYa|T[A O}Sps -*&gYa|T[eA Ovps -)(QVOT|:A O~Fps -/&|<O|EW|A|@|J|:T|;UA O}#}Bs -*-|?T|;S|:QA O}9}Bs -,(V|A|:|@T|<|:QA O}P}Bs -1*hGY|S]Gg[de]b|RA O~-}Bs -|#/hG]Z[|Q|Sbf[|R|M|VG_[|VA      3|,I|,|-GIKG|,KA O{}Bs -.,|,I|,|.GI|,GI|/A O}6}Cs -),c|T[d|VA O}M}Cs -+&|P[YZ[deA O~*}Cs -()|LbZ|VA O~A}Cs -}>+%     #  ){{      #  ){{!     #  ){{"     #  ){{"     #  ){{#     #  ){{#     #  ){{%     #  ){{&     #  ){{(    ##  ){{)     #  +{{{    !#  )  *    !!  *! M    ###! " {    ##"L # {     #  (%!    !##  !&!{    ##  ) !*    #!  *!!|1  !!##  !(!{  !!##   )!{    ##   *!{    ##   +!{    ##   ,!{    ##   -!{    ##   .!{    ##   /!{     #  (%"     !#   0"{    !#   1"{   !!#  !&"{    !#  ) "*    !!  *!"|2    ##   *"{    ##   +"{    ##   ,"{    ##   -"{    ##   ."{    ##   /"{     #  !2#{    ##  +3#{    ##  )4#+     #  !5%{    ##  )6%,     #  )7%,     #  #8%{    ##  !9&{    ##  !:&{    ##  !;&{    ##  !<&{    ##  !=&{   !##  &>&{   !##  &>({    ##  !=({    ##  !<({    !#  (| *!    !#  !|!*{    !#  (|"*"    ##  ){ -    ##  ){!.    ##  ){".!!  ##  %B,{    !#  )|(-/    !#  )"-0    ##!  |)-{    !#  )|(./    !#  )".0   !##  !(.{   !##   ).{    ##   F.{    ##   G.{    ##   |*.{    ##   H.{    !#  (| /#    !#  "I/{    !#  (| 0%   !!#  !|+0{    !!  *|,0|;   !##  !{0{bdZ[dGd[c|T[efbdZ[dG|Md[Yf[ZbdZ[dbdZ[dGa]ef|SdbZ|T|Mf|SdbZ|T|MfGa]ef|SdbZ|T|MfG|T|SZYf[|SdbZ|T|MfGc|T[d|VbdZ[dGc|T[d|V  :92 /    #  |#92 /   !% !|,92 &   "& !K92 ,   #&!!O92 )   %  !|892 .   & !!|@92 0   (" !|L92 /   ))" b92 -   *)" }<(2 %   +("   # #     . . # O}H}Ls -7#-%   ! !     ~Y1~Y1! ! Ox}Ls -=#1.   |5 |5     s1s1! ! L ( ( Oo}Ms -%~U1~U1 O}<}Ms -=~Y1!   #=.(    ) )       ! ! O~;}Ms -.!  #|&#   1 1 O~O}Ms -#/ / O}:}Ns --#|(%     |5 |5 O~5}Ns --%# |*(   ) ) O}0}Os -&!"!|.# Ov}Os -+#K    ) ) O~@}Os -&&   " O~U}Os -!" Om}Ps -+" !   #K# O~%}Ps -.!  #|3  !!! ! Ok}Qs -5#|3!   # #     % % # O}X}Qs -8!  #|4#   # - *   ~M ~Q # Oy}Qs -+#O*   # # O}-}Rs -&!   " Op}Rs -!" O}N}Rs -1" !   #T"   ) ) O~*}Rs -)!   " % O~<}Rs -#% " O~K}Rs -~G#( !   #U# MHHHg|,HB[|R~@j}:|XaY|L[a} ~@j}; }@(2 )   }#=2 /   j=2 "   )   *   +   ,   -   o=2 !   #   1   0   5)2 8)2 |#)2 5"2 |9   E"  +   |MY|SY|M]f|V?bg[d|Nab|U   ~!!2 |<   >   &   III|+I|,I|-I|.I|/IJIKILI|0|+I|+|+|+|,|+|-|+|.|+|/|+J|+K|+L|+|0|,I|,|+|,|,|,|-|,|.|,|/|,J|,K|,L|,|0|-I|-|+|-|,|-|-|-|.|-|/|-J|-K|-L|-|0|.I|.|+|.|,|.|-|.|.|.|/|.J|.K|.L|.|0|/I|/|+|/|,|/|-|/|.|/|/|/J|/K|/L|/|0JIJ|+J|,J|-J|.J|/JJJKJLJ|0KIK|+K|,K|-K|.K|/KJKKKLK|0LIL|+L|,L|-L|.L|/LJLKLLL|0|0I|0|+|0|,|0|-|0|.|0|/|0J|0K|0L|0|0!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!! O}8rs -|-""""""""""""""""""""""""""""""################%%%%% O~>rs -!" O~3ts -!% Oxts -+4       % Oyts -!% On~!s -!! O}2~!s -!% O}>~!s -!* O}H~!s -!% O}T~!s -!% O~#~!s -!% Ov~!s -!! O~:us -+!       % O~Mus -!! Oyus -!! On~&s -!. O}2~&s -!%';
var frequent = "fffffff1f13b1c507eaa000123e9e5181710100001200080340010100010000b";

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
  glue: { initSync, __wbg_reset_state },
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
