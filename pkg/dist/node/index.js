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

// generated/bytes.js
var text2 = 'a5>O5Sbaaab,bs5RdVVVa5ReVVVVa5RcVVa5RfVVVVVa5RcVVbV5ReVVVVbV5RbVa5RdVVVbV5RgVVVVVVa5RbVbV5RfVVVVVbV5RhVVVVVVVa5RgVVVVVVbV5RiVVVVVVVVa5RiVVVVVV6dVbV5Raa5RfVVVV6fa5Rc6fVa5RkVVVVVVVVVVa5RcVVb6f5RhVVVVVVVbV5RabVd8|b8#bbiimbbgaecfdhbbabaccbccaaacheefccaeggggjjfffffndocaaahaacacccddxbbddbyaaaacaagggggggdddbbbhaaafkmfabkeccaadeacggiggeabccceeheccdddbbbbbadaaeahbbddddbhlldbdiihacbcfeedbbiblGbafkbhdjjeeahefhfkhffifacbfbfddhaaccaaqgiaaebh]beaiiiiGrcfdbagjcadidadhauefdbaygjbVb WW^alh6hbkg5S/5S5}A6acal5E5"/5E-5J5?5>)5E5"aTh5E5}5|Y/A)aFG5E5}5|Y/A)5J5?5>)5E5"a5in:/)/5E)5JY/AO5#5}5|aHl/5|:5~5}5#5|)5J5}5 aIi5#O5JY5>+5#:a5ghA/O/AY/a5fiY5>+5#:5>)/a5hGY5>+5#:5>)/5J5E5>++a8hbk18uh8#b8h5(c&Vd6f&a Wl-(e%a<aIar(GIamIaCb=jdE<e Cf.(h<i.(g aJaa<g!aRa<<g aJar<g!aRai<g3maaaaaaaaaaaaaaaa3laI<g aJaR<g3maaaaaaaaaaaaaaaa3la5x<i 0a.(i 7eSGal<e E-(f<h 7e8Dkaa<e<jJaZf<jeE i<j<j iNz=idE<f<dIaiJai<f<dHaaRaa<d m.=d<f 0a.=f<i b-(iGall<e 6Tf.<a<cx8nb<eIaXf=h<eIa,f=f<eIa6Tf=idE<f<i(dSeE<d <.=i<dIaa<hSGb<dHap=5f<dHax=I<e E-<dFae h@ 0a+.(g<dHai(HRa%<g<IRaT<g<5fRa5m<e<HRa6!f<e<IRa6Df<e<5fRa^fmbll<jeE<aIam=n<aIax=o a=idE<e E-<i h@(d 0a+.(f<fFa>?a&<fIaaeE<e >.<a<fIae b.(h<GIam<d p+.(g<GIarx5(<fcV a<eIa> b@"Gaw<gFas hSeE<eIa5x=l bmbl al(d?a=<f b?a<<f<lJax<f<dJam h=d<gFar(g a<g 8Ga|z m+Fa9XE=gcEcEcEcEcEcEcEcEcEcEcEcEcEcE 0[^a<n<h m+.<h<oNzIai h@ b-nhbcdefghal a=dmgl b=dmfl c=dmel d=dmdl a=l b=x e=d e=m b=h<gnkiddddedfgidl a=x b=l f=d b=h<g(mnkhccccdcefhcl g=dl a=x b=h<d=m a=l<gnkfaaaabacdeal<d d#=hmel<m c#=hmdl<x=hmcl<l=hmbl<d g@ e#=hl<f<h?a(<f b?a"<f<fIa<Ja#l<j<i b.(iSGallcE<GIam(oIaCb(d p+ a<d j|(dz(g"Ga<o e<dz(f<g.=r<e 1f.=y<GFax=] a=jdE<f p.=dcEcV<]<fFay(gSeE<g cSeE h=l<j<fFas h#Gcwlmcl<j=l<fFasl=h a=f<o<l h@(g p+.Fas h#<e E-(G<g 0a+.(nIa<(m Wc@"<m pY(q aSAA=g a=i<h h@ 0a+<G.(GIa<(x WWW5:@ WWWxSeE<x WWe@ xY<gA=ilcEcEcE<q b-nccbal c=f<g<i<x@A b@"Gbl b=fl<e<hJa9f<e<f?a8yf<e<lJa1f<e<i VO b@?a8pf a=fdEcE<y<f(g d).(fFae(i"Ga<e E-<fIaa h@ 0a+.(fFa< b@"Ga<f aJa#<f a?a"<f<i?a5tl b=f<g b@"Gal<nFa5t c#eE<G<mJa#<G c?a"lcE<nIam bSGa<GIam bSGa<GIax=g<e<nIaxJa8Dk<e<aIaxJa8|k<e<a3aaa3la2k<e<gJa8pf<e<aIaxJa9f<e<a3aaa3laCf<e 2k.<e Cf.x6Gb"Ga<e<lJa8pf<e<hJa9f<e<hJa8yf<e<lJa1f a=f a=idEcVcE<e E-(h<y<f d).(fIaa h@ 0a+.(gFa5t bSGa<gFa> c#Ga<fIae h@ 0a+<h.Fa5t"mbl al=h<g<h?a5u b=f<i b@ b=i"Galll<d<r#Gb<j b.=j<d=fmalal a=xcE<eIaZf(v"Ga a=mdE<aIar(iIam(j<m h@(g p+(l.=d<e E-<g 0a+.(oFa"=rcEcEcEcEcEcVcVcEcEcEcEcEcEcE<oIaK(g<oIaT(h~eE<rGn<iIar(gIar(h"Gn<dFay bSGn<dFas hSGn<dFar(d a<d 8Ga|z m+(dFa8yXE d#Gn<iFaxGn<h p+=f<d 1X^a.Faj(d a<d 5q|z v+ {Z^a.=d<gIax=l<jFa8Rb<iFa6Ic m+Fa8>6|E m+Fa8tXES=idEcE<f<l.(g x-Iaa(h"Ga<iGa<g r-Iaa(jFaa *SGa<h b-(h<dFapSGa<d<j b.<hx6c"Gdl<f p-(fGalmnl<oFa?=j<oFa5n b@(G"<r c#@GG<e E-<dFas h@ 0a+.(dIax=f<dIam=q<dIae=p<dIaa=w a<G<j b@zGe<aIa< b?a/<iIam<l.=l<qeE a 0[^a<aIam<f m+.<f<aIaxNz(kIae(d<kIaa(k-<d<k|<d a<aIai(j<j<aIae}(jz}A(dz=s b b<aIaa<jz<k.<dz=kl<e Cf.(x<aIa; b<aIap(dIaI<h.<g<dIaT}(jz(u a<g<h-(d<jz(y<l<iIarx8wb<eIaCf"Gk<e<eIa1fJa^k<e<eHaCfRa6Dk<eIa8yf=G<eIa9f=h<eIa8pf=n<qeE<e<eIa^kJa8>k<e<eHa6DkRa2k<e<nJa8Dk<e<hJa8|k<e<GJa8!k<e<fJa8pf<e<aIaxJa9f<e<a3aaa3laCf<e 2k.<xx6GbGel<e<eIa^kJa8>k<e<eHa6DkRa2k<e<GJa8!k<e<hJa8|k<e<hJa9f<e<e3aa2k3laCf<e<nJa7f<e cJa8pf<e Ck.<e Cf.x5t<eIaCk bSGcdE<eIa1k=]<eIa0k=x<e Ck.<e Cf.x5t<eIaCkGal<e<eIa8|kJa9f<e<e3aa2k3laCf<e<nJa7f<e cJa8pf<eIa2k=tdE<e 9k.<e Cf.x5t<eIa9k bSGd a=d a=l a=g<h<eIa8pk(f}eE<G<f m+.Iai(g eY(j a<g h@(i f#z=g<j a<i e#z=ll a=icE<t"Ga<l<f b.(f}eE<f=jdE<d b.=d 0[^a<G<j b.(j m+.<h<j~zIai eY(j<l|Gall<f<gNGadE<i b.=i 0[^a<G<f m+.<f<hNzIai eY(f<g|Gall<d<i. b#Gal 0[^a<G<x m+.(g<h<x~zIai h@ fSGb 0[^a<G<n m+.<h<n~z(dIae=j<dIaa=d 8;[^a=f e=i amil<e K.<g i-Iaa<g e-Iaax0b<e<eHaKRa7f<e cJa8pf<e U6=^aJa9f<e<hJa8yf<e<dJa1f<e bJa0f<e 6j6u^aJaCf<e 2k.<e Cf. ex5l<a<b<o<m<eIa8*k(d<eIa8>kx8Jb<eIa2k(g"Gm<d<gxPbmml 0[^a<G<n m+.<h<n~zIae=j 0[^a<G<] m+.<h<]~zIaa=d<e I.<e 2k.<x<] b-x[b a=l<h<x}eE<gIai(g eY a<g h@ e#z=ll<eIaT=z<eIaI=t<x b.=icEcEdE<i(g<lNGb 0[^a<G<g b.(f m+.<f<hNzIai eY=i<g<]~Gal<t b@"Gbmgl b=f a=i<t b#Gf amhl 0[^a<G<g m+.<g<hNzIaa=j bmfl a=f bmfl<e Cf.<y b bx6*b<eIa0f=g<eIaCfGb<e<eIa1f(hJa6!k<e<gJaXk<y"(gGh<gGf<h<u<y8Dkaamfl<aIap(fIaI=i<e Cf. a<g<h-(d<g<fIaT}(jz(g b bx6*b<eIa0f=f<eIaCf bSeE<e<eIa1f(lJa6!k<e<fJaXk<g"(GGi<GGf<l b<h<i.<jz<g8Dkaamfl<eIa1fal<eIa1fal 0[^a<G<z b.(d m+.<d<hNzIae=d bl=f a=i al=gcE<qeE 0[^a<G<n m+.<h<n~z(dIae=j<dIaa=d<s=i<k=fmbl<gGcl 0[^a<G m.<h b~zIaa=g<e<iJa8yf<e<fJa1f<e b<u<j<g-(h.<h<y}zJa9f<e a<d<g-(d<d<y}(dzJa0f<e b<u<dzJaCf<e<y<h-(d a<d<y~zJa8pf<e Xk.<e Cf. dx5l<eIa6|k(d"Gcl<r"eE<a<b<o<m<eIa6!k(g<dx8Jb<eIaXk(d"Ge<g<dxPbmel<oIaa bSeE<a o<b<p<r cSz<b<wz(d<d<mx8Rbmcl<a o<oIae(d<d<mx8Rbmbl<e!WWWWxRaXkl<eIaXk=fl<f"Ga<eIa6!k<fxPbl<m b.(m<vSGal<eIaZf(x"eE a=xmbl b=i a=fdE<f 7e#Gb<e E-<f.=d<i<x#=g<i b.=i<f 0a.=f<dIar<dFa5t aSA b@(d b c<dz<gz(d c#Gal<d"Ga<aIarIam(gIaCb(d a<d j|(kz(h p+=d<g e<kz(l=fdE<d(geE<d p-=d<fIaa<f p.=f cSGbll<h p+=d a=fcEdEcE<f 7e#Ga<d"Ga<e E-<f.=kcE<g"eE<kIaa"Gb b=j<kFa5t bSGbmel b=j<kFa5t c#Gd<lIaa cSGa<kIaaGdl<l p.=l<f 0a.=f<d p-=d<x b-(xGbll a=jl<aIa<(d<j<dFa/A?a/<aIa;(mFa,b b#eE<ax8Hb<aIa;=ml<m aJa6Db<mHa6!b=5f<m!WWWW^aRa6!b<e aJa^k<e<5fRa6Dk<a<bxi=GcV<aFa%(w"eE 0[^a<aIam<b m+.<b<aIaxNzIae(d<d aS-mbl<aIai(d a<d<aIae~zl=vcE<mIa8pb(z"eE a=j<m aJaMb<eIaZf=t a=r<G(g=y<g=ombl<5f!<L6K=; 0[^a<aIam(5a<mIa9b(xIaa(d m+.<d<aIax(pNzIaa=s<m aJaMb b<aIaa<aIai(5b<aIae(d}z=5c<eIaZf(t b-=q<m Cb.=<<m 8cb.==<x<z c).=(<5b b-<d|=& a=j a=u<G(k=o<s=y a=rdE<u b.=u 0[^a<5a<xIaa(] m+.(h m.<] b.<pNzIae(g=d 0[^a<h<]<pNzIaa(n=h a=icEcE<t"Ga<q=d a=l a=fdE<f 7e#eE<g=d<n=h a=imclcVcE<e E-<f.(hFa5t"Ga<hIaa"Ga b<hIae<]#Gbwl<l b.=l al=h<f 0a.=f c<h-<h<dz=i<d b-=d<i c#Gal<g=d<n=h<i"Ga c=i<]=h<e E-<l(d h@ 0a+.(fFa5t bSGacE<jGa<mIa8pb<u~eE<G=k<s=nmbl 0[^a<5a<mIa9b<u c).Iaa(d m+.<d<pNzIaa=k a=ncE<&"Ga V=i<5cFaa=hdE<i(d 6k6=^a.Faa<h#(l"eE<d b.=i<dGbll<k<5bNGa<w"Ga<lGa<k<5c.Faa 5]SGa<mIa1b(o<mIaCb#eE<<x5|l<mIa0b<o. 5]?aa b=r<m<o b.(yJa1b b=nl<k<n.=n<g=kl<mIaMb(d<mIa8cb#eE<=x5;l<mIa^b<d c).<g<n<g<n}zJaa<f<nJaE<f<kJa5x<m<d b.JaMbmbl<eIa6Dk<j#eE<e 6Dk.x5w<eIa8ck=;l<;<j p+.(f<dJar<f<hJax<f<iJam<f<n<y<jzJai<f<k<o<jzJae<f a<r<jzJaa<e<j b.(jJa^kl<g=k<x e.(x<(SGall a=h<m aJa8!b<mHa8*b=5f<m!WWWWWbRa8*b<e<yJa7k<e<oJa8pk<e<rJa9k<e aJa1k<e<5fRaCk<5f!<L6K=l 5~=n a=] a=idE<t<i<i<t|z=kcEdE<k<i(d#Gb<d b.=i<e E-<d h@ 0a+.(fIar bSGal<f5Ga5m=5f<eIaCk<]#eE<e Ck.<] b i xx5=<eIa0k=ll<l<] e).(k<dJai<k<5fRaa<e<] b.(]Ja1k<h x.=h<n x.=nmbll<eIa0k(f<]<m 8|b.x6DbwcE<]"eE<j=f<g=kmbl 5e T<wz=t<aIai(d<aIae}(k<d c|A=; b<aIaa(5a<kz=5b<f i-=5c<j p+=u<m Cb.=<<aIap=w<v a<d<kz}==<j=fdE<e E-<h<5c.Iaa h@ 0a+.(dIa5m(p<h x-(x eY(s-(k a<k<p~z=l a=hcV b<dIaI(k<dIa%(i|Gaw b<k<wIaT}Gaw<k<i-=h<wIaI<i.l=i<j<l|=q<dIa;<dIap=&<dIar=5dcEcE<zGa<s b.<]SGa a=r a=d<h a<v<g-<=<g<v}A(kz~eE a<h<i b<g<5b.<kz<hx6cz=dl<e aJa9k<e<gJa8pk<e<d<g.(kJa7k<k=y<g=ombl<g=kl<j<l<qz=qcV<h"eE<e<t?aCf a=l<q"mbl<i a<i<h b-(l.Faa(g 5]#(dz=scE<g 5]SGa<qGa<;eE<e<t?aCf bmcl<i=s<5a*aa 8f8:aSGa b=y<e bJa7k<e!WWWWxRa9k<e<t?aCf a=r b=o a=G bmbl<e<t?aCf<l<h<dz=l<s<i<dz=i<q"l=g<e <.<t<i<lx5% b=h<mIa1b=d<<<i<e Cf.<eIa< b#(iz<l b<izxt<mIa1b=icE<g"eE<d=l<i=gmbl<r=h<o=l<y=g<f"Ga<eIa8ck(s<iJai<s<dJae<s bJaal<eIa6Dk<f#eE<e 6Dk.x5wl a<5d b@(dz=i<& a<dz=s<eIa8ck<f<q<f<q|z p+.=dcE<f<q~Ga<u<j<f<f<j}z(q<p<n eY-(( a<p<(Nz(p<q<p|z 5"+.(q"Ga<d p.<d<q8Dkaal<d<iJar<d<sJax<d bJam<d<gJai<d<lJae<d<hJaa<e<f b.(fJa^k<n x-=n<u p.=u<k=g<x(hGall<mIa8*b(deE<mIa8>b<d e)xPbl<m<eIa1kJa8!b<m<eHaCkRa8*b<eIa8ck=i<e<GJaXk<e<mIa1bJa6!k<f"eE<a<e Xk.<e 9k.<e E-x6sbl<e aJa8*f<e<i<f p+.(gJa6sg<e 8yf.=j b=fdE<f<h c#A=fcEcEdEcE<f b@"eE<j<h m+.(fIaa(d dSGbl<g<i#Gc<e<i p.(dJa6qg<iIaa(h d#Gc<e<hJa8yf<e<iHaeRa9f<e<iHamRa7f<e<iIarJa2f a=h<d=i a=fmbll<e<dJa2k<e<fHae(5fRa8*k<h b.=h<dGb<eIaXk<5f6KSGb<mIa1b<eIa6!kSGb<e<5f!<L5qaXk a=fmcl<e<vJa1f<e<kJa0f a=x<e aJaCf<a<e Xk.<e Cf.<e E-x6sb<mIa6!b(deE<mIa6|b<d p+xPbl<m<eIa^kJa6Db<m<eHa6DkRa6!b<eIaZf(d"Gc a=fdE<e E-<f h@ 0a+.(gIaaeE<a<gIae b.<fx+l<d<f b.(fSGal<eIaZf=xmcl<a<e Xk.<e 2k.<e E-x6sb a=fmalal<aIar=d<xeE<dIamFa8Rb(g a<g o|z 5x+*a8J6}E=o a=fdE<e E-<f h@(k 0a+.(gFa"=ycE<gIaa"Ga<gIae=jcEcEcEcE<gFa5t bSeE<y bSGf<dIam(gFa8*b"Gb<g<k p+.(iFar=g<aIax=l<dFax=h<iFay b-ncdecl<gFa> c#eE<a n<j<j<fx8Rbmfl a=n<e E-<dIam<k p+.(mFas(s h@ 0a+.(hFa( b#eE<hFa> cS=nl<gIax=l<gIam=G<gFa5u"eE<dFax=g G=icEcEcEcEcEcE<mFay b-ncbdal<g b@Gc<s hSGb<a y<j<j<fx8Rbmkl<g"Gb<s hSGa<a x<j<j<fx8Rbmjl<G<nA bSGc<GGb l=il<a<i<j<j<fx8Rbmhl<e<lJa7f<e<j b.(gJa8pf<e<aIaxJa9f<e<a3aaa3laCf<e 2k.<e Cf.x5t<eIa2k b#eEdE<eIa8>k=j<e 2k.<e Cf.x5t<eIa2kGall<a l<j<j<fx8Rb<a<g<l<fx6xbmgl<a<mFa]<j<j<fx8Rbmfl<a b<j<hIaaeV<hIaef<jl<fx8Rb<G"Ge<a<j b.<l<fx6xbmelal<h b@Gbmcl<h b@Gbl<g a<g 8Ga|z=g 0[^a<aIam<j b.(h m+.<h<lNz(hIae=G<hIaa=ncE<aFa% b#eE<e Cf.<a<hxo a=i<G<n}eEdEcE<e p.<e Cf.x8Gb<eFap(h"Ga<eFav K- 4b@ k|Gbll<h bO=il<g 5G- 4b@ 8:b|Gc<i"Gbmcl<dFa6Ic m+Fa8 6|E<g m+ 1X^a.(gFad aS@=i h=lcEcEcEcEcEcEcEcEcEcEcEcEcEcEcE<hIai h@ b-nhabgcdefil b=lmel c=lmdl e=lmcl f=lmbl g=ll<iGk<gFai=imbl<iGj d=l<gFai(i b#Gcl<i 4b@nkiccccdcegfcl<i<gFai"AGh<gFae"Ggmhl<gFaeGg<G<n- c~Gfmgl<l dSGemfl<l cSGdmel<l eSGcmdl<l g@ eSGbmcl<l f#Gbl<a e<j<j<fx8Rbl a=j<dIam(gFa8Rb(h a<h o|z 5x+Fa6z6~E=icE<g<k p+.(kFas(h h#Ga<e E-<h h@(h 0a+.IaaGa<o<g<h p+.Far<i- o@Y=jl<kFay(l c#<y aSA=g<dFax=hcEcEcEcEcE<l b-nccabl<g<jA b@"Gcmdl<h bO=hl<g<hA<jA b@Gbl<o<kFar<i- o@Y b@"Ga<a d<b<b<fx8Rbl<f b.(f<xSGallcE<aFa%"Ga<dIamFa8Rb(b a<b o|z(b h- 4b@ 8:b|Ga<e<dFax?a9k<e<aJa8*k<e<b 5x+(b 76}^a.Ja2k<bFa6p6~E=d<e<e E-Ja8!k<e<e 9k.Ja8>k<e x.<e 2k.(g<dx6lb<eIar=d<eIax<e i.<g<bFa6v6~Ex6lb bSGa<eIai b@"Ga<eIam=b<aIa<<e W8:d5oa8yf<e g?a8]f<e!aRaCf<e<b<d<b<d}zJa1f<e Cf.x6fl a=hcE<aIar(bIam(dIaCb(g p+ a<g j|(gz(k"Ga<k p-=i<d e<gz s.=f<bFax=ydEcEcV<y<f f-Faa(dSeE<d cSeE<h=j h<fFaa h#Gcwlmcl<fFaa=j<h h@l=d<e E-(l<d 0a+.(gFa5s=k<bIam<d p+.Fas=G<j h@ 0a+<l.(jFaS=n<jFa"=dcEcEcEcEcEcEcEcE<gFa"(o b#eE a=lcE<d b-ndjacal a=dmil<d b-ndfdbcl a=d<G h#Gg<n b@"Gg<k b@Ggmdl a=d<G h#Gd<n b@Gcmdl a=dmcl a=d<o dSeE a=lmel a=l<k b@"Gdmcl c=dl<o d#Ga a=lmbl c=ll<g<l?a}<j<d?a}l<i"Gb<i p-=i<f p.=f<h b.=hmalal a=f<aIa; aJa1b<eIaZf=scEdE<f<s#Gb<a<e E-<fx6"b<f b.=f"Gal<aIa<(g<gIa5R b.Ja5R<gFa: bSGa<gIaD=b<g aJaD<gHa5==5f<g!WWWWxRa5=<e<bJa7k<e<5fRa9k 5e T<aFa%z=t b<aIaa<aIai(d<aIae}(kz=G a<d<kz=j<aIax=o<aIam=m<aIar=x<b=f a=ldE<a<e E-<lx6"beE<eIa9k<f#eE<e 9k.x5|l<eIa8pk<f. (?aa<e<f b.Ja7k<e 9k.(d<l h@(k p+(q<xIam.Far(h a<h 8Ga|z m+Fa8uXE(h a<h 5q|z v+(h {Z^a.<hFa8sZExt<d<e E-<k 0a+.(hFa} c)(kIa6s8dE<kIaL8dExtcEcEcEcEcEcE<hIaa(k"Ga<hFa5t bSGa<d 6>6s^a fxt<h5Gai<dx"<eIa7k(k<eIa9k#eE<dx5|l<eIa8pk<k. T?aa<e<k b.Ja7k<hIaE(k<hIa5x(d#Gc<d<k}<k<j}A(fGc b<d<G.<fz=f<k<d-=k<a axi<d#Gb<k bSGb<fFaa<tSGbmcl<a<e E-<lx6tbeE<e 9k. M6s^a hxt<k"Gemdl<eIa7k=fmel<e 9k.(d 6!6s^a gxt<e<kJa0f<e<fJaCf<e Cf. b<dxS<eIa7k(k<eIa9k#eE<dx5|l<eIa8pk<k. T?aa<e<k b.Ja7kl<hFa5ueE<e 9k. 6~6s^a nxtl<e 9k. M6s^a hxtl 0[^a<m<hIae(k m+.(f<k<oNz(dIae=y<dIaa=d 0[^a<f m.<k b.<oNz(fIae(n=k<fIaa(f=u<hIam b#eE 0[^a<m<hIax(k m+.<k<oNz(iIae=k<iIaa=ul<e<nJa8Dk<e<kJa8|k<e<uJa8!k<e<fJa8>k<e<yJa8*k<e<dJa2k a=fdE<e Cf.<f.(] a<e 2k.<f.(rIae(i<rIaa(r-<i<r|<i<j}A(izJae<] b<G<r.<izJaa<f i.(f pSGal<eIa8pf=r<eIa9f=]<eIa8yf=v<eIa1f=p a=f<e E-<xIam<q.Fas h@ 0a+.(qIam b#eE a 0[^a<m<qIax(f m+.<f<oNz(iIae(f<iIaa(q-<f<q|<f<j}A(fz=i b<G<q.<fz=fl<e Cf.cVcEcE<hFa5u"eE<d<G.=k<hFa5t cSGb<e<rJa8*f<e<]Ja2f<e cJa8(f<e 96u^aJa7f<e<vJa8pf<e<pJa9f<e U6u^aJa1f<e a<y<d-<j<y|<d<y}A(dzJa0f<e bJa8yf<e b<k<dzJaCf fmdlcE<f"Ga<i a<k<u-<k<u|<k<j}A(kzSGa<f b<G<u.<kz<ix6c"Gcl<e a<n<d-<j<n|<d<n}A(kzJa0f<e b<d<G.<kzJaCf bmcl<e a<n<d-<j<n|<d<n}A(dzJa0f<e b<k<dzJaCf bmbl<e<rJa8pf<e<]Ja9f<e cJa8yf<e 96u^aJa1f<e a<u<d-<j<u|<d<u}A(kzJa0f<e b<d<G.<kzJaCf dl<e 9k.xSl<eIa7k(d<eIa9k#eE<e 9k.x5|l<eIa8pk<d. T?aa<e<d b.(fJa7kl<eIa9kcE<f"eE a=fmbl<e<f b-(fJa7kl<f#eE<e 9k.x5|l<eIa8pk<f. 3a?aa<e<f b.(dJa7k<eIa9k<d#eE<e 9k.x5|l<eIa8pk<d. T?aa<e<f c.(fJa7kl<l b.(l<sSGalcE<f"eE a=dmbl<e<f b-(dJa7kl<gIa5w(k<gIa5s(h#eE&a x-(a%a<a i.<g Ca.<h b e %x5~<aIai 6gWWW5:SeE<aIamal<a x.%al<gIa5p<k %+.(a<cHaxRax<a<c3aaa3laa<a a?a<<a<dJa;<a<bJap<g<k b.Ja5w<e<eIa7kJa1f<e<eHa9kRaCf<gIa5=(aeE<gIa5I<axPbl<g<eIa1fJaD<g<eHaCfRa5=l<e Wl.%al6u(cHVc6f&a 7c-(g%a<fIai(w >+=o<fIae=hcE<bIarFak c#eE<h=idE<o(neE<n >-=o<g <.<ix8mb<i >.=i<gFa< g#Gbll V a<nz=]mbl<bIam=n<g<bIax(GJa8*b<g<nJa2b<g aJa9b<g!WWWW^aRa1b<g<bIaiJa8(b<g<bHaaRa8pbcE<w"GacEdE<g K.<h<i.(jx8mb<gFaK gSeE<g 6Tc.<g 1b.<jIaIx6mb<gIaXc(mGcl<o<i >.(iSGalmbl 0[^a<n<gIa,c<m e). x-Iaa(m m+.<m<GNzIai eY=]<o >-<i#Ga<j 7a.=l<o<i- >- >5|=idE<g I.<l I-x8mbcE<gFaI g#Ga<g 6Tc.<g 1b.<lIaax6mb<gIaXc(j"Ga<] 0[^a<n<gIa,c<j e). x-Iaa(j m+.<j<GNzIai eY(j<j<]|z=]l<l >.=l<i b-(iGall<gIa1b(i"Ga<gIa8yb<i e)xPbl<w >+=G<d<e p+.=m<d=i<w(n=ldEcE<leE<l b-<m<i- p5|NGb<l p+<i.=il<i<m#GadEcEcE<iIai<]NGa<iFa](j y}Ga b<j) W6gG@Gbl<i p.(i<mSGbmcll<g 1b.<b<ix8gb<gFa6jc d#Ga<fIaa<n#eE<f<n b e >x5=<fIae=hl<i p.=i<f<n b.(jJai<h<n >+.(n<gHaWcRaK<n<g3aa8>b3la<<n<g3aa7b3lax<n<g3aa1b3laa<G >.=G a=l<j=nmbll<g<cJa0b<g<eJaCb<g<dJaMb<g<bHaaRaXb<g<bHaiRa6|b<g<bIaxJa8cb<g<bIapJa^b<g 5m. 96x^a 8*a8Dkaa a=i<g aJa,b<g!WWWW^aRaZb<g Zb.=t<g Xb.=(<fIae(d=ocEcEdE<i<G#Gb<oFa5l=c<i >.=i<o >.=o<c f}Ga<c c#Gal<a<tIaiJai<a<tHaaRaambl a=o<g aJa6sc<g!WWWW^aRa6nc<g aJaZc<g!WWWWWbRa6wc<g aJaXc<g!WWWW^aRa6Tc<g<bIaxJa^c<g<b3aaa3la6!ccE<n"eE e=<mbl i=c e=< a=]<d=i a=ldE<g p.<ix8mb<gFap(h gSeE<gFav=e a=jcV a<gIa0b h- d|Gaw<g 1b.<g 6Tc.<iIaIx6mb a<gIa9b(b"Gaw<gIa8yb<b e).(b m-Iaa=j<b x-Iaal=mc6f<h f#eE<i5jag!WcUmbl<i5jael=*<gIa6wc<o#eE<g 6wc.x5<<gIa6=c=cl<c<o e).(b<]Jai<b<*<m6?!<[URaa<g<o b.(oJaZc<gIa6nc<]#eE<g 6nc.x5vl<gIa6qc(<<] e).(b<e?aG<b<h?am<b<jJai<b<mJae<b<lJaa<g<] b.(]Ja6scl<i >.=i<l b.=l<G >-(GGal<]"Ga<gIa6=c=i<g aJa9b<g!WWWWWbRa1b<i<o<g 1b.x6Dbw<gIa1b(beE<gIa8yb<b e)xPbl<o"Ga e<d<n<w|z=5d<i<o e).=&<i x.=5e<g 8qb.=5f<g 8qc.=I a=bdE<e=j<G=m<c=p<b b-=l<5e<b e).=GdE<l c.=b<iIai=c<iHaa=*cV<l<o|eE b<G <-Haa<*5zGbwl<b<o|eE<GHaa=Kl<b<o|<*<K5z@l=xcEcE<c<]NGa<n<w|Ga<w<<<c e).(hIaa(c}Gbl<l b.=l<G x.=G<i x.(i<&SGbmdll<5d<c >+.(lFag(k6?!4b6i=*<lFae=c<lIa%=d<lIa<=y<hIai=e<gIa,b=GcEcVcEcEcEcVcEcEcEcEcEcEcEcEcEcEcEcE<hFam b-nfbgfchal<g 5m.<exu 4b=z 8ia=;<xGG a=y 4bmol<hFaG=p<g 5m.<exu 0[^a<gIa6Db<e b.(d m+.<d<gIa8cbNz(dIai h@(hGb 8ia=; 4b=zmll<gIaZb<G#eE<tx5vl<gIa6Tb<G e).(j<dJam<j<yJai<j<*!i[!cURaa b=y<g<G b.Ja,b 4b=z 8ka=;<lFai {a#Gb<kmGl b=y 4b=z 8ia=;<h dSGl<dIae=h<dIaa=j<gIaXb=k<gIa6!b=r a=q<g a?a8pb<g aJa9b<g a<h<h aS-(d<j b.(m-<d<m|<d<r}A(dzJa8yb<g b<k<m.<dzJa1bdEcE<g i.<g 1b.x8Gb<gFai"Ga<gFaj(d <- 4b@ 8zaNGG<q 4b@<d=qGb<d <SGbmGll 4b<q 4b@ <#Gmw Ca 8ia<h<j- c}(dz=;<p V<dz=zmjl<k<xGlw<c a<c 4b@(d 8Ga|z(j 4b@ m+(mFa8sXE(p a<j l- 4b@ Ma|z 4b@ 5x+(jFa6s6~E bSGd<d<j 76}^a.(jFa5nSGd<k<m 1X^a.Fal(d e}Glw<k<d k+ 6qZ^a.(d<gIa^b(mFaF.Fai(q a<q j|(qz(x"Glw<d b<qz=q a=dcEdE<d<q.Faa<k#Gb<x<d b.(dSGal<kmml<g aJa5s<g aJa5x<hIae=h<g a?a8:b<g a5oa8Db<g b?a8|b<g!eRa8>b<g<mJa2b<g<(IaxJa7b<g<(3aaa3la1b<g<gIa0b(m a<m k|z m+ 26|^a.Ja8(b<g<g 5m.Ja8*b<g a5oa8mc<g bJaMc<g<dJaCc<g<j<d h@ b).*a(5oa0c<g 0[^a<gIa8pb<h m+.<h<gIa7bNz(dHaaRa1c<g<dIaiJa9c<g 1b.<p<h<g 1c.<g Mc.xWb<gIa5x(d"Gd<gIa>(j<d p+.=5c<gIaMb(m<gIaCb(p p+.=qdE<m=h<peE<jIam=x a=h<p bSeE<p=ddE<d bY(r<h.(5a<h<m<5a p+.Iam<x|z=h<d<r-(d b}Gall<m<h<m<h p+.Iam<x|. p+.=hl<k<h<q#Gmw<j p.<jFay=5a<jFax=v<jIai=x<jFa]=r<jIam=jcEdE<k<j<hIamSGnw<g<hFa](u?a8yc<g<h*ax5oa8qc<g<hIai(sJa1c<g<5a?a8]b<g<v?a8qb<g<xJa1b<g<r?a8ybcE<r<uSGa<x<sSGa<I<5fx6dGcl<h p.(h<qSGal<kmGl(j<5cSGalmdl<g 5m.<exu b=y 4b=z 8ia=;mjl<x"Gcmel<xGd<g 5m.<hIae<kx6ob<gIa,b=hGc<*!i[!b!c<gIa0b h- d|zU=*<gIaZb<h#eE<tx5vl<gIa6Tb<h e).(j<dJam<j<yJai<j<*Raa b=y<g<h b.Ja,b 4b=z Ba=;<kmil a=y<kmhl<hFaG=5c<g x.<g 5m.<ex8lb<hIae(d<gIa8cb(yNGb<d b.(h<gIa6Db(x<d m+.Iai(d eY a<d h@ e#z(rNGb<c a<c 4b@ 8Ga|z 4b@ m+Fa8uXE(5a a<5a 5q|z v+Fa8sZE 0[^a<x<e b.(d m+.<d<yNz(vIae(k<vIaa(v- a<k<gIa6|b(u a<u<gIa6!b~z~z a<k<vNz.=T<5a6?<gIar=%<gIax=v<5c a<5c 5q|z 4b@ v+ {Z^a.=udEcE 0[^a<x<h b.(k m+.(s<k<yNzIai(= h@ f#eE<u<( 0[^a<x<h m+.<h<yNzx8EbGbl<= eY(h<r|Gbmdll a=u a==<k<y|eE<sIai(k eY a<k h@ f#z==l!i[<d6?!<[U!dU=*<h c.=d a=rdE<gIa6Db=k<gIa8cb=scEcEcEcEdE<d(h<=NGb 0[^a<k<h m+(d.<h<sNz(5bIai(F h@ eSGd 0[^a<d<x.<h<yNzIai eY=d<5bIaa=5b<g 5m.<h<5ax6obGal<gIaZb=s<gIa,b=k<v<5bN<uA"Gbmdl<u"eE<gIa,b(d<gIaZb#eE<tx5vl<gIa6Tb<d e).(h<%Jam<h<vJai<h!aRaa<g<d b.Ja,bl 8ja 8ia<rz=;<5c V<rz=zmil<k<s#eE<tx5v<gIaZb=sl<gIa6Tb<k e).(u<%Jam<u<vJai<u!aRaa b=u<g<k b.(kJa,bmbl<gIa,b=hmcl<k<s#eE<tx5vl<gIa6Tb<k e).(s<5b b.(5bJam<s<5bJai<s!WWe!a<h b.<F eYSz<*URaa<g<k b.(hJa,b<r<T.(r WW^a~Gall c<h<G|Gbwl<g<GJa,b cl=y<j=e<m=G<p=cmel<xGa a=y 4bmcl b=yl 4bl=5i<gIa,b<G-=ql<l<y?a;<l<;?az<l<z?aw<l<5i?av<l<c?ap<l<qJar<l<GJax<l<eJam<i x.(i<&SGall<a<tIaiJai<a<tHaaRaa<gIa6Tc(aeE<gIa,c<a e)xPbl<gIa6wc(aeE<gIa6=c<a e)xPbl<gIa6nc(aeE<<<a e)xPbl<fIai=nl<g 5m.x%<n<wNeE<f<wJail<g 7c.%al8Irb5hV&a 8>b-(g%acEcE 0[^a<bIam(v<c m+.(h<c<bIax(yNzIai h@ fSeE<a aJaambl<g aJaI<g!WWWW^aRa<cEcEcEcEcEcE<c<y|eE<c b.(k<hIai(c eY a<c h@ f#z((|Gbl<bIar(b r.=k<bIar=c e=hmbl<bIap(q m.=&<bIar(i p.=;<d e<dIaCb(c j|(hz r.=%<c a<hz(5d p+=5e<bIa;=5a<bIaa=5f<dFa8Rb=I e=5bdE 0[^a<v<k m+.<k<yNzIai<g fJa5I<g 76]^aJa5=<g fJa5w<g 8f6u^aJa5p<g hJa5s<g 6D6u^aJa5u<g iJaE<g 6!6u^aJa5x<g cJa><g 8&6]^aJa5m<g cJaK<g 6&6u^aJaT<g 6qb.<b<k<g T. gx6wb<gIa6qb(H c#Gf<gIa8cb=5g<gIa6Db=5c<gIa6|b=5h<gIa6!b=]<gIa6Tb=T<gIaZb=F<gIa6=b=5i<gIa6wb=*<gIa6sb=KcV<iIa<(p<gIa,b b@"Gaw 0[^a<v<gIaXb(c m+.(h<c<yNzIai h@ eSGg a=r<c<y|eE<hIai(h eY a<h h@ e#z=rl<5f"Gg<p<c b.(o<rNGaw<p b-=<dE 0[^a<v<o m+.(c m.<o b.(G<yNzIai<g aJa:<g!WWWWxRaD<g 0[^a<c<o<yNz(cIaiJa6wb<g<cHaaRa6qb<b<g 6qb.<g 8pa.x5*<gIa5R=u<5d"Gg eY=o<gIa:=j a=k<5e=h<%=cdEcE<cFaa(l a<l 8Ga|z m+Fa8uXE(l a<l 5q|z v+(lFa8sZE<j#eE<l {Z^a.<u<jx6c"Gbl<c p.=c<k b.=k<h p-(hGbmill<e 4b@<ISGg<iIa<=h<iIa;(j=ccE<peE<h<<~Gb<j<< f). <.=cl<c<j<h f).(h#GadE<cIaa"eE<cFae<k 4b@#Gjl<c <.(c<hSGall<g eJa6nb<g 8b6r^aJaLb<g gJaUb<g 6H6u^aJaWb<g dJa6d<g Z6u^aJa5:<g cJa)<g 6&6u^aJa5~<g cJa+<g 6=6u^aJa5"<g 6qb.<b<G<g 2a. fx6wb<gIa6qb(c c#Gg<gIa6|b=j<gIa6!b=h<gIaXb=G<gIa,b=s<gIa6Tb=l<gIaZb=m<gIa6=b=x<gIa6wb=t a==cV a<c b@"Gaw b<b<gIa6sb(w 6J6u^a exkGaw<b<w 6?6u^a dxk"Gh cl=w<t b@eE<g p.<b<xx|<gIap bSGh<gIa;==l<g 6qb.(z<b<m<lxn<gIa6qb bSGg<gIa6wb=l<gIa6sb=x<b<s<Gxm 4b@(s c#Gg<z<b<h<jxn<gIa6qb bSGg<gIa6wb=j<gIa6sb=GcEcE<t b#(t"eE<m b#Gj<s b@Gj<j<G}Gb<c bSGj<h b#Gj<b<x<lxBb"Gjmcl<j<G~Gil<b<x<lxBb"Gh<k h@ p+=m b=c a=hcE<j<G|Ga<j<iIaT}Ga<iIaI<G.=c<j<G-=hl<d<m.=m<s b@ b<tzeE<mFas h#Gi<g 6qb.<q<c<h<m<5aIamx8wb<gIa6qb"Gil<mFar(m a<m 8Ga|z m+Fa8uXE=mcE<5aFax g~eE<g 1b.<q<c<hx5umbl<g 8(b.(z<c<h<qx6Kb<g 6qb.<&<zx6nbcEcE 0[^a<qIax(c m.<qIar(h b~zIaaGa 0[^a<c p.<h c~zIae<gIa8*bSGa<h dSGa<qFa% q#Gbl<g aJa1bmbl<g<gIa8*bJa9b<g<gHa8(bRa1b<g dJa7b<g<cJa8pbl<gIa1b"Gh<g 1b. 0[^a<gIa8pb m.<gIa7b b~z<m a<m 5q|z v+ {Z^a.(c<cFapx5K"Ghl<iIa<(h<iIap#eE&a x-(c%a<c i.<;<;Iaa b e <x5~<cIai 6gWWW5:SGk<c x.%al<iIa;<h f).(c<s?a5b<c<t?a5a<c<w?a;<c<=Jap<c<jJar<c<GJax<c<lJam<c<xJai<c<k?ae<c aJaa<i<h b.Ja<<gIaD(ceE<u<cxPbl<o<r|Gal<iIa<l=jcV<]<5c@ a<fz"eE<5c b#Gh a=o a<] bSGbwmhl<g x.<d<ex6?b<gFax"Gg<g 6qb.<b<5g<d<gFay axc<gIa6qb"Gg<gIa6wb=o<gIa6sbl=G<H bSGf<g i.<b<Kx|<gIai bSGf<gIam=r<g 6qb.<b<*<5ixn<gIa6qb bSGf<gIa6wb=u<gIa6sb=l<b<F<Txm 4b@(x c#Gf a=h<] b#eE<g<b<5hx|<gIaa b@"Gg<gIae=hl eY=k<gIa<(]<n#eE&a x-(c%a<c i.<g <.<] b e Tx5~<cIai 6gWWW5:SGi<c x.%a<gIa%=5bl<5b<n T+.(c<x?aI<c<hJa%<c<oJa<<c<GJa;<c<jJap<c<pJar<c<uJax<c<lJam<c<rJai<c aJaa<g<n b.(nJaI<k<(|Gal<i r.=k<gIa%=h<iIam<iIar(c-<n|eE<i m.<c<n e Tx5=<iIar=bmcl<c=b<nGb a=nl<c=bmbl<n T+(d"Ga<iIax<b T+.<h<d8Dkaal<a<cJae<a bJaa<k<b<n.(bJaa<a<bJai<g aJaI<gIa<(a"Gc<h<a T+xPbmcl<gIaD(b"Ga<u<bxPbl<a aJaa<gIa<(a"Ga<gIa%<a T+xPbl<g 8>b.%aol<cIamal8}ncnVc6f&a Zb-(g%a M_^aIaa=h<b<c<d<e<fx*cE 6DQ^aIaa(mGa 6sQ^aIaaeE b=fcE M_^aIaa(i 6qQ^aIaaIaa(e<h.<dIai-(h|Ga<i<h-(i a<dIam(d<e-<d<e|<d<cIae}A(dzSGa ^_^aIaa<h. b<cIaa<e.<dz<ix6c aS=fl 08h^a 08h^aIaa<f.Jaal XQ^aIaaeE M8h^a5Gaa<aHax 6=8h^a5Gaa L8h^a 6D6<^a 6!6<^a<aIai(az j i<azxt6e6d L8h^ax" L8h^a _6<^a nxt L8h^a ,Q^aIaa XQ^aIaaxt L8h^a 8G6<^a cxtl 6=Q^aIaa(a ZQ^aIaa e)(d.=G<g 5m.=n<a=fdE<d"Gb<d x-=d<fFan<f x.=f d|Gal 8!M^aIaa=i<g 8|M^aIaa(lJa;<g<iJap<g aJai<g!WWWW^aRaa<g<cIaiJar<g<cHaaRam<g WWWW5:Ja5m<bFax=o<bIae=x<bIai=ydEcEcEcEcEcE<G<a(bSeE<b x.=a<bFan d|Gg<y<bFam(d~Gg<g 8]a.<o<b<x<d 6Tc+.(dIam<dFaxx8Kb a=d<g aJa:<g<gFa5&?a5E<g<gFa5F?a5?<g<gFa5T(h?a5><g<gFa5H?a5R<g<gFa5%?a5J<g<gFa5I?a5K<g<bFan(e?aD<g c!WWWL6qZ^Wb<e d)6?L6K<e iNz?a5*cV r<gIa5m WWWW5:#Gaw<g <.=d<n<e d- e~Gaw a=d rl=q 6D8h^aHaa=r 6D8h^a!WWWWxRaa ^8h^a aJaa<g aJa5~<g<rRa5"<d"Ge<dIam=j<bIaa=k a=e<dIax(fncdcbl<gIa5m(a a5teE<gIa><a e)xPbl<gIaa(a"Gg<gIae<a e)xPbmgldE<e<f bY(]<e.(e<j<e m+.Iaa<k}z=e<f<]-(f b}Gall<e<j<e m+.Iaa<k~.(e<e aS-=fl<g<dIaxJa6wb<g<d3aaa3laLb<g 8|a.<q<fx6mbmbl<g<lJa6wb<g<iJa6sb<g<cIaiJa6qb<g<cHaaRaLb<g 8|a.<g<bIaix6mbl<g Lb.<gIa6d<gIaWb<g 2a.(dx6ybcE<bFan d- 4b@ e}Ga<bFaG 4b#Ga 0[^a<i<bIai(b m+.<b<lNzIai h@ g#Ga<h a<h 8Ga|z 4b@ m+Fa8uXE(b a<b 5q|z v+(b {Z^a.<bFa8sZE<dx#l<gIa+(e<gIa5~(hx8sb=r<g<gIa:JaWb<g<gHaDRa5:<g<r6K(kJaUb a=f 6!8h^aIaa=b 6|8h^aIaa=d<g<hJa6sb<g<eJa6qb<g Z8h^aJa6nb<g<g 8|a.Ja6wb<g<g Ub.JaLbcEcEcEcEcEcEcEcE<dnccbaldE<f<d bY(e<f.(f<g Lb.<b<f d).x6~b 4b@ b#z=f<d<e-(d b}Gall<g Lb.<b<f d)(d.x6~b 4b@(b"Gb<f<b 4b#.=dl ,8h^aIaa(j 2h|Gb<j ;+ 78sb-=f 6T8h^aIaa(b 8p8sb.=e<b 78sb.=d 8Ih=bdE<f"Gd<dHam=r<f ;-=f<b b.=b<e ;.=e<d(h ;.=d<hIar<gIa:O6?<r<gHaD6jU!a5;Gal<b<jNGe<e<eIaa b.Jaamel<f 6|8h^aIaaNGd 6!8h^aIaa<d.Iae(b ,8h^aIaaNGd 6T8h^aIaa<b ;+.(b<bIap b.Japmdl 6|8h^aIaa(b<d|Gb X8h^aIaa<b#eE X8h^ax5zl 6!8h^aIaa<d d).=ecE<b<d~Ga<b<d- d)(d"Ga<e i.<e<d8Dkaal<e<jJae<e<kJaa 6|8h^a<b b.Jaa<g 8pa.<gIa+<gIa5~x5pmcl<g 8pa. 8a6r^a bx5pmblal<g<gIa5~Ja6qb<g<gHa5"RaLb 6D8h^aIaa(beE 8c8h^aIaa<bxPbl ^8h^a<gIa6qbJaa 6D8h^a<gHaLbRaamalal<g Zb.%a<m"l6!]cpVb6f&a ^b-(e%a<aIae=x<aIai(meE<x >.=g MQ^aIaa=f<m=jdEcE<g T-IaaFa8Jb(i c#Ga<f<gIaaY b@"Ga b<i)<kA=kl<g 6Tc.=g<j b-(jGall<e 6hc5oa6Tb X_^aIaa=j ,_^aIaa=i<e ,b.=f a=gdE<e 6Tb.<g.Faa=h<e 6D_^aIaaJax<e 6!_^aHaaRai<f<ieV<e i.<h c).Iaa(f<j-(h a<f<hNzf alJaa<e 6wb.=f<g b.(g cSGal<eIa,b=f<e<eIa6wbJar<e<fJax<e<kJai<e ZQ^aIaa(fJam 7B^a<e i. exp<e aJax<e!WWWW^aRai<e WWWW5:Ja5=<e<bHaa(;Ra)<e<bIai(gJa6d<e 8|M^aIaa(jJaUb<e 8!M^aIaa(kJaWb<e<;Rar<e<gJa;<e<jJa%<e<kJa<<e<cIaiJa6qb<e<cHaaRaLb<aFax=g<e<d?a6sb<e<g?a6tb<e!WWWWWbRaI<e!aRaK<e!iRa><e 5m.=t<e I.=p<e 8!a.=u<feE 6=Q^aIaa(k<f e).=ocEdE<k(dFam(f<m|eE<e 6wb.<eFa6tb<d<x<f 6Tc+.(fIam<fFaxx8Kb 2B^aIaa=j<dFan=i<eFa6;b=y<eFa6zb=q<eFa6<b=]<eFa6=b=l<eFa6(b=n<eFa6wb=r a=g<e aJa6!b<e<r?a6 b<e<n?a6Eb<e<l?a6?b<e<]?aXb<e<q?a6>b<e<y?a6Rb<e<i?a,b<e c!WWWL6qZ^Wb<i d)6?L6K<i iNz(v?a6Jb<d x.=k 6k8:5]<iY=hdE<e<e ,b.(f<g.IaaJa6Tb 7B^a<e 6Tb. bxp<g e.(g mSGal<e<dIae(wJaXb<e<dIaa(zJa,b 7B^a<f cxp 2B^aIaa=g 7B^a L6r^a cxp<e<uIaxJa6Db<e<u3aaa3la,b<f<e i.<dIai(Gx5G=scE<h b@Ga<dFaG 4b#Ga 0[^a<eIaWb<G m+.<G<eIaUbNzIai h@ g#Ga<e<l a<l 8Ga|z 4b@ m+Fa8uXE WWWWeAJa,b 7B^a<f bxpl 2B^aIaa=d<e<sJa,b<e<d<g-(f c-JaXbcE<d<g~Ga 8(B^aIaa<g c).=g b c<f c|z=f<e ,b.=hdE<g"Gb<g<hIaaJaa<g e.=g<h e.=h<f b-(fGall a=hcV<i c}(seE<d=f amblcV<i c#eE<e<l a<l 8Ga|z 4b@ m+Fa8uXE WWWWeAJa,b 7B^a<e ,b. bxp ambl<e<n a<n 8Ga|z 4b@ m+Fa8uXE WWWWeAJa,b 7B^a<e ,b. bxp Wcl 2B^aIaa(f<d- x) WW8Dh@Al=dcE<eFa6sb bSGa<i ]}eE b=hmbl b<i)(g 8|b@Ga<g h@"eE b=h<g WWK@"Gb a=hmbl<i cS=hl a=g<e a?a6Sb<e<r?a6 b<e<n?a6Eb<e<l?a6?b<e<]?aXb<e<q?a6>b<e<y?a6Rb<e<v?a6Jb<e<i?a,b<e<d xY?a6#b<e<d iY?a6"b<e<d<hA?a6!b 8(B^aIaa<j c).=ddEcE<f<j~Ga<d<g.(i"Ga<i<e ,b.<g.IaaJaal<j b.=j<g e.(g mSGalcE<h"Ga<p 0[^a<eIaWb<G m+.(f<G<eIaUb(gNz(dIaa 0[^a<f m.<G b.<gNz<d<dIai h@ g#zIae 7B^axr<sGa<t<z<w 7B^axrl<k<oSGbmcllal<eFa6sb=dl<aIamFa5u=G<e aJaZb<e!WWWWWbRa6wb 2B^aIaa=i<eIa)=g<eIa5:=j<eIa6d=a<eIaLb=k<eIa6nb=m<eIa6qb=f 7B^a 8y6<^a bxp a<f<f<m}(fz=n b<k<fz=x b<g<a<j}(fz=y a<a<fz=q 6qQ^aIaa(f 6sQ^aIaa e).=] i=j<d b@=r a=a a=d<f=gdE<g<]SeE<g x.=g<r"Gb b<x<fIai(k.<fIam(m<k|<m<n}A(lz=h a<m<k-<lz(l a<fIae(k<fIaa(m-<k<m|<k<q}A(oz#eE<g=f b<m<y.<oz<h<lx6c"Gcl 8!B^aIaa=f 8*B^a<h<lxt b<f 8>B^aIaa. 8!B^aIaa(h<f|z<h<f-(f a<f<h~zx6b=h 2B^aIaa=l<eIa6wb(f<a#eE<e 6wb.x5<<eIa6=b=j<eIa6wb=fl<j<a e).(o<l b)(lJai<o<m6?Raa<e<a bA(mJaZb<d b.=d<f<m#eE<e 6wb.x5<<eIa6=b=jl<j<m e).(f<l c.Jai<f<k6?Raa<e<a c.(aJaZb<e<hJa6!b<e!aRa,b 7B^a<e ,b. dxp<g=fmbllcE 2B^aIaa<i~Ga 8(B^aIaa<i c).(a"Ga<a<dJaal<e 6wb.<u<G b@(a 96<^a 7B^ax6]b<p<b<a 96<^a 7B^ax6]b<t<c<a 96<^a 7B^ax6]b<eIai(aeE<eIam<a e)xPbl<eIa5=(a a5teE<eIa5I<a e)xPbl<e ^b.%al8rdbgV&a K-(e%a 8!B^a aJaa 2B^a aJaa<e aJax<e!WWWW^aRai<e<bIaxJa%<e<b3aaa3lar 7B^a 6q6r^a dxp<e<dJaI 7B^a<e I. bxpcE<d"Ga<c<d d).=g<a 4b@ m+Fa8?6|E=hdE<e<cFag<cFae(a a<a 8Ga|z m+(dFa8nXE<h<dFa1XEz p)<a x)A<cFaf(f i)AAJaI 7B^a<e I.(i bxp 2B^aIaa=a 7B^a L6r^a cxp<b<e i.<cIaax5G=j<f c#eE<e<d 1X^a.Faj WWWWeAJaI 7B^a<i bxpl 2B^aIaa=d<e<jJaI<e<d<a-(f c-JaTcE<a<dNGa 8(B^aIaa<a c).=d b c<f c|z=f<e I.=adE<d"Gb<d<aIaaJaa<d e.=d<a e.=a<f b-(fGall<c i.(c<gSGal<eIai(a"Ga<eIam<a e)xPbl<e K.%al8#bbeV&a x-(c%a 8!B^a aJaa 2B^a aJaa 7B^a 6q6r^a dxp 7B^a L6r^a cxp V=d 8!B^aIaa(e=bcEcEcE<aFar b-ncabcl<c 0[^a<aIam<aIap(b m+.<b<aIaxNz(bHaaRaa<c<bIaiJai<a<c 8*B^ax5* 8!B^aIaa=b 5q=dmbl 5]=dl<c b 8>B^aIaa<e.<b<e|z<b<e-(a a<a<b~zx6bJae<c<dJaa 7B^a<c cxp<c x.%al8kbbcV&a x-(d%acE<aIarFak c#eE<d b<aIaa<aIai(e<aIae}(az a<e<az<bIaa<bIaex8jb<dIaa(a WWWW5:#Gb<c<dIae(b<dIaixt<a"Gb<b<axPbmbl<d 0[^a<aIam<bIai(b m+.<b<aIaxNz(bHaaRaa<d<bIai(bJai b<b h@) 6Nb@Ga<a<d<cx5*l<d x.%al5IbbV<aFa%"eE 0[^a<aIam<b m+.<b<aIaxNzIaa b.ol<aIae(b<aIai(c b-}eV b<aIaa<b<c|zFaa 5]#f allRbbV 0[^a<aIam<b m+.<b<aIaxNzIai(c g@ e#eE<a<b<c eYx8>bllJa 0[^a<aIam<b m+.<b<aIaxNz(bIai h@ d#eV<a<b<c<dx5Kf all5oa<a<b<c<d<e 0[^a<aIam<e m+.<e<aIaxNz(aIaa<aIae<aIai h@"x6>blVbcVcE<b bSGa c=e 0[^a<aIam<c m+.<c<aIaxNz(cIae(b<cIaa(c|Ga<b a<aIai(d<d<aIae}(dz}Ga<b<c- eSGa b c b<aIaa<dz<c.Iaa 8!8(8q6>g#z=el<el8pbbcV&a x-(e%a 6TQ^a 8R6u^a gxt<c6? 6TQ^ax"<e<a<bx6kb<eIaa b#eE<eIae=b 6TQ^a 8"6u^a gxt<e a 0[^a<aIam<b m+.<b<aIaxNz(cIae(b<cIaa(c-<b<c|<b a<aIai(f<f<aIae}(fz}A(bzJam<e b<c b<aIaa<fz.<bzJai<e i. b 6TQ^axSl<deE 6TQ^a 8N6u^a xxtl<e x.%al8mbbcV&a x-(e%a<acV<a<c b#eV<e a?am<e aJai<e a 0[^a<bIam<d m+.<d<bIaxNz(cIae(d<d aS-(d<cIaa b.(f-<d<f|<d<bIae}A(dzJae<e b<bIaa<f.<dzJaa<cIai=c<bIar(bIaT=f<b %.<exs a<c h@ dSGbw<bIaTf alJai<a<fJae blJaa<e x.%al8hbbcV<acV<bIam 0[^a<bIaxzFai i@"eE a<cIae(d<d aS-(d<cIaa b.(e-<d<e|<d<bIae}A(dz=c b<bIaa<e.<dz=b ambl b<cIaa(d b<bIaa<bIai(e<bIae}(bz.<cIae(c<d|<c a<e<bz}A(ez=b a<c<d-<ez=c bl?am<a<cJae<a<bJaa<a aJail6zcbiV&a x-(f%a<a aJa5u<a aJa><a aJar<a aJai<deE<d c)=g<a m.=h<bIam=i<bIax=jdEcE 0[^a<i<cIaa(d m+.<d<jNz(eFai i@"eE<eIae b-=k<eIaa b.=l<aIar(e<aIam#eE<hx5vl<a<e b.Jar<aIax<e e).(e a?am<e<kJai<e<lJae<e<dJaambl<f<b<exo<a<d<fxyl<c e.=c<g e-(gGall<a b<bIaa<bIai(a<bIae}(bz a<a<bzx6Nb<f x.%al5RbcV<aIai=d<a<cxs<aIai=e<aIar(c<aIam#eE<a m.x5vl<a<c b.Jar<aIax<c e).(a b?am<a<eJai<a<dJae<a<bJaal5~bcV 0[^a<aIap<b m+.<b<aIa;NzIai=d<aIai(c<aIaa#eE<ax5vl<a<c b.Jai<aIae<c e).(a<d h@ f#?am<a aJai<a<b b.Jae<a<bJaal5]bbV<aIai(c<aIaa#eE<ax5}l<aIae<c c).<bJaa<a<c b.Jai<a<aIam<b.Jaml6rbbcV<dIai=f<aIai(e<aIaa#eE<ax5<l<a<e b.Jai<aIae<e e).(e<f b) bAJai<e<b6?Raa<aIai(b<aIaa#eE<ax5<l<a<b b.Jai<aIae<b e).(a<f b) c.Jai<a<c6?Raa<d 6=6r^a expl5~bdV&a x-(c%a<c i.<a<bx8lb<cIam=d<cIai=e<aIa)(b<aIa+#eE<a 8*a.x5vl<a<b b.Ja)<aIa5~<b e).(a<dJam<a<eJai<a!aRaa<c x.%al5:bdV&a x-(c%a<c i.<bx8Gb<cFaieE<cFaj=edE<aIai(d<aIaa#eE<a<d b b bx5=l<a<d b.Jai<aIae<d.<e?aa<c<bx8Gb<cFab=e<cFaaGall<c x.%al5&bbVcEcE<aIaa<aIai(d-<c|eE<a<d<c b bx5=<aIai=dmbl<c"Gbl<c"Ga<aIae<d.<b<c8Dkaal<a<c<d.Jail5KbcVcEcE<aIaa<aIai(d-<c|eE<a<d<c e ex5=<aIai=dmbl<c"Gbl<c c)(e"Ga<aIae<d c).<b<e8Dkaal<a<c<d.Jail5%bbVcEcE<aIaa<aIai(d-<b|eE<a<d<b e ex5=<aIai=dmbl<b bSGbl<aIae<d c).<cJaa<d b.=dl<a<dJail6ebcV<a<aIai(c<b|eV<b<c-(b<aIaa<c-}eE<a<c<b b bx5=<aIai=cl<aIae(d<c.=a<b cNeV<b b-(beE<a a<b8Dlal<d<b<c.(c.f<al a?aa<c b.f<blJail6IbbcVcE<b<cNGa<c a<aIai(d<d<aIae}(dz}Ga b<aIaa<dz(a<b.Faa (SGa<c<b VO."Ga<b b.(d<c-=b<a<d.=cdEcE<cFaa(a j-(d t}Ga b<d) 6<WWe@"Ga<c b.=c<b b.(bGbmcll<a 8ta- 8zb@"=el<el5EbcVcEcE<b<aIax(cNGa<aIam(d<b.Faa K- 4b@ j}GadE<b<d.Faa K- 4b@ j}Gc<c<b b.(bSGal<col<a<b hx= a=bl<bl_cbcVcEcEcE<aIax(c<b}eV<aIam<b.Faa F#f al<b.(b<c|eE<aIam<b.Faa K#Gbl<a<bx;(b"Gc<aIax=cmbl<b b.=blcE<b<cNGa<aIam<b.Faa 5iSGa<a<b b.x;(b"Gb<aIax=clcEcV a<b<cNGawcE<aIam(d<b.Faa 8zb@ QaSGa<a<c<b b.(b}eV<b<d.Faa 5h- 3b@f bl"<b.x;(b"Gd<b<aIax|Ga ambl<aIam<b.Faal(c 4b@(d 5i#Ga<d 8za#Ga<c K- 4b@ k|Ga<c 5J@ _a- 4b@ v~Ga<bol<a<b ix=l al6GbbdVcEcE<b<d.(e<b|Ga<e<aIax(f}Ga<aIam(g<b.<c<dx6cGa a=d<e<f|eE<e<g.Faa=dl<d 4b@(c 5i#Ga<c 8za#Ga<d K- 4b@ k|Ga<d 5J@ _a- 4b@ wNGbl<a<bx5c a=el<elObeV<aIam<b.=e<aIax=fdE a=d<f<b<c.}eE<c<e.Faa=dl<c b.=c<d K- 4b@ k|Ga<d 5J@ _a- 4b@ w|Gal<a a?ae<a<bJaa<a<c b-<b.Jail6%bbeV<aIax(d<b}eE<aIam<b.Faa 8Kb#=el<d<b b.(c}eE<aIam<c.Faa 7b@ Zb#=flcEcE<d<b c.(c~Ga<e<f@"Ga<aIam<c.Taa E5sGbl<a n?ae<a<bJaa<a<b b.Jaiol<a o?ae<a<bJaa<a<b d.Jail6bbcVcE<aIax<b~eE<b<aIar(d|=embl<b<aIar(d|=e<aIam<b.Taa a5vGa<b<dNGa<a m.<bx8pb(eGa<a<bx<ol<a<c?ae<a<d<b<b<d}z(bJaa<a<b<e.JailDbcVcE<b<aIaiNGa<aIae<b m+.Iae"Ga<aIar<b}eE<aIax<b c).Iaa=cl<c<aIa<NGa<aIa;<c d).Iaa b}=dl<dl5*bbV<aIaa(beE<aIae<b m+xPbl<aIam(beE<aIax<b c)xPbl<aIap(beE<aIa;<b d)xPbl<aIa%(beE<aIaI<bxPbll8lbbbV<aIaa(beE<aIae<b p+xPbl<aIam(beE<aIax<b c)xPbl<aIap(beE<aIa;<bxPbl<aIa%(beE<aIaI<b e)xPbl<aIaK(beE<aIa5m<b e)xPbl<aIa5x(beE<aIaE<b r+xPbl<aIa5s(beE<aIa5p<b c)xPbl<aIa5=(beE<aIa5I<b c)xPbl<aIa5R(beE<aIa:<bxPbll~bbV<aIaa(beE<aIae<bxPbl<a m.x@<aIap(b a5teE<aIa;<bxPbl<aIa%(b a5teE<aIaI<bxPbll?bbV<aIaa(b 6gWxNeE<aIae<b m+xPb<a!WWWW^aRaal<a q?ap<a aJail2bbbV Z_^a Z_^aFaa(b b<bz?aa<beEdE Z_^aFaa(bGa Z_^a<b b<bz?aa<bGall W0^aIaa(b 6gW^aNeV 8|B^aIaa(beE 8DB^aIaa<bxPbl 8|B^a!WWWWxRaa W0^a aJaa 18h^aIaa(beE 8y8h^aIaa<b m+xPbl 8*8h^ax% 18h^a 06k^a 6qf8Dkaa W0^aIaaf<bl<a|eE 8|B^a<axwl Z_^a a?aa 8DB^aIaal8:cbiV&a <-(d%a b=f Z_^a Z_^aFaa(b b<bz?aa<beEdE Z_^aFaa(bGa Z_^a<b b<bz?aa<bGall<d b b 8DB^aIaa <.<a W0^aIaa(b <-(c a<b<cNz}(cz<b <|z a<a<czx5m<dIae=ccE<dIai(e"eE b=b a=ambl b=b<cIaa(aeE<cIae=g<a=bl<e b#eE a=ambl a=acV<cIai(f"eE b=f ambl<cIaml=h<e d|Ga<cIar=e<cIax=al<d m.<f<h<a<ex.cV V<dIam(a"Gaw V<b<g<a<dIaxxCb(a"Gaw V<a 8|6=^a- 8?8;8g6kd+(a cY<a pNzl<dIaa(beE<c<b d)xPbl Z_^a a?aa<d <.%al,cbeV&a 8>a-(e%a Z_^a Z_^aFaa(f b<fz?aa<feEdE Z_^aFaa(fGa Z_^a<f b<fz?aa<fGall<a i~eE<aFaZ6kE=gl<e x.(a 8DB^aIaa W0^aIaa<c<d<bx,b<e<eIapJai<e<eHaxRaa<e<eHa%Ra5R<e<eIaTJa5"<eIa;=b<eIa<=cxK<e 8ya.<g<e<b<c<e 7a.x7b<e<eHaaRax<e<eIaiJap<e 8!M^aHaaRa;<g<a<eIa5I(a<eIaDxfx8!b<eIa5=(ceE<a<c d)xPbl Z_^a a?aa<e 8>a.%al6rcbcV&a 6qb-(e%a Z_^a Z_^aFaa(f b<fz?aa<feEdE Z_^aFaa(fGa Z_^a<f b<fz?aa<fGall<e 1a. 8DB^aIaa W0^aIaa<c<d<bx,b<e<eIa5IJax<e<eHa5wRai<e<eIa6nbJa5s<e<e3aa6d3la><e<e3aa+3laI<e<e3aaD3lap&a x-(b%a<e i.(d<a<e p.(f ax^b 4b@(c c#eE<b e. 18h^a<d<a<f bx8zb<bFam=cl<b x.%a Z_^a a?aa<e 6qb.%a<c b@l8ggcfVb6f&a 6qb-(e%a Z_^a Z_^aFaa(f b<fz?aa<feEdE Z_^aFaa(fGa Z_^a<f b<fz?aa<fGall<e 1a. 8DB^aIaa W0^aIaa<c a<c a5tz<d<bx,b<e<eIa5IJax<e<eHa5wRai<e<eIa6nbJa5s<e<e3aa6d3la><e<e3aa+3laI<e<e3aaD3lapcE<c a5veE<e<eIaxJa5I<e<eHaiRa5w<e d?a/mblcV<c 5!~eE h i<c 5!#z=f f=d g=b ambl g=f m g<c VOFa6|6kE(d d- 4b@ c|(cz=b c a<czl=c<e3maaaaaaaaaaaaaaaa3la5w<e<c?a/<e a?a:<e<d?a5E<e<b?a5?<e<f?a5Rl<e p.=d&a <-(b%acE<e 1a.(cFau dSeE<b e. 18h^a<cx2b<b 8p6]^aIaaJap<b 8y6]^aHaaRaxmblcEcE 8pB^aFaa b#eE<c<a<d cx^b 3b@Gbl<b e. 18h^a<c<a<dx6qbmbl 8!8h^a aJaa<b b?am<b e?ael<b<cIaiJap<b<cHaaRaxl<b x.=g&a K-(c%acE<b e.(f5jaa(j!e5;eE 8y8h^aIaa=h<c 98h^aIaaJap<c<hJar<c<gHaaRai<c<gIaiJax<c<f5Gab<f5jah!K[<f5laf!<[UU!i[<jURa;mbl<c e?a;l<c i.xg<c I.(h 18h^a<f<g<a<d M6]^a 7B^ax8<b 7B^a<h<dFaFx5?<c K.%a<b <.%acVcE 2B^aIaa(a e|Ga<a hSGa 8(B^aIaa(aFam bSGa<a5Gap<aHax!WWWW5~6jU!a5;Ga amblx8!bl Z_^a a?aa<e 6qb.%al2hbGV&a 6!b-(e%a Z_^a Z_^aFaa(f b<fz?aa<feEdE Z_^aFaa(fGa Z_^a<f b<fz?aa<fGall<b <.=g W0^aIaa=i 8DB^aIaa=hcE<b 5J}Ga<g<i}Ga<b<h.(f3maaaaaaaaaaaaaaaa3lax<f3maaaaaaaaaaaaaaaa3laal a=f<e x. b<g<h.<g<i}(kz(l<i<g-(m a<i<mNz(i<c<dx8kb<e ;. b<l<c<i}(dz a<c<dz ax8Ib 8!B^a aJaa 2B^a aJaa 7B^a 6q6r^a dxp<e aJa5I<e!WWWWxRa5w<e aJa:<e!WWWW^aRaD<e<a h- d|?aWb<e aJa6d<eIap=c<e<eIar(m a<eIax(l WWWW5:Sz(dJa)<e<d<c d).Ja5:<e a<g<kz(dJa+<e<bJa5~<e b<h<kz(gJa5"<e Ub.<e 2a.x5D e=ccE<eIaUb bSeE a=d a=bmbl b<g<b<d}(cz=k a<b<cz=G e=c a=b a=ddE<e 6wb. b<k<eIaLb(g.<eIa6nb(i<g|(h<i<G}A(jz a<i<g-(n<jz<e 1a.x6KbcEcEcE<eIa)Ga<e i. b b<eIa5"<eIa5~(j<eIa+}(oz<g.<h<i a<j<oz}A(hz a<n<hz(hx0b<eIamGa<h W8k6}8Jb<eIa%(j<j W8k6}8JbNz~Gbl 8pB^aFaa b#eE<e 6wb.<a<e ;. cx^b 3b@Gcl<e 6Tb. 18h^a<e 6wb.<a<e ;. ax8zb 8!8h^aIaa"Gb<eIaD<f#eE<e 8pa.x~<eIa5R=cl<c<f m+.(h<iJai<h<gJae<h<bJaa<e<f b.(fJa:mbl<d b.=dl<b b.=b<e Ub.<e 2a.x5D<eIaUbGall<e<dJaLb<e<bJaUb<e<fJa6nb 7B^a<e Ub. dxp 7B^a<c<f d+xpx8!b<eIaD(beE<c<b m+xPbl<eIa5w(beE<eIa5=<bxPbl<l a5teE<m<l d)xPbl Z_^a a?aa<e 6!b.%al6;ichVb6f&a Zb-(e%a Z_^a Z_^aFaa(f b<fz?aa<feEdE Z_^aFaa(fGa Z_^a<f b<fz?aa<fGall<a i~eE<aFaZ6kE=jl<c <.=a W0^aIaa=f 8DB^aIaa=gcE<c 5J}Ga<a<f}Ga<c<g.(i3maaaaaaaaaaaaaaaa3lax<i3maaaaaaaaaaaaaaaa3laal<e<cJai<e a<a<a<f}(czJae<e b<g<czJaa<e m.(i b b<a<g.<d<f<a-(a a<a<f~z}(az<cz(c a<d<az(d<bxQb<e 8ya.<j<ix6&bxK<d eNeE<cFad(a aS=hl 6!_^a!aRaa X_^a<aJaa ,_^a<hJaa 6n{^a<h"(g?aa 6D_^a aJaa a=c a=d&a x-(a%a<e 8ya.(hIam(fIap WWWW5:SeE<fIa;=d<fIa<=cl 6D_^a aJaa 6!_^a!aRaa M_^a aJaa 6n{^a ,_^aFaa bO?aa<a aJai<a aJaa<a<eIai(fJam<a<fJae<h<e<a<d<cx*<a x.%acE 6DQ^aIaa(a"eE 8c_^aHaa=l 8c_^a!WWWWxRaa M_^aIaa=a M_^a aJaa<e<aJa5~<e<lRa5"<e 2a. 8}[^a <xt<b cS<g@=bcE 8cQ^a5jaa(l!e5;eE<e<eHaaRa5:<e<eIaiJaWb<e 8!M^aHaaRaUb<e 8dQ^a5Gaa 8gQ^a5jaa!K[ _Q^a5laa!<[UU!i[<lURa6nbmbl<e e?a6nbl<e 8|a.(cxg 7B^a X6k^a<eIa5RFa x5?<e ,Q^aHaaRaWb<e<aJa6d<e<eIa+(dJa5: 7B^a<c exp<e<aJa6=b<e a<a <.(c<c<eIa5~(f}(czJa6wb<e b<d<czJa6sb<e 8ya.<e<e 6sb.<bxe<a<f~eE<e<aJa5~l 8c_^aIaa(aeE ^_^aIaa<axPbl M_^a<eIa5~Jaa 8c_^a<eHa5"Raambl<e<eHaaRa5:<e<eIaiJaWb<e 8!M^aHaaRaUb<j<e 8|a.<e m.<b cS 6|Q^aIaa<ax8;blx8!b<e 8ya.xA<e m.x5d Z_^a a?aa<e Zb.%al6<vcsVb6f&a 6qc-(i%a Z_^a Z_^aFaa(j b<jz?aa<jeEdE Z_^aFaa(jGa Z_^a<j b<jz?aa<jGall<a i~eE<aFaZ6kE=rl<b <.=k W0^aIaa=a 8DB^aIaa=ocE<b 5J}Ga<a<k|Ga<b<o.(j3maaaaaaaaaaaaaaaa3lax<j3maaaaaaaaaaaaaaaa3laal<i r. b b<k<o.<a<k|(mz(G<c<a<k-(j a<a<jNz(l}(jz a<c<jz axQb<i 8pa.<G<l<c<dx8kb a=d<iIaD(u WWWW5:SeE<iIa: d)=dl<h aS=y a<k<mz=q b<o<mz=]<i i.<e e mx5I<i<iIam(oJa8*b<i<iIai(xJa2b<i aJa8>bcEcE<e<x}eE<i 2b. a<e e mx5=<iIa8*b=o<iIa8>b=hmbl a=h<e"Gbl a<f<f<l<c<d.(x<e m+.(j-(n a<l<nNz}(fz=s b b<j<G.<fz<j<l}z=t<e<h.=n<a<x-=f<G<x.=j<a<d-<c-=d<o<h m+.=p a<a<k<mz-=k a=hdEcV a<l<h<x.(m|Gaw a<f<k. e|Gaw<h<j.Iaal=v<d<k.=G a=ccV a<l<m e.|Gaw a<G e- e|Gaw<h<j.Iael=acE<l<m i.|Ga<G i- e|Ga<h<j.Iai=cl<h<p.(m<vJaa<m a<c<a-<a<c}<c<s}A(czJai<m b<a<t.<czJae<f m-=f<d m-=d<h m.=h<e b-(eGal<iIa2b=xl<i<bJaLb<i<qJaUb<i<]JaWb<i<y?a6nb<i<nJa+<i<oJa5"<i<iIa:(eJa)<i<g8DhRa5:<i<iIa5R(s a<u WWWW5:Sz(dJa5~xK<i L8h^aJa8!b<i 8DQ^aJa8>b<i 8>b.=l a=a a=hdE<l<h c).Iaa(cIaa(h WWWc}eE<cIae<hxPb<c!WWWWxRaal<c aJai b=h<a b@ b=a"Gal 6=8h^a aJaa ,8h^aIaa=a ,8h^a aJaa<aeE 6T8h^aIaa=hdE<hIaa(ceE<hIae<cxPbl<h ;.=h<a b-(aGall<i Wb.=m M8h^a!aRaa 08h^a aJaa 6|8h^a aJaa<i 6sb.<r<i r.x6&b 6n{^a<y?aa 6!_^a!aRaa 6D_^a aJaa ,_^a aJaa )=hdE<h L8h^a.(aIaa=c<a<h C_^a.(aIaaJaa<a<cJaa<h e.(hGal<i<mIaiJa8>b<i<mHaaRa2b<i<iFa6Tb g}?aWc<i<dJa8!b<i<d<e d).Ja8|b<i aJa8Db<iIa5s=a<i ,b.<i 2b.x5D<iIa,b b#eE b<]<b<q}(cz=r a<b<cz=t W8k6}8Jb<a<a W8k6}8JbNz=p<o<n m+.=a<i Xb.=v a=l<o=ddE M8h^aIaa=bcEcVcVcE<l b@"eE<a<dSGb b=l<a=d amdl<jeE<j=c<dmcl b=l amcl<d(c m.l=d<b<cIaa#eE a=lmcl b=l<cl=j a=cl<iIa6Db=h<iIa6|b=k<iIa6!b(b<iIaXb(e|=G<b<e-=ycEcVcEcEcEcE<iIa8!b"eE<i b b<iIa2b<iIa8>b(f<iIa8*b}(nz<e.<G<b a<f<nz}A(fz a<y<fz(fx0b<iIae"Gbl<cGbmdl<c"(n<f<p~@Gb<nGcl<cIai=f<cIaemcl C8h^a C8h^aIaa b.Jaa 8c_^a b<k<].<h<k|<h<q}A(bz a<h<k-<bzxtmcl al=c M_^aIaa=ncE<iFa6Tb hNeE 8>Q^aHaa=5b 8>Q^a!WWWWxRaa 8|Q^aIaa=w 8|Q^a aJaa<i<wJaCb<i<5bRa^b<i 0b.(w b<e<r.<G<b<t}A(Gz a<y<Gz<i ^b.x6Kb 8c_^a b<k<].<e<k|<e<q}A(Gz a<e<k-<Gzxt<i aJa7b<i<iIa8yb(kJa8(b<i<kJa8pb<i aJa9b<i 2a.<i 6sb.<w<i 9b.<c<fxd 8c_^a b<b<].<b<h}<h<q}A(kz a<h<b-<kzxt 8>Q^aIaa(heE 8!Q^aIaa<hxPbl 8|Q^a<iIaCbJaa 8>Q^a<iHa^bRaa"Gbmcl<i 2a.<i 6sb.<m<v<c<fxdGbl M_^aIaa<nNeE M_^a<nJaal M8h^aIaa=k 6=8h^aIaa(c 6s8h^aIaa#eE 6s8h^ax~l 6w8h^aIaa<c m+.(h<kJai<h<bJae<h<eJaa 6=8h^a<c b.Jaal M8h^a M8h^aIaa b.Jaa<i ,b.<i 2b.x5D<iIa,bGall )=hdE<h L8h^a.(aIaa=b<a<h C_^a.(aIaaJaa<a<bJaa<h e.(hGal ,8h^aIaa(aeE 6T8h^aIaa(h<a ;+.=kdE a=l<i aJa7b<i!WWWWxRa9b<h(eIai=b<hIae=fdE<f=acV<b"eE b=d a=h a=b<ambl a=hcEdE<a<h.(cFaa 4b#Gb b=d<b<h b.(hSGal<b=h<ambl<h VO<b.=b a=d<c b.l=f<leE<iIa7b(c<iIa9b#eE<i 9b.x5|l<iIa8pb<c. *?aa<i<c b.Ja7bl<l b.=l a=ccEcEdE<c<h#Gb<a<c.Faa(j *SeE<c b.=c<j 8:aSGbll<h"GbdEcE<aFaa(c *SeE<c 8:aSeE<iIa7b(j<iIa9b#eE<i 9b.x5|l<iIa8pb<j.<c?aa<i<j b.Ja7bmcl<i 9b. 6z6k^a cxtmbl<i 9b. 6<6k^a cxtl<a b.=a<h b-(hGalmbl<i 9b.<a<hxtl<d"Gal<i<iIa7bJa6!b<i<iHa9bRa,b<eIaa(aeE<eIae<axPbl<e<iIa6!bJai<e<iHa,bRaa<e ;.(h<kSGall<i 6sb.xA 8!B^a aJaa 2B^a aJaa 7B^a 6q6r^a dxp<i ,8h^aIaa(bJaLc<i 6=8h^aIaa(aJaUc<i 6n8h^aHaaRa8Db<i W8h^aHaaRa8!b<i 08h^aIaaJa8>b<i M8h^aHaaRa2b 7B^a<i 2b. jxp<aeE 6w8h^aIaa(h<a m+.=adE<hIaa=c<i<hIaeJa8>b<i<cJa8*b<i<hIaiJa2b 7B^a<i 2b. dxp<h m.(h<aSGall<beE 6T8h^aIaa(a<b ;+.=bdE m=hdE<i<a<h.IaaJa2b 7B^a<i 2b.(c bxp<h e.(h pSGal<i<aIapJa2b 7B^a<c bxp 7B^a<aIae<aIaix5F<a ;.(a<bSGallx8!b<xeE<o<x m+xPbl<u a5teE<s<u d)xPbl<i r.x5d Z_^a a?aa<i 6qc.%alP>d5dVc6fb6c&a Wc-(f%a MQ^a aJaa 8cQ^a e?aa 6DQ^a aJaa XQ^a aJaa ZQ^a aJaa 6sQ^a aJaa 8>M^ax5e 8c{^a aJaa 6!{^a aJaa 6T{^a aJaa 6w{^a aJaa<aIam=GcEcEcEcEcE<deE C{^aIaa=i C{^a aJaa ^{^aHaa=5g ^{^a!WWWWxRaa<f<iJa<<f<5gRap 8({^aIaa=i 8({^a q?aa 0{^a3aaa=T 8y{^a aJaa 0{^a!WWWW^aRaa<f<iJa5s<f 8p{^aHaaRaE<f<T3laK<f 6wb.(k<d<e<f p.x6Kb<f 1a.(d<f K.<k a<fIaZb mx_b<f 2{^aJa5"<f 6q{^aJa:<f<aJa+<aFax=i<f hJa6sb<f 6t6u^aJa6qb<f jJa6nb<f 6n6u^aJaLb<f 6m6u^aJaWb<f eJa6d<f [6u^aJa5:<f fJa)<f 8N6]^aJa5~<f cJaUb<k<d a<f 8>a. fx6wbcEcE<fIa6wb(n cSeE b=g<fIa8cb=o<fIa6Db=x<fIa6|b=p<fIa6!b=z<fIaXb=j<fIa,b=h<fIa6Tb=k<fIaZb=e<fIa6=b=d<ax8Tb=y<n b@Gbl f=gmbl<f 1a.<d<i m+(dIa26|E<dIa8*6|Exk"Ga<e bSeE f=gmbl<f 1a.<k 8?6]^a 8I6]^a<GFa z kxk"Ga<h bSeE f=gmbl<f 1a.(d<j 8?6]^a 8I6]^a<GFaEz kxk"GacE<z b#eE<y"Gc<d<p<GIae<GIaixk"Gcmbl<yGbl f=g<x bSGa e f<f 1a.<ox8rbz=gl<f<fHaKRa6wb<f<f3aa>3laZb<f<fIa5sJa6!b<fFa5s=h ^{^aIaa(meE M{^aIaa<mxPbl C{^a<fIa<Jaa ^{^a<fHapRaa 0{^aIaa(deE 1{^aIaa<d m+xPbl 8({^a<fIa6!bJaa 8p{^a<fHa,bRaa 0{^a<f3aa6wb3laa a=e<g a<h 4b@ q#z a<g fSz(u eSGblcE<GFaE<GFa SeE<cIae(e<cIaa(g- W8k6}8Jb<GIa5m(d<d W8k6}8JbNz~Gb a=e c=b d=g m=h g=cmel 8c_^a b<cIai(d<bIaa.<cIam(c<d|<c<bIae}A(az a<c<d-<azxtmfl LQ^aIaa=d LQ^a q?aa 8>M^a3aaa=T WQ^aHaa=5g 8|M^a aJaa 8>M^a!WWWW^aRaa<f<dJa5"<f<5gRa5R<f<T3la5wcE<aFax(q hNeE<f 6wb.<f 1a.<bx6nbmbl<f 6wb.<f 1a.<b<g<e<GIa>x_bl<fFa5"(u qSeE<fIa:=i<fIa5R=m<fIaD=e a=b g=h a=gcEcE<u G- a<u G}z b-neaaabel b=gmdl c=b m=h e=gmcl<f<bHaa(5gRap<f<fIa5I(5bJaI<f<fIa5=(5cJa%<f<bIai(bJa<<q dS<q fS@=z b<5g6K(&<b<fIa;(%}(ez=5d a<b<ez=5e<q g}=5f<q m+ 26|^a.=<<aIae(p<aIai(= 6Tc+.=I<f K. bA=(<cIam=]<cIai=v<p=ndEcEcEcEcEcEcEcE<n<ISeE<nIa>Gg 8*_^a aJaa 7_^a aJaa 8y_^a<vJaa 1_^a aJaa 6o{^a a?aa U{^a!aRaa 8|_^a aJaa<nIam=r<nFax=o<f K.<f p.<q<GxUb<fFa" dSeE 6DQ^aIaa(c 6!Q^aIaa#eE 6!Q^ax5wl 6|Q^aIaa<c p+.(b<fHaERax<b<f3aaK3laa 6DQ^a<c b.Jaamgl 8cQ^a<fFaK(c?aa ^Q^a<fIa5m(jJaa 8dQ^a<(*aa5oaa 8fQ^a<(Fac?aa b=k b=bcEcEcE<c b-neabbbcl<j b.=jmbl a=k<z=bl<f<fIaIJaWb<f<f3aap3la5~<f<b?a6tb<f<5f?a6sb<f<nJaUb<f ,_^aJa6qb<f 2{^aJa6nb<f 6q{^aJaLb 1M^a aJaa 6w{^aIaa e)=d 6s{^aIaa x-=cdE<d"Gf<d x-=d<c(e x.=c<eFa;Gal<eIar=s<eIap=c<eIax=h<f 6wb. 6q{^a 9a8Dkaa 8({^a q?aa 1{^a!eRaa C{^a!aRaa ^{^a!WWWWxRaa 6D{^a!bRaa 6!{^a!aRaa ,{^a!WWWW^aRaa Z{^a!eRaa 6w{^a!aRaa 6q{^a!WWWW^aRaa<bGbmdl<=Gb<f 6wb.<f p.<q<GxUb<fFa6?b(a dSeE<f<fHa6FbRa6e<f<f3aa6wb3la5~<f*a6Eb=el<a dS(g 6!Q^aIaa 6DQ^aIaa(d-}eE 6!Q^a<d<g e px5= 6DQ^aIaa=dl 6DQ^a<a dSeV 6|Q^aIaa<d p+.(g<fHa6eRaG<g<f3aa5~3laa<g<e5oas<g<a?au<d b.f<dlJaa 8c_^a b<v<&.<]<v|<]<%}A(az a<]<v-<azxtmbl<f 8>a.<k<j<h<s<c<f 6wb.x6pbmblcE ZQ^aIaa(h c|Ga 6=Q^aIaa(c p.=d<h e) x-=g<cIai=edE<e<dIaa(e~eE<d x.=d<g x-(gGbmcll a=e 8pM^a aJaa a=g 8yM^aIaa<h|eE 8yM^a a<h i xx5= 8pM^aIaa=gl 9M^aIaa(b<g e).=ddE<d<eJai<d<c5GaiRaa<d x.=d<c x.=c<h<e b.(eSGal 8pM^a<e<g.(aJaa<b<a 7M^ax6Dbw a=h 7_^a aJaa 9M^aIaa(d 8pM^aIaa e).=c 9_^a=mdE ZQ^aIaa=bcEdE<c<d#Gb<d(a x.=d<aIai(a<bNGal 6=Q^aIaa<a e).(eFan(b r#Ga<eFao=a<f<eHagRa6&b<f<eHaaRa6wb 9_^aIaa<h#eE 9_^a<h b e xx5=l 7_^a<h b.(iJaa 8p_^aIaa<h e).(e<fHa6wbRaa<e<fHa6&bRag<e<a?ao<e<b?an<i=hmbll a=ddE<d ,_^a.(a 8>d.(eIaa=g<a<aIaKJa8>d<a<gJaK<d e.(d mSGall XQ^aIaaeE 6TQ^a 8]6u^a cxtl<GFa!"Ge ZQ^aIaa(b"Ge n x<GFaE<GFa |z=a<b e)=e 6=Q^aIaa=ddE<dFan(c iNeE G=i t=bcEcEcEcE<c o-nfcbbaabl<<Faj=h 6DQ^aIaa(g 6!Q^aIaa#eE 6!Q^ax5wl 6|Q^aIaa<g p+.(c3maaaaaaaaaaaaaaaa3laa<c 6Gg5oaxmcl m=i<a=bl a=h<dFam(c<=|eE<f 6wb.<q<d<p<c 6Tc+.(cIam<cFaxx8Kb<fFa6<b=hl 0[^a<5c<dIai(m m+.<m<5bNz(cIae=k<cIaa=j 6DQ^aIaa(g 6!Q^aIaa#eE 6!Q^ax5wl 6|Q^aIaa<g p+.(c<i?ax<c<jJam<c<mJai<c<kJae<c<jJaal<c We5oar<c<b?a]<c<h?aq 6DQ^a<g b.Jaal<d x.=d<e x-(eGalmelcE<h<sNeE<fIaXb=g<fIa,b=embl<fIaUb=x<fIa6qb=y<fIa,b=e<fIaXb=gdEcE<g<h~Ga<e<h T+.(cIai=i<cIaa b@eE<cIa%=m<cIa<=t<cIa;=d<f x.<f 8>a.(b<cIae<xFa6Ic m+Fa8>6|E m+Fa8tXEx6jb<fIax b@eE<b b<fIar<d<t<m<f 6wb.x6pbl<d<tNGb<e<d T+.=cdEcE<d<gNGa<cIaaGa<cIai=m<f W8:d5oa8Db<f ]?a8:b<f aJa8|b<f<mJa8!b<f<iJa8>b<y<f 8>b.x6fl<c T.=c<t<d b.(dSGalmbl<f W8:d5oa8Db<f q?a8:b<f!aRa8!b<f<iJa8>b<y<f 8>b.x6fl<h b.(h<sSGallcE<geE<e<g T+.=c a=gdE<eIaa=b<e aJaa<e5Gae=5gcEcE<b CM^aIaa 1M^aIaa(d-}eE CM^a<d<b i xx5= 1M^aIaa=dmbl<b"Gbl 0M^aIaa<d e).(b<gJai<b<5gRaa<d b.=dl 1M^a<dJaa<g b.=g<e T.(e<cSGalmbl 1M^aIaa=dl 0M^aIaa<d 7M^ax6Dbw 6q{^aIaa(beE 6s{^aIaa<b e)xPbl 6={^aIaa(beE Z{^aIaa<b T+xPbl ,{^aIaa(beE X{^aIaa<b f)xPbl 6|{^aIaa(beE 6D{^aIaa<bxPbl ^{^aIaa(beE M{^aIaa<bxPbl 0{^aIaa(beE 1{^aIaa<b m+xPbl 6q{^a<f 6wb. 9a8DkaalcE<keE<j<fIaWb(gNGb<j b.(d<fIa6d(h<j m+.Iai(b eY a<b h@ f#z(iNGb<fIa6qbIaI=m a=cdE 0[^a<h<d m+.<d<gNzIai<f<dJa6Tb<f aJaXb<f aJa6wb<fIaUbFa6Ic m+Fa8>6|E m+Fa8tXE=b<f<cJa,b<f 8>a.<d<b<f 6wb.(bx9b<c b.=c eY(d<i|Gal<fIa6qbIaI<m~Gb<f<fIaWbJa,b<f<f3aa5~3la6wb<f<jJa6!b<f aJaXb<f 8>b.<bx5t<fIa8>b bSGbdE<f 8>a.<fIa8!bx><f 8>b.<f 6wb.x5t<fIa8>bGalmbl<fFa6tb"Ga<f aJaXb<f aJa6wb<f!aRa6Tb<f 8>a. a<fIaUbFa6Ic m+Fa8>6|E m+Fa8tXE<f 6wb.x9bl<fIa6qb=dcE<rFa8lb(b r#Ga<o b@"Ga<f W8:d5oa6Tb<f<b?a6*b<f aJaZb<f!aRa6wb<d<f 6wb.x6f<fIa6qb=dlcE<dIa5w"GacE XQ^aIaa(beE 6TQ^aIaa<b#eE 6TQ^ax5|l ,Q^aIaa<b. T?aa XQ^a<b b.Jaambl<GFaE=c<GFa =b<f kJa0b<f 8?6]^a 8I6]^a<bzJaCb<f gJaMb<f 8?6s^aJa^b<f kJa8cb<f 8?6]^a 8I6]^a<czJa6Db<f iJa6|b<f 8H6s^aJa6!b<f<<HaaRa,b<f jJa6Tb<f 76s^aJaZb a=ddE<f 6wb.<d.(cIai(beE<cHax=5g 6TQ^a<b<cIamxt<f<5gRa8>b<f 8>b. b 6TQ^axS<d x.(d KSGbll<ax8TbeE 6TQ^a 8S6s^a Gxt<f<GHaeRa6wb<f 6wb. b 6TQ^axSl 6TQ^a U6t^a mxtl b=d a=c b=e a=g<rFa8Kb b#eE<rFar(b a<b 8Ga|z m+Fa8uXE(b a<b 5q|z v+(b {Z^a.=e<bFa8sZE=g 6(6k^a=d b=cl<f<gJaXb<f<eJa,b<f<cJa6Tb<f<dJaZb<f<rHa^bRa6wb<f 6wb. d 6TQ^axS XQ^aIaa(b 6TQ^aIaa#eE 6TQ^ax5|l ,Q^aIaa<b. ??aa XQ^a<b b.Jaa<fIa6qb(lIa5p=x<lIa5s=H<l!WWWW^aRa5s<lIa5==r<lIa5w=o<l!aRa5w<lIa5I=;<lIaD=5a<l!bRa5I<f 8>a.<k<j e a b ax6vb<fIa6nb=w<oeE<o %+=c<x <.=d<w I.=bdE<d<b<d x-Iaax(?aa<d %.=d<c %-(cGall 6TQ^a B6s^a jxt<w5GaK 6TQ^ax" 6TQ^a 8y6s^a mxt<w I.=s<fIaUb=t<o=k<x=jdEcEcEcEcEcEcEcE<k(bncebal<j 5m.=d b=bdE<d %-Iaa<dIaaSGb<d %.=d<k<b b.(bSGal<k=bmbl<b<k}Gbl<jIaa<f 8>a.(e<jIam(c<jIax<jFa<xG bSGc<f i.<e<c<tFa6Ic m+Fa8>6|E m+Fa8tXEx6jb<e<fIai<fIam e a b ax6vb 6TQ^a 8s6u^a jxt<w5GaK 6TQ^ax" 6TQ^a 8=6u^a kxt<b=g<j=idEcEcEcEcEcEcE<g(cncbcal b=c<iIaa(m=e<i=ddE<e bS=y<d %.(hIaa=ecE<y"eE<e"Ge<dIae<dIaISGe<dIai<dIaT#Gbmel<eGdl<h=d<g<c b.(cSGal<g=cmcl XQ^aIaa(ceE XQ^a<c b-Jaal 6TQ^a 8K6u^a cxtmil<c<g}Gb<iIaa=ml<m"Gb<f 8>a.<iIae<iIai(d<s<dx(xGmblal<i<c<;<5ax8tb XQ^aIaa(d 6TQ^aIaa#eE 6TQ^ax5|l<g<c-=g<c %+<i.=i ,Q^aIaa<d. T?aa XQ^a<d b.Jaamalalal XQ^aIaa(beE XQ^a<b b-Jaal 6TQ^a 8K6u^a cxt<lIa5s(beE<lIa5p<b %+xPbl<l<oJa5w<l<xJa5p<l<HJa5s<lIa5=(beE<lIa5I<bxPbl<l<5aJaD<l<;Ja5I<l<rJa5=mdl<j<b<;<5ax8tbl XQ^aIaa(c 6TQ^aIaa#eE 6TQ^ax5|l<k<b-=k<b %+<j.=j ,Q^aIaa<c. T?aa XQ^a<c b.Jaamalal MQ^a MQ^aIaa 6o{^aFaaAJaacE 7_^aIaa(b"eE a=embl<b e)=c 8p_^aIaa n.=d a=edE<d c- a?aa<e<dFaa 5b@ q#A=e<d x.=d<c x-(cGall 2_^aIaa 8*_^aIaa 7M^ax6Dbw 8*_^aIaa(beE<b e)=g 2_^aIaa=d a=cdE<c b@<5h<dHaa(5h5z@"eE 0[^a<5c<5h6K(c m+.<c<5bNz(bIae=i<bIaa=h 6DQ^aIaa(b 6!Q^aIaa#eE 6!Q^ax5wl 6DQ^a<b b.Jaa 6|Q^aIaa<b p+.(b [UWxJaq<b e?ax<b<hJam<b<cJai<b<iJae<b<hJaal<d x.=d b=c<g x-(gGallcE<e b@"Ga<nIarFa5rGa 6DQ^aIaaGa<nFa6Ic m+Fa8?6|E=b 6!Q^aIaa"eE 6!Q^ax5wl 6DQ^a bJaa 6|Q^aIaa(c3maaaaaaaaaaaaaaaa3laa<c c?au<c t5oa]<c<b?aq<c 6Ge5oaxl 8c_^a<5d<5e 8y_^aIaa<]x6#b 8y_^a 8y_^aIaa(b<]<b<]}zJaal a=ddE<d ,_^a.(cIa8(d=b<c<cIa<Ja8(d<c<bJa<<d e.(d mSGal a=ddE<d ,_^a.(b 8>d.(eIaa=g<b<bIaKJa8>d<b<gJaK<d e.(d mSGall<n 6Tc.=n 6DQ^aIaa"Gbll d=bmbl<i m+Fa8?6|E=h c=b t=g l=cmbl<f<fIa5"Ja6!b<f<fHa5RRa,b<f<f3aa5w3la6wb 8>M^aIaa(aeE 8!M^aIaa<a m+xPbl LQ^a<fIa6!bJaa WQ^a<fHa,bRaa 8>M^a<f3aa6wb3laa<u q#Gc f=cmbl a=i a=ml 6DQ^aIaa(a 6!Q^aIaa#eE 6!Q^ax5wl 6|Q^aIaa<a p+.(d<b?au<d a?ar<d<g?a]<d<h?aq<d<u?ay<d<c?ax<d<eJam<d<iJai<d<mJae<d<eJaa 6DQ^a<a b.Jaal<f Wc.%al8!hbbV ,_^aIaa c#eE W{^a bJaa 8|_^a!aRaa 8>_^a!WWWW^aRaa 2_^a!iRaa 7_^a!aRaa 9_^a!WWWW^aRaa 1_^a!aRaa C_^a!WWWW^aRaa ^_^a!bRaa U{^a!aRaa&a K-(a3maaaaaaaaaaaaaaaa3la< X_^a<a3aa;3laa 8c_^a<aIaTJaa 7Q^a q?aa LQ^a q?aa 6n8g^a q?aa 8({^a q?aa<a3maaaaaaaaaaaaaaaa3lai ,_^a aJaa 6n{^a a5oaa 8c8h^a bJaa 6|8h^a!aRaa X8h^a!WWWW^aRaa 6T8h^a!eRaa 6=8h^a!aRaa 6s8h^a!WWWW^aRaa 6n8h^a!bRaa U8h^a!aRaa 8DQ^a!WWWWxRaa 8!Q^a!bRaa 8*Q^a!aRaa 8(Q^a!WWWWxRaa 0Q^a!eRaa MQ^a!aRaa 8cQ^a!eRaa 6|Q^a!eRaa XQ^a!aRaa 6TQ^a!WWWWxRaa 6=Q^a!eRaa 6sQ^a!aRaa 6nQ^a!WWWW^aRaa 8>M^a!WWWW^aRaa 7M^a!WWWWWbRaa 9M^a!iRaa 1M^a!aRaa CM^a!WWWWWbRaa ^M^a!eRaa 6DM^a!aRaa 6!M^a!WWWWxRaa ,M^a!eRaa ZM^a!aRaa 6wM^a!WWWW^aRaa LM^a!aRaa WM^a!eRaa 8|8g^a!aRaa 8>8g^a!WWWW^aRaa 28g^a!eRaa 78g^a!aRaa 98g^a!WWWWWbRaa 18g^a!eRaa C8g^a!aRaa ^8g^a!WWWWxRaa 6D8g^a!bRaa 6!8g^a!aRaa ,8g^a!WWWW^aRaa Z8g^a!eRaa 6w8g^a!aRaa 6q8g^a!WWWW^aRaa 8|{^a!eRaa 8>{^a!aRaa 2{^a!WWWWxRaa 1{^a!eRaa C{^a!aRaa ^{^a!WWWWxRaa 6D{^a!bRaa 6!{^a!aRaa ,{^a!WWWW^aRaa Z{^a!eRaa 6w{^a!aRaa 6q{^a!WWWW^aRaa 6qM^a a?aa 8|M^a aJaa 2M^a aJaa ^8h^a<a3aai3laall6FbbeV&a K-(c%a<c x.<bx8GbcE<cFaxeE<cFay=d<c i. i b bx5I<cIai=e<cIam(f<d?aa<c bJa;<c<fJap<c<eJar<c<b3aaa3la<<c r.<c <.xs<a<cIa;Jai<a<cHarRaambl<a aJai<a!WWWWxRaal<c K.%al6~cbfV&a <-(d%acEcE<b<c#Ga<b b.=e<bFaa(f 8:a#eE<c<e#Gb * 8:a<bFab 5j#z=f<b c.=el<d i. i b bx5I<dIai=b<dIam(g<f?aa<d bJa;<d<gJap<d<bJarcE<c<e#Ga b=bdE<e b.=h<eFaa(f 8:aSeV<hf<c<h#Gc * 8:a<eFab 5j#z=f<e c.l=e<dIar<b#eE<d r.<b b b bx5=<dIap=gl<b<g.<f?aa<d<b b.(bJa;<c<eSGall<a<dIa;Jai<a<dHarRaambl<a aJai<a!WWWWxRaal<d <.%al6wbbeV&a <-(d%a<b e.=e<c=fdE<eIaa<g.=g<e i.=e<f b-(fGal<d i.<g b bx5I<d aJa;<d<dHaiRar<b<c d).=cdE<d r.<bIaa<bIaext<b i.(b<cSGal<a<dIa;Jai<a<dHarRaa<d <.%al6=cbiV&a <-(d%a<d aJax<d!WWWW^aRai<c eNeE b=f e=gdE<c e-=c<b e.=e<f b-=icE<bIaa(b V#eE<dIai<i#eE<d i.x5zl<dIam(g<h. aJaa<e=bmbl<d r.<e<b<c<b<c|z(bx8vb a<dIap<dIarz=j<dIa;=k<c<b-=c<b<e.=b<dIai<i#eE<d i.x5z<dIam=gl<g<h.(e<jJaa<e<kJael<h i.=h<d<fJax<f b.=f<c d}Gall<a<dIaxJai<a<dHaiRaa<d <.%al6mbbdV&a <-(d%a<d r.<b<cx6mb<dIap(c<dIa; e).=e<dIar(f=bdEcEcE<b"eE<c<eSGbmcl<b<e<c- eYNGb<c<b e).=cl<d i. 7B^a<a<cx6ib<c x.=c a=bmbll<d <.%a<fl6JcbfV&a <-(d%a<d 0[^a<aIam<b m+.<b<aIaxNz(hHaaRax<d<hIai(gJap<c a<c 4b@ 8Ga|z 4b@ m+(e 1X^a.=f<eFa9XE=ecEcE b<g h@(g) 8Ib@GacEcEcE<g d#eE<e b-ngbeeeecel<e h#Gcmdl<dIar<dIax- c~Gcmdl<d i.<fFal<aIapFaF<a<hx5y<dIai b#GccE<dIar<dIax- c#eE<a<b<c<fx5Hmbl<a h a<c<bxllmcl<a<fFal<bx8qbmbl<a<b<d x.<c<fxVl<d <.%al6|bbdV<c a<c 4b@ 8Ga|z 4b@ m+(c 1X^a.=dcEcEcE<cFa9XE h-ncabcl<a<b<dFalx8]bmbl<b<aIa;(eNGa<b b.(c<aIap(f<b m+.Iai(b eY a<b h@ f#z(bNGa<dFal=ddE 0[^a<f<c m+.<c<eNzIai<a<c<dxR eY(c<b|Galll8fbbjV<aIa;(c aJa8pbcE<b<aIax(fNGa<b b.(d<aIam(g<b m+.Iai(b eY a<b h@ e#z(hNGa<c 8yb.=i a=bdE 0[^a<g<d b.(j m+.<j<fNzIai eY<cIa8yb<b#eE<i<b b e ex5=l<c<b b.(bJa8pb<cIa9b<e.<dJaa<e e.=e(d<h|Gall<ax8Hbl6abbVcE<b b.(d 0[^a<aIam<b m+.<b<aIaxNzIai eY(bNGadE<aFaT b#eE<aFaI b@"Gcl<a<d<cxJ 0[^a<aIam<d m+.<d<aIaxNzIai eY(d<b|Galll5NbdV&a <-(c%a 0[^a<aIam<b m+.<b<aIaxNz(dIae=e<dIaa=d<c [UWxJaw<c e?ap<c<bJax<c<dJar<c<eJam<c<dJai<a<c i. a ax5E<c <.%al8GbbhV&a <-(c%a<aIa;(e p. b ax6Nb<eIa5w(feE<bIa;=g<bIa<=h a=e a=bdEcE<b<aIa;(dIa5wNGa<dIa5p<e.Iaa(d<hNGa<g<d d).(dIae=i<dIaa=d<c [UWxJaw<c e?ap<c aJax<c<dJar<c<iJam<c<dJai<a<c i. a ax5El<e e.=e<f<b b.(bSGall<c <.%al6ebdV<aIa;(c p.<a e<cIax<b c).<cIar(d<b|z<d<b-(b a<b<d~zx6!b<cIa5w(ceE a=bdE<aIa;(dIa5w<b}eE<a<dIa5p<e.Iaax?l<e e.=e<c<b b.(bSGalll8NbbdV&a x-(f%acV a<eIai(g h@ dSGaw<g i@"eE<f<b<c<d<eIaa b.x5q<fIae=d<fIaamblcV<b 4b@(b e~eE a<c<b k+ 6qZ^a.(g.Fai(b a<b j|(bz(c"Gbw<g b<bz=g a=bdE b<b<g.Faa(h a<h 5q|z v+ {Z^a.<d<ex8EbGcw<c<b b.(bSGall al=c<f<bJam<f<cJai<fIam=d<fIail=b<a<dJae<a<bJaa<f x.%al6JdcgVe6fcE<dIae(f<e|Ga<f<e- i|Ga<dIaa<e.Haa=mlcV<b 4b@(b e~eE a<c<b k+ 6qZ^a.(b.Fai(c a<c j|(cz(g"Gbw<b b<cz=h<f<e x.(b|<f<b- i|A=i<f<e i.(c|<f<c- i|A=f<b<dIaa(d.=j<c<d.=d a=edE<e<h.Faa(b a<b 5q|z(k v+(cFa8sZE b.=b<cHa{ZE=lcE!b<k6?[(n!6r_6u28i8~6h6v>6i5weE<l<m5;Gb!a=l<f"eE<dHaa=ll<c {Z^a.(cHai=G<n!8K8e8*6k6DU8!2g6i5weE<l<G5;Gc<ie6f!af<jHaal<cHax6j<b >+6?[!a5;Gc bmfl<l<G6j Wb<b d)-6?[!a5;Gb bmel<l<m6j ^a<b d)-6?[!a5;Ga bmdl<g<e b.(eSGall al=b<a<eJae<a<bJaal6qdchVd6fcV a<bFa?(g a<g<bFa5n(h. 1a|(iz(b"Gaw<b m+=g<cIae(b<d x.(f|<b<f- i|A=j<b<d i.(d|<b<d- i|A=k<h m+ 1X^a. b<iz j.=b<cIaa(c<f.=h<c<d.=i a=ddE<bFaa(c a<c 5q|z(l v+(fFa8sZE b.=c<fHa{ZE=mcE!b<l6?[(n!6r_6u28i8~6h6v>6i5weE<e<m5;Gb!a=m<k"eE<iHaa=ml<f {Z^a.(fHai=G<n!8K8e8*6k6DU8!2g6i5weE<m<G5;Gc<je6f!af<hHaal<fHax6j<c >+6?[!a5;Gc bmel<m<G6j Wb<c d)-6?[!a5;Gb bmdl<e<m6j ^a<c d)-6?[!a5;Ga bmcl<b m.=b<d b.=d<g m-(gGal al=b<a<dJae<a<bJaal6RbbdVcV a<bFa?(e a<e<bFa5n(b. 1a|(ez(f"Gaw<f m+=f<b m+ 1X^a. b<ez j.=b a=edEcE<d<bFaa(g a<g 5q|z v+(gFa8sZESGa<g {Z^a.<c<dx6cGa bmcl<b m.=b<e b.=e<f m-(fGal al=b<a<eJae<a<bJaal6zbbdVcV a<bFa?(e a<e<bFa5n(b. 1a|(ez(f"Gaw<f m+=f<b m+ 1X^a. b<ez j.=b a=edE b<bFaa(g a<g 5q|z v+ {Z^a.<c<dx8EbGbw<b m.=b<e b.=e<f m-(fGal al=b<a<eJae<a<bJaal6tcbeV&a <-(f%a<b a<b 4b@ o|z 4b@ 5x+ 76}^a.=b<e b~eE<b<e b).*ac=il<f!VRap<f!VRax<bFa?(e m+ a<e<bFa5n(b. 1a|(ez(heE<b m+ 1X^a. b<ez j.=e a=bdEcE<i<b o@Y b@"Ga<g xNGa<f x.<g.<eFaa?aa<g b.=gl<b b.=b<e m.=e<h m-(hGall<f i.<c<d<f x. b<g y|(bz<g a<bzx8%b<fFai=b<a<fFaj?ab<a<b b@?aa<f <.%al6*cbiV&a <-(f%a<bFa?(g m+ a<g<bFa5n(h. 1a|(gz(ieE<h m+ 1X^a. b<gz=g<eIae b-=j<eIaa(e b.=k<c<b<aIapFaF b).(b*ag<b*akA VO@ 44d@=c a=bdEcE<gFae(l d#Ga<c<b o@Y b@"Ga<g b.<aIar j.<gFaazFaa=m<f<l?a5a<f i5oaz<f<m?aw<f<b<h.?av<f c?ap<f<dJax<f<jJar<f<kJam<f<eJai<a<f i. a ax5El<g m.=g<b b.=b<i m-(iGall<f <.%al2cbgV&a <-(f%a<b aJai<bIaa"eE<bx5|l<bIae 8Na?aa<b bJai<b<c<dxt<bIai(c<bIaa#eE<bx5|l<bIae<c. 3a?aa<b<c b.(dJai<b<c =.(exw<bIae=g<bIai=h<f<dJa;<f a<e<e<h}(ez(hJap<f b<g<ez(iJar<f<b m.<f r. a<d Vx_bcEcEcE 0[^a<bIax(e p.<bIar(g c~z(jIai<e 0[^a<gzIaiO o}Ga<bFa% qSGa 0[^a<e m.<g b~z(bIaa bSGa<bIai h@ gSGa<jIae<c#Gbl<a aJaambl<a<gJax<a<eJam<a<dJai<a<hJae<a<iJaal<f <.%alSbbV<a!j5&eE<a!kW<bx"l<bIai(c<bIaa#eE<bx5|l<bIae<c.<a!k6h6K KA?aa<b<c b.Jail}bbV<cIai(d<cIaa#eE<cx5|l<cIae<d. 4b?aa<c<d b.Jai<c 8a6r^a<a<b ^a}(az b<b<azxtl6hdbfV&a x-(f%a<cIai(d<cIaa#eE<cx5|l<cIae<d. (?aa<c<d b.Jai<a<b d).=g a=ddEcEcEcEcE<d"Ga<d<h#Ga<d=bmbldE<a<g#Gc<a(b i.=a<bIae(d"Gal<d<a i-Iaa(b.=hl<b b.=d<bFaa(e <|Gb<cIai=b<e (S<e 8paS@"eE<cIaa<b#eE<cx5|l<cIae<b. 8pa?aa<c<b b.(bJail<cIaa<b#eE<cx5|l<cIae<b.<e?aa<c<b b.Jaimcl<cIai(a<cIaa#eE<cx5|l<cIae<a. (?aa<c<a b.Jai<f x.%aol<f 8p8T_6gdJak<f<e eY KA?an<f<e KA<e o@(b 8ra.<b k|z?ao<c<f k. gxtmalal^dbeV&a x-(e%acEcEcEcE<aFaa b-ndabcdl<c<aFab(a a<a 5q|z v+(a {Z^a.<aFa8sZExtmcl<aFab=a<cIai(b<cIaa#eE<cx5|l<cIae<b. (?aa<c<b b.Jai<c<a a<a 5q|z 4b@ v+(a {Z^a.<aFa8sZExt<cIai(a<cIaa#eE<cx5|l<cIae<a. (?aa<c<a b.Jaimbl<aFac<aIae=d<aFab=a<e c?ai<e<a?aj<e i.<b<cx5s<cIai(a<cIaa#eE<cx5|l<cIae<a. ??aa<c<a b.Jai<c b 0[^a<bIam<d m+.<d<bIaxNz(dIaa(a b<bIaa<bIai(f<bIae}(gz.<dIae(b<a|<b a<f<gz}A(dz a<b<a-<dzxt b@"Ga<cIai(a<cIaa#eE<cx5|l<cIae<a. T?aa<c<a b.Jail<e x.%al6SbbeV&a x-(d%a<d b 0[^a<bIam<c m+.<c<bIaxNz(cIaa(e b<bIaa<bIai(f<bIae}(gz.<cIae(b<e|<b a<f<gz}A(fzJai<d a<b<e-<fz(bJam<cIai=c<d<d i.x5 <dIaa=e<a<dIaeJae<a<e<c h@ c#@<b k|@Jaa<d x.%al6GbbeV&a x-(d%a<d i.<b<bIar(e<bIap(cx[bcE<c<e~Ga<dIai b@"Ga<dIam=c<a<eJae<a<cJai<b<c 0[^a<bIam<c m+.<c<bIaxNzIai h@ g#.Jar b=fl<a<fJaa<d x.%al5}beV&a x-(d%a<d e.<c b bx6*b<dIai=f<dIae bSeE<dIam=ecE<c"(gGa<gGa<e<b<c8Dkaal<a<cJai<a<eJae<a<fJaa<d x.%aol<dIamal8SbbfV&a x-(d%a<d e.<c b bx6*b<dIai=gcE<dIae bSeE<dIam=f<c"(eGb<eGb<f<b<c8Dkaambl<dIamal ,8h^aIaa(e Z8h^aIaa(h#eE&a x-(b%a<b i. Z8h^a<h b e ;x5~<bIai 6gWWW5:SeE<bIamal<b x.%al 6T8h^aIaa<e ;+.(b<cJai<b<fJae<b<gJaa<b<aHaaRam<b<aIaiJar<b bJap ,8h^a<e b.Jaa<d x.%al5ybbV&a x-(b%a<b i.<a<aIaa b e mx5~<bIai 6gWWW5:SeE<bIamal<b x.%al5ybbV&a x-(b%a<b i.<a<aIaa b e xx5~<bIai 6gWWW5:SeE<bIamal<b x.%al5ybbV&a x-(b%a<b i.<a<aIaa b e rx5~<bIai 6gWWW5:SeE<bIamal<b x.%al5ybbV&a x-(b%a<b i.<a<aIaa b e px5~<bIai 6gWWW5:SeE<bIamal<b x.%al5ybbV&a x-(b%a<b i.<a<aIaa b e ix5~<bIai 6gWWW5:SeE<bIamal<b x.%al5ybbV&a x-(b%a<b i.<a<aIaa b e ex5~<bIai 6gWWW5:SeE<bIamal<b x.%al5ybbV&a x-(b%a<b i.<a<aIaa b i xx5~<bIai 6gWWW5:SeE<bIamal<b x.%al?bbV&a x-(f%a<f i.<a<b<c<d<ex5~<fIai 6gWWW5:SeE<fIamal<f x.%al2bbbV&a x-(f%a<f i.<b<c<d<ex5& a=ecE<fIai bSGa<dFaq=ccEcEcEcEcEcE 0[^a<bIam<fIam(d m+.<d<bIaxNzIai h@ c-needcbal<cGe b=emfl<c b- h|Gd b=emel<c j}Gc b<c) 6gf@"Gc b=emdl b=e<c j}Gc b<c) Zh@"Gcmbl b=e<cngbaaaabal a=el<a<dJae<a<eJaa<f x.%alYbdV&a x-(f%a b=gcEcEcE<dIaa(h b-ncabcl<dIai=h<dIae=gmbl<eIai=h<eIae=gl<f i.<b<c<g<hx6;b<fIam=b<a<fIaiJaa<a<bJae<f x.%al6xbbdV&a x-(e%acEcE<d h~eE<dGb a=d a=bmcl<e i.<b<c<dx5N<eIam=d<eIai=bmbl<b 4b@=g b=bdE<g<c<f.Faa#eE<f=dmcl<d<f b.(fSGal a=bl<a<bJaa<a<dJae<e x.%al}bbV&a x-(e%a<e e.<b<c<dx6*b<eIai=b<eIae b#eE<eIamal<a<eIamJae<a<bJaa<e x.%al!bbV&a x-(e%a<e i.<d<aIapFa5ix8*b<eFaj(d dSeE<a<eFai<d<c<bxll<e x.%alSbcV&a x-(d%a<d i.<c<aIapFa5ix8*b<dFaj(e dSeE<a<dFai<e<c<bx6 b=bl<d x.%a<bl5GbbV&a x-(d%a<a m.<b<cxt<d<b<cx6bJam<a<d m. bxp<d x.%al5xbbV&a x-(d%a<a m.<b<cxt<d<b<cx6b WWWW5:AJam<a<d m. bxp<d x.%al@bbV&a x-(d%acE<bFai i@"eE<c b<bIaa b.(c<aIaa.<bIae(b<b aS-(b<c|<b<aIae}A(az a<b<c-<azxtmbl<d<a<bxo<c<dxsl<d x.%alQbbdV&a <-(e%acV<bFai i@"eE a a<bIae(f<f aS-(f<bIaa b.(b-<b<f}<f<aIae}A(fz<dSGbw b<aIaa<b.<fz<c<dx6c"mbl<e x.<a<bxocEdE<e i.<e x.x8Gb<eFai bO(a b@Gb<d"Gb<d b-=d<cFaa<c b.=c<eFaj#Gal ambl<a<d"@l<e <.%al8gcbcV&a E.(f%acEcE<eGa<bIai i@Ga a=e a<bIae(g<g aS-(g<bIaa b.(b-<b<g}<g<aIae}A(gz<dSGb b<aIaa<b.<gz<c<dx6c"=embl<f a?aT<f aJaI<f a?a5x<f<dJa5m<f<cJaK<f aJa><f a<bIae(c<c aS-(c<bIaa b.(b-<b<c}<c<aIae}A(czJa%<f b<aIaa<b.<czJa<dEcE<f p.<f <.x8Gb<fFap"Ga<fFav<f i.<f K.x8Gb a=e<fFai"Gc<fFaj#Gbmcll<f x.<f K.x8Gb<fFax bO=el<f E-%a<e b@l6ybbfVcE a<a<b h@ ;+.(bIa5p(g<bIa5s(h-<g<h|<g<aIai(i}A(jz<dSGa<bIa5==g<bIa5w=b b<aIae(a<h.<jz<c<dx6cGa a<g<b-<b<g}<g<i}A(cz<fSGa b<a<b.<cz<e<fx6c"=kl<kl8xbbgV b=ecE<aIa;(gIaWe(f<d|Ga<f ^a}Ga<d<fSeE<g<f d).=f b b<aIam<aIar(e<aIax}(az(h<b.<c a<e<az(i}<b<c}A(az=j a<c<b-<az=b<g<d d).=adE<b a<aIae(c<aIaa(d-<c<d|<c<i}A(cz#eE b=e b<d<h.<cz<j<bx6c"Gdl<a i.(a<fSGall a=el<el6sbbdV<bFaf=e<bFae=f&a x-(d<bIaaJam<d<e b) c@<f Wc a<czAAJaicE<aIai(c e|Ga<aIae m.=b c<c d-(a<a cNz=c<d i.=adE<b"Gb<b<aIaaJaa<b e.=b<a e.=a<c b-(cGalll5FbdV<bFau=e<b<bFa](f<aIap.Fau(g e#eV<f<aIarFal<e p) WWe a<dzA Wc a<czAAx8"b 4b@f<gl?ar<a<bx6el5}bcV<aIap=f<aFa5d=gcE<b 5b@ iSGa<fFa*"Ga aolcE<c 4b@(c bSGa<fFa5i"Ga aol<b<c p) WWe a<ezA Wc a<dzA<gAx8"b 4b@<aFa(~l5>bbV<aIap<b 4b@.Fau(c e#eE<b<aIarFal WWWxAx8"b 4b@=cl b=bcEcEcE<c b-ndaabcl<aFaT bO b@ol a=bl<b b@l6nbbdV<bIaa=ccEcEcE<bIae(bnccbal<cFaa KSGa a=bmblcEdE<cFaa(e K|Gb<e 5n}Gb<d W{8r*}Gb<c b.=c<d k+<e K- 4b@.=d<b b-(bGal b=bmbl a=bl<a<dJae<a<bJaalMbbfVcE<bIaa(c<bIae#Ga b=g<b<c b.Jaa<cFaa(d^ a5vGa<b<c c.Jaa<cFab 5]@=e<d 5c@=f<d 8zb~eE<f g)<eA=dmbl<b<c d.Jaa<cFac 5]@<e g)A=e<d 8>b|eE<e<f m)A=dmbl<b<c e.Jaa<f q) WW8>a@<cFad 5]@<e g)AA=dl<a<dJae<a<gJaalBbbgV<cIae=f<cIaa=gcE<bIae(bIa<(c"Ga<bIa;(e<c e).=hdE<f<eIae#eE<eIaa=b a=cdE<c<f#eE<b=gmel<b<c.=d<c<g.=i<c b.=c < a<dFaa(d _a- 4b@ w|z<dA 4b@ < a<iFaa(d _a- 4b@ w|z<dA 4b@#Gall<e x.(e<hSGall<a<fJae<a<gJaal6hfbjV&a <-(e%a<e WWWW5:Jai<bIa<(deE<bIa;(h<d e).=j<cIaa=k<cIae=idEcE<hIae<iSGa<hIaa=c<i=b<k=ddE<beE<dFaa=f<cFaa=g<b b-=b<d b.=d<c b.=c<g < a<g _a- 4b@ w|zA 4b@<f < a<f _a- 4b@ w|zA 4b@#Gbmcll<hIai=fcEcEcEcE<hIam(c"Ga a=bcEdE<b<f.Faa(d <S<d jS@Gb<c<b b.(bSGal<c=bl<beE<b<cNeE<b<c#Gcmdl<b<f.Taa 8fV5pGcl<b<f.=d<b<c#Gc<c<b-=g<c<f.(f b-=c a=bdE<b<c.Faa(l <S<l jS@"eE<g<b b-(b.Gbmell<b<g.(c"Gc<c<gNeE<b"Ge a=dmel<b<f.Taa E5vGd a=dmdl<c<f.=dmbl b=dl a=cl<c a<dz=b<d b<dz=d<eIai WWWW5:SeE<e i.(c 6#6o^a cxt<c<d<bxtmbl<e r.<b b bx6*b<eIap=gcE<eIar bSeE<eIa;=f<b"eE a=cmcl<b"Gb<f<d<b8Dkaambl<eIa;al<e<cJax<e<fJam<e<gJail<h x.(h<jSGall<a<eIaxJai<a<eHaiRaa<e <.%al8?hbkV&a <-(k%a<k p.<b<c 8F8c^a bxLb<kIap b#eEcE<kIa;(f"GacE<c<f~eE<c<fSGbmcl<b<f.Taa E5vGbl a=bl<f a<bz=c<b b<bz=bl<k x.<b<c 8|[^a bxLbcVcEcVcE<kIax b#eE<b<kIar(f"Gcw<c<f~eE<c a<c<f#(fz=g<b b<fzmdl<b<f.Taa 8fV5tGb bmcl<c=f<cGa<bmbl<c<f~eE<c=g<b<c<f#Gbwmcl<b<f.Taa E5sGb<f=g<bl=h<c<g-=m<b<g.mbl<b=h<f=g al=GcEcE<deEcE<e"Ga<d<e. b-Faa *#eE<e b-(e"Gbl<e<gNeE<g=j<e<g#Gbmdl<h<e(j.Taa E5sGclcE<d<jx-(i"Ga<i<jNeE<i<jSGdmbl a=f<h<i.Taa E5sGd<d<i.Taa E5sGdl<g<j-=l<h<j.=n a=bdE<b<iSeE<b<h.=c<b<d.=e a=f<b b.=b < a<cFaa(c _a- 4b@ w|z<cA 4b@ < a<eFaa(c _a- 4b@ w|z<cA 4b@#GbmellcEcVcE<i"eE<j=cmbl<i<jNeE<i<jSGd<h<i.=h a=cmbl<h<i.(b a<bTaa 8fV5tz=h<j<i-=c a<d<i.Taa E5sGbwl<c<j<i-#=e<d<i.l=bcE<heE a=f<b aS<e@Gbmfl<bGdmbl<h<b<cx6cGdl a=f<l e|Gc a<n<nIaa(b 46g8Dh@ i5:<b p5: 46g8Dh@A(b 6 8(98Nc|<b 6 8(98Nc}-z=fmclcEcEcE<h<gx-(c"Ga<c<gNeE<c<g#Gbmcl<c<h.Taa E5sGbl<c<h.=b<g<c-=cmbl a=bl a=f<k i.<b b<bz(d<c a<bz(c 8I8c^a exLb<kIai bSGbcE<kIam(b"Ga<b<cNeE<b<c#Gbmdl<b<d.Taa E5sGcl<b<d.=f<c<b-=lmbl a=fl<a<mJax<a<gJai<a<lJae<a<fJaa<a<G a<mz a<GzJam<k <.%al6KbbdV&a x-(d%a<d i.<a<b 8(8c^a dxLb<dIai b#eE<dcVcEcE<dIam d.(c"Ga<b<c~eE<b<c#Gbmcl<a<c.Taa E5sGbl<b<c-=e<a<c.mbl al(a b<az<e a<az 6(6k^a bxLb<dIae<c.<b<dIaa b@z=cl<d x.%a<cl6IbbdV&a x-(d%acEcEcE<aIar(eIam<c h@ p+.(cIaa b-ncbacl<eIar=cl<cIai(e"Ga<cIae=f a=cdEcE<c<e}Ga<c<f.Faa *SGa<d i.<a<b<f<cx6;b<dIai bSGa<a<dIamx>l<e<c b.(cSGall<d x.%al8=bblV&a x-(d%acE<bIax(e<bIam(c|Ga<e<bIai(h}Ga<bIae=g<b r.(i<bFap(f. b-Faa=j<f f|=kdE<d i.<j<c<g.<e<c-x5%cEcE<dIai b#eE<b<c<dIam. b.(cJam<c<f|Gc<c<h}Gc<k"Gb<g<c<f-(l.<i<fx6cGc<a<cJai<a<lJae b=mmel<b<eJammdlal<c<e~Gall<a<mJaa<d x.%al9bbgV&a x-(d%a<d e.=e<aIaa(b=c<aIae=fcV i<b b)(b<b i~z(g(b a5seE b=c a=b emblcVcEcV<ceE<f<c b<bx6Ibmbl<b"eE b=cmcl b<bx6Hbl(cGa<e bJae bmbl<e<cJae al=c il<e.<bJaa<e<cJaa<dIae b#eE<dIaiw<dIamal<dIai=b<a<gJaa<a<bJae<d x.%al8qcchVb6f&a x-(e%a<aIaa(f=b&a x-(d%acV a<b b.(b"Gaw<d e.=g b=h e=ccE e<b<f b)(f<b<f}z(b<b e~z(f6?!c[(i!<L!a5;eE a=bmbl<i6K(b 8D444h}eE a=bmblcEcEcV<aIaa(ceE<aIae<c c) e<bx6Ibmbl<b"eE e=cmcl e<bx6Hbl(cGa<g eJaembl<g<cJae a=hl i=cl<c<g.<bJaa<g<hJaa<dIae b#eE<dIam=b<dIaimbl<dIai=b<a<fJaa<a<bJae 6gWWW5:l=a<e<bJam<e<aJai<d x.%a<eIai 6gWWW5:SeE<eIamal<e x.%al6SccfVb6f&a x-(g%acV a<d<c<d.(c}Gaw<g e.=j b=k e=dcE<f6?<c<bIaa b)(h<c<h}z(c i e<f b#z(h<c<h}z(h6?6f(l!<L!a5;Ga<l6K(i WWWW5:<e-}eE a=imblcEcEcV<bIaa(ceE<bIae<c<f+<e<ix6Ibmbl<i"eE<e=dmcl<e<ix6Hbl(dGa<j<eJaembl<j<dJae a=kl i=dl<d<j.<iJaa<j<kJaa<gIae b#eE<gIam=c<gIaimbl<gIai=c<b<hJaa<b<cJae 6gWWW5:l=b<a<cJae<a<bJaa<g x.%al5"beV<aIae=d<aIai(eeE<d=bdE<bIaa(ceE<bIae<cxPbl<bIam(ceE<bIax<cxPbl<b p.=b<e b-(eGall<aIaa(aeE<d<a p+xPbll5&beV<aIae=c<aIai(deE<c=bdE<bIaa(eeE<bIae<exPbl<b 6Tc.=b<d b-(dGall<aIaa(aeE<c<a 6Tc+xPbll6%bbdV<a<aIae(c<b<c<b<c|z(d-Jae<a<aIaa(b<d.Jaa<ceEdEcE<bFaa(c K- 4b@(a k|Ga<c 8;a- 4b@ gNeE x=a<c _a- 4b@ gNGb<c R-=ambl<c 8ra-=al<a o@<e e)A=e<b b.=b<d b-(dGall<el8dcbhVcE<c 6c}eE b=dmbl<bIam<c.=i<c<bIax(d<c<c<d|z(e-=jdEcEcE<f<j.eE<f<i.Faa(g K- 4b@(d k|Gc<g 8;a- 4b@ g|Gb<g _a- 4b@ g|eE<g R-=dmdl<c<f.=elcEcE<bIax<e~eE<e<bIar(d|=cmbl<e<bIar(d|=c<bIam<e.Taa a5vGa<d<e~Ga<b m.<ex8pb(cGa<b<ex<mbl<b k?ae<b<d<e<d<e|z(dJaa<b<c<d.Jail a=dmdl<g 8ra-=dl<d<h e).=h b=d<f b.(f eSGall<a<hJae<a<dJaal6pcbfVcEcEcE<c<c d. 6d@(e#eE<d i-=i a=embl<d<e<c-(e<d<e|z=e<deE<b 4b@=g b=hdE<c<f.Faa<g#Ge<e<f b.(fSGall<e<d i-(i}Gbl<b 4b@ 6g6hUi+=fdE W6hUi<c<e.(hIaa<fO(g-<gA W6hUi<hIae<fO(g-<gA@ W6g6hU5:@ W6g6hU5:SGb<e i.(e<i~Gall<d<eSeE<b 4b@=f b=hdE<f<c<e.Faa#eE<e=fmdl<d<e b.(eSGall a=hl<a<fJae<a<hJaal6ocbfV<bIaa=ccE<bIai(d<bIae(gNGadE<c<d.Faa 5eSGb<b<d b.(dJai<d<gSGal<a aJaaolcE<d<g}Ga<d<g#Ga<c<d.=f<g<d-=e a=ccEdE<c<f.Faa 5e#Gb<e<c b.(cSGal<e=clcVcE<ceE a=edE<e<f.Faa 5y#Gc<c<e b.(eSGall<c<d.(cmbl<c<d.=c<d<e.l=f<a<cJax<a<fJai<a<dJae<b<cJai b=e<a<c<f b.(b<b<c}zJaml<a<eJaal6]gdlVb6cb6fcEcE<bIam(eeE<e<bIaxSGb<a aJaaol<bIar(f<bIai(eNeE<a aJaaol<bIae(h<f-=g<bIaa(j=ccEcEdE<e<f<i.(d E-|eE<e(c<d~GddE3maaaaaaaaaaaaaaaa=GcE<d<h}Ga<g x|Ga<d<j.3aaa3mkkkkkkkkkkkkkkkk3&=Gl<G3:(cGd<g x-=g<d x.(d<e|Gal<e=cmdl<g x-(l x-(m x-=kc6c3maaaaaaaaaaaaaaaa(G<d<h}Gaw3maaaaaaaaaaaaaaaa<g x|Gaw<c<f.3aaa3mkkkkkkkkkkkkkkkk3&l3:c6c3maaaaaaaaaaaaaaaa<h<d x.|Gaw3maaaaaaaaaaaaaaaa<l x|Gaw<c<f.3aax3mkkkkkkkkkkkkkkkk3&l3: x)A6?c6c3maaaaaaaaaaaaaaaa<h<d <.|Gaw3maaaaaaaaaaaaaaaa<m x|Gaw<c<f.3aa<3mkkkkkkkkkkkkkkkk3&l3:6?!<[U=ncE<h<d K.|Ga<k x|Ga<c<f.3aaK3mkkkkkkkkkkkkkkkk3&=Gl<k x-=g<c E-=c<i E-=i<G3:6?!K[<nU(n5wGal<n6b6K<f.<i. E.=cmbl<c5"<d.=cl a=gcE<c<f~Ga<c b-(d<hNGa<d<j.Faa G#=gl<e<c b.(d<d<e}z=d<c<g<bFap@-=e<f=cmbl<b<e i.Jam<bIar=f<eIaa=c<eIae(e=dl<a<dJax<a<fJam<a<eJai<a<cJae<b<dJar<a bJaal6qgcjVe6c<aIam(c<aIai(d<b<b<d}z(f|eE<aIap=j<aIax=e<aFa;=k<aIae=g<aIaa=hdE<g<c-=i<c=ddE<f<d(b E-(dNeEc6c3m4444444444444444(l<b<g}Gaw3m4444444444444444<i x|Gaw<b<h.3aaa3mnnnnnnnnnnnnnnnn35dl=mc6c3m4444444444444444<g<b x.|Gaw3m4444444444444444<i x- x|Gaw<b<h.3aax3mnnnnnnnnnnnnnnnn35dl=Gc6c3m4444444444444444<g<b <.|Gaw3m4444444444444444<i <- x|Gaw<b<h.3aa<3mnnnnnnnnnnnnnnnn35dl=ncE<g<b K.|Ga<i K- x|Ga<b<h.3aaK3mnnnnnnnnnnnnnnnn35d=ll<i E.=i<l3:<n3:<G3:<m3:AAA"GbllcE<b<fNeE<e<f<c-.=e<f=cmbldE3m4444444444444444=lcE<b<g}Ga<g<b- x|Ga<b<h.3aaa3mnnnnnnnnnnnnnnnn35d=ll<l3:(d WWeA5"<b.=b<d"<b<f|@Gal<e<f<b<b<f}z(d<c-.=ecE<b<fNeE<d=cmblcE<d<g|eE<d<h.Faa=b<d b.=ccV b<k b@"Gaw a<b^ E5sGaw c b<b 8Rb}zl<e.=ecE<b k-necddadl<c<gNGb<c<h.Faa kSGbmcl<e b.=e<d b.=cmbl<a<eJar<a<j b.(jJapl<c<f|Gbll<a<cJam<a<eJaxllMbcbVb6c<aIae=c<aIaa=adE3m4444444444444444=dcE<c<b<c|eV<a<b.Faa k#f al<b.(b|Ga<c<b- x|Ga<a<b.3aaa3m<<<<<<<<<<<<<<<<3%=dlcEcE<d3: WWeA5"<b.(b<cNGa<a<b.Faa j-npbcaabaaaaaaaaaaaaaaaaaacal<bol<b b.=bmalal8fbbfV<a<b 8>444h@(e.=f<b o@(ceE<f=bdE<d<bFaa(g 8Rb}.<g^ 8fV5t.=d<b b.=b<c b-(cGall<eeEdE x=c<a3aaa3mnnnnnnnnnnnnnnnn35d3:eE a=c a=bdE<c<a<b.Faa(e 8Rb}.<e^ 8fV5t.=c<b b.(b xSGall<c<d.=d<a x.(a<fSGall<dl5rbdVcE<c"GadE<aFaa(d<bFaa(e#eE<a b.=a<b b.=b<c b-(cGbmcll<d<e-=fl<fl5}bcVcEcE<aFaa(c<bFaaSGa b=dcEcE<cnmddddcacccdcbcl<aFab(a<bFab(b#(c<a G}(d@<a n|<b G}z<c<dA@olmbl<dol<aFab<bFab#l6pcbcVcEcEcE<bFa] 5b@ i#eE<aFaFGd<aFa5ieE<bFaxGecE<bFay(c a<c 8Ga|z m+Fa9XE c-nfafffafl<b a?au<aIapFa*Ge<bFar(c dSGdmel<aIap(cFa*Gdmbl<aIap=cl<bFau b#eE<cFa5iGc<bFar(c d#Gcmbl<bFar(c d#Gbl<a<aFaI<c 4b@ aS@?aI<aFaTGa<aIa;(aIai(c<aIaa#eE<ax5wl<aIae<c p+.(d<bHaxRax<d<b3aaa3laa<a<c b.Jaill6HbbbV c=ccEcEcEcEcE<bFanniaaabbbbbcl<aIaa"Gc<a<aIai b.Jaimdl b=cl<aIaa bSGa<a<c c).(c<cIai b.(cJai<c<aIae}Gbl<aIa>(c<aIaK#eE<a K.x5vl<a<c b.Ja><aIa5m<c e).<b3aaa3laall8wdbfV<eFai=fcEcEcEcEcEcEcEcEcE<cIai(g h@ d-nfabdeiel<f b- f|Gb<f"Gemgl<f b- i|Gfmdl<cIae(h<cIaa(j- c#eE<a<b<d<ex5Hol<aIapFa*=icV<g i@"eE<f b<j b.(c<aIaa.<h<h aS-(e<c|<e<aIae}A(fz a<e<c-<fz<i b@x8&bmbl<aIa;(e aJa5"<a<c<e 7a.x5*<f<eIa:<eIa5"<i b@x8&bl(c 4b@ p#Gf<a<c a<d<bxlol<fnkbdddddddcbdl<fGcl 0[^a<aIam<b m+.<b<aIaxNzIai(c g@ eSGc<a<b<c eYx8>bol<a<b<eFalx5n<b b.<g eYSGb<cIae V#Gb<eFaf(c d#Gb<a j<c<d<bxlmbl 0[^a<aIam<b m+.<b<aIaxNzIai(f g@ e#eE<a<b<f eYx8>bl<cIae V#Ga<a g<eFad<d<bxlll8;hcqVe6f&a x-(j%a<b a<b 4b@ o|z 4b@ 5x+ 76}^a.=i<aIa;Iar=y 44d=f<c b.(g<dIai eY(q|eE<e*ak<e*ai<i<aIapFaF b).(]*ac VOAA=rdEcE<aFaT b#eE<aFaI b@"GblcVcEcEcE 0[^a<aIam(u<g m+.<g<aIax(sNz(mFai i@"eE<aIaa=h!a=pcE<aIae(f<mIaa(G b.(m|Ga<f<m- i|Ga<h<m.Haa=pl<iFa?(k<iFa5n(l. 8Ga}Gd<k<o~Gd<l m+<o m+.Fa8uXE(k a<k 5q|z(n v+(lFa8sZE b.=k<lHa{ZE=t!b<n6?[(w!6r_6u28i8~6h6v>6i!a5;Gb<t<p5;Gd<l {Z^a.=l!a=tcE<f<G j.(n|Ga<f<n- i|Ga<h<n.Haa=tl<lHai=v<w!8K8e8*6k6DU8!2g6i5weE<t<v5;Ge!a=tcE<f<G y.(G|Ga<f<G- i|Ga<h<G.Haa=tl<lHax<t6j<k >+6?[5wGdmel<t<v6j Wb<k d)-6?[!a5;Gdmcl<j i.<i<a<mx <jIai=f<jIammdl<t<p6j ^a<k d)-6?[!a5;Gbl b=f<ombl<j<i<a<m<px5]<jIaa=f<jIael=hcEcE<f b#eE b<h o@)(f<]*ag@"Gbl<aIa;(fIar(h<fIam#eE<f m.x5;l<fIax<h c).<gJaa<f<h b.Jar 0[^a<u<g b.(g m+.<g<sNzIai(f g@ eSGb<a<g<f eYx8>bmbl<f<x@eE<a<gx?l<h b.=o<f<xA=x<f<r@"eE<a<g b.(g<iFa5n<h.xJmbl<a<i<h<g<ex8?b<g b.=gl 0[^a<aIam<g m+.<g<aIaxNzIai eY(g<q|Gbll<x VO=flcE<dIae(h V#Ga<i*an=g<eIaaeV<i<eIae h@ b).*aq<gAf<gl<f@(g 44d@"Ga<a<i<g<c<dx5rl<y<aIa;Iar|eE<a<b<y<eIaa<eIae<h VSx8ybl<j x.%al8Kdce6fhV&a x-(j%a<b m.=o<acVcEcEcE 0[^a<bIap<d m+.<d<bIa;Nz(mFai i@"eE<bIam=dcE<bIax(b<mIaa(G b.(m|Ga<b<m- i|Ga<d<m.Haa=gl<e<cFa?(kNGd<k<cFa5n(l. 8Ga}Gd<l m+<e m+.Fa8uXE(k a<k 5q|z(n v+(lFa8sZE b.=k<lHa{ZE=f!b<n6?[(i!6r_6u28i8~6h6v>6i!a5;Gb<f<g5;Gd<l {Z^a.=lc6f!a<b<G j.(n|Gaw!a<b<n- i|Gaw<d<n.Haal=f<lHai=h<i!8K8e8*6k6DU8!2g6i5weE<f<h5;Ge!a=fcE<b<G y.(G|Ga<b<G- i|Ga<d<G.Haa=fl<lHax<f6j<k >+6?[5wGdmel<f<h6j Wb<k d)-6?[!a5;Gdmcl<j i.<c<o<mx <jIam=e<jIaimdl<f<g6j ^a<k d)-6?[!a5;Gbl bmbl<j<c<o<m<gx5]<jIae=e<jIaalJaa<a<eJae<j x.%al8iecd6fmV&a x-(j%acE<bIarIam<c 4b@(k o5~ b).*a8mb(l"Ga<c a<k o|z 4b@ 5x+(cFa6;6~E(x<cFa6z6~E(n. 8Ga}Ga 0[^a<bIam<d m+.<d<bIaxNz=k<n m+ 1X^a.=y<bIae=c<bIaa=GdE<x<l5"(o~Gb<kIaa=h<kIae=d<j<kIai(iJam<j<dJai<j<hJae<y<o m+.Faj(d a<d 5q|z(m v+ {Z^a.=dcEcEcEcE<i i@"eE!a=ecE<c<h b.(i|Ga<c<i- i|Ga<i<G.Haa=el<dFap b.=i<dHaa=f!b<m6?[(g!6r_6u28i8~6h6v>6i!a5;Gb<e<f5;Ge!a=ecE<c<h j.(m|Ga<c<m- i|Ga<m<G.Haa=el<dHai=f<g!8K8e8*6k6DU8!2g6i!a5;Gc<e<f5;Ge!a=ecE<c<h y.(h|Ga<c<h- i|Ga<h<G.Haa=el<dHax<e6j<i >+6?[!a5;Gemdl<d<b<j e.x8Eb"Gdmcl<e<f6j ^a<i d)-6?[5wGbmcl<e<f6j Wb<i d)-6?[!a5;Gbl<n<o.=h b=qmcl<l b-<l@(l 44d@Gall<a<h?ab<a<q?aa<j x.%al8ieciVd6f&a x-(e%acEcE<dFam"eE<e 0[^a<cIam<dIae(d m+.<d<cIaxNz(dHaaRaa<e<dIai(dJai<d i@"eE<cIaa=fcE<cIae(d<eIaa(g b.(h|Ga<d<h- i|Ga<f<h.Haa=Gl<d<g y.(h|<d<h- i|A=i<d<g j.(g|<d<g- i|A=j<f<h.=k<f<g.=l WWWWe=f 8EO=ddE<d 2X^a.Faa(h b.=g<d 1X^a.Haa=mcEcE<h iNeE<m<G5;Gc!a=m<j"eE<lHaa=ml<d 9X^a.Haa=n<h xNeE<m<n5;Gd<ie6f!af<kHaal<d 7X^a.Haa6j<g >+6?[5wGcmdl<m<n6j Wb<g d)-6?[!a5;Gcmbl<m<G6j ^a<g d)-6?[!a5;Gbl<e<fJam<b<e m. bxpmel<f b.=f<d v.(dGall<bIar=d<c<e<b m.x5*<e b<d<bIax.<bIar(c<d|z<c<d-(f a<c<fNzx6b WWWW5:AJam<b<e m. bxp<d<bIax. a<bIar(c<dNz=b<c<d-=dmcl<e<dIaiJaa<b<e bxpl a=bl<a<dJae<a<bJaa<e x.%al8(bbbV&a x-(e%acEcEcE<c 4b@ d-ndbabal<a e?aa d=dmbl<e i.<b<dIaI a<dIa% WWWW5:Sz<dIaTx6zb d=d<eFai dSeE<a<eHaiRaambl<a a?ar<a 6lT5oaq<a<eFaj?ay<a j?ax<a<eIam(cJai<a 0[^a<bIam<c m+.<c<bIaxNz(bIaa(cJam<a<bIaeJae<a<cJaa c=dl<a<d?au<e x.%al6lcbgV&a x-(e%a<bIam=h<bIax(j<c}eE<h<c m+.Iai(f eY a<f h@ e#z=ilcE<c b.(c<iNGadE 0[^a<h<c b.(f m+.<f<jNzIai=g<e i.<b<d<cx6hbcE<eFai"GacE<eFaj(c a<c 8Ga|z 4b@ m+(cFa9XE i#eE<g h@ f#Gbmcl<e<b<f<c 1X^a.Falx6jb<eIaa bSGb<eIae=fl b=gmcl<g eY(c<i|Gal a=gl<a<fJae<a<gJaa<e x.%al8KbbiV<bIam=h<bIax(i<c}eE<h<c m+.Iai(e eY(f a<e h@(e f#z=j<f a<e e#z=llcE<bIaa"Ga a=f<c b.(e=gdEcE<f=k<b=c<g(b<lNGa b=f 0[^a<h<b b.(g m+.<g<iNzIai eY=g<b<d~Gbmcll<e<jNGa<d<e|GadE b=k 0[^a<h<e(c m+.<e<iNzIai eY(e<jNGb<d<eNGall<a<cJae<a<kJaal6JbbhV<bIam=e<bIax(f<c}eE<e<c m+.Iai(d eY a<d h@ e#z=dl<c b.=ccVdE a<c<dNGbw<c<f|=g 0[^a<e<c m+.(h m.<c b.(i<fNzIai(j eY=c Z6H^a<b<h 0[^a<gzx8Eb"Gal<j g@ c#l=b<a<iJae<a<bJaalDbeV<c<e|eV af<c<e-=g a=cdEcE<c b.=f<b<c.<d<ex6c(h"Ga<c<gS<f=cGbll<f b-=f<h"l=b<a<fJae<a<bJaal8ubbeVcV a<bIaeIarIam(eIaCb(d a<d j|(dz(f"Gaw<f p+=f<e e<dz y.=e a=d<bIaaFa5n<c. 4b@=g<bIaiFaa b@=cdEcE<eFad<gSGacEcEcE<eFaa b-ncacbl<c"Gbmcl<c"Gbl<bIam<d h@ 0a+.(bIae=d<bIaamcl<e p.=e<d b.=d<f p-(fGal al=b<a<dJae<a<bJaal6 dbGVcEcEcE<bIai(d"eE<bIa;=embl<bIae<d e). x-=g<bIap=h<bIa;=edEcE<gIaa(f<cNGa<c 0[^a<h<f m+.<f<eNzIai eYNGa<d=emdl<b<d b-(dJai<g x-=g<dGall a=d<c"eE a=fmcl a=f<c<eNGb<b axq<bIai(e"Gbl<d=fdE<bIae<e e).(i e-cV<i m-(mIaa(h<c~eE<h=g<i i-Iaambl<i x-Iaa b.=g al b-=dFaa bO=G<bIap=n<bIa;=odE<d b.=d 0[^a<n<g(k<G.(j m+.<j<oNzIai eY(g<c~Gal<m<kJaa<i i-<dJaa<h<kSeE<e b-(d<f<d<f|z=fl<c<j~eE<e=dmcl<b<jxq<bIai(eGal a=dl<a<dJai<a<fJaa<a<bIaeJaelXdclVc6f&a K-(c%a<aIar=d<bIam=h<bIar=e<bIax=k<aIam=f<c<aIax(lJax<c<fJam<c<aIaiJai<c<aHaaRaa<bIaa=i<bIae=g<bIai=j<c 0[^a<h<e m+.<e<kNz(aIai(eJaT<c<aHaa(GRa%<c 0[^a<f<d m+.<d<lNz(aIai(dJa<<c<aHaa(nRap<G6K=b<G!<L6K=acV<d h@ d#<e h@ d#@"eE a a<n!<L6K(d<n6K(e-<d<e|<d a<cIai(f<f<cIae}(fz}A(dz(h a<a<b-<a<b|<a a<j<g<j|(gz}A(azSGbw b b<cIaa<fz<e.<dz b b<i<gz<b.<az<hx6c"mbl<c<c p. b<i<b b.(b.<a<a aS-(a<b|<a<g}A(dz a<a<b-<dz<e i@ dYx5Jl<c K.%al8vebqV&a K-(d%a<bx5e a<cIai(e<e<cIae}(iz=j<cIaa=k<bIai(e<bIaa#eE<bx~l b<k<iz=l<b<e b.(fJai<bIae(h<e m+.(e mJai<e<jJae<e aJaa<d<jeV<lFaa 5]#f alJai<d<jJae<d<lJaa<d m.<dxY<dIam b#eEdE<f m+=m<f e) x.=G a=k n=n<dIa;=y<dIap=q<dIar=e<dIax=idE<d <.<l<j<i<ex8jbcE<dIa<(g WWWW5:SeE<g"Gb<dIa%<gxPbmblcV<bFap(g q#eE n=g<dIaI=o<dIa%=x ambl<d<b*av5oaT<d<bFaz?a5i<bIam=x<bIax=o<bIarl=]<b<g?ap<b<]Jar<b<oJax<b<xJam<b<d*aT5oav<b<dFa5i?azl<bIaa<f#eE<bx~<bIae=hl<h<m.(g<iJaa<g<G<n.Jai<g<eJae<b<f b.(fJai<G x.=G<m m.=m<k l=n<y=e<q=i b=k"Gal<d m.<dxY<dIamGall<feE<h<jJae<h<hIai<f e)AJai<bIae=hl<a<fJax<a<hJam<a<cIaiJai<a<cHaaRaa<d K.%al8(dbhV&a K-(d%acE<aIa6wb h- c~eE b<aIa5:<aIaWb(e<aIa6d}(az=g a=b<d a<e<az(eeV<gFaa 5]#f alJam<d<eJai<d<gJae<d x.<d e.xY<dIax bSGb<c a<c 4b@ 5q|z 4b@ v+ {Z^a.=fdE<d %.<g<e<dIar<dIapx8jbcE<dIa%(a WWWW5:#Ga<dIaI=ccE<dIaT(h<fFap#eE<f<c<hx6c=h<a"Gb<c<axPb<hGc b=bmfl<a"Gb<c<axPbmbl<hGa b=bmdl<d x.<d e.xY<dIaxGalmbl<aIaUb=g<aIaLb(e<b}eE<g<b m+.Iai(f eY a<f h@ e#z=fl<a 8|a.=h<b b.=a<c a<c 4b@ 5q|z 4b@ v+ {Z^a.=cdE<a<f|=b<a<fNGb<a<e|=i 0[^a<g<a m+.(j m.<a b.<eNzIai eY=a<c<h<j 0[^a<izx8Eb"Gall<d K.%a<bl3cbjV&a E.(e%a<e<cJa<<e<bJa;<e<aIax(fJap<e<a3aaa3lai<aIaa=h<aIam=g<aIa<=m<e %.<e i.x5t<eIa% b#eEdE a=i a=j<f<eIaI(a}eE<g<a m+.Iai(b eY(c a<b h@(b f#z=j<c a<b e#z=il<eIaT=k<a b.(b=c<h=ldEcEcEcE<l"GadE<i<b(a~Gb 0[^a<g<a b.(b m+.<b<fNzIai eY=b<a<k#Galmbl<h"GbdE<c(a<jNGc 0[^a<g<a m+.<a<fNzIai eY=c<a<k#Gal a=ll<e<d?a5y<e a?a5x<e m?a5q<e<aJa><e!aRaK<m<e K.x6fmbll<e %.<e i.x5t<eIa%Gall<e E-%al6scbjV&a <-(f%a<ceE<c e)=g<b m.=c<aIae=i<aIaa=j<aIam=k<aIax=ldEcEcE<cFaaGa a 0[^a<k<c i-Iaa(b m+.<b<lNz(bIae(e<e aS-(e<bIaa b.(h-<e<h|<e<i}A(mz=e<bFai i@"eE b<h<j.<mz<e<dx#mcl<e ^a}Ga<f x.(e<a<bxo<f e.<ex5j<fIai(b<fIam<dx#<fIae(e"Gb<b<exPbmbl 8a6r^a b<dx#l<c x.=c<g x-(gGall<f <.%al^eciVb6f&a <-(f%a<a<b<c<d<e ax8zb<f r.<bIa%(i i xx6*b<fIap=a<fIar bSeE<f aJax<f<fIa;(hJam<f<aJai<bIa<=k<ieE<i p+=a<k ].=e a=d i=cdE<e5jaa<e h-5Gaa!i[U=G<fIai<d#eE<f i.x5<<fIam=hl<c<h.(g<dJaa<g i-<GRaa<f<d b.(gJax<e p.=e<c x.=c<g=d<a p-(aGal<fIam=hl<f aJa;<f!WWWWWbRar<h<g<f r.x6Db=c<fIar=acE<c"eE<aeE<fIap<a e)xPbl<fIai(a"Gb<h<a e)xPbmbl<aeE<fIap<a e)xPbl<b!eRa<<bIa;=a a=e<b aJa;<fIai=c<geE<g e)=g<h i.=d<b ;.=mdE<dIaa(j<i|(l<bIa;<e-}eE<m<e<l e px5=<bIa%=el<i<j}eE<bIa<<e p+.(l<k<j p+.(jHaaRaa<l<j3aai3lai<e b.=el<b<eJa%<d x.=d<g x-(gGall<ceE<h<c e)xPbl<a"Ga<k<a p+xPbl<f <.%aol<fIa;al6>dbkV&a K-(f%a<aIai=g<aIae=h<f aJax<f!WWWWWbRai<h<g<f i.x6Dbw<fIai(ieE<fIam<i e)xPbl<f<c?a%<f!WWWWxRa;<f!aRar<f<bIaiJax<f<bHaaRai<geE<h<g e).=j<eIai(g c-=k<dIae b-=l<eIae=i<dIai=m<dIaa=G<h=edE<eIai=b<f i.<eIaax5:<fIap=ccE<g<b bY(d~Ga<i<d c).(n"Ga<n<c<G.JaalcE<b b@"Ga<f<c<fIa;- b<m<fIa<(b bSz.JaT<f<b<l.JaI<g<d c.(b~Ga<i<b c).=c b c<b<k}z=d<f I.=bdE<c"Gb<c<bIaaJaa<c e.=c<b e.=b<d b-(dGall<e x.(e<jSGall<aIaa(aeE<h<a e)xPbl<f K.%al6<ccdVb6f&a 7a-(f%a<f<dHax(iRap<f<dIaKJa><f<dHaIRaK<f<d3aap3la<<f<d3aaa3lai<f<i6K<aIam(g-Jap<aIai=h<aIaa=dcE<bFau dSeE<f Ma.<d<bx2b<f 8p6]^aIaaJa5I<f 8y6]^aHaaRa5wmbl<f Ma.<d<b<c<f i.x6qb<f<bIaiJa5I<f<bHaaRa5wl<f 5x.<d<f Ma.<f 1a.<c<f i.<e<hx8<b<a<fIa5x<g.Jam<a<aFax<fFaE@?ax<a<aFay<fFa A?ay<f 7a.%al8EfbsV&a 7a-(f%a<aIaa=q<aIai=m<aIae=]<aIax=j<aIam=k<aIar(gIam=i<f<cJa5u<f<b b.JaE<f<bJa5x<f 5x.=cdE<f Ca.<h. 0[^a<k<cIaa(l m+.<j<l~zHaaRaa<c e.=c<h i.(h pSGal<fIaD=r<fIa5I=u<fIa5==s<fIa5w=t<fIa5p=p<fIa5s=v<g<i<d h@ p+.Fas h@(G ;+.(cIa5==j<cIa5w=k<cIa5p=l<cIa5s=n<cIa5u=o<cIaE=x<gIai=c<gIae=hcE<eFauGa<eIam(y<eIai(e~Ga<i<G p+.=G<f %.<aIa;cV<aIap(wIaT<y|eE a=i bmbl<y<e-=i<wIaI<e.l<i<G<gIarx8wb<fIa%(g"Ga<fIa5m=i<fIaK=j<fIaT=e<fIaI=k<f<fIa>Ja5u<f!6gWWW<Ra5x<f 5x.=c a=hdE<f Ca.<h. 0[^a<j<cIaa(l m+.<i<l~zHaaRaa<c e.=c<h i.(h pSGal a<e<e<k}(ez=c b<g<ez=h<fIaD=k<fIa5I=l<fIa5==j<fIa5w=n<fIa5p=o<fIa5s=xl<f p.<aIa<(i r.(a b<q<m<]}(gz(e a<m<gz(g<v<p<h<c<x<ox8ob<fIap=m<f x.<a<e<g<t<u<h<c<n<lx8ob<f i.<a<e<g<r<s<h<c<k<jx8ob<fIam=a<f<d?a5(<f a?a5=<f a?a5&<f<bJa5w<f<aJa5p<f<mJa5s<i<f Ca.x6f<f 7a.%al8%eboV&a x-(l%a<c(g e.=icEcEcEcVcEcEcE<cIaa(m b-ncbcal<g i.mcl<gIai(b<aIa;(aIa1b(f}Gc<b<gIae(d|Gd<b<d-(c<aIaCb<f-}eE<a Cb.<f<c b bx5=<aIa1b=fl<c a<b<cNz(beE<aIa0b(c<f.<c<d.<b8Dkaal<a<b<f.Ja1bmel 0[^a<aIam<gIae(c m+.(e<c<aIax(hNz=i 0[^a<e m.<c b.<hNz e.l b<aIaa<aIai(e<aIae}(hz=n a<e<hz=o<aIa< r.=x<bIae=k<bIaa=e<aIa;=jIaa=y<iIaa=hdEcE<e<h|Ga<jIa1b<k}Ga<b<yJaa<m cSGe<d<gIai(b h@(c 0a+.(eIam bSGe<a<gIae(g<eIax(e<b<d<aIarIam<c p+.Fas h@ 0a+. %.x6ub<a<g b.<e<bx6xbmel<e b.=q<jIaMb c)=f<jIa^b=idEcE<f"eE<h=cmbl<f e-=f<iIaa=c<i e.=i<c<q|Gb<c<hNGbll<l i.<x<n<o<e<c<jIa0b<jIa1b(e<k<ex8ob<b<cJaa<b<jIa1b(kJae<c=emalalalal<l x.%al8KccjVb6f&a K-(e%acE<b<c h@ 0a+.(bIaa bSGa<bFa5t cSGa<bIam"Ga 0[^a<aIam(g<bIae(h b.(d m+.<d<aIax(iNz(fIaa=d 0[^a<g<bIax(b m+.<b<iNzHaa=m<e<fIae(bJar<e<mRam<e<dJai<e<bJae<e<dJaa b<aIaa<aIai(b<aIae}(dz=j a<b<dz=k a=ddE<e p.<d.(l a<d<e.(fIae(b<fIaa(f-<b<f|<b<k}A(bzJae<l b<f<j.<bzJaa<d i.(d pSGal b=d<aIar<c<eIa<<eIa%<eIaI<eIaTx5R"Ga 0[^a<g<h m+.<h<iNzFai i@ dY=dl<e K.%a<dl6|hduVc6fc6c&a K-(h%acE<d<e#Ga<e<gIar}<d<e}A(iGa<a<b<c e<gIax<d T+.<iz(b<e<d-(i<gIaI(]<gIaT(rx6vb<aIa;(cHaI=5a<c!WWWW^aRaI<cHaK=;<c!aRaK<c3aa>=5b<c!eRa><c!WWWW^aRaE<c3aa5s=5c<c!aRa5s<c!bRa5w<h<5c3la<<h<5aRaa<h<5b3lax<h<;Rai<h aJaT<;6K(jeE a=d<hIa%<j|eE<h %. a<j b bx5=<hIaT=dl<hIaI(k<d.=e<j bSeV<j b-(geE<e a<g8Dlal<k<d<g.(d.f<el a?aa<d b.=nl<c I.=k<h<nJaT b<aIaa<aIai(c<aIae}(dz=u a<c<dz=s<i T+=o<hIax<hIai(i c).=g<aIam=x<aIax=y<hIaI=t<hIae=q<hIa;=p<hIa<=v<hIar=w<i=adE a=d a<b(eIax(b<eIam(m-<b<m|<b<r}A(zz=lcEcEcV<a<w|eE<gIaa=dlcE<d<vNGa<p<d d).(bIaa bSGa<l"Ga<eFaIGa<bIae=c bmblcE<i<eIai(c~eE a=d<f<jSGe b=bmbl<f<jSGc b=b<q<c m+.(dIae bSeE a=dmbl a 0[^a<x<dIai(b m+.<b<yNz(dIae(b<dIaa(G-<b<G|<b<s}A(bz=d b<G<u.<bz=bl<d<lSGb<b b<m<].<zz<lx6c"l=l<q<c m+.=m a=d a=b<l<c<i|@(GeE 0[^a<x<mIaa(b m+.<b<yNzIai h@ e#=bl<c<n|<l@"Gb<c<t.(cFaa<c b?aa<b<G@"Gb b@Gb<mIaa=c b=dmbl a=dl<e T.=b<e<dJaa<e<cJae<a b.=a<g e.=g<o T-(oGal<kx&<k<h3aa<3la<<k<h3aax3lax<k<h3aaa3laal<h K.%al6mkcnVd6c&a 1a-(h%a<aIa;(j3aaI=u<j!WWWW^aRaI<j!aRaK<j3aa>=s<j!eRa><j!WWWW^aRaE<j3aa5s=t<j!aRa5s<j!bRa5w<h<u3lax<h<s3la<<h<t3laK<h aJapcE<b b#eE<aIam=G<c<aIax(oNGb<c b.(b<G<c m+.Iai(c eY a<c h@ f#z(lNGb i=cdE 0[^a<G<b m+.<b<oNzIai<h<a<bx6kb<hIaa(n c#Gc<hIae=x<hIax<i#eE<h x.<i b e mx5=l<hIar<c.(k<xJaa<k e-<nJaa<k i-<bJaa<h<i b.(iJap<c m.=c eY(b<l|Galmbl<h i.<a ax6kb<hIam=c<hIai=i<hIax"eE<h x.x~l<hIar(b<cJai<b<iJae<b aJaa b=i<h bJap<aIam=G<aIax=ol<j I.=k<j aJa6=b<j aJa6qb<j aJa+<j aJa5R<h aJa% b<aIaa<aIai(b<aIae}(az=x a<b<az=y<j 9a.=n<d<e T+.=q<hIar(a<i m+.=]<h ;.=r 5:=l a=i a=bdEcEcE<a"Ga<a<]#Ga<a m.=e b=c a=m<aIae bSeE<e=amcl a 0[^a<G<aIai(a m+.<a<oNz(cIae(a<cIaa(c-<a<c|<a<y}A(az=m b<c<x.<az=c<e=amblcVcE<d<qSeE<d T.=e a=a b=c<dIax(m<dIam(d|Gb<g<m|Gb<d<f.=c<m<d-mcl a=e<n b ax6Nb<jIa6=b(a<jIa6qb(c<a<c|z(deE<jIa6wb=i<jIa6nb=a<hIa<=cdE<b<aIaa(f}eE<c<f c).<iIaaJaal<a e.=a<i e.=i<d b-(dGall<h aJaK a=c<beE a=a<hIaI<b|eE<h I. a<b e ix5=<hIaK=al<hIaT(d<a d).=c<b bSeV<leE<c a<l8Dlal<a<b.(b b-=a<d<b d). i-f<cl!aRaa<hIa%=e<a b.=cl<h<cJaKcE<hIap(f"Ga<hIa<=a<e c)=b a=i<hIaT=edE<b"Gb<c<aIaa(d}eE<e<d d).(d<iJae<d<dIaa b.Jaal<a e.=a<b e-=b<f<i b.(iSGall<kx&<k<h3aaK3la<<k<h3aa<3lax<k<h3aax3laa<h 1a.%aol al=m<e=dl<h a?a5p<h<mJa5u<h<cJaE<h aJa5s<n<b<h E-xy<hIa;<b#eE<rx5;l<hIa<<i.<bJaa<h<b b.(bJa%<i e.=i<l i.=lmalal8;cbjV&a E.(f%acE 0[^a<bIam(k<c m+.(i<c<bIax(jNzIai h@ e#eEdE<g<f. aJaa<g i.(g ^aSGalcE<c<jNGa<c b.(h<iIai(c eY a<c h@ e#z(iNGa<d<e d).=edE 0[^a<k<h m+.(c<h<jNz=l 0[^a<c m.<h b.(m<jNzIai eY=h<f=c<d=gcEcEdE<b<l<gIaa<gIaex5K"eE<c i.=c<g i.(g<eSGbmcll<c<mJae<cIaa<c bJaa"Gbl<a cJaamel<h<i|Gall<a<f3aaK3laK<a<f3aa<3la<<a<f3aax3lax<a<f3aaa3laambl<a cJaal<f E-%al6]ebxV&a x-(k%acEcV a<bIam(g 0[^a<bIax(izIai h@ f#GawcEcE<ceE<k i.<b a<c<dx6;b<kIai b@Gbmcl c=e<i"Gd<gIai(c <|Gd<c h@ eSGd<c eY=o<bIae=x<bIaa=y b=d b=fdE 0[^a<g<f(c b.(f m+.(e<f<iN(lzIai eY=fcE<lGa<eIai(e h@ fSGa<e eY=l<c c.(q=ecEdE<e<lNGb 0[^a<g<e m+.<e<iNzIai(m eY=e<m h@ e#Galmbl<b 0[^a<g<G<c<hz(G m+.<i<G~z b<y<g<c m+.(eIaa b.(m.<eIae(h<h aS-(h<m|<h<x}A(]z a<h<m-<]z<eIai i@ dYx5J<d@=d<c<j<l<q}(cz=j<c<nA=n b=hl<f<o|Gal c=e<n b@"Gd b<d b@Gcw a=j c=fmbl b=f a 0[^a<g<kIam(j m+.<i<j~zIai h@ f#Gbwl<a<f?ab dl=e<a<jJael<a<e?aa<k x.%al6jibqV&a K-(f%a<bIae=r<bIaa=u<bIam=x<bIax=lcEdEcEcE<i b@"eE b=i<mGe<e"Ge<e c-=h a=bdE<b<d.(kFaa *#Gc<h b-=h<e<b b.(bSGalmel b=i<mGd<e"eE a=e b=m<d=k a=g<d"Gemcl a=gcEdE<d<g.(bFaa *#Gb b=m<e<g b.(gSGal<d=k<e=g<d"Gemcl<b b.=k<g VO<e.=e a=m<d"Gdmbl b=m<k b.=d a=g<b<e b-#eE<d=k a=embl<b VO<e.=G<b<e- b.=bcEdE<g<k.(jFab *#Gb<b<g b.(g.Gal<d=k<G(g=embl<h<g-=e<j c.=k a=ml<f<gJa;<f<dJapcEcEcE 0[^a<x<c m+.(b<c<lNzIai h@(G eSeE<G fSGd a=h<c<l|eE<bIai(b eY a<b h@ f#z=hl<f x.<f p.x5 <fIax b@Gbmdl<c<lNGc<c b.(h<bIai(b eY a<b h@ e#z(qNGc<d<g.=n a=]dE<o=GcEcEdE b<u 0[^a<x<h(o m+.(y<h<lNz(bIaa b.(h.<bIae(j<j aS-(j<h|<j<r}A(sz=i a<j<h-<sz=j 0[^a<y m.<o b.<lNzIai eY=hcEcE<bFai i@Ga<f i. 8:a<d<gx5%<fIai b#Ga<g<jSGb<i<d<gx6cGbmdl<f a?aT<f<jJa%<f<iJa<<f aJaI<d=bdEcE<f<f <.x8Gb<fFaa"Ga<b<n#Gc<fFab=y<b b.=j<bFaa(i 8:aSeV<jf<j<n#Gd * 8:a<bFab 5j#z=i<b c.l=b<i<y#Gbmcll<b<n#Gc<bFaa 8:aSGa<b b.<n#Gcl<h<q|Gal<G=o<]"Gfmbl b=]<h<q|Gbll<o b.=bmbl<c b.=b<fIar(ieEdE<b<hNGd 0[^a<x<b m+.<b<lNzIai eY=b<i b-(iGall<b<hNGbl b=i<k=d<b=cmbll a=il<a<cJae<a<iJaa<f K.%al^xcGVb6f&a K-(g%a 4b=j<cFaa(o=kcEcVcEcEcE<o b-ndabcel<cFabmcl<cFab=k 8:b=jmcl 3bl=j a=kl<bFai=i<b*a5l=G<bFa5G=l<bFa5k=m<bFaj=n<bIae=x<bFa;=y<g a5oa5e<g<y cS?a5d<g<d?a%<g<xJa<<g<k?a5c<g<j?a5b<g<n?a;<g<m?az<g<l?aw<g<G5oap<g V<i<i 8wa#z?a5adE<g<g p.(d<h.IaaJam<a<g m. bxp<h e.(h xSGal<g<bIaaJap<a<d bxp<aIai=l<a L6r^a cxpcEcEcEcE<f x. 6w[^ax6d(j"eE<eIaEIarFak cSGbl<eIaI(beE<b b-=i<eIa%<b c). e-=h<eIaT=bdE<b<hIaa-=b<h e-=h<i b-(i VSGal<e<bJaT<e aJaIl a=h a=k<eFa5uGbmdl<g p.<e<fIaix6mb<eIaI(h<gIap(b<b<h}z=k<b<h|eE<eIa%<h c). e-=b<eIaT=idE<i<bIaa-=i<b e-=b<h b-(h<k}Gal<e<iJaT<e<kJaI<k=hl<eFa5u bSGc<kGbl<g<eFa" WWWWeAJap<a<g p. bxp a=kmbl<k b.=klcEcEcE<eIaE(dIarFak c#eEcEcE<fFax b-nGffaabffffffaadl<g aJa<<g!WWWWxRap<d<f<g p.xh<e <.<gIa;(b<gIa<(dx8 b<a<b<dxD<gIap(d"Ge<b<dxPbmel<gcV<dIai(i<dIae}eE<fIaa=h a=i b=j ambl<fIaa=h<dIaa=j<i"eE a=i ambl<jFaa 5]#lJar<g<iJax<g<jJam<g p.<g m.xY<gIap bSGddEcEcE<h<gIa<(b~Ga<gIa%<h}Ga<h<gIaI~Gbl<g p.<g m.xY<gIapGbmfll<g p.<j<i<gIa;<bx8jb<gIap(b WWWW5:#Gd<e <.<gHa;(]6K(d<]!<L6K(fx8 b<a<d<fxD<b"Gd<d<bxPbmdl<j"eE<e <.=d<eIae(b<eIai e).=jdEcE<h"eE<b<jSGbmfl<h<j<b- eYNGe<b<h e).=bl<g<eIaE(h3aaa3lap<g<hIaxJaI<g<a<g p.<bx6ib<b x.=b<gIaa(heE<d<h<gIaex8 bf<d m a<eIaI ^aNzx]l a=hmalal a=f a=i b=b<dIap(jIaa(deE<jIae=i<d=bl<e <.=n a=hdEcEcE<h b@"eE<f b@Gg<i"Gg<i c-=d a=hdE<b<h.(mFaa *#Gc<d b-=d<i<h b.(hSGalmgl<f b@Gf<i"eE b=f a=h<b=j a=imcl a=hcVcEdE<b<h.(dFaa(f *#Gb<i<h b.(hSGal<i=h<bmbl<h VO<i.=i<d b.l<b"Gf<f *S=f<b=j=bmbl b=f<m b.=j<h<i b-#eE a=h<j=b a=imbl<h VO<i.=G<h<i- b.=b a=hcEdE<h<m.(fFab *#Gb b=f<b<h b.(h.Gal<j=b<G(h=imbl<d<h-=i<f c.=b a=fl<g p.<j<h<j.x5k<n<gIa;(d<gIa<(jx8 b<a<d<jxD<gIap(jeE<d<jxPbl b=hmalal<fFay=b<e <. m a<h ^aNzx]<g<b a<b 8Ga|z m+Fa8uXE WWWWeAJap<a<g p. bxpmbl<fFax cSGa<fFay=b<d m a<eIaI ^aNzx]<g<b a<b 8Ga|z m+Fa8uXE WWWWeAJap<a<g p. bxpl<e<eIaK<eIaT.JaK<g<aIai(b<l-(d c-Ja;<g<kJapcE<b<l~Ga<aIae<l c).=h b c<d c|z=i<g p.=bdE<h"Gb<h<bIaaJaa<h e.=h<b e.=b<i b-(iGallcE<o dSGa<cIae=j<gcV<cIai(i"eE a=i b=f ambl a=b a=hcEdE<b<h<j.Taa 8fV5t.(b I}Gb b=f<i<h b.(hSGal ambl a<h<h<i}(bz=i b<j<bz=j X6r^a=f dlJa%<g<fJa<<g<iJa;<g<jJap<g m.<g p. cx5l<a<gIax(a<gIarx5F<gIam(b"Ga<a<bxPbl<g K.%al6yhbnV&a <-(g%acEcE<a<c 4b@.FaH(h e#eE b=h<bIaa b#Gb<c<d p)x8"b 4b@=hl<h d#Gbl<c 4b@ j~eE<aFa5r b@Gbl<d 4b@ b#eE<aFa!Gbl<a<aFax<h aS@?ax<aIam(i<aIa%|eE<a<i b.Jam G i g<bIaa(G b#z<c 4b@ r#z=n<eFaj=o<eFai=l<eFah=x<eFag=y<eFaf=q<eFae=]<fFaa(m=j 4b=kcEcVcEcEcE<m b-ndabcel<fFabmcl<fFab=j 8:b=kmcl 3bl=k a=jl<aIai=i<eIaa=e a=a<g aJa;<g<x?az<g<y?aw<g<q?av<g<]?ap<g<j?at<g<k?as<g<o?ar<g<n?a]<g<d?aq<g<h?ay<g<c?ax<g V<l<l 8wa#z?audE<g<g x.(c<a.IaaJae<i<g e. bxp<a e.(a xSGal<g<eJax<i<c bxp<iIai=a<i L6r^a cxpcEcEcE<G b-ncabcl<bIai=c<bIae=b<g 8cWWWeJax<i<g x. bxp<i<b<cxDmbl<g 8dWWWeJax<i<g x. bxpl<iIai=b<g aJax<g<b<a-(c c-JarcE<a<bNGa<iIae<a c).=a b c<c c|z=h<g x.=cdE<a"Gb<a<cIaaJaa<a e.=a<c e.=c<h b-(hGall<m dSGb<fIae=d<gcV<fIai(h"eE a=h b=b ambl a=c a=acEdE<c<a<d.Taa 8fV5t.(c I}Gb b=b<h<a b.(aSGal ambl a<a<a<h}(az=h b<d<az=d X6r^a=b dlJa;<g<bJap<g<hJar<g<dJax<g e.<g x. cx5l<i<gIai(a<gIamx5F<gIae(b"Gb<a<bxPbmbl<a b?ayl<g <.%al6thboV&a E.(d%a<aIa%=j<aIa<=kcEdE<k=f a=a b=xcV a<j"GawcEdE<a<f.(kFaa *#Gb<j<a b.(aSGal<f=k<j(ambl<k b.=k a=x<a VO<j.l=j<meE a=hmcl<b=icV<c"eE b=m a=e a=c<imbl a=ecEdE<e<i.(bFaa *#Gb b=m<c<e b.(eSGal<c=e<imbl<e VO<c.=c a=m<b b.l=bcEcE<aeE<fFaa 8Na#Gbl a=h<a<eSGd<i<f<ax6cGdmbl a=a<d p.(g<i<e a<ex8jb<g b<dIa;<dIap(f WWWW5:#(ez(i a<dIa<<ezx8vb a<f<ez=ycE<dIapGa<dIa<(G"Ga<dIa;=n<d b5oa5x<d<GJa><d aJa5m<d b?aK<d 5oJaT<d<GJaI<d aJa%<d<GJa<<d<nJa;<d 5oJap a=h a=o&a x-(l%acE<gFa5dGa<gIae=f<l e.<gx5S<lIae b#eE<gIa;=e<g<lIamJa;<e<f.=h<lIai<e-=ombl<gFa5dGa<g b?a5dcE<gFa% b#eE<gIa<=f<gIa;=embl<gIa<(f<gIa;(e#Gbl<f<e-=o<gIae<e.=hl<d<oJar<d<hJax<l x.%a<dIax(e b<ez=fcEcEcE<dIar a<ez b-ncabcl<fFaa 5iSGbmcl<f*aa 6E8pa#Gbl<d<nJap<d<G<n.Ja;dEcE<d i.<d p.x5!cEcE<dIam WWMa<dIai b@z(f 5d-nlebbbbbbbbbeal<f 8pa#Gd<f WWMa#Gbl<f <|Gc<f 4a- =NGbmcll b=al<yeE<i<yxPb<aGb a=hmdl<aGa a=hmcl<x"Gal<meE b=hmbl a=h<c"Ga a=adE<a<b.Faa *#Gb<c<a b.(aSGall<d E-%a<hl6EdbeV&a 6!f-(d%a<d<b?at<d<b?a5k<d dJaI<d!aRa<<d<cJa;<d<cFa (b?a5j<d<cFaE(e?aK<d<b<e~(b?a5m<d<b?aT<d<d t.Jap<d Ma.<d p.xMbcV<dIa5u WWWW5:#eE e=e a=b ambl<d i. e e 6Tcx5I<dIai=f<dIam(e<d Ma. 6Tc8Dkaa b=b<d bJaE<d<eJa5x<d<fJa><d<d3aaI3la8|c<d<d3aap3la2c<d 6nd.<d 2c.xMb<dIa6nd WWWW5:SeE 6Tc=fdE<dIa><b#eE<d >.<b b e 6Tcx5=<dIa5x=el<e<f.<d 6nd.(g 6Tc8Dkaa<d<b b.(bJaE<f 6Tc.=f<g<d 2c.xMb<dIa6nd WWWW5:SGall<dIa>l=f<a<dFat?ax<a<cJam<a<bJai<a<eJae<a<fJaa<d 6!f.%al6JbbeVcE 6!0^aIaa 5]cV<b<a-(e(c 6gcNeE 5b<c5!-(d b)<c<dY.mbl<c eYl(c<c 5]Nz(d c).(cIaa(f"eE<c<aJaa ,0^a ,0^aHaa!b<d6?[URaambl<c<aJaa<f<aJael<a<eJam<a<dJai<a<cJae<a<fJaa<b e-<eJaal1bbeV<d VO=f 6!0^aIaa(g<b c).=bdE<bIaa(b"eE<a aJaaol<b<bIam.(h<b<d.<f@(e<c.|Gal<bIae(d<bIaa(cJaa<ceE<c<dJael<g<bIai(c c).Iaa"eE ,0^a ,0^aHaa!b<c6?[6jRaalcE<b<e#eE<b e-(b<bIaa cOJaambl<b<ex6%bl<a<hJai<a<eJae<a bJaal8#bbdV<a<b ]. 5~@.(b e-Iaa=dcE<a e-(eIaa(c b@"eE<a<c-(aIae(e<aIaa(cJaa<ceE<c<eJael 6!0^aIaa<aIai(c c).IaaGb ,0^a ,0^aHaa!b<c6?[6jRaambl<e<c cAJaal<a<d c@eV<bIam=c<bIae(d<bIaa(aJaa<aeE<a<dJael 6!0^aIaa<bIai(a c).Iaa"eE ,0^a ,0^aHaa!b<a6?[6jRaal<b<c.f<blx6%bl6=dbgVcEcEcVcEcEcE<b<d|<b<d}- 4b@ncfbal<d ]. 5~@(c<b ]. 5~@(b#Ge<a<c.(f<a<b.(b e-Faa c@eV<bIam=d<bIae(e<bIaa(cJaa<ceE<c<eJael 6!0^aIaa<bIai(c c).Iaa"eE ,0^a ,0^aHaa!b<c6?[6jRaal<b<d.f<blx6%bmbl<b ]. 5~@(g<d ]. 5~@(h#Gd<a<g.(e e-Faa c@"Gc<a<h.(f<e<eIam(i.(j}Gc<eIae(c<eIaa(bJaa<beE<b<cJael 6!0^aIaa<eIai(b c).Iaa"eE ,0^a ,0^aHaa!b<b6?[6jRaal b<h<g<i.#Gbw<f<jx6%bl dl=b<f e-<bJaa<aol<c<dx6Hb(c"eE aol<beE<c<a<b8Dkaal<a<bxPb<c=al<al6"hckVc6f&a x-(d%a<b ]. 5~@(e 6yWe<a 6yWe.<a x~z.(b WW6d@=i<b xY=j<a<e<a<e}z b-=f<a b-=g<a y|=kcEcVdEcE ,0^aHaa=mcEcV<f 6gcNeE 5b<f5!-(a b)<f<aY.mbl<f eYl(b b.(a 5q~eE!V<a6?[<m6i6b(G!5]5IeE<G6K=a<keE 6!0^aIaa(c<a c).Iaa(aIam=f<aIae(g<aIaa(bJaa<beE<b<gJael<c<aIai(b c).Iaa"eE ,0^a!b<b6?[<m6jRaal<a e-(b<bIaa cOJaa<a<f.mgldE<d e.<a<e<gxZb<dIae b#Ge<a 5]|eE ,0^aHaa!V<a b.6?[6i6b(m6K=a<m!^a5=Gbll<d e.<b<e<gxZb<dIaeGdmcl<m<b6?L!b6i5wGb<d e.<b<e<gxZb<dIae b#Gcmbl<m!a5HGa<d e. 5]<e<gxZb<dIae b#Gbl<jEa(a V#eE a=amel 6|0^aIaa=b 6|0^a aJaa<a x)(c<i.=acEcE<b a<b<c#z"eE V<a<a<c|z 5~@=b 6!0^aIaa"eE a=h<c b<cz d. UW6d@(c 6qcA 6q6h6d@(a<c|Gc<a<b}Gc 6!0^a<cJaa<a e- d b<a<b|zJaa<c a Wc8Dlamdl a=h<c<c ]. 6qW6d@(a x.(l}Gb<b<l|Gb<a e- hJaamcl<c V<a<a<c|z 5~@(hNeE 6|0^a<bJaamelcE<b e-(cIaa(a b@eE<c<a cAJaambl<b<a-(bIae(c<bIaa(aJaa<aeE<a<cJael 6!0^aIaa<bIai(a c).IaaGa ,0^a ,0^aHaa!b<a6?[6jRaal<b<hx6%bl 6|0^a<hJaamcl<a<b|eE<a<bx6%bl 6|0^a<bJaambll<dIai=a<dIaml=b<b<a<e.(c#eV bf<c<bx6%b dl=b<c e-<bJaal<d x.%a<al8}cbiV<aIai(f )+=d<f m+(h m5|=c<aIae(g<h.(i=edEcE<d(h"eE a=cmbl<h m.=d<c b-=c<e e-<e m-=eIaa o}Gbll b=e<b 4b@(b G~eE<b bS<b gS@=elcEcEcVcEcE<h"Ga<c<fNGa<e<g<c m+.Iai h@ f#@=dmbl a(d<f"Gbwl<dGb<i e-Iaa h@ g#Gb<fl=d<c=fmbl<f b.(d e) hA=b<aIaa<f#eE<ax~<aIae=gl<a<dJai<g<f m+.(a<bJai<a!aRaal<d m+=e<g i.=c<d e)=bdEcE<eeE<gIai(a xNGb<c e- VJaa<c<a<bAJaambl<fol<g m.=g<e m-=e<c m.=cmalal@bdV<aIai(f<aIa<N a b<b)(g<aIa%(h@z"eE<a<g<hAJa%<aIaa<f#eE<ax5zl<a<f b.Jai<aIae<f d).(a<b?ag<a<c?af<a<d?ae<a<eJaall6nbcb6fbVcE<d6?<b6?6f(e!<L6KGa<e6K(d WWWW5:<c-}Ga<d"eE<a<cJai<a aJae<a aJaaol<c<dx6Hb(f"eE<a<dJai<a<cJae<a bJaaol<a<fJai<a<bJae<a aJaaol<a aJae<a bJaal:bbV<d aJai<c <.(e<dIaa}eE<d a<e b bx5=l<d<b<cxt<d 8}[^a <xt<a<cJai<a a<e<e<dIai}(bzJae<a b<dIae<bzJaal6KbbcV<d <.=gcE<d 5J}Ga<c<g|Ga<b<d.(h3maaaaaaaaaaaaaaaa3lax<h3maaaaaaaaaaaaaaaa3laal<a m. b b<b<g.<e<c<g-(h a<c<hNz}(hz<c<g|(cz a<e<hz<fx8Ib<a<dJai<a a<g<czJae<a b<b<czJaal5>bbV&a <-(e%a<aIa;Fa,b b#eE<ax8Hbl<aIa< b?a/<e!aRat<e3maaaaaaaaaaaaaaaa3lai<a<b<d<c<e i.x6ub<e <.%alLbbbV&a <-(h%a<h<c?a5a<h a?a;<h<b?az<h<d?aw<h<f?av<h<e?ap<h<gJax<h 0[^a<aIam<g m+.<g<aIaxNz(bIaa(cJar<h<bIaeJam<h<cJai<a<h i. a ax5E<h <.%al8abbdV&a <-(i%acV<d 4b@(j 8ma~eE<j m+(j 8nX^a.<aIar j.<jFa1XEz=k<j 1X^a.mbl<aIar j.=k 1X^al=j<i<c?a5a<i a?a;<i<b?az<i<d?av<i a?ap<i<eJax<i<fJar<i<gJam<i<fJai<i<kFaa?aw<a<i i.<jFae"<hx5E<i <.%al!a<a<b a<c a<c 4b@ 8Ga|z 4b@ m+(b 8nX^a.<aIar j.<bFa1XEzFaa b<c<dx6RblLcbgV&a x-(f%acE<c a<c 4b@(g o|z 4b@ 5x+(dFa6z6~E(h<dFa6;6~E(i. 8Ga}GacE<g h-ndbabal<h m+ 8tX^a.=e a=d<b<c 4b@ o5~ b).*a8mb=gcVcEdE<g<d o@Y b@eE<eFaa=c<e d-Faa i#eE<c a<c 8Ga|z 4b@ m+Fa8tXEmel<f i.<b<cx6?b<fFaiGcl<e m.=e<d b.(d<i|Gal a=emcl<fFajl=d b=el<a<d?ab<a<e b@?aa<f x.%alVbdV&a x-(e%a<e i.<a a<a 4b@ o|z 4b@ 5x+ 76}^a.(g<b<cxE b=fcE<eIai b#eE<g<d b).*ag<eIam o@Y b@Gbl<e<a<b<c<dx!<eFaa=fl<e x.%a<f b@lta a<e<a<b<c<dFae" ax:zlKa<a aJa>cE<d c|Ga<d y|eE<b<c<dx8ubGbl<a<b<c<dxxll5obbVcV b<b<c h@ 0a+.(dFa}Gaw<dIaaeE b<dFa5t b#Gbwl<a<b<cx6tbllWbbbV b<b<d.<c<d|z=f<e<d-(b a<b<e~z=bcE<c<d-(d a<c<dNz(c <|Ga<b <}Ga<a<f <xt<aIai(c <<b-(bNeE<a<c<b-Jailol<a b<f<b<c}(az a<b<azxtl8bbbiV&a x-(c%a<aIai=b<a 8}[^a <xt<aIai=g b=hcE<beE a<b <.(d<d<g}(ez=d b<aIae<ez=edE b=icE<d<f~Ga<e<f.Taa a5vGa<c<bJam<c<dJai<c<eJae<c e.<fx8pb(iGa a=hmdl<f<i.(f<b|Gall<b<g}Ga<a<bJail<c x.%a<hl6sbbiV&a x-(b%a<aIae=d<aIaa=f<b 6N8>a5oam<b m.=g a=acVdE<a<g.Faa(e a<e 5q|z v+(cFa8sZE<d#eE<c {Z^a.<f<dx6c(c"<aA b=a b@"Gb V<e<czmcl<a b@ b=a"Gal 4bl<b x.%al2ccc6fgV&a x-(e Wc5oam<e m.=g a=e<b kS=hdEcEcE<h"eE 8?6]^a 8I6]^a<e<g.Faa(iz(fHaa(c!>[<c!W8:d6i!I[U<c!WW8Dh6i!p[<c!WWW8|o6i!i[UU<c!iL!WWW8|o6i<c!pL!WW8Dh6iU<c!IL!W8:d6i<c!>LUUU(d<aHaa(c!>[<c!W8:d6i!I[U<c!WW8Dh6i!p[<c!WWW8|o6i!i[UU<c!iL!WWW8|o6i<c!pL!WW8Dh6iU<c!IL!W8:d6i<c!>LUUU(c5;Gb a=b<f*ai(f i)<f iYA6?!44d6i(d<a*ai(f i)<f iYA6?!44d6i(c5;Gbmcl<e b=e"Gc col V b<c<d5&z=bl<b"<eA b=e b@"Gal c<i<bzl8&dcc6fgV&a K-(e%acV<bIaa(f<aIaaIaa(gSeE<f<g}<f<g|-mbl 4b<bIae(g<aIae(hIaiNGaw<aIax=f<aIam=b<aIai=i<e<hIae<g ;+.(aHamRax<e<aIarJap<aIae<aIai=a<e<fIaiJaT<e<fHaaRa%<i<a<b<a<b|zx6c(f<a<b-<fz(aeE<a a5t<a a5s-mblcV<eHax(c!>[<c!W8:d6i!I[U<c!WW8Dh6i!p[<c!WWW8|o6i!i[UU<c!iL!WWW8|o6i<c!pL!WW8Dh6iU<c!IL!W8:d6i<c!>LUUU(d<eHa%(c!>[<c!W8:d6i!I[U<c!WW8Dh6i!p[<c!WWW8|o6i!i[UU<c!iL!WWW8|o6i<c!pL!WW8Dh6iU<c!IL!W8:d6i<c!>LUUU(c5zeE a<eIap(a 46g8Dh@ i5:<a p5: 46g8Dh@A6?(d<eIaT(a 46g8Dh@ i5:<a p5: 46g8Dh@A6?(c5zGbwl V b<c<d5&zl(a a5t<a a5s-l<e K.%al6vmdwVd6fb6c&a K-(n%a<a aJa<cEcE<aIar(e<aIap}eE<a p. a<e i xx5=<aIa<=hmbl<e"Gbl<aIa;<h e).=ddE<d!aRaa<d<fJai<d x.=d<e<f b.(fSGal<f<h.=d<aIar=hl<a<dJa<<a %.=r<aIaT(e<aIa%#eE<rxNl<a<e b.(iJaT<aIaI<e r+.(e a?ax<e<hJam<e aJai<e aJaa<ieE<a 5x.=v<a K.=w<n x.=zdE<a<i b-(hJaTcE<aIaI(p<h r+.(kIam(l<kIai(G|eE<h=imbl<aIa<<l|eE<h=imbl<l<G-(y c|eE<h=imbl<kIae=o<kIaa=]<aIa;<G e).=e<kFax b@"eE<e<y e).=m<aIai=q<aIae=u<aIar=x<aIax=s<e=fdEcE<fIai(d<xNGa a<s<d e).(dIai(g<dIae(j-<g<j|<g<q<c<dFam b@(tz}A(gz=d b<u<b<tz<j.<gz=g<] b@eE b<g<o.<d<o|z=jcE<d<o-(g a<d<gNz(g i|(t"eE<jHaa(5a!>[<5a!W8:d6i!I[U<5a!WW8Dh6i!p[<5a!WWW8|o6i!i[UU<5a!IL!W8:d6i<5a!iL!WWW8|o6i<5a!pL!WW8Dh6iUUU=5ambl!a=5a<d<o~Ga<j b-=j<g=ddE<d<j.5jaa!>[<5a!iLU=5a<d b-(dGall<f<5a<g i<tz6?URaambl<f<g<dx8sbRaal<f x.(f<mSGallcE<y yNGa<e<y e)(u.=s a=m b=j<e=qdEcE<m"Ga<qHaa=5a<u=d<j=f<e=gdE<d"Gb b c<gHaa<5a5z(xz<x<fz=x<d x-=d<f b.=f<g x.=g<x 4b@ c#Gal<x b@Gcl<j b-=j<m b.=m<q x.(q<sSGal<h=imbl!V=5a!a=5b<e=d<l=fdE<dHaa(5c<5bU=5b<5a<5c6i=5a<d x.=d<G<f b-(fSGalcEcE<5a<5b5;eE!b<5a<5b6j6a!5]6j[=5a a=g<l=f<e=ddE<dHaa<5a6i5weE<g<yNGd<d3aaa=<<d<e<g e).(h3aaa3laa<h<<3laa<g b.=gl<d x.=d<G<f b-(fSGal<n<lJa;<n<GJax<n<g<G.(eJap<n<eJar<i r+ r-=f a=g a=hdE<z<g d).(eIae=d<eIaa=m<rIaa<i b-#eE<rxN<aIaI=pl<a<iJaT<f<p.(e<]Jaa b=g<e b?ax<e<dJam<e<mJai<e<oJae<f r.=f<i b.=i<h b@ b=h"Gal<i b-=imdl<]"Gb<5a!8|b6i!a5;Gb<e p.=f<y e)(g x- eY=h<eIai=ddE<d<fIaa(i<d<i|z=d<f x.=f<h b-(hGal a=f<aIar<d}eE<aIax<d e).Iaa=m b=fldEcE<geE<eIai(l<d#Gb a=h<aIar<l}eE b=h<aIax<l e).Iaa=il<w<h<ixv<v<f<mxvmbl<aIaT=imel<e x.=e<g x-=gmalalal<k a?ax<k<lJam<k<GJai<k bJaa<a<iJaT<k<o h. a<] b@zJael<iGall<n K.%al8qgcyVb6f&a x-(e%acE<b c|Ga<b e)=g<aHaa=r x=ddE<r<a<d.Haa(r5IeE<g<d x.(dSGbmcll<c aJai<cIaa<b|eE<c a<b i xx5=<cIai=il<cIae=d<geE<d<i e).<a<g8Dkaal<c<b<i.(fJaidE<d(g<f(o e)(q.=x<d=i<b=c<a=jdEcEcVcEcEcEcEcE<cncdbal<c b-=f<j <.=k<j x.=h a=d<c=m<c c-(n=GdE<j<d e)(l.Haa<h<l.Haa5IeE<f b-=f<m b-=m<k x.=k<G b-=G<d<n#<d b.=d"Gbmcll<c<d}Gbl<e<cJae<e<jJaa i=d amdl<e<d b.(lJae<e<jJaa<j<l e).=d<c<l-(n c|Gb b=h<m b<f<fz-=cdE<k x-Haa<kHaa5IeE<k x.=k<G b-=G<h b.(h<cSGbmdll<h b-<nNGb<l=cmdl<y bO=c<gHaa=r x=ddE<r<d<g.Haa(r5&eE<c=y<b=f<a=d<o=b<g=amgl<q<d x.(dSGal b=i<y b@Gf<o<b<b<o}z=ddE<a<gHaaRaa<a<gIaiJai<g x.=g<a x.=a<d b-(dGalmfl<l=c<nl=h i=k a=Gl<e<hJam<e<dJaidE<eIai=ldE<i=fcEcEcV<c"eE<h"Gc<e i.mbl<e<h"Gaw<e i.<e<jHaa<lHaa5&zl(mIae(d"Gb<f<x(i#Gc<m<d b-Jae<m<mIaa(c x.Jaa<f<cIaiJai<f<cHaaRaa<f x.=i<eIae=c<eIam=h<eIaa=jmdl<G=c<k=jmdl<f x a<f<xSz.=imalalalalal<e x.%a<ilBfchVb6c&a x-(e%acEcEcE<b<aIax(dNGa<a m.=idEcEcEcEcEcE<iIaa(f<b.Faa(c 8paSeE<c (#Gb<c^ a5sGe<c <|Gh a<b-=cdE3maaaaaaaaaaaaaaaa=jcE<b<d}Ga<c<d. x|Ga<b<f.3aaa=jl<c x-=c<b x.=b<j3mDDDDDDDDDDDDDDDD3&<j3mcccccccccccccccc35z3m================35d35w3:(g"Gal<g5"<c- x-=bmflcEcE<b b.(c<dNGa<c<f.Faa (-n5=daaaaaaaaaaaadaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaadaaaaadaaadaaaaaaadaaadadbal<a<c jx= a=dmjl<e i.<a<b c.x) a=d<eIai bSGi<eIam(c W8>d@ W6!dSeV gf<b g.(f<aIax(gNGi<f<aIam(h.Faa 8paSGi<g<b h.(f~Gi<c 46Nd}Gi<f<h.Faa 8"aSGi<e<a<b i.x)<eIaa bSGj<eIae W8|d@ W6DdSGi ml<b.(b"Gi<aIax=dmcl<b b) c.<hA=dmhl<b c.=bl b=hmbl<i<bx8pb(ceE<b<c.=bmbl<a<bx< a=dmel<b<d|Gall<aIar<b}eE<a<b mx= a=dmcl<a<b lx= a=dmbl<a o?ae<a<bJaa<a<b g.Jail<e x.%a<dl6#dcdVb6ccVcEcEcEcEcEcEcEcE<c 4b@(e 8ta-n=cggggggggggegggggggfgggggdggggggbalcE<e (-nmagggggggggghgl<aIax(f<b VO.=d<aIam=e a=cdE3maaaaaaaaaaaaaaaa=hcE<f<b<c. b.|Ga<d x|Ga<b<e.3aab=hl<d x-=d<c x.=c<e x.=e<h3mDDDDDDDDDDDDDDDD3&<h3mcccccccccccccccc35z3m================35d35w3:(g"GalcE<f<g5"<b.(b<c.(c o-(d}eE<b<e. o-Faa (#Gbl<a<dx6:b bYol<c n-ol<a<b b.<dx8ebol<a<b b. a<dx8fbol<a<b 9[^a ex5bol<a<b 8p[^a fx5bol<a<b 8;[^a ex5bol a<c K- 4b@ kNGbwl<a<bx5all6SccfVb6c<aIax(h<b VO.=e<aIam=ddE3maaaaaaaaaaaaaaaa=icE<h<b<f. b.|Ga<e x|Ga<b<d.3aab=il<e x-=e<f x.=f<d x.=d<i3mDDDDDDDDDDDDDDDD3&<i3mcccccccccccccccc35z3m================35d35w3:(g"GalcEcEcEcVcE<h<f<g5"<b.(e.(f o-(g}eE<d<e. o-Faa (#Gbl<a<gx6:b(d"Gd<d b@Gc<d bYmbl<f n-l(d<b- cSGc<a<d<cx5Tol<a b?a5el aol<a h a<c<dx6 bl8(ediVb6cc6f<b b.=k<a m.=l<aIax(i<b VO.=h<aIam(j=gdE3maaaaaaaaaaaaaaaa=mcE<i<b<e. b.|Ga<h x|Ga<b<g.3aab=ml<h x-=h<e x.=e<g x.=g<m3mDDDDDDDDDDDDDDDD3&<m3mcccccccccccccccc35z3m================35d35w3:(f"GalcVcEcE<i<f5"<b.(h<e.(e o-(f}eE<g<h. o-Faa (#Gbl<a<fx6:b(hGb aol a=h<e n-mbl<aIax=i<aIam=j<h bYl=fcEcE<f<iNGa<f<j.Faa(e <}eE<f=gmcl<f b.(g<iNGa<e <SGa<g<j.Faa(e <}Gbl<i<l<fx6a(g~eE aol<g<j.Faa=elcE<e ?#eVcE<i<k|Ga<i<k- i|Ga<j<k.Haa=Gl<h b@Gb<dHaa(n!b<G!V h<f<b- c-(e<e hNz d)6?[!V6j6i<e6?6j!6t8|6J8~6v6N8w6<6&V6f!?L[(G6i!a5;eE<a<b<f<cx5>Gcl<d<G<nURaa<aIa;(dIaWe(c ^aNeE<a b?a5e aol<d<c d).(a<bJaa<a<fJae<d<dIaWe b.JaWe<g b.f alol<a b?a5e al^jcgVb6c&a x-(k%acEcEcEcEcEcEcEcEcEcEcEcEcEcEcE<dFai(hnkcdaaaaefgbal<c 4b@ (SGl<h gNGl<b b.=g<aIax(f<b VO.=e<aIam<b.=i 5~=cdE3maaaaaaaaaaaaaaaa=lcE<f<b<c. y.|Ga<e x|Ga<c<i.3aay=ll<e x-=e<c x.=c<l3mDDDDDDDDDDDDDDDD3&<l3mcccccccccccccccc35z3m================35d35w3:(j"Gal<f<j5"(j<b.<c. b.(e}eE<i<j.<c.Fab (#Ghl<a<ex6:b(bGh a=cmGl<c <A 4b@ 8NaSGkl<a<b<c<ex8ab=cmll<c 4b@ (#Gjmil<c 4b@ (SGh<k i.<dFal<aIapFaF<a m.<b b.x5q<kIai b#eE<a<b (<ex8ab=cmkl<a<b<dx8bb=cmjl<c 4b@ 8NaSGg<a<b b.<dFal<ex{b=cmil<c 4b@ 8taSGf a=c<a<b b.(f<dFal(g a<g 8Ga|z m+ 1X^a.<ex8fb(e"Gh<aIam=gcEcE<f<aIax(hNGa<f<g.Faa(c <}Gb<b c.(b<hNGa<c <SGa<b<g.Faa(c <}Gbl<h<a m.<fx6a(b~eE<e=cmjl<b<g.Faa=cl<c 8vaSeE<e=cmil<dFaf(b d#eE<e=cmil<a j<b<d<ex6 b=cmhl a<c<j.(i<e<g|<e<f}A(ez=c<b<i. c.=fmbl a=c<b b@Gb a<b bY(f b-(b<g-<b<g|<b<aIax}A(ez=cl<h b<aIam<g.<ez<c<aIapFa*x8&b(b 4b@ pSGb<f=cmel<a b?a5emdl<c"eE<a<f<dx5T=cmdl<a<b a<d<fx6 b=cmcl<a g<dFad<dFae"<c 4b@ 8Ja#x:eV af<a<b<c<ex8abl=cmbl<aIax(g<b VO.=e<aIam=f a=cdE3maaaaaaaaaaaaaaaa=lcE<g<b<c. b.|Ga<e x|Ga<b<f.3aab=ll<e x-=e<c x.=c<f x.=f<l3mDDDDDDDDDDDDDDDD3&<l3mcccccccccccccccc35z3m================35d35w3:(h"GalcVcEcE<g<c<h5"<b.(e.(c o-(h}eE<e<f. o-Faa (#Gbl<a<hx6:b(cGb a=cmdl<c n-mbl<c bYl=c<c<b c.(bSGa<a<b<dx5T=cl<k x.%a<cl6tgblV&a x-(j%acE<c"Ga<aFa&=l<a a?a&<aFa%=g<aIa;IaWe=k<j!aRai<a m.=h<aIam=fcEcE<b<aIax(iNGa<b<f.Faa(e <}eE<b=dmcl<b b.(d<iNGa<e <SGa<d<f.Faa(e <}Gbl<h<bx6a(d<iNGb<d<f.Faa=el<e (#eE<c b-=i<g a<g 8Ga|z 4b@ m+ 1X^a.=mdE<a<d<k<j i.x8cb(d"Gc<aIam=ecEcEcEcEcE<d<aIax(fNGa<d<e.Faa(b <}eE<d=cmcl<d b.(c<fNGa<b <SGa<c<e.Faa(b <}Gbl<h<dx6a(c<fNGb<c<e.Faa=bl<l b@"Gb<b 4b@ 8taSGbcEcEcEcE<c b.(d<fNGa<d<e.Faa(b <}Gb<c c.(g<fNGa<b <SGa<e<g.Faa(b <}Gbl<h<dx6a(b<fNGb<b<e.Faa=bl<b 4b@ 8Na#Gbl 8ta=bmcl<a<d<m<ix8fb(cGc<a b?a5emfl a=bl<a<c<b<ix8ab(c"Gdl<aIam=fcEcEcE<c<aIax(gNGa<c<f.Faa(e <}eE<c=dmcl<c b.(d<gNGa<e <SGa<d<f.Faa(e <}Gbl<g<h<cx6a(d~eE a=emcl<d<f.Faa=el<e TSGacEcE<d b.(b<gNGa<b<f.Faa(e <}eE<b=dmcl<d c.(d<gNGa<e <SGa<d<f.Faa(e <}Gbl<h<bx6a(d<gNGe<d<f.Faa=el<e (#Gbmdll<aIa;<kJaWel<d b. a<e 3a#z=Gl<j x.%a<Gl6>dbhVcE<d"Ga<a m.=i<aIam=gcEcEcEcE<b<aIax(hNGa<b<g.Faa(f <}eE<b=emcl<b b.(e<hNGa<f <SGa<e<g.Faa(f <}Gbl a=f<i<bx6a(e<hNGb<e<g.Faa=fl<f 8va#Gbl<d b-=jdEcE<ceE<a<e<f<c<jx8db(eGbmel<a<e<f<jx8ab(e"Gdl<aIam=gcEcE<e<aIax(hNGa<e<g.Faa(f <}eE<e=dmcl<e b.(d<hNGa<f <SGa<d<g.Faa(f <}Gbl<i<ex6a(d<hNGd<d<g.Faa=fl<f TSeE<f 8vaSGd<d b.=kmdlcE<d b.(b<hNGa<b(e<g.Faa(f <}Gb<d c.(e<hNGa<f <SGa<e<g.Faa(f <}Gbl a=f<i<bx6a(e<hNGa<e<g.Faa=fmalal<e b.ol<kl8*eciVb6f&a K-(e%a c=fcE<aIai(l W8k6}8Jb<cIai(h<h W8k6}8JbNz}Ga<cIam(h ^a}Ga<b a<b k|z(g h- d|Ga<cFar b@Ga a=f 9B^a aJaa<e<aHaa(mRar<e q?am<e<g m+ 26|^a.(gFal?aF<e<cJa<<e a?a5i<e a?a5h<e 98i^aJa%<e<aIaiJa;<e<d?a5g<e V a<d 4b@z5oaI<gFai=g<e r.=j<m6K=icEcE<eIap(k"Ga<iFaa(a <}Gb b=f<k b#Ga<a <SGa<iFab(a <}Gbl a=a<j ax6a(f<kNGa<f<i.Faa=alcEcEcEcVcEcE<b d-ndbabal<e i.<f<a<g m+ 1X^a.<hx8dbmblcE<a 4b@(a 8taSeE<a 8Na#Gbmdl<e i.<f b.<g m+ 1X^a.<hx8fbmbl<d 4b@Gb<cIaaGb<e<g?aT<e b?a5h<e i.<f b.<hx8ebl(b"GbcEcE<b<eIap(cNGa<eIar(d<b.Faa(f <}eE<b=amcl<c<b b.(a~Ga<f <SGa<a<d.Faa <}Gbl<j<bx6a=al<a<l#(fGd<eFa5i b@"Gdmcl<e b?a5il a=f<eFa5i"Gbl c=fl<e K.%a<fl6TqdkVb6cb6f&a K-(h%a<bx5e<h<cHaa(yRap<h q?ax<h<eJaT<h WWWi<f<f WWWiNzJaI<h<bJa%<h<cIaiJa<<y6K=icEcE<hIa;(e<d|Ga<e<d- h~Ga<d<i.Haa!444h6i!8R8S8:f5;Ga<h x?ax<h<dJam<h<d d.Jarmbl<h p.=n<b=j V=ldE<meEcVcEcEcEcE<d<eNGa<d<i.Faa(f <}eE<d=kmcl<d b.(k<eNGa<f <SGa<i<k.Faa(f <}Gbl<n<dx6a(k<eNGb<i<k.Faa=fl<f 4b@ (SGa<k VO<e.=d a=f<i=gdE3maaaaaaaaaaaaaaaa=xcE<e<f<k. b.|Ga<d x|Ga<g<k.3aab=xl<d x-=d<f x.=f<g x.=g<x3mDDDDDDDDDDDDDDDD3&<x3mcccccccccccccccc35z3m================35d35w3:(G"Gal<e<G5"<k.(d<f.(f o-(G}eE<d<g. o-Faa (#Gcl<h m.<Gx6:b(f"Gf n g<f b@z=g<hIa%=j<hIa;=e<hIap=i<f bYmcl<h m.<k d c<jIai<l b.#zx=mel g=g<f n-l=f<jIai(d<jIaa#eE<jx~l<jIae<d m+.(G<fJae<G<kJaa<G<d e)<gA x.Jai<j<d b.JaicEcEcEcE<e<f~Ga<f<i.Faa(g <}eE<f=dmcl<f b.(d<eNGa<g <SGa<d<i.Faa(g <}Gbl<n<fx6a(d<eNGb<d<i.Faa=gl<g 4b@ ?#Gbl<h m.<d ex=mdl<d b.=dlcEcEcEcEcEcEcEcEcE<d<eNGa<d<i.Faa(f <}eE<d=gmcl<d b.(g<eNGa<f <SGa<g<i.Faa(f <}Gbl<n<dx6a(g<eNGb<g<i.Faa=flcEcEcEcEcEcEcEcE<f 4b@(k 8ta-n=bccccccccccfcccccccgccccceccccccbalcE<k (-nmaccccccccccdcl<g VO<e.=d a=fdE3maaaaaaaaaaaaaaaa=xcE<e<f<g. b.|Ga<d x|Ga<g<i.3aab=xl<d x-=d<f x.=f<i x.=i<x3mDDDDDDDDDDDDDDDD3&<x3mcccccccccccccccc35z3m================35d35w3:(j"Gal<e<j5"<g.(d<f.(j o-(f}eE<d<i. o-Faa (#Gjl<h m.<fx6:b(i"Go<i bY=f d=emml<o<hIaI#Gi<g<hIaT}Gj<hIa%(jIai(d<jIaa#eE<jx~l<k 8Na#(f=m<jIae<d m+.(e e f<fzJai<e<lJae<e<gJaa<j<d b.(kJai<g b.=f<o b.=omml<f K- 4b@ kNGel<h m.<gx5a(f"Gm a=i c=emjl<h m.<g 9[^a ex5b(f"Glmhl<h m.<g 8p[^a fx5b(fGgmkl a=e a=i<h m.<g 8;[^a ex5b(f"Gjmgl<f 8zb@ _a- 4b@ v}Ga<h m.<gx5cmil<h m.<g ax=mhl<j n-=f a=i d=emdl<h y?ax<h<gJam<h<g b.Jarmfl<h m.<g Gx=mel a=i b=el<hIa%(jIai(d<jIaa#eE<jx~l<jIae<d m+.(k<fJae<k<gJaa<k<d e)<e iA<e<i b@zA x.Jai<j<d b.(kJai<l=dl<hIa;=e<hIap=icEcEcEcEcE<oeE<d=ldEcEcE<e<f~Ga<f<i.Faa(g <}eE<f=dmcl<f b.(d<eNGa<g <SGa<d<i.Faa(g <}Gbl<n<fx6a(d<eNGe<d<i.Faa=glcE<g 4b@(f 8vaSeE<f 3aSeE<f T#Gfmgl<mGb<l b.<k#Gimgl<m"Ga b=mmelcV<k<l~eE<d b.=f V=l ambl<jIae<l m+.(gIae=l<g<d b.(fJae<g<gIai<k e)AJai a<l<jIai(kNGaw<jIae<l m+.Iai h@ e#l=m<o b-(oGallcEcE<e<f~Ga<i<f(d.Faa(g <}Gb<d b.(d<eNGa<g <SGa<d<i.Faa <}Gbl<n<fx6a=dl<hIaT(e<fN<d<eN@Gg<h m.<d Gx=mgl<l b.<k#Gc<d b.=dmel<l b.<k#Gb<m"Ga<h m.<d fx=mel<h m.<d gx=mdl<m=f b=m<f b@GblcE<d<eNGa a=mcE<d<i.Faa(f T-nobcccccccccccccbal<f 3a#Ga<fGbll<h m.<d bx=l<hFax(g qSeE<hIam=f<hIar=d<b<gx6Tb=el<b<g?ap<b<eJar<b<dJax<b<fJam<a<cHaaRaa<a<cIaiJai<a<bHaeRam<h K.%al6iudwVe6fb6c&a K-(m%acE<d"Ga<aIar=p<aIam=G<aIax=i<aIapFaF=e<m!aRap<a m.=o<c a<c 4b@ o|z 4b@ 5x+ 76}^a.(k<e b).*ac=j<a*a<=l<aIa;IaWe=qcEcE<b<iNGa<b<G.Faa(g <}eE<b=fmcl<b b.(f<iNGa<g <SGa<f<G.Faa(g <}Gbl<i<o<bx6a(f~Gb<f<G.Faa=gl<g (SeV af<d b-=x<l<j VO@=v<k (.=u<k<e b).=s<kFa5n(t m+ 1X^a.=w<kFa?(z<t. 8Ga}=;<i=b<G=d a=lcEdE<m<pJaT<m<GJa%<f b.=e<m<iJaIc6f!a<f<iNGaw!a<i<e- i|Gaw<e<G.Haal=5ccVcE<;Ga<l<zNGa<w<l m+.Faj(g a<g 5q|z(j v+(hFa8sZE b.=g<hHa{ZE=5bcE!b<j6?[(=!6r_6u28i8~6h6v>6i5weE<5b<5c5;Gc<h {Z^a.=h!a=5bcE<i<f j.(j|Ga<i<j- i|Ga<j<G.Haa=5bl<hHai=<<=!8K8e8*6k6DU8!2g6i5weE<5b<<5;Gd!a=5bcE<i<f y.(j|Ga<i<j- i|Ga<j<G.Haa=5bl<hHax<5b6j<g >+6?[5wGcmdl<5b<<6j Wb<g d)-6?[!a5;Gcmbl<5b<5c6j ^a<g d)-6?[!a5;Gbl b=e<lmbl<m x.<k<m %.<e<5cx5]<mIax=e<mIarl=jcEcEcEcEcEcEcEcEcEcEcEcEcEcEcE<e b#eE b<j o@(5a)(y<s*ag@"Gbl a=h<a<f<q<m p.x8cb(f"Gq<aIam=e<f<aIax(gNGc<e<f.Faa(b <~Gb<f=dmdlcE<i<f<j<t.(e a<e 4b@ 8Ga|z 4b@ m+(lFa8uXE(e a<e 5q|z v+Fa8sZE.(f c.(e}eE<e<G.Faa ?#Gbl<a b?a5e a=hmql a=h<y<r<vA@GycEcE<f d.(g<bNGa<d<g.Faa(e <}eE<g=fmcl<g b.(f<bNGa<e <SGa<d<f.Faa(e <}Gbl a=e<o<gx6a(f<bNGa<d<f.Faa=el<s*ak<y@=gcEcE<n b#eE<gGc<u<] h@ b).*aa<y@"Gb b=nmkl<gGblcEcEcEcE<l 1X^a.(gFai b-nhbllllcall<e 4b@ 8Na#Gcmkl<e 4b@ (SGj<f VO<b.=h a=edE3maaaaaaaaaaaaaaaa=(cE<b<e<f. b.|Ga<h x|Ga<d<f.3aab=(l<h x-=h<e x.=e<d x.=d<(3mDDDDDDDDDDDDDDDD3&<(3mcccccccccccccccc35z3m================35d35w3:(l"Gal<b<e<l5"<f.(h.(e o-(l}eE<d<h. o-Faa (#Ghl<a<lx6:b(b"GG<b bY=emil<e 4b@ (SGi<m i.<gFal(b<aIapFaF(e<o<f b.x5q<mIai bSGg<n b<jz=n<]<mIam(d<jz=]cV a<b fNGaw a<d<b k+ 6qZ^a.(b<e.Fai(e a<e j|(ezNGaw<b b<ez<d.Faa(b a<b 5q|z v+Fa8sZEl<f. c.=emkl<a<f b.<gFal<xx{b=emjl<aFa5dGhmyl<f b.(d<gNGa<b <SGa<d<e.Faa(b <}Gbl a=b<o<fx6a(d<gNGa<d<e.Faa=bl<a<d<b<xx8ab(eGgmnl<e n-=embl<a<f<gx8bb=emdl<e<f c.(bSGc<a<b<gx5T=emcl<a<f<e<g<xx8db=embl<a<f<e<xx8ab=el<e"Gb<j b.=l<y<rA=rl<aIam=dcEcE<e<aIax(bNGa<d<e.Faa(g <}eE<e=fmcl<e b.(f<bNGa<g <SGa<d<f.Faa(g <}Gbl<b<o<ex6a(f~eE a=gmhl<d<f.Faa=gl<g TSGf<f b.(e<bNGc<d<e.Faa(g <~Gb<e=fmdl a=h<a<neV af<k*a5k<5aYl<aFa5eA b@?a5emgl<f c.(f<bNGa<g <SGa<d<f.Faa(g <}Gbl<b<o<ex6a(f~eE a=hmfl<d<f.Faa=gl<g (#Gal a=hmclcE<a*a<(l"eE<aIa;=GmblcE<n b@"Ga<r<u<] h@ b).*aa@"Ga a=hmdl<aIa;(GIaWe(e<q#Ga<e<q|<e ^a}A(iGacE<n b#eE<kFa5o<] h@Y b@Gbl<aFa( d b<aFa5dz|Gb<kFa5G bSeE a=hmel e<G<q d)(h.<iz=i<e d)<h-=e b<d<b<aIar(d|(bz=o a<d<bz=j<aIap=xdE<e"Gc<iIaa=b<iIae=d a=h<e i-=e<i i.=i<c b<o<b b.(b.<d b-(d<b|<d<j}A(yz a<d<b-<yz<xFaFx6Eb"Galmdl<aFa(eE a=hmdl b=nl<G<qJaWe<] h@l=b<g 3aSeE a=hmblcV<aFa5d"eE<k*an(c<n b@"Gbw<k<b b).*aq<cAmbl<k*an=c<k*ax<n b@eV<k<b b).*aq<cAf<cl<l@Al<k<aIapFaF b).(b*ag<rA<b*akA VO@(c 44d@eE a=hcV<kFa?(b m+ a<b<kFa5n(e. 1a|(bz(deE<e m+ 1X^a. b<bz e.=b<c 44d@=i a=cdEcE<bFaa(e d#Ga<i<c o@Y b@"Ga<a i<e<e" ax:"Ga bmdl<b m.=b<c b.=c<d m-(dGall alGbl<f b.=hl<m K.%a<hl6:obmV&a K-(f%a 8wa=l s=d 4b=h 4b=e 4b=gcEcVcEcEcEcVcEcEcVcEcEcEcEcEcEcEcEcEcEcEcEcEcEcEcE<cFax b-nGbcdefgphigjklal<cFay(g a<g 8Ga|z m+(d 1X^a.=k<dFa9XE=i H=dcEcEcEcEcEcEcEcEcEcEcEcEcE<cFa] g-nnabkcd%efkkkkkgkl 5c=d<i f-nf&jghijl a=h<f aJaT<f!WWWWxRa%<b<c<f %.xh b=d<fIaT=e<fIaI=i<kFal(j e~eE<j k+ 6qZ^a.(d b<d<bIapFaF.Fai(j j|(hz=d<j a<hz=hl<f i.<i<e<d<hx8%b<bIarcE<fFai"eE 4b=hmbl _a=l<e<fFaj(h a<h 4b@ 5q|z 4b@ v+(bFa8sZESGa<b {Z^a.=d<i=jdE<e"eE {a=lmcl<jFaa=b<dFaa=k<j b.=j<e b-=e<d b.=d<k < a<k _a- 4b@ w|zA 4b@<b < a<b _a- 4b@ w|zA 4b@#GallFal<fIa%(deE<i<dxPbl <A=d a=j 4b=em(l %=d<i g-ndji=il 8ga=l<bIarFal 5f.m5cl 5gm5bl 5hm5al<kFak=e Qa=l T=dm5al<b<cIaa<cIaexz"Gcmwl<b<cIaa<cIaexzGvmbl<b<cIaa<cIaexzGpl<bIarFal 5a.mpl 5d 5e 5d<kFae(b<cFau#z<b d#z=dmpl<bIarFal (AmslcEcEcE<cFay(g 8GaNeE 1X^a=i 5G=d<cFa] n-nedbwcwl<g m+(d 1X^a.=i<dFa8sXE=e 5G=d<cFa] n-necavbvl Kmtl<bIarFal 5l.=dmtl R *<iFaczmul<cFay(g a<g 8Ga|z m+Fa9XE g#Gj Fmrl<cFay=e<cFa] q#eE 5G=dmql<f!WWWWxRa%<f aJaT<b<c<f %.xh<bIapFaF=d<f p.<e a<e 4b@ o|z 4b@ 5x+ 76}^a.(j<fIaI(i<fIaT(kxEcVcE<fIap b#eE<j<d b).*ag<fIa;(m o@Y b@Gbl<bIarFal<f x.<e<i<k<dx! _a 8wa<fFax(dz=l<fFay V<dz=h JAmbl<jFa5n<m.=g 4b=e<bIarFal 5j.l=d<fIa%(beE<i<bxPbl a=jmrl 8ha=l<bIar(bFak cSGi ?=dmol q=dcEcEcEcE<cFay(i G- a<i G}z b-nebcsdal b<bIaa<bIai(g<bIae}(bz(k=e b=h b a<g<bz(m"Gxw<k<m.dE<eFaa j-(d t}Go b<d) 6<WWe@"Go<e b.=e<g b-(gGal a=g=emol o n<bIarFak c#z=dmxl<bIarFal xA=dmol WWWi<bIapIam(b<b WWWiNzmkl<bIap=b u=d<cFa] d-nchiyl t=dmml<cFay 5o.=dmll<cFay 9aA=dmkl 8va=dmjl 8pa=dmil 8wa Ma<bIarFal(bz=l 5i<b-mkl<bFal >A=dmgl W8k6}8Jb<bIai(b<b W8k6}8JbNz=j r=dmfl WWWi<bIam(b<b WWWiNzl=j ]=dmdl a=hl<g bSl=b<i b- m|eE 4b=h 4b=e 4b=g<i=dmflcEcEcEcE<i b-nGddddddddddddbal<h"Gb p=dmdl G=d<cIae(b<cIaa(e~Gc<b<m}Gc G z<e<k.Faa 8ta- 8zb@z=dmcl<eFaa(d 5x#eE v=dmcl<b"<d 5cSAeE 4b=h 4b=e 4b=g a=dmglcE<eFab(b 6Gb#Ga<b 8Rb#Ga a=d<b {b#Ga 4b=h 4b=e 4b=gmgl w=dmblal 4b=el 4b=h 4b=gmcl ;l=d 4b=el<a c?a;<a<d?aj<a<l?ai<a<cHaxRaK<a<c3aaa3la<<a<j6?<e6?!4b6i!I[<h6?!K[U<g6?!4b6i!<[UU!WWWWWWWWVURaa<f K.%al6JGbpV&a Zc-(e%acEcE<bIam(c<bIax(l|eE<bFav(d<bFap(f<d<f}z=h<d<f<d<f|z=f<bFaw m+ 26|^a.=GdE<b<c(d b.(cJamcE<fcVcEcE<bFar b#eE c<d-(d d|Gbal<d dNGbl<d 8>b+ ^6t^a.mblal(gFa8*b(dNGa<d<h}Ga<GFai m+Fa8tXE(d<gFa8Rb#Gd<g<d o5~ b).*a8mbGdl<c<lSGall<a WWWW5:Jaambl<b<bIai(u b.Jai<bFa;=y<bIae=n<bIaaFaa=s<e aJar<e!WWWWxRam<e p. a 7b8Dla<gIaCb(i j|=tcE<i b-(q h}Ga<nIai=h<nIae=G a=l<i i}=p a=cdE b=dcEcEcE<g<c p+.(fIaa(b b-ncabcl<fIai=b<fIae=dmbl<h=b<G=dl<c b.<e p.<c ;+.=j a=m<e<fFar(f a<f 8Ga|z m+Fa8uXE(f a<f 5q|z v+(fFa8sZEJa8Db<e<f {Z^a.Ja8|b<e 8|b. b<e m.xS<eIar=] a=k a=cdEcEcEcE<c b@"eE<kGd<b"Gd<b c-=o a=fdE<d<f.(rFaa *#Gc<o b-=o<b<f b.(fSGalmdl<kGc<b"eE a=b b=k<d=f a=c<d"Gdmcl a=ccEdE<c<d.(fFaa *#Gb b=k<b<c b.(cSGal<d=f<b=c<d"Gdmcl<f b.=f<c VO<b.=b a=k<d"Gcmbl b=k<r b.=d a=c<f<b b-#eE<d=f a=bmbl<f VO<b.=x<f<b- b.=bcEdE<c<r.(fFab *#Gb<b<c b.(c.Gal<d=f<x(c=bmbl<o<c-=b<f c.=f a=kl<e 8|b.<d<c<d.x5k<eIar(d<eIam#eE<e m.x5|l<eIax<d. 8Na?aa<e<d b.Jar<e<eIaWcJa6=c<e<eIa8Db(cJa6wc<e 6wc. b<e m.(xxS<eIar(d<eIam#eE<xx5|l<eIax<d. ??aa<e<d b.Jar<eIa8|b(deE<c<dxPbl<m b.=m b=c<f=dmbll<eIar(b=c<meE a=cdE<b<c.(d<eIam#eE<e m.x5|l<d<eIax. 3a?aa<e<d b.Jar<m<c b.(cSGal<b<c.=cl<j<mJap<j<bJax<j<bJam<j<]Jai<j<]Jae<j<lJaa<j<b<m.Jar<pGb<c=l(c<i|Gall<g e<tz=f<e m. 8}[^a <xt<e 8|b.=d a=cdE<d<g<q<c<c<q}z p+.Far(b a<b 8Ga|z m+Fa8uXE(b a<b 5q|z v+ {Z^a.Jaa<d e.=d<c b.(c iSGal a=ccV a<i cSGaw a<gFas h#Gaw<gFar(b a<b 8Ga|z m+Fa9XE gSl=lcE<i p+ a<i j|z(b"Ga<f s.=c<y b@=fdE b=d<cFaa(h hSeE<g<h h@ p+.Far(d a<d 8Ga|z m+Fa8yXE d#=dlcEcEcEcE<c f-Faa b-ncacbl<fGcmbl<f"Gbl<d<c c-Faa(h a<h 8Ga|z m+Fa8yXE dS@"Ga b=cmcl<c p.=c<b p-(bGal a=cl<a E-<e p. 7b8Dkaa<a<eIarJai<a<eHamRaa<a<e3aa8|b3lap<a<e3aaLc3laI<a<s?a6Ic<a<c?aPc<a<l?aZc<a<iJa5x<a<uJa><a<nJar<a<y?ax<a<gJaml<e Zc.%al6xjcrVc6f&a 8>a-(e%a<e x. b<b x.<c x|z<c x-(f a<c<fNzx5m<eIax=xcEcE<eIar(j<eIap(f d).(i<feV<jIae=r<jIaa=y<j i.f<jl(fSeE<fIae=u<fIaa=k<f i.<iSGbl<e aJam<e!WWWW^aRaembl<e aJam<e!WWWW^aRae<fIam=h<fIai=q<f x.(g<i#Ga r=l e=]dE<g i.(m<i#Gb<gIaa(n"Gb<mIaa(o"Gb<mIae=f<e 8(a.<n<gIaex}<e x.<f b bx6*b<eIar=scE<eIax bSeE<eIap=n<f"(gGb<gGb<n<o<f8Dkaambl<eIapal<e<eIa+Jap<e<eHa:Rax<eIae<G#eE<e e.x5w<eIai=]l<eHax=p<eIap=o<l<].(g<fJaa<g r-(f<oJai<f<pRaa<g e-<nJaa<g i-<sJaa<e<G b.(GJam<l p.=l<m i.(g<iSGallcVcEcE<c c}eE<bFac=imbl a=i<cGa a=fmbl b<bFaa(f b}Gbwl<fFa6&6kEl=g a=fcV<c cNeE b<bFab(f b}Gbwl<fFa6&6kEl=f<e x. L6=^a ex}<e<f b@(l?a5z<e<g b@(m?a5w<e a5oa5;<e WWWW5:Ja5m<e!WWWWWWWWWVRa%<e!WWWW^aRa;<e a?a5=<e 76r^aJaE<e U6o^aHaaRa5u<e 6n6o^aIaaJa5p<eIar=g<eIax=fcE<yeE<e 9a.<y<rx}<f"Gb<g<fxPbmbl<e<eIapJa5R<e<gJaD<e<fJa5Il WWWW5:=gcE<q"eE WWWW5:=Gmbl<e 8(a.<h b bx6*b<eIa5"=G<eIa:"eE<eIa+(f6?<he6f<heE<f<q<h8Dkaal<h6?!<[f!alU=pmbl<eIa+al<keE<e 8(a.<k<ux}<eHa5"=v<eIa:=gl<e ;. a=fcE<c i|eE a=h a=kmbl<bIae=k<c m|eE a=hmbl<bIai=h<c x|Ga<bIam=fl<a<l?a <a<m?aE<a<eHa5IRaa<a<eIa5RJai<a<eHaeRam<a<eIamJar<a<vRaI<a<gJa%<a<pRa;<a<GJap<a<fJa5x<a<hJa><a<kJa5m<a<i b@?a!<a<d b#?a5u<a<i bY b@?a5r<a 76r^aJaKx@<xeE<j<x d)xPbl<e 8>a.%alBhbpV&a 6qb-(e%a Z_^a Z_^aFaa(f b<fz?aa<feEdE Z_^aFaa(fGa Z_^a<f b<fz?aa<fGall 8DB^aIaa=j<e >. a<d<d W0^aIaa(k<b a<b a5tz(g<c. <.(h-(f a<f<k~z}(lz(i b bx6*b<eIa5x=xcE<eIa> bSeE<eIaE=o a=f<i"(GGb<GeE<d=fmcl<o b b<h<j.<lz<h<k}z<i8Dkaa<d=fmbl<eIaEal<e >. 8DB^aIaa W0^aIaa<g<c<ax,b<eIaE=G<eIa5x=q<eIa>=]<e<eIa)JaK<e<e3aa:3la<<e<e3aa5=3lax<e<e3aa5u3laa<e 8|a.<o<fx5m<eIa5:=y a=ccVcEcE<eIa6d(k<eIaWb(d d).(h<deV<kIae=r<kIaa=m<k i.f<kl(d#eE a=imbl<dIae=u<dIaa=i<d i.<hSGbl<e aJa6nb<e!WWWW^aRaUb embl<dIam=s<dIai=t<e aJa6nb<e!WWWW^aRaUb e<h<d x.(p#Gaw a=f e=ndEcE<f<p.(g i.(d<h#Ga<gIaa(v"Ga<dIaa(w"Ga<gIae=j<dIae=l<eIaUb<c#eE<e Ub.x5v<eIaLb=nl<f<n.(g<vJaa<g<lJam<g<wJai<g<jJae<e<c b.(cJa6nb<f x.=f<d i.<hSGbll<eIaLbl=d a=f<u a<iz=h<r a<mz=g<i b<iz=i<m b<mz=ncE<b a5seE c=f<b 5"|eE f=jmcl<b VOFa6|6kE=jmbl<a d#Ga b=f b<]<G<q}(jz=l a<G<jz=ml<e<sJa5R<e<tJaD<e<hJa5w<e<iJa5p<e<gJa5s<e<nJa5u<e<cJa5I<e<dJa5=<e<mJaE<e<lJa5x<e<j?a5n<e<f?a><e >.<ex8(bx8!b<eIaUb(beE<d<b e)xPbl<yeE<k<y d)xPbl<xeE<o<xxPbl Z_^a a?aa<e 6qb.%al8=gbhV&a 1a-(e%acE<c"Ga<c<dx6}b 4b@ cSGa<e!WWWW5~RaI<e 8na?a5j<e <.<c<d 26o^a cx8%b<eFa<eE<e<eFa=?a5il<e 8ra?aK<e M6o^ax6|b?a*<ecV<aFa5u"eE<e<dJaE<e<cJa5x dmbl<e d?a5n bl?a><e p.<a M6o^ax5"<e bJa5u<e<eHapRa5s<a<e Ma. r c<e I.<e >.x6=blcE<b"Ga<bIa5m(c"Ga<c %+=d<bIaK=cdEcE<cFa<(h d#Ga<e Ma.<aIae<cx5#cEcE<eIa5u(b WWWW5:#eE i=f 8oa=gmbl<eIa5pGb j=f 8xa=g<b"Ga<eIa5s<bxPbl<e<g?a5j<e 8wa?aK<e!WWWW5~RaI<e<cx6|b?a*<e x.<a<cx5"<e bJa><e<eHaxRa5x<e a?a5u<a<e >.<f<h<e I.<e Ma.x6=bmbl<b"Ga<eIa5s<bxPbl<c %.=c<d %-(dGall<aIae(bIa<(ceE<bIa;(g<c e).=jdE<gIaa=h<e Ma.<gIae(b b bx6*b<eIa5s=icE<eIa5u"eE<eIa5p=f<beE<beE<f<h<b8Dkaal<f=c<b=ddE<c < a<cFaa(k _a- 4b@ w|z<kA?aa<c b.=c<d b-(dGall<g x.=g 6DV=cdEcE<c 8p6x^a.Iaa<bSGa<c 96x^a.Iaa<f<bx6cGa<e<f<b 6!6o^a cx8%bmdl<c %.(cGal<e i.<f<b 6!6o^a cx8%b<eFai"Gb<eFaj=c<e!WWWW5~RaI<e<bJaE<e<hJa5x<e bJa><e _,b5oaK<e<c?a5i<e a?a5u<a<e >. x c<e I.<e Ma.x6=bmbl<eIa5pal<ieE<f<ixPbl<g<jSGall<e 1a.%al6"bbhVcEdEcE<eIa6s6(E<bSGa<e 8|6=^a.(fIap=g<b=h<a=idE<heE<iFaa=j<gFaa=k<i b.=i<h b-=h<g b.=g<k < a<k _a- 4b@ w|zA 4b@<j < a<j _a- 4b@ w|zA 4b@#Gbmcll<f<c<dx6(bGcl<e Ma.(e 6wdSGal a=fl<fl8wfbhV&a E.(f%a b<b<d.<c<e|<d<e}A(bz=ccEcEcEcE a<e<d-<bz(beEdE<g(h b.=gcE<c<h.(iFaa 5dSGa<b<g~Gd<iFab(j K- 4b@ kNeE<j 5J@ _a- 4b@ f}Gel<h c.<bNGd<iFac(j ?- 4b@ 8"b}Ga<j 5J@ 8ia- 4b@ 8~b|Gdl<b<gSGall<f b?a%<f<bJa;<f<cJap<f aJa<<f m.(g<f p.x5j<gx6SbGbmcl<h VO<b.=ecE<b b-<h#Ga<i b.=g<e=c a=bdEcE<gTaa(i a5sGa<b b@Ga b=b<g b.=g<c b-(cGbmcll c<b<i a5vz=el<a WWWW5:Jaa<a<d<h.(bJae<a<b<e. b.JaimclcEcE<b d~eE<c b-=h<b=gdE<g"Gd<g<h.<g b-=gTaa a5vGalmbl<cIaa W6g6hU5:@Ga e<c d. 6d@(g<c-<c<g#z(g<b e-(h|eEdE<c<g.Iaa W6g6hU5:@Gc<g e.(g<h|Gall<c<h.Iaa W6g6hU5:@"Gbl<f 5m.<b b bx6*b<fIa>=gcE<fIa5m bSeE<f aJaK<f<fIa5x(hJaT<f<gJaI<b"Gb<beE<h<c<b8Dkaal<f<bJaKmbl<fIa5xal<f I.x6Sb<fIaI(ceE<fIaT<cxPbl"Gbl<a<fIarJai<a<fHamRaambl<a<eJai<a<dJae<a WWWW5:Jaa<fIam(a"Ga<fIax<axPbl<f E-%al8dcbjV&a <-(f%acE<e V#eE<a WWWW5:Jaambl<f i.<e e ix5I<f aJa;<f<fIam(hJap<f<fIai(kJarcEcE<e<k}eE<f r. a<e e ix5=<fIap=h<fIa;=gmbl<e"Gbl<e<g.<c<d-=i<b<d.=b<h<g d).=m a=gdEcV a<c<d<g.(j|Gaw a<i e|Gaw<b<g.Iaal=G a=hcE<c<j e.|Ga<i e- e|Ga<b<g.Iae=hl<g<m.(j<GJaa<j<hJae<i i-=i<g i.=g<e b-(eGal=gl<a<fHarRaa<a<gJai<f<gJa;l<f <.%al6ncbeV&a x-(f%a b=dcE<b<c}Ga<c<aIar(gIaT}Ga<gIaI<b.=d<c<b-=elcV<aIa;Fax h|eE Q6u^a=a fmbl<eeV<d a<d<e b-(b.Faa 5]#zf al=a<b<e<az=e<a<d<az=d M6u^a=a bl=gcE<eeE a=c a=bdE<b<c<d.Faa T#.=b<e<c b.(cSGal a=c<b b}GbldE<e"(b=c<bGb<f i.<dFaa<a<gx5%<e b-=e<d b.=d<fIai b#Gall<f x.%a<cl^bbfV<acV<c"eE<b=d ambl a<c-=e<b<c.=f<b=dcEdE<dFaa j-(g t~ a b<g) 6<WWe@z"eE<e b.=f<b<c. b-=c a=bdE<b<c.Faa j-(g t}Gd b<g) 6<WWe@"Gd<b<f#<b b-=b"Gal amdl<d b.=d<e b.(eGal<f=d ambl<b<e-lJae<a<dJaal6mdbgV 0[^a<bIaUb<c m+.(e m.<bIaLb(i<c b.~zIae=d b<bIa5:<bIaWb(h<bIa6d}(bz=g a<h<bz=fcEcEcE 0[^a<e<c<iNzIaa(eeE<e(c b-<fNGb<g b-=bdEcE<b<c.Faa j-n%aaddaddddddddddddddddddadddddddddddedl<c b-(cGall a=cl<d<fNGb<d=bdEcEcE<b<g.Faa j-n%aaeeaeeeeeeeeeeeeeeeeeeaeeeeeeeeeeebel<f<b b.(bSGbmdll<f<b b.(d~eE<e=cmcldE<d<g.Faa j-(b t}eE<e=cmdl b<b) 6uWWe@"eE<e=cmdl<d b.(d<f|Gal<h=d<e=cmbl<c b-=cl<a<dJae<a<cJaal8EbbfV<bFa5j=e<bFaK=d<bFag=f g=ccEcEcEcEcEcEcEcE<bFa5l h-nlahhhhhhbhcdhl<f 4b#Gg<dGg g e<e 8Ga- 4b@ 8cb|z=cmgl<d bSGf<e a<e 8Ga|z 4b@ m+(d 1X^a.=b<dFa8]XE b-ndcdefl g g f<d dSz<f 4b#z=cmel d g<d b#z=cmdl a=cmcl<bFah=g b=cmbl<bFah=g c=cl<a<g?ab<a<c?aal6rebfVcEcEcE<bIai(c"eE<bIae(eGbmcl<b<c iYJai b=fmcl<b<e b-(gJae b=f<b<bIaa(d b.Jaa<dFaa=c<bFam"eE<c 8paSGc<g"Gb<b<e c-Jae<b<d c.JaacEcEcEcEcEcE<dFab(c 8<a-nraiiibiiiiiiiciiidiefil i=cmhl m=cmgl k=cmfl G=cmel j=cmdlcV a=d<b(c exO(b W8|d@ W6!d#eE<c b<cIaa c.<cIae(e c|zJaa<c<e c-(g a<e<gNzJae<b k) W8|5]@<c exO 4h@A WWe.=blcE<b WbNeE<b Wx|Gb<b WWeNeE<c<b x) WW8Db@<b c) W8:a@<b mY 5]@AA W6g6heAJai<b qY 8>bAmdl<b i) W8:a@<b gY 5]@A W6gcA=d<b mY 7bA=bl<c<dJai<bmbl<c<b 5]@ WbAJai<b gY ^bAl=cmclcEcE<c 5d-nhadddddbdl<b cxO=cmcl <=cmbl a=fl<a<c?ab<a<f?aal8&dbeV b=d<bIaE(eIai(b<eIae~eE<eIaa=d<b=fl b<d<cIaa(b.<cIae(d<b|<d<f}A(gz=f a<d<b-<gz=dcEcEcEcEcEcEcEcEcEcE<cFax(geE a=b<g fSGk<cFay G}Gk<deE<eIapFaK"Gc<fFaa(b K- 4b@ k|Ge<b =- 4b@ o|Gf<b ?-n"fffffffggggggggggggggggggggggggggffffffggggggggggggggggggggggggggffffgl<a g?abmjl<eIapFaKGbl<a<dJai<a<fJae<a d?aaol<eIarFak cSGd<a d?abmgl<a h?abmfl<a<b?ab<a c?aaol<b <|Gb<b 4a#Gb<b 8zb@ _a- 4b@ wNGc<a j?abmdl<a!W6hL6w^Z_b<cIai(b<eIax|eV<eIam<b m+.f 0[^al5Gai!d[L5xabmcl<a i?abmbl<a k?abl b=bl<a<b?aal6tccfVb6f e=f<c e m<cIaa b@z.5Gaa=i<bIa;(dIa8(b=ecEcEcEcE<dIa2b(dncdabl<eHaa<i5zGb a=dmcldE<g<d bY(h<g.(g<e<g e).Haa<i5&z=g<d<h-(d b}Gal<e<g e).(eHaa<i5zGa a=dmbl<eIai(d<bIap(bIarNeE a=dmbl a<bIax<d T+.(eIap(d<eIar(e-<d<e|<d<bIa<}A(fz=d e<bIa;<e f).<fz=fl<a<fJaa<a<cIarJai<a<f<d f).Jael8JbbdV<b<c<d<bIap<ex6#b<b<bIap(k<e<e<k|zJap<bIai=k<b<g<h<i<jx6#b<b<fJap<bIai=lcE a<f<e-<d<f|<e<f}A(dz(m a<j<i-<h<j|<i<j}A(hz#eE b<c<e.<dz b<g<i.<hz<mx6c"Gbl<bIar(c<bIam#eE<b m.x5vl<b<c b.Jar<bIax<c e).(b<lJam<b<kJai<b<fJae<b<eJaal<a<lJae<a<kJaal6ikbuV&a 6qb-(b%a<aIaa=e<aIai=g<aIae=G<aIarFai=d<aIa;(c aJaD<c aJa5w<c aJaT<c aJa<<b a5oa><b aJa5m<b!WWWW^aRaT<b aJa<<b aJar<b<d a<d 8Ga|z m+Fa8tXE?a? b<e<g<G}(cz=l<b a<g<cz(neV<lFaa 5]#f alJa5u<b<nJaE<b<lJa5x<b Ca.<b 5x.xYcE<bIa5s b#eE<b T.=r<b Ub.=GdE<bIa5I=k<bIa5==o<b 8!a.<l<n<bIa5p(h<bIa5w(ix8jb<bIa6d=d<bIa5:=ccEcE<bIa)(j WWWW5:#eE<d=e<c=gmbl<b 8!a.<l<n<o<kx8jb<bIa6d=e<bIa5:=g<bIa)(m WWWW5:SGb<j"Ga<c<jxPbl<a b?aF<a<b r.(cx5o<a<cx8Fb<b a5oaLb<b 6j6=6wiJaUb<b aJa6d<b<gJaWb<b<eJa5:<b<gJa)<a<b 8!a.x6emdl<aIapFaF=y<b i.<bFa?(x a<x o|z(u 5x+ 76}^a.(f<c<dxEcEcE<bIai bSGa b<bIam(q o@)(]<f<y b).*ag@Ga<b*a>(d<]@eE<b [UWxJa[b<b e?aUb<b aJa6d<b<hJaWb<b<iJa5:<b<hJa)<a<b 8!a. a ax5El<b<d<]A5oa><fFa5n<q.=i<u h- 4b@ 8:bNeE<b<f*aJ5oaUb<b!aRaLb a=f<G=ddEcE<q<dFaaSGa<b r.<f.(hIaaGa<h bJaa<h<kJai<h<oJael<d b.=d<f m.(f pSGallcE<i 4b@(d 8ma}Ga<d m+(dFa9XE<g<e<aIapFa*x8&b(e 4b@ p#Ga<a<e<d 1X^a.Fad<i a<o<k ax6>bl<meE<g<mxPbl<j"Gb<c<jxPbmblcE<a xx/"Ga<fFa5GeE<b<x<c<d<yx!<bFaa"Gbl<b c?a@<b x5oa5}<b<x?a5S<b d?a+<b aJa:<b<hJa5"<b<iJa5R<b<hJaD<b<f b.<aIar j.<fFaazFaa?a5|<a<b 8pa. a ax5El<aIa;(eIa<=k<bIa5m=f<e p.<c<dxt<jeE<c<jxPbl<eIa<=d<eIaT(c<eIa%#eE<e %.x5vl<e<c b.JaT<eIaI<c e).(c b?am<c<dJai<c<kJae<c<fJaa<bIaT<f#eE<rx5zl<bIaK<f d).(c<iJae<c<hJaa<b<f b.Ja5m<m"Ga<g<mxPbl<b Ca.<b 5x.xY<bIa5sGall<a a?aF<a<b r.(cx5o<a<cx8Fbl<bIaT(aeE<bIaK<a d)xPbl<b 6qb.%al8udcjVb6f&a x-(g%a x=h c=j<d b#eE a c<b a<b 4b@ o|z 4b@ 5x+Fa6<6~E<e h@Y b@(dz=j q x<dz=hlcE<f"<b 4b@(d c#@Ga<a<hx/"Ga<c<aIa;Iar(kNGa<c c)=e<b a<d o|z 4b@ 5x+ 76}^a.=l<h q#=m<c=fdE<f<aIa;(dIarNGb<dIax<e.Iaa=icEcE<mGa<lFa5G"Ga<aIapFaF=G<g 0[^a<aIam<i m+.<i<aIaxNz(nHaa(oRaa<g<nIaiJai<gIae<o6K- 6gdNGb<d aJa5"<a<g<d 7a.x5*<b<dIa:<dIa5"<Gx6Eb"Gbl<a<h<j<b a<b 4b@ o|z 4b@ 5x+(d 8;6}^a.<aIar j.<dFa76}EzFaa d<b<ix6Rbl<e e.=e<k<f b.(fSGall<aIa;(fIar(b<c- b}eV<a<cx5x<aIa;(fIarf<bl<cNeE<f<cJarl<g x.%alPdbyV&a <-(d%a 0[^a<aIam(l<c m+.<c<aIax(iNz(eIai=j<eIaa=m<dcVcE<b a<b 4b@ o|z 4b@ 5x+(fFa6s6~E b#<eIae(G VS@"eE<d aJaimbl<f 76}^a.=fcE<c b.(e<j eY(n|eE<fFa5n m+(gFa8uXE(h a<h 5q|z v+ {Z^a.=h<g 1X^a.=o<aIap=x a=gdE 0[^a<l<e m+.(y m.<e b.<iNz(qIai<h<a 0[^a<y<e<iNzx8EbeE<d<oFal<xFaF<a<qx5y<dIae=k<dIaa=gl eY(e<n|Gal<g b@Gbl<d aJai<f*a5kmcl<d<kJam<d bJai<f<k h@ b).*a(=]l al5oaq<d<]5oax<d<jJa;<d<GJap<d<mJar<a<b<c<d r.<d i.xWb<d <.%al6*ibsV&a Zb-(f%acE 0[^a<aIap(l<b m+.(i<b<aIa;(gNzIai h@ eSGa<f Wc5oa;<c a<c 4b@ o|z 4b@ 5x+(e*a8T6}E<e*a8%6}EA=k<e 8T6}^a.=x<e 8%6}^a.=y<e 76}^a.=G<f ;.=h a=edE<d<h.=j b=d<q<x<jFaa b)(j.*aa<j<y.*aaA<kOA=q<e b@ b=e"Gal<c 4b@(c b)<c o5| 5b+- ^6t^a.=c<G*ax=e a=k 8mb=ddE<c<d.*aa<kA=k<d 8>b.(d 6&hSGalcE<k<e<q@(jA 44d@"eE a=ddE<f r.<d. aJaa<d i.(d WbSGalmbl a=ddE<f r.<d. aJaa<d i.(d WbSGal a=d a=h<b<g|eE<iIai(c eY a<c h@ e#z=hl<b b.=edE<e(c<hNGb 0[^a<l<c b.(e m+.<e<gNzIai<f i.<a<G<c<dx6gb eY=e<fIai bSGa<f r.<fIam(d o@ d).(i<cJae<i bJaa<d b.=dmalal<GFa5n=l<f 6=b.=h a=c a=gdEcE b<g o@)(i<j@"Ga<f r.<c.IaaGa<f Wc5oa6=b<g<l.=n a=d a=edE<x<d<h.Faa(d b)(o.*aa<o<y.*aaA<i@"eE<a<d c<n<bx6Fbl b=d<e b@ b=e"Gall<g b.=g<c i.(c WbSGal<aIap=j a=i a=n<aIa;(u<b}eE<j<b m+.Iai(c eY a<c h@ e#z=nl<b b.=e<f 6=b.=s a=ddE<e(b<nNGb 0[^a<j<b b.(o m+.<o<uNzIai<f<a<G<b<dx6gb eY=e<fIaa b@"Ga b<fIae(c o@)(h<q<i VO@@eE<f Wc5oa6=b<c<l.=t a=m a=gdE a=dcE<x<m<s.Faa(m b).*aa<h@"eE b=d<y<m b).*aa<h@"Gbl<a<m<d<t<bx6Fbl b=m<g b@ b=g"Gall<c b.=d<h<iA=i<h<k@"Ga<c o}Ga<f r.<c d).(gIaa bSGa<gIae<bSGa<a<o<c<l.xRmalal<f Zb.%al6!gbyV&a 8>a-(c%acE 0[^a<aIam(x<b m+.(f<b<aIax(lNzIai h@ eSGa<b<l|eE<fIai(f eY a<f h@ e#z=Gl<aIaa"Ga b=d<b b.(i<GNGa<aIar=f<aIa;=mdE 0[^a<x<i m+.(b<i<lNz=j 0[^a<b m.<i b.(y<lNzIai eY=i<mIai 6Tc+=b<mIae(d 6wc-=gdE<b"eE a=dmdl<c<jIaiJa5"<c<jHaaRa5R b=e a=h b=k a=n<dIam(oFa8Kb b#eE<oFar(e a<e 8Ga|z m+Fa8uXE(e a<e 5q|z v+(e {Z^a.=k<eFa8sZE=n b=h 6(6k^a=el<c<nJa5m<c<kJaK<c<hJaT<c<eJaI<c<oHa^bRa<<c x.<c <. dx5l<a<c 7a.<cIar(e<cIapx5K<cIax(keE<e<kxPbl<d 6Tc.=d<b 6Tc-=b<g 6Tc.=g"Gal<fIai e)=b<fIae=d<gIaT(j 4b@=ecEdE<b"Gb<b x-=b<dFam=h<d x.=d<e<hSGal a=dmcl<c hJa;<c W6r^aJap<c fJar<c 8f6u^aJax<c <.(b<a<y<c x. cx6wbcE<cIa<(d c#Ga<d b@"Ga<cIaT=d<cIaI<c i.<a<cIa%x|<cIai bSGa bSGa<cIam=e<b<a<d<gIaa<mFax m+Fa8>6|E m+Fa8tXE bxc<cIa<"Ga<cIaI=d<cIa%=h<fIai(g<fIaa#eE<fx5vl<fIae<g e).(b<j?am<b<eJai<b<dJae<b<hJaa b=d<f<g b.Jai<i<G|Gbmcll a=dl<c 8>a.%a<dl6Dyc=Vd6f&a Wb-(g%acE 0[^a<aIam(q<b m+.(f<b<aIax(mNzIai h@ eSGa<aIar(GIamFa8Rb<c 4b@SeE<b<mNGb<b b.(e<fIai(f eY a<f h@ e#z(xNGb<aIa<(fIa5R=y<fIaI=r<dIar i)=u<dIax=i<dIam=GdE 0[^a<e m+(h<q. m.<e b.(f<mNz 0[^a<aIam(k<h.<e<aIax(nNz(hIai=]c6f!a<aIae(s<hIaa(t b.(j|Gaw!a<s<j- i|Gaw<aIaa<j.Haal=5dIaicE<] i@eE b=lmbl<l!b<5d!V h<hIae<t- c-(h<h hNz d)6?[!V6j6i<h6?6j!6t8|6J8~6v6N8w6<6&V6f!?L[(5d<5e6i!a5;A=l<5d<5eU=5el<g i.<a<c<ex6hb<gFaieE<gFaj(h a<h 8Ga|z 4b@ m+(] 1X^a.=jcE<]Fa9XE hSeE<f<nNGb<e c.(e<k<f m+.Iai(f eY a<f h@ f#z(fNGb<jFal(h a<h 8Ga|z m+Fa8tXE=j a=hdE<g<iJa<<g<GJa;<g aJa%<g<eJar 0[^a<k<e m+.<e<nNzIai<g<hJap<g bJax<a<e<j<g x.x9b<h b.=h eY(e<f|Galmbl<g<iJa<<g<GJa;<g<dHaaRax<g<dIaiJap<g<u<h b.AJa%<a<f<jFal<g x.x9bl<o b.=ol eY(f=e<f<x|GalcE<r<aIa<(cIaINeE<o b5t<cIa5R<y}@<l@Gbmdl<l b@"Gcl<a<bx>mbl<aIa;(n aJa8pbdE<g x.<e.(c aJaa<c aJai<e m.(e 7aSGalcE<b<mNGa<b b.(c<fIai(f eY a<f h@ e#z(tNGa<G p.=i<n 8yb.=u<aIaa=o<aIae=kdE<q<c m+.(f m.=h 0[^a<f<c<mNz(eIai=p!a=5d<k<eIaa(x b.(f|<k<f- i|A(w"eE<f<o.Haa=5dl 0[^a<h<c b.<mNz<eIae=]cE<p i@(;eE b=ymbl!b<5d!V h<]<x- c-(e<e hNz d)6?[!V6j6i<e6?6j!6t8|6J8~6v6N8w6<6&V6f!?L[(5d<5e6i!a5;<yA=y<5d<5eU=5elIaicE<GIa5x(5a"Ga<k<x y.(e|<k<e- i|A=5b<k<x j.(h|<k<h- i|A=5c<f<o.=<<e<o.==<h<o.=( a=h<g x.=e<i=fdE<h i#Gb<fIaa=j<g<pJa6d<g<]Ja5:<g<xJa)cEcEcEcE<;"eE!a=5d<w"eE<<Haa=5dl<jFap(s b.=r<jHaa=5f<s i|Gb<5d<5f5;Ge!a=5d<5c"eE<(Haa=5dl<jHai=5f<s x|Gc<5d<5f5;Ge<5be6f!af<=Haal<jHax6j<r >+6?[5wGdmel<j<a<g 8!a.x8EbGcmdl<5d<5f6j ^a<r d)-6?[5wGbmcl<5d<5f6j Wb<r d)-6?[!a5;Gbl<e bJaa<e<lJai<e<cJael<f e.=f<e m.=e<5a<h b.(hSGall<uIaa<l#eE<ux5;l<nIa9b<l c).<cJaa<n<l b.(lJa8pb eY(c<t|Gall<n<y?a,b<n<5eRaZb<g 8!a.<a<dx8nbcEcE<gIa)(e<gIa5:(c#Ga<gIa6d=fdE<f<eIaaSeE<c<e <.(eSGbmcll<eFa5b cSGbl<GFaPc"eE a=edE<e 7a#Gd<g x.<e.<e m.=eIaa"Gall<GFaZc bSGa<gIax bO=c<gIa;=f 0[^a<qcV<GFax b#eE<c<f@"Gc b=h<gIa<mbl<c<fA b@Gb a=h<gIarl(e b.(c<G<h ;+.Ia5I(o b).(f m+.<f<mNz(jIae=l<jIaa=k 0[^a<q<e m+.(i<e<mNzIai=q 0[^a<i m.<c<mNz(iIai=x<iIae=m<iIaa=n<GIam<h p+.(yFaq=icEcEcEcEcEcEcE<jIai(j h@ c-neabcedl<ingeffffefl<i j}Gd b<i) Zh@"Gdmel<i j}Gd b<i) 6gf@Gcmdl<iGcmbl<i b- h|GblcV<o"eE<c=f bmbl<j<xO o}Gb<G<h b b<aIaa<aIai(i<aIae}(jz(o<n.<k<n|<k a<i<jz(i}A(jz a<k<n-<jz b<l<o.<i<m|<l<m}A(iz a<m<l-<izx5Rl<q i@Ga"Ga<a<e<h<fx6Jbmcl<aIa<Fa:Ga<g<a<c<y<GIarx5(<gIaa bSGa<a<e<h<gIae(bx6Jb<a<c<hx+<a<c<b<hx6xbmbl<a<b<d<g x.xal<g Wb.%al8~bciVc6f<ceV<c c)=c<aIaa=g<aIae=e<aIam=h<aIax=i a=adE 0[^a<h<bIaa(d m+.<d<iNz(dIai=jc6f!a<e<dIaa(k b.(f|Gaw!a<e<f- i|Gaw<f<g.Haal=lcE<j i@eE b=ambl<a!b<l!V h<dIae<k- c-(d<d hNz d)6?[!V6j6i<d6?6j!6t8|6J8~6v6N8w6<6&V6f!?L[(l<m6i!a5;A=a<l<mU=ml<b e.=b<c e-(cGal<a bOf bl b@l6obcdVb6f<b h@=d<b iNeE<b dY=e<a=cdE<cHaa<f6j!6t8|6J8~6v6N8w6<6&V6f!<6l=f<c i.=c<e b-(eGall<deE<a<b 8|444h@.=cdE<f<c5jaa6j!6t8|6J8~6v6N8w6<6&V6f!<6l=f<c b.=c<d b-(dGall<fl8ybbdV 6TQ^a 8k6u^a mxtcE<b"eE XQ^aIaa=ambl<b %+=e<a p.=bdE 6TQ^a b<c<bIaa(a.<bIae(f<a|<d<f|A(gz a<f<a-<gzxt XQ^aIaa(a 6TQ^aIaa#eE 6TQ^ax5|l ,Q^aIaa<a. T?aa XQ^a<a b.(aJaa<b %.=b<e %-(eGall<aeE XQ^a<a b-Jaal 6TQ^a 8]6u^a cxtl6HcbhVcEcE<aIae(g<b}eE 8fb=f<aIaa(d<b.(iFaa(a 5q. 4b@ 5b|eE c=cmcl d=c Zb=ecEcEcEcE<a 7b-nngaaaaaaaaaaaabal<a 5c. 4b@ o|Ge e=c 6qb=e<a 8>b-nffcccbcl 6%b=fmdl 6yb=fmcl Wb=e<a o. 4b@ d|Gcl aol Wb=el<g<b b.(a}eE<a<d.Faa=hl c=ddEcE<d(a<c#eE<c=ambl<a<b.<gNGa<a b.=d<a<i.Taa E5sGbll<c a<a<cNz a<f<hNz a<e<h~zl6JfcgVb6fcE<c"Ga<c h-(d a<c<dNz=h<b d. 6d@<b-=i a=ddEcEcEcE<b<d.Faa(f^(g a5veE<i<d- d@Gb<d<hNGcdE<b<d.(eIae<eIaaA W6g6hU5:@Gd<d i.(d<h|Galmcl!WWWW6q<=jcEcEcEcEcEcEcEcEcE<fFa6=8fE c-ndabchl<d b.(e<c|Gc!a=jmgl<d b.(e<c|Gc!a=jmfl<d b.(e<c|Gc!a=jmel<b<e.Taa 8fV5tGdmel<b<e.Taa=ecEcEcE<f 7b-nnaccccccccccccbcl<e 5R@ ZV#Gdmel<e 6%V5tGdmcl<g 5c. 4b@ mNeE<g 6f@ 5|SGd<e E5sGcmdl<e E5sGbmcl<b<e.Taa=ecEcEcEcE<f 8>b-nfbaaacal<g o. 4b@ c}Ge<e E5sGcmel<e 8>a. 4b@ K|Gbmdl<e 6yV5tGcl<c<d c.(e~eE!a=jmcl<b<e.Taa 8fV5teE!WWWW6q^a=jmcl!a=j<d d.(e<cNGb<b<e.Taa E5sGc!WWWW6q7a=jmbl!a=j<d c.(e<cNGa<b<e.Taa 8fV5pGb!WWWW6q^a=jl<a<j<d6?URae<a bJaaol<e b.=dmcl<d b.=dmbl<c<d~GadE<b<d.Taa a5sGb<c<d b.(dSGalmcl<c<d}Gall<a<cJai<a<bJae<a aJaal8%cccVb6f&a 1a-(g%a<g >.(h<b<c<dx5ucE<gIa>eE<g<gIaE(dJa<<g<gHa>(iRap<gIa5u=b<gIa5s=c<g<dJaE<g<iRa><g<cJa5s<g<bJa5u<g x.<h c<e<fx5&cEcEcE<gIax b@eE 0[^a<b<gIar(d m+.<c<d~zIai h@ dSGb<g<gIa<JaK<g<gHapRaImcl<a aJaamel<g<gIa<JaE<g<gHapRa><g<cJa5s<g<bJa5u<g i.<g >. c<e<fx5(<g<gHapRaI<g<gIa<JaK<gIai bSGbl<a<gIaKJai<a<gHaIRaa<a<dJar<a<cJax<a<bJammcl<a aJaambl<a aJaal<g 1a.%al6EhckVb6f&a 1a-(g%a<b ;.=j<d a<d k|z(i m+(h 26|^a.=k<hFa8E6|E=mcE W8k6}8Jb<eIai(h<h W8k6}8JbNz(G<cIai(hN<i h- dN@"eE<bx5embl<g i.<b<c a<h<eIamx_bl<bIar=n<bIax=o<bIam=l<bFap=i<b aJaK<b aJa%<g a?aJ<g<f?a5m<g b?aK<g!eRaI<g<jJa%<g<eJa<<g<kJa;<g<i qS?a5G<g<cHaaRai<g<cIaiJax<g<bIai(cJap<g<bIae(jJarcEcEcEcE<h<G~eE<m b-nccdbl<g 6n[WxJa5t<g g?a5s<g3maaaaaaaaaaaaaaaa3la><g i.<g >.x6emdl<g i. a<dxJmclcEcVcEcE<j 0[^a<cz(cIai(h g@ e#eE<cIae=j<g >.<g i.<eIaa<eIaex6zb a=c<gFa>(e b-ndceebl<g i. a kxJmfl<gIa5xmbl<gIa5x b.l=c<g i.(k a<cx8>b<k<c<dx5n 0[^a<gIar<c m+.<c<gIapNzIai eY=cl<g i.(d<c<h eYx8>b<j V#Gb<g<gHa>(xRaI<e dSGb&a <-(c%a<c 6lXWxJaw<c j?ap<c<x!<L6K(eJax<c 0[^a<dIam<e m+.<e<dIaxNz(eIaa(hJar<c<eIaeJam<c<hJai<c<x!iL6K(e?av<e 4b@ c#eE<c b?a;l<dIapFa5h(e eSeE<c<e?a;l<d<c i.x6e<c <.%ambl<g i.x8xbl<i qSeE<g f?a5s<g<nJaE<g<lJa5u<g<oJa5x<g<lJa><g<i?a|<g a?a5p<g!WWWW<<i G- a<i G}z6?!d[(xL5xa~<g!W6hUL^a<xL5xa}<g![6n6w6!^b<xL5xa5t<g i.<g >.x6el<a<gIaKJai<a<gHaIRaa<f"eE<b<bIa%"?a6nfl<g 1a.%al8pechVb6f 8>M^a=h&a 1a-(g%a 8>M^ax5ecE<cIai(i W8k6}8Jb<fIaa(j<j W8k6}8JbNz~eEcE<b 4b@(l g}eE<g m. 8>M^a<cx6nbmbl<g m. 8>M^a<c a<i<fIaex_bl LQ^aFaa qSeE<a aJai<a!WWWW^aRaamcl<cIaa=i<cHae=G 8!M^aIaa=j 8|M^aIaa=k<g aJaK<g<kJaI<g<jJa%<g<GRa;<g<iJap<g aJar<g!WWWW^aRam<g<fIaiJaT<l m+ 26|^a.Fai m+Fa8tXE=fcEcEcE<b 4b@ d-ndababl<g<kJa5p<g<jJa5s<g<GRaE<g<iJa5x<g 5m.<g 5x.<d<ex6zbcEcEcE<gFa5m b-ndbccal b=m<gIa>=dmbl b=m<gIa> b.=dl<d b.=e<j<d m+.=l a=bdE<b a<c<h}z"eE<m"Gd a=m a=c<d<k|eE<lIai(b eY a<b h@ f#z=cl<i"Gd<i=b<e(h<cNGdl 0[^a<j<h m+.<h<kNzIai<g m.<h<fx8]b eY=hmalal<g m. a<fx8]bl<a<gIarJai<a<gHamRaambl<a aJai<a!WWWW^aRaal<g 1a.%al6#ebiV&a 6!b-(g%a<cIa5x=i<g a5oa!<g 6q6o^aHaaRaI<g 6w6o^a3aaa3laK<g ,6o^aFaa?aE<g<cHa5mRa;<g<cIa5xJa%<g<cFaE(j?a <cIaI=k<cIa%=l<cIaT=m<cFa5u=c<g a?aS<g<d?a#<g<c?a"<g<mJap<g<k a<l WWWW5:SzJar<g b?a5u<g<a 4b@ m+ 26|^a.JaD<g<bIaxJa5I<g<b3aaa3la5s<g<g r.Ja5R<g i. b<i<i b~z(a<f<a<f|z(b e >x5I<g aJa)<g<gIam(dJa5~<g<gIai(cJa+cEcE<b<c}eE<g 8*a. a<b e >x5=<gIa5~=d<gIa)=hmbl<f"Gbl<b<h.<d<h >+.=cdE<g 8|a.<g Ca.<ex8gb<c<gHa,bRaK<c<g3aa6wb3la<<c<g3aaLb3lax<c<g3aa5:3laa<c >.=c<e p.=e<b b-(bGal<gIa+=c=hl<g e?a6nb<g 8|a.xg<g<g Ca.<d<h e a M6]^a 7B^ax8=bJa:<g a5oa5" 7B^a<g 8(a.<j b@x5?<ceE<d<c >+xPbl<g 6!b.%al8aecjVb6c&a 8>a-(i%a<fIax(k<bIa%(l<k<l|z=j<bIa<=mcEcEcE<l"Ga<m<l b-(n p+.(GFa](o f}Ga<o c#Ga<k"eE a=bmdl<j b-(k<nNGb<G3aaa=y<m<k p+.(k<GHaxRax<k<y3laambl<jGa a=bmbl<i<fJaI<i<dHaaRax<i<dIaiJap<i<bHaeRa; a=b<i<e a<e k|z m+ 26|^a.Ja%<i i.<j e >x5I<i aJa5m<i<iIam(fJaK<i<iIai(dJaTcEcE<d<j|eE<i T. a<j e >x5=<iIaK=f<iIa5m=bmbl<l"Gbl<b<j.<f<b >+.=b<m=fdE<i >.<i x.<fx8gb<b<iHa5"RaK<b<i3aa5I3la<<b<i3aa5s3lax<b<i3aa>3laa<b >.=b<f p.=f<j b-(jGal=bl<i<bJa5m<i >.<i x.(b<e<m<l<i T.xb<b<iIaK(d<iIa5m<iIa5x(e<iIaE<g<hx8=b=b<iIa>(feE<e<f e)xPbl<iIaT(e"Ga<d<e >+xPbl<a<bJaa<a<b<l|?af<a<cFai?ae<i 8>a.%al6sicqVc6f&a 7a-(h%a<h<aJaE<h aJai<h!WWWW^aRaa<h!WWWW^aRa<<h3maaaaaaaaaaaaaaaa3laI<h!iRa><h<f*am5oa5u<h<a3aaa3lam<h<aIaxJa;<h 5m.=mcE<c"eE<aIap=ombl<b<c >+.=u<g m.=s<c b- 4444b@ b.<aIap=odE<b <.=c<gIar=q<gIai=]<hIa5x=rcVcE<hIaEIapFa5k b#eE<bFaK(i l}Gb b<i) ^z@"Gbl<h 1a.(i<h<cx1b<g<b<i a<h<cx6<b ambl<h 1a.(i<h<cx1b<g<b<i b<h<cx6<b<m<bIa<<bIa%<gxr bl=lcE<bFa;(x c#Ga<bIar=i<bIax=k<b*ap=G<bFaw=y<bFaz=j a=c<h a?a5%<h<j Ca#?a5&<h<l?a5(<h<y?a5=<h<G5oa5;<h<x?a5z<h<j?a5wdE<h<h 1a.(j<c.IaaJa5s<g<h Ca. bxp<c e.(c iSGal<h a<i<i<k.(c<i|<c<e}A(cz(iJa5w<g<j bxp<i"Ga e<d<k e).<cz(c<i e).=x<hIa5x(k e)=idE<h<cHaaRa5s<c5Gai=v<c5Gam=w<gIar=j<h Ca.<hIaE<sx5s b<j<gIax.<gIar(l<j|z<l<j-(j a<j<l~zx6b=l<gIai=G<hIa5m(j<k#eE<mx5<<hIa5m=jl<hIa>(y<i.(p<vRaa<p<G b)Jai<h<k b.(kJa5x<gIai=G<j<k#eV<mx5<<hIa>f<yl<i.(j<G b) c.Jap<j<wRax<h<k b.(kJa5x<h<lJa5I<h!aRa5w<g<h 1a. dxp<i <.=i<c x.(c<xSGallcE<hIaK 6gW^a|Ga<n"Ga<oFa5lGa<gIai<]NeE<g<]Jail<gIar<qNeE<g<qJarl<r<hIa5x}Gc<h<rJa5xmcl<n b.=n<b >.(b<uSGal=nl<oFa5j=b<h<mIaiJa5I<h<mHaaRa5w<h 1a.<a<b<f<gx6]b<hIaa(aeE<hIae<a e)xPbl<hIa<(aeE<hIa%<a c)xPbl<h 7a.%a<nl6NGbyV&a 8>b-(c%a<c i.<a M6o^ax5#cV<cIai(j WWWW5:SeE<bFaF<cIam(k<cIax(lx6}b 4b@(d<d c#zmbl<bFaFl=m<c e?aI<c r.xg<c<m b@(e?a5(<c 18h^aJar<c<bHarRa5x<c<b3aa;3la5u<c<bFaT?a5=<c<bHaiRaK<c<bIaxJa><c<b*a5j5oa5H<c<bFa5l(g?a5F<c<bFaK(h?a5I<c<bFa*(i?a5%<c<bFa5i(G?a5&<c<bIae(nJaT<c<bIaa(oJaI<c<aJap<c!WWWWxRa<<c 7B^aJa;<c 8pa.<aIar(x<aIap(y<aIa%<aIaIx.cEcEcVcEcE<cIaD(feE<aIam<aIax<f<cIa5R(qxCb(dGbmcl a=e 8mamcl<dFaE<e}Ga<dIaa eSeE<dFar b@<e~GblcE<cIa5"(f"Ga<c<i?a8Ib<c<G?a8%b<c<e?a8&b<c<nJa8cb<c<oJa6Db<c<bHarRa0b<c<b3aa;3la8yb<c<bFaT?a8(b<c<bHaiRa^b<c<bIaxJaCb<dFa =b<cIa+=e<cIa:=i<c<g?a8Fb<c b?a8Hb<c<h?a2b<c b?a8Tb<c aJa6|b<c!WWWWxRaXb<c Wb.(a<x<y<c Xb.(gx6Kb<c!WWWWxRa6sb<c!aRa6nb<c b?a6=b<a<ix5:<c 6g8#a5oa6d<c<cIa6wbJa)<c<cIa6qb(hJa5~<c<h<cIa6sb- b.Ja5:<a<f<e<gx6Kb<c d?a6tb<c r.<a<b<c 6Db.<c 8>a.x6rb<cIaXb(a"Ga<cIa6!b<axPbl<c r.<d<k<lx8ib<c a?aXb<c cJaZb<cIap(aFaa=bcEcEcE<dFa!(e jSeE<b b-nccdbl<b"Gg<c 8w6Rb5oa^b<c!WWWW5~Ra6Db<c r.<c Zb. x c<c 6Db.<c Xb.x6=bmgl<d 8|6=^a- 8?8;8g6kd+ cY(d b.=b 6wd=adE<b b-(beE<a Ma-(aGbll<c 8wXb5oa^b<c 4b<d<bz6?!>[!WWWW8>444aURa6Db<c r.<c Zb. i a<c 6Db.<c Xb.x6=bmfl<aIai=b<aIae=a<c aJa5:<c!WWWWxRa5~<c Wb.(d<a<b<c 8>a.x6Kb<c d?a6tb<c<cIa5IJa2b<c<c3aa5s3la9b<c<c3aa>3laCb<c<c3aaI3la6Db<c r.<d<e<c 6Db. 8*6o^ax6rb<cIa5~(a"Ge<cIa)<axPbmel<aFab=a<c3maaaaaaaaaaaaaaaa3laWb<c<a?a6ub<c a?a6sb<c c a<a d- 4b@ c|(az?a6tb<c g?a6qb<c m g<az?a6rb<c<cIa5IJa2b<c<c3aa5s3la9b<c<c3aa>3laCb<c<c3aaI3la6Db<c r.<c Wb.<e<c 6Db. 8*6o^ax6rbmdl a=e a=b a=adE b<a) a<b 8|6=^a.<f<qx6(bz<eA=e<a b.=a<b Ma.(b 6wdSGal<deE<c 8wa?a5:<c!WWWW5~Ra5~<c 8la 0a<dIaa e#(az?a6a c a<az=e u n<az=f<d 8|6=^a- 8?8;8g6kd+ cY(d b.=b 6wd=adE<b b-(beE<a Ma-(aGbll<c V<d<bz?a5Dmcl 1a 8Ga<ezl=a<c!WWWW5~Ra5~<c 8wa?a5:<c<a?a6a<c<eJa5~ c=e u=fl<c aJaWb<c a?a6Db<c r.(a<c Wb.<f<e<c 8>a.<c 6Db.x6=b<a a<k<lx8ibl<cIa;<c<cHa<Ra6Db<c 6Db.<m b@x5?<j a5teE<cIam<jxPbl<c 8>b.%al6*kchVd6c p=fcEcEcEcEcVcEcEcEcEcE<a 4b@ c-neadcbil<c"Gf<b<c.=g<b=adE<aFaaFaM6yE b#eE<e b.=e<a b.(a<gSGbmhll k=f<c<e|Gh<c<e#Gf<e"Gh<b<e.Faa ^aSGh b<c<e VO."Gew<e<c-=h F=b a=e b=cdEcVcEcEcE<a<c.Faa(g F-ncbacl<b 4b@=i F=b a<i FSGcwmbl<e b- 5y}Ga F=b<e b.mbl<g K- 4b@ j}eV<g 8zb@ _a- 4b@ v}f alGj<e 5]NGj<g=b<e b.l=e<h<c b.(c.Galmdl g=f<c"GgdE<c"eE pol<c b-=c<bFaa<b b.=b K- 4b@ k|Galmgl<ceV<c b-=e<b b. a<bFaa F#zf al=a G=f<e<c<az(e"Gf<a<b<az(a<e.=d a=b<a=ccEdE<cFaa 5i#Gb<b b.=b<c b.(c<dSGaldE<e"eE pol<e b-=e<aFaa<a b.=a K- 4b@ k|Galmgl<b"Gf a=ddE<b<dSeE<a<d.<d b.=dFaa K- 4b@ k|Gbmhll<e<b VO."Gf<b<e-=a b=bdE<a<b."eE pol<b<c.<b b.=bFaa K- 4b@ k|Galmfl l=f<c w|Ge<b3aaa(l3m11118x118x11X118h1135|(m3mjjjjjjjjjjjjjjjj35D3maaaaaaaaaaaaaaaa3Gabcdrfgtijwlm5ano<m3&35E"Ge3maaaaaaaaaaaaaaaa<b3aak(m3mX118h118h118o11111135|(G3mjjjjjjjjjjjjjjjj35D3Gayqdrugtpjwz;5a5b5c<G3&35E"GecVcE<l3sf K- 4b@ k+<l3sg K- 4b@.(a l~eE 5b b<a) 1r@Gcw<a c#Gbl 5c a<a b- m|zmbl ; 5a<l3sc K- 4b@ k+<l3sd K- 4b@.(a<l3sa b)<l3sb.<az d@zl<l3si K- 4b@ k+<l3sj K- 4b@. b-~Gf<m3sb K- 4b@ k+<m3sc K- 4b@. t}Gf<m3se K- 4b@ k+<m3sf K- 4b@. 5o}Gf<m3sh K- 4b@ k+<m3si K- 4b@. 5o}Gf p=f<c w-(a"GecE<a b#<bFaw(c 8sa#@Ga l=fcE<c 5h-ndagagl<a gSGg<bFaz(a K- 4b@ c}Gg<bFa;(c K- 4b@ j}Gg<bFa5a ?SGg<bFa5b K- 4b@ f}Gg<bFa5c K- 4b@ j}Gg<a 5kSGa<c 5l}Gfl mol<b FSGc<e 5]|l<d"Gc b@"Gcmbl k=f<d"Gbl pol<fol llBhc]Vc6f<eeE&a 7a-=g<d<e.=u<b<c.=y V=ndE a=fcE<c<dFaa(q a<q 5q|z v+(lFa8sZE(i-<i<c-<c<i}z(m d<i cY(e<e dNz b<ez(o<i.}Ga<l {Z^a.(l<i.=j<l=e<b=hcE<ceEdEcE<hFaa(f F#Ga<f 8za#Ga<e<j#Gd < a<f _a- 4b@ w|z<fAdE<eFaa(f 8zaS<f FS@"eE<e b.(e<jSGbmfll < a<f _a- 4b@ w|z<fASGd<e b.=el<h b.(h<ySGall a=h<e<j#eE b=fmcldE<eFaa(f 8zaS<f FS@Gb b=f<e b.(e<jSGalmbl a=f<m<o}Ga!a=p!a=v<ceE<b=e<c=fdE!b<e5jaa[<vU=v<e b.=e<f b-(fGall<l=e<i=fdE!b<e5jaa[<pU=p<e b.=e<f b-(fGal a=f<p<v6j6c6K<o b)}Ga<g3maaaaaaaaaaaaaaaa3lax<g3maaaaaaaaaaaaaaaa3laa a=edE<g E-<e.<e?aa<e b.(e <SGal<ceE a=e<b=j a=GdE<g!aRa=<g3maaaaaaaaaaaaaaaa3laH<g!aRa><g<G b.(h?a<<jFaa=m<e 4b@=s a=e a=fdE<f=x<e<l.Faa=f 4b=kcE<G"Ga<e"Ga<m<x 4b@SGa<s<f 4b@SGa<g<e b- 5c@.Faa b.=kl<e<g.<k 4b@(x<h b. 4b@(h<g E-<e.(kFab b. 4b@(t<kFaa<m<f 4b@S. 4b@(k<k<t}z(k<h<k|z(h<h<x}z(h?a=<i<e b.(eSGal<g<g3aa5w3lax<g<g3aaE3laa<g<g3aa<3laE<g<g3aaK3la5w<G b.=G<m=e<j b.(j<ySGall<o<g E-<i.Faa(hN=fl<q<]<f<h<n|@(ez=]<h<n<ez=n<e<rA=r<d b.(d<uSGall<a<]?ab<a<r b@?aal8feblV b=l<c b~eE<a aJaa<a a?a5l<a 6gWWiJaF<a 6q6o^aHaaRar<a 6w6o^a3aaa3la;<a ,6o^aFaa?aT<a U6o^aHaaRai<a 6n6o^aIaaJax<a<d cS?a5k<a<d b#?a5jol<bFaa(e c|eE<eFa6&6kE=ll<bFab=g&a <-(f 8!6n^aFaa?ap<f 8*6n^aHaaRax<f 8p6n^a3aaa3laa<c c-(eeE p<e<e pNz=j<b c.=k<f bA=m a=edEcE<e<k.Faa b-(G d}Ga<e 6|6k^a.Faa(h f~<h cS@Ga<h<m.<G 8"6n^a.Faa?aa b=il<j<e b.(eSGall<c 5e-=h<g b@=j<f<i?aa<b 5e.<g ;) 5c5N@ a<c 5eNz=kcE<c 5b|eE a=e a=imbl<bIaw=i<c (|eE a=embl<bIa5b=e<c 5e|Ga<bIa(=nl<a<j?a5i<a<fHaaRar<a<f3aai3la;<a<fFap?aT<a<nJax<a<eJam<a<iJai<a<hJae<a<kJaa<a<l b@?aF<a<d cS?a5k<a<d b#?a5j<a<g bY b@?a*<a<g eY b@?a5l<a<g e@"?aKl~a<bx5e<b aJa%<bIa;"eE<b ;.x5wl<b bJa%<a a?ai<a e?aa<bIa<(a<cHaaRaa<a<c3aai3lail6 bbfV<aIa;(d 9a.<a<dIa9b<dIa8pbx6!b<dIa6nb=ecEcE<dIa6qb(b<aIa<(cIa5x<cIa5u(a-}eE<c 5x.<a<b i xx5=<cIa5u=ambl<b"Gbl<a<b.<cIaE<a e).=adE<a aJai<a<e5GaaRaa<e e.=e<a x.=a<b b-(bGal=al<c<aJa5ul6gbbeV<aIai(b"eE aol<aIae(c<b 6Tc+.=ddE<cIam(a e<aIaCb(a j|(ez=b<c 6Tc.=c<a a<ez p+=acEdE<a"Gb<a p-=a<bIaa<b p.=b cSGal bol<c<dSGal al6tbbcVcE<bFa5e(c a<c o|z(c f- 4b@ b}Ga<bIaa b@"Ga<bIam b@"Ga<a ]<c 5x+(aFa6w6~E<aFa6z6~E<a 6p6~^a.<a 6v6~^a.<bIae(c<bIax(d}(azFaa. a<c<d<az<b i.<b r.<azIaa ax6>bll5EbcV j=ecE<bFae(d dS<c<d b#@"@Ga a=dcE<bFai(b c-nfbaaabal d a<b b a ax8&b(e 4b@ p#z=dl<a<d?ab<a<e?aal8ocbgVcV<dIaCb(g a<g j|(gz(j<cFaG(f~eEcE<dFa8lb(f rSeE 4b=g<f<cFan#Gbl 4b=g<b 4b@ m+Fa8?6|E=b<dFax=f<dFau=i 4bmcl<dFax=f<dFau=i<dFa0b=b 4bmbl<d e<gz(k<f p+.(hFar(g a<g 8Ga|z m+(f 8nX^a.<b 4b@ m+ 8?6|^a.<fFa1XEzFaa=b<hFax=f<hFau=i 4b<j<hFas(h~Gaw<k<h p+.Farl=h<dFa8*b=dcE<cFan 5b@ xSeE<d 4b@"Gb<e bO=dl<a<h?af<a<g?ae<a<b?ad<a<f?ab<a<i?ac<a<d b@?aaolal8>dbiV&a <-(h%a<aIar(iIam=j<h m.(k<aIa;(l<e<fx5ucV a<hIam"Gaw<hIap=m<hIa;=G<h<k c<j<d h@ p+.(g<iIarx5( a=j<gFar(g a<g 8Ga|z m+Fa9XE=i<hIaa=g a=kcVcEcEcEcEcEcEcEcEcEcEcEcEcEcEcE 0[^a<m p.<G c~zIai h@ c-nedabcel b=jmdl<inkkddddfdmikdl<inkjccccecgijcl b=kl<inkhbbbbdbefibl<g b#=g amkl<g b#(g<jGiw amjl<g b#=g amil<g b#(g<kGgw amhl<g b#=g amgl<g b#=g amfl<g b#mdl<g b#mcl<g b#=g amcl<g b#l=g bl=i<c a?a|<c<i?a5s<c<g?aS<c d5oa"<lIa1b=g<l Cb.<e<fxt<c<gJap<c bJar<c<lIa1bJa;<cFa5n"eE<c VJa5ml<a c<b<b<dx8Rb<h <.%al8cdbhV&a x-(i%a 0[^a<aIam<d m+.(f m.<aIax(g<d b.~z 0[^a<f<d<gNz(d<dIai h@ g#zIae=f<dIaa=h<aIa<(lIa%=j a=dcEcEcE<lIaI(anccbal<a=gdE<d<g bY(k<d.(d<j<d e).Iaa<h}z=d<g<k-(g b}GallcE<d<j<d e).Iaa<h~.(d"Ga<j<d e).(d m-Iaa(g<h~eE<d e-Iaa<h<g-.=hmbl<d i-Iaa=hl a=d<a bSeEdE<a bY(g<d.(k<d<j<k e).Iaa<f|z=d<a<g-(a b}Gall<d<j<d e).Iaa<f|.(a"Ga<j<a e).(d e-Iaa=a<d m-Iaa(d<fNeE<a=fmbl<f<d-<a.=fl<i<e?aG<i a?am<i<b?an<i<cJai<i<hJaa<i<h<f<f<h|zJae<l<ix6f<i x.%alWcbjV<b<c|eEdE<b<aIax(j|=d<b m+=e<b b.=bcE<e<aIam(k. 0[^a<dzIai(d h@ eSGa<aIa;(eIar(f=g<d eY(l<b}eE<f c)=h<e m.=i<b=ddE<iIaa<g#eE<ix5;l<eIax<h.<dJaa<e<g b.(gJar<h e.=h 0[^a<k<d b.(d m+.<d<jNzIai eY(d<l|Gall<g<f- b}eV<a<fx5x<aIa;(eIarf<gl<f|Ga<e<fJarl<b<cSGalll0bbcV<bFa5n<c.=f b<c o@)(c<b<aIapFaF(g b).*ak@"eE<e*ai<c@"eE<b<g b).*ac<c@"eE<a o<f<dxXbl<a<aFa5i(b<e*ak<c@ aSA?a5i<a<d b.<fxJ<a<b?a5iol<a<eIaaeV q y<bFa5o<eFae h@Y b@zf yl<f<dxXb<a<d b.xjol<a n<f<dxXb<a<d b.xjl,ccc6ffVcEcE<cFai i@"eE<bIaa=gcE<bIae(b<cIaa(f b.(c|Ga<b<c- i|Ga<c<g.Haa=dl<aFap(h b.=c<aHaa=e<h iNeE<d<e5;Gc!a=dcE<b<f j.(i|Ga<b<i- i|Ga<g<i.Haa=dl<aHai=e<h x|Gd<d<e5;Gc!a=dcE<b<f y.(f|Ga<b<f- i|Ga<f<g.Haa=dl<aHax<d6j<c >+6?[5wol<d<e6j ^a<c d)-6?[5wol<b<c<a b<aFap(a v|(bz<a a<bzx5K=jl<jol<d<e6j Wb<c d)-6?[5wl1bcgVb6c&a x-(d%a<d3maaaaaaaaaaaaaaaa3laa<c o@(feE<d<b<c 8>444h@.<f8Dkaal<b<c 5~@.=gdEcEcVcE<b"Ga<b<g#Ga<b x.mbl<hGb<d=b b=h al<b3aaa(j3m6f6f6f6f6f6f6f6f6f6f6f6f6f6f6f6f3&3:<j3m****************3&3:A5#<e.=e=bmbll<a<c<e. b.x]<d x.%al6xbbcV 8(B^aIaa=acE 2B^aIaa(b"Ga<a<bJaa 8(B^aIaa=a 2B^aIaa(b c|Ga<a e.eE<a 8>B^aIaaJae 2B^aIaa=b 8(B^aIaa=al<b d|Ga<a 5:#Ga<a 8!B^aIaaJai 8(B^aIaa=al<al8TbbcV<b iY=d c=ccEcEcEcEcEcEcEcEcEcE<a 4b@ g-nxabcdbhjheifjjgjjhl a=c<b b@"Gh<b 444h}Gi<b WWe@"Gh<d b@"Gimhl a=c<b b@"Gg<d b@"Ghmgl a=c<b b@"Gf<b 444h}Ggmfl a=c<b b@"Ge<d bO<b 444h}A b@Gfmel<b b@"Gcmel<b b@"Gd dol<b 444h}Gcl a=cl<col bll6E5hXba WW^albsa 6vW^alc^Ga 6*W^ald^a<a 8jW^alc^qa 8vW^ald^aqa 8EW^alc^(a 6p6g^ald^axa 6J6g^alc^(a 8l6g^alb^a ^6j^albua 8q6j^ald<^Ga 8%6j^albra 8N6j^alc^ta 6s[^al5G^bHajaaa8GaxaNaaa8Ddaa5laaa8GaxaNaaaheaaRaaa6>bxaNaaa8lbaaRa 8y[^al5d8S444)A5N/5 5>+O/5|5N++aaa5lbxayaaaIbaa]aaa5]a 6z6k^al>6fK6f5j*ababcdefghiaaaaaaabaaaabcdefghijklmGnoxyq]rustaaaaea 8(6k^aljqaaaaaaaea 8|6k^albea UL^albba 6qL^albea 6=L^albia ,L^albea 6|L^albea ^L^albea 0L^albba 96n^al=baaaaeeeeeeeeeeeeeeeeeeeeeeeeabcda [6o^alSxaEaaa:aaaaeeeeeeeeeeeeeeeeeeeeeeeebaababaR>T<5:F5>5~5#FY/AO5#5}5|aaa6|gxaGaaaba 8(6o^al5Gdaaa5n?aaaaaabaaabaaab5yaa5:F5#:/5S5~5})/5|5E6aF-/6aaaa6|gxaGaaaba 6!6x^alFdaaa8Dgxayaaabaaaaaaabaaaaaaaeaaaaaaabaaaaaaaea 26x^albea 8!6x^albba W6y^albea 6n6y^albia 6w6y^albea 6T6y^albea 6!6y^albea 8c6y^albba 8&6y^al5Kbabbbbbaabbabbbbbbbbbbbbbaaabababbbbbbbbbbbbbbbbbbbbbbbbbbaaabbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbba C6]^al5]baaabaaaaaaa6adxa<aaaaaaa5#)/5SO5#:5kK5k5lFKRF5kR5kK5k5mFK5kFK5GO5"5>5~//5|)A5#/Oa X6r^al6sd8<W6*5E5>++6c+5>5?/+6e5g)/5:)/5|8<W6=6c+5>5?/+6e8<W6(aa5ljxahaaa jxaGaaa5]jxacaaabaaacaaadaaaeaaafaaa5wjxabaaa?(5 A5}5S)5}5~5>6a5}5N)5(A+5E5"5>5|5!/O5#O5>)5!5>5~O5"5>A/:-/5~)5|/5DA/5~/5>)/:5S/5S5?/AO5E5}5N5|)5e<jGkTT(5S/5S5?/AO(?6c6e6e((T(5E5}5N5|)(?T(5#)/5SO(?5F5*6e6c(5>)(?T(5#:(?T(A/5~/5>)/:(?)A5N/(?6c(?6c(5#O(?(-/5~)(T(?6c(5#O(?(5|/5D(T(5>)(?(5!5>5~(?(O5"5>A/:(?)A5N/T()/5:)(?6c(5E5}5N5|)(?T(/5|)A5#/O(?5F6c(O5"5>5~/(?T(5 A5}5S(?T()5}(?T(5~5>6a5}5N)5(A+(?T(5E5"5>5|5!/O(?6c5~A5}:5N5E)5J+5#O)5#5|5!5J/5:)/5|:/:A/:/5S5~)5#5}5|5J5NA+5J)5}5J5~5>6a5}5N)a 8n6t^algbai5faha 8H6t^algbaiIaha 6g6p^algbaiHaha 6z6p^algcaiaaha 6"6p^algcaiaaha 8j6p^algcaiaaha 8;6p^algcaiaaha 8}6p^alucaiaaha6qkxapaaadaaaara X6v^alebabda _6v^algbai5iaha 8u6v^algbai*aha 8?6v^algbaiKaha 6l6w^algbai5jaha P6w^algbai5kaha 6:6w^algbai5laha 8n6w^algcaiaaha 8H6w^alucaiaaha6qkxapaaagaaaGha 6=6z^alebacfa 6!6z^aljcabj5rcbaca C6z^algcbbk5uca 8;6z^algcaiaaha 8}6z^algcaiaaha 6]6;^algcaiaaha 6J6;^algcaiaaha _6;^algcaiaaha 8u6;^alwcaiaaha,kxapaaacaaaaraaaa<a 6n6<^al"baamycxaqaaa^aaauaaaycxaqaaa_aaataaa6c(+5#5|/(?6c(5#5|:/5:(?T(5E5}5S5~+/5S/5|)(?6eka 8p6<^al6(bbaaabaaa5cbxa]aaa6#aaakaaa8Nbxauaaa+aaa5eaaa(?5]5e*5NA+"bxasaaa5yaaa5aaaaS"5=*Y5k*5~A5}:5N5E)*Y5k*5~A5}:5N5E)*5E5}5N5|)A5#/Oabaaaaaaa5wN5<5=*Y5k*5}A:/A*Y5k*5}A:/A*6c5#:6e*Y5k*5}A:/A*6c5#:6e*+5#5|-Oaea 6q6(^alF;nxadaaa5cnxalaaabaaaaaaaMgxabaaaeaaaaaaaahjfea 8y6(^alF;nxadaaa5gnxauaaabaaaaaaaeaaaaaaaEnxabaaabjjjea 6w6&^alF5snxaeaaa5pnxajaaabaaaaaaaxhxacaaaeaaaaaaaajabea 8p6&^alF;nxadaaa5(nxanaaabaaaaaaaMgxabaaaeaaaaaaaajjcea Z6%^alT;nxadaaa5pnxajaaabaaaaaaaMgxabaaaeaaaaaaaaijda 96%^albba 8(6%^al5S;nxadaaa5Enxaraaabaaaaaaaeaaaaaaaeaaaaaaaajjj<=(44444dd%5d444444cc5e5fIH4444ee5l5m444444cc5GJ444444cc5~5>6a5S/5|)5J5S/)5"5}:(a 8sZ^alhn5#)/5SO(a 8 Z^alkf5~A5}:5N5E)O(a 6nP^al=i5#:/5S5~5})/5|5E6a5J-/6a(aaaaaaaaoO)5>)5NO(a 8eP^alng5E5}5S5~+/)/:5J5>)(a 8rP^alxmA/:/5S5~)5#5}5|5J5NA+(a 8>P^alin5~5>6a5}5N)(a 6l6I^alGg5#O5J5E5}5S5~+/)/(a 6I6I^alll5E5}5N5|)A5#/O(a 8b6I^alxj5#5|5#)5#5>+5JY5>+5N/O(a 8y6I^alnn5 5#5|5>+5JY5>+5N/O(a 8K6I^alom5~A5}:5N5E)5J5E5}5N5|)(a [6H^aliG)5}-/5|O(a 6%6H^aleg5#:(a 6D6H^aljc5S/OO5>5!/(a 8n6H^alxh5>5~5~A5}Y5>+5JO)5>)/(a 8T6H^almn5E5>)/5!5}A5#/O(a 6i6T^alik/5:5~5#A6a(a 6=6T^alng5~A5}:5N5E)5J5E5}:/(a 6}6T^allm5}+:5JO)5>)/(a 8m6T^allj5|/5D5JO)5>)/(a 8I6T^allj)5#5S/O)5>5S5~(a W6F^alnj5#O5J5}A:/A5>5?+/(a 6z6F^algm5E5}:/(a 6#6F^al<e5E5}5N5|)A5#/O5JA/://5S5>5?+/5J5#5|(t5>5 )/A(a 8(6F^alif5?/5 5}A/(a 36F^alhg+5#5S5#)(a 6p6*^algf)6a5~/(a 6 6*^alje5E5>A:5J5#:(a C6*^alkh5E5NAA/5|5E6a(a 8;6*^alli5rN~5w5p"5="5u(a 8~6*^almj5w5;N5r"5<5<|5vS(a 6u6K^alik# |5p"5u(a X6K^al5cg5~A5#5E/5J5S5N+)5#5~+5#/A(aaaaaaax5r 5;5u(a 8w6K^al5be 5r5rN5(5v5=5J! 5p 5v5r"(aaaaaaaao"5(5;(a 6q,^alfdS!5w(a 6J,^alfd5(5<5u(a {,^alfd5r 5u(a 8t,^al(d:5#O)A5#5?5N)5#5}5|5J5S/)5"5}:(aaaa]5E5}5N5|)A6a(a 6o6J^alkh5}A:/A5J5#:(a 6*6J^alHi:5#O5E5}5N5|)5J5S5N+)5#5~+5#/A(aaaa]:/+5#Y/A6a5J/5S5>5#+(a 96J^alon5E5NAA/5|)5J)5}-/5|(a 8?6J^aloG/5S5>5#+5J5>::A/OO(a 6m6R^alhGY5>+5N/(a 6H6R^alifY5>+5N/O(a 8c6R^alhg"~ |5p(a 8q6R^alGf5w 5HN5(5=5J5p|5v}(a 8J6R^alil5<|5vS5p"(a 6k6>^alkg~5(5p5=|5w5p"(a Z6>^aloi5:F5>5~5#FY/AO5#5}5|(a 6:6>^al5dG5:F5#:/5S5~5})/5|5E6aF-/6a(aaaaaay5kK5k5lFKRF5kR(a 8F6>^almk5kK5k5mFK5kFK5G(a UX^alhk@5N/A6a(a 6(X^aljf5"/5>:/AO(a 6~X^algh5?5}:6a(a 8GX^alZjeaaaaadaah44aaaaaadaah44baaaaadaah44caaaaadaah44caaaaadaah44daaaaadaah44daaaaadaah44eaaaaadaah44faaaaadaah44gaaaaddaah44haaaaadaaj444aaaabdaahaaiaaaabbaaiba?aaaadddbaca4aaaaddc>ada4aaaaadaagebaaaabddaabfb4aaaaddaahabiaaaadbaaibb5oaabbddaabgb4aabbddaaahb4aaaaddaaaib4aaaaddaaajb4aaaaddaaakb4aaaaddaaalb4aaaaddaaamb4aaaaddaaaGb4aaaaadaagecaaaaabdaaanc4aaaabdaaaoc4aaabbdaabfc4aaaabdaahaciaaaabbaaibc5xaaaaddaaaic4aaaaddaaajc4aaaaddaaakc4aaaaddaaalc4aaaaddaaamc4aaaaddaaaGc4aaaaadaabxd4aaaaddaajyd4aaaaddaahqdjaaaaadaab]e4aaaaddaahrekaaaaadaahuekaaaaadaadse4aaaaddaabtf4aaaaddaabpf4aaaaddaabvf4aaaaddaabwf4aaaaddaabzf4aaabddaaf;f4aaabddaaf;g4aaaaddaabzg4aaaaddaabwg4aaaabdaag5aibaaaabdaab5bi4aaaabdaag5cicaaaaddaah4alaaaaddaah4bmaaaaddaah4cmbbaaddaae&k4aaaabdaah5glGaaaabdaahclnaaaaddbaa5hl4aaaabdaah5gmGaaaabdaahcmnaaabddaabgm4aaabddaaahm4aaaaddaaaTm4aaaaddaaaFm4aaaaddaaa5im4aaaaddaaa*m4aaaabdaag5aGdaaaabdaacKG4aaaabdaag5aneaaabbdaab5jn4aaaabbaai5kn5vaaabddaab4n45}A:/AFA/@5N/O)5}A:/AF5EA/5>)/:5}A:/A5}A:/AF+5#O)5~A5}:5N5E)5~A5}:5N5E)F+5#O)5~A5}:5N5E)F5N5~:5>)/5~A5}:5N5E)F@5N/A6a5}A:/AF@5N/A6aaaewxaGaaaadaaywxaGaaabeab5bwxafaaacfab&wxakaaadfbbFwxahaaaeaab5mwxamaaafabbEwxanaaagcab5vwxaGaaahhca5Fwxalaaaihca*jxaeaaajgcaaadadaaaaamamada 6w6~^aludleaaababaaaaa8:o8:obaba 8y6~^alzdomaaa5]a5]aaaaa^o^obaba>agaga 8D6~^ale8|o8|oa 6m6N^alz8:obaaadzmgaaaahahaaaaaaababa 8j6N^almbaad5fdaaaoaoa 8w6N^aldGaGa L6D^alld5geaaaaa5]a5]a {6D^alleda5igaaahaha 8:6D^alfbcb5mda 8c6:^aljdRaaaahaha 8m6:^alffaaaca 8(6:^albca 8E6:^aljcabaaadRda 6"8a^almbaad5yaabbbaba 8>8a^al]d5ybaaadadaaaaaeaeada 6J8b^alsbaad5qdaaadalaiaaa8>a8!ada 28b^aljd iaaadada 8~8b^alfbaaaca 6q8c^albca 6&8c^alocabaaad|caaahaha 6~8c^alhbaaacaea 8k8c^aldeaca 8s8c^al5<gabaaad}da?***Y5k*&5S5#:<5q<+/5|aaaDbxa5vaaa8(laa5haaadaaaoaaanaaalkxankxa5akxa5Ncxa5taaaHcaaja M8d^alG%cxa5waaa;aaafa 6=8f^alWbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbba 8w^^al5lccccccccccccccccccccccccccccccddddddddddddddddeeeeea ,_^albca 8y8h^albea 28h^aljqaaaaaaaea 8D8h^albea L8i^albba 6s8i^albea Z8i^albia X8i^albea 6D8i^albea M8i^albea 18i^albba 8pB^aljbaaaaaaaea 8>B^albba 8DB^albba L0^albga 6s0^albe';
var frequent = "fffffff1f13b1c507eaa000103c1e5081510000030110000739110101010000a";

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
