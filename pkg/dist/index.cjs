var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);

// index.js
var index_exports = {};
__export(index_exports, {
  InvalidDocumentError: () => InvalidDocumentError,
  applyFixes: () => applyFixes2,
  assertValid: () => assertValid2,
  changelog: () => changelog,
  convert: () => convert2,
  convertCall: () => convertCall2,
  describe: () => describe,
  detectVersion: () => detectVersion2,
  endpointOf: () => endpointOf2,
  explain: () => explain,
  fieldErrors: () => fieldErrors,
  is: () => is2,
  isValid: () => isValid2,
  jsonSchema: () => jsonSchema,
  parse: () => parse2,
  standardSchema: () => standardSchema2,
  validate: () => validate2,
  validateCall: () => validateCall2
});
module.exports = __toCommonJS(index_exports);

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
    const checked2 = { ...defaults };
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
          checked2[name] = option.check(given, what === "" ? name : `${what}.${name}`);
      }
    }
    for (const name of missing)
      if (checked2[name] === void 0)
        known[name]?.check(void 0, name);
    return checked2;
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
    const module2 = loader.compile();
    return () => new WebAssembly.Instance(module2).exports;
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
  address = call((core2) => core2.reserve(size)) >>> 0;
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
function call(run) {
  if (input.length > LARGE)
    input = NOTHING;
  try {
    return run(core);
  } catch (trap) {
    core = void 0;
    input = NOTHING;
    throw trap;
  }
}
function callWhole(run) {
  if (!registered()?.isWhole)
    throw notLoaded();
  return call(run);
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

// generated/endpoints.js
var endpoints = [{ "query": "product-query", "response": "product-list", "section": "4", "versioned": true, "versions": ["2023-07-27", "2024-02-05"] }, { "section": "4", "versions": ["2024-02-05"] }, { "body": "order-request", "response": "order-created", "section": "4", "versioned": true, "versions": ["2023-07-27", "2024-02-05"] }, { "response": "order", "section": "4", "versioned": true, "versions": ["2023-07-27", "2024-02-05"] }, { "query": "order-query", "response": "order-list", "section": "4", "versioned": true, "versions": ["2023-07-27", "2024-02-05"] }, { "section": "4", "versions": [] }];
var apiVersion = "x-api-version";

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
var SIGN_WORDS = 1;
function readSignRecord(words2, at) {
  const w0 = words2[at + 0];
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
  let level = /* @__PURE__ */ new Set([value]);
  for (let reached = 0; level.size > 0; reached++) {
    if (reached > depth)
      return true;
    const children = Array.from(level, (parent) => Object.values(parent)).flat();
    level = new Set(children.filter((child) => typeof child === "object" && child !== null));
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
function writeLimits({ bytes, depth, findings }, into, at) {
  writeNumber(bytes, into, at);
  writeNumber(depth, into, at + 4);
  writeNumber(findings, into, at + 8);
}
function writeNumber(value, into, at) {
  for (let i = 0; i < 4; i++)
    into[at + i] = value >>> 8 * i;
}
function withAllFindings(settings) {
  return settingsOf({ ...settings, limits: { ...settings.limits, findings: MOST } }, FLAG_ALL);
}
function shapeIndex(shape) {
  const index = shapes.indexOf(shape);
  if (index < 0)
    knownShape(shape);
  return index;
}
function knownShape(shape) {
  return aShape(shape, "shape");
}
var aShape = oneOf(shapes);
function refuseEntries(shape, { entries: entries2 }, name = "the option entries") {
  if (entries2 === void 0 || isList(shape))
    return;
  throw new TypeError(`${name} is only for ${anyOf(lists)}: leave it out for ${quote(shape)}`);
}

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
  const named = (wire, label = labelled(messages3, wire)) => ({
    value: wire,
    shown: byLabel ? inSentence(messages3, label) : quoted(wire)
  });
  const discriminator = () => named(nameOf(object?.discriminator), labelOf(messages3, object?.discriminator));
  const list = (names = [], last) => ({
    value: Object.freeze([...names]),
    shown: joined(names.map((wire) => named(wire).shown), last)
  });
  switch (name) {
    case "field":
    case "name": {
      const wire = nameOf(given.field) ?? given.name;
      const known = field === void 0 ? given.name : labelOf(messages3, given.field);
      if (texts?.called !== void 0)
        return plain(texts.called);
      const isUnnamed = wire === void 0 || byLabel && known === void 0;
      return isUnnamed ? { value: wire, shown: messages3.unnamed } : named(wire, known);
    }
    case "type":
      return plain(messages3.types[byLabel && field?.type === "string" ? "text" : field?.type ?? ""]);
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
      return plain(`/${escaped(given.name ?? "*")}`);
    case "near":
      return given.near === fields[object?.discriminator ?? NONE]?.name ? discriminator() : named(words[given.near]);
    case "list":
    case "header":
      return named(word);
    case "header_why":
      return plain(messages3.calls?.headers[word]);
    case "versions":
      return list(versions, messages3.or);
    case "methods":
      return plain(methodsOf(messages3, given).join(` ${messages3.or} `));
    case "shape":
      return named(endpoint?.shape);
    default: {
      const data = { ...given, ...field, ...texts, ...endpoint };
      return plain(data[name]);
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
function setProperties(target, names, areFew, make) {
  if (areFew)
    Object.assign(target, make());
  else
    postpone(target, names, make);
}
function postpone(target, names, make) {
  let made;
  const { [READ2]: others } = target;
  const value = (name) => {
    if (!names.includes(name))
      return others?.(name);
    made ??= { ...make?.() };
    make = void 0;
    Reflect.defineProperty(target, name, dataProperty(made[name]));
    return made[name];
  };
  for (const name of names)
    Object.defineProperty(target, name, accessorOf(name));
  Object.defineProperty(target, READ2, { value, configurable: true });
  Object.defineProperty(target, INSPECT, PRINTED);
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
  const { version: version2 } = settings;
  if (address2 === CLEAN)
    return { valid: true, shape, version: version2, problems: [], truncated: false, assumptions: [] };
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
  const areFew = reply.word(REPORT_DETAILS) <= FEW2 && !reply.isLong;
  setProperties(report, ["problems"], areFew, () => ({ problems: readProblems(reply, phrasing) }));
  return report;
}
function phrasingOf({ messages: messages3, names, mask }, builtIn = english) {
  return { messages: messages3 ?? builtIn, byLabel: names === "label", mask };
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
function readProblems(reply, phrasing) {
  const version2 = reply.word(REPORT_FLAGS) >>> REPORT_VERSION_SHIFT;
  const source2 = { reply, trail: new Trail(reply), phrasing, version: version2, escapedNames: /* @__PURE__ */ new Map() };
  const problems = [];
  for (let left = reply.word(REPORT_DETAILS); left > 0; left--)
    problems.push(readProblem(source2));
  return problems;
}
function readProblem(source2) {
  const { reply, trail, phrasing, version: version2 } = source2;
  const detail = readDetailRecord(reply.numbers, reply.at);
  reply.at += DETAIL_WORDS;
  const number = reply.next();
  const path = trail.to(reply.next(), reply.next());
  const { field, object, near, other } = detail;
  const last = path.at(-1);
  const name = phrasing.mask || typeof last !== "string" ? void 0 : last;
  const given = { field, object, near, other, number, name, version: version2 };
  const { text: text3, meta } = buildMessage(phrasing, detail.message, given);
  const problem = {
    code: codes[detail.code],
    severity: severities[detail.severity],
    basis: bases[detail.basis],
    section: sections[detail.section],
    message: text3,
    pointer: reply.isLong ? "" : trail.pointer(),
    path,
    meta: { ...meta }
  };
  if (reply.isLong) {
    const own2 = path.slice();
    setProperties(problem, ["pointer"], false, () => ({ pointer: pointerOf(own2, source2) }));
  }
  const expected = expectedOf(phrasing.messages, detail.message, given);
  if (expected !== void 0)
    problem.expected = expected;
  if (detail.found !== NOTHING2)
    problem.found = readFound(detail, source2);
  if (detail.help !== NOTHING2)
    problem.help = messageOf(phrasing, detail.help, given);
  if (near !== NOTHING2)
    problem.suggestion = words[near];
  if (detail.has_span)
    problem.span = readSpan(reply);
  if (detail.has_fix)
    problem.fix = readFix(object, source2);
  return problem;
}
function pointerOf(path, { escapedNames }) {
  const once = (name) => {
    const known = escapedNames.get(name) ?? escaped(name);
    escapedNames.set(name, known);
    return known;
  };
  return path.reduce((pointer2, segment) => below(pointer2, segment, once), "");
}
function readFound({ found, character }, { reply, phrasing }) {
  if (found === FOUND_SOURCE)
    return reply.string(reply.next());
  return found === FOUND_CHARACTER ? String.fromCharCode(character) : phrasing.messages.found[found];
}
function readFix(object, { reply, phrasing }) {
  const { title, applicability, field, near, other, has_edits, has_header } = readFixRecord(reply.numbers, reply.at);
  reply.at += FIX_WORDS;
  const given = { ...NO_ARGUMENTS, field, object, near, other };
  const fix = {
    title: messageOf(phrasing, title, given),
    applicability: applicabilities[applicability]
  };
  const edits = readEdits(reply);
  if (has_edits)
    fix.edits = edits;
  if (has_header)
    fix.headers = [words[other]];
  return fix;
}
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
  const at = versions.indexOf(version2);
  const [first, last] = [versions.indexOf(one), versions.indexOf(other)];
  return at > Math.min(first, last) && at <= Math.max(first, last);
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
  const inLanguage = (text3) => {
    const place = places.get(text3) ?? places.size;
    places.set(text3, place);
    return texts[place] ?? text3;
  };
  const translate = (name, value) => {
    if (!TEXTS.includes(name))
      return value;
    return Array.isArray(value) ? value.map(inLanguage) : inLanguage(value);
  };
  return JSON.parse(JSON.stringify(descriptions, translate));
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
  return !isRefusal(length) && call((core2) => core2.is_valid(index, form, length, settings.bytes.length)) !== 0;
}
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
  return reportAt(call((core2) => core2.validate(index, form, length, settings.bytes.length)), shape, settings);
}
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
  const issues = isAccepted(shape, input2, rules) ? issuesOf(also, value) : NONE3;
  if (issues !== void 0)
    throw new InvalidDocumentError(validated(shape, input2, rules), issues);
}
var NAME = "InvalidDocumentError";
var NONE3 = [];
var InvalidDocumentError = class extends Error {
  name = NAME;
  constructor(report, issues = NONE3) {
    const first = report.problems.find(({ severity: severity2 }) => severity2 === "error");
    const refused2 = issues.length > 0 ? " The schema of the option also refuses it." : "";
    super(`This is not a valid ${report.shape}.${first === void 0 ? refused2 : ` ${first.message}`}`);
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
  return passes(() => Object.values(value).every((item) => item === void 0 || typeof item === "string"));
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
  knownShape(shape);
  const { message, only, also, ...given } = readOptions7(options);
  refuseEntries(shape, given);
  const settings = settingsOf(given);
  const rules = { shape, settings, message, only };
  const convert3 = (given2) => schemaOf2(shape, settings, own(given2, "target"));
  const alone = {
    "~standard": {
      version: 1,
      vendor: "order-contract",
      validate: (value) => checked(value, rules),
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
function checked(value, rules) {
  const { shape, settings } = rules;
  const input2 = asValue(shape, value);
  let errors;
  try {
    if (isAccepted(shape, input2, settings))
      return { value };
    errors = errorsOf(input2, rules);
  } catch (error) {
    if (!(error instanceof TypeError))
      throw error;
    errors = errorsOf(NOT_PLAIN, rules);
  }
  return { issues: issuesOf2(errors, rules) };
}
function errorsOf(input2, { shape, settings, only }) {
  const listed = only === void 0 ? errorsIn(validated(shape, input2, settings)) : [];
  if (listed.length > 0)
    return listed;
  const all = errorsIn(validated(shape, input2, withAllFindings(settings)));
  if (all.length === 0)
    return errorsIn(validated(shape, UNSERIALIZABLE, settings));
  return only === void 0 ? all.slice(0, 1) : all;
}
function errorsIn({ problems }) {
  return problems.filter(({ severity: severity2 }) => severity2 === "error");
}
function issuesOf2(errors, { settings, message, only }) {
  const isShown = ({ pointer: pointer2 }) => only?.some((field) => pointer2 === field || pointer2.startsWith(`${field}/`)) ?? true;
  const other = errors.find((problem) => !isShown(problem));
  const elsewhere = other === void 0 ? [] : [elsewhereFor(other, settings)];
  return [...errors.filter(isShown), ...elsewhere].map((problem) => {
    const { path, code, pointer: pointer2, meta } = problem;
    return { message: message(problem), path, code, pointer: pointer2, meta };
  });
}
function elsewhereFor({ code, severity: severity2, basis, section }, settings) {
  const message = messageOf(phrasingOf(settings), SENTENCE_ELSEWHERE, NO_ARGUMENTS);
  return { code, severity: severity2, basis, section, message, pointer: "", path: [], meta: {} };
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
function readConversion(address2, outputOf3, messages3 = ENGLISH) {
  const reply = new Reply(address2, REPORT_HEAD);
  const phrasing = { messages: messages3, byLabel: false, mask: true };
  const assumptions = assumptionsFrom(reply, phrasing);
  if (!(reply.word(REPORT_FLAGS) & REPORT_VALID)) {
    return refused(readProblems(reply, phrasing));
  }
  const conversion = converted(outputOf3(reply.next(), reply.next()), assumptions);
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
  const { reason, field, other, version: version2 } = note;
  const of = [reason, field, other, version2, entry, item, messages3];
  if (lastReason?.of.every((part2, at) => part2 === of[at]))
    return lastReason.text;
  const named = (number) => quoted(nameOf(number));
  const why = messages3.fields[field]?.why;
  const texts = { version: versions[version2], entry, item, field: named(field), other: named(other), why };
  const text3 = withTexts(messages3.conversions.reasons[reason], texts);
  lastReason = { of, text: text3 };
  return text3;
}
var lastReason;
function withTexts(template, texts) {
  return filled(template, (argument2) => String(texts[argument2] ?? ""));
}
function readDetected(address2, { conversions } = ENGLISH) {
  const reply = new Reply(address2, REPORT_FLAGS);
  const evidence = [];
  const trail = new Trail(reply);
  for (let left = reply.next(); left > 0; left--)
    evidence.push(readSign(reply, trail, conversions.clues));
  const open = versions.filter((version2) => !evidence.some((one) => one.version === version2));
  return { candidates: open.length === 0 ? [...versions] : open, evidence };
}
function readSign(reply, trail, clues) {
  const sign = readSignRecord(reply.numbers, reply.at);
  reply.at += SIGN_WORDS;
  const path = trail.to(reply.next(), reply.next());
  const field = fields[sign.field];
  const version2 = versions[sign.version];
  const speaking = [field?.removed_in, field?.since, version2, version2][sign.clue];
  const reason = withTexts(clues[sign.clue], { version: speaking, field: quoted(nameOf(sign.field)) });
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
    const at = versions.indexOf(version2);
    return at > versions.indexOf(from) && at <= versions.indexOf(to);
  };
  return fillable.filter((gap) => gap.shape === shape && between(gap.version)).map((gap) => gap.pointer);
}

// convert.js
function convert(shape, input2, options) {
  knownShape(shape);
  return convertUnder(shape, input2, readConvertOptions(shape, options));
}
function convertUnder(shape, input2, settings) {
  if (settings.identity && formOf(input2) !== FORM_VALUE)
    return converted(typeof input2 === "string" ? input2 : new Uint8Array(input2));
  const prepared = prepare(shape, input2, settings);
  if (isRefusal(prepared.length))
    return refusedInput(shape, prepared).conversion;
  const address2 = addressOf(prepared);
  try {
    const output = (start2, length) => outputOf2(shape, prepared.form, start2, length, input2);
    return readConversion(address2, output, settings.messages).conversion;
  } catch (error) {
    if (!isStackOverflow(error))
      throw error;
    return refusedInput(shape, { ...prepared, length: REFUSED_DEPTH }).conversion;
  }
}
function detectVersion(shape, input2, options) {
  knownShape(shape);
  const settings = settingsOf({ ...DEFAULTS, ...readDetectionOptions(options) });
  const { index, form, length } = prepare(shape, input2, settings);
  const written = isRefusal(length) ? write("", settings) : length;
  const address2 = callWhole((core2) => core2.detect_version(index, form, written, settings.bytes.length));
  return readDetected(address2, settings.messages);
}
var { entries, limits: limits2, messages } = DOCUMENT;
var readDetectionOptions = /* @__PURE__ */ readerOf({ entries, limits: limits2, messages });
function addressOf({ index, form, length, settings }) {
  return callWhole((core2) => core2.convert(index, form, length, settings.bytes.length));
}
function refusedInput(shape, prepared) {
  return refused(reportOn(shape, { ...prepared, settings: settingsOfRefusal(prepared.settings) }).problems);
}
function outputOf2(shape, form, start2, length, input2) {
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
  const [before, search, fragment] = cut(String(given.url));
  const query = converted2("/query", own(endpoint, "query"), search, options, before);
  const body = converted2("/body", own(endpoint, "body"), own(given, "body"), options);
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
function converted2(at, shape, input2, settings, before = "") {
  if (shape === void 0 || input2 === void 0 || input2 === null)
    return { output: input2, losses: [], gaps: [], problems: [] };
  const part2 = convertUnder(shape, input2, settings);
  const within = (one) => shifted(placed(at, one), before);
  if (!part2.ok)
    return { losses: [], gaps: [], problems: part2.problems.map(within) };
  return { output: part2.output, losses: part2.losses.map(within), gaps: part2.gaps.map(within), problems: [] };
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

// loaders/inline.js
var import_bytes = require("./generated/bytes.cjs");

// loaders/ascii.js
var SINGLES = 88;
var BEHIND_PREFIX = 56;
var ALPHABET = 'abcdefghijkur]yxolstqpvwznGm;<=(&%TF*J>?EIHKR .)19ZDLMQV,+YON^P_WX0/U~S|}#![56{@:C-"AB24378';
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
  compile: () => new WebAssembly.Module(fromAscii(import_bytes.text, import_bytes.frequent)),
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
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  InvalidDocumentError,
  applyFixes,
  assertValid,
  changelog,
  convert,
  convertCall,
  describe,
  detectVersion,
  endpointOf,
  explain,
  fieldErrors,
  is,
  isValid,
  jsonSchema,
  parse,
  standardSchema,
  validate,
  validateCall
});
