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
  constructor({ code, message, upstream, cause }) {
    super(message);
    this.code = code;
    this.cause = cause === void 0 ? void 0 : classOf(cause);
    this.upstream = upstream === void 0 ? void 0 : new URL(upstream).origin;
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
function build({ messages, byLabel }, sentence, given) {
  const meta = {};
  const text2 = filled(textOf(messages, sentence), (name) => {
    const { value, shown } = argument(messages, byLabel, name, given);
    if (value !== void 0)
      meta[name] = value;
    const label = name === "field" || name === "name" ? labelOf(messages, given.field) : void 0;
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
function expectedOf(messages, sentence, given) {
  const right = rights[sentence];
  switch (right) {
    case "types":
      return typesOf(fields[given.field]?.type);
    case "values":
      return allowed(fields[given.field], "values", given);
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
function allowed(field, list, { version }) {
  const isLater = (value) => versions.indexOf(field?.valuesSince?.[value] ?? versions[0]) > version;
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
function argument(messages, byLabel, name, given) {
  const field = fields[given.field];
  const texts = messages.fields[given.field];
  const object = objects[given.object];
  const endpoint = messages.calls?.endpoints[given.other];
  const word = words[given.other] ?? "";
  const plain2 = (text2) => ({ value: text2, shown: String(text2 ?? "") });
  const named = (wire, label2) => ({
    value: wire,
    shown: byLabel && label2 !== void 0 ? inSentence(messages, label2) : quoted(wire)
  });
  const label = (wire) => messages.labels[labelled.indexOf(wire)];
  const list = (names2 = [], last, labelOf2) => ({
    value: Object.freeze([...names2]),
    shown: joined(names2.map((wire) => named(wire, labelOf2?.(wire)).shown), last)
  });
  switch (name) {
    case "field":
      return field?.name === void 0 ? plain2(texts?.called) : named(field.name, labelOf(messages, given.field));
    case "name":
      if (field !== void 0)
        return argument(messages, byLabel, "field", given);
      return given.name === void 0 ? { value: void 0, shown: messages.unnamed } : named(given.name);
    case "type":
      return plain2(messages.types[field?.type ?? ""]);
    case "values":
    case "beside":
      return list(allowed(field, name, given), messages.or, (value) => messages.values[labelledValues.indexOf(value)]);
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
      return named(fields[object?.discriminator ?? -1]?.name, labelOf(messages, object?.discriminator));
    case "carried":
      return list(object?.carried, messages.and, label);
    case "pointer":
      return plain2(`/${escaped(given.name ?? "*")}`);
    case "near":
      return named(words[given.near]);
    case "number":
      return plain2(given.number);
    case "list":
      return named(word, label(word));
    case "header":
      return named(word);
    case "header_why":
      return plain2(messages.calls?.headers[word]);
    case "versions":
      return list(versions, messages.or);
    case "methods":
      return plain2(methodsOf(messages, given).join(` ${messages.or} `));
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
    problems: NONE,
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
  const shortfall = { pointer: pointer2, path, section, reason: reasonOf(note, entry, item, messages, conversions) };
  if (note.has_spans)
    shortfall.span = readSpan(reply);
  lists2[list].push(shortfall);
}
function reasonOf(note, entry, item, messages = english, conversions = englishConversions) {
  const { reason, field, other, version } = note;
  const key = `${reason} ${field} ${other} ${version} ${entry} ${item}`;
  if (lastReason?.key === key && lastReason.conversions === conversions)
    return lastReason.text;
  const named = (number) => quoted(fields[number]?.name);
  const why = messages.fields[field]?.why;
  const texts = { version: versions[version], entry, item, field: named(field), other: named(other), why };
  const text2 = withTexts(conversions.reasons[reason], texts);
  lastReason = { key, conversions, text: text2 };
  return text2;
}
var lastReason;
function withTexts(template, texts) {
  return filled(template, (argument2) => String(texts[argument2] ?? ""));
}

// generated/changes.js
var touched = [{ "shape": "product", "version": "2024-02-05", "added": ["approval_state", "categories", "expiry"], "removed": [] }, { "shape": "product-list", "version": "2024-02-05", "added": ["approval_state", "categories", "expiry"], "removed": [] }, { "shape": "product-query", "version": "2024-02-05", "added": ["is_orderable", "code", "countries_redeemable_in", "after", "before", "limit"], "removed": [] }, { "shape": "order", "version": "2024-02-05", "added": ["items/payout"], "removed": ["items/redemption_url"] }, { "shape": "order-list", "version": "2024-02-05", "added": ["items/payout"], "removed": ["items/redemption_url"] }];
var fillable = [{ "shape": "product", "version": "2024-02-05", "pointer": "/approval_state" }, { "shape": "product-list", "version": "2024-02-05", "pointer": "/approval_state" }];

// fatal.js
function isFatal(code) {
  return fatalCodes.includes(code);
}
function fatalAlone() {
  return Object.fromEntries(codes.filter((code) => !isFatal(code)).map((code) => [code, "off"]));
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
var NONE2 = [];
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
function readSettings(options, more = NONE2) {
  if (options === void 0)
    return DEFAULTS;
  if (kept !== void 0 && kept.more === more && holds(kept.contents, options, kept.options === options)) {
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
  if (!isPlain(options))
    return void 0;
  const contents = [];
  for (const [name, value] of Object.entries(options)) {
    contents.push(name);
    if (!isRecord(value))
      contents.push(value);
    else if (isPlain(value))
      contents.push(...Object.entries(value).flat(), END);
    else
      return void 0;
  }
  return contents;
}
function isPlain(object) {
  const prototype = Object.getPrototypeOf(object);
  const isOrdinary = prototype === Object.prototype || prototype === null;
  return isOrdinary && Object.getOwnPropertyNames(object).length === Object.keys(object).length;
}
function holds(contents, options, isSame) {
  if (!isSame && !isPlain(options))
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
    if (!isSame && !isPlain(value))
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
  if (typeof value === "string" && /^(?:\/(?:[^~/\ud800-\udfff]|~[01])*)*$/u.test(value))
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
function pick(from, names2) {
  const copy = /* @__PURE__ */ Object.create(null);
  for (const name of names2) {
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
function anyOf(names2) {
  return names2.map(quote).join(", ").replace(/, ([^,]*)$/, " or $1");
}
function otherOrType(value) {
  return typeof value === "string" ? "another string" : typeOf(value);
}
function numberOrType(value) {
  return typeof value === "number" ? String(value) : typeOf(value);
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
  if (source2.length > settings.maxBytes)
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
  if (kept2?.shape === shape && isRecord(options) && holds(kept2.contents, options, kept2.options === options)) {
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
  return Object.entries(values).flatMap(([pointer2, value]) => [pointer2, jsonOf(pointer2, value)]);
}
var LONE_SURROGATE = /[^\\](?:\\\\)*\\ud/;
function jsonOf(pointer2, value) {
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
function jsonOf2(value, maxDepth) {
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
  if (holds2(() => Symbol.iterator in value))
    throw new TypeError("pairs are not a query: pass new URLSearchParams(pairs)");
  if (holds2(() => typeof value.search === "string" && Object.keys(value).length === 0))
    throw new TypeError("a URL of this class is not a query: pass url.search");
}
function holds2(test) {
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
  if (isPlain2(value))
    return;
  const tag = tagOf(value);
  const isAdvised = Object.hasOwn(advice, tag) && !holds2(() => "toJSON" in value);
  const what = NO_DOCUMENTS.includes(tag) ? ADVISED[kind] : isAdvised && advice[tag];
  if (what)
    throw new TypeError(`${withArticle(tag)} is not a ${kind}: ${what}`);
}
function isPlain2(value) {
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

// document.js
function prepare(shape, input2, options, more) {
  const index = shapeIndex(shape);
  const settings = readSettings(options, more);
  refuseEntries(shape, settings);
  const form = formOf(input2);
  const source2 = sourceOf(shape, form, input2, settings);
  return { index, form, source: source2, length: write(source2, settings), settings };
}
function sourceOf(shape, form, input2, settings) {
  if (form !== FORM_VALUE)
    return input2;
  return isQuery(shape) ? queryOf(input2) : jsonOf2(input2, settings.maxDepth);
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

// convert.js
function convert(shape, input2, options) {
  const index = shapeIndex(shape);
  const settings = readConvertOptions(shape, options);
  const form = formOf(input2);
  const source2 = sourceOf(shape, form, input2, settings);
  if (settings.identity && form !== FORM_VALUE)
    return unchanged(source2);
  const length = write(source2, settings);
  return isRefusal(length) ? refused(shape, index, form, length, settings) : converted(shape, index, form, length, settings, input2);
}
function convertInSummary(shape, input2, options, most) {
  const index = shapeIndex(shape);
  const read = readConvertOptions(shape, options);
  const settings = { ...read, bytes: read.bytes.slice() };
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
function tagFor(version, tag) {
  const [, weak, opaque] = TAG.exec(tag) ?? [];
  return opaque === void 0 ? void 0 : `W/"${version};${weak === void 0 ? STRONG : WEAK};${opaque}"`;
}
function tagsOfService(version, header) {
  if (header === "*")
    return header;
  const tags = Array.from(header.matchAll(TAGS), ([tag]) => tagOfService(version, tag)).filter((tag) => tag !== "");
  return tags.length === 0 ? void 0 : tags.join(", ");
}
function tagOfService(version, tag) {
  const strong = `W/"${version};${STRONG};`;
  const weak = `W/"${version};${WEAK};`;
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
  return problems.filter(({ severity }) => severity === "error").slice(0, MOST_ERRORS).map(({ code, path, section, message }) => ({ code, pointer: publicPointer(path), section, detail: message }));
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
  errorAt(upstream) {
    return this.reason && new EdgeError({ code: this.refusal.code, upstream, ...this.reason });
  }
};
function detailOf({ code, sentence, version, message }, messages) {
  if (message !== void 0)
    return message;
  const words3 = messages?.gateway ?? englishGateway;
  return filled(words3[sentence ?? code], (name) => name === "version" ? version ?? "" : versions.join(` ${messages?.documents.or ?? english.or} `));
}
function removed({ message }) {
  return { code: "removed", message };
}
function notListed(version) {
  return { code: "not_listed", version };
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
function addressForClient(reference, { called, upstream, gateway }) {
  if (!URL.canParse(reference, called))
    return reference;
  if (!reference.startsWith("/") && !URL.canParse(reference))
    return reference;
  const { href } = new URL(reference, called);
  const rest = href.slice(upstream.length);
  if (!href.startsWith(upstream) || !(rest === "" || "/?#".includes(rest[0])))
    return reference;
  const path = pathOf(gateway) + rest;
  return isPath(reference) && isPath(path) ? path : gateway + rest;
}
function isPath(reference) {
  return reference.startsWith("/") && !reference.startsWith("//");
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
function headersToService(given, { versioned, answer, version }, { upstreamVersion, trustForwarded }) {
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
    replace(headers, "if-none-match", (tags) => tagsOfService(version, tags));
  }
  if (versioned)
    headers.set(apiVersion, upstreamVersion);
  return headers;
}
function passagesOf(headers) {
  return membersOf(headers.get(VIA)).filter((member) => member === THIS_GATEWAY).length;
}
function headersToClient(given, route, upstreamVersion, addresses) {
  const { version, versioned, varies } = route;
  const headers = endToEnd(given);
  removeWhere(headers, (name) => name.startsWith(OWN));
  headers.append(VIA, THIS_GATEWAY);
  if (FETCH_DECODES && headers.has("content-encoding"))
    remove(headers, ["content-encoding", "content-length"]);
  if (versioned && headers.get(apiVersion) === upstreamVersion)
    headers.set(apiVersion, version);
  if (varies)
    addTo(headers, "vary", apiVersion);
  for (const name of ["location", "content-location"])
    replace(headers, name, (reference) => addressForClient(reference, addresses));
  replace(headers, "link", (links) => linksForClient(links, addresses));
  return headers;
}
function forgetBytes(headers, version) {
  remove(headers, OF_BYTES);
  replace(headers, "etag", (tag) => tagFor(version, tag));
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
function isBetween(version, one, other) {
  const at2 = versions.indexOf(version);
  const [first, last] = [versions.indexOf(one), versions.indexOf(other)];
  return at2 > Math.min(first, last) && at2 <= Math.max(first, last);
}

// edge/overlooked.js
var ENTRIES_MISSED = "its entries were not found, so they were not converted: set the option `entries`, or return them unwrapped from your own call of the service";
var WRAPPED = "node";
function isOverlooked(shape, bytes, output, { from, to, entries, fill }) {
  if (fill === void 0 && !areSame(bytes, output))
    return false;
  const document = JSON.parse(new TextDecoder().decode(output));
  const isList = lists.includes(shape);
  if (isList && entries === void 0 && isMissed(document))
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
    const kept3 = members.slice(0, fitting(members));
    return [...kept3, `more;count=${members.length - kept3.length + this.#more}`].join(", ");
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
  const { upstream, upstreamVersion } = settings;
  const addresses = { called: call2.url, upstream, gateway: route.base };
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
async function bytesOf(response, { limits }, { signal }) {
  refuseEncoded(response);
  const { headers, body } = response;
  const declared = headers.has("content-encoding") ? void 0 : declaredLength(headers.get("content-length"));
  const { bytes, failure } = await readBody(body, { most: limits.bytes, declared, signal });
  if (failure !== void 0)
    throw unreadable(failure === "too_large" ? `it has more than ${limits.bytes} bytes` : "it ended early");
  return bytes;
}
function converted2(bytes, { answer: shape, version }, settings, answer) {
  const { upstreamVersion, onPayoutLoss, payoutUrl } = settings;
  if (shape === void 0)
    return bytes;
  const options = settings.conversion(shape, upstreamVersion, version);
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
function passing(response, headers, { timeout }) {
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
  return relayed(body, { length: declaredLength(headers.get("content-length")), idle: timeout });
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
var BASE_URL = ["baseUrl"];
var MESSAGES = /* @__PURE__ */ Object.freeze({ ...english, calls: englishCalls });
function validateCall(call2, options) {
  const { method, url, headers, body } = partsOf(call2);
  const settings = readSettings(options, BASE_URL);
  refuseEntries("call", settings);
  const head = headOf([methodOf(method), urlOf(url), baseUrlOf(own(options, "baseUrl")), ...pairsOf(headers)]);
  const form = formOfBody(body);
  const behind = { ...settings, bytes: joined2(settings.bytes, head) };
  const length = form === FORM_NO_BODY ? write("", behind) : write(sourceOf2(form, body, settings), behind);
  if (!isRefusal(length))
    return report(form, length, settings, head, ABSENT);
  writeSettings(behind);
  return report(form, 0, settings, head, codeIndex(length));
}
function listedEndpoint(method, url, baseUrl) {
  const head = headOf([methodOf(method), urlOf(url), baseUrl]);
  writeSettings({ ...readSettings(void 0), bytes: head });
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
function sourceOf2(form, body, settings) {
  return form === FORM_VALUE ? jsonOf2(body, settings.maxDepth) : body;
}
function joined2(a, b) {
  const bytes = new Uint8Array(a.length + b.length);
  bytes.set(a);
  bytes.set(b, a.length);
  return bytes;
}

// convert_call.js
function convertListed(given, endpoint, options) {
  const { to, messages } = options;
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
  const gone = { pointer: "", path: [], section: endpoint.section, reason: unlistedIn(to, messages) };
  const losses = isGone ? [gone, ...parts.losses] : parts.losses;
  return { ok: true, call: converted4, losses, gaps: parts.gaps, problems: [] };
}
function unlistedIn(version, messages) {
  return filled((messages?.conversions ?? englishConversions).unlisted, () => version);
}
function refusal2(problems) {
  return { ok: false, call: void 0, losses: [], gaps: [], problems };
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
    const converted4 = this.#collect("/query", convert(shape, query, this.#options), before);
    if (converted4 === void 0 || converted4 === query)
      return url;
    return before + (converted4 === "?" ? "" : converted4) + fragment;
  }
  body(shape, body) {
    if (shape === void 0 || body === void 0 || body === null)
      return body;
    return this.#collect("/body", convert(shape, body, this.#options));
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
function addressOf(upstream, path, search) {
  const { href, origin, pathname } = new URL(upstream + path + search);
  if (origin + pathname !== upstream + path)
    throw new Refused(NOT_FOUND);
  return href;
}
function converted3({ version, method, search, endpoint, query }, settings) {
  if (!query || endpoint === void 0)
    return { search, losses: [], gaps: [] };
  const { upstreamVersion, onLoss, onQueryLoss, messages } = settings;
  const conversion = convertListed({ method, url: search }, endpoint, {
    from: version,
    to: upstreamVersion,
    messages: messages?.documents
  });
  if (!conversion.ok)
    throw new Refused(ofCall(conversion.problems));
  const { call: call2, losses, gaps } = conversion;
  const refused3 = losses.filter((loss) => (changesQuery(loss) ? onQueryLoss : onLoss) === "error");
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
  return path.replace(ENCODED, (encoded2) => {
    const character = String.fromCharCode(Number.parseInt(encoded2.slice(1), 16));
    return UNRESERVED.test(character) ? character : encoded2;
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
function readMount(given) {
  const value = hrefOf(given);
  const isPath2 = typeof value === "string" && value.startsWith("/");
  const address2 = isPath2 ? SOMEWHERE + value : value;
  if (typeof address2 !== "string" || !isBaseAddress(address2))
    throw new TypeError("baseUrl must be a URL or a path, such as 'https://example.com/shop' or '/shop', without credentials or a query");
  const url = new URL(address2);
  return { url: isPath2 ? void 0 : url, path: withoutSlash(plain(url.pathname)) };
}
function placeOf(mount, url) {
  const { protocol, host, pathname, search } = url;
  if (!isHttp(protocol) || !pathname.startsWith("/") || !isUnambiguous(pathname))
    return void 0;
  const path = plain(pathname);
  if (mount?.url !== void 0 && mount.url.host !== host)
    return void 0;
  if (mount !== void 0 && !path.startsWith(`${mount.path}/`))
    return void 0;
  const start2 = mount === void 0 ? Math.max(path.indexOf(pathRoot), 0) : mount.path.length;
  const { origin } = mount?.url ?? url;
  return { base: origin + path.slice(0, start2), path: path.slice(start2), search };
}
function isHttp(protocol) {
  return protocol === "http:" || protocol === "https:";
}

// edge/options.js
var LOWEST = 400;
var HIGHEST = 599;
function readStatuses(value, defaults) {
  if (value === void 0)
    return defaults;
  const given = Object.entries(record("statuses", value, Object.keys(defaults)));
  const chosen = given.filter(([, status]) => status !== void 0).map(readStatus);
  return { ...defaults, ...Object.fromEntries(chosen) };
}
function readStatus([code, value]) {
  if (isWholeNumber(value) && value >= LOWEST && value <= HIGHEST)
    return [code, value];
  throw new TypeError(`statuses.${code} must be a whole number from ${LOWEST} to ${HIGHEST}, not ${numberOrType(value)}`);
}
function readTimeout(value, byDefault) {
  if (value === void 0)
    return byDefault;
  if (isWholeNumber(value) && value > 0 && value <= Deadline.LONGEST)
    return value;
  throw new TypeError(`timeout must be a whole number of milliseconds from 1 to ${Deadline.LONGEST}, not ${numberOrType(value)}`);
}
function checkHook(name, value) {
  if (value === void 0 || typeof value === "function")
    return;
  throw new TypeError(`${name} must be a function, not ${typeOf(value)}`);
}
function isWholeNumber(value) {
  return Number.isInteger(value);
}

// edge/words.js
function readEdgeMessages(value) {
  if (value === void 0)
    return void 0;
  if (isRecord(value) && isRecord(own(value, "receiver")) && isRecord(own(value, "gateway")))
    return value;
  throw new TypeError(`messages must be a language of the edge, such as deEdge from 'order-contract/messages/de', not ${languageOrType(value)}`);
}

// edge/gateway_options.js
var NAMES3 = [
  "upstream",
  "clientVersion",
  "upstreamVersion",
  "baseUrl",
  "fetch",
  "payoutUrl",
  "fill",
  "entries",
  "onLoss",
  "onQueryLoss",
  "onPayoutLoss",
  "unknownVersion",
  "outside",
  "unlisted",
  "trustForwarded",
  "limits",
  "messages",
  "timeout",
  "onError",
  "onShortfall",
  "statuses"
];
var UNKNOWN_VERSION2 = ["reject", "client"];
var PASSAGE = ["reject", "pass"];
var PAYOUT_URL = "/url";
var LONGEST_EXCHANGE = 3e4;
var BAD_UPSTREAM = "upstream must be the base URL of the service, such as 'https://api.example.com', without credentials or a query";
function readGatewayOptions(options) {
  const given = record("options", options, NAMES3);
  checkHook("fetch", given.fetch);
  checkHook("onError", given.onError);
  checkHook("onShortfall", given.onShortfall);
  const limits = readLimits(given.limits);
  const messages = readEdgeMessages(given.messages);
  return {
    upstream: readUpstream(given.upstream),
    clientVersion: versionOf("clientVersion", given.clientVersion),
    upstreamVersion: versionOf("upstreamVersion", given.upstreamVersion),
    trustForwarded: readTrust(given.trustForwarded),
    mount: given.baseUrl === void 0 ? void 0 : readMount(given.baseUrl),
    fetch: given.fetch ?? ((url, init) => fetch(url, init)),
    timeout: readTimeout(given.timeout, LONGEST_EXCHANGE),
    // Hooks may use `this`. Not `fetch`: the global one refuses any other.
    onError: given.onError?.bind(options),
    onShortfall: given.onShortfall?.bind(options),
    statuses: readStatuses(given.statuses, STATUSES),
    unknownVersion: choice("unknownVersion", given.unknownVersion, UNKNOWN_VERSION2, "reject"),
    outside: choice("outside", given.outside, PASSAGE, "reject"),
    unlisted: choice("unlisted", given.unlisted, PASSAGE, "pass"),
    onLoss: choice("onLoss", given.onLoss, ON_LOSS, "report"),
    onQueryLoss: choice("onQueryLoss", given.onQueryLoss, ON_LOSS, "error"),
    onPayoutLoss: choice("onPayoutLoss", given.onPayoutLoss, ON_LOSS, "error"),
    payoutUrl: given.payoutUrl ?? PAYOUT_URL,
    messages,
    limits,
    conversion: readConversion2(given, limits, messages?.documents)
  };
}
function choice(name, value, known, byDefault) {
  return value === void 0 ? byDefault : oneOf(name, value, known);
}
function readTrust(value) {
  if (value === void 0 || typeof value === "boolean")
    return value === true;
  throw new TypeError(`trustForwarded must be true or false, not ${typeOf(value)}`);
}
function readUpstream(value) {
  const url = hrefOf(value);
  if (typeof url !== "string" || !isBaseAddress(url))
    throw new TypeError(BAD_UPSTREAM);
  const { origin, pathname } = new URL(url);
  const base = origin + pathname.replace(/\/$/, "");
  if (`${base}/`.endsWith(pathRoot))
    throw new TypeError(`upstream must not include ${pathRoot}, as the path of each call begins with it: leave it out`);
  return base;
}
function readConversion2(options, limits, messages) {
  const { payoutUrl, onLoss } = options;
  if (payoutUrl !== void 0)
    pointer("payoutUrl", payoutUrl);
  const entriesOf = readEntries(options.entries);
  const values = readFill(options.fill);
  return (shape, from, to) => {
    const gaps = pointersOf(shape, from, to);
    const filled2 = values.filter(([gap]) => gaps.includes(gap));
    const common = { from, to, payoutUrl, entries: entriesOf(shape), onLoss, limits, messages };
    return filled2.length === 0 ? common : { ...common, fill: Object.fromEntries(filled2) };
  };
}
function readEntries(entries) {
  if (typeof entries !== "object") {
    if (entries !== void 0)
      pointer("entries", entries);
    return (shape) => lists.includes(shape) ? entries : void 0;
  }
  const given = record("entries", entries, lists);
  for (const [shape, at2] of Object.entries(given))
    if (at2 !== void 0)
      pointer(`entries['${shape}']`, at2);
  return (shape) => given[shape];
}
function readFill(fill) {
  fillTexts(fill, fillableAnywhere());
  const given = Object.entries(fill ?? {}).filter(([, value]) => value !== void 0);
  return given.map(([gap, value]) => [gap, JSON.parse(JSON.stringify(value))]);
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
function keepAlive(platform, hook) {
  waitFor(platform, (async () => hook())().catch(() => {
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
var PARTS = ["query", "response"];
var UNKNOWN = "unknown";
function routeOf(request, settings) {
  const place = placeOf(settings.mount, new URL(request.url));
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
  const version = versionFor(request.headers, endpoint, settings);
  const { base, search } = place;
  return {
    version,
    method,
    path,
    search,
    base,
    endpoint,
    ...differences({ method, path, endpoint, version }, settings)
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
  return others.length > 0 ? UNKNOWN : versions.find((version) => version === named) ?? UNKNOWN;
}
function differences(call2, settings) {
  const { version } = call2;
  const { upstreamVersion } = settings;
  const listed = listedTo(call2, settings);
  if (listed === void 0)
    return { versioned: false, query: false, answer: void 0, varies: false };
  const { query, response } = pick(listed, PARTS);
  const differing = (shape) => shape !== void 0 && differs(shape, version, upstreamVersion);
  return {
    versioned: listed.versioned === true,
    query: differing(query),
    answer: differing(response) ? response : void 0,
    varies: response !== void 0 && versions.some((other) => differs(response, other, upstreamVersion))
  };
}
function listedTo({ method, path, endpoint, version }, { upstreamVersion, messages }) {
  if (endpoint === void 0)
    return void 0;
  if (endpoint.versions.includes(version)) {
    if (!endpoint.versions.includes(upstreamVersion))
      throw new Refused(notListed(upstreamVersion));
    return endpoint;
  }
  const { problems } = validateCall({ method, url: path }, { version, messages: messages?.documents, baseUrl: "" });
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
    const call2 = (hook) => keepAlive(platform, hook);
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
function outOfTime(cause, { passed }, { timeout }) {
  if (!passed)
    return new Refused(UNREACHABLE);
  return new Refused(TIMEOUT, {
    message: `the exchange took too long: the option timeout gives it ${timeout} ms`,
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
function refusalOf(error, request, { onError, statuses, messages, upstream }, call2) {
  const refused3 = error instanceof Refused ? error : new Refused(FAILED, reasonOf2(error));
  const { refusal: refusal3 } = refused3;
  const told = refused3.errorAt(upstream);
  if (told !== void 0 && onError !== void 0)
    call2(() => onError(told, request));
  return rejected(statuses[refusal3.code], detailOf(refusal3, messages), refusal3);
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
  const { valid, shape, version, truncated } = report2;
  if (typeof valid !== "boolean")
    throw notReport("loggable", typeOf(report2));
  return {
    valid,
    shape,
    version,
    problems: problems.map(({ code, severity, basis, section, path }) => {
      return { code, severity, basis, section, pointer: publicPointer(path) };
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

// edge/enforced.js
var enforced = false;
function isLengthEnforced() {
  return enforced;
}

// edge/hook_error.js
var HookError = class _HookError extends EdgeError {
  /** `'TimeoutError'` if the hook took too long; it may still succeed. */
  name;
  /** The hook that failed. */
  hook;
  constructor(name, hook, code, message, thrown) {
    super({ code, message, cause: thrown });
    this.name = name;
    this.hook = hook;
    Object.defineProperty(this, "thrown", { value: thrown });
  }
  /** @internal */
  static ofThrown(hook, code, thrown) {
    return new _HookError("HookError", hook, code, `${hook} has thrown ${classOf(thrown)}`, thrown);
  }
  /** @internal */
  static ofTimeout(hook, code, timeout) {
    const message = `${hook} took too long: the option timeout gives a delivery ${timeout} ms`;
    return new _HookError("TimeoutError", hook, code, message);
  }
  /** The failure of `release` after that of `handle`. @internal */
  static ofBoth(handle, release) {
    const thrown = new AggregateError([handle.thrown ?? handle, release.thrown ?? release], "handle and release failed");
    return new _HookError("HookError", "release", "failed", `${handle.message}, and ${release.message}`, thrown);
  }
};

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
var ON_VERIFY_ERROR = ["failed", "unverified"];
var OF_DOCUMENT = ["version", "level", "severity", "limits"];
var HOOKS = ["verify", "isDuplicate", "claim", "release", "handle"];
var FUNCTIONS = [...HOOKS, "onLateError"];
var NAMES4 = [
  ...OF_DOCUMENT,
  ...FUNCTIONS,
  "messages",
  "timeout",
  "onVerifyError",
  "statuses"
];
var TIMEOUT2 = 1e4;
function readReceiverOptions(options) {
  const given = options === void 0 ? {} : record("options", options, NAMES4);
  const messages = readEdgeMessages(given.messages);
  const ofDocument = documentOptions(given, messages?.documents);
  return {
    hooks: readHooks(given, options),
    onVerifyError: given.onVerifyError === void 0 ? "failed" : oneOf("onVerifyError", given.onVerifyError, ON_VERIFY_ERROR),
    mostBytes: readSettings(ofDocument).maxBytes,
    timeout: readTimeout(given.timeout, TIMEOUT2),
    statuses: readStatuses(given.statuses, STATUSES2),
    words: messages?.receiver ?? englishReceiver,
    ofDocument
  };
}
function readHooks(given, options) {
  for (const name of FUNCTIONS)
    checkHook(name, given[name]);
  const { claim, release, handle } = given;
  if (claim !== void 0 && (release === void 0 || handle === void 0))
    throw new TypeError("the option claim needs the options release and handle: pass them too");
  if (release !== void 0 && claim === void 0)
    throw new TypeError("the option release needs the option claim: pass it too");
  const there = FUNCTIONS.filter((name) => given[name] !== void 0);
  const hooks = there.map((name) => [name, given[name].bind(options)]);
  return Object.assign(/* @__PURE__ */ Object.create(null), Object.fromEntries(hooks));
}
function documentOptions(given, messages) {
  const some = OF_DOCUMENT.filter((name) => given[name] !== void 0);
  if (some.length === 0 && messages === void 0)
    return void 0;
  const options = { ...Object.fromEntries(some.map((name) => [name, given[name]])), messages };
  readSettings(options);
  return copyOptions(options);
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
  has(hook) {
    return this.#settings.hooks[hook] !== void 0;
  }
  /** Resolves to the hook's result. Rejects with a `HookError` if it throws or takes too long. */
  call(hook, ...given) {
    return this.#inTime(hook, this.#begin(hook, ...given));
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
      throw HookError.ofBoth(failure, this.#deadline.passed ? this.#timeoutOf("release") : error);
    }
  }
  /** Applies the time limit to a hook. When the time is over, the platform waits for it. */
  async #inTime(hook, running) {
    try {
      return await this.#deadline.race(running);
    } catch (error) {
      if (!this.#deadline.passed)
        throw error;
      waitFor(this.#platform, running);
      throw this.#timeoutOf(hook);
    }
  }
  /** Calls a hook. `async`, because `then` of a lazy thenable may be called only once. */
  async #begin(hook, ...given) {
    try {
      const result = await this.#settings.hooks[hook]?.(...[...given, this.#deliveryFor(hook)]);
      if (hook === "claim")
        checkClaim(result);
      return result;
    } catch (thrown) {
      const error = HookError.ofThrown(hook, this.#codeFor(hook), thrown);
      if (this.#deadline.passed)
        await this.#reportLate(error);
      throw error;
    }
  }
  /** `release` has no signal, because it continues after the time limit. */
  #deliveryFor(hook) {
    this.#id ??= crypto.randomUUID();
    return hook === "release" ? { id: this.#id } : { id: this.#id, signal: this.#deadline.signal };
  }
  async #reportLate(error) {
    try {
      const given = [error, error.hook, { id: this.#id, bytes: this.#bytes }];
      await this.#settings.hooks.onLateError?.(...given);
    } catch {
    }
  }
  #timeoutOf(hook) {
    return HookError.ofTimeout(hook, this.#codeFor(hook), this.#settings.timeout);
  }
  #codeFor(hook) {
    return hook === "verify" ? this.#settings.onVerifyError : "failed";
  }
};
function checkClaim(claim) {
  if (CLAIMS.includes(claim))
    return;
  throw new TypeError(`claim must return 'new', 'done' or 'busy', not ${otherOrType(claim)}`);
}

// edge/truncated_report.js
var MANY = 1e3;
function isReadable(report2, bytes, options) {
  const limits = { ...options?.limits, findings: 1 };
  const { problems } = report2.truncated ? validate("product-update", bytes, { ...options, severity: fatalAlone(), limits }) : report2;
  return !problems.some(({ code }) => isFatal(code));
}
function problemsWithErrors({ problems, truncated }, bytes, options) {
  if (!truncated || problems.some(({ severity }) => severity === "error"))
    return problems;
  const limits = { ...options?.limits, findings: MANY };
  return validate("product-update", bytes, { ...options, severity: errorsAlone(options?.severity), limits }).problems;
}
function errorsAlone(severities2 = {}) {
  const chosen = Object.entries(severities2).filter(([, severity]) => severity !== void 0);
  return Object.fromEntries(chosen.map(([code, severity]) => [code, severity === "error" ? severity : "off"]));
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
  const parsed = parse("product-update", bytes, settings.ofDocument);
  const { report: report2 } = parsed;
  known.report = report2;
  if (!parsed.ok)
    return refused2(ofInvalid(report2, bytes, settings), settings);
  const update = parsed.value;
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
function refused2(rejection, { statuses, words: words3 }) {
  const { code } = rejection;
  return { response: rejected(statuses[code], words3[code], rejection), code, duplicate: false };
}
function received(duplicate) {
  return { response: new Response(null), code: "received", duplicate };
}
function ofInvalid(report2, bytes, { ofDocument }) {
  return ofProblems(problemsWithErrors(report2, bytes, ofDocument), isReadable(report2, bytes, ofDocument));
}
function refusalOfHead({ method, headers }, declared, { mostBytes }) {
  if (method !== "POST")
    return METHOD;
  const type = mediaTypeOf(headers.get("content-type"));
  if (type?.essence !== "application/json" || !isUtf8(type))
    return CONTENT_TYPE;
  if (!isIdentity(headers.get("content-encoding")))
    return CONTENT_ENCODING;
  if ((declared ?? 0) > mostBytes)
    return TOO_LARGE;
  return void 0;
}
var SMALL = 65536;
async function bodyOf2(request, declared, { mostBytes: most }, deadline) {
  if (declared === void 0 || declared > SMALL || !isLengthEnforced() || request.arrayBuffer === void 0)
    return readBody(request.body, { most, declared, signal: deadline.signal });
  try {
    return await deadline.race(wholeBody(request.arrayBuffer(), { most, declared }));
  } catch {
    return { failure: "aborted" };
  }
}

// edge/update_key.js
async function updateKey(update) {
  refuseOthers2(update);
  const { product_code, timestamp, old_state, new_state } = update;
  const text2 = JSON.stringify([product_code, timestamp, old_state ?? null, new_state], inOrder);
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text2));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
function refuseOthers2(update) {
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
var text = ' Zh|O!   !}6!6|J#kkk |J"kk |J%kkkk |J&kkkkk |J!k |J%kkkk!k|J#kkk!k|J"kk!k|J(kkkkkk |J&kkkkk!k|J!k!k|J  |J)kkkkkkk |J !k|J*kkkkkkkk |J*kkkkkk|Wk!k|J)kkkkkkk!k|J&kkkk|Y |J,kkkkkkkkkk |J"|Yk "N!8|*Heg]^g|I[edigZ[i|I|K|M|*ah|"|I|I|R|K_d]|M^d|I_d_i|I^|Si^gdg^|L|IiZ|Kc^ -#l"~Y!1 **"&** &(-.  "&!####++#+&."2"&() #* *%! "!(# ""&"&)(#*)"0*"&# 3 ! %, )(())"""### *# +##(#!! &" () "  4 &&!("#%&!&  #,#)"#"   "!!)# !&( !)#( ,"0 &*,""+!)!!( """!&!",.!  !#!+! ! ! ")#!#%" /) !! )" !5 "( "%"( ""%%%%%%%"%("#(!!&%-#!%   %!%!%!!!!%!//!%+!!-)%+"|P!00e }#*&#! 3(;#k!Pllr -k Px~1r -k P}A~2r -)~@!1(|O^|Oeg|T" -[|N^[b|I|KZi[|N =)[edj^gi ?/[edj^gi|I|KZi[|N !0]^i^[i|Ij^gh_ed b-^d]|Pe_di|Ie|L S*_h|IjZc_] }1!(g^|L|Qh^ a)g^h^gj^ }C!*jZc_]Zi^ f/jZc_]Zi^|I[Zcc <1|I|IZ|Kegi|I|NZd]c^g#!7|I|I_dhiZd[^|Ii^g|O_dZi^]#"7|I|I|R|K_d]|M^d|I^|Si^gdg^|Lh!!2|I|I|R|K_d]|M^d|IhiZgi  +|!! P!-/|GYs!~(!~U!~X!y!y!y!y!y!z!~Y!."}&!,}H~7*~Y!~SP#|+k%|Y!|VB P~M#bA*C Plsr Plsr G  A+P!?+=N  ?+%O#OPlsr G  A+/ Plsr ?+P!?+=N  ?+/ --? P*W%O? G }XmO@3-?*P?aP!P!?!P?aA1P~?~1r D" a?"Pw~1r D" A ?1bA+P ? ?+X=VA+=? ?1U=P ?"?+=P 22?*Px aP~?~1r D" Pw~1r D" ?"?1aA ?#2n!P @+P~?~1r D" @,?*D"|NA/Pllll|ST%O?*D"|PP#i@+-?*Px!aP ?&?&Pw~1r D" A#? ?+a?%P.caA-bA P ? ?#W=VA.=A P!P!2}=!?*D"~I!@B"O"O?*D"x!P!T%O?*D"~M!@|"? R%OP @&."-? R/!?|"P!P!?,?-a?.=?#?-U=? y,  .!-.!-?*Px!a?%P%P.2}=!?*D"~I!@C"O"O"O?*D"x!P!T%O?*D"~M!@;?%%OP|J?"?+a?!aA#b@-?%@,P @+#OP~?~1r D" @ "kP Pw~1r D" A"?#?+aA.P?aU/ <P ?"?-aP%U/ <? ?#a?+aP?aD  -@0?*P:a? ?"?.PCa2}W!?*D":@ ?*D">@"?+?;aA.?0K" ?.P*aP ?"? b?"?&V? ?"VgA"=K" ?.P%aP!? ?|"a?"=K" ?-P.b@-?+P.a@+?,P!bA,/ --Pw~1r D" @&P~?~1r D" @,"O?!P|IV/ ?&?1U/ ?!?,aA z.                z- 2? z.                z-  -?)P T@|#?*D"|P@0?*D"c@22.?*P}Isr K"~Q!?*P}=sr K"~M!?*P"K"~I!?*P~M!a@#P @"P @+#O?#?+P"iaD" A D" Plll"V%O? 2~V!? Qllll2L" -? P K"*P!@+?"P!fP!@"R/ -Prsr P K" Pvsr D" @"Pvsr P K" P~7sr D" @-P~7sr P K" ?"R/#P~3sr D" @ ?-R/!P @##O"O?#%O?"@+?#@".!-P @+? %O#O?"D"}X"@"? P!bA / --P @ -"O?"H!}V"? V%O? @..!-#O"O?*Px!a?"?+2~F!?*D"x!A"R/ ?*D"~I!@+?*D"~M!A.?"H!}V"X/!."-- -"k?+R%O?"@#?.P!a.!-?"?.P"iaPr"a@ #O? D" A#P}X"a@ ?+P!bA+/ -P -@ ?"?.P6caPw a2~V!P @"?-P!bA-/ -."-.#-? R%O?"@#.!-?"@##O?#D"}X"@#? P!bA / --?*Px!a?#P 2~F!#O?*D"x!A R/!?*Px!a? ?*D"~I!2~F!. - -?/Pllll|SS@"?&?1U@ P~;sr Q L" Pwsr P K" ?*P~Q a?3?*G |J?*G Z2|+?*D"|S@<"k"O"O?*D"|WA|%R/ ?|%P!T/ ?3P)U/!-?*P"N }S!P .!-?*Px!a?3?*P?a?<D" ?<G %P 2M?*?*E"}6"L#}L!?*?*z "m"z-#}=!?*?*z "~U!z-#o!?*?*z "x!z-#l!P ?*G }S!P"S/ <Pxsr ?*Pl!aA#24?#-@|&P ?2?"=@"P ?1? =@6P!?,? =@7?3P(V@ P}L~)r ?)RN  Pi@+#O?+P~;~(r aA#D" @&?#?+P}Isr aA#D" K" ?#?&K" ?+P%aA+/ -P}I~)r ?|#N  P~Q~(r P N  ?*? N v!?*P K"u!?*?"K"~%!?*?"?0P#iaK"t!?*D"|?@ ?*?6K"}X!?*?!K"r!?*?7K"}T!?*D"|C@G?*G |K@|*?*P~3!a?*P}T!a2E?*D"~3!P!S%O?(y)@|1P*P+?/Pllll|SSA"=@=P~7}3r P~?}3r ?"=@HPl~+}Q~K!? ? Pl~+}Q~K!X=@DP!?7?!?6VA =@EP ?!? =@??;?%P.ca@|(?*P}L#a@I?*P~U"a@|)?*Py!a@|+?3P(V@|,?;@1#OP~;sr D" @ "O"k"k"O?>R%O?1?|(T/!P!@>?|(@1P .#-?F%O?F@-?1."-P!@>P ."-?1A-P.a-@1? ?-D" S%OP @>."-P!@>?--@FP @--?*D"w!@,?*D"~?!@0?*D"~;!A/?*D"~7!A.U@2?/?.b@#"O"k"O"O"O?*D"~%!/ "OP ?#?2?/P ?*D"r!A ? ?*D"}X!VA =VgA"=A4R/ P!P!?*D"}T!? =?.a?"=A @+?#@"#O?+G  P+bA%P9WP P!?%iP}9ll%f=R%O? ?#aP!b@ P @+#O"O? ?+aG  P+bA%P9V/ P!?%iP}9ll%fR/ ?"?+P!bA+a/!.%--?"?+aR/".#-?+P!a@+?"P!bA"/ --?-RA ?4?DWfR%O? /".#-P~?sr P~?sr D" P!aK" Pv~(r P ?,?0b?,?0U?,?6VgA#=A 2~K!P~7~(r D" @""O? RA%/ ?%/ P~3~(r D" ?"aP!?0?7a?#=? y,  -P~7~(r ? ?"aK" .%-?-/!-P .!-?-D"*@4?-D"%-@ P~7~(r D" @%"O"O"O"O"O"O"O"O?|&R/ P~;~&r P K" Px~&r P K" ?#?DV/ Pxsr ?3?*P?a? ?42:R/ P @5P~U~&r z # @|2P~U~&r Qllllr L# Po~(r D" @"Po~(r P4N  Pl~(r P K" ?*?"K"}L#?*Pm~(r E# L#}E#?*?|2z-#}6#?*?!K"~M!?*?6K"~I!?*?7K"x!?*P}A"aA"?*P}6#a?*Px!a?.?/?G2%?*D"}L"A&Pmmr ?*D"}P"A+=D"%Px~(r ?0K" P}A~)r Q L" P~I~(r P K" Pw~(r P K" Pn~)r P K" Pl~)r P K" Pq~)r P N  P}6~)r P K" ?/W%O"O?+R/ ?&D"%PkS/ Pxsr ?"?|&2"-?*G }L#P4S@5-?*?*D"}L#K"l"?*?*E#}E#L#~U!?*?*z #}6#z-#x!P~U~&r P.2~R!Po~(r ?*D"l"K" Pm~(r ?*E#~U!L# P~U~&r ?*z #x!z-# Pv~(r ?E??Px~(r D" ?,2}#!Px~(r Px~(r D" A"?,?"?,V=K" "O?|*R%OP!@&.!-Pl~)r D" P%i@+Py~(r D" @"#O?+RA&/!?+P2b@+?"G 0?"P2a@"P*U/ --?5R/ ?&Px~&r D" Rf/!-P~7~(r D" ?%X%OP~7~(r ?%K" -?*P}6#aA"P!?.?Ea?2?/??VgA&=P ?#?&=P}T~)r 2}5!Pv~(r E# @|/Pv~(r Qllll2L# ?*P~7~(r D" K"~M!?*?|/L#x!P~7~(r P K" Pxsr ?3?"?*P?a? ?42*Pv~(r 2~V!P}I~)r ?|#N  P~7~(r ?*D"~M!K" Pv~(r ?*E#x!L# P~Q~(r P N  Px~&r D" R/!.(-P~I~(r D" /!.#-Pv~(r P ?.?0b?.?0U?.?6VgA&=A 2~K!P~7~(r D" @""O? RA+/ ?+/ P~3~(r D" ?"aP!?0?7a?&=? y,  -P~7~(r ? ?"aK" P}P~&r D" @&Pv~(r P}T~&r D" A 2~K!P~7~(r D" @""O? RA+/ ?+/ P~3~(r D" ?"a?&? y,  -P~7~(r ? ?"aK" Pv~(r P ?,?/b?,?/U?,?6VgA =A"2~K!P~7~(r D" @&"O?"RA+/ ?+/ P~3~(r D" ?&aP!?/?7a? =?"y,  -P @ P~7~(r ?"?&aA"K" ?%@+Px~&r D" /%.!-P~7~(r D" @"P~M~(r D" @+P!@ -P!@."O?"?+U/ ?"?+bA&P ?,?+?%b?0aA"b?,?6V?"?,VgA%=T/ P~3~(r D" ?+aP!?"?7a?%=?&2~+!P T@.-P @-Pwsr Pwsr D" ?.aK" ? R/!-P!@-P~;~&r D" R/ P~3~&r P"2~K!P~;~&r D" A P~7~&r D" aPz~W!|0  P~;~&r ? P"aK" -"O?)R/ P~;~&r D" R/ P~;sr |." @|/Prsr |." @NP}Isr ?=2~K!P}Psr D" @ ?=%OP}Lsr D" ? a?H?=y,  -P}Psr ? ?=aK" ?|1?N|X?|/|WP}Isr 2~)!P}Isr P02~K!P}Psr D" A P}Lsr D" aA"P~F}3r E  L  ?"P~L}3r E  L (P}Psr ? P0aK" P~7~&r D" @%P}Isr P~;~&r D" A 2~K!P}Psr D" @""O? RA&/ ?&/ P}Lsr D" ?"a?%? y,  -P}Psr ? ?"aK" P}Isr P"2~K!P}Psr D" A P}Lsr D" aPz6|0  P}Psr ? P"aK" -?-%OPi@+#O?+P}#~)r aA D" @"? ?+P~3~&r aA D" K" ? ?"K" ?+P%aA+/ --Pv~&r D" A,P%i@+Pu~&r D" A @"#O?+R/"?+P2b@+?"G 0?"P2a@"P#U/ -"k?-R%OP P ?#P ?/??W=?2=A5P?aA"?"Pr~)r D" VA"=@| P!P}X~)r D" ?"=.!-Pxsr 2DPv~&r D" @,Pu~&r D" @ ?!@5?6@| ?7-@@Py~&r D" @4?*Pl~(r D" AAK"~3"?*?4K"v"?*?5K"u"?*?| K"t"?*?@K"~%"?*P K"r"?*Qllllr L"}T"?*Pllll|SK"y!"O?,R/ ? ?,P%ia@|-P!?@?5?| VA"=@JP ?5?"=@|.#O"O?|%? G .A"W/ ? G 0A%P"W/ ?*P~9"a?3? ?<?"P#iaA"D" ?"G %2|@P6@-"kP ?*D"y!Pllll|SS/ <?|+@-?*Px!a?%P)W/ <P6@-P -@#P~%sr E" @|/P~%sr Qllll2L" Pusr P K" ?*?|/L#~?"?*P K"x""O"O"O"O"O?|,R%O?#R/%?#D".@&? D" @,P @"?#D"2A+0"#"!-Pmmr ?4? D"*A"P.ca?"?AX=A"D"*P)fP(T/%?*P}6#a?J?|.?"D" ?"D"%28?*D"}6#A"Pllll|SS/%?*D"}=#A&?*D"p#A#?#?&a?*P~?"a2d?"R/%?#?"2q!.%-#O?"?+P!jA.?"aA"?&?"P.caD" ?,V=@"?+?.bA+P!V/ --?"?&?"P.caD" ?,WaA"?"P Tb@+-?*?#D"2K"}E#?*?#z " z-#}6#?*Pr#a?-?+2Q?*P}6#a?*D"~%#?*D"t#?*P~?"a2|2.!-?*?AK"}E#?*?4K"}A#?*?5K"}=#?*?| K"p#?*?@K"}6#?*Pr#a?*P}T"a? D"*2Q?*P}6#a?*D"~%#?*D"t#?*P~?"a2|2-"O? G 0P#bP{!fP%V/ ? G /P{!S/ Pmmr ?4? D"*A"P.ca?"?AX=D"*P)fP(S/ ?*G ~="A"P ?"P~/ U=P.cG }3}FOA"P ?"P|3U=P;cA"G }4}:OA#?"P~Ypr aA"?"?#a?*P~?"a2d-?|)?*E#~?"A|/L# ?|)?*D"x"A"K"*?*?|/L#m#?*?"K"o#?*?*D ~9"K"~M"?*?*H ~="|0!~Q"?*?%N ~S"P~7sr D" @#"O"O"k"O"kPvsr D" A"R%O?*D"y"@+?*D"~U"@"?*E#~M"@|0?*D"l#.!-?*P}6#a?"P~3sr D" ?*P~M"a2N?*D"}6#R%O?*D"p#?*D"}A#P#iaA"?"D"%P!aK"%P~%sr 2~V!Pusr ?*D"o#K" P~%sr ?*E#m#L" .(-?*D"~U"@"?*E#~M"@|0?*E"y"A|/}D@+Pvsr D" A%/!?|/Q?m}D-@%?+q?%qQ?}&}#@|/P .!-?*Pr#a?%P~3sr D" ?*P~M"a2N?*D"r#R%O?*D"u#@.?*E"~%#@|/?"R/"?+?"2q!."-?*E"t#@N?*D"~%#-@+Pvsr @.?"Pllll|ST/!-?|/}D?.P#iaA"P!K"%?"?#K" .!-?*?+K"}L#?*Pvsr K"}I#?*?|/L"}A#?*?"K"}=#?*?|0L#}6#?*?NL"}P#"O"O"O"O"O"O"O"O"O?+%O?+H!}V"P-X%O?NQ?m}D@%?*P~;#a@8?*P~?#a@9P%@""O?NQllllv |?/ "O"O?%A"P&b0""! -?%P)b@%?*P~3#a@8?*P~7#a@9P(@".!-P @%?*P~3#a@8?*P~7#a@9P&@"-2~S!A,P K"|C?,?+H!}V"?"PkhaA.|0!}V"?.P.X/"?+P~; aA0?"P6caA&E".@|/?&D"*@:?&E" @|0?+?"P#iaA-D" @&?-D"%@-?"P!a@/?.P6cA2%O?,P~; a?0?/P6ca?2y,  -?.P#iA.%O?,?+?/P#ia?.y,  -?+?"|0!}V"?*P K"~3#?*?N}DA.K"~;#?*?+K"~?#?*?,K"~7#?*?%K"~I#?*?8D" K"x#?*?9D" K"w#?*Pr#a?*Pw#a?*P}6#a?#2|W?:Pllll|SS/*?+D"|CA"R%OP @#.*-?.P!a@.P @#?-@/?&@0?,@2#O?+H!}T"@+?*?|/L"u#?*?:K"t#?*?|0L#r#?.P!b?#T/%?+@%"O"O?"H!}V"AKP-X%O?*P~;#a@8?*P~?#a@9?+P&X/!P%@+."-?*?%K"~I#?*?.K"x#?*?"K"w#?*Pw#a?*Pr#a?0?/?22|<.--"O"O?+P&b0""! -?+P)b@%?*P~3#a@8?*P~7#a@9P(@+.!-P @%?*P~3#a@8?*P~7#a@9P&@+-2~T!A#P K"|C?#?"H!}V"?+PkhaA,|0!}V"?,P.X/&?"P~; aAL?+P6caA&E".@|/?&D"*@:?&E" @|0?"?+P#iaA-D" @&?-D"%@-?+P!a@|!?,P6cAM%O?#P~; a?L?|!P6ca?My,  -?,P#iA,%O?#?"?|!P#ia?,y,  -?"?+|0!}V"?#H!}V"A|!P!a@,?|!P.X/(?K?+b?,T/)?,P"iA,%O?#P}X"a?"?+P"iaPr"a?,y,  -?*P2a?#?.2~"!?*?"K"~?#?*?.K"~;#?*?*D"2A,K"~7#?*?*D"6A#K"~3#?*?%K"~I#?*?8D" K"x#?*?9D" K"w#?*Pw#a?*Pr#a?0?/?22|<?:Pllll|SS/+?.P!a@.?-@/?&@0?,@2?"A+D"|CA"/ -.)-?*Pr#a?I?*P}6#a?#2|W.)-Pvsr 2~S!A"K" ?"P K"|C?"P!|0!}V"?"P!K"%?"?#K" ?"?*z #}6#z-"Y?"?*D"}E#K"cP~3sr P K" .(- - - - - -"OPvsr D" A%%OP~3sr D" 2~T!A"?%K"}X"?"P |0!}V"?"P K"|CP!aA%R/#?*P*a?"?%2~"!P~3sr ?*D".A%K" Pvsr ?*D"*A"K" ?#?%P!bT/%?"H!}V"A#P-U/! - -?"?#P!aA%|0!}V"?"?#P#iaA+?-K"%?+?&K" ?"?#P6caA#?|0L"Y?#?|/L"|N?#?:K"]?"?%P"ia?,K"}X"?,?%|0!}T"?,?"K"|C-P~7sr P~7sr D" P!aK" ."- - -? P2aA ?|-T/ -?*D"y!A P |9/ ?*D"l"? P%i2q!-?*D"}T"A R/!?*D"}X"? P%i2q!.!-P~;sr D" @#Prsr D" A P}Tsr D" S%OP}Tsr 2~3!-P}Xsr D" ? P.caA"?#K"*?"?/K"%?"?.K" Prsr ? P!aK" -P~;sr P~;sr D" P!aK" ?*P~3!a?*P}T!a2E?*D"~3!/ --Pi@+#O?+P~;~(r aA D" @!? ?+P}Isr aA D" K" ? ?!K" ?+P%aA+/ -?*D"iA %O?<? P#i2q!-2w!P~;sr E" @|/Pwsr D" @"P}Asr D" @#P}Esr D" @%P}Lsr D" @&P}Psr D" @)Prsr D" @!P~7sr D" @+Pmsr P+2~N!Pnsr D" Posr D" A-P"iaA ?+K"?? ?!K">? ?)K":? ?&K"6? ?%K"2? ?#K".? ?"K"*? ?|/L" Posr ?-P+aK" ?!%OP}Xsr D" A+?!P.ca@!#O?+P*aD" @"?+P%aD" @#?+D" @%Pmsr P#2~N!Posr Posr D" A P#aK" Pnsr D" ? P"iaA ?#K"*? ?%K"%? ?"K" ?+P.aA+?!T/ --?*Px!aP~7sr D" A%P%P62}=!?*D"~I!@&"O"O"O"O?*D"x!P!T%O?*D"~M!@!?%P"U/!?%P!b@"?!@+#O?+P.aP"N  ?+P6a@+?"P!bA"/ -."-.%-?!@+?%R/!-?+P"N .P @.Pvsr D" A"R/ P~3sr D" @-?%@,#O"O?.%O?"@+?.@".!-P @+?-%O#O?"D"}X"@"?-P!bA-/ --P @--"O?"H!}V"?-V%O?"@ ?-@#.!-#O?"D"|CA R/%?+P!a@+?"H!}T"@#?#? A"H!}V"X/ --"k?+R%O? @.?#P!a.!-? ?#P"iaPr"a@"#O?"D" A.P}X"a@"?+P!bA+/ -P -@-?%? ?#P#iaA)D" A+V%O? ?#P6caA E"|N@|/? D"Y@"? H!|J@#?)D"%@)?*? G |KN ~K!?*?#|0!~I!?*?"K"x!?*?"K"l!?*?*D ~H!K }"!?!?+P6caA ?)K"*? ?|/L" ? ?*D"l!K".? ?*D }"!K 1-P @"?,P!bA,/ --?%P6c@#P @+#O"O?#?+S/ "O"O?!?+aA P.aG  A%P"b0"!" -? P%aD" @)? P*aD" @-? P4aG  @"? P0aG  @1? P/aG  @,? P1aG  @.? P2aH! @/? D" @ ?*P K ~M!?*?%N ~L!?*?/|0 ~J!?*?.N ~I!?*?,N ~H!?*?1N ~G!?*?"N x!?*P"Qlllmo}=rl!?"qQ#}&m}D?"P*X=N ~F!Pmsr ?*Px!aP.2~,!Pmsr P!2~N!Posr Posr D" A"P!aK" Pnsr D" ?"P"ia?-K" Pmsr ? ?)2~G!-?+P6a@+.!--?&%O?!?&P6c2q!-2}Y!?C%O?;?CP.c2q!-?B%O?|"?B2q!-?*D"|NA!P |8%O?*D"c?!P#i2q!-?*P?a2~E!Plsr P N  ?*P~M#aC 1- -?*D"~M! -}M|#"?k!|YB Pv!bA#C ?"D"?@7?"G I@2?"D"F@1?#P:a?!?"G JA6?"D"DA82l!"O?#G GP#T%O? D"l%A!? D"~U#S%O? P~U#a2~6!-? D"y#?!P:caA"?#E"DL"2?"?#z ":z-" ? ?!P!aK"l%.!-?#D">@.?#G :@)?7R%O? ?)N }#%? ?#H ;|0 }%%? ?#G =N }(%? ?.K"m%-?#"k"O"O"O?)0""! -?6P#T?6P&Tf."-?.P!a@.-P!@3P!-A&N |@?#?"K"|6?#? K"|9?#?!D"2K"O?#?!z " z-#I?#?6P(VN |??#? P~3%aK"|;?#? P~M"aA)K"|7? P K"~3"? D"~U"P%i@"? D"~Q"P2b@+"O#O?"R/!?"P2b@"?+P>a@(?+P2aA%@+?7?(G  T/ -?%P%aD" @,?%P*aD" @"?%D" @/?#P~; aA%?)P~7 y,  ? P4N ~%#? Q%L#}L#? Q L#}E#? Qllll2L#}=#? Q!L#}6#? Q L#o#? Qllllr L#m#? Q%L#l#? Q L#~U"? Qllllr L#~M"?&%O?#PIa?3?.?/?,?"?%2>-"O?,?/W%O?#D"|P@%?#D"c@(.!-?#D"|6@9?#D"|;@0?#D"c@(?#D"|P@%#O"O?%?/W/ ?(?/PFcaA&D"*@5?&D" P!f%O?&D"C@+?&D"?@-?&D">@"?#P2a?#PIaA:?&D"%?9G JP.cG }I}MOP.cG }5}FO2^?#D"2P!f%O?:P!?#D"6?"?-?+?#P~; a2>-?"?-X/!?(?"PFca@+#O"O?"?%X/ ?+D" / ?+P*aD" @&?#Pl~Y#|0!r!?#P5N ~"!?#P K"}X!?#?&K"}T!?#?5K"}P!?0?#P}P!a2}7!-?+PFa@+?-?"P!aA"T/ -.!-?#Pl~Y#|0!r!?#P4N ~"!?#Q L"}T!?#?5K"}P!?0?#P}P!a2}7!-?/P!aA/?,T/ --"O?%R%O? D"~3"@".!-? Pu"a@+?(?%PFca@,P @%#O?(D" @&?(P K" ?(P%a|." @B?+?&2~M!? D"~3"@"?&P!S%O? D"v"?"P%iaA&?%K"*?&?BL# ?"P!a@"-? ?"K"~3"?%P!a@%?(PFaA(?,T/ --? D"v"?"? Pw"a2G<?)A"P22~R!?"P.aPF2~R!?"P:aP?2~R!?"PCa2~V!?"PIa2~V!?"P|1aP.2~R!?"?#P~; aP~7 y,  -"O"O"O"O?3%O?.?#D"OA)X/!P @+?.P!aA"?#D"|1A%?.P.caD"*A&P%jP ?&P)fP&S=A&X/!?#D"|;D"I@(#OPmmr ?%?"P.ca?"?)X=D"*?#PIa?"?+2t!?+P!a@+P%jA"?&U/ -?#D"|;D"I?(W/!?#?#D"OK"|S?#?#z #Iz-"|N?#P K"]?#Qllllr L"Y?#P}P!a?#P~; a?.2Q?#D"}T!A"?#D"}X!P%iA+a@/?#D"|1@,?#D"O@-"O#O?+R/!?"D" @)?+P2b@+?"P2a@"Pmmr ?,?)P.ca?)?-X=D"*P)fP%T/ -?#P}P!aP%P%P%2}=!?#D"}T!@&?#D"}P!P!S/#?#D"}X!A%?)K" ?#P!K"u!?#?%K"t!?#?&K"~%!P%@(P!@)#O?"?/T%O?"D" @&?"P2a@"Pmmr ?,?&P.ca?&?-X=D"*P)fP%T/!?#D"~%!?)S%O?#P~%!aP!2~N!?#D"t!@%-?%?)P"ia?&K" ?#?)P!aA)K"u!?(P%a@(.!--?#D"~%!@)?#D"t!A%@"#O?#PIa?"D" 2}!!?"P%a@"?(P%bA(/ -?)R/ ?%?)P"i2q!-?#D"YA"R/!?#D"|J?"P%i2q!.!-?#G |@R/ ?#PIaP P 2t!-?#D"|;@""O?1G HA)P6S/ ?2P!fR/ ?#Pl~Y#|0!|N?#?)N a?#P K"]?#Q L"Y?"?#P~; a2}7!?#D"|;@"-?"D"YR/"? P~I#a@,"O? D"~Q#A"%O?,D" ?"S%O?,2}V!-? D"~M#?"aPFN  ? ?"P!aK"~Q#.!-?8G O@)?8G P@%?#P,K"o!?#P}>}.r P}5}.r ?%=K"n!?#P(K"m!?#P}R}/r K"}#!?#P,K"l!?#P}>}.r P}5}.r ?)=K"|W?#P*K"|S?#P}J}/r K"i?#?6P.cE"}A}MOL"c?#P+K"|N?#P}B}/r K"]P @(#O?#P~; a?(aA"P*aD" A+%O?"P6aD" @-?"P2aD" @/?,?"P.aD" A"2~K!? D"~Q#@&"O?"RA0/ ?0/ ? D"~M#?&a?+?"y,  -? ?"?&aK"~Q#?#?-K"}T!?#?/K"}P!?#P}P!aP!?,2H?(P2aA(PIT/!--?#P~; a?6?)?%2|+?#D"|J@%"O?#D"]A"R/ ?%?"P#ia@&?%@)#O?)A"P*a@)?"D" A(D".P:c@"?(D"*@("O#O?"R/!?"P:b@"?(D" ?(P:a@(P"T/ -?,P/2~K!? D"~Q#A"? D"~M#aA)P}X}/r E  L  ?)Ps}/r E  L &? ?"P/aK"~Q#?#?8E"%L"}P!?#P}P!aP!?,2H."-?&?)T/ --?,P.2~K!? D"~Q#A"? D"~M#aA)P~*}/r E  L  ?)P~0}/r D  K *? ?"P.aK"~Q#?#D"YA"R/ ?%?"P#i2q!-?#P~; aA"?12}A!?"P#?,2H? D"~Q#A"? D"~I#S%O?,2}V!-? D"~M#?"aPNN  ? ?"P!aK"~Q#?#D"|;A-D"|?@|!?-D"|C@5?-Qllllr L"|??-D"|J@|"?-D"Y@&?-Q L"Y?-D"]@9?-D"|N@:?-Q!L"]?#PIa?3?.P%P P!P 2/?#D"|9A;|."|9@B?#P~; a?&P!P!2}=!?#D"|J@"?#D"YP!T%O?;P~% a@<?#P K"}X!?#?#D"]K"}T!?#?"K"}P!?#P}P!a?&2~K!?#D"}X!@"?#D"}T!@.?&%O?5P2a@(?&@%#O?"?.a?<?(D" 2}R!N  ?(P?a@(?"P!a@"?%P!bA%/ --?&P&i@=?#D"}P!@>?,P+2~K!? D"~Q#A)? D"~M#aA%Pxor E  L  ?%P~Mor G  N *? ?)P+aK"~Q#?B?,2~)!?,P.2~K!? D"~Q#A)? D"~M#aA%P~Nor E  L  ?%P~Vor D  K *? ?)P.aA1K"~Q#?&R/"?#D"|6@?P @/?.@)P"@%#O?"R/#?/?5aA0P*aD" @+?0P%aD" @3?0P.aD" @| ?0D" @(?)G  @@? "k"O"O"O"O?%P"TAA?2?0P2aD" A2SfR%O?A%O?,P#P!?(P!SA4=A*2~K!? D"~Q#@%?*%O? D"~M#?%aP}"}/r P~!}.r ?4=?*y,  -? ?%?*aK"~Q#-?#PIa?| ?2?@P!f?,2j?(0"%!#-"O?%P!S%O?(P!T/#?*?3T/#?+?4S/!.#-?(P!f/"-? ?1P"bA*K"~Q#? D"~I#?*S%O?,2}V!-? D"~M#?*aPFN  ?1P!b.%-?#P*a?#PIaA*?| ??G JP.cG }I}MOP.cG }5}FO2^?*?#D"*?#D".P%P P!P 2/?,P+2~K!? D"~Q#A*? D"~M#aA%P}&}/r E  L  ?%P}-}/r G  N *? ?*P+aK"~Q#?;|."|9?,2~)!?,P,2~K!? D"~Q#A*? D"~M#aA%P}.}/r E  L  ?%P}5}/r H  |0 *? ?*P,aK"~Q#.!-?,D" ?1S%O?,2}V!-? D"~M#?1aPFN  ? ?1P!aK"~Q#?(P!T/!-?#PIa?3?+?<?+2}R!?,2j-?,P.2~K!? D"~Q#A*? D"~M#aA%P}7}/r E  L  ?%P}>}/r D  K *?*P.a-K"~Q#?,P ?0P>aD" A*?0P:aD" A%b?%?*V?*?:VgA1=A*2~K!? D"~Q#@4"O?*RA0/ ?0/ ? D"~M#?4aP!?%?9a?1=?*y,  -?)P!a@)? ?*?4aK"~Q#?,P"2~K!? D"~Q#A*? D"~M#aPz~W!|0  ? ?*P"aA1K"~Q#?"P!b@"?+@4?3@*?(@%?=?/P?aA/T/ -."-?#D"] -?#D"}X! -?>%O?.?>2q!-"k?&R%OP"@"Pzor .!-P%P"?5?=aP?bD" A*=@"P{or Pzor ?*=-@)?,?"2~K!? D"~Q#@*?"%O? D"~M#?*a?)?"y,  -? ?"?*aK"~Q#?-P~3 aP?2~R!?-?&K"Y?-?5K"|C?-?|!K"|??-P~? a2~V!?-?:K"|N?-?9K"]?-?|"K"|J-? ? D"n%? G ~&&?7igK"n%P @)? D"}6&A"%O?"P%i@+? D"}2&P0a@"#O?"P"b?7N  ?)?"G  P|!fP4Sg@)?"P2a@"?+P2bA+/ --? P K"~?"? D"}=&@+? P~7"a? D"}A&A(2~M!? D"~?"@"? D"~;"@%?(%O?"?(a?%?"P%ia@"#O?"P*aP K" ?"?+|." L# ?+P%a@+?"P2a@"?(P!bA(/ -@"-? ?"K"~?"?%?"? Pw"a2G<P"@%? D"~;"@+"O? D"~?"A&P"X%O?&P%iP2b@*P @"#O"O?"?+aA(P2aE# ?(E# |=/ ?(P:aD" ?(P*aD" T/ ?%P!b@*?%?&U%O?&?%b@%?(PDa@"#O"O?"P*bA(E# ?+?*P%iaA&P2bE# |<%O?"D" ?&P*bD" S/!-?&?(z # z-# ?*P!a@*-?"P2a@"?%P!bA%/ --? ?*K"~?".#-?%P!a@%?*?"P2aA"T/ --?&@*-? P~U#aA(?*2~P!? D"l%@"? D"y#@&?*%O?"?*a?&?"P:ca@"?!D".@.?!D"2@3#OPmmr ?.?+D" A!P.ca?!?3X=A2D"%@4?2D" @2?"P4aP}&}#l2K! ?"P2aP%N  ?"P.a?2K" ?"P*a?!K" ?"P%a?4K" ?"?2K" ?+P2a@+?"P:a@"?*P!bA*/ -@"-? ?"K"l%?)P!fR/ ?8G |5/ ?"/ ?6P.cG q}MO@!?(D" R%O?(2~6!? D"y#@&-?&z.                z-" ?&P"N 7?&P9|0 5?&?!N 4?&P}+%|0!2? P!K"l%-?#Pv!aC -~A<!KkB Pl"bA(C "OPmmr ?!D".A|!?"P.caA*?"?!D"2A7X=D"*P)fP&T%O? P K" .!-?!D"6A-D"6@6?(P K"|7?(Qllllr L"OP%@+?6@,"O"O"kP ?"?7X/ <P ?"P!aA"?*D"*A*P%jP ?*P)fP&S=ACX/ <?-P.a@|"?-P:a@|#?-PCa@8?#D"*A|%P6a@9?#D".A|&P:c@D?!D">@E?!D":@??#G I@|(?!G ?P!f@|)P%@@#OPmmr ?|!?"P.ca?"?7X=D"*?(P&K"|S?(Po}.r K"i?(P&K"|P?(P~Y}.r K"c?(P)K"|N?(P~T}.r K"]?(P*K"|J?(P~L}.r K"Y?(P"K"|C?(P}3}.r K"|??(P"K"|;?(P~8}.r K"|9?(P}L!aA)?!?"?(Pu aP(2|;?(D"}L!AGP"S/#?(D"~;!@|*?(D"~7!@:?(D"~3!@H?(D"v!?(D"~%!@|+?(D"r!?(D"}X!@|-?(D"}T!@J?(D"}P!@|.?-D"?@;"O?(D"t!P!fR/ ?)?!?(D"u!2};!?(D"}L!R/%?(D"~%!A4?(D"t!AKX/ ?(D"r!@L?(D"}X!@M?;P!b@A#OPmmr ?4P.cA"?MaP.a?4P!aA,?LX=D"*?(P K"}#!?(Qllll2L"|W?(Pmmr ?"?|!a?4?7X=A"D"*K"}T!?(?"E" L#}L!?!?(P}L!a?(Py a2}%!?(D"l!@<?|&R/%P%j@4?(D"}#!@)P @/?D@*?9@"#O"O?"G  A+P ?+P~/ U=P.cG }3}FOA+P ?+P|3U=P;cA+G }4}:O?)S%O?+P~Ypr a?<?)2~+!R/!-?"P:a@"?/P!a@/?*P:bA*/!.(--?%P{!f?|(T/%?-D"?@)?-D">A*@""O?;%O?)?AW/!?*?AP&iaP?a@"-?"?*?)P&iaA)S/ #O?"D" R%O?"P%aG  ?/P{!fS/)-?"P?aA"?)T/ --?(P%K"}I!?(Pw}.r K"}E!?(P(K"}A!?(P~=}.r K"}=!?(P#K"p!?(P~:}.r K"}6!?(P"K"}2!?(P~8}.r K"o!?(P"K"n!?(P~6}.r K"m!?(P}L!a?!?,?(Pm!aP&2|;?(D"}L!A"P"S/%?(D"~3!@.?(D"v!@)?(D"u!@0?(D"t!@,?(D"~%!@2?(D"r!@*?(D"}X!@3?(D"}T!@+P @="kP ?"P!fR/ <P!?!?(D"}P!A5Px}.r P%2~A!/ <?!?5P~I}.r P#2~A!R/&P"-@|/?+P!f%O?(PMa?!?32|Y?(D"MP!T/&?(D"|1@=-?(P}L!a?!?*?2?82|V?(D"}L!P!T/%?(D"}T!@5?(D"}P!@>?,P!T%kP &?(PIa?!?02}P!?(D"JP%T/&?(D"ID  P~Qw~4}H(T/&P!-@| ?(P}L!a?!?)?.?82|V?(D"}L!P!T/%?(D"}T!@2?(D"}P!@3"O"O?+P!SABR%O?*P!S/)?| /)?2?3V/!?"P!T/)?)P!S/)?!?>?52|ER/)."-?2?3W/(-?!?>?52|ER/&?/P{!fP:cP!@.P @+"O?2?3U/ ?2?-D"FV/ ?-D"D?3a@.?2?3b@+-?|%a@"?B?| RfR%O?"G 8P)S/(?(P}L!a???.?+?"?E2|??(D"}L!R/(-?"G 6A"P ?"P~/ U=P.cG }3}FOA"P ?"P|3U=P;cP~Ypr a@""O"O?|)R%O?(P}L!a???.?+2W?(D"}L!A,R/*Pmmr ?(D"}X!P.a?(D"r!P!W=A)D" @*?)D"%@)?(D"}P!@+?(P K"y!?(P ?)?)P TbA)?*P!aA*b?)?*U?)?+VgA)=K"~U!?(P!?*?,a?)=K"~Q!?"G :@*#O?(PDa?(P~Q!a2} !?(G DR/"?*R/+?*P!b@*?"G  @)?"P!a@"?(G E?)S/ -.*-?+?+%k?.G  P|4S&P -A*W/!#O?*?.aG  P|%T/"?*P!aA*?+T/ -.)-?*/(.!-?+?*A)UANR%O?)?+S/(?)?.a@0?+?)b@,P @)"O#O?)?0aG  P|%S/!?,?)P!aA)T/ -?,@)-"k"O?)%OP @,#O?,?0aG  P|2S/"?)?,P!aA,T/ --?)?*aA).!-?)?*a@)?*?,a-@,?)?,P!aA0?)?0U=@|0?)?+S@0-"O"O?)?+X/ #O?)?.aG  P|%T/!?+?)P!aA)T/ -.!-?)?+X/ ?)?.a@#?+?)b@!P @""O#O?"?#aG  P|%S/!?!?"P!aA"T/ -?!@"-?"R/(P @/#O?#?/aG  P|2S/)?/P!aA/?"T/ -.(-?N/&"O?*R%O?(P~Q!a?.?+P ?,28?0P!fR/!?(D"~Q!A*Pllll|SS/)?(D"~U!@,P @)?(D"y!A0?"G :S%O?"?,?02~+!R@)-?*%O?,?*2q!-?)R/)?(P}L!a?.?+?|0?+28?(D"}L!A"R/"?"Pllll|SS/)?(D"}P!?"2q!."-?(P~Q!a?.?+?*?,28-?(D"~Q!A!P |9/&?(D"~U!?!2q!.&-?-D"?A)?-D":S%O?|#2~:!-?-D">?)P&iaA"?| N |!?"?BN | ?"?|/N >?"?=K":?"?2K"6?"?3K"2?"?5K".?"?>K"*?"?/N %?"P K" ?-?)P!aK"??(D"|WA"%O?<?"2q!-?4?KU/ --?(P}L!a?!?J?|-?82|V?(D"}L!P!T/#?GP!fR/#?(D"}T!@)?(D"}P!@/?(P?a?!?|.2|Y?(D"?P!T/#?(D"C@.P @+P @*P!S%O?(P:a?!?|+2}P!?(D">P%T/%P!@*?(D":D  P~Qw~4}H(T/%-?-D"?@2P!TA3R%O?(P2a?!?H2|Y?(D"2P!T/%?(D"6@+-?-D"6A,?-D".S%OB P2bA"C ?"P*a?|"?|"D" P!P%PF2}2!?"D"*P} lll|ST%O?"D". -?"P2aC -?-D"2?,PFcaA"?*N D?"?+K"C?"Q L">?"?2K":?"?;K"6?"?)K"2?"?/K".?"?.K"*?"P K" ?-?,P!aK"6?:P!TA"?3h/#?"?&gR/#?:P"S/#P%j@"?(D"O?1S%O?(POb2~7!?(D"|6@@-?@?1P#iaA*?|*K"%?*?:K" ?(?1P!aA1K"|7?"?CU/ -?-D"6@,?(D"|6@+?(D"O-@"?(Q L"t!?(?,K"~%!?(?6K"r!?(?"K"}T!?(?+K"}P!?(?+K"}L!?(?+?1P#iaA&K"}X!?6A1@"#O?(Pm!a@/"O?"?,X%OP"@*.!-?"P!a@1?&?+S%O?1@"P"@*.!-?(?+D" K"m!?+D"%@*?(P~Q!a@/?"@)?1@"?+P*a@+-?/?*K" ?(D"m!A*P"T%O?*P!fR/!?(D"~Q!@*?(P*a?#?%2|M"O"O"O?(G *%O?(Pu a?!?*?#?(G +P 2#?(D"|9R/!?)?-D"6U/#-? P K" ?(?+K"}P!?(?1K"r!.!-?(?+K"}P!?(?1K"r!? P K" -?(P}L!a2~Q!.&-?(D"|;@*?-D"2?)PFcaA9?(D"|?K"??9?*K">.!--?(?+K"}P!?(?1K"r!?(P}L!a2~Q!? ?,K"*? ?6K"%? P!K" ."-?(D"|WA!R/ ?<?!2q!-? P K" ?(D"OA R/ ?(D"|6? P#i2q!-?(Pl"aC -}(;#,k!|V!|YB PIbA+C ?!2~J!?+?"E" A3L":?+P4N 2?+?%K"F?+Plll*?&?&Plll*X=K"D?+?!K"C?+?"D"*K"??3}D@&"O"O?+D">A*?#U/ ?*?#bP)W/ ?#?&aE  Q{{{)}"Q~L~T~Y&|=/ ?+P.aA(P2N %?(?#K" ?(?#P#aK"*.!-?+P:a@0?!@,Pk@-#O?/P!f%O"k"O"O"O"O?#?*X/ ?#?&aG  A%P?V%O?#@)."-?#P!aA)?*X/ ?%P?T/ ?&?)aG  A%P?V/!-?0?#2}8!A)?*X/!?&?)aG  @%-?%P{!fPAT/ ?)Pkh?*a@#P @%#Oz.                @2"O?*?%?)aP!aU/ ?#P2U/ ?&?)aP!az   @2-?#P2b@#?%P2a@%?&P2a@&?2z.YYYYYYYYYYYYYYYYzB?2z.""""""""""""""""z|<z.@@@@@@@@@@@@@@@@z|#z|;z]A(R/ -?*?(|N?)aA#?%aA(P1bA%V%O?#?&aP1bG  PAS/"-?+P.a?%2|.A&R/&P0P(?&P!f=@*?+D"C@,?&P!j."-?+P.a?)P#P"?,D"*?-P!aS=2}N!.%-P(@*?(P0b-@%?,D"*A#?,D" S%O?,2~3!-?,D"%?#P.caA&?%K"%?&?)K" ?&?#P%i?*gP2aK"*?,?#P!aK"*?+D":@&"O"O"O"O?%?+D">A*X/ ?%?&aG  A)P?V%O?%@#."-?%P!aA#?*X/ ?)P?T/ ?#?&aG  A)P?V/!-?0?%2}8!A#?*X/!?#?&aG  @)-?)P{!fPNS/!-?+P.a?#P%2}N!.#-?#P!a@#-"O"O"O"O"O"O?#?*X/ ?#?&aG  A%P?V%O?#@)."-?#P!aA)?*X/ ?%P?T/ ?&?)aG  A%P?V/!-?0?#2}8!A)?*X/!?&?)aG  @%-"O"O"k"O"O"O"O"O"O"O"O?%P{!fA(P~: b0@!""""""""""&"""""""("""""%""""""! -"O?(PAb0. """"""""""#"-?)Pkh?*a@#P @%#Oz.                @2"O?*?%?)aP!aU/ ?#P2U/ ?&?)aP!az   @2-?#P2b@#?%P2a@%?&P2a@&?2z.YYYYYYYYYYYYYYYYzB?2z.""""""""""""""""z|<z.@@@@@@@@@@@@@@@@z|#z|;z]A(R/ -?*?(|N?)aA#?%aA(P1bA%V%O?#?&aP1bG  PAS/)-?+P.a?%2|.A.R/1?.P!j.)-?1?+D"DS/,?)?+D"FV/-?,D"*A#?,D" S%O?,2~3!-?(P~X SA&@/?,D"%?#P.caA%P%P&?&=K"*?%?-K"%?%?)K" ?,?#P!aA.K"*?)P!a@%?1P!a@1..-?%PIbP{!fP,X/)-P @.P"@#?0?)2VA%/&?+P.a?)2|/A%/&..-"O?)P|VV/ ?)P%aA%?*V/ ?&?)aD  P~Qw~4}H(T/ P @.P @#?%?*U%O?%?&aG  @#-?#P{!fA&P|*S/ ?&P~> S/ ?#PIbP{!fP,U/ ?#P|IfPs bP{!fP;W/ P!@#.&-?+P.a?)2}H!.--"O?)P|UV/ ?)P&aA%?*V/ ?&?)aA#D  P~D~"}M}9)h?#P%aG  P~C hg/ P @.P @#?%?*U%O?%?&aG  @#-?#P{!fA&P|*S/ ?&P~> S/ ?#PIbP{!fP,U/ ?#P|IfPs bP{!fP;W/ P!@#.%-?+P.a?)2}H!.,-"O?)P|VV/ ?)P%aA%?*V/ ?&?)aD  P~K~G}M~B(T/ P @#P @(?%?*U%O?%?&aG  @(-?(P{!fA&P|*S/ ?&P~> S/ ?(PIbP{!fP,U/ P @.?(P|IfPs bP{!fP;V/#-?+P.a?)2}H!.+-P @.?(P0b-@%P#@#-?+D"CA,D"*A&?,D" S%O?,2~3!-?,D"%?&P.caA(?%K"%?(?)K" ?(?&P%i?#P*g?#?.P!f=gP2aK"*?,?&P!aA.K"*?-@#.%-?%P~>!fPs bP{!fP;V/ ?+P.a?)2}H!.&-?+P.a?)P 2}N!.%-?+P.aA(P3N %?(?)K" ?(?)P!aK"*.#-?+P.a?)P/2}N!."-?+D">@*?+D":@&?1%O?#@-?/@(#O"k"O"O"O"O"O"O"O"O"O"O"O"O"O?%?*X/ ?%?&aG  A)P?V%O?%@#."-?%P!aA#?*X/ ?)P?T/ ?#?&aG  A)P?V/!-?0?%2}8!A#?*X/!?#?&aG  @)-?)P{!fA%P~< S/#?%Pz S/!?%PFS/*-?-P!a?.S/(?(P!fR/!.#-?(P!f/#?-P!a?.S/)-?+P.a?#P(2}N!..-?(P!fR/"P!@/?-P!a?.S/,-?+P.a?#P&2}N!.,-?-?.X/%?,D"%?-P.caA(D"%@-?(?#P!aA%K"%?(?(D"*?.P%igK"*P ?,D"*A.?-W/&<?,D"%?-P.caD"*P)fP%S.&-?-?.X/#?,D"%?-P.caA(D"%@-?(?#P!aA%K"%?(?(D"*?.P%igK"*P ?,D"*A.?-W/%<?,D"%?-P.caD"*P)fP%S.%-P!@/?(P!f/(.!-?.?-P!aT%O?#P!a@#?(@/.(-P!@/?(P!f/&-"O?#?*X/ P @/"O?#?&aG  A%PFb01!(((((((((((((! -?%Pz S/ ?%/&-?+P.a?#P!2}N!.&-?#P!a@%Pk@-P -@(?1P!bA1/ ---"O"O?%?*X/ ?%?&aG  A(P?V%O?%@#."-?%P!aA#?*X/ ?(P?T/ ?#?&aG  P?V/!-?0?%2}8!@#-?#?+D"FX/ ?+P.a?#P/2}N!-?+G 2A)P4T%O?+D".@&?+D"6@%"k?!D"*A/Pic@(?/P.cA-P.d@#?!D"%A*?-aA.@,#O"O?(A-R%OP @#.!-?-P.a@(?#P!b@#?,P%b?,P.b@,D" P1V/!--P!@,?)P{!fA(P/W%O?(P!T?(P(Tf@,-"O"O"k"O"O?-R/ ?#?/X/ ?,?*?#P.caD"*P)fP&Sf@(.!-P A(?/R/!<-?(/!?.P%bD" P)fP(S/!?/-@(?#@/.!-?/P!aA(P%iP)g@#?!D" ?/S%O?!2~3!?!D"%@*-?!?(K"*?*?/P.caA-?#K"*?-Q L" -?(P.c@,?*P*a@#?(P%i@(#O"O?,%O?*D"*A-P2X/!?#P%bPkK" ?#?(?-gK" .!-?/."-?*P.a@*?,P.b@,?#P.a@#. - -@#-?!?)N :?!?#K"6?!?%K"2?!?&K".? ?"E" L" ? ?"D"*K"*? ?!E"%L".?+PIaC -~7|S"Bk%|YB Pl!bA4C "OPmmr ? D".A2?!P.caA-?!? D"2A1X=D"*P)fP%T/ ? D"6D"FG I?"P{!fT%O?!?1X/!?!P!aA&?-D"*A(P%jP ?(P)fP%S=A.X/!? D"?A(D"c@6?(D"I@+?#D"6P*i@8?#D"2@,?#D".@0? G C@)#OPmmr ?2?&P!aA(P.cA7a?(?1X=D"*"O? G C%O?|&@D.!-Pmmr ? D".?&P.ca?&? D"2X=A-D"*@/?-D"%@5Q @D"O? D"%A%?-D" A3P!aA-U/ ?%?-bP*U/ ? D" ?-aE  @D-Q!?DQkP)?5?3bP"bA-?-P)X=P#iq}&Qk}%}"?-q}%Q}3~U}F~W}5}S~=}9};k|YQNm}&AE?|&}#@D?)?/P*fP#j?|&?E}"Q |=gg@)-?4P2a? ?"?&2I?4G 2%O?4G 3A-P ?-P~/ U=P{!fP.cA5Pn}Fr a@/"O?5G }2}FOP)T%O?(? D"2A5X/!?&P"aA&?7? D".A(aD"*A-P%jP ?-P)fP&S=A7X/!?/G -A-P ?-P~/ U=P.cG }5}FO@/P @-#O?4?,K"I?4?0K"F?4P K"J?4?&K"CPmmr ?(?&P.ca?&?5X=D"*?4?-K"D?4P!K"?? ?&?/?4P?a2&?-P!a@-P%jA&?7U/ -.!-?4?,K"I?4?0K"F?4?#E" L#??4?#D"*K"D?4?8?-P!agK"J? ?(?/G -?4P?a2&-?*P!a@*-?D@|&P%jA(@&?(?.U/ -"O?+? D"?A"D"IX%O?*P!|8?"D"c?6Vf?)f/!.#-?)P!fR/"-? ?!2}!!.!-? D">A"P K"t"#O?4P?a?&aA(P K" ?(P*aP K" ?&P.aA&P~? T/ -? G C@/"O?!?1X/ P @(?!P!aA)?-D"*A&P%jP ?&P)fP%S=A7X/ #OPmmr ?2?)P!aA&P.ca?&?1X="O? G C%O?|&@D.!-Pmmr ? D".?)P.ca?)? D"2X=A&D"*?&D"%@,Q @D"O? D"%A0?&D" A.P!aA&U/ ?0?&bP*U/ ? D" ?&aE  @D-Q!?DQkP)?,?.bP"bA&?&P)X=P#iq}&Qk}%}"?&q}%Q}3~U}F~W}5}S~=}9};k|YQNm}&AE?|&}#@DP#j?|&?E}"Q |=g?/gP!f@/-D"*? D"6A*D"CA5%OP @"?4P?a@&#O?"P*T%O?*D" @-"O"O"O"O"OPmmr ? D".?)P.ca?)? D"2X=A0G *P*f/ ? G CP!f/ ? D" @.Q @|&"O? D"%A,?0D" A6P!aA0U/ ?,?0bP*U/ ?.?0aE  @|&-?-G :A+P!a@0?-E  @E?+P)U/!?|&?E|=/%Q @|&"O?,?6P+aA8U/ ?,?8bP*U/ ?.?8aE  @|&-?0P*S/#?-E *@E?+P1U/"?0P2S%O?|&?E|</%.&-Q @|("O?,?6P3aA6U/ ?,?6bP*U/ ?.?6aE  @|(-?|&?E|=/%Pr!?0P#ibA,P|4V/%?-E 2?|(}%?,q}&|;/#.%-? ?)?-2|8/".#-?|&?E}%Pr ?0P#ibq}&|;/!."-?|&?E}%Pl!?0P#ibq}&Q |=/!-?&P!K" ?&P*a?(K" ?&P%a?)K" -?*P%a@*?&P.a@&?5?"P!aA"T/!--? D">A"D"t"@(-?"D"r"?(S%O?"Pr"a2~4!-?"D"~%"?(P"ia?)K" ?"?(P!aA(K"t"P%jA&@)?D@|&?&?7U/ --?"?/N I?"?DL#D?4P6a? ?#2|L"O"O?4D"6A&?4D":A"S/ ?4D">@(#O?(?&D" T%O?"?&P?aA&T/!."--?&P|!aG  P"T/!-? D"6A*G LR%OP @&#O?&P~? S/#?4P?a?&a?&P.a@&D" R/ --?*G |.P!T/ ?4D"?P!h@"?4D"F@("k?*G IP!S%O?"?(fR/"?4D"I@-P!.!-?"?(gP!f/!?4D"C@-P -@&?-P!a@""O?&? D">A(D"OX/ Pmmr ? D".A,?-P.caA0?-? D"2A)X=Pmmr ?,?(D"|1?&PDcaA6D"CA+P!i?"aA(P.ca?(?)X=A/D"*@.Pp}0r @2?*D"FA,D".?&V%O?,D"*?&P:ca@2-D"*Pmmr ?0P.a?"?)X=A)D"*@7?)D"%@,?)D" @0?/D"%@1?/D" @/?2G 4@)"O"O"O"O"O"O?.P)fP"b0% !"%#-?)0(%&&&&%&-?)P+V/#P!?)iP}=)fR/#.%-?)P+V/#P!?)iP} &f/".#-?)/".!-?)P!bP)U/!-"k?+R%O?"@(P!.!-?.?7hP1V/!?6P!P!? D" ? D"*A)? D"%VA.=A2?0a?/?0U?/P ?)?.=A)VgA.=P ?/?0b?.=P!?1?2a?,?1U?)?,UgA)=P ?,?1b?)=2}6!-@)P*f/ ?)R/ ? ?-?&?(2~*!."-? D"?G |P/ ?4P*a? ?"?*D"FA(D".?&V%k?(D"*?&P:ca&Pp}0r -?*D"D2|S?4D"*P!T/ ? ?-?&?4D".A#2~*!? ?"?&2}0!B PIbA!C ?!?&K".?!? D"2K"??!? z " z-#2?!? K"D?!?!P.aK"F?!P2a?"?#?!PDaPt}4r 2|F?!PIaC .!-?!@8?#@=?4P?a@!P @"P @-P @0B Po+bA%C ?%z.                z-"}T(?%P K ~/(?%Q L"t(?%Q L"}#(?%z.                z-"n(?%P K }9(?%z.                z- ~I&?%Q L"v&?%z.                z-"~7&?%P K ~E&?%z.                z- }T&?%z.                z- }=(?%P K }")?%Q L"y(?%z.                z-"~I(?%z.                z- ~3(?%P K }S)?%Q L"}L)?%z.                z-"}=)?%z.                z- m)?%P K ~L)?%Q L"x)?%z.                z-"~7)?%z.                z- r)?%P K }D*?%Q L"}=*?%z.                z-"o*?%z.                z- ~U)?%P K ~>*?%Q L"~7*?%z.                z-"t*?%z.                z- }L*?%P K"|1?%Q L"I?%P K"D?%?%D ~E&K |I?%?%z "~7&z-"|;?%?%z "t&z-"O?%?%G ~)&N h?%?%z  }S&z- [?%P K"m!?%Q L"|W?%P K"i?%?%D }9(K }H!?%?%z "n(z-"p!?%?%z "y&z-"n!?%?%G ~X&N ~!!?%?%z  ~H&z- }K!?%P K"~3!?%Q L"t!?%P K"r!?%?%D ~/(K ~T!?%?%z "r(z-"x!?%?%z "}L(z-"~7!?%?%G }K(N }+"?%?%z  }<(z- ~X!?%P K"}="?%Q L"}2"?%P K"n"?%?%D }")K ~#"?%?%z "~Q(z-"}P"?%?%z "w(z-"}A"?%?%G ~B(N ~6"?%?%z  ~2(z- ~)"?%P K"~I"?%Q L"~?"?%P K"~7"?%?%D }S)K }.#?%?%z "}E)z-"l#?%?%z "}6)z-"~M"?%?%G }5)N }@#?%?%z  }()z- }1#?%P K"}T#?%Q L"}I#?%P K"}A#?%?%D ~L)K ~:#?%?%z "~?)z-"u#?%?%z "v)z-"}X#?%?%G ~/)N ~L#?%?%z  ~!)z- ~>#?%P K"}#%?%Q L"~U#?%P K"~M#?%?%D }D*K }D%?%?%z "}6*z-"}6%?%?%z "m*z-"m%?%?%G }(*N }W%?%?%z  ~T)z- }H%?%P K"v%?%Q L"~%%?%P K"}X%?%?%D ~>*K ~P%?%?%z "v*z-"w%?%?%z "r*z-"~3%?%?%G ~!*N }(&?%?%z  }K*z- ~T%?%P K"m&?%? A+D"6A.D"FD".A1K"m&?1%OP*?1?1P*X=@ ?%PDa@*#O?*?!D"*K"*?*?!E" L" ?!P.a@!?*Pu a@*? P!bA / --?%Pn&a?+?=2|L?%D"}2&@#?%D"o&@(?%D"n&@*#O?(?*A T%O? P?a@*? D" ?#T/!? P:aE" @|&? P2aE" @D?%PDa? P%aG  P)fPu caA!? P*aE" AEL"C?!?DL"F?!?|&L"J?%?EL#}6&?%?DL#}=&?%?|&L#}E&.!--?1%O?+D".@-?+D"2@2P @ P @*#O?%PDa?*P)fPu caA!?!G MN B?!D" %OPp}0r @(?.D"FA#D".?*V%O?#D"*? a@(-?%P?a?+?!D"%P!aA#?(?.D"D2|S?!"kP ?%D"?P!T/ <?(G 8P)T%O?%D"C@"P!.!-P -A&N @?!P!N ??!?"K"2?!?&K".P)@)?(G 6A"P ?"P~/ U=P.cG }2}FO@""O"O"O"O"O"O"O"O"O"O"O"O"O"OPmmr ?-?#P.ca?#?2X=D"*P)fP!b0)!"#%&() -P @).(-P!@).&-P"@).%-P#@).#-P @&P!@/P%@)P%@,P!@(?"0,*####%#&(*#-P @/P!@&P&@)?"@,P!@(?"0,)""""#"%&)"-P(@)-P @/P!@(?)@,P @&?"0,&    ! "#% -?)P#S@(.%-?,P"S@(.#-?/@(."-?&@(.!-?)P(fP%S@(-?!?(N A?!P!N R?!?!D"?K!S-? P:a@ ?1?*P!aA*T/ --"O?.D"FA D".A2R/ ? D"*A#?2P:ca@7?%Pt*a@(?.G I@0?#@!P @"#O?!P:a@ "O"k?0?!G 3A&T%O?&P"T%OP)@)?"?!G 8P)S/"<-."-?"@)?!G 8-@,P @!?%PDaA/?)P)fPu caA.D"?A-Pl"fR?-P:jA5P TgPp}0r ?#?)P:ca?)?2X=G 8P)Sg@&P @*?,P)fPu c?/aA/D"?A6Plll|SfPlll2T%O?6Pll%fP2j?&g@*-"O"O"O?5P!b0""! -P"@!?&?*?6fgP!fR/!-P!@!-?%?,K"v*?%?!N u*?%?)K"t*?%?*PkhP!fN ~3*P @!#O"O?(?!A&P#iaA!G %A*R/ ?%PDa?!D" P)fPu caA!G ?P!fR/ ?!P K!S?!P N R?!?*N |8-P!@!?&P!fR/ -?.G |8P"S%O?/?-K!S?/P"N R-"O?.D".P!T/ ?/D".P!T/ ?/D"2@!?%?.D"2K"p*?%?+D"2K"}6*?%?+z " z-#m*?%?!K"~3*?%?+D"2K"v*?%?+z " z-#r*?%Pm*a?%Pr*a2|9R/ ?%?)K"~3*?%?,K"v*?%?,K"u*?%?)K"t*P @!P @*#O"k"O?%PDaA&?(?!P#iaA)D" P)fPu caA!G |8P!T/ ?!G MP"S/ ?)D"%P)fPu c?&aG |8R.!-P -@&?!?&N |6P!@!?*P!fP!@*R/ ---? ?7S/!?"P!a@"? @!. - -?1%OP @!#O?%PDa?!P)fPu caA)D"I@ ?)D"F@(Pp}0r @&?!?+D"6A#D"FA"D".XA,R%O?"D"*?!P:ca@&-?)G R@*"O"O"O"O"O"O"O"k"O"O"O"O? ?(W%O?*/.?#D"DA(D"6A&R/.Pp}0r @ ?,R%O?"D"*?!P:ca@ -? G 3P!T/.? G 8P)T/.? G 6A P ? P~/ U=P.cA*G o}FOP#S/.?#G I/.?&P:c@ ?*Pn}Fr aG +A&P ?&P|3U=P;cP~Ypr a@*?(D"2@&?"G I?#G JP.cG }I}MOP.cG }5}FOT@"#O"O? ?&aA(P2bD" A#R/ ?"/ ?(P6bD" A,G  PHT/ ?#P!bA/?*G :T/ ?*?,P!a?/2~+!R/#-? P:bA / -..-?)G N@/?)G |/P!fA.R?*P"Sf/-?%PDa?&G 8P)fPu caA"D"2@-?"D".@,?"D"%@2?"D" @6P ?.?/P!f=/&?+D"?P!N fPp}0r @&?#D"FA"D".?!V%O?"D"*?!P:ca@&-?,%O?%P:a?+?-2}P!?%D":@/?%D">@0-?%Pr*aA7?+D">P!?+D":A"D"D?(a? ?"D"FVA5=A.P ? ?(bA"?5=A ?&?#D"D2|??%D"r*R/"?%?%D"t*K"}=)?%?%E"r*L#}6)?%D"u*@#?%D"v*@&?%D"~3*@(?,%O?%?%D"}=)K"o*?%?%E#}6)L#m*?%?(K"p*?%?&K"}6*?%?#K"}2*?%?-K"~3*?%?+D"2K"v*?%?+z " z-#r*?%Pm*a?72|9/"-?%?%D"}=)K"t*?%?%E#}6)L#r*?%?&K"v*?%?#K"u*?%?(K"}L(?%P K"~7)?%P!N y&?%?%P}L(aK"}2*?%?%Pv)aK"o*?%?%Pr*aA"K"n*?%?%Py&aK"m*?"P"?(?%Pm*aPm}0r 2|F?,/#?%D"~7)A/R/"?%G y&P!f/"?%D"~3)@,?%D"~;)@0?%D"v).%-?(P*bD" @"P @,"O?(P%bD" A#R%O?"@ .!-?"?#a@-?"@ ?#@("O#O? G  P+bA&P9WP P!?&iP}9ll%f=R%O?"?#aP!b@"P @&#O?"?&aG  P+bA#P9V/#P!?#iP}9ll%fR/#?(?&P!bA&a/ -.#-? P!a@ ?(P!bA(/ -?-@ .!-?&?(a@,-?%?,K"~;*?%? K"~7*?%P"K"~3*?%P~"}4r K"v*?%?/K"u*?%?*K"t*?%P!K"~%*?%Pr}.r K"r*?%Pm*a?%Pr*aP%2k?+?8?)?!?%D"n*A ?%D"o*2|1?%D"m*A"R/,? ?"2q!.,-?%Pr*a? P!P!2}=!?%D"~%*@(?%D"r*/*?%?%D"t*A#K"x(?%?(K"w(? RA&/(?&/%?#?.? y,  .%-?%Qllll2L"w(.&-Pmmr ?#?(P.ca?&?(W=A"D"%@,?"D" -@(Pmmr ?#P.a?&P!W=D" @"?%?0K"u*?%?/K"t*?%P!?.?,?"bA#a? ?#U=K"v*?%P ?(?"bA"? ?"UA"=K"~%*?%P!?.?"=K"r*?%? ?#bA(P ? ?(X=K"~3*?%Pw(a?%Pr*aP#2k?%D"~I(A"/!.#-?+D":A#D"D@&?%Pr*aP ? ?(bA"? ?#D"FVA,=A#P!P!2}=!?%D"~%*@ ?%D"r*P!S/!?%?%D"t*A/K"x(?%? K"w(?#RA./#?./ ?/P!?&?(a?,=?#y,  -?*R%O?+?8?)?!?%D"x(A ?"2|1?%D"w(A"R/&? ?"2q!.&-?)D" P!T%k?8?2?*P"T=?8?6=&?)D"%-@ ?+D"??%?!N ~-*?%P N u*?%P1N ~.*?%? K"t*?%Q L"r*?%Pr*a2}7!.!-?%D"t* -?%D"w(@ -? R/!?%D"x(? 2q!.!-?%D"t* -?!P!aA!?1T/ --"O?%D"m&A)R/ ?)P!b@*P @!#O?!P~?%S/!P!P"?%PDa?!aA P~+ aG  P T? P6aD" gP!fA =? ?*=@ ?*P!b@*?!Pu a@!? P"S/ -? R/ ?+D"6D"FA!D".A"P:c@ ?!D"*A&@!#O? A#%O? P:b@ ?!D" @(?!P:a@!?(P"T/!--?"P:c@ P @!"O#O"O?!P~?%S/ ? R/ ?%PDa?!a@("O?#R%O?(D" R/!P!@"?(P~+ aG  P!T/!.%-P!@"?(P~+ aG  P"S/#?&D" P"T/ ?(D" /#-?&P:a@&?!Pu a@!? P:b@ ?)P!bA)/!--P @"-?+D"?A ?"? G fgN f?+D">A3G IP!S%O?+2R?+D">@3-?3P K"v!?3E#t!@|&?3Qllllr L#t!?%P K"}=)?%?|&L#}6)?+?82~ !@1"k?+G CA|!R%OPmmr ?+D".?8P.ca?8?+D"2X=D"%A ? P Tb.!-?+D"*A P ? ?+D"%W=-@>?1@#?3D"t"AA%OPmmr ?+D".?3D"~%"D" A P.ca? ?+D"2X=D" @#-P @*?3P K"~;!"kP ?%D"m&A9R/ <P @("O#O?%PDa?(P)fPu caA G |8/!?9?(P!aA(T/ -P .!-P!?(P!aA!?9X/ <? D"*@)#O?%PDa?!P)fPu caA G |8%O?!?(?)? D"*A V=@(?)? ? ?)V=@)-?9?!P!aA!T/ -P!-@5"O?AR%O?#@0?1A @2P @7.!-?|&Q?m}D@;?3P~3!a@B?3D"~%"A,?AP"ia@CP!?+D" ?+D"*A|"?+D"%A V=@??3P~?!a@|#?+D".@@?+D"2@:?|"P!b? U@|%P @)P @7?1A-@2?#@0#OPmmr ?@?,D" A"P.caA!?"?:X=D" @.Pmmr ?!P.a?"P!a?:X=D"%@ ?)P!a@6"O"O"k"O?5P!f%k?%PDa?(P)fPu caA| D"*?)S/!P!&P -@5?(@!? @(?.@"P .!-"O"O?9R/ P @!#O"O?%PDa?!P)fPu caA&G |8%O?&D"*A/?)V/!-?!P!aA!?9T/!."--P!@5?!P!aA&?9X/!#O"O?%PDa?&P)fPu caA<G |8R/ ?<D"*A<?)W/ ?&?!?/?<V=@!?/?<?/?<U=@/-?9?&P!aA&T/ -.!-P @5-?| G |8P!S/!P"-@)?%D"}6)?*S%O?%P}6)a2~6!?%D"p)@;-?;?*P:caA&?(K"6?&?"K"2?&?)K".?&?.?0?*=K"*?&?-?2?*=K"%?&P ?7?*=K" ?%?*P!aA*K"}=).!-"O?*/ ?3D"t"?6W%O?1@-?#@..!-Pmmr ?@?3D"~%"?6P"iaD" A"P.ca?"?:X=D" @(P @."O?|%R/ Pk@)??G  @&#O?)A"P~&}4r aG  ?&SA-R%O?"P!a@)?"/!--?(?|"X/ ?|!R/ ?-/ ?(??aG  P|4T/ ?3D"x!A2?3D"~?!S%O?|#2}V!-?3D"w!?2aP|4N  P!@7?3?2P!aA0K"x!P!@.-?(?.a@.? @--?3D"~;!A"?3D"~3!S%O?B2~4!-?3D"~7!?"P"ia? ?.? ?.V=K" ?| ?.K"O?| ?-K"|1?3?"P!aK"~;!-?!@(?6@)? @-?,P%aA,?CT/ --?%?0K"~7)?%?2K"~3)?%?7K"v)"O"O?9R/ P*?9?9P*X=@)?%P|1a@!P @(#O?!D" ?(a@(?!Pu a@!?)P!bA)/ -?(R/ P|%PF?|!=@:?+D"*A!?+D"%VA"?!P"Ug@|!P!?+D" A|"?"=@??3P~?!a@@?+D":@| ?%Pu*a@<?>P ?!?"=V@B?*@,?(@6P @.P @/#O? @#?6A5P!b@6P @!#O"O?%PDa?!P)fA"Pu caA D"6R/ ? D"J@&"O?.P!fA R/ ?&?/T%O?&?/U/!."-?!?-X/!?/@&-?9?!P!aA)V%O?!@.#O"O?%PDa?)P)fPu caA"D"6R/ ?"D"J@""O? R/ ?"?/T%O?"?/U/!."-?/@"?)?-X/!-?%?)K"~3*?%?)K"v*?%?!K"t*?%?.K"~%*?%?"K"u*"k"O?"?&S%O?)?.U/!?&@"?<."-?<?"?&X/!<-?&@"?%Pr*a-A&D"*@!?&D"%@.?"@&-?9?)P!aA)T/ -?!P)f@"-?!@-P @ ?%PDa?"Pu caA.D"JA/?6bA!P ?!?/W=@!P @""O?.G |/P!S%OP @)P!@&?.D"DA"?.D"CA U/!?"?| D"FV/!-?"? b@)?| D"D? a@&-?!?*V@""O?AR?(?5SfR%O?#@ ?2@#.!-P @7P @ ?)P ?>?#b?#?>V?BgA0=W%OP ?)?&P!?#??a?0=?)2~+!=@ -?%P K"v)?%?#K"~3)?%? ?#aA K"~7)? @0-?*?!?"=@5"O?)R%O?%?:N r*?5R@;P!@!?%Pr*a@".!-?&P ?&?)P!bA!aG  P|4SA2=@""O"O?5/ ?2R/ ?|!%O?%?:N r*."-?&@"?|"H  P~!~Y T/ P!@0?%P!K"~7)?%Qllll2L"v)?%?:N r*P @7P!@#P @1.!-?%?:N r*?!?)?2=@!?"?&?2=@&-?5R@;?!P)W%O?%Pr*a@"?!R%OP!@!."-P @)#O?:?&?)aG  S%O?&@".#-?!?)P!aA)T/ -P!@!.!-?%P2a?:?&?!2|J?!P!?%D"2P!SA"=@!?&?%Pr*a?"=@"-?#@2?3D"x!@#?@?!2~K!?3D"x!@&?!%O?3D"w!?&a?"?!y,  -?3?!?&aA!K"x!P!@&"k?;R%O?!@)?#.!-?7@&?0@)?2?,R/ <?%D"p)A"?!K"*?"?#K"%?"P!K" ?2-@CP @#P @;?.D"6P!S%O?.D">@;?.D":@#-?%D"}6)?,S%O?%P}6)a2~6!-?%D"p)A!?,?5?,?5U=A.P:ca@""O?,?5W/ ?,?.bP:cA.R/ ?"P:a?"?.y,  -?"?;K"6?"?#K"2P!@.?"P!K".?"?)K"*?"?CK"%?"?&K" ?%?,P!aA,K"}=)?6/"?%?1K"w(?%?3D"x!K"x(.%-?9?!P!aA!T/ --?,@*?#@ -?%D"p)@!?%?1K"w(?%?3D"x!K"x(?*%O?*@,.!-?+?%Pw(a?%Pv)a?%PDa2|)P @,-?%P K"w*?%?!?,P:caA&K"n+?%P~7*a@#?%Pu*a@)P!@*#O?*?(P"Sg@*"O"O#O"O?*P!fR%O?)?(P.caA-D" A"P#T/!-?!?&S/"?%?!P:aA"K"m+?!D" A(P#S/"?%?(K"u*?%?!P%aE" L"v*?#?!P.aE" L" ?#?!P6aD" K"*P @(?"@!P @*.!--?%?"K"m*?%?-E"%A|&L"n*?(P!a@(?"/!?%D"w(?|&}DT/!?+D">D"x!?%D"x(T/!?%?|&Q?m|3"w(P @*."-?%?>K"t*?%? K"~%*P @!?%P K"r*?+?%Pw(a?%Pr*a?%PDa2|)?+D">Pt!aP:2~R!?+D">A ?%D"}=)K"v!? ?%E#}6)L#t!?%D"m&A R/"#O?%PDa?!P)fPu caA"D" %O?+?"D"%P!a?!2}0!-? ?!P!aA!T/ -."-?+?%Pw(a?%Pm*a?%PDa2|)P @*. - -P @!?+D"6A,G KA.P!S%O?,D"FG IA P ? P1U=P|1cH!}G}NO@!-?%D"m&A2%O?!P{{#f@-P @!#O?%PDa?!P)fPu caA G R@,"O? D" R/ ? D"%@""O"O"O"O"O"O? G |8P!T%O?,P!T/)Pp}0r @*?+D"6A D"FA#D".?!V%O?#D"*?!P:ca@*-?#G |,R/!?*G 6@#?+D"2@&? G I@(?*G 3P!b0"#%"-Pp}0r @)?+D"6A*D"FA#D".?!V%O?#D"*?!P:ca@)-? G MP"S%O?+D"??%?!N ~-*?%P N u*?%P0N ~.*?%?"K"t*?%Q L"r*?%Pr*a2}7!.)-P @#?%PDa?)G 8A0P)fPu caA(G AP!S%O?(G MP"T@#-? D"2@1? D".@&? G |6R%O?*G I@(P/@ P @/?"@*"O"O"O?)G 3P!b0"!* -?(P!f/)?0P)T/!P3@ .)-?(P!fR/(?0P)T/ P2@ .(-?#?&gR%O?)G 5@ .(-P-@ ?&R/&?%?"K"m*P!@/?%?%Pm*aK"r*?+?"P!a?1?%Pr*aP~;}4r 2|F?%D"m*@*.&-P @)P @/?(D" P!S%OPmmr ?+D".?(D"%A P.caA#? ?+D"2A(X=D" @/Pmmr ?#P.a? P!a?(X=D"%@)-?%P*a?+D"?A D"C? D"D?/?)2|=?%P!N ~.*?%?!N ~-*?%P N u*?%?"K"t*?%?%E#*L"r*? ?%Pr*a2}7!?&R/(.&- -?(P!f/!.%-?(P!f/#-?#P ?#P~/ U=@#Pmmr ?+D".?"P!aA(P.ca?&?(W=A(D"%@&?(D" @0"O"O"O"O?+G CP!S%O?%Pr*aP!?+D" ?+D"*A ?+D"%VA(=P ? ?(=?0?&28?%D"r*@ ?#P|-bP{!fP"X/!? Pllll|SS/%?%D"~%*@#?%D"t*A(%OP @*#O?(?*S/%?#?*a?*P!a@*G  PIbP{!fP,U/ --? R/%?#? 2q!.%-? G JP.cG }K}MO?#P.cPn}Fr aA G #P Tf@#P)@)"O"O"O"O"O"O"O"O"O"O"O"O"O"O?(D"*P)fP!b0) !("#%&*-P!@).%-P"@).#-P%@)."-P&@).!-P(@)-?#/0? G *@*.!-?#//P#@)? G *A*P!S/"-?*P{!f0,.""""#"%*&"-?#? G *Rg/-? G %R/*.--?&?0bP"V/,? G %R/).,-?)P#T/(.+-?)P"T/&.*-?)P%T/%.)-?)P(fP%T/#.(-? Pllll|SgPllll|SS/&?%D"~%*? 2q!.&-? R/%?#? 2q!.%-?)P&S/#-?+P%?"?!2}4!."-?+D"??%?!N ~-*?%P N u*?%? N ~.*?%?*K"t*?%Q L"r*?%Pr*a2}7!?/R/!-?%?!K"v)?%?+D"2K"v*?%?+z " z-#r*?%?+K"m*?%?%Pv)aK"n*?%Pr*a?"P!a?1?%Pm*aPt}4r 2|F-"O?.R/ Pp}0r @*?+D"6A(D"FA D".A&?!V%O? D"*?!P:ca@*-P @)? G IA"P ?"P1U=P|1cG ~4}NO@#"O?*G 8A"P)S/ ?%PDa?"P)fPu caD" / ?-?"?&U%k? D"*?"P:ca&Pp}0r -G 6?#bP1fj@)-?*G 3A&P"S?,P Tg@"?(G I@ "O"O"O"O?&P!b0"" !-?"?)gP!f/#."-? P!h@ -? ?"g?)gP!f/!-?-?*G 6?#bP1fjP!fR/ ?+P#?8?!2}4!-?!P!aA!?2T/ -?+D"6@,-"O?+G CR/ ?,D"FA G IA!P ?!P1U=A!P)bP{!fP~Y!U/ ? D".A#R/ ?!P|1cA"G ~2}NO? D"*A0P3a@!P @*?"G ~4}NOA1?"G ~1}NOaP{!f@"?,G IA/P!f@&?#P:cA @("O#O"O?!P#aG  ?"T/ "O"O"O?!G  P!b0" "!-?&R/!."-?&R/!-?%PDa?*P)fPu caA!D" @-?!D"%@&."-?!P:a@!?*P!a@*?(P:bA(/ -P @--?0P3a@!P @*?1aP{!f@#?/P!f@"#O"O?!P#aG  ?#T/ "O"O"O?!G  P!b0" "!-?"R/!."-?"R/!-?-?%PDa?*P)fPu caA D" fP!T/"?+D"?? D"%@ ?%Pl~Y#|0!u*?%P(N ~.*?%Q L"r*?%? ?&? ?&V=K"t*?%Pr*a2}7!?+D"6@,."-?!P:a@!?*P!a@*? P:bA / --"O?,D"FA!D".A R/ ? P:cP:b@ ?!D"*P8a@!P @)?,G I@/#O"O"k?/?!P&bG  A"T%O?"P"T%O?)@(P)?!G  P)S/"<-."-?!G  @(?)-@"Pp}0r ?,D"FA#D"*?"P:ca?"?#D".X=G 8@#?%PDaA*?(P)fPu caA&G T@-?&G R@(?"P)fPu c?*aA*G |7@0"O"O"O"O"O"O"O"O?*G RA1P!S%OP @""O?(P!b0#+ " -P @(.*-?(P!b0#&#!"-P @(?#P)S/(?-P!fR/(?0P!f/(.#-P @(?#P)S/#?-P!f/".#-P @(."-P @(?1P#T%OP @".%-P @"?0P!fR/#."-P"@(-?1P#S/ P @".!-P"@"-?*?"N V?&?(N V-? R/!? P:b@ ?!P:a@!?)P!a@). - -P @!?+D">P K"x!?%D"m&@2"O#O?!?2S/!?+?%PDa?!2~;!?!P!a@!R/ -?+D"?A(?(D"cP!aK"c?(G |PP!T/ ?(D"|NA @6?(P K"|N?(E"|J@|&?(Qllll2L"|J?%? K"~7)?%?|&L#v)P|%PF?+G C=@;P!?+D" ?+D"*A ?+D"%VA!=@0P ? ?!=@-?(P~? a@/?+D"2@.?+D".@8?+D"6@7P @"#O?+?%PDa?"2~;!%O?%Pv)aP"P!?%D"~7)?6VA#=A 2~K!?%D"~7)@!? %O?%D"~3)?!aP}Cor Pr}.r ?#=? y,  -?%? ?!aK"~7)?%Pv)a?7D"FA D".?"V%k? D"*?"P:ca&Pp}0r -G 6A P ? P~/ U=P.cG }3}FOA P ? P|3U=P;cA#G }4}:OA 2~K!?%D"~7)@!? %O?%D"~3)?!a?#P~Ypr a? y,  -?%? ?!aK"~7)?%Pv)a?%PDa?"P)fPu caA)G VP"iA#D"}X}XOA 2~K!?%D"~7)@!? %O?%D"~3)?!a?#D"t}XO? y,  -?%? ?!aA K"~7)"k"O"O"O"O"O?)D" A&R/ ?)G |8P!T/ ?%Pv)aA P&2~K!?%D"~7)A!?%D"~3)aA#Ptor D  K  ?#Puor G  N %?%?!P&aK"~7)?)|."*? 2~)!?%D"~7)A!?%D"v)S%O? 2}V!-?%D"~3)?!aPFN  ?%?!P!aK"~7)?)D"OA!?)D"|1A S/"? ?!V?!?-VgA#/"P!? ?0a?#=@#?!? b@!?+P 2~ !? S/!?!P!T/!?#G  ?;T/!."-?+?%PDa?"2U/"? P!b@!?%D"v)@ .#-?%Pv)aA P(2~K!?%D"~7)A*?%D"~3)aA,P~-or D  K  ?,P~0or H  |0 %?%?*P(aK"~7)?%?!K"~%*?%?#K"r*?%Pr*aP!? 2H?%D"~7)A!?%D"v)S%O? 2}V!-?%D"~3)?!aPFN  ?%?!P!aK"~7)-?)G |6R/ ?%Pv)aP02~K!?%D"~7)A ?%D"~3)aA!P~2or E  L  ?!P~8or E  L (?%? P0aK"~7)-?%Pv)aP)2~K!?%D"~7)A ?%D"~3)aA!P~@or D  K  ?!Pwor D  K #?%? P)aA!K"~7)?&%OPmmr ?8?)D"%A P.caA!? ?.X=A#D"%@1?#D" @&Pmmr ?!P.a? P!a?.X=A D"%A,@5? D" A @#?)D".P!S%OPmmr ?8?)D"2A!P.ca?!?.X=A!D"%@5?!D" @#-?%?,K"p*?%?5K"}6*?%?#K"}2*?%? K"o*?%?1K"n*?%?&K"m*P @!#O?%Pr*a?!aA3P%aP ?%Pm*a?!aA P%aD" A*? D" A b?*?-V? ?*VgA*=K" ?3P!? ?0a?*=K" ?!P*aA!P:T/ -?%D"~3*@3?%D"v*@9?%D"u*@:?%D"t*@>Pp}0r @!?7D"FA*D".?"V%O?*D"*?"P:ca@!-P @*?%PDa?!G 8P)fPu caA!D".P!S%O?%?+?!D"22}P!?%D" @*?%D"%@ -"k"O"O?)G |6R%O?&?0a@ ?)G |8P"T/!?%?3K"w*?%?9K"~?*?%P"K"~;*?%Pmor K"~7*?%?:K"~3*?%?>K"v*?%P~ }.r K"t*?%P ?1?&b?-?1U?&?1VgA!=K"~%*?%P!K"u*?%P!? ?!=K"r*?%Pr*a@*P&.#-"O?*R/ ? P ?5?#b?-?5U?#?5VgA!=T/ ?*P!?#?0a?!=? 2~+!R/"-?%P ?,?&b?,?-V?&?,VgA =K"~%*?%P!?&?0a? =K"r*?%Pr*a@*P!."-?%P ?,?&b?,?-V?&?,VgA!=K"~%*?%P!? ?!=K"r*?%Pr*a@*P!.!-?%?3K"~3*?%?9K"v*?%P"K"u*?%Pmor K"t*?%P ?#?&b?#?&U?#?-VgA =K"~%*?%P!?&?0a? =K"r*?%Pr*a@*P#-@ ?*? ?%Pv)a2H?%D"~7)@!-?%D"v)?!S%O?%Pv)a2}V!-?%D"~3)?!aPFN  ?%?!P!aA#K"~7)?%D"v)@ P ?#R/!<-?%?!K"~7)?!-@!? ?!S%O?%Pv)a2}V!-?%D"~3)?!aPz N  ?%?!P!aK"~7)-?"P!aA"?2T/ -?%?%D"~7)A"K"t*?%?%E#v)L#r*?/2~V!?/?%D"t*K"*?/?%E#r*L" ?(D"YA!?(D"|?S%O?(P~3 a2~:!-?(D"|C?!P&iaA ?=E"2L"2? ?=z " z-" ? ?"K">? ?6K":?(?!P!aK"Y-?%Po+aC -?4Pl!aC -}G7#>k%|Y!|VB PIbA-C "O?#R/ ? D"6@<? D".@+? D"2@,? D":G G@(?-Q L#:? P.a@4?"P ?"P{!fP1U=P{!fP|1cPp}Nr aA*?(P!iaH!"@%? H!?@2? D">D"l%@6"O"O?!?,X/ ?!?+aG  A)P?V%O?!@&."-?!P!aA&?,X/ ?)P?T/ ?&?+aG  A)P?V/!-?,?4?!2}8!A&W%O."-?&?+aG  @)-?)PAT%kP &?#P!b@7?2?%Pkhf@=?*PAa@:?*?(P!iaA!P,a@>?!P(a@| ?*G |/A;P.cPn}Fr a@|!?*G NA|"?;aP~/ V@5?,@!?+@#P @2"O#O?&P!a@."|YQ ?&?,X/ <Q ?,?.bP*U/ <?+?.aE  -@B"k"O?5/ ?2?|"X/ ?|!?2P.caG +A%P ?%P|3U=A%P;cA(G }4}:OP!a@/?(E ~YpO@?"OQ!?%q}&A@Q}0s}/x~#~Wl}5D}"|;%O???B|=/"Q @A"O?,?&P+aA%U/ ?,?%bP*U/ ?%?+aE  @A-?/P*S/!?(P~Ypr aA(E *@??@Q~C~ ~K}(}Xl~Sx8}"|;%O?/P2S%O???A|=/%.#-Q @@"O?,?&P3aA%U/ ?,?%bP*U/ ?%?+aE  @@-???A|=/#Pr!?/P#ibA%P|4V/#?(E 2?@}%?%q}&|;/".#-???A}%Pl!?/P#ibq}&Q |=/".!-???B}%Pr ?/P#ibq}&Q |=/!-P!@%?2.!-?-?<K"F?-?,K"D?-?+K"C?-P2a?*?-PCa?.?B2P?-D"2@%?-D"6-@0"O"O"O"k"O"O"O"O"O"O"O"O"O"O"O"O?%P!S%OP!?0P1fA/iA)?| H! fR/!-? ?&?6?-P:a2JA%R/5? D".@(?%? D"2A&X/"?%?(aG  A!P?W/!?%@#.#-"O?,?&?0?;aA%P ?%P{!fP~/ U=P{!fP.cA.G }3}FOA%P ?%P|3U=P;cG }4}:OaA&P"aA%V%O?%?+aG  PNS/!-? P!N |%.5-?)?9?=gf/4"O"O?&P#aA(?!X/ ?#?(aG  A&P?V%O?(@%."-?(P!aA%?!X/ ?&P?T/ ?#?%aG  A&P?V/!-P @&?4?(2}8!A%?!X/ ?#?%aG  @&-?0P!a@2?)?9g@9?>H! ?)f@!"O?1P!S%O?!/(?:?8P)fP!iaH! ?)fR/!P!@1? ?%?&?723A%/)P ./-?!/&-"O"O"O?.Pn}Fr aA!G *P!b0) ((((!"(-?&P{!fPAT/&"kP @0? D"2A.?%Pkha@&? D".@)#Oz.                @C"O?.?%?0aP!aU/ ?&P2U/ ?%?)aP!az   @C-?&P2b@&?0P2a@0?)P2a@)?Cz.YYYYYYYYYYYYYYYYzB?Cz.""""""""""""""""z|<z.@@@@@@@@@@@@@@@@z|#z|;z]A#R/ -"k"O"O?.?0?#|N?%aA(aA&P1bA#V%O?(?)aP1bG  PAS/!-? ?#2|.A#/!P .#-?&P0b.!-?#P!j-A#?%P"aS%k? ?#?!2~/!&?#--A%/).*-?&P{!fPAT/%?-P*a?!G -A&? D":G GA#?4?%P!a2|4?-D"*P!S%O?-D".@(?1P!?0=@1"kP ?&P&X/ <P ?(?#?&P,cPupr aA#aG *A!P ?!P+UA!=X/ <?#P!?!=?(aG  A!P ?!P|3U=P;cG }4}:O-?%aP"aA%R/*?8?(?0=@8.)-? ?%?!2|OA%/(.)-?&P{!fP~X T/#? ?%P!a?!G -?72(A%/&.(-?%P!aA#?&X/ ?!P?T/ ?#?(aG  A!P?V/!-P @!?4?%2}8!A#?&X/ ?#?(aG  @!-? ?#?!?723A%/".1-? ?%?&?!?729A%/!."-? G |#R//? ?%?&?723A%R/!-? D".@#?%? D"2A!X/"?#?%aG  A)P?W/!?%@&.#-?1R/#P .%-?%P!aA&?!X/ ?)P?T/ ?#?&aG  A)P?V/!-?!?4?%2}8!A&W%OP @).*-?#?&aG  @)-?)PFT/(?&P!aA%?!X/#?#?%aG  A)P?W/"?%@&.%-?*H!|,?/j-@!? ?!? G |%gP!fN |%.(-?&P"aA&?!X/ ?)P?T/ ?#?&aG  A)P?V/!-?!?4?%2}8!A&W/%?#?&aG  @)-?)PAS/ -."-"O? H!?A2R%O? D">@/.!-"O?1P!fR/ ?9?:?8P)fP!iaH! fR/ .#-? D">A/D"l%A+?6S/ ?+?6U?+Pr VgA(/ "O?1P!S%O?*G |0?8P)fjP!f/!-? G AP#P!? G |#=U/!?*G |.P!T/#P%?/?6P#iA%a?(=@5?+P#i?%b@%P!?#?!? D"6A#UA!=@,P ?#?!=@+? D":@(#O?%R/"?5D" @#?5D"%@!?%P*b@%?5P*a@5?"P!?,?#P!aA.a?!P!bA#?.U?#?+VgA!=P ?#?.b?!=?(G G2}@!R/ -.#-? G A/"P!@1-?/?6K"l%?8P)f-@"?)Pz T%O.!-"k? G |#R%O?*H!0A!?1P!fR/!<?*?"P!iaH!4?!g.!-?*H!0@!?*H!2?1P!f%k?*?"P!iaH!4?!g&?!-?2fg-?*? D":G GP!iaA!H!(?9g?!H!,gPkhfA#P{{#f%O"k?*G NA!P.cP ?!?*G |/A"aPv UA!=A%%O?"P.cPn}Fr aP!?!=P%a@(?#P{{#f@!P @##O"O?(G  A"P#S/ ?!?#P1fjP!fR/ ? P*?"?"RP 2}J!R/ P!.#-?(P.a@(?#P!a@#?%P.bA%/ --P -/!-?&P!a@3-?-PIaC ?3-~/2"-k!|YB PIbA)C ?"G  A2@*P{!@+"O"k"O"O"O?2P!b0# !"%-?"G !."-?"G !@*P~Y!@+."-Pz!-@+P @*-?!G J@(?!H H@,?!G |+@-?!G |*@/?!G |.@.?!D"%@0?!G :@1?)P |0 |%?)?1P"TN |#?)?#N C?)?0K ??)?*N |"?)?+N |!?)?.N >?)?/N =?)?-N <?)?,|0 :?)Pk?(?(P~= S=N | ? ?)P:aP22~,!?!D" @!? P!2~N!? ? D"*A/P!aA0K"*? D"%?/P"ia?!K" ? P"2~N!? D"%? D"*A!P"iaQ L" ? ?!P"aK"*"O"O"O"O?&G 3A-R?&G 2A+P+SfA.R%O?%D"OD"6G ,P"T/!-?%D"DA!%O?!P!b@*?%D"C?!P"iaP%b@!?%D"F@(#O?(?!D" b@(?!P%b@!?*P!bA*PkT/ -?%?(K"F?%P K"D-P @!P @#?%G |6/!.#-?)P:a?%?&D"*2Q?%D"DA!?)D":A(?!?(U=@#?!?(V%O?%D"C?!P"iaP%b@(?%D"F@*#O?*?(D" b@*?(P%b@(?!P!bA!?#V/ -?%?*K"F?%?#K"D?#@!-?%G |6P!T/"?#/!-?%G R@#? P!2~N!? ? D"*A(P!aK"*? D"%?(P"ia?#Pllll%gK" P @#.!-?#P!a@#-"O?%D"OA,D"6G ,P"S%O"O"O"O?+P!b0/%%  !%%%%%%  "-?)P K"??)Qllll2L":?,?&?)P:a2i?%P?a?)D">A!?)D"?A&2}-!? ?!?&2x!?)D":A&R/#?!?&2q!.#-"k?,D"*A+?,D"%V%O?&D" @*P @+P!@&P .!-?&D" @*?,D" @&?+R%OP @+P .!-?&G  P|4S-@!#O"O?!?+X/ #O?!?&aG  P|%T/!?+?!P!aA!T/ -.%-?+?!A,U/#?!?+S/#?+?!b@(?!?&a@-P @!"O#O?!?-aG  P|%S/!?(?!P!aA!T/ -?(@!-"k"O?!%OP @(#O?(?-aG  P|2S/"?!?(P!aA(T/ --?!?,aA!.!-?!?,a@!?(?,a-@(?!?*U/ ?(?*X/ -?)P:a?&?+?,?(28?)D":A!Pllll|SS/"?%P?a?)E">A3}DA&?3Q?m}DA(2}-!? ?&?(2x!?!R/"?&?!2q!."-?%P?aP.P ?!Pr X=2~@!? P!2~N!? ? D"*A!P!aK"*? D"%?!P"ia?-P ?-P~/ U=P{!fP.cG }3}FOPllll%gK" .!-"O?.R%O?%P?a@&?%D"%A(?%D"*P%ia@,#O"O?!R%O?(?,T/!.%-?!?,?(bP%jX/#?(?!P%ia@(-?)?%D"OA!z " z-#:?)?!D"2K"D?)? ?)P:a?(2X?(P2a@(?)D" A!%O?&?!?)D"%2}-!P @!&P @!?&P.P ?%D"DPr X=2~@!-. - -P @+P @*P!@(?,D":A&D" A!%O?&D"%@*?!@(-?%P?a@1P @!#O"O"O?!P!fR%O?+P!f/&?*R/&?*P"b@,P @!#O?!?(aA.G  PHS/"?,P!b@,?*?!P!aA!T/ -.&-?+P!f/%?*R%OP!@+P @!?(@&P @*."-P @!"k"O#O?!?(aA&G  A-PHS/!?*?!P!aA!T/ -?*@!?(.!-?!Pkh?*a@*?&P!a-?(R/%?-PHT@+?(@&@(.!-P!@+?.P!a@&?!?*P!bS%OP @!?&@(P @*.!-?!Pkh?*a@-?!?*bP!a@(P @!"O#O?!?.aA+P!aG  PHS/!P!@+?(?!P!aA!a/ -?&@(?-A!@*.!-?,?!b@*?+P"a@(P @+-?)P:a?&?!?&a2|A?1?)D">A!?)D"?A&2}-!? ?!?&2x!?)D":A&%O?!?&2q!-P!@!. - -?+P"T/ ?&P.P ?%D"DPr X=2~@!? P!2~N!? ? D"*A!P!aK"*? D"%?!P"ia?-P ?-P~/ U=P{!fP.cG }3}FOPllll%gK" -?%?%D"I?%D"FaK"I?)? D"*?/bP#bK">?)?#K":? ?0?)P:aA#P"2}Q!"O?2P#T/ ?#?"D"%?"D"*2}F!?)E":@3?)P#P ?)G ?A!=K"C?)P}S}.r P!?!=K"??)?3L":?)P.a?#P"2k? ?)D"2A ?)D"62~G!?)D".A!R/ ? ?!2q!-?)PIaC -}I3#2k!|Y!|VB P}=!bA(C ? P K"v#? E#t#@8? Qllll2L#t#? Pt#aA*2~V!?*P.aP22~R!?*P:aP22~R!?*PCa2~V!?*PIaP:2~R!? P K"n%? Q%L"}#%? P K"l%? Qllllr L#~U#? Q!L#~M#? Q L#x#? Qllllr L#~?#? Q%L#~7#? ?8L#t#? P K"w%? Q L"~;%? Q L#v#? Po%aA02~J!"O? ?!?#?%?&2:R/ "O?#G OA&?#G PA1T%O? P~U#a@2?"D"*A%Pl~+}Q~K!?#D"JA,?,Pl~+}Q~K!X=W/!? D"l%A!? D"~U#S%O?22~6!-? D"y#?!P:caA"z.                z-" ?"Pn}&l2K!4?"P(N 2? ?!P!aK"l%."-?"D" @#?*P ?"D"*A!?!?"D"%VA%=A!2~K!? D"v#@""O?!RA&/ ?&/ ? D"u#?"aP!?#?%=?!y,  -? ?!?"aK"v#.!-?0D":@,? P4N }E%?0z " @9?0E"2@8? P K"}6%? Qllllr L#o%?(?,K"??(?8L#:?(?9z-#*"O?!P{!fP)X%O?(Pt a?(P*a?"2B.!-?(Pt a?(P*a?"P ?%?#D"M2%-"O?(G ?A%P4T%O?(D">@&?(D":@*?(D"6@"Ql}!}#mr ?%P/bP ?%P/V=qQ#}&A8m}D@,? D"l%A#? D"~U#S%O?22~6!-? D"y#?#P:caA!Qllll??8m|1 7?!P N 6?!?,N 5?!Q}&n}6}Lr!?8m|1 4?!?%N 3?!P&N 2?!?"K".?!?&K"*?!?*K"%?!?"K" ? ?#P!aK"l%.!-?(?(D"2A5K"M?(?(D".A6K"J?(?"E" L#D?(?"D"*K"I?(P|1a?!?&?12|+?(D"O@,"O"O?(D"|6A"%O?,?"P#ia@/P!?(D"D?(D"IA"?(D"FVA%=@3P ?"?%=@%? Px%a@4?,@*#O?(Pt aA"?!?#?*D" ?*G %?+2M? ?"24? P!N n&? ? D"~3%R? G t&P!hfN ~%&?+R%OP @"? P K"v##O? ?"aA)Px%aA-D" @.?-?)Pt#aA)D" K" ?)?.K" ?"P%aA"P.T/ -P @"? P K"}#&? Q L"y%? P K"}A&? P K"}6&? P N ~&&? Q L"}X&? P K"}L&? ?(PDa?(Pt a2"?4?3?%? D"l&?%2}#!? ? D"l&A)?%?%?)U=K"l&#O? ?"aA)Px%aA-D" @.?-?)Pt#aA)D" K" ?)?.K" ?"P%aA"P.T/ -P @"#O? ?"aA)P~Q%aA-D" @.?-?)P~3#aA)D" K" ?)?.K" ?"P%aA"P.T/ -P @"#O? ?"aA)Po&aA-D" @.?-?)P~?#aA)D" K" ?)?.K" ?"P%aA"P.T/ --? D"l%/#?+P!a@+?*P*aA*?/T/ -.!-?(D"D@+?*P ?(D"IA"?"?(D"FVA*=A"2~K!? D"v#@%"O?"RA// ?// ? D"u#?%aP!?+?*=?"y,  -? ?"?%aK"v#?(Pt a?(PDa?!?#2l!?(G |GA%P#T%O?(?(E |@L },!?(?(z "|7z-#l!?(H!|H@"-?(?(E },!L |@?(?(z #l!z-#|7?(?"|0!|H?(?%N |G?2?(Pt a2r!-? 2D? D"~Q#%O? P~I#aP"2~K!? D"~Q#A"? D"~M#aPz~W!|0  ? ?"P"aK"~Q#-?#G QR/ ?(Pt a?!?&?12|+? D"x#A"%OP0P2?&?1U=@1?"P%i@%? D"w#@"?!P{!fP.cP}A}Mr a@)?(D"|9@-?(D"|;@.#O?"P0aG  A&P*X%OP/@*P9@#"O"O"O"O?&P1b0&"!!  !-?)G +@+? D"l%A/? D"~U#S%O?22~6!-? D"y#?/P:caA&z.                z-" ?&P}+(|0!2."-P.@*?1@#-P @+?"P.aG  A&?.U%O?(P}8!a?!?"?-?&P#iaA&D" ?&G %2|@?(G }:!@+-Pmmr ?6?"P*aD" A3P.ca?3?5X=A&D"%@7?&D" @4? D"l%A/? D"~U#S%O?22~6!-? D"y#?/P:caA&?*N 2?&?4K".?&?3K"*?&?7K"%?&?4K" -?&Pl%|0!6?&?#N 5?&?+N 4? ?/P!aK"l%-?"P2a@"?%P2bA%/ --?(D"|7A R/ ?(D"|9? P#i2q!-?(D"|1A R/ ?,? P#i2q!-?(?(D"?K"|J?(?(E#:L#|C?(?(z #*z-#|7?0P.2~R!?0?(D"|JK":?0?(E#|CL"2?0?(z #|7z-" -?(P}=!aC -}E2"*k"|YB PIbA&C Qllll|P@-P~= @)P8@#"O"O"O"k"O"O"|Y"O"O"O"k"O"O"O"O"O"O"O"O"O"O"O"O"O?"G 2P!b0/!"#%&(9)*(+,- -?"G 3A#P ?#P~/ U=P.cA(Pn}Fr a@%?(G }2}FO@(?#q@.PE@#"O"O"O"O"O"O"O"O"O"O"O"O?"G 5P(b00 !?"#@%&?????(?-P|"@#?(P&b0&?|"()*|"-?&P K"F?&Qllll2L"C?!?"?&PCa2iP!@)?&D"F@#?&D"D@(?%G -A%P%W%O?%P,cPupr aA%P!?%?!D":G GaG *A%P+UA*=@)?%P ?*=@*-?&P*a?(?#?)?*2;?!D"6"O?&G *R%OP~= @).!-?&G +A!qQI}&Qllll~M{~!lk}#@-Ps @)?#?!P ?!P|3U=P{!fP;cA!G }4}:OT/ ?!P~Ypr a@!?(@%#O?#R%OP~" @)."-?%G  @*?!G  @+?%P!a@%?#P!b@#?!P!a@!?+P?P ?+Ps bP{!fP<U=gP{!f?*P?P ?*Ps bP{!fP<U=gP{!fS/ --G -?&D"CA#%O?(?#2q!-P?g@#.|"-PC@#?(P(b0#*)|!)-?!D"6G -P|&a@#P~# @).| -P|(@#.>-P|)@#.=-?%|+ ,QD}&Qllll~M}<O}#@-P~& @)PF@#.<-?!?"D" ?"D"%2},!R/:P>@#.;-?!?"D" ?"D"%2},!R/9P>@#.:-?!?"D" ?"D"%2},!R/8P>@#.9-P|#P|%P|#?%G %A!?"G 7S=?!P#S=@#.8-?!D"6G -PAg@#.7-?"G 3A#q@."O"O"O"O?#P~/ X%OPI@#Pn}Fr @(P{!@%?"G 5P0b0%#%!"!-?#P.cA#Pn}Fr a@(?#G }4}FO@%PI@#?"G 5P0b0%"# ! -?%qQD}&Qllll~M}<O}#@-P|.@#."-?%qQD}&Qllll~M}<O}#@-?!D"6G -P|-a@#.!-PLPH?(G "=@#-?-Q{{{{}.|J}"?.Q?}&}#@-.7-?"G 3A#q@-?#P ?#P~/ U=P.cG }2}FOP(S/+PG.,-?"G 3A#qQ{!}"@-?"G 5P4S%O?-QD}&Qllll~M}<O}#@-P|.@#.6-?&Qllll2L"C?&P K"F?!?"?&PCa2i?!D":G G@%?&P:a?#P ?#P1U=P{!fP|1cPp}Nr aA(?&D"DA*?&D"FA+2o!"k"O?&D":P!S%O?(?%P!iaH!(?&D">A)P1fjP!f/!-?!D"6G -?&P2a?#?*?+?%2|D?-QD}&Qllll~M}<O}#@-PKg@#P~= ?&G 2R/!<?-Qllll~M{~!lk}"?&|+ 3Q{!}"QI}&}#@-Ps .!-?!D"6G -P|+a@#?(G |/?)aqQ?}&Qlllll|J}#@-P~= -@)?&D"CA!R/5?*?!2q!.5-P~( @)?!D"6A!G ,P"T/+PN@#.4-P4@#"O"O"O"O?"G 3A(P/bP ?(P/V=P!b0%!"7# -P!?!D" ?!D"*A#?!D"%VA,=A*@!P!@%P!P ?#?,=A,R/3<?*?,a#O?!G  P+bA%P9V/2P!?%iP}9ll%fR/2P!@%?!P!a@!?#P!bA#/ -P @#@!.2-P1P0?!D"6G ,P"S=@#.5-?!D"6G -P2g@#.4-Plll*?!D":D".A!?!Plll*X=qQllll|P}#.--?!D":@!P7@#?"G 5P#b0"*+2-P9@#.1-?"G 3P|0a@#.0-?"G 3P~7 g@#./-P~< @#..-P~; @#.--P~= P~% ?!D"6G -A!=@)P|*?!b-@#?-Q?}&Qlllll|J}#@-.+-?!G -PMg@#.*-Pl~+}Q~K!?!D"*A!?!Pl~+}Q~K!X=qQllll|P}#@-P6@#.)-Plll*?!D".A!?!Plll*X=qQllll|P}#-@-P5@#.&-P @%-?#P!T-@+?(P!bP.U%O?(@#.#-"O"O"O"O?(P!b0/############! -?%R/!P:@#.&-P/@#?"D"%A!?"D" A%W/%?!?,V/%P/P=?%?*aG  P~: bP~>!f=@#.%-?!G  A%P|1S%OP;@#.%-P @#?+R?%P|"Tg/#"O?!G !A!P}+!S/ ?!P~L!S/ ?!P~"!T/%-P<@#.#- -?!D"6G -P| a@#-?-Q{{{{}.|J}"?.Q?}&}#@--? ?#N |.? ?)N J? P"N :? ?-L" ? ?"E"2L"F? ?"z " z-">?&PIaC -}C,"&k#|VP:@&"O"O"O"O"k"O"O"O"O"O? P{!fP"b0% #"!*-?"R/&?!?"a@(?!@ #O? G  G ~QnOP!S%O?%P!a@%? P!aA ?(T/!.)--P,@&?"?%U/)?"?%S/&?%R/)?!?%aG  Pr T/)P!?"?%PkhaR/%<?%?"b@)PG@(P @%P!@"#O"k"O"O"O? ?"aG  A!PGb0"! "-?(P{!f@*PG@(P ?*PGT/"<.!-?%P!bP|2V/ PG@(?%P!a.!-?!PIbP{!fP+V%k?!P~>!fPs bP{!fP;V&P -/+?%P|4X/+?!@(?%P!a-@%?)?"P!aA"a/ -.#-P(@&?"R/(#O?"R%OP:1-?"P!b@"?!G  ?!P!a@!PIbP{!fP,U/ -.(-?"%k?"P!b@%?!P!aP ?!G  PGS=&P -@ P/@&?%?"? =A%R/&? ?!? =A ?%a@#P @!? @""O#O?"G  P|*S/!?!P!a@!?"P!aA"?#T/ -#O?%R%OP:1-?%P!b@%? G  ? P!a@ PIbP{!fP,U/ -.(-?!R/&P @##O?!?#T%O? ?#a?#P!a@#G  PIbP{!fP,U/!.)--?%?!PkhaR/&?!?%b@#P!@!#O?!?#aR%OP:1-?!?"a?!P!a@!G  PIbP{!fP,U/ -.&-P-@&?"P<U/%?!z   A+z.vvvv~2vv~2vv}Ivv~(vvzdA-z.++++++++++++++++z|Rz.                z/ !"#6&(9*+<-.| 01?-zBz[R/%z.                ?!z  ,A,z.}Ivv~(vv~(vv~1vvvvvvzdA-z.++++++++++++++++z|Rz/ 34#67(9:+<=>| |!|"?-zBz[R/%"k"O?+z8&PIbP{!fP,c?+z8(PIbP{!faA P-W%OP|!P!? iPv6f/"<? P"S/!-P|"P ? P!bP.U=.!-P>P| ?+z8"PIbP{!fP,c?+z8#PIbP{!faA ?+z8 P!i?+z8!a? =P#f=-?+z8*PIbP{!fP,c?+z8+PIbP{!faP!bW/&?,z8!PIbP{!fP,c?,z8"PIbP{!faP9V/&?,z8%PIbP{!fP,c?,z8&PIbP{!faP|0V/&?,z8)PIbP{!fP,c?,z8*PIbP{!faP|0V/&P:@&?"P<bA"R/%"O?"P!S?!G <A P~9 Sf/ P-@&"O? P|)b0# ( (-?"P(T/(?!G =A"PIbP{!fP"V/(?!G >A PIbP{!fP+V/(?!G | PNT/(?!G |!PIbP{!fP&V/(?!G |"PIbP{!fP+V/(?"P|,T/ ? P|-V/&-P.1-?(PGT/"?%P|4U-?#R/"P!fR/".!-P,@&?#R/!-P:1-?&1-P--~:.";k!|YB Pv bA%C ? D"C@&? D"?@)?"@,?!@#"k#OP @.P!@1P @ "k?)?&R/ <"O#O? ?)aA/G  PHS/!?&? P!aA T/ -?&A.@ ?).!-? Pkh?&a@.P @1?/P!a-@/P ?4/!<"k?,R%OP @,P!@7P!@4P @&?#.!-P @&"O#O?#?&aA0G  PHS/!P!@4?,?&P!aA&T/ -P!@7?,@&?#.!-P @4?&Pkh?,aA"@,?0P!aA!-@0"O"O"O"O"O? %O?)G  P~X S/!-? ?&S/!P .(-P ?&R/&<?%PDa?&P!P!2}=!?%D"F@)?%D"DP!S/!P @ ?%P K"C?%?%D"IK"??%?)K">?#?&a@("O#O?#P!a@&"O?#G  A)P|#T%O?&@#.!-?%P:aP ?&?&?(SA)=2}T!"O?%G :%O?%G ;@*?%P2a?&?#P"a?)=A&P ?&?(TA)=2}T!?%G 2/!-?%D">A R/#?%D"?? 2q!P .+-?&?)a@#?%G 3?*P%ig@)-?%D">? S%O?%P>a2}V!-?%D"?? a?)N  ?%? P!aA K"C?#?(T/ -?%D">@&?%PDa?%D"?A)? 2|(?%D"DR%O? q@>.%-?&Pllll|SS%O?%E"F@>?)@&? @).%-?&R/ ?)?&2q!-P .&-?#?)? 2~+!@ ?.@&?/@)?0@#?1? P TA(gR/#."-?%D"I -P ?&Pllll|SS/"<?%P!|0!|9?%P K"|6?%P!N O?%P|0K"|1?%P K"J?%?)K"F?%P|0K"D?%?>}DA5K"|7?%?5K"M?%?5K"I?%P*a@8P @ P @6B P2bA+C "O?%PDaA(G |#/ ?(D"%@-"O?(D"2A2?(D"*A;V/ ?2?(D".A*U/ ?(P6aA<?(G :A3aP!bG  @9?3P&U@=#O?*?-a@:"O"O"k?2?*bA#P)W%OP @ P ?#R/!<#OP!?9? ?:aG  S/"<?#? P!aA T/ -?#@ P .!-?+P*a?9?:?#2|J?+D".@ ?+D"*-P!S%O?(? ?*aP!aA*K".?*?3U/"?*?;V/"?=R/!?-?*?3bA a?<?32~+!/"?(D">@#?(?*K">?#?-a@6? ?#b@ .&-?(?2K"..#- -?*?2W/ --?(P!N |#"O?(G CP!S%O?(D"?@*?(D">@#.!-?(D"?A*?(D">A#S/!-?#?-a@6?*?#b@ -?8? K"%?8?6K" ?+P2aC ?%D"*A P!? =@#"O"O"O"O?%D".P ? =P!b0" !"-?#G  P|*T/!P!@(."-?#H  P}J~; T/ P!@(.!-?)?5a@-?)@ #OP @(? ?-S/!"k? F  A#P |:%O?#P{!f@#? P!a.!-? G !P|4f@+?#P|"f@*?#P|IW%O?*P(i?+g@#? P"a.!-? G "P|4f?+P(ig@+?#P|PU%O?+?*P.ig@#? P#a.!-?*P4iPll~M f? G #P|4f?+P(iggA#Pll~% S/"? P%a-@ P!@("O"O?#P|#b0-#!!!!!!!!!# -?#P~; S/"-?#P?U/!?#P{ bP?V/ --?&%O?)?&2q!?.@&?/@)?0@#?(?1gR/".!-?.@&?/@)?0@#?(?1gR/!--P ?(/ <P @ ?7%kP &"O?"R/ #O? ?!aG  PHS/!?"? P!aA T/ --?!-R-?%Pv aC -~=4!!kB Po!bA C P}Aur D" P"S%OP}=sr Qllll2L# P}Esr Q L# P}Lsr Q!L# P}Tsr Qllllr L# Prsr Q L# Ptsr Q!L# ? z.                z-"l!? z.                z-"|?? z.                z-#M? P N |7? z.                z-"cPvsr P K" ? Q L#D? P |0!I? z.                z-#2? P N ?? Q L# ? P |0!*P~3sr ? z "|Wz-" Po~"r Q L# Pxsr Qllll2L# P~Msr Q L# P~Usr Q%L# P}=~"r Qllllr L# P}E~"r Q L# P}L~"r Q%L# P}T~"r Qllllr L# Pr~"r Q L# Pt~"r Q%L# Pv~"r Qllll2L# P~7~"r Q L# P~?~"r Q!L# Px~"r Qllllr L# P~M~"r Q L# P~U~"r Q*L# Pl~#r Qlllll!L# Pm~#r Q L# Po~#r Q%L# P}6~#r Qllllr L# P}=~#r Q L# P}E~#r Q%L# P}L~#r Qllllr L# P}T~#r Q L# Pr~#r Q%L# Pt~#r Qllll2L# Pv~#r Q L# P~7~#r Q!L# P~?~#r Qllllr L# Px~#r Q L# P~M~#r Q*L# P~U~#r Qlllll!L# Pl~%r Q L# Pm~%r Q%L# Po~%r Qllllr L# P}6~%r Q L# P}=~%r Q%L# P}E~%r Qllllr L# P}L~%r Q L# P}T~%r Q*L# Pr~%r Qlllll!L# Pt~%r Q L# Pv~%r Q*L# P~7~%r Qllllr L# P~?~%r Q L# Px~%r Q%L# P~M~%r Qllllr L# P~U~%r Q L# Pl~&r Q!L# Pm~&r Qllll2L# Po~&r Q L# P}6~&r Q%L# P}L~&r Qllll2L# P}T~&r Q L# Pr~&r Q%L# Pt~&r Qllllr L# Pv~&r Q L# P~7~&r Q!L# P~?~&r Qllllr L# P~Q~&r Q L" Py~&r Q%L" P}2~(r Qllllr L" P}L~(r Qllll2L# P}T~(r Q L# P}I~(r P4N  Po~(r P4N  P~I~&r P%N  P}I~&r P4N  Pn~"r P4N  Pwsr ? D"n!K" Px~&r P K" Pp~(r P K" P}6~"r P N  P~3~(r Q!L" P~;~(r Qllllr L" P}=~)r P!K" P~U~(r Qllllr L# Pl~)r Q L# Pm~)r Q%L# Po~)r Qllllr L# P}6~)r Q L# Pv~(r ? D"|SK" Pr~(r ? z #|Nz-# P~Q~(r ? G |7N  Pw~(r ? z #Mz-" P}A~)r ? E#DL" P}I~)r ? H!I|0! P}=ur Q L# P}6ur Qllll2L# P}2ur P4N  Py~,r Qllllr L" P~U~,r P4N  Pw~,r Q%L" P~;~,r Q L" P~3~,r P%N  Pt~,r Qllllr L# Pr~,r Q!L# P}T~,r Q L# P}L~,r Qllllr L# P}E~,r Q%L# P}=~,r Q L# P}6~,r Qllll2L# P}2~,r P4N  Pl~,r Q%L# P~U~+r Q L# P~M~+r Qllll2L# Px~+r Q!L# P~?~+r Q L# P~7~+r Qllllr L# Pv~+r Q%L# Pt~+r Q L# Pr~+r Qllllr L# P}T~+r Q*L# P}L~+r Q L# P}E~+r Qlllll!L# P}=~+r Q*L# P}6~+r Q L# Po~+r Qllllr L# Pm~+r Q%L# Pl~+r Q L# P~U~*r Qllllr L# P~M~*r Q%L# Px~*r Q L# P~?~*r Qlllll!L# P~7~*r Q*L# Pv~*r Q L# Pt~*r Qllllr L# Pr~*r Q!L# P}T~*r Q L# P}L~*r Qllll2L# P}E~*r Q%L# P}=~*r Q L# P}6~*r Qllllr L# Po~*r Q%L# Pm~*r Q L# Pl~*r Qllllr L# P~Utr Q%L# P~Mtr Q L# Pxtr Qlllll!L# P~?tr Q*L# P~7tr Q L# Pvtr Qllllr L# Pttr Q!L# Prtr Q L# P}Ttr Qllll2L# P}Ltr Q%L# P}Etr Q L# P}=tr Qllllr L# P}6tr Q%L# Potr Q L# Pmtr Qllllr L# P~U~)r Q L# P~Q~)r P4N  P~?~)r Q%L# P~7~)r Q L# Pv~)r Qllll2L# Pt~)r Q!L# Pr~)r Q L# P}T~)r Qllll2L# P}#ur P K" Pv~,r P K" Pltr P N  P}L~)r P N  P}Xur Q!L" P~%ur Qllllr L" Pm~-r P!K" P~?ur Qllllr L# Pxur Q L# P~Mur Q%L# P~Uur Qllllr L# Pl~-r Q L# P}Tur ? D"|JK" P}Eur ? z #|;z-# P~;ur ? G ?N  Puur ? z #2z-" Pn~-r ? E# L" P}2~-r ? H!*|0! P}T~-r P4N  P}=~-r Qllllr L# P}E~-r P K" P}6~-r P N  -? Po!aC -~E+!,kB P}L!bA)C ?)P?a? D">A*P~% aA1P}#!y,  ?*P K"~%!?*Qllllr L"}X!?*Q%L"}P!?*Q L"}I!?*Qllllr L"}A!?*Q*L"p!?*Q L"}2!?*Qlllll!L"n!?*Q%L"}#!?*Q L"|W?*Qllll2L"i?*Q!L"c?*Q L"]?*Qllllr L"Y?*Q%L"|??*Q L"|9?*Qllllr L"|6?)P K"D"O?!P!S%O?"? D"2A,X/!?"P!aA*? D".A-?"P.caD"*A!P%jP ?!P)fP&S=A.X/!P*@!#OPmmr ?-?*P.ca?*?,X=D"*?)P2a? ?*2]?)D"2A0P"S/"?)D"6@2?)D"??+S%O?)P?a?+P!P%P.2~=!-?)D"C?!aA"?2K" ?"P%b?0K" ?"P*b?*K" ?)?+P!aA+K"D?!P.a@!P%jA"@*?"?.U/ -.!-?)P:a? P 2]?)D">@"?)D":@*?)D"?R%O?)P?a2~3!-?)D"CA!?"K"*?!?*K"%?!P K" P!@+?)P!K"D-?)P K"}=!?)P K"}2!?)P K"]?)P K"|C?)P K"J?#?%PFca@.?)D"CA!?+P.ca@/?)PFa@0?)Pv a@-P @+P @*#O"O"O?!R/ ?!?/S/ ?!P.a@%P!@"P @,?!D"%P!T%O?%@!."-?)P*a? ?!D"*2}P!?)D".@,?)D"*@"?%@!.!-"k"O?#?.T%O?#PFa@%P @!P!@"?#D"2A,?#D".A#U/!?(?,U/!?#?&a@"?,?#b."-P @%?-P!P 21?)D"}=!A ?)D"}2!A!? ?!U=A#%O?)D"p!@+?)D"o!@!?)D"I@ #O?*?!D" A"V%O? ?"P"ia?+D" K" -?!P%a@!?+P%a@+?#P!bA#/ --?)P K"OP @"?)D"JA %OP @!?)D"M? U%O?)PMaP ? P%P*2~=!?)D"O@!-?)D"|1A"?!P#ia@+? P!T%k? P#iP*bA#%O?+P ?#y- -? ?!aA P!b@!?"? P#iaP*b&?+-Q L" ?)D"J@%?!P!a@"-?)?"K"O"O?)D"DA#R/ ?)D"I@!?%P"i@*P @+?)D"|1@%#O?*R/!?"?!D" A V%O?%? P#iaA ?+K"%? ? D" P!aK" -?!P%a@!?*P%b@*?#?+P!aA+T/ --?12~H!?1?)P?aP}#!y,  ?)P}L!aC 1-P -@,?%@#-?)P K"}I!?)?,K"}E!?)?"K"}A!?-?*?)P}A!a2~!!?)D"F?*S%O?02~4!-?)D"I?+a?*K" ?)?*P!aA*K"J?+P%a@+. - -~:*!5kB P}L!bA%C "OPmmr ? D":?!P.ca?!? D">X=D"*P)fP%T/ ?%Pl"|0!}I!?"P{!fA,P ?,P1U=P|1cA"H!}C}NO?"H!}?}NOg@*?"P}C}Nr a@5?"P}?}Nr a@6?"Pp}Nr a@.?%P}I!a@)P @"#O?#?)a@&P!@#?5?&G  P!iA&aH! ?&?6aH! g?*h?2g@2?"P!fP!@"R/ -?.G |/A3P.cPn}Fr aP!?.G NA"?3aPv UA#=A&?"P ?#=P.ca@(?!P!a@*?.H!2?2f@/?%P}I!a@0P @)#O?&?(T%O?)A"P!a@)?&P.a@&?/P!?"P1fiA4fR/!"O?!? D">A+X/ ?*? D":A-?!P.caD"*A#P%jP ?#P)fP%S=A7X/ ?*@##OPmmr ?-?#P!aA1P.ca?+?1W=D"*?%P:a? ?.?#2| ?%D":P!S%O?%D">?"S/%-P%jA#?7U/ --?"?3a@+?%Pl"|0!}I!P @#P @"#O?5?#?0aG  A#P!iA-aH! ?-?6aH! g?4fR%O? ?#P"?+?!2}I!-P!@#?"P!fP!@"R/ -.!--?,P1|PA"P!iH!}A}4O@-P @##O?%PCa?#aP K" ?#P*aA#Pl!T/ -? D">@)? D":@,"O?"P!bP!V/ ?!?)X/ ?*?,?!P.caD"*A"P%jP ?"P)fP%S=A&X/ ?*@##OPmmr ?,?#A"P!aA#P.ca?#?)X=D"*?%P2a? ?.?"2| P%j@#"O?%D"2P!T/ ?%D"6A(P1V/ ?%PCa?(P#iaA(?"K"%?(P!K" -?#?&U/ --P @/P @0?!?)U%O?,?!P.caD"*A!P%jP ?!P)fP%S=@0-?%P}I!a@7#O?*A"?0X/!Pmmr ?,?"P!aA4P.ca?)?4W=D"*?%P*a? ?.?"2| P%j@*?%D"*P!fR/ "OP!?%D".A(P1fiA#?/f/ ?#?2fR/ ?%Pl"|0!}I!?(?3a@1P @!P @&#OP @+"O?5?!?7aG  A!P!iaH! ?#fR%OP!@+?6?!P!iaH! ?#fR/!-? ?!?+?1?"2}I!-P!@!?&P!fP!@&R/ --?#?/g@/?#?-fR/ ?(P2X/ ?%PCa?(P#iaA!D" P!T/ ?!D"%?"T/ ? ?4?(?3a2})!. - -?%P}L!aC -~>*"5k!|Y? P K"?? P:a? D"6A&2~M!? D"?@)? ?&%k? D">?)P%ia@##O?#Q L# ?#P*a?%K" ?#P2a@#?&?%P!aA%T/ -?%?)a&?)-K"?? PIa@1? D"6@&? D"MA%? D"IS%O?12~3!-? ?%P!aA#K"M? D"J?%P.caA%P K"*?%?&K"%?%P K" "O?#%O? Pt a@2? P|1a@3? PCa@4#O? ?#P!bA#K"M"O? D"J?#P.caA&D"%A(?&D" A-U/ ?(? D"?V/ ?&D"*@.?(?-b@)? D">A#?-P%ia@%?(?-T%O?#?(P%ia@/? D"*@5? D"%@6? D"2@7? D"6@*?%@(#O?*?(D"*A#V%OP!P!?6?!?7?#P%iaA&G .P!fA#=?&D"%A+a?&D"*A&?+U?&?5?"?#=VgA#=?.aP ?&?+b?#=A0?.U=@+"O?0?.bA#P ?#?0W=A&P*UA,R%O?+E  A8QM}&?8Ql~Y#}"QD}&}#?8Qlly)}"Q:}&?8Qlll~U1}"Q*}&}#}#?8QDmQl~Y#}"?8Q*mQlll~U1}"?8Q:mQlly)}"}#}#}#@8.!-Q @8?.?0X/ ?+P!b@+?&@##O?#?+a|+  QM}&?8Q*m}#@8?#P!bA#/ --?(?8?&P*?,=q}#L# -?(P2aA(?/T/ --?%?)?42G<?.P)a@+#O"O?-@("O"O"O?)A#0"#! -?%P2a@*?%E# @8P!@##O?8?*E# |=/!?*P2a@*?)?#P!aA#T/ -?)@#.!-?#?)V/(?%E# @8-?#?(a@-?)?#b@)?%?#P%iA*a@&?8Q~U!}"Q |=%O?&@%?#P!W/"? D"MA#? D"IS%O?12~3!-? ?#P!aK"M? D"J?#P.caA#?+K"*?#?-K"%?#?(K" ."-? D"6@("k#O?*R%O?&@#P ."-?*P2b@*?%D"*@,?%P2aA#@%?(?,W/ -? D"2?,P%iaD" @/P!-@,#O?#?&S%O?&@%.#-?#P*a?#P2a@#D" A%?(X/ ? D"2?%P%iaD" @%? D"|6A(? D"|1S%O?32~4!-? ?(P!aK"|6? D"O?(P"ia?%K" ?2?,2~N!? D"|;@%? ?,%k? D"|9?%P"ia?/K" ?%P!a&?%-K"|;? D"6@(. - --? D"M@#-?#/ --1- -}*,"4k"|YB Pl!bA%C ?%P?aP!?!P2a?"P2U=?"P2bA&P ?"?&X=2Z?%?%D"?K".?%?%D"CA&K"%?%?&K"*?%?&?%D"DA(P#iaA)K"2?(%O?%?&P*aA(K"*?&D"%@5?&D" @2?(@&-"O"O?&?)T%O?%?&P*aA(K"*?&D"%@6?&D" @3?(?)T/!-?%P K">?%Qllllr L"6.!-?%P K">?%Qllllr L"6?%?&P2aA(K"*?&D".@+?&D"*@4?(?)S/ P%@/P6@*#O?%?&P:aA,K"*?)?,S/!?&P6aD" @0?&P2aA(D" @-?%?&P?aA7K"*?-R/!?,D" A,R/!?&P>aD" @&?%P~Q a?-?02}L!?%P?a?&P!P!2}=!?%D"C@0"O?%D"?P!T%O?%D"D@-?&RA1/!?1/!?-?,?&y,  .!-?%D"D -?%?%D"|WK"D?%?%E"iL#??%D"6?.S%O?%P6a2~6!?%D":@/-?%E#?@8?%D"D@1?*?/aA,?&K" ?,P6bA&?1K"*?&?8L" ?,P%b?-K" ?,P*b?0K" ?%?.P!aA.K">?*P:a@*?(@&?)?7T/ --"k"O"O?"P"V%O?!G "@&.!-P @&?"/ P @).!-P!?!G  A)P!V/!<-?)G }VmO-P @)?%P?a@(P!f@*"k?"P"X%OP!?!G !A)P!V/!<-?)G }VmO-P!f@)?(P~M}4r P%2}L!?(?)N P?(?*N O?(P |0!Q?(Pllll|SK"C?(QlllllllllkL"6?(Qllllr L".?(P N |6?(P}I}Ur K"I?(Po})r E" L"J?(P}6})r D" K"|1?%D"C@)?%D"?@("O?2%O?%Px a?2?52}L!?(R/!?)?(2q!.!-?%?%D"DK"|P?%?)K"c?%?(K"|N-Pllll|S@("O?4R%OPllll|S@..!-?%P~Q a?+P!P!2}=!?%D"|S@.?%D"iR%O?%D"|WA)q?+%|Y?+%O?)?4?+y,  -?+qQ?}&&Q -}#@8.!-?%D"|W -?3%O?%P~Q a?3?62}L!?%E"|S@9?%D"i@(-P @)"O?"P*U%OP @*P @+.!-?!D %@+?"P.U%OP @*.!-?!D *@*?"P2U/ ?!D .@)-? ?%H!|J|0!O? ?%E"|NL" ? ?%D"|PK"*? ?%E"6L".? ?%D">K"6? ?9L"D? ?(K"C? ?8L">? ?.K":? ?+K"J? ?*K"M? ?)K"|1? ?&P!fN Q? ?#P!SN |6? ?&P!jP!fN |5? ?%D"|;K"I?%PFa2~B!?%D"MA P |8%O?%D"|1? 2q!-?%D"|6A P |8%O?%D"|7? 2q!-?%P%a2~Q!?%Pl!aC -}O+"&k!|V"O"O"O"O"O"O"O"O"O"O"O?"P{!fA%P~: b0@"((((((((((%(((((((&(((((#((((((! -"O?%PAb0. (((((((((()(-? D"2A%?!Pkha@"? D".@##Oz.                @+"O?%?!?&aP!aU/ ?"P2U/ ?!?#aP!az   @+-?"P2b@"?&P2a@&?#P2a@#?+z.YYYYYYYYYYYYYYYYzB?+z.""""""""""""""""z|<z.@@@@@@@@@@@@@@@@z|#z|;z]A(R/ -"O?%?(|N?!aA!?&aA"P1bA&V%O?!?#aP1bG  PAS/!-? ?&2|.P!j1-?"P0b1-? ?!P!a?#2@1-?#R/(? P.a@*? D".@("O"O"O?!P!aA%? D"2A)X/ ?%?(aG  A"P?V%O?%@!."-?!P"aA!?)X/ ?"P?T/ ?!?(aG  A"P?V/!-P @"?*?%2}8!A!?)X/!?!?(aG  @"-?"P{!fP~< S/(-? ?!?"?#P!bA)23A"R/(#O? D".@%"O"O?"? D"2A(X/ ?"?%aG  A#P?V%O?"@!."-?"P!aA!?(X/ ?#P?T/ ?!?%aG  A#P?V/!-?*?"2}8!A!?(X/*?!?%aG  @#-?#PFT%O?#P~< T/*?!P!a1-"O"O?!P!aA#?(X/ ?#?%aG  A"P?V%O?#@!."-?!P"aA!?(X/ ?"P?T/ ?!?%aG  A"P?V/!-P @"?*?#2}8!A!?(X/ ?!?%aG  @"-? ?!?"?)23A"/ -.(-?!P|VV/(?!P%aA&? D"2A#V/(? D".A%?!aD  P~Qw~4}H(T/(P @"?#?&V%O?%?&aG  @"-?"P{!fA#P|*S/(?#P~> S/(?"PIbP{!fP,U/(?"P|IfPs bP{!fP;V/&.(-?!P|UV/&?!P&aA&? D"2A#V/&? D".A%?!aA"D  P~D~"}M}9)h?"P%aG  P~C hg/&P @"?#?&V%O?%?&aG  @"-?"P{!fA#P|*S/&?#P~> S/&?"PIbP{!fP,U/&?"P|IfPs bP{!fP;W/&.%-?!P|VV/%?!P%aA&? D"2A#V/%? D".A%?!aD  P~K~G}M~B(T/%P @"?#?&V%O?%?&aG  @"-?"P{!fA#P|*S/%?#P~> S/%?"PIbP{!fP,U/%?"P|IfPs bP{!fP;W/%.#-?"PIbP{!fP,X/"-? P.a?!2VA&/!? ?!2|/1-?!P!a@&-?&1-? ?!2}H!P -}M+!0kB P?bA&C ?!D"D@-?!D"FA!D"*@0"O?!D".A(? D"OA#W%O? ?(K"O? D"|1@+?#?(S/!?+?(PDca@!#O?!2~V!?!PDa@!?(?#P!bA#T/ -.!-?#@%?(?#bA!? D"M?#bV%O? PMa?#?!P%PD2~=!? D"O@%-?#?(b@#? D"|1A+?%PDca@!#O?!Qllll2L" ?!P*az.                z-" ?!P:az.                z-" ?!PDa@!?%P!a@%?#P!aA#/ -? ?%K"O?(?%?%?(V=@(-?(%O#O?+?*PDca@"P!@#"O"O"O?0?*P:caA!D" A P!b0" !"-?!D"*@ ?!D"%@#.!-?-D"*@ ?-D"%@#-?*P!a@*?!G 6@!P @)?"P K"*?&?!P ?!P~/ U=P.cG }3}FOA!P ?!P|3U=P;cA!G }4}:OK"2?&?!P~Ypr aK".?&P.aP!?"2H?"P K"C?"D"*@.P @!#O"O"O"O?!P!fR%O?)/#? R/#? P"b@,P @%#O?#?%aA/G  PHS/"?,P!b@,? ?%P!aA%T/ -.#-?)/"? R%OP @ P!@)?#@%P @!?#R/#."-P @!"O#O?!?#aA%G  PHS/!P!@)? ?!P!aA!T/ -?#@%? @!?#R/#."-?%P!a@%?!Pkh? a@ P @)?#R/".!-P!@)?/P!a@#P @!?%? P!bS%O?#@%P @ .!-?%Pkh? a@1?%? bP!a@ "O#O?!?/aA%P!aG  PHS/!? ?!P!aA!a/ -?#@%?1A!@ .!-?,?!b@ ?%P"a@%P @)-?"?"D"CP!aK"C?&P.a?#?!?#a2|A?"D"*A!?"D" S%O?"2}V!-?"D"%?!aP~X N  ?"?!P!aK"*?&?&D"6K">?&?&D"2A#K":?&P:aP!?"2H?"D"*A!?"D" S%O?"2}V!-?"D"%?!aPNN  ?"?!P!aK"*?&D".A!%O?#?!2q!-P!@!?%@#.!--?"D"*A @!?"D"CA#%k#O?"D" ?!S%O?"2}V!-?"D"%?!aPz N  ?"?!P!aA!K"*?#P!bA#/ -?"D"C&P -@!?"? K">?"? K":?"?.K"6?"?.K"2?"P K".?"? ?!aK"??"P?2~K!?"D"*A ?"D"%aA!z.                z- 2?!z.                z-  ?"? P?aK"*?(?*T/ --?&P?aC -} *!2kB P2bA+C ?!D"%@4?!D" @5?!D".@1?!D"2@.P @!#O"O?"@-"k"O?!P!fR%OP!@&?,/#?%R/#?%P"b@"P @(#O?#?(aA/G  PHS/"?"P!b@"?%?(P!aA(T/ -.#-P!@&?,/"?%R%OP @%P!@,P @!?#?#/"<.#-P @!"O#O?!?#aA"G  PHS/!P!@,?%?!P!aA!T/ -?%@!?#?#/"<.#-?!Pkh?%a@%P @,?"P!a?#/!<."-P!@,?/P!a@#P @!?(?%P!bS%OP @%?#.!-?(Pkh?%a@)?(?%bP!a@%"O#O?!?/aA&P!aG  PHS/!?%?!P!aA!a/ -?)A!@%?#.!-?"?!b@%P @,?&P"a-@/P @&"OPmmr ?1?-P.caA"?-?.X=D"*P)fA*P%T%O?*P&S/!."-?-?.X/!?-P!aA*?"D"*A"P%jP ?"P)fP%S=A2X/!?!?#a@0P @3#O?)@""O"O#OPmmr ?1?*A)P.caA!P.a?)P!a?.X=D"*Pmmr ?!?)?.X=A&D"%@!?+P K".?+P ?!?!P TbA!?&D" P!aA&b?!?&U?!?4VgA!=K"*?+P!?&?5a?!=K"%P%j@*?#@!"O#O"O?+?+P%a2} !?+G  R/ ?!?0S/"?+G !@6?!P!a@&?!G  A(P~Y T%k?&&?&?0S/#PHP~Y ?!G !P|+S=@(?!P"a-@!?(?6S/!."--?!?0S/"?!G  P~Y T/ ?!P!a?0S/"-?*?2U/ -?"@)?3/!P @&.%-P!@3?*?2U/!--P!@!?)P!a@"?/@#."-P @)?-?.U%O?"D"*A"P%jP ?"P)fP&S=@)-?!@&"O"O?!0""! -?#G  PIT/ P @&.!-?-P!a@"P @&P @(#O?#G  A*PIU/!?*P|/V/!?(Pl~"~6HV/!?#P!a@#?(P,c?*PIbP{!fa@(?!P!bA!/ -?(%O#O?"?)X/"Pmmr ?1?"P.ca?"?.X=D"*P%j@"?(P!bA(/ --P!@!?/@#?"?)U/!--? ?-K"%? ?&K" ?+P2aC -~*2"5k%|YB PIbA+C ?!P ?!P{!fP1U=P{!fP|1cPp}Nr a@*? D"DD"6@-P{{#@&?"P!aA(?#D"*P%jA4U%O?%H!,?%H!*?*? D"CG GP!iaA&H!"Pkhgg@5?&P(a@6#O"O? G FP!S%O? G *P!fR/!-?+Pmmr ? D":A7?(P.ca?(? D">A8X=A&E" L#:?+?&D"*A&K"?"k"O"O"O?&P*fR%O? D".@,Q @;"O? D"2A&?+D":A/P!aA1U/ ?&?1bP*U/ ?,?1aE  @;-? D"6@9?*G NA)?*G |/A.aP~/ V/#?)?0W/#?.P.c?0P.caG }3}FOA)P ?)P|3U=A3P;cA.G }4}:OP!a@)?.E ~YpO@:Q!?3q}&A<Q}0s}/x~#~Wl}5D}"Q |=/!?:?;|=/#Q @:"O?&?/P+aA3U/ ?&?3bP*U/ ?,?3aE  @:-?)P*S/"?.P~Ypr aA.E *@=?<Q~C~ ~K}(}Xl~Sx8}"|;%O?)P2S%O?:?=|=/&.%-Q @<"O?&?/P3aA/U/ ?&?/bP*U/ ?,?/aE  @<-?:?=|=/%Pr!?)P#ibA)P|4V/%?.E 2?<}%?)q}&|;/#.%-?:?=}%Pl!?)P#ibq}&Q |=/#."-B P2bA&C ? D"DA)P K"i? P.a?+P:a?)P~I a2}%!?&P*a?*?)D"|P?)D"i2o!?&D".@)?+P2aA,?&D"*K" ?,?)K"%?&P2aC ?+D"2@&?+D"6.#-?:?;}%Pr ?)P#ibq}&Q |=/!-P!@&?0.!-?+?9K"F?+?&K"D?+?,K"C?+P*a?*?+PCa?1?;2P?+D"*@&?+D".-@)"O"O?&P!S%OP!?)P1fiA&?6H! fR/!-? D"DA&D"6A)?&D".S%O?&P.a2~4!-?&D"2?)P"ia?(K" ?&?)P!aK"6Pmmr ?7?(P!aA(P.ca?(?8X=D"*A&P(fP%T/!? ?(?&P%j2_.!-?&?2f%O? ?(2~I!-?)P!a@0?&?2g@2?&?5fR%O? ?(P!aA(?*G |/?)a2|H.!-?*G |/?)a@&"OP!?)P1fiA)?*? D"CG GA,P!iaH!,fR%O?%H!*?)fR%O?*?,P!iaH!"?)fR%O? P1?&?(2~<!-? ? G |*A,?%H!,?)fP TgN |*? ?(P!a?&2|H? ?,N |*."-? ?%D" %kP4P3?*G |0?%G %P)fjP!f=&P3-?&?(2~<!? ?(P!a2~D!.!-? P0?&?(2~<!? ?(P!a2~D!-?(P!a@(-Pmmr ? D":?(P.ca?(? D">X=D"*P%jA(?4U/!--?2Pkh@&-"O?#D"%A1PkS/ ?*H!0@(?%D" %k?*?%D"%P)fP!iaH!4?(g&?(-?&fA0P{{#fR/ B P?bA(C ?*G NA&P.cP ?&?*G |/A)aPv UA&=A,%O?)P.cPn}Fr aP!?&=@&?#D"%P!b@2?#D" A/P!a@.?0?*? D"CG GP!iaA#H!(?#H!,gPkhfP{{#f@*P @##O"O?&P%aG  A0P#S/ ?*?#P1fjP!fR/ ?&P!a? D"?P+a?&G  =G  @3?(?0N | ?(P*|0 =?(?3N <?(?#?)aN ;?(P"N :?(?"K"2?(?2K"6?(?.K".?(?/K"*? ?(P*aP P 2~%!-?&P.a@&?#P!a@#?,P.bA,/ --?(P?aC -?-? D"DD"6U%O?%D" ?%D"%@#B P2bA%C P2@(P"@)P!S%OP P"?!P ?!P{!fP1U=P{!fP|1cG ~6}NO?#P)fjP!fA"=@)P4P2?"=@(-? @"?-@ "O?1PkS?!P{!fA#P"Sf/ ?"?(2~#!R/ ? ?"D"DD"6A,X/ ? P"i@*?"P.a@1?!P ?#P1U=P{!fP|1cPp}Nr a@0?(P4S@2? @##O?#?"D"DA-D"6X/!?-D"2?*aD" @&"O"O?2/ ?0G |.R/ ?"D"CG G@/?%Pmmr ?"D":?&P.ca?&?"D">X=A.E" A;L# ?%?.D"*K"*?%D"%?;}DbP} #X/!?-P K"i?1?%?-P~I a2}%!?!?-D"|P?-D"i?/2}@!R/!-?"?(?)?!P ?!P{!fP1U=P{!fP|1cA-P}:}Nr a?"D"?P+a?-G p}NO=G  P#?!?&2}D!-?*P%a@*?,?#P!aA#T/ --?"D"DA#D"6A!? bP!V%k?"? 2}&!?"D"DA#D"6&?!-? X%O?#? K"6-?%P2aC -?+PIaC -~Q)!,kB P?bA,C ?,P:a?!?"P}D}Ur P!2}S!?,D":P!S%O"O?,D">A&R/ "O?"?&W%O?"?&T/!."-?!?&aF  PO|:/!-P @!-?&P ?!=@"?!P!?!=@!-?,P2a?!?"P}6mr P!2}S!"k"O"k"O?,D"2P!S%O?!?,D"6A(R/"<?"?(W%O?"P ?"?(SA&=@)?!P!?&=.#-?!?(aF  P~!k|8/!P!."-?"@(?"/ ?!.!-?"?(W%O?"@)?!?"?(S/!<."-?!?(aF  PO|7/!?(@)?!-@&?"?)b@.?!?)a.!-?!@&?(@)P -@/"O"O?#%O"O?%R/ ?#?%aP!bG  PHS%O?%P!bA%R/!-?%?)X%O?)@+?%?)S/!.#-?&?%A+aF  PO|7/"-"O?#?+2}+!A*R/ ?*?+X%O?*?+T/#.!-P @(?&?*aF  PO|7/#?#?*aF  PO|7/#-?)?+b@-?&?+a@0P @!#O?!?*T%O?!?&a@"?!?#a@%P @(?!P!a@!P?P ?"G  A"Ps bP{!fP<U=?"gP{!fP?P ?%G  A"Ps bP{!fP<U=?"gP{!fS/!.%--"O"k"O?*R%O?+@".!-?*?+X%O?*?+T/#?&?*a@&P @".!-?&?*aA"P ?"F  P~!k|8=@&?+?*b@"P ?#?*aF  PO|7/!<-?"?+?*bS@%?#?*a-@!"O?&%OP @(?!P T?%f/!.&-?!/#.!-?&?!?"2~+!/#-P @(?-P%U/"P ?0?0D  A!P{} y)fP*|S?!P:|SP{} y)fgA!P}Kw~7~X"U?!P}Kw~7~X"Vb=@(."-"O"O"O?&?)2}+!A"R/ ?"?)X%O?"?)S/!."-?"?&aF  PO|7/!-?"?&a@!?)?"b@".!-P @!-P @(?,P*a?!P!?!=A#?"P ?!=A"P}@}Ur P%2}S!?,D"*P!T/!"O?,D".A!R/ ?!?"X%O?!?"S/!.#-?!?#aF  PO|7/"-?!?#a@(?"?!b@-.!-P @(-? ?.K"2? ?)K"*? ?-K"%? ?(K" ? ?/P ?.=P ?/=K".?,P?aC -~0*!,kB PIbA&C ?&PCaP ?%?#b?"?%U?#?%VgA"=A(P?aP!P!2}=!?&D"D@)"O"O"O?&D"CP!T%OP!?!?#a?"=@*?&P K"6?&?&D"FK"2?&?)K"."O?(%OP @"P @!#OP!@)"O"O"O?!?*aG  A,P|#b0) """""!"-P2@)P2@,"O?(?!P!aA-WA// ?*?-aG  A+PIbA,P{!fP,U/ ?+P~@ bP{!fP(X%OP2?+PLb?+Ps bP{!fP(X=@,.!-?+P~6 b@,-"O?!P"aA.?(XA0/ ?*?.aG  A+PIbA)P{!fP,U/ ?+P~@ bP{!fP(X%OP2?+PLb?+Ps bP{!fP(X=@).!-?+P~6 b@)-?//%"O?*?-aG  A+PIbP{!fP,U/ ?+Ps b0|%      &&&&&&&&&&&&&&&&&&&&&&&&&&      &-?0/%?)?,P%ig@,P#@)?*?.aG  A+PIbP{!fP,U/!?+Ps b0|%!!!!!!%%%%%%%%%%%%%%%%%%%%%%%%%%!!!!!!%-P?@,-?&D".?"S%O?&P.a2}V!-?&D"2?"a?,N  ?&?"P!aA"K"6?!?)aA!?(U/ --?&P.a2|R/".#-?(?-b@%"O?(?-S/ ?*?-a@"?!Pkh?(a@,P @)#O"O?"F  A(P |7/ ?)P!f/ P!@)?"P!a@"?,P!bA,/!."--P"?)?(P |:=@%-? Pllll|SK" ? ?!?#aA!K"%? ?!?%aP!aK"*?&D".A R/#?&D"2? 2q!.#-?&D"F -"O"O?(P#W%O?*P!b@!?(@"#O?"R/#?!?"a?"P!b@"F  P |:/ -.!-?*D  Pl} }!}#|Sf/ P%?*P#aP|WfA!?*b?!?*S=A"?(P%bA!U%O#O?"?*aD" Pl} }!}#|Sf/"?"P%aA"?!U/ --?!?*aD  Pl} }!}#|SfR/!-?&PCa?(P!P!2}=!?&D"D@!"O?&D"CP!T%O?&P K"??&?&D"FA"K">?&?!K":?(R/!?(%O?"?*?(y,  -?&?(K"?.!-?&D"F -?&P:a2|R?&D":A"%O?&D">?"2q!-R/!-? ?&D"6K"*? ?&E".L" .!-? ?%K"*? ?#K"%? Pllll|SK" ?&D".A R/ ?&D"2? 2q!-?&PIaC -};+"(k!|VB P2bA,C "O"O"O"O"O"O"O"O"O"O"O"O"O"O"O?#G *A)0,"#    %&(! -?"P{!fPAT/-?)P(X/-?!P!a@(? D"2A&?!Pkha@%? D".?!a@*P|P@"#Oz.                @-"O?&?!?"aP3aU/ ?%P2U/ ?"?*aP3az   @--?%P2b@%?"P2a@"?-z.YYYYYYYYYYYYYYYYzB?-z.""""""""""""""""z|<z.@@@@@@@@@@@@@@@@z|#z|;z]A+R/ -?&?+|NA+?!a?"aP!aA%V%O?*?+a?"aP!aG  PAS/)-? ?%2|.A!/)P @"./-?"P?gP{!fP~X T/,-? ?!?"?%23@".--?"P{!fPAS/+.*-?"P{!fPAT/)?,P*a?#G -? D":G G? P.a?!P!a2|4?,D"*P!S%O? ?!PA?%23@".,-? ?!?#2|O@".+-?"P{!fP~X T/(? ?!P!a?#G -?%2(@".*-?"P{!fP~: T/&? ?!P!aA&?#G -?%2|3A"R%OP @".*-? D".@("O"O?&? D"2A)X/ ?&?(aG  A%P?V/!?!P"aA!?)X/ ?%P?T/ ?!?(aG  A%P?V/!-? P.a?&2}8!A!?)X/*?!?(aG  @%-?%P~< T/)?#G &A!P#S/)? P+?!?#?"2~W!@".)-P ?"?+aA*?%?(U?%?&VgA%=@"?!?*aP"a@&.!-P @"?!P!f/!P ?!P!jA&P!bA!?(b?!?(U?!? D"2VgA%=@"-?)P!? D".?(a?%=?"? D":G H2,A!P{!fP:T/!?&@".%-? P!N |%.#-?"R%O? ?&?#2~/!@".#-? ?!P ?#?&2~W!@"."-? P(?#G #?#G %R?"P{!fP~K S2}J!%kP &? ?!?"?%23-@".!-? D"2A(?!Pkha@%? D".@&P @"#Oz.                @-"O?(?!?"aP!aU/ ?%P2U/ ?!?&aP!az   @--?%P2b@%?"P2a@"?&P2a@&?-z.YYYYYYYYYYYYYYYYzB?-z.""""""""""""""""z|<z.@@@@@@@@@@@@@@@@z|#z|;z]A)R/ -"k"O"O?(?"?)|N?!aA%aA"P1bA)V%O?%?&aP1bG  PAS/!-? ?)2|.A"/!P @".#-?"P0b.!-?"P!j-@"?"?!P"aA!T/ ? ?!?#2~/!@"-?,P2aC ?"-~#0#9k!|Y!|VB Pv!bA&C ? P K"p#? P K"o#? P K"}##? P K"~U"?#%k? P K"p#? P K"o#? P K"}##? P K"~U"? E"}=#@>? Qllll2L#}=#? D"}E#@)? P K"}E#?&?>L#:?&?)K"?? D"~%#@1? P4N ~%#? z "}I#@| ? P K"}P#? Qllllr L"}I#?&?1K"O?&? E"}X#L#M?&?| z-#D?&Po!aA)?#?%?&P:a2}5!?&P~% aA%?&PDa?)P ?&D"}6!P.2%?&?!P{!fA0P(VN ]?&?"K"|J?&? K"Y?&? P~M"aK"|C?&P)K"n!?&Pv}.r K"m!?&P+K"}#!?&P~)}.r K"l!?&P~&}.r K"|S?&P%K"i?&Ps}.r K"|PP&@#?&P&K"c?&P}H}.r K"|N?&P"K"|W?)?%P ?&Px aP&2|;? P}I#a@2? P}=#a@3?0P.cP}A}Mr a@4"O?&D"o!A*P"S/ ?&D"}P!@+?&D"}L!@.?&D"}I!@,?&D"}E!@-?&D"}A!@5?&D"}=!@6?&D"p!@7?&D"}6!@8?&D"}2!@9?)?!?"G PA:?"G OA;2|+?&D"}2!@0"O?&D"}6!A#R/ ?0?#P#ia@/?0@)#O?)A#P*a@)?#D" A%D".P:c@#?%D"*@%"O#O?#R/!?#P:b@#?%D" @1?%P:a@%?1P"T/ -P!@(."-?)?/T/ --P!@#"O?*P!fR%OP&@#.!-?&P~% a?9?4D" ?4D"%2~A!R/ ?8P!T%OP&@#.!-?&P~% a?7P}>}.r P}5}.r ?:=P,2~A!R/ ?6P!T%OP&@#.!-?&P~% aA%?5P}>}.r P}5}.r ?;=P,2~A!R/ "O?-P!S%O?(R/"?%?,?"D"%?"D"*2~A!R/".!-?(/!-P&@#?.P!T/ B Pl!bA(C ?(P6a?!?"G O?"G P2|+?(PIa?&P~% aA*?+2};!"k"O?(D"IR/ ?(D"|6A"?(D"|7A5U%O?(D"O@6?(D"|1@7?(D">A8P#i@%?!P{!fP.cP}A}Mr a@9?*D"6@+?*D".@:?*D"2@;?(D":@##O?8R/"Pmmr ?7?"P!aA,P.ca?,?6X=D"*P%jPmmr ?:?"P.ca?"?;X=@-P @.?%@!?#@"#O?(?-D"*K"|S?(?-E" L#|P?(PIaA/?"D" 2}A!?(P?a?/P#2k?*?(P~M a?(D"CA/?(D"D2h?(D"?A=%O?/?=2q!-R%O?"P*a@"?.P!a@.?!P*bA!/!.%--?+D"*P%i@"?+D"%@!#O?"%O?"P2b@"?!G .@-?!P2a@!?.P{!f?-T/!.%--?(P)K"F?(P}L}.r K"D?(P&K"C?(P~Y}.r K"??(PIaA!?*?,?(P?aP"2|;?(D"IA"P"S/"?"P!fR/"?(D"|1@"?(D"M?(P*a?*?(D"J2|Y?(D"*P!T/"P!T/"?(D".@,?!?*?"?#?.P{!fP#iaD" ?9G *P.cG }5}FOP!2#?(D"IR/"?(D"M@-?(D"J@/?+D"*A"?+D" S%O?+2~5!-?+D"%?"P%iaA!?.N .?!?,K"*?!?-K"%?!?/K" ?+?"P!aK"*A"?5U/ --P!.!-P -@!?(D"6A"%O?(D":?"P#i2q!-?(Pl!aC ?&D"o!A"%O?0?"P#i2q!-P%P&?!=@#.!-?&D"o!A!R/ ?0?!P#i2q!-?&?&E#DL#o!?&?&z #Iz-#}6!?&?&D"OK"}E!?&G O@!?32~V!?3?&D"?K"*?3?&E#:L" ?2P.2~R!?2?&D"}E!K":?2?&E#}=!L"2?2?&z #o!z-" ?#P ?!P4S=P ?#P&T=A!P%S%kP#&?&z.                z-#*?4G +@1P"-@"?&?&z #*z-#o!?&?"N }B!?&P9|0 }@!?&?1N }?!?&?!N }>!?&P-N }=!? P~U#a?&Po!a2r!? D"l%R&P!-?&Pv!aC -~=)"6k"|YB P~? b@("O?%R%O.!-?#?%a@8?!?"a@5?(P@a@2Pk@3#OP @&"O?"?#G  A6P ?6P|3U=P;cA-G }4}:OA*b?*?"b?"?*V=A.P#?*P"jA%?%P#X=P!?%=A4?*aV/ ?-P~Ypr aA-?*a@+?-@%"O?"%O?!@)#O"O?)G  A&PGS/ ?&P~> S/ ?%?+S/#P?P ?&Ps bP{!fP<U=?&g#O?%G  A&P~> T?&PGTfR%O?%P!aA%?+T/!.&--P?P ?&Ps bP{!fP<U=?&gT/#?%P!a@%-?)P!aA)?5T/ --P @)?%?+S%OP!@&."-#O?%G  A&P~> T?&PGTf/!P!@&?%P!aA%?+T/ -.!-P @&?.?4V/ Q @<Q @;?"%O?!@%?"@&#OQ!?%|+  }&?;}#@;?%P!a@%?&P!bA&/ --?-@%?*@&#OQ!?%|+  }&?<}#@<?%P!a@%?&P!bA&/ -P @&?;?<}%|V}D?4P!iV/ ?(z.                z-#2?(z.                z-# P @%#O?(POb?%a?%N  ?%P!aA%P?T/ -?"%OP @%?!@+P @1#O?2Q L  ?2z.                z- *?2Q L 9?(?1P!aA)N ??+G  @.?%P{!f@9P @%P @&#O?&@/?%?-aG  @&P{!@,"O?1R/ ?%R/ ?.?/P{!fT/ ?9?&P{!fT/ ?(?%P!bP|"faG  P!a@,-?%?(aP@a?,P{!fA/?)P!aP{!fA)?(POb?%aA,P!aG  P!aP{!fA:?,G  ?.?&P{!fTaP{!fA,?,?:V=A,?)?,U=A)?)?/V=A)N  ?*?%P!aA%T/ -?(?(z #|;z-#2?(?(z #Oz-# ?(?(z  ?z-#O?(?(z  Iz-#|;?1P!a@1?.@%?+P!aA+?5T/ --?4?(POb?*aG  A)X@&-?6?7?&?)?3UfA%=@7?)?3?%=@3?%?0g@0?#P!aA#?8T/ --? ?7N !? ?0P!fN  -}!;!5kB P}=!bA&C Plsr Plsr G  A(P!?(=N  ?(%O#OPlsr G  A(/ Plsr ?(P!?(=N  ?(/ --P~?~1r D" @,?&PMaP ?#?#Pw~1r D" A+?!?"aP?aA*bA(P ?(?+W=VA/=A.P!P!2}=!?&D"|1@7"O?&D"MP!T%O?&D"O@2P @(?.RA-/!?-%O?#@(."-?2P!P!?*?,a?/=?*?+V=?.y,  ?#@(.!-?&D"O -?&PMaP~?~1r D" Pw~1r D" ?!?"? 2|&?&D"O@.?&D"|1@3?&D"M@4?&?&D"iK"I?&?&z "]z-#??&?&z "|?z-#2?&?&z "|6z-# ?&P~U a?2?(2Z?&?&D"|SK"n!?&?&D"|WA(K"}#!?&?(K"m!?&?(?&D"l!A!P#iaA#K"o!?!%O?&?(P*aA!K"m!?(D"%@5?(D" @)?!@(-P @!"k"O"O?#?(S%OP @+.!-?&?(P*aA"K"m!?(D"%@6?(D" @+?"?#T/!-?&P K"p!?&Qllllr L"}2!P%.!-?&?(P2aA"K"m!?(D"*@8?(D".@9?&P K"p!?&Qllllr L"}2!P%?"?#S/ <P @"P%@-#O"O?&?"?(aA*P:aA0K"m!?#?0S/ ?*P6aD" @,?*P2aD" @1?&?*P?aK"m!?1R/ ?0D" A0R/ ?*P>aD" @/?&D"}2!?!S%O?&P}2!a2~5!?&D"}6!@--?"?-aA*?1K" ?*P.a?/K" ?*P*a?0K" ?*P%a?,K" ?&?!P!aA!K"p!?(?"P2aA"aP2a?#T/!--?&D"}6!-@*P @(?6P ?+=@"?5P ?)=@#?+P!?+=@+?)P!?)=@-"O"O?%PkS%O? P#T/!."-P"@(?%P9V%OP&@,."-?%G vmO@,.!-P!@(P!?4?.?3VA,=@/P ?.?,=@)-?&?9K"|J?&?8K"Y?&?"K"|;?&?+K"|9?&?#K"|7?&?-K"|6?&?!K"|C?&?*K"|??&?)K"O?&?/K"|1?&?,N |/?&?(N MP @"P @#B P~?!bA C ? P%a?&PMaA!Po}*r 2|%"k? D"%A,Pllll|ST%O?&G G? D"*A"? D".A#2|7P{!fA%?%P"S=.!-?&G G-@/? P"K"C? P2a2|P? ?/P!fA%N |<? Pr~-r K"2? ?&E"6L"M? ?&z ">z-"O? ?&G FN |;? ?&E"*L"F? ?&D"2K"J? ?&H |+|0 |@? ?&G |-A+N |B? ?&G IA.N |?? ?&G HA-N |>? ?&G |*A0N |=? ?&D"%A1K"D? ?&D" A3K"C? ?!K"6? Qllll2L">? Pmsr K":? P~7 a?!D"6A4?!D":A5?!D"C?!D"D27"O"O"k? D"|CA)R%OP @!P~. .!-?!D".?!D"2?)? D"YA62}(!A!%O?!D" @("O?!G O?%V/ ?(P%T%O?!G 6P!f?%W/!-"O? D"]A(R/ ? ?-N ~6!? ?0N ~5!? ?%N ~4!? ?1K"}I!? ?3K"}E!? ?&P6aA%E" L"}X!? ?%z "*z-"~%!? ?%G :N ~3!? ?&P*aA%E" L"}L!? ?%D"*K"}T!?!G P@)? D"|N@-? D"|J@0? ?+N ~:!? P!N ~8!? ?.N ~7!? P!N ~9!? P K"i? Qllll2L"c? Pm!aA%?4?5? P~I aA+2}5!? Qllll2L"p!? Q L"}2!? P!N }A!?%?02F? P} ~S |0!}#!? ? D"}=!K"|W? ? D"}6!A.K"|S? ?.? D"p!bP!aK"l!?%?(?-?+2}5!? P#N }:!? P2a?%?)? P}E!a? P~U a2e? D"cA%R/ ? D"|P?%2q!-? P2a?!?"?#2|"? D"6A#G  @%"O"O"O?!G QA(P+T%O? PCa@"?%P!b0""#!-?%R/)? z.                z-"~%!? P}&}=}#2K!~5!? P,N ~3!? P~=}G!|0!~;!? P"N r!? Qllll|PL#}E!? P2a? P}E!a2|5.)-? Qllll|PL#}E!? z.                z-"~%!? P}&2K!~5!? P,N ~3!? P~=}I!|0!~;!? P"N r!? Pk?!P}P}7r bP~N~@~#}(#cA!P"j?!P:X=N }K!? P2a? P}E!a2|5.(-?#D"*@!?#D"%@#? P K"l!? Qllll2L"|S? Pm!aA%?#?!? P~U a2}5!? P#N }:!? ?"D"IK"~7!? ?"z "?z-#t!? ?"z "2z-#}T!? ?"z " z-#}E!? P2a?%?(? P}E!aP}T}*r 2e? D"|SA!R/&? D"|W?!2q!.&-?#G !@!? z.                z-#m!? ?!N }9!? P N p!? P"P ?!P#bP{!fP"UA!=N }:!? P(N }6!? P.P(?!=N }8!? ?"D"IK"~7!? ?"z "?z-#t!? ?"z "2z-#}T!? ?"z " z-#}E!? P2a? Pm!a?(? P}E!aP}T}*r 2e.%-?(P%SA%P7P0?%=A)? P2aaG EA(?(P%S=A(P#S/"? ?(P TN ?? D"J%O? P!K">? P K }P!? Pk?!P}P}7r bP~N~@~#}(#cA!P"j?!P:X=N }O!? P{{#|0 }M!? P{{}"|SK q!? P~- Pu ?%=N }I!? P(N }H!? P"P ?%=N }G!? ?(N }F!? ?)N }E!Pmsr ? P}E!aA(P22~,!Pmsr P!2~N!Posr Posr D" A!P!aA)K" Pnsr D" ?!P"iaP K" Pmsr P"2~N!Posr Posr D" A%P"aK" Pnsr D" ?%P"iaQ L" ? ?%?!PkhaK"}I!? P K"}E!Pmsr ?)?(P"2}Q!.#-? P!N @."-P @!P @%P @(#OP!?(iP ?%P}P}7r a?)?62-=?!g@!?(P!a@(?%P~% aA%P}6#T/ -Pv P~/ ?!=-@(P!? G |:A%?%P%S=A%P#S/ ? ?%P TN ?? D"J%O? P!K">? Q{{{{1L }L!? P N }K!? P{{#|0 q!? ?(N }I!? P}!.|0 }G!? ?%N }F!? P7N }E!Pmsr ? P}E!aA(P22~,!Pmsr P!2~N!Posr Posr D" A%P!aA)K" Pnsr D" ?%P"ia?!K" Pmsr P"2~N!Posr Posr D" A!P"aK" Pnsr D" ?!P"iaQ L" ? ?!?%PkhaK"}I!? P K"}E!Pmsr ?)?(P"2}Q!.!-? P!N @-? P2aP ?"?#2|"-? D":? ? E">L#}E!? P}E!a?/P!f2~&!?,P |8%O? D"*?,2q!-? P~?!aC 2}Y!?&D"}2!A!%O?*?!P%i2q!-?&P}#!a2~Q!?7%O?2?72q!-Plsr P N  ?&P}=!aC -x*!0kB Pv!bA%C Plsr Plsr G  A&P!?&=N  ?&%O#OPlsr G  A&/ Plsr ?&P!?&=N  ?&/ --?%P.aP~?~1r D" Pw~1r D" ?!?"aP?a?#2n!?%Pu aA&P~?~1r D" Pw~1r D" ?!?"P 2|&?%D"|9@"?%D"|;@#?%D"|?@!?%?%D"m!K"|7?%?%z "|Sz-#M?%?%z "|Nz-#D?%?%z "|Cz-#:2w!?%P K"}2!?%Qllll2L"n!?%P K"}=!?%Qllllr L"}6!?%? P)bP#UN ]?%?!K"|??%?#K"|;?%?"K"|9?%P K"|J?%D"6@(?%?%D"2A/P ?%D".A.Pllll|ST=A)K"|C?%?)?(P#iaK"Y?%P}A!a?&2EP%@("O?%D"}A!P!T%OP @)P @&.!-P!?"?!?#VA"=@0P ?!?"=@1P @&P @)#O?%P}T!aP!?0?%D"}E!A+a?%D"}I!A,?+UA"?,?1VgA#=P ?,?+bA!?#=?%Pn!a2}5!"O"O"O?%D"|C/ "OP ?!?"?,P ?%D"|?A#?#?%D"|;VA#=VgA"=A2R/ P!P!?%D"|9?#=?+a?"=A-@#?!@"#O?#G  P+bA3P9WP P!?3iP}9ll%f=R%O?!?-aP!b@!P @##O"O?!?#aG  P+bA-P9V/ P!?-iP}9ll%fR/ ?"?#P!bA#a/!.%--?"?#a/#."-?#P!a@#?"P!bA"/ --?2Pl~+}Q~K!?%D"?A!?!Pl~+}Q~K!X=W/!-P~7~1r G  P!S%O?%P}T!a? ?%P:aP"2|,Pz!f/"-?%P~%!aPr~-r ?%P}T!a? ?%P:aP 2|#Pw~-r D" R/!?%D"}6!?*S%O?%P}6!a2~3!?%D"p!@(-?(?*P.caA!?,K"*?!?+K"%?!?&K" ?%?*P!aA*K"}=!.!-?)P!a@)-?&P!a@&?%P}A!a?%Pu a2E?%D"}A!/ --Pmsr P#2~N!Posr Posr D" A P#aK" Pnsr D" ? P"iaA ?*K"*? ?)K"%? ?&K" Pmsr ?*P#cA 2~N!Posr D" @!"O? R/ ? P"iA"R/ Pnsr D" ?!P"ia?(?"y,  -Posr ? ?!aK" 2}Y!?%D"}6!A!%O?(?!P.c2q!-?%D"n!A!%O?%D"o!?!2q!-?.P |8%O?/?.P#i2q!-Plsr P N  ?%Pv!aC -}-)!5kB Po!bA)C "O?#?%S/ ?%?(D"6V?#?%VgA*/ ? ?!?"P%?(D"2?#PFca?*=A*?%?#bA"?(D"DA4?(D"FA52/?)P.a? D">A!P~% aA1P}#!y,  ?!P K"~%!?!Qllllr L"}X!?!Q%L"}P!?!Q L"}I!?!Qllllr L"}A!?!Q*L"p!?!Q L"}2!?!Qlllll!L"n!?!Q%L"}#!?!Q L"|W?!Qllll2L"i?!Q!L"c?!Q L"]?!Qllllr L"Y?!Q%L"|??!Q L"|9?!Qllllr L"|6?)P K"M?)D"6A,%O?)PIa?,2~K!?)D"JA#?)D"MA!a@%"O?,P!T%O?,P!bA(%O?%P ?(y- -?#?!?,aA.aP!b@%.!-?!P!a@.-?%P N  -?)?.K"M?"PFc@2?)D">?)D"6A/P"ia@"? D".@6? D"2@7?)D"J@8?)D"2@3?)D"D@9?)D"F@:?)D"?@;?/@##OP @(P ?*A%P2aD" A!?%P.aD" A+b?!?+U?!?5VgA0=@*"O"O"k?#?;U%O?"D" @(-"O?(?:X/ ?9?(P#iaA!D" P!T/ ?*R/ ?%PDaG  / ?!D"%@!P!.!-"O?/?%P*aD" A!W%OP @(?&?,T/%P!@-.!-?&?,T/"P!@-?3?!P.caA(D"%P!T%OP @(.!-?)? ?(D"*2}P!?)D"%@(?)D" @--?(?*T/!?-P!?+?4a?0=?*2~+!R-@*?3?!P.ca@-P @(P @+?*?!?/UfA0%OPmmr ?6?-D" A+P.ca?+?7X=D"*P)fP%S@+-?!?.U?*fR/!?!?8aA!G  ?!P!N  ?+?0fR/!P!f/!?-D" @!P!@(.!-P @(-?%PFa@*?%?(K" ?%P%a?!K" ?#P!a@#?"P%a@"?2PFbA2/ -?12~H!?1?)P.aP}#!y,  -?)Po!aC -},)"+k%|YB Pv bA%C Pmmr ?!D":?#P.ca?#?!D">X=A#D"%@)?#D" @(?!D"6@-?!D"2@&?!D".@*"O"O"O"O?!G DR%O?#G *P*fR%O"O?&?(P!aA.U/ ?&?.bP*U/ ?*?.aE  @0-?"G NA!R/%?!?"G |/A)aP~/ V/%P @#P!@!?)P.cG }3}FOA)P ?)P|3U=A+P;cA,G }4}:OP!a@)?,E ~YpO@/Q!?+q}&A1Q}0s}/x~#~Wl}5D}"Q |=/#?/?0|=/%Q @/"O?&?(P+aA+U/ ?&?+bP*U/ ?*?+aE  @/-?)P*S/&?,P~Ypr aA,E *@2?1Q~C~ ~K}(}Xl~Sx8}"Q |=/"?)P2S%O?/?2|=/&.(-Q @1"O?&?(P3aA(U/ ?&?(bP*U/ ?(?*aE  @1-?/?2|=/%Pr!?)P#ibA(P|4V/%?,E 2?1}%?(q}&|;/&.%-?%P K"O?%P ?)?)P TbA!?(P!aA#b?!?#U?!?&VgA!=K"|1?%P!?#?*a?!=K"M?%PFa?%PMa2}*!?%P~% a?%D"IA&?%D"JA*2|("O?%D"|6P!S%O?%D"FA!%O?!Pllll|SS%O?%P:a?"?*?%E"|7}D2o!?&@(?%D">@#?%D":@!?*@&.#-?&?!2q!-?%P2a?"P!P 2o!?%D"6@#?%D"2@!.(-?%D"F@(?%P?a?"?&?*2o!?%D"C@#?%D"?@!?(R/&-?&?(2q!.%-P @!?%P~% aP!?*?&?-UA#=P ?-?#=?(?)28?%D"|6A&Pllll|ST%O?%?"?%D"|7A"?%D"|92o!?%D"%@#?%D" @!?&R/%?"?&2q!.%-.#-?/?2}%Pl!?)P#ibq}&Q |=/!."-?/?0}%Pr ?)P#ibq}&|;/!-?%?-K"|9?%?&K"|7?%?*K"|6?%P*a?"?%P~% a?.?02P?%D".@#?%D"*@!-? ?#K"%? ?!K" ?%Pv aC -}I)!2kB P~? bA)C ?)? K"|7?)P K"2?)Qllllr L"*?)Qllllr L"D?)z.                z-"I?)Q*L"O?)?&H!.|0!|9?)? z " z-"6?)? D"2K"C?)P|1a@-"O?"R%O? D":@..!-?!?"PMca@5?(P.a@6?"P!bP{{{{!fP!a? D":@.#O?!P>a@"?(D"6@2?(D"*@3?)D"|6@4"k"O?)D"|7D":G |,P!S%O?!G FA*P-V/!P!?*iPr=fR/!-?)Pv aA*?)P*aA+?"2|6?(?!?*P ?+?"2)P .!-?)Pv aA*?)P*aA+?"2|6?(?!?*P!?+?"2)?-?!D">?!D"??(2~1!P!-@*"O?!G :A/P"S/ ?!D"2@"?!D".@+?!H!6@0?!G 8@1?)?!G 9A8Pt SN |A?)?*N |@?)?1N |??)?0|0 |=?)?/N |<?)?8N |;?)P N |B?(?)Pv aP*2~,!?(P!2~N!?(?(D"*A*P!aK"*?(D"%?*P"iaP ?"?"?"?+aA"V?"?%VgA"=A*K" ?*R/ P%?#?+P%ia?"=A"?*P%ia@/#O?)?"E" L#|;?"P.aD" @0?"P*aD" @1?(D"6@*?)Pv a?)D"|7?62OP!?*?(D"2a?(D"6A+?*U=?+?*bA*P ?*?+W=2}"!@*?-?1?(D"*P 2~0!?-?0?(D"*P!aP 2~0!?(P#2~N!?(?(D"*A+P#aK"*?(D"%?+P"iaA+?*K"*?+Q L" ?"P2aA"?/T/ --"O?)D"MP} lr U/ ?,R/ ?.G |-/ ?(D"*?3X%O?(?3K"*-?(D"6?2X%O?(?2K"6-?4?)D"|6V/"?)?4K"|6."-?,P!a@,?!PMaA!?5T/ -@,-?.G |+@!?)?-D"*K"|C?)?-E" L#|;?)Pv a? ?!?&?(2|C?)D"*A %O?)D".? P%i2q!-?)D"DA %O?)D"F? P"i2q!-?)P~? aC ?,-~7)!*kB P~M bA%C "O?"R/ ?"?#2|7P{!fP"T/ ?%z.                z-"|6?%P,N |??%P~6}?!|0!Y?%P},}E}#2K!|A?%P"N O?%Qllll|PL#D?%Po}*r 2}3!N H?%P?a?"?#P}P}*r P"2;?%?%G @Pk?%G ?=N |*?%"k? G |6R%O?%?#K"c?%?"K"|NP#.!-?%P#N ^P!-N ]?%P:a? Po}*r 2|X? ?%PDa?%D":?%D">?%Pw a2|*-"O?!R/ ?!D"JA"R/ ?"PCc@#?!D"I@"?%P~% a@)#O"O?"P?aG  A*P#S/ ?%Pw a? D"%?"2|%"O"O?%D"]A!Pllll|SS%OP*@&P~1 @(.!-?%D"c/!P+@&P~2 @(?!R/ ?%D"|N?!2q!-?)z.                z-" ?%?(N |G?%?*N |D?%?&N |B?%P,N |??%P~= N Y?%P!N |C?%P"N O?%Qllll|PL#D?%P*N |A?%?"2}3!N H?%P2a? ?"2|X?%D"6@!?%D"2@&?%P N ]? ?%PDa?&?!?%Pw a2|*.!-?!R/ ?%D"|N?!2q!-?"PCa@"?#PCbA#/ --? D"%A!D"?A"%O?!D">A(?"P%ia@+?%P~% a@,#O?(D" @)?%PDa?(D"%A!P!P!2}=!?%D"F@*"O?%D"DR%O?%D"I@&?!%O?!%O?&?)?!y,  -?&@"?!@##O?"P?P ?"G  A-Ps bP{!fP<U=?-gN  ?"P!a@"?#P!bA#/ --?(P2a@(P}Tk@"#O"O?"Plnr aD" ?!T/ ?"Py}+r aD" ?&?!2~+!/ ?%?&?!P}X})r P"2;.#-?"PCaA"/ -?%P*a?&?!P}X})r P"2;?%G *R/!?%G +@"?,z.                z-" ?%Qllll|PL#D?%P,N |??%Ps}E!|0!Y?%Pm}=}#2K!|A?%P"N O?%?"N |*?%P N ]? ?%PDa?)?!?%Pw a2|*.!-?%D"I -?*%O?&?*2q!-?(?+T/ --?%P~M aC -~MC#Bk!|Y!|VB Po!bA(C Plsr Plsr G  A*P!?*=N  ?*%O#OPlsr G  A*/ Plsr ?*P!?*=N  ?*/ --? P*W%O? G }XmO@4-P @ P~?~1r D" @)?(P.aP ?#?#Pw~1r D" A.?"P?aA+bA*P ?*?.W=VA0=A,P!P!2}=!?(D"2@|""O?(D".P!T%O?(D"6@| ?,RA*/!?*%O?#@ ."-?| P!P!?)?+a?0=?+?.V=?,y,  ?#@ .!-?(D"6 -?(P.a?| ? ?!22P @#Pw~1r D" @)P~?~1r D" @0"O?"P|IV/ ?)?+U/ ?"?0aA*z.                z- 2?*z.                z-  -?(?"K"Y?(P ?+?)?+UA"=K"|C?(P!?0?"=K"|??(D"DP ?(D"CPllll|ST=@*?(D"F@"2.? P#V%O?| G #A+P T@#-P}Iur Q L" P}Eur ?+K" P}Aur ?#K" P}Pur P K" Pv~)r ?4?(P~3 aA0?(P.aA ?*?"2*"O"OPv~,r D" A.R%OP}6~,r E# @|&P}6~,r Qllll2L# P}=~,r D" @:P}=~,r P K" ?(?:K"|N?(?|&L#|J?(P~? aP?2~K!?(D"]A+?(D"|NA.aA"z.                z-  ?"z.                z- 2?(?.P?aA|%K"|N?(P~M a@*P!@,P"@)P6@""O"O"OP~3~,r G  P!b0" !"-P~7~,r D  @)P @,-?*?,K"6?*?0E" L" ?*?0D"*K"*?*Pw~,r E" L".P:@"-?"?*a?)K" ?*2|PPmsr Ptmr ?(G W2~&!Pr~,r E# @|&Pmsr P%2~N!Posr Posr D" A"P%aK" Pnsr D" ?"P"iaA"?|&L"*?"?:K"%?"?+K" ?(?:K"|S?(P ?:P?a?.?:UA"=K"i?(P!?+?"=K"|P?#R?!P"Tf@+B Pv!bA%C ?%P%a?4A"? A#G O? G P2|+?%D"*@4?%D".A@%OP~;~,r D" @)?4@ #O"O? D" G |+A!P"S/ ?)?1jP!fR/ P!?!i?-g@--? P*a@ ?@?1P!aA1T/ --?%P}!"|0!}?!P}Eur D" @.P}Aur D" @,?%P}E!a@!P @ #O?%P}?!a? aG  @)?%P}Pur D" K":?%P}Iur E" L#2?!?,%k?%P2a?)P"iaD" A)?.bA!P ?!?)W=&P -K" ?%P~%!a@!? P!aA P"T/ -?%D"}E!@)?%D"~%!@!P}T~,r D" @,Pmsr P%2~N!Posr Posr D" A P%aA1K" Pnsr D" ? P"iaA ?!K".? ?)K"*? ?,K"%? ?-K" ?%P K":?%Qllllr L"2?%Pllll|SK"Y?%?0E" A|&L"|W?%?0D"*A)K"}#!?%Px~,r D" A!K"n!?%Pw~,r D" A K"m!?%?|&L">?%?)K"C?%?!K"F?%? K"D?%?*D"*K"}6!?%?*E" L"o!?%?+N p!?%?"N }:!?%Qlllll!L"I?%Q L"M?%Q*L"O?%P|1a@A?%PIa@|!?,%OP}P~,r D" A2?,P%ia@??%Py a@B#O?2G .A ?@X%O -?%P}?!a?%G }:!A)?2?4? P#iaA D" ? G %2|@Posr D" @ ?2G 0@5?%G }A!@C?%G }@!@|#?%G }B!@6?%G }C!@;?%G }D!@<?%G }?!@=?%P K }L!?%?=N }K!?%?<N }J!?%?;N q!?%?6N }I!?%?|#N }H!?%?CN }G!?%?5N }E!?%P"Qlllmo}=rl!?5P#iqm}D?5P*X=A&N }F!Pmsr ?%P}E!aA"P.2~,!?2D" @7?2D"%@3Pmsr P"2~N!Posr Posr D" A/P"aA.K" Pnsr D" ?/P"iaA!?3K"%?!?7K" Pmsr P"2~N!Posr Posr D" A!P"aK" Pnsr D" ?!P"iaQ L" P}(~Y|4?5j@,?2D"*@8"O?)P)X%OPmmr ?%D"m!?8P.ca?8?%D"n!X=A+D"*@)?"P!?%D"|W?%D"}#!A"?%D"l!VA!=P ?"?!=?+D" ?+D"%28?%D"}I!@!"O?)P)fP(S?%D"}E!A"Pllll|STfR%OP @-?"Pllll|SgPllll|ST/!.#-Pmsr ?!?%D"}L!2x!P @-?"R/"-?!?"2q!.!-?%?BD"2K"}T!?%?Bz " z-#}E!?%P}E!a?%P2a?82}:!@--"O?,P!f/ ?2G /P{!S/ Pmmr ?%D"m!?8P.ca?8?%D"n!X=D"*P)fP(S/ Pmsr P!2~N!Posr Posr D" A!P!aK" Pnsr D" ?!P"ia?;P ?;P~/ U=P{!fP.cG }3}FOPllll%gK" -Posr D" @9?%?-K"}E!?%?9?/bP%bK"}I!Pmsr ?.?%P}E!aP"2}Q!P @1P @-?5P"VA+R%O"k?5P"S%OPmsr P!2~N!Posr Posr D" A!P!aA-K" Pnsr D" ?!P"ia?;P ?;P~/ U=P{!fP.cG }3}FOPllll%gK" P .!-?%D"o!@)?%D"}2!@>?%?%D"}6!A!K"}L!?%?>K"}I!?%?)K"}E!?%?%P}E!a?7P!aA/2T"O?%G  %O?%G !@"Pmsr P!2~N!Posr Posr D" A!P!aA-K" Pnsr D" ?!P"ia?"Pllll%gK" .!-?%?!K"}X!?%?)K"}P!?%P4N }I!?%?>K"}T!?7Pkh?>a@!?)@"#Oz.                @D"O?>?-?7aP!aU/ ?!P2U/ ?"?7aP!az   @D-?!P2b@!?-P2a@-?"P2a@"?Dz.YYYYYYYYYYYYYYYYzB?Dz.""""""""""""""""z|<z.@@@@@@@@@@@@@@@@z|#z|;z]A,R/ -"k"O?>?,|N?7aA.?-aA,P1bA!V%O?"?.aP1bG  PAS/!-?%P}E!a?!2|.A!%O?!P!j."-?7P"a.!-?,P0b-@!?%P K"u!?%P ?!P!bA!?/b?!?/U?!?>VgA!=K"t!?%P!?)?/a?!=K"~%!?%P}E!a?%P~%!a2}*!Pmsr ?%D"}I!A"?%D"}L!2x!?%D"}E!A!%O?"?!2q!-Posr D" @--Pl"-?-?9bP2iPlly)fg@--?2P2a@2?%G p!@!?%P N }O!?%?-P2jN }N!?%?-P*jN }M!?%?=N }K!?%?<N }J!?%?;N q!?%?6N }I!?%?|#N }H!?%?CN }G!?%?&N }F!?%?5N }E!?%?-?!P}"~Y1?5jfA!gN }L!#O?%?%P}E!a?1aD  K"~%!Pmsr ? ?%P~%!aP!2}Q!? P!a@ ?1P%aA1P.T/ -"O?!P!fR/ ?|!Pmmr ?%D"m!?8P.caA!?8?%D"n!A X=A"D" Pmmr ?!P.a?8P!a? X=?"?"D"*P)fP(S=D"%Pmsr 2~1!?+/ ?A?7?3Pmsr 2~1!-?2??T/ -Posr D" @1-?%D"|W@,?%D"}#!@9?%D"l!@)?%D"o!@"?%D"}6!@.?%D"}2!@!Pmsr P!2~N!Posr Posr D" A P!aK" Pnsr D" ? P"iaP K" P!?"?!?.UA =@?P ?.? =@&P!?,?)?9UA =@+P ?9? =@.P}E~,r D" A!P}I~,r D" P%ia@,P @<?!@ #O?%G p!P!f@)"O#O? ?,S/!? P2a@ ?)R/ P!???!D"*A3a?!D".A/?3U?&?/UgA"=@9P ?/?3b?"=A6P ?!D"%A=?!D" A3b?.?=U?3?=VgA"=S%O? @!P!?+?3a?"=?9?62~+!R/!--Ppsr D" @/P}2sr ?62~K!P}6sr D" @)Ppsr D" @""O?6RA!/ ?!/ ?"?)a?9?6y,  -?<P!a@<Ppsr ?"?6aA"K" P!?)?/a?"?/U=?"?/bA!P ?!?"W=2}"!@"?|!?3Posr D" A!P 2~0!?|!?=?!P!aP 2~0!Pmsr P#2~N!Posr Posr D" A!P#aK" Pnsr D" ?!P"iaA!?"K"*?!Q L" ? @!.!--?%?<K"}E!Pmsr ?1?%P}E!aP!2}Q!?|!?0?#G |6A P}6}4r Pmsr 2|C?A?*? P}6}4r Pmsr 2|C?%D"2A %O?%D"6? P%i2q!-?%D"YA P |8%O?%D"|J? P%i2q!-?%D"%A %O?4? P#i2q!-?%Pv!aC ?:?|%W%O?(?:K"|N-P}6~,r 2~V!P}=~,r ?(D"|NK" P}6~,r ?(E#|JL# 2}Y!@+?(P.a2~E!?|"/!."-?(?(E"|?L#|P?(?(D"YK"|S?(Pw~,r E" L"|WPu~,r D" @+B P}=!bA&C ?(P.aA)A D"|1@,?&P |0!|,?&Pp})r E" L":?&P}A})r z " z-"??&P}P})r G  N I?&? E"JL".?&? D"|1K"6?&? G OA0N |+? D"D@*? D"C@#? D"F@"? G |6@ ?&P N L?&?!P"TN K?&? N |.?&?"K"*?&?*P ?#Pllll|ST=K"%?&P!N J?&?4P.cP}A}Mr aK"|9?&?(P~M aA D"2K"|7?&? z " z-#M?&?&P%aK"|;?&Px aP!?,?,P!W=A ?.? ?.U=A"P%PM2}=!?&D"c@ "O?&D"|NP!T%O?&P K"]?&?&D"|PK"|J?&? K"Y?&P~; a?"2~O!?&D"]@ ?&D"|J@#?.%O? ?"a?#? PMca@ #O?&Px a?&PMa?+2+? ?&E"}6!L"I? ?&z "m!z-"?? ?&z "|Sz-"2? ?&z "|Nz-" ? PMa@ ?+P:a@+?"P!bA"/ -@ -?&D"Y@!?&P"K"|W?&Px a2|P?&?&PMa?#? P%P P~Q}-r Pmsr 2|!K"|??&P |0!|CPmsr ?&P~3 a?0P!f2~&!?!%O?#?!PMc2q!-?&P}=!aC .!-?&D"|P -2}Y!@+?)2~E!?|"R/!-?| ?|"2q!-Plsr P N  ?(Po!aC ?+-z&!-kB P2bA*C "O?"R/ ? G B@-? P N B? G C@.? D">D"l%@+?*Q L#*? P.a@)? D".@&"O"O?!? D"2A(X/ ?!?&aG  A%P?V%O?!@#."-?!P!aA#?(X/ ?%P?T/ ?#?&aG  A%P?V/!-?)?!2}8!A#?(X/!?#?&aG  @%-?%PAS%O?"P!b@,#O? ?#?+?*P*a2JA#R/"? D".@%"O"O"O"O"O?#? D"2A&X/ ?#?%aG  A!P?V%O?#@"."-?#P!aA"?&X/ ?!P?T/ ?"?%aG  A!P?V/!-?)?#2}8!A"?&X/!?"?%aG  @!-?-P!fR/!?!P{!fP~: T/!"O"O"O"O?"P!aA#?&X/ ?#?%aG  A!P?V/!?"P"aA(?&X/ ?!P?T/ ?%?(aG  A!P?V/!-?)?#2}8!A!?&X/!?!?%aG  @!-?!P{!fP~X S/!-P~: @!."-? ?#?.?,2|3A"/"? P!N |%.&-P @!-? ?"?!?,23A"R/#-? D".@&"O"O"O?"? D"2A(X/ ?"?&aG  A%P?V%O?"@#."-?"P!aA#?(X/ ?%P?T/ ?#?&aG  A%P?V/!-?(?)?"2}8!A#W%OP @%."-?#?&aG  @%-?%PFT/ "O"O?#P!aA!?(X/ ?!?&aG  A%P?V%O?!@#."-?#P"aA#?(X/ ?%P?T/ ?#?&aG  A%P?V/!-?)?!2}8!A#?(X/%?#?&aG  @%-?%PAS/!.#--? D">?+K"l%-?#P!aP ?%Pz S=@/-?*P2aC ?/-}H(",k"|YB P2bA#C ?!P5aP|PfA(P}.l%? P}.l%a? P2W=aA!Pll|Wf@+?!P2j@,? ?(? ?(V=P!b@!? P!b@)? P3U@-"O"k#O"OPm~2r E# @."O"k?!P} "X%OP|!?!|MbA P!i?!? ja.!-?!P%j-A"P!aA P|3W%OQk? q}&?.}"|UA/Q|4|C%O?/}D@ ?-%OPo~2r D" ? P"iaD" A D".@"? 2~-!? P%bA!?!D" P"hK" ? ?"a.(-#O?#P%a? ?(?)2}<!?#D"%P!S/%? P|4U%OPm~2r E# Qk? P!aq}&}"|UA/}D@ ?/Qr |?/!--?#P%a?"?(?)2}<!?#D"%/#."-?.?"qmQ!}"|;/!?#P%a?"?(?)2}<!?#D"%P!S/".!-?.Q |D/ ?#P%aP|4?(?)2}<!?#D"%P!S/!-?,O A"PkS%OP @ .%-P}2~2r D" @ P}2~2r P K" ?"P2iA&?+a@""O"O? P ? ?&S=R%OPk?"?"?&U=P|Pf@%Po~2r D" R%OP @*?&P!?&=P#aP}#l|WfA"Po"gPo}!|WfA ?"U/"? ?%V/"Po~2r ?"K" ? P%bP#P!? ?%U=K" ?"P Pl"y- .#-P @*?&?&P5aPol|WfA P2aA"V/!?"?%V/!? P%bP)K" ."-?&Pk?"?"?&U=P|PfA*X%OP}2~2r ? K" .%-"O? P%bA"D" A%P!f%O?"?%P"gK" .!-? ?%bA 2~-!-? ?*2}E!-P}2~2r ?*K" ."-? ?%U%O? ?%2}E!-P}2~2r ?%K" .!--?#D"*@ ?#D".-@!?!? ?(aA"S%kP!&?"?!2}E!P#-@!?"P%b?!K" -?#P2aC ? -}=(!4kB PIbA%C ?!2~J!P ?"D"*A#?#?"D"%VA*=@+?"D" @(?!D"*A#?!D" S%O?!2~3!-P!?(?*=@.?!?#P!aA,K"*?!D"%A0?#P.caA#P%K"*?#?+K"%?#P K" ?+%O?.G  P|4S@&-?!P;a@/?%P*a@3#O"O"O?&?+X/ #O?&?.aG  P|%T/!?+?&P!aA&T/ -.!-?+?&A*U/ ?&?+S/ ?+?&b@&?*?.a@(P @#"O#O?#?(aG  P|%S/!?&?#P!aA#T/ -?&@#-"k"O?#%OP @)#O?(?)aG  P|2S/"?#?)P!aA)T/ --?#?*aA&.!-?#?*a@&?)?*a-@)?%P#N >?%P(N 2?%?*K"*?%?)K".?%?&K":?%?&?)P!aA#?#?&V=K"6?,P.c@#?,P%iP2a@)P @-P @*#O?3?-P.caA(G *A4P*S/"?%P?a?.?+?(D" A5?(D"%A628"O?%D"?A(Pllll|ST%O?(R/!?%D"C?(2q!.!-"k?!G :A-P4S%OP0@-?%D"D@1?%D"C@2P .!-?%?/H  |0!F?%?/G "N |*?!D".@2?!D"2@1?!D"6-@(?!?-N :?!?(K"6?!?1K"2?!?2K".?/?%H!F|0  ?/?%G |*N "-?!D" ?,S%O?!2~3!?!D"%@0-?#?0aA(?5K" ?(P*a?)?4aK" ?(P%a?6K" ?!?,P!aA,K"*?#P.a@#?)P2a@)P!@-?*P!@*R/ -.!--?!D"%@!?,%O?!?+K"%?!?!D"*?,P%igK"*-? ?,K"2? ?!K".? ?"D"*K"*? ?"E" L" ?%PIaC -}C(!6kB P~? bA&C ? D"*A+? D"%V@-? D" @/Pp}0r @*? D"6A4D"FA,D".A.?#V%O?,D"*?#P:ca@*-? D"2@)? D".@1?&?"K"|6?&?!K"|1?&?!P!aK"O?&P|1a@"#O?&Pt a?(aPmmr ?1?"D" A2P.ca?)?2W=E" L" ?"P%a@"?(P*aA(P:T/ -?*G 8A"? D">A)D"OU%OP!?/?-=@/P ?+?-=@-?)D"|1?"PDca@(Pp}0r @+?"?.U%O?,D"*?"P:ca@+-?&D"Y@5?&D"|C@6?&D"|?@7?&D"|;@8?&D"|9@9?&D"|7@:?(D"?@,?(D">@.?(D":@*?(D"6@1?(D"2@2?(D".@3?(D"*@"?(D"%@("O?%G 7/ ?%D".A0?%D"*A%W/ ?&PCa?)"k? D":A)D"F?0U%OP @0P!.!-?0?%b@0?)D"D?%a-?0?+?4D"D2|??&D"CA)R/ ?&D"J@*?&D"I@,?&D"F@%?&D"D@+?&?&D"MK"|6?&Q} lll?L"|1?&P|1a@(P @"#O?&Pt a?"aPmmr ?,?(D" A.P.ca?*?.W=E" L" ?(P%a@(?"P*aA"P:T/ -P ?%?%?+VA%=@"P!?)?%=@(?&D"Y@.?&D"|C@*?&D"|?@,?&D"|;@1?&D"|9@2?&D"|7@3-?&P:a? D"?A%P6aA ?/?-?:?9?(?"?3?22|N?&D":@)?&P2a? ?/?-?8?6?(?"?1?*2|N?&P*a? ?/?-?5?7?(?"?.?,2|N?&D".@ ?&?#N |@?&P N |??&P N |A?&?!K"|;?&? K"|9?&?)K"|7?%?&Pt a2}7!-?&P~? aC -}C3":k!|YB Pv bA)C ?!P>a@,?#P ?#P,U=A-P.cA*P}A}Mr a@4?*G }J}MO@("OPl~+}Q~K!?%D"*A*?*Pl~+}Q~K!X=A+?"D"*A*X?-P)bP#XfR%O?!2~J!.!-?)P*a?!?"P ?*?%D".2%-?!D"6@<?!D"2@=?!D".@6?!G :@1?!P K"I?!P K"C?)?,K"I?)?%K"F?)?4K"D?)P N K?)?&N J?)P!N 2?)P"K"*?)?1P4TN |.?)?"E" L"6?)?"D"*K">?)?!D"*A"K"C?)?!D"%A,K"?"O"O"O"O?*?+W%O?(P!b0""#!-?)Pn}&l2K!|8?)P(N |7?)z.                z-#M?)P*a?)PMa2c.#-?)P*aP ?#2|H."-"O"k"O"O?,Pmmr ?"=A"D"*A*P(fP%S%O?"D"%@,?)PMa?)P6a?%D" ?%D"%2|-P @"?)G MA%P!b0#"%%!-?)P*aP P,2|H.&-?)D"|1.!-?)D"|1P!a-@"?)P*aA-P ?"2_?-?"?#2}G!Pmmr ?)D"??"P.ca?"?)D"CX=D"*P%j@"-?)P*a?"?*P%j2_?,PkS/!"O"O"O?%P!b0# !"%-?)?)D"|1K".?)P K"*.#-?)P!K"*."-?)G |/@*?)D"|1@#B P?bA"C ?"P})}Il2K!<?"P+N :?"?#K"2?"Pmmr ?)P*aA%D":?#P.ca?#?%D">X=A#D" A,K"6?"?#D"%K".?"?,K"*?"?*N ;?*P"S%O?"P!N >-?%D"CG |)A#P%T%O?"?#N >-?%?"P*a2c?"P?aC .!-B P~M bA(C ?)P*aA+D".@*?+D"6@#?+D"2@,?+D"?G *@%?+D"DA"P K"|N?"P K"Y?"P K"F?"P K"??(P |0!M?(P K"J?(Qllllr L"F?(P K"??(P K"6?(?%P ?%P~/ U=P.cG }5}FON NP!?*?#?,VA%=@2P @"P ?#?%=A/%O?2G  P|4S@"-?(PFa@>?(Pw a@4#O"O"O"O"O"O"O"O?"?/X/ #O?"?2aG  P|%T/!?/?"P!aA"T/ -.!-?/?"A#U/ ?"?/S/ ?/?"b@%?"?2a@*P @""O#O?"?*aG  P|%S/!?%?"P!aA"T/ -?%@"-?(P~3 a?2?/?#"k"O?"%OP @%#O?%?*aG  P|2S/"?"?%P!aA%T/ --?"?#aA".!-?"?#a@"?#?%a-A028?(D"Y@%?(D"|C@*"O"O?(D"|?A3Pllll|SS%O?%@-?*@,.!-?(P~3 a?2?/?"?0P!aA,?"?,U=A7?"28?(D"Y@-?(D"|C@,?(D"|?A8Pllll|ST/!?3R/ ?*?32q!-?+P!N G?+?(P6aA"2}?!?+?"2p!?(P |0!|N?(P}%p}6*K"]?(P K"Y?(?,K"|J?(?-K"|C?(?,K"|??+?(P~3 a2c."-?+D"CG G@9?(P*a?(G NA5P ?5P1U=A| P|1cPp}Nr aA.?*?%2o!"O?(D"*P!T/ P!?(D".A:P1fiA;?.?9P!iaH!(f/ ?(H!MA%?;f%O?+P ?#?02~.!-?(?%?;g|0!M?.G |/?:a@0?| P)bP{!fP~Y!X%O?(Pw a?.H!K|0! ?(Q L"|NP @#?4@%#O"O?:?%G  T/ ?(P6a?#aA.D" / ?.P!K" ?.P*a?"K" ?.P%a?7K" -?%P!a@%?#P.aA#P:T/ --?0P{!fA#P~. V/&?#P.cA#G }2}FO?,?-?+D"CG H2,A%P{!fP:S/&?+?%?#Pn}Fr aG #?0P ?7?"P 2}/!.&-?+P22~#!R/#?.G |.R/"?(?5?*?%?92|D?(G  R/#."-?+P N G?+?(P6aA"2}?!?+?"2p!-?(D"FA"%O?(D"I?"P#i2q!-?(P~M aC .#-?(P"N |<?(P2|0 X?(?5N W?(P#N |9?(P K"|6?(?#K"|7?(?0K"O?(?#K"|1?(?.P!a?+D"?P+a?.G  =G  N |:?+?(P|1aP P 2~%!-?+D"DP:a?(D"JA-?*?%2}>!?(D"F?-S%O?>2~7!-?(D"I?-P#iaA%?0K"%?%?#K" ?(?-P!aK"J-?8%O?,?82q!-?3R/!?*?32q!.!---?1P4T%O?)P&N |7?)?<K"O?)?6K"|6?)?=K"|1?)?6K"M?)?1N U?)P N |9?)Qllll??1P0bP{!fP!aP ?1P/V=P#iqA|!m|1 W?)Ql}!}#mr ?|!m|1 V?)Q}&n}6}Lr!?|!m|1 |8?)P*a?)PMa2c-? ?)D"2K"*? ?)E"*L" ?&R%O?!?!D"CRN }6&-?)Pv aC -~+&!+kB P?bA#C ?#Pllll|SK"*?!D"?A%%O?!D">A)?%P%ia@+?"D" @,?"D"%@*#O"O?)D"%?*T/ ?)D" @"?*@!?,@%#O?!%O?%G  @&?"G  @(?!P!b@!?%P!a@%?"P!a@"?(P?P ?(Ps bP{!fP<U=gP{!f?&P?P ?&Ps bP{!fP<U=gP{!fS/!."--?)D"*@&"O"O"O"O?)D".A"R/ P @!"O#O?!?&aG  A%P?T?%P+Tf/!?"?!P!aA!T/ -?"@!-?!%O?!?"X%O?!?"S/".#-?!?&aF  P~!k|9/"-?!?&a@%?!?"S/"?"?!b@(?"?&aA&P!b@"P @!#O?!?"aG  A-P?T?-P+TfR%O?(?!P!bA!a/!.%--?!?(aA"R/"?"?(X%O?!R/%P @%.%-?!?&aF  PO|:/#P @%.#-?"?&a@%.!-P!@%-P @"-?"P ?%=@!?%P!?%=@%?#D"*Pllll|ST%O?#P*aA"P"2~K!?#D"2A&?#D".aP}Ir |0  ?#?&P"aK"2?"?!2~K!?#D"2@""O?!RA&/ ?&/ ?#D".?"a?%?!y,  -?#?!?"aK"2.!-?#P6a?!P!P!2}=!?#D":@("O?#D"6P!T%O?#D">@&?!R%OP @"."-?!R/!?&?%?!y,  .!-?#D"> -?#?&K".?#?(K"*?#?"K"2-?)P2aA)?+T/ --? ?#D"2K"*? ?#E"*L" ?#P?aC -~0&!.kB P?b@)?#P?a@,"O?#P|IV/ ?"?,U/ ?!?#aA(z.                z- 2?(z.                z-  -P!@+"OP ?%?%?"?,bA(P ?"?(X=VA%=A(P!W%O?)P}P})r G  N :?)P}I})r E" L#2?)Pp})r z " z-# Pllr @%Pr @-Pw @1P @(P!@..!-P!@0P!P!?!?,a?%=?"?,U=A*G  A%P!W%O?%G }VmO@0-?*G !@+?)Pl})r G  N :?)P~Umr E  L#2?)Pxmr z   z-# ?(P"bA%%OP:?%?%P:X=@-?*P"a@.?)P!g@/P @%#O"O?%?.aG  P!bA3P#V/ ?%Pvmr aG  A1P&W?1P"Tf/ ?/?1a?3P} })r aG  N  P!@2-?-?%P!aA%T/ --?)?2N  ?(P|%U@.?*P|%a?+P>iP|"|Qf@/P @-P @%"kP ?(P|!U/ <?*D <@%?(PAU%OP .!-?*D |!@-P ?(P|%U/ <?*D A-@1?(P|%b@2?+P!f@(P ?/?.=@/?0P!f@.?+P%jP!f@0?+P!jP!f@*?+P%fR@+-? ?1K">? ?-K":? ?%K"6? ?2K"2? ?/K".? ?#K"*? ?)E# L"?? ?)z #*z-"D? ?)G :N M? ?0N |4? ?+N |1? ?*N |0? ?(N N? ?.N |/? ?&P"TN |3? ?&P!SN |2? P ?,?"?,UA"=K"%? P!?!?"=K" -}S&!,kB PIbA"C "O"O? D"x#A(P"U/ ? P~?#a? D"w#A!P:a@#?(P%iP2b@%?!D"*@&#O?&?#D" A&W%O?#P2a@#?%P2bA%/!."--P @&? P K"~?"? P~7"a?(2~M!? D"~;"A%? D"~?"A)P%ia@##O?#P*a?&K" ?#?!|."*L# ?#P2a@#?!P2a@!?(?&P!aA&T/ -? ?&?)aA&K"~?"?%?&? Pw"a2G<P%@%? D"~;"A!? D"~?"P%iA#a@+? D"x#@("O#O?#R%OP @#."-?#P2b@#?!D"*@)?!P2aA&@!?(?)W/ -P @#? D"w#?)P%iaA!G 0A)P6S/ ?!G 1@#?"?!E!(L!8?"?!E" L#2?"P?aP%P%P22}=!?"D"C@!?"D"?P!S/"?"D"DA%?"E!8L!(?%?"E#2L" ?%?#N 1?%?)N 0?"P!K".?"?%K"*?"?!K"%P!@##O"O?&?+S/ ?&P*a?&P2a@&D" A!?(X/!? D"w#?!P%iaA!G 0A(P6S/ ?!G 1@)?"?!E!(L!|%?"?!E" L#??"D"%?#S%O?"P%a?#P!P%P22~=!?"D"*@%-?%?#P%iaA!?"E!|%L!(?!?"E#?L" ?!?)N 1?!?(N 0?"?#P!aA#K".? D"x#@(.!--?"D"*@%?"D"%@,-P22~R!? ?#K"x#? ?%K"w#? ?,K"~?#-?"PIaC 1-?"D"D -}C(#+k"|V!|Y"O"O?!D".A&%O?&?!D"2T/!? P K" 1-?!D"6A(?!D"*A&X%O? P K" 1-?!D"%A)?(b@#?!D" A+@""O"O#O?&?(?*aA%PObU%O?&A"?%W/##Oz.                @-"O?%?)V/ ?#P2U/ ?%?+az   z.,,,,,,,,,,,,,,,,zB@--?-z]A"/#?#P2b@#?%P2aA%?&U/ -?&@".#-"|Vz.                A-?%?)V/ <z.                ?#P2U/ <?"?(az   z.,,,,,,,,,,,,,,,,zB-?#P2b@#z]@,"|Vz.                ?)?%P2aU/ <z.                ?#P2U/ <?"?(aP2az   z.,,,,,,,,,,,,,,,,zB-?#P2b@#z]P2i?,gq@/"|Vz.                ?)?%P?aU/ <z.                ?#P2U/ <?"?(aP?az   z.,,,,,,,,,,,,,,,,zB-?#P2b@#z]qQ?}&?/}#@/"O?)?%PIaU/ ?#P2U/ ?"?(aPIaz   z.,,,,,,,,,,,,,,,,zB@--?#P2b@#?"POb@"?*POb@*?-z]qQI}&?/}#A/|;/ -?/|U}D?(a?*aPOa@".!-?"|N?%a@"-P @#"O?"?(W/ ?"P!bA%?)X/ ?%?+aG  P/S@#-?&?"P!aA%?%?&V=@%?"?#?!G :fb@&?(@".!-?!?&P*aK".?!D"6@(?&D" @"?&D"%A&@%-? ?%K"2? ?(K".? ?&K"*? ?"K"%?!?%K"6? P!K" -}I&"(k!|Y"O?"R/ ?"P)bA#P ?"?#X=@)?!P#aP|Wf?!b@*P @##O"O"O"O?!?#aG  A&rA(P |:%O?*?#bP#f/!?#?)X/"#O?!?#aA%P%aD" ?%D" gPl} }!}#|Sf/#?#P*aA#?)U/ -."-Qllllo?@+"O"O"O"O"O"O"O"O"O?&G ~X~ OP"b0# !")-?#P!aA%?"U/"Q @+.(-?#P!aA%?"U/"Q @+.&-?#P!aA%?"U/"Q @+.%-?!?%aF  P~!k|8/#.%-?!?%aF  @%"O"O"O?&P~?!b00 """"""""""""!"-?%P|JfP}=kS/#.%-?%P}<k|8/#."-?(P|"aP{!fP.X%O?(P|YfPdT/#?%PO|7/".#-?%PO|7/!."-?!?%aF  @%"O"O"O"O?&P~M!b0&!   " -?(P1aP{!fP"V/%?%PO|7/".%-?%P~M aP{!fPIU/!.#-?%P}.k|8/"-?"?#P"aA%W%OQ @+."-?!?%aF  P~!k|8%OQllllor @+."-Q @+?#P#aA%?"X/!?!?%aF  PO|7/"Qllllo~? @+.!-Q @+?#P"aA%?"X/ ?!?%aF  P~!k|9/!Qllllor @+-? ?+?#q}#L"%? P!K" 1-?%P!a@#."-?#P!a@#.!-?"?#W/ #O?!?#aF  P |7/!?"?#P!aA#T/ -."-?"?#V/ --? ?"K"*? ?!K"%? P K" -{%!-kB PIbA&C ?"P%a@)"O"O"O"k"O"O"O?"D" A.P!b0"!" -?"P*a."-?"D"*A!? D">A D"x!V/"?!?"D"%A"U/#? P~?!a?!?"bA!2~K!? D"x!@#?!%O? D"w!A%?#a?"?%a?!y,  -? ?!?#aK"x!.%-Pmmr ? D".?)D" A%P.caA(?%? D"2A+X=@)Pmmr ?(P.a?%P!a?+X=P%a-?!D"%@-?!D" @(? D">@*D" @/?)D" @+#O"O?(?+U/ ?*D"x!?-V/ ?!?/K" ?.P"T/%?#?"D"*A!P)fPu caA%D".P!T/%? ?"D"%A"?%D"2A%?!?#? D"6D"FA(D".?!V%k?(D"*?!P:ca&Pp}0r -G 8P)fPu caPCa2C?&?!K".?&? D"2K"??&? z " z-#2?&? K"D?&?&P.aK"F?&P2a?"P!a?%?&PDaPt}4r 2|F.%-?(P!a@0?*D"~;!P"i@,?*D"~7!@)#O"O?,R%O?+@%.!-?,P%b@,?)D" @%?)P%a@)?%?0U/!?%?+X/!--?&? D"?P6aP!? D" ? D"*A)? D"%VA,=P ?)?,=?(?%?*D"w!?*D"x!A(?-?(2|N?!?%K" ?!?*D"x!A-K"%?%@(. - - - -?&PIaC -}7("+k%|V? D".A"? D"*A*?!?!?*V=A&U%O? D":@+? D"2@%? G >@,? D"%@(? D" @)#O?(?"b@#?"@*#O?&?*A!PObA*X%O"|Vz.{{{{{{{{{{{{{{{{A-?!?(V/ <z.{{{{{{{{{{{{{{{{?#P2U/ <?!?)az   z.0000000000000000z|#-@."|Vz.{{{{{{{{{{{{{{{{?(?!P2aU/ <z.{{{{{{{{{{{{{{{{?#P2bP2U/ <?!?)aP2az   z.0000000000000000z|#-@/"|Vz.{{{{{{{{{{{{{{{{?(?!P?aU/ <z.{{{{{{{{{{{{{{{{?#P?bP2U/ <?!?)aP?az   z.0000000000000000z|#-@0"O?(?!PIaU/ ?#PIbP2U/ ?!?)aPIaz   z.0000000000000000z|#@--?#POa@#?-z]?0z]?/z]?.z]gggR/!--"O?!?&X%O?%?&?"ba@%?&@".!-#Oz.{{{{{{{{{{{{{{{{@-"O?!?(V/ ?(?!bP2U/ ?!?)az   z.0000000000000000z|#@--?-z]A*Pll%g|N?!a@!?*R?!?&Uf/ -?%?&?!?!?&V=A#?"ba@%"O?!?&X%O?#@".!-"O?#?(U%O?#?)aG  @!?#P!a@""kP!?,P!fR/ <P ?!rPO|7/ <P"P!?!P~L!V=-?%a@%"O?!P,b0%"## #-?"?(X/!?"?)aG  P,T/!."-?%P!a@%?#P!a@".!-? ?%K"6? ?+P!aA+K":-?"?&U/!--? ?"K".? ?%K"2--~=%"2k"|YB P2bA%C "O?!P"U/ ?!P%i@(? E# @5P2@##O? ?#aE# A6?5|E%O?6@5?(?#P2aA#T/!."--P @#?"P K"*?"?!2~M!?"D"*@)?"D"%@*?(%O?*?)P%ia? ?(y,  -?"?!?)aA)K"*P!@&#O?#@.?*A(?)A1P%ia@/? A*@,?!A)@#?(@!#O?%?&?#?#?&V=A"K"%?%?,K" ?%P*?,?&P%iA2a?#?&U=A3K"*?%?&?#?&bA P ? ?#W=A-?&?-U=A+K".?%D"*@0#O"O?!@ "k?"R%O?+R/"?%P*a.!-?%?+R/ <?%P*a?%?,E# ?0E# |A=-A#D"%A4R%O? P2P ? ?/T=a@!."-? ?/A!S/!?#?4P!bK"%?#?#D" A!P2aK" ? ?!D"*K"*? ?!E# L# ? P2a@!?%D"%@"?%D".@+?%D" @,?%D"*@0.!--P*?2?3a?&?-V=@,?-?&bA!P ?!?-W=@#? @!?&?-U/ -?.P!h@#?(@ ?1A!?&P!iA&V/ -P!@+?.P!f/ ?!?)?!?)U=@ #O?*?(E# L# ?*P*a?(P*aD" K" ?(P2a@(?*P2a@*? P!bA / --?%P2aC ?+-p&".k!|YB P?bA&C "O?!G I? ?!G HA)aG EA(?(P%S=A+P)fP#S/ ?!G |+@,?)P|!fP*S%O? G |5P!f/!-?,P!S%O? G Q/!-? ? G 2?+P{!fP TfN 2? D".A(? D"CU%O? ?(P!aK".? D"*@ P{!@(?%G  A-@*"O"k"O"O"O?-P!b0# !"%-?%G !."-?%G !@*P~Y!@(."-Pz!-@(P @*-?!G J@.?!G |*@/?!G |.@0?!D"%@1?!G :@2?&P |0 |!?&?2P"TN | ?&P N >?&?1K :?&?*N 9?&?(N 8?&?0N 6?&?/N 5?&?,N 4?&?+N 3?&?)N 2?&Pk?.?.P~= S=N 7? ?&P2aA)P22~,!?!D" @(? P!2~N!? ? D"*A!P!aA*K"*? D"%?!P"ia?(K" ? P"2~N!? ? D"*A(P"aK"*? D"%?(P"iaQ L" ? P!2~N!? ? D"*A(P!aK"*? D"%?(P"iaP}Xlll%K" ? ?"?#2x!? D"*@"?&P K"2?&?"?!bP#bK"6? ?*?)P"2}Q!?-P#T/!?)?%D"%?%D"*2}F!?&E"2@3?&P#P ?&G :A!=K">?&P}S}.r P!?!=K":?&?3L"2?&P%a?)P"2k? ?&D"*A ?&D".2~G!?&D"%A!R/!? ?!2q!.!-? P!N 3-?&P?aC -~D%!*k?"D"*A#?"D" S%O?"2}V!-?"D"%?#aPAN  ?"?#P!aA#K"*? ?!P#ia@,#O"O? D"%A%R/ ? D" A!?%a@##O?!@(?%@!P @%"O"O#O?%?(aG  A&PAS/!?&P~; S/!?&P?U/!?(?%P!aA%a?#T/ -P!@+P @%?!@#.!-?!?%V%O?%P!a@#?!P!b?%S@+?%Pkh?!a@%.!- -?""k?#?(aA!P!bG  A&PAT?&P~; TfR%O?"?#P!bA#2~K!?"D"*@)"O?#RA*/ ?*/ ?"D"%?)a?(?#y,  -?"?#?)aK"*?"P"2~K!?"D"*A#?"D"%aA(?&N !?(P~; N  ?#P"a.!-?&P|"W%O?"?#P!bA#2~K!?"D"*@)"O?#RA*/ ?*/ ?"D"%?)a?(?#y,  -?"?#?)aK"*?"P(2~K!?"D"*A(?"D"%aA#?&PIg?&P1fA)P~6 a?)P,U=N &?#?&P%jPIgN %?#P~;~Gs} #K  ?(P(a.!-?"?#2~K!?"D"*@&?#%O?"D"%?&a?(?#y,  -?#?&a-A#K"*?+/!?!?%a@#?%/ -?"P 2~K!?"D"*@#-? P*aA ?,T/ -?"D" ?#S%O?"2}V!-?"D"%?#aPAN  ?"?#P!aK"*-~*%"/k#|Y"O?!D"6D"F?"P{!fA&P1|PP!iaH!2A)R%O.!-?"P ?&P1U=P{!fP|1cA"G ~5}NOA0?"G ~4}NOA-aP~/ V/ Pmmr ?!D".?#P.ca?#?!D"2X=@.?-P.cPn}Fr a@1?!D"%@"?!D" @,?!G CP!f@2#O?0?)|NA/W/!?1?/P.caG +A&P ?&P|3U=A+P;cP~Ypr a@&"O"O"O"O"O?.G *P*f/ ?2/ Q @3"O?"?.D" A(P!aA%U/ ?"?%bP*U/ ?%?,aE  @3-?&G :P!a@%?&E  @4Q!?+q}&A5Q}0s}/x~#~Wl}5D}"Q |=/!?3?4|=/%Q @3"O?"?(P+aA+U/ ?"?+bP*U/ ?+?,aE  @3-?%P*S/#?&E *@4?5Q~C~ ~K}(}Xl~Sx8}"Q |=/"?%P2S%O?3?4|=/&.%-Q @5"O?"?(P3aA(U/ ?"?(bP*U/ ?(?,aE  @5-?3?4|=/%Pr!?%P#ibA%P|4V/%?&E 2?5}%?%q}&Q |=/%.#-?!?#?&2|8R/#."-?3?4}%Pr ?%P#ibq}&|;/!."-?3?4}%Pl!?%P#ibq}&Q |=/!-?-?/a@%P!@*."-?)P!b?)fA)P{{#f/ --? ?%N !? ?*N  -~L%"(k!|YB P2bA%C ?#?"?"?#U=@)?#?"?"?#V=@&?"?#P!hg@(?!P{!fP.cP}A}Mr a@!PJ@""O"O"O#O"O?&?"P}N}0r aG  A#X/ ?#?)V/ ?!G *P.cG }5}FOA#?"P}L}0r aG  S/"?"?#P!i?#P1dP|!cbaPo}0r aH! /"-?"PJaA"Pv!T/ -? P K"*? Qllllr L" .!-?%P%aP%P%P*2}=!?%D"*@&?%D"%P!S/!?%D".A!?(N %?!?"Pl}0r aK" ?%P!K".?%?!K"*?%?&K"%"O?"Pp!S/ ?#P!i?#P1dP|!cb@*P!@&#O?"PJa@"#O"O?)?"P}N}0r aG  P!bP{!fV%O?"P}L}0r aG  ?#S/!?"?*aPo}0r aH! /!-?"PJaA"Pv!T/!.#--?%D"%?&S%O?%P%a?&P!P%P*2~=!?%D"*@!-?!?&P#iaA+?(N %?+?"Pl}0r aK" ?%?&P!aA&K".?"Pp!T/ --? ?%D".K"*? ?%E"%L" -"O?(R/ ? D"*A#P!jA!R/ ? D"%A"?#P#iaP*b@##O?#E" @,?#?"D" K" ?"P%aG  @ ?"?,L" ?#P%a? N  ?#P*b@#?"P*a@"?!P!bA!/ --?%P2aC 1-?%D". -~C%"*k!|YB PIbA%C P"@&"O? D"*A-Pl~+}Q~K!?"D"*A)?)Pl~+}Q~K!X=V/ ?"D".A)Pr V/ ?!P ?!P,U=A(P)bP#U/ ?"G 6P!f/ P @&P~3~1r P K" ?%? E" A.L"6?%P4N .?%?(P.cP}A}Mr aA(G -N G?%?"K"??%P N |*?%P N |)?%P~3~.r K"C?%? D"*K">?%?#N |(?%PkP ?#P{!f=|0!D?(G *@(?%P6a@+?.}D@*"O"O?%D":A,R/ ?*G  A P?V/!P!@&?,P!S/ ? P?T/ ?*G !A P?V/!-P @ ?+P 2}8!A&?,X/ ?&?*aG  @ -"O"O"O"k"O"O?!P#b0#! ! -?%P*a?&? ?(P.cPn}Fr a?)29.!-"O? P{!fA P~: T%O? P~X S/!.#-?%P*a?&P!a?(?)2|3.!-?#P{!f/!?"D" /!?%?(N F?%P!N |)?%P*a?&P!a?)2@-A!R/!"O"O?!?%D":A"X/ ?%D"6A#?!aG  A&P?V%O?!@ ."-?"?!P!aA W/ ?&P?T/ ? ?#aG  P?V/!-?+?!2}8!@ -? ?-SA&/#?%G |*P!fR/#."-?%P*aP!N |%-P @&?%G |*R/!-P"@&-?%PIaC ?&-}8%!2kB P2bA-C "O"kP ?!D".A)Pmmr ?!D"2A+=D"*P)fP&S/ <"O"O?"%O?-P*a?!P ?"?#25?-D"*P!f/!."-P"@%?+R/#?)D"*A"P?U/#?"P)fP%T/#?"P%j@0?!D"%@2?!D" @3P!@#P!@&#O"OPmmr ?)?&A"P!aA%P.caA.?%?+XA%=D"*P%j@&"O"O?%/ ?.D"*A%P)fP&T/ ?%P%j@.?"P"aA4@%#O?%?.X/"Pmmr ?)?%P.ca?%?+X=D"*A*P%j@%?*P)fP%S/ --?&?0U/".!-?!Pmmr ?)?1?"?,=A1P.ca?+?1W=P!?3?)?"P.caA%D" P!aA,a?%D"%A*?*P TbA*?,U?*?2VgA5=P ?*?,b?5=?%D"*P*fP#j2|B?#f@#?"?(?.?4VA"=@(?"?/g@/P!@,?&?0U/!--P"@%?/P!fR/#P!?#P!f/"<P @(P"@&.!-P!@&P Pmmr ?)?-D".A(P.ca?(?+X=D"*P)fP&S/!<-? ?&N !P#-@%? ?(K"%-? ?%N  ?-P2aC -}H(#,k!|V"|Y?!P!a@-? P.a@.? D"2A(?!Pkha@&? D".A+@*#Oz.                @0"O?(?!?%aP!aU/ ?&P2U/ ?!?*aP!az   @0-?&P2b@&?%P2a@%?*P2a@*?0z.YYYYYYYYYYYYYYYYzB?0z.""""""""""""""""z|<z.@@@@@@@@@@@@@@@@z|#z|;z]A)R/ -"k"O"O?(?)|N?!aA&?%aA%P1bA)V%O?&?*aP1bG  PAS/!-? ?)2|.A&/!P 1-P @&?%P0b.!-? D"2@(? D".@+?&P!j-@)"O"O?(?)W/ ?)?+aG  A%P?V%O?)@*."-?)P!aA*?(X/ ?%P?T/ ?*?+aG  A%P?V/!-?(?.?)2}8!A*W%OP 1-?*?+aG  @%-"O?%PNS%k"O?(?-U/ ?(?-bP*U/ ?+?-aE  @1-?&P!f/!?#E# A2Q!?1QkP)?)?!bA(P"bA%?%P)X=P#iq}&Qk}%}"?%q}%Q}3~U}F~W}5}S~=}9};k|YQNm}&A1}"Q |=%OP!@/"O? D">A,D"l%A%?"U/ ?%Pr V/ ?"?%T%O?,?%P#ia@+P!P!? D".? D"6A&? D"2VA%=A-?!a?)P ?&?%=A.V?!?)VgA&=@%P ?(?&=@(?,?"P#ia@,#O?(P ?,P%aD" A"?,D" A&b?"?&U?"?.VgA"=S%OP!?&?-a?"=?%?(2~+!R/#-?,P*aA,?+T/ --P @/-?//"-?#?1?2}#L# ? D">A#D"l%A"Pr X%O? P!N |%P 1-?#?"P#iaA ?!K" ? ?)K"%?#?#D"l%P!aK"l%?*P!a&P -1-? P!N |%P -~.&")k!|VB P2bA%C "O"O"O?!? D"2A#X/ ? P.a@*#O"O"O"O"O"O?*D" A&?!aG  A"P~; T%O?"PAS/!?"rP |7/%?"P?U/)P ?!b@"#Oz.                @+"O?!?#V/ ?"?#aP2U/ ?!?&az   @+-?"P2b@"?!P2a@!?+z.YYYYYYYYYYYYYYYYzB?+z.""""""""""""""""z|<z.@@@@@@@@@@@@@@@@z|#z|;z]A(R/ -?(|N?"bP2b@!.&-"O"O?!P!aA"?#X/ ?"?&aG  PAb0|?#            #                                            #     #   #       #   # #! -? ?"P+2}N!P @#.+-?%P*a? ?!P"a2|QP @#?%D"*P!T/*?%D".A"Pl~M#fPl}L#T%kP(&?!P(aA&? D"2A(X/*?&? D".A)aG  P~; T/*?(?!P)aA&W/*?"P{}S#V/*?&?)aG  P~R T/*?%? ?!P*a2|Q?%D" P!T/+?%D"%Pl~U#fPl}T#T/*P.-?!aA!R/*? D"2@#."-?!P!iP"a?)g@#.)-?!P"a@!-P!@).!-?*?!2[A"%O?!?"a@!.!-? ?!2}9!P @#.%-?!?#U/ --? D"6?!V%O? ?!P.2}N!P @#."-? ?!P-2}N!P @#.!-? P1N %? ?!K" ? ?!P(aK"*-?%P2aC ?#-};%!)kB P2bA*C "O? D"}A!P)bP"W%OP!? D"}#!? D"n!A#? D"m!VA =@(P @!P ?#? =A%%O?(G  P|4S@!-?"P ?"P{!fP|3U=P{!fP;cP~Ypr a@)#O"O?!?%X/ #O?!?(aG  P|%T/!?%?!P!aA!T/ -P @&.#-P @&?%?!A U/"? ?%S/"?%? b@"? ?(a@&P @!"O#O?!?&aG  P|%S/!?"?!P!aA!T/ -?"@!-?*P%a?(?%? "k"O?!%OP @##O?#?&aG  P|2S/"?!?#P!aA#T/ --? ?!aA!.!-? ?!a@!? ?#a-28?*D"%A Pllll|SS/ ?*D"*@""O?*D".A#?)G :S%O?)?"?#2~+!@#? R/!?"? 2q!?#/"P!@&.%-? R/!?"? 2q!.!-?#/ -P!@&.!-? D"o!@%? D"}2!A(?!V%O?%?!P.caD"*A#P%jP ?#P)fP%S=@#-?!P!a@!#O?!?#U@&?!?#X/!Pmmr ?%?!P!aA)P.ca?(?)W=D"*? ?!?"2m!@+P%j@!?+R/ --?*P2aC ?&-}B%"*k!|YB P?bA&C ? ?!?"?#?%P 2|#?&P6a?!D"CA*P*P22}=!?&D":@ ?&D"6P!T%O?&P K"2?&?&D">A)K".?&? K"*?!D"?@,?*%O?*P:c@ ?,P5a@%P @#P*@"#O?%|+  ?%P)b|." Q*}&}#@/?&D"*?#S%O?&P*a2~8!?&D".@)-?"?)aA(?#K" ?(P*b?/L# ?&?#P!aA(K"2?%P:a@%?"P2a@"?(@#? P:bA / -?&D".@)-?&P K">?&Qlllll!L"6?)?(?&P6a2G@"?&D"6@ "O?"R%O? %O?&D":? P%i2q!-?&D"*A R/!?)? P%i2q!.!-? %O?&D":? P%i2q!-?!Q%L"??!D">@"?!P K">?&D"*@%?(%O?!P>a@-?(P%i@(?)P*a@##O?-?#D" A+?*U2~P!?!D"C@ ?!?*?+V%k?!D"?? P:caA.?,?+P:caA+E" L" ?.?+z "*z-"*? P!a&? -K"C?#P2a@#?(P2bA(/ --?%%O?)?%P%i2q!-?"R/ ?,?"P:c2q!-?&P?aC 1-?&D"> -s%!+k?#D".A-P!b@*?#D"*@,B P?bA.@)#O?)Pp}0r ?,?*?(?(?*V=A+P:ca?+?-X=G 6A+P ?+P~/ U=P.cG }3}FOA+P ?+P|3U=P;cP~Ypr aK" ?)P%a@)?(P!aA(P*T/ -P @(P @+P @)"O"O"O?-0#"! !-?,G 8P)S/ ?,G 6A+P ?+P~/ U=P.cG }2}FOP(T@+-?,P6a@(?-P:cA0@)"k#O"O"O"O"O?(P#bG  P!b0" "!-?%/".!-?%R/!-?(G  A*P ?*P~/ U=P.cG o}FOP#S/ P!."-?(P:a@(?)P:bA)/ -P -@/?,P8a@("k#OP!@)?(G  A*P)T%OPp}0r ?,?*P:ca?*?-X=G 6A*P ?*P~/ U=P.cG o}FOP#S@)-"O"O"O"O?(P&bG  P!b0" "!-?%/".!-?%R/!-?)?(P"bG  A*P ?*P~/ U=P.cG o}FOP#TfR/ P!."-?(P:a@(?0P:bA0/ -P -@)?+@(-? ?%N I? ?#K"F? ?"K"D? ?!N J? ?&K"?? ?.z " z-" ? ?.z "2z-"2? ?)N L? ?/N K? ?(N |.? ?-K"C-}(%!#k? D"2A#?!V%O? D".?!aG  PGS@"-"O"O"O"O"O?!?"aA!?#X/ ? D".A"?!aG  A%PIS/!?%PIbP{!fP+V/ "O#O?!?"aG  PIbP{!fP+V/!?#?!P!aA!T/ -?#@!-?!R/#."-? ?!P)2}N!."-?!P!a@!-"O"O"O?!?#X/ ?!?"aG  P|*T/ ?!P!aA!?#X/!?!?"aG  PIbP{!fP+V/!"O#O?!?"aG  PIbP{!fP+V/!?#?!P!aA!T/ -?#@!-?!R/#-"O?!?#X/ ?!?"aG  P~>!fP~& T/ P @%?#?!P!aA!V%k?!?"aG  P|)bPz!f&P!-R?!aA!?#X/"?!?"aG  PIbP{!fP+V/""O#O?!?"aG  PIbP{!fP+V/!?#?!P!aA!T/ -?#@!-?!R/#-P @%?!?#U%O?!?"aG  @%-"O?%P|*S/ ?%P~> S/ ?%PIbP{!fP,U/ ?%P|IfPs bP{!fP;V/%-? ?!P*2}N!."-? ?!P)2}N!.!-? ?!P)2}N!-P @!-?!-~E#!0k?#D"2@)?#D".@0?#G  @1?#G !@*?#G (@+?#G "@,?#G #@-?#G %@.?#G &@/#O?!H!}V"A2P6c@3P @#Pk@("O"k"O"O#O?#?3S%O?2@(."-"k?!?#aA&P~A aG  A%?+T%O?%?+U?%?+Vb.!-?&P~= aG  A%?,T%O?%?,U?%?,Vb.!-?&P~< aG  A%?*T%O?%?*|7?%?*|8b.!-?&P~> aG  A%?-T%O?%?-U?%?-Vb.!-?&P~? aG  A%?.T%O?%?.U?%?.Vb.!-?&P~@ aG  A%?/T%O?%?/U?%?/Vb.!-?1?&P~; aG  b-A%P{!fR%O?0?&Px aD" ?)?&P~I aD" A%?%?)V=2~+!A&?)?%b?&=A%P |8?%P |7b@%-?#P6a@#?(P!a@(?%P{!fA%P!S/ -?%R/!-?"/"P @"P!.!-P -@#? ?(K".? ?"K"*? ?!K"%? ?#K" 1-?"P!b@"?!?(P"iaD"}X"@!. - -};|##|(k"|Y!|VB P~? bA,C ?&D"2A-?!D"CA|"?-?|"U=@.?!D"?@2"O"O"O"O"O?|"R/ ?2?|"P!bA0P:caA3G 5A6P&V/ ?6P"S/ ?-R/!?.P!bA-?0X/"?3z " @J?2?-P:caA-?3E"2L"2?-?Jz-" ."-?./!-P @!.!-?,?&K":?,?#E" L# ?,?#D"*K"*?,?!E"%L".?,?%P ?%P,U=P.cP}A}Mr aK"6?,PDa?.P%PM2}=!?,D"F@!?,D"DP!S/!?,P K"C?,?,D"IK"??,?!K">?,P>a?.2~O!?,D"C@!?,?.%k?!?.a?,D"??!PMca@!?2@&#O?,PDa?,?&2+?!?,E"|CL"I?!?,z "|7z-"??!?,z "Mz-"2?!?,z "Dz-" ?!PMa@!?&P:a@&?.P!bA./ -&?!-K"C?,PDa@@?%@3?2@#?|"@2P @%P @!B P~M"bA*C ?,P>aA=D"*A>PMc@1?=D"%@:"O?,D"6G ,P"S%O?:@%#O?1A&%O?&PMb@1?*PDa?%2g?%PMa@%?*G DP(S/!--PkP ?&=@8.!-?,D".@&?*?,D"2A.K"l"?*?&K"y!?*P K"~I!?*Qllllr L"w!?*?,D"*K"~U!?*?,E" L"~M!"O?>R/ "O#O?*PMa?%?:aA-2g?*G MP(T%O?*P}P"a?*Pw!a?-PCaD" 2Q?*D"}X"A0/"-?1?%PMaA%T/ -.!-Pmmr ?&?*D"}T"?0P%iaP2bD" A0P.ca?.?0W=D"*P%j@8?1PMb?%S/ ?-P~; a@+?1?%bPMbPMd@%#O?*PIa?+PCb2g"O?*G IP(S/ ?*P}P"a?*Pw!a?+D" 2Q?*D"}X"A-R/ ?8Pmmr ?&?*D"}T"?-P%iaP2bD" A-P.ca?-?.X=D"*P%jA-?-?8U=@8-?+PMa@+?%P!bA%/ --?*D"w!A%R/ ?*D"x!?%P%i2q!-?>PMc@-?#?2P:ca@0?#@%?>A.@+#O"O?+%O?+P!b?0?%bP:dX/!?+P:c?%a@%-?%?0S/ #O"O"O?%P*aD" ?8X/ ?%P5aG  A&P3V/ P!?&iPl} /f/!-?%P:aA%?0T/!."--?*Pw!a?,?%2+?*G }3"P#S/ ?=D" ?.S%O?=P!2~O!?=D"%@:-?%P:a@%?=?.P!aA&K"*?:?.PMcaA.?*E"}2"L"I?.?*z "}#"z-"??.?*z "~Q!z-"2?.?*z "w!z-" ?-PMa@-P @+?&@..!--?*?3K"~?!?*?2K"~;!?*?#K"~7!?*?,E" L"r!?*?,E"*L"t!?*?,D"2K"v!?*?,D":K"~3!?*P|1aPy}+r P~U y,  P @%?*P K"}X!?*Qllllr L"}P!?*P}P!a@B?*Pr!a@D?=D"%A#@1"O"O#O?%?-S/!?1G H@&?%PMa@%?1PMa@1?&P&V/ ?&P"S/ -?@?BD"*K"*?@?BE" L" .!-P @1?*P K"}A"?*Qllllr L"p"?*P K"}L"?*Qlllll!L"}E"?*P K"}X"?*Qllllr L"}P"?*?,D"2K"v"?*?,z " z-"r""O?.R%OP%@C.!-P*@3P%@CP @8?#@%P @+#O?*P?a?%2g?*G ?A0P(T%O?*G @@2P @6"kP ?*D"~?!P)bP#U/ <?*Pw!a?*P}P"a?%PCaD" 2QP ?*D"~I!A&R/ <?*D"x!?&P%iaA&P.bD" @6?&P2bD" -@/"|Y?0P&S%O?%P(a|+  Ql"}#.!-?%P%a|+  -@|,?*D"}E"?1S%O?*P}E"a2~8!?*D"}I"@3-?3?1P%iaA&?8K"*?&?|,?/qQ?}&}#L# ?*?1P!aA1K"}L"?*D"p"?8S%O?*Pp"a2~5!-?*D"}="AC?8P%iaA&?2N /?&?0N .?&?6K"*?&?/K"%?&?+K" ?*?8P!aA8K"}A"-?%PMa@%?+P!a@+?-PMbA-/ -?8R/ ?*D"}I"@%?*P K"~I!?*Qlllll!L"w!?%?1?*Pw!a2G<?*D"w!A&%O?*D"x!?&P%i2q!-?1R/ P%?#?.?>U=@|)?%?1P%ia@E?%P2a@F?*P~M!a@|(P @:#O?2@0?-@6?3@/?:P!b@+?F?:P%ia@-#O?+P"a@:?%P*aD" @#?%E# @|,"k?+?1U%OP!?-P?bE# ?|,|</!<-?1?:V%O?-E# @|--?1?:V?|,?|-|<f-@&"O"O?#?8X/ ?.?>U/ ?>?C?#P%iaA4D" A#V/!-?+P!a@+?-P2a@-?%P2aA%?ET/!.#--?|)?#PMcaA9G %@3?9G (@#?9D"?@+?9D">@;?4D"*@2?*D"}X!@-"O"O"O"O"O"O"O"O"O"O"O"O"O"O?4G .P!b0&"& !(%-?*P|1a?22~?!P!@5P{!@7P~) @<P{!@!.--?*P"N w!?*?#N ~C!?*P|1a?;?+?*Pw!a2u!P!@5P{!@7P~+ @<?9G JP~" S/!?#@!.,-?4G /@<?*P|1a?22~?!P!@5Pmmr ?*D"u!?2P!aA!P.ca?!?*D"v!X=A!D"%@#?!D" @0P!@+?!D"*P)fA6/(.)-?&%O?#@!.+-?3P ?3P{!fP~/ U=A!P{!fP.cA&G }4}FOA0P ?!P-bP{!fP~% U=P{!fP|1cA!G v}NOP!T%O?#@!P @5.+-?!Pp}Nr aA6G |/?3P{!fT%O?#@!P @5.+-?&Pn}Fr aG -A!P%V%O?#@!.+-?!P,cPupr aA!?*D"~3!A/G GaG *A&P ?&P+UA&=A+R%O?#@!.+-?!P!?&=@!P @&"O#O?!?&aG  ?#S/!?+?&P!aA&T/ -?#@!.+-?4D"%@!?|(?DD"2K"2?|(?Dz " z-" ?*P K"|;?*P K"|6?*?/K"m"?*P N }0"?*P |0!o"?*P!N ~I!?*P"K"w!?*?*D"~?!A/P ?/P,U=P.cP}A}Mr aK"}#"?*?*P|1aK"n"?*P |0!~="?*P!K"~3"?*?&K"~7"?*?6?&P)fP!iaH!A|0!~;"?*Pmmr ?*D"y!?!P.ca?!?*D"l"X=A&E" L#~?"?*?&D"*K"x"?*Pw!a?0?!?*P~?"a?*P~3"a26?*D"|6A!R%O?#@!P @5.+-?*D"OA&?!P:ca@| ?*D"~7!A0?*D"~;!A6P:ca@4#O?&@!?0@+?6%O?!D".@/P @+?6P!T%O?6@&#O?&P!jA7?+aA;?+?0?;P:caD".?/U=@+?&?7bA&P!V/ --?0?+?0?+P:caD".?/UaP:ca@+-P{!@7?+?4S%O?#@!.,-?!P:a@&?!D"*@A?!G 2@;?!G 3@/?!D".@|#?!G 5@|%#O?|#?+P.aD" T%O?#@!.--"O?+P5aG  ?|%T/ ?+P2aG  ?;T/ ?+P*aD" ?AT/ ?+P3aG  @!"O"O"O"O"O"O"O"O?;0.( !")#)))%)&)-?!?/T/).(-?!?/T/(.&-?!?/T/&.%-?!?/SA|&?!P/VA?f?!P0U?/P/V=P!T/%???|&gR/%.#-?!?/T/#."-?!?/S/!."-?!?/T/!-?&?| T/"?#@!P @5.--?+P:aA+?4T/ --?#@!.*-?*P|1a?22~?!P!@5P{!@7P~) @<P{!@!?&R/(.)-?&R/!."-?&/!?*P|1aA&?4D"%?#2K/!?*?#N ~C!P!@5?*P!P"?*D"~?!P)bP#U=N w!?&?;?+?*Pw!a2u!P{!@7P~, @<?#@!.&-?4G /@|#?*P:a?*P|1a?22|>?*D">@|%?*D":@5?*P2a?D?2P!aAG2}P!?4D"%A#?*D"v!A4X/ ?#P!aA+?*D"u!A|&?#P.caD"*A#P%jP ?#P)fP%S=A&X/ ?*D"6?3P ?3P{!fP~/ U=P{!fP.cG }3}FOA;P ?;P|3U=P;cG }4}:Oa@|*#O"OPmmr ?|&?+P!aA#P.caA|!?#?4X=D"*A| P)fP&S%O?*P|1a?+?|#2m!/!-?| P%jA+?&U/!."--P @| P @??#?4U%O?|!D"*A#P%jP ?#P)fP&S=@?-?+P"a@&P @+#O?*D"u!@H?*D"v!@I"O"O"O#O?&A#??X/!Pmmr ?H?#P.cA&a?#?IX=A|!D"*A|+P)fP%T/&Pmmr ?&?|&a?#?4X=D"*P%j@&?|!D" @|!?*P|1a?#?;2K/ -?5?|!X?| gR/!."-?| R%O?*P N w!?*P|1a?5?|%?*Pw!a2u!-?|#Pk?+=@7P~* P~) ?+=@<P!@5P{!@!.)-?*P N w!?*P|1a?5?|%?*Pw!a2u!P!@| -?*?GK"x!?*?;N ~C!?*P#N w!?*?#P!a?|+P%jTN ~D!?*P|1a?|!P!aA#?#?*Pw!a2u!?+?|*aA+Pllr W/ --P"@5?*D"}X!?-X%O?*?-K"}X!-?0@2?6@-?/@3.%-P @+?6P#T/ ?*D"r!@+?*D"~%!@4P @7?*P K"~I!?*P ?#?#P TbA!?0P!aA/b?!?/U?!?4VgA!=K"x!?*P!?+?/a?!=K"w!"O#O"O?*P*a?*Pw!a2} !?*G *R/ ?*G +A!P?bP{!fP~> X/"?7P{!f?!@7/!?!P?T/!."--?7P{!fP?T@+.!-P @+-?<Pk?6P#S?#?0bP"Vf?+fA!=@7Pt P~) ?!=@<P{!@!?&?+P!hg/!-P @5-?*D"}X!?-b@A-?9?5N :?9?<N 9?9?7N 8?9?!N 7?9?3N 6?9?AK"2?9?-K".?9?2K"*?%P2aA%?ET/ --?@?BD"*K"*?@?BE" L" ?*D"}P"A!%O?*D"}T"?!P%i2q!-?*D"}E"A!%O?*D"}I"?!P%i2q!-?*D"p"A!%O?C?!P%i2q!-?=D"*@.-?*P|1a2~L!?.?>X%O?=?>K"*-?*P~M"aC ?,?,D"?A#?,D"C?,D"FA%?,D"I?(?)2|!@!?,D"DA&%O?%?&P%i2q!-?,D">A%R/ ?#?%PMc2q!-? ?!K" ? ?!?|"UN &? ?"G *N %?,P~? aC 1-?,D"I -}J%!*kB P?bA)C Pp}0r @(? D"6A*D"FA+D".?#V%O?+D"*?#P:ca@(-?)P.a? D">A+?%?&2W"k?)D".R%OP @(P .!-?)D":@.?)D">@/?)?)P.aP"?(?*D"D2|S?(G 6A(P ?(P~/ U=P.cG }2}FO@*?)D" @("k"O"O"O"O"O"O"O"O"O"O"O"O"O"O"OPmmr ?.P:a?/P"W=D"*P)fP"b0%# !"%-P!@-.#-?*0,,####&#.*,#-?*0,+""""%"(*+"-P!@,-?*0,)!!!!#!%&*!-?(P!S@(P .,-?(P!SA(?-/*<P .+-?(P!S@(P .*-?(P!SA(?,/(<P .)-?(P!S@(P .(-?(P!S@(P .&-?(P!S.#-?(P!S."-?(P!S@(P ."-?(P!S-@(P!-@*?+D"x!@-?+P~?!a?&2~K!?+D"x!@,"O?&RA./ ?./ ?+D"w!?,a?%?&y,  -?"P N U?"?*N |7?"?(N T?"P#|0 R?"?-K":?"P!K"6?+?&?,aA%K"x!?"?%K">?"G |/R%O?"PkK"J-? P"?!?#2}4!?)P?aC -}"%!+kB P?bA%C ?"%O?!?"P%ia@)? D"%@*? D" @+? D".@,? D"2@-#O"O?!G .R%OP Pmmr ?,?!D"%A P.ca? ?-X=A"D"%A ? P TbA ?"D" P!aA&b? ?&U? ?*VgA.=@(?#D"*A"?#D" S%O?#2}V!-?#D"%?"aPHN  ?#?"P!aA K"*?(Pr W%O?%P K">?%?(K":?%P!?&?+a?.=K"6?%P2a?%P6a2} !?%G 2R/"?%G 3@"#O?#"k?"P{!fA&PHT%O?&P~Y T%O?#D" ? S%O?#2}V!-?#D"%? a?"N  ? P!a."-?#P"2~K!?#D"*A ?#D"%aP~Y~? |0  ? P"a.!-?#P"2~K!?#D"*A ?#D"%aP~Y~A |0  ? P"a-A K"*?%P*a?%P6a2} !?%G +@"?%G */ -."-?#D" ? S%O?#2}V!-?#D"%? aP|(N  ?#?"P"aK"*.!-?#P"2~K!?#D"*A ?#D"%aP}K~3 |0  ?#? P"aK"*-?!P2aA!?)T/ --?%P?aC -~-#!(k?#R%OP 1-? P.a@*? D".@("O"O"O"O?!? D"2A)X/ ?!?(aG  A%P?V%O?!@&."-?!P!aA&?)X/ ?%P?T/ ?&?(aG  A%P?V/!-?)?*?!2}8!A&W%OP @%."-?&?(aG  @%-?%P~< S/!-"O? ?&?%?"P ?"P{!fP~/ U=P{!fP.cPn}Fr aA)?#P!bA+29A!R/ #O? D".@%"O"O?!? D"2A(X/ ?!?%aG  A&P?V%O?!@"."-?!P!aA"?(X/ ?&P?T/ ?"?%aG  A&P?V/!-?*?!2}8!A"?(X/"?"?%aG  @&-?&P{!fA!PFT%O?!P~< T/"?"P!a1-"O"O?"P!aA#?(X/ ?#?%aG  A!P?V%O?#@"."-?"P"aA"?(X/ ?!P?T/ ?"?%aG  A!P?V/!-P @!?*?#2}8!A"?(X/ ?"?%aG  @!-? ?"?!?)?+29A!/ --P 1-?&P!a-~6#"%|Y(k"O?#D"%A+?%U/ ?+?%bP*U/ ?#D" ?%aE  @)-"O?!P{!fA,P%W%OP @!?"?,P,cPupr aA"aG *A,P ?,P+UA,=A-R/!?"P!?,=@,?+?%P2aA!U?+?!bP*Ug@.?+?%P*aA"U?+?"bP*Ug@+?!?#D" A!a@/?!?"a@0P @%#O?%?,aG  A!P ?!P|3U=A!P;cA#G }4}:OP!a@"?#E ~YpO@&"OQ!?!q}&A(Q}0s}/x~#~Wl}5D}"|;%O?&?)|=/!Q @&?+R%O?0E  @&-P!@!?"P*S/%?#P~Ypr aA#E *@*"O?(Q~C~ ~K}(}Xl~Sx8}"|;%O?"P2T/!?&?*|=/#.(-?&?*}%Pl!?"P#ibq}&|;/&."-Q @(?.R%O?/E  @(-?&?*|=/!Pr!?"P#ibA"P|4V/!?#E 2?(}%?"q}&Q |=/!.%-?&?)}%Pr ?"P#ibq}&Q |=/ P!@!.#-?-?%P!aA%T/ --P @!-? ?%K"%? ?!K" -~T#!%kB P2bA#C "O"O"O"O? G  P!b0# !"#-?"? G !A P ? P|3U=P;cA%G }4}:OA 2~K!?"D"*@!? %O?"D"%?!a?%P~Ypr a? y,  -?"? ?!aK"*."-? G !@ ?"D"*A!?"D" S%O?"2}V!-?"D"%?!aPAN  ?"?!P!aK"*?"? P ? P|3U=P{!fP;cA%G }4}:OA 2~K!?"D"*@!? %O?"D"%?!a?%P~Ypr a? y,  -?"? ?!aA K"*?"D" ? S%O?"2}V!-?"D"%? aPAN  ?"? P!aK"*.!-? G "? D"%@&? G !@ ?#P"N *?#? N +?#P*a?!?"2O?"D"*A ?"D" S%O?"2}V!-?"D"%? aPNN  ?"? P!aK"*?#?!?&2}P!?#D" @&?"?#D"%A 2~K!?"D"*@!"O? RA(/ ?(/ ?"D"%?!a?&? y,  -?"? ?!aA K"*P!fR/ ?"D" ? S%O?"2}V!-?"D"%? aPFN  ?"? P!aK"*-?#P2aC -}V#")k#|Y"O?!G NA)P ?)?!G |/A(aPv UA*=A!R/ ?!P.c@)?"D"%A!?#P2aA&U?!?&bP*Ug@+?!?#P*aA#U?!?#bP*Ug@,?(P.cPn}Fr aP!?*=P+a@!?"D" A"?&a@*?"?#a@-P @"#O?!G  A#P ?#P|3U=A&P;cA(G }4}:OP!a@#?(E ~YpO@."OQ!?&q}&A/Q}0s}/x~#~Wl}5D}"|;%O?%?.|=/!Q @.?,R%O?-E  @.-P!@&?#P*S/#?(P~Ypr aA(E *@0"O?/Q~C~ ~K}(}Xl~Sx8}"|;%O?#P2T/!?.?0|=/#.&-?.?0}%Pl!?#P#ibq}&|;/%."-Q @/?+R%O?*E  @/-?.?0|=/!Pr!?#P#ibA#P|4V/!?(E 2?/}%?#q}&Q |=/!.#-?%?.}%Pr ?#P#ibq}&Q |=/ P!@&."-?!P.a@!?"P!a@"?)P.bA)/ -P @&-? ?"K"%? ?&K" -}M#!.k"O"O"O?!D"*A#R%O?!D">@&.!-?!D"%?#P%iaP2b@(?!D":@)?!D">@&#O"O?(D" A%?"X/ ?"Pmmr ?)?%P.ca?%?&X=D"*P%jX/ ?#@&.#-?!?#P!bA#K"*?(P2b@(?#/ --P @#?"R%OP @%."-P @%?"?&X/!?!P 2}O!?!D"*A&R/!-?#@%#O?!D"%?&P%iaA*P%b"k?*P.bA-D" A)?"W%O?)@(?*P*bD" .!-?*P2bD" P!a@(P -P!b@#G  P!h@.?!D":@/?!D">@0#O?#P!a@#Pmmr ?/?(A+?.aA,P.ca?,?0X=D"*P%jA(?"W/ -?-?+K" ?*P*b?#K" ?)?+T%O?&P!bA#?%?#?%U=@%-?"?,W%O?&@#."-?!?,2}O!?!D"*A&/ -P @#-? ?#K"*? ?%K" ? ?!D"%K"%-t#!+kB P2bA"C "O?!G I? ?!G HA#aG EA%?%P%S=A%P)fP#S/ ?!G |+@(?#P|!fP*S%O? G |5P!f/!-?(P!S%O? G Q/!-? ? G 2?%P{!fP TfN 2? D".A&? D"CU%O? ?&P!aK".? D"*@ ?!G |*@)?!G |.@*?!G J@&?!D"%@+?!G :@,?"P |0 0?"?,P"TN /?"P N .?"?+K *?"P{!|0 (?"Pk?&?&P~= S=N &?"?*N %?"?)N #?"?(N "?"?%N !?"?#N  ? ?"P22~,!?!D" @#? P!2~N!? ? D"*A!P!aA%K"*? D"%?!P"ia?#K" ? P"2~N!? ? D"*A#P"aK"*? D"%?#P"iaQ L" ? P!2~N!? ? D"*A#P!aK"*? D"%?#P"iaP}Ylll%K" ?"?#?!bP"bK"%?"P K" ? ?%?"P"2}Q!.!-? P!N 3-?"P2aC -~I#!%kP!@#?!D"OA%D"*A!?%D"%W%O?%D" @#?!@&-P!?#?"D" A!a?"D"%A#?!U?#?&VgA(=@&P ?#?!b?(=@#"O"O"O"O"O"O"O"O"O"O?"G 2A(%OP @!?(P&T/,?"G 3P/V/,?#%O?%D":G IR/"?&G  A!PIbP{!fP,U/%?!P@bP{!fP1U/&?!PNb0R&&&&&&&((((((((((((((((((((((((((&&&&&&((((((((((((((((((((((((((&&&&(-? P(N !.+-?%D":G I/!-? ?#K"*? ?&K"%? P#N  1-?%D"6G ,P"T/#? P#N !.(-? P)N !.&-? ?!N !? P"N  1-?!P?U/!?!P{ S/!?!P~>!fPs bP{!fP<X/"? P+N !.#-Pmmr @!? Ql}!m}6r}=s!?"D"*A"?%D"2U%k?%D".?"P.ca&Pmmr -|."*Q#}&m|1 !."-? P*N !.!-? P,N !-P!@!-? ?!N  -}L#!-kB P2bA&C ? D">A!P~I!a@%? D"?@)"O? G CR%O?!P K"}L"?!D"t"A"P"U/!?!D"~%"@(?"P2W%O? ?(?"2|K/"-?%? ?(?"2|:.!-?!P K"}X"?!P K"}L"?!P K"l"?!P K"~Q!?!D"t"A"%O?"P"i@(?!D"~%"@"P ? D"*A#?#? D"%VA#=@*P!? D" ?#=@+? D".@,? D"2@-#O?&P%a?+?*Pmmr ?,?"D" A P.ca? ?-X=A#D" ?#D"%28"O?&D"%A#Pllll|SS%O?%? P!P 2}>!.!-?%? ?&D"*A ?&D".2}>!?#R/ ? ?#2q!-?"P%a@"?(P%bA(/ --?%P!P 21-?!D"}I"@%?)Pt a?!D"}L"A 2~N!?)D"|;@!"O? R/ ? P"iA"R/ ?)D"|9?!P"ia?%?"y,  -?)? ?!aK"|;?&P2aC -~Y"!)kB P?bA#C P!@%Plsr Plsr G  A!P!?!=N  ?!%O#OPlsr G  A!/ Plsr ?!P!?!=N  ?!/ --?#P!P!P~?~1r D" P?a? Pw~1r D" A!P?bA"P ?!?"X=VA"=?!P?U=P ? ?"=2Z?#D"%@""O?#D"*A&R%OP!@!P @ .!-P!@!?"D" A %O?"D"%@)? @!-?&P!S%OP @ .!-P @ "k?"D"*A%R%OP!@%P .!-?"D".-@(?&P#U/ ?"D"6@&?"D"2@ -?#P.a?%?(? ?&27"kPk?#D".A R/ <Pk?!?)? ?#D"22}(!A R/ <Pk? P}P}7r bP~N~@~#}(#cA P"j? P:X=-?#D" A %O?"? P#i2q!-Plsr P N  ?#P?aC -~W""%|Y(k?!D" @)"O?!D"%A!?"U/ ?!?"bP*U/ ?"?)aE  @%-?!?"P2aA*U?!?*bP*Ug@+?!?"P*aA"U?!?"bP*Ug@,?)?*a@-?"?)a@.P @)P~Oh@!"k#O?!P}A}Fr aG  A*P!a@"?!Pn}Fr aE  @#"O"O?*P)X%O?#?%|=/"Q @#?,R%O?.E  @#-?"P*S/!?!P}2}Fr aE  @&?*P1X%O?"P2S%O?#?&|=/%.#-Q @(?+R%O?-E  @(-?#?&|=/#Pr!?"P#ibA"P|4V/#?!Pp}Fr aE  ?(}%?"q}&|;/".#-?#?&}%Pl!?"P#ibq}&Q |=/".!-?#?%}%Pr ?"P#ibq}&Q |=/!-P!."-?)P!a@)?!P;aA!/ -P -@!? ?)N !? ?!N  -~K"""|Y&kB P2bA%Pl"|0!.?%P.a@(P @%?!P,T@)#O"O"O?)R%OP}>}.r P}5}.r ?%?(aG  A*=A&E  A"QM}&?"Ql~Y#}"QD}&}#?"Qlly)}"Q:}&?"Qlll~U1}"Q*}&}#}#?"Q*mQlll~U1}"?"Q:mQlly)}"}#?"QDmQl~Y#}"?"QMm}#}#}#A#? E  A"QM}&?"Ql~Y#}"QD}&}#?"Qlly)}"Q:}&?"Qlll~U1}"Q*}&}#}#?"Q*mQlll~U1}"?"Q:mQlly)}"}#?"QDmQl~Y#}"?"QMm}#}#}#A"|=/!P @!?&P*aH  A&P*i?&P*jgqQ{{#}"A#? P*aH  A&P*i?&P*jgqQ{{#}"A"|=/!."-?%P!@%R/"P"1-PkP!?"?#|A=@!-?!R?%gP!@%P!fR/ -P"?*?!=-}(#"+k!|YB PIbA%C "O?!?"P)fPu caA!D" P!T/ ?!G |8P"T/ ?!D".R/ Pmmr ? D".A(?!D"%A)P!aA#P.ca?#? D"2A*X=A&D" @#Pmmr ?(?!D"2A!P.ca?!?*X=E" @.?%?&D"%A!K"6?%?.L".?%?#K"*?%?!K"%?%?#K" P!? D" ? D"*A!? D"%VA#=@+P ?!?#=@,P @!#O?%P:a?!aA-P%aP ?!?%aA&P%aD" A#?&D" A&b?#?&U?#?,VgA#=K" ?-P!?&?+a?#=K" ?!P*aA!P:T/ -P!@#?"? D">A D"OX/ ? D"|1?"PDca?%D"??%D"C?%D"D?%D"F2}6!R/ Pmmr ?(?)P.ca?)?*X=G *P*fP#j@#-?%PIaC ?#-~Q"!%kB P2bA#C Pmmr ? D".?!P.ca?!? D"2X=A!D"%@%?!D" @("O? G CR%O?#P K".?#P ?%?%P TbA!?(P!aA%b?!?%U?!? D"%VgA!=K"*?#P!? D" ?%a?!=K"%?"P!?"G :A P;UA"=@!? P ?"=@ "O#O?#?#P%a2} !?#G  P!hA"P!f/!? R/!? P!b@ ?!G  ?!P!a@!?#G !S/ -P @!."-?"? Rf@!.!-P @!?#P%aP!? D" ? D"*A&? D"%VA =P ?&? =?(?%28?#D"%A Pllll|SS/ ?#D"*@%?#D".A(?"G :A&P ?&P;UA&=S%O?"P!?&=?%?(2~+!R@!-? R/ ?%? 2q!-?#P2aC ?!-}8#"&k!|V? D" @#z.{{{{{{{{{{{{{{{{@)"O? D"%A%?!V%k?!?#aG  PGS&P -?!aA ?%V/ ?%? bP2U/ ? ?#az   z.~(~(~(~(~(~(~(~(~(~(~(~(~(~(~(~(zdz.~S~S~S~S~S~S~S~S~S~S~S~S~S~S~S~Sz|%@)-"O"O"O"O"O"O"O"O?)z]A&|NA!0""! -? ?%U/"-? ?!aA"?%X/#?"?#aG  P|*T/#P!@"."-? ?%X/#? ?#aG  P|*T/#.!-? ?#aG  @("O? ?!aA"?%X/ ?"?#aG  P|*T/ ?(PIT@".!-?(PIT/!."-?&P!b?&f|NA&?!P!aW/!?"R/!? ?&a@"-?"? P2aX/ P @!?"?%U%O?"?#aG  @!-?!P{!fA P|*S/ ? P~> S/ ?!PIbP{!fP,U/ ?!P|IfPs bP{!fP;V/!-P @"-?"-l#")k!|YB P~? bA"C ? D"6@#?!D"6@%?!D".@&?!D"2@(? D".@)?"? D"2A*K"D?"?)K"C?"? D"*K"??"? E" L#:?"?(K"O?"?&K"|1?"?!D"*K"M?"?!E" L#I?"Pmmr ?&?%P.ca?%?(X=A!D"*A K"Y?"?!E" A+L"|??"Pmmr ?)?#P.ca?#?*X=A!D"*A&K"|;?"?!E" L#|7"k?&P)fP#S? P)fP#SfR%O?"P2a?"P:a?#2}P!?"D"2?"P*a?"PIa?%2}P!P ?"D"6A#?"D".T/!<?"D"*?#2~+!R.!-?"P:a?"Pt aP!?+}DP!aA!?"D"Ia?+Q?m}DA#?#P TbA#?!U?#?"D"JVgA%=P ?#?!b?%=? P*fP#j2|B-?"P~? aC -}3#!(kB P?bA(C ?!P K"*?!D" R%O?!2}V!-?!D"%P~X N  ?!P!K"*?!?#2~K!?!D"*@%"O?#RA&/ ?&/ ?!D"%?%a?"?#y,  -?!?#?%aA"K"*?!D" ?"S%O?!2}V!-?!D"%?"aPz N  ?!?"P!aA#K"*?!?"P@aA%2}M!?!D"%@&?!D"*@)?(?#K">?(P ?%?%?)VA%=A)K":?(P!?&?%=A*K"6?(?!P.a?(P6aP ?#Pk2%"O"O"OPmmr ?!D"2A%P:a?!D"6A&P"W=A+D"*?%Pmmr ?&=D"*hP1V/ ?!G CP4T/ Pmmr ?%P.a?&P!W=A!D" P!T/ ?!D"*P)fP(T/ ?+D"%?"S/!-? P K" .!-? ?&K"2? ?%K".? ?#K"*? ?)K"%? ?*K" -?(P?aC -~K"!,kB P2bA(C ? P K"|;? P K"|6? P K"6? P K"*"O?#R%O?!D" @#?!D"%@).!-?#P"i@+? P.a@-?!D"%@)?!D" @#?!D".@.?!D"2@/#OPmmr ?.?"D" A*P.ca?*?/X=A%D"%@&?%D" @,"O?%G *P*fR%O? D"6A%? D".S%O?-2~5!-? ?%P!aK"6? D"2?%P%iaA%P N .?%?&P!bK"*?%?,P!aK"%?%?*K" .!-?(P K".?(P ?&?&P TbA&?,P!aA%b?%?&V?&?)VgA&=K"*?(P!?#?%a?&=K"%? ?*?(P%a2~!!-?"P%a@"?+P%bA+/ --? P!?#?!D"*A ?)VA!=P ? ?!=21?(P2aC -{"!"kB P?bA%C "O"O?#G .R%O?%Pmmr ?"D".?#D"%A#P.ca?#?"D"2X=A#E" L#2?%?#D"*A#K":"O?#P*f/ ?%P*a?"?%D"2P!a2T?%G *R/ ?%G +@#?!P!2~N!?!?!D"*A"P!aK"*?!D"%?"P"ia?#P{!fPllll%gK" ."-?!D"6@#?"?%P2a?!P.a2}%!P!?#?!D"2a?!D"6A"?#U=?"?#bA&P ?"?&X=2}"!@"?!P!2~N!?!?!D"*A&P!aK"*?!D"%?&P"ia?"Pllll|SgK" ?#?!D"2aP ?!D"6A"?#X=@!?"?#b@#."-?#D"*@#?!P!2~N!?!?!D"*A"P!aK"*?!D"%?"P"ia?#K" -P @!-? ?#K"%? ?!K" ?%P?aC -~E"!*kB POaA(C "OPmmr ?!D".A,?"P.caA*?"?!D"2A+X=D"*P)fP%S%O#O?&?(aP K" ?&P*aA&Pr T/ -"O?"?+X/ ?"P!aA)?*D"*A"P%jP ?"P)fP%S=A*X/ ?#?%P#ia@%#OPmmr ?,?)P.caA"?)?+X=@-Pmmr ?"P.a?)P!aA.?+X=D"*P%j@)?(@"?#@&"O"O#O?!?-?&D" ?&P%aD" 2hR%O?"P*a@"?&P*aA&?%T/!."--?"P%a?.K" ?"D" ?"P!K" R/!-? P"K" .%-?)?*U/ --? ?(z "Iz-"I? ?(z "?z-"?? ?(z "2z-"2? ?(z " z-" .!-? P"K" -?(PObC -~8"!)k? D" A&P~; aA+? D"*A P6ca@("O? P!aA)?&H!}V"A*V%O?(?!D"2K"2?(?!z " z-" .!-?*? bA,P6cA-%O?+?)P6ca?(?-y,  -?(?!D"2K"2?(?!z " z-" ?,P#iA!R/ ?&?)P#ia?&? P#ia?!y,  -?*P!a@(?&? P#iaA!?#K"%?!?"K" ?&P}X"a@!"O?*P"aA"? P"aA#W/ ?*? bP"iA+R/ ?!?#P"ia?!?)P"ia?+y,  -?!?)P"ia?%K" ?&?(|0!}V"?"?)V%O?*P!a@"? P"i?&aPr"a@!#O?!D" A#? P!aA |0!}T"?#?&K"|C?!P%a@!? ?"T/ ---}H"!#k"O"O"O?"0""! -?"@(#O?&?(P!jA)?&aA&?!?&P%iaD" ?#V=@&?(?)bA(P!V/ --"O?&?!?&P%iaD" ?#WaA(R/ ?!?(P%iaA(P.bD" A&?#W%O?(P%bD" ?#?&ba@#.!-?(P*bD" @#-P @&?"P!T%O#O?"P!jA(?&aA)?&?!?)P%iaD" ?%U=@&?"?(bA"P!V/ --?&?!?&P%iaD" ?%UaA"R/ ?!?"P%iaA"P%bD" @!?"P.bD" A"?%X%O?!@%.!-?%?"b?!a@%-? ?#K" ? ?#?%?#?%V=K"%-n#!(kPmmr ?!D"o!?"P.caA%P.a?!D"}2!A*?"P!aW=D"%@#P!?!D"}#!?!D"n!A)?!D"m!VA!=@(P ?)?!=@&"O"O"OPmmr ?%?"?*X=D" A%%O?%A"P!b?&X/!?(P!b@!#O"O?!?"aG  P+b0C  ## ################## ###########%#-?"P!bA"/ --P @"-?#?&X/!?#@!#O"O"O?!?(aG  P+b0C  %% %%%%%%%%%%%%%%%%%% %%%%%%%%%%%!%-?&?!P!aA!T/!.#--?&?!P!aA#W%O?%@"."-#O?#?(aG  P+bA!P9V%O?%@".#-P!?!iP}1ll%fR%O?%@".#-?#P!aA#?&U/ -?)@#?%@".!-?"P!b@"-? ?#K"%? ?"K" -~E"""k!|YB Pv bA(C ?(PMaA)?!?"?#2W"O?(D"M%O?(?(D"OA#K"??(?(E"MA*L#:?(D"|6@!?(D"|7@"?(?#K"O?(?*L#M?(?"K"|7?(?!K"|6?(P2a?)P"?%?&2}U!"O"O"O?(D"2P!f%OPmmr ?!?(D"6A#P.ca?"?#W=D"*P)fP#T/!?(?(D"?K"I?(?(E#:L#D."-? P K" .%-?(?(D"?K"O?(?(E#:L#M?(?"K"|7?(?!K"|6?(P*a?(PMaP"?%?&2|S?(?(E#:L#D?(?(D"?K"I?(D"*P!T/!-? ?(D"IK"*? ?(E#DL" ? ?#K"6? ?"K"2? ?!K".."-? P K" .!-? P K" -?(Pv aC -~."!(k?#D"*@&"k?#D".A,?"G /A)W%O?&Pp}0r ?,=@&"O?#G HA(P6T%OP{!@)?(?"G 0S/!-P{!@)?!P{!fP.cG q}MO@!?&G 2@(?&G 7@+P{!."-?&G 2@(?&G 7@+?#G |*@!P{!.!-?&?)P:caA*G 6A)P ?)P~/ U=P.cA(P},}Fr a?!P{!fP.cPq}Mr a?(G n}FO=G  @!?*G 2@(?*G 7@+P{!?,?*G 8A*W/ <?&?*P:caG 6-@&?#G |,@#"O?"G 0P|!fP2T%O?#P{!fR/!?%P!h@#-? ?&N &? ?)N %? ?!N #? ?(N !? ?+N "? ?#P!fN  1- -~("!&kB P2bA#C "O"O"O?!?"S/ ?!P!a@%?!G  A&P~Y S%O?"?%S/!PHP~Y ?!G !P|+S=@&?!P"a@%-?#P%aP*P!P!2}=!?#D"*@!?#D"%P!S/"?#D".A(?&N  ?#P!K".?#?(K"*?#?!K"%"O?"?%S/ P!@!#O?%P!a@)?%G  A&P~Y T%k?)&?"?)S/"PHP~Y ?%G !P|+S=@&?%P"a-@%?#D"%?!S%O?#P%aP!2~K!?#D"*@(-?!?(a?&N  ?#?!P!aA!K".?"?%T/ --? ?#D".K"*? ?#E"%L" .!-? P K"*? Qllll2L" -?#P2aC 1-?#D". -}O"!"kB PIbA&C "O"O?%/ ?!D"*P*f/ P @%P ?!D"%A(?(P TbA(?!D" P!aA!b?!?(V?(? D"%VgA(=?#T/!P!? D" ?!a?(=?"?#2~+!R@%.!-?&P K"??&P K"F?&?#K"D?&?"K"C?&P ?!D"%A"?"P TbA"?!D" P!aA!b?!?"V?"? D"%VgA"=K">?&P!? D" ?!a?"=K":#O"O?&P2a?&P:a2} !?&G 2R/ ?&G 3?&?&PCa2} !P @%?&G  R/"?&G !S/!."--?&P*a?&PCa2} !?&G *P!h@%-?&PIaC ?%P!f-~!"!+kB PIbA&C ? D"*@)? D"%@(?&P K"2?&Qlllll!L"*?(?)?&P*a2G<?&D"*A*%O?&D".?*P%i2q!-?&?"N C?&Qllll2L">?&Q L"6?&?!D"*K"2?&?!E" L#*?)%O?(?)P%ia@)?#D"%P!b@*?#D"*@+?#D" @##O?(P*aD" @!?&P*a?(D" 2F?&D">@,?&D"?@"?&?&D":A-?#aK"D?%?!P!jA.?&PDaA/P!2}Q!?!P!f%O?&?"?*aK"D?&?-?,bP!?+?"P!T=aK"F?%?.P"a?/P"2}Q!-?(P2aA(?)T/ --? P22~R!?&PIaC -}2"!%kB P?bA&C ?!P ?!P{!fP1U=P{!fP|1cPp}Nr a@)?%P!W%O?)?%P!iaH!"@*-?&QkL#:?&QkL#2?)G NA!P.cP ?!?)G |/A%aPv UA!=A)%O?%P.cPn}Fr aP!?!=P+a@%P @!#O"O?*?!P1fjP!fR/ ?(P2X/ ?&P2a?(a?%G  N  ?(P!a@(-?!P!a@!?%P.a@%?)P.bA)/ --?&P*a?"?#?&P2aP!?(P3UA!=?(P ?!=2;?&G *@!? ?&G +N !? ?!P!fN  ?&P?aC -}:"!%kP!@#"O?!?"V/ ?"? D"6A&D"FV/ ?&D"D?!a@#?"?!b@%-"O? G ?R%O?%%OP @"P @!#O?!?"?#aG  PFSa@!?%?"P!aA"T/ -P @&?!P!V/"-?#?%a@"#O?"?#SA&/"?#G  @%P|W@!#O?!A P}(or aG  ?%SA(R%O?!P!a@!? /!--?#P!a@#?(/ -.!-?%%k?#P ?#?%P!bA"aG  P|4S=&P -@!?"?%?!=@"?!?#?!=@!#O?"RA @&? /!?"P!b@"?!G  ?!P!a@!P|%S/ --?&-}Q"!1kB P?bA&C "O?!?"X/ ?%D"2@1? D"2@*? D".@-#O?!P!aA+Pmmr ?-?!P.ca?!?*X=A2D"*A P%jA(X/!? P)fP%S@3P @.?"@ #OPmmr @,?+?3aA)?"W?"Pmmr ?-?)P.caA/?)?*X=D"*P%jA%Uf@0?%?(U@4P @(?)?*U%O?/D"%@(?/@,-?)? ?0=@ ?&?0N >?&?(K":?&?+K"6?&?!K"2?&?4K"*?&?5K"%?&?.K" ?&?%K".?#?&?13! ?,D"%@5P!@.?2D"*P%jA(?%A+V/ -? A!?"U/ --?&P?aC -}Q"!(k? D" A"?!G >A#?"G  fN  ?#%OPmmr @"Pmmr @#?!D"6A%? D"%A&D"2A(U%O?&D".?%P.ca@#-"O"O?(?!D"2A%V%k?&D".?%P.ca&Pmmr -D"*P)fP%S%O"O?!D" %O?!D"%@#.!-?#D" @#?!D"*/"-?!P:a@"P!@%."-Pmmr @!P%@)?(? D".D" A"V%O?&D".?"P.ca@!-?!P%a@"?!D" @#P}2mr @%.!-P!@%?!D".A!?(X/ ?&D".?!P.ca@"-?"D" @!? D"*A ?)K".? ?%K"*? ?!K"%? ?#K" --}X"!(k? D" A"?!G >A#?"G  fN  ?#P!f%O?!D"2@%Pmmr @"Pmmr @#?!D"6A&? D"%A(D"2A)U%O?(D".?&P.ca@#-"O?%?)U%k?(D".?%P.ca&Pmmr -D"*P)fP%S%O?!D":@"P!@%P @&?!D" P!f%O?!D"%@#."-?#D" @#?!D"*P!fR/!?)?!D".A!W%OP @"."-?(D".?!P.caD" @".!-Pmmr @!?)? D".D" A"V%O?(D".?"P.ca@!-?!D"%@"?!D" @#P}2mr @%P%@&-? D"*A ?&K".? ?%K"*? ?"K"%? ?#K" --}.2":k&|YB P?bA*C ?*Pmmr ? D":?!P.ca?!? D">X=A#E" L#2?*?#D"*A%K":?"P ?"P{!fP~/ U=P{!fP.cA&Pn}Fr a@#?&G }2}FO@&"O"OP!?%P)fA)iP~E!f/ "O"O"O?)P#S%O?&P!b0(!%%%%"%-?&P)S/".#-?*D"6?*D"2bP"W/".#-?#G -@&"k?%P*fR%O?*?&? D"CG G? P.a?*D"2P!a2|4?*D" .!-?*P*a? ?&?*P2a2|U?*D"*-P!S/""O?*P2aA%D"%?%D" bP"S%O? ?!?"?#2~9!.!-? P)P ?"?!2~C!-."-?#G -@/B POaA"C Pmmr ? D":A%?!P.ca?!? D">A&X=A#D"*@4?#D" @7?""k"O?/P ?/P1U=P{!fP|1cA)G v}NOP!S?#D"%A8PkTfR%O?"P K"6.!-?)Pp}Nr a@0"O?!P!aA#?4P%jA9U%O?0G |/P.cA+G }3}FOA)P ?)P|3U=A(P;cP~Ypr a@)? P.a@5?+Pn}Fr a@:? D"2@+? D".@1? D"DA2P~I a@;Q!?(q}&A=Q~T{{~L{~W~S{|3}"@|!?=Q}0s}/x~#~Wl}5D}"@|"? D"C@<#O?"Pmmr ?%?#P.ca?#?&X=A(D"*A,K"D?"?(E" L#?"O"O"O?,P*fR%OQ @="O?+?"D"?A,P!aA(U/ ?+?(bP*U/ ?(?1aE  @=-?)G :P!a@(?)E  @>?|"|;%O"O?=?>|=/ Q @="O?+?,P+aA6U/ ?+?6bP*U/ ?1?6aE  @=-?(P*S%O?"Pmmr ?%?#P!aA#P.ca?#?&X=A#D"*K"M?"?#E" L#I.&-?)E *@>?|!Q |=/#?(P2S%O?"Pmmr ?%?#P!aA#P.ca?#?&X=A#D"*K"M?"?#E" L#I?=?>|=/(.&-Q @| "O?+?,P3aA,U/ ?+?,bP*U/ ?,?1aE  @| -?=?>|=/ ?"Pmmr ?%?#P!aA#P.ca?#?&X=A#D"*K"M?"?#E" L#IPr!?(P#ibA#P|4V/&?)E 2?| }%?#q}&Q |=/&.%-?"Pmmr ?%?#P!aA#P.ca?#?&X=A#D"*K"M?"?#E" L#I.%-?"Pmmr ?%?#P!aA#P.ca?#?&X=A#D"*K"M?"?#E" L#I?=?>}%Pr ?(P#ibq}&Q |=/#."-?2P K"i?5?"P?a?;2}%!?2D"iA(?)G :T%O?"Pmmr ?%?#P!aA#P.ca?#?&X=A#D"*K"M?"?#E" L#I.#-?)?2D"|P?(2~+!?"Pmmr ?%?#P!aA#P.ca?#?&X=A#D"*K"M?"?#E" L#IR/!."-?"Pmmr ?%?#P!aA#P.ca?#?&X=A#D"*K"M?"?#E" L#I?=?>}%Pl!?(P#ibq}&Q |=/!-P @-?"D"MA(P)fP#T/ ?:G -@#?(P*fR%O?"?#?<G G?5?"D"IP!a2|4?"D"%@.?"D" @-.!-?"P*a? ?#?"PIa2|U?"D".@.?"D"*@--?"D"MP%jA#?9U/ -?-P!f/!-?"P K"6?0H!|,."-?"?.K":?"P!K"6?0?.P)fP!iaH!A@3-P -|0!|!?"?3|0!>?"?4K"M?"?8K"J?"?7K"I? ?/?!?"PIa?"P6a26?"PObC .!-?#G *@%"O"O"O"O"O"O"O"O"O?*P2aA&D"*A)P)fP#b0& !#%*%-?%P!bP&U/!?%R/%.(-?%P!bP*U/&.#-?&D"%A+?&D" A-bP"S%O? ?!?"?#2~9!.(-? D"CG H@("k?)P*fR%O?%P!?-P!aA#? D".a?+?+P TbA%?#U?%? D"2VgA&=P ?%?#b?&=?(P!f2,.!-? D"DA#P K"i? P.a?&?#P~I a2}%!?%?#D"|P?#D"i?(P!f2,-A#P{!fP:S/&? ?#P ?"?!2~C!.&-?%0,!#######"!#-?%/"-Pmmr ? D":?!P.ca?!? D">X=D"*A"P(fP%T/"? ?!?"P%j2_."-? ?!?#G -2}G!?!P!a?)P%jT/!?&D"%PkS/!?#G &A#P#S/!? P+?#?"?!2~C!.!-Pmmr ? D":?!P.ca?!? D">X=D"*A%P(fP%S%O? ?!?%P%j2_-?&D"%PkS/ ? P(?#G #?"?!2~C!--?*P?aC -})"!(k"O"O"k"O"O"O?!?#U?!?#VbP{!f0"&! -?#P5aP|PfA"?!P5aP|PfA!S/%? ?"aA%? ?!aA!P%bG  P"f%k?!D".@"?!2~-!?!?"a&?!-2}E!.!-?!P5aP|PfA(?#P5aP|PfA)S/#? ?(aA&P%bG  P"fR/"? ?)aA%?&?&D".A*aA+V/"?&2~-!P!?)?(?*aS/!<?%?+2}E!-P#-@!?%P%b?!K" ? 1-?"?#2AA"R%OP 1-?!%O?"? ?!y,  -? ?!2q!?"@ -? -}7"!&k"O"O"O?"?"P#aP|WfA%S%O?#P*b@*P @%.!-?#?%?"bA%?#?%U=@%?#%O?!P{!f@(P!@)#O?"?&aG  ?(S/%?%?&P!aA&T/ --?%?#P*bA*V/!-?!P{!fP} }!}#*c@&#OPl}!}#*?"?%aA)D" ?&hA(b?(gPl}!}#*?)P%aD" ?&hA(b?(gfPl} }!}#|SfPl} }!}#|ST/!?%P*aA%?*W/ --?#?%T%O?!P{!f@&P!@)#O?&?"?%aG  S%O?%@&.#-?#?%P!aA%T/ --P @)-? ?&K"%? ?)K" -}="!*kB P?bA#C ?#P K"2?#Qllllr L"*?"P%X%OP!@(P%@)#O?"P%b@"?!P%a@%?(P!b@*"O?!D  A!PkS%O?#D"*?*S%O?#P*a2~7!-?#D".A)?&aP K" ?%@!.!-?#P6a?%?!?"?!?"U=A!2|(P ?#D":?#D"6=@+?#D">@,?"?!b@"?!?%a@!?#D"*?*S%O?#P*a2~7!?#D".@)-?&?)aA%?+K" ?%P%a?,K" -?&P*a@&?#?(K"2?(P!a@(?"P#V/ --? ?#D"2K"*? ?#E"*L" ?#P?aC -~/%"1k#|Y?"R%OP!1-?"P"i@)? D" @*? D"%@(? D".@+? D"2@,#O?4@5Pmmr ?+?!?%aD" A#P.ca?#?,X=A#D"*@-?#D"%@."|YQ ?(?#D" A&P!aA#U/ <Q ?(?#bP*U/ <?#?*aE  -@4Q!?4QkP)?.?&bP"bA#?#P)X=P#iq}&Qk}%}"?#q}%Q}3~U}F~W}5}S~=}9};k|YQNm}&A6?5}#@4?/?-P*fP#j?5?6}"Q |=gg@/?)?%P%aA%T/ -?/P!f%k"kP @(P @)P!?"R/ <?!?"P"iA/a@1? D"%@*? D" @+? D".@,? D"2@-?!@ #O"OPmmr ?,? D" A"P.ca?"?-X=A"D"*P*fA%R@2?%/ "O?)R/ P!?+?"D" P!aA%a?"D"%A"?"P TbA"?%U?"?*VgA#=@3P ?"?%b?#=@.?/@"?(@#?!@%#O?"R/!"OP Pmmr ?,?%D" A&P.ca?&?-X=A0D"%A&?&P TbA&?0D" P!aA0b?&?0U?&?*VgA&=?.T/ P!?+?0a?&=?3?.2~+!/ P .&-?%P%a@%?"P%b@"?#P!aA#/ --?(P!b@(?)P!a@)? P%aA ?1T/!--?2-&P!--}@"!)k"O"O? D"%A)?!V%OP~!!@(? D" A#?!aA*G  A P|3aP{!fP|!U%OP"@"."-P#@"P}=!@%"O"O"O"O? P~?!b00(            ! -? P|"aP{!fP1U/%P%@"Po!@%? P~M!b0&&"""!"-P}<!@(.#-P}.!@(."-Pl!@%? P1aP{!fP#U/"-P 1-Pl!@%-?)?!P!aA V%O? ?#aG  @&-P"@##O"O?#A ?"S%O?"@ .!-? ?!a?)X/ ? P!a@#? ?*aF  PO|7/!--?"P ? ?"X=P ?&?(W=P ?%?&W=-}/"!-k"O?!D"2A(?"W%O.!-?"P!aA#?!D".A*?"P.caD"*A"P%jP ?"P)fP%S=A+X/ ?!D"%@)?!D" @,?!G CP!f@-#OPmmr ?*?#P.caA&P.a?#P!aA.?(X=A/D"*@""O"O"OPmmr ?&?#?(X=A&G *P*f/ ?-/ ?)?&D" P!aA#U/"?)?#bP*U/"?#?,aE  Q{{{)}"Q~Ft})!|</!."-?!?#P~;}<r 2|8R/!?/D"*@"-?"P(fP"S@%."-?"P%jA#?+U/ --? ?.K"%? ?%K" -m"!)kB P2bA%C ?!D".@*?!D"2A+?"V%O?*?"P.caD"*A&P%jP ?&P)fP%S=@)-"O?"P!aA"?)X/ #OPmmr ?*?"P!aA&P.ca?&?+X=A(D"*?%P*a?!?#?"2I"O?%G *R/ "O?%G +A"P ?"P~/ U=P{!fP.cA"G }2}FOP*S%O?(D"*P)fP&S/!."-?%?!?&?"Pn}Fr aG -2^?%D" P!T/!?%D"%@&-P!@(."-P%jA"?)U/ -P @(-? ?&K"%? ?(K" ?%P2aC -}3""&k!|YP%@&?"P%P.?"D" P!f=a|." @*?!D">A#D"v"@%"O"O"O"O?#D"~3"A#0"# !-?%E# ?*|</!P @#."-#O?(?#P!jA)?(aA(?%?(P%iaE# ?*|A=@(?#?)bA#P!V/ -?%?(P%iaA%E# ?*|</ P @#.!-?%D"*A#?!D":A!D"6X%OP @#.!-P ?!D"2?#PFcaA%D":A#?%D"6A%b?#?%U?#?!D"?VgA&=@#P%?!D">?%P&ia?&=@&-? ?&K" ? ?"D"6K"*? ?&?#P&iaK"%-}&"!(kB P2bA&C "O?"P ?"P{!fA(P1U=P{!fP|1cA%G ~4}NOA)?%G ~5}NOA*aP~/ V/ "O?(P)b0#! ! -?)P.cP}5}Fr a@#P @%?!?"P{!fP1|PP!iaH!2@("k"O#O?(?%P1fjP!f%O?#G  @"?#P#bG  P*S%O?"P ?"P~/ U=P{!fP.cG }5}FO.%-?&P*a?!?"2|M?&G */"-?#P.a@#?%P!aA%?*U/ -P @#."-?&G +-@%P!@#-? ?%N !? ?#P!fN  ?&P2aC -}4"!#k?!?"?#?!D":?%2}#!?!?!D":A,?%?%?,U=K":?!D"*@,?!?(?)?*?+2}#!?!?&K":?!D"*@-"OP ?&?%b?#?&U?%?&VgA#=A.P ?+?*b?)?+U?*?+VgA)=S%OP!?"?%a?#=P!?(?*a?)=?.2~+!R/!-?!D">A"R%O?!?,K"?-?!?"P!aK">?!G CP!T/ ?!D"6A"?!D".S%O?!P.a2~5!-?!?"P!aK"6?!D"2?"P%iaA!?-K".?!?,K"*?!?&K"%?!?%K" -? ?-K"%? ?,K" -}!"!+k?!?"U%O#O?!? D">A+U@#?!P.c@%?!P!a@!"O?%? D":A,aPmmr ?#=D"*A&P)fP%T/ ? D"DA(D"6A%@#?&P%jA-?!V%O?%P"i@)?(P.a@*?!@&#O?*D" ?#S%O?*2~4!-?(D"2?)a?&K" ?(?#P!aA#K"6?)P%a@)Pmmr ?,?&P!aA&P.ca?&?+X=D"*P%jA&?-U/ --?#?%bP!V%k? ?%2}&!? D"DA(D"6&?#-?%U/ ?(?%K"6-?!?"T/ ---~D"!"kB Pl!bA%C Plsr Plsr G  A&P!?&=N  ?&%O#OPlsr G  A&/ Plsr ?&P!?&=N  ?&/ --?%PObP~?~1r D" Pw~1r D" P ?#?!2|&?%?%D"|WK"M?%?%z "cz-#D?%?%z "Yz-#:?%?%z "|9z-#*"O?"P:X%O?%P}&,K!|=?"P:S%O?%P)N |;."-?%P*N |;.!-?%?"G vmOA!N |>?%P N |??%P"P ?!P#bP{!fP"UA!=N |@?%P(N |;?%P.P(?!=N |=-?%z.                z-#OB P2bA!C ?!P%aA"Pr~-r ?%POb2v!?"P}#}.r ? ?%P*a2}B!?!P2aC 2}Y!Plsr P N  ?%Pl!aC -~!,!+kB P~M bA%C Plsr Plsr G  A&P!?&=N  ?&%O#OPlsr G  A&/ Plsr ?&P!?&=N  ?&/ --? P*W%O? G }XmO@)-?%P2aA P~?~1r D" Pw~1r D" ?"?#?!2|&?%?%D":K"*?%?%E"2L# ?%?%E"CL#|J?%?%D"FK"|N?%D">@!?%D"?@"2.?%P~3 a@&B Pv bA#C P}=~-r 2~J!"O"O?%D"*A(Pl~+}Q~K!?%P~? aA+D" A*?*Pl~+}Q~K!X=W%O"O?)P{!fA,P(V%O?#P%aP}=~-r ?%2B.!-?#P%aP}=~-r ?%P ?(?+D"%2%-P}T~-r G  P4T%O?&P K"*?&Qllllr L" .#-P}A~-r D" @(P}E~-r D" @*?#?)P{!fA-P(VN F?#?*K"??#?(K">?#P K"D?#P K".?#Qllllr L"%?#?%E" L"2?#?%D"*K":?#?+D"*K"C?,P.cG }I}MO@+"O"O?-P#b0#! ! -?#P%aP ?+P.cG }5}FO20."-?#?*K"|7?#?(K"|6?#?%D"*K"O?#?%E" L#M?#PIa?#PMa?!?"2|-?#G IP"X/!?#D"JA!Pmmr ?(?!P.ca?!?*X=D"*P)fP(SaA"?*X/!?"P!aA!?(?"P.caD"*A"P%jP ?"P)fP&S=A"X/!?+P.cG }5}FO@+#OPmmr ?(?!P.ca?!?*X=D"*?#P%a?!?+20P%jA!?"U/ -.!-?&P K"*?&Qllllr L" .!-?&?#D".K"*?&?#E"%L" -?#Pv aC ?%?%E# L#2?%?%D"*K":?%P}A~-r E" L">?%D"|CA+@"?%D"Y@#B PIbA!C ?!P K"2?!Qllllr L"*?!? D"2K"C?!? z " z-"62w!Pmsr P!2~N!Posr Posr D" A&P!aK" Pnsr D" ?&P"ia?#K" "O?#R/ ?#P#i@#?)P{!fA,P.cG q}MO@-#O?"P(aG  @(?"P&aG  @)?!?"P%aG  A&N |(?!?)N E?!?(N DP @(?!?&P ?&P~/ U=P.cA&G },}FO?-?&G n}FO=N |)Pmsr ?!PDaP%2~,!Posr D" @*Pmsr P"2~N!Posr Posr D" A.P"aK" Pnsr D" ?.P"iaQ L" "O"O?,P(V/ ? ?!P*a?"D" 2}:!@(?)P"S/ Posr D" @).!-Pmsr P!2~N!Posr Posr D" A.P!aA)K" Pnsr D" ?.P"ia?&Pn}Fr aG +Pllll%gK" -?"P*a@"?!?(K"D?!?)?*bP"bK"FPmsr ?*?!PDaP"2}Q!?#P*bA#/ -?!D"*A R/ ?!D".? P%i2q!-?!PIaC 2}Y!?%D"|?A!%O?+?!P#i2q!-Plsr P N  ?%P~M aC -}5"!"k"O"O"O?!G 5P|!fP*S%O? G G/#? G |*%O?!G 2/%"O?!G 3A"P ?"P~/ U=P.cG }2}FOP"b0& &&& &-?!P N 7? D"CG H/%?!G 6A"P#T/#.%-? D"CA"G H/#.!-? D"C@"-?!G 7P!S%O?"G |*/"?!G 6A"P#S/".!-?!G 6A"P#S/!-? ? G *?"P{!fP TfN *? G F/ ? D"DA D"*A"? D" S%O? 2~6!-? D"%?"P:caA#?!E"2L"2?#?!z " z-" ? ?"P!aK"*--}R""&k!|V? D"2A)?!Pkha@%? D".@##Oz.                @*"O?)?!?&aP!aU/ ?%P2U/ ?!?#aP!az   @*-?%P2b@%?&P2a@&?#P2a@#?*z.YYYYYYYYYYYYYYYYzB?*z.""""""""""""""""z|<z.@@@@@@@@@@@@@@@@z|#z|;z]A(R/ -"O"O"O"k"O?)?&?(|N?!aA%aA&P1bA(V%O?#?%aP1bG  PAS/!-? ?(2|.A#R/#?#P!f/"?#P!j.!-?&P0b-A#?!bP"T/"? ?#?"2~/!1-? P!N |%-P 1-? P)P ?"?#2~W!-l"!"k?#D"*A&?#D" S%O?#2}V!-?#D"%?&aPHN  ?#?&P!aA%K"*? Pr W%O?!?"T%O#O?#"k?!G  A PHT%O? P~Y T%O?#D" ?%S%O?#2}V!-?#D"%?%a? N  ?%P!a."-?#P"2~K!?#D"*A ?#D"%aP~Y~? |0  ? P"a.!-?#P"2~K!?#D"*A ?#D"%aP~Y~A |0  ? P"a-A%K"*?!P!aA!?"T/ --1-?#D" ?%S%O?#2}V!-?#D"%?%aP|(N  ?#?&P"aK"*-}7""#k!|YB P~? bA&C ?&?#E"2A*L#:?&?#D"IK"M?&?#E"DL#I?&?#z ":z-#??&?#z " z-#*?&?*}D? D".A(bK":? D"*@)? D" @#"O?!G 7P#T%O?&P~% a?#?!2v!?&Pn}.r D" K"|C?&P}#}.r E" L#|;.!-?&P~% a?#?!?"?&P*a2L?&?!D"*K"|C?&?!E" L#|;-?&P|1a?#?&P~% a?&Pv a?"?&P*a?%?)2|0? ?&D"|1?(aK".? ? G 2?&G OfN 2? ? G 3?&G PgN 3?&P~? aC -}I"!%kB P2bA"C 2w!Pmsr P"2~N!Posr Posr D" A#P"aA%K" Pnsr D" ?#P"iaQ L" Ppsr D" @#Pmsr P"2~N!Posr Posr D" A!P"aK" Pnsr D" ?!P"iaQ{{{{1L" P|4@!"O"O"O? D"60# !"!-?"Pmmr ? D".? D":A!P.ca?!? D"2X=A!E" L# ?"?!D"*K"*? ?"P}2sr 2}%!P|3@!-?"P!P}6sr D" ?#aPpsr D" A ?#U=? ?#bA#P ? ?#X=2}"!K"%?"?!K" Pmsr ?%?"P"2}Q!-?"P2aC -}*#!"kB Po!bA%C Plsr Plsr G  A&P!?&=N  ?&%O#OPlsr G  A&/ Plsr ?&P!?&=N  ?&/ --?%Pv aP~?~1r D" Pw~1r D" ?"?#?!2|&?%?%D"|CK"2?%?%E"|;L#*?%?%D"n!K"|7?%?%z "|Wz-#M?%?%z "cz-#D?%?%z "Yz-#:?%P*a@"?%P:a@#B P2bA!C "O"OP~7~1r G  P!S%O?"? ?#P"2|,Pz!f/!-?!P%aPr~-r ?"? ?#2L.!-Pw~-r P K" ?!P!N .?!P"K"%-?!P%a?"? ?#2}B!?!P2aC "k"OPosr D" A P%U/ ? P)T/ Pnsr D" A G .P!T/ ? P:a|.  ? E 2Qllll|P}%}#Q |=/ P .!-2}Y!-Plsr P N  ?%Po!aC -~O!!&k?!G G@%?!G F@#?!G (@&P(@""O"O"O"O"O"O"O"O?!G HP)b0- ))))))!)"#)-?&P{!S/(?#/(P(P%?%P~/ bP{!fP}X!U=@".(-?#P!T/&?%P ?%P~/ U=P{!fP.cA#Pn}Fr a@!?#G }0}FOP!b0#"#%&-P(P(P&?#P#T=?&P{!S=@".%-P#P(?#P!S=@".#-P @"."-?!G )@(P!@".!-?!G )@(P"@"-? ?(N !? ?"N  -~5!!&kB P2bA%C P ?!D"%A&?&P TbA&?!D" P!aA)b?&?)U?&? D"%VgA*=@&P!? D" ?)a?*=@ "O?!G *P*fR%O?#?&T/!? ?"?#2~+!R@(.!-?%P K".?%?&K"*?%? K"%"O#O?%?%P%a2} !?%G  P!hA P!f/!?#R/!?#P!b@#?"G  ?"P!a@"?%G !S/ -.!-? ?#Rf@(-?%P2aC ?(-y!!%kB P2bA#C "O? D"6G ,P"S%O?#P!? D" ? D"*A%? D"%VA =P ?%? =?!D" ?!D"%28?#D" A!Pllll|SS/!?#D"%@%?"?#D"*A 2~K!?"D"*@&"O? RA(/ ?(/ ?"D"%?&a?%? y,  -?"? ?&aK"*?!R/!?%?!2q!.!-?#Pmmr ? D".?!D"*A!P.ca?!? D"2X=A!E" L# ?#?!D"*A!K"*P!?!P)fiP}S!f/ ? ?#?"2}%!-?#P2aC -}Y"!)k"O?"P|VV%OP!@%.!-?!D".?"a@*?"?!D"2A#?"?"?#U=A#b@+#O"O"O?&?+a%O?&?*aG  A(PIbP{!fA%P,U/"?(P~@ bP{!fP(U/!?(Ps bP{!fP(U%O?(PLb@%.#-?"?&a@#-"O"O?!D"2?#W%O?#?!D"6A%U@".!-?#?!D"6A%U@"?!D".?#aF  P |:/ ?#?%X/ ?!P.a?#2[A"/ ?!?#2}9!.!-?!P,N %?!?%?#?#?%V=A#K" ?!?"?#aK"*-P @%.#-?(P~6 b@%-?%?)P%ia@)P!@%?&P!aA&P%T/ --? ?)K"%? ?%K" -~W!!#kB P?bA&C ?%P(2~K!?%D"*A(?%D"%aA)P}*or D  K  ?)P}-or H  |0 %?%?(P(aK"*?"q?%2~)!?&P2a? ?!2]?&D"2P!S%O?&D"6@!?%P(2~K!?%D"*A"?%D"%aA(Poor D  K  ?(P}2or H  |0 %?%?"P(aK"*?&P*a? ?!2}P!?&?&E#*L":?&P:aP!?%2H-?#%O?%P22~K!?%D"*A ?%D"%aP}4or z   z-  ?%? P2aK"*-?&P?aC -~V!!*kB P2bA#C ? D"*@!? P?2~K!? D"%A&? D"*A%aA"z.                z-  ?"z.                z- 2? ?%P?aA*K"*P!@)"O?!%OP @"P ?!P?a?!?%VA(=@%P!?&?(=@&#OP!@("O?"?%X/ ?"?&aF  P |:/ ?#?!K".?#?%K"*?#?&K"%?#P%a?"2[A(/ P @).#-?"?(aA"?!U/ --?!?*V/ ? ?!K"*-?#P2aC ?)-~F!!!kB P2bA&C ?&P*a?!?"?#?%2}U!P @%"O?&D"*P!T/ ?#G 4@""O"O"O"O"O"OPmmr ?!D".?&D".A#P.ca?#?!D"2X=D"*P)fP"b0%%#"! -?"/%P!@%.&-?"P!bP)U/#P!@%.%-?"P+V/"P!?"iP} &fR/"P!@%.#-P!@%?"P+V/"P!?"iP}=)fR/".!-P!@%?"0(!    ! -P @%-? ?#K"%? ?%K" ?&P2aC -~G!!"k?!P*j@#P"@""O"O"O"O"O"O"O"O"O"O? P{!fP(b02 !"#!)+)%*&++(++)-P @"?!P!fR/)?!P{{{)V/*?!Pll%fR/)?#P!fR/*.)-P @"?!P!fR/(?#P!fR/).(-P @"?!P!fR/&?!P{{{)V/(.&-P @"?!P!fR/%?#P!h?!P{{{)VgP!f/&.%-?!P!fR/".%-?!P!fR/#P#1-?!P{{{)V/"-P @"-?"1-P!-~8!!#k?!D"CG G@(?!D"DA%P K"i?!P.a?#?%P~I a2}%!"kP ?"P{!fA"P%V/ <?"P,cPupr aA#?(aG *A!P ?!P+UA!=A(%k?%D"i@"?%D"|P@&?#P!?!=@#P @!#O"O?"?!?#aG  A%P ?%P|3U=P;cA%G }4}:OT/ ?%P~Ypr a?&?"2~+!/ P!.#-?(?!P!aA!T/ -P &P --@&? ?!K"%? ?&K" -~#!!#kB P2bA(C ? "k? ?"P!S%k?(P K".?(P Pmmr ?!D".?#P.ca?#?!D"2X=A#D"%A&?&P TbA&?#D" P!aA)b?&?)U?&?!D"%VgA&=K"*?(P!?!D" ?)a?&=K"%?#D"*@!?%D"*@&?%?(P%a2}K!P ?!P)fP#T/!<?%D"*&P -K"*? ?&K"%P!-K" ?(P2aC -~9!!*k?!D" A%P~; aA+?!D"*A&P6ca@("O?&P!aA)?%H!}V"A*V%O?(?"D"2K"2?(?"z " z-" .!-?*?&bA,P6cA-%O?+?)P6ca?(?-y,  -?(?"D"2K"2?(?"z " z-" ?,P#iA"R/ ?%?)P#ia?%?&P#ia?"y,  -?%?&P#iaA"?#K" ? ?&K"*? ?%K" ? ?!D"%K"%?"P!K"%?%?*P!a|0!}V"-~,!!(k?"D"%@&?"D" @("O?!D"%A!D"?A"R/ ?!D">A%?"P%ia@)#O?&?%D"%S%O?%D" @!P @"#O?"?&S%O?!@(.%-?!?"a@#?"?(a@*?"P!a@"P?P ?#G  A#Ps bP{!fP<U=?#gP{!fP?P ?*G  A#Ps bP{!fP<U=?#gP{!fS/ --?%P2aA%?)T/ --? ?&K"%? ?(K" -~ !!%kB P2bA#C ?#P*a?!?"2}P!Pmmr ?!D".?"P.ca?"?!D"2X=D"*P)fP"S?#D".A%P,Uf@&"k?%R%OP @!P!.!-?#D"*@"P @!"O#O?&%O?"G  PIbP{!fA(P+V/"?!P,c?(a@!-?"P!a@"?%P!bA%/ -P!.!-P -@"? ?!K"%? ?"P ?&=K" ?#P2aC -~V!!(kB P?bA#C ?!P%a@&?"@%#O?&D" ?(a@(?&P*a@&?%P!bA%/ -?#P6a?(P!P!2}=!?#D":@%?#D"6P!T%O?!?"P#ia@)?#P K"2?#?#D">K".?#?%K"*#O?#P*aA%?!D" A"?!P%aD" aA*?"bA&2~K!?%D"*@("O?"?*S/ ?&R/ ?%D"%?(a?"?&y,  -?%?&?(aK"*?!P*aA!?)T/ -? ?#D"2K"*? ?#E"*L" ?#P?aC 1-?#D"> -~B!!!kB P2bA%C "O"O"O?"P{!fP#b0#! ! -? P%N  P#@#.!-?%P*a?!?#D"DP ?#D"CPllll|ST=?#D"F2|-P#@#?%G *P#T%O? ?%E#*L" .!-? P N 6? P})F|0!4? ?%G +N 3? P+N 2? ?%D".A"K"*? Pmmr ?!D".?"P.ca?"?!D"2X=A!D" A"K".? ?!D"%K"%? ?"K" P"@#-? ?#N 7?%P2aC -~?#!&k"O"O"O?!D"*A"R%O?!D"%A%/!."-?!?"P*jK"*P!@&."-?!?%P!bA(K"%P!@&?!?!D" A#P!aK" ?#G  A"P~; T/!?(R/ ?!?%P"bK"%?!?#P"aK" "O"O"O"O"O"O?#G !A"P~A b06 )))!)))))))")))#)%&)-P*@".(-P.@".&-P,@".%-P/@".#-P+@"."-"kP @#?!A"2}.!A!Pl~U#fPl}L#S%O?"P!?"D" P"a?"D"%A%P"U=K" ?"?%P"bA(P ?%?(X=K"%?!P,iPl~U|4f?"2}.!P{)fgPll%a@!-"O?!Pl!X%O?!Pl2U/!?!Pll%X%O?"?!P2iPlly!f?!P"iPl~Y f?!P.jP|4fggPl} }!%gK"*?!P4jP~M!g.#-?!P*iPl~Y f?!P(jP|4fgPl} "g@#?!P.jP~?!g@!-?"?#K"*?!.!-?"?!P|4fPl!gK"*?!P(jPr!g-@".!-P @&-? ?"N !? ?&N  -}T!!*k? D">A"P K"t""O?!? D"2A)X/ ?!P!aA#? D".A*?!P.caD"*A!P%jP ?!P)fP%S=A+X/ ?"Pr"a@(P @!#OPmmr ?*?#P!aA&P.ca?&?)X=D"*P%j?(D" ?%S%O?(P!2~N!-?"?%P!aA%K"t"?"D"~%"?!a?#K" ?!P%a@!A#?+U/ --? 2R-~!!!&k? ?!P~M{{{)fA%a@&?!P1fA"%O?&@!#O?#?!G  A(P~L!Va?(rP~!k|8a@#?!P!a@!?"P!bA"/ --?%%O#OP2@"? z   z.0000000000000000z|#z]%OP @"P @!#O?"? ?!aG  A%P~L!Va?%rP~!k|8a@"?!P!aA!P2T/ --?"?#a@#? P2aA ?&T/ --?#-~"!!!kP!?!?#a?"?#U=@&?%?#bA!P ?!?%W=@!"O?"?#bA#P ?"?#X=A"P?U/ ?!P?V/ ? P?2~K!? D"*A"? D"%aA#?&z   z-  ?#?&z  2z- 2? ?!?"aK"*1-? P ?!?!?"VA#=A!2~K!? D"*@""O?!RA%/ ?%/ ? D"%?"aP!?&?#=?!y,  -? ?!?"aK"*-}T!!%kB P2bA%C P ?!D"%A#?#P TbA#?!D" P!aA&b?#?&U?#? D"%VgA(=@#P!? D" ?&a?(=@ "O?!G *P*fR%O?"?#2~K!?"D"*@!"O?#RA&/ ?&/ ?"D"%?!a? ?#y,  -?"?!?#aK"*.!-?%P K".?%?#K"*?%? K"%?"?%P%a2}K!-?%P2aC -}M!!#k? D"DA"P K"Y"O?"D"6A#?!bA%P ?#?%X=A%P"U/ P%?"D"2?!P"ia?!?#V=@!? P.a@#?%P2W%O?#?!?%2|K/!-?"P:a?#?!?%2|:?"D"YA%R/ P @!P @"#O? D"DA#D"Y?"V%O? ?#D"|C?!aD" 2~I!-?!P%a@!?%?"P!aA"T/ ---}L!!)k"O#O"O?%D"v}7O?!T/ ?%P}P}7r aA&D":@(?!@)? @*#O?)%O?*G  @+?(G  @,?*P!a@*?)P!b@)?(P!a@(?,P?P ?,Ps bP{!fP<U=gP{!f?+P?P ?+Ps bP{!fP<U=gP{!fS/!."--?&?"?#2-/"-?%P~% aA%P}6#T/ -P @&-?&-}W!!"kB P?bA#C ?#P K".?#Qllll2L"%?#Pmmr ? D"o!?!P.ca?!? D"}2!X=A!E" L#2?#?!D"*K":? P}#!a?#P2a?#P%a2}%!?#D"*@ ?#D".A!?"P ?"P{!fP|3U=P{!fP;cA"G }4}:OS%O?"P~Ypr a? ?!2~+!R@%-?#D"%A!%O? ?!2q!-?#P?aC ?%-}P!!%k?"P ?"P{!fP~/ U=P{!fP.cA"Pn}Fr a@#"O"O"O?"G }2}FOP)b0" !"-? ?!?#G -20.!-?!? D">A%X/ ?!P!aA"? D":A&?!P.caD"*A!P%jP ?!P)fP&S=A!X/ ?#G -@##OPmmr ?&?"P.ca?"?%X=D"*? ?"?#2})!P%jA"?!U/ ---~!!!&kB P?bA"C ?"?!2} !"O"O?"G  %O?"G !@#?"P2aA%P*P!P!2}=!?"D"6@&?"D"2P!S/"?"D":A(?#N  ?"P!K".?"?(K"*?"?&K"%?"?!D"*K":?"?!E" L#2?"P%a?%2}K!? ?"D".K"*? ?"E"%L" .!-? P K"*? Qllll2L" -?"P?aC 1-?"D": -}D!!#kB P2bA#C ?#P*a? ?!P}=}Ur P#2}S!?#D"*P!S%O?#"k"O"O?#D".P#aA"R/ ?!?"W%O?!?"S/!."-? ?"aF  PO|7/!-?!?"b@%? ?"a.!-P -A P!? =?%P ? =P}Umr P!2}S!?#D"%?"a?!?#D" P!f=@"-?#P2aC ?"-}L!!&kB P?bA&C "O"O?%PkS%O? Pllll|SK" .!-?&P6a?%P%P*2}=!?&D":@+?&D"6P!S/!?&D">@)?%%O?)@(?%@*#O?&P*a?!?"?#2}W!?(?&E#*L" ?(P*a@(?#P*a@#?*P!bA*/ --? ?%K"*? ?)K"%? ?+K" -?&P?aC 1-?&D"> -}?!!"k"O?!?"X/ ?"P ? D"*A#?#? D"%VA#=V/ P!? D" ?#=A ?!aG  PAT/ ?"?!PkhaR/ ?!P!aA#?"b@!? ?#a@"#O"O?"G  A P+bA#P9V/ P!?#iP}9ll%fR/ ?"P!a@"?!P!aA!/!."--? P~: bP~>!fR@%-?%-~0!"&k!|VB P2bA#C ?#z.                z-# ?"P1fA%%O?#?!?"P~M{{{)fa?%y,  -?!?"P|Pfa@)#O"O"k"O?!R/ ?!?)S/ ?!P2a.!-?(/!?#@!P!@(P -?!z   A*z.|Y|Y|Y|Y|Y|Y|Y|Y|Y|Y|Y|Y|Y|Y|Y|YzBz]?*z.HHHHHHHHHHHHHHHHzBz]g_?&a@&@!.!--? ?"?&aP!a2~@!?#P2aC -}<!!%k? ? D"%A!P%?!?!P%X=A"bK"%? ? D" A#?"aK" ?!%O#O"O?#G  A!PIbP{!fA P,U/ ?!P~@ bP{!fP(X%OP2@ ?!Ps bP{!fP(X/!?!PLb@ .!-?!P~6 b@ -? P1f?%P%ig@%?#P!a@#?"P!bA"/ --?%-}H!!#k"kP ?!G NA%P ?%?!G |/A!aPv UA%=A&R/ <?&P.c@(?!P.cPn}Fr aP!?%=P+a@!P @%#O"O?#?!G  A&P ?&P|3U=P;cA&G }4}:OT/ ?&P~Ypr a?"?#2~+!/ P!."-?!P.a@!?%P!a@%?(P.bA(/ -P -@(? ?%K"%? ?(K" -}W!!#kB P?bA*C "k?#P{!fA+P~. W%O?+P.cA+P},}Fr a? D"?P+a?+G n}FO=@,?+Pn}Fr a.!-? D"?P+a@,Pn}Fr -@+?*?"N | ?*P N >?*?!N =?*?#N ;?*P N :?*?%K"2?*?&K"6?*?(K".?*?&K"*?*?,G  N <? ?*P*a?+G %R?)2~%!?*P?aC -}T!!%kB P2bA%C Pp}0r @#? D"6A&D"FA(D".?"V%O?(D"*?"P:ca@#-"O"O"O?#D" P!b0"! "-?&D"D@#-?#D"*A"R/ ?#D"%@&P @##O"O?"?#U/ ?#?&aG  PHT/ ?%P*a? ?!?&?#25?%D"*P!T/ ? ?%D".2}!!-?"?#P!aA#T/ --?%P2aC -}."!"kB Po!bA%C Plsr Plsr G  A&P!?&=N  ?&%O#OPlsr G  A&/ Plsr ?&P!?&=N  ?&/ --?%Pv aP~?~1r D" Pw~1r D" ?"?#?!2|&?%?%D"|CK"2?%?%E"|;L#*?%?%D"n!K"|7?%?%z "|Wz-#M?%?%z "cz-#D?%?%z "Yz-#:B P2bA!C ?%P*aA#? ?%P:aA&P 2|,P{!fA"P"S%O?!P%aPr~-r ?#? ?&P!2|#?!G .@"-?!P2aC ?"P!fPlsr P N  ?%Po!aC -}P""&k!|YB P2bA(C "kP ?#?"?#aA"V/ <?(P%a@+P!@,P%@#"O?&q?"?!D" P!iA*?"?*V=A*P*P%?&P!S=A"?"?*U=A*q|YA-Q?mQ |=%O.!-?-}DA)Pllll|S?%bV%OP @).!-"O"O"k?!D" A"%O?!D"%?"?&c?%?)2|I.!-?)R%O?%@#."-?%?)2A-A#/ ?+?%K"%.!-?+?#K"%P @,-P*@#-?#?+a?)K" ?+?,K" ?(D"%P!S%O?(D".@"?(D"*.!-?(D"*@"?!?*K" ?!?"K"%P} lll|S-@!? ?"K"%? ?!K" ?(P2aC -}3!!)kB P2bA"C ? D"%@%? D" @&?"P}S~M |0!.?"P.a@(P @ "k#O? ?(aG  A!P ?!P|3U=P;cA#G }4}:O?%S%O?#P~Ypr a?&?%2~+!A#R? gP!@ P!fR/!Pk?!?#=."-? P!fP!@ R/ -P{!-?"P2aC -}=!!%kB P?bA%C ?%P*a? D"?A&D"C?&D"DPmmr ? D".?"P.caA(?"? D"2A)X=A D" Pmmr ?(P.a?"P!a?)X=? ? D"*P)fP(S=D"%2|=?%?!N |!?%?#N | ?%P N >?%?"K":?%?%E#*L"2?&?%P2a2}7!?%P?aC -s!!#k?#P K"*?#?"P?aA(2~K!?#?"2~K!?#D"*@%"O?"RA&/ ?&/ ?#D"%?%a?!?"y,  -?#?"?%aK"*?#P?2~K!? ?"K"*?#D"%A%?#D"*A!aA&z.                z-  ?&z.                z- 2?#?!P?aK"*? P ?(?!?"UA!=K"%? P!?%?!=K" -}&!!(k"OP ? D":A&? D"6A*b?&?*U?&? D"*A+VgA,=?"T/ ? D"?@&? D">@)P!? D"%A ?*a?,=?!?"2~+!/ P ?&?)b?&?)U?&?+VgA!=?%T/ P!? ?)a?!=?#?%2~+!R@(-?(-}A!!!kP"@""O"O"O"O"O?!G 00*   !!!!!"-? D" R/"? ? D"*P!aK"*.#-P!@"-? D" P!T/ ? ?"P"iaA"?"D"*P!aA"K"*?"? D"%V/!-? D"|6A"? D"|1S%O? P|1a2~5!-? ?"P!aK"|6? D"O?"P%ia?!z " z-" --t!""k!|V? D"%@"? D" @##OP @ z.{{{{{{{{{{{{{{{{@%"O?"?!?"U%k?!?#aG  P,S&P -?!aA U/ ?"? bP2U/ ? ?#az   z.????????????????zC@%-"O"O?%z]Pll%g|N? aA!?"X/ ?!?#aG  P+b0:!"  !                  " -?!1-?!P!a@!. - -}<!!%k? D"2A#?!V%O? D".?!aG  P~J!S@%-?#?!P!aA"V%O? D".?"aG  P~?!fP}=!S@&-"O"O?#?!P"aA"W/ ?%?&fR/ ? D".?"aF  PO|7/!-? P0N %? ?!K" ? ?!P!aK"*1-? P1N %? ?!K" ? ?!P#aK"*-}3!!"k"O?!G |%A"P ?"P1U=A"P&bP{!fP!V/ ?!D" P!fR/ ?!D".P!fR/ ? P5?"P|1cA G ~3}NO? G ~4}NO? P~1}Nr a? P~2}Nr a?!D"%A"?!D"2A#VA =G  aP ?"?#? =?!P*a?!P6a? =D" P 2}/!--m!!#kB P?bA#C ?#P6a?!?"2Q?#D":A"?#D">P%ia@%?#D"6A&@!#O"O"O?!R%O?"?%T/!."-?!?%?"bP%jX/!?"?!P%ia@"-?#P*aPmsr ? ?"2X?"P2a@"P @!.!--?#P?aC ?&-m!!%kPmmr ?!D".A&?"P.caA(?"?!D"2A%X=D"*P)fP%S%O? ?"?%U%k?(D"*A#P%jP ?#P)fP%S=&P -K":? ?%K"2? ?&K".? ?!D"*K"*? ?!E" L" ? ?"P!aK"61-? P K" -}+!!#k?#Pkh@&Po~2r D" ?!P"ia@!#O?!D" A!R%O? P K" 1-?!?!D".aA(?!?#a?&fA%?"aU/ -?!2~-!"O?!?%S%O?!P%bA!?!D" P"hK" .!-?!?%2}E!-? ?(K"*? ?%K"%? P!K" -}+!"!|Y!k"O?#q?!q|YA%Q?m}D/ ?%}DA#Pllll|S?"bV/ ?#R%O? ?"K"*? P K"%? P K" 1-?"?#2AA&R%O? ?#K"*? ?"K"%? P!K" 1-? ?&K"*? ?!K"%? P K" 1-? P K"%? P!K" -}*!!"k? D"*@&? ?#2~K!? D"*@%?#%O?#%O? D"%?%a?"?#y,  -?#?%a@%-? ?%K"*? D"6A"? D".S%O? P.a2~5!-? ?"P!aK"6? D"2?"P%iaA P!N .? ?%K"*? ?&K"%? ?!K" -}(!!&k? D"DA"P:aP!P 21?"D"YA%%O?!D">@&?!D"?@(P @"P @!#O"O?!? D"DA#D"YX/ ?#D"|C?"aD" A#?(X/ ? P ?&?#P#iaA#D" ?#D"%2~.!-?"P%a@"?%?!P!aA!T/ ---l!!#kB P2bA%C ?%P*a? P ? P{!fP1U=P{!fP|1cPp}Nr aA(?!?"2o!P!@&"O?%D"*P!S%O?(?#P!iaH!(?%D".P1fjP!f/!-?%? ?!?"?#2|D?%G  @&-?%P2aC ?&P!f-}-!!%kP!@"P!@%?!G |-P!S%O?!D"*Pp}0r ?!D".=G 6A"P ?"P~/ U=P.cG }3}FOA"P ?"P|3U=P;cA"P~Ypr a@%?"G }4}:O@&P!@#P}Umr @"-? ?&K"6? ?%K"2? ?#K".? ?"K"*? ?!E" L" -}8!!#kB PIbA%C ? D" A&P"T%OP~%~-r D" @(?%Pt~-r D" K":?%?(K"6?%?!E" L#*?%?!D"*K"2?%? D"%K"?-?%?&K">?%P*a2|P?%PDaA&Pr~-r ? ?!?"?#P~Q}-r Pmsr 2|0Pmsr ?&?#G G2~&!?%PIaC -}W!!!kPlsr Plsr G  A!P!?!=N  ?!%O#OPlsr G  A!/ Plsr ?!P!?!=N  ?!/ --Pw~1r D" A!P} lr X%kP~;~1r 2~V!P~;~1r Qllll2L" Pw~1r P K" P~;~-r 2~L!P~;~-r Py}+r P~U y,  Pw~1r D" &?!-? U%OP~;~1r ? 2}M!-Plsr P N  P~?~1r D" -})!!!kB P?bA)C ?)?"N | ?)P N >?)?!N =?)?#N <?)?&N ;?)?%N :?)?(K"2?)Pmmr ? D":?(P.ca?(? D">X=A!D" A"K"6?)?!D"%K".?)?"K"*? ?)P*aP P 2~%!?)P?aC -}F!!%k"OPo~2r D" P|4"k?!? bA%A"P} "X%OP|!?"|MbA#P!i?"?#ja.!-?"P%j-A"?"P|4X=A#P"iaA"D" A&R%O?"? K" Pm~2r Pm~2r E# Q!?#q}&}#L# .!-?"? K" ?&? K"%-? ?%K".? ?#K"*? ?"K"%? ?&K" ?!P%b?%K" -|M!"k? "kP ?"R/ <"O#O?%?!?#aF  P~!k|8aA%PDV/!?"?#P!aA#T/ -P .!-P ?#?"?#UA%=@"P!?!?%=@!P!-N *? ?"K"%? ?!K" -|T!!k"O?!P!aA#Pmmr ? D":?!P.ca?!? D">X=D"*P%jA!X/ #O? G FP!S%O? G *P!fR/"-? ?#?"2|HPmmr ? D":?#P.ca?#? D">X=D"*P%jA#?!U/ ---h!%k? D".?!a@%? D"2@&#OP @"?&?!?#aV%O?#?%aG  @"-?#P!a@#?"PIbP{!fP,U/ ?"P|IfPs bP{!fP<U/ -? P N %? ?!K" ? ?#P!b?!aK"*-g!#k? D"*A&? D"?XP P!?!iA(? D"CA)f=R%O? ?(?)gK"C? D" ?&S%O? 2~7!-? ?&P!aK"*? D"%?&P#iaA ?!N (? ?"N &? ?#N %? ?%K" --|K!#k? ?!P5aP|PfaA!P%bD" @#"O? P%bA%D" A"P!fR%O? ?"bA 2~-!.!-?%?"P"gK" -? ?#P"f%k?!D".?!2~-!?!a&?!-2}E!-d!"k? D":@&? G |#@("O?!P|!fP*T/ ?&G HR/ P 1-"O?"P{!fA"P!T/ ?&G |*R/ P 1-?!?"P:iPll%P ?%=gPl"P ?#=g?(g2|TP{!f? G AW-h!#kB P2bA"C ?"P*a?!2} !?"G *%O?"G +@##O? D"*A%? D" S%O? P!2~K!-? ?%P!aK"*? D"%?%a?#N  ?"?!2} !?"G !@#?"G  / --?"P2aC -e!%kB P2bA#C ?#P%a?"P!P!2}=!?#D"*@&?#D"%P!T%O?#D".@%"O?"RA(/ ?(/ ?%?!?"y,  -? ?"K"*? ?%K"%? ?&K" ?#P2aC 1-?#D". -|N!#k? ? D"*A#?!U%k? ?!?#bA"2~K!? D"%A%? D"*A!a@#?"P"X%k?"P!bA"%O?#P ?"y- -?%?!?"aA!a&?#-P N  ?!P!a&?!-K"*-|U!"k"O? D"2?!W%O?!? D"6A#U@%.!-?!? D"6A#U@%? D".?!aF  P |:/ ?!?#X/ ? P.a?!2[A%/ ? ?!2}9!1-? ?"N %? ?#?!?!?#V=A!K" ? ?!?%aK"*-f!"kPmmr ? D":?!P.ca?!? D">X=D"*@#? D"*A"? D" S%O? 2~5!-? ?"P!aK"*? D"%?"P%iaA ?#P)fP&SN .? P K"*? ?!P!aK"%? ?!K" -a!"k? P Pmmr ?!D".?"P.ca?"?!D"2X=A#D"%A"?#D" A#b?"?#U?"P ?!D"*A%?%?!D"%VA%=VgA"=K"%? P!?#P!?!D" ?%=a?"=K" -]!!k"O? D"*A%?!W/ ? D"%?!P"ia@ P!?#?%?!bA!?!?#V=A!?!P!W=@!#O? R/!? ?"D" K" ? P%a@ ?"P%a@"?!P!bA!/ ---Y!"k"O?!? D"*X/ ? D"%?!P.caD"%R/ ? D"6?!V%O? D"2?!P"iaD" @#-?#? D"?X/ ? D">?#P#iaD" P!V@"-?"-|G!%k?"?%U%kP &?"?%b@(P @"#O"O?"P!a@&?!?"a?#?%2~+!A)R/ ?"?(T?&@"/!--?&P!b@&?)R-@"? ?&K"%? ?"K" -Z!!k"kP ?!R/ <P!?!G  A"PIbA!P{!fP+W/ <P?P ?"Ps bP{!fP<U=?"gA"P~6 b@!?"P~@ bP{!fP(U-@"? ?!N !? ?"N  -|Q!#kB P2bA&C P!@("O"O"O?#D" A)P!b0" !"-?#D"*@)?#D"%@(.!-?%D"*@)?%D"%@(-?&P*a?!?"?(?)25?&D".@!? ?&D"*K" ? ?!K"%?&P2aC -~5!!(kB P2bA#C ?#P%a@%? D" A!@"? D"%@&"kP*?!P!iA!?!P*W=A(A!P |7%OP!@"P @!P%.!-"k"O"k?"%O?&?"P!?!2|I.!-?!R%OP!@"."-P!?!2A-A"/ ?%P!K"%P!.!-?%?"K"%P -@"P*-?%a?!K" ?%?"K" ?#D"%P!S%O?#D"*<?#D". -?#D"*@!? ?(K" ? ?!K"%?#P2aC -|D!"k"kP ?"?#U/ <P ?"?#bP%U/ <?!?#aD  -@&"O?"?#P%aA#U/ ?"?#bP%U/ ?!?#aD  @%-? ?%K"%? ?&K" -|K!"kP+@%"O?!G %A#P#T?"?#P!SfRf/ P @#"O?!G *A!P"b0&!   ! -P#P ?!P!P P 2,A%P{!fP:S=@#-? ?#N !? ?%N  -g!"kB P2bA C Posr D" A!%OPnsr D" ?!K" -? P}6sr D" K"*Pmsr P!? P*aP!2}Q!? Ppsr D" K".Pmsr P"? P.aP!2}Q!Pnsr D" ? P2aC -Y!"k? G CR%OPmmr ? D".?!P.ca?!? D"2X=D" P!a1-P @!? D"%A"? D"*A#P!bV%kP!? D" ?"?#U=G  P|4S&P --|K!"k? D"*@#? ?"2}K!? D"*@%? D"6A"? D".S%O? P.a2~5!-? ?"P!aK"6? D"2?"P%iaA P!N .? ?%K"*? ?#K"%? ?!K" -Z!"k? ?!G 7A#P#T2~P!? D"*@"? ?#P#T%k? D"%?"P:caA ?!z " z-" ? ?!E /L /? ?!H!8|0!8? ?#N 7?"P!a&?"-K"*-|G!"kB P2bA"C ?!G >P!fR%O?!D"6@!? D" D"??"? D"%D" N /?"P N .?"P.N 0?"?!K"*?"Q L" ?"2}7!-?"P2aC -|C!%k?!P}X"a@&?!H!}V"@%#O"O?&?#P"iaD" A(?#|0!}T"?(?!K"|C?#?%X/ ?#?#?%UaA#?%W/!--? ?"K"%? ?!K" -|J!!k? D"C?!P{!faG 7A"P%S%O?!? D"?G -Plll2g2|TP{!f@"-P!@!"O"O"O?"P!b0#  !"-? G FP!hP!f1-P @!-?!P!f-|A!"k?!?!G 5A%? D"CaG 7A&P%S%k?%? D"?G -?!G 7P:iPll%P ?#=gPl"P ?"=gg2|TP{!f&?&-N 6? ?!2c-|>!#kB P2bA#C ?!G &@%?!G %@&?#?!D" K".?#?%P!iP"f?&Pl"P ?"=ggK"*? P#?#P*aP"2}Q!?#P2aC -|E!"kB P2bA"C ?!G >R%O? D" D"??!D"6@!?"? D"%D" N /?"P N .?"P.N 0?"?!K"*?"Q L" ?"2}7!-?"P2aC -U!!k? Q+|A%O? Q,l?!2~)!-?!D"*A"?!D" S%O?!2}V!-?!D"%?"a? Q,}!}DPIgN  ?!?"P!aK"*-|>!!kB P?bA#C ?#?"K":?#?!K"6?#P K">?#P K"*? ?!? D"6G JP.cG }I}MOP.cG }5}FO?#P*a2&?#P?aC -|H!!kB P?bA%C ? D">G IP!S%O? 2R-? D"?P!N f?%Q L 9?%z.                z-#*? ?!?#?"?%P*a2C?%P?aC -|5!#k"O?"R/ #O? G  A%?!G  A&S%O? P!a@ ?!P!a@!?"P!bA"/!."--?%?&b@#-?#-V!"k?"P>f@"#O?!D  @#? P!2~N!? ? D"*A%P!aK"*? D"%?%P"ia?#K" ?!P%a@!?"P%bA"/ --|;!!|Y?#E" @%? D"l!A#? D"|SS%O? P~U a2~5!-? ?#P!aK"l!? D"|W?#P%iaA ?"K".? ?!K"*? ?%L" -|=!"k? D"%A"? D" A!K" ?!%O?!?"K"%-Po~2r D" ? D"*A P"iaD" R%OPm~2r Pm~2r E# Q!? q}&}%L# --X!!kB P?bA%C ?%P}&}#l2K!<?%P%N :?%?!K"2?%?"K"6?%?#K".?%?"K"*? ?%P*aP P 2~%!?%P?aC -T!"kB P2bA#C ?#P*a?"? D":G |*2}X!?#G +A%P#T%O? ?#G *?%?"?!2~W!@!-?#P2aC ?!-X ?!2~J!?!P K"C?!D">R%O?!P>a2~6!-?!P!K"C? P N *? P"K" ?!D"?A ?"E" L" ? ?"z "*z-"*-|5!!k? D"*A%? D" S%O? 2~8!-? ?%P!aK"*? D"%?%P%iaA ?"P!i?#gK"*? ?!qL# -|B ? ?!?#D"*A!P!2~0!? ?"?!P!aP 2~0!?#P%2~N!?#?#D"*A P%aK"*?#D"%? P"iaz.                z-" -|6 ? 2~V!? P.aP22~R!? P:aP22~R!? PCaP22~R!? PIaP.2~R!? P|1aP%2~R!? Pt aP%2~R!-|3!!kB P2bA!C ?!P*a? ? D" P!P%P.2}2!?!D"*P} lll|ST%O?!D". -?!P2aC -|3!!kB P2bA!C ?!P*a? ? D" P!P%P%2}2!?!D"*P} lll|ST%O?!D". -?!P2aC -|3!!kB P2bA!C ?!P*a? ? D" P!P%P22}2!?!D"*P} lll|ST%O?!D". -?!P2aC -|3!!kB P2bA!C ?!P*a? ? D" P!P%P:2}2!?!D"*P} lll|ST%O?!D". -?!P2aC -|3!!kB P2bA!C ?!P*a? ? D" P!P%P*2}2!?!D"*P} lll|ST%O?!D". -?!P2aC -|3!!kB P2bA!C ?!P*a? ? D" P!P*P22}2!?!D"*P} lll|ST%O?!D". -?!P2aC -|5!!kB P2bA%C ?%P*a?#? D"CG |*2}X!?%G +A#P#T%O? ?%G *?#?"?!2~C!-?%P2aC -|3!!kB P2bA!C ?!P*a? ? D" P!P%P?2}2!?!D"*P} lll|ST%O?!D". -?!P2aC -N!!k"kP!?!?"P)fPu caA#G V/ <?#D" %OP!?#G |8P!S/!<-? ?!?"2U--Q ? ?!P ?"P ?"P{!fP~/ U=P{!fP.cA!P},}Fr a? D"?P+a?!G n}FO=G  P!?"?#2}D!-|0!!kB P2bA&C ?&P*a? ?!?"?#?%2}2!?&D"*P} lll|ST%O?&D". -?&P2aC -|6!"k? P.a?"2~K!? D"6@#"O?"RA%/ ?%/ ? D"2?#a?!?"y,  -? ?"?#aK"6?!?"2}"!-|4!"kB P2bA"C ?"? ?!2|>?"D"%@!?"D" @#?"P N *? ?#?!?"P*a2u!?"P2aC -}*#"+k!|Y? D"*A*? D" A%S%OB P2bA(C ?(P*a@+B P2bA&C "kP ?%P!aA"R/ <?&P%a@)P!@,P%@#"OP%?"?%P!iA%?"?%V=A"?"P%W=A%qQ"}&A-Q?mQ |=%OP @".!-?-}DA"Py{{{)V%OP @".!-"O"O"k? D" A#%O? D"%?#P"iP%?"2|I.!-?"R%OP%@#."-P%?"2A-A#/ ?)P%K"%.!-?)?#K"%P @,-P*@#-?#?)a?"K" ?)?,K" ?&D"%P!S%O?&D".@"?&D"*.!-?&D"*@"? ?%K" ? ?"K"%P} lll|S-@#?+?"K"%?+?#K" ?&P2aC ?(D"*P} lll|ST%O?(D". -?(P2aC -? D"%?*P"ia?!K" ? ?*P!aK"*? ? D".?!aK".-M!!kPmmr ? D".?!P.ca?!? D"2X=A!D"*P)fP#S%k? ?!?"?#2h&P --|1!"k? D"*A"%O? D"%@!#O?!2~V!?!P.a2~V!?!P:a@!?"P!bA"/ --? P:2~R!-|>!!kPpsr P K" Posr P K" Pmsr P#2~N!Posr Posr D" A P#aK" Pnsr D" ? P"iaA Q L" ? P K"*-|0 ? ?!?"?#?%Pmmr ? D":?%P.ca?%? D">X=A D" ? D"%? D"*P)fR2}/!-K!!kPmmr ? D":?!P.ca?!? D">X=D"*A"P(fP%S%O? ?!?"P%j2_--|2 ? 2~V!? P.a2~B!? D":Pllll|ST%O? P:a2~V!-? D"CPllll|ST%O? PCa2~V!--N ? ?!?"2~>!@!? P!2~N!? ? D"*A"P!aK"*? D"%?"P"ia?!Pllll|SgK" -M!!k?!D"|CA#%O? ?!H!}T"K"*? ?"P!aK"%-? ?#K" ?!P~I"P}X"?"=2q!-|- ? ?!?"2~>!@!? P!2~N!? ? D"*A"P!aK"*? D"%?"P"ia?!K" -G ? P.2~R!? P.aP%2~R!? P:aP*2~R!? PCa2~V!? PIa2~2!-F ? ?!Pmmr ? D":?!P.ca?!? D">X=A D" ? D"%2~.!-I ? D" P} l2X%O? P.2~R!? Qllllr L" -? P4N :? P K"*-C!!k? D" ? D"*A"b?!U%O? ?"?!P!P!2~=!--C ? P:2~R!? P.aP%2~R!? P:a2~2!? P~I a2~V!-C!!k? D" ? D"*A"b?!U%O? ?"?!P*P22~=!--C!!k? D" ? D"*A"b?!U%O? ?"?!P%P%2~=!--C!!k? D" ? D"*A"b?!U%O? ?"?!P%PM2~=!--C!!k? D" ? D"*A"b?!U%O? ?"?!P%P:2~=!--=!!k? D"*A!%O? D" ?!P#i2q!--=!!k? D" A"%O? D"%?!?"c2q!--6!!kP%P}X"2AA R%O -? -6!!kP%P~I"2AA R%O -? -< ?!G >P!f%O? D" ?!D"6K" --:!!k? D" A!%O? D"%?!2q!--: P ?%? ?!?"?#G %RP 2}J!=-9 ?!G >%O? D" ?!D"6K" --+ ? Q!L# -#  -#  --}BL}&! Pllr -}%*8hc_[^?_d]^|S?hiZgih?Zi?r/?|K|Qi?^d]h?Zi?r ?_d]^|S?e|Qi?e|L?|Ke|Qd]hN?i|N^?c^d?_h?r4?|K|Qi?i|N^?_d]^|S?_h?r 4gZd|M^?hiZgi?_d]^|S?rA?e|Qi?e|L?gZd|M^?|Leg?hc_[^?e|L?c^d|Mi|N?r 2gZd|M^?^d]?_d]^|S?rA?e|Qi?e|L?gZd|M^?|Leg?hc_[^?e|L?c^d|Mi|N?r Hg|Qhi[H|.|/MILK|+K^|+|LZ|,|.JIL|,J|K|L|KZ[|+J]L|/LK]L^JZ|-MKIHc_|KgZg|THZcce[Hhg[H[ecc^[i_edhH|Kig^^H|OZ|PH^dig|T|*gh Hg|Qhi[H|.|/MILK|+K^|+|LZ|,|.JIL|,J|K|L|KZ[|+J]L|/LK]L^JZ|-MKIHc_|KgZg|TH[eg^Hhg[Hhc_[^H_d]^|S|*gh hg[H[edj^giH|PZhh|*gh Hg|Qhi[H|.|/MILK|+K^|+|LZ|,|.JIL|,J|K|L|KZ[|+J]L|/LK]L^JZ|-MKIHc_|KgZg|TH[eg^Hhg[Hhc_[^H_i^g|*gh Hg|Qhi[H|.|/MILK|+K^|+|LZ|,|.JIL|,J|K|L|KZ[|+J]L|/LK]L^JZ|-MKIHc_|KgZg|TH[eg^Hhg[HhigH|PZii^gd|*gh hg[H[edj^giH]^iZ_c|*gh Hg|Qhi[H|.|/MILK|+K^|+|LZ|,|.JIL|,J|K|L|KZ[|+J]L|/LK]L^JZ|-MKIHc_|KgZg|THZcce[Hhg[H[ecc^[i_edhH|Kig^^HdZj_|MZi^|*gh Hg|Qhi[H|.|/MILK|+K^|+|LZ|,|.JIL|,J|K|L|KZ[|+J]L|/LK]L^JZ|-MKIHc_|KgZg|THZcce[Hhg[H[ecc^[i_edhH|Kig^^Hde]^|*gh Hg|Qhi[H|.|/MILK|+K^|+|LZ|,|.JIL|,J|K|L|KZ[|+J]L|/LK]L^JZ|-MKIHc_|KgZg|THZcce[Hhg[HgZ|R|Ij^[H|Oe]|*gh Hg|Qhi[H|.|/MILK|+K^|+|LZ|,|.JIL|,J|K|L|KZ[|+J]L|/LK]L^JZ|-MKIHc_|KgZg|THZcce[Hhg[HZcce[|*gh 7|O^|Oeg|T?Zcce[Zi_ed?e|L?r/?|K|Ti^h?|LZ_c^]  I!2 X   y#  |-   I!2 X   )%  L   ~B!2 X   ~-!  L   }2!2 |:   |N"  |" Pomr -+~T{{{d|Qcc|4 P}Umr -|9H ! !"#%&()*       !    !"#%&()*+,-./0123456789 %%%%%%%%%%%%%%%%%%%%%%%% !"# P}0})r -}+!2 O   ]    %%%%%%%%%%%%%%%%%%%%%%%%!  ! ! LM|SGZ|P_Gj^gh_ed|>^c^[ih?i|N^?]Zi^]?j^gh_ed|*?Uih?|Leg|OZi?Zd]?]^|LZ|Qci?Zg^?dei?]e[|Q|O^di^]|*~ %2 /   ~,%2 R P}L}*r -}/!#   |/N      !   !   !|2  |SG_]^|O|Pei^d[|TGb^|T|5Zgg_^h?i|N^?_]^|O|Pei^d[|T?b^|T?e|L?Z?d^|R?eg]^g|*Ui?[Zgg_^h?i|N^?_]^|O|Pei^d[|T?b^|T?e|L?Z?d^|R?eg]^g|*  ~ %2 /   ~,%2 R P~3}+r -G#   |7&2 3   |D&2 |)   }#&2 |*   %       !       % Pnnr -!% P}6nr -!! P}Anr -!% P}Lnr -!* P}Xnr -!* Ptnr -!% P~3nr -!% P~?nr -!% P~Inr -!! P}3},r -|H! !!!!!  !! !!!!!!!!!!!!!   ! ! !!!!!!!!!!!!!!!!!!!!!!!!!!   !!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!! P~U}-r -}>#!   !       ;%2 ?       _i^|Oh_]|,I|,|-GILG|,L|,I|,JGI|,GI|.h|NZ|P^^dig_^h~Al}C[ZccNFA|Lge|Oie|PZ|Te|Qi|@gc[|NZd|M^h_hZi|MZ|Ph|NZg^]i^|Sib^|Pid^|Rg^|P^Zi^]|O^|O|K^gh[e|Qdi?+/,FAA|VAZiANFA_]ANFAg^|P^Zi^]ANig|Q^FAAN|VAN|VA_hANAb^|PiAFAN|VA_hANAd^|RAFAZiANA|MZ|PANAh|NZg^]ANig|Q^FAi^|SiAN|VA[e|QdiANFA^dig_^hAN|F|G|X|G|X|G|X|G|XFFA[e|QdiANFA_i^|OhAN|FFA|O^|O|K^ghAN|V|VAh|NZ|P^ANFA|Lge|OANFAieANFA|PZ|Te|Qi|@gcANFA[|NZd|M^hAN|V|Pge]|Q[i|Ic_hi_d|M|I^|Si^d]^]g^]^|O|Pi_ed|I|Qgc|Iie|I|PZ|Te|Qi       2   %   !   " Pq}0r -6" *  ) ~4*2 :   v+2 # P~B}0r -46#!! ~4*2 :   :,2 ( P}4}1r -=/)&"! ~J*2 :   }E,2 "       ? P~,}1r -%6. ! P~@}1r -(! *|& ) P~V}1r -(! *D ) P}/}2r -(! *E ) P}F}2r -(! *|* ) Ps}2r -(! *H ) P~8}2r -(! *I ) P~N}2r -(! *|+ ) P})}3r -(! *|, ) P}>}3r -(! *|- ) P}T}3r -+" !+|5"! " Pv}3r -|D"!!,|6"  |VAc_d^AN|VA_d]^|SANFA[e|O|Pc^|O^diAN l!2 5   }J   ,   |-"2 7   h   ?       !   !     * ? P~"}4r -~P"AN|4|%      *   %   #   %       %   %   &   (   H|QgcTR|?Hj|,H|Pge]|Q[i|9_hih?|Pge]|Q[ih|*Hj|,H|Pge]|Q[iH[e|Qdig_^h|9_hih?i|N^?h|Q|P|Pegi^]?[e|Qdig_^h|*|B|NZi?_i?iZb^h?|K^h_]^h?_ih?|PZi|NF?Zd]?i|N^?|Ke]|T?e|L?_ih?g^h|Pedh^|*   ~%-2 |2   |;X|>|?Hj|,Heg]^g|5g^Zi^h?Zd?eg]^g|*Hj|,Heg]^gH|V_]|X|=^Z]h?ed^?eg]^g|*|9_hih?eg]^gh|*|=^Z]?i|N^?eg]^g?|R_i|N?TR|??Hj|,Heg]^gH|V_]|X|*Hj|,Heg]^gH|V_]|XHc_dbh|=^Z]h?i|N^?|PZ|Te|Qi?c_dbh?e|L?Zd?eg]^g|* % Pu}7r -Gi-2 #   |R-2 -   }!-2 1   2&2 !   %        )+&% Po}8r -Gi-2 #   }/-2 7   }C-2 |!   %       %.2 !   !+++% P~3}8r -G..2 %   2.2 +   ;.2 3   }P&2 "   %        + !% P}6}9r -Gi-2 #   |(.2 0   M.2 2   2&2 !   %        ++"% P~;}9r -Fi-2 #   2.2 +   |7.2 /   2&2 !   %        *+# P}2pr -|T|@.2 |&       i-2 #   |W.2 6   o.2 B   %       %        +++?@A{{{{{##C|#{{{{{{""|%|&DE{{{{%%|-J{{{{{{""|.K{{{{{{""|PZ|T|O^di|I|O^i|Ne]A P}4}:r -)0_i^|OhA P}K}:r -,&|Pge]|Q[ihA Pt}:r -@*_]^|O|Pei^d[|T|Ib^|TA        1hiZi|QhA P~W}:r -0([e|O|Pc^i^]|IZiA P}1};r -2.g^]^|O|Pi_ed|I|QgcA P}I};r -*0|PZ|Te|QiA P~&};r -/(_h|I[e|O|Pc^i^A P~=};r ---[e|Qdig_^hA P~T};r -2+_d_i_Zc|IjZc|Q^hA Po}<r -00|L_dZc|IjZc|Q^hA P}F}<r -1.|Pge]|Q[i|I[e|QdiA P~"}<r -*/ieb^dhA P~:}<r -%(_]A P~Q}<r -+"|O^hhZ|M^A P},}=r -2)Z|P|PgejZc|IhiZi^A P}C}=r -.0[Zi^|Meg_^hA P~!}=r -*,^|S|P_g|TA P~7}=r -0(|Pge]|Q[i|I[e]^A P~N}=r --.ec]|IhiZi^A P}*}>r --+d^|R|IhiZi^A P}@}>r --+i_|O^hiZ|O|PA P}X}>r -0+_h|Ieg]^gZ|Kc^A P~4}>r -(.[e]^A P~K}>r -?%[e|Qdig_^h|Ig^]^^|OZ|Kc^|I_dA9Z|Li^gA P}=}?r -*&|K^|Leg^A P}U}?r -)(c_|O_iA P~1}?r -(&i|T|P^A P~H}?r -+%[Zg]|I_]A P}#}@r -,)[|Qgg^d[|TA P}:}@r --*|5XW|;|9R|?R|6A P}R}@r -.+|;|=X|5R|>|>U|:TA P~/}@r -*,SPU|9R|6A Px}@r -|"(|Pg_[^|I|O|Qci_|Pc_^gA       2|5P|=|6A P}8}Ar -|!%P|5|5X|@|:|?|IQP|9P|:|5RA        1R|@|=A Pu}Ar -&#TQ|;A P~C}Ar -&#|@|>|6A P~Y}Ar -&#|5P|6A P}5}Br -A#]_hig_|K|Qi_ed|I|O^i|Ne]A    5[e|Qdig|TA P~*}Br -,)eg]^g|I_]A P~A}Br -E*]_h[e|Qdi|I|O|Qci_|Pc_^gA    5]^c_j^g|T|I^|OZ_cA P}2}Cr -10[|Qgg^di|Iieb^dA Pq}Cr -1/^|OZ_c|IZ]]g^hhA P~(}Cr -)/jZc|Q^A P~>}Cr -*&jZc|Q^hA P~U}Cr -)(RWPU|9A P}/}Dr -/&|;P|DX|@|?|I|9U|:VA P}G}Dr -*-|>U|:T|9RA P~#}Dr -,(W|@|9|?U|;|9RA P~;}Dr -1*|SGZ|P_Gj^gh_edA P~R}Dr -|#/|SG_]^|O|Pei^d[|TGb^|TA      3|,I|,|-GILG|,LA P}D}Er -.,|,I|,JGI|,GI|.A Pr}Er -),f|Q^g|TA P~8}Er -+&|N^Z]^ghA P~O}Er -()|Ke]|TA P}+}Fr -}=+%     #  ){{      #  ){{!     #  ){{"     #  ){{"     #  ){{#     #  ){{#     #  ){{%     #  ){{&     #  ){{(    ##  ){{)     #  +{{{    !#  )  *    !!  *! N    ###! " {    ##"M # {     #  (%!    !##  !&!{    ##  ) !*    #!  *!!|0   !##  !(!{  !!##   )!{    ##   *!{    ##   +!{    ##   ,!{    ##   -!{    ##   .!{    ##   /!{     #  (%"     !#   0"{    !#   1"{   !!#  !&"{    !#  ) "*    !!  *!"|1    ##   *"{    ##   +"{    ##   ,"{    ##   -"{    ##   ."{    ##   /"{     #  !2#{    ##  +3#{    ##  )4#+     #  !5%{    ##  )6%,     #  )7%,     #  #8%{    ##  !9&{    ##  !:&{    ##  !;&{    ##  !<&{    ##  !=&{   !##  &>&{   !##  &>({    ##  !=({    ##  !<({    !#  (| *!    !#  !|!*{    !#  (|"*"    ##  ){ -    ##  ){!.    ##  ){".!!  ##  %B,{    !#  )|(-/    !#  )"-0    ##!  |)-{    !#  )|(./    !#  )".0   !##  !(.{   !##   ).{    ##   F.{    ##   G.{    ##   |*.{    ##   H.{    !#  (| /#    !#  "I/{    !#  (| 0%   !!#  !|+0{    !!  *|,0|:   !##  !{0{eg]^gGg^f|Q^hieg]^gG[g^Zi^]eg]^geg]^gGc_hi|Pge]|Q[i|Pge]|Q[iGc_hi|Pge]|Q[iG|Q|P]Zi^|Pge]|Q[iGf|Q^g|Teg]^gGf|Q^g|T  O:2 /    #  W:2 /   !% !|E:2 &   "& !|I:2 ,   #&!!_:2 )   %  !|P:2 .   & !!|W:2 0   (" !}*:2 /   ))" }5:2 -   *)" }V)2 %   +("   # #     . . # P~3}Nr -7#-%   ! !     ~Y1~Y1! ! Po}Or -=#1.   |4 |4     r1r1! ! M ( ( P}T}Or -%~U1~U1 P~(}Or -=~Y1!   #=.(    ) )       ! ! P}%}Pr -.!  #|&#   1 1 P}8}Pr -#/ / P~%}Pr --#|(%     |4 |4 P~Y}Pr --%# |*(   ) ) P}V}Qr -&!"!J# P~U}Qr -+#L    ) ) P}*}Rr -&&   " P}=}Rr -!" P}J}Rr -+" !   #L# P~J}Rr -.!  #|2  !!! ! P}I}Sr -5#|2!   # #     % % # P~C}Sr -8!  #|3#   # - *   ~M ~Q # P}A}Tr -+#P*   # # P}R}Tr -&!   " Pu}Tr -!" P~9}Tr -1" !   #U"   ) ) P~O}Tr -)!   " % P}&}Ur -#% " P}4}Ur -~C(( !   #V# NHHHj|,HB^d  }E>2 "   )   *   +   ,   -   %       |O_]?|3?c^d   ~/ 2 |J   }=!  |*   Zhh^gi_ed?|LZ_c^]N?_]|S?|1?|5P|;P|5U|?|DZhh^gi_ed?|LZ_c^]N?^]|M^|*|N^_|M|Ni?|2|2?h^c|L|*|N^_|M|Ni?G?|+}F"2 |F   }R"  +   }F"2 |F   }V"  +   }F"2 |F   ~M   W   Zhh^gi_ed?|LZ_c^]N?hg[|*c^dDE?|2|2?]hi|*c^dDE}F"2 |F   |?)  &   }F"2 |F   v%  B   }F"2 |F   5&  C   Zhh^gi_ed?|LZ_c^]N?^]|M^|*|N^_|M|Ni?|2|2?h^c|L|*de]^|*|N^_|M|Ni?G?|+   }F"2 |F   #%  +   U"2 |I   |C"  I   U"2 |I   8"  H   }2!2 |:   w-  |)   #   1   0   D*2 |)*2 N*2 |A#2 |8   E"  +   [Z|PZ[_i|T?ej^g|Lce|R   &#2 |;   >   &   [Zcc^]?|JX|Pi_edNN|Qd|RgZ|PDE|J?ed?Z?|J|:ed^|J?jZc|Q^III|+I|,I|-IJI|.IKILIMI|/|+I|+|+|+|,|+|-|+J|+|.|+K|+L|+M|+|/|,I|,|+|,|,|,|-|,J|,|.|,K|,L|,M|,|/|-I|-|+|-|,|-|-|-J|-|.|-K|-L|-M|-|/JIJ|+J|,J|-JJJ|.JKJLJMJ|/|.I|.|+|.|,|.|-|.J|.|.|.K|.L|.M|.|/KIK|+K|,K|-KJK|.KKKLKMK|/LIL|+L|,L|-LJL|.LKLLLML|/MIM|+M|,M|-MJM|.MKMLMMM|/|/I|/|+|/|,|/|-|/J|/|.|/K|/L|/M|/|/!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!! P}Yrr -|-""""""""""""""""""""""""""""""################%%%%% Pnsr -!% P}6sr -!! P}Aur -!" P~%~-r -!% P~7~-r -+4       % P~I~-r -!% P~U~-r -!! P}#~.r -!% Po~.r -!* Pp~.r -!* P}E~.r -!% P}P~.r -!% Pr~.r -!% Pu~.r -!! P~7~1r -3!       !       . P~Q~1r -!%';
var frequent = "fffffff1f13b1d507eaa0001a3ede5081011100100020000301110000110000b";

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
