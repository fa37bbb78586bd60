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

// generated/english.js
var english = { "language": "en", "sentences": ["A JSON value is expected here.", "A JSON value or `]` is expected here.", "A name in double quotes is expected here. No comma may stand before a closing brace.", "A name in double quotes or `}` is expected here.", "A colon is expected between a name and its value.", "A comma or `}` is expected here.", "A comma or `]` is expected here.", "A digit is expected here. Numbers look like -12.5e3.", "The number must end here. Numbers look like -12.5e3 and have no leading zero.", 'This is not a JSON escape. JSON has \\" \\\\ \\/ \\b \\f \\n \\r \\t and \\u.', "Four hexadecimal digits are expected after \\u.", "The string is not closed. A double quote is expected here.", "A string contains a control character. JSON requires an escape for it, such as \\n.", "More text follows the document. Only one JSON value is allowed.", "These bytes are not UTF-8. JSON must be encoded as UTF-8.", "These characters are not percent-encoded UTF-8. Encode the query in UTF-8, and write % as %25.", "This is half of a surrogate pair, not a character. Complete or remove it.", "This is half of a surrogate pair, not a character. Report it to the service.", "The text begins with a byte order mark (U+FEFF). Remove it before you pass the text.", "The input exceeds the limit of {number} nested levels. Simplify it, or raise the option `limits.depth`.", "The input exceeds the limit of {number} bytes. Shorten it, or raise the option `limits.bytes`.", "This value cannot be written as JSON. JSON has no cycles, BigInts, functions or symbols.", "There is no document: the input is `undefined`. Pass text, bytes or a value.", "This value is neither a plain object nor an array. Pass what JSON can express, not a Date, a Map or a Promise.", "The text is empty. Pass a JSON document.", "This is an HTML page, not JSON. Check the URL that it came from.", "These bytes are compressed with gzip. Decompress them first.", "Another document follows the first. For one document per line, use `order-contract/stream`.", "This is a string that contains JSON. Parse {field} first, or stringify it only once.", "{field} must be {type}.", "{field} should be {type}.", "{field} must be a whole number, 0 or more.", "{field} has a value that is not allowed. Use {values}.", "{field} has a value that the API documentation does not list.", "{field} is empty. Use {values}.", "{field} is empty. It should be {values}.", "{field} is empty. {need}", "{field} is empty.", "{field} is empty. {why}", "{field} is not a valid e-mail address. Enter one like name@example.com.", "{field} is not a valid e-mail address.", "{field} is not a valid date and time. The API documentation shows the form YYYY-MM-DDTHH:MM:SS.ffffff.", "{field} has a zone offset. The API documentation shows timestamps without one.", '{field} is not a decimal number. The API documentation shows the form "0.8".', "{field} and {other} cannot be used together. Remove one of them.", "{field} is missing. {why}", "{field} is missing. Use {values}.", "{field} was removed in version {removed_in}. {instead}", "{field} is deprecated. From version {removed_in} on: {instead}", "{field} was introduced in version {since}. Remove it or use that version.", "{field} was introduced in version {since}. This document is read as an older version.", "{field} applies only if {discriminator} is {beside}. Remove it.", "{field} applies only if {discriminator} is {beside}.", "{name} is not expected here. An order that is processing or failed contains only {carried}.", "The API documentation does not list {name}. Check its spelling.", "The API documentation does not list {name} here.", "{name} appears more than once in this object. Keep only one.", "{name} appears more than once in this object.", "{name} appears more than once in the query. Keep only one.", "The option `entries` points to nothing in this document. It must point to an array.", "The option `entries` must point to an array.", "More than one member could hold the entries. Choose one with the option `entries`, for example `/data`.", "The entries are assumed to be at {pointer}. The page envelope is not documented (4.4).", "No entries were found, so none were checked. The page envelope is not documented (4.4).", "Another field, which is not shown here, has a mistake.", "Did you mean {near}?", "Did you mean {near}? Upper and lower case matter.", "Browsers apply the same rule to e-mail fields: no spaces, and after the @ only letters, digits, dots and hyphens.", "{why}", "A page comes before one cursor or after the other.", "It is not defined which of them counts.", "Remove {field}", "Send {field} in the header {header}", "Move {field} into each entry of {list}", "Change it to {near}", "Rename it to {near}"], "found": ["null", "boolean", "number", "string", "object", "array", "end of text", "a digit", "a control character", "a letter", "another character"], "types": { "string": "a string", "object": "an object", "array": "an array", "collection": "an array or object", "text": "text" }, "or": "or", "and": "and", "unnamed": "this field", "label": "\u201C{label}\u201D", "labels": ["Payment method", "Item list", "Status", "Completion time", "Redemption URL", "Payout", "Order ID", "Message", "Approval state", "Category list", "Expiry", "Product code", "Old state", "New state", "Timestamp", "Orderable filter", "Product code", "Country filter", "Start cursor", "End cursor", "Page size", "Payment type", "Card ID", "Currency", "Price multiplier", "Distribution method", "Product selection", "E-mail address", "Product", "Product list"], "values": ["Completed", "Processing", "Failed", "Card", "Account balance", "Euro", "Pound sterling", "US dollar", "Canadian dollar", "E-mail", "Payout link", "One product", "Several products"], "fields": [{ "called": "the order request" }, { "called": "the created order" }, { "called": "the order" }, { "called": "the order" }, { "called": "the product" }, { "called": "the product" }, { "called": "the product update" }, { "called": "the product query" }, { "called": "the order query" }, { "called": "the query" }, { "called": "the document" }, { "why": "An order is paid by card or from the account balance." }, { "why": "An order needs at least one item.", "need": "Add at least one item." }, { "instead": "Give each entry of `items` its own `products`." }, { "instead": "Send the key in the header `x-idempotency-key`." }, { "why": "It is the only field of the response to a new order." }, { "instead": "Read the order to get its details." }, { "instead": "Read the order to get its details." }, { "need": "A completed order should list at least one item.", "instead": "Read the order to get its details." }, { "instead": "Read the order to get its details." }, { "instead": "Read the order to get its details." }, { "instead": "The API documentation names no replacement." }, { "instead": "The API documentation names no replacement." }, { "instead": "The API documentation names no replacement." }, { "instead": "The API documentation names no replacement." }, { "instead": "The API documentation names no replacement." }, { "instead": "The API documentation names no replacement." }, { "why": "The other fields of an order depend on it." }, { "why": "An order that is processing or failed should include it." }, { "why": "An order that is processing or failed should include it." }, { "why": "A completed order should include it." }, { "why": "A completed order should include it." }, { "why": "A completed order should include it.", "need": "A completed order should list at least one item." }, { "instead": "The API documentation names no replacement." }, { "instead": "The API documentation names no replacement." }, { "instead": "The API documentation names no replacement." }, { "instead": "The API documentation names no replacement." }, { "instead": "The API documentation names no replacement." }, { "instead": "The API documentation names no replacement." }, { "why": "Every listed product has one." }, {}, {}, { "why": "It says which product changed." }, {}, { "why": "It describes the product after the update." }, { "why": "It says when the product changed." }, {}, {}, {}, {}, {}, {}, {}, {}, {}, { "why": "It says whether a card or the account balance pays." }, { "why": "A card payment needs the card's ID." }, { "why": "No default currency is documented, so an order needs one." }, { "called": "each item" }, { "called": "each item" }, { "called": "each item" }, {}, { "why": "An item is sent by e-mail or as a payout link." }, { "why": "Products are selected for each item." }, { "instead": "Remove it. The API documentation names no replacement." }, { "why": "A completed order should include it." }, { "why": "A completed order should include it." }, { "instead": "Read `payout` instead." }, {}, { "instead": "The API documentation names no replacement." }, { "instead": "The API documentation names no replacement." }, { "instead": "The API documentation names no replacement." }, { "instead": "The API documentation names no replacement." }, { "label": "Distribution type", "why": "It says whether the item is sent by e-mail or as a payout link." }, { "why": "An item sent by e-mail needs the recipient's address." }, { "label": "Selection type", "why": "It says whether one product or several are offered." }, { "why": "A single selection needs a product." }, { "why": "A multiple selection needs at least one product.", "need": "A multiple selection needs at least one product." }, { "called": "each offered product" }] };
var englishCalls = { "sentences": ["{endpoint} was removed in version {endpoint_removed_in}. {endpoint_instead}", "{endpoint} was introduced in version {endpoint_since}. Use that version.", "The URL is empty or not below the base address of the API. Check the URL or the option `baseUrl`.", "The API documentation does not list this path. Check each part of it.", "The API documentation does not list this method for the path. Use {methods}.", "The header {header} does not name a documented version. Use {versions}.", "The header {header} is missing. {header_why}", "The header {header} is empty. {header_why}", "The API documentation does not list this header. Check its spelling.", "The API documentation shows no body for this endpoint. Remove it.", "The body is missing. This endpoint takes a document of the shape {shape}.", "The API documentation does not say which values it accepts. These are its dated versions."], "endpoints": [{ "name": "GET /v2/product", "method": "GET", "since": "2023-07-27" }, { "name": "GET /v2/product/countries", "method": "GET", "since": "2024-02-05" }, { "name": "POST /v2/order", "method": "POST", "body": "order-request", "since": "2023-07-27" }, { "name": "GET /v2/order/{id}", "method": "GET", "since": "2023-07-27" }, { "name": "GET /v2/order", "method": "GET", "since": "2023-07-27" }, { "name": "GET /v2/order/{id}/links", "method": "GET", "since": "2023-07-27", "removed": "2023-07-27", "instead": "Read the order with GET /v2/order/{id}." }], "headers": { "x-idempotency-key": "It carries the idempotency key of a new order." } };

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
    const text3 = String(value ?? "");
    return { value, shown: byLabel ? withLabels(messages3, text3) : text3 };
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

// generated/conversions.js
var changeIds = [{ "id": "product_listing_extended", "version": "2024-02-05" }, { "id": "countries_endpoint_added", "version": "2024-02-05" }, { "id": "redemption_url_to_payout", "version": "2024-02-05" }];
var topics = ["changes", "gaps", "losses"];
var englishConversions = { "refusals": { "88": "The complement cannot be read. Pass it as the earlier conversion returned it.", "89": "The complement belongs to another shape, other versions or another `payoutUrl`. Pass the one of this document.", "90": "Part of the complement matches nothing in this document. Pass the one of this document, or use `onOrphan: 'drop'`.", "91": "Part of the complement matches nothing in this document. Pass the one of this document, or use `onLoss: 'report'`.", "92": "The complement holds another value for this. Remove this one, or use `onLoss: 'report'`.", "93": "The other version has no place for this. Remove it, or use `onLoss: 'report'`." }, "reasons": ["", "", "", "{version} requires {field}. {why}", "{version} expects another type of value in {field}.", "{version} does not allow this value in {field}.", "{version} does not allow `before` and `after` together.", "2023-07-27 requires a country code (implied). The name of its parameter is not documented.", "{field} has no value that {other} can hold, and {version} has no {field}.", "`redemption_url` is not a string, so it can't become a payout URL.", "`payout` has no URL at `payoutUrl`, and 2023-07-27 has no `payout`.", "{other} is kept, and does not hold this value.", "{version} keeps only one value of {field}, so this part is lost.", "{field} has another type of value, so the value of {other} replaces it.", "It was restored from a complement, but the earlier document had no place for it.", "The complement holds another {field}. The document's own one is kept.", "{version} introduced {field}. The version before has no place for it.", "{version} removed {field} and has no place for it.", "The complement's data for entry {entry} match nothing in this document.", "The complement's data for item {item} of entry {entry} match nothing in this document."], "assumptions": ["The structure of `payout` is not documented (2.6). Its URL is assumed to be at `payoutUrl`.", "The field name of the redemption instructions is not documented (2.1). They are kept as they are."], "clues": ["{version} removed {field}.", "{version} introduced {field}.", "{version} always includes {field}.", "{version} does not allow this value in {field}."], "unlisted": "{version} has no such endpoint." };

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
  Object.defineProperty(target, READ, { value: readingOf(target, names2, make, others), configurable: true });
  Object.defineProperty(target, INSPECT, PRINTED);
}
function readingOf(target, names2, make, others) {
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
var isDown = true;
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
    const memory = memoryNumbers();
    const start2 = address2 >>> 2;
    this.numbers = copied(memory, start2, memory[start2 + REPORT_LENGTH]);
    this.at = from;
    const length = this.word(REPORT_TEXT_LENGTH);
    this.isLong = length > LONG;
    this.#text = copiedText(this.word(REPORT_TEXT), length);
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
  const { reason, field, other, version: version3 } = note;
  const key = `${reason} ${field} ${other} ${version3} ${entry} ${item}`;
  if (lastReason?.key === key && lastReason.conversions === conversions)
    return lastReason.text;
  const named = (number) => quoted(fields[number]?.name);
  const why = messages3.fields[field]?.why;
  const texts = { version: versions[version3], entry, item, field: named(field), other: named(other), why };
  const text3 = withTexts(conversions.reasons[reason], texts);
  lastReason = { key, conversions, text: text3 };
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
    const at2 = versions.indexOf(version3);
    return at2 > versions.indexOf(from) && at2 <= versions.indexOf(to);
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
  return reportAt(call(outline, index, form, length, settings.bytes.length), shape, settings);
}
var outline = (core2, index, form, length, spare) => core2.validate(index, form, length, spare);
function parsedValue(shape, text3) {
  return isQuery(shape) ? Object.fromEntries(new URLSearchParams(text3)) : JSON.parse(text3);
}

// convert.js
function convertUnder(shape, input2, settings) {
  if (settings.identity && formOf(input2) !== FORM_VALUE)
    return unchanged(input2);
  const prepared = prepare(shape, input2, settings);
  const read = readFrom(shape, prepared);
  if (read.problems !== void 0)
    return { ok: false, output: void 0, problems: read.problems };
  try {
    const output = outputOf(shape, prepared.form, read, input2);
    const conversion = { ok: true, output, ...noLists(), assumptions: read.assumptions, problems: [] };
    read.fill(conversion);
    return conversion;
  } catch (error) {
    if (!isStackOverflow(error))
      throw error;
    return { ok: false, output: void 0, problems: problemsOf(shape, { ...prepared, length: REFUSED_DEPTH }) };
  }
}
function convertInSummary(shape, input2, options, most) {
  const settings = { ...options, bytes: options.bytes.slice() };
  settings.bytes[CONVERSION_MOST] = most;
  const read = readFrom(shape, prepare(shape, input2, settings));
  if (read.problems !== void 0)
    return { ok: false, problems: read.problems };
  const lists2 = noLists();
  const output = bytesAt(read.start, read.length);
  read.fill(lists2);
  return { ok: true, output, losses: lists2.losses, gaps: lists2.gaps, more: read.more };
}
var { entries, limits: limits2, messages } = DOCUMENT;
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
    return { problems: problemsOf(shape, prepared) };
  const address2 = callWhole((core2) => core2.convert(index, form, length, settings.bytes.length));
  return readConversion(address2, settings.messages);
}
function problemsOf(shape, prepared) {
  return reportOn(shape, { ...prepared, settings: settingsOfRefusal(prepared.settings) }).problems;
}
function outputOf(shape, form, { start: start2, length }, input2) {
  if (form === FORM_TEXT)
    return textAt(start2, length);
  if (form !== FORM_VALUE)
    return bytesAt(start2, length);
  const text3 = textAt(start2, length);
  if (!isQuery(shape))
    return JSON.parse(text3);
  return queryLike(input2, text3) ?? Object.fromEntries(new URLSearchParams(text3));
}

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
  const all = new Gathered(bounds.most);
  for (; ; ) {
    const { done, value } = await reader?.read() ?? { done: true };
    if (done || value === void 0)
      return checked(all.bytes(), bounds);
    if (!all.add(value))
      return { failure: "too_large" };
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
  let text3 = "";
  for (let at2 = 1; at2 < value.length && value[at2] !== '"'; at2++) {
    if (value[at2] === "\\")
      at2++;
    text3 += value[at2] ?? "";
  }
  return text3;
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
  for (let at2 = 0; at2 < header.length; ) {
    const end = endOfPart(header, at2);
    const part = header.slice(at2, end);
    text3 += part.startsWith("<") && part.endsWith(">") ? `<${addressForClient(part.slice(1, -1), addresses)}>` : part;
    at2 = end;
  }
  return text3;
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
  const at2 = versions.indexOf(version3);
  const [first, last] = [versions.indexOf(one), versions.indexOf(other)];
  return at2 > Math.min(first, last) && at2 <= Math.max(first, last);
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
  const paidOut = orders.flatMap((order) => listAt(order, ["items"])).filter((item) => isObject(item) && PAYOUT in item);
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
  const bytes = await bytesOf2(response, settings, deadline);
  deadline.end();
  const output = converted(bytes, route, settings, answer);
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
async function bytesOf2(response, { limits: limits5 }, deadline) {
  refuseEncoded(response);
  const { headers, body } = response;
  const declared = headers.has("content-encoding") ? void 0 : declaredLength(headers.get("content-length"));
  const { bytes, failure } = await readBody(body, { most: limits5.bytes, declared, deadline });
  if (failure !== void 0)
    throw unreadable(failure === "too_large" ? `it has more than ${limits5.bytes} bytes` : "it ended early");
  return bytes;
}
function converted(bytes, { answer: shape, version: version3 }, settings, answer) {
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
    throw new Refused("payout_lost", { message: englishGateway.payout_lost });
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
  const address2 = callWhole((core2) => core2.validate_call(form, length, spare, bytes.length - spare));
  return reportAt(address2, "call", settings, MESSAGES);
}
function listedEndpoint(method, url, baseUrl2) {
  const head = headOf([text(method, "method"), urlOf(url), baseUrl2]);
  writeSettings({ bytes: head });
  return endpoints[callWhole((core2) => core2.endpoint_of(head.length)) >>> 0];
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
  const parts = new Parts(options);
  const url = parts.query(own(endpoint, "query"), String(given.url));
  const body = parts.body(own(endpoint, "body"), own(given, "body"));
  if (parts.areRefused)
    return refusal2(parts.problems);
  const converted3 = { method: given.method, url: typeof given.url === "string" ? url : new URL(url) };
  const headers = headersFor(own(given, "headers"), to);
  if (headers !== void 0)
    converted3.headers = headers;
  if (body !== void 0)
    converted3.body = body;
  const isGone = !endpoint.versions.includes(to);
  const gone = { pointer: "", path: [], section: endpoint.section, reason: unlistedIn(to, messages3) };
  const losses = isGone ? [gone, ...parts.losses] : parts.losses;
  return { ok: true, call: converted3, losses, gaps: parts.gaps, problems: [] };
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
    const converted3 = this.#collect("/query", convertUnder(shape, query, this.#settings), before);
    if (converted3 === void 0 || converted3 === query)
      return url;
    return before + (converted3 === "?" ? "" : converted3) + fragment;
  }
  body(shape, body) {
    if (shape === void 0 || body === void 0 || body === null)
      return body;
    return this.#collect("/body", convertUnder(shape, body, this.#settings));
  }
  /** `before` is the text before the part. */
  #collect(at2, converted3, before = "") {
    if (!converted3.ok) {
      this.areRefused = true;
      this.problems.push(...converted3.problems.map((problem) => shifted(placed(at2, problem), before)));
      return void 0;
    }
    this.losses.push(...converted3.losses.map((loss) => shifted(placed(at2, loss), before)));
    this.gaps.push(...converted3.gaps.map((gap) => placed(at2, gap)));
    return converted3.output;
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
  const { search, losses, gaps } = converted2(route, settings);
  const headers = headersToService(request.headers, route, settings);
  const init = { method: request.method, headers, redirect: "manual", signal, ...sent(request) };
  return { url: addressOf(settings.upstream, route.path, search), init, losses, gaps };
}
function addressOf(upstream2, path, search) {
  const { href, origin, pathname } = new URL(upstream2 + path + search);
  if (origin + pathname !== upstream2 + path)
    throw new Refused("not_found");
  return href;
}
function converted2({ version: version3, method, search, endpoint, query }, gateway) {
  if (!query || endpoint === void 0)
    return { search, losses: [], gaps: [] };
  const { upstreamVersion, onLoss: onLoss3, onQueryLoss, messages: messages3 } = gateway;
  const settings = encoded2({ ...BY_DEFAULT, from: version3, to: upstreamVersion, messages: messages3?.documents });
  const conversion = convertListed({ method, url: search }, endpoint, settings);
  if (!conversion.ok)
    throw new Refused(ofCall(conversion.problems));
  const { call: call2, losses, gaps } = conversion;
  const refused2 = losses.filter((loss) => (changesQuery(loss) ? onQueryLoss : onLoss3) === "error");
  if (refused2.length > 0)
    throw new Refused(ofLosses(refused2));
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
  const refused2 = error instanceof Refused ? error : new Refused("failed", reasonOf2(error));
  const { refusal: refusal3 } = refused2;
  const edgeError = refused2.errorAt(upstream2);
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
function problemsOf2(name, report) {
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
  const problems = problemsOf2("loggable", report);
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
  callback(handle, "handle");
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
    return refused(refusal3, settings);
  const deadline = new Deadline(settings.timeout);
  try {
    const { bytes, failure } = await bodyOf2(request, declared, settings, deadline);
    if (failure !== void 0)
      return refused(failure, settings);
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
    return { ...refused(error.code, settings), ...known, error, hook: error.hook };
  }
}
async function outcome(known, { headers }, settings, hooks) {
  const { bytes } = known;
  if (hooks.has("verify") && !await hooks.call("verify", bytes, headers))
    return refused("unverified", settings);
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
      return refused("busy", settings);
  }
  if (hooks.has("handle"))
    await hooks.handle(update);
  return { ...received(false), update };
}
function refused(code, { statuses: statuses2, texts }, errors = []) {
  const rejection = { code, errors, headers: HEADERS2[code] };
  return { response: rejected(statuses2[code], texts[code], rejection), code, duplicate: false };
}
function received(duplicate) {
  return { response: new Response(null), code: "received", duplicate };
}
function invalid(report, bytes, settings) {
  const { ofDocument } = settings;
  const errors = detailedErrors(problemsWithErrors(report, bytes, ofDocument));
  return refused(isReadable(report, bytes, ofDocument) ? "invalid" : "unreadable", settings, errors);
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
var text2 = 'Ax<7x^BAAABy:BWx;DbbbAx;EbbbbAx;CbbAx;FbbbbbAx;BbAx;EbbbbBbx;DbbbBbx;CbbBbx;GbbbbbbAx;BbBbx;FbbbbbBbx;HbbbbbbbAx;GbbbbbbBbx;IbbbbbbbbAx;IbbbbbbyCbBbx;HbbbbbbbBbx;AAx;FbbbbyEAx;KbbbbbbbbbbAx;CbbByEx;ABbx;CyEbADvBz~BBDIOIMFIBABIAACCEFLDBDKDFDFGILPGAHFBIDHADFBCABCGGFBFBHDIHBBQNAIDABFDDRHIACIFADJAHHABGDGKDAIAGDADEFBAHBAABBGAFCGBDSCGACFFAJBDHDAAAABCCHDEBFAAHDCGAAHBNFCAIJBMADAABJCHCCITGABBCJFAELCBACUADCKCACACACHDDEBAAEHAHEVABGABEGBBEEEEEEEBEGBDGECCFDCAAAECCCCCBEEEEEKFDBARGJBbB?cckALHyHBKGx^1x^x{6x0CALx>x[1x>3x:x=x<8x>x[AYHx>x{x_9168A&Nx>x{x_9168x:x=x<8x>x[ADO0181x>8x:9167x]x{x_A4L1x_0x|x{x]x_8x:x{x?AxZIx]7x:9x<4x]0AyWBH6171691Ay)BI9x<4x]0x<81A{N9x<4x]0x<81x:x>x<44A MCy:BKzKz_Hz~Bz!x+C%bDyE(A?yRL3&E)A#A*AU&U*AM*AoB%KD>#E?rF2&J#G2&H?A:AA#H@A;A##H?A:AU#H@A;AI#HvMAAAAAAAAAAAAAAAAvLA*#H?A:A;#HvMAAAAAAAAAAAAAAAAvLAxQ#G?zLA2&G?rE^NAL#E?zWA2&F#J?rEuKAA#E#K:Ay~F#KE>?I#K#K?I}!%GD>#F#D*AI:AI#F#D+AA;AA#D?M2%D#F?zLA2%F#G?B3&GNALL#E?zBF2#A#CQx?#E*AmF%F#E*AkF%J#E*AzBF%GD>#J#G&D^E>#D?#2%G#D*AA#F^NB#D+AY%xD#D+AQ%xE#E?zWA2#D-AE?H5?zLA42&H#D+AI&xF;A)#H#xE;A,#H#xD;AxM#E#xF;AoF#E#xE;AqF#E#xD;AzWFMBLL#KE>#A*AM%M#A*AQ%Q?A%GD>#E?zWA2#G?H5&D?zLA42&J#J-A<=A(#J*AAE>#E?qA2#A#J*AE?B2&H#U*AM#D?Y42&F#U*AUQyB#JCb?A#E*Ax ?B5[NA #F-AW?H^E>#E*Ax%%I?BMBL?AL&D=A%#J?B=A##J#I:AQ#J#D:AM?H%D#F-AU&F?A#F?zOA_!?M4-AzBh>%FC>C>C>C>C>C>C>C>C>C>C>C>C>C>?cekA#M#H?M42#H#Q}!*AI?H5?B3OHBCDEFGHAL?A%DMGL?B%DMFL?C%DMEL?D%DMDL?A%I?B%H?E%D?E%O?B%L#FOKIDDDDEDFGIDL?A%H?B%I?F%D?B%L#F&OOKHCCCCDCEFHCL?G%DL?A%H?B%L#D%O?A%I#FOKFAAAABACDEAL#D?D]%LMEL#O?C]%LMDL#H%LMCL#I%LMBL#D?G5?E]%LL#J#L=A&#J?B=A[#J#J*A#:A]L#K#G?B2&G^NALLC>#U*AM&Q*AoB&D?Y4?A#D?J_&D!&H[NA#Q?E#D!&F#H2%S#E?sF2%R#U-AQ%T?A%KD>#F?Y2%DC>Cb#T#F-AR&H^E>#H?C^E>?H%I#K#F-AW?H]NC LMCL#K%I#F-AWL%J?A%F#Q#I?H5&H?Y42-AW?H]#E?zWA2&L#H?zLA42&M*A#&O?cC5[#O?Y9&P?A^66%H?A%G#J?H5?zLA4#L2&L*A#&W?ccca5?cccQ^E>#W?ccE5?Q9#H6%GLC>C>C>#P?B3OCCBAL?C%F#H#G#W56?B5[NBL?B%FL#E#J:AtF#E#F=Az:F#E#I:AsF#E#G?b7?B5=Az[F?A%FD>C>#R#F&H?D82&F-AE&G[NA#E?zWA2#F*AA?H5?zLA42&F-A#?B5[NA#F?A:A]#F?A=A[#F#G=AxXL?B%F#H?B5[NAL#M-AxX?C]E>#L#O:A]#L?C=A[LC>#M*AM?B^NA#L*AM?B^NA#L*AQ%H#E#M*AQ:AyNL#E#A*AQ:AfL#E#AvAAAvLAz{K#E#H:Az[F#E#A*AQ:AtF#E#AvAAAvLArF#E?z{K2#E?rF2Q][NA#E#I:Az[F#E#J:AtF#E#J:Az:F#E#I:AsF?A%F?A%GD>CbC>#E?zWA2&I#R#F?D82&F*AA?H5?zLA42&H-AxX?B^NA#H-A<?C]NA#F*AE?H5?zLA4#I2-AxX[MBL?AL%F#H#F=AxV?B%F#G?B5?B%G[NALLL#D#S]NB#K?B2%K#D%FMALAL?A%HC>#E*Ay~F& [NA#A*A"%xB#A*A#%&#A*AY%P?A%QD>#U*AM&G#Q?H5&D?Y4&J2%H#E?zWA2#D?zLA42&S-A[%XC>C>C>C>C>C>C>C>C>C>C>C>C>#S*A/&F#S*A,&D|E>#XNN#U*AU&D*AU&F[NN#H-AR?B^NN#H-AW?H^NN#H-AU&H?A#H?zOA_!?M4&H-Ay~h>?D]NN#U-AQNN#F?Y4%F#H?ihkA2-AJ&H?A#H?xS_!?Z4?y.y(kA2%K#D*AQ%D#G-Az=B#U-Ay*C?M4-AzSy_>?M4-AzEh>^%HD>C>#D#F2&G?Q3*AA&I[NA#HNA#G?U3*AA&J-AA?.^NA#I?B3&M#K-AY^NA#K#J?B2#MQzPB[NDL#F?Y3&FNALMNL#S-A=%G#S-AxO?B5&L[#X?C]5NM#E?zWA2#H-AW?H5?zLA42&H*AQ%I#H*AM%Z#H*AE%xC#H*AA%#?A#L#G?B5!ND#&?B=A1#U*AM#J2%G#ZE>#E?oA2#A#IQkB#E*AxY%N#E*AxW%VL#E?rF2&H#xB?B#P*A*#D2#F#P*A,{&J!&Y?A#F#D3&K#J!&T#G#U*AUQx,#E*ArF[NJ#E#E*AsF:AtK#E#E+ArF;AsK#E*Az:F%O#E*AtF%M#E*Az[F%R#ZE>#E#E*AtK:AcL#E#E+AsK;Az{K#E#R:AyNL#E#M:AfL#E#O:AdL#E#I:Az[F#E#A*AQ:AtF#E#AvAAAvLArF#E?z{K2#HQ]NDL#E#E*AtK:AcL#E#E+AsK;Az{K#E#O:AdL#E#M:AfL#E#M:AtF#E#EvAAz{KvLArF#E#R:Az{F#E?C:Az[F#E?>3#E?rF2?C#RQx{#R?D_NE#E*A>?B5[NE#E*AxV%G?C%F#E*Az:F%D#E*AtF%KD>C>#F%J#E#G&L?cekA#D#G?M4&!2#G#K}!*AI?H5?G]2&F:Az[F#E?<2#E?rF2#F#RQx{#F#R}NA#E*AxQ%G#E*A<?B5NBLL#E#EvAAz{KvLArF#E#E*AfL&%:AtF#E#R:Az{F?C%W#E?C:Az[F#E*Az{K%"#E*Az:F%xAD>#E?/2#E?rF2#W&F#RQx{#F#R}NF#E*A/?B5[NF#E#E*AxM&D?cekA#xA#D?M42#D#%}!*AI?H5?G]2&W:Az[F?A%D?A%I?A%H#F#M_E>#O#F?M42*AI&H?E9&K?A#H?H5&G?F]!%H#K?A#G?E]!%IL?A%GC>#"[NA#I#F?B2&F{E>#F%KD>#D?B2%D?cekA#O#K?B2&K?M42#K#M}!*AI?E9&K#I_NALL#F#H}NAD>#G?B2%G?cekA#O#F?M42#F#M}!*AI?E9&F#H_NALL#D#G2?B]NAL?cekA#O#J?M42&H#J#M}!*AI?H5?F^NB?cekA#O#R?M42#M#R|!&D*AE%K#D*AA%D?yNekA%F?A%I?E%GMHL#G?I3*AA%D?A%HC>#G?E3*AA&I[E>#D%FMBL#D#I2%J#D%F#I%GC>D>#F-AA?J3&L?X|?A?B#L8?y"ccE5![E>#D#I2?B3%D?A%LD>#D#L2-AA?J3&H?X{ND?B#H8?y"ccE5[ND#G#L?B3&L2NAL?A%HMDL#F?B2%F#G?B3&GNAL#J%FMBL#G#L2%HL#E#H:AuF#E#F:Az{F#E?C:Az[F#E?z{y!kA:AtF#E#M:Az:F#E#K:AsF#E?B:Az)F#E?yFyTkA:ArF#E?z{K2#E?rF2?EQyFB#A#B#S#Q#E*AuK&D#E*AcLQ^#E*Az{K&H[NL#D#HQjBMLL?cekA#O#R?M42#M#R|!*AE%K?cekA#O#!2#L#M}!*AA%D#E?*2#E?z{K2#J#L?B3Qx{?A%I#J#M_E>#H*AI&H?E9?A#H?H5?E]!%IL#E*A,%!#E*A*%W#J?B2%GCbCbC>C>D>#G&H#I}NB?cekA#O#G?B2&F?M42#F#M}!*AI?E9%G#H#L|NAL#W?B5NB?cekA#O#H?M42#H#M}!*AA%K?BMCL?B%F?A#W?B^NC L?cekA#O#!?B2&D?M42#D#M}!*AE%D?BL%F?AL%G?A%IMFL#E?rF2#T?B?BQhB#E*Az)F%D#E*ArFND#E#E*AsF&H:AzSK#E#D:AqK#T[&DNH#DNF#H#Y#TuKAAMFL#P*A*%G#E?rF2?A#F#D3&K#F#P*A,{&I!&H?B?BQhB#E*Az)F%F#E*ArF?B]NB#E#E*AsF&J:AzSK#E#F:AqK#H[&LNH#LNE#J?B#D#G2#I!#HuKAAMEL?A%F?B%IMCL#E*AsFAL#E*AsFALC>#ZE>?cekA#O#R?M42#M#R|!&D*AE%K#D*AA%D#N%G#V%FMBL#INCL?cekA#O?M2#M?B|!*AA%H#E#G:Az:F#E#F:AsF#E?B#Y#K#H3&F2#F#T{!:AtF#E?A#D#H3&D#D#T{&D!:Az)F#E?B#Y#D!:ArF#E#T#F3&D?A#D#T|!:Az[F#E?qK2#E?rF2?DQyFB#E*AzWK&K[NCL#X[E>#A#B#S#Q#E*AzSK&D#KQ^#E*AqK&H[NE#D#HQjBMEL#S*AA?B^E>#A?P#B#xC#X?C^!#B##!&D#D#QQxUMCL#A?P#S*AE&D#D#QQxUMBL#E@ccccQ;AqKL#E*AqK%FL#F[NA#E*AzSK#FQjBL#Q?B2&Q# ^NAL#E*Ay~F&H[E>?A%HMBL?B%G?A%FD>#F?rE]NB#E?zWA2#F2%D#G#H]%I#G?B2%G#F?zLA2%F#D*AU#D-AxX?A^6?B5&D?B?C#D!#I!&D?C]NAL#D[NA#U*AM&F*AoB&D?A#D?J_&G!&I?Y4%D#F?E#G!&N%FD>#D&GE>#D?Y3%D#F*AA#F?Y2%F?C^NBLL#I?Y4%D?A%FC>D>C>#F?rE]NA#D[NA#E?zWA2#F2%IC>#G[E>#I*AA[NB?B%K#I-AxX?B^NBMEL?B%K#I-AxX?C]ND#N*AA?C^NA#I*AANDL#N?Y2%N#F?zLA2%F#D?Y3%D#H?B3&HNBLL?A%KL#A*A#&D#K#D-A16=A1#A*A"&P-Ay:B?B]E>#AQyJBL#P?A:Ay~B#P+Ay[B%xD#P@cccckA;Ay[B#E?A:AoK#E#xD;AkK#A#BQpB%VCb#A-A)&xB[E>?cekA#A*AM#B?M42#B#A*AQ}!*AE&D#D?A^3MBL#A*AI&D?A#D#A*AE|!L%ZC>#P*Az B&&[E>?A%K#P?A:AmB#E*Ay~F%Y?A%W#V&H%R#H%QMBL#xD@#fy/%xC?cekA#A*AM&##P*AzWB&O*AA&D?M42#D#A*AQ& }!*AA%I#P?A:AmB?B#A*AA#A*AI&!#A*AE&D{!%%#E*Ay~F&Y?B3%T#P?oB2%"#P?zBB2%xA#O#&?C82%(#!?B3#D_%)?A%K?A%X#V&J%Q#I%R?A%WD>#X?B2%X?cekA###O*AA&S?M42&F?M2#S?B2# }!*AE&H%D?cekA#F#S# }!*AA&M%L?A%GC>C>#Y[NA#T%D?A%N?A%FD>#F?rE]E>#H%D?A%GMCLCbC>#E?zWA2#F2&G-AxX[NA#G*AA[NA?B#G*AE#S]NB L#N?B2%N?AL%G#F?zLA2%F?C#G3#G#D!%G#D?B3%D#G?C]NAL#H%D#G[NA?C%G#S%L#E?zWA2#N&D?H5?zLA42&N-AxX?B^NAC>#KNA#P*Az B#X|E>#V%J#I%MMBL?cekA###P*AzWB#X?C82*AA&D?M42#D# }!*AA%F?A%MC>#)[NA?b%G#%-AA%JD>#G&D?z~y!kA2-AA#J]&L[E>#D?B2%G#DNBLL#F#!}NA#xB[NA#LNA#F#%2-AA?xT^NA#P*AqB&Q#P*AoB]E>#"QnBL#P*AzLB#Q2?xT=AA?B%W#P#Q?B2&R:AqB?B%ML#F#M2%M#H%JL#P*AmB&D#P*AzBB]E>#xAQrBL#P*AkB#D?C82#H#M#H#M{!:AA#N#M:A>#N#J:AxQ#P#D?B2:AmBMBL#E*AkK#K]E>#E?kK2Qz B#E*AmK%xCL#xC#K?Y42&F#D:AU#F#L:AQ#F#G:AM#F#M#R#K!:AI#F#J#Q#K!:AE#F?A#W#K!:AA#E#K?B2&K:AoKL#H%J#O?E2&O#(^NALL?A%G#P?A:Az[B#P+Az:B%xD#P@cccccB;Az:B#E#R:AtK#E#Q:Az:K#E#W:AsK#E?A:AzWK#E#xD;AqK#P?z:B2%X#xD@#fy/%N?A%OD>#Y#G#G#Y_!%FC>D>#F#G&D]NB#D?B2%G#E?zWA2#D?H5?zLA42&I*AU?B^NAL#IxNAxM%xD#E*AqK#O]E>#E?qK2?BQtB#E*AzSK%NL#N#O?E82&F#D:AI#F#xD;AA#E#O?B2&O:AzWKMBLL#E*AzSK&Y#O#P?z{B2Q. C>#O[E>#E*AmK%G#K%LMBL?xE?,#xB!%S#A*AI&F#A*AE{&G#F?C_6%xB?B#A*AA&xC#G!%##P?oB2%!#Y#O?E82%D#A*AY% #Z?A#F#G!{%%#K%L#H%ID>#E?zWA2#D?I3*AA?H5?zLA42&H*AxM&F#D?Q3&N#Y3?E9&J3&D?A#D#F|!%G?A%MCb?B#H*A*&D#H*A)&F_NA ?B#D# *A,{NA #D#F3%M# *A*#F2L%D#G#K{%T#H*A"#H*AY%xA#H*AU%(C>C>#&NA#J?B2#O^NA?A%W?A%F#M?A#Z#I3#%#I#Z{6&H!|E>?A#M#D?B#I##2#H!#MQzPB!%FL#E?A:AsK#E#I:Az:K#E#F#I2&H:AtK#H%RMBL#I%H#Q%IL#K#G#T!%TC>#M[E>#E#S=ArF#T[%J?B%G#E?rF2%MMBL#D?A#D#M?B3&G2-AA&Q?xT]&F!%JC>C>#Q?xT^NA#TNA#xBE>#E#S=ArFMCL#D%J#xC.AA?zEz0A^NA?B%R#E?B:AtK#E@ccccQ;AsK#E#S=ArF?A%W?B%I?A%VMBL#E#S=ArF#G#M#F!%G#J#D#F!%DL#T[%J#G?H|E>#E?rF2%M#G[E>?B%GMCL?A%FD>#S#D#F2-AA]E>#D%MMDL#G#F?B2&F^NAL?B%GMBL#E?#2#S#D#GQx=#G?B#E*A#?B]&F!%G#D#E?rF2#F!%ML#I%Q#P*AqB%F#M#G#!Qz:B#P*AqB%G?B%DC>#J[E>#F%M#G%JMBL#W%D#Q%M#R%J#L[NA#E*AmK&I#G:AI#I#F:AE#I?B:AAL#E*AkK#L]E>#E?kK2Qz BL?A#(?B5&F!%I#xA?A#F!%"#E*AmK&G#L#T#L#T_!&xA?Y42%FC>#L#T|NA#L#xA3?Y4&T[NA#F?Y2#F#TuKAAL#F#I:AU#F#":AQ#F?B:AM#F#J:AI#F#M:AE#F#D:AA#E#L?B2&L:AoK#H%I#N&D#Y^NALL#XQz_B#X#E*AzWK:AI#X#E+AqK;AA#E#V:ArK#E#P*AqB:Az)K#L[E>#A#E?rK2#E?sK2#E?zWA2QxML#P?y[B2%I#E?A:AdG#E#G#L?Y42&J:Ay=G#E?z:F2%K?B%FD>#F#L?C]6%FC>C>D>C>#F?B5[E>#K#L?M42&F*AA&D?D^NBL#G#J]NC#E#G?Y2&D:Ay:G#G*AA&F?D]NC#E#F:Az:F#E#G+AE;AtF#E#G+AM;Az{F#E#G*AU:AcG?A%L#D%G?A%FMBLL#E#D:Az{K#E#F+AE&xD;AuK#L?B2%L#DNB#E*ArK#xDy/^NB#P*AqB#E*Az)K^NB#E#xD@#fxSArK?A%FMCL#E#Z:AsF#E#H:Az)F?A%H#E?A:ArF#A#E?rK2#E?rF2#E?zWA2QxM#IQz{B#I#E*AoK:AI#I#E+AkK;AA#E*Ay~F&D[NC?A%FD>#E?zWA2#F?H5?zLA42&H*AAE>#A#H*AE?B2#FQy(BL#D#F?B2&F^NAL#E*Ay~F%HMCL#A#E?rK2#E?z{K2#E?zWA2QxM?A%FMALAL#U*AM&N-Az=B%FC>C>#H[E>#A-A)NB?,%RMCL#A-A)%V#A*AM%W#A*AQ%S#F?A#F?P_!?xQ4.AzQi>%M?A%FD>#E?zWA2#F?H5&J?zLA42&D-A[%RC>#D*AA[NA#D*AE%NC>C>C>C>#D-AxX?B^E>#R?B^NF#U*AM&D-Az:B[NB#D#J?Y42&I-AU%D#U-AQ%G#I-AR?B3OCDECL#D-A<?C]E>#A?O#N#N#FQxUMFL?A%Q#E?zWA2#U*AM#J?Y42&K-AW&O?H5?zLA42&G-A&?B]E>#G-A<?C^%QL#D*AQ%I#D*AM%L#D-AxV[E>#U-AQ%D?N%GC>C>C>C>C>C>#K-AR?B3OCBDAL#D?B5NC#O?H^NB#A?R#N#N#FQxUMKL#D[NB#O?H^NA#A?Q#N#N#FQxUMJL#L#Q6?B^NC#LNB?L%GL#A#G#N#N#FQxUMHL#E#I:Az{F#E#A*AQ:AtF#E#AvAAAvLArF#E#N?B2&D:Az[F#E?Q2#E?rF2#D#IQx{C>#D#I}NA#E*AQ?B5[NA#E*AU%G#E*Az:F%K#E*AtF%QD>#E#G?cekA#K#G?M42#G#Q}!*AI?H5?G]2&L:Az[F#E?I2#E?rF2#L#IQx{#G%N#I#L|NB#E*AM%G#E*AI?B5NALL#A?L#N#N#FQxU#A#D#I#FQ?MGL#A#K-AT#N#N#FQxUMFL#A?B#N#G*AAEb#G*AEF#NL#FQxU#L[NE#A#N?B2#I#FQ?MELAL#G?B5NBMCL#G?B5NBL#D?A#D?zOA_!%D?cekA#W#N?B2&G?M42#G#S}!&G*AE%L#G*AA%QC>#V?B5E>#E?rF2#A#GQcB?A%G#L#Q{E>D>C>#E?Y2#E?rF2Qx}#E-AY&G[NA#E-AZ?/3?wB5?K_NBLL#G?B7%GL#D?xN3?wB5?z0B_NC#G[NBMCL#U-Ay*C?M4-AzVy_>#D?M4?ihkA2&D-AD?A^5%I?H%KC>C>C>C>C>C>C>C>C>C>C>C>C>C>C>#G*AI?H5?B3OHABGCDEFIL?B%KMEL?C%KMDL?E%KMCL?F%KMBL?G%KL#INK#D-AI%GMBL#INJ?D%K#D-AI&G?B]NCL#G?wB5OKICCCCDCEGFCL#I#D-AI[6NH#D-AE[NGMHL#D-AENG#L#Q3?C|NFMGL#K?D^NEMFL#K?C^NDMEL#K?E^NCMDL#K?G5?E^NBMCL#K?F]NBL#A?E#N#N#FQxUL?A%N#U*AM&D-Az=B&G?A#G?P_!?xQ4-Avi>%GC>#D#J?Y42&I-AW&J?H]NA#E?zWA2#J?H5&J?zLA42*AANA#M#D#J?Y42-AU#G3?P59%NL#I-AR&L?C]#R?A^6%J#U-AQ%DC>C>C>C>C>#L?B3OCCABL#J#N6?B5[NCMDL#D?B7%DL#D#J6#N6?B5NBL#M#I-AU#G3?P59?B5[NA#A?D#B#B#FQxUL#F?B2&F#H^NAL#U*AM%N#V?B5[E>?,%RMCL#N-Az=B%FL?xE%R#F?A#F?wB5?P_!&B?H3?wB5?z0B_NA#N*AoB&D?A#D?J_&D!&H[NA#B?wB5?xQ4&B-Az~i>#N?E#D!&K?R2%F?A%G#B-Avi>&V#B-Az}i>2?wB5%B#U-AQ&M?B5%I#H?Y4&D%LC>D>C>#F-AD#B^NAC>C>C>#F-AA?B3OCACBL#I[NBMCL#I[NBL#E?zWA2#G?H5?zLA42&B*AA%L#B*AE%IMCL#F?Y2%F#G?B2%G#L?Y3&LNAL?A%LL#K?R2%F?A%G#V2?wB5%H#M?B5%BD>C>#F-AD#H^NAC>C>C>#F-AA?B3OCACBL#B[NBMCL#B[NBL#L#E?zWA2#G?H5?zLA42&B*AA5?B^NC#A*A##B*AE%B#E?cz0DxPAz:F#E?G=Az<F#E@A;ArF#E#B#I#B#I{!:AsF#E?rF2Qy*B#U*AM%NMCL#F?Y2%F#G?B2%G#D?Y3&DNALL?A%LC>#N*AoB&B?Y4?A#B?J_&B!&D[NA#D?Y3%G#N?E#B!?W2%F#U-AQ%QD>C>Cb#Q#F?F3-AA&B^E>#B?C^E>#L%K?H#F-AA?H]NC LMCL#F-AA%K#L?H5L%B#E?zWA2&D#B?zLA42&H-AxW%J#U*AM#B?Y42-AW%B#K?H5?zLA4#D2&K-A^%V#K-A[%DC>C>C>C>C>C>C>C>#H-A[&M?B]E>?A%IC>#D?B3ODJACAL?A%DMIL#D?B3ODFDBCL?A%D#B?H]NG#V?B5[NG#J?B5NGMDL?A%D#B?H]ND#V?B5NCMDL?A%DMCL?A%D#M?D^E>?A%IMEL?A%I#J?B5[NDMCL?C%DL#M?D]NA?A%IMBL?C%IL#H#I=A{#K#D=A{L#G[NB#G?Y3%G#F?Y2%F#L?B2%LMALAL?A%F#A*A"?A:AqB#E*Ay~F%OC>D>#F#O]NB#A#E?zWA2#FQz%B#F?B2%F[NAL#A*A#&H#H*Ax;?B2:Ax;#H-A0?B^NA#H*A~%B#H?A:A~#H+Ax%%xD#H@ccccQ;Ax%#E#B:AtK#E#xD;AsK?B#A*AA#A*AI&D#A*AE{&F!%M?A#D#F!%K#A*AQ%N#A*AM%W#B%F?A%ID>#A#E?zWA2#IQz%BE>#E*AsK#F]E>#E?sK2QnBL#E*Az:K#F2?&=AA#E#F?B2:AtK#I?H5&F?Y4&P#U*AM2-AU&D?A#D?zOA_!?M4-AzCh>&D?A#D?xS_!?Z4&D?y.y(kA2#D-AzDy(>#E?sK2&DQz:B#E?zWA2#F?zLA42&J-A{?C8&F*Az{zA>#F*Az:zA>#DQz:BC>C>C>C>C>C>#J*AA&F[NA#J-AxX?B^NA?y.yUkA?F#DQz:B#JxNAI#DQzNB#E*AtK&F#E*AsK]E>#DQnBL#E*Az:K#F2?,=AA#E#F?B2:AtK#J*A>&F#J*AxQ&D]NC#D#F{#F#K{6&GNC?B#D#M2#G!%G#F#D3%F#A?AQpB#D]NB#F?B^NB#G-AA#R^NBMCL#A#E?zWA2#IQx%E>?zEyUkA?H#E?sK2Qz:B#F[NEMDL#E*AtK%FMEL?hyUkA?G#E?sK2&DQz:B#E#F:Az)F#E#G:ArF#E?rF2?B#DQ}#E*AtK&F#E*AsK]E>#DQnBL#E*Az:K#F2?,=AA#E#F?B2:AtKL#J-AxVE>?y]yUkA?O#E?sK2Qz:BL?zEyUkA?H#E?sK2Qz:BL?cekA#W#J*AE&F?M42&G#F#N}!&D*AE%Q#D*AA%D?cekA#G?M2#F?B2#N}!&F*AE&V%X#F*AA&F%L#J*AM?B]E>?cekA#W#J*AQ&G?M42#G#N}!&G*AE%X#G*AA%LL#E#V:AyNL#E#X:AfL#E#L:AdL#E#F:AcL#E#Q:AuK#E#D:Az{K?A%FD>#E?rF2#F2&T?A#E?z{K2#F2&S*AE&G#S*AA&S3#G#S_#G#K{6&G!:AE#T?B#M#S2#G!:AA#F?I2&F?Y^NAL#E*Az[F%S#E*AtF%T#E*Az:F%Z#E*AsF%Y?A%F#E?zWA2#U*AM#P2-AW?H5?zLA42&P*AM?B]E>#E#A#P*AQQkB#E*AE%G#E*AA%FL#E?rF2CbC>C>#J-AxV[E>#D#M2%F#J-AxX?C^NB#E#S:AdG#E#T:AcG#E?C:AuF#E?zRyTkA:Az{F#E#Z:Az[F#E#Y:AtF#E?cyTkA:AsF#E?A#Q#D3#K#Q_#D#Q{6&D!:Az)F#E?B:Az:F#E?B#F#D!:ArF?FMDLC>#F[NA#G?A#X#L3#K#X_#L#X{6&J!^NA#F?B#L#M2#J!#GQzPB[NCL#E?A#V#D3#K#V_#D#V{6&F!:Az)F#E?B#D#M2#F!:ArF?BMCL#E?A#V#D3#K#V_#D#V{6&D!:Az)F#E?B#F#D!:ArF?BMBL#E#S:Az[F#E#T:AtF#E?C:Az:F#E?zRyTkA:AsF#E?A#L#D3#K#L_#D#L{6&F!:Az)F#E?B#D#M2#F!:ArF?DL#E?sK2Q}L#E*AtK&D#E*AsK]E>#E?sK2QnBL#E*Az:K#D2?,=AA#E#D?B2&F:AtKL#E*AsKC>#F[E>?A%FMBL#E#F?B3&F:AtKL#F]E>#E?sK2QnBL#E*Az:K#F2?vA=AA#E#F?B2&D:AtK#E*AsK#D]E>#E?sK2QnBL#E*Az:K#D2?,=AA#E#F?C2&F:AtKL#I?B2&I#O^NALC>#F[E>?A%DMBL#E#F?B3&D:AtKL#H*Ax &F#H*AxW&G]E>(A?Q3&A)A#A?I2#H?oA2#G?B?E?)QyZB#A*AI?yFccca^E>#A*AMAL#A?Q2)AL#H*AxY#F?)42&A#C+AQ;AQ#A#CvAAAvLAA#A?A=A##A#D:A"#A#B:AY#H#F?B2:Ax #E#E*AtK:AsF#E#E+AsK;ArF#H*Ax%&AE>#H*Ax*#AQjBL#H#E*AsF:A~#H#E+ArF;Ax%L#E?yRL2)ALzW<DxDbCyEByB(A?yRC3&F)A?y,mkA?A:AA?y#mkA?E=AA?yZmkA?A:AA?yNmkA?A:AA?cmkA?A:AA?z[zGkA?A:AA?qzGkA*AA?yFcQ}E>?qzGkAQz^B?qzGkA@cccckA;AAL?szGkA?S=AA?zWzGkA?A:AA?y#lkA?A:AA?yRlkA?A:AA?dlkA?A:AA?z{kkA?A:AA#A*AM%MC>C>C>C>C>#DE>?y:lkA*AA%I?y:lkA?A:AA?glkA+AA%xG?glkA@ccccQ;AA#F#I:A/#F#xG;A*?mlkA*AA%I?mlkA?S=AA?y=lkAvAAA%,?ilkA?A:AA?y=lkA@cccckA;AA#F#I:Ax*#F?zBlkA+AA;Ax #F#,vLA>#F?y:B2&K#D#E#F?*2QgB#F?rA2&D#F?>3#K?A#F*Ay[B?MQE#F?olkA:Aa#F?tkkA:A8#F#A:AyC#A-AQ%I#F?H:Ay,B#F?ySyTkA:AgB#F?J:Ay#B#F?fyTkA:AyZB#F?eyTkA:AyRB#F?E:AyNB#F?yGyTkA:AfB#F?F:AdB#F?y"ySkA:AcB#F?C:AyVB#K#D?A#F?cB2?FQx&C>C>#F*Ay:B&O?C^E>?B%G#F*AzLB%P#F*AoB%Q#F*AmB%Y#F*AkB%!#F*AzBB%H#F*Ay~B%J#F*AiB%K#F*Ay[B%E#F*Ay=B%D#AQy>B%R#O?B5NBL?F%GMBL#F?rA2#D#I?M4&D*AzLy_>#D*Aqy_>QsB[NA#E?B^E>?F%GMBL#F?rA2#K?ySySkA?yJySkA#M-A?!?KQsB[NA#J?B^E>?F%GMBL#F?rA2&D#H?ySySkA?yJySkA#M-A>!?KQsB[NAC>#!?B]E>#R[NC#D#Y#M*AE#M*AIQsB[NCMBL#RNBL?F%G#Q?B^NA?E?F#F?rA2#PQxE!%GL#F#F+A>;Ay:B#F#FvAAxWvLAy[B#F#F*Ax*:AkB#F-Ax*%H?glkA*AA&NE>?y,lkA*AA#NQjBL?y:lkA#F*A/:AA?glkA#F+A*;AA?y=lkAQz^B?mlkA#F*AkB:AA?zBlkA#F+Ay~B;AA?y=lkA#FvAAy:BvLAA?A%E#G?A#H?wB5?S]!?A#G?F^!&V?E^NBLC>#M-A>#M-A?^E>#C*AE&E#C*AA&G3?cpy{z<B#M*AxM&D#D?cpy{z<B}!|NB?A%E?C%B?D%G?M%H?G%CMEL#B*AA%D?y#kkA?A#C*AM&A#C*AI&E3#A#E_#A#B*AE{6&B!&IQz=B?y,kkA*AA%CC>#I[&ANA#ANA?gkkA*AA#C2?B#D#E2#B!#IuKAAL?y,kkA#C#I2:AAMFL?szGkA*AA%D?szGkA?S=AA?qzGkAvAAA%,?rzGkA+AA%xG?zWzGkA?A:AA?qzGkA@cccckA;AA#F#D:Aa#F#xG;Ax|#F#,vLAx;C>#A-AQ&S?H}E>#F?y:B2#F?rA2#BQ#MBL#F?y:B2#F?rA2#B#G#E#M*A<QEL#F-Aa&V?S^E>#F*A8%I#F*Ax|%N#F*A4%E?A%B?G%H?A%GC>C>#V?N3?A#V?N{!?B3OEAAABEL?B%GMDL?C%B?M%H?E%GMCL#F#B+AA&xG;A*#F#F*Ax[&xB:A<#F#F*A0&xC:AxM#F#B*AI&B:A/#S?D^#S?F^5%!?B#xGy/&(#B#F*A,&){&E!%xD?A#B#E!%xE#S?G{%xF#S?M4?zLy_kA2%##A*AE&Y#A*AI&%?y,C42%*#F?>3?B6%&#C*AM%T#C*AI%Z#Y%OD>C>C>C>C>C>C>C>#O#*^E>#O*A<NG?zLkkA?A:AA?kkkA?A:AA?ikkA#Z:AA?y[kkA?A:AA?z;kkA?A=AA?z)kkA@A;AA?zWkkA?A:AA#O*AM%U#O-AQ%P#F?>3#F?*2#S#MQyGB#F-Ax&?D^E>?yZmkA*AA&C?yRmkA*AA]E>?yRmkAQz BL?yVmkA*AA#C?Y42&B#F+Ax ;AQ#B#FvAA>vLAA?yZmkA#C?B2:AAMGL?y#mkA#F-A>&C=AA?gmkA#F*AxV&J:AA?y%mkA#&.AAxPAA?y(mkA#&-AC=AA?B%K?B%BC>C>C>#C?B3OEABBBCL#J?B2%JMBL?A%K#!%BL#F#F*A<:AyRB#F#FvAA*vLAcB#F#B=Ay-B#F#xF=Ay,B#F#O:AyVB#F?fkkA:AgB#F?olkA:Ay#B#F?tkkA:AyZB?y[zGkA?A:AA?z{kkA*AA?E8%D?z[kkA*AA?Q3%CD>#D[NF#D?Q3%D#C&E?Q2%C#E-A"NAL#E*AU%W#E*AY%C#E*AQ%H#F?y:B2?tkkA?zWAuKAA?mlkA?S=AA?y[lkA@E;AA?y:lkA@A;AA?glkA@ccccQ;AA?yZlkA@B;AA?yRlkA@A;AA?flkA@cccckA;AA?clkA@E;AA?z{kkA@A;AA?tkkA@cccckA;AA#BNBMDL#%NB#F?y:B2#F?*2#S#MQyGB#F-AzCB&A?D]&G[E>#F#F+Ay{B;AyOB#F#FvAAy:BvLAcB#F.AzDB%EL?yRmkA#A?D^Qz@B?yZmkA*AA%B?yZmkA#GEb#BF?yVmkA*AA#B?Y42&G#F+AyOB;AN#G#FvAAcBvLAA#G#ExPAW#G#A=AV#B?B2L:AA?y#kkA?A#T#Z3#T#Z_#T#){6&E!&CQz=B?y,kkA*AA%BC>#C[&ANA#ANA?gkkA*AA#B2?B#Z#(2#E!#CuKAAL?y,kkA#B#C2:AAMBL#F?cB2#K#J#H#W#C#F?y:B2QxAMBLC>?cmkA*AA&H?C_NA?uzGkA*AA&C?Y2%D#H?E8?Q3%G#C*AI%ED>#E#D*AA&E|E>#D?Q2%D#G?Q3&GNBMCLL?A%E?zBzGkA?A:AA?izGkA#HQtB?y~zGkA*AA&B?zBzGkA*AA&A?E82%DD>#D#E:AI#D#CxNAI;AA#D?Q2%D#C?Q2%C#H#E?B2&E^NAL?zBzGkA#A#E2&A:AA#B#A?kzGkAQ. ?A%H?kkkA?A:AA?y~zGkA*AA&D?zBzGkA*AA?E82%C?y~kkA%ND>?cmkA*AA%BC>D>#C#D]NB#D&A?Q2%D#A*AI&A#B}NAL?uzGkA*AA#A?E82&E-AO&B?U]NA#E-AP%A#F#E+AG;Ay?B#F#E+AA;Ay:B?y~kkA*AA#H]E>?y~kkA#H?B?E?QQz(BL?kkkA#H?B2&I:AA?zBkkA*AA#H?E82&E#F+Ay:B;AA#E#F+Ay?B;AG#E#A=AP#E#B=AO#I%HMBLL?A%DD>#D?fkkA2&A?tD2&E*AA%G#A#A*A/:AtD#A#G:A/#D?E2&D?M^NALL?yNmkA*AAE>?dmkA?CQz=B?yNmkA*AA&A?fmkA*AA2?vz}BxPAA?yNmkA#A?C2:AAL#M-A@[NE?cmkA*AA&B[NE?O?Q#M-A>#M-A?_!%A#B?E8%E?uzGkA*AA%DD>#D-AO&C?I}E>?N%I?X%BC>C>C>C>#C?P3OFCBBAABL##-AJ%H?yZmkA*AA&G?yRmkA*AA]E>?yRmkAQz BL?yVmkA*AA#G?Y42&CvMAAAAAAAAAAAAAAAAvLAA#C?yMGxPAQMCL?M%I#A%BL?A%H#D-AM&C#%_E>#F?y:B2#S#D#Y#C?y,C42&C*AM#C-AQQx*#F-AhB%HL?cekA#xC#D*AI&N?M42#N#xB}!&C*AE%K#C*AA%J?yZmkA*AA&G?yRmkA*AA]E>?yRmkAQz BL?yVmkA*AA#G?Y42&C#I=AQ#C#J:AM#C#N:AI#C#K:AE#C#J:AAL#C?cExPAU#C#B=AT#C#H=AS?yZmkA#G?B2:AAL#D?Q2%D#E?Q3&ENALMELC>#H#W}E>#F*AzBB%G#F*Ay~B%EMBL#F*AyVB%Q#F*AgB%R#F*Ay~B%E#F*AzBB%GD>C>#G#H|NA#E#H?,42&C*AI%I#C*AA?B5E>#C*A)%N#C*A#%X#C*A"%D#F?#2#F?cB2&B#C*AE#Q-Ay*C?M4-AzSy_>?M4-AzEh>Qx[#F*A#?B5E>#B?B#F*A)#D#X#N#F?y:B2QxAL#D#X}NB#E#D?,42%CD>C>#D#G}NA#C*AANA#C*AI%N#F?cz0DxPAyNC#F?T=AyPC#F?A:AfC#F#N:AdC#F#I:AcC#R#F?cC2Qy*BL#C?,2%C#X#D?B2&D^NALMBL#F?cz0DxPAyNC#F?S=AyPC#F@A;AdC#F#I:AcC#R#F?cC2Qy*BL#H?B2&H#W^NALLC>#GE>#E#G?,42%C?A%GD>#E*AA%B#E?A:AA#ExNAE%xG?y:zGkA#BQtB?y[zGkA*AA%D#B?B]E>?y=zGkA*AA#D?E82&B#G:AI#B#xG;AA#D?B2%DL?y[zGkA#D:AA#G?B2%G#E?,2&E#C^NALMBL?y[zGkA*AA%DL?y=zGkA*AA#D?kzGkAQ. ?tkkA*AA&BE>?z[kkA*AA#B?E8QjBL?ukkA*AA&BE>?clkA*AA#B?,4QjBL?flkA*AA&BE>?yNlkA*AA#B?F8QjBL?yVlkA*AA&BE>?yZlkA*AA#BQjBL?glkA*AA&BE>?y,lkA*AA#BQjBL?y=lkAQz^B?tkkA#F?y:B2?zWAuKAALC>#KE>#J#F*AyRB&G}NB#J?B2&D#F*AyNB&E#J?M42*AI&B?E9?A#B?H5?F]!&H}NB#F*AgB*A*%I?A%CD>?cekA#E#D?M42#D#G}!*AI#F?cB2#D#CQzOB#C?B2%C?E9&D#H_NAL#F*AgB*A*#I|NB#F#F*AyRB:Ay~B#F#FvAAcBvLAy:B#F#J:AkB#F?A:AzBB#F?Y2#F?y:B2?A#JQx{#J[NB#F*AY?B5[NB#F*A"%D?A%E#F*AiB%G#F*Ay~B%CD>#F#D?cekA#G#D?M42#C#D|!*AI?H5?G]2&B:AzBB#F?cB2#EQdB#F?Q2#F?y:B2#B#JQx{#B#J}NC#F*AU%D#B%E#F*AQ?B5NALMBL#F-Ay-B[NA#F?cB2?A?AQzOBL#F*AgB%DC>#U-AzMB&B?U]NA#P?B5[NA#F?cz0DxPAiB#F#B=Ay|B#F?A:Ay[B#F@A;Ay:B#D#F?y:B2Qy*B#F*AgB%DLC>#D*Ax [NAC>?yNmkA*AA&BE>?dmkA*AA#B]E>?dmkAQnBL?fmkA*AA#B2?,=AA?yNmkA#B?B2:AAMBL#M-A>%C#M-A?%B#F?K:Az B#F?ySySkA?yJySkA#B!:AzWB#F?G:AzSB#F?z:yUkA:AqB#F?K:AzLB#F?ySySkA?yJySkA#C!:AoB#F?I:AmB#F?z)yUkA:AkB#F##+AA;Ay~B#F?J:AiB#F?zZyUkA:Ay[B?A%DD>#F?y:B2#D2&C*AI&BE>#C+AQ%xG#B#C*AM?dmkAQz:B#F#xG;AcC#F?cC2?B?dmkAQ}#D?Q2&D?/^NBLL#AQy>BE>?z?yUkA?N?dmkAQz:B#F#M+AE;Ay:B#F?y:B2?B?dmkAQ}L?wyUkA?M?dmkAQz:BL?B%D?A%C?B%E?A%G#U-Az;B?B]E>#U-AU&B?A#B?zOA_!?M4-AzCh>&B?A#B?xS_!?Z4&B?y.y(kA2%E#B-AzDy(>%G?lekA%D?B%CL#F#G:AzBB#F#E:Ay~B#F#C:AiB#F#D:Ay[B#F#U+AkB;Ay:B#F?y:B2?D?dmkAQ}?yNmkA*AA&B?dmkA*AA]E>?dmkAQnBL?fmkA*AA#B2?==AA?yNmkA#B?B2:AA#F*AgB&L*AxY%Q#L*AxW%+#L@cccckA;AxW#L*Ax%%U#L*Ax %P#L@A;Ax #L*Ax*%"#L*A~%xA#L@B;Ax*#F?cB2#K#J?E?A?B?AQS#F*Ay#B% #PE>#P?)4%C#Q?#2%D# ?*2%BD>#D#B#D?Q3*AAQzFB=AA#D?)2%D#C?)3&CNALL?zHyUkA?J?dmkAQz:B# xNA/?dmkAQzNB?zOyUkA?M?dmkAQz:B# ?*2%W#F*AyVB%X#P%K#Q%BD>C>C>C>C>C>C>C>#K&JOCEBAL#B?xM2%D?B%JD>#D?)3*AA#D*AA^NB#D?)2%D#K#J?B2&J^NAL#K%JMBL#J#K{NBL#B*AA#F?cB2&E#B*AM&C#B*AQ#B-A#Qy_B?B^NC#F?I2#E#C#X-Ay*C?M4-AzSy_>?M4-AzEh>Qx[#E#F*AI#F*AM?E?A?B?AQS?zTyTkA?J?dmkAQz:B# xNA/?dmkAQzNB?z"yTkA?K?dmkAQz:B#J%G#B%ID>C>C>C>C>C>C>#G&COCBCAL?B%C#I*AA&N%E#I%DD>#E?B^%R#D?)2&H*AA%EC>#R[E>#E[NE#D*AE#D*A*^NE#D*AI#D*A,]NBMEL#ENDL#H%D#G#C?B2&C^NAL#G%CMCL?yNmkA*AA&CE>?yNmkA#C?B3:AAL?syTkA?C?dmkAQz:BMIL#C#G{NB#I*AA%NL#N[NB#F?cB2#I*AE#I*AI&D#W#DQzFBQy_BMBLAL#I#C#"#xAQfB?yNmkA*AA&D?dmkA*AA]E>?dmkAQnBL#G#C3%G#C?)4#I2%I?fmkA*AA#D2?,=AA?yNmkA#D?B2:AAMALALAL?yNmkA*AA&BE>?yNmkA#B?B3:AAL?syTkA?C?dmkAQz:B#L*AxW&BE>#L*AxY#B?)4QjBL#L#P:Ax #L#Q:AxY#L#+:AxW#L*Ax%&BE>#L*Ax*#BQjBL#L#xA:A~#L#":Ax*#L#U:Ax%MDL#B#J#"#xAQfBL?yNmkA*AA&C?dmkA*AA]E>?dmkAQnBL#K#J3%K#J?)4#B2%B?fmkA*AA#C2?,=AA?yNmkA#C?B2:AAMALAL?y,mkA?y,mkA*AA?z;kkA-AA6:AAC>?kkkA*AA&B[E>?A%EMBL#B?E8%C?zBkkA*AA?O2%D?A%ED>#D?C3?A=AA#E#D-AA?xB5?S]6%E#D?Q2%D#C?Q3&CNALL?okkA*AA?zLkkA*AA?kzGkAQ. ?zLkkA*AA&BE>#B?E8%G?okkA*AA%D?A%CD>#C?B5#xH#D+AA&xHx!5[E>?cekA#xC#xHy/&C?M42#C#xB}!&B*AE%I#B*AA%H?yZmkA*AA&B?yRmkA*AA]E>?yRmkAQz BL?yZmkA#B?B2:AA?yVmkA*AA#B?Y42&B?edcQ:AS#B?E=AQ#B#H:AM#B#C:AI#B#I:AE#B#H:AAL#D?Q2%D?B%C#G?Q3&GNALLC>#E?B5[NA#O*AU-AxUNA?yZmkA*AANA#O-Ay*C?M4-AzTy_>%B?yRmkA*AA[E>?yRmkAQz BL?yZmkA?B:AA?yVmkA*AA&CvMAAAAAAAAAAAAAAAAvLAA#C?C=AV#C?XxPAT#C#B=AS#C?yMExPAQL?y#kkA#xD#xE?ikkA*AA#TQeB?ikkA?ikkA*AA&B#T#B#T{!:AAL?A%DD>#D?fkkA2&C*Az)D%B#C#C*A#:Az)D#C#B:A##D?E2&D?M^NAL?A%DD>#D?fkkA2&B?tD2&E*AA%G#B#B*A/:AtD#B#G:A/#D?E2&D?M^NALL#O?y,C2%O?yZmkA*AA[NBLL?D%BMBL#I?M4-AzTy_>%H?C%B?X%G?L%CMBL#F#F*Aa:AkB#F#F+Ax|;Ay~B#F#FvAAx;vLAy:B?qzGkAQz^B?szGkA#F*AkB:AA?rzGkA#F+Ay~B;AA?qzGkA#FvAAy:BvLAA#V?S]NC?F%CMBL?A%I?A%NL?yZmkA*AA&A?yRmkA*AA]E>?yRmkAQz BL?yVmkA*AA#A?Y42&D#B=AV#D?A=AU#D#G=AT#D#H=AS#D#V=AR#D#C=AQ#D#E:AM#D#I:AI#D#N:AE#D#E:AA?yZmkA#A?B2:AAL#F?yRC2)ALy+#C)bCyE(A?rC3&G)A#F*AI&W?<4%M#F*AE%VC>#B*AU-AK?C]E>#V%ID>#M&OE>#M?<3%M#G?#2#IQ6#I?<2%I#G-A#?G]NBLL?b?A#O!%SMBL#B*AM%O#G#B*AQ&N:Az:B#G#O:AsB#G?A:AzWB#G@cccckA;AqB#G#B*AI:Az)B#G#B+AA;Az BC>#W[NAC>D>#G?/2#I#V2&HQ6#G-A/?G^E>#G?y,C2#G?qB2#H*A*QxW#G*Ay=C&KNCL#M#I?<2&I^NALMBL?cekA#O#G*Ay:C#K?E82?Q3*AA&K?M42#K#N}!*AI?E9%S#M?<3#I]NA#H?rA2%J#M#I3?<3?<x_%ID>#G?*2#J?*3Q6C>#G-A*?G]NA#G?y,C2#G?qB2#J*AAQxW#G*Ay=C&H[NA#S?cekA#O#G*Ay:C#H?E82?Q3*AA&H?M42#H#N}!*AI?E9&H#H#S_!%SL#J?<2%J#I?B3&INALL#G*AqB&I[NA#G*AzSB#I?E8QjBL#W?<4%N#D#E?Y42%K#D%I#W&O%JD>C>#JE>#J?B3#K#I3?Yx_}NB#J?Y4#I2%IL#I#K]NAD>C>C>#I*AI#S}NA#I-AT&H?R{NA?B#H8?cyFN5NBL#I?Y2&I#K^NBMCLL#G?qB2#B#IQM#G-AyIC?D]NA#F*AA#O]E>#F?BQz?B#F*AE%VL#I?Y2%I#F#O?B2&H:AI#V#O?<42&O#G+AcC;A/#O#GvAAtBvLA##O#GvAArBvLAQ#O#GvAAqBvLAA#N?<2%N?A%J#H%OMBLL#G#C:AzLB#G#E:AoB#G#D:AmB#G#B+AA;Ay=B#G#B+AI;AiB#G#B*AQ:AzBB#G#B*AY:AkB#G?xM2?z{yOkA?z:AuKAA?A%I#G?A:Ay:B#G@cccckA;AgB#G?y=B2%xB#F*AE&D%MC>C>D>#I#N]NB#M-AxL%C#I?<2%I#M?<2%M#C?F{NA#C?C]NAL#A#G*Ay:B:AI#A#G+AgB;AAMBL?A%M#G?A:AyVC#G@cccckA;AyNC#G?A:AgC#G@cccccB;AyZC#G?A:Ay=C#G@cccckA;Ay,C#G#B*AQ:AkC#G#BvAAAvLAy[CC>#O[E>?E%xCMBL?I%C?E%xC?A%S#D%I?A%JD>#G?Y2#IQ6#G-AY&H?G^E>#G-AZ%E?A%KCb?A#G*AzLB?H3?D_NA #G?qB2#G?y,C2#I*A*QxW?A#G*AzWB&B[NA #G*AzSB#B?E82&B?M3*AA%K#B?Q3*AAL%QCyE#H?F]E>#IxJAG@cCdMBL#IxJAEL%xG#G*AyZC#M]E>#G?yZC2Qz"B#G*Ay#C%CL#C#M?E82&B#S:AI#B#xG#Qy>@#ed;AA#G#M?B2&M:AgC#G*AyNC#S]E>#G?yNC2QzYBL#G*AyRC&xC#S?E82&B#E=AN#B#H=AM#B#K:AI#B#Q:AE#B#J:AA#G#S?B2&S:AyVCL#I?<2%I#J?B2%J#N?<3&NNAL#S[NA#G*Ay#C%I#G?A:AzWB#G@cccccB;AqB#I#M#G?qB2Q. #G*AqB&BE>#G*AzSB#B?E8QjBL#M[NA?E#D#O#W_!%&#I#M?E82%%#I?Q2%(?A%VD>#E%H#N%K#C%Q#V?B3%J#(#V?E82%ND>#J?C2%V#I*AI%B#I+AA%xGCb#J#M_E>?B#N?#3+AA#xGx!NB L#M#V{E>#N+AA%xHL#M#V{#xG#xHx!5L%DC>C>#B#S}NA#O#W_NA#W#xC#B?E82&B*AA&C{NBL#J?B2%J#N?Q2%N#I?Q2&I#%^NBMDLL#&#C?<42&U-AE%C#U-AG%J#U*A)%P#U*A#%T#B*AI%E#G*Ay:B%NC>CbC>C>C>C>C>C>C>C>C>C>C>C>C>C>#B-AM?B3OFBGFCHAL#G?xM2#EQz+B?wB%X?zIA%Y#DNL?A%R?wBMNL#B-AN%J#G?xM2#EQz+B?cekA#G*Ay~B#E?B2&B?M42#B#G*AzBB}!&B*AI?H5&HNB?zIA%Y?wB%XMJL#G?C=AqB#G#J=AzPB#G?xM2#T#P#G?qB2QzRB?B%R?wB%X?pA%Y#U-AI?zFA]NB#JMLL?B%R?wB%X?zIA%Y#H?D^NJ#B*AE%H#B*AA%K#G*Ay=B%P#G*Ay[B%T?A%L#G?A=Az B#G?A:AzWB#G?A#H#H?A^3&B#K?B2&Q3#B#Q_#B#T{6&B!:AzSB#G?B#P#Q2#B!:AqBD>C>#G#G?qB2Qx}#G-AA[NA#G-AB&B?#3?wB5?z#A}NL#L?wB5#B%LNB#B?#^NBMLLL?wB#L?wB5?#]NK ?oA?zIA#H#K3?C{&B!%Y#J?b#B!%XMHL#J#DNJ #C?A#C?wB5&D?zOA_!&H?wB5?M4&K-AzDh>&Q?A#H?L3?wB5?mA_!?wB5?xQ4&H-Az{i>?B^ND#D#H?mikA2&H-AxO^ND#J#K?ihkA2-AL&D?E{NJ #J#D?K4?z[y&kA2&D#G*AkB&K-A-2-AI&L?A#L?J_&L!&P[NJ #D?B#L!%L?A%DC>D>#D#L2-AA#J]NB#P#D?B2&D^NAL#JMKL#G?A:AxW#G?A:AxQ#B*AE%B#G?A=Az0B#G?AxPAuB#G?B=Az{B#G@E;AtB#G#K:AsB#G#xB*AQ:ArB#G#xBvAAAvLAqB#G#G*AzLB&K?A#K?K_!?M4?zLy_kA2:Az)B#G#G?xM2:Az:B#G?AxPAzNC#G?B:AmC#G#D:AoC#G#H#D?H5?B82.A&xPAzLC#G?cekA#G*Az B#B?M42#B#G*ArB}!&D+AA;AqC#G#D*AI:AzWC#G?qB2#Q#B#G?qC2#G?mC2QV#G*AxQ&B[ND#G*A<&D#B?Y42%"#G*AmB&K#G*AoB&Q?Y42%PD>#D%H#K%B#QE>#H*AM%L?A%B#Q?B^E>#Q%DD>#D?B9&T#B2& #B#K# ?Y42*AM#L_!%B#D#T3&D?B{NALL#K#B#K#B?Y42*AM#L_2?Y42%BL#J#B#P]NK #H?Y2%D#H*AI% #H-AQ%T#H-AR%L#H*AM%xA#H-AT%#D>#J#xA#B*AM^NL C>#B-AT##^NA#B-AQ#T^NA#B*AI# ^NA#B-AR%HC>C>C>C>C>C>C>C>#TOMGABCHDHHHEHFHL#H#L^NHMGL#H#L^NGMFL#H#L^NFMEL#H#L]&!#H?N{&Z5#H?O_#L?N{!?B^NE#Z#!6[NEMDL#H#L^NDMCL#H#L]NBMCL#H#L^NBL#D#"]NGMCL#B?Y2&B#P^NALL#JMJL#G?xM2#EQz+B?B%R?wB%X?zIA%YMHL#D[NCMDL#DNC#G?xM2&D#B*AE#JQ/NC#G#J=AzPB?B%R#G?B?C#G*AzLB?H3?D_!=AqB#D#T#P#G?qB2QzRB?wB%X?zKA%Y#JMGL?A%R#JMFL#B-AN%T#G?Q2#G?xM2#EQx+#G*AU%##G*AQ%"#G?I2#xB#E?B2&)QkB#B*AE&D#G*AzBB&J}NA#D?B2&B#G*Ay~B& #D?M42*AI&D?E9?A#D?H5?E]!&R}NA#G*AM#C?A#C?wB5?zOA_!?wB5?M4-AzCh>&xA?A#xA?xS_!?Z4-AzDy(>2%xD#T?A#T?xS_!?wB5?Z4?y.y(kA2%PD>C>?cekA# #B?B2&D?M42&Z#D#J}!*AI&!?H5?F]E>#P#xB?cekA# #B?M42#B#J}!Qx(NBL#!?E9&B#R_NBMCLL?A%R?A%!#D#J_E>#Z*AI&D?E9?A#D?H5?F]!%!L#B?C2%D?A%PD>#G*Ay~B%xE#G*AzBB%xFC>C>C>D>#D&B#!}NB?cekA#xE#B?M4&D2#B#xF}!&Z*AI&*?H5?E^NF?cekA#D# 2#B#J}!*AI?E9%D#Z*AA%Z#G?xM2#B#xAQ/NAL#Z#"|#R6[NBMCL#R[E>#G?A=AqB#G?xM2#"###G?qB2QzRBL?zJA?zIA#P!%Y#T?b#P!%XMFL#G?A=AqB#G?xM2#"###G?qB2QzRB?B%RL#G#):AzSB#G#xA=AzPB#G?D=AqB#G#B?B2#*?E9^=AzQB#G?xM2#Z?B2&B#B#G?qB2QzRB#P#xD2&P?cckA|NALL?C%R#G*Ay:B#N}E>#G#N:Ay:BL#H%E#K%N#Q%CMEL#DNA?A%R?wBMCL?B%RL?wBL%+#G*Ay:B#N3%LL#U#R=A"#U#Y=A!#U#X=A #U#+=AZ#U#C=AY#U#L:AU#U#N:AQ#U#E:AM#I?Q2&I#%^NALL#A#G*Ay:B:AI#A#G+AgB;AA#G*Ay,C&AE>#G*Ay:C#A?E8QjBL#G*AyZC&AE>#G*Ay#C#A?E8QjBL#G*AyNC&AE>#xC#A?E8QjBL#F*AI%OL#G?xM2Qz<B#O#W}E>#F#W:AIL#G?rC2)ALf"CTbDyE(A?cC3&I)A?ckkA?ckkA-AA&J?B#J!=AA#JE>D>?ckkA-AA&JNA?ckkA#J?B#J!=AA#JNALL#A?I|E>#A-Ame>%OL#B?#2%L?rpkA*AA%A?z pkA*AA%PC>#B?x:{NA#A#L_NA#B#P2&JvMAAAAAAAAAAAAAAAAvLAQ#JvMAAAAAAAAAAAAAAAAvLAAL#I?M2?B?B#L#P2#A#L_&Q!&N#C?A#A#L3&J#A#J_&K!&M{&A!?A#C#A!?AQU#I?zSA2#N#M#C#DQyOB?A%A#I*Ax%&V?cccca^E>#I*A~?D8%AL#I?rA2#E?E?MQhB#I*A0%ZC>#I*Ax;?B^E>#I*Ax[%S#EE>?A#F#F#M#A#C2&A#E?M42&C3&D?A#D#M|!{&D!%R?B?B#C#N2#D!#C#M{!%W?A#J#K!#A3%K#E%F#S%JD>Cb?A#A#M{NA ?A#K?E_NA #A#N2*AAL%X#I#N#M#A?E2QzHB#I*AA%C#I*AE%D#J#X:AA#J?A#D#C3#D#R{#C#D{6&D!:AI#J?B#C#W2#D!:AE#K?M3%K#A?M2%A#J?M2%J#F?B3&FNALL#I#B:AcB#I?A#L#Q!&R:AyC#I?B#P#Q!&P:Aa#I#H?A^&F=AdB#I#E:A0#I#S:Ax;#I#I*A~&H:A4#I#GuH;Ax|#I#I*Ax*?A#V?cccca^!&D:Ax[QxP#I?smkA:Ay=B#I?z mkA:Ay:B#I?y:B2%K?A%A?A%JD>#K#J?C82*AA&C*AA&J?cccC{E>#C*AE#JQjB#C@ccccQ;AAL#C?A:AI?B%J#A?B5?B%A[NAL?umkA?A:AA?fnkA*AA%A?fnkA?A:AA#AE>?dnkA*AA%JD>#J*AA&CE>#J*AE#CQjBL#J?"2%J#A?B3&ANALL#I?z{A2%Q?y,nkA@A;AA?y=nkA?A:AA?yVnkA?A:AA#I?yNB2#O#I?M2Qx"?z:kkA#F=AA?yRkkA@A;AA?yZkkA?A:AA?fkkA?A:AA?8%JD>#J?smkA2&A*AA%C#A#J?y:kkA2&A*AA:AA#A#C:AA#J?E2&JNAL#I#Q*AI:Ay:B#I#Q+AA;AgB#I#I-Ay#B?G{=Ay~B#I#D:Ay=B#I#D#H?D82:Ay[B#I?A:AiB#I*A>%C#I?kB2#I?gB2QxH#I*AkB?B^NB?B#P#B#R{&A!%V?A#B#A!%W?cpy{z<B#C#C?cpy{z<B}!%X#S#E?M42%F#I?mB2% ?A%H#S%DD>?y,nkA*AA%CC>CbCbC>#H?B5[E>#D#F^NB?B%H#F%D?AMDL#BE>#B%E#DMCL?B%H?AMCL#D&E?M2L%A#C#E*AA]E>?A%H#A%DMCL?B%H#A%D#EL%B?A%EL#I*AqB%L#I*AzLB%N#I*AoB&K#I*AmB&M_%O#K#M3%CC>CbC>C>C>#I*Ay=BNAC>?A#C#O#K?A#I*Ay:B&A#A#I*Ay,B{&J!{6&A!&T[NA?B?B#I*AgB#J!#M2#A!&U%J#C%AD>#J-AA?J3&Y?X|?A?B#Y8?y"ccE5![E>#C#U2?B3%U?A%JD>C>#J#U2-AA?J3&Y?X{NA?B#Y8?y"ccE5[NA#A#J?B3&J2NBMELL#A#J2[NCMDL#J?B2%J#A?B3&ANALL#E[&J#T#X|5[E>#JNCMDL?y:nkA?y:nkA*AA?B2:AA?y#kkA?A#L#N3#L#N_#L#R{6&E!&CQz=B?y,kkA*AA%AC>#C[&JNA#JNA?gkkA*AA#A2?B#N#P2#E!#CuKAAL?y,kkA#A#C2:AAMEL#ENBL?AMBL#E*AI%A#E*AEL%E?y,kkA*AA%JC>#I-Ay#B?H}E>?qmkA+AA%!?qmkA@ccccQ;AA?zWmkA*AA%T?zWmkA?A:AA#I#T:ArB#I#!;AzWB#I?z)B2?B#M#V2#O#K#W{6&O!?A#C#O!#I?zWB2QgB?y#kkA?A#M#N3#M#N_#M#R{6&T!&CQz=B?y,kkA*AA%OC>#C[&UNA#UNA?gkkA*AA#O2?B#N#P2#T!#CuKAAL?y,kkA#C#O2:AA#I?A:Az{B#I#I*Az:B&C:AuB#I#C:Az[B#I?A:AtB#I?rA2#I?yNB2#I?z)B2#I?tB2#E#AQF?y#kkA?A#L#K3#K#L{#L#R{6&L!&CQz=B?y,kkA*AA%AC>#C[&NNA#NNA?gkkA*AA#A2?B#K#P2#L!#CuKAAL?y,kkA#A#C2:AA?qmkA*AA&CE>?zSmkA*AA#CQjBL?zWmkA#I*ArB:AA?qmkA#I+AzWB;AA[NBMCL#I?rA2#I?yNB2#Q# #E#AQFNBL?y,kkA*AA#J}E>?y,kkA#J:AAL?y,nkA*AA%E?umkA*AA&C?z[mkA*AA]E>?z[mkAQzXBL?z{mkA*AA#C?M42&A#E:AI#A#K:AE#A#M:AA?umkA#C?B2:AAL?y,nkA?y,nkA*AA?B2:AA#I?kB2#I?gB2QxH#I*AkBNALMBL#I*Ax[AL?8%JD>#J?smkA2&A*AA%B#A#J?y:kkA2&A*AA:AA#A#B:AA#J?E2&JNAL?fnkA*AA&AE>?dnkA*AA&J#A?"42%MD>?A%E#I?A:Az{B#I@ccccQ;AtB#J&B*AI%K#J*AE%D?A%FD>#D%ACb#K[E>?B%H?A%J?A%K#AMBL?A%JC>D>#A#J2&C-AA?wB]NB?B%H#K#J?B2&J^NAL#K%J#AMBL#J?b7#K2%K?A%H#C?B2L%D#FE>#I*AtB#E]E>#I?tB2QnBL#I*Az[B#E2?.=AA#I#E?B2&E:Az{BL#F?B2%F?A%CC>C>D>#C#J]NB#A#C2-AA&L?.^E>#C?B2%C#L?z0A^NBLL#JE>D>Cb#A-AA&C?.^E>#C?z0A^E>#I*AtB#E]E>#I?tB2QnBL#I*Az[B#E2#C=AA#E?B2MCL#I?tB2?CQz=B#I*Az{B&C#I*Az[B2?z0rAxPAA#C?C2MBL#I?tB2?CQz=B#I*Az{B&C#I*Az[B2?z0z&AxPAA#C?C2L%E#A?B2%A#I#E:Az{B#J?B3&JNALL#HNBMCL#I?tB2#JQz=B#I*Az{B%CC>#J[&ENA#ENA#I*Az[B#C2#A#JuKAAL#I#C#J2&E:Az{B#H[NBLL#I#I*Az{B:AoB#I#I+AtB;AkB#B*AA&AE>#B*AE#AQjBL#B#I*AoB:AI#B#I+AkB;AA#B?"2&J#M^NALL#I?yNB2QzJB?zSpkA?A:AA?opkA?A:AA?kpkA?DQz>B?mpkA*AA?opkA*AA&A?C82&B@A;AA#B?A:AI?opkA#A?D2:AA?y,nkA+AA%!?y=nkA*AA%D?rmkA+AA%"?z:mkA+AA%xA?umkA*AA%B?fnkA*AA%C?kpkA?JQz>B?mpkA*AA?opkA*AA&E?C82&A#C:A##A#B:A"#A#xA;AU#A#";AM#A#D:AI#A#!;AA?opkA#E?J2:AA#BE>?z{mkA*AA&J#B?M42%BD>#J*AI%D#J*AE%E#J*AA%F?kpkA?DQz>B?opkA?opkA*AA&A?D2:AA?mpkA*AA#A?C82&A#E:AI#A#F:AE#A#D:AA#J?M2&J#B^NALL#CE>#C?"4%A?dnkA*AA?Y2%JD>?kpkA#J?M3?MQzQB#J*AA%B?kpkA?BQz>B?opkA?opkA*AA&C?B2:AA?mpkA*AA#C?C82#B:AA?kpkA#J?U3*AA#J?Q3*AAQz;B#J?"2%J#A?"3&ANALLQy|B#ZE>#S#Z?M4QjBL#I?zSA2Qz]B#I?M2QzMB?ckkA?A=AA#I?cC2)ALy&WDKbByBByE(A?/3&H)A#B*AA?yFcQ}E>#BQz^B#B@cccckA;AAL#B?S=AY#B?A:AI#H#C+AA&R;AY#H?S=AQ#H#E:A,#H?cccI#F#F?cccI}!:A*#H#B:A)#H#C*AI:A##Ry/%FC>C>#H*A"&J#D_NA#J#D3?H|NA#D#F2+AA@wwwHyH@z=z_z0Fx"NA#H?Q=AQ#H#D:AM#H#D?D2:AUMBL#H?Y2%O#B%K?b%MD>#N?B5E>CbC>C>C>C>#D#J}NA#D#F2-AA&E?#{E>#D%GMCL#D?B2&G#J}NA#E?#^NA#F#G2-AA&E?#{NBL#O#DQy+B&G#J}NB#F#G2-AA%EL#E?wB5?&^NA#G?b7#J2%D?A%ED>vMAAAAAAAAAAAAAAAA%QC>#J#E#G2?B2_NA#D?Q_NA#F#G2vAAB%QL#D?Q3%D#E?Q2%E#F?Q2%F#QvM~~~~~~~~~~~~~~~~v(#QvMCCCCCCCCCCCCCCCCvx!vM%%%%%%%%%%%%%%%%vxDvx v0&I[NAL#J#Ix[#G2&D#E2&I?P3&E{E>#D#F2?P3-AA?&]NCL#H?M2#EQxN&F[NF?O?G#F?B5!%J#H*A)%K#F?B9MCL#H?M2#G?D?C#M?B2#L]!QzDBMEL?G%J#I?O3L%E#K*AI&D#K*AA]E>#KQzXBL#K*AE#D?M42&F#E:AE#F#G:AA#F#D?E8#J6?Q2:AI#K#D?B2:AI#H*AY%FC>C>C>C>#E#H*A"&J}NA#E#F2-AA&G?#{E>#E%DMCL#E?B2&D#J}NA#G?#^NA#D#F2-AA&G?#{NBL#O#EQy+B&D#J}NB#D#F2-AA%GL#G?wB5?=]NBL#H?M2#D?EQzDBMDL#D?B2%DLC>C>C>C>C>C>#D#J}NA#D#F2-AA&E?#{E>#D%GMCL#D?B2&G#J}NA#E?#^NA#F#G2-AA&E?#{NBL#O#DQy+B&G#J}NB#F#G2-AA%ELC>C>CbC>C>C>C>C>C>C>C>#E?wB5&I?zZA3O%BCCCCCCCCCCFCCCCCCCGCCCCCECCCCCCBALC>#I?&3OMACCCCCCCCCCDCL#G?b7#J2%D?A%ED>vMAAAAAAAAAAAAAAAA%QC>#J#E#G2?B2_NA#D?Q_NA#F#G2vAAB%QL#D?Q3%D#E?Q2%E#F?Q2%F#QvM~~~~~~~~~~~~~~~~v(#QvMCCCCCCCCCCCCCCCCvx!vM%%%%%%%%%%%%%%%%vxDvx v0&I[NAL#J#Ix[#G2&D#E2&I?P3&E{E>#D#F2?P3-AA?&]NHL#H?M2#EQxN&L[NP#L?B9MHL#P#H*A*]NK#G#H*A,{NL#K*AI&D#K*AA]E>#KQzXBL#I?z~A]&F%N#K*AE#D?M42&E?E?F#F!:AI#E#M:AE#E#G:AA#K#D?B2&L:AI#G?B2%E#P?B2%PMML#E?/3?wB5?K}NHL#H?M2#GQ<&E[NM?A%L?C%DMFLC>#G?yB{NA#G?E2&E#J{NA#F#G2*AA?z[z)zThG^NA?A%L?A%D#E#J_E>#E#F2-AA%DL#D?wB5&F?xI]NA#F?z#A]NA#D?/3?wB5?K_NA#D?x:5?lA3?wB5?Z|NA?B%DMFL#H?M2#GQy{BMLLC>#G?yA{NA#G?F2&E#J{NA#F#G2&D*AA?z+zFy]y"H7#D-AE?z*A76NA?A%L?A%D#E#J_E>#E#F2-AA%DL#D?wB5&F?xI]NA#F?z#A]NA#D?/3?wB5?K_NA#D?x:5?lA3?wB5?Z|NA?B%DMEL#H?M2#GQy{BMKLC>#G?yB{NA#G?E2&E#J{NA#F#G2*AA?z<z.y]z(G^NA?A%D?A%I#E#J_E>#E#F2-AA%IL#I?wB5&F?xI]NA#F?z#A]NA#I?/3?wB5?K_NA?A%L#I?x:5?lA3?wB5?Z{NDL#H?M2#GQy{BMJL?A%L#I?O3L%E?D%DL#H*A)&K*AI&F#K*AA]E>#KQzXBL#K*AE#F?M42&I#E:AE#I#G:AA#I#F?E8#D?I6#D#L?B5!6?Q2:AI#K#F?B2&L:AI#M%DMEL#E?z#B5?lA3?wB5?Z{NA#H?M2#GQy{BMFL#H?M2#G?AQzDBMEL#H?R=AQ#H#G:AM#H#G?B2:AUMDL#H?M2#G?NQzDBMCL#H*A"%J#H*AY%F#PE>#D%M#N%ID>CbC>C>C>C>C>C>C>C>C>C>C>C>C>#E#J}NA#E#F2-AA&G?#{E>#E%DMCL#E?B2&D#J}NA#G?#^NA#D#F2-AA&G?#{NBL#O#EQy+B&D#J}NB#D#F2-AA%GL#G?wB5&E?z!A]ND#E?vA]NB#E?,]NIL#M?B2#L]NG#I?B5[NBMDL#I?B5ND#M?B2#L]NHL#H?M2#D?GQzDBMML#I?B5[NC?B%N#M?B2#L]NKL#H?M2#D?FQzDBMKL#L#M|NE#K*AE#M?M42&I*AE%M#I#D?B2&E:AE#I#I*AI#L?E86:AI?A#K*AI&L#M|NF #K*AE#M?M42*AI?H5?E]MFL#L#M|ND#K*AE#M?M42&I*AE%M#I#D?B2&E:AE#I#I*AI#L?E86:AI?A#K*AI&L#M|NE #K*AE#M?M42*AI?H5?E]MEL?B%N#I?B5NGMBL#L#M?B2^E>#D?B2%D#I%NMGL?B%N#I?B5NFLC>#D#J}NA?A%NC>#D#F2-AA&E?,3OPBGGGGGGGGGGGGGBAL#E?vA]NA#ENFL#H?M2#D?BQzDBMFL#D?B2%E?b%M?AL%I#P?B3&PNALLLC>C>#E#J}NA#F#E&D2-AA&I?#{NB#D?B2&D#J}NA#I?#^NA#D#F2-AA?#{NBL#O#EQy+B%DL#H*A,&F#E}#D#F}5NA#H?M2#D?NQzDBL#H-AQ&I?S^E>#H*AM%F#H*AU%E#B#IQx %DL#B#I=AY#B#D:AU#B#E:AQ#B#F:AM#A#C+AA;AA#A#C*AI:AI#A#B+AE;AM#H?/2)ALy{WCSbDyE(A?gB3&G)A?y,kkA*AA%I#B#C#D#E#FQBC>?yZmkA*AA&PNA?z[zGkA*AAE>?B%FC>?y,kkA*AA&H?tzGkA*AA*AA&E#I2#D*AI3&I_NA#H#I3&H?A#D*AM&D#E3#D#E_#D#C*AE{6&D!^NA?gkkA*AA#I2?B#C*AA#E2#D!#HQzPB?A^%FL?y=nkA?y=nkA*AA#F2:AAL?yNmkA*AAE>?y,nkAxNAA%Y#A+AQ?umkAxNAA?smkA?J?I#A*AI&E!&AQz=B?tmkA*AA%D#AE>?z:mkA*AA#D2?iy!kA?y=y!kA#E!#AuKAAL?tmkA#A#D2:AAyD#YyC?smkAQzNB?smkA?OQz=B?tmkA*AA&A?z:mkA*AA2&D?zCy!kA+AA;AA#D?zGy!kA+AA;AG?tmkA#A?O2:AA?fmkA*AA%E?smkA?yNmkA*AA&AQz=B?tmkA*AA%DC>#A[&FNA#FNA?z:mkA*AA#D2#E#AuKAAL?tmkA#A#D2:AA?smkA?CQz=B?tmkA*AA&A?z:mkA*AA2?vUxPAA?tmkA#A?C2:AAL?uzGkA*AA&A?cmkA*AA?E8&D2%Q#G?xM2%R#A%FD>#D[NB#D?Q3%D#F-AO#F?Q2%F?D_NAL?zSzGkA*AA%N#G?zWzGkA*AA&O:A"#G#N:AY#G?A:AI#G@cccckA;AA#G#C*AI:AU#G#C+AA;AM#G?cccca:AxM#B-AQ%S#B*AE%T#B*AI%UD>C>C>C>C>C>#Q#A&B^E>#B?Q2%A#B-AO?D_NG#U#B-AM&D|NG#G?zUA2#S#B#T#D?y,C42&D*AM#D-AQQx*?A%D#G?A:A0#G#G-Ax(=Ax>#G#G-Ax-=Ax=#G#G-Ax,&I=Ax<#G#G-Ax+=Ax;#G#G-Ax)=Ax:#G#G-Ax*=Ax/#G#B-AO&E=A~#G?C@cccfyRgkcB#E?D8y>fy/#E?I}!=Ax.Cb?U#G*AxM?cccca]NA #G?#2%D#R#E?D3?E|NA ?A%D?UL%J?yZnkA+AA%Y?yZnkA@ccccQ;AA?gnkA?A:AA#G?A:Ax|#G#Y;Ax[#D[NE#D*AM%H#B*AA%K?A%E#D*AQ&FOCDCBL#G*AxM&A?AxXE>#G*A<#A?E8QjBL#G*AA&A[NG#G*AE#A?E8QjBMGLD>#E#F?B9&L#E2&E#H#E?M42*AA#K{!%E#F#L3&F?B{NALL#E#H#E?M42*AA#K|2&E#E?A^3%FL#G#D*AQ:AyZB#G#DvAAAvLAfB#G?z[A2#J#FQxWMBL#G#O:AyZB#G#N:AyVB#G#C*AI:AyRB#G#C+AA;AfB#G?z[A2#G#B*AIQxWL#G?fB2#G*Aa#G*AyC#G?sA2&DQ1C>#B-AO?D3?wB5?E{NA#B-AN?wB]NA?cekA#N#B*AI&B?M42#B#O}!*AI?H5?G]NA#I?A#I?zOA_!?wB5?M4-AzCh>&B?A#B?xS_!?Z4&B?y.y(kA2#B-AzDy(>#DQy}BL?A%D#G*A4&J#G*Ax|&EQy/By/%I?yRnkA*AA%KC>C>C>C>C>C>C>?yVnkA*AA&BOCBCAL?dnkA*AA%L?fnkA*AA%V#B%FD>Cb#I#K#F?B9&W#D2&X?D82&H*AA&M^E>#I#M_MBL?A#V#H*AE&H|NA #G#L#H?"42&H+AM;AyC#G#H*AU:AdB#H*AE#H*AI%H#G#G*A0:AyZB#G#G+A~;AyRB#J#H#E#E#H{!QzPB&M#H#E3#M!&HE>#H?AxXMBLCb#G+AyC&Y@<e#Y@cz0DyH@*ed#Y@ccuHyH@Ye#Y@cccz{PyH@Iedd#Y@If@cccz{PyH#Y@Yf@ccuHyHd#Y@*f@cz0DyH#Y@<fddd&Z#G+AyRB&Y@<e#Y@cz0DyH@*ed#Y@ccuHyH@Ye#Y@cccz{PyH@Iedd#Y@If@cccz{PyH#Y@Yf@ccuHyHd#Y@*f@cz0DyH#Y@<fddd&Yx!E>?A#G*AdB&H?wyFuH5?Ia#H?Ya?wyFuH56y>&Z#G*AyZB&H?wyFuH5?Ia#H?Ya?wyFuH56y>&Yx!NB L?b?B#Y#Zx(!L?AxXL%H#D#X#H!%D#F#W3&F?B{NALMBL?fnkA*AA&H?sH}NBMCL#K#D?D82&H*AE%FCb#I#H*AA&H^E>#H#I{#H#I_3MBL?wB?fnkA*AA#F|NA #G?dnkA*AA#F?"42&H+AM;AyC#G#H*AU:AdB#H*AE#H*AI%H#G#G*A0:AyZB#G#G+A~;AyRB#J#H#E#E#H{!QzPB&J#H#E3#J!&EE>#E?AxX#E?AxW3MBLCb#G+AyC&Y@<e#Y@cz0DyH@*ed#Y@ccuHyH@Ye#Y@cccz{PyH@Iedd#Y@If@cccz{PyH#Y@Yf@ccuHyHd#Y@*f@cz0DyH#Y@<fddd&Z#G+AyRB&Y@<e#Y@cz0DyH@*ed#Y@ccuHyH@Ye#Y@cccz{PyH@Iedd#Y@If@cccz{PyH#Y@Yf@ccuHyHd#Y@*f@cz0DyH#Y@<fddd&Yx!E>?A#G*AdB&E?wyFuH5?Ia#E?Ya?wyFuH56y>&Z#G*AyZB&E?wyFuH5?Ia#E?Ya?wyFuH56y>&Yx!NB L?b?B#Y#Zx(!L&E?AxX#E?AxW3L?wB5&EE>?fnkA*AA&H?sH}NB#D#E?wB]2%DMCL#B#D|ND#F?fnkA*AA}ND?dnkA*AA#F?"42&B#B*AY?B2:AYMDL#H?"4?rzYB3%F?dnkA*AA&B?z zYB2%E#B?rzYB2%D?z,H%BD>#F[NC#D+AM%Y#F?"3%F#B?B2%B#E?"2%E#D&I?"2%D#I*AU#G*A07y>#Y#G+A~yId@Ax"NAL#B#H}NC#E#E*AA?B2:AAMCL?yNnkA*AA#B]Eb?yNnkAQz!B?yRnkA*AAF#KL#D?D82%EC>#B#D|NA#B#D3?D8&D[NA#E?I2#E#DuKAAL#E#H:AE#E#I:AA?yVnkA#B?B2:AA#G?z A2#G*A4#G*Ax|QySBMBL#G?z A2?y{ySkA?BQySBL#G#G*Ax|:AyRB#G#G+Ax[;AfB?yZnkA*AA&BE>?y#nkA*AA#BQjBL?gnkA#G*AyRB:AA?yZnkA#G+AfB;AAMALAL#G?gB2)A#P[Ly/TC!bEyE(A?/3&L)AC>#D[NA#A*AU%Y#A*AM%M#A*AQ%H#A*AY-A-%E#L@A;AY#A?M2%O#C?A#C?wB5?P_!?wB5?xQ4?mikA2&J#E?B82.AC%I#A.A#%P#A*A"*AcE%SC>C>#B#H}NA#B#M2-AA&G?#{E>#B%FMCL#B?B2&F#H}NA#G?#^NA#F#M2-AA&G?#{NBL#H#O#BQy+B&F|E>?A%IMCL#F#M2-AA%GL#G?&^Eb?AF#D?B3%Q#P#I?b75%Z#J?&2%V#J#E?B82%W#J-AxO&X?M4?ihkA2% #J-A=&!#X2?zOA{%"#H%B#M%D?A%PC>D>#F?B2%GCyE@A#F#H}NA @A#H#G3?I_NA #G#M2+AAL%%CbC>#"NA#P#!}NA# #P?M42-AJ&E?A#E?xS_!&K?Z4&I-AzDy(>?B2%E#I+Ay.y(>%xCC>@B#Ky>e&#@yTlySszGz}cyY*yHx E>#xC#%x"NC@A%xCC>#H#F?J2&K_NA#H#K3?I_NA#K#M2+AA%xCL#E?I]NB#I?y.y(kA2&K+AI%&##@z*zDz<yJzBcz^sWyHx E>#E?Q]E>#xC#&x"NEMDL@A%#C>#H#F?R2&I_NA#H#I3?I_NA#I#M2+AA%#L#xC#&x"ND?kB#E?D83&E?xT{ND#K+AQ##yI#Ey>ex NCMDL#xC#&yI?cB#E?D83y>e@Ax"NCMBL#xC#%yI?kA#E?D83y>e@Ax"NBL?B%E#PMBL#L#Y:A,#L#H:A*#L#M:A)#L?Q2#J#L?)2#G#%Q[#L*AQ%E#L*AUL%KC>C>C>CbC>C>C>C>C>C>C>C>C>C>C>C>#E?B]E>?B#K?P5&xA8&R#W.AG5[NBL?A%I#A#F#S#L?Y2QxL&F[NT#A*AM%E#F#A*AQ&G}NC#E#F2-AA&B?#|NB#F%DMDLC>#H#F#K#X2&E?A#E?wB5?zOA_!?wB5?M4&xB-AzCh>&E?A#E?xS_!?Z4-AzDy(>2&F?C2&E{E>#E#M2-AA?=]NBL#A?B=AxE?A%IMTL?A%I#R#U#Z65NSC>C>#F?D2&G#B}NA#D#G2-AA&F?#{E>#G%EMCL#G?B2&E#B}NA#F?#^NA#D#E2-AA&F?#{NBL?A%F#O#GQy+B&E#B}NA#D#E2-AA%FL#K?B2%P#R#U6%U#W.AK#R5%BC>#N?B]E>#BNG#V#T?H5?B82.AA#R5[NB?B%N#A#E#F#QQ+&ENH?AMNL#BNFLC>C>C>#xB?ihkA2&B-AI?B3OHAGGGGBCGL#F?wB5?&^NF#A#E#BQ7&ENHMIL#F?wB5?&^NE#L?I2#B-AL&D#A*AY-A-&F#O#E?B2QxT#L*AI?B]E>#L*AM%B#N?B#K!%NCb?A#D?F}NA ?A#B#D?K4?z[y&kA2&D#F2-AI&F?A#F?J_&F!}NA #D?B#F!#B2-AA&D?A#D?xS_!?Z4-AzDy(>L#E2?C2&E[NI#T#B#K!%TMHL#A#E#BQx_&ENGMHL#F?wB5?z~A^ND#A#E?B2#B-AL#QQG&ENFMGL#F?B2&D#G}NA#B?#^NA#D#E2-AA&B?#{NBL?A%B#O#FQy+B&D#G}NA#D#E2-AA%BL#A#D#B#QQ+&ENCMPL#A#E#F#B#QQW&ENBMCL#A-AxD[NN#A#E#F#QQ+&E[NBL#A*AM%D#E#A*AQ&B}NC#D#E2-AA&G?#|NB#E%FMDL#N[ND?AMEL#E?B2&F#B}NA#G?#^NA#D#F2-AA&G?#{NBL#B#O#EQy+B&F|E>?A%GMIL#D#F2-AA%GL#G?,^NG#F?B2&E#B}ND#D#E2-AA&G?#|NC#E%FMEL#J.AxK#xA9L%B#A#B#A-AxE6?B5=AxEMGL#F?C2&F#B}NA#G?#^NA#D#F2-AA&G?#{NBL#B#O#EQy+B&F|NE#D#F2-AA%GL#G?&]NALMCLC>#A.A#&P[E>#A*A"%MMBLC>#N?B5[NA#U#V#T?H5?B82.AA5[NAMDL#A*A"&M*AcE&E#S]NA#E#S_#E?kA{6&HNAC>#N?B]E>#J-AxP#T?H59?B5NBL#A-A&?D?B#A-AxD!_NB#J-AxN?B^ND?E#M#S?D8&I2#H!%H#E?D8#I3%E?B#D#B#A*AU&D_&B!%O?A#D#B!%Q#A*AY%KD>#E[NC#H*AA%B#H*AE%D?A%I#E?I3%E#H?I2%H#C?B#O#B?B2&B2#D?B3&D#B_#D#Q{6&R!?A#D#B3#R!#K-A-Qy?B[NALMDL#A-A&NC?B%NL#M#S:AcE#T?H5L%B#G?vA^E>?A%IMBLCb#A-AxD[E>#J.AO&C#N?B5[NB #J#B?B82.AS#C6MBL#J.AO%C#J.AQ#N?B5Eb#J#B?B82.AS#C6F#CL#P56L#J#A*AY-A-?B82&B.AG#U6#B.AK6?b75&C?wwD5E>?A%ICb#J-A=&B?M4?A#B#J-AxO&E2?qA_&B!&DE>#E?M4?ihkA2?B#B!?E2%B#C?wwD5%H?A%CD>C>#B-AA&E?D]NA#H#C?P59?B5[NA#A?I#E#E[?AQy0B[NA?BMDL#B?M2%B#C?B2%C#D?M3&DNALL?ALNBL#F?B2%IL#L?/2)A#ILeVB-b(A?cC3&G)AC>C>?cekA#B*AM& #C?M42&H#C#B*AQ&X}!*AI?H5?F^E>#A?A:AAMBL#G?A:A<#G@cccckA;A/C>C>C>C>C>C>#C#X_E>#C?B2&K#H*AI&C?E9?A#C?H5?F]!&#_NBL#B*AU&B?U2%K#B*AU%C?E%HMBL#B*AY&S?M2%%#B*AU&J?Y2%!#D?E#D*AoB&C?J_&H!?U2%&#C?A#H!&(?Y4%)#B*A"%"#D-Az=B%xD?E%xAD>?cekA# #K?M42#K#X}!*AI#G?F:Ax[#G?cySkA:A0#G?F:Ax;#G?zAyTkA:A~#G?H:Ax*#G?iyTkA:Ax%#G?I:Ax #G?y=yTkA:AxY#G?C:AxW#G?yIySkA:AxV#G?C:A>#G?y!yTkA:AxQ#G?gB2&C#B#K#G?xQ2?GQx&#G*AgB&xF?C]NF#G*AzLB%*#G*AoB%xB#G*AmB%+#G*AkB%T#G*AiB%xG#G*Ay[B#G*Ay=B%,#G*Ay:B%-#G*Ay,B%xICb#J*A#&W#G*Ay~B?B5[NA #C#B#G*AzBBQy;B#G*AgB[NG#W#G*AiB&P#G*Ay~B&.}NA #G*Ay[B%/#G*Ay=B%xJ#W?B3%xCD>?cekA#P?M4&C#xJ2?M2#P?B2&N#/}!*AI#G?A:A8#G@ccccQ;A4#G?cekA#C# 2#P#X}!&C*AI:Ay:B#G#C+AA;AgB#B#G?gB2#G?z:A2QyYB#G*Ax|%U#([NG?E9%P#G*A8%I?A%K#)%H#&%CD>C>#C-AA&L?A#L?zOA_!?M4-AzCh>&L?A#L?xS_!?Z4&L-AzDy(>#I]E>#L?y.y(kA2#U#IQzPB[NBL#C?Y2%C#K?B2%K#H?Y3&HNBMILL#E?wB5#xD^NG#J*A#%H#J*A"&I%CC>#WE>#H#xC|NB#I#xC?F82?#2%CL#C#I#H?F82&H]NAD>#C*AA[E>#C-AE#K?wB5]NJL#C?#2&C#H^NALL#G?E:Ay#B#G?y|ySkA:AyZB#G?G:AyVB#G?y(yTkA:AyRB#G?D:AyNB#G?y#yTkA:AfB#G?C:AdB#G?y!yTkA:AcB#G?C:AyC#G?yZyTkA:Aa#G?gB2#B#N#G?z{A2?FQx&#G*AgB&C?C]NG#G*AmB%I#G*AkB%H#G*AzBB%N#G*Ay~B#G*AiB%L#G*Ay[B%M#G*Ay=B%R#G*Ay:B%V?A%YCb?A#C?B5[NA ?B#B#G*Ay,B&Z?y-yTkA?EQsBNA #B#Z?y;yTkA?DQsB[NH?CL%Z#V?B5E>#G?*2#B#RQy@B#G*A*?B^NH#G*A,%YL#G?gB2#B#M#LQyA#G*AgB?B^NG#G*Ay:B%L#G*Ay,B%R?B^Eb?AF#G?#2#B#NQkB#G*A)?E^NH#G*A#*AA?z[z)zThG^NH?BL%Q#G?gB2#B#H#IQyA#G*AgB?B^NG#G*Ay:B%I#G*Ay,B%NC>C>#V?B]&V[E>#M?B]NJ#QNJ#I#N{NB#C?B^NJ#H?B]NJ#B#R#LQ~[NJMCL#I#N|NIL#B#R#LQ~[NH#K?H5?Y4%M?B%C?A%HC>#I#N_NA#I#J*A,{NA#J*A*#N2%C#I#N3%HL#D#M2%M#Q?B#V!E>#M-AW?H]NI#G?gB2#S#C#H#M#"*AMQx,#G*AgB[NIL#M-AU&M?A#M?zOA_!?M4-AzCh>%MC>#"-AQ?G|E>#G?rB2#S#C#HQx#MBL#G?z[B2&xK#C#H#SQgB#G?gB2#%#xKQ#C>C>?cekA#S*AQ&C?M2#S*AU&H?B|!*AANA?cekA#C?Y2#H?C|!*AE#G*AuB^NA#H?D^NA#S-A)?S]NBL#G?A:ArBMBL#G#G*AuB:AsB#G#G+Az[B;ArB#G?D:AtB#G#C:Az:BL#G*ArB[NH#G?rB2?cekA#G*Az:B?M2#G*AtB?B|!#M?A#M?xS_!?Z4?y.y(kA2&C#C-AYQx~[NHL#J*A#&H#J*AY]E>(A?Q3&C)A#C?I2#!#!*AA?B?E?#QyZB#C*AI?yFccca^NK#C?Q2)AL#J*A"#H?F82&C#Q=AxB#C#V=AxA#C#Z=A"#C#Y:AY#C#I:AU#C#N:AQ#C#L:AM#C#R:AI#C#K=AE#C?A:AA#J#H?B2:A##G*A4&CE>#U#CQjBL#P#._NAL#J*A#L%NCb#T#xB5?A#F![E>#xB?B]NH?A%P?A#T?B^NB MHL#G?Y2#D#EQx@#G-AY[NG#G?gB2#B#*#D#G-AZ?AQH#G*AgB[NG#G*Ay:B%P#G*Ay,BL%U#xF?B^NF#G?Q2#B#xIQy@B#G*AQ?B^NF#G*AU%L#G?gB2#B#-#,QyA#G*AgB?B^NF#G*Ay:B%R#G*Ay,B%Q?A%I?A%H?B]E>#G?I2#B#xGQkB#G*AM?E^NG?B%H#G*AI*AA?z[z)zThG^NGL#T?B]E>#G#B#+Qy@B#G*AA?B5[NG#G*AE%IL?E9%K#G*A/&T#O]E>(A?Q3&C)A#C?I2#G?/2#T?B?E?,QyZB#C*AI?yFccca^NI#C?Q2)A#G*AxM%xAL#xA#O?,42&C#H=A*#C#I:A)#C#P:A##C#U:A"#C#N:AY#C#W:AU#C#R:AQ#C#Q:AM#C#L:AI#C?A:AA#G#O?B2&O:A<#K##_NAL#J?U2%K#G*AxM%H#J*AM#J*AU&C3#O_E>#J?M2#C#O?E?,Qz(B#J*AU%BMCL#C%B#ONB?A%OL#C%BMBL#O?,4&D[NA#J*AQ#B?,42#H#DuKAAL#A#C:AE#A?B:AA#K#B#O2&B:AA#A#B:AI#G?A:A<#G*A/&A[NC#H#A?,4QjBMCL#G*A4&B[NA#U#BQjBL#A?A:AA#G*A/&A[NA#G*AxM#A?,4QjBL#G?cC2)APL#C*AMALz*RCxBbEyE(A?cB3&F)AC>?cekA#A*AM&T#B?M42&I#B#A*AQ&N}!*AI?H5?E^NA#A*AU&O*AM-Az=B#C?wB5^E>#B#N}NB#B?B2&E#I*AI&I?E9?A#I?H5?E]!&Q}NB#A*A#&I*Ax;%R#I*A*%V#D*AU?I8%W#D*AQ%O#D*AM%M?A%ID>?cekA#E?M4&K#T2?M2#E?B2&G#N}!?cekA#K#A*AM&K2#E#A*AQ&P}!&H*AI%SCyE@A#A*AE&X#H*AA&Y?B2&J_NA @A#X#J3?I_NA #A*AA#J2+AAL%&*AIC>#S?I5E>?B%LMBL#L@B#&@b?H#H*AE#Y3?C3&H#H?H}!?D8y>e@byIyH#Hy>yI@yWz{y;z}yYy}z"y"y&byE@=fe&&#(yH@Ax"6%L#&#(d%(L#F?I2#A#C#EQ-#F-AIE>#F-AJ&H?A#H?zOA_!?wB5?M4&S?ihkA2%JC>#S-AzBh>?H^E>#G#P}NB#E?C2&E#K#G?M42*AI&G?E9?A#G?H5?F]!&H}NB#J-AL&G?A#G?zOA_!?M4-AzEh>%J?A%GD>#F#O:A##F#M:A"#F?A:A)#F#E:AU?cekA#K#E?M42#E#P}!*AI#F#G:AY#F?B:AQ#A#E#J#F?Q2QI#G?B2%G?E9&E#H_NALMBL#F#O:A##F#M:A"#F#D+AA;AQ#F#D*AI:AY#F#W#H?B26:A)#A#G#J-AL#F?Q2QIL#I?B2%IL?E9&E#Q_NALC>#V#A*A#&C*A*}E>#I?BxX#C*Ax;#R{5#L5NBMDL#L?B5[NCL#A#BQdBMBL#A*A"&P?A:Az BD>#F?Q2#E2&C?A:AA#C?A:AI#E?M2&E?rA^NALC>#B#N}NA#B?B2&M#I*AI&C?E9?A#C?H5?E]!&Y}NA#P?zSB2%W#O?Y2%I#A*AA%Q#A*AE%KD>#T#M?M42&C?M2%G?cekA#C#M#N}!&E*AI%U@A%&#K#E*AA&R?B2&C_#K#C3?I_6&Z[E>#C#Q2+AA%&L?cekA#G#M?B2#N}!#E*AE%SC>#U?I5& E>?B%VMBL@B#&@b?H#S#R3?C3&E#E?H}!?D8y>e@byIyH#Ey>yI@yWz{y;z}yYy}z"y"y&byE@=fe&&#(yH@Ax"#V6%V#&#(d%(L*AIC>#O*AxQ&"[NA#K#R?R2&E_#K#E3?I_6%xA#K#R?J2&G_#K#G3?I_6%xB#C#Q2%xC#E#Q2%##G#Q2%%?A%G#F?Q2%E#I%CD>#G?I]NB#C*AA%H#F#U:AyC#F#S:Aa#F#R:A8C>C>C>C># [E>@A%&#Z[E>#xC+AA%&L#H-AY&X?B2%J#H+AA%)#X?H_NB#&#)x"NE@A%&#xB[E>#%+AA%&L#J?I]ND#H+AI%)#X?P_NC#J?Q]E>#&#)x!NEMFL@A%xD#xA[E>##+AA%xDL#&#)x"NE?kB#J?D83&J?xT{NE#H+AQ#xDyI#Jy>ex NDMEL#H#A#F?z[A2Qx(NCMDL#&#)yI?kA#J?D83y>ex NBMCL#&#)yI?cB#J?D83y>e@Ax"NBL#E?B:AA#E#L:AI#E#M:AEL#C?E2%C#E?M2%E#"#G?B2&G^NALL#W*AA#L]E>#WQrBL#P*AzWB#L?C82#M:AA#P#L?B2&L:Az B?E9&C%M#C#Y_NALL#P#V=Ay:B#P#(;AgB#F?z[A2#A#DQx?C>C>#F*A8&E#F*Aa&C]NA#F*AyC%ID>#I#E*AA^E>#C#E?#2&E^NBMCLL#E-AxB?C^NBL#O-Ay)C[E>?A%ED>#E?rA]ND#F?Q2#E2#E?M2%E*AA[NALL#O-AgC?B^NA#F*AQ?B7%C#F*A"%I?cekA#TCb#O-AQ?B]E>#C#I5[NC?B%G#F*A#MBL#C#I6?B5NB?A%G#F*AUL&L?B2&C#O#G?"42*Ax*&J?B82&I?M42#I#N}!&H*AE%M#H*AA%K?cekA#T#L?M42&E#L#N}!*AI%T?cekA#E?M2#C#N}!&E*AI%Q#E*AE%N#E*AA%P#O*AM#G?Y42&R-AS%EC>C>C>C>C>C>C>#H*AI&H?H5?C3OEABCEDL#EOGEFFFFEFL#E?J{ND?B#E8?gH5[NDMEL#E?J{ND?B#E8?yFF5NCMDL#ENCMBL#E?B3?H_NBLCb#J[E>#C%I?BMBL#H#Q7?P{NB#O#G?B?B#A*AA#A*AI&E#A*AE{&H!&J#P2#K#P_#K?A#E#H!&E{6&H!?A#K#P3#H!?B#J#M2#E#N_#M#N{6&E!?A#N#M3#E!Qy"BL#T?I5NA[NA#A#L#G#IQqBMCL#A*A#-A0NA#F#A#C#R#O*AUQyB#F*AA?B^NA#A#L#G#F*AE&BQqB#A#C#GQy(B#A#C#B#GQ?MBL#A#B#D#F?Q2QAL#F?cB2)ALyORC!bEyE(A?y[B3&F)AC>?cekA#A*AY&R#B?M42&G#B#A*A"&M}!*AI?H5?E^NA#F?cCxPA,#C?A#C?wB5?P_!?wB5?xQ4&E.AzNi>#E.Api>6%H#E?zNikA2%S#E?pikA2%T#E?mikA2%N#F?,2%J?A%ED>#D#J2%L?B%D#U#S#L-AA?B8&L2.AA#L#T2.AA6#H76%U#E?B5?B%E[NAL#C?wB5&C?B8#C?Px_?xB43?zByVkA2%C#N.AQ%E?A%L?zNB%DD>#C#D2.AA#L6%L#D?tB2&D?y&H^NALC>#L#E#U5&V6?wwD5[E>?A%DD>#F?)2#D2?A:AA#D?I2&D?cB^NALMBL?A%DD>#F?)2#D2?A:AA#D?I2&D?cB^NAL#B#M}NA#B?B2&D#G*AI&C?E9?A#C?H5?E]!&P}NA#A*AU%W#A*AQ%J#A*AM%I#N-A=&X#N-AxO&C2?qA_%Y#C?M4%Z?ihkA%H?A%ED>#Y#E#X_5% #H#Z2%!D>?cekA#R#D?M42&C?M2#D?B2#M}!*AIC>C>C>C>?cekA#C#D#M}!&C-AI?I5[E>@A%xCC>#J#C*AA&Q?B2&K_NA#J#K3?I_NA#I#K2+AA%xCL# [ND#!-AJ&C?A#C?xS_!&C?Z4&O-AzDy(>?B2%G#O+Ay.y(>%xB@B#Cy>e&#@yTlySszGz}cyY*yH@Ax"NC#xB#xCx"ND@A%xBC>#J#Q?J2&C_NA#J#C3?I_NA#C#I2+AA%xBL?B%H#E%C#G?I]NE#O?y.y(kA2&O+AI%%##@z*zDz<yJzBcz^sWyH@Ax"NB#G?Q]E>#xB#%x"NEMFL@A%#C>#J#Q?R2&C_NA#J#C3?I_NA#C#I2+AA%#L#xB#%x"ND?kB#G?D83&G?xT{ND#E%C#O+AQ##yI#Gy>ex NEMDL#F?Y2#N#A?M2#CQy!B#F*A"%C#F*AY%HMDL#xB#%yI?cB#G?D83y>e@Ax"NBMCL?B%H#E%C#xB#xCyI?kA#G?D83y>ex NBL#F#W:Ay=B#F#J:Ay:B#F#I:Ay,B#F?Q2#N#F?y,B2#K#xCQ[#F*AU%C#F*AQ%HL?E9%G#H?B5[E>#G&D#P_NBMDLL#F?)2#C?P5?D82&E#D:AE#E?B:AA#C?B2&E?M4?ihkA2%H#G&D#P_NALL#N-AxO%J#F?y=B2%H?A%G?A%CD>C>?B#C?P58&I#V5[NA#F?)2#G2*AANA#F?cCxPAy=B#C#J2%M?A%D?A%ED>#S#D#H2-AA&D?B8&K2.AA#K#T2.AA6#I5[E>#A#D?C#M#BQy~BL?B%D#E?B5?B%E[NALL#C?B2%C#G?I2&G?cB^NAL#B#A*A"&R}NA#B?B2&E#A*AY&V#B?M42*AI&B?E9?A#B?H5?E]!&P}NA#F?y=B2%W#J?M4%X?ihkA%D?A%M?A%CD>#D#X2%Y#A*AU%Z#A*AQ%G#A*AM%I#A*AY% #A*A"%!#E%DD>?cekA#D?M4&B#V2?M2#D?B2&"#R}!*AIC>C>C>C>?cekA#B# 2#D#!}!&B-AI?I5[E>@A%xCC>#G#B*AA&Q?B2&K_NA#G#K3?I_NA#I#K2+AA%xCL#N-A=&B#J2?zOA{ND#B#C|ND#Y-AJ&B?A#B?xS_!&B?Z4&O-AzDy(>?B2%E#O+Ay.y(>%xB@B#By>e&#@yTlySszGz}cyY*yH@Ax"NC#xB#xCx"ND@A%xBC>#G#Q?J2&B_NA#G#B3?I_NA#B#I2+AA%xBL?B%H#C%B#E?I]NE#O?y.y(kA2&O+AI%%##@z*zDz<yJzBcz^sWyH@Ax"NB#E?Q]E>#xB#%x"NEMFL@A%#C>#G#Q?R2&B_NA#G#B3?I_NA#B#I2+AA%#L#xB#%x"ND?kB#E?D83&E?xT{ND#C%B#O+AQ##yI#Ey>ex NEMDL#F?I2#N#A?M2#BQy!B#F*AM%B#F*AI%HMDL#xB#%yI?cB#E?D83y>e@Ax"NBMCL?B%H#C%B#xB#xCyI?kA#E?D83y>ex NBL#F#Z:Ay=B#F#G:Ay:B#F#I:Ay,B#F#N#F?y,B2#K#xCQ[#F*AE%B#F*AA%HL?E9%EC>#H?B]E>?B#B?P58&I#U#M?b755E>#F?cCxPAy=B#B#J2%K?A%H?A%CD>?A%GC>#S#H#W2-AA&H?B82.AA#I5[E>?B%G#T#H?B82.AA#I5[NBL#A#H#G#K#DQy~BL?B%H#C?B%C[NALL#I#L5[NB#B?Q}NB#F?)2#B?D82&C*AA?B^NB#C*AE#D^NB#A#"#B#J2QyMBMBL#P#E&D{NBMDLL#I#M6%M#B?B2&C?M4?ihkA2%D#E#P_NALL#F?y[B2)ALz.TCZbByE(A?kB3&E)A#A*AE%R#A*AI&LE>#R?<2%F?y,mkA*AA%G#L%KD>C>#F?,3*AA-Az<B&H?C]NA#G#F*AA9?B5[NA?B#H8#J6%JL#F?y,C2%F#K?B3&KNALL#E?yGCxPAy&B?yNkkA*AA%K?fkkA*AA%H#E?y:B2%G?A%FD>#E?y&B2#F2-AA%I#E?yZkkA*AA:AQ#E?yRkkA+AA;AI#G#HEb#E?I2#I?C82*AA&G#K3&I?A#G#I}!F?AL:AA#E?gB2%G#F?B2&F?C^NAL#E*Ay:B%H#E*AgB%I?cmkA*AA%G?kpkA?EQz>B?opkA?opkA*AA&F?E2&K:AA?mpkA*AA#F?C82&F#I:AM#F#H:AI#F#G:AE#F#J:AA#E?A:AQ#E@cccckA;AI#E?cccca:Ax%#E#B+AA&xA;A8#E#B*AI&F:AyC#E?zWzGkA*AA&J:AdB#E?zSzGkA*AA&H:AcB#E#xA;AU#E#F:A"#E#J:A)#E#H:A##E#C*AI:AyRB#E#C+AA;AfB#A-AQ%F#E#D=AyVB#E#F=AyWB#E@cccccB;A*#E@A;A/#E@I;A<#E?xM2%W#E?*2%X#E?z[A2%V#GE>?uzGkA*AA&J#G?E82% C>D>#J-AM&D#L_E>#E?gB2#E-AyWB#J#R#D?y,C42&D*AM#D-AQQx*?opkA*AA%K#J-AO%I#E-Ay*B%S#E-Ay)B%T#E-Ay+B%U#E-Ay,B%M#E-Ay-B%N#E-AgB%P#E?A:Ay[B#E#P=Ay@B#E#N=Ay?B#E#M=Ay>B#E#U=Ay=B#E#T=AhB#E#S=Ay<B#E#I=Ay:B#E?C@cccfyRgkcB#I?D8y>fy/#I?I}!&!=Ay;B?kpkA#E?y:B2&D?MQzQB#J*AA%Y#J*AE%Z?kpkA?CQz>B?opkA?opkA*AA&F?C2&G:AA?mpkA*AA#F?C82&F#Z:AE#F#Y:AA?kpkA?CQz>B?opkA?opkA*AA&F?C2:AA?mpkA*AA#F?C82@A;AA#E#V*AQ:Ay~B#E#VvAAAvLAy:B#D#E?I2#J*AI&OQy:B%FC>?yJz0xT#I9?B5NA#J-AN?wB]NA?cekA#E*AcB#O?M42#O#E*AdB}!*AI?H5?G]NA?kpkA?BQz>B?opkA?opkA*AA&D?B2:AA?mpkA*AA#D?C82#M?A#M?zOA_!?wB5?M4-AzCh>?ccccE6:AAL?opkA*AA%D#E#F:Ay:B#E#D#G3&H?C3:Ay=B?mpkA*AA%QC>#D#G|NA#Q#G?C82%F?B?C#H?C_!%G#E?y:B2%HD>#F[NB#F#H*AA:AA#F?E2%F#H?E2%H#G?B3&GNALL?A%HCb#I?C{&"E>#D%G?AMBL?kpkA?BQz>B?opkA?opkA*AA&F?B2&G:AA?mpkA*AA&Q#F?C82#M?A#M?zOA_!#N?A#N?zOA_!#I?C]&F!?wB5?M4-AzCh>?ccccE6:AA#G#D3?Q8?ccuH5?A?cC#F!6L%DC>#E-AyVB?B^NA#I?T{E>?B%HMBL?B#I8&F?z{B5NA#F?H5[E>?B%H#F?cc/5[NB?A%HMBL#I?C^%HL#J?Q2%J?A%F#E?A=Ay_B#E#P=Ay@B#E#N=Ay?B#E#M=Ay>B#E#U=Ay=B#E#T=AhB#E#S=Ay<B#E#!=Ay;B#E#I=Ay:B#E#D?Q9=Ay^B#E#D?I9=Ay]B#E#D#H6=Ay[B#Q#K?C82%DD>C>#G#K|NA#D#F2&I[NA#I#E?y:B2#F2*AA:AAL#K?B2%K#F?E2&F?M^NALC>#H[NA#X?cekA#E*AcB#O?M42&G#O#E*AdB&F}!&D*AA?cekA#G?M2#O?B2#F}!#D#D*AI?H5?G]!*AE?kpkAQzVB#"NA#W#Y#Z?kpkAQzVBL#J# ^NBMCLLAL?opkA*AA%K#E-AyVB%DL#A*AM-AxV%O#E?A:Ay[B#E@cccccB;Ay:B#E*A8%F#E*Aa%L#E*AyC%A#E*AfB%I#E*AyNB%M#E*AyRB%G?kpkA?BQz>B?opkA?opkA*AA&N?B2&J:AA?mpkA*AA&H#N?C82?A:AA?A#G#G#M{&G!%N?B#I#G!%Q?B#F#A#L{&G!%R?A#A#G!%S?tzGkA*AA&G?z[zGkA*AA?E82%T#D?B5%U?A%D#G%FD>#F#T^E>#F?Q2%F#U[NB?B#Q#G*AI&A2#G*AM&L#A_#L#N{6&I!%M?A#L#A3#I!&A?A#G*AE&L#G*AA&I3#I#L{#L#S{6&P!]E>#F%G?B#I#R2#P!#M#AQzPB[NCL?zSpkA*AA%G?zLpkA#AQz=B?qpkA*AA%J?zSpkA*AA%HC>#A[&PNA#PNA#H#J2#M#AuKAAL#D?B2%D?zSpkA#A#H2&A:AA?B#G#J2#A#G_!#A#G3&G?A#A#G}!QyIB%A#E?y:B2&G#I?opkA*AA&J?AQzUB#G#L#J?B2?AQzUB?kpkA?DQz>B?opkA?opkA*AA&G?D2&J:AA?mpkA*AA&H#G?C82&G#A:AI#G@A;AA#F%GMBLLC>#J#K|NA#H#K?C82&A[NA#A#D:AAL#E?y:B2#V#O?B5&A?zLy!kA?kpkAQ|#X#B#A?zLy!kA?kpkAQ|#W#C#A?zLy!kA?kpkAQ|#E*AI&AE>#E*AM#A?E8QjBL#E*Ax%&A?AxXE>#E*Ax*#A?E8QjBL#E?kB2)ALz-RCLbByE(A?/3&H)A#C-AA&P%I?wB%JC>CbC>C>C>#P?B3ODABCEL#C-ABMCL#C-AB%I?z0B%JMCL?vBL%J?A%IL#B-AI%G#B.AxL%K#B-AxN%N#B-AxK%L#B-AJ%M#B*AE%O#B-A"%Q#H?AxPAxE#H#Q?C^=AxD#H#D=A)#H#O:A##H#I=AxC#H#J=AxB#H#M=A"#H#L=A!#H#N=A #H#KxPAY#H?b#G#G?z"A]!=AxA#A#H?Y2?QQzQB#B*AA%B#A?BQz>B#A#A*AI&D?B2&N:AI#A*AE#D?C82#B:AA#A?CQz>B#A*AE#A*AI&B?C82@A;AA#A#B?C2:AIC>C>C>C>#F-AR&J[#F-AQ&L?J]5&M[E>#E*A>*AU-AK?C^NBL#E*A*&BE>#B?B3%I#E*A)#B?C82?E3%B#E*A,%GD>#G#B*AA3%G#B?E3%B#I?B3&I?b^NAL#E#G:A,#E?A:A*L?A%B?A%D#E-AxVNBMDL#H?Y2#E#F*AIQxW#E*A*&B#H*AY&G#B#G_!%D#B#G{E>#E*A)#B?C82?E3%G#E*A,%ID>#I#G*AA3%I#G?E3%G#B?B3&B#D{NAL#E#I:A,#E#D:A*#D%BL#E-AxV?B^NC#DNBL#E-A[%D#A?BQz>B#A#A*AI&G?B2:AI#A*AE#G?C82#D?ccccE6:AA?A%DMBL#D?B2%DLC>#E*A>&K*AU-AK?C]E>C>C>C>#L?B3ONEEAABEEEEEEAACL#H?A:A##H@ccccQ;AY#K#F#H?Y2Q8#E?#2#H*A"&B#H*A#&FQyRB#A#B#FQz/B#H*AY&F[ND#B#FQjBMDLCb#K*AI&J#K*AE{E>#F*AA%I?A%J?B%F?AMBL#F*AA%I#K*AA%F#J[E>?A%J?AMBL#F-AA?xT]L%BD>C>#B#J}NAD>#B#F2-AA?xE^NB#J#B?B2&B^NALMEL#J#B&K_ND#B#J]ND#J#B3%G#B#F2%L?A%BC>D>#B#L2-AA?xE]NB#G#B?B2&B^NAL#G%BLCbC>#BE>?A%GD>#G#L2-AA?xR]NC#B#G?B2&G^NALL#B#K2&BMBL#B#K2%B#G#K2L%G#B#I_NA#G#I}NAL#H?Y2#F#J#K#GQxD#H*AY&B?cccca]NC#E?#2#H+A"&Ry/&F#R@#fy/&GQyRB#A#F#GQz/B#B[NC#F#BQjBMCL#E?#2?M?A#B?kA}!Qz,B#A?BQz>B#A#A*AI&B?B2:AI#A*AE#B?C82#J?A#J?zOA_!?wB5?M4-AzCh>?ccccE6:AAMBLC>#M[E>#E?#2%F#E*AE&G#E*AI?E82%ID>C>#B[E>#G#I^NBMEL#B#I#G3?E9}ND#G#B?E82%GL#H#E*A>&BvAAAvLAY#H#B*AQ:A*#H#A#H?Y2#GQxG#G?Q2%G#H*AA&BE>#F#B#H*AEQyRBF#F?M?A#E*A*?kA}!Qz,BL?A%BMALAL?A%J?A%I?B%G#K*AY&F*AA&BE>#F*AE%I#B%GL#E?#2%O?A%BD>C>C>#B?B5[E>#J?B5NF#I[NF#I?C3%L?A%BD>#B#G2&M-AA?.]NC#L?B3%L#I#B?B2&B^NALMFL#J?B5NE#I[E>?B%J?A%B#G%F?A%IMCL?A%BCbC>D>#B#G2&F-AA&J?.]NB#I#B?B2&B^NAL#I%B#GMBL#B?b7#I2%I#F?B2L#G[NE#J?.^%J#G%F%GMBL?B%J#M?B2%F#B#I?B3]E>?A%B#F%G?A%IMBL#B?b7#I2%K#B#I3?B2%G?A%BC>D>#B#M2&J-AB?.]NB?B%J#G#B?B2&B2NAL#F%G#K&B%IMBL#L#B3%I#J?C2%G?A%JL#H?Y2#F#B#F2Qx-#O#H*A"&B#H*A#&FQyRB#A#B#FQz/B#H*AY&FE>#B#FQjBL?B%BMALAL#L?C^NA#F?M?A#E*A*?kA}!Qz,B#A?BQz>B#A#A*AI&B?B2:AI#A*AE#B?C82#J?A#J?zOA_!?wB5?M4-AzCh>?ccccE6:AAL#E#E*A/#E*A,2:A/#H#A*AI&B#N3&E?C3:A"#H#D:AYC>#B#N|NA#A*AE#N?C82%B?B?C#E?C_!%I#H?Y2%GD>#B[NB#B#G*AA:AA#B?E2%B#G?E2%G#I?B3&INALLC>#P?D^NA#C*AE%F#HCb#C*AI&I[E>?A%I?B%J?AMBL?A%G?A%BC>D>#G#B#F2,AA?zEbxX2&G?*{NB?B%J#I#B?B2&B^NAL?AMBL?A#B#B#I{&B!%I?B#F#B!%F?y/ySkA%J?DL:A)#H#J:A##H#I:A"#H#F:AY#H?M2#H?Y2?CQyFB#A#H*AQ&A#H*AUQz;B#H*AM&B[NA#A#BQjBL#H?/2)ALzBPBKb(A?/3&F)A?z"A%L?W%D?wB%G?wB%E?wB%HC>CbC>C>C>CbC>C>CbC>C>C>C>C>C>C>C>C>C>C>C>C>C>C>C>#C-AQ?B3ONBCDEFGYHIGJKLAL#C-AR&H?A#H?zOA_!?M4&D?ihkA2%K#D-AzBh>%I?+%DC>C>C>C>C>C>C>C>C>C>C>C>C>#C-AT?G3OOABKCD)EFKKKKKGKL?xC%D#I?F3OF(JGHIJL?A%G#F?A:A,#F@ccccQ;A)#B#C#F?)2Q8?B%D#F*A,%E#F*A*%I#K-AL&J?E|E>#J?K4?z[y&kA2&D?B#D#B*AY-A-2-AI&J?J_&G!%D#J?A#G!%GL#F?I2#I#E#D#GQZ#B*AUC>#F-AI[E>?wB%GMBL?lA%L#E#F-AJ&G?A#G?wB5?xS_!?wB5?Z4&B-AzDy(>^NA#B?y.y(kA2%D#I%JD>#E[E>?zFA%LMCL#J-AA%B#D-AA%K#J?B2%J#E?B3%E#D?B2%D#K?#?A#K?lA3?wB5? _!6?wB5#B?#?A#B?lA3?wB5? _!6?wB5]NALL-AL#F*A)&DE>#I#DQjBL?#6%D?A%J?wB%EM&L?)%D#I?G3ODJI%IL?zGA%L#B*AU-AL?xF2MxCL?xGMxBL?xHMxAL#K-AK%E?nA%L?,%DMxAL#B#C*AA#C*AEQyQB[NCM L#B#C*AA#C*AEQyQBNZMBL#B#C*AA#C*AEQyQBNYL#B*AU-AL?xA2MYL?xD?xE?xD#K-AE&B#C-AV]!#B?D]!%DMYL#B*AU-AL?&6MWLC>C>C>#C-AR&H?zOA}E>?ihkA%I?xN%D#C-AT?O3OEDB C L#H?M4&D?ihkA2%I#D-AzDh>%E?xN%D#C-AT?O3OECAZBZL?/MXL#B*AU-AL?xL2%DMXL?;?.#I-AC!MVL#C-AR&H?A#H?zOA_!?M4-AzBh>?G]NJ?-MUL#C-AR%E#C-AT?S]E>?xN%DMSL#F@ccccQ;A)#F?A:A,#B#C#F?)2Q8#B*AY-A-%D#F?Y2#E?A#E?wB5?P_!?wB5?xQ4?mikA2&J#F*A*&I#F*A,&KQyUBCbC>#F*AY?B]E>#J#D?B82.AG#F*A"&M?P59?B5NBL#B*AU-AL#F?Q2#E#I#K#DQx.?lA?z"A#F-AQ&D!%L#F-AR?b#D!%G?:6MBL#J-AxO#M2%H?wB%E#B*AU-AL?xJ2L%D#F*A)&BE>#I#BQjBL?A%JMUL?zHA%L#B*AU&B-AK?C^NI?=%DMPL?S%DC>C>C>C>#C-AR&I?N3?A#I?N{!?B3OEBCWDAL?B#B*AA#B*AI&H#B*AE{&B!&K%E?B%G?B?A#H#B!&M[NQ #K#M2D>#E-AA?J3&D?X{NP?B#D8?y"ccE5[NP#E?B2%E#H?B3&HNAL?A%H%EMPL?P?O#B*AU-AK?C]!%DMQL#B*AU-AL?Q6%DMPL?cccI#B*AY*AM&B#B?cccI}!MKL#B*AY%B?V%D#C-AT?D3OCHIRL?X%DMML#C-AR?xP2%DMLL#C-AR?zWA6%DMKL?z!A%DMJL?z A%DMIL?z"A?mA#B*AU-AL&B!%L?xI#B3MKL#B-AL?<6%DMGL?cpy{z<B#B*AI&B#B?cpy{z<B}!%J?U%DMFL?cccI#B*AM&B#B?cccI}!L%J?T%DMDL?A%GL#H?B^L%B#I?B3?M_E>?wB%G?wB%E?wB%H#I%DMFLC>C>C>C>#I?B3ONDDDDDDDDDDDDBAL#G[NB?Y%DMDL?N%D#C*AE&B#C*AA&E|NC#B#M{NC?N?!#E#K2-AA?zZA3?z#B5!%DMCL#E-AA&D?xQ]E>?Z%DMCL#B[#D?xC^6E>?wB%G?wB%E?wB%H?A%DMGLC>#E-AB&B?yMB]NA#B?z=B]NA?A%D#B?zFB]NA?wB%G?wB%E?wB%HMGL? %DMBLAL?wB%EL?wB%G?wB%HMCL?"L%D?wB%EL#A?C=A"#A#D=AJ#A#L=AI#A#C+AQ;A/#A#CvAAAvLA##A#Jy>#Ey>@wByH@*e#Gy>@/ed#Hy>@wByH@#edd@ccccccccbd;AA#F?/2)ALzOMD bDyEByB(A?/3&O)A#A?A:A##A?Y2#A*AU&GQtB#A*A#%E#A#GEb#A*A"#E?E82%DD>#D@A;AA#D#F:AI#D?Q2%D#G#F?B2&F^NAL#E#F2F#EL:A##A?)2%W#A*AU%G#A*A,&E#A*A)]E>#WQzZBL#A#E?B2&I:A,#A*A*#E?U42&E?A=AQ#E#G:AM#E?A:AI#E?A:AA#IE>#A?xQ2% #A?/2%Z#O?Q2%!D>#A#I?B3&E:A,C>#A*A*&X#E?U42&L*AM&J#L*AI&M_E>#E%IMBL#A*A##J_E>#E%IMBL#J#M3&R?C_E>#E%IMBL#L*AE%P#L*AA%V#A*A"#M?E82%G#L-AQ?B5[E>#G#R?E82%"#A*AI%S#A*AE%Y#A*AU%Q#A*AQ%H#G%FD>C>#F*AI&D#Q}NA?A#H#D?E82&N*AI&D#N*AE&K3#D#K_#D#S#C#N-AM?B5&N!{6&D!%T?B#Y#B#N!#K2#D!%D#V?B5E>?B#D#P2#P#T{!%KC>#T#P3&D?A#D#T|!&N?I_&U[E>#K+AA&xA@<e#xA@cz0DyH@*ed#xA@ccuHyH@Ye#xA@cccz{PyH@Iedd#xA@*f@cz0DyH#xA@If@cccz{PyH#xA@Yf@ccuHyHddd%xBMBL@A%xB#P#T}NA#K?B3%K#N%DD>#D#K2xJAA@<e#xB@Ifd%xB#D?B3&DNALL#F#xB#N?I#U!y>d;AAMBL#F#D#TQy/B;AAL#F?Q2&F#"^NALLC>#R?R}NA#G#R?E8&N2%Y?A%S?B%U#G%KD>C>#S[NA#K+AA%xA#N%D#U%F#G%HD>#D[NB?B?C#H+AA#xAx!&Q!#Q#F!%Q#D?Q3%D#F?B2%F#H?Q2%H#Q?wB5?C]NAL#Q?B5NCL#U?B3%U#S?B2%S#K?Q2&K#Y^NAL#E%IMBL@b%xB@A%xC#G%D#J%FD>#D+AA&xA#xCd%xC#xA#xByH%xB#D?Q2%D#M#F?B3&F^NALC>C>#xB#xCx"E>@B#xB#xCyIx0@xTyIe%xA?A%H#J%F#G%DD>#D+AA#xAyHx E>#H#R}ND#DvAAA%##D#G#H?E82&EvAAAvLAA#E##vLAA#H?B2%HL#D?Q2%D#M#F?B3&F^NAL#O#J:A"#O#M:AQ#O#H#M2&G:AY#O#G:AU#I?U4?U3%F?A%H?A%JD>#!#H?D82&G*AE%E#G*AA%G#W*AA#I?B3]E>#WQzZB#A*A*%XL#A#I:A,#F#X2&D#V:AA?B%H#D?B=AQ#D#E:AM#D#G:AI#D#P:AE#F?U2%F#I?B2%I#J?B5?B%J[NAL#I?B3%IMDL#V[NB#xB@z{ByH@Ax"NB#G?Y2%F#R?E8&H?Q3?E9%J#G*AI%DD>#D#F*AA&E#D#E_!%D#F?Q2%F#J?B3&JNAL?A%J#A*AU#D{E>#A*AQ#D?E82*AA%M?B%JLD>C>#HE>#G*AI&E#D]NB#ACb#A*AU#E|E>#Z?AQz>B#A*A<MBL#A*AQ#E?E82*AA%I#Z?BQz>B#A*AxM#A*A<&E?C82#I:AA#E?B2L:A<# #JQz>B#A*AxV%E#A#JEb#A*A>#E?C82#M:AA#E?B2F#EL:AxVMBL#A*A,%IMEL#G?Q2%G#H?Q3%HMALALAL#L?A=AQ#L#J:AM#L#M:AI#L?B:AA#A#I:A,#L#P?H2?A#V?B5!:AEL#INALL#O?/2)ALy*NBXb(A?gC3&E)AC>C>C>C>#B*AM&G#B*AQ&C_E>#B-AZ&D#B-AY&F6#D#F#D#F_![5%F#B-A ?M4?zLy_kA2%I#B-AU?B5%MD>#G?B2%DC>#ME>?C#G3&G?D_NB#B#D:AMAL#G?D}NEL#FE>#I-AI?M4-AzEh>&N#G?tB4?zByVkA2&J-Az=B]ND#J#N?Px|?B82.AzNBNDL#D&G#C^NAL#B#C:AML#A?cccca:AAMDL#B#D:AM#B#B*AI&W?B2:AI#B-A"%S#B*AE%O#B*AA-AA%X#E?A:AU#E@ccccQ;AM#E?Y2?A?rBuLA#J*AoB&P?B3&T?H{NB#O*AI%M#O*AE%N?A%I?A%CD>?B%DC>C>C>#J#C?Y42&B*AA&F?B3OCABCL#B*AI%F#B*AE%DMBL#M%F#N%DL#C?B2#E?Y2#C?"42%K?A%L#E#B-AU&B?A#B?zOA_!?M4-AzCh>&B?A#B?xS_!?Z4&B-AzDy(>:AuB#E#B?y.y(kA2:Az{B#E?z{B2?B#E?M2Q}#E*AU%U?A%H?A%CD>C>C>C>#C?B5[E>#HND#F[ND#F?C3%Q?A%BD>#B#D2&V-AA?.]NC#Q?B3%Q#F#B?B2&B^NALMDL#HNC#F[E>?A%F?B%H?A%C#D&B[NDMCL?A%CC>D>#C#D2&B-AA?.]NB?B%H#F#C?B2&C^NAL#F%C#D&B[NDMCL#B?B2%B#C?b7#F2%F?A%H#D[NCMBL?B%H#V?B2%D?A%C#B#F?B3]E>#D%B?A%FMBL#B?b7#F2%R#B#F3?B2%BC>D>#C#V2&H-AB?.]NB?B%H#B#C?B2&C2NAL#D%B#R&C%FMBL#Q#C3%F#H?C2%B?A%HL#E?z{B2#D#C#D2Qx-#E*AU&D#E*AM]E>#E?M2QnBL#E*AQ#D2?z~A=AA#E#D?B2:AU#E#E*AcC:Ay#C#E#E*AuB&C:AyZC#E?yZC2?B#E?M2&RQ}#E*AU&D#E*AM]E>#RQnBL#E*AQ#D2?==AA#E#D?B2:AU#E*Az{B&DE>#C#DQjBL#L?B2%L?B%C#B%DMBLL#E*AU&B%C#LE>?A%CD>#B#C2&D#E*AM]E>#E?M2QnBL#D#E*AQ2?vA=AA#E#D?B2:AU#L#C?B2&C^NAL#B#C2%CL#K#L:AY#K#B:AQ#K#B:AM#K#U:AI#K#U:AE#K#I:AA#K#B#L2:AU#C%I&C#P^NALMBL#B#D:AMAL#E?M2?#Qz=B#E*AU&D#E*AQ2&B@A;AA#B@A;AI#BvMAAAAAAAAAAAAAAAAvLAQ#E#D?#2:AU#E?z{B2%D?A%CD>#D#J#T#C#C#T{!?Y42-AU&B?A#B?zOA_!?M4-AzCh>&B?A#B?xS_!?Z4?y.y(kA2:AA#D?E2%D#C?B2&C?I^NAL?A%B#G?C}E>#J-AU?M4-AzBh>?G^%BL#P?Y4%F#G?tB4?zMyVkA2%C#S?B5%GCbD>?B%D#C-AF&I?H^E>#J#I?H5?Y42-AU&D?A#D?zOA_!?M4-Ay~h>?D]%DLC>C>C>C>#C-AA?B3OCACBL#GNCMBL#G[NBL#D#C-AD&I?A#I?zOA_!?M4-Ay~h>?D^5[NA?BMCL#C?Y2%C#F?Y3&FNAL?AL%D#A?>3#E?Y2?rBuKAA#A#E*AU:AI#A#E+AM;AA#A#EvAAz{BvLAY#A#EvAAfCvLA*#A#X=Ay*C#A#D=Ay)C#A#B=AgC#A#P:AxQ#A#W:A<#A#O:AU#A#S=AQ#A#J:AML#E?gC2)ALy?NBRb(A?tB3&C)A#C?I2#A?z)yNkAQxFCb#C*AI&J?cccca^E>#B-A-#C*AM&K#C*AQ&LQx!?wB5&D#D?C]!MBL#B-A-L%M#C?E=A*#C?U2Qx;#C#M?B5&E=Ax&#C?y[nkA:AU#C#B+AU;AxQ#C#BvAA"vLAxV#C#B-A,=Ax%#C#B+AI;A/#C#B*AQ:A<#C#B.AxJxPAx+#C#B-AxL&G=Ax-#C#B-A/&H=Ax*#C#B-A.&I=Ax)#C#B-AxI&N=Ax(#C#B*AE&O:A,#C#B*AA&P:A*#C#A:AY#C@ccccQ;A##C?kpkA:A"#C?z A2#A*AU&Q#A*AY&R#A*A)#A*A*QXC>C>CbC>C>#C*A~&FE>#A*AM#A*AQ#F#C*Ax;&SQyKB&DNBMCL?A%E?zNAMCL#D-A>#E{NA#D*AA?E^E>#D-AU?B5#E|NBLC>#C*Ax[&F[NA#C#I=Az,B#C#N=Az+B#C#E=Az*B#C#O:AzBB#C#P:Ay~B#C#B+AU;AzLB#C#BvAA"vLAzSB#C#B-A,=Az)B#C#B+AI;AkB#C#B*AQ:AoB#D-A?%B#C*A4%E#C*A0%I#C#G=Az/B#C?B=Az-B#C#H=AsB#C?B=Az.B#C?A:AiB#C@ccccQ;Ay=B#C?cB2&A#Q#R#C?y=B2&GQgB#C@ccccQ;AyVB#C@A;AyNB#C?B=Ay#B#A#IQxI#C?yFz^AxPAyC#C#C*AyZB:A8#C#C*AyRB&H:Ax|#C#H#C*AyVB3?B2:Aa#A#F#E#GQgB#C?D=AyWB#C?U2#A#B#C?y~B2#C?tA2Qx|#C*Ay=B&A[NA#C*Ay[B#AQjBL#C?U2#D#K#LQ(#C?A=Ay=B#C?C:AgB#C*AY&A-AA%BC>C>C>#D-A@&E?J^E>#B?B3OCCDBL#B[NG#C?z"y<BxPAkB#C@ccccx|;Ay~B#C?U2#C?gB2?Q?C#C?y~B2#C?y=B2Q"MGL#D?z y"kA3?z>z%zGyJD4?C9&D?B2%B?yZD%AD>#B?B3&BE>#A?mA3&ANBLL#C?z"y=BxPAkB#C?wB#D#B!y>@<e@cccctwwwAd;Ay~B#C?U2#C?gB2?I?A#C?y~B2#C?y=B2Q"MFL#A*AI%B#A*AE%A#C?A:Aa#C@ccccQ;Ax|#C?cB2&D#A#B#C?tA2QgB#C?D=AyWB#C#C*Ax*:AsB#C#CvAAxWvLAzWB#C#CvAA<vLAoB#C#CvAA*vLAy~B#C?U2#D#E#C?y~B2?yNyOkAQx|#C*Ax|&A[NE#C*A8#AQjBMEL#A-AB%A#CvMAAAAAAAAAAAAAAAAvLAcB#C#A=AyUB#C?A=AyVB#C?C?A#A?D3?wB5?C_&A!=AyWB#C?G=AyRB#C?M?G#A!=AyTB#C#C*Ax*:AsB#C#CvAAxWvLAzWB#C#CvAA<vLAoB#C#CvAA*vLAy~B#C?U2#C?cB2#E#C?y~B2?yNyOkAQx|MDL?A%E?A%B?A%AD>?B#A8?A#B?z y"kA2#F#SQ!!#E6%E#A?B2%A#B?mA2&B?yZD^NAL#DE>#C?z"A=Aa#C@ccccx|;Ax|#C?zMA?zLA#D*AA?E]&A!=Ax0?C?A#A!%E?V?O#A!%F#D?z y"kA3?z>z%zGyJD4?C9&D?B2%B?yZD%AD>#B?B3&BE>#A?mA3&ANBLL#C?b#D#B!=Ax~MCL?qA?zOA#E!L%A#C@ccccx|;Ax|#C?z"A=Aa#C#A=Ax0#C#E:Ax|?C%E?V%FL#C?A:AcB#C?A=Ay~B#C?U2&A#C?cB2#F#E#C?tA2#C?y~B2Q"#A?A#K#LQ(L#C*A"#C#C+A#;Ay~B#C?y~B2#M?B5Qy&B#J?AxXE>#C*AM#JQjBL#C?tB2)ALy LBVb(A?tA3&B)A#A*AA%H#A*AI%E#A*AE%I#A*AU-AI%C#A*A"&D?A:A~#D?A:Ax #D?A:A,#D?A:A##B?AxPA<#B?A:AxM#B@cccckA;A,#B?A:A##B?A:AU#B#C?A#C?zOA_!?M4-AzEh>=A=?B#H#E#I{&C!%N?A%D?A#E#C!&KE>#N-AA?xT]%DL#B?,2%T#B?z)A2%UD>C>C>C>C>C>#D#K}NAD>#D#N2-AA?xE^NB#K#D?B2&D^NALMBL#K#D&E_NA#D#K]NA#K#D3%C#D#N2%H?A%DC>D>#D#H2-AA?xE]NB#C#D?B2&D^NAL#C%DL#B?zSA2#N#K#ECbC>#DE>?A%CD>#C#H2-AA?xR]NC#D#C?B2&C^NALL#D#E2&DMBL#D#E2%D#C#E2L&LQxD#B*A~%C#B*Ax*%HC>C>#B*Ax%&M?cccca]E>#C%G#H%IMBL#B?zSA2#N#K#D#L?B2&I#D#I_!&O#DQxD#B*A~%G#B*Ax*%I#B*Ax%&P?cccca^NB#M[NA#H#MQjBL#A?B=A-#A#B?U2&DQyHB#A#DQy-B#B?AxPAx[#B?yIy#yZI:A0#B?A:A~#B#I:Ax;#B#G:Ax*#B#I:Ax%#A#B?zSA2Qx^MCL#A*AY-A-%Q#B?I2#B-A=&J?A#J?P_!&V?xQ4?mikA2&F#H#CQyUBC>#B*AI?B^NA?B#B*AM&R?P58&S#F#Q?B82.AG5NA#B.A<&C#S5E>#B?edcQ:Ax?#B?E=A0#B?A:A~#B#E:Ax;#B#L:Ax*#B#E:Ax%#A#B?zSA2?A?AQz[BL#B#C#S6xPA<#F-AxO#R2%L#V?H3?wB5?z0B}E>#B#F.A:xPA0#B@A;Ax[?A%E#U%CD>C>#R#C-AA^NA#B?U2#E2&F*AANA#F?B:AA#F#D:AI#F#O:AEL#C?B2%C#E?M2&E?Y^NALLC>#L?wB5&E?zNA{NA#E?M4&E-AzBh>#I#G#A*AY-A.QR&C?wB5?Y]NA#A#C#E?ihkA2-AD#L?A#O#D?AQyVBL#PE>#I#PQjBL#M[NF#H#MQjBMFL#A?QQzLB[ND#F-AxN[NC#B#J#H#C#QQx.#B-AA[NDMCL#A?A=A-#A#B?U2&DQyHB#A#DQy-BL#B*A,&AE>#B*A/#A?D8QjBL#B?tA2)APL#B?C=Ax!#B?QxPA}#B#J=A|#B?D=AxY#B?A:AxV#B#E:AxW#B#L:A>#B#E:AxQ#B#F?B2#A*AU?J2#F-AA!-AA=AxZ#A#B?xQ2?A?AQz[BL#A*A"&G*A#%O#B*AxM%F#G?Y2#CQz=B#G*A#%JC>#C[&QNA#QNA#G*A"#J2#H#CuKAAL#G#C#J2&J:A##ME>#H#MQjBL#G*A,&C#G*A)]E>#G?)2QzYBL#G#C?B2:A,#G*A*#C?E82&C?B=AM#C#J:AI#C#O:AE#C#F:AA#B*A,#F]E>#TQz!BL#B*A/#F?D82&C#L:AE#C#E:AA#B#F?B2:AxM#P[NA#I#PQjBMALALy.KCFbDyB?Y%FC>C>C>C>CbC>C>C>C>C>#A?wB5?C3OEADCBIL#C[NF#B#C2%G#B%AD>#A-AA-Az)yP>?B]E>#E?B2%E#A?B2&A#G^NBMHLL?K%F#C#E_NH#C#E]NF#E[NH#B#E2-AA?kA^NH?B#C#E?b72[NE #E#C3%H?-%B?A%E?B%CD>CbC>C>C>#A#C2-AA&G?-3OCBACL#B?wB5%I?-%B?A#I?-^NC MBL#E?B3?xR{NA?-%B#E?B2MBL#G?/3?wB5?J{Eb#G?z#B5?lA3?wB5?Z{F?ALNJ#E?xT}NJ#G%B#E?B2L%E#H#C?B2&C2NALMDL?G%F#C[NGD>#C[E>?YPL#C?B3%C#B-AA#B?B2%B?/3?wB5?K_NALMGL#CEb#C?B3%E#B?B2?A#B-AA?-]!F?AL%A?N%F#E#C#A!&E[NF#A#B#A!&A#E2%D?A%B#A%CC>D>#C-AA?xI]NB#B?B2%B#C?B2&C#D^NALD>#E[E>?YPL#E?B3%E#A-AA#A?B2%A?/3?wB5?K_NALMGL#B[NF?A%DD>#B#D^E>#A#D2#D?B2%D-AA?/3?wB5?K_NBMHLL#E#B?b72[NF#B#E3%A?B%BD>#A#B2[E>?YPL#B#C2#B?B2%B-AA?/3?wB5?K_NALMFL?L%F#C? _NE#BvAAA&JvMqqqqzRqqzRqqy=qqzHqqvx_&KvMJJJJJJJJJJJJJJJJvx~vMAAAAAAAAAAAAAAAAvNABCDUFGXIJ LMxAOP#Kv(vx>[NEvMAAAAAAAAAAAAAAAA#BvAAK&KvMy=qqzHqqzHqqzQqqqqqqvx_&LvMJJJJJJJJJJJJJJJJvx~vNARSDUVGXYJ !"xAxBxC#Lv(vx>[NECbC>#JvWF?/3?wB5?K4#JvWG?/3?wB52&A?L|E>?xB?B#A8?qU5NC #A?C]NBL?xC?A#A?B3?M_!MBL?"?xA#JvWC?/3?wB5?K4#JvWD?/3?wB52&A#JvWA?B8#JvWB2#A!?D5!L#JvWI?/3?wB5?K4#JvWJ?/3?wB52?B3|NF#KvWB?/3?wB5?K4#KvWC?/3?wB52?X{NF#KvWE?/3?wB5?K4#KvWF?/3?wB52?xP{NF#KvWH?/3?wB5?K4#KvWI?/3?wB52?xP{NF?Y%F#C? 3&A[NEC>#A?B]#B-A &C?zYA]5NA?L%FC>#C?xH3ODAGAGL#A?G^NG#B-A!&A?/3?wB5?C{NG#B-A"&C?/3?wB5?J{NG#B-AxA?=^NG#B-AxB?/3?wB5?F{NG#B-AxC?/3?wB5?J{NG#A?xK^NA#C?xL{NFL?MPL#B?-^NC#E?xT_L#D[NC?B5[NCMBL?K%F#D[NBL?YPL#FPL?LLjJCLbDyB(A?rA3&H)A#A*A"&JvAA*%S#J@cccckA;A*#J@A;A/#JvAA<%T#J@E;A<#J@cccckA;A>#JvAAxW%U#J@A;AxW#J@B;Ax #H#SvLA##H#TvLA/#H#UvLA>#H?A:A*C>#B?B]E>#C#A*AQ&M}NB#C?B2&B#A*AM&N#C?M42*AI&C?E9?A#C?H5?F]!&L}NB?I%CD>?cekA#N#B?M42#B#M}!*AI#H?Q2#A#BQyLB#H*AQ&P?C]NC#H*AU%Q#H*A##I]E>#H?#2#I?B?E?MQz(BL#H*A)#C2&K#Q:AA#K?E3#P:AA#K?I3#B:AA#H#I?B2&I:A*#C?M2%C?E9&B#L_NALMBL#H?Y2#A?AQyLB#H*A"%C#H*AY%I#H*A#[E>#H?#2QzXBL#H*A)&B#C:AI#B#I:AE#B?A:AA?B%I#H?B:A*L#J?*2%M#J?A:Ay#B#J?A:AyRB#J?A:A4#J?A:Ax;#H?A:AxM#J?zWA2%O#D#E?,42%P#H*A)&C#I?M42%Q#H?,2%R?a%N?A%I?A%BD>C>C>#C[NA#C#Q]NA#C?M2%E?B%K?A%L#C*AE?B^E>#E%CMCL#H?I2#A#C*AIQkB#H*AM%L#H*AI%K#E%CMBLCbC>#D#P^E>#D?,2%E?A%C?B%K#D*AQ&L#D*AM&D_NB#G#L_NB#D#F2%K#L#D3MCL?A%A#O?B?AQN#J*Ay#B&C#J*AyRB&D#C#D_!&DE>#J*AyZB%I#J*AyNB%C#H*A/%ED>#B#C*AA&F{E>#E#F?C82#I*AA:AAL#C?E2%C#I?E2%I#D?B3&DNALL#H?A:A>?A%K#BE>?A%C#H*A<#B_E>#H?<2?A#B?E?IQz(B#H*A>%CL#H*AxQ&D#C?D82%A#B?B^Eb#NE>#A?A#NuLAL#B#C2&A?B3%C#D#A?D82?I3F#AL@A;AA#C?B2%K#H*AxM%AL#H#K:A>C>#H*A*&D[NA#H*A/%C#A?C8%B?A%I#H*AxQ%ED>#B[NB#K#C*AA&A{E>#E#A?D82&A#I:AE#A#A*AA?B2:AAL#C?E2%C#B?E3%B#D#I?B2&I^NALL#MQzWB#M#HvAA>vLA##M#HvAA/vLAQ#M#HvAA#vLAA#H?rA2)APL?AL%L#E%DL#H?A=A~#H#L:Ax%#H#K:Ax #H?A:Ax*#O#B#H?qA2QzKB#H*A,#B]E>#RQrBL#H*A/#I2#B:AA#H#B?B2&B:AxM#I?E2%I#N?I2%NMALALzDIBTb(A?/3&G)A#B*AE%W#B*AA%X#B*AM%R#B*AQ%LC>D>C>C>#H?B5[E>?B%H#MNE#E[NE#E?C3%I?A%BD>#B#D2&J-AA?.]NC#I?B3%I#E#B?B2&B^NALMEL?B%H#MND#E[E>?A%E?B%M#D%J?A%F#D[NEMCL?A%FC>D>#D#F2&B-AA?.]NB?B%M#E#F?B2&F^NAL#D%J#E%F#D[NEMCL#B?B2%J#F?b7#E2%E?A%M#D[NDMBL?B%M#J?B2%D?A%F#B#E?B3]E>#D%J?A%EMBL#B?b7#E2%N#B#E3?B2%EC>D>#F#J2&B-AB?.]NB#E#F?B2&F2NAL#D%J#N&F%EMBL#I#F3%E#B?C2%J?A%ML#G#F:A"#G#D:AYC>C>C>?cekA#R#C?M42&N#C#L}!*AI?H5&B?E^E>#B?F^ND?A%I#C#L_E>#N*AI&B?E9?A#B?H5?F]!%IL#G?Q2#G?Y2Qy=B#G*AQ?B5NBMDL#C#L}NC#C?B2&K#N*AI&B?E9?A#B?H5?E]!&S}NC#D#F2%O?A%TD>#P%NC>C>D>?B#X?cekA#R#K&P?M42&I#K#L}!&U*AA?B2&H2#U*AE&B#B?A^3&K#H_#K#W{6&B!%V?A#K#H3#B!%Q?cekA#I?M2#P?B2#L}!*AI?E9%KC>C>#U-AI?I5NAC>#F?H|E>#F[NB#D%B#F%HD>#B-AA?z0A]ND#B?B2%B#H?B3&HNALMBL#G?I2?z0A#D#FQx=#G*AI?B]NBL#F#Q^NB#V#D#FQzPBNBMDL#G?A=A,#G#Q:A)#G#V:A##G?A:A*#D%BD>C>#G#G?#2Qx}#G-AA[NA#B#O]NC#G-AB%Q#B?B2%I#B-AA&H?z0A^Eb#IF#I#O]ND?.?z0A#B-AB?xJ]!%H#B?C2L%B#H#Q]NBMCLL#B#O]NC#B-AA?z0A^NA#B?B2#O]NCL#K#S_NAL#N%P#T[NFMBL?B%T#K#S_NBLL#P?B2%BMBL#C?B2%B#G*AU&HE>D>#B#I}ND?cekA#R#B?M42#B#L}!*AI?E9%B#H?B3&HNALL#B#I}NBL?B%H#J%D#B%CMBLL?A%HL#A#C:AE#A#H:AA#G?/2)ALzDJCTbCyE(A?tA3&E)A#E?Q2?B#B?Q2#C?Q_!#C?Q3&F?A#C#F}!Qx>#E*AQ%QC>C>#E*AU&L#E*AY&F?D82&G#FEb#L*AE%U#L*AA%R#L?I2F#LL&F^E>#F*AE%V#F*AA%S#F?I2#G^NBL#E?A:AM#E@cccckA;AEMBL#E?A:AM#E@cccckA;AE#F*AM%M#F*AI%T#F?Q2&F#G]NA?U%H?E%OD>#F?I2&J#G]NB#F*AA&N[NB#J*AA&P[NB#J*AE%I#E?z)A2#N#F*AEQzBB#E?Q2#I?B?BQhB#E*AU%WC>#E*AQ?B^E>#E*AY%N#I[&FNB#FNB#N#P#IuKAAMBL#E*AYAL#E#E*A4:AY#E#E+A0;AQ#E*AE#K]E>#E?E2Qz B#E*AI%OL#E+AQ%X#E*AY%P#H#O2&F#I:AA#F?U3&I#P:AI#I#X;AA#F?E3#N:AA#F?I3#W:AA#E#K?B2&K:AM#H?Y2%H#J?I2&F#G^NALLCbC>C>#C?C{E>#B-AC%IMBL?A%I#CNA?A%GMBL?B#B-AA&G?B{NB L#G-AzFe>L?A%G#E?Q2%F?B5%HCb#C?C}E>?B#B-AB&G?B{NB L#G-AzFe>L?B5%G#F?uy!kA?EQzBB#F#G=A?#F#H=A>#F?AxPA@#F?cccca:A)#F@cccccccccb;AU#F@cccckA;AM#F?A=AxV#F?z ySkA:A/#F?y:yNkA+AA;AxM#F?y[yNkA*AA:AxQ#E*AU%G#E*AQ%FC>#RE>#E?zWA2#R#UQzBB#F[NB#G#FQjBMBL#E#E*AY:Ax;#E#G:A~#E#F:Ax*L?cccca%FC>#T[E>?cccca%JMBL#E?z)A2#M?B?BQhB#E*Ax[%J#E*A0[E>#E*A4&Gy>#MEyE#ME>#G#T#MuKAAL#My>@#eF@ALd%XMBL#E*A4AL#SE>#E?z)A2#S#VQzBB#E+Ax[%Y#E*A0%FL?A%GC>#C?I_E>?A%K?A%HMBL#B*AE%H#C?M_E>?A%KMBL#B*AI%K#C?Q_NA#B*AM%GL#A#E.Ax xPA>#A#E+Ax*;AA#A#E*Ax;:AI#A#E+AE;AM#A#E*AM:AU#A#Y;A*#A#F:A)#A#X;A"#A#J:AY#A#H:AxM#A#K:A<#A#G:AxQ#A#I?B5=A@#A#D?B]=AxV#A#I?B9?B5=AxU#A#E*A>:A/#E?"2Qy[B#E*A*&A?AxXE>#E*A,#AQjBL#E*AxM&A?AxXE>#E*A<#AQjBL#QE>#L#Q?D8QjBL#E?tA2)ALy+ICTbEyE(A?#3&I)A#B?A#B?wB5?P_!?wB5?xQ4?mikA2%J#A*A"*AU%R?wwD%F#C?B2&H#D*AI?E9&S_E>#E.AK#E.AI#J#A*AY-A-?B82&T.AC?b766%UD>C>#A-A,?B]E>#A-A*?B5[NBLCbC>C>C>?cekA#A*AM&V#H?M42#H#A*AQ&W}!&G-AI?I5[E>#A*AA%M@A%ZC>#A*AE&F#G*AA&L?B2&O_NA#F#O3?I_NA#M#O2+AA%ZL#A*AI%X#J-A=&G#J-AxO&K2?zOA{ND#G#P|ND#K?M4#P?M42-AzCh>&G?A#G?xS_!&N?Z4&K-AzDy(>?B2%G#K+Ay.y(>%Y@B#Ny>e& @yTlySszGz}cyY*yH@Ax"NB#Y#Zx"ND@A%YC>#F#L?J2&N_NA#F#N3?I_NA#M#N2+AA%YL#G?I]NC#K?y.y(kA2&K+AI%!# @z*zDz<yJzBcz^sWyHx E>#G?Q]E>#Y#!x"NFMEL@A% C>#F#L?R2&L_NA#F#L3?I_NA#L#M2+AA% L#Y#!x"NE?kB#G?D83&G?xT{NE#K+AQ# yI#Gy>ex NDMEL#Y#!yI?cB#G?D83y>e@Ax"NDMCL#I?I2#J#A#GQy!B#I*AI%F#I*AMMDL#Y#ZyI?kA#G?D83y>e@Ax"NBL?B%F#PMBL#I#X:A"#I#F:AY#I#M:AU#I#J#I?U2#O#ZQ[#I*AA%F#I*AEL%GC>C>#F?B]E>?B#G?P58&F#T.AG5[NBL#A*A"&F*AU&G#F*AM]E>#F?M2QrBL#F*AQ#G?C82#H:AA#F#G?B2:AU?cekA#V#H?B2&H?M42#H#W}!*AI&F?G5?E^NB#A#H#F?E9Q3MBL#F#Q5E>#A#HQlBL#G?B2%P#F#Q6%Q#F#U5[E>#A#H?B2&H#J-AxO#G2Qx/MBL#A#J#G#H#EQyD#H?B2%HL?cekA#A*AM#H?M42#H#A*AQ}!*AI?E9&H#S_NBLL#Q?b7%FLC>#D*AE&G?b]NA#J.AO%H#E*AAEb#J#E*AE?H5?B82.AS#H6F#HL#F5&H?wwD5[NA#A#J#H#C#DQx:L#R#A*A"*AU_E>#A#B#R#E*AA#E*AE#G?b^QxXL#I?#2)ALzAJCGbByB(A?Q3&K)AC>C>C>C>C>C>C>C>C>C>C>C>C>C>C>#D-AI&HOKCDAAAAEFGBAL#C?wB5?&^NL#H?G}NL#B?B2%G#A*AQ&F#B?b72%E#A*AM#B2%I?x|%CD>vMAAAAAAAAAAAAAAAA%LC>#F#B#C2?R2_NA#E?Q_NA#C#I2vAAR%LL#E?Q3%E#C?Q2%C#LvM~~~~~~~~~~~~~~~~v(#LvMCCCCCCCCCCCCCCCCvx!vM%%%%%%%%%%%%%%%%vxDvx v0&J[NAL#F#Jx[&J#B2#C2?B2&E{E>#I#J2#C2-AB?&]NHL#A#EQxN&BNH?A%CMNL#C?#6?wB5?z~A^NKL#A#B#C#EQ+%CMLL#C?wB5?&]NJMIL#C?wB5?&^NH#K?I2#D-AL#A*AY-A-#A?M2#B?B2QxT#K*AI?B]E>#A#B?&#EQ+%CMKL#A#B#DQx_%CMJL#C?wB5?z~A^NG#A#B?B2#D-AL#EQG%CMIL#C?wB5?zZA^NF?A%C#A#B?B2&F#D-AL&G?A#G?zOA_!?M4?ihkA2#EQ@&E[NH#A*AM%GC>C>#F#A*AQ&H}NA#F#G2-AA&C?#{NB#B?C2&B#H}NA#C?#^NA#B#G2-AA&C?#{NBL#H#A?M2#FQy+B&B|E>#E%CMJL#B#G2-AA%CL#C?z!A^E>#E%CMIL#D-AF&B?D]E>#E%CMIL#A?J#B#D#EQz}B%CMHL?A#C#J2&I#E#G_#E#F{6&E!%C#B#I2?C2%FMBL?A%C#B?B5NB?A#B?B9&F?B3&B#G3#B#G_#B#A*AQ{6&E!%CL#H?B#A*AM#G2#E!#C#A*AY-A.QR&B?wB5?Y^NB#F%CMEL#A?B=AxEMDL#C[E>#A#F#DQzTB%CMDL#A#B?A#D#FQz}B%CMCL#A?G#D-AD#D-AE[#C?wB5?z<A]Qy0BEb?AF#A#B#C#EQ+L%CMBL#A*AQ&G#B?b72%E#A*AM%F?A%CD>vMAAAAAAAAAAAAAAAA%LC>#G#B#C2?B2_NA#E?Q_NA#B#F2vAAB%LL#E?Q3%E#C?Q2%C#F?Q2%F#LvM~~~~~~~~~~~~~~~~v(#LvMCCCCCCCCCCCCCCCCvx!vM%%%%%%%%%%%%%%%%vxDvx v0&H[NALCbC>C>#G#C#Hx[#B2&E2&C?P3&H{E>#E#F2?P3-AA?&]NBL#A#HQxN&CNB?A%CMDL#C?O3MBL#C?B9L%C#C#B?C2&B^NA#A#B#DQzTB%CL#K?Q2)A#CLz[HBKb(A?#3&K)A#K?Y2#B#C?zOzAkA?BQzGB#K*AY?B]E>C>#K*A"&F[NAC>#C#F|E>#C#F^NBMCL#B#F2,AA?>xZNBL?A%BL#F?A#B!%C#B?B#B!%BL#K?Q2#B#C?gekA?BQzGBCbC>CbC>#K*AQ?B]E>#B#K*AU&F[NC #C#F|E>#C?A#C#F]&F!%G#B?B#F!MDL#B#F2,AA?zEbxXNB?BMCL#C%F#CNA#BMBL#C#F|E>#C%G#B#C#F]NB MCL#B#F2,AA?>xWNB#F%G#BL%H#C#G3%M#B#G2MBL#B%H#F%G?AL%NC>C>#DE>C>#E[NA#D#E2?B3-AA?.]E>#E?B3&E[NBL#E#G}E>#G%J#E#G]NBMDL#H#E&J2,AA?>xWNCLC>#D#JQyNB&I[NA#I#J}E>#I#J^NDMBL?A%F#H#I2,AA?>xWND#D#I2,AA?>xWNDL#G#J3%L#H#J2%O?A%BD>#B#I^E>#B#H2%C#B#D2%E?A%F#B?B2%B?#?A#C-AA&C?lA3?wB5? _!#C6?wB5?#?A#E-AA&C?lA3?wB5? _!#C6?wB5]NBMELLC>CbC>#I[E>#J%CMBL#I#J}E>#I#J^ND#H#I2%H?A%CMBL#H#I2&B?A#B,AA?zEbxX!%H#J#I3%C?A#D#I2,AA?>xWNB L#C#J#I3]%E#D#I2L%BC>#HE>?A%F#B?A^#E5NBMFL#BNDMBL#H#B#CQzPBNDL?A%F#L?E_NC?A#O#O*AA&B?wyFuH5?Ia#B?Ya?wyFuH56&B?y@z)zWz~C_#B?y@z)zWz~C{3!%FMCLC>C>C>#H#GQyNB&C[NA#C#G}E>#C#G]NBMCL#C#H2,AA?>xWNBL#C#H2%B#G#C3%CMBL?A%BL?A%F#K?I2#B?B#B!&D#C?A#B!&C?zKzAkA?EQzGB#K*AI?B^NBC>#K*AM&B[NA#B#C}E>#B#C]NBMDL#B#D2,AA?>xWNCL#B#D2%F#C#B3%LMBL?A%FL#A#M:AQ#A#G:AI#A#L:AE#A#F:AA#A#N?A#M!?A#N!:AM#K?#2)ALzEJBMb(A?gB3&E)A?ckkA?ckkA-AA&F?B#F!=AA#FE>D>?ckkA-AA&FNA?ckkA#F?B#F!=AA#FNALL#B?#2%F?rpkA*AA%G?z pkA*AA%IC>#B?x:{NA#F#G{NA#B#I2&HvMAAAAAAAAAAAAAAAAvLAQ#HvMAAAAAAAAAAAAAAAAvLAAL#E?B#F#I2#F#G{&H!&J#G#F3&K?A#G#K}!&G#C#DQyOB#E?M2?B#J#C#G{&D!?A#C#D!?AQxO?zSpkA?A:AA?opkA?A:AA?kpkA?DQz>B?opkA?opkA*AA&C?D2:AA?mpkA*AA#C?C82&C@A;AA#C?A:AI#E?A:AxW#E@ccccQ;A>#E?A:Ax%#E@cccckA;AxY#E#A?H3?D_=Ax|#E?A:A4#E*AI%C#E#E*AE?A#E*AA?cccca^!&D:A0#E#D#C?D82:Ax[#E?A#F#H!&C:A~#E#B:Ax;#E?B#I#H!&F:Ax*#E?z[A2#E?zWA2QxH?E%G?A%D?A%K?A%I#E*A8?B]E>?B#F#B#C{&C!%M?A#B#C!%ND>#E?fB2?B#M#E*Aa&H2#E*AyC&J#H_&B#J#N{6&F!?A#J#H3&C#F!#E?>3QgBC>C>C>#E*A0NAC>?A#C#B#J?A#E*Ax;&F#F#E*A~{&F!{6&B!&O[NA?B?B#E*Ax*#F!#H2#B!&L%F#C%BD>C>#F-AA?J3&P?X|?A?B#P8?y"ccE5![E>#C#L2?B3%C?A%FD>#C#F2-AA?J3&L?X{NC?B#L8?y"ccE5[NC#B#F?B3&F2NALMDL#F?B2%F#B?B3&BNBMCLL#B#F2NBL#O?cpy{z<B#E*AU&B#B?cpy{z<B}!|NBL?zBpkA-AA?B]E>#E?fB2#A#E?M2?CQxJ?vB5NCL#E?yVB2?y[nkA#E?fB2#A#E?M2?AQ)?zSnkA*AA[NB#E*AxY#D]E>#E?zLA2QzXB#E*Ax %GL#G#D?M42&B#J:AI#B#H:AE#B#I:AA#E#D?B2&D:Ax%MBL#K?B2%KL#I?B2%I#E?z[A2#E?zWA2QxH#E*A8NALL?kpkA?DQz>B?opkA?opkA*AA&A?D2:AA?mpkA*AA#A?C82&A#D:AI#A#K:AE#A#I:AA?kpkA#D?D4&AQz>B?opkA*AA%BC>#A[NA#A?C8&C[NA?mpkA*AA#B?C82#G#CuKAAL?opkA#A#B2:AAQy|B#E*AxY&BE>#G#B?M4QjBL#E*A>&BE>#E*AxV#BQjBL#EQz]B?ckkA?A=AA#E?gB2)ALzKHCTbCyE#EE>(A?rA3%G#D#E2%V#B#C2%R?b%PD>?A%FC>#C#D-AA&S?A#S?xS_!?Z4&L-AzDy(>&I3#I#C3#C#I{!&M?D#I?C9&E#E?D}!?B#E!&Q#I2{NA#L?y.y(kA2&L#I2%J#L%EC>#CE>#B%HD>C>#H-AA&F?-]NA#F?z#A]NA#E#J]ND?#?A#F?lA3?wB5? _!#F6D>#E-AA&F?z#A^#F?-^5[E>#E?B2&E#J^NBMFLL?#?A#F?lA3?wB5? _!#F6^ND#E?B2%EL#H?B2&H#R^NALL?A%H#E#J]E>?B%FMCLD>#E-AA&F?z#A^#F?-^5NB?B%F#E?B2&E#J^NALMBL?A%F#M#Q{NA@A%Y@A%Z#CE>#B%E#C%FD>@B#ExJAAe#Zd%Z#E?B2%E#F?B3&FNALL#L%E#I%FD>@B#ExJAAe#Yd%Y#E?B2%E#F?B3&FNAL?A%F#Y#ZyIyBy/#Q?B8{NA#GvMAAAAAAAAAAAAAAAAvLAQ#GvMAAAAAAAAAAAAAAAAvLAA?A%ED>#G?>3#E2#E=AA#E?B2&E?#^NAL#CE>?A%E#B%J?A%OD>#G@A;A%#GvMAAAAAAAAAAAAAAAAvLA+#G@A;A<#G#O?B2&H=A##J-AA%M#E?wB5%W?A%E?A%FD>#F%N#E#L2-AA%F?wB%KC>#O[NA#E[NA#M#N?wB5^NA#W#F?wB5^NA#G#E?B3?xC52-AA?B2%KL#E#G2#K?wB5&N#H?B2?wB5&H#G?>3#E2&K-AB?B2?wB5&X#K-AA#M#F?wB5^2?wB5&K#K#X{!&K#H#K_!&H#H#N{!&H=A%#I#E?B2&E^NAL#G#GvAAx vLAQ#G#GvAA>vLAA#G#GvAA#vLA>#G#GvAA/vLAx #O?B2%O#M%E#J?B2&J#R^NALL#Q#G?>3#I2-AA&H}%FL#S#T#F#H#P_5&E!%T#H#P#E!%P#E#U6%U#D?B2&D#V^NALL#A#T=AB#A#U?B5=AALzKHBXb(A?yRB3&E)A?ckkA?ckkA-AA&F?B#F!=AA#FE>D>?ckkA-AA&FNA?ckkA#F?B#F!=AA#FNALL?z pkA*AA%J#E?<2?A#D#D?rpkA*AA&K#B?A#B?AxX!&G#C2?#2&H3&F?A#F#K|!{&L!&I?B?BQhB#E*AxQ%QC>#E*A<?B^E>#E*A>%P?A%F#I[&NNB#NE>#D%FMCL#P?B?B#H#J2#L!#H#K{!#IuKAA#D%FMBL#E*A>AL#E?<2?z pkA*AA?rpkA*AA#G#C#AQy.B#E*A>%N#E*AxQ%S#E*A<%T#E#E*A8:A/#E#EvAA0vLA##E#EvAAx%vLAQ#E#EvAAxVvLAA#E?z{A2#P#FQx>#E*Aa%R?A%CCbC>C>#E*AyC&K#E*AcB&D?D82&H#DEb#K*AE%U#K*AA%M#K?I2F#KL&D]E>?A%IMBL#D*AE%V#D*AA%I#D?I2#H^NBL#E?A:AyNB#E@cccckA;AdB?EMBL#D*AM%W#D*AI%X#E?A:AyNB#E@cccckA;AdB?E#H#D?Q2&Y]NA ?A%F?E%OD>C>#F#Y2&G?I2&D#H]NA#G*AA&Z[NA#D*AA& [NA#G*AE%J#D*AE%L#E*AdB#C]E>#E?dB2QzYB#E*AfB%OL#F#O2&G#Z:AA#G#L:AM#G# :AI#G#J:AE#E#C?B2&C:AyNB#F?Q2%F#D?I2#H^NBLL#E*AfBL%D?A%F#V?A#I!%H#U?A#M!%G#I?B#I!%I#M?B#M!%OC>#B?AxWE>?C%F#B?x[_E>?F%JMCL#B?b7-AzWe>%JMBL#A?D]NA?B%F?B#T#N#S{&J!%L?A#N#J!%ML#E#W:Ax;#E#X:A~#E#H:Ax #E#I:AxY#E#G:AxW#E#O:AxV#E#C:Ax*#E#D:Ax%#E#M:A>#E#L:AxQ#E#J=AxO#E#F=A<#E?<2#EQPQy|B#E*AdB&BE>#D#B?E8QjBL#RE>#K#R?D8QjBL#QE>#P#QQjBL?ckkA?A=AA#E?yRB2)ALyRHBPb(A?/3&E)A#A*A)%D#A*A#%G#C%J#B%FCbD>?A%M?B%N?A%ACb#G#D[NA C>D>#A#G2&I-AA?.]NB#D#A?B2&A^NAL#D&M%A#GMBL#A?b7#D2%M?A%N#I?B2L%O?A#PNB Cb#J[E>?A%J?B%Q?B%P?A%D#FMBL?A%DC>D>#D#F2&I-AA?.]NB?B%P#J#D?B2&D^NAL?B%Q#J%D#FMBL?A%P#D?b7#J2&C%J#I?B2&BL%IC>C>C>C>#AE>#G-AA?z~A]NBL#A#D]NB?AMFL#E?I2&K#F#D?A#DQxD#K?B#E*AM#E*AI&A?cccca]&D!&G?A#E*AQ#D!Q,?A#A#D!%RC>C>#E*AINA#E*AQ&H[NA#E*AM%A#E?BxPA,#E#H:A*#E?A:A)#E?B=A##E?xP:A"#E#H:AY#E?A:AU#E#H:AQ#E#A:AM#E?xP:AI#E#KQ_#E*AA&F?B#F!%DC>C>C>#E*AE?A#F!?B3OCABCL#D-AA?xI^NBMCL#D.AA?y?z A]NBL#A#H2%FD>?A%L#A#F]NCCb#A,AA&H?AxZE>#H?wB5%D#A?B2MBL#A-AB?xT5%D#H?xC5%K#H?x:|E>#K?G8#D6%D#A?C2MBL#A-AC?xT5#D?G86%D#H?x|_E>#D#K?M86%D#A?D2MBL#K?S8?cctA5#A-AD?xT5#D?G866&D?ccmA]ND#A?E2L%A?B%LC>C>#D?xD3OLEBBBBBBBBBEAL#D?z A]NCL#D?#_NB#D?wA3?#{NALL?B%LL#R[NB#G#RQjB#M%D#O%G#I%F#L#N6[NDMCL#F#G#AQzPB%A#M%D#O%G#I%F#N#A?A^&L6[NCMBL#M%D#O%G#I%F#L#N6[NBLL?A#LNA ?A%A#QEb?AFC>#C[NAD>#A#B2-AA?.]NB#C#A?B2&A^NALL#BL[L#E?/2)ALzNHBNb(A?#3&G)AC>C>#A#C?wB52-A+&I?E]E>?B%I#B*AA?B]NB#C#D?Y8QyC?wB5%IL#I?D]NBL#C?wB5?J|E>#A-AxU?B5NBL#D?wB5?B]E>#A-A@NBL#A#A-AQ#I?A^5=AQ#A*AM&H#A*A)_E>#A#H?B2:AM?N?I?G#B*AA&L?B]!#C?wB5?U]!%M#A*AI%H#E-AJ%N#E-AI%J#E-AH%O#E-AG%P#E-AF%Q#E-AE%R#E*AA%S#F-AA&K%E?wB%AC>CbC>C>C>#K?B3ODABCEL#F-ABMCL#F-AB%E?z0B%AMCL?vBL%A?A%EL#G?A:A"#G#O=A!#G#P=A #G#Q=AZ#G#R=AY#G#E=AX#G#A=AW#G#N=AU#G#M=AT#G#D=AS#G#I=AR#G#C=AQ#G?b#J#J?z"A]!=AV#H#G?Q2?QQzQB#H?BQz>B#H#H*AI&A?B2&C:AI#H*AE#A?C82#S:AA#H?CQz>B#H#H*AI&D?C2&A:AI#H*AE&I#D?C82@A;AAC>C>C>#L?B3OCABCL#B*AI%A#B*AE%B#H?BQz>B#H#H*AI&D?B2:AI#H*AE#D?C82?zBcccE:AA#H#B#AQz/B#H*AE%I#H*AI%AMBL#H?BQz>B#H#H*AI&B?B2&A:AI#H*AE&I#B?C82?zCcccE:AAL#G?A:AQ#G#A#C3&B?C3:AUC>#A#C|NA#I#C?C82%A?B?C#B?C_!%I#G?Q2%CD>#A[NB#A#C*AA:AA#A?E2%A#C?E2%C#I?B3&INALL#K?D^NB#F*AE%D#GCb#F*AI&I[E>?A%I?B%B?AMBL?A%C?A%AC>D>#C#A#D2,AA?zEbxX2&C?*{NB?B%B#I#A?B2&A^NAL?AMBL?A#A#A#I{&A!%I?B#D#A!%D?y/ySkA%B?DL:A"#G#B:AY#G#I:AU#G#D:AQ#G?E2#G?Q2?CQyFB#H#G*AI&A#G*AMQz;B#G*AE&B[NB#A#BQjBMBL#A?B=ARL#G?#2)ALz:GDTbCyECyB(A?>2&H)AC>#D#E]NA#E#G*AU{#D#E{6&KNA#A#B#C?E#G*AQ#D?,42#K!&I#E#D3&K#G*A*&S#G*A,&TQS#A*A"&B+A*%!#B@cccckA;A*#B+A/% #B@A;A/#BvAA<%"#B@E;A<#B@cccckA;A>#BvAAxW%xA#B@A;AxW#B@B;Ax #H#xAvLA/#H#!;AQ#H#"vLA##H# ;AY#H?A:AxQ#B?*2%N# y/&LE>?A%D#H*AxM#L_E>#H?xM2?A#L?B?BQz(B#H*AxQ%DL#H*A<&G#D2%C#L?B^Eb#L?B3&EE>#C?A#EuLAL#G#D#E2&D2F#CL?A=AA#D?B2%PL#H#P:AxQ#K?,4%Q#H*A##H*AY&K?C82%C#A*AM%U#A*AQ%V#H*A<%W#H*AU%R#H*A,%X#H*A/%Y#H*A)%Z#K%DD>?A%G?A#I&E*AQ&B#E*AM&J3#B#J_#B#T{6&O!%IC>C>Cb#D#Z_E>#C*AA%GLC>#G#Y}NA#X#G?D82&B*AA?B^NA#I[NA#E-A*NA#B*AE%B?BMBLC>#K#E*AI&B|E>?A%G#F#L^NE?B%MMBL#F#L^NC?B%M#R#B?M42&G*AE?B^E>?A%GMBL#H?I2#A#G*AIQkB#H*AM%G#H*AI%ML#G#I^NB#M?B#J#S2#O!#IQzPB[L%I#R#B?M42%M?A%G?A%J#I#B#K_5&OE>?cekA#U#M*AA&J?M42#J#V}!*AI?H5?E]%JL#B#P_#I5[NB#B#W2&B-AA#B?B=AA#J#O5[NB?B5NB#M*AA%B?B%GMBL?A%GL#E?,2%I#E#G:AA#E#B:AE#D?B2%D#C?E2%C#Q?,3&QNAL#NQzWB#N#HvAA/vLA##N#HvAA#vLAQ#N#HvAAQvLAAL#H?>3)ALy.HBQb(A?rA3&H)A#H#A:AxW#H?A:AQ#H@cccckA;AI#H@cccckA;A*#HvMAAAAAAAAAAAAAAAAvLA/#H@I;A>#H#F.AMxPAxY#H#AvAAAvLAU#H#A*AQ:A)#H?xQ2%KC>#C[E>#A*AY%MMBL#B#C?<42%T#G?M2%U#C?B3?wwwwB5?B2#A*AY%MD>#B?#2%C#G*AU%Q#G*AI%R#H*AxV%SCbC>#H*AxW*AY-AxK?B]E>#B-A/&J?L{NB?B#J8?k!5[NBL#H?qA2&J#H?I2&I#CQxY#G#B#J?A#I#CQL?AMBL#H?qA2&J#H?I2&I#CQxY#G#B#J?B#I#CQL#K#B*A##B*A)#GQzVB?BL%IC>#B-A"&N?C]NA#B*AU%C#B*AQ%J#B.AY%O#B-A %P#H#B-A!&W?oA]=Ax(#H#I=Ax&#H#P=Ax%#H#OxPAx"#H#N=Ax!#H#W=Ax #H?A=Ax)#G#H?qA2?IQzQB#G?BQz>B#G#G*AI&I?B2:AI#G*AE#I?C82?A#C#C#C#J2&I{#E#I_6&C!&I:AA#I[NA?E#D#J?E82#C!&C#I?E82%ND>#H#C+AA;Ax #C*AM%O#C*AI%P#G*AU%J#H?qA2#H*AxW#UQ>?B#J#G*AQ2#G*AU&I#J_!#I#J3&J?A#I#J}!QyIB%J#K#P#G*AI?AQzUB#K#O#G*AI?B2?AQzUB#G?DQz>B#G#G*AI&I?D2:AI#G*AE#I?C82&I#J:AI#I@A;AA#C?Q2&C#N^NALLC>#H*A<?yFckA_NA#L[NA#M-AxLNA#G*AI#R}E>#G#R:AIL#G*AU#Q}E>#G#Q:AUL#S#H*AxV{NC#H#S:AxVMCL#L?B2%L#B?<2&B#T^NAL%LL#M-AxJ%B#H#K*AI:Ax*#H#K+AA;Ax #H?qA2#A#B#F#GQ|#H*AI&AE>#H*AM#A?E8QjBL#H*A*&AE>#H*A,#A?C8QjBL#H?rA2)A#LLyYGBLb(A?Q3&J)AC>#C[NA#A-A(%L#A?A=A(#A-A)%G#A*A"*AcE%K#J@A;AI#A?M2%H#A*AM%FC>C>#B#A*AQ&I}NA#B#F2-AA&E?#{E>#B%DMCL#B?B2&D#I}NA#E?#^NA#D#F2-AA&E?#{NBL#H#BQy+B&D#I}NB#D#F2-AA%EL#E?&]E>#C?B3%I#G?A#G?zOA_!?wB5?M4?ihkA2%MD>#A#D#K#J?I2QxL&D[NC#A*AM%EC>C>C>C>C>#D#A*AQ&F}NA#D#E2-AA&B?#{E>#D%CMCL#D?B2&C#F}NA#B?#^NA#C#E2-AA&B?#{NBL#H#DQy+B&C#F}NB#C#E2-AA%BL#L?B5[NB#B?wB5?zZA^NBC>C>C>C>#C?B2&D#F}NA#D#E2-AA&B?#{NB#C?C2&G#F}NA#B?#^NA#E#G2-AA&B?#{NBL#H#DQy+B&B#F}NB#B#E2-AA%BL#B?wB5?z~A]NBL?zZA%BMCL#A#D#M#IQ@&CNC#A?B=AxEMFL?A%BL#A#C#B#IQ+&C[NDL#A*AM%FC>C>C>#C#A*AQ&G}NA#C#F2-AA&E?#{E>#C%DMCL#C?B2&D#G}NA#E?#^NA#D#F2-AA&E?#{NBL#G#H#CQy+B&D|E>?A%EMCL#D#F2-AA%EL#E?,^NAC>C>#D?B2&B#G}NA#B#F2-AA&E?#{E>#B%DMCL#D?C2&D#G}NA#E?#^NA#D#F2-AA&E?#{NBL#H#BQy+B&D#G}NE#D#F2-AA%EL#E?&]NBMDLL#A*A"#K:AcEL#D?B2?A#E?vA]!%NL#J?Q2)A#NLy[GBRb(A?/3&F)A#B*AA&D?yFcQ}E>#BQz^B#B@cccckA;AA?A%DL#B?S=AY#B?A:AI?A#C*AI&H#H#C*AE{&H!%I#C*AA%E#D[E>#BQzXBL?B#E#H!%M#B?B:AI#B*AE&N?M:AI#N#I:AE#N?A:AA#IE>#M-AA?xT]%GL#F?I2%P?B%JD>C>C>#G#I}NAD>#G#M2-AA?xE^NB#I#G?B2&G^NALMBL#I#G&H_NA#G#I]NA#I#G3%G#H#M2%E?A%DC>D>#D#E2-AA?xE]NB#G#D?B2&D^NAL#G%DLCbC>#DE>?A%KD>#E#K2-AA?xR]NC#D#K?B2&K^NALL#D#H2&GMBL#D#H2%G#H#K2L%D#F?D=A"#F?G=AQ#F#H:AI#F#D:AM#F#G:AY#F#G#D?B2&D#D#G{!:AU#J?M4%D#J?E8?Q2%K?A%L?A%HD>#P#L?M42&E-AI&Q?I]NC#F?#2#M#I#E*AA&R#E*AE&SQxDC>#F*A#&E?cccca^E>#E[NB#F*A)#EQjBMBLCb#B-AY&L?S]E>?O%L#F*A*%E#F*A)%O?AMBL#F#B.AZxPA,#F#B-A!=AxI#B*AM%O#B*AQ%E#B*AUL%T#B#L=AY#B#T:AU#B#E:AQ#B#O:AM#B#F.A,xPAZ#B#F-AxI=A!L#B*AA#J]E>#BQzXB#B*AE%NL#D#N2&E#R:AA#E#K#Q?I62:AI#E#S:AE#B#J?B2&J:AI#D?M2%D#K?Q2%K?B%L#H?B%H[NALMBLL#B*AE%B#JE>#B#I:AE#B#B*AI#J?E86:AIL#A#J:AQ#A#B:AM#A#C*AI:AI#A#C+AA;AA#F?/2)ALhGCKbCyE(A?Q3&D)A#B?T2?x|5&E?yQcE#A?yQcE2#A?Q|!2&B?ccyC5%I#B?Q9%J#A#E#A#E{!?B3%F#A?B3%G#A?R_%KC>CbD>C>?fzKkA+AA%MC>Cb#F?yFC}E>?xB#Fx@3&A?B8#F#A92MBL#F?E9L&B?B2&A?xS|E>@b#Ay>e#MyHyA&N@xTx*E>#Ny/%A#KE>?yRzKkA*AA#A?C82*AA&A*AM%B#AQzSB#A?E3&C#C*AA?C7:AA#A#B2MGLD>#D?E2#A#E#GQy<B#D*AE?B]NE#A?xT_E>?fzKkA+AA@b#A?B2y>eyHyA&My/%A#M@kAx%NBLL#D?E2#B#E#GQy<B#D*AENDMCL#M#By>f@ByHx NB#D?E2#B#E#GQy<B#D*AE?B]NCMBL#M@Ax+NA#D?E2?xT#E#GQy<B#D*AE?B]NBL#J>A&B?b]E>?A%AMEL?yVzKkA*AA%A?yVzKkA?A:AA#B?Q8&B#I2%CC>C>#A?A#A#B]![E>?b#C#B#C{!?x|5%C?yRzKkA*AA[E>?A%H#B?B#B!?D2?dcyC5&B?yRC6?yRyGyC5&A#B_NC#A#C{NC?yRzKkA#B:AA#A?E3?D?B#A#C_!:AA#B?A?cCuLAMDL?A%H#B#B?T2?yRcyC5&A?Q2&L{NB#C#L_NB#A?E3?H:AAMCL#B?b#C#B#C{!?x|5&H}E>?yVzKkA#A:AAMELC>#A?E3&C*AA&B?B5E>#C#B?C6:AAMBL#A#B3&AQzSBL#A#HQy^BL?yVzKkA#H:AAMCL#A#C_E>#A#CQy^BL?yVzKkA#C:AAMBLL#D*AI%A#D*AML%B#B#A#E2&E]Eb?BF#E#BQy^B?DL%B#E?E3#B:AAL#D?Q2)A#ALcJCGbByE(A?gB3&E)A?ckkA?ckkA-AA&F?B#F!=AA#FE>D>?ckkA-AA&FNA?ckkA#F?B#F!=AA#FNALL#A?I|E>#A-Ame>%HL#C?#2%A?rpkA*AA%F?z pkA*AA%GC>#C?x:{NA#A#F{NA#C#G2&IvMAAAAAAAAAAAAAAAAvLAQ#IvMAAAAAAAAAAAAAAAAvLAAL#E#C:AQ#E?A#A#A#F{&C!:AM#E?B#G#C!:AI#E?U2&I?B?B#A#G2#D#F#A3&A?A#A#F|!{&A!#C!&C?A#D#A!&D#BQU#E?z A2#H#IQx"QxP#D?E}E>#C-AD&A?A^%JL?yRkkA@A;AA?yNkkA#A:AA?fkkA#J:AA?z:kkA#J[&G=AA?yZkkA?A:AA?A%D?A%C(A?Q3&A)A#E?z A2&J*AM&F*AY?cccca^E>#F*A#%D#F*A"%CL?yZkkA?A:AA?yRkkA@A;AA?y,kkA?A:AA?z:kkA?fkkA-AA?B7=AA#A?A:AI#A?A:AA#A#E?I2&F*AI&I:AM#A#I:AE#J#F#A#C#DQB#A?Q2)AC>?yZmkA*AA&A[E>?y#kkA+AA%K?y#kkA@ccccQ;AA?y,kkA*AA%A?y,kkA?A:AA#E#A:Aa#E#K;Ax|#E?tA2?#Qz=B#E*A8&C#E*Aa&D2&FvMAAAAAAAAAAAAAAAAvLAA#FvMAAAAAAAAAAAAAAAAvLAQ#E#D?#2&F:Aa#B?C^#G5%GC>?y#mkAxJAA&K@Ex"E>#E#E+AI;AcB#E#E*AQ:AfB#E?zSzGkA+AA;AyNB#E?y%mkAxNAA?y+mkAxJAA@/e?y)mkAxLAA@#edd@Ie#Kd;AyVBMBL#E?E=AyVBL#E?cB2&HQx;?kpkA?qekA#E*Ax[-A?Qy&B?fmkA+AA%K?kpkA?EQz>B?opkA?opkA*AA&B?E2:AA?mpkA*AA#B?C82&B#K;AI#B#A:AE#B#C:AA#E#A:AfB#E?A#A?#2#A#D{&B!:AdB#E?B#C#B!:AcB#E?z A2#E?I2#H#GQK#A#F|E>#E#A:AaL?y#kkA*AA&AE>?gkkA*AA#AQjBL?y,kkA#E*Aa:AA?y#kkA#E+Ax|;AAMBL#E#E+AI;AcB#E#E*AQ:AfB#E?zSzGkA+AA;AyNB#H#E?cB2#E?U2#B?C^?yVmkA*AA#AQxSLQy|B#E?z A2QzJB#E?U2QzMB?ckkA?A=AA#E?gB2)ALz!GBHb(A?qA3&E)AC>#C[NA#C#DQx!?wB5?C^NA#E@ccccx|;A*#E?zPA=AxJ#E?#2#C#D?fyOkA?CQZ#E-A#E>#E#E-A%=AxIL#E?zVA=A/#E?z)yNkAQy B=A.#ECb#A-AxV[E>#E#D:A>#E#C:AxQ?DMBL#E?D=AxO?BL=A<#E?Y2#A?z)yNkAQb#E?B:AxV#E#E+AY;AxW#A#E?mA2?U?C#E?*2#E?<2Q"LC>#B[NA#B*AxM&C[NA#C?)4%D#B*A/%CD>C>#C-A#&H?D]NA#E?mA2#A*AE#CQxFC>C>#E*AxV&B?cccca]E>?I%F?zQA%GMBL#E*AxYNB?J%F?zRA%G#B[NA#E*AxW#BQjBL#E#G=AxJ#E?z"A=A/#E@ccccx|;A*#E#CQy B=A.#E?Q2#A#CQb#E?B:A<#E#E+AQ;AxQ#E?A=AxV#A#E?<2#F#H#E?*2#E?mA2Q"MBL#B[NA#E*AxW#BQjBL#C?)2%C#D?)3&DNALL#A*AE&B*A#&CE>#B*A"&G#C?E82%JD>#G*AA%H#E?mA2#G*AE&B?B?BQhB#E*AxW%IC>#E*AxV[E>#E*AxY%F#BE>#BE>#F#H#BuKAAL#F%C#B%DD>#C?#?A#C-AA&K?lA3?wB5? _!#K6=AA#C?B2%C#D?B3&DNALL#G?Q2%G?y~b%CD>C>#C?uyOkA2*AA#B^NA#C?z{yOkA2*AA#F#BQzPBNA#E#F#B?zSyNkA?CQZMDL#C?)2&CNAL#E?I2#F#B?zSyNkA?CQZ#E-AI[NB#E-AJ%C#E@ccccx|;A*#E#B:A>#E#H:AxQ#E?B:A<#E?ly:BxPA/#E#C=AxI#E?A=AxV#A#E?<2?Q?C#E?*2#E?mA2Q"MBL#E*AxYAL#IE>#F#IQjBL#G#J^NALL#E?qA2)ALzUHCLbByE(A?qA3&G)A#B?"2%K#D?A#D?K_!&I?M4&H?zLy_kA2%M#H-AzUy_>%NCb?cpy{z<B#E*AI&H#H?cpy{z<B}!&O#C*AI&H}#I?H3?D}5[E>#B*AA?yFcQ}E>#BQz^B#B@cccckA;AAL#B?S=AY#B?A:AI?SMBL#G?I2#B#C?A#H#E*AMQE#B*AI%J#B-AYL%I#B*AU%P#B*AQ%Q#B*AM%L#B?A:A/#B?A:A)#G?A=A:#G#F=AxM#G?B=A/#G@E;A*#G#K:A)#G#E:A##G#M:A"#G#J:AY#G#I?S^=AxN#G#C+AA;AI#G#C*AI:AQ#G#B*AE&C:AUC>C>C>C>#H#O|E>#N?B3OCCDBL#G?yNecQ:AxX#G?G=AxW#GvMAAAAAAAAAAAAAAAAvLA<#G?I2#G?<2Qx^MDL#G?I2?A#DQx/MCLC>CbC>C>#C?cekA#J!&C*AI&H?G5?E]E>#C*AE%J#G?<2#G?I2#E*AA#E*AEQxK?A%C#G-A<&E?B3ODCEEBL#G?I2?A?KQx/MFL#G*AxQMBL#G*AxQ?B2L%C#G?I2&K?A#CQ3#K#C#DQiB?cekA#G*AU#C?M42#C#G*AY}!*AI?E9%CL#G?I2&D#C#H?E9Q3#J?b]NB#G#G+A<&R;A*#E?D^NB(A?#3&C)A#C?yKy=cQ:A #C?J=AY#C#R@#fy/&E:AQ#C?cekA#D*AM#E?M42#E#D*AQ}!&E*AA&H:AU#C#E*AE:AM#C#H:AI#C#R@Ify/&E=AZ#E?wB5?C]E>#C?B=A"L#D*AY-AxH&E?E^E>#C#E=A"L#D#C?I2Qx^#C?#2)AMBL#G?I2QQL#I?S^E>#G?F=AxW#G#P:A>#G#L:AxV#G#Q:AxQ#G#L:A<#G#I=A_#G?A=AxY#G@cccc##I?N3?A#I?N{!y>@De&RfxQA|#G@cyGdfkA#RfxQA{#G@eyNyZy[kB#RfxQAxX#G?I2#G?<2Qx^L#A#G*A/:AI#A#G+A*;AA#F[E>#B#B*A)[=AyNFL#G?qA2)ALz!FBFb(A?>2&F)A?B#B#D2#C#E_#D#E{6&B!%CC>C>C>C>?A#E#D3#B!&BE>D>#G&H?B2%GC>#C#H2&I-AA?xD^NA#B#G|ND#I-AB&J?/3?wB5?K}E>#J?x:5?lA3?wB5?F{NEL#H?C2#B}ND#I-AC&J?=3?wB5?z]B{NA#J?x:5?zIA3?wB5?z}B_NDL#B#G^NALL#F?B=A)#F#B:A"#F#C:AY#F?A:A##F?M2&G#F?Y2QyXB#GQx0NBMCL#H?b7#B2%EC>#B?B3#H]NA#I?B2%G#E%C?A%BD>C>#G,AA&I?AxWNA#B?B5NA?B%B#G?B2%G#C?B3&CNBMCLL?C#B#I?AxZ!%EL#A?cccca:AA#A#D#H2&B:AE#A#B#E2?B2:AIMCLC>C>#B?D|E>#C?B3%H#B%GD>#G[ND#G#H2#G?B3%G,AA?AxZNALMBL#C*AA?cyFyGda5NA?E#C?D2?yC5&G#C3#C#G]!&G#B?E3&H_E>D>#C#G2*AA?cyFyGda5NC#G?E2&G#H_NALL#C#H2*AA?cyFyGda5[NBL#F?xM2#B?B?BQhB#F*A<%GC>#F*AxM?B^E>#F?A:A/#F#F*AxQ&H:A,#F#G:A*#B[NB#BE>#H#C#BuKAAL#F#B:A/MBL#F*AxQAL#F?*2Qx0#F*A*&CE>#F*A,#CQjBL[NBL#A#F*AU:AI#A#F+AM;AAMBL#A#E:AI#A#D:AE#A?cccca:AA#F*AM&A[NA#F*AQ#AQjBL#F?>3)ALyPGBSb(A?tA3&C)A#C?#2#A#BQy;BC>C>#C*A#[NA#C*AxM&I#C*A<&O}E>?B%BMCL#C*A/%P#C*A,%Q#A*AU%G#A*AM%R#A*AQ%S#A*A"%LD>?cekA#R#I?M4&B2#I#S}!%J?cekA#B#Q2?M2#I?B2&T#P}!*AI?E9%I#L*AI?y,C4%B#L*AE&E?yZC3%HD>#B[NC#C#J*AI:Ax[#C#J+AA;Ax;?B%D?A%F?B%K?A%M#E*AM&N-Az;B?B]E>#N-AU&D?A#D?zOA_!?M4-AzCh>&D?A#D?xS_!?Z4&D?y.y(kA2%K#D-AzDy(>%M?B%F?lekA%DL#C#M:AxM#C#K:A/#C#F:A,#C#D:A*#C#N+AkB;A##C?Q2#C?#2?DQyFB#A#C?rA2#C*AU&D#C*AYQx~#C*AQ&KE>#D#KQjBL#E?y,C2%E#B?y,C3%B#H?y,C2%H[NAL#G*AI?E8%B#G*AE%E#H*A,&J?wB5%DD>#BE>#B?Q3%B#E-AM%F#E?Q2%E#D#F^NBMDLL#C?H:A"#C?gySkA:AY#C?F:AU#C?zAyTkA:AQ#C?#2&B#A#T#C?Q2?CQx&#C*A#&E?C]NB#E?B5[NB#C*A,%E#C*A*#C?I2#A#C*A)Qy@B#C*AI?B^NB?B^NB#C*AM%D#B#A#E#H*AA#L-AQ?M4-AzSy_>?M4-AzEh>?BQH#C*A#[NB#C*A*%H#C*A)%F#G*AI&E#G*AA]E>#GQzYBL#G*AE#E?E82&B#J=AM#B#D:AI#B#H:AE#B#F:AA?B%B#G#E?B2:AI#I#O_NALMBL?A%BL#C?tA2)A#BLpFBJb(A?#3&D)A#D?cccca:AI#B*A#&EE>#B*A"&H#E?E82%J#C*AA%K#C*AE%ID>C>#H*AE#I^NA#H*AA%C#I%B#K%ED>#BE>#E-AA%F#C-AA%G#B?B3%B#E?B2%E#C?B2%C#G?#?A#G?lA3?wB5? _!6?wB5#F?#?A#F?lA3?wB5? _!6?wB5]NBMCLL#H*AI%FC>C>C>C>#H*AM&C[NA?A%BC>D>#B#F2-AA&E?#^#E?J^5NB#C#B?B2&B^NAL#C%BL#BE>#B#C}E>#B#C]NCMDL#B#F2,AA?zEbxYNCL#B#F2%E#B#C]NC#C#B3%G#C#F2&F?B3%C?A%BD>#B#C2-AA&L?#^#L?J^5[E>#G#B?B3&B2NBMELL#B#G2&C[NC#C#G}E>#B[NE?A%EMEL#B#F2,AA?>xZND?A%EMDL#C#F2%EMBL?B%EL?A%CL#C?A#E!%B#E?B#E!%E#D*AI?cccca^E>#D?I2&C?CQz=B#D*AQ&F#D*AM2?y=kAxPAA#D#F?C2:AQ#C#BQz=B#D*AQ%CC>#B[&FNA#FNA#D*AM#C2#E#BuKAAL#D#B#C2:AQMBL#D?U2#B?B?BQhB#D*AY%GC>#D*AU?B^E>#D*A"%F#B[E>?A%CMCL#B[NB#F#E#BuKAAMBL#D*A"AL#D#F:AM#D#G:AI#D#C:AQL#H?Q2&H#J^NALL#A#D*AQ:AI#A#D+AI;AA#D?#2)ALz=FBWb(A?rA3&F)A#A*AA%S#A*AI%M#A*AE%T#A*AQ%J#A*AM%K#A*AU&G*AM%I#F#C:AxV#F#B?B2:A>#F#B:AxQ#F?xQ2%CD>#F?oA2#H2?cekA#K#C*AA&L?M42#J#L|!+AA;AA#C?E2%C#H?I2&H?Y^NAL#F*A~%U#F*Ax*%V#F*Ax%%W#F*Ax %X#F*AxY%Y#F*AxW%Z#G#I#D?H5?Y42-AW?H5&N?"42&C*Ax%%J#C*Ax %K#C*AxY%L#C*AxW%O#C*AxV%P#C*A>%Q#G*AI%C#G*AE%HC>#E-AVNA#E*AM&R#E*AI&E|NA#I#N?Y42%N#F?)2#A*A"Cb#A*AY& *A,#R_E>?A%I?BMBL#R#E3%I# *A*#E2L#I#N#G*AUQx,#F*A)&G[NA#F*AxM%I#F*A/%J#F*A,%E#F*A*%K#F#F*A<:AxV#F@yFccc#;AxQ#F?xQ2%C?A%HD>#F?oA2#H2?cekA#J#C*AA&L?M42#I#L|!+AA;AA#C?E2%C#H?I2&H?Y^NAL?A#E#E#K{&E!%C?B#G#E!%H#F*A~%K#F*Ax*%L#F*Ax%%J#F*Ax %O#F*AxY%P#F*AxW%QL#F?Y2#A*A#&I?U2&A?B#S#M#T{&G!&E?A#M#G!&G#Z#Y#H#C#Q#PQ5#F*AY%M#F?Q2#A#E#G#X#V#H#C#O#LQ5#F?I2#A#E#G#U#W#H#C#K#JQ5#F*AM%A#F#D=Ax&#F?A=Ax%#F?A=Ax(#F#B:Ax #F#A:AxY#F#M:AxW#I#F?oA2Qy*B#F?rA2)ALyVGCDbByBC>C>C>C>C>C>C>C>C>C>#C?wB5&E?zZA3O%CGGGGGGGGGGEGGGGGGGFGGGGGDGGGGGGBALC>#E?&3OMAGGGGGGGGGGHGL#A*AQ&F#B?b72%D#A*AM%E?A%CD>vMAAAAAAAAAAAAAAAA%HC>#F#B#C2?B2_NA#D?Q_NA#B#E2vAAB%HL#D?Q3%D#C?Q2%C#E?Q2%E#HvM~~~~~~~~~~~~~~~~v(#HvMCCCCCCCCCCCCCCCCvx!vM%%%%%%%%%%%%%%%%vxDvx v0&G[NALC>#F#Gx[#B2&B#C2&C?P3&D{E>#B#E2?P3-AA?&]NBL#A#DQxN?B9PL#C?O3PL#A#B?B2#DQxCPL#A#B?B2?A#DQ@PL#B?yB{NF#B?E2&D#A*AQ&E{NF#A*AM&F#B2*AA?z[z)zThG^NF?A%C#D#E_E>#D#F2-AA%CL#C?wB5&E?xI]NF#E?z#A]NF#C?/3?wB5?K_NF#C?x:5?lA3?wB5?Z{NEMFL#B?yA{NE#B?F2&D#A*AQ&E{NE#A*AM&F#B2&C*AA?z+zFy]y"H7#C-AE?z*A76NE?A%C#D#E_E>#D#F2-AA%CL#C?wB5&E?xI]NE#E?z#A]NE#C?/3?wB5?K_NE#C?x:5?lA3?wB5?Z|NEMDL#B?yB{ND#B?E2&D#A*AQ&E{ND#A*AM&F#B2*AA?z<z.y]z(G^ND?A%C#D#E_E>#D#F2-AA%CL#C?wB5&E?xI]ND#E?z#A]ND#C?/3?wB5?K_ND#C?x:5?lA3?wB5?Z|NDMCL?A%D#C?/3?wB5?K}NBL#A#BQ<%DL#DPL#A#BQy{B?ALzAFCIbEyE(A?Q3&H)AC>C>#D-AM[E>#H?cekA#C*AM#D*AE&D?M42#D#C*AQ}!&D+AA;AA#H#D*AI&D:AI#D?I5[E>#C*AA%EC>#C*AE&D#H*AA&F?B2&G_NA#D#G3?I_NA#E#G2+AA%PL#D#F?R2&G_#D#G3?I_6%I#D#F?J2&F_#D#F3?I_6%J#E#G2%K#E#F2%L?ccccE%F?z?7%DD>#D?zLhkA2-AA&G?B2%E#D?ihkA2+AA%MC>C>#G?H}E>#M#Px"NC@A%M#J[E>#L+AA%ML#E?I]NB#D?zBhkA2+AA%N#G?P}E>#E?Q]E>#M#Nx"NEMDL@A%O#I[E>#K+AA%OL#M#Nx"ND?kB#E?D83&E?xT{ND#D?mhkA2+AA#OyI#Ey>ex NCMDL#M#NyI?cB#E?D83y>e@Ax"NCMBL#M#PyI?kA#E?D83y>e@Ax"NBL#B?BQz>B#B#B*AI&D?B2:AI#B*AE#D?C82#F:AAMEL#F?B2%F#D?Z2&DNALL#B*AU%D#C#H#B?M2QyYB?B#D#B*AQ2#B*AU&C#D_!#C#D3&E?A#C#E}!QyIB%C#B?BQz>B#B#B*AI&E?B2:AI#B*AE#E?C82#C?cccca6:AA#D#B*AQ2?A#B*AU&C#D}!%B#C#D3%DMCL#D*AI%D#B?BQz>B#B#B*AI&C?B2:AI#B*AE#C?C82#D:AAL?A%BL#A#D:AE#A#B:AA#H?Q2)ALySGDLbByBByEC>C>#B*AM&EE>#E#B*AQ^NB#A?A:AAPL#B*AU&F#B*AI&E}E>#A?A:AAPL#B*AE&H#F3%G#B*AA&J%CC>C>D>#E#F#I2&D?>3_E>#E&C#D|NDD>vMAAAAAAAAAAAAAAAA%NC>#D#H{NA#G?Q_NA#D#J2vAAAvMKKKKKKKKKKKKKKKKv(%NL#Nv0&CND#G?Q3%G#D?Q2&D#E_NAL#E%CMDL#G?Q3&L?Q3&M?Q3%KCyBvMAAAAAAAAAAAAAAAA&N#D#H{NA vMAAAAAAAAAAAAAAAA#G?Q_NA #C#F2vAAAvMKKKKKKKKKKKKKKKKv(Lv0CyBvMAAAAAAAAAAAAAAAA#H#D?Q2_NA vMAAAAAAAAAAAAAAAA#L?Q_NA #C#F2vAAQvMKKKKKKKKKKKKKKKKv(Lv0?Q86y>CyBvMAAAAAAAAAAAAAAAA#H#D?#2_NA vMAAAAAAAAAAAAAAAA#M?Q_NA #C#F2vAA#vMKKKKKKKKKKKKKKKKv(Lv0y>@#ed%OC>#H#D?/2_NA#K?Q_NA#C#F2vAA/vMKKKKKKKKKKKKKKKKv(%NL#K?Q3%G#C?>3%C#I?>3%I#Nv0y>@/e#Od&Ox NAL#OyAy/#F2#I2?>2%CMBL#Cx[#D2%CL?A%GC>#C#F|NA#C?B3&D#H}NA#D#J2-AA?N]%GL#E#C?B2&D#D#E{!%D#C#G#B-AY53%E#F%CMBL#B#E?I2:AM#B*AU%F#E*AA%C#E*AE&E%DL#A#D:AQ#A#F:AM#A#E:AI#A#C:AE#B#D:AU#A?B:AALy;FCGbByEC>#C[NA#C?H3&D?A#C#D}!%H#B?D2?yC5#B3%I?A%DD>C>C>C>#B#D2-AA&Fk&G?AxZE>#I#D3?D5NB#D#H}NCD>#B#D2&E*AE#E*AA6?cyFyGda5ND#D?I2&D#H_NALMCL@ccccyR#%JC>C>C>C>C>C>C>C>C>#F-AczD>?C3ODABCHL#D?B2&E#C_NC@A%JMGL#D?B2&E#C_NC@A%JMFL#D?B2&E#C_NC@A%JMEL#B#E2,AA?zEbxXNDMEL#B#E2,AA%EC>C>C>#F?rB3OOACCCCCCCCCCCCBCL#E?x;5?gb]NDMEL#E?y(bxXNDMCL#G?xC2?wB5?M}E>#G?yE5?x_^ND#E?>xWNCMDL#E?>xWNBMCL#B#E2,AA%EC>C>C>C>#F?tB3OFBAAACAL#G?P2?wB5?C{NE#E?>xWNCMEL#E?tA2?wB5?/_NBMDL#E?yQbxXNCL#C#D?C2&E|E>@A%JMCL#B#E2,AA?zEbxXE>@ccccyRkA%JMCL@A%J#D?D2&E#C}NB#B#E2,AA?>xWNC@ccccyRrA%JMBL@A%J#D?C2&E#C}NA#B#E2,AA?zEbxYNB@ccccyRkA%JL#A#J#Dy>d;AE#A?B:AAPL#E?B2%DMCL#D?B2%DMBL#C#D|NAD>#B#D2,AA?AxWNB#C#D?B2&D^NALMCL#C#D{NALL#A#C:AI#A#B:AE#A?A:AALz/ECMbDyE(A?Q3&G)AC>#B*AU*AM#C?wB5&E?Px|?B82.AzNB&H[NA#C?A#E?P_!?wB5?xQ4&C-Az0i>&N#C-Avi>&L2?zOA{NA?cekA#B*AM#D?M42#D#B*AQ}!%J#L?M4?ihkA2%O#B*AE%C#B*AA%KD>#N#Hx[&M|NB#J*AA%F#J*AE%D#G#J*AI&E:AM#G#D:AI#G#F:AE#O#M?M42-AJ&D?A#D?xS_!&I?Z4?y.y(kA2%DC>C>C>C>#E?I5[E>@A%QC>#C#F?B2&E_NA#C#E3?I_NA#E#K2+AA%QL#D-AY?B2%E#D+AA%R@B#Iy>e&S@yTlySszGz}cyY*yH@Ax"NB#Q#Rx"NE@A%QC>#C#F?J2&I_NA#C#I3?I_NA#I#K2+AA%QL#E?I]ND#D+AI%R#S@z*zDz<yJzBcz^sWyH@Ax"NC#E?Q]E>#Q#Rx"NFMEL@A%SC>#C#F?R2&F_NA#C#F3?I_NA#F#K2+AA%SL#Q#Rx"NE?kB#E?D83&F?xT{NE#D+AQ#SyI#Fy>e@Ax"NEMDL#D#B#G?E2Qx([NDMCL#Q#RyI?kA#E?D83y>ex NBMCL#Q#RyI?cB#E?D83y>e@Ax"NBL#L#M2%F?B%PMCL#H?B3#H5&H?wwD5NALL#A#F=AB#A#P=AA#G?Q2)ALyRGCJbEyB#A*AM&C#A*AI&D#B#B#D{!&F_E>#A*AY%J#A*AQ%E#A-A"%K#A*AE%G#A*AA%HD>#G#C3%I#C%DD>#F#D&B?>3&D}E>CyBvMwwwwwwwwwwwwwwww&L#B#G{NA vMwwwwwwwwwwwwwwww#I?Q_NA #B#H2vAAAvMOOOOOOOOOOOOOOOOvxDL%MCyBvMwwwwwwwwwwwwwwww#G#B?Q2_NA vMwwwwwwwwwwwwwwww#I?Q3?Q_NA #B#H2vAAQvMOOOOOOOOOOOOOOOOvxDL%NCyBvMwwwwwwwwwwwwwwww#G#B?#2_NA vMwwwwwwwwwwwwwwww#I?#3?Q_NA #B#H2vAA#vMOOOOOOOOOOOOOOOOvxDL%OC>#G#B?/2_NA#I?/3?Q_NA#B#H2vAA/vMOOOOOOOOOOOOOOOOvxD%LL#I?>2%I#Lv0#Ov0#Nv0#Mv0666[NBLLC>#B#F}E>#E#F#C32%E#F%CMBLD>vMwwwwwwwwwwwwwwww%LC>#B#G{NA#G#B3?Q_NA#B#H2vAAAvMOOOOOOOOOOOOOOOOvxD%LL#Lv0&D?ccE6x[#B2%B#D[#B#F_5NAL#E#F#B#B#F{!&D#C32%EC>#B#F}E>#D%CMBLC>#D#G_E>#D#H2-AA%B#D?B2%CCb?B#K?B5[NA ?A#Bk?>xWNA ?C?B#B?z=B{!L#E2%EC>#B?K3OECDDADL#C#G}NB#C#H2-AA?K^NBMCL#E?B2%E#D?B2%CMBL#A#E:AU#A#J?B2&J:AYL#C#F_NBLL#A#C:AM#A#E:AQLLzXECPbByE(A?#3&D)AC>#B?C_NA#B?E8%H#A+AA%S?Q%ED>#S#A#E2+AA&Sx*E>#H#E?Q2&E^NBMCLL#C?A:AI#C#BQtB#C*AI%F#C*AE%E#HE>#E#F?E82#A#HuKAAL#C#B#F2&C:AID>#E&F#C&H?E8&P2%L#A%E#B%I#F%CD>#D?Q2&G#E#IQy#B#D#D*AU&M:AE#D#D*AQ&N:AA#G#D*AY#D*A"Qy#B#D#D*AU&J:AM#D#D*AQ:AI#D*AY%E#D*A"%ID>#D*AI%QD>#C%GC>C>Cb#M[E>#J[NC#D?I2MBL#D#J[NA #D?I2#D#N+AA#Q+AAx(!L&K*AE&R[NB#G#L&C]NC#K#R?B3:AE#K#K*AA&C?Q2:AA#G#C*AI:AI#G#C+AA;AA#G?Q2%C#D*AE%M#D*AM%J#D*AA%NMDL#IND#O?B7%C#F+AA%S?Q%ED>#S#E#F2+AA&Sx(E>#C%O#B%C#A%E#H%B#F%AMGL#P#E?Q2&E^NAL?B%I#O?B5NF#H#B#B#H{!%ED>#A#F+AA;AA#A#F*AI:AI#F?Q2%F#A?Q2%A#E?B3&ENALMFL#G?Q?A#G#L^!2%CMALALALALAL#D?#2)A#ILzNEBHb(A?Q3&G)AC>#A*AyZB?H3?C|E>?B#A*Aa#A*AcB&B#A*AyC{&D!%F?A%A?A#B#D!&EE>#F-AA?xT]%AL#C?A#C?wB5?xS_!?wB5?Z4?y.y(kA2%HD>C>#A#E}NAD>#A#F2-AA?xE^NB#E#A?B2&A^NAL?A%CMDL?A%C#E#A&B_NC#A#E]NC#E#A3%C#A#F2%I?A%AC>D>#A#I2-AA?xE]NB#C#A?B2&A^NAL#C%AL#G?E2#F#E#BCbC>#AE>?A%DD>#D#I2-AA?xR]NC#A#D?B2&D^NALL#A#B2&AMBL#A#B2%A#B#D2LQxD#G*AE&B?cccca]NA#G*AI%CC>#G*AM&D#H-AY]E>#H#C#DQzPB%D#B[NB#C#BQjB#DNC?B%CMEL#B[NB#C#BQjBMBL#DNAL?B%CMBL#A*AdB%E#A*AfB&F#B{E>#E#B?M42*AI&D?E9?A#D?H5?E]!%DL#A?z{A2%H#B?B2%A#C?A#C?wB5?xS_!?wB5?Z4?y.y(kA2%BD>#A#D_%C#A#D}NB#A#F_%I?cekA#E#A?M42&J?M2#A?B2#F}!*AI?E9%A#B#H#J?cekA#I!Qx([NALL#G?Q2)A#CLz/ECIbByE(A?/3&E)A?C%FC>#A*AI&L?cpy{z<B#C*AI&H#H?cpy{z<B}!{NA#C*AM&H?kA{NA#B?A#B?K_!&G?H3?D_NA#C-AU?B5NA?A%F?y~pkA?A:AA#E#A+AA&M;AU#E?S=AM#E#G?M4?zLy_kA2&G-AL=A-#E#C:A##E?A=AxI#E?A=AxH#E?y~zHkA:A)#E#A*AI:A"#E#D=AxG#E?b?A#D?wB5!xPA*#G-AI%G#E?U2%J#My/%IC>C>#E*AY&K[NA#I-AA&A?#{NB?B%F#K?B]NA#A?#^NA#I-AB&A?#{NBL?A%A#J?AQy+B&F#K}NA#F#I2-AA%ALC>C>C>CbC>C>#B?D3ODBABAL#E?I2#F#A#G?M4?ihkA2#HQWMBLC>#A?wB5&A?zZA^E>#A?z~A]NBMDL#E?I2#F?B2#G?M4?ihkA2#HQ@MBL#D?wB5NB#C*AANB#E#G=A,#E?B=AxH#E?I2#F?B2#HQxCL&B[NBC>C>#B#E*AY&C}NA#E*AU&D#B2-AA&F?#{E>#B%AMCL#C#B?B2&A|NA#F?#^NA#A#D2-AA?#{NBL#J#BQy+B%AL#A#L]&FND#E-AxI?B5[NDMCL#E?B=AxIL?A%F#E-AxI[NBL?C%FL#E?/2)A#FLyREBQb(A?Q3&K)AC>Cb?A#B*AM&G?cekA#B*AQ&I!*AI?H5?F]NA C>C>#CE>#K?I2#B?A#C#DQT#K*AI?B5NBMCL?C%E#I[ND#G*AI&C?#_ND#C?H5?E^ND#C?E9%N#B*AE%Q#B*AA%R?B%D?B%FD>?cekA#G#F&C?B2&F?M42&E#F#I}&L!*AI?E9%FC>#LNA#E*AI&E?H5?F^NA#E?E9%L#C?C2&S%EC>D>#E#L}NB?cekA#G#E?M42#E#I}!*AI&M?E9%E#M?H5?E]NALMBL#B?cekA#G#O#C#H!&O?M42#I#O|!?B#R#G#C?M42&E*AA?B2&M2#E*AE&H#H?A^3&H#M_#H#Q{6&T!?A#H#M3#T!#E*AI?I5?D9Qx)#D5%D#C#J#L#S{&C!%J#C#P6%P?B%HL#F#N_NAL?C%E#P?B5[ND?B#D?B5NC ?A%J?C%FMBL?B%F?A?cekA#G#K*AM&J?M42#I#J|!*AI?H5?F]NB L#A#F=AB?DL%E#A#J:AEL#A#E=AA#K?Q2)ALz)EDIbByBCyE#B?B2%K#A?M2%L#A*AQ&I#B?b72%H#A*AM&J%GD>vMAAAAAAAAAAAAAAAA%MC>#I#B#E2?B2_NA#H?Q_NA#B#G2vAAB%ML#H?Q3%H#E?Q2%E#G?Q2%G#MvM~~~~~~~~~~~~~~~~v(#MvMCCCCCCCCCCCCCCCCvx!vM%%%%%%%%%%%%%%%%vxDvx v0&F[NALCbC>C>#I#Fx[#B2&H#E2&E?P3&F{E>#G#H2?P3-AA?&]NBL#A#FQxN&HNB?APL?A%H#E?O3MBL#A*AQ%I#A*AM%J#H?B9L%FC>C>#F#I}NA#F#J2-AA&E?#{E>#F%GMCL#F?B2&G#I}NA#E?#^NA#G#J2-AA&E?#{NBL#I#L#FQy+B&G|E>?APL#G#J2-AA%ELC>#E?=]EbC>#I#K_NA#I#K3?I_NA#J#K2+AA%NL#H?B5NB#D+AA&O@B#N@b?H#F#B3?C3&E#E?H}!?D8y>e@byIyH#Ey>yI@yWz{y;z}yYy}z"y"y&byE@=fe&NyH@Ax"E>#A#B#F#CQ9NCL#D#N#Od;AA#A*A"&D*AcE&C?kA}E>#A?B=AxE?APL#D#C?D82&A#B:AA#A#F:AE#D#D*AcE?B2:AcE#G?B2F?ALPL#A?B=AxE?ALzGEBOb(A?Q3&L)A#C&F?E2%HC>C>C>CbC>C>C>#C*AA&M?B3OCBCAL#F?I2MCL#F*AI&B#A*A"&A*AqB{NC#B#F*AE&C_ND#A?oB2#B#C3&BQz=B#A*AqB%D#BE>#A*AzLB&E#D2#C#E2#BuKAAL#A#B#D2:AqBMEL?cekA#A*AM#F*AE&C?M42&E#C#A*AQ&G}!%H?cekA#E?M2#C?B2#G}!?E2L?B#A*AA#A*AI&E#A*AE{&G!%N?A#E#G!%O#A*A#?U2%P#B*AE%J#B*AA%E#A*A"%I*AA%Q#H*AA%GD>C>#E#G_NA#I*AqB#J{NA#B#Q:AA#M?C^NE#D#F*AI&B?H5&C?zLA42&E*AM?B^NE#A#F*AE&F#E*AQ&E#B#D#A*AU*AM#C?Y42-AW?H5?zLA42?)2Q*#A#F?B2#E#BQ?MEL#E?B2%R#I*AmB?C8%K#I*AkB%HD>C>#K[E>#G%CMBL#K?E3%K#H*AA%C#H?E2%H#C#R_NB#C#G}NBLL#L?I2#P#N#O#E#C#I*AzLB#I*AqB&E#J#EQ5#B#C:AA#B#I*AqB&J:AE#C%EMALALALAL#L?Q2)ALzNFCHbByB(A?Q3&E)AC>C>C>#B#A*AQ&D}NA#A?M2%ID>C>C>C>C>C>#I*AA&F#B2-AA&C?z A^E>#C?&]NB#Ck?AxWNE#C?#_NH?A#B3%CD>vMAAAAAAAAAAAAAAAA%JC>#B#D{NA#C#D2?Q_NA#B#F2vAAA%JL#C?Q3%C#B?Q2%B#JvM~~~~~~~~~~~~~~~~v(#JvMCCCCCCCCCCCCCCCCvx!vM%%%%%%%%%%%%%%%%vxDvx v0&G[NAL#Gx[#C3?Q3%BMFLC>C>#B?B2&C#D}NA#C#F2-AA?&3Ox%DAAAAAAAAAAAADAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAADAAAAADAAADAAAAAAADAAADADBAL#A#C?JQzDB?A%DMJL#E?I2#A#B?C2Qa?A%D#E*AI?B^NI#E*AM&C?ctD5?cy[D^Eb?GF#B?G2&F#A*AQ&G}NI#F#A*AM&H2-AA?z A^NI#G#B?H2&F|NI#C?wy}D{NI#F#H2-AA?z]A^NI#E#A#B?I2Qa#E*AA?B^NJ#E*AE?cz{D5?cy~D^NI?ML#B2&B[NI#A*AQ%DMCL#B?B8?C2#H6%DMHL#B?C2%BL?B%HMBL#I#BQ0&CE>#B#C2%BMBL#A#BQy,B?A%DMEL#B#D_NALL#A*AU#B{E>#A#B?MQzDB?A%DMCL#A#B?LQzDB?A%DMBL#A?P=AE#A#B:AA#A#B?G2:AIL#E?Q2)A#DLy-ECIbByE(A?#3&F)A#A#B#C#D#E?AQ)#F?U2#B*A)&I?I?QQhB#F*AY%A#F*AU?B^E>#F?A:AQ#F#F*A"&H:AM#F#A:AI#B*A#%K#IE>#I?Y4%A#K?T2%E?A%D?I%CD>#ExJAA#E?H3xNAA@Ied%N#F*AI#D]E>#F?I2Qz"B#F*AM%HL#C#H2&G#D:AA#G?I3#N;AA#F#D?B2&G:AQ#E?Y2%E#C?Q2%C#G%D#A?Y3&ANAL#F*AM%HL#F?A:A"#F@cccccB;AU#H#G#F?U2Q.%C#F*AU%AC>#C[E>#AE>#F*AY#A?E8QjBL#F*AI&A[NB#H#A?E8QjBMBL#AE>#F*AY#A?E8QjBL#B@E;A##B*A"%C#B?A:A"#F*AI%E#GE>#B?"2%L#G?E8%G#H?I2%DD>#L#D*AA&J#I_Qz@B#B*A)%A#B#I#J{Eb#B*A##A?Y42&M#K#J?Y42&J+AA;AA#M#JvAAIvLAI#A?B2F#AL:A)#D?Q2%D#G?Q3&GNALL#EE>#H#E?E8QjBL#C[NA#K#C?Y4QjBL#F?#2)APL#F*A"ALyMFCIbByE?qzGkA%H(A?qA3&G)A?qzGkA*AA?yFcQ}E>?qzGkAQz^B?qzGkA@cccckA;AAL?szGkA?S=AA?zWzGkA?A:AAC>#C*AI&I?cpy{z<B#F*AA&J#J?cpy{z<B}!|E>C>#B?wB5?G{E>#G?M2?qzGkA#CQ#MBL#G?M2?qzGkA#C?A#I#F*AEQEL?szGkA-AA?S^E>#A?A:AI#A@cccckA;AAMCL#C*AA%I#C+AE%O?zSzGkA*AA%J?zWzGkA*AA%K#G?A:A/#G#K:A*#G#J:A)#G#O;A"#G#I:AY#G?A:AU#G@cccckA;AM#G#F*AI:A,#B?wB5&B?M4?zLy_kA2-AI?M4-AzEh>%FC>C>C>#B?D3ODABABL#G#K:AxY#G#J:AxW#G#O;A>#G#I:AxQ#G?xM2#G?xQ2#D#EQxKC>C>C>#G-AxM?B3ODBCCAL?B%L#G*A<%DMBL?B%L#G*A<?B2%DL#D?B2%E#J#D?M42%M?A%BD>#B?A#C#H{![E>#L[ND?A%L?A%C#D#K_E>#M*AI&B?E9?A#B?H5?F]!%CL#I[ND#I%B#E&H#C}NDL?cekA#J#H?M42#H#K}!*AI#G?M2#H#FQJ?E9%HMALAL#G?M2?A#FQJL#A#G*AU:AI#A#G+AM;AAMBL#A?A:AI#A@cccckA;AAL#G?qA2)ALyHEBDb#A*AQ&C#B{E>#A*AM#B2-AA?-]%DLC>C>C>C>C>#B#D2&B#C}NA#A*AM&D#B2-AA&E?/]NB#E?/3?wB5?J{NAC>D>#B#D2-AA?/3?wB5?J{NB#C#B?B2&B^NAL#C%BL#B[NDMCL#A#B?HQzDBMCL#B?B2%BLC>C>C>#B#C}NA#B#D2-AA?xI^NA#B?B2&B#C}NB#B#D2-AA?/3?wB5?J{NBC>D>#B#D2-AA?/3?wB5?J{NB#C#B?B2&B^NAL#C%BL#B[NDLC>#B#C}NA#B#D2-AA?z#B5?nA^NA#C#B?B2&B{Eb#B#D2-AA?xH3?vB5F?BL[#B2&B#C}NC#B#D2-AA?/3?wB5?J{NCC>D>#B#D2-AA?/3?wB5?J{NB#C#B?B2&B^NAL#C%BL#B[NDL?A%E#B#C_E>#B#D2-AA%ELC>#E?xI]NA#E?z#A]NA#E?/3?wB5?K_NA#E?x:5?lA3?wB5?Z{NEL#A#B?IQzDBMCL#A#B?HQzDBMBL#A#B?HQzDBL?A%BL#BLzEEBLb?B%J#C?B|E>#A?A:AA#A?A=AxL#A?yFccI:A-#A?iyNkA+AA;AU#A?zByNkAvAAAvLA"#A?zLyNkA-AA=A,#A?y:yNkA+AA;AI#A?y[yNkA*AA:AQ#A#D?C^=AxK#A#D?B]=AxJPL#B-AA&E?C_E>#E-AzFe>%JL#B-AB%G(A?#3&F?yZyNkA-AA=AY#F?yRyNkA+AA;AQ#F?cyNkAvAAAvLAA#C?C3&EE>?Y#E#E?Y}!%K#B?C2%L#F?B6%M?A%ED>C>#E#L2-AA?B3&N?D{NA#E?zWekA2-AA&H?F|#H?C^5NA#H#M2#N?y yNkA2-AA=AA?B%IL#K#E?B2&E^NALL#C?xE3%H#G?B5%K#F#I=AA#B?xE2#G?"8?xCx}5?A#C?xE}!%LC>#C?xB_E>?A%E?A%IMBL#B*A %I#C?&_E>?A%EMBL#B*AxB%E#C?xE_NA#B*A&%OL#A#K=AxI#A#F+AA;AU#A#FvAAIvLA"#A#F-AY=A,#A#O:AQ#A#E:AM#A#I:AI#A#H:AE#A#L:AA#A#J?B5=A-#A#D?C^=AxK#A#D?B]=AxJ#A#G?B9?B5=A.#A#G?E9?B5=AxL#A#G?E5[=A/Lz~EBHb(A?/3&F)A?zSpkA?A:AA?opkA?A:AA#F?A:AQ#F@cccckA;AI#F#B*AQ:A)#F#BvAAAvLAU?kpkA?DQz>B?opkA?opkA*AA&E?D2:AA?mpkA*AA#E?C82&E@A;AA#E?A:AI?kpkA?BQz>B?opkA?opkA*AA&E?B2:AA?mpkA*AA#E?C82#D:AAC>#D[NA#C#D?D82%H#A?wB5?M4-AzTy_>%ID>#C-AG%E#C-AF%D#F#C-AE&A=AxG#F#D=A+#F#E=A*#F#A?A#A?zOA_!?M4&G-Ay{h>#I#G-Aih>!=AxH?kpkA#F?*2?EQzQB?opkA*AA%A?kpkA?CQz>B?opkA?opkA*AA&E?C2:AA?mpkA*AA#E?C82@A;AA#B#F?I2#C*AAQy:B%JC>#D?C^E>?mpkA*AA%D?opkA*AA%EMBL?kpkA?BQz>B?opkA?opkA*AA&K?B2&E:AA?mpkA*AA&D#K?C82#G?ihkA2-AJ?ccccE6:AAL#F#J:A*#F#E#A3&G?C3:A,C>#A#E}NA#D#A?C82%D?B?C#G?C_!%A#F?*2%ED>#D[NB#D#E*AA:AA#D?E2%D#E?E2%E#A?B3&ANALL#C?I2&C#H^NAL#F*AI&A[NA#F*AM#A?E8QjBL#F?/2)ALz[HBBb?fkkA*AA?C]E>?rkkA?B:AA?zWkkA@A;AA?qkkA@cccckA;AA?okkA@I;AA?kkkA@A;AA?y~kkA@cccckA;AA?y[kkA@A;AA?y:kkA@cccckA;AA?gkkA@B;AA?z)kkA@A;AA(A?/3&AvMAAAAAAAAAAAAAAAAvLA#?yNkkA#AvAA"vLAA?y#kkA#A*A,:AA?kmkA?S=AA?szGkA?S=AA?z:lkA?S=AA?mlkA?S=AA#AvMAAAAAAAAAAAAAAAAvLAI?fkkA?A:AA?z:kkA?AxPAA?y#nkA?B:AA?yVnkA@A;AA?yNnkA@cccckA;AA?dnkA@E;AA?umkA@A;AA?z[mkA@cccckA;AA?z:mkA@B;AA?z)mkA@A;AA?z mkA@ccccQ;AA?zSmkA@B;AA?zLmkA@A;AA?mmkA@ccccQ;AA?y=mkA@E;AA?y,mkA@A;AA?y#mkA@E;AA?yVmkA@E;AA?yNmkA@A;AA?dmkA@ccccQ;AA?uzGkA@E;AA?z[zGkA@A;AA?z:zGkA@cccckA;AA?qzGkA@cccckA;AA?kzGkA@cccccB;AA?y~zGkA@I;AA?y[zGkA@A;AA?y:zGkA@cccccB;AA?gzGkA@E;AA?yZzGkA@A;AA?yRzGkA@ccccQ;AA?fzGkA@E;AA?czGkA@A;AA?z{zFkA@cccckA;AA?szFkA@A;AA?rzFkA@E;AA?zWzFkA@A;AA?qzFkA@cccckA;AA?ozFkA@E;AA?kzFkA@A;AA?y~zFkA@cccccB;AA?y[zFkA@E;AA?y:zFkA@A;AA?gzFkA@ccccQ;AA?yZzFkA@B;AA?yRzFkA@A;AA?fzFkA@cccckA;AA?czFkA@E;AA?z{lkA@A;AA?tlkA@cccckA;AA?zWlkA@E;AA?qlkA@A;AA?olkA@ccccQ;AA?y[lkA@E;AA?y:lkA@A;AA?glkA@ccccQ;AA?yZlkA@B;AA?yRlkA@A;AA?flkA@cccckA;AA?clkA@E;AA?z{kkA@A;AA?tkkA@cccckA;AA?tzFkA?A=AA?zWzGkA?A:AA?ozGkA?A:AA?gnkA#AvAAIvLAALLy+ECIbByB(A?rA3&I)A#F*AQ&K#B*A)&L#K#L_!%J#B*A#%MC>C>C>C>C>#L[NA#M#L?B3&O?Y42&N-AT&P?F{NA#P?C]NA#K[NB#J?B3&K#O}NC#NvAAA%Q#M#K?Y42&K#N+AQ;AQ#K#QvLAAMCL#JNBL?A%BMBL#I#F:AY#I#D+AA;AA#I#D*AI:AI#I#B+AE;AM#I#E?A#E?K_!?M4?zLy_kA2:AU#I?*2#J?E?<QhB#I*A,%B#I*A*?B]NB#I?A:A)#I#I*A/:A##I#B:A"#I?"2#JQz?B#I*A)%B#I#JEb#B#J2#I*A##B?<42%B#M%FD>#I?*2#I#FQM#B#I+Ax*;A/#B#IvAAxWvLA##B#IvAA<vLAQ#B#IvAA*vLAA#B?<2%B#F?Y2%F#J?B3&JNALF#BL:A)#I?*2#I#E#M#L#I?"2QC#I#I*A#&D#I*A)#I*A,&E#I*A/#G#HQxB%B#I*A*&FE>#E#F?E8QjBL#I*A"&E[NA#D#E?<4QjBL#A#B:AA#A#B#L_=AF#A#C-AI=AE#I?rA2)APL#I*A/ALz{DBTb(A?/3&D)A?cekA#A*AM&M#C?M42#C#A*AQ&J}!&F*AI%K#F*AA%N#DCbC>#B?A#B?wB5?P_!?wB5?xQ4&E-Az{i>?B]#F*AE&O?b^5[E>#D?A:AYMBL#E?mikA2%HC>#C?B2&F#K?E9&P_E>#H-AxO?M4&E-AzCh>&G?A#G?xS_!?Z4?y.y(kA2%Q#E?ihkA2%R#A*AY%S?A%ED>?cekA#M#F?M42&T?M2#F?B2#J}!&L*AI%G#L*AA%UC>#Q#A?cekA#T#F#J}!Qx([NA?A%E#G?H5?D^NA#S-A-%F#R-AL%E#G?I5[E>#D?I2#E#F?B5#A#U?B2QxT#D*AM%I#D*AI%EMBL#D?Q2#E#F?B5#A#LQy%B#D*AU%I#D*AQ%EL#G?E9&F#P_NAL#E?B5NBL#D?A:AY#H.AxKMCL#D#I:A"#D?B:AY#H#I?H5?B82.A&%VL?ALxPA&#D#VxPA##D#K:A,#D#O:A*#D#N:A)#A#B#C#D?)2#D?Y2QV#D?/2)ALy=EBGb(A?gB3&G)A#C*AxQ%H#G?AxPAxK#G?iyNkA+AA;AY#G?zByNkAvAAAvLA##G?zLyNkA-AA=A/#G#C+AxM;AM#G#C*AxQ:AU#G#C-A>&I=AxJ#C*A*%J#C*A)%K#C*A,%L#C-AxV%C#G?A=A;#G#D=A:#G#C=AxN#G#L:AI#G#J?A#K?cccca^!:AE#G?B=AxM#G#A?wB5?M4?zLy_kA2:AxY#G#B*AQ:AxW#G#BvAAAvLA<#G#G?E2:Ax #G?sA2?B#H#H?B|!&A#F#A#F_!&B?E?<QhB#G*A4%A#G*Ax[?B^E>#G?A:A0#G#G*Ax|:Ax;#G#A:A~#G?z A2#BQz?B#G*A0%C#G*Ax;%D#FE>#B#C2#D#C?<42%CD>#G?sA2#G?<2#EQM#C#G+AyZB;A/#C#GvAAfBvLA##C#GvAAavLAQ#C#GvAAx[vLAA#C?<2%C#E?Y2%E#B?B3&BNAL%CL#G*A~%A#G?E=AyC#G?sA2Qx;#G#G?<2#D#C?E?A?z)yRkA?kpkAQxB:Ax%#G?AxPAx*?kpkA#G?zSA2#I?B5Qy&B#AE>#D#A?<4QjBL#G?gB2)APL#G*Ax|ALzVDCEyEGbC>#D*AE&J#E_NA#J#E3?I_NA#D*AA#E2+AA%ILC>#B?wB5&K?E|E>?A%B#C#K?K4?z[y&kA2&K2-AI&C?A#C?J_&C!&L[NB#K?B#C!%K#J#E?Q2&B_#J#B3?I_6%M#J#E?I2&C_#J#C3?I_6%J#B#D*AA&D2%N#C#D2%O?A%ED>#E#K2-AA&B?A#B?xS_!&B?Z4&D-AzDy(>?B2%C#D+Ay.y(>%FC>@B#By>e&G@yTlySszGz}cyY*yHx E>#F#Ix"NB@A%F#J[E>#O+AA%FL?B%B#C?I]NE#D?y.y(kA2&D+AI%HC>#G@z*zDz<yJzBcz^sWyHx E>#C?Q^NB#F#Hx"NDMGL#F#HyI?cB#C?D83y>ex NFMCL@A%G#M[E>#N+AA%GL#F#Hx"NB?kB#C?D83&C?xT{NB#D+AQ#GyI#Cy>e@Ax"NBMEL#F#IyI?kA#C?D83y>e@Ax"NA?B%BMDL#L#E?B2&E^NALL?A%BL#A#E:AE#A#B:AALz_DBEb(A?Q3&D)AC>C>C>C>#A-AA?B3ODABCDL#C#A-AB&A?A#A?xS_!?Z4&E-AzDy(>&AQz=B#C*AI%B#AE>#C*AE#B2#E?y.y(kA2#AuKAAL#C#A#B2:AIMCL#A-AB%A#C*AI&B#C*AA]E>#CQnBL#C*AE#B2?&=AA#C#B?B2:AI#C#A?A#A?xS_!?wB5?Z4&E-AzDy(>&AQz=B#C*AI%B#AE>#C*AE#B2#E?y.y(kA2#AuKAAL#C#A#B2&A:AI#C*AA#A]E>#CQnBL#C*AE#A2?&=AA#C#A?B2:AIMBL#A-AC#A*AE%F#A-AB%A#D?C=AI#D#A=AJ#D?I2#B#CQ>#C*AI&A#C*AA]E>#CQnBL#C*AE#A2?==AA#C#A?B2:AI#D#B#FQkB#D*AA%F#C#D*AE&AQz=B#C*AI%BC>#A[&GNA#GNA#C*AE#B2#F#AuKAAL#C#A#B2&A:AI?B5[NA#C*AA#A]E>#CQnBL#C*AE#A2?,=AA#C#A?B2:AIL#D?Q2)ALzUDBNb(A?>2&E)A#E#C:A*#E#B:A)#E#A*AQ:A##E#AvAAAvLAQ#E?I2#E?Q2#B#CQx{C>#B#C}NA#E*AI?B5[NA#E*AM%F#A*A#%O#A*AQ%H#A*AM%I#A*AA%L#E*A"%P#E*A#%QD>#E#F?cekA#P#F?M42#F#Q}!*AI?H5?G]2&J:A)?A%K?A%M#B#H_E>#I#B?M42*AI&A?E9&G?A#A?H5&A?F]!%M#G?A#A?E]!%KL#B?B2&G%A#L%ND>C>C>C>#N[NAD>#K#G&B|NB?cekA#I#B?B2&G?M42#G#H}!*AI?E9%G#B#F]NALMBL#L[NBD>#A&B#M}NC?cekA#I#B?M42#B#H}!*AI?E9%A#B#F]NAL?A%NL#E#D=AxR#E?A=AxQ#E?M=AxS#E#B:A<#E@A;A/#O#E?/2Qy*BMBLL#E#E?Q2#J#CQx{#C#J|NB#E*AE%F#J%B#E*AA?B5NALL#E?>3)ALy=DBHbC>#D[NA#A?M2%I#A*AM%GC>C>C>C>#B#A*AQ&H}NA#B#G2-AA&F?#{E>#B%EMCL#B?B2&E#H}NA#F?#^NA#E#G2-AA&F?#{NBL?A%F#I#BQy+B&E#H}NB#E#G2-AA%FL#F?z!A]NBL#D?B3%JD>C>#CE>#A#E#F#C#JQW&ENBMEL#A#E#F#JQ+&E[NDL#A*AM%GC>C>#E#A*AQ&H}NA#E#G2-AA&F?#{E>#E%DMCL#E?B2&D#H}NA#F?#^NA#D#G2-AA&F?#{NBL#I#EQy+B&D#H}ND#D#G2-AA%FL#F?,^E>#F?z!A^ND#D?B2%KMDLC>#D?B2&B#H}NA#B&E#G2-AA&F?#{NB#D?C2&E#H}NA#F?#^NA#E#G2-AA&F?#{NBL?A%F#I#BQy+B&E#H}NA#E#G2-AA%FMALAL#E?B2PL#KLzCDBHb(A?Q3&I)A?cekA#A*AM#D?M42&F?M2#A*AQ&G#D?B2|!?cekA#F#D#G}!&D#D*AI?H5?G]!*AE%F#D*AA%H#A*A#&L*A)%J?A%DC>C>C>#L*A*&AOCCBAL#A%GD>#D#G?B9&K#D2&D#J#D?E82*AA#H{!%D#G#K3&G?B{NALLC>#D#J#D?E82*AA#H|2&D[NA#J#D?E82&D?M3*AA&G#H|E>#D?E3*AA#H#G32%HMBL#D?I3*AA%HL?A%D#A?B^E>D>#A?B9&G#D2&K#D#J#K?E82*AA#F_!%D#A#G3&A?B{NALL#D#J#D?E82*AA#F_2&A[NA#J#A?E82&D?E3*AA%A#D?M3*AA&D#F}E>#A%FMBL#F#D3#A2%FL#I#E=AN#I?A=AM#I#B=AO#I#C:AI#I#H:AA#I#H#F#F#H_!:AE#L#IQy*B#I?Q2)ALrDBFb#E-AI%FC>C>C>C>C>C>C>C>C>#C*AI&G?H5?D3OFABDEIEL#F?B3?F_NB#F[NEMGL#F?B3?I_NFMDL#C*AE&H#C*AA&J3?C]E>#A#B#D#EQz#BPL#A*AY-A.%ICb#G?I5[E>#F?B#J?B2&C#A*AA2#H#H?A^3&E#C_#E#A*AE{6&F!?A#E#C3#F!#I?B5QRMBL#A*A"&E?A:Ax[#A#C#E?rA2QyYB#F#E*A0#E*Ax[#I?B5QRL&C?wB5?Y]NF#A#C?A#D#BQz-BPL#FOKBDDDDDDDCBDL#FNCL?cekA#A*AM#B?M42#B#A*AQ}!*AI&C?G5?E^NC#A#B#C?E9Q3PL#A#B#E-ALQiB#B?B2#G?E9^NB#C*AE?b]NB#E-AF&C?D]NB#A?J#C#D#BQz-BMBL?cekA#A*AM#B?M42#B#A*AQ}!*AI&F?G5?E]E>#A#B#F?E9Q3L#C*AE?b]NA#A?G#E-AD#D#BQz-BLLy0DCHbDyEC>#B-A=&H?A#H#B-AxO&G2?qA_&I!&B[NA#B?M4%H#C*AE&B#D?Q2&F_#B#F3?I_6%J#B#D?I2&D_#B#D3?I_6%K#G?M4?ihkA2?B#I!?J2%B#C*AA&C#F2%I#C#D2%L?A%CD>#B-AA&D?A#D?xS_!&F?Z4&G-AzDy(>?B2%D#G+Ay.y(>%MC>@B#Fy>e&N@yTlySszGz}cyY*yHx E>#E#Mx"NB@A%M#K[E>#L+AA%ML?B%F#D?I]ND#G?y.y(kA2&G+AI%OC>#N@z*zDz<yJzBcz^sWyHx E>#D?Q^NB#M#Ox"NDMFL#M#OyI?cB#D?D83y>ex NEMCL@A%N#J[E>#I+AA%NL#M#Ox"NB?kB#D?D83&D?xT{NB#G+AQ#NyI#Dy>e@Ax"NBMDL#E#MyI?kA#D?D83y>e@Ax"NA?B%FMCL#B?M2%B#C?B2%C#H?M3&HNAL?A%FL#A#C:AE#A#F:AALy>DCKbCyE(A?/3&C)A#A*AU%D#B*AM%H#B*AU%E#B*AQ%K#A*AM%F#C#A*AQ&L:AQ#C#F:AM#C#A*AI:AI#C#A+AA;AA#B*AA%I#B*AE%G#B*AI%J#C?cekA#H#E?M42#E#K}!&A*AI&E:A,#C#A+AA&M;A)#C?cekA#F#D?M42#D#L}!&A*AI&D:A##C#A+AA&N;AY#My/%B#M@#fy/%ACb#D?H5?D]#E?H5?D]5[E>?A?A#N@#fy/&D#Ny/&E3#D#E_#D?A#C*AI&F#F#C*AE{&F!{6&D!&H?A#A#B3#A#B_#A?A#J#G#J_&G!{6&A!^NB ?B?B#C*AA#F!#E2#D!?B?B#I#G!#B2#A!#HQzPB[MBL#C#C?Y2?B#I#B?B2&B2#A#A?A^3&A#B_#A#G{6&D!?A#A#B3#D!#E?I5?D9Qx)L#C?/2)ALtDBIb(A?#3&H)A#A*AU&I*AM%J#H?M2&K#A*A"&L#E#FQx#Cb?A#H*AM[NA #H*AY%M#H*A"%N#H#K?C#J#D?H5?Y42&G#I*AUQyB?A%J#G-AU&G?A#G?zOA_!?M4-AzBh>%I#H*AA%G?A%KCbC>C>C>C>C>C>C>C>C>C>C>C>C>C>C>?cekA#M?Y2#N?C|!*AI?H5?C3OEDABCEL?B%JMDL#IOKKDDDDFDMIKDL#IOKJCCCCECGIJCL?B%KL#IOKHBBBBDBEFIBL#G?B]%G?AMKL#G?B]&G#JNI ?AMJL#G?B]%G?AMIL#G?B]&G#KNG ?AMHL#G?B]%G?AMGL#G?B]%G?AMFL#G?B]MDL#G?B]MCL#G?B]%G?AMCL#G?B]L%G?BL%I#C?A=A_#C#I=AxW#C#G=A^#C?DxPA[#L*AqB%G#E#F#L?oB2Qz:B#C#G:AY#C?B:AU#C#L*AqB:A"#C-AxO[E>#C?b:AxML#A?C#B#B#DQxU#H?#2)ALy]DBMbC>C>C>#B*AI&D[E>#B*A"%FMBL#B*AE#D?E82?Q3%G#B*AY%H#B*A"%FD>C>#G*AA&E#C}NA#C?cekA#H#E?M42#E#F}!*AI?E9}NA#D%FMDL#B#D?B3&D:AI#G?Q3%G#DNALL?A%D#C[E>?A%EMCL?A%E#C#F}NB#B?AQzEB#B*AI&F[NBL#D%ED>#B*AE#F?E82&I?E3Cb#I?M3&L*AA&H#C|E>#H%G#I?I3*AAMBL#I?Q3*AA?B2%G?AL?B3%D-AA?B7%M#B*AY%N#B*A"%OD>#D?B2%D?cekA#N#G&J#M2&K?M42#K#O}!*AI?E9&G#C|NAL#L#J:AA#I?I3#D:AA#H#J^E>#F?B3&D#E#D#E_!%EL#C#K|E>#F%DMCL#B#KQzEB#B*AI&FNAL?A%DL#A#D:AI#A#E:AA#A#B*AE:AELyMDBNb(A?Q3&F)AC>#B-AxDNA#B*AE%GC>#B*AQ&H#B*AI&M{NA#H#B*AM&C_NA#B?U2&N#B-AY&I2?B3-AA%J#I?F_%OD>#C#G2%KC>C>Cb#H#C3&E?H|E>?A%D?A#E[NB D>?B#J#D#K2-AA]NC #E#D?B2&D^NAL#E%D?AMBL#F?I2#J#K#EQx=#F*AM%D#F*AIL?B]E>#B#C#D2?B2&C:AM#C#I_NC#C#M{NC#O[NB#G#C#I3&D2#N#IQzPBNC#B*A"%E#B#C:A"#E#G2%L#D#E3%DMFL#B#H:AMMDLAL#C#H|NALL#B?B=AxDC>#B-A)?B]E>#B*A#%C#B*A"%BMBL#B*A#&C#B*A"&B]NBL#B#G2%L#C#B3%DL#A#D:AE#A#L:AA#F?Q2)ALz DCJbByE(A?Q3&G)A?Q%H?C%J#D?B]E>?A?C#B?A#B?wB5?P_!?wB5?xQ4-Awi>#E?H59?B5&D!%J?S?Q#D!%HLC>#F[#B?wB5&D?C]5NA#A#HQzLB[NA#C#A*A"*AU&K}NA#C?C8%E#B?A#D?P_!?wB5?xQ4?mikA2%L#H?S]%M#C%FD>#F#A*A"&D*AU}NB#D*AQ#E2*AA%IC>C>#MNA#L-AxN[NA#A*AY-A-%N#G?cekA#A*AM#I?M42#I#A*AQ}!&O+AA&P;AA#G#O*AI:AI#G*AE#Py/3?yFD}NB#D?A:Ax[#A#G#D?rA2QyYB#B#D*A0#D*Ax[#NQy?B[NBL#A#H#J#B?A#B?wB5?P_!?wB5?xQ4&D?nikA2#A*AU?J2#D-Ami>!-AA?D#B#IQy]BL#E?E2%E#K#F?B2&F^NALL#A*A"&F*AU&B#C3?B{Eb#A#CQyPB#A*A"&F*AUF#BL#C}E>#F#C:AUL#G?Q2)ALlGCEbByE(A?yRB3&E)A?ckkA?ckkA-AA&F?B#F!=AA#FE>D>?ckkA-AA&FNA?ckkA#F?B#F!=AA#FNALL#E?qA2?z pkA*AA?rpkA*AA#C?A#C?AxX!#D#BQy.B#E#E*Ax*:AQ#E#E+Ax ;AI#E#E*AyNB:AxW#E#EvAAyCvLA<#E#EvAA4vLA*#E#EvAA~vLAYC>#C?AxZE>#E#E*AQ:Ax*#E#E+AI;Ax #E?D=A1MBLCb#C?x@|E>?H?I#C?x@]!%F?F%D?G%B?AMBL?G%F?M?G#C?b7-AzWe>&D?D3?wB5?C_&C!%B?C?A#C!L%C#EvMAAAAAAAAAAAAAAAAvLAx #E#C=A1#E?A=A0#E#D=Ax>#E#B=Ax=#E#F=Ax;L#E?Y2%D(A?#3&B)AC>#E?qA2&C-AV?D^E>#B?E2?y[nkA#CQzIB#B?uyRkA*AA:AY#B?z[yRkA+AA;AQMBLC>C>?zBpkA-AA?B]E>#C#A#D?CQxJ?vB5NBL#B?E2?y[nkA#C#A#DQ:MBL?zSnkA?A:AA#B?B=AM#B?E=AEL#B#C*AI:AY#B#C+AA;AQL#B?Q2%G(A?/3&C)AC>#B?E2&FxJAA&I@Ex"E>?inkA*AA%H#C?y~nkA*AA:AY#C#H:AU#C#G+AA;AI#C#G*AI:AQ#C#FxNAB#FxJAH@/e#FxLAF@#edd@Ie#Id;A"MBL#C?E=A"L#C?I2Qx;#C?*2&H?y[nkA#F#G#A#D?z)yRkA?kpkAQxQ?kpkA#H#D-A-Qy&B#C?/2)A#B?#2)ACbC>?opkA*AA&A?E_NA#A?H^NA?mpkA*AA&A-AM?B^NA#AxNAY#A+AQ@ccccx|yId@Ax"NA?AMBLQy|BL?ckkA?A=AA#E?yRB2)ALz*DBEb?B%D#B*A>&E*AI&B#E*AE|E>#E*AA%D#B%FL?B#D#C*AA&B2#C*AE&D#B_#D#F{6&G!%F?A#D#B3#G!%DC>C>C>C>C>C>C>C>C>C>#C-AQ&GE>?A%B#G?F^NK#C-AR?N{NK#DE>#E*AY-A/[NC#F-AA&B?/3?wB5?K_NE#B?%3?wB5?P_NF#B?=3O[FFFFFFFGGGGGGGGGGGGGGGGGGGGGGGGGGFFFFFFGGGGGGGGGGGGGGGGGGGGGGGGGGFFFFGL#A?G=ABMJL#E*AY-A/NBL#A#D:AI#A#F:AE#A?D=AAPL#E*AU-AK?C^ND#A?D=ABMGL#A?H=ABMFL#A#B=AB#A?C=AAPL#B?#_NB#B?wA]NB#B?z#B5?lA3?wB5? }NC#A?J=ABMDL#A@cyGfyZkglB#C*AI&B#E*AQ_Eb#E*AM#B?M42F?cekALxNAI@DefxQABMCL#A?I=ABMBL#A?K=ABL?B%BL#A#B=AALyYDBJb(A?/3&F)A#A*AI%G#A*AE%H#F?A:AQ#F@cccccB;AI#H#G#F?I2Q. #F*AI&IE>#F*AM#I?E8QjBL#F#C=A)#F@ccccQ;A"#F@A;AU#F#B*AI:AQ#F#B+AA;AI#GE>#H#G?E82%I#E*AI&G?C3%J#D*AE?B3%K#E*AE%E#D*AI%L#D*AA%MD>#H*AI%B#F?I2#H*AAQxI#F*AY%CC>#G#B?B9&D|NA#E#D?C82&N[NA#N#C#M2:AALC>#B?B5[NA#F#C#F*A"3?B#L#F*A#&B?B^!2:A,#F#B#K2:A*#G#D?C2&B|NA#E#B?C82%C?B?C#B#J{!%D#F?*2%BD>#C[NB#C#B*AA:AA#C?E2%C#B?E2%B#D?B3&DNALL#H?Q2&H#I^NALL#AQz_B#F?/2)ALz0CBHb(A?#3&D)A?B%F?ckkA?ckkA-AA&B?B#B!=AA#BE>D>?ckkA-AA&BNA?ckkA#B?B#B!=AA#BNALL#D?B?B?z pkA*AA?#2#A?rpkA*AA&B?#3&C?A#B#C}!{&C!#B?#_!?A#A#C!Qx>#D*AE%CC>#D*AI&E[E>?B%B?A%AMBL?B%B#C*AA&AE>#C*AE%G#A%BL#E?B]E>?A%AMBL?A%ACb#C*AI&F[E>?B%F?AMBL#C*AML%H#E?D_NA#C*AU%E#C*AQ%AL#D?M2#F#H#A#EQXCb?b#D*AM&A[NA ?b#B#G#A#D*AQQyKB&A[NA ?b#A?z y"kA3?z>z%zGyJD4&A?C9#A?Y}!L#D*AA&BE>#C#B?D8QjBL?ckkA?A=AA#D?#2)ALyJDBFb(A?Q3&F)A#C*AI&D#C*AA]E>#CQnBL#C*AE#D2?&=AA#C#D?B2:AI#A#B?D82%G?A%DD>C>C>C>C>#D[NA#D#H]NA#D%BMBLD>#A#G]NC#A&B?I2%A#B*AE&D[NAL#D#A?I3*AA&B2%HL#B?B2%D#B-AA&E?#_NB#C*AI%B#E?&^#E?z A^5[E>#C*AA#B]E>#CQnBL#C*AE#B2?z A=AA#C#B?B2&B:AIL#C*AA#B]E>#CQnBL#C*AE#B2#E=AA#C#B?B2:AIMCL#C*AI&A#C*AA]E>#CQnBL#C*AE#A2?&=AA#C#A?B2:AI#F?Q2)APL#F?z z.lyFD:AK#F#E?E9?/6=AO#F#E?/6#E?P5&B?zVA2#B?K_!=AP#F?K2?G#CQz:BMALALz}CBIb#A*AI&F?84%E#F?M4&H?Mx_%C#A*AE&G#H2&I%DD>C>#E&H[E>?A%CMBL#H?M2%E#C?B3%C#D?E3#D?M3%D*AA?P{NBLL?B%D#B?wB5&B?N|E>#B?B^#B?G^5%DLC>C>CbC>C>#H[NA#C#F}NA#D#G#C?M42*AI?H5?F]5%EMBL?A&E#F[NB L#ENB#I?E3*AA?H5?G]NB#FL%E#C%FMBL#F?B2&E?E8?H6%B#A*AA#F]E>#AQzXB#A*AE%GL#A#E:AI#G#F?M42&A#B:AI#A@A;AAL#E?M4%D#G?I2%C#E?E8%BD>C>#DE>#G*AI&A?Q}NB#C?E3?b:AA#C#A#B6:AAMBL#FPL#G?M2%G#D?M3%D#C?M2%CMALALsCCCyEFb(A?Q3&E?cCxPAM#E?M2%G?A%E#B?K^%HD>C>C>#H[E>?ySySkA?yJySkA#E#G2-AA&I!&F+AA&C@<e#C@cz0DyH@*ed#C@ccuHyH@Ye#C@cccz{PyH@Iedd#C@If@cccz{PyH#C@Yf@ccuHyHd#C@*f@cz0DyH#C@<fddd&D#A+AA&C@<e#C@cz0DyH@*ed#C@ccuHyH@Ye#C@cccz{PyH@Iedd#C@If@cccz{PyH#C@Yf@ccuHyHd#C@*f@cz0DyH#C@<fddd&Cx"NB?A%B#F.AI&F?I8#F?I96y>@wwDyH&D#A.AI&F?I8#F?I96y>@wwDyH&Cx"NBMCL#E?B%E[NC?CPL?b?B#C#Dx(!%BL#B[#E6?B%E?B5[NAL?C#I#B!Ly)DBEb(A?gF3&D)A#D#B=AH#D#B=A&#D?D:AY#D@A;AQ#D#C:AM#D#C-A?&B=A%#D#C-A>&E=A##D#B#E|&B=A)#D#B=A"#D#D?H2:AI#D?xM2#D?I2QOC>Cb#D*AxM?cccca]E>?E%E?A%B?AMBL?E?yRJQ%&E[NB#E#D?xM2?y,CuKAA?B%B#D?B:A/#D#E:A,#D?E:A*#D#DvAAYvLAsC#D#DvAAIvLAzWC#D?uC2#D?zWC2QO#D*AuC?cccca^E>?y,C%FD>#D*A*#B]E>#D?*2#B?B?E?y,CQz(B#D*A,%EL#E#F2#D?uC2&G?y,CuKAA#D#B?B2&B:A/#F?y,C2%F#G#D?zWC2QO#D*AuC?cccca^NALL#D*A*L%F#A#D-AH=AQ#A#C:AM#A#B:AI#A#E:AE#A#F:AA#D?gF2)APLALyWDBGb(A?#3&G)A#B?A:AI#B*AA[E>#BQnBL#B*AE?z~A=AA#B?B:AI#B#DQz=B#B*AI%EC>#D[&FNA#FNA#B*AE#E2#C#DuKAAL#B#D#E2&C:AI#B*AA#C]E>#BQnBL#B*AE#C2?vA=AA#B#C?B2&D:AI#B#C?%2&EQzCB#B*AE%F#B*AI%H#G#D:A"#G?A#E#E#H{&E!&H:AY#G?B#F#E!&I:AU#G#B?M2#G?U2?A#D?bQEC>C>C>?cekA#B*AQ&E?Y2#B*AU&F?C|!&J*AI#E?cekA#F!*AI7?P{NA#B-A)?S^NA?cekA#E?M2#F?B|!&B*AA?B^NA#B*AI?H5?G^NA#J*AE#C]NBL#A?A:AAMBL#A#F:AQ#A#E:AM#A#D:AI#A#H:AE#A#I:AAL#G?#2)ALz<CCJbByE(A?/3&E)AC>#B#C?H5?zLA42&B*AA?B^NA#B-AxX?C^NA#B*AM[NA?cekA#A*AM&G#B*AE&H?B2&D?M42#D#A*AQ&I}!&F*AA%D?cekA#G#B*AQ&B?M42#B#I}!+AA%M#E#F*AE&B:AU#E#M;AM#E#D:AI#E#B:AE#E#D:AA?B#A*AA#A*AI&B#A*AE{&D!%J?A#B#D!%K?A%DD>#E?Y2#D2&L?A#D#E2&F*AE&B#F*AA&F3#B#F_#B#K{6&B!:AE#L?B#F#J2#B!:AA#D?I2&D?Y^NAL?B%D#A*AU#C#E*A##E*A)#E*A*#E*A,Qy"B[NA?cekA#G#H?M42#H#I}!-AI?I5?D9%DL#E?/2)A#DLz%CBIb(A?>2&G)AC>?cekA#B*AM&K#C?M42&I#C#B*AQ&J}!*AI?H5?E]E>D>#F#G2?A:AA#F?I2&F?kA^NALC>#C#J}NA#C?B2&H#I*AI&C?E9?A#C?H5?E]!&I}NA#D#E?D82%ED>?cekA#K#H?M42&C#H#J}!%L?cekA#C?M2#H?B2&M#J}!*AI?E9%H#G%C#D%FC>C>D>#B#L#F*AA#F*AEQx~[E>#C?I2%C#F?I2&F#E^NBMCLL#C#M:AE#C*AA#C?B:AA[NBL#A?C:AAMEL#H#I_NALL#A#GvAA/vLA/#A#GvAA#vLA##A#GvAAQvLAQ#A#GvAAAvLAAMBL#A?C:AAL#G?>3)ALzKCCDyEEbC>Cb#C-AI?I5[E>#B*AA%HC>#B*AE&B#C*AA&G?B2&C_NA#B#C3?I_NA#C#H2+AA%DL#A-AY&I?B2%C#A+AA%E#I?H}E>?A#D#Ex"NC @A%DC>#B#G?J2&J_NA#B#J3?I_NA#H#J2+AA%DL?B#C?I]NC #A+AI%E#I?P_ND#C?Q]E>#D#Ex!PLC>#B#G?R2&G_NA#B#G3?I_NA#G#H2+AA%FL?A#D#Ex"NC ?kB#C?D83&B?kA_#A+AQ#FyI#By>ex 5PL#D#EyI?kA#C?D83y>ex PL#B#C#A?B#A-AY&A?Z_&B!#A?A#B!Qx~LPL#D#EyI?cB#C?D83y>ex LlCBCb(A?>2&F)AC>C>#ENA#B*AI?I5NA?A%E?A#B*AE&G#G?A^3&G#B*AA?B2&B3#B#G{#G#A*AE{6&G!#D^NB?B#A*AA#B2#G!#C#DQzPB[%EMBL#F?A=A,#F?A:A*#F?A=AxQ#F#D:AxM#F#C:A/#F?A:A<#F?A#B*AE&C#C?A^3&C#B*AA?B2&B3#B#C{#C#A*AE{6&C!:A)#F?B#A*AA#B2#C!:A#D>C>#F?Y2#F?#2Qx}#F-AY[NA#F-AZ#F?I2#F?/2Qx}?A%E#F-AI[NC#F-AJ]NBMCLL#F?Q2#F?/2Qx}#F-AQ?B7%EL#F?>3)A#E?B5LzQCBGbCb#D*AoB&G?A#G?J_&G!&J#C-AN&F|E>C>#D-AzMB&F?U^E>?wB%G#F#C-AO]NBL?wB%G#B?wB5?M4-AzTy_>%B#D-AQ%F#D-AV%I?wBMCL#D-AQ%F#D-AV%I#D-AzLB%B?wBMBL#D?E#G!&K#F?Y42&H-AU&G?A#G?zOA_!?M4&F?y{hkA2#B?wB5?M4?zTy_kA2#F-Aih>!-AA%B#H-AQ%F#H-AV%I?wB#J#H-AW&H|NA #K#H?Y42-AUL%H#D-Az:B%DC>#C-AO?xB5?Q^E>#D?wB5[NB#E?B7%DL#A#H=AF#A#G=AE#A#B=AD#A#F=AB#A#I=AC#A#D?B5=AAPLALyLDBGb?cekA#B*AdB#C?M42&E?M2#B*AfB&I#C?B2|!*AE%D?B#B*Aa#B*AcB&H#B*AyC{&B!%G?A#H#B!%FC>C>C>?cekA#E#C#I}!*AA&EE>#E&C?B3#F}NB#G?B3%BD>C>#B#C2-AA?J3O)AADDADDDDDDDDDDDDDDDDDDADDDDDDDDDDDEDL#C?B3&CNALL?A%CL#D#F}NB#D%BD>C>C>#B#G2-AA?J3O)AAEEAEEEEEEEEEEEEEEEEEEAEEEEEEEEEEEBEL#F#B?B2&B^NBMDLL#F#B?B2&D|E>#E%CMCLD>#D#G2-AA?J3&B?X{E>#E%CMDL?B#B8?yUccE5[E>#E%CMDL#D?B2&D#F_NAL#H%D#E%CMBL#C?B3%CL#A#D:AE#A#C:AALz,CCCbByE(A?qA3&G)A#G?<2&H#B#C#DQx#C>#G*A<E>#G#G*A>&D:A##G#G+A<&I;AY#G*AxV%B#G*AxW%C#G#D:A>#G#I;A<#G#C:AxW#G#B:AxV#G?Q2#H?C#E#FQmBC>C>C>#G*AQ?B5E>?cekA#B#G*AU&D?M42#C#D|!*AI?H5?D^NB#G#G*A#:A/#G#G+AY;A*MCL#A?A:AAMEL#G#G*A#:A>#G#G+AY;A<#G#C:AxW#G#B:AxV#G?I2#G?<2?C#E#FQyB#G#G+AY;A*#G#G*A#:A/#G*AI?B^NBL#A#G*A/:AI#A#G+A*;AA#A#D:AU#A#C:AQ#A#B:AMMCL#A?A:AAMBL#A?A:AAL#G?qA2)ALzHCBFb(A?Q3&D)AC>C>C>#B#C]NA#B?B2%E#B-AA&F?z0A]E>#C#E]NB?.?z0A#B-AB?xJ]!%F#B?C2%EL#D?E2?I?B?BQhB#D*AI%B#D*AE?B]NC#D*AM&G#F=AA#D?B:AM#D#G:AI#D#B:AEC>#C#E]NA?B%BD>#E?B2%H#E-AA&F?z0A^Eb#HF#C#H]NC?.?z0A#E-AB?xJ]!%F#E?C2L%E#D*AE#B]E>#D?E2?BQz=B#D*AI%GL#B#G2#F=AA#D#B?B2&B:AM#C#E^NALL#A#D*AM:AI#A#D+AE;AAMBL#A?A:AI#A@ccccQ;AAL#D?Q2)APL#D*AMALy*CBEb?B%DC>#B#C{NA#C#A*AU&F*A,{NA#F*A*#B2%D#C#B3%ELC>#A*A"-AQ?H}E>#EEb#D?A#D#E?B3&C2-AA?xT]!F?AL%A#C#E#A!%C#A#D#A!%BD>#C[&A%F#ANC#C?B3%C#B-AA#B?B2%B?xE]NALMBL#EE>?A%C?A%BD>#B#C#D2-AA?,]2%B#E#C?B2&C^NAL?A%F#B?B{NBL#D#E2%CD>#C#D]&FNB#D-AA%E?yC%BD>#B&A?myTkA2-AA#E]&G[E>#A?B2%B#ANBLL#D?B2%D#GNALL#FLyVCBEb(A?#3&F)A#B?A#B?wB5?P_!?wB5?xQ4?mikA2%B#E?B|E>#B#E?B82.AC%HL#F@b;AY#F@b;AQ#B-A=&E?M4?A#E#B-AxO&B2?qA_&E!&IE>#B?M4?ihkA2?B#E!?J2%E?A%BD>C>#H#B?P59?B5[NA#G?Q}NA#F?Q2#G2#E-AA=AA#G?B2%GL#B?B2%B#E?M2%E#I?M3&INALL#F?I2#C#D#F?Q2?B#G?R_&B!#G?A#B!QZ#F-AI%B#A#F-AJ=AB#A#B?B5=AA#F?#2)ALz"CBGb(A?#3&D)A#D?cekA#A*AM#B?M42#B#A*AQ}!&H+AA;AQ#D#H*AI&I:AY#C?A#C?wB5?zOA_!?wB5?M4&E?ihkA2%F#E-AzBh>%EC>C>?B#I?H5&G8?z,B5NAC>C>C>#G?D]E>#E?B3OGBEEEECEL#E?H]NCMDL#D*AU#D*AQ3?C|NCMDL#F-AL%E#A*AY-A-%GCb#I?I5[E>#D#E#G?B5#A#D*AQ?B2QxT#D*AAMBL#D?I2#E#G?B5#A#HQy%B#D*AIL?B]NCC>#D*AU#D*AQ3?C]E>#A#B#C#FQz#BMBL#A?H?A#C#BQz-BLMCL#A#F-AL#BQxRMBL#A#B#D?Q2#C#FQxVL#D?#2)ALy/CBIb(A?#3&F)A#B-A=&G?M4?A#G#B-AxO&H2?qA_&G!&IE>#H?M4?ihkA2?B#G!%G#E*AE?B3%J#E*AA&E?B2%K#C#B#A*AY-A-?B82&B.AG#B.AK6?b75?wwD5%C?A%BD>C>#G-AE&L?D]NA#C#B?P59?B5[NA#G?B2#A*AU?J2#G-AA!-AA%M#F#L=AxA#F?IxPA!#F#M=A #F#B#H2=AZ#F?C=AY#F#D:AQ#F#J:AU#F#K:AM#F#E:AI#A#F?I2?A?AQz[BL#G?M2%G#B?B2%B#I?M3&INALL#F?#2)ALz=CBEb(A?Q3&C)A?zSpkA?A:AA?opkA?A:AA?kpkA?DQz>B?opkA?opkA*AA&B?D2:AA?mpkA*AA#B?C82&B@A;AA#B?A:AI?kpkA?CQz>B?opkA?opkA*AA&B?C2:AA?mpkA*AA#B?C82@A;AA?b%D?zSpkA*AA&E%BC>C>C>#A-AU?B3OCABCL#C?cekA#A*AM#A*AY&B?M42#B#A*AQ}!&B+AA;AA#C#B*AI:AI#A#C?zLpkAQyYB?zSpkA*AA%B?xS%DMBL?xT%DL?B?qpkA*AA#E2#B#E_!#B#E3&A?A#A#B|!QyIB%A?kpkA?CQz>B?opkA?opkA*AA&B?C2:AA?mpkA*AA#B?C82&B#A:AE#B#D:AA#C?Q2)ALyKCBGbC>C>CbC>C>C>#B#D_#B#D{3?wB5OCFBAL#D?T2?x|5&C#B?T2?x|5&B]NE#A#C2&E#A#B2&B?E3-AA?C5Eb#B*AM%C#BQzSB#B#C2F#BLQy^BMBL#B?T2?x|5&G#D?T2?x|5&H]ND#A#G2&F?E3-AA?C5[NC#A#H2&E#F#F*AM&I2&J{NC#FQzSB?B#H#G#I2]NB #E#JQy^BL?DL%B#E?E3#B:AA#APL#C#DQ%&C[E>?APL#BE>#C#A#BuKAAL#A#BQjB#C%AL#ALyXCBFbC>C>C>#C#C?D2?yC5&E]E>#D?I3%I?A%EMBL#D#E#C3&E#D#E_!%E#DE>#B?wB5%G?B%HD>#C#F2-AA#G]NE#E#F?B2&F^NALL#E#D?I3&I{NBL#B?wB5?yFyGdI4%FD>?cyGdI#C#E2&H*AA#F7&G3#G6?cyGdI#H*AE#F7&G3#G65?cyFyGda5?cyFyGda^NB#E?I2&E#I|NALL#D#E^E>#B?wB5%F?B%HD>#F#C#E2-AA]E>#E%FMDL#D#E?B2&E^NALL?A%HL#A#F:AE#A#H:AALy%CBIb(A?#3&D)A#D?A:AQ#D@cccckA;AI#C?E}E>?B%F?E%GD>#C?E3%C#B?E2%E#F?B3%IC>#B*AA&B?b]E>#D*AI#I]E>#D?I2Qz!BL#D*AM&G#H2?A:AA#E%BMBL#D?U2#E#B#C#B#C_!&BQ,?A#D*AY#D*AU!%J#D*A"%K#C#B3%C#B#E2%B#D*AI#I]E>#D?I2Qz!B#D*AM%GL#G#H2&E#J:AA#E#K:AEL#H?I2%H#D#F:AQ#F?B2%F#C?D{NALL#A#D*AQ:AI#A#D+AI;AA#D?#2)ALy+CBHbC>C>#A*AE&H#B{E>?zEB%F#A*AA&D#B2&I-AA&A?xS2?wB5?xB_E>?C%CMCL?D%C?gB%EC>C>C>C>#A?rB3OOGAAAAAAAAAAAABAL#A?xC2?wB5?P_NE?E%C?yRB%E#A?tB3OFFCCCBCL?y(B%FMDL?yQB%FMCL?cB%E#A?P2?wB5?D_NCL?APL?cB%EL#H#B?B2&A{E>#A#D2-AA%GL?C%DD>C>#D&A#C]E>#C%AMBL#A#B2#H}NA#A?B2%D#A#I2,AA?>xWNBLL#C?A#A#C}!?A#F#G}!?A#E#G|!Ly CBJb(A?#3&F)A#CE>#C?E8%G#B?M2%C#A*AE%I#A*AA%J#A*AM%K#A*AQ%LD>C>C>#C-AANA?A?cekA#K#C?I3*AA&B?M42#B#L}!&B*AE&E#E?A^3&E#B*AA?B2&H3#E#H_#E#I{6&M!%E#B-AI?I5[E>?B#H#J2#M!#E#DQy}BMCL#E?kA{NA#F?Q2&E#A#BQcB#F?E2#EQyXB#F*AI&B#F*AM#DQy}B#F*AE&E[NB#B#EQjBMBL?y{ySkA?B#DQy}BL#C?Q2%C#G?Q3&GNALL#F?#2)ALyWCCFbByE?E%F#C?E?M#C*AA?B5!2xNAA%I#B*A"&D*Az)B%EC>C>C>C>#D*AsB&DOCDABL#E+AA#Ix!NB?A%DMCLD>#G#D?B9&H#G2&G#E#G?E82+AA#Ix(!%G#D#H3&D?B{NAL#E#G?E82&E+AA#Ix!NA?A%DMBL#E*AI&D#B*AY&B*AU}E>?A%DMBL?A#B*AQ#D?,42&E*AY&D#E*AU&E3#D#E_#D#B*A#{6&F!%D?E#B*A"#E?F82#F!%FL#A#F:AA#A#C*AU:AI#A#F#D?F82:AELyJCBGb(A?Q3&F)AC>#C?A#C?wB5&G?P_!?wB5?xQ4&D-Avi>&H#D-Az0i>&I2?zOA{NAC>#G?H3ODBABAL#H?M4?zEhkA2%E?A%D#B#C?wB5?Px|?B82.AzNB%GCbC>D>#G#D?P59?B5E>#E-AA%C#E?D3-AA?I]E>#C?A#C?zOA_!?wB5?M4-AzEh>MEL#F?I2#B#CQx@#F-AINCL#E?M2%E#D?B2&D#I_NAL?A%EMCL#F-AJL%D?B%EL#A#D=AB#A#E?B5=AA#F?Q2)ALyJCBGb(A?Q3&E)A#B*AM%H#B*AQ&J#C{E>#H#C?M42*AI&F?E9?A#F?H5?E]!%ILC>#C?B2&C#I}NAD>?cekA#H#C?B2&F?M42#F#J}!*AI%G#E?I2#B#D#CQ-C>#E-AI[NAC>#E-AJ&C?A#C?zOA_!?wB5?M4&C-AzBh>?I]E>#G?H5?F]NBMCL#E#B#F#C?ihkA2-ALQx[#E*AA?B^NB#E*AE%FL?B%GMCL#G?E9&C#I_NAL?A%GL#A#F:AE#A#G:AA#E?Q2)ALy"CBIb(A?Q3&F)A#A?A:AxV#A?A:A<#A?A:AU#A?A:AI#DE>#D?C8%G#A?M2%H#B*AM%I#B*AQ%JD>C>?cekA#I#C*AA&D?M42#D#J}!&E-AI?I5[E>#E*AE?B3%K#E*AA?B2%L#A*AU&E#A*AM]E>#HQzYBL#A#E?B2:AU#A*AQ#E?E82&E?A=AM#E#K:AI#E#L:AE#E#D:AAMBL#F#B#EQcB#A#D#FQzKBL#C?E2%C#G?E3&GNALL#A?B#B*AA#B*AI&A#B*AE{&B!?A#A#B!QN#F?Q2)ALz}BCIbCyE#CEb#C?C8%C#A*AA%G#A*AE%E#A*AM%H#A*AQ%I?A%AD>?cekA#H#B*AA&D?M42#D#I}!&D*AI%JCyE@A#E#D*AA&K?B2&F_NA @A#E#F3?I_NA #F#G2+AAL%LC>#J?I5E>?B%AMBL#A@B#L@b?H#D*AE#K3?C3&D#D?H}!?D8y>e@byIyH#Dy>yI@yWz{y;z}yYy}z"y"y&byE@=fe&L#MyH@Ax"6%A#L#Md%ML#B?E2%B#C?E3&CNAL#A?B7F?BL?B5LyGCBJb#B#C_E>D>#B#A*AQ&J_%D#B?M4%E#B?B2%BC>#E#A*AM&K2?cekA#D!*AI&D?H5?E^NA#A*A"&E*AU&F%G#D?E9&L#B{E>#F?C8%H#E?M2%I#B%DD>#I*AA#G]E>#IQrBL#E*AQ#H2#D:AA#E#G?B2&G:AU#H?E2%H?cekA#K#D?B2&D?M42#D#J}!*AI?E9&D#L_NALL#G#F3?B{Eb#A#FQyPB#A*A"&E*AUF#GL#F_NA#E#F:AUL#B#C^NALLLy/CBDb(A?tA3&E)A?ckkA?ckkA-AA&F?B#F!=AA#FE>D>?ckkA-AA&FNA?ckkA#F?B#F!=AA#FNALL#A?I|E>#A-Ame>%GL#E?Q2&A?z pkA*AA?rpkA*AA#C#D#BQy.B#E#E*AY:AI#E#E+AQ;AA#E#E+A);Ax;#E#E*A,:Ax[#E*A"%B#E*A#%CQxP#E?zSA2#G#E#B#C#E?rA2Q;#E#E+AA;AQ#E#E*AI:AY#E?zSzGkA+AA;A"#G#A#E*Ax*&A#E*A~Q=Qy|B#E*Ax%&CE>#A#C?D8QjBL?ckkA?A=AA#E?tA2)ALyYCBCbC>C>C>#B-AT?xB5?I]E>#A-A-ND#A-AxIE>#B-AQNEC>#B-AR&C?A#C?zOA_!?M4-AzBh>?C3OFAFFFAFL#B?A=AV#A*AY-A.NE#B-AU&C?D^NDMEL#A*AY&C-A.NDMBL#A*AY%CL#B-AV?B]E>#C-AxINC#B-AU&C?D]NCMBL#B-AU&C?D]NBL#A#A-A*#C?wB5?A^5=A*#A-A,NA#A*A"&A*AI&C#A*AA]E>#AQz BL#A*AE#C?Y42&D#B+AQ;AQ#D#BvAAAvLAA#A#C?B2:AILLy_CCFbByB#A*AQ&H#B?b72%E#A*AM%DD>vMAAAAAAAAAAAAAAAA%IC>#H#B#F2?B2_NA#E?Q_NA#B#D2vAAB%IL#E?Q3%E#F?Q2%F#D?Q2%D#IvM~~~~~~~~~~~~~~~~v(#IvMCCCCCCCCCCCCCCCCvx!vM%%%%%%%%%%%%%%%%vxDvx v0&G[NALC>C>C>CbC>#H#F#Gx[#B2&E2&F?P3&G{E>#D#E2?P3-AA?&]NBL#A#GQxN&D[ND#D?B5NC#D?B9MBL#F?O3L&D#B3?C^NC#A#D#CQzTBPL#A?B=AxEL?APL#A?H?A#C#DQz}BLz0BBMb(A?>2&E)A#E?I2#B#CQyE#E*AxQ%G#E*A<%B#E*AxM%J#E*A/%K#E*A)%LC>C>#E*AI[NA#E*A#%M#E*A"%F#E*AY%N#E*AU%OD>#P%H#C%I#F&C#M}NB?B%P?cekA#O#C?B2&F?M42#F#N}!*AI?E9%F#C#D|NALMBL#L[NA#B#G}NA#B#D{NAD>?B%H?cekA#K#B&I?M42#B#J}!*AI?E9&B#G}NB#B#D|NALL#A#I:AE#A#H:AA#E?>3)ALy CCDbByE(A?rA3&F)A#F#D+AQ&I;AY#F#D*A/:A<#F#D+A*;A/#F#DvAAYvLA##F#DvAAAvLAI#F#Iy/#A*AM&G3:AY#A*AI%H#A*AA%DC>#B-AV?D^E>#F?mA2#D#BQzIB#F?uyRkA*AA:Ax*#F?z[yRkA+AA;Ax MBL#F?mA2#D#B#C#F?I2Q:#F#B*AI:Ax*#F#B+AA;Ax L#F?xQ2#D#F?mA2#F?qA2#C#F?I2#E#HQxQ#A#F*AxQ#G2:AM#A#A-AQ#F-A>5=AQ#A#A-AR#F-A?6=AR#F?rA2)ALtBBDb#B#C#D#B*AY#EQeB#B#B*AY&K#E#E#K_!:AY#B*AI%K#B#G#H#I#JQeB#B#F:AY#B*AI%LC>?A#F#E3#D#F_#E#F{6&D!&M?A#J#I3#H#J_#I#J{6&H!]E>?B#C#E2#D!?B#G#I2#H!#MQzPB[NBL#B*AU&C#B*AM]E>#B?M2QzYBL#B#C?B2:AU#B*AQ#C?E82&B#L:AM#B#K:AI#B#F:AE#B#E:AAL#A#L:AE#A#K:AALz?BBFb#B-AxJ%E#B-A/%D#B-AG%F?G%CC>C>C>C>C>C>C>C>#B-AxL?H3OLAHHHHHHBHCDHL#F?wB]NG#DNG?G?E#E?zOA3?wB5?zBB_!%CMGL#D?B^NF#E?A#E?zOA_!?wB5?M4&D?ihkA2%B#D-Ay0h>?B3ODCDEFL?G?G?F#D?D^!#F?wB]!%CMEL?D?G#D?B]!%CMDL?A%CMCL#B-AH%G?B%CMBL#B-AH%G?C%CL#A#G=AB#A#C=AALyVCCFbByB#A*AQ&H#B?b72%E#A*AM%DD>vMAAAAAAAAAAAAAAAA%IC>#H#B#F2?B2_NA#E?Q_NA#B#D2vAAB%IL#E?Q3%E#F?Q2%F#D?Q2%D#IvM~~~~~~~~~~~~~~~~v(#IvMCCCCCCCCCCCCCCCCvx!vM%%%%%%%%%%%%%%%%vxDvx v0&G[NALCbC>C>#H#F#Gx[#B2&E2&F?P3&G{E>#D#E2?P3-AA?&]NBL#A#GQxN&DNB?APL#F?O3MBL#D?B9L&D#B?C2]Eb#A#D#CQzTBF#DLLuBBEb(A?Q3&D)AC>#A*AU-AK?C]E>#D?B#A*AA#A*AI&E#A*AE{&A!?A#E#A!#B*AA#B*AEQxD#D*AA&B?cccca]NB#D*AE%E#C#D*AI&AQz=B#C*AI%FC>#A[&GNA#GNA#C*AE#F2#E#AuKAAL#C#A#F2:AI#B[NB#E#BQjBMBL#D?cekA#A*AM#B*AI&B?M42#B#A*AQ}!&B+AA;AA#D#B*AI&B:AI?B#B?H58?y}B5NA#A#D#CQyYBL#D?Q2)ALyWEBFbC>C>C>#B*AI&C[E>#B*AE&ENBMCL#B#C?I9:AI?B%FMCL#B#E?B3&G:AE?B%F#B#B*AA&D?B2:AA#D-AA%C#B-AM[E>#C?z A^NC#G[NB#B#E?C3:AE#B#D?C2:AAC>C>C>C>C>C>#D-AB&C?z&A3OUAIIIBIIIIIIICIIIDIEFIL?I%CMHL?M%CMGL?K%CMFL?N%CMEL?J%CMDLCb?A%D#B&C?EQyTB&B?cz{D5?cy[D]E>#C?B#C*AA?C2#C*AE&E?C_!:AA#C#E?C3&G?A#E#G}!:AE#B?K8?cz{xT5#C?EQyTB?wH56?ccE2%BLC>#B?cB}E>#B?cQ_NB#B?ccE}E>#C#B?Q8?ccuB5#B?C8?cz0A5#B?M9?xT566?cyFyGE6:AI#B?S9?tB6MDL#B?I8?cz0A5#B?G9?xT56?cyFC6%D#B?M9?rB6%BL#C#D:AI#BMBL#C#B?xT5?cB6:AI#B?G9?kB6L%CMCLC>C>#C?xD3OHADDDDDBDL#B?CQyTB%CMCL?#%CMBL?A%FL#A#C=AB#A#F=AALzSBBGb?B%EC>#A*A"&G*AcE&F#D_NA#F?kA{NA#D#F^E>#G#F?D82%F?B?B#A*AM#A*AU&E#A*AQ{&A!&H#B2#C?A#E#A!&I{#B#C{6&A!%J?A#C#B3#A!%B#G#D?D82%AD>#B?A#A*AE&C#A*AA&D3#C#D_#C#I{6&C!]E>?B%E?B#D#H2#C!#J#BQzPB[NDL#A?I2&A#F^NALL?A%EL#ELzHBBCb(A?#3&E)ACb#B-AI?I5[E>?A?A#B*AE&F#F?A^3&F#B*AA?B2&B3#B#F{#F#A*AE{6&F!#D^NB ?B#A*AA#B2#F!#C#DQzPB[MBL#E?Q2#A#BQcBC>D>#E?I2#E?Q2Qx}#E-AI?B7&A?B5NB#D[NB#D?B3%D#C-AA#C?B2%C#E-AJ]NAL?AMBL#A#D[5L#E?#2)ALzCCBHbC>#C?yB{E>?B%DMBL#B*AM#C2%I#C#B*AQ&D#C#C#D_!&E3%JD>C>C>#F#J2E>#F#I2-AA&G?/3?wB5&D?K_NC#G?z%A3?wB5?G_NB#G?lA3?wB5?G_E>#G?;3%DMDL#C#F2%ELC>C>#B*AQ#E|E>#E#B*AU&D_%CMBL#E#B*AU&D_%C#B*AM#E2,AA?AxZNA#D#E|NA#B?M2#EQ0&CNA#B#EQy,BMBL#B?K=AE#B#D#E#D#E_!&D:AA#B#C#D2:AIL?A%DMDL#G?zVA3%DL#D#H?E82%H?B%D#F?B2&F?E^NALL#A#H:AE#A#D:AALz|BBIb(A?Q3&D)A#A*AI%B#A?#Qz=B#A*AE&F#A*AI&E2&CvMAAAAAAAAAAAAAAAAvLAA#CvMAAAAAAAAAAAAAAAAvLAQ#A#E?#2&I:AI?B%HC>#BE>?A%C?A#B?#2#B#E{&G!%E?B#F#G!%FD>?B%GC>#C#E}NA#C#F2,AA?AxZNA#D#B:AM#D#E:AI#D#F:AE#D?E2#CQ0&GNA?A%HMDL#C#G2&C#B_NALL#B#I{NA#A#B:AIL#D?Q2)A#HLzOBBCb(A?Q3&E)A#ACb#A#C?B]Eb#E?A=AM#E?A:AI#E?A?cekA#B*AM#D?M42#D#B*AQ}!&C*AE&D#D?A^3&D#C*AA?B2&F3#D#F_#D#B*AE{6&D!:AE#E?B#B*AA#F2#D!:AA#C*AI%C#B*AU&B*A,%F#B?)2#EQzAB?A#C?H5?D^NB #B*A,F?AL:AI#A#F:AE?BL:AA#E?Q2)ALz-BBBb(A?Q3&F)A#F?I2#B#C#D#EQmB?A%EC>#F*AI?B^NA#D-AS%CC>C>C>C>C>C>?cekA#B*AM#F*AM&D?M42#D#B*AQ}!*AI?H5?C3OEEDCBAL#CNE?B%EMFL#C?B3?H_ND?B%EMEL#C?J{NC?B#C8?yFF5[NC?B%EMDL?B%E#C?J{NC?B#C8?gH5[NCMBL?B%E#COGBAAAABAL?A%EL#A#D:AE#A#E:AA#F?Q2)ALz.BBCb#B?I9%D?C%CC>C>C>C>C>C>C>C>C>C>#A?wB5?G3OQABCDBHJHEIFJJGJJHL?A%C#B?B5[NH#B?wwwH{NI#B?ccE5[NH#D?B5[NIMHL?A%C#B?B5[NG#D?B5[NHMGL?A%C#B?B5[NF#B?wwwH{NGMFL?A%C#B?B5[NE#D?B7#B?wwwH{6?B5NFMEL#B?B5[NCMEL#B?B5[ND?DPL#B?wwwH{NCL?A%CL#CPL?BLzNBBCb#B-AxO#C2%F?B#C?P58&C#B#A*AY-A-&G?B82.AK5[E>#E.AI#C5[E>#B#G?B82.AC#C5[E>#A?P#F#DQz&BL#A#A-AxI&B#E.AK#C5?A^6=AxI#A#D?B2#FQx/#A#B=AxIPL#A#E*AAEb?S?R#B-AxP#E-AE?H59?B5!F?RL#F#DQz&B#A#D?B2Qz.BPL#A?O#F#DQz&B#A#D?B2Qz.BLrBBGb(A?Q3%D#B*AM%FCb#B*AQ&G#C|E>#D#B*AI:AI#D#B+AA;AA?AMBL#D#B+AA;AA#D#B*AI:AI#F#C?M42*AI&E?E9&H?A#E?H5&E?F]!%I#H?A#E?E]!L%E#A#D*AI:AI#A#D+AA;AA#A#E:AY#A#G:AQ#A#F:AM#A#I:AxM#A#G:A,#A#F:A*#A#C?B2&C:AU#A#B+AA;A"#A#B*AI:A)#A#C:A/LzKBBGb#C*AE%F#C*AA%GC>#B*AE&B*A#&C[NA#B*A"&E#C?E82%HD>#F#E*AE]E>#E*AA%B?A%CD>#C#F]E>#B%GMEL#B#C2%D#C#G2%I#C?B2%C?#?A#D-AA&D?lA3?wB5? _!#D6?wB5?#?A#I-AA&D?lA3?wB5? _!#D6?wB5]NALL#E?Q2&E#H^NALL#A#F:AE#A#G:AALzHBBCb#ACb#B*AM?cekA#B*AQ!-AI?I5[E>?A#C*AE&D#D?A^3&D#C*AA?B2&E3#D#E_#D#B*AE{6&D!%C?B#B*AA#E2#D!%B?AMBL?B#C*AA&D?B#B*AA#B*AI&E#B*AE{&B!2#C*AE&C#D_#C?A#E#B!{6&E!%B?A#C#D3#E!%C?BL=AM#A#C:AE#A#B:AA#A?A:AILz[BBFb(A?#3&D)A#B?E2%F#C%ED>#F*AA#G2%G#F?I2%F#E?B3&ENAL#D?U2#G?B?BQhB#D*AY%E#D*AU?B^E>#B#C?D82%G#D?A:AQ#D#D*A":AM#D#E:AID>#D?I2#B*AA&C#B*AE2&H#C3&EQz=B#D*AQ%FC>#C#H]NA#E[NA#D*AM#F2#C#EuKAAL#D#E#F2:AQ#B?I2&B#G^NAL#A#D*AQ:AI#A#D+AI;AA#D?#2)APL#D*A"ALz(BBBb(A?Q3&E)AC>C>C>#C?wB5?D3ODBABAL#A?E=AA?D%DMBL#E?I2#B#D*A*?A#D*A)?cccca^!#D*A,QxK?D%D#E-AI?D^E>#A#E+AI;AAMBL#A?A=AU#A?yK,xPAS#A#E-AJ=AR#A?J=AQ#A#E*AM&C:AI#A?cekA#B*AM#C?M42#C#B*AQ}!&B*AA&C:AM#A#B*AE:AE#A#C:AA?C%DL#A#D=AV#E?Q2)ALzOBBHb(A?#3&C)A#A*A"&E?Y2?B?AQN#E*Ax &FE>#B*A"%G#B*A#%H?A%E?A%BD>C>#B#A*A"&D*Ax }NA#D*AxY#E2*AA&D#H}NA#G#D?D82&D*AE%I#D*AA%D#C?edcQ:A #C?E=AY#C?A:AQ#C#D:AU#C#I:AM#C#D:AI#A#C?I2?A?AQz[BL#E?E2%E#F#B?B2&B^NALL#C?#2)ALjBBIb#A*A"&C?A:Az BC>#B#A*AQ&H}NA#B?B2&D#A*AM&I#B?M42*AI&B?E9?A#B?H5?E]!&J}NA#C?zSB2%F?A%BD>?cekA#I#D?B2&E?M42#E#H}!*AI?E9#F*AA#G]E>#F?BQz>BL#C#G?B2&G:Az B#C*AzWB#B2#D:AA#B?E2%B&D#J_NALL#AQyJBLzEBBFb#A#B?twwwH5&E2%F#B?P5&CE>#F%BD>#D#B-AA&G?z=B{2#Gk?zEbxX2%D#B?B2%B#C?B3&CNALL#EE>D>?Q%C#AvAAAvMOOOOOOOOOOOOOOOOvxDv0E>?A%C?A%BD>#C#A#B2-AA&E?z=B{2#Ek?zEbxX2%C#B?B2&B?Q^NALL#C#D2%D#A?Q2&A#F^NALL#DLzFBBBb?B#B#D2#C#D_!%F#E#D3&B?A#B#E|!%BC>#C#D3&D?A#C#D}!&C?#_NA#B?#{NA#A?#Qz=B#A*AI&C#A*AE2&D#FvAAAvLAA#D#FvAAQvLAQ#A#B#C2:AIPL#A?A#B#B#C{&D!&BQz=B#A*AI%CC>#B[&ENA#ENA#A*AE#C2?B#F#D!#BuKAAL#A#B#C2:AILjBBEb#A*A"&B?A:AyRBC>#B*Az B&C?C_NA#B*AzWB%E#C?Q|E>#A#E#CQ2NBL#B?zWA2#A#E#CQx]#B*AyRB%DL#B*AyNB%B#A*A#&A?xQ2#DQtB#A*AxV%C#A#DEb#C#D2#A*A>#C?E82%AD>#A?A:AI#A#BxNAA;AA#B?E2%B#A?Q2%A#D?B3&DNALF#CL:AxVLzWBBDb?nyTkA?M?dmkAQz:BC>#B[E>?yNmkA*AA%AMBL#B?)4%E#A?Y2%BD>?B#C#B*AA&A2#B*AE&F#A_#D#F_6&G!?A#F#A3#G!?dmkAQz:B?yNmkA*AA&A?dmkA*AA]E>?dmkAQnBL?fmkA*AA#A2?,=AA?yNmkA#A?B2&A:AA#B?)2%B#E?)3&ENALL#AE>?yNmkA#A?B3:AAL?zPyTkA?C?dmkAQz:BLy[BBHbC>D>C>#E*Az{y">#B^NA#E?z y"kA2&F*AY%G#B%H#A%ID>#HE>#I-AA%J#G-AA%K#I?B2%I#H?B3%H#G?B2%G#K?#?A#K?lA3?wB5? _!6?wB5#J?#?A#J?lA3?wB5? _!6?wB5]NBMCLL#F#C#DQ!NCL#E?mA2&E?yZD^NAL?A%FL#FLy:BBHb#B*AM%E#B*AQ&F#C{E>#E#C?M42*AI&D?E9?A#D?H5?E]!%DL#C?B2%CCbD>?A#C#D}NB #C#F_%G?cekA#E#C?M42&H?M2#C?B2&I#F}!*AI&J?E9%C?dy*kA#B#H?cekA#G!Qx([NAL#J?G5?C]L%B#A#I:AE#A#B:AALiBBEb#C?A#C?wB5?zOA_!?wB5?M4&C?ihkA2%DC>C>C>#C-AzBh>?H3OCABCL#A#B#D-ALQJMBL#B#A*A"&E}NA#B?B2&C#A*AY&F#B?M42*AI&B?E9?A#B?H5?F]!&B}NA#D-AL%DD>?cekA#F#C?M42#C#E}!*AI#A#C#DQyMB?E9&C#B_NALLLy/BBDb(A?Q3&D)A#D?I2#A#B?ozAkA?DQzGB#D*AI?B]E>#DCbC>C>#D*AM?D2&C[NA#B#C|E>#B#C]NBMCL#A#C2,AA?>xWNBL#B#C3%E#A#C2MBL?AL&A?B#A!#E?A#A!?lekA?BQzGB#D*AE#C2#B#D*AA?B5!%CL#D?Q2)A#CLy[BBFb(A?#3&F)AC>C>#E?b]E>#A?cccca:AAMBL#F?U2#E?E?IQhB#F*AY%J#F*AU?B]NB#F*A"%H#EE>#H%G#E%ID>#F?I2#B#C#DQzHB#G#F+AI;AA#G?I2%G#D?I2%D#I?B3&INALL#A#E:AI#A#H:AE#A#J:AAL#F?#2)APL#F*A"ALy<BBDb#A*A"&C?A:Ax C>#C*AU&E#B3&D?A#D#E|!&D?C_NA?E#C*AQ#B?C82#B#E{!%B#D?Q|E>#A#B#DQ2NBL#C?Y2#A#B#DQx]#C*Ax &D[NA?A%B?A%CD>#A*A"&E*Ax #C{E>#A#E*AxY#B2*AAQlBL#B?E2%B#D#C?B2&C^NALLLy*BBCbC>#B#C}NA#C?A#A*AI&D#D#A*AE{&D!{NA?B#A*AA#D!&A#B2-AA?&^NA#C#B?b72[NA#B?B2&D#C3%B#A#D2%CD>C>#C-AA&A?J3&D?X{NA?B#D8?y"ccE5[NA#C?B2%C#B?B2&BNBMCLL#A?zZA3?z#B5[%EL#ELzPBCFbByB(A?Q3&D)A#DvMAAAAAAAAAAAAAAAAvLAA#C?P5&EE>#D#B#C?twwwH52#EuKAAL#B#C?x|52%GD>C>CbC>#B[NA#B#G]NA#B?Q2MBL#HNB#D%B?B%H?AL#BvAAA&IvMyEyEyEyEyEyEyEyEyEyEyEyEyEyEyEyEv(v0#IvM................v(v06x]#F2%F%BMBLL#A#C#F2?B2Qz,B#D?Q2)ALz{BBFb(A?Q3&D)A#D?E2#C?B?BQhB#D*AI%GC>#D*AE?B^E>#D*AM%F#C[&ENB#ENB#F#B#CuKAAMBL#D*AMAL?fnkA*AA&E?cnkA*AA&H]E>(A?Q3&B)A#B?I2?cnkA#H?B?E?"QyZB#B*AI?yFccca^E>#B*AMAL#B?Q2)AL?dnkA*AA#E?"42&B#C:AI#B#F:AE#B#G:AA#B#A+AA;AM#B#A*AI:AU#B?B:AY?fnkA#E?B2:AA#D?Q2)ALy(BBDb#A#A*AE&C#B#C#B#C_!&D3:AE#A#A*AA&B#D2:AA#CE>D>C>#B-AA&C?/3?wB5&A?K_NA#C?z%A3?wB5?G}E>?Q%A#C?lA3?wB5?G}NB#C?;3%AMBL#C?zVA3%AL#A?P5#E?E86%E#B?B2%B#D?B3&DNALL#ELhBBDbCb?A#B-A=&E?A#E#B-AxO&B2?qA_&E!&F[NA #F?M4%F#B?M4?ihkA2?B#E!?J2%B?A%ED>C>#D#B-AA&G?A#G?xS_!?Z4&G-AzDy(>^NA#G?y.y(kA2#C#DQzPBNA?BMCL#B?M2%B#E?B2%E#F?M3&FNAL?AL%B#A#E:AE#A#B:AALzABBDb(A?#3&I)ACb#D?wB5&J?zNA|E>#J?M4&J?y{hkA2#A*AU?J2#J-Aih>!%K#J?ihkA2MBL#A*AU?J2%K?ihkAL%J#I#C=AxA#I?A=A"#I#B=A!#I#D=AZ#I?A=AY#I#E:AQ#I#F:AU#I#G:AM#I#F:AI#I#K-AA=A #A#I?I2#J-AE[#HQz[B#I?#2)ALyRCBCb(A?yRB3&E)A?ckkA?ckkA-AA&F?B#F!=AA#FE>D>?ckkA-AA&FNA?ckkA#F?B#F!=AA#FNALL#E?qA2?z pkA*AA?rpkA*AA#C#D#BQy.B#E#E*Ax*:AQ#E#E+Ax ;AI#E#E*AyNB:AxW#E#EvAAyCvLA<#E#EvAA4vLA*#E#EvAA~vLAY(A?Q3&B)A#E?I2&D#A#E?Y2&F?AQxJ?wB5&C?C]E>#B?E2?y[nkA#D#A#F?BQ)#B-AM%CL#B?Q2)A?ckkA?A=AA#E?yRB2)A#C?B5Ly|BBFb(A?#3&C)A#C#BQx}C>C>#C-AAE>#C-AB%D#C?Q2&E?I?B?BQhB#C*AU%F#C*AQ?B]NC#C*AY&G#D=AA#C?B:AM#C#G:AI#C#F:AE#C#BvAAAvLAQ#C?E2#EQzAB#A#C*AM:AI#A#C+AE;AAMBL#A?A:AI#A@ccccQ;AAL#C?#2)APL#C*AYALy/BBFb(A?Q3&E)AC>#B-AI?I5[E>#A*AA%F#C?A#B*AE&D#D?A^3&D#B*AA?B2&B3#D#A*AE{#B#D{6&G!&AQz=B#C*AI%DC>#A[&HNA#HNA#C*AE#D2?B#B#F2#G!#AuKAAL#C#A#D2:AIMBL#E#A#BQcB#C#EQzABL#E?Q2)ALy]CCFbByE(A?Q3&G)ACb?A#D#C#D2&C{NA #G?E2%J?B%K?E%DC>#Fy>#C#B*AA?B8&H#C#H{!&C?I?E#F?B]!&H#C#H{!&Hy>yE&L@#f@Ax"NA#Ly/&I?cccca#E3{E>?A%IMBLC>C>Cb#B*AA&CE>#B*AE#C#F4#E#IQx<MBL#I[E>#E%DMCL#E#IQ%L&DNA#J#E:AEMBL#J#D:AE?A%KL?I%DL#D#J2#I:AA#J#K:AA#G*AE?B]E>#G*AM%C#G*AIMBL#G*AI%C#B#H:AA#B#C:AE?yFcccaL%B#A#C:AE#A#B:AA#G?Q2)ALyWBBHb(A?Q3&C)A#A*AE%E#A*AA%F#C?y}tAxPAM#C?M2%G?A%ACbD>#A#G2-AA&B?A#B?xS_!?Z4&D-AzDy(>#E]E>#D?y.y(kA2#F#EQzPB&D[#A6?B%A?B5[NB?b#B#D!MCL#A?B5?B%A[NAL?wBL#C?Q2)ALyZBBDbCb?A#B-A=&E?A#E#B-AxO&B2?qA_&E!&F[NA #F?M4%F#B?M4?ihkA2?B#E!?J2%B?A%ED>?B#B-AA&G?A#G?xS_!?Z4?y.y(kA2#C#DQx(NB #B?M2%B#E?B2%E#F?M3&FNAL?AL%B#A#E:AE#A#B:AALySBBFbC>?A#A#B?H5?"42&B*AxY&G#B*AxW&H3#G#H_#G#A*AI&I{6&J!#D^NA#B*Ax%%G#B*Ax %B?B#A*AE&A#H2#J!#C#DQzPBNA?A#G#B3#B#G{#G#I{6&C!#F^NA?B#A#B2#C!#E#FQzPB[%KL#KLySBBEb?I%GC>#C?C_NA#C#C?A^3%D#B?Q2%EC>D>#E?Q3+AA#E+AAx(NB#E?Q2%E#D#F?B2&F^NAL?A%DMBL#C#F|E>?A%DMBL#F?b7#C2%D#F?B2%C#E%GL#A#D:AM#A#G:AI#A#C:AE#A#B:AALyRBBCbCb#B?wB5&B?E|E>?A#C#B?K4?z[y&kA2&F2-AI&B?A#B?J_&B!&C[NB #F?B#B!%F?A%BD>?B#B#F2-AA&G?A#G?xS_!?Z4?y.y(kA2#D#EQx(NC #C#B?B2&B^NALL?AL%C#A#B:AE#A#C:AALyVBBDb#B-AF%E#B-AE%F(A?Q3&D#B*AA:AM#D#E?B8?C5#F?cC?A#C!66:AIC>#A*AI&C?E_NA#A*AE?M2%B?C#C?D3&A#A?C}!%C#D?I2%AD>#B[NB#B#A*AA:AA#B?E2%B#A?E2%A#C?B3&CNALLLy*BBDb(A?Q3&D)AC>C>C>#A*AU&E*AM#C?H5?Y42&C*AA?B3OCBACL#E*AU%CL#C*AI&E[NA#C*AE%F?A%CD>C>#C#E{NA#C#F2-AA?.^NA#D?I2#A#B#F#CQT#D*AI?B^NA#A#D*AMQdBL#E#C?B2&C^NALL#D?Q2)ALlBBDb#D?A:AI#D#C?#2&GQz=B#D#CQz=B#D*AI%EC>#C[&FNA#FNA#D*AE#E2#B#CuKAAL#D#C#E2:AI#D?#Qz=B#A#C:AI#D*AE&E#D*AI&B2&FvMAAAAAAAAAAAAAAAAvLAA#FvMAAAAAAAAAAAAAAAAvLAQ#D#B?#2:AI#A?A#G#B#C_&B!:AE#A?B#E#B!:AALzTBBBb?ckkA?ckkA-AA&B?B#B!=AA#BE>D>?ckkA-AA&BNA?ckkA#B?B#B!=AA#BNALL?rpkA*AA&B?yFckA}Eb?zWpkA*AA&BE>?z pkA*AA#BQjBL?zWpkA@ccccQ;AA?rpkA?A:AA?y[nkAQz^B?zLnkAQz<B?y[nkA?tekA?yRFuKAA?rpkA*AAF#BL#A_E>?zWpkA#AQzCBL?ckkA?A=AA?z pkA*AALy,BBBb?C%CC>C>C>C>C>#B-AOOIAAABBBBBCL#A*AA[NC#A#A*AI?B2:AIMDL?B%CL#A*AA?B^NA#A#C?C82&C#C*AI?B2&C:AI#C#A*AE{NBL#A*A<&C#A*A/]E>#A?/2QzYBL#A#C?B2:A<#A*AxM#C?E82#BvAAAvLAALLmBCBbByB#A*AE%C#A*AA%AD>vMwwwwwwwwwwwwwwww%DC>#C#B#C_Eb#A#B2-AA?K]F?AL#B2&B_NA#C#B3?Q_NA#A#B2vAAAvM################v)%DLC>C>#Dv0?ccE6x[#B2&B#C}NA#A#B2-AA?J3OYBCAABAAAAAAAAAAAAAAAAAACAL#BPL#B?B2%BMALALy(BBEb#A*AQ&D#B{E>#A*AM#B2-AA?z;B]%EL#D#B?B2&C{E>#A*AM#C2-AA?rB5?gB]%FLC>C>#D#B?C2&C|NA#E#F5[NA#A*AM#C2,AA?>xWNBL#A?O=AE#A#B:AA#A#B?B2:AIPL#A?P=AE#A#B:AA#A#B?D2:AILyWBBCbC>#B-AxE&C?A#C?P_!&C?F3?wB5?B{NA#B*AA?B5[NA#B*AM?B5[NA#A?T#C?xQ4&A-Aui>#A-Avi>#A?z}ikA2#A?z~ikA2#B*AE&C#B*AQ&D{&A!-AA2?A#C#D#A!#B?I2#B?U2#A!*AA?AQyVBLLy.BBCb#D?#2%GC>#D?x:{NA#C#G_NA#B#D2&HvMAAAAAAAAAAAAAAAAvLAQ#HvMAAAAAAAAAAAAAAAAvLAAL#A?M2?B?B#B#G2#E#C#G3&H?A#C#H}!{&H!#C#G_&C!?A#E#H!#FQxO#A#D:AI#A?A#G#C!:AE#A?B#B#C!:AALyOBCDbByE#B?H5%D#B?I}E>#B?D9%E#A%CD>#C+AA#FyI@yWz{y;z}yYy}z"y"y&byE@#yK%F#C?I2%C#E?B3&ENALL#DE>#A#B?z{wwwH52%CD>#F#CxJAAyI@yWz{y;z}yYy}z"y"y&byE@#yK%F#C?B2%C#D?B3&DNALL#FLfBBDb(A?#3&D)A#D?U2#B#CQxW#D*AY&C#D*A"?E82%E#D*AU&F%BD>C>C>#B[E>#C#E^NBMCL#B#E#C3?E9}NB#C#B?E82%CL#D?I2?kpkA#A#CQxG#C?Q2%C?A%BMBLL#D?#2)A#FLfBBDb?cekA#B*AM&F#C?M42&D#C#B*AQ&E}!*AI?H5?E]E>#A#C#E_Eb#D*AI&D?E9?A#D?H5?E]!F?AL:AY#A#E:AQ#A#F:AM#A#B*AI:AI#A#B+AA;AA#A#C?B2:AUPL#A?A:AALyMBBDb#D?b7%F?yRzKkA*AA#B?C82%BD>#B*AA&B[E>#A?A:AAPL#B#B*AM2&G#B#D2#F5&E#C2_NAL#BQzSBC>#B#E]E>#B?E3&B#B*AA?C7:AAMBL#B#EQy^BL#A#G:AI#A#E:AE#A?B:AALyMBCByEBbC>#Dy>#By>yE&E@#fy/NA#Ey/&D?cccca#C3{NA#D[E>#A#C:AI#A?A:AE#A?A:AAPL#C#DQ%&F[E>#A#D:AI#A#C:AE#A?B:AAPL#A#F:AI#A#B:AE#A?A:AAPL#A?A:AE#A?B:AALyNBBDb#B*AA%CC>C>C>#B*AE&BOCCBAL#C-AA?/^NA?A%BMBLC>D>#C-AA&E?/_NB#E?xO{NB#D?czFzV.{NB#C?B2%C#D?K4#E?/3?wB52%D#B?B3&BNAL?B%BMBL?A%BL#A#D:AE#A#B:AALyFBBEb#A*AI&B[E>?APL#A*AE&C#B?y,C42%ED>#C*AM&A?E#A*AoB&A?J_&D!%B#C?y,C2%C#A?A#D!?Y4%AC>D>#A[NB#A?Y3%A#B*AA#B?Y2%B?C^NAL?BPL#C#E^NAL?ALcBBDb(A?Q3&E)A#E?I2#A?A#A?wB5?P_!?wB5?xQ4?mikA2&G#B#CQyUB?B%FC>#E*AI?B]E>#G#D?B82.AG#E*AM?P59?B5NBL#E#A#B#C#DQx.#E-AA%FL#E?Q2)A#F?B5LfBBCb(A?#3&D)A#D?Q2#B#CQkB#D#D*AQ:AY?cekA#B*AM#C?M42#C#B*AQ}!*AI%B#D#D*AU&C:A"#D?I2#D?Y2Qy=B#D*AI%E#A#D*AM:AE#A#E#B?H5?C]5#C?K_5:AA#D?#2)ALx[BEb#A*AE%D#A*AI&EE>#D%BD>#B*AA&CE>#B*AE#CQjBL#B*AM&CE>#B*AQ#CQjBL#B?Y2%B#E?B3&ENALL#A*AA&AE>#D#A?Y4QjBLLyKBBBb(A?#3&H)A#H#C=AxA#H?A=A"#H#B=A!#H#D=A #H#F=AZ#H#E=AY#H#G:AQ#H?cekA#A*AM#G?M42#G#A*AQ}!&B*AA&C:AU#H#B*AE:AM#H#C:AI#A#H?I2?A?AQz[B#H?#2)ALy;BBEbC>?yRzKkA*AA?xTCb#B#A3&E&C?yFC}E>?xB#Cx@3&D?B8#C#D92MBL#C?E9L&C#C?xT}!&D?C82&C*AA&F[E>#C#A:AA?fzKkA?fzKkA+AA@B#Dy>ed;AAMBL#C#A:AA#F#A:AEL#A#E:AM#A#D:AI#A#C:AE#A#F:AA#B?E3#E:AALyUBBBb(A?#3&E)A?z.yTkA?G?dmkAQz:B#Cy>?dmkAQzNB#E?Q2#A#BQyLB#E*AQ?B]E>#E*AU%B?tyTkA?G?dmkAQz:B#E?I2#A#BQkB#E#E+AI;AY#E?Y2?B?dmkAQ}L#DE>?z^yTkA?Q?dmkAQz:BL#E?#2)ALx0BBbC>#B?B2&D?cekA#A*AM#B?M42#B#A*AQ}!*AI?E9&B}NAD>#A-A,?B]E>#A-A*?B5[NCL#A#D#CQx/?cekA#A*AM#D?M42#D#A*AQ}!*AI?E9&D#B_NALLL7BEb#A*AM#B2%E#A*AQ%FD>?A%C#F#B#D2{E>#D#E2-AA%CL#D?B2%D#C?/3?wB5?K_NA#C?x:5?lA3?wB5? _NAL#A?A=AE#A#B:AA#A#D?B3#B2:AILyPBBCb?mpkA*AA%AC>?opkA*AA&B[NA#A#B:AA?mpkA*AA%A?opkA*AA&B?C_NA#A?E2E>#A?qpkA*AA:AE?opkA*AA%B?mpkA*AA%AL#B?D_NA#A?a]NA#A?zSpkA*AA:AI?mpkA*AA%AL#ALyCBDb#C*AI&D#C*AA]E>#CQnBL#C*AE#D2?wB=AA#C#D?B2:AI#C?B#B#B?kA{&E!&BQz=B#C*AI%DC>#B[&FNA#FNA#C*AE#D2?y{ySkA#A#E!#BuKAAL#C#B#D2:AIL6BDb#A*AI&F#A*A#}?A?B#B8&G#A*A)&H5![E>#A#G#H6:A)#A*AA#F]E>#AQz!BL#A#F?B2:AI#A*AE#F?D82&A#B=AG#A#C=AF#A#D=AE#A#E:AALLx=BDb#A#B?T2?x|52&B?E3*AA%DC>#A?E3&E*AA&C?B5[E>#A#C3&AQzSBMBL#E#C?C6:AAL#A#D?C5Eb#B*AM#BQzSB#B2F#BLQy^BLx_BCb#A*AY%F#A-AxD%GC>#B?xB5?I^NA#F-A.[NA?APLC>#C?wB5&C?B^NA#F-AxI[NA?APL#B#C?Y8?ccE?A#E!6?cC?A#D!6#G6QyC?wB5#A-A&|L5BDb(A?Q3&C)A#C?I2#BQx}#C-AIE>#C-AJ%DD>#A*AI&E#A*AA]E>#A?BQz=BL#A#E?B2:AI#A*AE#E2#D=AA#C#BQx}#C-AB%D#C-AANALL#C?Q2)ALx{BEb(A?Q3&D)A#D?E2#C?B?BQhB#D*AI%F#D*AE?B^E>#D*AM%EC>#C[&GNA#GNA#E#B#CuKAAL#A#C:AI#A#E:AE#A#F:AA#D?Q2)APL#D*AMALx[BCb#A#A*AI&C#B_Eb#A#B#C3&CQz=B#A*AE&D#A*AI&B2%A#C?C}Eb#C?B3&CE>#A?A#CuLAL#D#B#C2&B2F#AL?A=AA#B?B2F#BL:AILyABCbC>#A*AQ#B|E>#B#A*AU&D_%EMBL#B#A*AU&D_%E#A*AM#B2,AA?AxZNA#B#D}NA#A?M2#BQ0&ENA#A#BQy,BPL#A#C=AE#A#D#B#B#D{!&B:AA#A#B#E2:AIL5BCb?cekA#A*AY#B?M42#B#A*A"}!*AI%D#A*AI&C#A*AA]E>#AQzYBL#A#C?B2:AI#A*AE#C?E82&A#D?H5?F]=AM#A?A:AI#A#B?B2:AE#A#B:AAL2BCb#A?A?cekA#B*AM#C?M42#C#B*AQ}!&D*AE&C#D*AA&D3#C#D_#C?A#B*AI&E#E#B*AE{&E!{6&C!:AE#A?B#D?B#B*AA#E!2#C!:AAL9BDb(A?#3&C)A?cekA#A*AM#B?M42#B#A*AQ}!&D*AE%E#D*AA%D#C?edcQ:A #C?E=AY#C#B:AQ#C#D:AU#C#E:AM#C#D:AI#A#C?I2?A?AQz[B#C?#2)AL~BCbC>#B#A*AI}NA#A*AE#B?M42*AE[NA#A*AU#B{E>#A*AQ#B?C82*AA%CL#C#A*A#}NA#A*A"#C?D82*AA?B{%DL#DLx.BEb#C#E_Eb?AF#C#E3%G?A%CD>C>#C?B2%F#B#C2#D#EQzPB&H[NA#C#G^#F%CNBLL#F?B3%F#H[L%B#A#F:AE#A#B:AALx}BDb(A?Q3&F)A?B%GC>C>C>#D*AA&H?B3OCABCL#D*AI%H#D*AE%GMBL#E*AI%H#E*AE%GL#F?I2#B#C#G#HQT#F*AM%B#A#F*AI:AA#A#B:AE#F?Q2)ALzUBBGb(A?Q3&D)A#D?E2%E#A*AA&B%C#A*AE%FCb?I#B?B8&B#B?I|!&G&B?AxWE>?B%C?A%B?EMBLCbC>Cb#CE>#F#C?B#BQx<MBL#B[E>?B%CMCL?B#BQ%L&CNA#E?B:AE?BMBL#E#C:AE?AL%C?IL#E2#B:AA#E#C:AA#D*AE?B]E>#D*AI #D*AMAL#D*AI%B#A#G:AA#A#B:AE#D?Q2)ALx+BCbCb?A#C#D_NA ?A#C#D3?E_NA #B#D2*AAL%EC>#C#D?E2&D_NA#C#D3?E_NA#B#D2*AA%FL#A#F:AE#A#E:AAL9A#B*AA?yFcQ}E>#BQz^B#B@cccckA;AAL#B?A:A)#B?S=AY#B?A:AI#B*A"[E>#B?"2Qz BL#B?B:A)#A?A=AI#A?E=AA#B*A#&A#C+AA;AA#A#CvAAIvLAILx=BCb?J%EC>#B-AE&D?D^#C#D?B]5[5NA?A%DC>#B-AI&B?C3OFBAAABAL?D?A#B?B?A?AQR&E?wB5?Y]!%DL#A#D=AB#A#E=AALx(BEb#A*AE%C#A*AI&DE>#C%BD>#B*AA&EE>#B*AE#EQjBL#B?y,C2%B#D?B3&DNALL#A*AA&AE>#C#A?y,C4QjBLLx*BBb#A-A)[E>?cekA#A*AM#B?M42#B#A*AQ}!*AA?B2PL#A*AE&B#A*AI&C?B3{Eb?B#A*AA#B#C_!-AA?xT]F?ALLx=BCb#A*AI%D#A#CQzAB#A*AI%E#A*AU&C#A*AM]E>#A?M2QzYBL#A#C?B2:AU#A*AQ#C?E82&A?B=AM#A#E:AI#A#D:AE#A#B:AALx;BBb#A*AY#B?wB52-AV&C?E]E>#B#A*AU-AL?cccQ6QyC?wB5%CL?B%BC>C>C>#C?B3ODAABCL#A-A,?B7?B5PL?A%BL#B?B5LxZBBb#A*AA&BE>#A*AE#BQjBL#A?M2Qy[B#A*AY&B?AxXE>#A*A"#BQjBL#A*A)&B?AxXE>#A*A*#BQjBLL_BBb#A@Jx(E>#A@Kc#BQzNBL#B*AI&C#B*AA]E>#BQnBL#B*AE#C2#A@KyGy/?/6=AA#B#C?B2:AILx%BBb(A?#3&D)A#D#C:AY#D#B:AU#D?A:A"#D?A:AI#A#B#A*AU-Ay*C?M4-AzSy_>?M4-AzEh>#D?I2QI#D?#2)ALx;BBb(A?#3&E)A#A*A"-Ay:B?B]E>#AQyJBL#A*A#?B=A1#E@A;AX#EvMAAAAAAAAAAAAAAAAvLAI#A#B#D#C#E?I2Q*#E?#2)ALxUBDbC>#C[NAD>#A-AA&D#B-AA&E]E>#A?B2%A#B?B2%B#C?B3&CNBMCLL#D#E3%FL#FL{BCb#C?"5%CD>#B*AA%D#A?BQz>B#A#A*AI&E?B2:AI#A*AE#E?C82#D:AA#B?E2%B#C?E3&CNALLxZBByE#D+AA%E#A*A8&D#A*A4]E>#A?z:A2QzYBL#A#D?B2:A8#A*Ax|#D?E82&A#C:AM#A#B:AI#A#E;AALx"BCb#A*AE&C#A*AA&B:AA#BE>#B#C:AEL?yRzKkA*AA#A*AI&A?C82*AA[E>?fzKkA?fzKkA+AA@B#Ay>eyI;AALL^BCb(A?Q3&D)A#D?I2#C#A*AY-AxIQoB#D-AJ&E?D^E>#A#D-AI#E#C#BQz}B%BL#D?Q2)A#BLxUBBb#A*AI&E#A*AA]E>#AQz"BL#A#E?B2:AI#A*AE#E?E82&A#C?B8#D6:AI#A#By>;AALx)A#A#B#D*AI&B?BQzUB#A#C#B?B2?AQzUB#D?EQz>B#D#D*AI&A?E2:AI#D*AE#A?C82vMAAAAAAAAAAAAAAAAvLAALxZBBb#A*AA&BE>#A*AE#B?M4QjBL#A?M2Qz|B#A*AY&BE>#A*A"#B?D8QjBL#A*A)&BE>#A*A*#BQjBLLxSBBb(A?Q3&B)A#B?I2#A#A*AA?B?E?MQyZB#B*AI?yFccca^E>#B*AMAL#B?Q2)ALxSBBb(A?Q3&B)A#B?I2#A#A*AA?B?E?QQyZB#B*AI?yFccca^E>#B*AMAL#B?Q2)ALxSBBb(A?Q3&B)A#B?I2#A#A*AA?B?E?UQyZB#B*AI?yFccca^E>#B*AMAL#B?Q2)ALxSBBb(A?Q3&B)A#B?I2#A#A*AA?B?E?YQyZB#B*AI?yFccca^E>#B*AMAL#B?Q2)ALxSBBb(A?Q3&B)A#B?I2#A#A*AA?B?E?IQyZB#B*AI?yFccca^E>#B*AMAL#B?Q2)ALxSBBb(A?Q3&B)A#B?I2#A#A*AA?B?I?QQyZB#B*AI?yFccca^E>#B*AMAL#B?Q2)ALxUBBb(A?Q3&E)A#E?I2#D#A*AY-AxIQoB#E-AJ&D?D^E>#A#E-AI#D#C#BQz-BL#E?Q2)ALxSBBb(A?Q3&B)A#B?I2#A#A*AA?B?E?EQyZB#B*AI?yFccca^E>#B*AMAL#B?Q2)AL=BBbCb?B#B#C?H5?zLA42&D-A{NA #D*AAE>?B#D-AxX?B]NB L#A#B#CQx%LL@A#A#B?A#C?A#C?wB5?zOA_!?wB5?M4&B?y{hkA2#A*AU?J2#B-Aih>!-AA?B#C#DQy]BLxPBBb(A?Q3&F)A#F?I2#A#B#C#D#EQyZB#F*AI?yFccca^E>#F*AMAL#F?Q2)ALxVBCb#A?M2#CQz=B#A*AU%DC>#C[&ENA#ENA#A*AQ#D2#B#CuKAAL#A#C#D2:AU#B#CQyIBLzRCCHbByE(A?Q3&E)A#A*AA&F%B(A?Q3&D)ACb?A#B?B2&B[NA #D?E2%G?B%H?E%CC>?E#B#F?B8&F#B#F{!&B#B?E|!&Fy>@Ce&I@#f@Ax"E>?A%BMBL#Iy/&B?uwwwH{E>?A%BMBLC>C>Cb#A*AA&CE>#A*AE#C?C8?E#BQx<MBL#B[E>?E%CMCL?E#BQ%L&CNA#G?E:AEMBL#G#C:AE?A%HL?I%CL#C#G2#B:AA#G#H:AA#D*AE?B]E>#D*AM%B#D*AIMBL#D*AI%B#A#F:AA#A#B:AE?yFcccaL%A#E#B:AM#E#A:AI#D?Q2)A#E*AI?yFccca^E>#E*AMAL#E?Q2)ALxTBCb(A?Q3&C)A#C#A#BQx+#C*AE%B#C*AA%D#C?A=AI#A#D#B#C?I2QzRB#C?Q2)AL>BBb#A*AI&C#A*AA]E>#AQz*BL#A*AE#C?C82#B:AA#A#C?B2:AI#A#A*AM#B2:AML:A?cekA#A*AM#B?M42#B#A*AQ}!&B*AI?H5?D]Eb#A#B#C#DQx~F?ALLxPA#A#B#C#D#E?cekA#A*AM#E?M42#E#A*AQ}!&A*AA#A*AE#A*AI?H5[QyVBL:BBb?cekA#A*AM#B?M42#B#A*AQ}!*AI&C?G5?E]E>#A#B#C?E9Q3LL=A#A#B#CQz)B%B#A?BQz>B#A#A*AI&C?B2:AI#A*AE#C?C82#B?cccca6:AAL=BCb#C#BQz=B#C*AI%DC>#B[&ENA#ENA#C*AE#D2#A#BuKAAL#C#B#D2:AILxLA#A#B#CQz)B%B#A?BQz>B#A#A*AI&C?B2:AI#A*AE#C?C82#B:AALdBBCb#AQz{B#A?M2Qz|B#A?Y2&B*AA&CE>#B*AE#CQjBL#B*AM&CE>#B*AQ#C?E8QjBL#B?Y2Qz_B#B*A)&CE>#B*A*#C?U4QjBL#B?/2Qz|B#B?xQ2Qz|B#A*Ax;&BE>#A*A0#BQjBLL)BBb#A*AA#A*AI&C3#B_E>#A#C#B?B?BQz(BLL)BBb#A*AA#A*AI&C3#B_E>#A#C#B?I?QQz(BLL)BBb#A*AA#A*AI&C3#B_E>#A#C#B?E?EQz(BLL)BBb#A*AA#A*AI&C3#B_E>#A#C#B?E?<Qz(BLL)BBb#A*AA#A*AI&C3#B_E>#A#C#B?E?YQz(BLLx,BDb#B-AV%E#B#B-AT&F#A*AY2-AV&G?E]Eb#F#A*AU-AL#E?Y8?ccE?A#D!6?cC?A#C!66QyC?wB5F#GL=AU#A#BQx^LxBBBb#A*AA&B?AxXE>#A*AE#B?D8QjBLL!BBb#A*AA&BE>#A*AE#B?M4QjBLL!BBb#A*AA&BE>#A*AE#B?E8QjBLL!BBb#A*AA&BE>#A*AE#B?Y4QjBLL!BBb#A*AA&BE>#A*AE#B?C8QjBLLYA?A#E#A#B#C#D-AE[?AQy0B!LLz&xGy:BA?cckALBWA?yYckALCkNA?y.ckALDkA#A?zJckALCkSA?z!ckALDkASA?z?ckALCk&A?yXyFkALDkAQA?y;yFkALCk&A?zMyFkALBkA?y;yIkALBVA?zDyIkALD#kNA?qyIkAL-zOAQA}AAAuDAAxLAAAzOAQA}AAAHEAA;AAAyVBQA}AAAzMBAA;A?fekALZz_wwwx_x}44xLBQARAAA*BAATAAAxTA?lekALxM.ABABCDEFGHIAAAAAAABAAAABCDEFGHIJKLMNOPQRSTUVWXAAAAEA?fyJkALJSAAAAAAAEA?y#yJkALBEA?y:yJkALBBA?iyJkALBEA?kyJkALBIA?zLyJkALBEA?zWyJkALBEA?z)yJkALBEA?tyJkALBBA?uyMkAL%BAAAAEEEEEEEEEEEEEEEEEEEEEEEEABCDA?y<yNkALxUQA>AAA0AAAAEEEEEEEEEEEEEEEEEEEEEEEEBAABABA;<a-x<x|x]-9167x]x{x_Ax(GQANAAABA?dyOkALxNDAAAxO=AAAAAABAAABAAABxRAAa-x]01x^x|x{81x_x>x0-31x0AAAx(GQANAAABA?qyOkAL-DAAAy#GQARAAABAAAAAAABAAAAAAAEAAAAAAABAAAAAAAEA?fyPkALBEA?yVyPkALBBA?gyPkALBEA?y=yPkALBIA?y~yPkALBEA?myPkALBEA?qyPkALBEA?z yPkALBBA?yIyQkALx/BABBBBBAABBABBBBBBBBBBBBBAAABABABBBBBBBBBBBBBBBBBBBBBBBBBBAAABBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBA?syRkALzRDBAAABAAAAAAA%DQA#AAAAAAAx]81x^7x]0xK/xKxL-/;-xK;xK/xKxM-/xK-/xN7x[x<x|11x_86x]17z&cy.x>x<44yB4x<x=14yDxG81a81x_z&cy#yB4x<x=14yDz&cy%AAAy?IQAHAAAzBIQANAAAy0IQACAAABAAACAAADAAAEAAAFAAAzLIQABAAA=&x?6x{x^8x{x|x<x0x{x}8x&64x>x[x<x_x@17x]7x<8x@x<x|7x[x<61031x|8x_1x~61x|1x<810x^1x^x=167x>x{x}x_8#JNK,,&x^1x^x=167&=yByDyD&&,&x>x{x}x_8&=,&x]81x^7&=x-x.yDyB&x<8&=,&x]0&=,&61x|1x<810&=86x}1&=yB&=yB&x]7&=&31x|8&,&=yB&x]7&=&x_1x~&,&x<8&=&x@x<x|&=&7x[x<610&=86x}1,&81a8&=yB&x>x{x}x_8&=,&1x_86x]17&=x-yB&7x[x<x|1&=,&x?6x{x^&=,&8x{&=,&x|x<x0x{x}8x&64&=,&x>x[x<x_x@17&=yBx|6x{0x}x>8x:4x]78x]x_x@x:1a81x_0106101x^x|8x]x{x_x:x}64x:8x{x:x|x<x0x{x}8A?zMyVkALGBAIxFAHA?z*yVkALGBAI*AHA?vyVkALGBAI+AHA?yWyWkALGCAIAAHA?y>yWkALGCAIAAHA?nyWkALGCAIAAHA?z!yWkALGCAIAAHA?z]yWkALVCAIAAHALKQAYAAADAAAAUA?y:yXkALEBABDA?zCyXkALGBAIxIAHA?zTyXkALGBAI.AHA?z;yXkALGBAI/AHA?yIyYkALGBAIxJAHA?y%yYkALGBAIxKAHA?y{yYkALGBAIxLAHA?zMyYkALGCAIAAHA?z*yYkALVCAIAAHALKQAYAAAGAAANHA?yZyZkALEBACFA?y=yZkALJCABJxUCBACA?myZkALGCBBKxVCA?z!yZkALGCAIAAHA?z]yZkALGCAIAAHA?yOy kALGCAIAAHA?y-y kALGCAIAAHA?zCy kALGCAIAAHA?zTy kAL CAIAAHA(KQAYAAACAAAAUAAAA#A?fy!kALzTBBAAMz}BQASAAAkAAAVAAAz}BQASAAAlAAAXAAAyB&4x]x_1&=yB&x]x_01a&=,&x>x{x^x|41x^1x_8&=AAAAABAAABAAAxCBQATAAAy^AAAKAAAz)BQAVAAA4AAAxEAAA&=xTxE.x}64^[x%.9xK.x|6x{0x}x>8.9xK.x|6x{0x}x>8.x>x{x}x_86x]17ABAAAAAAAx }x#x%.9xK.x{6016.9xK.x{6016.yBx]0yD.9xK.x{6016.yBx]0yD.4x]x_37AEA?z[y"kAL-cNQADAAAyHNQALAAABAAAAAAA0GQABAAAEAAAAAAAAHJFEA?y~y#kAL-cNQADAAAyPNQAVAAABAAAAAAAEAAAAAAAy,NQABAAABJJJEA?uy#kAL-y=NQAEAAAy[NQAJAAABAAAAAAAy[GQACAAAEAAAAAAAAJABEA?ky%kAL-cNQADAAAjNQAOAAABAAAAAAA0GQABAAAEAAAAAAAAJJCEA?dy&kAL,cNQADAAAy[NQAJAAABAAAAAAA0GQABAAAEAAAAAAAAIJDA?zBy&kALBBA?oy&kALx^cNQADAAAzINQAUAAABAAAAAAAEAAAAAAAEAAAAAAAAJJJ#%&wwwwwDD)xDwwwwwwCCxExF*+wwwwEExLxMwwwwwwCCxN:wwwwwwCCx|x<x0x^1x_8x:x^18x[x{0&A?zDy(kALHOx]81x^7&A?zVy(kALKFx|6x{0x}x>87&A?ty(kAL%Ix]01x^x|x{81x_x>x0x:31x0&AAAAAAAAP78x<8x}7&A?y*gkALOGx>x{x^x|41810x:x<8&A?zAgkALQM6101x^x|8x]x{x_x:x}64&A?zSgkALIOx|x<x0x{x}8&A?z;gkALNGx]7x:x>x{x^x|4181&A?ey)kALLLx>x{x}x_86x]17&A?y(y)kALQJx]x_x]8x]x<4x:9x<4x}17&A?y~y)kALOOx?x]x_x<4x:9x<4x}17&A?zPy)kALPMx|6x{0x}x>8x:x>x{x}x_8&A?z.y)kALIN8x{31x_7&A?yHy*kALEGx]0&A?y#y*kALJCx^177x<x@1&A?y{y*kALQHx<x|x|6x{9x<4x:78x<81&A?zNy*kALMOx>x<81x@x{6x]17&A?z,y*kALIK1ax|x]6x0&A?cy+kALOGx|6x{0x}x>8x:x>x{01&A?y y+kALLMx{40x:78x<81&A?y^y+kALLJx_1x~x:78x<81&A?zKy+kALLJ8x]x^178x<x^x|&A?z)y+kALOJx]7x:x{6016x<x=41&A?vy+kALGMx>x{01&A?yXy,kAL#Ex>x{x}x_86x]17x:61011x^x<x=41x:x]x_&Xx<x?816&A?oy,kALIFx=1x?x{61&A?z%y,kALHG4x]x^x]8&A?z}y,kALGF8x0x|1&A?yUy-kALJEx>x<60x:x]0&A?y=y-kALKHx>x}661x_x>x0&A?ny-kALLIxU}|x xY[x%[xV&A?z"y-kALMJx x"}xU[x#x#_xZ^&A?z_y-kALIK]?_xY[xV&A?yRy.kALxCGx|6x]x>1x:x^x}48x]x|4x]16&AAAAAAAQxU?x"xV&A?zFy.kALxBE?xUxU}x&xZx%x:@?xY?xZxU[&AAAAAAAAP[x&x"&A?z[y.kALFD^@x &A?yOy/kALFDx&x#xV&A?y.y/kALFDxU?xV&A?zEy/kAL&D0x]786x]x=x}8x]x{x_x:x^18x[x{0&AAAATx>x{x}x_86x0&A?z>y/kALKHx{6016x:x]0&A?yLy:kAL+I0x]7x>x{x}x_8x:x^x}48x]x|4x]16&AAAAT014x]916x0x:1x^x<x]4&A?zBy:kALPOx>x}661x_8x:8x{31x_&A?zTy:kALPN1x^x<x]4x:x<006177&A?z<y:kALHN9x<4x}1&A?yJy;kALIF9x<4x}17&A?gy;kALHG[|?_xY&A?jy;kALNFx ?x+}x&x%x:xY_xZ{&A?zQy;kALILx#_xZ^xY[&A?z/y;kALKG|x&xYx%_x xY[&A?dy<kALPIa-x<x|x]-9167x]x{x_&A?y%y<kALxDNa-x]01x^x|x{81x_x>x0-31x0&AAAAAARxK/xKxL-/;-xK;&A?zOy<kALMKxK/xKxM-/xK-/xN&A?sy<kALHK5x}16x0&A?yFhkALJFx[1x<0167&A?y!hkALGHx=x{0x0&A?y_hkALgJEAAAAADAAHwwAAAAAADAAHwwBAAAAADAAHwwCAAAAADAAHwwCAAAAADAAHwwDAAAAADAAHwwDAAAAADAAHwwEAAAAADAAHwwFAAAAADAAHwwGAAAADDAAHwwHAAAAADAAJwwwAAAABDAAHAAIAAAABBAAIBA=AAAADDDBACAwAAAADDC<ADAwAAAAADAAGEBAAAABDDAABFBwAAAADDAAHABIAAAADBAAIBBxPAABBDDAABGBwAABBDDAAAHBwAAAADDAAAIBwAAAADDAAAJBwAAAADDAAAKBwAAAADDAAALBwAAAADDAAAMBwAAAADDAAANBwAAAAADAAGECAAAAABDAAAOCwAAAABDAAAPCwAAABBDAABFCwAAAABDAAHACIAAAABBAAIBCxQAAAADDAAAICwAAAADDAAAJCwAAAADDAAAKCwAAAADDAAALCwAAAADDAAAMCwAAAADDAAANCwAAAAADAABQDwAAAADDAAJRDwAAAADDAAHSDJAAAAADAABTEwAAAADDAAHUEKAAAAADAAHVEKAAAAADAADWEwAAAADDAABXFwAAAADDAABYFwAAAADDAABZFwAAAADDAAB FwAAAADDAAB!FwAAABDDAAF"FwAAABDDAAF"GwAAAADDAAB!GwAAAADDAAB GwAAAABDAAGxAIBAAAABDAABxBIwAAAABDAAGxCICAAAADDAAHwALAAAADDAAHwBMAAAADDAAHwCMBBAADDAAE(KwAAAABDAAHxGLNAAAABDAAHCLOAAAADDBAAxHLwAAAABDAAHxGMNAAAABDAAHCMOAAABDDAABGMwAAABDDAAAHMwAAAADDAAA,MwAAAADDAAA-MwAAAADDAAAxIMwAAAADDAAA.MwAAAABDAAGxANDAAAABDAAC/NwAAAABDAAGxAOEAAABBDAABxJOwAAAABBAAIxKOxZAAABDDAABwOwx{6016-615x}178x{6016-x>61x<810x{6016x{6016-4x]78x|6x{0x}x>8x|6x{0x}x>8-4x]78x|6x{0x}x>8-x}x|0x<81x|6x{0x}x>8-5x}16x0x{6016-5x}16x0AAx[ZQANAAAADAAx}ZQANAAABEAByGZQAFAAACFAByJZQAKAAADFBBySZQAHAAAEAAByZZQAMAAAFABBy,ZQAOAAAGCABy^ZQANAAAHHCAzEZQALAAAIHCAy<IQAEAAAJGCAAADADAAAAAMAMADA?uikALVDLEAAABABAAAAAz0Pz0PBABA?y~y{kAL!DPMAAAxTAxTAAAAAkPkPBABA<AGAGA?ry{kALEz{Pz{PA?z<y{kAL!z0PBAAAD!MGAAAAHAHAAAAAAABABA?y>y|kALMBAADxFDAAAPAPA?zFy|kALDNANA?z:y|kALLDxGEAAAAAxTAxTA?y.y}kALLEDAxIGAAAHAHA?z&y}kALFBCBxMDA?gy~kALJD;AAAAHAHA?y^y~kALFFAAACA?oy~kALBCA?zUy~kALJCABAAAD;DA?yWjkALMBAADxRAABBBABA?zSjkALTDxRBAAADADAAAAAEAEADA?yOy0kALWBAADxSDAAADALAIAAAtAz[ADA?zLy0kALJD?IAAADADA?z"y0kALFBAAACA?z[y0kALBCA?yGzAkALPCABAAAD_CAAAHAHA?y!zAkALHBAAACAEA?y?zAkALDEACA?zDzAkALx#GABAAAD{DA=...9xK.(x^x]0#xS#41x_AAA[BQAxZAAAz)LAAxHAAADAAAPAAAOAAAeJQAyKJQAyZJQAx/CQAxXAAA+CAAJA?y:zBkALNNCQAx AAA"AAAFA?czDkALcBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBA?zFzEkALxLCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCDDDDDDDDDDDDDDDDEEEEEA?fkkALBCA?inkALBEA?onkALJSAAAAAAAEA?z nkALBEA?snkALBBA?z[nkALBEA?czHkALBIA?yNzHkALBEA?yZzHkALBEA?y,zHkALBEA?y[zHkALBBA?zBpkALJBAAAAAAAEA?qpkALBBA?z pkALBBA?spkALBGA?z[pkALBE';
var frequent = "fffffff1f13b1c507eaa000103c1e5181510000010800120335010001010100b";

// loaders/ascii.js
var SINGLES = 88;
var BEHIND_PREFIX = 56;
var ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ !"#%&()*+,-./:;<=>?@[]^_{|}~0123456789abcdefghijklmnopqrstuvwxyz';
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
