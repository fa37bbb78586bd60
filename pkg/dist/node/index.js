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
  return convertListed(given, endpoint, encoded2({ ...BY_DEFAULT, ...read }));
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
var text = ' Xc|S!   !}C!7|L#fff |L"ff |L%ffff |L&fffff |L!f |L%ffff!f|L#fff!f|L"ff!f|L(ffffff |L&fffff!f|L!f!f|L  |L)fffffff |L(ffffff!f|L*ffffffff |L*ffffff}"f!f|L)fffffff!f|L&ffff}% |L,ffffffffff |L !f|L"}%f "L!8|+G_bYZb|K|N_|TdbX|Nd|K|M|P|+[c|#|K|K|W|M|R|TY|PZ|T|K|R|T|Rd|KZ|XdZb|TbZ|O|KdX|M^Z -#}*"h""#*1**"& *"  / !%&"#."#+###&(+&*2.( )"*# &*! )"!((&"&-)"#*)"0 **# &#3) !* #,)  )"("(#( "+# *# (# #!!#(%&" )&  "" &!(#4&!( !&"&",#)##     "!!)#&  )#!( ")0" &! *,"/ # ""%,!)!!( ""&!%.!, !5#!+! ! ! !)##%%"  %)% !)!%6 "( "%(""%%%%%"%%("#(%!!&#!  %!!!!!"%%%%%!+!!-)%+"|U!00_ h*&#! 3(:#f!Nggo -f Nkto -f N~4to -)~A!1(|SZ|S_b|Y" -|N|QZ|N]|K|MXd|N|Q =)|N_|TeZbd |#/|N_|TeZbd|K|MXd|N|Q %0YZdZ|Nd|KeZbc|R_|T b-Z|TY|U_|R|Td|K_|O |;*|Rc|KeX^|RY }>!(bZ|O|VcZ ^)bZcZbeZ }J!*eX^|RYXdZ |W/eX^|RYXdZ|K|NX^^ |"1|K|KX|M_bd|K|QX|TY^Zb#!7|K|K|R|TcdX|T|NZ|KdZb|S|R|TXdZY#"7|K|K|W|M|R|TY|PZ|T|KZ|XdZb|TbZ|Oc!!2|K|K|W|M|R|TY|PZ|T|KcdXbd  +|"! N!-/}("}("}("}("}("Y|N~1!~3!{!}&"})"h"."}1!,~8}>*h"}@Y"@f#}%A Nl+]@%B >%z.                z- ~+(>%N I ~?(>%O J ~8(>%O J }7(>%z.                z- }>(>%N I }L(>%z.                z- ~X&>%O J ~@&>%z.                z- v&>%N I ~T&>%z.                z- ~+&>%z.                z- }P(>%N I }6)>%O J }/)>%z.                z- ~X(>%z.                z- ~D(>%N I ~*)>%O J o)>%z.                z- }P)>%z.                z- k)>%N I {)>%O J y)>%z.                z- v)>%z.                z- u)>%N I }W*>%O J }P*>%z.                z- l*>%z.                z- j*>%N I ~N*>%O J v*>%z.                z- ~8*>%z.                z- o*>%N I |;>%O J M>%N I K>%>%C ~T&I _>%>%z  v&z- |L>%>%z  ~8&z- |=>%>%F ~7&L })!>%>%z  ~*&z- c>%N I k!>%O J }/!>%N I h!>%>%C }L(I ~!!>%>%z  }>(z- m!>%>%z  }/(z- }>!>%>%F }.(L ~0!>%>%z  ~W&z- ~%!>%N I ~D!>%O J ~8!>%N I u!>%>%C ~?(I }+">%>%z  u(z- y!>%>%z  o(z- v!>%>%F ~%(L }=">%>%z  }O(z- }.">%N I }P">%O J }E">%N I }>">%>%C }6)I ~3">%>%z  h)z- ~)">%>%z  x(z- }T">%>%F ~Q(L ~G">%>%z  ~C(z- ~7">%N I ~X">%O J w">%N I v">%>%C ~*)I }A#>%>%z  }X)z- }3#>%>%z  }I)z- g#>%>%F }H)L }S#>%>%z  }:)z- }D#>%N I ~+#>%O J n#>%N I }T#>%>%C {)I ~J#>%>%z  w)z- ~<#>%>%z  ~@)z- t#>%>%F ~?)L {#>%>%z  ~0)z- ~N#>%N I }7%>%O J j%>%N I g%>%>%C }W*I }W%>%>%z  }I*z- }I%>%>%z  k*z- k%>%>%F }:*L s%>%>%z  }+*z- ~!%>%N I ~@%>%O J ~4%>%N I t%>%>%C ~N*I })&>%>%z  ~@*z- x%>%>%z  u*z- ~D%>%>%F ~0*L }:&>%>%z  ~%*z- }+&>%N I k&>%> C 6@1C .C .@+I k&>+%MN*>+>+N*V<?&>%NK[?-#M>->#C *I *>->#D  J  >#N.[?#>-Nt [?->&N!]@&/ -->%N}>&[> >"2|S>%C }E&?)>%C l&?*>%C }>&?-#M>*>-@#R%M>#N>[?->#C  >)R/!>#N9[D  ?|&>#N2[D  ?|(>%NK[>#N%[F  N)aNt ^[@&>#N*[D  @CJ B>&>|(J E>&>|&J |/>%>CJ }I&>%>|(J }P&>%>|&J }X&.!-->+%M> C .?0> C 2?6N ?&N ?-#M>%NK[>-N)aNt ^[@#>#F KL A>#C  %MN~8}8o ?)>1C .@*C .>-T%M>*C *>&[?)->%NH[> >#C %N![@*>)>1C 62}&!>#"fN >%C HN!R/ ;>)F 8N)R%M>%C |/?(N!.!-N -@,L ?>#N!L >>#>(I 2>#>,I .N)?,>)F 6@(N >(N~0 S<N.^F omM?("M"M"M"M"M"M"M"M"M"M"M"M"M"MNvio >0>*N.^[>*>6V<C *N)aN!]0)!"#%&() -N ?,.(-N!?,.&-N"?,.%-N#?,.#-N ?*N!?/N%?,N%?.N!?)>(0,*####%#&(*#-N ?/N!?*N&?,>(?.N!?)>(0,)""""#"%&)"-N(?,-N ?/N!?)>,?.N ?*>(0,&    ! "#% ->,N#Q?).%->.N"Q?).#->/?)."->*?).!->,N(aN%Q?)->#>)L @>#N!L P>#>#C >I Q->&N9[?&>+>-N![@-R/ --"M>1C .@#C .@/P/ >#C *@+>/N9^[?4>%N~8*[?6>1F 2?8>+?#N ?(#M>#N9[?&"M"f>8>#F 3@)R%M>)N"R%MN)?,>(>#F 8N)Q/";-."->(?,>#F 8-?*N ?#>%NK[@)>,N)aNt ^[@1C >@3Ng"aP>3N9e@5N RbN~8}8o >+>,N9^[>,>/V<F 8N)Qb?0N ?->*N)aNt ^>)[@.C >@)Nggg|XaNggg2R%M>)Ngg%aN2e>0b?--"M"M"M>5N!]0""! -N"?#>0>)>-abN!aP/!-N!?#->%>*I ~@*>%>#L ~<*>%>,I ~8*>%>-NfcN!aL ~D*N ?##M"M>6>#@)N#d[@#F %@-P/ >%NK[>#C  N)aNt ^[@#F >N!aP/ >#N I Q>#N L P>#>-L |:-N!?#>)N!aP/ ->1F |:N"Q%M>.>3I Q>.N"L P-"M>1C .N!R/ >.C .N!R/ >.C 2?#>%>1C 2I m*>%> C 2I }I*>%> z   z- k*>%>#I ~D*>%> C 2I ~@*>%> z   z- u*>%Nk*[>%Nu*[2QP/ >%>,I ~D*>%>*I ~@*>%>*I ~<*>%>,I ~8*N ?#N ?-#M"f"M>%NK[@)>6>#N#d[@*C  N)aNt ^[@#F |:N!R/ >#F KN"Q/ >*C %N)aNt ^>)[F |:P.!-N -?)>#>)L |8N!?#>-N!aN!?-P/ --->&>4Q/!>(N![?(>&?#. - -"M>%C k&@6P/ N ?##M>%NK[>#N)aNt ^[@,C H?&>,C E?)N~8}8o ?*>#> C 6@+C .@(C .V@.P%M>(C *>#N9^[?*->,F P?-"M"M"M"M"M"M"M"f"M"M"M"M>&>)U%M>-/.>+C 6@)C 6@*P/.N~8}8o ?&>.P%M>(C *>#N9^[?&->&F 3N!R/.>&F 8N)R/.>&F 6@&N >&N~0 S<N.^@-F nmMN#Q/.>+F 2/.>*N9^?&>-N}Xmo [F +@*N >*N|5S<N:^N}Klo [?->)C 2?*>(F H>+F }D"N.^F ~8}TMN.^F ~(mMR?(#M"M>&>*[@)N2]C  @+P/ >(/ >)N6]C  @.F  NGR/ >+N!]@1>-F 9R/ >->.N![>12~8!P/#->&N9]@&/ -..->,F L?3>,F |1N!a@1P>-N"Qa/->%NK[>*F 8N)aNt ^[@(C 2?0>(C .?.>(C %?4>(C  ?8N >1>3N!a</&> C >N!L ZN~8}8o ?*>+C .@(C .>#T%M>(C *>#N9^[?*->.%M>%NC[> >02~(!>%C C?3>%C E?/->%Nu*[@5> C =N!> C 9@(C C>)[>&>(C ET@2<@1N >&>)]@(>2<@&>*>+C 62W>%C u*P/">%>%C ~8*I }P)>%>%D u*J }I)>%C ~<*?+>%C ~@*?*>%C ~D*?)>.%M>%>%C }P)I l*>%>%D }I)J k*>%>)I m*>%>*I }I*>%>+I }E*>%>0I ~D*>%> C 2I ~@*>%> z   z- u*>%Nk*[>52Q/"->%>%C }P)I ~8*>%>%D }I)J u*>%>*I ~@*>%>+I ~<*>%>)I o(>%N I v)>%N!L }/(>%>%No([I }E*>%>%N~@)[I l*>%>%Nu*[@(I }>*>%>%N}/([I k*>(N">)>%Nk*[N~)}8o 2|M>./#>%C v)@3P/">%F }/(N!a/">%C ~D)?.>%C ~K)?/>%C ~@).%->)N*]C  ?(N ?."M>)N%]C  @+P%M>(?&.!->(>+[?0>(?&>+?)"M#M>&F  N+]@*N| UN N!>*dN}=gg%a<P%M>(>+[N!]?(N ?*#M>(>*[F  N+]@+N| T/#N!>+dN}=gg%aP/#>)>*N!]@*[/ -.#->&N![?&>)N!]@)/ ->0?&.!->)>*[?.->%>.I ~K*>%>&I v*>%N"I ~D*>%N~@};o I ~@*>%>1I ~<*>%>-I ~8*>%N!I ~4*>%N}(}6o I u*>%Nk*[>%Nu*[N%2},!> >!>,>#>%C }>*@&>%C l*2|6>%C k*@(P/,>&>(2n!.,->%Nu*[>&N!N!2}Q!>%C ~4*?)>%C u*/*>%>%C ~8*@+I y(>%>)I x(>&P@*/(>*/%>+>1>&~X,  .%->%Ogggg2J x(.&-Nvio >+>)N.^[>)>*V<@(C %?.>(C  -?)Nvio >+N.[>*N!U<C  ?(>%>/I ~<*>%>3I ~8*>%N!>1>.>(]@+[>&>+S<I ~@*>%N >)>(]@(>&>(S@(<I ~4*>%N!>1>(<I u*>%>&>+]@)N >&>)V<I ~D*>%Nx([>%Nu*[N#2},!>%C ~X(@(/!.#-> C 9@+C C?*>%Nu*[N >&>)]@(>&>+C ET@.<@+N!N!2}Q!>%C ~4*?&>%C u*N!Q/!>%>%C ~8*@1I y(>%>&I x(>+P@3/#>3/ >1N!>)>*[>.<>+~X,  ->-P%M> >!>,>#>%C y(@&>(2|6>%C x(@(P/&>&>(2n!.&->,C  N!R%f>!>4>-N"R<>!>8<&>,C %-?&> C >>%>#L ~=*>%N L ~<*>%N1L ~>*>%>&I ~8*>%O J u*>%Nu*[2}K!.!->%C ~8* ->%C x(?&->&P/!>%C y(>&2n!.!->%C ~8* ->#N![@#>6R/ ->%C k&@,P/ >,N!]?-N ?##M>#N~@%Q/!N!N">%NK[>#[@&N~- [F  N R>&N6[C  bN!a@&<>&>-<?&>-N!]?->#Nt [?#>&N"Q/ ->&P/ > C 6C .@#C .@(N9^?&>#C *@*?##M>&@+%M>&N9]?&>#C  ?)>#N9[?#>)N"R/!-->(N9^?&N ?#"M#M"M>#N~@%Q/ >&P/ >%NK[>#[?)"M>+P%M>)C  P/!N!?(>)N~- [F  N!R/!.%-N!?(>)N~- [F  N"Q/#>*C  N"R/ >)C  /#->*N9[?*>#Nt [?#>&N9]?&>,N!]@,/!--N ?(-> C >@#>(>#F ZbL Z> C =@2F w!N!Q%M> 2}I!> C =?2->2N I g">2D y!?|&>2Oggggo J y!>%N I }P)>%>|&J }I)> >!2~/!?1"f> F B@|!P%MNvio > C .>!N.^[>!> C 2V<C %@#>#N R].!-> C *@#N >#> C %U<-?<>1?+>2C }E"@?%MNvio > C .>2C l"C  @#N.^[>#> C 2V<C  ?+-N ?->2N I }/""fN >%C k&@7P/ ;N ?)"M#M>%NK[>)N)aNt ^[@&F |:/!>7>)N![@)R/ -N .!-N!>)N![@#>7V/ ;>&C *?,#M>%NK[>#N)aNt ^[@&F |:%M>#>)>,>&C *@&T<?)>,>&>&>,T<?,->7>#N![@#R/ -N!-?5"M>?P%M>+?6>1@&?4.!->|&O>j}H?9>2Nh"[?@>2C l"@.>?N"d[?AN!> C  > C *@|"> C %@#T<?|#>2N}3"[?B> C .?>> C 2?| >|"N!]>#S?|%N ?,>1@0?4>+?6#MNvio >>>.C  @(N.^[@#>(>| V<C  ?/Nvio >#N.[>(N![>| V<C %?&>,N![?8"M"M"f"M>5N!a%f>%NK[>)N)aNt ^[@=C *>,Q/!N!&N -?5>)?#>&?)>/?(N .!-"M"M>7P/ N ?##M"M>%NK[>#N)aNt ^[@*F |:%M>*C *@3>,T/!->#N![@#>7R/!."--N!?5>#N![@*>7V/!#M"M>%NK[>*N)aNt ^[@:F |:P/ >:C *@:>,U/ >*>#>3>:T<?#>3>:>3>:S<?3->7>*N![@*R/ -.!-N ?5->=F |:N!Q/!N"-?,>%C }I)>-Q%M>%N}I)[2~A!>%C m)?9->9>-N9^[@*>)I 6>*>(I 2>*>,I .>*>/>6>-<I *>*>0>4>-<I %>*N >;>-<I  >%>-N![@-I }P).!-"M>-/ >2C }E">8U%M>1?0>+?/.!-Nvio >>>2C l">8N"d[C  @(N.^[>(>| V<C  ?)N ?/"M>|%P/ Nf?,>|#F  ?*#M>,@(N~C};o [F  >*Q@0P%M>(N![?,>(/!-->)>|"V/ >|!P/ >0/ >)>|#[F  N|6R/ >2C k"@4>2C }3"Q%M>B2~,!->2C }7">4[N|6L  N!?;>2>4N![@6I k"N!?/->)>/[?/>&?0->2C }/"@(>2C h"Q%M>@2~E!->2C j">(N"d[>&>/>&>/T<I  >=>/I M>=>0I |3>2>(N![I }/"->#?)>8?,>&?0>.N%[@.>AR/ -->%>6I v)>%>4I ~D)>%>;I ~@)"M"M>7P/ N*>7>7N*V<?,>%Nt [?#N ?)#M>#C  >)[?)>#Nt [?#>,N!]@,/ ->)P/ N|&NE>|!<?| > C *@#> C %T@(>#N"Sb?|!N!> C  @|">(<?|#>2N}3"[?>> C 9?=>%N~<*[?:><N >#>(<T?@>-?.>)?8N ?/N ?3#M>&?+>8@5N!]?8N ?##M"M>%NK[>#N)a@(Nt ^[@&C 6P/ >&C |/?*"M>/N!a@&P/ >*>3R%M>*>3S/!."->#>0V/!>3?*->7>#N![@,T%M>#?/#M"M>%NK[>,N)aNt ^[@(C 6P/ >(C |/?("M>&P/ >(>3R%M>(>3S/!."->3?(>,>0V/!->%>,I ~D*>%>,I ~@*>%>#I ~8*>%>/I ~4*>%>(I ~<*"f"M>(>*Q%M>,>/S/!>*?(>:."->:>(>*V/!;->*?(>%Nu*[-@*C *?#>*C %?/>(?*->7>,N![@,R/ ->#N)a?(->#?0N ?&>%NK[>(Nt ^[@/C |/@3>8]@#N >#>3U<?#N ?("M>/F |1N!Q%MN ?,N!?*>/C C@(>/C B@&S/!>(>=C ET/!->(>&]?,>=C C>&[?*->#>-T?("M>?P>)>5QaP%M>+?&>4?+.!-N ?;N ?&>,N ><>+]>+><T>@b@6<U%MN >,>*N!>+>|#[>6<>,2~8!<?&->%N I ~@)>%>+I ~D)>%>&>+[@&I v)>&?6->->#>(<?5"M>,P%M>%>| L u*>5P?9N!?#>%Nu*[?(.!->*N >*>,N!]@#[F  N|6Q@4<?("M"M>5/ >4P/ >|!%M>%>| L u*."->*?(>|"G  N~%~Y R/ N!?6>%N!I v)>%Ogggg2J ~@)>%>| L u*N ?;N!?+N ?1.!->%>| L u*>#>,>4<?#>(>*>4<?*->5P?9>#N)U%M>%Nu*[?(>#P%MN!?#."-N ?,#M>| >*>,[F  Q%M>*?(.#->#>,N![@,R/ -N!?#.!->%N>[>| >*>#2|R>#N!>%C >N!Q@(<?#>*>%Nu*[>(<?(->+?4>2C k"?+>>>#2x!>2C k"?*>#%M>2C }7">*[>(>#~X,  ->2>#>*[@#I k"N!?*"f>9P%M>#?,>+.!->;?*>6?,>4>.P/ ;>%C m)@(>#I *>(>+I %>(N!I  >4-?AN ?+N ?9>/C 6N!Q%M>/C =?9>/C 9?+->%C }I)>.Q%M>%N}I)[2~A!->%C m)@#>.>5>.>5S<@/N9^[?("M>.>5U/ >.>/]N9^@/P/ >(N9[>(>/~X,  ->(>9I 6>(>+I 2N!?/>(N!I .>(>,I *>(>AI %>(>*I  >%>.N![@.I }P)>8/">%>1I x(>%>2C k"I y(.%->7>#N![@#R/ -->.?->+?&->%C m)?#>%>1I x(>%>2C k"I y(>-%M>-?..!-> >%Nx([>%N~@)[>%NK[2GN ?.->%N I x*>%>#>.N9^[@*I }>+>%Nv*[?+>%N~<*[?,N!?-#M>->)N"Qb?-"M"M#M"M>-N!aP%M>,>)N.^[@0C  @(N#R/!->#>*Q/">%>#N9[@(I k+>#C  @)N#Q/">%>)I ~<*>%>#N%[D  J ~@*>+>#N.[D  J  >+>#N6[C  I *N ?)>(?#N ?-.!-->%>(I k*>%>0D %@|&J }>*>)N![?)>(/!>%C x(>|&}HR/!> C =C k">%C y(R/!>%>|&O>j|5 x(N ?-."->%><I ~8*>%>&I ~4*N ?#>%N I u*> >%Nx([>%Nu*[>%NK[2G> C =Ny![2z!> C =@&>%C }P)I g">&>%D }I)J y!>%C k&@&P/"#M>%NK[>#N)aNt ^[@(C  %M> >(C %N![>#2}=!->&>#N![@#R/ -."-> >%Nx([>%Nk*[>%NK[2GN ?-. - -N ?#> C 6@.F }B"@6N!Q%M>.C .F H@#N >#N1S<N|3^G ~6}UM?#->%C k&@4%M>#N{{#a?0N ?##M>%NK[>#N)aNt ^[@&F P?."M>&C  P/ >&C %?("M"M"M"M"M"M>&F |:N!R%M>.N!R/)N~8}8o ?-> C 6@&C .@+C .>#T%M>+C *>#N9^[?-->+F |-P/!>-F 6?+> C 2?*>&F 2?)>-F 3N!]0"#%"-N~8}8o ?,> C 6@-C .@+C .>#T%M>+C *>#N9^[?,->&F KN"Q%M> C >>%>#L ~=*>%N L ~<*>%N0L ~>*>%>(I ~8*>%O J u*>%Nu*[2}K!.)-N ?+>%NK[>,F 8@/N)aNt ^[@)F @N!Q%M>)F KN"R?+->&C 2?1>&C .?*>&F |8P%M>-F 2?)N/?&N ?3>(?-"M"M"M>,F 3N!]0"!* ->)N!a/)>/N)R/!N3?&.)->)N!aP/(>/N)R/ N2?&.(->*>+bP%M>,F 5?&.(-N-?&>*P/&>%>(I k*N!?3>%>%Nk*[I u*> >(N![>1>%Nu*[Ny};o 2|M>%C k*?-.&-N ?,N ?3>)C  N!Q%MNvio > C .>)C %@&N.^[@+>&> C 2@)V<C  ?3Nvio >+N.[>&N![>)V<C %?,->%N2[> C >@&C B>&C C>3>,2|G>%N!L ~>*>%>#L ~=*>%N L ~<*>%>(I ~8*>%>%D 2J u*>&>%Nu*[2}K!>*P/(.&- ->)N!a/!.%->)N!a/#->+N >+N~0 S<?)Nvio > C .>(N![@+N.^[>*>+U<@+C %?*>+C  ?/"M> F BN!Q%M>%Nu*[> >+2}*!N ?->*>/T%M#M"M>%N9[>%Nu*[2}!>%F 9@&P/ >%F :NH]N{!aN,S/!-->&N!c?-->)N|0]N{!aN~Y!S/%>-P/!.%->&F }D"N.^F ~;}TM>)N.^N}Xmo [@&F #N Ra?)N)?,"M"M"M"M"M"M"M"M"M"M"M"M"M"M"M>+C *N)aN!]0) !("#%&*-N!?,.%-N"?,.#-N%?,."-N&?,.!-N(?,->)/.>&F *?-.!->)/-N#?,>&F *@-N!Q/"->-N{!a0,,""""#"%(&"->)>&F *Pb/+>&F %P/(.+->&F %/*>*>/]N"U/&.*->,N#R/%.)->,N"R/#.(->,N%R/".&->,N(aN%R/!.%->,N&Q/#-> N%>(>#2}G!."-> C >>%>#L ~=*>%N L ~<*>%>&L ~>*>%>-I ~8*>%O J u*>%Nu*[2}K!>3P/!->%>#I ~@)>%> C 2I ~@*>%> z   z- u*>%> I k*>%>%N~@)[I }>*>%Nu*[>(N![>1>%Nk*[N~D};o 2|M-"M>6P/ N~8}8o ?-> C 6@)C .@&C .@*>#T%M>&C *>#N9^[?--N ?,>&F H@(N >(N1S<N|3^F }&}VM?+"M>-F 8@(N)Q/ >%NK[>(N)aNt ^[C  / >0>(>*S%f>&C *>(N9^[&N~8}8o -F 6>+]N1ae?,->-F 3@*N"Q>.N Rb?(>)F 2?&"M"M"M"M>*N!]0"" !->(>,bN!a/#."->&N!c?&->&>(b>,bN!a/!->0>-F 6>+]N1aeN!aP/ > N#>!>#2}G!->#N![@#>4R/ -> C 6?.-"M> F BP/ >.C .@!F H@#N >#N1S<@#N)]N{!aN~Y!S/ >!C .@(P/ >#N|3^@&F {}UM>!C *@!N3[?#N ?->&F }&}VM@,>&F ~Y}UM[N{!a?0>.F 2@/N!a?*>(N9^@&?)"M#M"M>#N#[F  >0R/ "M"M"M>#F  N!]0" "!->*P/!."->*P/!->%NK[>-N)aNt ^[@#C  ?0>#C %?*."->#N9[?#>-N![?->)N9]@)/ -N ?0->!N3[?#N ?->,[N{!a?(>/N!a?!#M"M>#N#[F  >(R/ "M"M"M>#F  N!]0" "!->!P/!."->!P/!->0>%NK[>-N)aNt ^[@!C  aN!R/"> C >>!C %?!>%Ng~Y#|2 ~<*>%N(L ~>*>%O J u*>%>!>*>!>*T<I ~8*>%Nu*[2}K!> C 6?.."->#N9[?#>-N![?->&N9]@&/ --"M>.C .@!C .@#P/ >#N9^N9]?&>!C *N8[?#N ?,>.F 2?1#M"M"f>1>#N&]F  @!R%M>!N"R%M>,?)N)>#F  N)Q/";-."->#F  ?)>,-?!N~8}8o >.C .@(C *>!N9^[>!>(C .V<F 8?+>%NK[@(>)N)aNt ^[@*F R?0>*F P?)>!N)aNt ^>([@!F |9?-"M"M"M"M"M"M"M"M>!F P@/N!Q%MN ?("M>)N!]0#+ " -N ?).*->)N!]0#&#!"-N ?)>+N)Q/(>0N!aP/(>-N!a/(.#-N ?)>+N)Q/#>0N!a/".#-N ?)."-N ?)>/N#R%MN ?(.%-N ?(>-N!aP/#."-N"?)->/N#Q/ N ?(.!-N"?(->!>(L T>*>)L T->&P/!>&N9]?&>#N9[?#>,N![?,. - -N ?#> C =N I k">%C k&?3"M#M>#>3Q/!> >%NK[>#2~G!>#N![?#P/ -> C >@!>!C |LN![I |L>!F YN!R/ >!C W@#?4>!N I W>!D |A?|&>!Ogggg2J |A>%>#I v)>%>|&J ~@)N|&NE> F B<?9N!> C  > C *@#> C %T@&<?.N >#>&<?,>!N~4 [?1> C 2?6> C .?8> C 6?;N ?(#M> >%NK[>(2~G!%M>%N~@)[N"N!>%C v)>4T@+<@#2x!>%C v)?&>#%M>%C ~D)>&[N~D}6o N}(}6o >+<>#~X,  ->%>#>&[I v)>%N~@)[>;C .@#C .>(T%f>#C *>(N9^[&N~8}8o -F 6@#N >#N~0 S<N.^F pmM@#N >#N|5S<N:^@+F ~&lM@#2x!>%C v)?&>#%M>%C ~D)>&[>+N}Klo [>#~X,  ->%>#>&[I v)>%N~@)[>%NK[>(N)aNt ^[@*F TN"d@+C ~4nM@#2x!>%C v)?&>#%M>%C ~D)>&[>+C ~@nM>#~X,  ->%>#>&[@#I v)"f"M"M"M"M"M>*C  @)P/ >*F |:N!R/ >%N~@)[@#N&2x!>%C v)@&>%C ~D)[@+N}*}7o C  I  >+N}-}7o F  L %>%>&N&[I v)>*|0 *>#2~5!>%C v)@&>%C ~@)Q%M>#2~,!->%C ~D)>&[NEL  >%>&N![I v)>*C M@&>*C |3@#Q/">#>&T>&>,Tb@+/"N!>#>.[>+<?+>&>#]?&> N 2~/!>#Q/!>&N!R/!>+F  >9R/!."-> >%NK[>(2|?/">#N!]?#>%C ~@)?&.#->%N~@)[@#N(2x!>%C v)@0>%C ~D)[@-N}.}7o C  I  >-N}2}7o G  |2 %>%>0N([I v)>%>&I ~4*>%>+I u*>%Nu*[N!>#2V>%C v)@&>%C ~@)Q%M>#2~,!->%C ~D)>&[NEL  >%>&N![I v)->*F |8P/ >%N~@)[N02x!>%C v)@#>%C ~D)[@&N}4}7o D  J  >&N}:}7o D  J (>%>#N0[I v)->%N~@)[N)2x!>%C v)@#>%C ~D)[@&N}A}7o C  I  >&N}C}7o C  I #>%>#N)[@#I v)>)%MNvio >8>*C %@#N.^[@&>#>6V<@+C %?/>+C  ?)Nvio >&N.[>#N![>6V<@#C %@0?5>#C  @#?+>*C .N!Q%MNvio >8>*C 2@&N.^[>&>6V<@&C %?5>&C  ?+->%>0I m*>%>5I }I*>%>+I }E*>%>#I l*>%>/I }>*>%>)I k*N ?##M>%Nu*[>#[@2N%[N >%Nk*[>#[@&N%[C  @->&C  @&]>,>-S>&>-Tb@-<I  >2N!>&>.[>-<I  >#N*[@#N9R/ ->%C ~D*?2>%C ~@*?7>%C ~<*?| >%C ~8*?<N~8}8o ?#>;C .@-C .>(T%M>-C *>(N9^[?#-N ?->%NK[>#F 8N)aNt ^[@#C .N!Q%M>%N*[> >#C 22~(!>%C *?->%C .?&-"f"M"M>*F |8P%M>)>.[?#>*F |:N"R/!>%>2I x*>%>7I w*>%N"I ~K*>%Nr}6o I v*>%>| I ~D*>%><I ~@*>%Ng}6o I ~8*>%N >/>)]>,>/S>)>/Tb@&<I ~4*>%N!I ~<*>%N!>#>&<I u*>%Nu*[?-N&.#-"M>-P/ >&N >5>+]>,>5S>+>5Tb@#<R/ >-N!>+>.[>#<>&2~8!P/"->%N >0>)]>,>0S>)>0Tb@#<I ~4*>%N!>)>.[>#<I u*>%Nu*[?-N!."->%N >0>)]>,>0S>)>0Tb@&<I ~4*>%N!>#>&<I u*>%Nu*[?-N!.!->%>2I ~D*>%>7I ~@*>%N"I ~<*>%Nr}6o I ~8*>%N >+>)]>)>+T>+>,Tb@#<I ~4*>%N!>)>.[>#<I u*>%Nu*[?-N#-?#>->#>%N~@)[2V>%C v)?#->%C ~@)>#Q%M>%N~@)[2~,!->%C ~D)>#[NEL  >%>#N![@+I v)>%C ~@)?&N >+P/!;->%>#I v)>#-?#>#>&Q%M>%N~@)[2~,!->%C ~D)>#[Nz L  >%>#N![I v)->(N![@(>3R/ ->%>%C v)@&I ~8*>%>%D ~@)J u*>1C  @ %M>!C |E> 2n!->1>%C ~8*I *>1>%D u*J  >!C |=@#>!C |9Q%M>!N~+ [2~F!->!C |;>#N&d[@ >"D 2J 2> >"z   z-  > >&I => >4I 9>!>#N![I |=->%Nl+[B -}X|7#|+f!}%!}!A Ng"]@&B N~4qo N I  Ntqo N%L  N~+qo N I  Nnqo N I  N}Pqo N I  N}Eqo N I  Ngqo C  N}&g2V%MNgqo 2~W!Ngqo Oggggo J  -Nkqo N4L  Njqo N I  Nh~&o N I  Nypo N I  N~Kpo N I  N~@po N I  > C .?0"M"M"M"M"M>#%MN}3~&o C  ?(N}3~&o N I  Nj~&o D  ?|.Nj~&o Ogggg2J  >&>(I >>&>|.J 9Nm~&o C  ?(Nm~&o N4L  N}7~&o z   ?|/N}>~&o N I  N}7~&o Oggggo J  >&>(I |9>&N}E~&o D  J M>&>|/z- H>&Nk![@(>#>%>&N9[2}H!>&Nu [@#>&NH[>(N >&C l!N.2&>&N}P~&o I |Q>&N~8po I Y>&> I ^> F 2?)>&N)I }7!>&N}5}6o I }3!>&N+I }/!>&N},}6o I j!>&N}+}6o I g!>&N%I }">&N})}6o I |X>&N&I d>&N}A}5o I |U>&N"I h!>(>#N >&Nw [N&2|B"M"M>&C k!@%N"R%MN!?(>&C n!?+>&C }X!?,>&C }T!?*>&C }P!?.>&C m!?9>&C }I!?=>&C }E!?->&C l!?/>&C }>!?2> 2}W!?#>%N!a/!-N&?(.!->&Nu [>2>)N.^@%C u}TM>%C ~4}TM2~M!P/ >/N!R%MN&?(.!->&Nu [>-N}8}5o N}.}5o >0F N<N,2~M!P/ >=N!R%MN&?(.!->&Nu [@%>9N}8}5o N}.}5o >0F M<N,2~M!P/ "M>.N!Q%M>#P/">%>*>0C %>0C *2~M!P/".!->#/!-N&?(>,N!R/ N%N&>&Nu [>+2|+<?(->&>&D HJ k!>&>&z  Kz- l!>&>&C |9I }P!>&F |9?#Nj~&o C  @+%MN}/~&o C  >+2n!-N}3~&o >&C >I  Nj~&o >&D 9J  N}7~&o 2~W!Nm~&o >&C }P!I  N}E~&o >&D }I!J  N}7~&o >&z  k!z-  N ?%>(N >#N4Q<N >(N&R<@8N%R/!-"M>0F M>0F NR%M>"C %@#>"C  @(]Ng~-}U~M!>0C |/@%>%Ng~-}U~M!V<U/!N ?%N"?!N#?(N.?2N(?,.%->!C  ?#Nhpo N >"C .@ >"C *@"]> >"S> >!C %Tb@%<@ 2x!N}/po C  ?!"M> P@(/ >(/ Njpo C  >![N!>">#[>%<> ~X,  -N}/po > >![I  .&-Nkqo C  ?%Nkqo N4L  Ngqo z   ?|/N}3qo D  ?|.Njqo N I  Ngqo Oggggo J  >&>%I |Q>&>|.J |L>&>|/z- |="M> F 2@4N)V%M>&Nk![>&Nu [>!2B.!->&Nk![>&Nu [>!>(>#>0C K2&->&F |Q@8N4R%M>&C Y?)>&C |L?+>&C W?%N ?!N(?2N ?("M"M>8N/]N >8N/T<N!]0%   !%-N!?(.#-N"?!N.?2N%?(."->&>!D  @|.J 9>&>&C |E@|!I C>&>&C |A@|"I B>&>!C *@!I >>4N#R>4N&Ra?=N!>|.}H@C>!>&C =@DT@%<?|)N >!>%<?|*N}Tqo ?2>4N(T?E>4N.^Nu}To [?|#> C %@9> C *@>N}E"^[?F>&N}E![??>&NH[N!b?@>"C .?5>"C *?:>9?,#M"M"M"M"M"M"M"M>,>FR%M>,C K/(N}Tpo N I  N}Ipo N I  N}>po >:I  Nkpo N I  N~5po N L  Ntpo O J  Nopo N I  >,C .?| >,F 2?6>&NH[>&N9[>4>02}-!>&F PN#R%MN~+qo C  @!Noqo C  Q%MNoqo 2~A!-N~)qo C  >!N9^[@">&D MJ 2>">&z  Hz-  N~+qo >!N![I  .(-Ntqo >&F H@"L  Nuqo >&C |/@/I  N~.qo >@G  |2  N~0qo >@F "L  N!?.N!?!"M"M"M>"N!]0% !!!"->/N![?/.!-N ?.>=?!->&>&C CI g!>&>&z  9z- |U>&>!L }8!>&>EL }7!>&>,I h!>&Nwoo I }3!>&N}P~&o I }/!>&N~8po I j!N~@~)o N I  N~@po C  N%d?#N~<po C  N2]?"#M>#P/&>#N2]?#>"N=[>"N2[?"F  / ->"N%[C  ?*>"N*[C  ?#>"C  ?)>&Nk![N~8po N~8 ~X,  Nm~&o N4L  Nk~&o O%J  N}3~&o O J  Nj~&o Ogggg2J  Ng~&o O!J  Nypo O J  Nwpo Oggggo J  Nvpo O%J  N~@po O J  N~8po Oggggo J  >!/!.#->>/!>&Nk![>&N9[>4>02}-!>&F }M!@!N#Q@(P%M>&>&D }F!J }#>&>&z  k!z- |U>&G }N!?%-Noqo >!N#R2y!N~+qo C  ? N~+qo >(%f> &N~)qo C  > N9^[@(>&D }#J />(>&z  |Uz-  >(>%|2 8>(>!L 7> N![-I  Nhpo N >5>:]>5>:S>5>DTb@%<@ 2x!N}/po C  ?!"M> P@"/ >"/ Njpo C  >![N!>:>C[>%<> ~X,  -N}/po > >![I  .!->&Nw [>.>/>)>*>#>&Nk![2@.!-"M"MN}Pqo C  @)N"S/ Nmqo C  @"N9[?#>)N%dN2]?(>"C *?%#M>%>#C  @%U%M>#N2[?#>(N2]@(/!."--N ?%N~K~)o N I  N~D~)o >)2~R!Nv~)o C  @(N~K~)o C  @ N%d[?##M>#N*[>%I  >#>"|0 *J  >#N2[?#>"N2[?">)>%N![@%R/ -N~K~)o > >%[@ I  >(> Nw~)o 2|,;N%?*Nv~)o C  @"N~K~)o C  N%d@#[?+N}Pqo C  ?."M#MN ?)>#P%MN ?,."->#N2]?#>"C *?(>"N2[@%?">(>.V/ -N ?,Nmqo C  @">(N%d[@ F 0@!N6Q/ > F 1?#>&> D (J I>&> D  J HN%No 2|%@(P/">(>&D IJ (>(>&D HJ  >(>#L 1>(>!L 0>&N!I y!>&>(I x!>&N%I w!N!?,#M"M>%>+Q/ >%N*[>%N2[@ ?%C  @!>.V/!>">!N%d[@!F 0@%N6Q/ >!F 1?#>&>!D (J }@!>&>!D  J k!>&C w!>,Q%M>&Nw![>,N!N%N22~H!>&C x!?(->(>,N%d[@!>&D }@!J (>!>&D k!J  >!>#L 1>!>%L 0>&>,N![@,I y!> ?%.!-->&C x!?*>&C w!?)-N}Iqo 2~X!N}Pqo >,I  Nmqo >*I  N}Iqo >)I  -Nnqo C  %MN}Tqo N"2x!Nnqo C  @ N}Xqo C  [Nz~V!|2  Nnqo > N"[I  ->0F OP/&N}Pqo C  @!P/&N0N2>0F M>0F NS<? >!N%d?%Nmqo C  ?##M>#N0[F  @"N*V%MN/?)N| ?!"M"M"M"M>"N1]0&"!!  !->|#F +?2N~+qo C  @(Noqo C  Q%MNoqo 2~A!-N~)qo C  >(N9^[@"z.                z-  >"N}.(|2 2."-N.?)> ?!-N ?2>#N.[F  @">>S%M>&Nk![>4>#>9>"N}E"^[@"C .>"F 22|I>&F }=!?2-Nvio >|">#N*[C  @+N.^[>+>|!V<@"C %?*>"C  ?,N~+qo C  @(Noqo C  Q%MNoqo 2~A!-N~)qo C  >(N9^[@">)L 2>">,I .>">+I *>">*I %>">,I  ->"Ng%|2 6>">!L 5>">2L 4N~+qo >(N![I  ->#N2[?#>%N2]@%/ -.&- -"M>)>*V%M>&C m!?(>&C }I!?%.!->&C h!?;>&C }3!?3>&C }I!?%>&C m!?(#M"M>(>)U/ >%>)NE^[@!C *?+>!C  N!a%M>!C B?">!C >?->!C =?#>&N2[>&Nw [@<>!C %>;F }D"N.^F ~8}TMN.^F ~(mM2_>&C 2N!a%M><N!>&C 6>#>->">&Nk![2@->#>-V/!>%>#NE^[?"#M"M>#>(V/ >"C  / >"N*[C  ?!>&Ng~Y#|2 ~X!>&N5L ~Y!>&N I y!>&>!I x!>&>+I w!>3>&Nw![2}K!->"NE[?">->#N![@#R/ -.!->&Ng~Y#|2 ~X!>&N4L ~Y!>&O J x!>&>+I w!>3>&Nw![2}K!->)N![@)>*R/ --"M>(%M>%>(NE^[?"N ?(#M>%C  ?!>%N I  >%N%[|0  ?|.N~8~)o >!2~R!N~@~)o C  ?#>!N!Q%MN~<~)o C  >#N%d[@!>(I *>!>|.J  >#N![?#-N~@~)o >#I  >(N![?(>%NE[@%>"R/ -.!-N~@~)o C  ?#-N~<~)o C  >#Nw~)o 2|,;N~8po C  @!%MN~<po C  >!N%d2n!-N~Dpo C  @!%MNvpo C  >!NE^2n!-Nwpo C  @!%MNxpo C  >!N&d2n!-N~Xpo C  @!%MNg~&o C  >!2n!-Nj~&o C  @!%MN}/~&o C  >!2n!-N}7~&o 2~W!N~8po >&Nk![N~8 ~X,  -"MNnqo "f"M"M"M"M>.%M>/>&C g!@!V/!>/N![@#>&C }"@%>/N.^[C *@"N%eN >"N)aN&Q<@(V/!>&C }3!C C?+N ?"#MNvio >%>#N.^[>!>#U<C *>&Nw [>#>"2~6!>"N![?"N%e@#>(S/ ->&C }3!C C>+U/!>?>&C g!I 2>?>&z  |Uz-  >&N I l!>&Oggggo J k!>&Nw![>&Nk![>/2R>&C x!@#>&C y!N%d@"[?->&C }"?(>&C g!?)"M#M>"P/!>#C  ?!>"N2]?">#N2[?#Nvio >(>!N.^[>!>)V<C *N)aN%R/ -N%N22|%@*P/#>*>!I  N!?+>&N!I y!>&>*I x!N%?%>&N%I w!#M>#>-R%M>#C  ?!>#N2[?#Nvio >(>!N.^[>!>)V<C *N)aN%R/!>&C w!>+Q%M>&Nw![N!2~S!>&C x!?*->*>+N"d[>!I  >&>+N![@+I y!>%N%[?%.!-->&C w!?!>&C x!@"?##M>&Nw [>#C  2}/!>#N%[?#>%N%]@%/ ->!P/ >">!N"d2n!->&C k!@!P/!>&C }>!>!N%d2n!.!->&F }8!P/ >&Nw [N N 2~6!->&C }3!?#"M>| F G@!N6Q/ >6N!aP/ >&Ng~Y#|2 }E!>&>!L }G!>&N I l!>&O J k!>#>&Nk![2}K!>&C }3!?#->#C |=P/%Nnqo C  @!%MN}Tqo C  >!Q%MN}Tqo 2~,!-N}Xqo C  >![NEL  >!N![.%->0F M?!>0F N?">&N,I t!>&N}8}5o N}.}5o >"<I ~+!>&N(I ~)!>&Nx}7o I o!>&N,I n!>&N}8}5o N}.}5o >!<I }X!>&N*I }T!>&N~K}7o I }P!>&>|#D  J }I!>&N+I }E!>&N~C}7o I l!N ?"#M>&Nk![>"[@!N*[C  @%%M>!N6[C  ?(>!N2[C  ?*N}Tqo >!N.[C  @!2x!Nnqo C  ?#"M>!P@)/ >)/ N}Xqo C  >#[>%>!~X,  -Nnqo >!>#[I  >&>(I x!>&>*I w!>&Nw![N!N}Tqo 2V>"N2[@"NHR/!--> 2}W!/!."- -N}Tqo N/2x!Nnqo C  @!N}Xqo C  [@"N~V}7o D  J  >"N{}7o D  J &Nnqo >!N/[I  >&>0D %J k!>&Nk![N!N}Tqo 2V-N}Tqo N.2x!Nnqo C  @!N}Xqo C  [@"N}+}8o D  J  >"N}2}8o C  I *>!N.[-I  >&Nk![@!>| 2}S!>!N#N}Tqo 2VNnqo C  @!N}Tqo C  Q%MN}Tqo 2~,!-N}Xqo C  >![NLL  Nnqo >!N![I  >&C }3!@-C |9?|+>-C |;?6>-Oggggo J |9>-C |A?G>-C |=?(>-O J |=>-C |E?;>-C W?<>-O!J |E>&Nw [>.>/N%N N!N 27>&C }/!@A|0 H?|.>&Nk![>(N!N!2}Q!>&C }>!?!"M>&C k!N!R%M>ANC[?B>&N I y!>&>&C l!I x!>&>!I w!>&Nw![>(2x!>&C y!?#>&C x!?*>(%M>6N2[?">(?%#M>#>*[>B>"C  2q!L  >"N>[?">#N![?#>%N!]@%/ -->(N&d?|%>&C w!?|&N}Tqo N+2x!Nnqo C  @!N}Xqo C  [@"N}G}7o D  J  >"N}N}7o F  L *Nnqo >!N+[I  >|.N}Tqo 2~5!N}Tqo N.2x!Nnqo C  @!N}Xqo C  [@"N}O}7o D  J  >"N}W}7o C  I *Nnqo >!N.[@/I  >(P/!N"?!N ?)>&C h!?H>*?+#M>#P/">)>6[@3N*[C  ?%>3N%[C  ?.>3N.[C  ?|(>3C  ?">+F  ?|,Nnqo "f"M"M"M"M>!N"R@|->| >3N2[C  @| QaP%M>|-%MN}Tqo N#N!>"N!Q@7<@!2x!Nnqo C  ?1>!%MN}Xqo C  >1[Np}7o N}&}6o >7<>!~X,  -Nnqo >!>1[I  ->&Nw [>|(>| >|,N!a2f>"0"%!#-"M>!N!Q%M>"N!R/#>.>1R/#>%>7Q/!.#->"N!a/"-Nnqo >/N"]@!I  N}Tqo C  >!Q%MN}Tqo 2~,!-N}Xqo C  >![NEL  >/N!].%->&N*[>&Nw [@!>|(>HF }D"N.^F ~8}TMN.^F ~(mM2_>!>&C *>&C .N%N N!N 27N}Tqo N+2x!Nnqo C  @!N}Xqo C  [@1N~)}7o D  J  >1Nt}7o F  L *Nnqo >!N+[I  >A|0 HN}Tqo 2~5!N}Tqo N,2x!Nnqo C  @!N}Xqo C  [@1N~.}7o D  J  >1N~5}7o G  |2 *Nnqo >!N,[I  .!-N}Tqo C  >/Q%MN}Tqo 2~,!-N}Xqo C  >/[NEL  Nnqo >/N![I  >"N!R/!->&Nw [>.>%>B>%2q!2f-N}Tqo N.2x!Nnqo C  @!N}Xqo C  [@1N~7}7o D  J  >1N~?}7o C  I *>!N.[-I  N}Tqo N >3N=[C  @!>3N9[C  @1]>!>1S>!><Tb@/<@!2x!Nnqo C  ?7"M>!P@3/ >3/ N}Xqo C  >7[N!>1>;[>/<>!~X,  ->+N![?+Nnqo >!>7[I  N}Tqo N"2x!Nnqo C  @!N}Xqo C  [Nz~V!|2  Nnqo >!N"[@/I  >#N!]?#>%?7>.?1>"?!>|%>)N>[@)R/ -.!->&C l! ->|&%M>*>|&2n!-"f>(P%MN"?#N~!}7o .!-N%N">6>|%[N>]C  @!<?#N~"}7o N~!}7o >!<-?"N}Tqo >#2x!Nnqo C  ?!>#%MN}Xqo C  >![>">#~X,  -Nnqo >!>#[I  >-N~+ [@!C  @"%M>!C %>"N&d2n!->->(I |=>->6I |;>->|+I |9>-C |A@!%M>-C |E>!2n!->-><I W>->;I |E>->GI |A-N~4qo N~4qo C  N~5po F  bI  "MN}Ipo C  @!P%MN ?).!->!N%d?"N}Epo C  N0[?#N ?)#M>#N"]N L  >)>#F  N|"aN4Qb?)>#N2[?#>"N2]@"/ --N~K~)o N I  N}Ppo C  ?"N~D~)o N}Tpo C  @%2~R!N~K~)o C  ?#Nv~)o C  ?(>%%M>#>%[>(>#N%d[?##M>#N*[N I  >#>"|0  J  >"N%[?">#N2[?#>%N!]@%/ -?#-N~K~)o >#I  >(>#Nw~)o 2|,;Nv~)o C  ?""MN~K~)o C  @(N"S%M>(?%.!->"NC[?!>(N"]?+>(N%dN2]?.N!?%N ?#"M"M#M"M>">#[@*N2[D  >*D  |?/ >*N9[C  >*N*[C  R/ >%N![>(S/".#->!N2[?!>+N!]?+>%N![?%>.>#N2[@#R/ ->(?%."-#M"M>!N*]@(D  >">%N%d[@#N2]D  |>%M>!C  >#N*]C  Q/!->#>(z   z-  >%N![?%->!N2[?!>+N!]@+/ --N~K~)o >%I  -Noqo >%2y!N~+qo C  ?#N~)qo C  ?*>%%M>#>%[>*>#N9^[?##MNvio >|">"C  @(N.^[>(>|!V<@.C %?+>.C  ?.>#N4[N}*hg2I  >#N2[N%L  >#N.[>.I  >#N*[>(I  >#N%[>+I  >#>.I  >"N2[?">#N9[?#>%N!]@%/ -?#-N~+qo >#I  "M>)N!aP/ >,C 6F |7/ >#/ >,F }D"N.^F ~9}TM?!Noqo C  P%MNoqo 2~A!N~)qo C  ?*->*z.                z-  >*N"L 7>*N| |2 5>*>!L 4>*N}.%|2 2N~+qo N!I  -Nhpo >|)>|*N}>po C  >52}1!N}>po N}>po C  @!>5>!>5T<I  -N ?##M>#Nwoo [@!Nm%[@"C  ?%>">!N>[@!C  I  >!>%I  >#N%[@#N.R/ -N ?##M>#Nwoo [@!N}X%[@%C  ?(>%>!NH[@!C  I  >!>(I  >#N%[@#N.R/ -->,N}E"[?,N~+qo C  P/!--N#?!.!->)N.^F ~9}TM?2N"?!N| ?(N-?,.!->&>&C |QI }P!>&>&D |LJ }I!>&>&z  |=z- k!Ngqo 2~W!Nkqo >&C }P!I  N}3qo >&D }I!J  Ngqo >&z  k!z-  >8N4Q/"N&?,.!-N ?)N ?+-N~+qo C  @"Noqo C  Q%MNoqo 2~A!-N~)qo C  >"N9^[@ >!L 7> N L 6> >(L 5> >2L 4> >8L 3> >,L 2> >%I .> >)I *> >+I %> >%I  N~+qo >"N![I  ->&Ng"[B -s>"|%f"}%A N~@"]@(B >&C *@8NK^?.>&C %?7"M>!C 6F ,N"Q%M>7?*#M>.@0%M>.NK]?.>(N>[>*2|X>*NK[?*>(F >N(Q/!--NfN >0<?4.!->!C .?0>(>!C 2@/I ~K!>(>0I v!>(N I ~8!>(Oggggo J u!>(>!C *I ~D!>(>!D  J ~<!"M>8P/ "M#M>(NH[>*>7[@)2|X>(F HN(R%M>(N}E"[>(Nu![>)NC[C  2R>(C m"@,/"->.>*NK[@*R/ -.!-Nvio >0>(C }I">,N%d[N2]C  @,N.^[>,>/V<C *N%e?4>.NK]>*Q/ >)N~@ [?+>.>*]NK]NK|T?*#M>(NC[>+NC]2|X"M>(F CN(Q/ >(N}E"[>(Nu![>+C  2R>(C m"@)P/ >4Nvio >0>(C }I">)N%d[N2]C  @)N.^[>)>/V<C *N%e@)>)>4S<?4->+NK[?+>*N!]@*/ -->(C u!@*P/ >(C ~4!>*N%d2n!->8NK^?/>#>%N9^[?,>#?*>8@0?+#M"M>+%M>+N!]>,>*]N9|TV/!>+N9^>*[?*->*>,Q/ #M"M"M>*N*[C  >4V/ >*N5[F  @)N3T/ N!>)dNg}&/a/!->*N9[@*>,R/!."-->(Nu![>!>*2.>(F i"N#Q/ >&C  >0Q%M>&N!2~T!>&C %?7->*N9[?*>&>0N![@)I *>7>0NK^[@0>(D g"J H>0>(z  w!z- >>0>(z  ~@!z- 2>0>(z  u!z-  >/NK[?/N ?+>)?0.!-->(>"I t!>(>%I ~+!>(>#I ~)!>(>!D  J m!>(>!D *J }T!>(>!C 2I n!>(>!C 9I o!>(N|/[N~X}1o N~K ~X,  N ?*>(N I }I!>(Oggggo J l!>(Nl![?|">(Nm![?|#>&C %@#?."M"M#M>*>/Q/!>.F |.?">*NK[?*>.NK[?.>"N&T/ >"N"Q/ -> >|"C *I *> >|"D  J  .!-N ?.>(N I }7">(Oggggo J }/">(N I l">(Oggggg!J k">(N I m">(Oggggo J }E">(>!C 2I o">(>!z   z- }P""M>0P%MN%?>.!-N*?"N%?>N ?4>#?*N ?+#M>(N9[>*2|X>(F 9@)N(R%M>(F :?%N ?,"fN >(C t!N)]N#S/ ;>(Nu![>(N}E"[>*NC[C  2RN >(C ~8!@!P/ ;>(C ~4!>!N%d[@!N.]C  ?,>!N2]C  -?2"}%>)N&Q%M>*N([|,  Og"h.!->*N%[|,  -?|*>(C k">.Q%M>(Nk"[2~C!>(C }>"?"->">.N%d[@!>4I *>!>|*>2}MO>}*hJ  >(>.N![@.I l">(C }/">4Q%M>(N}/"[2~@!->(C }3"@>>4N%d[@!>%L />!>)L .>!>,I *>!>2I %>!>+I  >(>4N![@4I }7"->*NK[?*>+N![?+>/NK]@// ->4P/ >(C }>"?*>(N I ~8!>(Oggggg!J u!>*>.>(Nu![2|,;>(C u!@!%M>(C ~4!>!N%d2n!->.P/ N%>#>0>8S<?A>*>.N%d[?@>*N2[?BN ?7#M>%?)>/?,>"?2>7N!]?+>B>7N%d[?/#M>+N"[?7>*N*[C  ?!>*D  ?|*"f>+>.S%MN!>/N>]D  >|*|>/!;->.>7T%M>/D  ?E->.>7T>|*>E|>a-?#"M"M>!>4V/ >0>8S/ >8>>>!N%d[@!C  @"T/!->+N![?+>/N2[?/>*N2[@*>@R/!.#-->A>"NK^[@6F %?">6F (?+>6C B?1>6C >?5>!C *?%>(C }I!?/"M"f"M"M"M"M"M"M"M"M"M"M"M"M"M"M>!F .N!]0&!(&") ->(N|/[>%2~K!N{!?| N~* ?9>#/-N ?3N{!./->!F /?+>(N|/[>%2~K!Nvio >(C }X!>%N![@!N.^[>!>(C n!V<@!C *N)a@)/!N~* ?9N{!?| .+->(N"L u!>(>+L ~1!>(N|/[>5>1>(Nu![2~:!N!?3N{!?| N~- ?9>6F *N~& Q/!>+.--N!?3N{!?| N~* ?9>)N#R/+>!C %?)>!C  ?,>(C m!?1>(C }P!?5N ?->(N L ~<!>(N I ~8!>(N >)>)N R]@!>,N![@2]>!>2S>!>5Tb@!<I ~4!>(N!>1>2[>!<I u!#M"M>(>(Nu![2}!>(F  P/ >(F !@!N>]N{!aN~? V/->-N{!a>!?-/!>!N>R/!.---N{!>-N{!aN>Q/,;N~+ N~* >)>,]N"T@!<?9>+Nf>!<?| .)->+>#/+;>"N >"N{!a@#N~0 S<@)N{!aN.^@,F ~&mM@2N >)N-]N{!aN~) S<N{!aN|3^@)F ~X}UMN!R/#>#>)N~+}Uo [@)F |1R/#>+>,N}Xmo [F -@#N%T/+;>+>#N,^Ny}Ao [@#>(C o!@,F F[F *@-N >-N+S@-<@1P/+;>#N!>-<?-N ?#"M#M>#>-[F  >+Q/!>1>#N![@#R/ ->+.,->(N I |9>(N I |3>!C %?!>(N L ~Y!>(N |2 ~X!>(N!L y!>(O%J w!>(>,I v!>(>|#C 2I ~@!>(>|#z   z- u!>(>(C t!@,N >,N,S<N.^Nu}To [I ~D!>(>(N|/[I ~K!>(N |2 ~/">(N!I ~)">(>#I ~+">(>)>#N)aN!d[G @|2 t">(Nvio >(C ~<!>!N.^[>!>(C ~@!V<@#D  J u">(>#C *I ~8">(Nu![>2>!>(Nu"[>(N~)"[2| >(C |3@!P/#>(C K@#>!N9^[?=>(C ~)!@,>(C ~+!@2N9^[?1#M>#?)>,?!>2%M>)C .?-N ?!>2N!R%M>2?##M>#N!e@5>![@;>!>,>;N9^[C .>-S<?!>#>5]@#N!T/ -->,>!>,>!N9^[C .>-S[N9^[?!->+>!>1Q/,;>)N9[?#>)C *?;>)F 2?5>)F 3?->)C .?|!>)F 5??#M>+>|!>!N.[C  R/-;"M>!N5[F  >?R/ >!N2[F  >5R/ >!N*[C  >;R/ >!N3[F  ?)"M"M"M"M"M"M"M"M>50.( !")#)))%)&)->)>-R/).(->)>-R/(.&->)>-R/&.%->)>-Q@<>)N/T@:a>)N0S>-N/T<N!R/%>:><bP/%.#->)>-R/#."->)>-Q/!."->)>-R/!->#>=Q/(."->!N9[@!>1R/ -->+.+->(N|/[>%2~K!N!?3N{!?| N~* ?9.)->#P/".#->#/">(N|/[@#>!C %>+2|-/">(>+L ~1!N!?3>(N!N">(C t!N)]N#S<L u!>#>5>1>(Nu![2~:!N{!?| Ns ?9>+.(-N ?3>+.&->!F /?5>(N2[>(N|/[>%2|H>(C 6??>(C 2?=>(N*[>|#>%N![@|%2~(!>!C %@#>(C n!@+V/ >#N![@!>(C }X!@;>#N.^[C *@#N%eN >#N)aN%Q<@3V/ >(C .>"N >"N{!aN~0 S<N{!aN.^F pmM@|!N >|!N|5S<N:^F ~&lM[?|&>5N >5N|5S<N{!aN:^N}Klo [?1#M"MNvio >;>!N![@#N.^[@:>#>+V<C *@<N)aN&Q%M>1>|#Nvio >;>!N.^[>!>+V<2|C/!-><N%e@!>3S/!."--N ?3N ?<>#>+S%M>:C *@#N%eN >#N)aN&Q<?<->!N"[?#N ?1#M>(C }X!?|(>(C n!?C"M"M"M#M>#@!><V/!Nvio >|(>!N.^@#[>!>CV<@:C *@DN)aN%R/&Nvio >#>;[>!>+V<C *N%e?#>:C  ?:>(N|/[>!>|!2|-/ ->:>=U>3bP/!."->3P%M>(N L u!>(N|/[>=>?>(Nu![2~:!-N~, N~* >1<?9>5Nf>1<?| .&->(N L u!>(N|/[>=>?>(Nu![2~:!N!?3->(>|%I ~4!>(>|!L ~1!>(N#L u!>(>!N![>DN%eRL ~2!>(N|/[>:N![@!>!>(Nu![2~:!>1>|&[@1Nggo U/ --N"?3>(C }I!>/V%M>(>/I }I!->)?%>,?/>2?".%->#/ N ?3N{!."-N!?3-N{!-?|)>(C }I!>/]?-->6>3L =>6>9L <>6>| L ;>6>|)L :>6>"L 9>6>-I 6>6>/I 2>6>%I .>*N2[@*>@R/ --> >|"C *I *> >|"D  J  >(C }E"@ %M>(C }I"> N%d2n!->(C k"@ %M>(C }>"> N%d2n!->(C }/"@ %M>>> N%d2n!->&C *?0->(N|/[2~Q!>0>8V%M>&>8I *->(N~@"[B -~59"7f#}%A Ng"]@*B Nvoo Nvoo F  @/N!>/<L  >/%M#MNvoo F  @// Nvoo >/N!>/<L  >// --N ?/> N*U%M> F m}*M?/->*N6[N!N!>!N>[@.N}/to C  [>"N}3to C  @ >.]@+N > >+V<T@+<> >.S<N >">+<N 28>*N~< [N}/to C  N}3to C  >">.[@ >#2}6!N ?+N}/to C  ?,>*C W@4Ngggg|XR%M>*C YN#d?+->*Nv [N >&>&N}3to C  @#> >+[>%N.^[@-]@ N > >#U<T@0<@ N!N!2}Q!>*C ^?| "M>*C |QN!R%M>*C |U?7> P%MN ?&."-> P/!>7N!N!>,>-[>0<>#>-S<> ~X,  .!->*C |U ->*Nv [>%N%N.2}Q!>*C ^?9"M>*C |QN!R%M>*C |U? >%%MN|L>">+[>![@0]?#>%?"N ?+#MN}/to C  ?-"fN N}3to C  @,>+>0[@1N>[S/ ;N >#>,[N%S/ ;>->0[>+[N>[C  -?3>*N*[>->,>1NB[2~-!>*C *?->*C .?,> >+[@1>3I  >1N*[N >,>-]>&>,S>,>-Sb@,<I  >1N%[N!>->7[>,<I  >#N.]?#>+N.[?+>"N!]@"/ -->)N R?&N}3to C  ?"N}/to C  ?#"M>!N|KT/ >">.S/ >!>#[@)z.                z- 2>)z.                z-  ->*>!I j!>*>&L }/!>*>%I ^>*> I |Q>*>*C Y@-I d>*>(~X)J |X>*N >.>">.S@"<@1I h!>*N!>#>"<@3I g!>*>*C |LN >4Ngggg|XR<@)I |U2I>*Nkro I }T!>*N}/ro I }P!>*N}P![?.N ?"N ?+#M>.>+N"d[C  @#C  @+Nggg"T%M>#C %>+2n!>#Ogggg2J  ->#N I *N!?+>"N!aN!?"P/ -Nmro N I  N}Xro C  ?"N}Xro N I  >"%MN}Tro C  ?+#M>+C  @#%M>+N%[C  >#2n!->+N=[?+>"N!]@"/ -->*Ng![?4N~4ro O J  N~<ro N I  N~)ro N I  >*N}7![>/>*N6[2/N~4po >&L  Nyoo O J  Ngpo N I  Nwoo N I  Nd?+#M>+Nkro [@"C  ?#>">+N}3po [@"C  I  >">#I  >+N%[@+/ ->*>4C *I }P!>*>4D  J }I!>*>*F }E!N(TL o!>*>)I }T!>*>)>-N#d[I }X!>*N I n!>*C |9?#>*N~)![>*N}I![2E>*C ~)!N!R/!N!>3>!>1T@"<?:N >!>"<?;Ng~-}U~M!>#>#Ng~-}U~M!V<?<> >%N.^[?)>*N~+![?=N ?%> ?&#MN~4ro C  ?!"M"f"f"M>%N!aP%M>&>)R/!N ?/>)?&N!.#->/%M>/?#>&."-N ?/N!."->&@#N.[-?">!>#C  Q%MN ?%>"?&."->"?&>#?/N!-?%N ?#->*C ~4!?,>*C u!?0>*C t!@.>*C ~+!@-S?2>.>-]?!"M"f"M"M"M>*C }T!/ "MN >!>2>.N >*C }P!@">">*C m!T@+<Tb@"<@5P/ N!N!>*C }I!>+<>-[>"<@6?+>!?"#M>+F  N+]@8N| UN N!>8dN}=gg%a<P%M>!>6[N!]?6N ?+#M"M>+>6[F  N+]@8N| T/ N!>8dN}=gg%aP/ >">+N!]@+[/!.%-->">+[P/".#->+N![?+>"N!]@"/ -->#P@+>5><UaP%M>+/".#-N~8ro N~8ro C  N![I  Nhpo N >,>0]>,>0S>,>1Tb@#<@!2x!N}/po C  ?""M>!P@+/ >+/ Njpo C  >"[N!>0>3[>#<>!~X,  -N}/po >!>"[I  .%->#/!-N .!->#C *?">#C %-?#N}/po C  ?+"M>*F }E!N)V%MNgro D  ?|!Ngro Ogggg2J  Njro C  ?5Njro N I  >*>5I ~@!>*>|!J ~8!>*N~D![N!>->:[>2>.>;Tb@2<N >!>2<>*N~8![2}H!Nhpo N >->0]>->0S>->1Tb@5<@!2x!N}/po C  ?2"M>!P@6/ >6/ Njpo C  >2[N!>0>3[>5<>!~X,  -N}/po >!>2[I  >*N I y!>*>*C ~K!@!I ~X!>*>!I x!>*N I w!>*Nv [>*N}7![>*N~D![>*Nw![>#>"20Nhpo N >,>.]>,>.S>,>1Tb@,<@!2x!N}/po C  ?""M>!P@0/ >0/ Njpo C  >"[N!>.>3[>,<>!~X,  -N}/po >!>"[I  Ngro C  @!%MNhro C  >!2n!-Njro >*C ~@!I  Ngro >*D ~8!J  P/!."->*Nv [>*N}7![>4>=>#>"20/!-N}/po C  >+V%MN}/po >+I  -N~4ro C  ?#Nmro C  @!N}Ero C  Q%MN}Ero 2~?!-N}Iro C  >!N.^[@">#I *>">.I %>">-I  Nmro >!N![I  -N~4ro N~4ro C  N![I  >*N~)![>*N}I![2E>*C ~)!/ -.!->*C |U -Nd?+#M>+Nkro [@!C  ?">!>+N}3po [@!C  I  >!>"I  >+N%[@+/ ->*N}7![2~.!Nhto N I  Nyso N I  Nwso N#2~S!Nxso C  Nyso C  @!N"d[@"O J  >"N I *Nyso >!N#[I  N~4ro D  ?|!N~<ro C  ?%N}3ro D  ?|"N}>ro D  ?|#Nmro C  ?"N}Xro C  ?#Nwso N+2~S!Nxso C  Nyso C  @&N"d[@!>#I >>!>"I =>!>|#J 6>!>|"J .>!>%I *>!>|!J  Nyso >&N+[I  >"%MN}Iro C  @+>"N.^[?"#M>+N*[C  ?%>+N%[C  ?&>+C  ?)Nwso N#2~S!Nyso Nyso C  @!N#[I  Nxso C  >!N"d[@!>&I *>!>)I %>!>%I  >+N.[@+>"R/ -->#%M>#N=^?"N}Tro C  N9[?+#MNwso >+N.]N.2~9!>+C  ?!Nwso N!2~S!Nyso Nyso C  @#N![I  Nxso C  >#N"d[>!I  Nwso >+N6]C  >+N2]C  2~P!>+N=[?+>"N=]@"/ --2~ !>9%M> >9N.^2n!->| %M>7>| 2n!->*N~< [2~V!>*N6[2~4!Nvoo N L  >*Ng"[B -}Q8#,f!}!!}%A NH]@*B >!C  N}&g2V%M>!2~W!>!Oggggo J  ->!N4L 9>!N I *>*>"D  @3J 9>*N4L 2>*>%I E>*Nggg*>&>&Nggg*V<I C>*>!I B>*>"C *I >>3}H?&"M"M>*C =@+>#S/ >+>#]N)U/ >#>&[D  O{{{)})O~N~T~Y&|?/ >*N.[@)N2L %>)>#I  >)>#N#[I *.!->*N9[?0>!?,Nf?.#M>/N!a%M"f"M"M"M"M>#>+V/ >#>&[F  @%N>T%M>#?(."->#N![@(>+V/ >%N>R/ >&>([F  @%N>T/!->0>#2}L!@(>+V/!>&>([F  ?%->%N{!aN@R/ >(Nfc>+[?#N ?%#Mz.                ?2"M>+>%>([N![S/ >#N2S/ >&>([N![z   ?2->#N2]?#>%N2[?%>&N2[?&>2z.WWWWWWWWWWWWWWWWzA>2z.""""""""""""""""z|>z.????????????????z|%z|=zY@)P/ ->+>)|Q>([@#>%[@)N1]@%T%M>#>&[N1]F  N@Q/"->*N.[>%2J@&P/&N0N(>&N!a<?+>*C B?,>&N!e."->*N.[>(N#N">.N![>-Q<2p!.%-N(?+>)N0]-?%>,C *@#>,C  Q%M>,2~?!->,C %>#N.^[@&>%I %>&>(I  >&>#N%d>+bN2[I *>,>#N![I *>*C 9?&"M"M"M"M>%>*C =@+V/ >%>&[F  @(N>T%M>%?#."->%N![@#>+V/ >(N>R/ >#>&[F  @(N>T/!->0>%2}L!@#>+V/!>#>&[F  ?(->(N{!aNLQ/!->*N.[>#N%2p!.#->#N![?#-"M"M"M"M"M"M>#>+V/ >#>&[F  @%N>T%M>#?(."->#N![@(>+V/ >%N>R/ >&>([F  @%N>T/!->0>#2}L!@(>+V/!>&>([F  ?%-"M"M"f"M"M"M"M"M"M"M"M>%N{!a@)N~; ]0?!""""""""""&"""""""("""""%""""""! -"M>)N@]0. """"""""""#"->(Nfc>+[?#N ?%#Mz.                ?2"M>+>%>([N![S/ >#N2S/ >&>([N![z   ?2->#N2]?#>%N2[?%>&N2[?&>2z.WWWWWWWWWWWWWWWWzA>2z.""""""""""""""""z|>z.????????????????z|%z|=zY@)P/ ->+>)|Q>([@#>%[@)N1]@%T%M>#>&[N1]F  N@Q/)->*N.[>%2J@-P/1>-N!e.)->1>*C CQ/,>(>*C ET/->,C *@#>,C  Q%M>,2~?!->)N~W Q@&?/>,C %>#N.^[@%N%N&>&<I *>%>.I %>%>(I  >,>#N![@-I *>(N![?%>1N![?1..->%NH]N{!aN,V/)->*N.[>(2|2@%P/.N ?-N"?#.&-"M>(N}!T/ >(N%[@%>+T/ >&>([C  Nx~D~5}L(R/ N ?-N ?#>%>+S%M>%>&[F  ?#->#N{!a@&N|+Q/ >&N~? Q/ >#NH]N{!aN,S/ >#N|KaNp ]N{!aN:U/ N!?#.&->*N.[>(2}Y!.--"M>(N} T/ >(N&[@%>+T/ >&>([@#C  N~F~&}Q}=)c>#N%[F  N~E cb/ N ?-N ?#>%>+S%M>%>&[F  ?#->#N{!a@&N|+Q/ >&N~? Q/ >#NH]N{!aN,S/ >#N|KaNp ]N{!aN:U/ N!?#.%->*N.[>(2}Y!.,-"M>(N}!T/ >(N%[@%>+T/ >&>([C  N~M~I}Q~C(R/ N ?#N ?)>%>+S%M>%>&[F  ?)->)N{!a@&N|+Q/ >&N~? Q/ >)NH]N{!aN,S/ N ?->)N|KaNp ]N{!aN:T/#->*N.[>(2}Y!.+-N ?->)N0]-?%N#?#->*C B@,C *@&>,C  Q%M>,2~?!->,C %>&N.^[@)>%I %>)>(I  >)>&N%d>#N*b>#>-N!a<bN2[I *>,>&N![@-I *>.?#.%->%N~?!aNp ]N{!aN:T/ >*N.[>(2}Y!.&->*N.[>(N 2p!.%->*N.[@)N3L %>)>(I  >)>(N![I *.#->*N.[>(N/2p!."->*C =?+>*C 9?&>1%M>#?.>/?)#M"f"M"M"M"M"M"M"M"M"M"M"M"M"M>%>+V/ >%>&[F  @(N>T%M>%?#."->%N![@#>+V/ >(N>R/ >#>&[F  @(N>T/!->0>%2}L!@#>+V/!>#>&[F  ?(->(N{!a@%N~= Q/#>%Nz Q/!>%NEQ/*->.N![>-Q/(>)N!aP/!.#->)N!a/#>.N![>-Q/)->*N.[>#N(2p!..->)N!aP/"N!?/>.N![>-Q/,->*N.[>#N&2p!.,->->.U/%>,C %>.N.^[@)C %?.>)>#N![@%I %>)>)C *>-N%dbI *N >,C *@->.U/&;>,C %>.N.^[C *N)aN%Q.&->->.U/#>,C %>.N.^[@)C %?.>)>#N![@%I %>)>)C *>-N%dbI *N >,C *@->.U/%;>,C %>.N.^[C *N)aN%Q.%-N!?/>)N!a/(.!->->.N![R%M>#N![?#>)?/.(-N!?/>)N!a/&-"M>#>+V/ N ?/"M>#>&[F  @%NE]01!(((((((((((((! ->%Nz Q/ >%/&->*N.[>#N!2p!.&->#N![?%Nf?.N -?)>1N!]@1/ ---"M"M>%>+V/ >&>%@#[F  @)N>T/!>#N![@#>+V/ >)N>R/ >#>&[F  N>T/!->0>%2}L!?#->*C E@&>%V>#>&Va/ >*N.[>#N/2p!->*F 2@)N4R%M>*C .?&>*C 6?%>!>)2U?#->!>)L 9>!>#I 6>!>%I 2>!>&I .> >"D  J  > >"C *I *> >!D %J .>*NH[B -}R8!|.fA Nw!]@(B "MNvio >!C .@| >"N.^[@)>">!C 2@2V<C *N)aN&R%M> N I  .!->!C 6@+C 6?9>(N I C>(Oggggo J >N%?3"M"M"f>9>">2V/ ;>9>"N![@">)C *@)N%eN >)N)aN&Q<@|&V/ ;N!>!C  >!C *@)>!C %T@*<?|#N >)>*<?>>+N.[??>+N9[?|(>+NB[?;>#C *@CN6[?3>!C 9@0N.[?D>#C .@|)N9^?5>!C =?@>#F H?|*N%?A#MNvio >| >"N.^[>">2V<C *>(N&I |E>(Nh}5o I |A>(N&I |=>(Nn}6o I |;>(N)I |9>(N}U}6o I |8>(N*I M>(N}M}6o I |3>(N"I K>(N},}5o I |/>(N"I H>(N}=}6o I E>(N}3![@)>!>">(NE[N(2|B>(C }3!@FN"Q/#>(C n!?|+>(C }X!?<>(C }T!?G>(C }P!>(C }E!?B>(C l!>(C }>!?|->(C k!?|.>(C }7!?|/>+C >?="M>(C }I!N!aP/ >)>!>(C m!2}O!>(C }3!P/%>(C }E!@1>(C }I!@|0V/ >(C l!?I>(C }>!?J>=N!]?|%#MNvio >1N.^@">J[N.[>1N![@,>IV<C *>(N I Y>(Ogggg2J W>(Nvio >">| [>1>2V<@"C *I k!>(>"D  J }3!>!>(N}3![>(N~< [2}@!>(C |L?6>|)P/%N%e?1>(C Y?)N ?->5?*>3?"#M"M>"F  @.N >.N~0 S<N.^F pmM@.N >.N|5S<N:^@.F ~&lM>)Q%M>.N}Klo [>6>)2~8!P/!->"N9[?">-N![?->*N9]@*/!.(-->%N{!a>|*R/%>+C >?)>+C =@*?""M>=%M>)>|%U/!>*>|%N&d[N>[?"->">*>)N&d[@)Q/ #M>"C  P%M>"N%[F  >-N{!aQ/)->"N>[@">)R/ -->(N%I }/!>(N}Y}5o I j!>(N(I h!>(Nl}6o I g!>(N#I }">(N}?}6o I |X>(N"I d>(N}=}6o I |U>(N"I ^>(N};}6o I |Q>(N}3![>!>,>(Nv [N&2|B>(C }3!@"N"Q/%>(C }T!?|!>(C }P!?,>(C m!?)>(C }I!>(C }E!?.>(C l!?/>(C }>!?4>(C k!?7N ?|""fN >"N!aP/ ;N!>!>(C }7!@8N}G}6o N%2~M!/ ;>!>8N}K}6o N#2~M!P/&N"-?K>7N!a%M>(N9[>!>42j!>(C 9N!R/&>(C =?|"->(N}3![>!>/>.>;2h!>(C }3!N!R/%>(C k!?.>(C }7!?4N!R%fN &Nvio >| >)N.^[>)>2V<@*C %@)>*C  @*S/&>)>>T/&>)>*]N%R/&>*>|#[C  Nx~D~5}L(R/&N!-?8>(N}3![>!>,>|!>;2h!>(C }3!N!R/%>(C k!?)>(C }7!?*"M"M>7N!Q@7P%M>/N!Q/)>8/)>)>*T/!>"N!R/)>,N!Q/)>!>4>.2|KP/)."->)>*U/(->!>4>.2|KP/&>-N{!aN9^N!?"N ?,"M>)>*S/ >)>+C ET/ >+C C>*[?">)>*]?,->C[?/>8N!>7<%M>/F 8N)Q/(>(N}3![>0>">,>/>@C .2W>(C }3!P/(->/F 6@/N >/N~0 S<N.^F pmM?/"M>@F 2N(U%M>(Nu![>0>">,2|>.!->(N~D![@|!>">,>02}H!>(N}3![>D>|!2B"M"MNvio >0C 2@"N.[>0C 6@,N!U<C  / Nvio >"N9[>,N"U<C %>(C ~K!R/ >,N#R/ >0F BN4Q/!->(N I u!.!->(>(C ~K!I ~8!>(>(D ~D!J u!>(N#I ~@!>(>"I ~<!->(C u!P/&>(Nu![Nvio >(C ~<!N.[>(C ~@!N!U<>/N >/N|5S<N:^N}Klo [@">"F 92}%P/&->+C >@,>+C 9Q%M>|(2~F!->+C =>,N&d[@">8L |">">7L |!>">KL =>">|"I 9>">)I 6>">*I 2>">.I .>">4I *>">-L %>"N I  >+>,N![I >>(C W@"%M>6>"2n!->1>|0S/ -->(N}3![>!>|.>|->;2h!>(C }3!N!R/#>FN!aP/#>(C k!?1>(C }7!?,>(N2[>!>|/2j!>(C 2N!R/#>(C 6?6N ?)N ?*N!Q%MNvio >| >BN.^[>2>BU<@*C %@">*C  @-S/%>">>T/%>">-]N%R/%N!?*>->|#[C  Nx~D~5}L(R/%->+C >?.N!R@4P%M>(N*[>!>G2j!>(C *N!R/%>(C .?)->+C 6@->+C .Q%MA N2]@"B >"N*[>?>?C  N!N%NE2}A!>"C *N}&ggg|XR%M>"C . ->"N2[B ->+C 2>-NE^[@">*L C>">)I B>"O J =>">.I 9>">=I 6>">1I 2>">,I .>">6I *>"N I  >+>-N![I 6><N!R@">4c/#>">&bP/#><N"Q/#N%e?">(C >>:Q%M>(N>[2~B!>(C B?A->A>:N#d[@)>|+I %>)><I  >(>:N![@:I C>">|&S/ ->(C >?5>(C B?3>+C 6-?0>3>:N#d[?1>3?&>9?"#M>(NE[?-"M>">0V%M>"?)N"?*.!->"N![?)>&>1Q%MN"?*.!->(>&C  I E>&C %?*>(Nv [?->&N*[?&>"?2->->*I  "M"M"M>(C E@"N"R%M>"N!aP/#>(C |Q?">(>#>%2|T>(F  P/!>(N}3![>!>">#>(F !N 2(>(C }3!P/!>2>+C 6S/".!->5%M>3>5N#d2n!-> >0I *> >9I %> N!I  .(-> N I  >5P/&>3>5N#d2n!.&->(C }7!?">+C 2>2NE^[@*>(C k!I >>*>"I =->)?". - ->(C W@!P/ >6>!2n!-> N I  >(C >@ P/ >(C B> N#d2n!->(Nw![B -~4| #|!f!}!!}%A Nu!]@%B > C %?6> C *@/%M>6NK[?(N~4qo C  ?&>/?*#M"M>(NE]C  F |,@)N"Q/ >&>(C  eN!aP/ N!>)d>,b?,->(N}E"[?(>*N!]@*/ -->%N}("|2 }C!Nxoo C  ?)Nwoo C  ?*>%N}I![?&N ?(#M>%N}C![>([F  ?+>%Ngpo C  I 9>%Nyoo D  J 2>&>*%f>%N2[>+N"d[C  @&>)]@+N >&>+V<&N -I  >%No![?&>(N![@(N"R/ ->%C }I!?*>%C o!?+N}Pqo C  ?&Nwso N%2~S!Nyso Nyso C  @(N%[@)I  Nxso C  >(N"d[@(>+I .>(>*I *>(>&I %>(>,I  >%N I 9>%Oggggo J 2>%Ngggg|XI W>%>!D  @@J }">%>!C *@(I h!>%Njqo C  @*I }/!>%Nhqo C  @,I j!>%>@J =>%>(I B>%>*I E>%>,I C>%>"C *I k!>%>"D  J }3!> F 2?(>%>#L }>!>%>(L }?!>%Oggggg!J H>%O J K>%O*J M>%N|3[?| >%NH[?9>%N~X [?7>&%MNmqo C  @+>&N%d[?|"#M"f"f"M"f"M>+F .@#>/S%M>%N}C![>%F }?!>+>6>#N}E"^[@#C .>#F 22|INyso C  ?*>+F 0?.>%F }E!?4>%F }D!?:>%F }F!?;>%F }G!?1>%F }H!?<>%F }C!?=>%N I }P!>%>=L }O!>%><L }N!>%>1L }M!>%>;L m!>%>:L }L!>%>4L }K!>%>.L }I!>%N"Ogggj}3log!>.N#d}Mj}H>.N*V<@|#L }J!Nwso >%N}I![@#N.2~9!>+C  ?0>+C %?|!Nwso N"2~S!Nyso Nyso C  @(N"[@&I  Nxso C  >(N"d[@(>|!I %>(>0I  Nwso N"2~S!Nyso Nyso C  @(N"[I  Nxso C  >(N"d[O J  >%>7C 2I }X!>%>7z   z- }I!>#>%N2[>+C *@32}N!?("MN}+~Y|6>.eN!a/ >+F /N{!Q/ Nvio >%C j!>3N.^[>3>%C }/!V<C *N)aN(Q/ Nwso N!2~S!Nyso Nyso C  @#N![I  Nxso C  >#N"d[>1N >1N~0 S<N{!aN.^F pmMNgggg%bI  -Nyso C  ?#>%>(I }I!>%>#>&]@)N"]I m!"M>#>&U/ Nxso C  >&N"d[?(N!N">)N"S<?&>%N}I![?-#M>(P/!>(>-C  I  >(N%[?(>-N%[?->&N!]@&/ --N ?(>.N"T@>%M>#?&N .(->.N"Q%MNwso N!2~S!Nyso Nyso C  @)N![@&I  Nxso C  >)N"d[>1N >1N~0 S<N{!aN.^F pmMNgggg%bI  N .&->%C }3!?,>%C }7!?2>%>%C k!@&I }P!>%>2I m!>%>,I }I!>%N*[>%N}I![>0N![@52|<>%F *%M>%F +?)Nwso N!2~S!Nyso Nyso C  @,N![@&I  Nxso C  >,N"d[>)Ngggg%bI  .%->%>&I n!>%>,I }T!>%N4L m!>%>2I }X!>0Nfc>2[?&N ?->,?)#Mz.                ??"M>2>->0[N![S/ >&N2S/ >)>0[N![z   ??->&N2]?&>-N2[?->)N2[?)>?z.WWWWWWWWWWWWWWWWzA>?z.""""""""""""""""z|>z.????????????????z|%z|=zY@8P/ ->2>8|Q>0[@&>-[@-N1]@8T%M>&>)[N1]F  N@Q/"->%N}I![>82J@&%M>&N!e.#->0N"[."- ->-N0]-?&>%N L t!>%N I ~+!>%N >&N!]@&>5]>&>5S>&>2Tb@&<I ~)!>%N!>,>5[>&<I o!>%N}I![>%No![2}?!Nwso >%C m!@&>%C }P!2~O!>%C }I!@)%M>&>)2n!-Nyso C  ?&-Ng"->&>#]N2dNgg~X)ab-?#>+N2[?+>%F }>!?)>%N L }S!>%>#N2eL }R!>%>#N*eL }Q!>%>=L }O!>%><L }N!>%>1L }M!>%>;L m!>%>:L }L!>%>4L }K!>%>|#L }J!>%>.L }I!>%>#>)N})~Y1>.ea@)bL }P!Nxso C  >*N"d[?##M"M>&>*U/ >#>([@,P/ >,>%N}I![>([C  I  ->*N![?*>(N%[@(N.R/ -"M>)N!aP/ >9Nvio >%C j!>3N.^[@&>3>%C }/!@(V<@#C  Nvio >&N.[>3N![>(V<>#>#C *N)aN(Q<C %Nwso 2~>!>>/ >| >0>|!Nwso 2~>!->+>|"R/ -Nyso C  ?)>%F }>!?#-> C .F |8?0>%N I }P!>%Oggggg!J }I!>%C }"?(>%C g!?*>%C h!? >%C }3!?/>%C }7!?.>%C k!?&Nwso N!2~S!Nyso Nyso C  @-N![@,I  Nxso C  @+>-N"d[N I  N >&>&>.T@&<?-N!>/>&<?1N!>(> >*T@&<?2N > >&<?3Nlqo C  @&N}Eqo C  N%d[?5>#N!a?6N ?#>&?(#M>(>5R%M>(N2[?(>6P/!N!>1>&C *@ [>&C .@*> S>*>-Tb@/<?.N >*> ]>/<@ N >&C %@*>&C  @/]>*>/S>*>3Tb@4<Q%M>(?&N!>/>2[>4<>.> 2~8!P/"-Nhto C  ?&N~Xso > 2x!Ngto C  ?,Nhto C  ?+"M> P@4/ >4/ >+>,[>.> ~X,  ->#N![?#Nhto > >+[@ I  N!>&>,[> >&S<> >&]@&N > >&V<2}0!? >%N}I![@&>/Nyso C  @,N 2~=!>&>*>,N![N 2~=!Nwso N#2~S!Nyso Nyso C  @&N#[@,I  Nxso C  @+>&N"d[@&> I *>&O J  >(?&.!--"M>)>,V/ >+>)N"d[@ P/ > >#I  ->%N}I![>7>0N!a@ N}T};o Nwso 2T>9>!> N}T};o Nwso 2T>| >"> N}T};o Nwso 2T>%C 2@ %M>%C 6> N%d2n!->%C W@ N |:%M>%C |L> N%d2n!->%Nu![B -}S5"=f%}%A NH]@-B "M>#P/ > C 6?| > C .?.> C 2?)> C 9F F?%>-O J 9> N.[?0>"N >"N{!aN1S<N{!aN|3^N~+}Uo [@+>%N!d[G "?*> G >?1> C =C g%?4"M"M>!>)V/ >!>.[F  @(N>T%M>!?&."->!N![@&>)V/ >(N>R/ >&>.[F  @(N>T/!->)>0>!2}L!@&U%MN ?*."->&>.[F  ?(->(N@R%fN &>#N!]?2>1>*Nfca?9>+N@[?7>+>%N!d[@!N,[?:>!N([?;>+F |1@8N.^N}Xmo [?<>+F L@=>8[N~0 T?|!>)?!>.?#N ?1"M#M>&N![?("}%O >&>)V/ ;O >)>(]N*S/ ;>(>.[D  -?@"f"M>|!/ >1>=V/ ><>1N.^[F +@%N >%N|5S<@,N:^@*F ~&lMN![?%>*D }KlM?>"MO!>,}M}*@?O}5p}4v~(~Vg}:C})|=%M>>>@|?/"O ?>"M>)>&N+[@,S/ >)>,]N*S/ >,>.[D  ?>->%N*Q/!>*N}Klo [@,D *?A>?O~E~#~M}+ng~Sv8})|=%M>%N2Q%M>>>A|?/%.#-O ??"M>)>&N3[@*S/ >)>*]N*S/ >*>.[D  ??->>>A|?/#No!>%N#d]@%N|6T/#>,D 2>?i>%}M}*|=/".#->>>AiNg!>%N#d]}M}*O |?/".!->>>@iNo >%N#d]}M}*O |?/!-N!?%>1.!->->| I E>->)I C>->.I B>-N2[>+>-NB[>(>@2P>-C 2?%>-C 6-?,"M"M"M"f"M"M"M"M"M"M"M"M"M"M"M"M>%N!Q%MN!>,N1a@|"d@3>;G  aP/!-N ?*> >&>4>-N9[2|0@&P/5> C .?%>&> C 2@(V/">%>&[F  @!N>U/!>&?#.#-"M>)>&>,>8[@%N >%N{!aN~0 S<N{!aN.^@|#F pmM@%N >%N|5S<N:^F ~&lM[@&N"[@%T%M>%>.[F  NLQ/!-> N!L |&N ?*.5-N ?*>3>6>9ba/4"M"M>&N#[@(>!V/ >#>([F  @&N>T%M>(?%."->(N![@%>!V/ >&N>R/ >#>%[F  @&N>T/!-N ?&>0>(2}L!@%>!V/ >#>%[F  ?&->,N![?1>3>6b?6>:G  >3a?!"M>/N!Q%M>!/(>7>5N)aN!d[G  >3aP/!N!?/> >%>&>22|)@%/)N ./->!/&-"M"M"M>|#N}Xmo [@!F *N!]0) ((((!"(->&N{!aN@R/&> >%>!2|Y@%/).*->&N{!aN@R/%>-N*[>!F -@#> C 9F F@&>0>%N![2N>-C *N!Q%M>-C .?!>/N!>,<?/"fN >#N&V/ ;N >!>#N,^Ny}Ao [@#>&[F *@&N >&N+S@&<V/ ;>#N!>&<>![F  @#N >#N|5S<N:^F ~&lM->%[N"[@%P/*>5>!>,<?5.)-> >%>!2d@%/(.)->&N{!aN~W R/#> >%N![>!F ->22*@%/&.(->&N![@#>(V/ >!N>R/ >#>%[F  @!N>T/!-N ?!>0>&2}L!@#>(V/ >#>%[F  ?!-> >#>!>22|)@%/".1-> >%>&>!>229@%/!."-> F |%P//> >%>&>22|)@%P/!-> C .?#>%> C 2@!V/">#>%[F  @(N>U/!>%?&.#->/P/#N .%->%N![@&>!V/ >(N>R/ >#>&[F  @(N>T/!->!>0>%2}L!@&U%MN ?(.*->#>&[F  ?(->(NER/(>&N![@%>!V/#>#>%[F  @(N>U/">%?&.%->+G |->|"e-?!> >!> F |&bN!aL |&.(->&N"[@&>!V/ >(N>R/ >#>&[F  @(N>T/!->!>0>%2}L!@&U/%>#>&[F  ?(->(N@Q/ -."-"M> G >@1P%M> C =?..!-"M>/N!aP/ >6>7>5N)aN!d[G  aP/ .#-> C =@.C g%@%>4Q/ >%>4S>%No Tb@)/ "M>/N!Q%M>+F |2>5N)aeN!a/!-> F @N#N!> F |%<S/!>+F |0N!R/#N%>.>4N#d@*[>)<?)>%N#d>*]?%N!>#>!> C 6@#S@!<?0N >#>!<?2> C 9?,#M>%P/">)C  ?!>)C %?#N ?*>%N*]?%>)N*[?)>"N!>0>!N![@![>#N!]@#>!S>#>2Tb@3<N >#>!]>3<>,F F2}R!P/ -.#-> F @/"N!?/->.>4I g%>5N)a-?!>(Nz R%MN ?*.!-"f> F |%P%M>+G 0@">/N!aP/!;>+>!N!d[G 4>"b.!->+G 0?">+G 2>/N!a%f>+>!N!d[G 4>"b&>"->1ab->+> C 9F FN!d[@!G (>6b>!G ,bNfca@"N{{#a%MN ?*"f>+F L@!N.^N >!>+F |1@%[Nu S@!<@#%M>%N.^N}Xmo [N!>!<N%[?!>"N{{#a?)N ?"#M"M>!F  @%N#Q/ >)>"N1aeN!aP/ > N*>%>%PN 2~"!P/ N!.#->!N.[?!>"N![?">#N.]@#/ --N -/!->&N![?*->-NH[B >*-}.3"<f%}%A N}P!]@&B "MNvio > C 9@3>!N.^[@(>!> C =@.V<C *N)aN%R/ >&Ng"|2 E>"N >"N{!aN1S<N{!aN|3^@%G ~2}UM>%G ~/}UMb?)>%N~2}Uo [?4>%N~/}Uo [?5>%N~+}Uo [?/>&NE[?+N ?%#M>#>+[?-N!?#>6>4>-F  N!d@-[G  >->5[G  b>)cb?6>%N!aN!?%P/ ->"N{!a@"N!d>"N1|TN|"^]Nw}8o [?">/G 2?%N ?-N2?##M>">#[G  >-b?->#N|/[@#Nm!R/ -"M>->%>6a@7bN{{#aP%MN ?##M>&NB[>#[N I  >#N*[@#Ng!R/ -.!-N ?##M>&NB[>#[N I  >#N*[@#Ng!R/ ->!>.V/ >!N![@#>(C *@"N%eN >"N)aN%Q<@1V/ > C 6?8> C 2?+> C .?*>/F L@| >/F |1@"[Nu S?9>"N.^?:N}Xmo ?)N ?%#M>9>%>| Sa?;>)>:[?<#MNvio >3>#N.^[@"N.[>#N![>.V<C *"M"M"M"MNvio >">#>.V<@"F *N*aP%MO ?|#"M>+>"C  @2N![@,S/ >+>,]N*S/ >*>,[D  ?|#->;P/#><F +@"N >"N|5S<@"N:^@0F ~&lMN![?(>0D }KlM?|"O!>"}M}*@>O}5p}4v~(~Vg}:C})O |?/">|">|#|?/#O ?|""M>+>2N+[@"S/ >+>"]N*S/ >">*[D  ?|"-N!?)>%?">(N*Q/%>0N}Klo [@0D *??>>O~E~#~M}+ng~Sv8})O |?/!>(N2Q%M>|">?|?/%.&-O ?>"M>+>2N3[@"S/ >+>"]N*S/ >">*[D  ?>->|">?|?/#No!>(N#d]@(N|6T/#>%?">0D 2>>i>(}M}*|=/%.#->&N9[>/> N.[>"2}B!>&C =?">&C 9?).#->|">?iNg!>(N#d]}M}*O |?/!."-N!?)>%?">|">|#iNo >(N#d]}M}*|=/!->&>8I m!>&>+I }I!>&>*I }E!>&N2[>/>&N}E![>,>|#2P>&C 6?">&C 2?)-N%e?(>)N!aP%M>(@#>1S/!.#-->&NB[>"N1aN#d[@%>#I %>%N!I  >"N![@%N.^N}Xmo [?)>(@#>1S/ -->/F |1?+>&Nm![?)N ?(N ?"#M"MN!>"N1ad@*>7aP/ >&NB[>([C  / >&Ng"|2 m!>">+[?.N ?#N ?%#M>4>#>)[F  @#N!d@,[G  >,>5[G  b>*aP%M> >#N">.>!2~!!-N!?#>%N!aN!?%P/ -->"N![?">(N*[@(Ng!R/ ->!> C =@3V/ >!N![@%> C 9@7>!N.^[C *@!N%eN >!N)aN%Q<@1V/ >&Nm![?8>+N.^?| N}Xmo ?#N ?.N ?"#M>#>| [?9> C 6?:> C 2?(> C .?*> C 9?;> C =?<>%?##MNvio >#N.^@!>7[N.[>#N![@=>3V<C *"M"M"M"MNvio >!>;[>#><V<@!F *N*aP%MO ?|#"M>(>!C  @2N![@,S/ >(>,]N*S/ >*>,[D  ?|#->/F L@!>+[N~0 T/#>!>"U/#>9F +@!N >!N|5S<@!N:^@0F ~&lMN![?%>0D }KlM?|"O!>!}M}*@>O}5p}4v~(~Vg}:C})O |?/">|">|#|?/#O ?|""M>(>2N+[@!S/ >(>!]N*S/ >!>*[D  ?|"-N!?)>"?!>%N*Q/%>0N}Klo [@0D *??>>O~E~#~M}+ng~Sv8})O |?/!>%N2Q%M>|">?|?/%.&-O ?>"M>(>2N3[@!S/ >(>!]N*S/ >!>*[D  ?>->|">?|?/#No!>%N#d]@%N|6T/#>"?!>0D 2>>i>%}M}*|=/%.#->&N*[>/> N.[>!2}B!>&C .?!>&C *?).#->|">?iNg!>%N#d]}M}*O |?/!."-N!?)>"?!>|">|#iNo >%N#d]}M}*|=/!->&>:I m!>&>(I }I!>&>*I }E!>&>/>&N}E![>,>|#2P>&C %?!>&C  ?)-N%e?%"M>)N!Q%MN!>!N1ad@*>6>.Nfcaa%M>&Ng"|2 m!>!>+[?,N ?)N ?"#MN ?("M>4>)>8[F  @)N!d[G  >*aP%MN!?(>5>)N!d[G  >*aP/!-> >)>(>,>#2~!!-N!?)>"N!?"P/ -->*>-aP/!>!N2V/!>&NB[>!N#d[@"C  N!R/!>"C %>#R/!> >=>!>+[2}4!.!->1>%@#T/!.#-->*>.b?.>!N![@"N.^N}Xmo [?#>%>1S/ -->&N}P![B -~K3"-f!}%A NH]@)B >"F  @1?*N{!?+"M"f"M"M"M>1N!]0# !"%->"F !."->"F !?*N~Y!?+."-Nz!-?+N ?*->!F *?(>!G |.?,>!F |0?/>!F |-?->!F +?.>!C %?0>!F =?2>)N |2 |&>)>2N"RL |%>)>#L B>)>0I >>)>*L |#>)>+L |">)>.L =>)>-L <>)>/L ;>)>,|2 9>)Nf>(>(N~> Q<L |!> >)N9[N22~9!>!C  ?!> N!2~S!> > C *@#N![@/I *> C %>#N"d[>!I  > N"2~S!> C %> C *@!N"d[O J  > >!N"[I *"M"M"M"M>&F 3@+P>&F 2@-N+Qa@.P%M>%C MC 6F ,N"R/!->%C C@!%M>!N!]?*>%C B>!N"d[N%]?!>%C E?(#M>(>!C  ]?(>!N%]?!>*N!]@*NfR/ ->%>(I E>%N I C-N ?!N ?#>%F |8/!.#->)N9[>%>&C *2R>%C C@!>)C 9@(>!>(S<?#>!>(T%M>%C B>!N"d[N%]?(>%C E?*#M>*>(C  ]?*>(N%]?(>!N!]@!>#T/ ->%>*I E>%>#I C>#?!->%F |8N!R/">#/!->%F P?#> N!2~S!> > C *@(N![I *> C %>(N"d[>#Ngggg%bI  N ?#.!->#N![?#-"M>%C M@,C 6F ,N"Q%M"M"M"M>-N!]0/%%  !%%%%%%  "->)N I >>)Ogggg2J 9>,>&>)N9[2} >%N>[>)C =@!>)C >@&2}9!> >!>&2~O!>)C 9@&P/#>!>&2n!.#-"f>,C *@+>,C %T%M>&C  ?*N ?+N!?&N .!->&C  ?*>,C  ?&>+P%MN ?+N .!->&F  N|6Q-?!#M"M>!>+V/ #M>!>&[F  N|&R/!>+>!N![@!R/ -.%->+>!@,S/#>!>+Q/#>+>!]?(>!>&[?-N ?!"M#M>!>-[F  N|&Q/!>(>!N![@!R/ ->(?!-"f"M>!%MN ?(#M>(>-[F  N|4Q/">!>(N![@(R/ -->!>,[@!.!->!>,[?!>(>,[-?(>!>*S/ >(>*V/ ->)N9[>&>+>,>(2;>)C 9@!Ngggg|XQ/">%N>[>)D =@3}H@&>3O>j}H@(2}9!> >&>(2~O!>!P/">&>!2n!."->%N>[N.N >!No V<2~L!> N!2~S!> > C *@!N![I *> C %>!N"d[>+N >+N~0 S<N{!aN.^F pmMNgggg%bI  .!-"M>.P%M>%N>[?&>%C %@(>%C *N%d[?*#M"M>!P%M>(>*R/!.%->!>*>(]N%eV/#>(>!N%d[?(->)>%C M@!z   z- 9>)>!C 2I C>)> >)N9[>(2|@>(N2[?(>)C  @!%M>&>!>)C %2}9!&>&N.N >%C CNo V<2~L!-N ?!. - -N ?+N ?*N!?(>,C 9@&C  @!%M>&C %?*>!?(->%N>[?0N ?!#M"M"M>!N!aP%M>+N!a/&>*P/&>*N"]?-N ?!#M>!>([@.F  NGQ/">-N!]?->*>!N![@!R/ -.&->+N!a/%>*P%MN!?+N ?!>(?&N ?*."-N ?!"f"M#M>!>([@&F  @+NGQ/!>*>!N![@!R/ ->*?!>(.!->!Nfc>*[?*>&N![->(P/%>+NGR?+>(?&?(.!-N!?+>.N![?&>!>*N!]Q%MN ?!>&?(N ?*.!->!Nfc>*[?,>!>*]N![?(N ?!"M#M>!>.[@+N![F  NGQ/!N!?+>(>!N![@![/ ->&?(>,@!?*.!->->!]?*>+N"[?(N ?+->)N9[>&>!>&[2|J>0>)C =@!>)C >@&2}9!> >!>&2~O!>)C 9@&%M>!>&2n!-N!?!. - ->-N"R/ >&N.N >%C CNo V<2~L!> N!2~S!> > C *@!N![I *> C %>!N"d[>+N >+N~0 S<N{!aN.^F pmMNgggg%bI  ->%>%C H>%C E[I H>)> C *@!>/]@%N"]I =>)>#I 9"M>!>/U/ > C %>/N"d[?!N!N">%N"S<?*>)N9[?(#M>!P/!>!>(C  I  >!N%[?!>(N%[?(>*N!]@*/ --"M>1N#R/ >"C %?&>)"f>"C *@*P%MN ?*N!?+N .!-N ?(N ?!"M#M>(>!>&[E  N~%f|:[@(NCT/!N!?+>*>!N![@!R/ -N .!-N >!>!>*T@!<?*N!>&>!<?&N}L}5o ?+N#-I B>)>+I >>)>*I =>)>&I 9>)N.[>)N9[N"2},!> >)C 2@ >)C 62~P!>)C .@!P/ > >!2n!->)NH[B -~K2"7f"}%A N}3!]@(B "MNvio > C .@2>!N.^[@*>!> C 2@/V<C *N)aN%R/ > C 6@0C .F H>"N{!aR%M>!>/V/!>!N![@&>*C *@*N%eN >*N)aN%Q<@6V/!> C >@*C |L?7>*C C?3>#C 6N*d?8>#C 2?0>#C .?-N ?*#MNvio >&N.^@,>2[N.[>&N![@)>/V<Nvio >,> C .@1[>&> C 2@,V<@+C *?5"}%O > C %@| >+C  @9N![@.S/ ;O >| >.]N*S/ ;> C  >.[D  -?:C *"M>5N*a%MN!?%.!->%O!>:OfN)>+C %>9]N"]@+>+N)V<N#d}M}*Ofi})>+}MiO}8y}J~V}:}W~>}=}@f}%OLj}*@:>;})O |?b?%>:>;h?;->(N2[> >">&2}#>(F 2%M>(F 3@+N >+N~0 S<N{!aN.^@5N}Xmo [?."M>5F omMN)R%M>)>,V/!>&N"[@&>1>)N.^[C *@)N%eN >)N)aN&Q<@+V/!>.F -@)N >)N~0 S<N.^F ~(mM?.N ?)#M>(>0I C>(>-I B>(N I E>(>&I =Nvio >1>&N.^[>&>,V<C *>(>)I >>(N!I 9> >&>.>(N9[2->)N![?)N%e@&>+S/ -.!->(>0I C>(>-I B>(>#D  J 9>(>#C *I >>(>8>+N![bI E> >)>.F ->(N9[2-->*N![?*-N%e@&>6S/ -"M>3> C >@"C CV%M>*N!|:>"C |L>7Ta>%a/!.#->%N!aP/"-> >!2}/!.!-> C =@1N I }E"#M>(N9[>&[@"N I  >"N*[N I  >&N.[@&N~@ R/ -"M>!>/V/ >!N![@->*C *@"N%eN >"N)aN%Q<@6V/ >1N}>"[?+>0N9[?*> C  ?7> C %?.N ?"#M>-N![>/S?)>2>-N.^@3[@%N.[Nvio >%>->/V<@%C *?4"}%O >.>%C  @5N![@&S/ ;O >.>&]N*S/ ;>&>7[D  -?:Nvio >)<"M>4N*a%MN!?,.!-O!>:OfN)>%C %>5]N"]@%>%N)V<N#d}M}*Ofi})>%}MiO}8y}J~V}:}W~>}=}@f}%OLj}*@:>;})O |?>,b?,>:>;h?;-C *"M>0C |3@4P/ Nvio > C .>3[>-> C 2V<?3N ?)>(N9[?&>*?%#M>)N*Q/!>%C  > >32|C%M>&N!I  >&N*[>"I  >&N%[>-I  ->&N.[?&>%N%[?%>4>)N![@)R/ -->+C  >"Q%M>+2~E!->1C l">"N"d[>-I  >1>"N![@"I }E"N%e@%?->%>6S/ -->1>,L w!>1>;J v!>(Ny [> >#2|S"M"M>(C |X@&>(C }"@"Q/ >(C g!?%#M>%>&C  R%M>">&N>[@&R/!."-->&N|"[F  N"R/!->0F }C"P%MN ?&#M>&N~@ Q/#>(N9[>&[>&N.[?&C  P/ -->0F l"N!R/ >(C 9N!c?">(C B?%"f>0F 2N!Q%M>">%aP/">(C C?)N!.!->">%bN!a/!>(C =?)N -?&Nvio >2>)N![@*>0>&N=^[C |E@.N!d[@"N.^[>">/V<@%C *?,Nvio >2>)N.^[@2>)>/V<C *?6>%C %?->%C  ?1Nvio >2N.[>*>/V<@%C *?7>%C %?/>%C  ?2>&>0C .@+C .V@3%fN~8}8o &>+C *>&N9^[-F 4?%"M"M"M"M"M"M"M>,N)aN"]0% !"%#->%0(%&&&&%&->%N+T/#N!>%dNl)aP/#.%->%N+T/#N!>%dN}&&a/".#->%/".!->%N!]N)S/!-"f>.P%M>*?"N!.!->,>7cN1T/!>0>&N!N!> C  > C *@%> C %T@,<@.>2[>1>2S>1N >%>,<@%Tb@,<N >1>2]>,<N!>->.[>%>/S>->/Tb@%<N >/>-]>%<2}C!->6N*a/ P/ > >)>&>"2~7!."-> C >F Y/ N~8}8o ?%>3P%M>+C *>&N9^[?%->(> C 2I j!>(> z   z- |X>(N*[>(Ny [>*>%>0C 62}&!>(C *N!R/ > >)>&>(C .@"2~7!> >*>&2}=!A NH]@!B >!>&I .>!> C 2I >>!> z   z- 2>!> I C>!>!N.[I E>!N2[>*>">!NC[N~D};o 2|M>!NH[B .!-> >!>#>(N9[2!->(N}3![B -n1!,fA NH]@&B N~> ?-N8?#N{!?(N{!?%N{!?)"M"f"M"M"M"f"M"M"f"M"M"M"M"M"M"M"M"M"M"M"M"M"M"M"M>"F 2N!]0/!"#%&(9)*(+,- ->"F 3@)N >)N~0 S<N.^@#N}Xmo [?,>#F omM?*ND?#"M"M"M"M"M"M"M"M"M"M"M"M"M>"F 5N(]00 !,"#B%&,,,,,(,-N|#?#>*N&]0&A+()*+-N ?(>&N I E>&Ogggg2J B>!>">&NB[2} N!?#>&C E?%>&C C?*>,F -@+N%U%M>+N,^Ny}Ao [@#N!>#>!C 9F F[F *@+N+S@(<?#>+N >(<?(->&N*[>*>%>#>(2<>!C 6"M>&F *P%MN{!?(.!-Np ?->%>&F +@(N >(N{!aN|5S<N{!aN:^@!F ~&lMR/ >!N}Klo [?#>*?+#M>%P%MN~& ?-."->+F  ?!>#F  ?,>+N![?+>%N!]?%>#N![?#>,N>N >,Np ]N{!aN;S<bN{!a>!N>N >!Np ]N{!aN;S<bN{!aQ/ --F ->&C B@#%M>*>#2n!-N>b?#N ?+N{!?%.@-NB?#>*N(]0#+*?*-N~( ?->!C 6F -N|([.|#-N|).|"-N|*.|!->,F ,?%Nq ?-NE?#.|!->!>"C  >"C %2}8!P/".;->!>"C  >"C %2}8!/:.!->!>"C  >"C %2}8!/9->!C 6F -N|![.9-N|%N|&N|%>,F %@!>"F 7Q<>!N#Q<?#.9->!C 6F -N@b.8-"M"M"M>"F 3@)N~0 V%MN}Xmo ?*N|0?#>"F 5N0]0%#!;";->)N.^@#N}Xmo [?*>#F ~&mM?%N|0?#>"F 5N0]0%" :!:-NH.| ->!C 6F -N|.[?#.| -NJNG>*F "<.7->"F 3@)N >)N~0 S<N.^F omMN(Q/+NF.6->"F 3?%>"F 5N4Q%MN|0?#.4->&Ogggg2J B>&N I E>!>">&NB[2} >!C 9F F?#>&N9[>%N >%N{!aN1S<N{!aN|3^N~+}Uo [@+>&C C@*>&C E@,2}:!"f"M>&C 9N!Q%M>+>#N!d[G (>&C =@.N1aeN!a/!->!C 6F ->&N2[>%>*>,>#2|LNp N~> >&F 2@#<?->&F 3Nf>#<?(NIb.!->+F |1>.[?)N{!?%>!C 6F -N|,[-?#>&C B@!%M>*>!2n!-N ?+.6-Nr ?->!C 6@!F ,N"R/*NL?#.1-N4?#"M"M"M"M>"F 3@*N/]N >*N/T<N!]0%!"8# -N!>!C  >!C *@)>!C %T@!<@,?%N!?(N!N >)>!<@.P/2;>,>.[#M>%F  N+]@#N| T/1N!>#dN}=gg%aP/1>%N![?%>)N!]@)/ -N ?)?%.1-N1N0>!C 6F ,N"Q<?#.2->!C 6F -N2b?#.1-Nggg*>!C 9C .@!>!Nggg*V<.,->!C 9?!N7?#>"F 5N#]0")*3-N| ?#..->"F 3N|2[?#.-->"F 3N~8 b?#.,-N~= ?#.+-N~< ?#.*-N~> N~) >!C 6F -@!<?-N|+>!].,->!F -NKb?#.(-Ng~-}U~M!>!C *@!>!Ng~-}U~M!V<?+N6?#.&-Nggg*>!C .@!>!Nggg*V<-?+N5?#.#-N ?(->)N!R-?!>*N!]N.S%MN{!?(N{!?%N{!?)>*?#.&-"M"M"M"M>*N!]0/############! ->(P/!N9?#.#-N/?#>"C %@!>"C  @%U/">!>.T/"N/N<>%>,[F  N~; ]N~?!a<?#."->%F  @#N|3Q%MN:?#."->!P>#N|#Rb%MN{!?(N{!?%N{!?)N ?#.(-"M>%F !@!N}.!Q/ >!N~N!Q/ N ?#>!N~&!Q/ N{!?(N{!?%N{!?).(-N;?#.!- -N{!?%-N{!?(N{!?)."-N=-?#N{!?%-> N"L => >#L +> >-L *> >"D 2J H> >"z   z- >> >+}M>%}MO{!})OC}*>(}MOH}*h>)}MO{!})O>}*hhOggggggggfhJ  >&NH[B -}&1#=f!}%"}!A N}P%]@%B >%N.[>!>"F M>"F N2K>%C .?7>%C 2?3>%N}P"[>%C 6@#N%N}E"2}Q!>%C }T"?:>%C }P"N!R%M>%C }X"?8>#%M>3>#N#d[?;>"C *?<>"C %?=>3?0#M>0F %?1>0C  ?4>%N I m">%Ogggg2J }E">%N}P"[N N~@!~X- >4C *?.>4C .@,%MN*>,>,N*V<?|!N ?*N ?&#MN!?#"M"M"M>.>&N9^[@(C  @)N!]0" !"->(C *?)>(C %?#.!-><?)>=?#->&N![>%N}P"[>&N=^[?/N ?->%>(F 6@(N >(N~0 S<N.^F pmM@(N >(N|5S<N:^@(F ~&lMI =>%>(N}Klo [I 9>%N9[N!>%N}E"[2V>%C m"?| N ?+N ?&#M"M"M"M>&N!aP%M>+/#>)P/#>)N"]?5N ?(#M>#>([@9F  NGQ/">5N!]?5>)>(N![@(R/ -.#->+/">)P%MN ?)N!?+>#?(N ?&>#P/#."-N ?&"M#M>#>&[@(F  NGQ/!N!?+>)>&N![@&R/ ->#?(>)?&>#P/#."->(N![?(>&Nfc>)[?)N ?+>#P/".!-N!?+>9N![?#N ?&>(>)N!]Q%M>#?(N ?).!->(Nfc>)[?6>(>)]N![?("M#M>&>9[@+N![F  NGQ/!N!?+>(>&N![@&[/ ->#?(>6@&?).!->5>&]?)>+N"[?(N ?+->%N9[>#>#>&[2|J>%C m"@#>%C }E"Q%M>%N}E"[2~,!->%C }I">#[N~W L  >%>#N![I m">%>%C >I }7%>%>%C =@&I }3%>%N}3%[N!>%N}E"[@62V>%C m"@#>%C }E"Q%M>62~,!->%C }I">#[NLL  >%>#N![I m">%C 9@#%M>&>#2n!->-N![?-N!?&>(?#.!-->%C m"@#?&>-%MN ?&#M>#>&[@(>%C }E"Q%M>%N}E"[2~,!->(>%C }I"[Nz L  >%>(N![I m">->&N![@&R/ ->#>&[?&->/>-I 9>/>#I 2>/>#I .>/>| I *>/>| I %>/>*I  >/>#>-[I 6>&?*@&>|!R/ -->0N*[?0>%N}E"[N>2x!>%C m"@(>%C }I"[@#O J  >#O J *>#z.                z- 2>%>(N>[I m">,N!]?(N ?&>%N}3%[?##M>#N~8}8o >.>(>&>&>(T<@)N9^[>)>,V<F 6@)N >)N~0 S<N.^F pmM@)N >)N|5S<N:^N}Klo [I  >#N%[?#>&N![@&N*R/ -"f"M>,N"Q%MN ?(>.F 8N)Q/!>.F 6@#N >#N~0 S<N.^F omMN(R?(.!-N ?(N ?-N >,P/!;->.N6[?&>,N9^@)?#"f#M"M"M"M"M>&N#]F  N!]0" "!->1N!a/".!->1N!aP/!->&F  @*N >*N~0 S<N.^F nmMN#Q/ N!."->&N9[?&>#N9]@#/ -N -?->.N8[?&#MN!?#>&F  @*N)R%MN~8}8o >.>*N9^[>*>,V<F 6@#N >#N~0 S<N.^F nmMN#Q?#-"M"M"M"M>&N&]F  N!]0" "!->1N!a/".!->1N!aP/!->#>&N"]F  @*N >*N~0 S<N.^F nmMN#RaP/ N!."->&N9[?&>)N9]@)/ -N -?&>%N9[@)>%N}P"[N~@!~X,  >%>%C m"@*I l">%>%D }E"@|#J k">%>%z  }3%@>z- y!>%>%z  l%@?z- j">8>2N}E"^[@#>*I *>#>|#J  >#>"I 6>#>1L 2>#>4I .>#>>z- 9>#>?z- C>#>,I |3>#>2I K>#NM]>)N~@!~X,  >#>!L }D">#>&L }C">#>-L }B">#>(L l">2N![?2>0>;R/ -->7%M>3>7N#d2n!-> >"I .> >!L 2> >2I *> >8I %> >:I  >%N}P%[B 1->%C }X" -m2"0f#}%A N}P!]@(B N}/po C  ?)>!>">#>%>&2""MN~+qo C  @./ N}Eqo C  %MN!?&"MN}/po C  @*Nlqo C  C  @%>)[>#C *]@)S/ >*>)]@*N >#C .@#>%]>#>%S>#>"C %Tb@#<R/ Njpo C  >)[N!>"C  >%[>#<>*2~8!N R?&-N~<ro N~<ro C  >&[I  -Nnqo C  %MN~4ro |0  ?6> D 2Nmro |0  Nkro N+N*> C *@%<@ 2x!Nlro C  ?#> %MN}>ro C  >#[N}>};o N}7};o >%<> ~X,  -Nlro > >#[I  }#>6}"Nkro 2~5!Nkro N02x!Nlro C  @ N}>ro C  [@#N}F};o D  J  >#N}L};o D  J (Nlro > N0[I  N}Xqo C  ?%Nkro Nnqo C  @ 2x!Nlro C  ?#"M> P@&/ >&/ N}>ro C  >#[>%> ~X,  -Nlro > >#[I  Nkro N"2x!Nlro C  @ N}>ro C  [Nz6|2  Nlro > N"[I  -Nmqo C  @ N}Pqo C  N%d@#[?/>(Nt [?0> ?&#M>#P/!>#N2]?#>&F 0>&N2[?&N#S/ -Nhqo C  ?)>(Njqo C  @*I |/>(>)I H>(N I >>(Oggggo J 9>(>"C *I E>(>"D  J B>(Ngggg|XI |;>!F 2?1>!C %?2>!C *?3"M#M"M"M"M"M"M>/> @!R%M>!N2[? >!F 0N#S/(>3>!F .@#U/(>(N~M [>1>!>2>#N}E"^[@#C .>#F 22|IN ?#>(N I }">(>(F |TL }!>(>(F cL } >(>(F b@+L |Y>(>(F aL |X>(>(F _L |W>(>(F |UL e>(>!F 0@%L d>(N"Ogggj}3log!>%N#d}Mj}H>%N*V<L |V"fN6>(C |;Ngggg|XQ/ ;>(NK[?#>0>%N#]N%U/ ;N ?#N6-?4N~+ro D  ?6N~+ro Ogggg2J  Nuro N I  >(N I j!>(>6J g!>#P/%>#C .?,>!C  ?-N ?%>#C 2@&0"#"!->(C |;@ N |:%M>(C |=> N%d2n!->(C 9@ P/)>(C => N%d2n!.)-#M>%>&N!e@5>%[@%>,>%N.^[C  >-T<?%>&>5]@&N!T/ -->%>,>%N.^[C  >-U[@%>%N R]?&->(>#C 2I l!>(>#z   z- }3!>(N}E![>4>&2R.!->(>*I l!>(>)I }>!>(>"C *I k!>(>"D  J }3!>(N}E![>(N9[>!C *2R->(N}3![>(C }I!>(C m!>(Ng![@#2|E"M>!F 0N#]N{!aN%T/ >!F /N{!Q/ Nvio >)>!C *@!N.^[>!>*V<C *N)aN(Q/ >+N >+N~0 S<N{!aN.^F pmM@!N >!N|5S<N:^@!N}Klo [>!F ~&lM>#2|D->(N2[>(Nx [@!>(C h!>(C j!25>(C 6?#"M"M"M>(C 2@&P/ N}Xro C  Nv)V%M>(N I j!>(Ng![N!2x!>(C j!@#>(C h![N|)L  >(>#N![@#I j!>(N*[>!>(C h!>#25>(C *?&>(C .?#->&N!aP/ N~)ro C  @!>#S/"N}Xro C  ?&Nnro C  >!Q%MNnro 2~J!-Noro C  >#N"d[?%"M>!>#U/ >!>#]N"d@#P/ >%N%[>%>#~X,  ->%>&I  N~)ro >!N![I  >(C h!?!>(N}3![>(C j!@#N!N!2}Q!>(C }7!?+>(C }3!N!Q/%>(C k!?%"M>#P@&/ >&/ >%>!>#~X,  -N}Xro C  @&N}Pro C  @,Q%MA N2]@!B >!N*[N}Pro >,N!N%N=2}A!>!C *N}&ggg|XR%M>!C . ->!N2[B -N}Tro C  >&N=^[@!>#I *>!>%I %>!>+I  >!>(D dJ .>!>(C }"I 6>!N!I 9N}Xro >&N![I  .!->#N~)ro C  V/ Noro C  >#N"d[C  @!N}Xro C  V/ N}Tro C  >!N=^[@!>!C 9N![I 9->(>(C j!I k!>(>(D g!J }3!N~+ro C  @!%MNtro C  >!2n!-Nuro >(C k!I  N~+ro >(D }3!J  .!-- ->(C k! ->(N}P![B >.P-~2-#<f"}%!}!A NH]@/B > N I >> N9[> C 6@&2~R!> C >?)> >&%f> C =>)N%d[?##M>#O J  >#N*[>%I  >#N2[?#>&>%N![@%R/ ->%>)[&>)-I >> NB[?2> C 6?&> C E@#> C BQ%M>22~@!-> >#N![@(I E> C C>#N%d[@#N L .>#N I *>#>&I %>#N I  >(%M> N|3[?5> NH[?6>/N2[?7#M> >(N!]@)I E"M> C C@3>)N%d[@-C %@+>-C  @,S%M>)?(.!-> C >>+S%M>)?(.!->+>,]@1N"S%M>)?(.!->-C *?0> C =@8>,N%d@| [?&>-F .N!aP%M>&>1N%d[?9> C *?:> C %?;> C 6?<> C 2?=>&?*#M><>*C *@#T%MN!N!>;>!>=>#N%d[@%F .N!a@#<>%C %@.[>%C *@%>.S>%>:>">#<Tb@#<>0[N >%>.]>#<@4>0S<?."M>4>0]@#N >#>4U<@%N*S@|!P%M>.D  @|"OK}*>|"Og~Y#})OC}*h>|"Ogg~X)})O9}*>|"Ogggy1})O*}*hh>|"OCjOg~Y#})>|"O*jOgggy1})>|"O9jOgg~X)})hhh?|#.!-O ?|#>0>4V/ >.N!]?.>%?##M>#>.[|,  OK}*>|#O*jh?|#>#N!]@#/ -->*>|#>%N*>|!<}MhJ  ->*N2[@*>9R/ -->1N![?%>&?##M>%N!]@%N"S%M>)?(."->#D  >#N2[@#D  |A/ -Of?|#>&?#>+?%#M>#D  >|#})?|#>#N2[?#>,>%N!]@%R/ -O ?|">&?#>+?%#M>#D  >|"h?|">#N2[?#>,>%N!]@%R/ ->|">|#|?%MO!>|">|#i|YO|6i}*?|"N ?*>+?%>&?##M"M>#D  >|"})O |?/ >*>1S%M>#z   ?>>#>&>*N%d[@)z   z-  >)>>z-  >*N![?*.!- ->#N2[?#>,>%N!]@%R/ ->/>+I =>/>,I 2>/>*>,[@&I 9>/>&I 6>(N%dN*]?%N ?*N ?+#M>7>*N#d[@&C %?#>&C  ?&>2C  >(N!]Q%M>22~@!> C C?3-> >(I E>%>3[@)>0I  N!?*>)N%[N!L  >)N%]>#I  >)N*]>&I  >%N2[?%>(N![?(>+N!aN!?+P/ ->(N!]?(.!->|#Oy!})|=%M>8>| [@(N9[?%>1N%d@*N2]N%e?+>(C *?##M>#>%C  @&>#>&S<?#>%N2[?%>+N!]@+/ -#M"M>*%M>(C *@&>#Q/!> "f> C 6>&U%M>6N 2~S!> C K.!-> C 2>&N%d[C  ?)>6N!2~S!> C |/> C K@&N"d[>)I  >&N![-I K> C 6>#U%M>5N 2~S!> > C |8I |8."-> C 2>#N%d[C  ?)>5N!2~S!> C M> C |8@&N"d[>)I  > >&N![I |8.!-> C E?(.#->(N2[?(>*N2]?*. - ->-N L .>->+I %>->,I  > >(I E>->0N)[I *->(/ -->/NH[B -~%/!3fA Nw!]@"B >"N*[> N}3}0o 2D"f>"C *@,Ngggg|XR%M>!F F>"C .@(>"C 2@-2|=N{!a@%>%N"Q<.!->!F F-?.>"N%L C>"N6[2|P>">.N!a@#L |B>"N~@ro I 6>">!D 6J |3>">!z  =z- |8>">!F EL |A>">!D *J H>">!C 2I K>">!G |,|2 |F>">!F |.@)L |H>">!F H@*L |E>">!F G@+L |D>">!F |+@/L |C>">!C %@0I E>">!C  @1I C>"> I 9>"Ogggg2J >>"Nwso I =>"N~< [> C 6@2> C 9@3> C B> C C2:"M"M"f"M"M>"C W@&%M> C .> C 2>&>"C |L@42}2!@%/!."-N ?#N~/ ."->%F M>#T/ >%C  N%R%M>%F 6N!a>#U/!-"M>"C |Q@&P/ >">+L ~G!>">/L ~F!>">#L ~E!>">0I n!>">1I }X!>">!N6[@ D  J t!>"> z  *z- ~4!>"> F 9L ~D!>">!N*[@ D  J o!>"> C *I ~+!>%F N?!>"C ^?#>"C Y?+>">)L ~J!>"N!L ~H!>">*L v!>"N!L ~I!>"N I }T!>"Ogggg2J m!>"Ng![@ >2>3>"Nm![@)2}H!>"Ogggg2J }7!>"O J }/!>"N!L }>!> >+2H>"N}&~S |2 }">">"C k!I d>">"C }3!@*I |U>">*>"C }7!]N![I |X> >&>#>)2}H!>"N#L }8!>"N6[> >!>"N}X![>"Nw [2|V>"C m!@ P/ >"C }P!> 2n!->"N6[>%>(>-2|&>"N L m!>"N"I l!>"C 9@!F  ?#"M"M"M>%F O@(N+R%M>"NC[? >#N!]0""#!->#P/(>"N~>}K!|2 o!>"Ogggg|UJ }X!>"N6[>"Nl![N2N">"N}X![>"Nm![2>.(->%N~@}>o ]N~O~A~(}+#^N"e@%N![?!Nk#? #M>!N!]@!%M> N~) ]@ /!-->"N~>m!|2 o!>"N{!>%>!<}MOK}*Oggggw{{{ hJ }X!>"N6[>"Nl![N*N >"N}X![>"Nm![2>.&->!C *?%>!C %?!>"N I |X>"Ogggg2J |U>"Ng![@#>!>%>"Nw [2}H!>"N#L }8!>"> C HI v!>"> z  >z- ~8!>"> z  2z- ~+!>"> z   z- }X!>"N6[>#>(>"N}X![N}X}0o 2|V>"C |U@ P/%>"C d> 2n!.%->!F !?!>"z.                z- g!>">!L }6!>"N L }7!>"N"N >!N#]N{!aN"S@!<L }8!>"N(L }3!>"N.N(>!<L }5!>"> C HI v!>"> z  >z- ~8!>"> z  2z- ~+!>"> z   z- }X!>"N6[>"Ng![>(>"N}X![N}X}0o 2|V.#-N ?#N ?!N ? #MN!> dN >!N~@}>o [>&>42|!<>#b?#> N![? >!N~) [@!Nk#R/ ->%%M>"N~> L |X>"Ogggg|UJ |U>"N~. Nt >%C  N%Q@ <L |YN"N > <?#N7N0> <?&>%N~@}>o ]N~O~A~(}+#^N"e@%N![?!Nk#? #M>!N!]@!%M> N~) ]@ /!-->"Nf>%>!<L |W."-Nu N~0 >#<-? >"Ogggg|UJ |U>"N~> L |X>"> L |Y>">#I |UN"?#N7?&->"N I g!>"N L }X!>"N6[@ >"Ng![>&>#>"Nw [>"N}X![2>> N >(>-2|&->"C =>">"D >J }X!>"N}X![>.N!a2}F!>,N |:%M>"C .>,2n!->"Nw![B -}D-!7fA Nw ]@!B > C  ?)> C *?%> C %?*> C 6F *?"> C =@#N I W>#N I |=>#N I E>#N I >>!N |2 K>!N I |/>!Oggggo J E>!N I >>!N I 6>!>"N >"N~0 S<N.^F ~(mML LN!>)>%>*T@"<?/N ?#N >%>"<@,%M>/F  N|6Q?#->!NE[?5>!N~D [?6#M"M"M"M"M"M>#>,V/ #M>#>/[F  N|&R/!>,>#N![@#R/ -.!->,>#@%S/ >#>,Q/ >,>#]?">#>/[?)N ?#"M#M>#>)[F  N|&Q/!>">#N![@#R/ ->"?#->!N~4 [>/>,>%"f"M>#%MN ?"#M>">)[F  N|4Q/">#>"N![@"R/ -->#>%[@#.!->#>%[?#>">%[-@-2;>!C W?">!C |E?)"M"M>!C |A@.Ngggg|XQ%M>"?(>)?*.!->!N~4 [>/>,>#>-N![@*>#>*S<@0>#2;>!C W?(>!C |E?*>!C |A@1Ngggg|XR/!>.P/ >)>.2n!-> N!L F> >!N6[@#2}.!> >#2}M!>!N |2 |Q>!Ni}>k*I Y>!N I W>!>*I |L>!>(I |E>!>*I |A> >!N~4 [2c."-> C 9F F?2>!N*[>!F L@+N >+N1S<@7N|3^N~+}Uo [@&>)>"2}:!"M>!C *N!R/ N!>!C .@3N1ad@4>&>2N!d[G (a/ >!G K@">4a%M>!N}*hg2I |O>!N%L Y>!N I W>!>%I |L>!>-I |E>!>%I |A> >!N~4 [N N 2~U!->!>">4b|2 K>&F |1>3[?->7N)]N{!aN~Y!V%M>!N~D [>&G I|2  >!O J |QN ?%>6?"#M"M>3>"F  R/ >!N6[>%[@&C  / >&N!I  >&N*[>#I  >&N%[>0I  ->"N![?">%N.[@%N9R/ --"M>-N{!a@%N~/ T/ >%N.^@%F omM>*>(> C 9F G24@"N{!aN9Q/ > >">%N}Xmo [F #>-N >0>#N 2};!->1%M>*>12n!->.P/&>)>.2n!.&-> N22~2!P/#>&F |0P/">!>+>)>">22|L>!F  P/#."-> N L F> >!N6[@#2}.!> >#2}M!->!C E@ %M>!C H> N#d2n!->!Nw [B 1->!N"L |>>!N2|2 V>!>+L U>!N#L |;>!N I |8>!>%I |9>!>-I M>!>%I |3>!>&N![> C 6N+[>&F  <F  L |<> >!N|3[N N 2~U!-> C =@(C >?0>!C |/?&>(N9[>"2x!>(C >?+"M>"P@2/ >2/ >(C =>+[>)>"~X,  ->(>">+[@+I >>.%M>)>.2n!->(C E@">(C BQ%M>(NB[2~@!->(>"N![I E>(C C>"N%d[@"N!L .>">+I *>">0I %>">&I  >!C E>&Q%M>52~B!->!C H>&N#d[@">-I %>">%I  >!>&N![I |/>1P/ >*>12n!. - -}G,"&f#}!N9?&"M"M"M"M"f"M"M"M"M"M> N{!aN"]0% #"!*->"P/&>!>"[?(>!? #M> F  F v}2MN!Q%M>%N![?%> N![@ >(R/!.)--N,?&>">%S/)>">%Q/&>%P/)>!>%[F  No R/)N!>">%Nfc[P/%;>%>"]?)NF?!N ?%N!?"#M"f"M"M"M> >"[F  @(NF]0"! "->!N{!a?*NF?!N >*NFR/";.!->%N!]N|4T/ NF?!>%N![.!->(NH]N{!aN+T%f>(N~?!aNp ]N{!aN:T&N -/+>%N|6V/+>(?!>%N![-?%>)>"N![@"[/ -.#-N(?&>"P/(#M>"P%MN91->"N!]?">!F  >!N![?!NH]N{!aN,S/ -.(->"%f>"N!]?%>!N![N >!F  NFQ<&N -? N/?&>%>"> <@%P/&> >!> <@ >%[?#N ?!> ?""M#M>"F  N|+Q/!>!N![?!>"N![@">#R/ -#M>%P%MN91->%N!]?%> F  > N![? NH]N{!aN,S/ -.(->!P/&N ?##M>!>#R%M> >#[>#N![?#F  NH]N{!aN,S/!.)-->%>!Nfc[P/&>!>%]? N!?!#M> >![P%MN91->!>"[>!N![?!F  NH]N{!aN,S/ -.&-N-?&>"N;S/%>!z   @+z.uuuu~3uu~3uumuuruuz|T@,z.++++++++++++++++z|Wz.                z/ !"#6&(| *+;-.|!01>,zAz|NP/%z.                >!z  ,@,z.muuruuruu~2uuuuuuz|T@-z.++++++++++++++++z|Wz/ 34#67(| 9+;<=|!|"|#>-zAz|NP/%"f"M>+z8&NH]N{!aN,^>+z8(NH]N{!a[@ N-U%MN|"N!> dNu6a/";> N"Q/!-N|#N > N!]N.S<.!-N=N|!>+z8"NH]N{!aN,^>+z8#NH]N{!a[@ >+z8 N!d>+z8![> <N#a<->+z8*NH]N{!aN,^>+z8+NH]N{!a[N!]U/&>,z8!NH]N{!aN,^>,z8"NH]N{!a[N| T/&>,z8%NH]N{!aN,^>,z8&NH]N{!a[N|2T/&>,z8)NH]N{!aN,^>,z8*NH]N{!a[N|2T/&N9?&>"N;]@ P/%"M> N!Q>!F ;@"N~: Qa/ N-?&"M>"N|*]0# ( (-> N(R/(>!F <@ NH]N{!aN"T/(>!F =@"NH]N{!aN+T/(>!F |!NLR/(>!F |"NH]N{!aN&T/(>!F |#NH]N{!aN+T/(> N|-R/ >"N|.T/&-N.1->!NFR/">%N|6S->#P/"N!aP/".!-N,?&>#P/!-N91->&1-N--x+""}%5f"fN~)ro C  @/%MNoro C  ?4N}Xro C  ?5>/N!R%M>#N#e?6>#N)a?0>">#Ny{{{)a[?7N}Tro C  ?8#M"M>4>/N!e@| >-@2[@-N"d[C  @(>5V/ >8>(N=^[@3C *@*Ny{{{)a?1>3C %?,"M"f>#>*S>#>*T]>#>*R/ ;>*N#e@9N#d?)>1?(>"?+>,?."M#M>)P/!>(P/#>)N*]?)>(N*]?(>+D  ?%>.D  ?&>+N*[?+>.N*[?.>%>&|>/ ->%>&|A>%>&|C].!-NfN >6>9R<-@)P%M>,>1[>7>*N)a@(>0>(>0S<2~8!@+>(>0]>+<@(N |:>(N |9]?)->)%f>)&"f>3D .@%OK}*>%Og~Y#})OC}*h>%Ogg~X)})O9}*>%Ogggy1})O*}*hh>%O*jOgggy1})>%O9jOgg~X)})h>%OCjOg~Y#})>%OKjhhh@&>!D  @%OK}*>%Og~Y#})OC}*h>%Ogg~X)})O9}*>%Ogggy1})O*}*hh>%O*jOgggy1})>%O9jOgg~X)})h>%OCjOg~Y#})>%OKjhhh@%|>%MN >3N6[C  @(N{}&~X)aN*|X>(N9|XN{}&~X)ab}M@&>!N*[C  @(N{}&~X)aN*|X>(N9|XN{}&~X)ab}M@%|>/!;-NfN!>%>&|C<-@(N |:>(N |9]-N!R/!->2?-->/>| ]@/N!T/ --N{!?)"M>4>-N"d[C  @(>5V/ N}Tro C  >(N=^[@*C *@,Ny{{{)a?2>*C %?1"f>#>,S>#>,T]>#>,R/ ;>#N#e?/>,N#e@0N#d?)>2?(>"?+>1?."M#M>)P/!>(P%MN!?).%->)N*]?)>(N*]?(>+D  ?%>.D  ?&>+N*[?+>.N*[?.>%>&|>/ ->%>&|A>%>&|C].!-NfN >/>0R<-@)P%M>1>2[>">#Ny{{{)a[>,N)a@">#N)a@#>">#S<2~8!@(>">#]>(<@"N |:>"N |9]?)->)P%M"f>*D .@%OK}*>%Og~Y#})OC}*h>%Ogg~X)})O9}*>%Ogggy1})O*}*hh>%O*jOgggy1})>%O9jOgg~X)})h>%OCjOg~Y#})>%OKjhhh@&>!D  @%OK}*>%Og~Y#})OC}*h>%Ogg~X)})O9}*>%Ogggy1})O*}*hh>%O*jOgggy1})>%O9jOgg~X)})h>%OCjOg~Y#})>%OKjhhh@%|>%MN >*N6[C  @"N{}&~X)aN*|X>"N9|XN{}&~X)ab}M@&>!N*[C  @!N{}&~X)aN*|X>!N9|XN{}&~X)ab}M@%|>/!;-NfN!>%>&|C<-@!N |:>!N |9]?)->)/ N ."->->)N{!aN{!Q[?--N!-?!> >-I %> >!I  -~Y*!4fA N>]@*B >!C %?6>!C  ?7>!C .?3>!C 2?-N ?!#M"M>"?,"f"M>!N!aP%MN!?(>./#>%P/#>%N"]?)N ?!#M>!>#[@/F  NGQ/">)N!]?)>%>!N![@!R/ -.#-N!?(>./">%P%MN ?%N!?.N ?&>#>#/";.#-N ?&"M#M>#>&[@!F  NGQ/!N!?.>%>&N![@&R/ ->%?&>#>#/";.#->&Nfc>%[?%N ?.>!N![>#/!;."-N!?.>/N![?#N ?&>!>%N!]Q%MN ?%>#.!->!Nfc>%[?">!>%]N![?!"M#M>&>/[@(N![F  NGQ/!>!>&N![@&[/ ->"@&?%>#.!->)>&]?%N ?.>(N"[-?/N ?("MNvio >3>,N.^[@!>,>-V<C *N)a@"N%R%M>"N&Q/!."->,>-V/!>,N![@+>!C *@!N%eN >!N)aN%Q<@4V/!>#>&[?1N ?5#M>0?""M"M#MN!>7Nvio >3>+@0N.^[@+>->0U<@!C  N![@)[>!C %@(>(N R]@(>)S>(>6Tb@8<?2N >(>)]>8<?(Nvio >+N.[>0N![>-V<C *N%e?+"M"M>!F *N*a/ "M>&N)U%M>&P/!>#?!>&?)#M>!F  N~Y Q/#>!N![?!>)N!]@)/ -.!->*N*[N~Y >#>&2|R>*C *N!Q/!->&>(R/!>2>#>&2~8!/!.#->*N L =>*>(I 6>*>2I 2>*N I 9>#?!#M"M>*>*N2[2}!>*F  P/ >!>1Q/">*F !?2>!N![?(>!F  @)N~Y R%f>(&>(>1Q/#NGN~Y >!F !N|,Q<?)>!N"[-?!>)>2Q/!."-->!>1Q/">!F  N~Y R/ >!N![>1Q/"->+>4S/ ->"?0>5/!N ?(.%-N!?5>+>4S/!--N!?!>0N![?">/?#."-N ?)>,>-S%M>!C *@!N%eN >!N)aN&Q<?)->&?("M"M>&0""! ->#F  NHR/ N ?(.!->,N![?"N ?(N ?!#M>#F  @+NHS/!>+N|1T/!>!Ng~&~7GT/!>#N![?#>!N,^>+NH]N{!a[?!>&N!]@&/ ->!%M#M>">)V/"Nvio >3>"N.^[>">-V<C *N%e?">!N!]@!/ --N!?!>/?#>">)S/!--> >,I %> >(I  >*N>[B -~4+!,fA Nl!]@)B >)N9[> C =@*NC[@1Ny ~X,  >*O%J k!>*O J }3!>*Oggggo J j!>*O%J g!>*O J |X>*Oggggg!J |U>*O%J |Q>*O J |L>*Ogggg2J |E>*O!J |=>*O J |9>*Oggggo J M>*O%J K>*O J H>*Oggggo J C>)N I >"M>!N!Q%M>"> C 2@,V/!>"N![@*> C .@->"N.^[C *@!N%eN >!N)aN&Q<@.V/!N*?!#MNvio >->*N.^[>*>,V<C *>)N*[> >*2}3!>)C *@0N"Q/">)C .?2>)C 9>+Q%M>)N9[>+N!N%N.2~H!->)C =>![@">2I  >"N%]>0I  >"N*]>*I  >)>+N![@+I >>!N.[?!N%e@"?*>">.S/ -.!->)N2[> N 2}3!>)C 6?">)C 2?+>)C 9P%M>)N9[2~?!->)C =@!>"I *>!>+I %>!N I  N!?+>)N!I >->)N I }/!>)N I g!>)N I W>)N I |=>)N I E>#>%NE^[?.>)C =@!>+N.^[?/>)NB[?0>)N~+ [?-N ?+N ?*#M"M"M>!P/ >!>/Q/ >!N.[?%N!?"N ?,>!C %N!R%M>%?!."->)> >!C *2~(!>)C %?,>)C  ?">%?!.!-"f"M>#>.R%M>#NE[?%N ?!N!?">#C 2@,>#C .@#S/!>(>,S/!>#>&[?">,>#]."-N ?%>-N!N 21>)C }/!@ >)C g!@!> >!S<@#%M>)C j!?+>)C }"?!>)C C? #M>*>!C  @"T%M> >"N"d[>+C  I  ->!N%[?!>+N%[?+>#N!]@#/ -->)N I KN ?">)C E@ %MN ?!>)C H> S%M>)NH[N > N%N*2~H!>)C K?!->)C |/@#>!N#d[?"> N!R%f> N#dN*]@%%M>"N >%~X- -> >![@ N!]?!>#> N#d[N*]&>"-O J  >)C E?%>!N![?"->)>"I K"M>)C >@#P/ >)C C?!>%N"d?*N ?+>)C |/?%#M>*P/!>">!C  @ T%M>%> N#d[@ >+I %> > C  N![I  ->!N%[?!>*N%]?*>#>+N![@+R/ -->12~0!>1>)N9[Ny ~X,  >)Nl![B 1-N -?,>%?#->)N L }>!>)>,I }7!>)>"I }3!>)N I k!>->*>)N}3![2u!>)C B>*Q%M>02~E!->)C C>+[>*I  >)>*N![@*I E>+N%[?+. - -~)+"5f"}%A Nw ]@%B >%N2[N!>!N2[>"N2S<>"N2]@&N >">&V<2[>%C 2?2"M"M>%C 6@->%C 9@&N#d[@(>&%f>-C %?6>-C  ?3>-N*[&>--@&R%M>&C %?7>&C  ?4>&N*[>(R/!->%N I .>%Oggggo J %.!->%N I .>%Oggggo J %>&C .?.>&C *?5>&N2[@&>(Q/ N6?)N%?0#M>&N*[@+>(Q/!>&C  @/P/!>+C  @1P/!>+N%[C  ?*>%N~D [>/>&N%[C  2~%!>%N2[>*N!N!2}Q!>%C 6?8"M>%C 2N!R%M>%C 9?/>*P@&/!>&/!>/>1>*~X,  .!->%C 9 ->%>%C ^I 9>%>%D YJ 2>%C %>,Q%M>%N%[2~A!>%C *?0->%D 2?| >%C 9?1>)>0[@&>*I  >&N6]@*>1I *>*>| J  >&N%]>/I  >&N*]>8I  >%>,N![@,I .>)N9[?)>+N*[@&>(R/ --"f"M"M>"N"T%M>!F "?*.!-N ?*>"/ N ?(.!-N!>!F  @(N!T/!;->(F }K}*M-N ?(>%N2[?&N!a?)"f>"N"V%MN!>!F !@(N!T/!;->(F }K}*M-N!a?(>&N}/}<o N%2~%!>&>(L N>&>)L M>&N |2 O>&Ngggg|XI B>&OgggggggggfJ 6>&Oggggo J .>&N L |8>&N~<}5o I H>&N}3}/o D  J |/>&Nk}/o C  I |3>%C 6?(>%C 2?&"M>3%M>%N~8 [>3>62~%!>&P/!>(>&2n!.!->%>%C 9I |L>%>(I W>%>&I |E-Ngggg|X?&"M>5P%MNgggg|X?+.!->%N~D [>.N!N!2}Q!>%C |Q?+>%C YP%M>%C ^@(}M>.%}%>.%M>(>5>.~X,  ->.}MO>}*&O -h?| .!->%C ^ ->4%M>%N~D [>4>72~%!>%D |Q?9>%C Y?&-N ?("M>"N*S%MN ?,N ?).!->!C %?)>"N.S%MN ?,.!->!C *?,>"N2S/ >!C .?(-> >%G |=|2 M> >%D |EJ  > >%C |LI *> >%D %J .> >%C .I 6> >9J C> >&I B> >| J => >+I 9> >)I |/> >,I K> >(I |3> >*N!aL O> >#N!QL |8> >*N!eN!aL |7> >%C MI H>%N=[2}T!>%C C@ N |:%M>%C E> 2n!->%C |/@ N |:%M>%C K> 2n!->2%M>->2N#d2n!->%Nw [B -}L*"5f%}%A N>]@*B >!N >!N{!aN1S<N{!aN|3^N~+}Uo [?+> C =C 6?3N{{#?&>"N![@)>#C *N%e@4S%M>%G ,>%G *>+> C 9F FN!d[@&G "Nfcbb?5>&N([?6#M"M> F EN!Q%M> F CN!aP/!-"f"M"M"MNvio > C .@7>)N.^[>)> C 2@8V<@(F *N*aP%M> C  ?.O ?:"M> C %@&>(C  @-N![@0S/ >&>0]N*S/ >.>0[D  ?:-> C *?| >+F L@(>+F |1@,[N~0 T/#>(>1U/#>,N.^>1N.^[F pmM@(N >(N|5S<@/N:^@,F ~&lMN![?(>,D }KlM?9O!>/}M}*@;O}5p}4v~(~Vg}:C})O |?/!>9>:|?/#O ?9"M>&>-N+[@/S/ >&>/]N*S/ >.>/[D  ?9->(N*Q/">,N}Klo [@,D *?<>;O~E~#~M}+ng~Sv8})|=%M>(N2Q%M>9><|?/&.%-O ?;"M>&>-N3[@-S/ >&>-]N*S/ >->.[D  ?;->9><|?/%No!>(N#d]@(N|6T/%>,D 2>;i>(}M}*|=/#.%->9><iNg!>(N#d]}M}*O |?/#."->*N*[>+> >(2}B!>*C *?&>*C ..#->9>:iNo >(N#d]}M}*O |?/!-N!?&>1.!->*>| I =>*>&I 9>*>.I 6>*>+>*N6[>0>:2P>*C  ?&>*C %-?("M"M>&N!Q%MN!>(N1ad@&>6G  aP/!-> C =@&C 6@(>&C .Q%M>&N.[2~E!->&C 2>(N"d[>)I  >&>(N![I 6Nvio >7>)N![@)N.^[>)>8V<C *@&N(aN%R/!> >)>&N%e2a.!->&>2a%M> >)2~)!->(N![?1>&>2b?2>&>5aP%M> >)N![@)>+F |1>([2X.!-> >+>(>)>%2})!>)N![?)-Nvio > C .>)N.^[>)> C 2V<C *N%e@)>4S/!-->2Nfc?&-"M>#C %@(NfQ/ >+G 0?)>%C  %f>+>%C %N)aN!d[G 4>)b&>)->&a@)N{{#aP/ > >+>)>">#2Z->3> C =C 6S%M> >!>3>%C  >%C %>(NfR2S->*N>[B -~)+"(f!}!A N2]@,B "M"M"M"M"M"M"M"M"M"M"M"M"M"M"M>#F *@)0,"#    %&(! ->"N{!aN@R/->)N(V/->!N![?(> C 2@&>!Nfc[?%> C .>![?*N|U?"#Mz.                ?-"M>&>!>"[N3[S/ >%N2S/ >">*[N3[z   ?-->%N2]?%>"N2[?">-z.WWWWWWWWWWWWWWWWzA>-z.""""""""""""""""z|>z.????????????????z|%z|=zY@+P/ ->&>+|Q@+>![>"[N![@%T%M>*>+[>"[N![F  N@Q/)-> >%2J@!/)N ?"./->"N>bN{!aN~W R/,-> >!>">%2|)?".-->"N{!aN@Q/+.*->"N{!aN@R/)>,N*[>#F -> C 9F F> N.[>!N![2N>,C *N!Q%M> >!N@>%2|)?".,-> >!>#2d?".+->"N{!aN~W R/(> >!N![>#F ->%2*?".*->"N{!aN~; R/&N ?"> >!N![@&>#F -@(N >(N~0 S<N.^N}Xmo [>%2|7@%P/)> C .?("M"M>&> C 2@)V/ >&>([F  @"N>T/!>!N"[@!>)V/ >"N>R/ >!>([F  @"N>T/!->)> N.[>&2}L!@!U%M>%?".+->!>([F  ?"->"N~= R%M>%?".*->#F &@!N#Q%M>%?".*-> N+>!>#>%2g"?".)-N >">+[@*>%>(S>%>&Tb@%<?">!>*[N"[?&.!-N ?">!N!a/!N >!N!e@&N!]@!>(]>!>(S>!> C 2Tb@%<?"->)N!> C .>([>%<>"> C 9F G24@!N{!aN9R/!>&?".%-> N!L |&.#->"P%M> >&>#2~<!?".#-> >!N >#>&2g"?"."-> N(>#F #>#F %P>"N{!aN~M Q2~"!%fN &> >!>">%2|)-?".!-> C 2@(>!Nfc[?%> C .?&N ?"#Mz.                ?-"M>(>!>"[N![S/ >%N2S/ >!>&[N![z   ?-->%N2]?%>"N2[?">&N2[?&>-z.WWWWWWWWWWWWWWWWzA>-z.""""""""""""""""z|>z.????????????????z|%z|=zY@)P/ -"f"M"M>(>">)|Q>![@%[@"N1]@)T%M>%>&[N1]F  N@Q/!-> >)2J@"/!N ?".#->"N0].!->"N!e-?">">!N"[@!R/ > >!>#2~<!?"->,N2[B >"-x)!,fA N>]@,B >,N9[>!>"N~3no N!2r!>,C 9N!Q%M"M>,C =@&P/ "M>">&U%M>">&R/!."->!>&[E  NM|</!-N ?!->&N >!<?">!N!>!<?!->,N2[>!>"Nj}*o N!2r!"f"M"f"M>,C 2N!Q%M>!>,C 6@&P/";>">&U%M>"N >">&Q@&<?(>!N!>&<.#->!>&[E  N~%f|:/!N!."->"?&>"/ >!.!->">&U%M>"?(>!>">&Q/!;."->!>&[E  NM|9/!>&?(>!-?)>">(]?.>!>([.!->!?)>&?(N -?/"M"M>#%M"M>%P/ >#>%[N!]F  NGQ%M>%N!]@%P/!->%>(V%M>(?+>%>(Q/!.#->)>%@+[E  NM|9/"-"M>#>+2}5!@*P/ >*>+V%M>*>+R/#.!-N ?&>)>*[E  NM|9/#>#>*[E  NM|9/#->(>+]?->)>+[?0N ?!#M>!>*R%M>!>)[?">!>#[?%N ?&>!N![?!N>N >"F  @"Np ]N{!aN;S<>"bN{!aN>N >%F  @"Np ]N{!aN;S<>"bN{!aQ/!.%--"M"f"M>*P%M>+?".!->*>+V%M>*>+R/#>)>*[?)N ?".!->)>*[@!N >!E  N~%f|:<?)>+>*]?"N >#>*[E  NM|9/!;->">+>*]Q?%>#>*[-?!"M>)%MN ?&>!N R>%a/!.&->!/#.!->)>!>"2~8!/#-N ?&>-N%S/"N >0>0C  @!N{}&~X)aN*|X>!N9|XN{}&~X)ab@!N}O~D~8~W"S>!N}O~D~8~W"T]<?&."-"M"M"M>)>(2}5!@"P/ >">(V%M>">(Q/!."->">)[E  NM|9/!->">)[?!>(>"]?".!-N ?!-N ?&>,N*[>!N!>!<@#>"N >!<@"N~0no N%2r!>,C *N!R/!"M>,C .@!P/ >!>"V%M>!>"Q/!.#->!>#[E  NM|9/"->!>#[?&>">!]?-.!-N ?&-> >.I 2> >(I *> >-I %> >&I  > >/N >.<N >/<I .>,N>[B -~&*!,fA NH]@&B >&NB[N >%>#]>">%S>#>%Tb@"<@)N>[N!N!2}Q!>&C C?("M"M"M>&C BN!R%MN!>!>#[>"<?*>&N I 6>&>&C EI 2>&>(I ."M>)%MN ?"N ?!#MN!?("M"M"M>!>*[F  @+N|%]0) """""!"-N ?("M"M>)>!N![@,U@/P%M>*>,[F  @(NH]@+N{!aN,S/">(N~A ]N{!aN(S/!-N2>(NJ]>(Np ]N{!aN(V<?+.!->(N~7 ]?+-N ?("M"M>!N"[@.>)V@0P%M>*>.[F  @(NH]@-N{!aN,S/">(N~A ]N{!aN(S/!-N2>(NJ]>(Np ]N{!aN(V<?-.!->(N~7 ]?-->//%>0/%>*>,[F  @(NL]N{!aN~S!S%f>(N~?!aN~* ]N{!aN~V!S&N -/%>->+N%db?+N#?(>*>.[F  @-NH]N{!aN,S/!>-Np ]0|&!!!!!!%%%%%%%%%%%%%%%%%%%%%%%%%%!!!!!!%-N>?+->&C .>"Q%M>&N.[2~,!->&C 2>"[>+L  >&>"N![@"I 6>!>([@!>)S/ -->&N.[2g!/".#->)>,]?%"M>)>,Q/ >*>,[?">!Nfc>)[?+N ?(#M"M>"E  @)N |9/ >(N!a/ N!?(>"N![?">+N!]@+/!."--N">(>)N |<<?%-> Ngggg|XI  > >!>#[@!I %> >!>%[N![I *>&C .@ P/#>&C 2> 2n!.#->&C E -"M"M>)N#U%M>*N!]?!>)?"#M>"P/#>!>"[>"N!]?"E  N |</ -.!->*C  Ng}&}(h|Xa/ N%>*N#[N}"a@!>*]>!>*Q<@">)N%]@!S%M#M>">*[C  Ng}&}(h|Xa/">"N%[@">!S/ -->!>*[C  Ng}&}(h|XaP/!->&NB[>)N!N!2}Q!>&C C?!"M>&C BN!R%M>&N I >>&>&C E@"I =>&>!I 9>)P/!>)%M>">*>)~X,  ->&>)I >.!->&C E ->&N9[2g!>&C 9@"%M>&C =>"2n!-P/!-> >&C 6I *> >&D .J  .!-> >%I *> >#I %> Ngggg|XI  >&C .@ P/ >&C 2> 2n!->&NH[B -~6)"6f"}%>%%M>#>%[?8>!>"[?4A N~@ ]@(N?[?1Nf?2#MN ?&"M>">#F  @5N >5N|5S<N:^@-F ~&lM@*]>*>"]>">*T<@.N#>*N"e@%>%N#V<N!>%<@3>*[T/ >-N}Klo [@->*[?+>-?%"M>"%M>!?)#M"M>)F  @&NFQ/ >&N~? Q/ >%>+Q/#N>N >&Np ]N{!aN;S<>&b#M>%F  @&N~? R>&NFRaP%M>%N![@%>+R/!.&--N>N >&Np ]N{!aN;S<>&bR/#>%N![?%->)N![@)>4R/ --N ?)>%>+Q%MN!?&."-#M>%F  @&N~? R>&NFRa/!N!?&>%N![@%>+R/ -.!-N ?&>.>3T/ O ?:O ?;>"%M>!?%>"?&#MO!>%|,  }*>;h?;>%N![?%>&N!]@&/ -->-?%>*?&#MO!>%|,  }*>:h?:>%N![?%>&N!]@&/ -N ?&>:>;i}!}H>3N!dT/ >(z.                z- 2>(z.                z-  N ?%#M>(NM]>%[>%L  >%N![@%N>R/ ->"%MN ?%>!?+N ?0#M>1O J  >1z.                z- *>1O J | >(>0N![@)L >>+F  ?.>%N{!a?| N ?%N ?&#M>&?/>%>-[F  ?&N{!?,"M>0P/ >%P/ >.>/N{!aR/ >| >&N{!aR/ >(>%N!]N|#a[F  N![?,->%>([N?[>,N{!a@/>)N![N{!a@)>(NM]>%[@,N![F  N![N{!a@9>,F  >.>&N{!aR[N{!a@,>,>9T<@,>)>,S<@)>)>/T<@)L  >*>%N![@%R/ ->(>(z  |=z- 2>(>(z  Mz-  >(>(z  >z- M>(>(z  Hz- |=>0N![?0>.?%>+N![@+>4R/ -->3>(NM]>*[F  @)V?&->5>6>&>)>2Sa@%<?6>)>2>%<?2>%>7b?7>#N![@#>8R/ --> >6L !> >7N!aL  -}G+!.fA Nu!]@%B Nvoo Nvoo F  @&N!>&<L  >&%M#MNvoo F  @&/ Nvoo >&N!>&<L  >&/ -->%N.[N}/to C  N}3to C  >!>"[N>[>#2}6!>%Nt [@&N}/to C  N}3to C  >!>"N 2|*>%C |;?">%C |=?#>%C |A?!>%>%C j!I |9>%>%z  |Xz- K>%>%z  |Qz- C>%>%z  |Ez- 9Nyso N I  Nhto N I  Nwso N#2~S!Nyso Nyso C  @(N#[I  Nxso C  >(N"d[@(O J  >(N I *>%N I }7!>%Ogggg2J }/!>%N I l!>%Oggggo J k!>%> N)]N#SL Y>%>!I |A>%>#I |=>%>"I |;>%N I |L>%C 6?(>%>%C 2N >%C .Ngggg|XR<@)I |E>%>)>(N#d[I W>%N}E![>&2EN%?("M>%C }E!N!R%MN ?)N ?&.!-N!>">!>#T@"<?.N >!>"<?/N ?&N ?)#M>%N}X![N!>.>%C }I!@+[>%C m!@,>+S@">,>/Tb@#<N >,>+]@!>#<>%N}/![2}H!"M"M"M>%C |E/ "MN >!>">,N >%C |A@#>#>%C |=T@#<Tb@"<@0P/ N!N!>%C |;>#<>+[>"<@-?#>!?"#M>#F  N+]@1N| UN N!>1dN}=gg%a<P%M>!>-[N!]?!N ?##M"M>!>#[F  N+]@-N| T/ N!>-dN}=gg%aP/ >">#N!]@#[/!.%-->">#[/#."->#N![?#>"N!]@"/ -->0Ng~-}U~M!>%C >@!>!Ng~-}U~M!V<U/!-N~Kso F  N!Q%M>%N}X![> >%N9[N"2|.Nz!a/"->%N~)![N~@ro >%N}X![> >%N9[N 2|(Nh~*o C  P/!>%C k!>*Q%M>%Nk![2~?!>%C }>!?(->(>*N.^[@!>,I *>!>+I %>!>&I  >%>*N![@*I l!.!->)N![?)->&N![?&>%N}E![>%Nt [2E>%C }E!/ --Nwso N#2~S!Nyso Nyso C  @ N#[I  Nxso C  > N"d[@ >*I *> >)I %> >&I  Nwso >*N#^@ 2~S!Nyso C  ?!"M> P/ > N"d@"P/ Nxso C  >!N"d[>(>"~X,  -Nyso > >![I  2~ !>%C k!@!%M>(>!N.^2n!->%C }/!@!%M>%C }3!>!2n!->%N.[2~V!Nvoo N L  >%Nu![B -}3)!1fA NH]@%B > C B?#> C >?(>"?+>!?&"f#MN ?.N!?/N ? "f>(>#P/ ;"M#M> >([@*F  NGQ/!>#> N![@ R/ ->#@.? >(.!-> Nfc>#[?.N ?/>*N![-?0N >1/!;"f>+P%MN ?+N!?2N!?1N ?#>&.!-N ?#"M#M>#>&[@*F  NGQ/!N!?1>+>#N![@#R/ -N!?2>+?#>&.!-N ?1>#Nfc>+[@"?+>*N![@!-?*"M"M"M"M> %M>(F  N~W Q/!-> >#Q/!N .&->%N*[@,>&>#N >#2;>,N!>%C .>%C *@ Ngggg|XQ@#<@(N >%C 2>#<2FN > >#<?3"M"M>%C */ >%C 2@)P/ >%C .? >%N!|2 E>%>)I C>%N I B>%N!L >>%N|2I =>%>)I 9>%N I 6>%>)I 2>%> I .>%N|2I *>%>,2|9>%C  @&N!>&<?#"M"M"M>%C %N >&<N!]0" !"->#F  N|+R/!."->#G  N}N~< Q/!-> >)[?&#MN ?-> >&Q/""f> E  @)N |<%M>)N{!a?#> N![.!-> F !N|6a?#>)N|#a?,>)N|KU%M>,N(d>#b?#> N"[.!-> F "N|6a>#N(db?#>)N|US%M>#>,N.db?#> N#[.!->,N4dNggw a> F #N|6a>#N(dbb@#Ngg~) Q/#> N%[-? N!?-"M"M>#N|%]0-%!!!!!!!!!% ->#N~< Q/"->#N>S/!>#N{ ]N>T/ --N!?-->3P/!>(>32n!>.?#>0?(>*?&>->/bP/#."->&>(> 2~8!? >.?#>0?(>*?&>/> N R@-bP/".!->.?#>0?(>*?&>->/bP/!--N >-/ ;N ? >2%fN &"M>"P/ #M> >![F  NGQ/!>"> N![@ R/ -->!-P->%NH[B -~3)!8fA N}3!]@&B Nvoo Nvoo F  @(N!>(<L  >(%M#MNvoo F  @(/ Nvoo >(N!>(<L  >(/ --N}/to C  ?+>&NK[N >#>#N}3to C  @*>!>"[N>[@,]@(N >(>*U<T@-<@)N!N!2}Q!>&C |3?2"M>&C KN!R%M>&C M?1N ?(>)P@//!>/%M>#?(."->1N!N!>+>,[>-<>*>,S<>)~X,  >#?(.!->&C M ->&NK[N}/to C  N}3to C  >!>"> 2|*>&C M?/>&C |3?4>&C K?5>&>&C dI H>&>&z  Yz- >>&>&z  |Az- 2>&>&z  |8z-  >&Ny [>1>(2[>&C }"@#>&C g!@!N#d[?(>&C |X?3N ?""f"M"M>(>!%f>#C %?6>#C  ?.>#N*[&>#-@!Q%MN ?*.!->!C %?7>!C  ?*>!N*[>(R/!->&N I }/!>&Oggggo J h!N%.!->!C .?8>!C *?| >&N I }/!>&Oggggo J h!N%>(>!N2[@9Q/ ;N ?!N%?0#M"M>!>9[@)N*[@,>(Q/ >)C  @:P/ >,C  @;P/ >)N%[C  ?+>,N%[C  ?->&C h!>"Q%M>&Nh![2~@!>&C j!?0->!>0[@)>:I  >)N.[>-I  >)N*[>;I  >)N%[>+I  >&>"N![@"I }/!>!N2[?!>,N*[>(R/!-->&C j!-?(N ?!>7N >*<?,>6N >.<?)>*N!>*<?*>.N!>.<?0"M"M>%NfQ%M> N#R/!."-N"?!>%N| T%MN&?+."->%F o}*M?+.!-N!?!N!>5>/>4T@+<?-N >/>+<?.->&>8I |L>&>| I W>&>,I |=>&>*I |;>&>)I |9>&>0I |8>&>"I |E>&>(I |A>&>.I M>&>-I |3>&>+L |1>&>!L K>&NK[>&222~ !>&C h!@!%M>(>!N%d2n!->3%M>#>3N#d2n!->2%M>1>22n!-Nvoo N L  >&N}3![B -}8,",f!}%A Nl!]@%B Nvoo Nvoo F  @&N!>&<L  >&%M#MNvoo F  @&/ Nvoo >&N!>&<L  >&/ --> N*U%M> F m}*M?*-N ? N}/to C  ?,>%N*[N >#>#N}3to C  @(>"N>[@&]@+N >(>+V<T@.<@)N!N!2}Q!>%C .?-"M>%C *N!R%M>%C 2?+>)P@//!>/%M>#? ."->+N!N!>&>,[>.<>&>(T<>)~X,  >#? .!->%C 2 ->%N*[@#>+> >!28>%Nu [>*>#2/N ?#N}3to C  ?(N}/to C  ?)"M>"N|KT/ >&>(T/ >">)[@,z.                z- 2>,z.                z-  ->%>"I ^>%N >&>&>(T@"<I |Q>%N!>)>"<I Y2I> N%V%M>+F #@&N R?#-Nyoo O J  Nxoo >&I  Nwoo >#I  N~4po >#N!cL  Ngpo N I  N ?&N ?"A N2]@ B >%Nu [@(C .@)C 9Ngggg|XR%M>)C >?&>)C =?"-Ngpo N I  Nyoo O J  N}/po N I  N~4po Nwoo F  N!cL  > N I *> N I  > >%N~D [@)C *@,I .> >,I %>(>)> >">&2"> N2[B "M"MN~+qo C  @ %M>%>%D YJ g!>%>%C ^I j!>%Nhqo D  J }/!>*>%Ng![>%N*[@">!N"RN~)qo C  > 2M2~ !?&>(2~.!>"2~4!>-/!."-Nhpo D  ?0Nhpo Ogggg2J  N}/po C  ? N}/po N I  >%> I |X>%>0J |U>%Nw [N>2x!>%C d@">%C |X@&[@*z.                z-  >*z.                z- 2>%>&N>[@*I |X>#P>!N"Ra?#"MNtqo |,  @0O%|?%M>%>%D YJ g!>%>%C ^I j!>%Nhqo D  J }/!>%N~.qo |0  N~3qo |,  OH}*N~1qo |.  O>}*hhO*}*>0hJ }7!.!->%N%L }7!->%Ng![@(2|PNwso N}X}*o >%C WF N2}F!N}Xqo D  ?0Nwso N%2~S!Nyso Nyso C  @!N%[I  Nxso C  >!N"d[@!>0J *>!> I %>!>"I  >%> I j!>%N > N>[> >&T@!<I h!>%N!>">!<I g!>%Nu [>%N~D [>(>#2)> >*U%M>%> I |X-Nhpo C  @ %MNjpo C  > 2n!-N}/po >%C |XI  Nhpo >%D |UJ  2~ !?&>%Nu [2~.!>%N*[2~4!>-P/!->+>-2n!-Nvoo N L  >%Nl![B >&-~0)!/fA N>]@(B "M"M> >"N{!a[F D@*N%Q%MN!?*>!C  N!Q/!>">#N9d2}(!N{!a?*->*N#Q/!->"N{!aN+U%M> F |7N!a/!->#N{!aN!Q%M> F O/!-> > F 2>*N RaL 2> C .@)> C BS%M> >)N![I .N/N*N(>!C  @-N!Q<>"N{!aN6Q<?.> C *?)>%F +?/>%F *?+>%F )?0>%F (?1>%F &?2>%F %?3>%C  ?4>&F  @,?%N{!? "M"f"M"M"M>,N!]0# !"%->&F !."->&F !?%N~Y!? ."-Nz!-? N ?%->(N I =>(>0L <>(>1L ;>(>2L :>(>3L 9>(>%L | >(> L 8>(>/L 6>(>.L 5>(>#L 4>(>*L 3>(>"L 2>(Nf>+>+N~> Q<L 7>)>(N2[N22~9!>)N!2~S!>)>)C *@ N![@"I *>)C %> N"d[>4I  >)N"2~S!>)>)C *@#N"[@ I *>)C %@*>#N"d[O J  "M"M"M>-N!]0" !"->!C *? >!C %?!>)N!2~S!>)>)C *@#N![I *>)C %>#N"d[Nnggg%I  >)>!> 2~O!>)C %?*>)C *? .!->)N!2~S!>)>)C *@!N![@ I *>)C %@*>!N"d[N~"ggg%I  ->(N I 2>(> >"]@!N"]I 6"M> >"U/ >*>"N"d[? N!N">!N"S<?*>(N2[?"#M> P/!> >"C  I  > N%[? >"N%[?">*N!]@*/ -->,N#R/!>&C %?#>("f>&C *@*P%MN ?*N!?!N .!-N ?"N ? "M#M>"> >#[E  N~%f|:[@"NCT/!N!?!>*> N![@ R/ -N .!-N > > >*T@ <?*N!>#> <?#N}L}5o ?!N#-I =>(>!I 9>(>*I 6>(>#I 2>(N%[>(N2[N"2},!>)>(C *@ >(C .2~P!>(C %@!P/!> >!2n!.!-> N!L 3->(N>[B -m)!2fA N~@ ]@)B >)> I |9>)N I 2>)Oggggo J *>)Oggggo J C>)z.                z- H>)O*J M>)>&G .|2 |;>)> z   z- 6>)> C 2I B>)N|3[?,"M>"P%M> C 9?..!->!>"NK^[?5>(N.[?6>"N!]N{{{{!aN![> C 9?.#M>!N>[?">(C 6?2>(C *?3>)C |8?4"f"M>)C |9C 9F |-N!Q%M>!F H@+N-T/!N!>+dNo<aP/!->)Nu [@+>)N*[@*>"2|:>(>!>+N >*>"2,N .!->)Nu [@+>)N*[@*>"2|:>(>!>+N!>*>"2,>,>!C >>!C B>(2~>!N!-?*"M>!F =@/N"Q/ >!C 6?">!C 2?+>!G 9?0>!F ;?1>)>!F <@8N~+ QL |C>)>*L |B>)>1L |A>)>0|2 |?>)>/L |>>)>8L |=>)N L |D>(>)Nu [N*2~9!>(N!2~S!>(>(C *@*N![I *>(C %>*N"d[N >">">">+[@*T>%>*Sb@"<@*I  >*P/ N%>#>+N%d[>"<@">*N%d[?/#M>)>"D  J |=>"N.[C  ?0>"N*[C  ?1>(C 6?+>)Nu [>)C |9>62ON!>+>(C 2[>(C 6@*>+S<>*>+]@+N >*>+V<2}0!?+>,>1>(C *N 2~=!>,>0>(C *N![N 2~=!>(N#2~S!>(>(C *@*N#[I *>(C %>*N"d[@*>+I *>*O J  >"N2[@">/R/ --"M>)C KN}&go S/ >-P/ >.F |./ >(C *>3V%M>(>3I *->(C 6>2V%M>(>2I 6->4>)C |8T/">)>4I |8."->-N![?->!NK[@!>5R/ -?-->.F |,?!>)>,C *I |E>)>,D  J |=>)Nu [> >!>&>(2T>)C *@ %M>)C .> N%d2n!->)C C@ %M>)C E> N"d2n!->)N~@ [B >--~R(!5fA Ng!]@)B "M>#>%Q/ >%>(C 6T>#>%Tb@./ > >!>"N%>(C 2>#NE^[>.<@*>%>#]@">(C C@4>(C E@527>)N*[> C =@!NC[@1Ny ~X,  >!O%J k!>!O J }3!>!Oggggo J j!>!O%J g!>!O J |X>!Oggggg!J |U>!O%J |Q>!O J |L>!Ogggg2J |E>!O!J |=>!O J |9>!Oggggo J M>!O%J K>!O J H>!Oggggo J C>)N I |/>)C 2@,%M>)NE[>,2x!>)C H@#>)C |/@![?%"M>,N!R%M>,N!]@(%M>%N >(~X- ->#>!>,[@/[N!]?%.!->!N![?/->%N L  ->)>/I |/>"NE^?2>)C 9>)C 2@.N"d[?"> C .?6> C 2?7>)C H?8>)C .?3>)C B?| >)C C?9>)C =?:>.?##MN ?(N >*@%N2[C  @!>%N.[C  @+]>!>+S>!>5Tb@0<?*"M"M"f>#>:S%M>"C  ?(-"M>(>9V/ >| >(N#d[@!C  N!R/ >*P/ >%NC[F  / >!C %?!N!.!-"M>.>%N*[C  @!U%MN ?(>&>,R/%N!?-.!->&>,R/"N!?->3>!N.^[@(C %N!R%MN ?(.!->)> >(C *2~(!>)C %?(>)C  ?-->(>*R/!>-N!>+>4[>0<>*2~8!P-?*>3>!N.^[?-N ?(N ?+>*>!>.Sa@0%MNvio >6>-C  @+N.^[>+>7V<C *N)aN%Q?+->!>/S>*aP/!>!>8[@!F  >!N!L  >+>0aP/!N!a/!>-C  ?!N!?(.!-N ?(->%NE[?*>%>(I  >%N%[>!I  >#N![?#>"N%[?">2NE]@2/ ->12~0!>1>)N*[Ny ~X,  ->)Ng![B -}:(!-fA N2]@+B "M>"P/ > F A?-> N L A> F B?(> C =C g%?,>+O J *> N.[?)> C .?&"M"M>!> C 2@*V/ >!>&[F  @%N>T%M>!?#."->!N![@#>*V/ >%N>R/ >#>&[F  @%N>T/!->)>!2}L!@#>*V/!>#>&[F  ?%->%N@Q%M>"N!]?*>(N >(N~0 S<N{!aN.^N}Xmo [?.#M> >#>,>+N*[2|0@#P/"> C .?%"M"M"M"M"M>#> C 2@&V/ >#>%[F  @!N>T%M>#?"."->#N![@">&V/ >!N>R/ >">%[F  @!N>T/!->)>#2}L!@">&V/!>">%[F  ?!->-N!aP/!>!N{!aN~; R/!"M"M"M"M>"N![@#>&V/ >#>%[F  @!N>T/!>"N"[@(>&V/ >!N>R/ >%>([F  @!N>T/!->)>#2}L!@!>&V/!>!>%[F  ?!->!N{!aN~W Q/!-N~; ?!."-> >#>.>*2|7@"/"> N!L |&.&-N ?!-> >">!>*2|)@"P/#-> C .?&"M"M"M>"> C 2@(V/ >">&[F  @%N>T%M>"?#."->"N![@#>(V/ >%N>R/ >#>&[F  @%N>T/!->(>)>"2}L!@#U%MN ?%."->#>&[F  ?%->%NER/ "M"M>#N![@!>(V/ >!>&[F  @%N>T%M>!?#."->#N"[@#>(V/ >%N>R/ >#>&[F  @%N>T/!->)>!2}L!@#>(V/%>#>&[F  ?%->%N@Q/!.#--> C =>,I g%->#N![N >%Nz Q<?/->+N2[B >/-~"(!4fA NH]@&B >!C  @#N}&g2V%M>!2~W!>!Oggggo J  N ?#->!N4L 9>!N I *N >"C *@)>)>"C %T@)<?*>"C  ?%>#P%M>!2~?!-N!>%>)<?.>!N!I *>!C %@/N.I *>/>*I %>/N I  >*%M>.F  N|6Q?(->!N:[?0>&N*[?2N!?+#M"M"M>(>*V/ #M>(>.[F  N|&R/!>*>(N![@(R/ -.!->*>(@)S/ >(>*Q/ >*>(]?(>)>.[?%N ?#"M#M>#>%[F  N|&Q/!>(>#N![@#R/ ->(?#-"f"M>#%MN ?,#M>%>,[F  N|4Q/">#>,N![@,R/ -->#>)[@(.!->#>)[?(>)>,[-?#>&N#L =>&N(L 2>&>)I *>&>#I .>&>(I 9>&>(>#N![@#>#>(T<I 6>+N.^?#>+N%dN2[?,N ?-N ?)#M>2>-N.^[@%F *@3N*Q/">&N>[>.>*>%C  @4>%C %@52;"M>&C >@%Ngggg|XR%M>%P/!>&C B>%2n!.!-"f>!F 9@-N4Q%MN0?->&C C?%>&C B?1N .!->&>0G  |2 E>&>0F "L |+>!C .?1>!C 2?%>!C 6-?6>!>-L 9>!>6I 6>!>%I 2>!>1I .>0>&G E|2  >0>&F |+L "->!C  >+Q%M>!2~?!>!C %?/->#>/[@%>4I  >%N*[>,>3N*b[I  >%N%[>5I  >!>+N![@+I *>#N.[?#>,N2[?,N!?->)N!?)P/ -.!-->!C %?!>+%M>!>*I %>!>!C *>+N%dbI *-> >+I 2> >!I .> >"C *I *> >"D  J  >&NH[B -}L(",f"}%A N2]@#B >!N5[N|Ua@%N}2g%> N}2g%[> N2U<[@!Ngg}"a?*>!N2e?+> >%> >%T<N!]?&> N!]?(> N3S?,"M"f#M"MN}Xto D  ?."M"f>&N}&"V%MN|">&|P]@ N!d>&> e[.!->&N%e-@!N![@ N|5U%MOf> }M}*>.})} @/O|6|E%M>/}H? >,%MNoto C  > N"d[C  @ C .?!> 2~;!> N%]@">"C  N"cI  > >![.(-#M>#N%[> >%>(2}P!>#C %N!Q/%> N|6S%MN}Xto D  Of> N![}M}*})} @.}H? >.Oo |A/!-->#N%[>!>%>(2}P!>#C %/#."->.>!}MjO!})|=/!>#N%[>!>%>(2}P!>#C %N!Q/".!->.O |F/ >#N%[N|6>%>(2}P!>#C %N!Q/!->+M @!NfQ%MN ? .%-N~)to C  ? N~)to N I  >!N2d@!>*[?""M"M> N > >!Q<P%MNf>">!>"T<N|Ua?"Noto C  P%MN ?)>!N!>!<N#[Nhg}"a@!N}3"bN}3}(}"a@ >!S/"> >"T/"Noto >!I  > N%]N#N!> >"S<I  >!N Ng"~X- .#-N ?)>!>!N5[N}3g}"a@ N2[@-T/!>">-S/!> N%]N)I  ."->!Nf>">!>"T<N|Ua@)V%MN~)to > I  .%-"M> N%]@"C  @!N!a%M>">!N"bI  .!-> >!]@ 2~;!-> >)2}V!-N~)to >)I  ."-> >"S%M> >"2}V!-N~)to >"I  .!-->#C *? >#C .-?!>!> >%[@%Q%fN!&>%>!2}V!N#-?!>%N%]>!I  ->#N2[B > -~B(!)fA Nu ]@%B "M>"P/ >">#2|=N{!aN"R/ >%Ogggg|UJ C>%N~1 L |,>%N>[>">#N}T}0o N"2<>%F >%M>%>%F ?L |+->%N~7 L H>%N}3}0o 2l!L G>%"f> F |8P%M>%>#I M>%>"I |3N#.!->%N#L |1N!-L K>%N9[> N}3}0o 2i!>%N!I |8>%>%D 9J |9> >%N~) [N6N">%NC[>%NK[2>-"M>!P/ >!C |/@"P/ >"NB^?#>!C H?"#M"M>"N>[F  @)N#Q/ >%N~) [> C %>"2D"M"M>%C |8@!Ngggg|XQ%MN*?&N~2 ?(.!->%C |;/!N+?&N~3 ?(>!P/ >%C |9>!2n!->%>(L |,>%N~> L H>%Ogggg|UJ C>%>"2l!L G>%N2[> >"2i!>%N!I K>%>%D 2J |3>%N L |8> >%NK[>&>)>%NC[>%N~) [2>.!->!P/ >%C |9>!2n!->"NB[?">#NB]@#/ --> C %@!C >@"%M>!C =@(>"N%d[?+#M>(C  ?)>%N~) [>(C %@!N!N!2}Q!>%C |9?*"M>%C |8P%M>%C |;?&>!%M>!%M>&>)>!~X,  ->&?">!?##M>"N>N >"F  @,Np ]N{!aN;S<>,bL  >"N![?">#N!]@#/ -->(N2[?(N}Xf?"#M"M>"Ng}2o [C  >!R/ >"N~X}1o [C  >&>!2~8!/ >%>&>!Nn}/o N"2<.#->"NB[@"/ ->%N*[>&>!Nn}/o N"2<>%F *P/!>%F +?">%Ogggg|UJ C>%>!I M>%>)I |3>%N!I K>%Np}I!|2 H>%>"L |+>%N L |8> >%NK[N2N">%NC[>%N~) [2>.!->%C |; ->*%M>&>*2n!->(>+R/ -->%Nu [B -~;)"-f!}%A Nu ]@(B >!N=[?,>#N >#N,S<@*N.^@)Nu}To [?.>)F ~:}TM?/"fNg~-}U~M!>%C *@)>)Ng~-}U~M!V<@0>"C *@)V>*N)]N#VaP%M>!C  N}&g2V%M>!2~W!>!Oggggo J  ->!N4L 9>!N I *N4.!->(N*[>!>"N >)>%C .2&>!C *?+>!F 9-?*>!C 6?1>!C 2?2>!C .?->!N I H>!N I B>(N L I>(>&L |/>(N!L H>(O%J C>(>,I B>(>%I >>(>.I =>(>+I 9>(>*N4RL |0>(>"D  J *>(>"C *I 2>(>!C %@"I 6"M"M"M"M>)>0U%M>/N!]0""#!->(N}/}*g2I |:>(N(L |9>(z.                z- K>(N*[>(NK[2c.#->(N*[N >#2X."-"M"f"M"M>"Nvio >+<@"C *@)N(aN%Q%M>"C %?+>(NK[>(N*[>%C  >%C %2|/N ?">(F K@%N!]0#"%%!->(N*[N N,2X.&->(C |3.!->(C |3N![-?">(N*[@,N >"2a>,>">#2}X!Nvio >(C 6>"N.^[>">(C 9V<C *N%e?"->(N*[@#>">)N%e2a>+NfQ/!>(>(D K@3J C>%N#R/!A N>]@"B >"N},mg2I ;>"N+L 9>">3O>j}H@%I 2>"Nvio >#C .>%N.^[>%>#C 2V<@%C  @)I 6>">%C %I .>">)I *>">3O*j}H@%L :>%N{!aN"Q%M>"N!L =->#C 9F |*@%N%R%M>">%L =->#>"N*[2c>"N>[B .!->(N*[23->*N4R%M>(N&L |9>(>1I M>(>-I |8>(>2I |3>(>-I K>(>*L S>(N L |;>(Ogggg>>*N/]N >*N/T<}MO#}*@3j|3 U>(Og}(hjo >3j|3 T>(O}*}/k}Po!>3j|3 |:>(N*[>(NK[2c-> >(NC[@"C *I *> >"D  J  >&P%M>!>!C BPL }/&->(Nu [B -};(!7fA N~@ ]@&B N~8}8o ?+> C 6@)C .@,C .@->#T%M>,C *>#N9^[?+-> C  ?3> C *?/> C %?4> C 2?*> C .?0>&>"I |8>&>!I |3>&>!N![I M>&N|3[?"#M>&N~+ [>([Nvio >0>"C  @1N.^[>*>1U<D  J  >"N%[?">(N*[@(N9R/ ->)>+F 8@(N)aN=^[?"N~8}8o ?*>(>-S%M>,C *>(N9^[?*->&C W?5>&C |E?6>&C |A?7>&C |=?8>&C |;?| >&C |9?9>"C |A?+>"C |=?,>"C |;?->"C |9?0>"C |8?1>"C M?2>)C *?">)C %?("M>%F 7/ >%C .@.>%C *@%U/ >&NB[> C ="f> C 9@:C E>.S%MN ?.N!.!->.>%]?.>:C C>%[->.>*>)C 62W>&C B@)P/ >&C |/?+>&C H?,>&C E?%>&C C?*>&>&C KI |8>&O}&ggg>J |3>&N|3[?"N ?(#M>&N~+ [>([Nvio >,>"C  @-N.^[>+>-U<D  J  >"N%[?">(N*[@(N9R/ -N >%>%>*T@%<?"N!>)>%<?(>&C W?,>&C |E?->&C |A?+>&C |=?0>&C |;?1>&C |9?2->&N9[> C >@*N6[@ N!>3>/>4T@)<@%N >/>)<@)>9>| >(>">2>12e>&C 9?/>&N2[> >%>)>8>6>(>">0>-2e>&N*[> >%>)>5>7>(>">,>+2e>&C .? >&>#L |B>&N L |A>&N L |C>&>!I |=>&> I |;>&>/I |9>*>&N~+ [2}K!>&N~@ [B -~-&!+fA N>]@#B >#Ngggg|XI *>!C >@%%M>!C =@)>%N%d[?+>"C  ?,>"C %?*#M"M>)C %>*R/ >)C  ?">*?!>,?%#M>!%M>%F  ?&>"F  ?(>!N!]?!>%N![?%>"N![?">(N>N >(Np ]N{!aN;S<bN{!a>&N>N >&Np ]N{!aN;S<bN{!aQ/!."-->)C *?&"M"M"M"M>)C .@"P/ N ?!"M#M>!>&[F  @%N>R>%N+Ra/!>">!N![@!R/ ->"?!->!%M>!>"V%M>!>"Q/".#->!>&[E  N~%f|;/"->!>&[?%>!>"Q/">">!]?(>">&[@&N!]?"N ?!#M>!>"[F  @-N>R>-N+RaP%M>(>!N!]@![/!.%-->!>([@"P/">">(V%M>!P/%N ?%.%->!>&[E  NM|</#N ?%.#->">&[?%.!-N!?%-N ?"->"N >%<?!>%N!>%<?%>#C *Ngggg|XR%M>#N*[@"N"2x!>#C 2@&>#C .[Nmo |2  >#>&N"[I 2>">!2x!>#C 2?""M>!P@&/ >&/ >#C .>"[>%>!~X,  ->#>!>"[I 2.!->#N6[>!N!N!2}Q!>#C 9?("M>#C 6N!R%M>#C =?&>!P%MN ?"."->!P/!>&>%>!~X,  .!->#C = ->#>&I .>#>(I *>#>"I 2->)N2[@)>+R/ --> >#C 2I *> >#D *J  >#N>[B -}<("#f!}!"M"M"M"M"M"M"M"M"M"M>"N{!a@%N~; ]0?"((((((((((%(((((((&(((((#((((((! -"M>%N@]0. (((((((((()(-> C 2@&>!Nfc[?#> C .?%N ?"#Mz.                ?)"M>&>!>"[N![S/ >#N2S/ >!>%[N![z   ?)->#N2]?#>"N2[?">%N2[?%>)z.WWWWWWWWWWWWWWWWzA>)z.""""""""""""""""z|>z.????????????????z|%z|=zY@(P/ -"M>&>(|Q>![@!>"[@"N1]@#T%M>!>%[N1]F  N@Q/!-> >#2JN!e1->"N0]1-> >!N![>#2A1-> >!N![N >#2|71->!N}!T/&>!N%[@#> C 2@%T/&> C .@&>![C  Nx~D~5}L(R/&N ?">#>%S%M>#>&[F  ?"->"N{!a@%N|+Q/&>%N~? Q/&>"NH]N{!aN,S/&>"N|KaNp ]N{!aN:T/%.&->!N} T/%>!N&[@#> C 2@%T/%> C .@&>![@"C  N~F~&}Q}=)c>"N%[F  N~E cb/%N ?">#>%S%M>#>&[F  ?"->"N{!a@%N|+Q/%>%N~? Q/%>"NH]N{!aN,S/%>"N|KaNp ]N{!aN:U/%.#->!N}!T/#>!N%[@#> C 2@%T/#> C .@&>![C  N~M~I}Q~C(R/#N ?">#>%S%M>#>&[F  ?"->"N{!a@%N|+Q/#>%N~? Q/#>"NH]N{!aN,S/#>"N|KaNp ]N{!aN:U/#."-N ?#>"NH]N{!aN,V/!-> >!2|2?#->#1-> >!2}Y!N -~-&!.fA N>]?(>#N>[?,"M>#N|KT/ >">,S/ >!>#[@)z.                z- 2>)z.                z-  -N!?*"fN >%>%>">,]@)N >">)V<T@%<@)N!U%M>(N}T}/o F  L 9>(Nm}/o D  J 2>(N}>}/o z   z-  Nggo ?%No ?-N~D ?1N!?+N .!-N!?.N!N!>!>,[>%<>">,S<@*F  @%N!U%M>%F }K}*M?.->*F !?/>(Ng}/o F  L 9>(Ny}.o D  J 2>(Nv}.o z   z-  >)N"]@%%MN9>%>%N9V<?1>*N"[?+>(N!b?0N ?%#M"M>%>+[F  N!]@2N#T/ >%No}*o [F  @-N&U>-N"Ra/ >->0[>2N}&}/o [F  L  N!?3->1>%N![@%R/ -->(>3L  >)N|&S?+>*N|&[>/N=dN|#|Va?0N ?-N ?%"fN >)N|"S/ ;>*C ;?%N >)N@S/ ;>*C |"?-N >+/ ;>*C @-?1>)N|&]?3N >0>+<?0>.N!a?+>/N%eN!a?.>/N!eN!a?2>/N%aP?*>/N!a-?)> >1I => >-I 9> >%I 6> >3I 2> >0I .> >#I *> >(D  J >> >(z  *z- C> >(F 9L K> >.L |6> >*L |3> >2L |2> >)L L> >+L |1> >&N"RL |5> >&N!QL |4> N >,>">,S@"<I %> N!>!>"<I  -}<(#-f!}!!}%"M"M>!C .@%%M>%>!C 2R/!> N I  1->!C 6@&>!C *@%V%M> N I  1->!C %@)>&]?(>!C  @+?""M"M#M>%>&>*[@#NM]S%M>%@">#U/##Mz.                ?/"M>#>)T/ >(N2S/ >#>+[z   z.,,,,,,,,,,,,,,,,zA?/->/zY@"/#>(N2]?(>#N2[@#>%S/ ->%?".#->(N2]@-N2]@.N2]?,"}!z.                @/>#>)T/ ;z.                >(N2S/ ;>">&[z   z.,,,,,,,,,,,,,,,,zA-zY"}!z.                >)>#N2[S/ ;z.                >-N2S/ ;>">&[N2[z   z.,,,,,,,,,,,,,,,,zA-zYN2db}M"}!z.                >)>#N>[S/ ;z.                >.N2S/ ;>">&[N>[z   z.,,,,,,,,,,,,,,,,zA-zY}MO>}*h?0"M>)>#NH[S/ >,N2S/ >">&[NH[z   z.,,,,,,,,,,,,,,,,zA?/->,N2]?(>"NM]?">*NM]?*>/zY}MOH}*>0h@0|=/ ->0} }H>&[>*[NM[?".!->"|Q>#[?"-N ?("M>">&U/ >"N!]@#>)V/ >#>+[F  N/Q?(->%>"N![@#>#>%T<?#>">(>!F 9a]?%>&?".!->!>%N*[I .>!C 6?&>%C  ?">%C %@%?#-> >#I 2> >&I .> >%I *> >"I %>!>#I 6> N!I  -m&"(f!}%"M>"P/ >"N)]@#N >">#V<?)>!N#[N}"a>!]?*N ?##M"M"M"M>!>#[F  @&o@(N |<%M>*>#]N#a/!>#>)V/"#M>!>#[@%N%[C  >%C  bNg}&}(h|Xa/#>#N*[@#>)S/ -."-Ogggg}3>?+"M"M"M"M"M"M"M"M"M>&F v~#MN"]0# !")->#N![@%>"S/"O ?+.(->#N![@%>"S/"O ?+.&->#N![@%>"S/"O ?+.%->!>%[E  N~%f|:/#.%->!>%[E  ?%"M"M"M>&N~@!]00 """"""""""""!"->%N|LaNlfQ/#.%->%N}Af|:/#."->(N|#[N{!aN.V%M>(N}%aN|TR/#>%NM|9/".#->%NM|9/!."->!>%[E  ?%"M"M"M"M>&Nw!]0&!   " ->(N1[N{!aN"T/%>%NM|9/".%->%Nw [N{!aNHS/!.#->%N}2f|:/"->">#N"[@%U%MO ?+."->!>%[E  N~%f|:%MOgggg}3o ?+."-O ?+>#N#[@%>"V/!>!>%[E  NM|9/"Ogggg}3~@ ?+.!-O ?+>#N"[@%>"V/ >!>%[E  N~%f|;/!Ogggg}3o ?+-> >+>#}MhJ %> N!I  1->%N![?#."->#N![?#.!->">#U/ #M>!>#[E  N |9/!>">#N![@#R/ -."->">#T/ --> >"I *> >!I %> N I  -}-&!3fA Nw ]@"B >"N>[> >!2}O!>"C >%M"MN!?(>"C |/@)>"C K@/V/ >"C H?0>"C E?1> C 6?%> C .?2> C 2?3> C =?-#MNvio >2>)N.^@![>)>3V<?,Nvio >!>1[N.[>)N![@*>0V<C *N%e?)>-C *N}E"^?!>-C %@#Nk"]?&#MN ?(>!P/">">,C *I |Q>">,D  J |L>"N>[@+>#C .2}S!>"N2[>+N#2},!> >"N~@ [>"C 6@+>"C 92}%>"C 2@4%M>+>42n!->#N}E"[?#>!N}E"]?!>&N}E"[?&P/ ->%C *N%d?!>%C %?#>&NE[C  @,N{!a?+#M>!%M>!N2]?!>#F .?.>#N2[?#>+>.R/!.#-->"N)I =>"N}E}5o I 9>"N&I 6>"Nn}6o I 2>"N>[@!> >*>"N2[N"2|B>"C >@#N"Q/!>#N!aP/!>"C E?#>"C C>"N*[> >"C B2j!>"C *N!R/!N!R/!>"C .?*>!> >#>&C  >-F 2N.^F ~8}TMN.^F ~(mMN!2(>"C >P/!>"C C?&>"C B?(>%C *@#>%C  Q%M>%2~@!->%C %>#N%d[@!>,L .>!>*I *>!>&I %>!>(I  N!?(>%>#N![I *>)>/S/ --->"Nw [B >(-{%!-fA NH]@&B >"N%[?)"M"M"M"f"M"M"M>"C  @.N!]0"!" ->"N*[."->"C *@!> C =@ C k"T/">!>"C %@"S/#> N}3"[>!>"]@!2x!> C k"?#>!%M> C }7"@%>#[>">%[>!~X,  -> >!>#[I k".%-Nvio > C .>)C  @%N.^[@(>%> C 2@+V<?)Nvio >(N.[>%N![>+V<N%[->!C %?->!C  ?(> C =?*C  ?/>)C  ?+#M"M>(>+S/ >*C k">-T/ >!>/I  >.N"R/%>#>"C *@!N)aNt ^[@%C .N!R/%> >"C %@">%C 2@%>!>#> C 6C .@(C .>!T%f>(C *>!N9^[&N~8}8o -F 8N)aNt ^[NB[2C>&>!I .>&> C 2I >>&> z   z- 2>&> I C>&>&N.[I E>&N2[>"N![>%>&NC[N~D};o 2|M.%->(N![?0>*C }/"N"d?,>*C j"?)#M"M>,P%M>+?%.!->,N%]?,>)C  ?%>)N%[?)>%>0S/!>%>+V/!-->&> C >N6[N!> C  > C *@)> C %T@,<N >)>,<>(>%>*C }7">*C k"@(>->(2e>!>%I  >!>*C k"@-I %>%?(. - - - ->&NH[B -};("+f%}!> C .@"> C *@#>!>!>#T<@&S%M> C 9?+> C 2?%> F =?,> C %?(> C  ?)#M>(>"]?*>"?##M>&>#@!NM]@#V%M"}!z.{{{{{{{{{{{{{{{{@->!>(T/ ;z.{{{{{{{{{{{{{{{{>*N2S/ ;>!>)[z   z.0000000000000000z|%-?."}!z.{{{{{{{{{{{{{{{{>(>!N2[S/ ;z.{{{{{{{{{{{{{{{{>*N2]N2S/ ;>!>)[N2[z   z.0000000000000000z|%-?/"}!z.{{{{{{{{{{{{{{{{>(>!N>[S/ ;z.{{{{{{{{{{{{{{{{>*N>]N2S/ ;>!>)[N>[z   z.0000000000000000z|%-?0"M>(>!NH[S/ >*NH]N2S/ >!>)[NH[z   z.0000000000000000z|%?-->*NM[?*>-zY>0zY>/zY>.zYbbbP/!--"M>!>&V%M>%>&>"][?%>&?".!-#Mz.{{{{{{{{{{{{{{{{?-"M>!>(T/ >(>!]N2S/ >!>)[z   z.0000000000000000z|%?-->-zY@#Ngg%b|Q>![?!>#P>!>&Sa/ ->%>&>!>!>&T<@#>"][?%"M>!>&V%M>#?".!-"M>#>(S%M>#>)[F  ?!>#N![?""fN!>,N!aP/ ;N >!oNM|9/ ;N"N!>!N~N!T<->%[?%"M>!N,]0%"## #->">(V/!>">)[F  N,R/!."->%N![?%>#N![?".!-> >%I 6> >+N![@+I 9->">&S/!--> >"I .> >%I 2--~P%"1f"}%A N>]@#B "M>!N"S/ > >!N%d@&[?)> D  ?4N2?%#M>4> >%[D  @4|E%M>&>%N2[@%R/!."-->"N I *>">!2~R!>"C *?*>"C %?(>&%M>(>*N%d[> >&~X,  ->">!>*[@,I *#M>!?*> @&N2[?%>&D  ?4"M#M>4>%D  @5|C/!>5?4>%N2[@%>)R/ -N!?->/N!aP/">*>,>*>,S<?%#M>(>&D  J  >(N*[>&N*[C  I  >&N2[?&>(N2[?(>%N!]@%/ -."->(>,N%d@1[?%>&? >*?->(?)#M>#N2[@"> >-2}D!>#>#C 6@!I %>#>#C 2@0I  >">#C 9>#C =2}D!>#>#C 6@"I .>#>#C 2I *>#C 9? >#C =?-#M>#C *?2#M>)?+"M"M"f>!P%M>"P/">#N*[.!->#>"P/ ;>#N*[>#>0D  >2D  |C<-@.C %@3P/!>%?)>%>+Q/">.>3N!]I %>.>.C  @!N2[I  >+>!C *I *>+>!D  J  >+N2[?)>#C %?!>#C .?">#C  ?0.#->-/#>/N!c?/>(>1[?)>(? >,?!>&?(>*?,.%->+N2N >%>+R<[?). - - - - ->#N>[B >--~/%!)fA N2]@(B "M> C k!N)]N"U%MN!> C |X> C g!@!> C }"T@#<?&N ? N >!>#<@%%M>&F  N|6Q? ->"N >"N{!aN|5S<N{!aN:^N}Klo [?)#M"M> >%V/ #M> >&[F  N|&R/!>%> N![@ R/ -N ?".#-N ?">%> @!S/"> >%Q/">%> ]?"> >&[?*N ? "M#M> >*[F  N|&Q/!>"> N![@ R/ ->"? ->(N%[>&>%>!"f"M> %MN ?##M>#>*[F  N|4Q/"> >#N![@#R/ --> >![@ .!-> >![? >!>#[-2;>(C %@!Ngggg|XQ/ >(C *?""M>(C .@#>)F 9Q%M>)>">#2~8!?#>!P/!>">!2n!>#/"N!?".%->!P/!>">!2n!.!->#/ -N!?".!-> C h!?%> C j!@&>!T%M>%>!N.^[C *@#N%eN >#N)aN%Q<?#-> Ny [?)>!N![? >"N >"N{!aN|5S<N{!aN:^N}Klo [?!#M> >#S?"> >#V/!> >&S?*Nvio >%> N.^[@+N.[> N![>&V<C *N%e? >!>)>+Nvio >*<2|CP/ -->(N2[B >"-~M%"*f!}%A NH]@%B N"?&"M> C *@-Ng~-}U~M!>"C *@)>)Ng~-}U~M!V<T/ >"C .@)No T/ >!N >!N,S<@(N)]N#S/ >"F 6N!a/ N ?&Nvso N I  >%> D  @.J 6>%N4L .>%>(N.^Nu}To [@(F -L F>%>"I >>%N L |+>%N L |*>%Nv~*o I B>%> C *I =>%>#L |)>%NfN >#N{!a<|2 C>(F *?(>%N6[?+>.}H?*"M"M>%C 9@,P/ >*F  @ N>T/!N!?&>,N!Q/ > N>R/ >*F !@ N>T/!-N ? >+N 2}L!@&>,V/ >&>*[F  ? -"M"M"M"f"M"M>!N#]0#! ! ->%N*[>&> >(N.^N}Xmo [>)29.!-"M> N{!a@ N~; R%M> N~W Q/!.#->%N*[>&N![>(N.^N}Xmo [>)2|7.!->#N{!a/!>"C  /!>%>(L E>%N!L |*>%N*[>&N![>)2A-@!P/!"M"M>!>%C 9@"V/ >%C 6@#>![F  @&N>T%M>!? ."->">!N![@ U/ >&N>R/ > >#[F  N>T/!->+>!2}L!? -> >-Q@&/#>%F |+N!aP/#."->%N*[N!L |&-N ?&>%F |+P/!-N"?&->%NH[B >&-}3%!2fA N2]@,B "M"fN >!C .@(Nvio >!C 2@*<C *N)aN&Q/ ;"M"M>"%M>,N*[>!N >">#26>,C *N!a/!."-N"?%>*P/#>(C *@"N>S/#>"N)aN%R/#>"N%e?/>!C %?2>!C  ?3N!?#N!?&#MNvio >(>&@"N![@&N.^[@%>&>*V@-<C *N%e?&"M>-/ >%C *@%N)aN&R/ >%N%e?->"N"[@4?%"M#M>%>-V/!Nvio >(>%N.^[>%>*V<C *@.N%e?%>.N)aN%Q/ -.!->!Nvio >(>0>">)<@0N.^[>*>0U<N!>3>(>"N.^[@%C  N![@.[>%C %@)>)N R]@)>.S>)>2Tb@5<N >)>.]>5<>%C *N*aN#e2|F>#a?#>">+>->4T@"<?+>">1b?1N!?)->&>/S/ -N"?%>1N!aP/#N!>#N!a/";N ?+N"?&.!-N!?&N Nvio >(>,C .@+N.^[>*>+U<C *N)aN&Q/!;-> >&L !N#-?%> >+I %-> >%L  >,N2[B -~G%#*f!}!"}%>!N![?,> N.[?-> C 2@*>!Nfc[?)> C .@+?(#Mz.                ?."M>*>!>%[N![S/ >)N2S/ >!>([N![z   ?.->)N2]?)>%N2[?%>(N2[?(>.z.WWWWWWWWWWWWWWWWzA>.z.""""""""""""""""z|>z.????????????????z|%z|=zY@&P/ -"f"M"M>*>&|Q>![@)>%[@%N1]@&T%M>(>)[N1]F  N@Q/!-> >&2J@)/!N 1-N ?)>%N0].!-> C 2?*> C .?+>)N!e-?&"M"M>&>*V/ >&>+[F  @%N>T%M>&?(."->&N![@(>*V/ >%N>R/ >(>+[F  @%N>T/!->*>->&2}L!@(U%MN 1->(>+[F  ?%-"M>%NLQ%f"M>*>,S/ >*>,]N*S/ >+>,[D  ?/->)N!a/!>#D  @0O!>/OfN)>&>!]N"]@%>%N)V<N#d}M}*Ofi})>%}MiO}8y}J~V}:}W~>}=}@f}%OLj}*@/})O |?%M> >!>&>"2}"/"->#>/>0hJ  > C =@#C g%@"No V%M> N!L |&N 1->#>"N#d[@ >!I  > >&I %>#>#C g%N![I g%>(N![&N -1-> N!L |&N -~<*!!fNwoo C  N"Q%MN~+po N!I  Nopo O J  N}Xpo Oggggo J  N}Ppo O%J  N}Ipo O J  Nlpo Oggggo J  Nkpo O J  N}3po Oggggo J  Njpo O!J  Ntpo O J  A NH]@ z.                z- >Nxoo > z  =z-  Nhpo > C EI  Nwqo N4L  Nkqo N4L  N~4~&o N4L  Nm~&o N4L  > z.                z- *Nwoo N I  N~4po N |2  Ntro N!I  N~)ro O J  Nnro Oggggo J  N}Tro O%J  Nmro O J  N}Ero Oggggo J  N}>ro O!J  N}7ro O J  N}/ro Ogggg2J  Nhro O!J  N~Xqo O J  Nxqo Ogggg2J  N~<qo O%J  N~4qo O J  Ntqo O%J  N~)qo O%J  Nnqo O J  N}Tqo Ogggg2J  Nmqo O%J  N}Eqo O J  N}>qo Oggggo J  Ngqo Oggggo J  Nw~)o Oggggg!J  Nv~)o O*J  N~@~)o O J  N~8~)o Oggggg!J  Nu~)o O%J  N~+~)o O J  No~)o Ogggg2J  N}X~)o O%J  N}P~)o O J  N}I~)o Oggggo J  Nk~)o O J  N}3~)o O%J  Nj~)o O J  Ng~)o Oggggo J  Ny~(o O%J  Nw~(o O J  Nv~(o Oggggg!J  N~@~(o O%J  N~8~(o O J  Nu~(o Ogggg2J  N~+~(o O%J  No~(o O J  N}X~(o Oggggo J  N}P~(o O%J  N}I~(o O J  Nl~(o Oggggg!J  Nk~(o O%J  N}3~(o O J  Nj~(o Ogggg2J  Ng~(o O!J  Ny~&o O J  Nw~&o Oggggo J  Nv~&o O%J  N~@~&o O J  N~8~&o Oggggo J  No~&o O%J  N}X~&o O J  N}P~&o Ogggg2J  Nk~&o O%J  N}3~&o O J  Nj~&o Ogggg2J  Ng~&o O!J  Nypo O J  Nwpo Oggggo J  Nvpo O%J  N~@po O J  N~8po Oggggo J  Nl~)o N L  Njqo N I  Ny~)o N I  Nuro > z  *z-  --u&")f!}!A N2]@%B "M"M"M>!> C 2@#V/ > N.[?*#M"M"M"M"M"M>*C  @&>![F  @"N~< R%M>"N@Q/!>"oN |9/%>"N>S/)N >!]?"#Mz.                ?+"M>!>#T/ >">#[N2S/ >!>&[z   ?+->"N2]?">!N2[?!>+z.WWWWWWWWWWWWWWWWzA>+z.""""""""""""""""z|>z.????????????????z|%z|=zY@(P/ ->(|Q>"]N2]?!.&-"M"M>!N![@">#V/ >">&[F  N@]0|A#            #                                            #     #   #       #   # #! -> >"N+2p!N ?#.+->%N*[> >!N"[2}+!N ?#>%C *N!R/*>%C .@"Ngw#aNg}P#R%fN(&>!N([@&> C 2@(V/*>&> C .@)[F  N~< R/*>(>!N)[@&U/*>"N{}W#T/*>&>)[F  N~R R/*>%> >!N*[2}+!>%C  N!R/+>%C %Ngy#aNg}X#R/*N.->![@!P/*> C 2?#."->!N!dN"[>)b?#.)->!N"[?!-N!?).!->*>!2]@"%M>!>"[?!.!-> >!2m!N ?#.%->!>#S/ --> C 6>!T%M> >!N.2p!N ?#."-> >!N-2p!N ?#.!-> N1L %> >!I  > >!N([I *->%N2[B >#-~1%"(f!}%A N2]@%B >#>">">#S<?)>#>">">#T<?&>">#N!cb?(>!N{!aN.^Nu}To [?!N|/?""M"M"M#M"M>&>"N~M}8o [F  @#V/ >#>)T/ >!F *N.^F ~(mM@#>"N~K}8o [F  Q/">">#N!d>#N1|TN|"^][Nt}8o [G  /"->"N|/[@"Nu!R/ -> N I *> Oggggo J  .!-N%N>2|%@!P/!>!>(L %>!>"Nn}8o [I  >%N!I .>%>!I *>%N%I %"M>"N}>!Q/ >#N!d>#N1|TN|"^]?*N!?&#M>"N|/[?"#M"M>)>"N~M}8o [F  N!]N{!aT%M>"N~K}8o [F  >#Q/!>">*[Nt}8o [G  /!->"N|/[@"Nu!R/!.#-->%C %>&Q%M>%N%[>&N!N%N*2~H!>%C *?!->!>&N#d[@+>(L %>+>"Nn}8o [I  >%>&N![@&I .>"N}>!R/ --> >%C .I *> >%D %J  -"M>(P/ > C *@#N!e@!P/ > C %@">#N#d[N*]?##M>#D  ?,>#>"C  I  >"N%[F  ? >">,J  >#N%[> L  >#N*]?#>"N*[?">!N!]@!/ -->%N2[B 1- -}F%"*f!}%A N>]@&B > >!>">#>%N 2|(>&N6[>!C B@*N*N22}Q!>&C 9? >&C 6N!R%M>&N I 2>&>&C =@)I .>&> I *>!C >?,>*%M>*N9^? >,N5[?%N ?#N*?"#M>%|,  >%N)]|0  O*}*h?/>&C *>#Q%M>&N*[2~C!>&C .?)->">)[@(>#I  >(N*]>/J  >&>#N![@(I 2>%N9[?%>"N2[?">(?#> N9]@ / ->&C .?)->&N I =>&Oggggg!J 6>)>(>&N6[2|,?">&C 6? "M>"P%M> %M>&C 9> N%d2n!->&C *@ P/!>)> N%d2n!.!-> %M>&C 9> N%d2n!->!O%J >>!C =?">!N I =>&C *?%>(%M>!N=[?->(N%d?(>)N*[?##M>->#C  @+>*S2y!>!C B? >!>*>+T%f>!C >> N9^[@.>,>+N9^[@+D  J  >.>+z  *z- *> N![&> -I B>#N2[?#>(N2]@(/ -->%%M>)>%N%d2n!->"P/ >,>"N9^2n!->&N>[B 1->&C = -}.&"*f!}%Ngqo ?)A Nu ]@(B Ngqo C  N}&g2V%MNgqo 2~W!Ngqo Oggggo J  -Nkqo N4L  Njqo N I  "M>"C *@*Ng~-}U~M!>&C  @+>+Ng~-}U~M!V<U%M"M>!N{!aN(T%M>(N.[Ngqo >"2B.!->(N.[Ngqo >"N >*>&C %2&-Nkqo F  N4R%M> N I *> Oggggo J  ."->"C  ?*>"D %?0Nhqo C  ?+Njqo C  ?,>(N I H>(>,I C>(>+I B>(>0J =>(>*I 9>(N I 6>(Oggggo J .>(>&C *I E>!N{!a@!N.^Nu}To [F *N.^F ~(mM?&"M"M"M>!N#]0# ! !->(>,I |;>(>+I |9>(>0J M>(>*I |3>(N|/[>(N|3[>#>%2|/"M"M"M>(F |/N!]0#!"" -N!?->(C K?#.!-N!?->(C KN![?#->#N![?%>+>#N.^[?.N ?!#M>!N >">)T<P%M>-P/#N ?-N ?">#>,S%M>.C *@!N%eN >!N)aN&Q<?"->*P/#>*?!>%@)>"V/#-Nvio >+>)N.^[>)>,V<C *>(N.[>)>&2+N%e?). - ->(N.[N >&2+-> >(C 6I *> >(D .J  .!-> N I *> Oggggo J  ->(Nu [B -})%!#f> C 2@">!T%M> C .>![F  NFQ?#-"M"M"M"M"M>!>#[@!>"V/ > C .@#>![F  @%NHQ/!>%NH]N{!aN+T/ "M#M>!>#[F  NH]N{!aN+T/!>">!N![@!R/ ->"?!->!P/#."-> >!N)2p!."->!N![?!-"M"M"M>!>"V/ >!>#[F  N|+R/ >!N![@!>"V/!>!>#[F  NH]N{!aN+T/!"M#M>!>#[F  NH]N{!aN+T/!>">!N![@!R/ ->"?!->!P/#-"M>!>"V/ >!>#[F  N~?!aNq R/ >">!N![@!T%f>!>#[F  N|*]Nz!a&N!-P>![@!>"V/">!>#[F  NH]N{!aN+T/""M#M>!>#[F  NH]N{!aN+T/!>">!N![@!R/ ->"?!->!P/#-N ?%>!>"S%M>!>#[F  ?%-"M>%N|+Q/ >%N~? Q/ >%NH]N{!aN,S/ >%N|KaNp ]N{!aN:T/%-> >!N*2p!."-> >!N)2p!.!-> >!N)2p!-N ?!->!-~W%!)fA NH]@&B Nhto N I  Nyso N I  >&N I 2>&Oggggo J *>&>!C 2I B>&>!z   z- 6Nwso N#2~S!Nyso Nyso C  @%N#[I  Nxso C  >%N"d[@%O J  >%N I *Nwso N!2~S!Nyso Nyso C  @%N![I  Nxso C  >%N"d[>#I  "M>#P/ >">#N#d[?)> N{!aN.^F ~9}TM?*#M>"F (?%>"F &?#>&>"F %@ L |)>&>#L D>&>%L C>&> N > N~0 S<N.^@(F }YmM>*>(F }XmM<L |*Nwso >&NC[N%2~9!Nyso C  ? Nwso N"2~S!Nyso Nyso C  @%N"[I  Nxso C  >%N"d[O J  >!>&N*[>"C  2}N!?+"M>#N"R%MNxso C  ?#Nyso C  ?%.!-Nwso N!2~S!Nyso Nyso C  @,N![@%I  Nxso C  @#>,N"d[>(N}Xmo [F +Ngggg%bI  ->&>+I C>&>%> ]@(N"]I E"M> >%V/ >#> N"d[?#N!N">(N"S<? >&NC[?%#M>#P/!>#>%C  I  >#N%[?#>%N%[?%> N!]@ / -->"N*[@">)R/ ->&C *@ P/ >&C .> N%d2n!->&NH[B -}D%"*f!}!A N~@ ]@*B >&C 2@,>!C B@->,>-S<?+>!C >?."M"M"M"M"M>-P/ >.>-N!]@0N9^[@/F 5@1N&T/ >1N"Q/ >,P/!>+N!]@,>0V/">/z   ?2>.>,N9^[@,>/D 2J 2>,>2z-  ."->+/!-N ?!.!->*>&I 9>*>#D  J  >*>#C *I *>*>!D %J .>*>%N >%N,S<N.^Nu}To [I 6>*NC[>+N%NK2}Q!>*C E?!>*C CN!Q/!>*N I B>*>*C HI >>*>!I =>*N=[>+2~T!>*C B?!>*>+%f>!>+[>*C >>!NK^[?!>.?&#M>*NC[>*>&2.>!>*D |EJ H>!>*z  |9z- >>!>*z  Kz- 2>!>*z  Cz-  >!NK[?!>&N9[?&>+N!]@+/ -&>!-I B>*NC[>*>%>.>->*N=[2#>*>*C >@#>*C B>*C E@%>*C H>(>)2??!>*C C@&%M>%>&N%d2n!->*C =@%P/ >#>%NK^2n!-> >!I  > >!>-SL &> >"F *L %>*N~@ [B 1->*C H -y#!5fA NH]@#B Nvio > C .@.>"N.^[>"> C 2@+V<@&C *?,>&C  ?/>#"f"M>!N >!N{!aN1S<N{!aN|3^@%F ~X}UMN!Q>&C %@0NfRaP%M>#N I 9.!->%N~+}Uo [?)"M>"N![@&>,N%e@1S%M>)F |1N.^@%F pmM@(N >(N|5S<N:^N}Klo [?2>%N}Xmo [?3> C 9?4N ?%#MNvio >.>&N.^[@5N.[>&N![>+V<@-C *?(>-C  ?6"M>2> Nvio >5>&>+V<2|CP/ N ?%>(N)aN#R/ >4F F?&>3F -?%>(N*aP%M>#N*[>%>&N!a> >6N![2N>#C .?*>#C *?%.!->#N2[>%>&N!a> >-2}E!>#C 6?*>#C 2?%->(N%e@&>1S/ ->%N!a/!->#N I 9>)G |-."->#>*I =>#N!I 9>)>*N)aN!d[G @?7-N -|2 @>#>7|2 >>#>,I E>#>0I C>#>/I B> >!>">#NB[>#N9[2| >#NH[B -}O%!*fA N>]@)B N~8}8o ?(> C 6@*C .@+C .>#T%M>+C *>#N9^[?(->)N.[> C =@+>%>&2|>"f>)C .P%MN ?(N .!->)C 9?,>)C =?->)>)N.[N">(>*C 62}&!>(F 6@(N >(N~0 S<N.^F omM?*>)C  ?("f"M"M"M"M"M"M"M"M"M"M"M"M"M"M"MNvio >,N9[>-N"U<C *N)aN"]0%# !"%-N!?..#->*0,,####&#.*,#->*0,+""""%"(*+"-N!?/->*0,)!!!!#!%&*!->(N!Q?(N .,->(N!Q@(>./*;N .+->(N!Q?(N .*->(N!Q@(>//(;N .)->(N!Q?(N .(->(N!Q?(N .&->(N!Q.#->(N!Q."->(N!Q?(N ."->(N!Q-?(N!-?,>+C k"?->+N}3"[>&2x!>+C k"?*"M>&P@./ >./ >+C }7">*[>%>&~X,  ->"N L S>">,L |9>">(L R>"N#|2 P>">-I 9>"N!I 6>+>&>*[@%I k">">%I =>"F |1P%M>"NfI |/-> N">!>#2}G!>)N>[B -m%!(fA Nl!]@(B >"C |3?)>(N |2 |->(N}>}/o D  J 9>(N}E}/o z   z- >>(N}T}/o F  L H>(>"D |/J .>(>"C |3I 6>(>"F M@*L |,>"C C?+>"C B?,>"C E?->"F |8?">(N L J>(>#L I>(>"L |0>(>-I *>(>+N >,Ngggg|XR<I %>(N!L |/>(> N{!aN.^Nu}To [I |;>(>!C 2I |9>(>!z   z- K>(>(N%[I |=>(Nv [N!>)>)N!U<@ >&> >&S<@!N%NK2}Q!>(C ^? >(C |QN!R%M>(N I Y>(>(C |UI |L>(> I W>(N~< [>!2~T!>(C Y?">(C |L?#>&%M>!>"[>#>"NK^[?"#M>(Nv [>(NK[>%2.>">(D k!J H>">(z  j!z- >>">(z  |Xz- 2>">(z  |Qz-  >"NK[?">%N9[?%>!N!]@!/ -?"->(C W? >(N%L }">(Nv [2|P>(>(NK[>#>"N%N Nv}4o Nwso 2?I |A>(N |2 |ENwso >(N~4 [>*N!a2}F!> %M>#> NK^2n!->(Nl![B 1->(C |U -~7#"%}%(f"M>#C %@+>%S/ >+>%]N*S/ >#C  >%[D  ?*-"M>!N{!a@,N%U%MN ?!>">,N,^Ny}Ao [@,[F *@"N >"N+S@"<@-P/!>,N!>"<?,>+>%N2[@!S>+>!]N*Sb?.>+>%N*[@"S>+>"]N*Sb?+>!>#C  @#[?/>">#[?0N ?%#M>%>,[F  @!N >!N|5S<@!N:^@#F ~&lMN![?">#D }KlM?&"MO!>!}M}*@(O}5p}4v~(~Vg}:C})|=%M>&>*|?/!O ?&>+P%M>0D  ?&-N!?!>"N*Q/%>#N}Klo [@#D *?)"M>(O~E~#~M}+ng~Sv8})|=%M>"N2R/!>&>)|?/#.(->&>)iNg!>"N#d]}M}*|=/&."-O ?(>.P%M>/D  ?(->&>)|?/!No!>"N#d]@"N|6T/!>#D 2>(i>"}M}*O |?/!.%->&>*iNo >"N#d]}M}*O |?/ N!?!.#->->%N![@%R/ --N ?!-> >%I %> >!I  -~T#!%fA N2]@#B "M"M"M"M> F  N!]0# !"#->"> F !@ N > N|5S<N:^@%F ~&lM@ 2x!>"C *?!> %M>"C %>![>%N}Klo [> ~X,  ->"> >![I *."-> F !? >"C *@!>"C  Q%M>"2~,!->"C %>![N@L  >">!N![I *>"> N > N|5S<N{!aN:^@%F ~&lM@ 2x!>"C *?!> %M>"C %>![>%N}Klo [> ~X,  ->"> >![@ I *>"C  > Q%M>"2~,!->"C %> [N@L  >"> N![I *.!-> F "> C %?&> F !? >#N"L *>#> L +>#N*[>!>"2O>"C *@ >"C  Q%M>"2~,!->"C %> [NLL  >"> N![I *>#>!>&2~(!>#C  ?&>">#C %@ 2x!>"C *?!"M> P@(/ >(/ >"C %>![>&> ~X,  ->"> >![@ I *N!aP/ >"C  > Q%M>"2~,!->"C %> [NEL  >"> N![I *->#N2[B -m#!)f"M>#P/ > N.[?*> C .?("M"M"M"M>!> C 2@)V/ >!>([F  @&N>T%M>!?%."->!N![@%>)V/ >&N>R/ >%>([F  @&N>T/!-N ?&>*>!2}L!@%>)V/!>%>([F  ?&->&N~= Q/!->#N!]?+#M"M>"%M> >%>&>">+29@%/!.%-> >%>&>+2|)@%P/#-> C .?("M"M>%> C 2@)V/ >%>([F  @&N>T%M>%?#."->%N![@#>)V/ >&N>R/ >#>([F  @&N>T/!->*>%2}L!@#>)V/#>#>([F  ?&->&NER%M>&N~= R/#>#N![?,.#-"M>#N![@!>)V/ >!@%>([F  @&N>T/!>#N"[@%>)V/ >&N>R/ >%>([F  @&N>T/!-N ?&>*>!2}L!@%>)V/ >%>([F  ?&. - ->%N![1->,-~@#!&f>%F *?&"M"M"M"M"M"M"M"M"M>"C *@(N)aN#]0& !#%*%->&N!]N&S/!>&P/%.(->&N!]N*S/&.#->"C %@)>"C  @+]N"Q%M> >!>#>%2~D!1-> C 9F G?*"f>(N*aP%M>&N!>+N![@"> C  [>)>)N R]@%>"S>%> C %Tb@&<N >%>"]>&<>*N!a24.!-> C =@%N I |Q> >">%N~@ [2}@!>&>%C Y>%C |Q>*N!a24-@"N{!aN9Q/&> >"N >#>!2~N!1->&0,!#######"!#->&/"-Nvio > C .>!N.^[>!> C 2V<C *@"N(aN%R/"> >!>"N%e2a1-> >!>%F -2}X!>!N![>(N%eR/!>"C %NfQ/!>%F &@"N#Q/!> N+>">#>!2~N!.!-Nvio > C .>!N.^[>!> C 2V<C *@&N(aN%Q%M> >!>&N%e2a->"C %NfQ/ > N(>%F #>#>!2~N!--~ #")f#}%"M>!F L@)N >)>!F |1@([Nu S@*<@!P/ >!N.^?)>"C %@!>#N2[@&S>!>&]N*Sb?+>!>#N*[@#S>!>#]N*Sb?,>(N.^N}Xmo [N!>*<N+[?!>"C  @">&[?*>">#[?-N ?"#M>!F  @#N >#N|5S<@&N:^@(F ~&lMN![?#>(D }KlM?."MO!>&}M}*@/O}5p}4v~(~Vg}:C})|=%M>%>.|?/!O ?.>,P%M>-D  ?.-N!?&>#N*Q/#>(N}Klo [@(D *?0"M>/O~E~#~M}+ng~Sv8})|=%M>#N2R/!>.>0|?/#.&->.>0iNg!>#N#d]}M}*|=/%."-O ?/>+P%M>*D  ?/->.>0|?/!No!>#N#d]@#N|6T/!>(D 2>/i>#}M}*O |?/!.#->%>.iNo >#N#d]}M}*O |?/ N!?&."->!N.[?!>"N![?">)N.]@)/ -N ?&-> >"I %> >&I  -}M#",f"}%A NH]@"B > C 6?#>!C .?)>!C 6?%>!C 2?,> C .?&>"> C 2@-I 2>">&I .>"> C *I *>"> D  J  >!C  ?*>!C %?(>!C *?+>"Nvio >)>%N.^[>%>,V<@ C *@%I E>"> D  @.J B>"Nvio >&>#N.^[>#>-V<@ C *@#I >>"> D  @/J 9>.}H?!>.O>j}H? "f>#N)aN#Q>%N)aN#QaP%MN N >/O>j}H@#>/}H@%]>#>%S>#N >"C *@&>&>"C %T@&<Tb@#<@)N > >!]> >!S> N >+>(>+S@(<Tb@ <R/!;N!N!>"C  >&<>%[>#<N!N!>*>(<>![> <>)2~8!P.!->">"N9[N!>*>!N![@![> > N R]@ >!S> >(Tb@#<N > >!]>#<>%N*aN#e2|F->"NH[B -}Q#!.f"M"M"M>!C *@#P%M>!C =?&.!->!C %>#N%d[N2]?(>!C 9?)>!C =?&#M"M>(C  @%>"V/ >"Nvio >)>%N.^[>%>&V<C *N%eV/ >#?&.#->!>#N!]@#I *>(N2]?(>#/ --N ?#>"P%MN ?%."-N ?%>">&V/!>!N 2~&!>!C *@&P/!->#?%#M>!C %>&N%d[@*N%]"f>*N.]@-C  @)>"U%M>)?(>*N*]C  .!->*N2]C  N![?(N -N!]?#F  N!c?.>!C 9?/>!C =?0#M>#N![?#Nvio >/>(@+>.[@,N.^[>,>0V<C *N%e@(>"U/ ->->+I  >*N*]>#I  >)>+R%M>&N!]@#>%>#>%S<?%->">,U%M>&?#."->!>,2~&!>!C *@&/ -N ?#-> >#I *> >%I  > >!C %I %-}.#!/fA N2]@&B "M>!F |%/ >!C %?("M>!C 2@)>!C *@.T/ >)>!C .@"S/ >!N6[@/>!F 9@*[N!]F  ?+>*N&S?0#M>">([?,"M"M"f>)>"]@%N)U%MN ?#N >%P/!;#MN!>+>#>,[F  Q/";>%>#N![@#R/ ->%?#N .!->&N*[>+>,>%2|R>&C .?#>&C *-N!Q%M>!>">#[N![@"I .>">*S/">">.T/">0P/!>(>">*]@#[>/>*2~8!/">!C =?%>!>"I =>%>([?->#>%]?#.&->!>)I ..#- ->">)U/ -->!N!L |%"M>!F BN!Q%M>!C >?">!C =?!.!->!C >@">!C =@!Q/!->!>([?->">!]?#-> >#I %> >-I  >&N2[B -~<#"+f!}%A N2]@(B N2?)N"?+>#N!Q%MN N">!N >!N{!aN1S<N{!aN|3^F })}VM>%N)aeN!a@#<?+N4N2>#<?)-"M>&P>!N{!a@#N"Qa/ > >)2~2!P/ >"> C =C 6@,V/ >"N"d?%>!N >#N1S<N{!aN|3^N~+}Uo [?->)N4Q?.>"?&#M>&> C =@#C 6V/!>#C 2>%[C  ?*"M"M>./ >-F |0P/ > C 9F F?/>(Nvio > C .>*N.^[>*> C 2V<@0D  @1J  >(>0C *I *>(C %>1}H]N}&#V/!>#N I |Q> >(>#N~@ [2}@!>!>#C Y>#C |Q>/2}R!P/!-> >)>+>!N >!N{!aN1S<N{!aN|3^@#N~,}Uo [> C 6N+[>#F ~+}UM<F  N#>!>*2}U!->%N%[?%>,>&N![@&R/ --> C =@&C 6@!>"]N!T%f> >"2}7!> C =@&C 6&>!->"V%M>&>"I 6->(N2[B -~E#!%fN!?#>!C M@%C *@!>%C %U%M>%C  ?#>!?&-N!>#>"C  @![>"C %@#>!S>#>&Tb@(<?&N >#>!]>(<?#"M"M"M"M"M"M"M"M"M"M>"F 2@(%MN ?!>(N&R/,>"F 3N/T/,>#%M>%C 9F HP/">&F  @!NH]N{!aN,S/%>!N?]N{!aN1S/&>!NL]0P&&&&&&&((((((((((((((((((((((((((&&&&&&((((((((((((((((((((((((((&&&&(-> N(L !.+->%C 9F H/!-> >#I *> >&I %> N#L  1->%C 6F ,N"R/#> N#L !.(-> N)L !.&-> >!L !> N"L  1->!N>S/!>!N{ Q/!>!N~?!aNp ]N{!aN;V/"> N+L !.#-> Og}(jkolp!>"C *@!>%C 2S%f>%C .>!N.^[&Nvio -|0 *O#}*j|3 !."-> N*L !.!-> N,L !-N!?!-> >!L  -}:#!+fA NH]@&B > C *?(> C %?)>&N I 2>&Oggggg!J *>)>(>&N*[2|,;>&C *@*%M>&C .>*N%d2n!->&>"L B>&Ogggg2J =>&O J 6>&>!C *I 2>&>!D  J *>(%M>)>(N%d[?*>%C *@(N"]?+>#C %N!]?,>%C %?%>#C *?->#C  ?.#M>)C *?!>&N*[>)C  2H>&C 9?""M>(>!N!e@#U/ >%>#N"d[@/P/ >/>">.[I  -"M>!N!aP/ >&>">&C =]N!>->&C >@!N!R<[I E>&>!>,[I C>(>#N"[@!U/ >%>!N"d[?"N!N">!>+T<?#>&NC[?!#M>"P/!>">!C  I  >"N%[?">!N%[?!>#N!]@#/ -->)N2[@)>*R/ --> 2~X!>&NH[B -~Y"!)fA N>]@#B N!?&Nvoo Nvoo F  @!N!>!<L  >!%M#MNvoo F  @!/ Nvoo >!N!>!<L  >!/ -->#N!N!N}/to C  N>[> N}3to C  @!N>]@"N >!>"V<T@"<>!N>S<N > >"<2[>#C %?""M>#C *@%P%MN!?!N ? .!-N!?!>"C  @ %M>"C %?(> ?!->%N!Q%MN ? .!-N ? "f>"C *@&P%MN!?&N .!->"C .-?)>%N#S/ >"C 6?%>"C 2? ->#N.[>&>)> >%2:"fNf>#C .@ P/ ;Nf>!>(> >#C 22}2!@ P/ ;Nf> N~@}>o ]N~O~A~(}+#^@ N"e> N9V<->#C  @!%M>">!N#d2n!-Nvoo N L  >#N>[B -~V"!*f> C *@&Nd^?%>&N.^@)N.|T?"> C %@(>)[@*?##M"M>%@)P%MN ?".!->)N.[?%>"N!]?">#N%]>#N.]?#C  N1T/!--N!?#>!N{!a@!N/U%M>!N!R>!N(Ra?#-"M"M"f"M"M>)P/ >">&V/ >#>(>"N.^[C *N)aN&Qa?%.!-N @%>&P/!;->%/!>*N%]C  N)aN(Q/!>&-?%>"?&.!->&N![@%N%dN)b?!> C  >&Q%M> 2~?!> C %?(-> >%I *>(>&N.^[@ >!I *> O J  ->%N.^?#>(N*[?">%N%d?!#M"M>#%M>(C *@ N2V/!>"N%]NfI  >"> >!bI  .!->&1->(N.[?(>#N.]?#>"N.[?". - -~V""%}%(f>!C  ?)"M>!C %@!>"S/ >!>"]N*S/ >">)[D  ?(->!>"N2[@*S>!>*]N*Sb?+>!>"N*[@"S>!>"]N*Sb?,>)>*[?->">)[?.N ?)N~Pc?!"f#M>!Numo [F  @*N![?">!N}Xmo [D  ?#"M"M>*N)V%M>#>(|?/"O ?#>,P%M>.D  ?#->"N*Q/!>!Nomo [D  ?%>*N1V%M>"N2Q%M>#>%|?/%.#-O ?&>+P%M>-D  ?&->#>%|?/#No!>"N#d]@"N|6T/#>!N~+mo [D  >&i>"}M}*|=/".#->#>%iNg!>"N#d]}M}*O |?/".!->#>(iNo >"N#d]}M}*O |?/!-N!."->)N![?)>!N:[@!/ -N -?!> >)L !> >!L  -h#!(f>"C *@%>"C  Q%M>"2~,!->"C %>%[N@L  >">%N![@#I *> >!N#d[?&N ?!#M"M"M"M"M>!P/ >!>(Q/ >!?%.!-#M> >&Q/"> N%[> N*[? C  @!P/ -> N*]C  @%>![?(->%N![?!>%F  @%N>S/!>%N@R>%N~< RaP%M>"C  >#Q%M>"2~,!->"C %>#[N~< L  >">#N![@#I *->"C  >#Q%M>"2~,!->"C %>#[>%L  >">#N![@#I *."->"C  >#Q%M>"2~,!->"C %>#[N@L  >">#N![I *1->"N(2x!>"C *@)>"C %[@#>%NHb>%N1a@*N~7 [>*N,S<L &>#>%N%eNHbL %>#N~<~Ip}&#I  >">)N([@#I *. - -~M"""}%&fA N2]@%Ng"|2 .>%N.[?(N ?%>!N,R?)#M"M"M>)P%MN}8}5o N}.}5o >%>([F  @*<@&D  @"OK}*>"Og~Y#})OC}*h>"Ogg~X)})O9}*>"Ogggy1})O*}*hh>"O*jOgggy1})>"O9jOgg~X)})h>"OCjOg~Y#})>"OKjhhh@#> D  @"OK}*>"Og~Y#})OC}*h>"Ogg~X)})O9}*>"Ogggy1})O*}*hh>"O*jOgggy1})>"O9jOgg~X)})h>"OCjOg~Y#})>"OKjhhh@"|?/!N ?!>&N*[G  @&N*d>&N*eb}MO{{#})@#> N*[G  @&N*d>&N*eb}MO{{#})@"|?/!."->%N!?%P/"N"1-NfN!>">#|C<?!->!P>%bN!?%N!aP/ -N">*>!<-}8#!(fA N>]@(B >!N I *>!C  P%M>!2~,!->!C %N~W L  >!N!I *>!>#2x!>!C *?%"M>#P@&/ >&/ >!C %>%[>">#~X,  ->!>#>%[@"I *>!C  >"Q%M>!2~,!->!C %>"[Nz L  >!>"N![@#I *>!>"N?[@%2o!>!C %?&>!C *?)>(>#I =>(N >%>%>)T@%<@)I 9>(N!>&>%<@*I 6>(>!N.[>(N6[N >#Nf2&"M"M"MNvio >!C 2@%N9[>!C 6@&N"U<@+C *>%Nvio >&<C *cN1T/ >!F BN4R/ Nvio >%N.[>&N!U<@!C  N!R/ >!C *N)aN(R/ >+C %>"Q/!-> N I  .!-> >&I 2> >%I .> >#I *> >)I %> >*I  ->(N>[B -x""+f!}%A NH]@%B "M>!>"N)aNt ^[@!C  N!R/ >!F |:N"R/ >!C .P/ Nvio > C .@(>!C %@)N![@#N.^[>#> C 2@*V<@&C  ?#Nvio >(>!C 2@!N.^[>!>*V<D  ?.>%>&C %@!I 6>%>.J .>%>#I *>%>!I %>%>#I  N!> C  > C *@!> C %T@#<?+N >!>#<?,N ?##M>%N9[>#[@-N%[N >#>%[@&N%[C  @!>&C  @&]>!>&S>!>,Tb@!<I  >-N!>&>+[>!<I  >#N*[@#N9R/ -N!?#> C 6>">%C >>%C B>%C C>%C E2}C!P/ Nvio >(>)N.^[>)>*V<F *N*aN#e?#->%NH[B >#-{"!"fA N>]@%B "M"M>#F .P%M>%Nvio >"C .>#C %@#N.^[>#>"C 2V<@#D  J 2>%>#C *@#I 9"M>#N*a/ >%N*[>">%C 2N![2|<>%F *P/ >%F +?#>!N!2~S!>!>!C *@"N![I *>!C %>"N"d[>#N{!aNgggg%bI  ."->!C 6?#>">%N2[>!N.[2}@!N!>#>!C 2[>!C 6@">#S<>">#]@&N >">&V<2}0!?">!N!2~S!>!>!C *@&N![I *>!C %>&N"d[>"Ngggg|XbI  >#>!C 2[N >!C 6@">#V<?!>">#]?#."->#C *?#>!N!2~S!>!>!C *@"N![I *>!C %>"N"d[>#I  -N ?!-> >#I %> >!I  >%N>[B -~0"!1f>"P%MN!1->!>"N"d@0[?1> C %?)> C  ?*> C .?+> C 2?,>!?(#M"MNvio >+>(C  @ N.^[> >,V<@ C *N*a@"P?2>"/ "M>-P/ N!>*> C  N![@"[> C %@ > N R]@ >"S> >)Tb@%<?3N > >"]>%<?.>0? >/?%>!?"#M> P/!"MN Nvio >+>"C  @#N.^[>#>,V<@&C %@#>#N R]@#>&C  N![@&]>#>&S>#>)Tb@#<>.R/ N!>&>*[>#<>3>.2~8!/ N 1->"N%[?"> N%]? >%N![@%/ -->/N!]?/>-N![?->(N%[@(>1R/!-->2-~G"!*fA NM[@(B "MNvio >!C .@,>"N.^[@*>">!C 2@+V<C *N)aN%Q%M#M>&>([N I  >&N*[@&No R/ -"M>">+V/ >"N![@)>*C *@"N%eN >"N)aN%Q<@*V/ >#>%N#d[?%#MNvio >,>)N.^[@">)>+V<?-Nvio >"N.[>)N![@.>+V<C *N%e?)>(?">#?&"M"M#M>!>->&C  >&N%[C  2}%P%M>"N*[?">&N*[@&>%R/!."-->"N%[>.I  >"C  >"N!I  P/!-> N"I  .%->)>*S/ --> >(z  Hz- H> >(z  >z- >> >(z  2z- 2> >(z   z-  .!-> N"I  ->(NM]B -s""#}%%f"M"f>"F *N*aP%M>!C  ?)"M>!C %@!>"C  @(N![@"S/ >!>"]N*S/ >">)[D  ?#-> F 9@*N![?"> D  ?%>*N)V%MN >#>%|?/";O ?#"M>!>(N+[@+S/ >!>+]N*S/ >)>+[D  ?#-N!>"N*Q/";> D *?%>*N1S/#>"N2Q%M>#>%|>1-"M>!>(N3[@(S/ >!>(]N*S/ >(>)[D  ?&-N >#>%|?/";No!>"N#d]@!No S> D 2>&i>!}M}*|=a1->#>%iNo >"N#d]}M}*|=1->!>"> N!> F 9@ N:S@!<> N >!<2}%-1->#>%iNg!>"N#d]}M}*|=-~E"!#f>"C *@%>"C  Q%M>"2~,!->"C %>%[NGL  >">%N![@#I *"M>!No U%MN ?%#M>!>%Q/"> >%[F  @&N~Y R%M>%N![?%>&NGR/!--#M"f> F  @%NGR%M>%N~Y R%M>"C  >#Q%M>"2~,!->"C %>#[>%L  >#N![."->"N"2x!>"C *@#>"C %[N~Y~@ |2  >#N"[.!->"N"2x!>"C *@#>"C %[N~Y~B |2  >#N"[-?#> N![? >">#I *>!N!]@!/ -1->"C  >#Q%M>"2~,!->"C %>#[N|)L  >">%N"[I *1->">!2x!>"C *?#"M>!P@%/ >%/ >"C %>#[> >!~X,  ->">!>#[I *-~8"!+fA N>]@&B >"%M>"N%d?(>!N.[?"> C %?*> C  ?+> C .?,> C 2?-#M"M"M>"F  P%MN Nvio >,>"N*]C  @!N.^[>!>-V<@!C %@%>%N R]@%>!C  N![@)]>%>)S>%>*Tb@.<?%>!F *N*a/!N!>)>+[>.<>%>#2|D."->#N"2x!>#C *@!>#C %[N}O~4 |2  >#>!N"[I *.!->%No U%M>&N2[@%> >!2}*!>&N%[>%2}?!>&C *@!>&C .>#2|D>&C %@%P/!>!>%2n!.!->#N"2x!>#C *@!>#C %[N}O~4 |2  >#>!N"[I *->"N2[?">(N2]@(/ -->&N>[B -p"!"fA NM[@&B "M"M>%/ >!C *N*a/ N ?%N >!C %@(>(N R]@(>!C  N![@!]>!>(T>(> C %Tb@(<>#R/!N!> C  >![>(<>">#2~8!P?%.!->&N L E>&N I C>&N L |3>&>#I |/>&>"I H>&N I K>&N >!C %@">"N R]@">!C  N![@!]>!>"T>"> C %Tb@"<I B>&N!> C  >![>"<I >#M"M>&N9[>&N>[2}!>&F 9P/ >&F :>&N*[>&NH[2}!N ?%>&F *P/">&F +Q/!."-->&N2[>&NH[2}!>&F 2N!c?%->&NM]B >%N!a-}L"!#f"M"M"M>"0""! ->"?(#M>&>(N!e@)>&[@&>!>&N%d[C  >#T<?&>(>)]@(N!T/ --"M>&>!>&N%d[C  >#U[@(P/ >!>(N%d[@(N.]C  @&>#U%M>(N%]C  >#>&][?#.!->(N*]C  ?#-N ?&>"N!R%M#M>"N!e@(>&[@)>&>!>)N%d[C  >%S<?&>">(]@"N!T/ -->&>!>&N%d[C  >%S[@"P/ >!>"N%d[@"N%]C  ?!>"N.]C  @">%V%M>!?%.!->%>"]>![?%-> >#I  > >#>%>#>%T<I %-}-#!(fNvio >!C h!>"N.^[@%N.[>!C j!@*>"N![U<C %?#N!>!C |X>!C g!@)>!C }"T@!<?(N >)>!<?&"M"M"MNvio >%>">*V<C  @%%M>%@"N!]>&V/!>(N!]?!#M"M>!>"[F  N+]0B  ## ################## ###########%#->"N!]@"/ --N ?"->#>&V/!>#?!#M"M"M>!>([F  N+]0B  %% %%%%%%%%%%%%%%%%%% %%%%%%%%%%%!%->&>!N![@!R/!.#-->&>!N![@#U%M>%?"."-#M>#>([F  N+]@!N| T%M>%?".#-N!>!dN}6gg%aP%M>%?".#->#N![@#>&S/ ->)?#>%?".!->"N!]?"-> >#I %> >"I  -v"""f!}%A Nu ]@(B >(NK[@)>!>">#2|>"M>(C K%M>(>(C M@#I >>(>(D K@*J 9>(C |8?!>(C |9?">(>#I M>(>*J K>(>"I |9>(>!I |8>(N2[>)N">%>&2~*!"M"M"M>(C 2N!a%MNvio >!>(C 6@#N.^[>">#U<C *N)aN#R/!>(>(C >I H>(>(D 9J C."-> N I  .%->(>(C >I M>(>(D 9J K>(>"I |9>(>!I |8>(N*[>(NK[N">%>&2}&!>(>(D 9J C>(>(C >I H>(C *N!R/!-> >(C HI *> >(D CJ  > >#I 6> >"I 2> >!I .."-> N I  .!-> N I  ->(Nu [B -~/"!(f>#C *?&"f>#C .@,>"F /@)U%M>&N~8}8o >,<?&"M>#F G@(N6R%MN{!?)>(>"F 0Q/!-N{!?)>!N{!aN.^F ~9}TM?!>&F 2?(>&F 7?+N{!."->&F 2?(>&F 7?+>#F |+?!N{!.!->&>)N9^[@*F 6@)N >)N~0 S<N.^@(N}Ymo [>!N{!aN.^N~9}To [>(F }XmM<F  ?!>*F 2?(>*F 7?+N{!>,>*F 8@*U/ ;>&>*N9^[F 6-?&>#F |-?#"M>"F 0N|"aN2R%M>#N{!aP/!>%N!c?#-> >&L &> >)L %> >!L #> >(L !> >+L "> >#N!aL  1- -r"!&fA N2]@#B "M"M"M>!>"Q/ >!N![?%>!F  @&N~Y Q%M>">%Q/!NGN~Y >!F !N|,Q<?&>!N"[?%->#N%[N*N!N!2}Q!>#C *?!>#C %N!Q/">#C .@(>&L  >#N!I .>#>(I *>#>!I %"M>">%Q/ N!?!#M>%N![?)>%F  @&N~Y R%f>)&>">)Q/"NGN~Y >%F !N|,Q<?&>%N"[-?%>#C %>!Q%M>#N%[N!2x!>#C *?(->!>([>&L  >#>!N![@!I .>">%R/ --> >#C .I *> >#D %J  .!-> N I *> Ogggg2J  ->#N2[B 1->#C . -}C"!%fN!?#"M>!>"T/ >"> C 6@&C ET/ >&C C>![?#>">!]?%-"M> C =F 2N)V%M>%%f>#N >#>%N!]@"[F  N|6Q<&N -? >">%> <?"> >#> <?!#M>"P@ ?&> /">"N!]?">!F  >!N![?!N|&Q/ -.!->%%MN ?"N ?!#M>!>">#[F  NEQ[?!>%>"N![@"R/ -N ?&>!N!T/!->#>%[?"#M>">#Q@&/!>#F  ?%N}"?!#M>!@ Nq}6o [F  >%Q@(P%M> N![?!> /!-->#N![?#>(/ -->&-}7"!%fA N>]@&B >!N >!N{!aN1S<N{!aN|3^N~+}Uo [?!>%N!U%M>!>%N!d[G "?)->&OfJ 9>&OfJ 2>!F L@%N.^N >%>!F |1@![Nu S@%<@*%M>!N.^N}Xmo [N!>%<N+[?%N ?!#M"M>)>!N1aeN!aP/ >(N2V/ >&N2[>([>%F  L  >(N![?(->!N![?!>%N.[?%>*N.]@*/ -->&N*[>">#>&N2[N!>(N3S@!<>(N >!<2<>&F *?!> >&F +L !> >!N!aL  >&N>[B -~C"!(fA N>]@#B >#Nvio > C .>!N.^[>!> C 2V<@&D  J 2>#>&C *@*I 9>"N >"N{!aN~0 S<N{!aN.^@%N}Xmo [?(>%F omM?%"M"MN!>*N)a@)dN~G!a/ "M"M"M>)N#Q%M>%N!]0(!%%%%"%->%N)Q/".#->#C 6>#C 2]N"U/".#->(F -?%> C 9F F?)"f>*N*aP%M>#>%>)N!a> >#C 2N![2N>#C  .!->#N*[>%>)N!a> >&2}E!>#C *-N!Q/""M>#N2[@&C %>&C  ]N"Q%M> >!>">(2~D!.!-> N)N >">!2~N!-."-> >(F ->!2|5.!-> >!>#N2[>">(2|8->#N>[B -}U"!1fA N>]@&B "M>!>"V/ >%C 2?1> C 2?*> C .?-#M>!N![@%Nvio >->!N.^[>!>*V<@2C *@ N%e@(V/!> N)aN%Q?3N ?.>"? #MNvio ?+>%>3[@)>"U>"Nvio >->)N.^[@/>)>*V<C *N%e@,Sa?0>(>,T?4N ?(>)>*S%M>/C %?(>/?+->)> >0<? >&>0L =>&>(I 9>&>%I 6>&>!I 2>&>4I *>&>5I %>&>.I  >&>,I .>#>&>13! >+C %?5N!?.>2C *N%e@(>,@%T/ -> @!>"S/ -->&N>[B -}U"!(f> C  @">!F =@%>"F  aL  >%%MNvio ?%Nvio ?">!C 6@#> C %@&C 2@(S%M>&C .>#N.^[?"-"M"M>(>!C 2@#T%f>&C .>#N.^[&Nvio -C *N)aN%Q%M"M>!C  %M>!C %?".!->"C  ?">!C */"->!N9[?%N!?#."-Nvio ?!N%?)>(> C .C  @"T%M>&C .>"N.^[?!->!N%[?%>!C  ?"Nxio ?#.!-N!?#>!C .@!>(V/ >&C .>!N.^[?%->%C  ?!> C *@ >)I .> >#I *> >!I %> >"I  --}Q"!(f> C  @">!F =@%>"F  aL  >%N!a%M>!C 2?#Nvio ?">!C 6@&> C %@%C 2@(S%M>%C .>&N.^[?"-"M>#>(S%f>%C .>#N.^[&Nvio -C *N)aN%Q%M>!C 9?#N!?&>!C  N!a%M>!C %?"."->"C  ?">!C *N!aP/!>(>!C .@!U%MN ?#."->%C .>!N.^[C  ?#.!-Nvio ?!>(> C .C  @"T%M>%C .>"N.^[?!->!C %?#>!C  ?"Nxio ?&N%?)-> C *@ >)I .> >&I *> >#I %> >"I  --}K"!*fA N>]@&B >!F L@(N.^N >(>!F |1@)[Nu S@(<@*%M>)N.^N}Xmo [N!>(<?(>%C %N!]?+>%C  @%N![?,>">!> C 9F FN!d[@!G (>!G ,bNfcaN{{#a?"N ?!#M"M>(N%[F  @-N#Q/ >">!N1aeN!aP/ >(N![> C 6N+[>(F  <F  ?.>&>-L |!>&N*|2 <>&>.L ;>&>!>)[L :>&N"L 9>&>#I 2>&>+I 6>&>,I .>&>%I *> >&N*[N N 2~U!->(N.[?(>!N![?!>*N.]@*/ -->&N>[B -}6""-f"}%>"P%MN!1->!>"N"d[?(> C  ?+> C %?)> C .?,> C 2?->!?%"f#MNvio >,>%C  @#N.^[>#>-V<@#C *?.O ?0"M>)>#C  @/N![@*S/ >)>*]N*S/ >*>+[D  ?0-"M>.N*aP%M>&O!>0OfN)>#C %>/]N"]@#>#N)V<N#d}M}*Ofi})>#}MiO}8y}J~V}:}W~>}=}@f}%OLj}*@0>1})O |?b?&>0>1h?1>%N%[@%>(R/"N!>&N!aP/#;.!-N!?&>%N%[@%>(R/!--> >!>"2|A--~N"!%fA N2]@"B Nhto N I  Nyso N I  Nwso N#2~S!Nyso Nyso C  @!N#[I  Nxso C  >!N"d[@!O J  >!N I *Nwso N"2~S!Nyso Nyso C  @!N"[I  Nxso C  >!N"d[O J  Nf?#Nhto C  @%?!"M"M"M> F 6N!]0" !"->"Nvio > C .> C 9@!N.^[>!> C 2V<@!D  J  >">!C *I *> >"N~Xso 2}@!Nhto C  ?!N|5?#.!-N|6?#-N!Ngto C  >%[>!>%S<>!>%]@ N > >!U<2}0!? Nwso N"2~S!Nyso Nyso C  @!N"[I  Nxso C  >!N"d[@!> I %>!>#I  >"N2[B -},"!(f"M"M"f"M"M"M>!>#S>!>#T]N{!a0"&! ->#N5[N|Ua@">!N5[N|Ua@!Q/%> >"[@%> >![@!N%]F  N"a%f>!C .?">!2~;!>!>"[&>!-2}V!.!->!N5[N|Ua@(>#N5[N|Ua@)Q/#> >([@&N%]F  N"aP/"> >)[@%>&>&C .@*[@+T/">&2~;!N!>)>(>*[Q/!;>%>+2}V!-N#-?!>%N%]>!I  > 1->">#2|%@"P%MN 1->!%M>"> >!~X,  -> >!2n!>"? -> -};"!&f"M"M"M>">"N#[N}"a@%Q%M>#N*]?*N ?%.!->#>%>"]@%>#>%S<?%>#%M>!N{!a?(N!?)#M>">&[F  >(Q/%>%>&N![@&R/ -->%>#N*]@*T/!->!N{!aN}&}(h*^?&#MNg}(h*>">%[@)C  >&c@(]>(bNg}(h*>)N%[C  >&c@(]>(baNg}&}(h|XaNg}&}(h|XR/!>%N*[@%>*U/ -->#>%R%M>!N{!a?&N!?)#M>&>">%[F  Q%M>%?&.#->#>%N![@%R/ --N ?)-> >&I %> >)I  -l"!*fA N>]@#B >#N I 2>#Oggggo J *>"N%V%MN!?&N%?(#M>"N%]?">!N%[?%>&N!]?*"M>!C  @!NfQ%M>#C *>*Q%M>#N*[2~B!->#C .@(>)[N I  >%?!.!->#N6[>%>!>">!>"S<@!2FN >#C 9>#C 6<?+>#C =?,>">!]?">!>%[?!>#C *>*Q%M>#N*[2~B!>#C .?(->(>)[@%>+I  >%N%[>,I  ->)N*[?)>#>&I 2>&N![?&>"N#T/ --> >#C 2I *> >#D *J  >#N>[B -}D"!)f"M"M> C %@)>!T%MN~%!?&> C  @#>![@*F  @ N|5[N{!aN|"S%MN"?"."-N#?"Nl!?%"M"M"M"M> N~@!]00(            ! -> N|#[N{!aN1S/%N%?"N}3!?%> Nw!]0&&"""!"-N}A!?&.#-N}2!?&."-Ng!?%> N1[N{!aN#S/"-N 1-Ng!?%->)>!N![@ T%M> >#[F  ?(-N"?##M"M>#@ >"Q%M>"? .!-> >![>)V/ > N![?#> >*[E  NM|9/!-->"N > >"V<N >&>(V<N >%>(U<-~7"!"fA N}3!]@%B Nvoo Nvoo F  @&N!>&<L  >&%M#MNvoo F  @&/ Nvoo >&N!>&<L  >&/ -->%NM]N}/to C  N}3to C  N >#>!2|*>%>%C }"I K>%>%z  ^z- C>%>%z  Wz- 9>%>%z  |;z- *"M>"N9V%M>%N}*,I |?>"N9Q%M>%N)L |=."->%N*L |=.!->%>"F o}*M@!L |@>%N L |A>%N"N >!N#]N{!aN"S@!<L |B>%N(L |=>%N.N(>!<L |?->%z.                z- M>%Nh![@!N~@ro >%NM]2s!>!Ny}4o > >%N*[2}<!2~ !Nvoo N L  >%N}3![B -}8""&f!}%N%?&>"N%N.>"C  N!a<[|0  ?*>!C =@#C m"?%"M"M"M"M>#C }P"@#0"# !->%D  >*|>/!N ?#."-#M>(>#N!e@)>([@(>%>(N%d[D  >*|C<?(>#>)]@#N!T/ ->%>(N%d[@%D  >*|>/ N ?#.!->%C *@#>!C 9@!C 6V%MN ?#.!-N >!C 2>#NE^[@%C 9@#>%C 6@%]>#>%S>#>!C >Tb@&<?#N%>!C =>%N&d[>&<?&-> >&I  > >"C 6I *> >&>#N&d[I %-}*"!(fA N2]@&B "M>"N >"N{!a@(N1S<N{!aN|3^@#F }&}VM@)>#F }(}VM@*[N~0 T/ "M>(N)]0#! ! ->)N.^N~(mo [?%N ?#>!>"N{!aN1|UN!d[G 2?("f"M#M>(>#N1aeN!a%M>%F  ?">%N#]F  N*Q%M>"N >"N~0 S<N{!aN.^F ~(mM.%->&N*[>!>"2|T>&F */"->%N.[?%>#N![@#>*S/ -N ?%."->&F +-?#N!?%-> >#L !> >%N!aL  >&N2[B -}+"!(fA N2]@%B >!C .?)>!C 2@+>"T%M>)>"N.^[C *@&N%eN >&N)aN%Q<?*-"M>"N![@">*V/ #MNvio >)>"N![@&N.^[>&>+V<C *?(>%N*[>!>#>"2}#"M>%F *P/ "M>%F +@"N >"N~0 S<N{!aN.^@"F omMN*Q%M>(N)aN&Q/!."->%>!>&>"N}Xmo [F -2_>%C  N!R/!>%C %?&-N!?(."->(N%e@">*S/ -N ?(-> >&I %> >(I  >%N2[B -}="!*fA N2]@&B > N I |8> N I K> N I 6> N I *>#%M>#N"d?(> N.[?)>!C .?*>!C 2?+#M"MNvio >*>"C  @#N.^[>#>+V<@%F *N*aP%M>%C %N!]?,>%C  N![?-> C 6@%> C .Q%M>)2~@!-> >%N![I 6> C 2>%N%d[@%N L .>%>,I *>%>-I %>%>#I  .!->&>!>%2}*!> >#>&2u!->"N%[?">(N%]@(/ --> N!>!C  >!C *@ >!C %T@!<N > >!<21>&N2[B -}("!+f>!>"S%M#M>!> C 2@+S?#>!N.^?%>!N![?!"M>%> C .@,[Nvio >#<C *@#N)aN%R/ > C =@%C 6@&?(>#N%e@->!T%M>&N"d?)>%N.[?*>!?##M>*C  >(Q%M>*2~E!->%C 2>)[>#I  >%>(N![@(I 6>)N%[?)Nvio >,>#N![@#N.^[>#>+V<C *N%e@#>-S/ -->(>&]N!T%f> >&2}7!> C =@%C 6&>(->&S/ >%>&I 6->!>"R/ ---}G"!#fA Nw ]@%B Nvoo Nvoo F  @&N!>&<L  >&%M#MNvoo F  @&/ Nvoo >&N!>&<L  >&/ --> N*U%M> F m}*M?(->%N2[@ N}/to C  N}3to C  >">#>!2|*>%>%C 9I *>%>%D 2J  >%>%D BJ |L>%>%C EI |Q>%C =?!>%C >?"2I>%N~4 [>(>%>!>">%N~@ [2L>%>%D  J 2>%>%C *I 9>%Nhqo D  J =>(> >%C |E@ >%C W2|32~ !>%C |A@"%M> >"N#d2n!-Nvoo N L  >%Nw [B -}:"!"f"M"M"M>!F 5N|"aN*Q%M> F F/#> F |+%M>!F 2/%"M>!F 3@"N >"N~0 S<N.^F omMN"]0& &&& &->!N L 7> C 9F G/%>!F 6@"N#R/#.%-> C 9@"F G/#.!-> C 9?"->!F 7N!Q%M>"F |+/">!F 6@"N#Q/".!->!F 6@"N#Q/!-> > F C>"N{!aN RaL C> F E/ > C =@ C *@"> C  Q%M> 2~A!-> C %>"N9^[@#>!D 2J 2>#>!z   z-  > >"N![I *--}V""&f!}!> C 2@)>!Nfc[?%> C .?##Mz.                ?*"M>)>!>&[N![S/ >%N2S/ >!>#[N![z   ?*->%N2]?%>&N2[?&>#N2[?#>*z.WWWWWWWWWWWWWWWWzA>*z.""""""""""""""""z|>z.????????????????z|%z|=zY@(P/ -"M"M"M"f"M>)>&>(|Q>![@%[@&N1]@(T%M>#>%[N1]F  N@Q/!-> >(2J@#P/#>#N!a/">#N!e.!->&N0]-@#>!]N"R/"> >#>"2~<!1-> N!L |&-N 1-> N)N >">#2g"-};""#f!}%A N~@ ]@&B >&>#D 2@*J 9>&>#C HI K>&>#D CJ H>&>#z  9z- >>&>#z   z- *>&>*}H> C .@(]I 9> C *?)> C  ?#"M>!F 7N#R%M>&N~) [>#>!2s!>&Ng}5o C  I |E>&Ny}4o D  J |=.!->&N~) [>#>!>">&N*[2|1>&>!C *I |E>&>!D  J |=->&N|3[>#>&N~) [>&Nu [>">&N*[>%>)2|4> >&C |3>([I .> > F 2>&F MaL 2> > F 3>&F NbL 3>&N~@ [B -w!!#f>!>">#>!C 9>%2}1!>!>!C 9@,>%>%>,S<I 9>!C *?,>!>(>)>*>+2}1!>!>&I 9>!C *?-"MN >&>%]>#>&S>%>&Tb@#<@.N >+>*]>)>+S>*>+Tb@)<Q%MN!>">%[>#<N!>(>*[>)<>.2~8!P/!->!C 6@">!C .Q%M>!N.[2~@!->!>"N![I 6>!C 2>"N%d[@!>-I .>!>,I *>!>&I %>!>%I  -> >-I %> >,I  -}-#!"fA N}3!]@%B Nvoo Nvoo F  @&N!>&<L  >&%M#MNvoo F  @&/ Nvoo >&N!>&<L  >&/ -->%Nu [N}/to C  N}3to C  >">#>!2|*>%>%C |EI 2>%>%D |=J *>%>%C }/!I |9>%>%z  }"z- K>%>%z  ^z- C>%>%z  Wz- 9>%N*[?">%N9[?#A N2]@!B "M"MN~Kso F  N!Q%M>"> >#N"2|.Nz!a/!->!N%[N~@ro >"> >#2|1.!-Nh~*o N I  >!N!L .>!N%L %->!N%[>"> >#2}<!>!N2[B "f"MNyso C  @ N%S/ > N)R/ Nxso C  @ F .N!R/ > N9[|0  > D 2Ogggg|UihO |?/ N .!-2~ !-Nvoo N L  >%N}3![B -~P!!&f>!F |,?%>!F H?#>!F (?&N(?""M"M"M"M"M"M"M"M>!F |.N)]0- ))))))!)"#)->&N{!Q/(>#/(N(N%>%N~0 ]N{!aNn!S<?".(->#N!R/&>%N >%N~0 S<N{!aN.^@#N}Xmo [?!>#F ~#mMN!]0#"#%&-N(N(N&>#N#R<>&N{!Q<?".%-N#N(>#N!Q<?".#-N ?"."->!F )?(N!?".!->!F )?(N"?"-> >(L !> >"L  -}:""&f!}!> C 2@)>!Nfc[?%> C .?##Mz.                ?*"M>)>!>&[N![S/ >%N2S/ >!>#[N![z   ?*->%N2]?%>&N2[?&>#N2[?#>*z.WWWWWWWWWWWWWWWWzA>*z.""""""""""""""""z|>z.????????????????z|%z|=zY@(P/ -"f"M"M>)>&>(|Q>![@%[@&N1]@(T%M>#>%[N1]F  N@Q/!-> >(2J@#/!N 1->&N0].!->#N!e-@#>!N"[Q%f> >#>"2~<!&>#--~X!!%fA N2]@#B "M> C 6F ,N"Q%M>#N!> C  > C *@%> C %T@ <N >%> <>!C  >!C %2;>#C  @!Ngggg|XQ/!>#C %?%>">#C *@ 2x!>"C *?&"M> P@(/ >(/ >"C %>&[>%> ~X,  ->"> >&[I *>!P/!>%>!2n!.!->#Nvio > C .>!C *@!N.^[>!> C 2V<@!D  J  >#>!C *@!I *N!>!N)adN}W!a/ > >#>"2}@!->#N2[B -}8%!&f"M"M"M>!C *@"P%M>!C %@%/!."->!>"N*eI *N!?&."->!>%N!]@(I %N!?&>!>!C  @#N![I  >#F  ?">!F .P%M>"N~< R/">(P/!>!>%N"]I %>!>#N"[I  "M"M"M"M"M"M>#F !@"N~B ]06 ***!*******"***#*%&*-N*?".)-N.?".(-N,?".&-N/?".%-N+?".#-"fN ?#>!@"N%2k!@!Ngy#aNg}P#Q%M>"N!>"C  N"[>"C %@%N"S<I  >">%N"]@(N >%>(V<I %>!N,dNgy|6a>"N%2k!N{)abNgg%[?!-"M>!Ng!V%M>!Ng2S/!>!Ngg%V%M>">!N2dNgg~X!a>!N"dNg~Y a>!N.eN|6abbNg}&}(%bI *>!N4eNw!b.#->!N*dNg~Y a>!N(eN|6abNg}&"b?#>!N.eN~@!b?!->">#I *>!.!->">!N|6aNg!bI *>!N(eNo!b-?"."-"M"M>"N|%]0) #####!#->!N"2k!?"."-N>?".!-N ?&-> >"L !> >&L  -~7!!(fN!?%"M> C =@(C g%@&>#S/ >&No T/ >#>&R%M>(>&N#d[?&N!N!> C .> C 6@%> C 2T@ <@)>![>"N >%> <@*T>!>"Tb@ <?+N >">!]> <?!>(>#N#d[? #M>!N > N%[C  @"> C  @#]>">#S>">*Tb@"<Q%MN!?%N!>#>)[>"<>+>!2~8!P/#-> N*[@ >&R/ --N ?%->%-~9!!(f"M>!C 6C .>"N{!a@&N1|UN!d[G 2@%P/ >"N >&N1S<N{!aN|3^@"F }(}VM@&>"F }&}VM@"[N~0 T/ Nvio >!C .>#N.^[>#>!C 2V<?)>"N.^N}Xmo [?*#M>&>%|Q@#U/!>*>#N.^[F +@(N >(N|5S<N:^N}Klo [>!>)2|CP%M>%N!]>%a@%N{{#a/!."-->">#[?(N!?+-> >(L !> >+L  -r!!"fA N>]@%B "f>!F *N*aP%MN N >!C %@&>&N R]@&>!C  N![@!]>!>&T>&> C %Tb@&<>#R/!;N!> C  >![>&<>">#2~8!P.!->%N2[> >!2}*!"M#M>%N*[>%N2[2}!>%F *N!c@ N!a/!>#P/!>#N!]?#>"F  >"N![?">%F +Q/ -N .!-> >#Pa->%N>[B -}F"!#fA N>]@%B N}Tqo N(2x!Nnqo C  @&N}Xqo C  [@(N~+}6o C  I  >(Nt}6o G  |2 %Nnqo >&N([I  >"}MN}Tqo 2~5!>%N2[> >!2}3!>%C 2N!Q%M>%C 6?!N}Tqo N(2x!Nnqo C  @"N}Xqo C  [@&N~/}6o C  I  >&N~2}6o G  |2 %Nnqo >"N([I  >%N*[> >!2~(!>%>%D *J 9>%N9[N!N}Tqo 2V->#%MN}Tqo N22x!Nnqo C  @ N}Xqo C  [N~4}6o z   z-  Nnqo > N2[I  ->%N>[B -~U!!*fA N2]@#B > C *?!> N>2x!> C %@&> C *@%[@"z.                z-  >"z.                z- 2> >%N>[@*I *N!?)"M>!%MN ?"N >!N>[>!>%T@(<?%N!>&>(<?&#MN!?("M>">%V/ >">&[E  N |</ >#>!I .>#>%I *>#>&I %>#N%[>"2]@(/ N ?).#->">([@">!S/ -->!>*T/ > >!I *->#N2[B >)-~H!!!fA N2]@&B >&N*[>!>">#>%2~*!N ?%"M>&C *N!R/ >#F 4?""M"M"M"M"M"MNvio >!C .>&C .@#N.^[>#>!C 2V<C *N)aN"]0%%#"! ->"/%N!?%.&->"N!]N)S/#N!?%.%->"N+T/"N!>"dN}&&aP/"N!?%.#-N!?%>"N+T/"N!>"dNl)aP/".!-N!?%>"0(!    ! -N ?%-> >#I %> >%I  >&N2[B -~I!!"f>!N*e?#N"?""M"M"M"M"M"M"M"M"M"M> N{!aN(]02 !"#!)+)%*&++(++)-N ?">!N!aP/)>!N{{{)T/*>!Ngg%aP/)>#N!aP/*.)-N ?">!N!aP/(>#N!aP/).(-N ?">!N!aP/&>!N{{{)T/(.&-N ?">!N!aP/%>#N!c>!N{{{)TbN!a/&.%->!N!aP/".%->!N!aP/#N#1->!N{{{)T/"-N ?"->"1-N!-~/!!"f>!F |1>"[?&N!>"N1ad@">!> C 9F F@(N!d[G ,aP%M>%G *>"aP%M>!>(N!d[G ">"aP%M> N1>&>#2v!-> > F |+@!>%G ,>"aN RbL |+> >#N![>&2X> >!L |+1-> >%C  %fN4N3>!F |2>%F %N)aeN!a<&N3->&>#2v!> >#N![2w!1-> N0>&>#2v!> >#N![2w!-~*!!"fA N2]@&B > "f> >"N!Q%f>&N L .>&N I *>&N Nvio >!C .>#N.^[>#>!C 2V<@"C %@#>#N R]@#>"C  N![@(]>#>(S>#>!C %Tb@#<I %>&N!>!C  >([>#<I  >"C *?!>%C *?(>%>&2~#!N >!N)aN#R/!;>%C *&N -I *> >(I %N!-I  >&N2[B -s!!(f>"C %?&>"C  ?("M>!C %@!C >@"P/ >!C =@%>"N%d[?)#M>&>%C %Q%M>%C  ?!N ?"#M>">&Q%M>!?(.%->!>"[?#>">([?*>"N![?"N>N >#F  @#Np ]N{!aN;S<>#bN{!aN>N >*F  @#Np ]N{!aN;S<>#bN{!aQ/ -->%N2[@%>)R/ --> >&I %> >(I  -r!!"f> "f>!C .Nvio >!C 2<F *N*aP%MN >"C %@#>#N R]@#>"C  N![@%]>#>%S>#>!C %Tb@#<?"N!>!C  >%[>#<?!N .!-N!>"C  @#N!>!C  >!C *@%>!C %T@!<[>"C %@">#S>"N >%>!<Tb@%<?!N >">#]>%<?"N!-L .> >"I %> >!I  > N I *-}P"!)f"M>"N}!T%MN!?#.!->!C .>"[?*>!C 2?+#M"M>">([@%>+V/ "M>(>*[F  @&NH]@#N{!aN,S/ >&N~A ]N{!aN(V%M>&N~* ]N{!aN~V!S/">&NJ]?#.!->&N~7 ]?#->#N{!a>)N%db?)N!?#>(N![@(N%R/!."--"M"M>!C 2>%U%M>%>!C 6@#S?".!->%>!C 6@#S?">!C .>%[E  N |</ >#>%U/ >!N.[>%2]@"/ >!>%2m!.!->!N,L %>!>#>%>#>%S<@#I  >!>">#[I *-N ?#-> >)I %> >#I  -~#!!%fA N2]@#B >#N*[>!>"2~(!Nvio >!C .>"N.^[>">!C 2V<C *N)aN"Q>#C .@%N,Sa?&"f>%P%MN ?!N!.!->#C *?"N ?!"M#M>&%M>"F  NH]N{!a@(N+T/">!N,^>([?!->"N![?">%N!]@%/ -N!.!-N -?"> >!I %> >"N >&<I  >#N2[B -~U!!(fA N>]@#B >!N%[?&>"?%#M>&C  >([?(>&N*[?&>%N!]@%/ ->#N6[>(N!N!2}Q!>#C 9?%>#C 6N!R%M>!>"N#d[?)>#N I 2>#>#C =I .>#>%I *#M>#N*[@">!C  @%>!N%[C  [@*>%]@&2x!>"C *?("M>%>*Q/ >&P/ >"C %>([>%>&~X,  ->">&>([I *>!N*[@!>)R/ -> >#C 2I *> >#D *J  >#N>[B 1->#C = -~C!!!fA N2]@%B "M"M"M>"N{!aN#]0#! ! -> N%L  N#?#.!->%N*[>!>#C CN >#C BNgggg|XR<>#C E2|/N#?#>%F *N#R%M> >%D *J  .!-> N L 6> N},E|2 4> >%F +L 3> N+L 2> >%C .@"I *> Nvio >!C .>"N.^[>">!C 2V<@!C  @"I .> >!C %I %> >"I  N"?#-> >#L 7>%N2[B -~0!!)fA N>]@"B > C =@%N9[N!N 21>%C |=@&%M>!C =?(>!C >?)N ?%N ?!#M"M>!> C =@#C |=V/ >#C |;>%[C  @#>)V/ >(>#N#d[@#C %?*>#C  ?#>"N}*hg2I ;>"N%L 9>"N I 2>">#I 6>">*I .>">#I *> >"N*[N N 2~U!->%N%[?%>&>!N![@!R/ -->"N>[B -}Y!!*f> C =@"N I }E""M>!> C 2@)V/ >!N![@#> C .@*>!N.^[C *@!N%eN >!N)aN%Q<@+V/ >"N}>"[?&N ?!#MNvio >*>#N![@%N.^[>%>)V<C *N%e>&C  >(Q%M>&N!2~S!->">(N![@(I }E">"C l">![>#I  >!N%[?!@#>+S/ --> 2}I!-~%!!&f> >!Nw{{{)a@%[?&>!N1a@"%M>&?!#M>#>!F  @(N~N!T[>(oN~%f|:[?#>!N![?!>"N!]@"/ -->%%M#MN2?"> z   z.0000000000000000z|%zY%MN ?"N ?!#M>"> >![F  @%N~N!T[>%oN~%f|:[?">!N![@!N2R/ -->">#[?#> N2[@ >&R/ -->#-~&!!!fN!>!>#[>">#S<?&>%>#]@!N >!>%U<?!"M>">#]@#N >">#V<@"N>S/ >!N>T/ > N>2x!> C *@"> C %[@#>&z   z-  >#>&z  2z- 2> >!>"[I *1-> N >!>!>"T@#<@!2x!> C *?""M>!P@%/ >%/ > C %>"[N!>&>#<>!~X,  -> >!>"[I *-}P!!)f"M#M"M>%C ~X}>M>!R/ >%N~@}>o [@&C 9?(>!?)> ?*#M>)%M>*F  ?+>(F  ?,>*N![?*>)N!]?)>(N![?(>,N>N >,Np ]N{!aN;S<bN{!a>+N>N >+Np ]N{!aN;S<bN{!aQ/!."-->&>">#2|!/"->%N~) [@%Nk#R/ -N ?&->&-}I!!)f>!C .?%>!C 2@&>"T%M>%>"N.^[C *@#N%eN >#N)aN%Q<?#->"N![?""f#MN >">#V/!;>">&S?(Nvio >%>"N.^[@)N.[>"N![@*>&V<C *@+N%e?"Nj}Do >!>)Nvio >(<2|CP/ ->+N(aN"Q-?!> >*I %> >!I  -}T!!%f>"N >"N{!aN~0 S<N{!aN.^@"N}Xmo [?#"M"M"M>"F omMN)]0" !"-> >!>#F -2+.!->!> C =@%V/ >!N![@"> C 9@&>!N.^[C *@!N%eN >!N)aN&Q<@!V/ >#F -?##MNvio >&>"N.^[>">%V<C *> >">#2}4!N%e@">!S/ ---}H!!#fA N2]@#B >#N*[> >!Ntno N#2r!>#C *N!Q%M>#"f"M"M>#C .N#[@"P/ >!>"U%M>!>"Q/!."-> >"[E  NM|9/!->!>"]?%> >"[.!-N -@ N!> <>%N > <N}J}*o N!2r!>#C %>"[>!>#C  N!a<?"->#N2[B >"-}P!!&fA N>]@&B "M"M>%NfQ%M> Ngggg|XI  .!->&N6[>%N%N*2}Q!>&C 9?+>&C 6N!Q/!>&C =?)>%%M>)?(>%?*#M>&N*[>!>">#2~-!>(>&D *J  >(N*[?(>#N*[?#>*N!]@*/ --> >%I *> >)I %> >+I  ->&N>[B 1->&C = -}K!!#f> C =@"N I |="M>"C 6@%>!]@#N >#>%U<@#N"S/ N%>"C 2>!N"d[>!>%T<?!>#N2U%M> >!>#2|O/!->"N9[> >!>#2|U>"C |=@#P/ N ?!N ?"#M> C =@%C |=>"T%M> >%C |;>![C  2~)!->!N%[?!>#>"N![@"R/ ---}C!!"f"M>!>"V/ >"N > C *@#>#> C %T@#<T/ N!> C  >#<@ >![F  N@R/ >">!Nfc[P/ >!N![@#>"]?!> >#[?"#M"M>"F  @ N+]@#N| T/ N!>#dN}=gg%aP/ >"N![?">!N![@!/!."--> N~; ]N~?!aP?%->%-~1!"&f!}!A N2]@#B >#z.                z-  >"N1a@%%M>#>!>"Nw{{{)a[>%~X,  ->!>"N|Ua[?(#M"M"f"M>!P/ >!>(Q/ >!N2[.!->)/!>#?!N!?)N ->!z   @*z.}%}%}%}%}%}%}%}%}%}%}%}%}%}%}%}%zAzY>*z.GGGGGGGGGGGGGGGGzAzYb|R>&[?&?!.!--> >">&[N![2~L!>#N2[B -}L!!#f"fN >!F L@%N >%>!F |1@![Nu S@%<@&P/ ;>&N.^?&>!N.^N}Xmo [N!>%<N+[?!N ?%#M"M>#>!F  @(N >(N|5S<N:^@(F ~&lMR/ >(N}Klo [>">#2~8!/ N!."->!N.[?!>%N![?%>&N.]@&/ -N -?!> >%I %> >!I  -}>!!#f> > C %@">!>">!>"S<@#]I %> > C  @!>#[I  >"%M#M"M>!F  @"NH]@ N{!aN,S/ >"N~A ]N{!aN(V%MN2>"NJ]>"Np ]N{!aN(V<? .!->"N~7 ]? -> N1a>%N%db?%>!N![?!>#N!]@#/ -->%-~!!!#fA N>]@*B "f>#N{!a@+N~/ U%M>+N.^@+N}Ymo [> C 6N+[>+F }XmM<?,>+N}Xmo [.!-> C 6N+[?,N}Xmo -?+>*>"L |!>*N L =>*>!L <>*>#L :>*N L 9>*>%I 2>*>&I 6>*>(I .>*>&I *>*>,F  L ;> >*N*[>+F %P>)2~U!>*N>[B -~%!""f!}%A NH]@%B "M> |,  @(O%|?%MN~Dro C  ?&>%Nvro C  I 9>%>&I 6>%>!D  J *>%>!C *I 2>%> |0 !> N)[|,  OH}*> N&[|.  O>}*hhO*}*>(hJ =.!->%N%L =->%N*[2|P>%NC[@&N~@ro > >!>">#Nv}4o Nwso 2|4Nwso >&>#F F2}F!>%NH[B -}X!!%fA N2]@%B N~8}8o ?#> C 6@&C .@(C .>"T%M>(C *>"N9^[?#-"M"M"M>#C  N!]0"! "->&C 6?#->#C *@"P/ >#C %?&N ?##M"M>">#S/ >#>&[F  NGR/ >%N*[> >!>&>#26>%C *N!R/ > >%C .2}/!->">#N![@#R/ -->%N2[B -}2"!"fA N}3!]@%B Nvoo Nvoo F  @&N!>&<L  >&%M#MNvoo F  @&/ Nvoo >&N!>&<L  >&/ -->%Nu [N}/to C  N}3to C  >">#>!2|*>%>%C |EI 2>%>%D |=J *>%>%C }/!I |9>%>%z  }"z- K>%>%z  ^z- C>%>%z  Wz- 9A N2]@!B >%N*[@#> >%N9[@&N 2|.N{!a@"N"Q%M>!N%[N~@ro >#> >&N!2|(>!F .?"->!N2[B Nvoo N L  >%N}3![B >"N!a-}V!!&fA N>]@"B >">!2}!"M"M>"F  %M>"F !?#>"N2[@%N*N!N!2}Q!>"C 6?&>"C 2N!Q/">"C 9@(>#L  >"N!I .>">(I *>">&I %>">!z   z- 2>"N%[>%2~#!> >"C .I *> >"D %J  .!-> N I *> Ogggg2J  ->"N>[B 1->"C 9 -}H!!&fA N2]@%B "M>!F *N*aP%M> C  ?&>"N >!C %@#>#N R]@#>!C  N![@!]>#> C %T>!>#Tb@(<@ 2x!>"C *?#"M> P@)/ >)/ >"C %>#[N!>!>&[>(<> ~X,  ->"> >#[I *.!->%> >!2}*!>">%2~#!->%N2[B -}Q""&f!}%A N2]@(B "fN >#>">#[@"T/ ;>(N%[?+N!?,N%?#"M>&}M>">!C  N!d@)>">)T<@"N*N%>&N!Q<@)>">)T<@)}M}%@-O>jO |?/ >-}H@*Ngggg|X>%]T%MN ?*.!-"M"M"f>!C  @"%M>!C %>">&^>%>*2|Q.!->*P%M>%?#."->%>*2|%-@#/ >+>%I %.!->+>#I %N ?,-N*?#->#>+[>*I  >+>,I  >(C %N!Q%M>(C .?">(C *.!->(C *?">!>)I  >!>"I %N}&ggg|X-?!> >"I %> >!I  >(N2[B -}8!!)fA N2]@"B > C %?%> C  ?&>"N}Ww |2 .>"N.[?(N ? "f#M> >([F  @!N >!N|5S<N:^@#F ~&lM>%Q%M>#N}Klo [>&>%2~8!@#P> bN!? N!aP/!Nf>!>#<."-> N!aN!? P/ -N{!->"N2[B -k!!#f"fN >!F L@%N >%>!F |1@![Nu S@%<@&P/ ;>&N.^?&>!N.^N}Xmo [N!>%<N+[?!N ?%#MN!>!F  @(N >(N|5S<N:^N}Klo [>">#2|C/!;>!N.[?!>%N![?%>&N.]@&/ -N -?!> >%I %> >!I  -}4!!&f"MN > >!N)aN=^[@!C |;@(>!C |9@)]>(>)S>(> C *@*Tb@+<>#R/ >!C |A?(>!C |=?!N!> C %@ >)[>+<>">#2~8!/ N >(>!]>!>(T>(>*Tb@"<>&R/ N!> >![>"<>%>&2~8!P?,->,-}4!!%fN*?("M>"N"S/ >">"N R]?#>!N2[?%"M#M>%N2]D  >%D  |C/!>%N2[?%>#>&N![@&R/ -N ?#.!->">&U%MN ?#.!->&Nfc>"[?#>&N![?">%?(-> >#I .> >(I *> >"I %> >!I  -}3!!"f"f>!N{!a@!N%U%MN >">!N,^Ny}Ao [@&[F *@!N >!N+S@!<@"P/!;>&N!>!<?&N ?!#MN!>!>&[F  @(N >(N|5S<N:^N}Klo [>#>%2|C/";>">!N![@!R/ --N -?"> >!I %> >"I  -}7!!#f>!F &?%>!F %?&A N2]@#>!C  I .>#>%N!dN"a>&Ng"N >"<bbI *"M> C *@"N%S/ > C %N.[?!N">"N#]@ > N"V<?">#N*[? #M>!P/!>!> C  I  >!N%[?!> N%[? >"N!]@"/ ---l!!%fA N>]@%B >%N*[> C >@&C B>&C CNvio > C .>"N.^[@(>"> C 2@)V<@ C  Nvio >(N.[>"N![>)V<> > C *N)aN(Q<C %2|G>%>!L |">%>#L |!>%N L =>%>"I 9>%>%D *J 2>&>%N2[2}K!>%N>[B -p!!#f>#N I *>#>"N>[@(2x!>#>"2x!>#C *?%"M>"P@&/ >&/ >#C %>%[>!>"~X,  ->#>">%[I *>#N>2x!> >"I *>#C %@%>#C *@![@&z.                z-  >&z.                z- 2>#>!N>[I *> N >(>!>"S@!<I %> N!>%>!<I  -}@!!%f> C =@!N I ~8!"M>!C }E"@"N"S/ >!C l"?#>"N2U%M> >#>"2|O/!->!Nl![> >#>"2|U>!C ~8!?%->!C ~4!?"> C >@ N|3[>%2~S!> C |8?!"M>%P/ >%N"d@#P/ > C M>!N"d[>">#~X,  -> >!>%[I |8-~5!!!fNvoo Nvoo F  @!N!>!<L  >!%M#MNvoo F  @!/ Nvoo >!N!>!<L  >!/ --N}3to C  @!N}&go V%fNjto C  @!%MN}/to C  >!2n!-Njto Ogggg2J  N}3to N I  N~@ro 2~W!N~Xro 2~Q!N~@ro N~8}*o N}3&~X,  N}3to C  &>!-> S%MNjto > 2o!-Nvoo N L  N}/to C  -}E!!!fN"?""M"M"M"M"M>!F 00*   !!!!!"-> C  P/"> > C *N![I *.#-N!?"-> C  N!R/ > >"N"d[@">"C *N![@"I *>"> C %T/!-> C K@"> C HQ%M> NH[2~@!-> >"N![I K> C |/>"N%d[>!z   z-  --~)!"!f!}!> C %?"> C  ? #Mz.{{{{{{{{{{{{{{{{?#"M>">!>"S%f> >![F  N,Q&N ->![@!S/ >">!]N2S/ > >![z   z.>>>>>>>>>>>>>>>>zB?#-"M"M>#zYNgg%b|Q>![@!>"V/ > >![F  N+]09!"  !                  " ->!1->!N![?!. - -}A!!%f> C 2@#>!T%M> C .>![F  N~L!Q?%->#>!N![@"T%M> C .>"[F  N~@!aNl!Q?&-"M"M>#>!N"[@"U/ >%>&aP/ > C .>"[E  NM|9/!-> N0L %> >!I  > >!N![I *1-> N1L %> >!I  > >!N#[I *-}8!!"f"M>!F |&@"N >"N1S<@"N&]N{!aN!T/ >!C  N!aP/ >!C .N!aP/ > N5>"N|3^@ F g}VM> F }&}VM> N~Y}Uo [> N{}Uo [>!C %@">!C 2@#T@ <F  [N >">#> <>!N*[>!N6[> <C  N 2};!--j!!#fA N>]@#B >#N6[>!>"2R>#C 9@">#C =N%d[?%>#C 6@&?!#M"M"M>!P%M>">%R/!."->!>%>"]N%eV/!>">!N%d[?"->#N*[Nwso > >"2|@>"N2[?"N ?!.!-->#N>[B >&-j!!#fNvio >!C .@&>"N.^[@#>">!C 2@%V<C *N)aN%Q%M> >">%S%f>#C *@#N%eN >#N)aN%Q<&N -I 9> >%I 2> >&I .> >!C *I *> >!D  J  > >"N![I 61-> N I  -}.!!#f>#Nfc?&Noto C  >!N"d[?!#M>!C  @!P%M> N I  1->!>!C .[@(>!>#[>&a@%>"[S/ ->!2~;!"M>!>%Q%M>!N%]@!>!C  N"cI  .!->!>%2}V!-> >(I *> >%I %> N!I  -}.!"!}%!f"M>#}M>!}M}%@%O>j}H/ >%}H@#Ngggg|X>"]T/ >#P%M> >"I *> N I %> N I  1->">#2|%@&P%M> >#I *> >"I %> N!I  1-> >&I *> >!I %> N I  1-> N I %> N!I  -g!!#fA N2]@%B >%N*[> N > N{!aN1S<N{!aN|3^N~+}Uo [@(>!>"2}:!N!?&"M>%C *N!Q%M>(>#N!d[G (>%C .N1aeN!a/!->%> >!>">#2|L>%F  ?&->%N2[B >&N!a-}1!!%fN!?"N!?#>!F |.N!Q%M>!C *N~8}8o >!C .<F 6@"N >"N~0 S<N.^F pmM@"N >"N|5S<N:^@"N}Klo [?#>"F ~&lM?%N!?&N}J}*o ?"-> >%I 6> >#I 2> >&I .> >"I *> >!D  J  -a!%f> C %?#> C *@%%M>#?!#M>!C  @"%M>!N%[C  >"2n!->!N.[C  @"%M>!N2[C  >"2n!->!N9[?!>%N!]@%/ --> C  @ %M>#> N9^2n!--},!!!fA N>]@)B >)>"L |!>)N L =>)>!L <>)>#L ;>)>&L :>)>%L 9>)>(I 2>)Nvio > C .>(N.^[>(> C 2V<@!C  @"I 6>)>!C %I .>)>"I *> >)N*[N N 2~U!>)N>[B -}J!!%f"MNoto C  N|6"f>!> ]@%@"N}&"V%MN|">"|P]@#N!d>">#e[.!->"N%e-@">"N|6V<@#N"d[@"C  @&P%M>"> I  N}Xto N}Xto D  O!>#}M}*hJ  .!->"> I  >&> I %-> >%I .> >#I *> >"I %> >&I  >!N%]>%I  -e!&f"M> C *@!P/ > C %@">!N}E"^[?##M>"@ N}E"[?"> C .@!C .N9^? >!C *?!"M#M> P/!> N9]? >!C  >!N9[?!N"R/ -N!?&."->">#R/ -->&-|Y!!f"M>!N![@#Nvio > C .>!N.^[>!> C 2V<C *N%e@!V/ #M> F EN!Q%M> F CN!aP/"-> >#>"2XNvio > C .>#N.^[>#> C 2V<C *N%e@#>!S/ ---c!%f> C .>![?%> C 2?&#MN ?">&>!>#[T%M>#>%[F  ?"->#N![?#>"NH]N{!aN,S/ >"N|KaNp ]N{!aN;S/ -> N L %> >!I  > >#N!]>![I *-}6!!#fNxso C  ? "MNyso C  @!P/ > >!I  Nxso C  ? Nyso C  @!N"S/ > N%[@"%M>"Ngto C  I  Nyso C  ?!Nxso C  ? ->!N#S/ > N*[@!P/ >!Nhto C  I  Nxso C  ? -> -b!#f> C *@&> C >VN N!>!d@(> C B@)a<P%M> >(>)bI B> C  >&Q%M> 2~B!-> >&N![I *> C %>&N#d[@ >!L (> >"L &> >#L %> >%I  --|M!#f> >!N5[N|Ua[@!N%]C  ?#"M> N%]@%C  @"N!aP%M> >"]@ 2~;!.!->%>"N"bI  -> >#N"a%f>!C .>!2~;!>![&>!-2}V!-_!"f> C 9?&> F |%?("M>!N|"aN*R/ >&F GP/ N 1-"M>"N{!a@"N!R/ >&F |+P/ N 1->!>"N9dNgg%N >%<bNg"N >#<b>(b2}(!N{!a> F @U-a!#fA N2]@"B >"N*[>!2}!>"F *%M>"F +?##M> C *@%> C  Q%M> N!2x!-> >%N![I *> C %>%[>#L  >">!2}!>"F !?#>"F  / -->"N2[B -_!%fA N2]@#B >#N%[>"N!N!2}Q!>#C *?&>#C %N!R%M>#C .?%"M>"P@(/ >(/ >%>!>"~X,  -> >"I *> >%I %> >&I  >#N2[B 1->#C . -|Q!"f> > C *@">!S%f> >!>"]@"2x!> C %@#> C *@![? >"N"V%f>"N!]@"%M> N >"~X- ->#>!>"[@![&> -N L  >!N![&>!-I *-} !"f"M> C 2>!U%M>!> C 6@#S?%.!->!> C 6@#S?%> C .>![E  N |</ >!>#V/ > N.[>!2]@%/ > >!2m!1-> >"L %> >#>!>!>#T<@!I  > >!>%[I *-a!"fNvio > C 9>!N.^[>!> C =V<C *?#> C *@"> C  Q%M> 2~@!-> >"N![I *> C %>"N%d[@ >#N)aN&QL .> N I *> >!N![I %> >!I  -[!"f> N Nvio >!C .>"N.^[>">!C 2V<@#C %@">#C  @#]>">#S>"N >!C *@%>%>!C %T@%<Tb@"<I %> N!>#N!>!C  >%<[>"<I  -e!#fA N>]@"B Nvio > C .>!N.^[>!> C 2V<@#C %?%>#C  ?#>"N}*hg2I ;>"N%L 9>">!I 2>">#I 6>">%I .>">#I *> >"N*[N N 2~U!>"N>[B -W!"f"M>!> C *V/ > C %>!N.^[C %P/ > C 6>!T%M> C 2>!N"d[C  ?"->"> C >V/ > C =>"N#d[C  N!T?#->#-|I!%f>">%S%fN &>">%]?(N ?"#M"M>"N![?&>!>"[>#>%2~8!@)P/ >">(R>&?"/!-->&N!]?&>)P-?!> >&I %> >!I  -|V!#fA N2]@&B N!?("M"M"M>#C  @)N!]0" !"->#C *?)>#C %?(.!->%C *?)>%C %?(->&N*[>!>">(>)26>&C .?!> >&C *I  > >!I %>&N2[B -|J!!f> C  @!%M> C %>!2n!-> C .@!%M> C 2>!N%d2n!-> N9[2~X!> C B@!%M> C C>!N%d2n!-> NH[2~Y!> N|3[2~Y!-~6!!(fA N2]@#B >#N%[?%> C  @!?"> C %?&"fN*>!N!d@!>!N*U<@(@!N |9%MN!?"N ?!N%.!-"f"M"f>"%M>&>"N!>!2|Q.!->!P%MN!?"."-N!>!2|%-@"/ >%N!I %N!.!->%>"I %N -?"N*->%[>!I  >%>"I  >#C %N!Q%M>#C *;>#C . ->#C *?!> >(I  > >!I %>#N2[B -|F!"f"fN >">#S/ ;N >">#]N%S/ ;>!>#[C  -?%"M>">#N%[@#S/ >">#]N%S/ >!>#[C  ?&-> >&I %> >%I  -e >!C  N}&g2V%M>!2~W!>!Oggggo J  ->!N I B>!N4L 9>!N I *>!C =P%M>!N=[2~A!->!N!I B> N L *> N%L  >!C >@ >"D  J  > >"z  *z- *-|M!"fN+?%"M>!F %@#N#R>">#N!QaPa/ N ?#"M>!F *@!N"]0&!   ! -N#N >!N!N N 24@%N{!aN9Q<?#-> >#L !> >%L  -|F!%f> C %?"> C *@#%M>"?!#M>!C  @%%M>!N%[C  >%2n!->!N}E"[?!>#N!]@#/ --> C  @ %M>"> N}E"^2n!--|E!!f> F BP%MNvio > C .>!N.^[>!> C 2V<C  N![1-> C %@!> C *@"N!]T%fN!> C  >!>"S<F  N|6Q&N --|C!!f> C  @!%M> C %>!N.^2n!-> N.[2~Y!> C 9@!%M> C =>!N#d2n!-> C B@!%M> C C>!2n!-> NH[2~+!-|M!"f> C *?#> >"2~#!> C *?%> C 6@"> C .Q%M> N.[2~@!-> >"N![I 6> C 2>"N%d[@ N!L .> >%I *> >#I %> >!I  -|I!"fA N2]@"B >!F =N!aP%M>!C 6?!> C  C >>"> C %C  L />"N L .>"N.L 0>">!I *>"O J  >"2}K!->"N2[B -X!!f> C 9>!N{!a[F 7@"N%Q%M>!> C 6F -Nggg2b2}(!N{!a?"-N!?!"M"M"M>"N!]0#  !"-> F EN!cN!a1-N ?!->!N!a-|G!"fA N2]@"B >!F =P%M> C  C >>!C 6?!>"> C %C  L />"N L .>"N.L 0>">!I *>"O J  >"2}K!->"N2[B -|<!!f> C  @!%M> C %>!2n!-> N.[2}T!> C 9@!N |:%M> C =>!2n!-> C B@!N |:%M> C C>!2n!--S!!f> O+|C%M> O,g>!2~5!->!C *@">!C  Q%M>!2~,!->!C %>"[> O,}(}HNHbL  >!>"N![I *-|A!!fA N>]@#B >#>"I 9>#>!I 6>#N I =>#N I *> >!> C 6F }D"N.^F ~8}TMN.^F ~(mM>#N*[2->#N>[B -|L!!fA N>]@%B > C =F w!N!Q%M> 2}I!-> C >N!L Z>%O J | >%z.                z- *> >!>#>">%N*[2C>%N>[B -|7!#f"M>"P/ #M> F  @#>!F  @%Q%M> N![? >!N![?!>"N!]@"/!."-->#>%]?&->&-T!"f>"N=a?"#M>!C  ?#> N!2~S!> > C *@%N![I *> C %>%N"d[>#I  >!N%[?!>"N%]@"/ --|<!!}%>#D  ?%> C d@#> C ^Q%M> N~K [2~@!-> >#N![I d> C |U>#N%d[@ >"I .> >!I *> >%J  -|?!"f> C %@"> C  @!I  >!%M>!>"I %-Noto C  > C *@ N"d[C  P%MN}Xto N}Xto D  O!> }M}*iJ  --R!"fA N2]@#B >#N*[>"> C 9F |+2t!>#F +@%N#R%M> >#F *>%>">!2g"?!->#N2[B >!-|7!!f> C *@%> C  Q%M> 2~C!-> >%N![I *> C %>%N%d[@ >"N!d>#bI *> >!}MJ  -|D > >!>#C *@!N!2~=!> >">!N![N 2~=!>#N%2~S!>#>#C *@ N%[I *>#C %> N"d[z.                z-  -|5!!fA N2]@!B >!N*[> > C  N!N%N.2}A!>!C *N}&ggg|XR%M>!C . ->!N2[B -|5!!fA N2]@!B >!N*[> > C  N!N%N22}A!>!C *N}&ggg|XR%M>!C . ->!N2[B -|5!!fA N2]@!B >!N*[> > C  N!N%N92}A!>!C *N}&ggg|XR%M>!C . ->!N2[B -|5!!fA N2]@!B >!N*[> > C  N!N%N*2}A!>!C *N}&ggg|XR%M>!C . ->!N2[B -|5!!fA N2]@!B >!N*[> > C  N!N*N22}A!>!C *N}&ggg|XR%M>!C . ->!N2[B -|7!!fA N2]@%B >%N*[>#> C 9F |+2t!>%F +@#N#R%M> >%F *>#>">!2~N!->%N2[B -|5!!fA N2]@!B >!N*[> > C  N!N%N%2}A!>!C *N}&ggg|XR%M>!C . ->!N2[B -|5!!fA N2]@!B >!N*[> > C  N!N%N>2}A!>!C *N}&ggg|XR%M>!C . ->!N2[B -L!!f"fN!>!>"N)aNt ^[@#F T/ ;>#C  %MN!>#F |:N!Q/!;-> >!>"2|?--O > >!N >"N >"N{!aN~0 S<N{!aN.^@!N}Ymo [> C 6N+[>!F }XmM<F  N!>">#2}U!-|2!!fA N2]@&B >&N*[> >!>">#>%2}A!>&C *N}&ggg|XR%M>&C . ->&N2[B -|8!"f> N.[>"2x!> C 6?#"M>"P@%/ >%/ > C 2>#[>!>"~X,  -> >">#[I 6>!>"2}0!-~:""*f!}%A N2]@&B >&N*[?)> C  @%?!A N2]@#B "fN >!N![@!P/ ;>#N%[?(N!?*N%?""MN%>!>%N!d@%>!>%T<@!>!N%U<@%}MO"}*@+O>jO |?%MN ?!.!->+}H@!N~X{{{)T%MN ?!.!-"M"M"f> C  @"%M> C %>"N"dN%>!2|Q.!->!P%MN%?"."-N%>!2|%-@"/ >(N%I %.!->(>"I %N ?*-N*?"->">([>!I  >(>*I  >#C %N!Q%M>#C .?!>#C *.!->#C *?!> >%I  > >!I %N}&ggg|X-? >)>!I %>)> I  >#N2[B >&C *N}&ggg|XR%M>&C . ->&N2[B -|6!"fA N2]@"B >"> >!2|H>"C %?!>"C  ?#>"N L *> >#>!>"N*[2~:!>"N2[B -M!!f> C *@"> C  Q%M> 2~J!-> C %>"N"d[>!I  > >"N![I *> > C .>![I .-I Nvio > C .>!N.^[>!> C 2V<@!C *N)aN#Q%f> >!>">#2}%&N --|2 > >!>">#>%Nvio > C .>%N.^[>%> C 2V<@ C  > C %> C *N)aP2};!-I!!fNvio > C .>!N.^[>!> C 2V<C *@"N(aN%Q%M> >!>"N%e2a--L > >!>"2~I!?!> N!2~S!> > C *@"N![I *> C %>"N"d[>!Ngggg|XbI  -|. > >!>"2~I!?!> N!2~S!> > C *@"N![I *> C %>"N"d[>!I  -F!!f> 2z!> N.[2~Y!> N9[2~+!> C |L@!%M> C Y>!2n!--B!!f> C  > C *@"]>!S%M> >">!N!N!2~H!--B!!f> C  > C *@"]>!S%M> >">!N*N22~H!--B!!f> C  > C *@"]>!S%M> >">!N%N%2~H!--B!!f> C  > C *@"]>!S%M> >">!N%NK2~H!--B!!f> C  > C *@"]>!S%M> >">!N%N92~H!--|H!#f>!F 7?%>!>!F 5@&> C 9[F 7@(N%Q%f>&> C 6F ->%N9dNgg%N >#<bNg"N >"<bb2}(!N{!a&>(-L 6> >!2c-|"!!f> C  @!N |:%M> C %>!N#d2n!--<!!f> C  @!%M> C %>!N.^2n!--<!!f> C  @!%M> C %>!N%d2n!--<!!f> C  @!%M> C %>!N9^2n!--<!!f> C  @!%M> C %>!N"d2n!--; >!F =N!a%M> C  >!C 6I  --9 N >%> >!>">#F %PN 2~"!<-|  >!F =%M> C  >!C 6I  --+ > O!J  -#  -#  --y|-}1! Nggo -~E&8c^|R|NZ>|R|TYZ|X>cdXbdc>Xd>o/>|M|Vd>Z|TYc>Xd>o >|R|TYZ|X>_|Vd>_|O>|M_|V|TYcL>d|QZ>^Z|T>|Rc>o4>|M|Vd>d|QZ>|R|TYZ|X>|Rc>o 4bX|T|PZ>cdXbd>|R|TYZ|X>o@>_|Vd>_|O>bX|T|PZ>|O_b>c^|R|NZ>_|O>^Z|T|Pd|Q>o 2bX|T|PZ>Z|TY>|R|TYZ|X>o@>_|Vd>_|O>bX|T|PZ>|O_b>c^|R|NZ>_|O>^Z|T|Pd|Q>o Gb|Vcd|NG|0|1KHJI|,IZ|,|OX|-|0|/HJ|-|/|M|O|MX|N|,|/YJ|1JIYJZ|/X|.KIHG^|R|MbXb|YG|N_bZGcb|NGc^|R|NZG|R|TYZ|X|+bc cb|NG|N_|TeZbdG|UXcc|+bc cb|NGdZ|XdG|TX|SZc|+bc cb|NG|N_|TeZbdGdX^^|RZc|+bc Gb|Vcd|NG|0|1KHJI|,IZ|,|OX|-|0|/HJ|-|/|M|O|MX|N|,|/YJ|1JIYJZ|/X|.KIHG^|R|MbXb|YG|N_bZGcb|NGcdbG|UXddZb|T|+bc cb|NG|N_|TeZbdGYZdX|R^|+bc Gb|Vcd|NG|0|1KHJI|,IZ|,|OX|-|0|/HJ|-|/|M|O|MX|N|,|/YJ|1JIYJZ|/X|.KIHG^|R|MbXb|YGX^^_|NGcb|NGbX|W|KeZ|NG|S_Y|+bc Gb|Vcd|NG|0|1KHJI|,IZ|,|OX|-|0|/HJ|-|/|M|O|MX|N|,|/YJ|1JIYJZ|/X|.KIHG^|R|MbXb|YGX^^_|NGcb|NGX^^_|N|+bc 7|SZ|S_b|Y>X^^_|NXd|R_|T>_|O>o/>|M|YdZc>|OX|R^ZY 6|R|TcZbd|R_|T>|R|TYZ|X>C|Rc>o| D>c|Q_|V^Y>|MZ>|3|4>^Z|T>C|Rc>o!D   ~0 2 V   ~X#  |.   ~0 2 V   )%  J   W!2 V   ~.!  J Nwio -:~T{{{|T|V^^|.!2 3   |"!  5   |6 N}J}*o -|/G ! !"#%&()*       !    !"#%&()*+,-./012345678|     % Nw}*o -+4       % Nh}+o -!% N}3}+o -!! N}>}+o -!% N}I}+o -!* N}T}+o -!% No}+o -!% Nt}+o -!% N~8}+o -!! N~D}.o -?!    %%%%%%%%%%%%%%%%%%%%%%%% !"# N}5}/o -}.!2 M   Y    %%%%%%%%%%%%%%%%%%%%%%%%!  ! ! JK|XFX|U|RFeZbc|R_|T|@Z^Z|Ndc>d|QZ>YXdZY>eZbc|R_|T|+>Sdc>|O_b|SXd>X|TY>YZ|OX|V^d>XbZ>|T_d>Y_|N|V|SZ|TdZY|+|5(2 /   T(2 P N}P}0o -}4!#   |1L      !   !   !|4  |XF|RYZ|S|U_dZ|T|N|YF]Z|Y|7Xbb|RZc>d|QZ>|RYZ|S|U_dZ|T|N|Y>]Z|Y>_|O>X>|TZ|W>_bYZb|+Sd>|NXbb|RZc>d|QZ>|RYZ|S|U_dZ|T|N|Y>]Z|Y>_|O>X>|TZ|W>_bYZb|+  |5(2 /   T(2 P N~4}1o -F#   ~+(2 3   ~9(2 |*   %)2 |+   %       !       % N}/}2o -!% Nk}2o -!! N}E}2o -!% N}P}2o -!* Nn}2o -!% N~+}2o -!% N~4}2o -!% N~@}2o -!! N},}3o -|J! !!!!!  !! !!!!!!!!!!!!!   ! ! !!!!!!!!!!!!!!!!!!!!!!!!!!   !!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!! N~K}4o -~H#!   !       +#2 >       |RdZ|Sc|RY|-H|-|.FHJF|-J|-H|-|/FH|-FH|0c|QX|UZZ|Tdb|RZc~Bg}G|NX^^}!^X|MZ^}#dZ|XdZ|T~Bg}>}!^X|MZ^}#~Bg}?|-+2 )   |6+2 /   |4+2 "   !   "   #   %   &   |;+2 !   LE@|Ob_|Sd_|UX|Y_|Vd|Bb^|N|QX|T|PZc|RcXd|PX|Uc|QXbZY]Z|Ud|TZ|WbZ|UZXdZY|SZ|S|MZbc|N_|V|Td>+/,E@@}!@Xd@LE@|RY@LE@bZ|UZXdZY@Ldb|VZE@@L}!@L}!@|Rc@L@]Z|Ud@E@L}!@|Rc@L@|TZ|W@E@Xd@L@|PX|U@L@c|QXbZY@Ldb|VZE@dZ|Xd@L}!@|N_|V|Td@LE@Z|Tdb|RZc@L|H|I}#|I}#|I}#|I}#EE@|N_|V|Td@LE@|RdZ|Sc@L|HE@|SZ|S|MZbc@L}!}!@c|QX|UZ@LE@|Ob_|S@LE@d_@LE@|UX|Y_|Vd|Bb^@LE@|N|QX|T|PZc@L}!|Ub_Y|V|Nd|K^|Rcd|R|T|P|KZ|XdZ|TYZYbZYZ|S|Ud|R_|T|K|Vb^|Kd_|K|UX|Y_|Vd     2   %   (   ) N~H}8o -6" *  ) }6,2 9   }/-2 # N}A}9o -46#!! }6,2 9   ~4-2 ( N~2}9o -</)&"! }L,2 9   Y.2 "       > N}+}:o -%6. ! N}?}:o -(! *|( ) N}U}:o -(! *C ) N~.}:o -(! *D ) N~E}:o -(! *|+ ) Nz}:o -(! *G ) N}8ko -(! *H ) N}Mko -(! *|, ) Nqko -(! *|- ) N~=ko -(! *|. ) Nxko -+" !+|7"! " N}/};o -~5#"!!,|8"  }!@^|R|TZ@L}!@|R|TYZ|X@LE@|N_|S|U^Z|SZ|Td@L     !   !   |#!2 5   }N   ,   m!2 7   _   |&   @L|6|&    *   %   *   +       %   %   ,   -   G|Vb^P!2 8   N   |!   RP|AGe|-G|Ub_Y|V|Nd|;|Rcdc>|Ub_Y|V|Ndc|+Ge|-G|Ub_Y|V|NdG|N_|V|Tdb|RZc|;|Rcdc>d|QZ>c|V|U|U_bdZY>|N_|V|Tdb|RZc|+|D|QXd>|Rd>dX]Zc>|MZc|RYZc>|Rdc>|UXd|QE>X|TY>d|QZ>|M_Y|Y>_|O>|Rdc>bZc|U_|TcZ|+   |U/2 |4   |=V|@|AGe|-G_bYZb|7bZXdZc>X|T>_bYZb|+Ge|-G_bYZbG}!|RY}#|?ZXYc>_|TZ>_bYZb|+|;|Rcdc>_bYZbc|+|?ZXY>d|QZ>_bYZb>|W|Rd|Q>RP|A>Ge|-G_bYZbG}!|RY}#|+Ge|-G_bYZbG}!|RY}#G^|R|T]c|?ZXYc>d|QZ>|UX|Y_|Vd>^|R|T]c>_|O>X|T>_bYZb|+ % Ny}>o -F>/2 #   A/2 -   |+/2 1   }3(2 !   %        )+&% Nn}?o -F>/2 #   |4/2 7   |?/2 |"   %       }P/2 !   !+++% Ng}@o -F}X/2 %   n/2 +   q/2 3   |/)2 "   %        + !% N~)}@o -F>/2 #   ~6/2 0   ~D/2 2   }3(2 !   %        ++"% Nj}Ao -E>/2 #   n/2 +   x/2 /   }3(2 !   %        *+# No}Ao -|Y!02 |(       >/2 #   C02 6   |302 A   %       %        +++>?@{{{{{##B|%{{{{{{""|&|(CD{{{{%%|.|/{{{{{{""|0I{{{{{{""|UX|Y|SZ|Td|K|SZd|Q_Y@ N~&lo -)0|RdZ|Sc@ N~;lo -,&|Ub_Y|V|Ndc@ Nxlo -?*|RYZ|S|U_dZ|T|N|Y|K]Z|Y@        1cdXd|Vc@ N}G}Bo -0(|N_|S|U^ZdZY|KXd@ N~%}Bo -2.bZYZ|S|Ud|R_|T|K|Vb^@ N~8}Bo -*0|UX|Y_|Vd@ N~O}Bo -/(|Rc|K|N_|S|U^ZdZ@ N}-}Co ---|N_|V|Tdb|RZc@ N}D}Co -2+|R|T|Rd|RX^|KeX^|VZc@ Nn}Co -00|O|R|TX^|KeX^|VZc@ N~5}Co -1.|Ub_Y|V|Nd|K|N_|V|Td@ N~M}Co -*/d_]Z|Tc@ N}+}Do -%(|RY@ Nl}Do -+"|SZccX|PZ@ N}Y}Do -2)X|U|Ub_eX^|KcdXdZ@ N~2}Do -.0|NXdZ|P_b|RZc@ N~J}Do -*,Z|X|U|Rb|Y@ Nh}Eo -0(|Ub_Y|V|Nd|K|N_YZ@ N}?}Eo --._^Y|KcdXdZ@ N}V}Eo --+|TZ|W|KcdXdZ@ N~0}Eo --+d|R|SZcdX|S|U@ Nv}Eo -0+|Rc|K_bYZbX|M^Z@ N}&}Fo -(.|N_YZ@ N}<}Fo ->%|N_|V|Tdb|RZc|KbZYZZ|SX|M^Z|K|R|T@| X|OdZb@ Nt}Fo -*&|MZ|O_bZ@ N~E}Fo -)(^|R|S|Rd@ N~Y}Fo -(&d|Y|UZ@ N}:}Go -+%|NXbY|K|RY@ N}P}Go -,)|N|VbbZ|T|N|Y@ N~,}Go --*|7VU|=|;P|AP|8@ N~B}Go -.+|=|?V|7P|@|@S|<R@ N~W}Go -*,QNS|;P|8@ N}7}Ho -|#(|Ub|R|NZ|K|S|V^d|R|U^|RZb@       2|7N|?|8@ Nr}Ho -|"%N|7|7V|B|<|A|KON|;N|<|7P@        1P|B|?@ Ny}Ho -&#RO|=@ N}4}Io -&#|B|@|8@ N}K}Io -&#|7N|8@ N~(}Io -@#Y|Rcdb|R|M|Vd|R_|T|K|SZd|Q_Y@    5|N_|V|Tdb|Y@ N~R}Io -,)_bYZb|K|RY@ N}1}Jo -D*Y|Rc|N_|V|Td|K|S|V^d|R|U^|RZb@    5YZ^|ReZb|Y|KZ|SX|R^@ No}Jo -10|N|VbbZ|Td|Kd_]Z|T@ N~9}Jo -1/Z|SX|R^|KXYYbZcc@ N~P}Jo -)/eX^|VZ@ N}.}Ko -*&eX^|VZc@ N}E}Ko -)(PUNS|;@ N~"}Ko -/&|=N|FV|B|A|K|;S|<T@ N~6}Ko -*-|@S|<R|;P@ N~N}Ko -,(U|B|;|AS|=|;P@ Nj}Lo -1*|XFX|U|RFeZbc|R_|T@ N}B}Lo -|%/|XF|RYZ|S|U_dZ|T|N|YF]Z|Y@      3|-H|-|.FHJF|-J@ N~3}Lo -.,|-H|-|/FH|-FH|0@ N~K}Lo -),a|VZb|Y@ Nimo -+&|QZXYZbc@ N}@mo -()|M_Y|Y@ N}Wmo -l+%     #  ){{      #  ){{!     #  ){{"     #  ){{"     #  ){{#     #  ){{#     #  ){{%     #  ){{&     #  ){{(    ##  ){{)     #  +{{{    !#  )  *    !!  *! L    ###! " {    ##"K # {     #  (%!    !##  !&!{    ##  ) !*    #!  *!!|2  !!##  !(!{  !!##   )!{    ##   *!{    ##   +!{    ##   ,!{    ##   -!{    ##   .!{    ##   /!{     #  (%"     !#   0"{    !#   1"{   !!#  !&"{    !#  ) "*    !!  *!"|3    ##   *"{    ##   +"{    ##   ,"{    ##   -"{    ##   ."{    ##   /"{     #  !2#{    ##  +3#{    ##  )4#+     #  !5%{    ##  )6%,     #  )7%,     #  #8%{    ##  !| &{    ##  !9&{    ##  !:&{    ##  !;&{    ##  !<&{   !##  &=&{   !##  &=({    ##  !<({    ##  !;({    !#  (|!*!    !#  !|"*{    !#  (|#*"    ##  ){ -    ##  ){!.    ##  ){".!!  ##  %A,{    !#  )|)-/    !#  )"-0    ##!  |*-{    !#  )|)./    !#  )".0   !##  !(.{   !##   ).{    ##   E.{    ##   F.{    ##   |+.{    ##   G.{    !#  (|!/#    !#  "H/{    !#  (|!0%   !!#  !|,0{    !!  *|-0|<   !##  !{0{_bYZbFbZa|VZcd_bYZbF|NbZXdZY_bYZb_bYZbF^|Rcd|Ub_Y|V|Nd|Ub_Y|V|NdF^|Rcd|Ub_Y|V|NdF|V|UYXdZ|Ub_Y|V|NdFa|VZb|Y_bYZbFa|VZb|Y  ~K:2 /    #  ~U:2 /   !% !(;2 &   "& !-;2 ,   #&!!7;2 )   %  !=;2 .   & !!C;2 0   (" !I;2 /   ))" |7;2 -   *)" |++2 %   +("   # #     . . # Ng}Vo -7#-%   ! !     ~Y1~Y1! ! Nn}Vo -<#1.   |6 |6     o1o1! ! K ( ( N~D}Vo -%y1y1 N~P}Vo -<~Y1!   #<.(    ) )       ! ! N}Q}Wo -.!  #|(#   1 1 Nr}Wo -#/ / Nw}Wo --#|)%     |6 |6 N}K}Xo --%# |+(   ) ) N~F}Xo -&!"!|/# N}E}Yo -+#J    ) ) N}V}Yo -&&   " Nt}Yo -!" N~:}Yo -+" !   #J# N};~ o -.!  #|4  !!! ! N~8~ o -5#|4!   # #     % % # N}4~!o -8!  #|5#   # - *   w x # Nu~!o -+#N*   # # N~B~!o -&!   " Ny~!o -!" N}*no -1" !   #S"   ) ) N}@no -)!   " % N}Rno -#% " N~&no -}G#( !   #T# LGGGe|-GA#   1   0   ~F+2 ~H+2 y+2 5"2 |:   D"  +   |NX|UX|N|Rd|Y>_eZb|O^_|W   ~&!2 |=   =   &   HHH|,H|-H|.H|/H|0HIHJHKH|1|,H|,|,|,|-|,|.|,|/|,|0|,I|,J|,K|,|1|-H|-|,|-|-|-|.|-|/|-|0|-I|-J|-K|-|1|.H|.|,|.|-|.|.|.|/|.|0|.I|.J|.K|.|1|/H|/|,|/|-|/|.|/|/|/|0|/I|/J|/K|/|1|0H|0|,|0|-|0|.|0|/|0|0|0I|0J|0K|0|1IHI|,I|-I|.I|/I|0IIIJIKI|1JHJ|,J|-J|.J|/J|0JIJJJKJ|1KHK|,K|-K|.K|/K|0KIKJKKK|1|1H|1|,|1|-|1|.|1|/|1|0|1I|1J|1K|1|1!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!! N}Koo -|.""""""""""""""""""""""""""""""################%%%%% Nwoo -!" N~Dro -!% Nyro -+4       % N}/~*o -!% Nk~*o -!! N}E~*o -!% N}P~*o -!* Nn~*o -!% N~+~*o -!% N~4~*o -!% N~@~*o -!! N~Kso -+!       % Ngto -!! N}/to -!! Nkto -!. N}Eto -!%';
var frequent = "fffff7f1f13b1c507eaa000123c9e5081310001010010001368110000010111a";

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
