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
  const inLanguage = (text2) => {
    const place = places.get(text2) ?? places.size;
    places.set(text2, place);
    return texts[place] ?? text2;
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
  const index = shapes.indexOf(shape);
  if (index < 0)
    knownShape(shape);
  return index;
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
  const areFew = reply.word(REPORT_DETAILS) <= FEW2 && !reply.isLong;
  setProperties(report, ["problems"], areFew, () => ({ problems: readProblems(reply, phrasing) }));
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
  const { text: text2, meta } = buildMessage(phrasing, detail.message, given);
  const problem = {
    code: codes[detail.code],
    severity: severities[detail.severity],
    basis: bases[detail.basis],
    section: sections[detail.section],
    message: text2,
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
  return reportAt(call((core2) => core2.validate(index, form, length, settings.bytes.length)), shape, settings);
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
var text = 'a.[5 baaab5Nq5Kc,,a5Kd,,,a5Kc,,b,5Kf,,,,,a5Ke,,,,a5Kd,,,b,5Kb,a5Ke,,,,b,5Kb,b,5Kg,,,,,,a5Kf,,,,,b,5Kf,,,,Pa5Kd,P,a5Ki,,,,,,,,a5Kh,,,,,,,a5Kc,,bP5Kaa5KbPb,d6Jb6*bdddlffccabaaaaamaaaadeebbeaabaaadbbgiffbacaafaabdbbeGnehhheebbgccaaahbaacccccbbbabcfocchgiiigdbfcbabbacecibfbbbdeeddafcabbdbabjbcgaecaccifabkeddeaeacchdjkbjbjdehhfcdccaaaaggggixbyfdbaygjb,b!XX2alh5geg5 +5 YU5|cai@[/Z.)@-a>hU+[+UZ+a@iZ.)@-.L+a5nk6r8Ec6*b8i&c5b,bP&a!BbO(f%a<c!a<c!jNz(g!m)(j!8nB2aA=y<jFa8pB =]c <bIai(q!X8e6J8Jb<dIai(j<j!X8e6J8JbDz(rN<g!hO!dDWe <bHaa=&<dIam=gx7b<f<qJaK<f!XXXi<g<g!XXXiDzJaT<f!8|02aJaI<f<qJa%<f<&Ra;<f!q?ar<&6==kc <&"44444a5=e <kHaa"444h^"8R8S8:f5ve <f!xA!x!a!dx6tbmcll<&"<M6==j<f!;A=s<q=G!8|02a=m!,=nc c c c c c c c d c <l!bWe !a=ic <h<j}e <h<kAFaa(i!<~e <h=gmcll<i!<S<h!bA(g<j}We <g<kAFaa(i!<~Gbl<f<GJa5K<f<kJa5&<f<jJa5T<j<f!8qaA<hx5s(gNGc<g<kAFaa=il<i!4bW!(|Gb<f!xA<gc,<s<g!bAx6Gb(g<j}e <g<kAFaa!(Se !a=h<g!bAmcll<f!xA<gxZ(h#Gm<fIa%=G<fIa<=j<fIa;=k<h!bZl(i!g<h!bWx<!a=hc <i<j}e <i<kAFaa(h!<~e <i=gmcll<h!<S<i!bA(g<j}We <g<kAFaa(h!<~Gbl<f<GJa5K<f<kJa5&<f<jJa5T<j<f!8qaA<ix5s(gNGe<g<kAFaa=hl<h!4bW!?|Gd<g!bA=hl!a=mc <h<j}e <h<kAFaa(m!<~e <h=gmcll<m!<S<h!bA(g<j}We <g<kAFaa(m!<~Gbl<f<GJa5K<f<kJa5&<f<jJa5T<j<f!8qaA<hx5s(gNGk<g<kAFaa=mlc c <m!4bW(h!(Se,<s<g!bAx6Gb(h<j}e <h<kAFaa!(Se <h!bA=i!a=h!d=jmdll<f!xA<hxZ(h#GG<h!bZ=i!df<h!F|e c <h!8ua|e c <h!8&aSe <f!xA<g!6jX2a!fx5r(i#Gqfc <h!8JaSe !a=j!a=h<f!xA<g!6nX2a!ex5r(i#Grmil<h!8!aSe <f!xA<g!QX2a!ex5r(ie mcfmulal<h!8NaSGc<m!KO!4bW!kDGGmell!a=h!b=jmfll<fIaT<oSGi<fIaK<g}Gk<h!8NaS(i=l<fIaI(mIai<f<nJa5T<f!e!f<izJa5K<f<gJa5&<m<f!8qaAxx<o!bA=o<g!bA=i=nmell<f!xA<gx}(i#GG!a=h!cl=jl<f!xA<g<i<j<h!bWx<<fIaI=m<fIa%=G<fIa<=j<fIa;=klc c c c d c <o#Gm!a=gc <i<j}e <i<kAFaa(g!<~e <i=hmcll<g!<S<i!bA(h<j}We <h<kAFaa(g!<~Gbl<f<GJa5K<f<kJa5&<f<jJa5T<j<f!8qaA<ix5s(hNGf<h<kAFaa=gl<g!4bW(g!8taSe <l!bWGef<g!3a|Gb<l!bW#Gdl<mIai(l<n~e,c,<mIae<n!m)A(gIae=n<g<h!bA(iJae<g<gIai<l!eLUJai!a<mIai<nNGaw<mIae<n!m)AIai!hW!eSlf<h!bA=i!,=n!al=l<o!bO=ombll<g!T|Gc<mIai<n!bASGd<h!bA=hmfl!a=lmbl!b=ll<mIai<n!bA|Gil<l!b=l!bWGb<h<jDGi<h<kAFaa(g#<g!TSU<g!3aSUGi!a=l<g!?|Gbmill<f!xA<g!d!c<mIai<n!bASzx#mil<f!xA<g!ex#mhl<f!xA!y<g!bx6tbmgl<m!8vbW!6}aO!4bW!v~Ge<f!xA<gx5]mfl<f!xA<g!Gx#mel!a=gc <i<j}e <i(h<kAFaa(g!<~Gbl<g!<S<i!bA(h<j}We <h<kAFaa!<~Gbl<f<GJa5K<f<jJa5T<f<kJa5&<f!8qaA<ix5s=hl<i<fIaK(gN<g<hNWGd<f!xA<h!Gx#mdl<l!bWe <f!xA<h!fx#f<f!xA<h!gx#lmcl<f!xA<h!bx#mbl<f!xA<g!ax#l<fFar(k!q|e c <fIap=p<fIax=s!X12aIaa(l!L)=j<l!m)(g!m5!=n<g!8D02aIaa(iA(G=hc d <j(ge <g!mA=j<n!bO=n<h!eO<h!mO=hIaa!o~Gbmcll!a=nl!a=h<g!a<l<n~ze <k!b|<k!g|W<k!G~U<n!m)<iAIai!hW!fSW=hlc c <l!a<G!m|ze <G!eOIaa!hW!gS<hUGbmcl<h#Gbl<f"aRa5&<f<l!eL!tAJa5K!8|02a<f!8qaAxx!X12aIaa(l!bO=n!8D02aIaa=il<l!m)=h<i!iA=j<l!eL=gd <h#Gb<iIai(l!x}e <j!eO!,Jaa<j<g<lUJaal<i!mA=i<h!mO=h<j!mA=jmalall!6j12a<k?aa!Q12a<nJaa!M12a<pJaa!_12a<sJaamblx7b!6j12aFaa=k!Q12aIaa=n!M12aIaa=p!_12aIaa=sl!6(12a!aJaa!6r12a!aJaa<f!a?a5y<f<e?aE<f!b?a><f"eRaK<f!6G12aJaT<f<dJaI<f<yJa%<f<bHaaRax<f<bIaiJap<f!X12aIaa(mJa<<f!8D02aIaa(yJa;<f<k!4bW!q|?a5x<q<r~e <f!Q{XxJaA<f!g?a5E<f3maaaaaaaaaaaaaaaa3la5&<f!xA<f!8qaAx6kbfc c c c <]!bOncbcal<f!xA!a<cx5kmcl<y!XX2a<mz(bIai(v!gW!e|e <f!xA!a!kx5kmcl<f!xAc,c,<bIae=<!a=o!a=g<v!fW(b!f|e c c,<fIap=h<fIar=]<fIax=r<dIaa(we,<dIae=b<f!a?a5t<f<bJa5u<f<wJa5r<f!bJa c d c !XX2a<g!m)<yA<g<mDz=b<f!iA<f! Ox5c<fIai(l#Gc<fIam=Gc c <bIai(b!hW(d!eOncbacl<f<mJa5E<f<yJa-<f<hJa5K<f<]Ja5T<f<rJa5&<f<g!bAJa)<f<b!eZ!a<d!fSzJaVc c <Gncdbal<lFaa!KSGcl!a=id <Ge <lFaa!KO!4bW(b!j~<i!X6~8y*~UGd<b<i!k)A=i<G!bO=G<l!bA=lmbllc,<ie c d <fIa)(b<fIaV}e,<f!XX2a<fIa-<b!m)A<fIa5E<bNzIai!eZJa)!bf!al!bSe <i!bO(iGbmcll<imcll!alGb<fIa)(g<fIaV}Gcmbl<l<GA=t<g!bA=g<b!eZ=z!a=j<d!e|=;d <g<zD<;U#e !XX2a<g!m)<yA(5a<g(b<mDz(dIae(g<g!a|O(g<dIaa!bA(i}<g<]~U=q!a<g<iO<qz=u!b<i<rA<qz=i!XX2a<5a!mA<m<b!bANzIai!eZ=gc <dFai!iW#e c <f<l<Gxt<fIaa!bSGa<G<u|Ge<i<l<Gx5zGemcll<f!a?a-<f<uJa5T<f<iJa5&<f!aJa5K<f!8qaA<l<tx5e#Gcl!b=j<b=xmbll<j#Ga<x!bA=gmbll"d=&!a=g!amcl<bIai!hW!fSGc"d=&!bf<f<mJa:<f<yJa5t<f<hJa5u<f<]Ja5r<f<rJa <f<f! O(dJa5;<f<v!eZ!a<b!eSz(zJaV<f<mJa5E<f<yJa-<f<hJa5K<f<]Ja5T<f<rJa5&<f<f!8naAJa5S<f<dJaL<f!8!aA=;!b=j!b=d!a=bd c <f<;JaXbd <z<j(hNGb<f!XX2a<h!bA(j!m)<yA<j<mDz(5aIai(l!eZ(jJa)<f<hJa6jb<f!XbA(=<f!6jbA((x5K#Gal!XX2a<h!m)<yA<h<mDz(oIae(i<i!a|O(i<oIaa!bA(u}<i<]~U=t!a<i<uO<tz=G!b<r<uA<tz=u!XX2a<q<h<x!bWz(q!m)<yA<m<qNz(xIae=i<xIaa=t<h<g<oIai<xIaiU!iWe,<f!a?aQb<f!aJaMb<i<i!a|O(g<t!bA(i}<g<]~U=x<f!a<g<iO<xzJa_b<f!b<i<rA<xzJaXb<f!a?a6rb<f<GJa6Gb<f<uJa6jb<f!aJaCb<=<(xH=x<5aIai(l!eZf!a=x<i<i!a|O(g<t!bA(i}<g<]~U=o!a<g<iO<oz<GSe !b<i<rA<oz<u<Gx5z#=xl<jl<h!cA~<l!hW!fSW(hz=g<b<hU=b<d<xW=d!b=xmbll!b=o<b!bW#e "c=&!cmcl<d!bWe <g9"<{"5:e_=&!c=j<g!bAmff!c=j"^e=&!a=g!b=h!amglall=j<w#=o<&<g9"<{<j9"i{__=&<w!a|=h!amdll<g9"<{"Xc_=&!b=j<gl=b!a=h<f!xA(d!a<bx.<d<b<cx*!XX2a<fIa;<b!m)A<fIa<<bNzIai!eZl<v!eZx.<<!,SGb<f<&RaK<h#Gb<f!6d6%XxJaA<f<j?a@<f!j?a5E<f<gJa5K<f!XX2a<fIa;<g!m)A<fIa<<gNz(bIaa(cJa-<f<bIaeJa5T<f<cJa5&<oe <f!b?a)l<fIaIFa5h(b!e|e <f<b?a)l<f!xA<f!8qaAx6kbmbl<f!xAx5Tll<k!4bW(b!q|e <f!f?a5E<f<nJa5K<f<sJa-<f<pJa5T<f<sJa5&<f<k?a@<f!a?a)<f"XXXX<<b!GO!a<b!G~z9"d{(&MEa5 <f"X6a_M2a<&MEaO<f"{QC72b<&MEaA<f!xA<f!8qaAx6kbl<a<fIa>Jai<a<fHaKRaa<e#e !_72a!6r12aIaa#?aal<f!BbA%al8Jnco,dPc c,&a!KO(f%a!4b=g<bFaa(x=hc c c <x!bOndabcel<bFabmcl<bFab=h!8:b=gmcl!3bl=g!a=hl<aFai=i<a*a5l=l<aFa5G=m<aFa5k=G<aFaj=j<aIae=n<aFa;=o<f!a5oas<f<o!c|?au<f<c?ar<f<nJax<f<h?ao<f<g?an<f<j?am<f<G?al<f<m?ak<f<l5oai<f!,<i<i!8paSz?aG<f!iA(c!xx5a<f<aIaaJai<c<f!mAx+!6j72aIaa=l!6D6f2a!8g6f2ax+c c <e!xA!6z6a2ax6wb(h#e <dIa IarFak!c|e <c<d<eIaix5D<d!<A<dIaI(a<fIai(c<a<c}z(kx5J<dFa5r!b|Gd<k#Gc<k!bA=kmdll<d!<A!ax5J<dFa5r#Gbl<f<dFa#!XXXXeUJai<f!iA<f!mAx+!a=klc <dIa (aIarFak!cSe c c c <eFax!bOnGeebbceeeeeebbal<eFay=a<d!<A!m!a<dIaI!2aDzxG<f<a!a<a!8iaNz!m)Fa6DC !XXXXeUJai<f!iA<f!mAx+mdl<f!aJax<f"XXXXxRai<a<e<f!iA(ax5j<d<fIam<fIaxxE<ax1bmcl!a=h!b<aIaa<aIai(c<aIae~(gz=a!a<c<gz(ge <aFaa!5qS=hl<eIaa=c<f<hJaI<f<gJa%<f<aJa<d <f!iA(e<f!<Ax5N<fIai!b|Gc<fIax(h<cDGa<c<fIar}Ga<fIap<c}Gal<e<a<g<fIam<hx5}<fIai(a!XXXX5SSGb<f<fHam(rRam<f<aJai<d<r6=<r"<M6=xE<ex1bf<he <aIap(aIae=c<aIaa=a<f!a?ar<f<c!a<azJax<f!bJai<f<a!b<azJamd <f<f!iAx5c<fIaa(a#Gd<f!<A(c<a<fIae<aAx5f<d<fIa%<fIaIxE<cx1bmalal<d!<A=c<dIae(h<dIai!eLA=m<f!%A=n<f!KA=G<dIaI=ad c <ae <m<hO!eZ<aNGb<a!eL<hA=af<h(a<mSGbl<f<dIa (hIaxJap<f<h3aaa3lai<a!xA=h<aFame <f<aIaiJa<<f!<A<nx+fc <f!XX2a<fIar<aIae(a!m)A<fIap<aNz(aHaaRa<<f<aIai(aJaI<a!iW#e c "a=r<fIai=g<fIam(a<fIa<(i!bA(jD<a<jO!iDWe <g<jAHaa=rl<i!yA(j<a~<a<jO!i}U=o<i!jA(i<a~<a<iO!i}U=y<g<jA=q<g<iA=]!8E[=a!XXXXe=gd c <a#Gc<a!8GC2aAFaa(i!i}e <r<a!6!C2aAHaa6b<i!,[!dL9{:Gbfc <a!6!C2aAHaa<r5wGa"a=u<y#e <]Haa=ul<i!bA=j<a!6NC2aAHaa=s<i!x}e <u<s6b!Xb<j!dLO9{:e mefmclal<u<s5wGa<oeP"af<qHaal<a!8fC2aAHaa6b<j!>)9{:Gcll<g!bA=g<a!vA=ambll<f<gJaT<f!TA<Gx+mcll!6r72aIaa=a<f!iA<f!<A!6G72axA<f<axMb!XXXX5SUJaT<f!TA<Gx+<a!6r72aIaa(g~Ga<c<a!C72aIaaA<g<aOx5 !a=amdll!a=a<c!m!a<dIaI!2aDzxGmbll<eFax!c|Gb<eFay=a<c!m!a<dIaI!2aDzxG<f<a!a<a!8iaNz!m)Fa6DC !XXXXeUJai<f!iA<f!mAx+ll<d<dIaK<dIaTAJaK<f!6j72aIaa<lO!cOJam<f<kJai<l<f!iA(a!cx;<x!dSe <a<bIae<bIaixD<fHai=r<f!d!a<fFax(bzJar<f!8!6f2a!b<bzJax<f<rRai<f!<A(b<ax5g<fIa%=c<fIaI=d&a!xO(a%a<a<c<dx5>Jam<a!mA<a!xA(ax+<a%a<bx1bl<f!KA%al_ech,ePc,&a!xO(h%a<eIai(f!hW!dSe c <f!iWe <h!iA<b<c<d<exY<hIam=d<hIaimdl!b=i<dIaa=f<dIae(d<eIaa(e!bA(gDe <d<gO!iDe <f<gAHaa=Gll!a=g<b!4bW(b!eNe <c<b!k)!8N6f2aA(iAFai(c!i~=b!a<c<bz=g!b<i<bz=il<e!yA(b<d~<d<bO!i}U=j<e!jA(c<d~<d<cO!i}U=e<b<fA=k<c<fA=f!a=dd c <d<gSGc<d<iAFaa(b!a<b!5xNz(l!v)(c!9Q2aA=b<cFa6:Q =c"b<l9{(o"6l6}6m8I8b8~6a6x>^"a5we <G<bHaa6b<c!,[!dL9{:Gbfc <bHaa<G5wGa"a=m<e#e <fHaa=ml<c!bA=c<bHai=n<o"8K6S8*6c6?_8!8Ig^"a5we <m<n6b!Xb<c!dLO9{:e mefmclal<m<n5wGa<jeP"af<kHaal<bHax6b<c!>)9{:Gcll<d!bA=dmbll!bmcll!al=b<a<dJae<a<bJaa<h!xA%al6gdci,dP<bFa?(h<bFa5n(bA!8ja~=f!b<b!m)!6!C2aA<fz=i<cIae(b<d!xA(g}<b<gO!i}U=j<d!iA(d<b~<b<dO!i}U=k<g<cIaa(bA=l<b<dA=m!a=g!a<h<fz!m)=b!a=cc d c <b#Gc<iFaj(d!a<d!5xNz(h!v)(f!9Q2aA=d<fFa6:Q =f"b<h9{(o"6l6}6m8I8b8~6a6x>^"a5we <e<dHaa6b<f!,[!dL9{:Gbfc <dHaa<e5wGa"a=G<k#e <mHaa=Gl<f!bA=f<dHai=n<o"8K6S8*6c6?_8!8Ig^"a5we <G<n6b!Xb<f!dLO9{:e mefmclal<G<n5wGa<jeP"af<lHaal<dHax6b<f!>)9{:Gcll<i!mA=i<b!mO=b<c!bA=cmbll!b=gl<a<cJae<a<gJaal6fcccPe,<cFai!iWe <a<b<cx5"=ifc <bIaa=g<bIae(b<cIaa(h!bA(cDe <b<cO!iDe <c<gAHaa=dll<aFap(c!i}e <d<aHaa6b<c!,[!dL9{:ol<aHaa<d5wGa"a=d<b<h!jA(fDe <b<fO!iDe <f<gAHaa=dll<c!bA=f<aHai=e<c!x}e <d<e6b!Xb<f!dLO9{:ol<d<e5wGa"a=d<b<h!yA(cDe <b<cO!iDe <c<gAHaa=dll<d<aHax6b<f!>)9{:oll<il8RbccPh,<c!cL<bA=h<aIaa=i<aIae=f<aIax=j<aIam=k!a=ad c <a=c<b<hSGa!XX2a<bIaa(a!m)<kA<a<jDz(gIai"a=d<f<gIaa(l!bA(aDe <f<aO!iDe <a<iAHaa=dll<b!eA=b!b=a!iWGb<e"b",!h<gIae<lO!cO(a<a!hDz!dL9{",6b<d^<a96b"6n8|6&8~6x6>8p6]6s,P"?M{(d^"a5w<cU=a<d<e_=embll<c!,[!bWl8ebbf,&a!<O(c%a<aIae=f<aIaa=d<aIai=e<c<aIam(gJa;<c<eJap<d<f|e <f<dO!>5!=a<gIax=f<gIam=gd <c!xA<dx!<cFax!g|e c <c!iA<c!pA<dx=<cIai!b|Ga<b!XX2a<cIam(e!m)<gA<e<fDzIai!eZ(e<b<e~z=bll<d!>A=d<a!bO(aGall<c!<A%a<bl6nbbg,&a!xO(c%a<aIaa=d<aIae=gc,c d <d<g|e <a<d!bA(fJaa<dFaa=e<f=d<e!FS<e!8vaSUGb<c!iA<bx"<cFai(f#Gc<cFaj<e!<!a<e!6}aO!4bW!w}zUSGbmcll!dmbl!c!b<fzl<c!xA%al5Jbd,&a!xO(c%ad c <c!iA<bx5#<cFai#Ga<cFaj=e<aIai(d<aIaaSe <a!bx0bl<d<aIaeA<e?aa<a<d!bAJaimbll<c!xA%al5#bc,d c <b<cSGa<b!bA=d<bFaa(e!8:aSe,<c<dSGb!*!8:a<bFab!5jSz=e<b!cAf<dl=b<aIai(d<aIaaSe <a!bx0bl<d<aIaeA<e?aa<a<d!bAJaimblllWbd,!XX2a<aIap<b!m)A<aIa;<bNzIai=e<aIai(d<aIaaSe <ax6Ibl<aIae<d!eLA(c<e!hW!fS?am<c!aJai<c<b!bAJae<c<bJaa<a<d!bAJail>bb,<aIai(c<aIaaSe <ax6Ibl<aIae<c!eLA<b3aaa3laa<a<c!bAJail5lbb,<aIai(c<aIaaSe <ax9bl<aIae<c!cLA<bJaa<a<c!bAJail bb,<aIai(c<aIaaSe <ax9bl<aIae<c!cLA<bJaa<a<c!bAJai<a<b<aIamAJaml*bb,<aIai(c<aIaaSe <ax&l<c<aIaeA<b?aa<a<c!bAJailWbc,<aIai(e<aIaaSe &a!xO(d%a<d!iA<a<aIaa!b!i!xxP<dIai!5:XXX5SSe <d!xA%af<dIamall<aIae<e!eLA(d<cJai<d<bRaa<a<e!bAJail5#bc,<aIai(d<aIaaSe &a!xO(c%a<c!iA<a<aIaa!b!e!mxP<cIai!5:XXX5SSe <c!xA%af<cIamall<aIae<d!m)A(c<bIaiJai<c<bHaaRaa<a<d!bAJail5|bc,<aIai(d<aIaaSe &a!xO(c%a<c!iA<a<aIaa!b!e!rxP<cIai!5:XXX5SSe <c!xA%af<cIamall<aIae<d!r)A(c<bIaxJax<c<b3aaa3laa<a<d!bAJail5|bc,<aIai(d<aIaaSe &a!xO(c%a<c!iA<a<aIaa!b!e!pxP<cIai!5:XXX5SSe <c!xA%af<cIamall<aIae<d!p)A(c<bHaxRax<c<b3aaa3laa<a<d!bAJail5ybb,&a!xO(c%a<c!iA<a<aIaa!b!e<bxP<cIai!5:XXX5SSe <c!xA%af<cIamall5obb,&a!xO(f%a<f!iA<a<b<c<d<exP<fIai!5:XXX5SSe <f!xA%af<fIamall~bb,&a!xO(e%a<e!eA<b<c<dxs<eIai=b<eIae!b|e <a<eIamJae<a<bJaa<e!xA%af<eIamall6ubcc,bP<ac,&a!xO(e%ac <d9<b9P(g"<M:e <g6=(d!XXXX5S<cONe <d#e <a<cJai<a!aJae!amel<e!iA<c<dx5p<eIai(fe <a<fJai<a<bJae!amef<a<dJai<a<cJaemdlall<a!aJael!blJaa<e!xA%alLbd,&a!xO(e%ac <c!h~e,<e!iA<b<cx5~<eIam=d<eIaifc d <c<d|e <b<dAFaa!8:aSGc<d!bA=dmbll<c=dmcl!bl=fl<a<fJaa<a<dJae<e!xA%al6Kbbf,&a!xO(e%a<bIam!XX2a<bIaxzFai!iWe,<bIai(f<bIae~=g<cIae(d<cIaa(h}!a<f<gz<d}U=f!a<d<hO<fz=d!b=c!b<h!b<bIaa<gzA<fzf<e!iA<b<cx,!a=c<eIam=d<eIail=b<a<c?am<a<dJae<a<bJaa<a!aJai<e!xA%al6ncbh,&a!xO(e%a<a!aJa5r<a!aJa><a!aJar<a!aJai<d!cL=d<a!mA=h<bIax=i<bIam=jd <de !XX2a<cIaa(g!m)<jA<g<iDz(fFai!iWe <e<b<fxp<aIai=f<a<exi<e!b?am<e<fJae<e<gJaa<e<aIaiJaif<fIaa=k<fIae=f<e!a?am<e<f!bOJai<e<k!bAJae<e<gJaal<h<exl<c!eA=c<d!eO=dmbll<a!b<bIaa<bIai(a<bIae~(bz!a<a<bzx6qb<e!xA%al8~bbh,&a! A(e%a<bIax=h<bIam=i<bIae=g<bIaa=d<bIai=cd c <b!aJai<ce <c!bO<g<dO!p5!DGb<d<c!p)A=dld <g<d(cSGb<b<c!pA(dJaa<cIai<iIaaDGa<cFa](f!y~!b<fL!X5:GW#UGal<e!iA<h<cx6rb<eFa5x!dSGa<aIai(f<aIaaSe <a!bx6&bl<c!pA=d<aIae<f!>)A<e!iA!>8Dkaa<a<f!bAJai!a=cmbll<e! O%al6obbg,&a! A(g%a<aIae<aIaa(eO!p5!(c<aIai(d<c<d}z=c<bIai<bIae(d!>)A=f<bIaa<aIam=ad <ce <g!iA(h<a<ex6rb<f<h!>8Dkaa<c!bO=c<e!pA=e<f!>A=f<d!bA=dmbll<dJaa<g! O%al5>bc,<c!6j72aIaa(d<aO(e!a<d<eDz(d<c<d}z=c!Q72aIaa<a!cLA=ad <c#<a#U#e <a<bIaaJaa<c!bO=c<b!eA=b<a!eA=amblllNbc,&a!xO(c%a<b!5NW=b<c!xA=dd <be <c<aIaaJam<c!mA<dx+<b!eO=b<a!eA=ambll<c!xA%al5qbc,&a!xO(c%a<c<a<bx5!<cIae=b<cIaa=d<c!a?ai<a<d<b<c!iAx6lb<c!xA%al6&bbg,&a!xO(c%a<b!eA=ec <bIaa(de,<b!aJaa&a!xO(f%a<de c d c <f!iA<ex:<fIai#Ga<d!bO(dGbmcll<d=hll<f!xA%a<hGb<c!iA<ex:<cIai=g<cIamf<c<ex:<cIaa=g<cIael=bl<a<gJaa<a<bJae<c!xA%al5zbc,&a!xO(f%a<aIap(aIai=g<f<cJai<f<bJae<f<d!4bW!i!a<ezU<g!eLA!xAJam<a<f!eAxx<f!xA%al/bc,&a!xO(d%a<d!eA<bIaa<cIaIx5D!a=c<dIam(ee <dIai<e!eLA!xO(ee !b=c<eIaa=bll<a<bJae<a<cJaa<d!xA%al5>be,&a!xO(d%a<d!mA=e<ce <aIaa(fe <d<bJam<c<f)=g<d!iA=e<aIae=cll<e<gJaa<dIame <dIai(ae <c<ax6bbll<d!xA%al8gbbg,&a!xO(d%a<d!eA=e<aIae=f!i<aIaa(c!bL(b<b!iNz(g(b!a5pe,c,c <ce,<f<c!b<bxBbf<be,<b!bx5Ef!b=cmcll(cGa<e!bJae!bmbl<e<cJae!al=c!if!b=c!a=b!el<eA<bJaa<e<cJaa<dIae!b|e <dIai=b<a<gJaa<a<bJae<d!xA%af<dIaiw<dIamall6Kbbh,&a!xO(d%a<aIai=b<a!6?6a2a!<x-<b!<A(f<aIai(h~=e!a<f<ez=f!b<aIae<ez=ec d <b<c~e !b=g<c<f}e <c<eATaa!a5ue <d<bJam<d<fJai<d<eJae<d!eA<cx6nb(g#Gell<c<gA=cmbll<b<h~Ga<a<bJail<d!xA%a<b<cNl6ibbe,&a!xO(d%a<b<c|e c <aIai(e<aIae~=f!a<e<fz<c}<b<c~U(eGa!b<b!b<aIaa<fzA<ez(aFaa!(|Ga<d!iA<a!bA<b!,[<cAxN<dIam#Ga<dIaiFaa!8uaO!8vbW#=gll<d!xA%a<gl6ubbf,&a!xO(d%ac d c <d!iA<ax5#<dFai#Ga<b<cSGc<dFaj=g<b!bA=e<bFaa(f!8:aSe,<c<eSGd!*!8:a<bFab!5jSz=f<b!cAf<el=b<f<gSGbmcll<b<c|e <bFaa!8:a|<c<b!bA|UGbl!b=hl<d!xA%a<hl6#bbe,&a!<O(d%ac <b<c|e c <b!bA=e<bFaa(f!8:aSe <c<eSGb!*!8:a<bFab!5jSz=f<b!cA=el<d!iA!i!b!bxu<dIai=b<dIam(g<f?aa<d!bJa;<d<gJap<d<bJar<d!rA<e<cxj<a<dIa;Jai<a<dHarRaamcll<a!aJai<a"XXXXxRaal<d!<A%alBbbe,&a!KO(c%a<c!xA<bx5#<cFaxe <cFay=d<c!iA!i!b!bxu<cIai=e<cIam(f<d?aa<c!bJa;<c<fJap<c<eJar<c<b3aaa3la<<c!rA<c!<Axi<a<cIa;Jai<a<cHarRaaf<a!aJai<a"XXXXxRaal<c!KA%alXbbc,&a!KO(c%a<c<b3aaa3la<c d c <c!pA<ax5#<cFap#Ga<cFav=d<c!iA<c!<Ax5#!a=b<cFai#Gc<cFaj<dSGbmcll<c!xA<c!<Ax5#<cFax!b[=bl<c!KA%a<b!bWl6]bbe,&a!<O(c%a<b!eA=d!c=ed <f<dIaaA=f<d!iA=d<e!bO(eGal!x=d<c!iA<f!b!bxu<c!aJa;<c<cHaiRard <de <c!rA<bIaa<bIaex-<d!iO=d<b!iA=bmbll<a<cIa;Jai<a<cHarRaa<c!<A%al8ibcf,bP&a!<O(c%a<c!iA<bIai(de,<d<bIae<bIaaO!p5!(e<d<e}zf!al!e!>xu<c!aJa;<c<cHaiRar&a!xO(d%a<c!rA(e<bIai(fe,<f<bIae<bIaaO!p5!(g<f<g}zf!alx6&b<eHae=h<d<e!iAJae<d<h"<6dRai<b<d!eAxz<d!xA%a<a<cIa;Jai<a<cHarRaa<c!<A%al5Ebc,&a!xO(d%a<d!XX2a<aIa_b<b!m)A<aIaMb<bNz(bHaaRaa<d<bIaiJai<c!a<c!4bW!5xNz!4bW!v)!9Q2aA<a!8|aA<dxe<d!xA%al5ha<a<b!XX2a<aIam<b!m)A<aIax<bNz(aIaa<aIaexJlJbb,!XX2a<aIam<b!m)A<aIax<bNzIai(c!gW!eSe <a<b<c!eZx.ll5}bb,!XX2a<aIam<b!m)A<aIax<bNzIai!eZ=d<b!bA=bd c <b<dDGa<aFaT!bSe <aFaI!bW#Gbl<a<b<cx5k!XX2a<aIam<b!m)A<aIax<bNzIai!eZ=bmblll?a<a<b<c<d<e!XX2a<aIam<e!m)A<aIax<eNz(aIaa<aIae<aIai!hW#x5ml8tbbc,&a!<O(d%ac <aIarFak!cSe <d!eA!b<aIaa<aIai(e<aIae~(az!a<e<az<bIaa<bIaex5}<dIae!XXXX5SSGb<d<dHaeRax<d<dIam(aJap<c<dIar<ax-<d!xAx1bf<d!XX2a<aIam<bIai(b!m)A<aIax<bNz(bHaaRax<d<bIai(bJapc <b!hW!dOneaccacl<a<d!xA<cxAll<d!<A%al6scbe,&a!<O(d%a<d!XX2a<aIam<b!m)A<aIax<bNz(eHaaRax<d<eIai(eJap<e!hW=f<c!a<c!4bW!8iaNz!4bW!m)(g!6!C2aA=ec c c c c <gFa6NC !bOnhaddddbcdl<f!d|Gc<dIar<dIaxO!d}Gcmdl<f!d|Gb<d!iA<eFal<aIapFaF<a<d!xAxc<dIaiGc<dIar<dIaxO!c|e <a!h!a<c<bxKf<a<b<c<ex6jblmcl<f!e|Ga<a<eFal<bx5*mbl<a<b<d!xA<c<ex6ibl<d!<A%al!a<a<b!a<c!a<c!4bW!8iaNz!4bW!m)(b!6"C2aA<aIar!jA<bFa6!C zFaa!b<c<dx5GlBbbb,&a!<O(i%a<i<c?a5a<i!a?a;<i<b?az<i!a?ap<i<eJax<i<fJar<i<gJam<i<fJai<aIar=c<i<d?av<i<d!a<d!4bW!8iaNz!4bW!m)(b!6"C2aA<c!jA<bFa6!C zFaa?aw<a<i!iA<bFa6|C #<hx5?<i!<A%alMbbb,&a!<O(h%a<h<c?a5a<h!a?a;<h<b?az<h<d?aw<h<f?av<h<e?ap<h<gJax<h!XX2a<aIam<g!m)A<aIax<gNz(bIaa(cJar<h<bIaeJam<h<cJai<a<h!iA!a!ax5?<h!<A%al5pbb,&a!<O(e%a<e!{_XxJaw<e!e?ap<e<bJax<e<cJar<e<dJam<e<cJai<a<e!iA!a!ax5?<e!<A%al-bb,&a!<O(e%a<e<dJa;<e<cJap<e<bJar<e<aJax!a=d<e!xA<e!pA(axh!4bW!dSe <e!iA<ax"<eFai!b[=dl<e!<A%a<d!bWl6!bbc,&a!8waO(e%a<e<bJax<e<aJam<e<cJar<e<dJap<e<e!8vaA(aJa5&<e<aJa5;<e<aJa:<e<e!pAJa5t<e<aJa5u<e<aJa5r<e<aJa <e<e!rAJaE<e<aJa><e<aJa5m<e<aJaK<e<e!xAJaT<e<aJaI<e<aJa%<e<aJa<<e<e!mAJa;<e!;Ax5I<e!8waA%al6!bbc,&a!8waO(e%a<e<bJax<e<aJam<e<cJar<e<dJap<e<e!8vaA(aJa5&<e<aJa5;<e<aJa:<e<e!pAJa5t<e<aJa5u<e<aJa5r<e<aJa <e<e!rAJaE<e<aJa><e<aJa5m<e<aJaK<e<e!xAJaT<e<aJaI<e<aJa%<e<aJa<<e<e!mAJa;<e!;Ax5H<e!8waA%al6Decd,bP&a! A(e%a<a<b<c<d!axa<e!iA!6r12aIaa(a!i!xxu<e!aJa;<e<eHaiRar<a!p)=c!C12aIaa=dd <ce <e!rA<d5ja]<d5Gam"i{_<fxo<c!pO=c<f!bA=f<d!pA=dmbll<eIa;=a<eIap<e!aJa5m<e"XXXXXbRaT<a<e!TA(axO<a!i!xx(e !6r12aIaa=a!6r12a!aJaa!6G12aHaa=h!6G12a"XXXX2aRaa<e<aJaI<e<hRa<<eIar=a<e<eIap(d<eIa;!eL(cAJa><e<aJa5m<e<dJaK<e<dJaTd <ce <e<d!xA(aJaK<eIa%<dIai(b!p)A!a<eIaI<b~z(b!a|(d!6G12aIaa!6r12aIaa(fO~e !6G12a<f<d!e!pxrl!C12aIaa!6r12aIaa(f!p)A=dd <be <d<bHaxRax<d<b3aaa3laa<d!pA=d<f!bA=f!a=bmbll!6r12a<fJaa<c!xO=c<a=dmbll<e<e!TAJaE&a!xO(a%a<a<eIaE(bIaaJam<a<bIaiJai<a!iA!i!xx(<a!xA%a<e!<A!e!px(f<e!rA!i!xx(l<e! O%al8xbcd,bP&a!KO(e%a<aHaa(h"4b^"e5ve <e!e?a;f!X12aIaa=f!8D02aIaa=g<e<hRa;<e<fJap<e<gJar<e<bIaiJax<e<bHaaRail<e!iAx5y<e!IA<a<b<c<dx6sb<dFaF=b&a!xO(a%a<eFaF=c<eFaT=d<a<eIaIJam<a<c!bL!cW!Xc!a<bz<dUUJai!d<a!iA!cx;<a!xA%a<e!KA%al?a<a!<A<b<cx5 &a!xO(a%a<a<b<cx5>!XXXX5SUJam<a!mA<a!xA(ax+<a%al8tbbc,&a!xO(d%ac c c c <aFaa!bOndabcdl<c<aFab(a!a<a!5xNz!v)(a!9Q2aA<aFa6:Q x-mcl<aFab=a<c!(xn<c<a!a<a!5xNz!v)(a!9Q2aA<aFa6:Q x-<c!(xnmbl<aFac<aIae=e<aFab=a<d!c?ai<d<a?aj<d!iA<b<cx5x<c!?xn<d<b<ex5S<c<dIaa<dIaex-!b|Ga<c!Txnl<d!xA%al6:bbd,&a!xO(b%a!6r72a!aJaa!6j72a!aJaa!8g6f2a!8q6f2ax+!6D6f2a!8g6f2ax+!6r72aIaa=d!,=cc c c <aFar!bOncabcl<b!XX2a<aIam<aIap(c!m)A<aIax<cNz(cHaaRaa<b<cIaiJai<a<b!6G72axA!5y=cmbl!5q=cl<b<dxMbJae<b<cJaa<b<b!iAx+<b!xA%al bb,!b=cc c c <a<b!c!a!axQb!4bW!bOndaabcl<aFaT!b[=cmbl!a=cl<c!bWl8Hbbc,<b!iZ=d!c=cc c c c c c c c c c <a!4bW!gOnxabcdbihiejfhhghhil!a=c<b!bW#Gi<b!444h~Gg<b!XXeW#Gi<d!bW#Ggmil!a=c<b!bW#Gh<d!bW#Gfmhl!a=c<b!XXXi}Gg<b!bWGemgl!a=c<b!bW#Gf<d!b[<b!444h~U!bWGdmfl<b!bW#Gdmcl<b!bW#Gb!dol<b!444hNGbl!bol!a=cl<cl8Ebbf,<bFa5j=e<bFaK=d<bFag=f!g=cc c c c c <bFa5l(b!nOneaebcdl<d!b|Gd<e!a<e!8iaNz!4bW!m)(d!6!C2aA=bc c c <dFa6}C !bOndabcgl!a=cmfl<bFah=g!b=cmel<bFah=g!c=cmdl!g!g!f<d!d|z<f!4bSz=cmcl!d!g<d!bSz=cmbl<f!4bS<b!h|U<dUGa!g!e<e!8jaO!4bW!6"b}z=cl<a<g?ab<a<c?aal5Ebe,<bIaa=e<bIae=fc d <f<e(dSGb<b<d!bA(eJaa<dFaa(c!FS<c!8vaSUGal<c!<!a<c!6}aO!4bW!w}zU=cl<a<c?ab<a<d<f|?aal+be,<b<aIamA=e<aIax=fd !a=d<b<cA<f}e <c<eAFaa=dl<c!bA=c<d!KO!4bW!k}<d!/W!6}aO!4bW!w}UGal<a!a<b<c!bOx6tbl6ebbd,c <b<dA(e<bDe c <aIax(f<e}Ga<b<aIam(gA<c<dx5zGa!a=d<e<f}e <e<gAFaa=dl<d!4bW(c!5iS<c!8vaSU<d!KO!4bW!k}UGa<d!/W!6}aO!4bW!wDGcll<a<bx5]!a=el<el8ibbf,<aIax(f<bNe <aIar(d<b~=efc <b<aIar(dDGa<b<aIam(gATaa(h!a5pe !b=embl<a!mA<bx6nb(eGa!a=d<b!bA(c<f}e <c<gAFaa!8wbW!BbS=dl<b!cA(c<f}e c <d!b[<h!5 |UGa<c<gATaa! 5pGa<a!o<b!dx6tboll<a!n<b!bx6tboll<a<c<d<b<b<d~z<ex6tbl8ibbf,<aIax(e<bNe <aIar(d<b~=cfc <b<aIar(dDGa<b<aIam(fATaa(g!a5pe !b=cmbl<a!mA<bx6nb(cGa!a=d<b!bA(c<e}e <c<fAFaa!8wbW!BbS=dl<b!cA(c<e}e c <d!b[<g!5 |UGa<c<fATaa! 5pGa<a!o<b!dx6tboll<a!n<b!bx6tboll<a!k<d<b<b<d~z<cx6tbl5:bbf,<aIam=d<b<aIax(c}e <b<dAFaa!8KbS=el<b!bA(f<c}e <d<fAFaa!8wbW!BbS=gl<c<b!cA(c~e c <e<gW#Ga<c<dATaa! 5pGa<a!o<b!dx6tboll<a!n<b!bx6tblLbc,c <b<aIax(c}e <b<aIam(dAFaa!KO!4bW!jNe <c<b<b<c}z=ad <a<bSGd<b<dAFaa!KO!4bW!jNe <b!bA=bmbll<boll<a<b!hx6fb!a=al<al6}cbc,<aIam=cc c <b<aIax(d}e,<b<cAFaa!FSf!al<bA(b<d}e <b<cAFaa!KSe <b!bA=bmcll<a<bx5u(b#Gb<aIam=c<aIax=dl<b<d}e <b<cAFaa!5iSe <a<b!bAx5u(b#Gc<aIax=d<aIam=cllc,<b<d}e c <b<cAFaa!8vbW!6:aSe <a<b!bA(b<d}e,<b<cAFaa!5hO!3bWf!bl#<bAx5u(b#Ge<aIax<bNGbl<b<aIamAFaamcll!al(c!4bW(d!5i|<d!8vaS<c!KO!4bW!k}U<c!/W!6}aO!4bW!vNU#We <bol<a<b!ix6fbl!al6 bcc,b5~<aIaa=c<aIae=ad c 3m4444444444444444=e<a<a<b~e,<b<cAFaa!kSf!al<bA(bDe <a<bO!xDe <b<cA3aaa3m<<<<<<<<<<<<<<<<3%=ell<a<b<e3-!XXeU5EA(bNGac c <b<cAFaa(d!jOnfadccabl<b!bA=bmcl<d!<SGbll<bl5Ecb5~c,3m4444444444444444=c<aIaa(dIae(e<b<aIaeIaaA(aDe <e<aO!xDe <a<dIaaA3aaa3mnnnnnnnnnnnnnnnn35d=cll<c3-l)bc,<b!VW=c<b!8>444hW<aA<b!oWx5==dd <ce !x=b<a3aaa3mnnnnnnnnnnnnnnnn35d3-e <a!xx5==bl<a!xA=a<c!xO=c<b<dA=dmbll<dl5;bc,<b<cA=dc d <ce <bFaa!jO(e!t~!b<eL!6]XXeW#UGc<b!bA=b<c!bO=cmbll<d=bl<a<cJae<a<bJaal5aa<ce <c<bx5E=bl<a<cJae<a<bJaal+bf,c d <c<dSGb<b<dA<d!bA=dTaa!6|,5s<fA(f!INGal<c<d!bO(g}=d!a<g<dz=c!b=h!b<b<dz=bl<a<h?ai<a<cJae<a<bJaalZbe,<bFai#e c <bIae=d<bIaa=ec d <c<d|e <c<eA(fFaa!*SGc<c!bA=cmbll<b!b?ai<d=cmbl<b<d<c!,[AJae<b<f!bAJaall<a<cJae<a<eJaal6*bbh,<c<c!eA(d<c<d~z=g<bIam=h<bIax=i!b=ec d c <c<gSGc<c<iDGa<c<hAFaa(d!KO(j!4bW!kDe,<d!8zaO!4bW!g}e,<d!8yaOf<d!8baO!4bW!8~b}Gc<d!ROlf<jl!4bW<f!eLU=f<c!bA=cmbll<b<cxS!a=el<a<fJae<a<eJaal6ybbd,<b<aIae(c<b<c}z=d<a<c<dOJae<a<d<aIaa(bAJaa!a=a<ce d <bFaa(c!KO(e!4bW!kDe,<c!8yaO!x<c!RO<c!6}aO!4bW!gDz<c!8zaO!4bW!g}zf<el!oW<a!eLU=a<b!bA=b<d!bO(dGall<al5]bd,<ce c d <aFaa(d<bFaa(eSe <a!bA=a<b!bA=b<c!bO(cGbmcll<d<eO=fll<fl5hbbP<be d <c"b<a5jaa{_=c<a!bA=a<b!bO(bGall<cl5ybb,<b#e !aold c <b#=c<b#Ga<b!bO=b<aFaa<a!bA=a!KO!4bW!k}Gbll<clJbc,d <be <c<aFaa(d!8Rb~A<d2!6|,5sA=c<b!bO=b<a!bA=ambll<cl5"bd,d <b#<d#U(g#e <cFaa=e<aFaa=f<d!bO=d<c!bA=c<b!bO=b<a!bA=a!<!a<f!6}aO!4bW!w}z<fU!4bW!<!a<e!6}aO!4bW!w}z<eU!4bWSGbll<gl5Sbe,!8*02a<ax0b!b<a<a!bNz(d!bO=b!8!02aIaa(e!8>02aIaaA=cd <be <c!a?aa<b!bO=b<c!bA=cmbll<d<eA=b<ae <c!a?aaf<b!bO=bl!8!02a<bJaal8bbbb,<aIaaIaa=bd c !8I02a!8I02aFaa(a!b<az?aa<a#Gad !8I02aFaae mbfmdlalall!8!02aIaa(a!5:X2aDe !8*02ax1b!8*02a"XXXXxRaa!8!02a!aJaa!8|02a!e!mx(!6G12ax6%b!8|02a!8>6a2a!6jf8Dkaa!8!02aIaa=al<a<b}e <b<aOx5&l!8I02a!a?aa!8>02aIaal8ybbg,&a!XbO(b%a<aIaKIaa=c<aIa<Iaa=d<aIaxIaa=e<aIaaIaa=fd c !8I02a!8I02aFaa(a!b<az?aa<a#Gad !8I02aFaae mbfmdlalall<b! O(a!8>02aIaa!8!02aIaa<d<c<exCb<b<bIa5uJai<b<bHa Raa<b!mA(c<b!8gaA!5m8Dkaa<a<b<f<c!bxa!8I02a!a?aa<bFa5u<b!XbA%al6Sfbh,&a!7bO(b%a<aIaKIaa=d<aIa<Iaa=c<aIaxIaa=f<aIaaIaa=ed c !8I02a!8I02aFaa(a!b<az?aa<a#Gad !8I02aFaae mbfmdlalall<b! O!8>02aIaa!8!02aIaa<c!a<c!a5sz<d<fxCb<b<bIa5uJai<b<bHa Raa<b!mA<b!8gaA!5m8Dkaa<c!a5ue,<c!5E}e,<b3maaaaaaaaaaaaaaaa3la !g=d!f=a!h!i<c!5?Szf<b3maaaaaaaaaaaaaaaa3la !c!a<c!,[Fa8q6a (a!dO!4bW!c}(cz=g!m!g<cz=d!gl=c<b<b3aa 3laCb<b<g?a9b<b!a?a6%b<b<a?a1b<b<d?a0b<b<c?a6(b<b!CbAf<b!d?a9b<b! Ol=ac,<b<bIaiJa5u<b<bHaaRa <b!d?a5<<b<aHaaRaXb<b<a3aai3laMb<b!mA=d&a!xO(a%a<b!XbA(cFau!dSe <a!eA<c<e<dx?fx7b!6r12a!aJaa!6G12a<cxq<a"eRae<a!a?am!6?6f2a=cl<a!eA<c<e<dx5o<a!xA%a!6j72aIaa(a!eDe c <a!h|Ga!Q72aIaa(cFam!b|Ga<c!xA!8q6f2a!mx5zGa!amcll<b<aJa !a<b! O(a!bx;<b!C72aIaaJa !b<a!bx;<b!6r72aIaaJa !c<a!bx;!Q72aIaal!8I02a!a?aa<b!7bA%alMGbr,&a!2bO(b%a<aIai=e<aIae=f<aIaa=g<aIarFai(c!a<c!8iaNz!m)Fa8aC =cd <d!p|e <d<b!6zbAA!aJaa<d!mA=dmbll<b!a5oaE<b<c?a5y<b<bHa6zbRap<b<b3aa6%b3la<<b!aJa><b"XXXX2aRaK<aIa;(c!aJa5T<c!aJa:<c!aJaT<c!aJa<!b<g<e<f~(cz=l<b!KA=n<b!a<e<cz(oe,<lFaa!5qSf!alJa5t<b<oJa5u<b<lJa5r<b!6KbA=g<ac,c c c d c <b!8kaA<b!6DaAx5N<bIa:(m!b|Ga<bIa5K=x<bIa5T=y<b!6zbA(i<l<o<bIa5;(G<bIa5&(qx5}<bIa6%b=c<bIa6(b=d<bIa6zb(]!XXXX5SSGc<b<cJa)<b<dJa5E<b<]Ja-<i<l<o<y<xx5}<bIa6%b=i<bIa6(b=k<bIa6zb(f!XXXX5SSGd<b<iJa5S<b<kJaL<b<fJaV<aIapFaF=m<b!xA<bFa5y(r!a<r!nNz(f!E)!8g6p2aA(j<d<cxW<bIax!bSe !b<bIar(h!oWL(e<m!bL<jA*agW#e <e<b*aE(cWe <a!a<G<qxJl<b<c<eU5oaE<h<jFa5nA=e<f!hO!4bW!8:bDe c <b<j*aJ5oa6Kb<b"aRa6?b!a=d<g=cd <d!pSGb<h<cFaaSe <d<b!pAA(fIaa#e <f!bJaa<f<xJai<f<yJaell<d!mA=d<c!bA=cmalall<e!a<e!4bW!8iaNz!4bW!m)(dFa6NC <k<i<aIapFa*x6ob(c!4bW!p|e <a<c<d!6!C2aAFad<e!a<y<x!ax5ml<b!8>aAx1b<b!8=aAx1bmdll<a!xx5qe c <jFa5Ge <b!iA<r<d<c<mxU<bFai#Gbl<b!c?a6kb<b!x5oa6ib<b<r?a6gb<b!d?aQb<b!aJa_b<b<GJaMb<b<qJaXb<b<GJa5N<b<j!bA<aIar!jA<jFaazFaa?a6hb<a<b!8DaA!a!ax5?<bIa)=c<bIa5E=d<bIa-=]ll<aIa;=h<bIa>=e<b<]Ja6rb<b<dJa6Gb<b<c<dAJaBb<b<dJaCb<hIa<=d&a!xO(f%a<h!pA<bIaCb(c<bIaBb<cOx-<f<bIa6GbJam<f<bIa6rbJai<f!iAx1b<f!xA%a<b!b?a7b<b<dJa6(b<b<eJa6zb<b<hIa<Ja6%b<h!%A<b!6zbAxl<e<bIaKSe &a!xO(c%a<c!iA<n<nIaa!b!e!ixP<cIai!5:XXX5SSe <c!xA%af<cIamall<bIa5m<e!dLA(c<qJae<c<GJaa<b<e!bAJa><b!8>aAx1bmbll!amdl<c=i<d=kmbl<b!8=aAx1bl!bl?aF<aIa;(c!pA!b!ax6qb<cIa:=h<bIa5m=e<bIa>=f!a=c!a=dd <d<h|e <d<aIa;(gIa:}e <c<gIa5tAIaa(g<f}e <a!a<g!dL<eA(gIaa<gIaexJll<d!bA=d<c!eA=cmbll<bFa5y(c!a<c!nNz(c!fO!4bW!bNe c <bIap!bW#Ga<bIa%!bW#Ga<a!]<c!E)(cFa_6v <cFa6b6v <c!6a6v2aA<c!^6v2aA<bIa;(g<bIaI(c~(dzFaaA!a<g<c<dz<b!<A<b!TA<dzIaa!ax5mll<me <b!a5oa6?b<b!6b6rCiJa6Kb<b!aJa6%b<b<kJa7b<b<iJa6(b<b<kJa6zb<a<b!6zbAx6kbl<n!e!ix(<b!2bA%al6yhcx,eP&a!<O(i%a<b!a<b!4bW!nNz!4bW!E)!8g6p2aA(j<aIapFaF!bLA(f=q<e*ak<e*ai<f*ac!,[UU=]<c!bA=f<dIai!eZ=r<aIa;Iar=yd c <f<rDGa<aFaT!bSe <aFaI!bW#Gblc,<i!XX2a<aIam<f!m)A<aIax<fNz(gHaaRax<i<gIai(gJap<g!iWe,<i!iA<j<a<i!xAxV<iIai=h<iIamf<aIaa=G"a=s<aIae(g<iIax(l!bA(nDe <g<nO!iDe <G<nAHaa=sll<jFa?(h<jFa5n(kA!8jaNe c <h<oNGa<k!m)<o!m)AFa6DC (h!a<h!5xNz(m!v)(k!9Q2aA=h<kFa6:Q =k"b<m9{(p"6l6}6m8I8b8~6a6x>^"a5we <s<hHaa6b<k!,[!dL9{:#Gbfc <hHaa<s5wGc"a=u<g<l!jA(mDe <g<mO!iDe <m<GAHaa=ull<k!bA=k<hHai=t<p"8K6S8*6c6?_8!8Ig^"a5we <u<t6b!Xb<k!dLO9{:e mcfmelal<u<t5wGc"a=u<g<l!yA(lDe <g<lO!iDe <l<GAHaa=ull<u<hHax6b<k!>)9{:#Gcll!b=h<omdll<i<j<a<n<sxd<iIaa=h<iIaell=gc <h!bSe !b<g!oWL(h<q*agW#e <h<xWe <a<fxFl<g!bA=o<h<xU=x<h<]We <a<j<g<f<ex6zb<f!bA=ff<a<f!bA(f<g<jFa5nAx5klmcll<aIa;!mA<fxm<a<f!bA(fx5il!XX2a<aIam<f!m)A<aIax<fNzIai!eZ=fmbll<dIae(g!,|e c <j*an=f<eIaa!bSe,<f<eIae!hW!bL<jA*aqUf<fl<x!,[W(f!44dW#Ga<a<j<f<c<dx[ll<aIa;Iar<y~e <a<b<y<eIaa<eIae<g!,|x6]bl<i!<A%al8]dbx,c,&a! A(d%a!XX2a<aIam(l<c!m)A<aIax(f<cNz(eIai=i<eIae=j<eIaa=m!a=e<b!a<b!4bW!nNz!4bW!E)(gFaX6v !bS<j!,|We <g!8g6p2aA(gFa5n!m)(hFa6DC (e!a<e!5xNz!v)!9Q2aA=G<i!eZ=n<c!bA=e<h!6!C2aA=h<aIap=od <e<n}e <d!XX2a<e!m)<lA(x!mA<f<e!bANz(yIaiJaI<d<yHaaRa<<d!XX2a<x<e<fDz(eIaiJa><d<eHaaRaK<G<a<d!KAxee <d!iA<hFal<oFaF<a<d!<Axc<dIai=q<dIam=kl<dIaI!eZ=embll<q!b|e !a=e<d!aJar<g*a5kmcf<d<kJap<d!bJar<k!hW!bL<gA*a(=e!amclal<d!aJar!al=f<d<f5oa5b<d<e5oa;<d<iJa><d<jJa5m<d<mJaK<a<b<c<d!KA<d!rAx5F<d! O%al8Jcbj,&a! A(d%ac <aIaCb!hO!d}e !b<aIa5S<aIaXb(b<aIa5N~(ez=a<d!a<b<ez(be,<aFaa!5qSf!alJam<d<bJai<d<aJae<c!a<c!4bW!5xNz!4bW!v)!9Q2aA=cd <d!xA<d!eAx5N<dIax(e!b|Gc<d!%A<a<b<dIar<dIapx5}<dIa%!XXXX5SSGa<d<dHa%RaK<d<dIaT(fJa><c<dIa5m<fx6db<d!KAx1b#Galf!XX2a<aIa_b(f<b!m)A<aIaMb(h<bNzIai(e!eZ=i<b!bA=b<e!hW!eS=jd <b<i}<jW(e#Gc!XX2a<b!bA(k!m)<fA<k<hDzIai<a<b<cxT=l!eZ=b<l#Galll<d! O%a<el6?bbe,!XX2a<bIaa(c!bA(b!m)(d<aIaa(aIaa(eIamA<eIax<bNzIai!hW!fSe c !b=f!XX2a<d<aIaeIaa(aIam(eA<b<aIax(aDzIai(b!hW!f|Ga<b!eZ=d<c!cA=bd <b<dD(fGb!XX2a<b!m)<eA<a<bNzIai(c!eZ=b<c!hW!eSGalll<fl0bbg,<c<b<b<c}z=dd <b<d|e <aIax(e<b~=c<b!m)<b!bA=b<aIam(fA!XX2a<czIai(c!hW!e|Gb<c!eZ=g<aIa;(c!mA=h<cIar=i<b=cd <c<g}e <h<cxm!XX2a<c!bA(c!m)<fA<c<eDzIai!eZ=cmbll<a<ix6ebmblllDbd,<aIae<aIai(c!cLA!eO=d<aIam=ed <b<c}e <a<c!bO(cJai<a<e<dIaaO(eJam<d!eO=dmblll5sbc,<a<bx6(b<aIae<aIai(d!cLA=ed <b!bWe <e<cJaa<e!eA=e<d!bA=d!a=bmbll<a<dJail bc,<a<cx0b<aIai=d<a<c##(ee,<ee <d<aIaeA<b<c8Dkaal<aIaif<dl<cAJail5Hbd,!M72a<b<aO(c!cZ(ex6(b!6j72aIaa=d!6j72a<a<b|e,<ce !Q72aIaa<d!cLA<a<c8Dkaal!6j72aIaaf<dl<eAJaal]a!6G72a<a<bx-<a<bx5tl=a<b<a<bFa]<bFau<c<dxQb?ar<a<bx6kblja<b<ax6;blSbc,&a!<O(b%a<b<aJai<b<b!5cA(aJap<b<aJar<b<aJax<b<b!iAJam<b!mAx5%<b!<A%al5tbc,&a!<O(d%a<bFai!iWe <d!xA(e<a<bxp<c<exif<d!iA<a<bx,<c<dIai<dIamx-l<d!<A%al6lebo,&a!<O(d%a<a<bx6<b(o#e c <c!aJai<c<b!eL<aA(j<aO(f!eZ(ix6=b<cIai=e<c<a<j|e,<fe <cIae<e!eLA<a<f8Dkaal<cIaif<el<iAJai<cIae=f<cIai=cd <g=l<a=e<b=j<f(a<c(b!eLA=x<j=i<e=gd <ie <d!xA(c<g<ix)<d<dIar(mJae<d<dIax(GJaa<c<dIap<dIa;x)<d<dIar(kJam<d<dIax(nJai<dIap=g<dIa;=id c <f=c<me,<ke,<d!iA<d<GHaa<nHaa5=zf<dlf<k#Gb<d!iAl=h<x(f<cSGb<c!xA=f<hIae(y#Gb<h<y!bOJae<h<hIaa(h!xAJaa<c<hIaiJai<c<hHaaRaa<dIam=k<dIae=m<dIai=n<dIaa=Gmbllmbll<l!b[=g<j=c<e=f<a<bx6<b#Gal<l!bWGa<b<c<b<c}z=gd <g#Gb<e<aHaaRaa<e<aIaiJai<g!bO=g<a!xA=a<e!xA=emalall<d!<A%a<o!b[l6%bbe,<b!xA=e<c<c!a|O=g&a!<O(dc,c d <f<gA#Gb<e!xOHaa<eHaa5&e <f!bO=f<e!xA=embll!a<c!b<fO(g}Gbw<d<eJai<d<gJae<d<c<fA!bOJam<bmbl!al(eJaa<d"iRap<d<cJar<d<bJax<a<d<d!xA<ez3aaa3laal8gbcg,b5~&a!xO(d%a<d3maaaaaaaaaaaaaaaa3laa<c!oW(fe <d<c!8>444hW<bA<f8Dkaal<c!VW<bA=gd c c,<be <b!xA<b<g|Gbwl<hGb<d=b!b=h!al<e<b3aaa(j3mPPPPPPPPPPPPPPPP3&3-<j3m****************3&3-U@A=e=bmbll<a<c<eA!bAxG<d!xA%al6?cbh,&a!xO(d%a!XX2a<bIa_b<c!m)A(e!mA<bIaMb(f<c!bANzIae=g!XX2a<e<c<fDzIaa=e<bIa5S=c<bIaXb(f<bIa5N~=b<d!a<f<bz(fJai<d!b<c<bz(iJae<i!bO=h<f<e!bON=j<e=bc c,d <e!a<bz<j<b#UGbw<b<hAFaa(c!jO!cD<c!G|<c!<|WW#e <b!bO=bmbll<c!TSe,<b!bO=cmcf<bll=c<d<d!eAJam<f<d!mA(h<gxXb(bNGa<b<iAFaa!T|Ga<h<b!bAxXb=g<e=cl<a<gJae<a<cJaa<d!xA%al6ybbc,!b=f<b!4bW(b!eNe <c<b!k)!8N6f2aA(fAFai(c!i~=b!a<c<bz=g!b<f<bz=fl!a=bc,c d <b<g|e <b<fAFaa(c!a<c!5xNz!v)!9Q2aA<d<exeGc<b!bA=bmbll!ambl!bl=c<a<bJae<a<cJaal6kbbe,<bFa?(e<bFa5n(fA!8ja~=b!b<f!m)!6!C2aA<bz=f!a<e<bz!m)=b!a=ec d <b#Gb<fFaj(g!a<g!5xNz!v)!9Q2aA<c<dxe#e <b!mO=b<e!bA=e<f!mA=fmbll!b=hl<a<eJae<a<hJaal6lbbe,<bFa?(e<bFa5n(fA!8ja~=b!b<f!m)!6!C2aA<bz=f!a<e<bz!m)=b!a=ec d <b#Gb<fFaj(g!a<g!5xNz!v)!9Q2aA<c<dx6db#e <b!mO=b<e!bA=e<f!mA=fmbll!b=hl<a<eJae<a<hJaal6ocbf,&a!<O(f%a<b!a<b!4bW!nNz!4bW!E)!8g6p2aA=b<e!bNe <e!bL<bA*ac=il<f",Rap<f",Rax<bFa?(g<bFa5n(bA!8ja~=e!b<b!m)!6!C2aA<ez(b!a<g<ez!m)A=g!a=ed <b<g|e <h!oW=j<h!bA=h<b!mA=b<i<jZ!bW#<e!o~UGb<e<f!xAA<b!dOFaa?aa<e!bA=embll<f!iA<c<d!b<f!xA<e!x~(bz!a<e<bzx6xb<fFai=b<a<fFaj?ab<a<b!bW?aa<f!<A%al6<cbi,&a!<O(f%a<bFa?(i<bFa5n(jA!8ja~=h!b<j!m)!6!C2aA<hz=g<eIae!bO=k<eIaa(l!bA=m!a<i<hz!m)=e<aIapFaF!bL<bA(b*ag<b*akU!,[<cW!44dW=c!a=bd <ee <c<b!oWZ!bW<gFae(h!d|We <g!bA<aIar!jA<gFaazFaa=i<f<h?a5a<f!i5oaz<f<i?aw<f<b<jA?av<f!c?ap<f<dJax<f<kJar<f<mJam<f<lJai<a<f!iA!a!ax5?l<g!mA=g<b!bA=b<e!mO=embll<f!<A%al8ybbf,c,&a!<O(e%a<aIa;(d!aJa:<e<aIaxJap<e<a3aaa3lai<dIar(f<bO(c!a<c<fNz(c!cDe,!e<dIax<b!cLA<b<f~z=b<c!xNe !a<e!iA<b<cxfGcwl<d!pA<a<b<cxv<dIa:f!all=d!a=bd <b<d|e <aIa;(cIa:<b~e <a<g<cIa5tAIaaxFl<b!bA=b<g!eA=gmbll<e!<A%al8mbbe,&a!<O(e%a<aFap(d!p~=f!a<d<fz=d!b<a<fz=ac <cFai!iWe,<e!xA(f<b<cxp<a<dA=c!a=d&a!xO(b%ac d c <b!iA<fx5#<bFai#Ga<a<cSGc<aFaa=g<a!bA=a<bFaj<gSGbmcll<a<cS=dl<b!xA%a<df<e!iA<b<cx,<d<eIam|Gb<eIai<a<dx5z#l=gl<e!<A%a<gl5:ebh,&a!xO(e%a<a!mA=hc c c c c d c <aIam=d<aIax=gd c <b<gDGf<b<dAFaa(c!(SGe<c!8saSGa<c2!a5ue <h<bx6nb(c#Gi<b<cA=bf<c!5cNGg<h<bx6Gb=blmbll<g<b!bA(fNGec c c <d<fAFaa(c!8JaOnichhhchcabl<e!iA<a<b!cAx5v!a=c<eIai!bW#Gi<eIam(d!X8>dW!X7dSe,<b!gA(g<aIax(fDGd<g<aIam(iAFaa!8sa|Gd<d!46>d~<f<b!hA(dNUGd<d<iAFaa!8"a|Gd<e<a<b!iAx5v<eIaa!bW#Gj<eIae!X8|dW!X6?d|Gd!mf!gl=d!b=f<b<dA(bGdmilc <c!8;aOnfbgggbal<c!(S<c!*SUGa<c!8sa|Gfl<b!cA=b!b=fmbll<a!o<b!gx6tbmel<f<b!bLA!cA=cmdl<aIar<bNe <a<b!lx6fbf<a<b!mx6fbl!a=cmcl<a<f!jx6fb!a=cmbl<a<bx|!a=cl<e!xA%a<cl6aebf,<bIai(ce <b<c!iZJai!b=ffc <bIae(ee c <b<e!bO(gJae!b=f<b<bIaa(d!bAJaa<dFaa=c<bFame <c!5dSe <b!cx5w=cmel<c!5h|Gd!<=cmdl<c!8sa|Gc<g#Ga<b<e!cOJae<b<d!cAJaac c c c c <dFab(c!8JaOniahhhbhcdel!k=cmgl!G=cmfl!j=cmelc <b!ex5w(c!X8|dW!X7d|e c !a=d<c!Xb}Gc<c!Xx}e <c!5qW!XbU=d<c!gZ!2bU=cmdl<c!XXeDGa<c!gZ!5qW<c!iL!X8:aWU!X5:cU=d<c!mZ!8wbU=cmclf<b!b<bIaa!cA<bIae(d!c}zJaa<b<d!cO(e!a<d<eDzJae<c!kL!X8|5qW<b!ex5w!4hWU!XXeA=cl<c!xL!XX8DbW<c!mZ!5qW<c!cL!X8:aWUU!X5:6aeU=d<c!qZ!8>bU=cl<b<dJaimdlc c <c!8;aOnfaeeebel!i=cmdl!m=cmcll!a=fll<a<c?ab<a<f?aal5!bd,<bIai(d<bIae~=f!XX2a<bIam<c!m)A<bIax<cNz(eIae(c<eIaa(e}!a<d<fz<c}U=d<a!a<c<eO<dzJae<a!b!b<bIaa<fz<eA<dzJaal6qdbf,<bIa (bIai(f<bIae~=d<cIae(e<cIaa(g}!a<f<dz<e}U=f!a<e<gO<fz=e!b<g!b<bIaa<dzA<fz=dc c <cFax(ge c <g!f|Gd<cFay!G~Gd<e#e <a!g?abmbl<bIapFaK#Gc<dFaa(b!KO!4bW!k}e <a!h?abmbl<b!?O!h}<b!8uaO!g}U<b!8NaO!e}U#<b!=O!4bW!oDWe <b!4a|<b!<DWe <b!8vbW!6}aO!4bW!wDe <a!k?abf<a!j?ablmcl<a!i?abmbl<a<b?ab!c=hmdlf<bIapFaK#Gb<bIarFak!c|e <a"X6aMC2B6}b!XX2a<bIam<cIai(c!m)A<bIax<cNz5Gai"d{MEabf<a!d?abll!b=hmbl<a<eJai<a<dJae!d=hl<a<h?aal6qfbi,&a!KO(f%a!a<e<dO<c<e}<d<e~U(cz=g!b<b<dA<cz=bc c d <g<h(c|e <c!bA=h<b<cA(iFaa!5d|Gb<g<hNGc<iFab(j!KO!4bW!kD<j!/W!6}aO!4bW!f~W<g<c!cANUGc<iFac(j!?O!4bW!8"b~<j!/W!8baO!4bW!8}b~UGbmcll<f!b?aT<f!aJaI<f<gJa%<f<bJa<<f!rA(c<f!<AxI<cx%e c c <g!d~e c <bIaa!X5:6a_5SWGa!e<b!dA!5NW(c<bO<b<cSz=c<g!eO=hd <c<h}e <b<cAIaa!X5:6a_5SWGc<c!eA=cmbll<b<hAIaa!X5:6a_5SW#Gclf<b!bO=h<g=cd <c#Gc<c<hA<c!bO=cTaa!a5pGall<f!iA<g!b!bxu<f!aJaI<f<fIam(cJa%<f<fIaiJa<<g##(he <he <c<b<g8Dkaal<f<gJaIl<f!<A(bx%<bx1b#Gbl<a<fIa;Jai<a<fHarRaamdll<a<eJai<a<dJae<a!XXXX5SJaa<f!rAx1bmbl<i!bA=b<g<c!,[A(i=h!a=g!a=ec c d <he <bTaa!a5uGd<h!bO=h!b=e<b!bA=b<g!b=g#Gbmcll<i=embl!c=el<a!XXXX5SJaa<a<c<dA(bJae<a<b<eA!bAJail<f!KA%al6jcbf,c c <b<b!dA!5NW(d|e <c<d<bO(d<c<d}z=d<ce !b=ed <b<fAFaa!8:aSGe<f!bA(f<d|Gall<c!iO(g<d}Gbf<c!iO=g!a=dl!8:8D8}8 h=fd !X6a_i<b<dA(hIaa!8:8D8}8 h[(eO<eU!X6a_i<hIae!8:8D8}8 h[(eO<eUW!X5:6a_5SW!X5:6a_5S|Gb<g<d!iA(dDGall<c<d|e c !8:a=f!b=ed <b<dAFaa!8:a|e <d!bA(d<c|Gbmcll<d=fmcll!a=el<a<fJae<a<eJaalCcbh,<bIaa(h<bIai(d<bIae(f<d<f~z(cA=gc d <c<d|e <d<hA(eFaa!5e|Gc<b<d!bA(dJaimbll<c=d<g=el!a=c<a<d<f}(ge,<e!a<gz=i<f<dO=g<f<hA=fc d <f<c<eA(hSGb<hFaa!5e|e <c!bA=cmbll<c=gl!a=ed c <e<gS(fGa<e<iAFaa!5xSGa<e!bA=embll<a<dJae<a<d<gA(cJax<b<cJai<a<c<d<eA<fz(bJai<a<c<b!bA(a<a<c~zJam!bf!alJaal6Jdbm,<bIae<bIai(f!eLA!xO=d<bIa;=i<bIap=hc,d c <f#<f#<d#UGcw<dIaa(e<c}e <c!XX2a<e!m)<hA<e<iDzIai!eZ}Gbl<b<f!bO(fJai<d!xO=dmbll!al=ec,<ce !a<e#<c<iDU#Gbwl!bl=dc d <d#e <b<gxk!b=dmbl<bIae=g<bIai(d#Gb<d!eL<gA(h!xO(e#Gb<h!eO<h!mO(lIaa(j<c~e,!a=d<eIaa!bAf<h!iOIaa=d<jl=e<d!bO=dFaa!b[=m<bIa;=G<bIap=nd <d!bA=d<c!XX2a<m<e(iA(g!m)<nA<g<GDzIai!eZ(eDGal<l<iJaa<h!iO<dJaa<i<j|e <bIai!bO(e<f<e<f}z=fl<c<g~e !a=dmbll<bIai=d<bIae=gl<a<dJai<a<gJae<a<fJaal6(bbd,&a!xO(g%a<fe <c<dA(c<dDe <g!eA<b<c<bIaa!bL(d<c<d~z(c!i!e!b<f!5:i}z<f!bSz(h<c<h~z(c<e<fx6hb<gIae!b|e,<gIai=d<b<cJaa<b<dJae!5:XXX5Sf<gIam=h<gIail=ill<a<hJae<a<iJaa<g!xA%al5sbc,<cIae(d<d!a|O(d<cIaa!bA(c}<bIae<d}U=e<a!a<d<cO<ezJae<a!b<c<bIaaA<ezJaal5&bc,<aIaa(cIae(a<b<a<b~z=ac d <a<b|e <b<cIaaAFaa!jO(d!t~!b<dL!6mXXeW#UGc<b!bA=bmbll<aol<bl5wbc,<aIae(c<aIaa(bJaa<be <b<cJael!8c72aIaa<aIai(a!cLAIaa#e !272a!272aHaa"b<a9{6bRaall6bbbe,!5q<b<aO(ex6Hb(c<c!5qDz=c!8c72aIaa<c!cLA(dIaa(fe <d<aJaa<f<aJaef<d<aJaa!272a!272aHaa"b<c9{_Raal<a<eJam<a<cJai<a<dJae<a<fJaa<b!eO<eJaal6ebbd,<d!,[=f!8c72aIaa<b!cLA=b<ac,c d <bIaa(be <bIam<bA(g<c<f<b<dAW(eA}Gbmcll!ambl<bx5:b<b<e|e <b<ex6abf<b!eO(b<bIaa!c[Jaal<a<gJai<a<eJae!blJaal6gdcd,bPc c,&a!xO(c%a<a<b!]A!VW(d<a<d~z!bOx6Hb(e!bA(b!5y~e !a=b!272aHaa"a5%Gc<c!eA!5q<d<a!bOx^b<cIae!b|Gcfc !272aHaa(f",<b9{^x6Fb(b!5q~e !a=b<f<e9M"b^:Ge<c!eA<e<d<a!bOx^b<cIae!bSGbmel<a!y}e !8c72aIaa<b!cLAIaa(bIam<bx5:b<b!eO(e<eIaa!c[Jaa<bAmdl<a!bO=ad c <c!eA<b<d<ax^b<cIae!bSGc<b!5qDGa!272aHaa",<b!bA9{^x6Fb(b!2a}Gbll<c!eA<e<d<ax^b<cIaeGa!a=bmdll<cIai=b<cIaml=a<a<b<dA(d|e,<d<ax6ab!df!bl=a<d!eO<aJaal<c!xA%a<bl5Fbd,<b!]A!VW<aA(b!eOIaa=d<a!eO(eIaa(c!bWe <e<c!cUJaaf<a<cO(ax5:bl<a<d!cWe,<bIam<bx5:b<bAf<blx6abl6Sbbd,<b!]A!VW<a!a<a!x~zA!6iXeA!xZ(b a(d!,S(e#e !8g72ac,!8g72aIaa=a!8g72a!aJaa<b!xL=c<a!a<d!xL(b<aSze !,<b<cA(c<b<c~z!VW(b<aNe,<af<a!eO(dIaa(c!bWe <d<c!cUJaaf<a<cO(ax5:bl<a<bx6ab<blmbl<b<cx6cblJaal<el6:bbd,!,<a<bA(b<a<b~z!VW=bc !8c72aIaae <a<a!]A!VW(c!xA(d~<b<d}UGb<c!eO!hJaafc <a!b<az!dA!5NW(d!6mcA!VW(c<d}<b<c}UGc!8c72a<dJaa<c!eO!d!b<b<c~zJaa!a=ad <a!XcSGb<a<dA!aJaa<a!eA=amalall<b<c~e <c<bx6abl<b=el<el5kbc,!6r72aIaa(b<aO=c!b<a!C72aIaaA<a<b~z<c!a<b<cDzx5tl5ibc,<aFap(e!p~=d<c!a<e<dzSe,!b<a<dz<b<cx5zf!bl#l5nbc,<aIa;(cIar(d<bO!cDe,<a<bxL<aIa;(cIarf<dl<bDe <c<bJarll@bc,<aIar=ec <aIax<bNe,<b<e}f<b<eDGb<b<a!mA(dIaaATaa!a5pe !b=dmcl<d<bx6nb(dGb<a<bx|ol=dl<a<c<e<b<b<e~z<dx6tbl|bb,<aIap<b!4bWAFau(f!eSe,<b<aIarFal<c!pL!XXe!a<ezU!Xc!a<dzUUx !4bWf<fll&bb,<b<aIaa<aIai(eO~e <a<e<b<d<cxrll6eccf,bP&a!<O(f%a!b=h!e=gc <e9<c9P(k"<M:e <k6=(c!XXXX5S<dONe !a=g<f!;A=i<ee <bIaa(je <f<dJa;<e<j)=g<f!pA=i<bIae=ell<i<gJaa<fIa;e,<fIap(be,<e<b<d<cxBb=e<cf<f!xA<d<cx5p<fIax=e<fIarlf<f!iA<d<cx5p<fIai=e<fIaml=b<ee <a<eJae!a=h<b=cf<a<dJael!i=gmcll!a=cl<a<gA<cJaa<a<hJaa<f!<A%al8*cbe,&a!xO(f%a<eFai=gc c c c c <cIai(h!hW(i!fOndabeblc c <g!iOncbdal<gGdmcl<a<b<eFalx*<b!bA<h!eZ|Gd<cIae!,SGd<eFaf(c!dSGd<a!j<c<d<bxKmdl<g#Ga<g!jSe <h!gW!eSe mcfmdlal<i!d|<g!bO!e~UGb<cIae<cIaaO!cSe <a<b<d<ex6jbmdl<aIapFa*=i<h!iWe,<f!iA<a<cx6Tb<fIai=e<fIamf<f<a<cx,<fIaa=e<fIael=c<g<e<c<i!bWx6ob(c!4bW!pSGc<a<c!a<d<bxKmcl<a<bx5imbl<a<bx5i<cIae!,SGa<a!g<eFad<d<bxKl<f!xA%al@bc,c <dFai=e!j=fc <dFae(d!d|e <aIapFa5i<d!bSW#Gbl!a=dc <e!cOnfbaaabal<e!b!a!ax6ob(f!4bW!pSGbl<a<f<d<c<bxKll6(bbc,c <bFa]!5bW!iSe <aFaFGb<aFa5ie <bFaxGcc <bFay(c!a<c!8iaNz!m)Fa6NC !cOnfadddadl<b!a?aul<aIap(cFa*Gbf<aIap=cl<bFar(d!dSGa<cFa5i<bFau!bSWGa<a<aFaI<d!a|W?aI<aFaTGa<aIa;<bxqll:cb,bP<dHaa=f<aIaL(d<aIa)Se <a!8*aAx6Ibl<aIaV<d!eLA(e<cJam<e<bJai<e<fRaa<a<d!bAJaLl8cdcg,b5~&a!xO(e%a<aIai(c<b<b<c~z=f<aIam=cd <c<f}e d <c(b! O(c<fNe <e<bJae<e<aJai<e<e!eAJam<e!iA(d!ax~<d!xx~U<d!<x~U<d!Kx~U#Gbll<aIae=d<aIaa=h!a=cd <b<fD<cU#e 3m4444444444444444=i<b<dNe <d<bO!xDe <b<hA3aaa3mnnnnnnnnnnnnnnnn35d=ill<b<i3-(c!XXeU5EA=bmbll<aIam=g<a<f<b<b<f~z(cJam<a<aIax<c<gOA(gJax<b<fDGb!a=b<c<d}e <c<hAFaa=bl<ac,<a<c!bA(cJam<aFa;!bSe,!a<b2! 5uGbw!c!b<b!4bW!8Rb~zf!bll<gA(gJaxc c <b!4bW!kOnebddadl<c<dDGa<c<hAFaa!kSGcl<a<gJar<a<aIap!bAJapmbll<e!xA%al1bcd,b5~<aIae(d<bO=c<aIaa=ad 3maaaaaaaaaaaaaaaa=f<b<dNe <c!xDe <a<bA3aaa=fll<c!xO=c<b!xA=b<f3m5T5T5T5T5T5T5T5T5T5T5T5T5T5T5T5T3&<f3mcccccccccccccccc35v3m================35d3:3-(e#Gal<b<e5EA!xOl6ucbh,<b<aIae(f}e c !Xb=d!6|b=gc <b<aIaa(eA(iFaa(a!5yA!4bW!5bDe c,!d=c<a!8wbSe !Bb=dmdl!6tb<a!8KbSGaw<a!5cA!4bW!o}Gc!e=c!6jb=dc c <a!8>bOnfeaaabal!Xb=d<a!oA!4bW!d}Gdmel!6ibl=gf!c=cl!Xb=dl<b!bA(a<f}e <a<eAFaa=hl!c=ec d <e(a<c|e <f<a<bANGc<a!bA=e<a<iATaa! 5uGbmcll<c=al<c!a<a<cDz!a<h<gNz!a<d<hNzoll!al8pice,d5~!p=fc c c c c c <a!4bW!cOneabcdfl<b<cA=f<b=ac d <a<fSGb<aFaaFa6(6d !bSe <e!bA=e<a!bA=ambll!k=f<c<e}Gf<c<eSGa<e#Gf<b<eAFaa!2a|Gf<e<cO=h!a=b!b=c!F=gd <c<hAe c,c c c c <a<cAFaa(e!FOncabcl<b!bO!5y}Gcmbl!a<g!4bW!F|Gcwl<e!KO!4bW!j~<e!8vbW!6}aO!4bW!v~W<b!5qDUGjl<b!bAl=b!F<e<e!5iSz=g<c!bA=cmbll<g!4bW!F|Ge<b!5q}<dW#Gfmel<dGd!kol!l=f<c!w}Gd<b3aaa(i3m8k8k8k8k8G8k8k8G8k8k6%8k8k8a8k8k35!(j3mjjjjjjjjjjjjjjjj35#3maaaaaaaaaaaaaaaa3Gabcdrfgtijwlm5ano<j3&35R#Gd3maaaaaaaaaaaaaaaa<b3aak(j3m6%8k8k8a8k8k8a8k8k8m8k8k8k8k8k8k35!(k3mjjjjjjjjjjjjjjjj35#3Gayqdrugtpjwz;5a5b5c<k3&35R#Gdc,<i3sj!KO!4bW=d<i3si!KO!4bW!k)=e<i3sf!KO!4bW!k)<i3sg!KO!4bWA(a!lNe c !5b!b<aL!8krWGcw<a!c|Ga<i3sc!KO!4bW!k)<i3sd!KO!4bWA(a<i3sa!bL<i3sbA<az!dW#!;Umcll!5c!a<a!bO!m}zl<d<eA!bO~e c <j3sb!KO!4bW!k)<j3sc!KO!4bWA!t~<j3se!KO!4bW!k)<j3sf!KO!4bWA!5o~U<j3sh!KO!4bW!k)<j3si!KO!4bWA!5o~UGa!p=f<c!wO(a#Gfc <a!bS<bFaw(c!8raSWGa!l=fc <c!5hOndahahl<a!g|Gb<bFaz(a!KO!4bW!c~Gb<bFa;(c!KO!4bW!j~Gb<bFa5a!?|Gb<bFa5b!KO!4bW!f~Gb<bFa5c!KO!4bW!j~Gb<a!5k|Ga<c!5l~Ggl!moll!lol!a=a<ce,<c!bO=e<b!bA!a<bFaa!FSzf!al=d<e<c<dz=c<d<b<dz=bc d <a<c|e <a<bA(dFaa!5iSGc<a!bA=ambll<b<cx5<Gc!Gol!G=f<b<ax5<#Gc<d!bA<c<a!,[Ax5<Gbmcl!p!g<b<cx5<z=fmbl!pol<fl8qfbs,&a!8waO(f%a<b<cA=y<d<eA=u!,=md <d<u|e !a=h<c<dFaa(q!a<q!5xNz!v)(lFa6:Q (iO<i<cO<c<i~z(j<i!d<i!cZ(g<g!dDz!b<gz(GANe c <b<y<l!9Q2aA(n<i<nAxRe !b=h!a=embl<j<G~Ga<b<cx5;<n<ix5;6b5~6=<G!bL~Ga<f3maaaaaaaaaaaaaaaa3lax<f3maaaaaaaaaaaaaaaa3laa!a=ed <e!<|e <e<f! OA<e?aa<e!bA=embll!a=j<b=e!a=gd <e<y|e <f"aRa=<f3maaaaaaaaaaaaaaaa3laH<f"aRa><f<j!bA(l?a<<e!bA<eFaa=o!a=h<g!4bW=t!a=g<l=kd <h(e!5cS<e<iSU#e <g=x<e<nAFaa=g!4b=h<je <e#<x!4bW<o|U<g!4bW<t|U#e <e!bO!5cW<fAFaa!bA=hll<h!4bW(x<k!bA!4bW(k<f! O(p<e!bA(h!5cW(vAFaa!bA!4bW(w<e<pAFaa<g!4bW<o|A!4bW(e<e<w~z(e<e<k~z(e<e<x~z=k<v<f!<AA<k?aambll<f<f3aa:3lax<f<f3aa 3laa<f<f3aa<3la <f<f3aaK3la:=e<l=j<o=gmbll<f! O<i!5cWAFaa(e<GN=hll<d!bA=d<q<]<e<m}<hW(gz=]<e<m<gz=m<g<rU=rmbll<a<]?ab<a<r!bW?aa<f!8waA%al8vfbn,<d!/N<d!<A(G<cNWe <b<dA(g3maaaaaaaaaaaaaaaa3lax<g3maaaaaaaaaaaaaaaa3laal&a!<O=g!b=i!c=k!a<e<e<c<GO(h!a<c<hDz~(ez(h!c}e,<g!7M2aFaa?ap<g!6(M2aHaaRax<g!CM2a3aaa3laa!XX2a=k!2a=e!8=a=h!bf!b!b<b<GA<ez<c<G}z(iFaa(e!bNe <eFa6?M =kl<i!5eA=n<h!5eO=y<iFab=l!a=e<g!8I6(2aFaa?ap<g!8w6(2aHaaRax<g!8k6(2a3aaa3laa!p<h!cO(j<j!pDz=o<i!cA=x<g!bU=q!a=jd <e<o|e <e<xAFaa!bO(]!dNe <e!8q6a2aAFaa(m!fN<m!c|W#e <m<qA<]FaXM ?aa!b=j<e!bA=emdll<e!bA=embllc,<g<j?aa<h!5e}=j<n<l!;L!5c5"W=m<k<k!cSU=n!a=e!a=k<h!5bDe c,<iIaw=k<h!(De,<iIa5b(e<jGbw<iIa(mdf!all=el!al=h!a<m<jz=o<l!bW=m<l!eZ!bW=j<l!bZ!bW=x<l!,[!cZ!bW=i<n!bWl=l<a<hJa;<a<eJap<a<kJar<a<yJax<a<oJam<a<dJai<a<gHaaRa<<a<g3aai3laI<a<gFap?a><a<j?a5q<a<i?aE<a<x?a5o<a<m?a?<a<l?a5n<a<f!c|?a5y<a<f!bS?a5x<a!a<G<c<G}(czJae<a!b<b<czJaal6yjcq,cP&a!XbO(f%a<f<aJa <f!aJai<f"XXXX2aRaa<f"XXXX2aRa<<f3maaaaaaaaaaaaaaaa3laI<f"iRa><f!6K6f2a*aa5oa5r<f<a3aaa3lam<f<aIaxJa;<c!>)<bA=x<aIap=m<f!8qaA(j!mA=y<j!eA=q<f!5mA=i<f!<A!a=jc c d <b<x|e c,<b!<A=g!6r72aIaa=G!6j72aIaa=n<fIaE=o<fIa IapFa5ke,<bFaK=h<f!8qaA(k<f<gx5|<h!lN!a!b<hL!2zWze <b<k!a<f<gxb!amcl<b<f!8qaA!b<f<gxb<b5Ga%=t<i<b5Ga<!6j72aIaa!bL(g!bUxo<i<t<g!cAxo!8=6f2a!8!6f2ax+!bf<f!8qaA(h<f<gx5|<b<h!a<f<gxb!all=k<bFa;(l!c|e c <bIar=g<bIax=h<b*ap=]<bFaw=r<f<bFaz(u!8caS?a5*<f<k?a5F<f<r?a5T<f<]5oa5I<f<l?a5%<f<u?a5&<f!a?a/<f!8qaA(k!ix5a<f!a<g<g<g<hA(l~<e<l}U(gz(lJa5&<k<qx+!e<h!eL<dA<gz=g<l!eL=hd <h#Gb<f<gHaaRa5u<g5Gam=t<g5Gai=p!6r72aIaa<f!8caA<fIa !6G72ax5xxMb=k<i<p!6j72aIaa!bLxo<i<t!6j72aIaa!bL!cAxo<f<kJa5K<f"aRa5&<f!8qaA<yx+<h!xO=h<g!xA=gmalall<fIaK!5:X2aD!a<jze <mFa5l#Gdl<b!>A=b<j!bA=jmbll<c=jmbl<n!6j72aIaaNe !6j72a<nJaal<G!6r72aIaaNe !6r72a<GJaal<fIaE<o}Ga<f<oJaEl<mFa5j=c<f<iHaaRa5u<f<iIai(bJa:!6(6f2aIaa=d!6%6f2aIaa!76f2aIaa<fIa5t=g<f!aJa5K<f"XXXXXbRa5&<g<b<f!8qaA(hxOw<h!i!xx(<f<c?aL<f"XXXXxRa)<f"aRa-<f<aIaiJa5K<f<aHaaRa5&<b!eL=h!bO=c!bO=ed <he <gIai=a<f!8qaA<gIaax6mb<fIa)=i<fIaV=b<f<d<fIa5E(mAJa5S<a!bZ(G<f!8|aA(n!bx;<a!bWe <f<b<eAJa5S<f<m<iO<c!a<b!bSzA!bAJa5N<G!cA<n!cx;l<g!xA=g<h!xO=hmbll<f!8caA!i!xx(<f!e!xx(!e!ex(<f!XbA%a<jl8zmcs,dP&a!KO(f%a<a!aJa<<a!pA<aIar(gx6=b<aIa;<aIa<(i!eLA=ed <g<h|e <e"aRaa<e<hJai<e!xA=e<i!bA=i<h!bA=hmbll<a<iJa<<f!aJai<f!a?ax<f!aJaa<f<aIarJam<a!%A(u<fxy<a!EA=s<a!KA=tc d c <aIaT(g#Ga<a<g!bO(gJaT<aIaI<g!r)A(gIaa(]!cSGa<gFax<gIae=y!a<aIa;<gIai(x!eLA(n<x<gIam(q~<aIa<<q}U(dz=g<q<xO(o!c}<dUGb!bW#e c <o!eL<gA=p<aIai=j<aIae=r<aIar=l<aIax=G<g=kd <p<k(dSGb<d!xA=k<l<dIai(eNGa<e!eL<GA(eIai(m<eIae(h}<j<c<eFam(ez<m}U=i!a<m<hO<iz=m!b<h<r<b<ezA<iz=e<d<]!b|eP<f<eJaa<f<m!5SW<eAJae<f<m!8|444hW<eA(dJai<f<m!hW<dAJam"a=v<fIaa(de <fIae(e<d|e <e<dO!dZ=ed <v<dHaa6b"6n8|6&8~6x6>8p6]6s,P"<6d=v<d!iA=d<e!bO(eGalll<fIai(de <fIam(e<d|e <e<dO=ed <d5jaa<v6b"6n8|6&8~6x6>8p6]6s,P"<6d=v<d!bA=d<e!bO(eGalll<vf!b<e<yA<m<y}z=ic <m<yO(d!a<d<mNz(e!i}(heP<i!bO=i"a=v<e=dd <d#Gc<d<iA5jaa">{<v"iM_=v<d!bO=dmalaf<iHaa(w">{<w"X8:d^"I{_<w"XX8Dh^"p{<w"XXX8|o^"i{__<w"IM"X8:d^<w"iM"XXX8|o^<w"pM"XX8Dh^___l=vl<e!i<hz9<v_lRaamalall<o!y}e c <o!eL(i<gA=r!a=j!b=l<g=hd <h<rSGe<je c <hHaa=w<i=d<l=e<g=Gd <d#Gb!b!c<w<GHaa5v(kz<k<ez=k<d!xO=d<e!bA=e<G!xA=G<k!4bW!cSGal<k!bWGdll<h!xA=h<l!bO=l<j!bA=jmalall",=v"a=z<n=d<o=ed <z<dHaa(w_=z<v<w^=v<d!xA=d<e!bO(eGal<v<z5we <o!bA=k<g!xO=l"b<v<z6b5|"5q6b{=w!a=e!a=jd c <e!eL<lA=dd <e!bA(e<kSGb<w<d!xA(dHaa^"a5wGal<j<oDGf<f<d3aaa3laa<d<j!eL<gA(d3aaa3laa<d<f3aaa3laa<j!bA=jmbll<f<qJar<f<xJai<f<j<xA(gJax<f<gJam!a=dd <d!xSGd<d<fAHai=w<f!b?aT<f<yJa<<f<]Ja;<f<wRa%<u<f!;Axy<d!iA=dmalal<]!a<v"8|b^:ze <o!eL(d<nA=i<x<qSGc!a=j<nIai=h<i<n!xA(g|e <g!iA=e<i<gO!eZ=id <h<eIaa(g<g<h~z=h<e!xA=e<i!bO(iGall<aIar<h~e !b=j<aIax<h!eLAIaa=lld <d#Gd<nIai(g<h|e !a=G<g<aIar}e !b=G<aIax<g!eLAIaa=kl<t<G<kx5R<s<j<lx5Rl<n!xA=n<d!xO=dmalaf<f<qJam<f<xJai<f!bJaa<f!a?ax<f<y!hA!a<]!bWzJae<u<fxymclall<f!KA%aolal8zdcl,bP&a!KO(g%a!b=k!x=ic <d!bSe <b!a<b!4bW!nNz!4bW!E)Fa6c6v <e!hWZ!bWe !q=imcll!a=k!c=mlc <f#<b!4bW(d!cSWGa<a<ix5q#Ga<aIa;Iar(e<c<c<e}z=G<c!cL=f<b!a<d!nNz!4bW!E)(d!8m6p2aA=n<d!8g6p2aA(e!bA=o<c=dd <d<GSGb<aIa;(hIar<dNGb<f<hIaxAIaa=hc <k#e c <eFa5G!b|Ga<aIapFaF=l<g!XX2a<aIam<h!m)A<aIax<hNz(jHaa(yRa<<g<jIaiJaI<gIa%<y6=O!5:dDGc<g!pA<a<g!<Ax6Tb<g!xA<e<gIap(j<gIa;(xxW<gIax!bSe <l!bL<nA*aa<gIar!oWZ!bWGbl<g!iA<b<j<x<lxU<gFai#Gcll<a<i<m<o<aIar!jA<eFaazFaa!d<b<hx5Gl<d!bA=d<f!eA=fmalal<a<cx6eb<g!KA%al5:nci,dP&a!KO(e%a!8pa=g!s=d"XXXX8>45q=l!4b=hc c c c c c c c c c c c c <cFax!bOnGbfghijmkljcdeal!a=h<cFay(d!a<d!8iaNz!m)(g!6!C2aA=f<gFa6NC =i<d9!8pa=g!H=d"XXXXX8w5q=l"XXXXXX =mc c c c c c c c c <cFa]!gOnnabhcdiefhhhhhghl!5c=dc c c c <i!fOnflkabckl<b<cIaa<cIaex5d#Gjmcl<b<cIaa<cIaex5dGbmil<b<cIaa<cIaex5d#Ghl!;=dmhl<e!aJaT<e"XXXXxRa%<b<c<e!%Ax5j<e<eIaI(g<eIaT(d<fFal(f!eNe,<f!k)!8N6f2aA(i<bIapFaFAFai(h!i~=f!a<h<fz=h!b<i<fzf!bl<hx6xb<bIarFal<eFaae,<eFab(b9"4b^"K{=m<b!a<b!5xNz!4bW!v)(bFa6:Q <dSe,!6~a!6}a<b!9Q2aA<d<g<dx5(zf!6}alf"XXXXV=m!8pal=g!<U=d<e!%Ax1bmgl!%=dc c <i!gOndabhbl<bIarFal!(U=dmgl!5e!5d<cFau<fFaeSz=dmfl<bIarFal!5fA=d!6Na=gmel!5g=dmdl!5h=dmcl<f5jak"I{=l!6:a=g!T=dmbl<bIarFal!5aA=dl"<{<l_=l<m"KM6==hmllc c,<cFay(d!a<d!8iaNz!m)(f5ja6:C =m<d9=G!K=d"444h=lc c c <cFa]!nOneaebcbl!R!*<f!6!C2aAFacz=dmdl!5Gmbl<bIarFal!5lAl=d<m=ll<l"I{<G"<{_=lmkl<cFay!8qaU=dmjl!8ta=dmil!8sa=dmhl<cFay(d9<d!a<d!8iaNz!m)Fa6NC !gSe,!8pa!6Da<bIarFal(bz=g!5i<bOf!Fl=d"<{"XXXXX8w5q_=lmgl<cFay(d9"4b^=l<cFa]!qSe <l"I{"XXXX8>5c_=l!5G=dmglc,<e"XXXXxRa%<e!aJaT<b<c<e!%Ax5j<bIapFaF=f<e!xA<d!a<d!nNz!4bW!E)!8g6p2aA(g<eIaI(h<eIaT(ixW<eIax!bWe <f!bL<gA*ag<eIar(j!oWZ!bWe <j<gFa5nA9"4b^"<{"XXXXX8w5q_=l!8pa=g!4b=h<bIarFal!5jAmcll<bIarFal<e!iA<d<h<i<fxU!6}a!8pa<eFai(dz=g<eFaj!,<dz=h<l"I{"XXXX8>5c_=l!JUl=d<e!%Ax1bmfl!8aa=g<bIar(bFak!c|e,<bFal!>Uf!?l=dmel!q=dc c c c <cFay(f!GO!a<f!G~z!bOnebchdal<cIae=d<cIaa=i<e!pA!b<bIaa<bIai(j<bIae~(bz(k!a<j<bz(bxNc <fe <f!G|<d<iNU<b<d}UGb<i<kAFaa!<U!8Na|Gb!z=dmif<eIa;(b#e !p=dmjl<eIap(iFaa(d!ESe !v=dmjl<b!bS<d!5c|UGb!w=d<iFab(b!6fbS<b!6~bS<b!8RbSUUGill<f=dmgl!o!n<bIarFak!cSz=dmfl<bIarFal!xU=dmel!XXXi<bIapIam(b<b!XXXiDz9"XXXX8>45q_=l!]=dmdl<bIap=b!u=dc c <cFa]!dOncabel!X8e6J8Jb<bIai(b<b!X8e6J8JbDz9"XXXX8>45q_=l!r=dmdl!XXXi<bIam(b<b!XXXiDz9"XXXX8>45q_=l!]=dmcl!t=dmbl<cFay!5oA=dl<a!c?a;<a<d?aj<a<g?ai<a<cHaxRaK<a<c3aaa3la<<a<l"4444445q^<h9"K{_"XXXXXXXX,_Raa<e!KA%al6E;c5e,bP&a!8wcO(g%a<fIai=u<fIae=i<bIarFak!c|e <g<bIaxJa6jc<g<b3aaa3laXc<g<u!>)(h<iAJa8sb<g<iJa8qb<g!aJa6(c<g"XXXX2aRaBc<g<bIaxJa6"c<g<b3aaa3la6%c<g<g!XcAJa8=b<g<g!BcAJa8wb<g!8wbA=]c d c <h#Gc<g!KA<ix!<gFaK!g|e <g!IA<]<ix=<gIaI!bWGbl<i!>A=i<h!>O=hmbll<gIaT=h<g<i!>AJa8qb<g!8qbA!XX2a<gIaQc<h!m)A<gIa6jc<hNzIai!eZxg=jl<g!BcA!e!xx(f<u!>)=hd <h(je <h!>O=h<g!<A<ix!<i!>A=i<gFa<!gSGbll!,!a<jz=jl<g<jJa><g<uJa6(c<g<e!p)<dAJa6zc<g<dJaBc<g<g!>AJa6%c<g<bJa7c<f<g!BcAxw<g<cJa8nb<g<eJa8kb<g<dJa8gb<g<bHaaRa6Kb<g<bHaiRa6"b<g<bIaxJa6Db<g<bIapJa8cb<g!EA!6"M2a!8*a8Dkaa<g!aJa7b<g"XXXX2aRa6(b<fIae(c<fIai(z!>)(iA=o<g!6KbA=w<c=hc c d <ie <hFa5l=d<i!>O=i<h!>A=h<d!cS<d!f~UGbmcll!a=j<g!aJa8>b<g"XXXX2aRa8Ib<g!aJa8Db<g"XXXXXbRa8!b<g!aJaMc<g"XXXX2aRaXc<g<bIaxJa6rc<g<b3aaa3laQc<c=b!a=hd c <b!5mO=id <o<i!5mA(eSGb<g!pA<ex!<i!>A=i<h!bA=h<gFap(e!gSGalc,<gFav=x!a=j<gIa8nb!hO!dDe,<g!BcA<g!XcA<iIa%x5D!a<gIa6(c(b#Gbw!a<gIa6zc<b!eLA(b!xO(d#Gbw<dIaa=j<b!mOIaaf!all=G<g!8!bA<e!f|eP<i5jaaf<i5jac"Xc_l<j9"<{_<gIa8>bxo<gIa8>b(]<gIa8IbSe <g!8IbAx6Ibl<i!5mA=b<gIa8*b<]!eLA(d<x?aG<d<e?am<d<GJai<d<jJae<d<h!bOJaa<g<]!bA(jJa8>bmbll<je c <gIa8Db=b<gIa8|b<g!aJa6(c<g"XXXXXbRaBc<b<g!BcA(bxOw<b!i!xx(!e<c<u<z~z=5c<gIa8|b(i!xA=<<gIa8Db(;!eL<iA==<b!fA=(<g!8tbA=&<gIa8>b=%<gIa8*b=5d!a=dd <s=b<e=j<y=]<d!bO=h<d!eL<<A=ed c <i<=SGdc,<h!cA=d<iIai=y<iHaa=T<h<;}e !b<e!<OHaa<T5vGbwl<d<;}e,<T<eHaa5vf!all=c<y<%}<u<zNWe <y!eL<5dA(GIaa(y<u}Gbl<i!xA=i<h!bA=h<e!xA=embll<y!>)<5cA(oFae=s<oFag=h<oIa%=q<oIa<=r<GIai=y<gIa7b=ec c c c c c c c c c c c c c <GFam!bOnfbcdefal<g!EA<yx5b!8ba=k!4b=m<ce !b=xmif!4b=lmglal<GFaG=G<g!EA<yx5b!XX2a<gIa2b<y!bA(b!m)A<gIa6Db<bNz(bIai!hW(he,!b=x!8ba=k!4b=m<h!d|Gh<bIae=h<bIaa=j<gIa6Kb=q<gIa6?b=l!a=n<g!a?a6%c<g!aJa6(c<h<h!a|O(b<j!bA(]}<b<l~U=l<g!a<b<]O<lzJa6zc<g!b<q<]A<lzJaBcd c <g<g!BcAx5#<gFaa#Ga<gFab(b!<O!4bW!8vaDGj<n!4bW<b(n!<|UGbmjll!4b=l<n!4bW!<SGl!8ca!8ba<h<jO!c~(bz=k<G!,<bzf!8ba=k!4bl=l<cGf!4b=mmel<cGg<GFaG=p<g!xA<g!EA<yx5!<gIar=v<gIax=x<g!iA<w<y!bA(5ex5S!XX2a<gIa2b(5a<GIae(c!m)A<gIa6Db(5b<cNzIai(h!hW!e|Gg<h!eZ=q<gIam<s!a<s!4bW!8iaNz!4bW!m)Fa6DC (G!a<G!5xNz!v)Fa6:Q A=5f<c!bA=cd <c(h<qDGh!XX2a<c!bA(c!m)<5aA<c<5bDz(rIai(t!eZ=c<t!hW!f|Ga<g!EA<h<pxT#Gal!a=cc <rIai(q!hW!fSe <q!eZ=I<h!cA=c!a=q!a=rd <I<c(h~e !XX2a<c!m)(c<gIa2bA<gIa6Db<hNz(tIai(H!hW!e|Gk!XX2a<c<5aA<h<5bDzIai!eZ=c<tIaa=t<g!EA(5g<h<Gx/Gb<q<x<tDU#e <g!a?aBc<5g<x<v<g!BcAx6lb!b=ql<g<5eJa6zc<g<G?a6pc<g!d?aBc<g<h!bA<H!eZ|?a6vc<g!EA<t!bA(h<h<g!BcAx6lb<r<5fA(r!XX2aNGbmkll<r!a|=c<qGbl<g!a?aBc<g!EA<x<v<g!BcAx6lbl!8da!8ba<cz=k<p!,<cz=lmel<g!EA<yx5b!b=x!8ba=k!4b=mmel<g!c?aBc<g<h?a6pc<g!EA<r<q<g!BcAx6lb!b=x!8ea=k!4b=l<c<oFai!6~a|UGg<s!a<s!4bW(b!8iaNz!4bW(c!m)(jFa6:C (]!a<c!lDz!4bW!E)(cFaX6v !bSe c <b<c!8g6p2aA(nFa5n|Ga!b=k!a=c<gIa8cb=m!a=l<j!6!C2aAFal(b!eNe <b!k)!8N6f2aA(j<mFaFAFai(k!i~=b!a<k<bz=l!b<j<bz=klc d <c<lSGb<h<c<kAFaa|e <c!bA=cmbll<g!aJa:<g!aJa5r<GIae=b<g!a?a8ic<g!a5oa8gc<g!b?a8cc<g"eRa2c<g<mJa6?c<g<wIaxJa7c<g<w3aaa3laBc<g<gIa8nb(m!a<m!jNz!m)!8nB2aAJa6Kc<g<g!EAJa6"c<g!a5oa8pc<g!bJa8nc<g<cJa8qc<g<c!hW!bL<nA*a(5oa8sc<g!XX2a<gIa6%c<b!m)A<gIa7c<bNz(cHaaRa8qb<g<cIaiJa8wb<g!BcA<]<b<g!8qbA<g!8ncAx5F<gIa8gb(]<gIa8kb(j!p)A=G<gIa (c<gIa5r!p)A=qd <c<q|e c,<]=b!a<j(m#Gaw<cIam=k!a=nd <m!cDe <n<m!bZ(lA(r<n<k<r!p)<bAIam~z=n<m<lO=mmbll<k<n!p)<bAIam~<nAl(me <j<m!bONGd<b<m!p)A=bl<c!pA<cIam=r<cFay=p<cFax=v<cIai=n<cFa]=cd c !8ea=k!4b=l<b<GSGG<r<bIam|GG<g<bFa](k?a8sb<g<b*ax5oa8tb<g<bIai(lJa8qb<g<p?a6<c<g<v?a6;c<g<nJaBc<g<c?a6zc<c<kS<l<nSWe <&<(x6wbGbl<b!pA=bmbll=cmbll!8ea=k!4b=lmbl!8ea=kmhll<h=mmbl<cGd<g!EA(c<GIae<hx/Gd<g<h?a6pc!b=x<g!b!c<gIa8nb!hO!d}z?aBc<c<r<q<g!BcAx6lb!8fa=kmel!a=xmfl!b=x!4b=mmel!4b=lmdl!c=x<e<gIa7bNe <g<eJa7bl<]=y<j=e<b=smdl!4b=ll<h=ml<gIa7b<eO=nl<i!xA=i<o<x?a;<o<k?az<o<l?aw<o<m?av<o<s?ap<o<nJar<o<eJax<o<yJammalall<a<gIa7bJai<a<gHa6(bRaa<g!XcA!e!xx(<g!8!bA!i!xx(<g!8IbA!e!xx(mbl<a<gIa7bJai<a<gHa6(bRaal<g!EAx6%b<u<fIaiNe <f<uJail<g!8wcA%al8*cch,b5~&a! A(f%a<eIax(g!6r12aIaa(h<g<h}z=i!C12aIaa=gc c <he c <h!bO(j!p)<gA(lFa](k!f~<k!cSUGa<j<i!bO(kNGa<l3aaa=m<k!p)<gA(j<lHaxRax<j<m3laamcll<iGa!a=cmbl<f<eJa<<f<cHaaRai<f<cIaiJax<f!8D02aHaaRar<f<d!a<d!jNz!m)!8nB2aAJa;<f<iJa><f<h!p)<gAJa5m<f<gJaK<f<f!iA(cJaE<f!%A(e<f!KA(ix5h<i<c<d<g<h<ex6ub<c<fIaI<fIaT<fIa5m<fIa>x6yb=c<i!e!xx(<e!e!>x(l<a<cJaa<a<c<h}?af<a<bFai?ae<f! O%alwa<a<b?ae<a<cJaa<a<c<dAJailGa<a<c<b<dx6pbl6"bbd,c,!b=ec c c <c<d}<c<d~O!4bWnccabl<a<c<dx6vb=embl<d!]A!VW(e<c!]A!VW(f|e <a<eA(g<a<fA(e!eOFaa!cWe,<eIam=f<ex5:b<e<fAf<elx6ab<g!eO!dJaal!bmbl<ele <aol<b<dx6;b(b#e !aol<ce <b<a<c8Dkaal<a<cx6bb<bl5}be,!b=d<b!]A!VW(e<c!]A!VW(c|e c !a=d<a<eA(b!eOFaa!cW#Ga<a<cA(a<bIam(f<bA(g~Ga<bx5:b!b=d<a!eO<c<e<fA|e,<a<gx6ab!df!blJaall<dlLbc,c <aFaa(c<bFaaSe c !b=dc c <cnmeeeecacccecbcl<aFab(a<bFab(bS(c<a!G~W<a!n}(a<b!G~z(b<cW<b<azolmcll<dol<aFab<bFabSl8ebbc,<c<bFa5nA=f!b<c!oWL(c<aIapFaF(g!bL<bA*akWe <a!n<f<dx5l<a<d!bAx5iol<c<e*aiWe <a<eIaa!bSe,!q!y<bFa5o<eIae!hWZ!bWzf!yl<f<dx5l<a<d!bAx5if<c<g!bL<bA*acW#e <a!o<f<dx5ll<a<aFa5i(b<c<e*akW!a|U?a5i<a<d!bA<fx5k<a<b?a5ill<bb,d <a<bx_b(c#e <a<bx{b#Gbll<cl5zcc,bP<b#e !bol<b!eL!xO=b<a!xA=c<aHaa=ed c <b#=a<b#Ga<b!xO=b<e<cHaa(e5&<c!xA=cGbll<alGa<a<b!x!ix6gblGa<a<b!e!ex6gblGa<a<b!>!ex6gblGa<a<b!b!bx6gblka<a!b!bx(l/a<a!e!px(<a!mA!e!ex(<a!pAx1b<a!%A!e!xx(<a!KA!i!xx(<a!EA!e!rx(<a!8caA!e!ex(<a!8naA!e!ex(<a!8waAx1blia<a!ex]lia<a!xx]l5da<a!5:c}e,<a!eZf<a!5b<a5?(aOZ<a!bLO!EAll a!8|02aIaa!5:XxDe !8|02a!e!mx(!8|02a"XXXX2aRaal!6j12a!q?aa!X12a!aJaal5ebb,<bIa;(d!aJa5E<b<c<d!8waAxA<a<dHa-Raalga<a5}6=ll8Jz5~a!MX2alq8S444LU5"+5>.)[+5!5"))<a!6 X2alc2qa!8iX2alb2a!8:5:2albua!6m6a2ald<2Ga!6z6a2alyjaaa:axayaaaIbaa]a!8]6a2al;bcdefghijklmGnoxyq]rustaaaaea!M^2aljqaaaaaaaea!6r^2albea!6(^2albba!6K^2albea!2^2albia!8g^2albea!8q^2albea!8=^2albea!8>^2albba!8D6c2alibaaaabcda!6hM2al5lxa aaa-aaaaeeeeeeeeeeeeeeeeeeeeeeeebaababaabaaaaaaea!8gM2albea!8qM2albba!8=M2albea!8>M2albia!8DM2albea!M6d2albea!6G6d2albea!B6d2albba!8d6d2al5*babbbbbaabbabbbbbbbbbbbbbaaabababbbbbbbbbbbbbbbbbbbbbbbbbbaaabbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbba!6%6f2alybaaabaaaaaaa>bxa<a!8s6f2ale4444a!8!6f2al5u8;X6<5R.))<=(44444dd%5d444444cc5e5fIH4444ee5l5m444444cc5GJ444444ccV.5|5 +5!L/5 +L5EY-(a!6:Q2alhn@L+5 [(a!8pQ2alkfVUY-5"5RL[(a!8SQ2al=i@-+5 VYL+5!5R5|/O+5|(aaaaaaaao[L.L5"[(a!6&6g2alng5RY5 V)+L+-/.L(a!6~6g2alxmU+-+5 VL@Y5!/5"U)(a!8u6g2alinV.5|Y5"L(a!8!6g2alGg@[/5RY5 V)+L+(a!6g6h2alll5RY5"5!LU@+[(a!6<6h2alxj@5!@L@.)/Z.)5"+[(a!6|6h2alnn5>@5!.)/Z.)5"+[(a!8q6h2alomVUY-5"5RL/5RY5"5!L(a!8?6h2aliGLYO+5![(a!6e6i2aleg@-(a!6w6i2aljc5 +[[.5?+(a!6"6i2alxh.VVUYZ.)/[L.L+(a!8o6i2almn5R.L+5?YU@+[(a!8J6i2alik+5SV@U5|(a!6c6j2alngVUY-5"5RL/5RY-+(a!B6j2allmY)-/[L.L+(a!6E6j2allj5!+5#/[L.L+(a!8m6j2alljL@5 +[L.5 V(a!8F6j2alnj@[/YU-+U.5J)+(a!_6k2algm5RY-+(a!6u6k2al<e5RY5"5!LU@+[/U+-++5 .5J)+/@5!(t.5>L+U(a!8j6k2alif5J+5>YU+(a!8I6k2alhg)@5 @L(a!5:6l2algfL5|V+(a!6q6l2alje5R.U-/@-(a!6*6l2alkh5R5"UU+5!5R5|(a!8g6l2alli5]DN:5t#5;#5r(a!8(6l2almj:5wD5]#5z5z}5p|(a!8:6l2alikS!}5t#5r(a!6x6m2al5cgVU@5R+/5 5")L@V)@+U(aaaaaaax5]!5w5r(a!8d6m2al5be!5]5]D5<5p5;/"!5t!5p5]#(aaaaaaaao#5<5w(a!8N6m2alfd|":(a!6G6G2alfd5<5z5r(a!96G2alfd5]!5r(a!8a6G2al(d-@[LU@5J5"L@Y5!/5 +L5EY-(aaaa]5RY5"5!LU5|(a!8|6G2alkhYU-+U/@-(a!6k6n2alHi-@[5RY5"5!L/5 5")L@V)@+U(aaaa]-+)@Z+U5|/+5 .@)(a!6N6n2alon5R5"UU+5!L/LYO+5!(a!8s6n2aloG+5 .@)/.--U+[[(a!8"6n2alhGZ.)5"+(a!6h6o2alifZ.)5"+[(a!6=6o2alhg#N!}5t(a!26o2alGf:!5%D5<5;/5t}5p~(a!8]6o2alil5z}5p|5t#(a!8E6o2alkgN5<5t5;}:5t#(a!6f6x2aloi5SF.V@FZ+U[@Y5!(a!6z6x2al5dG5SF@-+5 VYL+5!5R5|FO+5|(aaaaaay5kK5k5lFKRF5kR(a!8x6x2almk5kK5k5mFK5kFK5G(a!8R6x2alhkW5"+U5|(a!MC2aljf5E+.-+U[(a!6pC2algh5JY-5|(a!6 C2al6pjeaaaaadaah44aaaaaadaah44baaaaadaah44caaaaadaah44caaaaadaah44daaaaadaah44daaaaadaah44eaaaaadaah44faaaaadaah44gaaaaddaah44haaaaadaaj444aaaabdaahaaiaaaabbaaiba?aaaadddbaca4aaaaddc>ada4aaaaadaagebaaaabddaabfb4aaaaddaahabiaaaadbaaibb5oaabbddaabgb4aabbddaaahb4aaaaddaaaib4aaaaddaaajb4aaaaddaaakb4aaaaddaaalb4aaaaddaaamb4aaaaddaaaGb4aaaaadaagecaaaaabdaaanc4aaaabdaaaoc4aaabbdaabfc4aaaabdaahaciaaaabbaaibcEaaaaddaaaic4aaaaddaaajc4aaaaddaaakc4aaaaddaaalc4aaaaddaaamc4aaaaddaaaGc4aaaaadaabxd4aaaaddaajyd4aaaaddaahqdjaaaaadaab]e4aaaaddaahrekaaaaadaahuekaaaaadaadse4aaaaddaabtf4aaaaddaabpf4aaaaddaabvf4aaaaddaabwf4aaaaddaabzf4aaabddaaf;f4aaabddaaf;g4aaaaddaabzg4aaaaddaabwg4aaaabdaag5aibaaaabdaab5bi4aaaabdaag5cicaaaaddaah4alaaaaddaah4bmaaaaddaah4cmbbaaddaae&k4aaaabdaah5glGaaaabdaahclnaaaaddbaa5hl4aaaabdaah5gmGaaaabdaahcmnaaabddaabgm4aaabddaaahm4aaaaddaaaTm4aaaaddaaaFm4aaaaddaaa5im4aaaaddaaa*m4aaaabdaag5aGdaaaabdaacKG4aaaabdaag5aneaaabbdaab5jn4aaaabbaai5kn5paaabddaab4n4YU-+UFU+W5"+[LYU-+UF5RU+.L+-YU-+UYU-+UF)@[LVUY-5"5RLVUY-5"5RLF)@[LVUY-5"5RLF5"V-.L+VUY-5"5RLFW5"+U5|YU-+UFW5"+U5|aaa8RoxaGaaaadaa8DoxaGaaabeabjxxafaaacfabnxxakaaadfbbpxxahaaaeaab5cxxamaaafabb5hxxanaaagcab5nxxaGaaahhcaSxxalaaaihca8Sfxaeaaajgcaaadadaaaaamamada!_6v2aludleaaababaaaaa8:o8:obaba!26v2alzdomaaa5qa5qaaaaa2o2obaba>agaga!8I6v2ale8|o8|oa!8#6v2alz8:obaaadzmgaaaahahaaaaaaababa!6J6w2almbaad5fdaaaoaoa!8e6w2aldGaGa!8!6w2alld5geaaaaa5qa5qa!6I6z2alleda5igaaahaha!8T6z2alfbcb5mda!6(6;2aljdRaaaahaha!6 6;2alffaaaca!8k6;2albca!8p6;2aljcabaaadRda!6u6<2almbaad5xaabbbaba!8s6<2al]d5xbaaadadaaaaaeaeada!6n6=2alsbaad5ydaaadalaiaaa8>a8!ada!8n6=2aljd!iaaadada!8&6=2alfbaaaca!8D6=2albca!6e6(2alocabaaad}caaahaha!6v6(2alhbaaacaea!6R6(2aldeaca!8a6(2al5lgabaaad~daaeeeeeeeeeeeeeeeeeeeeeeeeaaa6*axa5saaaHcaaja!6j6&2alG5Jaxa:aaa;aaafa!8>02albba!8D02albea!6j12aljqaaaaaaaea!6z12albea!712albba!6"12albea!8c12albia!8n12albea!8w12albea!8*12albea!8|12albba!_72aljbaaaaaaaea!C72aljbaaaaaaaba!6%72albe';
var frequent = "fffffff1f13b1c517eaa100823e9f50c9511001010c21000100000000000000a";

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
