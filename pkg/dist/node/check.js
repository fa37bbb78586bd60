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
  const { version: version2, messages } = readOptions(options);
  const all = messages === void 0 ? descriptions : descriptionsIn(messages);
  const details = byName("shape", shape, all)[version2];
  return { shape, version: version2, ...structuredClone(details) };
}
var readOptions = /* @__PURE__ */ readerOf({ version, messages: /* @__PURE__ */ optional(reference) });
var TEXTS = ["label", "doc", "why", "instead", "title", "notShown"];
var translations = /* @__PURE__ */ new WeakMap();
function descriptionsIn(messages) {
  const known = translations.get(messages) ?? translated(messages);
  translations.set(messages, known);
  return known;
}
function translated({ texts }) {
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
  const { messages } = readOptions2(options);
  return messages === void 0 ? explanation : { ...explanation, text: messages.explanations[codes.indexOf(code)] };
}
var readOptions2 = /* @__PURE__ */ readerOf({ messages: /* @__PURE__ */ optional(reference) });

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

// as_value.js
function asValue(shape, value) {
  if (typeof value !== "string" && !ArrayBuffer.isView(value))
    return value;
  return isQuery(shape) ? NOT_PLAIN : { toJSON: () => typeof value === "string" ? value : "" };
}
var NOT_PLAIN = /* @__PURE__ */ Symbol("not plain");
var UNSERIALIZABLE = /* @__PURE__ */ Symbol("unserializable");

// generated/layout.js
var PADDING = 32;
var FORM_BYTES = 0;
var FORM_TEXT = 1;
var FORM_VALUE = 2;
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
  refuseObjects(value, "document", ADVICE);
  try {
    const text2 = JSON.stringify(value);
    return text2 === void 0 ? REFUSED_VALUE : text2;
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
  const { version: version2, level, draft, severity: severity2, entries, limits: limits2, mask, messages, names } = options;
  const bytes = bytesOf(options, more | flagsOf(options));
  return { version: version2, level, draft, severity: severity2, entries, limits: limits2, mask, messages, names, bytes };
}
function bytesOf(options, flags) {
  const { version: version2, severity: severity2, entries, limits: limits2 } = options;
  if (severity2 !== void 0 || entries !== void 0 || limits2 !== DEFAULTS.limits)
    return encoded(options, flags);
  const key = flags * versions.length + versions.indexOf(version2);
  kept[key] ??= encoded(options, flags);
  return kept[key];
}
function encoded({ version: version2, severity: severity2, entries, limits: limits2 }, flags) {
  const pointer2 = new TextEncoder().encode(entries);
  const bytes = new Uint8Array(SETTINGS_ENTRIES + pointer2.length);
  bytes[0] = versions.indexOf(version2);
  bytes[SETTINGS_FLAGS] = flags;
  if (severity2 !== void 0)
    writeSeverities(severity2, bytes);
  writeLimits(limits2, bytes, SETTINGS_LIMITS);
  bytes.set(pointer2, SETTINGS_ENTRIES);
  return bytes;
}
function flagsOf({ level, draft, entries, mask }) {
  return (level === "stated" ? FLAG_STATED : 0) | (draft ? FLAG_DRAFT : 0) | (entries === void 0 ? 0 : FLAG_ENTRIES) | (mask ? 0 : FLAG_UNMASKED);
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
  return shapes.indexOf(knownShape(shape));
}
function knownShape(shape) {
  return aShape(shape, "shape");
}
var aShape = oneOf(shapes);
function refuseEntries(shape, { entries }, name = "the option entries") {
  if (entries === void 0 || isList(shape))
    return;
  throw new TypeError(`${name} is only for ${anyOf(lists)}: leave it out for ${quote(shape)}`);
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

// write.js
var MOST_PER_UNIT = 3;
var SHORT = 1 << 14;
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
  let into = room(units > SHORT ? units + spare : most);
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
function cutAtSurrogate(text2, at, into) {
  const { written } = encoder.encodeInto(text2.slice(0, at), into);
  const unit = text2.charCodeAt(at);
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

// document.js
function prepare(shape, input2, settings) {
  const index = shapeIndex(shape);
  refuseEntries(shape, settings);
  const form = formOf(input2);
  const source2 = sourceOf(shape, form, input2, settings);
  return { index, form, source: source2, length: write(source2, settings), settings };
}
function sourceOf(shape, form, input2, { limits: limits2 }) {
  if (form !== FORM_VALUE)
    return input2;
  if (input2 === void 0)
    return REFUSED_NOTHING;
  if (input2 === NOT_PLAIN)
    return REFUSED_OBJECT;
  return isQuery(shape) ? queryOf(input2) : jsonOf(input2, limits2.depth);
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
  const text2 = (template ?? "").replaceAll(/\{(\w+)\}/gu, (_, name) => argument2(name));
  return text2.charAt(0).toUpperCase() + text2.slice(1);
}
function build({ messages, byLabel }, sentence, given) {
  const meta = {};
  const template = textOf(messages, sentence);
  const text2 = filled(byLabel ? withLabels(messages, template) : template, (name) => {
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
function cacheOf(messages) {
  if (lastUsed?.messages === messages)
    return lastUsed.known;
  const known = caches.get(messages) ?? /* @__PURE__ */ new Map();
  caches.set(messages, known);
  lastUsed = { messages, known };
  return known;
}
function expectedOf(messages, sentence, given) {
  const right = rights[sentence];
  if (!right)
    return void 0;
  if (typeof right !== "string")
    return right.map((word) => messages.expected?.[word] ?? word);
  const field = fields[given.field];
  if (right === "types")
    return typesOf(field?.type);
  if (right === "values")
    return allowed(field, right, given);
  return right === "methods" ? methodsOf(messages, given) : [...versions];
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
function argument(messages, byLabel, name, given) {
  const field = fields[given.field];
  const texts = messages.fields[given.field];
  const object = objects[given.object];
  const endpoint = messages.calls?.endpoints[given.other];
  const word = words[given.other] ?? "";
  const plain = (value) => {
    const text2 = String(value ?? "");
    return { value, shown: byLabel ? withLabels(messages, text2) : text2 };
  };
  const named = (wire, label = labelled(messages, wire)) => ({
    value: wire,
    shown: byLabel ? inSentence(messages, label) : quoted(wire)
  });
  const discriminator = () => named(nameOf(object?.discriminator), labelOf(messages, object?.discriminator));
  const list = (names = [], last) => ({
    value: Object.freeze([...names]),
    shown: joined(names.map((wire) => named(wire).shown), last)
  });
  switch (name) {
    case "field":
    case "name": {
      const wire = nameOf(given.field) ?? given.name;
      const known = field === void 0 ? given.name : labelOf(messages, given.field);
      if (texts?.called !== void 0)
        return plain(texts.called);
      const isUnnamed = wire === void 0 || byLabel && known === void 0;
      return isUnnamed ? { value: wire, shown: messages.unnamed } : named(wire, known);
    }
    case "type":
      return plain(messages.types[byLabel && field?.type === "string" ? "text" : field?.type ?? ""]);
    case "values":
    case "beside":
      return list(allowed(field, name, given), messages.or);
    case "other":
      return named(field?.other);
    case "discriminator":
      return discriminator();
    case "carried":
      return list(object?.carried, messages.and);
    case "pointer":
      return plain(`/${escaped(given.name ?? "*")}`);
    case "near":
      return given.near === fields[object?.discriminator ?? NONE]?.name ? discriminator() : named(words[given.near]);
    case "list":
    case "header":
      return named(word);
    case "header_why":
      return plain(messages.calls?.headers[word]);
    case "versions":
      return list(versions, messages.or);
    case "methods":
      return plain(methodsOf(messages, given).join(` ${messages.or} `));
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
function labelOf(messages, field = NONE) {
  return messages.fields[field]?.label ?? (messages.labels[fields[field]?.name ?? NONE] || void 0);
}
function labelled({ labels }, wire = "") {
  return labels[words.indexOf(wire)] || wire;
}
function inSentence({ label }, text2) {
  return label.replace("{label}", () => text2);
}
function withLabels(messages, text2) {
  return text2.replaceAll(/`([^`]*)`/gu, (_, name) => inSentence(messages, labelled(messages, name)));
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
var SHORT2 = 1 << 10;
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
  const bytes = length > SHORT2 ? bytesAt(address2, length) : void 0;
  let text2 = bytes === void 0 ? textAt(address2, length) : void 0;
  return () => {
    text2 ??= decoder.decode(bytes);
    return text2;
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
  const count = reply.word(REPORT_DETAILS);
  const reader = new ProblemReader(reply, phrasing);
  setProperties(report, ["problems"], count <= FEW2 && !reply.isLong, () => ({ problems: reader.problems(count) }));
  return report;
}
function phrasingOf({ messages, names, mask }, builtIn = english) {
  return { messages: messages ?? builtIn, byLabel: names === "label", mask };
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
  return !isRefusal(length) && call("is_valid", index, form, length, settings.bytes.length) !== 0;
}
function parse(shape, input2, options) {
  return parsed(shape, input2, readSettings(options));
}
function parsed(shape, input2, settings) {
  const prepared = prepare(shape, input2, settings);
  const report = reportOn(shape, prepared);
  if (!report.valid)
    return { ok: false, report };
  const text2 = typeof prepared.source === "string" ? prepared.source : checkedText(prepared.length);
  try {
    return { ok: true, value: parsedValue(shape, text2), report };
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
function parsedValue(shape, text2) {
  return isQuery(shape) ? Object.fromEntries(new URLSearchParams(text2)) : JSON.parse(text2);
}

// fixes.js
function applyFixes(shape, input2, options) {
  const { only, ...given } = readOptions3(options);
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
  const report = reportOn(shape, { index, form, source: text2, length: write(text2, settings), settings });
  return { output: outputOf(shape, input2, form, text2), headers, applied, truncated, report };
}
var readOptions3 = /* @__PURE__ */ readerOf({ ...DOCUMENT, only: /* @__PURE__ */ optional(codesIn, codes) });
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
    const refused = issues.length > 0 ? " The schema of the option also refuses it." : "";
    super(`This is not a valid ${report.shape}.${first === void 0 ? refused : ` ${first.message}`}`);
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
var readOptions4 = /* @__PURE__ */ readerOf({ ...DOCUMENT, also: /* @__PURE__ */ optional(standardOf) });
function rulesOf(options) {
  const { also, ...given } = readOptions4(options);
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
var readOptions5 = /* @__PURE__ */ readerOf({
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
  const { version: version2, level } = readOptions5(options);
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
var readOptions6 = /* @__PURE__ */ readerOf({
  ...DOCUMENT,
  names: /* @__PURE__ */ optional(/* @__PURE__ */ oneOf(namings), "label"),
  message: /* @__PURE__ */ optional(messageFrom, ({ message }) => message),
  only: /* @__PURE__ */ optional(pointersFrom),
  // The joined schema checks it.
  also: /* @__PURE__ */ optional((value) => value)
});
function standardSchema(shape, options) {
  knownShape(shape);
  const { message, only, also, ...given } = readOptions6(options);
  refuseEntries(shape, given);
  const settings = settingsOf(given);
  const rules = { shape, settings, message, only };
  const convert = (given2) => schemaOf2(shape, settings, own(given2, "target"));
  const alone = {
    "~standard": {
      version: 1,
      vendor: "order-contract",
      validate: (value) => checked(value, rules),
      jsonSchema: { input: convert, output: convert }
    }
  };
  return also === void 0 ? alone : joined2(alone, also);
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

// generated/check_bytes.js
var text = 'a/U5!baaab_b]5JcXXa5JdXXXa5JcXXbX5JfXXXXXa5JeXXXXa5JdXXXbX5JbXa5JeXXXXbX5JbXbX5JgXXXXXXa5JfXXXXXbX5JdX,Xa5JfXXXX,a5JhXXXXXXXa5JiXXXXXXXXa5JcXXb,5JeXXX,bX5Jaa5Jb,bXd6>b6JbdddabcahbaacccccbbbbbedaaaalfbbgaaaccchcabaaaaaababccafhbaceciehhheebdaabbbffbdjddmeeddjgGneacccaaabbddeagekbafbcfoaaaaehcaaacbcfxaeaifbbfbbbbccfabggjgiiiygbecifdeaebbddbdjkbhccgigqfdbaygjbXb!^^2alh5geg5!-5!)W5Scai+U:Z/O+.a hW-U-WZ-a5xiZ/O+./[-a!k78Fc6Jb6d&c5bXb,&a!7bA(f%a<c!a<c!jNw(g!mO(i!8nB2a@=q<iFa8pB =]c <bIai(y!^8e6J8Jb<dIai(i<i!^8e6J8JbDw(5aN<g!hA!dDVe <bHaa=&<dIam=gx6qb<f<yJa <f!^^^i<g<g!^^^iDwJaE<f!8|02aJa><f<yJa5m<f<&RaT<f!q?a%<&6==lc <&"44444a5(e <lHaa"444h6a"8R8S8:f5we <f!<@!x!a!dx5#mcll<&"<M6==j!8|02a=m!X=n<y=Gc c c c c c c c d c <k!bVe !a=gc <h<j}e <h<l@Faa(g!<~e <h=imcll<g!<S<h!b@(i<j}Ve <i<l@Faa(g!<~Gbl<f<GJaY<f<lJa5 <f<jJaO<j<f!8Ia@<hxG(iNGc<i<l@Faa=gl<g!4bV!(|Gb<f!t@<f!<@(h<ix6rb<fFaz(g!cSGl<h<i<fIat(h!g<g!bVx5?!a=i<fIa5m=G<fIaT=lc <h<fIaK(j}e <h<l@Faa(i!<~e <h=gmcll<i!<S<h!b@(g<j}Ve <g<l@Faa(i!<~Gbl<f<GJaY<f<lJa5 <f<jJaO<j<f!8Ia@<hxG(gNGe<g<l@Faa=il<i!4bV!?|Gd<g!b@=hl!a=mc <h<j}e <h<l@Faa(m!<~e <h=gmcll<m!<S<h!b@(g<j}Ve <g<l@Faa(m!<~Gbl<f<GJaY<f<lJa5 <f<jJaO<j<f!8Ia@<hxG(gNGk<g<l@Faa=mlc <m!4bV(h!(Se <f!x@<f!<@<gx6rb<fFar(h!cSGm<fIax=i!d=jfcX<h!F|e c <h!8ua|e c <h!8&aSe <f!<@<g!6j^2a!fxh(i#Gqfc <h!8JaSe !a=j!a<f!<@<g!6n^2a!exh(iGhvmrl<h!8!aSe <f!<@<g!Q^2a!exh(ie mcfmulal<h!8NaSGc<m!KA!4bV!kDGGmell!b=j!amell<fIaE<oSGi<fIa <g}Gk<h!8NaS(i=k<fIa>(mIai<f<nJaO<f!e!f<iwJaY<f<gJa5 <m<f!8Ia@xt<o!b@=o<g!b@=i=nmell<f!<@<gxm(i#GG!c=j!al=hl<f!<@<g<i<j<h!bVx5?<fIa>=m<fIa5m=G<fIaK=j<fIaT=llc c c c d c <o#Gm!a=gc <i<j}e <i<l@Faa(g!<~e <i=hmcll<g!<S<i!b@(h<j}Ve <h<l@Faa(g!<~Gbl<f<GJaY<f<lJa5 <f<jJaO<j<f!8Ia@<ixG(hNGf<h<l@Faa=gl<g!4bV(g!8taSe <k!bVGef<g!3a|Gb<k!bV#Gdl<mIai(k<n~eXcX<mIae<n!mO@(gIae=n<g<h!b@(iJae<g<gIai<k!e[WJai!a<mIai<nNGav<mIae<n!mO@Iai!hV!eSlf<h!b@=i!X=n!al=k<o!bA=ombll<g!T|Gc<mIai<n!b@SGd<h!b@=hmfl!a=kmbl!b=kl<mIai<n!b@|Gil<k!b=k!bVGb<h<jDGi<h<l@Faa(g#<g!TSW<g!3aSWGi!a=k<g!?|Gbmill<f!<@<i!d!c<mIai<n!b@Swximil<f!<@<g!eximhl<f!<@!y<g!bx5#mgl<m!8vbV!6}aA!4bV!p~Ge<f!<@<gxgmfl<f!<@<g!Gximel!a=gc <i<j}e <i(h<l@Faa(g!<~Gbl<g!<S<i!b@(h<j}Ve <h<l@Faa!<~Gbl<f<GJaY<f<jJaO<f<lJa5 <f!8Ia@<ixG=hl<i<fIa (gN<g<hNVGd<f!<@<h!Gximdl<k!bVe <f!<@<h!fxif<f!<@<h!gxilmcl<f!<@<h!bximbl<f!<@<g!axil<fFa%(l!q|e c <fIaI=p<fIa<=t!^12aIaa(k![O=j<k!mO(h!m5"=n<h!8D02aIaa(i@(G=hc d <j(ge <g!m@=j<n!bA=n<h!eA<h!mA=hIaa!o~Gbmcll!a=nl!a=h<g!a<k<n~we <l!b|<l!g|V<l!G~W<n!mO<i@Iai!hV!fSV=hlc c <k!a<G!m|we <G!eAIaa!hV!gS<hWGbmcl<h#Gbl<f"aRa5 <f<k!e[!5a@JaY!8|02a<f!8Ia@xt!^12aIaa(k!bA=n!8D02aIaa=il<k!mO=h<i!i@=j<k!e[=gd <h#Gb<iIai(k!x}e <j!eA!XJaa<j<g<kWJaal<i!m@=i<h!mA=h<j!m@=jmalall!6j12a<l?aa!Q12a<nJaa!M12a<pJaa!_12a<tJaamblx6qb!6j12aFaa=l!Q12aIaa=n!M12aIaa=p!_12aIaa=tl!6(12a!aJaa!6r12a!aJaa<f!a?a5p<f<e?a5t<f!b?a5u<f"eRa <f!6G12aJaE<f<dJa><f<qJa5m<f<bHaaRa<<f<bIaiJaI<f!^12aIaa(mJaK<f!8D02aIaa(oJaT<f<l!4bV!q|?aN<y<5a~e <f!Q{^xJa5|<f!g?aP<f3maaaaaaaaaaaaaaaa3la5 <f!<@<f!8Ia@x6wbfc c c c <]!bAncbcal<f!<@!a<cx}mcl<o!^^2a<mw(bIai(5a!gV!e|e <f!<@!a!kx}mcl<f!<@cXcX<bIae=<!a=g<5a!fV(b!f|e c cX<fIaI=h<fIa%=q<fIa<=]<dIaa(veX<dIae=b<f!a?a5F<f<bJa5%<f<vJa5<<f!bJa5vc d c !^^2a<g!mO<o@<g<mDw=b<f!i@<f!8ka@x<<fIai(k#Gc<fIam=Gc c <bIai(b!hV(d!eAncbacl<f<mJaP<f<oJa[<f<hJaY<f<qJaO<f<]Ja5 <f<g!b@Ja5~<f<b!eZ!a<d!fSwJa^bc c <Gncdbal<kFaa!KSGcl!a=id <Ge <kFaa!KA!4bV(b!j~<i!^6~8y*~WGd<b<i!kO@=i<G!bA=G<k!b@=kmbllcX<ie c d <fIa5~(b<fIa^b}eX<f!^^2a<fIa[<b!mO@<fIaP<bNwIai!eZJa5~!bf!al!bSe <i!bA(iGbmcll<imcll!alGb<fIa5~(g<fIa^b}Gcmbl<k<G@=s<g!b@=g<b!eZ=w!a=i<d!e|=zd <g<wD<zW#e !^^2a<g!mO<o@(;<g<mDw(dIae(b<b!a|A(b<dIaa!b@(j}<b<q~W=y!a<b<jA<yw=r!b<j<]@<yw=j!^^2a<;!m@<m<g(b!b@NwIai!eZ=gc <dFai!iV#e c <f<k<Gx]<fIaa!bSGa<G<r|Ge<j<k<GxVGemcll<f!a?a[<f<rJaO<f<jJa5 <f!aJaY<f!8Ia@<k<sx{b#Gcl!b=i<b=xmbll<i!bV#Ga<x!b@=gmbll"d=&!a=g!amcl<bIai!hV!fSGc"d=&!bf<f<mJa5J<f<oJa5F<f<hJa5%<f<qJa5<<f<]Ja5v<f<f!8ka@(dJa.<f<5a!eZ!a<b!eSw(wJa^b<f<mJaP<f<oJa[<f<hJaY<f<qJaO<f<]Ja5 <f<f!8=a@JaMb<f<dJa_b<f!_b@=z!b=j!b=d!a=bd c <f<zJa6jbd <w<j(hNGb<f!^^2a<h!b@(i!mO<o@<i<mDw(;Iai(k!eZ(jJa5~<f<hJaBb<f!6jb@(=<f!Bb@((xX#Gal!^^2a<h!mO<o@<h<mDw(rIae(i<i!a|A(i<rIaa!b@(u}<i<q~W=s!a<i<uA<sw=G!b<]<u@<sw=u!^^2a<y<h<x!bVw(y!mO<o@<m<yNw(xIae=i<xIaa=s<h<g<rIai<xIaiW!iVeX<f!a?a6rb<f!aJaCb<i<i!a|A(g<s!b@(i}<g<q~W=x<f!a<g<iA<xwJa6Gb<f!b<i<]@<xwJa6jb<f!a?a6%b<f<GJa6zb<f<uJaBb<f!aJa6(b<=<(x5S=x<;Iai(k!eZf!a=x<i<i!a|A(g<s!b@(i}<g<q~W=r!a<g<iA<rw<GSe !b<i<]@<rw<u<GxV#=xl<jl<h!c@~<k!hV!fSV(hw=g<b<hW=b<d<xV=d!b=xmbll!b=u<b!bV#e "c=&!cmcl<d!bVe <g9"<{"5De_=&!c=j<g!b@mff!c=j"6ae=&!a=g!b=h!amglall=j<v#=u<&<g9"<{<j9"i{__=&<v!a|=h!amdll<g9"<{"^c_=&!b=j<gl=b!a=h<f!<@(d!a<bx,<d<b<cx5u!^^2a<fIaT<b!mO@<fIaK<bNwIai!eZl<5a!eZx,<<!XSGb<f<&Ra <h#Gb<f!6d6%^xJa5|<f<j?a5S<f!j?aP<f<gJaY<f!^^2a<fIaT<g!mO@<fIaK<gNw(bIaa(cJa[<f<bIaeJaO<f<cJa5 <ue <f!b?a5~l<fIa>Fa5h(b!e|e <f<b?a5~l<f!<@<f!8Ia@x6wbmbl<f!<@x6obll<l!4bV(b!q|e <f!f?aP<f<nJaY<f<tJa[<f<pJaO<f<tJa5 <f<l?a5S<f!a?a5~<f"^^^^<<b!GA!a<b!G~w9"d{(&MEa5N<f"^5:_M2a<&MEa5}<f"{QC72b<&MEa5|<f!<@<f!8Ia@x6wbl<a<f! A(bIaiJai<a<bHaaRaa<e#e !_72a!6r12aIaa#?aal<f!7b@%al6nGcmXb,c cX&a!KA(f%a!4b=g<bFaa(o=hc c c <o!bAndabcel<bFabmcl<bFab=h!8:b=gmcl!3bl=g!a=hl<aFai=i<a*a5l=k<aFa5G=l<aFa5k=m<aFaj=G<aIae=n<aFaz=x<f!a5oas<f<x!c|?au<f<c?ar<f<nJax<f<h?ao<f<g?an<f<G?am<f<m?al<f<l?ak<f<k5oai<f!X<i<i!8paSw?aG<f!i@(c!xx(<f<aIaaJai<c<f!m@x5n!6j72aIaa=k!6D6f2a!8g6f2ax5nc c <e!x@!6z5:2ax6hb(h#e <dIa IarFak!c|e <c<d<eIaix6<b<d!<@<dIaI(a<fIai(c<a<c}w(jx*<dFa5r!b|Gd<j#Gc<j!b@=jmdll<d!<@!ax*<dFa5r#Gbl<f<dFa#!^^^^eWJai<f!i@<f!m@x5n!a=jlc <dIa (aIarFak!cSe c c c <eFax!bAnGeebbceeeeeebbal<eFay=a<d!<@!m!a<dIaI!2aDwxF<f<a!a<a!8iaNw!mOFa6DC !^^^^eWJai<f!i@<f!m@x5nmdl<f!aJax<f"^^^^xRai<a<e<f!i@(ax5s<d<fIam<fIaxx5r<ax6*bmcl!a=h!b<aIaa<aIai(c<aIae~(gw=a!a<c<gw(ge <aFaa!5qS=hl<eIaa=c<f<hJaI<f<gJa%<f<aJa<d <f!i@(e<f!<@x5R<fIai!b|Gc<fIax(h<cDGa<c<fIar}Ga<fIat<c}Gal<e<a<g<fIam<hxc<fIai(a!^^^^PSGb<f<fHam(yRam<f<aJai<d<y6=<y"<M6=x5r<ex6*bf<he <aIat(aIae=c<aIaa=a<f!a?ar<f<c!a<awJax<f!bJai<f<a!b<awJamd <f<f!i@x<<fIaa(a#Gd<f!<@(c<a<fIae<a@x6cb<d<fIa%<fIaIx5r<cx6*bmalal<d!<@=h<dIae(c<dIai!e[@=l<f!%@=n<f!K@=m<dIaI=ad c <ae <l<cA!eZ<aNGb<a!e[<c@=af<c(a<lSGbl<f<dIa (GIaxJat<f<G3aaa3lai<a!x@=c<aFame <f<aIaiJa<<f!<@<nx5nfc <f!^^2a<fIar<aIae(a!mO@<fIat<aNw(aHaaRa<<f<aIai(aJaI<a!iV#e c "a=y<fIam(a<fIa<!b@(gD<a<gA!iDVe <g<fIai@Haa=yl!a=a!^^^^e=id <a!6hmSGb<a!9Q2a@<G<g<yx5Db#e <i!b@=i<a!p@=ambll<f<iJaT<f!T@<mx5nmcll!6r72aIaa=a<f!i@<f!<@!6G72axMb<f<ax6tb!^^^^PWJaT<f!T@<mx5n<a!6r72aIaa(g~Ga<h<a!C72aIaa@<g<aAx6fb!a=amdll!a=a<h!m!a<dIaI!2aDwxFmbll<eFax!c|Gb<eFay=a<h!m!a<dIaI!2aDwxF<f<a!a<a!8iaNw!mOFa6DC !^^^^eWJai<f!i@<f!m@x5nll<d<dIaK<dIaT@JaK<f!6j72aIaa<kA!cAJam<f<jJai<k<f!i@(a!cx5k<o!dSe <a<bIae<bIaixq<fHai=y<f!d!a<fFax(bwJar<f!8!6f2a!b<bwJax<f<yRai<f!<@(b<ax5}<fIa%=c<fIaI=d&a!xA(a%a<a<c<dx?Jam<a!m@<a!x@(ax5n<a%a<bx6*bl<f!K@%al6rfbiX&a!KA(f%a!a<e<dA<c<e}<d<e~W(cw=g!b<b<d@<cw=bc c d <g<h(c|e <c!b@=h<b<c@(iFaa!5d|Gb<g<hNGc<iFab(j!KA!4bV!kD<j!:V!6}aA!4bV!f~V<g<c!c@NWGc<iFac(j!?A!4bV!8"b~<j!:V!8baA!4bV!8}b~WGbmcll<f!b?aT<f!aJaI<f<gJa%<f<bJa<<f!r@(c<f!<@x5|<cx6bbe c c <g!d~e c <bIaa!^5D5:_PVGa!e<b!d@!5~V(c<bA<b<cSw=c<g!eA=hd <c<h}e <b<c@Iaa!^5D5:_PVGc<c!e@=cmbll<b<h@Iaa!^5D5:_PV#Gclf<b!bA=h<g=cd <c#Gc<c<h@<c!bA=cTaa!a5pGall<f!i@<g!b!bxu<f!aJaI<f<fIam(cJa%<f<fIaiJa<<g##(he <he <c<b<g8Dkaal<f<gJaIl<f!<@(bx6bb<bx6*b#Gbl<a<fIazJai<a<fHarRaamdll<a<eJai<a<dJae<a!^^^^PJaa<f!r@x6*bmbl<i!b@=b<g<c!XU@(i=h!a=g!a=ec c d <he <bTaa!a5uGd<h!bA=h!b=e<b!b@=b<g!b=g#Gbmcll<i=embl!c=el<a!^^^^PJaa<a<c<d@(bJae<a<b<e@!b@Jail<f!K@%alZbeX<bFai#e c <bIae=d<bIaa=ec d <c<d|e <c<e@(fFaa!*SGc<c!b@=cmbll<b!b?ai<d=cmbl<b<d<c!XU@Jae<b<f!b@Jaall<a<cJae<a<eJaal6*bbhX<c<c!e@(d<c<d~w=g<bIam=h<bIax=i!b=ec d c <c<gSGc<c<iDGa<c<h@Faa(d!KA(j!4bV!kDeX<d!8zaA!4bV!g}eX<d!8yaAf<d!8baA!4bV!8~b}Gc<d!RAlf<jl!4bV<f!e[W=f<c!b@=cmbll<b<cxj!a=el<a<fJae<a<eJaal6ybbdX<b<aIae(c<b<c}w=d<a<c<dAJae<a<d<aIaa(b@Jaa!a=a<ce d <bFaa(c!KA(e!4bV!kDeX<c!8yaA!x<c!RA<c!6}aA!4bV!gDw<c!8zaA!4bV!g}wf<el!oV<a!e[W=a<b!b@=b<d!bA(dGall<al.beX<b<aIam@=e<aIax=fd !a=d<b<c@<f}e <c<e@Faa=dl<c!b@=c<d!KA!4bV!k}<d!:V!6}aA!4bV!v}WGal<a!a<b<c!bAx5#l6ebbdXc <b<d@(e<bDe c <aIax(f<e}Ga<b<aIam(g@<c<dxVGa!a=d<e<f}e <e<g@Faa=dl<d!4bV(c!5iS<c!8vaSW<d!KA!4bV!k}WGa<d!:V!6}aA!4bV!vDGcll<a<bxg!a=el<el8fbbfX<aIax(f<bNe <aIar(d<b~=efc <b<aIar(dDGa<b<aIam(g@Taa(h!a5pe !b=embl<a!m@<bx6ib(eGa!a=d<b!b@(c<f}e <c<g@Faa!8wbV!BbS=dl<b!c@(c<f}e c <d!bU<h!5!|WGa<c<g@Taa! 5pGa<a!o<b!dx5#oll<a!n<b!bx5#oll<a<c<d<b<b<d~w<ex5#l8fbbfX<aIax(e<bNe <aIar(d<b~=cfc <b<aIar(dDGa<b<aIam(f@Taa(g!a5pe !b=cmbl<a!m@<bx6ib(cGa!a=d<b!b@(c<e}e <c<f@Faa!8wbV!BbS=dl<b!c@(c<e}e c <d!bU<g!5!|WGa<c<f@Taa! 5pGa<a!o<b!dx5#oll<a!n<b!bx5#oll<a!k<d<b<b<d~w<cx5#lXbfX<aIam=d<b<aIax(c}e <b<d@Faa!8KbS=el<b!b@(f<c}e <d<f@Faa!8wbV!BbS=gl<c<b!c@(c~e c <e<gV#Ga<c<d@Taa! 5pGa<a!o<b!dx5#oll<a!n<b!bx5#lUbcXc <b<aIax(c}e <b<aIam(d@Faa!KA!4bV!jNe <c<b<b<c}w=ad <a<bSGd<b<d@Faa!KA!4bV!jNe <b!b@=bmbll<boll<a<b!hxO!a=al<al2cbcX<aIam=cc c <b<aIax(d}eX<b<c@Faa!FSf!al<b@(b<d}e <b<c@Faa!KSe <b!b@=bmcll<a<bxl(b#Gb<aIam=c<aIax=dl<b<d}e <b<c@Faa!5iSe <a<b!b@xl(b#Gc<aIax=d<aIam=cllcX<b<d}e c <b<c@Faa!8vbV!6:aSe <a<b!b@(b<d}eX<b<c@Faa!5hA!3bVf!bl#<b@xl(b#Ge<aIax<bNGbl<b<aIam@Faamcll!al(c!4bV(d!5i|<d!8vaS<c!KA!4bV!k}W<c!:V!6}aA!4bV!pNW#Ve <bol<a<b!ixOl!al6 bccXb5}<aIaa=c<aIae=ad c 3m4444444444444444=e<a<a<b~eX<b<c@Faa!kSf!al<b@(bDe <a<bA!xDe <b<c@3aaa3m<<<<<<<<<<<<<<<<3%=ell<a<b<e3.!^^eW5 @(bNGac c <b<c@Faa(d!jAnfadccabl<b!b@=bmcl<d!<SGbll<bl5 cb5}cX3m4444444444444444=c<aIaa(dIae(e<b<aIaeIaa@(aDe <e<aA!xDe <a<dIaa@3aaa3mnnnnnnnnnnnnnnnn35d=cll<c3.lObcX<b!YV=c<b!8>444hV<a@<b!oVx&=dd <ce !x=b<a3aaa3mnnnnnnnnnnnnnnnn35d3.e <a!xx&=bl<a!x@=a<c!xA=c<b<d@=dmbll<dl5<bcX<b<c@=dc d <ce <bFaa!jA(e!5a~!b<e[!6]^^eV#WGc<b!b@=b<c!bA=cmbll<d=bl<a<cJae<a<bJaal;a<ce <c<bxE=bl<a<cJae<a<bJaal-bfXc d <c<dSGb<b<d@<d!b@=dTaa!6|X5s<f@(f!INGal<c<d!bA(g}=d!a<g<dw=c!b=h!b<b<dw=bl<a<h?ai<a<cJae<a<bJaalLbdX&a!xA(e%ac <c!h~eX<e!i@<b<cx6;b<eIam=d<eIaifc d <c<d|e <b<d@Faa!8:aSGc<d!b@=dmbll<c=dmcl!bl=fl<a<fJaa<a<dJae<e!x@%al6KbbfX&a!xA(e%a<bIam!^^2a<bIaxwFai!iVeX<bIai(f<bIae~=g<cIae(d<cIaa(h}!a<f<gw<d}W=f!a<d<hA<fw=d!b=c!b<h!b<bIaa<gw@<fwf<e!i@<b<cx)!a=c<eIam=d<eIail=b<a<c?am<a<dJae<a<bJaa<a!aJai<e!x@%al~bbX&a!xA(e%a<e!e@<b<c<dx5E<eIai=b<eIae!b|e <a<eIamJae<a<bJaa<e!x@%af<eIamall5obbX&a!xA(f%a<f!i@<a<b<c<d<ex5&<fIai!5D^^^PSe <f!x@%af<fIamall5ybbX&a!xA(c%a<c!i@<a<aIaa!b!e<bx5&<cIai!5D^^^PSe <c!x@%af<cIamall5#bcX<aIai(d<aIaaSe &a!xA(c%a<c!i@<a<aIaa!b!e!mx5&<cIai!5D^^^PSe <c!x@%af<cIamall<aIae<d!mO@(c<bIaiJai<c<bHaaRaa<a<d!b@Jail5SbcX<aIai(d<aIaaSe &a!xA(c%a<c!i@<a<aIaa!b!e!rx5&<cIai!5D^^^PSe <c!x@%af<cIamall<aIae<d!rO@(c<bIaxJax<c<b3aaa3laa<a<d!b@Jail5SbcX<aIai(d<aIaaSe &a!xA(c%a<c!i@<a<aIaa!b!e!tx5&<cIai!5D^^^PSe <c!x@%af<cIamall<aIae<d!tO@(c<bHaxRax<c<b3aaa3laa<a<d!b@JailVbcX<aIai(e<aIaaSe &a!xA(d%a<d!i@<a<aIaa!b!i!xx5&<dIai!5D^^^PSe <d!x@%af<dIamall<aIae<e!e[@(d<cJai<d<bRaa<a<e!b@Jail6ibbeX&a!xA(d%a<b<c|e c <aIai(e<aIae~=f!a<e<fw<c}<b<c~W(eGa!b<b!b<aIaa<fw@<ew(aFaa!(|Ga<d!i@<a!b@<b!XU<c@xx<dIam#Ga<dIaiFaa!8uaA!8vbV#=gll<d!x@%a<gl-beX&a!xA(d%a<d!m@=e<ce <aIaa(fe <d<bJam<c<fO=g<d!i@=e<aIae=cll<e<gJaa<dIame <dIai(ae <c<ax5Gll<d!x@%al5JbcX&a!xA(d%a<d!e@<bIaa<cIaIx6<b!a=c<dIam(ee <dIai<e!e[@!xA(ee !b=c<eIaa=bll<a<bJae<a<cJaa<d!x@%al8fbbgX&a!xA(d%a<d!e@=e<aIae=f!i<aIaa(c!b[(b<b!iNw(g(b!a5peXcXc <ceX<f<c!b<bxPf<beX<b!bxEf!b=cmcll(cGa<e!bJae!bmbl<e<cJae!al=c!if!b=c!a=b!el<e@<bJaa<e<cJaa<dIae!b|e <dIai=b<a<gJaa<a<bJae<d!x@%af<dIaiv<dIamall6&bbgX&a!xA(c%a<b!e@=ec <bIaa(deX<b!aJaa&a!xA(f%a<de c d c <f!i@<exd<fIai#Ga<d!bA(dGbmcll<d=hll<f!x@%a<hGb<c!i@<exd<cIai=g<cIamf<c<exd<cIaa=g<cIael=bl<a<gJaa<a<bJae<c!x@%al bcX&a!xA(c%a<c<a<bxQb<cIae=b<cIaa=d<c!a?ai<a<d<b<c!i@x6vb<c!x@%alNbcX&a!xA(c%a<b!5~V=b<c!x@=dd <be <c<aIaaJam<c!m@<dx5n<b!eA=b<a!e@=ambll<c!x@%alJbcXd <be <c<aFaa(d!8Rb~@<d2!6|X5s@=c<b!bA=b<a!b@=ambll<cl5ybbX<b#e !aold c <b#=c<b#Ga<b!bA=b<aFaa<a!b@=a!KA!4bV!k}Gbll<cl5;ccXb,<b#e !bol<b!e[!xA=b<a!x@=c<aHaa=ed c <b#=a<b#Ga<b!xA=b<e<cHaa(e5%<c!x@=cGbll<alLbdXd <b#<d#W(g#e <cFaa=e<aFaa=f<d!bA=d<c!b@=c<b!bA=b<a!b@=a!<!a<f!6}aA!4bV!v}w<fW!4bV!<!a<e!6}aA!4bV!v}w<eW!4bVSGbll<gl6nbbgX&a!xA(c%a<aIaa=d<aIae=gcXc d <d<g|e <a<d!b@(fJaa<dFaa=e<f=d<e!FS<e!8vaSWGb<c!i@<bx/<cFai(f#Gc<cFaj<e!<!a<e!6}aA!4bV!v}wWSGbmcll!dmbl!c!b<fwl<c!x@%al/bdX&a!xA(c%ad c <c!i@<bx5J<cFai#Ga<cFaj=e<aIai(d<aIaaSe <a!bxUl<d<aIae@<e?aa<a<d!b@Jaimbll<c!x@%alZbcXd c <b<cSGa<b!b@=d<bFaa(e!8:aSeX<c<dSGb!*!8:a<bFab!5jSw=e<b!c@f<dl=b<aIai(d<aIaaSe <a!bxUl<d<aIae@<e?aa<a<d!b@JaimblllVbdX!^^2a<aIat<b!mO@<aIaz<bNwIai=e<aIai(d<aIaaSe <ax6Tbl<aIae<d!e[@(c<e!hV!fS?am<c!aJai<c<b!b@Jae<c<bJaa<a<d!b@Jail>bbX<aIai(c<aIaaSe <ax6Tbl<aIae<c!e[@<b3aaa3laa<a<c!b@Jail5lbbX<aIai(c<aIaaSe <ax6Gbl<aIae<c!c[@<bJaa<a<c!b@Jail bbX<aIai(c<aIaaSe <ax6Gbl<aIae<c!c[@<bJaa<a<c!b@Jai<a<b<aIam@Jaml*bbX<aIai(c<aIaaSe <ax5cl<c<aIae@<b?aa<a<c!b@JailDbdX<aIae<aIai(c!c[@!eA=d<aIam=ed <b<c}e <a<c!bA(cJai<a<e<dIaaA(eJam<d!eA=dmblll}bcX<a<bxL<aIae<aIai(d!c[@=ed <b!bVe <e<cJaa<e!e@=e<d!b@=d!a=bmbll<a<dJail6obbgX&a! @(g%a<aIae<aIaa(eA!t5"(c<aIai(d<c<d}w=c<bIai<bIae(d!>O@=f<bIaa<aIam=ad <ce <g!i@(h<a<ex9b<f<h!>8Dkaa<c!bA=c<e!t@=e<f!>@=f<d!b@=dmbll<dJaa<g! A%al5?bcX<c!6j72aIaa(d<aA(e!a<d<eDw(d<c<d}w=c!Q72aIaa<a!c[@=ad <c#<a#W#e <a<bIaaJaa<c!bA=c<b!e@=b<a!e@=amblll6DbbdX!X<a<b@(b<a<b~w!YV=bc !8c72aIaae <a<a!]@!YV(c!x@(d~<b<d}WGb<c!eA!hJaafc <a!b<aw!d@!5~V(d!6mc@!YV(c<d}<b<c}WGc!8c72a<dJaa<c!eA!d!b<b<c~wJaa!a=ad <a!^cSGb<a<d@!aJaa<a!e@=amalall<b<c~e <c<bx5 l<b=el<el6!bbdX<b!]@!YV<a!a<a!x~w@!6i^e@!xZ(b a(d!XS(e#e !8g72acX!8g72aIaa=a!8g72a!aJaa<b!x[=c<a!a<d!x[(b<aSwe !X<b<c@(c<b<c~w!YV(b<aNeX<af<a!eA(dIaa(c!bVe <d<c!cWJaaf<a<cA(ax+l<a<bx5 <blmbl<b<cx5llJaal<el5HbdX<b!]@!YV<a@(b!eAIaa=d<a!eA(eIaa(c!bVe <e<c!cWJaaf<a<cA(ax+l<a<d!cVeX<bIam<bx+<b@f<blx5 lPbeX!b=d<b!]@!YV(e<c!]@!YV(c|e c !a=d<a<e@(b!eAFaa!cV#Ga<a<c@(a<bIam(f<b@(g~Ga<bx+!b=d<a!eA<c<e<f@|eX<a<gx5 !df!blJaall<dl6?bbdXcX!b=ec c c <c<d}<c<d~A!4bVnccabl<a<c<dxJ=embl<d!]@!YV(e<c!]@!YV(f|e <a<e@(g<a<f@(e!eAFaa!cVeX<eIam=f<ex+<e<f@f<elx5 <g!eA!dJaal!bmbl<ele <aol<b<dx7b(b#e !aol<ce <b<a<c8Dkaal<a<cx5G<bl5qbcX<a<cxU<aIai=d<a<c##(eeX<ee <d<aIae@<b<c8Dkaal<aIaif<dl<c@Jail5HbdX!M72a<b<aA(c!cZ(exL!6j72aIaa=d!6j72a<a<b|eX<ce !Q72aIaa<d!c[@<a<c8Dkaal!6j72aIaaf<dl<e@Jaal]a!6G72a<a<bx><a<bxol<a<b<a<bFa]<bFau<c<dxA?ar<a<bx6wblja<b<ax7bl|bcX&a!<A(b%a<b<aJai<b<b!5c@(aJat<b<aJar<b<aJax<b<b!i@Jam<b!m@x6yb<b!<@%al5pbbX&a!<A(e%a<e!{_^xJav<e!e?at<e<bJax<e<cJar<e<dJam<e<cJai<a<e!i@!a!ax5o<e!<@%al.bbX&a!<A(e%a<e<dJaz<e<cJat<e<bJar<e<aJax!a=d<e!x@<e!t@(ax5f!4bV!dSe <e!i@<ax/<eFai!bU=dl<e!<@%a<d!bVl6"bbcX&a!8waA(e%a<e<bJax<e<aJam<e<cJar<e<dJat<e<e!8va@(aJa5%<e<aJa5<<e<aJa5v<e<e!t@Ja5t<e<aJa5u<e<aJa5r<e<aJa <e<e!r@JaE<e<aJa><e<aJa5m<e<aJaK<e<e!x@JaT<e<aJaI<e<aJa%<e<aJa<<e<e!m@Jaz<e!z@xCb<e!8wa@%al6"bbcX&a!8waA(e%a<e<bJax<e<aJam<e<cJar<e<dJat<e<e!8va@(aJa5%<e<aJa5<<e<aJa5v<e<e!t@Ja5t<e<aJa5u<e<aJa5r<e<aJa <e<e!r@JaE<e<aJa><e<aJa5m<e<aJaK<e<e!x@JaT<e<aJaI<e<aJa%<e<aJa<<e<e!m@Jaz<e!z@x6xb<e!8wa@%al6:ecdXb,&a! @(e%a<a<b<c<d!axa<e!i@!6r12aIaa(a!i!xxu<e!aJaz<e<eHaiRar<a!tO=c!C12aIaa=dd <ce <e!r@<d5ja]<d5Gam"i{_<fxw<c!tA=c<f!b@=f<d!t@=dmbll<eIaz=a<eIat<e!aJa5m<e"^^^^^bRaT<a<e!T@(ax6db<a!i!xx;e !6r12aIaa=a!6r12a!aJaa!6G12aHaa=h!6G12a"^^^^2aRaa<e<aJaI<e<hRa<<eIar=a<e<eIat(d<eIaz!e[(c@Ja><e<aJa5m<e<dJaK<e<dJaTd <ce <e<d!x@(aJaK<eIa%<dIai(b!tO@!a<eIaI<b~w(b!a|(d!6G12aIaa!6r12aIaa(fA~e !6G12a<f<d!e!txsl!C12aIaa!6r12aIaa(f!tO@=dd <be <d<bHaxRax<d<b3aaa3laa<d!t@=d<f!b@=f!a=bmbll!6r12a<fJaa<c!xA=c<a=dmbll<e<e!T@JaE&a!xA(a%a<a<eIaE(bIaaJam<a<bIaiJai<a!i@!i!xx;<a!x@%a<e!<@!e!tx;f<e!r@!i!xx;l<e! A%al8xbcdXb,&a!KA(e%a<aHaa(h"4b6a"e5we <e!e?azf!^12aIaa=f!8D02aIaa=g<e<hRaz<e<fJat<e<gJar<e<bIaiJax<e<bHaaRail<e!i@x5%<e!I@<a<b<c<dx6(b<dFaF=b&a!xA(a%a<eFaF=c<eFaT=d<a<eIaIJam<a<c!b[!cV!^c!a<bw<dWWJai!d<a!i@!cx5k<a!x@%a<e!K@%al5oa<a!<@<b<cx6fb&a!xA(a%a<a<b<cx?!^^^^PWJam<a!m@<a!x@(ax5n<a%al?a<a<b<c<d<e!^^2a<aIam<e!mO@<aIax<eNw(aIaa<aIae<aIai!hV#x5Hl5ha<a<b!^^2a<aIam<b!mO@<aIax<bNw(aIaa<aIaex5ylJbbX!^^2a<aIam<b!mO@<aIax<bNwIai(c!gV!eSe <a<b<c!eZx,ll5|bbX!^^2a<aIam<b!mO@<aIax<bNwIai!eZ=d<b!b@=bd c <b<dDGa<aFaT!bSe <aFaI!bV#Gbl<a<b<cx}!^^2a<aIam<b!mO@<aIax<bNwIai!eZ=bmblll6ucbeX&a!<A(d%a<d!^^2a<aIam<b!mO@<aIax<bNw(eHaaRax<d<eIai(eJat<e!hV=f<c!a<c!4bV!8iaNw!4bV!mO(g!6!C2a@=ec c c c c <gFa6NC !bAnhaddddbcdl<f!d|Gc<dIar<dIaxA!d}Gcmdl<f!d|Gb<d!i@<eFal<aIatFaF<a<d!x@x5(<dIaiGc<dIar<dIaxA!c|e <a!h!a<c<bx#f<a<b<c<ex6zblmcl<f!e|Ga<a<eFal<bxNmbl<a<b<d!x@<c<ex-l<d!<@%al8pbbcX&a!<A(d%ac <aIarFak!cSe <d!e@!b<aIaa<aIai(e<aIae~(aw!a<e<aw<bIaa<bIaexc<dIae!^^^^PSGb<d<dHaeRax<d<dIam(aJat<c<dIar<ax><d!x@x6*bf<d!^^2a<aIam<bIai(b!mO@<aIax<bNw(bHaaRax<d<bIai(bJatc <b!hV!dAneaccacl<a<d!x@<cxMbll<d!<@%al5 bcX&a!xA(d%a<d!^^2a<aIa_b<b!mO@<aIaMb<bNw(bHaaRaa<d<bIaiJai<c!a<c!4bV!5xNw!4bV!pO!9Q2a@<a!8|a@<dx5"<d!x@%al8JcbjX&a! @(d%ac <aIaCb!hA!d}e !b<aIaP<aIa^b(b<aIa5~~(ew=a<d!a<b<ew(beX<aFaa!5qSf!alJam<d<bJai<d<aJae<c!a<c!4bV!5xNw!4bV!pO!9Q2a@=cd <d!x@<d!e@x5R<dIax(e!b|Gc<d!%@<a<b<dIar<dIatxc<dIa%!^^^^PSGa<d<dHa%RaK<d<dIaT(fJa><c<dIa5m<fxBb<d!K@x6*b#Galf!^^2a<aIa_b(f<b!mO@<aIaMb(h<bNwIai(e!eZ=i<b!b@=b<e!hV!eS=jd <b<i}<jV(e#Gc!^^2a<b!b@(k!mO<f@<k<hDwIai<a<b<cx~=l!eZ=b<l#Galll<d! A%a<el8]dbxXcX&a! @(d%a!^^2a<aIam(l<c!mO@<aIax(f<cNw(eIai=i<eIae=j<eIaa=m!a=e<b!a<b!4bV!nNw!4bV!EO(gFa^6v !bS<j!X|Ve <g!8g6p2a@(gFa5n!mO(hFa6DC (e!a<e!5xNw!pO!9Q2a@=G<i!eZ=n<c!b@=e<h!6!C2a@=h<aIat=od <e<n}e <d!^^2a<e!mO<l@(x!m@<f<e!b@Nw(yIaiJaI<d<yHaaRa<<d!^^2a<x<e<fDw(eIaiJa><d<eHaaRaK<G<a<d!K@x5"e <d!i@<hFal<oFaF<a<d!<@x5(<dIai=q<dIam=kl<dIaI!eZ=embll<q!b|e !a=e<d!aJar<g*a5kmcf<d<kJat<d!bJar<k!hV!b[<g@*a(=e!amclal<d!aJar!al=f<d<f5oa5b<d<e5oaz<d<iJa><d<jJa5m<d<mJaK<a<b<c<d!K@<d!r@x5p<d! A%al6TfcmXb,&a!<A(i%a<b!a<b!4bV!nNw!4bV!EO!8g6p2a@(j<aIatFaF!b[@(f=G<e*ak<e*ai<f*ac!XUWW=n<c!b@=f<dIai!eZ=o<aIazIar=md c <f<oDGa<aFaT!bSe <aFaI!bV#GblcX<i!^^2a<aIam<f!mO@<aIax<fNw(gHaaRax<i<gIai(gJat<g!iVeX<i!i@<j<a<i!x@x5;<iIai=h<iIamf"a=y<aIae(h<iIax!b@(gDe <h<gA!iDe <g<aIaa@Haa=yll<k<jFa?(h}e c <h<jFa5n(x@!8ja~Ga<x!mO<k!mO@Fa6DC (h!a<h!5xNw!pO!9Q2a@<a<g<yx5Db#Ga!b=h<kmdll<i<j<a<g<yx5z<iIaa=h<iIaell=gc <h!bSe !b<g!oV[(h<G*agV#e <h<lVe <a<fxSl<g!b@=k<h<lW=l<h<nVe <a<j<g<f<ex6pb<f!b@=ff<a<f!b@(f<g<jFa5n@x}lmcll<aIaz!m@<fxT<a<f!b@(fx|l!^^2a<aIam<f!mO@<aIax<fNwIai!eZ=fmbll<dIae(g!X|e c <j*an=f<eIaa!bSeX<f<eIae!hV!b[<j@*aqWf<fl<l!XUV(f!44dV#Ga<a<j<f<c<dx5wll<aIazIar<m~e <a<b<m<eIaa<eIae<g!X|xDl<i!<@%al8wdclXb,&a!KA(g%a!b=k!x=ic <d!bSe <b!a<b!4bV!nNw!4bV!EOFa6c6v <e!hVZ!bVe !q=imcll!a=k!c=mlc <f#<b!4bV(d!cSVGa<a<ix5*#Ga<aIazIar(e<c<c<e}w=G<c!c[=f<b!a<d!nNw!4bV!EO(d!8m6p2a@=n<d!8g6p2a@(e!b@=o<c=dd <d<GSGb<aIaz(hIar<dNGb<f<hIax@Iaa=hc <k#e c <eFa5G!b|Ga<aIatFaF=l<g!^^2a<aIam<h!mO@<aIax<hNw(jHaa(yRa<<g<jIaiJaI<gIa%<y6=A!5DdDGc<g!t@<a<g!<@x6lb<g!x@<e<gIat(j<gIaz(xx5<<gIax!bSe <l!b[<n@*aa<gIar!oVZ!bVGbl<g!i@<b<j<x<lx5v<gFai#Gcll<a<i<m<o<aIar!j@<eFaawFaa!d<b<hx5Il<d!b@=d<f!e@=fmalal<a<cx5!<g!K@%al6ocbfX&a!<A(f%a<b!a<b!4bV!nNw!4bV!EO!8g6p2a@=b<e!bNe <e!b[<b@*ac=il<f"XRat<f"XRax<bFa?(g<bFa5n(b@!8ja~=e!b<b!mO!6!C2a@<ew(b!a<g<ew!mO@=g!a=ed <b<g|e <h!oV=j<h!b@=h<b!m@=b<i<jZ!bV#<e!o~WGb<e<f!x@@<b!dAFaa?aa<e!b@=embll<f!i@<c<d!b<f!x@<e!x~(bw!a<e<bwx0b<fFai=b<a<fFaj?ab<a<b!bV?aa<f!<@%al6<cbiX&a!<A(f%a<bFa?(i<bFa5n(j@!8ja~=h!b<j!mO!6!C2a@<hw=g<eIae!bA=k<eIaa(l!b@=m!a<i<hw!mO=e<aIatFaF!b[<b@(b*ag<b*akW!XU<cV!44dV=c!a=bd <ee <c<b!oVZ!bV<gFae(h!d|Ve <g!b@<aIar!j@<gFaawFaa=i<f<h?a;<f!i5oaw<f<i?av<f<b<j@?ap<f!c?at<f<dJax<f<kJar<f<mJam<f<lJai<a<f!i@!a!ax5ol<g!m@=g<b!b@=b<e!mA=embll<f!<@%al6GbbeX<bFa?(f<bFa5n(g@!8ja~=b!b<g!mO!6!C2a@<bw=g!a<f<bw!mO=b!a=fc d <b#Gb<gFaj(h!a<h!5xNw!pO!9Q2a@<c<d<ex5Db#e <b!mA=b<f!b@=f<g!m@=gmbll!b=il<a<fJae<a<iJaal6kbbeX<bFa?(e<bFa5n(f@!8ja~=b!b<f!mO!6!C2a@<bw=f!a<e<bw!mO=b!a=ec d <b#Gb<fFaj(g!a<g!5xNw!pO!9Q2a@<c<dx5"#e <b!mA=b<e!b@=e<f!m@=fmbll!b=hl<a<eJae<a<hJaal6lbbeX<bFa?(e<bFa5n(f@!8ja~=b!b<f!mO!6!C2a@<bw=f!a<e<bw!mO=b!a=ec d <b#Gb<fFaj(g!a<g!5xNw!pO!9Q2a@<c<dxBb#e <b!mA=b<e!b@=e<f!m@=fmbll!b=hl<a<eJae<a<hJaal6ybbcX!b=f<b!4bV(b!eNe <c<b!kO!8N6f2a@(f@Fai(c!i~=b!a<c<bw=g!b<f<bw=fl!a=bcXc d <b<g|e <b<f@Faa(c!a<c!5xNw!pO!9Q2a@<d<ex5"Gc<b!b@=bmbll!ambl!bl=c<a<bJae<a<cJaal6ncceXb,cX&a!xA(g%a<eIai(f!hV!dSe c <f!iVe <g!i@<b<c<d<ex5=<gIam=e<gIaimdl!b=i<dIae(h<eIaa!b@(fDe <h<fA!iDe <f<dIaa@Haa=jll!a=h<b!4bV(b!eNe <c<b!kO!8N6f2a@(e@Fai(c!i~=b!a<c<bw=h!b<e<bw=il!a=ed <e<hSGb<e<i@Faa(b!a<b!5xNw!pO!9Q2a@<d<f<jx5Db#e <e!b@=embll!bmcll!al=b<a<eJae<a<bJaa<g!x@%al6(bbdX&a!xA(g%a<fe <c<d@(c<dDe <g!e@<b<c<bIaa!b[(d<c<d~w(c!i!e!b<f!5Di}w<f!bSw(h<c<h~w(c<e<fx6=b<gIae!b|eX<gIai=d<b<cJaa<b<dJae!5D^^^Pf<gIam=h<gIail=ill<a<hJae<a<iJaa<g!x@%al8abbdX&a!xA(b%a!6r72a!aJaa!6j72a!aJaa!8g6f2a!8q6f2ax5n!6D6f2a!8g6f2ax5n!6r72aIaa=d!X=cc c c <aFar!bAncabcl<b!^^2a<aIam<aIat(c!mO@<aIax<cNw(cHaaRaa<b<cIaiJai<a<b!6G72axMb!5y=cmbl!5q=cl<b<dx6tbJae<b<cJaa<b<b!i@x5n<b!x@%alMbbbX&a!<A(h%a<h<c?a;<h!a?az<h<b?aw<h<d?av<h<f?ap<h<e?at<h<gJax<h!^^2a<aIam<g!mO@<aIax<gNw(bIaa(cJar<h<bIaeJam<h<cJai<a<h!i@!a!ax5o<h!<@%alBbbbX&a!<A(i%a<i<c?a;<i!a?az<i<b?aw<i!a?at<i<eJax<i<fJar<i<gJam<i<fJai<aIar=c<i<d?ap<i<d!a<d!4bV!8iaNw!4bV!mO(b!6"C2a@<c!j@<bFa6!C wFaa?av<a<i!i@<bFa6|C #<hx5o<i!<@%al!a<a<b!a<c!a<c!4bV!8iaNw!4bV!mO(b!6"C2a@<aIar!j@<bFa6!C wFaa!b<c<dx5Il8EbbfX<bFa5j=e<bFaK=d<bFag=f!g=cc c c c c <bFa5l(b!nAneaebcdl<d!b|Gd<e!a<e!8iaNw!4bV!mO(d!6!C2a@=bc c c <dFa6}C !bAndabcgl!a=cmfl<bFah=g!b=cmel<bFah=g!c=cmdl!g!g!f<d!d|w<f!4bSw=cmcl!d!g<d!bSw=cmbl<f!4bS<b!h|W<dWGa!g!e<e!8jaA!4bV!6"b}w=cl<a<g?ab<a<c?aal5qbbX!b=cc c c <a<b!c!a!axA!4bV!bAndaabcl<aFaT!bU=cmbl!a=cl<c!bVl8HbbcX<b!iZ=d!c=cc c c c c c c c c c <a!4bV!gAnxabcdbihiejfhhghhil!a=c<b!bV#Gi<b!444h~Gg<b!^^eV#Gi<d!bV#Ggmil!a=c<b!bV#Gh<d!bV#Gfmhl!a=c<b!^^^i}Gg<b!bVGemgl!a=c<b!bV#Gf<d!bU<b!444h~W!bVGdmfl<b!bV#Gdmcl<b!bV#Gb!dol<b!444hNGbl!bol!a=cl<cl3dbhX&a!xA(e%a<a!m@=hc c c c c d c <aIam=d<aIax=gd c <b<gDGf<b<d@Faa(c!(SGe<c!8saSGa<c2!a5ue <h<bx6ib(c#Gi<b<c@=bf<c!5cNGg<h<bx6Hb=blmbll<g<b!b@(fNGec c c <d<f@Faa(c!8JaAnichhhchcabl<e!i@<a<b!c@xe!a=c<eIai!bV#Gi<eIam(d!^8>dV!^7dSeX<b!g@(g<aIax(fDGd<g<aIam(i@Faa!8sa|Gd<d!46>d~<f<b!h@(dNWGd<d<i@Faa!8"a|Gd<e<a<b!i@xe<eIaa!bV#Gj<eIae!^8|dV!^6?d|Gd!mf!gl=d!b=f<b<d@(bGdmilc <c!8;aAnfbgggbal<c!(S<c!*SWGa<c!8sa|Gfl<b!c@=b!b=fmbll<a!o<b!gx5#mel<f<b!b[@!c@=cmdl<aIar<bNe <a<b!lxOf<a<b!mxOl!a=cmcl<a<f!jxO!a=cmbl<a<bxk!a=cl<e!x@%a<cl5:ebfX<bIai(ce <b<c!iZJai!b=ffc <bIae(ee c <b<e!bA(gJae!b=f<b<bIaa(d!b@Jaa<dFaa=c<bFame <c!5dSe <b!cxf=cmel<c!5h|Gd!<=cmdl<c!8sa|Gc<g#Ga<b<e!cAJae<b<d!c@Jaac c c c c <dFab(c!8JaAniahhhbhcdel!k=cmgl!G=cmfl!j=cmelc <b!exf(c!^8|dV!^7d|e c !a=d<c!^b}Gc<c!^x}e <c!5qV!^bW=d<c!gZ!2bW=cmdl<c!^^eDGa<c!gZ!5qV<c!i[!^8:aVW!^5DcW=d<c!mZ!8wbW=cmclf<b!b<bIaa!c@<bIae(d!c}wJaa<b<d!cA(e!a<d<eDwJae<c!k[!^8|5qV<b!exf!4hVW!^^e@=cl<c!x[!^^8DbV<c!mZ!5qV<c!c[!^8:aVWW!^5D5:eW=d<c!qZ!8>bW=cl<b<dJaimdlc c <c!8;aAnfaeeebel!i=cmdl!m=cmcll!a=fll<a<c?ab<a<f?aal5 beX<bIaa=e<bIae=fc d <f<e(dSGb<b<d!b@(eJaa<dFaa(c!FS<c!8vaSWGal<c!<!a<c!6}aA!4bV!v}wW=cl<a<c?ab<a<d<f|?aalCcbhX<bIaa(h<bIai(d<bIae(f<d<f~w(c@=gc d <c<d|e <d<h@(eFaa!5e|Gc<b<d!b@(dJaimbll<c=d<g=el!a=c<a<d<f}(geX<e!a<gw=i<f<dA=g<f<h@=fc d <f<c<e@(hSGb<hFaa!5e|e <c!b@=cmbll<c=gl!a=ed c <e<gS(fGa<e<i@Faa!5xSGa<e!b@=embll<a<dJae<a<d<g@(cJax<b<cJai<a<c<d<e@<fw(bJai<a<c<b!b@(a<a<c~wJam!bf!alJaal5"bdX<bIai(d<bIae~=f!^^2a<bIam<c!mO@<bIax<cNw(eIae(c<eIaa(e}!a<d<fw<c}W=d<a!a<c<eA<dwJae<a!b!b<bIaa<fw<e@<dwJaal6qdbfX<bIa (bIai(f<bIae~=d<cIae(e<cIaa(g}!a<f<dw<e}W=f!a<e<gA<fw=e!b<g!b<bIaa<dw@<fw=dc c <cFax(ge c <g!f|Gd<cFay!G~Gd<e#e <a!g?abmbl<bIatFaK#Gc<dFaa(b!KA!4bV!k}e <a!h?abmbl<b!?A!h}<b!8uaA!g}W<b!8NaA!e}W#<b!=A!4bV!oDVe <b!4a|<b!<DVe <b!8vbV!6}aA!4bV!vDe <a!k?abf<a!j?ablmcl<a!i?abmbl<a<b?ab!c=hmdlf<bIatFaK#Gb<bIarFak!c|e <a"^5:MC2B6}b!^^2a<bIam<cIai(c!mO@<bIax<cNw5Gai"d{MEabf<a!d?abll!b=hmbl<a<eJai<a<dJae!d=hl<a<h?aal8*cbeX&a!xA(f%a<eFai=gc c c c c <cIai(h!hV(i!fAndabeblc c <g!iAncbdal<gGdmcl<a<b<eFalx5u<b!b@<h!eZ|Gd<cIae!XSGd<eFaf(c!dSGd<a!j<c<d<bx#mdl<g#Ga<g!jSe <h!gV!eSe mcfmdlal<i!d|<g!bA!e~WGb<cIae<cIaaA!cSe <a<b<d<ex6zbmdl<aIatFa*=i<h!iVeX<f!i@<a<cx6lb<fIai=e<fIamf<f<a<cx)<fIaa=e<fIael=c<g<e<c<i!bVx6Ib(c!4bV!tSGc<a<c!a<d<bx#mcl<a<bx|mbl<a<bx|<cIae!XSGa<a!g<eFad<d<bx#l<f!x@%al5;bcX&a!xA(f%a<aIat(aIai=g<f<cJai<f<bJae<f<d!4bV!i!a<ewW<g!e[@!x@Jam<a<f!e@xt<f!x@%al6ubccXb,<acX&a!xA(e%ac <d9<b9,(g"<M5ve <g6=(d!^^^^P<cANe <d#e <a<cJai<a!aJae!amel<e!i@<c<dxy<eIai(fe <a<fJai<a<bJae!amef<a<dJai<a<cJaemdlall<a!aJael!blJaa<e!x@%al6bbbeX!5q<b<aA(ex6Fb(c<c!5qDw=c!8c72aIaa<c!c[@(dIaa(fe <d<aJaa<f<aJaef<d<aJaa!272a!272aHaa"b<c9{_Raal<a<eJam<a<cJai<a<dJae<a<fJaa<b!eA<eJaal5zbcX<aIae(c<aIaa(bJaa<be <b<cJael!8c72aIaa<aIai(a!c[@Iaa#e !272a!272aHaa"b<a9{6bRaall&bbX<b<aIaa<aIai(eA~e <a<e<b<d<cxsll|bbX<aIat<b!4bV@Fau(f!eSeX<b<aIarFal<c!t[!^^e!a<ewW!^c!a<dwWWx5K!4bVf<fll5 bcX<aIar=ec <aIax<bNeX<b<e}f<b<eDGb<b<a!m@(dIaa@Taa!a5pe !b=dmcl<d<bx6ib(dGb<a<bxkol=dl<a<c<e<b<b<e~w<dx5#l?bcX<aIaz(cIar(d<bA!cDeX<a<bx6kb<aIaz(cIarf<dl<bDe <c<bJarll5;cbXb,<cFai!iVe <a<b<cx6jbol<bIae(d<cIaa!b@(cDe <d<cA!iDe <c<bIaa@Haa=ell<a<b<c<ex5Dbl5sbcX<cIae(d<d!a|A(d<cIaa!b@(c}<bIae<d}W=e<a!a<d<cA<ewJae<a!b<c<bIaa@<ewJaal5%bcX<aIaa(cIae(a<b<a<b~w=ac d <a<b|e <b<cIaa@Faa!jA(d!5a~!b<d[!6m^^eV#WGc<b!b@=bmbll<aol<bl5]bdX<ce c d <aFaa(d<bFaa(eSe <a!b@=a<b!b@=b<c!bA(cGbmcll<d<eA=fll<fl5hbb,<be d <c"b<a5jaa{_=c<a!b@=a<b!bA(bGall<clma<a<b!b!bx@lma<a<b!x!ix@lma<a<b!e!ex@lma<a<b!>!ex@lva<a<b?ae<a<cJaa<a<c<d@Jailma<a<c<b<dxRl^bbcX&a!KA(c%a<c<b3aaa3la<c d c <c!t@<ax5J<cFat#Ga<cFap=d<c!i@<c!<@x5J!a=b<cFai#Gc<cFaj<dSGbmcll<c!x@<c!<@x5J<cFax!bU=bl<c!K@%a<b!bVlBbbeX&a!KA(c%a<c!x@<bx5J<cFaxe <cFay=d<c!i@!i!b!bxu<cIai=e<cIam(f<d?aa<c!bJaz<c<fJat<c<eJar<c<b3aaa3la<<c!r@<c!<@xI<a<cIazJai<a<cHarRaaf<a!aJai<a"^^^^xRaal<c!K@%al6]bbeX&a!<A(c%a<b!e@=d!c=ed <f<dIaa@=f<d!i@=d<e!bA(eGal!x=d<c!i@<f!b!bxu<c!aJaz<c<cHaiRard <de <c!r@<bIaa<bIaex><d!iA=d<b!i@=bmbll<a<cIazJai<a<cHarRaa<c!<@%al8hbcfXb,&a!<A(c%a<c!i@<bIai(deX<d<bIae<bIaaA!t5"(e<d<e}wf!al!e!>xu<c!aJaz<c<cHaiRar&a!xA(d%a<c!r@(e<bIai(feX<f<bIae<bIaaA!t5"(g<f<g}wf!alxZ<eHae=h<d<e!i@Jae<d<h"<6dRai<b<d!e@x5j<d!x@%a<a<cIazJai<a<cHarRaa<c!<@%al8ebbfX&a!<A(c%a<aIae=f<aIaa=d<aIai=e<c<aIam(gJaz<c<eJat<d<f|e <f<dA!>5"=a<gIax=f<gIam=gd <c!x@<dx5F<cFax!g|e c <c!i@<c!t@<dx5b<cIai!b|Ga<b!^^2a<cIam(e!mO<g@<e<fDwIai!eZ(e<b<e~w=bll<d!>@=d<a!bA(aGall<c!<@%a<bl6&bbgX<c<b<b<c}w=dd <b<d|e <aIax(e<b~=c<b!mO<b!b@=b<aIam(f@!^^2a<cwIai(c!hV!e|Gb<c!eZ=g<aIaz(c!m@=h<cIar=i<b=cd <c<g}e <h<cxT!^^2a<c!b@(c!mO<f@<c<eDwIai!eZ=cmbll<a<ix5!mblll6?bbeX!^^2a<bIaa(c!b@(b!mO(d<aIaa(aIaa(eIam@<eIax<bNwIai!hV!fSe c !b=f!^^2a<d<aIaeIaa(aIam(e@<b<aIax(aDwIai(b!hV!f|Ga<b!eZ=d<c!c@=bd <b<dD(fGb!^^2a<b!mO<e@<a<bNwIai(c!eZ=b<c!hV!eSGalll<fl8Rbcc,hX<c!c[<b@=h<aIaa=i<aIae=f<aIax=j<aIam=k!a=ad c <a=c<b<hSGa!^^2a<bIaa(a!mO<k@<a<jDw(gIai"a=d<f<gIaa(l!b@(aDe <f<aA!iDe <a<i@Haa=dll<b!e@=b!b=a!iVGb<e"b"X!h<gIae<lA!cA(a<a!hDw!d[9{"X6b<d6a<a96b"6n8|6&8~6x6>8p6]6sX,"?M{(d6a"a5z<cW=a<d<e_=embll<c!XU!bVl8"bcdXc,<aFat(f!h}e <d<aHaa6b<f!XU!d[9{5vol<aHaa<d5we c <bIaa=g"a=d<bIae(b<c!i@(eDe <b<eA!iDe <e<g@Haa=dll<f!b@(e!i|eXcX<aHai=h<f!o}e <d<h6b!^b<e!d[A9{5vol<e!xSe <d<h5wol<b<c!x@(cDe <b<cA!iDe <c<g@Haa=ill<d<h5zGc!a!2b<e!d[A(b!5q~Gav<i<aHax6b<b9{5vlf!bloll!al8}bbhX&a! @(e%a<bIax=h<bIam=i<bIae=g<bIaa=d<bIai=cd c <b!aJai<ce <c!bA<g<dA!t5"DGb<d<c!tO@=dld <g<d(cSGb<b<c!t@(dJaa<cIai<iIaaDGa<cFa](f!y~!b<f[!^5DGV#WGal<e!i@<h<cx9b<eFa5x!dSGa<aIai(f<aIaaSe <a!bxZl<c!t@=d<aIae<f!>O@<e!i@!>8Dkaa<a<f!b@Jai!a=cmbll<e! A%al6ncbhX&a!xA(e%a<a!aJa5r<a!aJa><a!aJar<a!aJai<d!c[=d<a!m@=h<bIax=i<bIam=jd <de !^^2a<cIaa(g!mO<j@<g<iDw(fFai!iVe <e<b<fxr<aIai=f<a<exI<e!b?am<e<fJae<e<gJaa<e<aIaiJaif<fIaa=k<fIae=f<e!a?am<e<f!bAJai<e<k!b@Jae<e<gJaal<h<ex5h<c!e@=c<d!eA=dmbll<a!b<bIaa<bIai(a<bIae~(bw!a<a<bwx6&b<e!x@%al8cdcgXb5}&a!xA(e%a<aIai(c<b<b<c~w=f<aIam=cd <c<f}e d <c(b! A(c<fNe <e<bJae<e<aJai<e<e!e@Jam<e!i@(d!axn<d!xxnW<d!<xnW<d!KxnW#Gbll<aIae=d<aIaa=h!a=cd <b<fD<cW#e 3m4444444444444444=i<b<dNe <d<bA!xDe <b<h@3aaa3mnnnnnnnnnnnnnnnn35d=ill<b<i3.(c!^^eW5 @=bmbll<aIam=g<a<f<b<b<f~w(cJam<a<aIax<c<gA@(gJax<b<fDGb!a=b<c<d}e <c<h@Faa=bl<acX<a<c!b@(cJam<aFaz!bSeX!a<b2! 5uGbv!c!b<b!4bV!8Rb~wf!bll<g@(gJaxc c <b!4bV!kAnebddadl<c<dDGa<c<h@Faa!kSGcl<a<gJar<a<aIat!b@Jatmbll<e!x@%al6KbbhX&a!xA(d%a<aIai=b<a!6?5:2a!<x><b!<@(f<aIai(h~=e!a<f<ew=f!b<aIae<ew=ec d <b<c~e !b=g<c<f}e <c<e@Taa!a5ue <d<bJam<d<fJai<d<eJae<d!e@<cx6ib(g#Gell<c<g@=cmbll<b<h~Ga<a<bJail<d!x@%a<b<cNl6ubbfX&a!xA(d%ac d c <d!i@<ax5J<dFai#Ga<b<cSGc<dFaj=g<b!b@=e<bFaa(f!8:aSeX<c<eSGd!*!8:a<bFab!5jSw=f<b!c@f<el=b<f<gSGbmcll<b<c|e <bFaa!8:a|<c<b!b@|WGbl!b=hl<d!x@%a<hl6#bbeX&a!<A(d%ac <b<c|e c <b!b@=e<bFaa(f!8:aSe <c<eSGb!*!8:a<bFab!5jSw=f<b!c@=el<d!i@!i!b!bxu<dIai=b<dIam(g<f?aa<d!bJaz<d<gJat<d<bJar<d!r@<e<cxH<a<dIazJai<a<dHarRaamcll<a!aJai<a"^^^^xRaal<d!<@%al5tbcX&a!<A(d%a<bFai!iVe <d!x@(e<a<bxr<c<exIf<d!i@<a<bx)<c<dIai<dIamx>l<d!<@%al6keboX&a!<A(d%a<a<bx5d(o#e c <c!aJai<c<b!e[<a@(j<aA(f!eZ(ix[<cIai=e<c<a<j|eX<fe <cIae<e!e[@<a<f8Dkaal<cIaif<el<i@Jai<cIae=f<cIai=cd <g=l<a=e<b=j<f(a<c(b!e[@=x<j=i<e=gd <ie <d!x@(c<g<ix6eb<d<dIar(mJae<d<dIax(GJaa<c<dIat<dIazx6eb<d<dIar(kJam<d<dIax(nJai<dIat=g<dIaz=id c <f=c<meX<keX<d!i@<d<GHaa<nHaa5(wf<dlf<k#Gb<d!i@l=h<x(f<cSGb<c!x@=f<hIae(y#Gb<h<y!bAJae<h<hIaa(h!x@Jaa<c<hIaiJai<c<hHaaRaa<dIam=k<dIae=m<dIai=n<dIaa=Gmbllmbll<l!bU=g<j=c<e=f<a<bx5d#Gal<l!bVGa<b<c<b<c}w=gd <g#Gb<e<aHaaRaa<e<aIaiJai<g!bA=g<a!x@=a<e!x@=emalall<d!<@%a<o!bUl6%bbeX<b!x@=e<c<c!a|A=g&a!<A(dcXc d <f<g@#Gb<e!xAHaa<eHaa5%e <f!bA=f<e!x@=embll!a<c!b<fA(g}Gbv<d<eJai<d<gJae<d<c<f@!bAJam<bmbl!al(eJaa<d"iRat<d<cJar<d<bJax<a<d<d!x@<ew3aaa3laal8gbcgXb5}&a!xA(d%a<d3maaaaaaaaaaaaaaaa3laa<c!oV(fe <d<c!8>444hV<b@<f8Dkaal<c!YV<b@=gd c cX<be <b!x@<b<g|Gbvl<hGb<d=b!b=h!al<e<b3aaa(j3m,,,,,,,,,,,,,,,,3&3.<j3m****************3&3.W+@=e=bmbll<a<c<e@!b@xF<d!x@%al6RcbhX&a!xA(d%a!^^2a<bIa_b<c!mO@(e!m@<bIaMb(f<c!b@NwIae=g!^^2a<e<c<fDwIaa=e<bIaP=c<bIa^b(f<bIa5~~=b<d!a<f<bw(fJai<d!b<c<bw(iJae<i!bA=h<f<e!bAN=j<e=bc cXd <e!a<bw<j<b#WGbv<b<h@Faa(c!jA!cD<c!G|<c!<|VV#e <b!bA=bmbll<c!TSeX<b!bA=cmcf<bll=c<d<d!e@Jam<f<d!m@(h<gxY(bNGa<b<i@Faa!T|Ga<h<b!b@xY=g<e=cl<a<gJae<a<cJaa<d!x@%al8pbbcX&a!xA(d%ac c c c <aFaa!bAndabcdl<c<aFab(a!a<a!5xNw!pO(a!9Q2a@<aFa6:Q x>mcl<aFab=a<c!(x5i<c<a!a<a!5xNw!pO(a!9Q2a@<aFa6:Q x><c!(x5imbl<aFac<aIae=e<aFab=a<d!c?ai<d<a?aj<d!i@<b<cx6gb<c!?x5i<d<b<ex5><c<dIaa<dIaex>!b|Ga<c!Tx5il<d!x@%al[bcXc <aFaa(c<bFaaSe c !b=dc c <cnmeeeecacccecbcl<aFab(a<bFab(bS(c<a!G~V<a!n}(a<b!G~w(b<cV<b<awolmcll<dol<aFab<bFabSl6ucbhX<b<aIae(f}e c !^b=d!6|b=gc <b<aIaa(e@(iFaa(a!5y@!4bV!5bDe cX!d=c<a!8wbSe !Bb=dmdl!6tb<a!8KbSGav<a!5c@!4bV!o}Gc!e=c!6jb=dc c <a!8>bAnfeaaabal!^b=d<a!o@!4bV!d}Gdmel!6ibl=gf!c=cl!^b=dl<b!b@(a<f}e <a<e@Faa=hl!c=ec d <e(a<c|e <f<a<b@NGc<a!b@=e<a<i@Taa! 5uGbmcll<c=al<c!a<a<cDw!a<h<gNw!a<d<hNwoll!al8mbbeX&a!<A(e%a<aFat(d!t~=f!a<d<fw=d!b<a<fw=ac <cFai!iVeX<e!x@(f<b<cxr<a<d@=c!a=d&a!xA(b%ac d c <b!i@<fx5J<bFai#Ga<a<cSGc<aFaa=g<a!b@=a<bFaj<gSGbmcll<a<cS=dl<b!x@%a<df<e!i@<b<cx)<d<eIam|Gb<eIai<a<dxV#l=gl<e!<@%a<gl8]bbfXcX&a!<A(e%a<aIaz(d!aJa5v<e<aIaxJat<e<a3aaa3lai<dIar(f<bA(c!a<c<fNw(c!cDeX!e<dIax<b!c[@<b<f~w=b<c!xNe !a<e!i@<b<cx^bGcvl<d!t@<a<b<cx6ab<dIa5vf!all=d!a=bd <b<d|e <aIaz(cIa5v<b~e <a<g<cIa5t@IaaxSl<b!b@=b<g!e@=gmbll<e!<@%al5fbbX<bIaz(d!aJa5 <b<c<d!8wa@xMb<a<dHa.Raal:a<a!e!tx;<a!m@!e!ex;<a!t@x6*b<a!%@!e!xx;<a!K@!i!xx;<a!E@!e!rx;<a!8ca@!e!ex;<a!8na@!e!ex;<a!8wa@x6*blia<a!ex5al6#zc5eXb,&a!8wcA(g%a<fIai=u<fIae=i<bIarFak!c|e <g<bIaxJa6jc<g<b3aaa3la^c<g<u!>O(h<i@Ja8sb<g<iJa8qb<g!aJa6(c<g"^^^^2aRaBc<g<bIaxJa6"c<g<b3aaa3la6%c<g<g!^c@Ja8=b<g<g!Bc@Ja8wb<g!8wb@=]c d c <h#Gc<g!K@<ix5F<gFaK!g|e <g!I@<]<ix5b<gIaI!bVGbl<i!>@=i<h!>A=hmbll<gIaT=h<g<i!>@Ja8qb<g!8qb@!^^2a<gIaQc<h!mO@<gIa6jc<hNwIai!eZx5N=jl<g!Bc@!e!xx;f<u!>O=hd <h(je <h!>A=h<g!<@<ix5F<i!>@=i<gFa<!gSGbll!X!a<jw=jl<g<jJa><g<uJa6(c<g<e!tO<d@Ja6zc<g<dJaBc<g<g!>@Ja6%c<g<bJa7c<f<g!Bc@x5:b<g<cJa8nb<g<eJa8kb<g<dJa8gb<g<bHaaRa6Kb<g<bHaiRa6"b<g<bIaxJa6Db<g<bIatJa8cb<g!E@!6"M2a!8*a8Dkaa<g!aJa7b<g"^^^^2aRa6(b<fIae(c<fIai(w!>O(i@=o<g!6Kb@=v<c=hc c d <ie <hFa5l=d<i!>A=i<h!>@=h<d!cS<d!f~WGbmcll!a=j<g!aJa8>b<g"^^^^2aRa8Ib<g!aJa8Db<g"^^^^^bRa8!b<g!aJaMc<g"^^^^2aRa^c<g<bIaxJa6rc<g<b3aaa3laQc<c=b!a=hd c <b!5mA=id <o<i!5m@(eSGb<g!t@<ex5F<i!>@=i<h!b@=h<gFat(e!gSGalcX<gFap=x!a=j<gIa8nb!hA!dDeX<g!Bc@<g!^c@<iIa%x6<b!a<gIa6(c(b#Gbv!a<gIa6zc<b!e[@(b!xA(d#Gbv<dIaa=j<b!mAIaaf!all=G<g!8!b@<e!f|e,<i5jaaf<i5jac"^c_l<j9"<{_<gIa8>bxw<gIa8>b(]<gIa8IbSe <g!8Ib@x6Tbl<i!5m@=b<gIa8*b<]!e[@(d<x?aG<d<e?am<d<GJai<d<jJae<d<h!bAJaa<g<]!b@(jJa8>bmbll<je c <gIa8Db=b<gIa8|b<g!aJa6(c<g"^^^^^bRaBc<b<g!Bc@(bx6dbv<b!i!xx;!e<c<u<w~w=5c<gIa8|b(i!x@=<<gIa8Db(z!e[<i@==<b!f@=(<g!8tb@=&<gIa8>b=%<gIa8*b=5d!a=dd <s=b<e=j<y=]<d!bA=h<d!e[<<@=ed c <i<=SGdcX<h!c@=d<iIai=y<iHaa=T<h<z}e !b<e!<AHaa<T5wGbvl<d<z}eX<T<eHaa5wf!all=c<y<%}<u<wNVe <y!e[<5d@(GIaa(y<u}Gbl<i!x@=i<h!b@=h<e!x@=embll<y!>O<5c@(oFae=s<oFag=h<oIa%=q<oIa<=r<GIai=y<gIa7b=ec c c c c c c c c c c c c c <GFam!bAnfbcdefal<g!E@<yx=!8ba=k!4b=m<ce !b=xmif!4b=lmglal<GFaG=G<g!E@<yx=!^^2a<gIa2b<y!b@(b!mO@<gIa6Db<bNw(bIai!hV(heX!b=x!8ba=k!4b=m<h!d|Gh<bIae=h<bIaa=j<gIa6Kb=q<gIa6?b=l!a=n<g!a?a6%c<g!aJa6(c<h<h!a|A(b<j!b@(]}<b<l~W=l<g!a<b<]A<lwJa6zc<g!b<q<]@<lwJaBcd c <g<g!Bc@x5J<gFaa#Ga<gFab(b!<A!4bV!8vaDGj<n!4bV<b(n!<|WGbmjll!4b=l<n!4bV!<SGl!8ca!8ba<h<jA!c~(bw=k<G!X<bwf!8ba=k!4bl=l<cGf!4b=mmel<cGg<GFaG=t<g!x@<g!E@<yxQb<gIar=p<gIax=x<g!i@<v<y!b@(5ex5>!^^2a<gIa2b(;<GIae(c!mO@<gIa6Db(5b<cNwIai(h!hV!e|Gg<h!eZ=q<gIam<s!a<s!4bV!8iaNw!4bV!mOFa6DC (G!a<G!5xNw!pOFa6:Q @=5f<c!b@=cd <c(h<qDGh!^^2a<c!b@(c!mO<;@<c<5bDw(rIai(5a!eZ=c<5a!hV!f|Ga<g!E@<h<tx~#Gal!a=cc <rIai(q!hV!fSe <q!eZ=I<h!c@=c!a=q!a=rd <I<c(h~e !^^2a<c!mO(c<gIa2b@<gIa6Db<hNw(5aIai(H!hV!e|Gk!^^2a<c<;@<h<5bDwIai!eZ=c<5aIaa=5a<g!E@(5g<h<Gx5tGb<q<x<5aDW#e <g!a?aBc<5g<x<p<g!Bc@x6vb!b=ql<g<5eJa6zc<g<G?a6pc<g!d?aBc<g<h!b@<H!eZ|?a6vc<g!E@<5a!b@(h<h<g!Bc@x6vb<r<5f@(r!^^2aNGbmkll<r!a|=c<qGbl<g!a?aBc<g!E@<x<p<g!Bc@x6vbl!8da!8ba<cw=k<t!X<cw=lmel<g!E@<yx=!b=x!8ba=k!4b=mmel<g!c?aBc<g<h?a6pc<g!E@<r<q<g!Bc@x6vb!b=x!8ea=k!4b=l<c<oFai!6~a|WGg<s!a<s!4bV(b!8iaNw!4bV(c!mO(jFa6:C (]!a<c!lDw!4bV!EO(cFa^6v !bSe c <b<c!8g6p2a@(nFa5n|Ga!b=k!a=c<gIa8cb=m!a=l<j!6!C2a@Fal(b!eNe <b!kO!8N6f2a@(j<mFaF@Fai(k!i~=b!a<k<bw=l!b<j<bw=klc d <c<lSGb<h<c<k@Faa|e <c!b@=cmbll<g!aJa5v<g!aJa5r<GIae=b<g!a?a8ic<g!a5oa8gc<g!b?a8cc<g"eRa2c<g<mJa6?c<g<vIaxJa7c<g<v3aaa3laBc<g<gIa8nb(m!a<m!jNw!mO!8nB2a@Ja6Kc<g<g!E@Ja6"c<g!a5oa8pc<g!bJa8nc<g<cJa8qc<g<c!hV!b[<n@*a(5oa8sc<g!^^2a<gIa6%c<b!mO@<gIa7c<bNw(cHaaRa8qb<g<cIaiJa8wb<g!Bc@<]<b<g!8qb@<g!8nc@x5p<gIa8gb(]<gIa8kb(j!tO@=G<gIa (c<gIa5r!tO@=qd <c<q|e cX<]=b!a<j(m#Gav<cIam=k!a=nd <m!cDe <n<m!bZ(l@(r<n<k<r!tO<b@Iam~w=n<m<lA=mmbll<k<n!tO<b@Iam~<n@l(me <j<m!bANGd<b<m!tO@=bl<c!t@<cIam=r<cFay=t<cFax=p<cIai=n<cFa]=cd c !8ea=k!4b=l<b<GSGG<r<bIam|GG<g<bFa](k?a8sb<g<b*ax5oa8tb<g<bIai(lJa8qb<g<t?a6<c<g<p?a6;c<g<nJaBc<g<c?a6zc<c<kS<l<nSVe <&<(x6hbGbl<b!t@=bmbll=cmbll!8ea=k!4b=lmbl!8ea=kmhll<h=mmbl<cGd<g!E@(c<GIae<hx5tGd<g<h?a6pc!b=x<g!b!c<gIa8nb!hA!d}w?aBc<c<r<q<g!Bc@x6vb!8fa=kmel!a=xmfl!b=x!4b=mmel!4b=lmdl!c=x<e<gIa7bNe <g<eJa7bl<]=y<j=e<b=smdl!4b=ll<h=ml<gIa7b<eA=nl<i!x@=i<o<x?az<o<k?aw<o<l?av<o<m?ap<o<s?at<o<nJar<o<eJax<o<yJammalall<a<gIa7bJai<a<gHa6(bRaa<g!^c@!e!xx;<g!8!b@!i!xx;<g!8Ib@!e!xx;mbl<a<gIa7bJai<a<gHa6(bRaal<g!E@x6mb<u<fIaiNe <f<uJail<g!8wc@%alMGbrX&a!2bA(b%a<aIai=e<aIae=f<aIaa=g<aIarFai(c!a<c!8iaNw!mOFa8aC =cd <d!t|e <d<b!6zb@@!aJaa<d!m@=dmbll<b!a5oaE<b<c?a5y<b<bHa6zbRat<b<b3aa6%b3la<<b!aJa><b"^^^^2aRaK<aIaz(c!aJa5F<c!aJa5v<c!aJaT<c!aJa<!b<g<e<f~(cw=l<b!K@=n<b!a<e<cw(oeX<lFaa!5qSf!alJa5t<b<oJa5u<b<lJa5r<b!6Kb@=g<acXc c c d c <b!8ka@<b!6Da@x5R<bIa5v(m!b|Ga<bIa5J=x<bIa5F=y<b!6zb@(i<l<o<bIa5<(G<bIa5%(qxc<bIa6%b=c<bIa6(b=d<bIa6zb(]!^^^^PSGc<b<cJaO<b<dJa5 <b<]Ja.<i<l<o<y<xxc<bIa6%b=i<bIa6(b=k<bIa6zb(f!^^^^PSGd<b<iJaP<b<kJa[<b<fJaY<aIatFaF=m<b!x@<bFa5y(r!a<r!nNw(f!EO!8g6p2a@(j<d<cx5<<bIax!bSe !b<bIar(h!oV[(e<m!b[<j@*agV#e <e<b*aE(cVe <a!a<G<qx5yl<b<c<eW5oaE<h<jFa5n@=e<f!hA!4bV!8:bDe c <b<j*aJ5oa6Kb<b"aRa6?b!a=d<g=cd <d!tSGb<h<cFaaSe <d<b!t@@(fIaa#e <f!bJaa<f<xJai<f<yJaell<d!m@=d<c!b@=cmalall<e!a<e!4bV!8iaNw!4bV!mO(dFa6NC <k<i<aIatFa*x6Ib(c!4bV!t|e <a<c<d!6!C2a@Fad<e!a<y<x!ax5Hl<b!8>a@x6*b<b!8=a@x6*bmdll<a!xx5*e c <jFa5Ge <b!i@<r<d<c<mx5v<bFai#Gbl<b!c?a6kb<b!x5oa6ib<b<r?a6gb<b!d?aQb<b!aJa_b<b<GJaMb<b<qJa^b<b<GJa5~<b<j!b@<aIar!j@<jFaawFaa?a6hb<a<b!8Da@!a!ax5o<bIaO=c<bIa5 =d<bIa.=]ll<aIaz=h<bIa>=e<b<]Ja6rb<b<dJa6Gb<b<c<d@JaBb<b<dJaCb<hIa<=d&a!xA(f%a<h!t@<bIaCb(c<bIaBb<cAx><f<bIa6GbJam<f<bIa6rbJai<f!i@x6*b<f!x@%a<b!b?a7b<b<dJa6(b<b<eJa6zb<b<hIa<Ja6%b<h!%@<b!6zb@x5h<e<bIaKSe &a!xA(c%a<c!i@<n<nIaa!b!e!ix5&<cIai!5D^^^PSe <c!x@%af<cIamall<bIa5m<e!d[@(c<qJae<c<GJaa<b<e!b@Ja><b!8>a@x6*bmbll!amdl<c=i<d=kmbl<b!8=a@x6*bl!bl?aF<aIaz(c!t@!b!ax6&b<cIa5v=h<bIa5m=e<bIa>=f!a=c!a=dd <d<h|e <d<aIaz(gIa5v}e <c<gIa5t@Iaa(g<f}e <a!a<g!d[<e@(gIaa<gIaex5yll<d!b@=d<c!e@=cmbll<bFa5y(c!a<c!nNw(c!fA!4bV!bNe c <bIat!bV#Ga<bIa%!bV#Ga<a!]<c!EO(cFa_6v <cFa6b6v <c!5:6v2a@<c!6a6v2a@<bIaz(g<bIaI(c~(dwFaa@!a<g<c<dw<b!<@<b!T@<dwIaa!ax5Hll<me <b!a5oa6?b<b!6b6rCiJa6Kb<b!aJa6%b<b<kJa7b<b<iJa6(b<b<kJa6zb<a<b!6zb@x6wbl<n!e!ix;<b!2b@%al6SfbhX&a!7bA(b%a<aIaKIaa=d<aIa<Iaa=c<aIaxIaa=f<aIaaIaa=ed c !8I02a!8I02aFaa(a!b<aw?aa<a#Gad !8I02aFaae mbfmdlalall<b! A!8>02aIaa!8!02aIaa<c!a<c!a5sw<d<fx1b<b<bIa5uJai<b<bHa Raa<b!m@<b!8ga@!5m8Dkaa<c!a5ueX<c!5 }eX<b3maaaaaaaaaaaaaaaa3la !g=d!f=a!h!i<c!5ESwf<b3maaaaaaaaaaaaaaaa3la !c!a<c!XUFa8q5: (a!dA!4bV!c}(cw=g!m!g<cw=d!gl=c<b<b3aa 3laCb<b<g?a9b<b!a?a6%b<b<a?a1b<b<d?a0b<b<c?a6(b<b!Cb@f<b!d?a9b<b! Al=acX<b<bIaiJa5u<b<bHaaRa <b!d?a5=<b<aHaaRa^b<b<a3aai3laMb<b!m@=d&a!xA(a%a<b!^b@(cFau!dSe <a!e@<c<e<dx"fx6qb!6r12a!aJaa!6G12a<cxv<a"eRae<a!a?am!6?6f2a=cl<a!e@<c<e<dx5]<a!x@%a!6j72aIaa(a!eDe c <a!h|Ga!Q72aIaa(cFam!b|Ga<c!x@!8q6f2a!mxVGa!amcll<b<aJa !a<b! A(a!bx5k<b!C72aIaaJa !b<a!bx5k<b!6r72aIaaJa !c<a!bx5k!Q72aIaal!8I02a!a?aa<b!7b@%al8ybbgX&a!^bA(b%a<aIaKIaa=c<aIa<Iaa=d<aIaxIaa=e<aIaaIaa=fd c !8I02a!8I02aFaa(a!b<aw?aa<a#Gad !8I02aFaae mbfmdlalall<b! A(a!8>02aIaa!8!02aIaa<d<c<ex1b<b<bIa5uJai<b<bHa Raa<b!m@(c<b!8ga@!5m8Dkaa<a<b<f<c!bxa!8I02a!a?aa<bFa5u<b!^b@%al8cbbbX<aIaaIaa=bd c !8I02a!8I02aFaa(a!b<aw?aa<a#Gad !8I02aFaae mbfmdlalall!8!02aIaa(a!5D^2aDe !8*02ax6*b!8*02a"^^^^xRaa!8!02a!aJaa!8|02a!e!mx;!6G12ax6mb!8|02a!8>5:2a!6jf8Dkaa!8!02aIaa=al<a<b}e <b<aAx6]bl!8I02a!a?aa!8>02aIaal a!8|02aIaa!5D^xDe !8|02a!e!mx;!8|02a"^^^^2aRaal!6j12a!q?aa!^12a!aJaal5#beX!8*02a<axU!b<a<a!bNw(d!bA=b!8!02aIaa(e!8>02aIaa@=cd <be <c!a?aa<b!bA=b<c!b@=cmbll<d<e@=b<ae <c!a?aaf<b!bA=bl!8!02a<bJaal5Eac <b!m@<c!b@x6Hb(c<bIax}e <c<bIam@Faa!(Se <c!b@=b!a=cmcll<b<cx:(be <b!bV=c<b!bZ=bf!c=cll<a<c?ae<a<bJaalMbbdX<d!XU=f!8c72aIaa<b!c[@=b<acXc d <bIaa(be <bIam<b@(g<c<f<b<d@V(e@}Gbmcll!ambl<bx+<b<e|e <b<ex5 f<b!eA(b<bIaa!cUJaal<a<gJai<a<eJae!blJaal6fdcdXb,c cX&a!xA(c%a<a<b!]@!YV(d<a<d~w!bAx6Fb(e!b@(b!5y~e !a=b!272aHaa"a5IGc<c!e@!5q<d<a!bAx6ub<cIae!b|Gcfc !272aHaa(f"X<b9{6ax6Kb(b!5q~e !a=b<f<e9M"b6a5vGe<c!e@<e<d<a!bAx6ub<cIae!bSGbmel<a!y}e !8c72aIaa<b!c[@Iaa(bIam<bx+<b!eA(e<eIaa!cUJaa<b@mdl<a!bA=ad c <c!e@<b<d<ax6ub<cIae!bSGc<b!5qDGa!272aHaa"X<b!b@9{6ax6Kb(b!2a}Gbll<c!e@<e<d<ax6ub<cIaeGa!a=bmdll<cIai=b<cIaml=a<a<b<d@(d|eX<d<ax5 !df!bl=a<d!eA<aJaal<c!x@%a<bl5kbcX!6r72aIaa(b<aA=c!b<a!C72aIaa@<a<b~w<c!a<b<cDwxol5ibcX<aFat(e!t~=d<c!a<e<dwSeX!b<a<dw<b<cxVf!bl#l8ebbcX<c<bFa5n@=f!b<c!oV[(c<aIatFaF(g!b[<b@*akVe <a!n<f<dx5T<a<d!b@x|ol<c<e*aiVe <a<eIaa!bSeX!q!y<bFa5o<eIae!hVZ!bVwf!yl<f<dx5T<a<d!b@x|f<c<g!b[<b@*acV#e <a!o<f<dx5Tl<a<aFa5i(b<c<e*akV!a|W?a5i<a<d!b@<fx}<a<b?a5ill5vcbXb,<dHaa=f<aIa[(d<aIaOSe <a!8*a@x6Tbl<aIaY<d!e[@(e<cJam<e<bJai<e<fRaa<a<d!b@Ja[l6(bbcXc <bFa]!5bV!iSe <aFaFGb<aFa5ie <bFaxGcc <bFay(c!a<c!8iaNw!mOFa6NC !cAnfadddadl<b!a?aul<aIat(cFa*Gbf<aIat=cl<bFar(d!dSGa<cFa5i<bFau!bSVGa<a<aFaI<d!a|V?aI<aFaTGa<aIaz<bxvll+bcXc <dFai=e!j=fc <dFae(d!d|e <aIatFa5i<d!bSV#Gbl!a=dc <e!cAnfbaaabal<e!b!a!ax6Ib(f!4bV!tSGbl<a<f<d<c<bx#ll6jcbfXc c <b<b!d@!5~V(d|e <c<d<bA(d<c<d}w=d<ce !b=ed <b<f@Faa!8:aSGe<f!b@(f<d|Gall<c!iA(g<d}Gbf<c!iA=g!a=dl!8:8D8}8 h=fd !^5:_i<b<d@(hIaa!8:8D8}8 hU(eA<eW!^5:_i<hIae!8:8D8}8 hU(eA<eWV!^5D5:_PV!^5D5:_P|Gb<g<d!i@(dDGall<c<d|e c !8:a=f!b=ed <b<d@Faa!8:a|e <d!b@(d<c|Gbmcll<d=fmcll!a=el<a<fJae<a<eJaal6JdbmX<bIae<bIai(f!e[@!xA=d<bIaz=i<bIat=hcXd c <f#<f#<d#WGcv<dIaa(e<c}e <c!^^2a<e!mO<h@<e<iDwIai!eZ}Gbl<b<f!bA(fJai<d!xA=dmbll!al=ecX<ce !a<e#<c<iDW#Gbvl!bl=dc d <d#e <b<gx5g!b=dmbl<bIae=g<bIai(d#Gb<d!e[<g@(h!xA(e#Gb<h!eA<h!mA(lIaa(j<c~eX!a=d<eIaa!b@f<h!iAIaa=d<jl=e<d!bA=dFaa!bU=m<bIaz=G<bIat=nd <d!b@=d<c!^^2a<m<e(i@(g!mO<n@<g<GDwIai!eZ(eDGal<l<iJaa<h!iA<dJaa<i<j|e <bIai!bA(e<f<e<f}w=fl<c<g~e !a=dmbll<bIai=d<bIae=gl<a<dJai<a<gJae<a<fJaal6dccfXb,&a!<A(f%a!b=h!e=gc <e9<c9,(k"<M5ve <k6=(c!^^^^P<dANe !a=g<f!z@=i<ee <bIaa(je <f<dJaz<e<jO=g<f!t@=i<bIae=ell<i<gJaa<fIazeX<fIat(beX<e<b<d<cxP=e<cf<f!x@<d<cxy<fIax=e<fIarlf<f!i@<d<cxy<fIai=e<fIaml=b<ee <a<eJae!a=h<b=cf<a<dJael!i=gmcll!a=cl<a<g@<cJaa<a<hJaa<f!<@%al8*cchXb5}&a! @(f%a<eIax(g!6r12aIaa(h<g<h}w=i!C12aIaa=gc c <he c <h!bA(j!tO<g@(lFa](k!f~<k!cSWGa<j<i!bA(kNGa<l3aaa=m<k!tO<g@(j<lHaxRax<j<m3laamcll<iGa!a=cmbl<f<eJa<<f<cHaaRai<f<cIaiJax<f!8D02aHaaRar<f<d!a<d!jNw!mO!8nB2a@Jaz<f<iJa><f<h!tO<g@Ja5m<f<gJaK<f<f!i@(cJaE<f!%@(e<f!K@(ix5~<i<c<d<g<h<ex6nb<c<fIaI<fIaT<fIa5m<fIa>x6%b=c<i!e!xx;<e!e!>x;l<a<cJaa<a<c<h}?af<a<bFai?ae<f! A%al8wmcsXd,&a!KA(f%a<a!aJa<<a!t@<aIar(gx[<aIaz<aIa<(i!e[@=ed <g<h|e <e"aRaa<e<hJai<e!x@=e<i!b@=i<h!b@=hmbll<a<iJa<<f!aJai<f!a?ax<f!aJaa<f<aIarJam<a!%@(u<fxp<a!E@=s<a!K@=5ac d c <aIaT(g#Ga<a<g!bA(gJaT<aIaI<g!rO@(gIaa(]!cSGa<gFax<gIae=y!a<aIaz<gIai(x!e[@(n<x<gIam(q~<aIa<<q}W(dw=g<q<xA(o!c}<dWGb!bV#e c <o!e[<g@=t<aIai=j<aIae=r<aIar=l<aIax=G<g=kd <t<k(dSGb<d!x@=k<l<dIai(eNGa<e!e[<G@(eIai(m<eIae(h}<j<c<eFam(ew<m}W=i!a<m<hA<iw=m!b<h<r<b<ew@<iw=e<d<]!b|e,<f<eJaa<f<m!PV<e@Jae<f<m!8|444hV<e@(dJai<f<m!hV<d@Jam"a=p<fIaa(de <fIae(e<d|e <e<dA!dZ=ed <p<dHaa6b"6n8|6&8~6x6>8p6]6sX,"<6d=p<d!i@=d<e!bA(eGalll<fIai(de <fIam(e<d|e <e<dA=ed <d5jaa<p6b"6n8|6&8~6x6>8p6]6sX,"<6d=p<d!b@=d<e!bA(eGalll<pf!b<e<y@<m<y}w=ic <m<yA(d!a<d<mNw(e!i}(he,<i!bA=i"a=p<e=dd <d#Gc<d<i@5jaa">{<p"iM_=p<d!bA=dmalaf<iHaa(v">{<v"^8:d6a"I{_<v"^^8Dh6a"t{<v"^^^8|o6a"i{__<v"IM"^8:d6a<v"iM"^^^8|o6a<v"tM"^^8Dh6a___l=pl<e!i<hw9<p_lRaamalall<o!y}e c <o!e[(i<g@=r!a=j!b=l<g=hd <h<rSGe<je c <hHaa=v<i=d<l=e<g=Gd <d#Gb!b!c<v<GHaa5w(kw<k<ew=k<d!xA=d<e!b@=e<G!x@=G<k!4bV!cSGal<k!bVGdll<h!x@=h<l!bA=l<j!b@=jmalall"X=p"a=w<n=d<o=ed <w<dHaa(v_=w<p<v6a=p<d!x@=d<e!bA(eGal<p<w5ze <o!b@=k<g!xA=l"b<p<w6b5S"5q6b{=v!a=e!a=jd c <e!e[<l@=dd <e!b@(e<kSGb<v<d!x@(dHaa6a"a5zGal<j<oDGf<f<d3aaa3laa<d<j!e[<g@(d3aaa3laa<d<f3aaa3laa<j!b@=jmbll<f<qJar<f<xJai<f<j<x@(gJax<f<gJam!a=dd <d!xSGd<d<f@Hai=v<f!b?aT<f<yJa<<f<]Jaz<f<vRa%<u<f!z@xp<d!i@=dmalal<]!a<p"8|b6a5vwe <o!e[(d<n@=i<x<qSGc!a=j<nIai=h<i<n!x@(g|e <g!i@=e<i<gA!eZ=id <h<eIaa(g<g<h~w=h<e!x@=e<i!bA(iGall<aIar<h~e !b=j<aIax<h!e[@Iaa=lld <d#Gd<nIai(g<h|e !a=G<g<aIar}e !b=G<aIax<g!e[@Iaa=kl<5a<G<kxK<s<j<lxKl<n!x@=n<d!xA=dmalaf<f<qJam<f<xJai<f!bJaa<f!a?ax<f<y!h@!a<]!bVwJae<u<fxpmclall<f!K@%aolal8qfbsX&a!8waA(f%a<b<c@=y<d<e@=u!X=md <d<u|e !a=h<c<dFaa(q!a<q!5xNw!pO(lFa6:Q (iA<i<cA<c<i~w(j<i!d<i!cZ(g<g!dDw!b<gw(G@Ne c <b<y<l!9Q2a@(n<i<n@x5qe !b=h!a=embl<j<G~Ga<b<cxW<n<ixW6b5}6=<G!b[~Ga<f3maaaaaaaaaaaaaaaa3lax<f3maaaaaaaaaaaaaaaa3laa!a=ed <e!<|e <e<f! A@<e?aa<e!b@=embll!a=j<b=e!a=gd <e<y|e <f"aRa=<f3maaaaaaaaaaaaaaaa3laH<f"aRa><f<j!b@(l?a<<e!b@<eFaa=o!a=h<g!4bV=5a!a=g<l=kd <h(e!5cS<e<iSW#e <g=x<e<n@Faa=g!4b=h<je <e#<x!4bV<o|W<g!4bV<5a|W#e <e!bA!5cV<f@Faa!b@=hll<h!4bV(x<k!b@!4bV(k<f! A(t<e!b@(h!5cV(p@Faa!b@!4bV(v<e<t@Faa<g!4bV<o|@!4bV(e<e<v~w(e<e<k~w(e<e<x~w=k<p<f!<@@<k?aambll<f<f3aa5v3lax<f<f3aa 3laa<f<f3aa<3la <f<f3aaK3la5v=e<l=j<o=gmbll<f! A<i!5cV@Faa(e<GN=hll<d!b@=d<q<]<e<m}<hV(gw=]<e<m<gw=m<g<rW=rmbll<a<]?ab<a<r!bV?aa<f!8wa@%al8vfbnX<d!:N<d!<@(G<cNVe <b<d@(g3maaaaaaaaaaaaaaaa3lax<g3maaaaaaaaaaaaaaaa3laal&a!<A=g!b=i!c=k!a<e<e<c<GA(h!a<c<hDw~(ew(h!c}eX<g!7M2aFaa?at<g!6(M2aHaaRax<g!CM2a3aaa3laa!^^2a=k!2a=e!8=a=h!bf!b!b<b<G@<ew<c<G}w(iFaa(e!bNe <eFa6?M =kl<i!5e@=n<h!5eA=y<iFab=l!a=e<g!8I6(2aFaa?at<g!8w6(2aHaaRax<g!8k6(2a3aaa3laa!t<h!cA(j<j!tDw=o<i!c@=x<g!bW=q!a=jd <e<o|e <e<x@Faa!bA(]!dNe <e!8q5:2a@Faa(m!fN<m!c|V#e <m<q@<]Fa^M ?aa!b=j<e!b@=emdll<e!b@=embllcX<g<j?aa<h!5e}=j<n<l!z[!5cLV=m<k<k!cSW=n!a=e!a=k<h!5bDe cX<iIav=k<h!(DeX<iIa5b(e<jGbv<iIa(mdf!all=el!al=h!a<m<jw=o<l!bV=m<l!eZ!bV=j<l!bZ!bV=x<l!XU!cZ!bV=i<n!bVl=l<a<hJaz<a<eJat<a<kJar<a<yJax<a<oJam<a<dJai<a<gHaaRa<<a<g3aai3laI<a<gFat?a><a<j?a5q<a<i?aE<a<x?a5o<a<m?a?<a<l?a5n<a<f!c|?a5y<a<f!bS?a5x<a!a<G<c<G}(cwJae<a!b<b<cwJaal6]jcqXc,&a!^bA(f%a<f<aJa <f!aJai<f"^^^^2aRaa<f"^^^^2aRa<<f3maaaaaaaaaaaaaaaa3laI<f"iRa><f!6K6f2a*aa5oa5r<f<a3aaa3lam<f<aIaxJaz<c!>O<b@=x<aIat=m<f!8qa@(j!m@=y<j!e@=q<f!5m@=i<f!<@!a=jc c d <b<x|e cX<b!<@=g!6r72aIaa=G!6j72aIaa=n<fIaE=o<fIa IatFa5keX<bFaK=h<f!8qa@(k<f<gx.<h!lN!a!b<h[!2wVwe <b<k!a<f<gxb!amcl<b<f!8qa@!b<f<gxb<b5Ga%=5a<i<b5Ga<!6j72aIaa!b[(g!bWxw<i<5a<g!c@xw!8=6f2a!8!6f2ax5n!bf<f!8qa@(h<f<gx.<b<h!a<f<gxb!all=k<bFaz(l!c|e c <bIar=g<bIax=h<b*at=]<bFav=r<f<bFaw(u!8caS?a5K<f<k?a5*<f<r?a5F<f<]5oa5H<f<l?a5I<f<u?a5%<f!a?a:<f!8qa@(k!ix(<f!a<g<g<g<h@(l~<e<l}W(gw(lJa5%<k<qx5n!e<h!e[<d@<gw=g<l!e[=hd <h#Gb<f<gHaaRa5u<g5Gam=5a<g5Gai=t!6r72aIaa<f!8ca@<fIa !6G72ax6gbx6tb=k<i<t!6j72aIaa!b[xw<i<5a!6j72aIaa!b[!c@xw<f<kJa5J<f"aRa5%<f!8qa@<yx5n<h!xA=h<g!x@=gmalall<fIaK!5D^2aD!a<jwe <mFa5l#Gdl<b!>@=b<j!b@=jmbll<c=jmbl<n!6j72aIaaNe !6j72a<nJaal<G!6r72aIaaNe !6r72a<GJaal<fIaE<o}Ga<f<oJaEl<mFa5j=c<f<iHaaRa5u<f<iIai(bJa5v!6(6f2aIaa=d!6%6f2aIaa!76f2aIaa<fIa5t=g<f!aJa5J<f"^^^^^bRa5%<g<b<f!8qa@(hx6dbv<h!i!xx;<f<c?a[<f"^^^^xRaO<f"aRa.<f<aIaiJa5J<f<aHaaRa5%<b!e[=h!bA=c!bA=ed <he <gIai=a<f!8qa@<gIaax_b<fIaO=i<fIaY=b<f<d<fIa5 (m@JaP<a!bZ(G<f!8|a@(n!bx5k<a!bVe <f<b<e@JaP<f<m<iA<c!a<b!bSw@!b@Ja5~<G!c@<n!cx5kl<g!x@=g<h!xA=hmbll<f!8ca@!i!xx;<f!e!xx;!e!ex;<f!^b@%a<jl5DnciXd,&a!KA(e%a!8pa=g!s=d"^^^^8>45q=l!4b=hc c c c c c c c c c c c c <cFax!bAnGbfghijmkljcdeal!a=h<cFay(d!a<d!8iaNw!mO(g!6!C2a@=f<gFa6NC =i<d9!8pa=g!H=d"^^^^^8w5q=l"^^^^^^ =mc c c c c c c c c <cFa]!gAnnabhcdiefhhhhhghl!5c=dc c c c <i!fAnflkabckl<b<cIaa<cIaexz#Gjmcl<b<cIaa<cIaexzGbmil<b<cIaa<cIaexz#Ghl!z=dmhl<e!aJaT<e"^^^^xRa%<b<c<e!%@x5s<e<eIaI(g<eIaT(d<fFal(f!eNeX<f!kO!8N6f2a@(i<bIatFaF@Fai(h!i~=f!a<h<fw=h!b<i<fwf!bl<hx0b<bIarFal<eFaaeX<eFab(b9"4b6a"K{=m<b!a<b!5xNw!4bV!pO(bFa6:Q <dSeX!6~a!6}a<b!9Q2a@<d<g<dx5ewf!6}alf"^^^^Y=m!8pal=g!<W=d<e!%@x6*bmgl!%=dc c <i!gAndabhbl<bIarFal!(W=dmgl!5e!5d<cFau<fFaeSw=dmfl<bIarFal!5f@=d!6Na=gmel!5g=dmdl!5h=dmcl<f5jak"I{=l!6:a=g!T=dmbl<bIarFal!;@=dl"<{<l_=l<m"KM6==hmllc cX<cFay(d!a<d!8iaNw!mO(f5ja6:C =m<d9=G!K=d"444h=lc c c <cFa]!nAneaebcbl!R!*<f!6!C2a@Facw=dmdl!5Gmbl<bIarFal!5l@l=d<m=ll<l"I{<G"<{_=lmkl<cFay!8qaW=dmjl!8ta=dmil!8sa=dmhl<cFay(d9<d!a<d!8iaNw!mOFa6NC !gSeX!8pa!6Da<bIarFal(bw=g!5i<bAf!Fl=d"<{"^^^^^8w5q_=lmgl<cFay(d9"4b6a=l<cFa]!qSe <l"I{"^^^^8>5c_=l!5G=dmglcX<e"^^^^xRa%<e!aJaT<b<c<e!%@x5s<bIatFaF=f<e!x@<d!a<d!nNw!4bV!EO!8g6p2a@(g<eIaI(h<eIaT(ix5<<eIax!bVe <f!b[<g@*ag<eIar(j!oVZ!bVe <j<gFa5n@9"4b6a"<{"^^^^^8w5q_=l!8pa=g!4b=h<bIarFal!5j@mcll<bIarFal<e!i@<d<h<i<fx5v!6}a!8pa<eFai(dw=g<eFaj!X<dw=h<l"I{"^^^^8>5c_=l!JWl=d<e!%@x6*bmfl!8aa=g<bIar(bFak!c|eX<bFal!>Wf!?l=dmel!q=dc c c c <cFay(f!GA!a<f!G~w!bAnebchdal<cIae=d<cIaa=i<e!t@!b<bIaa<bIai(j<bIae~(bw(k!a<j<bw(bxxc <fe <f!G|<d<iNW<b<d}WGb<i<k@Faa!<W!8Na|Gb!w=dmif<eIaz(b#e !t=dmjl<eIat(iFaa(d!ESe !p=dmjl<b!bS<d!5c|WGb!v=d<iFab(b!6fbS<b!6~bS<b!8RbSWWGill<f=dmgl!o!n<bIarFak!cSw=dmfl<bIarFal!xW=dmel!^^^i<bIatIam(b<b!^^^iDw9"^^^^8>45q_=l!]=dmdl<bIat=b!u=dc c <cFa]!dAncabel!^8e6J8Jb<bIai(b<b!^8e6J8JbDw9"^^^^8>45q_=l!r=dmdl!^^^i<bIam(b<b!^^^iDw9"^^^^8>45q_=l!]=dmcl!5a=dmbl<cFay!5o@=dl<a!c?az<a<d?aj<a<g?ai<a<cHaxRaK<a<c3aaa3la<<a<l"4444445q6a<h9"K{_"^^^^^^^^X_Raa<e!K@%al8piceXd5}!t=fc c c c c c <a!4bV!cAneabcdfl<b<c@=f<b=ac d <a<fSGb<aFaaFa6(6d !bSe <e!b@=e<a!b@=ambll!k=f<c<e}Gf<c<eSGa<e#Gf<b<e@Faa!2a|Gf<e<cA=h!a=b!b=c!F=gd <c<h@e cXc c c c <a<c@Faa(e!FAncabcl<b!bA!5y}Gcmbl!a<g!4bV!F|Gcvl<e!KA!4bV!j~<e!8vbV!6}aA!4bV!p~V<b!5qDWGjl<b!b@l=b!F<e<e!5iSw=g<c!b@=cmbll<g!4bV!F|Ge<b!5q}<dV#Gfmel<dGd!kol!l=f<c!v}Gd<b3aaa(i3m8k8k8k8k8G8k8k8G8k8k6%8k8k8a8k8k35"(j3mjjjjjjjjjjjjjjjj35#3maaaaaaaaaaaaaaaa3Gabcdrfg5aijvlm;no<j3&35>#Gd3maaaaaaaaaaaaaaaa<b3aak(j3m6%8k8k8a8k8k8a8k8k8m8k8k8k8k8k8k35"(k3mjjjjjjjjjjjjjjjj35#3Gayqdrug5atjvwz;5b5c<k3&35>#GdcX<i3sj!KA!4bV=d<i3si!KA!4bV!kO=e<i3sf!KA!4bV!kO<i3sg!KA!4bV@(a!lNe c !5b!b<a[!8krVGcv<a!c|Ga<i3sc!KA!4bV!kO<i3sd!KA!4bV@(a<i3sa!b[<i3sb@<aw!dV#!zWmcll!5c!a<a!bA!m}wl<d<e@!bA~e c <j3sb!KA!4bV!kO<j3sc!KA!4bV@!5a~<j3se!KA!4bV!kO<j3sf!KA!4bV@!5o~W<j3sh!KA!4bV!kO<j3si!KA!4bV@!5o~WGa!t=f<c!vA(a#Gfc <a!bS<bFav(c!8raSVGa!l=fc <c!5hAndahahl<a!g|Gb<bFaw(a!KA!4bV!c~Gb<bFaz(c!KA!4bV!j~Gb<bFa;!?|Gb<bFa5b!KA!4bV!f~Gb<bFa5c!KA!4bV!j~Gb<a!5k|Ga<c!5l~Ggl!moll!lol!a=a<ceX<c!bA=e<b!b@!a<bFaa!FSwf!al=d<e<c<dw=c<d<b<dw=bc d <a<c|e <a<b@(dFaa!5iSGc<a!b@=ambll<b<cx%Gc!Gol!G=f<b<ax%#Gc<d!b@<c<a!XU@x%Gbmcl!t!g<b<cx%w=fmbl!tol<fl1bcdXb5}<aIae(d<bA=c<aIaa=ad 3maaaaaaaaaaaaaaaa=f<b<dNe <c!xDe <a<b@3aaa=fll<c!xA=c<b!x@=b<f3m5F5F5F5F5F5F5F5F5F5F5F5F5F5F5F5F3&<f3mcccccccccccccccc35w3m================35d35v3.(e#Gal<b<e5 @!xAl5cbbXd <a<bx6sb(c#e <a<bx5m#Gbll<clia<a!xx5al5da<a!5Dc}eX<a!eZf<a!5b<a5E(aAZ<a!b[A!E@llka<a!b!bx;lga<a5|6=ll8Jw5}a!M^2alq8S444[WL-5?/OU-5"LOO<a!6 ^2alc2qa!8i^2alb2a!8:5D2albua!6m5:2ald<2Ga!6z5:2alyjaaa5vaxayaaaIbaa]a!8]5:2alzbcdefghijklmGnoxyq]rus5aaaaaea!M6a2aljqaaaaaaaea!6r6a2albea!6(6a2albba!6K6a2albea!26a2albia!8g6a2albea!8q6a2albea!8=6a2albea!8>6a2albba!8D6c2alibaaaabcda!6hM2al5lxa aaa.aaaaeeeeeeeeeeeeeeeeeeeeeeeebaababaabaaaaaaea!8gM2albea!8qM2albba!8=M2albea!8>M2albia!8DM2albea!M6d2albea!6G6d2albea!B6d2albba!8d6d2al5Kbabbbbbaabbabbbbbbbbbbbbbaaabababbbbbbbbbbbbbbbbbbbbbbbbbbaaabbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbba!6%6f2alybaaabaaaaaaa>bxa<a!8s6f2ale4444a!8!6f2al5u8;^6<5>/OO<=(44444dd%5d444444cc5e5fIH4444ee5l5m444444cc5GJ444444ccY/5S5!-5"[:5!-[5 ).(a!6:Q2alhn+[-5!U(a!8pQ2alkfYW).L5>[U(a!8SQ2al=i+.-5!Y)[-5"5>5S:A-5S(aaaaaaaaoU[/[LU(a!6&6g2alng5>)5!YO-[-.:/[(a!6~6g2alxmW-.-5!Y[+)5":LWO(a!8u6g2alinY/5S)L[(a!8!6g2alGg+U:5>)5!YO-[-(a!6g6h2alll5>)L5"[W+-U(a!6<6h2alxj+5"+[+/O:Z/OL-U(a!6|6h2alnn5?+5"/O:Z/OL-U(a!8q6h2alomYW).L5>[:5>)L5"[(a!8?6h2aliG[)A-5"U(a!6e6i2aleg+.(a!6w6i2aljc5!-UU/5E-(a!6"6i2alxh/YYW)Z/O:U[/[-(a!8o6i2almn5>/[-5E)W+-U(a!8J6i2alik-PY+W5S(a!6c6j2alngYW).L5>[:5>).-(a!B6j2allm)O.:U[/[-(a!6E6j2allj5"-5#:U[/[-(a!8m6j2allj[+5!-U[/5!Y(a!8F6j2alnj+U:)W.-W/5RO-(a!_6k2algm5>).-(a!6u6k2al<e5>)L5"[W+-U:W-.--5!/5RO-:+5"(5a/5?[-W(a!8j6k2alif5R-5?)W-(a!8I6k2alhgO+5!+[(a!5D6l2algf[5SY-(a!6q6l2alje5>/W.:+.(a!6*6l2alkh5>LWW-5"5>5S(a!8g6l2alli5]DN5v5t#5<#5r(a!8(6l2almj5v5zD5]#5;5;}5p|(a!8:6l2alikS!}5t#5r(a!6x6m2al5cgYW+5>-:5!LO[+YO+-W(aaaaaaax5]!5z5r(a!8d6m2al5be!5]5]D5=5p5<:"!5t!5p5]#(aaaaaaaao#5=5z(a!8N6m2alfd|"5v(a!6G6G2alfd5=5;5r(a!96G2alfd5]!5r(a!8a6G2al(d.+U[W+5RL[+)5":5!-[5 ).(aaaa]5>)L5"[W5S(a!8|6G2alkh)W.-W:+.(a!6k6n2alHi.+U5>)L5"[:5!LO[+YO+-W(aaaa].-O+Z-W5S:-5!/+O(a!6N6n2alon5>LWW-5"[:[)A-5"(a!8s6n2aloG-5!/+O:/..W-UU(a!8"6n2alhGZ/OL-(a!6h6o2alifZ/OL-U(a!6=6o2alhg#N!}5t(a!26o2alGf5v!5ID5=5<:5t}5p~(a!8]6o2alil5;}5p|5t#(a!8E6o2alkgN5=5t5<}5v5t#(a!6f6x2aloiPF/Y+FZ-WU+)5"(a!6z6x2al5dGPF+.-5!Y)[-5"5>5SFA-5S(aaaaaay5kK5k5lFKRF5kR(a!8x6x2almk5kK5k5mFK5kFK5G(a!8R6x2alhkVL-W5S(a!MC2aljf5 -/.-WU(a!6pC2algh5R).5S(a!6 C2al6pjeaaaaadaah44aaaaaadaah44baaaaadaah44caaaaadaah44caaaaadaah44daaaaadaah44daaaaadaah44eaaaaadaah44faaaaadaah44gaaaaddaah44haaaaadaaj444aaaabdaahaaiaaaabbaaiba?aaaadddbaca4aaaaddc>ada4aaaaadaagebaaaabddaabfb4aaaaddaahabiaaaadbaaibb5oaabbddaabgb4aabbddaaahb4aaaaddaaaib4aaaaddaaajb4aaaaddaaakb4aaaaddaaalb4aaaaddaaamb4aaaaddaaaGb4aaaaadaagecaaaaabdaaanc4aaaabdaaaoc4aaabbdaabfc4aaaabdaahaciaaaabbaaibcEaaaaddaaaic4aaaaddaaajc4aaaaddaaakc4aaaaddaaalc4aaaaddaaamc4aaaaddaaaGc4aaaaadaabxd4aaaaddaajyd4aaaaddaahqdjaaaaadaab]e4aaaaddaahrekaaaaadaahuekaaaaadaadse4aaaaddaab5af4aaaaddaabtf4aaaaddaabpf4aaaaddaabvf4aaaaddaabwf4aaabddaafzf4aaabddaafzg4aaaaddaabwg4aaaaddaabvg4aaaabdaag;ibaaaabdaab5bi4aaaabdaag5cicaaaaddaah4alaaaaddaah4bmaaaaddaah4cmbbaaddaae&k4aaaabdaah5glGaaaabdaahclnaaaaddbaa5hl4aaaabdaah5gmGaaaabdaahcmnaaabddaabgm4aaabddaaahm4aaaaddaaaTm4aaaaddaaaFm4aaaaddaaa5im4aaaaddaaa*m4aaaabdaag;GdaaaabdaacKG4aaaabdaag;neaaabbdaab5jn4aaaabbaai5kn5paaabddaab4n4)W.-WFW-VL-U[)W.-WF5>W-/[-.)W.-W)W.-WFO+U[YW).L5>[YW).L5>[FO+U[YW).L5>[FLY./[-YW).L5>[FVL-W5S)W.-WFVL-W5Saaa8RoxaGaaaadaa8DoxaGaaabeabjxxafaaacfabnxxakaaadfbbtxxahaaaeaab5cxxamaaafabb5hxxanaaagcab5nxxaGaaahhcaSxxalaaaihca8Sfxaeaaajgcaaadadaaaaamamada!_6v2aludleaaababaaaaa8:o8:obaba!26v2alwdomaaa5qa5qaaaaa2o2obaba>agaga!8I6v2ale8|o8|oa!8#6v2alw8:obaaadwmgaaaahahaaaaaaababa!6J6w2almbaad5fdaaaoaoa!8e6w2aldGaGa!8!6w2alld5geaaaaa5qa5qa!6I6z2alleda5igaaahaha!8T6z2alfbcb5mda!6(6;2aljdRaaaahaha!6 6;2alffaaaca!8k6;2albca!8p6;2aljcabaaadRda!6u6<2almbaad5xaabbbaba!8s6<2al]d5xbaaadadaaaaaeaeada!6n6=2alsbaad5ydaaadalaiaaa8>a8!ada!8n6=2aljd!iaaadada!8&6=2alfbaaaca!8D6=2albca!6e6(2alocabaaad}caaahaha!6v6(2alhbaaacaea!6R6(2aldeaca!8a6(2al5lgabaaad~daaeeeeeeeeeeeeeeeeeeeeeeeeaaa6*axa5saaaHcaaja!6j6&2alG5Raxa5vaaazaaafa!8>02albba!8D02albea!6j12aljqaaaaaaaea!6z12albea!712albba!6"12albea!8c12albia!8n12albea!8w12albea!8*12albea!8|12albba!_72aljbaaaaaaaea!C72aljbaaaaaaaba!6%72albe';
var frequent = "fffff7f3f13b1c517eaa000823e9f71c1511001010c21000100000000000000a";

// loaders/ascii.js
var SINGLES = 88;
var BEHIND_PREFIX = 56;
var ALPHABET = 'abcdefghijklmGnoxyq]rustpvwz;<=(&%IHTF*KJR>?E !"#S|}~ND:/.-+@AO)YVWU[LZP,X^_{MQCB0197234568';
function fromAscii(text2, frequent2) {
  const singles = [];
  const doubles = [];
  for (let byte = 0; byte < 256; byte++) {
    const isSingle = Number.parseInt(frequent2.charAt(byte >> 2), 16) >> (byte & 3) & 1;
    (isSingle ? singles : doubles).push(byte);
  }
  const places = new Uint8Array(128);
  for (let place = 0; place < ALPHABET.length; place++)
    places[ALPHABET.charCodeAt(place)] = place;
  const bytes = new Uint8Array(text2.length);
  let length = 0;
  for (let at = 0; at < text2.length; at++) {
    const place = places[text2.charCodeAt(at)];
    const byte = place < SINGLES ? singles[place] : doubles[(place - SINGLES) * BEHIND_PREFIX + places[text2.charCodeAt(++at)]];
    bytes[length++] = byte;
  }
  return bytes.slice(0, length);
}

// loaders/inline_check.js
var loader2 = {
  compile: () => new WebAssembly.Module(fromAscii(text, frequent))
};

// check.js
var applyFixes2 = /* @__PURE__ */ loadedBy(loader2, applyFixes);
var assertValid2 = /* @__PURE__ */ loadedBy(loader2, assertValid);
var is2 = /* @__PURE__ */ loadedBy(loader2, is);
var isValid2 = /* @__PURE__ */ loadedBy(loader2, isValid);
var parse2 = /* @__PURE__ */ loadedBy(loader2, parse);
var standardSchema2 = /* @__PURE__ */ loadedBy(loader2, standardSchema);
var validate2 = /* @__PURE__ */ loadedBy(loader2, validate);
export {
  InvalidDocumentError,
  applyFixes2 as applyFixes,
  assertValid2 as assertValid,
  describe,
  explain,
  fieldErrors,
  is2 as is,
  isValid2 as isValid,
  jsonSchema,
  parse2 as parse,
  standardSchema2 as standardSchema,
  validate2 as validate
};
