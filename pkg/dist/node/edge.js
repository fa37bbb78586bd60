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

// edge/edge_error.js
var EdgeError = class extends Error {
  name = "EdgeError";
  /** The reason: the `code` of the problem details that the client gets. */
  code;
  /** The class of what was thrown, such as `'TypeError'`. Undefined if nothing was. */
  cause;
  /** The origin of the service. Undefined in the receiver. */
  upstream;
  constructor({ code, message, upstream: upstream2, cause }) {
    super(message);
    this.code = code;
    this.cause = cause === void 0 ? void 0 : classOf(cause);
    this.upstream = upstream2 === void 0 ? void 0 : new URL(upstream2).origin;
  }
};
var CLASS = /^[A-Z]\w{0,63}$/;
function classOf(thrown) {
  if (!(thrown instanceof Error))
    return typeOf(thrown);
  try {
    return CLASS.test(thrown.name) ? thrown.name : "Error";
  } catch {
    return "Error";
  }
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

// edge/deadline.js
var Deadline = class {
  #timer;
  #other;
  #races = /* @__PURE__ */ new Set();
  #controller;
  #isAborted = false;
  #passed = false;
  #abort = () => {
    this.#isAborted = true;
    this.#controller?.abort();
    for (const abort of this.#races)
      abort();
  };
  /** The longest time of a timer, in milliseconds. */
  static LONGEST = 2147483647;
  constructor(milliseconds, other) {
    this.#timer = setTimeout(() => {
      this.#passed = true;
      this.#abort();
    }, milliseconds);
    this.#other = other;
    if (other?.aborted)
      this.#abort();
    else
      other?.addEventListener("abort", this.#abort, { once: true });
  }
  /**
   * Is aborted when the time is over or the other signal is aborted. Made at the first use: it costs workerd more than
   * validating a small document.
   */
  get signal() {
    if (this.#controller === void 0) {
      this.#controller = new AbortController();
      if (this.#isAborted)
        this.#controller.abort();
    }
    return this.#controller.signal;
  }
  /** Whether the time is over. */
  get passed() {
    return this.#passed;
  }
  /** Settles like the promise, or rejects as soon as the signal is aborted. */
  race(promise) {
    return new Promise((resolve, reject) => {
      const abort = () => reject(this.signal.reason);
      if (this.#isAborted)
        abort();
      this.#races.add(abort);
      promise.then(resolve, reject).finally(() => this.#races.delete(abort));
    });
  }
  /** Stops the timer. The other signal can still abort. */
  stop() {
    clearTimeout(this.#timer);
  }
  /** Stops the timer and ignores the other signal: the exchange is complete. */
  end() {
    this.stop();
    this.#other?.removeEventListener("abort", this.#abort);
  }
  /** Aborts whatever is still running. */
  abandon() {
    this.end();
    this.#abort();
  }
};

// generated/conversions.js
var changeIds = [{ "id": "product_listing_extended", "version": "2024-02-05" }, { "id": "countries_endpoint_added", "version": "2024-02-05" }, { "id": "redemption_url_to_payout", "version": "2024-02-05" }];
var topics = ["changes", "gaps", "losses"];
var englishConversions = { "refusals": { "88": "The complement cannot be read. Pass it as the earlier conversion returned it.", "89": "The complement belongs to another shape, other versions or another `payoutUrl`. Pass the one of this document.", "90": "Part of the complement matches nothing in this document. Pass the one of this document, or use `onOrphan: 'drop'`.", "91": "Part of the complement matches nothing in this document. Pass the one of this document, or use `onLoss: 'report'`.", "92": "The complement holds another value for this. Remove this one, or use `onLoss: 'report'`.", "93": "The other version has no place for this. Remove it, or use `onLoss: 'report'`." }, "reasons": ["", "", "", "{version} requires {field}. {why}", "{version} expects another type of value in {field}.", "{version} does not allow this value in {field}.", "{version} does not allow `before` and `after` together.", "2023-07-27 requires a country code (implied). The name of its parameter is not documented.", "{field} has no value that {other} can hold, and {version} has no {field}.", "`redemption_url` is not a string, so it can't become a payout URL.", "`payout` has no URL at `payoutUrl`, and 2023-07-27 has no `payout`.", "{other} is kept, and does not hold this value.", "{version} keeps only one value of {field}, so this part is lost.", "{field} has another type of value, so the value of {other} replaces it.", "It was restored from a complement, but the earlier document had no place for it.", "The complement holds another {field}. The document's own one is kept.", "{version} introduced {field}. The version before has no place for it.", "{version} removed {field} and has no place for it.", "The complement's data for entry {entry} match nothing in this document.", "The complement's data for item {item} of entry {entry} match nothing in this document."], "assumptions": ["The structure of `payout` is not documented (2.6). Its URL is assumed to be at `payoutUrl`.", "The field name of the redemption instructions is not documented (2.1). They are kept as they are."], "clues": ["{version} removed {field}.", "{version} introduced {field}.", "{version} always includes {field}.", "{version} does not allow this value in {field}."], "unlisted": "{version} has no such endpoint." };

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
var CONVERSION_MOST = 3;
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
var NOTE_WORDS = 3;
function readNoteRecord(words3, at2) {
  const w0 = words3[at2 + 0];
  const w1 = words3[at2 + 1];
  const w2 = words3[at2 + 2];
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
var names = [
  "after",
  "approval_state",
  "before",
  "card_id",
  "categories",
  "code",
  "completed_at",
  "countries",
  "countries_redeemable_in",
  "country",
  "currency",
  "current_token",
  "delivery_email",
  "discount_multiplier",
  "distribution_method",
  "email_address",
  "expiry",
  "final_values",
  "id",
  "idempotency_key",
  "initial_values",
  "is_complete",
  "is_orderable",
  "items",
  "limit",
  "message",
  "new_state",
  "old_state",
  "order_id",
  "payment_method",
  "payout",
  "price_multiplier",
  "product_code",
  "product_count",
  "products",
  "redemption_url",
  "status",
  "timestamp",
  "tokens",
  "type",
  "value",
  "values",
  "x-api-version",
  "x-idempotency-key"
];

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
    const { value, shown } = argument(messages3, byLabel, name, given);
    if (value !== void 0)
      meta[name] = value;
    const label = name === "field" || name === "name" ? labelOf(messages3, given.field) : void 0;
    if (label !== void 0)
      meta.label = label;
    return shown;
  });
  return { text: text2, meta };
}
var caches = /* @__PURE__ */ new WeakMap();
var lastUsed;
function cacheOf(phrasing) {
  if (lastUsed?.phrasing.messages === phrasing.messages && lastUsed.phrasing.byLabel === phrasing.byLabel)
    return lastUsed.known;
  const both = caches.get(phrasing.messages) ?? [/* @__PURE__ */ new Map(), /* @__PURE__ */ new Map()];
  caches.set(phrasing.messages, both);
  const known = both[Number(phrasing.byLabel)];
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
function allowed(field, list, { version: version3 }) {
  const isLater = (value) => versions.indexOf(field?.valuesSince?.[value] ?? versions[0]) > version3;
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
  const plain2 = (value) => {
    const text2 = String(value ?? "");
    return { value, shown: byLabel ? withLabels(messages3, text2) : text2 };
  };
  const named = (wire, label2 = wire) => ({
    value: wire,
    shown: byLabel ? inSentence(messages3, label2 ?? "") : quoted(wire)
  });
  const label = (wire) => messages3.labels[labelled.indexOf(wire)];
  const valueLabel = (value) => messages3.values[labelledValues.indexOf(value)];
  const list = (names2 = [], last, labelOf2) => ({
    value: Object.freeze([...names2]),
    shown: joined(names2.map((wire) => named(wire, labelOf2?.(wire)).shown), last)
  });
  switch (name) {
    case "field": {
      if (field?.name === void 0)
        return plain2(texts?.called);
      const known = labelOf(messages3, given.field);
      const isUnknown = byLabel && known === void 0;
      return isUnknown ? { value: field.name, shown: messages3.unnamed } : named(field.name, known);
    }
    case "name":
      if (field !== void 0)
        return argument(messages3, byLabel, "field", given);
      return given.name === void 0 ? { value: void 0, shown: messages3.unnamed } : named(given.name);
    case "type":
      return plain2(messages3.types[byLabel && field?.type === "string" ? "text" : field?.type ?? ""]);
    case "values":
    case "beside":
      return list(allowed(field, name, given), messages3.or, valueLabel);
    case "why":
    case "need":
    case "instead":
      return plain2(texts?.[name]);
    case "removed_in":
      return plain2(field?.removed);
    case "deprecated_in":
      return plain2(field?.deprecated);
    case "since":
      return plain2(field?.since ?? versions[0]);
    case "other":
      return named(field?.other, label(field?.other ?? ""));
    case "discriminator":
      return named(fields[object?.discriminator ?? -1]?.name, labelOf(messages3, object?.discriminator));
    case "carried":
      return list(object?.carried, messages3.and, label);
    case "pointer":
      return plain2(`/${escaped(given.name ?? "*")}`);
    case "near": {
      const near = words[given.near] ?? "";
      const isDiscriminator = near === fields[object?.discriminator ?? -1]?.name;
      return named(near, isDiscriminator ? labelOf(messages3, object?.discriminator) : label(near) ?? valueLabel(near));
    }
    case "number":
      return plain2(given.number);
    case "list":
      return named(word, label(word));
    case "header":
      return named(word);
    case "header_why":
      return plain2(messages3.calls?.headers[word]);
    case "versions":
      return list(versions, messages3.or);
    case "methods":
      return plain2(methodsOf(messages3, given).join(` ${messages3.or} `));
    case "shape":
      return named(endpoint?.body);
    case "endpoint":
      return plain2(endpoint?.name);
    case "endpoint_since":
      return plain2(endpoint?.since);
    case "endpoint_removed_in":
      return plain2(endpoint?.removed);
    case "endpoint_instead":
      return plain2(endpoint?.instead);
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
function joined(names2, last) {
  const end = names2.pop() ?? "";
  return names2.length === 0 ? end : `${names2.join(", ")} ${last} ${end}`;
}
function quoted(name) {
  return `\`${name ?? ""}\``;
}
function escaped(name) {
  return name.includes("~") || name.includes("/") ? name.split("~").join("~0").split("/").join("~1") : name;
}

// postponed.js
var READ = /* @__PURE__ */ Symbol("postponed");
var INSPECT = /* @__PURE__ */ Symbol.for("nodejs.util.inspect.custom");
var PRINTED = {
  value() {
    return { ...this };
  }
};
var accessors = /* @__PURE__ */ new Map();
function postpone(target, names2, make) {
  for (const name of names2)
    Object.defineProperty(target, name, accessorOf(name));
  const { [READ]: others } = target;
  Object.defineProperty(target, READ, { value: readerOf(target, names2, make, others), configurable: true });
  Object.defineProperty(target, INSPECT, PRINTED);
}
function readerOf(target, names2, make, others) {
  let made;
  return (name) => {
    if (!isOneOf(names2, name))
      return others?.(name);
    made ??= make?.();
    make = void 0;
    const value = made?.[name];
    Reflect.defineProperty(target, name, dataProperty(value));
    return value;
  };
}
function isOneOf(names2, name) {
  return names2.includes(name);
}
function accessorOf(name) {
  const known = accessors.get(name);
  if (known !== void 0)
    return known;
  const accessor = {
    get() {
      return this[READ]?.(name);
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
var words2 = /* @__PURE__ */ new Uint32Array(0);
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
function memoryWords() {
  if (words2.buffer !== core.memory.buffer)
    words2 = new Uint32Array(core.memory.buffer);
  return words2;
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
  const { version: version3 } = settings;
  if (address2 === CLEAN)
    return { valid: true, shape, version: version3, problems: [], truncated: false, assumptions: [] };
  const reply = new Reply(address2, REPORT_HEAD);
  const phrasing = phrasingOf(settings, builtIn);
  return reportFrom(reply, assumptionsFrom(reply, phrasing), shape, phrasing);
}
function phrasingOf({ messages: messages3, names: names2, mask }, builtIn = english) {
  return { messages: messages3 ?? builtIn, byLabel: names2 === "label", mask };
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
    const detail = readDetailRecord(reply.words, reply.at);
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
    const { title, applicability, field, near, other, has_edits, has_header } = readFixRecord(reply.words, reply.at);
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
  const note = readNoteRecord(reply.words, reply.at);
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
  const { reason, field, other, version: version3 } = note;
  const key = `${reason} ${field} ${other} ${version3} ${entry} ${item}`;
  if (lastReason?.key === key && lastReason.conversions === conversions)
    return lastReason.text;
  const named = (number) => quoted(fields[number]?.name);
  const why = messages3.fields[field]?.why;
  const texts = { version: versions[version3], entry, item, field: named(field), other: named(other), why };
  const text2 = withTexts(conversions.reasons[reason], texts);
  lastReason = { key, conversions, text: text2 };
  return text2;
}
var lastReason;
function withTexts(template, texts) {
  return filled(template, (argument2) => String(texts[argument2] ?? ""));
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
function anyOf(names2) {
  return names2.map(quote).join(", ").replace(/, ([^,]*)$/, " or $1");
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
function readerOf2(declared) {
  const names2 = Object.keys(declared);
  const missing = names2.filter((name) => declared[name]?.isRequired);
  const defaults = defaultsOf(declared);
  return (value, what = "") => {
    const checked = { ...defaults };
    if (value !== void 0) {
      refuseOthers(what, value, names2);
      for (const name of Object.getOwnPropertyNames(value)) {
        const option = own(declared, name);
        if (option === void 0) {
          refuseUnknown(what, value, name, names2);
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
function refuseUnknown(what, options, name, names2) {
  if (!Object.prototype.propertyIsEnumerable.call(options, name))
    return;
  throw unknown(what === "" ? "option" : `name in ${what}`, name, names2);
}
function refuseOthers(what, options, names2) {
  const prototype = isRecord(options) && Object.getPrototypeOf(options);
  if (prototype === Object.prototype)
    return;
  if (!isPlainRecord(options))
    throw new TypeError(`${what || "options"} must be an object, not ${typeOf(options)}`);
  for (const parent of parentsOf(options)) {
    const name = names2.find((name2) => !Object.hasOwn(options, name2) && Object.hasOwn(parent, name2));
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

// generated/changes.js
var touched = [{ "shape": "product", "version": "2024-02-05", "added": ["approval_state", "categories", "expiry"], "removed": [] }, { "shape": "product-list", "version": "2024-02-05", "added": ["approval_state", "categories", "expiry"], "removed": [] }, { "shape": "product-query", "version": "2024-02-05", "added": ["is_orderable", "code", "countries_redeemable_in", "after", "before", "limit"], "removed": [] }, { "shape": "order", "version": "2024-02-05", "added": ["items/payout"], "removed": ["items/redemption_url"] }, { "shape": "order-list", "version": "2024-02-05", "added": ["items/payout"], "removed": ["items/redemption_url"] }];
var fillable = [{ "shape": "product", "version": "2024-02-05", "pointer": "/approval_state" }, { "shape": "product-list", "version": "2024-02-05", "pointer": "/approval_state" }];

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
var limits = optional(readerOf2(LIMITS), defaultsOf(LIMITS));
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
  severity: optional(readerOf2(SEVERITIES)),
  entries: optional(pointer),
  limits,
  mask: optional(boolean, true),
  messages: optional(language),
  names: optional(oneOf(namings), "wire")
};
var DEFAULTS = { ...defaultsOf(DOCUMENT), bytes: new Uint8Array(0) };
var readDocumentOptions = readerOf2(DOCUMENT);
function settingsOf(options, flags = 0) {
  const { version: version3, level: level2, draft, severity: severity3, limits: limits5, mask, messages: messages3, names: names2 } = options;
  const entries3 = options.entries === void 0 ? void 0 : new TextEncoder().encode(options.entries);
  const bytes = new Uint8Array(SETTINGS_ENTRIES + (entries3?.length ?? 0));
  bytes[0] = versions.indexOf(version3);
  bytes[SETTINGS_FLAGS] = flags | flagsOf(options);
  if (severity3 !== void 0)
    writeSeverities(severity3, bytes);
  writeLimits(limits5, bytes, SETTINGS_LIMITS);
  if (entries3)
    bytes.set(entries3, SETTINGS_ENTRIES);
  return { version: version3, level: level2, draft, severity: severity3, entries: options.entries, limits: limits5, mask, messages: messages3, names: names2, bytes };
}
function flagsOf({ level: level2, draft, entries: entries3, mask }) {
  return (level2 === "stated" ? FLAG_STATED : 0) | (draft ? FLAG_DRAFT : 0) | (entries3 === void 0 ? 0 : FLAG_ENTRIES) | (mask ? 0 : FLAG_UNMASKED);
}
function writeSeverities(chosen, into) {
  for (const [index, code] of codes.entries()) {
    const severity3 = chosen[code];
    if (severity3 !== void 0)
      into[SETTINGS_SEVERITIES + index] = severities.indexOf(severity3) + 1;
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
function withFatalAlone(settings) {
  const off = codes.filter((code) => !isFatal(code)).map((code) => [code, "off"]);
  return settingsOf({ ...settings, severity: Object.fromEntries(off) });
}
function shapeIndex(shape) {
  return shapes.indexOf(aShape(shape, "shape"));
}
var aShape = oneOf(shapes);
function refuseEntries(shape, { entries: entries3 }, name = "the option entries") {
  if (entries3 === void 0 || lists.includes(shape))
    return;
  throw new TypeError(`${name} is only for ${anyOf(lists)}: leave it out for ${quote(shape)}`);
}

// range.js
var RANGE = { from: requiredVersion, to: requiredVersion };
function rangeReaderOf(declared) {
  const read = readerOf2({ ...RANGE, ...declared });
  return (value) => {
    if (value !== void 0)
      return read(value);
    const [from, to] = versions;
    throw new TypeError(`the options from and to are missing: pass { from: '${from}', to: '${to}' }, or the other way round`);
  };
}

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
var readOptions = rangeReaderOf(CONVERSION);
function encoded(options, fill = []) {
  const { from, to, payoutUrl, entries: entries3, complement, onLoss: onLoss3, onOrphan, limits: limits5, messages: messages3 } = options;
  const bytes = headOf([payoutUrl, entries3, complement, ...fill], CONVERSION_STRINGS);
  bytes[0] = versions.indexOf(from);
  bytes[1] = versions.indexOf(to);
  bytes[2] = (onLoss3 === "error" ? CONVERSION_LOSS_IS_ERROR : 0) | (onOrphan === "drop" ? CONVERSION_ORPHANS_DROP : 0);
  writeLimits(limits5, bytes, CONVERSION_LIMITS);
  return { from, to, entries: entries3, limits: limits5, messages: messages3, bytes, fill, identity: from === to && complement === void 0 };
}
var BY_DEFAULT = defaultsOf(OPTIONAL);
function settingsOfRefusal({ from, limits: limits5, messages: messages3 }) {
  return settingsOf({
    ...DEFAULTS,
    version: from,
    limits: { ...limits5, findings: Math.max(1, limits5.findings) },
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
  const readTexts = readerOf2(Object.fromEntries(known.map((gap) => [gap, optional(jsonText)])));
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
  const between = (version3) => {
    const at2 = versions.indexOf(version3);
    return at2 > versions.indexOf(from) && at2 <= versions.indexOf(to);
  };
  return fillable.filter((gap) => gap.shape === shape && between(gap.version)).map((gap) => gap.pointer);
}

// query_shapes.js
function isQuery(shape) {
  return queries.includes(shape);
}

// as_value.js
var NOT_PLAIN = /* @__PURE__ */ Symbol("not plain");

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
  return `${encoded2(name)}=${encoded2(value)}`;
}
function encoded2(text2) {
  return text2.split(/[\ud800-\udfff]/u).map(encodeURIComponent).join("%FF");
}
var WRAP = "pass its bytes as a Uint8Array, such as new Uint8Array(buffer)";
var READ2 = "pass what it resolves to, such as await response.text()";
var ADVISED = {
  document: "pass the document as text, bytes or a plain object",
  query: "pass the query as text, URLSearchParams or a plain object"
};
var PLAIN = "pass a plain object, such as Object.fromEntries(map)";
var ADVICE = {
  ArrayBuffer: WRAP,
  SharedArrayBuffer: WRAP,
  Promise: "await it first",
  Response: READ2,
  Request: READ2,
  Blob: READ2,
  File: READ2,
  ReadableStream: READ2,
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
  let level2 = /* @__PURE__ */ new Set([value]);
  try {
    for (let reached = 0; level2.size > 0; reached++) {
      if (reached > depth)
        return true;
      const next = /* @__PURE__ */ new Set();
      for (const parent of level2) {
        for (const child of Object.values(parent)) {
          if (typeof child === "object" && child !== null)
            next.add(child);
        }
      }
      level2 = next;
    }
  } catch {
    return false;
  }
  return false;
}

// document.js
function prepare(shape, input2, settings) {
  const index = shapeIndex(shape);
  refuseEntries(shape, settings);
  const form = formOf(input2);
  const source2 = sourceOf(shape, form, input2, settings);
  return { index, form, source: source2, length: write(source2, settings), settings };
}
function sourceOf(shape, form, input2, { limits: limits5 }) {
  if (form !== FORM_VALUE)
    return input2;
  return isQuery(shape) ? queryOf(input2) : jsonOf(input2, limits5.depth);
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
function validated(shape, input2, settings) {
  return reportOn(shape, prepare(shape, input2, settings));
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

// convert.js
function convertUnder(shape, input2, settings) {
  const index = shapeIndex(shape);
  const form = formOf(input2);
  const source2 = sourceOf(shape, form, input2, settings);
  if (settings.identity && form !== FORM_VALUE)
    return unchanged(source2);
  const length = write(source2, settings);
  return isRefusal(length) ? refused(shape, index, form, length, settings) : converted(shape, index, form, length, settings, input2);
}
function convertInSummary(shape, input2, options, most) {
  const index = shapeIndex(shape);
  const settings = { ...options, bytes: options.bytes.slice() };
  settings.bytes[CONVERSION_MOST] = most;
  const length = write(input2, settings);
  if (isRefusal(length))
    return refused(shape, index, FORM_BYTES, length, settings);
  const reply = readConversion(callWhole((core2) => core2.convert(index, FORM_BYTES, length, settings.bytes.length)), settings.messages);
  if (reply.problems !== void 0)
    return { ok: false, problems: reply.problems };
  const lists2 = noLists();
  const output = bytesAt(reply.start, reply.length);
  reply.fill(lists2);
  return { ok: true, output, losses: lists2.losses, gaps: lists2.gaps, more: reply.more };
}
var { entries, limits: limits2, messages } = DOCUMENT;
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
    const output = outputOf(shape, form, read.start, read.length, input2);
    const conversion = { ok: true, output, ...noLists(), assumptions: read.assumptions, problems: [] };
    read.fill(conversion);
    return conversion;
  } catch (error) {
    if (!isStackOverflow(error))
      throw error;
    return refused(shape, index, form, REFUSED_DEPTH, settings);
  }
}
function outputOf(shape, form, start2, length, input2) {
  if (form === FORM_TEXT)
    return textAt(start2, length);
  if (form !== FORM_VALUE)
    return bytesAt(start2, length);
  const text2 = textAt(start2, length);
  if (!isQuery(shape))
    return JSON.parse(text2);
  return queryLike(input2, text2) ?? Object.fromEntries(new URLSearchParams(text2));
}

// generated/edge.js
var englishReceiver = { "method": "This method is not accepted. Send updates with POST.", "content_type": "This content type is not accepted. Send the update as `content-type: application/json` in UTF-8.", "content_encoding": "This content encoding is not accepted. Send the update without one.", "too_large": "The body is too large. Send a smaller one.", "timeout": "The body took too long to arrive. Send it again.", "incomplete": "The body ended early. Send all of it again.", "unverified": "The update could not be verified. Check how it is signed.", "unreadable": "The body cannot be read. Send one JSON document in UTF-8.", "invalid": "This update does not match the API documentation. Correct what `errors` lists.", "busy": "This update is already being handled. Send it again later.", "failed": "The receiver failed. Send the update again later." };
var englishGateway = { "not_listed": "The service behind this gateway uses version {version}, which does not have this endpoint.", "not_found": "This gateway answers only below its base URL and `/v2/`. Check the URL.", "unlisted": "The API documentation does not list this endpoint. Check the method and the path.", "loop": "This request has passed this gateway before. The option `upstream` of the gateway may lead back to it.", "unknown_version": "The header `x-api-version` does not name a documented version. Send it once with {versions}, or leave it out.", "unreadable": "The request cannot be read. Correct what `errors` lists.", "inconvertible": "This request cannot be converted to the version of the service. Correct what `errors` lists.", "losses": "The version of the service does not have every part of this request. Remove what `errors` lists.", "bad_answer": "The service behind this gateway gave an answer that cannot be converted.", "payout_lost": "No payout of this answer has a URL at the option `payoutUrl`. The operator of this gateway can correct `payoutUrl`, or set `onPayoutLoss: 'report'`.", "unreachable": "The service behind this gateway gave no answer. It may have acted on the request.", "timeout": "The service behind this gateway took too long. It may have acted on the request.", "failed": "This gateway failed. The service behind it may have acted on the request." };

// edge/body.js
async function wholeBody(buffer, { most, declared = 0 }) {
  try {
    const bytes = new Uint8Array(await buffer);
    if (bytes.length > most)
      return { failure: "too_large" };
    return bytes.length < declared ? { failure: "incomplete" } : { bytes };
  } catch {
    return { failure: "incomplete" };
  }
}
async function readBody(stream, bounds) {
  const { signal } = bounds;
  const reading = new Reading(stream, bounds);
  const abort = () => reading.abort();
  if (signal.aborted)
    abort();
  signal.addEventListener("abort", abort, { once: true });
  try {
    return await reading.body;
  } finally {
    signal.removeEventListener("abort", abort);
  }
}
var Reading = class {
  /** Resolves when the body is complete or has failed. Never rejects. */
  body;
  #reader;
  #settle = () => {
  };
  constructor(stream, { most, declared = 0 }) {
    this.#reader = stream?.getReader();
    this.body = new Promise((resolve) => {
      this.#settle = resolve;
    });
    this.#read(new Gathered(most), declared).catch(() => this.#fail("incomplete"));
  }
  /** Stops reading: `body` resolves with the failure `aborted`. */
  abort() {
    this.#fail("aborted");
  }
  async #read(gathered, declared) {
    for (; ; ) {
      const { done, value } = await this.#reader?.read() ?? { done: true };
      if (done || value === void 0)
        break;
      if (!gathered.add(value))
        return this.#fail("too_large");
    }
    const bytes = gathered.bytes();
    if (bytes.length < declared)
      this.#fail("incomplete");
    else
      this.#settle({ bytes });
  }
  #fail(failure) {
    this.#settle({ failure });
    this.#reader?.cancel().catch(() => {
    });
  }
};
function declaredLength(header) {
  return header !== null && /^\d+$/.test(header) ? Number(header) : void 0;
}
var Gathered = class {
  #most;
  #buffer = new Uint8Array(0);
  #length = 0;
  constructor(most) {
    this.#most = most;
  }
  /** Returns false if the chunk exceeds the limit. */
  add(chunk) {
    if (!ArrayBuffer.isView(chunk))
      throw new TypeError(`a chunk of a body must be a Uint8Array, not ${typeOf(chunk)}`);
    const length = this.#length + chunk.length;
    if (length > this.#most)
      return false;
    if (this.#length === 0)
      this.#buffer = chunk;
    else {
      if (length > this.#buffer.length)
        this.#grow(length);
      this.#buffer.set(chunk, this.#length);
    }
    this.#length = length;
    return true;
  }
  bytes() {
    return this.#buffer.subarray(0, this.#length);
  }
  #grow(needed) {
    const larger = new Uint8Array(Math.min(Math.max(needed, 2 * this.#buffer.length), this.#most));
    larger.set(this.#buffer.subarray(0, this.#length));
    this.#buffer = larger;
  }
};

// edge/header_list.js
function splitOutsideQuotes(value, separator) {
  const parts = [];
  let start2 = 0;
  let quoted2 = false;
  for (let at2 = 0; at2 < value.length; at2++) {
    const character = value[at2];
    if (character === '"')
      quoted2 = !quoted2;
    else if (quoted2 && character === "\\")
      at2++;
    else if (!quoted2 && character === separator) {
      parts.push(trimmed(value.slice(start2, at2)));
      start2 = at2 + 1;
    }
  }
  parts.push(trimmed(value.slice(start2)));
  return parts;
}
function membersOf(header) {
  return header === null ? [] : splitOutsideQuotes(header, ",").filter((member) => member !== "");
}
function trimmed(value) {
  let start2 = 0;
  let end = value.length;
  while (start2 < end && isBlank(value, start2))
    start2++;
  while (end > start2 && isBlank(value, end - 1))
    end--;
  return value.slice(start2, end);
}
function unquoted(value) {
  if (!value.startsWith('"'))
    return value;
  let text2 = "";
  for (let at2 = 1; at2 < value.length && value[at2] !== '"'; at2++) {
    if (value[at2] === "\\")
      at2++;
    text2 += value[at2] ?? "";
  }
  return text2;
}
function isBlank(value, at2) {
  return value[at2] === " " || value[at2] === "	";
}

// edge/content_encoding.js
var DECODED = ["gzip", "br"];
var FETCH_DECODES = !("Deno" in globalThis);
function isIdentity(encoding) {
  return encoding === null || ["", "identity"].includes(trimmed(encoding).toLowerCase());
}
function isDecoded(encoding) {
  return isIdentity(encoding) || FETCH_DECODES && DECODED.includes(encoding);
}

// generated/endpoints.js
var endpoints = [{ "query": "product-query", "response": "product-list", "section": "4", "versioned": true, "versions": ["2023-07-27", "2024-02-05"] }, { "section": "4", "versions": ["2024-02-05"] }, { "body": "order-request", "response": "order-created", "section": "4", "versioned": true, "versions": ["2023-07-27", "2024-02-05"] }, { "response": "order", "section": "4", "versioned": true, "versions": ["2023-07-27", "2024-02-05"] }, { "query": "order-query", "response": "order-list", "section": "4", "versioned": true, "versions": ["2023-07-27", "2024-02-05"] }, { "section": "4", "versions": [] }];
var apiVersion = "x-api-version";
var pathRoot = "/v2/";

// edge/entity_tag.js
var TAG = /^(W\/)?"([\x21\x23-\x7e\x80-\xff]*)"$/;
var TAGS = /(?:W\/)?"[^"]*"/g;
var STRONG = "s";
var WEAK = "w";
function tagFor(version3, tag) {
  const [, weak, opaque] = TAG.exec(tag) ?? [];
  return opaque === void 0 ? void 0 : `W/"${version3};${weak === void 0 ? STRONG : WEAK};${opaque}"`;
}
function tagsOfService(version3, header) {
  if (header === "*")
    return header;
  const tags = Array.from(header.matchAll(TAGS), ([tag]) => tagOfService(version3, tag)).filter((tag) => tag !== "");
  return tags.length === 0 ? void 0 : tags.join(", ");
}
function tagOfService(version3, tag) {
  const strong = `W/"${version3};${STRONG};`;
  const weak = `W/"${version3};${WEAK};`;
  if (tag.startsWith(strong))
    return `"${tag.slice(strong.length)}`;
  return tag.startsWith(weak) ? `W/"${tag.slice(weak.length)}` : "";
}

// edge/public_pointer.js
var PARTS_OF_A_CALL = ["query", "headers", "body"];
var HIDDEN = "*";
function publicPointer(path) {
  return path.map((segment) => `/${publicSegment(segment)}`).join("");
}
function publicSegment(segment) {
  return typeof segment === "number" || isShown(segment) ? String(segment) : HIDDEN;
}
function isShown(name) {
  return names.includes(name) || PARTS_OF_A_CALL.includes(name);
}

// edge/status_phrases.js
var PHRASES = {
  400: "Bad Request",
  401: "Unauthorized",
  402: "Payment Required",
  403: "Forbidden",
  404: "Not Found",
  405: "Method Not Allowed",
  406: "Not Acceptable",
  407: "Proxy Authentication Required",
  408: "Request Timeout",
  409: "Conflict",
  410: "Gone",
  411: "Length Required",
  412: "Precondition Failed",
  413: "Content Too Large",
  414: "URI Too Long",
  415: "Unsupported Media Type",
  416: "Range Not Satisfiable",
  417: "Expectation Failed",
  421: "Misdirected Request",
  422: "Unprocessable Content",
  423: "Locked",
  424: "Failed Dependency",
  425: "Too Early",
  426: "Upgrade Required",
  428: "Precondition Required",
  429: "Too Many Requests",
  431: "Request Header Fields Too Large",
  451: "Unavailable For Legal Reasons",
  500: "Internal Server Error",
  501: "Not Implemented",
  502: "Bad Gateway",
  503: "Service Unavailable",
  504: "Gateway Timeout",
  505: "HTTP Version Not Supported",
  506: "Variant Also Negotiates",
  507: "Insufficient Storage",
  508: "Loop Detected",
  511: "Network Authentication Required"
};
function phraseOf(status) {
  return PHRASES[status] ?? (status < 500 ? "Client Error" : "Server Error");
}

// edge/problem_details.js
var MOST_ERRORS = 20;
function rejected(status, detail, rejection) {
  const { code, errors, headers } = rejection;
  const body = { title: phraseOf(status), status, code, detail };
  if (errors !== void 0 && errors.length > 0)
    body.errors = errors;
  return new Response(JSON.stringify(body), {
    status,
    headers: { ...headers, "content-type": "application/problem+json", "cache-control": "no-store" }
  });
}
function detailedErrors(problems) {
  return problems.filter(({ severity: severity3 }) => severity3 === "error").slice(0, MOST_ERRORS).map(({ code, path, section, message }) => ({ code, pointer: publicPointer(path), section, detail: message }));
}
function refusedLosses(losses) {
  return losses.slice(0, MOST_ERRORS).map(({ path, section, reason }) => ({
    code: "undocumented",
    pointer: publicPointer(path),
    section,
    detail: reason
  }));
}

// edge/gateway_rejections.js
var STATUSES = {
  removed: 410,
  not_listed: 501,
  not_found: 404,
  unlisted: 404,
  loop: 508,
  unknown_version: 400,
  unreadable: 400,
  inconvertible: 422,
  bad_answer: 502,
  payout_lost: 502,
  unreachable: 502,
  timeout: 504,
  failed: 500
};
var Refused = class extends Error {
  refusal;
  reason;
  constructor(refusal3, reason) {
    super(refusal3.code);
    this.refusal = refusal3;
    this.reason = reason;
  }
  /** Returns the error for `onError`. */
  errorAt(upstream2) {
    return this.reason && new EdgeError({ code: this.refusal.code, upstream: upstream2, ...this.reason });
  }
};
function detailOf({ code, sentence, version: version3, message }, messages3) {
  if (message !== void 0)
    return message;
  const words3 = messages3?.gateway ?? englishGateway;
  return filled(words3[sentence ?? code], (name) => name === "version" ? version3 ?? "" : versions.join(` ${messages3?.documents.or ?? english.or} `));
}
function removed({ message }) {
  return { code: "removed", message };
}
function notListed(version3) {
  return { code: "not_listed", version: version3 };
}
var NOT_FOUND = { code: "not_found" };
var UNLISTED = { code: "unlisted" };
var LOOP = { code: "loop" };
var UNKNOWN_VERSION = { code: "unknown_version" };
var TIMEOUT = { code: "timeout" };
var UNREACHABLE = { code: "unreachable" };
var FAILED = { code: "failed" };
function ofCall(problems) {
  const code = problems.some(({ code: code2 }) => isFatal(code2)) ? "unreadable" : "inconvertible";
  return { code, errors: detailedErrors(problems) };
}
function ofLosses(losses) {
  return { code: "inconvertible", sentence: "losses", errors: refusedLosses(losses) };
}
var PAYOUT_LOST = { code: "payout_lost" };
function badAnswer(problems) {
  const errors = detailedErrors(problems).map(({ detail, ...error }) => error);
  return { code: "bad_answer", errors };
}

// edge/upstream_links.js
function addressForClient(reference2, { called, upstream: upstream2, gateway }) {
  if (!URL.canParse(reference2, called))
    return reference2;
  if (!reference2.startsWith("/") && !URL.canParse(reference2))
    return reference2;
  const { href } = new URL(reference2, called);
  const rest = href.slice(upstream2.length);
  if (!href.startsWith(upstream2) || !(rest === "" || "/?#".includes(rest[0])))
    return reference2;
  const path = pathOf(gateway) + rest;
  return isPath(reference2) && isPath(path) ? path : gateway + rest;
}
function isPath(reference2) {
  return reference2.startsWith("/") && !reference2.startsWith("//");
}
function pathOf(base) {
  const { pathname } = new URL(base);
  return pathname === "/" ? "" : pathname;
}
function linksForClient(header, addresses) {
  let text2 = "";
  for (let at2 = 0; at2 < header.length; ) {
    const end = endOfPart(header, at2);
    const part = header.slice(at2, end);
    text2 += part.startsWith("<") && part.endsWith(">") ? `<${addressForClient(part.slice(1, -1), addresses)}>` : part;
    at2 = end;
  }
  return text2;
}
function endOfPart(header, start2) {
  if (header[start2] === "<") {
    const end = header.indexOf(">", start2);
    return end < 0 ? header.length : end + 1;
  }
  let at2 = start2 + 1;
  if (header[start2] === '"') {
    while (at2 < header.length && header[at2] !== '"')
      at2 += header[at2] === "\\" ? 2 : 1;
    return at2 + 1;
  }
  while (at2 < header.length && header[at2] !== "<" && header[at2] !== '"')
    at2++;
  return at2;
}

// edge/gateway_headers.js
var VIA = "via";
var THIS_GATEWAY = "1.1 order-contract";
var MOST_PASSAGES = 2;
var OWN = "order-contract-";
var HOP_BY_HOP = [
  "connection",
  "http2-settings",
  "keep-alive",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade"
];
var END_TO_END = [
  apiVersion,
  "authorization",
  "cache-control",
  "content-encoding",
  "content-length",
  "content-type",
  "cookie",
  "etag",
  "if-match",
  "if-none-match",
  "location",
  "set-cookie",
  "vary",
  VIA,
  "x-idempotency-key"
];
var OF_THE_CALL = ["host", "expect"];
var OF_RANGES = ["range", "if-range"];
var FORWARDED = /^(?:forwarded|x-forwarded-.+)$/;
var OF_BYTES = [
  "accept-ranges",
  "content-digest",
  "content-length",
  "content-md5",
  "content-range",
  "digest",
  "repr-digest"
];
function headersToService(given, { versioned, answer, version: version3 }, { upstreamVersion, trustForwarded }) {
  const headers = endToEnd(given);
  if (passagesOf(headers) >= MOST_PASSAGES)
    throw new Refused(LOOP);
  headers.append(VIA, THIS_GATEWAY);
  remove(headers, OF_THE_CALL);
  if (!trustForwarded)
    removeWhere(headers, (name) => FORWARDED.test(name));
  headers.set("accept-encoding", "identity");
  if (answer !== void 0) {
    remove(headers, OF_RANGES);
    replace(headers, "if-none-match", (tags) => tagsOfService(version3, tags));
  }
  if (versioned)
    headers.set(apiVersion, upstreamVersion);
  return headers;
}
function passagesOf(headers) {
  return membersOf(headers.get(VIA)).filter((member) => member === THIS_GATEWAY).length;
}
function headersToClient(given, route, upstreamVersion, addresses) {
  const { version: version3, versioned, varies } = route;
  const headers = endToEnd(given);
  removeWhere(headers, (name) => name.startsWith(OWN));
  headers.append(VIA, THIS_GATEWAY);
  if (FETCH_DECODES && headers.has("content-encoding"))
    remove(headers, ["content-encoding", "content-length"]);
  if (versioned && headers.get(apiVersion) === upstreamVersion)
    headers.set(apiVersion, version3);
  if (varies)
    addTo(headers, "vary", apiVersion);
  for (const name of ["location", "content-location"])
    replace(headers, name, (reference2) => addressForClient(reference2, addresses));
  replace(headers, "link", (links) => linksForClient(links, addresses));
  return headers;
}
function forgetBytes(headers, version3) {
  remove(headers, OF_BYTES);
  replace(headers, "etag", (tag) => tagFor(version3, tag));
}
function forgetBody(headers) {
  remove(headers, ["content-length"]);
}
function endToEnd(given) {
  const headers = new Headers(given);
  const named = membersOf(given.get("connection")).map((name) => name.toLowerCase());
  const ofThisHop = new Set(named.filter((name) => !END_TO_END.includes(name)));
  removeWhere(headers, (name) => HOP_BY_HOP.includes(name) || name.startsWith("proxy-") || ofThisHop.has(name));
  return headers;
}
function removeWhere(headers, isRemoved) {
  remove(headers, Array.from(headers, ([name]) => name).filter(isRemoved));
}
function remove(headers, names2) {
  for (const name of names2)
    headers.delete(name);
}
function replace(headers, name, becomes) {
  const value = headers.get(name);
  if (value === null)
    return;
  const replaced = becomes(value);
  if (replaced === void 0)
    headers.delete(name);
  else if (replaced !== value)
    headers.set(name, replaced);
}
function addTo(headers, name, value) {
  const values = membersOf(headers.get(name)).map((member) => member.toLowerCase());
  if (!values.includes("*") && !values.includes(value))
    headers.append(name, value);
}

// edge/media_type.js
var TOKEN = /^[\w!#$%&'*+.^`|~-]+$/;
var JSON_TYPE = { essence: "application/json" };
function mediaTypeOf(header) {
  if (header === null)
    return void 0;
  if (header === JSON_TYPE.essence)
    return JSON_TYPE;
  const [essence = "", ...parameters] = splitOutsideQuotes(header, ";");
  const names2 = essence.split("/");
  if (names2.length !== 2 || !names2.every((name) => TOKEN.test(name)))
    return void 0;
  const charset = charsetIn(parameters);
  return { essence: essence.toLowerCase(), ...charset !== void 0 && { charset } };
}
function charsetIn(parameters) {
  for (const parameter2 of parameters) {
    const equals = parameter2.indexOf("=");
    if (equals > 0 && parameter2.slice(0, equals).toLowerCase() === "charset")
      return unquoted(parameter2.slice(equals + 1)).toLowerCase();
  }
  return void 0;
}
function isJson({ essence }) {
  return essence === "application/json" || essence === "text/json" || essence.endsWith("+json");
}
function isUtf8({ charset }) {
  return charset === void 0 || charset === "utf-8" || charset === "utf8";
}

// changelog.js
function differs(shape, one, other) {
  return touchedBetween(shape, one, other).length > 0;
}
function removedMembers(shape, from, to) {
  const isUp = versions.indexOf(from) < versions.indexOf(to);
  return touchedBetween(shape, from, to).flatMap(({ added, removed: removed2 }) => isUp ? removed2 : added);
}
function touchedBetween(shape, one, other) {
  return touched.filter((change) => change.shape === shape && isBetween(change.version, one, other));
}
function isBetween(version3, one, other) {
  const at2 = versions.indexOf(version3);
  const [first, last] = [versions.indexOf(one), versions.indexOf(other)];
  return at2 > Math.min(first, last) && at2 <= Math.max(first, last);
}

// edge/overlooked.js
var ENTRIES_MISSED = "its entries were not found, so they were not converted: set the option `entries`, or return them unwrapped from your own call of the service";
var WRAPPED = "node";
function isOverlooked(shape, bytes, output, { from, to, entries: entries3, fill }) {
  if (fill.length === 0 && !areSame(bytes, output))
    return false;
  const document = JSON.parse(new TextDecoder().decode(output));
  const isList = lists.includes(shape);
  if (isList && entries3 === void 0 && isMissed(document))
    return true;
  if (!isList && !isObject(document))
    return true;
  const removed2 = removedMembers(shape, from, to).map((path) => path.split("/"));
  const entriesAnywhere = isList && isObject(document) ? Object.values(document) : [document];
  return isAnywhere(entriesAnywhere, (object) => removed2.some((path) => hasMember(object, path)));
}
function isMissed(document) {
  const found = Array.isArray(document) ? [document] : membersOf2(document).filter(isListOfObjects);
  return found.length === 0 || found.some((list) => list.length > 0 && list.every(isWrapped));
}
function isListOfObjects(value) {
  return Array.isArray(value) && value.every(isObject);
}
function isWrapped(entry) {
  return isObject(entry) && isObject(entry[WRAPPED]);
}
function membersOf2(value) {
  return isObject(value) ? Object.values(value) : [];
}
function isAnywhere(values, test) {
  const waiting = [...values];
  for (let value = waiting.pop(); value !== void 0; value = waiting.pop()) {
    if (typeof value !== "object" || value === null)
      continue;
    if (isObject(value) && test(value))
      return true;
    for (const inner of Object.values(value))
      waiting.push(inner);
  }
  return false;
}
function hasMember(value, [name = "", ...rest]) {
  if (!isObject(value) || !Object.hasOwn(value, name))
    return false;
  const member = value[name];
  const within = Array.isArray(member) ? member : [member];
  return rest.length === 0 || within.some((item) => hasMember(item, rest));
}
function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
function areSame(one, other) {
  return one.length === other.length && one.every((byte, at2) => byte === other[at2]);
}

// edge/payout_loss.js
var PAYOUT = "payout";
var FROM_ENTRY = 4;
function losesPayouts(shape, bytes, losses, payoutUrl) {
  const lost = losses.find(({ path }) => path.at(-1) === PAYOUT);
  if (lost === void 0)
    return false;
  const document = JSON.parse(new TextDecoder().decode(bytes));
  const orders = shape === "order" ? [document] : listAt(document, lost.path.slice(0, -FROM_ENTRY));
  const paidOut = orders.flatMap((order) => listAt(order, ["items"])).filter((item) => isObject2(item) && PAYOUT in item);
  const segments = segmentsOf(payoutUrl);
  const urls = paidOut.map((item) => valueAt(item, [PAYOUT, ...segments]));
  if (urls.some((url) => typeof url === "string"))
    return false;
  return paidOut.some((item, at2) => urls[at2] !== null && costsMoney(item));
}
function costsMoney(item) {
  if (typeof item.redemption_url === "string")
    return false;
  if (valueAt(item, ["distribution_method", "type"]) === "EMAIL")
    return false;
  const payout = item[PAYOUT];
  return typeof payout === "object" && payout !== null ? Object.keys(payout).length > 0 : (payout ?? "") !== "";
}
function listAt(value, path) {
  const list = valueAt(value, path);
  return Array.isArray(list) ? list : [];
}
function valueAt(value, path) {
  let found = value;
  for (const segment of path) {
    if (typeof found !== "object" || found === null || !Object.hasOwn(found, segment))
      return void 0;
    found = found[segment];
  }
  return found;
}
function segmentsOf(pointer2) {
  const segments = pointer2.split("/").slice(1);
  return segments.map((segment) => segment.replaceAll("~1", "/").replaceAll("~0", "~"));
}
function isObject2(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

// edge/relay.js
function relayed(body, { length, idle }) {
  const { readable, writable } = channel(length);
  new Relay(body, writable.getWriter(), idle).start();
  return readable;
}
function channel(length) {
  const { FixedLengthStream } = globalThis;
  return FixedLengthStream === void 0 || length === void 0 ? new TransformStream() : new FixedLengthStream(length);
}
var Relay = class {
  #reader;
  #writer;
  #idle;
  #timer;
  constructor(body, writer, idle) {
    this.#reader = body?.getReader();
    this.#writer = writer;
    this.#idle = idle;
  }
  start() {
    this.#progress();
    this.#writer.closed.catch((reason) => this.#fail(reason));
    this.#passAll().catch((reason) => this.#fail(reason));
  }
  async #passAll() {
    for (; ; ) {
      const { done, value } = await this.#reader?.read() ?? { done: true };
      this.#progress();
      if (done || value === void 0)
        break;
      await this.#writer.write(value);
      this.#progress();
    }
    await this.#writer.close();
    clearTimeout(this.#timer);
  }
  /** Starts the time again. */
  #progress() {
    if (this.#idle === void 0)
      return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#fail(new Error("the body made no progress")), this.#idle);
    this.#timer.unref?.();
  }
  #fail(reason) {
    clearTimeout(this.#timer);
    this.#reader?.cancel(reason).catch(() => {
    });
    this.#writer.abort(reason).catch(() => {
    });
  }
};

// edge/shortfall_list.js
var MOST2 = 100;
var LONGEST = 1024;
var RESERVED = ", more;count=999999999".length;
var ShortfallList = class {
  #listed = /* @__PURE__ */ new Map();
  #more = 0;
  /** Adds losses or gaps below `prefix`, and the number of further ones that are not listed. */
  add(prefix, shortfalls, more = 0) {
    this.#more += more;
    for (let at2 = 0; at2 < shortfalls.length; at2++) {
      if (this.#listed.size === MOST2) {
        this.#more += shortfalls.length - at2;
        return;
      }
      const { path, section, reason } = shortfalls[at2];
      const pointer2 = prefix + publicPointer(path);
      this.#listed.set(`"${pointer2}";section="${section}"`, { pointer: pointer2, section, reason });
    }
  }
  get isEmpty() {
    return this.#listed.size === 0;
  }
  /** Whether there are more than are listed. */
  get truncated() {
    return this.#more > 0;
  }
  /** Returns the listed ones, for the hook `onShortfall`. */
  list() {
    return [...this.#listed.values()];
  }
  /**
   * Returns a structured list (RFC 9651) of pointers with sections, such as
   * `"/response/items/0/payout/*";section="2.6"`. If it is cut short, the last member is `more;count=12`. Neither
   * pointers nor sections need escaping.
   */
  header() {
    const members = [...this.#listed.keys()];
    const all = members.join(", ");
    if (all.length <= LONGEST && !this.truncated)
      return all;
    const kept = members.slice(0, fitting(members));
    return [...kept, `more;count=${members.length - kept.length + this.#more}`].join(", ");
  }
};
function fitting(members) {
  let length = 0;
  const end = members.findIndex((member) => {
    length += member.length + ", ".length;
    return length > LONGEST - RESERVED;
  });
  return end < 0 ? members.length : end;
}

// edge/gateway_answer.js
var LOSSES = `${OWN}losses`;
var GAPS = `${OWN}gaps`;
var UNCONVERTED = `${OWN}unconverted`;
var OF_ANSWER = "/response";
var NO_BODY = [204, 205, 304];
var PARTIAL_CONTENT = 206;
var NOT_MODIFIED = 304;
var LEGIBLE = /^[\t\x20-\x7e\x80-\xff]*$/;
async function answerOf(response, call2, route, settings, deadline) {
  const { status } = response;
  if (!isStatus(status))
    throw unreadable(`its status is ${status}`);
  const { upstream: upstream2, upstreamVersion } = settings;
  const addresses = { called: call2.url, upstream: upstream2, gateway: route.base };
  const headers = headersToClient(response.headers, route, upstreamVersion, addresses);
  const answer = new Answer(call2);
  const unconverted = reasonToPass(response, route, upstreamVersion);
  if (unconverted !== void 0)
    headers.set(UNCONVERTED, unconverted);
  const converts = unconverted === void 0 && route.answer !== void 0 && response.ok && !NO_BODY.includes(status);
  if (converts || route.answer !== void 0 && status === NOT_MODIFIED)
    forgetBytes(headers, route.version);
  if (NO_BODY.includes(status) && status !== NOT_MODIFIED)
    forgetBody(headers);
  if (!converts || call2.init.method === "HEAD")
    return answer.with(response, headers, passing(response, headers, settings));
  const bytes = await bytesOf(response, settings, deadline);
  deadline.end();
  const output = converted2(bytes, route, settings, answer);
  headers.set("content-length", String(output.length));
  return answer.with(response, headers, output);
}
function isStatus(status) {
  return status >= 200 && status <= 599;
}
function reasonToPass({ ok, status, headers }, route, upstreamVersion) {
  if (!ok || NO_BODY.includes(status) || route.version === upstreamVersion)
    return void 0;
  if (route.endpoint === void 0)
    return "unlisted";
  if (route.answer === void 0)
    return void 0;
  if (status === PARTIAL_CONTENT)
    return "partial";
  const type = mediaTypeOf(membersOf(headers.get("content-type")).at(-1) ?? null);
  return type !== void 0 && isJson(type) ? void 0 : "media-type";
}
async function bytesOf(response, { limits: limits5 }, { signal }) {
  refuseEncoded(response);
  const { headers, body } = response;
  const declared = headers.has("content-encoding") ? void 0 : declaredLength(headers.get("content-length"));
  const { bytes, failure } = await readBody(body, { most: limits5.bytes, declared, signal });
  if (failure !== void 0)
    throw unreadable(failure === "too_large" ? `it has more than ${limits5.bytes} bytes` : "it ended early");
  return bytes;
}
function converted2(bytes, { answer: shape, version: version3 }, settings, answer) {
  const { upstreamVersion, onPayoutLoss, payoutUrl } = settings;
  if (shape === void 0)
    return bytes;
  const options = settings.conversion(shape, upstreamVersion, version3);
  const conversion = convertInSummary(shape, bytes, options, MOST2);
  if (!conversion.ok)
    throw unreadable("it cannot be converted", conversion.problems);
  const { output, losses, gaps, more } = conversion;
  if (isOverlooked(shape, bytes, output, options))
    throw unreadable(ENTRIES_MISSED);
  if (onPayoutLoss === "error" && losesPayouts(shape, bytes, losses, payoutUrl))
    throw new Refused(PAYOUT_LOST, { message: englishGateway.payout_lost });
  answer.losses.add(OF_ANSWER, losses, more.losses);
  answer.gaps.add(OF_ANSWER, gaps, more.gaps);
  return output;
}
function passing(response, headers, { timeout: timeout2 }) {
  const { status, body } = response;
  if (body === null)
    return null;
  if (NO_BODY.includes(status)) {
    body.cancel().catch(() => {
    });
    return null;
  }
  if (FETCH_DECODES)
    refuseEncoded(response);
  return relayed(body, { length: declaredLength(headers.get("content-length")), idle: timeout2 });
}
var Answer = class {
  losses = new ShortfallList();
  gaps = new ShortfallList();
  constructor(call2) {
    this.losses.add("", call2.losses);
    this.gaps.add("", call2.gaps);
  }
  with({ status, statusText }, headers, body) {
    const { losses, gaps } = this;
    if (!losses.isEmpty)
      headers.set(LOSSES, losses.header());
    if (!gaps.isEmpty)
      headers.set(GAPS, gaps.header());
    const response = new Response(body, { status, statusText: LEGIBLE.test(statusText) ? statusText : "", headers });
    return { response, losses, gaps };
  }
};
function refuseEncoded({ headers, body }) {
  if (isDecoded(headers.get("content-encoding")))
    return;
  body?.cancel().catch(() => {
  });
  throw unreadable("it has a content encoding that was not asked for");
}
function unreadable(reason, problems = []) {
  const sentences = problems.map(({ code, path, message }) => `${code} ${publicPointer(path)}: ${message}`);
  return new Refused(badAnswer(problems), {
    message: `the answer of the service cannot be used: ${[reason, ...sentences].join("; ")}`
  });
}

// call.js
var baseUrl = /* @__PURE__ */ optional((value) => {
  if (typeof value === "string")
    return value;
  throw new TypeError(`baseUrl must be a string, not ${typeOf(value)}`);
});
var readCallOptions = /* @__PURE__ */ readerOf2({ ...DOCUMENT, baseUrl });
var MESSAGES = /* @__PURE__ */ Object.freeze({ ...english, calls: englishCalls });
function validateCall(call2, options) {
  const { method, url, headers, body } = partsOf(call2);
  const { baseUrl: baseUrl2, ...given } = readCallOptions(options);
  refuseEntries("call", given);
  const settings = settingsOf(given);
  const head = headOf([methodOf(method), urlOf(url), baseUrl2, ...pairsOf(headers)]);
  const form = formOfBody(body);
  const behind = { ...settings, bytes: joined2(settings.bytes, head) };
  const length = form === FORM_NO_BODY ? write("", behind) : write(sourceOf2(form, body, settings), behind);
  if (!isRefusal(length))
    return report(form, length, settings, head, ABSENT);
  writeSettings(behind);
  return report(form, 0, settings, head, codeIndex(length));
}
function listedEndpoint(method, url, baseUrl2) {
  const head = headOf([methodOf(method), urlOf(url), baseUrl2]);
  writeSettings({ bytes: head });
  return endpoints[callWhole((core2) => core2.endpoint_of(head.length)) >>> 0];
}
function report(form, length, settings, head, refused3) {
  const spare = settings.bytes.length;
  return reportAt(callWhole((core2) => core2.validate_call(form, length, spare, head.length, refused3)), "call", settings, MESSAGES);
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
function sourceOf2(form, body, settings) {
  return form === FORM_VALUE ? jsonOf(body, settings.limits.depth) : body;
}
function joined2(a, b) {
  const bytes = new Uint8Array(a.length + b.length);
  bytes.set(a);
  bytes.set(b, a.length);
  return bytes;
}

// convert_call.js
var { onLoss: onLoss2, limits: limits3, messages: messages2 } = CONVERSION;
function convertListed(given, endpoint, options) {
  const { to, messages: messages3 } = options;
  const parts = new Parts(options);
  const url = parts.query(own(endpoint, "query"), String(given.url));
  const body = parts.body(own(endpoint, "body"), own(given, "body"));
  if (parts.areRefused)
    return refusal2(parts.problems);
  const converted4 = { method: given.method, url: typeof given.url === "string" ? url : new URL(url) };
  const headers = headersFor(own(given, "headers"), to);
  if (headers !== void 0)
    converted4.headers = headers;
  if (body !== void 0)
    converted4.body = body;
  const isGone = !endpoint.versions.includes(to);
  const gone = { pointer: "", path: [], section: endpoint.section, reason: unlistedIn(to, messages3) };
  const losses = isGone ? [gone, ...parts.losses] : parts.losses;
  return { ok: true, call: converted4, losses, gaps: parts.gaps, problems: [] };
}
function unlistedIn(version3, messages3) {
  return filled((messages3?.conversions ?? englishConversions).unlisted, () => version3);
}
function refusal2(problems) {
  return { ok: false, call: void 0, losses: [], gaps: [], problems };
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
    const converted4 = this.#collect("/query", convertUnder(shape, query, this.#settings), before);
    if (converted4 === void 0 || converted4 === query)
      return url;
    return before + (converted4 === "?" ? "" : converted4) + fragment;
  }
  body(shape, body) {
    if (shape === void 0 || body === void 0 || body === null)
      return body;
    return this.#collect("/body", convertUnder(shape, body, this.#settings));
  }
  /** `before` is the text before the part. */
  #collect(at2, converted4, before = "") {
    if (!converted4.ok) {
      this.areRefused = true;
      this.problems.push(...converted4.problems.map((problem) => shifted(placed(at2, problem), before)));
      return void 0;
    }
    this.losses.push(...converted4.losses.map((loss) => shifted(placed(at2, loss), before)));
    this.gaps.push(...converted4.gaps.map((gap) => placed(at2, gap)));
    return converted4.output;
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

// edge/gateway_call.js
var HARMLESS = "limit";
function gatewayCall(request, route, settings, signal) {
  const { search, losses, gaps } = converted3(route, settings);
  const headers = headersToService(request.headers, route, settings);
  const init = { method: request.method, headers, redirect: "manual", signal, ...sent(request) };
  return { url: addressOf(settings.upstream, route.path, search), init, losses, gaps };
}
function addressOf(upstream2, path, search) {
  const { href, origin, pathname } = new URL(upstream2 + path + search);
  if (origin + pathname !== upstream2 + path)
    throw new Refused(NOT_FOUND);
  return href;
}
function converted3({ version: version3, method, search, endpoint, query }, gateway) {
  if (!query || endpoint === void 0)
    return { search, losses: [], gaps: [] };
  const { upstreamVersion, onLoss: onLoss3, onQueryLoss, messages: messages3 } = gateway;
  const settings = encoded({ ...BY_DEFAULT, from: version3, to: upstreamVersion, messages: messages3?.documents });
  const conversion = convertListed({ method, url: search }, endpoint, settings);
  if (!conversion.ok)
    throw new Refused(ofCall(conversion.problems));
  const { call: call2, losses, gaps } = conversion;
  const refused3 = losses.filter((loss) => (changesQuery(loss) ? onQueryLoss : onLoss3) === "error");
  if (refused3.length > 0)
    throw new Refused(ofLosses(refused3));
  return { search: String(call2.url), losses, gaps };
}
function changesQuery({ path: [part, name] }) {
  return part === "query" && name !== HARMLESS;
}
function sent({ method, headers, body }) {
  if (method === "GET" || method === "HEAD")
    return {};
  return { body: relayed(body, { length: declaredLength(headers.get("content-length")) }), duplex: "half" };
}

// edge/path.js
var ENCODED = /%[\da-f]{2}/gi;
var UNRESERVED = /[\w.~-]/;
var LEADS_ELSEWHERE = /^\.\.?(?:;|$)|[%/\\\p{Cc}]/u;
function isUnambiguous(path) {
  try {
    return path.split("/").every((segment) => !LEADS_ELSEWHERE.test(decodeURIComponent(segment)));
  } catch {
    return false;
  }
}
function plain(path) {
  return path.replace(ENCODED, (encoded3) => {
    const character = String.fromCharCode(Number.parseInt(encoded3.slice(1), 16));
    return UNRESERVED.test(character) ? character : encoded3;
  });
}
function canonical(path) {
  return withoutSlash(path.replace(/\/{2,}/g, "/"));
}
function withoutSlash(path) {
  return path.endsWith("/") ? path.slice(0, -1) : path;
}

// edge/mount.js
var SOMEWHERE = "http://localhost";
function isBaseAddress(text2) {
  if (!URL.canParse(text2))
    return false;
  const { protocol, search, hash, username, password } = new URL(text2);
  return isHttp(protocol) && search + hash + username + password === "";
}
function mount(given) {
  const value = hrefOf(given);
  const isPath2 = typeof value === "string" && value.startsWith("/");
  const address2 = isPath2 ? SOMEWHERE + value : value;
  if (typeof address2 !== "string" || !isBaseAddress(address2))
    throw new TypeError("baseUrl must be a URL or a path, such as 'https://example.com/shop' or '/shop', without credentials or a query");
  const url = new URL(address2);
  return { url: isPath2 ? void 0 : url, path: withoutSlash(plain(url.pathname)) };
}
function placeOf(mount2, url) {
  const { protocol, host, pathname, search } = url;
  if (!isHttp(protocol) || !pathname.startsWith("/") || !isUnambiguous(pathname))
    return void 0;
  const path = plain(pathname);
  if (mount2?.url !== void 0 && mount2.url.host !== host)
    return void 0;
  if (mount2 !== void 0 && !path.startsWith(`${mount2.path}/`))
    return void 0;
  const start2 = mount2 === void 0 ? Math.max(path.indexOf(pathRoot), 0) : mount2.path.length;
  const { origin } = mount2?.url ?? url;
  return { base: origin + path.slice(0, start2), path: path.slice(start2), search };
}
function isHttp(protocol) {
  return protocol === "http:" || protocol === "https:";
}

// edge/options.js
function statuses(defaults) {
  const declared = Object.entries(defaults).map(([code, status]) => [
    code,
    optional(wholeNumber(400, 599), status)
  ]);
  return optional(readerOf2(Object.fromEntries(declared)), defaults);
}
function timeout(byDefault) {
  return optional(wholeNumber(1, Deadline.LONGEST, " of milliseconds"), byDefault);
}
var hook = optional(callback);

// edge/words.js
var edgeLanguage = (value) => {
  if (isRecord(value) && isRecord(own(value, "receiver")) && isRecord(own(value, "gateway")))
    return value;
  throw new TypeError(`messages must be a language of the edge, such as deEdge from 'order-contract/messages/de', not ${languageOrType(value)}`);
};

// edge/gateway_options.js
var OPTIONS = {
  upstream: required(upstream),
  clientVersion: requiredVersion,
  upstreamVersion: requiredVersion,
  baseUrl: optional(mount),
  fetch: optional(callback),
  payoutUrl: optional(pointer),
  fill: optional((value) => fillTexts(value, fillableAnywhere()), []),
  entries: optional(entries2, () => void 0),
  onLoss: optional(onLoss, "report"),
  onQueryLoss: optional(onLoss, "error"),
  onPayoutLoss: optional(onLoss, "error"),
  unknownVersion: optional(oneOf(["reject", "client"]), "reject"),
  outside: optional(oneOf(["reject", "pass"]), "reject"),
  unlisted: optional(oneOf(["reject", "pass"]), "pass"),
  trustForwarded: optional(boolean, false),
  limits,
  messages: optional(edgeLanguage),
  timeout: timeout(3e4),
  onError: optional(callback),
  onShortfall: optional(callback),
  statuses: statuses(STATUSES)
};
var readOptions2 = readerOf2(OPTIONS);
function readGatewayOptions(options) {
  if (options === void 0)
    throw new TypeError("options must be an object, not undefined");
  const { payoutUrl, fill, entries: entries3, fetch: call2, ...settings } = readOptions2(options);
  const { onLoss: onLoss3, limits: limits5, messages: messages3, onError, onShortfall } = settings;
  return {
    ...settings,
    payoutUrl: payoutUrl ?? "/url",
    // Hooks may use `this`. Not `fetch`: the global one refuses any other.
    onError: onError?.bind(options),
    onShortfall: onShortfall?.bind(options),
    fetch: call2 ?? ((url, init) => fetch(url, init)),
    conversion: (shape, from, to) => {
      const gaps = pointersOf(shape, from, to);
      const filled2 = fill.filter((_, n) => gaps.includes(fill[n - n % 2]));
      const common = { from, to, payoutUrl, entries: entries3(shape), onLoss: onLoss3, limits: limits5, messages: messages3?.documents };
      return encoded({ ...BY_DEFAULT, ...common }, filled2);
    }
  };
}
function upstream(value) {
  const url = hrefOf(value);
  if (typeof url !== "string" || !isBaseAddress(url))
    throw new TypeError("upstream must be the base URL of the service, such as 'https://api.example.com', without credentials or a query");
  const { origin, pathname } = new URL(url);
  const base = origin + pathname.replace(/\/$/, "");
  if (`${base}/`.endsWith(pathRoot))
    throw new TypeError(`upstream must not include ${pathRoot}, as the path of each call begins with it: leave it out`);
  return base;
}
var readByShape = readerOf2(Object.fromEntries(lists.map((shape) => [shape, optional(pointer)])));
function entries2(value, name) {
  const isForAll = typeof value !== "object";
  const given = isForAll ? Object.fromEntries(lists.map((shape) => [shape, pointer(value, name)])) : value;
  const byShape = readByShape(given, name);
  return (shape) => own(byShape, shape);
}
function fillableAnywhere() {
  const [oldest] = versions;
  const newest = versions[versions.length - 1];
  return endpoints.flatMap(({ response }) => response === void 0 ? [] : pointersOf(response, oldest, newest));
}

// edge/incoming_request.js
function checkRequest(request) {
  const { method, headers, body, bodyUsed } = request ?? {};
  if (typeof method !== "string" || typeof headers?.get !== "function" || !isStream(body))
    throw new TypeError(`the request must be a Request, not ${typeOf(request)}`);
  if (bodyUsed || body?.locked)
    throw new TypeError("the body of the request was read before: pass the request unread, or request.clone()");
}
function isStream(body) {
  return body === null || typeof body?.getReader === "function";
}

// edge/platform.js
function keepAlive(platform, hook2) {
  waitFor(platform, (async () => hook2())().catch(() => {
  }));
}
function waitFor(platform, promise) {
  promise.catch(() => {
  });
  try {
    platform.find(isContext)?.waitUntil(promise);
  } catch {
  }
}
function isContext(value) {
  return typeof value === "object" && value !== null && typeof value.waitUntil === "function";
}

// edge/response.js
function checkResponse(giver, value) {
  if (isResponse(value))
    return;
  const advice = isRecord(value) && isResponse(value.response) ? ": return its `response`" : "";
  throw new TypeError(`${giver} must return a Response, not ${typeOf(value)}${advice}`);
}
function isResponse(value) {
  if (!isRecord(value))
    return false;
  const { status, headers } = value;
  return typeof status === "number" && typeof headers?.get === "function";
}

// edge/route.js
var UNKNOWN = "unknown";
function routeOf(request, settings) {
  const place = placeOf(settings.baseUrl, new URL(request.url));
  if (place === void 0)
    throw new Refused(NOT_FOUND);
  const method = request.method === "HEAD" ? "GET" : request.method;
  const known = canonical(place.path);
  const endpoint = listedEndpoint(method, known, "");
  const path = endpoint === void 0 ? place.path : known;
  if (settings.outside === "reject" && !isInside(path))
    throw new Refused(NOT_FOUND);
  if (settings.unlisted === "reject" && isInside(path) && endpoint === void 0)
    throw new Refused(UNLISTED);
  const version3 = versionFor(request.headers, endpoint, settings);
  const { base, search } = place;
  return {
    version: version3,
    method,
    path,
    search,
    base,
    endpoint,
    ...differences({ method, path, endpoint, version: version3 }, settings)
  };
}
function isInside(path) {
  return path.startsWith(pathRoot) && canonical(path).startsWith(pathRoot);
}
function versionFor(headers, endpoint, { clientVersion, unknownVersion }) {
  const named = versionNamed(headers);
  if (named !== UNKNOWN)
    return named ?? clientVersion;
  if (endpoint?.versioned && unknownVersion === "reject")
    throw new Refused(UNKNOWN_VERSION);
  return clientVersion;
}
function versionNamed(headers) {
  const [named, ...others] = new Set(membersOf(headers.get(apiVersion)));
  if (named === void 0)
    return void 0;
  return others.length > 0 ? UNKNOWN : versions.find((version3) => version3 === named) ?? UNKNOWN;
}
function differences(call2, settings) {
  const { version: version3 } = call2;
  const { upstreamVersion } = settings;
  const listed = listedTo(call2, settings);
  if (listed === void 0)
    return { versioned: false, query: false, answer: void 0, varies: false };
  const [query, response] = [own(listed, "query"), own(listed, "response")];
  const differing = (shape) => shape !== void 0 && differs(shape, version3, upstreamVersion);
  return {
    versioned: listed.versioned === true,
    query: differing(query),
    answer: differing(response) ? response : void 0,
    varies: response !== void 0 && versions.some((other) => differs(response, other, upstreamVersion))
  };
}
function listedTo({ method, path, endpoint, version: version3 }, { upstreamVersion, messages: messages3 }) {
  if (endpoint === void 0)
    return void 0;
  if (endpoint.versions.includes(version3)) {
    if (!endpoint.versions.includes(upstreamVersion))
      throw new Refused(notListed(upstreamVersion));
    return endpoint;
  }
  const { problems } = validateCall({ method, url: path }, { version: version3, messages: messages3?.documents, baseUrl: "" });
  const gone = problems.find(({ code }) => code === "removed");
  if (gone !== void 0)
    throw new Refused(removed(gone));
  return void 0;
}

// edge/gateway.js
function createGateway(options) {
  const settings = readGatewayOptions(options);
  return async (request, ...platform) => {
    checkRequest(request);
    const call2 = (hook2) => keepAlive(platform, hook2);
    try {
      const answer = await exchange(request, settings);
      reportShortfall(answer, request, settings, call2);
      return answer.response;
    } catch (error) {
      return refusalOf(error, request, settings, call2);
    }
  };
}
async function exchange(request, settings) {
  const route = routeOf(request, settings);
  const deadline = new Deadline(settings.timeout, request.signal ?? void 0);
  try {
    const call2 = gatewayCall(request, route, settings, deadline.signal);
    const response = await callService(call2, settings, deadline);
    return await answerOf(response, call2, route, settings, deadline);
  } catch (error) {
    const refusal3 = deadline.signal.aborted ? outOfTime(error, deadline, settings) : error;
    deadline.abandon();
    throw refusal3;
  } finally {
    deadline.stop();
  }
}
async function callService({ url, init }, { fetch: fetch2 }, deadline) {
  const arriving = (async () => fetch2(url, init))();
  const response = await deadline.race(arriving).catch((cause) => {
    arriving.then(({ body }) => body?.cancel()).catch(() => {
    });
    throw new Refused(UNREACHABLE, { message: "the service gave no answer", cause });
  });
  return checkedResponse(response);
}
function checkedResponse(response) {
  try {
    checkResponse("fetch", response);
    return response;
  } catch (mistake) {
    throw new Refused(FAILED, { message: mistake.message });
  }
}
function outOfTime(cause, { passed }, { timeout: timeout2 }) {
  if (!passed)
    return new Refused(UNREACHABLE);
  return new Refused(TIMEOUT, {
    message: `the exchange took too long: the option timeout gives it ${timeout2} ms`,
    cause: cause instanceof Refused ? cause.reason?.cause : cause
  });
}
function reportShortfall({ losses, gaps }, request, { onShortfall }, call2) {
  if (onShortfall === void 0 || losses.isEmpty && gaps.isEmpty)
    return;
  const truncated = losses.truncated || gaps.truncated;
  call2(() => onShortfall({ losses: losses.list(), gaps: gaps.list(), truncated, request }));
}
function reasonOf2(error) {
  const own2 = knownRefusal();
  return { message: own2 === error && own2 !== void 0 ? own2.message : "the gateway failed", cause: error };
}
function refusalOf(error, request, { onError, statuses: statuses2, messages: messages3, upstream: upstream2 }, call2) {
  const refused3 = error instanceof Refused ? error : new Refused(FAILED, reasonOf2(error));
  const { refusal: refusal3 } = refused3;
  const told = refused3.errorAt(upstream2);
  if (told !== void 0 && onError !== void 0)
    call2(() => onError(told, request));
  return rejected(statuses2[refusal3.code], detailOf(refusal3, messages3), refusal3);
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

// edge/loggable.js
function loggable(report2) {
  const problems = problemsOf("loggable", report2);
  const { valid, shape, version: version3, truncated } = report2;
  if (typeof valid !== "boolean")
    throw notReport("loggable", typeOf(report2));
  return {
    valid,
    shape,
    version: version3,
    problems: problems.map(({ code, severity: severity3, basis, section, path }) => {
      return { code, severity: severity3, basis, section, pointer: publicPointer(path) };
    }),
    truncated
  };
}

// edge/node_request.js
var NO_REQUEST = ["CONNECT", "TRACE", "TRACK"];
var NO_BODY2 = ["GET", "HEAD"];
function hasBody(method) {
  return method === void 0 || !NO_BODY2.includes(method);
}
function requestOf(incoming, signal) {
  const { method = "GET", rawHeaders } = incoming;
  const url = urlOf2(incoming);
  if (url === void 0 || NO_REQUEST.includes(method))
    return void 0;
  try {
    const body = hasBody(method) ? { body: bodyOf(incoming, signal), duplex: "half" } : {};
    return new Request(url, { method, headers: headersOf(rawHeaders), signal, ...body });
  } catch {
    return void 0;
  }
}
function urlOf2(incoming) {
  const { headers, socket } = incoming;
  const { host = headers[":authority"] } = headers;
  const scheme = socket?.encrypted ? "https" : "http";
  const origin = `${scheme}://${typeof host === "string" ? host : "localhost"}`;
  const url = wholeUrl(incoming);
  const address2 = url.startsWith("/") ? origin + url : url;
  if (!URL.canParse(origin) || !URL.canParse(address2))
    return void 0;
  const { pathname, search, hash } = new URL(origin);
  return pathname + search + hash === "/" ? new URL(address2) : void 0;
}
function wholeUrl({ url = "/", originalUrl }) {
  const rest = url.replace(/^\/(?=\?|$)/, "");
  return originalUrl?.endsWith(rest) ? originalUrl : url;
}
function headersOf(raw) {
  const headers = new Headers();
  for (let at2 = 0; at2 + 1 < raw.length; at2 += 2) {
    const name = raw[at2];
    if (!name.startsWith(":"))
      headers.append(name, raw[at2 + 1]);
  }
  return headers;
}
function bodyOf(incoming, signal) {
  let isOver = false;
  return new ReadableStream({
    start(controller) {
      const finish2 = (act) => () => {
        if (!isOver)
          act();
        isOver = true;
      };
      const fail = finish2(() => controller.error(new Error("the body ended early")));
      incoming.on("data", (chunk) => {
        if (isOver)
          return;
        controller.enqueue(new Uint8Array(chunk.buffer, chunk.byteOffset, chunk.length));
        if ((controller.desiredSize ?? 0) <= 0)
          incoming.pause();
      });
      incoming.on("end", finish2(() => controller.close()));
      incoming.on("error", fail);
      incoming.on("close", fail);
      if (signal.aborted)
        fail();
      incoming.pause();
    },
    pull() {
      incoming.resume();
    },
    cancel() {
      isOver = true;
      incoming.pause();
    }
  }, { highWaterMark: 0 });
}

// edge/node_response.js
var ADDED = ["set-cookie", "vary"];
var MOST_DRAINED = 1 << 16;
var LONGEST_DRAIN = 1e3;
async function send(response, incoming, outgoing, signal) {
  const { status, headers, body } = response;
  const isHttp1 = (incoming.httpVersionMajor ?? 1) < 2;
  const reader = body?.getReader();
  if (incoming.method === "HEAD")
    reader?.cancel().catch(() => {
    });
  outgoing.statusCode = status;
  for (const [name, value] of headers)
    setHeader(name, value, outgoing);
  if (isHttp1)
    addHttp1(response, incoming, outgoing);
  try {
    if (reader !== void 0)
      await pass(reader, outgoing, signal);
  } catch {
    outgoing.destroy(isHttp1 ? void 0 : new Error("the body of the response failed"));
  }
  outgoing.end();
  const { stream } = outgoing;
  if (stream !== void 0 && !incoming.complete && hasBody(incoming.method))
    drain(incoming, stream);
}
function drain(incoming, stream) {
  const timer = setTimeout(() => stream.close(), LONGEST_DRAIN);
  let left = MOST_DRAINED;
  incoming.on("data", ({ length }) => {
    left -= length;
    if (left > 0)
      incoming.resume();
    else
      stream.close();
  });
  stream.on("close", () => clearTimeout(timer));
  incoming.resume();
}
function setHeader(name, value, outgoing) {
  const before = ADDED.includes(name) ? [outgoing.getHeader(name) ?? []].flat().map(String) : [];
  outgoing.setHeader(name, before.length > 0 ? [...before, value] : value);
}
function addHttp1({ statusText }, incoming, outgoing) {
  if (statusText !== "")
    outgoing.statusMessage = statusText;
  if (!incoming.complete)
    outgoing.setHeader("connection", "close");
}
async function pass(reader, outgoing, signal) {
  let goOn = () => {
  };
  const stop = () => {
    reader.cancel().catch(() => {
    });
    goOn();
  };
  outgoing.on("drain", () => goOn());
  signal.addEventListener("abort", stop);
  if (signal.aborted)
    stop();
  for (; ; ) {
    const { done, value } = await reader.read();
    if (done)
      return;
    const drained = new Promise((resolve) => {
      goOn = resolve;
    });
    if (!outgoing.write(value))
      await drained;
  }
}

// edge/node.js
function nodeHandler(handle) {
  if (typeof handle !== "function")
    throw new TypeError(`handle must be a function, not ${typeOf(handle)}`);
  return async (incoming, outgoing) => {
    checkIncoming(incoming);
    const client = new Client(incoming, outgoing);
    const request = requestOf(incoming, client.signal);
    const response = request === void 0 ? new Response(null, { status: 400 }) : await handle(request);
    checkResponse("the handler", response);
    await send(response, incoming, outgoing, client.signal);
    client.isAnswered = true;
  };
}
function checkIncoming(incoming) {
  const given = incoming ?? {};
  const { rawHeaders, readableDidRead, readableEncoding, method, body } = given;
  if (!Array.isArray(rawHeaders))
    throw new TypeError(`the request must be an IncomingMessage, not ${typeOf(incoming)}`);
  if (hasBody(method) && (readableDidRead || readableEncoding || body !== void 0))
    throw new TypeError("the body of the request was read before: use this handler before any body parser");
}
var Client = class {
  isAnswered = false;
  #left = new AbortController();
  constructor(incoming, outgoing) {
    const leave = () => this.isAnswered || this.#left.abort();
    const response = outgoing.stream ?? outgoing;
    response.on("close", leave);
    incoming.on("aborted", leave);
    if (incoming.aborted || response.destroyed)
      this.#left.abort();
  }
  /** Aborted when the client has left. */
  get signal() {
    return this.#left.signal;
  }
};

// edge/hook_error.js
var HookError = class extends EdgeError {
  /** `'TimeoutError'` if the hook took too long; it may still succeed. */
  name;
  /** The hook that failed. */
  hook;
  /** @internal */
  constructor(hook2, code, message, thrown, name = "HookError") {
    super({ code, message, cause: thrown });
    this.name = name;
    this.hook = hook2;
    Object.defineProperty(this, "thrown", { value: thrown });
  }
};
function hookThrew(hook2, code, thrown) {
  return new HookError(hook2, code, `${hook2} has thrown ${classOf(thrown)}`, thrown);
}
function hookTimedOut(hook2, code, timeout2) {
  const message = `${hook2} took too long: the option timeout gives a delivery ${timeout2} ms`;
  return new HookError(hook2, code, message, void 0, "TimeoutError");
}
function bothFailed(handle, release) {
  const thrown = new AggregateError([handle.thrown ?? handle, release.thrown ?? release], "handle and release failed");
  return new HookError("release", "failed", `${handle.message}, and ${release.message}`, thrown);
}

// edge/receiver_rejections.js
var STATUSES2 = {
  method: 405,
  content_type: 415,
  content_encoding: 415,
  too_large: 413,
  timeout: 408,
  incomplete: 400,
  unverified: 401,
  unreadable: 400,
  invalid: 422,
  busy: 503,
  failed: 500
};
var JSON_TYPE2 = "application/json";
var METHOD = { code: "method", headers: { allow: "POST" } };
var CONTENT_TYPE = {
  code: "content_type",
  headers: { accept: JSON_TYPE2, "accept-post": JSON_TYPE2 }
};
var CONTENT_ENCODING = { code: "content_encoding", headers: { "accept-encoding": "identity" } };
var TOO_LARGE = { code: "too_large" };
var UNVERIFIED = { code: "unverified" };
var LATER = { "retry-after": "30" };
var BUSY = { code: "busy", headers: LATER };
var FAILED2 = { code: "failed", headers: LATER };
var OF_BODY = {
  too_large: TOO_LARGE,
  aborted: { code: "timeout" },
  incomplete: { code: "incomplete" }
};
function ofProblems(problems, isReadable2) {
  return { code: isReadable2 ? "invalid" : "unreadable", errors: detailedErrors(problems) };
}

// edge/receiver_options.js
var CLAIMS = ["new", "done", "busy"];
var HOOKS = ["verify", "isDuplicate", "claim", "release", "handle"];
var FUNCTIONS = [...HOOKS, "onLateError"];
var { version: version2, level, severity: severity2, limits: limits4 } = DOCUMENT;
var OPTIONS2 = {
  version: version2,
  level,
  severity: severity2,
  limits: limits4,
  verify: hook,
  isDuplicate: hook,
  claim: hook,
  release: hook,
  handle: hook,
  onLateError: hook,
  messages: optional(edgeLanguage),
  timeout: timeout(1e4),
  onVerifyError: optional(oneOf(["failed", "unverified"]), "failed"),
  statuses: statuses(STATUSES2)
};
var readOptions3 = readerOf2(OPTIONS2);
function readReceiverOptions(options) {
  const given = readOptions3(options);
  const { version: version3, level: level2, severity: severity3, limits: limits5, messages: messages3, onVerifyError, timeout: timeout2, statuses: statuses2 } = given;
  return {
    hooks: hooksOf(given, options),
    onVerifyError,
    timeout: timeout2,
    statuses: statuses2,
    words: messages3?.receiver ?? englishReceiver,
    ofDocument: settingsOf({ ...DEFAULTS, version: version3, level: level2, severity: severity3, limits: limits5, messages: messages3?.documents })
  };
}
function hooksOf(given, options) {
  const { claim, release, handle } = given;
  if (claim !== void 0 && (release === void 0 || handle === void 0))
    throw new TypeError("the option claim needs the options release and handle: pass them too");
  if (release !== void 0 && claim === void 0)
    throw new TypeError("the option release needs the option claim: pass it too");
  const hooks = FUNCTIONS.map((name) => [name, given[name]?.bind(options)]);
  return Object.assign(/* @__PURE__ */ Object.create(null), Object.fromEntries(hooks));
}

// edge/hooks.js
var Hooks = class {
  #bytes;
  #settings;
  #deadline;
  #platform;
  #id;
  constructor(bytes, settings, deadline, platform) {
    this.#bytes = bytes;
    this.#settings = settings;
    this.#deadline = deadline;
    this.#platform = platform;
  }
  has(hook2) {
    return this.#settings.hooks[hook2] !== void 0;
  }
  /** Resolves to the hook's result. Rejects with a `HookError` if it throws or takes too long. */
  call(hook2, ...given) {
    return this.#inTime(hook2, this.#begin(hook2, ...given));
  }
  /** Claims an update. Releases it again if the claim ends only after the time limit. */
  async claim(update) {
    const claiming = this.#begin("claim", update);
    try {
      return await this.#inTime("claim", claiming);
    } catch (error) {
      if (this.#deadline.passed)
        waitFor(this.#platform, this.#releaseLate(update, claiming));
      throw error;
    }
  }
  /** Handles an update. Releases the claim if that fails, even after the time limit. */
  async handle(update) {
    const handling = this.#begin("handle", update);
    try {
      await this.#inTime("handle", handling);
    } catch (error) {
      if (!this.has("claim"))
        throw error;
      if (this.#deadline.passed)
        waitFor(this.#platform, handling.catch(() => this.#begin("release", update)));
      else
        await this.#release(update, error);
      throw error;
    }
  }
  /** Waits for a claim. One that fails may have been stored all the same. */
  async #releaseLate(update, claiming) {
    const claim = await claiming.catch(() => "new");
    if (claim === "new")
      await this.#begin("release", update);
  }
  async #release(update, failure) {
    const releasing = this.#begin("release", update);
    waitFor(this.#platform, releasing);
    try {
      await this.#deadline.race(releasing);
    } catch (error) {
      throw bothFailed(failure, this.#deadline.passed ? this.#timeoutOf("release") : error);
    }
  }
  /** Applies the time limit to a hook. When the time is over, the platform waits for it. */
  async #inTime(hook2, running) {
    try {
      return await this.#deadline.race(running);
    } catch (error) {
      if (!this.#deadline.passed)
        throw error;
      waitFor(this.#platform, running);
      throw this.#timeoutOf(hook2);
    }
  }
  /** Calls a hook. `async`, because `then` of a lazy thenable may be called only once. */
  async #begin(hook2, ...given) {
    try {
      const result = await this.#settings.hooks[hook2]?.(...[...given, this.#deliveryFor(hook2)]);
      if (hook2 === "claim")
        checkClaim(result);
      return result;
    } catch (thrown) {
      const error = hookThrew(hook2, this.#codeFor(hook2), thrown);
      if (this.#deadline.passed)
        await this.#reportLate(error);
      throw error;
    }
  }
  /** `release` has no signal, because it continues after the time limit. */
  #deliveryFor(hook2) {
    this.#id ??= crypto.randomUUID();
    return hook2 === "release" ? { id: this.#id } : { id: this.#id, signal: this.#deadline.signal };
  }
  async #reportLate(error) {
    try {
      const given = [error, error.hook, { id: this.#id, bytes: this.#bytes }];
      await this.#settings.hooks.onLateError?.(...given);
    } catch {
    }
  }
  #timeoutOf(hook2) {
    return hookTimedOut(hook2, this.#codeFor(hook2), this.#settings.timeout);
  }
  #codeFor(hook2) {
    return hook2 === "verify" ? this.#settings.onVerifyError : "failed";
  }
};
function checkClaim(claim) {
  if (CLAIMS.includes(claim))
    return;
  throw new TypeError(`claim must return 'new', 'done' or 'busy', not ${otherOrType(claim)}`);
}

// edge/truncated_report.js
var MANY = 1e3;
function isReadable(report2, bytes, settings) {
  const { problems } = report2.truncated ? validated("product-update", bytes, withFindings(withFatalAlone(settings), 1)) : report2;
  return !problems.some(({ code }) => isFatal(code));
}
function problemsWithErrors({ problems, truncated }, bytes, settings) {
  if (!truncated || problems.some(({ severity: severity4 }) => severity4 === "error"))
    return problems;
  const severity3 = errorsAlone(settings.severity);
  return validated("product-update", bytes, withFindings({ ...settings, severity: severity3 }, MANY)).problems;
}
function withFindings(settings, findings) {
  return settingsOf({ ...settings, limits: { ...settings.limits, findings } });
}
function errorsAlone(severities2 = {}) {
  const chosen = Object.entries(severities2).filter(([, severity3]) => severity3 !== void 0);
  return Object.fromEntries(chosen.map(([code, severity3]) => [code, severity3 === "error" ? severity3 : "off"]));
}

// edge/receiver.js
function createReceiver(options) {
  const settings = readReceiverOptions(options);
  return (request, ...platform) => receive(request, settings, platform);
}
async function receiveProductUpdate(request, options) {
  return receive(request, readReceiverOptions(options), []);
}
async function receive(request, settings, platform) {
  checkRequest(request);
  const declared = declaredLength(request.headers.get("content-length"));
  const refusal3 = refusalOfHead(request, declared, settings);
  if (refusal3 !== void 0)
    return refused2(refusal3, settings);
  const deadline = new Deadline(settings.timeout);
  try {
    const { bytes, failure } = await bodyOf2(request, declared, settings, deadline);
    if (failure !== void 0)
      return refused2(OF_BODY[failure], settings);
    return await withHooks(new Hooks(bytes, settings, deadline, platform), { bytes }, request, settings);
  } finally {
    deadline.stop();
  }
}
async function withHooks(hooks, known, request, settings) {
  try {
    return { ...await outcome(known, request, settings, hooks), ...known };
  } catch (error) {
    if (!(error instanceof HookError))
      throw error;
    const refusal3 = error.code === "unverified" ? UNVERIFIED : FAILED2;
    return { ...refused2(refusal3, settings), ...known, error, hook: error.hook };
  }
}
async function outcome(known, { headers }, settings, hooks) {
  const { bytes } = known;
  if (hooks.has("verify") && !await hooks.call("verify", bytes, headers))
    return refused2(UNVERIFIED, settings);
  const result = parsed("product-update", bytes, settings.ofDocument);
  const { report: report2 } = result;
  known.report = report2;
  if (!result.ok)
    return refused2(ofInvalid(report2, bytes, settings), settings);
  const update = result.value;
  if (hooks.has("isDuplicate") && await hooks.call("isDuplicate", update))
    return received(true);
  if (hooks.has("claim")) {
    const claim = await hooks.claim(update);
    if (claim === "done")
      return received(true);
    if (claim === "busy")
      return refused2(BUSY, settings);
  }
  if (hooks.has("handle"))
    await hooks.handle(update);
  return { ...received(false), update };
}
function refused2(rejection, { statuses: statuses2, words: words3 }) {
  const { code } = rejection;
  return { response: rejected(statuses2[code], words3[code], rejection), code, duplicate: false };
}
function received(duplicate) {
  return { response: new Response(null), code: "received", duplicate };
}
function ofInvalid(report2, bytes, { ofDocument }) {
  return ofProblems(problemsWithErrors(report2, bytes, ofDocument), isReadable(report2, bytes, ofDocument));
}
function refusalOfHead({ method, headers }, declared, { ofDocument }) {
  if (method !== "POST")
    return METHOD;
  const type = mediaTypeOf(headers.get("content-type"));
  if (type?.essence !== "application/json" || !isUtf8(type))
    return CONTENT_TYPE;
  if (!isIdentity(headers.get("content-encoding")))
    return CONTENT_ENCODING;
  if ((declared ?? 0) > ofDocument.limits.bytes)
    return TOO_LARGE;
  return void 0;
}
var SMALL = 65536;
async function bodyOf2(request, declared, { ofDocument }, deadline) {
  const most = ofDocument.limits.bytes;
  if (declared === void 0 || declared > SMALL || !registered()?.enforcesLengths || request.arrayBuffer === void 0)
    return readBody(request.body, { most, declared, signal: deadline.signal });
  try {
    return await deadline.race(wholeBody(request.arrayBuffer(), { most, declared }));
  } catch {
    return { failure: "aborted" };
  }
}

// edge/update_key.js
async function updateKey(update) {
  refuseOthers3(update);
  const { product_code, timestamp, old_state, new_state } = update;
  const text2 = JSON.stringify([product_code, timestamp, old_state ?? null, new_state], inOrder);
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text2));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
function refuseOthers3(update) {
  if (isPlainRecord(update)) {
    const { product_code, timestamp, old_state, new_state } = update;
    const hasStates = isPlainRecord(old_state ?? {}) && isPlainRecord(new_state);
    if (hasStates && typeof product_code === "string" && typeof timestamp === "string")
      return;
  }
  throw new TypeError(`updateKey must be given an update as claim and handle get it, not ${typeof update === "object" && update !== null ? "another object" : typeOf(update)}`);
}
function inOrder(_name, value) {
  if (typeof value === "number" && !Number.isFinite(value))
    return `\uD800${value}`;
  if (typeof value !== "object" || value === null || Array.isArray(value))
    return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => a < b ? -1 : 1));
}

// generated/bytes.js
var text = ' Zg|P!   !}6!6|J#kkk |J"kk |J%kkkk |J&kkkkk |J!k |J%kkkk!k|J#kkk!k|J"kk!k|J(kkkkkk |J&kkkkk!k|J!k!k|J  |J)kkkkkkk |J !k|J*kkkkkkkk |J*kkkkkk|Wk!k|J)kkkkkkk!k|J&kkkk|Y |J,kkkkkkkkkk |J"|Yk "N!8|*Hdf[]f|I|LdchfZ|Lh|I|K|N|*_g|"|I|I|S|K^c[|N]c|I^c^h|I]jh]fcf]|M|IhZ|Kb] -#l"~Y!1 **"&** &(-.  "&!####++#+&."2"&() #* *%! "!(# ""&"&)(#*)"0*"&# 3 ! %, )(())"""### *# +##(#!! &" () "  4 &&!("#%&!&  #,#)"#"   "!!)# !&( !)#( ,"0 &*,""+!)!!( """!&!",.!  !#!+! ! ! ")#!#%" /) !! )" !5 "( "%"( ""%%%%%%%"%("#(!!&%-#!%   %!%!%!!!!%!//!%+!!-)%+"|Q!00d m*&#! 3(;#k!Pllt -k Pn~0t -k P~"~0t -)~>!1(|P]|Pdf|T" -|L|O]|La|I|KZh|L|O =)|Ldci]fh ?/|Ldci]fh|I|KZh|L|O !0[]h]|Lh|Ii]fg^dc a-]c[|Qd^ch|Id|M S*^g|IiZb^[ }1!(f]|M|Rg] _)f]g]fi] }C!*iZb^[Zh] e/iZb^[Zh]|I|LZbb <1|I|IZ|Kdfh|I|OZc[b]f#!7|I|I^cghZc|L]|Ih]f|P^cZh][#"7|I|I|S|K^c[|N]c|I]jh]fcf]|Mg!!2|I|I|S|K^c[|N]c|IghZfh  +|!! P!-/|GYu!~%!~U!~X!y!y!y!y!y!z!~Y!."}%!,}G~5*~Y!~SP#|+k%|Y!|VB P~M#aA*C Pput Pput G  A+P!?+=N  ?+%O#OPput G  A+/ Pput ?+P!?+=N  ?+/ --? P*W%O? G }VnO@3-?*P?_P!P!?!P?_A1Pl~0t D" _?"Pm~0t D" A ?1aA+P ? ?+X=VA+=? ?1U=P ?"?+=P 22?*P~E _Pl~0t D" Pm~0t D" ?"?1_A ?#2}+!P @+Pl~0t D" @,?*D"|OA/PlllljT%O?*D"|QP#h@+-?*P~E!_P ?&?&Pm~0t D" A#? ?+_?%P.b_A-aA P ? ?#W=VA.=A P!P!2p!?*D"~I!@B"O"O?*D"~E!P!T%O?*D"~M!@|"? R%OP @&."-? R/!?|"P!P!?,?-_?.=?#?-U=? y,  .!-.!-?*P~E!_?%P%P.2p!?*D"~I!@C"O"O"O?*D"~E!P!T%O?*D"~M!@;?%%OP|J?"?+_?!_A#a@-?%@,P @+#OPl~0t D" @ "kP Pm~0t D" A"?#?+_A.P?_U/ <P ?"?-_P%U/ <? ?#_?+_P?_D  -@0?*P:_? ?"?.PC_2}U!?*D":@ ?*D">@"?+?;_A.?0K" ?.P*_P ?"? a?"?&V? ?"VfA"=K" ?.P%_P!? ?|"_?"=K" ?-P.a@-?+P._@+?,P!aA,/ --Pm~0t D" @&Pl~0t D" @,"O?!P|IV/ ?&?1U/ ?!?,_A z.                z- 2? z.                z-  -?)P T@|#?*D"|Q@0?*D"b@22.?*Pwut K"~Q!?*Ptut K"~M!?*P"K"~I!?*P~M!_@#P @"P @+#O?#?+P"h_D" A D" Plll"V%O? 2~V!? Qllll2L" -? P K"*P!@+?"P!eP!@"R/ -P~=ut P K" P~Mut D" @"P~Mut P K" P~Uut D" @-P~Uut P K" ?"R/#P~Qut D" @ ?-R/!P @##O"O?#%O?"@+?#@".!-P @+? %O#O?"D"}V"@"? P!aA / --P @ -"O?"H!}T"? V%O? @..!-#O"O?*P~E!_?"?+2~F!?*D"~E!A"R/ ?*D"~I!@+?*D"~M!A.?"H!}T"X/!."-- -"k?+R%O?"@#?.P!_.!-?"?.P"h_Pt"_@ #O? D" A#P}V"_@ ?+P!aA+/ -P -@ ?"?.P6b_P~A _2~V!P @"?-P!aA-/ -."-.#-? R%O?"@#.!-?"@##O?#D"}V"@#? P!aA / --?*P~E!_?#P 2~F!#O?*D"~E!A R/!?*P~E!_? ?*D"~I!2~F!. - -?/PlllljS@"?&?1U@ Pyut Q L" Pm~ t P K" ?*P~Q _?3?*G |J?*G Z2|+?*D"j@<"k"O"O?*D"|WA|%R/ ?|%P!T/ ?3P)U/!-?*P"N }Q!P .!-?*P~E!_?3?*P?_?<D" ?<G %P 2M?*?*E"}6"L#s!?*?*z "n"z-#p!?*?*z "~U!z-#o!?*?*z "~E!z-#l!P ?*G }Q!P"S/ <Pn~ t ?*Pl!_A#24?#-@|&P ?2?"=@"P ?1? =@6P!?,? =@7?3P(V@ Px~&t ?)RN  Ph@+#O?+Py~%t _A#D" @&?#?+Pwut _A#D" K" ?#?&K" ?+P%_A+/ -Pw~&t ?|#N  P}2~&t P N  ?*? N x!?*P K"w!?*?"K"~"!?*?"?0P#h_K"v!?*D"|?@ ?*?6K"}V!?*?!K"t!?*?7K"}R!?*D"|C@G?*G |K@|*?*P~1!_?*P}R!_2E?*D"~1!P!S%O?(y)@|1P*P+?/PlllljSA"=@=P~9}3t P~A}3t ?"=@HPl~)}O~K!? ? Pl~)}O~K!X=@DP!?7?!?6VA =@EP ?!? =@??;?%P.b_@|(?*Ps#_@I?*P~U"_@|)?*Py!_@|+?3P(V@|,?;@1#OPyut D" @ "O"k"k"O?>R%O?1?|(T/!P!@>?|(@1P .#-?F%O?F@-?1."-P!@>P ."-?1A-P._-@1? ?-D" S%OP @>."-P!@>?--@FP @--?*D"~A!@,?*D"~=!@0?*D"~9!A/?*D"~5!A.U@2?/?.a@#"O"k"O"O"O?*D"~"!/ "OP ?#?2?/P ?*D"t!A ? ?*D"}V!VA =VfA"=A4R/ P!P!?*D"}R!? =?._?"=A @+?#@"#O?+G  P+aA%P9WP P!?%hP}9ll%e=R%O? ?#_P!a@ P @+#O"O? ?+_G  P+aA%P9V/ P!?%hP}9ll%eR/ ?"?+P!aA+_/!.%--?"?+_R/".#-?+P!_@+?"P!aA"/ --?-RA ?4?DWeR%O? /".#-Pl~ t Pl~ t D" P!_K" P~M~%t P ?,?0a?,?0U?,?6VfA#=A 2~K!P~U~%t D" @""O? RA%/ ?%/ P~Q~%t D" ?"_P!?0?7_?#=? y,  -P~U~%t ? ?"_K" .%-?-/!-P .!-?-D"*@4?-D"%-@ P~U~%t D" @%"O"O"O"O"O"O"O"O?|&R/ Py~#t P K" Pn~%t P K" ?#?DV/ Pn~ t ?3?*P?_? ?42:R/ P @5P}6~%t z # @|2P}6~%t Qllllt L# Ps~%t D" @"Ps~%t P4N  Pp~%t P K" ?*?"K"s#?*Pq~%t E# L#q#?*?|2z-#}6#?*?!K"~M!?*?6K"~I!?*?7K"~E!?*P}A"_A"?*P}6#_?*P~E!_?.?/?G2%?*D"s"A&Pnnt ?*D"}N"A+=D"%Pn~&t ?0K" P~"~&t Q L" P}+~&t P K" Pm~&t P K" P}H~&t P K" Pp~&t P K" P~+~&t P N  P}R~&t P K" ?/W%O"O?+R/ ?&D"%PkS/ Pn~ t ?"?|&2"-?*G s#P4S@5-?*?*D"s#K"l"?*?*E#q#L#~U!?*?*z #}6#z-#~E!P}6~%t P.2~R!Ps~%t ?*D"l"K" Pq~%t ?*E#~U!L# P}6~%t ?*z #~E!z-# P~M~%t ?E??Pn~&t D" ?,2m!Pn~&t Pn~&t D" A"?,?"?,V=K" "O?|*R%OP!@&.!-Pp~&t D" P%h@+P}:~&t D" @"#O?+RA&/!?+P2a@+?"G 0?"P2_@"P*U/ --?5R/ ?&Pn~%t D" Re/!-P~U~%t D" ?%X%OP~U~%t ?%K" -?*P}6#_A"P!?.?E_?2?/??VfA&=P ?#?&=P~5~&t 2}5!P~M~%t E# @|/P~M~%t Qllll2L# ?*P~U~%t D" K"~M!?*?|/L#~E!P~U~%t P K" Pn~ t ?3?"?*P?_? ?42*P~M~%t 2~V!Pw~&t ?|#N  P~U~%t ?*D"~M!K" P~M~%t ?*E#~E!L# P}2~&t P N  Pn~%t D" R/!.(-P}+~&t D" /!.#-P~M~%t P ?.?0a?.?0U?.?6VfA&=A 2~K!P~U~%t D" @""O? RA+/ ?+/ P~Q~%t D" ?"_P!?0?7_?&=? y,  -P~U~%t ? ?"_K" P~1~#t D" @&P~M~%t P~5~#t D" A 2~K!P~U~%t D" @""O? RA+/ ?+/ P~Q~%t D" ?"_?&? y,  -P~U~%t ? ?"_K" P~M~%t P ?,?/a?,?/U?,?6VfA =A"2~K!P~U~%t D" @&"O?"RA+/ ?+/ P~Q~%t D" ?&_P!?/?7_? =?"y,  -P @ P~U~%t ?"?&_A"K" ?%@+Pn~%t D" /%.!-P~U~%t D" @"Po~&t D" @+P!@ -P!@."O?"?+U/ ?"?+aA&P ?,?+?%a?0_A"a?,?6V?"?,VfA%=T/ P~Q~%t D" ?+_P!?"?7_?%=?&2~)!P T@.-P @-Pm~ t Pm~ t D" ?._K" ? R/!-P!@-Py~#t D" R/ P~Q~#t P"2~K!Py~#t D" A P~U~#t D" _Pz~W!|0  Py~#t ? P"_K" -"O?)R/ Py~#t D" R/ Pyut |." @|/P~=ut |." @NPwut ?=2~K!P~1ut D" @ ?=%OPxut D" ? _?H?=y,  -P~1ut ? ?=_K" ?|1?N|X?|/|WPwut 2~&!Pwut P02~K!P~1ut D" A Pxut D" _A"P~J}3t E  L  ?"P~P}3t E  L (P~1ut ? P0_K" P~U~#t D" @%Pwut Py~#t D" A 2~K!P~1ut D" @""O? RA&/ ?&/ Pxut D" ?"_?%? y,  -P~1ut ? ?"_K" Pwut P"2~K!P~1ut D" A Pxut D" _Pz6|0  P~1ut ? P"_K" -?-%OPh@+#O?+P}A~&t _A D" @"? ?+P~Q~#t _A D" K" ? ?"K" ?+P%_A+/ --P~M~#t D" A,P%h@+P~I~#t D" A @"#O?+R/"?+P2a@+?"G 0?"P2_@"P#U/ -"k?-R%OP P ?#P ?/??W=?2=A5P?_A"?"P~=~&t D" VA"=@| P!P~9~&t D" ?"=.!-Pn~ t 2DP~M~#t D" @,P~I~#t D" @ ?!@5?6@| ?7-@@P}:~%t D" @4?*Pp~%t D" AAK"~1"?*?4K"x"?*?5K"w"?*?| K"v"?*?@K"~""?*P K"t"?*Qllllt L"}R"?*PlllljK"y!"O?,R/ ? ?,P%h_@|-P!?@?5?| VA"=@JP ?5?"=@|.#O"O?|%? G .A"W/ ? G 0A%P"W/ ?*P~7"_?3? ?<?"P#h_A"D" ?"G %2|@P6@-"kP ?*D"y!PlllljS/ <?|+@-?*P~E!_?%P)W/ <P6@-P -@#P~Aut E" @|/P~Aut Qllll2L" P~Iut P K" ?*?|/L#~="?*P K"~E""O"O"O"O"O?|,R%O?#R/%?#D".@&? D" @,P @"?#D"2A+0"#"!-Pnnt ?4? D"*A"P.b_?"?AX=A"D"*P)eP(T/%?*P}6#_?J?|.?"D" ?"D"%28?*D"}6#A"PlllljS/%?*D"p#A&?*D"}:#A#?#?&_?*P~="_2c?"R/%?#?"2r!.%-#O?"?+P!iA.?"_A"?&?"P.b_D" ?,V=@"?+?.aA+P!V/ --?"?&?"P.b_D" ?,W_A"?"P Ta@+-?*?#D"2K"q#?*?#z " z-#}6#?*Pt#_?-?+2Q?*P}6#_?*D"~"#?*D"v#?*P~="_2|2.!-?*?AK"q#?*?4K"}A#?*?5K"p#?*?| K"}:#?*?@K"}6#?*Pt#_?*P}R"_? D"*2Q?*P}6#_?*D"~"#?*D"v#?*P~="_2|2-"O? G 0P#aP{!eP%V/ ? G /P{!S/ Pnnt ?4? D"*A"P.b_?"?AX=D"*P)eP(S/ ?*G ~;"A"P ?"P~- U=P.bG }7}EOA"P ?"P|3U=P;bA"G }8};OA#?"P}!};t _A"?"?#_?*P~="_2c-?|)?*E#~="A|/L# ?|)?*D"~E"A"K"*?*?|/L#n#?*?"K"o#?*?*D ~7"K"~M"?*?*H ~;"|0!~Q"?*?%N ~S"P~Uut D" @#"O"O"k"O"kP~Mut D" A"R%O?*D"y"@+?*D"~U"@"?*E#~M"@|0?*D"l#.!-?*P}6#_?"P~Qut D" ?*P~M"_2N?*D"}6#R%O?*D"}:#?*D"}A#P#h_A"?"D"%P!_K"%P~Aut 2~V!P~Iut ?*D"o#K" P~Aut ?*E#n#L" .(-?*D"~U"@"?*E#~M"@|0?*E"y"A|/}D@+P~Mut D" A%/!?|/Q?n}D-@%?+r?%rQ?}%m@|/P .!-?*Pt#_?%P~Qut D" ?*P~M"_2N?*D"t#R%O?*D"w#@.?*E"~"#@|/?"R/"?+?"2r!."-?*E"v#@N?*D"~"#-@+P~Mut @.?"PlllljT/!-?|/}D?.P#h_A"P!K"%?"?#K" .!-?*?+K"s#?*P~Mut K"}H#?*?|/L"}A#?*?"K"p#?*?|0L#}6#?*?NL"}N#"O"O"O"O"O"O"O"O"O?+%O?+H!}T"P-X%O?NQ?n}D@%?*P~9#_@8?*P~=#_@9P%@""O?NQllllx |?/ "O"O?%A"P&a0""! -?%P)a@%?*P~1#_@8?*P~5#_@9P(@".!-P @%?*P~1#_@8?*P~5#_@9P&@"-2~S!A,P K"|C?,?+H!}T"?"Pkg_A.|0!}T"?.P.X/"?+P~9 _A0?"P6b_A&E".@|/?&D"*@:?&E" @|0?+?"P#h_A-D" @&?-D"%@-?"P!_@/?.P6bA2%O?,P~9 _?0?/P6b_?2y,  -?.P#hA.%O?,?+?/P#h_?.y,  -?+?"|0!}T"?*P K"~1#?*?N}DA.K"~9#?*?+K"~=#?*?,K"~5#?*?%K"~I#?*?8D" K"~E#?*?9D" K"~A#?*Pt#_?*P~A#_?*P}6#_?#2|W?:PlllljS/*?+D"|CA"R%OP @#.*-?.P!_@.P @#?-@/?&@0?,@2#O?+H!}R"@+?*?|/L"w#?*?:K"v#?*?|0L#t#?.P!a?#T/%?+@%"O"O?"H!}T"AKP-X%O?*P~9#_@8?*P~=#_@9?+P&X/!P%@+."-?*?%K"~I#?*?.K"~E#?*?"K"~A#?*P~A#_?*Pt#_?0?/?22|<.--"O"O?+P&a0""! -?+P)a@%?*P~1#_@8?*P~5#_@9P(@+.!-P @%?*P~1#_@8?*P~5#_@9P&@+-2~T!A#P K"|C?#?"H!}T"?+Pkg_A,|0!}T"?,P.X/&?"P~9 _AL?+P6b_A&E".@|/?&D"*@:?&E" @|0?"?+P#h_A-D" @&?-D"%@-?+P!_@|!?,P6bAM%O?#P~9 _?L?|!P6b_?My,  -?,P#hA,%O?#?"?|!P#h_?,y,  -?"?+|0!}T"?#H!}T"A|!P!_@,?|!P.X/(?K?+a?,T/)?,P"hA,%O?#P}V"_?"?+P"h_Pt"_?,y,  -?*P2_?#?.2~ !?*?"K"~=#?*?.K"~9#?*?*D"2A,K"~5#?*?*D"6A#K"~1#?*?%K"~I#?*?8D" K"~E#?*?9D" K"~A#?*P~A#_?*Pt#_?0?/?22|<?:PlllljS/+?.P!_@.?-@/?&@0?,@2?"A+D"|CA"/ -.)-?*Pt#_?I?*P}6#_?#2|W.)-P~Mut 2~S!A"K" ?"P K"|C?"P!|0!}T"?"P!K"%?"?#K" ?"?*z #}6#z-"Y?"?*D"q#K"bP~Qut P K" .(- - - - - -"OP~Mut D" A%%OP~Qut D" 2~T!A"?%K"}V"?"P |0!}T"?"P K"|CP!_A%R/#?*P*_?"?%2~ !P~Qut ?*D".A%K" P~Mut ?*D"*A"K" ?#?%P!aT/%?"H!}T"A#P-U/! - -?"?#P!_A%|0!}T"?"?#P#h_A+?-K"%?+?&K" ?"?#P6b_A#?|0L"Y?#?|/L"|O?#?:K"[?"?%P"h_?,K"}V"?,?%|0!}R"?,?"K"|C-P~Uut P~Uut D" P!_K" ."- - -? P2_A ?|-T/ -?*D"y!A P |9/ ?*D"l"? P%h2r!-?*D"}R"A R/!?*D"}V"? P%h2r!.!-Pyut D" @#P~=ut D" A P~5ut D" S%OP~5ut 2~1!-P~9ut D" ? P.b_A"?#K"*?"?/K"%?"?.K" P~=ut ? P!_K" -Pyut Pyut D" P!_K" ?*P~1!_?*P}R!_2E?*D"~1!/ --Ph@+#O?+Py~%t _A D" @!? ?+Pwut _A D" K" ? ?!K" ?+P%_A+/ -?*D"hA %O?<? P#h2r!-2~A!Pyut E" @|/Pm~ t D" @"P~"ut D" @#Pvut D" @%Pxut D" @&P~1ut D" @)P~=ut D" @!P~Uut D" @+Pqut P+2~N!P}Hut D" Psut D" A-P"h_A ?+K"?? ?!K">? ?)K":? ?&K"6? ?%K"2? ?#K".? ?"K"*? ?|/L" Psut ?-P+_K" ?!%OP~9ut D" A+?!P.b_@!#O?+P*_D" @"?+P%_D" @#?+D" @%Pqut P#2~N!Psut Psut D" A P#_K" P}Hut D" ? P"h_A ?#K"*? ?%K"%? ?"K" ?+P._A+?!T/ --?*P~E!_P~Uut D" A%P%P62p!?*D"~I!@&"O"O"O"O?*D"~E!P!T%O?*D"~M!@!?%P"U/!?%P!a@"?!@+#O?+P._P"N  ?+P6_@+?"P!aA"/ -."-.%-?!@+?%R/!-?+P"N .P @.P~Mut D" A"R/ P~Qut D" @-?%@,#O"O?.%O?"@+?.@".!-P @+?-%O#O?"D"}V"@"?-P!aA-/ --P @--"O?"H!}T"?-V%O?"@ ?-@#.!-#O?"D"|CA R/%?+P!_@+?"H!}R"@#?#? A"H!}T"X/ --"k?+R%O? @.?#P!_.!-? ?#P"h_Pt"_@"#O?"D" A.P}V"_@"?+P!aA+/ -P -@-?%? ?#P#h_A)D" A+V%O? ?#P6b_A E"|O@|/? D"Y@"? H!|J@#?)D"%@)?*? G |KN ~K!?*?#|0!~I!?*?"K"~E!?*?"K"l!?*?*D ~H!K }"!?!?+P6b_A ?)K"*? ?|/L" ? ?*D"l!K".? ?*D }"!K 1-P @"?,P!aA,/ --?%P6b@#P @+#O"O?#?+S/ "O"O?!?+_A P._G  A%P"a0"!" -? P%_D" @)? P*_D" @-? P4_G  @"? P0_G  @1? P/_G  @,? P1_G  @.? P2_H! @/? D" @ ?*P K ~M!?*?%N ~L!?*?/|0 ~J!?*?.N ~I!?*?,N ~H!?*?1N ~G!?*?"N ~E!?*P"Qlllnoptl!?"rQ#}%n}D?"P*X=N ~F!Pqut ?*P~E!_P.2~*!Pqut P!2~N!Psut Psut D" A"P!_K" P}Hut D" ?"P"h_?-K" Pqut ? ?)2~G!-?+P6_@+.!--?&%O?!?&P6b2r!-2}W!?C%O?;?CP.b2r!-?B%O?|"?B2r!-?*D"|OA!P |8%O?*D"b?!P#h2r!-?*P?_2~D!Pput P N  ?*P~M#_C 1- -?*D"~M! -}K|#"?k!|YB Px!aA#C ?"D"?@7?"G I@2?"D"F@1?#P:_?!?"G JA6?"D"DA82l!"O?#G GP#T%O? D"l%A!? D"~U#S%O? P~U#_2~4!-? D"y#?!P:b_A"?#E"DL"2?"?#z ":z-" ? ?!P!_K"l%.!-?#D">@.?#G :@)?7R%O? ?)N m%? ?#H ;|0 }#%? ?#G =N }&%? ?.K"n%-?#"k"O"O"O?)0""! -?6P#T?6P&Te."-?.P!_@.-P!@3P!-A&N |@?#?"K"|6?#? K"|9?#?!D"2K"O?#?!z " z-#I?#?6P(VN |??#? P~1%_K"|;?#? P~M"_A)K"|7? P K"~1"? D"~U"P%h@"? D"~Q"P2a@+"O#O?"R/!?"P2a@"?+P>_@(?+P2_A%@+?7?(G  T/ -?%P%_D" @,?%P*_D" @"?%D" @/?#P~9 _A%?)P~5 y,  ? P4N ~"#? Q%L#s#? Q L#q#? Qllll2L#p#? Q!L#}6#? Q L#o#? Qllllt L#n#? Q%L#l#? Q L#~U"? Qllllt L#~M"?&%O?#PI_?3?.?/?,?"?%2>-"O?,?/W%O?#D"|Q@%?#D"b@(.!-?#D"|6@9?#D"|;@0?#D"b@(?#D"|Q@%#O"O?%?/W/ ?(?/PFb_A&D"*@5?&D" P!e%O?&D"C@+?&D"?@-?&D">@"?#P2_?#PI_A:?&D"%?9G JP.bG s}KOP.bG }9}EO2]?#D"2P!e%O?:P!?#D"6?"?-?+?#P~9 _2>-?"?-X/!?(?"PFb_@+#O"O?"?%X/ ?+D" / ?+P*_D" @&?#Pl~Y#|0!t!?#P5N ~ !?#P K"}V!?#?&K"}R!?#?5K"}N!?0?#P}N!_2}7!-?+PF_@+?-?"P!_A"T/ -.!-?#Pl~Y#|0!t!?#P4N ~ !?#Q L"}R!?#?5K"}N!?0?#P}N!_2}7!-?/P!_A/?,T/ --"O?%R%O? D"~1"@".!-? Pw"_@+?(?%PFb_@,P @%#O?(D" @&?(P K" ?(P%_|." @B?+?&2~M!? D"~1"@"?&P!S%O? D"x"?"P%h_A&?%K"*?&?BL# ?"P!_@"-? ?"K"~1"?%P!_@%?(PF_A(?,T/ --? D"x"?"? P~A"_2G<?)A"P22~R!?"P._PF2~R!?"P:_P?2~R!?"PC_2~V!?"PI_2~V!?"P|1_P.2~R!?"?#P~9 _P~5 y,  -"O"O"O"O?3%O?.?#D"OA)X/!P @+?.P!_A"?#D"|1A%?.P.b_D"*A&P%iP ?&P)eP&S=A&X/!?#D"|;D"I@(#OPnnt ?%?"P.b_?"?)X=D"*?#PI_?"?+2v!?+P!_@+P%iA"?&U/ -?#D"|;D"I?(W/!?#?#D"OK"j?#?#z #Iz-"|O?#P K"[?#Qllllt L"Y?#P}N!_?#P~9 _?.2Q?#D"}R!A"?#D"}V!P%hA+_@/?#D"|1@,?#D"O@-"O#O?+R/!?"D" @)?+P2a@+?"P2_@"Pnnt ?,?)P.b_?)?-X=D"*P)eP%T/ -?#P}N!_P%P%P%2p!?#D"}R!@&?#D"}N!P!S/#?#D"}V!A%?)K" ?#P!K"w!?#?%K"v!?#?&K"~"!P%@(P!@)#O?"?/T%O?"D" @&?"P2_@"Pnnt ?,?&P.b_?&?-X=D"*P)eP%T/!?#D"~"!?)S%O?#P~"!_P!2~N!?#D"v!@%-?%?)P"h_?&K" ?#?)P!_A)K"w!?(P%_@(.!--?#D"~"!@)?#D"v!A%@"#O?#PI_?"D" 2}!!?"P%_@"?(P%aA(/ -?)R/ ?%?)P"h2r!-?#D"YA"R/!?#D"|J?"P%h2r!.!-?#G |@R/ ?#PI_P P 2v!-?#D"|;@""O?1G HA)P6S/ ?2P!eR/ ?#Pl~Y#|0!|O?#?)N _?#P K"[?#Q L"Y?"?#P~9 _2}7!?#D"|;@"-?"D"YR/"? P~I#_@,"O? D"~Q#A"%O?,D" ?"S%O?,2}T!-? D"~M#?"_PFN  ? ?"P!_K"~Q#.!-?8G O@)?8G P@%?#P,K"o!?#P}>}.t P}5}.t ?%=K"}+!?#P(K"n!?#P}W}/t K"m!?#P,K"l!?#P}>}.t P}5}.t ?)=K"|W?#P*K"j?#P}O}/t K"h?#?6P.bE"q}KOL"b?#P+K"|O?#P}H}/t K"[P @(#O?#P~9 _?(_A"P*_D" A+%O?"P6_D" @-?"P2_D" @/?,?"P._D" A"2~K!? D"~Q#@&"O?"RA0/ ?0/ ? D"~M#?&_?+?"y,  -? ?"?&_K"~Q#?#?-K"}R!?#?/K"}N!?#P}N!_P!?,2H?(P2_A(PIT/!--?#P~9 _?6?)?%2|+?#D"|J@%"O?#D"[A"R/ ?%?"P#h_@&?%@)#O?)A"P*_@)?"D" A(D".P:b@"?(D"*@("O#O?"R/!?"P:a@"?(D" ?(P:_@(P"T/ -?,P/2~K!? D"~Q#A"? D"~M#_A)P~!}/t E  L  ?)Pv}/t E  L &? ?"P/_K"~Q#?#?8E"%L"}N!?#P}N!_P!?,2H."-?&?)T/ --?,P.2~K!? D"~Q#A"? D"~M#_A)Px}/t E  L  ?)P~5}/t D  K *? ?"P._K"~Q#?#D"YA"R/ ?%?"P#h2r!-?#P~9 _A"?12}A!?"P#?,2H? D"~Q#A"? D"~I#S%O?,2}T!-? D"~M#?"_PNN  ? ?"P!_K"~Q#?#D"|;A-D"|?@|!?-D"|C@5?-Qllllt L"|??-D"|J@|"?-D"Y@&?-Q L"Y?-D"[@9?-D"|O@:?-Q!L"[?#PI_?3?.P%P P!P 2/?#D"|9A;|."|9@B?#P~9 _?&P!P!2p!?#D"|J@"?#D"YP!T%O?;P~" _@<?#P K"}V!?#?#D"[K"}R!?#?"K"}N!?#P}N!_?&2~K!?#D"}V!@"?#D"}R!@.?&%O?5P2_@(?&@%#O?"?._?<?(D" 2}P!N  ?(P?_@(?"P!_@"?%P!aA%/ --?&P&h@=?#D"}N!@>?,P+2~K!? D"~Q#A)? D"~M#_A%P~Lot E  L  ?%P~Tot G  N *? ?)P+_K"~Q#?B?,2~&!?,P.2~K!? D"~Q#A)? D"~M#_A%P~Uot E  L  ?%Pl}/t D  K *? ?)P._A1K"~Q#?&R/"?#D"|6@?P @/?.@)P"@%#O?"R/#?/?5_A0P*_D" @+?0P%_D" @3?0P._D" @| ?0D" @(?)G  @@? "k"O"O"O"O?%P"TAA?2?0P2_D" A2SeR%O?A%O?,P#P!?(P!SA4=A*2~K!? D"~Q#@%?*%O? D"~M#?%_P})}/t P~)}.t ?4=?*y,  -? ?%?*_K"~Q#-?#PI_?| ?2?@P!e?,2i?(0"%!#-"O?%P!S%O?(P!T/#?*?3T/#?+?4S/!.#-?(P!e/"-? ?1P"aA*K"~Q#? D"~I#?*S%O?,2}T!-? D"~M#?*_PFN  ?1P!a.%-?#P*_?#PI_A*?| ??G JP.bG s}KOP.bG }9}EO2]?*?#D"*?#D".P%P P!P 2/?,P+2~K!? D"~Q#A*? D"~M#_A%P},}/t E  L  ?%P}3}/t G  N *? ?*P+_K"~Q#?;|."|9?,2~&!?,P,2~K!? D"~Q#A*? D"~M#_A%P}4}/t E  L  ?%P}<}/t H  |0 *? ?*P,_K"~Q#.!-?,D" ?1S%O?,2}T!-? D"~M#?1_PFN  ? ?1P!_K"~Q#?(P!T/!-?#PI_?3?+?<?+2}P!?,2i-?,P.2~K!? D"~Q#A*? D"~M#_A%Pp}/t E  L  ?%Pq}/t D  K *?*P._-K"~Q#?,P ?0P>_D" A*?0P:_D" A%a?%?*V?*?:VfA1=A*2~K!? D"~Q#@4"O?*RA0/ ?0/ ? D"~M#?4_P!?%?9_?1=?*y,  -?)P!_@)? ?*?4_K"~Q#?,P"2~K!? D"~Q#A*? D"~M#_Pz~W!|0  ? ?*P"_A1K"~Q#?"P!a@"?+@4?3@*?(@%?=?/P?_A/T/ -."-?#D"[ -?#D"}V! -?>%O?.?>2r!-"k?&R%OP"@"Pm}/t .!-P%P"?5?=_P?aD" A*=@"P}%}/t Pm}/t ?*=-@)?,?"2~K!? D"~Q#@*?"%O? D"~M#?*_?)?"y,  -? ?"?*_K"~Q#?-P~1 _P?2~R!?-?&K"Y?-?5K"|C?-?|!K"|??-P~= _2~V!?-?:K"|O?-?9K"[?-?|"K"|J-? ? D"}+%? G ~#&?7hfK"}+%P @)? D"}6&A"%O?"P%h@+? D"}2&P0_@"#O?"P"a?7N  ?)?"G  P|!eP4Sf@)?"P2_@"?+P2aA+/ --? P K"~="? D"p&@+? P~5"_? D"}A&A(2~M!? D"~="@"? D"~9"@%?(%O?"?(_?%?"P%h_@"#O?"P*_P K" ?"?+|." L# ?+P%_@+?"P2_@"?(P!aA(/ -@"-? ?"K"~="?%?"? P~A"_2G<P"@%? D"~9"@+"O? D"~="A&P"X%O?&P%hP2a@*P @"#O"O?"?+_A(P2_E# ?(E# |=/ ?(P:_D" ?(P*_D" T/ ?%P!a@*?%?&U%O?&?%a@%?(PD_@"#O"O?"P*aA(E# ?+?*P%h_A&P2aE# |<%O?"D" ?&P*aD" S/!-?&?(z # z-# ?*P!_@*-?"P2_@"?%P!aA%/ --? ?*K"~=".#-?%P!_@%?*?"P2_A"T/ --?&@*-? P~U#_A(?*2~P!? D"l%@"? D"y#@&?*%O?"?*_?&?"P:b_@"?!D".@.?!D"2@3#OPnnt ?.?+D" A!P.b_?!?3X=A2D"%@4?2D" @2?"P4_P}%ml2K! ?"P2_P%N  ?"P._?2K" ?"P*_?!K" ?"P%_?4K" ?"?2K" ?+P2_@+?"P:_@"?*P!aA*/ -@"-? ?"K"l%?)P!eR/ ?8G |5/ ?"/ ?6P.bG }K}KO@!?(D" R%O?(2~4!? D"y#@&-?&z.                z-" ?&P"N 7?&P9|0 5?&?!N 4?&P}*%|0!2? P!K"l%-?#Px!_C -~?<!KkB Pl"aA(C "OPnnt ?!D".A|!?"P.b_A*?"?!D"2A7X=D"*P)eP&T%O? P K" .!-?!D"6A-D"6@6?(P K"|7?(Qllllt L"OP%@+?6@,"O"O"kP ?"?7X/ <P ?"P!_A"?*D"*A*P%iP ?*P)eP&S=ACX/ <?-P._@|"?-P:_@|#?-PC_@8?#D"*A|%P6_@9?#D".A|&P:b@D?!D">@E?!D":@??#G I@|(?!G ?P!e@|)P%@@#OPnnt ?|!?"P.b_?"?7X=D"*?(P&K"j?(Po}.t K"h?(P&K"|Q?(P}#ot K"b?(P)K"|O?(P~Y}.t K"[?(P*K"|J?(P~S}.t K"Y?(P"K"|C?(P}3}.t K"|??(P"K"|;?(P~A}.t K"|9?(Ps!_A)?!?"?(Pw _P(2|;?(D"s!AGP"S/#?(D"~9!@|*?(D"~5!@:?(D"~1!@H?(D"x!?(D"~"!@|+?(D"t!?(D"}V!@|-?(D"}R!@J?(D"}N!@|.?-D"?@;"O?(D"v!P!eR/ ?)?!?(D"w!2}<!?(D"s!R/%?(D"~"!A4?(D"v!AKX/ ?(D"t!@L?(D"}V!@M?;P!a@A#OPnnt ?4P.bA"?M_P._?4P!_A,?LX=D"*?(P K"m!?(Qllll2L"|W?(Pnnt ?"?|!_?4?7X=A"D"*K"}R!?(?"E" L#s!?!?(Ps!_?(Py _2}#!?(D"l!@<?|&R/%P%i@4?(D"m!@)P @/?D@*?9@"#O"O?"G  A+P ?+P~- U=P.bG }7}EOA+P ?+P|3U=P;bA+G }8};O?)S%O?+P}!};t _?<?)2~)!R/!-?"P:_@"?/P!_@/?*P:aA*/!.(--?%P{!e?|(T/%?-D"?@)?-D">A*@""O?;%O?)?AW/!?*?AP&h_P?_@"-?"?*?)P&h_A)S/ #O?"D" R%O?"P%_G  ?/P{!eS/)-?"P?_A"?)T/ --?(P%K"}H!?(P~#}.t K"q!?(P(K"}A!?(P~F}.t K"p!?(P#K"}:!?(P~C}.t K"}6!?(P"K"}2!?(P~A}.t K"o!?(P"K"}+!?(P~?}.t K"n!?(Ps!_?!?,?(Pn!_P&2|;?(D"s!A"P"S/%?(D"~1!@.?(D"x!@)?(D"w!@0?(D"v!@,?(D"~"!@2?(D"t!@*?(D"}V!@3?(D"}R!@+P @="kP ?"P!eR/ <P!?!?(D"}N!A5P~L}.t P%2~?!/ <?!?5P~P}.t P#2~?!R/&P"-@|/?+P!e%O?(PM_?!?32|Y?(D"MP!T/&?(D"|1@=-?(Ps!_?!?*?2?82|V?(D"s!P!T/%?(D"}R!@5?(D"}N!@>?,P!T%kP &?(PI_?!?02}N!?(D"JP%T/&?(D"ID  P~Q~A~2}G(T/&P!-@| ?(Ps!_?!?)?.?82|V?(D"s!P!T/%?(D"}R!@2?(D"}N!@3"O"O?+P!SABR%O?*P!S/)?| /)?2?3V/!?"P!T/)?)P!S/)?!?>?52|ER/)."-?2?3W/(-?!?>?52|ER/&?/P{!eP:bP!@.P @+"O?2?3U/ ?2?-D"FV/ ?-D"D?3_@.?2?3a@+-?|%_@"?B?| ReR%O?"G 8P)S/(?(Ps!_???.?+?"?E2|??(D"s!R/(-?"G 6A"P ?"P~- U=P.bG }7}EOA"P ?"P|3U=P;bP}!};t _@""O"O?|)R%O?(Ps!_???.?+2W?(D"s!A,R/*Pnnt ?(D"}V!P._?(D"t!P!W=A)D" @*?)D"%@)?(D"}N!@+?(P K"y!?(P ?)?)P TaA)?*P!_A*a?)?*U?)?+VfA)=K"~U!?(P!?*?,_?)=K"~Q!?"G :@*#O?(PD_?(P~Q!_2} !?(G DR/"?*R/+?*P!a@*?"G  @)?"P!_@"?(G E?)S/ -.*-?+?+%k?.G  P|4S&P -A*W/!#O?*?._G  P|%T/"?*P!_A*?+T/ -.)-?*/(.!-?+?*A)UANR%O?)?+S/(?)?._@0?+?)a@,P @)"O#O?)?0_G  P|%S/!?,?)P!_A)T/ -?,@)-"k"O?)%OP @,#O?,?0_G  P|2S/"?)?,P!_A,T/ --?)?*_A).!-?)?*_@)?*?,_-@,?)?,P!_A0?)?0U=@|0?)?+S@0-"O"O?)?+X/ #O?)?._G  P|%T/!?+?)P!_A)T/ -.!-?)?+X/ ?)?._@#?+?)a@!P @""O#O?"?#_G  P|%S/!?!?"P!_A"T/ -?!@"-?"R/(P @/#O?#?/_G  P|2S/)?/P!_A/?"T/ -.(-?N/&"O?*R%O?(P~Q!_?.?+P ?,28?0P!eR/!?(D"~Q!A*PlllljS/)?(D"~U!@,P @)?(D"y!A0?"G :S%O?"?,?02~)!R@)-?*%O?,?*2r!-?)R/)?(Ps!_?.?+?|0?+28?(D"s!A"R/"?"PlllljS/)?(D"}N!?"2r!."-?(P~Q!_?.?+?*?,28-?(D"~Q!A!P |9/&?(D"~U!?!2r!.&-?-D"?A)?-D":S%O?|#2~8!-?-D">?)P&h_A"?| N |!?"?BN | ?"?|/N >?"?=K":?"?2K"6?"?3K"2?"?5K".?"?>K"*?"?/N %?"P K" ?-?)P!_K"??(D"|WA"%O?<?"2r!-?4?KU/ --?(Ps!_?!?J?|-?82|V?(D"s!P!T/#?GP!eR/#?(D"}R!@)?(D"}N!@/?(P?_?!?|.2|Y?(D"?P!T/#?(D"C@.P @+P @*P!S%O?(P:_?!?|+2}N!?(D">P%T/%P!@*?(D":D  P~Q~A~2}G(T/%-?-D"?@2P!TA3R%O?(P2_?!?H2|Y?(D"2P!T/%?(D"6@+-?-D"6A,?-D".S%OB P2aA"C ?"P*_?|"?|"D" P!P%PF2}2!?"D"*P} llljT%O?"D". -?"P2_C -?-D"2?,PFb_A"?*N D?"?+K"C?"Q L">?"?2K":?"?;K"6?"?)K"2?"?/K".?"?.K"*?"P K" ?-?,P!_K"6?:P!TA"?3g/#?"?&fR/#?:P"S/#P%i@"?(D"O?1S%O?(POa2~5!?(D"|6@@-?@?1P#h_A*?|*K"%?*?:K" ?(?1P!_A1K"|7?"?CU/ -?-D"6@,?(D"|6@+?(D"O-@"?(Q L"v!?(?,K"~"!?(?6K"t!?(?"K"}R!?(?+K"}N!?(?+K"s!?(?+?1P#h_A&K"}V!?6A1@"#O?(Pn!_@/"O?"?,X%OP"@*.!-?"P!_@1?&?+S%O?1@"P"@*.!-?(?+D" K"n!?+D"%@*?(P~Q!_@/?"@)?1@"?+P*_@+-?/?*K" ?(D"n!A*P"T%O?*P!eR/!?(D"~Q!@*?(P*_?#?%2|N"O"O"O?(G *%O?(Pw _?!?*?#?(G +P 2#?(D"|9R/!?)?-D"6U/#-? P K" ?(?+K"}N!?(?1K"t!.!-?(?+K"}N!?(?1K"t!? P K" -?(Ps!_2~Q!.&-?(D"|;@*?-D"2?)PFb_A9?(D"|?K"??9?*K">.!--?(?+K"}N!?(?1K"t!?(Ps!_2~Q!? ?,K"*? ?6K"%? P!K" ."-?(D"|WA!R/ ?<?!2r!-? P K" ?(D"OA R/ ?(D"|6? P#h2r!-?(Pl"_C -}&;#,k!|V!|YB PIaA+C ?!2~J!?+?"E" A3L":?+P4N 2?+?%K"F?+Plll*?&?&Plll*X=K"D?+?!K"C?+?"D"*K"??3}D@&"O"O?+D">A*?#U/ ?*?#aP)W/ ?#?&_E  Q{{{)}"Q~L~T~Y&|=/ ?+P._A(P2N %?(?#K" ?(?#P#_K"*.!-?+P:_@0?!@,Pk@-#O?/P!e%O"k"O"O"O"O?#?*X/ ?#?&_G  A%P?V%O?#@)."-?#P!_A)?*X/ ?%P?T/ ?&?)_G  A%P?V/!-?0?#2}8!A)?*X/!?&?)_G  @%-?%P{!ePAT/ ?)Pkg?*_@#P @%#Oz.                @2"O?*?%?)_P!_U/ ?#P2U/ ?&?)_P!_z   @2-?#P2a@#?%P2_@%?&P2_@&?2z.YYYYYYYYYYYYYYYYzB?2z.""""""""""""""""z|<z.@@@@@@@@@@@@@@@@z|#z|;z[A(R/ -?*?(|O?)_A#?%_A(P1aA%V%O?#?&_P1aG  PAS/"-?+P._?%2|.A&R/&P0P(?&P!e=@*?+D"C@,?&P!i."-?+P._?)P#P"?,D"*?-P!_S=2}L!.%-P(@*?(P0a-@%?,D"*A#?,D" S%O?,2~1!-?,D"%?#P.b_A&?%K"%?&?)K" ?&?#P%h?*fP2_K"*?,?#P!_K"*?+D":@&"O"O"O"O?%?+D">A*X/ ?%?&_G  A)P?V%O?%@#."-?%P!_A#?*X/ ?)P?T/ ?#?&_G  A)P?V/!-?0?%2}8!A#?*X/!?#?&_G  @)-?)P{!ePNS/!-?+P._?#P%2}L!.#-?#P!_@#-"O"O"O"O"O"O?#?*X/ ?#?&_G  A%P?V%O?#@)."-?#P!_A)?*X/ ?%P?T/ ?&?)_G  A%P?V/!-?0?#2}8!A)?*X/!?&?)_G  @%-"O"O"k"O"O"O"O"O"O"O"O?%P{!eA(P~8 a0@!""""""""""&"""""""("""""%""""""! -"O?(PAa0. """"""""""#"-?)Pkg?*_@#P @%#Oz.                @2"O?*?%?)_P!_U/ ?#P2U/ ?&?)_P!_z   @2-?#P2a@#?%P2_@%?&P2_@&?2z.YYYYYYYYYYYYYYYYzB?2z.""""""""""""""""z|<z.@@@@@@@@@@@@@@@@z|#z|;z[A(R/ -?*?(|O?)_A#?%_A(P1aA%V%O?#?&_P1aG  PAS/)-?+P._?%2|.A.R/1?.P!i.)-?1?+D"DS/,?)?+D"FV/-?,D"*A#?,D" S%O?,2~1!-?(P~X SA&@/?,D"%?#P.b_A%P%P&?&=K"*?%?-K"%?%?)K" ?,?#P!_A.K"*?)P!_@%?1P!_@1..-?%PIaP{!eP,X/)-P @.P"@#?0?)2VA%/&?+P._?)2|/A%/&..-"O?)P|VV/ ?)P%_A%?*V/ ?&?)_D  P~Q~A~2}G(T/ P @.P @#?%?*U%O?%?&_G  @#-?#P{!eA&P|*S/ ?&P~< S/ ?#PIaP{!eP,U/ ?#P|IePu aP{!eP;W/ P!@#.&-?+P._?)2}G!.--"O?)P|UV/ ?)P&_A%?*V/ ?&?)_A#D  P~C~ }K}9)g?#P%_G  P~B gf/ P @.P @#?%?*U%O?%?&_G  @#-?#P{!eA&P|*S/ ?&P~< S/ ?#PIaP{!eP,U/ ?#P|IePu aP{!eP;W/ P!@#.%-?+P._?)2}G!.,-"O?)P|VV/ ?)P%_A%?*V/ ?&?)_D  P~K~G}K~@(T/ P @#P @(?%?*U%O?%?&_G  @(-?(P{!eA&P|*S/ ?&P~< S/ ?(PIaP{!eP,U/ P @.?(P|IePu aP{!eP;V/#-?+P._?)2}G!.+-P @.?(P0a-@%P#@#-?+D"CA,D"*A&?,D" S%O?,2~1!-?,D"%?&P.b_A(?%K"%?(?)K" ?(?&P%h?#P*f?#?.P!e=fP2_K"*?,?&P!_A.K"*?-@#.%-?%P~<!ePu aP{!eP;V/ ?+P._?)2}G!.&-?+P._?)P 2}L!.%-?+P._A(P3N %?(?)K" ?(?)P!_K"*.#-?+P._?)P/2}L!."-?+D">@*?+D":@&?1%O?#@-?/@(#O"k"O"O"O"O"O"O"O"O"O"O"O"O"O?%?*X/ ?%?&_G  A)P?V%O?%@#."-?%P!_A#?*X/ ?)P?T/ ?#?&_G  A)P?V/!-?0?%2}8!A#?*X/!?#?&_G  @)-?)P{!eA%P~: S/#?%Pz S/!?%PFS/*-?-P!_?.S/(?(P!eR/!.#-?(P!e/#?-P!_?.S/)-?+P._?#P(2}L!..-?(P!eR/"P!@/?-P!_?.S/,-?+P._?#P&2}L!.,-?-?.X/%?,D"%?-P.b_A(D"%@-?(?#P!_A%K"%?(?(D"*?.P%hfK"*P ?,D"*A.?-W/&<?,D"%?-P.b_D"*P)eP%S.&-?-?.X/#?,D"%?-P.b_A(D"%@-?(?#P!_A%K"%?(?(D"*?.P%hfK"*P ?,D"*A.?-W/%<?,D"%?-P.b_D"*P)eP%S.%-P!@/?(P!e/(.!-?.?-P!_T%O?#P!_@#?(@/.(-P!@/?(P!e/&-"O?#?*X/ P @/"O?#?&_G  A%PFa01!(((((((((((((! -?%Pz S/ ?%/&-?+P._?#P!2}L!.&-?#P!_@%Pk@-P -@(?1P!aA1/ ---"O"O?%?*X/ ?%?&_G  A(P?V%O?%@#."-?%P!_A#?*X/ ?(P?T/ ?#?&_G  P?V/!-?0?%2}8!@#-?#?+D"FX/ ?+P._?#P/2}L!-?+G 2A)P4T%O?+D".@&?+D"6@%"k?!D"*A/Phb@(?/P.bA-P.c@#?!D"%A*?-_A.@,#O"O?(A-R%OP @#.!-?-P._@(?#P!a@#?,P%a?,P.a@,D" P1V/!--P!@,?)P{!eA(P/W%O?(P!T?(P(Te@,-"O"O"k"O"O?-R/ ?#?/X/ ?,?*?#P.b_D"*P)eP&Se@(.!-P A(?/R/!<-?(/!?.P%aD" P)eP(S/!?/-@(?#@/.!-?/P!_A(P%hP)f@#?!D" ?/S%O?!2~1!?!D"%@*-?!?(K"*?*?/P.b_A-?#K"*?-Q L" -?(P.b@,?*P*_@#?(P%h@(#O"O?,%O?*D"*A-P2X/!?#P%aPkK" ?#?(?-fK" .!-?/."-?*P._@*?,P.a@,?#P._@#. - -@#-?!?)N :?!?#K"6?!?%K"2?!?&K".? ?"E" L" ? ?"D"*K"*? ?!E"%L".?+PI_C -~5j"Bk%|YB Pl!aA4C "OPnnt ? D".A2?!P.b_A-?!? D"2A1X=D"*P)eP%T/ ? D"6D"FG I?"P{!eT%O?!?1X/!?!P!_A&?-D"*A(P%iP ?(P)eP%S=A.X/!? D"?A(D"b@6?(D"I@+?#D"6P*h@8?#D"2@,?#D".@0? G C@)#OPnnt ?2?&P!_A(P.bA7_?(?1X=D"*"O? G C%O?|&@D.!-Pnnt ? D".?&P.b_?&? D"2X=A-D"*@/?-D"%@5Q @D"O? D"%A%?-D" A3P!_A-U/ ?%?-aP*U/ ? D" ?-_E  @D-Q!?DQkP)?5?3aP"aA-?-P)X=P#hr}%Qk}#}"?-r}#Q}3~U}E~W}5}Q~;}9}<k|YQNn}%AE?|&m@D?)?/P*eP#i?|&?E}"Q |=ff@)-?4P2_? ?"?&2I?4G 2%O?4G 3A-P ?-P~- U=P{!eP.bA5Po}Et _@/"O?5G }6}EOP)T%O?(? D"2A5X/!?&P"_A&?7? D".A(_D"*A-P%iP ?-P)eP&S=A7X/!?/G -A-P ?-P~- U=P.bG }9}EO@/P @-#O?4?,K"I?4?0K"F?4P K"J?4?&K"CPnnt ?(?&P.b_?&?5X=D"*?4?-K"D?4P!K"?? ?&?/?4P?_2&?-P!_@-P%iA&?7U/ -.!-?4?,K"I?4?0K"F?4?#E" L#??4?#D"*K"D?4?8?-P!_fK"J? ?(?/G -?4P?_2&-?*P!_@*-?D@|&P%iA(@&?(?.U/ -"O?+? D"?A"D"IX%O?*P!|8?"D"b?6Ve?)e/!.#-?)P!eR/"-? ?!2}!!.!-? D">A"P K"v"#O?4P?_?&_A(P K" ?(P*_P K" ?&P._A&P~= T/ -? G C@/"O?!?1X/ P @(?!P!_A)?-D"*A&P%iP ?&P)eP%S=A7X/ #OPnnt ?2?)P!_A&P.b_?&?1X="O? G C%O?|&@D.!-Pnnt ? D".?)P.b_?)? D"2X=A&D"*?&D"%@,Q @D"O? D"%A0?&D" A.P!_A&U/ ?0?&aP*U/ ? D" ?&_E  @D-Q!?DQkP)?,?.aP"aA&?&P)X=P#hr}%Qk}#}"?&r}#Q}3~U}E~W}5}Q~;}9}<k|YQNn}%AE?|&m@DP#i?|&?E}"Q |=f?/fP!e@/-D"*? D"6A*D"CA5%OP @"?4P?_@&#O?"P*T%O?*D" @-"O"O"O"O"OPnnt ? D".?)P.b_?)? D"2X=A0G *P*e/ ? G CP!e/ ? D" @.Q @|&"O? D"%A,?0D" A6P!_A0U/ ?,?0aP*U/ ?.?0_E  @|&-?-G :A+P!_@0?-E  @E?+P)U/!?|&?E|=/%Q @|&"O?,?6P+_A8U/ ?,?8aP*U/ ?.?8_E  @|&-?0P*S/#?-E *@E?+P1U/"?0P2S%O?|&?E|</%.&-Q @|("O?,?6P3_A6U/ ?,?6aP*U/ ?.?6_E  @|(-?|&?E|=/%Pt!?0P#haA,P|4V/%?-E 2?|(}#?,r}%|;/#.%-? ?)?-2|8/".#-?|&?E}#Pt ?0P#har}%|;/!."-?|&?E}#Pl!?0P#har}%Q |=/!-?&P!K" ?&P*_?(K" ?&P%_?)K" -?*P%_@*?&P._@&?5?"P!_A"T/!--? D">A"D"v"@(-?"D"t"?(S%O?"Pt"_2~2!-?"D"~""?(P"h_?)K" ?"?(P!_A(K"v"P%iA&@)?D@|&?&?7U/ --?"?/N I?"?DL#D?4P6_? ?#2|M"O"O?4D"6A&?4D":A"S/ ?4D">@(#O?(?&D" T%O?"?&P?_A&T/!."--?&P|!_G  P"T/!-? D"6A*G LR%OP @&#O?&P~= S/#?4P?_?&_?&P._@&D" R/ --?*G |.P!T/ ?4D"?P!g@"?4D"F@("k?*G IP!S%O?"?(eR/"?4D"I@-P!.!-?"?(fP!e/!?4D"C@-P -@&?-P!_@""O?&? D">A(D"OX/ Pnnt ? D".A,?-P.b_A0?-? D"2A)X=Pnnt ?,?(D"|1?&PDb_A6D"CA+P!h?"_A(P.b_?(?)X=A/D"*@.Pp}0t @2?*D"FA,D".?&V%O?,D"*?&P:b_@2-D"*Pnnt ?0P._?"?)X=A)D"*@7?)D"%@,?)D" @0?/D"%@1?/D" @/?2G 4@)"O"O"O"O"O"O?.P)eP"a0% !"%#-?)0(%&&&&%&-?)P+V/#P!?)hPp)eR/#.%-?)P+V/#P!?)hP} &e/".#-?)/".!-?)P!aP)U/!-"k?+R%O?"@(P!.!-?.?7gP1V/!?6P!P!? D" ? D"*A)? D"%VA.=A2?0_?/?0U?/P ?)?.=A)VfA.=P ?/?0a?.=P!?1?2_?,?1U?)?,UfA)=P ?,?1a?)=2}6!-@)P*e/ ?)R/ ? ?-?&?(2~(!."-? D"?G |Q/ ?4P*_? ?"?*D"FA(D".?&V%k?(D"*?&P:b_&Pp}0t -?*D"D2j?4D"*P!T/ ? ?-?&?4D".A#2~(!? ?"?&2}0!B PIaA!C ?!?&K".?!? D"2K"??!? z " z-#2?!? K"D?!?!P._K"F?!P2_?"?#?!PD_Pw}4t 2|F?!PI_C .!-?!@8?#@=?4P?_@!P @"P @-P @0B Po+aA%C ?%z.                z-"}R(?%P K ~-(?%Q L"v(?%Q L"m(?%z.                z-"}+(?%P K }9(?%z.                z- ~I&?%Q L"x&?%z.                z-"~5&?%P K ~D&?%z.                z- }R&?%z.                z- p(?%P K }")?%Q L"y(?%z.                z-"~I(?%z.                z- ~1(?%P K }Q)?%Q L"s)?%z.                z-"p)?%z.                z- n)?%P K ~L)?%Q L"~E)?%z.                z-"~5)?%z.                z- t)?%P K }D*?%Q L"p*?%z.                z-"o*?%z.                z- ~U)?%P K ~<*?%Q L"~5*?%z.                z-"v*?%z.                z- s*?%P K"|1?%Q L"I?%P K"D?%?%D ~D&K |I?%?%z "~5&z-"|;?%?%z "v&z-"O?%?%G ~&&N g?%?%z  }Q&z- |L?%P K"n!?%Q L"|W?%P K"h?%?%D }9(K }G!?%?%z "}+(z-"}:!?%?%z "y&z-"}+!?%?%G ~X&N }Y!?%?%z  ~H&z- }J!?%P K"~1!?%Q L"v!?%P K"t!?%?%D ~-(K ~T!?%?%z "t(z-"~E!?%?%z "s(z-"~5!?%?%G }J(N }*"?%?%z  }=(z- ~X!?%P K"p"?%Q L"}2"?%P K"}+"?%?%D }")K ~!"?%?%z "~Q(z-"}N"?%?%z "~A(z-"}A"?%?%G ~@(N ~4"?%?%z  ~0(z- ~&"?%P K"~I"?%Q L"~="?%P K"~5"?%?%D }Q)K }.#?%?%z "q)z-"l#?%?%z "}6)z-"~M"?%?%G }5)N }@#?%?%z  }&)z- }1#?%P K"}R#?%Q L"}H#?%P K"}A#?%?%D ~L)K ~8#?%?%z "~=)z-"w#?%?%z "x)z-"}V#?%?%G ~-)N ~L#?%?%z  }Y)z- ~<#?%P K"m%?%Q L"~U#?%P K"~M#?%?%D }D*K }D%?%?%z "}6*z-"}6%?%?%z "n*z-"n%?%?%G }&*N }U%?%?%z  ~T)z- }G%?%P K"x%?%Q L"~"%?%P K"}V%?%?%D ~<*K ~P%?%?%z "x*z-"~A%?%?%z "t*z-"~1%?%?%G }Y*N }&&?%?%z  }J*z- ~T%?%P K"n&?%? A+D"6A.D"FD".A1K"n&?1%OP*?1?1P*X=@ ?%PD_@*#O?*?!D"*K"*?*?!E" L" ?!P._@!?*Pw _@*? P!aA / --?%P}+&_?+?=2|M?%D"}2&@#?%D"o&@(?%D"}+&@*#O?(?*A T%O? P?_@*? D" ?#T/!? P:_E" @|&? P2_E" @D?%PD_? P%_G  P)ePw b_A!? P*_E" AEL"C?!?DL"F?!?|&L"J?%?EL#}6&?%?DL#p&?%?|&L#q&.!--?1%O?+D".@-?+D"2@2P @ P @*#O?%PD_?*P)ePw b_A!?!G MN B?!D" %OPp}0t @(?.D"FA#D".?*V%O?#D"*? _@(-?%P?_?+?!D"%P!_A#?(?.D"D2j?!"kP ?%D"?P!T/ <?(G 8P)T%O?%D"C@"P!.!-P -A&N @?!P!N ??!?"K"2?!?&K".P)@)?(G 6A"P ?"P~- U=P.bG }6}EO@""O"O"O"O"O"O"O"O"O"O"O"O"O"OPnnt ?-?#P.b_?#?2X=D"*P)eP!a0)!"#%&() -P @).(-P!@).&-P"@).%-P#@).#-P @&P!@/P%@)P%@,P!@(?"0,*####%#&(*#-P @/P!@&P&@)?"@,P!@(?"0,)""""#"%&)"-P(@)-P @/P!@(?)@,P @&?"0,&    ! "#% -?)P#S@(.%-?,P"S@(.#-?/@(."-?&@(.!-?)P(eP%S@(-?!?(N A?!P!N R?!?!D"?K!S-? P:_@ ?1?*P!_A*T/ --"O?.D"FA D".A2R/ ? D"*A#?2P:b_@7?%Pv*_@(?.G I@0?#@!P @"#O?!P:_@ "O"k?0?!G 3A&T%O?&P"T%OP)@)?"?!G 8P)S/"<-."-?"@)?!G 8-@,P @!?%PD_A/?)P)ePw b_A.D"?A-Pl"eR?-P:iA5P TfPp}0t ?#?)P:b_?)?2X=G 8P)Sf@&P @*?,P)ePw b?/_A/D"?A6PllljePlll2T%O?6Pll%eP2i?&f@*-"O"O"O?5P!a0""! -P"@!?&?*?6efP!eR/!-P!@!-?%?,K"x*?%?!N w*?%?)K"v*?%?*PkgP!eN ~1*P @!#O"O?(?!A&P#h_A!G %A*R/ ?%PD_?!D" P)ePw b_A!G ?P!eR/ ?!P K!S?!P N R?!?*N |8-P!@!?&P!eR/ -?.G |8P"S%O?/?-K!S?/P"N R-"O?.D".P!T/ ?/D".P!T/ ?/D"2@!?%?.D"2K"}:*?%?+D"2K"}6*?%?+z " z-#n*?%?!K"~1*?%?+D"2K"x*?%?+z " z-#t*?%Pn*_?%Pt*_2|9R/ ?%?)K"~1*?%?,K"x*?%?,K"w*?%?)K"v*P @!P @*#O"k"O?%PD_A&?(?!P#h_A)D" P)ePw b_A!G |8P!T/ ?!G MP"S/ ?)D"%P)ePw b?&_G |8R.!-P -@&?!?&N |6P!@!?*P!eP!@*R/ ---? ?7S/!?"P!_@"? @!. - -?1%OP @!#O?%PD_?!P)ePw b_A)D"I@ ?)D"F@(Pp}0t @&?!?+D"6A#D"FA"D".XA,R%O?"D"*?!P:b_@&-?)G R@*"O"O"O"O"O"O"O"k"O"O"O"O? ?(W%O?*/.?#D"DA(D"6A&R/.Pp}0t @ ?,R%O?"D"*?!P:b_@ -? G 3P!T/.? G 8P)T/.? G 6A P ? P~- U=P.bA*G }2}EOP#S/.?#G I/.?&P:b@ ?*Po}Et _G +A&P ?&P|3U=P;bP}!};t _@*?(D"2@&?"G I?#G JP.bG s}KOP.bG }9}EOT@"#O"O? ?&_A(P2aD" A#R/ ?"/ ?(P6aD" A,G  PHT/ ?#P!aA/?*G :T/ ?*?,P!_?/2~)!R/#-? P:aA / -..-?)G N@/?)G |/P!eA.R?*P"Se/-?%PD_?&G 8P)ePw b_A"D"2@-?"D".@,?"D"%@2?"D" @6P ?.?/P!e=/&?+D"?P!N ePp}0t @&?#D"FA"D".?!V%O?"D"*?!P:b_@&-?,%O?%P:_?+?-2}N!?%D":@/?%D">@0-?%Pt*_A7?+D">P!?+D":A"D"D?(_? ?"D"FVA5=A.P ? ?(aA"?5=A ?&?#D"D2|??%D"t*R/"?%?%D"v*K"p)?%?%E"t*L#}6)?%D"w*@#?%D"x*@&?%D"~1*@(?,%O?%?%D"p)K"o*?%?%E#}6)L#n*?%?(K"}:*?%?&K"}6*?%?#K"}2*?%?-K"~1*?%?+D"2K"x*?%?+z " z-#t*?%Pn*_?72|9/"-?%?%D"p)K"v*?%?%E#}6)L#t*?%?&K"x*?%?#K"w*?%?(K"s(?%P K"~5)?%P!N y&?%?%Ps(_K"}2*?%?%Px)_K"o*?%?%Pt*_A"K"}+*?%?%Py&_K"n*?"P"?(?%Pn*_P}+}0t 2|F?,/#?%D"~5)A/R/"?%G y&P!e/"?%D"~1)@,?%D"~9)@0?%D"x).%-?(P*aD" @"P @,"O?(P%aD" A#R%O?"@ .!-?"?#_@-?"@ ?#@("O#O? G  P+aA&P9WP P!?&hP}9ll%e=R%O?"?#_P!a@"P @&#O?"?&_G  P+aA#P9V/#P!?#hP}9ll%eR/#?(?&P!aA&_/ -.#-? P!_@ ?(P!aA(/ -?-@ .!-?&?(_@,-?%?,K"~9*?%? K"~5*?%P"K"~1*?%P~%}4t K"x*?%?/K"w*?%?*K"v*?%P!K"~"*?%P~*}.t K"t*?%Pn*_?%Pt*_P%2k?+?8?)?!?%D"}+*A ?%D"o*2|1?%D"n*A"R/,? ?"2r!.,-?%Pt*_? P!P!2p!?%D"~"*@(?%D"t*/*?%?%D"v*A#K"~E(?%?(K"~A(? RA&/(?&/%?#?.? y,  .%-?%Qllll2L"~A(.&-Pnnt ?#?(P.b_?&?(W=A"D"%@,?"D" -@(Pnnt ?#P._?&P!W=D" @"?%?0K"w*?%?/K"v*?%P!?.?,?"aA#_? ?#U=K"x*?%P ?(?"aA"? ?"UA"=K"~"*?%P!?.?"=K"t*?%? ?#aA(P ? ?(X=K"~1*?%P~A(_?%Pt*_P#2k?%D"~I(A"/!.#-?+D":A#D"D@&?%Pt*_P ? ?(aA"? ?#D"FVA,=A#P!P!2p!?%D"~"*@ ?%D"t*P!S/!?%?%D"v*A/K"~E(?%? K"~A(?#RA./#?./ ?/P!?&?(_?,=?#y,  -?*R%O?+?8?)?!?%D"~E(A ?"2|1?%D"~A(A"R/&? ?"2r!.&-?)D" P!T%k?8?2?*P"T=?8?6=&?)D"%-@ ?+D"??%?!N ~+*?%P N w*?%P1N ~,*?%? K"v*?%Q L"t*?%Pt*_2}7!.!-?%D"v* -?%D"~A(@ -? R/!?%D"~E(? 2r!.!-?%D"v* -?!P!_A!?1T/ --"O?%D"n&A)R/ ?)P!a@*P @!#O?!P~=%S/!P!P"?%PD_?!_A P~) _G  P T? P6_D" fP!eA =? ?*=@ ?*P!a@*?!Pw _@!? P"S/ -? R/ ?+D"6D"FA!D".A"P:b@ ?!D"*A&@!#O? A#%O? P:a@ ?!D" @(?!P:_@!?(P"T/!--?"P:b@ P @!"O#O"O?!P~=%S/ ? R/ ?%PD_?!_@("O?#R%O?(D" R/!P!@"?(P~) _G  P!T/!.%-P!@"?(P~) _G  P"S/#?&D" P"T/ ?(D" /#-?&P:_@&?!Pw _@!? P:a@ ?)P!aA)/!--P @"-?+D"?A ?"? G efN e?+D">A3G IP!S%O?+2R?+D">@3-?3P K"x!?3E#v!@|&?3Qllllt L#v!?%P K"p)?%?|&L#}6)?+?82}X!@1"k?+G CA|!R%OPnnt ?+D".?8P.b_?8?+D"2X=D"%A ? P Ta.!-?+D"*A P ? ?+D"%W=-@>?1@#?3D"v"AA%OPnnt ?+D".?3D"~""D" A P.b_? ?+D"2X=D" @#-P @*?3P K"~9!"kP ?%D"n&A9R/ <P @("O#O?%PD_?(P)ePw b_A G |8/!?9?(P!_A(T/ -P .!-P!?(P!_A!?9X/ <? D"*@)#O?%PD_?!P)ePw b_A G |8%O?!?(?)? D"*A V=@(?)? ? ?)V=@)-?9?!P!_A!T/ -P!-@5"O?AR%O?#@0?1A @2P @7.!-?|&Q?n}D@;?3P~1!_@B?3D"~""A,?AP"h_@CP!?+D" ?+D"*A|"?+D"%A V=@??3P~=!_@|#?+D".@@?+D"2@:?|"P!a? U@|%P @)P @7?1A-@2?#@0#OPnnt ?@?,D" A"P.b_A!?"?:X=D" @.Pnnt ?!P._?"P!_?:X=D"%@ ?)P!_@6"O"O"k"O?5P!e%k?%PD_?(P)ePw b_A| D"*?)S/!P!&P -@5?(@!? @(?.@"P .!-"O"O?9R/ P @!#O"O?%PD_?!P)ePw b_A&G |8%O?&D"*A/?)V/!-?!P!_A!?9T/!."--P!@5?!P!_A&?9X/!#O"O?%PD_?&P)ePw b_A<G |8R/ ?<D"*A<?)W/ ?&?!?/?<V=@!?/?<?/?<U=@/-?9?&P!_A&T/ -.!-P @5-?| G |8P!S/!P"-@)?%D"}6)?*S%O?%P}6)_2~4!?%D"}:)@;-?;?*P:b_A&?(K"6?&?"K"2?&?)K".?&?.?0?*=K"*?&?-?2?*=K"%?&P ?7?*=K" ?%?*P!_A*K"p).!-"O?*/ ?3D"v"?6W%O?1@-?#@..!-Pnnt ?@?3D"~""?6P"h_D" A"P.b_?"?:X=D" @(P @."O?|%R/ Pk@)??G  @&#O?)A"P~(}4t _G  ?&SA-R%O?"P!_@)?"/!--?(?|"X/ ?|!R/ ?-/ ?(??_G  P|4T/ ?3D"~E!A2?3D"~=!S%O?|#2}T!-?3D"~A!?2_P|4N  P!@7?3?2P!_A0K"~E!P!@.-?(?._@.? @--?3D"~9!A"?3D"~1!S%O?B2~2!-?3D"~5!?"P"h_? ?.? ?.V=K" ?| ?.K"O?| ?-K"|1?3?"P!_K"~9!-?!@(?6@)? @-?,P%_A,?CT/ --?%?0K"~5)?%?2K"~1)?%?7K"x)"O"O?9R/ P*?9?9P*X=@)?%P|1_@!P @(#O?!D" ?(_@(?!Pw _@!?)P!aA)/ -?(R/ P|%PF?|!=@:?+D"*A!?+D"%VA"?!P"Uf@|!P!?+D" A|"?"=@??3P~=!_@@?+D":@| ?%Pw*_@<?>P ?!?"=V@B?*@,?(@6P @.P @/#O? @#?6A5P!a@6P @!#O"O?%PD_?!P)eA"Pw b_A D"6R/ ? D"J@&"O?.P!eA R/ ?&?/T%O?&?/U/!."-?!?-X/!?/@&-?9?!P!_A)V%O?!@.#O"O?%PD_?)P)ePw b_A"D"6R/ ?"D"J@""O? R/ ?"?/T%O?"?/U/!."-?/@"?)?-X/!-?%?)K"~1*?%?)K"x*?%?!K"v*?%?.K"~"*?%?"K"w*"k"O?"?&S%O?)?.U/!?&@"?<."-?<?"?&X/!<-?&@"?%Pt*_-A&D"*@!?&D"%@.?"@&-?9?)P!_A)T/ -?!P)e@"-?!@-P @ ?%PD_?"Pw b_A.D"JA/?6aA!P ?!?/W=@!P @""O?.G |/P!S%OP @)P!@&?.D"DA"?.D"CA U/!?"?| D"FV/!-?"? a@)?| D"D? _@&-?!?*V@""O?AR?(?5SeR%O?#@ ?2@#.!-P @7P @ ?)P ?>?#a?#?>V?BfA0=W%OP ?)?&P!?#??_?0=?)2~)!=@ -?%P K"x)?%?#K"~1)?%? ?#_A K"~5)? @0-?*?!?"=@5"O?)R%O?%?:N t*?5R@;P!@!?%Pt*_@".!-?&P ?&?)P!aA!_G  P|4SA2=@""O"O?5/ ?2R/ ?|!%O?%?:N t*."-?&@"?|"H  P}Y~Y T/ P!@0?%P!K"~5)?%Qllll2L"x)?%?:N t*P @7P!@#P @1.!-?%?:N t*?!?)?2=@!?"?&?2=@&-?5R@;?!P)W%O?%Pt*_@"?!R%OP!@!."-P @)#O?:?&?)_G  S%O?&@".#-?!?)P!_A)T/ -P!@!.!-?%P2_?:?&?!2|J?!P!?%D"2P!SA"=@!?&?%Pt*_?"=@"-?#@2?3D"~E!@#?@?!2~K!?3D"~E!@&?!%O?3D"~A!?&_?"?!y,  -?3?!?&_A!K"~E!P!@&"k?;R%O?!@)?#.!-?7@&?0@)?2?,R/ <?%D"}:)A"?!K"*?"?#K"%?"P!K" ?2-@CP @#P @;?.D"6P!S%O?.D">@;?.D":@#-?%D"}6)?,S%O?%P}6)_2~4!-?%D"}:)A!?,?5?,?5U=A.P:b_@""O?,?5W/ ?,?.aP:bA.R/ ?"P:_?"?.y,  -?"?;K"6?"?#K"2P!@.?"P!K".?"?)K"*?"?CK"%?"?&K" ?%?,P!_A,K"p)?6/"?%?1K"~A(?%?3D"~E!K"~E(.%-?9?!P!_A!T/ --?,@*?#@ -?%D"}:)@!?%?1K"~A(?%?3D"~E!K"~E(?*%O?*@,.!-?+?%P~A(_?%Px)_?%PD_2|)P @,-?%P K"~A*?%?!?,P:b_A&K"}++?%P~5*_@#?%Pw*_@)P!@*#O?*?(P"Sf@*"O"O#O"O?*P!eR%O?)?(P.b_A-D" A"P#T/!-?!?&S/"?%?!P:_A"K"n+?!D" A(P#S/"?%?(K"w*?%?!P%_E" L"x*?#?!P._E" L" ?#?!P6_D" K"*P @(?"@!P @*.!--?%?"K"n*?%?-E"%A|&L"}+*?(P!_@(?"/!?%D"~A(?|&}DT/!?+D">D"~E!?%D"~E(T/!?%?|&Q?n|3"~A(P @*."-?%?>K"v*?%? K"~"*P @!?%P K"t*?+?%P~A(_?%Pt*_?%PD_2|)?+D">Pv!_P:2~R!?+D">A ?%D"p)K"x!? ?%E#}6)L#v!?%D"n&A R/"#O?%PD_?!P)ePw b_A"D" %O?+?"D"%P!_?!2}0!-? ?!P!_A!T/ -."-?+?%P~A(_?%Pn*_?%PD_2|)P @*. - -P @!?+D"6A,G KA.P!S%O?,D"FG IA P ? P1U=P|1bH!}I}LO@!-?%D"n&A2%O?!P{{#e@-P @!#O?%PD_?!P)ePw b_A G R@,"O? D" R/ ? D"%@""O"O"O"O"O"O? G |8P!T%O?,P!T/)Pp}0t @*?+D"6A D"FA#D".?!V%O?#D"*?!P:b_@*-?#G |,R/!?*G 6@#?+D"2@&? G I@(?*G 3P!a0"#%"-Pp}0t @)?+D"6A*D"FA#D".?!V%O?#D"*?!P:b_@)-? G MP"S%O?+D"??%?!N ~+*?%P N w*?%P0N ~,*?%?"K"v*?%Q L"t*?%Pt*_2}7!.)-P @#?%PD_?)G 8A0P)ePw b_A(G AP!S%O?(G MP"T@#-? D"2@1? D".@&? G |6R%O?*G I@(P/@ P @/?"@*"O"O"O?)G 3P!a0"!* -?(P!e/)?0P)T/!P3@ .)-?(P!eR/(?0P)T/ P2@ .(-?#?&fR%O?)G 5@ .(-P-@ ?&R/&?%?"K"n*P!@/?%?%Pn*_K"t*?+?"P!_?1?%Pt*_P~=}4t 2|F?%D"n*@*.&-P @)P @/?(D" P!S%OPnnt ?+D".?(D"%A P.b_A#? ?+D"2A(X=D" @/Pnnt ?#P._? P!_?(X=D"%@)-?%P*_?+D"?A D"C? D"D?/?)2|=?%P!N ~,*?%?!N ~+*?%P N w*?%?"K"v*?%?%E#*L"t*? ?%Pt*_2}7!?&R/(.&- -?(P!e/!.%-?(P!e/#-?#P ?#P~- U=@#Pnnt ?+D".?"P!_A(P.b_?&?(W=A(D"%@&?(D" @0"O"O"O"O?+G CP!S%O?%Pt*_P!?+D" ?+D"*A ?+D"%VA(=P ? ?(=?0?&28?%D"t*@ ?#P|-aP{!eP"X/!? PlllljS/%?%D"~"*@#?%D"v*A(%OP @*#O?(?*S/%?#?*_?*P!_@*G  PIaP{!eP,U/ --? R/%?#? 2r!.%-? G JP.bG }M}KO?#P.bPo}Et _A G #P Te@#P)@)"O"O"O"O"O"O"O"O"O"O"O"O"O"O?(D"*P)eP!a0) !("#%&*-P!@).%-P"@).#-P%@)."-P&@).!-P(@)-?#/0? G *@*.!-?#//P#@)? G *A*P!S/"-?*P{!e0,.""""#"%*&"-?#? G *Rf/-? G %R/*.--?&?0aP"V/,? G %R/).,-?)P#T/(.+-?)P"T/&.*-?)P%T/%.)-?)P(eP%T/#.(-? PlllljfPlllljS/&?%D"~"*? 2r!.&-? R/%?#? 2r!.%-?)P&S/#-?+P%?"?!2}4!."-?+D"??%?!N ~+*?%P N w*?%? N ~,*?%?*K"v*?%Q L"t*?%Pt*_2}7!?/R/!-?%?!K"x)?%?+D"2K"x*?%?+z " z-#t*?%?+K"n*?%?%Px)_K"}+*?%Pt*_?"P!_?1?%Pn*_Pw}4t 2|F-"O?.R/ Pp}0t @*?+D"6A(D"FA D".A&?!V%O? D"*?!P:b_@*-P @)? G IA"P ?"P1U=P|1bG ~6}LO@#"O?*G 8A"P)S/ ?%PD_?"P)ePw b_D" / ?-?"?&U%k? D"*?"P:b_&Pp}0t -G 6?#aP1ei@)-?*G 3A&P"S?,P Tf@"?(G I@ "O"O"O"O?&P!a0"" !-?"?)fP!e/#."-? P!g@ -? ?"f?)fP!e/!-?-?*G 6?#aP1eiP!eR/ ?+P#?8?!2}4!-?!P!_A!?2T/ -?+D"6@,-"O?+G CR/ ?,D"FA G IA!P ?!P1U=A!P)aP{!eP~Y!U/ ? D".A#R/ ?!P|1bA"G ~4}LO? D"*A0P3_@!P @*?"G ~6}LOA1?"G ~3}LO_P{!e@"?,G IA/P!e@&?#P:bA @("O#O"O?!P#_G  ?"T/ "O"O"O?!G  P!a0" "!-?&R/!."-?&R/!-?%PD_?*P)ePw b_A!D" @-?!D"%@&."-?!P:_@!?*P!_@*?(P:aA(/ -P @--?0P3_@!P @*?1_P{!e@#?/P!e@"#O"O?!P#_G  ?#T/ "O"O"O?!G  P!a0" "!-?"R/!."-?"R/!-?-?%PD_?*P)ePw b_A D" eP!T/"?+D"?? D"%@ ?%Pl~Y#|0!w*?%P(N ~,*?%Q L"t*?%? ?&? ?&V=K"v*?%Pt*_2}7!?+D"6@,."-?!P:_@!?*P!_@*? P:aA / --"O?,D"FA!D".A R/ ? P:bP:a@ ?!D"*P8_@!P @)?,G I@/#O"O"k?/?!P&aG  A"T%O?"P"T%O?)@(P)?!G  P)S/"<-."-?!G  @(?)-@"Pp}0t ?,D"FA#D"*?"P:b_?"?#D".X=G 8@#?%PD_A*?(P)ePw b_A&G T@-?&G R@(?"P)ePw b?*_A*G |7@0"O"O"O"O"O"O"O"O?*G RA1P!S%OP @""O?(P!a0#+ " -P @(.*-?(P!a0#&#!"-P @(?#P)S/(?-P!eR/(?0P!e/(.#-P @(?#P)S/#?-P!e/".#-P @(."-P @(?1P#T%OP @".%-P @"?0P!eR/#."-P"@(-?1P#S/ P @".!-P"@"-?*?"N V?&?(N V-? R/!? P:a@ ?!P:_@!?)P!_@). - -P @!?+D">P K"~E!?%D"n&@2"O#O?!?2S/!?+?%PD_?!2~9!?!P!_@!R/ -?+D"?A(?(D"bP!_K"b?(G |QP!T/ ?(D"|OA @6?(P K"|O?(E"|J@|&?(Qllll2L"|J?%? K"~5)?%?|&L#x)P|%PF?+G C=@;P!?+D" ?+D"*A ?+D"%VA!=@0P ? ?!=@-?(P~= _@/?+D"2@.?+D".@8?+D"6@7P @"#O?+?%PD_?"2~9!%O?%Px)_P"P!?%D"~5)?6VA#=A 2~K!?%D"~5)@!? %O?%D"~1)?!_Prot P~*}.t ?#=? y,  -?%? ?!_K"~5)?%Px)_?7D"FA D".?"V%k? D"*?"P:b_&Pp}0t -G 6A P ? P~- U=P.bG }7}EOA P ? P|3U=P;bA#G }8};OA 2~K!?%D"~5)@!? %O?%D"~1)?!_?#P}!};t _? y,  -?%? ?!_K"~5)?%Px)_?%PD_?"P)ePw b_A)G VP"hA#D"~9}VOA 2~K!?%D"~5)@!? %O?%D"~1)?!_?#D"~E}VO? y,  -?%? ?!_A K"~5)"k"O"O"O"O"O?)D" A&R/ ?)G |8P!T/ ?%Px)_A P&2~K!?%D"~5)A!?%D"~1)_A#P~-ot D  K  ?#P~0ot G  N %?%?!P&_K"~5)?)|."*? 2~&!?%D"~5)A!?%D"x)S%O? 2}T!-?%D"~1)?!_PFN  ?%?!P!_K"~5)?)D"OA!?)D"|1A S/"? ?!V?!?-VfA#/"P!? ?0_?#=@#?!? a@!?+P 2}X!? S/!?!P!T/!?#G  ?;T/!."-?+?%PD_?"2U/"? P!a@!?%D"x)@ .#-?%Px)_A P(2~K!?%D"~5)A*?%D"~1)_A,P~1ot D  K  ?,P~5ot H  |0 %?%?*P(_K"~5)?%?!K"~"*?%?#K"t*?%Pt*_P!? 2H?%D"~5)A!?%D"x)S%O? 2}T!-?%D"~1)?!_PFN  ?%?!P!_K"~5)-?)G |6R/ ?%Px)_P02~K!?%D"~5)A ?%D"~1)_A!P~7ot E  L  ?!P~=ot E  L (?%? P0_K"~5)-?%Px)_P)2~K!?%D"~5)A ?%D"~1)_A!P~Eot D  K  ?!P~Hot D  K #?%? P)_A!K"~5)?&%OPnnt ?8?)D"%A P.b_A!? ?.X=A#D"%@1?#D" @&Pnnt ?!P._? P!_?.X=A D"%A,@5? D" A @#?)D".P!S%OPnnt ?8?)D"2A!P.b_?!?.X=A!D"%@5?!D" @#-?%?,K"}:*?%?5K"}6*?%?#K"}2*?%? K"o*?%?1K"}+*?%?&K"n*P @!#O?%Pt*_?!_A3P%_P ?%Pn*_?!_A P%_D" A*? D" A a?*?-V? ?*VfA*=K" ?3P!? ?0_?*=K" ?!P*_A!P:T/ -?%D"~1*@3?%D"x*@9?%D"w*@:?%D"v*@>Pp}0t @!?7D"FA*D".?"V%O?*D"*?"P:b_@!-P @*?%PD_?!G 8P)ePw b_A!D".P!S%O?%?+?!D"22}N!?%D" @*?%D"%@ -"k"O"O?)G |6R%O?&?0_@ ?)G |8P"T/!?%?3K"~A*?%?9K"~=*?%P"K"~9*?%P}.ot K"~5*?%?:K"~1*?%?>K"x*?%P~(}.t K"v*?%P ?1?&a?-?1U?&?1VfA!=K"~"*?%P!K"w*?%P!? ?!=K"t*?%Pt*_@*P&.#-"O?*R/ ? P ?5?#a?-?5U?#?5VfA!=T/ ?*P!?#?0_?!=? 2~)!R/"-?%P ?,?&a?,?-V?&?,VfA =K"~"*?%P!?&?0_? =K"t*?%Pt*_@*P!."-?%P ?,?&a?,?-V?&?,VfA!=K"~"*?%P!? ?!=K"t*?%Pt*_@*P!.!-?%?3K"~1*?%?9K"x*?%P"K"w*?%P}.ot K"v*?%P ?#?&a?#?&U?#?-VfA =K"~"*?%P!?&?0_? =K"t*?%Pt*_@*P#-@ ?*? ?%Px)_2H?%D"~5)@!-?%D"x)?!S%O?%Px)_2}T!-?%D"~1)?!_PFN  ?%?!P!_A#K"~5)?%D"x)@ P ?#R/!<-?%?!K"~5)?!-@!? ?!S%O?%Px)_2}T!-?%D"~1)?!_Pz N  ?%?!P!_K"~5)-?"P!_A"?2T/ -?%?%D"~5)A"K"v*?%?%E#x)L#t*?/2~V!?/?%D"v*K"*?/?%E#t*L" ?(D"YA!?(D"|?S%O?(P~1 _2~8!-?(D"|C?!P&h_A ?=E"2L"2? ?=z " z-" ? ?"K">? ?6K":?(?!P!_K"Y-?%Po+_C -?4Pl!_C -}F7#>k%|Y!|VB PIaA-C "O?#R/ ? D"6@<? D".@+? D"2@,? D":G G@(?-Q L#:? P._@4?"P ?"P{!eP1U=P{!eP|1bPp}Lt _A*?(P!h_H!"@%? H!?@2? D">D"l%@6"O"O?!?,X/ ?!?+_G  A)P?V%O?!@&."-?!P!_A&?,X/ ?)P?T/ ?&?+_G  A)P?V/!-?,?4?!2}8!A&W%O."-?&?+_G  @)-?)PAT%kP &?#P!a@7?2?%Pkge@=?*PA_@:?*?(P!h_A!P,_@>?!P(_@| ?*G |/A;P.bPo}Et _@|!?*G NA|"?;_P~- V@5?,@!?+@#P @2"O#O?&P!_@."|YQ ?&?,X/ <Q ?,?.aP*U/ <?+?._E  -@B"k"O?5/ ?2?|"X/ ?|!?2P.b_G +A%P ?%P|3U=A%P;bA(G }8};OP!_@/?(E }!};O@?"OQ!?%r}%A@Q}0u}/~E~!~Wl}5D}"|;%O???B|=/"Q @A"O?,?&P+_A%U/ ?,?%aP*U/ ?%?+_E  @A-?/P*S/!?(P}!};t _A(E *@??@Q~B}X~K}&}Vl~S~E8}"|;%O?/P2S%O???A|=/%.#-Q @@"O?,?&P3_A%U/ ?,?%aP*U/ ?%?+_E  @@-???A|=/#Pt!?/P#haA%P|4V/#?(E 2?@}#?%r}%|;/".#-???A}#Pl!?/P#har}%Q |=/".!-???B}#Pt ?/P#har}%Q |=/!-P!@%?2.!-?-?<K"F?-?,K"D?-?+K"C?-P2_?*?-PC_?.?B2P?-D"2@%?-D"6-@0"O"O"O"k"O"O"O"O"O"O"O"O"O"O"O"O?%P!S%OP!?0P1eA/hA)?| H! eR/!-? ?&?6?-P:_2JA%R/5? D".@(?%? D"2A&X/"?%?(_G  A!P?W/!?%@#.#-"O?,?&?0?;_A%P ?%P{!eP~- U=P{!eP.bA.G }7}EOA%P ?%P|3U=P;bG }8};O_A&P"_A%V%O?%?+_G  PNS/!-? P!N |%.5-?)?9?=fe/4"O"O?&P#_A(?!X/ ?#?(_G  A&P?V%O?(@%."-?(P!_A%?!X/ ?&P?T/ ?#?%_G  A&P?V/!-P @&?4?(2}8!A%?!X/ ?#?%_G  @&-?0P!_@2?)?9f@9?>H! ?)e@!"O?1P!S%O?!/(?:?8P)eP!h_H! ?)eR/!P!@1? ?%?&?723A%/)P ./-?!/&-"O"O"O?.Po}Et _A!G *P!a0) ((((!"(-?&P{!ePAT/&"kP @0? D"2A.?%Pkg_@&? D".@)#Oz.                @C"O?.?%?0_P!_U/ ?&P2U/ ?%?)_P!_z   @C-?&P2a@&?0P2_@0?)P2_@)?Cz.YYYYYYYYYYYYYYYYzB?Cz.""""""""""""""""z|<z.@@@@@@@@@@@@@@@@z|#z|;z[A#R/ -"k"O"O?.?0?#|O?%_A(_A&P1aA#V%O?(?)_P1aG  PAS/!-? ?#2|.A#/!P .#-?&P0a.!-?#P!i-A#?%P"_S%k? ?#?!2~-!&?#--A%/).*-?&P{!ePAT/%?-P*_?!G -A&? D":G GA#?4?%P!_2|4?-D"*P!S%O?-D".@(?1P!?0=@1"kP ?&P&X/ <P ?(?#?&P,bPx}:t _A#_G *A!P ?!P+UA!=X/ <?#P!?!=?(_G  A!P ?!P|3U=P;bG }8};O-?%_P"_A%R/*?8?(?0=@8.)-? ?%?!2|PA%/(.)-?&P{!eP~X T/#? ?%P!_?!G -?72(A%/&.(-?%P!_A#?&X/ ?!P?T/ ?#?(_G  A!P?V/!-P @!?4?%2}8!A#?&X/ ?#?(_G  @!-? ?#?!?723A%/".1-? ?%?&?!?729A%/!."-? G |#R//? ?%?&?723A%R/!-? D".@#?%? D"2A!X/"?#?%_G  A)P?W/!?%@&.#-?1R/#P .%-?%P!_A&?!X/ ?)P?T/ ?#?&_G  A)P?V/!-?!?4?%2}8!A&W%OP @).*-?#?&_G  @)-?)PFT/(?&P!_A%?!X/#?#?%_G  A)P?W/"?%@&.%-?*H!|,?/i-@!? ?!? G |%fP!eN |%.(-?&P"_A&?!X/ ?)P?T/ ?#?&_G  A)P?V/!-?!?4?%2}8!A&W/%?#?&_G  @)-?)PAS/ -."-"O? H!?A2R%O? D">@/.!-"O?1P!eR/ ?9?:?8P)eP!h_H! eR/ .#-? D">A/D"l%A+?6S/ ?+?6U?+Pt VfA(/ "O?1P!S%O?*G |0?8P)eiP!e/!-? G AP#P!? G |#=U/!?*G |.P!T/#P%?/?6P#hA%_?(=@5?+P#h?%a@%P!?#?!? D"6A#UA!=@,P ?#?!=@+? D":@(#O?%R/"?5D" @#?5D"%@!?%P*a@%?5P*_@5?"P!?,?#P!_A._?!P!aA#?.U?#?+VfA!=P ?#?.a?!=?(G G2}@!R/ -.#-? G A/"P!@1-?/?6K"l%?8P)e-@"?)Pz T%O.!-"k? G |#R%O?*H!0A!?1P!eR/!<?*?"P!h_H!4?!f.!-?*H!0@!?*H!2?1P!e%k?*?"P!h_H!4?!f&?!-?2ef-?*? D":G GP!h_A!H!(?9f?!H!,fPkgeA#P{{#e%O"k?*G NA!P.bP ?!?*G |/A"_Px UA!=A%%O?"P.bPo}Et _P!?!=P%_@(?#P{{#e@!P @##O"O?(G  A"P#S/ ?!?#P1eiP!eR/ ? P*?"?"RP 2}I!R/ P!.#-?(P._@(?#P!_@#?%P.aA%/ --P -/!-?&P!_@3-?-PI_C ?3-~-2"-k!|YB PIaA)C ?"G  A2@*P{!@+"O"k"O"O"O?2P!a0# !"%-?"G !."-?"G !@*P~Y!@+."-Pz!-@+P @*-?!G J@(?!H H@,?!G |+@-?!G |*@/?!G |.@.?!D"%@0?!G :@1?)P |0 |%?)?1P"TN |#?)?#N C?)?0K ??)?*N |"?)?+N |!?)?.N >?)?/N =?)?-N <?)?,|0 :?)Pk?(?(P~; S=N | ? ?)P:_P22~*!?!D" @!? P!2~N!? ? D"*A/P!_A0K"*? D"%?/P"h_?!K" ? P"2~N!? D"%? D"*A!P"h_Q L" ? ?!P"_K"*"O"O"O"O?&G 3A-R?&G 2A+P+SeA.R%O?%D"OD"6G ,P"T/!-?%D"DA!%O?!P!a@*?%D"C?!P"h_P%a@!?%D"F@(#O?(?!D" a@(?!P%a@!?*P!aA*PkT/ -?%?(K"F?%P K"D-P @!P @#?%G |6/!.#-?)P:_?%?&D"*2Q?%D"DA!?)D":A(?!?(U=@#?!?(V%O?%D"C?!P"h_P%a@(?%D"F@*#O?*?(D" a@*?(P%a@(?!P!aA!?#V/ -?%?*K"F?%?#K"D?#@!-?%G |6P!T/"?#/!-?%G R@#? P!2~N!? ? D"*A(P!_K"*? D"%?(P"h_?#Pllll%fK" P @#.!-?#P!_@#-"O?%D"OA,D"6G ,P"S%O"O"O"O?+P!a0/%%  !%%%%%%  "-?)P K"??)Qllll2L":?,?&?)P:_2h?%P?_?)D">A!?)D"?A&2}-!? ?!?&2~E!?)D":A&R/#?!?&2r!.#-"k?,D"*A+?,D"%V%O?&D" @*P @+P!@&P .!-?&D" @*?,D" @&?+R%OP @+P .!-?&G  P|4S-@!#O"O?!?+X/ #O?!?&_G  P|%T/!?+?!P!_A!T/ -.%-?+?!A,U/#?!?+S/#?+?!a@(?!?&_@-P @!"O#O?!?-_G  P|%S/!?(?!P!_A!T/ -?(@!-"k"O?!%OP @(#O?(?-_G  P|2S/"?!?(P!_A(T/ --?!?,_A!.!-?!?,_@!?(?,_-@(?!?*U/ ?(?*X/ -?)P:_?&?+?,?(28?)D":A!PlllljS/"?%P?_?)E">A3}DA&?3Q?n}DA(2}-!? ?&?(2~E!?!R/"?&?!2r!."-?%P?_P.P ?!Pt X=2~>!? P!2~N!? ? D"*A!P!_K"*? D"%?!P"h_?-P ?-P~- U=P{!eP.bG }7}EOPllll%fK" .!-"O?.R%O?%P?_@&?%D"%A(?%D"*P%h_@,#O"O?!R%O?(?,T/!.%-?!?,?(aP%iX/#?(?!P%h_@(-?)?%D"OA!z " z-#:?)?!D"2K"D?)? ?)P:_?(2X?(P2_@(?)D" A!%O?&?!?)D"%2}-!P @!&P @!?&P.P ?%D"DPt X=2~>!-. - -P @+P @*P!@(?,D":A&D" A!%O?&D"%@*?!@(-?%P?_@1P @!#O"O"O?!P!eR%O?+P!e/&?*R/&?*P"a@,P @!#O?!?(_A.G  PHS/"?,P!a@,?*?!P!_A!T/ -.&-?+P!e/%?*R%OP!@+P @!?(@&P @*."-P @!"k"O#O?!?(_A&G  A-PHS/!?*?!P!_A!T/ -?*@!?(.!-?!Pkg?*_@*?&P!_-?(R/%?-PHT@+?(@&@(.!-P!@+?.P!_@&?!?*P!aS%OP @!?&@(P @*.!-?!Pkg?*_@-?!?*aP!_@(P @!"O#O?!?._A+P!_G  PHS/!P!@+?(?!P!_A!_/ -?&@(?-A!@*.!-?,?!a@*?+P"_@(P @+-?)P:_?&?!?&_2|A?1?)D">A!?)D"?A&2}-!? ?!?&2~E!?)D":A&%O?!?&2r!-P!@!. - -?+P"T/ ?&P.P ?%D"DPt X=2~>!? P!2~N!? ? D"*A!P!_K"*? D"%?!P"h_?-P ?-P~- U=P{!eP.bG }7}EOPllll%fK" -?%?%D"I?%D"F_K"I?)? D"*?/aP#aK">?)?#K":? ?0?)P:_A#P"2}O!"O?2P#T/ ?#?"D"%?"D"*2}E!?)E":@3?)P#P ?)G ?A!=K"C?)P}Q}.t P!?!=K"??)?3L":?)P._?#P"2k? ?)D"2A ?)D"62~G!?)D".A!R/ ? ?!2r!-?)PI_C -}H3#2k!|Y!|VB Pp!aA(C ? P K"x#? E#v#@8? Qllll2L#v#? Pv#_A*2~V!?*P._P22~R!?*P:_P22~R!?*PC_2~V!?*PI_P:2~R!? P K"}+%? Q%L"m%? P K"l%? Qllllt L#~U#? Q!L#~M#? Q L#~E#? Qllllt L#~=#? Q%L#~5#? ?8L#v#? P K"~A%? Q L"~9%? Q L#x#? Po%_A02~J!"O? ?!?#?%?&2:R/ "O?#G OA&?#G PA1T%O? P~U#_@2?"D"*A%Pl~)}O~K!?#D"JA,?,Pl~)}O~K!X=W/!? D"l%A!? D"~U#S%O?22~4!-? D"y#?!P:b_A"z.                z-" ?"P}+}%l2K!4?"P(N 2? ?!P!_K"l%."-?"D" @#?*P ?"D"*A!?!?"D"%VA%=A!2~K!? D"x#@""O?!RA&/ ?&/ ? D"w#?"_P!?#?%=?!y,  -? ?!?"_K"x#.!-?0D":@,? P4N q%?0z " @9?0E"2@8? P K"}6%? Qllllt L#o%?(?,K"??(?8L#:?(?9z-#*"O?!P{!eP)X%O?(Pv _?(P*_?"2B.!-?(Pv _?(P*_?"P ?%?#D"M2%-"O?(G ?A%P4T%O?(D">@&?(D":@*?(D"6@"Ql}!mnt ?%P/aP ?%P/V=rQ#}%A8n}D@,? D"l%A#? D"~U#S%O?22~4!-? D"y#?#P:b_A!Qllll??8n|1 7?!P N 6?!?,N 5?!Q}%}+}6st!?8n|1 4?!?%N 3?!P&N 2?!?"K".?!?&K"*?!?*K"%?!?"K" ? ?#P!_K"l%.!-?(?(D"2A5K"M?(?(D".A6K"J?(?"E" L#D?(?"D"*K"I?(P|1_?!?&?12|+?(D"O@,"O"O?(D"|6A"%O?,?"P#h_@/P!?(D"D?(D"IA"?(D"FVA%=@3P ?"?%=@%? P~E%_@4?,@*#O?(Pv _A"?!?#?*D" ?*G %?+2M? ?"24? P!N }+&? ? D"~1%R? G v&P!geN ~"&?+R%OP @"? P K"x##O? ?"_A)P~E%_A-D" @.?-?)Pv#_A)D" K" ?)?.K" ?"P%_A"P.T/ -P @"? P K"m&? Q L"y%? P K"}A&? P K"}6&? P N ~#&? Q L"}V&? P K"s&? ?(PD_?(Pv _2"?4?3?%? D"l&?%2m!? ? D"l&A)?%?%?)U=K"l&#O? ?"_A)P~E%_A-D" @.?-?)Pv#_A)D" K" ?)?.K" ?"P%_A"P.T/ -P @"#O? ?"_A)P~Q%_A-D" @.?-?)P~1#_A)D" K" ?)?.K" ?"P%_A"P.T/ -P @"#O? ?"_A)Po&_A-D" @.?-?)P~=#_A)D" K" ?)?.K" ?"P%_A"P.T/ --? D"l%/#?+P!_@+?*P*_A*?/T/ -.!-?(D"D@+?*P ?(D"IA"?"?(D"FVA*=A"2~K!? D"x#@%"O?"RA// ?// ? D"w#?%_P!?+?*=?"y,  -? ?"?%_K"x#?(Pv _?(PD_?!?#2l!?(G |GA%P#T%O?(?(E |@L },!?(?(z "|7z-#l!?(H!|H@"-?(?(E },!L |@?(?(z #l!z-#|7?(?"|0!|H?(?%N |G?2?(Pv _2t!-? 2D? D"~Q#%O? P~I#_P"2~K!? D"~Q#A"? D"~M#_Pz~W!|0  ? ?"P"_K"~Q#-?#G QR/ ?(Pv _?!?&?12|+? D"~E#A"%OP0P2?&?1U=@1?"P%h@%? D"~A#@"?!P{!eP.bPq}Kt _@)?(D"|9@-?(D"|;@.#O?"P0_G  A&P*X%OP/@*P9@#"O"O"O"O?&P1a0&"!!  !-?)G +@+? D"l%A/? D"~U#S%O?22~4!-? D"y#?/P:b_A&z.                z-" ?&P}*(|0!2."-P.@*?1@#-P @+?"P._G  A&?.U%O?(P}8!_?!?"?-?&P#h_A&D" ?&G %2|@?(G };!@+-Pnnt ?6?"P*_D" A3P.b_?3?5X=A&D"%@7?&D" @4? D"l%A/? D"~U#S%O?22~4!-? D"y#?/P:b_A&?*N 2?&?4K".?&?3K"*?&?7K"%?&?4K" -?&Pl%|0!6?&?#N 5?&?+N 4? ?/P!_K"l%-?"P2_@"?%P2aA%/ --?(D"|7A R/ ?(D"|9? P#h2r!-?(D"|1A R/ ?,? P#h2r!-?(?(D"?K"|J?(?(E#:L#|C?(?(z #*z-#|7?0P.2~R!?0?(D"|JK":?0?(E#|CL"2?0?(z #|7z-" -?(Pp!_C -q2"*k"|YB PIaA&C Qllll|Q@-P~; @)P8@#"O"O"O"k"O"O"|Y"O"O"O"k"O"O"O"O"O"O"O"O"O"O"O"O"O?"G 2P!a0/!"#%&(9)*(+,- -?"G 3A#P ?#P~- U=P.bA(Po}Et _@%?(G }6}EO@(?#r@.PE@#"O"O"O"O"O"O"O"O"O"O"O"O?"G 5P(a00 !?"#@%&?????(?-P|"@#?(P&a0&?|"()*|"-?&P K"F?&Qllll2L"C?!?"?&PC_2hP!@)?&D"F@#?&D"D@(?%G -A%P%W%O?%P,bPx}:t _A%P!?%?!D":G G_G *A%P+UA*=@)?%P ?*=@*-?&P*_?(?#?)?*2;?!D"6"O?&G *R%OP~; @).!-?&G +A!rQI}%Qllll~M{}Ylkm@-Pu @)?#?!P ?!P|3U=P{!eP;bA!G }8};OT/ ?!P}!};t _@!?(@%#O?#R%OP~  @)."-?%G  @*?!G  @+?%P!_@%?#P!a@#?!P!_@!?+P?P ?+Pu aP{!eP<U=fP{!e?*P?P ?*Pu aP{!eP<U=fP{!eS/ --G -?&D"CA#%O?(?#2r!-P?f@#.|"-PC@#?(P(a0#*)|!)-?!D"6G -P|&_@#P~! @).| -P|(@#.>-P|)@#.=-?%|+ ,QD}%Qllll~M}=Om@-P~# @)PF@#.<-?!?"D" ?"D"%2},!R/:P>@#.;-?!?"D" ?"D"%2},!R/9P>@#.:-?!?"D" ?"D"%2},!R/8P>@#.9-P|#P|%P|#?%G %A!?"G 7S=?!P#S=@#.8-?!D"6G -PAf@#.7-?"G 3A#r@."O"O"O"O?#P~- X%OPI@#Po}Et @(P{!@%?"G 5P0a0%#%!"!-?#P.bA#Po}Et _@(?#G }8}EO@%PI@#?"G 5P0a0%"# ! -?%rQD}%Qllll~M}=Om@-P|.@#."-?%rQD}%Qllll~M}=Om@-?!D"6G -P|-_@#.!-PLPH?(G "=@#-?-Q{{{{}.|J}"?.Q?}%m@-.7-?"G 3A#r@-?#P ?#P~- U=P.bG }6}EOP(S/+PG.,-?"G 3A#rQ{!}"@-?"G 5P4S%O?-QD}%Qllll~M}=Om@-P|.@#.6-?&Qllll2L"C?&P K"F?!?"?&PC_2h?!D":G G@%?&P:_?#P ?#P1U=P{!eP|1bPp}Lt _A(?&D"DA*?&D"FA+2o!"k"O?&D":P!S%O?(?%P!h_H!(?&D">A)P1eiP!e/!-?!D"6G -?&P2_?#?*?+?%2|D?-QD}%Qllll~M}=Om@-PKf@#P~; ?&G 2R/!<?-Qllll~M{}Ylk}"?&|+ 3Q{!}"QI}%m@-Pu .!-?!D"6G -P|+_@#?(G |/?)_rQ?}%Qlllll|Jm@-P~; -@)?&D"CA!R/5?*?!2r!.5-P~% @)?!D"6A!G ,P"T/+PN@#.4-P4@#"O"O"O"O?"G 3A(P/aP ?(P/V=P!a0%!"7# -P!?!D" ?!D"*A#?!D"%VA,=A*@!P!@%P!P ?#?,=A,R/3<?*?,_#O?!G  P+aA%P9V/2P!?%hP}9ll%eR/2P!@%?!P!_@!?#P!aA#/ -P @#@!.2-P1P0?!D"6G ,P"S=@#.5-?!D"6G -P2f@#.4-Plll*?!D":D".A!?!Plll*X=rQllll|Qm.--?!D":@!P7@#?"G 5P#a0"*+2-P9@#.1-?"G 3P|0_@#.0-?"G 3P~5 f@#./-P~: @#..-P~9 @#.--P~; P~" ?!D"6G -A!=@)P|*?!a-@#?-Q?}%Qlllll|Jm@-.+-?!G -PMf@#.*-Pl~)}O~K!?!D"*A!?!Pl~)}O~K!X=rQllll|Qm@-P6@#.)-Plll*?!D".A!?!Plll*X=rQllll|Qm-@-P5@#.&-P @%-?#P!T-@+?(P!aP.U%O?(@#.#-"O"O"O"O?(P!a0/############! -?%R/!P:@#.&-P/@#?"D"%A!?"D" A%W/%?!?,V/%P/P=?%?*_G  P~8 aP~<!e=@#.%-?!G  A%P|1S%OP;@#.%-P @#?+R?%P|"Tf/#"O?!G !A!P}*!S/ ?!P~L!S/ ?!P~ !T/%-P<@#.#- -?!D"6G -P| _@#-?-Q{{{{}.|J}"?.Q?}%m@--? ?#N |.? ?)N J? P"N :? ?-L" ? ?"E"2L"F? ?"z " z-">?&PI_C -}C,"&k#|VP:@&"O"O"O"O"k"O"O"O"O"O? P{!eP"a0% #"!*-?"R/&?!?"_@(?!@ #O? G  G ~Q}+OP!S%O?%P!_@%? P!_A ?(T/!.)--P,@&?"?%U/)?"?%S/&?%R/)?!?%_G  Pt T/)P!?"?%Pkg_R/%<?%?"a@)PG@(P @%P!@"#O"k"O"O"O? ?"_G  A!PGa0"! "-?(P{!e@*PG@(P ?*PGT/"<.!-?%P!aP|2V/ PG@(?%P!_.!-?!PIaP{!eP+V%k?!P~<!ePu aP{!eP;V&P -/+?%P|4X/+?!@(?%P!_-@%?)?"P!_A"_/ -.#-P(@&?"R/(#O?"R%OP:1-?"P!a@"?!G  ?!P!_@!PIaP{!eP,U/ -.(-?"%k?"P!a@%?!P!_P ?!G  PGS=&P -@ P/@&?%?"? =A%R/&? ?!? =A ?%_@#P @!? @""O#O?"G  P|*S/!?!P!_@!?"P!_A"?#T/ -#O?%R%OP:1-?%P!a@%? G  ? P!_@ PIaP{!eP,U/ -.(-?!R/&P @##O?!?#T%O? ?#_?#P!_@#G  PIaP{!eP,U/!.)--?%?!Pkg_R/&?!?%a@#P!@!#O?!?#_R%OP:1-?!?"_?!P!_@!G  PIaP{!eP,U/ -.&-P-@&?"P<U/%?!z   A+z.xxxx~0xx~0xx}Hxx~%xxzcA-z.++++++++++++++++z|Sz.                z/ !"#6&(9*+<-.| 01?-zBz|LR/%z.                ?!z  ,A,z.}Hxx~%xx~%xx~/xxxxxxzcA-z.++++++++++++++++z|Sz/ 34#67(9:+<=>| |!|"?-zBz|LR/%"k"O?+z8&PIaP{!eP,b?+z8(PIaP{!e_A P-W%OP|!P!? hPx6e/"<? P"S/!-P|"P ? P!aP.U=.!-P>P| ?+z8"PIaP{!eP,b?+z8#PIaP{!e_A ?+z8 P!h?+z8!_? =P#e=-?+z8*PIaP{!eP,b?+z8+PIaP{!e_P!aW/&?,z8!PIaP{!eP,b?,z8"PIaP{!e_P9V/&?,z8%PIaP{!eP,b?,z8&PIaP{!e_P|0V/&?,z8)PIaP{!eP,b?,z8*PIaP{!e_P|0V/&P:@&?"P<aA"R/%"O?"P!S?!G <A P~7 Se/ P-@&"O? P|)a0# ( (-?"P(T/(?!G =A"PIaP{!eP"V/(?!G >A PIaP{!eP+V/(?!G | PNT/(?!G |!PIaP{!eP&V/(?!G |"PIaP{!eP+V/(?"P|,T/ ? P|-V/&-P.1-?(PGT/"?%P|4U-?#R/"P!eR/".!-P,@&?#R/!-P:1-?&1-P--~8.";k!|YB Px aA%C ? D"C@&? D"?@)?"@,?!@#"k#OP @.P!@1P @ "k?)?&R/ <"O#O? ?)_A/G  PHS/!?&? P!_A T/ -?&A.@ ?).!-? Pkg?&_@.P @1?/P!_-@/P ?4/!<"k?,R%OP @,P!@7P!@4P @&?#.!-P @&"O#O?#?&_A0G  PHS/!P!@4?,?&P!_A&T/ -P!@7?,@&?#.!-P @4?&Pkg?,_A"@,?0P!_A!-@0"O"O"O"O"O? %O?)G  P~X S/!-? ?&S/!P .(-P ?&R/&<?%PD_?&P!P!2p!?%D"F@)?%D"DP!S/!P @ ?%P K"C?%?%D"IK"??%?)K">?#?&_@("O#O?#P!_@&"O?#G  A)P|#T%O?&@#.!-?%P:_P ?&?&?(SA)=2}R!"O?%G :%O?%G ;@*?%P2_?&?#P"_?)=A&P ?&?(TA)=2}R!?%G 2/!-?%D">A R/#?%D"?? 2r!P .+-?&?)_@#?%G 3?*P%hf@)-?%D">? S%O?%P>_2}T!-?%D"?? _?)N  ?%? P!_A K"C?#?(T/ -?%D">@&?%PD_?%D"?A)? 2|(?%D"DR%O? r@>.%-?&PlllljS%O?%E"F@>?)@&? @).%-?&R/ ?)?&2r!-P .&-?#?)? 2~)!@ ?.@&?/@)?0@#?1? P TA(fR/#."-?%D"I -P ?&PlllljS/"<?%P!|0!|9?%P K"|6?%P!N O?%P|0K"|1?%P K"J?%?)K"F?%P|0K"D?%?>}DA5K"|7?%?5K"M?%?5K"I?%P*_@8P @ P @6B P2aA+C "O?%PD_A(G |#/ ?(D"%@-"O?(D"2A2?(D"*A;V/ ?2?(D".A*U/ ?(P6_A<?(G :A3_P!aG  @9?3P&U@=#O?*?-_@:"O"O"k?2?*aA#P)W%OP @ P ?#R/!<#OP!?9? ?:_G  S/"<?#? P!_A T/ -?#@ P .!-?+P*_?9?:?#2|J?+D".@ ?+D"*-P!S%O?(? ?*_P!_A*K".?*?3U/"?*?;V/"?=R/!?-?*?3aA _?<?32~)!/"?(D">@#?(?*K">?#?-_@6? ?#a@ .&-?(?2K"..#- -?*?2W/ --?(P!N |#"O?(G CP!S%O?(D"?@*?(D">@#.!-?(D"?A*?(D">A#S/!-?#?-_@6?*?#a@ -?8? K"%?8?6K" ?+P2_C ?%D"*A P!? =@#"O"O"O"O?%D".P ? =P!a0" !"-?#G  P|*T/!P!@(."-?#H  P}I~9 T/ P!@(.!-?)?5_@-?)@ #OP @(? ?-S/!"k? F  A#P |:%O?#P{!e@#? P!_.!-? G !P|4e@+?#P|"e@*?#P|IW%O?*P(h?+f@#? P"_.!-? G "P|4e?+P(hf@+?#P|QU%O?+?*P.hf@#? P#_.!-?*P4hPll~M e? G #P|4e?+P(hffA#Pll~" S/"? P%_-@ P!@("O"O?#P|#a0-#!!!!!!!!!# -?#P~9 S/"-?#P?U/!?#P{ aP?V/ --?&%O?)?&2r!?.@&?/@)?0@#?(?1fR/".!-?.@&?/@)?0@#?(?1fR/!--P ?(/ <P @ ?7%kP &"O?"R/ #O? ?!_G  PHS/!?"? P!_A T/ --?!-R-?%Px _C -~;4!!kB Po!aA C P~"wt D" P"S%OPtut Qllll2L# Pvut Q L# Pxut Q!L# P~5ut Qllllt L# P~=ut Q L# P~Eut Q!L# ? z.                z-"l!? z.                z-"|?? z.                z-#M? P N |7? z.                z-"bP~Mut P K" ? Q L#D? P |0!I? z.                z-#2? P N ?? Q L# ? P |0!*P~Qut ? z "|Wz-" Ps~ t Q L# Pn~ t Qllll2L# Po~ t Q L# P}6~ t Q%L# Pt~ t Qllllt L# Pv~ t Q L# Px~ t Q%L# P~5~ t Qllllt L# P~=~ t Q L# P~E~ t Q%L# P~M~ t Qllll2L# P~U~ t Q L# Pl~!t Q!L# Pn~!t Qllllt L# Po~!t Q L# P}6~!t Q*L# Pp~!t Qlllll!L# Pq~!t Q L# Ps~!t Q%L# P}R~!t Qllllt L# Pt~!t Q L# Pv~!t Q%L# Px~!t Qllllt L# P~5~!t Q L# P~=~!t Q%L# P~E~!t Qllll2L# P~M~!t Q L# P~U~!t Q!L# Pl~"t Qllllt L# Pn~"t Q L# Po~"t Q*L# P}6~"t Qlllll!L# Pp~"t Q L# Pq~"t Q%L# Ps~"t Qllllt L# P}R~"t Q L# Pt~"t Q%L# Pv~"t Qllllt L# Px~"t Q L# P~5~"t Q*L# P~=~"t Qlllll!L# P~E~"t Q L# P~M~"t Q*L# P~U~"t Qllllt L# Pl~#t Q L# Pn~#t Q%L# Po~#t Qllllt L# P}6~#t Q L# Pp~#t Q!L# Pq~#t Qllll2L# Ps~#t Q L# P}R~#t Q%L# Px~#t Qllll2L# P~5~#t Q L# P~=~#t Q%L# P~E~#t Qllllt L# P~M~#t Q L# P~U~#t Q!L# Pl~%t Qllllt L# P}2~%t Q L" P}:~%t Q%L" P}N~%t Qllllt L" Px~%t Qllll2L# P~5~%t Q L# Pw~%t P4N  Ps~%t P4N  P}+~%t P%N  Pw~#t P4N  P}H~ t P4N  Pm~ t ? D"}+!K" Pn~%t P K" P}V~%t P K" P}R~ t P N  P~Q~%t Q!L" Py~%t Qllllt L" Pt~&t P!K" P}6~&t Qllllt L# Pp~&t Q L# Pq~&t Q%L# Ps~&t Qllllt L# P}R~&t Q L# P~M~%t ? D"jK" P~=~%t ? z #|Oz-# P}2~&t ? G |7N  Pm~&t ? z #Mz-" P~"~&t ? E#DL" Pw~&t ? H!I|0! Ptwt Q L# P}Rwt Qllll2L# P}Nwt P4N  P}:wt Qllllt L" P}6wt P4N  Pmwt Q%L" Py~*t Q L" P~Q~*t P%N  P~E~*t Qllllt L# P~=~*t Q!L# P~5~*t Q L# Px~*t Qllllt L# Pv~*t Q%L# Pt~*t Q L# P}R~*t Qllll2L# P}N~*t P4N  Pp~*t Q%L# P}6~*t Q L# Po~*t Qllll2L# Pn~*t Q!L# Pl~*t Q L# P~U~)t Qllllt L# P~M~)t Q%L# P~E~)t Q L# P~=~)t Qllllt L# P~5~)t Q*L# Px~)t Q L# Pv~)t Qlllll!L# Pt~)t Q*L# P}R~)t Q L# Ps~)t Qllllt L# Pq~)t Q%L# Pp~)t Q L# P}6~)t Qllllt L# Po~)t Q%L# Pn~)t Q L# Pl~)t Qlllll!L# P~U~(t Q*L# P~M~(t Q L# P~E~(t Qllllt L# P~=~(t Q!L# P~5~(t Q L# Px~(t Qllll2L# Pv~(t Q%L# Pt~(t Q L# P}R~(t Qllllt L# Ps~(t Q%L# Pq~(t Q L# Pp~(t Qllllt L# P}6~(t Q%L# Po~(t Q L# Pn~(t Qlllll!L# Pl~(t Q*L# P~Uvt Q L# P~Mvt Qllllt L# P~Evt Q!L# P~=vt Q L# P~5vt Qllll2L# Pxvt Q%L# Pvvt Q L# Ptvt Qllllt L# P}Rvt Q%L# Psvt Q L# Pqvt Qllllt L# P}6vt Q L# P}2vt P4N  Plvt Q%L# P~U~&t Q L# P~M~&t Qllll2L# P~E~&t Q!L# P~=~&t Q L# P~5~&t Qllll2L# P}Awt P K" P~M~*t P K" Ppvt P N  Px~&t P N  P~9wt Q!L" P~Awt Qllllt L" Pq~+t P!K" Pl~+t Qllllt L# Pn~+t Q L# Po~+t Q%L# P}6~+t Qllllt L# Pp~+t Q L# P~5wt ? D"|JK" Pvwt ? z #|;z-# Pywt ? G ?N  P~Iwt ? z #2z-" P}H~+t ? E# L" P}N~+t ? H!*|0! P~5~+t P4N  Pt~+t Qllllt L# Pv~+t P K" P}R~+t P N  -? Po!_C -~D+!,kB Ps!aA)C ?)P?_? D">A*P~" _A1Pm!y,  ?*P K"~"!?*Qllllt L"}V!?*Q%L"}N!?*Q L"}H!?*Qllllt L"}A!?*Q*L"}:!?*Q L"}2!?*Qlllll!L"}+!?*Q%L"m!?*Q L"|W?*Qllll2L"h?*Q!L"b?*Q L"[?*Qllllt L"Y?*Q%L"|??*Q L"|9?*Qllllt L"|6?)P K"D"O?!P!S%O?"? D"2A,X/!?"P!_A*? D".A-?"P.b_D"*A!P%iP ?!P)eP&S=A.X/!P*@!#OPnnt ?-?*P.b_?*?,X=D"*?)P2_? ?*2[?)D"2A0P"S/"?)D"6@2?)D"??+S%O?)P?_?+P!P%P.2~;!-?)D"C?!_A"?2K" ?"P%a?0K" ?"P*a?*K" ?)?+P!_A+K"D?!P._@!P%iA"@*?"?.U/ -.!-?)P:_? P 2[?)D">@"?)D":@*?)D"?R%O?)P?_2~1!-?)D"CA!?"K"*?!?*K"%?!P K" P!@+?)P!K"D-?)P K"p!?)P K"}2!?)P K"[?)P K"|C?)P K"J?#?%PFb_@.?)D"CA!?+P.b_@/?)PF_@0?)Px _@-P @+P @*#O"O"O?!R/ ?!?/S/ ?!P._@%P!@"P @,?!D"%P!T%O?%@!."-?)P*_? ?!D"*2}N!?)D".@,?)D"*@"?%@!.!-"k"O?#?.T%O?#PF_@%P @!P!@"?#D"2A,?#D".A#U/!?(?,U/!?#?&_@"?,?#a."-P @%?-P!P 21?)D"p!A ?)D"}2!A!? ?!U=A#%O?)D"}:!@+?)D"o!@!?)D"I@ #O?*?!D" A"V%O? ?"P"h_?+D" K" -?!P%_@!?+P%_@+?#P!aA#/ --?)P K"OP @"?)D"JA %OP @!?)D"M? U%O?)PM_P ? P%P*2~;!?)D"O@!-?)D"|1A"?!P#h_@+? P!T%k? P#hP*aA#%O?+P ?#y- -? ?!_A P!a@!?"? P#h_P*a&?+-Q L" ?)D"J@%?!P!_@"-?)?"K"O"O?)D"DA#R/ ?)D"I@!?%P"h@*P @+?)D"|1@%#O?*R/!?"?!D" A V%O?%? P#h_A ?+K"%? ? D" P!_K" -?!P%_@!?*P%a@*?#?+P!_A+T/ --?12~H!?1?)P?_Pm!y,  ?)Ps!_C 1-P -@,?%@#-?)P K"}H!?)?,K"q!?)?"K"}A!?-?*?)P}A!_2}Y!?)D"F?*S%O?02~2!-?)D"I?+_?*K" ?)?*P!_A*K"J?+P%_@+. - -~8*!5kB Ps!aA%C "OPnnt ? D":?!P.b_?!? D">X=D"*P)eP%T/ ?%Pl"|0!}H!?"P{!eA,P ?,P1U=P|1bA"H!}F}LO?"H!}C}LOf@*?"P}F}Lt _@5?"P}C}Lt _@6?"Pp}Lt _@.?%P}H!_@)P @"#O?#?)_@&P!@#?5?&G  P!hA&_H! ?&?6_H! f?*g?2f@2?"P!eP!@"R/ -?.G |/A3P.bPo}Et _P!?.G NA"?3_Px UA#=A&?"P ?#=P.b_@(?!P!_@*?.H!2?2e@/?%P}H!_@0P @)#O?&?(T%O?)A"P!_@)?&P._@&?/P!?"P1ehA4eR/!"O?!? D">A+X/ ?*? D":A-?!P.b_D"*A#P%iP ?#P)eP%S=A7X/ ?*@##OPnnt ?-?#P!_A1P.b_?+?1W=D"*?%P:_? ?.?#2| ?%D":P!S%O?%D">?"S/%-P%iA#?7U/ --?"?3_@+?%Pl"|0!}H!P @#P @"#O?5?#?0_G  A#P!hA-_H! ?-?6_H! f?4eR%O? ?#P"?+?!2}H!-P!@#?"P!eP!@"R/ -.!--?,P1|QA"P!hH!q}4O@-P @##O?%PC_?#_P K" ?#P*_A#Pl!T/ -? D">@)? D":@,"O?"P!aP!V/ ?!?)X/ ?*?,?!P.b_D"*A"P%iP ?"P)eP%S=A&X/ ?*@##OPnnt ?,?#A"P!_A#P.b_?#?)X=D"*?%P2_? ?.?"2| P%i@#"O?%D"2P!T/ ?%D"6A(P1V/ ?%PC_?(P#h_A(?"K"%?(P!K" -?#?&U/ --P @/P @0?!?)U%O?,?!P.b_D"*A!P%iP ?!P)eP%S=@0-?%P}H!_@7#O?*A"?0X/!Pnnt ?,?"P!_A4P.b_?)?4W=D"*?%P*_? ?.?"2| P%i@*?%D"*P!eR/ "OP!?%D".A(P1ehA#?/e/ ?#?2eR/ ?%Pl"|0!}H!?(?3_@1P @!P @&#OP @+"O?5?!?7_G  A!P!h_H! ?#eR%OP!@+?6?!P!h_H! ?#eR/!-? ?!?+?1?"2}H!-P!@!?&P!eP!@&R/ --?#?/f@/?#?-eR/ ?(P2X/ ?%PC_?(P#h_A!D" P!T/ ?!D"%?"T/ ? ?4?(?3_2}(!. - -?%Ps!_C -~<*"5k!|Y? P K"?? P:_? D"6A&2~M!? D"?@)? ?&%k? D">?)P%h_@##O?#Q L# ?#P*_?%K" ?#P2_@#?&?%P!_A%T/ -?%?)_&?)-K"?? PI_@1? D"6@&? D"MA%? D"IS%O?12~1!-? ?%P!_A#K"M? D"J?%P.b_A%P K"*?%?&K"%?%P K" "O?#%O? Pv _@2? P|1_@3? PC_@4#O? ?#P!aA#K"M"O? D"J?#P.b_A&D"%A(?&D" A-U/ ?(? D"?V/ ?&D"*@.?(?-a@)? D">A#?-P%h_@%?(?-T%O?#?(P%h_@/? D"*@5? D"%@6? D"2@7? D"6@*?%@(#O?*?(D"*A#V%OP!P!?6?!?7?#P%h_A&G .P!eA#=?&D"%A+_?&D"*A&?+U?&?5?"?#=VfA#=?._P ?&?+a?#=A0?.U=@+"O?0?.aA#P ?#?0W=A&P*UA,R%O?+E  A8QM}%?8Ql~Y#}"QD}%m?8Qlly)}"Q:}%?8Qlll~U1}"Q*}%mm?8QDnQl~Y#}"?8Q*nQlll~U1}"?8Q:nQlly)}"mmm@8.!-Q @8?.?0X/ ?+P!a@+?&@##O?#?+_|+  QM}%?8Q*nm@8?#P!aA#/ --?(?8?&P*?,=rmL# -?(P2_A(?/T/ --?%?)?42G<?.P)_@+#O"O?-@("O"O"O?)A#0"#! -?%P2_@*?%E# @8P!@##O?8?*E# |=/!?*P2_@*?)?#P!_A#T/ -?)@#.!-?#?)V/(?%E# @8-?#?(_@-?)?#a@)?%?#P%hA*_@&?8Q~U!}"Q |=%O?&@%?#P!W/"? D"MA#? D"IS%O?12~1!-? ?#P!_K"M? D"J?#P.b_A#?+K"*?#?-K"%?#?(K" ."-? D"6@("k#O?*R%O?&@#P ."-?*P2a@*?%D"*@,?%P2_A#@%?(?,W/ -? D"2?,P%h_D" @/P!-@,#O?#?&S%O?&@%.#-?#P*_?#P2_@#D" A%?(X/ ? D"2?%P%h_D" @%? D"|6A(? D"|1S%O?32~2!-? ?(P!_K"|6? D"O?(P"h_?%K" ?2?,2~N!? D"|;@%? ?,%k? D"|9?%P"h_?/K" ?%P!_&?%-K"|;? D"6@(. - --? D"M@#-?#/ --1- -}),"4k"|YB Pl!aA%C ?%P?_P!?!P2_?"P2U=?"P2aA&P ?"?&X=2Z?%?%D"?K".?%?%D"CA&K"%?%?&K"*?%?&?%D"DA(P#h_A)K"2?(%O?%?&P*_A(K"*?&D"%@5?&D" @2?(@&-"O"O?&?)T%O?%?&P*_A(K"*?&D"%@6?&D" @3?(?)T/!-?%P K">?%Qllllt L"6.!-?%P K">?%Qllllt L"6?%?&P2_A(K"*?&D".@+?&D"*@4?(?)S/ P%@/P6@*#O?%?&P:_A,K"*?)?,S/!?&P6_D" @0?&P2_A(D" @-?%?&P?_A7K"*?-R/!?,D" A,R/!?&P>_D" @&?%P~Q _?-?02s!?%P?_?&P!P!2p!?%D"C@0"O?%D"?P!T%O?%D"D@-?&RA1/!?1/!?-?,?&y,  .!-?%D"D -?%?%D"|WK"D?%?%E"hL#??%D"6?.S%O?%P6_2~4!?%D":@/-?%E#?@8?%D"D@1?*?/_A,?&K" ?,P6aA&?1K"*?&?8L" ?,P%a?-K" ?,P*a?0K" ?%?.P!_A.K">?*P:_@*?(@&?)?7T/ --"k"O"O?"P"V%O?!G "@&.!-P @&?"/ P @).!-P!?!G  A)P!V/!<-?)G }TnO-P @)?%P?_@(P!e@*"k?"P"X%OP!?!G !A)P!V/!<-?)G }TnO-P!e@)?(P~Q}4t P%2s!?(?)N P?(?*N O?(P |0!Q?(PlllljK"C?(QlllllllllkL"6?(Qllllt L".?(P N |6?(Pw}St K"I?(Po}(t E" L"J?(P}6}(t D" K"|1?%D"C@)?%D"?@("O?2%O?%P~E _?2?52s!?(R/!?)?(2r!.!-?%?%D"DK"|Q?%?)K"b?%?(K"|O-Pllllj@("O?4R%OPllllj@..!-?%P~Q _?+P!P!2p!?%D"j@.?%D"hR%O?%D"|WA)r?+%|Y?+%O?)?4?+y,  -?+rQ?}%&Q -m@8.!-?%D"|W -?3%O?%P~Q _?3?62s!?%E"j@9?%D"h@(-P @)"O?"P*U%OP @*P @+.!-?!D %@+?"P.U%OP @*.!-?!D *@*?"P2U/ ?!D .@)-? ?%H!|J|0!O? ?%E"|OL" ? ?%D"|QK"*? ?%E"6L".? ?%D">K"6? ?9L"D? ?(K"C? ?8L">? ?.K":? ?+K"J? ?*K"M? ?)K"|1? ?&P!eN Q? ?#P!SN |6? ?&P!iP!eN |5? ?%D"|;K"I?%PF_2~@!?%D"MA P |8%O?%D"|1? 2r!-?%D"|6A P |8%O?%D"|7? 2r!-?%P%_2~Q!?%Pl!_C -}M+"&k!|V"O"O"O"O"O"O"O"O"O"O"O?"P{!eA%P~8 a0@"((((((((((%(((((((&(((((#((((((! -"O?%PAa0. (((((((((()(-? D"2A%?!Pkg_@"? D".@##Oz.                @+"O?%?!?&_P!_U/ ?"P2U/ ?!?#_P!_z   @+-?"P2a@"?&P2_@&?#P2_@#?+z.YYYYYYYYYYYYYYYYzB?+z.""""""""""""""""z|<z.@@@@@@@@@@@@@@@@z|#z|;z[A(R/ -"O?%?(|O?!_A!?&_A"P1aA&V%O?!?#_P1aG  PAS/!-? ?&2|.P!i1-?"P0a1-? ?!P!_?#2@1-?#R/(? P._@*? D".@("O"O"O?!P!_A%? D"2A)X/ ?%?(_G  A"P?V%O?%@!."-?!P"_A!?)X/ ?"P?T/ ?!?(_G  A"P?V/!-P @"?*?%2}8!A!?)X/!?!?(_G  @"-?"P{!eP~: S/(-? ?!?"?#P!aA)23A"R/(#O? D".@%"O"O?"? D"2A(X/ ?"?%_G  A#P?V%O?"@!."-?"P!_A!?(X/ ?#P?T/ ?!?%_G  A#P?V/!-?*?"2}8!A!?(X/*?!?%_G  @#-?#PFT%O?#P~: T/*?!P!_1-"O"O?!P!_A#?(X/ ?#?%_G  A"P?V%O?#@!."-?!P"_A!?(X/ ?"P?T/ ?!?%_G  A"P?V/!-P @"?*?#2}8!A!?(X/ ?!?%_G  @"-? ?!?"?)23A"/ -.(-?!P|VV/(?!P%_A&? D"2A#V/(? D".A%?!_D  P~Q~A~2}G(T/(P @"?#?&V%O?%?&_G  @"-?"P{!eA#P|*S/(?#P~< S/(?"PIaP{!eP,U/(?"P|IePu aP{!eP;V/&.(-?!P|UV/&?!P&_A&? D"2A#V/&? D".A%?!_A"D  P~C~ }K}9)g?"P%_G  P~B gf/&P @"?#?&V%O?%?&_G  @"-?"P{!eA#P|*S/&?#P~< S/&?"PIaP{!eP,U/&?"P|IePu aP{!eP;W/&.%-?!P|VV/%?!P%_A&? D"2A#V/%? D".A%?!_D  P~K~G}K~@(T/%P @"?#?&V%O?%?&_G  @"-?"P{!eA#P|*S/%?#P~< S/%?"PIaP{!eP,U/%?"P|IePu aP{!eP;W/%.#-?"PIaP{!eP,X/"-? P._?!2VA&/!? ?!2|/1-?!P!_@&-?&1-? ?!2}G!P -}K+!0kB P?aA&C ?!D"D@-?!D"FA!D"*@0"O?!D".A(? D"OA#W%O? ?(K"O? D"|1@+?#?(S/!?+?(PDb_@!#O?!2~V!?!PD_@!?(?#P!aA#T/ -.!-?#@%?(?#aA!? D"M?#aV%O? PM_?#?!P%PD2~;!? D"O@%-?#?(a@#? D"|1A+?%PDb_@!#O?!Qllll2L" ?!P*_z.                z-" ?!P:_z.                z-" ?!PD_@!?%P!_@%?#P!_A#/ -? ?%K"O?(?%?%?(V=@(-?(%O#O?+?*PDb_@"P!@#"O"O"O?0?*P:b_A!D" A P!a0" !"-?!D"*@ ?!D"%@#.!-?-D"*@ ?-D"%@#-?*P!_@*?!G 6@!P @)?"P K"*?&?!P ?!P~- U=P.bG }7}EOA!P ?!P|3U=P;bA!G }8};OK"2?&?!P}!};t _K".?&P._P!?"2H?"P K"C?"D"*@.P @!#O"O"O"O?!P!eR%O?)/#? R/#? P"a@,P @%#O?#?%_A/G  PHS/"?,P!a@,? ?%P!_A%T/ -.#-?)/"? R%OP @ P!@)?#@%P @!?#R/#."-P @!"O#O?!?#_A%G  PHS/!P!@)? ?!P!_A!T/ -?#@%? @!?#R/#."-?%P!_@%?!Pkg? _@ P @)?#R/".!-P!@)?/P!_@#P @!?%? P!aS%O?#@%P @ .!-?%Pkg? _@1?%? aP!_@ "O#O?!?/_A%P!_G  PHS/!? ?!P!_A!_/ -?#@%?1A!@ .!-?,?!a@ ?%P"_@%P @)-?"?"D"CP!_K"C?&P._?#?!?#_2|A?"D"*A!?"D" S%O?"2}T!-?"D"%?!_P~X N  ?"?!P!_K"*?&?&D"6K">?&?&D"2A#K":?&P:_P!?"2H?"D"*A!?"D" S%O?"2}T!-?"D"%?!_PNN  ?"?!P!_K"*?&D".A!%O?#?!2r!-P!@!?%@#.!--?"D"*A @!?"D"CA#%k#O?"D" ?!S%O?"2}T!-?"D"%?!_Pz N  ?"?!P!_A!K"*?#P!aA#/ -?"D"C&P -@!?"? K">?"? K":?"?.K"6?"?.K"2?"P K".?"? ?!_K"??"P?2~K!?"D"*A ?"D"%_A!z.                z- 2?!z.                z-  ?"? P?_K"*?(?*T/ --?&P?_C -} *!2kB P2aA+C ?!D"%@4?!D" @5?!D".@1?!D"2@.P @!#O"O?"@-"k"O?!P!eR%OP!@&?,/#?%R/#?%P"a@"P @(#O?#?(_A/G  PHS/"?"P!a@"?%?(P!_A(T/ -.#-P!@&?,/"?%R%OP @%P!@,P @!?#?#/"<.#-P @!"O#O?!?#_A"G  PHS/!P!@,?%?!P!_A!T/ -?%@!?#?#/"<.#-?!Pkg?%_@%P @,?"P!_?#/!<."-P!@,?/P!_@#P @!?(?%P!aS%OP @%?#.!-?(Pkg?%_@)?(?%aP!_@%"O#O?!?/_A&P!_G  PHS/!?%?!P!_A!_/ -?)A!@%?#.!-?"?!a@%P @,?&P"_-@/P @&"OPnnt ?1?-P.b_A"?-?.X=D"*P)eA*P%T%O?*P&S/!."-?-?.X/!?-P!_A*?"D"*A"P%iP ?"P)eP%S=A2X/!?!?#_@0P @3#O?)@""O"O#OPnnt ?1?*A)P.b_A!P._?)P!_?.X=D"*Pnnt ?!?)?.X=A&D"%@!?+P K".?+P ?!?!P TaA!?&D" P!_A&a?!?&U?!?4VfA!=K"*?+P!?&?5_?!=K"%P%i@*?#@!"O#O"O?+?+P%_2} !?+G  R/ ?!?0S/"?+G !@6?!P!_@&?!G  A(P~Y T%k?&&?&?0S/#PHP~Y ?!G !P|+S=@(?!P"_-@!?(?6S/!."--?!?0S/"?!G  P~Y T/ ?!P!_?0S/"-?*?2U/ -?"@)?3/!P @&.%-P!@3?*?2U/!--P!@!?)P!_@"?/@#."-P @)?-?.U%O?"D"*A"P%iP ?"P)eP&S=@)-?!@&"O"O?!0""! -?#G  PIT/ P @&.!-?-P!_@"P @&P @(#O?#G  A*PIU/!?*P|/V/!?(Pl~ ~4HV/!?#P!_@#?(P,b?*PIaP{!e_@(?!P!aA!/ -?(%O#O?"?)X/"Pnnt ?1?"P.b_?"?.X=D"*P%i@"?(P!aA(/ --P!@!?/@#?"?)U/!--? ?-K"%? ?&K" ?+P2_C -~(2"5k%|YB PIaA+C ?!P ?!P{!eP1U=P{!eP|1bPp}Lt _@*? D"DD"6@-P{{#@&?"P!_A(?#D"*P%iA4U%O?%H!,?%H!*?*? D"CG GP!h_A&H!"Pkgff@5?&P(_@6#O"O? G FP!S%O? G *P!eR/!-?+Pnnt ? D":A7?(P.b_?(? D">A8X=A&E" L#:?+?&D"*A&K"?"k"O"O"O?&P*eR%O? D".@,Q @;"O? D"2A&?+D":A/P!_A1U/ ?&?1aP*U/ ?,?1_E  @;-? D"6@9?*G NA)?*G |/A._P~- V/#?)?0W/#?.P.b?0P.b_G }7}EOA)P ?)P|3U=A3P;bA.G }8};OP!_@)?.E }!};O@:Q!?3r}%A<Q}0u}/~E~!~Wl}5D}"Q |=/!?:?;|=/#Q @:"O?&?/P+_A3U/ ?&?3aP*U/ ?,?3_E  @:-?)P*S/"?.P}!};t _A.E *@=?<Q~B}X~K}&}Vl~S~E8}"|;%O?)P2S%O?:?=|=/&.%-Q @<"O?&?/P3_A/U/ ?&?/aP*U/ ?,?/_E  @<-?:?=|=/%Pt!?)P#haA)P|4V/%?.E 2?<}#?)r}%|;/#.%-?:?=}#Pl!?)P#har}%Q |=/#."-B P2aA&C ? D"DA)P K"h? P._?+P:_?)P~I _2}#!?&P*_?*?)D"|Q?)D"h2o!?&D".@)?+P2_A,?&D"*K" ?,?)K"%?&P2_C ?+D"2@&?+D"6.#-?:?;}#Pt ?)P#har}%Q |=/!-P!@&?0.!-?+?9K"F?+?&K"D?+?,K"C?+P*_?*?+PC_?1?;2P?+D"*@&?+D".-@)"O"O?&P!S%OP!?)P1ehA&?6H! eR/!-? D"DA&D"6A)?&D".S%O?&P._2~2!-?&D"2?)P"h_?(K" ?&?)P!_K"6Pnnt ?7?(P!_A(P.b_?(?8X=D"*A&P(eP%T/!? ?(?&P%i2^.!-?&?2e%O? ?(2~I!-?)P!_@0?&?2f@2?&?5eR%O? ?(P!_A(?*G |/?)_2|H.!-?*G |/?)_@&"OP!?)P1ehA)?*? D"CG GA,P!h_H!,eR%O?%H!*?)eR%O?*?,P!h_H!"?)eR%O? P1?&?(2~:!-? ? G |*A,?%H!,?)eP TfN |*? ?(P!_?&2|H? ?,N |*."-? ?%D" %kP4P3?*G |0?%G %P)eiP!e=&P3-?&?(2~:!? ?(P!_2~C!.!-? P0?&?(2~:!? ?(P!_2~C!-?(P!_@(-Pnnt ? D":?(P.b_?(? D">X=D"*P%iA(?4U/!--?2Pkg@&-"O?#D"%A1PkS/ ?*H!0@(?%D" %k?*?%D"%P)eP!h_H!4?(f&?(-?&eA0P{{#eR/ B P?aA(C ?*G NA&P.bP ?&?*G |/A)_Px UA&=A,%O?)P.bPo}Et _P!?&=@&?#D"%P!a@2?#D" A/P!_@.?0?*? D"CG GP!h_A#H!(?#H!,fPkgeP{{#e@*P @##O"O?&P%_G  A0P#S/ ?*?#P1eiP!eR/ ?&P!_? D"?P+_?&G  =G  @3?(?0N | ?(P*|0 =?(?3N <?(?#?)_N ;?(P"N :?(?"K"2?(?2K"6?(?.K".?(?/K"*? ?(P*_P P 2~"!-?&P._@&?#P!_@#?,P.aA,/ --?(P?_C -?-? D"DD"6U%O?%D" ?%D"%@#B P2aA%C P2@(P"@)P!S%OP P"?!P ?!P{!eP1U=P{!eP|1bG ~8}LO?#P)eiP!eA"=@)P4P2?"=@(-? @"?-@ "O?1PkS?!P{!eA#P"Se/ ?"?(2~!!R/ ? ?"D"DD"6A,X/ ? P"h@*?"P._@1?!P ?#P1U=P{!eP|1bPp}Lt _@0?(P4S@2? @##O?#?"D"DA-D"6X/!?-D"2?*_D" @&"O"O?2/ ?0G |.R/ ?"D"CG G@/?%Pnnt ?"D":?&P.b_?&?"D">X=A.E" A;L# ?%?.D"*K"*?%D"%?;}DaP} #X/!?-P K"h?1?%?-P~I _2}#!?!?-D"|Q?-D"h?/2}@!R/!-?"?(?)?!P ?!P{!eP1U=P{!eP|1bA-P}>}Lt _?"D"?P+_?-G p}LO=G  P#?!?&2}D!-?*P%_@*?,?#P!_A#T/ --?"D"DA#D"6A!? aP!V%k?"? 2}%!?"D"DA#D"6&?!-? X%O?#? K"6-?%P2_C -?+PI_C -~Q)!,kB P?aA,C ?,P:_?!?"P}G}St P!2}Q!?,D":P!S%O"O?,D">A&R/ "O?"?&W%O?"?&T/!."-?!?&_F  PO|:/!-P @!-?&P ?!=@"?!P!?!=@!-?,P2_?!?"P}6nt P!2}Q!"k"O"k"O?,D"2P!S%O?!?,D"6A(R/"<?"?(W%O?"P ?"?(SA&=@)?!P!?&=.#-?!?(_F  P}Yk|8/!P!."-?"@(?"/ ?!.!-?"?(W%O?"@)?!?"?(S/!<."-?!?(_F  PO|7/!?(@)?!-@&?"?)a@.?!?)_.!-?!@&?(@)P -@/"O"O?#%O"O?%R/ ?#?%_P!aG  PHS%O?%P!aA%R/!-?%?)X%O?)@+?%?)S/!.#-?&?%A+_F  PO|7/"-"O?#?+2}*!A*R/ ?*?+X%O?*?+T/#.!-P @(?&?*_F  PO|7/#?#?*_F  PO|7/#-?)?+a@-?&?+_@0P @!#O?!?*T%O?!?&_@"?!?#_@%P @(?!P!_@!P?P ?"G  A"Pu aP{!eP<U=?"fP{!eP?P ?%G  A"Pu aP{!eP<U=?"fP{!eS/!.%--"O"k"O?*R%O?+@".!-?*?+X%O?*?+T/#?&?*_@&P @".!-?&?*_A"P ?"F  P}Yk|8=@&?+?*a@"P ?#?*_F  PO|7/!<-?"?+?*aS@%?#?*_-@!"O?&%OP @(?!P T?%e/!.&-?!/#.!-?&?!?"2~)!/#-P @(?-P%U/"P ?0?0D  A!P{} y)eP*j?!P:jP{} y)efA!P}J~A~5~X"U?!P}J~A~5~X"Va=@(."-"O"O"O?&?)2}*!A"R/ ?"?)X%O?"?)S/!."-?"?&_F  PO|7/!-?"?&_@!?)?"a@".!-P @!-P @(?,P*_?!P!?!=A#?"P ?!=A"P}D}St P%2}Q!?,D"*P!T/!"O?,D".A!R/ ?!?"X%O?!?"S/!.#-?!?#_F  PO|7/"-?!?#_@(?"?!a@-.!-P @(-? ?.K"2? ?)K"*? ?-K"%? ?(K" ? ?/P ?.=P ?/=K".?,P?_C -~.*!,kB PIaA&C ?&PC_P ?%?#a?"?%U?#?%VfA"=A(P?_P!P!2p!?&D"D@)"O"O"O?&D"CP!T%OP!?!?#_?"=@*?&P K"6?&?&D"FK"2?&?)K"."O?(%OP @"P @!#OP!@)"O"O"O?!?*_G  A,P|#a0) """""!"-P2@)P2@,"O?(?!P!_A-WA// ?*?-_G  A+PIaA,P{!eP,U/ ?+P~> aP{!eP(X%OP2?+PLa?+Pu aP{!eP(X=@,.!-?+P~4 a@,-"O?!P"_A.?(XA0/ ?*?._G  A+PIaA)P{!eP,U/ ?+P~> aP{!eP(X%OP2?+PLa?+Pu aP{!eP(X=@).!-?+P~4 a@)-?//%"O?*?-_G  A+PIaP{!eP,U/ ?+Pu a0|%      &&&&&&&&&&&&&&&&&&&&&&&&&&      &-?0/%?)?,P%hf@,P#@)?*?._G  A+PIaP{!eP,U/!?+Pu a0|%!!!!!!%%%%%%%%%%%%%%%%%%%%%%%%%%!!!!!!%-P?@,-?&D".?"S%O?&P._2}T!-?&D"2?"_?,N  ?&?"P!_A"K"6?!?)_A!?(U/ --?&P._2|S/".#-?(?-a@%"O?(?-S/ ?*?-_@"?!Pkg?(_@,P @)#O"O?"F  A(P |7/ ?)P!e/ P!@)?"P!_@"?,P!aA,/!."--P"?)?(P |:=@%-? PlllljK" ? ?!?#_A!K"%? ?!?%_P!_K"*?&D".A R/#?&D"2? 2r!.#-?&D"F -"O"O?(P#W%O?*P!a@!?(@"#O?"R/#?!?"_?"P!a@"F  P |:/ -.!-?*D  Pl} }!mje/ P%?*P#_P|WeA!?*a?!?*S=A"?(P%aA!U%O#O?"?*_D" Pl} }!mje/"?"P%_A"?!U/ --?!?*_D  Pl} }!mjeR/!-?&PC_?(P!P!2p!?&D"D@!"O?&D"CP!T%O?&P K"??&?&D"FA"K">?&?!K":?(R/!?(%O?"?*?(y,  -?&?(K"?.!-?&D"F -?&P:_2|S?&D":A"%O?&D">?"2r!-R/!-? ?&D"6K"*? ?&E".L" .!-? ?%K"*? ?#K"%? PlllljK" ?&D".A R/ ?&D"2? 2r!-?&PI_C -}<+"(k!|VB P2aA,C "O"O"O"O"O"O"O"O"O"O"O"O"O"O"O?#G *A)0,"#    %&(! -?"P{!ePAT/-?)P(X/-?!P!_@(? D"2A&?!Pkg_@%? D".?!_@*P|Q@"#Oz.                @-"O?&?!?"_P3_U/ ?%P2U/ ?"?*_P3_z   @--?%P2a@%?"P2_@"?-z.YYYYYYYYYYYYYYYYzB?-z.""""""""""""""""z|<z.@@@@@@@@@@@@@@@@z|#z|;z[A+R/ -?&?+|OA+?!_?"_P!_A%V%O?*?+_?"_P!_G  PAS/)-? ?%2|.A!/)P @"./-?"P?fP{!eP~X T/,-? ?!?"?%23@".--?"P{!ePAS/+.*-?"P{!ePAT/)?,P*_?#G -? D":G G? P._?!P!_2|4?,D"*P!S%O? ?!PA?%23@".,-? ?!?#2|P@".+-?"P{!eP~X T/(? ?!P!_?#G -?%2(@".*-?"P{!eP~8 T/&? ?!P!_A&?#G -?%2|3A"R%OP @".*-? D".@("O"O?&? D"2A)X/ ?&?(_G  A%P?V/!?!P"_A!?)X/ ?%P?T/ ?!?(_G  A%P?V/!-? P._?&2}8!A!?)X/*?!?(_G  @%-?%P~: T/)?#G &A!P#S/)? P+?!?#?"2~W!@".)-P ?"?+_A*?%?(U?%?&VfA%=@"?!?*_P"_@&.!-P @"?!P!e/!P ?!P!iA&P!aA!?(a?!?(U?!? D"2VfA%=@"-?)P!? D".?(_?%=?"? D":G H2,A!P{!eP:T/!?&@".%-? P!N |%.#-?"R%O? ?&?#2~-!@".#-? ?!P ?#?&2~W!@"."-? P(?#G #?#G %R?"P{!eP~K S2}I!%kP &? ?!?"?%23-@".!-? D"2A(?!Pkg_@%? D".@&P @"#Oz.                @-"O?(?!?"_P!_U/ ?%P2U/ ?!?&_P!_z   @--?%P2a@%?"P2_@"?&P2_@&?-z.YYYYYYYYYYYYYYYYzB?-z.""""""""""""""""z|<z.@@@@@@@@@@@@@@@@z|#z|;z[A)R/ -"k"O"O?(?"?)|O?!_A%_A"P1aA)V%O?%?&_P1aG  PAS/!-? ?)2|.A"/!P @".#-?"P0a.!-?"P!i-@"?"?!P"_A!T/ ? ?!?#2~-!@"-?,P2_C ?"-~!0#9k!|Y!|VB Px!aA&C ? P K"}:#? P K"o#? P K"m#? P K"~U"?#%k? P K"}:#? P K"o#? P K"m#? P K"~U"? E"p#@>? Qllll2L#p#? D"q#@)? P K"q#?&?>L#:?&?)K"?? D"~"#@1? P4N ~"#? z "}H#@| ? P K"}N#? Qllllt L"}H#?&?1K"O?&? E"}V#L#M?&?| z-#D?&Po!_A)?#?%?&P:_2}5!?&P~" _A%?&PD_?)P ?&D"}6!P.2%?&?!P{!eA0P(VN [?&?"K"|J?&? K"Y?&? P~M"_K"|C?&P)K"}+!?&P~8}.t K"n!?&P+K"m!?&P~/}.t K"l!?&Px}.t K"j?&P%K"h?&Pw}.t K"|QP&@#?&P&K"b?&P}G}.t K"|O?&P"K"|W?)?%P ?&P~E _P&2|;? P}H#_@2? Pp#_@3?0P.bPq}Kt _@4"O?&D"o!A*P"S/ ?&D"}N!@+?&D"s!@.?&D"}H!@,?&D"q!@-?&D"}A!@5?&D"p!@6?&D"}:!@7?&D"}6!@8?&D"}2!@9?)?!?"G PA:?"G OA;2|+?&D"}2!@0"O?&D"}6!A#R/ ?0?#P#h_@/?0@)#O?)A#P*_@)?#D" A%D".P:b@#?%D"*@%"O#O?#R/!?#P:a@#?%D" @1?%P:_@%?1P"T/ -P!@(."-?)?/T/ --P!@#"O?*P!eR%OP&@#.!-?&P~" _?9?4D" ?4D"%2~?!R/ ?8P!T%OP&@#.!-?&P~" _?7P}>}.t P}5}.t ?:=P,2~?!R/ ?6P!T%OP&@#.!-?&P~" _A%?5P}>}.t P}5}.t ?;=P,2~?!R/ "O?-P!S%O?(R/"?%?,?"D"%?"D"*2~?!R/".!-?(/!-P&@#?.P!T/ B Pl!aA(C ?(P6_?!?"G O?"G P2|+?(PI_?&P~" _A*?+2}<!"k"O?(D"IR/ ?(D"|6A"?(D"|7A5U%O?(D"O@6?(D"|1@7?(D">A8P#h@%?!P{!eP.bPq}Kt _@9?*D"6@+?*D".@:?*D"2@;?(D":@##O?8R/"Pnnt ?7?"P!_A,P.b_?,?6X=D"*P%iPnnt ?:?"P.b_?"?;X=@-P @.?%@!?#@"#O?(?-D"*K"j?(?-E" L#|Q?(PI_A/?"D" 2}A!?(P?_?/P#2k?*?(P~M _?(D"CA/?(D"D2g?(D"?A=%O?/?=2r!-R%O?"P*_@"?.P!_@.?!P*aA!/!.%--?+D"*P%h@"?+D"%@!#O?"%O?"P2a@"?!G .@-?!P2_@!?.P{!e?-T/!.%--?(P)K"F?(Ps}.t K"D?(P&K"C?(P}#ot K"??(PI_A!?*?,?(P?_P"2|;?(D"IA"P"S/"?"P!eR/"?(D"|1@"?(D"M?(P*_?*?(D"J2|Y?(D"*P!T/"P!T/"?(D".@,?!?*?"?#?.P{!eP#h_D" ?9G *P.bG }9}EOP!2#?(D"IR/"?(D"M@-?(D"J@/?+D"*A"?+D" S%O?+2~3!-?+D"%?"P%h_A!?.N .?!?,K"*?!?-K"%?!?/K" ?+?"P!_K"*A"?5U/ --P!.!-P -@!?(D"6A"%O?(D":?"P#h2r!-?(Pl!_C ?&D"o!A"%O?0?"P#h2r!-P%P&?!=@#.!-?&D"o!A!R/ ?0?!P#h2r!-?&?&E#DL#o!?&?&z #Iz-#}6!?&?&D"OK"q!?&G O@!?32~V!?3?&D"?K"*?3?&E#:L" ?2P.2~R!?2?&D"q!K":?2?&E#p!L"2?2?&z #o!z-" ?#P ?!P4S=P ?#P&T=A!P%S%kP#&?&z.                z-#*?4G +@1P"-@"?&?&z #*z-#o!?&?"N }B!?&P9|0 }@!?&?1N }?!?&?!N }>!?&P-N p!? P~U#_?&Po!_2t!? D"l%R&P!-?&Px!_C -~;)"6k"|YB P~= a@("O?%R%O.!-?#?%_@8?!?"_@5?(P@_@2Pk@3#OP @&"O?"?#G  A6P ?6P|3U=P;bA-G }8};OA*a?*?"a?"?*V=A.P#?*P"iA%?%P#X=P!?%=A4?*_V/ ?-P}!};t _A-?*_@+?-@%"O?"%O?!@)#O"O?)G  A&PGS/ ?&P~< S/ ?%?+S/#P?P ?&Pu aP{!eP<U=?&f#O?%G  A&P~< T?&PGTeR%O?%P!_A%?+T/!.&--P?P ?&Pu aP{!eP<U=?&fT/#?%P!_@%-?)P!_A)?5T/ --P @)?%?+S%OP!@&."-#O?%G  A&P~< T?&PGTe/!P!@&?%P!_A%?+T/ -.!-P @&?.?4V/ Q @<Q @;?"%O?!@%?"@&#OQ!?%|+  }%?;m@;?%P!_@%?&P!aA&/ --?-@%?*@&#OQ!?%|+  }%?<m@<?%P!_@%?&P!aA&/ -P @&?;?<}#|V}D?4P!hV/ ?(z.                z-#2?(z.                z-# P @%#O?(POa?%_?%N  ?%P!_A%P?T/ -?"%OP @%?!@+P @1#O?2Q L  ?2z.                z- *?2Q L 9?(?1P!_A)N ??+G  @.?%P{!e@9P @%P @&#O?&@/?%?-_G  @&P{!@,"O?1R/ ?%R/ ?.?/P{!eT/ ?9?&P{!eT/ ?(?%P!aP|"e_G  P!_@,-?%?(_P@_?,P{!eA/?)P!_P{!eA)?(POa?%_A,P!_G  P!_P{!eA:?,G  ?.?&P{!eT_P{!eA,?,?:V=A,?)?,U=A)?)?/V=A)N  ?*?%P!_A%T/ -?(?(z #|;z-#2?(?(z #Oz-# ?(?(z  ?z-#O?(?(z  Iz-#|;?1P!_@1?.@%?+P!_A+?5T/ --?4?(POa?*_G  A)X@&-?6?7?&?)?3UeA%=@7?)?3?%=@3?%?0f@0?#P!_A#?8T/ --? ?7N !? ?0P!eN  -}!;!5kB Pp!aA&C Pput Pput G  A(P!?(=N  ?(%O#OPput G  A(/ Pput ?(P!?(=N  ?(/ --Pl~0t D" @,?&PM_P ?#?#Pm~0t D" A+?!?"_P?_A*aA(P ?(?+W=VA/=A.P!P!2p!?&D"|1@7"O?&D"MP!T%O?&D"O@2P @(?.RA-/!?-%O?#@(."-?2P!P!?*?,_?/=?*?+V=?.y,  ?#@(.!-?&D"O -?&PM_Pl~0t D" Pm~0t D" ?!?"? 2|&?&D"O@.?&D"|1@3?&D"M@4?&?&D"hK"I?&?&z "[z-#??&?&z "|?z-#2?&?&z "|6z-# ?&P~U _?2?(2Z?&?&D"jK"}+!?&?&D"|WA(K"m!?&?(K"n!?&?(?&D"l!A!P#h_A#K"o!?!%O?&?(P*_A!K"n!?(D"%@5?(D" @)?!@(-P @!"k"O"O?#?(S%OP @+.!-?&?(P*_A"K"n!?(D"%@6?(D" @+?"?#T/!-?&P K"}:!?&Qllllt L"}2!P%.!-?&?(P2_A"K"n!?(D"*@8?(D".@9?&P K"}:!?&Qllllt L"}2!P%?"?#S/ <P @"P%@-#O"O?&?"?(_A*P:_A0K"n!?#?0S/ ?*P6_D" @,?*P2_D" @1?&?*P?_K"n!?1R/ ?0D" A0R/ ?*P>_D" @/?&D"}2!?!S%O?&P}2!_2~3!?&D"}6!@--?"?-_A*?1K" ?*P._?/K" ?*P*_?0K" ?*P%_?,K" ?&?!P!_A!K"}:!?(?"P2_A"_P2_?#T/!--?&D"}6!-@*P @(?6P ?+=@"?5P ?)=@#?+P!?+=@+?)P!?)=@-"O"O?%PkS%O? P#T/!."-P"@(?%P9V%OP&@,."-?%G xnO@,.!-P!@(P!?4?.?3VA,=@/P ?.?,=@)-?&?9K"|J?&?8K"Y?&?"K"|;?&?+K"|9?&?#K"|7?&?-K"|6?&?!K"|C?&?*K"|??&?)K"O?&?/K"|1?&?,N |/?&?(N MP @"P @#B P~=!aA C ? P%_?&PM_A!Po})t 2|%"k? D"%A,PlllljT%O?&G G? D"*A"? D".A#2|7P{!eA%?%P"S=.!-?&G G-@/? P"K"C? P2_2|Q? ?/P!eA%N |<? P~=~+t K"2? ?&E"6L"M? ?&z ">z-"O? ?&G FN |;? ?&E"*L"F? ?&D"2K"J? ?&H |+|0 |@? ?&G |-A+N |B? ?&G IA.N |?? ?&G HA-N |>? ?&G |*A0N |=? ?&D"%A1K"D? ?&D" A3K"C? ?!K"6? Qllll2L">? Pqut K":? P~5 _?!D"6A4?!D":A5?!D"C?!D"D27"O"O"k? D"|CA)R%OP @!P~, .!-?!D".?!D"2?)? D"YA62}&!A!%O?!D" @("O?!G O?%V/ ?(P%T%O?!G 6P!e?%W/!-"O? D"[A(R/ ? ?-N ~4!? ?0N ~3!? ?%N ~2!? ?1K"}H!? ?3K"q!? ?&P6_A%E" L"}V!? ?%z "*z-"~"!? ?%G :N ~1!? ?&P*_A%E" L"s!? ?%D"*K"}R!?!G P@)? D"|O@-? D"|J@0? ?+N ~8!? P!N ~6!? ?.N ~5!? P!N ~7!? P K"h? Qllll2L"b? Pn!_A%?4?5? P~I _A+2}5!? Qllll2L"}:!? Q L"}2!? P!N }A!?%?02F? P} ~S |0!m!? ? D"p!K"|W? ? D"}6!A.K"j? ?.? D"}:!aP!_K"l!?%?(?-?+2}5!? P#N };!? P2_?%?)? Pq!_? P~U _2d? D"bA%R/ ? D"|Q?%2r!-? P2_?!?"?#2|"? D"6A#G  @%"O"O"O?!G QA(P+T%O? PC_@"?%P!a0""#!-?%R/)? z.                z-"~"!? P}%pm2K!~3!? P,N ~1!? P~;}F!|0!~9!? P"N t!? Qllll|QL#q!? P2_? Pq!_2|5.)-? Qllll|QL#q!? z.                z-"~"!? P}%2K!~3!? P,N ~1!? P~;}H!|0!~9!? P"N t!? Pk?!P}R}7t aP~N~>~!}&#bA!P"i?!P:X=N }J!? P2_? Pq!_2|5.(-?#D"*@!?#D"%@#? P K"l!? Qllll2L"j? Pn!_A%?#?!? P~U _2}5!? P#N };!? ?"D"IK"~5!? ?"z "?z-#v!? ?"z "2z-#}R!? ?"z " z-#q!? P2_?%?(? Pq!_P}R})t 2d? D"jA!R/&? D"|W?!2r!.&-?#G !@!? z.                z-#n!? ?!N }9!? P N }:!? P"P ?!P#aP{!eP"UA!=N };!? P(N }6!? P.P(?!=N }8!? ?"D"IK"~5!? ?"z "?z-#v!? ?"z "2z-#}R!? ?"z " z-#q!? P2_? Pn!_?(? Pq!_P}R})t 2d.%-?(P%SA%P7P0?%=A)? P2__G EA(?(P%S=A(P#S/"? ?(P TN ?? D"J%O? P!K">? P K }N!? Pk?!P}R}7t aP~N~>~!}&#bA!P"i?!P:X=N }M!? P{{#|0 }K!? P{{}"jK r!? P~+ Pw ?%=N }H!? P(N }G!? P"P ?%=N }F!? ?(N }E!? ?)N q!Pqut ? Pq!_A(P22~*!Pqut P!2~N!Psut Psut D" A!P!_A)K" P}Hut D" ?!P"h_P K" Pqut P"2~N!Psut Psut D" A%P"_K" P}Hut D" ?%P"h_Q L" ? ?%?!Pkg_K"}H!? P K"q!Pqut ?)?(P"2}O!.#-? P!N @."-P @!P @%P @(#OP!?(hP ?%P}R}7t _?)?62-=?!f@!?(P!_@(?%P~" _A%P}6#T/ -Px P~- ?!=-@(P!? G |:A%?%P%S=A%P#S/ ? ?%P TN ?? D"J%O? P!K">? Q{{{{1L s!? P N }J!? P{{#|0 r!? ?(N }H!? P}!.|0 }F!? ?%N }E!? P7N q!Pqut ? Pq!_A(P22~*!Pqut P!2~N!Psut Psut D" A%P!_A)K" P}Hut D" ?%P"h_?!K" Pqut P"2~N!Psut Psut D" A!P"_K" P}Hut D" ?!P"h_Q L" ? ?!?%Pkg_K"}H!? P K"q!Pqut ?)?(P"2}O!.!-? P!N @-? P2_P ?"?#2|"-? D":? ? E">L#q!? Pq!_?/P!e2~#!?,P |8%O? D"*?,2r!-? P~=!_C 2}W!?&D"}2!A!%O?*?!P%h2r!-?&Pm!_2~Q!?7%O?2?72r!-Pput P N  ?&Pp!_C -~E*!0kB Px!aA%C Pput Pput G  A&P!?&=N  ?&%O#OPput G  A&/ Pput ?&P!?&=N  ?&/ --?%P._Pl~0t D" Pm~0t D" ?!?"_P?_?#2}+!?%Pw _A&Pl~0t D" Pm~0t D" ?!?"P 2|&?%D"|9@"?%D"|;@#?%D"|?@!?%?%D"n!K"|7?%?%z "jz-#M?%?%z "|Oz-#D?%?%z "|Cz-#:2~A!?%P K"}2!?%Qllll2L"}+!?%P K"p!?%Qllllt L"}6!?%? P)aP#UN [?%?!K"|??%?#K"|;?%?"K"|9?%P K"|J?%D"6@(?%?%D"2A/P ?%D".A.PlllljT=A)K"|C?%?)?(P#h_K"Y?%P}A!_?&2EP%@("O?%D"}A!P!T%OP @)P @&.!-P!?"?!?#VA"=@0P ?!?"=@1P @&P @)#O?%P}R!_P!?0?%D"q!A+_?%D"}H!A,?+UA"?,?1VfA#=P ?,?+aA!?#=?%P}+!_2}5!"O"O"O?%D"|C/ "OP ?!?"?,P ?%D"|?A#?#?%D"|;VA#=VfA"=A2R/ P!P!?%D"|9?#=?+_?"=A-@#?!@"#O?#G  P+aA3P9WP P!?3hP}9ll%e=R%O?!?-_P!a@!P @##O"O?!?#_G  P+aA-P9V/ P!?-hP}9ll%eR/ ?"?#P!aA#_/!.%--?"?#_/#."-?#P!_@#?"P!aA"/ --?2Pl~)}O~K!?%D"?A!?!Pl~)}O~K!X=W/!-P~U~/t G  P!S%O?%P}R!_? ?%P:_P"2|,Pz!e/"-?%P~"!_P~=~+t ?%P}R!_? ?%P:_P 2|#Pm~,t D" R/!?%D"}6!?*S%O?%P}6!_2~1!?%D"}:!@(-?(?*P.b_A!?,K"*?!?+K"%?!?&K" ?%?*P!_A*K"p!.!-?)P!_@)-?&P!_@&?%P}A!_?%Pw _2E?%D"}A!/ --Pqut P#2~N!Psut Psut D" A P#_K" P}Hut D" ? P"h_A ?*K"*? ?)K"%? ?&K" Pqut ?*P#bA 2~N!Psut D" @!"O? R/ ? P"hA"R/ P}Hut D" ?!P"h_?(?"y,  -Psut ? ?!_K" 2}W!?%D"}6!A!%O?(?!P.b2r!-?%D"}+!A!%O?%D"o!?!2r!-?.P |8%O?/?.P#h2r!-Pput P N  ?%Px!_C -}-)!5kB Po!aA)C "O?#?%S/ ?%?(D"6V?#?%VfA*/ ? ?!?"P%?(D"2?#PFb_?*=A*?%?#aA"?(D"DA4?(D"FA52/?)P._? D">A!P~" _A1Pm!y,  ?!P K"~"!?!Qllllt L"}V!?!Q%L"}N!?!Q L"}H!?!Qllllt L"}A!?!Q*L"}:!?!Q L"}2!?!Qlllll!L"}+!?!Q%L"m!?!Q L"|W?!Qllll2L"h?!Q!L"b?!Q L"[?!Qllllt L"Y?!Q%L"|??!Q L"|9?!Qllllt L"|6?)P K"M?)D"6A,%O?)PI_?,2~K!?)D"JA#?)D"MA!_@%"O?,P!T%O?,P!aA(%O?%P ?(y- -?#?!?,_A._P!a@%.!-?!P!_@.-?%P N  -?)?.K"M?"PFb@2?)D">?)D"6A/P"h_@"? D".@6? D"2@7?)D"J@8?)D"2@3?)D"D@9?)D"F@:?)D"?@;?/@##OP @(P ?*A%P2_D" A!?%P._D" A+a?!?+U?!?5VfA0=@*"O"O"k?#?;U%O?"D" @(-"O?(?:X/ ?9?(P#h_A!D" P!T/ ?*R/ ?%PD_G  / ?!D"%@!P!.!-"O?/?%P*_D" A!W%OP @(?&?,T/%P!@-.!-?&?,T/"P!@-?3?!P.b_A(D"%P!T%OP @(.!-?)? ?(D"*2}N!?)D"%@(?)D" @--?(?*T/!?-P!?+?4_?0=?*2~)!R-@*?3?!P.b_@-P @(P @+?*?!?/UeA0%OPnnt ?6?-D" A+P.b_?+?7X=D"*P)eP%S@+-?!?.U?*eR/!?!?8_A!G  ?!P!N  ?+?0eR/!P!e/!?-D" @!P!@(.!-P @(-?%PF_@*?%?(K" ?%P%_?!K" ?#P!_@#?"P%_@"?2PFaA2/ -?12~H!?1?)P._Pm!y,  -?)Po!_C -},)"+k%|YB Px aA%C Pnnt ?!D":?#P.b_?#?!D">X=A#D"%@)?#D" @(?!D"6@-?!D"2@&?!D".@*"O"O"O"O?!G DR%O?#G *P*eR%O"O?&?(P!_A.U/ ?&?.aP*U/ ?*?._E  @0-?"G NA!R/%?!?"G |/A)_P~- V/%P @#P!@!?)P.bG }7}EOA)P ?)P|3U=A+P;bA,G }8};OP!_@)?,E }!};O@/Q!?+r}%A1Q}0u}/~E~!~Wl}5D}"Q |=/#?/?0|=/%Q @/"O?&?(P+_A+U/ ?&?+aP*U/ ?*?+_E  @/-?)P*S/&?,P}!};t _A,E *@2?1Q~B}X~K}&}Vl~S~E8}"Q |=/"?)P2S%O?/?2|=/&.(-Q @1"O?&?(P3_A(U/ ?&?(aP*U/ ?(?*_E  @1-?/?2|=/%Pt!?)P#haA(P|4V/%?,E 2?1}#?(r}%|;/&.%-?%P K"O?%P ?)?)P TaA!?(P!_A#a?!?#U?!?&VfA!=K"|1?%P!?#?*_?!=K"M?%PF_?%PM_2})!?%P~" _?%D"IA&?%D"JA*2|("O?%D"|6P!S%O?%D"FA!%O?!PlllljS%O?%P:_?"?*?%E"|7}D2o!?&@(?%D">@#?%D":@!?*@&.#-?&?!2r!-?%P2_?"P!P 2o!?%D"6@#?%D"2@!.(-?%D"F@(?%P?_?"?&?*2o!?%D"C@#?%D"?@!?(R/&-?&?(2r!.%-P @!?%P~" _P!?*?&?-UA#=P ?-?#=?(?)28?%D"|6A&PlllljT%O?%?"?%D"|7A"?%D"|92o!?%D"%@#?%D" @!?&R/%?"?&2r!.%-.#-?/?2}#Pl!?)P#har}%Q |=/!."-?/?0}#Pt ?)P#har}%|;/!-?%?-K"|9?%?&K"|7?%?*K"|6?%P*_?"?%P~" _?.?02P?%D".@#?%D"*@!-? ?#K"%? ?!K" ?%Px _C -}H)!2kB P~= aA)C ?)? K"|7?)P K"2?)Qllllt L"*?)Qllllt L"D?)z.                z-"I?)Q*L"O?)?&H!.|0!|9?)? z " z-"6?)? D"2K"C?)P|1_@-"O?"R%O? D":@..!-?!?"PMb_@5?(P._@6?"P!aP{{{{!eP!_? D":@.#O?!P>_@"?(D"6@2?(D"*@3?)D"|6@4"k"O?)D"|7D":G |,P!S%O?!G FA*P-V/!P!?*hPt=eR/!-?)Px _A*?)P*_A+?"2|6?(?!?*P ?+?"2)P .!-?)Px _A*?)P*_A+?"2|6?(?!?*P!?+?"2)?-?!D">?!D"??(2~/!P!-@*"O?!G :A/P"S/ ?!D"2@"?!D".@+?!H!6@0?!G 8@1?)?!G 9A8Pv SN |A?)?*N |@?)?1N |??)?0|0 |=?)?/N |<?)?8N |;?)P N |B?(?)Px _P*2~*!?(P!2~N!?(?(D"*A*P!_K"*?(D"%?*P"h_P ?"?"?"?+_A"V?"?%VfA"=A*K" ?*R/ P%?#?+P%h_?"=A"?*P%h_@/#O?)?"E" L#|;?"P._D" @0?"P*_D" @1?(D"6@*?)Px _?)D"|7?62OP!?*?(D"2_?(D"6A+?*U=?+?*aA*P ?*?+W=2}"!@*?-?1?(D"*P 2~.!?-?0?(D"*P!_P 2~.!?(P#2~N!?(?(D"*A+P#_K"*?(D"%?+P"h_A+?*K"*?+Q L" ?"P2_A"?/T/ --"O?)D"MP} lt U/ ?,R/ ?.G |-/ ?(D"*?3X%O?(?3K"*-?(D"6?2X%O?(?2K"6-?4?)D"|6V/"?)?4K"|6."-?,P!_@,?!PM_A!?5T/ -@,-?.G |+@!?)?-D"*K"|C?)?-E" L#|;?)Px _? ?!?&?(2|C?)D"*A %O?)D".? P%h2r!-?)D"DA %O?)D"F? P"h2r!-?)P~= _C ?,-~5)!*kB P~M aA%C "O?"R/ ?"?#2|7P{!eP"T/ ?%z.                z-"|6?%P,N |??%P~4}?!|0!Y?%P},qm2K!|A?%P"N O?%Qllll|QL#D?%Po})t 2}3!N H?%P?_?"?#P}N})t P"2;?%?%G @Pk?%G ?=N |*?%"k? G |6R%O?%?#K"b?%?"K"|OP#.!-?%P#N ]P!-N [?%P:_? Po})t 2|X? ?%PD_?%D":?%D">?%P~A _2|*-"O?!R/ ?!D"JA"R/ ?"PCb@#?!D"I@"?%P~" _@)#O"O?"P?_G  A*P#S/ ?%P~A _? D"%?"2|%"O"O?%D"[A!PlllljS%OP*@&P~/ @(.!-?%D"b/!P+@&P~0 @(?!R/ ?%D"|O?!2r!-?)z.                z-" ?%?(N |G?%?*N |D?%?&N |B?%P,N |??%P~; N Y?%P!N |C?%P"N O?%Qllll|QL#D?%P*N |A?%?"2}3!N H?%P2_? ?"2|X?%D"6@!?%D"2@&?%P N [? ?%PD_?&?!?%P~A _2|*.!-?!R/ ?%D"|O?!2r!-?"PC_@"?#PCaA#/ --? D"%A!D"?A"%O?!D">A(?"P%h_@+?%P~" _@,#O?(D" @)?%PD_?(D"%A!P!P!2p!?%D"F@*"O?%D"DR%O?%D"I@&?!%O?!%O?&?)?!y,  -?&@"?!@##O?"P?P ?"G  A-Pu aP{!eP<U=?-fN  ?"P!_@"?#P!aA#/ --?(P2_@(P}Rk@"#O"O?"Pl}+t _D" ?!T/ ?"Py}*t _D" ?&?!2~)!/ ?%?&?!P}V}(t P"2;.#-?"PC_A"/ -?%P*_?&?!P}V}(t P"2;?%G *R/!?%G +@"?,z.                z-" ?%Qllll|QL#D?%P,N |??%Puq!|0!Y?%Pnpm2K!|A?%P"N O?%?"N |*?%P N [? ?%PD_?)?!?%P~A _2|*.!-?%D"I -?*%O?&?*2r!-?(?+T/ --?%P~M _C -~MC#Bk!|Y!|VB Po!aA(C Pput Pput G  A*P!?*=N  ?*%O#OPput G  A*/ Pput ?*P!?*=N  ?*/ --? P*W%O? G }VnO@4-P @ Pl~0t D" @)?(P._P ?#?#Pm~0t D" A.?"P?_A+aA*P ?*?.W=VA0=A,P!P!2p!?(D"2@|""O?(D".P!T%O?(D"6@| ?,RA*/!?*%O?#@ ."-?| P!P!?)?+_?0=?+?.V=?,y,  ?#@ .!-?(D"6 -?(P._?| ? ?!22P @#Pm~0t D" @)Pl~0t D" @0"O?"P|IV/ ?)?+U/ ?"?0_A*z.                z- 2?*z.                z-  -?(?"K"Y?(P ?+?)?+UA"=K"|C?(P!?0?"=K"|??(D"DP ?(D"CPlllljT=@*?(D"F@"2.? P#V%O?| G #A+P T@#-Pwwt Q L" Pvwt ?+K" P~"wt ?#K" P~1wt P K" P~M~&t ?4?(P~1 _A0?(P._A ?*?"2*"O"OP~M~*t D" A.R%OP}R~*t E# @|&P}R~*t Qllll2L# Pt~*t D" @:Pt~*t P K" ?(?:K"|O?(?|&L#|J?(P~= _P?2~K!?(D"[A+?(D"|OA._A"z.                z-  ?"z.                z- 2?(?.P?_A|%K"|O?(P~M _@*P!@,P"@)P6@""O"O"OP~Q~*t G  P!a0" !"-P~U~*t D  @)P @,-?*?,K"6?*?0E" L" ?*?0D"*K"*?*Pmwt E" L".P:@"-?"?*_?)K" ?*2|QPqut Pvnt ?(G W2~#!P~=~*t E# @|&Pqut P%2~N!Psut Psut D" A"P%_K" P}Hut D" ?"P"h_A"?|&L"*?"?:K"%?"?+K" ?(?:K"j?(P ?:P?_?.?:UA"=K"h?(P!?+?"=K"|Q?#R?!P"Te@+B Px!aA%C ?%P%_?4A"? A#G O? G P2|+?%D"*@4?%D".A@%OPy~*t D" @)?4@ #O"O? D" G |+A!P"S/ ?)?1iP!eR/ P!?!h?-f@--? P*_@ ?@?1P!_A1T/ --?%P}!"|0!}?!Pvwt D" @.P~"wt D" @,?%Pq!_@!P @ #O?%P}?!_? _G  @)?%P~1wt D" K":?%Pwwt E" L#2?!?,%k?%P2_?)P"h_D" A)?.aA!P ?!?)W=&P -K" ?%P~"!_@!? P!_A P"T/ -?%D"q!@)?%D"~"!@!P~5~*t D" @,Pqut P%2~N!Psut Psut D" A P%_A1K" P}Hut D" ? P"h_A ?!K".? ?)K"*? ?,K"%? ?-K" ?%P K":?%Qllllt L"2?%PlllljK"Y?%?0E" A|&L"|W?%?0D"*A)K"m!?%Pnwt D" A!K"}+!?%Pmwt D" A K"n!?%?|&L">?%?)K"C?%?!K"F?%? K"D?%?*D"*K"}6!?%?*E" L"o!?%?+N }:!?%?"N };!?%Qlllll!L"I?%Q L"M?%Q*L"O?%P|1_@A?%PI_@|!?,%OP~1~*t D" A2?,P%h_@??%Py _@B#O?2G .A ?@X%O -?%P}?!_?%G };!A)?2?4? P#h_A D" ? G %2|@Psut D" @ ?2G 0@5?%G }A!@C?%G }@!@|#?%G }B!@6?%G }C!@;?%G }D!@<?%G }?!@=?%P K s!?%?=N }J!?%?<N }I!?%?;N r!?%?6N }H!?%?|#N }G!?%?CN }F!?%?5N q!?%P"Qlllnoptl!?5P#hrn}D?5P*X=A&N }E!Pqut ?%Pq!_A"P.2~*!?2D" @7?2D"%@3Pqut P"2~N!Psut Psut D" A/P"_A.K" P}Hut D" ?/P"h_A!?3K"%?!?7K" Pqut P"2~N!Psut Psut D" A!P"_K" P}Hut D" ?!P"h_Q L" P}&~Y|4?5i@,?2D"*@8"O?)P)X%OPnnt ?%D"n!?8P.b_?8?%D"}+!X=A+D"*@)?"P!?%D"|W?%D"m!A"?%D"l!VA!=P ?"?!=?+D" ?+D"%28?%D"}H!@!"O?)P)eP(S?%D"q!A"PlllljTeR%OP @-?"PlllljfPlllljT/!.#-Pqut ?!?%D"s!2~E!P @-?"R/"-?!?"2r!.!-?%?BD"2K"}R!?%?Bz " z-#q!?%Pq!_?%P2_?82};!@--"O?,P!e/ ?2G /P{!S/ Pnnt ?%D"n!?8P.b_?8?%D"}+!X=D"*P)eP(S/ Pqut P!2~N!Psut Psut D" A!P!_K" P}Hut D" ?!P"h_?;P ?;P~- U=P{!eP.bG }7}EOPllll%fK" -Psut D" @9?%?-K"q!?%?9?/aP%aK"}H!Pqut ?.?%Pq!_P"2}O!P @1P @-?5P"VA+R%O"k?5P"S%OPqut P!2~N!Psut Psut D" A!P!_A-K" P}Hut D" ?!P"h_?;P ?;P~- U=P{!eP.bG }7}EOPllll%fK" P .!-?%D"o!@)?%D"}2!@>?%?%D"}6!A!K"s!?%?>K"}H!?%?)K"q!?%?%Pq!_?7P!_A/2T"O?%G  %O?%G !@"Pqut P!2~N!Psut Psut D" A!P!_A-K" P}Hut D" ?!P"h_?"Pllll%fK" .!-?%?!K"}V!?%?)K"}N!?%P4N }H!?%?>K"}R!?7Pkg?>_@!?)@"#Oz.                @D"O?>?-?7_P!_U/ ?!P2U/ ?"?7_P!_z   @D-?!P2a@!?-P2_@-?"P2_@"?Dz.YYYYYYYYYYYYYYYYzB?Dz.""""""""""""""""z|<z.@@@@@@@@@@@@@@@@z|#z|;z[A,R/ -"k"O?>?,|O?7_A.?-_A,P1aA!V%O?"?._P1aG  PAS/!-?%Pq!_?!2|.A!%O?!P!i."-?7P"_.!-?,P0a-@!?%P K"w!?%P ?!P!aA!?/a?!?/U?!?>VfA!=K"v!?%P!?)?/_?!=K"~"!?%Pq!_?%P~"!_2})!Pqut ?%D"}H!A"?%D"s!2~E!?%D"q!A!%O?"?!2r!-Psut D" @--Pl"-?-?9aP2hPlly)ef@--?2P2_@2?%G }:!@!?%P N }M!?%?-P2iN }L!?%?-P*iN }K!?%?=N }J!?%?<N }I!?%?;N r!?%?6N }H!?%?|#N }G!?%?CN }F!?%?&N }E!?%?5N q!?%?-?!P}"~Y1?5ieA!fN s!#O?%?%Pq!_?1_D  K"~"!Pqut ? ?%P~"!_P!2}O!? P!_@ ?1P%_A1P.T/ -"O?!P!eR/ ?|!Pnnt ?%D"n!?8P.b_A!?8?%D"}+!A X=A"D" Pnnt ?!P._?8P!_? X=?"?"D"*P)eP(S=D"%Pqut 2~/!?+/ ?A?7?3Pqut 2~/!-?2??T/ -Psut D" @1-?%D"|W@,?%D"m!@9?%D"l!@)?%D"o!@"?%D"}6!@.?%D"}2!@!Pqut P!2~N!Psut Psut D" A P!_K" P}Hut D" ? P"h_P K" P!?"?!?.UA =@?P ?.? =@&P!?,?)?9UA =@+P ?9? =@.Pv~*t D" A!Pw~*t D" P%h_@,P @<?!@ #O?%G }:!P!e@)"O#O? ?,S/!? P2_@ ?)R/ P!???!D"*A3_?!D".A/?3U?&?/UfA"=@9P ?/?3a?"=A6P ?!D"%A=?!D" A3a?.?=U?3?=VfA"=S%O? @!P!?+?3_?"=?9?62~)!R/!--P}Vut D" @/P}Nut ?62~K!P}Rut D" @)P}Vut D" @""O?6RA!/ ?!/ ?"?)_?9?6y,  -?<P!_@<P}Vut ?"?6_A"K" P!?)?/_?"?/U=?"?/aA!P ?!?"W=2}"!@"?|!?3Psut D" A!P 2~.!?|!?=?!P!_P 2~.!Pqut P#2~N!Psut Psut D" A!P#_K" P}Hut D" ?!P"h_A!?"K"*?!Q L" ? @!.!--?%?<K"q!Pqut ?1?%Pq!_P!2}O!?|!?0?#G |6A P}:}4t Pqut 2|C?A?*? P}:}4t Pqut 2|C?%D"2A %O?%D"6? P%h2r!-?%D"YA P |8%O?%D"|J? P%h2r!-?%D"%A %O?4? P#h2r!-?%Px!_C ?:?|%W%O?(?:K"|O-P}R~*t 2~V!Pt~*t ?(D"|OK" P}R~*t ?(E#|JL# 2}W!@+?(P._2~D!?|"/!."-?(?(E"|?L#|Q?(?(D"YK"j?(Pmwt E" L"|WP~I~*t D" @+B Pp!aA&C ?(P._A)A D"|1@,?&P |0!|,?&P}:}(t E" L":?&P}A}(t z " z-"??&P}N}(t G  N I?&? E"JL".?&? D"|1K"6?&? G OA0N |+? D"D@*? D"C@#? D"F@"? G |6@ ?&P N L?&?!P"TN K?&? N |.?&?"K"*?&?*P ?#PlllljT=K"%?&P!N J?&?4P.bPq}Kt _K"|9?&?(P~M _A D"2K"|7?&? z " z-#M?&?&P%_K"|;?&P~E _P!?,?,P!W=A ?.? ?.U=A"P%PM2p!?&D"b@ "O?&D"|OP!T%O?&P K"[?&?&D"|QK"|J?&? K"Y?&P~9 _?"2~O!?&D"[@ ?&D"|J@#?.%O? ?"_?#? PMb_@ #O?&P~E _?&PM_?+2+? ?&E"}6!L"I? ?&z "n!z-"?? ?&z "jz-"2? ?&z "|Oz-" ? PM_@ ?+P:_@+?"P!aA"/ -@ -?&D"Y@!?&P"K"|W?&P~E _2|Q?&?&PM_?#? P%P P~Q}-t Pqut 2|!K"|??&P |0!|CPqut ?&P~1 _?0P!e2~#!?!%O?#?!PMb2r!-?&Pp!_C .!-?&D"|Q -2}W!@+?)2~D!?|"R/!-?| ?|"2r!-Pput P N  ?(Po!_C ?+-z&!-kB P2aA*C "O?"R/ ? G B@-? P N B? G C@.? D">D"l%@+?*Q L#*? P._@)? D".@&"O"O?!? D"2A(X/ ?!?&_G  A%P?V%O?!@#."-?!P!_A#?(X/ ?%P?T/ ?#?&_G  A%P?V/!-?)?!2}8!A#?(X/!?#?&_G  @%-?%PAS%O?"P!a@,#O? ?#?+?*P*_2JA#R/"? D".@%"O"O"O"O"O?#? D"2A&X/ ?#?%_G  A!P?V%O?#@"."-?#P!_A"?&X/ ?!P?T/ ?"?%_G  A!P?V/!-?)?#2}8!A"?&X/!?"?%_G  @!-?-P!eR/!?!P{!eP~8 T/!"O"O"O"O?"P!_A#?&X/ ?#?%_G  A!P?V/!?"P"_A(?&X/ ?!P?T/ ?%?(_G  A!P?V/!-?)?#2}8!A!?&X/!?!?%_G  @!-?!P{!eP~X S/!-P~8 @!."-? ?#?.?,2|3A"/"? P!N |%.&-P @!-? ?"?!?,23A"R/#-? D".@&"O"O"O?"? D"2A(X/ ?"?&_G  A%P?V%O?"@#."-?"P!_A#?(X/ ?%P?T/ ?#?&_G  A%P?V/!-?(?)?"2}8!A#W%OP @%."-?#?&_G  @%-?%PFT/ "O"O?#P!_A!?(X/ ?!?&_G  A%P?V%O?!@#."-?#P"_A#?(X/ ?%P?T/ ?#?&_G  A%P?V/!-?)?!2}8!A#?(X/%?#?&_G  @%-?%PAS/!.#--? D">?+K"l%-?#P!_P ?%Pz S=@/-?*P2_C ?/-}G(",k"|YB P2aA#C ?!P5_P|QeA(P}.l%? P}.l%_? P2W=_A!Pll|We@+?!P2i@,? ?(? ?(V=P!a@!? P!a@)? P3U@-"O"k#O"OPq~0t E# @."O"k?!P} "X%OP|!?!|NaA P!h?!? i_.!-?!P%i-A"P!_A P|3W%OQk? r}%?.}"|UA/Q|4|C%O?/}D@ ?-%OPs~0t D" ? P"h_D" A D".@"? 2~+!? P%aA!?!D" P"gK" ? ?"_.(-#O?#P%_? ?(?)2}=!?#D"%P!S/%? P|4U%OPq~0t E# Qk? P!_r}%}"|UA/}D@ ?/Qt |?/!--?#P%_?"?(?)2}=!?#D"%/#."-?.?"rnQ!}"|;/!?#P%_?"?(?)2}=!?#D"%P!S/".!-?.Q |D/ ?#P%_P|4?(?)2}=!?#D"%P!S/!-?,O A"PkS%OP @ .%-P}N~0t D" @ P}N~0t P K" ?"P2hA&?+_@""O"O? P ? ?&S=R%OPk?"?"?&U=P|Qe@%Ps~0t D" R%OP @*?&P!?&=P#_Pml|WeA"Po"fPo}!|WeA ?"U/"? ?%V/"Ps~0t ?"K" ? P%aP#P!? ?%U=K" ?"P Pl"y- .#-P @*?&?&P5_Pol|WeA P2_A"V/!?"?%V/!? P%aP)K" ."-?&Pk?"?"?&U=P|QeA*X%OP}N~0t ? K" .%-"O? P%aA"D" A%P!e%O?"?%P"fK" .!-? ?%aA 2~+!-? ?*2q!-P}N~0t ?*K" ."-? ?%U%O? ?%2q!-P}N~0t ?%K" .!--?#D"*@ ?#D".-@!?!? ?(_A"S%kP!&?"?!2q!P#-@!?"P%a?!K" -?#P2_C ? -p(!4kB PIaA%C ?!2~J!P ?"D"*A#?#?"D"%VA*=@+?"D" @(?!D"*A#?!D" S%O?!2~1!-P!?(?*=@.?!?#P!_A,K"*?!D"%A0?#P.b_A#P%K"*?#?+K"%?#P K" ?+%O?.G  P|4S@&-?!P;_@/?%P*_@3#O"O"O?&?+X/ #O?&?._G  P|%T/!?+?&P!_A&T/ -.!-?+?&A*U/ ?&?+S/ ?+?&a@&?*?._@(P @#"O#O?#?(_G  P|%S/!?&?#P!_A#T/ -?&@#-"k"O?#%OP @)#O?(?)_G  P|2S/"?#?)P!_A)T/ --?#?*_A&.!-?#?*_@&?)?*_-@)?%P#N >?%P(N 2?%?*K"*?%?)K".?%?&K":?%?&?)P!_A#?#?&V=K"6?,P.b@#?,P%hP2_@)P @-P @*#O?3?-P.b_A(G *A4P*S/"?%P?_?.?+?(D" A5?(D"%A628"O?%D"?A(PlllljT%O?(R/!?%D"C?(2r!.!-"k?!G :A-P4S%OP0@-?%D"D@1?%D"C@2P .!-?%?/H  |0!F?%?/G "N |*?!D".@2?!D"2@1?!D"6-@(?!?-N :?!?(K"6?!?1K"2?!?2K".?/?%H!F|0  ?/?%G |*N "-?!D" ?,S%O?!2~1!?!D"%@0-?#?0_A(?5K" ?(P*_?)?4_K" ?(P%_?6K" ?!?,P!_A,K"*?#P._@#?)P2_@)P!@-?*P!@*R/ -.!--?!D"%@!?,%O?!?+K"%?!?!D"*?,P%hfK"*-? ?,K"2? ?!K".? ?"D"*K"*? ?"E" L" ?%PI_C -}C(!6kB P~= aA&C ? D"*A+? D"%V@-? D" @/Pp}0t @*? D"6A4D"FA,D".A.?#V%O?,D"*?#P:b_@*-? D"2@)? D".@1?&?"K"|6?&?!K"|1?&?!P!_K"O?&P|1_@"#O?&Pv _?(_Pnnt ?1?"D" A2P.b_?)?2W=E" L" ?"P%_@"?(P*_A(P:T/ -?*G 8A"? D">A)D"OU%OP!?/?-=@/P ?+?-=@-?)D"|1?"PDb_@(Pp}0t @+?"?.U%O?,D"*?"P:b_@+-?&D"Y@5?&D"|C@6?&D"|?@7?&D"|;@8?&D"|9@9?&D"|7@:?(D"?@,?(D">@.?(D":@*?(D"6@1?(D"2@2?(D".@3?(D"*@"?(D"%@("O?%G 7/ ?%D".A0?%D"*A%W/ ?&PC_?)"k? D":A)D"F?0U%OP @0P!.!-?0?%a@0?)D"D?%_-?0?+?4D"D2|??&D"CA)R/ ?&D"J@*?&D"I@,?&D"F@%?&D"D@+?&?&D"MK"|6?&Q} lll?L"|1?&P|1_@(P @"#O?&Pv _?"_Pnnt ?,?(D" A.P.b_?*?.W=E" L" ?(P%_@(?"P*_A"P:T/ -P ?%?%?+VA%=@"P!?)?%=@(?&D"Y@.?&D"|C@*?&D"|?@,?&D"|;@1?&D"|9@2?&D"|7@3-?&P:_? D"?A%P6_A ?/?-?:?9?(?"?3?22|O?&D":@)?&P2_? ?/?-?8?6?(?"?1?*2|O?&P*_? ?/?-?5?7?(?"?.?,2|O?&D".@ ?&?#N |@?&P N |??&P N |A?&?!K"|;?&? K"|9?&?)K"|7?%?&Pv _2}7!-?&P~= _C -}C3":k!|YB Px aA)C ?!P>_@,?#P ?#P,U=A-P.bA*Pq}Kt _@4?*G }L}KO@("OPl~)}O~K!?%D"*A*?*Pl~)}O~K!X=A+?"D"*A*X?-P)aP#XeR%O?!2~J!.!-?)P*_?!?"P ?*?%D".2%-?!D"6@<?!D"2@=?!D".@6?!G :@1?!P K"I?!P K"C?)?,K"I?)?%K"F?)?4K"D?)P N K?)?&N J?)P!N 2?)P"K"*?)?1P4TN |.?)?"E" L"6?)?"D"*K">?)?!D"*A"K"C?)?!D"%A,K"?"O"O"O"O?*?+W%O?(P!a0""#!-?)P}+}%l2K!|8?)P(N |7?)z.                z-#M?)P*_?)PM_2b.#-?)P*_P ?#2|H."-"O"k"O"O?,Pnnt ?"=A"D"*A*P(eP%S%O?"D"%@,?)PM_?)P6_?%D" ?%D"%2|-P @"?)G MA%P!a0#"%%!-?)P*_P P,2|H.&-?)D"|1.!-?)D"|1P!_-@"?)P*_A-P ?"2^?-?"?#2}F!Pnnt ?)D"??"P.b_?"?)D"CX=D"*P%i@"-?)P*_?"?*P%i2^?,PkS/!"O"O"O?%P!a0# !"%-?)?)D"|1K".?)P K"*.#-?)P!K"*."-?)G |/@*?)D"|1@#B P?aA"C ?"P}(}Hl2K!<?"P+N :?"?#K"2?"Pnnt ?)P*_A%D":?#P.b_?#?%D">X=A#D" A,K"6?"?#D"%K".?"?,K"*?"?*N ;?*P"S%O?"P!N >-?%D"CG |)A#P%T%O?"?#N >-?%?"P*_2b?"P?_C .!-B P~M aA(C ?)P*_A+D".@*?+D"6@#?+D"2@,?+D"?G *@%?+D"DA"P K"|O?"P K"Y?"P K"F?"P K"??(P |0!M?(P K"J?(Qllllt L"F?(P K"??(P K"6?(?%P ?%P~- U=P.bG }9}EON NP!?*?#?,VA%=@2P @"P ?#?%=A/%O?2G  P|4S@"-?(PF_@>?(P~A _@4#O"O"O"O"O"O"O"O?"?/X/ #O?"?2_G  P|%T/!?/?"P!_A"T/ -.!-?/?"A#U/ ?"?/S/ ?/?"a@%?"?2_@*P @""O#O?"?*_G  P|%S/!?%?"P!_A"T/ -?%@"-?(P~1 _?2?/?#"k"O?"%OP @%#O?%?*_G  P|2S/"?"?%P!_A%T/ --?"?#_A".!-?"?#_@"?#?%_-A028?(D"Y@%?(D"|C@*"O"O?(D"|?A3PlllljS%O?%@-?*@,.!-?(P~1 _?2?/?"?0P!_A,?"?,U=A7?"28?(D"Y@-?(D"|C@,?(D"|?A8PlllljT/!?3R/ ?*?32r!-?+P!N G?+?(P6_A"2}?!?+?"2}:!?(P |0!|O?(P}#}:}6*K"[?(P K"Y?(?,K"|J?(?-K"|C?(?,K"|??+?(P~1 _2b."-?+D"CG G@9?(P*_?(G NA5P ?5P1U=A| P|1bPp}Lt _A.?*?%2o!"O?(D"*P!T/ P!?(D".A:P1ehA;?.?9P!h_H!(e/ ?(H!MA%?;e%O?+P ?#?02~,!-?(?%?;f|0!M?.G |/?:_@0?| P)aP{!eP~Y!X%O?(P~A _?.H!K|0! ?(Q L"|OP @#?4@%#O"O?:?%G  T/ ?(P6_?#_A.D" / ?.P!K" ?.P*_?"K" ?.P%_?7K" -?%P!_@%?#P._A#P:T/ --?0P{!eA#P~, V/&?#P.bA#G }6}EO?,?-?+D"CG H2,A%P{!eP:S/&?+?%?#Po}Et _G #?0P ?7?"P 2}/!.&-?+P22~!!R/#?.G |.R/"?(?5?*?%?92|D?(G  R/#."-?+P N G?+?(P6_A"2}?!?+?"2}:!-?(D"FA"%O?(D"I?"P#h2r!-?(P~M _C .#-?(P"N |<?(P2|0 X?(?5N W?(P#N |9?(P K"|6?(?#K"|7?(?0K"O?(?#K"|1?(?.P!_?+D"?P+_?.G  =G  N |:?+?(P|1_P P 2~"!-?+D"DP:_?(D"JA-?*?%2}>!?(D"F?-S%O?>2~5!-?(D"I?-P#h_A%?0K"%?%?#K" ?(?-P!_K"J-?8%O?,?82r!-?3R/!?*?32r!.!---?1P4T%O?)P&N |7?)?<K"O?)?6K"|6?)?=K"|1?)?6K"M?)?1N U?)P N |9?)Qllll??1P0aP{!eP!_P ?1P/V=P#hrA|!n|1 W?)Ql}!mnt ?|!n|1 V?)Q}%}+}6st!?|!n|1 |8?)P*_?)PM_2b-? ?)D"2K"*? ?)E"*L" ?&R%O?!?!D"CRN }6&-?)Px _C -~)&!+kB P?aA#C ?#PlllljK"*?!D"?A%%O?!D">A)?%P%h_@+?"D" @,?"D"%@*#O"O?)D"%?*T/ ?)D" @"?*@!?,@%#O?!%O?%G  @&?"G  @(?!P!a@!?%P!_@%?"P!_@"?(P?P ?(Pu aP{!eP<U=fP{!e?&P?P ?&Pu aP{!eP<U=fP{!eS/!."--?)D"*@&"O"O"O"O?)D".A"R/ P @!"O#O?!?&_G  A%P?T?%P+Te/!?"?!P!_A!T/ -?"@!-?!%O?!?"X%O?!?"S/".#-?!?&_F  P}Yk|9/"-?!?&_@%?!?"S/"?"?!a@(?"?&_A&P!a@"P @!#O?!?"_G  A-P?T?-P+TeR%O?(?!P!aA!_/!.%--?!?(_A"R/"?"?(X%O?!R/%P @%.%-?!?&_F  PO|:/#P @%.#-?"?&_@%.!-P!@%-P @"-?"P ?%=@!?%P!?%=@%?#D"*PlllljT%O?#P*_A"P"2~K!?#D"2A&?#D"._P}Ht |0  ?#?&P"_K"2?"?!2~K!?#D"2@""O?!RA&/ ?&/ ?#D".?"_?%?!y,  -?#?!?"_K"2.!-?#P6_?!P!P!2p!?#D":@("O?#D"6P!T%O?#D">@&?!R%OP @"."-?!R/!?&?%?!y,  .!-?#D"> -?#?&K".?#?(K"*?#?"K"2-?)P2_A)?+T/ --? ?#D"2K"*? ?#E"*L" ?#P?_C -~.&!.kB P?a@)?#P?_@,"O?#P|IV/ ?"?,U/ ?!?#_A(z.                z- 2?(z.                z-  -P!@+"OP ?%?%?"?,aA(P ?"?(X=VA%=A(P!W%O?)P}N}(t G  N :?)P}H}(t E" L#2?)P}:}(t z " z-# Pllt @%Pt @-P~A @1P @(P!@..!-P!@0P!P!?!?,_?%=?"?,U=A*G  A%P!W%O?%G }TnO@0-?*G !@+?)Pl}(t G  N :?)P~Unt E  L#2?)P~Ent z   z-# ?(P"aA%%OP:?%?%P:X=@-?*P"_@.?)P!f@/P @%#O"O?%?._G  P!aA3P#V/ ?%Pxnt _G  A1P&W?1P"Te/ ?/?1_?3P} }(t _G  N  P!@2-?-?%P!_A%T/ --?)?2N  ?(P|%U@.?*P|%_?+P>hP|"|Re@/P @-P @%"kP ?(P|!U/ <?*D <@%?(PAU%OP .!-?*D |!@-P ?(P|%U/ <?*D A-@1?(P|%a@2?+P!e@(P ?/?.=@/?0P!e@.?+P%iP!e@0?+P!iP!e@*?+P%eR@+-? ?1K">? ?-K":? ?%K"6? ?2K"2? ?/K".? ?#K"*? ?)E# L"?? ?)z #*z-"D? ?)G :N M? ?0N |4? ?+N |1? ?*N |0? ?(N N? ?.N |/? ?&P"TN |3? ?&P!SN |2? P ?,?"?,UA"=K"%? P!?!?"=K" -}Q&!,kB PIaA"C "O"O? D"~E#A(P"U/ ? P~=#_? D"~A#A!P:_@#?(P%hP2a@%?!D"*@&#O?&?#D" A&W%O?#P2_@#?%P2aA%/!."--P @&? P K"~="? P~5"_?(2~M!? D"~9"A%? D"~="A)P%h_@##O?#P*_?&K" ?#?!|."*L# ?#P2_@#?!P2_@!?(?&P!_A&T/ -? ?&?)_A&K"~="?%?&? P~A"_2G<P%@%? D"~9"A!? D"~="P%hA#_@+? D"~E#@("O#O?#R%OP @#."-?#P2a@#?!D"*@)?!P2_A&@!?(?)W/ -P @#? D"~A#?)P%h_A!G 0A)P6S/ ?!G 1@#?"?!E!(L!8?"?!E" L#2?"P?_P%P%P22p!?"D"C@!?"D"?P!S/"?"D"DA%?"E!8L!(?%?"E#2L" ?%?#N 1?%?)N 0?"P!K".?"?%K"*?"?!K"%P!@##O"O?&?+S/ ?&P*_?&P2_@&D" A!?(X/!? D"~A#?!P%h_A!G 0A(P6S/ ?!G 1@)?"?!E!(L!|%?"?!E" L#??"D"%?#S%O?"P%_?#P!P%P22~;!?"D"*@%-?%?#P%h_A!?"E!|%L!(?!?"E#?L" ?!?)N 1?!?(N 0?"?#P!_A#K".? D"~E#@(.!--?"D"*@%?"D"%@,-P22~R!? ?#K"~E#? ?%K"~A#? ?,K"~=#-?"PI_C 1-?"D"D -}C(#+k"|V!|Y"O"O?!D".A&%O?&?!D"2T/!? P K" 1-?!D"6A(?!D"*A&X%O? P K" 1-?!D"%A)?(a@#?!D" A+@""O"O#O?&?(?*_A%POaU%O?&A"?%W/##Oz.                @-"O?%?)V/ ?#P2U/ ?%?+_z   z.,,,,,,,,,,,,,,,,zB@--?-z[A"/#?#P2a@#?%P2_A%?&U/ -?&@".#-"|Vz.                A-?%?)V/ <z.                ?#P2U/ <?"?(_z   z.,,,,,,,,,,,,,,,,zB-?#P2a@#z[@,"|Vz.                ?)?%P2_U/ <z.                ?#P2U/ <?"?(_P2_z   z.,,,,,,,,,,,,,,,,zB-?#P2a@#z[P2h?,fr@/"|Vz.                ?)?%P?_U/ <z.                ?#P2U/ <?"?(_P?_z   z.,,,,,,,,,,,,,,,,zB-?#P2a@#z[rQ?}%?/m@/"O?)?%PI_U/ ?#P2U/ ?"?(_PI_z   z.,,,,,,,,,,,,,,,,zB@--?#P2a@#?"POa@"?*POa@*?-z[rQI}%?/mA/|;/ -?/|U}D?(_?*_PO_@".!-?"|O?%_@"-P @#"O?"?(W/ ?"P!aA%?)X/ ?%?+_G  P/S@#-?&?"P!_A%?%?&V=@%?"?#?!G :ea@&?(@".!-?!?&P*_K".?!D"6@(?&D" @"?&D"%A&@%-? ?%K"2? ?(K".? ?&K"*? ?"K"%?!?%K"6? P!K" -}H&"(k!|Y"O?"R/ ?"P)aA#P ?"?#X=@)?!P#_P|We?!a@*P @##O"O"O"O?!?#_G  A&tA(P |:%O?*?#aP#e/!?#?)X/"#O?!?#_A%P%_D" ?%D" fPl} }!mje/#?#P*_A#?)U/ -."-Qllllo?@+"O"O"O"O"O"O"O"O"O?&G }9}YOP"a0# !")-?#P!_A%?"U/"Q @+.(-?#P!_A%?"U/"Q @+.&-?#P!_A%?"U/"Q @+.%-?!?%_F  P}Yk|8/#.%-?!?%_F  @%"O"O"O?&P~=!a00 """"""""""""!"-?%P|JePpkS/#.%-?%P}=k|8/#."-?(P|"_P{!eP.X%O?(P|YePcT/#?%PO|7/".#-?%PO|7/!."-?!?%_F  @%"O"O"O"O?&P~M!a0&!   " -?(P1_P{!eP"V/%?%PO|7/".%-?%P~M _P{!ePIU/!.#-?%P}.k|8/"-?"?#P"_A%W%OQ @+."-?!?%_F  P}Yk|8%OQllllot @+."-Q @+?#P#_A%?"X/!?!?%_F  PO|7/"Qllllo~= @+.!-Q @+?#P"_A%?"X/ ?!?%_F  P}Yk|9/!Qllllot @+-? ?+?#rmL"%? P!K" 1-?%P!_@#."-?#P!_@#.!-?"?#W/ #O?!?#_F  P |7/!?"?#P!_A#T/ -."-?"?#V/ --? ?"K"*? ?!K"%? P K" -{%!-kB PIaA&C ?"P%_@)"O"O"O"k"O"O"O?"D" A.P!a0"!" -?"P*_."-?"D"*A!? D">A D"~E!V/"?!?"D"%A"U/#? P~=!_?!?"aA!2~K!? D"~E!@#?!%O? D"~A!A%?#_?"?%_?!y,  -? ?!?#_K"~E!.%-Pnnt ? D".?)D" A%P.b_A(?%? D"2A+X=@)Pnnt ?(P._?%P!_?+X=P%_-?!D"%@-?!D" @(? D">@*D" @/?)D" @+#O"O?(?+U/ ?*D"~E!?-V/ ?!?/K" ?.P"T/%?#?"D"*A!P)ePw b_A%D".P!T/%? ?"D"%A"?%D"2A%?!?#? D"6D"FA(D".?!V%k?(D"*?!P:b_&Pp}0t -G 8P)ePw b_PC_2C?&?!K".?&? D"2K"??&? z " z-#2?&? K"D?&?&P._K"F?&P2_?"P!_?%?&PD_Pw}4t 2|F.%-?(P!_@0?*D"~9!P"h@,?*D"~5!@)#O"O?,R%O?+@%.!-?,P%a@,?)D" @%?)P%_@)?%?0U/!?%?+X/!--?&? D"?P6_P!? D" ? D"*A)? D"%VA,=P ?)?,=?(?%?*D"~A!?*D"~E!A(?-?(2|O?!?%K" ?!?*D"~E!A-K"%?%@(. - - - -?&PI_C -}7("+k%|V? D".A"? D"*A*?!?!?*V=A&U%O? D":@+? D"2@%? G >@,? D"%@(? D" @)#O?(?"a@#?"@*#O?&?*A!POaA*X%O"|Vz.{{{{{{{{{{{{{{{{A-?!?(V/ <z.{{{{{{{{{{{{{{{{?#P2U/ <?!?)_z   z.0000000000000000z|#-@."|Vz.{{{{{{{{{{{{{{{{?(?!P2_U/ <z.{{{{{{{{{{{{{{{{?#P2aP2U/ <?!?)_P2_z   z.0000000000000000z|#-@/"|Vz.{{{{{{{{{{{{{{{{?(?!P?_U/ <z.{{{{{{{{{{{{{{{{?#P?aP2U/ <?!?)_P?_z   z.0000000000000000z|#-@0"O?(?!PI_U/ ?#PIaP2U/ ?!?)_PI_z   z.0000000000000000z|#@--?#PO_@#?-z[?0z[?/z[?.z[fffR/!--"O?!?&X%O?%?&?"a_@%?&@".!-#Oz.{{{{{{{{{{{{{{{{@-"O?!?(V/ ?(?!aP2U/ ?!?)_z   z.0000000000000000z|#@--?-z[A*Pll%f|O?!_@!?*R?!?&Ue/ -?%?&?!?!?&V=A#?"a_@%"O?!?&X%O?#@".!-"O?#?(U%O?#?)_G  @!?#P!_@""kP!?,P!eR/ <P ?!tPO|7/ <P"P!?!P~L!V=-?%_@%"O?!P,a0%"## #-?"?(X/!?"?)_G  P,T/!."-?%P!_@%?#P!_@".!-? ?%K"6? ?+P!_A+K":-?"?&U/!--? ?"K".? ?%K"2--~;%"2k"|YB P2aA%C "O?!P"U/ ?!P%h@(? E# @5P2@##O? ?#_E# A6?5|E%O?6@5?(?#P2_A#T/!."--P @#?"P K"*?"?!2~M!?"D"*@)?"D"%@*?(%O?*?)P%h_? ?(y,  -?"?!?)_A)K"*P!@&#O?#@.?*A(?)A1P%h_@/? A*@,?!A)@#?(@!#O?%?&?#?#?&V=A"K"%?%?,K" ?%P*?,?&P%hA2_?#?&U=A3K"*?%?&?#?&aA P ? ?#W=A-?&?-U=A+K".?%D"*@0#O"O?!@ "k?"R%O?+R/"?%P*_.!-?%?+R/ <?%P*_?%?,E# ?0E# |A=-A#D"%A4R%O? P2P ? ?/T=_@!."-? ?/A!S/!?#?4P!aK"%?#?#D" A!P2_K" ? ?!D"*K"*? ?!E# L# ? P2_@!?%D"%@"?%D".@+?%D" @,?%D"*@0.!--P*?2?3_?&?-V=@,?-?&aA!P ?!?-W=@#? @!?&?-U/ -?.P!g@#?(@ ?1A!?&P!hA&V/ -P!@+?.P!e/ ?!?)?!?)U=@ #O?*?(E# L# ?*P*_?(P*_D" K" ?(P2_@(?*P2_@*? P!aA / --?%P2_C ?+-}:&".k!|YB P?aA&C "O?!G I? ?!G HA)_G EA(?(P%S=A+P)eP#S/ ?!G |+@,?)P|!eP*S%O? G |5P!e/!-?,P!S%O? G Q/!-? ? G 2?+P{!eP TeN 2? D".A(? D"CU%O? ?(P!_K".? D"*@ P{!@(?%G  A-@*"O"k"O"O"O?-P!a0# !"%-?%G !."-?%G !@*P~Y!@(."-Pz!-@(P @*-?!G J@.?!G |*@/?!G |.@0?!D"%@1?!G :@2?&P |0 |!?&?2P"TN | ?&P N >?&?1K :?&?*N 9?&?(N 8?&?0N 6?&?/N 5?&?,N 4?&?+N 3?&?)N 2?&Pk?.?.P~; S=N 7? ?&P2_A)P22~*!?!D" @(? P!2~N!? ? D"*A!P!_A*K"*? D"%?!P"h_?(K" ? P"2~N!? ? D"*A(P"_K"*? D"%?(P"h_Q L" ? P!2~N!? ? D"*A(P!_K"*? D"%?(P"h_P}Vlll%K" ? ?"?#2~E!? D"*@"?&P K"2?&?"?!aP#aK"6? ?*?)P"2}O!?-P#T/!?)?%D"%?%D"*2}E!?&E"2@3?&P#P ?&G :A!=K">?&P}Q}.t P!?!=K":?&?3L"2?&P%_?)P"2k? ?&D"*A ?&D".2~G!?&D"%A!R/!? ?!2r!.!-? P!N 3-?&P?_C -~C%!*k?"D"*A#?"D" S%O?"2}T!-?"D"%?#_PAN  ?"?#P!_A#K"*? ?!P#h_@,#O"O? D"%A%R/ ? D" A!?%_@##O?!@(?%@!P @%"O"O#O?%?(_G  A&PAS/!?&P~9 S/!?&P?U/!?(?%P!_A%_?#T/ -P!@+P @%?!@#.!-?!?%V%O?%P!_@#?!P!a?%S@+?%Pkg?!_@%.!- -?""k?#?(_A!P!aG  A&PAT?&P~9 TeR%O?"?#P!aA#2~K!?"D"*@)"O?#RA*/ ?*/ ?"D"%?)_?(?#y,  -?"?#?)_K"*?"P"2~K!?"D"*A#?"D"%_A(?&N !?(P~9 N  ?#P"_.!-?&P|"W%O?"?#P!aA#2~K!?"D"*@)"O?#RA*/ ?*/ ?"D"%?)_?(?#y,  -?"?#?)_K"*?"P(2~K!?"D"*A(?"D"%_A#?&PIf?&P1eA)P~4 _?)P,U=N &?#?&P%iPIfN %?#P~9~Gu} #K  ?(P(_.!-?"?#2~K!?"D"*@&?#%O?"D"%?&_?(?#y,  -?#?&_-A#K"*?+/!?!?%_@#?%/ -?"P 2~K!?"D"*@#-? P*_A ?,T/ -?"D" ?#S%O?"2}T!-?"D"%?#_PAN  ?"?#P!_K"*-~(%"/k#|Y"O?!D"6D"F?"P{!eA&P1|QP!h_H!2A)R%O.!-?"P ?&P1U=P{!eP|1bA"G ~7}LOA0?"G ~6}LOA-_P~- V/ Pnnt ?!D".?#P.b_?#?!D"2X=@.?-P.bPo}Et _@1?!D"%@"?!D" @,?!G CP!e@2#O?0?)|OA/W/!?1?/P.b_G +A&P ?&P|3U=A+P;bP}!};t _@&"O"O"O"O"O?.G *P*e/ ?2/ Q @3"O?"?.D" A(P!_A%U/ ?"?%aP*U/ ?%?,_E  @3-?&G :P!_@%?&E  @4Q!?+r}%A5Q}0u}/~E~!~Wl}5D}"Q |=/!?3?4|=/%Q @3"O?"?(P+_A+U/ ?"?+aP*U/ ?+?,_E  @3-?%P*S/#?&E *@4?5Q~B}X~K}&}Vl~S~E8}"Q |=/"?%P2S%O?3?4|=/&.%-Q @5"O?"?(P3_A(U/ ?"?(aP*U/ ?(?,_E  @5-?3?4|=/%Pt!?%P#haA%P|4V/%?&E 2?5}#?%r}%Q |=/%.#-?!?#?&2|8R/#."-?3?4}#Pt ?%P#har}%|;/!."-?3?4}#Pl!?%P#har}%Q |=/!-?-?/_@%P!@*."-?)P!a?)eA)P{{#e/ --? ?%N !? ?*N  -~L%"(k!|YB P2aA%C ?#?"?"?#U=@)?#?"?"?#V=@&?"?#P!gf@(?!P{!eP.bPq}Kt _@!PJ@""O"O"O#O"O?&?"P}P}0t _G  A#X/ ?#?)V/ ?!G *P.bG }9}EOA#?"P}N}0t _G  S/"?"?#P!h?#P1cP|!ba_P}2}0t _H! /"-?"PJ_A"Px!T/ -? P K"*? Qllllt L" .!-?%P%_P%P%P*2p!?%D"*@&?%D"%P!S/!?%D".A!?(N %?!?"Pm}0t _K" ?%P!K".?%?!K"*?%?&K"%"O?"P}:!S/ ?#P!h?#P1cP|!ba@*P!@&#O?"PJ_@"#O"O?)?"P}P}0t _G  P!aP{!eV%O?"P}N}0t _G  ?#S/!?"?*_P}2}0t _H! /!-?"PJ_A"Px!T/!.#--?%D"%?&S%O?%P%_?&P!P%P*2~;!?%D"*@!-?!?&P#h_A+?(N %?+?"Pm}0t _K" ?%?&P!_A&K".?"P}:!T/ --? ?%D".K"*? ?%E"%L" -"O?(R/ ? D"*A#P!iA!R/ ? D"%A"?#P#h_P*a@##O?#E" @,?#?"D" K" ?"P%_G  @ ?"?,L" ?#P%_? N  ?#P*a@#?"P*_@"?!P!aA!/ --?%P2_C 1-?%D". -~B%"*k!|YB PIaA%C P"@&"O? D"*A-Pl~)}O~K!?"D"*A)?)Pl~)}O~K!X=V/ ?"D".A)Pt V/ ?!P ?!P,U=A(P)aP#U/ ?"G 6P!e/ P @&P~Q~/t P K" ?%? E" A.L"6?%P4N .?%?(P.bPq}Kt _A(G -N G?%?"K"??%P N |*?%P N |)?%P~Q~,t K"C?%? D"*K">?%?#N |(?%PkP ?#P{!e=|0!D?(G *@(?%P6_@+?.}D@*"O"O?%D":A,R/ ?*G  A P?V/!P!@&?,P!S/ ? P?T/ ?*G !A P?V/!-P @ ?+P 2}8!A&?,X/ ?&?*_G  @ -"O"O"O"k"O"O?!P#a0#! ! -?%P*_?&? ?(P.bPo}Et _?)29.!-"O? P{!eA P~8 T%O? P~X S/!.#-?%P*_?&P!_?(?)2|3.!-?#P{!e/!?"D" /!?%?(N F?%P!N |)?%P*_?&P!_?)2@-A!R/!"O"O?!?%D":A"X/ ?%D"6A#?!_G  A&P?V%O?!@ ."-?"?!P!_A W/ ?&P?T/ ? ?#_G  P?V/!-?+?!2}8!@ -? ?-SA&/#?%G |*P!eR/#."-?%P*_P!N |%-P @&?%G |*R/!-P"@&-?%PI_C ?&-}8%!2kB P2aA-C "O"kP ?!D".A)Pnnt ?!D"2A+=D"*P)eP&S/ <"O"O?"%O?-P*_?!P ?"?#25?-D"*P!e/!."-P"@%?+R/#?)D"*A"P?U/#?"P)eP%T/#?"P%i@0?!D"%@2?!D" @3P!@#P!@&#O"OPnnt ?)?&A"P!_A%P.b_A.?%?+XA%=D"*P%i@&"O"O?%/ ?.D"*A%P)eP&T/ ?%P%i@.?"P"_A4@%#O?%?.X/"Pnnt ?)?%P.b_?%?+X=D"*A*P%i@%?*P)eP%S/ --?&?0U/".!-?!Pnnt ?)?1?"?,=A1P.b_?+?1W=P!?3?)?"P.b_A%D" P!_A,_?%D"%A*?*P TaA*?,U?*?2VfA5=P ?*?,a?5=?%D"*P*eP#i2|B?#e@#?"?(?.?4VA"=@(?"?/f@/P!@,?&?0U/!--P"@%?/P!eR/#P!?#P!e/"<P @(P"@&.!-P!@&P Pnnt ?)?-D".A(P.b_?(?+X=D"*P)eP&S/!<-? ?&N !P#-@%? ?(K"%-? ?%N  ?-P2_C -}G(#,k!|V"|Y?!P!_@-? P._@.? D"2A(?!Pkg_@&? D".A+@*#Oz.                @0"O?(?!?%_P!_U/ ?&P2U/ ?!?*_P!_z   @0-?&P2a@&?%P2_@%?*P2_@*?0z.YYYYYYYYYYYYYYYYzB?0z.""""""""""""""""z|<z.@@@@@@@@@@@@@@@@z|#z|;z[A)R/ -"k"O"O?(?)|O?!_A&?%_A%P1aA)V%O?&?*_P1aG  PAS/!-? ?)2|.A&/!P 1-P @&?%P0a.!-? D"2@(? D".@+?&P!i-@)"O"O?(?)W/ ?)?+_G  A%P?V%O?)@*."-?)P!_A*?(X/ ?%P?T/ ?*?+_G  A%P?V/!-?(?.?)2}8!A*W%OP 1-?*?+_G  @%-"O?%PNS%k"O?(?-U/ ?(?-aP*U/ ?+?-_E  @1-?&P!e/!?#E# A2Q!?1QkP)?)?!aA(P"aA%?%P)X=P#hr}%Qk}#}"?%r}#Q}3~U}E~W}5}Q~;}9}<k|YQNn}%A1}"Q |=%OP!@/"O? D">A,D"l%A%?"U/ ?%Pt V/ ?"?%T%O?,?%P#h_@+P!P!? D".? D"6A&? D"2VA%=A-?!_?)P ?&?%=A.V?!?)VfA&=@%P ?(?&=@(?,?"P#h_@,#O?(P ?,P%_D" A"?,D" A&a?"?&U?"?.VfA"=S%OP!?&?-_?"=?%?(2~)!R/#-?,P*_A,?+T/ --P @/-?//"-?#?1?2mL# ? D">A#D"l%A"Pt X%O? P!N |%P 1-?#?"P#h_A ?!K" ? ?)K"%?#?#D"l%P!_K"l%?*P!_&P -1-? P!N |%P -~,&")k!|VB P2aA%C "O"O"O?!? D"2A#X/ ? P._@*#O"O"O"O"O"O?*D" A&?!_G  A"P~9 T%O?"PAS/!?"tP |7/%?"P?U/)P ?!a@"#Oz.                @+"O?!?#V/ ?"?#_P2U/ ?!?&_z   @+-?"P2a@"?!P2_@!?+z.YYYYYYYYYYYYYYYYzB?+z.""""""""""""""""z|<z.@@@@@@@@@@@@@@@@z|#z|;z[A(R/ -?(|O?"aP2a@!.&-"O"O?!P!_A"?#X/ ?"?&_G  PAa0|?#            #                                            #     #   #       #   # #! -? ?"P+2}L!P @#.+-?%P*_? ?!P"_2|RP @#?%D"*P!T/*?%D".A"Pl~M#ePls#T%kP(&?!P(_A&? D"2A(X/*?&? D".A)_G  P~9 T/*?(?!P)_A&W/*?"P{}Q#V/*?&?)_G  P~R T/*?%? ?!P*_2|R?%D" P!T/+?%D"%Pl~U#ePl}R#T/*P.-?!_A!R/*? D"2@#."-?!P!hP"_?)f@#.)-?!P"_@!-P!@).!-?*?!2|LA"%O?!?"_@!.!-? ?!2}9!P @#.%-?!?#U/ --? D"6?!V%O? ?!P.2}L!P @#."-? ?!P-2}L!P @#.!-? P1N %? ?!K" ? ?!P(_K"*-?%P2_C ?#-}<%!)kB P2aA*C "O? D"}A!P)aP"W%OP!? D"m!? D"}+!A#? D"n!VA =@(P @!P ?#? =A%%O?(G  P|4S@!-?"P ?"P{!eP|3U=P{!eP;bP}!};t _@)#O"O?!?%X/ #O?!?(_G  P|%T/!?%?!P!_A!T/ -P @&.#-P @&?%?!A U/"? ?%S/"?%? a@"? ?(_@&P @!"O#O?!?&_G  P|%S/!?"?!P!_A!T/ -?"@!-?*P%_?(?%? "k"O?!%OP @##O?#?&_G  P|2S/"?!?#P!_A#T/ --? ?!_A!.!-? ?!_@!? ?#_-28?*D"%A PlllljS/ ?*D"*@""O?*D".A#?)G :S%O?)?"?#2~)!@#? R/!?"? 2r!?#/"P!@&.%-? R/!?"? 2r!.!-?#/ -P!@&.!-? D"o!@%? D"}2!A(?!V%O?%?!P.b_D"*A#P%iP ?#P)eP%S=@#-?!P!_@!#O?!?#U@&?!?#X/!Pnnt ?%?!P!_A)P.b_?(?)W=D"*? ?!?"2n!@+P%i@!?+R/ --?*P2_C ?&-}B%"*k!|YB P?aA&C ? ?!?"?#?%P 2|#?&P6_?!D"CA*P*P22p!?&D":@ ?&D"6P!T%O?&P K"2?&?&D">A)K".?&? K"*?!D"?@,?*%O?*P:b@ ?,P5_@%P @#P*@"#O?%|+  ?%P)a|." Q*}%m@/?&D"*?#S%O?&P*_2~6!?&D".@)-?"?)_A(?#K" ?(P*a?/L# ?&?#P!_A(K"2?%P:_@%?"P2_@"?(@#? P:aA / -?&D".@)-?&P K">?&Qlllll!L"6?)?(?&P6_2G@"?&D"6@ "O?"R%O? %O?&D":? P%h2r!-?&D"*A R/!?)? P%h2r!.!-? %O?&D":? P%h2r!-?!Q%L"??!D">@"?!P K">?&D"*@%?(%O?!P>_@-?(P%h@(?)P*_@##O?-?#D" A+?*U2~P!?!D"C@ ?!?*?+V%k?!D"?? P:b_A.?,?+P:b_A+E" L" ?.?+z "*z-"*? P!_&? -K"C?#P2_@#?(P2aA(/ --?%%O?)?%P%h2r!-?"R/ ?,?"P:b2r!-?&P?_C 1-?&D"> -u%!+k?#D".A-P!a@*?#D"*@,B P?aA.@)#O?)Pp}0t ?,?*?(?(?*V=A+P:b_?+?-X=G 6A+P ?+P~- U=P.bG }7}EOA+P ?+P|3U=P;bP}!};t _K" ?)P%_@)?(P!_A(P*T/ -P @(P @+P @)"O"O"O?-0#"! !-?,G 8P)S/ ?,G 6A+P ?+P~- U=P.bG }6}EOP(T@+-?,P6_@(?-P:bA0@)"k#O"O"O"O"O?(P#aG  P!a0" "!-?%/".!-?%R/!-?(G  A*P ?*P~- U=P.bG }2}EOP#S/ P!."-?(P:_@(?)P:aA)/ -P -@/?,P8_@("k#OP!@)?(G  A*P)T%OPp}0t ?,?*P:b_?*?-X=G 6A*P ?*P~- U=P.bG }2}EOP#S@)-"O"O"O"O?(P&aG  P!a0" "!-?%/".!-?%R/!-?)?(P"aG  A*P ?*P~- U=P.bG }2}EOP#TeR/ P!."-?(P:_@(?0P:aA0/ -P -@)?+@(-? ?%N I? ?#K"F? ?"K"D? ?!N J? ?&K"?? ?.z " z-" ? ?.z "2z-"2? ?)N L? ?/N K? ?(N |.? ?-K"C-}&%!#k? D"2A#?!V%O? D".?!_G  PGS@"-"O"O"O"O"O?!?"_A!?#X/ ? D".A"?!_G  A%PIS/!?%PIaP{!eP+V/ "O#O?!?"_G  PIaP{!eP+V/!?#?!P!_A!T/ -?#@!-?!R/#."-? ?!P)2}L!."-?!P!_@!-"O"O"O?!?#X/ ?!?"_G  P|*T/ ?!P!_A!?#X/!?!?"_G  PIaP{!eP+V/!"O#O?!?"_G  PIaP{!eP+V/!?#?!P!_A!T/ -?#@!-?!R/#-"O?!?#X/ ?!?"_G  P~<!eP~# T/ P @%?#?!P!_A!V%k?!?"_G  P|)aPz!e&P!-R?!_A!?#X/"?!?"_G  PIaP{!eP+V/""O#O?!?"_G  PIaP{!eP+V/!?#?!P!_A!T/ -?#@!-?!R/#-P @%?!?#U%O?!?"_G  @%-"O?%P|*S/ ?%P~< S/ ?%PIaP{!eP,U/ ?%P|IePu aP{!eP;V/%-? ?!P*2}L!."-? ?!P)2}L!.!-? ?!P)2}L!-P @!-?!-~D#!0k?#D"2@)?#D".@0?#G  @1?#G !@*?#G (@+?#G "@,?#G #@-?#G %@.?#G &@/#O?!H!}T"A2P6b@3P @#Pk@("O"k"O"O#O?#?3S%O?2@(."-"k?!?#_A&P~? _G  A%?+T%O?%?+U?%?+Va.!-?&P~; _G  A%?,T%O?%?,U?%?,Va.!-?&P~: _G  A%?*T%O?%?*|7?%?*|8a.!-?&P~< _G  A%?-T%O?%?-U?%?-Va.!-?&P~= _G  A%?.T%O?%?.U?%?.Va.!-?&P~> _G  A%?/T%O?%?/U?%?/Va.!-?1?&P~9 _G  a-A%P{!eR%O?0?&P~E _D" ?)?&P~I _D" A%?%?)V=2~)!A&?)?%a?&=A%P |8?%P |7a@%-?#P6_@#?(P!_@(?%P{!eA%P!S/ -?%R/!-?"/"P @"P!.!-P -@#? ?(K".? ?"K"*? ?!K"%? ?#K" 1-?"P!a@"?!?(P"h_D"}V"@!. - -}<|##|(k"|Y!|VB P~= aA,C ?&D"2A-?!D"CA|"?-?|"U=@.?!D"?@2"O"O"O"O"O?|"R/ ?2?|"P!aA0P:b_A3G 5A6P&V/ ?6P"S/ ?-R/!?.P!aA-?0X/"?3z " @J?2?-P:b_A-?3E"2L"2?-?Jz-" ."-?./!-P @!.!-?,?&K":?,?#E" L# ?,?#D"*K"*?,?!E"%L".?,?%P ?%P,U=P.bPq}Kt _K"6?,PD_?.P%PM2p!?,D"F@!?,D"DP!S/!?,P K"C?,?,D"IK"??,?!K">?,P>_?.2~O!?,D"C@!?,?.%k?!?._?,D"??!PMb_@!?2@&#O?,PD_?,?&2+?!?,E"|CL"I?!?,z "|7z-"??!?,z "Mz-"2?!?,z "Dz-" ?!PM_@!?&P:_@&?.P!aA./ -&?!-K"C?,PD_@@?%@3?2@#?|"@2P @%P @!B P~M"aA*C ?,P>_A=D"*A>PMb@1?=D"%@:"O?,D"6G ,P"S%O?:@%#O?1A&%O?&PMa@1?*PD_?%2f?%PM_@%?*G DP(S/!--PkP ?&=@8.!-?,D".@&?*?,D"2A.K"l"?*?&K"y!?*P K"~I!?*Qllllt L"~A!?*?,D"*K"~U!?*?,E" L"~M!"O?>R/ "O#O?*PM_?%?:_A-2f?*G MP(T%O?*P}N"_?*P~A!_?-PC_D" 2Q?*D"}V"A0/"-?1?%PM_A%T/ -.!-Pnnt ?&?*D"}R"?0P%h_P2aD" A0P.b_?.?0W=D"*P%i@8?1PMa?%S/ ?-P~9 _@+?1?%aPMaPMc@%#O?*PI_?+PCa2f"O?*G IP(S/ ?*P}N"_?*P~A!_?+D" 2Q?*D"}V"A-R/ ?8Pnnt ?&?*D"}R"?-P%h_P2aD" A-P.b_?-?.X=D"*P%iA-?-?8U=@8-?+PM_@+?%P!aA%/ --?*D"~A!A%R/ ?*D"~E!?%P%h2r!-?>PMb@-?#?2P:b_@0?#@%?>A.@+#O"O?+%O?+P!a?0?%aP:cX/!?+P:b?%_@%-?%?0S/ #O"O"O?%P*_D" ?8X/ ?%P5_G  A&P3V/ P!?&hPl} /e/!-?%P:_A%?0T/!."--?*P~A!_?,?%2+?*G }3"P#S/ ?=D" ?.S%O?=P!2~O!?=D"%@:-?%P:_@%?=?.P!_A&K"*?:?.PMb_A.?*E"}2"L"I?.?*z "m"z-"??.?*z "~Q!z-"2?.?*z "~A!z-" ?-PM_@-P @+?&@..!--?*?3K"~=!?*?2K"~9!?*?#K"~5!?*?,E" L"t!?*?,E"*L"v!?*?,D"2K"x!?*?,D":K"~1!?*P|1_Py}*t P~U y,  P @%?*P K"}V!?*Qllllt L"}N!?*P}N!_@B?*Pt!_@D?=D"%A#@1"O"O#O?%?-S/!?1G H@&?%PM_@%?1PM_@1?&P&V/ ?&P"S/ -?@?BD"*K"*?@?BE" L" .!-P @1?*P K"}A"?*Qllllt L"}:"?*P K"s"?*Qlllll!L"q"?*P K"}V"?*Qllllt L"}N"?*?,D"2K"x"?*?,z " z-"t""O?.R%OP%@C.!-P*@3P%@CP @8?#@%P @+#O?*P?_?%2f?*G ?A0P(T%O?*G @@2P @6"kP ?*D"~=!P)aP#U/ <?*P~A!_?*P}N"_?%PC_D" 2QP ?*D"~I!A&R/ <?*D"~E!?&P%h_A&P.aD" @6?&P2aD" -@/"|Y?0P&S%O?%P(_|+  Ql"m.!-?%P%_|+  -@|,?*D"q"?1S%O?*Pq"_2~6!?*D"}H"@3-?3?1P%h_A&?8K"*?&?|,?/rQ?}%mL# ?*?1P!_A1K"s"?*D"}:"?8S%O?*P}:"_2~3!-?*D"p"AC?8P%h_A&?2N /?&?0N .?&?6K"*?&?/K"%?&?+K" ?*?8P!_A8K"}A"-?%PM_@%?+P!_@+?-PMaA-/ -?8R/ ?*D"}H"@%?*P K"~I!?*Qlllll!L"~A!?%?1?*P~A!_2G<?*D"~A!A&%O?*D"~E!?&P%h2r!-?1R/ P%?#?.?>U=@|)?%?1P%h_@E?%P2_@F?*P~M!_@|(P @:#O?2@0?-@6?3@/?:P!a@+?F?:P%h_@-#O?+P"_@:?%P*_D" @#?%E# @|,"k?+?1U%OP!?-P?aE# ?|,|</!<-?1?:V%O?-E# @|--?1?:V?|,?|-|<e-@&"O"O?#?8X/ ?.?>U/ ?>?C?#P%h_A4D" A#V/!-?+P!_@+?-P2_@-?%P2_A%?ET/!.#--?|)?#PMb_A9G %@3?9G (@#?9D"?@+?9D">@;?4D"*@2?*D"}V!@-"O"O"O"O"O"O"O"O"O"O"O"O"O"O?4G .P!a0&"& !(%-?*P|1_?22~=!P!@5P{!@7P~& @<P{!@!.--?*P"N ~A!?*?#N ~B!?*P|1_?;?+?*P~A!_2w!P!@5P{!@7P~) @<?9G JP~  S/!?#@!.,-?4G /@<?*P|1_?22~=!P!@5Pnnt ?*D"w!?2P!_A!P.b_?!?*D"x!X=A!D"%@#?!D" @0P!@+?!D"*P)eA6/(.)-?&%O?#@!.+-?3P ?3P{!eP~- U=A!P{!eP.bA&G }8}EOA0P ?!P-aP{!eP~" U=P{!eP|1bA!G ~1}LOP!T%O?#@!P @5.+-?!Pp}Lt _A6G |/?3P{!eT%O?#@!P @5.+-?&Po}Et _G -A!P%V%O?#@!.+-?!P,bPx}:t _A!?*D"~1!A/G G_G *A&P ?&P+UA&=A+R%O?#@!.+-?!P!?&=@!P @&"O#O?!?&_G  ?#S/!?+?&P!_A&T/ -?#@!.+-?4D"%@!?|(?DD"2K"2?|(?Dz " z-" ?*P K"|;?*P K"|6?*?/K"n"?*P N }0"?*P |0!o"?*P!N ~I!?*P"K"~A!?*?*D"~=!A/P ?/P,U=P.bPq}Kt _K"m"?*?*P|1_K"}+"?*P |0!~;"?*P!K"~1"?*?&K"~5"?*?6?&P)eP!h_H!A|0!~9"?*Pnnt ?*D"y!?!P.b_?!?*D"l"X=A&E" L#~="?*?&D"*K"~E"?*P~A!_?0?!?*P~="_?*P~1"_26?*D"|6A!R%O?#@!P @5.+-?*D"OA&?!P:b_@| ?*D"~5!A0?*D"~9!A6P:b_@4#O?&@!?0@+?6%O?!D".@/P @+?6P!T%O?6@&#O?&P!iA7?+_A;?+?0?;P:b_D".?/U=@+?&?7aA&P!V/ --?0?+?0?+P:b_D".?/U_P:b_@+-P{!@7?+?4S%O?#@!.,-?!P:_@&?!D"*@A?!G 2@;?!G 3@/?!D".@|#?!G 5@|%#O?|#?+P._D" T%O?#@!.--"O?+P5_G  ?|%T/ ?+P2_G  ?;T/ ?+P*_D" ?AT/ ?+P3_G  @!"O"O"O"O"O"O"O"O?;0.( !")#)))%)&)-?!?/T/).(-?!?/T/(.&-?!?/T/&.%-?!?/SA|&?!P/VA?e?!P0U?/P/V=P!T/%???|&fR/%.#-?!?/T/#."-?!?/S/!."-?!?/T/!-?&?| T/"?#@!P @5.--?+P:_A+?4T/ --?#@!.*-?*P|1_?22~=!P!@5P{!@7P~& @<P{!@!?&R/(.)-?&R/!."-?&/!?*P|1_A&?4D"%?#2K/!?*?#N ~B!P!@5?*P!P"?*D"~=!P)aP#U=N ~A!?&?;?+?*P~A!_2w!P{!@7P~* @<?#@!.&-?4G /@|#?*P:_?*P|1_?22|>?*D">@|%?*D":@5?*P2_?D?2P!_AG2}N!?4D"%A#?*D"x!A4X/ ?#P!_A+?*D"w!A|&?#P.b_D"*A#P%iP ?#P)eP%S=A&X/ ?*D"6?3P ?3P{!eP~- U=P{!eP.bG }7}EOA;P ?;P|3U=P;bG }8};O_@|*#O"OPnnt ?|&?+P!_A#P.b_A|!?#?4X=D"*A| P)eP&S%O?*P|1_?+?|#2n!/!-?| P%iA+?&U/!."--P @| P @??#?4U%O?|!D"*A#P%iP ?#P)eP&S=@?-?+P"_@&P @+#O?*D"w!@H?*D"x!@I"O"O"O#O?&A#??X/!Pnnt ?H?#P.bA&_?#?IX=A|!D"*A|+P)eP%T/&Pnnt ?&?|&_?#?4X=D"*P%i@&?|!D" @|!?*P|1_?#?;2K/ -?5?|!X?| fR/!."-?| R%O?*P N ~A!?*P|1_?5?|%?*P~A!_2w!-?|#Pk?+=@7P~( P~& ?+=@<P!@5P{!@!.)-?*P N ~A!?*P|1_?5?|%?*P~A!_2w!P!@| -?*?GK"~E!?*?;N ~B!?*P#N ~A!?*?#P!_?|+P%iTN ~C!?*P|1_?|!P!_A#?#?*P~A!_2w!?+?|*_A+Pllt W/ --P"@5?*D"}V!?-X%O?*?-K"}V!-?0@2?6@-?/@3.%-P @+?6P#T/ ?*D"t!@+?*D"~"!@4P @7?*P K"~I!?*P ?#?#P TaA!?0P!_A/a?!?/U?!?4VfA!=K"~E!?*P!?+?/_?!=K"~A!"O#O"O?*P*_?*P~A!_2} !?*G *R/ ?*G +A!P?aP{!eP~< X/"?7P{!e?!@7/!?!P?T/!."--?7P{!eP?T@+.!-P @+-?<Pk?6P#S?#?0aP"Ve?+eA!=@7Pv P~& ?!=@<P{!@!?&?+P!gf/!-P @5-?*D"}V!?-a@A-?9?5N :?9?<N 9?9?7N 8?9?!N 7?9?3N 6?9?AK"2?9?-K".?9?2K"*?%P2_A%?ET/ --?@?BD"*K"*?@?BE" L" ?*D"}N"A!%O?*D"}R"?!P%h2r!-?*D"q"A!%O?*D"}H"?!P%h2r!-?*D"}:"A!%O?C?!P%h2r!-?=D"*@.-?*P|1_2~L!?.?>X%O?=?>K"*-?*P~M"_C ?,?,D"?A#?,D"C?,D"FA%?,D"I?(?)2|!@!?,D"DA&%O?%?&P%h2r!-?,D">A%R/ ?#?%PMb2r!-? ?!K" ? ?!?|"UN &? ?"G *N %?,P~= _C 1-?,D"I -}I%!*kB P?aA)C Pp}0t @(? D"6A*D"FA+D".?#V%O?+D"*?#P:b_@(-?)P._? D">A+?%?&2W"k?)D".R%OP @(P .!-?)D":@.?)D">@/?)?)P._P"?(?*D"D2j?(G 6A(P ?(P~- U=P.bG }6}EO@*?)D" @("k"O"O"O"O"O"O"O"O"O"O"O"O"O"O"OPnnt ?.P:_?/P"W=D"*P)eP"a0%# !"%-P!@-.#-?*0,,####&#.*,#-?*0,+""""%"(*+"-P!@,-?*0,)!!!!#!%&*!-?(P!S@(P .,-?(P!SA(?-/*<P .+-?(P!S@(P .*-?(P!SA(?,/(<P .)-?(P!S@(P .(-?(P!S@(P .&-?(P!S.#-?(P!S."-?(P!S@(P ."-?(P!S-@(P!-@*?+D"~E!@-?+P~=!_?&2~K!?+D"~E!@,"O?&RA./ ?./ ?+D"~A!?,_?%?&y,  -?"P N U?"?*N |7?"?(N T?"P#|0 R?"?-K":?"P!K"6?+?&?,_A%K"~E!?"?%K">?"G |/R%O?"PkK"J-? P"?!?#2}4!?)P?_C -}"%!+kB P?aA%C ?"%O?!?"P%h_@)? D"%@*? D" @+? D".@,? D"2@-#O"O?!G .R%OP Pnnt ?,?!D"%A P.b_? ?-X=A"D"%A ? P TaA ?"D" P!_A&a? ?&U? ?*VfA.=@(?#D"*A"?#D" S%O?#2}T!-?#D"%?"_PHN  ?#?"P!_A K"*?(Pt W%O?%P K">?%?(K":?%P!?&?+_?.=K"6?%P2_?%P6_2} !?%G 2R/"?%G 3@"#O?#"k?"P{!eA&PHT%O?&P~Y T%O?#D" ? S%O?#2}T!-?#D"%? _?"N  ? P!_."-?#P"2~K!?#D"*A ?#D"%_P~Y~= |0  ? P"_.!-?#P"2~K!?#D"*A ?#D"%_P~Y~? |0  ? P"_-A K"*?%P*_?%P6_2} !?%G +@"?%G */ -."-?#D" ? S%O?#2}T!-?#D"%? _P|(N  ?#?"P"_K"*.!-?#P"2~K!?#D"*A ?#D"%_P}J~1 |0  ?#? P"_K"*-?!P2_A!?)T/ --?%P?_C -~+#!(k?#R%OP 1-? P._@*? D".@("O"O"O"O?!? D"2A)X/ ?!?(_G  A%P?V%O?!@&."-?!P!_A&?)X/ ?%P?T/ ?&?(_G  A%P?V/!-?)?*?!2}8!A&W%OP @%."-?&?(_G  @%-?%P~: S/!-"O? ?&?%?"P ?"P{!eP~- U=P{!eP.bPo}Et _A)?#P!aA+29A!R/ #O? D".@%"O"O?!? D"2A(X/ ?!?%_G  A&P?V%O?!@"."-?!P!_A"?(X/ ?&P?T/ ?"?%_G  A&P?V/!-?*?!2}8!A"?(X/"?"?%_G  @&-?&P{!eA!PFT%O?!P~: T/"?"P!_1-"O"O?"P!_A#?(X/ ?#?%_G  A!P?V%O?#@"."-?"P"_A"?(X/ ?!P?T/ ?"?%_G  A!P?V/!-P @!?*?#2}8!A"?(X/ ?"?%_G  @!-? ?"?!?)?+29A!/ --P 1-?&P!_-~4#"%|Y(k"O?#D"%A+?%U/ ?+?%aP*U/ ?#D" ?%_E  @)-"O?!P{!eA,P%W%OP @!?"?,P,bPx}:t _A"_G *A,P ?,P+UA,=A-R/!?"P!?,=@,?+?%P2_A!U?+?!aP*Uf@.?+?%P*_A"U?+?"aP*Uf@+?!?#D" A!_@/?!?"_@0P @%#O?%?,_G  A!P ?!P|3U=A!P;bA#G }8};OP!_@"?#E }!};O@&"OQ!?!r}%A(Q}0u}/~E~!~Wl}5D}"|;%O?&?)|=/!Q @&?+R%O?0E  @&-P!@!?"P*S/%?#P}!};t _A#E *@*"O?(Q~B}X~K}&}Vl~S~E8}"|;%O?"P2T/!?&?*|=/#.(-?&?*}#Pl!?"P#har}%|;/&."-Q @(?.R%O?/E  @(-?&?*|=/!Pt!?"P#haA"P|4V/!?#E 2?(}#?"r}%Q |=/!.%-?&?)}#Pt ?"P#har}%Q |=/ P!@!.#-?-?%P!_A%T/ --P @!-? ?%K"%? ?!K" -~T#!%kB P2aA#C "O"O"O"O? G  P!a0# !"#-?"? G !A P ? P|3U=P;bA%G }8};OA 2~K!?"D"*@!? %O?"D"%?!_?%P}!};t _? y,  -?"? ?!_K"*."-? G !@ ?"D"*A!?"D" S%O?"2}T!-?"D"%?!_PAN  ?"?!P!_K"*?"? P ? P|3U=P{!eP;bA%G }8};OA 2~K!?"D"*@!? %O?"D"%?!_?%P}!};t _? y,  -?"? ?!_A K"*?"D" ? S%O?"2}T!-?"D"%? _PAN  ?"? P!_K"*.!-? G "? D"%@&? G !@ ?#P"N *?#? N +?#P*_?!?"2O?"D"*A ?"D" S%O?"2}T!-?"D"%? _PNN  ?"? P!_K"*?#?!?&2}N!?#D" @&?"?#D"%A 2~K!?"D"*@!"O? RA(/ ?(/ ?"D"%?!_?&? y,  -?"? ?!_A K"*P!eR/ ?"D" ? S%O?"2}T!-?"D"%? _PFN  ?"? P!_K"*-?#P2_C -}T#")k#|Y"O?!G NA)P ?)?!G |/A(_Px UA*=A!R/ ?!P.b@)?"D"%A!?#P2_A&U?!?&aP*Uf@+?!?#P*_A#U?!?#aP*Uf@,?(P.bPo}Et _P!?*=P+_@!?"D" A"?&_@*?"?#_@-P @"#O?!G  A#P ?#P|3U=A&P;bA(G }8};OP!_@#?(E }!};O@."OQ!?&r}%A/Q}0u}/~E~!~Wl}5D}"|;%O?%?.|=/!Q @.?,R%O?-E  @.-P!@&?#P*S/#?(P}!};t _A(E *@0"O?/Q~B}X~K}&}Vl~S~E8}"|;%O?#P2T/!?.?0|=/#.&-?.?0}#Pl!?#P#har}%|;/%."-Q @/?+R%O?*E  @/-?.?0|=/!Pt!?#P#haA#P|4V/!?(E 2?/}#?#r}%Q |=/!.#-?%?.}#Pt ?#P#har}%Q |=/ P!@&."-?!P._@!?"P!_@"?)P.aA)/ -P @&-? ?"K"%? ?&K" -}K#!.k"O"O"O?!D"*A#R%O?!D">@&.!-?!D"%?#P%h_P2a@(?!D":@)?!D">@&#O"O?(D" A%?"X/ ?"Pnnt ?)?%P.b_?%?&X=D"*P%iX/ ?#@&.#-?!?#P!aA#K"*?(P2a@(?#/ --P @#?"R%OP @%."-P @%?"?&X/!?!P 2}M!?!D"*A&R/!-?#@%#O?!D"%?&P%h_A*P%a"k?*P.aA-D" A)?"W%O?)@(?*P*aD" .!-?*P2aD" P!_@(P -P!a@#G  P!g@.?!D":@/?!D">@0#O?#P!_@#Pnnt ?/?(A+?._A,P.b_?,?0X=D"*P%iA(?"W/ -?-?+K" ?*P*a?#K" ?)?+T%O?&P!aA#?%?#?%U=@%-?"?,W%O?&@#."-?!?,2}M!?!D"*A&/ -P @#-? ?#K"*? ?%K" ? ?!D"%K"%-v#!+kB P2aA"C "O?!G I? ?!G HA#_G EA%?%P%S=A%P)eP#S/ ?!G |+@(?#P|!eP*S%O? G |5P!e/!-?(P!S%O? G Q/!-? ? G 2?%P{!eP TeN 2? D".A&? D"CU%O? ?&P!_K".? D"*@ ?!G |*@)?!G |.@*?!G J@&?!D"%@+?!G :@,?"P |0 0?"?,P"TN /?"P N .?"?+K *?"P{!|0 (?"Pk?&?&P~; S=N &?"?*N %?"?)N #?"?(N "?"?%N !?"?#N  ? ?"P22~*!?!D" @#? P!2~N!? ? D"*A!P!_A%K"*? D"%?!P"h_?#K" ? P"2~N!? ? D"*A#P"_K"*? D"%?#P"h_Q L" ? P!2~N!? ? D"*A#P!_K"*? D"%?#P"h_P}Wlll%K" ?"?#?!aP"aK"%?"P K" ? ?%?"P"2}O!.!-? P!N 3-?"P2_C -~I#!%kP!@#?!D"OA%D"*A!?%D"%W%O?%D" @#?!@&-P!?#?"D" A!_?"D"%A#?!U?#?&VfA(=@&P ?#?!a?(=@#"O"O"O"O"O"O"O"O"O"O?"G 2A(%OP @!?(P&T/,?"G 3P/V/,?#%O?%D":G IR/"?&G  A!PIaP{!eP,U/%?!P@aP{!eP1U/&?!PNa0R&&&&&&&((((((((((((((((((((((((((&&&&&&((((((((((((((((((((((((((&&&&(-? P(N !.+-?%D":G I/!-? ?#K"*? ?&K"%? P#N  1-?%D"6G ,P"T/#? P#N !.(-? P)N !.&-? ?!N !? P"N  1-?!P?U/!?!P{ S/!?!P~<!ePu aP{!eP<X/"? P+N !.#-Pnnt @!? Ql}!n}6tpu!?"D"*A"?%D"2U%k?%D".?"P.b_&Pnnt -|."*Q#}%n|1 !."-? P*N !.!-? P,N !-P!@!-? ?!N  -s#!-kB P2aA&C ? D">A!P~I!_@%? D"?@)"O? G CR%O?!P K"s"?!D"v"A"P"U/!?!D"~""@(?"P2W%O? ?(?"2|K/"-?%? ?(?"2|:.!-?!P K"}V"?!P K"s"?!P K"l"?!P K"~Q!?!D"v"A"%O?"P"h@(?!D"~""@"P ? D"*A#?#? D"%VA#=@*P!? D" ?#=@+? D".@,? D"2@-#O?&P%_?+?*Pnnt ?,?"D" A P.b_? ?-X=A#D" ?#D"%28"O?&D"%A#PlllljS%O?%? P!P 2}>!.!-?%? ?&D"*A ?&D".2}>!?#R/ ? ?#2r!-?"P%_@"?(P%aA(/ --?%P!P 21-?!D"}H"@%?)Pv _?!D"s"A 2~N!?)D"|;@!"O? R/ ? P"hA"R/ ?)D"|9?!P"h_?%?"y,  -?)? ?!_K"|;?&P2_C -~Y"!)kB P?aA#C P!@%Pput Pput G  A!P!?!=N  ?!%O#OPput G  A!/ Pput ?!P!?!=N  ?!/ --?#P!P!Pl~0t D" P?_? Pm~0t D" A!P?aA"P ?!?"X=VA"=?!P?U=P ? ?"=2Z?#D"%@""O?#D"*A&R%OP!@!P @ .!-P!@!?"D" A %O?"D"%@)? @!-?&P!S%OP @ .!-P @ "k?"D"*A%R%OP!@%P .!-?"D".-@(?&P#U/ ?"D"6@&?"D"2@ -?#P._?%?(? ?&27"kPk?#D".A R/ <Pk?!?)? ?#D"22}&!A R/ <Pk? P}R}7t aP~N~>~!}&#bA P"i? P:X=-?#D" A %O?"? P#h2r!-Pput P N  ?#P?_C -~W""%|Y(k?!D" @)"O?!D"%A!?"U/ ?!?"aP*U/ ?"?)_E  @%-?!?"P2_A*U?!?*aP*Uf@+?!?"P*_A"U?!?"aP*Uf@,?)?*_@-?"?)_@.P @)P~Og@!"k#O?!Pq}Et _G  A*P!_@"?!Po}Et _E  @#"O"O?*P)X%O?#?%|=/"Q @#?,R%O?.E  @#-?"P*S/!?!P}6}Et _E  @&?*P1X%O?"P2S%O?#?&|=/%.#-Q @(?+R%O?-E  @(-?#?&|=/#Pt!?"P#haA"P|4V/#?!Pp}Et _E  ?(}#?"r}%|;/".#-?#?&}#Pl!?"P#har}%Q |=/".!-?#?%}#Pt ?"P#har}%Q |=/!-P!."-?)P!_@)?!P;_A!/ -P -@!? ?)N !? ?!N  -~K"""|Y&kB P2aA%Pl"|0!.?%P._@(P @%?!P,T@)#O"O"O?)R%OP}>}.t P}5}.t ?%?(_G  A*=A&E  A"QM}%?"Ql~Y#}"QD}%m?"Qlly)}"Q:}%?"Qlll~U1}"Q*}%mm?"Q*nQlll~U1}"?"Q:nQlly)}"m?"QDnQl~Y#}"?"QMnmmmA#? E  A"QM}%?"Ql~Y#}"QD}%m?"Qlly)}"Q:}%?"Qlll~U1}"Q*}%mm?"Q*nQlll~U1}"?"Q:nQlly)}"m?"QDnQl~Y#}"?"QMnmmmA"|=/!P @!?&P*_H  A&P*h?&P*ifrQ{{#}"A#? P*_H  A&P*h?&P*ifrQ{{#}"A"|=/!."-?%P!@%R/"P"1-PkP!?"?#|A=@!-?!R?%fP!@%P!eR/ -P"?*?!=-}&#"+k!|YB PIaA%C "O?!?"P)ePw b_A!D" P!T/ ?!G |8P"T/ ?!D".R/ Pnnt ? D".A(?!D"%A)P!_A#P.b_?#? D"2A*X=A&D" @#Pnnt ?(?!D"2A!P.b_?!?*X=E" @.?%?&D"%A!K"6?%?.L".?%?#K"*?%?!K"%?%?#K" P!? D" ? D"*A!? D"%VA#=@+P ?!?#=@,P @!#O?%P:_?!_A-P%_P ?!?%_A&P%_D" A#?&D" A&a?#?&U?#?,VfA#=K" ?-P!?&?+_?#=K" ?!P*_A!P:T/ -P!@#?"? D">A D"OX/ ? D"|1?"PDb_?%D"??%D"C?%D"D?%D"F2}6!R/ Pnnt ?(?)P.b_?)?*X=G *P*eP#i@#-?%PI_C ?#-~Q"!%kB P2aA#C Pnnt ? D".?!P.b_?!? D"2X=A!D"%@%?!D" @("O? G CR%O?#P K".?#P ?%?%P TaA!?(P!_A%a?!?%U?!? D"%VfA!=K"*?#P!? D" ?%_?!=K"%?"P!?"G :A P;UA"=@!? P ?"=@ "O#O?#?#P%_2} !?#G  P!gA"P!e/!? R/!? P!a@ ?!G  ?!P!_@!?#G !S/ -P @!."-?"? Re@!.!-P @!?#P%_P!? D" ? D"*A&? D"%VA =P ?&? =?(?%28?#D"%A PlllljS/ ?#D"*@%?#D".A(?"G :A&P ?&P;UA&=S%O?"P!?&=?%?(2~)!R@!-? R/ ?%? 2r!-?#P2_C ?!-}8#"&k!|V? D" @#z.{{{{{{{{{{{{{{{{@)"O? D"%A%?!V%k?!?#_G  PGS&P -?!_A ?%V/ ?%? aP2U/ ? ?#_z   z.~%~%~%~%~%~%~%~%~%~%~%~%~%~%~%~%zcz.~S~S~S~S~S~S~S~S~S~S~S~S~S~S~S~Sz|%@)-"O"O"O"O"O"O"O"O?)z[A&|OA!0""! -? ?%U/"-? ?!_A"?%X/#?"?#_G  P|*T/#P!@"."-? ?%X/#? ?#_G  P|*T/#.!-? ?#_G  @("O? ?!_A"?%X/ ?"?#_G  P|*T/ ?(PIT@".!-?(PIT/!."-?&P!a?&e|OA&?!P!_W/!?"R/!? ?&_@"-?"? P2_X/ P @!?"?%U%O?"?#_G  @!-?!P{!eA P|*S/ ? P~< S/ ?!PIaP{!eP,U/ ?!P|IePu aP{!eP;V/!-P @"-?"-l#")k!|YB P~= aA"C ? D"6@#?!D"6@%?!D".@&?!D"2@(? D".@)?"? D"2A*K"D?"?)K"C?"? D"*K"??"? E" L#:?"?(K"O?"?&K"|1?"?!D"*K"M?"?!E" L#I?"Pnnt ?&?%P.b_?%?(X=A!D"*A K"Y?"?!E" A+L"|??"Pnnt ?)?#P.b_?#?*X=A!D"*A&K"|;?"?!E" L#|7"k?&P)eP#S? P)eP#SeR%O?"P2_?"P:_?#2}N!?"D"2?"P*_?"PI_?%2}N!P ?"D"6A#?"D".T/!<?"D"*?#2~)!R.!-?"P:_?"Pv _P!?+}DP!_A!?"D"I_?+Q?n}DA#?#P TaA#?!U?#?"D"JVfA%=P ?#?!a?%=? P*eP#i2|B-?"P~= _C -}3#!(kB P?aA(C ?!P K"*?!D" R%O?!2}T!-?!D"%P~X N  ?!P!K"*?!?#2~K!?!D"*@%"O?#RA&/ ?&/ ?!D"%?%_?"?#y,  -?!?#?%_A"K"*?!D" ?"S%O?!2}T!-?!D"%?"_Pz N  ?!?"P!_A#K"*?!?"P@_A%2}K!?!D"%@&?!D"*@)?(?#K">?(P ?%?%?)VA%=A)K":?(P!?&?%=A*K"6?(?!P._?(P6_P ?#Pk2%"O"O"OPnnt ?!D"2A%P:_?!D"6A&P"W=A+D"*?%Pnnt ?&=D"*gP1V/ ?!G CP4T/ Pnnt ?%P._?&P!W=A!D" P!T/ ?!D"*P)eP(T/ ?+D"%?"S/!-? P K" .!-? ?&K"2? ?%K".? ?#K"*? ?)K"%? ?*K" -?(P?_C -~K"!,kB P2aA(C ? P K"|;? P K"|6? P K"6? P K"*"O?#R%O?!D" @#?!D"%@).!-?#P"h@+? P._@-?!D"%@)?!D" @#?!D".@.?!D"2@/#OPnnt ?.?"D" A*P.b_?*?/X=A%D"%@&?%D" @,"O?%G *P*eR%O? D"6A%? D".S%O?-2~3!-? ?%P!_K"6? D"2?%P%h_A%P N .?%?&P!aK"*?%?,P!_K"%?%?*K" .!-?(P K".?(P ?&?&P TaA&?,P!_A%a?%?&V?&?)VfA&=K"*?(P!?#?%_?&=K"%? ?*?(P%_2}Y!-?"P%_@"?+P%aA+/ --? P!?#?!D"*A ?)VA!=P ? ?!=21?(P2_C -{"!"kB P?aA%C "O"O?#G .R%O?%Pnnt ?"D".?#D"%A#P.b_?#?"D"2X=A#E" L#2?%?#D"*A#K":"O?#P*e/ ?%P*_?"?%D"2P!_2T?%G *R/ ?%G +@#?!P!2~N!?!?!D"*A"P!_K"*?!D"%?"P"h_?#P{!ePllll%fK" ."-?!D"6@#?"?%P2_?!P._2}#!P!?#?!D"2_?!D"6A"?#U=?"?#aA&P ?"?&X=2}"!@"?!P!2~N!?!?!D"*A&P!_K"*?!D"%?&P"h_?"PlllljfK" ?#?!D"2_P ?!D"6A"?#X=@!?"?#a@#."-?#D"*@#?!P!2~N!?!?!D"*A"P!_K"*?!D"%?"P"h_?#K" -P @!-? ?#K"%? ?!K" ?%P?_C -~D"!*kB PO_A(C "OPnnt ?!D".A,?"P.b_A*?"?!D"2A+X=D"*P)eP%S%O#O?&?(_P K" ?&P*_A&Pt T/ -"O?"?+X/ ?"P!_A)?*D"*A"P%iP ?"P)eP%S=A*X/ ?#?%P#h_@%#OPnnt ?,?)P.b_A"?)?+X=@-Pnnt ?"P._?)P!_A.?+X=D"*P%i@)?(@"?#@&"O"O#O?!?-?&D" ?&P%_D" 2gR%O?"P*_@"?&P*_A&?%T/!."--?"P%_?.K" ?"D" ?"P!K" R/!-? P"K" .%-?)?*U/ --? ?(z "Iz-"I? ?(z "?z-"?? ?(z "2z-"2? ?(z " z-" .!-? P"K" -?(POaC -~6"!)k? D" A&P~9 _A+? D"*A P6b_@("O? P!_A)?&H!}T"A*V%O?(?!D"2K"2?(?!z " z-" .!-?*? aA,P6bA-%O?+?)P6b_?(?-y,  -?(?!D"2K"2?(?!z " z-" ?,P#hA!R/ ?&?)P#h_?&? P#h_?!y,  -?*P!_@(?&? P#h_A!?#K"%?!?"K" ?&P}V"_@!"O?*P"_A"? P"_A#W/ ?*? aP"hA+R/ ?!?#P"h_?!?)P"h_?+y,  -?!?)P"h_?%K" ?&?(|0!}T"?"?)V%O?*P!_@"? P"h?&_Pt"_@!#O?!D" A#? P!_A |0!}R"?#?&K"|C?!P%_@!? ?"T/ ---}G"!#k"O"O"O?"0""! -?"@(#O?&?(P!iA)?&_A&?!?&P%h_D" ?#V=@&?(?)aA(P!V/ --"O?&?!?&P%h_D" ?#W_A(R/ ?!?(P%h_A(P.aD" A&?#W%O?(P%aD" ?#?&a_@#.!-?(P*aD" @#-P @&?"P!T%O#O?"P!iA(?&_A)?&?!?)P%h_D" ?%U=@&?"?(aA"P!V/ --?&?!?&P%h_D" ?%U_A"R/ ?!?"P%h_A"P%aD" @!?"P.aD" A"?%X%O?!@%.!-?%?"a?!_@%-? ?#K" ? ?#?%?#?%V=K"%-}+#!(kPnnt ?!D"o!?"P.b_A%P._?!D"}2!A*?"P!_W=D"%@#P!?!D"m!?!D"}+!A)?!D"n!VA!=@(P ?)?!=@&"O"O"OPnnt ?%?"?*X=D" A%%O?%A"P!a?&X/!?(P!a@!#O"O?!?"_G  P+a0C  ## ################## ###########%#-?"P!aA"/ --P @"-?#?&X/!?#@!#O"O"O?!?(_G  P+a0C  %% %%%%%%%%%%%%%%%%%% %%%%%%%%%%%!%-?&?!P!_A!T/!.#--?&?!P!_A#W%O?%@"."-#O?#?(_G  P+aA!P9V%O?%@".#-P!?!hP}1ll%eR%O?%@".#-?#P!_A#?&U/ -?)@#?%@".!-?"P!a@"-? ?#K"%? ?"K" -~D"""k!|YB Px aA(C ?(PM_A)?!?"?#2W"O?(D"M%O?(?(D"OA#K"??(?(E"MA*L#:?(D"|6@!?(D"|7@"?(?#K"O?(?*L#M?(?"K"|7?(?!K"|6?(P2_?)P"?%?&2}S!"O"O"O?(D"2P!e%OPnnt ?!?(D"6A#P.b_?"?#W=D"*P)eP#T/!?(?(D"?K"I?(?(E#:L#D."-? P K" .%-?(?(D"?K"O?(?(E#:L#M?(?"K"|7?(?!K"|6?(P*_?(PM_P"?%?&2j?(?(E#:L#D?(?(D"?K"I?(D"*P!T/!-? ?(D"IK"*? ?(E#DL" ? ?#K"6? ?"K"2? ?!K".."-? P K" .!-? P K" -?(Px _C -~,"!(k?#D"*@&"k?#D".A,?"G /A)W%O?&Pp}0t ?,=@&"O?#G HA(P6T%OP{!@)?(?"G 0S/!-P{!@)?!P{!eP.bG }K}KO@!?&G 2@(?&G 7@+P{!."-?&G 2@(?&G 7@+?#G |*@!P{!.!-?&?)P:b_A*G 6A)P ?)P~- U=P.bA(P}/}Et _?!P{!eP.bP}K}Kt _?(G o}EO=G  @!?*G 2@(?*G 7@+P{!?,?*G 8A*W/ <?&?*P:b_G 6-@&?#G |,@#"O?"G 0P|!eP2T%O?#P{!eR/!?%P!g@#-? ?&N &? ?)N %? ?!N #? ?(N !? ?+N "? ?#P!eN  1- -~%"!&kB P2aA#C "O"O"O?!?"S/ ?!P!_@%?!G  A&P~Y S%O?"?%S/!PHP~Y ?!G !P|+S=@&?!P"_@%-?#P%_P*P!P!2p!?#D"*@!?#D"%P!S/"?#D".A(?&N  ?#P!K".?#?(K"*?#?!K"%"O?"?%S/ P!@!#O?%P!_@)?%G  A&P~Y T%k?)&?"?)S/"PHP~Y ?%G !P|+S=@&?%P"_-@%?#D"%?!S%O?#P%_P!2~K!?#D"*@(-?!?(_?&N  ?#?!P!_A!K".?"?%T/ --? ?#D".K"*? ?#E"%L" .!-? P K"*? Qllll2L" -?#P2_C 1-?#D". -}M"!"kB PIaA&C "O"O?%/ ?!D"*P*e/ P @%P ?!D"%A(?(P TaA(?!D" P!_A!a?!?(V?(? D"%VfA(=?#T/!P!? D" ?!_?(=?"?#2~)!R@%.!-?&P K"??&P K"F?&?#K"D?&?"K"C?&P ?!D"%A"?"P TaA"?!D" P!_A!a?!?"V?"? D"%VfA"=K">?&P!? D" ?!_?"=K":#O"O?&P2_?&P:_2} !?&G 2R/ ?&G 3?&?&PC_2} !P @%?&G  R/"?&G !S/!."--?&P*_?&PC_2} !?&G *P!g@%-?&PI_C ?%P!e-}Y"!+kB PIaA&C ? D"*@)? D"%@(?&P K"2?&Qlllll!L"*?(?)?&P*_2G<?&D"*A*%O?&D".?*P%h2r!-?&?"N C?&Qllll2L">?&Q L"6?&?!D"*K"2?&?!E" L#*?)%O?(?)P%h_@)?#D"%P!a@*?#D"*@+?#D" @##O?(P*_D" @!?&P*_?(D" 2F?&D">@,?&D"?@"?&?&D":A-?#_K"D?%?!P!iA.?&PD_A/P!2}O!?!P!e%O?&?"?*_K"D?&?-?,aP!?+?"P!T=_K"F?%?.P"_?/P"2}O!-?(P2_A(?)T/ --? P22~R!?&PI_C -}2"!%kB P?aA&C ?!P ?!P{!eP1U=P{!eP|1bPp}Lt _@)?%P!W%O?)?%P!h_H!"@*-?&QkL#:?&QkL#2?)G NA!P.bP ?!?)G |/A%_Px UA!=A)%O?%P.bPo}Et _P!?!=P+_@%P @!#O"O?*?!P1eiP!eR/ ?(P2X/ ?&P2_?(_?%G  N  ?(P!_@(-?!P!_@!?%P._@%?)P.aA)/ --?&P*_?"?#?&P2_P!?(P3UA!=?(P ?!=2;?&G *@!? ?&G +N !? ?!P!eN  ?&P?_C -};"!%kP!@#"O?!?"V/ ?"? D"6A&D"FV/ ?&D"D?!_@#?"?!a@%-"O? G ?R%O?%%OP @"P @!#O?!?"?#_G  PFS_@!?%?"P!_A"T/ -P @&?!P!V/"-?#?%_@"#O?"?#SA&/"?#G  @%P|W@!#O?!A P}-ot _G  ?%SA(R%O?!P!_@!? /!--?#P!_@#?(/ -.!-?%%k?#P ?#?%P!aA"_G  P|4S=&P -@!?"?%?!=@"?!?#?!=@!#O?"RA @&? /!?"P!a@"?!G  ?!P!_@!P|%S/ --?&-}O"!1kB P?aA&C "O?!?"X/ ?%D"2@1? D"2@*? D".@-#O?!P!_A+Pnnt ?-?!P.b_?!?*X=A2D"*A P%iA(X/!? P)eP%S@3P @.?"@ #OPnnt @,?+?3_A)?"W?"Pnnt ?-?)P.b_A/?)?*X=D"*P%iA%Ue@0?%?(U@4P @(?)?*U%O?/D"%@(?/@,-?)? ?0=@ ?&?0N >?&?(K":?&?+K"6?&?!K"2?&?4K"*?&?5K"%?&?.K" ?&?%K".?#?&?13! ?,D"%@5P!@.?2D"*P%iA(?%A+V/ -? A!?"U/ --?&P?_C -}O"!(k? D" A"?!G >A#?"G  eN  ?#%OPnnt @"Pnnt @#?!D"6A%? D"%A&D"2A(U%O?&D".?%P.b_@#-"O"O?(?!D"2A%V%k?&D".?%P.b_&Pnnt -D"*P)eP%S%O"O?!D" %O?!D"%@#.!-?#D" @#?!D"*/"-?!P:_@"P!@%."-Pnnt @!P%@)?(? D".D" A"V%O?&D".?"P.b_@!-?!P%_@"?!D" @#P}2nt @%.!-P!@%?!D".A!?(X/ ?&D".?!P.b_@"-?"D" @!? D"*A ?)K".? ?%K"*? ?!K"%? ?#K" --}V"!(k? D" A"?!G >A#?"G  eN  ?#P!e%O?!D"2@%Pnnt @"Pnnt @#?!D"6A&? D"%A(D"2A)U%O?(D".?&P.b_@#-"O?%?)U%k?(D".?%P.b_&Pnnt -D"*P)eP%S%O?!D":@"P!@%P @&?!D" P!e%O?!D"%@#."-?#D" @#?!D"*P!eR/!?)?!D".A!W%OP @"."-?(D".?!P.b_D" @".!-Pnnt @!?)? D".D" A"V%O?(D".?"P.b_@!-?!D"%@"?!D" @#P}2nt @%P%@&-? D"*A ?&K".? ?%K"*? ?"K"%? ?#K" --}.2":k&|YB P?aA*C ?*Pnnt ? D":?!P.b_?!? D">X=A#E" L#2?*?#D"*A%K":?"P ?"P{!eP~- U=P{!eP.bA&Po}Et _@#?&G }6}EO@&"O"OP!?%P)eA)hP~D!e/ "O"O"O?)P#S%O?&P!a0(!%%%%"%-?&P)S/".#-?*D"6?*D"2aP"W/".#-?#G -@&"k?%P*eR%O?*?&? D"CG G? P._?*D"2P!_2|4?*D" .!-?*P*_? ?&?*P2_2|U?*D"*-P!S/""O?*P2_A%D"%?%D" aP"S%O? ?!?"?#2~7!.!-? P)P ?"?!2~B!-."-?#G -@/B PO_A"C Pnnt ? D":A%?!P.b_?!? D">A&X=A#D"*@4?#D" @7?""k"O?/P ?/P1U=P{!eP|1bA)G ~1}LOP!S?#D"%A8PkTeR%O?"P K"6.!-?)Pp}Lt _@0"O?!P!_A#?4P%iA9U%O?0G |/P.bA+G }7}EOA)P ?)P|3U=A(P;bP}!};t _@)? P._@5?+Po}Et _@:? D"2@+? D".@1? D"DA2P~I _@;Q!?(r}%A=Q~T{{~L{~W~S{|3}"@|!?=Q}0u}/~E~!~Wl}5D}"@|"? D"C@<#O?"Pnnt ?%?#P.b_?#?&X=A(D"*A,K"D?"?(E" L#?"O"O"O?,P*eR%OQ @="O?+?"D"?A,P!_A(U/ ?+?(aP*U/ ?(?1_E  @=-?)G :P!_@(?)E  @>?|"|;%O"O?=?>|=/ Q @="O?+?,P+_A6U/ ?+?6aP*U/ ?1?6_E  @=-?(P*S%O?"Pnnt ?%?#P!_A#P.b_?#?&X=A#D"*K"M?"?#E" L#I.&-?)E *@>?|!Q |=/#?(P2S%O?"Pnnt ?%?#P!_A#P.b_?#?&X=A#D"*K"M?"?#E" L#I?=?>|=/(.&-Q @| "O?+?,P3_A,U/ ?+?,aP*U/ ?,?1_E  @| -?=?>|=/ ?"Pnnt ?%?#P!_A#P.b_?#?&X=A#D"*K"M?"?#E" L#IPt!?(P#haA#P|4V/&?)E 2?| }#?#r}%Q |=/&.%-?"Pnnt ?%?#P!_A#P.b_?#?&X=A#D"*K"M?"?#E" L#I.%-?"Pnnt ?%?#P!_A#P.b_?#?&X=A#D"*K"M?"?#E" L#I?=?>}#Pt ?(P#har}%Q |=/#."-?2P K"h?5?"P?_?;2}#!?2D"hA(?)G :T%O?"Pnnt ?%?#P!_A#P.b_?#?&X=A#D"*K"M?"?#E" L#I.#-?)?2D"|Q?(2~)!?"Pnnt ?%?#P!_A#P.b_?#?&X=A#D"*K"M?"?#E" L#IR/!."-?"Pnnt ?%?#P!_A#P.b_?#?&X=A#D"*K"M?"?#E" L#I?=?>}#Pl!?(P#har}%Q |=/!-P @-?"D"MA(P)eP#T/ ?:G -@#?(P*eR%O?"?#?<G G?5?"D"IP!_2|4?"D"%@.?"D" @-.!-?"P*_? ?#?"PI_2|U?"D".@.?"D"*@--?"D"MP%iA#?9U/ -?-P!e/!-?"P K"6?0H!|,."-?"?.K":?"P!K"6?0?.P)eP!h_H!A@3-P -|0!|!?"?3|0!>?"?4K"M?"?8K"J?"?7K"I? ?/?!?"PI_?"P6_26?"POaC .!-?#G *@%"O"O"O"O"O"O"O"O"O?*P2_A&D"*A)P)eP#a0& !#%*%-?%P!aP&U/!?%R/%.(-?%P!aP*U/&.#-?&D"%A+?&D" A-aP"S%O? ?!?"?#2~7!.(-? D"CG H@("k?)P*eR%O?%P!?-P!_A#? D"._?+?+P TaA%?#U?%? D"2VfA&=P ?%?#a?&=?(P!e2,.!-? D"DA#P K"h? P._?&?#P~I _2}#!?%?#D"|Q?#D"h?(P!e2,-A#P{!eP:S/&? ?#P ?"?!2~B!.&-?%0,!#######"!#-?%/"-Pnnt ? D":?!P.b_?!? D">X=D"*A"P(eP%T/"? ?!?"P%i2^."-? ?!?#G -2}F!?!P!_?)P%iT/!?&D"%PkS/!?#G &A#P#S/!? P+?#?"?!2~B!.!-Pnnt ? D":?!P.b_?!? D">X=D"*A%P(eP%S%O? ?!?%P%i2^-?&D"%PkS/ ? P(?#G #?"?!2~B!--?*P?_C -}("!(k"O"O"k"O"O"O?!?#U?!?#VaP{!e0"&! -?#P5_P|QeA"?!P5_P|QeA!S/%? ?"_A%? ?!_A!P%aG  P"e%k?!D".@"?!2~+!?!?"_&?!-2q!.!-?!P5_P|QeA(?#P5_P|QeA)S/#? ?(_A&P%aG  P"eR/"? ?)_A%?&?&D".A*_A+V/"?&2~+!P!?)?(?*_S/!<?%?+2q!-P#-@!?%P%a?!K" ? 1-?"?#2AA"R%OP 1-?!%O?"? ?!y,  -? ?!2r!?"@ -? -}7"!&k"O"O"O?"?"P#_P|WeA%S%O?#P*a@*P @%.!-?#?%?"aA%?#?%U=@%?#%O?!P{!e@(P!@)#O?"?&_G  ?(S/%?%?&P!_A&T/ --?%?#P*aA*V/!-?!P{!eP} }!m*b@&#OPl}!m*?"?%_A)D" ?&gA(a?(fPl}!m*?)P%_D" ?&gA(a?(fePl} }!mjePl} }!mjT/!?%P*_A%?*W/ --?#?%T%O?!P{!e@&P!@)#O?&?"?%_G  S%O?%@&.#-?#?%P!_A%T/ --P @)-? ?&K"%? ?)K" -p"!*kB P?aA#C ?#P K"2?#Qllllt L"*?"P%X%OP!@(P%@)#O?"P%a@"?!P%_@%?(P!a@*"O?!D  A!PkS%O?#D"*?*S%O?#P*_2~5!-?#D".A)?&_P K" ?%@!.!-?#P6_?%?!?"?!?"U=A!2|(P ?#D":?#D"6=@+?#D">@,?"?!a@"?!?%_@!?#D"*?*S%O?#P*_2~5!?#D".@)-?&?)_A%?+K" ?%P%_?,K" -?&P*_@&?#?(K"2?(P!_@(?"P#V/ --? ?#D"2K"*? ?#E"*L" ?#P?_C -~-%"1k#|Y?"R%OP!1-?"P"h@)? D" @*? D"%@(? D".@+? D"2@,#O?4@5Pnnt ?+?!?%_D" A#P.b_?#?,X=A#D"*@-?#D"%@."|YQ ?(?#D" A&P!_A#U/ <Q ?(?#aP*U/ <?#?*_E  -@4Q!?4QkP)?.?&aP"aA#?#P)X=P#hr}%Qk}#}"?#r}#Q}3~U}E~W}5}Q~;}9}<k|YQNn}%A6?5m@4?/?-P*eP#i?5?6}"Q |=ff@/?)?%P%_A%T/ -?/P!e%k"kP @(P @)P!?"R/ <?!?"P"hA/_@1? D"%@*? D" @+? D".@,? D"2@-?!@ #O"OPnnt ?,? D" A"P.b_?"?-X=A"D"*P*eA%R@2?%/ "O?)R/ P!?+?"D" P!_A%_?"D"%A"?"P TaA"?%U?"?*VfA#=@3P ?"?%a?#=@.?/@"?(@#?!@%#O?"R/!"OP Pnnt ?,?%D" A&P.b_?&?-X=A0D"%A&?&P TaA&?0D" P!_A0a?&?0U?&?*VfA&=?.T/ P!?+?0_?&=?3?.2~)!/ P .&-?%P%_@%?"P%a@"?#P!_A#/ --?(P!a@(?)P!_@)? P%_A ?1T/!--?2-&P!--}@"!)k"O"O? D"%A)?!V%OP}Y!@(? D" A#?!_A*G  A P|3_P{!eP|!U%OP"@"."-P#@"Pp!@%"O"O"O"O? P~=!a00(            ! -? P|"_P{!eP1U/%P%@"Po!@%? P~M!a0&&"""!"-P}=!@(.#-P}.!@(."-Pl!@%? P1_P{!eP#U/"-P 1-Pl!@%-?)?!P!_A V%O? ?#_G  @&-P"@##O"O?#A ?"S%O?"@ .!-? ?!_?)X/ ? P!_@#? ?*_F  PO|7/!--?"P ? ?"X=P ?&?(W=P ?%?&W=-}/"!-k"O?!D"2A(?"W%O.!-?"P!_A#?!D".A*?"P.b_D"*A"P%iP ?"P)eP%S=A+X/ ?!D"%@)?!D" @,?!G CP!e@-#OPnnt ?*?#P.b_A&P._?#P!_A.?(X=A/D"*@""O"O"OPnnt ?&?#?(X=A&G *P*e/ ?-/ ?)?&D" P!_A#U/"?)?#aP*U/"?#?,_E  Q{{{)}"Q~Fv}(!|</!."-?!?#P~=}=t 2|8R/!?/D"*@"-?"P(eP"S@%."-?"P%iA#?+U/ --? ?.K"%? ?%K" -n"!)kB P2aA%C ?!D".@*?!D"2A+?"V%O?*?"P.b_D"*A&P%iP ?&P)eP%S=@)-"O?"P!_A"?)X/ #OPnnt ?*?"P!_A&P.b_?&?+X=A(D"*?%P*_?!?#?"2I"O?%G *R/ "O?%G +A"P ?"P~- U=P{!eP.bA"G }6}EOP*S%O?(D"*P)eP&S/!."-?%?!?&?"Po}Et _G -2]?%D" P!T/!?%D"%@&-P!@(."-P%iA"?)U/ -P @(-? ?&K"%? ?(K" ?%P2_C -}3""&k!|YP%@&?"P%P.?"D" P!e=_|." @*?!D">A#D"x"@%"O"O"O"O?#D"~1"A#0"# !-?%E# ?*|</!P @#."-#O?(?#P!iA)?(_A(?%?(P%h_E# ?*|A=@(?#?)aA#P!V/ -?%?(P%h_A%E# ?*|</ P @#.!-?%D"*A#?!D":A!D"6X%OP @#.!-P ?!D"2?#PFb_A%D":A#?%D"6A%a?#?%U?#?!D"?VfA&=@#P%?!D">?%P&h_?&=@&-? ?&K" ? ?"D"6K"*? ?&?#P&h_K"%-}%"!(kB P2aA&C "O?"P ?"P{!eA(P1U=P{!eP|1bA%G ~6}LOA)?%G ~7}LOA*_P~- V/ "O?(P)a0#! ! -?)P.bP}9}Et _@#P @%?!?"P{!eP1|QP!h_H!2@("k"O#O?(?%P1eiP!e%O?#G  @"?#P#aG  P*S%O?"P ?"P~- U=P{!eP.bG }9}EO.%-?&P*_?!?"2|N?&G */"-?#P._@#?%P!_A%?*U/ -P @#."-?&G +-@%P!@#-? ?%N !? ?#P!eN  ?&P2_C -}4"!#k?!?"?#?!D":?%2m!?!?!D":A,?%?%?,U=K":?!D"*@,?!?(?)?*?+2m!?!?&K":?!D"*@-"OP ?&?%a?#?&U?%?&VfA#=A.P ?+?*a?)?+U?*?+VfA)=S%OP!?"?%_?#=P!?(?*_?)=?.2~)!R/!-?!D">A"R%O?!?,K"?-?!?"P!_K">?!G CP!T/ ?!D"6A"?!D".S%O?!P._2~3!-?!?"P!_K"6?!D"2?"P%h_A!?-K".?!?,K"*?!?&K"%?!?%K" -? ?-K"%? ?,K" -}!"!+k?!?"U%O#O?!? D">A+U@#?!P.b@%?!P!_@!"O?%? D":A,_Pnnt ?#=D"*A&P)eP%T/ ? D"DA(D"6A%@#?&P%iA-?!V%O?%P"h@)?(P._@*?!@&#O?*D" ?#S%O?*2~2!-?(D"2?)_?&K" ?(?#P!_A#K"6?)P%_@)Pnnt ?,?&P!_A&P.b_?&?+X=D"*P%iA&?-U/ --?#?%aP!V%k? ?%2}%!? D"DA(D"6&?#-?%U/ ?(?%K"6-?!?"T/ ---~C"!"kB Pl!aA%C Pput Pput G  A&P!?&=N  ?&%O#OPput G  A&/ Pput ?&P!?&=N  ?&/ --?%POaPl~0t D" Pm~0t D" P ?#?!2|&?%?%D"|WK"M?%?%z "bz-#D?%?%z "Yz-#:?%?%z "|9z-#*"O?"P:X%O?%P}%,K!|=?"P:S%O?%P)N |;."-?%P*N |;.!-?%?"G xnOA!N |>?%P N |??%P"P ?!P#aP{!eP"UA!=N |@?%P(N |;?%P.P(?!=N |=-?%z.                z-#OB P2aA!C ?!P%_A"P~=~+t ?%POa2x!?"Pm}.t ? ?%P*_2}B!?!P2_C 2}W!Pput P N  ?%Pl!_C -}Y,!+kB P~M aA%C Pput Pput G  A&P!?&=N  ?&%O#OPput G  A&/ Pput ?&P!?&=N  ?&/ --? P*W%O? G }VnO@)-?%P2_A Pl~0t D" Pm~0t D" ?"?#?!2|&?%?%D":K"*?%?%E"2L# ?%?%E"CL#|J?%?%D"FK"|O?%D">@!?%D"?@"2.?%P~1 _@&B Px aA#C Pt~+t 2~J!"O"O?%D"*A(Pl~)}O~K!?%P~= _A+D" A*?*Pl~)}O~K!X=W%O"O?)P{!eA,P(V%O?#P%_Pt~+t ?%2B.!-?#P%_Pt~+t ?%P ?(?+D"%2%-P~5~+t G  P4T%O?&P K"*?&Qllllt L" .#-P~"~+t D" @(Pv~+t D" @*?#?)P{!eA-P(VN F?#?*K"??#?(K">?#P K"D?#P K".?#Qllllt L"%?#?%E" L"2?#?%D"*K":?#?+D"*K"C?,P.bG s}KO@+"O"O?-P#a0#! ! -?#P%_P ?+P.bG }9}EO20."-?#?*K"|7?#?(K"|6?#?%D"*K"O?#?%E" L#M?#PI_?#PM_?!?"2|-?#G IP"X/!?#D"JA!Pnnt ?(?!P.b_?!?*X=D"*P)eP(S_A"?*X/!?"P!_A!?(?"P.b_D"*A"P%iP ?"P)eP&S=A"X/!?+P.bG }9}EO@+#OPnnt ?(?!P.b_?!?*X=D"*?#P%_?!?+20P%iA!?"U/ -.!-?&P K"*?&Qllllt L" .!-?&?#D".K"*?&?#E"%L" -?#Px _C ?%?%E# L#2?%?%D"*K":?%P~"~+t E" L">?%D"|CA+@"?%D"Y@#B PIaA!C ?!P K"2?!Qllllt L"*?!? D"2K"C?!? z " z-"62~A!Pqut P!2~N!Psut Psut D" A&P!_K" P}Hut D" ?&P"h_?#K" "O?#R/ ?#P#h@#?)P{!eA,P.bG }K}KO@-#O?"P(_G  @(?"P&_G  @)?!?"P%_G  A&N |(?!?)N E?!?(N DP @(?!?&P ?&P~- U=P.bA&G }/}EO?-?&G o}EO=N |)Pqut ?!PD_P%2~*!Psut D" @*Pqut P"2~N!Psut Psut D" A.P"_K" P}Hut D" ?.P"h_Q L" "O"O?,P(V/ ? ?!P*_?"D" 2};!@(?)P"S/ Psut D" @).!-Pqut P!2~N!Psut Psut D" A.P!_A)K" P}Hut D" ?.P"h_?&Po}Et _G +Pllll%fK" -?"P*_@"?!?(K"D?!?)?*aP"aK"FPqut ?*?!PD_P"2}O!?#P*aA#/ -?!D"*A R/ ?!D".? P%h2r!-?!PI_C 2}W!?%D"|?A!%O?+?!P#h2r!-Pput P N  ?%P~M _C -}5"!"k"O"O"O?!G 5P|!eP*S%O? G G/#? G |*%O?!G 2/%"O?!G 3A"P ?"P~- U=P.bG }6}EOP"a0& &&& &-?!P N 7? D"CG H/%?!G 6A"P#T/#.%-? D"CA"G H/#.!-? D"C@"-?!G 7P!S%O?"G |*/"?!G 6A"P#S/".!-?!G 6A"P#S/!-? ? G *?"P{!eP TeN *? G F/ ? D"DA D"*A"? D" S%O? 2~4!-? D"%?"P:b_A#?!E"2L"2?#?!z " z-" ? ?"P!_K"*--}P""&k!|V? D"2A)?!Pkg_@%? D".@##Oz.                @*"O?)?!?&_P!_U/ ?%P2U/ ?!?#_P!_z   @*-?%P2a@%?&P2_@&?#P2_@#?*z.YYYYYYYYYYYYYYYYzB?*z.""""""""""""""""z|<z.@@@@@@@@@@@@@@@@z|#z|;z[A(R/ -"O"O"O"k"O?)?&?(|O?!_A%_A&P1aA(V%O?#?%_P1aG  PAS/!-? ?(2|.A#R/#?#P!e/"?#P!i.!-?&P0a-A#?!aP"T/"? ?#?"2~-!1-? P!N |%-P 1-? P)P ?"?#2~W!-l"!"k?#D"*A&?#D" S%O?#2}T!-?#D"%?&_PHN  ?#?&P!_A%K"*? Pt W%O?!?"T%O#O?#"k?!G  A PHT%O? P~Y T%O?#D" ?%S%O?#2}T!-?#D"%?%_? N  ?%P!_."-?#P"2~K!?#D"*A ?#D"%_P~Y~= |0  ? P"_.!-?#P"2~K!?#D"*A ?#D"%_P~Y~? |0  ? P"_-A%K"*?!P!_A!?"T/ --1-?#D" ?%S%O?#2}T!-?#D"%?%_P|(N  ?#?&P"_K"*-}7""#k!|YB P~= aA&C ?&?#E"2A*L#:?&?#D"IK"M?&?#E"DL#I?&?#z ":z-#??&?#z " z-#*?&?*}D? D".A(aK":? D"*@)? D" @#"O?!G 7P#T%O?&P~" _?#?!2x!?&P}+}.t D" K"|C?&Pm}.t E" L#|;.!-?&P~" _?#?!?"?&P*_2L?&?!D"*K"|C?&?!E" L#|;-?&P|1_?#?&P~" _?&Px _?"?&P*_?%?)2|0? ?&D"|1?(_K".? ? G 2?&G OeN 2? ? G 3?&G PfN 3?&P~= _C -}H"!%kB P2aA"C 2~A!Pqut P"2~N!Psut Psut D" A#P"_A%K" P}Hut D" ?#P"h_Q L" P}Vut D" @#Pqut P"2~N!Psut Psut D" A!P"_K" P}Hut D" ?!P"h_Q{{{{1L" P|4@!"O"O"O? D"60# !"!-?"Pnnt ? D".? D":A!P.b_?!? D"2X=A!E" L# ?"?!D"*K"*? ?"P}Nut 2}#!P|3@!-?"P!P}Rut D" ?#_P}Vut D" A ?#U=? ?#aA#P ? ?#X=2}"!K"%?"?!K" Pqut ?%?"P"2}O!-?"P2_C -})#!"kB Po!aA%C Pput Pput G  A&P!?&=N  ?&%O#OPput G  A&/ Pput ?&P!?&=N  ?&/ --?%Px _Pl~0t D" Pm~0t D" ?"?#?!2|&?%?%D"|CK"2?%?%E"|;L#*?%?%D"}+!K"|7?%?%z "|Wz-#M?%?%z "bz-#D?%?%z "Yz-#:?%P*_@"?%P:_@#B P2aA!C "O"OP~U~/t G  P!S%O?"? ?#P"2|,Pz!e/!-?!P%_P~=~+t ?"? ?#2L.!-Pm~,t P K" ?!P!N .?!P"K"%-?!P%_?"? ?#2}B!?!P2_C "k"OPsut D" A P%U/ ? P)T/ P}Hut D" A G .P!T/ ? P:_|.  ? E 2Qllll|Q}#mQ |=/ P .!-2}W!-Pput P N  ?%Po!_C -~O!!&k?!G G@%?!G F@#?!G (@&P(@""O"O"O"O"O"O"O"O?!G HP)a0- ))))))!)"#)-?&P{!S/(?#/(P(P%?%P~- aP{!eP}V!U=@".(-?#P!T/&?%P ?%P~- U=P{!eP.bA#Po}Et _@!?#G }4}EOP!a0#"#%&-P(P(P&?#P#T=?&P{!S=@".%-P#P(?#P!S=@".#-P @"."-?!G )@(P!@".!-?!G )@(P"@"-? ?(N !? ?"N  -~3!!&kB P2aA%C P ?!D"%A&?&P TaA&?!D" P!_A)a?&?)U?&? D"%VfA*=@&P!? D" ?)_?*=@ "O?!G *P*eR%O?#?&T/!? ?"?#2~)!R@(.!-?%P K".?%?&K"*?%? K"%"O#O?%?%P%_2} !?%G  P!gA P!e/!?#R/!?#P!a@#?"G  ?"P!_@"?%G !S/ -.!-? ?#Re@(-?%P2_C ?(-y!!%kB P2aA#C "O? D"6G ,P"S%O?#P!? D" ? D"*A%? D"%VA =P ?%? =?!D" ?!D"%28?#D" A!PlllljS/!?#D"%@%?"?#D"*A 2~K!?"D"*@&"O? RA(/ ?(/ ?"D"%?&_?%? y,  -?"? ?&_K"*?!R/!?%?!2r!.!-?#Pnnt ? D".?!D"*A!P.b_?!? D"2X=A!E" L# ?#?!D"*A!K"*P!?!P)ehP}Q!e/ ? ?#?"2}#!-?#P2_C -}W"!)k"O?"P|VV%OP!@%.!-?!D".?"_@*?"?!D"2A#?"?"?#U=A#a@+#O"O"O?&?+_%O?&?*_G  A(PIaP{!eA%P,U/"?(P~> aP{!eP(U/!?(Pu aP{!eP(U%O?(PLa@%.#-?"?&_@#-"O"O?!D"2?#W%O?#?!D"6A%U@".!-?#?!D"6A%U@"?!D".?#_F  P |:/ ?#?%X/ ?!P._?#2|LA"/ ?!?#2}9!.!-?!P,N %?!?%?#?#?%V=A#K" ?!?"?#_K"*-P @%.#-?(P~4 a@%-?%?)P%h_@)P!@%?&P!_A&P%T/ --? ?)K"%? ?%K" -~W!!#kB P?aA&C ?%P(2~K!?%D"*A(?%D"%_A)P}/ot D  K  ?)P}3ot H  |0 %?%?(P(_K"*?"r?%2~&!?&P2_? ?!2[?&D"2P!S%O?&D"6@!?%P(2~K!?%D"*A"?%D"%_A(P}5ot D  K  ?(P}9ot H  |0 %?%?"P(_K"*?&P*_? ?!2}N!?&?&E#*L":?&P:_P!?%2H-?#%O?%P22~K!?%D"*A ?%D"%_P};ot z   z-  ?%? P2_K"*-?&P?_C -~V!!*kB P2aA#C ? D"*@!? P?2~K!? D"%A&? D"*A%_A"z.                z-  ?"z.                z- 2? ?%P?_A*K"*P!@)"O?!%OP @"P ?!P?_?!?%VA(=@%P!?&?(=@&#OP!@("O?"?%X/ ?"?&_F  P |:/ ?#?!K".?#?%K"*?#?&K"%?#P%_?"2|LA(/ P @).#-?"?(_A"?!U/ --?!?*V/ ? ?!K"*-?#P2_C ?)-~F!!!kB P2aA&C ?&P*_?!?"?#?%2}S!P @%"O?&D"*P!T/ ?#G 4@""O"O"O"O"O"OPnnt ?!D".?&D".A#P.b_?#?!D"2X=D"*P)eP"a0%%#"! -?"/%P!@%.&-?"P!aP)U/#P!@%.%-?"P+V/"P!?"hP} &eR/"P!@%.#-P!@%?"P+V/"P!?"hPp)eR/".!-P!@%?"0(!    ! -P @%-? ?#K"%? ?%K" ?&P2_C -~G!!"k?!P*i@#P"@""O"O"O"O"O"O"O"O"O"O? P{!eP(a02 !"#!)+)%*&++(++)-P @"?!P!eR/)?!P{{{)V/*?!Pll%eR/)?#P!eR/*.)-P @"?!P!eR/(?#P!eR/).(-P @"?!P!eR/&?!P{{{)V/(.&-P @"?!P!eR/%?#P!g?!P{{{)VfP!e/&.%-?!P!eR/".%-?!P!eR/#P#1-?!P{{{)V/"-P @"-?"1-P!-~6!!#k?!D"CG G@(?!D"DA%P K"h?!P._?#?%P~I _2}#!"kP ?"P{!eA"P%V/ <?"P,bPx}:t _A#?(_G *A!P ?!P+UA!=A(%k?%D"h@"?%D"|Q@&?#P!?!=@#P @!#O"O?"?!?#_G  A%P ?%P|3U=P;bA%G }8};OT/ ?%P}!};t _?&?"2~)!/ P!.#-?(?!P!_A!T/ -P &P --@&? ?!K"%? ?&K" -~!!!#kB P2aA(C ? "k? ?"P!S%k?(P K".?(P Pnnt ?!D".?#P.b_?#?!D"2X=A#D"%A&?&P TaA&?#D" P!_A)a?&?)U?&?!D"%VfA&=K"*?(P!?!D" ?)_?&=K"%?#D"*@!?%D"*@&?%?(P%_2}J!P ?!P)eP#T/!<?%D"*&P -K"*? ?&K"%P!-K" ?(P2_C -~7!!*k?!D" A%P~9 _A+?!D"*A&P6b_@("O?&P!_A)?%H!}T"A*V%O?(?"D"2K"2?(?"z " z-" .!-?*?&aA,P6bA-%O?+?)P6b_?(?-y,  -?(?"D"2K"2?(?"z " z-" ?,P#hA"R/ ?%?)P#h_?%?&P#h_?"y,  -?%?&P#h_A"?#K" ? ?&K"*? ?%K" ? ?!D"%K"%?"P!K"%?%?*P!_|0!}T"-~*!!(k?"D"%@&?"D" @("O?!D"%A!D"?A"R/ ?!D">A%?"P%h_@)#O?&?%D"%S%O?%D" @!P @"#O?"?&S%O?!@(.%-?!?"_@#?"?(_@*?"P!_@"P?P ?#G  A#Pu aP{!eP<U=?#fP{!eP?P ?*G  A#Pu aP{!eP<U=?#fP{!eS/ --?%P2_A%?)T/ --? ?&K"%? ?(K" -}X!!%kB P2aA#C ?#P*_?!?"2}N!Pnnt ?!D".?"P.b_?"?!D"2X=D"*P)eP"S?#D".A%P,Ue@&"k?%R%OP @!P!.!-?#D"*@"P @!"O#O?&%O?"G  PIaP{!eA(P+V/"?!P,b?(_@!-?"P!_@"?%P!aA%/ -P!.!-P -@"? ?!K"%? ?"P ?&=K" ?#P2_C -~V!!(kB P?aA#C ?!P%_@&?"@%#O?&D" ?(_@(?&P*_@&?%P!aA%/ -?#P6_?(P!P!2p!?#D":@%?#D"6P!T%O?!?"P#h_@)?#P K"2?#?#D">K".?#?%K"*#O?#P*_A%?!D" A"?!P%_D" _A*?"aA&2~K!?%D"*@("O?"?*S/ ?&R/ ?%D"%?(_?"?&y,  -?%?&?(_K"*?!P*_A!?)T/ -? ?#D"2K"*? ?#E"*L" ?#P?_C 1-?#D"> -~@!!!kB P2aA%C "O"O"O?"P{!eP#a0#! ! -? P%N  P#@#.!-?%P*_?!?#D"DP ?#D"CPlllljT=?#D"F2|-P#@#?%G *P#T%O? ?%E#*L" .!-? P N 6? P}(F|0!4? ?%G +N 3? P+N 2? ?%D".A"K"*? Pnnt ?!D".?"P.b_?"?!D"2X=A!D" A"K".? ?!D"%K"%? ?"K" P"@#-? ?#N 7?%P2_C -~=#!&k"O"O"O?!D"*A"R%O?!D"%A%/!."-?!?"P*iK"*P!@&."-?!?%P!aA(K"%P!@&?!?!D" A#P!_K" ?#G  A"P~9 T/!?(R/ ?!?%P"aK"%?!?#P"_K" "O"O"O"O"O"O?#G !A"P~? a06 )))!)))))))")))#)%&)-P*@".(-P.@".&-P,@".%-P/@".#-P+@"."-"kP @#?!A"2}.!A!Pl~U#ePls#S%O?"P!?"D" P"_?"D"%A%P"U=K" ?"?%P"aA(P ?%?(X=K"%?!P,hPl~U|4e?"2}.!P{)efPll%_@!-"O?!Pl!X%O?!Pl2U/!?!Pll%X%O?"?!P2hPlly!e?!P"hPl~Y e?!P.iP|4effPl} }!%fK"*?!P4iP~M!f.#-?!P*hPl~Y e?!P(iP|4efPl} "f@#?!P.iP~=!f@!-?"?#K"*?!.!-?"?!P|4ePl!fK"*?!P(iPt!f-@".!-P @&-? ?"N !? ?&N  -}R!!*k? D">A"P K"v""O?!? D"2A)X/ ?!P!_A#? D".A*?!P.b_D"*A!P%iP ?!P)eP%S=A+X/ ?"Pt"_@(P @!#OPnnt ?*?#P!_A&P.b_?&?)X=D"*P%i?(D" ?%S%O?(P!2~N!-?"?%P!_A%K"v"?"D"~""?!_?#K" ?!P%_@!A#?+U/ --? 2R-}Y!!&k? ?!P~M{{{)eA%_@&?!P1eA"%O?&@!#O?#?!G  A(P~L!V_?(tP}Yk|8_@#?!P!_@!?"P!aA"/ --?%%O#OP2@"? z   z.0000000000000000z|#z[%OP @"P @!#O?"? ?!_G  A%P~L!V_?%tP}Yk|8_@"?!P!_A!P2T/ --?"?#_@#? P2_A ?&T/ --?#-~ !!!kP!?!?#_?"?#U=@&?%?#aA!P ?!?%W=@!"O?"?#aA#P ?"?#X=A"P?U/ ?!P?V/ ? P?2~K!? D"*A"? D"%_A#?&z   z-  ?#?&z  2z- 2? ?!?"_K"*1-? P ?!?!?"VA#=A!2~K!? D"*@""O?!RA%/ ?%/ ? D"%?"_P!?&?#=?!y,  -? ?!?"_K"*-}R!!%kB P2aA%C P ?!D"%A#?#P TaA#?!D" P!_A&a?#?&U?#? D"%VfA(=@#P!? D" ?&_?(=@ "O?!G *P*eR%O?"?#2~K!?"D"*@!"O?#RA&/ ?&/ ?"D"%?!_? ?#y,  -?"?!?#_K"*.!-?%P K".?%?#K"*?%? K"%?"?%P%_2}J!-?%P2_C -}K!!#k? D"DA"P K"Y"O?"D"6A#?!aA%P ?#?%X=A%P"U/ P%?"D"2?!P"h_?!?#V=@!? P._@#?%P2W%O?#?!?%2|K/!-?"P:_?#?!?%2|:?"D"YA%R/ P @!P @"#O? D"DA#D"Y?"V%O? ?#D"|C?!_D" 2~I!-?!P%_@!?%?"P!_A"T/ ---s!!)k"O#O"O?%D"~1}7O?!T/ ?%P}R}7t _A&D":@(?!@)? @*#O?)%O?*G  @+?(G  @,?*P!_@*?)P!a@)?(P!_@(?,P?P ?,Pu aP{!eP<U=fP{!e?+P?P ?+Pu aP{!eP<U=fP{!eS/!."--?&?"?#2-/"-?%P~" _A%P}6#T/ -P @&-?&-}U!!"kB P?aA#C ?#P K".?#Qllll2L"%?#Pnnt ? D"o!?!P.b_?!? D"}2!X=A!E" L#2?#?!D"*K":? Pm!_?#P2_?#P%_2}#!?#D"*@ ?#D".A!?"P ?"P{!eP|3U=P{!eP;bA"G }8};OS%O?"P}!};t _? ?!2~)!R@%-?#D"%A!%O? ?!2r!-?#P?_C ?%-}N!!%k?"P ?"P{!eP~- U=P{!eP.bA"Po}Et _@#"O"O"O?"G }6}EOP)a0" !"-? ?!?#G -20.!-?!? D">A%X/ ?!P!_A"? D":A&?!P.b_D"*A!P%iP ?!P)eP&S=A!X/ ?#G -@##OPnnt ?&?"P.b_?"?%X=D"*? ?"?#2}(!P%iA"?!U/ ---}Y!!&kB P?aA"C ?"?!2} !"O"O?"G  %O?"G !@#?"P2_A%P*P!P!2p!?"D"6@&?"D"2P!S/"?"D":A(?#N  ?"P!K".?"?(K"*?"?&K"%?"?!D"*K":?"?!E" L#2?"P%_?%2}J!? ?"D".K"*? ?"E"%L" .!-? P K"*? Qllll2L" -?"P?_C 1-?"D": -}D!!#kB P2aA#C ?#P*_? ?!P}A}St P#2}Q!?#D"*P!S%O?#"k"O"O?#D".P#_A"R/ ?!?"W%O?!?"S/!."-? ?"_F  PO|7/!-?!?"a@%? ?"_.!-P -A P!? =?%P ? =P}Snt P!2}Q!?#D"%?"_?!?#D" P!e=@"-?#P2_C ?"-s!!&kB P?aA&C "O"O?%PkS%O? PlllljK" .!-?&P6_?%P%P*2p!?&D":@+?&D"6P!S/!?&D">@)?%%O?)@(?%@*#O?&P*_?!?"?#2}U!?(?&E#*L" ?(P*_@(?#P*_@#?*P!aA*/ --? ?%K"*? ?)K"%? ?+K" -?&P?_C 1-?&D"> -}?!!"k"O?!?"X/ ?"P ? D"*A#?#? D"%VA#=V/ P!? D" ?#=A ?!_G  PAT/ ?"?!Pkg_R/ ?!P!_A#?"a@!? ?#_@"#O"O?"G  A P+aA#P9V/ P!?#hP}9ll%eR/ ?"P!_@"?!P!_A!/!."--? P~8 aP~<!eR@%-?%-~.!"&k!|VB P2aA#C ?#z.                z-# ?"P1eA%%O?#?!?"P~M{{{)e_?%y,  -?!?"P|Qe_@)#O"O"k"O?!R/ ?!?)S/ ?!P2_.!-?(/!?#@!P!@(P -?!z   A*z.|Y|Y|Y|Y|Y|Y|Y|Y|Y|Y|Y|Y|Y|Y|Y|YzBz[?*z.HHHHHHHHHHHHHHHHzBz[f^?&_@&@!.!--? ?"?&_P!_2~>!?#P2_C -}=!!%k? ? D"%A!P%?!?!P%X=A"aK"%? ? D" A#?"_K" ?!%O#O"O?#G  A!PIaP{!eA P,U/ ?!P~> aP{!eP(X%OP2@ ?!Pu aP{!eP(X/!?!PLa@ .!-?!P~4 a@ -? P1e?%P%hf@%?#P!_@#?"P!aA"/ --?%-}G!!#k"kP ?!G NA%P ?%?!G |/A!_Px UA%=A&R/ <?&P.b@(?!P.bPo}Et _P!?%=P+_@!P @%#O"O?#?!G  A&P ?&P|3U=P;bA&G }8};OT/ ?&P}!};t _?"?#2~)!/ P!."-?!P._@!?%P!_@%?(P.aA(/ -P -@(? ?%K"%? ?(K" -}U!!#kB P?aA*C "k?#P{!eA+P~, W%O?+P.bA+P}/}Et _? D"?P+_?+G o}EO=@,?+Po}Et _.!-? D"?P+_@,Po}Et -@+?*?"N | ?*P N >?*?!N =?*?#N ;?*P N :?*?%K"2?*?&K"6?*?(K".?*?&K"*?*?,G  N <? ?*P*_?+G %R?)2~"!?*P?_C -}R!!%kB P2aA%C Pp}0t @#? D"6A&D"FA(D".?"V%O?(D"*?"P:b_@#-"O"O"O?#D" P!a0"! "-?&D"D@#-?#D"*A"R/ ?#D"%@&P @##O"O?"?#U/ ?#?&_G  PHT/ ?%P*_? ?!?&?#25?%D"*P!T/ ? ?%D".2}!!-?"?#P!_A#T/ --?%P2_C -}."!"kB Po!aA%C Pput Pput G  A&P!?&=N  ?&%O#OPput G  A&/ Pput ?&P!?&=N  ?&/ --?%Px _Pl~0t D" Pm~0t D" ?"?#?!2|&?%?%D"|CK"2?%?%E"|;L#*?%?%D"}+!K"|7?%?%z "|Wz-#M?%?%z "bz-#D?%?%z "Yz-#:B P2aA!C ?%P*_A#? ?%P:_A&P 2|,P{!eA"P"S%O?!P%_P~=~+t ?#? ?&P!2|#?!G .@"-?!P2_C ?"P!ePput P N  ?%Po!_C -}N""&k!|YB P2aA(C "kP ?#?"?#_A"V/ <?(P%_@+P!@,P%@#"O?&r?"?!D" P!hA*?"?*V=A*P*P%?&P!S=A"?"?*U=A*r|YA-Q?nQ |=%O.!-?-}DA)Pllllj?%aV%OP @).!-"O"O"k?!D" A"%O?!D"%?"?&b?%?)2|I.!-?)R%O?%@#."-?%?)2A-A#/ ?+?%K"%.!-?+?#K"%P @,-P*@#-?#?+_?)K" ?+?,K" ?(D"%P!S%O?(D".@"?(D"*.!-?(D"*@"?!?*K" ?!?"K"%P} lllj-@!? ?"K"%? ?!K" ?(P2_C -}3!!)kB P2aA"C ? D"%@%? D" @&?"P}Q~M |0!.?"P._@(P @ "k#O? ?(_G  A!P ?!P|3U=P;bA#G }8};O?%S%O?#P}!};t _?&?%2~)!A#R? fP!@ P!eR/!Pk?!?#=."-? P!eP!@ R/ -P{!-?"P2_C -p!!%kB P?aA%C ?%P*_? D"?A&D"C?&D"DPnnt ? D".?"P.b_A(?"? D"2A)X=A D" Pnnt ?(P._?"P!_?)X=? ? D"*P)eP(S=D"%2|=?%?!N |!?%?#N | ?%P N >?%?"K":?%?%E#*L"2?&?%P2_2}7!?%P?_C -u!!#k?#P K"*?#?"P?_A(2~K!?#?"2~K!?#D"*@%"O?"RA&/ ?&/ ?#D"%?%_?!?"y,  -?#?"?%_K"*?#P?2~K!? ?"K"*?#D"%A%?#D"*A!_A&z.                z-  ?&z.                z- 2?#?!P?_K"*? P ?(?!?"UA!=K"%? P!?%?!=K" -}%!!(k"OP ? D":A&? D"6A*a?&?*U?&? D"*A+VfA,=?"T/ ? D"?@&? D">@)P!? D"%A ?*_?,=?!?"2~)!/ P ?&?)a?&?)U?&?+VfA!=?%T/ P!? ?)_?!=?#?%2~)!R@(-?(-}A!!!kP"@""O"O"O"O"O?!G 00*   !!!!!"-? D" R/"? ? D"*P!_K"*.#-P!@"-? D" P!T/ ? ?"P"h_A"?"D"*P!_A"K"*?"? D"%V/!-? D"|6A"? D"|1S%O? P|1_2~3!-? ?"P!_K"|6? D"O?"P%h_?!z " z-" --v!""k!|V? D"%@"? D" @##OP @ z.{{{{{{{{{{{{{{{{@%"O?"?!?"U%k?!?#_G  P,S&P -?!_A U/ ?"? aP2U/ ? ?#_z   z.????????????????zC@%-"O"O?%z[Pll%f|O? _A!?"X/ ?!?#_G  P+a0:!"  !                  " -?!1-?!P!_@!. - -}=!!%k? D"2A#?!V%O? D".?!_G  P~J!S@%-?#?!P!_A"V%O? D".?"_G  P~=!ePp!S@&-"O"O?#?!P"_A"W/ ?%?&eR/ ? D".?"_F  PO|7/!-? P0N %? ?!K" ? ?!P!_K"*1-? P1N %? ?!K" ? ?!P#_K"*-}3!!"k"O?!G |%A"P ?"P1U=A"P&aP{!eP!V/ ?!D" P!eR/ ?!D".P!eR/ ? P5?"P|1bA G ~5}LO? G ~6}LO? P~3}Lt _? P~4}Lt _?!D"%A"?!D"2A#VA =G  _P ?"?#? =?!P*_?!P6_? =D" P 2}/!--n!!#kB P?aA#C ?#P6_?!?"2Q?#D":A"?#D">P%h_@%?#D"6A&@!#O"O"O?!R%O?"?%T/!."-?!?%?"aP%iX/!?"?!P%h_@"-?#P*_Pqut ? ?"2X?"P2_@"P @!.!--?#P?_C ?&-n!!%kPnnt ?!D".A&?"P.b_A(?"?!D"2A%X=D"*P)eP%S%O? ?"?%U%k?(D"*A#P%iP ?#P)eP%S=&P -K":? ?%K"2? ?&K".? ?!D"*K"*? ?!E" L" ? ?"P!_K"61-? P K" -}*!!#k?#Pkg@&Ps~0t D" ?!P"h_@!#O?!D" A!R%O? P K" 1-?!?!D"._A(?!?#_?&eA%?"_U/ -?!2~+!"O?!?%S%O?!P%aA!?!D" P"gK" .!-?!?%2q!-? ?(K"*? ?%K"%? P!K" -}*!"!|Y!k"O?#r?!r|YA%Q?n}D/ ?%}DA#Pllllj?"aV/ ?#R%O? ?"K"*? P K"%? P K" 1-?"?#2AA&R%O? ?#K"*? ?"K"%? P!K" 1-? ?&K"*? ?!K"%? P K" 1-? P K"%? P!K" -})!!"k? D"*@&? ?#2~K!? D"*@%?#%O?#%O? D"%?%_?"?#y,  -?#?%_@%-? ?%K"*? D"6A"? D".S%O? P._2~3!-? ?"P!_K"6? D"2?"P%h_A P!N .? ?%K"*? ?&K"%? ?!K" -}&!!&k? D"DA"P:_P!P 21?"D"YA%%O?!D">@&?!D"?@(P @"P @!#O"O?!? D"DA#D"YX/ ?#D"|C?"_D" A#?(X/ ? P ?&?#P#h_A#D" ?#D"%2~,!-?"P%_@"?%?!P!_A!T/ ---l!!#kB P2aA%C ?%P*_? P ? P{!eP1U=P{!eP|1bPp}Lt _A(?!?"2o!P!@&"O?%D"*P!S%O?(?#P!h_H!(?%D".P1eiP!e/!-?%? ?!?"?#2|D?%G  @&-?%P2_C ?&P!e-}-!!%kP!@"P!@%?!G |-P!S%O?!D"*Pp}0t ?!D".=G 6A"P ?"P~- U=P.bG }7}EOA"P ?"P|3U=P;bA"P}!};t _@%?"G }8};O@&P!@#P}Snt @"-? ?&K"6? ?%K"2? ?#K".? ?"K"*? ?!E" L" -}8!!#kB PIaA%C ? D" A&P"T%OP~A~+t D" @(?%P~E~+t D" K":?%?(K"6?%?!E" L#*?%?!D"*K"2?%? D"%K"?-?%?&K">?%P*_2|Q?%PD_A&P~=~+t ? ?!?"?#P~Q}-t Pqut 2|0Pqut ?&?#G G2~#!?%PI_C -}U!!!kPput Pput G  A!P!?!=N  ?!%O#OPput G  A!/ Pput ?!P!?!=N  ?!/ --Pm~0t D" A!P} lt X%kPy~/t 2~V!Py~/t Qllll2L" Pm~0t P K" Py~+t 2~L!Py~+t Py}*t P~U y,  Pm~0t D" &?!-? U%OPy~/t ? 2}K!-Pput P N  Pl~0t D" -}(!!!kB P?aA)C ?)?"N | ?)P N >?)?!N =?)?#N <?)?&N ;?)?%N :?)?(K"2?)Pnnt ? D":?(P.b_?(? D">X=A!D" A"K"6?)?!D"%K".?)?"K"*? ?)P*_P P 2~"!?)P?_C -}E!!%k"OPs~0t D" P|4"k?!? aA%A"P} "X%OP|!?"|NaA#P!h?"?#i_.!-?"P%i-A"?"P|4X=A#P"h_A"D" A&R%O?"? K" Pq~0t Pq~0t E# Q!?#r}%mL# .!-?"? K" ?&? K"%-? ?%K".? ?#K"*? ?"K"%? ?&K" ?!P%a?%K" -|N!"k? "kP ?"R/ <"O#O?%?!?#_F  P}Yk|8_A%PDV/!?"?#P!_A#T/ -P .!-P ?#?"?#UA%=@"P!?!?%=@!P!-N *? ?"K"%? ?!K" -|T!!k"O?!P!_A#Pnnt ? D":?!P.b_?!? D">X=D"*P%iA!X/ #O? G FP!S%O? G *P!eR/"-? ?#?"2|HPnnt ? D":?#P.b_?#? D">X=D"*P%iA#?!U/ ---g!%k? D".?!_@%? D"2@&#OP @"?&?!?#_V%O?#?%_G  @"-?#P!_@#?"PIaP{!eP,U/ ?"P|IePu aP{!eP<U/ -? P N %? ?!K" ? ?#P!a?!_K"*-f!#k? D"*A&? D"?XP P!?!hA(? D"CA)e=R%O? ?(?)fK"C? D" ?&S%O? 2~5!-? ?&P!_K"*? D"%?&P#h_A ?!N (? ?"N &? ?#N %? ?%K" --|K!#k? ?!P5_P|Qe_A!P%aD" @#"O? P%aA%D" A"P!eR%O? ?"aA 2~+!.!-?%?"P"fK" -? ?#P"e%k?!D".?!2~+!?!_&?!-2q!-c!"k? D":@&? G |#@("O?!P|!eP*T/ ?&G HR/ P 1-"O?"P{!eA"P!T/ ?&G |*R/ P 1-?!?"P:hPll%P ?%=fPl"P ?#=f?(f2|TP{!e? G AW-g!#kB P2aA"C ?"P*_?!2} !?"G *%O?"G +@##O? D"*A%? D" S%O? P!2~K!-? ?%P!_K"*? D"%?%_?#N  ?"?!2} !?"G !@#?"G  / --?"P2_C -d!%kB P2aA#C ?#P%_?"P!P!2p!?#D"*@&?#D"%P!T%O?#D".@%"O?"RA(/ ?(/ ?%?!?"y,  -? ?"K"*? ?%K"%? ?&K" ?#P2_C 1-?#D". -|O!#k? ? D"*A#?!U%k? ?!?#aA"2~K!? D"%A%? D"*A!_@#?"P"X%k?"P!aA"%O?#P ?"y- -?%?!?"_A!_&?#-P N  ?!P!_&?!-K"*-|U!"k"O? D"2?!W%O?!? D"6A#U@%.!-?!? D"6A#U@%? D".?!_F  P |:/ ?!?#X/ ? P._?!2|LA%/ ? ?!2}9!1-? ?"N %? ?#?!?!?#V=A!K" ? ?!?%_K"*-e!"kPnnt ? D":?!P.b_?!? D">X=D"*@#? D"*A"? D" S%O? 2~3!-? ?"P!_K"*? D"%?"P%h_A ?#P)eP&SN .? P K"*? ?!P!_K"%? ?!K" -_!"k? P Pnnt ?!D".?"P.b_?"?!D"2X=A#D"%A"?#D" A#a?"?#U?"P ?!D"*A%?%?!D"%VA%=VfA"=K"%? P!?#P!?!D" ?%=_?"=K" -[!!k"O? D"*A%?!W/ ? D"%?!P"h_@ P!?#?%?!aA!?!?#V=A!?!P!W=@!#O? R/!? ?"D" K" ? P%_@ ?"P%_@"?!P!aA!/ ---Y!"k"O?!? D"*X/ ? D"%?!P.b_D"%R/ ? D"6?!V%O? D"2?!P"h_D" @#-?#? D"?X/ ? D">?#P#h_D" P!V@"-?"-|G!%k?"?%U%kP &?"?%a@(P @"#O"O?"P!_@&?!?"_?#?%2~)!A)R/ ?"?(T?&@"/!--?&P!a@&?)R-@"? ?&K"%? ?"K" -Z!!k"kP ?!R/ <P!?!G  A"PIaA!P{!eP+W/ <P?P ?"Pu aP{!eP<U=?"fA"P~4 a@!?"P~> aP{!eP(U-@"? ?!N !? ?"N  -|R!#kB P2aA&C P!@("O"O"O?#D" A)P!a0" !"-?#D"*@)?#D"%@(.!-?%D"*@)?%D"%@(-?&P*_?!?"?(?)25?&D".@!? ?&D"*K" ? ?!K"%?&P2_C -~3!!(kB P2aA#C ?#P%_@%? D" A!@"? D"%@&"kP*?!P!hA!?!P*W=A(A!P |7%OP!@"P @!P%.!-"k"O"k?"%O?&?"P!?!2|I.!-?!R%OP!@"."-P!?!2A-A"/ ?%P!K"%P!.!-?%?"K"%P -@"P*-?%_?!K" ?%?"K" ?#D"%P!S%O?#D"*<?#D". -?#D"*@!? ?(K" ? ?!K"%?#P2_C -|D!"k"kP ?"?#U/ <P ?"?#aP%U/ <?!?#_D  -@&"O?"?#P%_A#U/ ?"?#aP%U/ ?!?#_D  @%-? ?%K"%? ?&K" -|K!"kP+@%"O?!G %A#P#T?"?#P!SeRe/ P @#"O?!G *A!P"a0&!   ! -P#P ?!P!P P 2,A%P{!eP:S=@#-? ?#N !? ?%N  -f!"kB P2aA C Psut D" A!%OP}Hut D" ?!K" -? P}Rut D" K"*Pqut P!? P*_P!2}O!? P}Vut D" K".Pqut P"? P._P!2}O!P}Hut D" ? P2_C -Y!"k? G CR%OPnnt ? D".?!P.b_?!? D"2X=D" P!_1-P @!? D"%A"? D"*A#P!aV%kP!? D" ?"?#U=G  P|4S&P --|K!"k? D"*@#? ?"2}J!? D"*@%? D"6A"? D".S%O? P._2~3!-? ?"P!_K"6? D"2?"P%h_A P!N .? ?%K"*? ?#K"%? ?!K" -Z!"k? ?!G 7A#P#T2~P!? D"*@"? ?#P#T%k? D"%?"P:b_A ?!z " z-" ? ?!E /L /? ?!H!8|0!8? ?#N 7?"P!_&?"-K"*-|G!"kB P2aA"C ?!G >P!eR%O?!D"6@!? D" D"??"? D"%D" N /?"P N .?"P.N 0?"?!K"*?"Q L" ?"2}7!-?"P2_C -|C!%k?!P}V"_@&?!H!}T"@%#O"O?&?#P"h_D" A(?#|0!}R"?(?!K"|C?#?%X/ ?#?#?%U_A#?%W/!--? ?"K"%? ?!K" -|J!!k? D"C?!P{!e_G 7A"P%S%O?!? D"?G -Plll2f2|TP{!e@"-P!@!"O"O"O?"P!a0#  !"-? G FP!gP!e1-P @!-?!P!e-|A!"k?!?!G 5A%? D"C_G 7A&P%S%k?%? D"?G -?!G 7P:hPll%P ?#=fPl"P ?"=ff2|TP{!e&?&-N 6? ?!2b-|>!#kB P2aA#C ?!G &@%?!G %@&?#?!D" K".?#?%P!hP"e?&Pl"P ?"=ffK"*? P#?#P*_P"2}O!?#P2_C -|E!"kB P2aA"C ?!G >R%O? D" D"??!D"6@!?"? D"%D" N /?"P N .?"P.N 0?"?!K"*?"Q L" ?"2}7!-?"P2_C -U!!k? Q+|A%O? Q,l?!2~&!-?!D"*A"?!D" S%O?!2}T!-?!D"%?"_? Q,}!}DPIfN  ?!?"P!_K"*-|>!!kB P?aA#C ?#?"K":?#?!K"6?#P K">?#P K"*? ?!? D"6G JP.bG s}KOP.bG }9}EO?#P*_2&?#P?_C -|H!!kB P?aA%C ? D">G IP!S%O? 2R-? D"?P!N e?%Q L 9?%z.                z-#*? ?!?#?"?%P*_2C?%P?_C -|5!#k"O?"R/ #O? G  A%?!G  A&S%O? P!_@ ?!P!_@!?"P!aA"/!."--?%?&a@#-?#-V!"k?"P>e@"#O?!D  @#? P!2~N!? ? D"*A%P!_K"*? D"%?%P"h_?#K" ?!P%_@!?"P%aA"/ --|;!!|Y?#E" @%? D"l!A#? D"jS%O? P~U _2~3!-? ?#P!_K"l!? D"|W?#P%h_A ?"K".? ?!K"*? ?%L" -|=!"k? D"%A"? D" A!K" ?!%O?!?"K"%-Ps~0t D" ? D"*A P"h_D" R%OPq~0t Pq~0t E# Q!? r}%}#L# --X!!kB P?aA%C ?%P}%ml2K!<?%P%N :?%?!K"2?%?"K"6?%?#K".?%?"K"*? ?%P*_P P 2~"!?%P?_C -T!"kB P2aA#C ?#P*_?"? D":G |*2}V!?#G +A%P#T%O? ?#G *?%?"?!2~W!@!-?#P2_C ?!-X ?!2~J!?!P K"C?!D">R%O?!P>_2~4!-?!P!K"C? P N *? P"K" ?!D"?A ?"E" L" ? ?"z "*z-"*-|5!!k? D"*A%? D" S%O? 2~6!-? ?%P!_K"*? D"%?%P%h_A ?"P!h?#fK"*? ?!rL# -|B ? ?!?#D"*A!P!2~.!? ?"?!P!_P 2~.!?#P%2~N!?#?#D"*A P%_K"*?#D"%? P"h_z.                z-" -|6 ? 2~V!? P._P22~R!? P:_P22~R!? PC_P22~R!? PI_P.2~R!? P|1_P%2~R!? Pv _P%2~R!-|3!!kB P2aA!C ?!P*_? ? D" P!P%P.2}2!?!D"*P} llljT%O?!D". -?!P2_C -|3!!kB P2aA!C ?!P*_? ? D" P!P%P%2}2!?!D"*P} llljT%O?!D". -?!P2_C -|3!!kB P2aA!C ?!P*_? ? D" P!P%P22}2!?!D"*P} llljT%O?!D". -?!P2_C -|3!!kB P2aA!C ?!P*_? ? D" P!P%P:2}2!?!D"*P} llljT%O?!D". -?!P2_C -|3!!kB P2aA!C ?!P*_? ? D" P!P%P*2}2!?!D"*P} llljT%O?!D". -?!P2_C -|3!!kB P2aA!C ?!P*_? ? D" P!P*P22}2!?!D"*P} llljT%O?!D". -?!P2_C -|5!!kB P2aA%C ?%P*_?#? D"CG |*2}V!?%G +A#P#T%O? ?%G *?#?"?!2~B!-?%P2_C -|3!!kB P2aA!C ?!P*_? ? D" P!P%P?2}2!?!D"*P} llljT%O?!D". -?!P2_C -N!!k"kP!?!?"P)ePw b_A#G V/ <?#D" %OP!?#G |8P!S/!<-? ?!?"2U--Q ? ?!P ?"P ?"P{!eP~- U=P{!eP.bA!P}/}Et _? D"?P+_?!G o}EO=G  P!?"?#2}D!-|0!!kB P2aA&C ?&P*_? ?!?"?#?%2}2!?&D"*P} llljT%O?&D". -?&P2_C -|6!"k? P._?"2~K!? D"6@#"O?"RA%/ ?%/ ? D"2?#_?!?"y,  -? ?"?#_K"6?!?"2}"!-|4!"kB P2aA"C ?"? ?!2|>?"D"%@!?"D" @#?"P N *? ?#?!?"P*_2w!?"P2_C -})#"+k!|Y? D"*A*? D" A%S%OB P2aA(C ?(P*_@+B P2aA&C "kP ?%P!_A"R/ <?&P%_@)P!@,P%@#"OP%?"?%P!hA%?"?%V=A"?"P%W=A%rQ"}%A-Q?nQ |=%OP @".!-?-}DA"Py{{{)V%OP @".!-"O"O"k? D" A#%O? D"%?#P"hP%?"2|I.!-?"R%OP%@#."-P%?"2A-A#/ ?)P%K"%.!-?)?#K"%P @,-P*@#-?#?)_?"K" ?)?,K" ?&D"%P!S%O?&D".@"?&D"*.!-?&D"*@"? ?%K" ? ?"K"%P} lllj-@#?+?"K"%?+?#K" ?&P2_C ?(D"*P} llljT%O?(D". -?(P2_C -? D"%?*P"h_?!K" ? ?*P!_K"*? ? D".?!_K".-M!!kPnnt ? D".?!P.b_?!? D"2X=A!D"*P)eP#S%k? ?!?"?#2g&P --|1!"k? D"*A"%O? D"%@!#O?!2~V!?!P._2~V!?!P:_@!?"P!aA"/ --? P:2~R!-|>!!kP}Vut P K" Psut P K" Pqut P#2~N!Psut Psut D" A P#_K" P}Hut D" ? P"h_A Q L" ? P K"*-|0 ? ?!?"?#?%Pnnt ? D":?%P.b_?%? D">X=A D" ? D"%? D"*P)eR2}/!-K!!kPnnt ? D":?!P.b_?!? D">X=D"*A"P(eP%S%O? ?!?"P%i2^--|2 ? 2~V!? P._2~@!? D":PlllljT%O? P:_2~V!-? D"CPlllljT%O? PC_2~V!--N ? ?!?"2~<!@!? P!2~N!? ? D"*A"P!_K"*? D"%?"P"h_?!PlllljfK" -M!!k?!D"|CA#%O? ?!H!}R"K"*? ?"P!_K"%-? ?#K" ?!P~I"P}V"?"=2r!-|- ? ?!?"2~<!@!? P!2~N!? ? D"*A"P!_K"*? D"%?"P"h_?!K" -G ? P.2~R!? P._P%2~R!? P:_P*2~R!? PC_2~V!? PI_2~0!-F ? ?!Pnnt ? D":?!P.b_?!? D">X=A D" ? D"%2~,!-I ? D" P} l2X%O? P.2~R!? Qllllt L" -? P4N :? P K"*-C!!k? D" ? D"*A"a?!U%O? ?"?!P!P!2~;!--C ? P:2~R!? P._P%2~R!? P:_2~0!? P~I _2~V!-C!!k? D" ? D"*A"a?!U%O? ?"?!P*P22~;!--C!!k? D" ? D"*A"a?!U%O? ?"?!P%P%2~;!--C!!k? D" ? D"*A"a?!U%O? ?"?!P%PM2~;!--C!!k? D" ? D"*A"a?!U%O? ?"?!P%P:2~;!--=!!k? D"*A!%O? D" ?!P#h2r!--=!!k? D" A"%O? D"%?!?"b2r!--6!!kP%P}V"2AA R%O -? -6!!kP%P~I"2AA R%O -? -< ?!G >P!e%O? D" ?!D"6K" --:!!k? D" A!%O? D"%?!2r!--: P ?%? ?!?"?#G %RP 2}I!=-9 ?!G >%O? D" ?!D"6K" --+ ? Q!L# -#  -#  --~#L}%! Pllt -}#*8gb^|L]?^c[]j?ghZfhg?Zh?t/?|K|Rh?]c[g?Zh?t ?^c[]j?d|Rh?d|M?|Kd|Rc[gN?h|O]?b]c?^g?t4?|K|Rh?h|O]?^c[]j?^g?t 4fZc|N]?ghZfh?^c[]j?tA?d|Rh?d|M?fZc|N]?|Mdf?gb^|L]?d|M?b]c|Nh|O?t 2fZc|N]?]c[?^c[]j?tA?d|Rh?d|M?fZc|N]?|Mdf?gb^|L]?d|M?b]c|Nh|O?t Hf|Rgh|LH|.|/MILK|+K]|+|MZ|,|.JIL|,J|K|M|KZ|L|+J[L|/LK[L]JZ|-MKIHb^|KfZf|THZbbd|LHgf|LH|Ldbb]|Lh^dcgH|Khf]]H|PZ|QH]chf|T|*fg Hf|Rgh|LH|.|/MILK|+K]|+|MZ|,|.JIL|,J|K|M|KZ|L|+J[L|/LK[L]JZ|-MKIHb^|KfZf|TH|Ldf]Hgf|LHgb^|L]H^c[]j|*fg gf|LH|Ldci]fhH|QZgg|*fg Hf|Rgh|LH|.|/MILK|+K]|+|MZ|,|.JIL|,J|K|M|KZ|L|+J[L|/LK[L]JZ|-MKIHb^|KfZf|TH|Ldf]Hgf|LHgb^|L]H^h]f|*fg Hf|Rgh|LH|.|/MILK|+K]|+|MZ|,|.JIL|,J|K|M|KZ|L|+J[L|/LK[L]JZ|-MKIHb^|KfZf|TH|Ldf]Hgf|LHghfH|QZhh]fc|*fg gf|LH|Ldci]fhH[]hZ^b|*fg Hf|Rgh|LH|.|/MILK|+K]|+|MZ|,|.JIL|,J|K|M|KZ|L|+J[L|/LK[L]JZ|-MKIHb^|KfZf|THZbbd|LHgf|LH|Ldbb]|Lh^dcgH|Khf]]HcZi^|NZh]|*fg Hf|Rgh|LH|.|/MILK|+K]|+|MZ|,|.JIL|,J|K|M|KZ|L|+J[L|/LK[L]JZ|-MKIHb^|KfZf|THZbbd|LHgf|LH|Ldbb]|Lh^dcgH|Khf]]Hcd[]|*fg Hf|Rgh|LH|.|/MILK|+K]|+|MZ|,|.JIL|,J|K|M|KZ|L|+J[L|/LK[L]JZ|-MKIHb^|KfZf|THZbbd|LHgf|LHfZ|S|Ii]|LH|Pd[|*fg Hf|Rgh|LH|.|/MILK|+K]|+|MZ|,|.JIL|,J|K|M|KZ|L|+J[L|/LK[L]JZ|-MKIHb^|KfZf|THZbbd|LHgf|LHZbbd|L|*fg 7|P]|Pdf|T?Zbbd|LZh^dc?d|M?t/?|K|Th]g?|MZ^b][  I!2 X   y#  |-   I!2 X   )%  L   ~@!2 X   ~+!  L   }2!2 |:   |O"  |" Pont -+~T{{{c|Rbb|4 P}Snt -|9H ! !"#%&()*       !    !"#%&()*+,-./0123456789 %%%%%%%%%%%%%%%%%%%%%%%% !"# P}0}(t -}*!2 O   [    %%%%%%%%%%%%%%%%%%%%%%%%!  ! ! LMjGZ|Q^Gi]fg^dc|>]b]|Lhg?h|O]?[Zh][?i]fg^dc|*?Uhg?|Mdf|PZh?Zc[?[]|MZ|Rbh?Zf]?cdh?[d|L|R|P]ch][|*}X%2 /   ~*%2 R Ps})t -}/!#   |/N      !   !   !|2  jG^[]|P|Qdh]c|L|TGa]|T|5Zff^]g?h|O]?^[]|P|Qdh]c|L|T?a]|T?d|M?Z?c]|S?df[]f|*Uh?|LZff^]g?h|O]?^[]|P|Qdh]c|L|T?a]|T?d|M?Z?c]|S?df[]f|*  }X%2 /   ~*%2 R P~1}*t -G#   |7&2 3   |D&2 |)   m&2 |*   %       !       % P}+}+t -!% P}6}+t -!! P}A}+t -!% Ps}+t -!* P}V}+t -!* Pv}+t -!% P~1}+t -!% P~=}+t -!% P~I}+t -!! P}3},t -|H! !!!!!  !! !!!!!!!!!!!!!   ! ! !!!!!!!!!!!!!!!!!!!!!!!!!!   !!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!! P~U}-t -}B#!   !       ;%2 ?       ^h]|Pg^[|,I|,|-GILG|,L|,I|,JGI|,GI|.g|OZ|Q]]chf^]g~?l}C|LZbb|VbZ|K]b|Xh]jhNFA|Mfd|Phd|QZ|Td|Rh|@fb|L|OZc|N]g^gZh|NZ|Qg|OZf][a]|Qhc]|Sf]|Q]Zh][|P]|P|K]fg|Ld|Rch?+/,FAA|VAZhANFA^[ANFAf]|Q]Zh][ANhf|R]FAAN|VAN|VA^gANAa]|QhAFAN|VA^gANAc]|SAFAZhANA|NZ|QANAg|OZf][ANhf|R]FAh]jhAN|VA|Ld|RchANFA]chf^]gAN|F|G|X|G|X|G|X|G|XFFA|Ld|RchANFA^h]|PgAN|FFA|P]|P|K]fgAN|V|VAg|OZ|Q]ANFA|Mfd|PANFAhdANFA|QZ|Td|Rh|@fbANFA|L|OZc|N]gAN|V|Qfd[|R|Lh|Ib^gh^c|N|I]jh]c[][f][]|P|Qh^dc|I|Rfb|Ihd|I|QZ|Td|Rh    2   %   !   " P}K}0t -6" *  ) ~9*2 :   ~1+2 # P~D}0t -46#!! ~9*2 :   >,2 ( P}8}1t -=/)&"! ~Q*2 :   }H,2 "       ? P~-}1t -%6. ! P~B}1t -(! *|& ) Pz}1t -(! *D ) P}3}2t -(! *E ) Pr}2t -(! *|* ) P~#}2t -(! *H ) P~:}2t -(! *I ) P~R}2t -(! *|+ ) P},}3t -(! *|, ) P}B}3t -(! *|- ) P}V}3t -+" !+|5"! " P~1}3t -|D"!!,|6"  |VAb^c]AN|VA^c[]jANFA|Ld|P|Qb]|P]chAN l!2 5   }I   ,   |-"2 7   g   ?       !   !     * ? P~%}4t -~P"AN|4|%      *   %   #   %       %   %   &   (   H|RfbTR|?Hi|,H|Qfd[|R|Lh|9^ghg?|Qfd[|R|Lhg|*Hi|,H|Qfd[|R|LhH|Ld|Rchf^]g|9^ghg?h|O]?g|R|Q|Qdfh][?|Ld|Rchf^]g|*|B|OZh?^h?hZa]g?|K]g^[]g?^hg?|QZh|OF?Zc[?h|O]?|Kd[|T?d|M?^hg?f]g|Qdcg]|*   v-2 |2   |;X|>|?Hi|,Hdf[]f|5f]Zh]g?Zc?df[]f|*Hi|,Hdf[]fH|V^[|X|=]Z[g?dc]?df[]f|*|9^ghg?df[]fg|*|=]Z[?h|O]?df[]f?|S^h|O?TR|??Hi|,Hdf[]fH|V^[|X|*Hi|,Hdf[]fH|V^[|XHb^cag|=]Z[g?h|O]?|QZ|Td|Rh?b^cag?d|M?Zc?df[]f|* % Px}7t -Gj-2 #   |V-2 -   }%-2 1   2&2 !   %        )+&% P}2}8t -Gj-2 #   }3-2 7   }F-2 |!   %       *.2 !   !+++% P~5}8t -G2.2 %   6.2 +   | .2 3   }N&2 "   %        + !% P}:}9t -Gj-2 #   |*.2 0   |1.2 2   2&2 !   %        ++"% P~=}9t -Fj-2 #   6.2 +   |9.2 /   2&2 !   %        *+# P}6}:t -|T|D.2 |&       j-2 #   l.2 6   }2.2 B   %       %        +++?@A{{{{{##C|#{{{{{{""|%|&DE{{{{%%|-J{{{{{{""|.K{{{{{{""|QZ|T|P]ch|I|P]h|Od[A P}8};t -)0^h]|PgA P}M};t -,&|Qfd[|R|LhgA Pw};t -@*^[]|P|Qdh]c|L|T|Ia]|TA        1ghZh|RgA P~Y};t -0(|Ld|P|Qb]h][|IZhA P}5}<t -2.f][]|P|Qh^dc|I|RfbA Ps}<t -*0|QZ|Td|RhA P~(}<t -/(^g|I|Ld|P|Qb]h]A P~?}<t ---|Ld|Rchf^]gA P~X}<t -2+^c^h^Zb|IiZb|R]gA P}2}=t -00|M^cZb|IiZb|R]gA Pr}=t -1.|Qfd[|R|Lh|I|Ld|RchA P~%}=t -*/hda]cgA P~<}=t -%(^[A P~U}=t -+"|P]ggZ|N]A P}/pt -2)Z|Q|QfdiZb|IghZh]A P}Fpt -.0|LZh]|Ndf^]gA P~!pt -*,]j|Q^f|TA P~9pt -0(|Qfd[|R|Lh|I|Ld[]A P~Rpt --.db[|IghZh]A P}-}>t --+c]|S|IghZh]A P}D}>t --+h^|P]ghZ|P|QA Pt}>t -0+^g|Idf[]fZ|Kb]A P~6}>t -(.|Ld[]A P~O}>t -?%|Ld|Rchf^]g|If][]]|PZ|Kb]|I^cA9Z|Mh]fA P}A}?t -*&|K]|Mdf]A P}W}?t -)(b^|P^hA P~3}?t -(&h|T|Q]A P~L}?t -+%|LZf[|I^[A Pn}@t -,)|L|Rff]c|L|TA P}>}@t --*|5XW|;|9R|?R|6A P}T}@t -.+|;|=X|5R|>|>U|:TA P~0}@t -*,SPU|9R|6A P~I}@t -|"(|Qf^|L]|I|P|Rbh^|Qb^]fA       2|5P|=|6A P}<}At -|!%P|5|5X|@|:|?|IQP|9P|:|5RA        1R|@|=A Px}At -&#TQ|;A P~F}At -&#|@|>|6A P}!}Bt -&#|5P|6A P}9}Bt -A#[^ghf^|K|Rh^dc|I|P]h|Od[A    5|Ld|Rchf|TA P~+}Bt -,)df[]f|I^[A P~C}Bt -E*[^g|Ld|Rch|I|P|Rbh^|Qb^]fA    5[]b^i]f|T|I]|PZ^bA P}6}Ct -10|L|Rff]ch|Ihda]cA P}K}Ct -1/]|PZ^b|IZ[[f]ggA P~)}Ct -)/iZb|R]A P~@}Ct -*&iZb|R]gA Py}Ct -)(RWPU|9A P}3}Dt -/&|;P|DX|@|?|I|9U|:VA P}I}Dt -*-|>U|:T|9RA P~&}Dt -,(W|@|9|?U|;|9RA P~=}Dt -1*jGZ|Q^Gi]fg^dcA P~V}Dt -|#/jG^[]|P|Qdh]c|L|TGa]|TA      3|,I|,|-GILG|,LA P}Gqt -.,|,I|,JGI|,GI|.A P~"qt -),e|R]f|TA P~:qt -+&|O]Z[]fgA P~Sqt -()|Kd[|TA P}.}Et -p+%     #  ){{      #  ){{!     #  ){{"     #  ){{"     #  ){{#     #  ){{#     #  ){{%     #  ){{&     #  ){{(    ##  ){{)     #  +{{{    !#  )  *    !!  *! N    ###! " {    ##"M # {     #  (%!    !##  !&!{    ##  ) !*    #!  *!!|0  !!##  !(!{  !!##   )!{    ##   *!{    ##   +!{    ##   ,!{    ##   -!{    ##   .!{    ##   /!{     #  (%"     !#   0"{    !#   1"{   !!#  !&"{    !#  ) "*    !!  *!"|1    ##   *"{    ##   +"{    ##   ,"{    ##   -"{    ##   ."{    ##   /"{     #  !2#{    ##  +3#{    ##  )4#+     #  !5%{    ##  )6%,     #  )7%,     #  #8%{    ##  !9&{    ##  !:&{    ##  !;&{    ##  !<&{    ##  !=&{   !##  &>&{   !##  &>({    ##  !=({    ##  !<({    !#  (| *!    !#  !|!*{    !#  (|"*"    ##  ){ -    ##  ){!.    ##  ){".!!  ##  %B,{    !#  )|(-/    !#  )"-0    ##!  |)-{    !#  )|(./    !#  )".0   !##  !(.{   !##   ).{    ##   F.{    ##   G.{    ##   |*.{    ##   H.{    !#  (| /#    !#  "I/{    !#  (| 0%   !!#  !|+0{    !!  *|,0|:   !##  !{0{df[]fGf]e|R]ghdf[]fG|Lf]Zh][df[]fdf[]fGb^gh|Qfd[|R|Lh|Qfd[|R|LhGb^gh|Qfd[|R|LhG|R|Q[Zh]|Qfd[|R|LhGe|R]f|Tdf[]fGe|R]f|T  |6:2 /    #  |<:2 /   !% !|H:2 &   "& !|L:2 ,   #&!!|P:2 )   %  !h:2 .   & !!l:2 0   (" !}-:2 /   ))" }9:2 -   *)" }T)2 %   +("   # #     . . # P~5}Lt -7#-%   ! !     ~Y1~Y1! ! P}2}Mt -=#1.   |4 |4     t1t1! ! M ( ( P}V}Mt -%~U1~U1 P~)}Mt -=~Y1!   #=.(    ) )       ! ! P}(}Nt -.!  #|&#   1 1 P}<}Nt -#/ / Pv}Nt --#|(%     |4 |4 P}!}Ot --%# |*(   ) ) P}X}Ot -&!"!J# Py}Ot -+#L    ) ) P}-}Pt -&&   " P}A}Pt -!" P}L}Pt -+" !   #L# P~N}Pt -.!  #|2  !!! ! Ps}Qt -5#|2!   # #     % % # P~F}Qt -8!  #|3#   # - *   ~M ~Q # Pq}Rt -+#P*   # # P}T}Rt -&!   " Px}Rt -!" P~;}Rt -1" !   #U"   ) ) P~S}Rt -)!   " % P})}St -#% " P}8}St -} )( !   #V# NHHHi|,HB]c~?l}:|VbZ|K]b|X~?l}; }X)2 )   }I>2 /   }H>2 "   )   *   +   ,   -   }V>2 !   |P^[?|3?b]c   ~- 2 |J   p!  |*   Zgg]fh^dc?|MZ^b][N?^[j?|1?|5P|;P|5U|?|DZgg]fh^dc?|MZ^b][N?][|N]|*|O]^|N|Oh?|2|2?g]b|M|*|O]^|N|Oh?G?|+}E"2 |F   }P"  +   }E"2 |F   }T"  +   }E"2 |F   ~M   W   Zgg]fh^dc?|MZ^b][N?gf|L|*b]cDE?|2|2?[gh|*b]cDE}E"2 |F   |?)  &   }E"2 |F   x%  B   }E"2 |F   5&  C   Zgg]fh^dc?|MZ^b][N?][|N]|*|O]^|N|Oh?|2|2?g]b|M|*cd[]|*|O]^|N|Oh?G?|+   }E"2 |F   #%  +   U"2 |I   |C"  I   U"2 |I   8"  H   }2!2 |:   ~A-  |)   #   1   0   H*2 |,*2 P*2 |A#2 |8   E"  +   |LZ|QZ|L^h|T?di]f|Mbd|S   &#2 |;   >   &   |LZbb][?|JX|Qh^dcNN|Rc|SfZ|QDE|J?dc?Z?|J|:dc]|J?iZb|R]III|+I|,I|-IJI|.IKILIMI|/|+I|+|+|+|,|+|-|+J|+|.|+K|+L|+M|+|/|,I|,|+|,|,|,|-|,J|,|.|,K|,L|,M|,|/|-I|-|+|-|,|-|-|-J|-|.|-K|-L|-M|-|/JIJ|+J|,J|-JJJ|.JKJLJMJ|/|.I|.|+|.|,|.|-|.J|.|.|.K|.L|.M|.|/KIK|+K|,K|-KJK|.KKKLKMK|/LIL|+L|,L|-LJL|.LKLLLML|/MIM|+M|,M|-MJM|.MKMLMMM|/|/I|/|+|/|,|/|-|/J|/|.|/K|/L|/M|/|/!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!! P~:tt -|-""""""""""""""""""""""""""""""################%%%%% P}Hut -!% P}Rut -!! P~"wt -!" P~A~+t -!% P~U~+t -+4       % P}+~,t -!% P}6~,t -!! P}A~,t -!% Ps~,t -!* P}V~,t -!* Pv~,t -!% P~1~,t -!% P~=~,t -!% P~I~,t -!! P~U~/t -3!       !       . P}2~0t -!%';
var frequent = "fffffff1f13b1d507eaa000123ede5181110100010121000301110000000000b";

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

// edge.js
var createGateway2 = /* @__PURE__ */ loadedBy(loader2, createGateway);
var createReceiver2 = /* @__PURE__ */ loadedBy(loader2, createReceiver);
var receiveProductUpdate2 = /* @__PURE__ */ loadedBy(loader2, receiveProductUpdate);
export {
  EdgeError,
  createGateway2 as createGateway,
  createReceiver2 as createReceiver,
  loggable,
  nodeHandler,
  receiveProductUpdate2 as receiveProductUpdate,
  updateKey
};
