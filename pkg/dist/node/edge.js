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

// generated/edge.js
var englishReceiver = { "method": "This method is not accepted. Send updates with POST.", "content_type": "This content type is not accepted. Send the update as `content-type: application/json` in UTF-8.", "content_encoding": "This content encoding is not accepted. Send the update without one.", "too_large": "The body is too large. Send a smaller one.", "timeout": "The body took too long to arrive. Send it again.", "incomplete": "The body ended early. Send all of it again.", "unverified": "The update could not be verified. Check how it is signed.", "unreadable": "The body cannot be read. Send one JSON document in UTF-8.", "invalid": "This update does not match the API documentation. Correct what `errors` lists.", "busy": "This update is already being handled. Send it again later.", "failed": "The receiver failed. Send the update again later." };
var englishGateway = { "not_listed": "The service behind this gateway uses version {version}, which does not have this endpoint.", "not_found": "This gateway answers only below its base URL and `/v2/`. Check the URL.", "unlisted": "The API documentation does not list this endpoint. Check the method and the path.", "loop": "This request has passed this gateway before. The option `upstream` of the gateway may lead back to it.", "unknown_version": "The header `x-api-version` does not name a documented version. Send it once with {versions}, or leave it out.", "unreadable": "The request cannot be read. Correct what `errors` lists.", "inconvertible": "This request cannot be converted to the version of the service. Correct what `errors` lists.", "losses": "The version of the service does not have every part of this request. Remove what `errors` lists.", "bad_answer": "The service behind this gateway gave an answer that cannot be converted.", "payout_lost": "No payout of this answer has a URL at the option `payoutUrl`. The operator of this gateway can correct `payoutUrl`, or set `onPayoutLoss: 'report'`.", "unreachable": "The service behind this gateway gave no answer. It may have acted on the request.", "timeout": "The service behind this gateway took too long. It may have acted on the request.", "failed": "This gateway failed. The service behind it may have acted on the request." };

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
var words = ["payment_method", "items", "products", "idempotency_key", "status", "completed_at", "redemption_url", "payout", "is_complete", "countries", "initial_values", "final_values", "product_count", "tokens", "id", "message", "approval_state", "categories", "expiry", "product_code", "old_state", "new_state", "timestamp", "is_orderable", "code", "countries_redeemable_in", "after", "before", "limit", "type", "card_id", "currency", "COMPLETED", "PROCESSING", "FAILED", "price_multiplier", "CARD", "ACCOUNT_BALANCE", "EUR", "GBP", "USD", "CAD", "distribution_method", "country", "order_id", "discount_multiplier", "delivery_email", "current_token", "email_address", "value", "values", "EMAIL", "PAYOUT_LINK", "SINGLE", "MULTIPLE", "x-api-version", "x-idempotency-key", "2023-07-27", "2024-02-05", "query", "headers", "body"];
var sections = ["2.1", "2.2", "2.3", "2.4", "2.5", "2.6", "4", "4.1", "4.2", "4.4", "5", "6", "8", "9"];
var fields = [{ "type": "object" }, { "type": "object" }, { "type": "object" }, { "type": "object" }, { "type": "object" }, { "type": "object" }, { "type": "object" }, { "type": "object" }, { "type": "object" }, { "type": "object" }, { "type": "collection" }, { "name": 0, "type": "object" }, { "name": 1, "type": "array" }, { "name": 2, "removed_in": "2023-07-27" }, { "name": 3, "removed_in": "2023-07-27" }, { "name": 4, "type": "string", "values": ["COMPLETED", "PROCESSING", "FAILED"] }, { "name": 5, "type": "string", "removed_in": "2023-07-27" }, { "name": 0, "type": "object", "removed_in": "2023-07-27" }, { "name": 1, "type": "array", "removed_in": "2023-07-27" }, { "name": 6, "type": "string", "removed_in": "2023-07-27", "since": "2024-02-05" }, { "name": 7, "removed_in": "2023-07-27", "since": "2024-02-05" }, { "name": 8, "removed_in": "2023-07-27" }, { "name": 9, "removed_in": "2023-07-27" }, { "name": 10, "removed_in": "2023-07-27" }, { "name": 11, "removed_in": "2023-07-27" }, { "name": 12, "removed_in": "2023-07-27" }, { "name": 13, "removed_in": "2023-07-27" }, { "name": 4, "type": "string", "values": ["COMPLETED", "PROCESSING", "FAILED"] }, { "name": 14 }, { "name": 15 }, { "name": 5, "type": "string" }, { "name": 0, "type": "object" }, { "name": 1, "type": "array" }, { "name": 8, "removed_in": "2023-07-27" }, { "name": 9, "removed_in": "2023-07-27" }, { "name": 10, "removed_in": "2023-07-27" }, { "name": 11, "removed_in": "2023-07-27" }, { "name": 12, "removed_in": "2023-07-27" }, { "name": 13, "removed_in": "2023-07-27" }, { "name": 16, "type": "string", "since": "2024-02-05" }, { "name": 17, "type": "collection", "since": "2024-02-05" }, { "name": 18, "type": "object", "since": "2024-02-05" }, { "name": 19, "type": "string" }, { "name": 20, "type": "object" }, { "name": 21, "type": "object" }, { "name": 22, "type": "string" }, { "name": 23, "type": "string", "since": "2024-02-05" }, { "name": 24, "type": "string", "since": "2024-02-05" }, { "name": 25, "type": "string", "since": "2024-02-05" }, { "name": 26, "type": "string", "since": "2024-02-05", "other": "before" }, { "name": 27, "type": "string", "since": "2024-02-05", "other": "after" }, { "name": 28, "type": "count", "since": "2024-02-05" }, { "name": 28, "type": "count" }, { "name": 27, "type": "string", "other": "after" }, { "name": 26, "type": "string", "other": "before" }, { "name": 29, "type": "string", "values": ["CARD", "ACCOUNT_BALANCE"] }, { "name": 30, "type": "string", "beside": ["CARD"] }, { "name": 31, "type": "string", "values": ["EUR", "GBP", "USD", "CAD"] }, { "type": "object" }, { "type": "object" }, { "type": "object" }, { "name": 35, "type": "string" }, { "name": 42, "type": "object" }, { "name": 2, "type": "object" }, { "name": 43, "removed_in": "2023-07-27" }, { "name": 42, "type": "object" }, { "name": 2, "type": "object" }, { "name": 6, "type": "string", "removed_in": "2024-02-05" }, { "name": 7, "since": "2024-02-05" }, { "name": 44, "removed_in": "2023-07-27" }, { "name": 45, "removed_in": "2023-07-27" }, { "name": 46, "removed_in": "2023-07-27" }, { "name": 47, "removed_in": "2023-07-27" }, { "name": 29, "type": "string", "values": ["EMAIL", "PAYOUT_LINK"] }, { "name": 48, "type": "string", "beside": ["EMAIL"] }, { "name": 29, "type": "string", "values": ["SINGLE", "MULTIPLE"] }, { "name": 49, "type": "string", "beside": ["SINGLE"] }, { "name": 50, "type": "array", "beside": ["MULTIPLE"] }, { "type": "string" }];
var objects = [{}, {}, { "discriminator": 27, "carried": ["status", "id", "message"] }, {}, {}, {}, {}, {}, { "discriminator": 55 }, {}, {}, {}, {}, { "discriminator": 73 }, { "discriminator": 75 }];
var rights = [["value"], ["value", "]"], ["name"], ["name", "}"], [":"], [",", "}"], [",", "]"], ["digit"], ["end of number"], ["escape"], ["hexadecimal digit"], ['"'], ["escape"], ["end of text"], ["UTF-8"], ["%XX"], "", "", "", "", "", "", "", "", ["value"], ["value"], ["value"], ["end of text"], "types", "types", "types", ["a whole number"], "values", "values", "values", "values", "", "", "", ["an e-mail address"], ["an e-mail address"], ["YYYY-MM-DDTHH:MM:SS.ffffff"], ["YYYY-MM-DDTHH:MM:SS.ffffff"], ["a decimal number in a string"], "", "types", "values", "", "", "", "", "", "", "", "", "", "", "", "", ["array"], ["array"], ["array"], "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "methods", "versions", ["string"], ["string"], "", "", "", "", "", "", "", "", "", ""];
var english = { "language": "en", "sentences": ["A JSON value is expected here.", "A JSON value or `]` is expected here.", "A name in double quotes is expected here. No comma may stand before a closing brace.", "A name in double quotes or `}` is expected here.", "A colon is expected between a name and its value.", "A comma or `}` is expected here.", "A comma or `]` is expected here.", "A digit is expected here. Numbers look like -12.5e3.", "The number must end here. Numbers look like -12.5e3 and have no leading zero.", 'This is not a JSON escape. JSON has \\" \\\\ \\/ \\b \\f \\n \\r \\t and \\u.', "Four hexadecimal digits are expected after \\u.", "The string is not closed. A double quote is expected here.", "A string contains a control character. JSON requires an escape for it, such as \\n.", "More text follows the document. Only one JSON value is allowed.", "These bytes are not UTF-8. JSON must be encoded as UTF-8.", "These characters are not percent-encoded UTF-8. Encode the query in UTF-8, and write % as %25.", "This is half of a surrogate pair, not a character. Complete or remove it.", "This is half of a surrogate pair, not a character. Report it to the service.", "The text begins with a byte order mark (U+FEFF). Remove it before you pass the text.", "The input exceeds the limit of {number} nested levels. Simplify it, or raise the option `limits.depth`.", "The input exceeds the limit of {number} bytes. Shorten it, or raise the option `limits.bytes`.", "This value cannot be written as JSON. JSON has no cycles, BigInts, functions or symbols.", "There is no document: the input is `undefined`. Pass text, bytes or a value.", "This value is neither a plain object nor an array. Pass what JSON can express, not a Date, a Map or a Promise.", "The text is empty. Pass a JSON document.", "This is an HTML page, not JSON. Check the URL that it came from.", "These bytes are compressed with gzip. Decompress them first.", "Another document follows the first. For one document per line, use `order-contract/stream`.", "This is a string that contains JSON. Parse {field} first, or stringify it only once.", "{field} must be {type}.", "{field} should be {type}.", "{field} must be a whole number, 0 or more.", "{field} has a value that is not allowed. Use {values}.", "{field} has a value that the API documentation does not list.", "{field} is empty. Use {values}.", "{field} is empty. It should be {values}.", "{field} is empty. {need}", "{field} is empty.", "{field} is empty. {why}", "{field} is not a valid e-mail address. Enter one like name@example.com.", "{field} is not a valid e-mail address.", "{field} is not a valid date and time. The API documentation shows the form YYYY-MM-DDTHH:MM:SS.ffffff.", "{field} has a zone offset. The API documentation shows timestamps without one.", '{field} is not a decimal number. The API documentation shows the form "0.8".', "{field} and {other} cannot be used together. Remove one of them.", "{field} is missing. {why}", "{field} is missing. Use {values}.", "{field} was removed in version {removed_in}. {instead}", "{field} is deprecated. From version {removed_in} on: {instead}", "{field} was introduced in version {since}. Remove it or use that version.", "{field} was introduced in version {since}. This document is read as an older version.", "{field} applies only if {discriminator} is {beside}. Remove it.", "{field} applies only if {discriminator} is {beside}.", "{name} is not expected here. An order that is processing or failed contains only {carried}.", "The API documentation does not list {name}. Check its spelling.", "The API documentation does not list {name} here.", "{name} appears more than once in this object. Keep only one.", "{name} appears more than once in this object.", "{name} appears more than once in the query. Keep only one.", "The option `entries` points to nothing in this document. It must point to an array.", "The option `entries` must point to an array.", "More than one member could hold the entries. Choose one with the option `entries`, for example `/data`.", "The entries are assumed to be at {pointer}. The page envelope is not documented (4.4).", "No entries were found, so none were checked. The page envelope is not documented (4.4).", "Another field, which is not shown here, has a mistake.", "Did you mean {near}?", "Did you mean {near}? Upper and lower case matter.", "Browsers apply the same rule to e-mail fields: no spaces, and after the @ only letters, digits, dots and hyphens.", "{why}", "A page comes before one cursor or after the other.", "It is not defined which of them counts.", "Remove {field}", "Send {field} in the header {header}", "Move {field} into each entry of {list}", "Change it to {near}", "Rename it to {near}"], "found": ["null", "boolean", "number", "string", "object", "array", "end of text", "a digit", "a control character", "a letter", "another character"], "types": { "string": "a string", "object": "an object", "array": "an array", "collection": "an array or object", "text": "text" }, "or": "or", "and": "and", "unnamed": "this field", "label": "\u201C{label}\u201D", "labels": ["Payment method", "Item list", "Product selection", "", "Status", "Completion time", "Redemption URL", "Payout", "", "", "", "", "", "", "Order ID", "Message", "Approval state", "Category list", "Expiry", "Product code", "Old state", "New state", "Timestamp", "Orderable filter", "Product code", "Country filter", "Start cursor", "End cursor", "Page size", "Payment type", "Card ID", "Currency", "Completed", "Processing", "Failed", "Price multiplier", "Card", "Account balance", "Euro", "Pound sterling", "US dollar", "Canadian dollar", "Distribution method", "", "", "", "", "", "E-mail address", "Product", "Product list", "E-mail", "Payout link", "One product", "Several products", "", "", "", "", "", "", ""], "fields": [{ "called": "the order request" }, { "called": "the created order" }, { "called": "the order" }, { "called": "the order" }, { "called": "the product" }, { "called": "the product" }, { "called": "the product update" }, { "called": "the product query" }, { "called": "the order query" }, { "called": "the query" }, { "called": "the document" }, { "why": "An order is paid by card or from the account balance." }, { "why": "An order needs at least one item.", "need": "Add at least one item." }, { "instead": "Give each entry of `items` its own `products`." }, { "instead": "Send the key in the header `x-idempotency-key`." }, { "why": "It is the only field of the response to a new order." }, { "instead": "Read the order to get its details." }, { "instead": "Read the order to get its details." }, { "need": "A completed order should list at least one item.", "instead": "Read the order to get its details." }, { "instead": "Read the order to get its details." }, { "instead": "Read the order to get its details." }, { "instead": "The API documentation names no replacement." }, { "instead": "The API documentation names no replacement." }, { "instead": "The API documentation names no replacement." }, { "instead": "The API documentation names no replacement." }, { "instead": "The API documentation names no replacement." }, { "instead": "The API documentation names no replacement." }, { "why": "The other fields of an order depend on it." }, { "why": "An order that is processing or failed should include it." }, { "why": "An order that is processing or failed should include it." }, { "why": "A completed order should include it." }, { "why": "A completed order should include it." }, { "why": "A completed order should include it.", "need": "A completed order should list at least one item." }, { "instead": "The API documentation names no replacement." }, { "instead": "The API documentation names no replacement." }, { "instead": "The API documentation names no replacement." }, { "instead": "The API documentation names no replacement." }, { "instead": "The API documentation names no replacement." }, { "instead": "The API documentation names no replacement." }, { "why": "Every listed product has one." }, {}, {}, { "why": "It says which product changed." }, {}, { "why": "It describes the product after the update." }, { "why": "It says when the product changed." }, {}, {}, {}, {}, {}, {}, {}, {}, {}, { "why": "It says whether a card or the account balance pays." }, { "why": "A card payment needs the card's ID." }, { "why": "No default currency is documented, so an order needs one." }, { "called": "each item" }, { "called": "each item" }, { "called": "each item" }, {}, { "why": "An item is sent by e-mail or as a payout link." }, { "why": "Products are selected for each item." }, { "instead": "Remove it. The API documentation names no replacement." }, { "why": "A completed order should include it." }, { "why": "A completed order should include it." }, { "instead": "Read `payout` instead." }, {}, { "instead": "The API documentation names no replacement." }, { "instead": "The API documentation names no replacement." }, { "instead": "The API documentation names no replacement." }, { "instead": "The API documentation names no replacement." }, { "label": "Distribution type", "why": "It says whether the item is sent by e-mail or as a payout link." }, { "why": "An item sent by e-mail needs the recipient's address." }, { "label": "Selection type", "why": "It says whether one product or several are offered." }, { "why": "A single selection needs a product." }, { "why": "A multiple selection needs at least one product.", "need": "A multiple selection needs at least one product." }, { "called": "each offered product" }] };
var englishCalls = { "sentences": ["{endpoint} was removed in version {endpoint_removed_in}. {endpoint_instead}", "{endpoint} was introduced in version {endpoint_since}. Use that version.", "The URL is empty or not below the base address of the API. Check the URL or the option `baseUrl`.", "The API documentation does not list this path. Check each part of it.", "The API documentation does not list this method for the path. Use {methods}.", "The header {header} does not name a documented version. Use {versions}.", "The header {header} is missing. {header_why}", "The header {header} is empty. {header_why}", "The API documentation does not list this header. Check its spelling.", "The API documentation shows no body for this endpoint. Remove it.", "The body is missing. This endpoint takes a document of the shape {shape}.", "The API documentation does not say which values it accepts. These are its dated versions."], "endpoints": [{ "endpoint": "GET /v2/product", "endpoint_since": "2023-07-27" }, { "endpoint": "GET /v2/product/countries", "endpoint_since": "2024-02-05" }, { "endpoint": "POST /v2/order", "shape": "order-request", "endpoint_since": "2023-07-27" }, { "endpoint": "GET /v2/order/{id}", "endpoint_since": "2023-07-27" }, { "endpoint": "GET /v2/order", "endpoint_since": "2023-07-27" }, { "endpoint": "GET /v2/order/{id}/links", "endpoint_since": "2023-07-27", "endpoint_removed_in": "2023-07-27", "endpoint_instead": "Read the order with GET /v2/order/{id}." }], "headers": { "x-idempotency-key": "It carries the idempotency key of a new order." } };
var changeIds = ["product_listing_extended", "countries_endpoint_added", "redemption_url_to_payout"];
var topics = ["changes", "gaps", "losses"];
var englishConversions = { "refusals": { "88": "The complement cannot be read. Pass it as the earlier conversion returned it.", "89": "The complement belongs to another shape, other versions or another `payoutUrl`. Pass the one of this document.", "90": "Part of the complement matches nothing in this document. Pass the one of this document, or use `onOrphan: 'drop'`.", "91": "Part of the complement matches nothing in this document. Pass the one of this document, or use `onLoss: 'report'`.", "92": "The complement holds another value for this. Remove this one, or use `onLoss: 'report'`.", "93": "The other version has no place for this. Remove it, or use `onLoss: 'report'`." }, "reasons": ["", "", "", "{version} requires {field}. {why}", "{version} expects another type of value in {field}.", "{version} does not allow this value in {field}.", "{version} does not allow `before` and `after` together.", "2023-07-27 requires a country code (implied). The name of its parameter is not documented.", "{field} has no value that {other} can hold, and {version} has no {field}.", "`redemption_url` is not a string, so it can't become a payout URL.", "`payout` has no URL at `payoutUrl`, and 2023-07-27 has no `payout`.", "{other} is kept, and does not hold this value.", "{version} keeps only one value of {field}, so this part is lost.", "{field} has another type of value, so the value of {other} replaces it.", "It was restored from a complement, but the earlier document had no place for it.", "The complement holds another {field}. The document's own one is kept.", "{version} introduced {field}. The version before has no place for it.", "{version} removed {field} and has no place for it.", "The complement's data for entry {entry} match nothing in this document.", "The complement's data for item {item} of entry {entry} match nothing in this document."], "assumptions": ["The structure of `payout` is not documented (2.6). Its URL is assumed to be at `payoutUrl`.", "The field name of the redemption instructions is not documented (2.1). They are kept as they are."], "clues": ["{version} removed {field}.", "{version} introduced {field}.", "{version} always includes {field}.", "{version} does not allow this value in {field}."], "unlisted": "{version} has no such endpoint." };

// message.js
function buildMessage(phrasing, sentence, given) {
  if (given.name !== void 0 || given.number !== 0)
    return build(phrasing, sentence, given);
  const known = cacheOf(phrasing.messages);
  const place = ((Number(phrasing.byLabel) * 256 + given.version) * 256 + sentence) * 256 + given.field;
  const key = ((place * 256 + given.object) * 256 + given.near) * 256 + given.other;
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
    const { value, shown } = argument(messages3, byLabel, name, given);
    if (value !== void 0)
      meta[name] = value;
    const label = name === "field" || name === "name" ? labelOf(messages3, given.field) : void 0;
    if (label !== void 0)
      meta.label = label;
    return shown;
  });
  return { text: text3, meta };
}
var caches = /* @__PURE__ */ new WeakMap();
var lastUsed;
function cacheOf(messages3) {
  if (lastUsed?.messages === messages3)
    return lastUsed.known;
  const known = caches.get(messages3) ?? /* @__PURE__ */ new Map();
  caches.set(messages3, known);
  lastUsed = { messages: messages3, known };
  return known;
}
function expectedOf(messages3, sentence, given) {
  const right = rights[sentence];
  if (!right)
    return void 0;
  if (typeof right !== "string")
    return right.map((word) => messages3.expected?.[word] ?? word);
  const field = fields[given.field];
  if (right === "types")
    return typesOf(field?.type);
  if (right === "values")
    return allowed(field, right, given);
  return right === "methods" ? methodsOf(messages3, given) : [...versions];
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
    const text3 = String(value ?? "");
    return { value, shown: byLabel ? withLabels(messages3, text3) : text3 };
  };
  const named = (wire, label = labelled(messages3, wire)) => ({
    value: wire,
    shown: byLabel ? inSentence(messages3, label) : quoted(wire)
  });
  const discriminator = () => named(nameOf(object?.discriminator), labelOf(messages3, object?.discriminator));
  const list = (names2 = [], last) => ({
    value: Object.freeze([...names2]),
    shown: joined(names2.map((wire) => named(wire).shown), last)
  });
  switch (name) {
    case "field":
    case "name": {
      const wire = nameOf(given.field) ?? given.name;
      const known = field === void 0 ? given.name : labelOf(messages3, given.field);
      if (texts?.called !== void 0)
        return plain2(texts.called);
      const isUnnamed = wire === void 0 || byLabel && known === void 0;
      return isUnnamed ? { value: wire, shown: messages3.unnamed } : named(wire, known);
    }
    case "type":
      return plain2(messages3.types[byLabel && field?.type === "string" ? "text" : field?.type ?? ""]);
    case "values":
    case "beside":
      return list(allowed(field, name, given), messages3.or);
    case "other":
      return named(field?.other);
    case "discriminator":
      return discriminator();
    case "carried":
      return list(object?.carried, messages3.and);
    case "pointer":
      return plain2(`/${escaped(given.name ?? "*")}`);
    case "near":
      return given.near === fields[object?.discriminator ?? NONE]?.name ? discriminator() : named(words[given.near]);
    case "list":
    case "header":
      return named(word);
    case "header_why":
      return plain2(messages3.calls?.headers[word]);
    case "versions":
      return list(versions, messages3.or);
    case "methods":
      return plain2(methodsOf(messages3, given).join(` ${messages3.or} `));
    case "shape":
      return named(endpoint?.shape);
    default: {
      const data = { ...given, ...field, ...texts, ...endpoint };
      return plain2(data[name]);
    }
  }
}
var NONE = -1;
function nameOf(field = NONE) {
  return words[fields[field]?.name ?? NONE];
}
function labelOf(messages3, field = NONE) {
  return messages3.fields[field]?.label ?? (messages3.labels[fields[field]?.name ?? NONE] || void 0);
}
function labelled({ labels }, wire = "") {
  return labels[words.indexOf(wire)] || wire;
}
function inSentence({ label }, text3) {
  return label.replace("{label}", () => text3);
}
function withLabels(messages3, text3) {
  return text3.replaceAll(/`([^`]*)`/gu, (_, name) => inSentence(messages3, labelled(messages3, name)));
}
function methodsOf({ calls }, given) {
  const listed = calls?.endpoints.filter((_, place) => given.number >>> place & 1) ?? [];
  return listed.map(({ endpoint }) => endpoint.split(" ")[0]);
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
function readDetailRecord(words2, at) {
  const w0 = words2[at + 0];
  const w1 = words2[at + 1];
  const w2 = words2[at + 2];
  const w3 = words2[at + 3];
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
function readFixRecord(words2, at) {
  const w0 = words2[at + 0];
  const w1 = words2[at + 1];
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
function readNoteRecord(words2, at) {
  const w0 = words2[at + 0];
  const w1 = words2[at + 1];
  const w2 = words2[at + 2];
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

// postponed.js
var READ = /* @__PURE__ */ Symbol("postponed");
var INSPECT = /* @__PURE__ */ Symbol.for("nodejs.util.inspect.custom");
var PRINTED = {
  value() {
    return { ...this };
  }
};
var accessors = /* @__PURE__ */ new Map();
function setProperties(target, names2, areFew, make) {
  if (areFew)
    Object.assign(target, make());
  else
    postpone(target, names2, make);
}
function postpone(target, names2, make) {
  let made;
  const { [READ]: others } = target;
  const value = (name) => {
    if (!names2.includes(name))
      return others?.(name);
    made ??= { ...make?.() };
    make = void 0;
    Reflect.defineProperty(target, name, dataProperty(made[name]));
    return made[name];
  };
  for (const name of names2)
    Object.defineProperty(target, name, accessorOf(name));
  Object.defineProperty(target, READ, { value, configurable: true });
  Object.defineProperty(target, INSPECT, PRINTED);
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
var instantiate;
var source;
var core;
var address = 0;
var input = NOTHING;
var numbers = /* @__PURE__ */ new Uint32Array(0);
var decoder = /* @__PURE__ */ new TextDecoder("utf-8", { ignoreBOM: true });
function room(bytes) {
  return input.length > bytes && source === registered() ? input : makeRoom(bytes);
}
function makeRoom(bytes) {
  start();
  const size = Math.max(bytes + 1, SMALLEST);
  address = call("reserve", size) >>> 0;
  input = viewAt(address, size);
  return input;
}
function start() {
  if (instantiate === void 0 || source !== registered()) {
    instantiate = load();
    source = registered();
    core = void 0;
  }
  core ??= instantiate();
}
function memory() {
  return core.memory.buffer;
}
function call(name, ...numbers2) {
  try {
    return core[name](...numbers2);
  } catch (trap) {
    core = void 0;
    input = NOTHING;
    throw trap;
  } finally {
    if (input.length > LARGE)
      input = NOTHING;
  }
}
function callWhole(name, ...numbers2) {
  if (!registered()?.isWhole)
    throw notLoaded();
  return call(name, ...numbers2);
}
function memoryNumbers() {
  if (numbers.buffer !== memory())
    numbers = new Uint32Array(memory());
  return numbers;
}
function textAt(start2, length) {
  return length === 0 ? "" : decoder.decode(viewAt(start2, length));
}
function bytesAt(start2, length) {
  return viewAt(start2, length).slice();
}
function viewAt(start2, length) {
  return new Uint8Array(memory(), start2, length);
}
function checkedText(length) {
  return textAt(address, length);
}

// reply.js
var FEW = 512;
var SHORT = 1 << 10;
var LONG = 1 << 14;
var Reply = class {
  numbers;
  /** The index of the next word. */
  at;
  /** Whether there is so much text that pointers are built only when they are read. */
  isLong;
  #text;
  #textAt = 0;
  /** Copies the reply at an address. Reading starts at the word `from`. */
  constructor(address2, from) {
    const memory2 = memoryNumbers();
    const start2 = address2 >>> 2;
    this.numbers = copied(memory2, start2, memory2[start2 + REPORT_LENGTH]);
    this.at = from;
    const length = this.word(REPORT_TEXT_LENGTH);
    this.isLong = length > LONG;
    this.#text = copiedText(this.word(REPORT_TEXT), length);
  }
  word(at) {
    return this.numbers[at];
  }
  next() {
    return this.numbers[this.at++];
  }
  /** Reads the next string, which has `units` UTF-16 units. */
  string(units) {
    if (units === 0)
      return "";
    const start2 = this.#textAt;
    this.#textAt += units;
    return this.#text().slice(start2, this.#textAt);
  }
};
function copiedText(address2, length) {
  const bytes = length > SHORT ? bytesAt(address2, length) : void 0;
  let text3 = bytes === void 0 ? textAt(address2, length) : void 0;
  return () => {
    text3 ??= decoder.decode(bytes);
    return text3;
  };
}
function copied(memory2, start2, length) {
  if (length > FEW)
    return memory2.slice(start2, start2 + length);
  const numbers2 = new Array(length);
  for (let at = 0; at < length; at++)
    numbers2[at] = memory2[start2 + at];
  return numbers2;
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
  const flags = reply.word(REPORT_FLAGS);
  const report = {
    valid: (flags & REPORT_VALID) !== 0,
    shape,
    version: versions[flags >>> REPORT_VERSION_SHIFT],
    problems: NONE2,
    truncated: (flags & REPORT_TRUNCATED) !== 0,
    assumptions: assumptionsFrom(reply, phrasing)
  };
  const count = reply.word(REPORT_DETAILS);
  const reader = new ProblemReader(reply, phrasing);
  setProperties(report, ["problems"], count <= FEW2 && !reply.isLong, () => ({ problems: reader.problems(count) }));
  return report;
}
function phrasingOf({ messages: messages3, names: names2, mask }, builtIn = english) {
  return { messages: messages3 ?? builtIn, byLabel: names2 === "label", mask };
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
      setProperties(problem, ["pointer"], false, () => ({ pointer: this.#pointer(own2) }));
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
    for (let at = this.#pointers.length; at < this.#path.length; at++) {
      pointer2 = below(pointer2, this.#path[at]);
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
function converted(output, assumptions = []) {
  const lists2 = { edits: [], changes: [], losses: [], gaps: [], complement: null };
  return { ok: true, output, ...lists2, assumptions, problems: [] };
}
function refused(problems) {
  return { conversion: { ok: false, output: void 0, problems }, more: { losses: 0, gaps: 0 } };
}
function readConversion(address2, outputOf2, messages3 = ENGLISH) {
  const reply = new Reply(address2, REPORT_HEAD);
  const phrasing = { messages: messages3, byLabel: false, mask: true };
  const assumptions = assumptionsFrom(reply, phrasing);
  if (!(reply.word(REPORT_FLAGS) & REPORT_VALID)) {
    return refused(new ProblemReader(reply, phrasing).problems(reply.word(REPORT_DETAILS)));
  }
  const conversion = converted(outputOf2(reply.next(), reply.next()), assumptions);
  const [complement, complementLength] = [reply.next(), reply.next()];
  const assumed = reply.next();
  assumptions.push(...messages3.conversions.assumptions.filter((_, bit) => assumed >>> bit & 1));
  const count = reply.next();
  const more = { losses: reply.next(), gaps: reply.next() };
  const areFew = count <= FEW_NOTES;
  setProperties(conversion, NOTES, areFew, () => readNotes(reply, count, messages3));
  if (complementLength > 0) {
    const text3 = copiedText(complement, complementLength);
    setProperties(conversion, ["complement"], areFew, () => ({ complement: JSON.parse(text3()) }));
  }
  return { conversion, more };
}
function readNotes(reply, count, messages3) {
  const lists2 = { changes: [], losses: [], gaps: [] };
  const trail = new Trail(reply);
  for (let i = 0; i < count; i++)
    readNote(reply, trail, lists2, messages3);
  return { edits: readEdits(reply), ...lists2 };
}
function readNote(reply, trail, lists2, messages3) {
  const note = readNoteRecord(reply.numbers, reply.at);
  reply.at += NOTE_WORDS;
  const [entry, item] = [reply.next(), reply.next()];
  const path = trail.to(reply.next(), reply.next());
  const pointer2 = trail.pointer();
  const section = sections[note.section];
  const list = topics[note.topic];
  if (list === "changes") {
    let to = trail.above(note.drops);
    for (let i = 0; i < note.adds; i++)
      to = below(to, readSegment(reply, reply.next()));
    const change = {
      id: changeIds[note.change],
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
  const shortfall = { pointer: pointer2, path, section, reason: reasonOf(note, entry, item, messages3) };
  if (note.has_spans)
    shortfall.span = readSpan(reply);
  lists2[list].push(shortfall);
}
function reasonOf(note, entry, item, messages3 = ENGLISH) {
  const { reason, field, other, version: version3 } = note;
  const of = [reason, field, other, version3, entry, item, messages3];
  if (lastReason?.of.every((part, at) => part === of[at]))
    return lastReason.text;
  const named = (number) => quoted(nameOf(number));
  const why = messages3.fields[field]?.why;
  const texts = { version: versions[version3], entry, item, field: named(field), other: named(other), why };
  const text3 = withTexts(messages3.conversions.reasons[reason], texts);
  lastReason = { of, text: text3 };
  return text3;
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
  const rows = [];
  const at = (i, j) => rows[i]?.[j] ?? Infinity;
  for (let i = 0; i <= a.length; i++) {
    const row = [];
    rows.push(row);
    for (let j = 0; j <= b.length; j++) {
      const changed = at(i - 1, j - 1) + Number(a[i - 1] !== b[j - 1]);
      const isSwapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swapped = isSwapped ? at(i - 2, j - 2) + 1 : Infinity;
      row.push(i + j === 0 ? 0 : Math.min(changed, at(i - 1, j) + 1, at(i, j - 1) + 1, swapped));
    }
  }
  return at(a.length, b.length);
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
function readerOf(declared) {
  const names2 = Object.keys(declared);
  const known = Object.assign(/* @__PURE__ */ Object.create(null), declared);
  const missing = names2.filter((name) => known[name]?.isRequired);
  const defaults = defaultsOf(declared);
  return (value, what = "") => {
    const checked2 = { ...defaults };
    if (value !== void 0) {
      refuseOthers(what, value, names2);
      for (const name of Object.getOwnPropertyNames(value)) {
        const option = known[name];
        if (option === void 0) {
          refuseUnknown(what, value, name, names2);
          continue;
        }
        const given = value[name];
        if (given !== void 0)
          checked2[name] = option.check(given, what === "" ? name : `${what}.${name}`);
      }
    }
    for (const name of missing)
      if (checked2[name] === void 0)
        known[name]?.check(void 0, name);
    return checked2;
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
var kept = [];
function settingsOf(options, more = 0) {
  const { version: version3, level: level2, draft, severity: severity3, entries: entries3, limits: limits5, mask, messages: messages3, names: names2 } = options;
  const bytes = bytesOf(options, more | flagsOf(options));
  return { version: version3, level: level2, draft, severity: severity3, entries: entries3, limits: limits5, mask, messages: messages3, names: names2, bytes };
}
function bytesOf(options, flags) {
  const { version: version3, severity: severity3, entries: entries3, limits: limits5 } = options;
  if (severity3 !== void 0 || entries3 !== void 0 || limits5 !== DEFAULTS.limits)
    return encoded(options, flags);
  const key = flags * versions.length + versions.indexOf(version3);
  kept[key] ??= encoded(options, flags);
  return kept[key];
}
function encoded({ version: version3, severity: severity3, entries: entries3, limits: limits5 }, flags) {
  const pointer2 = new TextEncoder().encode(entries3);
  const bytes = new Uint8Array(SETTINGS_ENTRIES + pointer2.length);
  bytes[0] = versions.indexOf(version3);
  bytes[SETTINGS_FLAGS] = flags;
  if (severity3 !== void 0)
    writeSeverities(severity3, bytes);
  writeLimits(limits5, bytes, SETTINGS_LIMITS);
  bytes.set(pointer2, SETTINGS_ENTRIES);
  return bytes;
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
function writeLimits({ bytes, depth, findings }, into, at) {
  writeNumber(bytes, into, at);
  writeNumber(depth, into, at + 4);
  writeNumber(findings, into, at + 8);
}
function writeNumber(value, into, at) {
  for (let i = 0; i < 4; i++)
    into[at + i] = value >>> 8 * i;
}
function withFatalAlone(settings) {
  const off = codes.filter((code) => !isFatal(code)).map((code) => [code, "off"]);
  return settingsOf({ ...settings, severity: Object.fromEntries(off) });
}
function shapeIndex(shape) {
  return shapes.indexOf(knownShape(shape));
}
function knownShape(shape) {
  return aShape(shape, "shape");
}
var aShape = oneOf(shapes);
function refuseEntries(shape, { entries: entries3 }, name = "the option entries") {
  if (entries3 === void 0 || isList(shape))
    return;
  throw new TypeError(`${name} is only for ${anyOf(lists)}: leave it out for ${quote(shape)}`);
}

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
function cutAtSurrogate(text3, at, into) {
  const { written } = encoder.encodeInto(text3.slice(0, at), into);
  const unit = text3.charCodeAt(at);
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
  let at = before;
  for (const bytes of encoded3) {
    writeNumber(bytes?.length ?? ABSENT, head, at);
    at += 4;
    if (bytes === void 0)
      continue;
    head.set(bytes, at);
    at += bytes.length;
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
function encoded2(options, fill = []) {
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
  const between = (version3) => {
    const at = versions.indexOf(version3);
    return at > versions.indexOf(from) && at <= versions.indexOf(to);
  };
  return fillable.filter((gap) => gap.shape === shape && between(gap.version)).map((gap) => gap.pointer);
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
  refuseObjects(value, "document", ADVICE);
  try {
    const text3 = JSON.stringify(value);
    return text3 === void 0 ? REFUSED_VALUE : text3;
  } catch (error) {
    if (!isStackOverflow(error))
      return REFUSED_VALUE;
    if (/string length|memory|alloc/.test(error.message))
      return REFUSED_SIZE;
    return passes(() => isDeeperThan(value, maxDepth)) ? REFUSED_DEPTH : REFUSED_VALUE;
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
  if (!passes(() => isOfAClass(value)))
    return;
  const tag = tagOf(value);
  const isAdvised = Object.hasOwn(advice, tag) && !passes(() => "toJSON" in value);
  const what = NO_DOCUMENTS.includes(tag) ? ADVISED[kind] : isAdvised && advice[tag];
  if (what)
    throw new TypeError(`${withArticle(tag)} is not a ${kind}: ${what}`);
}
function isOfAClass(value) {
  if (typeof value !== "object" || value === null)
    return false;
  const prototype = Object.getPrototypeOf(value);
  return prototype !== Object.prototype && prototype !== Array.prototype;
}
function isStackOverflow(error) {
  return error instanceof RangeError || error instanceof Error && error.name === "InternalError";
}
function isDeeperThan(value, depth) {
  let level2 = /* @__PURE__ */ new Set([value]);
  for (let reached = 0; level2.size > 0; reached++) {
    if (reached > depth)
      return true;
    const children = Array.from(level2, (parent) => Object.values(parent)).flat();
    level2 = new Set(children.filter((child) => typeof child === "object" && child !== null));
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
  if (input2 === void 0)
    return REFUSED_NOTHING;
  if (input2 === NOT_PLAIN)
    return REFUSED_OBJECT;
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
  return reportAt(call("validate", index, form, length, settings.bytes.length), shape, settings);
}
function parsedValue(shape, text3) {
  return isQuery(shape) ? Object.fromEntries(new URLSearchParams(text3)) : JSON.parse(text3);
}

// convert.js
function convertUnder(shape, input2, settings) {
  if (settings.identity && formOf(input2) !== FORM_VALUE)
    return converted(typeof input2 === "string" ? input2 : new Uint8Array(input2));
  const prepared = prepare(shape, input2, settings);
  if (isRefusal(prepared.length))
    return refusedInput(shape, prepared).conversion;
  const address2 = addressOf(prepared);
  try {
    const output = (start2, length) => outputOf(shape, prepared.form, start2, length, input2);
    return readConversion(address2, output, settings.messages).conversion;
  } catch (error) {
    if (!isStackOverflow(error))
      throw error;
    return refusedInput(shape, { ...prepared, length: REFUSED_DEPTH }).conversion;
  }
}
function convertInSummary(shape, input2, options, most) {
  const settings = { ...options, bytes: options.bytes.slice() };
  settings.bytes[CONVERSION_MOST] = most;
  const prepared = prepare(shape, input2, settings);
  if (isRefusal(prepared.length))
    return refusedInput(shape, prepared);
  return readConversion(addressOf(prepared), bytesAt, settings.messages);
}
var { entries, limits: limits2, messages } = DOCUMENT;
function addressOf({ index, form, length, settings }) {
  return callWhole("convert", index, form, length, settings.bytes.length);
}
function refusedInput(shape, prepared) {
  return refused(reportOn(shape, { ...prepared, settings: settingsOfRefusal(prepared.settings) }).problems);
}
function outputOf(shape, form, start2, length, input2) {
  if (form === FORM_TEXT)
    return textAt(start2, length);
  if (form !== FORM_VALUE)
    return bytesAt(start2, length);
  const text3 = textAt(start2, length);
  if (!isQuery(shape))
    return JSON.parse(text3);
  return queryLike(input2, text3) ?? Object.fromEntries(new URLSearchParams(text3));
}

// chunks.js
function bytesOf2(chunk, stream) {
  if (chunk instanceof Uint8Array || tagOf(chunk) === "Uint8Array")
    return chunk;
  const advice = typeof chunk === "string" ? ": pipe text through a TextEncoderStream" : "";
  throw new TypeError(`a chunk of ${stream} must be a Uint8Array, not ${typeOf(chunk)}${advice}`);
}
var MOST_KEPT = 1 << 22;
var Gathered = class {
  #buffer = new Uint8Array(0);
  length = 0;
  append(bytes) {
    const length = this.length + bytes.length;
    if (length > this.#buffer.length) {
      const larger = new Uint8Array(Math.max(length, 2 * this.#buffer.length));
      larger.set(this.bytes());
      this.#buffer = larger;
    }
    this.#buffer.set(bytes, this.length);
    this.length = length;
  }
  /** Returns the first bytes, or all. They are valid until bytes are removed. */
  bytes(end = this.length) {
    return this.#buffer.subarray(0, end);
  }
  /** Removes the first bytes. */
  drop(count) {
    this.#buffer.copyWithin(0, count, this.length);
    this.length -= count;
    if (this.length === 0 && this.#buffer.length > MOST_KEPT)
      this.#buffer = new Uint8Array(0);
  }
};

// edge/body.js
async function readBody(stream, bounds) {
  const reader = stream?.getReader();
  const body = await inTime(gathered(reader, bounds), bounds);
  if (body.failure !== void 0)
    reader?.cancel().catch(() => {
    });
  return body;
}
function wholeBody(request, bounds) {
  const reading = async () => checked(new Uint8Array(await request.arrayBuffer()), bounds);
  return inTime(reading(), bounds);
}
async function gathered(reader, bounds) {
  const all = new Gathered();
  for (; ; ) {
    const { done, value } = await reader?.read() ?? { done: true };
    if (done || value === void 0)
      return checked(all.bytes(), bounds);
    const chunk = bytesOf2(value, "a body");
    if (all.length + chunk.length > bounds.most)
      return { failure: "too_large" };
    all.append(chunk);
  }
}
function checked(bytes, { most, declared = 0 }) {
  if (bytes.length > most)
    return { failure: "too_large" };
  return bytes.length < declared ? { failure: "incomplete" } : { bytes };
}
function inTime(reading, { deadline }) {
  const read = reading.catch(() => ({ failure: "incomplete" }));
  return deadline.race(read).catch(() => ({ failure: "timeout" }));
}
function declaredLength(header) {
  return header !== null && /^\d+$/.test(header) ? Number(header) : void 0;
}

// edge/header_list.js
function splitOutsideQuotes(value, separator) {
  const parts = [];
  let start2 = 0;
  let quoted2 = false;
  for (let at = 0; at < value.length; at++) {
    const character = value[at];
    if (character === '"')
      quoted2 = !quoted2;
    else if (quoted2 && character === "\\")
      at++;
    else if (!quoted2 && character === separator) {
      parts.push(trimmed(value.slice(start2, at)));
      start2 = at + 1;
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
  let text3 = "";
  for (let at = 1; at < value.length && value[at] !== '"'; at++) {
    if (value[at] === "\\")
      at++;
    text3 += value[at] ?? "";
  }
  return text3;
}
function isBlank(value, at) {
  return value[at] === " " || value[at] === "	";
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
  /** Only the service's version or an older one lists the endpoint. */
  removed: 410,
  /** Only the client's version lists the endpoint. */
  not_listed: 501,
  /** The path is outside `/v2/`. */
  not_found: 404,
  /** The path is inside `/v2/`, no version lists it, and the option `unlisted` is `'reject'`. */
  unlisted: 404,
  /** The request has passed a gateway twice: its services lead to one another. */
  loop: 508,
  /** The API documentation does not list the values of the version header. We assume that there are only these two. */
  unknown_version: 400,
  unreadable: 400,
  inconvertible: 422,
  bad_answer: 502,
  /** Conversion would lose all payouts, so the client could not redeem what was paid for. */
  payout_lost: 502,
  unreachable: 502,
  timeout: 504,
  failed: 500
};
var Refused = class extends Error {
  refusal;
  reason;
  constructor(refusal3, reason) {
    super();
    this.refusal = typeof refusal3 === "string" ? { code: refusal3 } : refusal3;
    this.reason = reason;
  }
  /** Returns the error for `onError`. */
  errorAt(upstream2) {
    return this.reason && new EdgeError({ code: this.refusal.code, upstream: upstream2, ...this.reason });
  }
};
function ofCall(problems) {
  const code = problems.some(({ code: code2 }) => isFatal(code2)) ? "unreadable" : "inconvertible";
  return { code, errors: detailedErrors(problems) };
}
function ofLosses(losses) {
  return { code: "inconvertible", sentence: "losses", errors: refusedLosses(losses) };
}
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
  let text3 = "";
  for (let at = 0; at < header.length; ) {
    const end = endOfPart(header, at);
    const part = header.slice(at, end);
    text3 += part.startsWith("<") && part.endsWith(">") ? `<${addressForClient(part.slice(1, -1), addresses)}>` : part;
    at = end;
  }
  return text3;
}
function endOfPart(header, start2) {
  if (header[start2] === "<") {
    const end = header.indexOf(">", start2);
    return end < 0 ? header.length : end + 1;
  }
  let at = start2 + 1;
  if (header[start2] === '"') {
    while (at < header.length && header[at] !== '"')
      at += header[at] === "\\" ? 2 : 1;
    return at + 1;
  }
  while (at < header.length && header[at] !== "<" && header[at] !== '"')
    at++;
  return at;
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
    throw new Refused("loop");
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
  return touchedBetween(shape, from, to).flatMap(({ added, removed }) => isUp ? removed : added);
}
function touchedBetween(shape, one, other) {
  return touched.filter((change) => change.shape === shape && isBetween(change.version, one, other));
}
function isBetween(version3, one, other) {
  const at = versions.indexOf(version3);
  const [first, last] = [versions.indexOf(one), versions.indexOf(other)];
  return at > Math.min(first, last) && at <= Math.max(first, last);
}

// edge/json_object.js
function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

// edge/overlooked.js
var ENTRIES_MISSED = "its entries were not found, so they were not converted: set the option `entries`, or return them unwrapped from your own call of the service";
var WRAPPED = "node";
function isOverlooked(shape, bytes, output, { from, to, entries: entries3, fill }) {
  if (fill.length === 0 && !areSame(bytes, output))
    return false;
  const document = JSON.parse(new TextDecoder().decode(output));
  const hasEntries = isList(shape);
  if (hasEntries && entries3 === void 0 && isMissed(document))
    return true;
  if (!hasEntries && !isObject(document))
    return true;
  const removed = removedMembers(shape, from, to).map((path) => path.split("/"));
  const entriesAnywhere = hasEntries && isObject(document) ? Object.values(document) : [document];
  return isAnywhere(entriesAnywhere, (object) => removed.some((path) => hasMember(object, path)));
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
function areSame(one, other) {
  return one.length === other.length && one.every((byte, at) => byte === other[at]);
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
  const paidOut = orders.flatMap((order) => listAt(order, ["items"])).filter((item) => isObject(item) && PAYOUT in item);
  const segments = segmentsOf(payoutUrl);
  const urls = paidOut.map((item) => valueAt(item, [PAYOUT, ...segments]));
  if (urls.some((url) => typeof url === "string"))
    return false;
  return paidOut.some((item, at) => urls[at] !== null && costsMoney(item));
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
    for (let at = 0; at < shortfalls.length; at++) {
      if (this.#listed.size === MOST2) {
        this.#more += shortfalls.length - at;
        return;
      }
      const { path, section, reason } = shortfalls[at];
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
    const kept2 = members.slice(0, fitting(members));
    return [...kept2, `more;count=${members.length - kept2.length + this.#more}`].join(", ");
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
  const lists2 = { losses: new ShortfallList(), gaps: new ShortfallList() };
  lists2.losses.add("", call2.losses);
  lists2.gaps.add("", call2.gaps);
  const unconverted = reasonToPass(response, route, upstreamVersion);
  if (unconverted !== void 0)
    headers.set(UNCONVERTED, unconverted);
  const converts = unconverted === void 0 && route.answer !== void 0 && response.ok && !NO_BODY.includes(status);
  if (converts || route.answer !== void 0 && status === NOT_MODIFIED)
    forgetBytes(headers, route.version);
  if (NO_BODY.includes(status) && status !== NOT_MODIFIED)
    forgetBody(headers);
  if (!converts || call2.init.method === "HEAD")
    return answerWith(response, headers, passing(response, headers, settings), lists2);
  const bytes = await bytesOf3(response, settings, deadline);
  deadline.end();
  const output = converted2(bytes, route, settings, lists2);
  headers.set("content-length", String(output.length));
  return answerWith(response, headers, output, lists2);
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
async function bytesOf3(response, { limits: limits5 }, deadline) {
  refuseEncoded(response);
  const { headers, body } = response;
  const declared = headers.has("content-encoding") ? void 0 : declaredLength(headers.get("content-length"));
  const { bytes, failure } = await readBody(body, { most: limits5.bytes, declared, deadline });
  if (failure !== void 0)
    throw unreadable(failure === "too_large" ? `it has more than ${limits5.bytes} bytes` : "it ended early");
  return bytes;
}
function converted2(bytes, { answer: shape, version: version3 }, settings, lists2) {
  const { upstreamVersion, onPayoutLoss, payoutUrl } = settings;
  if (shape === void 0)
    return bytes;
  const options = settings.conversion(shape, upstreamVersion, version3);
  const { conversion, more } = convertInSummary(shape, bytes, options, MOST2);
  if (!conversion.ok)
    throw unreadable("it cannot be converted", conversion.problems);
  const { losses, gaps } = conversion;
  const output = conversion.output;
  if (isOverlooked(shape, bytes, output, options))
    throw unreadable(ENTRIES_MISSED);
  if (onPayoutLoss === "error" && losesPayouts(shape, bytes, losses, payoutUrl))
    throw new Refused("payout_lost", { message: englishGateway.payout_lost });
  lists2.losses.add(OF_ANSWER, losses, more.losses);
  lists2.gaps.add(OF_ANSWER, gaps, more.gaps);
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
function answerWith({ status, statusText }, headers, body, { losses, gaps }) {
  if (!losses.isEmpty)
    headers.set(LOSSES, losses.header());
  if (!gaps.isEmpty)
    headers.set(GAPS, gaps.header());
  const response = new Response(body, { status, statusText: LEGIBLE.test(statusText) ? statusText : "", headers });
  return { response, losses, gaps };
}
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
var baseUrl = /* @__PURE__ */ optional(text);
var readCallOptions = /* @__PURE__ */ readerOf({ ...DOCUMENT, baseUrl });
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
  const address2 = callWhole("validate_call", form, length, spare, bytes.length - spare);
  return reportAt(address2, "call", settings, MESSAGES);
}
function listedEndpoint(method, url, baseUrl2) {
  const head = headOf([text(method, "method"), urlOf(url), baseUrl2]);
  writeSettings({ bytes: head });
  return endpoints[callWhole("endpoint_of", head.length) >>> 0];
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

// convert_call.js
var { onLoss: onLoss2, limits: limits3, messages: messages2 } = CONVERSION;
function convertListed(given, endpoint, options) {
  const { to, messages: messages3 } = options;
  const [before, search, fragment] = cut(String(given.url));
  const query = converted3("/query", own(endpoint, "query"), search, options, before);
  const body = converted3("/body", own(endpoint, "body"), own(given, "body"), options);
  const problems = [...query.problems, ...body.problems];
  if (problems.length > 0)
    return refusal2(problems);
  const url = before + (query.output === "?" && search !== "?" ? "" : query.output) + fragment;
  const call2 = { method: given.method, url: typeof given.url === "string" ? url : new URL(url) };
  const headers = headersFor(own(given, "headers"), to);
  if (headers !== void 0)
    call2.headers = headers;
  if (body.output !== void 0)
    call2.body = body.output;
  const gone = { pointer: "", path: [], section: endpoint.section, reason: unlistedIn(to, messages3) };
  const losses = [...endpoint.versions.includes(to) ? [] : [gone], ...query.losses, ...body.losses];
  return { ok: true, call: call2, losses, gaps: [...query.gaps, ...body.gaps], problems: [] };
}
function unlistedIn(version3, messages3) {
  return filled((messages3?.conversions ?? englishConversions).unlisted, () => version3);
}
function refusal2(problems) {
  return { ok: false, call: void 0, losses: [], gaps: [], problems };
}
function converted3(at, shape, input2, settings, before = "") {
  if (shape === void 0 || input2 === void 0 || input2 === null)
    return { output: input2, losses: [], gaps: [], problems: [] };
  const part = convertUnder(shape, input2, settings);
  const within = (one) => shifted(placed(at, one), before);
  if (!part.ok)
    return { losses: [], gaps: [], problems: part.problems.map(within) };
  return { output: part.output, losses: part.losses.map(within), gaps: part.gaps.map(within), problems: [] };
}
function placed(at, one) {
  return { ...one, pointer: at + one.pointer, path: [at.slice(1), ...one.path] };
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
  const { search, losses, gaps } = converted4(route, settings);
  const headers = headersToService(request.headers, route, settings);
  const init = { method: request.method, headers, redirect: "manual", signal, ...sent(request) };
  return { url: addressOf2(settings.upstream, route.path, search), init, losses, gaps };
}
function addressOf2(upstream2, path, search) {
  const { href, origin, pathname } = new URL(upstream2 + path + search);
  if (origin + pathname !== upstream2 + path)
    throw new Refused("not_found");
  return href;
}
function converted4({ version: version3, method, search, endpoint, query }, gateway) {
  if (!query || endpoint === void 0)
    return { search, losses: [], gaps: [] };
  const { upstreamVersion, onLoss: onLoss3, onQueryLoss, messages: messages3 } = gateway;
  const settings = encoded2({ ...BY_DEFAULT, from: version3, to: upstreamVersion, messages: messages3?.documents });
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
function isBaseAddress(text3) {
  if (!URL.canParse(text3))
    return false;
  const { protocol, search, hash, username, password } = new URL(text3);
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
  return optional(readerOf(Object.fromEntries(declared)), defaults);
}
function timeout(byDefault) {
  return optional(wholeNumber(1, Deadline.LONGEST, " of milliseconds"), byDefault);
}
var hook = optional(callback);

// edge/texts.js
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
var readOptions2 = readerOf(OPTIONS);
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
      return encoded2({ ...BY_DEFAULT, ...common }, filled2);
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
var readByShape = readerOf(Object.fromEntries(lists.map((shape) => [shape, optional(pointer)])));
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
    throw new Refused("not_found");
  const method = request.method === "HEAD" ? "GET" : request.method;
  const known = canonical(place.path);
  const endpoint = listedEndpoint(method, known, "");
  const path = endpoint === void 0 ? place.path : known;
  if (settings.outside === "reject" && !isInside(path))
    throw new Refused("not_found");
  if (settings.unlisted === "reject" && isInside(path) && endpoint === void 0)
    throw new Refused("unlisted");
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
    throw new Refused("unknown_version");
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
      throw new Refused({ code: "not_listed", version: upstreamVersion });
    return endpoint;
  }
  const { problems } = validateCall({ method, url: path }, { version: version3, messages: messages3?.documents, baseUrl: "" });
  const gone = problems.find(({ code }) => code === "removed");
  if (gone !== void 0)
    throw new Refused({ code: "removed", message: gone.message });
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
      return refusalOf2(error, request, settings, call2);
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
    throw new Refused("unreachable", { message: "the service gave no answer", cause });
  });
  return checkedResponse(response);
}
function checkedResponse(response) {
  try {
    checkResponse("fetch", response);
    return response;
  } catch (mistake) {
    throw new Refused("failed", { message: mistake.message });
  }
}
function outOfTime(cause, { passed }, { timeout: timeout2 }) {
  if (!passed)
    return new Refused("unreachable");
  return new Refused("timeout", {
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
function refusalOf2(error, request, { onError, statuses: statuses2, messages: messages3, upstream: upstream2 }, call2) {
  const refused3 = error instanceof Refused ? error : new Refused("failed", reasonOf2(error));
  const { refusal: refusal3 } = refused3;
  const edgeError = refused3.errorAt(upstream2);
  if (edgeError !== void 0 && onError !== void 0)
    call2(() => onError(edgeError, request));
  return rejected(statuses2[refusal3.code], detailOf(refusal3, messages3), refusal3);
}
function detailOf({ code, sentence, version: version3, message }, messages3) {
  if (message !== void 0)
    return message;
  const texts = messages3?.gateway ?? englishGateway;
  return filled(texts[sentence ?? code], (name) => name === "version" ? version3 ?? "" : versions.join(` ${messages3?.documents.or ?? english.or} `));
}

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

// edge/loggable.js
function loggable(report) {
  const problems = problemsOf("loggable", report);
  const { valid, shape, version: version3, truncated } = report;
  if (typeof valid !== "boolean")
    throw notReport("loggable", typeOf(report));
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
  for (let at = 0; at + 1 < raw.length; at += 2) {
    const name = raw[at];
    if (!name.startsWith(":"))
      headers.append(name, raw[at + 1]);
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
  callback(handle, "handle");
  return async (incoming, outgoing) => {
    checkIncoming(incoming);
    const client = new Client(incoming, outgoing);
    const { request } = client;
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
  /**
   * Undefined if `Request` can't represent it. Held by what the connection calls: a handler that waits only for the
   * signal of its request would be collected as garbage with it, and never hear that the client has left.
   */
  request;
  #left = new AbortController();
  constructor(incoming, outgoing) {
    const leave = () => this.isAnswered || this.#left.abort();
    const response = outgoing.stream ?? outgoing;
    response.on("close", leave);
    incoming.on("aborted", leave);
    if (incoming.aborted || response.destroyed)
      this.#left.abort();
    this.request = requestOf(incoming, this.signal);
  }
  /** Aborted when the client has left. */
  get signal() {
    return this.#left.signal;
  }
};

// edge/hook_error.js
var HOOKS = ["verify", "isDuplicate", "claim", "release", "handle"];
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
var LATER = { "retry-after": "30" };
var HEADERS2 = {
  method: { allow: "POST" },
  content_type: { accept: JSON_TYPE2, "accept-post": JSON_TYPE2 },
  content_encoding: { "accept-encoding": "identity" },
  busy: LATER,
  failed: LATER
};

// edge/receiver_options.js
var CLAIMS = ["new", "done", "busy"];
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
var readOptions3 = readerOf(OPTIONS2);
function readReceiverOptions(options) {
  const given = readOptions3(options);
  const { version: version3, level: level2, severity: severity3, limits: limits5, messages: messages3, onVerifyError, timeout: timeout2, statuses: statuses2 } = given;
  return {
    hooks: hooksOf(given, options),
    onVerifyError,
    timeout: timeout2,
    statuses: statuses2,
    texts: messages3?.receiver ?? englishReceiver,
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
      const error = new HookError(hook2, this.#codeFor(hook2), `${hook2} has thrown ${classOf(thrown)}`, thrown);
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
    const message = `${hook2} took too long: the option timeout gives a delivery ${this.#settings.timeout} ms`;
    return new HookError(hook2, this.#codeFor(hook2), message, void 0, "TimeoutError");
  }
  #codeFor(hook2) {
    return hook2 === "verify" ? this.#settings.onVerifyError : "failed";
  }
};
function bothFailed(handle, release) {
  const thrown = new AggregateError([handle.thrown ?? handle, release.thrown ?? release], "handle and release failed");
  return new HookError("release", "failed", `${handle.message}, and ${release.message}`, thrown);
}
function checkClaim(claim) {
  if (CLAIMS.includes(claim))
    return;
  throw new TypeError(`claim must return 'new', 'done' or 'busy', not ${otherOrType(claim)}`);
}

// edge/truncated_report.js
var MANY = 1e3;
function isReadable(report, bytes, settings) {
  const { problems } = report.truncated ? validated("product-update", bytes, withFindings(withFatalAlone(settings), 1)) : report;
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
      return refused2(failure, settings);
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
    return { ...refused2(error.code, settings), ...known, error, hook: error.hook };
  }
}
async function outcome(known, { headers }, settings, hooks) {
  const { bytes } = known;
  if (hooks.has("verify") && !await hooks.call("verify", bytes, headers))
    return refused2("unverified", settings);
  const result = parsed("product-update", bytes, settings.ofDocument);
  const { report } = result;
  known.report = report;
  if (!result.ok)
    return invalid(report, bytes, settings);
  const update = result.value;
  if (hooks.has("isDuplicate") && await hooks.call("isDuplicate", update))
    return received(true);
  if (hooks.has("claim")) {
    const claim = await hooks.claim(update);
    if (claim === "done")
      return received(true);
    if (claim === "busy")
      return refused2("busy", settings);
  }
  if (hooks.has("handle"))
    await hooks.handle(update);
  return { ...received(false), update };
}
function refused2(code, { statuses: statuses2, texts }, errors = []) {
  const rejection = { code, errors, headers: HEADERS2[code] };
  return { response: rejected(statuses2[code], texts[code], rejection), code, duplicate: false };
}
function received(duplicate) {
  return { response: new Response(null), code: "received", duplicate };
}
function invalid(report, bytes, settings) {
  const { ofDocument } = settings;
  const errors = detailedErrors(problemsWithErrors(report, bytes, ofDocument));
  return refused2(isReadable(report, bytes, ofDocument) ? "invalid" : "unreadable", settings, errors);
}
function refusalOfHead({ method, headers }, declared, { ofDocument }) {
  if (method !== "POST")
    return "method";
  const type = mediaTypeOf(headers.get("content-type"));
  if (type?.essence !== "application/json" || !isUtf8(type))
    return "content_type";
  if (!isIdentity(headers.get("content-encoding")))
    return "content_encoding";
  if ((declared ?? 0) > ofDocument.limits.bytes)
    return "too_large";
  return void 0;
}
var SMALL = 65536;
function bodyOf2(request, declared, { ofDocument }, deadline) {
  const bounds = { most: ofDocument.limits.bytes, declared, deadline };
  const isSmall = declared !== void 0 && declared <= SMALL && registered()?.enforcesLengths;
  return isSmall && canReadAtOnce(request) ? wholeBody(request, bounds) : readBody(request.body, bounds);
}
function canReadAtOnce(request) {
  return request.arrayBuffer !== void 0;
}

// edge/update_key.js
async function updateKey(update) {
  refuseOthers3(update);
  const { product_code, timestamp, old_state, new_state } = update;
  const text3 = JSON.stringify([product_code, timestamp, old_state ?? null, new_state], inOrder);
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text3));
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
var text2 = 'a5>)5Sbaaab6Kbs5RdUUUa5ReUUUUa5RcUUa5RfUUUUUa5RbUa5ReUUUUbU5RcUUbU5RdUUUbU5RgUUUUUUa5RbUbU5RfUUUUUbU5RhUUUUUUUa5RgUUUUUUbU5RiUUUUUUUUa5RfUUUU6da5RiUUUUUU6bUbU5RhUUUUUUUbU5RcUUb6d5RkUUUUUUUUUUa5Rc6dUa5Raa5RabUd3b8DbbdmbbeaaaaaafkmfaabbaccaaabccjdbbddccfcgadlbbhgaacdddeeeeeeeeeecccccecbbccggccaghdjaaaeeeeeeedddeeicabacafhkhhffgfkhhbdaaidafbbndhhghcabkgcadaaabiiifhhiicdbdbbbhaabbfffffoablliaaecabaaajjfbbiGxddccbabbibdgagaadagyhdbaghacbGdigcfddcaiieq]bcjfcghfggarudfdbaygjbUb [[_alh6kbkg5S/5S5}O5Dcal5E5"/5E-5J5?5>Y5E5"a6Jbh5E5}5|V/OYa6KbG5E5}5|V/OY5J5?5>Y5E5"a6Rbn:/Y/5EY5JV/O)5#5}5|a6Tbl/5|:@5}5#5|Y5J5}5 a6Dbi5#)5JV5>+5#:a6FbhO/)/OV/a6:biV5>+5#:5>Y/a6*bGV5>+5#:5>Y/5J5E5>++a8abk8u8#h8Db8t5Hc&Ud6d&a 6xl-(e%a<aIar(rIamIaCb=jdE<e 1f.(k<g.(h aJaa<h!aRa<<h aJar<h!aRai<h3maaaaaaaaaaaaaaaa3laI<h aJaR<h3maaaaaaaaaaaaaaaa3la5x<g 8la.(g 1eSGal<e 8sa.(f<k 1e2kaa<e<jJa6Nf<jeE i<j<j iNz=gdE<f<dIaiJai<f<dHaaRaa<d m.=d<f 8la.=f<g b-(gGall<e 8bf.<a<cx8nb<eIaQf=f<eIa_f=k<eIa8bf=gdE<k<g(dSeE<d <.=g<dIaa<fSGb<dHap=5f<dHax=I<e 8sa.<dFae hA 8la+.(h<dHai(HRa%<h<IRaT<h<5fRa5m<e<HRaCf<e<IRa0f<e<5fRa8sfmbll<jeE<aIam=m<aIax=x a=gdE<e 8sa.<g hA(d 8la+.(k<kFa>?a&<kIaaeE<e 0a.<a<kIae b.(h<rIam<d p+.(f<rIarx5K<kcU a<eIa5w bA"Gaw<fFas hSeE<eIa5==i bmbl al(d?a=<k b?a<<k<iJax<k<dJam h=d<fFar(f a<f 8na|z m+Fa8bXE=fcEcEcEcEcEcEcEcEcEcEcEcEcEcE [Z_a<m<h m+.<h<xNzIai hA b-nhbcdefghal a=dmgl b=dmfl c=dmel d=dmdl a=i b=h e=d e=n b=l<fnkiddddedfgidl a=h b=i f=d b=l<f(nnkhccccdcefhcl g=dl a=h b=l<d=n a=i<fnkfaaaabacdeal<d d#=lmel<n c#=lmdl<h=lmcl<i=lmbl<d gA e#=ll<k<l?a(<k b?a"<k<kIa<Ja#l<j<g b.(gSGallcE<rIam(xIaCb(d p+ a<d j|(dz(h"Ga<x e<dz(f<h.=q<e 8Ff.=y<rFax=] a=jdE<f p.=dcEcU<]<fFay(hSeE<h cSeE h=i<j<fFas h#Gcwlmcl<j=i<fFasl=k a=f<x<i hA(h p+.Fas h#<e 8sa.(l<h 8la+.(mIa<(n [cA"<n pV(o aSOO=h a=g<k hA 8la+<l.(lIa<(s [[[WA [[[xSeE<s [[eA xV<hO=glcEcEcE<o b-nccbal c=f<h<g<sAO bA"Gbl b=fl<e<kJa9f<e<f?a8Rf<e<iJa8Ff<e<g U) bA?a8"f a=fdEcE<y<f(h dY.(fFae(g"Ga<e 8sa.<fIaa hA 8la+.(fFa< bA"Ga<f aJa#<f a?a"<f<g?a5tl b=f<h bA"Gal<mFa5t c#eE<l<nJa#<l c?a"lcE<mIam bSGa<lIam bSGa<lIax=h<e<mIaxJa6ml<e<aIaxJaPl<e<a3aaa3la8}k<e<hJa8"f<e<aIaxJa9f<e<a3aaa3la1f<e 8}k.<e 1f.x8Gb"Ga<e<iJa8"f<e<kJa9f<e<kJa8Rf<e<iJa8Ff a=f a=gdEcUcE<e 8sa.(i<y<f dY.(fIaa hA 8la+.(hFa5t bSGa<hFa> c#Ga<fIae hA 8la+<i.Fa5t"mbl al=f<h<f?a5u b=f<g bA b=g"Galll<d<q#Gb<j b.=j<d=fmalal a=hcE<eIa6Nf(w"Ga<aIa;=5a<aIa<=(<aIap=o a=xdE<rIam(g<x hA(d p+(k.=h<e 8sa.<d 8la+.(qFa"=tcEcEcEcEcEcEcEcEcEcEcEcEcE<qIaK(f<qIaT(d~eE<tGG<rIar(dIar(f"GG<hFay bSGG<hFas hSGG<hFar(h a<h 8na|z m+(hFa6NXE d#GG<rFaxGG<f p+=f<h ^X_a.Faj(h a<h 5q|z v+ 6F6(_a.=j<dIax=d<gFa8Eb<rFa6%c m+Fa8q6SE m+Fa8eXES=hdEcE<d<f.(g x-Iaa(i"Ga<hGa<g r-Iaa(kFaa *SGa<i b-(m<jFapSGa<j<k b.<mxLb"Gdl<f p-(fGalmGl<qFa?=g<qFa5n bA(l"<t c#AGm<e 8sa.<hFas hA 8la+.(hIax=i<hIam=v<hIae=5b<hIaa=5c a<l<g bAzGd<( b?a/<rIam<k.=g<veE<e Ca.<a<ixx<eIa5p=G<eIa5s=ul<e 1f.(h<5a b<oIaI<d.<f<oIaT}(kz(p a<f<d-(j<kz(]<g<rIarx6yb<eIa1f"Gj<e<eIa8FfJa9k<e<eHa1fRa8Fk<eIa8Rf=n<eIa9f=m<eIa8"f=y<veE<e<eIa9kJa[l<e<eHa8FkRa8}k<e<yJa6ml<e<mJaPl<e<nJaLl<e<iJa8"f<e<aIaxJa9f<e<a3aaa3la1f<e 8}k.<hx8GbGdl<e<eIa9kJa[l<e<eHa8FkRa8}k<e<nJaLl<e<mJaPl<e<mJa9f<e<e3aa8}k3la1f<e<yJa8}f<e cJa8"f<e E-<e 1f. c<yx6<b<y d|Ge<eIaE bA"Ge<eIa5u=g c=f<eIa8Rf=d<eIa9f=jdEcE<f=k<e<g(l [Z_a<d<g m+(z.<g<jNzIai hA g#.(fJa8"f<e >.<e 1f.<f<yx6<b<f<yNGa<eIa5x=g<eIa> bAGbll<e<e3aa8}k3la1f<e<eIaPl(<Ja9f<e<yJa8}f c=s<e cJa8"f<eIa8}k==<eIa8Rf=;dE<e K.<e 1f.<s(f<yx6<b<f<yNGf<eIaK bA"Gf<e<eIa5m(d [Z_a<;<d m+.<d<<NzIai hA g#.(sJa8"f a=d a=i a=h<f<m|eE<n<f m+.Iai(h eV(j a<h hA(g f#z=h<j a<g e#z=il a=gcE<="Ga<i<f b.(f}eE<f=jdE<d b.=d [Z_a<n<j b.(j m+.<j<mNzIai eV(j<i|Gall<f<hNGadE<g b.=g [Z_a<n<f m+.<f<mNzIai eV(f<h|Gall<d<g. b#Gal [Z_a<n<k m+.(h<k<mNzIai hA fSGb [Z_a<n<y m+.<m<y~z(dIae=j<dIaa=d 6mZ_a=f a=i e=gmhl<g i-Iaa=d a=hcE<g e-Iaa(i"eE<d=fmbl<d<i.=k<d=f<i=gcEdE<fFaa j-(l t~ a b<lY 6z[[eAz"eE<d<i. b-=d a=ldE<d<l.Faa j-(h t}Gd b<hY 6z[[eA"Gd<g<l b-(l.Gal a=hmdl<f b.=f<g b-(gGal<k=fmbl<g<l.=hl<e<hJa2f<e<fJa8}f<e cJa8"f<e 8}6w_aJa9f<e<mJa8Rf<e<jJa8Ff<e bJa8%f<e 6e6q_aJa1f<e 8}k.<e 1f. ex6~b<a<b<q<x<eIa2k(d<eIa[lx1b<eIa8}k(h"Gl<d<hx7bmll [Z_a<n<y m+.<m<y~zIae=j [Z_a<n<z.<l<mNzIaa=d<e I.<e 8}k.<k<l b-x6<b a=i<k<m|eE<hIai(h eV a<h hA e#z=il<eIaT=z<eIaI=s<k b.=gcUcUcEcEdE<g(h<iNGb [Z_a<n<g b.(f m+.<f<mNzIai eV=g<h<l~Gal<s bAGb [Z_a<n<h m+.<h<mNzIaa=j bmcl b=f a<s bSGcwl [Z_a<n<z b.(d m+.<d<mNzIae=d bl=f al=g a=imfl<e 1f.<] b bx#<eIa8%f=d<eIa1fGd<e<eIa8Ff(hJa8qk<e<dJa0k<]"(dGh<dGf<h<p<]2kaamfl<oIaI=g<e 1f. a<f<d-(j<f<oIaT}(iz(h b bx#<eIa8%f=f<eIa1f b#Gb<e<eIa8Ff(kJa8qk<e<fJa0k<h"(lGh<lGe<k b<d<g.<iz<h2kaamel a=f b=imcl<eIa8Ffal<eIa8FfalcE<veE [Z_a<n<y m+.<m<y~z(dIae=j<dIaa=d<G=g<u=fmbl<iGcl [Z_a<n m.<m b~zIaa=h<e<gJa8Rf<e<fJa8Ff<e b<p<j<h-(f.<f<]}zJa9f<e a<d<h-(d<d<]}(dzJa8%f<e b<p<dzJa1f<e<]<f-(d a<d<]~zJa8"f<e 0k.<e 1f. dx6~b<eIa8sk(j"Gcl<t"eE<a<b<q<x<eIa8qk(d<jx1b<eIa0k(h"Ge<d<hx7bmel<qIaa bSeE<a o<b<5b<t cSz<b<5cz(d<d<xx8rbmcl<a o<qIae(d<d<xx8rbmbl<e![[[[xRa0kl<eIa0k=fl<f"Ga<eIa8qk<fx7bl<x b.(x<wSGal<eIa6Nf(h"eE a=hmbl b=g a=fdE<f 1e#Gb<e 8sa.<f.=d<g<h#=i<g b.=g<f 8la.=f<dIar<dFa5t aSO bA(d b c<dz<iz(d c#Gal<d"Ga<rIam(fIaCb(d a<d j|(gz(i p+=d<f e<gz(G=fdE<d(geE<d p-=d<fIaa<f p.=f cSGbll<i p+=d a=fcEdEcE<f 1e#Ga<d"Ga<e 8sa.<f.=icE<g"eE<iIaa"Gb b=j<iFa5t bSGbmel b=j<iFa5t c#Gd<GIaa cSGa<iIaaGdl<G p.=G<f 8la.=f<d p-=d<h b-(hGbll a=jl<aIa<(d<j<dFa/O?a/<aIa;(oFa6Kb b#eE<ax6#bl<o aJa6Nb<oHa6!b=5f<o![[[[_aRa6!b<e aJaCk<e<5fRa_k<a<bx5f=ucU<aFa%(5a"eE [Z_a<aIam<b m+.<b<aIaxNzIae(d<d aS-mbl<aIai(d a<d<aIae~zl=vcE<oIa8wb(("eE a=j<o aJaQb<eIa6Nf=p a=s<u(h=y<h=xmbl<5f!<P6*=5b [Z_a<aIam(5c<oIa8sb(nIaa(d m+.<d<aIax(wNzIaa=i<o aJaQb b<aIaa<aIai(z<aIae(d}z=<<eIa6Nf(p b-=]<o Cb.==<o 8bb.=;<n<( cY.=&<z b-<d|=5d a=j a=t<u(k=x<i=y a=sdE<t b.=t [Z_a<5c<nIaa(q m+.(f m.<q b.<wNzIae(h=d [Z_a<f<q<wNzIaa(m=l a=gcEcE<p"Ga<]=d a=G a=fdE<f 1e#eE<h=d a=gmclcUcE<e 8sa.<f.(gFa5t"Ga<gIaa"Ga b<gIae<q#Gbwl<G b.=G al=g<f 8la.=f c<g-<g<dz=g<d b-=d<g c#Gal<h=d<g"Ga c=g<q=l<e 8sa.<G(d hA 8la+.(GFa5t bSGacE<jGa<oIa8wb<t~eE<u=k<i=mmbl [Z_a<5c<oIa8sb<t cY.Iaa(d m+.<d<wNzIaa=f a=mcE<5d"Ga U=g<<Faa=kdE<g(d 8D6w_a.Faa<k#(l"eE<d b.=g<dGbll<f<zNGa<5a"Ga<lGa<f<<.Faa 5]SGa<oIa0b(x<oIaCb#eE<=x5Rl<oIa8lb<x. 5]?aa b=s<o<x b.(yJa0b b=ml<f<m.=m<h=kl<oIaQb(d<oIa8bb#eE<;x5Fl<oIa_b<d cY.<h<m<h<m}zJaa<G<mJaE<G<kJa5x<o<d b.JaQbmbl<eIa_k<j#eE<e _k.x5H<eIaQk=5bl<5b<j p+.(f<dJar<f<lJax<f<gJam<f<m<y<jzJai<f<k<x<jzJae<f a<s<jzJaa<e<j b.(jJaCkl<h=k<n e.(n<&SGall a=g<o aJa8"b<oHa8Rb=5f<o![[[[[bRa8Rb<e<yJa9k<e<xJa8Rk<e<sJa8Fk<e aJa8sk<e<5fRa0k<o 8Rb.=t<5f!<P6*=G a=ndE<p<g<g<p|z=fcEdE<f<g(d#Gb<d b.=g<e 8sa.<d hA 8la+.(iIar bSGal<i5Ga5m=5f<eIa0k<n#eE<e 0k. bxE<eIa8qk=Gl<G<n eY.(f<dJai<f<5fRaa<e<n b.(nJa8skmbll<eIa8qk(p<n<o 8}b.x8!bwcE<n"eE<eIaQk=g<j=lmbl 5e T<5az=q<aIai(f<aIae}(g<f c|O=5a b<aIaa(5b<gz=5c<o Cb.=z<p<n eY.=d<aIap=w<v a<f<gz}=<<j=l<h=idE<e 8sa.<d i-Iaa hA 8la+.(hIa5m(f<d x-(G<p- eV(k-(d a<d<f~z=g a=mcU b<hIaI(d<hIa%(f|Gaw b<d<wIaT}Gaw<d<f-=m<wIaI<f.l=d<g<j}=]<hIa;<hIap=;<hIar=&cEcE<(Ga<k b.<nSGa a=s a=f<m a<v<i-<<<i<v}O(hz~eE a<m<d b<i<5c.<hz<mxLbz=fl<e aJa8Fk<e<iJa8Rk<e<f<i.(hJa9k<h=ymbl<i=h<x=il<j<g<]z=]cE<m"eE<e<q?a1f<]"=k b=g<e 1f.=mmbl<d a<d<m b-(g.Faa(x 5]#(fz=kcEcE<x 5]SGa<]Ga<5aeE<e<q?a1fmcl<d=k<5b*aa 8e8:aSGa b=y<e bJa9k<e![[[[xRa8Fk<e<q?a1f a=s b=i a=umbl<e<q?a1f<g<m<fz=g<k<d<fz=dl<]"=k<g h~eE<e 1f.=m<g"eE b=gmcl a=fdE<q<d<f.Faa#eE<d=mmdl<g<f b.(fSGal b=gmbl<e <.<q<d<gx8ub<g b<eIa< b#(fz=g<d<e 1f.<fz=ml<i=x<oIa0b=f<m<g<zxk<oIa0b=g b=dcE<k"eE<f=m<g=kmbl<s=d<x=m<y=k<l"Ga<eIaQk(i<gJai<i<fJae<i bJaal<eIa_k<l#eE<e _k.x5Hl a<& bA(fz=i<; a<fz==<eIaQk(g<l<]<l<]|z(; p+.=fcE<l<]~Ga<l<;- p+(]"Ga<f p.<f<]2kaal<f<iJar<f<=Jax<f bJam<f<kJai<f<mJae<f<dJaa<e<l b.(lJaCk<h=i<G(d<pSGall<tx5o<t<eIa8skJai<t<eHa0kRaa<e<uJa1k<e<oIa0bJa8%k<l"eE<a<e 1k.<e 8Fk.<e 8sa.x5~l<o 6!b.=i<e aJaLg<e<g<l p+.(kJa6>g<e 8Rf.=j b=fdE<f<l c#O=fcEcEdEcE<f bA"eE<j<l m+.(fIaa(d dSGbl<g<k#Gc<e<g p.(dJa6Kg<gIaa(f d#Gc<e<fJa8Rf<e<gHaeRa9f<e<gHamRa8}f<e<gIarJa[g a=l<d=g a=fmbll<e<dJa8}k<e<fHae(5fRa2k<l b.=l<dGb<eIa1k<5f6*SGb<oIa0b<eIa8%kSGb<e<5f!<P5qa1k a=fmcl<e<vJa8Ff<e<hJa8%f a=h<e aJa1f<a<e 1k.<e 1f.<e 8sa.x5~<ix5q<i<eIaCkJai<i<eHa_kRaa<eIa6Nf(d"Gc a=fdE<e 8sa.<f hA 8la+.(hIaaeE<a<hIae b.<fx*l<d<f b.(fSGal<eIa6Nf=hmcl<a<e 1k.<e 8}k.<e 8sa.x5~ a=fmalal<rIam(GFa8Eb=fcEcE<h"eE<aFa%Gb T=ymcl<aFa%=u<aIam=s<aIax=q<f a<f o|z 5x+*a8x^E=m a=fdE<e 8sa.<f hA(k 8la+.(dFa"=ycE<dIaa"Ga<dIae=GcEcEcEcE<dFa5t bSeE<y bSGf<rIam(dFa8Rb"Gb<d<k p+.(iFar=d<rFax=g<iFay b-ncdecl<dFa> c#eE<a n<G<G<fx8rbmfl a=x<e 8sa.<rIam<k p+.(jFas(n hA 8la+.(gFa( b#eE<gFa> cS=xl<dIax=i<dIam=l<dFa5u"eE<rFax=d G=gcEcEcEcEcEcE<jFay b-ncbdal<d bAGc<n hSGb<a y<G<G<fx8rbmkl<d"Gb<n hSGa<a x<G<G<fx8rbmjl<l<xO bSGc<lGb l=gl<a<g<G<G<fx8rbmhl<e<iJa8}f<e<aIaxJa9f<e<a3aaa3la1f<e<G b.(dJa8"f<e x.<e 1f.<d<ix6<bcE<d<iNGa<eIax bA"Ga<eIar=g<eIa8Rf=j<eIa9f=xdE<e<g [Z_a<j<g m+.<g<xNzIai hA g#.(lJa8"f<e i.<e 1f.<l<ix6<b<g=G<i<l~Gb<eIam=g<eIai bAGall<a l<G<G<fx8rb<a<d<i<fx6=bmgl<a<jFa]<G<G<fx8rbmfl<a b<G<gIaaeU<gIaef<Gl<fx8rb<l"Ge<a<G b.<i<fx6=bmelal<g bAGbmcl<g bAGbl<d a<d 8na|z=d [Z_a<s<G b.(g m+.<g<qNz(gIae=l<gIaa=xcE<u bAeE<e 1f.<a<gxy a=g<l<x}eEdEcE<e p.<e 1f.x8Hb<eFap(g"Ga<eFav K- 4bA k|Gbll<g b)=gl<d 5G- 4bA 8:b|Gc<g"Gbmcl<rFa6%c m+Fa8u6SE<d m+ ^X_a.(dFad aSA=i h=jcEcEcEcEcEcEcEcEcEcEcEcEcEcEcE<gIai hA b-nhabgcdefil b=jmel c=jmdl e=jmcl f=jmbl g=jl<iGk<dFai=gmbl<iGj d=j<dFai(g b#Gcl<g 4bAnkiccccdcegfcl<i<dFai"OGh<dFae"Ggmhl<dFaeGg<l<x- c~Gfmgl<j dSGemfl<j cSGdmel<j eSGcmdl<j gA eSGbmcl<j f#Gbl<a e<G<G<fx8rbl a=G<rIam(dFa8Eb(g a<g o|z 5x+Fa3^E=gcE<d<k p+.(iFas(k h#Ga<e 8sa.<k hA(k 8la+.IaaGa<m<d<k p+.Far<g- oAV=Gl<iFay(l c#<y aSO=k<rFax=dcEcEcEcEcE<l b-nccabl<k<GO bA"Gcmdl<d b)=dl<d<kO<GO bAGbl<m<iFar<g- oAV bA"Ga<a d<b<b<fx8rbl<f b.(f<hSGal<rIam=G<u bA"eE T=ymcl<GFa8Eb=fl 5e=y<f a<f 4bA o|z(b h- 4bA 8:b|Ga<GIaCb(d a<d j|(dz(h"Ga<b 4bA 5x+(bFa8D^E<G e<dz(j y.=f a=g<bFa3^E(u<bFa8N^E. 4bA=b<rFax(m bA=i<h p+(d=lcEdEcE<fFad<bSGacEcEcE<fFaa b-ncacbl<i"Gbmcl<i"Gbl<e 8sa.<g hA 8la+.(bIaa=l<bIae=imcl<f p.=f<g b.=g<l p-(lGal a=ll<j y.=f a=g<u. 4bA=h<m bA=bdEcE<fFad<hSGacEcEcE<fFaa b-ncacbl<b"Gbmcl<b"Gbl<l<e 8sa.<g hA 8la+.(bIaaA bSGc<aIa<<bIae=b<e [8:d5oa8Rf<e g?a8?f<e!aRa1f<e<b<i<b<i}zJa8Ff<e 1f.xQb<rIam=Gmcl<f p.=f<g b.=g<d p-(dGall a=lcE<GIaCb(b p+ a<b j|(bz(d"Ga<d p-=g<G e<bz s.=f<rFax=xdEcEcU<x<f f-Faa(bSeE<b cSeE<l=j h<fFaa h#Gcwlmcl<fFaa=j<l hAl=b<e 8sa.(d<b 8la+.(hFa5s=k<rIam<b p+.Fas=b<j hA 8la+<d.(jFaS=u<jFa"=dcEcEcEcEcEcEcEcE<hFa"(m b#eE a=icE<d b-ndjacal a=dmil<d b-ndfdbcl a=d<b h#Gg<u bA"Gg<k bAGgmdl a=d<b h#Gd<u bAGcmdl a=dmcl a=d<m dSeE a=imel a=i<k bA"Gdmcl c=dl<m d#Ga a=imbl c=il<h<i?a}<j<d?a}l<g"Gb<g p-=g<f p.=f<l b.=lmalal a=f<aIa; aJa0b<eIa6Nf=ncEdE<f<n#Gb<a<e 8sa.<fx)<f b.=f"Gal<aIa<(h<hIa5R b.Ja5R<hFa: bSGa<hIaD=b<h aJaD<hHa5==5f<h![[[[xRa5=<e<bJa9k<e<5fRa8Fk b<aIaa<aIai(d<aIae}(fz=m a<d<fz=j<aIax=G<aIam=s<b=f a=idE<a<e 8sa.<ix)eE<eIa8Fk<f#eE<e 8Fk.x5Rl<eIa8Rk<f. (?aa<e<f b.Ja9k<i hA(f p+(o<rIam.Far(d a<d 8na|z m+Fa8cXE(d a<d 5q|z v+(d 6F6(_a.<dFa8d6(E<e 8Fk.(dxk<e 8sa.<f 8la+.(kFa} cY(fIa8}8aE<fIa8R8aE<dxkcEcEcEcEcEcE<kIaa(f"Ga<kFa5t bSGa 6*6]_a f<dxk<k5Gai<dx8Rb<eIa9k(f<eIa8Fk#eE<dx5Rl<eIa8Rk<f. T?aa<e<f b.Ja9k<kIaE(f<kIa5x(d#Gc<d<f}<f<j}O(gGc b<d<m.<gz=g<f<d-=f<a ax5f<d#Gb<f bSGb<gFaa<ySGbmcl<a<e 8sa.<ixYeE _6]_a h<e 8Fk.xk<f"Gemdl<eIa9k=fmel 6>6]_a g<e 8Fk.(dxk<e<fJa8%f<e<gJa1f<e 1f. b<dxi<eIa9k(f<eIa8Fk#eE<dx5Rl<eIa8Rk<f. T?aa<e<f b.Ja9kl<kFa5ueE 6#6]_a n<e 8Fk.xkl _6]_a h<e 8Fk.xkl [Z_a<s<kIae(f m+.(g<f<GNz(dIae=x<dIaa=d [Z_a<g m.<f b.<GNz(fIae(u=t<fIaa(f=l<kIam b#eE [Z_a<s<kIax(g m+.<g<GNz(gIae=t<gIaa=ll<e<uJa6ml<e<tJaPl<e<lJaLl<e<fJa[l<e<xJa2k<e<dJa8}k a=fdE<e 1f.<f.(] a<e 8}k.<f.(qIae(g<qIaa(q-<g<q|<g<j}O(gzJae<] b<m<q.<gzJaa<f i.(f pSGal<eIa8"f=q<eIa9f=]<eIa8Rf=v<eIa8Ff=p a=f<e 8sa.<rIam<o.Fas hA 8la+.(oIam b#eE<e<a<oIaxxx<eIae=g<eIaa=fl<e 1f.cUcEcE<kFa5u"eE<d<m.=f<kFa5t cSGb<e<qJaLg<e<]Ja[g<e cJa2f<e 8q6q_aJa8}f<e<vJa8"f<e<pJa9f<e [6q_aJa8Ff<e a<x<d-<j<x|<d<x}O(dzJa8%f<e bJa8Rf<e b<f<dzJa1f fmdlcE<f"Ga<g a<t<l-<j<t|<l<t}O(kzSGa<f b<l<m.<kz<gxLb"Gcl<e a<u<d-<j<u|<d<u}O(fzJa8%f<e b<d<m.<fzJa1f bmcl<e a<u<d-<j<u|<d<u}O(dzJa8%f<e b<f<dzJa1f bmbl<e<qJa8"f<e<]Ja9f<e cJa8Rf<e 8q6q_aJa8Ff<e a<l<d-<j<l|<d<l}O(fzJa8%f<e b<d<m.<fzJa1f dl<e 8Fk.xil<eIa9k(d<eIa8Fk#eE<e 8Fk.x5Rl<eIa8Rk<d. T?aa<e<d b.(fJa9kl<eIa8FkcE<f"eE a=fmbl<e<f b-(fJa9kl<f#eE<e 8Fk.x5Rl<eIa8Rk<f. 3a?aa<e<f b.(dJa9k<eIa8Fk<d#eE<e 8Fk.x5Rl<eIa8Rk<d. T?aa<e<f c.(fJa9kl<i b.(i<nSGalcE<f"eE a=dmbl<e<f b-(dJa9kl<hIa5w(f<hIa5s(g#eE&a x-(a%a<a i.<h Ca.<g b e %x5?<aIai 6e[[[WSeE<aIamal<a x.%al<hIa5p<f %+.(a<cHaxRax<a<c3aaa3laa<a a?a<<a<dJa;<a<bJap<h<f b.Ja5w<e<eIa9kJa8Ff<e<eHa8FkRa1f<hIa5=(aeE<hIa5I<ax7bl<h<eIa8FfJaD<h<eHa1fRa5=l<e 6xl.%al8e>d5dUc6db6a&a 6xc-(f%a 6HQ_a aJaa 6;Q_a e?aa 6pQ_a aJaa 6mQ_a aJaa [Q_a aJaa 8"M_a aJaa 0M_aIaa 6e[xNeE 0M_ax5y 0M_a![[[[_aRaal 8FM_a q?aa 8sM_a aJaa 6;{_a aJaa 6x{_a aJaa L{_a aJaa 8}__a aJaa<aIam=mcEcEcEcEcE<deE 6K{_aIaa=i 6K{_a aJaa ,{_aHaa=5g ,{_a![[[[xRaa<f<iJaK<f<5gRaI Q{_aIaa=i Q{_a q?aa 6>{_a3aaa=T ^{_a aJaa 6>{_a![[[[_aRaa<f<iJa5I<f 8b{_aHaaRa5w<f<T3laE<f 6Kb.(k<d<e<f I.x8ib<f 1a.(d<f E-<k a<fIa6!b mx6 b<f C{_aJaW<f 9__aJaY<f<aJa6b<aFax=i<f hJa6Hb<f 6y6q_aJa,b<f jJa6;b<f P6q_aJa6pb<f Z6q_aJa6xb<f eJa6mb<f 6f6q_aJaPb<f fJaLb<f 6z6y_aJa[b<f cJa6rb<k<d a<f [b. fx6;bcEcE<fIa6Kb(n cSeE b=g<fIa8lb=o<fIaCb=x<fIaQb=p<fIa_b=z<fIa8bb=h<fIa6Nb=j<fIa^b=k<fIa6!b=e<fIa6>b=d<ax8Eb=y<n bAGbl f=gmbl<f 1a.<d<i m+(dIa8l6SE<dIa06SEx5d"Ga<e bSeE f=gmbl<f 1a.<k 6y6y_a 6i6y_a<mFa z kx5d"Ga<j bSeE f=gmbl<f 1a.(d<h 6y6y_a 6i6y_a<mFaEz kx5d"GacE<z b#eE<y"Gc<d<p<mIae<mIaix5d"Gcmbl<yGbl f=g<x bSGa e f<f 1a.<ox8=bz=gl<f<fHaERa6Kb<f<f3aa5s3la6!b<f<fIa5IJa_b<fFa5I=h ,{_aIaa(GeE 6H{_aIaa<Gx7bl 6K{_a<fIaKJaa ,{_a<fHaIRaa 6>{_ax5y Q{_a<fIa_bJaa 8b{_a<fHa6NbRaa 6>{_a<f3aa6Kb3laa a=e<g a<h 4bA q#z a<g fSz(u eSGblcE<mFaE<mFa SeE<cIae(e<cIaa(g- [B6|8?b<mIa5m(d<d [B6|8?bNz~Gb a=e c=b d=g m=h g=cmel<bIaa=d 6;__a a<cIam(a<cIai(e-<a<e|<a<bIae}O(bz(ix5] 6H__aIaa=ccE<i"(aGa<aGa ,__aIaa<c. b<d<e.<bz<i2kaal 6H__a<c<i.Jaamfl 8FM_aIaa=d 8FM_a q?aa 0M_a3aaa=T 1M_aHaa=5g 8sM_a aJaa 0M_a![[[[_aRaa<f<dJaW<f<5gRa@<f<T3la5RcE<aFax(q hNeE<f 6Kb.<f 1a.<bx6!bmbl<f 6Kb.<f 1a.<b<g<e<mIa>x6 bl<fFaW(u qSeE<fIaY=i<fIa@=G<fIa+=e a=b g=h a=gcEcE<u G- a<u G}z b-neaaabel b=gmdl c=b m=h e=gmcl<f<bHaa(5gRaI<f<fIa5"(5bJa><f<fIa:(5cJa5m<f<bIai(bJaK<q dS<q fSA=z b<5g6*(&<b<fIaT(%}(ez=5d a<b<ez=5e<q g}=5f<q m+ 8l6S_a.=<<aIae(p<aIai(= 6Hc+.=I<f E- bO=(<cIam=]<cIai=v<p=ndEcEcEcEcEcEcEcE<n<ISeE<nIa>Gg 8l__a aJaa ___a aJaa ^__a<vJaa 6!__a aJaa 8>__a a?aa 8%__a!aRaa 8s__a aJaa<nIam=r<nFax=o<f E-<f I.<q<mx5h<fFa5( dSeE 6pQ_aIaa(c 6xQ_aIaa#eE 6xQ_ax5Hl 6rQ_aIaa<c p+.(b<fHa5wRax<b<f3aaE3laa 6pQ_a<c b.Jaamgl 6;Q_a<fFaE(c?aa ,Q_a<fIa5u(jJaa 6<Q_a<(*aa5oaa 6(Q_a<(Fac?aa b=k b=bcEcEcE<c b-neabbbcl<j b.=jmbl a=k<z=bl<f<fIa>Ja6xb<f<f3aaI3la[b<f<b?a6Tb<f<5f?a6Hb<f<nJa6rb<f P__aJa,b<f C{_aJa6;b<f 9__aJa6pb 6!M_a aJaa 8}__aIaa eY=d 8"__aIaa x-=cdE<d"Gf<d x-=d<c(e x.=c<eFa;Gal<eIar=s<eIap=c<eIax=h<f 6Kb. 9__a 8sa2kaa Q{_a q?aa 6!{_a!eRaa 6K{_a!aRaa ,{_a![[[[xRaa 6p{_a!bRaa 6x{_a!aRaa P{_a![[[[_aRaa [{_a!eRaa 8}__a!aRaa 9__a![[[[_aRaa<bGbmdl<=Gb<f 6Kb.<f I.<q<mx5h<fFa8cb(a d#(g"eE<f<fHa6|bRa6Gb<f<f3aa6Kb3la[b<f*a8db=el 6xQ_a<a dSx5r 6pQ_aIaa=b 6pQ_a<geU<bf 6rQ_aIaa<b p+.(g<fHa6GbRaG<g<f3aa[b3laa<g<e5oas<g<a?au<b b.lJaa 6;__a a<]<v-<]<v|<]<%}O(ez(cx5] 6H__aIaa=bcE<c"(aGa<aGa ,__aIaa<b. b<v<&.<ez<c2kaal 6H__a<b<c.Jaambl<f [b.<k<j<h<s<c<f 6Kb.x6EbmblcE [Q_aIaa(h c|Ga 2M_aIaa(c p.=d<h eY x-=g<cIai=edE<e<dIaa(e~eE<d x.=d<g x-(gGbmcll a=e 8bM_a aJaa ^M_a<hxE 6NM_aIaa(b 8bM_aIaa(a eY.=ddE<d<eJai<d<c5GaiRaa<d x.=d<c x.=c<h<e b.(eSGal 8bM_a<a<e.(aJaa<b<a _M_ax8!bw a=h ___a aJaa 6NM_aIaa(d 8bM_aIaa eY.=c 6N__a=GdE [Q_aIaa=bcEdE<c<d#Gb<d(a x.=d<aIai(a<bNGal 2M_aIaa<a eY.(eFan(b r#Ga<eFao=a<f<eHagRa6Eb<f<eHaaRa6Kb 6N__aIaa<h#eE 6N__a<h b e xx5*l ___a<h b.(iJaa 8b__aIaa<h eY.(e<fHa6KbRaa<e<fHa6EbRag<e<a?ao<e<b?an<i=hmbll a=ddE<d P__a.(a 9d.(eIaa=g<a<aIaKJa9d<a<gJaK<d e.(d mSGall 6mQ_aIaaeE LQ_a cx5] 6mQ_aIaa(a PQ_aIaa. 38Nb5oaa 6mQ_a<a c.Jaal<mFa!"Ge [Q_aIaa(b"Ge n x<mFaE<mFa |z=a<b eY=e 2M_aIaa=ddE<dFan(c iNeE G=i t=bcEcEcEcE<c o-nfcbbaabl<<Faj=h 6pQ_aIaa(g 6xQ_aIaa#eE 6xQ_ax5Hl 6rQ_aIaa<g p+.(c3maaaaaaaaaaaaaaaa3laa<c 6lg5oaxmcl m=i<a=bl a=h<dFam(c<=|eE<f 6Kb.<q<d<p<c 6Hc+.(cIam<cFaxx8<b<fFaXb=hl [Z_a<5c<dIai(G m+.<G<5bNz(cIae=k<cIaa=j 6pQ_aIaa(g 6xQ_aIaa#eE 6xQ_ax5Hl 6rQ_aIaa<g p+.(c<i?ax<c<jJam<c<GJai<c<kJae<c<jJaal<c [e5oar<c<b?a]<c<h?aq 6pQ_a<g b.Jaal<d x.=d<e x-(eGalmelcE<h<sNeE<fIa8bb=g<fIa6Nb=embl<fIa6rb=x<fIa,b=y<fIa6Nb=e<fIa8bb=gdEcE<g<h~Ga<e<h T+.(cIai=i<cIaa bAeE<cIa%=G<cIa<=t<cIa;=d<f <.<f [b.(b<cIae<xFa6%c m+Fa8q6SE m+Fa8eXEx/<fIa< bAeE<b b<fIa%<d<t<G<f 6Kb.x6Ebl<d<tNGb<e<d T+.=cdEcE<d<gNGa<cIaaGa<cIai=G<f [8:d5oa6mc<f ]?a6nc<f aJaPc<f<GJaLc<f<iJa[c<y<f [c.xQbl<c T.=c<t<d b.(dSGalmbl<f [8:d5oa6mc<f q?a6nc<f!aRaLc<f<iJa[c<y<f [c.xQbl<h b.(h<sSGallcE<geE<e<g T+.=c a=gdE<eIaa=b<e aJaa<e5Gae=5g 6KM_a<bxE 6!M_aIaa=d<b b#eE 6>M_aIaa<d eY.(b<gJai<b<5gRaa<d b.=dl 6!M_a<dJaa<g b.=g<e T.(e<cSGalmbl 6!M_aIaa=dl 6>M_aIaa<d _M_ax8!bw 9__aIaa(beE 8"__aIaa<b eYx7bl 2__aIaa(beE [{_aIaa<b T+x7bl P{_aIaa(beE 6m{_aIaa<b fYx7bl 6r{_aIaa(beE 6p{_aIaa<bx7bl ,{_aIaa(beE 6H{_aIaa<bx7bl 6>{_ax5y 9__a<f 6Kb. 8sa2kaalcE<keE<j<fIa6xb(gNGb<j b.(d<fIa6mb(e<j m+.Iai(b eV a<b hA f#z(hNGb<fIa,bIaI=i a=cdE [Z_a<e<d m+.<d<gNzIai<f [b.<d<cx6%b<c b.=c eV(d<h|Gal<fIa,bIaI<i~Gb<f<fIa6xbJa6Nb<f<f3aa[b3la6Kb<f<jJa_b<f aJa8bb<f p.<f 6Kb. a<jx6<b<j"Gb<fIap bA"Gb<fIa;=d a=e<fIa^b=g<fIa6Nb=cdE<f<d [Z_a<g<d m+.<c<d~zIai hA g#.(bJa8bb<f [b.<ex5!<f x.<f 6Kb.<b<jx6<b<b<jNGc<fIar=d<b=e<fIax bAGalmbl<fFa6Tb"Ga<f [b. a ax6%bl<fIa,b=dcE<rFa8mb(b r#Ga<o bA"Ga<f [8:d5oa^b<f<b?a6}b<f aJa6!b<f!aRa6Kb<d<f 6Kb.xQb<fIa,b=dlcE<dIa5w"GacE 6mQ_aIaa(beE LQ_aIaa<b#eE LQ_ax5Rl PQ_aIaa<b. T?aa 6mQ_a<b b.Jaambl<mFaE=c<mFa =b<f kJa8wb<f 6y6y_a 6i6y_a<bzJa8sb<f gJa8qb<f 8>6]_aJa0b<f kJa8lb<f 6y6y_a 6i6y_a<czJaCb<f iJaQb<f 8I6]_aJa_b<f<<HaaRa6Nb<f jJa^b<f 8w6]_aJa6!b a=ddE<f 6Kb.<d.(cIai(beE<cHax=5g<b<cIam LQ_axk<f<5gRa[c<f [c. b LQ_axi<d x.(d KSGbll<ax8EbeE 8!6]_a G LQ_axk<f<mHaeRa6Kb<f 6Kb. b LQ_axil [6r_a m LQ_axkl b=d a=c b=e a=g<rFa8>b b#eE<rFar(b a<b 8na|z m+Fa8cXE(b a<b 5q|z v+(b 6F6(_a.=e<bFa8d6(E=g {Z_a=d b=cl<f<gJa8bb<f<eJa6Nb<f<cJa^b<f<dJa6!b<f<rHa_bRa6Kb<f 6Kb. d LQ_axi 6mQ_aIaa(b LQ_aIaa#eE LQ_ax5Rl PQ_aIaa<b. ??aa 6mQ_a<b b.Jaa<fIa,b(lIa5p=x<lIa5s=H<l![[[[_aRa5s<lIa5==r<lIa5w=o<l!aRa5w<lIa5I=;<lIaD=5a<l!bRa5I<f [b.<k<j e a b ax6?b<fIa6;b=w<oeE<o %+=c<x <.=d<w I.=bdE<d<b<d x-IaaxN?aa<d %.=d<c %-(cGall 8i6]_a j LQ_axk<w5GaK LQ_ax8Rb 06]_a m LQ_axk<w I.=s<fIa6rb=t<o=k<x=bdEcEcEcEcEcEcEcE<k(jncebal<b 5m.=d b=jdE<d %-Iaa<dIaaSGb<d %.=d<k<j b.(jSGal<k=jmbl<j<k}Gbl<bIaa<f [b.(e<bIam(c<bIax<bFa<x6Hb bSGc<f i.<e<c<tFa6%c m+Fa8q6SE m+Fa8eXEx/<e<fIai<fIam e a b ax6?b 8r6q_a j LQ_axk<w5GaK LQ_ax8Rb 8<6q_a k LQ_axk<j=g<b=idEcEcEcEcEcEcE<g(cncbcal b=c<iIaa(G=e<i=ddE<e bS=y<d %.(hIaa=ecE<y"eE<e"Ge<dIae<dIaISGe<dIai<dIaT#Gbmel<eGdl<h=d<g<c b.(cSGal<g=cmcl 6mQ_aIaa(ceE 6mQ_a<c b-Jaal 8*6q_a c LQ_axkmil<c<g}Gb<iIaa=Gl<G"Gb<f [b.<iIae<iIai(d<s<dxNx6Hbmblal<i<c<;<5ax8>b 6mQ_aIaa(d LQ_aIaa#eE LQ_ax5Rl<g<c-=g<c %+<i.=i PQ_aIaa<d. T?aa 6mQ_a<d b.Jaamalalal 6mQ_aIaa(beE 6mQ_a<b b-Jaal 8*6q_a c LQ_axk<lIa5s(beE<lIa5p<b %+x7bl<l<oJa5w<l<xJa5p<l<HJa5s<lIa5=(beE<lIa5I<bx7bl<l<5aJaD<l<;Ja5I<l<rJa5=mdl<b<j<;<5ax8>bl 6mQ_aIaa(c LQ_aIaa#eE LQ_ax5Rl<k<j-=k<j %+<b.=b PQ_aIaa<c. T?aa 6mQ_a<c b.Jaamalal 6HQ_a 6HQ_aIaa 8>__aFaaOJaacE ___aIaa(b"eE a=embl<b eY=c 8b__aIaa n.=d a=edE<d c- a?aa<e<dFaa 5bA q#O=e<d x.=d<c x-(cGall C__aIaa 8l__aIaa _M_ax8!bw 8l__aIaa(beE<b eY=g C__aIaa=d a=cdE<c bA<5h<dHaa(5h5zA"eE [Z_a<5c<5h6*(c m+.<c<5bNz(bIae=i<bIaa=h 6pQ_aIaa(b 6xQ_aIaa#eE 6xQ_ax5Hl 6pQ_a<b b.Jaa 6rQ_aIaa<b p+.(b ZL[xJaq<b e?ax<b<hJam<b<cJai<b<iJae<b<hJaal<d x.=d b=c<g x-(gGallcE<e bA"Ga<nIarFa5rGa 6pQ_aIaaGa<nFa6%c m+Fa8]6SE=b 6xQ_aIaa"eE 6xQ_ax5Hl 6pQ_a bJaa 6rQ_aIaa(c3maaaaaaaaaaaaaaaa3laa<c c?au<c t5oa]<c<b?aq<c 6le5oaxl 6;__a<5d<5e ^__aIaa<]x5z ^__a ^__aIaa(b<]<b<]}zJaal a=ddE<d P__a.(cIa8%d=b<c<cIa<Ja8%d<c<bJa<<d e.(d mSGal a=ddE<d P__a.(b 9d.(eIaa=g<b<bIaKJa9d<b<gJaK<d e.(d mSGall<n 6Hc.=n 6pQ_aIaa"Gbll d=bmbl<i m+Fa8]6SE=h c=b t=g l=cmbl<f<fIaWJa_b<f<fHa@Ra6Nb<f<f3aa5R3la6Kb 0M_ax5y 8FM_a<fIa_bJaa 1M_a<fHa6NbRaa 0M_a<f3aa6Kb3laa<u q#Gc f=cmbl a=i a=Gl 6pQ_aIaa(a 6xQ_aIaa#eE 6xQ_ax5Hl 6rQ_aIaa<a p+.(d<b?au<d a?ar<d<g?a]<d<h?aq<d<u?ay<d<c?ax<d<eJam<d<iJai<d<GJae<d<eJaa 6pQ_a<a b.Jaal<f 6xc.%al6"scqUd6d&a ,b-(g%a 6H__aIaa=i<b<c<d<e<fxbcE 6pQ_aIaa(oGa 8"M_aIaaeE b=fcE 6H__aIaa(h 9M_aIaaIaa(e<i.<dIai-(i|Ga<h<i-(h a<dIam(d<e-<d<e|<d<cIae}O(dzSGa ,__aIaa<i. b<cIaa<e.<dz<hxLb aS=fl 6>8g_a 6>8g_aIaa<f.Jaal 6mQ_aIaaeE 6H8g_a5Gaa=p<aHax 2Q_a5Gaa 8FQ_a j i<aIai(ez(ax5] 9Q_aIaa=d<aeE 8RQ_aIaa<d. ^6w_a 6>6w_a<ez<a2kaal 9Q_a<a<d.Jaa6c<p6b 8FQ_ax8Rb 8FQ_a nx5] 9Q_aIaa(a 8RQ_aIaa.(d 8c6w_aHaaRaa<d M6w_aHaaRag 9Q_a<a n.Jaa PQ_aIaa=e 8FQ_a 6mQ_aIaa(ax5] 9Q_aIaa=dcE<a"(fGa<fGa 8RQ_aIaa<d.<e<a2kaal 9Q_a<a<d.Jaa 8FQ_a cx5] 9Q_aIaa(a 8RQ_aIaa. 3r5oaa 9Q_a<a c.Jaal 2M_aIaa(a [Q_aIaa eY(d.=x<g 5m.=y<a=fdE<d"Gb<d x-=d<fFan<f x.=f d|Gal 8qM_aIaa=l<g 8sM_aIaa(nJa;<g<lJap<g aJai<g![[[[_aRaa<g<cIaiJar<g<cHaaRam<g [[[[WJa5m<bFax=q<bIae=]<bIai=rdEcEcEcEcEcE<x<a(bSeE<b x.=a<bFan d|Gg<r<bFam(d~Gg<g 8ra.<q<b<]<d 6Hc+.(dIam<dFaxx8<b a=d<g aJa:<g<gFa5&?a5E<g<gFa5F?a5?<g<gFa5T(i?a5><g<gFa5H?a5R<g<gFa5%?a5J<g<gFa5I?a5K<g<bFan(e?aD<g c![[[P6x,_[b<e dY6?P6*<e iNz?a5*cU r<gIa5m [[[[W#Gaw<g <.=d<y<e d- e~Gaw a=d rl=j 6p8g_aHaa=p 6p8g_a![[[[xRaa ,8g_a aJaa<g aJa@<g<pRa5"<d"Ge<dIam=h<bIaa=k a=e<dIax(fncdcbl<gIa5m(a a5teE<gIa><a eYx7bl<gIaa(a"Gg<gIae<a eYx7bmgldE<e<f bV(m<e.(e<h<e m+.Iaa<k}z=e<f<m-(f b}Gall<e<h<e m+.Iaa<k~.(e<e aS-=fl<g<dIaxJa6pb<g<d3aaa3laPb<g 8"a.<j<fx8mbmbl<g<nJa6pb<g<lJa6rb<g<cIaiJa6xb<g<cHaaRaPb<g 8"a.<g<bIaix8mbl<g Pb.<gIaW<gIa6b<g 8Fa.(dx6(bcE<bFan d- 4bA e}Ga<bFaG 4b#Ga [Z_a<l<bIai(b m+.<b<nNzIai hA g#Ga<i a<i 8na|z 4bA m+Fa8cXE(b a<b 5q|z v+(b 6F6(_a.<bFa8d6(E<dxjl a=d<gIa+(j<gIa@(ex8qb6*=i 6x8g_aIaa=kcEcEcEcEcEcEcE 6r8g_aIaa(bncbcal L8g_aIaa=m P8g_aIaa=u<b=fdEcU<i<k<f bV(s<d.(t dY.(hIaa(GSeE<i<G|mbl a<u<hIae(h~Gaw<g<m<h ;+.(hHamRa6b<g<hIarJaLb<hIae<hIai=h<g<gIa:Ja6pb<g<gHaDRa6xb<j<h<e<e<h}zxLb(G<h<e-<Gz(heE<h a5tmblcU<gHa6b(p!>Z<p![8:d6g!IZL<p![[2h6g!pZ<p![[[8}o6g!iZLL<p!iP![[[8}o6g<p!pP![[2h6gL<p!IP![8:d6g<p!>PLLL(v<gHa6xb(p!>Z<p![8:d6g!IZL<p![[2h6g!pZ<p![[[8}o6g!iZLL<p!iP![[[8}o6g<p!pP![[2h6gL<p!IP![8:d6g<p!>PLLL(p5zeE a<gIaLb(h 46e2hA iW<h pW 46e2hAO6?(v<gIa6pb(h 46e2hA iW<h pW 46e2hAO6?(p5zGbwl U b<p<v5&zl a5tl=h<d<t<hz=d<f<s-(f b}Galmbl P8g_aIaa(h 8FhNGbmcl<k<d dY.(hIae=fcU<i<hIaa(hSeE<h<i}<h<i|-mbl 4b P8g_aIaa<f~Gaw<g L8g_aIaa<f ;+.(hHamRa6b<g<hIarJaLb<hIae<hIai=h<g<gIa:Ja6pb<g<gHaDRa6xb<j<h<e<e<h}zxLb(j<h<e-<jz(eeE<e a5t<e a5s-mblcU<gHa6b(p!>Z<p![8:d6g!IZL<p![[2h6g!pZ<p![[[8}o6g!iZLL<p!iP![[[8}o6g<p!pP![[2h6gL<p!IP![8:d6g<p!>PLLL(v<gHa6xb(p!>Z<p![8:d6g!IZL<p![[2h6g!pZ<p![[[8}o6g!iZLL<p!iP![[[8}o6g<p!pP![[2h6gL<p!IP![8:d6g<p!>PLLL(p5zeE a<gIaLb(e 46e2hA iW<e pW 46e2hAO6?(v<gIa6pb(e 46e2hA iW<e pW 46e2hAO6?(p5zGbwl U b<p<v5&zl(e a5t<e a5s-l 4bA(eeE P8g_aIaa(h 8FhNGb<d<e 4b#.=dmcl<b<d~Gd<f P8g_aIaaNGd L8g_aIaa<f ;+.(b<bIap b.Japmdl<h ;+ 18pb-=f L8g_aIaa(b 8w8pb.=e<b 18pb.=d 8Th=bdE<f"Gc<dHam=p<f ;-=f<b b.=b<e ;.=e<d(i ;.=d<iIar<gIa:)6?<p<gHaD6hL!a5;Gal<b<hNGc<e<eIaa b.Jaamcl 6m8g_aIaa<b#eU 6m8g_ax5T 6x8g_aIaaf<kl<d dY.=ecE<b<d~Ga<b<d- dY(d"Ga<e i.<e<d2kaal<e<hJae<e<iJaa 6r8g_a<b b.Jaa<g 8wa.<gIa+<gIa@x5(mbl<g 8wa. 6|6y_a bx5(l<g<gIa@Ja6xb<g<gHa5"RaPb 6p8g_aIaa(beE 6;8g_aIaa<bx7bl ,8g_a<gIa6xbJaa 6p8g_a<gHaPbRaamalal<g ,b.%a<o"l1]cvUb6d&a _b-(e%a<aIae=y<aIai(leE<y >.=f 6HQ_aIaa=g<l=kdEcE<f T-IaaFa8?b(h c#Ga<g<fIaaV bA"Ga b<hY<jO=jl<f 6Hc.=f<k b-(kGall<e 6fc5oa6=b 6m__aIaa=k P__aIaa=h<e 6Kb.=g a=fdE<e 6=b.<f.Faa=i<e 6p__aIaaJax<e 6x__aHaaRai<g<heU<e i.<i cY.Iaa(g<k-(i a<g<iNzf alJaa<e ,b.=g<f b.(f cSGal<eIa6Kb=h<eIa,b=i [Q_aIaa=g _B_a ex  CB_a CB_aIaa(f e.(kJaa QB_aIaa<f cY.(f<iJam<f<hJai<f<gJae<f<jJaa<e aJax<e![[[[_aRai<e [[[[WJa5=<e<bHaa(5aRaY<e<bIai(fJa6b<e 8sM_aIaa(jJaLb<e 8qM_aIaa(hJa[b<e<5aRar<e<fJa;<e<jJa%<e<hJa<<e<cIaiJa6xb<e<cHaaRaPb<aFax=f<e<d?a6rb<e<f?a6ub<e![[[[[bRaI<e!aRaK<e!iRa><e 5m.=s<e I.=t<e 8"a.=u<geE 2M_aIaa(j<g eY.=wcEdE<jFam(d<l|eE<e ,b.<eFa6ub<j<y<d 6Hc+.(dIam<dFaxx8<b CB_aIaa=k<jFan=i<eFa6%b=q<eFa6&b=]<eFa6Ib=r<eFa6Hb=m<eFa6Tb=G<eFa,b=o<e aJa6!b<e<o?a6 b<e<G?a6Eb<e<m?a6?b<e<r?a6>b<e<]?aXb<e<q?a6Rb<e<i?a6Kb<e c![[[P6x,_[b<i dY6?P6*<i iNz(z?a6Jb _B_a<e 6Kb.(d mxv<jIaa=p<jIae=v _B_a cx  CB_a CB_aIaa(f c.(gJaa QB_aIaa<f cY.(f<vJae<f<pJaa _B_a cx  CB_a CB_aIaa(f c.Jaa QB_aIaa<f cY.!aRaa<e<uIaxJa6Nb<e<u3aaa3la6Kb<d<e i.<jIai(nx,b=fcE 6i8:5]<iV bAGa<jFaG 4b#Ga [Z_a<eIa[b<n m+.<n<eIaLbNzIai hA g#Ga _B_a bx  CB_a CB_aIaa(d b.Jaa QB_aIaa<d cY.<m a<m 8na|z 4bA m+Fa8cXE [[[[eOJaal CB_aIaa=d<e<fJa6Kb<e<d<g-(h c-Ja6>b QB_aIaa=xcE<d<g~Ga<x<g cY.=f b c<h c|z=g<e 6Kb.=hdE<f"Gb<f<hIaaJaa<f e.=f<h e.=h<g b-(gGall a=hcU<i c}(;eE<d=g ambl _B_a bx  CB_a CB_aIaa(f b.(gJaa QB_aIaa(x<f cY.<m a<m 8na|z<G a<G 8na|z<i c#(fz 4bA m+Fa8cXE [[[[eOJaa<g<d- xY [[2hA a [c<fzOl=dcE<eFa6rb bSGa<i ]}eE b=hmbl b<iY(f 8}bAGa<f hA"eE b=h<f [[KA"Gb a=hmbl<i cS=hl<j x.=j a=f<e a?a6Sb<e<o?a6 b<e<G?a6Eb<e<m?a6?b<e<r?a6>b<e<]?aXb<e<q?a6Rb<e<z?a6Jb<e<i?a6Kb<e<d xV?a6#b<e<d iV?a6"b<e<d<hO?a6!b<x<k cY.=ddEcE<g<k~Ga<d<f.(i"Ga<i<e 6Kb.<f.IaaJaal<k b.=k<f e.(f mSGalcE<h"Ga<t [Z_a<eIa[b<n m+.(g<n<eIaLb(fNz(dIaa [Z_a<g m.<n b.<fNz<d<dIai hA g#zIae _B_axCb<;Ga<s<p<v _B_axCbl<j<wSGbmcllal CB_aIaa=k<eFa6rb=dl<aIamFa5u=n<e aJa6!b<e![[[[[bRa6Kb<eIaY=f<eIaW=l<eIa6b=a<eIaPb=i<eIa6mb=m<eIa6xb=g _B_a bx  CB_a CB_aIaa(G b.(jJaa QB_aIaa(h<G cY. aJaa a<g<g<m}(gz=G b<i<gz=x b<f<a<l}(gz=y a<a<gz=q 9M_aIaa(g 8"M_aIaa eY.=]<d bA=r a=d<g=fdE<f<]SeE<f x.=f<r"Gb b<x<gIai(a.<gIam(l<a|<l<G}O(iz=m a<l<a-<iz(a a<gIae(l<gIaa(i-<i<l}<l<q}O(oz#eE<f=g b<i<y.<oz<m<axLb"Gcl 8qB_aIaa=g 8lB_a<ax5] 0B_aIaa=j 8qB_aIaa=hcE<a"(oGa<oGa<h<j.<m<a2kaal<d b.=d 8qB_a<a<h.(aJaa b<g<j.<a<g|z<a<g-(g a<a<gNzx6gb=a<e 6Kb.(g<i CB_aIaa(j axw<g<l<j b. axw _B_a dx  CB_a CB_aIaa(g d.(jJaa QB_aIaa(h<g cY.(g<aJai<g!aRaa<f=gmbllcE<j<k~Ga<h<k cY.(a"Ga<a<dJaal<e 6Kb.<u<n bA(a 8l6w_a _B_ax5m<t<b<a 8l6w_a _B_ax5m<s<c<a 8l6w_a _B_ax5m<eIai(aeE<eIam<a eYx7bl<eIa5=(a a5teE<eIa5I<a eYx7bl<e _b.%al8SebhU&a K-(f%a 8qB_a aJaa CB_a aJaa<f aJax<f![[[[_aRai<f<bIaxJa%<f<b3aaa3lar _B_a dx  CB_a CB_aIaa(e d.Jaa QB_aIaa<e cY.(e!aRaa<e aJai _B_a bx  CB_a CB_aIaa(e b.Jaa QB_aIaa<e cY.<dJaacE<d"Ga<c<d dY.=h<a 4bA m+Fa8]6SE=idE<cFag=e<cFaf=d<f<cFae(a?a5g<f<d?aH<f<e?aI<f<a a<a 8na|z m+(gFa6|XE<i<gFa^XEz?a5h _B_a<f I. exv CB_aIaa=a _B_a cx  CB_a CB_aIaa(e c.Jaa QB_aIaa<e cY.!aRaa<b<f i.<cIaax,b=jcE<d cSeE QB_aIaa=d CB_aIaa=embl _B_a bx  CB_a CB_aIaa(k b.(eJaa QB_aIaa(d<k cY.<g ^X_a.Faj [[[[eOJaal<f<jJaI<f<e<a-(g c-JaTcE<a<eNGa<d<a cY.=d b c<g c|z=a<f I.=edE<d"Gb<d<eIaaJaa<d e.=d<e e.=e<a b-(aGall<c i.(c<hSGal<fIai(a"Ga<fIam<a eYx7bl<f K.%al8JcbeU&a x-(c%a 8qB_a aJaa CB_a aJaa _B_a dx  CB_a CB_aIaa(b d.Jaa QB_aIaa<b cY.(b!aRaa<b aJai _B_a cx  CB_a CB_aIaa(b c.Jaa QB_aIaa<b cY.!aRaa U=d 8qB_aIaa(e=bcEcEcE<aFar b-ncabcl<c [Z_a<aIam<aIap(b m+.<b<aIaxNz(bHaaRaa<c<bIaiJai<a<c 8lB_axl 8qB_aIaa=b 5q=dmbl 5]=dl b 0B_aIaa<e.<b<e|z<b<e-(a a<a<b~zx6gb=a _B_a cx  CB_a CB_aIaa(b c.Jaa QB_aIaa<b cY.(b<aJae<b<dJaa<c x.%al8DbbeU&a x-(d%acE<aIarFak c#eE<d b<aIaa<aIai(e<aIae}(az a<e<az<bIaa<bIaex8ob<dIaa(b [[[[W#Gb<dIae=e<c<dIai(ax5]<cIai=fcE<a"(gGa<gGa<cIae<f.<e<a2kaal<c<a<f.Jai<b"Gb<e<bx7bmbl<d [Z_a<aIam<bIai(b m+.<b<aIaxNz(bHaaRaa<d<bIai(bJai b<b hAY 6~bAGa<a<d<cxll<d x.%al8EdbeU&a x-(d%acEcEcEcE<aFaa b-ndabcdl<c<aFab(a a<a 5q|z v+(eFa8d6(E(ax5]<cIai=b<aeE<cIae<b.<e 6F6(_a.<a2kaal<c<a<b.Jaimcl<aFab=a<cIai(b<cIaa#eE<cx5Rl<cIae<b. (?aa<c<b b.Jai<c<a a<a 5q|z 4bA v+(eFa8d6(E(ax5]<cIai=b<aeE<cIae<b.<e 6F6(_a.<a2kaal<c<a<b.(aJai<cIaa<a#eE<cx5Rl<cIae<a. (?aa<c<a b.Jaimbl<aFac<aIae=f<aFab=a<d c?ai<d<a?aj<d i.<b<cxh<cIai(a<cIaa#eE<cx5Rl<cIae<a. ??aa<c<a b.Jai<d<b<fxx<dIaa=f<c<dIae(ax5]<cIai=bcE<a"(gGa<gGa<cIae<b.<f<a2kaal<c<a<b.(aJai bA"Ga<cIaa<a#eE<cx5Rl<cIae<a. T?aa<c<a b.Jail<d x.%al6fdbfU&a x-(f%a<cIai(d<cIaa#eE<cx5Rl<cIae<d. (?aa<c<d b.Jai<a<b dY.=g a=ddEcEcEcEcE<d"Ga<d<h#Ga<d=bmbldE<a<g#Gc<a(b i.=a<bIae(d"Gal<d<a i-Iaa(b.=hl<b b.=d<bFaa(e <|Gb<cIai=b<e (S<e 8waSA"eE<cIaa<b#eE<cx5Rl<cIae<b. 8wa?aa<c<b b.(bJail<cIaa<b#eE<cx5Rl<cIae<b.<e?aa<c<b b.Jaimcl<cIai(a<cIaa#eE<cx5Rl<cIae<a. (?aa<c<a b.Jai<f x.%aol<f 8w8K{6edJak<f<e eV KO?an<f<e KO<e oA(b 8ua.<b k|z?ao<f k. g<cxkmalal5:bdU<cIai(d<cIaa#eE<cx5Rl<cIae<d. 4b?aa<c<d b.Jai<c b<b<b _a}(ez(bx5]<cIai=dcE<b"(fGa<fGa<cIae<d. 6|6y_a<a<ez<b2kaal<c<b<d.Jail5nbcU<c<bx5]<cIai=dcE<b"(eGa<eGa<cIae<d.<a<b2kaal<c<b<d.Jail6HbbfU&a x-(e%acE<bFai iA"eE<aIaa=f<c a<bIae(d<d aS-(d<bIaa b.(b-<d<aIae}<b<d}O(gz(ax5]<cIai=dcE<a"(hGa<hGa<cIae<d. b<b<f.<gz<a2kaal<c<a<d.Jaimbl<e<a<bxy<c<exzl<e x.%al8hbbdU&a <-(e%acU<bFai iA"eE a a<bIae(f<f aS-(f<bIaa b.(b-<b<f}<f<aIae}O(fz<dSGbw b<aIaa<b.<fz<c<dxLb"mbl<e x.<a<bxycEdE<e i.<e x.x8Hb<eFai b)(a bAGb<d"Gb<d b-=d<cFaa<c b.=c<eFaj#Gal ambl<a<d"Al<e <.%alQcbcU&a E.(f%acEcE<eGa<bIai iAGa a=e a<bIae(g<g aS-(g<bIaa b.(b-<b<g}<g<aIae}O(gz<dSGb b<aIaa<b.<gz<c<dxLb"=embl<f a?aT<f aJaI<f a?a5x<f<dJa5m<f<cJaK<f aJa><f a<bIae(c<c aS-(c<bIaa b.(b-<b<c}<c<aIae}O(czJa%<f b<aIaa<b.<czJa<dEcE<f p.<f <.x8Hb<fFap"Ga<fFav<f i.<f K.x8Hb a=e<fFai"Gc<fFaj#Gbmcll<f x.<f K.x8Hb<fFax b)=el<f E-%a<e bAl6ybbfUcE a<a<b hA ;+.(bIa5p(g<bIa5s(h-<g<h|<g<aIai(i}O(jz<dSGa<bIa5==g<bIa5w=b b<aIae(a<h.<jz<c<dxLbGa a<g<b-<b<g}<g<i}O(cz<fSGa b<a<b.<cz<e<fxLb"=kl<kl8qbbgU b=ecE<aIa;(gIa[e(f<d|Ga<f _a}Ga<d<fSeE<g<f dY.=f b b<aIam<aIar(e<aIax}(az(h<b.<c a<e<az(i}<b<c}O(az=j a<c<b-<az=b<g<d dY.=adE<b a<aIae(c<aIaa(d-<c<d|<c<i}O(cz#eE b=e b<d<h.<cz<j<bxLb"Gdl<a i.(a<fSGall a=el<el.bcU<a a [Z_a<bIam<c m+.<c<bIaxNz(dIae(c<dIaa(d-<c<d|<c a<bIai(e<e<bIae}(ez}O(czJae<a b<d b<bIaa<ez.<czJaal8hbbcU<acU<bIam [Z_a<bIaxzFai iA"eE a<cIae(d<d aS-(d<cIaa b.(e-<d<e|<d<bIae}O(dz=c b<bIaa<e.<dz=b ambl b<cIaa(d b<bIaa<bIai(e<bIae}(bz.<cIae(c<d|<c a<e<bz}O(ez=b a<c<d-<ez=c bl?am<a<cJae<a<bJaa<a aJail8GbbcU&a x-(e%a<acU<a<c b#eU<e a?am<e aJai<e a [Z_a<bIam<d m+.<d<bIaxNz(cIae(d<d aS-(d<cIaa b.(f-<d<f|<d<bIae}O(dzJae<e b<bIaa<f.<dzJaa<cIai=c<bIar(bIaT=f<b %.<exz a<c hA dSGbw<bIaTf alJai<a<fJae blJaa<e x.%al6vcbiU&a x-(f%a<a aJa5u<a aJa><a aJar<a aJai<deE<d cY=g<a m.=h<bIam=i<bIax=jdEcE [Z_a<i<cIaa(d m+.<d<jNz(eFai iA"eE<eIae b-=k<eIaa b.=l<aIar(e<aIam#eE<hx5%l<a<e b.Jar<aIax<e eY.(e a?am<e<kJai<e<lJae<e<dJaambl<f<b<exy<a<d<fxrl<c e.=c<g e-(gGall<a b<bIaa<bIai(a<bIae}(bz a<a<bzxXb<f x.%al5RbcU<aIai=d<a<cxz<aIai=e<aIar(c<aIam#eE<a m.x5%l<a<c b.Jar<aIax<c eY.(a b?am<a<eJai<a<dJae<a<bJaal@bcU [Z_a<aIap<b m+.<b<aIa;NzIai=d<aIai(c<aIaa#eE<ax5%l<a<c b.Jai<aIae<c eY.(a<d hA f#?am<a aJai<a<b b.Jae<a<bJaal5]bbU<aIai(c<aIaa#eE<ax5>l<aIae<c cY.<bJaa<a<c b.Jai<a<aIam<b.Jaml5ja<a<b<cx5w=b<a bx <a<aIai(c b.Jai<aIae<c cY.<bJaal>a<a<b<cx5w=b<a bx <a<aIai(c b.Jai<aIae<c cY.<b [[[[WOJaal5tbcU<c ;A=cdE<bIaa=d<a bx <a<aIai(e b.Jai<aIae<e cY.<dJaa<b e.=b<c e-(cGall!bbU<aIai(e<aIaa#eE<axDl<a<e b.Jai<aIae<e eY.(a<c bY<dOJai<a<b6?RaalObdU&a x-(c%a<c i.<bx8Hb<cFaieE<cFaj=ddE<aIai(e<aIaa#eE<a bx5]l<a<e b.Jai<aIae<e.<d?aa<c<bx8Hb<cFab=d<cFaaGall<c x.%alEbcU&a x-(c%a<c<a<bx8vb<cIae=b<cIaa=d<c a?ai<a<d<b<c i.x8gb<c x.%al6ubbiU&a x-(b%a<aIae=d<aIaa=f<b 6~9a5oam<b m.=g a=acUdE<a<g.Faa(e a<e 5q|z v+(cFa8d6(E<d#eE<c 6F6(_a.<f<dxLb(c"<aO b=a bA"Gb U<e<czmcl<a bA b=a"Gal 4bl<b x.%al6ybbcUcU<b 4bA(b e~eE a<c<b k+ 8"6=_a.(f.Fai(b a<b j|(bz(c"Gbw<f b<bz=f a=bdE b<b<f.Faa(g a<g 5q|z v+ 6F6(_a.<d<ex6ebGcw<c<b b.(bSGall al=c<a<bJae<a<cJaal6vbbdUcU a<bFa?(e a<e<bFa5n(b. 0a|(ez(f"Gaw<f m+=f<b m+ ^X_a. b<ez j.=b a=edE b<bFaa(g a<g 5q|z v+ 6F6(_a.<c<dx6ebGbw<b m.=b<e b.=e<f m-(fGal al=b<a<eJae<a<bJaalXbbdUcU a<bFa?(e a<e<bFa5n(b. 0a|(ez(f"Gaw<f m+=f<b m+ ^X_a. b<ez j.=b a=edEcE<d<bFaa(g a<g 5q|z v+(gFa8d6(ESGa<g 6F6(_a.<c<dxLbGa bmcl<b m.=b<e b.=e<f m-(fGal al=b<a<eJae<a<bJaal6ucbeU&a <-(f%a<b a<b 4bA o|z 4bA 5x+ Q^_a.=b<e b~eE<b<e bY.*ac=il<f!URap<f!URax<bFa?(e m+ a<e<bFa5n(b. 0a|(ez(heE<b m+ ^X_a. b<ez j.=e a=bdEcE<i<b oAV bA"Ga<g xNGa<f x.<g.<eFaa?aa<g b.=gl<b b.=b<e m.=e<h m-(hGall<f i.<c<d<f x. b<g y|(bz<g a<bzx8%b<fFai=b<a<fFaj?ab<a<b bA?aa<f <.%al6*cbiU&a <-(f%a<bFa?(g m+ a<g<bFa5n(h. 0a|(gz(ieE<h m+ ^X_a. b<gz=g<eIae b-=j<eIaa(e b.=k<c<b<aIapFaF bY.(b*ag<b*akO U)A 44dA=c a=bdEcE<gFae(l d#Ga<c<b oAV bA"Ga<g b.<aIar j.<gFaazFaa=m<f<l?a5a<f i5oaz<f<m?aw<f<b<h.?av<f c?ap<f<dJax<f<jJar<f<kJam<f<eJai<a<f i. a ax6ibl<g m.=g<b b.=b<i m-(iGall<f <.%al0bbhU&a <-(c%a<aIa;(e p. b axXb<eIa5w(feE<bIa;=g<bIa<=h a=e a=bdEcE<b<aIa;(dIa5wNGa<dIa5p<e.Iaa(d<hNGa<g<d dY.(dIae=i<dIaa=d<c ZL[xJaw<c e?ap<c aJax<c<dJar<c<iJam<c<dJai<a<c i. a ax6ibl<e e.=e<f<b b.(bSGall<c <.%alVbdU&a <-(c%a [Z_a<aIam<b m+.<b<aIaxNz(dIae=e<dIaa=d<c ZL[xJaw<c e?ap<c<bJax<c<dJar<c<eJam<c<dJai<a<c i. a ax6ib<c <.%alJa [Z_a<aIam<b m+.<b<aIaxNz(bIai hA d#eU<a<b<c<dxmf allJbbU [Z_a<aIam<b m+.<b<aIaxNzIai(c gA e#eE<a<b<c eVx5"ll5IbbU<aFa%"eE [Z_a<aIam<b m+.<b<aIaxNzIaa b.ol<aIae(b<aIai(c b-}eU b<aIaa<b<c|zFaa 5]#f all5DbbUcE<b b.(d [Z_a<aIam<b m+.<b<aIaxNzIai eV(bNGadE<aFaT b#eE<aFaI bA"Gcl<a<d<cx5N [Z_a<aIam<d m+.<d<aIaxNzIai eV(d<b|Galll5oa<a<b<c<d<e [Z_a<aIam<e m+.<e<aIaxNz(aIaa<aIae<aIai hA"x8;bl6jbbbU&a <-(h%a<h<c?a5a<h a?a;<h<b?az<h<d?aw<h<f?av<h<e?ap<h<gJax<h [Z_a<aIam<g m+.<g<aIaxNz(bIaa(cJar<h<bIaeJam<h<cJai<a<h i. a ax6ib<h <.%al8%bbbU&a x-(e%acEcEcE<c 4bA d-ndbabal<a e?aa d=dmbl<e i.<b<dIaI a<dIa% [[[[WSz<dIaTx6zb d=d<eFai dSeE<a<eHaiRaambl<a a?ar<a 6jT5oaq<a<eFaj?ay<a j?ax<a<eIam(cJai<a [Z_a<bIam<c m+.<c<bIaxNz(bIaa(cJam<a<bIaeJae<a<cJaa c=dl<a<d?au<e x.%al!bbU&a x-(e%a<e i.<d<aIapFa5ix8|b<eFaj(d dSeE<a<eFai<d<c<bxHl<e x.%al#bcU&a x-(d%a<d i.<c<aIapFa5ix8|b<dFaj(e dSeE<a<dFai<e<c<bxO=bl<d x.%a<bl6*bbdU&a x-(d%a<d i.<a<b C8a_a dx6mb<dIai b#eE<dcUcEcE<dIam d.(c"Ga<b<c~eE<b<c#Gbmcl<a<c.Taa E5sGbl<b<c-=e<a<c.mbl al(a b<az<e a<az {Z_a bx6mb<dIae<c.<b<dIaa bAz=cl<d x.%a<cl6%bbdU&a x-(d%acEcEcE<aIar(eIam<c hA p+.(cIaa b-ncbacl<eIar=cl<cIai(e"Ga<cIae=f a=cdEcE<c<e}Ga<c<f.Faa *SGa<d i.<a<b<f<cx6wb<dIai bSGa<a<dIamx5!l<e<c b.(cSGall<d x.%alQcbfU&a x-(d%acEcEcE<b<c#Ga<b b.=e<bFaa(f 8:a#eE<c<e#Gb * 8:a<bFab 5j#z=f<b c.=el<d e. i b bx#<dIai=b<dIae b#Gc<dIam(g<f?aa<d bJam<d<gJai<d<bJaecE<c<e#Ga b=bdE<e b.=h<eFaa(f 8:aSeU<hf<c<h#Gc * 8:a<eFab 5j#z=f<e c.l=e<dIae<b#eE<d e. bx5]<dIai=gl<b<g.<f?aa<d<b b.(bJam<c<eSGall<a<dIamJai<a<dHaeRaambl<a aJai<a![[[[xRaal<d x.%aol<dIamal6|bbfU&a <-(c%a<c<bx8HbcEcE<cFaaeE<cFab=d<c x.(e i b bx#<cIar=f<cIax b#Gc<cIap(g<d?aa<c bJam<c<gJai<c<fJae<c<b3aaa3lax<c e.<exz<a<cIamJai<a<cHaeRaambl<a aJai<a![[[[xRaal<c <.%aol<cIapal6 bbfU&a <-(f%acEcE<e U#eE<a [[[[WJaambl<f r.<e e ix#<fIap=j<fIar b#Gb<fIa;=h<eeE<h=g<e=idE<f i.<b<c<dxBb<g<fHaiRaa<g i.=g<d i.=d<i b-(iGall<a<eJai<a<hJae<a<jJaal<f <.%aol<fIa;al6HeciUb6d&a <-(f%a<a<b<c<d<e ax6qb<f r.<bIa%(i i xx#<fIap=a<fIar bSeE<f aJax<f<fIa;(hJam<f<aJai<bIa<=k<ieE<i p+=a<k ].=e a=d i=cdE<e5jaa<e h-5Gaa!iZL=G<fIai<d#eE<f i.xD<fIam=hl<c<h.(g<dJaa<g i-<GRaa<f<d b.(gJax<e p.=e<c x.=c<g=d<a p-(aGal<fIam=hl<f aJa;<f![[[[[bRar<h<g<f r.x8!b=c<fIar=acE<c"eE<aeE<fIap<a eYx7bl<fIai(a"Gb<h<a eYx7bmbl<aeE<fIap<a eYx7bl<b!eRa<<bIa;=c<b aJa;<fIai=e<geE<b ;.=l<g eY=g<h i.=ddE<l<dIaa(j<i|x5r<bIa%=a<b<i<j}eU<bIa<<a p+.(m<k<j p+.(jHaaRaa<m<j3aai3lai<a b.f<alJa%<d x.=d<g x-(gGall<eeE<h<e eYx7bl<c"Ga<k<c p+x7bl<f <.%aol<fIa;al6tdbjU&a K-(f%a<aIai=g<aIae=h<f aJax<f![[[[[bRai<h<g<f i.x8!bw<fIai(ieE<fIam<i eYx7bl<f<c?a%<f![[[[xRa;<f!aRar<f<bIaiJax<f<bHaaRai<geE<h<g eY.=i<eIai(g c-=j<dIae b-=k<eIae=e<dIai=l<dIaa=mdE<hIai=b<f i.<hIaax|<fIap=ccE<g<b bV(d~Ga<e<d cY.(G"Ga<G<c<m.JaalcE<b bA"Ga<f<c<fIa;- b<l<fIa<(b bSz.JaT<f<b<k.JaI<g<d c.(b~Ga<e<b cY.=c b c<b<j}z=d<f I.=bdE<c"Gb<c<bIaaJaa<c e.=c<b e.=b<d b-(dGall<h x.(h<iSGall<ax5o<f K.%al5&beU<aIae=c<aIai(deE<c=bdE<bIaa(eeE<bIae<ex7bl<b 6Hc.=b<d b-(dGall<aIaa(aeE<c<a 6Hc+x7bll5"beU<aIae=d<aIai(eeE<d=bdE<bIaa(ceE<bIae<cx7bl<bIam(ceE<bIax<cx7bl<b p.=b<e b-(eGall<aIaa(aeE<d<a p+x7bllUbcU<ax5q<a m.x5x<a p.(bIaa(ceE<bIae<cx7bl<bIam(ceE<bIax<c eYx7bl<b p.x5o<bIa%(ceE<bIaI<c r+x7bl<b K.x5x<b 5x.x5x<aIa5R(beE<aIa:<bx7bll~bbU<aIaa(beE<aIae<b m+x7bl<a m.x5x<aIap(beE<aIa;<b dYx7bl<aIa%(beE<aIaI<bx7bll~bbU<aIaa(beE<aIae<bx7bl<a m.xJ<aIap(b a5teE<aIa;<bx7bl<aIa%(b a5teE<aIaI<bx7bll5bbbU<aIaa(b a5teE<aIae<b dYx7bllzbbU<aIaa(beE<aIae<b eYx7bllzbbU<aIaa(beE<aIae<b cYx7bllzbbU<aIaa(beE<aIae<b m+x7bllzbbU<aIaa(beE<aIae<b p+x7bll&bbU<aIaa<aIai(c-<b|eE<a<c<b b bx5*ll&bbU<aIaa<aIai(c-<b|eE<a<c<b i xx5*ll&bbU<aIaa<aIai(c-<b|eE<a<c<b e ex5*ll&bbU<aIaa<aIai(c-<b|eE<a<c<b e >x5*ll&bbU<aIaa<aIai(c-<b|eE<a<c<b e px5*ll5;bcU<aIae(c<aIaa(bJaa<beE<b<cJael 6x8k_aIaa<aIai(a cY.Iaa"eE P8k_a P8k_aHaa!b<a6?Z6hRaall6JbbeUcE 6x8k_aIaa 5]cU<b<a-(e(c 6ecNeE 5b<c5!-(d bY<c<dV.mbl<c eVl(c<c 5]Nz(d cY.(cIaa(f"eE<c<aJaa P8k_a P8k_aHaa!b<d6?ZLRaambl<c<aJaa<f<aJael<a<eJam<a<dJai<a<cJae<a<fJaa<b e-<eJaal6mbcb6dbUcE<d6?<b6?6d(e!<P6*Ga<e6*(d [[[[W<c-}Ga<d"eE<a<cJai<a aJae<a aJaaol<c<dx8 b(f"eE<a<dJai<a<cJae<a bJaaol<a<fJai<a<bJae<a aJaaol<a aJae<a bJaal6jbbdU<d U)=f 6x8k_aIaa<b cY.=bdE<bIaa(b"eE<a aJaaol<b<bIam.(g<b<d.<fA(e<c.|Gal<bx5ucE<b<e#eE<b e-(b<bIaa c)Jaambl<b<ex"l<a<gJai<a<eJae<a bJaal6ygdlUb6ab6dcEcE<bIam(eeE<e<bIaxSGb<a aJaaol<bIar(f<bIai(eNeE<a aJaaol<bIae(h<f-=g<bIaa(j=ccEcEdE<e<f<i.(d E-|eE<e(c<d~GddE3maaaaaaaaaaaaaaaa=GcE<d<h}Ga<g x|Ga<d<j.3aaa3mkkkkkkkkkkkkkkkk3&=Gl<G3:(cGd<g x-=g<d x.(d<e|Gal<e=cmdl<g x-(l x-(m x-=kc6a3maaaaaaaaaaaaaaaa(G<d<h}Gaw3maaaaaaaaaaaaaaaa<g x|Gaw<c<f.3aaa3mkkkkkkkkkkkkkkkk3&l3:c6a3maaaaaaaaaaaaaaaa<h<d x.|Gaw3maaaaaaaaaaaaaaaa<l x|Gaw<c<f.3aax3mkkkkkkkkkkkkkkkk3&l3: xYO6?c6a3maaaaaaaaaaaaaaaa<h<d <.|Gaw3maaaaaaaaaaaaaaaa<m x|Gaw<c<f.3aa<3mkkkkkkkkkkkkkkkk3&l3:6?!<ZL=ncE<h<d K.|Ga<k x|Ga<c<f.3aaK3mkkkkkkkkkkkkkkkk3&=Gl<k x-=g<c E-=c<i E-=i<G3:6?!KZ<nL(n5wGal<n5:6*<f.<i. E.=cmbl<c5"<d.=cl a=gcE<c<f~Ga<c b-(d<hNGa<d<j.Faa G#=gl<e<c b.(d<d<e}z=d<c<g<bFapA-=e<f=cmbl<b<e i.Jam<bIar=f<eIaa=c<eIae(e=dl<a<dJax<a<fJam<a<eJai<a<cJae<b<dJar<a bJaal6xgcjUe6a<aIam(c<aIai(d<b<b<d}z(f|eE<aIap=j<aIax=e<aFa;=k<aIae=g<aIaa=hdE<g<c-=i<c=ddE<f<d(b E-(dNeEc6a3m4444444444444444(l<b<g}Gaw3m4444444444444444<i x|Gaw<b<h.3aaa3mnnnnnnnnnnnnnnnn35dl=mc6a3m4444444444444444<g<b x.|Gaw3m4444444444444444<i x- x|Gaw<b<h.3aax3mnnnnnnnnnnnnnnnn35dl=Gc6a3m4444444444444444<g<b <.|Gaw3m4444444444444444<i <- x|Gaw<b<h.3aa<3mnnnnnnnnnnnnnnnn35dl=ncE<g<b K.|Ga<i K- x|Ga<b<h.3aaK3mnnnnnnnnnnnnnnnn35d=ll<i E.=i<l3:<n3:<G3:<m3:OOO"GbllcE<b<fNeE<e<f<c-.=e<f=cmbldE3m4444444444444444=lcE<b<g}Ga<g<b- x|Ga<b<h.3aaa3mnnnnnnnnnnnnnnnn35d=ll<l3:(d [[eO5"<b.=b<d"<b<f|AGal<e<f<b<b<f}z(d<c-.=ecE<b<fNeE<d=cmblcE<d<g|eE<d<h.Faa=b<d b.=ccU b<k bA"Gaw a<b_ E5sGaw c b<b 8Eb}zl<e.=ecE<b k-necddadl<c<gNGb<c<h.Faa kSGbmcl<e b.=e<d b.=cmbl<a<eJar<a<j b.(jJapl<c<f|Gbll<a<cJam<a<eJaxllQbcbUb6a<aIae=c<aIaa=adE3m4444444444444444=dcE<c<b<c|eU<a<b.Faa k#f al<b.(b|Ga<c<b- x|Ga<a<b.3aaa3m<<<<<<<<<<<<<<<<3%=dlcEcE<d3: [[eO5"<b.(b<cNGa<a<b.Faa j-npbcaabaaaaaaaaaaaaaaaaaacal<bol<b b.=bmalal4dbdU<aIax(c<b}eE<aIam<b.Faa F#=dlcEcEcEcEcE<b<d.(b<cNGa<aIam(d<b.Faa(e K#Gb<e K- 4bA j}GacEdE<b<d.Faa K- 4bA j}Gb<c<b b.(bSGal<c=bl<b"Gdmcl<a<b hx5vmcl<b b.=blcEcEcE<b<cNGa<b<d.Faa 5iSGa<b b.(b<cNGb<b<d.Faa K- 4bA j}GbcEdE<b<d.Faa K- 4bA j}Gb<c<b b.(bSGal<c=bl<b"GdlcE<b<cNGa<b<d.Faa 8<bA 8gaSGa<c<b b.(b}eU<b<d.Faa 5h- 3bAf bl"<b.(b<cNGc<b<d.Faa K- 4bA j}GccEdE<b<d.Faa K- 4bA j}Gb<c<b b.(bSGal<c=bl<b"Gdl a=e<b<c|eE<b<d.Faa=elcE<e 5i#Ga<e 8<a#Ga<e K- 4bA k|Ga<e 5JA {a- 4bA v}Gel<a<b ix5vmcl<a<b hx5vmbl<a<b hx5vl a=bl<bl)beU<aIam<b.=e<aIax=fdE a=d<f<b<c.}eE<c<e.Faa=dl<c b.=c<d K- 4bA k|Ga<d 5JA {a- 4bA w|Gal<a a?ae<a<bJaa<a<c b-<b.Jail6(bbeU<aIax(d<b}eE<aIam<b.Faa 8>b#=el<d<b b.(c}eE<aIam<c.Faa 1bA ,b#=flcEcE<d<b c.(c~Ga<e<fA"Ga<aIam<c.Taa E5sGbl<a n?ae<a<bJaa<a<b b.Jaiol<a o?ae<a<bJaa<a<b d.Jail5:bcUcE<aIax<b~eE<b<aIar(d|=embl<b<aIar(d|=e<aIam<b.Taa a5vGa<b<dNGa<a m.<bx8tb(eGa<a<bx~ol<a<c?ae<a<d<b<b<d}z(bJaa<a<b<e.JailDbcUcE<b<aIaiNGa<aIae<b m+.Iae"Ga<aIar<b}eE<aIax<b cY.Iaa=cl<c<aIa<NGa<aIa;<c dY.Iaa b}=dl<dl5rbcU<a m.<cx5]<aIar=dcE<c"(eGa<eGa<aIax<d.<b<c2kaal<a<c<d.Jar<b<cx6gbl_bbbU b<b<d.<c<d|z=f<e<d-(b a<b<e~z=bcE<c<d-(d a<c<dNz(c <|Ga<b <}Ga<a <x5]<aIai(c<aIae.(d<f3aaa3laa<d<f3aax3lax<a<b<c.Jaiol<a a<b<b<c}(dz(bx5]<aIai=ccE<b"(eGa<eGa<aIae<c. b<f<dz<b2kaal<a<b<c.Jail8~bbiU&a x-(d%a<aIai=b<a <x5]<aIae(f<aIai(e.(c3maaaaaaaaaaaaaaaa3laa<c3maaaaaaaaaaaaaaaa3lax<a<e <.(iJai b=hcE<beE a=c a<b <.<b<e}(gz=e b<f<gz=fdE b=gcE<c<eNGa<c<f.Taa a5vGa<d<bJam<d<eJai<d<fJae<d e.<cx8tb(gGa a=hmdl<c<g.(c<b|Gall<b<i}Ga<a<bJail<d x.%a<hl0bcgUb6a&a x-(d%a<d3maaaaaaaaaaaaaaaa3laa<c oA(feE<d<b<c 9444hA.<f2kaal<b<c @A.=gdEcEcUcE<b"Ga<b<g#Ga<b x.mbl<hGb<d=b b=h al<b3aaa(j3m6d6d6d6d6d6d6d6d6d6d6d6d6d6d6d6d3&3:<j3m****************3&3:O5#<e.=e=bmbll<a<c<e. b.xs<d x.%al5|beU&a x-(d%a<d e.<c b bx#<dIai=f<dIae bSeE<dIam=ecE<c"(gGa<gGa<e<b<c2kaal<a<cJai<a<eJae<a<fJaa<d x.%aol<dIamal8SbbfU&a x-(d%a<d e.<c b bx#<dIai=gcE<dIae bSeE<dIam=f<c"(eGb<eGb<f<b<c2kaambl<dIamal P8g_aIaa(e [8g_aIaa(h#eE&a x-(b%a<b i. [8g_a<h b e ;x5?<bIai 6e[[[WSeE<bIamal<b x.%al L8g_aIaa<e ;+.(b<cJai<b<fJae<b<gJaa<b<aHaaRam<b<aIaiJar<b bJap P8g_a<e b.Jaa<d x.%al5ybbU&a x-(b%a<b i.<a<aIaa b e mx5?<bIai 6e[[[WSeE<bIamal<b x.%al5ybbU&a x-(b%a<b i.<a<aIaa b e xx5?<bIai 6e[[[WSeE<bIamal<b x.%al5ybbU&a x-(b%a<b i.<a<aIaa b e rx5?<bIai 6e[[[WSeE<bIamal<b x.%al5ybbU&a x-(b%a<b i.<a<aIaa b e px5?<bIai 6e[[[WSeE<bIamal<b x.%al5ybbU&a x-(b%a<b i.<a<aIaa b e ix5?<bIai 6e[[[WSeE<bIamal<b x.%al5ybbU&a x-(b%a<b i.<a<aIaa b e ex5?<bIai 6e[[[WSeE<bIamal<b x.%al5ybbU&a x-(b%a<b i.<a<aIaa b i xx5?<bIai 6e[[[WSeE<bIamal<b x.%al?bbU&a x-(f%a<f i.<a<b<c<d<ex5?<fIai 6e[[[WSeE<fIamal<f x.%al8FbbbU&a x-(f%a<f i.<b<c<d<ex5J a=ecE<fIai bSGa<dFaq=ccEcEcEcEcEcE [Z_a<bIam<fIam(d m+.<d<bIaxNzIai hA c-needcbal<cGe b=emfl<c b- h|Gd b=emel<c j}Gc b<cY 6efA"Gc b=emdl b=e<c j}Gc b<cY ,hA"Gcmbl b=e<cngbaaaabal a=el<a<dJae<a<eJaa<f x.%alVbdU&a x-(f%a b=gcEcEcE<dIaa(h b-ncabcl<dIai=h<dIae=gmbl<eIai=h<eIae=gl<f i.<b<c<g<hx6wb<fIam=b<a<fIaiJaa<a<bJae<f x.%al8sbbgU&a x-(d%a<d e.=e<aIaa(b=c<aIae=fcU i<b bY(b<b i~z(g(b a5seE b=c a=b emblcUcEcU<ceE<f<c b<bx9bmbl<b"eE b=cmcl b<bx8 bl(cGa<e bJae bmbl<e<cJae al=c il<e.<bJaa<e<cJaa<dIae b#eE<dIaiw<dIamal<dIai=b<a<gJaa<a<bJae<d x.%al8]cchUb6d&a x-(e%a<aIaa(f=b&a x-(d%acU a<b b.(b"Gaw<d e.=g b=h e=ccE e<b<f bY(f<b<f}z(b<b e~z(f6?!cZ(i!<P!a5;eE a=bmbl<i6*(b 2444h}eE a=bmblcEcEcU<aIaa(ceE<aIae<c cY e<bx9bmbl<b"eE e=cmcl e<bx8 bl(cGa<g eJaembl<g<cJae a=hl i=cl<c<g.<bJaa<g<hJaa<dIae b#eE<dIam=b<dIaimbl<dIai=b<a<fJaa<a<bJae 6e[[[Wl=a<e<bJam<e<aJai<d x.%a<eIai 6e[[[WSeE<eIamal<e x.%al6SccfUb6d&a x-(g%acU a<d<c<d.(c}Gaw<g e.=j b=k e=dcE<f6?<c<bIaa bY(h<c<h}z(c i e<f b#z(h<c<h}z(h6?6d(l!<P!a5;Ga<l6*(i [[[[W<e-}eE a=imblcEcEcU<bIaa(ceE<bIae<c<f+<e<ix9bmbl<i"eE<e=dmcl<e<ix8 bl(dGa<j<eJaembl<j<dJae a=kl i=dl<d<j.<iJaa<j<kJaa<gIae b#eE<gIam=c<gIaimbl<gIai=c<b<hJaa<b<cJae 6e[[[Wl=b<a<cJae<a<bJaa<g x.%al6mdbGU&a x-(f%acE<bFa5dGa<bIae=gcE<bIax(h<bIai(m}Ga<h<bIam(c|Ga<b r.(G<bFap(i. b-Faa=j<i f|=ndE<c<g.=kcEcEcU<h<c-(e h~eE a=d a<e"GbwdE b<j<d<k.Faa#Gcw<e<d b.(dSGal<e=d ambl<f i.<j<k<ex8ub<fIam=d<fIail b#eE<b<c<d. b.(cJam<c<i|Gc<c<m}Gc<n"Gb<g<c<i-(d.<G<ixLbGc<bIa;=e<b<cJa;<e<g.=l<d<e-=dmfl<b<hJammdlal<c<h~Gall<b b?a5dcE<bFa% b#eE<bIa<=c<bIa;=bmbl<bIa<(c<bIa;(b#Gbl<b<g.=l<c<b-=dl<a<dJae<a<lJaa<f x.%al6icbgU&a x-(f%acE<c a<c 4bA(g o|z 4bA 5x+(dFa3^E(h<dFa8:^E(i. 8na}GacE<g h-ndbabal<h m+ 8eX_a.=e a=d<b<c 4bA o@ bY.*a8Gb=gcUcEdE<g<d oAV bAeE<eFaa=c<e d-Faa i#eE<c a<c 8na|z 4bA m+Fa8eXEmel<f i.<b<cx:<fFaiGcl<e m.=e<d b.(d<i|Gal a=emcl<fFajl=d b=el<a<d?ab<a<e bA?aa<f x.%al6icbgU&a x-(e%a<bIam=h<bIax(j<c}eE<h<c m+.Iai(f eV a<f hA e#z=ilcE<c b.(c<iNGadE [Z_a<h<c b.(f m+.<f<jNzIai=g<e i.<b<d<cx6ccE<eFai"GacE<eFaj(c a<c 8na|z 4bA m+(cFa8bXE i#eE<g hA f#Gbmcl<e<b<f<c ^X_a.Falx/<eIaa bSGb<eIae=fl b=gmcl<g eV(c<i|Gal a=gl<a<fJae<a<gJaa<e x.%al6SbbdU<c a<c 4bA 8na|z 4bA m+(c ^X_a.=dcEcEcE<cFa8bXE h-ncabcl<a<b<dFalx6ambl<b<aIa;(eNGa<b b.(c<aIap(f<b m+.Iai(b eV a<b hA f#z(bNGa<dFal=ddE [Z_a<f<c m+.<c<eNzIai<a<c<dx5  eV(c<b|Galll6NbbjU<aIa;(c aJa8wbcE<b<aIax(gNGa<b b.(d<aIam(h<b m+.Iai(b eV a<b hA e#z(iNGa<c 8qb.=e a=bdE [Z_a<h<d b.(j m+.<j<gNzIai eV<eIaa<f#eE<e bx l<c<f b.(fJa8wb<cIa8sb<b.<dJaa<b e.=b(d<i|Gall<ax6#bl6ecbjU<b<c|eEdE<b<aIax(j|=d<b m+=e<b b.=bcE<e<aIam(k. [Z_a<dzIai(d hA eSGa<aIa;(eIar(f=g<d eV(l<b}eE<f cY=h<e m.=i<b=ddE<iIaa<g#eE<ix5Fl<eIax<h.<dJaa<e<g b.(gJar<h e.=h [Z_a<k<d b.(d m+.<d<jNzIai eV(d<l|Gall<g<f- b}eU<a<fx6Sb<aIa;(eIarf<gl<f|Ga<e<fJarl<b<cSGalll6JdbhUcE<d"Ga<a m.=i<aIam=gcEcEcEcE<b<aIax(hNGa<b<g.Faa(f <}eE<b=emcl<b b.(e<hNGa<f <SGa<e<g.Faa(f <}Gbl a=f<i<bx5t(e<hNGb<e<g.Faa=fl<f 8za#Gbl<d b-=jdEcE<ceE<a<e<f<c<jx-(eGbmel<a<e<f<jx5|(e"Gdl<aIam=gcEcE<e<aIax(hNGa<e<g.Faa(f <}eE<e=dmcl<e b.(d<hNGa<f <SGa<d<g.Faa(f <}Gbl<i<ex5t(d<hNGd<d<g.Faa=fl<f TSeE<f 8zaSGd<d b.=kmdlcE<d b.(b<hNGa<b(e<g.Faa(f <}Gb<d c.(e<hNGa<f <SGa<e<g.Faa(f <}Gbl a=f<i<bx5t(e<hNGa<e<g.Faa=fmalal<e b.ol<kl6qgblU&a x-(j%acE<c"Ga<aFa&=l<a a?a&<aFa%=g<aIa;Ia[e=k<j!aRai<a m.=h<aIam=fcEcE<b<aIax(iNGa<b<f.Faa(e <}eE<b=dmcl<b b.(d<iNGa<e <SGa<d<f.Faa(e <}Gbl<h<bx5t(d<iNGb<d<f.Faa=el<e (#eE<c b-=i<g a<g 8na|z 4bA m+ ^X_a.=mdE<a<d<k<j i.x5}(d"Gc<aIam=ecEcEcEcEcE<d<aIax(fNGa<d<e.Faa(b <}eE<d=cmcl<d b.(c<fNGa<b <SGa<c<e.Faa(b <}Gbl<h<dx5t(c<fNGb<c<e.Faa=bl<l bA"Gb<b 4bA 8vaSGbcEcEcEcE<c b.(d<fNGa<d<e.Faa(b <}Gb<c c.(g<fNGa<b <SGa<e<g.Faa(b <}Gbl<h<dx5t(b<fNGb<b<e.Faa=bl<b 4bA 8Da#Gbl 8va=bmcl<a<d<m<ix5#(cGc<a b?a5emfl a=bl<a<c<b<ix5|(c"Gdl<aIam=fcEcEcE<c<aIax(gNGa<c<f.Faa(e <}eE<c=dmcl<c b.(d<gNGa<e <SGa<d<f.Faa(e <}Gbl<g<h<cx5t(d~eE a=emcl<d<f.Faa=el<e TSGacEcE<d b.(b<gNGa<b<f.Faa(e <}eE<b=dmcl<d c.(d<gNGa<e <SGa<d<f.Faa(e <}Gbl<h<bx5t(d<gNGe<d<f.Faa=el<e (#Gbmdll<aIa;<kJa[el<d b. a<e 3a#z=Gl<j x.%a<Gl6NjcgUb6a&a x-(k%acEcEcEcEcEcEcEcEcEcEcEcEcEcEcE<dFai(hnkcdaaaaefgbal<c 4bA (SGl<h gNGl<b b.=g<aIax(f<b U).=e<aIam<b.=i @=cdE3maaaaaaaaaaaaaaaa=lcE<f<b<c. y.|Ga<e x|Ga<c<i.3aay=ll<e x-=e<c x.=c<l3mDDDDDDDDDDDDDDDD3&<l3mcccccccccccccccc35z3m================35d35w3:(j"Gal<f<j5"(j<b.<c. b.(e}eE<i<j.<c.Fab (#Ghl<a<ex@(bGh a=cmGl<c <O 4bA 8DaSGkl<a<b<c<ex5|=cmll<c 4bA (#Gjmil<c 4bA (SGh<k i.<dFal<aIapFaF<a m.<b b.x[b<kIai b#eE<a<b (<ex5|=cmkl<a<b<dx5S=cmjl<c 4bA 8DaSGg<a<b b.<dFal<ex6b=cmil<c 4bA 8vaSGf a=c<a<b b.(f<dFal(g a<g 8na|z m+ ^X_a.<ex5#(e"Gh<aIam=gcEcE<f<aIax(hNGa<f<g.Faa(c <}Gb<b c.(b<hNGa<c <SGa<b<g.Faa(c <}Gbl<h<a m.<fx5t(b~eE<e=cmjl<b<g.Faa=cl<c 8zaSeE<e=cmil<dFaf(b d#eE<e=cmil<a j<b<d<exO=cmhl a<c<j.(i<e<g|<e<f}O(ez=c<b<i. c.=fmbl a=c<b bAGb a<b bV(f b-(b<g-<b<g|<b<aIax}O(ez=cl<h b<aIam<g.<ez<c<aIapFa*x8&b(b 4bA pSGb<f=cmel<a b?a5emdl<c"eE<a<f<dxF=cmdl<a<b a<d<fxO=cmcl<a g<dFad<dFae"<c 4bA 8?a#xPbeU af<a<b<c<ex5|l=cmbl<aIax(g<b U).=e<aIam=f a=cdE3maaaaaaaaaaaaaaaa=lcE<g<b<c. b.|Ga<e x|Ga<b<f.3aab=ll<e x-=e<c x.=c<f x.=f<l3mDDDDDDDDDDDDDDDD3&<l3mcccccccccccccccc35z3m================35d35w3:(h"GalcUcEcE<g<c<h5"<b.(e.(c o-(h}eE<e<f. o-Faa (#Gbl<a<hx@(cGb a=cmdl<c n-mbl<c bVl=c<c<b c.(bSGa<a<b<dxF=cl<k x.%a<cl6]ccfUb6a<aIax(h<b U).=e<aIam=ddE3maaaaaaaaaaaaaaaa=icE<h<b<f. b.|Ga<e x|Ga<b<d.3aab=il<e x-=e<f x.=f<d x.=d<i3mDDDDDDDDDDDDDDDD3&<i3mcccccccccccccccc35z3m================35d35w3:(g"GalcUcEcE<h<f<g5"<b.(e.(f o-(g}eE<d<e. o-Faa (#Gbl<a<gx@(dGb aol<f n-mbl<d bVl(d<b c.#eU<a<d<cxFf<dll6"ccfUb6a<aIax(h<b U).=e<aIam=ddE3maaaaaaaaaaaaaaaa=icE<h<b<f. b.|Ga<e x|Ga<b<d.3aab=il<e x-=e<f x.=f<d x.=d<i3mDDDDDDDDDDDDDDDD3&<i3mcccccccccccccccc35z3m================35d35w3:(g"GalcEcEcEcUcE<h<f<g5"<b.(e.(f o-(g}eE<d<e. o-Faa (#Gbl<a<gx@(d"Gd<d bAGc<d bVmbl<f n-l(d<b- cSGc<a<d<cxFol<a b?a5el aol<a h a<c<dxOl6]gcdUb6acEcEcEcEcEcEcEcEcEcE<c 4bA(e 8va-n=cggggggggggegggggggfgggggdggggggbalcE<e (-nmagggggggggghgl<aIax(f<b U).=d<aIam=e a=cdE3maaaaaaaaaaaaaaaa=hcE<f<b<c. b.|Ga<d x|Ga<b<e.3aab=hl<d x-=d<c x.=c<e x.=e<h3mDDDDDDDDDDDDDDDD3&<h3mcccccccccccccccc35z3m================35d35w3:(g"GalcE<f<g5"<b.(b<c.(c o-(d}eE<b<e. o-Faa (#Gbl<a<dx@ bVol<c n-ol<a<b b.<dx.ol<a<b b. a<dx5#ol<b 6a}Gf<b e.(d<aIax(e}Gf<aIam(f<b.Iaa 8"8%8]XgSGf a=c<d<e|eE<d<f.Faa=cl<c 4bA(e 5i#Gf<e 8<a#Gf<c K- 4bA k|Gf<c 5JA {a- 4bA v}Gemfl<b 5:}Ge<b f.(d<aIax(e}Ge<aIam(f<b.(cIaa 8H8f6"6zh)<cFae 8Ia)OGe a=c<d<e|eE<d<f.Faa=cl<c 4bA(e 5i#Ge<e 8<a#Ge<c K- 4bA k|Ge<c 5JA {a- 4bA v~Gemdl<b 6a}Gd<b e.(d<aIax(e}Gd<aIam(f<b.Iaa 8?8K6"8&gSGd a=c<d<e|eE<d<f.Faa=cl<c 4bA(e 5i#Gd<e 8<a#Gd<c K- 4bA k|Gd<c 5JA {a- 4bA v~Gdmcl a=d<c K- 4bA kNGbl<a<bx}=dl<dol<a<bx5p al8&ediUb6ac6d<b b.=k<a m.=l<aIax(i<b U).=h<aIam(j=gdE3maaaaaaaaaaaaaaaa=mcE<i<b<e. b.|Ga<h x|Ga<b<g.3aab=ml<h x-=h<e x.=e<g x.=g<m3mDDDDDDDDDDDDDDDD3&<m3mcccccccccccccccc35z3m================35d35w3:(f"GalcUcEcE<i<f5"<b.(h<e.(e o-(f}eE<g<h. o-Faa (#Gbl<a<fx@(hGb aol a=h<e n-mbl<aIax=i<aIam=j<h bVl=fcEcE<f<iNGa<f<j.Faa(e <}eE<f=gmcl<f b.(g<iNGa<e <SGa<g<j.Faa(e <}Gbl<i<l<fx5t(g~eE aol<g<j.Faa=elcE<e ?#eUcE<i<k|Ga<i<k- i|Ga<j<k.Haa=Gl<h bAGb<dHaa(n!b<G!U h<f<b- c-(e<e hNz dY6?Z!U6h6g<e6?6h!6u8}6J8N6t6~8;6z6=U6d!?PZ(G6g!a5;eE<a<b<f<cxoGcl<d<G<nLRaa<aIa;(dIa[e(c _aNeE<a b?a5e aol<d<c dY.(a<bJaa<a<fJae<d<dIa[e b.Ja[e<g b.f alol<a b?a5e al8mfchUb6a&a x-(e%acEcEcE<b<aIax(dNGa<a m.=idEcEcEcEcEcE<iIaa(f<b.Faa(c 8waSeE<c (#Gb<c_ a5sGe<c <|Gh a<b-=cdE3maaaaaaaaaaaaaaaa=jcE<b<d}Ga<c<d. x|Ga<b<f.3aaa=jl<c x-=c<b x.=b<j3mDDDDDDDDDDDDDDDD3&<j3mcccccccccccccccc35z3m================35d35w3:(g"Gal<g5"<c- x-=bmflcEcE<b b.(c<dNGa<c<f.Faa (-n5=daaaaaaaaaaaadaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaadaaaaadaaadaaaaaaadaaadadbal<a<c jx5v a=dmjl<e i.<a<b c.x8xb a=d<eIai bSGi<eIam(c [9dA [6!dSeU gf<b g.(f<aIax(gNGi<f<aIam(h.Faa 8waSGi<g<b h.(f~Gi<c 46~d}Gi<f<h.Faa 8#aSGi<e<a<b i.x8xb<eIaa bSGj<eIae [8}dA [6NdSGi ml<b.(b"Gi<aIax=dmcl<b bY c.<hO=dmhl<b c.=bl b=hmbl<i<bx8tb(ceE<b<c.=bmbl<a<bx~ a=dmel<b<d|Gall<aIar<b}eE<a<b mx5v a=dmcl<a<b lx5v a=dmbl<a o?ae<a<bJaa<a<b g.Jail<e x.%a<dlUbdU&a x-(e%a<e i.<a a<a 4bA o|z 4bA 5x+ Q^_a.(g<b<cx< b=fcE<eIai b#eE<g<d bY.*ag<eIam oAV bAGbl<e<a<b<c<dx=<eFaa=fl<e x.%a<f bAlpa a<e<a<b<c<dFae" axPbzl?bbUcU b<b<c hA 8la+.(dFa}Gaw<dIaaeE b<dFa5t b#Gbwl<a<b<cxYll8>ccjUb6d&a K-(e%acE<b<c hA 8la+.(bIaa bSGa<bFa5t cSGa<bIam"Ga [Z_a<aIam(g<bIae(h b.(d m+.<d<aIax(iNz(fIaa=d [Z_a<g<bIax(b m+.<b<iNzHaa=m<e<fIae(bJar<e<mRam<e<dJai<e<bJae<e<dJaa b<aIaa<aIai(b<aIae}(dz=j a<b<dz=k a=ddE<e p.<d.(l a<d<e.(fIae(b<fIaa(f-<b<f|<b<k}O(bzJae<l b<f<j.<bzJaa<d i.(d pSGal b=d<aIar<c<eIa<<eIa%<eIaI<eIaTxn"Ga [Z_a<g<h m+.<h<iNzFai iA dV=dl<e K.%a<dl8geboU&a x-(l%a<c(f e.=hcEcEcEcUcEcEcE<cIaa(m b-ncbcal<f i.mcl<fIai(b<aIa;(aIa0b}Gc<b<fIae(c|Gd<a Cb.<b<c-(bx5]<aIa0b=d<beE<aIa8lb(e<d.<c<e.<b2kaal<a<b<d.Ja0bmel [Z_a<aIam<fIae(c m+.(e<c<aIax(gNz=h [Z_a<e m.<c b.<gNz e.l b<aIaa<aIai(e<aIae}(gz=n a<e<gz=o<aIa< r.=x<bIae=j<bIaa=e<aIa;=iIaa=y<hIaa=gdEcE<e<g|Ga<iIa0b<j}Ga<b<yJaa<m cSGe<d<fIai(b hA(c 8la+.(eIam bSGe<a<fIae(f<eIax(e<b<d<aIarIam<c p+.Fas hA 8la+. %.x{b<a<f b.<e<bx6=bmel<e b.=q<iIaQb cY=k<iIa_b=hdEcE<k"eE<g=cmbl<k e-=k<hIaa=c<h e.=h<c<q|Gb<c<gNGbll<l i.<x<n<o<e<c<iIa8lb<iIa0b(e<j<ex8Jb<b<cJaa<b<iIa0b(jJae<c=emalalalal<l x.%al8wdbfU<eFai=fcEcEcEcEcEcEcEcEcE<cIai(g hA d-nfabdeiel<f b- f|Gb<f"Gemgl<f b- i|Gfmdl<cIae(h<cIaa(j- c#eE<a<b<d<exTol<aIapFa*=icU<g iA"eE<f b<j b.(c<aIaa.<h<h aS-(e<c|<e<aIae}O(fz a<e<c-<fz<i bAx8&bmbl<aIa;(e aJa5"<a<c<e 1a.xl<f<eIa:<eIa5"<i bAx8&bl(c 4bA p#Gf<a<c a<d<bxHol<fnkbdddddddcbdl<fGcl [Z_a<aIam<b m+.<b<aIaxNzIai(c gA eSGc<a<b<c eVx5"ol<a<b<eFalxI<b b.<g eVSGb<cIae U#Gb<eFaf(c d#Gb<a j<c<d<bxHmbl [Z_a<aIam<b m+.<b<aIaxNzIai(f gA e#eE<a<b<f eVx5"l<cIae U#Ga<a g<eFad<d<bxHll8wcbgU&a <-(d%a<d [Z_a<aIam<b m+.<b<aIaxNz(hHaaRax<d<hIai(iJap<c a<c 4bA 8na|z 4bA m+(e ^X_a.=f<eFa8bXE=ecEcE b<i hA(gY 8TbAGacEcEcE<g d#eE<e b-ngbeeeecel<e h#Gcmdl<dIar<dIax- c~Gcmdl<fFal=e<aIapFaF=gcU<i iA"eE<d<e<g bA<a<dIax b.x[b<dIaambl<d i.<e<g bA<a<hx5b<dIail b#GccE<dIar<dIax- c#eE<a<b<c<fxTmbl<a h a<c<bxHlmcl<a<fFal<bxWmbl<a<b<d x.<c<fxVl<d <.%al8~db]U&a K-(d%a [Z_a<aIam(m<c m+.<c<aIax(jNz(fIai=k<fIaa=G<dcUcE<b a<b 4bA o|z 4bA 5x+(eFa8}^E b#<fIae(n USA"eE<d aJapmbl<e Q^_a.=hcE<c b.(f<k eV(o|eE<hFa5n m+(eFa8cXE(g a<g 5q|z v+ 6F6(_a.=x<e ^X_a.=y<aIap=q a=edE [Z_a<m<f m+.(] m.<f b.<jNz(lIai=g<lIaa=rcE<x<a [Z_a<]<f<jNzx6eb"Ga a=e<g hA dSGa<qFaF=f<yFal=e<g iA"eE<d i.<e<f bA<a<r b.x[b<dIam=i<dIai=embl<d x.<e<f bA<a<lx5b<dIar=i<dIax=el<g eV(f<o|Gal<e bAGbl<d aJap<h*a5kmcl<d<iJa;<d bJap<h<i hA bY.*a(=ul al5oa(<d<u5oa<<d<kJaT<d<nJaI<d<GJa%<a<b<c<d %.<d p.x5:<d K.%al8tdcjUb6d&a x-(g%a x=h c=j<d b#eE a c<b a<b 4bA o|z 4bA 5x+Fa4^E<e hAV bA(dz=j q x<dz=hlcE<f"<b 4bA(d c#AGa<a<hx6jb"Ga<c<aIa;Iar(kNGa<c cY=e<b a<d o|z 4bA 5x+ Q^_a.=l<h q#=m<c=fdE<f<aIa;(dIarNGb<dIax<e.Iaa=icEcE<mGa<lFa5G"Ga<aIapFaF=G<g [Z_a<aIam<i m+.<i<aIaxNz(nHaa(oRaa<g<nIaiJai<gIae<o6*- 6edNGb<d aJa5"<a<g<d 1a.xl<b<dIa:<dIa5"<GxA"Gbl<a<h<j<b a<b 4bA o|z 4bA 5x+(d 8g^_a.<aIar j.<dFaQ^EzFaa d<b<ix5gl<e e.=e<k<f b.(fSGall<aIa;(fIar(b<c- b}eU<a<cx6Sb<aIa;(fIarf<bl<cNeE<f<cJarl<g x.%al6&ic]Ue6d&a <-(i%a<b a<b 4bA o|z 4bA 5x+ Q^_a.=j<aIa;Iar=y 44d=f<c b.(h<dIai eV(q|eE<e*ak<e*ai<j<aIapFaF bY.(]*ac U)OO=rdEcE<aFaT b#eE<aFaI bA"GblcUcEcEcE [Z_a<aIam(u<h m+.<h<aIax(sNz(gFai iA"eE<aIaa=m!a=vcE<aIae(f<gIaa(l b.(n|Ga<f<n- i|Ga<m<n.Haa=vl<aIai=t<jFa?(g<jFa5n(k. 8na}Gd<g<o~Gd<k m+<o m+.Fa8cXE(g a<g 5q|z(G v+(kFa8d6(E b.=g<kHa6F6(E=p!b<G6?Z(w!6q{6y8FM8N[6tI6g!a5;Gb<p<v5;Gd!a=pcE<f<l j.(G|Ga<f<G- i|Ga<m<G.Haa=pl<g i#Gc<k 6F6(_a.(kHai=z<w!8I8d8?6i8b[8S8Fs6g5weE<g x#eE<p<z5;Gfmel!a=wcE<f<l y.(l|Ga<f<l- i|Ga<l<m.Haa=wl<p<z5;Ge _b<g dY-(g 5]}Ge<kHax<w6h<g6?Z5wGdmel<p<z6h [b<g dY-6?Z!a5;Gdmcl<i i.<j<a<gx5c<iIai=f<iIammdl<p<v6h _a<g dY-6?Z!a5;Gbl b=f<ombl<i<tJa;<i<fJap<i<mJar<i<j<i r.<n<vxU<iIaa=f<iIael=gcEcE<f b#eE b<g oAY(f<]*agA"Gbl<aIa;(fIar(g<fIam#eE<f m.x5Fl<fIax<g cY.<hJaa<f<g b.Jar [Z_a<u<h b.(h m+.<h<sNzIai(f gA eSGb<a<h<f eVx5"mbl<f<xAeE<a<hx%l<g b.=o<f<xO=x<f<rA"eE<a<h b.(h<jFa5n<g.x5Nmbl<a<j<g<h<ex8Nb<h b.=hl [Z_a<aIam<h m+.<h<aIaxNzIai eV(h<q|Gbll<x U)=flcE<dIae(g U#Ga<j*an=h<eIaaeU<j<eIae hA bY.*aq<hOf<hl<fA(h 44dA"Ga<a<j<h<c<dx(l<y<aIa;Iar|eE<a<b<y<eIaa<eIae<g USx5Dl<i <.%al6kyc5aUe6d&a 6!b-(f%acE [Z_a<aIap(y<b m+.(g<b<aIa;(lNzIai hA eSGa<f [c5oaT<c a<c 4bA o|z 4bA 5x+(e*a8G^E<e*aB^EO=h<e 8G^_a.=q<e B^_a.=]<e Q^_a.=m<f T.=j a=edE<d<j.=n b=d<r<q<nFaa bY(n.*aa<n<].*aaO<h)O=r<e bA b=e"Gal<c 4bA(c bY<c o5| 5b+- 8b6r_a.=c<m*ax=e a=n 8Gb=ddE<c<d.*aa<nO=n<d 9b.(d 6=hSGalcE<n<e<rA(uO 44dA"eE a=ddE<f %.<d. aJaa<d i.(d [bSGalmbl a=ddE<f %.<d. aJaa<d i.(d [bSGal<b<lNGa<b b.(d<gIai(c eV a<c hA e#z(oNGa<aIar=s<aIax=j<aIam=i<mFa?(t<mFa5n(c. 0a|=p<c m+=v ^X_a=h a=edE<p<e<t|A=w<h<v.=zdE [Z_a<y<d m+.(c m.<d b.<lNzIaicEcEcEcE [Z_a<c<d<lNz(cFai iA"eE!a==cE<j<cIaa(x b.(k|Ga<j<k- i|Ga<i<k.Haa==l<w"Gd<zFaj(c a<c 5q|z(c v+(GFa8d6(E b.=g<GHa6F6(E=<!b<c6?Z((!6q{6y8FM8N[6tI6g!a5;Gc<<<=5;Gd!a=<cE<j<x j.(c|Ga<j<c- i|Ga<c<i.Haa=<l b=h<e=c<g i#Ge<G 6F6(_a.(GHai=&<(!8I8d8?6i8b[8S8Fs6g!a5;Gb<g x#eE<<<&5;Gemfl!a=(cE<j<x y.(c|Ga<j<c- i|Ga<c<i.Haa=(l<<<&5;Gd _b<g dY-(g 5]}Gd<e=c<GHax<(6h<g6?Z5wGemdl<f p.<m<a m.<cx5c<fIa;=c<fIap=hmdl<<<&6h [b<g dY-6?Z!a5;Gbmcl b=h<e=c<<<=6h _a<g dY-6?Z5wGbl<f<sJa6>b<f<jJa6Kb<f<iJa6Hb<f x.<m<f 6Hb.<k<=xU<fIar=c<fIax=hl eV=g<h bA"eE<g(d<o|Gbmdll<f %.<c oA dY.(e<dJae<e bJaa<c b.(e m+ ^X_a.=h<g(d<o|Gall<mFa5n=j<f 6>b.=h a=g a=cdEcE b<c oAY(i<uA"Ga<f %.<g.IaaGa<f [c5oa6>b<c<j.=l a=d a=edE<q<d<h.Faa(d bY(k.*aa<k<].*aaO<iA"eE<a<d c<l<bx8kbl b=d<e bA b=e"Gall<c b.=c<g i.(g [bSGal<b<aIa;(yNGa<b b.(e<aIap(u<b m+.Iai(b eV a<b hA e#z(oNGa<f 6>b.=s<j m+=t ^X_a=d a=l a=cdE<d<t.=p<aIar=v<aIax=g<aIam=i<aIap=w<aIa;=z<e=ddE [Z_a<d m+(b<u. m.<d b.(5b<yNzIaicEcEcEcE [Z_a<b<w.<d<zNz(bFai iA"eE!a==cE<g<bIaa(x b.(k|Ga<g<k- i|Ga<i<k.Haa==l<mFa?(b<j. 8na}Gd<b<c~Gd<pFaj(b a<b 5q|z(b v+(GFa8d6(E b.=e<GHa6F6(E=<!b<b6?Z((!6q{6y8FM8N[6tI6g!a5;Gc<<<=5;Gd!a=<cE<g<x j.(b|Ga<g<b- i|Ga<b<i.Haa=<l b=h<c=b<e i#Ge<G 6F6(_a.(GHai=&<(!8I8d8?6i8b[8S8Fs6g!a5;Gb<e x#eE<<<&5;Gemfl!a=(cE<g<x y.(b|Ga<g<b- i|Ga<b<i.Haa=(l<<<&5;Gd _b<e dY-(e 5]}Gd<c=b<GHax<(6h<e6?Z5wGemdl<f i.<m<a m.<bx5c<fIam=b<fIai=hmdl<<<&6h [b<e dY-6?Z!a5;Gbmcl b=h<c=b<<<=6h _a<e dY-6?Z5wGbl<f<vJa6>b<f<gJa6Kb<f<iJa6Hb<f<m<f 6Hb.<k<=xU<fIae=b<fIaa=hl eV=ecE<h b#eE b<b oAY(i<r<l U)AAeE<f [c5oa6>b<b<j.=k a=h a=cdE a=gcE<q<h<s.Faa(h bY.*aa<iA"eE b=g<]<h bY.*aa<iA"Gbl<a<h<g<k<dx8kbl b=h<c b=c"Gall<i<nA"Gb<b xNGb<f %.<b dY.(cIaa bSGb<cIae<dSGb<a<5b<b<j.x5 mbl<o<e(d}Gbmdll<i<lO=l<b b.(c m+ ^X_a.=d<e<o|Gall<f 6!b.%al6%]czUe6d&a K-(l%acE<d"Ga<aIar=p<aIam=m<aIax=h<aIapFaF=e<l!aRap<a m.=n<c a<c 4bA o|z 4bA 5x+ Q^_a.(j<e bY.*ac=i<a*a<=o<aIa;Ia[e=qcEcE<b<hNGa<b<m.Faa(g <}eE<b=fmcl<b b.(f<hNGa<g <SGa<f<m.Faa(g <}Gbl<h<n<bx5t(f~eE a=imcl<f<m.Faa=gl<g (SeU af<d b-=x<o<i U)A=v<j (.=u<j<e bY.=s<jFa5n(t m+ ^X_a.=w<jFa?(z<t. 8na}=;<h=b<m=d a=ocEdE<f b.=gc6d!a<f<hNGaw!a<h<g- i|Gaw<g<m.Haal==cUcE<;Ga<o<zNGa<w<o m+.Faj(e a<e 5q|z(k v+(iFa8d6(E b.=e<iHa6F6(E=5ccE!b<k6?Z(<!6q{6y8FM8N[6tI6g5weE<5c<=5;Gc!a=5ccE<h<f j.(k|Ga<h<k- i|Ga<k<m.Haa=5cl<e i#Gb<i 6F6(_a.(kHai=(<<!8I8d8?6i8b[8S8Fs6g5weE<e x#eE<5c<(5;Gemdl!a=<cE<h<f y.(i|Ga<h<i- i|Ga<i<m.Haa=<l<5c<(5;Gd _b<e dY-(e 5]}Gd<kHax<<6h<e6?Z5wGcmdl<5c<(6h [b<e dY-6?Z!a5;Gcmbl<5c<=6h _a<e dY-6?Z!a5;Gbl b=e<ombl<l<pJaT<l<hJaI<l<mJa%<l x.<j<l %.<g<=xU<lIax=e<lIarl=kcEcEcEcUcEcEcEcEcEcEcEcEcEcEcEcE<e b#eE b<k oA(5aY(y<s*agA"Gbl a=i<a<f<q<l p.x5}(f"G]<aIam=e<f<aIax(gNGc<e<f.Faa(b <~Gb<f=dmdlcE<h<f<k<t.(e a<e 4bA 8na|z 4bA m+(5bFa8cXE(e a<e 5q|z v+Fa8d6(E.(f c.(e}eE<e<m.Faa ?#Gbl<a b?a5e a=im]l a=i<y<r<vOAGqcEcE<f d.(g<bNGa<d<g.Faa(f <}eE<g=emcl<g b.(e<bNGa<f <SGa<d<e.Faa(f <}Gbl a=f<n<gx5t(e<bNGa<d<e.Faa=fl<k b.=o<y<rO=r<s*ak<yA=bcE<G b#eE<bGg<u<] hA bY.*aa<yA"Gb b=G<a<e<f<xx5|(eGh amGl<bGflcEcEcE<5b ^X_a.(bFai b-nhaggggbcgl<f 4bA (SGf<a<e<bx+(eGhmil<f 4bA (SGe<l i.<bFal(d<aIapFaF(f<n<e b.x[b<lIai b#eE<lIam=b<G b<kz=GcU a<d fNGaw a<b<d k+ 8"6=_a.(d<f.Fai(f a<f j|(fzNGaw<d b<fz<b.Faa(d a<d 5q|z v+Fa8d6(El<e. c.(e"Gi<]<b<kz=]mhl<a<e<bx5S(eGgmhl<f 4bA 8DaSGd<a<e b.<bFal<xx6b(eGfmgl<f b.(d<gNGa<b <SGa<d<e.Faa(b <}Gbl a=b<n<fx5t(d<gNGa<d<e.Faa=bl<a<d<b<xx5|(eGcmol<a<e<f<b<xx-(eGbmcl<aFa5d"GG<a<e<f<xx5|(e"Gbl<aIam=d<e<aIax(bNGc<d<e.Faa(g <~Gb<e=fmdl<G"Gd amel<e b.(f<bNGa<g <SGa<d<f.Faa(g <}Gbl<b<n<ex5t(f~eE a=gmil<d<f.Faa=gl<g TSGg<f b.(e<bNGd<d<e.Faa(g <~Gc<e=fmel<j*a5k<5aVl=b<a<b<aFa5eO bA?a5emgl<f c.(f<bNGa<g <SGa<d<f.Faa(g <}Gbl<b<n<ex5t(f~Ge<d<f.Faa=gl<g (#GalmclcE<a*a<(o"eE<aIa;=mmblcE<G bA"Ga<r<u<] hA bY.*aaA"Gamdl<aIa;(mIa[e(e<q#Ga<e<q|<e _a}O(hGacE<G b#eE<jFa5o<] hAV bAGbl<aFa( d b<aFa5dz|Gb<jFa5G bSGd e<m<q dY(i.<hz=h<e dY<i-=e b<d<b<aIar(d|(bz=n a<d<bz=x<aIap=kdE<e"Gc<hIaa=b<hIae=d a=i<e i-=e<h i.=h<c b<n<b b.(b.<d b-(d<b|<d<x}O(yz a<d<b-<yz<kFaFxA"Galmdl<aFa(Gc b=Gl<m<qJa[e<] hAl=b<g 3aSeE a=imblcU<aFa5d"eE<j*an(c<G bA"Gbw<j<b bY.*aq<cOmbl<j*an=c<j*ax<G bAeU<j<b bY.*aq<cOf<cl<oAOl<j<aIapFaF bY.(b*ag<rO<b*akO U)A(c 44dAeE a=icU<jFa?(b m+ a<b<jFa5n(e. 0a|(bz(deE<e m+ ^X_a. b<bz e.=b<c 44dA=h a=cdEcE<bFaa(e d#Ga<h<c oAV bA"Ga<a i<e<e" axPb"Ga bmdl<b m.=b<c b.=c<d m-(dGall alGbl<f b.=il<l K.%a<il8RecmUd6d&a x-(g%acE<bIarIam<c 4bA(e o@ bY.*a8Gb(h"Ga<c a<e o|z 4bA 5x+(cFa8:^E(G<cFa3^E(l. 8na}Ga [Z_a<bIam<d m+.<d<bIaxNz=j<l m+ ^X_a.=n<bIae=c<bIaa=kdE<G<h5"(m~Gb<jIaa=f<jIae=d<g<jIai(eJam<g<dJai<g<fJae<n<m m+.Faj(d a<d 5q|z(i v+ 6F6(_a.=dcEcEcEcE<e iA"eE!a=xcE<c<f b.(e|Ga<c<e- i|Ga<e<k.Haa=xl<dFap b.=e<dHaa=y!b<i6?Z(q!6q{6y8FM8N[6tI6g!a5;Gb<x<y5;Ge!a=xcE<c<f j.(i|Ga<c<i- i|Ga<i<k.Haa=xl<e i#Gd<dHai=y<q!8I8d8?6i8b[8S8Fs6g!a5;Gc<e x#eE<x<y5;Gfmel!a=qcE<c<f y.(f|Ga<c<f- i|Ga<f<k.Haa=ql<x<y5;Ge _b<e dY-(f 5]}Ge<dHax<q6h<f6?Z!a5;Gemdl<d<b<g e.x6eb"Gdmcl<x<y6h _a<e dY-6?Z5wGbmcl<x<y6h [b<e dY-6?Z!a5;Gbl<l<m.=f b=omcl<h b-<hA(h 44dAGall<a<f?ab<a<o?aa<g x.%al6~fciUe6d&a x-(h%acEcE<dFam"eE<h [Z_a<cIam<dIae(d m+.<d<cIaxNz(dHaaRaa<h<dIai(dJai<d iA"eE<cIaa=ecE<cIae(d<hIaa(f b.(g|Ga<d<g- i|Ga<e<g.Haa=nl<d<f y.(g|<d<g- i|O=i<d<f j.(f|<d<f- i|O=j<e<g.=k<e<f.=l [[[[e=f 8 )=ddE<d 8lX_a.Faa(g b.=e<d ^X_a.Haa=mcEcE<g hNeE<m<n5;Gc!a=m<j"eE<lHaa=ml<e i#Gb<d 8bX_a.Haa=G<g oNeE<e x#eE<m<G5;Gemdl!a=o<i"eE<kHaa=ol<m<G5;Gd _b<e dY-(e 5]}Gd<d QX_a.Haa<o6h<e6?Z5wGcmdl<m<G6h [b<e dY-6?Z!a5;Gcmbl<m<n6h _a<e dY-6?Z!a5;Gbl<b bx <b<bIai(d b.Jai<bIae<d cY.<fJaamel<f b.=f<d v.(dGall<bIar=d<c<h<b m.xl b<d<bIax.<bIar(c<d|z<c<d-(e a<c<eNzx6gb=c<b bx <b<bIai(e b.Jai<bIae<e cY.<c [[[[WOJaa<d<bIax. a<bIar(c<dNz=b<c<d-=dmcl<dIai=d<b bx <b<bIai(c b.Jai<bIae<c cY.<dJaal a=bl<a<dJae<a<bJaa<h x.%al6:dchUd6dcE<bFa?(h a<h<bFa5n(g. 0a|(iz(b"Ga<b m+=h<cIae(b<d x.(f|<b<f- i|O=j<b<d i.(d|<b<d- i|O=k<g m+ ^X_a. b<iz j.=b<cIaa(c<f.=i<c<d.=l a=cdE<bFaa(d a<d 5q|z(f v+(gFa8d6(E b.=d<gHa6F6(E=mcE!b<f6?Z(G!6q{6y8FM8N[6tI6g5weE<e<m5;Gb!a=m<k"eE<lHaa=ml b=f<d i#Gd<g 6F6(_a.(gHai=ncE<G!8I8d8?6i8b[8S8Fs6g5weE<d xSGb<m<n5;Gdmfl<m<n6h [b<d dY-6?Z5wGemcl!a=G<j"eE<iHaa=Gl<m<n5;Gb _b<d dY-(d 5]}Gb<gHax<G6h<d6?Z!a5;Gbmdl<e<m6h _a<d dY-6?Z!a5;Ga b=fmcl<b m.=b<c b.=c<h m-(hGal a=fl<a<cJae<a<fJaal8udcgUe6dcE<dIae(f<e|Ga<f<e- i|Ga<dIaa<e.Haa=nlcE<b 4bA(g e~eE a=b<c<g k+ 8"6=_a.(g.Fai(c a<c j|(cz(h"Gb<g b<cz=g<f<e x.(b|<f<b- i|O=i<f<e i.(c|<f<c- i|O=f<b<dIaa(d.=j<c<d.=k a=edE<e<g.Faa(b a<b 5q|z(b v+(dFa8d6(E b.=c<dHa6F6(E=lcE!b<b6?Z(m!6q{6y8FM8N[6tI6g5weE<l<n5;Gb!a=l<f"eE<kHaa=ll b=b<c i#Ge<d 6F6(_a.(dHai=GcE<m!8I8d8?6i8b[8S8Fs6g5weE<c xSGb<l<G5;Gdmgl<l<G6h [b<c dY-6?Z5wGfmcl!a=m<i"eE<jHaa=ml<l<G5;Gb _b<c dY-(c 5]}Gb<dHax<m6h<c6?Z!a5;Gbmel<l<n6h _a<c dY-6?Z!a5;Ga b=bmdl<h<e b.(eSGall a=bl<a<eJae<a<bJaal8kccd6deUcEcU<cFai iA"eE<bIaa=hcE<bIae(b<cIaa(g b.(c|Ga<b<c- i|Ga<c<h.Haa=dl<aFap(i b.=c<aHaa=e<i hNeE a<d<e5;Gcw!a=dcE<b<g j.(j|Ga<b<j- i|Ga<h<j.Haa=dl b<c i#Gcw<aHai=e<i o|Gd<c x#eE<d<e5zolcE<b<g y.(g|Ga<b<g- i|Ga<g<h.Haa=fl a<d<e5;Gcw _b<c dY-(b _a|<aHax<f6h<b6?Z5wAol<d<e6h _a<c dY-6?Z5wol<b<c<a b<aFap(a v|(bz<a a<bzxmlol<d<e6h [b<c dY-6?Z5wl6;cbeU b=dcE<b<c}Ga<c<aIar(fIaT}Ga<fIaI<b.=d<c<b-=elcU<aIa;Fax h|eE {6q_a=a fmbl<eeU<d a<d<e b-(b.Faa 5]#zf al=a<b<e<az=e<a<d<az=d _6q_a=a bl=f<e"eE bol<d<e.=g a=c a=bdE<b<c<d.Faa T#.=b<e<c b.(cSGalcEcE<b b}GadE<d(b b.=d<bFaa=e<a=c<f=bdE<e<cFaaSeE<c b.=c<b b-(bGbmdll b=c<d<gSGalmbl a=cl<cl8ebbfU<a<b 9444hA(e.=f<b oA(ceE<f=bdE<d<bFaa(g 8Eb}.<g_ 8eU5t.=d<b b.=b<c b-(cGall<eeEdE x=c<a3aaa3mnnnnnnnnnnnnnnnn35d3:eE a=c a=bdE<c<a<b.Faa(e 8Eb}.<e_ 8eU5t.=c<b b.(b xSGall<c<d.=d<a x.(a<fSGall<dl5rbdUcE<c"GadE<aFaa(d<bFaa(e#eE<a b.=a<b b.=b<c b-(cGbmcll<d<e-=fl<fl5!bcU<a<aIai(c<b|eU<a<b<c-(cx5]<aIae(d<aIai(b.=a<c cNeU<c b-(ceE<a a<c2lal<d<b<c.(b.f<al a?aa<b b.f<blJail6rbbdU<bFaf=e<bFae=f&a x-(d<bIaaJam<d<e bY cA<f [c a<czOOJaicE<aIai(c e|Ga<aIae m.=b c<c d-(a<a cNz=c<d i.=adE<b"Gb<b<aIaaJaa<b e.=b<a e.=a<c b-(cGalllDbdU<bFau=e<b<bFa](f<aIap.Fau(g e#eU<f<aIarFal<e pY [[e a<dzO [c a<czOOx8Sb 4bAf<gl?ar<a<bxMbl5}bcU<aIap=f<aFa5d=gcE<b 5bA iSGa<fFa*"Ga aolcE<c 4bA(c bSGa<fFa5i"Ga aol<b<c pY [[e a<ezO [c a<dzO<gOx8Sb 4bA<aFa(~l5>bbU<aIap<b 4bA.Fau(c e#eE<b<aIarFal [[[xOx8Sb 4bA=cl b=bcEcEcE<c b-ndaabcl<aFaT b) bAol a=bl<b bAl6mbbdU<bIaa=ccEcEcE<bIae(bnccbal<cFaa KSGa a=bmblcEdE<cFaa(e K|Gb<e 5n}Gb<d [8f8u*}Gb<c b.=c<d k+<e K- 4bA.=d<b b-(bGal b=bmbl a=bl<a<dJae<a<bJaal6ybbeU i=gcE<c c|Ga<c<c aS-=d<b x.=ecEdE<e x-Haa<eHaa5&Gb<e x.=e<d<f b.(fSGal a=dmbl<c<f~eE a=dmbl<f U)<c.=d<f b.=c<e=gl<a<dJam<a<gJai<a<cJae<a<bJaal5*beU<c<e|eU af<c<e-=g a=cdEcE<c b.=f<b<c.<d<exLb(h"Ga<c<gS<f=cGbll<f b-=f<h"l=b<a<fJae<a<bJaal6JbbhU<bIam=e<bIax(f<c}eE<e<c m+.Iai(d eV a<d hA e#z=dl<c b.=ccUdE a<c<dNGbw<c<f|=g [Z_a<e<c m+.(h m.<c b.(i<fNzIai(j eV=c L6%_a<b<h [Z_a<gzx6eb"Gal<j gA c#l=b<a<iJae<a<bJaalPbbdU [Z_a<bIam(f<c m+.(d<c<bIax(eNzIai hA e#eE<a<c<e|eU<dIai(d eV a<d hA e#zf alJap<a<eJax<a<fJam<a<bIaiJai<a<bHaaRaa<a<c b.Jarol<a aJaal1bbgU&a x-=d<bIam=fcU<bIax(g<c~eE<d<bIaiJai<d<bHaaRaa ambl<d<bHaaRaa<d<bIaiJai<f<c m+.Iai(e eV(h a<e hA(e f#z=i<h a<e e#zl=e<a<dIaiJai<a<dHaaRaa<a<eJap<a<gJax<a<fJam<a<iJa5m<a<gJaT<a<fJaI<a<c b.(cJar<a<bHaaRa;<a<bIaiJa%<a<cJaKl6]dbgU&a <-(g%a<b aJai<bIaa"eE<bx5Rl<bIae 8Da?aa<b bJai<b<dx5]<bIai=ecE<d"(fGa<fGa<bIae<e.<c<d2kaal<b<d<e.(cJai<bIaa<c#eE<bx5Rl<bIae<c. 3a?aa<b<c b.(dJai<b<c =.(ex6hb<bIae=f<bIai=h<g<dJa;<g a<e<e<h}(ez(hJap<g b<f<ez(iJar<g<b m.<g r. a<d Ux6 bcEcEcE [Z_a<bIax(e p.<bIar(f c~z(jIai<e [Z_a<fzIai) o}Ga<bFa% qSGa [Z_a<e m.<f b~z(bIaa bSGa<bIai hA gSGa<jIae<c#Gbl<a aJaambl<a<fJax<a<eJam<a<dJai<a<hJae<a<iJaal<g <.%al8TcccUb6d&a 0a-(g%a<g >.(h<b<c<dx6xbcE<gIa>eE<g<gIaE(dJa<<g<gHa>(iRap<gIa5u=b<gIa5s=c<g<dJaE<g<iRa><g<cJa5s<g<bJa5u<g x.<h c<e<fx5JcEcEcE<gIax bAeE [Z_a<b<gIar(d m+.<c<d~zIai hA dSGb<g<gIa<JaK<g<gHapRaImcl<a aJaamel<g<gIa<JaE<g<gHapRa><g<cJa5s<g<bJa5u<g i.<g >. c<e<fx5K<g<gHapRaI<g<gIa<JaK<gIai bSGbl<a<gIaKJai<a<gHaIRaa<a<dJar<a<cJax<a<bJammcl<a aJaambl<a aJaal<g 0a.%al8phclUb6d&a 0a-(g%a<b ;.=k<d a<d k|z(i m+(h 8l6S_a.=m<hFa8r6SE=GcU [B6|8?b<eIai(h<h [B6|8?bNz(n<cIai(hN<i h- dNA"eE<bIaa 6e[xNeE<bx5y<b![[[[_aRaal<b q?ap<b aJai qmbl<g i.<b<c a<h<eIamx6 b<bIai=j<bFapl=i<bIar=o<bIax=x<bIam=l<b aJaK<b aJa%<g a?aJ<g<f?a5m<g b?aK<g!eRaI<g<kJa%<g<eJa<<g<mJa;<g<jJap<g<i qS?a5G<g<cHaaRai<g<cIaiJax<g<bIae(cJarcEcEcEcE<h<n~eE<G b-nccdbl<g 6mZ[xJa5t<g g?a5s<g3maaaaaaaaaaaaaaaa3la><g i.<g >.xMbmdl<g i. a<dx5NmclcEcUcEcE<c [Z_a<jz(cIai(h gA e#eE<cIae=j<g >.<g i.<eIaa<eIaex6zb a=c<gFa>(e b-ndceebl<g i. a kx5Nmfl<gIa5xmbl<gIa5x b.l=c<g i.(k a<cx5"<k<c<dxI [Z_a<gIar<c m+.<c<gIapNzIai eV=cl<g i.(d<c<h eVx5"<j U#Gb<g<gHa>(yRaI<e dSGb&a <-(c%a<c 6j6>[xJaw<c j?ap<c<y!<P6*(eJax<c [Z_a<dIam<e m+.<e<dIaxNz(eIaa(hJar<c<eIaeJam<c<hJai<c<y!iP6*(e?av<e 4bA c#eE<c b?a;l<dIapFa5h(e eSeE<c<e?a;l<d<c i.xMb<c <.%ambl<g i.x8Kbl<i qSeE<g f?a5s<g<oJaE<g<lJa5u<g<xJa5x<g<lJa><g<i?a|<g a?a5p<g![[[[<<i G- a<i G}z6?!dZ(yP5xa~<g![6fLP_a<yP5xa}<g!Z6m6p6!_b<yP5xa5t<g i.<g >.xMbl<a<gIaKJai<a<gHaIRaa<f"eE<b<bIa%"?a6mfl<g 0a.%al6GfchUb6d 0M_a=h&a 0a-(g%a 0M_aIaa 6e[xNeE 0M_ax5y 0M_a![[[[_aRaal 8FM_a q?aa 8sM_a aJaacE<cIai(i [B6|8?b<fIaa(j<j [B6|8?bNz~eEcE<b 4bA g}eE<g m. 0M_a<cx6!bmbl<g m. 0M_a<c a<i<fIaex6 bl 8FM_aFaa qSeE<a aJai<a![[[[_aRaamcl<cIaa=i<cHae=G 8qM_aIaa=j 8sM_aIaa=k<g aJaK<g<kJaI<g<jJa%<g<GRa;<g<iJap<g aJar<g![[[[_aRam<g<fIaiJaT<b 4bA(b m+ 8l6S_a.Fai m+Fa8eXE=fcEcEcE<b d-ndababl<g<kJa5p<g<jJa5s<g<GRaE<g<iJa5x<g 5m.<g 5x.<d<ex6zbcEcEcE<gFa5m b-ndbccal b=l<gIa>=dmbl b=l<gIa> b.=dl<d b.=e<j<d m+.=m a=bdE<b a<c<h}z"eE<l"Gd a=l a=c<d<k|eE<mIai(b eV a<b hA f#z=cl<i"Gd<i=b<e(h<cNGdl [Z_a<j<h m+.<h<kNzIai<g m.<h<fx6a eV=hmalal<g m. a<fx6al<a<gIarJai<a<gHamRaambl<a aJai<a![[[[_aRaal<g 0a.%al8*eciUb6d&a K-(e%a c=fcE<aIai(l [B6|8?b<cIai(h<h [B6|8?bNz}Ga<cIam(h _a}Ga<b a<b k|z(g h- d|Ga<cFar bAGa a=f 6NB_a aJaa<e<aHaa(mRar<e q?am<e<g m+ 8l6S_a.(gFal?aF<e<cJa<<e a?a5i<e a?a5h<e 6N8h_aJa%<e<aIaiJa;<e<d?a5g<e U a<d 4bAz5oaI<gFai=g<e r.=j<m6*=icEcE<eIap(k"Ga<iFaa(a <}Gb b=f<k b#Ga<a <SGa<iFab(a <}Gbl a=a<j ax5t(f<kNGa<f<i.Faa=alcEcEcEcUcEcE<b d-ndbabal<e i.<f<a<g m+ ^X_a.<hx-mblcE<a 4bA(a 8vaSeE<a 8Da#Gbmdl<e i.<f b.<g m+ ^X_a.<hx5#mbl<d 4bAGb<cIaaGb<e<g?aT<e b?a5h<e i.<f b.<hx.l(b"GbcEcE<b<eIap(cNGa<eIar(d<b.Faa(f <}eE<b=amcl<c<b b.(a~Ga<f <SGa<a<d.Faa <}Gbl<j<bx5t=al<a<l#(fGd<eFa5i bA"Gdmcl<e b?a5il a=f<eFa5i"Gbl c=fl<e K.%a<fl6qhbxU&a K-(e%a<aIa%=d<aIa<=g<c=j<b=fcUdE a=m b=G a=acU<g<d"GawcEdE<a<g.(iFaa *#Gb<d<a b.(aSGal<d(m=a<gmbl<a U)<d.=m a=G<i b.l=n a<oGbwcU<j"eE a=j b=x b=o a=d<fmbl a=dcEdE<d<f.(iFaa *#Gb b=o<j<d b.(dSGal b=x<j=d<fmbl a=o<d U)<j.(c=j<i b.(bl=icEcEcEcE<aeE<gFaa 8Da#Gbl<a<d#Gb amfl<e i.(k<f<d a<dx8ob<k b<eIam<eIai(a [[[[W#(dz(g a<eIax<dzx8sb a<a<dz=ycEcE<eIaiGa<eIax(h"Ga<eIam=a<e b5oaT<e<hJaI<e aJa%<e b?a<<e 5oJa;<e<hJap<e aJar<e<hJax<e<aJam<e 5oJai<e<kx5E<eIaa(f b<fz=dcEcEcE<eIae a<fz b-ncabcl<dFaa 5iSGbmcl<d*aa 6E8wa#Gbl<a<h.=fdE a=l<a<f#GccU<aTaa(h a5veE<h 4bA=d<a b.mbl<aFab 5]A=d<h 5cA=k<h 5J~eE<k gY<dO=d<a c.mbl<aFac 5]A<d gYO=d<h @|eE<d<k mYO=d<a d.mbl<k qY [[9aA<aFad 5]A<d gYOO(d [[Qa#Gd<a e.l=a b=lcEcE<d 5d-nlebbbbbbbbbeal<d 8wa#Gcl<d <|Gb<d 4a- <}Gall b=ll<y"Gb<g<yx7b<m=d<n=g<i=f<l<GO"Gdmcl<f<g<axLb=a<m=d<n=g<i=f<G<a aS(lO"Gcmbl<m=d<n=g<i=f<l<GO"Gbll a<lGaw a=a<xeU afcE<c"GadE<a<b.Faa *#Gb<c<a b.(aSGall<bl"l<e K.%al0ebhU&a x-(g%acE<aIa6pb h- c~eE b<aIaW<aIa[b(b<aIa6b}(dz=f a=a a<b<dz(eeE<fFaa 5]#=al<c a<c 4bA 5q|z 4bA v+ 6F6(_a.=hdEcE<a<eNGadE<a<f.Faa 5eSGb<e<a b.(aSGal a=cmdl a=c<e<a(b|Gc<a<e#Gc<e<a-=c<a<f.=i a=acEdE<a<i.Faa 5e#Gb<c<a b.(aSGal<c=al<g e.<f<e<bcUcE<aeE a=ddE<d<i.Faa 5y#Gc<a<d b.(dSGall<a<b.(ambl<a<b.=a<b<d.lx8ob<gIae(b [[[[W#Ga<gIai=ccE<gIam(d<hFap#eE<h<c<dxLb=d<b"Gb<c<bx7b<dGc b=cmel<b"Gb<c<bx7bmbl<dGal b=cmbl<aIaLb=e<aIaPb(f<b}eE<e<b m+.Iai(d eV a<d hA e#z=dl<a 8}a.=h<b b.=a<c a<c 4bA 5q|z 4bA v+ 6F6(_a.=bdE<a<d|=c<a<dNGb<a<f|=i [Z_a<e<a m+.(j m.<a b.<fNzIai eV=a<b<h<j [Z_a<izx6eb"Gall<g x.%a<clChbGU&a <-(g%acEcE<a<c 4bA.FaH(i e#eE b=i<bIaa b#Gb<c<d pYx8Sb 4bA=il<i d#Gbl<c 4bA j~eE<aFa5r bAGbl<d 4bA b#eE<aFa!Gbl<a<aFax<i aSA?ax<aIam(h<aIa%|eE<a<h b.Jam G i g<bIaa(l b#z<c 4bA r#z=m<aIai=h<eFaj=G<eFai=j<eFah=n<eFag=o<eFaf=x<eFae=y<eIaa=q<fFaa(k=e 4b=acEcUcEcEcE<k b-ndabcel<fFabmcl<fFab=e 8:b=amcl 3bl=a a=el<g aJa;<g<n?az<g<o?aw<g<x?av<g<y?ap<g<e?at<g<a?as<g<G?ar<g<m?a]<g<d?aq<g<i?ay<g<c?ax<g U<j<j 8;a#z?au<h<g x. xxv<h bx <h<hIai(a b.(cJai<hIae<a cY.<qJaa<h cx <h<hIai(d c.(aJai<hIae(i<d cY.!aRaacEcEcE<l b-ncabcl<bIai=a<bIae=b<h bx <h<hIai(d b.Jai<hIae<d cY. 8b[[[eJaa<h<b<axp<hIae=i<hIai=ambl<h bx <h<hIai(b b.(aJai<hIae(i<b cY. 8c[[[eJaal<g aJax<g<a<c-(b c-JarcE<a<c~Ga<i<c cY.=a b c<b c|z=i<g x.=cdE<a"Gb<a<cIaaJaa<a e.=a<c e.=c<i b-(iGall<k dSGb<fIae=d<gcU<fIai(i"eE a=i b=b ambl a=c a=acEdE<c<a<d.Taa 8eU5t.(c I}Gb b=b<i<a b.(aSGal ambl a<a<a<i}(az=i b<d<az=d 6*6y_a=b dlJa;<g<bJap<g<iJar<g<dJax<g e.<g x. cx6~b<h<gIai(a<gIamxt<gIae(b"Gb<a<bx7bmbl<a b?ayl<g <.%al8pycmUb6d&a K-(h%a<cFaa(o=i 4b=jcEcUcEcEcE<o b-ndabcel<cFabmcl<cFab=i 8:b=jmcl 3bl=j a=il<bFai=g<b*a5l=k<bFa5G=G<bFa5k=l<bFaj=m<bIae=n<bFa;=x<h a5oa5e<h<x cS?a5d<h<d?a%<h<nJa<<h<i?a5c<h<j?a5b<h<m?a;<h<l?az<h<G?aw<h<k5oap<h U<g<g 8;a#z?a5a<a<h p. xxv<bIaa=b<a bx <a<aIai(d b.(GJai<aIae<d cY.<bJaa<a cx <aIae<aIai(b cY.!aRaa<a<b c.JaicEcEcEcE<fFay(j"<fFax(l j#A(m"eE<eIaEIarFak cSGbl<eIaI(beE<b b-=i<eIa%<b cY. e-=b<eIaT=gdE<g<bIaa-=g<b e-=b<i b-(i USGal<e<gJaT<e aJaIl a=b a=d<eFa5uGbmdl<h p.<e<fIaix8mb<eIaI(b<hIap(g<b<g|z=d<b<g}eE<eIa%<b cY. e-=g<eIaT=idE<i<gIaa-=i<g e-=g<b b-(b<d}Gal<e<iJaT<e<dJaI<d=bl<eFa5u bSGc<dGbl<eFa"=d<a bx <a<aIai(g b.Jai<aIae<g cY.<d [[[[eOJaa a=dmbl<d b.=dlcE<eIaE(kIarFak c#eEcEcEcE<l b-nGeeaabeeeeeeaacl<h aJa<<h![[[[xRap<k<f<h p.xg<e <.<hIa;(b<hIa<(fx5<<a<b<fxp<hIap(f"Gd<b<fx7bmdlcU<kIai(j<kIae}eE<fIaa=i a=j b=f ambl<fIaa=i<kIaa=f<j"eE a=j ambl<fFaa 5]#l=bdEcE<b<jNGadE<b<f.Faa 5eSGb<j<b b.(bSGalmel<j<b(k|Gd<b<j#Gd<j<b-=g<b<f.=l a=bcEdE<b<l.Faa 5e#Gb<g<b b.(bSGal<g=blcUcE<beE a=gdE<g<l.Faa 5y#Gc<b<g b.(gSGall<b<k.(bmbl<b<k.=b<g<k.l=g<b<i|Ga<g<iNGal<h p.<f<j<k<gx8ob<hIap(b [[[[W#Gc<e <.<hHa;(q6*(f<q!<P6*(gx5<<a<f<gxp<b"Gc<f<bx7bmcl<e <. m a<b _aNzxs<a bx <a<aIai(b b.Jai<aIae<b cY.<j a<j 8na|z 4bA m+Fa8cXE [[[[eOJaamblcE<m"eE<e <.=f<eIae(g<eIai eY.=idEcE<b"eE<g<iSGbmel<b<i<g- eVNGd<g<b eY.=gl<h<eIaE(b3aaa3lap<h<bIaxJaI<h<a<h p.<gx6d<g x.=g<hIaa(beE<f<b<hIaex5<f<f m a<eIaI _aNzxsl a=bmalal a=j a=i b=g<kIap(fIaa(beE<fIae=i<b=gl<e <.=n a=bdEcEcE<b bA"eE<j bAGf<i"Gf<i c-=l a=bdE<b<g.(mFaa *#Gc<l b-=l<i<b b.(bSGalmfl<j bAGe<i"eE b=j a=b<g=f a=imcl a=bcUcEdE<b<g.(fFaa(j *#Gb<i<b b.(bSGal<i=b<gmbl<b U)<i.=i<f b.l<g"Ge<j *S=j<g=f=gmbl b=j<m b.=f<b<i b-#eE a=b<f=g a=imbl<b U)<i.=k<b<i- b.=g a=bcEdE<b<m.(jFab *#Gb b=j<g<b b.(b.Gal<f=g<k(b=imbl<l<b-=i<j c.=g a=jl<h p.<f<b<f.xK<n<hIa;(b<hIa<(fx5<<a<b<fxp<hIap(feE<b<fx7bl b=bmalal<l cSGa<f m a<eIaI _aNzxs<a bx <a<aIai(b b.Jai<aIae<b cY.<j a<j 8na|z 4bA m+Fa8cXE [[[[eOJaal<e<eIaK<eIaT.JaK<h<aIai(b<G-(e c-Ja;<h<dJapcE<b<G~Ga<aIae<G cY.=b b c<e c|z=i<h p.=gdE<b"Gb<b<gIaaJaa<b e.=b<g e.=g<i b-(iGallcE<o dSGa<cIae=f<hcU<cIai(i"eE a=i b=j ambl a=g a=bcEdE<g<b<f.Taa 8eU5t.(g I}Gb b=j<i<b b.(bSGal ambl a<b<b<i}(bz=i b<f<bz=f 6*6y_a=j dlJa%<h<jJa<<h<iJa;<h<fJap<h m.<h p. cx6~b<a<hIax(a<hIarxt<hIam(b"Ga<a<bx7bl<h K.%al6=GbtU&a ,c-(e%acEcEcEcE<bIam(g<bIax(c|eE<bFav(d<bFap(fO<d<f<d<f|z"A=f<bFaw m+ 8l6S_a.=i<bFar bA=mdE<g b.=dcE<meE c<g-(g d|Gb<b<dJamal<g dNGel<feE<iFai m+Fa8eXE(G<g 9b+ 8b6r_a.(jFa8Eb#Gd<j<G o@ bY.*a8GbGdl<d(g<cSGal<b<cJaml<a [[[[WJaamdl<b<dJam<b<bIai(s b.Jai<bFa;=q<bIae=n<bIaaFaa=t<e aJar<e![[[[xRam<e p. a 1b2la<jIaCb(o b-(] h}Gb<nIai=m<nIae=G a=i a=cdE b=dcEcEcE<j<c p+.(bIaa(f b-ncabcl<bIai=f<bIae=dmbl<m=f<G=dl<c b.<e p.<c ;+.=k a=l<e<bFar(b a<b 8na|z m+Fa8cXE(b a<b 5q|z v+(bFa8d6(EJa2b<e<b 6F6(_a.Ja8}b<e 8}b. b<e m.xi<eIar=r a=h a=cdEcEcEcE<c bA"eE<hGd<f"Gd<f c-=x a=bdE<b<d.(uFaa *#Gc<x b-=x<f<b b.(bSGalmdl<hGc<f"eE a=f b=h a=c<d(b"Gdmcl a=ccEdE<c<d.(bFaa *#Gb b=h<f<c b.(cSGal<f=c<d(b"Gdmcl<b b.=b<c U)<f.=f a=h<d"Gcmbl b=h<u b.=d a=c<b<f b-#eE<d=b a=fmbl<b U)<f.=y<b<f- b.=bcEdE<c<u.(hFab *#Gb b=h<b<c b.(c.Gal<d=b<y(c=fmbl<x<c-=f<h c.=b a=hl<e 8}b.<d<c<d.xK<eIar(d<eIam#eE<e m.x5Rl<eIax<d. 8Da?aa<e<d b.Jar<e<eIa[cJa6;c<e<eIa2b(cJa6pc<e 6pc. b<e m.(yxi<eIar(d<eIam#eE<yx5Rl<eIax<d. ??aa<e<d b.Jar<eIa8}b(deE<c<dx7bl<l b.=l b=c<b=dmbll<eIar(b=c<leE a=cdE<b<c.(d<eIam#eE<e m.x5Rl<d<eIax. 3a?aa<e<d b.Jar<l<c b.(cSGal<b<c.=cl<k<lJap<k<bJax<k<bJam<k<rJai<k<rJae<k<iJaa<k<b<l.Jar<c=i(c<oSGalmbl<b<dJamal<e m. <x5]<eIar(d<eIax.(b!aRaa<b!aRai<b3maaaaaaaaaaaaaaaa3lax<e<d <.Jar<e 8}b.=d a=cdE<d<j<]<c<c<]}z p+.Far(b a<b 8na|z m+Fa8cXE(b a<b 5q|z v+ 6F6(_a.Jaa<d e.=d<c b.(c iSGal a=b<g cNeE<jFar m+Fa8bXE gS=bl<o p+=f<g 9b+ 8m6r_a.=c<q bA=gcUdE b=d<cFaf(i hSeE<j<i hA p+.Far(d a<d 8na|z m+Fa6NXE d#=dlcEcEcEcE<cFaa b-ncacbl<gGcmbl<g"Gbl<d<cFad(i a<i 8na|z m+Fa6NXE dSA"Ga bmcl<c p.=c<f p-(fGal al=d<a E-<e p. 1b2kaa<a<eIarJai<a<eHamRaa<a<e3aa8}b3lap<a<e3aaPc3laI<a<t?a6%c<a<d?a6&c<a<b?a,c<a<oJa5x<a<sJa><a<nJar<a<q?ax<a<jJaml<e ,c.%al_ib]U&a K-(g%a<bIae=s<bIaa=t<bIam=y<bIax=lcEdEcEcE<h bA"eE b=h<mGe<e"Ge<e c-=i a=bdE<b<d.(jFaa *#Gc<i b-=i<e<b b.(bSGalmel b=h<mGd<e"eE a=e b=m<d=j a=f<d"Gemcl a=fcEdE<d<f.(bFaa *#Gb b=m<e<f b.(fSGal<d=j<e=f<d"Gemcl<b b.=j<f U)<e.=e a=m<d"Gdmbl b=m<j b.=d a=f<b<e b-#eE<d=j a=embl<b U)<e.=G<b<e- b.=ecEdE<f<j.(bFab *#Gb<e<f b.(f.Gal<d=j<G(f=embl<i<f-=e<b c.=j a=ml<g<fJa;<g<dJapcEcEcE [Z_a<y<c m+.(G<c<lNzIai hA(b eSeE<b fSGd a=i<c<l|eE<GIai(b eV a<b hA f#z=il<g x.<g p.x6kb<gIax bAGbmdl<c<lNGc<c b.(k<GIai(b eV a<b hA e#z(qNGc<d<f.=n a=]dE<o=GcEcEdE b<t [Z_a<y<k(o m+.(i<k<lNz(rIaa b.(h.<rIae(b<b aS-(k<h|<k<s}O(bz=u a<k<h-<bz=x [Z_a<i m.<o b.<lNzIai eV=kcEcE<rFai iAGacE<f h~eE<f"Gb<d=b<f=hdE<bFaa 8:a#Gd<b b.=b<h b-(hGalmbl<g i. 8:a<d<fx8ub<gIai b#Gbl<f<xSGb<u<d<fxLbGbmdl<g a?aT<g<xJa%<g<uJa<<g aJaI<d=bdEcE<g<g <.x8Hb<gFaa"Ga<b<n#Gc<gFab=x<b b.=i<bFaa(h 8:aSeU<if<i<n#Gd * 8:a<bFab 5j#z=h<b c.l=b<h<x#Gbmcll<b<n#Gc<bFaa 8:aSGa<b b.<n#Gcl<k<q|Gal<G=o<]"Gfmbl b=]<k<q|Gbll<o b.=bmbl<c b.=b<gIar(heEdE<b<iNGd [Z_a<y<b m+.<b<lNzIai eV=b<h b-(hGall<b<iNGbl b=h<j=d<b=cmbll a=hl<a<cJae<a<hJaa<g K.%al6yebxU&a x-(k%acEcU a<bIam(g [Z_a<bIax(izIai hA f#GawcEcE<ceE<k i.<b a<c<dx6wb<kIai bAGbmcl c=e<i"Gd<gIai(c <|Gd<c hA eSGd<c eV=o<bIae=x<bIaa=y b=d b=fdE [Z_a<g<f(c b.(f m+.(e<f<iN(lzIai eV=fcE<lGa<eIai(e hA fSGa<e eV=l<c c.(q=ecEdE<e<lNGb [Z_a<g<e m+.<e<iNzIai(m eV=e<m hA e#Galmbl<b [Z_a<g<G<c<hz(G m+.<i<G~z b<y<g<c m+.(eIaa b.(m.<eIae(h<h aS-(h<m|<h<x}O(]z a<h<m-<]z<eIai iA dVxG<dA=d<c<j<l<q}(cz=j<c<nO=n b=hl<f<o|Gal c=e<n bA"Gd b<d bAGcw a=j c=fmbl b=f a [Z_a<g<kIam(j m+.<i<j~zIai hA f#Gbwl<a<f?ab dl=e<a<jJael<a<e?aa<k x.%al8=cbjU&a E.(f%acE [Z_a<bIam(k<c m+.(i<c<bIax(jNzIai hA e#eEdE<g<f. aJaa<g i.(g _aSGalcE<c<jNGa<c b.(h<iIai(c eV a<c hA e#z(iNGa<d<e dY.=edE [Z_a<k<h m+.(c<h<jNz=l [Z_a<c m.<h b.(m<jNzIai eV=h<f=c<d=gcEcEdE<b<l<gIaa<gIaexm"eE<c i.=c<g i.(g<eSGbmcll<c<mJae<cIaa<c bJaa"Gbl<a cJaamel<h<i|Gall<a<f3aaK3laK<a<f3aa<3la<<a<f3aax3lax<a<f3aaa3laambl<a cJaal<f E-%al4bbmU&a E.(e%a<e i.<b<cx6ob<eIa5x=g<eIa>=b<eIa5m=j<eIaK=k<eIa%=lcEcE<eIai"Ga<eIa<=m<eIa;=f<eIap=G<eIar=ndE<o=h<c=i<f(c<mNGb b=o [Z_a<n<c b.(f m+.<f<GNzIai eV=f<c<d~Galmbl<l"Ga<b<gNGa<b<d}GadE b=h [Z_a<k<b(i m+.<b<jNzIai eV(b<gNGb<b<d~Gall<a<iJae<a<hJaa<e E-%al8sdbGU&a E.(e%a<e<cJaI<e<bJa%<e<aIaxJa<<e<a3aaa3lax<e i.<e x.<b<cx6<bcE<b<cNGa<eIai bA"Ga<eIam=f<aIa<=n<aIax=h<aIam=i<aIaa=k<eIa;=o<eIa<=xdE<e<f [Z_a<o<f m+.<f<xNzIai hA g#.(jJa% a=l a=m<b<h|eE<i<b m+.Iai(a eV(g a<a hA(a f#z=m<g a<a e#z=ll<b b.(g=a<k=GdEcEcEcE<G"GadE<l<g(b~Gb [Z_a<i<b b.(g m+.<g<hNzIai eV=g<b<f#Galmbl<k"GbdE<a(b<mNGc [Z_a<i<b m+.<b<hNzIai eV=a<b<f#Gal a=Gl<e<d?a5y<e a?a5x<e m?a5q<e<bJa><e!aRaK<n<e K.xQbmbll<e<e x.<j<cx6<b<c<j~Gb<eIae=f<j=b<eIaa bAGall<e E-%al6rcbjU&a <-(f%a<ceE<c eY=g<b m.=c<aIae=i<aIaa=j<aIam=k<aIax=ldEcEcE<cFaaGa a [Z_a<k<c i-Iaa(b m+.<b<lNz(bIae(e<e aS-(e<bIaa b.(h-<e<h|<e<i}O(mz=e<bFai iA"eE b<h<j.<mz<e<dxjmcl<e _a}Ga<f x.(e<a<bxy<f e.<ex5j<fIai(b<fIam<dxj<fIae(e"Gb<b<ex7bmbl 6|6y_a b<dxjl<c x.=c<g x-(gGall<f <.%al6jbbdU&a <-(d%a<d r.<b<cx8mb<dIap(c<dIa; eY.=e<dIar(f=bdEcEcE<b"eE<c<eSGbmcl<b<e<c- eVNGb<c<b eY.=cl<d i. _B_a<a<cx6d<c x.=c a=bmbll<d <.%a<fl6ibbcU&a <-(d%a<d x.<b<cxx<d<dIaxJap [Z_a<bIam<c m+.<c<bIaxNzIai=b<d<dIar(cJa;<d i.<d p.x6kb<dIai=e<a<dIamJae<a<e<b hA c#A<c k|AJaa<d <.%al5(bbU&a <-(d%a<d<cJap<d<bJar<d aJa;<d aJai<a<b<aIarFa6%c m+Fa8q6SE m+Fa8eXE<d i.x6>b<d <.%al5>bbU&a <-(e%a<aIa;Fa6Kb b#eE<ax6#bl<aIa< b?a/<e!aRat<e3maaaaaaaaaaaaaaaa3lai<a<b<d<c<e i.x{b<e <.%al6obbbU&a <-(e%a 8J6q_a g LQ_axk<c6? LQ_ax8Rb<e x.<a<bx6Gb<eIax b#eE<eIar=b 76q_a g LQ_axk<e i.<a<bxx<e<eHaiRap<e p. b LQ_axil<deE 8|6q_a x LQ_axkl<e <.%al6JcbeU&a 9a-(e%a [__a [__aFaa(f b<fz?aa<feEdE [__aFaa(fGa [__a<f b<fz?aa<fGall<a i~eE<aFaQZE=gl<e x.(a 8wB_aIaa 1B_aIaa<c<d<bx8jb<e<eIapJai<e<eHaxRaa<e<eHa%Ra5R<e<eIaTJa5"<eIa;=b<eIa<=cx8}b<e 8qa.<g<e<b<c<e 1a.x6]b<e<eHaaRax<e<eIaiJap<e 8qM_aHaaRa;<g<a<eIa5I(a<eIaDxex8~b<eIa5=(ceE<a<c dYx7bl [__a a?aa<e 9a.%al6qcbcU&a 6xb-(e%a [__a [__aFaa(f b<fz?aa<feEdE [__aFaa(fGa [__a<f b<fz?aa<fGall<e 0a. 8wB_aIaa 1B_aIaa<c<d<bx8jb<e<eIa5IJax<e<eHa5wRai<e<eIa6mbJa5s<e<e3aa6b3la><e<e3aa+3laI<e<e3aaD3lap&a x-(b%a<e i.(d<a<e p.(f ax6rb 4bA(c c#eE<b e. 6!8g_a<d<a<f bx6qb<bFam=cl<b x.%a [__a a?aa<e 6xb.%a<c bAlMgcfUb6d&a 6xb-(e%a [__a [__aFaa(f b<fz?aa<feEdE [__aFaa(fGa [__a<f b<fz?aa<fGall<e 0a. 8wB_aIaa 1B_aIaa<c a<c a5tz<d<bx8jb<e<eIa5IJax<e<eHa5wRai<e<eIa6mbJa5s<e<e3aa6b3la><e<e3aa+3laI<e<e3aaD3lapcE<c a5veE<e<eIaxJa5I<e<eHaiRa5w<e d?a/mblcU<c 5!~eE h i<c 5!#z=f f=d g=b ambl g=f m g<c U)Fa8sZE(d d- 4bA c|(cz=b c a<czl=c<e3maaaaaaaaaaaaaaaa3la5w<e<c?a/<e a?a:<e<d?a5E<e<b?a5?<e<f?a5Rl<e p.=d&a <-(b%acE<e 0a.(cFau dSeE<b e. 6!8g_a<cx6"b<b 26x_aIaaJap<b 8"6x_aHaaRaxmblcEcE 8bB_aFaa b#eE<c<a<d cx6rb 3bAGbl<b e. 6!8g_a<c<a<dx5lmbl 8q8g_a aJaa<b b?am<b e?ael<b<cIaiJap<b<cHaaRaxl<b x.=g&a K-(c%acE<b e.(f5jaa(j!e5;eE ^8g_aIaa=h<c 6N8g_aIaaJap<c<hJar<c<gHaaRai<c<gIaiJax<c<f5Gab<f5jah!KZ<f5laf!<ZLL!iZ<jLRa;mbl<c e?a;l<c i.xf<c I.(h 6!8g_a<f<g<a<d 8%6x_a _B_ax8eb _B_a<h<dFaFxZb<c K.%a<b <.%acUcE CB_aIaa(a e|Ga<a hSGa QB_aIaa(aFam bSGa<a5Gap<aHax![[[[@6hL!a5;Ga amblx8~bl [__a a?aa<e 6xb.%al[jchUb6d&a ,b-(e%a [__a [__aFaa(f b<fz?aa<feEdE [__aFaa(fGa [__a<f b<fz?aa<fGall<a i~eE<aFaQZE=il<c <.=a 1B_aIaa=f 8wB_aIaa=gcE<c 5J}Ga<a<f}Ga<c<g.(h3maaaaaaaaaaaaaaaa3lax<h3maaaaaaaaaaaaaaaa3laal<e<cJax<e a<a<a<f}(czJam<e b<g<czJai<e r.(h b b<a<g.<d<f<a-(a a<a<f~z}(az<cz(c a<d<az(d<bx8bb<e 8wa.<i<hx8hbx8}b<d eNeE<cFad(a aS=jl 6x__a!aRaa 6m__a<aJaa P__a<jJaa 8R__a<j"(g?aa 6p__a aJaa a=d a=c&a x-(a%a<e 8wa.(jIam(fIap [[[[WSeE<fIa<=d<fIa;=cl 6p__a aJaa 6x__a!aRaa 6H__a aJaa 8R__a P__aFaa b)?aa<a aJai<a aJaa<a<e i.(fIai(hJam<a<hJae<j<f<a<c<dxb<a x.%acE 6pQ_aIaa(a"eE 6;__aHaa=l 6;__a![[[[xRaa 6H__aIaa=a 6H__a aJaa<e<aJaW<e<lRa@<e 9a. <x5]<eIaY(c<eIaW(d.(f3maaaaaaaaaaaaaaaa3laa<f3maaaaaaaaaaaaaaaa3lax<e<d <.(fJaW<b cS<gA=gcE 6;Q_a5jaa(l!e5;eE<e<eHaiRa[b<e<eIaxJaPb<e 8qM_aHaaRa6mb<e 6<Q_a5Gaa 6IQ_a5jaa!KZ 6&Q_a5laa!<ZLL!iZ<lLRa6rbmbl<e e?a6rbl<e [b.(ixf _B_a 0Z_a<eIa5"Fa xZb PQ_aHaa=l _B_a ex  CB_a CB_aIaa(b e.Jaa QB_aIaa<b cY.(b<lRai<b<aJae<b<cJaa<e<aJaPb<e a<a <.<a<d}(bzJaLb<e b<c<bzJa[b<e 8wa.<e i.<i<gxd<a<f~eE<e<aJaWl 6;__aIaa(aeE ,__aIaa<ax7bl 6H__a<eIaWJaa 6;__a<eHa@Raambl<e<eHaiRa[b<e<eIaxJaPb<e 8qM_aHaaRa6mb<i<e [b.<e r.<b cS 6rQ_aIaa<ax8dblx8~b<e 8wa.x5G<e r.x5n [__a a?aa<e ,b.%al8bjbGU&a ,b-(e%a [__a [__aFaa(f b<fz?aa<feEdE [__aFaa(fGa [__a<f b<fz?aa<fGall<b <.=f 1B_aIaa=g 8wB_aIaa=icE<b 5J}Ga<f<g}Ga<b<i.(h3maaaaaaaaaaaaaaaa3lax<h3maaaaaaaaaaaaaaaa3laal<e b<f<i.<f<g}(hz(j<g<f-(k a<g<kNz(g<c<dx5k<e m. b<j<c<g}(dz a<c<dz ax8cb 8qB_a aJaa CB_a aJaa _B_a dx  CB_a CB_aIaa(c d.Jaa QB_aIaa<c cY.(c!aRaa<c aJai<e aJa5s<e![[[[xRaE<e aJa5=<e![[[[_aRa5p<e<a h- d|?a@<e aJa+<eIai=c<e<eIae a<eIaa [[[[WSz(dJa:<e<d<c dY.Ja5"<e a<f<hz(cJaD<e<bJa5R<e b<i<hz(fJa5I<e 8"a.<e 8sa.x5s e=g a=d a=k a=i<eIaY b#eE b<f<b<c}(cz=m a<b<cz=GdE<e Pb. b<m<eIaW(h.<eIa6b(j<h|(b<j<G}O(fz a<j<h-(c<fz<e E-x8ibcEcEcE<eIa:GacE a<c<b<j a<eIa5R(f<f<eIaD}(fz}O(bz(n"Ga b b<eIa5I<fz<h.<bz(l=f<c=bdEcE<fFaa j-(o t~ a b<oY 6z[[eAz"eE<c<l. b-=c a=fdE<c<f.Faa j-(l t}Gc b<lY 6z[[eA"Gc<b<f b-(f.Galmdl<f b.=f<b b-(bGbmcll<b<f.Gbl<n [B6|8?b<eIar(b<b [B6|8?bNz~Gbl 8bB_aFaa b#eE<e Pb.<a<e m. cx6rb 3bAGcl<e 6rb. 6!8g_a<e Pb.<a<e m. ax6qb 8q8g_aIaa"Gb<eIa5p<d#eE<e 8la.x5&<eIa5w=gl<g<d m+.(b<jJai<b<hJae<b<iJaa<e<d b.(dJa5=mbl<k b.=kl<i b.=i<e 8"a.<e 8sa.x5s<eIaYGall _B_a dx  CB_a CB_aIaa(a d.Jaa QB_aIaa<a cY.(a<dJai<a<kJae<a<iJaa _B_a<d d+(ax  CB_aIaa=bcE<a"Ga<a cY(c"Ga QB_aIaa<b cY.<g<c2kaal CB_a<a<b.Jaax8~b<eIa5p(beE<g<b m+x7bl<eIaE(beE<eIa5u<bx7bl<ex? [__a a?aa<e ,b.%al8|zcsUd6d&a [c-(i%a [__a [__aFaa(j b<jz?aa<jeEdE [__aFaa(jGa [__a<j b<jz?aa<jGall<a i~eE<aFaQZE=nl<b <.=l 1B_aIaa=a 8wB_aIaa=ocE<b 5J}Ga<a<l|Ga<b<o.(j3maaaaaaaaaaaaaaaa3lax<j3maaaaaaaaaaaaaaaa3laal<i m. b b<l<o.<a<l|(xz(G<c a<a<l-(j<a<j|(kz(m}(az a<c<az ax8bb<i 8qa.<G<m<c<dx5k a=a<iIa5=(u [[[[WSeE<iIaD dY=al<i 1a.<e e mx#<iIa:=vcE<iIa5R bSeE<iIa5"=q<eeE a<f<f<m<a<c.(a<e m+.(c-(d a<d<m~z}(dz=y b b<c<G.<dz<c<m}z=s a<j<kz<a-=k<e=f<q=jdEcU a<a<m}Gaw a<k e|Gaw<a<G.Iaal=t<i<G<m<a e.xBb<iIaa=c<iIae=d<j<tJaa<j a<d<c-<d<y}<c<d}O(dzJai<j b<c<s.<dzJae<k m-=k<a m.=a<j m.=j<f b-(fGall<i<bJa[b<i a<l<xz(yJa6b<i b<o<xz(oJaW<i<h aS(f?aLb<i<eJa:<i<qJa5R<i<iIaD(hJa+<i<g2hRa@<i<iIa5I a<u [[[[WSz(dJa5"x8}b<i 8FQ_aJa6>b<i 8wQ_aJa6Kb<i 6Kb.=k a=a a=jdE<k<j cY.Iaa(cIaa(j [[[c}eE<cIae<jx7b<c![[[[xRaal<c aJai b=j<a bA b=a"Gal 2Q_a aJaa P8g_aIaa=a P8g_a aJaa<aeE L8g_aIaa=jdE<jIaa(ceE<jIae<cx7bl<j ;.=j<a b-(aGall<i 8}a.=x 6H8g_a!aRaa 6>8g_a aJaa 6r8g_a aJaa<i 6mb.<n<i m.x8hb 8R__a<f?aa 6x__a!aRaa 6p__a aJaa P__a aJaa Y=jdE<j 8FQ_a.(aIaa=c<a<j 6K__a.(aIaaJaa<a<cJaa<j e.(jGal<i<xIaiJa6Kb<i<xHaaRa,b<i<iFa6;b g}?a6Nb<i<dJa6>b<i<d<h dY.Ja6!b<i aJa^b<iIaE=c<i _b.<i ,b.x5s<iIa_b bSGb b<o<b<y}(az=u a<b<az=s [B6|8?b<c<c [B6|8?bNz=t<q<e m+.=f<i Qb.=z a=h<q=ddE 6H8g_aIaa=ccEcUcUcE<h bA"eE<d<fSGb b=h<f=d amdl<beE<b=e<dmcl b=h amcl<d(e m.l=a<c<eIaa#eE a=h<a=dmcl b=h<a=d<el=b a=el<iIa0b=l<iIa8lb=G<iIaCb(k<iIaQb(m|=n<k<m-=ccEcUcEcEcE<iIa6>bGacE a<c<n<k a<iIa6Kb(a<a<iIa6Hb}(jz}O(az(]"Ga b b<iIa,b<jz<m.<az(r=j<c=adE<jFaa j-(p t~ a b<pY 6z[[eAz"eE<c<r. b-=r a=jdEcE<j<r.Faa j-(p t}Ga b<pY 6z[[eA"Ga<a<j b-(j.Gbmell<a<j."Gcmdl<j b.=j<a b-(aGall<e"(j<]<t~A"eE<jGcmdl 6K8g_a 6K8g_aIaa b.Jaa 6;__a a<l<G-<l<G|<l<y}O(ez(cx5] 6H__aIaa=acE<c"(jGa<jGa ,__aIaa<a. b<G<o.<ez<c2kaal 6H__a<a<c.Jaamel<eGbl ambl<eIai=a<eIael=e 6H__aIaa=jcE<iFa6;b hNeE 0Q_aHaa=5b 0Q_a![[[[xRaa 8sQ_aIaa=] 8sQ_a aJaa<i<]Ja1b<i<5bRa8sb<i 8%b. b<m<u.<n<k<s}O(nz a<c<nz<i 8sb.x8ib 6;__a a<m<G-<m<G|<m<y}O(]z(cx5] 6H__aIaa=ncE<c"(rGa<rGa ,__aIaa<n. b<G<o.<]z<c2kaal 6H__a<c<n.Jaa<i aJa8}b<i<iIa8Rb(cJa2b<i<cJa8"b<i aJa9b<i 1a.<i 6mb.<i 8%b.<i 9b.<e<axc 6;__a a<l<k-<k<l}<l<y}O(lz(cx5] 6H__aIaa=acE<c"(GGa<GGa ,__aIaa<a. b<k<o.<lz<c2kaal 6H__a<a<c.Jaa 0Q_aIaa(ceE 8qQ_aIaa<cx7bl 8sQ_a<iIa1bJaa 0Q_a<iHa8sbRaa"Gbmcl<i 1a.<i 6mb.<x<z<e<axcGbl 6H__aIaa<jNeE 6H__a<jJaal 6H8g_aIaa=e 2Q_aIaa(c 8"Q_aIaa#eE 8"Q_ax5&l 8}Q_aIaa<c m+.(a<eJai<a<kJae<a<mJaa 2Q_a<c b.Jaal 6H8g_a 6H8g_aIaa b.Jaa<i _b.<i ,b.x5s<iIa_bGalmbl<iIa5"al Y=jdE<j 8FQ_a.(aIaa=b<a<j 6K__a.(aIaaJaa<a<bJaa<j e.(jGal P8g_aIaa(aeE L8g_aIaa(j<a ;+.=mdE a=e<i aJa8}b<i![[[[xRa9b<j(bIai=k<jIae=d a=fdE<d=acU<k"eE b=h a=j a=k<ambl a=jcEdE<a<j.(cFaa 4b#Gb b=h<k<j b.(jSGal<k=j<ambl<j U)<k.=k a=h<c b.l=d<feE<iIa9b<e#eE<i 9b.x5Rl<iIa8"b<e. *?aa<i<e b.(eJa8}bl<f b.=f a=ccEcEdE<c<j#Gb<a<c.Faa(l *SeE<c b.=c<l 8:aSGbll<jeEdEcU<aFaa(c *SeE<c 8:aSeE<iIa9b<e#eE<i 9b.x5Rl<iIa8"b<e.<c?aa<e b.mcl<i 9b. cx5]<iIa8}b(c<iIa8"b. 8:1a5oaa<c c.mbl<i 9b. cx5]<iIa8}b(c<iIa8"b. 8:8(a5oaa<c c.l=e<a b.=a<i<eJa8}b<j b-(jGall<hGbmcl<i 9b.<jx5]<iIa8}b=ccE<j"(eGa<eGa<iIa8"b<c.<a<j2kaal<i<c<j.(eJa8}b<h"Gbll<i<iIa8}bJaCb<i<iHa9bRa_b<bIaa(aeE<bIae<ax7bl<b<iIaCbJai<b<iHa_bRaa<b ;.(j<mSGall<i 6mb.x5G 8qB_a aJaa CB_a aJaa _B_a dx  QB_aIaa CB_aIaa(a cY.(b!aRaa<b aJai CB_a<a d.Jaa 6H8g_aHaa=5b 6>8g_aIaa=d 1Q_aHaa=5c 8RQ_aHaa=< 2Q_aIaa=b P8g_aIaa=c _B_a jx  QB_aIaa CB_aIaa(e cY.(a<cJa<<a<bJa;<a<<Rar<a<5cRam<a<dJai<a<5bRaa CB_a<e j.Jaa<beE 8}Q_aIaa(j<b m+.=bdE<jIai=d<jIae=e<jIaa=f _B_a dx  CB_a CB_aIaa(a d.Jaa QB_aIaa<a cY.(a<eJai<a<fJae<a<dJaa<j m.(j<bSGall<ceE<c ;+=a L8g_aIaa p.=jdE _B_a<j m- mxv<jIaa=b _B_a bx  CB_a CB_aIaa(c b.Jaa QB_aIaa<c cY.<bJaa _B_a<j r-Iaa<j x-Iaaxt<j ;.=j<a ;-(aGallx8~b<veE<q<v m+x7bl<i 8qa.x?<i m.x5n [__a a?aa<i [c.%al8jmdzUd6db6a&a K-(n%a<a aJa<<a p.<aIar(gxE<aIa<=e<a<geU<aIa;<e eY.=ddE<d!aRaa<d<fJai<d x.=d<g<f b.(fSGal<e<f.f<elJa<<a %.=s<aIar=g<aIaT(e<aIa%#eE<sx5Il<a<e b.(hJaT<aIaI<e r+.(e a?ax<e<gJam<e aJai<e aJaa<heE<a 5x.=w<a K.=p<n x.=zdE<a<h b-(eJaTcE<aIaI(v<e r+.(lIam(j<lIai(m|eE<e=hmbl<aIa<<j|eE<e=hmbl<j<m-(y c|eE<e=hmbl<lIae=o<lIaa=u<aIa;<m eY.=g<lFax bA"eE<g<y eY.=;<aIai=q<aIae=t<aIar=x<aIax=i<g=fdEcE<fIai(d<xNGa a<i<d eY.(GIai(d<GIae(k-<d<k|<d<q<c<GFam bA(Gz}O(dz=] b<t<b<Gz<k.<dz=d<u bAeE b<d<o.<o<]}z=kcE<]<o-(d a<d<]~z(G i|(r"eE<kHaa(5b!>Z<5b![8:d6g!IZL<5b![[2h6g!pZ<5b![[[8}o6g!iZLL<5b!IP![8:d6g<5b!iP![[[8}o6g<5b!pP![[2h6gLLL=5cmbl!a=5c<o<]NGa<k b-=k<G=ddE<d<k.5jaa!>Z<5c!iPL=5c<d b-(dGall<f<5c<G i<rz6?LRaambl<f<d<]x8qbRaal<f x.(f<;SGallcE<y yNGa<g<y eY(G.=t a=q b=r<g=kdEcE<q"Ga<kHaa=5b<G=d<r=f<g=idE<d"Gb b c<iHaa<5b5z(xz<x<fz=x<d x-=d<f b.=f<i x.=i<x 4bA c#Gal<x bAGcl<r b-=r<q b.=q<k x.(k<tSGal<e=hmbl!U=5c!a=<<g=d<j=fdE<dHaa(5b<<L=<<5b<5c6g=5c<d x.=d<m<f b-(fSGalcEcE<5c<<5;eE!b<5c<<6h5D!5]6hZ=5b a=i<j=f<g=ddE<dHaa<5b6g5weE<i<yNGd<d3aaa==<d<g<i eY.(e3aaa3laa<e<=3laa<i b.=il<d x.=d<m<f b-(fSGal<n<jJa;<n<mJax<n<i<m.(gJap<n<gJar<h r+ r-=f a=i a=jdE<z<i dY.(gIae=e<gIaa=g<sIaa<h b-#eE<sx5I<aIaI=vl<a<hJaT<f<v.(d<uJaa b=i<d b?ax<d<eJam<d<gJai<d<oJae<f r.=f<h b.=h<j bA b=j"Gal<h b-=hmdl<u"Gb<5c!8}b6g!a5;Gb<g p.=f<y eY(i x- eV=j<gIai=ddE<d<fIaa(e<d<e|z=d<f x.=f<j b-(jGal a=j<aIar<d}eE<aIax<d eY.Iaa=m b=jldEcE<ieE<gIai(e<d#Gb<acU<aIar<e~eE<p ax <aIa>mbl<aIax<e eY.Iaa=h<p bx <aIa5m<aIa>(e cY.<hJaa<e b.lJa><w<jx <aIa5u=e<a<jeU<aIaE<e cY.<mJaa<e b.f<elJa5umbl<aIaT=hmel<g x.=g<i x-=imalalal<l a?ax<l<jJam<l<mJai<l bJaa<a<hJaT<l<o h. a<u bAzJael<hGall<n K.%al8Hyc=Ue6d&a [b-(f%acE [Z_a<aIam(q<b m+.(i<b<aIax(GNzIai hA eSGa<aIar(nIamFa8Eb<c 4bASeE<b<GNGb<b b.(e<iIai(i eV a<i hA e#z(xNGb<aIa<(iIa5R=y<iIaI=r<dIar iY=u<dIax=n<dIam=m a=idE [Z_a<e m+(k<q. m.<e b.(g<GNz [Z_a<k<aIam(k.<e<aIax(oNz(hIai=]c6d!a<aIae(s<hIaa(t b.(j|Gaw!a<s<j- i|Gaw<aIaa<j.Haal=5dIaicE<] iAeE b=lmbl<l!b<5d!U h<hIae<t- c-(h<h hNz dY6?Z!U6h6g<h6?6h!6u8}6J8N6t6~8;6z6=U6d!?PZ(5d<5e6g!a5;O=l<5d<5eL=5el<f i.<a<c<ex6c<fFaieE<fFaj(h a<h 8na|z 4bA m+(] ^X_a.=jcE<]Fa8bXE hSeE<g<oNGb<e c.(e<k<g m+.Iai(g eV a<g hA f#z(hNGb<jFal(g a<g 8na|z m+Fa8eXE=j a=gdE<f<nJa<<f<mJa;<f aJa%<f<eJar [Z_a<k<e m+.<e<oNzIai<f<gJap<f bJax<a<e<j<f x.x6>b<g b.=g eV(e<h|Galmbl<f<nJa<<f<mJa;<f<dHaaRax<f<dIaiJap<f<u<h b.OJa%<a<g<jFal<f x.x6>bl<i b.=il eV(e<x|GalcE<r<aIa<(cIaINeE<i b5t<cIa5R<y}A<lAGbmdl<l bA"Gcl<a<bx5!mbl<aIa;(o aJa8wbdE<f x.<e.(c aJaa<c aJai<e m.(e 1aSGalcE<b<GNGa<b b.(m<iIai(c eV a<c hA e#z(tNGa<o 8qb.=u<n p.=i<aIaa=x<aIae=kdE<q<m m+.(c m.=g [Z_a<c<m<GNz(eIai=p!a=5d<k<eIaa(y b.(c|<k<c- i|O(w"eE<c<x.Haa=5dl [Z_a<g<m b.<GNz<eIae=]cE<p iA(;eE b=rmbl!b<5d!U h<]<y- c-(e<e hNz dY6?Z!U6h6g<e6?6h!6u8}6J8N6t6~8;6z6=U6d!?PZ(5d<5e6g!a5;<rO=r<5d<5eL=5elIaicE<nIa5x(5a"Ga<k<y y.(e|<k<e- i|O=5b<k<y j.(g|<k<g- i|O=5c<c<x.=<<e<x.==<g<x.=( a=g<f x.=e<i=cdE<g i#Gb<cIaa=h<f<pJa6b<f<]JaW<f<yJaYcEcEcEcE<;"eE!a=5d<w"eE<<Haa=5dl<hFap(s b.=j<hHaa=5f<s h|Gb<5d<5f5;Ge!a=5d<5c"eE<(Haa=5dl<j i#Gd<hHai=5f<s o|Gc<j x#eE<5d<5f5zGemfl!a=I<5b"eE<=Haa=Il<5d<5f5;Ge _b<j dY-(j 5]}Ge<hHax<I6h<j6?Z5wGdmel<h<a<f 8"a.x6ebGcmdl<5d<5f6h _a<j dY-6?Z5wGbmcl<5d<5f6h [b<j dY-6?Z!a5;Gbl<e bJaa<e<lJai<e<mJael<c e.=c<e m.=e<5a<g b.(gSGall<uIaa<l#eE<ux5Fl<oIa8sb<l cY.<mJaa<o<l b.(lJa8wb eV(c=m<c<t|Gall<o<r?a6Kb<o<5eRa,b<f 8"a.<a<dx8nbcEcE<fIaY(e<fIaW(c#Ga<fIa6b=idE<i<eIaaSeE<c<e <.(eSGbmcll<eFa5b cSGbl<nFa6&c"eE a=edE<e 1a#Gd<f x.<e.<e m.=eIaa"Gall<nFa,c bSGa<fIax b)=c<fIa;=i [Z_a<qcU<nFax b#eE<c<iA"Gc b=g<fIa<mbl<c<iO bAGb a=g<fIarl(l b.(c<n<g ;+.Ia5I(j bY.(i m+.<i<GNz(hIae=m<hIaa=k [Z_a<q<l m+.(e<l<GNzIai=q [Z_a<e m.<c<GNz(eIai=x<eIae=G<eIaa=o<nIam<g p+.(yFaq=ecEcEcEcEcEcEcE<hIai(h hA c-neabcedl<engeffffefl<e j}Gd b<eY ,hA"Gdmel<e j}Gd b<eY 6efAGcmdl<eGcmbl<e b- h|GblcU<j"eE<c=i bmbl<h<x) o}Gb<n<g b b<aIaa<aIai(e<aIae}(hz(j<o.<k<o|<k a<e<hz(e}O(hz a<k<o-<hz b<j<m.<e<G|<m<G}O(ez a<G<m-<ezxnl<q iAGa"Ga<a<l<g<ix6Ibmcl<aIa<Fa:Ga<f<a<c<y<nIarx5K<fIaa bSGa<a<l<g<fIae(bx6Ib<a<c<gx*<a<c<b<gx6=bmbl<a<b<d<f x.xal<f [b.%al6SjclUd6a&a 1a-(h%a<aIa;(j3aaI=q<j![[[[_aRaI<j!aRaK<j3aa>=]<j!eRa><j![[[[_aRaE<j3aa5s=r<j!aRa5s<j!bRa5w<h<q3la<<h<]3laK<h<r3laE<h aJaIcE<b b#eE<c<aIax(mNGb<c b.(b<aIam(G<c m+.Iai(c eV a<c hA f#z(lNGb i=cdE [Z_a<G<b m+.<b<mNzIai<h x.<a<bx6Gb<hIax(n c#Gc<hIar=o<hIa<<i#eE<h <.<i b e mx5*l<hIa%<c.(k<oJaa<k e-<nJaa<k i-<bJaa<h<i b.(iJaI<c m.=c eV(b<l|Galmbl<h p.<a ax6Gb<hIa;=c<hIap=i<hIa<"eE<h <.x5&l<hIa%(b<cJai<b<iJae<b aJaa b=i<h bJaIl<j I.=m<j aJa6;b<j aJa6xb<j aJa+<j aJa5R<h aJa5m<j 8sa.=x<d<e T+.=n<hIa%(c<i m+.=o<h T.=y W=G a=i a=bdEcEcE<c"Ga<c<o#Ga<c m.=e b=k a=l<cIae bSeE<e=cmcl<h i.<a<cIaixx<hIam=l<hIai=k<e=cmblcUcE<d<nSeE<d T.=e a=c b=k<dIax(l<dIam(d|Gb<g<l|Gb<d<f.=k<l<d-mcl a=a<x b axXb<jIa6;b(c<jIa6xb(d<c<d|z(deE<jIa6pb=i<jIa6mb=c<hIaK=edE<b<cIaa(f}eE<e<f cY.<iIaaJaal<c e.=c<i e.=i<d b-(dGall<h aJaE a=k<beE a=c<hIa><b|eE<h >. a<b e ix5*<hIaE=cl<hIa5x(d<c dY.=a<b bSeU<GeE<a a<G2lal<b<c.(a b-=c<d<a dY. i-f<al!aRaa<c b.=k<hIa5m=al<h<kJaEcE<hIaI(d"Ga<hIaK=c<a cY=b a=i<hIa5x=edE<b"Gb<k<cIaa(a}eE<e<a dY.(a<iJae<a<aIaa b.Jaal<c e.=c<b e-=b<d<i b.(iSGall<mx><m<h3aaE3la<<m<h3aaK3lax<m<h3aa<3laa<h 1a.%aol al=l<e=dl<h a?aD<h<lJa5=<h<kJa5w<h aJa5I<x<b<h 0a.xr<hIaT<b#eE<yx5Fl<hIaK<i.<bJaa<h<b b.(bJa5m<i e.=i<G i.=Gmalal8Kgd]Uc6dc6a&a E.(h%acE<d<e#Ga<e<gIar}<d<e}O(jGa<a<b<c e<gIax<d T+.<jz(i<e<d-(j<gIaI(q<gIaT(]x6?b<aIa;(bHaI=z<b![[[[_aRaI<bHaK=w<b!aRaK<b3aa>=;<b!eRa><b![[[[_aRaE<b3aa5s=5a<b!aRa5s<b!bRa5w<h<5a3laK<h<zRax<h<;3la<<h<wRap<h aJa5x<b I.=G<w6*(leE a=d<hIa5m<l|eE<h 5m. a<l b bx5*<hIa5x=dl<hIa>(g<d.=c<l bSeU<l b-(eeE<c a<e2lal<g<d<e.(d.f<cl a?aa<d b.=ol<h<oJa5x<j T+=x<hIa<<hIap(j cY.=c<aIam=r<aIax=u<hIa>=s<hIar=y<hIaT=t<hIaK=p<hIa%=v<j=ddE a=g a<i(eIax(b<eIam(k-<b<k|<b<]}O(nz=icEcEcU<d<v|eE<cIaa=glcE<g<pNGa<t<g dY.(bIaa bSGa<i"Ga<eFaIGa<bIae=b bmblcE<j<eIai(b~eE a=g<f<lSGe b=mmbl<f<lSGc b=m<y<b m+.(gIae bSeE a=gmbl<h i.<a<gIaixx<hIam=g<hIai=ml<g<iSGb<m b<k<q.<nz<ixLb"l=i<y<b m+.=m a=g a=k<i<b<j|A(neE [Z_a<r<mIaa(k m+.<k<uNzIai hA e#=kl<b<o|<iA"Gb<b<s.(bFaa<b b?aa<k<nA"Gb bAGb<mIaa=b b=gmbl a=gl<e T.=i<e<gJaa<e<bJae<d b.=d<c e.=c<x T-(xGal<Gx><G<h3aaK3la<<G<h3aa<3lax<G<h3aax3laal<h E-%al6ksdkUb6ab6d&a K-(h%a<bIaa 6e[xNeE<bx5y<b![[[[_aRaal<b q?ap<b aJai<h<cHaa(yRap<h q?ax<h<eJaT<h [[[i<f<f [[[iNzJaI<h<bJa%<h<cIaiJa<<y6*=fcEcE<hIa;(j<d|Ga<j<d- h~Ga<d<f.Haa!444h6g!8E8|8:f5;Ga<h x?ax<h<dJam<h<d d.Jarmbl<h p.=n<b=k U=mdE<G bAeEcUcEcEcEcE<d<jNGa<d<f.Faa(e <}eE<d=gmcl<d b.(g<jNGa<e <SGa<f<g.Faa(e <}Gbl<n<dx5t(g<jNGb<f<g.Faa=el<e 4bA (SGa<g U)<j.=d a=edE3maaaaaaaaaaaaaaaa=xcE<j<e<g. b.|Ga<d x|Ga<f<g.3aab=xl<d x-=d<e x.=e<f x.=f<x3mDDDDDDDDDDDDDDDD3&<x3mcccccccccccccccc35z3m================35d35w3:(i"Gal<j<i5"<g.(d<e.(i o-(e}eE<d<f. o-Faa (#Gcl<h m.<ex@(f"Gf n g<f bAz=j<hIa%=k<f bVmcl<h m.<g d c<m b.<l#zx5vmel g=j<i n-l=e<kIai(d<kIaa#eE<kx5&l<kIae<d m+.(f<eJae<f<gJaa<f<d eY<jO x.Jai<k<d b.Jai<hIap=fcEcEcEcE<e<hIa;(jNGa<e<f.Faa(g <}eE<e=dmcl<e b.(d<jNGa<g <SGa<d<f.Faa(g <}Gbl<n<ex5t(d<jNGb<d<f.Faa=gl<g 4bA ?#Gbl<h m.<d ex5vmdl<d b.=dlcEcEcEcEcEcE<d<jNGa<d<f.Faa(e <}eE<d=gmcl<d b.(g<jNGa<e <SGa<f<g.Faa(e <}Gbl<n<dx5t(g<jNGb<f<g.Faa=elcEcEcUcEcEcEcEcEcEcEcE<e 4bA(i 8va-n=bccccccccccfcccccccgccccceccccccbalcE<i (-nmaccccccccccdcl<g U)<j.=d a=edE3maaaaaaaaaaaaaaaa=xcE<j<e<g. b.|Ga<d x|Ga<f<g.3aab=xl<d x-=d<e x.=e<f x.=f<x3mDDDDDDDDDDDDDDDD3&<x3mcccccccccccccccc35z3m================35d35w3:(i"Gal<j<i5"<g.(d<e.(i o-(e}eE<d<f. o-Faa (#Ghl<h m.<ex@(l"Go<l bVmhl<o<hIaI#Gk<g<hIaT}Gl<kIai(d<kIaa#eE<kx5&l<i 8Da#(f=G<kIae<d m+.(e e f<fzJai<e<mJae<e<gJaa<k<d b.(lJai<g b.=e<o b.=omml<e K- 4bA kNGhl<h m.<gx}(e"Gm a=l c=dmflcE<g 6a}Ga<g e.(e<j}Ga<f<g.Iaa 8"8%8]XgSGa a=l a=d<e<j|eE<e<f.Faa=dl<d 4bA(f 5i#Ga<f 8<a#Ga<d K- 4bA k|Ga<d 5JA {a- 4bA v~Ga b=dmfl<h m.<gx5pmllcE<g 5:}Ga<g f.(e<j}Ga<f<g.(dIaa 8H8f6"6zh)<dFae 8Ia)OGa a=l a=d<e<j|eE<e<f.Faa=dl<d 4bA(f 5i#Ga<f 8<a#Ga<d K- 4bA k|Ga<d 5JA {a- 4bA v~Ga b=dmel<h m.<gx5pmklcE<g 6a}Ga<g e.(e<j}Ga<f<g.Iaa 8?8K6"8&gSGa a=d a=i<e<j|eE<e<f.Faa=il<i 4bA(f 5i#Ga<f 8<a#Ga<i K- 4bA k|Ga a=l<i 5JA {a- 4bA v}Gdl<h m.<gx5pmjl a=l<i n-l=e d=dl<hIa%(kIai(f<kIaa#eE<kx5&l<kIae<f m+.(i<eJae<i<gJaa<i<f eY<d iO<d<l bAzO x.Jai<k<f b.(lJai<m=dmel<e 8<bA {a- 4bA v}Ga<h m.<gx5pmfl<h m.<g ax5vmel<h y?ax<h<gJam<h<g b.Jarmdl<h m.<g Gx5vmcl<hIa;=j<hIap=f<oeE<d=m<G=idEcUcEcEcEcEcEcEcEcEcEcEcEcEcE<e<jNGa<e<f.Faa(g <}eE<e=dmcl<e b.(d<jNGa<g <SGa<d<f.Faa(g <}Gbl<n<ex5t(d<jNGb<d<f.Faa=gl<g 4bA(e 8za#Gd<e 3a#Gb<e T#Gil<m b.<l#Gg<i bA"Gbmdl<i bAGd<m b.<l#Ghl<h m.<d gx5vmml<i bA"Gc b=G<m b.<l#Gkl<h m.<d fx5vmkl<l<m~Ge<kIae<m m+.(iIae=m<i<d b.(eJae<i<iIai<l eYOJai a<kIai(l<m~Gfw<kIae<m m+.Iai hA e#mfl<l<m~Gd<kIae<m m+.(iIae=m<i<d b.(eJae<i<iIai<l eYOJai a<kIai(l<m~Gew<kIae<m m+.Iai hA e#mel b=G<i bAGgmbl<l<m b.SeE<d b.=d<i=Gmgl b=G<i bAGflcE<d<jNGa a=GcE<d<f.Faa(e T-nobgggggggggggggbal<e 3a#Ga<eGfl<h m.<d bx5vmfl<d b.=e U=m al=i<o b-(oGalllcEcE<e<jNGa<f<e(d.Faa(i <}Gb<d b.(d<jNGa<i <SGa<d<f.Faa <}Gbl<n<ex5t=dl<hIaT(f<eN<d<fNAGa<h m.<d Gx5vl<hFax(i qSeE<hIam=f<hIar=e<b<ix8lb=dl<b<i?ap<b<dJar<b<eJax<b<fJam<a<cHaaRaa<a<cIaiJai<a<bHaeRam<h K.%al6EgbqU&a K-(e%a<bIaa(d 6e[xNeE<bx5y<b![[[[_aRaa a=dl<b q?ap<b aJai a<cIai(h<h<cIae}(hz=i<cIaa=f<d"eE<bx5&l b<f<hz=m<b bJai<bIae(G mJai<G<iJae<G aJaa<ieE<mFaa 5]#=gl<e i.=o b=jdEcEcE<g<iNGadE<g<m.Faa 5eSGb<i<g b.(gSGalmbl<i<g(h|Ga<g<i#Ga<i<g-=g<h<m.=f a=dcEdE<d<f.Faa 5e#Gb<g<d b.(dSGal<g=dlcUcE<deE a=kdE<f<k.Faa 5y#Gc<d<k b.(kSGall<d<h.(gmbl<d<h.=g<h<k.l=d<e d?a;<e g?ax<e<hJai<e<dJam<e<gJap<e<g<d b.(d<d<g}zJar<j m+=d<j eY x.=k a=l a=hdE<o<l m+.(fFai(x i#Gc<e <.<m<i<fIaa(y<fIae(qx8obcE<eIa<(f [[[[WSeE<f"Gb<eIa%<fx7bmblcU<bFap(l q#eE n=l<eIaI=f<eIa%=n ambl<e<b*av5oaT<e<bFaz?a5i<bIam=n<bIax=f<bIarl=]<b<l?ap<b<]Jar<b<fJax<b<nJam<b<e*aT5oav<b<eFa5i?azl<bIaa<j#eE<bx5&<bIae=Gl<d<G.(f<yJaa<f<k<x iO.Jai<f<qJae<b<j b.(jJai<d m.=d<k x.=k b=l<h b=h"Galmbll<bIae=b<jeE<b<iJae<b<bIai<j eYOJail<a<jJax<a<bJam<a<cIaiJai<a<cHaaRaa<e K.%alYa<bIaa 6e[xNeE<bx5y<b![[[[_aRaal<b aJa%<b q?ap<b aJai<bIa;"eE<b ;.x5Hl<b bJa%<a a?ai<a e?aa<bIa<(a<cHaaRaa<a<c3aai3lail6DbbfU<aIa;(b aJa6xbcE<bIa8wb(c c|Ga<bIa8sb=e<c x~eE<a<e<cx8]bGbl<b 8sa.<a<e<cx]<bIa6xb=dl<bIa6mb=b<aIa<(a 5x.<dxE<aIa5u=c<a<deU<c<d.<aIaE<c eY.=adE<a aJai<a<b5GaaRaa<b e.=b<a x.=a<d b-(dGalf<clJa5ul6RbbdU<aIa;(c aJa5wcE<cIar(e<b-(d a<d<e~z(d c|Ga e<cIax<b cY.<b<e}z=b<d x~eE<a<b<dx8]bGbl<c p.<a<b<dx]<cIa5w(d"Ga a=b a=cdE<aIa;(eIa5w<c}eE<a<eIa5p<b.Iaax%l<b e.=b<d<c b.(cSGalll8kbbgU<cIae=f<cIaa=gcE<bIae(bIa<(c"Ga<bIa;(e<c eY.=hdE<f<eIae#eE<eIaa=b a=cdE<c<f#eE<b=gmel<b<c.=d<c<g.=i<c b.=c < a<dFaa(d {a- 4bA w|z<dO 4bA < a<iFaa(d {a- 4bA w|z<dO 4bA#Gall<e x.(e<hSGall<a<fJae<a<gJaal8%gbhU&a 0a-(e%acE<c"Ga<c<dx8#b 4bA cSGa<e![[[[@RaI<e 8oa?a5j<e <.<c<d P6G_a cx8%b<eFa<eE<e<eFa=?a5il<e 8ua?aK<e 8%6m_ax5a?a*<ecU<aFa5u"eE<e<dJaE<e<cJa5x dmbl<e d?a5n bl?a><e p.<a 8%6m_ax^b<e bJa5u<e<eHapRa5s<a<e Qa. r c<e I.<e >.x6tblcE<b"Ga<bIa5m(c"Ga<c %+=d<bIaK=cdEcE<cFa<(h d#Ga<e Qa.<aIae<cx6}bcEcE<eIa5u(b [[[[W#eE i=f 8xa=gmbl<eIa5pGb j=f 8ya=g<b"Ga<eIa5s<bx7bl<e<g?a5j<e 8;a?aK<e![[[[@RaI<e<cx5a?a*<e x.<a<cx^b<e bJa><e<eHaxRa5x<e a?a5u<a<e >.<f<h<e I.<e Qa.x6tbmbl<b"Ga<eIa5s<bx7bl<c %.=c<d %-(dGall<aIae(bIa<(ceE<bIa;(g<c eY.=jdE<gIaa=h<e Qa.<gIae(b b bx#<eIa5s=icE<eIa5u"eE<eIa5p=f<beE<beE<f<h<b2kaal<f=c<b=ddE<c < a<cFaa(k {a- 4bA w|z<kO?aa<c b.=c<d b-(dGall<g x.=g 6NU=cdEcE<c 26G_a.Iaa<bSGa<c 8}6G_a.Iaa<f<bxLbGa<e<f<b 8q6m_a cx8%bmdl<c %.(cGal<e i.<f<b 8q6m_a cx8%b<eFai"Gb<eFaj=c<e![[[[@RaI<e<bJaE<e<hJa5x<e bJa><e {6Kb5oaK<e<c?a5i<e a?a5u<a<e >. x c<e I.<e Qa.x6tbmbl<eIa5pal<ieE<f<ix7bl<g<jSGall<e 0a.%al8ifbjU&a <-(d%a<d [[[[WJai<bIa<(eeE<bIa;(h<e eY.=j<cIaa=k<cIae=idEcE<hIae<iSGa<hIaa=c<i=b<k=edE<beE<eFaa=f<cFaa=g<b b-=b<e b.=e<c b.=c<g < a<g {a- 4bA w|zO 4bA<f < a<f {a- 4bA w|zO 4bA#Gbmcll<hIai=fcEcEcEcE<hIam(c"Ga a=bcEdE<b<f.Faa(e <S<e jSAGb<c<b b.(bSGal<c=bl<beE<b<cNeE<b<c#Gcmdl<b<f.Taa 8eU5pGcl<b<f.=e<b<c#Gc<c<b-=g<c<f.(f b-=c a=bdE<b<c.Faa(l <S<l jSA"eE<g<b b-(b.Gbmell<b<g.(c"Gc<c<gNeE<b"Ge a=emel<b<f.Taa E5vGd a=emdl<c<f.=embl b=el a=cl<c a<ez=b<e b<ez=e<dIai [[[[WSeE<d i.(c cx5]<dIax(f<dIam. 6>_a5oaa<d<f c.Jax<c<bx5]<dIax=ccE<b"(fGa<fGa<dIam<c.<e<b2kaal<d<b<c.Jaxmbl<d r.<b b bx#<dIap=gcE<dIar bSeE<dIa;=f<b"eE a=cmcl<b"Gb<f<e<b2kaambl<dIa;al<d<fJam<d<gJai<d<cJaxl<h x.(h<jSGall<a<dIaxJai<a<dHaiRaa<d <.%al8 bbfU&a <-(d%a<b e.=f<c=edE<fIaa<g.=g<f i.=f<e b-(eGal<d r.<g b bx#<dIap=e<dIar bSeE<b<c dY.=g<d aJax<d<dIa;Jam<d<eJaidE<d i.<bIaa(c<bIae.(h<c-(ex5]<dIax=fcE<c<h#Ga<e"Ga<dIam<f.<c<e2kaal<d<e<f.Jax<b i.(b<gSGal<a<dIaxJai<a<dHaiRaa<d <.%aol<dIa;al6;cbiU&a <-(d%a<d aJax<d![[[[_aRai<c eNeE b=f e=gdE<c e-=c<b e.=e<f b-=icE<bIaa(b U#eE<dIai<i#eE<d i.x5Tl<dIam(g<h. aJaa<e=bmbl<d r.<e<b<c<b<c|z(bx8sb a<dIap<dIarz=j<dIa;=k<c<b-=c<b<e.=b<dIai<i#eE<d i.x5T<dIam=gl<g<h.(e<jJaa<e<kJael<h i.=h<d<fJax<f b.=f<c d}Gall<a<dIaxJai<a<dHaiRaa<d <.%al[dbiU&a <-(d%a b=f [__a [__aFaa(b b<bz?aa<beEdE [__aFaa(bGa [__a<b b<bz?aa<bGall<d b b 8wB_aIaa <.<a 1B_aIaa(b <-(c a<b<cNz}(cz<b <|z a<a<czx6Nb<dIae=ccE<dIai(e"eE b=b a=ambl b=b<cIaa(aeE<cIae=g<a=bl<e b#eE a=ambl a=acU<cIai(f"eE b=f ambl<cIaml=h<e d|Ga<cIar=e<cIax=al<d m.<f<h<a<ex8IbcU U<dIam(a"Gaw U<b<g<a<dIaxx8"b(a"Gaw U<a 8w6z_a- 78=M6id+(a cV<a pNzl<dIaa(beE<c<b dYx7bl [__a a?aa<d <.%al8ybbbU [__a [__aFaa(b b<bz?aa<beEdE [__aFaa(bGa [__a<b b<bz?aa<bGall 1B_aIaa(b 6e[_aNeU 8sB_aIaa(beE 8wB_aIaa<bx7bl 8sB_a![[[[xRaa 1B_a aJaa 6!8g_ax5y 8l8g_axR 6!8g_a 9Z_a 6xf2kaa 1B_aIaaf<bl<a|eE 8sB_a<ax6hbl [__a a?aa 8wB_aIaal8khbpU&a 6xb-(e%a [__a [__aFaa(f b<fz?aa<feEdE [__aFaa(fGa [__a<f b<fz?aa<fGall 8wB_aIaa=j<e >. a<d<d 1B_aIaa(k<b a<b a5tz(g<c. <.(h-(f a<f<k~z}(lz(i b bx#<eIa5x=xcE<eIa> bSeE<eIaE=o a=f<i"(GGb<GeE<d=fmcl<o b b<h<j.<lz<h<k}z<i2kaa<d=fmbl<eIaEal<e >. 8wB_aIaa 1B_aIaa<g<c<ax8jb<eIaE=G<eIa5x=q<eIa>=]<e<eIaYJaK<e<e3aa:3la<<e<e3aa5=3lax<e<e3aa5u3laa<e 8}a.<o<fx6Nb<eIaW=y a=ccUcEcE<eIa6b(k<eIa[b(d dY.(h<deU<kIae=r<kIaa=m<k i.f<kl(d#eE a=imbl<dIae=u<dIaa=i<d i.<hSGbl<e aJa6mb<e![[[[_aRaLb embl<dIam=s<dIai=t<e aJa6mb<e![[[[_aRaLb e<h<d x.(p#Gaw a=f e=ndEcE<f<p.(g i.(d<h#Ga<gIaa(v"Ga<dIaa(w"Ga<gIae=j<dIae=l<eIaLb<c#eE<e Lb.x5%<eIaPb=nl<f<n.(g<vJaa<g<lJam<g<wJai<g<jJae<e<c b.(cJa6mb<f x.=f<d i.<hSGbll<eIaPbl=d a=f<u a<iz=h<r a<mz=g<i b<iz=i<m b<mz=ncE<b a5seE c=f<b 5"|eE f=jmcl<b U)Fa8sZE=jmbl<a d#Ga b=f b<]<G<q}(jz=l a<G<jz=ml<e<sJa5R<e<tJaD<e<hJa5w<e<iJa5p<e<gJa5s<e<nJa5u<e<cJa5I<e<dJa5=<e<mJaE<e<lJa5x<e<j?a5n<e<f?a><e >.<ex8(bx8~b<eIaLb(beE<d<b eYx7bl<yeE<k<y dYx7bl<xeE<o<xx7bl [__a a?aa<e 6xb.%al6~jc]Uc6d&a 9a-(e%a<e x. b<b x.<c x|z<c x-(f a<c<fNzx6Nb<eIax=ocEcE<eIar(l<eIap(f dY.(g<feU<lIae=r<lIaa=x<l i.f<ll(fSeE<fIae=u<fIaa=y<f i.<gSGbl<e aJam<e![[[[_aRaembl<e aJam<e![[[[_aRae<fIam=m<fIai=q<f x.(f<g#Ga r=i e=]dE<f i.(j<g#Gb<fIaa(G"Gb<jIaa(n"Gb<jIae=h<e 8%a.<G<fIaex5=<e x.<h b bx#<eIar=scE<eIax bSeE<eIap=G<h"(fGb<fGb<G<n<h2kaambl<eIapal<e<eIa+Jap<e<eHa:Rax<eIae<k#eE<e e.x5H<eIai=]l<eHax=t<eIap=n<i<].(f<hJaa<f r-(h<nJai<h<tRaa<f e-<GJaa<f i-<sJaa<e<k b.(kJam<i p.=i<j i.(f<gSGallcUcEcE<c c}eE<bFac=hmbl a=h<cGa a=gmbl b<bFaa(g b}Gbwl<gFa8fZEl a=g<e x.=f bA=icU<c cNeE b<bFab(g b}Gbwl<gFa8fZEl bA=g<f 26w_a ex5=<f<g?a <f<i?aE<f a5oa!<f [[[[WJa%<f![[[[[[[[[URar<f![[[[_aRam<f a?a5u<f 8w6y_aJaK<f 6K6m_aHaaRa5m<f 6!6m_aIaaJa5x<eIar=g<eIax=fcE<xeE<e 8sa.<x<rx5=<f"Gb<g<fx7bmbl<e<eIapJa5R<e<gJaD<e<fJa5Il [[[[W=fcE<q"eE [[[[W=jmbl<e 8%a.<m b bx#<eIa5"=j<eIa:"eE<eIa+(g6?<me6d<meE<g<q<m2kaal<m6?!<Zf!alL=tmbl<eIa+al<yeE<e 8%a.<y<ux5=<eHa5"=p<eIa:=fl a=gcE<c i|eE a=k a=imbl<bIae=i<c m|eE a=kmbl<bIai=k<c x|Ga<bIam=gl<a<e*a5w5oaE<a<eHa5IRaa<a<eIa5RJai<a<eHaeRam<a<eIamJar<a<pRaI<a<fJa%<a<tRa;<a<jJap<a<iJa5m<a<kJa><a<gJa5x<a<h bA?a!<a<d b#?a5u<a<h bV bA?a5r<a<eIaEJaK<e ;.xJ<eIaI(a a5teE<eIaT<ax7bl<eIa5m(a a5teE<eIa><ax7bl<oeE<l<o dYx7bl<e 9a.%al8eeblU b=l<c b~eE<a aJaa<a a?a5l<a 6e[[iJaF<a ^6m_aHaaRar<a 8b6m_a3aaa3la;<a 8l6m_aFaa?aT<a 6K6m_aHaaRai<a 6!6m_aIaaJax<a<d cS?a5k<a<d b#?a5jol<bFaa(e c|eE<eFa8fZE=ll<bFab=g&a <-(f 6p6m_aFaa?ap<f 6x6m_aHaaRax<f [6m_a3aaa3laa<c c-(eeE p<e<e pNz=j<b c.=k<f bO=m a=edEcE<e<k.Faa b-(G d}Ga<e 8sZ_a.Faa(h f~<h cSAGa<h<m.<G 6v6m_a.Faa?aa b=il<j<e b.(eSGall<c 5e-=h<g bA=j<f<i?aa<b 5e.<g ;Y 5c5~A a<c 5eNz=kcE<c 5b|eE a=e a=imbl<bIaw=i<c (|eE a=embl<bIa5b=e<c 5e|Ga<bIa(=nl<a<j?a5i<a<fHaaRar<a<f3aai3la;<a<fFap?aT<a<nJax<a<eJam<a<iJai<a<hJae<a<kJaa<a<l bA?aF<a<d cS?a5k<a<d b#?a5j<a<g bV bA?a*<a<g eV bA?a5l<a<g eA"?aKl6>ebhU&a ,b-(g%a<cIa5x=h<g a5oa5k<g ^6m_aHaaRap<g 8b6m_a3aaa3la<<g 8l6m_aFaa?aK<g<cHa5mRam<g<cIa5xJar<g<cFaE(i?a5j<cIaI=j<cIa%=k<cIaT=l<cFa5u=c<g a?aR<g<d?aJ<g<c?a5G<g<lJai<g<j a<k [[[[WSzJae<g b?a5m<g<a 4bA m+ 8l6S_a.Ja5p<g<bIaxJa5s<g<b3aaa3la><g<g e.Ja5w<g 8Fa. b<h<h b~z(a<f<a<f|z(b e >x#<gIa+=a<gIa5" bSeE<g aJa:<g<gIa@Ja5R<g<aJaD<g 8wa.<bx!<gIa:=c<gIa5R=d<feE<b<c.<d<c >+.=cdE<g 8Fa.<g >.<ex8Tb<c<gHa6pbRaK<c<g3aaPb3la<<c<g3aaW3lax<c<g3aa5"3laa<c >.=c<e p.=e<b b-(bGal=cl<gIaD=a<g e?a6b<g 8Fa.xf<g<g >.<d<c e a 8%6x_a _B_ax_bJa5=<g a5oa5I _B_a<g 8qa.<i bAxZb<aeE<d<a >+x7bl<g ,b.%aol<gIa@al6HecjUb6a&a 1a-(i%a<fIax(k<bIa%(l<k<l|z=j<bIa<=mcEcEcEcEcE<l"Ga<m<l b-(n p+.(GFa](o f}Ga<o c#Ga<k"Gb<j b-(k<nNGc<G3aaa=y<m<k p+.(k<GHaxRax<k<y3laamcl<jGbl a=bmbl<i<fJap<i<dHaaRaa<i<dIaiJai<i<bHaeRam<i<e a<e k|z m+ 8l6S_a.Jar<i I.<j e >x#<iIaT=b<iIaI b#Gb<i aJa%<i<iIaKJa<<i<bJa;<i ;.<jx!<iIa%=b<i<jeU<b<j.<iIa<<b >+.=b<m=fdE<i I.<i<fx8Tb<b<iHa5IRaK<b<i3aa5s3la<<b<i3aa>3lax<b<i3aaI3laa<b >.=b<f p.=f<j b-(jGalf<blJa%<i I.<i<e<m<l<i ;.x8Fb<i<iIa<(d<iIa%<iIaT(e<iIaK<g<hx_b=b<iIaI(feE<e<f eYx7bl<iIa;(e"Ga<d<e >+x7bl<a<bJaa<a<b<l|?af<a<cFai?ae<i 1a.%aol<iIaKal6ThbxU&a 1a-(h%a<h<aJa5s<h aJax<h![[[[_aRai<h![[[[_aRaI<h3maaaaaaaaaaaaaaaa3laK<h!iRaE<h<f*am5oa5p<h<a3aaa3lar<h<aIaxJa%<h 5x.=kcE<c"eE<aIap=mmbl<b<c >+.=]<g m.=r<c b- 4444bA b.<aIap=mdE<b <.=c<gIar=x<gIai=y<hIa5u=qcUcE<hIa5sIapFa5k b#eE<bFaK(j l}Gb b<jY _zA"Gbl<h 0a.(j<h i.(i<cx0b<g<b<j a<i<cx6pb ambl<h 0a.(j<h i.(i<cx0b<g<b<j b<i<cx6pb<k<bIa<<bIa%<gxCb bl=icE<bFa;(G c#Ga<bIar=c<bIax=j<b*ap=n<bFaw=o<h<bFaz(s Ca#?a5&<h<i?a5(<h<o?a5=<h<n5oa5;<h<G?a5z<h<s?a5w<h a?a5%<g<h 0a. ixv<g bx <g<gIai(i b.Jai<gIae<i cY. a<c<c<c<j.(i}<e<i|O(cz(iJaa<i"Ga e<d<j eY.<cz(c<i eY.=GdE<h<cHaaRa5w<cIam=n<cIai=o<gIar=j<h 0a.<hIa5s<rxh b<j<gIax.<gIar(i<j|z<i<j-(j a<i<jNzx6gb=j<k<o<gIai axw<k<n<gIai b. axw<g dx <g<gIai(i d.Jai<gIae<i cY.(i<jJai<i!aRaa<c x.(c<GSGallcE<hIa> 6e[_a|Ga<l"Ga<mFa5lGa<gIai<yNeE<g<yJail<gIar<xNeE<g<xJarl<q<hIa5u}Gc<h<qJa5umcl<l b.=l<b >.(b<]SGal=ll<mFa5j=b<h<kIaiJa5I<h<kHaaRa5w<h 0a.<a<b<f<gx5m<hIai(aeE<hIam<a eYx7bl<hIaI(aeE<hIaT<a cYx7bl<h 1a.%a<ll8!fbsU&a 1a-(f%a<aIaa=q<aIai=m<aIae=]<aIax=j<aIam=k<aIar(gIam=i<f<cJa5u<f<b b.JaE<f<bJa5x<f 5x.=cdE<f Ca.<h. [Z_a<k<cIaa(l m+.<j<l~zHaaRaa<c e.=c<h i.(h pSGal<fIaD=r<fIa5I=u<fIa5==s<fIa5w=t<fIa5p=p<fIa5s=v<g<i<d hA p+.Fas hA(G ;+.(cIa5==j<cIa5w=k<cIa5p=l<cIa5s=n<cIa5u=o<cIaE=x<gIai=c<gIae=hcE<eFauGa<eIam(y<eIai(e~Ga<i<G p+.=G<f %.<aIa;cU<aIap(wIaT<y|eE a=i bmbl<y<e-=i<wIaI<e.l<i<G<gIarx6yb<fIa%(g"Ga<fIa5m=i<fIaK=j<fIaT=e<fIaI=k<f<fIa>Ja5u<f!6e[[[<Ra5x<f 5x.=c a=hdE<f Ca.<h. [Z_a<j<cIaa(l m+.<i<l~zHaaRaa<c e.=c<h i.(h pSGal a<e<e<k}(ez=c b<g<ez=h<fIaD=k<fIa5I=l<fIa5==j<fIa5w=n<fIa5p=o<fIa5s=xl<f p.<aIa<(i r.(a b<q<m<]}(gz(e a<m<gz(g<v<p<h<c<x<ox8Jb<fIap=m<f x.<a<e<g<t<u<h<c<n<lx8Jb<f i.<a<e<g<r<s<h<c<k<jx8Jb<fIam=a<f<d?a5(<f a?a5=<f a?a5&<f<bJa5w<f<aJa5p<f<mJa5s<i<f Ca.xQb<f 1a.%al6wccdUb6d&a 1a-(f%a<f<dHax(iRap<f<dIaKJa><f<dHaIRaK<f<d3aap3la<<f<d3aaa3lai<f<i6*<aIam(g-Jap<aIai=h<aIaa=dcE<bFau dSeE<f Qa.<d<bx6"b<f 26x_aIaaJa5I<f 8"6x_aHaaRa5wmbl<f Qa.<d<b<c<f i.x5l<f<bIaiJa5I<f<bHaaRa5wl<f 5x.<d<f Qa.<f 0a.<c<f i.<e<hx8eb<a<fIa5x<g.Jam<a<aFax<fFaEA?ax<a<aFay<fFa O?ay<f 1a.%al6scbcUcEcEcE<bFa] 5bA i#eE<aFaFGd<aFa5ieE<bFaxGecE<bFay(c a<c 8na|z m+Fa8bXE c-nfafffafl<b a?au<aIapFa*Ge<bFar(c dSGdmel<aIap(cFa*Gdmbl<aIap=cl<bFau b#eE<cFa5iGc<bFar(c d#Gcmbl<bFar(c d#Gbl<a<aFaI<c 4bA aSA?aI<aFaTGa<aIa;(aIai(c<aIaa#eE<ax5Hl<aIae<c p+.(d<bHaxRax<d<b3aaa3laa<a<c b.Jaill6IbbbU c=ccEcEcEcEcE<bFanniaaabbbbbcl<aIaa"Gc<a<aIai b.Jaimdl b=cl<aIaa bSGa<a<c cY.(c<cIai b.(cJai<c<aIae}Gbl<aIa>(c<aIaK#eE<a K.x5%l<a<c b.Ja><aIa5m<c eY.<b3aaa3laall~bb6d<dHaa=e<aIaY(d<aIa+#eE<a 8Ra.x5%l<a<d b.JaY<aIa@<d eY.(a<cJam<a<bJai<a<eRaal6HdbeU&a ,f-(d%a<d<b?ah<d<b?a(<d dJap<d!aRax<d<cJam<d<cFa (b?a=<d<cFaE(e?a<<d<b<e~(b?a%<d<b?a;<d<d h.Jai<d 5m.<d i.x6vbcEcU<dIa5m [[[[W#eE e=e a=b ambl e 6xjx8 b(e"Gb<e<d 5m. 6Hc2kaa b=b<d bJaK<d<eJaT<d eJaI<d<d3aap3la8Fc<d<d3aai3la8sc<d 2c.<d 8sc.x6vb<dIa2c [[[[WSeE 6Hc=fdE<dIaI<b#eE<d I.<b b e 6Hcx5*<dIaT=el<e<f.<d 2c.(g 6Hc2kaa<d<b b.(bJaK<f 6Hc.=f<g<d 8sc.x6vb<dIa2c [[[[WSGall<dIaIl=f<a<dFah?ax<a<cJam<a<bJai<a<eJae<a<fJaa<d ,f.%aolal8dbbdU<d aJai<d<c <.(gx5]<d<cx5]<dIai=ecE<c"(fGa<fGa<dIae<e.<b<c2kaal<d<c<e.Jai<d <x5]<a<cJai<dIae(e<dIai(b.(f3maaaaaaaaaaaaaaaa3laa<f3maaaaaaaaaaaaaaaa3lax<d<b <.Jai<a a<g<b<c|(bzJae<a b<e<bzJaal5=a<a<b<dIai(b bxw<a<c<b b. axw<d ex <d<dIai(a e.Jai<dIae<a cY.3maaaaaaaaaaaaaaaa3laal6*bbcU<d <.=gcE<d 5J}Ga<c<g|Ga<b<d.(h3maaaaaaaaaaaaaaaa3lax<h3maaaaaaaaaaaaaaaa3laal<a m. b b<b<g.<e<c<g-(h a<c<hNz}(hz<c<g|(cz a<e<hz<fx8cb<a<dJai<a a<g<czJae<a b<b<czJaal5HbcUcU a<c<d|Gaw a<c<d- e|Gaw<b<d.Iaal=ecE<c<d e.(d|Ga<c<d- e|Ga<b<d.Iaa=fl<a<fJae<a<eJaalAbdU<aIai(f<aIa<N a b<bY(g<aIa%(hAz"eE<a<g<hOJa%<aIaa<f#eE<ax5Tl<a<f b.Jai<aIae<f dY.(a<b?ag<a<c?af<a<d?ae<a<eJaall8~cbiU<aIai(f Y+=d<f m+(h m5|=c<aIae(g<h.(i=edEcE<d(h"eE a=cmbl<h m.=d<c b-=c<e e-<e m-=eIaa o}Gbll b=e<b 4bA(b G~eE<b bS<b gSA=elcEcEcUcEcE<h"Ga<c<fNGa<e<g<c m+.Iai hA f#A=dmbl a(d<f"Gbwl<dGb<i e-Iaa hA g#Gb<fl=d<c=fmbl<f b.(d eY hO=b<aIaa<f#eE<ax5&<aIae=gl<a<dJai<g<f m+.(a<bJai<a!aRaal<d m+=e<g i.=c<d eY=bdEcE<eeE<gIai(a xNGb<c e- UJaa<c<a<bOJaambl<fol<g m.=g<e m-=e<c m.=cmalal6 dbGUcEcEcE<bIai(d"eE<bIa;=embl<bIae<d eY. x-=g<bIap=h<bIa;=edEcE<gIaa(f<cNGa<c [Z_a<h<f m+.<f<eNzIai eVNGa<d=emdl<b<d b-(dJai<g x-=g<dGall a=d<c"eE a=fmcl a=f<c<eNGb<b axu<bIai(e"Gbl<d=fdE<bIae<e eY.(i e-cU<i m-(mIaa(h<c~eE<h=g<i i-Iaambl<i x-Iaa b.=g al b-=dFaa b)=G<bIap=n<bIa;=odE<d b.=d [Z_a<n<g(k<G.(j m+.<j<oNzIai eV(g<c~Gal<m<kJaa<i i-<dJaa<h<kSeE<e b-(d<f<d<f|z=fl<c<j~eE<e=dmcl<b<jxu<bIai(eGal a=dl<a<dJai<a<fJaa<a<bIaeJael6?dclUc6d&a K-(c%a<aIar=d<bIam=h<bIar=e<bIax=k<aIam=f<c<aIax(lJax<c<fJam<c<aIaiJai<c<aHaaRaa<bIaa=i<bIae=g<bIai=j<c [Z_a<h<e m+.<e<kNz(aIai(eJaT<c<aHaa(GRa%<c [Z_a<f<d m+.<d<lNz(aIai(dJa<<c<aHaa(nRap<G6*=b<G!<P6*=acU<d hA d#<e hA d#A"eE a a<n!<P6*(d<n6*(e-<d<e|<d a<cIai(f<f<cIae}(fz}O(dz(h a<a<b-<a<b|<a a<j<g<j|(gz}O(azSGbw b b<cIaa<fz<e.<dz b b<i<gz<b.<az<hxLb"mbl<c<c p. b<i<b b.(b.<a<a aS-(a<b|<a<g}O(dz a<a<b-<dz<e iA dVxGl<c K.%al6uccfUb6d e=f<c e m<cIaa bAz.5Gaa=i<bIa;(dIa8%b=ecEcEcEcE<dIa8Fb(dncdabl<eHaa<i5zGb a=dmcldE<g<d bV(h<g.(g<e<g eY.Haa<i5&z=g<d<h-(d b}Gal<e<g eY.(eHaa<i5zGa a=dmbl<eIai(d<bIap(bIarNeE a=dmbl a<bIax<d T+.(eIap(d<eIar(e-<d<e|<d<bIa<}O(fz=d e<bIa;<e fY.<fz=fl<a<fJaa<a<cIarJai<a<f<d fY.Jael8IdbeU b=d<bIaE(eIai(b<eIae~eE<eIaa=d<b=fl b<d<cIaa(b.<cIae(d<b|<d<f}O(gz=f a<d<b-<gz=dcEcEcEcEcEcEcEcEcEcE<cFax(geE a=b<g fSGk<cFay G}Gk<deE<eIapFaK"Gc<fFaa(b K- 4bA k|Ge<b =- 4bA o|Gf<b ?-n"fffffffggggggggggggggggggggggggggffffffggggggggggggggggggggggggggffffgl<a g?abmjl<eIapFaKGbl<a<dJai<a<fJae<a d?aaol<eIarFak cSGd<a d?abmgl<a h?abmfl<a<b?ab<a c?aaol<b <|Gb<b 4a#Gb<b 8<bA {a- 4bA wNGc<a j?abmdl<a![6fP6p_,{b<cIai(b<eIax|eU<eIam<b m+.f [Z_al5Gai!dZP5xabmcl<a i?abmbl<a k?abl b=bl<a<b?aal8vfbhU&a E.(f%a b<b<d.<c<e|<d<e}O(bz=ccEcEcEcE a<e<d-<bz(beEdE<g(h b.=gcE<c<h.(iFaa 5dSGa<b<g~Gd<iFab(j K- 4bA kNeE<j 5JA {a- 4bA f}Gel<h c.<bNGd<iFac(j ?- 4bA 8#b}Ga<j 5JA 8ia- 4bA 8Nb|Gdl<b<gSGall<f b?a%<f<bJa;<f<cJap<f aJa<<f m.(g<f p.x5j<gx5;Gbmcl<h U)<b.=ecE<b b-<h#Ga<i b.=g<e=c a=bdEcE<gTaa(i a5sGa<b bAGa b=b<g b.=g<c b-(cGbmcll c<b<i a5vz=el<a [[[[WJaa<a<d<h.(bJae<a<b<e. b.JaimclcEcE<b d~eE<c b-=h<b=gdE<g"Gd<g<h.<g b-=gTaa a5vGalmbl<cIaa [6e6fLWAGa e<c d. 6bA(g<c-<c<g#z(g<b e-(h|eEdE<c<g.Iaa [6e6fLWAGc<g e.(g<h|Gall<c<h.Iaa [6e6fLWA"Gbl<f 5m.<b b bx#<fIa>=gcE<fIa5m bSeE<f aJaK<f<fIa5x(hJaT<f<gJaI<b"Gb<beE<h<c<b2kaal<f<bJaKmbl<fIa5xal<f I.x5;<fIaI(ceE<fIaT<cx7bl"Gbl<a<fIarJai<a<fHamRaambl<a<eJai<a<dJae<a [[[[WJaa<fIam(a"Ga<fIax<ax7bl<f E-%al8ccbhUcE<c 6a}eE b=dmbl<bIam<c.=i<c<bIax(d<c<c<d|z(e-=jdEcEcE<f<j.eE<f<i.Faa(g K- 4bA(d k|Gc<g 8=a- 4bA g|Gb<g {a- 4bA g|eE<g R-=dmdl<c<f.=elcEcE<bIax<e~eE<e<bIar(d|=cmbl<e<bIar(d|=c<bIam<e.Taa a5vGa<d<e~Ga<b m.<ex8tb(cGa<b<ex~mbl<b k?ae<b<d<e<d<e|z(dJaa<b<c<d.Jail a=dmdl<g 8ua-=dl<d<h eY.=h b=d<f b.(f eSGall<a<hJae<a<dJaal6(bbdU<a<aIae(c<b<c<b<c|z(d-Jae<a<aIaa(b<d.Jaa<ceEdEcE<bFaa(c K- 4bA(a k|Ga<c 8=a- 4bA gNeE x=a<c {a- 4bA gNGb<c R-=ambl<c 8ua-=al<a oA<e eYO=e<b b.=b<d b-(dGall<el6GbcdUb6d<b hA=d<b iNeE<b dV=e<a=cdE<cHaa<f6h!6u8}6J8N6t6~8;6z6=U6d!<6j=f<c i.=c<e b-(eGall<deE<a<b 8}444hA.=cdE<f<c5jaa6h!6u8}6J8N6t6~8;6z6=U6d!<6j=f<c b.=c<d b-(dGall<fl8NbciUc6d<ceU<c cY=c<aIaa=g<aIae=e<aIam=h<aIax=i a=adE [Z_a<h<bIaa(d m+.<d<iNz(dIai=jc6d!a<e<dIaa(k b.(f|Gaw!a<e<f- i|Gaw<f<g.Haal=lcE<j iAeE b=ambl<a!b<l!U h<dIae<k- c-(d<d hNz dY6?Z!U6h6g<d6?6h!6u8}6J8N6t6~8;6z6=U6d!?PZ(l<m6g!a5;O=a<l<mL=ml<b e.=b<c e-(cGal<a b)f bl bAl8cdbhU&a x-(i%a [Z_a<aIam<d m+.(f m.<aIax(g<d b.~z [Z_a<f<d<gNz(d<dIai hA g#zIae=f<dIaa=h<aIa<(lIa%=j a=dcEcEcE<lIaI(anccbal<a=gdE<d<g bV(k<d.(d<j<d eY.Iaa<h}z=d<g<k-(g b}GallcE<d<j<d eY.Iaa<h~.(d"Ga<j<d eY.(d m-Iaa(g<h~eE<d e-Iaa<h<g-.=hmbl<d i-Iaa=hl a=d<a bSeEdE<a bV(g<d.(k<d<j<k eY.Iaa<f|z=d<a<g-(a b}Gall<d<j<d eY.Iaa<f|.(a"Ga<j<a eY.(d e-Iaa=a<d m-Iaa(d<fNeE<a=fmbl<f<d-<a.=fl<i<e?aG<i a?am<i<b?an<i<cJai<i<hJaa<i<h<f<f<h|zJae<l<ixQb<i x.%al6scbfUcEcEcE<c<c d. 6bA(e#eE<d i-=i a=embl<d<e<c-(e<d<e|z=e<deE<b 4bA=g b=hdE<c<f.Faa<g#Ge<e<f b.(fSGall<e<d i-(i}Gbl<b 4bA 6e6fLi+=fdE [6fLi<c<e.(hIaa<f)(g-<gO [6fLi<hIae<f)(g-<gOA [6e6fLWA [6e6fLWSGb<e i.(e<i~Gall<d<eSeE<b 4bA=f b=hdE<f<c<e.Faa#eE<e=fmdl<d<e b.(eSGall a=hl<a<fJae<a<hJaal6JfcgUb6dcE<c"Ga<c h-(d a<c<dNz=h<b d. 6bA<b-=i a=ddEcEcEcE<b<d.Faa(f_(g a5veE<i<d- dAGb<d<hNGcdE<b<d.(eIae<eIaaO [6e6fLWAGd<d i.(d<h|Galmcl![[[[6x<=jcEcEcEcEcEcEcEcEcE<fFa[8dE c-ndabchl<d b.(e<c|Gc!a=jmgl<d b.(e<c|Gc!a=jmfl<d b.(e<c|Gc!a=jmel<b<e.Taa 8eU5tGdmel<b<e.Taa=ecEcEcE<f 1b-nnaccccccccccccbcl<e 5RA ,U#Gdmel<e 6(U5tGdmcl<g 5c. 4bA mNeE<g 6dA 5|SGd<e E5sGcmdl<e E5sGbmcl<b<e.Taa=ecEcEcEcE<f 9b-nfbaaacal<g o. 4bA c}Ge<e E5sGcmel<e 9a. 4bA K|Gbmdl<e 6oU5tGcl<c<d c.(e~eE!a=jmcl<b<e.Taa 8eU5teE![[[[6x_a=jmcl!a=j<d d.(e<cNGb<b<e.Taa E5sGc![[[[6x1a=jmbl!a=j<d c.(e<cNGa<b<e.Taa 8eU5pGb![[[[6x_a=jl<a<j<d6?LRae<a bJaaol<e b.=dmcl<d b.=dmbl<c<d~GadE<b<d.Taa a5sGb<c<d b.(dSGalmcl<c<d}Gall<a<cJai<a<bJae<a aJaal6IcbhUcEcE<aIae(g<b}eE 8eb=f<aIaa(d<b.(iFaa(a 5q. 4bA 5b|eE c=cmcl d=c ,b=ecEcEcEcE<a 1b-nngaaaaaaaaaaaabal<a 5c. 4bA o|Ge e=c 6xb=e<a 9b-nffcccbcl 6(b=fmdl 6ob=fmcl [b=e<a o. 4bA d|Gcl aol [b=el<g<b b.(a}eE<a<d.Faa=hl c=ddEcE<d(a<c#eE<c=ambl<a<b.<gNGa<a b.=d<a<i.Taa E5sGbll<c a<a<cNz a<f<hNz a<e<h~zl6%bbcUcE<b<cNGa<c a<aIai(d<d<aIae}(dz}Ga b<aIaa<dz(a<b.Faa (SGa<c<b U)."Ga<b b.(d<c-=b<a<d.=cdEcE<cFaa(a j-(d t}Ga b<dY 6z[[eA"Ga<c b.=c<b b.(bGbmcll<a 8va- 8<bA"=el<el6kdbgU [Z_a<bIaLb<c m+.(e m.<bIaPb(i<c b.~zIae=d b<bIaW<bIa[b(h<bIa6b}(bz=g a<h<bz=fcEcEcE [Z_a<e<c<iNzIaa(eeE<e(c b-<fNGb<g b-=bdEcE<b<c.Faa j-n%aaddaddddddddddddddddddadddddddddddedl<c b-(cGall a=cl<d<fNGb<d=bdEcEcE<b<g.Faa j-n%aaeeaeeeeeeeeeeeeeeeeeeaeeeeeeeeeeebel<f<b b.(bSGbmdll<f<b b.(d~eE<e=cmcldE<d<g.Faa j-(b t}eE<e=cmdl b<bY 6][[eA"eE<e=cmdl<d b.(d<f|Gal<h=d<e=cmbl<c b-=cl<a<dJae<a<cJaal8 bbfU<bFa5j=e<bFaK=d<bFag=f g=ccEcEcEcEcEcEcEcE<bFa5l h-nlahhhhhhbhcdhl<f 4b#Gg<dGg g e<e 8na- 4bA 8bb|z=cmgl<d bSGf<e a<e 8na|z 4bA m+(d ^X_a.=b<dFa6:XE b-ndcdefl g g f<d dSz<f 4b#z=cmel d g<d b#z=cmdl a=cmcl<bFah=g b=cmbl<bFah=g c=cl<a<g?ab<a<c?aal a<a<b a<c a<c 4bA 8na|z 4bA m+(b 6|X_a.<aIar j.<bFa^XEzFaa b<c<dx5gl8abbdU&a <-(i%acU<d 4bA(j 8Ga~eE<j m+(j 6|X_a.<aIar j.<jFa^XEz=k<j ^X_a.mbl<aIar j.=k ^X_al=j<i<c?a5a<i a?a;<i<b?az<i<d?av<i a?ap<i<eJax<i<fJar<i<gJam<i<fJai<i<kFaa?aw<a<i i.<jFae"<hx6ib<i <.%al8xcbgUcU<dIaCb(g a<g j|(gz(j<cFaG(f~eEcE<dFa8mb(f rSeE 4b=g<f<cFan#Gbl 4b=g<b 4bA m+Fa8]6SE=b<dFax=f<dFau=i 4bmcl<dFax=f<dFau=i<dFa8lb=b 4bmbl<d e<gz(k<f p+.(hFar(g a<g 8na|z m+(f 6|X_a.<b 4bA m+ 8]6S_a.<fFa^XEzFaa=b<hFax=f<hFau=i 4b<j<hFas(h~Gaw<k<h p+.Farl=h<dFa8Rb=dcE<cFan 5bA xSeE<d 4bA"Gb<e b)=dl<a<h?af<a<g?ae<a<b?ad<a<f?ab<a<i?ac<a<d bA?aaolal7dbiU&a <-(h%a<aIar(iIam=j<h m.(k<aIa;(l<e<fx6xbcU a<hIam"Gaw<hIap=m<hIa;=G<h<k c<j<d hA p+.(g<iIarx5K a=j<gFar(g a<g 8na|z m+Fa8bXE=i<hIaa=g a=kcUcEcEcEcEcEcEcEcEcEcEcEcEcEcEcE [Z_a<m p.<G c~zIai hA c-nedabcel b=jmdl<inkkddddfdmikdl<inkjccccecgijcl b=kl<inkhbbbbdbefibl<g b#=g amkl<g b#(g<jGiw amjl<g b#=g amil<g b#(g<kGgw amhl<g b#=g amgl<g b#=g amfl<g b#mdl<g b#mcl<g b#=g amcl<g b#l=g bl=i<c a?a|<c<i?a5s<c<g?aS<c d5oa"<lIa0b=g<e<f<l Cb.xk<c<gJap<c bJar<c<lIa0bJa;<cFa5n"eE<c UJa5ml<a c<b<b<dx8rb<h <.%al6ogb]U&a 9a-(c%a<c <.<a<bx6nbcEcE<cIa<"Ga<cIa5m(i<cIa>(nNeE b=bmcl<cIaK=o<cIaT=x<aIar=f<aIam=y<aIax=q<aIa;=ldE [Z_a<y<i m+(b.<i<qNz=j [Z_a<b<x. m.<i b.(]<oNzIai eV=i<lIai 6Hc+=b<lIae(d 6pc-=gdE<b"Gc<c<jIaiJa5"<c<jHaaRa5R b=e a=h b=k a=m<dIam(GFa8>b b#eE<GFar(e a<e 8na|z m+Fa8cXE(e a<e 5q|z v+(e 6F6(_a.=k<eFa8d6(E=m b=h {Z_a=el<c<mJa5m<c<kJaK<c<hJaT<c<eJaI<c<GHa_bRa<<c x.<c <. dx6~b<a<c 1a.<cIar(e<cIapxm<cIax(keE<e<kx7bl<d 6Hc.=d<b 6Hc-=b<g 6Hc.=g"Gal<fIai eY=b<fIae=d<gIaT(j 4bA=edE<beE<b x-=b<dFam=h<d x.=d<e<hSGbmdll<c hJa;<c ,6y_aJap<c fJar<c 8a6q_aJax<c <.(b<a<]<c x. cx6;b<cIa<(d c#Gb<d bA"Gb<cIaT=d<cIaI<c i.<a<cIa%x6&b<cIai bSGb bSGb<cIam=e<b<a<d<gIaa<lFax m+Fa8q6SE m+Fa8eXE bx8*b<cIa<"Gb<cIaI=g<cIa%=h<fIai(d<fIaa#eE<fx5%l<fIae<d eY.(b<j?am<b<eJai<b<gJae<b<hJaa b=b<f<d b.Jai<i<n|Galmbl a=bl<c 9a.%a<bl6:GbyU&a 9b-(c%a<c i.<a 8%6m_ax6}bcU<cIai(j [[[[WSeE<bFaF<cIam(k<cIax(lx8#b 4bA(d<d c#zmbl<bFaFl=m<c e?aI<c r.xf<c<m bA(e?a5(<c 6!8g_aJar<c<bHarRa5x<c<b3aa;3la5u<c<bFaT?a5=<c<bHaiRaK<c<bIaxJa><c<b*a5j5oa5H<c<bFa5l(g?a5F<c<bFaK(h?a5I<c<bFa*(i?a5%<c<bFa5i(G?a5&<c<bIae(nJaT<c<bIaa(oJaI<c<aJap<c![[[[xRa<<c _B_aJa;<c 8wa.<aIar(x<aIap(y<aIa%<aIaIx8IbcEcEcUcEcE<cIaD(feE<aIam<aIax<f<cIa5R(qx8"b(dGbmcl a=e 8Gamcl<dFaE<e}Ga<dIaa eSeE<dFar bA<e~GblcE<cIa5"(f"Ga<c<i?a8Tb<c<G?a8Hb<c<e?a8Ib<c<nJa8bb<c<oJa6Nb<c<bHarRa8lb<c<b3aa;3la8qb<c<bFaT?a8%b<c<bHaiRa_b<c<bIaxJaCb<dFa =b<cIa+=e<cIa:=i<c<g?a8Jb<c b?a8*b<c<h?a8Fb<c b?a8Kb<c aJa^b<c![[[[xRa6>b<c [b.(a<x<y<c 6>b.(gx8ib<c![[[[xRa6rb<c!aRa6mb<c b?a6;b<a<ix|<c 6e8Sa5oa6b<c<cIa6pbJaY<c<cIa6xb(hJa@<c<h<cIa6rb- b.JaW<a<f<e<gx8ib<c d?a6ub<c r.<a<b<c 6Nb.<c 9a.x8fb<cIa6>b(a"Ga<cIa6!b<ax7bl<c r.<d<k<lx6|b<c a?a6>b<c cJa,b<cIap(aFaa=bcEcEcE<dFa!(e jSeE<b b-nccdbl<b"Gg<c 8;6Rb5oa_b<c![[[[@Ra6Nb<c r.<c ,b. x c<c 6Nb.<c 6>b.x6tbmgl<d 8w6z_a- 78=M6id+ cV(d b.=b 6pd=adE<b b-(beE<a Qa-(aGbll<c 8;6>b5oa_b<c 4b<d<bz6?!>Z![[[[9444aLRa6Nb<c r.<c ,b. i a<c 6Nb.<c 6>b.x6tbmfl<aIai=b<aIae=a<c aJaW<c![[[[xRa@<c [b.(d<a<b<c 9a.x8ib<c d?a6ub<c<cIa5IJa8Fb<c<c3aa5s3la8sb<c<c3aa>3laCb<c<c3aaI3la6Nb<c r.<d<e<c 6Nb. 6m6G_ax8fb<cIa@(a"Ge<cIaY<ax7bmel<aFab=a<c3maaaaaaaaaaaaaaaa3la[b<c<a?a6]b<c a?a6rb<c c a<a d- 4bA c|(az?a6ub<c g?a6xb<c m g<az?a6qb<c<cIa5IJa8Fb<c<c3aa5s3la8sb<c<c3aa>3laCb<c<c3aaI3la6Nb<c r.<c [b.<e<c 6Nb. 6m6G_ax8fbmdl a=e a=b a=adE b<aY a<b 8w6z_a.<f<qx6ubz<eO=e<a b.=a<b Qa.(b 6pdSGal<deE<c 8;a?aW<c![[[[@Ra@<c 8ma 8la<dIaa e#(az?a5D c a<az=e u n<az=f<d 8w6z_a- 78=M6id+ cV(d b.=b 6pd=adE<b b-(beE<a Qa-(aGbll<c U<d<bz?a5Nmcl 0a 8na<ezl=a<c![[[[@Ra@<c 8;a?aW<c<a?a5D<c<eJa@ c=e u=fl<c aJa[b<c a?a6Nb<c r.(a<c [b.<f<e<c 9a.<c 6Nb.x6tb<a a<k<lx6|bl<cIa;<c<cHa<Ra6Nb<c 6Nb.<m bAxZb<j a5teE<cIam<jx7bl<c 9b.%al6FkchUd6a p=fcEcEcEcEcUcEcEcEcEcE<a 4bA c-neadcbil<c"Gf<b<c.=g<b=adE<aFaaFa8%6nE b#eE<e b.=e<a b.(a<gSGbmhll k=f<c<e|Gh<c<e#Gf<e"Gh<b<e.Faa _aSGh b<c<e U)."Gew<e<c-=h F=b a=e b=cdEcUcEcEcE<a<c.Faa(g F-ncbacl<b 4bA=i F=b a<i FSGcwmbl<e b- 5y}Ga F=b<e b.mbl<g K- 4bA j}eU<g 8<bA {a- 4bA v}f alGj<e 5]NGj<g=b<e b.l=e<h<c b.(c.Galmdl g=f<c"GgdE<c"eE pol<c b-=c<bFaa<b b.=b K- 4bA k|Galmgl<ceU<c b-=e<b b. a<bFaa F#zf al=a G=f<e<c<az(e"Gf<a<b<az(a<e.=d a=b<a=ccEdE<cFaa 5i#Gb<b b.=b<c b.(c<dSGaldE<e"eE pol<e b-=e<aFaa<a b.=a K- 4bA k|Galmgl<b"Gf a=ddE<b<dSeE<a<d.<d b.=dFaa K- 4bA k|Gbmhll<e<b U)."Gf<b<e-=a b=bdE<a<b."eE pol<b<c.<b b.=bFaa K- 4bA k|Galmfl l=f<c w|Ge<b3aaa(l3m00008y008y006>008h0035|(m3mjjjjjjjjjjjjjjjj35N3maaaaaaaaaaaaaaaa3Gabcdrfgtijwlm5ano<m3&35E"Ge3maaaaaaaaaaaaaaaa<b3aak(m3m6>008h008h008x00000035|(G3mjjjjjjjjjjjjjjjj35N3Gayqdrugtpjwz;5a5b5c<G3&35E"GecUcE<l3sf K- 4bA k+<l3sg K- 4bA.(a l~eE 5b b<aY 0rAGcw<a c#Gbl 5c a<a b- m|zmbl ; 5a<l3sc K- 4bA k+<l3sd K- 4bA.(a<l3sa bY<l3sb.<az dAzl<l3si K- 4bA k+<l3sj K- 4bA. b-~Gf<m3sb K- 4bA k+<m3sc K- 4bA. t}Gf<m3se K- 4bA k+<m3sf K- 4bA. 5o}Gf<m3sh K- 4bA k+<m3si K- 4bA. 5o}Gf p=f<c w-(a"GecE<a b#<bFaw(c 8pa#AGa l=fcE<c 5h-ndagagl<a gSGg<bFaz(a K- 4bA c}Gg<bFa;(c K- 4bA j}Gg<bFa5a ?SGg<bFa5b K- 4bA f}Gg<bFa5c K- 4bA j}Gg<a 5kSGa<c 5l}Gfl mol<b FSGc<e 5]|l<d"Gc bA"Gcmbl k=f<d"Gbl pol<fol ll8khc]Uc6d<eeE&a 1a-=g<d<e.=u<b<c.=y U=ndE a=fcE<c<dFaa(q a<q 5q|z v+(lFa8d6(E(i-<i<c-<c<i}z(m d<i cV(e<e dNz b<ez(o<i.}Ga<l 6F6(_a.(l<i.=j<l=ecE<ceE<b=hdEcE<hFaa(f F#Ga<f 8<a#Ga<e<j#Gd < a<f {a- 4bA w|z<fOdE<eFaa(f 8<aS<f FSA"eE<e b.(e<jSGbmfll < a<f {a- 4bA w|z<fOSGd<e b.=el<h b.(h<ySGall a=h<e<j#eE b=fmcldE<eFaa(f 8<aS<f FSAGb b=f<e b.(e<jSGalmbl a=f<m<o}Ga!a=p!a=v<ceE<b=e<c=fdE!b<e5jaaZ<vL=v<e b.=e<f b-(fGall<l=e<i=fdE!b<e5jaaZ<pL=p<e b.=e<f b-(fGal a=f<p<v6h6a6*<o bY}Ga<g3maaaaaaaaaaaaaaaa3lax<g3maaaaaaaaaaaaaaaa3laa a=edE<g E-<e.<e?aa<e b.(e <SGal<ceE a=e<b=j a=GdE<g!aRa=<g3maaaaaaaaaaaaaaaa3laH<g!aRa><g<G b.(h?a<<jFaa=m<e 4bA=s a=e a=fdE<f=x<e<l.Faa=f 4b=kcE<G"Ga<e"Ga<m<x 4bASGa<s<f 4bASGa<g<e b- 5cA.Faa b.=kl<e<g.<k 4bA(x<h b. 4bA(h<g E-<e.(kFab b. 4bA(t<kFaa<m<f 4bAS. 4bA(k<k<t}z(k<h<k|z(h<h<x}z(h?a=<i<e b.(eSGal<g<g3aa5w3lax<g<g3aaE3laa<g<g3aa<3laE<g<g3aaK3la5w<G b.=G<m=e<j b.(j<ySGall<o<g E-<i.Faa(hN=fl<q<]<f<h<n|A(ez=]<h<n<ez=n<e<rO=r<d b.(d<uSGall<a<]?ab<a<r bA?aal8 hbkU&a <-(k%a<k p.<b<c 8n8a_a bx6mb<kIap b#eEcE<kIa;(f"GacE<c<f~eE<c<fSGbmcl<b<f.Taa E5vGbl a=bl<f a<bz=c<b b<bz=bl<k x.<b<c ,Z_a bx6mbcUcEcUcE<kIax b#eE<b<kIar(f"Gcw<c<f~eE<c a<c<f#(fz=g<b b<fzmdl<b<f.Taa 8eU5tGb bmcl<c=f<cGa<bmbl<c<f~eE<c=g<b<c<f#Gbwmcl<b<f.Taa E5sGb<f=g<bl=h<c<g-=m<b<g.mbl<b=h<f=g al=GcEcE<deEcE<e"Ga<d<e. b-Faa *#eE<e b-(e"Gbl<e<gNeE<g=j<e<g#Gbmdl<h<e(j.Taa E5sGclcE<d<jx5i(i"Ga<i<jNeE<i<jSGdmbl a=f<h<i.Taa E5sGd<d<i.Taa E5sGdl<g<j-=l<h<j.=n a=bdE<b<iSeE<b<h.=c<b<d.=e a=f<b b.=b < a<cFaa(c {a- 4bA w|z<cO 4bA < a<eFaa(c {a- 4bA w|z<cO 4bA#GbmellcEcUcE<i"eE<j=cmbl<i<jNeE<i<jSGd<h<i.=h a=cmbl<h<i.(b a<bTaa 8eU5tz=h<j<i-=c a<d<i.Taa E5sGbwl<c<j<i-#=e<d<i.l=bcE<heE a=f<b aS<eAGbmfl<bGdmbl<h<b<cxLbGdl a=f<l e|Gc a<n<nIaa(b 46e2hA iW<b pW 46e2hAO(b 6 8%8s8Dc|<b 6 8%8s8Dc}-z=fmclcEcEcE<h<gx5i(c"Ga<c<gNeE<c<g#Gbmcl<c<h.Taa E5sGbl<c<h.=b<g<c-=cmbl a=bl a=f<k i.<b b<bz(d<c a<bz(c 8k8a_a ex6mb<kIai bSGbcE<kIam(b"Ga<b<cNeE<b<c#Gbmdl<b<d.Taa E5sGcl<b<d.=f<c<b-=lmbl a=fl<a<mJax<a<gJai<a<lJae<a<fJaa<a<G a<mz a<GzJam<k <.%al6uebfUcEcEcE<bIai(c"eE<bIae(eGbmcl<b<c iVJai b=fmcl<b<e b-(gJae b=f<b<bIaa(d b.Jaa<dFaa=c<bFam"eE<c 8waSGc<g"Gb<b<e c-Jae<b<d c.JaacEcEcEcEcEcE<dFab(c 8(a-nraiiibiiiiiiiciiidiefil i=cmhl m=cmgl k=cmfl G=cmel j=cmdlcU a=d<b(c ex8yb(b [8}dA [6!d#eE<c b<cIaa c.<cIae(e c|zJaa<c<e c-(g a<e<gNzJae<b kY [8}5]A<c ex8yb 4hAO [[e.=blcE<b [bNeE<b [x|Gb<b [[eNeE<c<b xY [[2bA<b cY [8:aA<b mV 5]AOO [6e6feOJai<b qV 9bOmdl<b iY [8:aA<b gV 5]AO [6ecO=d<b mV 1bO=bl<c<dJai<bmbl<c<b 5]A [bOJai<b gV _bOl=cmclcEcE<c 5d-nhadddddbdl<b cx8yb=cmcl <=cmbl a=fl<a<c?ab<a<f?aal8bobmU&a K-(f%a 8;a=l s=d 4b=h 4b=e 4b=gcEcUcEcEcEcUcEcEcUcEcEcEcEcEcEcEcEcEcEcEcEcEcEcEcE<cFax b-nGbcdefgphigjklal<cFay(g a<g 8na|z m+(d ^X_a.=k<dFa8bXE=i H=dcEcEcEcEcEcEcEcEcEcEcEcEcE<cFa] g-nnabkcd%efkkkkkgkl 5c=d<i f-nf&jghijl a=h<f aJaT<f![[[[xRa%<b<c<f %.xg b=d<fIaT=e<fIaI=i<kFal(j e~eE<j k+ 8"6=_a.(d b<d<bIapFaF.Fai(j j|(hz=d<j a<hz=hl<f i.<i<e<d<hx8%b<bIarcE<fFai"eE 4b=hmbl {a=l<e<fFaj(h a<h 4bA 5q|z 4bA v+(bFa8d6(ESGa<b 6F6(_a.=d<i=jdE<e"eE 8fa=lmcl<jFaa=b<dFaa=k<j b.=j<e b-=e<d b.=d<k < a<k {a- 4bA w|zO 4bA<b < a<b {a- 4bA w|zO 4bA#GallFal<fIa%(deE<i<dx7bl <O=d a=j 4b=em(l %=d<i g-ndji=il Ma=l<bIarFal 5f.m5cl 5gm5bl 5hm5al<kFak=e 8ga=l T=dm5al<b<cIaa<cIaex8pb"Gcmwl<b<cIaa<cIaex8pbGvmbl<b<cIaa<cIaex8pbGpl<bIarFal 5a.mpl 5d 5e 5d<kFae(b<cFau#z<b d#z=dmpl<bIarFal (OmslcEcEcE<cFay(g 8naNeE ^X_a=i 5G=d<cFa] n-nedbwcwl<g m+(d ^X_a.=i<dFa8dXE=e 5G=d<cFa] n-necavbvl Kmtl<bIarFal 5l.=dmtl R *<iFaczmul<cFay(g a<g 8na|z m+Fa8bXE g#Gj Fmrl<cFay=e<cFa] q#eE 5G=dmql<f![[[[xRa%<f aJaT<b<c<f %.xg<bIapFaF=d<f p.<e a<e 4bA o|z 4bA 5x+ Q^_a.(j<fIaI(i<fIaT(kx<cUcE<fIap b#eE<j<d bY.*ag<fIa;(m oAV bAGbl<bIarFal<f x.<e<i<k<dx= {a 8;a<fFax(dz=l<fFay U<dz=h JOmbl<jFa5n<m.=g 4b=e<bIarFal 5j.l=d<fIa%(beE<i<bx7bl a=jmrl 8ha=l<bIar(bFak cSGi ?=dmol q=dcEcEcEcE<cFay(i G- a<i G}z b-nebcsdal b<bIaa<bIai(g<bIae}(bz(k=e b=h b a<g<bz(m"Gxw<k<m.dE<eFaa j-(d t}Go b<dY 6z[[eA"Go<e b.=e<g b-(gGal a=g=emol o n<bIarFak c#z=dmxl<bIarFal xO=dmol [[[i<bIapIam(b<b [[[iNzmkl<bIap=b u=d<cFa] d-nchiyl t=dmml<cFay 5o.=dmll<cFay 8saO=dmkl 8za=dmjl 8wa=dmil 8;a Qa<bIarFal(bz=l 5i<b-mkl<bFal >O=dmgl [B6|8?b<bIai(b<b [B6|8?bNz=j r=dmfl [[[i<bIam(b<b [[[iNzl=j ]=dmdl a=hl<g bSl=b<i b- m|eE 4b=h 4b=e 4b=g<i=dmflcEcEcEcE<i b-nGddddddddddddbal<h"Gb p=dmdl G=d<cIae(b<cIaa(e~Gc<b<m}Gc G z<e<k.Faa 8va- 8<bAz=dmcl<eFaa(d 5x#eE v=dmcl<b"<d 5cSOeE 4b=h 4b=e 4b=g a=dmglcE<eFab(b 6lb#Ga<b 8Eb#Ga a=d<b 8fb#Ga 4b=h 4b=e 4b=gmgl w=dmblal 4b=el 4b=h 4b=gmcl ;l=d 4b=el<a c?a;<a<d?aj<a<l?ai<a<cHaxRaK<a<c3aaa3la<<a<j6?<e6?!4b6g!IZ<h6?!KZL<g6?!4b6g!<ZLL![[[[[[[[ULRaa<f K.%al6J<c5dUc6d&a 1c-(g%a<fIai(s >+=m<fIae=ucE<bIarFak c#eE<u=idE<m(neE<m >-=m<g <.<ix8wb<i >.=i<gFa< g#Gbll U a<nz=ymbl<bIam=n<g<bIax(GJa8Rb<g<nJa8Fb<g aJa8sb<g![[[[_aRa0b<g<bIaiJa8%b<g<bHaaRa8wbcE<s"GacEdE<g K.<i<u.(hx8wb<gFaK gSeE<g 6Hc.<g 0b.<hIaIx8mb<gIa6>c(kGcl<m<i >.(iSGalmbl [Z_a<n<gIa6Kc<k eY. x-Iaa(k m+.<k<GNzIai eV=y<m >-<i#Ga<h 1a.=j<m<i- >- >5|=idE<g I.<j I-x8wbcE<gFaI g#Ga<g 6Hc.<g 0b.<jIaax8mb<gIa6>c(h"Ga<y [Z_a<n<gIa6Kc<h eY. x-Iaa(h m+.<h<GNzIai eV(h<h<y|z=yl<j >.=j<i b-(iGall<gIa0b(i"Ga<gIa8qb<i eYx7bl<s >+=G<d<e p+.=k<d=i<s(n=jdEcE<jeE<j b-<k<i- p5|NGb<j p+<i.=il<i<k#GadEcEcE<iIai<yNGa<iFa](h y}Ga b<hY [6eGAGbl<i p.(i<kSGbmcll<g 0b.<b<ix8Tb<gFa6hc d#Ga<fIaa<n#eE<f bx!<fIae=ul<i p.=i<f<n b.(hJai<u<n >+.(n<gHa[cRaK<n<g3aa9b3la<<n<g3aa1b3lax<n<g3aa0b3laa<G >.=G a=j<h=nmbll<g<cJa8lb<g<eJaCb<g<dJaQb<g<bHaaRa6>b<g<bHaiRa^b<g<bIaxJa8bb<g<bIapJa_b<g 5m. 8}6G_a 8Ra2kaa a=i<g aJa6Kb<g![[[[_aRa,b<g 6>b.=5b<fIae(d=mcEcEdE<i<G#Gb<mFa5l=c<i >.=i<m >.=m<c f}Ga<c c#Gal<a<gIa6KbJai<a<gHa,bRaambl a=m<g aJa6rc<g![[[[_aRa6mc<g aJa,c<g![[[[[bRa6pc<g aJa6>c<g![[[[_aRa6Hc<g<bIaxJa_c<g<b3aaa3la6!ccE<n"eE e=5cmbl i=c e=5c a=y<d=i a=jdE<g p.<ix8wb<gFap(h gSeE<gFav=e a=kcU a<gIa8lb h- d|Gaw<g 0b.<g 6Hc.<iIaIx8mb a<gIa8sb(b"Gaw<gIa8qb<b eY.(b m-Iaa=k<b x-Iaal=qc6d<h f#eE<i5jag![cLmbl<i5jael=5h<gIa6pc<m#eE<g 6pc.xD<gIa6;c=cl<c<m eY.(b<yJai<b<5h<q6?!<ZLRaa<g<m b.(mJa,c<gIa6mc<y#eE<g 6mc.x5%l<gIa6xc(5c<y eY.(b<e?aG<b<h?am<b<kJai<b<qJae<b<jJaa<g<y b.(yJa6rcl<i >.=i<j b.=j<G >-(GGal<y"Ga<gIa6;c=i<g aJa8sb<g![[[[[bRa0b<i<m<g 0b.x8!bw<gIa0b(beE<gIa8qb<b eYx7bl<m"Ga e<d<n<s|z=(<i<m eY.==<i x.=& a=udE<e=h<G=k<c=q<u b-=j<&<u eY.=GdE<j c.=u<iIai=b<iHaa=5hcU<j<m|eE b<G <-Haa<5h5zGbwl<m<u}eE<GHaa=Tl<m<u}<5h<T5zAl=dcEcE<b<yNGa<n<s|Ga<s<5c<b eY.(bIaa(c}Gbl<j b.=j<G x.=G<i x.(i<=SGbmdll<(<c >+.(rFae=c<rFag=j<rIa%=o<rIa<=]<bIai=e<gIa6Kb=GcEcUcEcEcEcEcEcEcEcEcEcEcEcEcEcE<bFam b-nfbgfchal<g 5m.<ex; 4b=t 8ia=p<dGl a=x 4bmGl<bFaG=j<g 5m.<ex; [Z_a<gIa6Nb<e b.(b m+.<b<gIa8bbNz(bIai hA(hGb 8ia=p 4b=tmjl<g c?a0b<g<j?a8ob<g 5m.<]<o<g 0b.x8gb b=x 4b=t Ba=p<rFai 8fa#Gb<jmll b=x 4b=t 8ia=p<h dSGj<bIae=h<bIaa=k<gIa6>b=o<gIa6!b=] a=l<g a?a8wb<g aJa8sb<g a<h<h aS-(b<k b.(q-<b<q|<b<]}O(bzJa8qb<g b<o<q.<bzJa0bdEcE<g<g 0b.x8Hb<gFaa"Ga<gFab(b <- 4bA 8<aNGl<l 4bA<b=lGb<b <SGbmlll 4b<l 4bA <#Gkw Ca 8ia<h<k- c}(bz=p<j U<bz=tmhl<j<dGjw<c a<c 4bA(d 8na|z(h 4bA m+(kFa8dXE(q a<h l- 4bA Qa|z 4bA 5x+(hFa8}^E bSGd<d<h Q^_a.(hFa5nSGd<j<k ^X_a.Fal(d e}Gjw<j<d k+ 8"6=_a.(d<gIa_b(kFaF.Fai(l a<l j|(lz(o"Gjw<d b<lz=l a=dcEdE<d<l.Faa<j#Gb<o<d b.(dSGal<jmkl<g aJa5s<g aJa5x<bIae=b<g a?a8:b<g a5oa2b<g b?a8}b<g!eRa9b<g<kJa8Fb<g<5bIaxJa1b<g<5b3aaa3la0b<g<gIa8lb(k a<k k|z m+ 8l6S_a.Ja8%b<g<g 5m.Ja8Rb<g a5oa8Gc<g bJaQc<g<dJaCc<g<h<d hA bY.*a(5oa8lc<g [Z_a<gIa8wb<b m+.<b<gIa1bNz(dHaaRa0c<g<dIaiJa8sc<g 0b.<q<b<g 0c.<g Qc.x5:<gIa5x(b"Gd<gIa>(d<b p+.=;<gIaQb(k<gIaCb(q p+.=odE<d=h<k=b<qeE<hIam=l a=b<q bSeE<q=ddE<d bV(]<b.(w<b<k<w p+.Iam<l|z=b<d<]-(d b}Gall<k<b<k<b p+.Iam<l|. p+.=bl<j<b<o#Gkw<h p.=d<hIai=w<hFax=]<hFay=l<hIam=5a<hFa]=<dE<j<5a<bIamSGlwcE<bFa]<<SGa<bFax<]SGa<bIai<wSGa<bFay=hcEcEcEcEcEcEcEcE<]nmgabchdhhhehfhl<h<lSGhmgl<h<lSGgmfl<h<lSGfmel<h<l#(z<h G}(vA<h n|<l G}z bSGe<v<zO"Gemdl<h<lSGdmcl<h<l#Gbmcl<h<lSGbl<d<;#Ggmcl<b p.(b<oSGall<jmjl<g 5m.<ex; b=x 4b=t 8ia=pmhl<d"Gcmdl<dGc<g 5m.(d<bIae<jx6sbGc<g<j?a8ob b=x<g b c<gIa8lb h- d|z?a0b<d<]<o<g 0b.x8gb 4b=t 8ka=p<jmgl a=x<jmfl<bFaG=]<g x.<g 5m.<ex8vb<gIar=<<gIax=;<g i.<5b<e b.(5dxx<bIae(d<gIa8bb(jNGa<d b.(b<gIa6Nb(w<d m+.Iai(d eV a<d hA e#z(xNGa<gIam<c a<c 4bA 8na|z 4bA m+Fa8cXE(5a a<5a 5q|z v+Fa8d6(E.=5e<] a<] 5q|z 4bA v+ 6F6(_a.=odEcE [Z_a<w<b b.(d m+.(v<d<jNzIai(z hA f#eE<o<5b [Z_a<w<b m+.<b<jNzx6ebGbl<z eV(b<x|Gbmcll a=x a=z<d<j|eE<vIai(d eV a<d hA f#z=zl<b c.=d a=odE<gIa6Nb=5f<gIa8bb=IcEcEcEdE<d(b<zNGb [Z_a<5f<b m+(d.<b<INz(vIai(H hA eSGf [Z_a<d<w.<b<jNzIai eV=d<vIaa=v<g 5m.<b<5ax6sbGal<v<;~<xO"Gbmcl<x"eE<g a?a0b<g 5m.<;<<<g 0b.x8gbl 8ja 8ia<oz=p<] U<oz=tmfl<g a?a0b<g 5m.<;<<<g 0b.x8gb b=xl<g<5dJa8qb<g<5a?a8ob<g d?a0b<g<b b.<H eVS?a8xb<g 5m.<v b.(b<b<g 0b.x8gb<o<5e.(o [[_a~Gall c=x<gIa6Kb<GNeE<g<GJa6Kbl<h=e<k=G<q=cmel<dGa a=x 4bmcl b=xl 4bl=5g<gIa6Kb<G-=ll<r<x?a;<r<p?az<r<t?aw<r<5g?av<r<c?ap<r<lJar<r<GJax<r<eJam<i x.(i<=SGall<a<gIa6KbJai<a<gHa,bRaa<gIa6Hc(aeE<gIa6Kc<a eYx7bl<gIa6pc(aeE<gIa6;c<a eYx7bl<gIa6mc(aeE<5c<a eYx7bl<fIai=nl<g 5m.xR<n<sNeE<f<sJail<g 1c.%alZub5hU&a [c-(g%acEcE [Z_a<bIam(v<c m+.(h<c<bIax(tNzIai hA fSeE<a aJaambl<g aJa><g![[[[_aRaKcEcEcEcEcEcE<c<t|eE<c b.(k<hIai(c eV a<c hA f#z(<|Gbl<bIar(b r.=k<bIar=c e=hmbl<bIap(y m.==<bIar(j p.=w<d e<dIaCb(c j|(hz r.=(<c a<hz(& p+=%<bIa;=z<dFa8Eb=5d e=;dE [Z_a<v<k m+.<k<tNzIai<g fJa5"<g [6y_aJa:<g fJa5R<g 8a6q_aJaD<g hJa5I<g ^6q_aJa5=<g iJa5w<g 6>6q_aJa5p<g cJa5s<g 6h6y_aJa5u<g cJaE<g 6w6q_aJa5x<g ,b.(c<b<k<g 5x. gx6;b<gIa,b(5e c#Gf<gIa8lb=5f<gIaCb=5a<gIaQb=I<gIa_b=q<gIa^b=H<gIa6!b<gIa6>b=5g<gIa6Kb=5h<gIa6Hb=TcU<jIa<(s<gIa6Nb bA"Gaw<c<b<gIa8bbx6nb<gIa,b"Gg<s<gIa^b(o<gIa6Nb(FNGaw<gIa6!b=5i<gIa6>b=*<s b-=5bdE [Z_a<o m+(c<*. m.<o b.(G<5iNzIai<g aJaY<g![[[[xRa+<g [Z_a<c<v.<o<tNz(cIaiJa6Kb<g<cHaaRa,b<b<g ,b.<g 8Ra.xl<gIa@=]<&"Gg eV=o<gIaY=i a=k<%=h<(=cdEcE<cFaa(l a<l 8na|z m+Fa8cXE(l a<l 5q|z v+(lFa8d6(E<i#eE<l 6F6(_a.<]<ixLb"Gbl<c p.=c<k b.=k<h p-(hGbmill<e 4bA<5dSGg<jIa<=h<jIa;(i=ccE<seE<h<5b~Gb<i<5b fY. <.=cl<c<i<h fY.(h#GadE<cIaa"eE<cFae<k 4bA#Gjl<c <.(c<hSGall<g eJa6;b<g 6}6y_aJa6pb<g gJa6rb<g 6(6q_aJa6xb<g dJa6mb<g 6;6q_aJaPb<g cJaLb<g 6w6q_aJa[b<g cJa6b<g 6p6q_aJaW<g ,b.<b<G<g 8}a. fx6;b<gIa,b(c c#Gg<gIaQb=i<gIa_b=h<gIa8bb=G<gIa6Nb<gIa^b=l<gIa6!b=m<gIa6>b=x<gIa6Kb=r a=5ccU a<c bA"Gaw b<b<gIa6Hb(p 6T6q_a ex5dGaw<b<p 6J6q_a dx5d"Gh cl=p<r bAeE<g I.<b<xx6&b<gIaI bSGh<gIaT=5cl<g ,b.<b<m<lxq<gIa,b bSGg<gIa6Kb=l<gIa6Hb=x bSeU af<g <.<b<Gxx<gIa% eSGh<gIa<Iaa 8"8%8]XgSGh bl=u<g ,b.<b<h<ixq<gIa,b bSGg<gIa6Kb=i<gIa6Hb=GcEcE<r b#(r"eE<m b#Gj<uGj<i<G}Gb<c bSGj<h b#Gj<b<x<lx6fb"Gjmcl<i<G~Gil<b<x<lx6fb"Gh<k hA p+=m b=c a=hcE<i<G|Ga<i<jIaT}Ga<jIaI<G.=c<i<G-=hl<d<m.=m<u b<rzeE<mFas h#Gi<g ,b.<y<c<h<m<zIamx6yb<gIa,b"Gil<mFar(m a<m 8na|z m+Fa8cXE=mcE<zFax g~eE<g 1b.<y<c<hx6xbmbl<g 8"b.(K<c<h<yx8ib<g ,b.<=<Kx6!bcEcE [Z_a<yIax(c m.<yIar(h b~zIaaGa [Z_a<c p.<h c~zIae<gIa2bSGa<h dSGa<yFa% q#Gbl<g aJa1bmbl<g<gIa2bJa8Fb<g<gHa8"bRa1b<g dJa9b<g<cJa8Rbl<gIa1b"Gh<g 1b. [Z_a<gIa8Rb m.<gIa9b b~z<m a<m 5q|z v+ 6F6(_a.(c<cFapxm"Ghl<jIa<(h<jIap#eE&a x-(c%a<c i.<w<wIaa b e <x5?<cIai 6e[[[WSGk<c x.%al<jIa;<h fY.(c<u?a5b<c<r?a5a<c<p?a;<c<5cJap<c<iJar<c<GJax<c<lJam<c<xJai<c<k?ae<c aJaa<j<h b.Ja<<gIa+(ceE<]<cx7bl<o<F|Gal<jIa<l=GcU<q<5aA a<fz"eE<5a b#Gh a=o a<q bSGbwmhl<g p.<d<ex:<gFap"Gg<g ,b.<b<5f<d<gFav ax8*b<gIa,b"Gg<gIa6Kb=o<gIa6Hbl=]<5e bSGf<g x.<b<Tx6&b<gIax bSGf<gIar=l<g ,b.<b<5h<5gxq<gIa,b bSGf<gIa6Kb=x<gIa6Hb=u a=i a=h b#eE<g i.<b<Hxx<gIam eSGg b=h<gIaiIaa 8"8%8]XgSGgl<q b#eE<g<b<Ix6&b<gIaa bA"Gg<gIae=il eV=k<gIaK(q<n#eE&a x-(c%a<c i.<g K.<q b e Tx5?<cIai 6e[[[WSGi<c x.%a<gIa5m=;l<;<n T+.(c<h?aI<c<iJa%<c<oJa<<c<]Ja;<c<GJap<c<sJar<c<xJax<c<uJam<c<lJai<c aJaa<g<n b.(nJa><k<<|Gal<j r.=k<gIa5m=h<jIam<jIar(c-<n|eE<j m.<c<n e Tx5*<jIar=bmcl<c=b<nGb a=nl<c=bmbl<n T+(d"Ga<jIax<b T+.<h<d2kaal<a<cJae<a bJaa<k<b<n.(bJaa<a<bJai<g aJa><gIaK(a"Gc<h<a T+x7bmcl<gIa+(b"Ga<]<bx7bl<a aJaa<gIaK(a"Ga<gIa5m<a T+x7bl<g [c.%aol<cIamal6tlbuU&a 9a-(b%a<aIaa=h<aIai=e<aIae=i<aIarFai=c<aIa;(d aJaD<d aJa5w<d aJaT<d aJa<<b a5oa><b aJa5m<b![[[[_aRaT<b aJa<<b aJar<b<c a<c 8na|z m+Fa8eXE?a? b<h<e<i}(cz=G a=d a<e<cz(keE<GFaa 5]#=dl<b T.=]<b 8%a.=rdEcEcEcEcEcE<d<kNGadE<d<G.Faa 5eSGb<k<d b.(dSGalmbl<k<d(e|Ga<d<k#Ga<k<d-=c<d<G.=h a=dcEdE<d<h.Faa 5e#Gb<c<d b.(dSGal<c=dl<b 8qa.<G<k<ecUcE<deE a=cdE<c<h.Faa 5y#Gc<d<c b.(cSGall<d<e.(dmbl<d<e.=d<c<e.l(lx8ob<bIaD=c<bIa5I=hcEcE<bIa5=(m [[[[W#eE<c=g<h=imbl<b 8qa.<G<k<d<l b.(i<d<i|z(n<dx8ob<bIaD=g<bIa5I=i<bIa5=(o [[[[WSGb<m"Ga<h<mx7bl<a b?aF<a<b r.(dx&<a<dx8?b<b a5oa5"<b 6h6;6piJa:<b aJaD<b<iJa5R<b<gJa5I<b<iJa5=<a<b 8qa.xMbmcl<aIapFaF=x<b i.<bFa?(j a<j o|z(u 5x+ Q^_a.(f<h<cx<cE<bIai bSGa b<bIam(y oAY(q<f<x bY.*agAGa<b*a>(c<qAeE<b ZL[xJa5 <b e?a:<b aJaD<b<eJa5R<b<lJa5I<b<eJa5=<a<b 8qa. a ax6ibl<b<c<qO5oa><fFa5n<y.=l<u h- 4bA 8:bNeE<b<f*aJ5oa:<b!aRa5" a=e<r=cdEcE<y<cFaaSGa<b r.<e.(fIaaGa<f bJaa<f<dJai<f<nJael<c b.=c<e m.(e pSGallcE<l 4bA(e 8Ga}Ga<e m+(eFa8bXE<i<g<aIapFa*x8&b(c 4bA p#Ga<a<c<e ^X_a.Fad<l a<n<d ax8;bl<oeE<i<ox7bl<m"Gf<h<mx7bmfl<a xx6jb"Gd<fFa5G"Gc<b<j<h<c<xx=<bFaa"Gdmcl<a a?aF<a<b r.(dx&<a<dx8?bl<bIaT(aeE<bIaK<a dYx7bl<b 9a.%aol<b c?a5z<b x5oaN<b<j?a~<b d?a5p<b aJa5u<b<eJa5s<b<lJaE<b<eJa5x<b<f b.<aIar j.<fFaazFaa?a5v<a<b 5x. a ax6ibl<aIa;(gIa<=n<bIa5m=f<g p.<cx5]<gIa<=jcE<c"(xGa<xGa<gIa;<j.<h<c2kaal<g<c<j.(jJa<<meE<h<mx7bl<gIaT(c<gIa%#eE<g %.x5%l<g<c b.JaT<gIaI<c eY.(c b?am<c<jJai<c<nJae<c<fJaa<bIaT<f#eE<]x5Tl<bIaK<f dY.(c<lJae<c<eJaa<b<f b.Ja5m<o"Ga<i<ox7bmalal8>bbdU<b<c<d<bIap<ex5z<b<bIap(k<e<e<k|zJap<bIai=k<b<g<h<i<jx5z<b<fJap<bIai=lcE a<f<e-<d<f|<e<f}O(dz(m a<j<i-<h<j|<i<j}O(hz#eE b<c<e.<dz b<g<i.<hz<mxLb"Gbl<bIar(c<bIam#eE<b m.x5%l<b<c b.Jar<bIax<c eY.(b<lJam<b<kJai<b<fJae<b<eJaal<a<lJae<a<kJaal5sbbU<a!j5&eE<a!k[<bx8Rbl<bIai(c<bIaa#eE<bx5Rl<bIae<c.<a!k6f6* KO?aa<b<c b.Jail8qbbdU 8h6q_a m LQ_axkcE<b"eE 6mQ_aIaa=ambl<b %+=e<a p.=bdE b<c<bIaa(a.<bIae(f<a|<d<f|O(gz a<f<a-<gz LQ_axk 6mQ_aIaa(a LQ_aIaa#eE LQ_ax5Rl PQ_aIaa<a. T?aa 6mQ_a<a b.(aJaa<b %.=b<e %-(eGall<aeE 6mQ_a<a b-Jaal 8x6q_a c LQ_axkl6ubbcUcE<bFa5e(c a<c o|z(c f- 4bA b}Ga<bIaa bA"Ga<bIam bA"Ga<a ]<c 5x+(aFa2^E<aFa3^E<a 8N^_a.<a 8D^_a.<bIae(c<bIax(d}(azFaa. a<c<d<az<b i.<b r.<azIaa ax8;bll6ebbeU<aIai(b"eE aol<aIae(c<b 6Hc+.=ddE<cIam(a e<aIaCb(a j|(ez=b<c 6Hc.=c<a a<ez p+=acEdE<a"Gb<a p-=a<bIaa<b p.=b cSGal bol<c<dSGal alZcbgUcEcEcUcEcEcE<b<d|<b<d}- 4bAncfbal<d ]. @A(c<b ]. @A(b#Ge<a<c.(e<a<b.(b e-Faa cAeU<bIam=c<bx5u<b<c.f<blx"mbl<b ]. @A(g<d ]. @A(h#Gd<a<g.(f e-Faa cA"Gc<a<h.(e<f<fIam(i.(j}Gc<fx5u b<h<g<i.#Gbw<e<jx"l dl=b<e e-<bJaa<aol<c<dx8 b(c"eE aol<beE<c<a<b2kaal<a<bx7b<c=al<al5JbdU<a<b ]. @A.(b e-Iaa=dcE<a e-(eIaa(c bA"eE<a<c-(ax5umbl<e<c cOJaal<a<d cAeU<bIam<bx5u<b.f<blx"l6%gckUc6d&a x-(d%a<b ]. @A(e 6o[e<a 6o[e.<a x~z.(b [[6bA=i<b xV=j<a<e<a<e}z b-=f<a b-=g<a y|=kcEcUdEcE P8k_aHaa=mcEcU<f 6ecNeE 5b<f5!-(a bY<f<aV.mbl<f eVl(b b.(a 5q~eE!U<a6?Z<m6g5:(G!5]5IeE<G6*=a<keE 6x8k_aIaa<a cY.Iaa(aIam=b<ax5u<a e-(c<cIaa c)Jaa<a<b.mgldE<d e.<a<e<gxS<dIae b#Ge<a 5]|eE P8k_aHaa!U<a b.6?Z6g5:(m6*=a<m!_a5=Gbll<d e.<b<e<gxS<dIaeGdmcl<m<b6?P!b6g5wGb<d e.<b<e<gxS<dIae b#Gcmbl<m!a5HGa<d e. 5]<e<gxS<dIae b#Gbl<jEa(b U#eE a=amel 6r8k_aIaa=a 6r8k_a aJaa<b xY(b<i.=ccEcE<a a<a<b#z"eE U<c<b<c}z @A=c 6x8k_aIaa"eE a=h<b b<bz d. L[6bA(b 6xcO 6x6f6bA(a<b|Gc<a<c}Gc 6x8k_a<bJaa<a e- d b<a<c|zJaa<b a [c2lamdl a=h<b<b ]. 6x[6bA(a x.(l}Gb<c<l|Gb<a e- hJaamcl<b U<c<b<c}z @A(hNeE 6r8k_a<aJaamelcE<a e-(cIaa(b bAeE<c<b cOJaambl<a<b-(ax5ul<a<hx"l 6r8k_a<hJaamcl<a<c|eE<a<cx"l 6r8k_a<cJaambll<dIai=a<dIaml=b<b<a<e.(e#eU bf<e<bx" dl=b<e e-<bJaal<d x.%a<al8secoUb6d&a <-(d%acE<b c|Ga<b eY=h<aHaa=q x=edE<q<a<e.Haa(q5IeE<h<e x.(eSGbmcll<c aJai<c<bxE<cIai=f<cIae=e<heE<e<f eY.<a<h2kaal<c<b<f.(cJaidE<e(f<c(h eY(o.=l<a=e<b=i<f=cdE<d x.(g<e<ix6lb<d<dIar(mJae<d<dIax(GJaa<g<dIap<dIa;x6lb<d<dIar(jJam<d<dIaxJai<dIap=e<dIa;=idE<dIai=xdE<c=gcEcEcU<m"eE<j"Gc<d i.mbl<d<j"Gaw<d i.<d<GHaa<xHaa5&zl(kIae(y"Gb<g<l(c#Gc<k<y b-Jae<k<kIaa(c x.Jaa<g<cIaiJai<g<cHaaRaa<g x.=c<dIae=m<dIam=j<dIaa=Gmdl<iGd<n b)=c<fHaa=q x=edE<q<e<f.Haa(q5&eE<c=n<b=c<a=e<h=b<f=amgl<o<e x.(eSGal b=i<n bAGf<h<b<b<h}z=edE<a<fHaaRaa<a<fIaiJai<f x.=f<a x.=a<e b-(eGalmfl<g x a<g<lSz.=cmalalalalal<d <.%a<il6"bbhUcEdEcE<eIa8}6zE<bSGa<e 8w6z_a.(fIap=g<b=h<a=idE<heE<iFaa=j<gFaa=k<i b.=i<h b-=h<g b.=g<k < a<k {a- 4bA w|zO 4bA<j < a<j {a- 4bA w|zO 4bA#Gbmcll<f<c<dx6ubGcl<e Qa.(e 6pdSGal a=fl<fl8Fccc6dgU&a x-(e [c5oam<e m.=g a=e<b kS=hdEcEcE<h"eE 6y6y_a 6i6y_a<e<g.Faa(iz(fHaa(c!>Z<c![8:d6g!IZL<c![[2h6g!pZ<c![[[8}o6g!iZLL<c!iP![[[8}o6g<c!pP![[2h6gL<c!IP![8:d6g<c!>PLLL(d<aHaa(c!>Z<c![8:d6g!IZL<c![[2h6g!pZ<c![[[8}o6g!iZLL<c!iP![[[8}o6g<c!pP![[2h6gL<c!IP![8:d6g<c!>PLLL(c5;Gb a=b<f*ai(f iY<f iVO6?!44d6g(d<a*ai(f iY<f iVO6?!44d6g(c5;Gbmcl<e b=e"Gc col U b<c<d5&z=bl<b"<eO b=e bA"Gal c<i<bzl8KbbcU<b iV=d c=ccEcEcEcEcEcEcEcEcEcE<a 4bA g-nxabcdbhjheifjjgjjhl a=c<b bA"Gh<b 444h}Gi<b [[eA"Gh<d bA"Gimhl a=c<b bA"Gg<d bA"Ghmgl a=c<b bA"Gf<b 444h}Ggmfl a=c<b bA"Ge<d b)<b 444h}O bAGfmel<b bA"Gcmel<b bA"Gd dol<b 444h}Gcl a=cl<col bl5EbcU j=ecE<bFae(d dS<c<d b#A"AGa a=dcE<bFai(b c-nfbaaabal d a<b b a ax8&b(e 4bA p#z=dl<a<d?ab<a<e?aal8"hbbU P__aIaa c#eE 1__a bJaa 8s__a!aRaa 0__a![[[[_aRaa C__a!iRaa ___a!aRaa 6N__a![[[[_aRaa 6!__a!aRaa 6K__a![[[[_aRaa ,__a!bRaa 8%__a!aRaa&a K-(a3maaaaaaaaaaaaaaaa3la< 6m__a<a3aa;3laa 6;__a<aIaTJaa _Q_a q?aa 8FM_a q?aa 8R{_a q?aa Q{_a q?aa<a3maaaaaaaaaaaaaaaa3lai P__a aJaa 8R__a a5oaa 6;8g_a bJaa 6r8g_a!aRaa 6m8g_a![[[[_aRaa L8g_a!eRaa 2Q_a!aRaa 8"Q_a![[[[_aRaa 8RQ_a!bRaa 8%Q_a!aRaa 8wQ_a![[[[xRaa 8qQ_a!bRaa 8lQ_a!aRaa QQ_a![[[[xRaa 6>Q_a!eRaa 6HQ_a!aRaa 6;Q_a!eRaa 6rQ_a!eRaa 6mQ_a!aRaa LQ_a![[[[xRaa 2M_a!eRaa 8"M_a!aRaa 8RM_a![[[[_aRaa 0M_a![[[[_aRaa _M_a![[[[[bRaa 6NM_a!iRaa 6!M_a!aRaa 6KM_a![[[[[bRaa ,M_a!eRaa 6pM_a!aRaa 6xM_a![[[[xRaa PM_a!eRaa [M_a!aRaa 8}8f_a![[[[_aRaa 8F8f_a!aRaa 18f_a!eRaa 8s8f_a!aRaa 08f_a![[[[_aRaa C8f_a!eRaa _8f_a!aRaa 6N8f_a![[[[[bRaa 6!8f_a!eRaa 6K8f_a!aRaa ,8f_a![[[[xRaa 6p8f_a!bRaa 6x8f_a!aRaa P8f_a![[[[_aRaa [8f_a!eRaa 8}{_a!aRaa 9{_a![[[[_aRaa 8s{_a!eRaa 0{_a!aRaa C{_a![[[[xRaa 6!{_a!eRaa 6K{_a!aRaa ,{_a![[[[xRaa 6p{_a!bRaa 6x{_a!aRaa P{_a![[[[_aRaa [{_a!eRaa 8}__a!aRaa 9__a![[[[_aRaa 98f_a a?aa 8sM_a aJaa CM_a aJaa ,8g_a<a3aai3laall6nbbcU QB_aIaa=acE CB_aIaa(b"Ga<a<bJaa QB_aIaa=a CB_aIaa(b c|Ga<a e.eE<a 0B_aIaaJae CB_aIaa=b QB_aIaa=al<b d|Ga<a W#Ga<a 8qB_aIaaJai QB_aIaa=al<al8lbbcU<bFa5n<c.=f b<c oAY(c<b<aIapFaF(g bY.*akA"eE<e*ai<cA"eE<b<g bY.*ac<cA"eE<a o<f<dx8zbl<a<aFa5i(b<e*ak<cA aSO?a5i<a<d b.<fx5N<a<b?a5iol<a<eIaaeU q y<bFa5o<eFae hAV bAzf yl<f<dx8zb<a<d b.x5eol<a n<f<dx8zb<a<d b.x5ell8&5g6Kba [[_albsa 6t[_alc_Ga 6F[_ald_a<a 8j[_alc_qa 8z[_ald_aqa 8 [_alc_(a 6s6e_ald_axa 6J6e_alc_(a 8m6e_alb_a 6J6h_albua 8d6h_ald<_Ga 06h_alF8naxaNaaa2daa5laaa8naxaNaaaheaaRaaa6rbxaNaaa8mbaaRa PZ_alv8|4445|5~++5lbxayaaaIbaa]aaa5]a {Z_al5m*ababcdefghiaaaaaaabaaaabcdefghijklmGnoxyq]rustaaaaea P6i_aljqaaaaaaaea 6;6i_albea 6K6i_albba ^6i_albea _6i_albia 8l6i_albea 8s6i_albea 8%6i_albea 96i_albba 26l_al=baaaaeeeeeeeeeeeeeeeeeeeeeeeeabcda 6R6m_al5rxaEaaa:aaaaeeeeeeeeeeeeeeeeeeeeeeeebaababaR>WF5>@5#FV/O)5#5}5|a5&gxaGaaaba L6G_al5Gdaaa5n?aaaaaabaaabaaab5yaaWF5#:/5S@5}Y/5|5E5DF-/5Daaa5&gxaGaaaba 06G_alFdaaa6;gxayaaabaaaaaaabaaaaaaaeaaaaaaabaaaaaaaea P6n_albea 6r6n_albba ,6n_albea 6>6n_albia 6N6n_albea Q6n_albea 06n_albea 8w6n_albba 6h6o_al5Kbabbbbbaabbabbbbbbbbbbbbbaaabababbbbbbbbbbbbbbbbbbbbbbbbbbaaabbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbba 8F6x_al8qdbaaabaaaaaaa=dxa<aaaaaaa5#Y/5S)5#:5kK5k5lFKRF5kR5kK5k5mFK5kFK5G)5"5>@//5|YO5#/)8([6F5E5>++6a+5>5?/+6c5gY/WY/5|8([6;6a+5>5?/+6c8([6<aaa6Eixahaaa8bixaGaaa6:ixacaaabaaacaaadaaaeaaafaaa8lixabaaa?(5 O5}5SY5}@5>5D5}5~Y5(O+5E5"5>5|5!/)5#)5>Y5!5>@)5"5>O/:-/@Y5|/5NO/@/5>Y/:5S/5S5?/O)5E5}5~5|Y5e<jGkTT(5S/5S5?/O)(?6a6c6c((T(5E5}5~5|Y(?T(5#Y/5S)(?5F5*6c6a(5>Y(?T(5#:(?T(O/@/5>Y/:(?YO5~/(?6a(?6a(5#)(?(-/@Y(T(?6a(5#)(?(5|/5N(T(5>Y(?(5!5>@(?()5"5>O/:(?YO5~/T(Y/WY(?6a(5E5}5~5|Y(?T(/5|YO5#/)(?5F6a()5"5>@/(?T(5 O5}5S(?T(Y5}(?T(@5>5D5}5~Y5(O+(?T(5E5"5>5|5!/)(?6a@O5}:5~5EY5J+5#)Y5#5|5!5J/WY/5|:/:O/:/5S@Y5#5}5|5J5~O+5JY5}5J@5>5D5}5~Ya 8m6r_algbai5faha 8I6r_algbaiIaha 36r_algbaiHaha 6u6u_algcaiaaha 6?6u_algcaiaaha 8g6u_algcaiaaha 8z6u_algcaiaaha 8#6u_alucaiaahamkxapaaadaaaara 6K6s_alebabda 8c6s_algbai5iaha 8]6s_algbai*aha 8>6s_algbaiKaha 6h6t_algbai5jaha 6<6t_algbai5kaha 6|6t_algbai5laha 8m6t_algcaiaaha 8I6t_alucaiaahamkxapaaagaaaGha 6p6p_alebacfa 6>6p_aljcabj5rcbaca Q6p_algcbbk5uca 8z6p_algcaiaaha 8#6p_algcaiaaha 6G6v_algcaiaaha 6T6v_algcaiaaha 8c6v_algcaiaaha 8]6v_alwcaiaaha%kxapaaacaaaaraaaa<a P6w_al8]bbaam8Nbxaqaaa_aaauaaa8Nbxaqaaa{aaataaa6a(+5#5|/(?6a(5#5|:/W(?T(5E5}5S@+/5S/5|Y(?aaaaabaaabaaa5cbxa]aaa6#aaakaaa8%bxauaaa+aaa5eaaa(?5]5e*5~O+S"5=*V5k*@O5}:5~5EY*V5k*@O5}:5~5EY*5E5}5~5|YO5#/)abaaaaaaa5wN5<5=*V5k*5}O:/O*V5k*5}O:/O*6a5#:6c*V5k*5}O:/O*6a5#:6c*+5#5|-)aea 8"6z_alF[Gxadaaa6gGxalaaabaaaaaaa:gxabaaaeaaaaaaaahjfea 6N6;_alF[Gxadaaa6nGxauaaabaaaaaaaeaaaaaaa6HGxabaaabjjjea 26;_alF6>Gxaeaaa6!Gxajaaabaaaaaaa6!gxacaaaeaaaaaaaajabea _6<_alF[Gxadaaa6DGxanaaabaaaaaaa:gxabaaaeaaaaaaaajjcea L6=_alT[Gxadaaa6!Gxajaaabaaaaaaa:gxabaaaeaaaaaaaaijda 8b6=_albba C6=_al5S[Gxadaaa8iGxaraaabaaaaaaaeaaaaaaaeaaaaaaaajjj<=(44444dd%5d444444cc5e5fIH4444ee5l5m444444cc5GJ444444cc@5>5D5S/5|Y5J5S/Y5"5}:(a 8d6(_alhn5#Y/5S)(a 8u6(_alkf@O5}:5~5EY)(a 96(_al=i5#:/5S@5}Y/5|5E5D5J-/5D(aaaaaaaao)Y5>Y5~)(a 6%,_alng5E5}5S@+/Y/:5J5>Y(a 8a,_alxmO/:/5S@Y5#5}5|5J5~O+(a 8q,_alin@5>5D5}5~Y(a 8>,_alGg5#)5J5E5}5S@+/Y/(a Z6&_alll5E5}5~5|YO5#/)(a 6(6&_alxj5#5|5#Y5#5>+5JV5>+5~/)(a 6N6&_alnn5 5#5|5>+5JV5>+5~/)(a 8o6&_alom@O5}:5~5EY5J5E5}5~5|Y(a 8K6&_aliGY5}-/5|)(a 6g6%_aleg5#:(a 6;6%_aljc5S/))5>5!/(a 6|6%_alxh5>@@O5}V5>+5J)Y5>Y/(a 8G6%_almn5E5>Y/5!5}O5#/)(a 8T6%_alik/W@5#O5D(a [6I_alng@O5}:5~5EY5J5E5}:/(a 6v6I_allm5}+:5J)Y5>Y/(a 6#6I_allj5|/5N5J)Y5>Y/(a 8k6I_alljY5#5S/)Y5>5S@(a 8%6I_alnj5#)5J5}O:/O5>5?+/(a 36I_algm5E5}:/(a 6s6H_al<e5E5}5~5|YO5#/)5JO/://5S5>5?+/5J5#5|(t5>5 Y/O(a C6H_alif5?/5 5}O/(a 8=6H_alhg+5#5S5#Y(a 8N6H_algfY5D@/(a 6]6T_alje5E5>O:5J5#:(a 6>6T_alkh5E5~OO/5|5E5D(a 8g6T_alli5rN~5w5p"5="5u(a 8;6T_almj5w5;N5r"5<5<|5vS(a 8|6T_alik# |5p"5u(a 6x6F_al5cg@O5#5E/5J5S5~+Y5#@+5#/O(aaaaaaax5r 5;5u(a 8f6F_al5be 5r5rN5(5v5=5J! 5p 5v5r"(aaaaaaaao"5(5;(a 8"6F_alfdS!5w(a 6G6*_alfd5(5<5u(a 6F6*_alfd5r 5u(a 8e6*_al(d:5#)YO5#5?5~Y5#5}5|5J5S/Y5"5}:(aaaa]5E5}5~5|YO5D(a 76*_alkh5}O:/O5J5#:(a 6k6K_alHi:5#)5E5}5~5|Y5J5S5~+Y5#@+5#/O(aaaa]:/+5#V/O5D5J/5S5>5#+(a 8b6K_alon5E5~OO/5|Y5JY5}-/5|(a 8]6K_aloG/5S5>5#+5J5>::O/))(a 8?6K_alhGV5>+5~/(a 6i6J_alifV5>+5~/)(a ,6J_alhg"~ |5p(a 6D6J_alGf5w 5HN5(5=5J5p|5v}(a 8x6J_alil5<|5vS5p"(a 8J6J_alkg~5(5p5=|5w5p"(a L6R_aloiWF5>@5#FV/O)5#5}5|(a 6<6R_al5dGWF5#:/5S@5}Y/5|5E5DF-/5D(aaaaaay5kK5k5lFKRF5kR(a 8n6R_almk5kK5k5mFK5kFK5G(a 8F6R_alhkA5~/O5D(a 6eX_aljf5"/5>:/O)(a 6wX_algh5?5}:5D(a 6SX_al,jeaaaaadaah44aaaaaadaah44baaaaadaah44caaaaadaah44caaaaadaah44daaaaadaah44daaaaadaah44eaaaaadaah44faaaaadaah44gaaaaddaah44haaaaadaaj444aaaabdaahaaiaaaabbaaiba?aaaadddbaca4aaaaddc>ada4aaaaadaagebaaaabddaabfb4aaaaddaahabiaaaadbaaibb5oaabbddaabgb4aabbddaaahb4aaaaddaaaib4aaaaddaaajb4aaaaddaaakb4aaaaddaaalb4aaaaddaaamb4aaaaddaaaGb4aaaaadaagecaaaaabdaaanc4aaaabdaaaoc4aaabbdaabfc4aaaabdaahaciaaaabbaaibc5xaaaaddaaaic4aaaaddaaajc4aaaaddaaakc4aaaaddaaalc4aaaaddaaamc4aaaaddaaaGc4aaaaadaabxd4aaaaddaajyd4aaaaddaahqdjaaaaadaab]e4aaaaddaahrekaaaaadaahuekaaaaadaadse4aaaaddaabtf4aaaaddaabpf4aaaaddaabvf4aaaaddaabwf4aaaaddaabzf4aaabddaaf;f4aaabddaaf;g4aaaaddaabzg4aaaaddaabwg4aaaabdaag5aibaaaabdaab5bi4aaaabdaag5cicaaaaddaah4alaaaaddaah4bmaaaaddaah4cmbbaaddaae&k4aaaabdaah5glGaaaabdaahclnaaaaddbaa5hl4aaaabdaah5gmGaaaabdaahcmnaaabddaabgm4aaabddaaahm4aaaaddaaaTm4aaaaddaaaFm4aaaaddaaa5im4aaaaddaaa*m4aaaabdaag5aGdaaaabdaacKG4aaaabdaag5aneaaabbdaab5jn4aaaabbaai5kn5vaaabddaab4n45}O:/OFO/A5~/)Y5}O:/OF5EO/5>Y/:5}O:/O5}O:/OF+5#)Y@O5}:5~5EY@O5}:5~5EYF+5#)Y@O5}:5~5EYF5~@:5>Y/@O5}:5~5EYFA5~/O5D5}O:/OFA5~/O5Daa5"vxaGaaaadaa5~vxaGaaabeab6fvxafaaacfab6ivxakaaadfbb6yvxahaaaeaab6pvxamaaafabb6Hvxanaaagcab6#vxaGaaahhca8evxalaaaihca6Rixaeaaajgcaaadadaaaaamamada 2^_aludleaaababaaaaa8:o8:obaba 6N6|_alzdomaaa5]a5]aaaaa_o_obaba>agaga 16|_ale8}o8}oa 8?6|_alz8:obaaadzmgaaaahahaaaaaaababa 6?6}_almbaad5fdaaaoaoa 8f6}_aldGaGa 8R6}_alld5geaaaaa5]a5]a 6F6~_alleda5igaaahaha 8(6~_alfbcb5mda ,6N_aljdRaaaahaha 6#6N_alffaaaca C6N_albca 8r6N_aljcabaaadRda 6u6D_almbaad5yaabbbaba 8q6D_al]d5ybaaadadaaaaaeaeada 6G6:_alsbaad5qdaaadalaiaaa9a8"ada 8l6:_aljd iaaadada 8;6:_alfbaaaca 8"6:_albca 6f8a_alocabaaad|caaahaha 6w8a_alhbaaacaea 6E8a_aldeaca 8d8a_al5<gabaaad}da?***V5k*&5S5#:<5q<+/5|aaa"bxa5vaaa8%laa5haaadaaaoaaanaaa6ijxa6kjxa6vjxa5Kcxa5taaaHcaaja 6K8b_alGGcxa5waaa;aaafa [8d_al[bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbba 8f8e_al5lccccccccccccccccccccccccccccccddddddddddddddddeeeeea P__albca ^8g_albea C8g_aljqaaaaaaaea 8w8g_albea 8F8g_albba 8"8g_albea [8h_albia 6m8h_albea 6p8h_albea 6H8h_albea 6!8h_albba 8bB_aljbaaaaaaaea 0B_albba 8wB_albba 8FB_albga 8"B_albe';
var frequent = "fffffff1f13b1c507eaa000103c1f5181510000010800100b15010001000300b";

// loaders/ascii.js
var SINGLES = 88;
var BEHIND_PREFIX = 56;
var ALPHABET = 'abcdefghijklmGnoxyq]rustpvwz;<=(&%IHTF*KJR>?E !"#S|}~ND:/.-+@AO)YVWU[LZP,X^_{MQCB0197234568';
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
  for (let at = 0; at < text3.length; at++) {
    const place = places[text3.charCodeAt(at)];
    const byte = place < SINGLES ? singles[place] : doubles[(place - SINGLES) * BEHIND_PREFIX + places[text3.charCodeAt(++at)]];
    bytes[length++] = byte;
  }
  return bytes.slice(0, length);
}

// loaders/inline.js
var loader2 = {
  compile: () => new WebAssembly.Module(fromAscii(text2, frequent)),
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
