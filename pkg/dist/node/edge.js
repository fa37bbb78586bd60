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
var SCRIPT = 1;
var WHOLE = 3;
var loader;
var script;
var extent = 0;
function use(load2, of = WHOLE) {
  if (of === SCRIPT)
    script = load2;
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
  if (knownRefusal() !== void 0)
    useScript();
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
function useScript() {
  loader = script;
  extent = SCRIPT;
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
var words2 = /* @__PURE__ */ new Uint32Array(0);
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
  if (extentOfCore() < WHOLE)
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
  const source = sourceOf(shape, form, input2, settings);
  return { index, form, source, length: write(source, settings), settings };
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
  const source = sourceOf(shape, form, input2, settings);
  if (settings.identity && form !== FORM_VALUE)
    return unchanged(source);
  const length = write(source, settings);
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
var MOST_DRAINED = 65535;
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
var text = ' [g|P!   !} !4|I"kk |I#kkk |I%kkkk |I&kkkkk |I!k |I#kkk!k|I%kkkk!k|I"kk!k|I(kkkkkk |I&kkkkk!k|I!k!k|I)kkkkkkk |I  |I&kkkk|Y |I,kkkkkkkkkk |I*kkkkkkkk |I !k|I"|Yk "N!8|*Hcf]^f|H|Kc|Qhf[|Kh|H|J|M|*_g|"|H|H|S|J|O|Q]|M^|Q|H|O|Q|Oh|H^jh^f|Qf^|L|Hh[|Jb^ .#~E!~C!*("("!!+(&-"!!(##-##+#""&-&)!(#!*#*!" &!.""+"()&)*(#!/!%,!)&&)""##*!*#+#&#   !(*("!&)!"!!0!& (! !"",#)"#!!!"  ()#! (&!)&!",1(*,""#+ )  2!""" ( "!,"+- !! # !  ! !)## #%!)!% )"% 3""!& "%"&%%%%%%%"%%&#"&  (%#  &% %% %    % %% %+  .)%+"d!00c m*&#! 3(;#k!Qllr -k Q}M~)r -k Q~J~)r -)~#!/(|P^|Pcf|T" )|Kc|Qi^fh "0]^h^|Kh|Hi^fg|Oc|Q |!-^|Q]dc|O|Qh|Hc|L |/*|Og|Hi[b|O] |X(f^|L|Rg^ |;)f^g^fi^ }0!*i[b|O][h^ c/i[b|O][h^|H|K[bb *1|H|H[|Jcfh|H|N[|Q]b^f#!7|H|H|O|Qgh[|Q|K^|Hh^f|P|O|Q[h^]#"7|H|H|S|J|O|Q]|M^|Q|H^jh^f|Qf^|Lg!!2|H|H|S|J|O|Q]|M^|Q|Hgh[fh  +|!! Q!-/|8W}I!}M!~>!~@!~A!~A!~A!~A!~A!~B!~C!."}#!,~D}-*~C!~><!KkB Ql"aA(C "PQunr ?!D".A|!?"Q.b_A*?"?!D"2A7Y=D"*Q)eQ&U%P? Q K" .!-?!D"6A-D"6@6?(Q K"|6?(Rllllr L"PQ%@+?6@,"P"P"kQ ?"?7Y/ <Q ?"Q!_A"?*D"*A*Q%iQ ?*Q)eQ&T=ACY/ <?-Q._@|"?-Q:_@|#?-QC_@8?#D"*A|%Q6_@9?#D".A|&Q:b@D?!D">@E?!D":@??#G I@|(?!G ?Q!e@|)Q%@@#PQunr ?|!?"Q.b_?"?7Y=D"*?(Q&K"j?(Qs}*r K"h?(Q&K"d?(Q}P}+r K"b?(Q)K"|N?(Q}I}+r K"]?(Q*K"|I?(Q}A}+r K"Z?(Q"K"|B?(Q~/}*r K"|>?(Q"K"|:?(Q},}+r K"|8?(Q}M!_A)?!?"?(Q~. _Q(2Q?(D"}M!AGQ"T/#?(D"v!@|*?(D"~8!@:?(D"u!@H?(D"t!?(D"~&!@|+?(D"r!?(D"}Y!@|-?(D"}U!@J?(D"}Q!@|.?-D"?@;"P?(D"s!Q!eS/ ?)?!?(D"~.!2}&!?(D"}M!S/%?(D"~&!A4?(D"s!AKY/ ?(D"r!@L?(D"}Y!@M?;Q!a@A#PQunr ?4Q.bA"?M_Q._?4Q!_A,?LY=D"*?(Q K"m!?(Rllll2L"|W?(Qunr ?"?|!_?4?7Y=A"D"*K"}U!?(?"E" L#}M!?!?(Q}M!_?(Qy _2f?(D"l!@<?|&S/%Q%i@4?(D"m!@)Q @/?D@*?9@"#P"P?"G  A+Q ?+Q~1 V=Q.bG }+}CPA+Q ?+Q|2V=Q;bA+G },}8P?)T%P?+Q~T}7r _?<?)2}R!S/!-?"Q:_@"?/Q!_@/?*Q:aA*/!.(--?%Q{!e?|(U/%?-D"?@)?-D">A*@""P?;%P?)?AX/!?*?AQ&h_Q?_@"-?"?*?)Q&h_A)T/ #P?"D" S%P?"Q%_G  ?/Q{!eT/)-?"Q?_A"?)U/ --?(Q%K"}I!?(Q}7}+r K"}E!?(Q(K"}A!?(Q}1}+r K"}=!?(Q#K"}9!?(Q}.}+r K"}6!?(Q"K"}2!?(Q},}+r K"}.!?(Q"K"}*!?(Q}*}+r K"}%!?(Q}M!_?!?,?(Q}%!_Q&2Q?(D"}M!A"Q"T/%?(D"u!@.?(D"t!@)?(D"~.!@0?(D"s!@,?(D"~&!@2?(D"r!@*?(D"}Y!@3?(D"}U!@+Q @="kQ ?"Q!eS/ <Q!?!?(D"}Q!A5Q}:}+r Q%2~-!/ <?!?5Q}>}+r Q#2~-!S/&Q"-@|/?+Q!e%P?(QM_?!?32a?(D"MQ!U/&?(D"|0@=-?(Q}M!_?!?*?2?82|N?(D"}M!Q!U/%?(D"}U!@5?(D"}Q!@>?,Q!U%kQ &?(QI_?!?02}>!?(D"JQ%U/&?(D"ID  Q~R~B~5}H(U/&Q!-@| ?(Q}M!_?!?)?.?82|N?(D"}M!Q!U/%?(D"}U!@2?(D"}Q!@3"P"P?+Q!TABS%P?*Q!T/)?| /)?2?3W/!?"Q!U/)?)Q!T/)?!?>?52VS/)."-?2?3X/(-?!?>?52VS/&?/Q{!eQ:bQ!@.Q @+"P?2?3V/ ?2?-D"FW/ ?-D"D?3_@.?2?3a@+-?|%_@"?B?| SeS%P?"G 8Q)T/(?(Q}M!_???.?+?"?E2S?(D"}M!S/(-?"G 6A"Q ?"Q~1 V=Q.bG }+}CPA"Q ?"Q|2V=Q;bQ~T}7r _@""P"P?|)S%P?(Q}M!_???.?+2|3?(D"}M!A,S/*Qunr ?(D"}Y!Q._?(D"r!Q!X=A)D" @*?)D"%@)?(D"}Q!@+?(Q K"y!?(Q ?)?)Q UaA)?*Q!_A*a?)?*V?)?+WfA)=K"x!?(Q!?*?,_?)=K"~R!?"G :@*#P?(QD_?(Q~R!_2|P?(G DS/"?*S/+?*Q!a@*?"G  @)?"Q!_@"?(G E?)T/ -.*-?+?+%k?.G  Q|3T&Q -A*X/!#P?*?._G  Q|%U/"?*Q!_A*?+U/ -.)-?*/(.!-?+?*A)VANS%P?)?+T/(?)?._@0?+?)a@,Q @)"P#P?)?0_G  Q|%T/!?,?)Q!_A)U/ -?,@)-"k"P?)%PQ @,#P?,?0_G  Q|1T/"?)?,Q!_A,U/ --?)?*_A).!-?)?*_@)?*?,_-@,?)?,Q!_A0?)?0V=@O?)?+T@0-"P"P?)?+Y/ #P?)?._G  Q|%U/!?+?)Q!_A)U/ -.!-?)?+Y/ ?)?._@#?+?)a@!Q @""P#P?"?#_G  Q|%T/!?!?"Q!_A"U/ -?!@"-?"S/(Q @/#P?#?/_G  Q|1T/)?/Q!_A/?"U/ -.(-?N/&"P?*S%P?(Q~R!_?.?+Q ?,26?0Q!eS/!?(D"~R!A*QlllljT/)?(D"x!@,Q @)?(D"y!A0?"G :T%P?"?,?02}R!S@)-?*%P?,?*2p!-?)S/)?(Q}M!_?.?+?O?+26?(D"}M!A"S/"?"QlllljT/)?(D"}Q!?"2p!."-?(Q~R!_?.?+?*?,26-?(D"~R!A!Q |8/&?(D"x!?!2p!.&-?-D"?A)?-D":T%P?|#2~&!-?-D">?)Q&h_A"?| N |!?"?BN | ?"?|/N >?"?=K":?"?2K"6?"?3K"2?"?5K".?"?>K"*?"?/N %?"Q K" ?-?)Q!_K"??(D"|WA"%P?<?"2p!-?4?KV/ --?(Q}M!_?!?J?|-?82|N?(D"}M!Q!U/#?GQ!eS/#?(D"}U!@)?(D"}Q!@/?(Q?_?!?|.2a?(D"?Q!U/#?(D"C@.Q @+Q @*Q!T%P?(Q:_?!?|+2}>!?(D">Q%U/%Q!@*?(D":D  Q~R~B~5}H(U/%-?-D"?@2Q!UA3S%P?(Q2_?!?H2a?(D"2Q!U/%?(D"6@+-?-D"6A,?-D".T%PB Q2aA"C ?"Q*_?|"?|"D" Q!Q%QF2|Y?"D"*Q} llljU%P?"D". -?"Q2_C -?-D"2?,QFb_A"?*N D?"?+K"C?"R L">?"?2K":?"?;K"6?"?)K"2?"?/K".?"?.K"*?"Q K" ?-?,Q!_K"6?:Q!UA"?3g/#?"?&fS/#?:Q"T/#Q%i@"?(D"P?1T%P?(QPa2r!?(D"|5@@-?@?1Q#h_A*?|*K"%?*?:K" ?(?1Q!_A1K"|6?"?CV/ -?-D"6@,?(D"|5@+?(D"P-@"?(R L"s!?(?,K"~&!?(?6K"r!?(?"K"}U!?(?+K"}Q!?(?+K"}M!?(?+?1Q#h_A&K"}Y!?6A1@"#P?(Q}%!_@/"P?"?,Y%PQ"@*.!-?"Q!_@1?&?+T%P?1@"Q"@*.!-?(?+D" K"}%!?+D"%@*?(Q~R!_@/?"@)?1@"?+Q*_@+-?/?*K" ?(D"}%!A*Q"U%P?*Q!eS/!?(D"~R!@*?(Q*_?#?%2|C"P"P"P?(G *%P?(Q~. _?!?*?#?(G +Q 2!?(D"|8S/!?)?-D"6V/#-? Q K" ?(?+K"}Q!?(?1K"r!.!-?(?+K"}Q!?(?1K"r!? Q K" -?(Q}M!_2~;!.&-?(D"|:@*?-D"2?)QFb_A9?(D"|>K"??9?*K">.!--?(?+K"}Q!?(?1K"r!?(Q}M!_2~;!? ?,K"*? ?6K"%? Q!K" ."-?(D"|WA!S/ ?<?!2p!-? Q K" ?(D"PA S/ ?(D"|5? Q#h2p!-?(Ql"_C -}<}7!#Lk#|Y!|VB Qt"aA)C Qx}Wr Qx}Wr G  A%Q!?%=N  ?%%P#PQx}Wr G  A%/ Qx}Wr ?%Q!?%=N  ?%/ --? Q*X%P? G }%oP@>-Q}*~"r D" @*?)Q~N _Q ?#?#Q}.~"r D" A+?"Q?_A;aA Q ? ?+X=WA%=A,Q!Q!2})!?)D"h@J"P?)D"dQ!U%P?)D"j@B?,SA /!? %P?#@<."-?BQ!Q!?*?;_?%=?+?;V=?,y,  ?#@<.!-?)D"j -?)Q~N _Q!?BQ2_?<Q2V=?<Q2aA Q ? ?<X=2|=?)?)D"dK"}."?)?)D"hA,K"}%"?)?,K"}*"?)?,?)D"jA Q#h_A8K"}2"? %P?)?,Q*_A K"}*"?,D"%@9?,D" @|&? @,-"P"P?,?8U%P?)?,Q*_A K"}*"?,D"%@4?,D" @/? ?8U/!-?)Q K"b?)Rllllr L"].!-?)Q K"b?)Rllllr L"]?)?,Q2_A K"}*"?,D".@.?,D"*@0? ?8T/ Q%@7Q6@|%Q!@##P?)?,Q:_A*K"}*"?*?8T/!?,Q6_D" @%?,Q2_A D" @-?)?,Q?_A+K"}*"?-S/!?*D" A*S/!?,Q>_D" @1?)?-?%2}9!?)Q~N _?1Q!Q!2})!?)D"h@,"P?)D"dQ!U%P?)D"j@-?1SA%/!?%/!?-?*?1y,  .!-?)D"j -?)?)D"*K"j?)?)E" L#d?)D"]?#Q!aT%P?)Q~B _2~%!?)D"|N@7-?)E#d@|0?)D"j@*?7?|%_A5?1K" ?5Q6aA%?*K"*?%?|0L" ?5Q%a?-K" ?5Q*a?,K" ?|%Q:_@|%?)?#K"b?#Q!_@#? @,?+?8U/ --"k"P"P?<Q"W%P?BG "@#.!-Q @#?</ Q @ .!-Q!?BG  A Q!W/!<-? G ooP-Q @ ?)Q~N _@*Q!e@%"k?<Q"Y%PQ!?BG !A Q!W/!<-? G ooP-Q!e@ ?*Q~F}1r Q%2}9!?*? N Q?*?%N P?*Q O!R?*QlllljK"C?*RlllllllllkL"6?*Rllllr L".?*Q N |5?*Q}A}Sr K"I?*Qtor E" L"J?*Q~8or D" K"|0?)D"h@ ?)D"d@%"P?|&%P?)Qt!_?|&?92}9!?%S/!? ?%2p!.!-?)?)D"jK"~8!?)? K"u!?)?%K"t!-Qllllj@|%"P?0S%PQllllj@|&.!-?)?.Q!Q!2})!?)D"%@|&?)D" S%P?)D"*A }J?.%|Y?.%P? ?0?.y,  -?.}JR?o&R -m@|0.!-?)D"* -?/%P?)?/?42}9!?)D" @|%?)E"%@|1-Q @,"P?<Q*V%PQ @ Q @*.!-?BD %@*?<Q.V%PQ @ .!-?BD *@ ?<Q2V/ ?BD .@,-?)?)G }M!A|.N P?)?)G }N!ANN Q?)?)E"t!L# ?)?)D"~8!K"*?)?)E"]L".?)?)D"bK"6?)?|%K"C?)?|&K":?)?#Q!eN R?)?#Q!iQ!eN |4?)?|0L">?)?|1L#D?)?!Q!TADN |5?)?,K"|0?)? K"M?)?*K"J?)?)D"}=!K"I?)Qy _2~.!?)D"}%!A Q |7%P?)D"}*!? 2p!-?)D"}2!A Q |7%P?)D"}6!? 2p!-?)Q}%"_2~;!Q @#Q}.~"r D" @*Q}*~"r D" @%"P?"Q|HW/ ?*?;V/ ?"?%_A z.                z- 2? z.                z-  -?)?"K"|>?)Q ?;?*?;VA =K"|:?)Q!?%? =K"|82E?<Q#W%P?BG #A Q U@#-Q @<Qv~!r R L" Q~8~!r ? K" Qu~!r ?#K" Q~B~!r Q K" ?)Q~. _A|)@??|0R?}%}D@%Q @0Q @7Q @-B Qr"aA&C Qtqr Q K" Qsqr E# @OQsqr Rllll2L# Qsqr 2w!Quqr Q22v!Qwqr Q22v!Q~Jqr 2w!Qxqr Q:2v!Q}*~!r Q K" Qm~!r R%L" Ql~!r Q K" Qxqr Rllllr L# Q~Nqr R!L# Q~Fqr R L# Qwqr Rllllr L# Q~8qr R%L# Qsqr ?OL# Q~B~!r Q K" Qv~!r R L" Qtqr R L# Q}.~!r 2~4!Q}9qr Q K" Q}.qr Q K" Qmqr Q K" Qx~ r Q K" "P"P"P?|0}DQ ?|&QlllljU=A"%PQ}9qr Q K" Q}.qr Q K" Qmqr Q K" Qx~ r Q K" Q}=qr E" @OQ}=qr Rllll2L# Q}Eqr D" @ Q}Eqr Q K" ?&?OL#2?&? K":Q~&qr D" @ Q~&qr Q4N  Q}Iqr z " @|2Q}Qqr Q K" Q}Iqr Rllllr L" ?&? K"P?&Q}Yqr E" L#M?&?|2z-#D?&Qs!_A*?"?%?&Q2_2} !?&Q}=!_A"?&QD_?*Q.2#?&?>Q(WN r!?&?)K"}Y!?&Ql}Xr K"}U!?&Q~N~ r K"}Q!?&Q)K"h?&Qn}+r K"d?&Q+K"b?&Qy}*r K"|N?&Q~W}*r K"|I?&Q%K"Z?&Q~T}*r K"|BQ&@%?&Q&K"|>?&Q~A}*r K"|:?&Q"K"]?*?"Q ?&Qt _Q&2Q?>Q.bQ}9}Kr _@|!"P?&D"s!A=Q"T/ ?&D"~J!@|"?&D"~F!@@?&D"~B!@C?&D"w!@|#?&D"v!@2?&D"~8!@;?&D"u!@8?&D"t!@1?&D"~.!@5?*?>?)G QA.?)G PA/2|)?&D"~.!@9"P?&D"t!A"S/ ?9?"Q#h_@4?9@"#P?"A%Q*_@"?%D" A*D".Q:b@%?*D"*@+"P#P?%S/!?%Q:a@%?+D" @ ?+Q:_@+? Q"U/ -Q!@0."-?"?4U/ --Q!@%"P?=Q!eS%PQ&@%.!-?&Q}=!_?5?|!D" ?|!D"%2~-!S/ ?1Q!U%PQ&@%.!-?&Q}=!_?8Q~9}*r Q~1}*r ?.=Q,2~-!S/ ?;Q!U%PQ&@%.!-?&Q}=!_A"?2Q~9}*r Q~1}*r ?/=Q,2~-!S/ "P?|#Q!T%P?0S/"?"?C?)D"%?)D"*2~-!S/".!-?0/!-Q&@%?@Q!U/ B Ql!aA3C ?3Q6_?>?)G P?)G Q2|)?3QI_?&Q}=!_A(?|"2}&!"k"P?3D"IS/ ?3D"|5A%?3D"|6ACV%P?3D"P@|#?3D"|0@2?3D">A;Q#h@*?>Q.bQ}9}Kr _@8?(D"6@=?(D".@1?(D"2@5?3D":@4#P?;S/"Qunr ?2?%Q!_A|"Q.b_?|"?|#Y=D"*Q%iQunr ?1?%Q.b_?%?5Y=@@Q @6?*@+?4@%#P?3?@D"*K"j?3?@E" L#d?3QI_A0?%D" 2}-!?3Q?_?0Q#2[?(?3Q~N _?3D"CA.?3D"D2|G?3D"?A0%P?.?02p!-S%P?%Q*_@%?6Q!_@6?+Q*aA+/!.%--?=D"*Q%h@%?=D"%@+#P?%%P?%Q2a@%?+G .@0?+Q2_@+?6Q{!e?0U/!.%--?3Q)K"F?3Q~F}*r K"D?3Q&K"C?3Q}P}+r K"??3QI_A/?(?|"?3Q?_Q"2Q?3D"IA%Q"T/"?%Q!eS/"?3D"|0@+?3D"M?3Q*_?(?3D"J2a?3D"*Q!U/"Q!U/"?3D".@0?/?(?+?4?6Q{!eQ#h_D" ?8G *Q.bG }-}CPQ!2!?3D"IS/"?3D"M@+?3D"J@%?=D"*A/?=D" T%P?=2q!-?=D"%?/Q%h_A.?6N .?.?0K"*?.?+K"%?.?%K" ?=?/Q!_K"*A%?CV/ --Q!.!-Q -@%?3D"6A"%P?3D":?"Q#h2p!-?3Ql!_C ?&D"s!A"%P?9?"Q#h2p!-Q%Q&?%=@%.!-?&D"s!A"S/ ?9?"Q#h2p!-?&?&E#DL#s!?&?&z #Iz-#t!?&?&D"PK"w!?&G P@"Q}=qr 2w!Q}Eqr ?&D":K" Q}=qr ?&E#2L" Q}Iqr Q.2v!Q~&qr ?&D"w!K" Q}Yqr ?&E#~8!L" Q}Iqr ?&z #s!z-" ?%Q ?"Q4T=Q ?%Q&U=A%Q%T%kQ#&?&z.                z-#}%!?|!G +@ Q"-@"?&?&z #}%!z-#s!?&?"N ~<!?&Q9O ~;!?&? N ~:!?&?%N ~9!?&Q-N ~8!?&Qs!_2}H!Ql~!r D" /!-"P?)G PA|,?)G QA|-U%P??D"*Ql~,}R~L!?)D"JA ? Ql~,}R~L!Y=X/!Ql~!r D" A"Qxqr D" T%PQxqr 2~%!-Qyqr D" ?"Q:b_A z.                z-" ? Q}*ol2K!4? Q(N 2Ql~!r ?"Q!_K" ."-??D" @%Qsqr Q ??D"*A ? ??D"%WA"=A+2~5!Qtqr D" @*"P?+SA / ? / Q~.qr D" ?*_Q!?%?"=?+y,  -Qtqr ?*?+_K" .!-Q}E~!r D" @ Q}E~!r Q4N  Q}.~!r z " @|2Q}=~!r E" @OQ}6~!r Q K" Q}.~!r Rllllr L# ?&? K"P?&?OL#M?&?|2z-#D"P?>Q)Y%P?&Qs!_?&QD_??2| .!-?&Qs!_?&QD_???)D"M2#-"P?&G PA4Q4U%P?&D"|0@%?&D"M@"?&D"J@+Rl}!m}%r ?4Q/aQ ?4Q/W=}JR#oAO}%}D@ Ql~!r D" A*Qxqr D" T%PQxqr 2~%!-Qyqr D" ?*Q:b_A9Rllll??O}%|0 7?9Q N 6?9? N 5?9Ro}*}6}Mr!?O}%|0 4?9?4N 3?9Q&N 2?9?+K".?9?%K"*?9?"K"%?9?+K" Ql~!r ?*Q!_K" .!-?&?&D"IA|"K"??&?&D"FA@K">?&??E" L#2?&??D"*K":?&Q~& _?>?|,?|-2|)"P"P?&D"|8A %P?&D"|6AF? Q#h_@CQ!?&D"2?&D":A"?&D"6WA =@|#Q ?"? =@G?&Qu!_@K?&Q}%!_Q!f@L?)D"*@9?)D"%@4#P?FG %@1?FD" A/D".A5Q!a@"?/D"*@8?&Qs!_@+Q @%#P?+Qt}-r ?8?"?%?"?%V=A Q:b_? ?5Y=G 6A Q ? Q~1 V=Q.bG }+}CPA Q ? Q|2V=Q;bQ~T}7r _K" ?+Q%_@+?%Q!_A%Q*U/ -Q @*Q @0Q @%Q @."P"P"P?50#"! !-?8G 8Q)T/ ?8G 6A Q ? Q~1 V=Q.bG }*}CPQ(U@0-?8Q6_@%?5Q:bA @+"k#P"P"P"P"P?%Q#aG  Q!a0" "!-?1Q!e/".!-?1Q!eS/!-?%G  A"Q ?"Q~1 V=Q.bG }%}CPQ#T/ Q!."-?%Q:_@%?+Q:aA+/ -Q -@.?8Q8_@%#PQ!@+?%G  A"Q)U%PQt}-r ?8?"Q:b_?"?5Y=G 6A"Q ?"Q~1 V=Q.bG }%}CPQ#T@+-"P"P"P"P"P?%Q&aG  Q!a0" "!-?1Q!e/".!-?1Q!eS/!-?+?%Q"aG  A"Q ?"Q~1 V=Q.bG }%}CPQ#UeS/ Q!@*.!-?%Q:_@%? Q:aA /!--?0@%-?&?1N l!?&?)K"j?&?>N m!?&?|*K"d?&?&z "s!z-#|:?&?&z "~8!z-#|I?&?*N }#!?&?.N o!?&?%N n!?&?5K"h?&?/K"|W?/D"*@8"P?/D".A6Qr}Xr D" A X%PQr}Xr ?6K" Q}Y}Xr D" @A? ?6T/!?A?6QDb_@%#P?%2w!?%QD_@%?6? Q!aA U/ -.!-?6? A+aA"Q}U}Xr D" ? aW%PQ}U}Xr ? ?"Q%QD2~)!Qr}Xr D" @+-? ?6a@ Q}Y}Xr D" AA?+QDb_@%#P?%Rllll2L" ?%Q*_z.                z-" ?%Q:_z.                z-" ?%QD_@%?+Q!_@+? Q!_A / -Qr}Xr ?+K" ?6?+?+?6W=@6-?6%PQ @0#P?A?0QDb_@2Q!@ "P"P"P?8?0Q:b_A"D" A*Q!a0" !"-?"D"*@*?"D"%@ .!-?9@*?4@ -?0Q!_@0?"G 6@"Q @/?2Q K"*?&?"Q ?"Q~1 V=Q.bG }+}CPA"Q ?"Q|2V=Q;bA"G },}8PK"~.!?&?"Q~T}7r _K"s!?&Qs!_Q!?22D?2Q K"C?2D"*@;Q @"#P"P"k"P"P"P"P?"Q!eS%P?/Q!e/(?*S/(?*Q"a@.Q @%#P? ?%_A5G  QHT/"?.Q!a@.?*?%Q!_A%U/ -.(-?/Q!e/&?*S%PQ @*Q!@/? @"Q @%? S/(."-Q @%"P#P? ?%_A"G  QHT/!Q!@/?*?%Q!_A%U/ -? @"?*@%? S/(."-?"Q!_@"?%Qkg?*_@*Q @/? S/&.!-?5Q!_@ ?*Q!a?%T/!?%Qkg?*_@+?%?*aQ!_@*Q @%"P#P?%?5_A"Q!_G  QHT/!Q!@/?*?%Q!_A%_/ -? @"?+A%@*.!-?.?%a@*?"Q"_@"Q @/-Q!@.?2?2D"CQ!_K"CQ @:?%S/!? G  A.Q~Y U%k? Q!_&Q!@.?%Q!T/"QHQ~Y ? G !Q|+T=@.? Q"_-@1?&Qs!_Q*Q!Q!2})!?&D"~.!@5?&D"s!Q!T//?&D"t!A+?.N  ?&Q!K"}E!?&?+K"}A!?&?5K"}=!?&Q}=!_?1? ?%_2}/!?&D"}A!@.?&D"}=!@:?"@ ?&D"}E!."-Q!@/?2?2D"CQ!_K"CQ @*Q!@.Q @:Q .!-?"@ Q -@"?2D"*A%?2D" T%P?22}D!-?2D"%?%_Q~X N  ?2?%Q!_K"*?&?"K"~.!?&?.K"s!?&Qs!_Q!?22D?2D"*A%?2D" T%P?22}D!-?2D"%?%_QNN  Q!@"?2?%Q!_K"*?:S/!?.?:2p!.!--?2D"*A"@%?2D"CA %k#P?2D" ?%T%P?22}D!-?2D"%?%_Qz N  ?2?%Q!_A%K"*? Q!aA / -?2D"C&Q -@ ?2?"K">?2?"K":?2?;K"6?2?;K"2?2Q K".?2? ?"_K"??2Q?2~5!?2D"*A"?2D"%_A z.                z- 2? z.                z-  ?2?"Q?_K"*?0?6U/ --Q}*rr Q!N  Q~&rr Qu~!r D" SQsrr G  Q!geN  ?|*S%PQ @%Qtqr Q K" #P?%Ql}Xr _A*Q~F%_A D" @"? ?*Qs#_A D" K" ? ?"K" ?%Q%_A%Q.U/ -Qmrr Q K" Qy~!r R L" Q}Arr Q K" Q}6rr Q K" Q~(rr Q N  Q}Yrr R L" Q}Mrr Q K" ?&D"|W@1?&G l!@5?&D"d@H?&Q}%!_?&Q2_?&G m!AE?&D"jAI2b"P?&G }:!Q#U%PQl~!r D" A"Qxqr D" T%PQxqr 2~%!-Qyqr D" ?"Q:b_A ?&E"}6!L"2? ?&z "}%!z-" Ql~!r ?"Q!_K" .!-?&D"}*!@6?&G }%!@ ?HS%PQm~!r ? N  Q}%~!r ?6K" Qn~!r ?LH  O  Q}#~!r ?LG "N  -?&?&D"?K"}M!?&?&z #2z-#}=!?&"k"P"P"P? 0""! -Q @A?EQ#U?EQ&Ue."-?6Q!_@6-Q!@AQ!-A*N ~(!?&Qu~!r K"r!?&Ql}Xr K"}Y!?&Q~N~ r K"}U!?&?EQ(WN ~&!?&?&Qt _K"}Q!Qu~ r Q K" Qx~ r D" Q%h@%Q~R~ r D" Q2a@+"P#P?%S/!?%Q2a@%?+Q>_@ ?+Q2_@+?H? G  U/ -?+Q%_D" @;?+Q*_D" @"?+D" @:?&Qs!_A Q~N~ r Q~8 y,  Q~&qr Q4N  Q}Mqr R%L# Q}Eqr R L# Q}=qr Rllll2L# Q}6qr R!L# Q}.qr R L# Q}%qr Rllllr L# Qlqr R%L# Qx~ r R L# Q~N~ r Rllllr L# ?*%P?&Q}=!_?A?6?:?;?"? 2<-"P?:?;Y%P?&D"v!@*?&D"~8!@ .!-?&D"}Q!@0?&D"r!@.?&D"~8!@ ?&D"v!@*#P"P?*?:X/ ? ?:QFb_A2D"*@/?2D" Q!e%P?2D"C@+?2D"?@8?2D">@%?&Q*_?&Q}=!_A"?2D"%?0G JQ.bG }A}KPQ.bG }-}CP2|A?&D"*Q!e%P?"Q!?&D".?%?8?+?&Qs!_2<-?%?8Y/!? ?%QFb_@+#P"P?%?*Y/ ?+D" / ?+Q*_D" @"?&Ql~Y#O!}M"?&Q5N }O"?&Q K"}I"?&?"K"}E"?&?/K"}A"?.?&Q}A"_2m!-?+QF_@+?8?%Q!_A%U/ -.!-?&Ql~Y#O!}M"?&Q4N }O"?&R L"}E"?&?/K"}A"?.?&Q}A"_2m!-?:Q!_A:?;U/ --"P?*%P? ?*QFb_@+Q @*#P? D" @"? Q K" ? Q%_|." @OQ~.~ r ?"2~7!Qu~ r D" @%?"Q!T%PQt~ r D" ?%Q%h_A"?*K"*?"?OL# ?%Q!_@%-Qu~ r ?%K" ?*Q!_@*? QF_A ?+U/ -.!-Qu~ r D" @%-Qt~ r D" ?%Q~B~ r 2|&<Q~N~ r Q22v!Qy~ r QF2v!Q}%qr Q?2v!Q}2qr 2w!Q}=qr 2w!Q}Iqr Q.2v!Q~N~ r ?&Qs!_Q~8 y,  -"P"P"P"P?A%P?6?&D"}M!A/Y/!?6Q!_A%?&D"}I!A0?6Q.b_D"*A Q%iQ ? Q)eQ&T=A*Y/!?&D"r!D"I@"Q @+#PQunr ?0?%Q.b_?%?/Y=D"*?&Q}=!_?%?+2}Q!?+Q!_@+Q%iA%?*V/ -?&D"r!D"I?"X/!?K?&D"}M!K"2?K?&z #}=!z-" ?&Q K"t!?&Rllllr L"s!?&Q}A"_?&Qs!_?62L?&D"}E"A%?&D"}I"Q%hA+_@*?&D"}I!@/?&D"}M!@0"P#P?+S/!?%D" @"?+Q2a@+?%Q2_@%Qunr ?/?"Q.b_?"?0Y=D"*Q)eQ%U/ -?&Q}A"_Q%Q%Q%2})!?&D"}E"@ ?&D"}A"Q!T/#?&D"}I"A.?"K" Q!@"?&Q!K"}Y"?&?.K"}U"?&? K"}Q"Q%@ #P?%?*U%P?%D" @+?%Q2_@%Qunr ?/?+Q.b_?+?0Y=D"*Q)eQ%U/!?&D"}Q"?"T%P?&Q}Q"_Q!2~8!?&D"}U"@.-?.?"Q"h_?+K" ?&?"Q!_A"K"}Y"? Q%_@ .!--?&D"}Q"@*?&D"}U"A"@%#P?&Q}=!_?%D" 2|Q?%Q%_@%? Q%aA / -?*S/ ?"?*Q"h2p!-?&D"s!A S/!?&D"~.!? Q%h2p!.!-?&G ~(!S/ ?&Q}=!_Q Q 2}Q!-?&D"r!@%"P?1G HA Q6T/ ?5Q!eS/ ?&Ql~Y#O!u!?&? N ~6!?&Q K"t!?&R L"s!?%?&Qs!_2m!?&D"r!@%-?%D"ZS/""PQ~Rqr D" A %PQ~Jqr D" ? T%PQ~Jqr 2}D!-Q~Nqr D" ? _QFN  Q~Rqr ? Q!_K" .!-?IG P@.?IG Q@/?&Q,K"y!?&Q~9}*r Q~1}*r ?/=K"x!?&Q(K"~R!?&Q~I},r K"~N!?&Q,K"~J!?&Q~9}*r Q~1}*r ?.=K"~F!?&Q*K"~B!?&Q~A},r K"w!?&?EQ.bE"}9}KPL"~8!?&Q+K"u!?&Q~:},r K"t!Q @+#P?&Qs!_?+_A Q*_D" A*%P? Q6_D" @%? Q2_D" @"Q~Jqr ? Q._D" A52~5!Q~Rqr D" @0"P?5SA / ? / Q~Nqr D" ?0_?*?5y,  -Q~Rqr ?0?5_K" ?&?%K"}E"?&?"K"}A"?&Q}A"_Q!Q~Jqr 2D?+Q2_A+QIU/!--?&Qs!_?E?.?/2|)?&D"~.!@""P?&D"t!A S/ ?"? Q#h_@0?"@*#P?*A Q*_@*? D" A D".Q:b@%? D"*@+"P#P?%S/!?%Q:a@%?+D" ?+Q:_@+Q"U/ -Q~Jqr Q/2~5!Q~Rqr D" A%Q~Nqr D" _A Q~O},r E  L  ? Q~T},r E  L &Q~Rqr ?%Q/_K" ?&?IE"%L"}A"?&Q}A"_Q!Q~Jqr 2D."-?*?0U/ --Q~Jqr Q.2~5!Q~Rqr D" A%Q~Nqr D" _A Q~Y},r E  L  ? Qo}-r D  K *Q~Rqr ?%Q._K" ?&D"s!A S/ ?"? Q#h2p!-?&Qs!_A ?12}-!? Q#Q~Jqr 2DQ~Rqr D" A Q~Jqr D" T%PQ~Jqr 2}D!-Q~Nqr D" ? _QNN  Q~Rqr ? Q!_K" ?&D"r!A| D"|>@2?| D"|B@|+?| Rllllr L"|>?| D"|I@;?| D"Z@/?| R L"Z?| D"]@M?| D"|N@|/?| R!L"]?&Q}=!_?A?6Q%Q Q!Q 2-?&D"}Y!A3|."|8@O?&Qs!_?/Q!Q!2})!?&D"~.!@ ?&D"s!Q!U%P?3Q~& _@??&Q K"}I"?&?&D"t!K"}E"?&? K"}A"?&Q}A"_?/2~5!?&D"}I"@%?&D"}E"@*?/%P?|+Q2_@+?/@ #P?%?*_???+D" 2}?!N  ?+Q?_@+?%Q!_@%? Q!aA / --?/Q&h@(?&D"}A"@|!Q~Jqr Q+2~5!Q~Rqr D" A"Q~Nqr D" _A Q}:},r E  L  ? Q}B},r G  N *Q~Rqr ?"Q+_K" ?OQ~Jqr 2}N!Q~Jqr Q.2~5!Q~Rqr D" A"Q~Nqr D" _A Q}C},r E  L  ? Q}K},r D  K *Q~Rqr ?"Q._A6K" ?/S/"Q"@.Q @:?&D"}Q!@8?*@"#P?%S/#?:?|+_A|(Q*_D" @+?|(Q%_D" @ ?|(Q._D" @=?|(D" @0?"G  @1Q~Rqr "k"P"P"P"P?.Q"UA5?A?|(Q2_D" AATeS%P?5%PQ~Jqr Q#Q!?0Q!TA-=A.2~5!Q~Rqr D" @7?.%PQ~Nqr D" ?7_Q}U},r Q~R}*r ?-=?.y,  -Q~Rqr ?.?7_K" -?&Q}=!_?=?A?1Q!e2|K?00"%!#-"P?.Q!T%P?0Q!U/#? ?7U/#?+?-T/!.#-?0Q!e/"-Q~Rqr ?6Q"aA-K" Q~Jqr D" ?-T%PQ~Jqr 2}D!-Q~Nqr D" ?-_QFN  ?6Q!a.%-?&?&Q}=!_A-?=?8G JQ.bG }A}KPQ.bG }-}CP2|A?-?&D" ?&D"%Q%Q Q!Q 2-Q~Jqr Q+2~5!Q~Rqr D" A7Q~Nqr D" _A-Q}X},r E  L  ?-Q~%},r G  N *Q~Rqr ?7Q+_K" ?3|."|8Q~Jqr 2}N!Q~Jqr Q,2~5!Q~Rqr D" A7Q~Nqr D" _A-Q~&},r E  L  ?-Q~.},r H  O *Q~Rqr ?7Q,_K" .!-Q~Jqr D" ?6T%PQ~Jqr 2}D!-Q~Nqr D" ?6_QFN  Q~Rqr ?6Q!_K" ?0Q!U/!-?&Q}=!_? ?+???+2}?!2|K-Q~Jqr Q.2~5!Q~Rqr D" A7Q~Nqr D" _A-Q~0},r E  L  ?-Q~6},r D  K *?7Q._-K" Q~Jqr Q ?|(Q>_D" A-?|(Q:_D" A5a?-?5V?-?|/WfA7=A12~5!Q~Rqr D" @."P?1SA-/ ?-/ Q~Nqr D" ?._Q!?5?M_?7=?1y,  -?"Q!_@"Q~Rqr ?.?1_K" Q~Jqr Q"2~5!Q~Rqr D" A-Q~Nqr D" _Qz~W!O  Q~Rqr ?-Q"_A6K" ?%Q!a@%?+@-? @7?0@.?(?:Q?_A:U/ -."-.--?&D"}I" -?|!%P?*?|!2p!-"k?/S%PQ"@%Q}O},r .!-Q%Q"?(?|+_Q?aD" A =@%Q}Q},r Q}O},r ? =-@ Q~Jqr ?%2~5!Q~Rqr D" @"?%%PQ~Nqr D" ?"_? ?%y,  -Q~Rqr ?"?%_K" ?| Qu _Q?2v!?| ?/K"Z?| ?|+K"|B?| ?2K"|>?| Qw _2w!?| ?|/K"|N?| ?MK"]?| ?;K"|I-Q}*~!r Q}*~!r D" Q~(rr G  ?HhfK" "PQ}6rr D" A S%PQ @..!-? Q%h@+Q}2rr D" Q0_@%Q @.#P?%Q"a?HN  ?.?%G  Q|!eQ4Tf@.?%Q2_@%?+Q2aA+/ --Qw~ r Q K" Q}=rr D" @+Q~8~ r Q}Arr D" A 2~7!Qw~ r D" @%Qv~ r D" @*? %P? ?%_?*?%Q%h_@%#P?%Q*_Q K" ?%?+|." L# ?+Q%_@+?%Q2_@%? Q!aA / -@%-Qw~ r ?%K" ?*?%Q~B~ r 2|&<Qv~ r D" @+"PQw~ r D" A"Q"V%P?"@ .!-?+QD_@/?"Q"a@:?"Q%hQ2a@*Q!@ Q @%"P"P#P"P?%?+_A0Q2_E# ?0E# |</ ?0Q:_D" ?0Q*_D" U/ ? Q!_?"V/".#-?/Q2_@/?:Q!a@:? Q!_@ ?*?%Q2_A%U/ -?"@ ."-#P"P?/Q*aA"E# ?+? Q%h_A%Q2aE# |;%P?/D" ?%Q*aD" T/!-?%?"z # z-# ? Q!_@ -?/Q2_@/?:Q!aA:/ --Qw~ r ? K" -Qxqr ? 2~:!Ql~!r D" @%Qyqr D" @"? %P? ?%_?"?%Q:b_@%#PQunr ?@?+D" A5Q.b_?5?|"Y=A/D"%@0?/D" @/?%Q4_Qoml2K! ?%Q2_Q%N  ?%Q._?/K" ?%Q*_?5K" ?%Q%_?0K" ?%?/K" ?+Q2_@+?%Q:_@%? Q!aA / -@%-Ql~!r ?%K" ?.Q!eS/ ?IG |4/ ?%/ ?EQ.bG }B}KP@ Qxqr D" S%PQxqr 2~%!Qyqr D" @"-?"z.                z-" ?"Q"N 7?"Q9O 5?"? N 4?"Q})%O!2Ql~!r Q!K" -Q~F~!r ?|#?GQlrr D" ?G2eQlrr Qlrr D" A ?G? ?GW=K" Q @%#P?%Ql}Xr _A*Q~F%_A D" @"? ?*Qs#_A D" K" ? ?"K" ?%Q%_A%Q.U/ -Q @%#P?%Ql}Xr _A*Q~R%_A D" @"? ?*Qu#_A D" K" ? ?"K" ?%Q%_A%Q.U/ -Q @%#P?%Ql}Xr _A*Q}.&_A D" @"? ?*Qw#_A D" K" ? ?"K" ?%Q%_A%Q.U/ --Ql~!r D" /#?|*Q!_@|*?FQ*_AF?CU/ -?&D"|8/!-?&D"2@*Qsqr Q ?&D":A ? ?&D"6WA"=A%2~5!Qtqr D" @+"P?%SA / ? / Q~.qr D" ?+_Q!?*?"=?%y,  -Qtqr ?%?+_K" ?&Qs!_?&Q2_?>?)2b?&G ~<!A Q#U%P?&?&E ~5!L |F?&?&z "s!z-#|:?&H!~=!@%-?&?&E |FL ~5!?&?&z #|:z-#s!?&?%O!~=!?&? N ~<!?&Qs!_2}H!-"PQ~Fqr D" A4Q"V/ Q~Bqr D" A+Q:_@%?4Q%hQ2a@*?+D"*@ #P? ?%D" A X%P?%Q2_@%?*Q2aA*/!."--Q @ Qw~ r Q K" Q~8~ r ?42~7!Qv~ r D" A*Qw~ r D" A"Q%h_@%#P?%Q*_? K" ?%?+|."*L# ?%Q2_@%?+Q2_@+?4? Q!_A U/ -Qw~ r ? ?"_A K" ?*? Q~B~ r 2|&<Q%@*Qv~ r D" A+Qw~ r D" Q%hA%_@9Q~Fqr D" @7"P#PQ @.?%S%PQ @"."-?%Q2a@%?+D"*@-?+Q2_A @+?-?7Y/ -Q @"Q~Bqr D" A4?-Q%h_A-G 0A+Q6T/ ?-G 1@%?&?-E!(L!}C!?&?-E" L#}=!?&Qs!_Q%Q%Q22})!?&D"~.!@"?&D"s!Q!T/&?&D"t!A*?&E!}C!L!(?*?&E#}=!L" ?*?%N 1?*?+N 0?&Q!K"}.!?&?*K"}*!?&?"K"}%!Q!@"#P"P? ?9T/ ? Q*_? Q2_@ D" A%?7Y/!?4?%Q%h_A-G 0A+Q6T/ ?-G 1@%?&?-E!(L!~0!?&?-E" L#s!?&D"}%!?"T%P?&Q}%!_?"Q!Q%Q22~)!?&D"}*!@*-?*?"Q%h_A-?&E!~0!L!(?-?&E#s!L" ?-?%N 1?-?+N 0?&?"Q!_A"K"}.!.!--?&D"}*!@*?&D"}%!@.-Qwqr Q22v!Q~Fqr ?"K" Q~Bqr ?*K" Qwqr ?.K" -Q~Rqr D" %PQ~Jqr Q"2~5!Q~Rqr D" A Q~Nqr D" _Qz~W!O  Q~Rqr ? Q"_K" -?)G RS/ ?&Qs!_?>?|,?|-2|)Q~Fqr D" A %PQ0Q2?|,?|-V=@"? Q%h@ Q~Bqr D" @%?>Q.bQ}9}Kr _@5?&D">@0?&D"?@7?&D"~.!@-?&D"t!@9#P?%Q0_G  A*Q*Y%PQ/@:Q9@/"P"P"P"P?*Q1a0&"!!  !-?5G +@.Ql~!r D" A*Qxqr D" T%PQxqr 2~%!-Qyqr D" ?*Q:b_A+z.                z-" ?+Q})(O!2."-Q.@:?"@/-Q @.?%Q._G  A*?9V%P?&Q}=!_?>?%?-?*Q#h_A*D" ?*G %2T?&G }@!@.-Qunr ?0?%Q*_D" A8Q.b_?7?8X=A*D"%@4?*D" @1Ql~!r D" A*Qxqr D" T%PQxqr 2~%!-Qyqr D" ?*Q:b_A+?:N 2?+?1K".?+?8K"*?+?4K"%?+?1K" -?+Ql%O!6?+?/N 5?+?.N 4Ql~!r ?*Q!_K" -?%Q2_@%? Q2aA / --?&D"s!A S/ ?&D"~.!? Q#h2p!-?&D"|5A S/ ?&D"|6? Q#h2p!-?&?&D"PK"w!?&?&E#ML#~8!?&?&z #Dz-#s!Q}.~!r Q.2v!Q}E~!r ?&D"w!K" Q}=~!r ?&E#~8!L" Q}.~!r ?&z #s!z-" -?&Qr"_C .!-?&D"t! -"PQl~!r D" A"S%PQsqr E# @OQsqr Rllll2L# Qtqr D" @|!Qtqr Q K" ?)?|!K"|I?)?OL#|B?)Q~8 _Q?2~5!?)D"ZA5?)D"|IA"_A z.                z-  ? z.                z- 2?)?|!K"b?)?"Q?_A9K"|I?)Q ?|!Q?_?"?|!VA =K"|N?)Q!?5? =K"]?)Q}%"_@@?#S?!Q"Ue@.B Q}."aA(C ?(Q%_?>?)G P?)G Q2|)?(QlllljK"]?(?>N }A!?(?(E"%L#2?(?(D".K":?(Q K"|8?(Rllllr L">?(R L"C?(R%L"F?(Rllllr L"J?(R L"|0?(R!L"|5?(?|)E" L"m!?(?|)D"*K"}*!?(Q}2~!r E" L#}.!?(?)Q~B _A E" L#}6!?(? D"*K"}=!Q~Bqr D" @#Q~Fqr D" @C?(?(D"}2!K"}*"?(?(z "m!z-"y!?(Q K"x!?(Rllllr L"~N!?(QPa@/?(Q>_@D?(Q}6!_@|#?(Qm!_@2"P"k"P?C%P?#?CQ%hA0_@4?(QD_@=?(Q}Q!_@7?#@,#P?,G .A ?(D":V%P?(Q~&!_?(G }A!A!?,?(D"6? Q#h_A D" ? G %2TQx!?,G 0A;i@+?,D"*@-?(D"I@""P?!Q)Y%PQunr ?(D"}.!?-Q.b_?-?(D"}2!Y=A*D"*@%?(Q}E!_Q!?(D"m!?(D"}*!A!?(D"}%!WA =Q ?!? =?*D" ?*D"%26?(D"}I!@!"P"P"P?%Q)eQ(T?(D"}E!A%QlllljUeS%P?%QlllljfQlllljU/!Q @8?"@ .&-?(Q}E!_?(Q2_?!?(D"}M!2}P!?(D"IA ?(D"DT%P?=2r!-?(D"F? Q#h_?(E#}E!L" ?(? Q!_A K"I?%/!."-?"@ -?!?%2p!-Q @8.!-?(Q}E!_?(Q~N!_?-2L?(D"}I!A!?(D"}M!Q%h_@%?"@ ?(D"}E!A8@*#P"P?*S%P?!?%T/#.!-?*?%?!aQ%iY/"?!?*Q%h_@!-?(?2D"2K"}U!?(?2z " z-#}E!?(Qw!_?(Q}E!_?!?/2|J?(D"IA ?(D"DT%P?=2r!-?!Q2_@!?(D"F? Q#h_?(E#w!L" ?(? Q!_A K"IQ @*. - -"P?+Q!eS/ ?,G /Q{!T/ Qunr ?(D"}.!?-Q.b_?-?(D"}2!Y=D"*Q)eQ(T/ ?(G s!A!Q ?!Q~1 V=Q.bG }+}CP@%?(D"D? T%P?=2r!-?(D"F? Q#h_A!?%N !?!Q!N  ?(? Q!_A K"I-Q @%? @!?;Q#V%P"k"P"k"P?;Q"U%P?(?|#?,D" A|"Q!_A12N?(G  %P?(G !@%?(Q!N t!?(?%N ~2!.%-?7?|#D"*K"*?7?|#E" L" ?(Q4N }I!?(D"}U!A-?|"Qkg_@*Q @!?(D"}Q!@%#Pz.                @|2"P?-?!?|"_Q!_V/ ?*Q2V/ ?%?|"_Q!_z   @|2-?*Q2a@*?!Q2_@!?%Q2_@%?|2z.ZZZZZZZZZZZZZZZZzB?|2z.""""""""""""""""z|;z.@@@@@@@@@@@@@@@@z|#z|:z]A+S/ -?-?!?+|N?|"_A+_A*Q1aA!W%P?%?+_Q1aG  QAT/"-?(Q}E!_?!2HA!%P?!Q!i.#-?|"Q"_."-?(G s!A!Q ?!Q~1 V=Q{!eQ.bG }+}CP@%?(D"D? T%P?=2r!-?(D"F? Q#h_A!?%N !?!Q!N  ? @!Q .#-?*Q0a-@!?(Q K"~F!?(Q K"}M!?(Rllll2L"}E!?(Q ?!Q!aA!?1a?!?1V?!?(D"}9!WfA!=K"~B!?(Q!?(D"}6!?1_?!=K"w!?(Q}E!_?(Qw!_2}:!?(Qt!_?(Q2_?(D"}I!A%?(D"}M!2}P!?(D"}E!A!%P?%?!2p!-?(D"I@!-?(D"D?!T%P?=2r!-?(D"F?!Q#h_?(E#t!L" Q!-@%?(?!Q!_A!K"I-?,D"%@+?,D" @*?(D"CA-?(D">T%PB Q2aA1C ?1Q*_?D?DD" Q!Q%Q~& 2|Y?1D"*Q} llljU%P?1D". -?1Q2_C -?(D"??-Q~& b_A1? ?"aK"J?1?8K"I?1?+K"F?1?*K"D?1Q K"6?1Q K" ?1?(D"~&!K"M?1?(H!s!O!|0?1?!? aN P?1?%N |3?1?;N |2?(?-Q!_K"C-?4?,Q2_A,U/ -.!-?.S/"?(Q K"~&!?(Q K"t!Q%@1Q @ Q%@.Q .!-?(D"~N!A %P?(D"~R!? Q%h2p!-?.S/!Q @ ?(Q K"~.!?(Rllllr L"~&!?(Q K"~8!?(Rllllr L"t!?(D"}2!@4?(D"}.!@,Q%@1?#@!#P"P?!Q0_G  A+Q"aQ(V/ ?+Q4aQ"V/ Qunr ?,?!Q*_D" A%Q.b_A"Q._?%Q!_?4Y=Qunr ?"?%?4Y=A"?"D"*Q)eQ(T=D"%@*?"D" @%?(D"~&!? T%P?(Q~&!_2r!?(D"s!@1-?1? Q#h_A"?*K"%?"?%K" ?(? Q!_A K"~.!?+Q"Y/ ?!Q%_D" @*?!D" @%?(D"~8!A+?(D"t!T%P?(Qt!_2r!-?(D"u!?+Q#h_A"?*K"%?"?%K" ?(?+Q!_K"~8!-?!Q2_@!?0Q2aA0/ -?(D"u!@1?(D"s!@.?(D"~8!-@"?(Q~N!_A!?2?)G |5A0?.? 2A?(?(D"~N!K"~F!?(?(D"~R!A,K"w!?(?,K"~B!?(?,?(D"x!Q%h_A4K"~J!?!?|#?0?1?"2A?(?(D"~N!K"}M!?(?(D"~R!A-K"}E!?(?-K"}I!?(?-?(D"x!Q%h_A+K"}Q!?C?(D"CA ? ?CW=A %P?(D"?@*?#Q0_@!#P"P?!G  A%Q"aQ(V/ ?%Q4aQ"V/ "k?,?4T%PQ @#?4.!-?(?,Q2_A"K"~B!?(?,z " z-#~N!Q!@#?"-@,?*?#K" ?*Q%_?(z #~N!z-" ?%Q"Y/ "k?+?-T%PQ @%?+.!-?(?-Q2_A"K"}I!?(?-z " z-#~N!Q!@%?"-@-?*Q6_?%K" ?*Q:_?(z #~N!z-" -?*Q~& _@*?!Q2_@!? Q!aA / --?(Q}E!_2~<!?(Qw!_2~<!?(D"t!A %P?1? Q#h2p!-?(D"~&!A %P?.? Q#h2p!-Q~8qr D" @!Qvqr D" @7?(D"m!@*?(D"}%!@#?(D"}*!@-?(D"}6!@"?(D"}9!@ ?(D"}=!@,Q @%?(Q K"~F!?(Rllllr L"w!?(Q}E!_?2?0?7%k?(QJ_@4Q ?,? ?,VA =@+Q!?"? =@,Q!?*?#?-VA =@*Q ?-? =@#?7Q%h@1Q%@.#PQ!?,?!Q*_D" A-_?!Q._D" A"?-V?"?+WfA =@7"PQ ?"?-a? =A0Q ?!Q%_D" A-?!D" A"a?#?-V?"?-WfA =T%PQ!?"?*_? =?7?02}R!S/!-?(D"w!?%T%P?(Qw!_2r!?(D"~B!@.-?.?%Q#h_A ?-K"%? ?"K" ?(?%Q!_A%K"~F!?/?02~5!?(D"|6@""P?0SA / ? / ?(D"|5?"_?7?0y,  -?(?"?0_K"|6?7?02d@"?(D"|0A-?(D"JT%P?42}Y!-?(D"M?-Q.b_A ?"K"*? R L" ?(?-Q!_K"|0-?!Q2_@!?1Q2aA1/ -?(D"~B!&Q%-A,?%2A?(D"M@!?(D"|0@4?(D"}M!@+?(D"}I!@*?(D"}E!@ ?(R L"}%"?(? K"l"?(?*K"x!?(?*?+Q%h_A%K"m"?(?!?4Q.b_A"K"~R!?(Qx!_"P?4S%P?*@%.!-?+Q%h@ "P#P? S/!?!?*E" L" ? Q2a@ ?*Q2_@*?!Q._A!?"U/ -?*@%?"@!.!-?!Q._@!-?(?%K"y!?(?!K"~N!2~<!?(D"w!A S/ ?,? Q#h2p!-?(D"6@"?(D":A %P? Q#h@ Q}*~!r D" @,Q @*?(D"|8@%?"@!#P"P?!D" G |+A#Q"T/ ?,?*iQ!eS/ ?(?%Q!?#hfA%K"|8-?!Q*_@!?*Q!_@*? Q*aA / --?@?DD"IK"I?@?Dz "?z-"??@?Dz "2z-"2?@?Dz " z-" ?(D"]A Q |7%P?(D"|N? Q%h2p!-?(D"2A %P?"? Q#h2p!-?(Q}."_C ?)Q}A!_@ Q @#B Q?aA!C Q!@*"P"P"P"PQm~!r G  Q!a0"!" -? QlllljK" ."-Q}%~!r D  @#Q @*-?!?|)E" L#*?!?|)D"*K"2?!Q}2~!r E" L"6? ?*?#?!Q*_2}.!-?!Q?_C ?)Q N }=!?)R!L"}6!?)R L"}.!?)Rllllr L"}%!?)R%L"l!?)R L"j?)Rllllr L"d?)Q!O!}Q!?)Q~N _A ?NQ!e2X? 2~=!Q~Rqr D" @,Q~Nqr D" @%?)D"}."@+?)D"}U"@#Q @*Qu~!r D" Q!T%PQw~!r D" A!Q~8~!r D" A"aA Q ? ?!X=@*Q~B~!r D" A!?"aA Q ? ?!X=@<-Q~Nrr Q*2~8!Qxrr Qxrr D" A Q*_K" Q~Rrr D" ? Q"h_A ?*K">? ?<K":? ?+K"6? ?#K"2? ?,K".? ?%K"*? ?|!K"%? ?5K" ?+%P?)D"}*"A!?+Q~& b_@%?)D"}6"A,?)D"}9"Q#h_@4?)Qy _@+?)Q~B!_@<#P?)Q N |V?)?!A H |3O |T?)? D" N j?)? G MN |S?)? H!|0O |R?)? G ON h?)? G |/N g?)? G NN f?)? G |2A!N d?)Q"Rlll}%}.}=rl!?!Q#h}J}%}D?!Q*Y=N e?)Q~N _Q.2}S!? E"D@O? D"I@"? D"J@#Q~Nrr Q%2~8!Qxrr Qxrr D" A!Q%_K" Q~Rrr D" ?!Q"h_A!?#K".?!?"K"*?!?OL" "P?#S/ ?,?4T/ ?#Q!a@##P?)?,E" L#d?,Q*_@,?)Q~N _2}L!?#S/!?#Q!a@#?,?4U/ --"P? G PA!S/ ?,?4T/ ?!Q!a@##P?)?,E" L#d?,Q*_@,?)Q~N _2}L!?#S/!?#Q!a@#?,?4U/ --? Q~& _@!?<? z "6z-" ?<? D"CK"2?)? D"2K"w!?)? z " A|2z-#t!?+?)E#~N!L"??+?)z #w!z-"2?+?|2z-" ?)Q"K"}U!?)Q"K"}A!?)Q"K"j?)Q!K"dQ @##P"P?#Q!_@*?+?#Q6b_A"D" A S%PQ!@#?*Q"T/!."-? Q"T/ ?"z "%@|2Q~Nrr Q%2~8!Qxrr Qxrr D" A Q%_K" Q~Rrr D" ? Q"h_?|2z-" Q!@#?*Q"U/!--?!?%U/ --?)D"}E"@!Q~Nrr Q!2~8!Qxrr Qxrr D" A Q!_K" Q~Rrr D" ? Q"h_?!K" ?!%P?)D"}A"A,?!Q.b_@"#P?,Q*_D" @!?,E" @OQ~Nrr Q#2~8!Qxrr Qxrr D" A Q#_K" Q~Rrr D" ? Q"h_A ?!K"*? ?OL" ?,Q._A,?"U/ --?)D"}M"?)D"}Q"2~1!2}%!@,?9?|!Y%P?)?|!K"|I-Qsqr 2w!Qtqr ?)D"|IK" Qsqr ?)E#|BL# ?)Q}%"_A Q~& 2v!? Q._Q*2v!? Q:_Q.2v!? QC_2w!.!-?)Q O!~Y!?)Q N }!"?)?DN } "?)?|1R?}%|2"u!?)?)QJ_A D"*K"w!?)? E" L"~8!?)Qvor E" L"~B!?)Q~Bor z " z-"~J!?)Q~Ror G  N y!?)?|1}DQ ?|%QlllljU=K"t!?)?|.N z!?)Q!N l"?)?)E"|8L#d?)?)D"|>K"j?)Q}2~!r E" L"|W?)Q}%"_A#?)Q~N _A ?>?)Qt!_Qyqr D" ?"Q!?,?,Q!X=24?)QlllljK"}A!?)Q O!~."?)Q O!}Q!?)Q N }=!?)R!L"}6!?)R L"}.!?)Rllllr L"}%!?)R%L"l!?)R L"j?)Rllllr L"d?)?)z "}A!z-"}Y"? 2u!?#?|.Q!e?!2;@,?#2~=!-?)D" A %P?)D"%? 2p!-?)Q._2~.!?|&QlllljfQlllljU%P?)D">?|&2p!-?|%QlllljfQlllljU%P?)D"D?|%2p!-?J%P?B?J2p!-Qx}Wr Q N  ?)Qt"_C ?,-~S:#.k!|V!|YB QIaA+C ?"D"*@&?!2~4!?+?"E" A3L":?+Q4N 2?+?&K"F?+Qlll*?#?#Qlll*Y=K"D?+?!K"C?+?"D"*K"??3}D@#"P"P?+D">A*Q)X/ ?#E  R{{{)}"R~M~U~Y&|</ ?+Q._A(Q2N %?(Q K" ?(Q#K"*.!-?+Q:_@0?!@,Qk@-#P?/Q!e%P"k"P"P"P"P?%?*Y/ ?#?%_G  A&Q?W%P?%@)."-?%Q!_A)?*Y/ ?&Q?U/ ?#?)_G  A&Q?W/!-?0?%2n!A)?*Y/!?#?)_G  @&-?&Q{!eQAU/ ?)Qkg?*_@%Q @&#Pz.                @2"P?*?&?)_Q!_V/ ?%Q2V/ ?#?)_Q!_z   @2-?%Q2a@%?&Q2_@&?#Q2_@#?2z.ZZZZZZZZZZZZZZZZzB?2z.""""""""""""""""z|;z.@@@@@@@@@@@@@@@@z|#z|:z]A(S/ -?*?(|N?)_A%?&_A(Q1aA&W%P?#?%_Q1aG  QAT/"-?+Q._?&2HA#S/&Q0Q(?#Q!e=@*?+D"C@,?#Q!i."-?+Q._?)Q#Q"?,D"*?-Q!_T=2}<!.%-Q(@*?(Q0a-@&?,D"*A#?,D" T%P?,2}Y!-?,D"%?#Q.b_A%?&K"%?%?)K" ?%?#Q%h?*fQ2_K"*?,?#Q!_K"*?+D":@#"P"P"P"P?&?+D">A*Y/ ?#?&_G  A)Q?W%P?&@%."-?&Q!_A%?*Y/ ?)Q?U/ ?#?%_G  A)Q?W/!-?0?&2n!A%?*Y/!?#?%_G  @)-?)Q{!eQNT/!-?+Q._?%Q%2}<!.#-?%Q!_@%-"P"P"P"P"P"P?%?*Y/ ?#?%_G  A&Q?W%P?%@)."-?%Q!_A)?*Y/ ?&Q?U/ ?#?)_G  A&Q?W/!-?0?%2n!A)?*Y/!?#?)_G  @&-"P"P"k"P"P"P"P"P"P"P"P?&Q{!eA(Q~; a0@!""""""""""&"""""""("""""%""""""! -"P?(QAa0. """"""""""#"-?)Qkg?*_@%Q @&#Pz.                @2"P?*?&?)_Q!_V/ ?%Q2V/ ?#?)_Q!_z   @2-?%Q2a@%?&Q2_@&?#Q2_@#?2z.ZZZZZZZZZZZZZZZZzB?2z.""""""""""""""""z|;z.@@@@@@@@@@@@@@@@z|#z|:z]A(S/ -?*?(|N?)_A%?&_A(Q1aA&W%P?#?%_Q1aG  QAT/)-?+Q._?&2HA.S/1?.Q!i.)-?1?+D"DT/,?)?+D"FW/-?,D"*A%?,D" T%P?,2}Y!-?(Q~X TA&@/?,D"%?%Q.b_A#Q%Q&?&=K"*?#?-K"%?#?)K" ?,?%Q!_A.K"*?)Q!_@&?1Q!_@1..-?&QIaQ{!eQ,Y/)-?+Q._?)2|+A&S/.Q @.Q"@%.&-"P?)Q|VW/ ?)Q%_A&?*W/ ?#?)_D  Q~R~B~5}H(U/ Q @.Q @%?&?*V%P?#?&_G  @%-?%Q{!eA#Q|*T/ ?#Q~> T/ ?%QIaQ{!eQ,V/ ?%Q|HeQ~" aQ{!eQ;X/ Q!@%.&-?+Q._?)2}7!.--"P?)Q|UW/ ?)Q&_A&?*W/ ?#?)_A%D  Q~D~#}Np)g?%Q%_G  Q~C gf/ Q @.Q @%?&?*V%P?#?&_G  @%-?%Q{!eA#Q|*T/ ?#Q~> T/ ?%QIaQ{!eQ,V/ ?%Q|HeQ~" aQ{!eQ;X/ Q!@%.%-?+Q._?)2}7!.,-"P?)Q|VW/ ?)Q%_A&?*W/ ?#?)_D  Q~L~H}N~A(U/ Q @%Q @(?&?*V%P?#?&_G  @(-?(Q{!eA#Q|*T/ ?#Q~> T/ ?(QIaQ{!eQ,V/ Q @.?(Q|HeQ~" aQ{!eQ;W/#-?+Q._?)2}7!.+-Q @.?(Q0a-@&Q#@%-?+D"CA,D"*A#?,D" T%P?,2}Y!-?,D"%?#Q.b_A(?&K"%?(?)K" ?(?#Q%h?%Q*f?%?.Q!e=fQ2_K"*?,?#Q!_A.K"*?-@%.%-?&Q~>!eQ~" aQ{!eQ;W/ ?+Q._?)2}7!.&-?+Q._?)Q 2}<!.%-?+Q._A(Q3N %?(?)K" ?(?)Q!_K"*.#-?+Q._?)Q/2}<!."-?+D">@*?+D":@#?1%P?%@-?/@(#P"k"P"P"P"P"P"P"P"P"P"P"P"P"P?&?*Y/ ?#?&_G  A)Q?W%P?&@%."-?&Q!_A%?*Y/ ?)Q?U/ ?#?%_G  A)Q?W/!-?0?&2n!A%?*Y/!?#?%_G  @)-?)Q{!eA&Q~< T/#?&Qz T/!?&QFT/*-?-Q!_?.T/(?(Q!eS/!.#-?(Q!e/#?-Q!_?.T/)-?+Q._?%Q(2}<!..-?(Q!eS/"Q!@/?-Q!_?.T/,-?+Q._?%Q&2}<!.,-?-?.Y/%?,D"%?-Q.b_A(D"%@-?(?%Q!_A&K"%?(?(D"*?.Q%hfK"*Q ?,D"*A.?-X/&<?,D"%?-Q.b_D"*Q)eQ%T.&-?-?.Y/#?,D"%?-Q.b_A(D"%@-?(?%Q!_A&K"%?(?(D"*?.Q%hfK"*Q ?,D"*A.?-X/%<?,D"%?-Q.b_D"*Q)eQ%T.%-Q!@/?(Q!e/(.!-?.?-Q!_U%P?%Q!_@%?(@/.(-Q!@/?(Q!e/&-"P?%?*Y/ Q @/"P?#?%_G  A&QFa01!(((((((((((((! -?&Qz T/ ?&/&-?+Q._?%Q!2}<!.&-?%Q!_@&Qk@-Q -@(?1Q!aA1/ ---"P"P?&?*Y/ ?#?&_G  A(Q?W%P?&@%."-?&Q!_A%?*Y/ ?(Q?U/ ?#?%_G  Q?W/!-?0?&2n!@%-?%?+D"FY/ ?+Q._?%Q/2}<!-?+G 2A)Q4U%P?+D".@#?+D"6@&"k?!D"*A/Qhb@(?/Q.bA-Q.|Q@%?!D"%A*?-_A.@,#P"P?(A-S%PQ @%.!-?-Q._@(?%Q!a@%?,Q%a?,Q.a@,D" Q1W/!--Q!@,?)Q{!eA(Q/X%P?(Q!U?(Q(Ue@,-"P"P"k"P"P?-S/ ?%?/Y/ ?,?*?%Q.b_D"*Q)eQ&Te@(.!-Q A(?/S/!<-?(/!?.Q%aD" Q)eQ(T/!?/-@(?%@/.!-?/Q!_A(Q%hQ)f@%?!D" ?/T%P?!2}Y!?!D"%@*-?!?(K"*?*?/Q.b_A-?%K"*?-R L" -?(Q.b@,?*Q*_@%?(Q%h@(#P"P?,%P?*D"*A-Q2Y/!?%Q%aQkK" ?%?(?-fK" .!-?/."-?*Q._@*?,Q.a@,?%Q._@%. - -@%-?!?)N :?!?%K"6?!?&K"2?!?#K".? ?"E" L" ? ?"D"*K"*? ?!E"%L".?+QI_C -}G7#>k%|Y!|VB QIaA-C "P?#S/ ? D"6@<? D".@+? D"2@,? D":G G@(?-R L#:? Q._@4?"Q ?"Q{!eQ1V=Q{!eQ|0bQ}2}Lr _A*?(Q!h_H!"@%? H!?@2? D">D"l%@6"P"P?!?,Y/ ?!?+_G  A)Q?W%P?!@&."-?!Q!_A&?,Y/ ?)Q?U/ ?&?+_G  A)Q?W/!-?,?4?!2n!A&X%P."-?&?+_G  @)-?)QAU%kQ &?#Q!a@7?2?%Qkge@=?*QA_@:?*?(Q!h_A!Q,_@>?!Q(_@| ?*G |/A;Q.bQm}Cr _@|!?*G NA|"?;_Q~1 W@5?,@!?+@#Q @2"P#P?&Q!_@."|YR ?&?,Y/ <R ?,?.aQ*V/ <?+?._E  -@B"k"P?5/ ?2?|"Y/ ?|!?2Q.b_G +A%Q ?%Q|2V=A%Q;bA(G },}8PQ!_@/?(E ~T}7P@?"PR!?%}JoA@R}0~"}/~F~%~Wl}5D}"|:%P???B|</"R @A"P?,?&Q+_A%V/ ?,?%aQ*V/ ?%?+_E  @A-?/Q*T/!?(Q~T}7r _A(E *@??@R~Cq~L}#}Yl~T~F8}"|:%P?/Q2T%P???A|</%.#-R @@"P?,?&Q3_A%V/ ?,?%aQ*V/ ?%?+_E  @@-???A|</#Qr!?/Q#haA%Q|3W/#?(E 2?@n?%}Jo|:/".#-???AnQl!?/Q#ha}JoR |</".!-???BnQr ?/Q#ha}JoR |</!-Q!@%?2.!-?-?<K"F?-?,K"D?-?+K"C?-Q2_?*?-QC_?.?B2K?-D"2@%?-D"6-@0"P"P"P"k"P"P"P"P"P"P"P"P"P"P"P"P?%Q!T%PQ!?0Q1eA/hA)?| H! eS/!-? ?&?6?-Q:_2|*A%S/5? D".@(?%? D"2A&Y/"?%?(_G  A!Q?X/!?%@#.#-"P?,?&?0?;_A%Q ?%Q{!eQ~1 V=Q{!eQ.bA.G }+}CPA%Q ?%Q|2V=Q;bG },}8P_A&Q"_A%W%P?%?+_G  QNT/!-? Q!N |%.5-?)?9?=fe/4"P"P?&Q#_A(?!Y/ ?#?(_G  A&Q?W%P?(@%."-?(Q!_A%?!Y/ ?&Q?U/ ?#?%_G  A&Q?W/!-Q @&?4?(2n!A%?!Y/ ?#?%_G  @&-?0Q!_@2?)?9f@9?>H! ?)e@!"P?1Q!T%P?!/(?:?8Q)eQ!h_H! ?)eS/!Q!@1? ?%?&?721A%/)Q ./-?!/&-"P"P"P?.Qm}Cr _A!G *Q!a0) ((((!"(-?&Q{!eQAU/&"kQ @0? D"2A.?%Qkg_@&? D".@)#Pz.                @C"P?.?%?0_Q!_V/ ?&Q2V/ ?%?)_Q!_z   @C-?&Q2a@&?0Q2_@0?)Q2_@)?Cz.ZZZZZZZZZZZZZZZZzB?Cz.""""""""""""""""z|;z.@@@@@@@@@@@@@@@@z|#z|:z]A#S/ -"k"P"P?.?0?#|N?%_A(_A&Q1aA#W%P?(?)_Q1aG  QAT/!-? ?#2HA#/!Q .#-?&Q0a.!-?#Q!i-A#?%Q"_T%k? ?#?!2}W!&?#--A%/).*-?&Q{!eQAU/%?-Q*_?!G -A&? D":G GA#?4?%Q!_2J?-D"*Q!T%P?-D".@(?1Q!?0=@1"kQ ?&Q&Y/ <Q ?(?#?&Q,bQ~&}7r _A#_G *A!Q ?!Q+VA!=Y/ <?#Q!?!=?(_G  A!Q ?!Q|2V=Q;bG },}8P-?%_Q"_A%S/*?8?(?0=@8.)-? ?%?!2ZA%/(.)-?&Q{!eQ~X U/#? ?%Q!_?!G -?72%A%/&.(-?%Q!_A#?&Y/ ?!Q?U/ ?#?(_G  A!Q?W/!-Q @!?4?%2n!A#?&Y/ ?#?(_G  @!-? ?#?!?721A%/".1-? ?%?&?!?727A%/!."-? G |#S//? ?%?&?721A%S/!-? D".@#?%? D"2A!Y/"?#?%_G  A)Q?X/!?%@&.#-?1S/#Q .%-?%Q!_A&?!Y/ ?)Q?U/ ?#?&_G  A)Q?W/!-?!?4?%2n!A&X%PQ @).*-?#?&_G  @)-?)QFU/(?&Q!_A%?!Y/#?#?%_G  A)Q?X/"?%@&.%-?*H!|,?/i-@!? ?!? G |%fQ!eN |%.(-?&Q"_A&?!Y/ ?)Q?U/ ?#?&_G  A)Q?W/!-?!?4?%2n!A&X/%?#?&_G  @)-?)QAT/ -."-"P? H!?A2S%P? D">@/.!-"P?1Q!eS/ ?9?:?8Q)eQ!h_H! eS/ .#-? D">A/D"l%A+?6T/ ?+?6V?+Qr WfA(/ "P?1Q!T%P?*G O?8Q)eiQ!e/!-? G AQ#Q!? G |#=V/!?*G |.Q!U/#Q%?/?6Q#hA%_?(=@5?+Q#h?%a@%Q!?#?!? D"6A#VA!=@,Q ?#?!=@+? D":@(#P?%S/"?5D" @#?5D"%@!?%Q*a@%?5Q*_@5?"Q!?,?#Q!_A._?!Q!aA#?.V?#?+WfA!=Q ?#?.a?!=?(G G2},!S/ -.#-? G A/"Q!@1-?/?6K"l%?8Q)e-@"?)Qz U%P.!-"k? G |#S%P?*H!0A!?1Q!eS/!<?*?"Q!h_H!4?!f.!-?*H!0@!?*H!2?1Q!e%k?*?"Q!h_H!4?!f&?!-?2ef-?*? D":G GQ!h_A!H!(?9f?!H!,fQkgeA#Q{{#e%P"k?*G NA!Q.bQ ?!?*G |/A"_Qt VA!=A%%P?"Q.bQm}Cr _Q!?!=Q%_@(?#Q{{#e@!Q @##P"P?(G  A"Q#T/ ?!?#Q1eiQ!eS/ ? Q*?"?"SQ 2}2!S/ Q!.#-?(Q._@(?#Q!_@#?%Q.aA%/ --Q -/!-?&Q!_@3-?-QI_C ?3-~?j"Bk%|YB Ql!aA6C "PQunr ? D".A+?!Q.b_A(?!? D"2A;Y=D"*Q)eQ%U/ ? D"6D"FG I?"Q{!eU%P?!?;Y/!?!Q!_A4?(D"*A&Q%iQ ?&Q)eQ%T=A1Y/!? D"?A&D"b@0?&D"I@-?#D"6Q*h@2?#D"2@3?#D".@8? G C@7#PQunr ?+?4Q!_A>Q.bA._?;?>X=D"*"P? G C%P?D@|&.!-Qunr ? D".?4Q.b_?4? D"2Y=A&D"*@/?&D"%@)R @|&"P? D"%A(?&D" A&Q!_A,V/ ?(?,aQ*V/ ? D" ?,_E  @|&-R!?|&RkQ)?)?&aQ"aA&?&Q)Y=Q#h}JoRkn}"?&}JnR}3x}F~W}5}T~=p};k|YRN}%oAE?Dm@|&?7?/Q*eQ#i?D?E}"R |<ff@7-?6? ?"?42|(?6G  %P?6G !A)Q ?)Q~1 V=Q{!eQ.bA&Qm}Cr _@("P?&G }*}CPQ)U%P?>? D"2A,Y/!?4Q"_A4?.? D".A/_D"*A&Q%iQ ?&Q)eQ&T=A)Y/!?(G -A&Q ?&Q~1 V=Q.bG }-}CP@(Q @9#P?6?3K":?6?8K"6?6Q K">?6?4K".Qunr ?/?4Q.b_?,?4X=D"*?6?9K"2?6Q!K"*? ?4?(?6Q*_2&?9Q!_@9Q%iA4?)V/ -.!-?6?3K":?6?8K"6?6?#E" L#*?6?#D"*K"2?6?2?)Q!_fK">? ?>?(G -?6Q*_2&-?<Q!_@<-?|&@DQ%iA&@4?&?1V/ -"P?-? D"?A"D"IY%P?<Q!|7?"D"b?0We?7e/!.#-?7Q!eS/"-? ?!2|Q.!-? D">A5Q K"s"#P?6Q*_?4_A"Q K" ?"Q*_Q K" ?4Q._A4Qw U/ -? G C@&"P?!?;Y%P?&@".!-?!Q!_A7?(D"*A"Q%iQ ?"Q)eQ%T=A2Y%P?&@".!-?5Qr"_@0?&@"#PQunr ?+?7Q!_A(Q.b_?(?;Y="P?&Q!eA*%P?D@|&.!-Qunr ?+?7Q.b_?7?;Y=A(D"*?(D"%@/R @|&"P? D"%A)?(D" A(Q!_A-V/ ?)?-aQ*V/ ? D" ?-_E  @|&-R!?|&RkQ)?/?(aQ"aA(?(Q)Y=Q#h}JoRkn}"?(}JnR}3x}F~W}5}T~=p};k|YRN}%oAE?Dm@|&Q#i?D?E}"R |<f?"fQ!e@"-D"*? D"6A=D"CA)%PQunr ?+?7Q.b_?7?;Y=@-Q @8?6Q*_@4#P?8Q*U%P?=D" @9"P"P"P"P"P?-G *Q*e/ ?*/ ? D" @1R @D"P? D"%A>?-D" A.Q!_A(V/ ?>?(aQ*V/ ?(?1_E  @D-?9G :A,Q!_@3?9E  @E?,Q)V/!?D?E|</%R @D"P?>?.Q+_A(V/ ?>?(aQ*V/ ?(?1_E  @D-?3Q*T/#?9E *@|(?,Q1V/"?3Q2T%P?D?|(|;/%.&-R @E"P?>?.Q3_A(V/ ?>?(aQ*V/ ?(?1_E  @E-?D?|(|</%Qr!?3Q#haA(Q|3W/%?9E 2?En?(}Jo|:/#.%-? ?7?92|1/".#-?D?EnQr ?3Q#ha}Jo|:/!."-?D?|(nQl!?3Q#ha}JoR |</!-?4Q!K" ?4Q*_?<K" ?4Q%_?7K" -?=Q%_@=?4Q._@4?)?8Q!_A8U/!--?5D"s"@<-?0D" ?<T%P?02~ !-?5D"~&"?<Q"h_?7K" ?5?<Q!_A<K"s"?|&@DQ%iA7?2V/ --?5?"N I?5?|&L#D?6Q~F _? ?#2|B"P"P?6D"|NA4?6D"bA(T/ ?6D"d@&#P?&?4D" U%P?(?4Q?_A4U/!."--?4Q|!_G  Q"U/!-? D"6A3G LS%PQ @4#P?4Qw T/#?6Q*_?4_?4Q._@4D" S/ --?3G |.Q!U/ ?6D"*Q!g@(?6D"6@&"k?3G IQ!T%P?&?(eS/"?6D":@9Q!.!-?&?(fQ!e/!?6D".@9Q -@>?>?5D"PY/ Qunr ?+?9Q.b_A&?9?;Y=Qunr ?&Q._?9Q!_A(?;Y=@0Qunr ?+?5D"|0?>QDb_A.D"CA*Q!h?(_A&Q.b_?&?;Y=A-D"*@2D"*?0D"*@/?0D"%@8?0D" @1?-D"%@0?-D" @-?3D"FA)D".?>W%k?)D"*?>Q:b_&Qt}-r -G 4@)"P"P"P"P"P"P?2Q)eQ"a0% !"%#-?)0(%&&&&%&-?)Q+W/#Q!?)hQ}=)eS/#.%-?)Q+W/#Q!?)hQ} &e/".#-?)/".!-?)Q!aQ)V/!-"P?*S%PQ!@=.!-?/?2gQ1W/!?.Q!Q!? D" ? D"*A)? D"%WA(=A/?1_?-?1V?-Q ?)?(=A)WfA(=Q ?-?1a?(=Q!?/?0_?)?8V?0?8WfA(=Q ?8?0a?(=2}"!@=?&@(-Q*e/ ?=S/ ?"Q!e%P? 2M-? D"?Q!N e?6R L |S?6z.                z-#|N? ?9?(?>?6Q~F _2|".!-?!@=?#@>?6Q*_@#Q @"Q @/Q @8Q @9B Q}=+aA%C ?%z.                z-"s(?%Q K ~>(?%R L"~8(?%R L"}2(?%z.                z-"}9(?%Q K }H(?%z.                z- y&?%R L"w&?%z.                z-"~F&?%Q K ~U&?%z.                z- s&?%z.                z- }M(?%Q K }1)?%R L"}*)?%z.                z-"y(?%z.                z- ~B(?%Q K ~*)?%R L"r)?%z.                z-"}M)?%z.                z- }6)?%Q K {)?%R L"x)?%z.                z-"~F)?%z.                z- t)?%Q K }T*?%R L"}M*?%z.                z-"}=*?%z.                z- }%*?%Q K ~M*?%R L"~F*?%z.                z-"~8*?%z.                z- r*?%Q K"|8?%R L"P?%Q K"M?%?%D ~U&K c?%?%z "~F&z-"|I?%?%z "~8&z-"|:?%?%G ~7&N }"!?%?%z  ~*&z- g?%Q K"}6!?%R L"}*!?%Q K"m!?%?%D }H(K }X!?%?%z "}9(z-"}I!?%?%z "}*(z-"}9!?%?%G })(N ~1!?%?%z  ~X&z- ~!!?%Q K"~B!?%R L"~8!?%Q K"t!?%?%D ~>(K }#"?%?%z "t(z-"x!?%?%z "r(z-"~F!?%?%G ~!(N p"?%?%z  }L(z- })"?%Q K"}M"?%R L"}A"?%Q K"}9"?%?%D }1)K ~4"?%?%z "m)z-"~&"?%?%z "~R(z-"}Q"?%?%G ~Q(N ~E"?%?%z  ~A(z- ~7"?%Q K"y"?%R L"~N"?%Q K"~F"?%?%D ~*)K }<#?%?%z "}U)z-"}.#?%?%z "}E)z-"l#?%?%G }D)N }P#?%?%z  }5)z- }@#?%Q K"s#?%R L"}Y#?%Q K"}Q#?%?%D {)K ~I#?%?%z "~N)z-"v#?%?%z "w)z-"~.#?%?%G ~>)N {#?%?%z  ~1)z- ~M#?%Q K"}2%?%R L"}%%?%Q K"l%?%?%D }T*K }T%?%?%z "}E*z-"}E%?%?%z "}6*z-"}6%?%?%G }5*N ~-%?%?%z  }#*z- }X%?%Q K"w%?%R L"u%?%Q K"~.%?%?%D ~M*K }"&?%?%z "w*z-"~R%?%?%z "t*z-"~B%?%?%G ~1*N }5&?%?%z  ~!*z- }#&?%Q K"}6&?%? A+D"6A2D"FD".A5K"}6&?5%PQ*?5?5Q*Y=@ ?%QM_@*#P?*?#D"*K"*?*?#E" L" ?#Q._@#?*Q~. _@*? Q!aA / --?%Q}9&_?+?>2|B?%D"}A&@!?%D"}=&@(?%D"}9&@*#P?(?*A U%P? Q?_@*? D" ?!U/!? Q:_E" @E? Q2_E" @D?%QM_? Q%_G  Q)eQ~. b_A#? Q*_E" A|&L"C?#?DL"F?#?EL"J?%?|&L#}E&?%?DL#}M&?%?EL#}U&.!--?5%P?+D".@/?+D"2@#Q @ Q @*#P?%QM_?*Q)eQ~. b_A.?.G MN B?.D" %PQt}-r @(?2D"FA!D".?*W%P?!D"*? _@(-?%QI_?+?.D"%Q!_A&?(?2D"D2^?."kQ ?%D"IQ!U/ <?(G 8Q)U%P?%D"J@"Q!.!-Q -A!N @?.Q!N ??.?"K"2?.?!K".Q)@)?(G 6A!Q ?!Q~1 V=Q.bG }*}CP@""P"P"P"P"P"P"P"P"P"P"P"P"P"PQunr ?/?&Q.b_?#?&X=D"*Q)eQ!a0)!"#%&() -Q @).(-Q!@).&-Q"@).%-Q#@).#-Q @&Q!@0Q%@)Q%@,Q!@(?"0,*####%#&(*#-Q @0Q!@&Q&@)?"@,Q!@(?"0,)""""#"%&)"-Q(@)-Q @0Q!@(?)@,Q @&?"0,&    ! "#% -?)Q#T@(.%-?,Q"T@(.#-?0@(."-?&@(.!-?)Q(eQ%T@(-?.?(N A?.Q!N S?.?.D"?K!T-? Q:_@ ?5?*Q!_A*U/ --"P?2D"FA D".A-S/ ? D"*A&?-Q:b_@.?%Q~8*_@(?2G I@8?&@#Q @"#P?#Q:_@ "P"k?8?#G 3A!U%P?!Q"U%PQ)@)?"?#G 8Q)T/"<-."-?"@)?#G 8-@3Q @#?%QM_A,?)Q)eQ~. b_A0D"?A/Ql"eS?/Q:iA!Q UfQt}-r ?&?)Q:b_?)?-Y=G 8Q)Tf@2Q @*?3Q)eQ~. b?,_A1D"?A,QllljeQlll2U%P?,Qll%eQ2i?2f@*-"P"P"P?!Q!a0""! -Q"@#?2?*?,efQ!eS/!-Q!@#-?%?3K"w*?%?#N v*?%?)K"~8*?%?*QkgQ!eN ~B*Q @##P"P?(?#A!Q#h_A,G %A#S/ ?%QM_?,D" Q)eQ~. b_A,G ?Q!eS/ ?,Q K!T?,Q N S?,?#N |7-Q!@#?!Q!eS/ -?0G |7Q"T%P?1?/K!T?1Q"N S-"P?0D".Q!U/ ?1D".Q!U/ ?1D"2@!?%?0D"2K"}I*?%?+D"2K"}E*?%?+z " z-#}6*?%?!K"~B*?%?+D"2K"w*?%?+z " z-#t*?%Q}6*_?%Qt*_2|2S/ ?%?)K"~B*?%?3K"w*?%?3K"v*?%?)K"~8*Q @#Q @*#P"k"P?%QM_A)?(?#Q#h_A!D" Q)eQ~. b_A#G |7Q!U/ ?#G MQ"T/ ?!D"%Q)eQ~. b?)_G |7S.!-Q -@!?#?!N |5Q!@#?*Q!eQ!@*S/ ---? ?.T/!?"Q!_@"? @#. - -?5%PQ @##P?%QM_?#Q)eQ~. b_A3D"I@1?3D"F@(Qt}-r @&?#?+D"6A2D"FA,D".YA!S%P?,D"*?#Q:b_@&-?3G S@-"P"P"P"P"P"P"P"k"P"P"P"P?(?1Y%P?-/.?2D"DA(D"6A"S/.Qt}-r @ ?!S%P?,D"*?#Q:b_@ -? G 3Q!U/.? G 8Q)U/.? G 6A Q ? Q~1 V=Q.bA!G }%}CPQ#T/.?2G I/.?"Q:b@ ?!Qm}Cr _G +A!Q ?!Q|2V=Q;bQ~T}7r _@.?(D"2@)?,G I?2G JQ.bG }A}KPQ.bG }-}CPU@&#P"P? ?)_A(Q2aD" A"S/ ?&/ ?(Q6aD" A!G  QHU/ ?"Q!aA*?.G :U/ ?.?!Q!_?*2}R!S/#-? Q:aA / -..-?3G N@0?3G |/Q!eA S?-Q"Te/-?%QM_?&G 8Q)eQ~. b_A!D"2@/?!D".@,?!D"%@.?!D" @*Q ? ?0Q!e=/&?+D"?Q!N eQt}-r @&?2D"FA D".?#W%P? D"*?#Q:b_@&-?,%P?%QD_?+?/2}>!?%D"F@8?%D"D@0-?%Qt*_A!?+D">Q!?+D":A D"D?(_?1? D"FWA =A)Q ?1?(aA"? =A1?&?2D"D2S?%D"t*S/"?%?%D"~8*K"}M)?%?%E"t*L#}E)?%D"v*@2?%D"w*@&?%D"~B*@(?,%P?%?%D"}M)K"}=*?%?%E#}E)L#}6*?%?(K"}I*?%?&K"}E*?%?2K"}A*?%?/K"~B*?%?+D"2K"w*?%?+z " z-#t*?%Q}6*_?!2|2/"-?%?%D"}M)K"~8*?%?%E#}E)L#t*?%?&K"w*?%?2K"v*?%?(K"r(?%Q K"~F)?%Q!N }*(?%?%Qr(_K"}A*?%?%Qw)_K"}=*?%?%Qt*_A K"}9*?%?%Q}*(_K"}6*? Q"?(?%Q}6*_Q}Y}-r 2|7?,/#?%D"~F)A0S/"?%G }*(Q!e/"?%D"~B)@,?%D"~J)@8?%D"w).%-?(Q*aD" @!Q @,"P?(Q%aD" A"S%P?!@ .!-?!?"_@/?!@ ?"@("P#P? G  Q+aA&Q9XQ Q!?&hQpll%e=S%P?!?"_Q!a@"Q @&#P?"?&_G  Q+aA!Q9W/#Q!?!hQpll%eS/#?(?&Q!aA&_/ -.#-? Q!_@ ?(Q!aA(/ -?/@ .!-?&?(_@,-?%?,K"~J*?%? K"~F*?%Q"K"~B*?%Q}W}1r K"w*?%?*K"v*?%?.K"~8*?%Q!K"u*?%Q~S}*r K"t*?%Q}6*_?%Qt*_Q%2[?+?=?3?#?%D"}9*A!?%D"}=*2|,?%D"}6*A S/,?!? 2p!.,-?%Qt*_?1Q!Q!2})!?%D"u*@(?%D"t*/*?%?%D"~8*A!K"x(?%?(K"~R(?1SA /(? /%?!?)?1y,  .%-?%Rllll2L"~R(.&-Qunr ?2?(Q.b_?&?(X=A D"%@,? D" -@ Qunr ?2Q._?&Q!X=D" @"?%?8K"v*?%?0K"~8*?%Q!?)?,?"aA!_?!?1W=K"w*?%Q ? ?"aA ? ?1WA =K"u*?%Q!?)? =K"t*?%?1?!aA(Q ?(?1X=K"~B*?%Q~R(_?%Qt*_Q#2[?%D"y(A"/!.#-?+D":A D"D@,?%Qt*_Q ?1?(aA"?1? D"FWA)=A2Q!Q!2})!?%D"u*@ ?%D"t*Q!T/!?%?%D"~8*A&K"x(?%? K"~R(?2SA!/#?!/ ?&Q!?(?,_?)=?2y,  -?-S%P?+?=?3?#?%D"x(A!?"2|,?%D"~R(A S/&?!? 2p!.&-?3D" Q!U%k?=?.?-Q"U=?=?*=&?3D"%-@!?+D"??%?#N ~<*?%Q N v*?%Q1N ~=*?%?!K"~8*?%R L"t*?%Qt*_2m!.!-?%D"~8* -?%D"~R(@ -? S/!?%D"x(? 2p!.!-?%D"~8* -?#Q!_A#?5U/ --"P?%D"}6&A)S/ ?)Q!a@*Q @##P?#Qw%T/!Q!Q"?%QM_?#_A Q~, _G  Q U? Q6_D" fQ!eA =? ?*=@ ?*Q!a@*?#Q~. _@#? Q"T/ -? S/ ?+D"6D"FA!D".A"Q:b@ ?!D"*A&@##P? A!%P? Q:a@ ?#D" @(?#Q:_@#?(Q"U/!--?"Q:b@ Q @#"P#P"P?#Qw%T/ ? S/ ?%QM_?#_@("P?!S%P?(D" S/!Q!@"?(Q~, _G  Q!U/!.%-Q!@"?(Q~, _G  Q"T/#?&D" Q"U/ ?(D" /#-?&Q:_@&?#Q~. _@#? Q:a@ ?)Q!aA)/!--Q @"-?+D"?A ?"? G efN e?+D">A:G IQ!T%P?+2M?+D">@:-?:Q K"t!?:E#s!@|&?:Rllllr L#s!?%Q K"}M)?%?|&L#}E)?+?=2}F!@2"k?+G CAAS%PQunr ?+D".?=Q.b_?=?+D"2Y=D"%A ? Q Ua.!-?+D"*A Q ? ?+D"%X=-@C?2@!?:D"s"A|%%PQunr ?+D".?:D"~&"D" A Q.b_? ?+D"2Y=D" @!-Q @*?:Q K"v!"kQ ?%D"}6&A|!S/ <Q @("P#P?%QM_?(Q)eQ~. b_A G |7/!?|!?(Q!_A(U/ -Q .!-Q!?(Q!_A#?|!Y/ <? D"*@)#P?%QM_?#Q)eQ~. b_A G |7%P?#?(?)? D"*A W=@(?)? ? ?)W=@)-?|!?#Q!_A#U/ -Q!-@|""P?|%S%P?!@.?2A @1.!-?|&R?}%}D@@?:Qu!_@7?:D"~&"A,?|%Q"h_@;Q!?+D" ?+D"*AB?+D"%A W=@|#?:Qw!_@<?+D".@4?+D"2@??BQ!a? V@5Q @)?2A/@1?!@.#PQunr ?4?,D" A"Q.b_A#?"??Y=D" @-Qunr ?#Q._?"Q!_??Y=D"%@ ?)Q!_@8"P"P"k"P?|"Q!e%k?%QM_?(Q)eQ~. b_A| D"*?)T/!Q!&Q -@|"?(@#? @(?-@"Q .!-"P"P?|!S/ Q @##P"P?%QM_?#Q)eQ~. b_A&G |7%P?&D"*A0?)W/!-?#Q!_A#?|!U/!."--Q!@|"?#Q!_A&?|!Y/!#P"P?%QM_?&Q)eQ~. b_A3G |7S/ ?3D"*A3?)X/ ?&?#?0?3W=@#?0?3?0?3V=@0-?|!?&Q!_A&U/ -.!-Q @|"-?| G |7Q!T/!Q"-@&?%D"}E)?*T%P?%Q}E)_2~%!?%D"}I)@@-?@?*Q:b_A)?(K"6?)?"K"2?)?&K".?)?-?.?*=K"*?)?/?1?*=K"%?)Q ?9?*=K" ?%?*Q!_A*K"}M).!-"P?*/ ?:D"s"?8X%P?2@/?!@-.!-Qunr ?4?:D"~&"?8Q"h_D" A"Q.b_?"??Y=D" @/Q @-"P?5S/ Qk@)?|#G  @(#P?)A"Q~ }1r _G  ?(TA&S%P?"Q!_@)?"/!--?/?BY/ ?AS/ ?&/ ?/?|#_G  Q|3U/ ?:D"~F!A1?:D"w!T%P?<2}D!-?:D"~B!?1_Q|3N  Q!@9?:?1Q!_A.K"~F!Q!@--?-?/_@-? @/-?:D"v!A"?:D"u!T%P?72~ !-?:D"~8!?"Q"h_? ?-? ?-W=K" ?| ?-K"P?| ?/K"|0?:?"Q!_K"v!-?#@(?8@)? @/?,Q%_A,?;U/ --?%?.K"~F)?%?1K"~B)?%?9K"w)"P"P?|!S/ Q*?|!?|!Q*Y=@)?%Q~. _@#Q @(#P?#D" ?(_@(?#Q~. _@#?)Q!aA)/ -?(S/ Q|%QF?A=@??+D"*A"?+D"%WA!?"Q"Vf@|#Q!?+D" A4?!=@7?:Qw!_@;?+D":@A?%Qv*_@B?CQ ?"?!=W@<?*@,?(@8Q @-Q @0#P? @!?8A3Q!a@8Q @##P"P?%QM_?#Q)eA"Q~. b_A D"6S/ ? D"J@&"P?-Q!eA5S/ ?&?0U%P?&?0V/!."-?#?/Y/!?0@&-?|!?#Q!_A)W%P?#@-#P"P?%QM_?)Q)eQ~. b_A D"6S/ ? D"J@""P?5S/ ?"?0U%P?"?0V/!."-?0@"?)?/Y/!-?%?)K"~B*?%?)K"w*?%?#K"~8*?%?-K"u*?%?"K"v*"k"P?"?&T%P?)?-V/!?&@"?B."-?B?"?&Y/!<-?&@"?%Qt*_-A D"*@#? D"%@-?"@&-?|!?)Q!_A)U/ -?#Q)e@"-?#@/Q @ ?%QM_?"Q~. b_A| D"JA0?8aA"Q ?"?0X=@-Q @""P?| G |/Q!T%PQ @)Q!@&?| D"DA"?| D"CA V/!?"?AD"FW/!-?"? a@)?AD"D? _@&-?*?-V@#"P?|%S?(?3TeS%P?!@ ?1@!.!-Q @9Q @ ?)Q ?C?!a?!?CW?<fA"=X%PQ ?)?&Q!?!?7_?"=?)2}R!=@ -?%Q K"w)?%?!K"~B)?%? ?!_A K"~F)? @.-?*?-?#=@5"P?)S%P?%??N t*?5S@@Q!@#?%Qt*_@".!-?&Q ?&?)Q!aA#_G  Q|3TA-=@""P"P?5/ ?-S/ ?|#%P?%??N t*."-?&@"?4H  Q~!~Y U/ Q!@.?%Q!K"~F)?%Rllll2L"w)?%??N t*Q @9Q!@!Q @2.!-?%??N t*?#?)?-=@#?"?&?-=@&-?5S@@?#Q)X%P?%Qt*_@"?#S%PQ!@#."-Q @)#P???&?)_G  T%P?&@".#-?#?)Q!_A)U/ -Q!@#.!-?%Q?_???&?#2|<?#Q!?%D"?Q!TA"=@#?&?%Qt*_?"=@"-?!@1?:D"~F!@-?;?#2~5!?:D"~F!@!?#%P?:D"~B!?!_?"?#y,  -?:?!?#_A!K"~F!Q!@&"k?@S%P?!@)?-.!-?9@&?.@)?1?,S/ <?%D"}I)A"?!K"*?"?-K"%?"Q!K" ?1-@3Q @!Q @@?| D"6Q!T%P?| D">@@?| D":@!-?%D"}E)?,T%P?%Q}E)_2~%!-?%D"}I)A#?,?5?,?5V=A"Q:b_@| "P?,?5X/ ?,?"aQ:bA"S/ ?| Q:_?| ?"y,  -?| ?@K"6?| ?!K"2Q!@-?| Q!K".?| ?)K"*?| ?3K"%?| ?&K" ?%?,Q!_A,K"}M)?8/"?%?2K"~R(?%?:D"~F!K"x(.%-?|!?#Q!_A#U/ --?,@*?!@ -?%D"}I)@#?%?2K"~R(?%?:D"~F!K"x(?*%P?*@,.!-?+?%Q~R(_?%Qw)_?%QM_2|#Q @,-?%Q K"~R*?%?#?,Q:b_A)K"}9+?%Q~F*_@/?%Qv*_@&Q!@*#P?*?(Q"Tf@*"P"P#P"P?*Q!eS%P?&?(Q.b_A!D" A"Q#U/!-?#?)T/"?%?#Q:_A!K"}6+?#D" A"Q#T/"?%?"K"v*?%?#Q%_E" L"w*?/?#Q._E" L" ?/?#Q6_D" K"*Q @(?!@#Q @*.!--?%?"K"}6*?%?!E"%A|&L"}9*?(Q!_@(?"/!?%D"~R(?|&}DU/!?+D">D"~F!?%D"x(U/!?%?|&R?}%|2"~R(Q @*."-?%?CK"~8*?%? K"u*Q @(?%Q K"t*?+?%Q~R(_?%Qt*_?%QM_2|#?+D">Qs!_Q:2v!?+D">A ?%D"}M)K"t!? ?%E#}E)L#s!?%D"}6&A&S/"#P"P?%QM_?(Q)eQ~. b_A"D" S/ Qt}-r @#?+D"6A!D"FA D".?(W%P? D"*?(Q:b_@#-?"D"%"P"P?#D" Q!a0"! "-?!D"D@#-?#D"*A"S/ Q!_@ ?#D"%@!Q @##P"P?"?#V/ ?!?#_G  QHU/ ?%Q:_?+? ?!?#22?%D":Q!U/ ?+?%D">2|Q-?"?#Q!_A#U/ --?(Q!_A(?&U/ -."-?+?%Q~R(_?%Q}6*_?%QM_2|#Q @*. - -Q @#?+D"6A,G KA/Q!T%P?,D"FG IA Q ? Q1V=Q|0bH!}?}LP@#-?%D"}6&A(%P?#Q{{#e@-Q @##P?%QM_?#Q)eQ~. b_A*G S@2"P?*D" S/ ?*D"%@""P"P"P"P"P"P?*G |7Q!U%P?2Q!U/)Qt}-r @*?+D"6A.D"FA D".?#W%P? D"*?#Q:b_@*-? G |,S/!?*G 6@&?+D"2@!?.G I@ ?*G 3Q!a0"#%"-Qt}-r @)?+D"6A&D"FA D".?#W%P? D"*?#Q:b_@)-?*G MQ"T%P?+D"??%?#N ~<*?%Q N v*?%Q0N ~=*?%?"K"~8*?%R L"t*?%Qt*_2m!.)-Q @!?%QM_?)G 8A.Q)eQ~. b_A G AQ!T%P? G MQ"U@!-?*D"2@,?*D".@1?*G |5S%P?&G I@&Q/@ Q @0?"@*"P"P"P?)G 3Q!a0"!* -?&Q!e/)?.Q)U/!Q3@ .)-?&Q!eS/(?.Q)U/ Q2@ .(-?!?1fS%P?)G 5@ .(-Q-@ ?1S/&?%?"K"}6*Q!@0?%?%Q}6*_K"t*?+?"Q!_?,?%Qt*_Qu}1r 2|7?%D"}6*@*.&-Q @)Q @0? D" Q!T%PQunr ?+D".? D"%A&Q.b_A!?&?+D"2A Y=D" @0Qunr ?!Q._?&Q!_? Y=D"%@)-?%Q2_?+D"?A D"C? D"D?0?)2R?%Q!N ~=*?%?#N ~<*?%Q N v*?%?"K"~8*?%?%E#2L"t*? ?%Qt*_2m!?1S/(.&- -? Q!e/!.%-? Q!e/#-?&Q ?&Q~1 V=@)Qunr ?+D".?"Q!_A Q.b_? ?!Y=A D"%@,? D" @&"P"P"P"P?+G CQ!T%P?%Qt*_Q!?+D" ?+D"*A!?+D"%WA =Q ?!? =?&?,26?%D"t*@,?)Q|-aQ{!eQ"Y/!?,QlllljT/%?%D"u*@&?%D"~8*A!%PQ @*#P?!?*T/%?&?*_?*Q!_@*G  QIaQ{!eQ,V/ --?,S/%?&?,2p!.%-?.G JQ.bG }D}KP?)Q.bQm}Cr _A.G #Q Ue@!Q)@)"P"P"P"P"P"P"P"P"P"P"P"P"P"P? D"*Q)eQ!a0) !("#%&*-Q!@).%-Q"@).#-Q%@)."-Q&@).!-Q(@)-?!/0?.G *@*.!-?!//Q#@)?.G *A*Q!T/"-?*Q{!e0,.""""#"%*&"-?!?.G *Sf/-?.G %S/*.--?,?&aQ"W/,?.G %S/).,-?)Q#U/(.+-?)Q"U/&.*-?)Q%U/%.)-?)Q(eQ%U/#.(-?,QlllljfQlllljT/&?%D"u*?,2p!.&-?,S/%?&?,2p!.%-?)Q&T/#-?+Q%?"?#2l!."-?+D"??%?#N ~<*?%Q N v*?%? N ~=*?%?*K"~8*?%R L"t*?%Qt*_2m!?0S/!-?%?#K"w)?%?+D"2K"w*?%?+z " z-#t*?%?+K"}6*?%?%Qw)_K"}9*?%Qt*_?"Q!_?,?%Q}6*_Qr}1r 2|7-"P?/S/ Qt}-r @*?+D"6A"D"FA&D".A!?#W%P?&D"*?#Q:b_@*-Q @)?&G IA Q ? Q1V=Q|0bG ~/}LP@,"P?*G 8A Q)T/ ?%QM_? Q)eQ~. b_D" / ?-? ?!V%k?&D"*? Q:b_&Qt}-r -G 6?,aQ1ei@)-?*G 3A!Q"T?2Q Uf@&?"G I@ "P"P"P"P?!Q!a0"" !-?&?)fQ!e/#."-? Q!g@ -? ?&f?)fQ!e/!-?-?*G 6?,aQ1eiQ!eS/ ?+Q#?=?#2l!-?#Q!_A#?(U/ -?+D"6@,-"P?+G CS/ ?,D"FA"G IA Q ? Q1V=A!Q)aQ{!eQ~Y!V/ ?"D".A S/ ?!Q|0bA!G ~-}LP@2?"D"*A.Q3_@#Q @*?!G ~/}LPA)?!G ~,}LP_Q{!e@!?,G IA"Q!e@&? Q:bA @("P#P"P?#Q#_G  ?!U/ "P"P"P?#G  Q!a0" "!-?&S/!."-?&S/!-?%QM_?*Q)eQ~. b_A!D" @/?!D"%@&."-?#Q:_@#?*Q!_@*?(Q:aA(/ -Q @/-?.Q3_@#Q @*?)?2_Q{!e@!?"Q!e@"#P"P?#Q#_G  ?!U/ "P"P"P?#G  Q!a0" "!-?"S/!."-?"S/!-?/?%QM_?*Q)eQ~. b_A!D" eQ!U/"?+D"??!D"%@!?%Ql~Y#O!v*?%Q(N ~=*?%R L"t*?%?!?&?!?&W=K"~8*?%Qt*_2m!?+D"6@,."-?#Q:_@#?*Q!_@*? Q:aA / --"P?,D"FA!D".A S/ ? Q:bQ:a@ ?!D"*Q8_@#Q @)?,G I@&#P"P"k?&?#Q&aG  A!U%P?!Q"U%P?)@(Q)?#G  Q)T/"<-."-?#G  @(?)-@"Qt}-r ?,D"FA!D"*?"Q:b_?"?!D".Y=G 8@-?%QM_A!?(Q)eQ~. b_A2G U@.?2G S@(?"Q)eQ~. b?!_A*G |6@/"P"P"P"P"P"P"P"P?*G SA!Q!T%PQ @""P?(Q!a0#+ " -Q @(.*-?(Q!a0#&#!"-Q @(?-Q)T/(?.Q!eS/(?/Q!e/(.#-Q @(?-Q)T/#?.Q!e/".#-Q @(."-Q @(?!Q#U%PQ @".%-Q @"?/Q!eS/#."-Q"@(-?!Q#T/ Q @".!-Q"@"-?*?"N W?2?(N W-? S/!? Q:a@ ?#Q:_@#?)Q!_@). - -Q @#?+D">Q K"~F!?%D"}6&@0"P#P?#?0T/!?+?%QM_?#2~(!?#Q!_@#S/ -?+D"?A7?7D"bQ!_K"b?7G dQ!U/ ?7D"|NA @-?7Q K"|N?7E"|I@|&?7Rllll2L"|I?%? K"~F)?%?|&L#w)Q|%QF?+G C=@)Q!?+D" ?+D"*A!?+D"%WA =@9Q ?!? =@5?7Qw _@8?+D"2@1?+D".@2?+D"6@.Q @"#P?+?%QM_?"2~(!%P?%Qw)_Q"Q!?%D"~F)?-WA =A#2~5!?%D"~F)@!?#%P?%D"~B)?!_Q~;}+r Q~S}*r ? =?#y,  -?%?!?#_K"~F)?%Qw)_?.D"FA D".?"W%k? D"*?"Q:b_&Qt}-r -G 6A Q ? Q~1 V=Q.bG }+}CPA Q ? Q|2V=Q;bA G },}8PA#2~5!?%D"~F)@!?#%P?%D"~B)?!_? Q~T}7r _?#y,  -?%?!?#_K"~F)?%Qw)_?%QM_?"Q)eQ~. b_A<G WQ"hA D"~B}SPA#2~5!?%D"~F)@!?#%P?%D"~B)?!_? D"~N}SP?#y,  -?%?!?#_A K"~F)"k"P"P"P"P"P?<D" A&S/ ?<G |7Q!U/ ?%Qw)_A#Q&2~5!?%D"~F)A!?%D"~B)_A Qz}+r D  K  ? Q} },r G  N %?%?!Q&_K"~F)?<|."*?#2}N!?%D"~F)A ?%D"w)T%P?#2}D!-?%D"~B)? _QFN  ?%? Q!_K"~F)?<D"PA!?<D"|0A#T/"?!?#V?!?5WfA /"Q!?#?9_? =@/?!?#a@(?+Q 2}F!?#T/!?(Q!U/!?/G  ?)U/!."-?+?%QM_?"2|0/"? Q!a@#?%D"w)@ .#-?%Qw)_A#Q(2~5!?%D"~F)A!?%D"~B)_A Q}!},r D  K  ? Qo},r H  O %?%?!Q(_K"~F)?%?(K"u*?%?/K"t*?%Qt*_Q!?#2D?%D"~F)A ?%D"w)T%P?#2}D!-?%D"~B)? _QFN  ?%? Q!_K"~F)-?<G |5S/ ?%Qw)_Q02~5!?%D"~F)A!?%D"~B)_A Q}%},r E  L  ? Q},},r E  L (?%?!Q0_K"~F)-?%Qw)_Q)2~5!?%D"~F)A!?%D"~B)_A Q}4},r D  K  ? Q}7},r D  K #?%?!Q)_A#K"~F)?&%PQunr ?2?<D"%A#Q.b_A!?#?1Y=A D"%@3? D" @;Qunr ?!Q._?#Q!_?1Y=A D"%A=@|"? D" A#@!?<D".Q!T%PQunr ?2?<D"2A Q.b_? ?1Y=A D"%@|"? D" @!-?%?=K"}I*?%?|"K"}E*?%?!K"}A*?%?#K"}=*?%?3K"}9*?%?;K"}6*Q @##P?%Qt*_?#_A(Q%_Q ?%Q}6*_?#_A Q%_D" A&? D" A a?&?5W? ?&WfA&=K" ?(Q!? ?9_?&=K" ?#Q*_A#Q:U/ -?%D"~B*@,?%D"w*@/?%D"v*@(?%D"~8*@&Q @*?%QM_?.D"FA#D".?"W%k?#D"*?"Q:b_&Qt}-r -G 8Q)eQ~. b_A#D".Q!T%P?%Q*_?+?#D"22}>!?%D"*@*?%D".@ -"k"P"P?<G |5S%P?9?;_@!?<G |7Q"U/!?%?,K"~R*?%?/K"~N*?%Q"K"~J*?%Q~ }+r K"~F*?%?(K"~B*?%?&K"w*?%Q~Q}*r K"~8*?%Q ?3?;a?3?;V?3?5WfA =K"u*?%Q!K"v*?%Q!?!? =K"t*?%Qt*_@*Q&.#-"P?*S/ ? Q ?|"?!a?5?|"V?!?|"WfA#=U/ ?*Q!?!?9_?#=? 2}R!S/"-?%Q ?=?;a?5?=V?;?=WfA =K"u*?%Q!?9?;_? =K"t*?%Qt*_@*Q!."-?%Q ?=?;a?5?=V?;?=WfA =K"u*?%Q!?!? =K"t*?%Qt*_@*Q!.!-?%?,K"~B*?%?/K"w*?%Q"K"v*?%Q~ }+r K"~8*?%Q ?!?;a?!?;V?!?5WfA =K"u*?%Q!?9?;_? =K"t*?%Qt*_@*Q#-@ ?*? ?%Qw)_2D?%D"~F)@#-?%D"w)?#T%P?%Qw)_2}D!-?%D"~B)?#_QFN  ?%?#Q!_A!K"~F)?%D"w)@ Q ?!S/!<-?%?#K"~F)?#-@!? ?!T%P?%Qw)_2}D!-?%D"~B)?!_Qz N  ?%?!Q!_K"~F)-?"Q!_A"?0U/ -?%?%D"~F)A K"~8*?%?%E#w)L#t*?82w!?8?%D"~8*K"*?8?%E#t*L" ?7D"ZA!?7D"|>T%P?7Qu _2~&!-?7D"|B?!Q&h_A"?>E"2L"2?"?>z " z-" ?"? K">?"?-K":?7?!Q!_K"Z-?%Q}=+_C -?6Ql!_C -~ 6!)kB QIaA(C "P"P"P"k"P"P"P"P"P"P"P"P"P"P"P"P"P"P"P"P"P"P?"G 2Q!a0/!-".#%&()%*+, -?"G 3A&Q ?&Q~1 V=Q.bA#Qm}Cr _@)?#G }*}CP@#"P"P"P"P"P"P"P"P"P"P"P"P"P"P"P"P"P?"G 5Q(a00 !C"#%&(CCCCC)C-?#Q&a0&)B*+,B-?(Q K"F?(Rllll2L"C?!?"?(QC_2|HQ!@%?(D"F@"?(D"D@#?)G -A)Q%X%P?)Q,bQ~&}7r _A%Q!?%?!D":G G_G *A)Q+VA*=@%?)Q ?*=@*-?(Q*_?#?"?%?*28?(G +@%?(G *@)? Q~= N *? RlllldL" ? ?!D"6G -Q?fN +"P?)S/ ? Q~" N *? ?%N (?"?%Q ?%Q|2V=Q{!eQ;bA!G },}8PU/ ?!Q~T}7r _@!?#@%#P?"%P?%G  @)?!G  @*?%Q!_@%?"Q!a@"?!Q!_@!?*Q?Q ?*Q~" aQ{!eQ<V=fQ{!e?)Q?Q ?)Q~" aQ{!eQ<V=fQ{!eT/!."--? Q~# N *-?(D"CA!%P?#?!2p!-? ?&N %.B-?#Q(a0#-,.,-? Q~% N *? RlllldL" ? ?!D"6G -Q|&_N +? ?&N %.@-? Q~=~3 O!*? RlllldL" ? ?&N %.?-? Q~=u O!*? RlllldL" ? ?&N %.|"-? Q~=~6 O!*? RlllldL" ? ?&N %.|!-? RlllldL" ? Q~(~8 O!*? ?)G ,N &? ?&N %.| -? Q~=|2O!*? RlllldL" ? ?&N %.>-?!?"D" ?"D"%2jS/<."-?!?"D" ?"D"%2j/!.;-?!?"D" ?"D"%2jS/:-? Q~=MO!*? RlllldL" ? ?&N %.:-?)G %A!Q#U%P?!?"G 7T/#-? Q~=~, O!*? RlllldL" ? ?&N %.9-? Q~= N *? RlllldL" ? ?!D"6G -QAfN +? ?&N %.8-? Q~=s O!*? RlllldL" ? ?&N %.7-? Q~=~. O!*? RlllldL" ? ?&N %.6-"P"P"P"P?"G 3A#Q~1 Y%PQm}Cr @&Q{!@%?"G 5Q0a0%%"!#!-?#Q.bA%Qm}Cr _@&?%G },}CP@%?"G 5Q0a0%#! " -? RlllldL" ? Q~=~H O!*? ?%N &? ?#N %.8-? Q~=w O!*? RlllldL" ? ?#N %.7-? RlllldL" ? Q~= N *? ?%N &? ?!D"6G -Q|-_N +? ?#N %.6-?&G "S%P? Q~=~= O!*? RlllldL" ? ?#N %.6-? Q~=~L O!*? RlllldL" ? ?#N %.5-?"G 3@#?"G 5Q4T%P? RlllldL" ? Q~=~H O!*? ?#N &.5-?(Rllll2L"C?(Q K"F?!?"?(QC_2|H?!D":G G@"?(Q:_?#Q ?#Q1V=Q{!eQ|0bQ}2}Lr _A%?(D"DA&?(D"FA)2|U"P"P?(D":Q!T%P?%?"Q!h_H!(?(D">A*Q1eiQ!e/!-? RlllldL" ? Q~= N *? ?#N &? ?!D"6G -QKfN +?(Q2_?#?&?)?"2|6?(G 2S/!?(G 3@!? Q~" N *? ?!N (.!-? RlllldL" ? Q~= N *? ?%G |/?*_N %? ?!D"6G -Q|+_N +-?(D"CA S/4?&? 2p!.4-Q4@#"P"P"P"P?"G 3A&Q/aQ ?&Q/W=Q!a0%#!5" -Q!?!D" ?!D"*A#?!D"%WA+=A)@!Q!@%Q!Q ?#?+=A+S/3<?)?+_#P?!G  Q+aA%Q9W/2Q!?%hQpll%eS/2Q!@%?!Q!_@!?#Q!aA#/ -Q @#@!.2-?!D"6G -Q2f@#.3-? RlllldL" ? Q~=|%O!*? Qlll*?!D":D".A ? Qlll*Y=K" .4-Q1Q0?!D"6G ,Q"T=@#.1-?!D":@!?"G 5Q#a0"+,*-? Q~=FO!*? RlllldL" .1-? Q~=|*O!*? RlllldL" .0-? Q~= N *? RlllldL" ? ?"G 3QO_N +./-? Q~= N *? RlllldL" ? ?"G 3Q~8 fN +..-? Q~=}W!O!*? RlllldL" .--? Q~=}U!O!*? RlllldL" .,-"P?"G 3A"Q ?"Q~1 V=Q.bG }*}CPQ(T%P?!D"6G -Q!U/!-? Q~=~: O!*? RlllldL" ? ?"N %.,-? RlllldL" ? Q~&v O!*? ?"N %.+-QN@"?!D"6A!G ,Q"U%P?!G -QMf@"-? Q~) N *? RlllldL" ? ?"N +.*-? Q~=|(O!*? RlllldL" .)-? Q~=DO!*? RlllldL" ? Ql~,}R~L!?!D"*A ? Ql~,}R~L!Y=K" .(-? Q~=|%O!*? RlllldL" ? Qlll*?!D".A ? Qlll*Y=K" .&-Q @%-?#Q!U-@*?&Q!aQ.V%P?&@#.!-"P"P"P"P?&Q!a0/############! -?%S/!Q:@#.#-Q/@#?"D"%A!?"D" A"X/"?!?+W/"Q/Q=?"?)_G  Q~; aQ~>!e=@#."-?!G  A"Q|0T%PQ;@#."-Q @#?*S?"Q|"Uf/!"P?!G !A!Q})!T/ ?!Q~M!T/ ?!Q~#!U/"-Q<@#.!- -? Q~= N *? ?#N +? RlllldL" .!-? Q~= N *? RlllldL" ? ?!D"6G -Q| _N +? ?&N %-?(QI_C -}<2!4kB Q}M#aA#C ?#Q%_?!Qt}#r 2?"k?#D"%QlllljU%P?"G G?#D"*A(?#D".A)2OQ{!eA&?&Q"T=.!-?"G G-@&?#R!L#M?#R L#I?#Rllllr L#D?#R%L#??#R L#:?#Rllllr L#2?#QlllljK"|5?#Q N P?#Q}2~"r K"}*!?#?"E"6L"b?#?"z ">z-"h?#?"G FN m!?#?"E"*L#|I?#?"D"2K"|N?#?"G |,A-N }(!?#?"G |+N }&!?#?"G IA.N }%!?#?"G HA/N }#!?#?"G |*A0N o!?#?"D"%A1K"Z?#?"D" A2K"|B?#Q!O!|>?#?&Q!eA*N n!?#?!K"}.!?#Q}2!_?!D"6A3?!D":A4?!D"C?!D"D25?#Q>_@&"P"P"P?#D"}2!A+%k?!D".?!D"2?+?#D"}6!A,2hA!%P?!D" @%?!G P?*W/"?%Q%U%P?!G 6Q!e?*X/#-"P?#D"}=!A+S/ ?!G Q@,?#D"}9!@5?#D"}A!@6?#?/N ~7!?#?0N ~6!?#?*N ~5!?#?1K"}I!?#?2K"}E!?#?-N ~:!?#Q!N ~9!?#?.N ~8!?#?"Q6_A%E" L"}Y!?#?%z "*z-"~&!?#?%G :N u!?#?"Q*_A"E" L"}M!?#?"D"*K"}U!?#Q K"}*"?#Rllll2L"m"?#Q}."_A"?+?6?#Qm"_2} !?#Qu"_A%Q}2~"r ?"?,?#Q}E!_2}!!?#Q K"}A"?#Rllll2L"}9"?#Q}Q"_A"?3?4?#Q}9"_2} !?#Q!N t"?#Rllll2L"s"?#R L"r"?"?52|%?#?#D"~."K"}I"?#?#D"~&"A"K"}E"?#?"?#D"s"aQ!_K"}M"?#Q2_QO?%?#Q}E"_2:?#D"}9"A"%P?#D"}="?"2p!-?#D"m"A"S/ ?#D"}%"?"2p!-?#Q2_?!?(?)2.?#D"}.!A"G  @%"P"P"P?!G RA(Q+U%P?#Q~8 _@)?%Q!a0""#!-?%S/)?#z.                z-"y"?#Q~5}Y!O!}I#?#Qo}=m2K!},#?#Q,N }*#?#RlllldL"}9#?#Q#N }2#?#Rllll2L"}A#?#Q"N x"?#Q K"u"?#Q2_?#Qu"_Q~R}#r Q!Q!Q 2|:.)-?#RlllldL"}9#?#z.                z-"y"?#Q~6}Y!O!}I#?#Qo2K!},#?#Q,N }*#?#Q#N }2#?#Rllll2L"}A#?#Q K"u"?#Q"N x"?#Qk?!Q}I}4r aQ~O~?~%}##bA!Q"i?!Q:Y=N }@#?#Q2_?#Qu"_Q~R}#r Q!Q!Q 2|:.(-?"D"*@!?"D"%@"?#Q K"}Y"?#Rllll2L"}Q"?#Q}E!_A%?"?!?#Q}Q"_2} !?#Qu"_A!?#D"}*!?%?(?)2}!!?#Q2_Q|1?!Qm}%r 2:?#D"}Q"A!S/&?#D"}U"?!2p!.&-?"G !@!?#D"}*!@"?#z.                z-#}E!?#?!N }X!?#Q N }Y!?#Q"Q ?!Q#aQ{!eQ"VA!=N ~ !?#Q(N }U!?#Q.Q(?!=N }W!?#Qu"_A!?"?(?#Q}E!_?)2}A!?#Q2_Q|1?!Qm}%r 2:.%-Q @"Q @!#PQ!?!hQ ?"Q}I}4r _?+?,2,=?%f@%?!Q!_@!?"Q~& _A"Q}6#U/ -Qt Q~1 ?%=&Q~0 -@!?#RlllldL"}9#?#z.                z-"y"?#Q~= N }J#?#?!N }I#?#Qo}Gm2K!},#?#Q,N }*#?#R L"}A#?#Q#N }2#?#Q"N x"?#Q K"u"?#?%K"}9#?#Q2_?#Qu"_Q%Q Q!Q 2|:.!-?#RlllldL"~N!?#z.                z-"t!?#Q~= N } "?#Q(N ~@!?#Q,N w!?#R L"x!?#Q#N ~F!?#Q K"}E!?#?%Q%TA"N ~B!?#Q~/ Q~. ?"=N l"?#Q"N ~.!?#Q"Q ?"=N ~C!?#Q7Q0?"=N ~A!?#Qk?!Q}I}4r aQ~O~?~%}##bA!Q"i?!Q:Y=N ~U!?#Q2_?#Q}E!_Q%Q Q!Q 2|:-?#Q2_Q ?(?)2.-? ?#E#2L" ? ?#H!|@O!T? ?*N |6? ?&E" L".? ?&z "*z-"6? ?&z ":z-"C? ?&z "Dz-"J? ?&G MN |5? ?#D"|NA!?#D":A"?!?"VA!=K"*? ?!?#G |?fQ!eN S?#D"%A Q |7%P?#D"*? 2p!-?#Q}M#_C -p-!5kB Q}="aA&C Qx}Wr Qx}Wr G  A(Q!?(=N  ?(%P#PQx}Wr G  A(/ Qx}Wr ?(Q!?(=N  ?(/ --Q}*~"r D" @0?&Qu!_Q ?#?#Q}.~"r D" A)?!?"_Q?_A*aA(Q ?(?)X=WA+=A.Q!Q!2})!?&D"~8!@2"P?&D"u!Q!U%P?&D"v!@1Q @(?.SA,/!?,%P?#@(."-?1Q!Q!?*?0_?+=?)?*V=?.y,  ?#@(.!-?&D"v! -?&Qu!_Q}*~"r D" Q}.~"r D" ?!?"? 2B?&D"v!@0?&D"~8!@5?&D"u!@6?&?&D"}."K"I?&?&z "l"z-#??&?&z "~N!z-#2?&?&z "w!z-# ?&QM_?1?(2|=?&?&D"MK"|8?&?&D"|0A)K"|5?&?)K"|6?&?)?&D"PA!Q#h_A#K"|:?!%P?&?)Q*_A!K"|6?)D"%@7?)D" @/?!@)-Q @!"k"P"P?#?)T%PQ @(.!-?&?)Q*_A"K"|6?)D"%@8?)D" @(?"?#U/!-?&Q K"Z?&Rllllr L"|>Q @.Q%.!-?&?)Q2_A"K"|6?)D"*@.?)D".@3?&Q K"Z?&Rllllr L"|>Q%?"?#T/ <Q @"Q%@,#P"P?&?"?)_A*Q:_A-K"|6?#?-T/ ?*Q6_D" @9?*Q2_D" @4?&?*Q?_K"|6?4S/ ?-D" A-S/ ?*Q>_D" @+?&D"|>?!T%P?&Qu _2q!?&D"|B@,-?"?,_A*?4K" ?*Q._?+K" ?*Q*_?-K" ?*Q%_?9K" ?&?!Q!_A!K"Z?)?"Q2_A"_Q2_?#U/!--?&D"|B-@*?8Q ?(=@)?7Q ?/=@,?(Q!?(=@(?/Q!?/=@-"P"P"P?%QkT%P? Q#U/!?&?3K"}%!?&?.K"m!?&?)K"j?&?(K"h?&?,K"d?&?-K"b?&?!K"l!?&?*K"|W?&Q N |I?&Qu!_A ?&Qw _?&2)?&Q}*!_? Qs y,  ?&G }9"@+.#-Q"@"?%Q9W%PQ&@#."-?%G }/oP@#.!-Q!@"Q!?6?0?5WA#=@+Q ?0?#=@/-?&?3K"}%!?&?.K"m!?&?)K"j?&?(K"h?&?,K"d?&?-K"b?&?!K"l!?&?*K"|W?&?/K"|N?&?+K"]?&?#N [?&?"N |I?&Qu!_A!?&Qw _?&2)?&Q}*!_?!Qs y,  ?&G }9"@+? Q"U/ ?&D"}2!A S/ ?&D"}.!A!? Qv b_@%?&D"}9!A(?&D"}=!Q#h_@ Q @"#P?!D"|:@#"P"P? ?(T%P?"?#Q UeQ @"/!."-?#%P?"Q!eQ @"S/".!-Q @"?(G  Q!U/!?(G !Q|1U/!-?!Q K" Q!@"-"P?!D"|>A)S/ ?(Q*a@#?(?)Q#h_@(#P? ?#Q*_A#T%P? @(."-?)Q!aA)/ --?!Qv _A!?%U/ --?&Q}*!_A ?+Q!eQ!2;? 2~=!?&D"|>A %P?*? Q%h2p!-?&Q~& _2~;!?2%P?1?22p!-Qx}Wr Q N  ?&Q}="_C -}C,"&k#|VQ:@&"P"P"P"P"k"P"P"P"P"P? Q{!eQ"a0% #"!*-?"S/&?!?"_@(?!@ #P? G  G ~&}&PQ!T%P?%Q!_@%? Q!_A ?(U/!.)--Q,@&?"?%V/)?"?%T/&?%S/)?!?%_G  Qr U/)Q!?"?%Qkg_S/%<?%?"a@)QG@(Q @%Q!@"#P"k"P"P"P? ?"_G  A!QGa0"! "-?(Q{!e@*QG@(Q ?*QGU/"<.!-?%Q!aQ|1W/ QG@(?%Q!_.!-?!QIaQ{!eQ+W%k?!Q~>!eQ~" aQ{!eQ;W&Q -/+?%Q|3Y/+?!@(?%Q!_-@%?)?"Q!_A"_/ -.#-Q(@&?"S/(#P?"S%PQ:1-?"Q!a@"?!G  ?!Q!_@!QIaQ{!eQ,V/ -.(-?"%k?"Q!a@%?!Q!_Q ?!G  QGT=&Q -@ Q/@&?%?"? =A%S/&? ?!? =A ?%_@#Q @!? @""P#P?"G  Q|*T/!?!Q!_@!?"Q!_A"?#U/ -#P?%S%PQ:1-?%Q!a@%? G  ? Q!_@ QIaQ{!eQ,V/ -.(-?!S/&Q @##P?!?#U%P? ?#_?#Q!_@#G  QIaQ{!eQ,V/!.)--?%?!Qkg_S/&?!?%a@#Q!@!#P?!?#_S%PQ:1-?!?"_?!Q!_@!G  QIaQ{!eQ,V/ -.&-Q-@&?"Q<V/%?!z   A+z.tttt~4tt~4tt}Itt~)ttz|QA-z.++++++++++++++++z|Sz.                z/ !"#6&(9*+<-.| 01?-zBz|KS/%z.                ?!z  ,A,z.}Itt~)tt~)tt~3ttttttz|QA-z.++++++++++++++++z|Sz/ 34#67(9:+<=>| |!|"?-zBz|KS/%"k"P?+z8&QIaQ{!eQ,b?+z8(QIaQ{!e_A Q-X%PQ|!Q!? hQt6e/"<? Q"T/!-Q|"Q ? Q!aQ.V=.!-Q>Q| ?+z8"QIaQ{!eQ,b?+z8#QIaQ{!e_A ?+z8 Q!h?+z8!_? =Q#e=-?+z8*QIaQ{!eQ,b?+z8+QIaQ{!e_Q!aX/&?,z8!QIaQ{!eQ,b?,z8"QIaQ{!e_Q9W/&?,z8%QIaQ{!eQ,b?,z8&QIaQ{!e_QOW/&?,z8)QIaQ{!eQ,b?,z8*QIaQ{!e_QOW/&Q:@&?"Q<aA"S/%"P?"Q!T?!G <A Q~: Te/ Q-@&"P? Q|)a0# ( (-?"Q(U/(?!G =A"QIaQ{!eQ"W/(?!G >A QIaQ{!eQ+W/(?!G | QNU/(?!G |!QIaQ{!eQ&W/(?!G |"QIaQ{!eQ+W/(?"Q|,U/ ? Q|-W/&-Q.1-?(QGU/"?%Q|3V-?#S/"Q!eS/".!-Q,@&?#S/!-Q:1-?&1-Q--~;.";k!|YB Qt aA%C ? D"C@&? D"?@)?"@,?!@#"k#PQ @.Q!@1Q @ "k?)?&S/ <"P#P? ?)_A/G  QHT/!?&? Q!_A U/ -?&A.@ ?).!-? Qkg?&_@.Q @1?/Q!_-@/Q ?4/!<"k?,S%PQ @,Q!@7Q!@4Q @&?#.!-Q @&"P#P?#?&_A0G  QHT/!Q!@4?,?&Q!_A&U/ -Q!@7?,@&?#.!-Q @4?&Qkg?,_A"@,?0Q!_A!-@0"P"P"P"P"P? %P?)G  Q~X T/!-? ?&T/!Q .(-Q ?&S/&<?%QD_?&Q!Q!2})!?%D"F@)?%D"DQ!T/!Q @ ?%Q K"C?%?%D"IK"??%?)K">?#?&_@("P#P?#Q!_@&"P?#G  A)Q|#U%P?&@#.!-?%Q:_Q ?&?&?(TA)=2}B!"P?%G :%P?%G ;@*?%Q2_?&?#Q"_?)=A&Q ?&?(UA)=2}B!?%G 2/!-?%D">A S/#?%D"?? 2p!Q .+-?&?)_@#?%G 3?*Q%hf@)-?%D">? T%P?%Q>_2}D!-?%D"?? _?)N  ?%? Q!_A K"C?#?(U/ -?%D">@&?%QD_?%D"?A)? 2C?%D"DS%P? }J@>.%-?&QlllljT%P?%E"F@>?)@&? @).%-?&S/ ?)?&2p!-Q .&-?#?)? 2}R!@ ?.@&?/@)?0@#?1? Q UA(fS/#."-?%D"I -Q ?&QlllljT/"<?%Q!O!|8?%Q K"|5?%Q!N P?%QOK"|0?%Q K"J?%?)K"F?%QOK"D?%?>}DA5K"|6?%?5K"M?%?5K"I?%Q*_@8Q @ Q @6B Q2aA+C "P?%QD_A(G |#/ ?(D"%@-"P?(D"2A2?(D"*A;W/ ?2?(D".A*V/ ?(Q6_A<?(G :A3_Q!aG  @9?3Q&V@=#P?*?-_@:"P"P"k?2?*aA#Q)X%PQ @ Q ?#S/!<#PQ!?9? ?:_G  T/"<?#? Q!_A U/ -?#@ Q .!-?+Q*_?9?:?#2|<?+D".@ ?+D"*-Q!T%P?(? ?*_Q!_A*K".?*?3V/"?*?;W/"?=S/!?-?*?3aA _?<?32}R!/"?(D">@#?(?*K">?#?-_@6? ?#a@ .&-?(?2K"..#- -?*?2X/ --?(Q!N |#"P?(G CQ!T%P?(D"?@*?(D">@#.!-?(D"?A*?(D">A#T/!-?#?-_@6?*?#a@ -?8? K"%?8?6K" ?+Q2_C ?%D"*A Q!? =@#"P"P"P"P?%D".Q ? =Q!a0" !"-?#G  Q|*U/!Q!@(."-?#H  Q}Kv U/ Q!@(.!-?)?5_@-?)@ #PQ @(? ?-T/!"k? F  A#Q |9%P?#Q{!e@#? Q!_.!-? G !Q|3e@+?#Q|"e@*?#Q|HX%P?*Q(h?+f@#? Q"_.!-? G "Q|3e?+Q(hf@+?#QdV%P?+?*Q.hf@#? Q#_.!-?*Q4hQll~N e? G #Q|3e?+Q(hffA#Qll~& T/"? Q%_-@ Q!@("P"P?#Q|#a0-#!!!!!!!!!# -?#Qv T/"-?#Q?V/!?#Q{ aQ?W/ --?&%P?)?&2p!?.@&?/@)?0@#?(?1fS/".!-?.@&?/@)?0@#?(?1fS/!--Q ?(/ <Q @ ?7%kQ &"P?"S/ #P? ?!_G  QHT/!?"? Q!_A U/ --?!-S-?%Qt _C -~E+!,kB Q}M!aA)C ?)Q?_? D">A*Q~& _A1Qm!y,  ?*Q K"~&!?*Rllllr L"}Y!?*R%L"}Q!?*R L"}I!?*Rllllr L"}A!?*R*L"}9!?*R L"}2!?*Rlllll!L"}*!?*R%L"m!?*R L"|W?*Rllll2L"h?*R!L"b?*R L"]?*Rllllr L"Z?*R%L"|>?*R L"|8?*Rllllr L"|5?)Q K"D"P?!Q!T%P?"? D"2A,Y/!?"Q!_A*? D".A-?"Q.b_D"*A!Q%iQ ?!Q)eQ&T=A.Y/!Q*@!#PQunr ?-?*Q.b_?*?,Y=D"*?)Q2_? ?*2|@?)D"2A0Q"T/"?)D"6@2?)D"??+T%P?)Q?_?+Q!Q%Q.2~)!-?)D"C?!_A"?2K" ?"Q%a?0K" ?"Q*a?*K" ?)?+Q!_A+K"D?!Q._@!Q%iA"@*?"?.V/ -.!-?)Q:_? Q 2|@?)D">@"?)D":@*?)D"?S%P?)Q?_2}Y!-?)D"CA!?"K"*?!?*K"%?!Q K" Q!@+?)Q!K"D-?)Q K"}=!?)Q K"}2!?)Q K"]?)Q K"|B?)Q K"J?#?%QFb_@.?)D"CA!?+Q.b_@/?)QF_@0?)Qt _@-Q @+Q @*#P"P"P?!S/ ?!?/T/ ?!Q._@%Q!@"Q @,?!D"%Q!U%P?%@!."-?)Q*_? ?!D"*2}>!?)D".@,?)D"*@"?%@!.!-"k"P?#?.U%P?#QF_@%Q @!Q!@"?#D"2A,?#D".A#V/!?(?,V/!?#?&_@"?,?#a."-Q @%?-Q!Q 20?)D"}=!A ?)D"}2!A!? ?!V=A#%P?)D"}9!@+?)D"}.!@!?)D"I@ #P?*?!D" A"W%P? ?"Q"h_?+D" K" -?!Q%_@!?+Q%_@+?#Q!aA#/ --?)Q K"PQ @"?)D"JA %PQ @!?)D"M? V%P?)QM_Q ? Q%Q*2~)!?)D"P@!-?)D"|0A"?!Q#h_@+? Q!U%k? Q#hQ*aA#%P?+Q ?#y- -? ?!_A Q!a@!?"? Q#h_Q*a&?+-R L" ?)D"J@%?!Q!_@"-?)?"K"P"P?)D"DA#S/ ?)D"I@!?%Q"h@*Q @+?)D"|0@%#P?*S/!?"?!D" A W%P?%? Q#h_A ?+K"%? ? D" Q!_K" -?!Q%_@!?*Q%a@*?#?+Q!_A+U/ --?12~2!?1?)Q?_Qm!y,  ?)Q}M!_C 1-Q -@,?%@#-?)Q K"}I!?)?,K"}E!?)?"K"}A!?-?*?)Q}A!_2}G!?)D"F?*T%P?02~ !-?)D"I?+_?*K" ?)?*Q!_A*K"J?+Q%_@+. - -~(,"*k!|YB Q}=!aA%C "P?"S/ ?"?#2OQ{!eQ"U/ ?%z.                z-"b?%Q~2}K!O!}9!?%Q,N |W?%RlllldL"}*!?%R L"}2!?%R#L"m!?%Q}+}Em2K!|Y?%Q"N |N?%Q K"|5?%Qt}#r 2kN }1!?%QD_?"?#Qy}#r Q"28?%?%G EQk?%G D=N }0!Q%Q*2>A&%P?%Q?_? Qt}#r 2|O?&?%E#?L" Q!@)?%Q!K"J?%?&K"I?%Q!K"F"P? G jQ!T%P?%Rl(L"m!? ?%Q~& _?&Q!2}1!.!-?%QM_?"?#2}5!?%G P@"?%E"M@.?%QF_A#2r!?%D"IA&?.L"*Q"@(?%Q"K"J?"?%D"FQ"aW%P?#Q"Q!Q%Q*2~)!?%D"J@(?%D"I@&-?"%P?&?(Q#h_A"Q#K"%?"Q~Y}#r K" ?(Q!_@(-?%?(Q"Y%|Y?&Q._@"?(Q!aQ{{{{!e@)Q @##P?"Q%aD" ?"D" 2d?#_@#?"Q*_@"?)Q!aA)/ -?#}JR?oR"m&R"-L"m!?%D"F@)? ?%Q~& _?&?(2}1!?)S/"-?&?)Q#h2p!.!- -"P?!S/ ?!D"JA"S/ ?"QCb@#?!D"I@"?%Q~J _@)#P"P?"Q?_G  A*Q#T/ ?%QM_? D"l!?"2?"P"P?%D"MA!QlllljT%PQ*@&Q~3 @(.!-?%D"P/!Q+@&Q~4 @(?!S/ ?%D"|0?!2p!-?)z.                z-" ?%Q~= N }:!?%?(N }9!?%?*N } !?%?&N k?%Q,N |W?%RlllldL"}*!?%R L"}2!?%Q#N m!?%Q!N l!?%Q"N |N?%Q K"|5?%Q*N |Y?%?"2kN }1!?%Q:_? ?"2|O?%?%E#:L"M? ?%Q~& _?%QM_Q!2}1!.!-?!S/ ?%D"|0?!2p!-?"QC_@"?#QCaA#/ --? D"l!A!D"?A"%P?!D">A(?"Q%h_@+?%Q~J _@,#P?(D" @)?%Q~& _?(D"%A!Q!Q!2})!?%D"|6@*"P?%D"|5S%P?%D"|8@&?!%P?!%P?&?)?!y,  -?&@"?!@##P?"Q?Q ?"G  A-Q~" aQ{!eQ<V=?-fN  ?"Q!_@"?#Q!aA#/ --?(Q2_@(Q}Uk@"#P"P?"Qs}&r _D" ?!U/ ?"Q~&}&r _D" ?&?!2}R!/ ?%Q*_?&?!Qyor Q"28.#-?"QC_A"/ -?%Q2_?&?!Qyor Q"28?%G 2S/!?%G 3@"?,z.                z-" ?%RlllldL"}*!?%Qu}!!O!}9!?%Q}%}=m2K!|Y?%Q,N |W?%R L"}2!?%R#L"m!?%Q"N |N?%Q K"|5?%?"N }0!?%?!K"|0?%?)K"M? ?%Q~& _?%QM_Q!2}1!.!-?%D"|8 -?*%P?&?*2p!-?(?+U/ --?%Q}=!_C -~:*!5kB Q}M!aA%C "PQunr ? D":?!Q.b_?!? D">Y=D"*Q)eQ%U/ ?%Ql"O!}I!?"Q{!eA,Q ?,Q1V=Q|0bA"H!};}LP?"H!}8}LPf@*?"Q};}Lr _@5?"Q}8}Lr _@6?"Q}2}Lr _@.?%Q}I!_@)Q @"#P?#?)_@&Q!@#?5?&G  Q!hA&_H! ?&?6_H! f?*g?2f@2?"Q!eQ!@"S/ -?.G |/A3Q.bQm}Cr _Q!?.G NA"?3_Qt VA#=A&?"Q ?#=Q.b_@(?!Q!_@*?.H!2?2e@/?%Q}I!_@0Q @)#P?&?(U%P?)A"Q!_@)?&Q._@&?/Q!?"Q1ehA4eS/!"P?!? D">A+Y/ ?*? D":A-?!Q.b_D"*A#Q%iQ ?#Q)eQ%T=A7Y/ ?*@##PQunr ?-?#Q!_A1Q.b_?+?1X=D"*?%Q:_? ?.?#29?%D":Q!T%P?%D">?"T/%-Q%iA#?7V/ --?"?3_@+?%Ql"O!}I!Q @#Q @"#P?5?#?0_G  A#Q!hA-_H! ?-?6_H! f?4eS%P? ?#Q"?+?!2}8!-Q!@#?"Q!eQ!@"S/ -.!--?,Q1dA"Q!hH!}9}1P@-Q @##P?%QC_?#_Q K" ?#Q*_A#Ql!U/ -? D">@)? D":@,"P?"Q!aQ!W/ ?!?)Y/ ?*?,?!Q.b_D"*A"Q%iQ ?"Q)eQ%T=A&Y/ ?*@##PQunr ?,?#A"Q!_A#Q.b_?#?)Y=D"*?%Q2_? ?.?"29Q%i@#"P?%D"2Q!U/ ?%D"6A(Q1W/ ?%QC_?(Q#h_A(?"K"%?(Q!K" -?#?&V/ --Q @/Q @0?!?)V%P?,?!Q.b_D"*A!Q%iQ ?!Q)eQ%T=@0-?%Q}I!_@7#P?*A"?0Y/!Qunr ?,?"Q!_A4Q.b_?)?4X=D"*?%Q*_? ?.?"29Q%i@*?%D"*Q!eS/ "PQ!?%D".A(Q1ehA#?/e/ ?#?2eS/ ?%Ql"O!}I!?(?3_@1Q @!Q @&#PQ @+"P?5?!?7_G  A!Q!h_H! ?#eS%PQ!@+?6?!Q!h_H! ?#eS/!-? ?!?+?1?"2}8!-Q!@!?&Q!eQ!@&S/ --?#?/f@/?#?-eS/ ?(Q2Y/ ?%QC_?(Q#h_A!D" Q!U/ ?!D"%?"U/ ? ?4?(?3_2i. - -?%Q}M!_C -~>*"5k!|Y? Q K"?? Q:_? D"6A&2~7!? D"?@)? ?&%k? D">?)Q%h_@##P?#R L# ?#Q*_?%K" ?#Q2_@#?&?%Q!_A%U/ -?%?)_&?)-K"?? QI_@1? D"6@&? D"MA%? D"IT%P?12}Y!-? ?%Q!_A#K"M? D"J?%Q.b_A%Q K"*?%?&K"%?%Q K" "P?#%P? Qs _@2? Q|0_@3? QC_@4#P? ?#Q!aA#K"M"P? D"J?#Q.b_A&D"%A(?&D" A-V/ ?(? D"?W/ ?&D"*@.?(?-a@)? D">A#?-Q%h_@%?(?-U%P?#?(Q%h_@/? D"*@5? D"%@6? D"2@7? D"6@*?%@(#P?*?(D"*A#W%PQ!Q!?6?!?7?#Q%h_A&G .Q!eA#=?&D"%A+_?&D"*A&?+V?&?5?"?#=WfA#=?._Q ?&?+a?#=A0?.V=@+"P?0?.aA#Q ?#?0X=A&Q*VA,S%P?+E  A8RMo?8Rl~Y#}"RDom?8Rlly)}"R:o?8Rlllx1}"R*omm?8RD}%Rl~Y#}"?8R*}%Rlllx1}"?8R:}%Rlly)}"mmm@8.!-R @8?.?0Y/ ?+Q!a@+?&@##P?#?+_|+  RMo?8R*}%m@8?#Q!aA#/ --?(?8?&Q*?,=}JmL# -?(Q2_A(?/U/ --?%?)?42|&<?.Q)_@+#P"P?-@("P"P"P?)A#0"#! -?%Q2_@*?%E# @8Q!@##P?8?*E# |</!?*Q2_@*?)?#Q!_A#U/ -?)@#.!-?#?)W/(?%E# @8-?#?(_@-?)?#a@)?%?#Q%hA*_@&?8Rx!}"R |<%P?&@%?#Q!X/"? D"MA#? D"IT%P?12}Y!-? ?#Q!_K"M? D"J?#Q.b_A#?+K"*?#?-K"%?#?(K" ."-? D"6@("k#P?*S%P?&@#Q ."-?*Q2a@*?%D"*@,?%Q2_A#@%?(?,X/ -? D"2?,Q%h_D" @/Q!-@,#P?#?&T%P?&@%.#-?#Q*_?#Q2_@#D" A%?(Y/ ? D"2?%Q%h_D" @%? D"|5A(? D"|0T%P?32~ !-? ?(Q!_K"|5? D"P?(Q"h_?%K" ?2?,2~8!? D"|:@%? ?,%k? D"|8?%Q"h_?/K" ?%Q!_&?%-K"|:? D"6@(. - --? D"M@#-?#/ --1- -}C+"&k!|V"P"P"P"P"P"P"P"P"P"P"P?"Q{!eA%Q~; a0@"((((((((((%(((((((&(((((#((((((! -"P?%QAa0. (((((((((()(-? D"2A%?!Qkg_@"? D".@##Pz.                @+"P?%?!?&_Q!_V/ ?"Q2V/ ?!?#_Q!_z   @+-?"Q2a@"?&Q2_@&?#Q2_@#?+z.ZZZZZZZZZZZZZZZZzB?+z.""""""""""""""""z|;z.@@@@@@@@@@@@@@@@z|#z|:z]A(S/ -"P?%?(|N?!_A!?&_A"Q1aA&W%P?!?#_Q1aG  QAT/!-? ?&2HQ!i1-?"Q0a1-? ?!Q!_?#2=1-?#S/&? Q._@*? D".@("P"P"P?!Q!_A%? D"2A)Y/ ?%?(_G  A"Q?W%P?%@!."-?!Q"_A!?)Y/ ?"Q?U/ ?!?(_G  A"Q?W/!-Q @"?*?%2n!A!?)Y/!?!?(_G  @"-?"Q{!eQ~< T/)-? ?!?"?#Q!aA)21A"S/&#P? D".@%"P"P?"? D"2A(Y/ ?"?%_G  A#Q?W%P?"@!."-?"Q!_A!?(Y/ ?#Q?U/ ?!?%_G  A#Q?W/!-?*?"2n!A!?(Y/)?!?%_G  @#-?#QFU%P?#Q~< U/)?!Q!_1-"P"P?!Q!_A#?(Y/ ?#?%_G  A"Q?W%P?#@!."-?!Q"_A!?(Y/ ?"Q?U/ ?!?%_G  A"Q?W/!-Q @"?*?#2n!A!?(Y/ ?!?%_G  @"-? ?!?"?)21A"/ -.&-?!Q|VW/(?!Q%_A&? D"2A#W/(? D".A%?!_D  Q~R~B~5}H(U/(Q @"?#?&W%P?%?&_G  @"-?"Q{!eA#Q|*T/(?#Q~> T/(?"QIaQ{!eQ,V/(?"Q|HeQ~" aQ{!eQ;W/%.(-?!Q|UW/&?!Q&_A&? D"2A#W/&? D".A%?!_A"D  Q~D~#}Np)g?"Q%_G  Q~C gf/&Q @"?#?&W%P?%?&_G  @"-?"Q{!eA#Q|*T/&?#Q~> T/&?"QIaQ{!eQ,V/&?"Q|HeQ~" aQ{!eQ;X/&.#-?!Q|VW/%?!Q%_A&? D"2A#W/%? D".A%?!_D  Q~L~H}N~A(U/%Q @"?#?&W%P?%?&_G  @"-?"Q{!eA#Q|*T/%?#Q~> T/%?"QIaQ{!eQ,V/%?"Q|HeQ~" aQ{!eQ;X/%."-?"QIaQ{!eQ,Y/!-? ?!2|+@&-?&1-?!Q!_1-? ?!2}7!Q -l*!2kB Q2aA+C ?!D"%@4?!D" @5?!D".@1?!D"2@.Q @!#P"P?"@-"k"P?!Q!eS%PQ!@&?,/#?%S/#?%Q"a@"Q @(#P?#?(_A/G  QHT/"?"Q!a@"?%?(Q!_A(U/ -.#-Q!@&?,/"?%S%PQ @%Q!@,Q @!?#?#/"<.#-Q @!"P#P?!?#_A"G  QHT/!Q!@,?%?!Q!_A!U/ -?%@!?#?#/"<.#-?!Qkg?%_@%Q @,?"Q!_?#/!<."-Q!@,?/Q!_@#Q @!?(?%Q!aT%PQ @%?#.!-?(Qkg?%_@)?(?%aQ!_@%"P#P?!?/_A&Q!_G  QHT/!?%?!Q!_A!_/ -?)A!@%?#.!-?"?!a@%Q @,?&Q"_-@/Q @&"PQunr ?1?-Q.b_A"?-?.Y=D"*Q)eA*Q%U%P?*Q&T/!."-?-?.Y/!?-Q!_A*?"D"*A"Q%iQ ?"Q)eQ%T=A2Y/!?!?#_@0Q @3#P?)@""P"P#PQunr ?1?*A)Q.b_A!Q._?)Q!_?.Y=D"*Qunr ?!?)?.Y=A&D"%@!?+Q K".?+Q ?!?!Q UaA!?&D" Q!_A&a?!?&V?!?4WfA!=K"*?+Q!?&?5_?!=K"%Q%i@*?#@!"P#P"P?+?+Q%_2|P?+G  S/ ?!?0T/"?+G !@6?!Q!_@&?!G  A(Q~Y U%k?&&?&?0T/#QHQ~Y ?!G !Q|+T=@(?!Q"_-@!?(?6T/!."--?!?0T/"?!G  Q~Y U/ ?!Q!_?0T/"-?*?2V/ -?"@)?3/!Q @&.%-Q!@3?*?2V/!--Q!@!?)Q!_@"?/@#."-Q @)?-?.V%P?"D"*A"Q%iQ ?"Q)eQ&T=@)-?!@&"P"P?!0""! -?#G  QIU/ Q @&.!-?-Q!_@"Q @&Q @(#P?#G  A*QIV/!?*Q|/W/!?(Ql~#~7HW/!?#Q!_@#?(Q,b?*QIaQ{!e_@(?!Q!aA!/ -?(%P#P?"?)Y/"Qunr ?1?"Q.b_?"?.Y=D"*Q%i@"?(Q!aA(/ --Q!@!?/@#?"?)V/!--? ?-K"%? ?&K" ?+Q2_C -~(2"5k%|YB QIaA+C ?!Q ?!Q{!eQ1V=Q{!eQ|0bQ}2}Lr _@*? D"DD"6@-Q{{#@&?"Q!_A(?#D"*Q%iA4V%P?%H!,?%H!*?*? D"CG GQ!h_A&H!"Qkgff@5?&Q(_@6#P"P? G FQ!T%P? G *Q!eS/!-?+Qunr ? D":A7?(Q.b_?(? D">A8Y=A&E" L#:?+?&D"*A&K"?"k"P"P"P?&Q*eS%P? D".@,R @;"P? D"2A&?+D":A/Q!_A1V/ ?&?1aQ*V/ ?,?1_E  @;-? D"6@9?*G NA)?*G |/A._Q~1 W/#?)?0X/#?.Q.b?0Q.b_G }+}CPA)Q ?)Q|2V=A3Q;bA.G },}8PQ!_@)?.E ~T}7P@:R!?3}JoA<R}0~"}/~F~%~Wl}5D}"R |</!?:?;|</#R @:"P?&?/Q+_A3V/ ?&?3aQ*V/ ?,?3_E  @:-?)Q*T/"?.Q~T}7r _A.E *@=?<R~Cq~L}#}Yl~T~F8}"|:%P?)Q2T%P?:?=|</&.%-R @<"P?&?/Q3_A/V/ ?&?/aQ*V/ ?,?/_E  @<-?:?=|</%Qr!?)Q#haA)Q|3W/%?.E 2?<n?)}Jo|:/#.%-?:?=nQl!?)Q#ha}JoR |</#."-B Q2aA&C ? D"DA)Q K"h? Q._?+Q:_?)Q~J _2f?&Q*_?*?)D"d?)D"h2|U?&D".@)?+Q2_A,?&D"*K" ?,?)K"%?&Q2_C ?+D"2@&?+D"6.#-?:?;nQr ?)Q#ha}JoR |</!-Q!@&?0.!-?+?9K"F?+?&K"D?+?,K"C?+Q*_?*?+QC_?1?;2K?+D"*@&?+D".-@)"P"P?&Q!T%PQ!?)Q1ehA&?6H! eS/!-? D"DA&D"6A)?&D".T%P?&Q._2~ !-?&D"2?)Q"h_?(K" ?&?)Q!_K"6Qunr ?7?(Q!_A(Q.b_?(?8Y=D"*A&Q(eQ%U/!? ?(?&Q%i2|E.!-?&?2e%P? ?(2~3!-?)Q!_@0?&?2f@2?&?5eS%P? ?(Q!_A(?*G |/?)_2|9.!-?*G |/?)_@&"PQ!?)Q1ehA)?*? D"CG GA,Q!h_H!,eS%P?%H!*?)eS%P?*?,Q!h_H!"?)eS%P? Q1?&?(2~*!-? ? G |*A,?%H!,?)eQ UfN |*? ?(Q!_?&2|9? ?,N |*."-? ?%D" %kQ4Q3?*G O?%G %Q)eiQ!e=&Q3-?&?(2~*!? ?(Q!_2~0!.!-? Q0?&?(2~*!? ?(Q!_2~0!-?(Q!_@(-Qunr ? D":?(Q.b_?(? D">Y=D"*Q%iA(?4V/!--?2Qkg@&-"P?#D"%A1QkT/ ?*H!0@(?%D" %k?*?%D"%Q)eQ!h_H!4?(f&?(-?&eA0Q{{#eS/ B Q?aA(C ?*G NA&Q.bQ ?&?*G |/A)_Qt VA&=A,%P?)Q.bQm}Cr _Q!?&=@&?#D"%Q!a@2?#D" A/Q!_@.?0?*? D"CG GQ!h_A#H!(?#H!,fQkgeQ{{#e@*Q @##P"P?&Q%_G  A0Q#T/ ?*?#Q1eiQ!eS/ ?&Q!_? D"?Q+_?&G  =G  @3?(?0N | ?(Q*O =?(?3N <?(?#?)_N ;?(Q"N :?(?"K"2?(?2K"6?(?.K".?(?/K"*? ?(Q*_Q Q 2}K!-?&Q._@&?#Q!_@#?,Q.aA,/ --?(Q?_C -?-? D"DD"6V%P?%D" ?%D"%@#B Q2aA%C Q2@(Q"@)Q!T%PQ Q"?!Q ?!Q{!eQ1V=Q{!eQ|0bG ~1}LP?#Q)eiQ!eA"=@)Q4Q2?"=@(-? @"?-@ "P?1QkT?!Q{!eA#Q"Te/ ?"?(2}J!S/ ? ?"D"DD"6A,Y/ ? Q"h@*?"Q._@1?!Q ?#Q1V=Q{!eQ|0bQ}2}Lr _@0?(Q4T@2? @##P?#?"D"DA-D"6Y/!?-D"2?*_D" @&"P"P?2/ ?0G |.S/ ?"D"CG G@/?%Qunr ?"D":?&Q.b_?&?"D">Y=A.E" A;L# ?%?.D"*K"*?%D"%?;}DaQ} #Y/!?-Q K"h?1?%?-Q~J _2f?!?-D"d?-D"h?/2},!S/!-?"?(?)?!Q ?!Q{!eQ1V=Q{!eQ|0bA-Q}3}Lr _?"D"?Q+_?-G }2}LP=G  Q#?!?&2}3!-?*Q%_@*?,?#Q!_A#U/ --?"D"DA#D"6A!? aQ!W%k?"? 2g?"D"DA#D"6&?!-? Y%P?#? K"6-?%Q2_C -?+QI_C -vQ#|%k"|Y!|VB Q}="aA+C ?+Q N |5?+Q K">?+Rllllr L"6?+Q K"P?+Rllll2L"M?+R%L"I?+R L"D?+Rllllr L"?"P?&?(?&?(V=A>S%P? ?+D"|5K"I? ?+z "Jz-"?? ?+z "Cz-"2? ?+z "6z-" .!-?+?#K"|I?+?!D"2K"|B?+?!z " z-#|6?+?"Q ?"Q,V=A1Q.bQ}9}Kr _K"Z?+Qs _@:?%@-?+Q6_@| B Q2aA7C ?>%P?>Q:b@.?| D"*A5Qv b@,#P?7?:?-2(?7E# @G?7G *@2?7G +@4?| D" ?5T%P?| 2~"!-?| ?5Q!_A5K"*?| D"%?,_A<Q K" ?<QC_Q"N  ?<QD_?-E" L" ?<QI_?-z "*z-" ?<Q~9 _?2N  ?<Q~8 _?4N  ?<Qt _R L" ?<Qs _?GL" ?<QPaQ#N  ?,Qv _@,?-Q:_@-?.Q:aA./ --?7Q2_C ?+D">A:Qv b@2?+D":@4"P?1Q)aQ"X%P?4@0#P?2A-%P?-Qv a@2?+?02|F?0Qv _@0?+G  Q(T/!--QkQ ?-=@3.!-?+Q K"d?+Rllllr L"|N?+?!D"2K"m!?+?!z " z-"h"P?:S/ "P#P?+Q2_?0?4_A,2|F?+G 2Q(U%P?+Q}."_?+Q~F _?,QI_D" 2L?+D"}6"A-/"-?2?0Qv _A0U/ -.!-Qunr ?+D"|>A.?+D"}2"?-Q%h_Q2aD" A-Q.b_?-?+D"|BA1Y=D"*Q%i@3?2Qv a?0T/ ?,Q}*!_@,?2?0aQv aQv |Q@0#P?+Q*_?,QIa2|F"P?+G *Q(T/ ?+Q}."_?+Q~F _?,D" 2L?+D"}6"A-S/ ?3Qunr ?.?+D"}2"?-Q%h_Q2aD" A-Q.b_?-?1Y=D"*Q%iA-?-?3V=@3-?,Qv _@,?0Q!aA0/ --?+D"|NA-S/ ?+D"b?-Q%h2p!-"P?&?(X/ ?%?>Q:b_@0?%?&Q:b_@2#P"P"P?0Q*_D" ?3Y/ ?0Q5_G  A(Q3W/ Q!?(hQl} /e/!-?0Q:_A0?2U/!."-?+Q}."_?+Qs _?02(?+?0E" L#|N?+?0z "*z-#d?+E#}."@G?+G }6"@-?+G }7"@(?+D"6?:T%P?+Q6_2~"!?+D":@4-?4?:Qv b_A1Q"N C?1Q K" ?1?+E#|NL"D?+z #d@H?1?-N |C?1?(N |B?1R L"|:?1?GL"|6?1Q#N P?1?Hz-"I?+?:Q!_A:K">?0Q:_A0?2U/ --?+?"K"}*"?+?&K"}%"?+?%K"m"?+?#K"l"?+?!D"2K"y!?+?!z " z-"~J!?+Q~F _A!Q~&})r Qx y,  ?+Q K"~F!?+Rllllr L"w!?+Q}."_@D?!@,?+D":@!Q @"Q @4Q @0Q @-B Q}=!aA*C ?:Qv bA%@=?!@1"P"P#P?=S/!?1G O@#?=Qv a@=?1Qv _@1?#Q&W/ ?#Q"T/ -?D?,D"l!K"*?D?,E"jL" .!-Q @1?*Q K"C?*Rllllr L">?*Q K"I?*Rlllll!L"D?*Q K"|0?*Rllllr L"J?*?,D"}2!K"|:?*?,z "m!z-"P"P?:S%PQ%@E.!-Q*@.Q%@EQ @=Q @3#P?*Q:_?!?1_A22|F?*G :A(Q(U%P?*G ;@-Q @4"kQ ?,D"}A!Q)aQ#V/ <?*Qu _?*QJ_?2QI_D" 2L?*D"ZA#S%PQ .!-?*D"|B?#Q%h_A#Q.aD" @4?#Q2aD" -@&"|Y?(Q&T%P?2Q~0 _|+  Rl"m.!-?2Q~. _|+  -@G?*D"D?=T%P?*QD_2~!!?*D"F@.-?.?=Q%h_A#?CK"*?#?G?&}JR?omL# ?*?=Q!_A=K"I?*D">?CT%P?*Q>_2q!-?*D"?AE?CQ%h_A2?-N /?2?(N .?2?4K"*?2?&K"%?2?3K" ?*?CQ!_ACK"C-?3Q!_@3?%?1Qv _A1U/ -?CS/ ?*D"F@1?*Q K"Z?*Rlllll!L"|>?1?=?*Qu _2|&<?*D"|>A#%P?*D"|B?#Q%h2p!-?=S/ ?,Qm!_@|(Q%?!?:?>V=@|#?1?=Q%h_@|"?1Q2_@|%?*Qw _@?#P?4@(?2@&?-@%?|&Q!a@3?|%?|&Q%h_@2#P?3Q"_@|&?1Q*_D" @!?1E# @G"k?3?=V%PQ!?2Q?aE# ?G|;/!<-?=?|&W%P?2E# @|*-?=?|&W?G?|*|;e-@7"P"P?!?CY/ ?:?>V/ ?>?E?!Q%h_A5D" A!W/!-?3Q!_@3?2Q2_@2?1Q2_A1?|"U/!.#--?|#?!Qv b_A|!G |8@-?|!G |9@!?|!D"F@.?|!D"D@#?5D"*@4?,D"l!@2"P"P"P"P"P"P"P"P"P"P"P"P"P"P?5G .Q!a0&"& !(%-?,?42~+!Q!@6Q{!@0Q~* @AQ{!@".--?*Q"N |>?*?!N |??,?#?.?*Qu _2}T!Q!@6Q{!@0Q~, @A?|!G |CQ~# T/!?!@".,-?5G /@#?,?42~+!Q!@6Qunr ?,D"}.!?4Q!_A!Q.b_?!?,D"}2!Y=A!D"%@3?!D" @5Q!@.?!D"*Q)eA(/(.)-?7%P?!@".+-?-Q ?-Q{!eQ~1 V=A"Q{!eQ.bA#G },}CPA.Q ?"Q-aQ{!eQ~& V=Q{!eQ|0bA"G s}LPQ!U%P?!@"Q @6.+-?"Q}2}Lr _A(G |/?-Q{!eU%P?!@"Q @6.+-?#Qm}Cr _G -A"Q%W%P?!@".+-?"Q,bQ~&}7r _A#?,D"}6!A&G G_G *A"Q ?"Q+VA"=A%S%P?!@".+-?#Q!?"=@"Q @#"P#P?"?#_G  ?!T/!?%?#Q!_A#U/ -?!@".+-?5D"%@%?,Q K"6?,Q K"*???|(D"2K"2???|(z " z-" ?*?,K"|W?*?&K"j?*Q N }!!?*Q O!l!?*Q!N Z?*Q"K"|>?*?,D"}A!A"Q ?"Q,V=Q.bQ}9}Kr _K"h?*Q O!},!?*Q!K"m!?*?#K"}%!?*?(?#Q)eQ!h_H!AO!}*!?*Qunr ?*D"b?%Q.b_?%?*D"dY=A"E" L#}.!?*?"D"*K"}6!?*Qu _?.?%?*Q}.!_?*Qm!_23?,D"*A"S%P?!@"Q @6.+-?,D"%A#?"Q:b_@| ?,D"}9!A%?,D"}=!A"Q:b_@B#P?#@&?%@.?"%P?#D".@5Q @.?"Q!U%P?"@##P?#Q!iA0?._A(?.?%?(Q:b_D".?5V=@.?#?0aA#Q!W/ --?%?.?%?.Q:b_D".?5V_Q:b_@.-Q{!@0?.?BT%P?!@".,-?&Q:_@#?&D"*@7?&G 2@<?&G 3@8?&D".@3?&G 5@5#P?3?.Q._D" U%P?!@".--"P?.Q5_G  ?5U/ ?.Q2_G  ?<U/ ?.Q*_D" ?7U/ ?.Q3_G  @9"P"P"P"P"P"P"P"P?<0.( !")#)))%)&)-?8?9U/).(-?8?9U/(.&-?8?9U/&.%-?8?9TA(?9Q/WA&e?9Q0V?8Q/W=Q!U/%?&?(fS/%.#-?8?9U/#."-?8?9T/!."-?8?9U/!-?#?| U/"?!@"Q @6.--?.Q:_A.?BU/ --?!@".*-?,?42~+!Q!@6Q{!@0Q~* @AQ{!@"?7S/(.)-?7S/!."-?7/!?,?5D"%?!2I/!?*?!N |?Q!@6?*Q!Q"?,D"}A!Q)aQ#V=N |>?,?#?.?*Qu _2}T!Q{!@0Q~- @A?!@".&-?5G /@@?*Q2_?,?42|5?*D"6@6?*D"2@|)?*Q*_?|(?4Q!_AB2}>!?5D"%A!?,D"}2!AFY/ ?!Q!_A.?,D"}.!A9?!Q.b_D"*A!Q%iQ ?!Q)eQ%T=A5Y/ ?*D".?-Q ?-Q{!eQ~1 V=Q{!eQ.bG }+}CPA)Q ?)Q|2V=Q;bG },}8P_@<#P"PQunr ?9?.Q!_A3Q.b_A#?3?FY=D"*A!Q)eQ&T%P?,?.?@2|R/!-?!Q%iA.?5V/!."--Q @/Q @8?3?FV%P?#D"*A!Q%iQ ?!Q)eQ&T=@8-?.Q"_@#Q @.#P?,D"}.!@| ?,D"}2!@7"P"P"P#P?#A!?8Y/!Qunr ?| ?!Q.bA#_?!?7Y=A3D"*A5Q)eQ%U/&Qunr ?#?9_?!?FY=D"*Q%i@#?3D" @3?,?!?)2I/ -?3?|)X?/fS/!."-?/S%P?*Q N |>?,?|)?6?*Qu _2}T!-?@Qk?.=@0Q~+ Q~* ?.=@AQ!@6Q{!@".)-?*Q N |>?,?|)?6?*Qu _2}T!Q!@/-?*?BK"|B?*?)N |??*Q#N |>?*?!Q!_?5Q%iUN |@?,?3Q!_A!?!?*Qu _2}T!?.?<_A.Qllr X/ --Q"@6?,D"l!?2Y%P?,?2K"l!-?(@4?&@2?%@-.%-Q @.?(Q#U/ ?,D"m!@"?,D"}%!@!Q @0?*Q K"Z?*Q ?3?3Q UaA&?5Q!_A%a?!?&V?%?&WfA!=K"|B?*Q!?"?%_?!=K"|>"P#P"P?*?*Qu _2|P?*G  S/ ?*G !A!Q?aQ{!eQ~> Y/"?0Q{!e?!@0/!?!Q?U/!."--?0Q{!eQ?U@..!--?#Qk?(Q#T?3?5aQ"We?.eA!=@0Qs Q~* ?!=@AQ{!@"?7?.Q!gf/!-Q @6-?,D"l!?2a@;-?|!?6N C?|!?AN B?|!?0N A?|!?"N @?|!?-N ??|!?;K">?|!?2K":?|!?4K"6?1Q2_A1?|"U/ --?D?,D"l!K"*?D?,E"jL" ?*D"JA!%P?*D"M?!Q%h2p!-?*D"DA!%P?*D"F?!Q%h2p!-?*D">A!S/ ?E?!Q%h2p!-?,2~6!?*Q}=!_C ?:?>Y%P?+?>K">-?+D"}2"@5?+D"}6"@,Q @&Q @6B Qr!aA)C ?)Q K".?)Rllllr L"%?)?+Qs _A;D"2K"??)?;z " z-"2?)Q K"J?)R L"F?)Rllllr L"C"P"P?+Q6_A/D"*A!A-S%P?/?!Q UN I.!-Q ?;D"*A!?!?;D"%WA!=@|"Q!?;D" ?!=@9?/Q:_@.?/Q._@8?/QC_@<?)Q~. _@1?;D".@0?;D"2@>?)Qw _@:?;D":@|#?;D"6@| "P#P?&?/D"*Y/!?)QM_?&Qv bA2?/D"%_Qv y,  ?/D"F@7?/D"6@4?)G e@??)G d@|%"P"P?| G ,Q"T%P?)D"FA!%P?!Q!a@%?)D"D?!Q"h_Q%a@#?)D"I@!#P?!?#D" a@!?#Q%a@#?%Q!aA%QkU/ -?)?!K"I?)Q K"F-Q @("P"P?|%Q!a0/%%  !%%%%%%  #-?)Q K"}E!?)Rllll2L"}=!?;?:?)Q}=!_2|H?)D"}A!A"?)D"}E!?)QC_?/2}O!?)D"}=!A!S/#?"?!2p!.#-?|"%k?9G  Q|3T&Q -@#?)D"|I@3#P"P?#?|"Y/ #P?#?9_G  Q|%U/!?|"?#Q!_A#U/ -.%-?|"?#A"V/#?#?|"T/#?|"?#a@!?#?9_@%Q @#"P#P?#?%_G  Q|%T/!?!?#Q!_A#U/ -?!@#-"k"P?#%PQ @!#P?!?%_G  Q|1T/"?#?!Q!_A!U/ --?"?#_A#.!-?"?#_@#?!?"_-@!?#?3V/ ?!?3Y/ -?)Q}=!_?9?|"?"?!26?)D"}=!A"QlllljT%P.#-?)E"}A!AG}DA!?GR?}%}D?)QC_?/2}O!?"S/"?!?"2p!."-"P??S?|%Q+TeS%P?)Q}=!_?)Q%_?)D"|N2L?)D"FA!?)D"}=!A"?!?"V=@(?!?"W%P?)D"D?!Q"h_Q%a@#?)D"I@%#P?%?#D" a@%?#Q%a@#?!Q!aA!?(W/ -?)?%K"I?)?(K"F-?)D"}A!A#?)D"}E!Q%h_@3?4@%?(@!#P"P?!S%P?#?3U/!.%-?!?3?#aQ%iY/#?#?!Q%h_@#-?/D"F@!?)Q}=!_?;?#?<2|J"P?)G }=!Q"U%P?)QC_Q.Q ?)D"FQr Y=2~,!.!-?)QC_Q!?/D"D?!_?/D"FA"?!V=?"?!aA!Q ?!?"X=2|T-?/D"6A!?/D".T%P?82r!-?#Q2_@#?/?!Q!_A%K"6?/D"2?!Q#h_?)E#}=!L" Q @!. - -?)D"FA!%P?!Q!a@%?)D"D?!Q"h_Q%a@#?)D"I@!#P?!?#D" a@!?#Q%a@#?%Q!aA%QkU/ -?)?!K"I?)Q K"F-Q @@"k?|#D" A!S%PQ!@!Q .!-?|#D"%-@%Q @##P"P"P?#Q!eS%PQ @(?@/(?%S/(?%Q"a@BQ @##P?!?#_A3G  QHT/"?BQ!a@B?%?#Q!_A#U/ -.(-?@%PQ @(.(-?%S%PQ!@@Q @#?!@"Q @%."-Q @#"k"P#P?!?#_A(G  A"QHT/!?%?#Q!_A#U/ -?%@#?!.!-?#Qkg?%_@%?(Q!_-@(?!%P?"QHU@@?!@"?(@!."-Q @(.&-Q!@@?3Q!_@"?#?%Q!aT%PQ @#?"@!Q @%.!-?#Qkg?%_@(?#?%aQ!_@%Q @#"P#P?#?3_A!Q!_G  QHT/!?%?#Q!_A#_/ -?"@!?(A#@%.!-?B?#a@%?!Q"_@!Q @@-?)Q K"}E!?)Rllll2L"}=!?)Q}=!_?"?"?#_2}/!?)D"}A!A#?)D"}E!?)QC_?/2}O!?)D"}=!A"%P?#?"2p!-Q!@#. - -?|%Q"U/!?)QC_Q.Q ?)D"FQr Y=2~,!??Q ??Q~1 V=Q{!eQ.bG }+}CP@"?8D" ?%T%P?82r!-?/?%Q!_K"6?/D"2?%Q#h_A!?"N !?!Q!N  .!-?)QC_Q 2~,!??Q ??Q~1 V=Q{!eQ.bG }+}CP@"?8D" ?4T%P?82r!-?/?4Q!_K"6?/D"2?4Q#h_A!?"N !?!Q!N  -?)?(K"}%!?)?/D"6A"?4aK"}*!?)?)D"J?)D"I_A!K"J"P?!Q} lr V/ ?&S/ ?|#G |,/ ?"?4Y%P?/?4K"6-?7?/D"FW/"?/?7K"F."-Q ?)D"]A!?)D"|IA#a?!?#V?!?|"WfA!=@"Q!?#?9_?!=@!"P"P"P"P"P?|%%P?|%Q&U/&??Q/W/&R @|*?"/!Q(@#.#-?|#G IS/!R @|*?| G ,Q"T%PQ#@#.#-Rl}!}%}6r}=~"!Qunr ?0?)D"|NA!Q.b_?!?>Y=|."*R#o}%}D@#."-?|#G IS/ ?!G  A#QIaQ{!eQ,V%PQ)@#."-R!@G?#Q@aQ{!eQ1V/""P?#QNa0S#######                          ######                          #### -"P?#Q?V/ ?#Q{ T/ Q+Q,?#Q~>!eQ~" aQ{!eQ<V=@#."-Q*@#.!-?)Q}=!_?!?"2}5!?)G }E!?/?)D"}=!?)D"}A!2s!@#%P?/Q~Y}#r Q#2s!?#_@#-?#}JR?o@|*R"@G.!-R @G-?)?#}JR{!}"R*o?|*m?GmL"j-Q @%?1Q ?)G ZQ"U=@##P"P?%Q ?%?6U=S%P#P?#S/"?#D"%@!?#D"*@"Q @#Q%?5?!Q%h_?!?"_A!?"V?!?,WfA!=A%Q ?"Q%h?!=A!_@6?!S/ --?/D"F@!?)?%E" L#}=!?)Q}=!_?;?<2|.Q!?!?/D"D_?/D"FA"?!V=?"?!aA!Q ?!?"X=2d@(?%D".@"?%D"*@!?/D"?A3?/D":T%P?.2}Y!-?%Q2_@%?/D">?3Q.b_A4?(K"*?4?"K"%?4?!K" ?/?3Q!_K"?.!--?/D"*?&W%P?/D"%?2_?)QM_Qv y,  -?&Q!_A!@&?!?-U/ -?-@&-?/?&?/D"*A(VN I?&?(W/!-?/?&K"*?&@(-Q @%?)Q K"}9!?)Rlllll!L"}2!?/D"%@>"P?(S%PQ*@#.!-?(Qv b@6?>QF_@!Q @"Q*@##P?!Q%a|." @|*?!|." @G?"A&?)D"}2!T%k?)Q}2!_2~!!?)D"}6!&?#-?%_A"?|*L# ?"Q*_?&K" ?)?&Q!_A-K"}9!?)D"}2!?-T%P?)Q}2!_2~!!-?)D"}6!A#?%_A"Q:_?-K" ?"Q2_?GL# ?)?-Q!_A"K"}9!?!Qv _@!?%Q?_@%?6Qv aA6/ -?&Q"_@%-?/D">@&?/D"?A:%P?&?:Q.b_@4?%Q%h@-?&@!#P?!Q%_|." @|*?!|." @G?%A"?)D"}2!T%k?)Q}2!_2~!!?)D"}6!&?#-?-_A#?GL# ?#Q*_?"K" ?)?"Q!_A2K"}9!?)D"}2!?2T%P?)Q}2!_2~!!-?)D"}6!A#?-_A%Q:_?2K" ?%Q2_?|*L# ?)?2Q!_A%K"}9!?-Q?_@-?!Q._A!?4U/ -?"Q"_@%-?;D":G |+@"?)Q K"}E!?)Rlllll!L"}=!?#?%?)Q}=!_2|&<?)D"}=!A!%P?)D"}A!?!Q%h2p!-?)?"N }Y!?)Rllll2L"}Q!?)R L"}I!?)?;D"*K"}E!?)?;E" L#}=!?%%P?#?%Q%h_@4?#@-#P?-Q*_D" @!?)Q}=!_?-D" 2|%?!Q!e@2?)D"}M!@0"P"P?(?!Q!iA!X%P?!?(aA!?:Y/"?&?!Q.b_@!?2/!?!?0K" ."-?)D"}Q!@%?)D"}U!@"?>?!Qv b_A1G MA!Q-XQ Q!?!hQr=e=/!?1D" Q!U%P?1Q!K" ?1z.                z-"%-?2S%P?1?0?%aQ!_K"2?1?"K".?1?0K"%."-?1?0K"*.!-?!?0K"%-?-Q2_A-?4U/ --?)D"}2!A!%P?#?!Q%h2p!-?)D"CA!%P?)D"D?!Q"h2p!-?)D"%A!%P?)D"*?!Q%h2p!-?)Qr!_C ? ?+D"|5K"I? ?+z "Jz-"?? ?+z "Cz-"2? ?+z "6z-" ?+D"}."A S/ ?5? Q%h2p!-?+Q}="_C -~P)!,kB Q?aA,C ?,Q:_?!?"Q}<}Sr Q!2}@!?,D":Q!T%P"P?,D">A&S/ "P?"?&X%P?"?&U/!."-?!?&_F  QP|9/!-Q @!-?&Q ?!=@"?!Q!?!=@!-?,Q2_?!?"Q~Bnr Q!2}@!"k"P"k"P?,D"2Q!T%P?!?,D"6A(S/"<?"?(X%P?"Q ?"?(TA&=@)?!Q!?&=.#-?!?(_F  Q~!k|7/!Q!."-?"@(?"/ ?!.!-?"?(X%P?"@)?!?"?(T/!<."-?!?(_F  QP|6/!?(@)?!-@&?"?)a@.?!?)_.!-?!@&?(@)Q -@/"P"P?#%P"P?%S/ ?#?%_Q!aG  QHT%P?%Q!aA%S/!-?%?)Y%P?)@+?%?)T/!.#-?&?%A+_F  QP|6/"-"P?#?+2|SA*S/ ?*?+Y%P?*?+U/#.!-Q @(?&?*_F  QP|6/#?#?*_F  QP|6/#-?)?+a@-?&?+_@0Q @!#P?!?*U%P?!?&_@"?!?#_@%Q @(?!Q!_@!Q?Q ?"G  A"Q~" aQ{!eQ<V=?"fQ{!eQ?Q ?%G  A"Q~" aQ{!eQ<V=?"fQ{!eT/!.%--"P"k"P?*S%P?+@".!-?*?+Y%P?*?+U/#?&?*_@&Q @".!-?&?*_A"Q ?"F  Q~!k|7=@&?+?*a@"Q ?#?*_F  QP|6/!<-?"?+?*aT@%?#?*_-@!"P?&%PQ @(?!Q U?%e/!.&-?!/#.!-?&?!?"2}R!/#-Q @(?-Q%V/"Q ?0?0D  A!Q{} y)eQ*j?!Q:jQ{} y)efA!Q}L~B~8~X"V?!Q}L~B~8~X"Wa=@(."-"P"P"P?&?)2|SA"S/ ?"?)Y%P?"?)T/!."-?"?&_F  QP|6/!-?"?&_@!?)?"a@".!-Q @!-Q @(?,Q*_?!Q!?!=A#?"Q ?!=A"Qp}Sr Q%2}@!?,D"*Q!U/!"P?,D".A!S/ ?!?"Y%P?!?"T/!.#-?!?#_F  QP|6/"-?!?#_@(?"?!a@-.!-Q @(-? ?.K"2? ?)K"*? ?-K"%? ?(K" ? ?/Q ?.=Q ?/=K".?,Q?_C -r*!,kB QIaA&C ?&QC_Q ?%?#a?"?%V?#?%WfA"=A)Q?_Q!Q!2})!?&D"D@("P"P"P?&D"CQ!U%PQ!?!?#_?"=@*?&Q K"6?&?&D"FK"2?&?(K"."P?)%PQ @"Q @!#PQ!@("P"P"P?!?*_G  A+Q|#a0) """""!"-Q @("P"P?)?!Q!_A,XA/S%P?*?,_G  A(QIaA+Q{!eQ,V/"?(Q~? aQ{!eQ(V/!-Q2?(QLa?(Q~" aQ{!eQ(Y=@+.!-?(Q~7 a@+-Q @("P"P?!Q"_A.?)YA0S%P?*?._G  A(QIaA-Q{!eQ,V/"?(Q~? aQ{!eQ(V/!-Q2?(QLa?(Q~" aQ{!eQ(Y=@-.!-?(Q~7 a@--?//%?0/%?*?,_G  A(QNaQ{!eQ~T!V%k?(Q~>!eQ~* aQ{!eQ~W!V&Q -/%?-?+Q%hf@+Q#@(?*?._G  A-QIaQ{!eQ,V/!?-Q~" a0|%!!!!!!%%%%%%%%%%%%%%%%%%%%%%%%%%!!!!!!%-Q?@+-?&D".?"T%P?&Q._2}D!-?&D"2?"_?+N  ?&?"Q!_A"K"6?!?(_A!?)V/ --?&Q._2]/".#-?)?,a@%"P?)?,T/ ?*?,_@"?!Qkg?)_@+Q @(#P"P?"F  A)Q |6/ ?(Q!e/ Q!@(?"Q!_@"?+Q!aA+/!."--Q"?(?)Q |9=@%-? QlllljK" ? ?!?#_A!K"%? ?!?%_Q!_K"*?&D".A S/#?&D"2? 2p!.#-?&D"F -"P"P?)Q#X%P?*Q!a@!?)@"#P?"S/#?!?"_?"Q!a@"F  Q |9/ -.!-?*D  Ql} }!mje/ Q%?*Q#_Q|WeA!?*a?!?*T=A"?)Q%aA!V%P#P?"?*_D" Ql} }!mje/"?"Q%_A"?!V/ --?!?*_D  Ql} }!mjeS/!-?&QC_?)Q!Q!2})!?&D"D@!"P?&D"CQ!U%P?&Q K"??&?&D"FA"K">?&?!K":?)S/!?)%P?"?*?)y,  -?&?)K"?.!-?&D"F -?&Q:_2]?&D":A"%P?&D">?"2p!-S/!-? ?&D"6K"*? ?&E".L" .!-? ?%K"*? ?#K"%? QlllljK" ?&D".A S/ ?&D"2? 2p!-?&QI_C -};+"(k!|VB Q2aA,C "P"P"P"P"P"P"P"P"P"P"P"P"P"P"P?#G *A)0,"#    %&(! -?"Q{!eQAU/-?)Q(Y/-?!Q!_@(? D"2A&?!Qkg_@%? D".?!_@*Qd@"#Pz.                @-"P?&?!?"_Q3_V/ ?%Q2V/ ?"?*_Q3_z   @--?%Q2a@%?"Q2_@"?-z.ZZZZZZZZZZZZZZZZzB?-z.""""""""""""""""z|;z.@@@@@@@@@@@@@@@@z|#z|:z]A+S/ -?&?+|NA+?!_?"_Q!_A%W%P?*?+_?"_Q!_G  QAT/)-? ?%2HA!/)Q @"./-?"Q?fQ{!eQ~X U/,-? ?!?"?%21@".--?"Q{!eQAT/+.*-?"Q{!eQAU/)?,Q*_?#G -? D":G G? Q._?!Q!_2J?,D"*Q!T%P? ?!QA?%21@".,-? ?!?#2Z@".+-?"Q{!eQ~X U/(? ?!Q!_?#G -?%2%@".*-?"Q{!eQ~; U/&? ?!Q!_A&?#G -?%2|-A"S%PQ @".*-? D".@("P"P?&? D"2A)Y/ ?&?(_G  A%Q?W/!?!Q"_A!?)Y/ ?%Q?U/ ?!?(_G  A%Q?W/!-? Q._?&2n!A!?)Y/*?!?(_G  @%-?%Q~< U/)?#G &A!Q#T/)? Q+?!?#?"2~?!@".)-Q ?"?+_A*?%?(V?%?&WfA%=@"?!?*_Q"_@&.!-Q @"?!Q!e/!Q ?!Q!iA&Q!aA!?(a?!?(V?!? D"2WfA%=@"-?)Q!? D".?(_?%=?"? D":G H2+A!Q{!eQ:U/!?&@".%-? Q!N |%.#-?"S%P? ?&?#2}W!@".#-? ?!Q ?#?&2~?!@"."-? Q(?#G #?#G %S?"Q{!eQ~L T2}2!%kQ &? ?!?"?%21-@".!-? D"2A(?!Qkg_@%? D".@&Q @"#Pz.                @-"P?(?!?"_Q!_V/ ?%Q2V/ ?!?&_Q!_z   @--?%Q2a@%?"Q2_@"?&Q2_@&?-z.ZZZZZZZZZZZZZZZZzB?-z.""""""""""""""""z|;z.@@@@@@@@@@@@@@@@z|#z|:z]A)S/ -"k"P"P?(?"?)|N?!_A%_A"Q1aA)W%P?%?&_Q1aG  QAT/!-? ?)2HA"/!Q @".#-?"Q0a.!-?"Q!i-@"?"?!Q"_A!U/ ? ?!?#2}W!@"-?,Q2_C ?"-~=)"6k"|YB Qw a@("P?%S%P.!-?#?%_@8?!?"_@5?(Q@_@2Qk@3#PQ @&"P?"?#G  A6Q ?6Q|2V=Q;bA-G },}8PA*a?*?"a?"?*W=A.Q#?*Q"iA%?%Q#Y=Q!?%=A4?*_W/ ?-Q~T}7r _A-?*_@+?-@%"P?"%P?!@)#P"P?)G  A&QGT/ ?&Q~> T/ ?%?+T/#Q?Q ?&Q~" aQ{!eQ<V=?&f#P?%G  A&Q~> U?&QGUeS%P?%Q!_A%?+U/!.&--Q?Q ?&Q~" aQ{!eQ<V=?&fU/#?%Q!_@%-?)Q!_A)?5U/ --Q @)?%?+T%PQ!@&."-#P?%G  A&Q~> U?&QGUe/!Q!@&?%Q!_A%?+U/ -.!-Q @&?.?4W/ R @<R @;?"%P?!@%?"@&#PR!?%|+  o?;m@;?%Q!_@%?&Q!aA&/ --?-@%?*@&#PR!?%|+  o?<m@<?%Q!_@%?&Q!aA&/ -Q @&?;?<n|V}D?4Q!hW/ ?(z.                z-#2?(z.                z-# Q @%#P?(QPa?%_?%N  ?%Q!_A%Q?U/ -?"%PQ @%?!@+Q @1#P?2R L  ?2z.                z- *?2R L 9?(?1Q!_A)N ??+G  @.?%Q{!e@9Q @%Q @&#P?&@/?%?-_G  @&Q{!@,"P?1S/ ?%S/ ?.?/Q{!eU/ ?9?&Q{!eU/ ?(?%Q!aQ|"e_G  Q!_@,-?%?(_Q@_?,Q{!eA/?)Q!_Q{!eA)?(QPa?%_A,Q!_G  Q!_Q{!eA:?,G  ?.?&Q{!eU_Q{!eA,?,?:W=A,?)?,V=A)?)?/W=A)N  ?*?%Q!_A%U/ -?(?(z #|:z-#2?(?(z #Pz-# ?(?(z  ?z-#P?(?(z  Iz-#|:?1Q!_@1?.@%?+Q!_A+?5U/ --?4?(QPa?*_G  A)Y@&-?6?7?&?)?3VeA%=@7?)?3?%=@3?%?0f@0?#Q!_A#?8U/ --? ?7N !? ?0Q!eN  -~W)"+k%|YB Qt aA%C Qunr ?!D":?#Q.b_?#?!D">Y=A#D"%@*?#D" @)?!D"6@.?!D"2@(?!D".@+"P"P"P"P"P"P?!G DS%P?#G *Q*eS%P"P?(?)Q!_A*V/ ?(?*aQ*V/ ?*?+_E  @0-?"G NA!S/(?!?"G |/A&_Q~1 W/(Q @#Q!@!?&Q.bG }+}CPA&Q ?&Q|2V=A,Q;bA-G },}8PQ!_@&?-E ~T}7P@/R!?,}JoA1R}0~"}/~F~%~Wl}5D}"R |</#?/?0|</(R @/"P?(?)Q+_A,V/ ?(?,aQ*V/ ?+?,_E  @/-?&Q*T/)?-Q~T}7r _A-E *@2?1R~Cq~L}#}Yl~T~F8}"R |</"?&Q2T%P?/?2|</).*-R @1"P?(?)Q3_A)V/ ?(?)aQ*V/ ?)?+_E  @1-?/?2|</(Qr!?&Q#haA&Q|3W/(?-E 2?1n?&}Jo|:/).(-Q @!?%Q K"IQ!@&?%Q ?*?*Q UaA#?)Q!_A)a?#?)V?#?(WfA#=K"F?%Q!?)?+_?#=K"D?%Q?_?%QD_2|PQ @(?%G ?%P?%G @@!?%QPaA#Q*Q!Q!2})!?%D"|5@&?%D"PQ!T/%?%D"|6A(?!N  ?%Q!K"|0?%?(K"M?%?&K"J?%?%D"IK"|6?%?%E"DL#P?%QJ_?#2}:!?%D"M@&?%D"J@(?%D"|0@!-?%QPa?&?!2C?%D"PS%P?!}J@0.&-?(QlllljT%P?%E"|5@0?&@(?!@&.&-?(%P?&?(2p!-?%Q2_?"Q!Q 2|U?%D"6@#?%D"2@!.(-Q @!?%QPaQ!?+?(?.VA#=Q ?.?#=?)?*26?%D"PA&QlllljU%P?%?"?%D"|5A"?%D"|62|U?%D"%@#?%D" @!?&S/(?"?&2p!.(-.&-?/?2nQl!?&Q#ha}JoR |</#.%-?/?0nQr ?&Q#ha}JoR |</".#-?%D"|6 -?%Q:_?"?&?0}D2|U?%D">@#?%D":@!?(S/!?&?(2p!.!-?%?.K"|6?%?(K"|5?%?+K"P?%Q*_?"?%QPa?*?02K?%D".@#?%D"*@!-? ?#K"%? ?!K" ?%Qt _C -~W)!8kB QP_A*C ? ? G |5?"G |5eN |5? ? G S?"G SfN S?"D"%@.?"D" @4"P?"D"*A&S/ ?.?&Qv b_@8?"D"2A&?"D"6Q#h_@/? Q._@0?#D"%Q!a@9?#D"*Q!a@:?#D" @5?.@%#P?%D" A6Q"T/!?%D"|B@;?%D"|>@,?%D"|:@)?%D"2@1?%D".@(?%D"*@2?%D"%@3?*?%D"|8K"M?*?%E"|5L#I?*?%z "Jz-#??*?%z "Cz-#2?*?%z "6z-# "k?)S%P? D"6A)? D".T%P?02r!-? ?)Q!_K"6? D"2?)Q#h_A)?!N !?)Q!N  Q .!-?)Q!_-@7"P?,S%P?0Q 2~9!? D"6@+.!-?0?,?/?&aQ#iA)?)?,W=2~9!? D"2? D"6A+Q#h_@-?,@)#P?&?/T%P?/@&."-?-?&E" L" ?-Q*_@-?+Q!_@+?&Q*_@&?)Q!aA)/ --? ?+K"6?6Q!U%k?(&?2?5_@2?3?5_@3?:Q ?(Q!T=?1_@1?(?9_-@)? D"*A+? D" T%P? 2~"!-? D"%?+Qv b_A(?1K"2?(?)K".?(?2K"*?(?3K"%?(?6K" ?(?*E# L"6?(?*z #*z-">?(?*z #:z-"F?(?*z #Dz-"|0?(?*D"MK"|8?(?;K"|B?(?7S?,_K"|>?(?7K"|:? ?+Q!_K"*?%Qv _A%?8U/ --?4%P?.?4Qv b2p!-?"D">@!?"D":@)?"D"?A&%P?!?&Q.b_@.? Q:_@%? D"?A-Q.b@+?#D" @#?!@&#P?#?&D" _@/?#?&Q%_D" _@(?&Q*_D" @0?%D" ?-T%P?%2}Y!-? ?-Q!_A-K"?? D">?+_A,?/K" ?,Q*_?0K" ?,Q%_?(K" ?+Q._@+?&Q._A&?.U/ --?)%P?!?)Q.b2p!-?"D"D@&? QC_?"D"FA!2~5!? D"F@#"P?!SA%/ ?%/ ? D"D?#_?&?!y,  -? ?!?#_K"F?"D"JQlllljU%P?"QJ_2w!-?"Q._Q*2v!?"QC_2w!?*QPaC -}T*"6k!|YB Q2aA%C ? ?!2X? D"*A!%P? D"%A#?!Qv b_@3? D"2@-? D"6@.? D">@&? D"?@/?"Q"T@1#P?-@"?.@(Q%@!Q @,Q%@-Q @.?#D"|>A)?(X%P?(?)a@.?"?)Q#h_@-?)@,?"@!-Q @0Q ?#D" A"?1=Q ?"Q!e=@2Q{!@+Q @*"P"P"P"P?#G PQ!a0#!"# -?#G Q@+."-?#G Q@*Q~Y!@+.!-?#D"|5@4Q!@0Qz!@+-?#D"2@5?#D".@6?#D"*@7?#D"%@8?%Q O 0?%?*N )?%?+N (?%?2Q!TN .?%?#D"|8K *?%?#G |BN %?%?#G NN #?%?#G |1N "?%?#H OO  ?%?#G CQ"UN /?%Qk?#G |CA"?"Q~= T=N &?%Q22}S!?#D"|6@*?#D"|:@(Q~Nrr Q#2~8!Qxrr Qxrr D" A"Q#_K" Q~Rrr D" ?"Q"h_A"?)K"*?"?(K"%?"?*K" ?,%P?,Q#h@"#P?%?!E" L# ?!Q*_@!?%2}L!?"Q*aA"/ --?0%PQ~Nrr Q!2~8!Qxrr Qxrr D" A!Q!_K" Q~Rrr D" ?!Q"h_?4K" -?2Q!T%PQ~Nrr Q%2~8!Qxrr Qxrr D" A!Q%_K" Q~Rrr D" ?!Q"h_A!?5K".?!?6K"*?!?7K"%?!?8K" -?#G CA,Q"U%PQ @)Q%@!Q @"Q%@+Q @*?#D">A(?/X%P?/?(a@*?&?(Q.b_@+?(@"?&@!-?1S%P?#D" @)-?%Q N )?%?)N &?%?,N !?%?#G AN %?%?#H!?O "?%?#G BA&N  ?%?&Qs TN (?%Q*2}S!Q~Nrr Q!2~8!Qxrr Qxrr D" A&Q!_K" Q~Rrr D" ?&Q"h_?"K" ?"%P?!?"Q.b_@(#P?!Q*_D" @&?!E" @9Q~Nrr Q#2~8!Qxrr Qxrr D" A"Q#_K" Q~Rrr D" ?"Q"h_A"?&K"*?"?9L" ?!Q._A!?(U/ --?*@/?+@&-?#Qv _A#?3U/ --? D"D@!Qyrr ? D"FA"2~5!Qm~"r D" @ "P?"SA)/ ?)/ Ql~"r D" ? _?!?"y,  -Qm~"r ? ?"_K" 2}%!?%Q2_C -},)!5kB Q}.!aA)C "P?#?%T/ ?%?(D"6W?#?%WfA*/ ? ?!?"Q%?(D"2?#QFb_?*=A*?%?#aA"?(D"DA4?(D"FA52-?)Q._? D">A!Q~& _A1Qm!y,  ?!Q K"~&!?!Rllllr L"}Y!?!R%L"}Q!?!R L"}I!?!Rllllr L"}A!?!R*L"}9!?!R L"}2!?!Rlllll!L"}*!?!R%L"m!?!R L"|W?!Rllll2L"h?!R!L"b?!R L"]?!Rllllr L"Z?!R%L"|>?!R L"|8?!Rllllr L"|5?)Q K"M?)D"6A,%P?)QI_?,2~5!?)D"JA#?)D"MA!_@%"P?,Q!U%P?,Q!aA(%P?%Q ?(y- -?#?!?,_A._Q!a@%.!-?!Q!_@.-?%Q N  -?)?.K"M?"QFb@2?)D">?)D"6A/Q"h_@"? D".@6? D"2@7?)D"J@8?)D"2@3?)D"D@9?)D"F@:?)D"?@;?/@##PQ @(Q ?*A%Q2_D" A!?%Q._D" A+a?!?+V?!?5WfA0=@*"P"P"k?#?;V%P?"D" @(-"P?(?:Y/ ?9?(Q#h_A!D" Q!U/ ?*S/ ?%QD_G  / ?!D"%@!Q!.!-"P?/?%Q*_D" A!X%PQ @(?&?,U/%Q!@-.!-?&?,U/"Q!@-?3?!Q.b_A(D"%Q!U%PQ @(.!-?)? ?(D"*2}>!?)D"%@(?)D" @--?(?*U/!?-Q!?+?4_?0=?*2}R!S-@*?3?!Q.b_@-Q @(Q @+?*?!?/VeA0%PQunr ?6?-D" A+Q.b_?+?7Y=D"*Q)eQ%T@+-?!?.V?*eS/!?!?8_A!G  ?!Q!N  ?+?0eS/!Q!e/!?-D" @!Q!@(.!-Q @(-?%QF_@*?%?(K" ?%Q%_?!K" ?#Q!_@#?"Q%_@"?2QFaA2/ -?12~2!?1?)Q._Qm!y,  -?)Q}.!_C -z&!-kB Q2aA*C "P?"S/ ? G B@-? Q N B? G C@.? D">D"l%@+?*R L#*? Q._@)? D".@&"P"P?!? D"2A(Y/ ?!?&_G  A%Q?W%P?!@#."-?!Q!_A#?(Y/ ?%Q?U/ ?#?&_G  A%Q?W/!-?)?!2n!A#?(Y/!?#?&_G  @%-?%QAT%P?"Q!a@,#P? ?#?+?*Q*_2|*A#S/"? D".@%"P"P"P"P"P?#? D"2A&Y/ ?#?%_G  A!Q?W%P?#@"."-?#Q!_A"?&Y/ ?!Q?U/ ?"?%_G  A!Q?W/!-?)?#2n!A"?&Y/!?"?%_G  @!-?-Q!eS/!?!Q{!eQ~; U/!"P"P"P"P?"Q!_A#?&Y/ ?#?%_G  A!Q?W/!?"Q"_A(?&Y/ ?!Q?U/ ?%?(_G  A!Q?W/!-?)?#2n!A!?&Y/!?!?%_G  @!-?!Q{!eQ~X T/!-Q~; @!."-? ?#?.?,2|-A"/"? Q!N |%.&-Q @!-? ?"?!?,21A"S/#-? D".@&"P"P"P?"? D"2A(Y/ ?"?&_G  A%Q?W%P?"@#."-?"Q!_A#?(Y/ ?%Q?U/ ?#?&_G  A%Q?W/!-?(?)?"2n!A#X%PQ @%."-?#?&_G  @%-?%QFU/ "P"P?#Q!_A!?(Y/ ?!?&_G  A%Q?W%P?!@#."-?#Q"_A#?(Y/ ?%Q?U/ ?#?&_G  A%Q?W/!-?)?!2n!A#?(Y/%?#?&_G  @%-?%QAT/!.#--? D">?+K"l%-?#Q!_Q ?%Qz T=@/-?*Q2_C ?/-}H(",k"|YB Q2aA#C ?!Q5_QdeA(Q}-l%? Q}-l%_? Q2X=_A!Qll|We@+?!Q2i@,? ?(? ?(W=Q!a@!? Q!a@)? Q3V@-"P"k#P"PQt~)r E# @."P"k?!Q} "Y%PQ|!?!|MaA Q!h?!? i_.!-?!Q%i-A"Q!_A Q|2X%PRk? }Jo?.}"|UA/R|3|B%P?/}D@ ?-%PQ~8~)r D" ? Q"h_D" A D".@"? 2}U!? Q%aA!?!D" Q"gK" ? ?"_.(-#P?#Q%_? ?(?)2}(!?#D"%Q!T/%? Q|3V%PQt~)r E# Rk? Q!_}Jo}"|UA/}D@ ?/Rr |>/!--?#Q%_?"?(?)2}(!?#D"%/#."-?.?"}J}%R!}"|:/!?#Q%_?"?(?)2}(!?#D"%Q!T/".!-?.R |C/ ?#Q%_Q|3?(?)2}(!?#D"%Q!T/!-?,P A"QkT%PQ @ .%-Qv~)r D" @ Qv~)r Q K" ?"Q2hA&?+_@""P"P? Q ? ?&T=S%PQk?"?"?&V=Qde@%Q~8~)r D" S%PQ @*?&Q!?&=Q#_Qml|WeA"Q}."fQ}.}!|WeA ?"V/"? ?%W/"Q~8~)r ?"K" ? Q%aQ#Q!? ?%V=K" ?"Q Ql"y- .#-Q @*?&?&Q5_Q}.l|WeA Q2_A"W/!?"?%W/!? Q%aQ)K" ."-?&Qk?"?"?&V=QdeA*Y%PQv~)r ? K" .%-"P? Q%aA"D" A%Q!e%P?"?%Q"fK" .!-? ?%aA 2}U!-? ?*2}4!-Qv~)r ?*K" ."-? ?%V%P? ?%2}4!-Qv~)r ?%K" .!--?#D"*@ ?#D".-@!?!? ?(_A"T%kQ!&?"?!2}4!Q#-@!?"Q%a?!K" -?#Q2_C ? -}=(!4kB QIaA%C ?!2~4!Q ?"D"*A#?#?"D"%WA*=@+?"D" @(?!D"*A#?!D" T%P?!2}Y!-Q!?(?*=@.?!?#Q!_A,K"*?!D"%A0?#Q.b_A#Q%K"*?#?+K"%?#Q K" ?+%P?.G  Q|3T@&-?!Q;_@/?%Q*_@3#P"P"P?&?+Y/ #P?&?._G  Q|%U/!?+?&Q!_A&U/ -.!-?+?&A*V/ ?&?+T/ ?+?&a@&?*?._@(Q @#"P#P?#?(_G  Q|%T/!?&?#Q!_A#U/ -?&@#-"k"P?#%PQ @)#P?(?)_G  Q|1T/"?#?)Q!_A)U/ --?#?*_A&.!-?#?*_@&?)?*_-@)?%Q#N >?%Q(N 2?%?*K"*?%?)K".?%?&K":?%?&?)Q!_A#?#?&W=K"6?,Q.b@#?,Q%hQ2_@)Q @-Q @*#P?3?-Q.b_A(G *A4Q*T/"?%Q?_?.?+?(D" A5?(D"%A626"P?%D"?A(QlllljU%P?(S/!?%D"C?(2p!.!-"k?!G :A-Q4T%PQ0@-?%D"D@1?%D"C@2Q .!-?%?/H  O!F?%?/G "N |*?!D".@2?!D"2@1?!D"6-@(?!?-N :?!?(K"6?!?1K"2?!?2K".?/?%H!FO  ?/?%G |*N "-?!D" ?,T%P?!2}Y!?!D"%@0-?#?0_A(?5K" ?(Q*_?)?4_K" ?(Q%_?6K" ?!?,Q!_A,K"*?#Q._@#?)Q2_@)Q!@-?*Q!@*S/ -.!--?!D"%@!?,%P?!?+K"%?!?!D"*?,Q%hfK"*-? ?,K"2? ?!K".? ?"D"*K"*? ?"E" L" ?%QI_C -~N/!1kB Q}=!aA%C Qx}Wr Qx}Wr G  A)Q!?)=N  ?)%P#PQx}Wr G  A)/ Qx}Wr ?)Q!?)=N  ?)/ --? Q*X%P? G }%oP@(-?%Q._Q}*~"r D" Q}.~"r D" ?"?#?!2B?%?%D"6K"*?%?%E".L# ?%?%E"?L#j?%?%D"DK"l!?%D":@!?%D">@ 2E?%Q~. _@,?(@"B Qt aA&C Qtrr 2~4!"P"P?%D"*Ql~,}R~L!?%Qx _A)D" A#?#Ql~,}R~L!Y=X%P"P?(Q{!eA(Q(W%P?&Q%_Qtrr ?%2| .!-?&Q%_Qtrr ?%?)D"%2#-Q~Frr G  Q4U%P?,Q K"*?,Rllllr L" .#-Qurr D" @.Q~8rr D" @*?&?"Q{!eA#Q(WN F?&?*K"??&?.K">?&Q K"D?&Q K".?&Rllllr L"%?&?%E" L"2?&?%D"*K":?&?)D"*K"C?(Q.bG }A}KP@("P"P?#Q#a0#! ! -?&Q%_Q ?(Q.bG }-}CP2/."-?&?*K"|6?&?.K"|5?&?%D"*K"P?&?%E" L#M?&QI_?&QM_?!? 2G?&G IQ"Y/!?&D"JA Qunr ?.? Q.b_? ?*Y=D"*Q)eQ(T_A ?*Y/!? Q!_A)?.? Q.b_D"*A Q%iQ ? Q)eQ&T=A#Y/!?(Q.bG }-}CP@!#PQunr ?.?)Q.b_?)?*Y=D"*?&Q%_?)?!2/Q%iA)?#V/ -.!-?,Q K"*?,Rllllr L" .!-?,?&D".K"*?,?&E"%L" -?&Qt _C Qm~"r Q K" Qxrr Q K" Qurr D" @2Q~8rr D" @3?%?%D"*K"??%?%E# L":?%?3K"D?%?2K"C?%Q K"6?%Rllllr L".Q~Nrr Q#2~8!Q~Rrr D" Qxrr D" A!Q"h_A Q K"*? R L" Qxrr ?!Q#_K" ?%D"|>@#Q!@!Q~Nrr Q!2~8!Qxrr Qxrr D" A Q!_K" Q~Rrr D" ? Q"h_?#K" ?%Rllll2L"|B?%Rllllr L"]?%D"|:@)"P?#S%P2}%!@ .!-?)?#Q#h_@4?"Q.bG }B}KP@&?)@##P?%?#G (?#G %A!Q ?!Q~1 V=Q.bA G n}CP?&? G m}CP=Q:h?!Q2hf?#G &Q*hffK"}%!?%Q}%!_A Q%2}S!?%Q K"|I?%Q K"b?%?%D"*K"}.!?%?%E# L#}%!?%?3K"}6!?%?2K"}2!?%Q._@!?%Q~8 _@,?%Q~B _@+Q @0B Q2aA/C "P"P?"Q{!eQ)Y%P?+D"*@-.!-?/?!?#D" 2L?/D"%@!?+?/D"*A1?/D" A0aA(Q ?(?1X=2~9!?+D"*@-?+D"%@.?!@("P?0%P?0Q!aA*?1Y/!?!?*Q%h_Q2_@(-?(?!?1Q%h_A!T/ ?.?-Q#h_@*?-?!?(aQ%iA!_@-#P?/? ?(?,2|J?*?/E# L" ?(Q2_@(?*Q*_@*?!Q!aA!/ --?+?-K"*?#G &Q"U/!-?#G %A Q ? Q~1 V=Q.bG }+}CP@!?+D" ?-T%P?+2r!-?+?-Q!_K"*?+D"%?-Q#h_A ?!N !? Q!N  -?/Q2_C ?%D"b@!Q~Nrr Q"2~8!Qxrr Qxrr D" A Q"_K" Q~Rrr D" ? Q"h_A ?!K"%? ?0K" ?%D"|N@(?!%P?!Q#h@ ?(@!#P?%?!E" L#d?!Q*_@!?%Q~N _2}L!? Q*aA / --?%D"ZA!?%D"|I2~1!?#Q*_A#?4U/ -?%D"]@"2}%!@ ?"S/ ?(?"Q#h2p!-?%D"|BA"%P?!?"2p!-?%D".A!%P?%D"2?!Q%h2p!-?%D"|8A!%P?)?!Q#h2p!-Qx}Wr Q N  ?%Q}=!_C ? -}C(!6kB Qw aA&C ? D"*A+? D"%W@-? D" @/Qt}-r @*? D"6A4D"FA,D".A.?#W%P?,D"*?#Q:b_@*-? D"2@)? D".@1?&?"K"|5?&?!K"|0?&?!Q!_K"P?&Q|0_@"#P?&Qs _?(_Qunr ?1?"D" A2Q.b_?)?2X=E" L" ?"Q%_@"?(Q*_A(Q:U/ -?*G 8A"? D">A)D"PV%PQ!?/?-=@/Q ?+?-=@-?)D"|0?"QDb_@(Qt}-r @+?"?.V%P?,D"*?"Q:b_@+-?&D"Z@5?&D"|B@6?&D"|>@7?&D"|:@8?&D"|8@9?&D"|6@:?(D"?@,?(D">@.?(D":@*?(D"6@1?(D"2@2?(D".@3?(D"*@"?(D"%@("P?%G 7/ ?%D".A0?%D"*A%X/ ?&QC_?)"k? D":A)D"F?0V%PQ @0Q!.!-?0?%a@0?)D"D?%_-?0?+?4D"D2S?&D"CA)S/ ?&D"J@*?&D"I@,?&D"F@%?&D"D@+?&?&D"MK"|5?&R} lll?L"|0?&Q|0_@(Q @"#P?&Qs _?"_Qunr ?,?(D" A.Q.b_?*?.X=E" L" ?(Q%_@(?"Q*_A"Q:U/ -Q ?%?%?+WA%=@"Q!?)?%=@(?&D"Z@.?&D"|B@*?&D"|>@,?&D"|:@1?&D"|8@2?&D"|6@3-?&Q:_? D"?A%Q6_A ?/?-?:?9?(?"?3?22|D?&D":@)?&Q2_? ?/?-?8?6?(?"?1?*2|D?&Q*_? ?/?-?5?7?(?"?.?,2|D?&D".@ ?&?#N |??&Q N |>?&Q N |@?&?!K"|:?&? K"|8?&?)K"|6?%?&Qs _2m!-?&Qw _C -~,&!+kB Q?aA#C ?#QlllljK"*?!D"?A%%P?!D">A)?%Q%h_@+?"D" @,?"D"%@*#P"P?)D"%?*U/ ?)D" @"?*@!?,@%#P?!%P?%G  @&?"G  @(?!Q!a@!?%Q!_@%?"Q!_@"?(Q?Q ?(Q~" aQ{!eQ<V=fQ{!e?&Q?Q ?&Q~" aQ{!eQ<V=fQ{!eT/!."--?)D"*@&"P"P"P"P?)D".A"S/ Q @!"P#P?!?&_G  A%Q?U?%Q+Ue/!?"?!Q!_A!U/ -?"@!-?!%P?!?"Y%P?!?"T/".#-?!?&_F  Q~!k|8/"-?!?&_@%?!?"T/"?"?!a@(?"?&_A&Q!a@"Q @!#P?!?"_G  A-Q?U?-Q+UeS%P?(?!Q!aA!_/!.%--?!?(_A"S/"?"?(Y%P?!S/%Q @%.%-?!?&_F  QP|9/#Q @%.#-?"?&_@%.!-Q!@%-Q @"-?"Q ?%=@!?%Q!?%=@%?#D"*QlllljU%P?#Q*_A"Q"2~5!?#D"2A&?#D"._Q}Ir O  ?#?&Q"_K"2?"?!2~5!?#D"2@""P?!SA&/ ?&/ ?#D".?"_?%?!y,  -?#?!?"_K"2.!-?#Q6_?!Q!Q!2})!?#D":@("P?#D"6Q!U%P?#D">@&?!S%PQ @"."-?!S/!?&?%?!y,  .!-?#D"> -?#?&K".?#?(K"*?#?"K"2-?)Q2_A)?+U/ --? ?#D"2K"*? ?#E"*L" ?#Q?_C -}=3":k!|YB Qt aA)C ?!Q>_@+?#Q ?#Q,V=A,Q.bA-Q}9}Kr _@4?-G }C}KP@-"PQl~,}R~L!?%D"*A(?(Ql~,}R~L!Y=A(?"D"*A*Y?,Q)aQ#YeS%P?!2~4!.!-?)Q*_?!?"?%D".2#-?!D"6@<?!D"2@=?!D".@6?!G :@1?!Q K"I?!Q K"C?)?+K"I?)?%K"F?)?4K"D?)Q N K?)?&N J?)Q!N 2?)Q"K"*?)?1Q4UN |.?)?"E" L"6?)?"D"*K">?)?!D"*A"K"C?)?!D"%A+K"?"P"P"P"P?(?*Y%P?-Q!a0""#!-?)Q}*ol2K!|7?)Q(N |6?)z.                z-#M?)Q*_?)QM_2|I.#-?)Q*_Q ?#2|9."-"P"k"P"P?+Qunr ?"=A"D"*A+Q(eQ%T%P?"D"%@,?)QM_?)Q6_?%D" ?%D"%2GQ @"?)G MA%Q!a0#"%%!-?)Q*_Q Q,2|9.&-?)D"|0.!-?)D"|0Q!_-@"?)Q*_A-Q ?"2|E?-?"?#2}6!Qunr ?)D"??"Q.b_?"?)D"CY=D"*Q%i@"-?)Q*_?"?+Q%i2|E?,QkT/!"P"P"P?%Q!a0# !"%-?)?)D"|0K".?)Q K"*.#-?)Q!K"*."-?)G |/@+?)D"|0@#B Q?aA"C ?"Q}&}Il2K!<?"Q+N :?"?#K"2?"Qunr ?)Q*_A%D":?#Q.b_?#?%D">Y=A#D" A,K"6?"?#D"%K".?"?,K"*?"?+N ;?+Q"T%P?"Q!N >-?%D"CG |)A#Q%U%P?"?#N >-?%?"Q*_2|I?"Q?_C .!-B Q~N aA(C ?)Q*_A*D".@+?*D"6@#?*D"2@,?*D"?G *@%?*D"DA"Q K"|N?"Q K"Z?"Q K"F?"Q K"??(Q O!M?(Q K"J?(Rllllr L"F?(Q K"??(Q K"6?(?%Q ?%Q~1 V=Q.bG }-}CPN NQ!?+?#?,WA%=@2Q @"Q ?#?%=A/%P?2G  Q|3T@"-?(QF_@>?(Q~B _@4#P"P"P"P"P"P"P"P?"?/Y/ #P?"?2_G  Q|%U/!?/?"Q!_A"U/ -.!-?/?"A#V/ ?"?/T/ ?/?"a@%?"?2_@+Q @""P#P?"?+_G  Q|%T/!?%?"Q!_A"U/ -?%@"-?(Qu _?2?/?#"k"P?"%PQ @%#P?%?+_G  Q|1T/"?"?%Q!_A%U/ --?"?#_A".!-?"?#_@"?#?%_-A026?(D"Z@%?(D"|B@+"P"P?(D"|>A3QlllljT%P?%@-?+@,.!-?(Qu _?2?/?"?0Q!_A,?"?,V=A7?"26?(D"Z@-?(D"|B@,?(D"|>A8QlllljU/!?3S/ ?+?32p!-?*Q!N G?*?(Q6_A"2}+!?*?"2}#!?(Q O!|N?(Qn}9}6*K"]?(Q K"Z?(?,K"|I?(?-K"|B?(?,K"|>?*?(Qu _2|I."-?*D"CG G@9?(Q*_?(G NA5Q ?5Q1V=A| Q|0bQ}2}Lr _A.?+?%2|U"P?(D"*Q!U/ Q!?(D".A:Q1ehA;?.?9Q!h_H!(e/ ?(H!MA%?;e%P?*Q ?#?02}V!-?(?%?;fO!M?.G |/?:_@0?| Q)aQ{!eQ~Y!Y%P?(Q~B _?.H!KO! ?(R L"|NQ @#?4@%#P"P?:?%G  U/ ?(Q6_?#_A.D" / ?.Q!K" ?.Q*_?"K" ?.Q%_?7K" -?%Q!_@%?#Q._A#Q:U/ --?0Q{!eA#Q~0 W/&?#Q.bA#G }*}CP?,?-?*D"CG H2+A%Q{!eQ:T/&?*?%?#Qm}Cr _G #?0Q ?7?"Q 2|W.&-?*Q22}J!S/#?.G |.S/"?(?5?+?%?92|6?(G  S/#."-?*Q N G?*?(Q6_A"2}+!?*?"2}#!-?(D"FA"%P?(D"I?"Q#h2p!-?(Q~N _C .#-?(Q"N |;?(Q2O Y?(?5N X?(Q#N |8?(Q K"|5?(?#K"|6?(?0K"P?(?#K"|0?(?.Q!_?*D"?Q+_?.G  =G  N |9?*?(Q|0_Q Q 2}K!-?*D"DQ:_?(D"JA-?+?%2}*!?(D"F?-T%P?>2r!-?(D"I?-Q#h_A%?0K"%?%?#K" ?(?-Q!_K"J-?8%P?,?82p!-?3S/!?+?32p!.!---?1Q4U%P?)Q&N |6?)?<K"P?)?6K"|5?)?=K"|0?)?6K"M?)?1N V?)Q N |8?)Rllll??1Q0aQ{!eQ!_Q ?1Q/W=Q#h}JA|!}%|0 X?)Rl}!m}%r ?|!}%|0 W?)Ro}*}6}Mr!?|!}%|0 |7?)Q*_?)QM_2|I-? ?)D"2K"*? ?)E"*L" ?&S%P?!?!D"CSN }6&-?)Qt _C -}P&")k!|YB QIaA&C ?&Q2_?%Q!hQ*Q22})!?&D"6@)?&D"2Q!U%P?&Q K".?&?&D":A*K"*?&?)K"%?%%P?#?%Q#h_@,Q:@(#P?#|." @.?+A)?&D"%T%k?&Q%_2~!!?&D"*&?*-?(_A*Q2a?)K" ?*Q:a?.L# ?&?)Q!_A+K".?#Q%_|." @.?&D"%?+T%P?&Q%_2~!!-?&D"*A*?(_A-?+K" ?-Q*a?.L# ?&?+Q!_A+K".?(Q?_@(?#Q*_A#?,U/ -?)Q"_@(-?&Q2_?%Q%Q22})!?&D"6@,?&D"2Q!U%P?&D":@)"P"P?%Q"Y%P?%Q%hQ2aA#%P?)Q ?#y- -?#?)_@#.!-?)@#?%S/!-?#z.                z-" -?&Q K":?&Rlllll!L"2?*?(?&Q2_2|&<?&D"2A#%P?&D"6?#Q%h2p!-?&?"N F?&Rllll2L"C?&R L">?&?!D"*K":?&?!E" L#2?(%P?*?(Q%h_@-?*@##P?#Q*_D" @(?&Q2_?#D" 2|%?%?(Q!iA"W%P?&D"?@!Q%@+?)?"Q%h_@""P?(Q!e%P?!@(.!-?!?&D"CaQ!_@(?"?&D"DK"*?"?!K" Q.@+-?"?+_?(K" -?#Q2_A#?-U/ --? ?%K"*? ?)K"%? ?,K" ?&D"%A %P?*? Q%h2p!-?&QI_C 1-?&D": -?&D": -~(&!.kB Q?a@)?#Q?_@-"P?#Q|HW/ ?"?-V/ ?!?#_A(z.                z- 2?(z.                z-  -Q!@."kQ ?%?%?"?-aA(Q ?"?(Y=WA%=A(Q!X%P?)Q~Ror G  N :?)Q~Jor E" L#2?)Qvor z " z-# Qllr @%Qr @/Q~B @1Q @(Q!.!-Q!@0Q!Q!?!?-_?%=?"?-V=A*G  A%Q!X%P?%G ooP@0-?*G !@,?)Q~"or G  N :?)Q}Vor E  L#2?)Q}For z   z-# ?(Q"aA%%PQ:?%?%Q:Y=@/?*Q"_@.?)Q!f@2Q @%#P"P?%?._G  Q!aA3Q#W/ ?%Q}/or _G  A1Q&X?1Q"Ue/ ?1?2_?3Q~#or _G  N  Q!@+-?/?%Q!_A%U/ --?)?+N  ?(Q|%V@+?*Q|%_?,Q>hQ|"|Re@.Q @/Q @%"kQ ?(Q|!V/ <?*D <@%?(QAV%PQ .!-?*D |!@/Q ?(Q|%V/ <?*D A-@1?(Q|%a@2?,Q!e@(Q ?.?+=@+?0Q!e@.?,Q%iQ!e@0?,Q!iQ!e@*?,Q%eS-@,? ?1K">? ?/K":? ?%K"6? ?2K"2? ?+K".? ?#K"*? ?)E# L"?? ?)z #*z-"D? ?)G :N M? ?0N |2? ?,N |0? ?*N O? ?(N N? ?.N |/? ?&Q!TN |1? Q ?-?"?-VA"=K"%? Q!?!?"=K" -}I&"(k!|Y"P?"S/ ?"Q)aA#Q ?"?#Y=@)?!Q#_Q|We?!a@*Q @##P"P"P"P?!?#_G  A&rA(Q |9%P?*?#aQ#e/!?#?)Y/"#P?!?#_A%Q%_D" ?%D" fQl} }!mje/#?#Q*_A#?)V/ -."-Rllll}.?@+"P"P"P"P"P"P"P"P"P?&G x}UPQ"a0# !")-?#Q!_A%?"V/"R @+.(-?#Q!_A%?"V/"R @+.&-?#Q!_A%?"V/"R @+.%-?!?%_F  Q~!k|7/#.%-?!?%_F  @%"P"P"P?&Qw!a00 """"""""""""!"-?%Q|IeQ}=kT/#.%-?%Q}<k|7/#."-?(Q|"_Q{!eQ.Y%P?(Q|YeQ|QU/#?%QP|6/".#-?%QP|6/!."-?!?%_F  @%"P"P"P"P?&Q~N!a0&!   " -?(Q1_Q{!eQ"W/%?%QP|6/".%-?%Q~N _Q{!eQIV/!.#-?%Q}-k|7/"-?"?#Q"_A%X%PR @+."-?!?%_F  Q~!k|7%PRllll}.r @+."-R @+?#Q#_A%?"Y/!?!?%_F  QP|6/"Rllll}.w @+.!-R @+?#Q"_A%?"Y/ ?!?%_F  Q~!k|8/!Rllll}.r @+-? ?+?#}JmL"%? Q!K" 1-?%Q!_@#."-?#Q!_@#.!-?"?#X/ #P?!?#_F  Q |6/!?"?#Q!_A#U/ -."-?"?#W/ --? ?"K"*? ?!K"%? Q K" -{%!-kB QIaA&C ?"Q%_@)"P"P"P"k"P"P"P?"D" A.Q!a0"!" -?"Q*_."-?"D"*A!? D">A D"~F!W/"?!?"D"%A"V/#? Qw!_?!?"aA!2~5!? D"~F!@#?!%P? D"~B!A%?#_?"?%_?!y,  -? ?!?#_K"~F!.%-Qunr ? D".?)D" A%Q.b_A(?%? D"2A+Y=@)Qunr ?(Q._?%Q!_?+Y=Q%_-?!D"%@-?!D" @(? D">@*D" @/?)D" @+#P"P?(?+V/ ?*D"~F!?-W/ ?!?/K" ?.Q"U/%?#?"D"*A!Q)eQ~. b_A%D".Q!U/%? ?"D"%A"?%D"2A%?!?#? D"6D"FA(D".?!W%k?(D"*?!Q:b_&Qt}-r -G 8Q)eQ~. b_QC_2|"?&?!K".?&? D"2K"??&? z " z-#2?&? K"D?&?&Q._K"F?&Q2_?"Q!_?%?&QD_Qr}1r 2|7.%-?(Q!_@0?*D"v!Q"h@,?*D"~8!@)#P"P?,S%P?+@%.!-?,Q%a@,?)D" @%?)Q%_@)?%?0V/!?%?+Y/!--?&? D"?Q6_Q!? D" ? D"*A)? D"%WA,=Q ?)?,=?(?%?*D"~B!?*D"~F!A(?-?(2|D?!?%K" ?!?*D"~F!A-K"%?%@(. - - - -?&QI_C -}7("+k%|V? D".A"? D"*A*?!?!?*W=A&V%P? D":@+? D"2@%? G >@,? D"%@(? D" @)#P?(?"a@#?"@*#P?&?*A!QPaA*Y%P"|Vz.{{{{{{{{{{{{{{{{A-?!?(W/ <z.{{{{{{{{{{{{{{{{?#Q2V/ <?!?)_z   z.0000000000000000z|#-@."|Vz.{{{{{{{{{{{{{{{{?(?!Q2_V/ <z.{{{{{{{{{{{{{{{{?#Q2aQ2V/ <?!?)_Q2_z   z.0000000000000000z|#-@/"|Vz.{{{{{{{{{{{{{{{{?(?!Q?_V/ <z.{{{{{{{{{{{{{{{{?#Q?aQ2V/ <?!?)_Q?_z   z.0000000000000000z|#-@0"P?(?!QI_V/ ?#QIaQ2V/ ?!?)_QI_z   z.0000000000000000z|#@--?#QP_@#?-z]?0z]?/z]?.z]fffS/!--"P?!?&Y%P?%?&?"a_@%?&@".!-#Pz.{{{{{{{{{{{{{{{{@-"P?!?(W/ ?(?!aQ2V/ ?!?)_z   z.0000000000000000z|#@--?-z]A*Qll%f|N?!_@!?*S?!?&Ve/ -?%?&?!?!?&W=A#?"a_@%"P?!?&Y%P?#@".!-"P?#?(V%P?#?)_G  @!?#Q!_@""kQ!?,Q!eS/ <Q ?!rQP|6/ <Q"Q!?!Q~M!W=-?%_@%"P?!Q,a0%"## #-?"?(Y/!?"?)_G  Q,U/!."-?%Q!_@%?#Q!_@".!-? ?%K"6? ?+Q!_A+K":-?"?&V/!--? ?"K".? ?%K"2--~=%"2k"|YB Q2aA%C "P?!Q"V/ ?!Q%h@(? E# @5Q2@##P? ?#_E# A6?5|D%P?6@5?(?#Q2_A#U/!."--Q @#?"Q K"*?"?!2~7!?"D"*@)?"D"%@*?(%P?*?)Q%h_? ?(y,  -?"?!?)_A)K"*Q!@&#P?#@.?*A(?)A1Q%h_@/? A*@,?!A)@#?(@!#P?%?&?#?#?&W=A"K"%?%?,K" ?%Q*?,?&Q%hA2_?#?&V=A3K"*?%?&?#?&aA Q ? ?#X=A-?&?-V=A+K".?%D"*@0#P"P?!@ "k?"S%P?+S/"?%Q*_.!-?%?+S/ <?%Q*_?%?,E# ?0E# |@=-A#D"%A4S%P? Q2Q ? ?/U=_@!."-? ?/A!T/!?#?4Q!aK"%?#?#D" A!Q2_K" ? ?!D"*K"*? ?!E# L# ? Q2_@!?%D"%@"?%D".@+?%D" @,?%D"*@0.!--Q*?2?3_?&?-W=@,?-?&aA!Q ?!?-X=@#? @!?&?-V/ -?.Q!g@#?(@ ?1A!?&Q!hA&W/ -Q!@+?.Q!e/ ?!?)?!?)V=@ #P?*?(E# L# ?*Q*_?(Q*_D" K" ?(Q2_@(?*Q2_@*? Q!aA / --?%Q2_C ?+-~D%!*k?"D"*A#?"D" T%P?"2}D!-?"D"%?#_QAN  ?"?#Q!_A#K"*? ?!Q#h_@,#P"P? D"%A%S/ ? D" A!?%_@##P?!@(?%@!Q @%"P"P#P?%?(_G  A&QAT/!?&Qv T/!?&Q?V/!?(?%Q!_A%_?#U/ -Q!@+Q @%?!@#.!-?!?%W%P?%Q!_@#?!Q!a?%T@+?%Qkg?!_@%.!- -?""k?#?(_A!Q!aG  A&QAU?&Qv UeS%P?"?#Q!aA#2~5!?"D"*@)"P?#SA*/ ?*/ ?"D"%?)_?(?#y,  -?"?#?)_K"*?"Q"2~5!?"D"*A#?"D"%_A(?&N !?(Qv N  ?#Q"_.!-?&Q|"X%P?"?#Q!aA#2~5!?"D"*@)"P?#SA*/ ?*/ ?"D"%?)_?(?#y,  -?"?#?)_K"*?"Q(2~5!?"D"*A(?"D"%_A#?&QIf?&Q1eA)Q~7 _?)Q,V=N &?#?&Q%iQIfN %?#Qv~H~"} #K  ?(Q(_.!-?"?#2~5!?"D"*@&?#%P?"D"%?&_?(?#y,  -?#?&_-A#K"*?+/!?!?%_@#?%/ -?"Q 2~5!?"D"*@#-? Q*_A ?,U/ -?"D" ?#T%P?"2}D!-?"D"%?#_QAN  ?"?#Q!_K"*-~P*!!kQu~!r D" Q"T%PQt~!r R L# Qs~!r Rllll2L# Q~&~!r Q4N  Q}I~!r Rllllr L" Q}E~!r Q4N  Q}2~!r R%L" Q}*~!r R L" Qm~!r Q%N  Qxqr Rllllr L# Q~Nqr R!L# Q~Fqr R L# Qwqr Rllllr L# Q~8qr R%L# Qtqr R L# Qsqr Rllll2L# Q~&qr Q4N  Q}Mqr R%L# Q}Eqr R L# Q}=qr Rllll2L# Q}6qr R!L# Q}.qr R L# Q}%qr Rllllr L# Qlqr R%L# Qx~ r R L# Q~N~ r Rllllr L# Q~F~ r R*L# Qw~ r R L# Q~8~ r Rlllll!L# Qt~ r R*L# Qs~ r R L# Qr~ r Rllllr L# Q}U~ r R%L# Q}M~ r R L# Q}E~ r Rllllr L# Q}=~ r R%L# Q}6~ r R L# Q}.~ r Rlllll!L# Q}%~ r R*L# Ql~ r R L# Qx}Yr Rllllr L# Q~N}Yr R!L# Q~F}Yr R L# Qw}Yr Rllll2L# Q~8}Yr R%L# Qt}Yr R L# Qs}Yr Rllllr L# Qr}Yr R%L# Q}U}Yr R L# Q}M}Yr Rllllr L# Q}E}Yr R%L# Q}=}Yr R L# Q}6}Yr Rlllll!L# Q}.}Yr R*L# Q}%}Yr R L# Ql}Yr Rllllr L# Qx}Xr R!L# Q~N}Xr R L# Q~F}Xr Rllll2L# Qw}Xr R%L# Q~8}Xr R L# Qt}Xr Rllllr L# Qs}Xr R%L# Qr}Xr R L# Q}U}Xr Rllllr L# Q}E}Xr R L# Q}A}Xr Q4N  Q}.}Xr R%L# Q}%}Xr R L# Ql}Xr Rllll2L# B QP_A z.                z-#2? Q N ?? z.                z-"FQ}Q~!r Q K" Ql~!r Q K" Q}M}Xr Q N  ? R L# ? Q O!*Q~J~!r R!L" Q~R~!r Rllllr L" Q}Urr Q!K" Q}.rr Rllllr L# Q}6rr R L# Q}=rr R%L# Q}Err Rllllr L# Q}Mrr R L# Q~F~!r ? D"MK" Q~8~!r ? z #Dz-# Q}*rr ? G ?N  Qy~!r ? z #2z-" Q}Yrr ? E# L" Q~&rr ? H!*O! Q~Frr Q4N  Qtrr Rllllr L# Q~8rr Q K" Qsrr Q N  --~+%"/k#|Y"P?!D"6D"F?"Q{!eA&Q1dQ!h_H!2A)S%P.!-?"Q ?&Q1V=Q{!eQ|0bA"G ~0}LPA0?"G ~/}LPA-_Q~1 W/ Qunr ?!D".?#Q.b_?#?!D"2Y=@.?-Q.bQm}Cr _@1?!D"%@"?!D" @,?!G CQ!e@2#P?0?)|NA/X/!?1?/Q.b_G +A&Q ?&Q|2V=A+Q;bQ~T}7r _@&"P"P"P"P"P?.G *Q*e/ ?2/ R @3"P?"?.D" A(Q!_A%V/ ?"?%aQ*V/ ?%?,_E  @3-?&G :Q!_@%?&E  @4R!?+}JoA5R}0~"}/~F~%~Wl}5D}"R |</!?3?4|</%R @3"P?"?(Q+_A+V/ ?"?+aQ*V/ ?+?,_E  @3-?%Q*T/#?&E *@4?5R~Cq~L}#}Yl~T~F8}"R |</"?%Q2T%P?3?4|</&.%-R @5"P?"?(Q3_A(V/ ?"?(aQ*V/ ?(?,_E  @5-?3?4|</%Qr!?%Q#haA%Q|3W/%?&E 2?5n?%}JoR |</%.#-?!?#?&2|1S/#."-?3?4nQr ?%Q#ha}Jo|:/!."-?3?4nQl!?%Q#ha}JoR |</!-?-?/_@%Q!@*."-?)Q!a?)eA)Q{{#e/ --? ?%N !? ?*N  -~M%"(k!|YB Q2aA%C ?#?"?"?#V=@)?#?"?"?#W=@&?"?#Q!gf@(?!Q{!eQ.bQ}9}Kr _@!QJ@""P"P"P#P"P?&?"Q~D}-r _G  A#Y/ ?#?)W/ ?!G *Q.bG }-}CPA#?"Q~B}-r _G  T/"?"?#Q!h?#Q1|QQ|!ba_Q~&}-r _H! /"-?"QJ_A"Qt!U/ -? Q K"*? Rllllr L" .!-?%Q%_Q%Q%Q*2})!?%D"*@&?%D"%Q!T/!?%D".A!?(N %?!?"Q}Q}-r _K" ?%Q!K".?%?!K"*?%?&K"%"P?"Q}9!T/ ?#Q!h?#Q1|QQ|!ba@*Q!@&#P?"QJ_@"#P"P?)?"Q~D}-r _G  Q!aQ{!eW%P?"Q~B}-r _G  ?#T/!?"?*_Q~&}-r _H! /!-?"QJ_A"Qt!U/!.#--?%D"%?&T%P?%Q%_?&Q!Q%Q*2~)!?%D"*@!-?!?&Q#h_A+?(N %?+?"Q}Q}-r _K" ?%?&Q!_A&K".?"Q}9!U/ --? ?%D".K"*? ?%E"%L" -"P?(S/ ? D"*A#Q!iA!S/ ? D"%A"?#Q#h_Q*a@##P?#E" @,?#?"D" K" ?"Q%_G  @ ?"?,L" ?#Q%_? N  ?#Q*a@#?"Q*_@"?!Q!aA!/ --?%Q2_C 1-?%D". -w%")k!|YB QIaA&C Q"@("P? D"*A-Ql~,}R~L!?"D"*A*?*Ql~,}R~L!Y=W/ ?"D".A*Qr W/ ?!Q ?!Q,V=A)Q)aQ#V/ ?"G 6Q!e/ Q @(?#Q K"l%?&? E" A.L"6?&Q4N .?&?)Q.bQ}9}Kr _A)G -N G?&?"K"??&Q N |*?&Q N |)?&?#K"C?&? D"*K">?&?%N |(?&QkQ ?%Q{!e=O!D?)G *@#?&Q6_@+?.}D@)"P"P?&D":A,S/ ?)G  A Q?W/!Q!@(?,Q!T/ ? Q?U/ ?)G !A Q?W/!-Q @ ?+Q 2n!A(?,Y/ ?(?)_G  @ -"P"P"P"k"P"P?!Q#a0#! ! -?&Q*_?(? ?#Q.bQm}Cr _?*27.!-"P? Q{!eA Q~; U%P? Q~X T/!.#-?&Q*_?(Q!_?#?*2|-.!-?%Q{!e/!?"D" /!?&?#N F?&Q!N |)?&Q*_?(Q!_?*2=-A!S/!"P"P?!?&D":A"Y/ ?&D"6A#?!_G  A%Q?W%P?!@ ."-?"?!Q!_A X/ ?%Q?U/ ? ?#_G  Q?W/!-?+?!2n!@ -? ?-TA(/#?&G |*Q!eS/#."-?&Q*_Q!N |%-Q @(?&G |*S/!-Q"@(-?&QI_C ?(-}8%!2kB Q2aA-C "P"kQ ?!D".A)Qunr ?!D"2A+=D"*Q)eQ&T/ <"P"P?"%P?-Q*_?!Q ?"?#22?-D"*Q!e/!."-Q"@%?+S/#?)D"*A"Q?V/#?"Q)eQ%U/#?"Q%i@0?!D"%@2?!D" @3Q!@#Q!@&#P"PQunr ?)?&A"Q!_A%Q.b_A.?%?+YA%=D"*Q%i@&"P"P?%/ ?.D"*A%Q)eQ&U/ ?%Q%i@.?"Q"_A4@%#P?%?.Y/"Qunr ?)?%Q.b_?%?+Y=D"*A*Q%i@%?*Q)eQ%T/ --?&?0V/".!-?!Qunr ?)?1?"?,=A1Q.b_?+?1X=Q!?3?)?"Q.b_A%D" Q!_A,_?%D"%A*?*Q UaA*?,V?*?2WfA5=Q ?*?,a?5=?%D"*Q*eQ#i2U?#e@#?"?(?.?4WA"=@(?"?/f@/Q!@,?&?0V/!--Q"@%?/Q!eS/#Q!?#Q!e/"<Q @(Q"@&.!-Q!@&Q Qunr ?)?-D".A(Q.b_?(?+Y=D"*Q)eQ&T/!<-? ?&N !Q#-@%? ?(K"%-? ?%N  ?-Q2_C -}H(#,k!|V"|Y?!Q!_@-? Q._@.? D"2A(?!Qkg_@&? D".A+@*#Pz.                @0"P?(?!?%_Q!_V/ ?&Q2V/ ?!?*_Q!_z   @0-?&Q2a@&?%Q2_@%?*Q2_@*?0z.ZZZZZZZZZZZZZZZZzB?0z.""""""""""""""""z|;z.@@@@@@@@@@@@@@@@z|#z|:z]A)S/ -"k"P"P?(?)|N?!_A&?%_A%Q1aA)W%P?&?*_Q1aG  QAT/!-? ?)2HA&/!Q 1-Q @&?%Q0a.!-? D"2@(? D".@+?&Q!i-@)"P"P?(?)X/ ?)?+_G  A%Q?W%P?)@*."-?)Q!_A*?(Y/ ?%Q?U/ ?*?+_G  A%Q?W/!-?(?.?)2n!A*X%PQ 1-?*?+_G  @%-"P?%QNT%k"P?(?-V/ ?(?-aQ*V/ ?+?-_E  @1-?&Q!e/!?#E# A2R!?1RkQ)?)?!aA(Q"aA%?%Q)Y=Q#h}JoRkn}"?%}JnR}3x}F~W}5}T~=p};k|YRN}%oA1}"R |<%PQ!@/"P? D">A,D"l%A%?"V/ ?%Qr W/ ?"?%U%P?,?%Q#h_@+Q!Q!? D".? D"6A&? D"2WA%=A-?!_?)Q ?&?%=A.W?!?)WfA&=@%Q ?(?&=@(?,?"Q#h_@,#P?(Q ?,Q%_D" A"?,D" A&a?"?&V?"?.WfA"=T%PQ!?&?-_?"=?%?(2}R!S/#-?,Q*_A,?+U/ --Q @/-?//"-?#?1?2mL# ? D">A#D"l%A"Qr Y%P? Q!N |%Q 1-?#?"Q#h_A ?!K" ? ?)K"%?#?#D"l%Q!_K"l%?*Q!_&Q -1-? Q!N |%Q -~0&")k!|VB Q2aA%C "P"P"P?!? D"2A#Y/ ? Q._@*#P"P"P"P"P"P?*D" A&?!_G  A"Qv U%P?"QAT/!?"rQ |6/%?"Q?V/)Q ?!a@"#Pz.                @+"P?!?#W/ ?"?#_Q2V/ ?!?&_z   @+-?"Q2a@"?!Q2_@!?+z.ZZZZZZZZZZZZZZZZzB?+z.""""""""""""""""z|;z.@@@@@@@@@@@@@@@@z|#z|:z]A(S/ -?(|N?"aQ2a@!.&-"P"P?!Q!_A"?#Y/ ?"?&_G  QAa0|>#            #                                            #     #   #       #   # #! -? ?"Q+2}<!Q @#.+-?%Q*_? ?!Q"_2_Q @#?%D"*Q!U/*?%D".A"Ql~N#eQl}M#U%kQ(&?!Q(_A&? D"2A(Y/*?&? D".A)_G  Qv U/*?(?!Q)_A&X/*?"Q{}T#W/*?&?)_G  Q~S U/*?%? ?!Q*_2_?%D" Q!U/+?%D"%Qlx#eQl}U#U/*Q.-?!_A!S/*? D"2@#."-?!Q!hQ"_?)f@#.)-?!Q"_@!-Q!@).!-?*?!2|?A"%P?!?"_@!.!-? ?!2o!Q @#.%-?!?#V/ --? D"6?!W%P? ?!Q.2}<!Q @#."-? ?!Q-2}<!Q @#.!-? Q1N %? ?!K" ? ?!Q(_K"*-?%Q2_C ?#-}:%!)kB Q2aA*C "P? D"}A!Q)aQ"X%PQ!? D"m!? D"}*!A#? D"}%!WA =@(Q @!Q ?#? =A%%P?(G  Q|3T@!-?"Q ?"Q{!eQ|2V=Q{!eQ;bQ~T}7r _@)#P"P?!?%Y/ #P?!?(_G  Q|%U/!?%?!Q!_A!U/ -Q @&.#-Q @&?%?!A V/"? ?%T/"?%? a@"? ?(_@&Q @!"P#P?!?&_G  Q|%T/!?"?!Q!_A!U/ -?"@!-?*Q%_?(?%? "k"P?!%PQ @##P?#?&_G  Q|1T/"?!?#Q!_A#U/ --? ?!_A!.!-? ?!_@!? ?#_-26?*D"%A QlllljT/ ?*D"*@""P?*D".A#?)G :T%P?)?"?#2}R!@#? S/!?"? 2p!?#/"Q!@&.%-? S/!?"? 2p!.!-?#/ -Q!@&.!-? D"}.!@%? D"}2!A(?!W%P?%?!Q.b_D"*A#Q%iQ ?#Q)eQ%T=@#-?!Q!_@!#P?!?#V@&?!?#Y/!Qunr ?%?!Q!_A)Q.b_?(?)X=D"*? ?!?"2|R@+Q%i@!?+S/ --?*Q2_C ?&-}#%!#k? D"2A#?!W%P? D".?!_G  QGT@"-"P"P"P"P"P?!?"_A!?#Y/ ? D".A"?!_G  A%QIT/!?%QIaQ{!eQ+W/ "P#P?!?"_G  QIaQ{!eQ+W/!?#?!Q!_A!U/ -?#@!-?!S/#."-? ?!Q)2}<!."-?!Q!_@!-"P"P"P?!?#Y/ ?!?"_G  Q|*U/ ?!Q!_A!?#Y/!?!?"_G  QIaQ{!eQ+W/!"P#P?!?"_G  QIaQ{!eQ+W/!?#?!Q!_A!U/ -?#@!-?!S/#-"P?!?#Y/ ?!?"_G  Q~>!eQ~( U/ Q @%?#?!Q!_A!W%k?!?"_G  Q|)aQz!e&Q!-S?!_A!?#Y/"?!?"_G  QIaQ{!eQ+W/""P#P?!?"_G  QIaQ{!eQ+W/!?#?!Q!_A!U/ -?#@!-?!S/#-Q @%?!?#V%P?!?"_G  @%-"P?%Q|*T/ ?%Q~> T/ ?%QIaQ{!eQ,V/ ?%Q|HeQ~" aQ{!eQ;W/%-? ?!Q*2}<!."-? ?!Q)2}<!.!-? ?!Q)2}<!-Q @!-?!-}K%!*kB Q?aA)C Qt}-r @(? D"6A*D"FA+D".?#W%P?+D"*?#Q:b_@(-?)Q._? D">A+?%?&2|3"k?)D".S%PQ @(Q .!-?)D":@.?)D">@/?)?)Q._Q"?(?*D"D2^?(G 6A(Q ?(Q~1 V=Q.bG }*}CP@*?)D" @("k"P"P"P"P"P"P"P"P"P"P"P"P"P"P"PQunr ?.Q:_?/Q"X=D"*Q)eQ"a0%# !"%-Q!@-.#-?*0,,####&#.*,#-?*0,+""""%"(*+"-Q!@,-?*0,)!!!!#!%&*!-?(Q!T@(Q .,-?(Q!TA(?-/*<Q .+-?(Q!T@(Q .*-?(Q!TA(?,/(<Q .)-?(Q!T@(Q .(-?(Q!T@(Q .&-?(Q!T.#-?(Q!T."-?(Q!T@(Q ."-?(Q!T-@(Q!-@*?+D"~F!@-?+Qw!_?&2~5!?+D"~F!@,"P?&SA./ ?./ ?+D"~B!?,_?%?&y,  -?"Q N V?"?*N |6?"?(N U?"Q#O S?"?-K":?"Q!K"6?+?&?,_A%K"~F!?"?%K">?"G |/S%P?"QkK"J-? Q"?!?#2l!?)Q?_C -~/#!(k?#S%PQ 1-? Q._@*? D".@("P"P"P"P?!? D"2A)Y/ ?!?(_G  A%Q?W%P?!@&."-?!Q!_A&?)Y/ ?%Q?U/ ?&?(_G  A%Q?W/!-?)?*?!2n!A&X%PQ @%."-?&?(_G  @%-?%Q~< T/!-"P? ?&?%?"Q ?"Q{!eQ~1 V=Q{!eQ.bQm}Cr _A)?#Q!aA+27A!S/ #P? D".@%"P"P?!? D"2A(Y/ ?!?%_G  A&Q?W%P?!@"."-?!Q!_A"?(Y/ ?&Q?U/ ?"?%_G  A&Q?W/!-?*?!2n!A"?(Y/"?"?%_G  @&-?&Q{!eA!QFU%P?!Q~< U/"?"Q!_1-"P"P?"Q!_A#?(Y/ ?#?%_G  A!Q?W%P?#@"."-?"Q"_A"?(Y/ ?!Q?U/ ?"?%_G  A!Q?W/!-Q @!?*?#2n!A"?(Y/ ?"?%_G  @!-? ?"?!?)?+27A!/ --Q 1-?&Q!_-~7#"%|Y(k"P?#D"%A+?%V/ ?+?%aQ*V/ ?#D" ?%_E  @)-"P?!Q{!eA,Q%X%PQ @!?"?,Q,bQ~&}7r _A"_G *A,Q ?,Q+VA,=A-S/!?"Q!?,=@,?+?%Q2_A!V?+?!aQ*Vf@.?+?%Q*_A"V?+?"aQ*Vf@+?!?#D" A!_@/?!?"_@0Q @%#P?%?,_G  A!Q ?!Q|2V=A!Q;bA#G },}8PQ!_@"?#E ~T}7P@&"PR!?!}JoA(R}0~"}/~F~%~Wl}5D}"|:%P?&?)|</!R @&?+S%P?0E  @&-Q!@!?"Q*T/%?#Q~T}7r _A#E *@*"P?(R~Cq~L}#}Yl~T~F8}"|:%P?"Q2U/!?&?*|</#.(-?&?*nQl!?"Q#ha}Jo|:/&."-R @(?.S%P?/E  @(-?&?*|</!Qr!?"Q#haA"Q|3W/!?#E 2?(n?"}JoR |</!.%-?&?)nQr ?"Q#ha}JoR |</ Q!@!.#-?-?%Q!_A%U/ --Q @!-? ?%K"%? ?!K" -~U#!%kB Q2aA#C "P"P"P"P? G  Q!a0# !"#-?"? G !A Q ? Q|2V=Q;bA%G },}8PA 2~5!?"D"*@!? %P?"D"%?!_?%Q~T}7r _? y,  -?"? ?!_K"*."-? G !@ ?"D"*A!?"D" T%P?"2}D!-?"D"%?!_QAN  ?"?!Q!_K"*?"? Q ? Q|2V=Q{!eQ;bA%G },}8PA 2~5!?"D"*@!? %P?"D"%?!_?%Q~T}7r _? y,  -?"? ?!_A K"*?"D" ? T%P?"2}D!-?"D"%? _QAN  ?"? Q!_K"*.!-? G "? D"%@&? G !@ ?#Q"N *?#? N +?#Q*_?!?"2|.?"D"*A ?"D" T%P?"2}D!-?"D"%? _QNN  ?"? Q!_K"*?#?!?&2}>!?#D" @&?"?#D"%A 2~5!?"D"*@!"P? SA(/ ?(/ ?"D"%?!_?&? y,  -?"? ?!_A K"*Q!eS/ ?"D" ? T%P?"2}D!-?"D"%? _QFN  ?"? Q!_K"*-?#Q2_C -}W#")k#|Y"P?!G NA)Q ?)?!G |/A(_Qt VA*=A!S/ ?!Q.b@)?"D"%A!?#Q2_A&V?!?&aQ*Vf@+?!?#Q*_A#V?!?#aQ*Vf@,?(Q.bQm}Cr _Q!?*=Q+_@!?"D" A"?&_@*?"?#_@-Q @"#P?!G  A#Q ?#Q|2V=A&Q;bA(G },}8PQ!_@#?(E ~T}7P@."PR!?&}JoA/R}0~"}/~F~%~Wl}5D}"|:%P?%?.|</!R @.?,S%P?-E  @.-Q!@&?#Q*T/#?(Q~T}7r _A(E *@0"P?/R~Cq~L}#}Yl~T~F8}"|:%P?#Q2U/!?.?0|</#.&-?.?0nQl!?#Q#ha}Jo|:/%."-R @/?+S%P?*E  @/-?.?0|</!Qr!?#Q#haA#Q|3W/!?(E 2?/n?#}JoR |</!.#-?%?.nQr ?#Q#ha}JoR |</ Q!@&."-?!Q._@!?"Q!_@"?)Q.aA)/ -Q @&-? ?"K"%? ?&K" -}N#!.k"P"P"P?!D"*A#S%P?!D">@&.!-?!D"%?#Q%h_Q2a@(?!D":@)?!D">@&#P"P?(D" A%?"Y/ ?"Qunr ?)?%Q.b_?%?&Y=D"*Q%iY/ ?#@&.#-?!?#Q!aA#K"*?(Q2a@(?#/ --Q @#?"S%PQ @%."-Q @%?"?&Y/!?!Q 2}=!?!D"*A&S/!-?#@%#P?!D"%?&Q%h_A*Q%a"k?*Q.aA-D" A)?"X%P?)@(?*Q*aD" .!-?*Q2aD" Q!_@(Q -Q!a@#G  Q!g@.?!D":@/?!D">@0#P?#Q!_@#Qunr ?/?(A+?._A,Q.b_?,?0Y=D"*Q%iA(?"X/ -?-?+K" ?*Q*a?#K" ?)?+U%P?&Q!aA#?%?#?%V=@%-?"?,X%P?&@#."-?!?,2}=!?!D"*A&/ -Q @#-? ?#K"*? ?%K" ? ?!D"%K"%-}M#!-kB Q2aA&C ? D">A!Q~J!_@%? D"?@)"P? G CS%P?!Q K"}M"?!D"s"A"Q"V/!?!D"~&"@(?"Q2X%P? ?(?"2|>/"-?%? ?(?"2P.!-?!Q K"}Y"?!Q K"}M"?!Q K"l"?!Q K"~R!?!D"s"A"%P?"Q"h@(?!D"~&"@"Q ? D"*A#?#? D"%WA#=@*Q!? D" ?#=@+? D".@,? D"2@-#P?&Q%_?+?*Qunr ?,?"D" A Q.b_? ?-Y=A#D" ?#D"%26"P?&D"%A#QlllljT%P?%? Q!Q 2}*!.!-?%? ?&D"*A ?&D".2}*!?#S/ ? ?#2p!-?"Q%_@"?(Q%aA(/ --?%Q!Q 20-?!D"}I"@%?)Qs _?!D"}M"A 2~8!?)D"|:@!"P? S/ ? Q"hA"S/ ?)D"|8?!Q"h_?%?"y,  -?)? ?!_K"|:?&Q2_C -z"!)kB Q?aA#C Q!@%Qx}Wr Qx}Wr G  A!Q!?!=N  ?!%P#PQx}Wr G  A!/ Qx}Wr ?!Q!?!=N  ?!/ --?#Q!Q!Q}*~"r D" Q?_? Q}.~"r D" A!Q?aA"Q ?!?"Y=WA"=?!Q?V=Q ? ?"=2|=?#D"%@""P?#D"*A&S%PQ!@!Q @ .!-Q!@!?"D" A %P?"D"%@)? @!-?&Q!T%PQ @ .!-Q @ "k?"D"*A%S%PQ!@%Q .!-?"D".-@(?&Q#V/ ?"D"6@&?"D"2@ -?#Q._?%?(? ?&25"kQk?#D".A S/ <Qk?!?)? ?#D"22hA S/ <Qk? Q}I}4r aQ~O~?~%}##bA Q"i? Q:Y=-?#D" A %P?"? Q#h2p!-Qx}Wr Q N  ?#Q?_C -~W""%|Y(k?!D" @)"P?!D"%A!?"V/ ?!?"aQ*V/ ?"?)_E  @%-?!?"Q2_A*V?!?*aQ*Vf@+?!?"Q*_A"V?!?"aQ*Vf@,?)?*_@-?"?)_@.Q @)Q~Pg@!"k#P?!Q}9}Cr _G  A*Q!_@"?!Qm}Cr _E  @#"P"P?*Q)Y%P?#?%|</"R @#?,S%P?.E  @#-?"Q*T/!?!Q}*}Cr _E  @&?*Q1Y%P?"Q2T%P?#?&|</%.#-R @(?+S%P?-E  @(-?#?&|</#Qr!?"Q#haA"Q|3W/#?!Q}2}Cr _E  ?(n?"}Jo|:/".#-?#?&nQl!?"Q#ha}JoR |</".!-?#?%nQr ?"Q#ha}JoR |</!-Q!."-?)Q!_@)?!Q;_A!/ -Q -@!? ?)N !? ?!N  -~L"""|Y&kB Q2aA%Ql"O!.?%Q._@(Q @%?!Q,U@)#P"P"P?)S%PQ~9}*r Q~1}*r ?%?(_G  A*=A&E  A"RMo?"Rl~Y#}"RDom?"Rlly)}"R:o?"Rlllx1}"R*omm?"R*}%Rlllx1}"?"R:}%Rlly)}"m?"RD}%Rl~Y#}"?"RM}%mmmA#? E  A"RMo?"Rl~Y#}"RDom?"Rlly)}"R:o?"Rlllx1}"R*omm?"R*}%Rlllx1}"?"R:}%Rlly)}"m?"RD}%Rl~Y#}"?"RM}%mmmA"|</!Q @!?&Q*_H  A&Q*h?&Q*if}JR{{#}"A#? Q*_H  A&Q*h?&Q*if}JR{{#}"A"|</!."-?%Q!@%S/"Q"1-QkQ!?"?#|@=@!-?!S?%fQ!@%Q!eS/ -Q"?*?!=-}##"+k!|YB QIaA%C "P?!?"Q)eQ~. b_A!D" Q!U/ ?!G |7Q"U/ ?!D".S/ Qunr ? D".A(?!D"%A)Q!_A#Q.b_?#? D"2A*Y=A&D" @#Qunr ?(?!D"2A!Q.b_?!?*Y=E" @.?%?&D"%A!K"6?%?.L".?%?#K"*?%?!K"%?%?#K" Q!? D" ? D"*A!? D"%WA#=@+Q ?!?#=@,Q @!#P?%Q:_?!_A-Q%_Q ?!?%_A&Q%_D" A#?&D" A&a?#?&V?#?,WfA#=K" ?-Q!?&?+_?#=K" ?!Q*_A!Q:U/ -Q!@#?"? D">A D"PY/ ? D"|0?"QDb_?%D"??%D"C?%D"D?%D"F2}"!S/ Qunr ?(?)Q.b_?)?*Y=G *Q*eQ#i@#-?%QI_C ?#-~Q"!%kB Q2aA#C Qunr ? D".?!Q.b_?!? D"2Y=A!D"%@%?!D" @("P? G CS%P?#Q K".?#Q ?%?%Q UaA!?(Q!_A%a?!?%V?!? D"%WfA!=K"*?#Q!? D" ?%_?!=K"%?"Q!?"G :A Q;VA"=@!? Q ?"=@ "P#P?#?#Q%_2|P?#G  Q!gA"Q!e/!? S/!? Q!a@ ?!G  ?!Q!_@!?#G !T/ -Q @!."-?"? Se@!.!-Q @!?#Q%_Q!? D" ? D"*A&? D"%WA =Q ?&? =?(?%26?#D"%A QlllljT/ ?#D"*@%?#D".A(?"G :A&Q ?&Q;VA&=T%P?"Q!?&=?%?(2}R!S@!-? S/ ?%? 2p!-?#Q2_C ?!-l#")k!|YB Qw aA"C ? D"6@#?!D"6@%?!D".@&?!D"2@(? D".@)?"? D"2A*K"D?"?)K"C?"? D"*K"??"? E" L#:?"?(K"P?"?&K"|0?"?!D"*K"M?"?!E" L#I?"Qunr ?&?%Q.b_?%?(Y=A!D"*A K"Z?"?!E" A+L"|>?"Qunr ?)?#Q.b_?#?*Y=A!D"*A&K"|:?"?!E" L#|6"k?&Q)eQ#T? Q)eQ#TeS%P?"Q2_?"Q:_?#2}>!?"D"2?"Q*_?"QI_?%2}>!Q ?"D"6A#?"D".U/!<?"D"*?#2}R!S.!-?"Q:_?"Qs _Q!?+}DQ!_A!?"D"I_?+R?}%}DA#?#Q UaA#?!V?#?"D"JWfA%=Q ?#?!a?%=? Q*eQ#i2U-?"Qw _C -}/#!(kB Q?aA&C ?!Q K"*?!D" S%P?!2}D!-?!D"%Q~X N  ?!Q!K"*?!?#2~5!?!D"*@%"P?#SA(/ ?(/ ?!D"%?%_?"?#y,  -?!?#?%_A"K"*?!D" ?"T%P?!2}D!-?!D"%?"_Qz N  ?!?"Q!_A)K"*?!?"Q@_A#2};!?!D"%@%?!D"*@(?&?)K">?&Q ?#?#?(WA#=A(K":?&Q!?%?#=A*K"6?&?!Q._?&Q6_Qk2#"P"P"PQunr ?!D"2A#Q:_?!D"6A%Q"X=A+D"*?#Qunr ?%=D"*gQ1W/ ?!G CQ4U/ Qunr ?#Q._?%Q!X=A!D" Q!U/ ?!D"*Q)eQ(U/ ?+D"%?"T/!-? Q K" .!-? ?%K"2? ?#K".? ?)K"*? ?(K"%? ?*K" -?&Q?_C -~L"!,kB Q2aA(C ? Q K"|:? Q K"|5? Q K"6? Q K"*"P?#S%P?!D" @#?!D"%@).!-?#Q"h@+? Q._@-?!D"%@)?!D" @#?!D".@.?!D"2@/#PQunr ?.?"D" A*Q.b_?*?/Y=A%D"%@&?%D" @,"P?%G *Q*eS%P? D"6A%? D".T%P?-2q!-? ?%Q!_K"6? D"2?%Q%h_A%Q N .?%?&Q!aK"*?%?,Q!_K"%?%?*K" .!-?(Q K".?(Q ?&?&Q UaA&?,Q!_A%a?%?&W?&?)WfA&=K"*?(Q!?#?%_?&=K"%? ?*?(Q%_2}G!-?"Q%_@"?+Q%aA+/ --? Q!?#?!D"*A ?)WA!=Q ? ?!=20?(Q2_C -~E"!*kB QP_A(C "PQunr ?!D".A,?"Q.b_A*?"?!D"2A+Y=D"*Q)eQ%T%P#P?&?(_Q K" ?&Q*_A&Qr U/ -"P?"?+Y/ ?"Q!_A)?*D"*A"Q%iQ ?"Q)eQ%T=A*Y/ ?#?%Q#h_@%#PQunr ?,?)Q.b_A"?)?+Y=@-Qunr ?"Q._?)Q!_A.?+Y=D"*Q%i@)?(@"?#@&"P"P#P?!?-?&D" ?&Q%_D" 2|GS%P?"Q*_@"?&Q*_A&?%U/!."--?"Q%_?.K" ?"D" ?"Q!K" S/!-? Q"K" .%-?)?*V/ --? ?(z "Iz-"I? ?(z "?z-"?? ?(z "2z-"2? ?(z " z-" .!-? Q"K" -?(QPaC -}H"!#k"P"P"P?"0""! -?"@(#P?&?(Q!iA)?&_A&?!?&Q%h_D" ?#W=@&?(?)aA(Q!W/ --"P?&?!?&Q%h_D" ?#X_A(S/ ?!?(Q%h_A(Q.aD" A&?#X%P?(Q%aD" ?#?&a_@#.!-?(Q*aD" @#-Q @&?"Q!U%P#P?"Q!iA(?&_A)?&?!?)Q%h_D" ?%V=@&?"?(aA"Q!W/ --?&?!?&Q%h_D" ?%V_A"S/ ?!?"Q%h_A"Q%aD" @!?"Q.aD" A"?%Y%P?!@%.!-?%?"a?!_@%-? ?#K" ? ?#?%?#?%W=K"%-~N""(k!|VB Q~N aA(C ?(?#E" L#*?(?#D"*K"2?(?!E"%L"6?&D"2A)?!D"CA#?#?)W=@+?!D"?@!"P?#S/ ?!?#Q!aA,Q:b_A*G 5A-Q&W/ ?-Q"T/ ?)S/ ?+Q!aA)?,Y/ ?*z " @.?!?)Q:b_A)?*E"2L"2?)?.z-" -?(Q>_?(Q*_A*?%?&?!?#?+24?"G *@%?(D"C@&Qllllj@!?"D" A)Q"U%P?(Qw _?)?"D"%?*2}.!?(?(E"]L#|:?(?(D"bK"|B?(D"|I@!-? ?%N |5? ?!K"J? ?(E#|:L"M? ?(D"|BK"P? ?(z ">z-" ? ?(z "Fz-"2? ?(z "|0z-"?? ?(D"|8K"I? ?#?&WN S?(Q~N _C -}*#!(kQunr ?!D"}.!?"Q.b_A%Q._?!D"}2!A*?"Q!_X=D"%@#Q!?!D"m!?!D"}*!A)?!D"}%!WA!=@(Q ?)?!=@&"P"P"PQunr ?%?"?*Y=D" A%%P?%A"Q!a?&Y/!?(Q!a@!#P"P?!?"_G  Q+a0C  ## ################## ###########%#-?"Q!aA"/ --Q @"-?#?&Y/!?#@!#P"P"P?!?(_G  Q+a0C  %% %%%%%%%%%%%%%%%%%% %%%%%%%%%%%!%-?&?!Q!_A!U/!.#--?&?!Q!_A#X%P?%@"."-#P?#?(_G  Q+aA!Q9W%P?%@".#-Q!?!hQ}1ll%eS%P?%@".#-?#Q!_A#?&V/ -?)@#?%@".!-?"Q!a@"-? ?#K"%? ?"K" -~E"""k!|YB Qt aA(C ?(QM_A)?!?"?#2|3"P?(D"M%P?(?(D"PA#K"??(?(E"MA*L#:?(D"|5@!?(D"|6@"?(?#K"P?(?*L#M?(?"K"|6?(?!K"|5?(Q2_?)Q"?%?&2}C!"P"P"P?(D"2Q!e%PQunr ?!?(D"6A#Q.b_?"?#X=D"*Q)eQ#U/!?(?(D"?K"I?(?(E#:L#D."-? Q K" .%-?(?(D"?K"P?(?(E#:L#M?(?"K"|6?(?!K"|5?(Q*_?(QM_Q"?%?&2^?(?(E#:L#D?(?(D"?K"I?(D"*Q!U/!-? ?(D"IK"*? ?(E#DL" ? ?#K"6? ?"K"2? ?!K".."-? Q K" .!-? Q K" -?(Qt _C -~0"!(k?#D"*@&"k?#D".A,?"G /A)X%P?&Qt}-r ?,=@&"P?#G HA(Q6U%PQ{!@)?(?"G 0T/!-Q{!@)?!Q{!eQ.bG }B}KP@!?&G 2@(?&G 7@+Q{!."-?&G 2@(?&G 7@+?#G |*@!Q{!.!-?&?)Q:b_A*G 6A)Q ?)Q~1 V=Q.bA(Qn}Cr _?!Q{!eQ.bQ}B}Kr _?(G m}CP=G  @!?*G 2@(?*G 7@+Q{!?,?*G 8A*X/ <?&?*Q:b_G 6-@&?#G |,@#"P?"G 0Q|!eQ2U%P?#Q{!eS/!?%Q!g@#-? ?&N &? ?)N %? ?!N #? ?(N !? ?+N "? ?#Q!eN  1- -}M"!"kB QIaA&C "P"P?%/ ?!D"*Q*e/ Q @%Q ?!D"%A(?(Q UaA(?!D" Q!_A!a?!?(W?(? D"%WfA(=?#U/!Q!? D" ?!_?(=?"?#2}R!S@%.!-?&Q K"??&Q K"F?&?#K"D?&?"K"C?&Q ?!D"%A"?"Q UaA"?!D" Q!_A!a?!?"W?"? D"%WfA"=K">?&Q!? D" ?!_?"=K":#P"P?&Q2_?&Q:_2|P?&G 2S/ ?&G 3?&?&QC_2|PQ @%?&G  S/"?&G !T/!."--?&Q*_?&QC_2|P?&G *Q!g@%-?&QI_C ?%Q!e-}2"!%kB Q?aA&C ?!Q ?!Q{!eQ1V=Q{!eQ|0bQ}2}Lr _@)?%Q!X%P?)?%Q!h_H!"@*-?&RkL#:?&RkL#2?)G NA!Q.bQ ?!?)G |/A%_Qt VA!=A)%P?%Q.bQm}Cr _Q!?!=Q+_@%Q @!#P"P?*?!Q1eiQ!eS/ ?(Q2Y/ ?&Q2_?(_?%G  N  ?(Q!_@(-?!Q!_@!?%Q._@%?)Q.aA)/ --?&Q*_?"?#?&Q2_Q!?(Q3VA!=?(Q ?!=28?&G *@!? ?&G +N !? ?!Q!eN  ?&Q?_C -}:"!%kQ!@#"P?!?"W/ ?"? D"6A&D"FW/ ?&D"D?!_@#?"?!a@%-"P? G ?S%P?%%PQ @"Q @!#P?!?"?#_G  QFT_@!?%?"Q!_A"U/ -Q @&?!Q!W/"-?#?%_@"#P?"?#TA&/"?#G  @%Q|W@!#P?!A Q}Y}+r _G  ?%TA(S%P?!Q!_@!? /!--?#Q!_@#?(/ -.!-?%%k?#Q ?#?%Q!aA"_G  Q|3T=&Q -@!?"?%?!=@"?!?#?!=@!#P?"SA @&? /!?"Q!a@"?!G  ?!Q!_@!Q|%T/ --?&-}R"!1kB Q?aA&C "P?!?"Y/ ?%D"2@1? D"2@*? D".@-#P?!Q!_A+Qunr ?-?!Q.b_?!?*Y=A2D"*A Q%iA(Y/!? Q)eQ%T@3Q @.?"@ #PQunr @,?+?3_A)?"X?"Qunr ?-?)Q.b_A/?)?*Y=D"*Q%iA%Ve@0?%?(V@4Q @(?)?*V%P?/D"%@(?/@,-?)? ?0=@ ?&?0N >?&?(K":?&?+K"6?&?!K"2?&?4K"*?&?5K"%?&?.K" ?&?%K".?#?&?13  ?,D"%@5Q!@.?2D"*Q%iA(?%A+W/ -? A!?"V/ --?&Q?_C -}R"!(k? D" A"?!G >A#?"G  eN  ?#%PQunr @"Qunr @#?!D"6A%? D"%A&D"2A(V%P?&D".?%Q.b_@#-"P"P?(?!D"2A%W%k?&D".?%Q.b_&Qunr -D"*Q)eQ%T%P"P?!D" %P?!D"%@#.!-?#D" @#?!D"*/"-?!Q:_@"Q!@%."-Qunr @!Q%@)?(? D".D" A"W%P?&D".?"Q.b_@!-?!Q%_@"?!D" @#Qwnr @%.!-Q!@%?!D".A!?(Y/ ?&D".?!Q.b_@"-?"D" @!? D"*A ?)K".? ?%K"*? ?!K"%? ?#K" --}Y"!(k? D" A"?!G >A#?"G  eN  ?#Q!e%P?!D"2@%Qunr @"Qunr @#?!D"6A&? D"%A(D"2A)V%P?(D".?&Q.b_@#-"P?%?)V%k?(D".?%Q.b_&Qunr -D"*Q)eQ%T%P?!D":@"Q!@%Q @&?!D" Q!e%P?!D"%@#."-?#D" @#?!D"*Q!eS/!?)?!D".A!X%PQ @"."-?(D".?!Q.b_D" @".!-Qunr @!?)? D".D" A"W%P?(D".?"Q.b_@!-?!D"%@"?!D" @#Qwnr @%Q%@&-? D"*A ?&K".? ?%K"*? ?"K"%? ?#K" --}+#!%kQm~"r Q K" Qxrr Q K" ? G S@#? G |5@%? D"*@&Q~Nrr Q&2~8!Qxrr Qxrr D" A"Q&_K" Q~Rrr D" ?"Q"h_A"?&K"2?"?#Q!hQ"e?%Ql"Q ?!=ffK".?"Q K"*?"R L" ? D"JQlllljU%P? G P@!Q~Nrr Q!2~8!Qxrr Qxrr D" A"Q!_K" Q~Rrr D" ?"Q"h_?!K" ? D"MA"? D"|0A 2d@!Q~Nrr Q!2~8!Qxrr Qxrr D" A#Q!_K" Q~Rrr D" ?#Q"h_?!K" Qyrr ? 2~5!Qm~"r D" @!"P? SA#/ ?#/ Ql~"r D" ?!_?"? y,  -Qm~"r ? ?!_K" 1-Q~Nrr Q"2~8!Qxrr Qxrr D" A Q"_K" Q~Rrr D" ? Q"h_R{{{{1L" -}+2":k&|YB Q?aA*C ?*Qunr ? D":?!Q.b_?!? D">Y=A#E" L#2?*?#D"*A%K":?"Q ?"Q{!eQ~1 V=Q{!eQ.bA&Qm}Cr _@#?&G }*}CP@&"P"PQ!?%Q)eA)hQ~E!e/ "P"P"P?)Q#T%P?&Q!a0(!%%%%"%-?&Q)T/".#-?*D"6?*D"2aQ"X/".#-?#G -@&"k?%Q*eS%P?*?&? D"CG G? Q._?*D"2Q!_2J?*D" .!-?*Q*_? ?&?*Q2_2|M?*D"*-Q!T/""P?*Q2_A%D"%?%D" aQ"T%P? ?!?"?#2~#!.!-? Q)Q ?"?!2~/!-."-?#G -@/B QP_A"C Qunr ? D":A%?!Q.b_?!? D">A&Y=A#D"*@4?#D" @7?""k"P?/Q ?/Q1V=Q{!eQ|0bA)G s}LPQ!T?#D"%A8QkUeS%P?"Q K"6.!-?)Q}2}Lr _@0"P?!Q!_A#?4Q%iA9V%P?0G |/Q.bA+G }+}CPA)Q ?)Q|2V=A(Q;bQ~T}7r _@)? Q._@5?+Qm}Cr _@:? D"2@+? D".@1? D"DA2Q~J _@;R!?(}JoA=R~U{{~M{~W~T{|2}"@|!?=R}0~"}/~F~%~Wl}5D}"@|"? D"C@<#P?"Qunr ?%?#Q.b_?#?&Y=A(D"*A,K"D?"?(E" L#?"P"P"P?,Q*eS%PR @="P?+?"D"?A,Q!_A(V/ ?+?(aQ*V/ ?(?1_E  @=-?)G :Q!_@(?)E  @>?|"|:%P"P?=?>|</ R @="P?+?,Q+_A6V/ ?+?6aQ*V/ ?1?6_E  @=-?(Q*T%P?"Qunr ?%?#Q!_A#Q.b_?#?&Y=A#D"*K"M?"?#E" L#I.&-?)E *@>?|!R |</#?(Q2T%P?"Qunr ?%?#Q!_A#Q.b_?#?&Y=A#D"*K"M?"?#E" L#I?=?>|</(.&-R @| "P?+?,Q3_A,V/ ?+?,aQ*V/ ?,?1_E  @| -?=?>|</ ?"Qunr ?%?#Q!_A#Q.b_?#?&Y=A#D"*K"M?"?#E" L#IQr!?(Q#haA#Q|3W/&?)E 2?| n?#}JoR |</&.%-?"Qunr ?%?#Q!_A#Q.b_?#?&Y=A#D"*K"M?"?#E" L#I.%-?"Qunr ?%?#Q!_A#Q.b_?#?&Y=A#D"*K"M?"?#E" L#I?=?>nQr ?(Q#ha}JoR |</#."-?2Q K"h?5?"Q?_?;2f?2D"hA(?)G :U%P?"Qunr ?%?#Q!_A#Q.b_?#?&Y=A#D"*K"M?"?#E" L#I.#-?)?2D"d?(2}R!?"Qunr ?%?#Q!_A#Q.b_?#?&Y=A#D"*K"M?"?#E" L#IS/!."-?"Qunr ?%?#Q!_A#Q.b_?#?&Y=A#D"*K"M?"?#E" L#I?=?>nQl!?(Q#ha}JoR |</!-Q @-?"D"MA(Q)eQ#U/ ?:G -@#?(Q*eS%P?"?#?<G G?5?"D"IQ!_2J?"D"%@.?"D" @-.!-?"Q*_? ?#?"QI_2|M?"D".@.?"D"*@--?"D"MQ%iA#?9V/ -?-Q!e/!-?"Q K"6?0H!|,."-?"?.K":?"Q!K"6?0?.Q)eQ!h_H!A@3-Q -O!|!?"?3O!>?"?4K"M?"?8K"J?"?7K"I? ?/?!?"QI_?"Q6_23?"QPaC .!-?#G *@%"P"P"P"P"P"P"P"P"P?*Q2_A&D"*A)Q)eQ#a0& !#%*%-?%Q!aQ&V/!?%S/%.(-?%Q!aQ*V/&.#-?&D"%A+?&D" A-aQ"T%P? ?!?"?#2~#!.(-? D"CG H@("k?)Q*eS%P?%Q!?-Q!_A#? D"._?+?+Q UaA%?#V?%? D"2WfA&=Q ?%?#a?&=?(Q!e2+.!-? D"DA#Q K"h? Q._?&?#Q~J _2f?%?#D"d?#D"h?(Q!e2+-A#Q{!eQ:T/&? ?#Q ?"?!2~/!.&-?%0,!#######"!#-?%/"-Qunr ? D":?!Q.b_?!? D">Y=D"*A"Q(eQ%U/"? ?!?"Q%i2|E."-? ?!?#G -2}6!?!Q!_?)Q%iU/!?&D"%QkT/!?#G &A#Q#T/!? Q+?#?"?!2~/!.!-Qunr ? D":?!Q.b_?!? D">Y=D"*A%Q(eQ%T%P? ?!?%Q%i2|E-?&D"%QkT/ ? Q(?#G #?"?!2~/!--?*Q?_C -}&"!(k"P"P"k"P"P"P?!?#V?!?#WaQ{!e0"&! -?#Q5_QdeA"?!Q5_QdeA!T/%? ?"_A%? ?!_A!Q%aG  Q"e%k?!D".@"?!2}U!?!?"_&?!-2}4!.!-?!Q5_QdeA(?#Q5_QdeA)T/#? ?(_A&Q%aG  Q"eS/"? ?)_A%?&?&D".A*_A+W/"?&2}U!Q!?)?(?*_T/!<?%?+2}4!-Q#-@!?%Q%a?!K" ? 1-?"?#2>A"S%PQ 1-?!%P?"? ?!y,  -? ?!2p!?"@ -? -}I"!"k?!?!G |0? ?!G OA)_G |FA(?(Q%T=A(N |0? G |S?)Q|!eQ*Te@)"P"P?!G |1Q!T%P?(Q{!eQ#T/"?)? G if/".!-?(Q{!eQ#T?)f/!-? ? G |5?(Q{!eQ UeN |5? D"*A(? D" T%P? 2~"!-? D"%?(Qv b_?!Qv y,  ? ?(Q!_K"*? Q._?#2~9!? D"6@!"P?#S/ ?#Q#hA(S/ ? D"2?!Q#h_?"?(y,  -? ?!?#_K"6? QC_?&2~5!? D"F@!"P?&SA"/ ?"/ ? D"D?!_?%?&y,  -? ?!?&_K"F--~="!"kB Q}=!aA%C Qx}Wr Qx}Wr G  A&Q!?&=N  ?&%P#PQx}Wr G  A&/ Qx}Wr ?&Q!?&=N  ?&/ --?%Q~8 _Q}*~"r D" Q}.~"r D" Q ?#?!2B?%?%D"}2!K"M?%?%z "m!z-#D?%?%z "hz-#:?%?%z "]z-#*"P?"Q:Y%P?%Qo,K!|<?"Q:T%P?%Q)N |:."-?%Q*N |:.!-?%?"G }/oPA"N |=?%Q N |>?%Q"Q ?"Q#aQ{!eQ"VA"=N |??%Q(N |:?%Q.Q(?"=N |<-?%z.                z-#P?%Q~8 _A"Q}2~"r ? ?%QPa?%Q*_2}A!?"?%G |.?!2t!?"2~=!Qx}Wr Q N  ?%Q}=!_C -}7"!&k"P"P"P?"?"Q#_Q|WeA%T%P?#Q*a@*Q @%.!-?#?%?"aA%?#?%V=@%?#%P?!Q{!e@(Q!@)#P?"?&_G  ?(T/%?%?&Q!_A&U/ --?%?#Q*aA*W/!-?!Q{!eQ} }!m*b@&#PQl}!m*?"?%_A)D" ?&gA(a?(fQl}!m*?)Q%_D" ?&gA(a?(feQl} }!mjeQl} }!mjU/!?%Q*_A%?*X/ --?#?%U%P?!Q{!e@&Q!@)#P?&?"?%_G  T%P?%@&.#-?#?%Q!_A%U/ --Q @)-? ?&K"%? ?)K" -}="!*kB Q?aA#C ?#Q K"2?#Rllllr L"*?"Q%Y%PQ!@(Q%@)#P?"Q%a@"?!Q%_@%?(Q!a@*"P?!D  A!QkT%P?#D"*?*T%P?#Q*_2r!-?#D".A)?&_Q K" ?%@!.!-?#Q6_?%?!?"?!?"V=A!2CQ ?#D":?#D"6=@+?#D">@,?"?!a@"?!?%_@!?#D"*?*T%P?#Q*_2r!?#D".@)-?&?)_A%?+K" ?%Q%_?,K" -?&Q*_@&?#?(K"2?(Q!_@(?"Q#W/ --? ?#D"2K"*? ?#E"*L" ?#Q?_C -~1%"1k#|Y?"S%PQ!1-?"Q"h@)? D" @*? D"%@(? D".@+? D"2@,#P?4@5Qunr ?+?!?%_D" A#Q.b_?#?,Y=A#D"*@-?#D"%@."|YR ?(?#D" A&Q!_A#V/ <R ?(?#aQ*V/ <?#?*_E  -@4R!?4RkQ)?.?&aQ"aA#?#Q)Y=Q#h}JoRkn}"?#}JnR}3x}F~W}5}T~=p};k|YRN}%oA6?5m@4?/?-Q*eQ#i?5?6}"R |<ff@/?)?%Q%_A%U/ -?/Q!e%k"kQ @(Q @)Q!?"S/ <?!?"Q"hA/_@1? D"%@*? D" @+? D".@,? D"2@-?!@ #P"PQunr ?,? D" A"Q.b_?"?-Y=A"D"*Q*eA%S@2?%/ "P?)S/ Q!?+?"D" Q!_A%_?"D"%A"?"Q UaA"?%V?"?*WfA#=@3Q ?"?%a?#=@.?/@"?(@#?!@%#P?"S/!"PQ Qunr ?,?%D" A&Q.b_?&?-Y=A0D"%A&?&Q UaA&?0D" Q!_A0a?&?0V?&?*WfA&=?.U/ Q!?+?0_?&=?3?.2}R!/ Q .&-?%Q%_@%?"Q%a@"?#Q!_A#/ --?(Q!a@(?)Q!_@)? Q%_A ?1U/!--?2-&Q!--}@"!)k"P"P? D"%A)?!W%PQ~!!@(? D" A#?!_A*G  A Q|2_Q{!eQ|!V%PQ"@"."-Q#@"Q}=!@%"P"P"P"P? Qw!a00(            ! -? Q|"_Q{!eQ1V/%Q%@"Q}.!@%? Q~N!a0&&"""!"-Q}<!@(.#-Q}-!@(."-Ql!@%? Q1_Q{!eQ#V/"-Q 1-Ql!@%-?)?!Q!_A W%P? ?#_G  @&-Q"@##P"P?#A ?"T%P?"@ .!-? ?!_?)Y/ ? Q!_@#? ?*_F  QP|6/!--?"Q ? ?"Y=Q ?&?(X=Q ?%?&X=-}/"!-k"P?!D"2A(?"X%P.!-?"Q!_A#?!D".A*?"Q.b_D"*A"Q%iQ ?"Q)eQ%T=A+Y/ ?!D"%@)?!D" @,?!G CQ!e@-#PQunr ?*?#Q.b_A&Q._?#Q!_A.?(Y=A/D"*@""P"P"PQunr ?&?#?(Y=A&G *Q*e/ ?-/ ?)?&D" Q!_A#V/"?)?#aQ*V/"?#?,_E  R{{{)}"R~Gs}&!|;/!."-?!?#Qu}9r 2|1S/!?/D"*@"-?"Q(eQ"T@%."-?"Q%iA#?+V/ --? ?.K"%? ?%K" -}%"!)kB Q2aA%C ?!D".@*?!D"2A+?"W%P?*?"Q.b_D"*A&Q%iQ ?&Q)eQ%T=@)-"P?"Q!_A"?)Y/ #PQunr ?*?"Q!_A&Q.b_?&?+Y=A(D"*?%Q*_?!?#?"2|("P?%G *S/ "P?%G +A"Q ?"Q~1 V=Q{!eQ.bA"G }*}CPQ*T%P?(D"*Q)eQ&T/!."-?%?!?&?"Qm}Cr _G -2|A?%D" Q!U/!?%D"%@&-Q!@(."-Q%iA"?)V/ -Q @(-? ?&K"%? ?(K" ?%Q2_C -}3""&k!|YQ%@&?"Q%Q.?"D" Q!e=_|." @*?!D">A#D"t"@%"P"P"P"P?#D"u"A#0"# !-?%E# ?*|;/!Q @#."-#P?(?#Q!iA)?(_A(?%?(Q%h_E# ?*|@=@(?#?)aA#Q!W/ -?%?(Q%h_A%E# ?*|;/ Q @#.!-?%D"*A#?!D":A!D"6Y%PQ @#.!-Q ?!D"2?#QFb_A%D":A#?%D"6A%a?#?%V?#?!D"?WfA&=@#Q%?!D">?%Q&h_?&=@&-? ?&K" ? ?"D"6K"*? ?&?#Q&h_K"%-o"!(kB Q2aA&C "P?"Q ?"Q{!eA(Q1V=Q{!eQ|0bA%G ~/}LPA)?%G ~0}LPA*_Q~1 W/ "P?(Q)a0#! ! -?)Q.bQ}-}Cr _@#Q @%?!?"Q{!eQ1dQ!h_H!2@("k"P#P?(?%Q1eiQ!e%P?#G  @"?#Q#aG  Q*T%P?"Q ?"Q~1 V=Q{!eQ.bG }-}CP.%-?&Q*_?!?"2|C?&G */"-?#Q._@#?%Q!_A%?*V/ -Q @#."-?&G +-@%Q!@#-? ?%N !? ?#Q!eN  ?&Q2_C -}2"!#k?!?"?#?!D":?%2e?!?!D":A,?%?%?,V=K":?!D"*@,?!?(?)?*?+2e?!?&K":?!D"*@-"PQ ?&?%a?#?&V?%?&WfA#=A.Q ?+?*a?)?+V?*?+WfA)=T%PQ!?"?%_?#=Q!?(?*_?)=?.2}R!S/!-?!D">A"S%P?!?,K"?-?!?"Q!_K">?!G CQ!U/ ?!D"6A"?!D".T%P?!Q._2q!-?!?"Q!_K"6?!D"2?"Q%h_A!?-K".?!?,K"*?!?&K"%?!?%K" -? ?-K"%? ?,K" -} "!+k?!?"V%P#P?!? D">A+V@#?!Q.b@%?!Q!_@!"P?%? D":A,_Qunr ?#=D"*A&Q)eQ%U/ ? D"DA(D"6A%@#?&Q%iA-?!W%P?%Q"h@)?(Q._@*?!@&#P?*D" ?#T%P?*2~ !-?(D"2?)_?&K" ?(?#Q!_A#K"6?)Q%_@)Qunr ?,?&Q!_A&Q.b_?&?+Y=D"*Q%iA&?-V/ --?#?%aQ!W%k? ?%2g? D"DA(D"6&?#-?%V/ ?(?%K"6-?!?"U/ ---}S""&k!|V? D"2A)?!Qkg_@%? D".@##Pz.                @*"P?)?!?&_Q!_V/ ?%Q2V/ ?!?#_Q!_z   @*-?%Q2a@%?&Q2_@&?#Q2_@#?*z.ZZZZZZZZZZZZZZZZzB?*z.""""""""""""""""z|;z.@@@@@@@@@@@@@@@@z|#z|:z]A(S/ -"P"P"P"k"P?)?&?(|N?!_A%_A&Q1aA(W%P?#?%_Q1aG  QAT/!-? ?(2HA#S/#?#Q!e/"?#Q!i.!-?&Q0a-A#?!aQ"U/"? ?#?"2}W!1-? Q!N |%-Q 1-? Q)Q ?"?#2~?!-~P!!&k?!G |/@%?!G M@#?!G |9@&Q(@""P"P"P"P"P"P"P"P?!G OQ)a0- ))))))!)"#)-?&Q{!T/(?#/(Q(Q%?%Q~1 aQ{!eQ}Y!V=@".(-?#Q!U/&?%Q ?%Q~1 V=Q{!eQ.bA#Qm}Cr _@!?#G }(}CPQ!a0#"#%&-Q(Q(Q&?#Q#U=?&Q{!T=@".%-Q#Q(?#Q!T=@".#-Q @"."-?!G )@(Q!@".!-?!G )@(Q"@"-? ?(N !? ?"N  -~5!!&kB Q2aA%C Q ?!D"%A&?&Q UaA&?!D" Q!_A)a?&?)V?&? D"%WfA*=@&Q!? D" ?)_?*=@ "P?!G *Q*eS%P?#?&U/!? ?"?#2}R!S@(.!-?%Q K".?%?&K"*?%? K"%"P#P?%?%Q%_2|P?%G  Q!gA Q!e/!?#S/!?#Q!a@#?"G  ?"Q!_@"?%G !T/ -.!-? ?#Se@(-?%Q2_C ?(-~X!!%kB Q2aA#C "P? D"6G ,Q"T%P?#Q!? D" ? D"*A%? D"%WA =Q ?%? =?!D" ?!D"%26?#D" A!QlllljT/!?#D"%@%?"?#D"*A 2~5!?"D"*@&"P? SA(/ ?(/ ?"D"%?&_?%? y,  -?"? ?&_K"*?!S/!?%?!2p!.!-?#Qunr ? D".?!D"*A!Q.b_?!? D"2Y=A!E" L# ?#?!D"*A!K"*Q!?!Q)ehQ}T!e/ ? ?#?"2f-?#Q2_C -~S!!"k"P"P"P?!G 5Q|!eQ*T%P? D"CG H/#? G GQ!e/#? G |*/!-?!G 6A"Q#T/"? D"CG |*S/!?!G 7Q!U/!."-?!G 2/!"P?!G 3A"Q ?"Q~1 V=Q.bG }*}CPQ"a0& """ "-?!Q N 7?!G 6A"Q#T/!-? ? G *?"Q UeN *? G F/ ? D"DA D"*A"? D" T%P? 2~%!-? D"%?"Q:b_A#?!E"2L"2?#?!z " z-" ? ?"Q!_K"*--}""!(kB Q?aA#C ?"%P?!Q%_@&?"@%#P?&D" ?(_@(?&Q*_@&?%Q!aA%/ --?#Q6_?(Q!Q!2})!?#D":@%?#D"6Q!U%P?#Q K"2?#?#D">K".?#?%K"*?"%P?!?"Q#h_@)#P?#Q*_A%?!D" A"?!Q%_D" _A*?"aA&2~5!?%D"*@("P?"?*T/ ?&S/ ?%D"%?(_?"?&y,  -?%?&?(_K"*?!Q*_A!?)U/ --? ?#D"2K"*? ?#E"*L" ?#Q?_C 1-?#D"> -~G!!!kB Q?aA%C "P?"G .S%P?%Qunr ?!D".?"D"%A"Q.b_?"?!D"2Y=A"E" L#2?%?"D"*A"K":"P?"Q*e/ ?%Q*_?!?%D"2Q!_2N?%G *S/ ?%G +@!? Q!N  ? ?!N !."-?#D"*@"?!?%Q2_?#2fQ!?"?#D"%_?#D"*A!?"V=?!?"aA"Q ?!?"Y=2d@!? Q"N  ? ?!K"%.!-? Q N  ? ?"D"*K"%-?%Q?_C -}A"!#kB Q?aA%C Q~Jqr Q(2~5!Q~Rqr D" A&Q~Nqr D" _A(Q~!}+r D  K  ?(Q~%}+r H  O %Q~Rqr ?&Q(_K" ?"}JQ~Jqr 2}N!?%Q2_? ?!2|@?%D"2Q!T%P?%D"6@!Q~Jqr Q(2~5!Q~Rqr D" A"Q~Nqr D" _A&Q~(}+r D  K  ?&Q~+}+r H  O %Q~Rqr ?"Q(_K" ?%Q*_? ?!2}>!?%?%E#*L":?%Q:_Q!Q~Jqr 2D-?#%PQ~Jqr Q22~5!Q~Rqr D" A Q~Nqr D" _Q~-}+r z   z-  Q~Rqr ? Q2_K" -?%Q?_C -~V!!*kB Q2aA#C ? D"*@!? Q?2~5!? D"%A&? D"*A%_A"z.                z-  ?"z.                z- 2? ?%Q?_A*K"*Q!@)"P?!%PQ @"Q ?!Q?_?!?%WA(=@%Q!?&?(=@&#PQ!@("P?"?%Y/ ?"?&_F  Q |9/ ?#?!K".?#?%K"*?#?&K"%?#Q%_?"2|?A(/ Q @).#-?"?(_A"?!V/ --?!?*W/ ? ?!K"*-?#Q2_C ?)-~G!!!kB Q2aA&C ?&Q*_?!?"?#?%2}C!Q @%"P?&D"*Q!U/ ?#G 4@""P"P"P"P"P"PQunr ?!D".?&D".A#Q.b_?#?!D"2Y=D"*Q)eQ"a0%%#"! -?"/%Q!@%.&-?"Q!aQ)V/#Q!@%.%-?"Q+W/"Q!?"hQ} &eS/"Q!@%.#-Q!@%?"Q+W/"Q!?"hQ}=)eS/".!-Q!@%?"0(!    ! -Q @%-? ?#K"%? ?%K" ?&Q2_C -~H!!"k?!Q*i@#Q"@""P"P"P"P"P"P"P"P"P"P? Q{!eQ(a02 !"#!)+)%*&++(++)-Q @"?!Q!eS/)?!Q{{{)W/*?!Qll%eS/)?#Q!eS/*.)-Q @"?!Q!eS/(?#Q!eS/).(-Q @"?!Q!eS/&?!Q{{{)W/(.&-Q @"?!Q!eS/%?#Q!g?!Q{{{)WfQ!e/&.%-?!Q!eS/".%-?!Q!eS/#Q#1-?!Q{{{)W/"-Q @"-?"1-Q!-~8!!#k?!D"CG G@(?!D"DA%Q K"h?!Q._?#?%Q~J _2f"kQ ?"Q{!eA"Q%W/ <?"Q,bQ~&}7r _A#?(_G *A!Q ?!Q+VA!=A(%k?%D"h@"?%D"d@&?#Q!?!=@#Q @!#P"P?"?!?#_G  A%Q ?%Q|2V=Q;bA%G },}8PU/ ?%Q~T}7r _?&?"2}R!/ Q!.#-?(?!Q!_A!U/ -Q &Q --@&? ?!K"%? ?&K" -~%!!#kB Q2aA(C ? "k? ?"Q!T%k?(Q K".?(Q Qunr ?!D".?#Q.b_?#?!D"2Y=A#D"%A&?&Q UaA&?#D" Q!_A)a?&?)V?&?!D"%WfA&=K"*?(Q!?!D" ?)_?&=K"%?#D"*@!?%D"*@&?%?(Q%_2}:!Q ?!Q)eQ#U/!<?%D"*&Q -K"*? ?&K"%Q!-K" ?(Q2_C -~.!!(k?"D"%@&?"D" @("P?!D"l!A!D"?A"S/ ?!D">A%?"Q%h_@)#P?&?%D"%T%P?%D" @!Q @"#P?"?&T%P?!@(.%-?!?"_@#?"?(_@*?"Q!_@"Q?Q ?#G  A#Q~" aQ{!eQ<V=?#fQ{!eQ?Q ?*G  A#Q~" aQ{!eQ<V=?#fQ{!eT/ --?%Q2_A%?)U/ --? ?&K"%? ?(K" -}M"!)k"P?"Q|VW%PQ!@#.!-?!D".?"_@*?!D"2@+#P"P?"?(_A%?+Y/ "P?(?*_G  A&QIaA#Q{!eQ,V/ ?&Q~? aQ{!eQ(Y%P?&Q~* aQ{!eQ~W!V/"?&QLa@#.!-?&Q~7 a@#-?#Q{!e?)Q%hf@)Q!@#?(Q!_A(Q%U/!."--"P"P?!D"2?%X%P?%?!D"6A#V@".!-?%?!D"6A#V@"?!D".?%_F  Q |9/ ?#?%X/ ?!Q._?%2|?A"/ ?!?%2o!.!-?!Q,N %?!?#?%?#?%V=A%K" ?!?"?%_K"*-Q @#-? ?)K"%? ?#K" -q!!%kB Q2aA#C ?#Q*_?!?"2}>!Qunr ?!D".?"Q.b_?"?!D"2Y=D"*Q)eQ"T?#D".A%Q,Ve@&"k?%S%PQ @!Q!.!-?#D"*@"Q @!"P#P?&%P?"G  QIaQ{!eA(Q+W/"?!Q,b?(_@!-?"Q!_@"?%Q!aA%/ -Q!.!-Q -@"? ?!K"%? ?"Q ?&=K" ?#Q2_C -~A!!!kB Q2aA%C "P"P"P?"Q{!eQ#a0#! ! -? Q%N  Q#@#.!-?%Q*_?!?#D"DQ ?#D"CQlllljU=?#D"F2GQ#@#?%G *Q#U%P? ?%E#*L" .!-? Q N 6? Q}&FO!4? ?%G +N 3? Q+N 2? ?%D".A"K"*? Qunr ?!D".?"Q.b_?"?!D"2Y=A!D" A"K".? ?!D"%K"%? ?"K" Q"@#-? ?#N 7?%Q2_C -~=#!&k"P"P"P?!D"*A"S%P?!D"%A%/!."-?!?"Q*iK"*Q!@&."-?!?%Q!aA(K"%Q!@&?!?!D" A#Q!_K" ?#G  A"Qv U/!?(S/ ?!?%Q"aK"%?!?#Q"_K" "P"P"P"P"P"P?#G !A"Q~@ a06 )))!)))))))")))#)%&)-Q*@".(-Q.@".&-Q,@".%-Q/@".#-Q+@"."-"kQ @#?!A"2|VA!Qlx#eQl}M#T%P?"Q!?"D" Q"_?"D"%A%Q"V=K" ?"?%Q"aA(Q ?%?(Y=K"%?!Q,hQlx|3e?"2|VQ{)efQll%_@!-"P?!Ql!Y%P?!Ql2V/!?!Qll%Y%P?"?!Q2hQlly!e?!Q"hQl~Y e?!Q.iQ|3effQl} }!%fK"*?!Q4iQ~N!f.#-?!Q*hQl~Y e?!Q(iQ|3efQl} "f@#?!Q.iQw!f@!-?"?#K"*?!.!-?"?!Q|3eQl!fK"*?!Q(iQr!f-@".!-Q @&-? ?"N !? ?&N  -}U!!*k? D">A"Q K"s""P?!? D"2A)Y/ ?!Q!_A#? D".A*?!Q.b_D"*A!Q%iQ ?!Q)eQ%T=A+Y/ ?"Qr"_@(Q @!#PQunr ?*?#Q!_A&Q.b_?&?)Y=D"*Q%i?(D" ?%T%P?(Q!2~8!-?"?%Q!_A%K"s"?"D"~&"?!_?#K" ?!Q%_@!A#?+V/ --? 2M-~C!!"kB Q}.!aA%C Qx}Wr Qx}Wr G  A&Q!?&=N  ?&%P#PQx}Wr G  A&/ Qx}Wr ?&Q!?&=N  ?&/ --?%Qs _A&Q}*~"r D" Q}.~"r D" ?"?#?!2B?%?%D"|:K"*?%?%E"|6L# ?%?%D"m!K"P?%?%z "hz-#I?%?%z "]z-#??%?%z "|>z-#2?&Q}2~"r ?%? ?%Q2_2}!!?&?%G |1?!2t!?&2~=!Qx}Wr Q N  ?%Q}.!_C -~!!!&k? ?!Q~N{{{)eA%_@&?!Q1eA"%P?&@!#P?#?!G  A(Q~M!W_?(rQ~!k|7_@#?!Q!_@!?"Q!aA"/ --?%%P#PQ2@"? z   z.0000000000000000z|#z]%PQ @"Q @!#P?"? ?!_G  A%Q~M!W_?%rQ~!k|7_@"?!Q!_A!Q2U/ --?"?#_@#? Q2_A ?&U/ --?#-~#!!!kQ!?!?#_?"?#V=@&?%?#aA!Q ?!?%X=@!"P?"?#aA#Q ?"?#Y=A"Q?V/ ?!Q?W/ ? Q?2~5!? D"*A"? D"%_A#?&z   z-  ?#?&z  2z- 2? ?!?"_K"*1-? Q ?!?!?"WA#=A!2~5!? D"*@""P?!SA%/ ?%/ ? D"%?"_Q!?&?#=?!y,  -? ?!?"_K"*-}U!!%kB Q2aA%C Q ?!D"%A#?#Q UaA#?!D" Q!_A&a?#?&V?#? D"%WfA(=@#Q!? D" ?&_?(=@ "P?!G *Q*eS%P?"?#2~5!?"D"*@!"P?#SA&/ ?&/ ?"D"%?!_? ?#y,  -?"?!?#_K"*.!-?%Q K".?%?#K"*?%? K"%?"?%Q%_2}:!-?%Q2_C -}N!!#k? D"DA"Q K"Z"P?"D"6A#?!aA%Q ?#?%Y=A%Q"V/ Q%?"D"2?!Q"h_?!?#W=@!? Q._@#?%Q2X%P?#?!?%2|>/!-?"Q:_?#?!?%2P?"D"ZA%S/ Q @!Q @"#P? D"DA#D"Z?"W%P? ?#D"|B?!_D" 2~3!-?!Q%_@!?%?"Q!_A"U/ ---}M!!)k"P#P"P?%D"s}4P?!U/ ?%Q}I}4r _A&D":@(?!@)? @*#P?)%P?*G  @+?(G  @,?*Q!_@*?)Q!a@)?(Q!_@(?,Q?Q ?,Q~" aQ{!eQ<V=fQ{!e?+Q?Q ?+Q~" aQ{!eQ<V=fQ{!eT/!."--?&?"?#2,/"-?%Q~& _A%Q}6#U/ -Q @&-?&-}W!!"kB Q?aA#C ?#Q K".?#Rllll2L"%?#Qunr ? D"}.!?!Q.b_?!? D"}2!Y=A!E" L#2?#?!D"*K":? Qm!_?#Q2_?#Q%_2f?#D"*@ ?#D".A!?"Q ?"Q{!eQ|2V=Q{!eQ;bA"G },}8PT%P?"Q~T}7r _? ?!2}R!S@%-?#D"%A!%P? ?!2p!-?#Q?_C ?%-}P!!%k?"Q ?"Q{!eQ~1 V=Q{!eQ.bA"Qm}Cr _@#"P"P"P?"G }*}CPQ)a0" !"-? ?!?#G -2/.!-?!? D">A%Y/ ?!Q!_A"? D":A&?!Q.b_D"*A!Q%iQ ?!Q)eQ&T=A!Y/ ?#G -@##PQunr ?&?"Q.b_?"?%Y=D"*? ?"?#2iQ%iA"?!V/ ---}D!!#kB Q2aA#C ?#Q*_? ?!Q}6}Sr Q#2}@!?#D"*Q!T%P?#"k"P"P?#D".Q#_A"S/ ?!?"X%P?!?"T/!."-? ?"_F  QP|6/!-?!?"a@%? ?"_.!-Q -A Q!? =?%Q ? =Qnor Q!2}@!?#D"%?"_?!?#D" Q!e=@"-?#Q2_C ?"-}?!!"k"P?!?"Y/ ?"Q ? D"*A#?#? D"%WA#=W/ Q!? D" ?#=A ?!_G  QAU/ ?"?!Qkg_S/ ?!Q!_A#?"a@!? ?#_@"#P"P?"G  A Q+aA#Q9W/ Q!?#hQpll%eS/ ?"Q!_@"?!Q!_A!/!."--? Q~; aQ~>!eS@%-?%-~2!"&k!|VB Q2aA#C ?#z.                z-# ?"Q1eA%%P?#?!?"Q~N{{{)e_?%y,  -?!?"Qde_@)#P"P"k"P?!S/ ?!?)T/ ?!Q2_.!-?(/!?#@!Q!@(Q -?!z   A*z.|Y|Y|Y|Y|Y|Y|Y|Y|Y|Y|Y|Y|Y|Y|Y|YzBz]?*z.HHHHHHHHHHHHHHHHzBz]f|O?&_@&@!.!--? ?"?&_Q!_2~,!?#Q2_C -}H!!#k"kQ ?!G NA%Q ?%?!G |/A!_Qt VA%=A&S/ <?&Q.b@(?!Q.bQm}Cr _Q!?%=Q+_@!Q @%#P"P?#?!G  A&Q ?&Q|2V=Q;bA&G },}8PU/ ?&Q~T}7r _?"?#2}R!/ Q!."-?!Q._@!?%Q!_@%?(Q.aA(/ -Q -@(? ?%K"%? ?(K" -}9!!%k? ? D"%A!Q%?!?!Q%Y=A"aK"%? ? D" A#?"_K" ?!%P#P"P?#G  A!QIaA Q{!eQ,V/ ?!Q~? aQ{!eQ(Y%PQ2?!QLa?!Q~" aQ{!eQ(Y=@ .!-?!Q~7 a@ -? Q1e?%Q%hf@%?#Q!_@#?"Q!aA"/ --?%-}X!!#kB Q?aA*C "k?#Q{!eA+Q~0 X%P?+Q.bA+Qn}Cr _? D"?Q+_?+G m}CP=@,?+Qm}Cr _.!-? D"?Q+_@,Qm}Cr -@+?*?"N | ?*Q N >?*?!N =?*?#N ;?*Q N :?*?%K"2?*?&K"6?*?(K".?*?&K"*?*?,G  N <? ?*Q*_?+G %S?)2}K!?*Q?_C -}2"!"kB Q}.!aA%C Qx}Wr Qx}Wr G  A&Q!?&=N  ?&%P#PQx}Wr G  A&/ Qx}Wr ?&Q!?&=N  ?&/ --?%Qt _Q}*~"r D" Q}.~"r D" ?"?#?!2B?%?%D"|BK"2?%?%E"|:L#*?%?%D"}*!K"|6?%?%z "|Wz-#M?%?%z "bz-#D?%?%z "Zz-#:B Q2aA!C ?%Q*_A#? ?%Q:_A&Q}E~#r Q 2FQ{!eA"Q"T%P?!Q%_Q}2~"r ?#? ?&Q!2@?!G .@"-?!Q2_C ?"Q!eQx}Wr Q N  ?%Q}.!_C -}Q""&k!|YB Q2aA(C "kQ ?#?"?#_A"W/ <?(Q%_@+Q!@,Q%@#"P?&}J?"?!D" Q!hA*?"?*W=A*Q*Q%?&Q!T=A"?"?*V=A*}J|YA-R?}%R |<%P.!-?-}DA)Qllllj?%aW%PQ @).!-"P"P"k?!D" A"%P?!D"%?"?&b?%?)2Y.!-?)S%P?%@#."-?%?)2>-A#/ ?+?%K"%.!-?+?#K"%Q @,-Q*@#-?#?+_?)K" ?+?,K" ?(D"%Q!T%P?(D".@"?(D"*.!-?(D"*@"?!?*K" ?!?"K"%Q} lllj-@!? ?"K"%? ?!K" ?(Q2_C -}3!!)kB Q2aA"C ? D"%@%? D" @&?"Q}T~N O!.?"Q._@(Q @ "k#P? ?(_G  A!Q ?!Q|2V=Q;bA#G },}8P?%T%P?#Q~T}7r _?&?%2}R!A#S? fQ!@ Q!eS/!Qk?!?#=."-? Q!eQ!@ S/ -Q{!-?"Q2_C -}=!!%kB Q?aA%C ?%Q*_? D"?A&D"C?&D"DQunr ? D".?"Q.b_A(?"? D"2A)Y=A D" Qunr ?(Q._?"Q!_?)Y=? ? D"*Q)eQ(T=D"%2R?%?!N |!?%?#N | ?%Q N >?%?"K":?%?%E#*L"2?&?%Q2_2m!?%Q?_C -~"!!#k?#Q K"*?#?"Q?_A(2~5!?#?"2~5!?#D"*@%"P?"SA&/ ?&/ ?#D"%?%_?!?"y,  -?#?"?%_K"*?#Q?2~5!? ?"K"*?#D"%A%?#D"*A!_A&z.                z-  ?&z.                z- 2?#?!Q?_K"*? Q ?(?!?"VA!=K"%? Q!?%?!=K" -~%&"0k!|YB Q2aA1C "P"P?!G }6&Q!T%P?"?#?%?!Q}2!_Q"2FQz!e/!-B Q?aA&C ?1Q%_A2?!?"?#?%Q 2@?&Q6_?!D"CA.Q*Q22})!?&D":@("P?&D"6Q!U%P?&Q K"2?&?&D">A+K".?&?(K"*?!D"?@0?.%P?.Q:b@-?0Q5_@*Q @(Q*@,#P?*|+  ?*Q)a|." R*om@5?&D"*?(T%P?&Q*_2~!!?&D".@+-?+?,_A)?(K" ?)Q*a?5L# ?&?(Q!_A)K"2?*Q:_@*?,Q2_@,?)@(?-Q:aA-/ -?&D".@+-?&Q K">?&Rlllll!L"6?+?)?&Q6_2|&@*?&D"6@("P?*S%P?(%P?&D":?(Q%h2p!-?&D"*A)S/!?+?)Q%h2p!.!-?(%P?&D":?(Q%h2p!-?!R%L"??!D">@,?!Q K">?&D"*@-?)%P?!Q>_@3?)Q%h@)?+Q*_@(#P?3?(D" A/?.V2~:!?!D"C@*?!?.?/W%k?!D"??*Q:b_A4?0?/Q:b_A/E" L" ?4?/z "*z-"*?*Q!_&?*-K"C?(Q2_@(?)Q2aA)/ --?-%P?+?-Q%h2p!-?,S/ ?0?,Q:b2p!-?&Q?_C .!-?&D"> -? ?!?2?"?#?%2|4.!-? QlllljK"J? Q!O!|5? Q N I? R!L"D? R L"?? Rllllr L":? R%L"2? R L"*? Rllllr L" -?1Q2_C -o!!(k"PQ ? D":A&? D"6A*a?&?*V?&? D"*A+WfA,=?"U/ ? D"?@&? D">@)Q!? D"%A ?*_?,=?!?"2}R!/ Q ?&?)a?&?)V?&?+WfA!=?%U/ Q!? ?)_?!=?#?%2}R!S@(-?(-}A!!!kQ"@""P"P"P"P"P?!G 00*   !!!!!"-? D" S/"? ? D"*Q!_K"*.#-Q!@"-? D" Q!U/ ? ?"Q"h_A"?"D"*Q!_A"K"*?"? D"%W/!-? D"|5A"? D"|0T%P? Q|0_2q!-? ?"Q!_K"|5? D"P?"Q%h_?!z " z-" --s!""k!|V? D"%@"? D" @##PQ @ z.{{{{{{{{{{{{{{{{@%"P?"?!?"V%k?!?#_G  Q,T&Q -?!_A V/ ?"? aQ2V/ ? ?#_z   z.????????????????zC@%-"P"P?%z]Qll%f|N? _A!?"Y/ ?!?#_G  Q+a0:!"  !                  " -?!1-?!Q!_@!. - -}<!!%k? D"2A#?!W%P? D".?!_G  Q~K!T@%-?#?!Q!_A"W%P? D".?"_G  Qw!eQ}=!T@&-"P"P?#?!Q"_A"X/ ?%?&eS/ ? D".?"_F  QP|6/!-? Q0N %? ?!K" ? ?!Q!_K"*1-? Q1N %? ?!K" ? ?!Q#_K"*-}2!!"k"P?!G |%A"Q ?"Q1V=A"Q&aQ{!eQ!W/ ?!D" Q!eS/ ?!D".Q!eS/ ? Q5?"Q|0bA G ~.}LP? G ~/}LP? Q~,}Lr _? Q~-}Lr _?!D"%A"?!D"2A#WA =G  _Q ?"?#? =?!Q*_?!Q6_? =D" Q 2|W--}=!!&kQxrr D" @"Ql~"r D" @!B Q?aA Qm~"r D" K">? Q"K":? ?!K"6? Q!K"2? ?"K".? Q K"*Q @!#P?"? ?!_A#Q*_D" A%W%PQ~Rrr D" ?%Q"h_?#Q._D" K" Qxrr D" @"-?!Q*_A!Q:U/ -Q~Rrr D" -}%!!%kQunr ?!D".A&?"Q.b_A(?"?!D"2A%Y=D"*Q)eQ%T%P? ?"?%V%k?(D"*A#Q%iQ ?#Q)eQ%T=&Q -K":? ?%K"2? ?&K".? ?!D"*K"*? ?!E" L" ? ?"Q!_K"61-? Q K" -})!!#k?#Qkg@&Q~8~)r D" ?!Q"h_@!#P?!D" A!S%P? Q K" 1-?!?!D"._A(?!?#_?&eA%?"_V/ -?!2}U!"P?!?%T%P?!Q%aA!?!D" Q"gK" .!-?!?%2}4!-? ?(K"*? ?%K"%? Q!K" -})!"!|Y!k"P?#}J?!}J|YA%R?}%}D/ ?%}DA#Qllllj?"aW/ ?#S%P? ?"K"*? Q K"%? Q K" 1-?"?#2>A&S%P? ?#K"*? ?"K"%? Q!K" 1-? ?&K"*? ?!K"%? Q K" 1-? Q K"%? Q!K" -}(!!"k? D"*@&? ?#2~5!? D"*@%?#%P?#%P? D"%?%_?"?#y,  -?#?%_@%-? ?%K"*? D"6A"? D".T%P? Q._2q!-? ?"Q!_K"6? D"2?"Q%h_A Q!N .? ?%K"*? ?&K"%? ?!K" -}#!!&k? D"DA"Q:_Q!Q 20?"D"ZA%%P?!D">@&?!D"?@(Q @"Q @!#P"P?!? D"DA#D"ZY/ ?#D"|B?"_D" A#?(Y/ ? Q ?&?#Q#h_A#D" ?#D"%2}V!-?"Q%_@"?%?!Q!_A!U/ ---k!#kB Q2aA%C ?%Q*_? Q ? Q{!eQ1V=Q{!eQ|0bQ}2}Lr _A(?!?"2|UQ!@&"P?%D"*Q!T%P?(?#Q!h_H!(?%D".Q1eiQ!e/!-?%? ?!?"?#2|6?%G  @&-?%Q2_C ?&Q!e-},!!%kQ!@"Q!@%?!G |-Q!T%P?!D"*Qt}-r ?!D".=G 6A"Q ?"Q~1 V=Q.bG }+}CPA"Q ?"Q|2V=Q;bA"Q~T}7r _@%?"G },}8P@&Q!@#Qnor @"-? ?&K"6? ?%K"2? ?#K".? ?"K"*? ?!E" L" -})!!"kB Q?aA%C ?%Q K".?%Rllll2L"%Q|3@&? ?!Q!e%kQ|3&?%Qunr ?#D".?"Q.b_?"?#D"2Y=A!E" L#2?%?!D"*K":?#?%Q2_?%Q%_2fQ|2-N .? ?%E"%L" ? ?%D".K"*?%Q?_C -|W!"k"P?!?"T/ #P?!Q!_@#?!G  A%Q~Y U%k?#&?"?#T/"QHQ~Y ?!G !Q|+T=@%?!Q"_-@!? D"*A#? D" T%P? Q!2~5!-? ?#Q!_K"*? D"%?#_?%N  ?!?"U/ ---}X!!!kQx}Wr Qx}Wr G  A!Q!?!=N  ?!%P#PQx}Wr G  A!/ Qx}Wr ?!Q!?!=N  ?!/ --Q}.~"r D" A!Q} lr Y%kQ}%~"r 2w!Q}%~"r Rllll2L# Q}.~"r Q K" Q}M~"r 2~6!Q}M~"r Q~&})r Qx y,  Q}.~"r D" &?!-? V%PQ}%~"r ? 2};!-Qx}Wr Q N  Q}*~"r D" -|X!"kB Q?aA%C ?#%k?"D" ?"D"%2d&Q -@&?%Q%_?"?#2[?!Q"K"|>?%?&K">?%Q"N :?%Q} x O!2? ?!?%Q2_Q"?%D"*A ?%D".2|:?%D"%A!%P? ?!2p!-?%Q?_C -k "P"P"P?!Q{!eQ*a0" !"-? D":G HS/!Q 1-? D":G HS/ Q 1-"P?"Q{!eA"Q!U/ ? D":G |*S/ Q 1-?!? G |#?"Q:hQll%Q ?%=fQl"Q ?#=ff2|LQ{!e? G AX-}&!!!kB Q?aA)C ?)?"N | ?)Q N >?)?!N =?)?#N <?)?&N ;?)?%N :?)?(K"2?)Qunr ? D":?(Q.b_?(? D">Y=A!D" A"K"6?)?!D"%K".?)?"K"*? ?)Q*_Q Q 2}K!?)Q?_C -}F!!%k"PQ~8~)r D" Q|3"k?!? aA%A"Q} "Y%PQ|!?"|MaA#Q!h?"?#i_.!-?"Q%i-A"?"Q|3Y=A#Q"h_A"D" A&S%P?"? K" Qt~)r Qt~)r E# R!?#}JomL# .!-?"? K" ?&? K"%-? ?%K".? ?#K"*? ?"K"%? ?&K" ?!Q%a?%K" -|M!"k? "kQ ?"S/ <"P#P?%?!?#_F  Q~!k|7_A%QDW/!?"?#Q!_A#U/ -Q .!-Q ?#?"?#VA%=@"Q!?!?%=@!Q!-N *? ?"K"%? ?!K" -|T!!k"P?!Q!_A#Qunr ? D":?!Q.b_?!? D">Y=D"*Q%iA!Y/ #P? G FQ!T%P? G *Q!eS/"-? ?#?"2|9Qunr ? D":?#Q.b_?#? D">Y=D"*Q%iA#?!V/ ---g!%k? D".?!_@%? D"2@&#PQ @"?&?!?#_W%P?#?%_G  @"-?#Q!_@#?"QIaQ{!eQ,V/ ?"Q|HeQ~" aQ{!eQ<V/ -? Q N %? ?!K" ? ?#Q!a?!_K"*-f!#k? D"*A&? D"?YQ Q!?!hA(? D"CA)e=S%P? ?(?)fK"C? D" ?&T%P? 2r!-? ?&Q!_K"*? D"%?&Q#h_A ?!N (? ?"N &? ?#N %? ?%K" --|J!#k? ?!Q5_Qde_A!Q%aD" @#"P? Q%aA%D" A"Q!eS%P? ?"aA 2}U!.!-?%?"Q"fK" -? ?#Q"e%k?!D".?!2}U!?!_&?!-2}4!-c!%kB Q2aA#C ?#Q%_?"Q!Q!2})!?#D"*@&?#D"%Q!U%P?#D".@%"P?"SA(/ ?(/ ?%?!?"y,  -? ?"K"*? ?%K"%? ?&K" ?#Q2_C 1-?#D". -e!#kB Q2aA"C ?"Q*_?!2|P?"G *%P?"G +@##P? D"*A%? D" T%P? Q!2~5!-? ?%Q!_K"*? D"%?%_?#N  ?"?!2|P?"G !@#?"G  / --?"Q2_C -|N!#k? ? D"*A#?!V%k? ?!?#aA"2~5!? D"%A%? D"*A!_@#?"Q"Y%k?"Q!aA"%P?#Q ?"y- -?%?!?"_A!_&?#-Q N  ?!Q!_&?!-K"*-|U!"k"P? D"2?!X%P?!? D"6A#V@%.!-?!? D"6A#V@%? D".?!_F  Q |9/ ?!?#Y/ ? Q._?!2|?A%/ ? ?!2o!1-? ?"N %? ?#?!?!?#W=A!K" ? ?!?%_K"*-e!"kQunr ? D":?!Q.b_?!? D">Y=D"*@#? D"*A"? D" T%P? 2q!-? ?"Q!_K"*? D"%?"Q%h_A ?#Q)eQ&TN .? Q K"*? ?!Q!_K"%? ?!K" -_!"k? Q Qunr ?!D".?"Q.b_?"?!D"2Y=A#D"%A"?#D" A#a?"?#V?"Q ?!D"*A%?%?!D"%WA%=WfA"=K"%? Q!?#Q!?!D" ?%=_?"=K" -Z!"k"P?!? D"*Y/ ? D"%?!Q.b_D"%S/ ? D"6?!W%P? D"2?!Q"h_D" @#-?#? D"?Y/ ? D">?#Q#h_D" Q!W@"-?"-|F!%k?"?%V%kQ &?"?%a@(Q @"#P"P?"Q!_@&?!?"_?#?%2}R!A)S/ ?"?(U?&@"/!--?&Q!a@&?)S-@"? ?&K"%? ?"K" -|R!"kB Q2aA&C ?!2~4!?!Q K"C?!D">S%P?!Q>_2~%!-?!Q!K"C?!D"?A(?#E" L" ?(?#z "*z-"*?&Q"K"%?&Q N .? ?!?&Q%_Q}Y}*r ?"?%2|4?&Q2_C -[!!k"kQ ?!S/ <Q!?!G  A"QIaA!Q{!eQ+X/ <Q?Q ?"Q~" aQ{!eQ<V=?"fA"Q~7 a@!?"Q~? aQ{!eQ(V-@"? ?!N !? ?"N  -|R!#kB Q2aA&C Q!@("P"P"P?#D" A)Q!a0" !"-?#D"*@)?#D"%@(.!-?%D"*@)?%D"%@(-?&Q*_?!?"?(?)22?&D".@!? ?&D"*K" ? ?!K"%?&Q2_C -~6!!(kB Q2aA#C ?#Q%_@%? D" A!@"? D"%@&"kQ*?!Q!hA!?!Q*X=A(A!Q |6%PQ!@"Q @!Q%.!-"k"P"k?"%P?&?"Q!?!2Y.!-?!S%PQ!@"."-Q!?!2>-A"/ ?%Q!K"%Q!.!-?%?"K"%Q -@"Q*-?%_?!K" ?%?"K" ?#D"%Q!T%P?#D"*<?#D". -?#D"*@!? ?(K" ? ?!K"%?#Q2_C -|J!"kQ+@%"P?!G %A#Q#U?"?#Q!TeSe/ Q @#"P?!G *A!Q"a0&!   ! -Q#Q ?!Q!Q Q 2+A%Q{!eQ:T=@#-? ?#N !? ?%N  -Z!"k? G CS%PQunr ? D".?!Q.b_?!? D"2Y=D" Q!_1-Q @!? D"%A"? D"*A#Q!aW%kQ!? D" ?"?#V=G  Q|3T&Q --|J!"k? D"*@#? ?"2}:!? D"*@%? D"6A"? D".T%P? Q._2q!-? ?"Q!_K"6? D"2?"Q%h_A Q!N .? ?%K"*? ?#K"%? ?!K" -|P!#kQxqr ? G 7A#Q#U2~:!Ql~!r D" @!Ql~!r ?#Q#U%kQyqr D" ?!Q:b_A"? z " z-" ?"? E /L /?"? H!8O!8?"?#N 7?!Q!_&?!-K" -|F!"kB Q2aA"C ?!G >Q!eS%P?!D"6@!? D" D"??"? D"%D" N /?"Q N .?"Q.N 0?"?!K"*?"R L" ?"2m!-?"Q2_C -|I!!k? D"C?!Q{!e_G 7A"Q%T%P?!? D"?G -Qlll2f2|LQ{!e@"-Q!@!"P"P"P?"Q!a0#  !"-? G FQ!gQ!e1-Q @!-?!Q!e-|@!"k?!?!G 5A%? D"C_G 7A&Q%T%k?%? D"?G -?!G 7Q:hQll%Q ?#=fQl"Q ?"=ff2|LQ{!e&?&-N 6? ?!2|I-f!!k"k"P"P"P? G  Q!a0"!" -? D"%."-? G !Qllll%f.!-? D"%Qlllljf-@ Q~Nrr Q!2~8!Qxrr Qxrr D" A!Q!_K" Q~Rrr D" ?!Q"h_? K" -|D!"kB Q2aA"C ?!G >S%P? D" D"??!D"6@!?"? D"%D" N /?"Q N .?"Q.N 0?"?!K"*?"R L" ?"2m!-?"Q2_C -W!!k? R+|@%P? }DQ,|Q}J?!2}N!-?!D"*A"?!D" T%P?!2}D!-?!D"%?"_? }DQ,dQIfN  ?!?"Q!_K"*-|<!!k?#? ?!2s!@%?"? ?!2|T?#D"6A ?#D".T%P?#Q._2r!-?#? Q!_K"6?#D"2? Q#h_A ?%K"%? Q"N  -|=!"k?!QI_?#2~5!?!D"M@%"P?#SA&/ ?&/ ?!D"J?%_?"?#y,  -?!?#?%_K"M?"?#2d@!? Q"N  ? ?!K"%-|=!!kB Q?aA#C ?#?"K":?#?!K"6?#Q K">?#Q K"*? ?!? D"6G JQ.bG }A}KPQ.bG }-}CP?#Q*_2&?#Q?_C -|4!#k"P?"S/ #P? G  A%?!G  A&T%P? Q!_@ ?!Q!_@!?"Q!aA"/!."--?%?&a@#-?#-|A!"k?!Q>e@!#P? D  @"Q~Nrr Q!2~8!Qxrr Qxrr D" A#Q!_K" Q~Rrr D" ?#Q"h_?"K" ? Q%_@ ?!Q%aA!/ --|:!!|Y?#E" @%? D"l!A#? D"jT%P? Qx _2q!-? ?#Q!_K"l!? D"|W?#Q%h_A ?"K".? ?!K"*? ?%L" -|<!"k? D"%A"? D" A!K" ?!%P?!?"K"%-Q~8~)r D" ? D"*A Q"h_D" S%PQt~)r Qt~)r E# R!? }JonL# --Y!!kB Q?aA%C ?%Qoml2K!<?%Q%N :?%?!K"2?%?"K"6?%?#K".?%?"K"*? ?%Q*_Q Q 2}K!?%Q?_C -U!"kB Q2aA#C ?#Q*_?"? D":G |*2}E!?#G +A%Q#U%P? ?#G *?%?"?!2~?!@!-?#Q2_C ?!-|5 ? 2w!? Q._Q22v!? Q:_Q22v!? QC_Q22v!? QI_Q.2v!? Q|0_Q%2v!? Qs _Q%2v!-|1!!kB Q2aA!C ?!Q*_? ? D" Q!Q%Q.2|Y?!D"*Q} llljU%P?!D". -?!Q2_C -|1!!kB Q2aA!C ?!Q*_? ? D" Q!Q%Q%2|Y?!D"*Q} llljU%P?!D". -?!Q2_C -|1!!kB Q2aA!C ?!Q*_? ? D" Q!Q%Q22|Y?!D"*Q} llljU%P?!D". -?!Q2_C -|1!!kB Q2aA!C ?!Q*_? ? D" Q!Q*Q22|Y?!D"*Q} llljU%P?!D". -?!Q2_C -|1!!kB Q2aA!C ?!Q*_? ? D" Q!Q%Q*2|Y?!D"*Q} llljU%P?!D". -?!Q2_C -|2!!kB Q2aA!C ?!Q*_? ? D" Q!Q%Qv 2|Y?!D"*Q} llljU%P?!D". -?!Q2_C -|4!!kB Q2aA%C ?%Q*_?#? D"CG |*2}E!?%G +A#Q#U%P? ?%G *?#?"?!2~/!-?%Q2_C -|1!!kB Q2aA!C ?!Q*_? ? D" Q!Q%Q:2|Y?!D"*Q} llljU%P?!D". -?!Q2_C -|1!!kB Q2aA!C ?!Q*_? ? D" Q!Q%Q?2|Y?!D"*Q} llljU%P?!D". -?!Q2_C -N!!k"kQ!?!?"Q)eQ~. b_A#G W/ <?#D" %PQ!?#G |7Q!T/!<-? ?!?"2|0--N!!kB Q2aA&C ?&Q*_? ?!?"?#?%2|Y?&D"*Q} llljU%P?&D". -?&Q2_C -R ? ?!Q ?"Q ?"Q{!eQ~1 V=Q{!eQ.bA!Qn}Cr _? D"?Q+_?!G m}CP=G  Q!?"?#2}3!-|4!"k? QC_?"2~5!? D"F@#"P?"SA%/ ?%/ ? D"D?#_?!?"y,  -? ?"?#_K"F?!?"2d-|3!"kB Q2aA"C ?"? ?!2|5?"D"%@!?"D" @#?"Q N *? ?#?!?"Q*_2}T!?"Q2_C -}(#"+k!|Y? D"*A*? D" A%T%PB Q2aA(C ?(Q*_@+B Q2aA&C "kQ ?%Q!_A"S/ <?&Q%_@)Q!@,Q%@#"PQ%?"?%Q!hA%?"?%W=A"?"Q%X=A%}JR"oA-R?}%R |<%PQ @".!-?-}DA"Qy{{{)W%PQ @".!-"P"P"k? D" A#%P? D"%?#Q"hQ%?"2Y.!-?"S%PQ%@#."-Q%?"2>-A#/ ?)Q%K"%.!-?)?#K"%Q @,-Q*@#-?#?)_?"K" ?)?,K" ?&D"%Q!T%P?&D".@"?&D"*.!-?&D"*@"? ?%K" ? ?"K"%Q} lllj-@#?+?"K"%?+?#K" ?&Q2_C ?(D"*Q} llljU%P?(D". -?(Q2_C -? D"%?*Q"h_?!K" ? ?*Q!_K"*? ? D".?!_K".-M!!kQunr ? D".?!Q.b_?!? D"2Y=A!D"*Q)eQ#T%k? ?!?"?#2|G&Q --|0!"k? D"*A"%P? D"%@!#P?!2w!?!Q._2w!?!Q:_@!?"Q!aA"/ --? Q:2v!-N ? ?!?"?#?%Qunr ? D":?%Q.b_?%? D">Y=A D" ? D"%? D"*Q)eS2|W-K!!kQunr ? D":?!Q.b_?!? D">Y=D"*A"Q(eQ%T%P? ?!?"Q%i2|E--T!"kQyrr ?!2~5!Qm~"r D" @""P?!SA#/ ?#/ Ql~"r D" ?"_? ?!y,  -Qm~"r ?!?"_K" -|/ "P? G |5Q!U/ ? D"*/ ? D"JQlllljU/ ? G SQ!e/ Q 1-? ?!?"2;-G ? Q.2v!? Q._Q%2v!? Q:_Q*2v!? QC_2w!? QI_2}X!-F ? ?!Qunr ? D":?!Q.b_?!? D">Y=A D" ? D"%2}V!-I ? D" Q} l2Y%P? Q.2v!? Rllllr L" -? Q4N :? Q K"*-|% ? Qv 2v!? Q._Q*2v!? Q:_Q.2v!? QC_2w!-C!!k? D" ? D"*A"a?!V%P? ?"?!Q!Q!2~)!--C ? Q:2v!? Q._Q%2v!? Q:_2}X!? Q~J _2w!-C!!k? D" ? D"*A"a?!V%P? ?"?!Q*Q22~)!--C!!k? D" ? D"*A"a?!V%P? ?"?!Q%Q%2~)!--C!!k? D" ? D"*A"a?!V%P? ?"?!Q%Q*2~)!--C!!k? D" ? D"*A"a?!V%P? ?"?!Q%Q:2~)!--=!!k? D"*A!%P? D" ?!Q#h2p!--=!!k? D" A"%P? D"%?!?"b2p!--=!!k? D"*A!%P? D" ?!Q%h2p!--|! ? D"JQlllljU%P? QJ_2w!-? 2u!-< ?!G >Q!e%P? D" ?!D"6K" --:!!k? D" A!%P? D"%?!2p!--: Q ?%? ?!?"?#G %SQ 2}2!=-9 ?!G >%P? D" ?!D"6K" --+ ? R!L# -#  -#  --}A|+}#! Qllr -~2&8gb|O|K^?|O|Q]^j?gh[fhg?[h?r/?|J|Rh?^|Q]g?[h?r ?|O|Q]^j?c|Rh?c|L?|Jc|R|Q]gN?h|N^?b^|Q?|Og?r4?|J|Rh?h|N^?|O|Q]^j?|Og?r 4f[|Q|M^?gh[fh?|O|Q]^j?rA?c|Rh?c|L?f[|Q|M^?|Lcf?gb|O|K^?c|L?b^|Q|Mh|N?r 2f[|Q|M^?^|Q]?|O|Q]^j?rA?c|Rh?c|L?f[|Q|M^?|Lcf?gb|O|K^?c|L?b^|Q|Mh|N?r Hf|Rgh|KH|.|/MILK|+K^|+|L[|,|.JIL|,J|J|L|J[|K|+J]L|/LK]L^J[|-MKIHb|O|Jf[f|TH|Kcf^Hgf|KHgb|O|K^H|O|Q]^j|*fg gf|KH|Kc|Qi^fhHd[gg|*fg Hf|Rgh|KH|.|/MILK|+K^|+|L[|,|.JIL|,J|J|L|J[|K|+J]L|/LK]L^J[|-MKIHb|O|Jf[f|TH|Kcf^Hgf|KHgb|O|K^H|Oh^f|*fg Hf|Rgh|KH|.|/MILK|+K^|+|L[|,|.JIL|,J|J|L|J[|K|+J]L|/LK]L^J[|-MKIHb|O|Jf[f|TH|Kcf^Hgf|KHghfHd[hh^f|Q|*fg Hf|Rgh|KH|.|/MILK|+K^|+|L[|,|.JIL|,J|J|L|J[|K|+J]L|/LK]L^J[|-MKIHb|O|Jf[f|TH[bbc|KHgf|KHf[|S|Hi^|KH|Pc]|*fg Hf|Rgh|KH|.|/MILK|+K^|+|L[|,|.JIL|,J|J|L|J[|K|+J]L|/LK]L^J[|-MKIHb|O|Jf[f|TH[bbc|KHgf|KH[bbc|K|*fg 7|P^|Pcf|T?[bbc|K[h|Oc|Q?c|L?r/?|J|Th^g?|L[|Ob^] ~1 2 Y   y#  |-   ~1 2 Y   )%  L   }!!2 Y   ~/!  L   |-!2 |9   |N"  |" Qvnr -+~U{{{|Q|Rbb|3 Qnor -QH ! !"#%&()* !"#%&()*+,-./0123456789 %%%%%%%%%%%%%%%%%%%%%%%% !"# Q~3or -})!2 P   ]    %%%%%%%%%%%%%%%%%%%%%%%%!  !   LMjG[d|OGi^fg|Oc|Q|=^b^|Khg?h|N^?][h^]?i^fg|Oc|Q|*?Vhg?|Lcf|P[h?[|Q]?]^|L[|Rbh?[f^?|Qch?]c|K|R|P^|Qh^]|*|Y#2 /   })#2 S Q~N}#r -}7!#   !|1      |/N~@l}C       !   !   jG|O]^|Pdch^|Q|K|TGa^|T|4[ff|O^g?h|N^?|O]^|Pdch^|Q|K|T?a^|T?c|L?[?|Q^|S?cf]^f|*Vh?|K[ff|O^g?h|N^?|O]^|Pdch^|Q|K|T?a^|T?c|L?[?|Q^|S?cf]^f|*  |Y#2 /   })#2 S Q}9}&r -|##   2%2 3   @%2 |)   |8%2 |*   %       ! Q~C}&r -|G! !!!!!  !! !!!!!!!!!!!!!   ! ! !!!!!!!!!!!!!!!!!!!!!!!!!!   !!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!! Qs})r -!% Qu})r -!% Qw})r -!! Q~J})r -!% Qx})r -!* Qm}*r -!* Q}.}*r -!% Q}9}*r -!% Q}E}*r -!% Q}Q}*r -}7#!       ~C"2 ?       |Oh^|Pg|O]|,I|,|-GILG|,L|,I|,JGI|,GI|.g|N[d^^|Qhf|O^g|K[bbNFA|Lfc|Phcd[|Tc|Rh|?fb|K|N[|Q|M^g|Og[h|M[dg|N[f^]h^jha^dh|Q^|Sf^d^[h^]|P^|P|J^fg|Kc|R|Qh?+/,FAA|VA[hANFA|O]ANFAf^d^[h^]ANhf|R^FAAN|VAN|VA|OgANAa^dhAFAN|VA|OgANA|Q^|SAFA[hANA|M[dANAg|N[f^]ANhf|R^FAh^jhAN|VA|Kc|R|QhANFA^|Qhf|O^gAN|E|F|X|F|X|F|X|F|XFFA|Kc|R|QhANFA|Oh^|PgAN|EFA|P^|P|J^fgAN|V|VAg|N[d^ANFA|Lfc|PANFAhcANFAd[|Tc|Rh|?fbANFA|K|N[|Q|M^gAN|Vdfc]|R|Kh|Hb|Ogh|O|Q|M|H^jh^|Q]^]f^]^|Pdh|Oc|Q|H|Rfb|Hhc|Hd[|Tc|Rh      2   %   !   " Q~?}-r -6" *  ) }()2 :   m*2 # Q}5}.r -46#!! }()2 :   ~.*2 ( Q~,}.r -=/)&"! }?)2 :   Z+2 "       ? Q{}.r -%6. ! Q}3}/r -(! *|& ) Q}J}/r -(! *D ) Q~(}/r -(! *E ) Q~<}/r -(! *|* ) Q~S}/r -(! *H ) Q}+}0r -(! *I ) Q}B}0r -(! *|+ ) Q~ }0r -(! *|, ) Q~5}0r -(! *|- ) Q~J}0r -+" !+|4"! " Qm}1r -| "!!,|5"  |"!2 5   }K   ,     * ? Q}W}1r -~Q"AN|3|%      *   %   #   %       %   %   &   (   H|RfbUS|>Hi|,Hdfc]|R|Kh|8|Oghg?dfc]|R|Khg|*Hi|,Hdfc]|R|KhH|Kc|R|Qhf|O^g|8|Oghg?h|N^?g|Rddcfh^]?|Kc|R|Qhf|O^g|*|A|N[h?|Oh?h[a^g?|J^g|O]^g?|Ohg?d[h|NF?[|Q]?h|N^?|Jc]|T?c|L?|Ohg?f^gdc|Qg^|*   |0,2 |1   |:Y|=|>Hi|,Hcf]^f|4f^[h^g?[|Q?cf]^f|*Hi|,Hcf]^fH|V|O]|X|<^[]g?c|Q^?cf]^f|*|8|Oghg?cf]^fg|*|<^[]?h|N^?cf]^f?|S|Oh|N?US|>?Hi|,Hcf]^fH|V|O]|X|*Hi|,Hcf]^fH|V|O]|XHb|O|Qag|<^[]g?h|N^?d[|Tc|Rh?b|O|Qag?c|L?[|Q?cf]^f|* % Q~&}4r -G~J+2 #   ~M+2 -   ~W+2 1   t#2 !   %        )+&% Q}%}5r -G~J+2 #   +,2 7   |!,2 |!   %       |W,2 !   !+++% Q~.}5r -Gm,2 %   }%,2 +   }/,2 3   |W%2 "   %        + !% Q}.}6r -G~J+2 #   }?,2 0   }M,2 2   t#2 !   %        ++"% Qu}6r -F~J+2 #   }%,2 +   r,2 /   t#2 !   %        *+# Q}*}7r -|T~/,2 |&       ~J+2 #   ~R,2 6   *-2 B   %       %        +++?@A{{{{{##C|#{{{{{{""|%|&DE{{{{%%|-J{{{{{{""|.K{{{{{{""d[|T|P^|Qh|H|P^h|Nc]A Q},}8r -)0|Oh^|PgA Q}D}8r -,&dfc]|R|KhgA Qr}8r -@*|O]^|Pdch^|Q|K|T|Ha^|TA        1gh[h|RgA Q~P}8r -0(|Kc|Pdb^h^]|H[hA Q})pr -2.f^]^|Pdh|Oc|Q|H|RfbA Q}Apr -*0d[|Tc|RhA Q~ pr -/(|Og|H|Kc|Pdb^h^A Q~6pr ---|Kc|R|Qhf|O^gA Q~Mpr -2+|O|Q|Oh|O[b|Hi[b|R^gA Q}%}9r -00|L|O|Q[b|Hi[b|R^gA Q}>}9r -1.dfc]|R|Kh|H|Kc|R|QhA Q}W}9r -*/hca^|QgA Q~4}9r -%(|O]A Q~J}9r -+"|P^gg[|M^A Qn}:r -2)[ddfci[b|Hgh[h^A Q};}:r -.0|K[h^|Mcf|O^gA Q}T}:r -*,^jd|Of|TA Qt}:r -0(dfc]|R|Kh|H|Kc]^A Q~G}:r --.cb]|Hgh[h^A Q}!};r --+|Q^|S|Hgh[h^A Qp};r --+h|O|P^gh[|PdA Q}Q};r -0+|Og|Hcf]^f[|Jb^A Q~/};r -(.|Kc]^A Q~D};r -?%|Kc|R|Qhf|O^g|Hf^]^^|P[|Jb^|H|O|QA9[|Lh^fA Q}6}<r -*&|J^|Lcf^A Q}N}<r -)(b|O|P|OhA Q~,}<r -(&h|Td^A Q~A}<r -+%|K[f]|H|O]A Qy}<r -,)|K|Rff^|Q|K|TA Q}3}=r --*|4YX|:|8S|>S|5A Q}K}=r -.+|:|<Y|4S|=|=V|9UA Q~*}=r -*,TQV|8S|5A Qw}=r -|"(df|O|K^|H|P|Rbh|Odb|O^fA       2|4Q|<|5A Q}0}>r -|!%Q|4|4Y|?|9|>|HRQ|8Q|9|4SA        1S|?|<A Q~&}>r -&#UR|:A Q~<}>r -&#|?|=|5A Q~T}>r -&#|4Q|5A Q}-}?r -A#]|Oghf|O|J|Rh|Oc|Q|H|P^h|Nc]A    5|Kc|R|Qhf|TA Q~"}?r -,)cf]^f|H|O]A Q~:}?r -E*]|Og|Kc|R|Qh|H|P|Rbh|Odb|O^fA    5]^b|Oi^f|T|H^|P[|ObA Q}*}@r -10|K|Rff^|Qh|Hhca^|QA Q}B}@r -1/^|P[|Ob|H[]]f^ggA Qq}@r -)/i[b|R^A Q~7}@r -*&i[b|R^gA Q~N}@r -)(SXQV|8A Q}&}Ar -/&|:Q|CY|?|>|H|8V|9WA Q}?}Ar -*-|=V|9U|8SA Q}X}Ar -,(X|?|8|>V|:|8SA Qu}Ar -1*jG[d|OGi^fg|Oc|QA Q~K}Ar -|#/jG|O]^|Pdch^|Q|K|TGa^|TA      3|,I|,|-GILG|,LA Q}<}Br -.,|,I|,JGI|,GI|.A Q}U}Br -),e|R^f|TA Q~2}Br -+&|N^[]^fgA Q~H}Br -()|Jc]|TA Q}"}Cr -}=+%     #  ){{      #  ){{!     #  ){{"     #  ){{"     #  ){{#     #  ){{#     #  ){{%     #  ){{&     #  ){{(    ##  ){{)     #  +{{{    !#  )  *    !!  *! N    ###! " {    ##"M # {     #  (%!    !##  !&!{    ##  ) !*    #!  *!!O   !##  !(!{  !!##   )!{    ##   *!{    ##   +!{    ##   ,!{    ##   -!{    ##   .!{    ##   /!{     #  (%"     !#   0"{    !#   1"{   !!#  !&"{    !#  ) "*    !!  *!"|0    ##   *"{    ##   +"{    ##   ,"{    ##   -"{    ##   ."{    ##   /"{     #  !2#{    ##  +3#{    ##  )4#+     #  !5%{    ##  )6%,     #  )7%,     #  #8%{    ##  !9&{    ##  !:&{    ##  !;&{    ##  !<&{    ##  !=&{   !##  &>&{   !##  &>({    ##  !=({    ##  !<({    !#  (| *!    !#  !|!*{    !#  (|"*"    ##  ){ -    ##  ){!.    ##  ){".!!  ##  %B,{    !#  )|(-/    !#  )"-0    ##!  |)-{    !#  )|(./    !#  )".0   !##  !(.{   !##   ).{    ##   F.{    ##   G.{    ##   |*.{    ##   H.{    !#  (| /#    !#  "I/{    !#  (| 0%   !!#  !|+0{    !!  *|,0|9   !##  !{0{cf]^fGf^e|R^ghcf]^fG|Kf^[h^]cf]^fcf]^fGb|Oghdfc]|R|Khdfc]|R|KhGb|Oghdfc]|R|KhG|Rd][h^dfc]|R|KhGe|R^f|Tcf]^fGe|R^f|T  }U82 /    #  ~(82 /   !% !~382 &   "& !~782 ,   #&!!~?82 )   %  !~F82 .   & !!~R82 0   (" !"92 /   ))" 192 -   *)" c(2 %   +("   # #     . . # Q~.}Lr -7#-%   ! !     ~Y1~Y1! ! Q}%}Mr -=#1.   |3 |3     r1r1! ! M ( ( Q}M}Mr -%x1x1 Qq}Mr -=~Y1!   #=.(    ) )       ! ! Qz}Mr -.!  #|&#   1 1 Q}0}Nr -#/ / Q}Y}Nr --#|(%     |3 |3 Q~T}Nr --%# |*(   ) ) Q}O}Or -&!"!J# Q~N}Or -+#L    ) ) Q}!}Pr -&&   " Q}6}Pr -!" Q}C}Pr -+" !   #L# Q~C}Pr -.!  #|1  !!! ! Q}A}Qr -5#|1!   # #     % % # Q~<}Qr -8!  #|2#   # - *   ~N ~R # Q}9}Rr -+#Q*   # # Q}K}Rr -&!   " Q~&}Rr -!" Q~3}Rr -1" !   #V"   ) ) Q~H}Rr -)!   " % Q~Y}Rr -#% " Q},}Sr -~H#( !   #W# NHHHi|,HB^|Q  ?=2 "   )   *   +   ,   -   %       |P|O]?|2?b^|Q   |-!2 |9   ~B-  |)   #   1   0   ~<(2 w(2 ~M(2 B"2 |7   E"  +   |K[d[|K|Oh|T?ci^f|Lbc|S   ~3!2 |:   >   &   III|+I|,I|-IJI|.IKILIMI|/|+I|+|+|+|,|+|-|+J|+|.|+K|+L|+M|+|/|,I|,|+|,|,|,|-|,J|,|.|,K|,L|,M|,|/|-I|-|+|-|,|-|-|-J|-|.|-K|-L|-M|-|/JIJ|+J|,J|-JJJ|.JKJLJMJ|/|.I|.|+|.|,|.|-|.J|.|.|.K|.L|.M|.|/KIK|+K|,K|-KJK|.KKKLKMK|/LIL|+L|,L|-LJL|.LKLLLML|/MIM|+M|,M|-MJM|.MKMLMMM|/|/I|/|+|/|,|/|-|/J|/|.|/K|/L|/M|/|/!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!! Q}W}Wr -|-""""""""""""""""""""""""""""""################%%%%% Qu~!r -!" Q~Rrr -!% Ql~"r -!! Q}*~"r -!! Q}6~"r -!% Q}I~"r -+4       % Qr~"r -!% Q~.~"r -!! Q~8~"r -!% Q~B~"r -!* Q~N~"r -!* Qy~"r -!% Q}%~#r -!% Q}2~#r -!% Q}=~#r -!! Q}I~)r -&!   . Q}Y~)r -!%';
var frequent = "fffffff1f13b1dd07eaa000123c9f5181700008000000004101011011000001b";

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
