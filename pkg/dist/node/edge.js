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
var text2 = 'a5>O5Sbaaab6Jbs5RdWWWa5ReWWWWa5RcWWa5RfWWWWWa5RbWa5ReWWWWbW5RdWWWbW5RcWWbW5RgWWWWWWa5RbWbW5RfWWWWWbW5RhWWWWWWWa5RgWWWWWWbW5RiWWWWWWWWa5RiWWWWWW6cWbW5RhWWWWWWWbW5Raa5RfWWWW6ea5RkWWWWWWWWWWa5RcWWb6e5RabW5Rc6eWad3b8DbbdinimfibabiaaccefldbdkdfdfgilogahfbidhadfbcabcggfbfbhdihbbxGaidabfddyhiacifadjahhabgdgkdaiagdadefbahbaabbgafcgbdqcgacffajbdhdaaaabcchdebfaahdcgaahbGfcaijbmadaabjchcci]gabbcjfaelcbacradckcacacachddebaaehaheuabgabegbbeeeeeeebegbdgeccfdcaaaecccccbeeeeekfdbaygjbWb UU_alh6hbkg5S/5S5}A5:cal5E5"/5E-5J5?5>)5E5"aph5E5}5|Y/A)a(G5E5}5|Y/A)5J5?5>)5E5"adn:/)/5E)5JY/AO5#5}5|a+l/5|:5~5}5#5|)5J5}5 a5vi5#O5JY5>+5#:a6sbhA/O/AY/a6%biY5>+5#:5>)/a}GY5>+5#:5>)/5J5E5>++awmc6Jbk8k8|h8Db8z5Hc=Wd6e&a 6yl-(e%a<aIar(rIamIaCb=kdE<e 1f.(j<g.(h aJaa<h!aRa<<h aJar<h!aRai<h3maaaaaaaaaaaaaaaa3laI<h aJaR<h3maaaaaaaaaaaaaaaa3la5x<g 8la.(g 1eSGal<e 8sa.(f<j 1e2kaa<e<kJa6Df<keE i<k<k iNz=gdE<f<dIaiJai<f<dHaaRaa<d m.=d<f 8la.=f<g b-(gGall<e 8bf.<a<cx5 <eIaMf=f<eIa_f=j<eIa8bf=gdE<j<g(dSeE<d <.=g<dIaa<fSGb<dHap=5d<dHax=5e<e 8sa.<dFae h@ 8la+.(h<dHai(5fRa%<h<5eRaT<h<5dRa5m<e<5fRaCf<e<5eRa0f<e<5dRa8sfmbll<keE<aIam=m<aIax=x a=gdE<e 8sa.<g h@(d 8la+.(j<jFa>?a&<jIaaeE<e 0a.<a<jIae b.(h<rIam<d p+.(f<rIarx6b<jcW a<eIa5w b@"Gaw<fFas hSeE<eIa5==i bmbl al(d?a=<j b?a<<j<iJax<j<dJam h=d<fFar(f a<f 8na|z m+Fa8b,E=fcEcEcEcEcEcEcEcEcEcEcEcEcEcE UL_a<m<h m+.<h<xNzIai h@ b-nhbcdefghal a=dmgl b=dmfl c=dmel d=dmdl a=i b=h e=d e=n b=l<fnkiddddedfgidl a=h b=i f=d b=l<f(nnkhccccdcefhcl g=dl a=h b=l<d=n a=i<fnkfaaaabacdeal<d d#=lmel<n c#=lmdl<h=lmcl<i=lmbl<d g@ e#=ll<j<l?a(<j b?a"<j<jIa<Ja#l<k<g b.(gSGallcE<rIam(xIaCb(d p+ a<d j|(dz(h"Ga<x e<dz(f<h.=q<e 9f.=y<rFax=] a=kdE<f p.=dcEcW<]<fFay(hSeE<h cSeE h=i<k<fFas h#Gcwlmcl<k=i<fFasl=j a=f<x<i h@(h p+.Fas h#<e 8sa.(l<h 8la+.(mIa<(n Uc@"<n pY(o aSAA=h a=g<j h@ 8la+<l.(lIa<(s UUUV@ UUUxSeE<s UUe@ xY<hA=glcEcEcE<o b-nccbal c=f<h<g<s@A b@"Gbl b=fl<e<jJa7f<e<f?a8Jf<e<iJa9f<e<g WO b@?a8"f a=fdEcE<y<f(h d).(fFae(g"Ga<e 8sa.<fIaa h@ 8la+.(fFa< b@"Ga<f aJa#<f a?a"<f<g?a5tl b=f<h b@"Gal<mFa5t c#eE<l<nJa#<l c?a"lcE<mIam bSGa<lIam bSGa<lIax=h<e<mIaxJa6Gl<e<aIaxJaZl<e<a3aaa3la8}k<e<hJa8"f<e<aIaxJa7f<e<a3aaa3la1f<e 8}k.<e 1f.x#"Ga<e<iJa8"f<e<jJa7f<e<jJa8Jf<e<iJa9f a=f a=gdEcWcE<e 8sa.(i<y<f d).(fIaa h@ 8la+.(hFa5t bSGa<hFa> c#Ga<fIae h@ 8la+<i.Fa5t"mbl al=f<h<f?a5u b=f<g b@ b=g"Galll<d<q#Gb<k b.=k<d=fmalal a=hcE<eIa6Df(w"Ga<aIa;=5b<aIa<=(<aIap=o a=xdE<rIam(g<x h@(d p+(j.=h<e 8sa.<d 8la+.(qFa"=tcEcEcEcEcEcEcEcEcEcEcEcEcE<qIaK(f<qIaT(d~eE<tGG<rIar(dIar(f"GG<hFay bSGG<hFas hSGG<hFar(h a<h 8na|z m+(hFa6D,E d#GG<rFaxGG<f p+=f<h X,_a.Faj(h a<h 5q|z v+ 6*6&_a.=k<dIax=d<gFa8?b<rFa6Ic m+Fa8q6|E m+Fa8e,ES=hdEcE<d<f.(g x-Iaa(i"Ga<hGa<g r-Iaa(jFaa *SGa<i b-(m<kFapSGa<k<j b.<mx8ob"Gdl<f p-(fGalmGl<qFa?=g<qFa5n b@(l"<t c#@Gm<e 8sa.<hFas h@ 8la+.(hIax=i<hIam=v<hIae=5c<hIaa=< a<l<g b@zGd<( b?a/<rIam<j.=g<veE<e Ca.<a<ix_b<eIa5p=G<eIa5s=ul<e 1f.(h<5b b<oIaI<d.<f<oIaT}(jz(p a<f<d-(k<jz(]<g<rIarx5T<eIa1f"Gj<e<eIa9fJa7k<e<eHa1fRa9k<eIa8Jf=n<eIa7f=m<eIa8"f=y<veE<e<eIa7kJaUl<e<eHa9kRa8}k<e<yJa6Gl<e<mJaZl<e<nJa[l<e<iJa8"f<e<aIaxJa7f<e<a3aaa3la1f<e 8}k.<hx#Gdl<e<eIa7kJaUl<e<eHa9kRa8}k<e<nJa[l<e<mJaZl<e<mJa7f<e<e3aa8}k3la1f<e<yJa8}f<e cJa8"f<e E-<e 1f. c<yx5}<y d|Ge<eIaE b@"Ge<eIa5u=g c=f<eIa8Jf=d<eIa7f=kdEcE<f=j<e<g(l UL_a<d<g m+(z.<g<kNzIai h@ g#.(fJa8"f<e >.<e 1f.<f<yx5}<f<yNGa<eIa5x=g<eIa> b@Gbll<e<e3aa8}k3la1f<e<eIaZl(=Ja7f<e<yJa8}f c=s<e cJa8"f<eIa8}k=;<eIa8Jf=5adE<e K.<e 1f.<s(f<yx5}<f<yNGf<eIaK b@"Gf<e<eIa5m(d UL_a<5a<d m+.<d<=NzIai h@ g#.(sJa8"f a=d a=i a=h<f<m|eE<n<f m+.Iai(h eY(k a<h h@(g f#z=h<k a<g e#z=il a=gcE<;"Ga<i<f b.(f}eE<f=kdE<d b.=d UL_a<n<k b.(k m+.<k<mNzIai eY(k<i|Gall<f<hNGadE<g b.=g UL_a<n<f m+.<f<mNzIai eY(f<h|Gall<d<g. b#Gal UL_a<n<j m+.(h<j<mNzIai h@ fSGb UL_a<n<y m+.<m<y~z(dIae=k<dIaa=d 6GL_a=f a=i e=gmhl<g i-Iaa=d a=hcE<g e-Iaa(i"eE<d=fmbl<d<i.=j<d=f<i=gcEdE<fFaa j-(l t~ a b<l) 6;UUe@z"eE<d<i. b-=d a=ldE<d<l.Faa j-(h t}Gd b<h) 6;UUe@"Gd<g<l b-(l.Gal a=hmdl<f b.=f<g b-(gGal<j=fmbl<g<l.=hl<e<hJa2f<e<fJa8}f<e cJa8"f<e 8}6z_aJa7f<e<mJa8Jf<e<kJa9f<e bJa8%f<e 6f6]_aJa1f<e 8}k.<e 1f. ex6fb<a<b<q<x<eIa2k(d<eIaUlxS<eIa8}k(h"Gl<d<hx^bmll UL_a<n<y m+.<m<y~zIae=k UL_a<n<z.<l<mNzIaa=d<e I.<e 8}k.<j<l b-x5} a=i<j<m|eE<hIai(h eY a<h h@ e#z=il<eIaT=z<eIaI=s<j b.=gcWcWcEcEdE<g(h<iNGb UL_a<n<g b.(f m+.<f<mNzIai eY=g<h<l~Gal<s b@Gb UL_a<n<h m+.<h<mNzIaa=k bmcl b=f a<s bSGcwl UL_a<n<z b.(d m+.<d<mNzIae=d bl=f al=g a=imfl<e 1f.<] b bx,b<eIa8%f=d<eIa1fGd<e<eIa9f(hJa8qk<e<dJa0k<]"(dGh<dGf<h<p<]2kaamfl<oIaI=g<e 1f. a<f<d-(k<f<oIaT}(iz(h b bx,b<eIa8%f=f<eIa1f b#Gb<e<eIa9f(jJa8qk<e<fJa0k<h"(lGh<lGe<j b<d<g.<iz<h2kaamel a=f b=imcl<eIa9fal<eIa9falcE<veE UL_a<n<y m+.<m<y~z(dIae=k<dIaa=d<G=g<u=fmbl<iGcl UL_a<n m.<m b~zIaa=h<e<gJa8Jf<e<fJa9f<e b<p<k<h-(f.<f<]}zJa7f<e a<d<h-(d<d<]}(dzJa8%f<e b<p<dzJa1f<e<]<f-(d a<d<]~zJa8"f<e 0k.<e 1f. dx6fb<eIa8sk(k"Gcl<t"eE<a<b<q<x<eIa8qk(d<kxS<eIa0k(h"Ge<d<hx^bmel<qIaa bSeE<a o<b<5c<t cSz<b<<z(d<d<xx5rmcl<a o<qIae(d<d<xx5rmbl<e!UUUUxRa0kl<eIa0k=fl<f"Ga<eIa8qk<fx^bl<x b.(x<wSGal<eIa6Df(h"eE a=hmbl b=g a=fdE<f 1e#Gb<e 8sa.<f.=d<g<h#=i<g b.=g<f 8la.=f<dIar<dFa5t aSA b@(d b c<dz<iz(d c#Gal<d"Ga<rIam(fIaCb(d a<d j|(gz(i p+=d<f e<gz(G=fdE<d(geE<d p-=d<fIaa<f p.=f cSGbll<i p+=d a=fcEdEcE<f 1e#Ga<d"Ga<e 8sa.<f.=icE<g"eE<iIaa"Gb b=k<iFa5t bSGbmel b=k<iFa5t c#Gd<GIaa cSGa<iIaaGdl<G p.=G<f 8la.=f<d p-=d<h b-(hGbll a=kl<aIa<(d<k<dFa/A?a/<aIa;(oFa6Jb b#eE<ax6jbl<o aJa6Db<oHa6"b=5d<o!UUUU_aRa6"b<e aJaCk<e<5dRa_k<a<bxBb=ucW<aFa%(5b"eE UL_a<aIam<b m+.<b<aIaxNzIae(d<d aS-mbl<aIai(d a<d<aIae~zl=vcE<oIa8wb(("eE a=k<o aJaMb<eIa6Df=p a=s<u(h=y<h=xmbl<5d!<Z6K=5c UL_a<aIam(<<oIa8sb(nIaa(d m+.<d<aIax(wNzIaa=i<o aJaMb b<aIaa<aIai(z<aIae(d}z==<eIa6Df(p b-=]<o Cb.=;<o 8bb.=5a<n<( c).=&<z b-<d|=% a=k a=t<u(j=x<i=y a=sdE<t b.=t UL_a<<<nIaa(q m+.(f m.<q b.<wNzIae(h=d UL_a<f<q<wNzIaa(m=l a=gcEcE<p"Ga<]=d a=G a=fdE<f 1e#eE<h=d a=gmclcWcE<e 8sa.<f.(gFa5t"Ga<gIaa"Ga b<gIae<q#Gbwl<G b.=G al=g<f 8la.=f c<g-<g<dz=g<d b-=d<g c#Gal<h=d<g"Ga c=g<q=l<e 8sa.<G(d h@ 8la+.(GFa5t bSGacE<kGa<oIa8wb<t~eE<u=j<i=mmbl UL_a<<<oIa8sb<t c).Iaa(d m+.<d<wNzIaa=f a=mcE<%"Ga W=g<=Faa=jdE<g(d 8D6z_a.Faa<j#(l"eE<d b.=g<dGbll<f<zNGa<5b"Ga<lGa<f<=.Faa 5]SGa<oIa0b(x<oIaCb#eE<;xQbl<oIa8lb<x. 5]?aa b=s<o<x b.(yJa0b b=ml<f<m.=m<h=jl<oIaMb(d<oIa8bb#eE<5ax1bl<oIa_b<d c).<h<m<h<m}zJaa<G<mJaE<G<jJa5x<o<d b.JaMbmbl<eIa_k<k#eE<e _k.x8wb<eIaMk=5cl<5c<k p+.(f<dJar<f<lJax<f<gJam<f<m<y<kzJai<f<j<x<kzJae<f a<s<kzJaa<e<k b.(kJaCkl<h=j<n e.(n<&SGall a=g<o aJa8"b<oHa8Jb=5d<o!UUUUUbRa8Jb<e<yJa7k<e<xJa8Jk<e<sJa9k<e aJa8sk<e<5dRa0k<o 8Jb.=t<5d!<Z6K=G a=ndE<p<g<g<p|z=fcEdE<f<g(d#Gb<d b.=g<e 8sa.<d h@ 8la+.(iIar bSGal<i5Ga5m=5d<eIa0k<n#eE<e 0k. bx7b<eIa8qk=Gl<G<n e).(f<dJai<f<5dRaa<e<n b.(nJa8skmbll<eIa8qk(p<n<o 8}b.x*wcE<n"eE<eIaMk=g<k=lmbl 5e T<5bz=q<aIai(f<aIae}(g<f c|A=5b b<aIaa(5c<gz=<<o Cb.=z<p<n e).=d<aIap=w<v a<f<gz}==<k=l<h=idE<e 8sa.<d i-Iaa h@ 8la+.(hIa5m(f<d x-(G<p- eY(j-(d a<d<f~z=g a=mcW b<hIaI(d<hIa%(f|Gaw b<d<wIaT}Gaw<d<f-=m<wIaI<f.l=d<g<k}=]<hIa;<hIap=5a<hIar=&cEcE<(Ga<j b.<nSGa a=s a=f<m a<v<i-<=<i<v}A(hz~eE a<m<d b<i<<.<hz<mx8obz=fl<e aJa9k<e<iJa8Jk<e<f<i.(hJa7k<h=ymbl<i=h<x=il<k<g<]z=]cE<m"eE<e<q?a1f<]"=j b=g<e 1f.=mmbl<d a<d<m b-(g.Faa(x 5]#(fz=jcEcE<x 5]SGa<]Ga<5beE<e<q?a1fmcl<d=j<5c*aa 8e8:aSGa b=y<e bJa7k<e!UUUUxRa9k<e<q?a1f a=s b=i a=umbl<e<q?a1f<g<m<fz=g<j<d<fz=dl<]"=j<g h~eE<e 1f.=m<g"eE b=gmcl a=fdE<q<d<f.Faa#eE<d=mmdl<g<f b.(fSGal b=gmbl<e <.<q<d<gx5?<g b<eIa< b#(fz=g<d<e 1f.<fz=ml<i=x<oIa0b=f<m<g<zx8Jb<oIa0b=g b=dcE<j"eE<f=m<g=jmbl<s=d<x=m<y=j<l"Ga<eIaMk(i<gJai<i<fJae<i bJaal<eIa_k<l#eE<e _k.x8wbl a<& b@(fz=i<5a a<fz=;<eIaMk(g<l<]<l<]|z(5a p+.=fcE<l<]~Ga<l<5a- p+(]"Ga<f p.<f<]2kaal<f<iJar<f<;Jax<f bJam<f<jJai<f<mJae<f<dJaa<e<l b.(lJaCk<h=i<G(d<pSGall<tx8|b<t<eIa8skJai<t<eHa0kRaa<e<uJa1k<e<oIa0bJa8%k<l"eE<a<e 1k.<e 9k.<e 8sa.x5ml<o 6"b.=i<e aJa[g<e<g<l p+.(jJa6?g<e 8Jf.=k b=fdE<f<l c#A=fcEcEdEcE<f b@"eE<k<l m+.(fIaa(d dSGbl<g<j#Gc<e<g p.(dJa6Jg<gIaa(f d#Gc<e<fJa8Jf<e<gHaeRa7f<e<gHamRa8}f<e<gIarJaUg a=l<d=g a=fmbll<e<dJa8}k<e<fHae(5dRa2k<l b.=l<dGb<eIa1k<5d6KSGb<oIa0b<eIa8%kSGb<e<5d!<Z5qa1k a=fmcl<e<vJa9f<e<hJa8%f a=h<e aJa1f<a<e 1k.<e 1f.<e 8sa.x5m<ix8}b<i<eIaCkJai<i<eHa_kRaa<eIa6Df(d"Gc a=fdE<e 8sa.<f h@ 8la+.(hIaaeE<a<hIae b.<fx6&bl<d<f b.(fSGal<eIa6Df=hmcl<a<e 1k.<e 8}k.<e 8sa.x5m a=fmalal<rIam(GFa8?b=fcEcE<h"eE<aFa%Gb T=ymcl<aFa%=u<aIam=s<aIax=q<f a<f o|z 5x+*a8xXE=m a=fdE<e 8sa.<f h@(j 8la+.(dFa"=ycE<dIaa"Ga<dIae=GcEcEcEcE<dFa5t bSeE<y bSGf<rIam(dFa8Jb"Gb<d<j p+.(iFar=d<rFax=g<iFay b-ncdecl<dFa> c#eE<a n<G<G<fx5rmfl a=x<e 8sa.<rIam<j p+.(kFas(n h@ 8la+.(gFa( b#eE<gFa> cS=xl<dIax=i<dIam=l<dFa5u"eE<rFax=d G=gcEcEcEcEcEcE<kFay b-ncbdal<d b@Gc<n hSGb<a y<G<G<fx5rmkl<d"Gb<n hSGa<a x<G<G<fx5rmjl<l<xA bSGc<lGb l=gl<a<g<G<G<fx5rmhl<e<iJa8}f<e<aIaxJa7f<e<a3aaa3la1f<e<G b.(dJa8"f<e x.<e 1f.<d<ix5}cE<d<iNGa<eIax b@"Ga<eIar=g<eIa8Jf=k<eIa7f=xdE<e<g UL_a<k<g m+.<g<xNzIai h@ g#.(lJa8"f<e i.<e 1f.<l<ix5}<g=G<i<l~Gb<eIam=g<eIai b@Gall<a l<G<G<fx5r<a<d<i<fx mgl<a<kFa]<G<G<fx5rmfl<a b<G<gIaaeW<gIaef<Gl<fx5r<l"Ge<a<G b.<i<fx melal<g b@Gbmcl<g b@Gbl<d a<d 8na|z=d UL_a<s<G b.(g m+.<g<qNz(gIae=l<gIaa=xcE<u b@eE<e 1f.<a<gxUb a=g<l<x}eEdEcE<e p.<e 1f.x5N<eFap(g"Ga<eFav K- 4b@ k|Gbll<g bO=gl<d 5G- 4b@ 8:b|Gc<g"Gbmcl<rFa6Ic m+Fa8u6|E<d m+ X,_a.(dFad aS@=i h=kcEcEcEcEcEcEcEcEcEcEcEcEcEcEcE<gIai h@ b-nhabgcdefil b=kmel c=kmdl e=kmcl f=kmbl g=kl<iGk<dFai=gmbl<iGj d=k<dFai(g b#Gcl<g 4b@nkiccccdcegfcl<i<dFai"AGh<dFae"Ggmhl<dFaeGg<l<x- c~Gfmgl<k dSGemfl<k cSGdmel<k eSGcmdl<k g@ eSGbmcl<k f#Gbl<a e<G<G<fx5rl a=G<rIam(dFa8?b(g a<g o|z 5x+Fa3XE=gcE<d<j p+.(iFas(j h#Ga<e 8sa.<j h@(j 8la+.IaaGa<m<d<j p+.Far<g- o@Y=Gl<iFay(l c#<y aSA=j<rFax=dcEcEcEcEcE<l b-nccabl<j<GA b@"Gcmdl<d bO=dl<d<jA<GA b@Gbl<m<iFar<g- o@Y b@"Ga<a d<b<b<fx5rl<f b.(f<hSGal<rIam=G<u b@"eE T=ymcl<GFa8?b=fl 5e=y<f a<f 4b@ o|z(b h- 4b@ 8:b|Ga<GIaCb(d a<d j|(dz(h"Ga<b 4b@ 5x+(bFa8DXE<G e<dz(k y.=f a=g<bFa3XE(u<bFa8NXE. 4b@=b<rFax(m b@=i<h p+(d=lcEdEcE<fFad<bSGacEcEcE<fFaa b-ncacbl<i"Gbmcl<i"Gbl<e 8sa.<g h@ 8la+.(bIaa=l<bIae=imcl<f p.=f<g b.=g<l p-(lGal a=ll<k y.=f a=g<u. 4b@=h<m b@=bdEcE<fFad<hSGacEcEcE<fFaa b-ncacbl<b"Gbmcl<b"Gbl<l<e 8sa.<g h@ 8la+.(bIaa@ bSGc<aIa<<bIae=b<e U8:d5oa8Jf<e g?a8>f<e!aRa1f<e<b<i<b<i}zJa9f<e 1f.x6Ib<rIam=Gmcl<f p.=f<g b.=g<d p-(dGall a=lcE<GIaCb(b p+ a<b j|(bz(d"Ga<d p-=g<G e<bz s.=f<rFax=xdEcEcW<x<f f-Faa(bSeE<b cSeE<l=k h<fFaa h#Gcwlmcl<fFaa=k<l h@l=b<e 8sa.(d<b 8la+.(hFa5s=j<rIam<b p+.Fas=b<k h@ 8la+<d.(kFaS=u<kFa"=dcEcEcEcEcEcEcEcE<hFa"(m b#eE a=icE<d b-ndjacal a=dmil<d b-ndfdbcl a=d<b h#Gg<u b@"Gg<j b@Ggmdl a=d<b h#Gd<u b@Gcmdl a=dmcl a=d<m dSeE a=imel a=i<j b@"Gdmcl c=dl<m d#Ga a=imbl c=il<h<i?a}<k<d?a}l<g"Gb<g p-=g<f p.=f<l b.=lmalal a=f<aIa; aJa0b<eIa6Df=ncEdE<f<n#Gb<a<e 8sa.<fx8=b<f b.=f"Gal<aIa<(h<hIa5R b.Ja5R<hFa: bSGa<hIaD=b<h aJaD<hHa5==5d<h!UUUUxRa5=<e<bJa7k<e<5dRa9k b<aIaa<aIai(d<aIae}(fz=m a<d<fz=k<aIax=G<aIam=s<b=f a=idE<a<e 8sa.<ix8=beE<eIa9k<f#eE<e 9k.xQbl<eIa8Jk<f. (?aa<e<f b.Ja7k<i h@(f p+(o<rIam.Far(d a<d 8na|z m+Fa8c,E(d a<d 5q|z v+(d 6*6&_a.<dFa8d6&E<e 9k.(dx8Jb<e 8sa.<f 8la+.(jFa} c)(fIa8}8aE<fIa8J8aE<dx8JbcEcEcEcEcEcE<jIaa(f"Ga<jFa5t bSGa 6*6r_a f<dx8Jb<j5Gai<dx8Gb<eIa7k(f<eIa9k#eE<dxQbl<eIa8Jk<f. T?aa<e<f b.Ja7k<jIaE(f<jIa5x(d#Gc<d<f}<f<k}A(gGc b<d<m.<gz=g<f<d-=f<a axBb<d#Gb<f bSGb<gFaa<ySGbmcl<a<e 8sa.<ix5=eE 8e6r_a h<e 9k.x8Jb<f"Gemdl<eIa7k=fmel ,6r_a g<e 9k.(dx8Jb<e<fJa8%f<e<gJa1f<e 1f. b<dxN<eIa7k(f<eIa9k#eE<dxQbl<eIa8Jk<f. T?aa<e<f b.Ja7kl<jFa5ueE 6#6r_a n<e 9k.x8Jbl 8e6r_a h<e 9k.x8Jbl UL_a<s<jIae(f m+.(g<f<GNz(dIae=x<dIaa=d UL_a<g m.<f b.<GNz(fIae(u=t<fIaa(f=l<jIam b#eE UL_a<s<jIax(g m+.<g<GNz(gIae=t<gIaa=ll<e<uJa6Gl<e<tJaZl<e<lJa[l<e<fJaUl<e<xJa2k<e<dJa8}k a=fdE<e 1f.<f.(] a<e 8}k.<f.(qIae(g<qIaa(q-<g<q|<g<k}A(gzJae<] b<m<q.<gzJaa<f i.(f pSGal<eIa8"f=q<eIa7f=]<eIa8Jf=v<eIa9f=p a=f<e 8sa.<rIam<o.Fas h@ 8la+.(oIam b#eE<e<a<oIaxx_b<eIae=g<eIaa=fl<e 1f.cWcEcE<jFa5u"eE<d<m.=f<jFa5t cSGb<e<qJa[g<e<]JaUg<e cJa2f<e 8y6]_aJa8}f<e<vJa8"f<e<pJa7f<e U6]_aJa9f<e a<x<d-<k<x|<d<x}A(dzJa8%f<e bJa8Jf<e b<f<dzJa1f fmdlcE<f"Ga<g a<t<l-<k<t|<l<t}A(jzSGa<f b<l<m.<jz<gx8ob"Gcl<e a<u<d-<k<u|<d<u}A(fzJa8%f<e b<d<m.<fzJa1f bmcl<e a<u<d-<k<u|<d<u}A(dzJa8%f<e b<f<dzJa1f bmbl<e<qJa8"f<e<]Ja7f<e cJa8Jf<e 8y6]_aJa9f<e a<l<d-<k<l|<d<l}A(fzJa8%f<e b<d<m.<fzJa1f dl<e 9k.xNl<eIa7k(d<eIa9k#eE<e 9k.xQbl<eIa8Jk<d. T?aa<e<d b.(fJa7kl<eIa9kcE<f"eE a=fmbl<e<f b-(fJa7kl<f#eE<e 9k.xQbl<eIa8Jk<f. 3a?aa<e<f b.(dJa7k<eIa9k<d#eE<e 9k.xQbl<eIa8Jk<d. T?aa<e<f c.(fJa7kl<i b.(i<nSGalcE<f"eE a=dmbl<e<f b-(dJa7kl<hIa5w(f<hIa5s(g#eE&a x-(a%a<a i.<h Ca.<g b e %x6vb<aIai 6fUUUVSeE<aIamal<a x.%al<hIa5p<f %+.(a<cHaxRax<a<c3aaa3laa<a a?a<<a<dJa;<a<bJap<h<f b.Ja5w<e<eIa7kJa9f<e<eHa9kRa1f<hIa5=(aeE<hIa5I<ax^bl<h<eIa9fJaD<h<eHa1fRa5=l<e 6yl.%al8s>d5dWc6eb6b&a 6yc-(f%a 6TM_a aJaa 6<M_a e?aa 6vM_a aJaa 6GM_a aJaa UM_a aJaa 8"8g_a aJaa 08g_aIaa 6fUxNeE 08g_ax8Sb 08g_a!UUUU_aRaal 98g_a q?aa 8s8g_a aJaa 6<{_a aJaa 6y{_a aJaa [{_a aJaa 8}__a aJaa<aIam=mcEcEcEcEcE<deE 6J{_aIaa=i 6J{_a aJaa P{_aHaa=5g P{_a!UUUUxRaa<f<iJaK<f<5gRaI M{_aIaa=i M{_a q?aa 6?{_a3aaa=T X{_a aJaa 6?{_a!UUUU_aRaa<f<iJa5I<f 8b{_aHaaRa5w<f<T3laE<f 6Jb.(k<d<e<f I.xPb<f 1a.(d<f E-<k a<fIa6"b mxe<f C{_aJaV<f 7__aJa)<f<aJa6c<aFax=i<f hJa6Tb<f 6q6]_aJaPb<f jJa6<b<f Z6]_aJa6vb<f L6]_aJa6yb<f eJa6Gb<f 6g6]_aJaZb<f fJa[b<f 6;6q_aJaUb<f cJa6ub<k<d a<f Ub. fx5(cEcE<fIa6Jb(n cSeE b=g<fIa8lb=o<fIaCb=x<fIaMb=p<fIa_b=z<fIa8bb=h<fIa6Db=j<fIaXb=k<fIa6"b=e<fIa6?b=d<ax6Eb=y<n b@Gbl f=gmbl<f 1a.<d<i m+(dIa8l6|E<dIa06|Ex9b"Ga<e bSeE f=gmbl<f 1a.<k 6q6q_a 6j6q_a<mFa z kx9b"Ga<j bSeE f=gmbl<f 1a.(d<h 6q6q_a 6j6q_a<mFaEz kx9b"GacE<z b#eE<y"Gc<d<p<mIae<mIaix9b"Gcmbl<yGbl f=g<x bSGa e f<f 1a.<ox5ez=gl<f<fHaERa6Jb<f<f3aa5s3la6"b<f<fIa5IJa_b<fFa5I=h P{_aIaa(GeE 6T{_aIaa<Gx^bl 6J{_a<fIaKJaa P{_a<fHaIRaa 6?{_ax8Sb M{_a<fIa_bJaa 8b{_a<fHa6DbRaa 6?{_a<f3aa6Jb3laa a=e<g a<h 4b@ q#z a<g fSz(u eSGblcE<mFaE<mFa SeE<cIae(e<cIaa(g- UB6}8>b<mIa5m(d<d UB6}8>bNz~Gb a=e c=b d=g m=h g=cmel<bIaa=d 6<__a a<cIam(a<cIai(e-<a<e|<a<bIae}A(bz(ix8?b 6T__aIaa=ccE<i"(aGa<aGa P__aIaa<c. b<d<e.<bz<i2kaal 6T__a<c<i.Jaamfl 98g_aIaa=d 98g_a q?aa 08g_a3aaa=T 18g_aHaa=5g 8s8g_a aJaa 08g_a!UUUU_aRaa<f<dJaV<f<5gRa5~<f<T3la5RcE<aFax(q hNeE<f 6Jb.<f 1a.<bx<mbl<f 6Jb.<f 1a.<b<g<e<mIa>xel<fFaV(u qSeE<fIa)=i<fIa5~=G<fIa+=e a=b g=h a=gcEcE<u G- a<u G}z b-neaaabel b=gmdl c=b m=h e=gmcl<f<bHaa(5gRaI<f<fIa5"(5bJa><f<fIa:(5cJa5m<f<bIai(bJaK<q dS<q fS@=z b<5g6K(&<b<fIaT(%}(ez=5d a<b<ez=5e<q g}=5f<q m+ 8l6|_a.=<<aIae(p<aIai(= 6Tc+.=I<f E- bA=(<cIam=]<cIai=v<p=ndEcEcEcEcEcEcEcE<n<ISeE<nIa>Gg 8l__a aJaa ___a aJaa X__a<vJaa 6"__a aJaa 8R__a a?aa 8%__a!aRaa 8s__a aJaa<nIam=r<nFax=o<f E-<f I.<q<mx6gb<fFa5( dSeE 6vM_aIaa(c 6yM_aIaa#eE 6yM_ax8wbl 6uM_aIaa<c p+.(b<fHa5wRax<b<f3aaE3laa 6vM_a<c b.Jaamgl 6<M_a<fFaE(c?aa PM_a<fIa5u(jJaa 6=M_a<(*aa5oaa 6&M_a<(Fac?aa b=k b=bcEcEcE<c b-neabbbcl<j b.=jmbl a=k<z=bl<f<fIa>Ja6yb<f<f3aaI3laUb<f<b?a6Fb<f<5f?a6Tb<f<nJa6ub<f Z__aJaPb<f C{_aJa6<b<f 7__aJa6vb 6"8g_a aJaa 8}__aIaa e)=d 8"__aIaa x-=cdE<d"Gf<d x-=d<c(e x.=c<eFa;Gal<eIar=s<eIap=c<eIax=h<f 6Jb. 7__a 8sa2kaa M{_a q?aa 6"{_a!eRaa 6J{_a!aRaa P{_a!UUUUxRaa 6v{_a!bRaa 6y{_a!aRaa Z{_a!UUUU_aRaa U{_a!eRaa 8}__a!aRaa 7__a!UUUU_aRaa<bGbmdl<=Gb<f 6Jb.<f I.<q<mx6gb<fFa8cb(a d#(g"eE<f<fHa6}bRa6nb<f<f3aa6Jb3laUb<f*a8db=el 6yM_a<a dSx8!b 6vM_aIaa=b 6vM_a<geW<bf 6uM_aIaa<b p+.(g<fHa6nbRaG<g<f3aaUb3laa<g<e5oas<g<a?au<b b.lJaa 6<__a a<]<v-<]<v|<]<%}A(ez(cx8?b 6T__aIaa=bcE<c"(aGa<aGa P__aIaa<b. b<v<&.<ez<c2kaal 6T__a<b<c.Jaambl<f Ub.<k<j<h<s<c<f 6Jb.x5amblcE UM_aIaa(h c|Ga 28g_aIaa(c p.=d<h e) x-=g<cIai=edE<e<dIaa(e~eE<d x.=d<g x-(gGbmcll a=e 8b8g_a aJaa X8g_a<hx7b 6D8g_aIaa(b 8b8g_aIaa(a e).=ddE<d<eJai<d<c5GaiRaa<d x.=d<c x.=c<h<e b.(eSGal 8b8g_a<a<e.(aJaa<b<a _8g_ax*w a=h ___a aJaa 6D8g_aIaa(d 8b8g_aIaa e).=c 6D__a=GdE UM_aIaa=bcEdE<c<d#Gb<d(a x.=d<aIai(a<bNGal 28g_aIaa<a e).(eFan(b r#Ga<eFao=a<f<eHagRa6 b<f<eHaaRa6Jb 6D__aIaa<h#eE 6D__a<h b e xx8&bl ___a<h b.(iJaa 8b__aIaa<h e).(e<fHa6JbRaa<e<fHa6 bRag<e<a?ao<e<b?an<i=hmbll a=ddE<d Z__a.(a 7d.(eIaa=g<a<aIaKJa7d<a<gJaK<d e.(d mSGall 6GM_aIaaeE [M_a cx8?b 6GM_aIaa(a ZM_aIaa. 38Nb5oaa 6GM_a<a c.Jaal<mFa!"Ge UM_aIaa(b"Ge n x<mFaE<mFa |z=a<b e)=e 28g_aIaa=ddE<dFan(c iNeE G=i t=bcEcEcEcE<c o-nfcbbaabl<<Faj=h 6vM_aIaa(g 6yM_aIaa#eE 6yM_ax8wbl 6uM_aIaa<g p+.(c3maaaaaaaaaaaaaaaa3laa<c 6mg5oaxmcl m=i<a=bl a=h<dFam(c<=|eE<f 6Jb.<q<d<p<c 6Tc+.(cIam<cFaxx5I<fFa,b=hl UL_a<5c<dIai(G m+.<G<5bNz(cIae=k<cIaa=j 6vM_aIaa(g 6yM_aIaa#eE 6yM_ax8wbl 6uM_aIaa<g p+.(c<i?ax<c<jJam<c<GJai<c<kJae<c<jJaal<c Ue5oar<c<b?a]<c<h?aq 6vM_a<g b.Jaal<d x.=d<e x-(eGalmelcE<h<sNeE<fIa8bb=g<fIa6Db=embl<fIa6ub=x<fIaPb=y<fIa6Db=e<fIa8bb=gdEcE<g<h~Ga<e<h T+.(cIai=i<cIaa b@eE<cIa%=G<cIa<=t<cIa;=d<f <.<f Ub.(b<cIae<xFa6Ic m+Fa8q6|E m+Fa8e,Ex5"<fIa< b@eE<b b<fIa%<d<t<G<f 6Jb.x5al<d<tNGb<e<d T+.=cdEcE<d<gNGa<cIaaGa<cIai=G<f U8:d5oa6Gc<f ]?a6oc<f aJaZc<f<GJa[c<f<iJaUc<y<f Uc.x6Ibl<c T.=c<t<d b.(dSGalmbl<f U8:d5oa6Gc<f q?a6oc<f!aRa[c<f<iJaUc<y<f Uc.x6Ibl<h b.(h<sSGallcE<geE<e<g T+.=c a=gdE<eIaa=b<e aJaa<e5Gae=5g 6J8g_a<bx7b 6"8g_aIaa=d<b b#eE 6?8g_aIaa<d e).(b<gJai<b<5gRaa<d b.=dl 6"8g_a<dJaa<g b.=g<e T.(e<cSGalmbl 6"8g_aIaa=dl 6?8g_aIaa<d _8g_ax*w 7__aIaa(beE 8"__aIaa<b e)x^bl 2__aIaa(beE U{_aIaa<b T+x^bl Z{_aIaa(beE 6G{_aIaa<b f)x^bl 6u{_aIaa(beE 6v{_aIaa<bx^bl P{_aIaa(beE 6T{_aIaa<bx^bl 6?{_ax8Sb 7__a<f 6Jb. 8sa2kaalcE<keE<j<fIa6yb(gNGb<j b.(d<fIa6Gb(e<j m+.Iai(b eY a<b h@ f#z(hNGb<fIaPbIaI=i a=cdE UL_a<e<d m+.<d<gNzIai<f Ub.<d<cx8nb<c b.=c eY(d<h|Gal<fIaPbIaI<i~Gb<f<fIa6ybJa6Db<f<f3aaUb3la6Jb<f<jJa_b<f aJa8bb<f p.<f 6Jb. a<jx5}<j"Gb<fIap b@"Gb<fIa;=d a=e<fIaXb=g<fIa6Db=cdE<f<d UL_a<g<d m+.<c<d~zIai h@ g#.(bJa8bb<f Ub.<ex[b<f x.<f 6Jb.<b<jx5}<b<jNGc<fIar=d<b=e<fIax b@Galmbl<fFa6Fb"Ga<f Ub. a ax8nbl<fIaPb=dcE<rFa8mb(b r#Ga<o b@"Ga<f U8:d5oaXb<f<b?a6~b<f aJa6"b<f!aRa6Jb<d<f 6Jb.x6Ib<fIaPb=dlcE<dIa5w"GacE 6GM_aIaa(beE [M_aIaa<b#eE [M_axQbl ZM_aIaa<b. T?aa 6GM_a<b b.Jaambl<mFaE=c<mFa =b<f kJa8wb<f 6q6q_a 6j6q_a<bzJa8sb<f gJa8qb<f 8J6r_aJa0b<f kJa8lb<f 6q6q_a 6j6q_a<czJaCb<f iJaMb<f 8%6r_aJa_b<f<<HaaRa6Db<f jJaXb<f 8v6r_aJa6"b a=ddE<f 6Jb.<d.(cIai(beE<cHax=5g<b<cIam [M_ax8Jb<f<5gRaUc<f Uc. b [M_axN<d x.(d KSGbll<ax6EbeE 8 6r_a G [M_ax8Jb<f<mHaeRa6Jb<f 6Jb. b [M_axNl 46r_a m [M_ax8Jbl b=d a=c b=e a=g<rFa8Rb b#eE<rFar(b a<b 8na|z m+Fa8c,E(b a<b 5q|z v+(b 6*6&_a.=e<bFa8d6&E=g {L_a=d b=cl<f<gJa8bb<f<eJa6Db<f<cJaXb<f<dJa6"b<f<rHa_bRa6Jb<f 6Jb. d [M_axN 6GM_aIaa(b [M_aIaa#eE [M_axQbl ZM_aIaa<b. ??aa 6GM_a<b b.Jaa<fIaPb(lIa5p=x<lIa5s=H<l!UUUU_aRa5s<lIa5==r<lIa5w=o<l!aRa5w<lIa5I=;<lIaD=5a<l!bRa5I<f Ub.<k<j e a b axq<fIa6<b=w<oeE<o %+=c<x <.=d<w I.=bdE<d<b<d x-Iaax8fb?aa<d %.=d<c %-(cGall 8h6r_a j [M_ax8Jb<w5GaK [M_ax8Gb 8n6r_a m [M_ax8Jb<w I.=s<fIa6ub=t<o=k<x=bdEcEcEcEcEcEcEcE<k(jncebal<b 5m.=d b=jdE<d %-Iaa<dIaaSGb<d %.=d<k<j b.(jSGal<k=jmbl<j<k}Gbl<bIaa<f Ub.(e<bIam(c<bIax<bFa<x6|b bSGc<f i.<e<c<tFa6Ic m+Fa8q6|E m+Fa8e,Ex5"<e<fIai<fIam e a b axq 8]6]_a j [M_ax8Jb<w5GaK [M_ax8Gb 8;6]_a k [M_ax8Jb<j=g<b=idEcEcEcEcEcEcE<g(cncbcal b=c<iIaa(G=e<i=ddE<e bS=y<d %.(hIaa=ecE<y"eE<e"Ge<dIae<dIaISGe<dIai<dIaT#Gbmel<eGdl<h=d<g<c b.(cSGal<g=cmcl 6GM_aIaa(ceE 6GM_a<c b-Jaal 96]_a c [M_ax8Jbmil<c<g}Gb<iIaa=Gl<G"Gb<f Ub.<iIae<iIai(d<s<dx8fbx6|bmblal<i<c<;<5axZb 6GM_aIaa(d [M_aIaa#eE [M_axQbl<g<c-=g<c %+<i.=i ZM_aIaa<d. T?aa 6GM_a<d b.Jaamalalal 6GM_aIaa(beE 6GM_a<b b-Jaal 96]_a c [M_ax8Jb<lIa5s(beE<lIa5p<b %+x^bl<l<oJa5w<l<xJa5p<l<HJa5s<lIa5=(beE<lIa5I<bx^bl<l<5aJaD<l<;Ja5I<l<rJa5=mdl<b<j<;<5axZbl 6GM_aIaa(c [M_aIaa#eE [M_axQbl<k<j-=k<j %+<b.=b ZM_aIaa<c. T?aa 6GM_a<c b.Jaamalal 6TM_a 6TM_aIaa 8R__aFaaAJaacE ___aIaa(b"eE a=embl<b e)=c 8b__aIaa n.=d a=edE<d c- a?aa<e<dFaa 5b@ q#A=e<d x.=d<c x-(cGall C__aIaa 8l__aIaa _8g_ax*w 8l__aIaa(beE<b e)=g C__aIaa=d a=cdE<c b@<5h<dHaa(5h5z@"eE UL_a<5c<5h6K(c m+.<c<5bNz(bIae=i<bIaa=h 6vM_aIaa(b 6yM_aIaa#eE 6yM_ax8wbl 6vM_a<b b.Jaa 6uM_aIaa<b p+.(b L[UxJaq<b e?ax<b<hJam<b<cJai<b<iJae<b<hJaal<d x.=d b=c<g x-(gGallcE<e b@"Ga<nIarFa5rGa 6vM_aIaaGa<nFa6Ic m+Fa8]6|E=b 6yM_aIaa"eE 6yM_ax8wbl 6vM_a bJaa 6uM_aIaa(c3maaaaaaaaaaaaaaaa3laa<c c?au<c t5oa]<c<b?aq<c 6me5oaxl 6<__a<5d<5e X__aIaa<]xLb X__a X__aIaa(b<]<b<]}zJaal a=ddE<d Z__a.(cIa8%d=b<c<cIa<Ja8%d<c<bJa<<d e.(d mSGal a=ddE<d Z__a.(b 7d.(eIaa=g<b<bIaKJa7d<b<gJaK<d e.(d mSGall<n 6Tc.=n 6vM_aIaa"Gbll d=bmbl<i m+Fa8]6|E=h c=b t=g l=cmbl<f<fIaVJa_b<f<fHa5~Ra6Db<f<f3aa5R3la6Jb 08g_ax8Sb 98g_a<fIa_bJaa 18g_a<fHa6DbRaa 08g_a<f3aa6Jb3laa<u q#Gc f=cmbl a=i a=Gl 6vM_aIaa(a 6yM_aIaa#eE 6yM_ax8wbl 6uM_aIaa<a p+.(d<b?au<d a?ar<d<g?a]<d<h?aq<d<u?ay<d<c?ax<d<eJam<d<iJai<d<GJae<d<eJaa 6vM_a<a b.Jaal<f 6yc.%al6H<c%Wc6e&a 1c-(g%a<fIai(s >+=m<fIae=ucE<bIarFak c#eE<u=idE<m(neE<m >-=m<g <.<ixA<i >.=i<gFa< g#Gbll W a<nz=qmbl<bIam=n<g<bIax(GJa8Jb<g<nJa9b<g aJa8sb<g!UUUU_aRa0b<g<bIaiJa8%b<g<bHaaRa8wbcE<s"GacEdE<g K.<i<u.(hxA<gFaK gSeE<g 6Tc.<g 0b.<hIaIx5s<gIa6?c(kGcl<m<i >.(iSGalmbl UL_a<n<gIa6Jc<k e). x-Iaa(k m+.<k<GNzIai eY=q<m >-<i#Ga<h 1a.=j<m<i- >- >5|=idE<g I.<j I-xAcE<gFaI g#Ga<g 6Tc.<g 0b.<jIaax5s<gIa6?c(h"Ga<q UL_a<n<gIa6Jc<h e). x-Iaa(h m+.<h<GNzIai eY(h<h<q|z=ql<j >.=j<i b-(iGall<gIa0b(i"Ga<gIa8qb<i e)x^bl<s >+=G<d<e p+.=k<d=i<s(n=jdEcE<jeE<j b-<k<i- p5|NGb<j p+<i.=il<i<k#GadEcEcE<iIai<qNGa<iFa](h y}Ga b<h) U6fG@Gbl<i p.(i<kSGbmcll<g 0b.<b<ixm<gFa6ic d#Ga<fIaa<n#eE<f bx8 b<fIae=ul<i p.=i<f<n b.(hJai<u<n >+.(n<gHaUcRaK<n<g3aa7b3la<<n<g3aa1b3lax<n<g3aa0b3laa<G >.=G a=j<h=nmbll<g<cJa8lb<g<eJaCb<g<dJaMb<g<bHaaRa6?b<g<bHaiRaXb<g<bIaxJa8bb<g<bIapJa_b<g 5m. 8}6n_a 8Ja2kaa a=i<g aJa6Jb<g!UUUU_aRaPb<g 6?b.=5b<fIae(d=mcEcEdE<i<G#Gb<mFa5l=c<i >.=i<m >.=m<c f}Ga<c c#Gal<a<gIa6JbJai<a<gHaPbRaambl a=m<g aJa6uc<g!UUUU_aRa6Gc<g aJaPc<g!UUUUUbRa6vc<g aJa6?c<g!UUUU_aRa6Tc<g<bIaxJa_c<g<b3aaa3la6"ccE<n"eE e=5cmbl i=c e=5c a=q<d=i a=jdE<g p.<ixA<gFap(h gSeE<gFav=e a=kcW a<gIa8lb h- d|Gaw<g 0b.<g 6Tc.<iIaIx5s a<gIa8sb(b"Gaw<gIa8qb<b e).(b m-Iaa=k<b x-Iaal=xc6e<h f#eE<i5jag!Uc[mbl<i5jael=5g<gIa6vc<m#eE<g 6vc.x8;b<gIa6<c=cl<c<m e).(b<qJai<b<5g<x6E!<L[Raa<g<m b.(mJaPc<gIa6Gc<q#eE<g 6Gc.x8pbl<gIa6yc(5c<q e).(b<e?aG<b<h?am<b<kJai<b<xJae<b<jJaa<g<q b.(qJa6ucl<i >.=i<j b.=j<G >-(GGal<q"Ga<gIa6<c=i<g aJa8sb<g!UUUUUbRa0b<i<m<g 0b.x*w<gIa0b(beE<gIa8qb<b e)x^bl<m"Ga e<d<n<s|z=(<i<m e).==<i x.=& a=udE<e=h<G=k<c=x<u b-=j<&<u e).=GdE<j c.=u<iIai=b<iHaa=5gcW<j<m|eE b<G <-Haa<5g5zGbwl<m<u}eE<GHaa=5hl<m<u}<5g<5h5z@l=dcEcE<b<qNGa<n<s|Ga<s<5c<b e).(bIaa(c}Gbl<j b.=j<G x.=G<i x.(i<=SGbmdll<(<c >+.(rFae=c<rFag=j<rIa%=o<rIa<=]<bIai=e<gIa6Jb=GcEcWcEcEcEcEcEcEcEcEcEcEcEcEcEcE<bFam b-nfbgfchal<g 5m.<ex8Hb 4b=t 8ia=p<dGl a=y 4bmGl<bFaG=j<g 5m.<ex8Hb UL_a<gIa6Db<e b.(b m+.<b<gIa8bbNz(bIai h@(hGb 8ia=p 4b=tmjl<g c?a0b<g<j?a8ob<g 5m.<]<o<g 0b.x8yb b=y 4b=t Ba=p<rFai 8fa#Gb<jmll b=y 4b=t 8ia=p<h dSGj<bIae=h<bIaa=k<gIa6?b=o<gIa6"b=] a=l<g a?a8wb<g aJa8sb<g a<h<h aS-(b<k b.(x-<b<x|<b<]}A(bzJa8qb<g b<o<x.<bzJa0bdEcE<g<g 0b.x5N<gFaa"Ga<gFab(b <- 4b@ 8<aNGl<l 4b@<b=lGb<b <SGbmlll 4b<l 4b@ <#Gkw Ca 8ia<h<k- c}(bz=p<j W<bz=tmhl<j<dGjw<c a<c 4b@(d 8na|z(h 4b@ m+(kFa8d,E(x a<h l- 4b@ Ma|z 4b@ 5x+(hFa8}XE bSGd<d<h MX_a.(hFa5nSGd<j<k X,_a.Fal(d e}Gjw<j<d k+ 8"6(_a.(d<gIa_b(kFaF.Fai(l a<l j|(lz(o"Gjw<d b<lz=l a=dcEdE<d<l.Faa<j#Gb<o<d b.(dSGal<jmkl<g aJa5s<g aJa5x<bIae=b<g a?a8:b<g a5oa2b<g b?a8}b<g!eRa7b<g<kJa9b<g<5bIaxJa1b<g<5b3aaa3la0b<g<gIa8lb(k a<k k|z m+ 8l6|_a.Ja8%b<g<g 5m.Ja8Jb<g a5oa8Gc<g bJaMc<g<dJaCc<g<h<d h@ b).*a(5oa8lc<g UL_a<gIa8wb<b m+.<b<gIa1bNz(dHaaRa0c<g<dIaiJa8sc<g 0b.<x<b<g 0c.<g Mc.xu<gIa5x(b"Gd<gIa>(d<b p+.=;<gIaMb(k<gIaCb(x p+.=odE<d=h<k=b<xeE<hIam=l a=b<x bSeE<x=ddE<d bY(]<b.(w<b<k<w p+.Iam<l|z=b<d<]-(d b}Gall<k<b<k<b p+.Iam<l|. p+.=bl<j<b<o#Gkw<h p.=d<hIai=w<hFax=]<hFay=l<hIam=5a<hFa]=<dE<j<5a<bIamSGlwcE<bFa]<<SGa<bFax<]SGa<bIai<wSGa<bFay=hcEcEcEcEcEcEcEcE<]nmgabchdhhhehfhl<h<lSGhmgl<h<lSGgmfl<h<lSGfmel<h<l#(z<h G}(v@<h n|<l G}z bSGe<v<zA"Gemdl<h<lSGdmcl<h<l#Gbmcl<h<lSGbl<d<;#Ggmcl<b p.(b<oSGall<jmjl<g 5m.<ex8Hb b=y 4b=t 8ia=pmhl<d"Gcmdl<dGc<g 5m.(d<bIae<jxKGc<g<j?a8ob b=y<g b c<gIa8lb h- d|z?a0b<d<]<o<g 0b.x8yb 4b=t 8ka=p<jmgl a=y<jmfl<bFaG=]<g x.<g 5m.<ex5H<gIar=<<gIax=;<g i.<5b<e b.(%x_b<bIae(d<gIa8bb(jNGa<d b.(b<gIa6Db(w<d m+.Iai(d eY a<d h@ e#z(yNGa<gIam<c a<c 4b@ 8na|z 4b@ m+Fa8c,E(5a a<5a 5q|z v+Fa8d6&E.=5d<] a<] 5q|z 4b@ v+ 6*6&_a.=odEcE UL_a<w<b b.(d m+.(v<d<jNzIai(z h@ f#eE<o<5b UL_a<w<b m+.<b<jNzx5&Gbl<z eY(b<y|Gbmcll a=y a=z<d<j|eE<vIai(d eY a<d h@ f#z=zl<b c.=d a=odE<gIa6Db=5e<gIa8bb=5fcEcEcEdE<d(b<zNGb UL_a<5e<b m+(d.<b<5fNz(vIai(I h@ eSGf UL_a<d<w.<b<jNzIai eY=d<vIaa=v<g 5m.<b<5axKGal<v<;~<yA"Gbmcl<y"eE<g a?a0b<g 5m.<;<<<g 0b.x8ybl 8ja 8ia<oz=p<] W<oz=tmfl<g a?a0b<g 5m.<;<<<g 0b.x8yb b=yl<g<%Ja8qb<g<5a?a8ob<g d?a0b<g<b b.<I eYS?a8xb<g 5m.<v b.(b<b<g 0b.x8yb<o<5d.(o UU_a~Gall c=y<gIa6Jb<GNeE<g<GJa6Jbl<h=e<k=G<x=cmel<dGa a=y 4bmcl b=yl 4bl=H<gIa6Jb<G-=ll<r<y?a;<r<p?az<r<t?aw<r<H?av<r<c?ap<r<lJar<r<GJax<r<eJam<i x.(i<=SGall<a<gIa6JbJai<a<gHaPbRaa<gIa6Tc(aeE<gIa6Jc<a e)x^bl<gIa6vc(aeE<gIa6<c<a e)x^bl<gIa6Gc(aeE<5c<a e)x^bl<fIai=nl<g 5m.x8>b<n<sNeE<f<sJail<g 1c.%alZ;c]Wd6e&a Uc-(i%a U__a U__aFaa(j b<jz?aa<jeEdE U__aFaa(jGa U__a<j b<jz?aa<jGall<a i~eE<aFaMLE=nl<b <.=l 1B_aIaa=a 8wB_aIaa=ocE<b 5J}Ga<a<l|Ga<b<o.(j3maaaaaaaaaaaaaaaa3lax<j3maaaaaaaaaaaaaaaa3laal<i m. b b<l<o.<a<l|(xz(G<c a<a<l-(j<a<j|(kz(m}(az a<c<az axr<i 8qa.<G<m<c<dx6nb a=a<iIa5=(u UUUUVSeE<iIaD d)=al<i 1a.<e e mx,b<iIa:=vcE<iIa5R bSeE<iIa5"=q<eeE a<f<f<m<a<c.(a<e m+.(c-(d a<d<m~z}(dz=y b b<c<G.<dz<c<m}z=s a<j<kz<a-=k<e=f<q=jdEcW a<a<m}Gaw a<k e|Gaw<a<G.Iaal=t<i<G<m<a e.x8hb<iIaa=c<iIae=d<j<tJaa<j a<d<c-<d<y}<c<d}A(dzJai<j b<c<s.<dzJae<k m-=k<a m.=a<j m.=j<f b-(fGall<i<bJaUb<i a<l<xz(yJa6c<i b<o<xz(oJaV<i<h aS(f?a[b<i<eJa:<i<qJa5R<i<iIaD(hJa+<i<g2hRa5~<i<iIa5I a<u UUUUVSz(dJa5"x5o<i 9M_aJa6?b<i 8wM_aJa6Jb<i 6Jb.=k a=a a=jdE<k<j c).Iaa(cIaa(j UUUc}eE<cIae<jx^b<c!UUUUxRaal<c aJai b=j<a b@ b=a"Gal 2M_a aJaa ZQ_aIaa=a ZQ_a aJaa<aeE [Q_aIaa=jdE<jIaa(ceE<jIae<cx^bl<j ;.=j<a b-(aGall<i 8}a.=x 6TQ_a!aRaa 6?Q_a aJaa 6uQ_a aJaa<i 6Gb.<n<i m.x5; 8J__a<f?aa 6y__a!aRaa 6v__a aJaa Z__a aJaa )=jdE<j 9M_a.(aIaa=c<a<j 6J__a.(aIaaJaa<a<cJaa<j e.(jGal<i<xIaiJa6Jb<i<xHaaRaPb<i<iFa6<b g}?a6Db<i<dJa6?b<i<d<h d).Ja6"b<i aJaXb<iIaE=c<i _b.<i Pb.x5h<iIa_b bSGb b<o<b<y}(az=u a<b<az=s UB6}8>b<c<c UB6}8>bNz=t<q<e m+.=f<i Mb.=w a=h<q=ddE 6TQ_aIaa=ccEcWcWcE<h b@"eE<d<fSGb b=h<f=d amdl<beE<b=e<dmcl b=h amcl<d(e m.l=a<c<eIaa#eE a=h<a=dmcl b=h<a=d<el=b a=el<iIa0b=l<iIa8lb=G<iIaCb(k<iIaMb(m|=n<k<m-=ccEcWcEcEcE<iIa6?bGacE a<c<n<k a<iIa6Jb(a<a<iIa6Tb}(jz}A(az(]"Ga b b<iIaPb<jz<m.<az(r=j<c=adE<jFaa j-(p t~ a b<p) 6;UUe@z"eE<c<r. b-=r a=jdEcE<j<r.Faa j-(p t}Ga b<p) 6;UUe@"Ga<a<j b-(j.Gbmell<a<j."Gcmdl<j b.=j<a b-(aGall<e"(j<]<t~@"eE<jGcmdl 6JQ_a 6JQ_aIaa b.Jaa 6<__a a<l<G-<l<G|<l<y}A(ez(cx8?b 6T__aIaa=acE<c"(jGa<jGa P__aIaa<a. b<G<o.<ez<c2kaal 6T__a<a<c.Jaamel<eGbl ambl<eIai=a<eIael=e 6T__aIaa=jcE<iFa6<b hNeE 0M_aHaa=z 0M_a!UUUUxRaa 8sM_aIaa=] 8sM_a aJaa<i<]Ja1b<i<zRa8sb<i 8%b. b<m<u.<n<k<s}A(nz a<c<nz<i 8sb.xPb 6<__a a<m<G-<m<G|<m<y}A(]z(cx8?b 6T__aIaa=ncE<c"(rGa<rGa P__aIaa<n. b<G<o.<]z<c2kaal 6T__a<c<n.Jaa<i aJa8}b<i<iIa8Jb(cJa2b<i<cJa8"b<i aJa7b<i 1a.<i 6Gb.<i 8%b.<i 7b.<e<axf 6<__a a<l<k-<k<l}<l<y}A(lz(cx8?b 6T__aIaa=acE<c"(GGa<GGa P__aIaa<a. b<k<o.<lz<c2kaal 6T__a<a<c.Jaa 0M_aIaa(ceE 8qM_aIaa<cx^bl 8sM_a<iIa1bJaa 0M_a<iHa8sbRaa"Gbmcl<i 1a.<i 6Gb.<x<w<e<axfGbl 6T__aIaa<jNeE 6T__a<jJaal 6TQ_aIaa=e 2M_aIaa(c 8"M_aIaa#eE 8"M_ax8tbl 8}M_aIaa<c m+.(a<eJai<a<kJae<a<mJaa 2M_a<c b.Jaal 6TQ_a 6TQ_aIaa b.Jaa<i _b.<i Pb.x5h<iIa_bGalmbl<iIa5"al )=jdE<j 9M_a.(aIaa=b<a<j 6J__a.(aIaaJaa<a<bJaa<j e.(jGal ZQ_aIaa(aeE [Q_aIaa(j<a ;+.=mdE a=e<i aJa8}b<i!UUUUxRa7b<j(bIai=k<jIae=d a=fdE<d=acW<k"eE b=h a=j a=k<ambl a=jcEdE<a<j.(cFaa 4b#Gb b=h<k<j b.(jSGal<k=j<ambl<j WO<k.=k a=h<c b.l=d<feE<iIa7b<e#eE<i 7b.xQbl<iIa8"b<e. *?aa<i<e b.(eJa8}bl<f b.=f a=ccEcEdE<c<j#Gb<a<c.Faa(l *SeE<c b.=c<l 8:aSGbll<jeEdEcW<aFaa(c *SeE<c 8:aSeE<iIa7b<e#eE<i 7b.xQbl<iIa8"b<e.<c?aa<e b.mcl<i 7b. cx8?b<iIa8}b(c<iIa8"b. 8:1a5oaa<c c.mbl<i 7b. cx8?b<iIa8}b(c<iIa8"b. 8:8(a5oaa<c c.l=e<a b.=a<i<eJa8}b<j b-(jGall<hGbmcl<i 7b.<jx8?b<iIa8}b=ccE<j"(eGa<eGa<iIa8"b<c.<a<j2kaal<i<c<j.(eJa8}b<h"Gbll<i<iIa8}bJaCb<i<iHa7bRa_b<bIaa(aeE<bIae<ax^bl<b<iIaCbJai<b<iHa_bRaa<b ;.(j<mSGall<i 6Gb.x8jb 8qB_a aJaa CB_a aJaa _B_a dx8Eb MB_aIaa CB_aIaa(a c).(b!aRaa<b aJai CB_a<a d.Jaa 6TQ_aHaa=z 6?Q_aIaa=d 1M_aHaa=; 8JM_aHaa=5a 2M_aIaa=b ZQ_aIaa=c _B_a jx8Eb MB_aIaa CB_aIaa(e c).(a<cJa<<a<bJa;<a<5aRar<a<;Ram<a<dJai<a<zRaa CB_a<e j.Jaa<beE 8}M_aIaa(j<b m+.=bdE<jIai=d<jIae=e<jIaa=f _B_a dx8Eb CB_a CB_aIaa(a d.Jaa MB_aIaa<a c).(a<eJai<a<fJae<a<dJaa<j m.(j<bSGall<ceE<c ;+=a [Q_aIaa p.=jdE _B_a<j m- mx8xb<jIaa=b _B_a bx8Eb CB_a CB_aIaa(c b.Jaa MB_aIaa<c c).<bJaa _B_a<j r-Iaa<j x-Iaax8Rb<j ;.=j<a ;-(aGallx6~b<veE<q<v m+x^bl<i 8qa.x8#b<i m.x8mb U__a a?aa<i Uc.%al6(sdkWb6bb6e&a K-(h%a<bIaa 6fUxNeE<bx8Sb<b!UUUU_aRaal<b q?ap<b aJai<h<cHaa(yRap<h q?ax<h<eJaT<h UUUi<f<f UUUiNzJaI<h<bJa%<h<cIaiJa<<y6K=fcEcE<hIa;(j<d|Ga<j<d- h~Ga<d<f.Haa!444h6h!8?8|8:f5;Ga<h x?ax<h<dJam<h<d d.Jarmbl<h p.=n<b=k W=mdE<G b@eEcWcEcEcEcE<d<jNGa<d<f.Faa(e <}eE<d=gmcl<d b.(g<jNGa<e <SGa<f<g.Faa(e <}Gbl<n<dx6Hb(g<jNGb<f<g.Faa=el<e 4b@ (SGa<g WO<j.=d a=edE3maaaaaaaaaaaaaaaa=xcE<j<e<g. b.|Ga<d x|Ga<f<g.3aab=xl<d x-=d<e x.=e<f x.=f<x3mDDDDDDDDDDDDDDDD3&<x3mcccccccccccccccc35z3m================35d35w3:(i"Gal<j<i5"<g.(d<e.(i o-(e}eE<d<f. o-Faa (#Gcl<h m.<ex5G(f"Gf n g<f b@z=j<hIa%=k<f bYmcl<h m.<g d c<m b.<l#zx8dbmel g=j<i n-l=e<kIai(d<kIaa#eE<kx8tbl<kIae<d m+.(f<eJae<f<gJaa<f<d e)<jA x.Jai<k<d b.Jai<hIap=fcEcEcEcE<e<hIa;(jNGa<e<f.Faa(g <}eE<e=dmcl<e b.(d<jNGa<g <SGa<d<f.Faa(g <}Gbl<n<ex6Hb(d<jNGb<d<f.Faa=gl<g 4b@ ?#Gbl<h m.<d ex8dbmdl<d b.=dlcEcEcEcEcEcE<d<jNGa<d<f.Faa(e <}eE<d=gmcl<d b.(g<jNGa<e <SGa<f<g.Faa(e <}Gbl<n<dx6Hb(g<jNGb<f<g.Faa=elcEcEcWcEcEcEcEcEcEcEcE<e 4b@(i 8va-n=bccccccccccfcccccccgccccceccccccbalcE<i (-nmaccccccccccdcl<g WO<j.=d a=edE3maaaaaaaaaaaaaaaa=xcE<j<e<g. b.|Ga<d x|Ga<f<g.3aab=xl<d x-=d<e x.=e<f x.=f<x3mDDDDDDDDDDDDDDDD3&<x3mcccccccccccccccc35z3m================35d35w3:(i"Gal<j<i5"<g.(d<e.(i o-(e}eE<d<f. o-Faa (#Ghl<h m.<ex5G(l"Go<l bYmhl<o<hIaI#Gk<g<hIaT}Gl<kIai(d<kIaa#eE<kx8tbl<i 8Da#(f=G<kIae<d m+.(e e f<fzJai<e<mJae<e<gJaa<k<d b.(lJai<g b.=e<o b.=omml<e K- 4b@ kNGhl<h m.<gx>(e"Gm a=l c=dmflcE<g 6b}Ga<g e.(e<j}Ga<f<g.Iaa 8"8%8],gSGa a=l a=d<e<j|eE<e<f.Faa=dl<d 4b@(f 5i#Ga<f 8<a#Ga<d K- 4b@ k|Ga<d 5J@ {a- 4b@ v~Ga b=dmfl<h m.<gx6}bmllcE<g 6a}Ga<g f.(e<j}Ga<f<g.(dIaa 8H8f6#6;hO<dFae 8IaOAGa a=l a=d<e<j|eE<e<f.Faa=dl<d 4b@(f 5i#Ga<f 8<a#Ga<d K- 4b@ k|Ga<d 5J@ {a- 4b@ v~Ga b=dmel<h m.<gx6}bmklcE<g 6b}Ga<g e.(e<j}Ga<f<g.Iaa 8>8*6#8&gSGa a=d a=i<e<j|eE<e<f.Faa=il<i 4b@(f 5i#Ga<f 8<a#Ga<i K- 4b@ k|Ga a=l<i 5J@ {a- 4b@ v}Gdl<h m.<gx6}bmjl a=l<i n-l=e d=dl<hIa%(kIai(f<kIaa#eE<kx8tbl<kIae<f m+.(i<eJae<i<gJaa<i<f e)<d iA<d<l b@zA x.Jai<k<f b.(lJai<m=dmel<e 8<b@ {a- 4b@ v}Ga<h m.<gx6}bmfl<h m.<g ax8dbmel<h y?ax<h<gJam<h<g b.Jarmdl<h m.<g Gx8dbmcl<hIa;=j<hIap=f<oeE<d=m<G=idEcWcEcEcEcEcEcEcEcEcEcEcEcEcE<e<jNGa<e<f.Faa(g <}eE<e=dmcl<e b.(d<jNGa<g <SGa<d<f.Faa(g <}Gbl<n<ex6Hb(d<jNGb<d<f.Faa=gl<g 4b@(e 8za#Gd<e 3a#Gb<e T#Gil<m b.<l#Gg<i b@"Gbmdl<i b@Gd<m b.<l#Ghl<h m.<d gx8dbmml<i b@"Gc b=G<m b.<l#Gkl<h m.<d fx8dbmkl<l<m~Ge<kIae<m m+.(iIae=m<i<d b.(eJae<i<iIai<l e)AJai a<kIai(l<m~Gfw<kIae<m m+.Iai h@ e#mfl<l<m~Gd<kIae<m m+.(iIae=m<i<d b.(eJae<i<iIai<l e)AJai a<kIai(l<m~Gew<kIae<m m+.Iai h@ e#mel b=G<i b@Ggmbl<l<m b.SeE<d b.=d<i=Gmgl b=G<i b@GflcE<d<jNGa a=GcE<d<f.Faa(e T-nobgggggggggggggbal<e 3a#Ga<eGfl<h m.<d bx8dbmfl<d b.=e W=m al=i<o b-(oGalllcEcE<e<jNGa<f<e(d.Faa(i <}Gb<d b.(d<jNGa<i <SGa<d<f.Faa <}Gbl<n<ex6Hb=dl<hIaT(f<eN<d<fN@Ga<h m.<d Gx8dbl<hFax(i qSeE<hIam=f<hIar=e<b<ix5w=dl<b<i?ap<b<dJar<b<eJax<b<fJam<a<cHaaRaa<a<cIaiJai<a<bHaeRam<h K.%al6}scqWd6e&a Pb-(g%a 6T__aIaa=i<b<c<d<e<fxbcE 6vM_aIaa(oGa 8"8g_aIaaeE b=fcE 6T__aIaa(h 78g_aIaaIaa(e<i.<dIai-(i|Ga<h<i-(h a<dIam(d<e-<d<e|<d<cIae}A(dzSGa P__aIaa<i. b<cIaa<e.<dz<hx8ob aS=fl 6?Q_a 6?Q_aIaa<f.Jaal 6GM_aIaaeE 6TQ_a5Gaa=p<aHax 2M_a5Gaa 9M_a j i<aIai(ez(ax8?b 7M_aIaa=d<aeE 8JM_aIaa<d. X6z_a 6?6z_a<ez<a2kaal 7M_a<a<d.Jaa6d<p6c 9M_ax8Gb 9M_a nx8?b 7M_aIaa(a 8JM_aIaa.(d 8c6z_aHaaRaa<d 8g6z_aHaaRag 7M_a<a n.Jaa ZM_aIaa=e 9M_a 6GM_aIaa(ax8?b 7M_aIaa=dcE<a"(fGa<fGa 8JM_aIaa<d.<e<a2kaal 7M_a<a<d.Jaa 9M_a cx8?b 7M_aIaa(a 8JM_aIaa. 3r5oaa 7M_a<a c.Jaal 28g_aIaa(a UM_aIaa e)(d.=x<g 5m.=y<a=fdE<d"Gb<d x-=d<fFan<f x.=f d|Gal 8q8g_aIaa=G<g 8s8g_aIaa(nJa;<g<GJap<g aJai<g!UUUU_aRaa<g<cIaiJar<g<cHaaRam<g UUUUVJa5m<bFax=q<bIae=]<bIai=rdEcEcEcEcEcE<x<a(bSeE<b x.=a<bFan d|Gg<r<bFam(d~Gg<g 8ra.<q<b<]<d 6Tc+.(dIam<dFaxx5I a=d<g aJa:<g<gFa5&?a5E<g<gFa5F?a5?<g<gFa5T(i?a5><g<gFa5H?a5R<g<gFa5%?a5J<g<gFa5I?a5K<g<bFan(e?aD<g c!UUUZ6yP_Ub<e d)6EZ6K<e iNz?a5*cW r<gIa5m UUUUV#Gaw<g <.=d<y<e d- e~Gaw a=d rl=j 6vQ_aHaa=p 6vQ_a!UUUUxRaa PQ_a aJaa<g aJa5~<g<pRa5"<d"Ge<dIam=h<bIaa=k a=e<dIax(fncdcbl<gIa5m(a a5teE<gIa><a e)x^bl<gIaa(a"Gg<gIae<a e)x^bmgldE<e<f bY(l<e.(e<h<e m+.Iaa<k}z=e<f<l-(f b}Gall<e<h<e m+.Iaa<k~.(e<e aS-=fl<g<dIaxJa6vb<g<d3aaa3laZb<g 8"a.<j<fx5smbl<g<nJa6vb<g<GJa6ub<g<cIaiJa6yb<g<cHaaRaZb<g 8"a.<g<bIaix5sl<g Zb.<gIaV<gIa6c<g 9a.(dx/cE<bFan d- 4b@ e}Ga<bFaG 4b#Ga UL_a<G<bIai(b m+.<b<nNzIai h@ g#Ga<i a<i 8na|z 4b@ m+Fa8c,E(b a<b 5q|z v+(b 6*6&_a.<bFa8d6&E<dx6Nbl a=d<gIa+(j<gIa5~(ex6Kb6K=i 6yQ_aIaa=kcEcEcEcEcEcEcE 6uQ_aIaa(bncbcal [Q_aIaa=l ZQ_aIaa=u<b=fdEcW<i<k<f bY(s<d.(t d).(hIaa(mSeE<i<m|mbl a<u<hIae(h~Gaw<g<l<h ;+.(hHamRa6c<g<hIarJa[b<hIae<hIai=h<g<gIa:Ja6vb<g<gHaDRa6yb<j<h<e<e<h}zx8ob(m<h<e-<mz(heE<h a5tmblcW<gHa6c(p!>L<p!U8:d6h!IL[<p!UU2h6h!pL<p!UUU8}o6h!iL[[<p!iZ!UUU8}o6h<p!pZ!UU2h6h[<p!IZ!U8:d6h<p!>Z[[[(v<gHa6yb(p!>L<p!U8:d6h!IL[<p!UU2h6h!pL<p!UUU8}o6h!iL[[<p!iZ!UUU8}o6h<p!pZ!UU2h6h[<p!IZ!U8:d6h<p!>Z[[[(p5zeE a<gIa[b(h 46f2h@ iV<h pV 46f2h@A6E(v<gIa6vb(h 46f2h@ iV<h pV 46f2h@A6E(p5zGbwl W b<p<v5&zl a5tl=h<d<t<hz=d<f<s-(f b}Galmbl ZQ_aIaa(h 9hNGbmcl<k<d d).(hIae=fcW<i<hIaa(hSeE<h<i}<h<i|-mbl 4b ZQ_aIaa<f~Gaw<g [Q_aIaa<f ;+.(hHamRa6c<g<hIarJa[b<hIae<hIai=h<g<gIa:Ja6vb<g<gHaDRa6yb<j<h<e<e<h}zx8ob(j<h<e-<jz(eeE<e a5t<e a5s-mblcW<gHa6c(p!>L<p!U8:d6h!IL[<p!UU2h6h!pL<p!UUU8}o6h!iL[[<p!iZ!UUU8}o6h<p!pZ!UU2h6h[<p!IZ!U8:d6h<p!>Z[[[(v<gHa6yb(p!>L<p!U8:d6h!IL[<p!UU2h6h!pL<p!UUU8}o6h!iL[[<p!iZ!UUU8}o6h<p!pZ!UU2h6h[<p!IZ!U8:d6h<p!>Z[[[(p5zeE a<gIa[b(e 46f2h@ iV<e pV 46f2h@A6E(v<gIa6vb(e 46f2h@ iV<e pV 46f2h@A6E(p5zGbwl W b<p<v5&zl(e a5t<e a5s-l 4b@(eeE ZQ_aIaa(h 9hNGb<d<e 4b#.=dmcl<b<d~Gd<f ZQ_aIaaNGd [Q_aIaa<f ;+.(b<bIap b.Japmdl<h ;+ 18pb-=f [Q_aIaa(b 8w8pb.=e<b 18pb.=d 8Th=bdE<f"Gc<dHam=p<f ;-=f<b b.=b<e ;.=e<d(i ;.=d<iIar<gIa:O6E<p<gHaD6i[!a5;Gal<b<hNGc<e<eIaa b.Jaamcl 6GQ_aIaa<b#eW 6GQ_ax8zb 6yQ_aIaaf<kl<d d).=ecE<b<d~Ga<b<d- d)(d"Ga<e i.<e<d2kaal<e<hJae<e<iJaa 6uQ_a<b b.Jaa<g 8wa.<gIa+<gIa5~x6qbmbl<g 8wa. 6}6q_a bx6qbl<g<gIa5~Ja6yb<g<gHa5"RaZb 6vQ_aIaa(beE 6<Q_aIaa<bx^bl PQ_a<gIa6ybJaa 6vQ_a<gHaZbRaamalal<g Pb.%a<o"l6K]czWe6e&a K-(l%acE<d"Ga<aIar=p<aIam=m<aIax=h<aIapFaF=e<l!aRap<a m.=n<c a<c 4b@ o|z 4b@ 5x+ MX_a.(j<e b).*ac=i<a*a<=o<aIa;IaUe=qcEcE<b<hNGa<b<m.Faa(g <}eE<b=fmcl<b b.(f<hNGa<g <SGa<f<m.Faa(g <}Gbl<h<n<bx6Hb(f~eE a=imcl<f<m.Faa=gl<g (SeW af<d b-=x<o<i WO@=v<j (.=u<j<e b).=s<jFa5n(t m+ X,_a.=w<jFa?(z<t. 8na}=;<h=b<m=d a=ocEdE<f b.=gc6e!a<f<hNGaw!a<h<g- i|Gaw<g<m.Haal==cWcE<;Ga<o<zNGa<w<o m+.Faj(e a<e 5q|z(k v+(iFa8d6&E b.=e<iHa6*6&E=5ccE!b<k6EL(<!6]{6q98g8NU6pI6h5weE<5c<=5;Gc!a=5ccE<h<f j.(k|Ga<h<k- i|Ga<k<m.Haa=5cl<e i#Gb<i 6*6&_a.(kHai=(<<!8I8d8>6j8bU8S9s6h5weE<e x#eE<5c<(5;Gemdl!a=<cE<h<f y.(i|Ga<h<i- i|Ga<i<m.Haa=<l<5c<(5;Gd _b<e d)-(e 5]}Gd<kHax<<6i<e6EL5wGcmdl<5c<(6i Ub<e d)-6EL!a5;Gcmbl<5c<=6i _a<e d)-6EL!a5;Gbl b=e<ombl<l<pJaT<l<hJaI<l<mJa%<l x.<j<l %.<g<=x"<lIax=e<lIarl=kcEcEcEcWcEcEcEcEcEcEcEcEcEcEcEcE<e b#eE b<k o@(5a)(y<s*ag@"Gbl a=i<a<f<q<l p.x5l(f"G]<aIam=e<f<aIax(gNGc<e<f.Faa(b <~Gb<f=dmdlcE<h<f<k<t.(e a<e 4b@ 8na|z 4b@ m+(5bFa8c,E(e a<e 5q|z v+Fa8d6&E.(f c.(e}eE<e<m.Faa ?#Gbl<a b?a5e a=im]l a=i<y<r<vA@GqcEcE<f d.(g<bNGa<d<g.Faa(f <}eE<g=emcl<g b.(e<bNGa<f <SGa<d<e.Faa(f <}Gbl a=f<n<gx6Hb(e<bNGa<d<e.Faa=fl<k b.=o<y<rA=r<s*ak<y@=bcE<G b#eE<bGg<u<] h@ b).*aa<y@"Gb b=G<a<e<f<xxH(eGh amGl<bGflcEcEcE<5b X,_a.(bFai b-nhaggggbcgl<f 4b@ (SGf<a<e<bxO(eGhmil<f 4b@ (SGe<l i.<bFal(d<aIapFaF(f<n<e b.x5]<lIai b#eE<lIam=b<G b<kz=GcW a<d fNGaw a<b<d k+ 8"6(_a.(d<f.Fai(f a<f j|(fzNGaw<d b<fz<b.Faa(d a<d 5q|z v+Fa8d6&El<e. c.(e"Gi<]<b<kz=]mhl<a<e<bx5|(eGgmhl<f 4b@ 8DaSGd<a<e b.<bFal<xxg(eGfmgl<f b.(d<gNGa<b <SGa<d<e.Faa(b <}Gbl a=b<n<fx6Hb(d<gNGa<d<e.Faa=bl<a<d<b<xxH(eGcmol<a<e<f<b<xxs(eGbmcl<aFa5d"GG<a<e<f<xxH(e"Gbl<aIam=d<e<aIax(bNGc<d<e.Faa(g <~Gb<e=fmdl<G"Gd amel<e b.(f<bNGa<g <SGa<d<f.Faa(g <}Gbl<b<n<ex6Hb(f~eE a=gmil<d<f.Faa=gl<g TSGg<f b.(e<bNGd<d<e.Faa(g <~Gc<e=fmel<j*a5k<5aYl=b<a<b<aFa5eA b@?a5emgl<f c.(f<bNGa<g <SGa<d<f.Faa(g <}Gbl<b<n<ex6Hb(f~Ge<d<f.Faa=gl<g (#GalmclcE<a*a<(o"eE<aIa;=mmblcE<G b@"Ga<r<u<] h@ b).*aa@"Gamdl<aIa;(mIaUe(e<q#Ga<e<q|<e _a}A(hGacE<G b#eE<jFa5o<] h@Y b@Gbl<aFa( d b<aFa5dz|Gb<jFa5G bSGd e<m<q d)(i.<hz=h<e d)<i-=e b<d<b<aIar(d|(bz=n a<d<bz=x<aIap=kdE<e"Gc<hIaa=b<hIae=d a=i<e i-=e<h i.=h<c b<n<b b.(b.<d b-(d<b|<d<x}A(yz a<d<b-<yz<kFaFx6 b"Galmdl<aFa(Gc b=Gl<m<qJaUe<] h@l=b<g 3aSeE a=imblcW<aFa5d"eE<j*an(c<G b@"Gbw<j<b b).*aq<cAmbl<j*an=c<j*ax<G b@eW<j<b b).*aq<cAf<cl<o@Al<j<aIapFaF b).(b*ag<rA<b*akA WO@(c 44d@eE a=icW<jFa?(b m+ a<b<jFa5n(e. 0a|(bz(deE<e m+ X,_a. b<bz e.=b<c 44d@=h a=cdEcE<bFaa(e d#Ga<h<c o@Y b@"Ga<a i<e<e" ax6:b"Ga bmdl<b m.=b<c b.=c<d m-(dGall alGbl<f b.=il<l K.%a<ilLubFW&a Uc-(g%acEcE UL_a<bIam(w<c m+.(h<c<bIax(tNzIai h@ fSeE<a aJaambl<g aJa><g!UUUU_aRaKcEcEcEcEcEcE<c<t|eE<c b.(k<hIai(c eY a<c h@ f#z(<|Gbl<bIar(b r.=k<bIar=c e=hmbl<bIap(q m.==<bIar(j p.=z<d e<dIaCb(c j|(hz r.=(<c a<hz(& p+=%<bIa;=;<dFa8?b=5d e=5adE UL_a<w<k m+.<k<tNzIai<g fJa5"<g U6q_aJa:<g fJa5R<g 8a6]_aJaD<g hJa5I<g X6]_aJa5=<g iJa5w<g 6?6]_aJa5p<g cJa5s<g 6i6q_aJa5u<g cJaE<g 6z6]_aJa5x<g Pb.(c<b<k<g 5x. gx5(<gIaPb(5f c#Gf<gIa8lb=I<gIaCb=5b<gIaMb=H<gIa_b=]<gIaXb=5g<gIa6"b<gIa6?b=T<gIa6Jb=F<gIa6Tb=5icW<jIa<(s<gIa6Db b@"Gaw<c<b<gIa8bbx6Rb<gIaPb"Gg<s<gIaXb(o<gIa6Db(*NGaw<gIa6"b=K<gIa6?b=5j<s b-=5cdE UL_a<o m+(c<5j. m.<o b.(G<KNzIai<g aJa)<g!UUUUxRa+<g UL_a<c<w.<o<tNz(cIaiJa6Jb<g<cHaaRaPb<b<g Pb.<g 8Ja.x6pb<gIa5~=r<&"Gg eY=o<gIa)=i a=k<%=h<(=cdEcE<cFaa(l a<l 8na|z m+Fa8c,E(l a<l 5q|z v+(lFa8d6&E<i#eE<l 6*6&_a.<r<ix8ob"Gbl<c p.=c<k b.=k<h p-(hGbmill<e 4b@<5dSGg<jIa<=h<jIa;(i=ccE<seE<h<5c~Gb<i<5c f). <.=cl<c<i<h f).(h#GadE<cIaa"eE<cFae<k 4b@#Gjl<c <.(c<hSGall<g eJa6<b<g 6~6q_aJa6vb<g gJa6ub<g 6&6]_aJa6yb<g dJa6Gb<g 6<6]_aJaZb<g cJa[b<g 6z6]_aJaUb<g cJa6c<g 6v6]_aJaV<g Pb.<b<G<g 8}a. fx5(<gIaPb(c c#Gg<gIaMb=i<gIa_b=h<gIa8bb=G<gIa6Db<gIaXb=l<gIa6"b=m<gIa6?b=y<gIa6Jb=u a=pcW a<c b@"Gaw b<b<gIa6Tb(v 6F6]_a ex9bGaw<b<v 6R6]_a dx9b"Gh cl=v<u b@eE<g I.<b<yx6!b<gIaI bSGh<gIaT=pl<g Pb.<b<m<lx6a<gIaPb bSGg<gIa6Jb=l<gIa6Tb=y bSeW af<g <.<b<Gx_b<gIa% eSGh<gIa<Iaa 8"8%8],gSGh bl=x<g Pb.<b<h<ix6a<gIaPb bSGg<gIa6Jb=i<gIa6Tb=GcEcE<u b#(u"eE<m b#Gj<xGj<i<G}Gb<c bSGj<h b#Gj<b<y<lxD"Gjmcl<i<G~Gil<b<y<lxD"Gh<k h@ p+=m b=c a=hcE<i<G|Ga<i<jIaT}Ga<jIaI<G.=c<i<G-=hl<d<m.=m<x b<uzeE<mFas h#Gi<g Pb.<q<c<h<m<;Iamx5T<gIaPb"Gil<mFar(m a<m 8na|z m+Fa8c,E=mcE<;Fax g~eE<g 1b.<q<c<hx5<mbl<g 8"b.(5k<c<h<qxPb<g Pb.<=<5kx<cEcE UL_a<qIax(c m.<qIar(h b~zIaaGa UL_a<c p.<h c~zIae<gIa2bSGa<h dSGa<qFa% q#Gbl<g aJa1bmbl<g<gIa2bJa9b<g<gHa8"bRa1b<g dJa7b<g<cJa8Jbl<gIa1b"Gh<g 1b. UL_a<gIa8Jb m.<gIa7b b~z<m a<m 5q|z v+ 6*6&_a.(c<cFapx5D"Ghl<jIa<(h<jIap#eE&a x-(c%a<c i.<z<zIaa b e <x6vb<cIai 6fUUUVSGk<c x.%al<jIa;<h f).(c<x?a5b<c<u?a5a<c<v?a;<c<pJap<c<iJar<c<GJax<c<lJam<c<yJai<c<k?ae<c aJaa<j<h b.Ja<<gIa+(ceE<r<cx^bl<o<*|Gal<jIa<l=GcW<]<5b@ a<fz"eE<5b b#Gh a=o a<] bSGbwmhl<g p.<d<ex5!<gFap"Gg<g Pb.<b<I<d<gFav axh<gIaPb"Gg<gIa6Jb=o<gIa6Tbl=r<5f bSGf<g x.<b<5ix6!b<gIax bSGf<gIar=l<g Pb.<b<F<Tx6a<gIaPb bSGf<gIa6Jb=y<gIa6Tb=x a=i a=h b#eE<g i.<b<5gx_b<gIam eSGg b=h<gIaiIaa 8"8%8],gSGgl<] b#eE<g<b<Hx6!b<gIaa b@"Gg<gIae=il eY=k<gIaK(]<n#eE&a x-(c%a<c i.<g K.<] b e Tx6vb<cIai 6fUUUVSGi<c x.%a<gIa5m=5al<5a<n T+.(c<h?aI<c<iJa%<c<oJa<<c<rJa;<c<GJap<c<sJar<c<yJax<c<xJam<c<lJai<c aJaa<g<n b.(nJa><k<<|Gal<j r.=k<gIa5m=h<jIam<jIar(c-<n|eE<j m.<c<n e Tx8&b<jIar=bmcl<c=b<nGb a=nl<c=bmbl<n T+(d"Ga<jIax<b T+.<h<d2kaal<a<cJae<a bJaa<k<b<n.(bJaa<a<bJai<g aJa><gIaK(a"Gc<h<a T+x^bmcl<gIa+(b"Ga<r<bx^bl<a aJaa<gIaK(a"Ga<gIa5m<a T+x^bl<g Uc.%aol<cIamal8Iyc5bWe6e&a Ub-(f%acE UL_a<aIam(]<b m+.(i<b<aIax(GNzIai h@ eSGa<aIar(nIamFa8?b<c 4b@SeE<b<GNGb<b b.(e<iIai(i eY a<i h@ e#z(xNGb<aIa<(iIa5R=y<iIaI=u<dIar i)=s<dIax=n<dIam=m a=idE UL_a<e m+(k<]. m.<e b.(g<GNz UL_a<k<aIam(k.<e<aIax(oNz(hIai=qc6e!a<aIae(t<hIaa(p b.(j|Gaw!a<t<j- i|Gaw<aIaa<j.Haal=(IaicE<q i@eE b=lmbl<l!b<(!W h<hIae<p- c-(h<h hNz d)6EL!W6i6h<h6E6i!6s8}6R8N6p6N8;6;6(W6e!?ZL((<&6h!a5;A=l<(<&[=&l<f i.<a<c<exF<fFaieE<fFaj(h a<h 8na|z 4b@ m+(q X,_a.=jcE<qFa8b,E hSeE<g<oNGb<e c.(e<k<g m+.Iai(g eY a<g h@ f#z(hNGb<jFal(g a<g 8na|z m+Fa8e,E=j a=gdE<f<nJa<<f<mJa;<f aJa%<f<eJar UL_a<k<e m+.<e<oNzIai<f<gJap<f bJax<a<e<j<f x.xi<g b.=g eY(e<h|Galmbl<f<nJa<<f<mJa;<f<dHaaRax<f<dIaiJap<f<s<h b.AJa%<a<g<jFal<f x.xil<i b.=il eY(e<x|GalcE<u<aIa<(cIaINeE<i b5t<cIa5R<y}@<l@Gbmdl<l b@"Gcl<a<bx[bmbl<aIa;(o aJa8wbdE<f x.<e.(c aJaa<c aJai<e m.(e 1aSGalcE<b<GNGa<b b.(m<iIai(c eY a<c h@ e#z(pNGa<o 8qb.=s<n p.=i<aIaa=x<aIae=kdE<]<m m+.(c m.=g UL_a<c<m<GNz(eIai=r!a=(<k<eIaa(y b.(c|<k<c- i|A(v"eE<c<x.Haa=(l UL_a<g<m b.<GNz<eIae=qcE<r i@(weE b=umbl!b<(!W h<q<y- c-(e<e hNz d)6EL!W6i6h<e6E6i!6s8}6R8N6p6N8;6;6(W6e!?ZL((<&6h!a5;<uA=u<(<&[=&lIaicE<nIa5x(;"Ga<k<y y.(e|<k<e- i|A=5a<k<y j.(g|<k<g- i|A=5b<c<x.=5c<e<x.=<<g<x.== a=g<f x.=e<i=cdE<g i#Gb<cIaa=h<f<rJa6c<f<qJaV<f<yJa)cEcEcEcE<w"eE!a=(<v"eE<5cHaa=(l<hFap(t b.=j<hHaa=%<t h|Gb<(<%5;Ge!a=(<5b"eE<=Haa=(l<j i#Gd<hHai=%<t o|Gc<j x#eE<(<%5zGemfl!a=5d<5a"eE<<Haa=5dl<(<%5;Ge _b<j d)-(j 5]}Ge<hHax<5d6i<j6EL5wGdmel<h<a<f 8"a.x5&Gcmdl<(<%6i _a<j d)-6EL5wGbmcl<(<%6i Ub<j d)-6EL!a5;Gbl<e bJaa<e<lJai<e<mJael<c e.=c<e m.=e<;<g b.(gSGall<sIaa<l#eE<sx1bl<oIa8sb<l c).<mJaa<o<l b.(lJa8wb eY(c=m<c<p|Gall<o<u?a6Jb<o<&RaPb<f 8"a.<a<dx5 cEcE<fIa)(e<fIaV(c#Ga<fIa6c=idE<i<eIaaSeE<c<e <.(eSGbmcll<eFa5b cSGbl<nFa6%c"eE a=edE<e 1a#Gd<f x.<e.<e m.=eIaa"Gall<nFaPc bSGa<fIax bO=c<fIa;=i UL_a<]cW<nFax b#eE<c<i@"Gc b=g<fIa<mbl<c<iA b@Gb a=g<fIarl(l b.(c<n<g ;+.Ia5I(j b).(i m+.<i<GNz(hIae=m<hIaa=k UL_a<]<l m+.(e<l<GNzIai=] UL_a<e m.<c<GNz(eIai=x<eIae=G<eIaa=o<nIam<g p+.(yFaq=ecEcEcEcEcEcEcE<hIai(h h@ c-neabcedl<engeffffefl<e j}Gd b<e) Ph@"Gdmel<e j}Gd b<e) 6ff@Gcmdl<eGcmbl<e b- h|GblcW<j"eE<c=i bmbl<h<xO o}Gb<n<g b b<aIaa<aIai(e<aIae}(hz(j<o.<k<o|<k a<e<hz(e}A(hz a<k<o-<hz b<j<m.<e<G|<m<G}A(ez a<G<m-<ezx6;bl<] i@Ga"Ga<a<l<g<ix0bmcl<aIa<Fa:Ga<f<a<c<y<nIarx6b<fIaa bSGa<a<l<g<fIae(bx0b<a<c<gx6&b<a<c<b<gx mbl<a<b<d<f x.xal<f Ub.%al6nyczWe6e&a 6"b-(f%acE UL_a<aIap(y<b m+.(g<b<aIa;(mNzIai h@ eSGa<f Uc5oaT<c a<c 4b@ o|z 4b@ 5x+(e*a8GXE<e*aBXEA=h<e 8GX_a.=q<e BX_a.=]<e MX_a.=G<f T.=j a=edE<d<j.=l b=d<r<q<lFaa b)(l.*aa<l<].*aaA<hOA=r<e b@ b=e"Gal<c 4b@(c b)<c o5| 5b+- 8b6u_a.=c<G*ax=e a=l 8Gb=ddE<c<d.*aa<lA=l<d 7b.(d 6(hSGalcE<l<e<r@(uA 44d@"eE a=ddE<f %.<d. aJaa<d i.(d UbSGalmbl a=ddE<f %.<d. aJaa<d i.(d UbSGal<b<mNGa<b b.(d<gIai(c eY a<c h@ e#z(oNGa<aIar=s<aIax=j<aIam=i<GFa?(t<GFa5n(c. 0a|=p<c m+=v X,_a=h a=edE<p<e<t|@=w<h<v.=zdE UL_a<y<d m+.(c m.<d b.<mNzIaicEcEcEcE UL_a<c<d<mNz(cFai i@"eE!a=5ccE<j<cIaa(x b.(k|Ga<j<k- i|Ga<i<k.Haa=5cl<w"Gd<zFaj(c a<c 5q|z(c v+(nFa8d6&E b.=g<nHa6*6&E=5b!b<c6EL(<!6]{6q98g8NU6pI6h!a5;Gc<5b<5c5;Gd!a=5bcE<j<x j.(c|Ga<j<c- i|Ga<c<i.Haa=5bl b=h<e=c<g i#Ge<n 6*6&_a.(nHai==<<!8I8d8>6j8bU8S9s6h!a5;Gb<g x#eE<5b<=5;Gemfl!a=<cE<j<x y.(c|Ga<j<c- i|Ga<c<i.Haa=<l<5b<=5;Gd _b<g d)-(g 5]}Gd<e=c<nHax<<6i<g6EL5wGemdl<f p.<G<a m.<cx6zb<fIa;=c<fIap=hmdl<5b<=6i Ub<g d)-6EL!a5;Gbmcl b=h<e=c<5b<5c6i _a<g d)-6EL5wGbl<f<sJa6?b<f<jJa6Jb<f<iJa6Tb<f x.<G<f 6Tb.<k<5cx"<fIar=c<fIax=hl eY=g<h b@"eE<g(d<o|Gbmdll<f %.<c o@ d).(e<dJae<e bJaa<c b.(e m+ X,_a.=h<g(d<o|Gall<GFa5n=j<f 6?b.=h a=g a=cdEcE b<c o@)(i<u@"Ga<f %.<g.IaaGa<f Uc5oa6?b<c<j.=m a=d a=edE<q<d<h.Faa(d b)(k.*aa<k<].*aaA<i@"eE<a<d c<m<bx6Dbl b=d<e b@ b=e"Gall<c b.=c<g i.(g UbSGal<b<aIa;(yNGa<b b.(e<aIap(u<b m+.Iai(b eY a<b h@ e#z(oNGa<f 6?b.=s<j m+=t X,_a=d a=m a=cdE<d<t.=p<aIar=v<aIax=g<aIam=i<aIap=w<aIa;=z<e=ddE UL_a<d m+(b<u. m.<d b.(;<yNzIaicEcEcEcE UL_a<b<w.<d<zNz(bFai i@"eE!a=5ccE<g<bIaa(x b.(k|Ga<g<k- i|Ga<i<k.Haa=5cl<GFa?(b<j. 8na}Gd<b<c~Gd<pFaj(b a<b 5q|z(b v+(nFa8d6&E b.=e<nHa6*6&E=5b!b<b6EL(<!6]{6q98g8NU6pI6h!a5;Gc<5b<5c5;Gd!a=5bcE<g<x j.(b|Ga<g<b- i|Ga<b<i.Haa=5bl b=h<c=b<e i#Ge<n 6*6&_a.(nHai==<<!8I8d8>6j8bU8S9s6h!a5;Gb<e x#eE<5b<=5;Gemfl!a=<cE<g<x y.(b|Ga<g<b- i|Ga<b<i.Haa=<l<5b<=5;Gd _b<e d)-(e 5]}Gd<c=b<nHax<<6i<e6EL5wGemdl<f i.<G<a m.<bx6zb<fIam=b<fIai=hmdl<5b<=6i Ub<e d)-6EL!a5;Gbmcl b=h<c=b<5b<5c6i _a<e d)-6EL5wGbl<f<vJa6?b<f<gJa6Jb<f<iJa6Tb<f<G<f 6Tb.<k<5cx"<fIae=b<fIaa=hl eY=ecE<h b#eE b<b o@)(i<r<m WO@@eE<f Uc5oa6?b<b<j.=k a=h a=cdE a=gcE<q<h<s.Faa(h b).*aa<i@"eE b=g<]<h b).*aa<i@"Gbl<a<h<g<k<dx6Dbl b=h<c b=c"Gall<i<l@"Gb<b xNGb<f %.<b d).(cIaa bSGb<cIae<dSGb<a<;<b<j.x6mbmbl<o<e(d}Gbmdll<i<mA=m<b b.(c m+ X,_a.=d<e<o|Gall<f 6"b.%al8*]cvWb6e&a _b-(e%a<aIae=y<aIai(leE<y >.=f 6TM_aIaa=g<l=kdEcE<f T-IaaFa8>b(h c#Ga<g<fIaaY b@"Ga b<h)<jA=jl<f 6Tc.=f<k b-(kGall<e 6gc5oa6(b 6G__aIaa=k Z__aIaa=h<e 6Jb.=g a=fdE<e 6(b.<f.Faa=i<e 6v__aIaaJax<e 6y__aHaaRai<g<heW<e i.<i c).Iaa(g<k-(i a<g<iNzf alJaa<e Pb.=g<f b.(f cSGal<eIa6Jb=h<eIaPb=i UM_aIaa=g _B_a ex8Eb CB_a CB_aIaa(f e.(kJaa MB_aIaa<f c).(f<iJam<f<hJai<f<gJae<f<jJaa<e aJax<e!UUUU_aRai<e UUUUVJa5=<e<bHaa(5aRa)<e<bIai(fJa6c<e 8s8g_aIaa(jJa[b<e 8q8g_aIaa(hJaUb<e<5aRar<e<fJa;<e<jJa%<e<hJa<<e<cIaiJa6yb<e<cHaaRaZb<aFax=f<e<d?a6ub<e<f?a6sb<e!UUUUUbRaI<e!aRaK<e!iRa><e 5m.=s<e I.=t<e 8"a.=u<geE 28g_aIaa(j<g e).=wcEdE<jFam(d<l|eE<e Pb.<eFa6sb<j<y<d 6Tc+.(dIam<dFaxx5I CB_aIaa=k<jFan=i<eFa6Ib=q<eFa6%b=]<eFa6Hb=r<eFa6Tb=m<eFa6Fb=G<eFaPb=o<e aJa6"b<e<o?a6!b<e<G?a6 b<e<m?a6Eb<e<r?a6?b<e<]?a,b<e<q?a6>b<e<i?a6Jb<e c!UUUZ6yP_Ub<i d)6EZ6K<i iNz(z?a6Rb _B_a<e 6Jb.(d mx8xb<jIaa=p<jIae=v _B_a cx8Eb CB_a CB_aIaa(f c.(gJaa MB_aIaa<f c).(f<vJae<f<pJaa _B_a cx8Eb CB_a CB_aIaa(f c.Jaa MB_aIaa<f c).!aRaa<e<uIaxJa6Db<e<u3aaa3la6Jb<d<e i.<jIai(nx6Jb=fcE 6j8:5]<iY b@Ga<jFaG 4b#Ga UL_a<eIaUb<n m+.<n<eIa[bNzIai h@ g#Ga _B_a bx8Eb CB_a CB_aIaa(d b.Jaa MB_aIaa<d c).<m a<m 8na|z 4b@ m+Fa8c,E UUUUeAJaal CB_aIaa=d<e<fJa6Jb<e<d<g-(h c-Ja6?b MB_aIaa=xcE<d<g~Ga<x<g c).=f b c<h c|z=g<e 6Jb.=hdE<f"Gb<f<hIaaJaa<f e.=f<h e.=h<g b-(gGall a=hcW<i c}(;eE<d=g ambl _B_a bx8Eb CB_a CB_aIaa(f b.(gJaa MB_aIaa(x<f c).<m a<m 8na|z<G a<G 8na|z<i c#(fz 4b@ m+Fa8c,E UUUUeAJaa<g<d- x) UU2h@ a Uc<fzAl=dcE<eFa6ub bSGa<i ]}eE b=hmbl b<i)(f 8}b@Ga<f h@"eE b=h<f UUK@"Gb a=hmbl<i cS=hl<j x.=j a=f<e a?a6|b<e<o?a6!b<e<G?a6 b<e<m?a6Eb<e<r?a6?b<e<]?a,b<e<q?a6>b<e<z?a6Rb<e<i?a6Jb<e<d xY?a6Sb<e<d iY?a6#b<e<d<hA?a6"b<x<k c).=ddEcE<g<k~Ga<d<f.(i"Ga<i<e 6Jb.<f.IaaJaal<k b.=k<f e.(f mSGalcE<h"Ga<t UL_a<eIaUb<n m+.(g<n<eIa[b(fNz(dIaa UL_a<g m.<n b.<fNz<d<dIai h@ g#zIae _B_ax8ub<;Ga<s<p<v _B_ax8ubl<j<wSGbmcllal CB_aIaa=k<eFa6ub=dl<aIamFa5u=n<e aJa6"b<e!UUUUUbRa6Jb<eIa)=f<eIaV=l<eIa6c=a<eIaZb=i<eIa6Gb=m<eIa6yb=g _B_a bx8Eb CB_a CB_aIaa(G b.(jJaa MB_aIaa(h<G c). aJaa a<g<g<m}(gz=G b<i<gz=x b<f<a<l}(gz=y a<a<gz=q 78g_aIaa(g 8"8g_aIaa e).=]<d b@=r a=d<g=fdE<f<]SeE<f x.=f<r"Gb b<x<gIai(a.<gIam(l<a|<l<G}A(iz=m a<l<a-<iz(a a<gIae(l<gIaa(i-<i<l}<l<q}A(oz#eE<f=g b<i<y.<oz<m<ax8ob"Gcl 8qB_aIaa=g 8lB_a<ax8?b 0B_aIaa=j 8qB_aIaa=hcE<a"(oGa<oGa<h<j.<m<a2kaal<d b.=d 8qB_a<a<h.(aJaa b<g<j.<a<g|z<a<g-(g a<a<gNzx6ib=a<e 6Jb.(g<i CB_aIaa(j ax8rb<g<l<j b. ax8rb _B_a dx8Eb CB_a CB_aIaa(g d.(jJaa MB_aIaa(h<g c).(g<aJai<g!aRaa<f=gmbllcE<j<k~Ga<h<k c).(a"Ga<a<dJaal<e 6Jb.<u<n b@(a 8l6z_a _B_ax~<t<b<a 8l6z_a _B_ax~<s<c<a 8l6z_a _B_ax~<eIai(aeE<eIam<a e)x^bl<eIa5=(a a5teE<eIa5I<a e)x^bl<e _b.%al8FyclWb6e&a K-(h%a<cFaa(o=i 4b=jcEcWcEcEcE<o b-ndabcel<cFabmcl<cFab=i 8:b=jmcl 3bl=j a=il<bFai=g<b*a5l=k<bFa5G=G<bFa5k=l<bFaj=m<bIae=n<bFa;=x<h a5oa5e<h<x cS?a5d<h<d?a%<h<nJa<<h<i?a5c<h<j?a5b<h<m?a;<h<l?az<h<G?aw<h<k5oap<h W<g<g 8;a#z?a5a<a<h p. xx8xb<bIaa=b<a bx8Eb<a<aIai(d b.(GJai<aIae<d c).<bJaa<a cx8Eb<aIae<aIai(b c).!aRaa<a<b c.JaicEcEcEcE<fFay(j"<fFax(l j#@(m"eE<eIaEIarFak cSGbl<eIaI(beE<b b-=i<eIa%<b c). e-=b<eIaT=gdE<g<bIaa-=g<b e-=b<i b-(i WSGal<e<gJaT<e aJaIl a=b a=d<eFa5uGbmdl<h p.<e<fIaix5s<eIaI(b<hIap(g<b<g|z=d<b<g}eE<eIa%<b c). e-=g<eIaT=idE<i<gIaa-=i<g e-=g<b b-(b<d}Gal<e<iJaT<e<dJaI<d=bl<eFa5u bSGc<dGbl<eFa"=d<a bx8Eb<a<aIai(g b.Jai<aIae<g c).<d UUUUeAJaa a=dmbl<d b.=dlcE<eIaE(kIarFak c#eEcEcEcE<l b-nGeeaabeeeeeeaacl<h aJa<<h!UUUUxRap<k<f<h p.x)<e <.<hIa;(b<hIa<(fx6yb<a<b<fx8Kb<hIap(f"Gd<b<fx^bmdlcW<kIai(j<kIae}eE<fIaa=i a=j b=f ambl<fIaa=i<kIaa=f<j"eE a=j ambl<fFaa 5]#l=bdEcE<b<jNGadE<b<f.Faa 5eSGb<j<b b.(bSGalmel<j<b(k|Gd<b<j#Gd<j<b-=g<b<f.=l a=bcEdE<b<l.Faa 5e#Gb<g<b b.(bSGal<g=blcWcE<beE a=gdE<g<l.Faa 5y#Gc<b<g b.(gSGall<b<k.(bmbl<b<k.=b<g<k.l=g<b<i|Ga<g<iNGal<h p.<f<j<k<gx5d<hIap(b UUUUV#Gc<e <.<hHa;(y6K(f<y!<Z6K(gx6yb<a<f<gx8Kb<b"Gc<f<bx^bmcl<e <. m a<b _aNzx8Tb<a bx8Eb<a<aIai(b b.Jai<aIae<b c).<j a<j 8na|z 4b@ m+Fa8c,E UUUUeAJaamblcE<m"eE<e <.=f<eIae(g<eIai e).=idEcE<b"eE<g<iSGbmel<b<i<g- eYNGd<g<b e).=gl<h<eIaE(b3aaa3lap<h<bIaxJaI<h<a<h p.<gx5g<g x.=g<hIaa(beE<f<b<hIaex6ybf<f m a<eIaI _aNzx8Tbl a=bmalal a=j a=i b=g<kIap(fIaa(beE<fIae=i<b=gl<e <.=n a=bdEcEcE<b b@"eE<j b@Gf<i"Gf<i c-=l a=bdE<b<g.(mFaa *#Gc<l b-=l<i<b b.(bSGalmfl<j b@Ge<i"eE b=j a=b<g=f a=imcl a=bcWcEdE<b<g.(fFaa(j *#Gb<i<b b.(bSGal<i=b<gmbl<b WO<i.=i<f b.l<g"Ge<j *S=j<g=f=gmbl b=j<m b.=f<b<i b-#eE a=b<f=g a=imbl<b WO<i.=k<b<i- b.=g a=bcEdE<b<m.(jFab *#Gb b=j<g<b b.(b.Gal<f=g<k(b=imbl<l<b-=i<j c.=g a=jl<h p.<f<b<f.x5F<n<hIa;(b<hIa<(fx6yb<a<b<fx8Kb<hIap(feE<b<fx^bl b=bmalal<l cSGa<f m a<eIaI _aNzx8Tb<a bx8Eb<a<aIai(b b.Jai<aIae<b c).<j a<j 8na|z 4b@ m+Fa8c,E UUUUeAJaal<e<eIaK<eIaT.JaK<h<aIai(b<G-(e c-Ja;<h<dJapcE<b<G~Ga<aIae<G c).=b b c<e c|z=i<h p.=gdE<b"Gb<b<gIaaJaa<b e.=b<g e.=g<i b-(iGallcE<o dSGa<cIae=f<hcW<cIai(i"eE a=i b=j ambl a=g a=bcEdE<g<b<f.Taa 8eW5t.(g I}Gb b=j<i<b b.(bSGal ambl a<b<b<i}(bz=i b<f<bz=f 6K6q_a=j dlJa%<h<jJa<<h<iJa;<h<fJap<h m.<h p. cx6fb<a<hIax(a<hIarx8Rb<hIam(b"Ga<a<bx^bl<h K.%al8bobkW&a K-(f%a 8;a=l s=d 4b=g 4b=e 4b=hcEcWcEcEcEcWcEcEcWcEcEcEcEcEcEcEcEcEcEcEcEcEcEcEcE<cFax b-nGbcdefgphigjklal<cFay(h a<h 8na|z m+(d X,_a.=k<dFa8b,E=i H=dcEcEcEcEcEcEcEcEcEcEcEcEcE<cFa] g-nnabkcd%efkkkkkgkl 5c=d<i f-nf&jghijl a=g<f aJaT<f!UUUUxRa%<b<c<f %.x) b=d<fIaT=e<fIaI=i<kFal(j e~eE<j k+ 8"6(_a.(d b<d<bIapFaF.Fai(j j|(gz=d<j a<gz=gl<f i.<i<e<d<gxv<bIarcE<fFai"eE 4b=gmbl {a=l<e<fFaj(g a<g 4b@ 5q|z 4b@ v+(bFa8d6&ESGa<b 6*6&_a.=d<i=jdE<e"eE 8fa=lmcl<jFaa=b<dFaa=k<j b.=j<e b-=e<d b.=d<k < a<k {a- 4b@ w|zA 4b@<b < a<b {a- 4b@ w|zA 4b@#GallFal<fIa%(deE<i<dx^bl <A=d a=j 4b=em(l %=d<i g-ndji=il 8ga=l<bIarFal 5f.m5cl 5gm5bl 5hm5al<kFak=e Qa=l T=dm5al<b<cIaa<cIaex6xb"Gcmwl<b<cIaa<cIaex6xbGvmbl<b<cIaa<cIaex6xbGpl<bIarFal 5a.mpl 5d 5e 5d<kFae(b<cFau#z<b d#z=dmpl<bIarFal (AmslcEcEcE<cFay(h 8naNeE X,_a=i 5G=d<cFa] n-nedbwcwl<h m+(d X,_a.=i<dFa8d,E=e 5G=d<cFa] n-necavbvl Kmtl<bIarFal 5l.=dmtl R *<iFaczmul<cFay(h a<h 8na|z m+Fa8b,E g#Gj Fmrl<cFay=e<cFa] q#eE 5G=dmql<f!UUUUxRa%<f aJaT<b<c<f %.x)<bIapFaF=d<f p.<e a<e 4b@ o|z 4b@ 5x+ MX_a.(j<fIaI(i<fIaT(kx6rbcWcE<fIap b#eE<j<d b).*ag<fIa;(m o@Y b@Gbl<bIarFal<f x.<e<i<k<dx5* {a 8;a<fFax(dz=l<fFay W<dz=g JAmbl<jFa5n<m.=h 4b=e<bIarFal 5j.l=d<fIa%(beE<i<bx^bl a=jmrl 8ha=l<bIar(bFak cSGi ?=dmol q=dcEcEcEcE<cFay(i G- a<i G}z b-nebcsdal b<bIaa<bIai(h<bIae}(bz(k=e b=g b a<h<bz(m"Gxw<k<m.dE<eFaa j-(d t}Go b<d) 6;UUe@"Go<e b.=e<h b-(hGal a=h=emol o n<bIarFak c#z=dmxl<bIarFal xA=dmol UUUi<bIapIam(b<b UUUiNzmkl<bIap=b u=d<cFa] d-nchiyl t=dmml<cFay 5o.=dmll<cFay 8saA=dmkl 8za=dmjl 8wa=dmil 8;a Ma<bIarFal(bz=l 5i<b-mkl<bFal >A=dmgl UB6}8>b<bIai(b<b UB6}8>bNz=j r=dmfl UUUi<bIam(b<b UUUiNzl=j ]=dmdl a=gl<h bSl=b<i b- m|eE 4b=g 4b=e 4b=h<i=dmflcEcEcEcE<i b-nGddddddddddddbal<g"Gb p=dmdl G=d<cIae(b<cIaa(e~Gc<b<m}Gc G z<e<k.Faa 8va- 8<b@z=dmcl<eFaa(d 5x#eE v=dmcl<b"<d 5cSAeE 4b=g 4b=e 4b=h a=dmglcE<eFab(b 6mb#Ga<b 8?b#Ga a=d<b 8fb#Ga 4b=g 4b=e 4b=hmgl w=dmblal 4b=el 4b=g 4b=hmcl ;l=d 4b=el<a c?a;<a<d?aj<a<l?ai<a<cHaxRaK<a<c3aaa3la<<a<j6E<e6E!4b6h!IL<g6E!KL[<h6E!4b6h!<L[[!UUUUUUUUW[Raa<f K.%al8nmdwWd6eb6b&a K-(n%a<a aJa<<a p.<aIar(gx7b<aIa<=e<a<geW<aIa;<e e).=ddE<d!aRaa<d<fJai<d x.=d<g<f b.(fSGal<e<f.f<elJa<<a %.=s<aIar=g<aIaT(e<aIa%#eE<sx8vbl<a<e b.(iJaT<aIaI<e r+.(e a?ax<e<gJam<e aJai<e aJaa<ieE<a 5x.=w<a K.=v<n x.=zdE<a<i b-(eJaTcE<aIaI(t<e r+.(lIam(j<lIai(m|eE<e=imbl<aIa<<j|eE<e=imbl<j<m-(y c|eE<e=imbl<lIae=o<lIaa=u<aIa;<m e).=g<lFax b@"eE<g<y e).=;<aIai=q<aIae=p<aIar=x<aIax=h<g=fdEcE<fIai(d<xNGa a<h<d e).(GIai(d<GIae(k-<d<k|<d<q<c<GFam b@(Gz}A(dz=] b<p<b<Gz<k.<dz=d<u b@eE b<d<o.<o<]}z=kcE<]<o-(d a<d<]~z(G i|(r"eE<kHaa(5a!>L<5a!U8:d6h!IL[<5a!UU2h6h!pL<5a!UUU8}o6h!iL[[<5a!IZ!U8:d6h<5a!iZ!UUU8}o6h<5a!pZ!UU2h6h[[[=5bmbl!a=5b<o<]NGa<k b-=k<G=ddE<d<k.5jaa!>L<5b!iZ[=5b<d b-(dGall<f<5b<G i<rz6E[Raambl<f<d<]x6KbRaal<f x.(f<;SGallcE<y yNGa<g<y e)(G.=p a=q b=r<g=kdEcE<q"Ga<kHaa=5a<G=d<r=f<g=hdE<d"Gb b c<hHaa<5a5z(xz<x<fz=x<d x-=d<f b.=f<h x.=h<x 4b@ c#Gal<x b@Gcl<r b-=r<q b.=q<k x.(k<pSGal<e=imbl!W=5b!a=5c<g=d<j=fdE<dHaa(5a<5c[=5c<5a<5b6h=5b<d x.=d<m<f b-(fSGalcEcE<5b<5c5;eE!b<5b<5c6i5:!5]6iL=5a a=h<j=f<g=ddE<dHaa<5a6h5weE<h<yNGd<d3aaa=<<d<g<h e).(e3aaa3laa<e<<3laa<h b.=hl<d x.=d<m<f b-(fSGal<n<jJa;<n<mJax<n<h<m.(gJap<n<gJar<i r+ r-=f a=h a=jdE<z<h d).(gIae=e<gIaa=g<sIaa<i b-#eE<sx8vb<aIaI=tl<a<iJaT<f<t.(d<uJaa b=h<d b?ax<d<eJam<d<gJai<d<oJae<f r.=f<i b.=i<j b@ b=j"Gal<i b-=imdl<u"Gb<5b!8}b6h!a5;Gb<g p.=f<y e)(h x- eY=j<gIai=ddE<d<fIaa(e<d<e|z=d<f x.=f<j b-(jGal a=j<aIar<d}eE<aIax<d e).Iaa=m b=jldEcE<heE<gIai(e<d#Gb<acW<aIar<e~eE<v ax8Eb<aIa>mbl<aIax<e e).Iaa=i<v bx8Eb<aIa5m<aIa>(e c).<iJaa<e b.lJa><w<jx8Eb<aIa5u=e<a<jeW<aIaE<e c).<mJaa<e b.f<elJa5umbl<aIaT=imel<g x.=g<h x-=hmalalal<l a?ax<l<jJam<l<mJai<l bJaa<a<iJaT<l<o h. a<u b@zJael<iGall<n K.%al6IGbtW&a Pc-(e%acEcEcEcE<bIam(g<bIax(c|eE<bFav(d<bFap(fA<d<f<d<f|z"@=f<bFaw m+ 8l6|_a.=i<bFar b@=mdE<g b.=dcE<meE c<g-(g d|Gb<b<dJamal<g dNGel<feE<iFai m+Fa8e,E(G<g 7b+ 8b6u_a.(jFa8?b#Gd<j<G o5~ b).*a8GbGdl<d(g<cSGal<b<cJaml<a UUUUVJaamdl<b<dJam<b<bIai(s b.Jai<bFa;=q<bIae=n<bIaaFaa=t<e aJar<e!UUUUxRam<e p. a 1b2la<jIaCb(o b-(] h}Gb<nIai=m<nIae=G a=i a=cdE b=dcEcEcE<j<c p+.(bIaa(f b-ncabcl<bIai=f<bIae=dmbl<m=f<G=dl<c b.<e p.<c ;+.=k a=l<e<bFar(b a<b 8na|z m+Fa8c,E(b a<b 5q|z v+(bFa8d6&EJa2b<e<b 6*6&_a.Ja8}b<e 8}b. b<e m.xN<eIar=r a=h a=cdEcEcEcE<c b@"eE<hGd<f"Gd<f c-=x a=bdE<b<d.(uFaa *#Gc<x b-=x<f<b b.(bSGalmdl<hGc<f"eE a=f b=h a=c<d(b"Gdmcl a=ccEdE<c<d.(bFaa *#Gb b=h<f<c b.(cSGal<f=c<d(b"Gdmcl<b b.=b<c WO<f.=f a=h<d"Gcmbl b=h<u b.=d a=c<b<f b-#eE<d=b a=fmbl<b WO<f.=y<b<f- b.=bcEdE<c<u.(hFab *#Gb b=h<b<c b.(c.Gal<d=b<y(c=fmbl<x<c-=f<h c.=b a=hl<e 8}b.<d<c<d.x5F<eIar(d<eIam#eE<e m.xQbl<eIax<d. 8Da?aa<e<d b.Jar<e<eIaUcJa6<c<e<eIa2b(cJa6vc<e 6vc. b<e m.(yxN<eIar(d<eIam#eE<yxQbl<eIax<d. ??aa<e<d b.Jar<eIa8}b(deE<c<dx^bl<l b.=l b=c<b=dmbll<eIar(b=c<leE a=cdE<b<c.(d<eIam#eE<e m.xQbl<d<eIax. 3a?aa<e<d b.Jar<l<c b.(cSGal<b<c.=cl<k<lJap<k<bJax<k<bJam<k<rJai<k<rJae<k<iJaa<k<b<l.Jar<c=i(c<oSGalmbl<b<dJamal<e m. <x8?b<eIar(d<eIax.(b!aRaa<b!aRai<b3maaaaaaaaaaaaaaaa3lax<e<d <.Jar<e 8}b.=d a=cdE<d<j<]<c<c<]}z p+.Far(b a<b 8na|z m+Fa8c,E(b a<b 5q|z v+ 6*6&_a.Jaa<d e.=d<c b.(c iSGal a=b<g cNeE<jFar m+Fa8b,E gS=bl<o p+=f<g 7b+ 8m6u_a.=c<q b@=gcWdE b=d<cFaf(i hSeE<j<i h@ p+.Far(d a<d 8na|z m+Fa6D,E d#=dlcEcEcEcE<cFaa b-ncacbl<gGcmbl<g"Gbl<d<cFad(i a<i 8na|z m+Fa6D,E dS@"Ga bmcl<c p.=c<f p-(fGal al=d<a E-<e p. 1b2kaa<a<eIarJai<a<eHamRaa<a<e3aa8}b3lap<a<e3aaZc3laI<a<t?a6Ic<a<d?a6%c<a<b?aPc<a<oJa5x<a<sJa><a<nJar<a<q?ax<a<jJaml<e Pc.%al6 GbyW&a 7b-(c%a<c i.<a 8%6G_ax5fcW<cIai(j UUUUVSeE<bFaF<cIam(k<cIax(lx5z 4b@(d<d c#zmbl<bFaFl=m<c e?aI<c r.x5R<c<m b@(e?a5(<c 6"Q_aJar<c<bHarRa5x<c<b3aa;3la5u<c<bFaT?a5=<c<bHaiRaK<c<bIaxJa><c<b*a5j5oa5H<c<bFa5l(g?a5F<c<bFaK(h?a5I<c<bFa*(i?a5%<c<bFa5i(G?a5&<c<bIae(nJaT<c<bIaa(oJaI<c<aJap<c!UUUUxRa<<c _B_aJa;<c 8wa.<aIar(x<aIap(y<aIa%<aIaIxtcEcEcWcEcE<cIaD(feE<aIam<aIax<f<cIa5R(qx6kb(dGbmcl a=e 8Gamcl<dFaE<e}Ga<dIaa eSeE<dFar b@<e~GblcE<cIa5"(f"Ga<c<i?a8Tb<c<G?a8Hb<c<e?a8Ib<c<nJa8bb<c<oJa6Db<c<bHarRa8lb<c<b3aa;3la8qb<c<bFaT?a8%b<c<bHaiRa_b<c<bIaxJaCb<dFa =b<cIa+=e<cIa:=i<c<g?a8Kb<c b?a8Fb<c<h?a9b<c b?a8*b<c aJaXb<c!UUUUxRa6?b<c Ub.(a<x<y<c 6?b.(gxPb<c!UUUUxRa6ub<c!aRa6Gb<c b?a6<b<a<ix5i<c 6f8Sa5oa6c<c<cIa6vbJa)<c<cIa6yb(hJa5~<c<h<cIa6ub- b.JaV<a<f<e<gxPb<c d?a6sb<c r.<a<b<c 6Db.<c 7a.x5~<cIa6?b(a"Ga<cIa6"b<ax^bl<c r.<d<k<lx&<c a?a6?b<c cJaPb<cIap(aFaa=bcEcEcE<dFa!(e jSeE<b b-nccdbl<b"Gg<c 8;6>b5oa_b<c!UUUU5~Ra6Db<c r.<c Pb. x c<c 6Db.<c 6?b.x;mgl<d 8w6;_a- 8E8=8g6jd+ cY(d b.=b 6vd=adE<b b-(beE<a Ma-(aGbll<c 8;6?b5oa_b<c 4b<d<bz6E!>L!UUUU7444a[Ra6Db<c r.<c Pb. i a<c 6Db.<c 6?b.x;mfl<aIai=b<aIae=a<c aJaV<c!UUUUxRa5~<c Ub.(d<a<b<c 7a.xPb<c d?a6sb<c<cIa5IJa9b<c<c3aa5s3la8sb<c<c3aa>3laCb<c<c3aaI3la6Db<c r.<d<e<c 6Db. 6G6n_ax5~<cIa5~(a"Ge<cIa)<ax^bmel<aFab=a<c3maaaaaaaaaaaaaaaa3laUb<c<a?a6rb<c a?a6ub<c c a<a d- 4b@ c|(az?a6sb<c g?a6yb<c m g<az?a6]b<c<cIa5IJa9b<c<c3aa5s3la8sb<c<c3aa>3laCb<c<c3aaI3la6Db<c r.<c Ub.<e<c 6Db. 6G6n_ax5~mdl a=e a=b a=adE b<a) a<b 8w6;_a.<f<qxzz<eA=e<a b.=a<b Ma.(b 6vdSGal<deE<c 8;a?aV<c!UUUU5~Ra5~<c 8ma 8la<dIaa e#(az?a5: c a<az=e u n<az=f<d 8w6;_a- 8E8=8g6jd+ cY(d b.=b 6vd=adE<b b-(beE<a Ma-(aGbll<c W<d<bz?a5Dmcl 0a 8na<ezl=a<c!UUUU5~Ra5~<c 8;a?aV<c<a?a5:<c<eJa5~ c=e u=fl<c aJaUb<c a?a6Db<c r.(a<c Ub.<f<e<c 7a.<c 6Db.x;<a a<k<lx&l<cIa;<c<cHa<Ra6Db<c 6Db.<m b@x6(b<j a5teE<cIam<jx^bl<c 7b.%al6wlbuW&a 7a-(b%a<aIaa=h<aIai=e<aIae=i<aIarFai=c<aIa;(d aJaD<d aJa5w<d aJaT<d aJa<<b a5oa><b aJa5m<b!UUUU_aRaT<b aJa<<b aJar<b<c a<c 8na|z m+Fa8e,E?a? b<h<e<i}(cz=G a=d a<e<cz(keE<GFaa 5]#=dl<b T.=]<b 8%a.=rdEcEcEcEcEcE<d<kNGadE<d<G.Faa 5eSGb<k<d b.(dSGalmbl<k<d(e|Ga<d<k#Ga<k<d-=c<d<G.=h a=dcEdE<d<h.Faa 5e#Gb<c<d b.(dSGal<c=dl<b 8qa.<G<k<ecWcE<deE a=cdE<c<h.Faa 5y#Gc<d<c b.(cSGall<d<e.(dmbl<d<e.=d<c<e.l(lx5d<bIaD=c<bIa5I=hcEcE<bIa5=(m UUUUV#eE<c=g<h=imbl<b 8qa.<G<k<d<l b.(i<d<i|z(n<dx5d<bIaD=g<bIa5I=i<bIa5=(o UUUUVSGb<m"Ga<h<mx^bl<a b?aF<a<b r.(dx6hb<a<dx6Fb<b a5oa5"<b 6i6<6viJa:<b aJaD<b<iJa5R<b<gJa5I<b<iJa5=<a<b 8qa.x5Smcl<aIapFaF=x<b i.<bFa?(j a<j o|z(u 5x+ MX_a.(f<h<cx6rbcE<bIai bSGa b<bIam(y o@)(q<f<x b).*ag@Ga<b*a>(c<q@eE<b L[UxJa5 <b e?a:<b aJaD<b<eJa5R<b<lJa5I<b<eJa5=<a<b 8qa. a ax8"bl<b<c<qA5oa><fFa5n<y.=l<u h- 4b@ 8:bNeE<b<f*aJ5oa:<b!aRa5" a=e<r=cdEcE<y<cFaaSGa<b r.<e.(fIaaGa<f bJaa<f<dJai<f<nJael<c b.=c<e m.(e pSGallcE<l 4b@(e 8Ga}Ga<e m+(eFa8b,E<i<g<aIapFa*xy(c 4b@ p#Ga<a<c<e X,_a.Fad<l a<n<d ax6ubl<oeE<i<ox^bl<m"Gf<h<mx^bmfl<a xx8lb"Gd<fFa5G"Gc<b<j<h<c<xx5*<bFaa"Gdmcl<a a?aF<a<b r.(dx6hb<a<dx6Fbl<bIaT(aeE<bIaK<a d)x^bl<b 7a.%aol<b c?a5z<b x5oaN<b<j?a~<b d?a5p<b aJa5u<b<eJa5s<b<lJaE<b<eJa5x<b<f b.<aIar j.<fFaazFaa?a5v<a<b 5x. a ax8"bl<aIa;(gIa<=n<bIa5m=f<g p.<cx8?b<gIa<=jcE<c"(xGa<xGa<gIa;<j.<h<c2kaal<g<c<j.(jJa<<meE<h<mx^bl<gIaT(c<gIa%#eE<g %.x8pbl<g<c b.JaT<gIaI<c e).(c b?am<c<jJai<c<nJae<c<fJaa<bIaT<f#eE<]x8zbl<bIaK<f d).(c<lJae<c<eJaa<b<f b.Ja5m<o"Ga<i<ox^bmalal6*kcfWd6b p=fcEcEcEcEcWcEcEcEcEcE<a 4b@ c-neadcbil<c"Gf<b<c.=g<b=adE<aFaaFa8%6oE b#eE<e b.=e<a b.(a<gSGbmhll k=f<c<e|Gh<c<e#Gf<e"Gh<b<e.Faa _aSGh b<c<e WO."Gew<e<c-=h F=b a=e b=cdEcWcEcEcE<a<c.Faa(g F-ncbacl<b 4b@=i F=b a<i FSGcwmbl<e b- 5y}Ga F=b<e b.mbl<g K- 4b@ j}eW<g 8<b@ {a- 4b@ v}f alGj<e 5]NGj<g=b<e b.l=e<h<c b.(c.Galmdl g=f<c"GgdE<c"eE pol<c b-=c<bFaa<b b.=b K- 4b@ k|Galmgl<ceW<c b-=e<b b. a<bFaa F#zf al=a G=f<e<c<az(e"Gf<a<b<az(a<e.=d a=b<a=ccEdE<cFaa 5i#Gb<b b.=b<c b.(c<dSGaldE<e"eE pol<e b-=e<aFaa<a b.=a K- 4b@ k|Galmgl<b"Gf a=ddE<b<dSeE<a<d.<d b.=dFaa K- 4b@ k|Gbmhll<e<b WO."Gf<b<e-=a b=bdE<a<b."eE pol<b<c.<b b.=bFaa K- 4b@ k|Galmfl l=f<c w|Ge<b3aaa(j3m00008y008y006?008h0035|(k3mjjjjjjjjjjjjjjjj35D3maaaaaaaaaaaaaaaa3Gabcdrfgtijwlm5ano<k3&35E"Ge3maaaaaaaaaaaaaaaa<b3aak(k3m6?008h008h008x00000035|(l3mjjjjjjjjjjjjjjjj35D3Gayqdrugtpjwz;5a5b5c<l3&35E"GecWcE<j3sf K- 4b@ k+<j3sg K- 4b@.(a l~eE 5b b<a) 0r@Gcw<a c#Gbl 5c a<a b- m|zmbl ; 5a<j3sc K- 4b@ k+<j3sd K- 4b@.(a<j3sa b)<j3sb.<az d@zl<j3si K- 4b@ k+<j3sj K- 4b@. b-~Gf<k3sb K- 4b@ k+<k3sc K- 4b@. t}Gf<k3se K- 4b@ k+<k3sf K- 4b@. 5o}Gf<k3sh K- 4b@ k+<k3si K- 4b@. 5o}Gf p=f<c w-(a"GecE<a b#<bFaw(c 8pa#@Ga l=fcE<c 5h-ndagagl<a gSGg<bFaz(a K- 4b@ c}Gg<bFa;(c K- 4b@ j}Gg<bFa5a ?SGg<bFa5b K- 4b@ f}Gg<bFa5c K- 4b@ j}Gg<a 5kSGa<c 5l}Gfl mol<b FSGc<e 5]|l<d"Gc b@"Gcmbl k=f<d"Gbl pol<fol ll^jclWd6b&a 1a-(h%a<aIa;(j3aaI=q<j!UUUU_aRaI<j!aRaK<j3aa>=]<j!eRa><j!UUUU_aRaE<j3aa5s=r<j!aRa5s<j!bRa5w<h<q3la<<h<]3laK<h<r3laE<h aJaIcE<b b#eE<c<aIax(mNGb<c b.(b<aIam(G<c m+.Iai(c eY a<c h@ f#z(lNGb i=cdE UL_a<G<b m+.<b<mNzIai<h x.<a<bx6lb<hIax(o c#Gc<hIar=x<hIa<<i#eE<h <.<i b e mx8&bl<hIa%<c.(k<xJaa<k e-<oJaa<k i-<bJaa<h<i b.(iJaI<c m.=c eY(b<l|Galmbl<h p.<a ax6lb<hIa;=c<hIap=i<hIa<"eE<h <.x8tbl<hIa%(b<cJai<b<iJae<b aJaa b=i<h bJaIl<j I.=m<j aJa6<b<j aJa6yb<j aJa+<j aJa5R<h aJa5m<j 8sa.=n<d<e T+.=o<hIa%(c<i m+.=x<h T.=y V=G a=i a=bdEcEcE<c"Ga<c<x#Ga<c m.=e b=k a=l<cIae bSeE<e=cmcl<h i.<a<cIaix_b<hIam=l<hIai=k<e=cmblcWcE<d<oSeE<d T.=e a=c b=k<dIax(l<dIam(d|Gb<g<l|Gb<d<f.=k<l<d-mcl a=a<n b axG<jIa6<b(c<jIa6yb(d<c<d|z(deE<jIa6vb=i<jIa6Gb=c<hIaK=edE<b<cIaa(f}eE<e<f c).<iIaaJaal<c e.=c<i e.=i<d b-(dGall<h aJaE a=k<beE a=c<hIa><b|eE<h >. a<b e ix8&b<hIaE=cl<hIa5x(d<c d).=a<b bSeW<GeE<a a<G2lal<b<c.(a b-=c<d<a d). i-f<al!aRaa<c b.=k<hIa5m=al<h<kJaEcE<hIaI(d"Ga<hIaK=c<a c)=b a=i<hIa5x=edE<b"Gb<k<cIaa(a}eE<e<a d).(a<iJae<a<aIaa b.Jaal<c e.=c<b e-=b<d<i b.(iSGall<mx8sb<m<h3aaE3la<<m<h3aaK3lax<m<h3aa<3laa<h 1a.%aol al=l<e=dl<h a?aD<h<lJa5=<h<kJa5w<h aJa5I<n<b<h 0a.x8kb<hIaT<b#eE<yx1bl<hIaK<i.<bJaa<h<b b.(bJa5m<i e.=i<G i.=Gmalal8dib]W&a K-(g%a<bIae=s<bIaa=t<bIam=y<bIax=lcEdEcEcE<h b@"eE b=h<mGe<e"Ge<e c-=i a=bdE<b<d.(jFaa *#Gc<i b-=i<e<b b.(bSGalmel b=h<mGd<e"eE a=e b=m<d=j a=f<d"Gemcl a=fcEdE<d<f.(bFaa *#Gb b=m<e<f b.(fSGal<d=j<e=f<d"Gemcl<b b.=j<f WO<e.=e a=m<d"Gdmbl b=m<j b.=d a=f<b<e b-#eE<d=j a=embl<b WO<e.=G<b<e- b.=ecEdE<f<j.(bFab *#Gb<e<f b.(f.Gal<d=j<G(f=embl<i<f-=e<b c.=j a=ml<g<fJa;<g<dJapcEcEcE UL_a<y<c m+.(G<c<lNzIai h@(b eSeE<b fSGd a=i<c<l|eE<GIai(b eY a<b h@ f#z=il<g x.<g p.x6?b<gIax b@Gbmdl<c<lNGc<c b.(k<GIai(b eY a<b h@ e#z(qNGc<d<f.=n a=]dE<o=GcEcEdE b<t UL_a<y<k(o m+.(i<k<lNz(rIaa b.(h.<rIae(b<b aS-(k<h|<k<s}A(bz=u a<k<h-<bz=x UL_a<i m.<o b.<lNzIai eY=kcEcE<rFai i@GacE<f h~eE<f"Gb<d=b<f=hdE<bFaa 8:a#Gd<b b.=b<h b-(hGalmbl<g i. 8:a<d<fx5?<gIai b#Gbl<f<xSGb<u<d<fx8obGbmdl<g a?aT<g<xJa%<g<uJa<<g aJaI<d=bdEcE<g<g <.x5N<gFaa"Ga<b<n#Gc<gFab=x<b b.=i<bFaa(h 8:aSeW<if<i<n#Gd * 8:a<bFab 5j#z=h<b c.l=b<h<x#Gbmcll<b<n#Gc<bFaa 8:aSGa<b b.<n#Gcl<k<q|Gal<G=o<]"Gfmbl b=]<k<q|Gbll<o b.=bmbl<c b.=b<gIar(heEdE<b<iNGd UL_a<y<b m+.<b<lNzIai eY=b<h b-(hGall<b<iNGbl b=h<j=d<b=cmbll a=hl<a<cJae<a<hJaa<g K.%al8djc]Wc6e&a 7a-(e%a<e x. b<b x.<c x|z<c x-(f a<c<fNzx5E<eIax=xcEcE<eIar(l<eIap(f d).(g<feW<lIae=r<lIaa=y<l i.f<ll(fSeE<fIae=u<fIaa=q<f i.<gSGbl<e aJam<e!UUUU_aRaembl<e aJam<e!UUUU_aRae<fIam=m<fIai=]<f x.(f<g#Ga r=h e=ndE<f i.(j<g#Gb<fIaa(G"Gb<jIaa(o"Gb<jIae=i<e 8%a.<G<fIaex8bb<e x.<i b bx,b<eIar=scE<eIax bSeE<eIap=G<i"(fGb<fGb<G<o<i2kaambl<eIapal<e<eIa+Jap<e<eHa:Rax<eIae<k#eE<e e.x8wb<eIai=nl<eHax=t<eIap=o<h<n.(f<iJaa<f r-(i<oJai<i<tRaa<f e-<GJaa<f i-<sJaa<e<k b.(kJam<h p.=h<j i.(f<gSGallcWcEcE<c c}eE<bFac=imbl a=i<cGa a=gmbl b<bFaa(g b}Gbwl<gFa8fLEl a=g<e x.=f b@=hcW<c cNeE b<bFab(g b}Gbwl<gFa8fLEl b@=g<f 26z_a ex8bb<f<g?a <f<h?aE<f a5oa!<f UUUUVJa%<f!UUUUUUUUUWRar<f!UUUU_aRam<f a?a5u<f 8w6q_aJaK<f 6J6G_aHaaRa5m<f 6"6G_aIaaJa5x<eIar=g<eIax=fcE<yeE<e 8sa.<y<rx8bb<f"Gb<g<fx^bmbl<e<eIapJa5R<e<gJaD<e<fJa5Il UUUUV=fcE<]"eE UUUUV=jmbl<e 8%a.<m b bx,b<eIa5"=j<eIa:"eE<eIa+(g6E<me6e<meE<g<]<m2kaal<m6E!<Lf!al[=tmbl<eIa+al<qeE<e 8%a.<q<ux8bb<eHa5"=p<eIa:=fl a=gcE<c i|eE a=k a=hmbl<bIae=h<c m|eE a=kmbl<bIai=k<c x|Ga<bIam=gl<a<e*a5w5oaE<a<eHa5IRaa<a<eIa5RJai<a<eHaeRam<a<eIamJar<a<pRaI<a<fJa%<a<tRa;<a<jJap<a<hJa5m<a<kJa><a<gJa5x<a<i b@?a!<a<d b#?a5u<a<i bY b@?a5r<a<eIaEJaK<e ;.x6"b<eIaI(a a5teE<eIaT<ax^bl<eIa5m(a a5teE<eIa><ax^bl<xeE<l<x d)x^bl<e 7a.%al6Hic]We6e&a <-(i%a<b a<b 4b@ o|z 4b@ 5x+ MX_a.=j<aIa;Iar=y 44d=f<c b.(h<dIai eY(q|eE<e*ak<e*ai<j<aIapFaF b).(]*ac WOAA=rdEcE<aFaT b#eE<aFaI b@"GblcWcEcEcE UL_a<aIam(u<h m+.<h<aIax(sNz(gFai i@"eE<aIaa=m!a=vcE<aIae(f<gIaa(l b.(n|Ga<f<n- i|Ga<m<n.Haa=vl<aIai=t<jFa?(g<jFa5n(k. 8na}Gd<g<o~Gd<k m+<o m+.Fa8c,E(g a<g 5q|z(G v+(kFa8d6&E b.=g<kHa6*6&E=p!b<G6EL(w!6]{6q98g8NU6pI6h!a5;Gb<p<v5;Gd!a=pcE<f<l j.(G|Ga<f<G- i|Ga<m<G.Haa=pl<g i#Gc<k 6*6&_a.(kHai=z<w!8I8d8>6j8bU8S9s6h5weE<g x#eE<p<z5;Gfmel!a=wcE<f<l y.(l|Ga<f<l- i|Ga<l<m.Haa=wl<p<z5;Ge _b<g d)-(g 5]}Ge<kHax<w6i<g6EL5wGdmel<p<z6i Ub<g d)-6EL!a5;Gdmcl<i i.<j<a<gx6zb<iIai=f<iIammdl<p<v6i _a<g d)-6EL!a5;Gbl b=f<ombl<i<tJa;<i<fJap<i<mJar<i<j<i r.<n<vx"<iIaa=f<iIael=gcEcE<f b#eE b<g o@)(f<]*ag@"Gbl<aIa;(fIar(g<fIam#eE<f m.x1bl<fIax<g c).<hJaa<f<g b.Jar UL_a<u<h b.(h m+.<h<sNzIai(f g@ eSGb<a<h<f eYx-mbl<f<x@eE<a<hx{bl<g b.=o<f<xA=x<f<r@"eE<a<h b.(h<jFa5n<g.x5Kmbl<a<j<g<h<ex6d<h b.=hl UL_a<aIam<h m+.<h<aIaxNzIai eY(h<q|Gbll<x WO=flcE<dIae(g W#Ga<j*an=h<eIaaeW<j<eIae h@ b).*aq<hAf<hl<f@(h 44d@"Ga<a<j<h<c<dx5Jl<y<aIa;Iar|eE<a<b<y<eIaa<eIae<g WSx5tl<i <.%al8ajcgWb6b&a x-(k%acEcEcEcEcEcEcEcEcEcEcEcEcEcEcE<dFai(hnkcdaaaaefgbal<c 4b@ (SGl<h gNGl<b b.=g<aIax(f<b WO.=e<aIam<b.=i 5~=cdE3maaaaaaaaaaaaaaaa=lcE<f<b<c. y.|Ga<e x|Ga<c<i.3aay=ll<e x-=e<c x.=c<l3mDDDDDDDDDDDDDDDD3&<l3mcccccccccccccccc35z3m================35d35w3:(j"Gal<f<j5"(j<b.<c. b.(e}eE<i<j.<c.Fab (#Ghl<a<ex5G(bGh a=cmGl<c <A 4b@ 8DaSGkl<a<b<c<exH=cmll<c 4b@ (#Gjmil<c 4b@ (SGh<k i.<dFal<aIapFaF<a m.<b b.x5]<kIai b#eE<a<b (<exH=cmkl<a<b<dx5|=cmjl<c 4b@ 8DaSGg<a<b b.<dFal<exg=cmil<c 4b@ 8vaSGf a=c<a<b b.(f<dFal(g a<g 8na|z m+ X,_a.<ex!(e"Gh<aIam=gcEcE<f<aIax(hNGa<f<g.Faa(c <}Gb<b c.(b<hNGa<c <SGa<b<g.Faa(c <}Gbl<h<a m.<fx6Hb(b~eE<e=cmjl<b<g.Faa=cl<c 8zaSeE<e=cmil<dFaf(b d#eE<e=cmil<a j<b<d<ex8Nb=cmhl a<c<j.(i<e<g|<e<f}A(ez=c<b<i. c.=fmbl a=c<b b@Gb a<b bY(f b-(b<g-<b<g|<b<aIax}A(ez=cl<h b<aIam<g.<ez<c<aIapFa*xy(b 4b@ pSGb<f=cmel<a b?a5emdl<c"eE<a<f<dx8]b=cmdl<a<b a<d<fx8Nb=cmcl<a g<dFad<dFae"<c 4b@ 8>a#x6:beW af<a<b<c<exHl=cmbl<aIax(g<b WO.=e<aIam=f a=cdE3maaaaaaaaaaaaaaaa=lcE<g<b<c. b.|Ga<e x|Ga<b<f.3aab=ll<e x-=e<c x.=c<f x.=f<l3mDDDDDDDDDDDDDDDD3&<l3mcccccccccccccccc35z3m================35d35w3:(h"GalcWcEcE<g<c<h5"<b.(e.(c o-(h}eE<e<f. o-Faa (#Gbl<a<hx5G(cGb a=cmdl<c n-mbl<c bYl=c<c<b c.(bSGa<a<b<dx8]b=cl<k x.%a<cl8"hbkW&a <-(k%a<k p.<b<c 8n8a_a bx8gb<kIap b#eEcE<kIa;(f"GacE<c<f~eE<c<fSGbmcl<b<f.Taa E5vGbl a=bl<f a<bz=c<b b<bz=bl<k x.<b<c PL_a bx8gbcWcEcWcE<kIax b#eE<b<kIar(f"Gcw<c<f~eE<c a<c<f#(fz=g<b b<fzmdl<b<f.Taa 8eW5tGb bmcl<c=f<cGa<bmbl<c<f~eE<c=g<b<c<f#Gbwmcl<b<f.Taa E5sGb<f=g<bl=h<c<g-=m<b<g.mbl<b=h<f=g al=GcEcE<deEcE<e"Ga<d<e. b-Faa *#eE<e b-(e"Gbl<e<gNeE<g=j<e<g#Gbmdl<h<e(j.Taa E5sGclcE<d<jx6Gb(i"Ga<i<jNeE<i<jSGdmbl a=f<h<i.Taa E5sGd<d<i.Taa E5sGdl<g<j-=l<h<j.=n a=bdE<b<iSeE<b<h.=c<b<d.=e a=f<b b.=b < a<cFaa(c {a- 4b@ w|z<cA 4b@ < a<eFaa(c {a- 4b@ w|z<cA 4b@#GbmellcEcWcE<i"eE<j=cmbl<i<jNeE<i<jSGd<h<i.=h a=cmbl<h<i.(b a<bTaa 8eW5tz=h<j<i-=c a<d<i.Taa E5sGbwl<c<j<i-#=e<d<i.l=bcE<heE a=f<b aS<e@Gbmfl<bGdmbl<h<b<cx8obGdl a=f<l e|Gc a<n<nIaa(b 46f2h@ iV<b pV 46f2h@A(b 6!8%8s8Dc|<b 6!8%8s8Dc}-z=fmclcEcEcE<h<gx6Gb(c"Ga<c<gNeE<c<g#Gbmcl<c<h.Taa E5sGbl<c<h.=b<g<c-=cmbl a=bl a=f<k i.<b b<bz(d<c a<bz(c 8k8a_a ex8gb<kIai bSGbcE<kIam(b"Ga<b<cNeE<b<c#Gbmdl<b<d.Taa E5sGcl<b<d.=f<c<b-=lmbl a=fl<a<mJax<a<gJai<a<lJae<a<fJaa<a<G a<mz a<GzJam<k <.%al8ejbmW&a Pb-(e%a U__a U__aFaa(f b<fz?aa<feEdE U__aFaa(fGa U__a<f b<fz?aa<fGall<b <.=f 1B_aIaa=g 8wB_aIaa=icE<b 5J}Ga<f<g}Ga<b<i.(h3maaaaaaaaaaaaaaaa3lax<h3maaaaaaaaaaaaaaaa3laal<e b<f<i.<f<g}(hz(j<g<f-(k a<g<kNz(g<c<dx6nb<e m. b<j<c<g}(dz a<c<dz ax5n 8qB_a aJaa CB_a aJaa _B_a dx8Eb CB_a CB_aIaa(c d.Jaa MB_aIaa<c c).(c!aRaa<c aJai<e aJa5s<e!UUUUxRaE<e aJa5=<e!UUUU_aRa5p<e<a h- d|?a5~<e aJa+<eIai=c<e<eIae a<eIaa UUUUVSz(dJa:<e<d<c d).Ja5"<e a<f<hz(cJaD<e<bJa5R<e b<i<hz(fJa5I<e 8"a.<e 8sa.x5h e=g a=d a=k a=i<eIa) b#eE b<f<b<c}(cz=m a<b<cz=GdE<e Zb. b<m<eIaV(h.<eIa6c(j<h|(b<j<G}A(fz a<j<h-(c<fz<e E-xPbcEcEcE<eIa:GacE a<c<b<j a<eIa5R(f<f<eIaD}(fz}A(bz(n"Ga b b<eIa5I<fz<h.<bz(l=f<c=bdEcE<fFaa j-(o t~ a b<o) 6;UUe@z"eE<c<l. b-=c a=fdE<c<f.Faa j-(l t}Gc b<l) 6;UUe@"Gc<b<f b-(f.Galmdl<f b.=f<b b-(bGbmcll<b<f.Gbl<n UB6}8>b<eIar(b<b UB6}8>bNz~Gbl 8bB_aFaa b#eE<e Zb.<a<e m. cx5j 3b@Gcl<e 6ub. 6"Q_a<e Zb.<a<e m. ax% 8qQ_aIaa"Gb<eIa5p<d#eE<e 8la.x8tb<eIa5w=gl<g<d m+.(b<jJai<b<hJae<b<iJaa<e<d b.(dJa5=mbl<k b.=kl<i b.=i<e 8"a.<e 8sa.x5h<eIa)Gall _B_a dx8Eb CB_a CB_aIaa(a d.Jaa MB_aIaa<a c).(a<dJai<a<kJae<a<iJaa _B_a<d d+(ax8Eb CB_aIaa=bcE<a"Ga<a c)(c"Ga MB_aIaa<b c).<g<c2kaal CB_a<a<b.Jaax6~b<eIa5p(beE<g<b m+x^bl<eIaE(beE<eIa5u<bx^bl<ex8#b U__a a?aa<e Pb.%al8khc]Wc6e<eeE&a 1a-=g<d<e.=u<b<c.=y W=odE a=fcE<c<dFaa(q a<q 5q|z v+(lFa8d6&E(i-<i<c-<c<i}z(m d<i cY(e<e dNz b<ez(x<i.}Ga<l 6*6&_a.(l<i.=j<l=ecE<ceE<b=hdEcE<hFaa(f F#Ga<f 8<a#Ga<e<j#Gd < a<f {a- 4b@ w|z<fAdE<eFaa(f 8<aS<f FS@"eE<e b.(e<jSGbmfll < a<f {a- 4b@ w|z<fASGd<e b.=el<h b.(h<ySGall a=h<e<j#eE b=fmcldE<eFaa(f 8<aS<f FS@Gb b=f<e b.(e<jSGalmbl a=f<m<x}Ga!a=p!a=v<ceE<b=e<c=fdE!b<e5jaaL<v[=v<e b.=e<f b-(fGall<l=e<i=fdE!b<e5jaaL<p[=p<e b.=e<f b-(fGal a=f<p<v6i6b6K<x b)}Ga<g3maaaaaaaaaaaaaaaa3lax<g3maaaaaaaaaaaaaaaa3laa a=edE<g E-<e.<e?aa<e b.(e <SGal<ceE a=e<b=j a=ndE<g!aRa=<g3maaaaaaaaaaaaaaaa3laH<g!aRa><g<n b.(h?a<<jFaa=m<e 4b@=s a=e a=fdE<f=G<e<l.Faa=f 4b=kcE<n"Ga<e"Ga<m<G 4b@SGa<s<f 4b@SGa<g<e b- 5c@.Faa b.=kl<e<g.<k 4b@(G<h b. 4b@(h<g E-<e.(kFab b. 4b@(t<kFaa<m<f 4b@S. 4b@(k<k<t}z(k<h<k|z(h<h<G}z(h?a=<i<e b.(eSGal<g<g3aa5w3lax<g<g3aaE3laa<g<g3aa<3laE<g<g3aaK3la5w<n b.=n<m=e<j b.(j<ySGall<x<g E-<i.Faa(hN=fl<q<]<f<h<o|@(ez=]<h<o<ez=o<e<rA=r<d b.(d<uSGall<a<]?ab<a<r b@?aal8khbtW&a 6yb-(e%a U__a U__aFaa(f b<fz?aa<feEdE U__aFaa(fGa U__a<f b<fz?aa<fGall 8wB_aIaa=j<e >. a<d<d 1B_aIaa(k<b a<b a5tz(g<c. <.(h-(f a<f<k~z}(lz(i b bx,b<eIa5x=xcE<eIa> bSeE<eIaE=o a=f<i"(GGb<GeE<d=fmcl<o b b<h<j.<lz<h<k}z<i2kaa<d=fmbl<eIaEal<e >. 8wB_aIaa 1B_aIaa<g<c<ax6*b<eIaE=G<eIa5x=q<eIa>=]<e<eIa)JaK<e<e3aa:3la<<e<e3aa5=3lax<e<e3aa5u3laa<e 8}a.<o<fx5E<eIaV=y a=ccWcEcE<eIa6c(k<eIaUb(d d).(h<deW<kIae=r<kIaa=m<k i.f<kl(d#eE a=imbl<dIae=u<dIaa=i<d i.<hSGbl<e aJa6Gb<e!UUUU_aRa[b embl<dIam=s<dIai=t<e aJa6Gb<e!UUUU_aRa[b e<h<d x.(p#Gaw a=f e=ndEcE<f<p.(g i.(d<h#Ga<gIaa(v"Ga<dIaa(w"Ga<gIae=j<dIae=l<eIa[b<c#eE<e [b.x8pb<eIaZb=nl<f<n.(g<vJaa<g<lJam<g<wJai<g<jJae<e<c b.(cJa6Gb<f x.=f<d i.<hSGbll<eIaZbl=d a=f<u a<iz=h<r a<mz=g<i b<iz=i<m b<mz=ncE<b a5seE c=f<b 5"|eE f=jmcl<b WOFa8sLE=jmbl<a d#Ga b=f b<]<G<q}(jz=l a<G<jz=ml<e<sJa5R<e<tJaD<e<hJa5w<e<iJa5p<e<gJa5s<e<nJa5u<e<cJa5I<e<dJa5=<e<mJaE<e<lJa5x<e<j?a5n<e<f?a><e >.<exox6~b<eIa[b(beE<d<b e)x^bl<yeE<k<y d)x^bl<xeE<o<xx^bl U__a a?aa<e 6yb.%al6yhboW&a K-(e%a<aIa%=d<aIa<=g<c=j<b=fcWdE a=m b=G a=acW<g<d"GawcEdE<a<g.(iFaa *#Gb<d<a b.(aSGal<d(m=a<gmbl<a WO<d.=m a=G<i b.l=n a<oGbwcW<j"eE a=j b=x b=o a=d<fmbl a=dcEdE<d<f.(iFaa *#Gb b=o<j<d b.(dSGal b=x<j=d<fmbl a=o<d WO<j.(c=j<i b.(bl=icEcEcEcE<aeE<gFaa 8Da#Gbl<a<d#Gb amfl<e i.(k<f<d a<dx5d<k b<eIam<eIai(a UUUUV#(dz(g a<eIax<dzxT a<a<dz=ycEcE<eIaiGa<eIax(h"Ga<eIam=a<e b5oaT<e<hJaI<e aJa%<e b?a<<e 5oJa;<e<hJap<e aJar<e<hJax<e<aJam<e 5oJai<e<kx|<eIaa(f b<fz=dcEcEcE<eIae a<fz b-ncabcl<dFaa 5iSGbmcl<d*aa 6 8wa#Gbl<a<h.=fdE a=l<a<f#GccW<aTaa(h a5veE<h 4b@=d<a b.mbl<aFab 5]@=d<h 5c@=k<h 5J~eE<k g)<dA=d<a c.mbl<aFac 5]@<d g)A=d<h 5~|eE<d<k m)A=d<a d.mbl<k q) UU7a@<aFad 5]@<d g)AA(d UUMa#Gd<a e.l=a b=lcEcE<d 5d-nlebbbbbbbbbeal<d 8wa#Gcl<d <|Gb<d 4a- <}Gall b=ll<y"Gb<g<yx^b<m=d<n=g<i=f<l<GA"Gdmcl<f<g<ax8ob=a<m=d<n=g<i=f<G<a aS(lA"Gcmbl<m=d<n=g<i=f<l<GA"Gbll a<lGaw a=a<xeW afcE<c"GadE<a<b.Faa *#Gb<c<a b.(aSGall<bl"l<e K.%al8GhbGW&a <-(g%acEcE<a<c 4b@.FaH(i e#eE b=i<bIaa b#Gb<c<d p)x6c 4b@=il<i d#Gbl<c 4b@ j~eE<aFa5r b@Gbl<d 4b@ b#eE<aFa!Gbl<a<aFax<i aS@?ax<aIam(h<aIa%|eE<a<h b.Jam G i g<bIaa(l b#z<c 4b@ r#z=m<aIai=h<eFaj=G<eFai=j<eFah=n<eFag=o<eFaf=x<eFae=y<eIaa=q<fFaa(k=e 4b=acEcWcEcEcE<k b-ndabcel<fFabmcl<fFab=e 8:b=amcl 3bl=a a=el<g aJa;<g<n?az<g<o?aw<g<x?av<g<y?ap<g<e?at<g<a?as<g<G?ar<g<m?a]<g<d?aq<g<i?ay<g<c?ax<g W<j<j 8;a#z?au<h<g x. xx8xb<h bx8Eb<h<hIai(a b.(cJai<hIae<a c).<qJaa<h cx8Eb<h<hIai(d c.(aJai<hIae(i<d c).!aRaacEcEcE<l b-ncabcl<bIai=a<bIae=b<h bx8Eb<h<hIai(d b.Jai<hIae<d c). 8bUUUeJaa<h<b<ax8Kb<hIae=i<hIai=ambl<h bx8Eb<h<hIai(b b.(aJai<hIae(i<b c). 8cUUUeJaal<g aJax<g<a<c-(b c-JarcE<a<c~Ga<i<c c).=a b c<b c|z=i<g x.=cdE<a"Gb<a<cIaaJaa<a e.=a<c e.=c<i b-(iGall<k dSGb<fIae=d<gcW<fIai(i"eE a=i b=b ambl a=c a=acEdE<c<a<d.Taa 8eW5t.(c I}Gb b=b<i<a b.(aSGal ambl a<a<a<i}(az=i b<d<az=d 6K6q_a=b dlJa;<g<bJap<g<iJar<g<dJax<g e.<g x. cx6fb<h<gIai(a<gIamx8Rb<gIae(b"Gb<a<bx^bmbl<a b?ayl<g <.%al8Jgd]Wc6ec6b&a E.(h%acE<d<e#Ga<e<gIar}<d<e}A(kGa<a<b<c e<gIax<d T+.<kz(i<e<d-(k<gIaI(q<gIaT(]xq<aIa;(bHaI=z<b!UUUU_aRaI<bHaK=w<b!aRaK<b3aa>=;<b!eRa><b!UUUU_aRaE<b3aa5s=5a<b!aRa5s<b!bRa5w<h<5a3laK<h<zRax<h<;3la<<h<wRap<h aJa5x<b I.=G<w6K(leE a=d<hIa5m<l|eE<h 5m. a<l b bx8&b<hIa5x=dl<hIa>(g<d.=c<l bSeW<l b-(eeE<c a<e2lal<g<d<e.(d.f<cl a?aa<d b.=ol<h<oJa5x<k T+=x<hIa<<hIap(k c).=c<aIam=r<aIax=u<hIa>=s<hIar=y<hIaT=t<hIaK=p<hIa%=v<k=ddE a=g a<i(eIax(b<eIam(j-<b<j|<b<]}A(nz=icEcEcW<d<v|eE<cIaa=glcE<g<pNGa<t<g d).(bIaa bSGa<i"Ga<eFaIGa<bIae=b bmblcE<k<eIai(b~eE a=g<f<lSGe b=mmbl<f<lSGc b=m<y<b m+.(gIae bSeE a=gmbl<h i.<a<gIaix_b<hIam=g<hIai=ml<g<iSGb<m b<j<q.<nz<ix8ob"l=i<y<b m+.=m a=g a=j<i<b<k|@(neE UL_a<r<mIaa(j m+.<j<uNzIai h@ e#=jl<b<o|<i@"Gb<b<s.(bFaa<b b?aa<j<n@"Gb b@Gb<mIaa=b b=gmbl a=gl<e T.=i<e<gJaa<e<bJae<d b.=d<c e.=c<x T-(xGal<Gx8sb<G<h3aaK3la<<G<h3aa<3lax<G<h3aax3laal<h E-%al6*hbxW&a 1a-(h%a<h<aJa5s<h aJax<h!UUUU_aRai<h!UUUU_aRaI<h3maaaaaaaaaaaaaaaa3laK<h!iRaE<h<f*am5oa5p<h<a3aaa3lar<h<aIaxJa%<h 5x.=kcE<c"eE<aIap=mmbl<b<c >+.=]<g m.=r<c b- 4444b@ b.<aIap=mdE<b <.=c<gIar=x<gIai=y<hIa5u=qcWcE<hIa5sIapFa5k b#eE<bFaK(j l}Gb b<j) _z@"Gbl<h 0a.(j<h i.(i<cx5p<g<b<j a<i<cxl ambl<h 0a.(j<h i.(i<cx5p<g<b<j b<i<cxl<k<bIa<<bIa%<gx8ub bl=icE<bFa;(G c#Ga<bIar=c<bIax=j<b*ap=n<bFaw=o<h<bFaz(s Ca#?a5&<h<i?a5(<h<o?a5=<h<n5oa5;<h<G?a5z<h<s?a5w<h a?a5%<g<h 0a. ix8xb<g bx8Eb<g<gIai(i b.Jai<gIae<i c). a<c<c<c<j.(i}<e<i|A(cz(iJaa<i"Ga e<d<j e).<cz(c<i e).=GdE<h<cHaaRa5w<cIam=n<cIai=o<gIar=j<h 0a.<hIa5s<rxE b<j<gIax.<gIar(i<j|z<i<j-(j a<i<jNzx6ib=j<k<o<gIai ax8rb<k<n<gIai b. ax8rb<g dx8Eb<g<gIai(i d.Jai<gIae<i c).(i<jJai<i!aRaa<c x.(c<GSGallcE<hIa> 6fU_a|Ga<l"Ga<mFa5lGa<gIai<yNeE<g<yJail<gIar<xNeE<g<xJarl<q<hIa5u}Gc<h<qJa5umcl<l b.=l<b >.(b<]SGal=ll<mFa5j=b<h<kIaiJa5I<h<kHaaRa5w<h 0a.<a<b<f<gx~<hIai(aeE<hIam<a e)x^bl<hIaI(aeE<hIaT<a c)x^bl<h 1a.%a<ll6pgblW&a x-(j%acE<c"Ga<aFa&=l<a a?a&<aFa%=g<aIa;IaUe=k<j!aRai<a m.=h<aIam=fcEcE<b<aIax(iNGa<b<f.Faa(e <}eE<b=dmcl<b b.(d<iNGa<e <SGa<d<f.Faa(e <}Gbl<h<bx6Hb(d<iNGb<d<f.Faa=el<e (#eE<c b-=i<g a<g 8na|z 4b@ m+ X,_a.=mdE<a<d<k<j i.x5l(d"Gc<aIam=ecEcEcEcEcE<d<aIax(fNGa<d<e.Faa(b <}eE<d=cmcl<d b.(c<fNGa<b <SGa<c<e.Faa(b <}Gbl<h<dx6Hb(c<fNGb<c<e.Faa=bl<l b@"Gb<b 4b@ 8vaSGbcEcEcEcE<c b.(d<fNGa<d<e.Faa(b <}Gb<c c.(g<fNGa<b <SGa<e<g.Faa(b <}Gbl<h<dx6Hb(b<fNGb<b<e.Faa=bl<b 4b@ 8Da#Gbl 8va=bmcl<a<d<m<ix!(cGc<a b?a5emfl a=bl<a<c<b<ixH(c"Gdl<aIam=fcEcEcE<c<aIax(gNGa<c<f.Faa(e <}eE<c=dmcl<c b.(d<gNGa<e <SGa<d<f.Faa(e <}Gbl<g<h<cx6Hb(d~eE a=emcl<d<f.Faa=el<e TSGacEcE<d b.(b<gNGa<b<f.Faa(e <}eE<b=dmcl<d c.(d<gNGa<e <SGa<d<f.Faa(e <}Gbl<h<bx6Hb(d<gNGe<d<f.Faa=el<e (#Gbmdll<aIa;<kJaUel<d b. a<e 3a#z=Gl<j x.%a<Gl6"gbyW&a K-(f%a<bIaa(d 6fUxNeE<bx8Sb<b!UUUU_aRaa a=dl<b q?ap<b aJai a<cIai(h<h<cIae}(hz=i<cIaa=e<d"eE<bx8tbl b<e<hz=m<b bJai<bIae(G mJai<G<iJae<G aJaa<ieE<mFaa 5]#=gl<f i.=o b=jdEcEcE<g<iNGadE<g<m.Faa 5eSGb<i<g b.(gSGalmbl<i<g(h|Ga<g<i#Ga<i<g-=g<h<m.=e a=dcEdE<d<e.Faa 5e#Gb<g<d b.(dSGal<g=dlcWcE<deE a=kdE<e<k.Faa 5y#Gc<d<k b.(kSGall<d<h.(gmbl<d<h.=g<h<k.l=d<f d?a;<f g?ax<f<hJai<f<dJam<f<gJap<f<g<d b.(d<d<g}zJar<j m+=d<j e) x.=k a=l a=hdE<o<l m+.(eFai(x i#Gc<f <.<m<i<eIaa(y<eIae(qx5dcE<fIa<(e UUUUVSeE<e"Gb<fIa%<ex^bmblcW<bFap(l q#eE n=l<fIaI=e<fIa%=n ambl<f<b*av5oaT<f<bFaz?a5i<bIam=n<bIax=e<bIarl=]<b<l?ap<b<]Jar<b<eJax<b<nJam<b<f*aT5oav<b<fFa5i?azl<bIaa<j#eE<bx8tb<bIae=Gl<d<G.(e<yJaa<e<k<x iA.Jai<e<qJae<b<j b.(jJai<d m.=d<k x.=k b=l<h b=h"Galmbll<bIae=b<jeE<b<iJae<b<bIai<j e)AJail<a<jJax<a<bJam<a<cIaiJai<a<cHaaRaa<f K.%al,gckWc6e&a x-(d%a<b ]. 5~@(e 6xUe<a 6xUe.<a x~z.(b UU6c@=i<b xY=j<a<e<a<e}z b-=f<a b-=g<a y|=kcEcWdEcE Z8k_aHaa=mcEcW<f 6fcNeE 5b<f5!-(a b)<f<aY.mbl<f eYl(b b.(a 5q~eE!W<a6EL<m6h6a(G!5]5IeE<G6K=a<keE 6y8k_aIaa<a c).Iaa(aIam=b<ax8qb<a e-(c<cIaa cOJaa<a<b.mgldE<d e.<a<e<gx6>b<dIae b#Ge<a 5]|eE Z8k_aHaa!W<a b.6EL6h6a(m6K=a<m!_a5=Gbll<d e.<b<e<gx6>b<dIaeGdmcl<m<b6EZ!b6h5wGb<d e.<b<e<gx6>b<dIae b#Gcmbl<m!a5HGa<d e. 5]<e<gx6>b<dIae b#Gbl<jEa(b W#eE a=amel 6u8k_aIaa=a 6u8k_a aJaa<b x)(b<i.=ccEcE<a a<a<b#z"eE W<c<b<c}z 5~@=c 6y8k_aIaa"eE a=h<b b<bz d. [U6c@(b 6ycA 6y6g6c@(a<b|Gc<a<c}Gc 6y8k_a<bJaa<a e- d b<a<c|zJaa<b a Uc2lamdl a=h<b<b ]. 6yU6c@(a x.(l}Gb<c<l|Gb<a e- hJaamcl<b W<c<b<c}z 5~@(hNeE 6u8k_a<aJaamelcE<a e-(cIaa(b b@eE<c<b cAJaambl<a<b-(ax8qbl<a<hx6Sbl 6u8k_a<hJaamcl<a<c|eE<a<cx6Sbl 6u8k_a<cJaambll<dIai=a<dIaml=b<b<a<e.(e#eW bf<e<bx6Sb dl=b<e e-<bJaal<d x.%a<alUjcgWb6e&a Pb-(e%a U__a U__aFaa(f b<fz?aa<feEdE U__aFaa(fGa U__a<f b<fz?aa<fGall<a i~eE<aFaMLE=hl<c <.=a 1B_aIaa=f 8wB_aIaa=gcE<c 5J}Ga<a<f}Ga<c<g.(i3maaaaaaaaaaaaaaaa3lax<i3maaaaaaaaaaaaaaaa3laal<e<cJax<e a<a<a<f}(czJam<e b<g<czJai<e r.(i b b<a<g.<d<f<a-(a a<a<f~z}(az<cz(c a<d<az(d<bxr<e 8wa.<h<ix5;x5o<d eNeE<cFad(a aS=jl 6y__a!aRaa 6G__a<aJaa Z__a<jJaa 8J__a<j"(g?aa 6v__a aJaa a=d a=c&a x-(a%a<e 8wa.(jIam(fIap UUUUVSeE<fIa<=d<fIa;=cl 6v__a aJaa 6y__a!aRaa 6T__a aJaa 8J__a Z__aFaa bO?aa<a aJai<a aJaa<a<e i.(fIai(iJam<a<iJae<j<f<a<c<dxb<a x.%acE 6vM_aIaa(a"eE 6<__aHaa=k 6<__a!UUUUxRaa 6T__aIaa=a 6T__a aJaa<e<aJaV<e<kRa5~<e 7a. <x8?b<eIa)(c<eIaV(d.(f3maaaaaaaaaaaaaaaa3laa<f3maaaaaaaaaaaaaaaa3lax<e<d <.(fJaV<b cS<g@=gcE 6<M_a5jaa(k!e5;eE<e<eHaiRaUb<e<eIaxJaZb<e 8q8g_aHaaRa6Gb<e 6=M_a5Gaa 6HM_a5jaa!KL 6%M_a5laa!<L[[!iL<k[Ra6ubmbl<e e?a6ubl<e Ub.(hx5R _B_a 0L_a<eIa5"Fa x6(b ZM_aHaa=k _B_a ex8Eb CB_a CB_aIaa(b e.Jaa MB_aIaa<b c).(b<kRai<b<aJae<b<cJaa<e<aJaZb<e a<a <.<a<d}(bzJa[b<e b<c<bzJaUb<e 8wa.<e i.<h<gxk<a<f~eE<e<aJaVl 6<__aIaa(aeE P__aIaa<ax^bl 6T__a<eIaVJaa 6<__a<eHa5~Raambl<e<eHaiRaUb<e<eIaxJaZb<e 8q8g_aHaaRa6Gb<h<e Ub.<e r.<b cS 6uM_aIaa<ax5qlx6~b<e 8wa.x8jb<e r.x8mb U__a a?aa<e Pb.%al8zgbhW&a 0a-(e%acE<c"Ga<c<dx5z 4b@ cSGa<e!UUUU5~RaI<e 8oa?a5j<e <.<c<d Z6n_a cxv<eFa<eE<e<eFa=?a5il<e 8ua?aK<e 8%6G_ax6wb?a*<ecW<aFa5u"eE<e<dJaE<e<cJa5x dmbl<e d?a5n bl?a><e p.<a 8%6G_axW<e bJa5u<e<eHapRa5s<a<e Ma. r c<e I.<e >.x;lcE<b"Ga<bIa5m(c"Ga<c %+=d<bIaK=cdEcE<cFa<(h d#Ga<e Ma.<aIae<cx5fcEcE<eIa5u(b UUUUV#eE i=f 8xa=gmbl<eIa5pGb j=f 8ya=g<b"Ga<eIa5s<bx^bl<e<g?a5j<e 8;a?aK<e!UUUU5~RaI<e<cx6wb?a*<e x.<a<cxW<e bJa><e<eHaxRa5x<e a?a5u<a<e >.<f<h<e I.<e Ma.x;mbl<b"Ga<eIa5s<bx^bl<c %.=c<d %-(dGall<aIae(bIa<(ceE<bIa;(g<c e).=jdE<gIaa=h<e Ma.<gIae(b b bx,b<eIa5s=icE<eIa5u"eE<eIa5p=f<beE<beE<f<h<b2kaal<f=c<b=ddE<c < a<cFaa(k {a- 4b@ w|z<kA?aa<c b.=c<d b-(dGall<g x.=g 6DW=cdEcE<c 26n_a.Iaa<bSGa<c 8}6n_a.Iaa<f<bx8obGa<e<f<b 8q6G_a cxvmdl<c %.(cGal<e i.<f<b 8q6G_a cxv<eFai"Gb<eFaj=c<e!UUUU5~RaI<e<bJaE<e<hJa5x<e bJa><e {6Jb5oaK<e<c?a5i<e a?a5u<a<e >. x c<e I.<e Ma.x;mbl<eIa5pal<ieE<f<ix^bl<g<jSGall<e 0a.%al8rhclWb6e&a 0a-(g%a<b ;.=k<d a<d k|z(i m+(h 8l6|_a.=m<hFa8r6|E=GcW UB6}8>b<eIai(h<h UB6}8>bNz(n<cIai(hN<i h- dN@"eE<bIaa 6fUxNeE<bx8Sb<b!UUUU_aRaal<b q?ap<b aJai qmbl<g i.<b<c a<h<eIamxe<bIai=j<bFapl=i<bIar=o<bIax=x<bIam=l<b aJaK<b aJa%<g a?aJ<g<f?a5m<g b?aK<g!eRaI<g<kJa%<g<eJa<<g<mJa;<g<jJap<g<i qS?a5G<g<cHaaRai<g<cIaiJax<g<bIae(cJarcEcEcEcE<h<n~eE<G b-nccdbl<g 6GLUxJa5t<g g?a5s<g3maaaaaaaaaaaaaaaa3la><g i.<g >.x5Smdl<g i. a<dx5KmclcEcWcEcE<c UL_a<jz(cIai(h g@ e#eE<cIae=j<g >.<g i.<eIaa<eIaex5k a=c<gFa>(e b-ndceebl<g i. a kx5Kmfl<gIa5xmbl<gIa5x b.l=c<g i.(k a<cx-<k<c<dxXb UL_a<gIar<c m+.<c<gIapNzIai eY=cl<g i.(d<c<h eYx-<j W#Gb<g<gHa>(yRaI<e dSGb&a <-(c%a<c 6k6?UxJaw<c j?ap<c<y!<Z6K(eJax<c UL_a<dIam<e m+.<e<dIaxNz(eIaa(hJar<c<eIaeJam<c<hJai<c<y!iZ6K(e?av<e 4b@ c#eE<c b?a;l<dIapFa5h(e eSeE<c<e?a;l<d<c i.x5S<c <.%ambl<g i.xxl<i qSeE<g f?a5s<g<oJaE<g<lJa5u<g<xJa5x<g<lJa><g<i?a|<g a?a5p<g!UUUU<<i G- a<i G}z6E!dL(yZ5xa~<g!U6g[Z_a<yZ5xa}<g!L6G6v6"_b<yZ5xa5t<g i.<g >.x5Sl<a<gIaKJai<a<gHaIRaa<f"eE<b<bIa%"?a6Gfl<g 0a.%al8zfbfW&a E.(f%a b<b<d.<c<e|<d<e}A(bz=ccEcEcEcE a<e<d-<bz(beEdE<g(h b.=gcE<c<h.(iFaa 5dSGa<b<g~Gd<iFab(j K- 4b@ kNeE<j 5J@ {a- 4b@ f}Gel<h c.<bNGd<iFac(j ?- 4b@ 8#b}Ga<j 5J@ 8ia- 4b@ 8Nb|Gdl<b<gSGall<f b?a%<f<bJa;<f<cJap<f aJa<<f m.(g<f p.x6tb<gx5:Gbmcl<h WO<b.=ecE<b b-<h#Ga<i b.=g<e=c a=bdEcE<gTaa(i a5sGa<b b@Ga b=b<g b.=g<c b-(cGbmcll c<b<i a5vz=el<a UUUUVJaa<a<d<h.(bJae<a<b<e. b.JaimclcEcE<b d~eE<c b-=h<b=gdE<g"Gd<g<h.<g b-=gTaa a5vGalmbl<cIaa U6f6g[V@Ga e<c d. 6c@(g<c-<c<g#z(g<b e-(h|eEdE<c<g.Iaa U6f6g[V@Gc<g e.(g<h|Gall<c<h.Iaa U6f6g[V@"Gbl<f 5m.<b b bx,b<fIa>=gcE<fIa5m bSeE<f aJaK<f<fIa5x(hJaT<f<gJaI<b"Gb<beE<h<c<b2kaal<f<bJaKmbl<fIa5xal<f I.x5:<fIaI(ceE<fIaT<cx^bl"Gbl<a<fIarJai<a<fHamRaambl<a<eJai<a<dJae<a UUUUVJaa<fIam(a"Ga<fIax<ax^bl<f E-%al6ogbqW&a 7a-(c%a<c <.<a<bx6RbcEcE<cIa<"Ga<cIa5m(i<cIa>(nNeE b=bmcl<cIaK=o<cIaT=x<aIar=g<aIam=y<aIax=q<aIa;=ldE UL_a<y<i m+(b.<i<qNz=j UL_a<b<x. m.<i b.(]<oNzIai eY=i<lIai 6Tc+=b<lIae(e 6vc-=hdE<b"Gc<c<jIaiJa5"<c<jHaaRa5R b=d a=f b=k a=m<eIam(GFa8Rb b#eE<GFar(d a<d 8na|z m+Fa8c,E(d a<d 5q|z v+(d 6*6&_a.=k<dFa8d6&E=m b=f {L_a=dl<c<mJa5m<c<kJaK<c<fJaT<c<dJaI<c<GHa_bRa<<c x.<c <. dx6fb<a<c 1a.<cIar(d<cIapx5D<cIax(keE<d<kx^bl<e 6Tc.=e<b 6Tc-=b<h 6Tc.=h"Gal<gIai e)=b<gIae=e<hIaT(j 4b@=ddE<beE<b x-=b<eFam=f<e x.=e<d<fSGbmdll<c hJa;<c P6q_aJap<c fJar<c 8a6]_aJax<c <.(b<a<]<c x. cx5(<cIa<(e c#Gb<e b@"Gb<cIaT=e<cIaI<c i.<a<cIa%x6!b<cIai bSGb bSGb<cIam=d<b<a<e<hIaa<lFax m+Fa8q6|E m+Fa8e,E bxh<cIa<"Gb<cIaI=h<cIa%=f<gIai(e<gIaa#eE<gx8pbl<gIae<e e).(b<j?am<b<dJai<b<hJae<b<fJaa b=b<g<e b.Jai<i<n|Galmbl a=bl<c 7a.%a<blBfbjW&a <-(d%a<d UUUUVJai<bIa<(eeE<bIa;(h<e e).=j<cIaa=k<cIae=idEcE<hIae<iSGa<hIaa=c<i=b<k=edE<beE<eFaa=f<cFaa=g<b b-=b<e b.=e<c b.=c<g < a<g {a- 4b@ w|zA 4b@<f < a<f {a- 4b@ w|zA 4b@#Gbmcll<hIai=fcEcEcEcE<hIam(c"Ga a=bcEdE<b<f.Faa(e <S<e jS@Gb<c<b b.(bSGal<c=bl<beE<b<cNeE<b<c#Gcmdl<b<f.Taa 8eW5pGcl<b<f.=e<b<c#Gc<c<b-=g<c<f.(f b-=c a=bdE<b<c.Faa(l <S<l jS@"eE<g<b b-(b.Gbmell<b<g.(c"Gc<c<gNeE<b"Ge a=emel<b<f.Taa E5vGd a=emdl<c<f.=embl b=el a=cl<c a<ez=b<e b<ez=e<dIai UUUUVSeE<d i.(c cx8?b<dIax(f<dIam. 6?_a5oaa<d<f c.Jax<c<bx8?b<dIax=ccE<b"(fGa<fGa<dIam<c.<e<b2kaal<d<b<c.Jaxmbl<d r.<b b bx,b<dIap=gcE<dIar bSeE<dIa;=f<b"eE a=cmcl<b"Gb<f<e<b2kaambl<dIa;al<d<fJam<d<gJai<d<cJaxl<h x.(h<jSGall<a<dIaxJai<a<dHaiRaa<d <.%al8?fbsW&a 1a-(f%a<aIaa=q<aIai=m<aIae=]<aIax=j<aIam=k<aIar(gIam=i<f<cJa5u<f<b b.JaE<f<bJa5x<f 5x.=cdE<f Ca.<h. UL_a<k<cIaa(l m+.<j<l~zHaaRaa<c e.=c<h i.(h pSGal<fIaD=r<fIa5I=u<fIa5==s<fIa5w=t<fIa5p=p<fIa5s=v<g<i<d h@ p+.Fas h@(G ;+.(cIa5==j<cIa5w=k<cIa5p=l<cIa5s=n<cIa5u=o<cIaE=x<gIai=c<gIae=hcE<eFauGa<eIam(y<eIai(e~Ga<i<G p+.=G<f %.<aIa;cW<aIap(wIaT<y|eE a=i bmbl<y<e-=i<wIaI<e.l<i<G<gIarx5T<fIa%(g"Ga<fIa5m=i<fIaK=j<fIaT=e<fIaI=k<f<fIa>Ja5u<f!6fUUU<Ra5x<f 5x.=c a=hdE<f Ca.<h. UL_a<j<cIaa(l m+.<i<l~zHaaRaa<c e.=c<h i.(h pSGal a<e<e<k}(ez=c b<g<ez=h<fIaD=k<fIa5I=l<fIa5==j<fIa5w=n<fIa5p=o<fIa5s=xl<f p.<aIa<(i r.(a b<q<m<]}(gz(e a<m<gz(g<v<p<h<c<x<ox@<fIap=m<f x.<a<e<g<t<u<h<c<n<lx@<f i.<a<e<g<r<s<h<c<k<jx@<fIam=a<f<d?a5(<f a?a5=<f a?a5&<f<bJa5w<f<aJa5p<f<mJa5s<i<f Ca.x6Ib<f 1a.%al6ugcdWb6bcEcEcEcEcEcEcEcEcEcE<c 4b@(e 8va-n=cggggggggggegggggggfgggggdggggggbalcE<e (-nmagggggggggghgl<aIax(f<b WO.=d<aIam=e a=cdE3maaaaaaaaaaaaaaaa=hcE<f<b<c. b.|Ga<d x|Ga<b<e.3aab=hl<d x-=d<c x.=c<e x.=e<h3mDDDDDDDDDDDDDDDD3&<h3mcccccccccccccccc35z3m================35d35w3:(g"GalcE<f<g5"<b.(b<c.(c o-(d}eE<b<e. o-Faa (#Gbl<a<dx5G bYol<c n-ol<a<b b.<dx5col<a<b b. a<dx!ol<b 6b}Gf<b e.(d<aIax(e}Gf<aIam(f<b.Iaa 8"8%8],gSGf a=c<d<e|eE<d<f.Faa=cl<c 4b@(e 5i#Gf<e 8<a#Gf<c K- 4b@ k|Gf<c 5J@ {a- 4b@ v}Gemfl<b 6a}Ge<b f.(d<aIax(e}Ge<aIam(f<b.(cIaa 8H8f6#6;hO<cFae 8IaOAGe a=c<d<e|eE<d<f.Faa=cl<c 4b@(e 5i#Ge<e 8<a#Ge<c K- 4b@ k|Ge<c 5J@ {a- 4b@ v~Gemdl<b 6b}Gd<b e.(d<aIax(e}Gd<aIam(f<b.Iaa 8>8*6#8&gSGd a=c<d<e|eE<d<f.Faa=cl<c 4b@(e 5i#Gd<e 8<a#Gd<c K- 4b@ k|Gd<c 5J@ {a- 4b@ v~Gdmcl a=d<c K- 4b@ kNGbl<a<bx>=dl<dol<a<bx6}b al8afciWe6e&a x-(h%acEcE<dFam"eE<h UL_a<cIam<dIae(d m+.<d<cIaxNz(dHaaRaa<h<dIai(dJai<d i@"eE<cIaa=ecE<cIae(d<hIaa(f b.(g|Ga<d<g- i|Ga<e<g.Haa=ol<d<f y.(g|<d<g- i|A=i<d<f j.(f|<d<f- i|A=j<e<g.=k<e<f.=l UUUUe=f 8 O=ddE<d 8l,_a.Faa(g b.=e<d X,_a.Haa=mcEcE<g hNeE<m<o5;Gc!a=m<j"eE<lHaa=ml<e i#Gb<d 8b,_a.Haa=G<g oNeE<e x#eE<m<G5;Gemdl!a=n<i"eE<kHaa=nl<m<G5;Gd _b<e d)-(e 5]}Gd<d M,_a.Haa<n6i<e6EL5wGcmdl<m<G6i Ub<e d)-6EL!a5;Gcmbl<m<o6i _a<e d)-6EL!a5;Gbl<b bx8Eb<b<bIai(d b.Jai<bIae<d c).<fJaamel<f b.=f<d v.(dGall<bIar=d<c<h<b m.x6pb b<d<bIax.<bIar(c<d|z<c<d-(e a<c<eNzx6ib=c<b bx8Eb<b<bIai(e b.Jai<bIae<e c).<c UUUUVAJaa<d<bIax. a<bIar(c<dNz=b<c<d-=dmcl<dIai=d<b bx8Eb<b<bIai(c b.Jai<bIae<c c).<dJaal a=bl<a<dJae<a<bJaa<h x.%al6qgdlWb6bb6ecEcE<bIam(eeE<e<bIaxSGb<a aJaaol<bIar(f<bIai(eNeE<a aJaaol<bIae(h<f-=g<bIaa(j=ccEcEdE<e<f<i.(d E-|eE<e(c<d~GddE3maaaaaaaaaaaaaaaa=GcE<d<h}Ga<g x|Ga<d<j.3aaa3mkkkkkkkkkkkkkkkk3&=Gl<G3:(cGd<g x-=g<d x.(d<e|Gal<e=cmdl<g x-(l x-(m x-=kc6b3maaaaaaaaaaaaaaaa(G<d<h}Gaw3maaaaaaaaaaaaaaaa<g x|Gaw<c<f.3aaa3mkkkkkkkkkkkkkkkk3&l3:c6b3maaaaaaaaaaaaaaaa<h<d x.|Gaw3maaaaaaaaaaaaaaaa<l x|Gaw<c<f.3aax3mkkkkkkkkkkkkkkkk3&l3: x)A6Ec6b3maaaaaaaaaaaaaaaa<h<d <.|Gaw3maaaaaaaaaaaaaaaa<m x|Gaw<c<f.3aa<3mkkkkkkkkkkkkkkkk3&l3:6E!<L[=ncE<h<d K.|Ga<k x|Ga<c<f.3aaK3mkkkkkkkkkkkkkkkk3&=Gl<k x-=g<c E-=c<i E-=i<G3:6E!KL<n[(n5wGal<n6a6K<f.<i. E.=cmbl<c5"<d.=cl a=gcE<c<f~Ga<c b-(d<hNGa<d<j.Faa G#=gl<e<c b.(d<d<e}z=d<c<g<bFap@-=e<f=cmbl<b<e i.Jam<bIar=f<eIaa=c<eIae(e=dl<a<dJax<a<fJam<a<eJai<a<cJae<b<dJar<a bJaal6RfcgWb6ecE<c"Ga<c h-(d a<c<dNz=h<b d. 6c@<b-=i a=ddEcEcEcE<b<d.Faa(f_(g a5veE<i<d- d@Gb<d<hNGcdE<b<d.(eIae<eIaaA U6f6g[V@Gd<d i.(d<h|Galmcl!UUUU6y<=jcEcEcEcEcEcEcEcEcE<fFaU8dE c-ndabchl<d b.(e<c|Gc!a=jmgl<d b.(e<c|Gc!a=jmfl<d b.(e<c|Gc!a=jmel<b<e.Taa 8eW5tGdmel<b<e.Taa=ecEcEcE<f 1b-nnaccccccccccccbcl<e 5R@ PW#Gdmel<e 6&W5tGdmcl<g 5c. 4b@ mNeE<g 6e@ 5|SGd<e E5sGcmdl<e E5sGbmcl<b<e.Taa=ecEcEcEcE<f 7b-nfbaaacal<g o. 4b@ c}Ge<e E5sGcmel<e 7a. 4b@ K|Gbmdl<e 6xW5tGcl<c<d c.(e~eE!a=jmcl<b<e.Taa 8eW5teE!UUUU6y_a=jmcl!a=j<d d.(e<cNGb<b<e.Taa E5sGc!UUUU6y1a=jmbl!a=j<d c.(e<cNGa<b<e.Taa 8eW5pGb!UUUU6y_a=jl<a<j<d6E[Rae<a bJaaol<e b.=dmcl<d b.=dmbl<c<d~GadE<b<d.Taa a5sGb<c<d b.(dSGalmcl<c<d}Gall<a<cJai<a<bJae<a aJaal8KecmWd6e&a x-(g%acE<bIarIam<c 4b@(e o5~ b).*a8Gb(h"Ga<c a<e o|z 4b@ 5x+(cFa8:XE(G<cFa3XE(l. 8na}Ga UL_a<bIam<d m+.<d<bIaxNz=j<l m+ X,_a.=n<bIae=c<bIaa=kdE<G<h5"(m~Gb<jIaa=f<jIae=d<g<jIai(eJam<g<dJai<g<fJae<n<m m+.Faj(d a<d 5q|z(i v+ 6*6&_a.=dcEcEcEcE<e i@"eE!a=xcE<c<f b.(e|Ga<c<e- i|Ga<e<k.Haa=xl<dFap b.=e<dHaa=y!b<i6EL(q!6]{6q98g8NU6pI6h!a5;Gb<x<y5;Ge!a=xcE<c<f j.(i|Ga<c<i- i|Ga<i<k.Haa=xl<e i#Gd<dHai=y<q!8I8d8>6j8bU8S9s6h!a5;Gc<e x#eE<x<y5;Gfmel!a=qcE<c<f y.(f|Ga<c<f- i|Ga<f<k.Haa=ql<x<y5;Ge _b<e d)-(f 5]}Ge<dHax<q6i<f6EL!a5;Gemdl<d<b<g e.x5&"Gdmcl<x<y6i _a<e d)-6EL5wGbmcl<x<y6i Ub<e d)-6EL!a5;Gbl<l<m.=f b=omcl<h b-<h@(h 44d@Gall<a<f?ab<a<o?aa<g x.%al6ygcjWe6b<aIam(c<aIai(d<b<b<d}z(f|eE<aIap=j<aIax=e<aFa;=k<aIae=g<aIaa=hdE<g<c-=i<c=ddE<f<d(b E-(dNeEc6b3m4444444444444444(l<b<g}Gaw3m4444444444444444<i x|Gaw<b<h.3aaa3mnnnnnnnnnnnnnnnn35dl=mc6b3m4444444444444444<g<b x.|Gaw3m4444444444444444<i x- x|Gaw<b<h.3aax3mnnnnnnnnnnnnnnnn35dl=Gc6b3m4444444444444444<g<b <.|Gaw3m4444444444444444<i <- x|Gaw<b<h.3aa<3mnnnnnnnnnnnnnnnn35dl=ncE<g<b K.|Ga<i K- x|Ga<b<h.3aaK3mnnnnnnnnnnnnnnnn35d=ll<i E.=i<l3:<n3:<G3:<m3:AAA"GbllcE<b<fNeE<e<f<c-.=e<f=cmbldE3m4444444444444444=lcE<b<g}Ga<g<b- x|Ga<b<h.3aaa3mnnnnnnnnnnnnnnnn35d=ll<l3:(d UUeA5"<b.=b<d"<b<f|@Gal<e<f<b<b<f}z(d<c-.=ecE<b<fNeE<d=cmblcE<d<g|eE<d<h.Faa=b<d b.=ccW b<k b@"Gaw a<b_ E5sGaw c b<b 8?b}zl<e.=ecE<b k-necddadl<c<gNGb<c<h.Faa kSGbmcl<e b.=e<d b.=cmbl<a<eJar<a<j b.(jJapl<c<f|Gbll<a<cJam<a<eJaxll8tecoWb6e&a <-(d%acE<b c|Ga<b e)=h<aHaa=q x=edE<q<a<e.Haa(q5IeE<h<e x.(eSGbmcll<c aJai<c<bx7b<cIai=f<cIae=e<heE<e<f e).<a<h2kaal<c<b<f.(cJaidE<e(f<c(h e)(o.=l<a=e<b=i<f=cdE<d x.(g<e<ix6<b<d<dIar(mJae<d<dIax(GJaa<g<dIap<dIa;x6<b<d<dIar(jJam<d<dIaxJai<dIap=e<dIa;=idE<dIai=xdE<c=gcEcEcW<m"eE<j"Gc<d i.mbl<d<j"Gaw<d i.<d<GHaa<xHaa5&zl(kIae(y"Gb<g<l(c#Gc<k<y b-Jae<k<kIaa(c x.Jaa<g<cIaiJai<g<cHaaRaa<g x.=c<dIae=m<dIam=j<dIaa=Gmdl<iGd<n bO=c<fHaa=q x=edE<q<e<f.Haa(q5&eE<c=n<b=c<a=e<h=b<f=amgl<o<e x.(eSGal b=i<n b@Gf<h<b<b<h}z=edE<a<fHaaRaa<a<fIaiJai<f x.=f<a x.=a<e b-(eGalmfl<g x a<g<lSz.=cmalalalalal<d <.%a<il8GebhW&a x-(g%acE<aIa6vb h- c~eE b<aIaV<aIaUb(b<aIa6c}(dz=f a=a a<b<dz(eeE<fFaa 5]#=al<c a<c 4b@ 5q|z 4b@ v+ 6*6&_a.=hdEcE<a<eNGadE<a<f.Faa 5eSGb<e<a b.(aSGal a=cmdl a=c<e<a(b|Gc<a<e#Gc<e<a-=c<a<f.=i a=acEdE<a<i.Faa 5e#Gb<c<a b.(aSGal<c=al<g e.<f<e<bcWcE<aeE a=ddE<d<i.Faa 5y#Gc<a<d b.(dSGall<a<b.(ambl<a<b.=a<b<d.lx5d<gIae(b UUUUV#Ga<gIai=ccE<gIam(d<hFap#eE<h<c<dx8ob=d<b"Gb<c<bx^b<dGc b=cmel<b"Gb<c<bx^bmbl<dGal b=cmbl<aIa[b=e<aIaZb(f<b}eE<e<b m+.Iai(d eY a<d h@ e#z=dl<a 8}a.=h<b b.=a<c a<c 4b@ 5q|z 4b@ v+ 6*6&_a.=bdE<a<d|=c<a<dNGb<a<f|=i UL_a<e<a m+.(j m.<a b.<fNzIai eY=a<b<h<j UL_a<izx5&"Gall<g x.%a<cl8KeciWb6e&a K-(e%a c=fcE<aIai(l UB6}8>b<cIai(h<h UB6}8>bNz}Ga<cIam(h _a}Ga<b a<b k|z(g h- d|Ga<cFar b@Ga a=f 6DB_a aJaa<e<aHaa(mRar<e q?am<e<g m+ 8l6|_a.(gFal?aF<e<cJa<<e a?a5i<e a?a5h<e 6D8h_aJa%<e<aIaiJa;<e<d?a5g<e W a<d 4b@z5oaI<gFai=g<e r.=j<m6K=icEcE<eIap(k"Ga<iFaa(a <}Gb b=f<k b#Ga<a <SGa<iFab(a <}Gbl a=a<j ax6Hb(f<kNGa<f<i.Faa=alcEcEcEcWcEcE<b d-ndbabal<e i.<f<a<g m+ X,_a.<hxsmblcE<a 4b@(a 8vaSeE<a 8Da#Gbmdl<e i.<f b.<g m+ X,_a.<hx!mbl<d 4b@Gb<cIaaGb<e<g?aT<e b?a5h<e i.<f b.<hx5cl(b"GbcEcE<b<eIap(cNGa<eIar(d<b.Faa(f <}eE<b=amcl<c<b b.(a~Ga<f <SGa<a<d.Faa <}Gbl<j<bx6Hb=al<a<l#(fGd<eFa5i b@"Gdmcl<e b?a5il a=f<eFa5i"Gbl c=fl<e K.%a<fl6yebxW&a x-(k%acEcW a<bIam(g UL_a<bIax(izIai h@ f#GawcEcE<ceE<k i.<b a<c<dx]<kIai b@Gbmcl c=e<i"Gd<gIai(c <|Gd<c h@ eSGd<c eY=G<bIae=x<bIaa=y b=d b=fdE UL_a<g<f(c b.(f m+.(e<f<iN(lzIai eY=fcE<lGa<eIai(e h@ fSGa<e eY=l<c c.(q=ecEdE<e<lNGb UL_a<g<e m+.<e<iNzIai(m eY=e<m h@ e#Galmbl<b UL_a<g<n<c<hz(n m+.<i<n~z b<y<g<c m+.(eIaa b.(m.<eIae(h<h aS-(h<m|<h<x}A(]z a<h<m-<]z<eIai i@ dYx5%<d@=d<c<j<l<q}(cz=j<c<oA=o b=hl<f<G|Gal c=e<o b@"Gd b<d b@Gcw a=j c=fmbl b=f a UL_a<g<kIam(j m+.<i<j~zIai h@ f#Gbwl<a<f?ab dl=e<a<jJael<a<e?aa<k x.%al8%ediWb6bc6e<b b.=k<a m.=l<aIax(i<b WO.=h<aIam(j=gdE3maaaaaaaaaaaaaaaa=mcE<i<b<e. b.|Ga<h x|Ga<b<g.3aab=ml<h x-=h<e x.=e<g x.=g<m3mDDDDDDDDDDDDDDDD3&<m3mcccccccccccccccc35z3m================35d35w3:(f"GalcWcEcE<i<f5"<b.(h<e.(e o-(f}eE<g<h. o-Faa (#Gbl<a<fx5G(hGb aol a=h<e n-mbl<aIax=i<aIam=j<h bYl=fcEcE<f<iNGa<f<j.Faa(e <}eE<f=gmcl<f b.(g<iNGa<e <SGa<g<j.Faa(e <}Gbl<i<l<fx6Hb(g~eE aol<g<j.Faa=elcE<e ?#eWcE<i<k|Ga<i<k- i|Ga<j<k.Haa=Gl<h b@Gb<dHaa(n!b<G!W h<f<b- c-(e<e hNz d)6EL!W6i6h<e6E6i!6s8}6R8N6p6N8;6;6(W6e!?ZL(G6h!a5;eE<a<b<f<cxYGcl<d<G<n[Raa<aIa;(dIaUe(c _aNeE<a b?a5e aol<d<c d).(a<bJaa<a<fJae<d<dIaUe b.JaUe<g b.f alol<a b?a5e al8gebnW&a x-(l%a<c(f e.=hcEcEcEcWcEcEcE<cIaa(m b-ncbcal<f i.mcl<fIai(b<aIa;(aIa0b}Gc<b<fIae(c|Gd<a Cb.<b<c-(bx8?b<aIa0b=d<beE<aIa8lb(e<d.<c<e.<b2kaal<a<b<d.Ja0bmel UL_a<aIam<fIae(c m+.(e<c<aIax(gNz=h UL_a<e m.<c b.<gNz e.l b<aIaa<aIai(e<aIae}(gz=G a<e<gz=n<aIa< r.=o<bIae=j<bIaa=e<aIa;=iIaa=x<hIaa=gdEcE<e<g|Ga<iIa0b<j}Ga<b<xJaa<m cSGe<d<fIai(b h@(c 8la+.(eIam bSGe<a<fIae(f<eIax(e<b<d<aIarIam<c p+.Fas h@ 8la+. %.xI<a<f b.<e<bx mel<e b.=y<iIaMb c)=k<iIa_b=hdEcE<k"eE<g=cmbl<k e-=k<hIaa=c<h e.=h<c<y|Gb<c<gNGbll<l i.<o<G<n<e<c<iIa8lb<iIa0b(e<j<ex@<b<cJaa<b<iIa0b(jJae<c=emalalalal<l x.%al8GfchWb6b&a x-(e%acEcEcE<b<aIax(dNGa<a m.=idEcEcEcEcEcE<iIaa(f<b.Faa(c 8waSeE<c (#Gb<c_ a5sGe<c <|Gh a<b-=cdE3maaaaaaaaaaaaaaaa=jcE<b<d}Ga<c<d. x|Ga<b<f.3aaa=jl<c x-=c<b x.=b<j3mDDDDDDDDDDDDDDDD3&<j3mcccccccccccccccc35z3m================35d35w3:(g"Gal<g5"<c- x-=bmflcEcE<b b.(c<dNGa<c<f.Faa (-n5=daaaaaaaaaaaadaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaadaaaaadaaadaaaaaaadaaadadbal<a<c jx8db a=dmjl<e i.<a<b c.xV a=d<eIai bSGi<eIam(c U7d@ U6"dSeW gf<b g.(f<aIax(gNGi<f<aIam(h.Faa 8waSGi<g<b h.(f~Gi<c 46Nd}Gi<f<h.Faa 8#aSGi<e<a<b i.xV<eIaa bSGj<eIae U8}d@ U6DdSGi ml<b.(b"Gi<aIax=dmcl<b b) c.<hA=dmhl<b c.=bl b=hmbl<i<bx:(ceE<b<c.=bmbl<a<bx6Tb a=dmel<b<d|Gall<aIar<b}eE<a<b mx8db a=dmcl<a<b lx8db a=dmbl<a o?ae<a<bJaa<a<b g.Jail<e x.%a<dl6FeciWb6e&a <-(f%a<a<b<c<d<e ax%<f r.<bIa%(i i xx,b<fIap=a<fIar bSeE<f aJax<f<fIa;(hJam<f<aJai<bIa<=k<ieE<i p+=a<k ].=e a=d i=cdE<e5jaa<e h-5Gaa!iL[=G<fIai<d#eE<f i.x8;b<fIam=hl<c<h.(g<dJaa<g i-<GRaa<f<d b.(gJax<e p.=e<c x.=c<g=d<a p-(aGal<fIam=hl<f aJa;<f!UUUUUbRar<h<g<f r.x*=c<fIar=acE<c"eE<aeE<fIap<a e)x^bl<fIai(a"Gb<h<a e)x^bmbl<aeE<fIap<a e)x^bl<b!eRa<<bIa;=c<b aJa;<fIai=e<geE<b ;.=l<g e)=g<h i.=ddE<l<dIaa(j<i|x8!b<bIa%=a<b<i<j}eW<bIa<<a p+.(m<k<j p+.(jHaaRaa<m<j3aai3lai<a b.f<alJa%<d x.=d<g x-(gGall<eeE<h<e e)x^bl<c"Ga<k<c p+x^bl<f <.%aol<fIa;al6mfciWb6e 08g_a=h&a 0a-(g%a 08g_aIaa 6fUxNeE 08g_ax8Sb 08g_a!UUUU_aRaal 98g_a q?aa 8s8g_a aJaacE<cIai(i UB6}8>b<fIaa(j<j UB6}8>bNz~eEcE<b 4b@ g}eE<g m. 08g_a<cx<mbl<g m. 08g_a<c a<i<fIaexel 98g_aFaa qSeE<a aJai<a!UUUU_aRaamcl<cIaa=i<cHae=n 8q8g_aIaa=j 8s8g_aIaa=k<g aJaK<g<kJaI<g<jJa%<g<nRa;<g<iJap<g aJar<g!UUUU_aRam<g<fIaiJaT<b 4b@(b m+ 8l6|_a.Fai m+Fa8e,E=fcEcEcE<b d-ndababl<g<kJa5p<g<jJa5s<g<nRaE<g<iJa5x<g 5m.<g 5x.<d<ex5kcEcEcE<gFa5m b-ndbccal b=l<gIa>=dmbl b=l<gIa> b.=dl<d b.=e<j<d m+.=m a=bdE<b a<c<h}z"eE<l"Gd a=l a=c<d<k|eE<mIai(b eY a<b h@ f#z=cl<i"Gd<i=b<e(h<cNGdl UL_a<j<h m+.<h<kNzIai<g m.<h<fxj eY=hmalal<g m. a<fxjl<a<gIarJai<a<gHamRaambl<a aJai<a!UUUU_aRaal<g 0a.%al6hebdW<aIax(c<b}eE<aIam<b.Faa F#=dlcEcEcEcEcE<b<d.(b<cNGa<aIam(d<b.Faa(e K#Gb<e K- 4b@ j}GacEdE<b<d.Faa K- 4b@ j}Gb<c<b b.(bSGal<c=bl<b"Gdmcl<a<b hx8dbmcl<b b.=blcEcEcE<b<cNGa<b<d.Faa 5iSGa<b b.(b<cNGb<b<d.Faa K- 4b@ j}GbcEdE<b<d.Faa K- 4b@ j}Gb<c<b b.(bSGal<c=bl<b"GdlcE<b<cNGa<b<d.Faa 8<b@ QaSGa<c<b b.(b}eW<b<d.Faa 5h- 3b@f bl"<b.(b<cNGc<b<d.Faa K- 4b@ j}GccEdE<b<d.Faa K- 4b@ j}Gb<c<b b.(bSGal<c=bl<b"Gdl a=e<b<c|eE<b<d.Faa=elcE<e 5i#Ga<e 8<a#Ga<e K- 4b@ k|Ga<e 5J@ {a- 4b@ v}Gel<a<b ix8dbmcl<a<b hx8dbmbl<a<b hx8dbl a=bl<bl8eeblW b=j<c b~eE<a aJaa<a a?a5l<a 6fUUiJaF<a X6G_aHaaRar<a 8b6G_a3aaa3la;<a 8l6G_aFaa?aT<a 6J6G_aHaaRai<a 6"6G_aIaaJax<a<d cS?a5k<a<d b#?a5jol<bFaa(e c|eE<eFa8fLE=jl<bFab=g&a <-(f 6v6G_aFaa?ap<f 6y6G_aHaaRax<f U6G_a3aaa3laa<c c-(eeE p<e<e pNz=k<b c.=l<f bA=m a=edEcE<e<l.Faa b-(G d}Ga<e 8sL_a.Faa(h f~<h cS@Ga<h<m.<G 6w6G_a.Faa?aa b=il<k<e b.(eSGall<c 5e-=h<g b@=k<f<i?aa<b 5e.<g ;) 5c5N@ a<c 5eNz=lcE<c 5b|eE a=e a=imbl<bIaw=i<c (|eE a=embl<bIa5b=e<c 5e|Ga<bIa(=nl<a<k?a5i<a<fHaaRar<a<f3aai3la;<a<fFap?aT<a<nJax<a<eJam<a<iJai<a<hJae<a<lJaa<a<j b@?aF<a<d cS?a5k<a<d b#?a5j<a<g bY b@?a*<a<g eY b@?a5l<a<g e@"?aKl8DebhW&a K-(f%a 8qB_a aJaa CB_a aJaa<f aJax<f!UUUU_aRai<f<bIaxJa%<f<b3aaa3lar _B_a dx8Eb CB_a CB_aIaa(e d.Jaa MB_aIaa<e c).(e!aRaa<e aJai _B_a bx8Eb CB_a CB_aIaa(e b.Jaa MB_aIaa<e c).<dJaacE<d"Ga<c<d d).=h<a 4b@ m+Fa8]6|E=idE<cFag=e<cFaf=d<f<cFae(a?a5g<f<d?aH<f<e?aI<f<a a<a 8na|z m+(gFa6},E<i<gFaX,Ez?a5h _B_a<f I. ex8xb CB_aIaa=a _B_a cx8Eb CB_a CB_aIaa(e c.Jaa MB_aIaa<e c).!aRaa<b<f i.<cIaax6Jb=jcE<d cSeE MB_aIaa=d CB_aIaa=embl _B_a bx8Eb CB_a CB_aIaa(k b.(eJaa MB_aIaa(d<k c).<g X,_a.Faj UUUUeAJaal<f<jJaI<f<e<a-(g c-JaTcE<a<eNGa<d<a c).=d b c<g c|z=a<f I.=edE<d"Gb<d<eIaaJaa<d e.=d<e e.=e<a b-(aGall<c i.(c<hSGal<fIai(a"Ga<fIam<a e)x^bl<f K.%al8"hbbW Z__aIaa c#eE 1__a bJaa 8s__a!aRaa 0__a!UUUU_aRaa C__a!iRaa ___a!aRaa 6D__a!UUUU_aRaa 6"__a!aRaa 6J__a!UUUU_aRaa P__a!bRaa 8%__a!aRaa&a K-(a3maaaaaaaaaaaaaaaa3la< 6G__a<a3aa;3laa 6<__a<aIaTJaa _M_a q?aa 98g_a q?aa 8J{_a q?aa M{_a q?aa<a3maaaaaaaaaaaaaaaa3lai Z__a aJaa 8J__a a5oaa 6<Q_a bJaa 6uQ_a!aRaa 6GQ_a!UUUU_aRaa [Q_a!eRaa 2M_a!aRaa 8"M_a!UUUU_aRaa 8JM_a!bRaa 8%M_a!aRaa 8wM_a!UUUUxRaa 8qM_a!bRaa 8lM_a!aRaa MM_a!UUUUxRaa 6?M_a!eRaa 6TM_a!aRaa 6<M_a!eRaa 6uM_a!eRaa 6GM_a!aRaa [M_a!UUUUxRaa 28g_a!eRaa 8"8g_a!aRaa 8J8g_a!UUUU_aRaa 08g_a!UUUU_aRaa _8g_a!UUUUUbRaa 6D8g_a!iRaa 6"8g_a!aRaa 6J8g_a!UUUUUbRaa P8g_a!eRaa 6v8g_a!aRaa 6y8g_a!UUUUxRaa Z8g_a!eRaa U8g_a!aRaa 8}8f_a!UUUU_aRaa 98f_a!aRaa 18f_a!eRaa 8s8f_a!aRaa 08f_a!UUUU_aRaa C8f_a!eRaa _8f_a!aRaa 6D8f_a!UUUUUbRaa 6"8f_a!eRaa 6J8f_a!aRaa P8f_a!UUUUxRaa 6v8f_a!bRaa 6y8f_a!aRaa Z8f_a!UUUU_aRaa U8f_a!eRaa 8}{_a!aRaa 7{_a!UUUU_aRaa 8s{_a!eRaa 0{_a!aRaa C{_a!UUUUxRaa 6"{_a!eRaa 6J{_a!aRaa P{_a!UUUUxRaa 6v{_a!bRaa 6y{_a!aRaa Z{_a!UUUU_aRaa U{_a!eRaa 8}__a!aRaa 7__a!UUUU_aRaa 78f_a a?aa 8s8g_a aJaa C8g_a aJaa PQ_a<a3aai3laall6HeciWb6b&a 1a-(i%a<fIax(k<bIa%(l<k<l|z=j<bIa<=mcEcEcEcEcE<l"Ga<m<l b-(n p+.(GFa](o f}Ga<o c#Ga<k"Gb<j b-(k<nNGc<G3aaa=x<m<k p+.(k<GHaxRax<k<x3laamcl<jGbl a=bmbl<i<fJap<i<dHaaRaa<i<dIaiJai<i<bHaeRam<i<e a<e k|z m+ 8l6|_a.Jar<i I.<j e >x,b<iIaT=b<iIaI b#Gb<i aJa%<i<iIaKJa<<i<bJa;<i ;.<jx8 b<iIa%=b<i<jeW<b<j.<iIa<<b >+.=b<m=fdE<i I.<i<fxm<b<iHa5IRaK<b<i3aa5s3la<<b<i3aa>3lax<b<i3aaI3laa<b >.=b<f p.=f<j b-(jGalf<blJa%<i I.<i<e<m<l<i ;.xc<i<iIa<(d<iIa%<iIaT(e<iIaK<g<hx5b=b<iIaI(feE<e<f e)x^bl<iIa;(e"Ga<d<e >+x^bl<a<bJaa<a<b<l|?af<a<cFai?ae<i 1a.%aol<iIaKal8}db]W&a K-(d%a UL_a<aIam(m<c m+.<c<aIax(jNz(fIai=k<fIaa=G<dcWcE<b a<b 4b@ o|z 4b@ 5x+(eFa8}XE b#<fIae(n WS@"eE<d aJapmbl<e MX_a.=hcE<c b.(f<k eY(o|eE<hFa5n m+(eFa8c,E(g a<g 5q|z v+ 6*6&_a.=x<e X,_a.=y<aIap=q a=edE UL_a<m<f m+.(] m.<f b.<jNz(lIai=g<lIaa=rcE<x<a UL_a<]<f<jNzx5&"Ga a=e<g h@ dSGa<qFaF=f<yFal=e<g i@"eE<d i.<e<f b@<a<r b.x5]<dIam=i<dIai=embl<d x.<e<f b@<a<lx6=b<dIar=i<dIax=el<g eY(f<o|Gal<e b@Gbl<d aJap<h*a5kmcl<d<iJa;<d bJap<h<i h@ b).*a(=ul al5oa(<d<u5oa<<d<kJaT<d<nJaI<d<GJa%<a<b<c<d %.<d p.xu<d K.%al6?ebgW&a Pb-(g%a<cIa5x=h<g a5oa5k<g X6G_aHaaRap<g 8b6G_a3aaa3la<<g 8l6G_aFaa?aK<g<cHa5mRam<g<cIa5xJar<g<cFaE(i?a5j<cIaI=j<cIa%=k<cIaT=l<cFa5u=c<g a?aR<g<d?aJ<g<c?a5G<g<lJai<g<j a<k UUUUVSzJae<g b?a5m<g<a 4b@ m+ 8l6|_a.Ja5p<g<bIaxJa5s<g<b3aaa3la><g<g e.Ja5w<g 9a. b<h<h b~z(a<f<a<f|z(b e >x,b<gIa+=a<gIa5" bSeE<g aJa:<g<gIa5~Ja5R<g<aJaD<g 8wa.<bx8 b<gIa:=c<gIa5R=d<feE<b<c.<d<c >+.=cdE<g 9a.<g >.<exm<c<gHa6vbRaK<c<g3aaZb3la<<c<g3aaV3lax<c<g3aa5"3laa<c >.=c<e p.=e<b b-(bGal=cl<gIaD=a<g e?a6c<g 9a.x5R<g<g >.<d<c e a 8%6y_a _B_ax5bJa5=<g a5oa5I _B_a<g 8qa.<i b@x6(b<aeE<d<a >+x^bl<g Pb.%aol<gIa5~al8udce6egWcE<dIae(j<e|Ga<j<e- i|Ga<dIaa<e.Haa=ilcE<b 4b@(k e~eE a=b<c<k k+ 8"6(_a.(k.Fai(c a<c j|(cz(l"Gb<k b<cz=k<j<e x.(b|<j<b- i|A=m<j<e i.(c|<j<c- i|A=j<b<dIaa(d.=G<c<d.=n a=edE<e<k.Faa(b a<b 5q|z(b v+(dFa8d6&E b.=c<dHa6*6&E=fcE!b<b6EL(g!6]{6q98g8NU6pI6h5weE<f<i5;Gb!a=f<j"eE<nHaa=fl b=b<c i#Ge<d 6*6&_a.(dHai=hcE<g!8I8d8>6j8bU8S9s6h5weE<c xSGb<f<h5;Gdmgl<f<h6i Ub<c d)-6EL5wGfmcl!a=g<m"eE<GHaa=gl<f<h5;Gb _b<c d)-(c 5]}Gb<dHax<g6i<c6EL!a5;Gbmel<f<i6i _a<c d)-6EL!a5;Ga b=bmdl<l<e b.(eSGall a=bl<a<eJae<a<bJaal8|dbeW&a x-(d%acEcEcEcE<aFaa b-ndabcdl<c<aFab(a a<a 5q|z v+(eFa8d6&E(ax8?b<cIai=b<aeE<cIae<b.<e 6*6&_a.<a2kaal<c<a<b.Jaimcl<aFab=a<cIai(b<cIaa#eE<cxQbl<cIae<b. (?aa<c<b b.Jai<c<a a<a 5q|z 4b@ v+(eFa8d6&E(ax8?b<cIai=b<aeE<cIae<b.<e 6*6&_a.<a2kaal<c<a<b.(aJai<cIaa<a#eE<cxQbl<cIae<a. (?aa<c<a b.Jaimbl<aFac<aIae=f<aFab=a<d c?ai<d<a?aj<d i.<b<cxE<cIai(a<cIaa#eE<cxQbl<cIae<a. ??aa<c<a b.Jai<d<b<fx_b<dIaa=f<c<dIae(ax8?b<cIai=bcE<a"(gGa<gGa<cIae<b.<f<a2kaal<c<a<b.(aJai b@"Ga<cIaa<a#eE<cxQbl<cIae<a. T?aa<c<a b.Jail<d x.%al8rdbGW&a E.(e%a<e<cJaI<e<bJa%<e<aIaxJa<<e<a3aaa3lax<e i.<e x.<b<cx5}cE<b<cNGa<eIai b@"Ga<eIam=f<aIa<=n<aIax=h<aIam=i<aIaa=l<eIa;=o<eIa<=xdE<e<f UL_a<o<f m+.<f<xNzIai h@ g#.(jJa% a=k a=m<b<h|eE<i<b m+.Iai(a eY(g a<a h@(a f#z=m<g a<a e#z=kl<b b.(g=a<l=GdEcEcEcE<G"GadE<k<g(b~Gb UL_a<i<b b.(g m+.<g<hNzIai eY=g<b<f#Galmbl<l"GbdE<a(b<mNGc UL_a<i<b m+.<b<hNzIai eY=a<b<f#Gal a=Gl<e<d?a5y<e a?a5x<e m?a5q<e<bJa><e!aRaK<n<e K.x6Ibmbll<e<e x.<j<cx5}<c<j~Gb<eIae=f<j=b<eIaa b@Gall<e E-%al6?dbhWcE<d"Ga<a m.=i<aIam=gcEcEcEcE<b<aIax(hNGa<b<g.Faa(f <}eE<b=emcl<b b.(e<hNGa<f <SGa<e<g.Faa(f <}Gbl a=f<i<bx6Hb(e<hNGb<e<g.Faa=fl<f 8za#Gbl<d b-=jdEcE<ceE<a<e<f<c<jxs(eGbmel<a<e<f<jxH(e"Gdl<aIam=gcEcE<e<aIax(hNGa<e<g.Faa(f <}eE<e=dmcl<e b.(d<hNGa<f <SGa<d<g.Faa(f <}Gbl<i<ex6Hb(d<hNGd<d<g.Faa=fl<f TSeE<f 8zaSGd<d b.=kmdlcE<d b.(b<hNGa<b(e<g.Faa(f <}Gb<d c.(e<hNGa<f <SGa<e<g.Faa(f <}Gbl a=f<i<bx6Hb(e<hNGa<e<g.Faa=fmalal<e b.ol<kl8cdbhW&a x-(i%a UL_a<aIam<d m+.(f m.<aIax(g<d b.~z UL_a<f<d<gNz(d<dIai h@ g#zIae=f<dIaa=h<aIa<(lIa%=j a=dcEcEcE<lIaI(anccbal<a=gdE<d<g bY(k<d.(d<j<d e).Iaa<h}z=d<g<k-(g b}GallcE<d<j<d e).Iaa<h~.(d"Ga<j<d e).(d m-Iaa(g<h~eE<d e-Iaa<h<g-.=hmbl<d i-Iaa=hl a=d<a bSeEdE<a bY(g<d.(k<d<j<k e).Iaa<f|z=d<a<g-(a b}Gall<d<j<d e).Iaa<f|.(a"Ga<j<a e).(d e-Iaa=a<d m-Iaa(d<fNeE<a=fmbl<f<d-<a.=fl<i<e?aG<i a?am<i<b?an<i<cJai<i<hJaa<i<h<f<f<h|zJae<l<ix6Ib<i x.%al1dbfW<eFai=fcEcEcEcEcEcEcEcEcE<cIai(g h@ d-nfabdeiel<f b- f|Gb<f"Gemgl<f b- i|Gfmdl<cIae(h<cIaa(j- c#eE<a<b<d<ex8<bol<aIapFa*=icW<g i@"eE<f b<j b.(c<aIaa.<h<h aS-(e<c|<e<aIae}A(fz a<e<c-<fz<i b@xymbl<aIa;(e aJa5"<a<c<e 1a.x6pb<f<eIa:<eIa5"<i b@xyl(c 4b@ p#Gf<a<c a<d<bx8Fbol<fnkbdddddddcbdl<fGcl UL_a<aIam<b m+.<b<aIaxNzIai(c g@ eSGc<a<b<c eYx-ol<a<b<eFalxXb<b b.<g eYSGb<cIae W#Gb<eFaf(c d#Gb<a j<c<d<bx8Fbmbl UL_a<aIam<b m+.<b<aIaxNzIai(f g@ e#eE<a<b<f eYx-l<cIae W#Ga<a g<eFad<d<bx8Fbll6:dchWd6ecE<bFa?(h a<h<bFa5n(g. 0a|(iz(b"Ga<b m+=h<cIae(b<d x.(f|<b<f- i|A=j<b<d i.(d|<b<d- i|A=k<g m+ X,_a. b<iz j.=b<cIaa(c<f.=i<c<d.=l a=cdE<bFaa(d a<d 5q|z(f v+(gFa8d6&E b.=d<gHa6*6&E=mcE!b<f6EL(G!6]{6q98g8NU6pI6h5weE<e<m5;Gb!a=m<k"eE<lHaa=ml b=f<d i#Gd<g 6*6&_a.(gHai=ncE<G!8I8d8>6j8bU8S9s6h5weE<d xSGb<m<n5;Gdmfl<m<n6i Ub<d d)-6EL5wGemcl!a=G<j"eE<iHaa=Gl<m<n5;Gb _b<d d)-(d 5]}Gb<gHax<G6i<d6EL!a5;Gbmdl<e<m6i _a<d d)-6EL!a5;Ga b=fmcl<b m.=b<c b.=c<h m-(hGal a=fl<a<cJae<a<fJaal6EdckWc6e&a K-(c%a<aIar=d<bIam=h<bIar=e<bIax=k<aIam=f<c<aIax(lJax<c<fJam<c<aIaiJai<c<aHaaRaa<bIaa=i<bIae=g<bIai=j<c UL_a<h<e m+.<e<kNz(aIai(eJaT<c<aHaa(mRa%<c UL_a<f<d m+.<d<lNz(aIai(dJa<<c<aHaa(GRap<m6K=b<m!<Z6K=acW<d h@ d#<e h@ d#@"eE a a<G!<Z6K(d<G6K(e-<d<e|<d a<cIai(f<f<cIae}(fz}A(dz(h a<a<b-<a<b|<a a<j<g<j|(gz}A(azSGbw b b<cIaa<fz<e.<dz b b<i<gz<b.<az<hx8ob"mbl<c<c p. b<i<b b.(b.<a<a aS-(a<b|<a<g}A(dz a<a<b-<dz<e i@ dYx5%l<c K.%al7dbiW&a <-(h%a<aIar(iIam=j<h m.(k<aIa;(l<e<fx5<cW a<hIam"Gaw<hIap=m<hIa;=G<h<k c<j<d h@ p+.(g<iIarx6b a=j<gFar(g a<g 8na|z m+Fa8b,E=i<hIaa=g a=kcWcEcEcEcEcEcEcEcEcEcEcEcEcEcEcE UL_a<m p.<G c~zIai h@ c-nedabcel b=jmdl<inkkddddfdmikdl<inkjccccecgijcl b=kl<inkhbbbbdbefibl<g b#=g amkl<g b#(g<jGiw amjl<g b#=g amil<g b#(g<kGgw amhl<g b#=g amgl<g b#=g amfl<g b#mdl<g b#mcl<g b#=g amcl<g b#l=g bl=i<c a?a|<c<i?a5s<c<g?aS<c d5oa"<lIa0b=g<e<f<l Cb.x8Jb<c<gJap<c bJar<c<lIa0bJa;<cFa5n"eE<c WJa5ml<a c<b<b<dx5r<h <.%al6#dbmWcEcEcE<bIai(d"eE<bIa;=fmbl<bIae<d e). x-=g<bIap=h<bIa;=fdEcE<gIaa(e<cNGa<c UL_a<h<e m+.<e<fNzIai eYNGa<d=fmdl<b<d b-(dJai<g x-=g<dGall a=d<c"eE a=emcl a=e<c<fNGb<b ax8eb<bIai(f"Gbl<d=edE<bIae<f e).(i e-cW<i m-(lIaa(h<c~eE<h=g<i i-Iaambl<i x-Iaa b.=g al b-=dFaa bO=m<bIap=G<bIa;=ndE<d b.=d UL_a<G<g(j<m.(k m+.<k<nNzIai eY(g<c~Gal<l<jJaa<i i-<dJaa<h<jSeE<f b-(d<e<d<e|z=el<c<k~eE<f=dmcl<b<kx8eb<bIai(fGal a=dl<a<dJai<a<eJaa<a<bIaeJael6mdbGW&a x-(f%acE<bFa5dGa<bIae=gcE<bIax(h<bIai(m}Ga<h<bIam(c|Ga<b r.(G<bFap(i. b-Faa=j<i f|=ndE<c<g.=kcEcEcW<h<c-(e h~eE a=d a<e"GbwdE b<j<d<k.Faa#Gcw<e<d b.(dSGal<e=d ambl<f i.<j<k<ex5?<fIam=d<fIail b#eE<b<c<d. b.(cJam<c<i|Gc<c<m}Gc<n"Gb<g<c<i-(d.<G<ix8obGc<bIa;=e<b<cJa;<e<g.=l<d<e-=dmfl<b<hJammdlal<c<h~Gall<b b?a5dcE<bFa% b#eE<bIa<=c<bIa;=bmbl<bIa<(c<bIa;(b#Gbl<b<g.=l<c<b-=dl<a<dJae<a<lJaa<f x.%al8wdcjWb6e&a x-(g%a x=h c=j<d b#eE a c<b a<b 4b@ o|z 4b@ 5x+Fa4XE<e h@Y b@(dz=j q x<dz=hlcE<f"<b 4b@(d c#@Ga<a<hx8lb"Ga<c<aIa;Iar(kNGa<c c)=e<b a<d o|z 4b@ 5x+ MX_a.=l<h q#=m<c=fdE<f<aIa;(dIarNGb<dIax<e.Iaa=icEcE<mGa<lFa5G"Ga<aIapFaF=G<g UL_a<aIam<i m+.<i<aIaxNz(nHaa(oRaa<g<nIaiJai<gIae<o6K- 6fdNGb<d aJa5"<a<g<d 1a.x6pb<b<dIa:<dIa5"<Gx6 b"Gbl<a<h<j<b a<b 4b@ o|z 4b@ 5x+(d QX_a.<aIar j.<dFaMXEzFaa d<b<ix6#bl<e e.=e<k<f b.(fSGall<aIa;(fIar(b<c- b}eW<a<cx6ob<aIa;(fIarf<bl<cNeE<f<cJarl<g x.%al{gceWb6e&a 6yb-(e%a U__a U__aFaa(f b<fz?aa<feEdE U__aFaa(fGa U__a<f b<fz?aa<fGall<e 0a. 8wB_aIaa 1B_aIaa<c a<c a5tz<d<bx6*b<e<eIa5IJax<e<eHa5wRai<e<eIa6GbJa5s<e<e3aa6c3la><e<e3aa+3laI<e<e3aaD3lapcE<c a5veE<e<eIaxJa5I<e<eHaiRa5w<e d?a/mblcW<c 5!~eE h i<c 5!#z=f f=d g=b ambl g=f m g<c WOFa8sLE(d d- 4b@ c|(cz=b c a<czl=c<e3maaaaaaaaaaaaaaaa3la5w<e<c?a/<e a?a:<e<d?a5E<e<b?a5?<e<f?a5Rl<e p.=d&a <-(b%acE<e 0a.(cFau dSeE<b e. 6"Q_a<cx8ib<b 26y_aIaaJap<b 8"6y_aHaaRaxmblcEcE 8bB_aFaa b#eE<c<a<d cx5j 3b@Gbl<b e. 6"Q_a<c<a<dxJmbl 8qQ_a aJaa<b b?am<b e?ael<b<cIaiJap<b<cHaaRaxl<b x.=g&a K-(c%acE<b e.(f5jaa(i!e5;eE XQ_aIaa=h<c 6DQ_aIaaJap<c<hJar<c<gHaaRai<c<gIaiJax<c<f5Gab<f5jah!KL<f5laf!<L[[!iL<i[Ra;mbl<c e?a;l<c i.x5R<c I.(h 6"Q_a<f<g<a<d 8%6y_a _B_ax5x _B_a<h<dFaFx6(b<c K.%a<b <.%acWcE CB_aIaa(a e|Ga<a hSGa MB_aIaa(aFam bSGa<a5Gap<aHax!UUUU5~6i[!a5;Ga amblx6~bl U__a a?aa<e 6yb.%al8IdbeW b=d<bIaE(eIai(b<eIae~eE<eIaa=d<b=fl b<d<cIaa(b.<cIae(d<b|<d<f}A(gz=f a<d<b-<gz=dcEcEcEcEcEcEcEcEcEcE<cFax(geE a=b<g fSGk<cFay G}Gk<deE<eIapFaK"Gc<fFaa(b K- 4b@ k|Ge<b =- 4b@ o|Gf<b ?-n"fffffffggggggggggggggggggggggggggffffffggggggggggggggggggggggggggffffgl<a g?abmjl<eIapFaKGbl<a<dJai<a<fJae<a d?aaol<eIarFak cSGd<a d?abmgl<a h?abmfl<a<b?ab<a c?aaol<b <|Gb<b 4a#Gb<b 8<b@ {a- 4b@ wNGc<a j?abmdl<a!U6gZ6v_P{b<cIai(b<eIax|eW<eIam<b m+.f UL_al5Gai!dLZ5xabmcl<a i?abmbl<a k?abl b=bl<a<b?aal6pdbjW&a K-(f%a<aIai=g<aIae=h<f aJax<f!UUUUUbRai<h<g<f i.x*w<fIai(ieE<fIam<i e)x^bl<f<c?a%<f!UUUUxRa;<f!aRar<f<bIaiJax<f<bHaaRai<geE<h<g e).=i<eIai(g c-=j<dIae b-=k<eIae=e<dIai=l<dIaa=mdE<hIai=b<f i.<hIaax5i<fIap=ccE<g<b bY(d~Ga<e<d c).(G"Ga<G<c<m.JaalcE<b b@"Ga<f<c<fIa;- b<l<fIa<(b bSz.JaT<f<b<k.JaI<g<d c.(b~Ga<e<b c).=c b c<b<j}z=d<f I.=bdE<c"Gb<c<bIaaJaa<c e.=c<b e.=b<d b-(dGall<h x.(h<iSGall<ax8|b<f K.%al8:cbhW&a <-(d%a b=f U__a U__aFaa(b b<bz?aa<beEdE U__aFaa(bGa U__a<b b<bz?aa<bGall<d b b 8wB_aIaa <.<a 1B_aIaa(b <-(c a<b<cNz}(cz<b <|z a<a<czx5E<dIae=ccE<dIai(e"eE b=b a=ambl b=b<cIaa(aeE<cIae=g<a=bl<e b#eE a=ambl a=acW<cIai(f"eE b=f ambl<cIaml=h<e d|Ga<cIar=e<cIax=al<d m.<f<h<a<extcW W<dIam(a"Gaw W<b<g<a<dIaxx6kb(a"Gaw W<a 8w6;_a- 8E8=8g6jd+(a cY<a pNzl<dIaa(beE<c<b d)x^bl U__a a?aa<d <.%al6jdbfW&a x-(f%a<cIai(d<cIaa#eE<cxQbl<cIae<d. (?aa<c<d b.Jai<a<b d).=g a=ddEcEcEcEcE<d"Ga<d<h#Ga<d=bmbldE<a<g#Gc<a(b i.=a<bIae(d"Gal<d<a i-Iaa(b.=hl<b b.=d<bFaa(e <|Gb<cIai=b<e (S<e 8waS@"eE<cIaa<b#eE<cxQbl<cIae<b. 8wa?aa<c<b b.(bJail<cIaa<b#eE<cxQbl<cIae<b.<e?aa<c<b b.Jaimcl<cIai(a<cIaa#eE<cxQbl<cIae<a. (?aa<c<a b.Jai<f x.%aol<f 8w8*{6fdJak<f<e eY KA?an<f<e KA<e o@(b 8ua.<b k|z?ao<f k. g<cx8Jbmalal8NcbiW<aIai(f )+=e<f m+(h m5|=c<aIae(g<h.(i=ddEcE<e(h"eE a=cmbl<h m.=e<c b-=c<d e-<d m-=dIaa o}Gbll b=d<b 4b@(b G~eE<b bS<b gS@=dlcEcEcWcEcE<h"Ga<c<fNGa<d<g<c m+.Iai h@ f#@=embl a(e<f"Gbwl<eGb<i e-Iaa h@ g#Gb<fl=e<c=fmbl<f b.(e e) hA=b<aIaa<f#eE<ax8tb<aIae=gl<a<eJai<g<f m+.(a<bJai<a!aRaal<e m+=d<g i.=c<e e)=bdEcE<deE<gIai(a xNGb<c e- WJaa<c<a<bAJaambl<fol<g m.=g<d m-=d<c m.=cmalal9ccc6efW&a x-(e Uc5oam<e m.=g a=e<b kS=hdEcEcE<h"eE 6q6q_a 6j6q_a<e<g.Faa(iz(fHaa(c!>L<c!U8:d6h!IL[<c!UU2h6h!pL<c!UUU8}o6h!iL[[<c!iZ!UUU8}o6h<c!pZ!UU2h6h[<c!IZ!U8:d6h<c!>Z[[[(d<aHaa(c!>L<c!U8:d6h!IL[<c!UU2h6h!pL<c!UUU8}o6h!iL[[<c!iZ!UUU8}o6h<c!pZ!UU2h6h[<c!IZ!U8:d6h<c!>Z[[[(c5;Gb a=b<f*ai(f i)<f iYA6E!44d6h(d<a*ai(f i)<f iYA6E!44d6h(c5;Gbmcl<e b=e"Gc col W b<c<d5&z=bl<b"<eA b=e b@"Gal c<i<bzl6%dbeW&a Pf-(d%a<d<b?ah<d<b?a(<d dJap<d!aRax<d<cJam<d<cFa (b?a=<d<cFaE(e?a<<d<b<e~(b?a%<d<b?a;<d<d h.Jai<d 5m.<d i.xncEcW<dIa5m UUUUV#eE e=e a=b ambl e 6yjx=(e"Gb<e<d 5m. 6Tc2kaa b=b<d bJaK<d<eJaT<d eJaI<d<d3aap3la9c<d<d3aai3la8sc<d 2c.<d 8sc.xn<dIa2c UUUUVSeE 6Tc=fdE<dIaI<b#eE<d I.<b b e 6Tcx8&b<dIaT=el<e<f.<d 2c.(g 6Tc2kaa<d<b b.(bJaK<f 6Tc.=f<g<d 8sc.xn<dIa2c UUUUVSGall<dIaIl=f<a<dFah?ax<a<cJam<a<bJai<a<eJae<a<fJaa<d Pf.%aolal6sdbgW&a <-(g%a<b aJai<bIaa"eE<bxQbl<bIae 8Da?aa<b bJai<b<dx8?b<bIai=ecE<d"(fGa<fGa<bIae<e.<c<d2kaal<b<d<e.(cJai<bIaa<c#eE<bxQbl<bIae<c. 3a?aa<b<c b.(dJai<b<c =.(ex8cb<bIae=f<bIai=h<g<dJa;<g a<e<e<h}(ez(hJap<g b<f<ez(iJar<g<b m.<g r. a<d WxecEcEcE UL_a<bIax(e p.<bIar(f c~z(jIai<e UL_a<fzIaiO o}Ga<bFa% qSGa UL_a<e m.<f b~z(bIaa bSGa<bIai h@ gSGa<jIae<c#Gbl<a aJaambl<a<fJax<a<eJam<a<dJai<a<hJae<a<iJaal<g <.%al8>ccjWb6e&a K-(e%acE<b<c h@ 8la+.(bIaa bSGa<bFa5t cSGa<bIam"Ga UL_a<aIam(g<bIae(h b.(d m+.<d<aIax(iNz(fIaa=d UL_a<g<bIax(b m+.<b<iNzHaa=m<e<fIae(bJar<e<mRam<e<dJai<e<bJae<e<dJaa b<aIaa<aIai(b<aIae}(dz=j a<b<dz=k a=ddE<e p.<d.(l a<d<e.(fIae(b<fIaa(f-<b<f|<b<k}A(bzJae<l b<f<j.<bzJaa<d i.(d pSGal b=d<aIar<c<eIa<<eIa%<eIaI<eIaTx6;b"Ga UL_a<g<h m+.<h<iNzFai i@ dY=dl<e K.%a<dl8=cbiW&a E.(g%acE UL_a<bIam(k<c m+.(i<c<bIax(jNzIai h@ e#eEdE<f<g. aJaa<f i.(f _aSGalcE<c<jNGa<c b.(h<iIai(c eY a<c h@ e#z(iNGa<d<e d).=edE UL_a<k<h m+.(c<h<jNz=l UL_a<c m.<h b.(m<jNzIai eY=h<g=c<d=fcEcEdE<b<l<fIaa<fIaex5D"eE<c i.=c<f i.(f<eSGbmcll<c<mJae<cIaa<c bJaa"Gbl<a cJaamel<h<i|Gall<a<g3aaK3laK<a<g3aa<3la<<a<g3aax3lax<a<g3aaa3laambl<a cJaal<g E-%al8kccd6eeWcEcW<cFai i@"eE<bIaa=hcE<bIae(b<cIaa(g b.(c|Ga<b<c- i|Ga<c<h.Haa=dl<aFap(i b.=c<aHaa=e<i hNeE a<d<e5;Gcw!a=dcE<b<g j.(j|Ga<b<j- i|Ga<h<j.Haa=dl b<c i#Gcw<aHai=e<i o|Gd<c x#eE<d<e5zolcE<b<g y.(g|Ga<b<g- i|Ga<g<h.Haa=fl a<d<e5;Gcw _b<c d)-(b _a|<aHax<f6i<b6EL5w@ol<d<e6i _a<c d)-6EL5wol<b<c<a b<aFap(a v|(bz<a a<bzx5Dlol<d<e6i Ub<c d)-6EL5wl{cbcW&a E.(f%acEcE<eGa<bIai i@Ga a=e a<bIae(g<g aS-(g<bIaa b.(b-<b<g}<g<aIae}A(gz<dSGb b<aIaa<b.<gz<c<dx8ob"=embl<f a?aT<f aJaI<f a?a5x<f<dJa5m<f<cJaK<f aJa><f a<bIae(c<c aS-(c<bIaa b.(b-<b<c}<c<aIae}A(czJa%<f b<aIaa<b.<czJa<dEcE<f p.<f <.x5N<fFap"Ga<fFav<f i.<f K.x5N a=e<fFai"Gc<fFaj#Gbmcll<f x.<f K.x5N<fFax bO=el<f E-%a<e b@l8xcbgWcW<dIaCb(g a<g j|(gz(j<cFaG(f~eEcE<dFa8mb(f rSeE 4b=g<f<cFan#Gbl 4b=g<b 4b@ m+Fa8]6|E=b<dFax=f<dFau=i 4bmcl<dFax=f<dFau=i<dFa8lb=b 4bmbl<d e<gz(k<f p+.(hFar(g a<g 8na|z m+(f 6},_a.<b 4b@ m+ 8]6|_a.<fFaX,EzFaa=b<hFax=f<hFau=i 4b<j<hFas(h~Gaw<k<h p+.Farl=h<dFa8Jb=dcE<cFan 5b@ xSeE<d 4b@"Gb<e bO=dl<a<h?af<a<g?ae<a<b?ad<a<f?ab<a<i?ac<a<d b@?aaolal6ldbgW UL_a<bIa[b<c m+.(e m.<bIaZb(i<c b.~zIae=d b<bIaV<bIaUb(h<bIa6c}(bz=g a<h<bz=fcEcEcE UL_a<e<c<iNzIaa(eeE<e(c b-<fNGb<g b-=bdEcE<b<c.Faa j-n%aaddaddddddddddddddddddadddddddddddedl<c b-(cGall a=cl<d<fNGb<d=bdEcEcE<b<g.Faa j-n%aaeeaeeeeeeeeeeeeeeeeeeaeeeeeeeeeeebel<f<b b.(bSGbmdll<f<b b.(d~eE<e=cmcldE<d<g.Faa j-(b t}eE<e=cmdl b<b) 6rUUe@"eE<e=cmdl<d b.(d<f|Gal<h=d<e=cmbl<c b-=cl<a<dJae<a<cJaal8TcccWb6e&a 0a-(g%a<g >.(h<b<c<dx5<cE<gIa>eE<g<gIaE(dJa<<g<gHa>(iRap<gIa5u=b<gIa5s=c<g<dJaE<g<iRa><g<cJa5s<g<bJa5u<g x.<h c<e<fxMbcEcEcE<gIax b@eE UL_a<b<gIar(d m+.<c<d~zIai h@ dSGb<g<gIa<JaK<g<gHapRaImcl<a aJaamel<g<gIa<JaE<g<gHapRa><g<cJa5s<g<bJa5u<g i.<g >. c<e<fx6b<g<gHapRaI<g<gIa<JaK<gIai bSGbl<a<gIaKJai<a<gHaIRaa<a<dJar<a<cJax<a<bJammcl<a aJaambl<a aJaal<g 0a.%al8hcbfW&a x-(d%acEcEcE<b<c#Ga<b b.=e<bFaa(f 8:a#eE<c<e#Gb * 8:a<bFab 5j#z=f<b c.=el<d e. i b bx,b<dIai=b<dIae b#Gc<dIam(g<f?aa<d bJam<d<gJai<d<bJaecE<c<e#Ga b=bdE<e b.=h<eFaa(f 8:aSeW<hf<c<h#Gc * 8:a<eFab 5j#z=f<e c.l=e<dIae<b#eE<d e. bx8?b<dIai=gl<b<g.<f?aa<d<b b.(bJam<c<eSGall<a<dIamJai<a<dHaeRaambl<a aJai<a!UUUUxRaal<d x.%aol<dIamal6IcbeW b=dcE<b<c}Ga<c<aIar(fIaT}Ga<fIaI<b.=d<c<b-=elcE<aIa;Fax hNeE<eeW<d a<d<e b-(c.Faa 5]#zf al=a<c<e<az=c<a<d<az=bdE<c"(a=f<aGc<c b-=c<bFaa<b b.=b 5e#Galmbl<eeE a=c a=bdE<b<c<d.Faa T#.=b<e<c b.(cSGal a=f<b b}Gbl<d<e.=cdE<c<d#(fGb<dFaa=e 6c=bdE<b(a M6]_a.Faa<e#(g"eE<a b.=b<aGbll<d b.=d<gGall<fl6ucbeW&a <-(f%a<b a<b 4b@ o|z 4b@ 5x+ MX_a.=b<e b~eE<b<e b).*ac=hl<f!WRap<f!WRax<bFa?(e m+ a<e<bFa5n(b. 0a|(ez(ieE<b m+ X,_a. b<ez j.=e a=bdEcE<h<b o@Y b@"Ga<g xNGa<f x.<g.<eFaa?aa<g b.=gl<b b.=b<e m.=e<i m-(iGall<f i.<c<d<f x. b<g y|(bz<g a<bzxv<fFai=b<a<fFaj?ab<a<b b@?aa<f <.%al8;cbgW&a <-(d%a<d UL_a<aIam<b m+.<b<aIaxNz(hHaaRax<d<hIai(iJap<c a<c 4b@ 8na|z 4b@ m+(e X,_a.=f<eFa8b,E=ecEcE b<i h@(g) 8Tb@GacEcEcE<g d#eE<e b-ngbeeeecel<e h#Gcmdl<dIar<dIax- c~Gcmdl<fFal=e<aIapFaF=gcW<i i@"eE<d<e<g b@<a<dIax b.x5]<dIaambl<d i.<e<g b@<a<hx6=b<dIail b#GccE<dIar<dIax- c#eE<a<b<c<fx8<bmbl<a h a<c<bx8Fblmcl<a<fFal<bx5ymbl<a<b<d x.<c<fx5ul<d <.%al6KcbiW&a <-(f%a<bFa?(g m+ a<g<bFa5n(h. 0a|(gz(ieE<h m+ X,_a. b<gz=g<eIae b-=j<eIaa(e b.=k<c<b<aIapFaF b).(b*ag<b*akA WO@ 44d@=c a=bdEcE<gFae(l d#Ga<c<b o@Y b@"Ga<g b.<aIar j.<gFaazFaa=m<f<l?a5a<f i5oaz<f<m?aw<f<b<h.?av<f c?ap<f<dJax<f<jJar<f<kJam<f<eJai<a<f i. a ax8"bl<g m.=g<b b.=b<i m-(iGall<f <.%al8?cbeW&a x-(c%a 8qB_a aJaa CB_a aJaa _B_a dx8Eb CB_a CB_aIaa(b d.Jaa MB_aIaa<b c).(b!aRaa<b aJai _B_a cx8Eb CB_a CB_aIaa(b c.Jaa MB_aIaa<b c).!aRaa W=d 8qB_aIaa(e=bcEcEcE<aFar b-ncabcl<c UL_a<aIam<aIap(b m+.<b<aIaxNz(bHaaRaa<c<bIaiJai<a<c 8lB_ax6pb 8qB_aIaa=b 5q=dmbl 5]=dl b 0B_aIaa<e.<b<e|z<b<e-(a a<a<b~zx6ib=a _B_a cx8Eb CB_a CB_aIaa(b c.Jaa MB_aIaa<b c).(b<aJae<b<dJaa<c x.%al6kcbgWcEcEcWcEcEcE<b<d|<b<d}- 4b@ncfbal<d ]. 5~@(c<b ]. 5~@(b#Ge<a<c.(e<a<b.(b e-Faa c@eW<bIam=c<bx8qb<b<c.f<blx6Sbmbl<b ]. 5~@(g<d ]. 5~@(h#Gd<a<g.(f e-Faa c@"Gc<a<h.(e<f<fIam(i.(j}Gc<fx8qb b<h<g<i.#Gbw<e<jx6Sbl dl=b<e e-<bJaa<aol<c<dx=(c"eE aol<beE<c<a<b2kaal<a<bx^b<c=al<al6tcbfWcEcEcE<c<c d. 6c@(e#eE<d i-=i a=embl<d<e<c-(e<d<e|z=e<deE<b 4b@=g b=hdE<c<f.Faa<g#Ge<e<f b.(fSGall<e<d i-(i}Gbl<b 4b@ 6f6g[i+=fdE U6g[i<c<e.(hIaa<fO(g-<gA U6g[i<hIae<fO(g-<gA@ U6f6g[V@ U6f6g[VSGb<e i.(e<i~Gall<d<eSeE<b 4b@=f b=hdE<f<c<e.Faa#eE<e=fmdl<d<e b.(eSGall a=hl<a<fJae<a<hJaal6=cbiW&a <-(d%a<d aJax<d!UUUU_aRai<c eNeE b=f e=gdE<c e-=c<b e.=e<f b-=icE<bIaa(b W#eE<dIai<i#eE<d i.x8zbl<dIam(g<h. aJaa<e=bmbl<d r.<e<b<c<b<c|z(bxT a<dIap<dIarz=j<dIa;=k<c<b-=c<b<e.=b<dIai<i#eE<d i.x8zb<dIam=gl<g<h.(e<jJaa<e<kJael<h i.=h<d<fJax<f b.=f<c d}Gall<a<dIaxJai<a<dHaiRaa<d <.%al6HcbhWcEcE<aIae(h<b}eE 8eb=f<aIaa(d<b.(iFaa(a 5q. 4b@ 5b|eE c=cmcl d=c Pb=ecEcEcEcE<a 1b-nngaaaaaaaaaaaabal<a 5c. 4b@ o|Ge e=c 6yb=e<a 7b-nffcccbcl 6&b=fmdl 6xb=fmcl Ub=e<a o. 4b@ d|Gcl aol Ub=el<h<b b.(a}eE<a<d.Faa=gl c=ddEcE<d(a<c#eE<c=ambl<a<b.<hNGa<a b.=d<a<i.Taa E5sGbll<c a<a<cNz a<f<gNz a<e<g~zl6wcbjW&a <-(f%a<ceE<c e)=g<b m.=c<aIae=i<aIaa=j<aIam=k<aIax=ldEcEcE<cFaaGa a UL_a<k<c i-Iaa(b m+.<b<lNz(bIae(e<e aS-(e<bIaa b.(h-<e<h|<e<i}A(mz=e<bFai i@"eE b<h<j.<mz<e<dx6Nbmcl<e _a}Ga<f x.(e<a<bxUb<f e.<ex6tb<fIai(b<fIam<dx6Nb<fIae(e"Gb<b<ex^bmbl 6}6q_a b<dx6Nbl<c x.=c<g x-(gGall<f <.%al6sccfWb6e e=f<c e m<cIaa b@z.5Gaa=i<bIa;(dIa8%b=ecEcEcEcE<dIa9b(dncdabl<eHaa<i5zGb a=dmcldE<g<d bY(h<g.(g<e<g e).Haa<i5&z=g<d<h-(d b}Gal<e<g e).(eHaa<i5zGa a=dmbl<eIai(d<bIap(bIarNeE a=dmbl a<bIax<d T+.(eIap(d<eIar(e-<d<e|<d<bIa<}A(fz=d e<bIa;<e f).<fz=fl<a<fJaa<a<cIarJai<a<f<d f).Jael6jcbgW&a x-(f%acE<c a<c 4b@(g o|z 4b@ 5x+(dFa3XE(h<dFa8:XE(i. 8na}GacE<g h-ndbabal<h m+ 8e,_a.=e a=d<b<c 4b@ o5~ b).*a8Gb=gcWcEdE<g<d o@Y b@eE<eFaa=c<e d-Faa i#eE<c a<c 8na|z 4b@ m+Fa8e,Emel<f i.<b<cx5!<fFaiGcl<e m.=e<d b.(d<i|Gal a=emcl<fFajl=d b=el<a<d?ab<a<e b@?aa<f x.%al6jcbgW&a x-(e%a<bIam=h<bIax(j<c}eE<h<c m+.Iai(f eY a<f h@ e#z=ilcE<c b.(c<iNGadE UL_a<h<c b.(f m+.<f<jNzIai=g<e i.<b<d<cxFcE<eFai"GacE<eFaj(c a<c 8na|z 4b@ m+(cFa8b,E i#eE<g h@ f#Gbmcl<e<b<f<c X,_a.Falx5"<eIaa bSGb<eIae=fl b=gmcl<g eY(c<i|Gal a=gl<a<fJae<a<gJaa<e x.%al6;cbiW&a x-(f%a<a aJa5u<a aJa><a aJar<a aJai<deE<d c)=g<a m.=h<bIam=i<bIax=jdEcE UL_a<i<cIaa(d m+.<d<jNz(eFai i@"eE<eIae b-=k<eIaa b.=l<aIar(e<aIam#eE<hx8pbl<a<e b.Jar<aIax<e e).(e a?am<e<kJai<e<lJae<e<dJaambl<f<b<exUb<a<d<fx8kbl<c e.=c<g e-(gGall<a b<bIaa<bIai(a<bIae}(bz a<a<bzxG<f x.%al8NbciWc6e<ceW<c c)=c<aIaa=g<aIae=e<aIam=h<aIax=i a=adE UL_a<h<bIaa(d m+.<d<iNz(dIai=jc6e!a<e<dIaa(k b.(f|Gaw!a<e<f- i|Gaw<f<g.Haal=lcE<j i@eE b=ambl<a!b<l!W h<dIae<k- c-(d<d hNz d)6EL!W6i6h<d6E6i!6s8}6R8N6p6N8;6;6(W6e!?ZL(l<m6h!a5;A=a<l<m[=ml<b e.=b<c e-(cGal<a bOf bl b@l6gcbjW<b<c|eEdE<b<aIax(j|=d<b m+=e<b b.=bcE<e<aIam(k. UL_a<dzIai(d h@ eSGa<aIa;(eIar(f=g<d eY(l<b}eE<f c)=h<e m.=i<b=ddE<iIaa<g#eE<ix1bl<eIax<h.<dJaa<e<g b.(gJar<h e.=h UL_a<k<d b.(d m+.<d<jNzIai eY(d<l|Gall<g<f- b}eW<a<fx6ob<aIa;(eIarf<gl<f|Ga<e<fJarl<b<cSGalll6KcbdW&a 7a-(e%a U__a U__aFaa(f b<fz?aa<feEdE U__aFaa(fGa U__a<f b<fz?aa<fGall<a i~eE<aFaMLE=gl<e x.(a 8wB_aIaa 1B_aIaa<c<d<bx6*b<e<eIapJai<e<eHaxRaa<e<eHa%Ra5R<e<eIaTJa5"<eIa;=b<eIa<=cx5o<e 8qa.<g<e<b<c<e 1a.xR<e<eHaaRax<e<eIaiJap<e 8q8g_aHaaRa;<g<a<eIa5I(a<eIaDx?x6~b<eIa5=(ceE<a<c d)x^bl U__a a?aa<e 7a.%al6pcbcWcEcEcE<bFa] 5b@ i#eE<aFaFGd<aFa5ieE<bFaxGecE<bFay(c a<c 8na|z m+Fa8b,E c-nfafffafl<b a?au<aIapFa*Ge<bFar(c dSGdmel<aIap(cFa*Gdmbl<aIap=cl<bFau b#eE<cFa5iGc<bFar(c d#Gcmbl<bFar(c d#Gbl<a<aFaI<c 4b@ aS@?aI<aFaTGa<aIa;(aIai(c<aIaa#eE<ax8wbl<aIae<c p+.(d<bHaxRax<d<b3aaa3laa<a<c b.Jaill6|ccfWb6b<aIax(h<b WO.=e<aIam=ddE3maaaaaaaaaaaaaaaa=icE<h<b<f. b.|Ga<e x|Ga<b<d.3aab=il<e x-=e<f x.=f<d x.=d<i3mDDDDDDDDDDDDDDDD3&<i3mcccccccccccccccc35z3m================35d35w3:(g"GalcEcEcEcWcE<h<f<g5"<b.(e.(f o-(g}eE<d<e. o-Faa (#Gbl<a<gx5G(d"Gd<d b@Gc<d bYmbl<f n-l(d<b- cSGc<a<d<cx8]bol<a b?a5el aol<a h a<c<dx8Nbl8:bbmW&a E.(e%a<e i.<b<cx6e<eIa5x=g<eIa>=b<eIa5m=j<eIaK=k<eIa%=lcEcE<eIai"Ga<eIa<=m<eIa;=f<eIap=G<eIar=ndE<o=h<c=i<f(c<mNGb b=o UL_a<n<c b.(f m+.<f<GNzIai eY=f<c<d~Galmbl<l"Ga<b<gNGa<b<d}GadE b=h UL_a<k<b(i m+.<b<jNzIai eY(b<gNGb<b<d~Gall<a<iJae<a<hJaa<e E-%al6wccdWb6e&a 1a-(f%a<f<dHax(iRap<f<dIaKJa><f<dHaIRaK<f<d3aap3la<<f<d3aaa3lai<f<i6K<aIam(g-Jap<aIai=h<aIaa=dcE<bFau dSeE<f Ma.<d<bx8ib<f 26y_aIaaJa5I<f 8"6y_aHaaRa5wmbl<f Ma.<d<b<c<f i.xJ<f<bIaiJa5I<f<bHaaRa5wl<f 5x.<d<f Ma.<f 0a.<c<f i.<e<hx5x<a<fIa5x<g.Jam<a<aFax<fFaE@?ax<a<aFay<fFa A?ay<f 1a.%al7bbdW<b<c<d<bIap<exLb<b<bIap(k<e<e<k|zJap<bIai=k<b<g<h<i<jxLb<b<fJap<bIai=lcE a<f<e-<d<f|<e<f}A(dz(m a<j<i-<h<j|<i<j}A(hz#eE b<c<e.<dz b<g<i.<hz<mx8ob"Gbl<bIar(c<bIam#eE<b m.x8pbl<b<c b.Jar<bIax<c e).(b<lJam<b<kJai<b<fJae<b<eJaal<a<lJae<a<kJaal8 bbfW<bFa5j=e<bFaK=d<bFag=f g=ccEcEcEcEcEcEcEcE<bFa5l h-nlahhhhhhbhcdhl<f 4b#Gg<dGg g e<e 8na- 4b@ 8bb|z=cmgl<d bSGf<e a<e 8na|z 4b@ m+(d X,_a.=b<dFa6:,E b-ndcdefl g g f<d dSz<f 4b#z=cmel d g<d b#z=cmdl a=cmcl<bFah=g b=cmbl<bFah=g c=cl<a<g?ab<a<c?aal6uccfWb6b<aIax(h<b WO.=e<aIam=ddE3maaaaaaaaaaaaaaaa=icE<h<b<f. b.|Ga<e x|Ga<b<d.3aab=il<e x-=e<f x.=f<d x.=d<i3mDDDDDDDDDDDDDDDD3&<i3mcccccccccccccccc35z3m================35d35w3:(g"GalcWcEcE<h<f<g5"<b.(e.(f o-(g}eE<d<e. o-Faa (#Gbl<a<gx5G(dGb aol<f n-mbl<d bYl(d<b c.#eW<a<d<cx8]bf<dll2bbeW&a x-(d%acE<aIarFak c#eE<d b<aIaa<aIai(e<aIae}(az a<e<az<bIaa<bIaex5d<dIaa(b UUUUV#Gb<dIae=e<c<dIai(ax8?b<cIai=fcE<a"(gGa<gGa<cIae<f.<e<a2kaal<c<a<f.Jai<b"Gb<e<bx^bmbl<d UL_a<aIam<bIai(b m+.<b<aIaxNz(bHaaRaa<d<bIai(bJai b<b h@) 6Nb@Ga<a<d<cx6pbl<d x.%al6sebfWcEcEcE<bIai(c"eE<bIae(eGbmcl<b<c iYJai b=fmcl<b<e b-(gJae b=f<b<bIaa(d b.Jaa<dFaa=c<bFam"eE<c 8waSGc<g"Gb<b<e c-Jae<b<d c.JaacEcEcEcEcEcE<dFab(c 8(a-nraiiibiiiiiiiciiidiefil i=cmhl m=cmgl k=cmfl G=cmel j=cmdlcW a=d<b(c ex6]b(b U8}d@ U6"d#eE<c b<cIaa c.<cIae(e c|zJaa<c<e c-(g a<e<gNzJae<b k) U8}5]@<c ex6]b 4h@A UUe.=blcE<b UbNeE<b Ux|Gb<b UUeNeE<c<b x) UU2b@<b c) U8:a@<b mY 5]@AA U6f6geAJai<b qY 7bAmdl<b i) U8:a@<b gY 5]@A U6fcA=d<b mY 1bA=bl<c<dJai<bmbl<c<b 5]@ UbAJai<b gY _bAl=cmclcEcE<c 5d-nhadddddbdl<b cx6]b=cmcl <=cmbl a=fl<a<c?ab<a<f?aal8qbbgW b=ecE<aIa;(gIaUe(f<d|Ga<f _a}Ga<d<fSeE<g<f d).=f b b<aIam<aIar(e<aIax}(az(h<b.<c a<e<az(i}<b<c}A(az=j a<c<b-<az=b<g<d d).=adE<b a<aIae(c<aIaa(d-<c<d|<c<i}A(cz#eE b=e b<d<h.<cz<j<bx8ob"Gdl<a i.(a<fSGall a=el<el8hbbcW&a <-(e%acW<bFai i@"eE a a<bIae(f<f aS-(f<bIaa b.(b-<b<f}<f<aIae}A(fz<dSGbw b<aIaa<b.<fz<c<dx8ob"mbl<e x.<a<bxUbcEdE<e i.<e x.x5N<eFai bO(a b@Gb<d"Gb<d b-=d<cFaa<c b.=c<eFaj#Gal ambl<a<d"@l<e <.%al8ccbhWcE<c 6b}eE b=dmbl<bIam<c.=i<c<bIax(d<c<c<d|z(e-=jdEcEcE<f<j.eE<f<i.Faa(g K- 4b@(d k|Gc<g 8=a- 4b@ g|Gb<g {a- 4b@ g|eE<g R-=dmdl<c<f.=elcEcE<bIax<e~eE<e<bIar(d|=cmbl<e<bIar(d|=c<bIam<e.Taa a5vGa<d<e~Ga<b m.<ex:(cGa<b<ex6Tbmbl<b k?ae<b<d<e<d<e|z(dJaa<b<c<d.Jail a=dmdl<g 8ua-=dl<d<h e).=h b=d<f b.(f eSGall<a<hJae<a<dJaal8~bbiW&a x-(d%a<aIai=b<a <x8?b<aIae(f<aIai(e.(c3maaaaaaaaaaaaaaaa3laa<c3maaaaaaaaaaaaaaaa3lax<a<e <.(iJai b=hcE<beE a=c a<b <.<b<e}(gz=e b<f<gz=fdE b=gcE<c<eNGa<c<f.Taa a5vGa<d<bJam<d<eJai<d<fJae<d e.<cx:(gGa a=hmdl<c<g.(c<b|Gall<b<i}Ga<a<bJail<d x.%a<hl8nbbcW&a x-(e%a<acW<a<c b#eW<e a?am<e aJai<e a UL_a<bIam<d m+.<d<bIaxNz(cIae(d<d aS-(d<cIaa b.(f-<d<f|<d<bIae}A(dzJae<e b<bIaa<f.<dzJaa<cIai=c<bIar(bIaT=f<b %.<ex8ab a<c h@ dSGbw<bIaTf alJai<a<fJae blJaa<e x.%al8FbbbW&a x-(f%a<f i.<b<c<d<exMb a=ecE<fIai bSGa<dFaq=ccEcEcEcEcEcE UL_a<bIam<fIam(d m+.<d<bIaxNzIai h@ c-needcbal<cGe b=emfl<c b- h|Gd b=emel<c j}Gc b<c) 6ff@"Gc b=emdl b=e<c j}Gc b<c) Ph@"Gcmbl b=e<cngbaaaabal a=el<a<dJae<a<eJaa<f x.%al8*bbcW<b iY=d c=ccEcEcEcEcEcEcEcEcEcE<a 4b@ g-nxabcdbhjheifjjgjjhl a=c<b b@"Gh<b 444h}Gi<b UUe@"Gh<d b@"Gimhl a=c<b b@"Gg<d b@"Ghmgl a=c<b b@"Gf<b 444h}Ggmfl a=c<b b@"Ge<d bO<b 444h}A b@Gfmel<b b@"Gcmel<b b@"Gd dol<b 444h}Gcl a=cl<col bl8GbbcW<bFa5n<c.=f b<c o@)(c<b<aIapFaF(g b).*ak@"eE<e*ai<c@"eE<b<g b).*ac<c@"eE<a o<f<dx8(bl<a<aFa5i(b<e*ak<c@ aSA?a5i<a<d b.<fx5K<a<b?a5iol<a<eIaaeW q y<bFa5o<eFae h@Y b@zf yl<f<dx8(b<a<d b.x8*bol<a n<f<dx8(b<a<d b.x8*bl1bbgW&a x-=d<bIam=fcW<bIax(g<c~eE<d<bIaiJai<d<bHaaRaa ambl<d<bHaaRaa<d<bIaiJai<f<c m+.Iai(e eY(h a<e h@(e f#z=i<h a<e e#zl=e<a<dIaiJai<a<dHaaRaa<a<eJap<a<gJax<a<fJam<a<iJa5m<a<gJaT<a<fJaI<a<c b.(cJar<a<bHaaRa;<a<bIaiJa%<a<cJaKl8kbbgW<cIae=f<cIaa=gcE<bIae(bIa<(c"Ga<bIa;(e<c e).=hdE<f<eIae#eE<eIaa=b a=cdE<c<f#eE<b=gmel<b<c.=d<c<g.=i<c b.=c < a<dFaa(d {a- 4b@ w|z<dA 4b@ < a<iFaa(d {a- 4b@ w|z<dA 4b@#Gall<e x.(e<hSGall<a<fJae<a<gJaal8hbbcW<acW<bIam UL_a<bIaxzFai i@"eE a<cIae(d<d aS-(d<cIaa b.(e-<d<e|<d<bIae}A(dz=c b<bIaa<e.<dz=b ambl b<cIaa(d b<bIaa<bIai(e<bIae}(bz.<cIae(c<d|<c a<e<bz}A(ez=b a<c<d-<ez=c bl?am<a<cJae<a<bJaa<a aJail8"bbfW&a <-(d%a<b e.=f<c=edE<fIaa<g.=g<f i.=f<e b-(eGal<d r.<g b bx,b<dIap=e<dIar bSeE<b<c d).=g<d aJax<d<dIa;Jam<d<eJaidE<d i.<bIaa(c<bIae.(h<c-(ex8?b<dIax=fcE<c<h#Ga<e"Ga<dIam<f.<c<e2kaal<d<e<f.Jax<b i.(b<gSGal<a<dIaxJai<a<dHaiRaa<d <.%aol<dIa;al8&bbbW&a x-(e%acEcEcE<c 4b@ d-ndbabal<a e?aa d=dmbl<e i.<b<dIaI a<dIa% UUUUVSz<dIaTx5k d=d<eFai dSeE<a<eHaiRaambl<a a?ar<a 6kT5oaq<a<eFaj?ay<a j?ax<a<eIam(cJai<a UL_a<bIam<c m+.<c<bIaxNz(bIaa(cJam<a<bIaeJae<a<cJaa c=dl<a<d?au<e x.%al8nbbhW&a <-(c%a<aIa;(e p. b axG<eIa5w(feE<bIa;=g<bIa<=h a=e a=bdEcE<b<aIa;(dIa5wNGa<dIa5p<e.Iaa(d<hNGa<g<d d).(dIae=i<dIaa=d<c L[UxJaw<c e?ap<c aJax<c<dJar<c<iJam<c<dJai<a<c i. a ax8"bl<e e.=e<f<b b.(bSGall<c <.%al^bbiW<aIa;(c aJa8wbcE<b<aIax(hNGa<b b.(d<aIam(i<b m+.Iai(b eY a<b h@ e#z(jNGa<c 8qb.=f a=bdE UL_a<i<d b.(e m+.<e<hNzIai eY<fIaa<g#eE<f bx8Ebl<c<g b.(gJa8wb<cIa8sb<b.<dJaa<b e.=b(d<j|Gall<ax6jbl8ebbfW<a<b 7444h@(e.=f<b o@(ceE<f=bdE<d<bFaa(g 8?b}.<g_ 8eW5t.=d<b b.=b<c b-(cGall<eeEdE x=c<a3aaa3mnnnnnnnnnnnnnnnn35d3:eE a=c a=bdE<c<a<b.Faa(e 8?b}.<e_ 8eW5t.=c<b b.(b xSGall<c<d.=d<a x.(a<fSGall<dl8fbbbW b<b<d.<c<d|z=f<e<d-(b a<b<e~z=bcE<c<d-(d a<c<dNz(c <|Ga<b <}Ga<a <x8?b<aIai(c<aIae.(d<f3aaa3laa<d<f3aax3lax<a<b<c.Jaiol<a a<b<b<c}(dz(bx8?b<aIai=ccE<b"(eGa<eGa<aIae<c. b<f<dz<b2kaal<a<b<c.Jail^bbeW<aIa;(b aJa6ybcE<bIa8wb(c c|Ga<bIa8sb=e<c x~eE<a<e<cx.Gbl<b 8sa.<a<e<cx5#<bIa6yb=dl<bIa6Gb=b<aIa<(a 5x.<dx7b<aIa5u=c<a<deW<c<d.<aIaE<c e).=adE<a aJai<a<b5GaaRaa<b e.=b<a x.=a<d b-(dGalf<clJa5ul8sbbdW Q6]_a m [M_ax8JbcE<b"eE 6GM_aIaa=ambl<b %+=e<a p.=bdE b<c<bIaa(a.<bIae(f<a|<d<f|A(gz a<f<a-<gz [M_ax8Jb 6GM_aIaa(a [M_aIaa#eE [M_axQbl ZM_aIaa<a. T?aa 6GM_a<a b.(aJaa<b %.=b<e %-(eGall<aeE 6GM_a<a b-Jaal 8o6]_a c [M_ax8Jbl6"bbhWcEdEcE<eIa8}6;E<bSGa<e 8w6;_a.(fIap=g<b=h<a=idE<heE<iFaa=j<gFaa=k<i b.=i<h b-=h<g b.=g<k < a<k {a- 4b@ w|zA 4b@<j < a<j {a- 4b@ w|zA 4b@#Gbmcll<f<c<dxzGcl<e Ma.(e 6vdSGal a=fl<fl6JbbhW<bIam=e<bIax(f<c}eE<e<c m+.Iai(d eY a<d h@ e#z=dl<c b.=ccWdE a<c<dNGbw<c<f|=g UL_a<e<c m+.(h m.<c b.(i<fNzIai(j eY=c [6I_a<b<h UL_a<gzx5&"Gal<j g@ c#l=b<a<iJae<a<bJaalXbbeW<c a<c 4b@ 8na|z 4b@ m+(c X,_a.=dcEcEcE<cFa8b,E h-ncabcl<a<b<dFalxjmbl<b<aIa;(eNGa<b b.(c<aIap(f<b m+.Iai(b eY a<b h@ f#z(bNGa<dFal=ddE UL_a<f<c m+.<c<eNzIai<a<c<dx6mb eY(c<b|Galll6KbbdW&a x-(d%a<d i.<a<b C8a_a dx8gb<dIai b#eE<dcWcEcE<dIam d.(c"Ga<b<c~eE<b<c#Gbmcl<a<c.Taa E5sGbl<b<c-=e<a<c.mbl al(a b<az<e a<az {L_a bx8gb<dIae<c.<b<dIaa b@z=cl<d x.%a<cl6"bbfW&a <-(f%acEcE<e W#eE<a UUUUVJaambl<f r.<e e ix,b<fIap=j<fIar b#Gb<fIa;=h<eeE<h=g<e=idE<f i.<b<c<dx8hb<g<fHaiRaa<g i.=g<d i.=d<i b-(iGall<a<eJai<a<hJae<a<jJaal<f <.%aol<fIa;al6>bbdW<aIa;(c aJa5wcE<cIar(e<b-(d a<d<e~z(d c|Ga e<cIax<b c).<b<e}z=b<d x~eE<a<b<dx.Gbl<c p.<a<b<dx5#<cIa5w(d"Ga a=b a=cdE<aIa;(eIa5w<c}eE<a<eIa5p<b.Iaax{bl<b e.=b<d<c b.(cSGalll6IbbcWcE<b<cNGa<c a<aIai(d<d<aIae}(dz}Ga b<aIaa<dz(a<b.Faa (SGa<c<b WO."Ga<b b.(d<c-=b<a<d.=cdEcE<cFaa(a j-(d t}Ga b<d) 6;UUe@"Ga<c b.=c<b b.(bGbmcll<a 8va- 8<b@"=el<el8obcfWb6b&a x-(d%a<d3maaaaaaaaaaaaaaaa3laa<c o@(eeE<d<b<c 7444h@.<e2kaal<b<c 5~@.=gdEcEcWcE<b"Ga<b<g#Ga<b x.mbl<hGb<d=b b=h al<b3aaa(i3m6e6e6e6e6e6e6e6e6e6e6e6e6e6e6e6e3&3:<i3m****************3&3:A5#<f.=f=bmbll<a<c<f. b.x8Tb<d x.%al8}bbfW&a x-(d%a<d e.<c b bx,b<dIai=gcE<dIae bSeE<dIam=f<c"(eGb<eGb<f<b<c2kaambl<dIamal ZQ_aIaa(e UQ_aIaa(h#eE&a x-(b%a<b i. UQ_a<h b e ;x6vb<bIai 6fUUUVSeE<bIamal<b x.%al [Q_aIaa<e ;+.(b<cJai<b<fJae<b<gJaa<b<aHaaRam<b<aIaiJar<b bJap ZQ_a<e b.Jaa<d x.%al6&bbdW<a<aIae(c<b<c<b<c|z(d-Jae<a<aIaa(b<d.Jaa<ceEdEcE<bFaa(c K- 4b@(a k|Ga<c 8=a- 4b@ gNeE x=a<c {a- 4b@ gNGb<c R-=ambl<c 8ua-=al<a o@<e e)A=e<b b.=b<d b-(dGall<el,bbdWcW a<bFa?(e a<e<bFa5n(b. 0a|(ez(f"Gaw<f m+=f<b m+ X,_a. b<ez j.=b a=edEcE<d<bFaa(g a<g 5q|z v+(gFa8d6&ESGa<g 6*6&_a.<c<dx8obGa bmcl<b m.=b<e b.=e<f m-(fGal al=b<a<eJae<a<bJaal8abbdW&a <-(i%acW<d 4b@(j 8Ga~eE<j m+(j 6},_a.<aIar j.<jFaX,Ez=k<j X,_a.mbl<aIar j.=k X,_al=j<i<c?a5a<i a?a;<i<b?az<i<d?av<i a?ap<i<eJax<i<fJar<i<gJam<i<fJai<i<kFaa?aw<a<i i.<jFae"<hx8"b<i <.%al6ycbcW&a 6yb-(e%a U__a U__aFaa(f b<fz?aa<feEdE U__aFaa(fGa U__a<f b<fz?aa<fGall<e 0a. 8wB_aIaa 1B_aIaa<c<d<bx6*b<e<eIa5IJax<e<eHa5wRai<e<eIa6GbJa5s<e<e3aa6c3la><e<e3aa+3laI<e<e3aaD3lap&a x-(b%a<e i.(d<a<e p.(f ax5j 4b@(c c#eE<b e. 6"Q_a<d<a<f bx%<bFam=cl<b x.%a U__a a?aa<e 6yb.%a<c b@l6~bbfW&a <-(c%a<c<bx5NcEcE<cFaaeE<cFab=d<c x.(e i b bx,b<cIar=f<cIax b#Gc<cIap(g<d?aa<c bJam<c<gJai<c<fJae<c<b3aaa3lax<c e.<ex8ab<a<cIamJai<a<cHaeRaambl<a aJai<a!UUUUxRaal<c <.%aol<cIapal6KbbfW&a x-(e%acE<bFai i@"eE<aIaa=f<c a<bIae(d<d aS-(d<bIaa b.(b-<d<aIae}<b<d}A(gz(ax8?b<cIai=dcE<a"(hGa<hGa<cIae<d. b<b<f.<gz<a2kaal<c<a<d.Jaimbl<e<a<bxUb<c<ex8abl<e x.%al6#ccfWb6e&a x-(g%acW a<d<c<d.(c}Gaw<g e.=j b=k e=dcE<f6E<c<bIaa b)(h<c<h}z(c i e<f b#z(h<c<h}z(h6E6e(l!<Z!a5;Ga<l6K(i UUUUV<e-}eE a=imblcEcEcW<bIaa(ceE<bIae<c<f+<e<ix5>mbl<i"eE<e=dmcl<e<ix=l(dGa<j<eJaembl<j<dJae a=kl i=dl<d<j.<iJaa<j<kJaa<gIae b#eE<gIam=c<gIaimbl<gIai=c<b<hJaa<b<cJae 6fUUUVl=b<a<cJae<a<bJaa<g x.%al6sbbhW&a x-(c%a<aIae=e<aIaa=f<c 6N7a5oam<c m.=g a=acWdE<a<g.Faa(b a<b 5q|z v+(dFa8d6&E<e#eE<d 6*6&_a.<f<ex8ob(d"<aA b=a b@"Gb W<b<dzmcl<a b@ b=a"Gal 4bl<c x.%al6vbbdWcW a<bFa?(e a<e<bFa5n(b. 0a|(ez(f"Gaw<f m+=f<b m+ X,_a. b<ez j.=b a=edE b<bFaa(g a<g 5q|z v+ 6*6&_a.<c<dx5&Gbw<b m.=b<e b.=e<f m-(fGal al=b<a<eJae<a<bJaal6qbbfWcE a<a<b h@ ;+.(bIa5p(g<bIa5s(h-<g<h|<g<aIai(i}A(jz<dSGa<bIa5==g<bIa5w=b b<aIae(a<h.<jz<c<dx8obGa a<g<b-<b<g}<g<i}A(cz<fSGa b<a<b.<cz<e<fx8ob"=kl<kl6qbbeW i=gcE<c c|Ga<c<c aS-=d<b x.=ecEdE<e x-Haa<eHaa5&Gb<e x.=e<d<f b.(fSGal a=dmbl<c<f~eE a=dmbl<f WO<c.=d<f b.=c<e=gl<a<dJam<a<gJai<a<cJae<a<bJaal6ybbcWcW<b 4b@(b e~eE a<c<b k+ 8"6(_a.(f.Fai(b a<b j|(bz(c"Gbw<f b<bz=f a=bdE b<b<f.Faa(g a<g 5q|z v+ 6*6&_a.<d<ex5&Gcw<c<b b.(bSGall al=c<a<bJae<a<cJaal6ubbdW<bFaf=e<bFae=f&a x-(d<bIaaJam<d<e b) c@<f Uc a<czAAJaicE<aIai(c e|Ga<aIae m.=b c<c d-(a<a cNz=c<d i.=adE<b"Gb<b<aIaaJaa<b e.=b<a e.=a<c b-(cGalll6IbbdW&a x-(d%acEcEcE<aIar(eIam<c h@ p+.(cIaa b-ncbacl<eIar=cl<cIai(e"Ga<cIae=f a=cdEcE<c<e}Ga<c<f.Faa *SGa<d i.<a<b<f<cx]<dIai bSGa<a<dIamx[bl<e<c b.(cSGall<d x.%al{bbdW<d aJai<d<c <.(gx8?b<d<cx8?b<dIai=ecE<c"(fGa<fGa<dIae<e.<b<c2kaal<d<c<e.Jai<d <x8?b<a<cJai<dIae(e<dIai(b.(f3maaaaaaaaaaaaaaaa3laa<f3maaaaaaaaaaaaaaaa3lax<d<b <.Jai<a a<g<b<c|(bzJae<a b<e<bzJaal8]bbbW U__a U__aFaa(b b<bz?aa<beEdE U__aFaa(bGa U__a<b b<bz?aa<bGall 1B_aIaa(b 6fU_aNeW 8sB_aIaa(beE 8wB_aIaa<bx^bl 8sB_a!UUUUxRaa 1B_a aJaa 6"Q_ax8Sb 8lQ_ax8>b 6"Q_a 7L_a 6yf2kaa 1B_aIaaf<bl<a|eE 8sB_a<ax8cbl U__a a?aa 8wB_aIaal6TbbbW c=ccEcEcEcEcE<bFanniaaabbbbbcl<aIaa"Gc<a<aIai b.Jaimdl b=cl<aIaa bSGa<a<c c).(c<cIai b.(cJai<c<aIae}Gbl<aIa>(c<aIaK#eE<a K.x8pbl<a<c b.Ja><aIa5m<c e).<b3aaa3laallMbcbWb6b<aIae=c<aIaa=adE3m4444444444444444=dcE<c<b<c|eW<a<b.Faa k#f al<b.(b|Ga<c<b- x|Ga<a<b.3aaa3m<<<<<<<<<<<<<<<<3%=dlcEcE<d3: UUeA5"<b.(b<cNGa<a<b.Faa j-npbcaabaaaaaaaaaaaaaaaaaacal<bol<b b.=bmalal6&bbeW<aIax(d<b}eE<aIam<b.Faa 8Rb#=el<d<b b.(c}eE<aIam<c.Faa 1b@ Pb#=flcEcE<d<b c.(c~Ga<e<f@"Ga<aIam<c.Taa E5sGbl<a n?ae<a<bJaa<a<b b.Jaiol<a o?ae<a<bJaa<a<b d.Jail6sbbcWcE<bFa5e(c a<c o|z(c f- 4b@ b}Ga<bIaa b@"Ga<bIam b@"Ga<a ]<c 5x+(aFa2XE<aFa3XE<a 8NX_a.<a 8DX_a.<bIae(c<bIax(d}(azFaa. a<c<d<az<b i.<b r.<azIaa ax6ubll6*bbcW<d <.=gcE<d 5J}Ga<c<g|Ga<b<d.(h3maaaaaaaaaaaaaaaa3lax<h3maaaaaaaaaaaaaaaa3laal<a m. b b<b<g.<e<c<g-(h a<c<hNz}(hz<c<g|(cz a<e<hz<fx5n<a<dJai<a a<g<czJae<a b<b<czJaal6nbcdWb6e<b h@=d<b iNeE<b dY=e<a=cdE<cHaa<f6i!6s8}6R8N6p6N8;6;6(W6e!<6k=f<c i.=c<e b-(eGall<deE<a<b 8}444h@.=cdE<f<c5jaa6i!6s8}6R8N6p6N8;6;6(W6e!<6k=f<c b.=c<d b-(dGall<flZbbdW&a <-(d%a<d r.<b<cx5s<dIap(c<dIa; e).=e<dIar(f=bdEcEcE<b"eE<c<eSGbmcl<b<e<c- eYNGb<c<b e).=cl<d i. _B_a<a<cx5g<c x.=c a=bmbll<d <.%a<flZbbdW UL_a<bIam(f<c m+.(d<c<bIax(eNzIai h@ e#eE<a<c<e|eW<dIai(d eY a<d h@ e#zf alJap<a<eJax<a<fJam<a<bIaiJai<a<bHaaRaa<a<c b.Jarol<a aJaal6mbbdW<d WO=f 6y8k_aIaa<b c).=bdE<bIaa(b"eE<a aJaaol<b<bIam.(g<b<d.<f@(e<c.|Gal<bx8qbcE<b<e#eE<b e-(b<bIaa cOJaambl<b<ex6Sbl<a<gJai<a<eJae<a bJaal6mbcb6ebWcE<d6E<b6E6e(e!<Z6KGa<e6K(d UUUUV<c-}Ga<d"eE<a<cJai<a aJae<a aJaaol<c<dx=(f"eE<a<dJai<a<cJae<a bJaaol<a<fJai<a<bJae<a aJaaol<a aJae<a bJaal6GbbdW<bIaa=ccEcEcE<bIae(bnccbal<cFaa KSGa a=bmblcEdE<cFaa(e K|Gb<e 5n}Gb<d U8f8u*}Gb<c b.=c<d k+<e K- 4b@.=d<b b-(bGal b=bmbl a=bl<a<dJae<a<bJaal6fbbeW<aIai(b"eE aol<aIae(c<b 6Tc+.=edE<cIam(a e<aIaCb(a j|(dz=b<c 6Tc.=c<a a<dz p+=acEdE<a"Gb<a p-=a<bIaa<b p.=b cSGal bol<c<eSGal alUbbdW&a x-(e%a<e i.<a a<a 4b@ o|z 4b@ 5x+ MX_a.(g<b<cx6rb b=fcE<eIai b#eE<g<d b).*ag<eIam o@Y b@Gbl<e<a<b<c<dx5*<eFaa=fl<e x.%a<f b@lZbbcW&a <-(d%a<d x.<b<cx_b<d<dIaxJap UL_a<bIam<c m+.<c<bIaxNzIai=b<d<dIar(cJa;<d i.<d p.x6?b<dIai=e<a<dIamJae<a<e<b h@ c#@<c k|@Jaa<d <.%al5"beW<aIae=d<aIai(eeE<d=bdE<bIaa(ceE<bIae<cx^bl<bIam(ceE<bIax<cx^bl<b p.=b<e b-(eGall<aIaa(aeE<d<a p+x^bll6kbbbW&a <-(h%a<h<c?a5a<h a?a;<h<b?az<h<d?aw<h<f?av<h<e?ap<h<gJax<h UL_a<aIam<g m+.<g<aIaxNz(bIaa(cJar<h<bIaeJam<h<cJai<a<h i. a ax8"b<h <.%al6RbbeWcE 6y8k_aIaa 5]cW<b<a-(e(c 6fcNeE 5b<c5!-(d b)<c<dY.mbl<c eYl(c<c 5]Nz(d c).(cIaa(f"eE<c<aJaa Z8k_a Z8k_aHaa!b<d6EL[Raambl<c<aJaa<f<aJael<a<eJam<a<dJai<a<cJae<a<fJaa<b e-<eJaal6rbbbW&a <-(e%a 8*6]_a g [M_ax8Jb<c6E [M_ax8Gb<e x.<a<bx6lb<eIax b#eE<eIar=b 76]_a g [M_ax8Jb<e i.<a<bx_b<e<eHaiRap<e p. b [M_axNl<deE 8S6]_a x [M_ax8Jbl<e <.%al5:bbWcE<b b.(d UL_a<aIam<b m+.<b<aIaxNzIai eY(bNGadE<aFaT b#eE<aFaI b@"Gcl<a<d<cx5K UL_a<aIam<d m+.<d<aIaxNzIai eY(d<b|GalllObeW<aIam<b.=e<aIax=fdE a=c<f<b<d.}eE<d<e.Faa=cl<d b.=d<c K- 4b@ k|Ga<c 5J@ {a- 4b@ w|Gal<a a?ae<a<bJaa<a<d b-<b.Jail6obbcW MB_aIaa=acE CB_aIaa(b"Ga<a<bJaa MB_aIaa=a CB_aIaa(b c|Ga<a e.eE<a 0B_aIaaJae CB_aIaa=b MB_aIaa=al<b d|Ga<a V#Ga<a 8qB_aIaaJai MB_aIaa=al<al6cbdW<cIai(d<cIaa#eE<cxQbl<cIae<d. 4b?aa<c<d b.Jai<c b<b<b _a}(ez(bx8?b<cIai=dcE<b"(fGa<fGa<cIae<d. 6}6q_a<a<ez<b2kaal<c<b<d.JailAbdW<aIai(f<aIa<N a b<b)(g<aIa%(h@z"eE<a<g<hAJa%<aIaa<f#eE<ax8zbl<a<f b.Jai<aIae<f d).(a<b?ag<a<c?af<a<d?ae<a<eJaall5?bdW<a<b ]. 5~@.(b e-Iaa=dcE<a e-(eIaa(c b@"eE<a<c-(ax8qbmbl<e<c cAJaal<a<d c@eW<bIam<bx8qb<b.f<blx6Sbl5|bcW<aIap=f<aFa5d=gcE<b 5b@ iSGa<fFa*"Ga aolcE<c 4b@(c bSGa<fFa5i"Ga aol<b<c p) UUe a<ezA Uc a<dzA<gAx6c 4b@<aFa(~l@bdW&a x-(c%a<c i.<bx5N<cFaieE<cFaj=ddE<aIai(e<aIaa#eE<a bx8?bl<a<e b.Jai<aIae<e.<d?aa<c<bx5N<cFab=d<cFaaGall<c x.%al5}beW&a x-(d%a<d e.<c b bx,b<dIai=f<dIae bSeE<dIam=ecE<c"(gGa<gGa<e<b<c2kaal<a<cJai<a<eJae<a<fJaa<d x.%aol<dIamal5"bcW<a<aIai(c<b|eW<a<b<c-(cx8?b<aIae(d<aIai(b.=a<c cNeW<c b-(ceE<a a<c2lal<d<b<c.(b.f<al a?aa<b b.f<blJail6abcWcE<aIax<b~eE<b<aIar(d|=embl<b<aIar(d|=e<aIam<b.Taa a5vGa<b<dNGa<a m.<bx:(eGa<a<bx6Tbol<a<c?ae<a<d<b<b<d}z(bJaa<a<b<e.Jail@bcW UL_a<aIap<b m+.<b<aIa;NzIai=d<aIai(c<aIaa#eE<ax8pbl<a<c b.Jai<aIae<c e).(a<d h@ f#?am<a aJai<a<b b.Jae<a<bJaal.bcW<a a UL_a<bIam<c m+.<c<bIaxNz(dIae(c<dIaa(d-<c<d|<c a<bIai(e<e<bIae}(ez}A(czJae<a b<d b<bIaa<ez.<czJaalYbdW&a <-(c%a UL_a<aIam<b m+.<b<aIaxNz(dIae=e<dIaa=d<c L[UxJaw<c e?ap<c<bJax<c<dJar<c<eJam<c<dJai<a<c i. a ax8"b<c <.%alDbcWcE<b<aIaiNGa<aIae<b m+.Iae"Ga<aIar<b}eE<aIax<b c).Iaa=cl<c<aIa<NGa<aIa;<c d).Iaa b}=dl<dl5*beW<c<e|eW af<c<e-=g a=cdEcE<c b.=f<b<c.<d<ex8ob(h"Ga<c<gS<f=cGbll<f b-=f<h"l=b<a<fJae<a<bJaal5NbdW&a x-(f%a b=gcEcEcE<dIaa(h b-ncabcl<dIai=h<dIae=gmbl<eIai=h<eIae=gl<f i.<b<c<g<hx]<fIam=b<a<fIaiJaa<a<bJae<f x.%al8rbbgW&a x-(d%a<d e.=e<aIaa(b=c<aIae=fcW i<b b)(b<b i~z(g(b a5seE b=c a=b emblcWcEcW<ceE<f<c b<bx5>mbl<b"eE b=cmcl b<bx=l(cGa<e bJae bmbl<e<cJae al=c il<e.<bJaa<e<cJaa<dIae b#eE<dIaiw<dIamal<dIai=b<a<gJaa<a<bJae<d x.%al5HbcWcW a<c<d|Gaw a<c<d- e|Gaw<b<d.Iaal=ecE<c<d e.(d|Ga<c<d- e|Ga<b<d.Iaa=fl<a<fJae<a<eJaalYa<bIaa 6fUxNeE<bx8Sb<b!UUUU_aRaal<b aJa%<b q?ap<b aJai<bIa;"eE<b ;.x8wbl<b bJa%<a a?ai<a e?aa<bIa<(a<cHaaRaa<a<c3aai3lail5?bcW j=ecE<bFae(d dS<c<d b#@"@Ga a=dcE<bFai(b c-nfbaaabal d a<b b a axy(e 4b@ p#z=dl<a<d?ab<a<e?aal5&beW<aIae=c<aIai(deE<c=bdE<bIaa(eeE<bIae<ex^bl<b 6Tc.=b<d b-(dGall<aIaa(aeE<c<a 6Tc+x^bll5IbbW<aFa%"eE UL_a<aIam<b m+.<b<aIaxNzIaa b.ol<aIae(b<aIai(c b-}eW b<aIaa<b<c|zFaa 5]#f all5?bcW<aIai=d<a<cx8ab<aIai=e<aIar(c<aIam#eE<a m.x8pbl<a<c b.Jar<aIax<c e).(a b?am<a<eJai<a<dJae<a<bJaal5RbbW<aIap<b 4b@.Fau(c e#eE<b<aIarFal UUUxAx6c 4b@=cl b=bcEcEcE<c b-ndaabcl<aFaT bO b@ol a=bl<b b@l5vbbW<aIaa(beE<aIae<bx^bl<a m.x6"b<aIap(b a5teE<aIa;<bx^bl<aIa%(b a5teE<aIaI<bx^bll|bbW<a!j5&eE<a!kU<bx8Gbl<bIai(c<bIaa#eE<bxQbl<bIae<c.<a!k6g6K KA?aa<b<c b.Jail5=bbW&a <-(d%a<d<cJap<d<bJar<d aJa;<d aJai<a<b<aIarFa6Ic m+Fa8q6|E m+Fa8e,E<d i.xi<d <.%al5RbbW&a <-(e%a<aIa;Fa6Jb b#eE<ax6jbl<aIa< b?a/<e!aRat<e3maaaaaaaaaaaaaaaa3lai<a<b<d<c<e i.xI<e <.%al5rbdWcE<c"GadE<aFaa(d<bFaa(e#eE<a b.=a<b b.=b<c b-(cGbmcll<d<e-=fl<fl}bcW<c ;@=cdE<bIaa=d<a bx8Eb<a<aIai(e b.Jai<aIae<e c).<dJaa<b e.=b<c e-(cGall5vbb6e<dHaa=e<aIa)(d<aIa+#eE<a 8Ja.x8pbl<a<d b.Ja)<aIa5~<d e).(a<cJam<a<bJai<a<eRaal5;bcW<aIae(c<aIaa(bJaa<beE<b<cJael 6y8k_aIaa<aIai(a c).Iaa"eE Z8k_a Z8k_aHaa!b<a6EL6iRaallSbcW&a x-(d%a<d i.<c<aIapFa5ixCb<dFaj(e dSeE<a<dFai<e<c<bx8Nb=bl<d x.%a<bl5rbbW<aIai(e<aIaa#eE<ax8;bl<a<e b.Jai<aIae<e e).(a<c b)<dAJai<a<b6ERaal5%a<a<b<dIai(b bx8rb<a<c<b b. ax8rb<d ex8Eb<d<dIai(a e.Jai<dIae<a c).3maaaaaaaaaaaaaaaa3laal5vbbW<aIaa(beE<aIae<b m+x^bl<a m.x8~b<aIap(beE<aIa;<b d)x^bl<aIa%(beE<aIaI<bx^bll5qbbW&a x-(b%a<b i.<a<aIaa b e mx6vb<bIai 6fUUUVSeE<bIamal<b x.%al5qbbW&a x-(b%a<b i.<a<aIaa b e xx6vb<bIai 6fUUUVSeE<bIamal<b x.%al5qbbW&a x-(b%a<b i.<a<aIaa b e rx6vb<bIai 6fUUUVSeE<bIamal<b x.%al5qbbW&a x-(b%a<b i.<a<aIaa b e px6vb<bIai 6fUUUVSeE<bIamal<b x.%al5qbbW&a x-(b%a<b i.<a<aIaa b e ix6vb<bIai 6fUUUVSeE<bIamal<b x.%al5qbbW&a x-(b%a<b i.<a<aIaa b i xx6vb<bIai 6fUUUVSeE<bIamal<b x.%al5rbbW&a x-(e%a<e i.<d<aIapFa5ixCb<eFaj(d dSeE<a<eFai<d<c<bx8Fbl<e x.%al5qbbW&a x-(b%a<b i.<a<aIaa b e ex6vb<bIai 6fUUUVSeE<bIamal<b x.%al?bbWcW b<b<c h@ 8la+.(dFa}Gaw<dIaaeE b<dFa5t b#Gbwl<a<b<cx5=ll!a<a<b a<c a<c 4b@ 8na|z 4b@ m+(b 6},_a.<aIar j.<bFaX,EzFaa b<c<dx6#bl5obbW&a x-(f%a<f i.<a<b<c<d<ex6vb<fIai 6fUUUVSeE<fIamal<f x.%al5ubcW<a m.<cx8?b<aIar=dcE<c"(eGa<eGa<aIax<d.<b<c2kaal<a<c<d.Jar<b<cx6ibl8ycchWb6e&a x-(e%a<aIaa(f=b&a x-(d%acW a<b b.(b"Gaw<d e.=g b=h e=ccE e<b<f b)(f<b<f}z(b<b e~z(f6E!cL(i!<Z!a5;eE a=bmbl<i6K(b 2444h}eE a=bmblcEcEcW<aIaa(ceE<aIae<c c) e<bx5>mbl<b"eE e=cmcl e<bx=l(cGa<g eJaembl<g<cJae a=hl i=cl<c<g.<bJaa<g<hJaa<dIae b#eE<dIam=b<dIaimbl<dIai=b<a<fJaa<a<bJae 6fUUUVl=a<e<bJam<e<aJai<d x.%a<eIai 6fUUUVSeE<eIamal<e x.%al5]bcW&a x-(c%a<c<a<bx5H<cIae=b<cIaa=d<c a?ai<a<d<b<c i.x8yb<c x.%alEbbW<aIai(c<aIaa#eE<ax8Ibl<aIae<c c).<bJaa<a<c b.Jai<a<aIam<b.JamlJa UL_a<aIam<b m+.<b<aIaxNz(bIai h@ d#eW<a<b<c<dx5Df all5oa<a<b<c<d<e UL_a<aIam<e m+.<e<aIaxNz(aIaa<aIae<aIai h@"x6ublJbbW UL_a<aIam<b m+.<b<aIaxNzIai(c g@ e#eE<a<b<c eYx-ll?a<a<b<cx8%b=b<a bx8Eb<a<aIai(c b.Jai<aIae<c c).<b UUUUVAJaal?bcW<c<bx8?b<cIai=dcE<b"(eGa<eGa<cIae<d.<a<b2kaal<c<b<d.Jail5la<a<b<cx8%b=b<a bx8Eb<a<aIai(c b.Jai<aIae<c c).<bJaal[bbcW<ax8}b<a m.x8~b<a p.(bIaa(ceE<bIae<cx^bl<bIam(ceE<bIax<c e)x^bl<b p.x8|b<bIa%(ceE<bIaI<c r+x^bl<b K.x8~b<b 5x.x8~b<aIa5R(beE<aIa:<bx^bll%bbW<aIaa<aIai(c-<b|eE<a<c<b b bx8&bll%bbW<aIaa<aIai(c-<b|eE<a<c<b i xx8&bll%bbW<aIaa<aIai(c-<b|eE<a<c<b e ex8&bll%bbW<aIaa<aIai(c-<b|eE<a<c<b e >x8&bll%bbW<aIaa<aIai(c-<b|eE<a<c<b e px8&bll5TbdW<bFau=e<b<bFa](f<aIap.Fau(g e#eW<f<aIarFal<e p) UUe a<dzA Uc a<czAAx6c 4b@f<gl?ar<a<bx5Sl5bbbW<aIaa(b a5teE<aIae<b d)x^bllzbbW<aIaa(beE<aIae<b m+x^bllzbbW<aIaa(beE<aIae<b e)x^bllzbbW<aIaa(beE<aIae<b p+x^bllzbbW<aIaa(beE<aIae<b c)x^bllpa a<e<a<b<c<dFae" ax6:bzll8(5g6Jba UU_albsa 6pU_alc_Ga 6*U_ald_a<a 8jU_alc_qa 8zU_ald_aqa 8 U_alc_(a 6t6f_ald_axa 6R6f_alc_(a 8m6f_alb_a 6R6i_albua 8d6i_ald<_Ga 06i_alF8naxaNaaa2daa5laaa8naxaNaaaheaaRaaa6ubxaNaaa8mbaaRa ZL_alv8|4445|5N++5lbxayaaaIbaa]aaa5]a {L_al5m*ababcdefghiaaaaaaabaaaabcdefghijklmGnoxyq]rustaaaaea Z6j_aljqaaaaaaaea 6<6j_albea 6J6j_albba X6j_albea _6j_albia 8l6j_albea 8s6j_albea 8%6j_albea 76j_albba 26m_al=baaaaeeeeeeeeeeeeeeeeeeeeeeeeabcda 6>6G_al5rxaEaaa:aaaaeeeeeeeeeeeeeeeeeeeeeeeebaababaR>VF5>5~5#FY/AO5#5}5|a5&gxaGaaaba [6n_al5Gdaaa5n?aaaaaabaaabaaab5yaaVF5#:/5S5~5})/5|5E5:F-/5:aaa5&gxaGaaaba 06n_alFdaaa6<gxayaaabaaaaaaabaaaaaaaeaaaaaaabaaaaaaaea Z6o_albea 6u6o_albba P6o_albea 6?6o_albia 6D6o_albea M6o_albea 06o_albea 8w6o_albba 6i6x_al5Kbabbbbbaabbabbbbbbbbbbbbbaaabababbbbbbbbbbbbbbbbbbbbbbbbbbaaabbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbba 96y_al8ydbaaabaaaaaaa=dxa<aaaaaaa5#)/5SO5#:5kK5k5lFKRF5kR5kK5k5mFK5kFK5GO5"5>5~//5|)A5#/O8(U6*5E5>++6b+5>5?/+6d5g)/V)/5|8(U6<6b+5>5?/+6d8(U6=aaa6 ixahaaa8bixaGaaa6:ixacaaabaaacaaadaaaeaaafaaa8lixabaaa?(5 A5}5S)5}5~5>5:5}5N)5(A+5E5"5>5|5!/O5#O5>)5!5>5~O5"5>A/:-/5~)5|/5DA/5~/5>)/:5S/5S5?/AO5E5}5N5|)<jGkTT(5S/5S5?/AO(?6b6d6d((T(5E5}5N5|)(?T(5#)/5SO(?5F5*6d6b(5>)(?T(5#:(?T(A/5~/5>)/:(?)A5N/(?6b(?6b(5#O(?(-/5~)(T(?6b(5#O(?(5|/5D(T(5>)(?(5!5>5~(?(O5"5>A/:(?)A5N/T()/V)(?6b(5E5}5N5|)(?T(/5|)A5#/O(?5F6b(O5"5>5~/(?T(5 A5}5S(?T()5}(?T(5~5>5:5}5N)5(A+(?T(5E5"5>5|5!/O(?6b5~A5}:5N5E)5J+5#O)5#5|5!5J/V)/5|:/:A/:/5S5~)5#5}5|5J5NA+5J)5}5J5~5>5:5}5N)a 8m6u_algbai5faha 8I6u_algbaiIaha 36u_algbaiHaha 6s6s_algcaiaaha 6E6s_algcaiaaha Q6s_algcaiaaha 8z6s_algcaiaaha 8#6s_alucaiaahalkxapaaadaaaara 6J6t_alebabda 8c6t_algbai5iaha 8]6t_algbai*aha 8R6t_algbaiKaha 6i6p_algbai5jaha 6=6p_algbai5kaha 6}6p_algbai5laha 8m6p_algcaiaaha 8I6p_alucaiaahalkxapaaagaaaGha 6v6v_alebacfa 6?6v_aljcabj5rcbaca M6v_algcbbk5uca 8z6v_algcaiaaha 8#6v_algcaiaaha 6n6w_algcaiaaha 6F6w_algcaiaaha 8c6w_algcaiaaha 8]6w_alwcaiaaha&kxapaaacaaaaraaaa<a Z6z_al8]bbaam8Nbxaqaaa_aaauaaa8Nbxaqaaa{aaataaa6b(+5#5|/(?6b(5#5|:/V(?T(5E5}5S5~+/5S/5|)(?aaaaabaaabaaa5cbxa]aaa6Saaakaaa8%bxauaaa+aaa5eaaa(?5]5e*5NA+S"5=*Y5k*5~A5}:5N5E)*Y5k*5~A5}:5N5E)*5E5}5N5|)A5#/Oabaaaaaaa5wN5<5=*Y5k*5}A:/A*Y5k*5}A:/A*6b5#:6d*Y5k*5}A:/A*6b5#:6d*+5#5|-Oaea 8"6;_alFUGxadaaa6hGxalaaabaaaaaaa:gxabaaaeaaaaaaaahjfea 6D6<_alFUGxadaaa6oGxauaaabaaaaaaaeaaaaaaa6TGxabaaabjjjea 26<_alF6?Gxaeaaa6"Gxajaaabaaaaaaa6"gxacaaaeaaaaaaaajabea _6=_alFUGxadaaa^Gxanaaabaaaaaaa:gxabaaaeaaaaaaaajjcea [6(_alTUGxadaaa6"Gxajaaabaaaaaaa:gxabaaaeaaaaaaaaijda 8b6(_albba C6(_al5SUGxadaaa8iGxaraaabaaaaaaaeaaaaaaaeaaaaaaaajjj<=(44444dd%5d444444cc5e5fIH4444ee5l5m444444cc5GJ444444cc5~5>5:5S/5|)5J5S/)5"5}:(a 8d6&_alhn5#)/5SO(a 8u6&_alkf5~A5}:5N5E)O(a 76&_al=i5#:/5S5~5})/5|5E5:5J-/5:(aaaaaaaaoO)5>)5NO(a 6IP_alng5E5}5S5~+/)/:5J5>)(a 8aP_alxmA/:/5S5~)5#5}5|5J5NA+(a 8qP_alin5~5>5:5}5N)(a 8RP_alGg5#O5J5E5}5S5~+/)/(a L6%_alll5E5}5N5|)A5#/O(a 6&6%_alxj5#5|5#)5#5>+5JY5>+5N/O(a 6D6%_alnn5 5#5|5>+5JY5>+5N/O(a 8o6%_alom5~A5}:5N5E)5J5E5}5N5|)(a 8*6%_aliG)5}-/5|O(a 6h6I_aleg5#:(a 6<6I_aljc5S/OO5>5!/(a 6}6I_alxh5>5~5~A5}Y5>+5JO)5>)/(a 8G6I_almn5E5>)/5!5}A5#/O(a 8T6I_alik/V5~5#A5:(a U6H_alng5~A5}:5N5E)5J5E5}:/(a 6w6H_allm5}+:5JO)5>)/(a 6S6H_allj5|/5D5JO)5>)/(a 8k6H_allj)5#5S/O)5>5S5~(a 8%6H_alnj5#O5J5}A:/A5>5?+/(a 36H_algm5E5}:/(a 6t6T_al<e5E5}5N5|)A5#/O5JA/://5S5>5?+/5J5#5|(t5>5 )/A(a C6T_alif5?/5 5}A/(a 8=6T_alhg+5#5S5#)(a 8N6T_algf)5:5~/(a 6r6F_alje5E5>A:5J5#:(a 6?6F_alkh5E5NAA/5|5E5:(a Q6F_alli5rN~5w5p"5="5u(a 8;6F_almj5w5;N5r"5<5<|5vS(a 8|6F_alik# |5p"5u(a 6y6*_al5cg5~A5#5E/5J5S5N+)5#5~+5#/A(aaaaaaax5r 5;5u(a 8f6*_al5be 5r5rN5(5v5=5J! 5p 5v5r"(aaaaaaaao"5(5;(a 8"6*_alfdS!5w(a 6n6K_alfd5(5<5u(a 6*6K_alfd5r 5u(a 8e6K_al(d:5#O)A5#5?5N)5#5}5|5J5S/)5"5}:(aaaa]5E5}5N5|)A5:(a 8E6K_alkh5}A:/A5J5#:(a 6l6J_alHi:5#O5E5}5N5|)5J5S5N+)5#5~+5#/A(aaaa]:/+5#Y/A5:5J/5S5>5#+(a 8b6J_alon5E5NAA/5|)5J)5}-/5|(a 8]6J_aloG/5S5>5#+5J5>::A/OO(a 8>6J_alhGY5>+5N/(a 6j6R_alifY5>+5N/O(a P6R_alhg"~ |5p(a ^6R_alGf5w 5HN5(5=5J5p|5v}(a 8x6R_alil5<|5vS5p"(a 8K6R_alkg~5(5p5=|5w5p"(a [6>_aloiVF5>5~5#FY/AO5#5}5|(a 6=6>_al5dGVF5#:/5S5~5})/5|5E5:F-/5:(aaaaaay5kK5k5lFKRF5kR(a 8n6>_almk5kK5k5mFK5kFK5G(a 96>_alhk@5N/A5:(a 6f,_aljf5"/5>:/AO(a 6z,_algh5?5}:5:(a 6|,_alPjeaaaaadaah44aaaaaadaah44baaaaadaah44caaaaadaah44caaaaadaah44daaaaadaah44daaaaadaah44eaaaaadaah44faaaaadaah44gaaaaddaah44haaaaadaaj444aaaabdaahaaiaaaabbaaiba?aaaadddbaca4aaaaddc>ada4aaaaadaagebaaaabddaabfb4aaaaddaahabiaaaadbaaibb5oaabbddaabgb4aabbddaaahb4aaaaddaaaib4aaaaddaaajb4aaaaddaaakb4aaaaddaaalb4aaaaddaaamb4aaaaddaaaGb4aaaaadaagecaaaaabdaaanc4aaaabdaaaoc4aaabbdaabfc4aaaabdaahaciaaaabbaaibc5xaaaaddaaaic4aaaaddaaajc4aaaaddaaakc4aaaaddaaalc4aaaaddaaamc4aaaaddaaaGc4aaaaadaabxd4aaaaddaajyd4aaaaddaahqdjaaaaadaab]e4aaaaddaahrekaaaaadaahuekaaaaadaadse4aaaaddaabtf4aaaaddaabpf4aaaaddaabvf4aaaaddaabwf4aaaaddaabzf4aaabddaaf;f4aaabddaaf;g4aaaaddaabzg4aaaaddaabwg4aaaabdaag5aibaaaabdaab5bi4aaaabdaag5cicaaaaddaah4alaaaaddaah4bmaaaaddaah4cmbbaaddaae&k4aaaabdaah5glGaaaabdaahclnaaaaddbaa5hl4aaaabdaah5gmGaaaabdaahcmnaaabddaabgm4aaabddaaahm4aaaaddaaaTm4aaaaddaaaFm4aaaaddaaa5im4aaaaddaaa*m4aaaabdaag5aGdaaaabdaacKG4aaaabdaag5aneaaabbdaab5jn4aaaabbaai5kn5vaaabddaab4n45}A:/AFA/@5N/O)5}A:/AF5EA/5>)/:5}A:/A5}A:/AF+5#O)5~A5}:5N5E)5~A5}:5N5E)F+5#O)5~A5}:5N5E)F5N5~:5>)/5~A5}:5N5E)F@5N/A5:5}A:/AF@5N/A5:aa5"vxaGaaaadaa5NvxaGaaabeab6gvxafaaacfab6jvxakaaadfbb6qvxahaaaeaab6vvxamaaafabb6Tvxanaaagcab6SvxaGaaahhca8evxalaaaihca6>ixaeaaajgcaaadadaaaaamamada 2X_aludleaaababaaaaa8:o8:obaba 6D6}_alzdomaaa5]a5]aaaaa_o_obaba>agaga 16}_ale8}o8}oa 8>6}_alz8:obaaadzmgaaaahahaaaaaaababa 6E6~_almbaad5fdaaaoaoa 8f6~_aldGaGa 8J6~_alld5geaaaaa5]a5]a 6*6N_alleda5igaaahaha 8(6N_alfbcb5mda P6D_aljdRaaaahaha 6S6D_alffaaaca C6D_albca 8r6D_aljcabaaadRda 6s^_almbaad5yaabbbaba 8q^_al]d5ybaaadadaaaaaeaeada 6n6:_alsbaad5qdaaadalaiaaa7a8"ada 8l6:_aljd iaaadada 8;6:_alfbaaaca 8"6:_albca 6g8a_alocabaaad|caaahaha 6z8a_alhbaaacaea 6 8a_aldeaca 8d8a_al5<gabaaad}da?***Y5k*&5S5#:<5q<+/5|aaa"bxa5vaaa8%laa5haaadaaaoaaanaaaLjxa6kjxa6vjxa5Kcxa5taaaHcaaja 6J8b_alGGcxa5waaa;aaafa U8d_alUbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbba 8f8e_al5lccccccccccccccccccccccccccccccddddddddddddddddeeeeea Z__albca XQ_albea CQ_aljqaaaaaaaea 8wQ_albea 9Q_albba 8"Q_albea U8h_albia 6G8h_albea 6v8h_albea 6T8h_albea 6"8h_albba 8bB_aljbaaaaaaaea 0B_albba 8wB_albba 9B_albga 8"B_albe';
var frequent = "fffffff1f13b1c507eaa000103c1e5181510000010800120335010001010100b";

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
