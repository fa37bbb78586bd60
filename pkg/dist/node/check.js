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
var text = 'a,/3.baaab3Qs3Ec||a3Ed|||a3Ec||b|3Ef|||||a3Ee||||a3Ed|||b|3Eb|a3Ee||||b|3Eb|b|3Eg||||||a3Ef|||||b|3Ef||||Sa3Ed|S|a3Ei||||||||a3Eh|||||||a3Ec||bS3Eaa3EbSb|d7Ib7?bddduffccabaaaaaraaaadeebbeaabaaadbbgiffbacaafaabdbbe]yehhheebbgccaaahbaacccccbbbabcfxcchgiiigdbfcbabbacecibfbbbdeeddafcabbdbabjbcgaecacchfchdjaededdekbaccdehjjbkbacggcaaaaggfioiblfdbalgjb|b.}}Aauh3geg3.Y3._03DcaiO/3?~,PO+aHh0Y/Y0~YaOi~,PO+,UYa3yk8>8Rc7?b8j&c3b|bS&a.:b^(f%a<c.a<c.jMm(g.rP(j.7q:AaN=l<jJa7<: =tc <bTai(s.}8f7I8Eb<dTai(j<j.}8f7I8EbQm(qM<g.h^.dQXe <bFaa=&<dTar=go"b<f<sEa?<f.}}}i<g<g.}}}iQmEa*<f.8dCAaEaT<f<sEa%<f<&Ia;<f.sKaq<&7==kc <&)44444a3=e <kFaa)444h!)8I898Vf3ne <f.oN.o.a.do7tbrcuu<&)<67==j<f.;N=v<s=].8dCAa=r.|=yc c c c c c c c d c <u.bXe .a=ic <h<jDe <h<kNJaa(i.<Le <h=grcuu<i.<9<h.bN(g<jDXe <g<kNJaa(i.<L]bu<f<]Ea3E<f<kEa3&<f<jEa3*<j<f.8taN<ho3v(gM]c<g<kNJaa=iu<i.4bX.(Z]b<f.oN<gc|<v<g.bNo7lb(g<jDe <g<kNJaa.(9e .a=h<g.bNrcuu<f.oN<go~(h1]r<fTa%=]<fTa<=j<fTa;=k<h.b~u(i.g<h.bXo<.a=hc <i<jDe <i<kNJaa(h.<Le <i=grcuu<h.<9<i.bN(g<jDXe <g<kNJaa(h.<L]bu<f<]Ea3E<f<kEa3&<f<jEa3*<j<f.8taN<io3v(gM]e<g<kNJaa=hu<h.4bX.KZ]d<g.bN=hu.a=rc <h<jDe <h<kNJaa(r.<Le <h=grcuu<r.<9<h.bN(g<jDXe <g<kNJaa(r.<L]bu<f<]Ea3E<f<kEa3&<f<jEa3*<j<f.8taN<ho3v(gM]k<g<kNJaa=ruc c <r.4bX(h.(9e|<v<g.bNo7lb(h<jDe <h<kNJaa.(9e <h.bN=i.a=h.d=jrduu<f.oN<ho~(h1]]<h.b~=i.df<h.JZe c <h.8vaZe c <h.8&a9e <f.oN<g.7j}Aa.fo3q(i1]sfc <h.8Ea9e .a=j.a=h<f.oN<g.7y}Aa.eo3q(i1]qriu<h.8.a9e <f.oN<g.7f}Aa.eo3q(ie rcfrpuau<h.8Ma9]c<r.?^.4bX.kQ]]reuu.a=h.b=jrfuu<fTa*<x9]i<fTa?<gD]k<h.8Ma9(i=u<fTaT(rTai<f<yEa3*<f.e.f<imEa3E<f<gEa3&<r<f.8taNoo<x.bN=x<g.bN=i=yreuu<f.oN<goD(i1]].a=h.cu=ju<f.oN<g<i<j<h.bXo<<fTaT=r<fTa%=]<fTa<=j<fTa;=kuc c c c d c <x1]r.a=gc <i<jDe <i<kNJaa(g.<Le <i=hrcuu<g.<9<i.bN(h<jDXe <h<kNJaa(g.<L]bu<f<]Ea3E<f<kEa3&<f<jEa3*<j<f.8taN<io3v(hM]f<h<kNJaa=gu<g.4bX(g.8za9e <u.bX]ef<g.2aZ]b<u.bX1]du<rTai(u<yLe|c|<rTae<y.rPN(gTae=y<g<h.bN(iEae<g<gTai<u.eU0Eai.a<rTai<yM]aG<rTae<y.rPNTai.hX.e9uf<h.bN=i.|=y.au=u<x.b^=xrbuu<g.*Z]c<rTai<y.bN9]d<h.bN=hrfu.a=urbu.b=uu<rTai<y.bNZ]iu<u.b=u.bX]b<h<jQ]i<h<kNJaa(g1<g.*90<g.2a90]i.a=u<g.KZ]briuu<f.oN<g.d.c<rTai<y.bN9mo1riu<f.oN<g.eo1rhu<f.oN.l<g.bo7tbrgu<r.8GbX.7La^.4bX.nL]e<f.oN<go3trfu<f.oN<g.]o1reu.a=gc <i<jDe <i(h<kNJaa(g.<L]bu<g.<9<i.bN(h<jDXe <h<kNJaa.<L]bu<f<]Ea3E<f<jEa3*<f<kEa3&<f.8taN<io3v=hu<i<fTa?(gM<g<hMX]d<f.oN<h.]o1rdu<u.bXe <f.oN<h.fo1f<f.oN<h.go1urcu<f.oN<h.bo1rbu<f.oN<g.ao1u<fJaq(k.sZe c <fTaz=z<fTao=v.8uCAaTaa(u.UP=j<u.rP(g.r3)=y<g.8hCAaTaa(iN(]=hc d <j(ge <g.rN=j<y.b^=y<h.e^<h.r^=hTaa.xL]brcuu.a=yu.a=h<g.a<u<yLme <k.bZ<k.gZX<k.]L0<y.rP<iNTai.hX.f9X=huc c <u.a<].rZme <].e^Taa.hX.g9<h0]brcu<h1]bu<f)aIa3&<f<u.eU.wNEa3E.8dCAa<f.8taNoo.8uCAaTaa(u.b^=y.8hCAaTaa=iu<u.rP=h<i.iN=j<u.eU=gd <h1]b<iTai(u.oDe <j.e^.|Eaa<j<g<u0Eaau<i.rN=i<h.r^=h<j.rN=jrauauu.BCAa<kKaa.8wCAa<yEaa.8tCAa<zEaa.8xCAa<vEaarbuo"b.BCAaJaa=k.8wCAaTaa=y.8tCAaTaa=z.8xCAaTaa=vu.8ZCAa.aEaa.8>CAa.aEaa<f.aKa3l<f<eKaR<f.bKaH<f)eIa?<f.8=CAaEa*<f<dEaT<f<lEa%<f<bFaaIao<f<bTaiEaz<f.8uCAaTaa(rEa<<f.8hCAaTaa(lEa;<f<k.4bX.sZKa3o<s<qLe <f.7f5}oEaN<f.gKa3 <f2raaaaaaaaaaaaaaaa2ua3&<f.oN<f.8taNo7nbfc c c c <t.b^ycbcau<f.oN.a<co3krcu<l.}}Aa<rm(bTai(n.gX.eZe <f.oN.a.ko3krcu<f.oNc|c|<bTae=<.a=x.a=g<n.fX(b.fZe c c|<fTaz=h<fTaq=t<fTao=q<dTaa(Ge|<dTae=b<f.aKa3w<f<bEa3p<f<GEa3q<f.bEa c d c .}}Aa<g.rP<lN<g<rQm=b<f.iN<f. ^o3c<fTai(u1]c<fTar=]c c <bTai(b.hX(d.e^ycbacu<f<rEa3 <f<lEa+<f<hEa3E<f<tEa3*<f<qEa3&<f<g.bNEaP<f<b.e~.a<d.f9mEaWc c <]ycdbau<uJaa.?9]cu.a=id <]e <uJaa.?^.4bX(b.jL<i.}7M8s>L0]d<b<i.kPN=i<].b^=]<u.bN=urbuuc|<ie c d <fTaP(b<fTaWDe|<f.}}Aa<fTa+<b.rPN<fTa3 <bMmTai.e~EaP.bf.au.b9e <i.b^(i]brcuu<ircuu.au]b<fTaP(g<fTaWD]crbu<u<]N=w<g.bN=g<b.e~=m.a=j<d.eZ=;d <g<mQ<;01e .}}Aa<g.rP<lN(3a<g(b<rQm(dTae(g<g.aZ^(g<dTaa.bN(iD<g<tL0=s.a<g<i^<sm=p.b<i<qN<sm=i.}}Aa<3a.rN<r<b.bNMmTai.e~=gc <dJai.iX1e c <f<u<]ow<fTaa.b9]a<]<pZ]e<i<u<]o3m]ercuu<f.aKa+<f<pEa3*<f<iEa3&<f.aEa3E<f.8taN<u<wo3e1]cu.b=j<b=orbuu<j1]a<o.bN=grbuu)d=&.a=g.arcu<bTai.hX.f9]c)d=&.bf<f<rEaV<f<lEa3w<f<hEa3p<f<tEa3q<f<qEa <f<f. ^(dEa3;<f<n.e~.a<b.e9m(mEaW<f<rEa3 <f<lEa+<f<hEa3E<f<tEa3*<f<qEa3&<f<f.8xaNEa3Z<f<dEaU<f.8.aN=;.b=j.b=d.a=bd c <f<;Ea}bd <m<j(hM]b<f.}}Aa<h.bN(j.rP<lN<j<rQm(3aTai(u.e~(jEaP<f<hEa7jb<f.}bN(=<f.7jbN((o3E1]au.}}Aa<h.rP<lN<h<rQm(xTae(i<i.aZ^(i<xTaa.bN(pD<i<tL0=w.a<i<p^<wm=].b<q<pN<wm=p.}}Aa<s<h<o.bXm(s.rP<lN<r<sMm(oTae=i<oTaa=w<h<g<xTai<oTai0.iXe|<f.aKa7fb<f.aEa6b<i<i.aZ^(g<w.bN(iD<g<tL0=o<f.a<g<i^<omEa[b<f.b<i<qN<omEa}b<f.aKa7qb<f<]Ea7]b<f<pEa7jb<f.aEa@b<=<(oF=o<3aTai(u.e~f.a=o<i<i.aZ^(g<w.bN(iD<g<tL0=x.a<g<i^<xm<]9e .b<i<qN<xm<p<]o3m1=ou<ju<h.cNL<u.hX.f9X(hm=g<b<h0=b<d<oX=d.b=orbuu.b=x<b.bX1e )c=&.crcu<d.bXe <g-)<5)#e[=&.c=j<g.bNrff.c=j)!e=&.a=g.b=h.arguauu=j<G1=x<&<g-)<5<j-)i5[[=&<G.aZ=h.arduu<g-)<5)}c[=&.b=j<gu=b.a=h<f.oN(d.a<bo,<d<b<co>.}}Aa<fTa;<b.rPN<fTa<<bMmTai.e~u<n.e~o,<<.|9]b<f<&Ia?<h1]b<f.7d7T}oEaN<f<jKaO<f.jKa3 <f<gEa3E<f.}}Aa<fTa;<g.rPN<fTa<<gMm(bTaa(cEa+<f<bTaeEa3*<f<cEa3&<xe <f.bKaPu<fTaTJa3h(b.eZe <f<bKaPu<f.oN<f.8taNo7nbrbu<f.oNo3*uu<k.4bX(b.sZe <f.fKa3 <f<yEa3E<f<vEa+<f<zEa3*<f<vEa3&<f<kKaO<f.aKaP<f)}}}}<<b.]^.a<b.]Lm-)d5(&6Ra3.<f)}7a[6Aa<&6Ra^<f)57f@7*Ab<&6RaN<f.oN<f.8taNo7nbu<a<fTaHEai<a<fFa?Iaa<e1e .8x"Aa.8>CAaTaa1Kaau<f.:bN%au8Eycx|dSc c|&a.?^(f%a.4b=g<bJaa(o=hc c c <o.b^ydabceu<bJabrcu<bJab=h.8Vb=grcu.2bu=g.a=hu<aJai=i<a>a3u=u<aJa3]=r<aJa3k=]<aJaj=j<aTae=y<aJa;=x<f.a3xav<f<x.cZKap<f<cKaq<f<yEao<f<hKax<f<gKay<f<jKar<f<]Kau<f<rKak<f<u3xai<f.|<i<i.8na9mKa]<f.iN(c.oo3a<f<aTaaEai<c<f.rNoY.B"AaTaa=u.7f{Aa.7]{AaoYc c <e.oN.8?#Aao7Gb(h1e <dTa TaqJak.cZe <c<d<eTaio3V<d.<N<dTaT(a<fTai(c<a<cDm(ko3I<dJa3q.bZ]d<k1]c<k.bN=krduu<d.<N.ao3I<dJa3q1]bu<f<dJa1.}}}}e0Eai<f.iN<f.rNoY.a=kuc <dTa (aTaqJak.c9e c c c <eJao.b^y]eebbceeeeeebbau<eJal=a<d.<N.r.a<dTaT.AaQmo]<f<a.a<a.8jaMm.rPJa7f@ .}}}}e0Eai<f.iN<f.rNoYrdu<f.aEao<f)}}}}oIai<a<e<f.iN(ao3j<d<fTar<fTaooR<ao7%brcu.a=h.b<aTaa<aTai(c<aTaeL(gm=a.a<c<gm(ge <aJaa.3s9=hu<eTaa=c<f<hEaT<f<gEa%<f<aEa<d <f.iN(e<f.<No3Q<fTai.bZ]c<fTao(h<cQ]a<c<fTaqD]a<fTaz<cD]au<e<a<g<fTar<ho3L<fTai(a.}}}}3Z9]b<f<fFar(qIar<f<aEai<d<q7=<q)<67=oR<eo7%bf<he <aTaz(aTae=c<aTaa=a<f.aKaq<f<c.a<amEao<f.bEai<f<a.b<amEard <f<f.iNo3c<fTaa(a1]d<f.<N(c<a<fTae<aNo3f<d<fTa%<fTaToR<co7%brauau<d.<N=c<dTae(h<dTai.eUN=r<f.%N=y<f.?N=]<dTaT=ad c <ae <r<h^.e~<aM]b<a.eU<hN=af<h(a<r9]bu<f<dTa (hTaoEaz<f<h2aaa2uai<a.oN=h<aJare <f<aTaiEa<<f.<N<yoYfc <f.}}Aa<fTaq<aTae(a.rPN<fTaz<aMm(aFaaIa<<f<aTai(aEaT<a.iX1e c )a=q<fTai=g<fTar(a<fTa<(i.bN(jQ<a<j^.iQXe <g<jNFaa=qu<i.lN(j<aL<a<j^.iD0=x<i.jN(i<aL<a<i^.iD0=l<g<jN=s<g<iN=t.8R/=a.}}}}e=gd c <a1]c<a.7t@AaNJaa(i.iDe <q<a.!@AaNFaa7b<i.|/.dU-5V]bfc <a.!@AaNFaa<q3G]a)a=p<l1e <tFaa=pu<i.bN=j<a.{@AaNFaa=v<i.oDe <p<v7b.}b<j.dU^-5Ve refrcuau<p<v3G]a<xeS)af<sFaau<a.7r@AaNFaa7b<j.HP-5V]cuu<g.bN=g<a.nN=arbuu<f<gEa*<f.*N<]oYrcuu.8>"AaTaa=a<f.iN<f.<N.8="AaoN<f<ao7Fb.}}}}3Z0Ea*<f.*N<]oY<a.8>"AaTaa(gL]a<c<a.8T"AaTaaN<g<a^o3..a=arduu.a=a<c.r.a<dTaT.AaQmo]rbuu<eJao.cZ]b<eJal=a<c.r.a<dTaT.AaQmo]<f<a.a<a.8jaMm.rPJa7f@ .}}}}e0Eai<f.iN<f.rNoYuu<d<dTa?<dTa*NEa?<f.B"AaTaa<u^.c^Ear<f<kEai<u<f.iN(a.co;<o.d9e <a<bTae<bTaioQ<fFai=q<f.d.a<fJao(bmEaq<f.71{Aa.b<bmEao<f<qIai<f.<N(b<ao3g<fTa%=c<fTaT=d&a.o^(a%a<a<c<do3KEar<a.rN<a.oN(aoY<a%a<bo7%bu<f.?N%au[ech|eSc|&a.o^(h%a<eTai(f.hX.d9e c <f.iXe <h.iN<b<c<d<eo_<hTar=d<hTairdu.b=i<dTaa=f<dTae(d<eTaa(e.bN(gQe <d<g^.iQe <f<gNFaa=]uu.a=g<b.4bX(b.eMe <c<b.kP.7Q{AaN(iNJai(c.iL=b.a<c<bm=g.b<i<bm=iu<e.lN(b<dL<d<b^.iD0=j<e.jN(c<dL<d<c^.iD0=e<b<fN=k<c<fN=f.a=dd c <d<g9]c<d<iNJaa(b.a<b.3oMm(u.nP(c.8){AaN=b<cJa7g7f =c)b<u-5(x)7u7L7r8T8c8L7a7oH!)a3Ge <]<bFaa7b<c.|/.dU-5V]bfc <bFaa<]3G]a)a=r<e1e <fFaa=ru<c.bN=c<bFai=y<x)8?7Z8>7c7R[8.8Tg!)a3Ge <r<y7b.}b<c.dU^-5Ve refrcuau<r<y3G]a<jeS)af<kFaau<bFao7b<c.HP-5V]cuu<d.bN=drbuu.brcuu.au=b<a<dEae<a<bEaa<h.oN%au7gdci|dS<bJaK(h<bJa3y(bN.8kaL=f.b<b.rP.!@AaN<fm=i<cTae(b<d.oN(gD<b<g^.iD0=j<d.iN(d<bL<b<d^.iD0=k<g<cTaa(bN=u<b<dN=r.a=g.a<h<fm.rP=b.a=cc d c <b1]c<iJaj(d.a<d.3oMm(h.nP(f.8){AaN=d<fJa7g7f =f)b<h-5(x)7u7L7r8T8c8L7a7oH!)a3Ge <e<dFaa7b<f.|/.dU-5V]bfc <dFaa<e3G]a)a=]<k1e <rFaa=]u<f.bN=f<dFai=y<x)8?7Z8>7c7R[8.8Tg!)a3Ge <]<y7b.}b<f.dU^-5Ve refrcuau<]<y3G]a<jeS)af<uFaau<dFao7b<f.HP-5V]cuu<i.rN=i<b.r^=b<c.bN=crbuu.b=gu<a<cEae<a<gEaau{cccSe|<cJai.iXe <a<b<co31=ifc <bTaa=g<bTae(b<cTaa(h.bN(cQe <b<c^.iQe <c<gNFaa=duu<aJaz(c.iDe <d<aFaa7b<c.|/.dU-5Vxu<aFaa<d3G]a)a=d<b<h.jN(fQe <b<f^.iQe <f<gNFaa=duu<c.bN=f<aFai=e<c.oDe <d<e7b.}b<f.dU^-5Vxu<d<e3G]a)a=d<b<h.lN(cQe <b<c^.iQe <c<gNFaa=duu<d<aFao7b<f.HP-5Vxuu<iu8IbccSh|<c.cU<bN=h<aTaa=i<aTae=f<aTao=j<aTar=k.a=ad c <a=c<b<h9]a.}}Aa<bTaa(a.rP<kN<a<jQm(gTai)a=d<f<gTaa(u.bN(aQe <f<a^.iQe <a<iNFaa=duu<b.eN=b.b=a.iX]b<e)b)|.h<gTae<u^.c^(a<a.hQm.dU-5)|7b<d!<a-7b)7y8Z7&8L7o7K8n7t7v|S)K65(d!)a3G<c0=a<d<e[=erbuu<c.|/.bXu8fbbf|&a.<^(c%a<aTae=f<aTaa=d<aTai=e<c<aTar(gEa;<c<eEaz<d<fZe <f<d^.H3)=a<gTao=f<gTar=gd <c.oN<do.<cJao.gZe c <c.iN<c.zN<do=<cTai.bZ]a<b.}}Aa<cTar(e.rP<gN<e<fQmTai.e~(e<b<eLm=buu<d.HN=d<a.b^(a]auu<c.<N%a<bu7ybbg|&a.o^(c%a<aTaa=d<aTae=gc|c d <d<gZe <a<d.bN(fEaa<dJaa=e<f=d<e.J9<e.8Ga90]b<c.iN<bo)<cJai(f1]c<cJaj<e.<.a<e.7La^.4bX.GDm09]brcuu.drbu.c.b<fmu<c.oN%au3Ibd|&a.o^(c%ad c <c.iN<bo39<cJai1]a<cJaj=e<aTai(d<aTaa9e <a.boCbu<d<aTaeN<eKaa<a<d.bNEairbuu<c.oN%au39bc|d c <b<c9]a<b.bN=d<bJaa(e.8Va9e|<c<d9]b.>.8Va<bJab.3j9m=e<b.cNf<du=b<aTai(d<aTaa9e <a.boCbu<d<aTaeN<eKaa<a<d.bNEairbuuuXbd|.}}Aa<aTaz<b.rPN<aTa;<bMmTai=e<aTai(d<aTaa9e <ao7Tbu<aTae<d.eUN(c<e.hX.f9Kar<c.aEai<c<b.bNEae<c<bEaa<a<d.bNEaiuHbb|<aTai(c<aTaa9e <ao7Tbu<aTae<c.eUN<b2aaa2uaa<a<c.bNEaiu3ubb|<aTai(c<aTaa9e <ao7;bu<aTae<c.cUN<bEaa<a<c.bNEaiu bb|<aTai(c<aTaa9e <ao7;bu<aTae<c.cUN<bEaa<a<c.bNEai<a<b<aTarNEaru>bb|<aTai(c<aTaa9e <ao&u<c<aTaeN<bKaa<a<c.bNEaiuXbc|<aTai(e<aTaa9e &a.o^(d%a<d.iN<a<aTaa.b.i.ooS<dTai.#}}}3Z9e <d.oN%af<dTarauu<aTae<e.eUN(d<cEai<d<bIaa<a<e.bNEaiu39bc|<aTai(d<aTaa9e &a.o^(c%a<c.iN<a<aTaa.b.e.roS<cTai.#}}}3Z9e <c.oN%af<cTarauu<aTae<d.rPN(c<bTaiEai<c<bFaaIaa<a<d.bNEaiu3Dbc|<aTai(d<aTaa9e &a.o^(c%a<c.iN<a<aTaa.b.e.qoS<cTai.#}}}3Z9e <c.oN%af<cTarauu<aTae<d.qPN(c<bTaoEao<c<b2aaa2uaa<a<d.bNEaiu3Dbc|<aTai(d<aTaa9e &a.o^(c%a<c.iN<a<aTaa.b.e.zoS<cTai.#}}}3Z9e <c.oN%af<cTarauu<aTae<d.zPN(c<bFaoIao<c<b2aaa2uaa<a<d.bNEaiu3lbb|&a.o^(c%a<c.iN<a<aTaa.b.e<boS<cTai.#}}}3Z9e <c.oN%af<cTarauu3xbb|&a.o^(f%a<f.iN<a<b<c<d<eoS<fTai.#}}}3Z9e <f.oN%af<fTarauuLbb|&a.o^(e%a<e.eN<b<c<dov<eTai=b<eTae.bZe <a<eTarEae<a<bEaa<e.oN%af<eTarauu7pbcc|bS<ac|&a.o^(e%ac <d-<b-S(g)<6Ve <g7=(d.}}}}3Z<c^Me <d1e <a<cEai<a.aEae.areu<e.iN<c<do3z<eTai(fe <a<fEai<a<bEae.aref<a<dEai<a<cEaerduauu<a.aEaeu.buEaa<e.oN%auUbd|&a.o^(e%ac <c.hLe|<e.iN<b<co3M<eTar=d<eTaifc d <c<dZe <b<dNJaa.8Va9]c<d.bN=drbuu<c=drcu.bu=fu<a<fEaa<a<dEae<e.oN%au7Ebbf|&a.o^(e%a<bTar.}}Aa<bTaomJai.iXe|<bTai(f<bTaeL=g<cTae(d<cTaa(hD.a<f<gm<dD0=f.a<d<h^<fm=d.b=c.b<h.b<bTaa<gmN<fmf<e.iN<b<co|.a=c<eTar=d<eTaiu=b<a<cKar<a<dEae<a<bEaa<a.aEai<e.oN%au7ycbh|&a.o^(e%a<a.aEa3q<a.aEaH<a.aEaq<a.aEai<d.cU=d<a.rN=h<bTao=i<bTar=jd <de .}}Aa<cTaa(g.rP<jN<g<iQm(fJai.iXe <e<b<foz<aTai=f<a<eoi<e.bKar<e<fEae<e<gEaa<e<aTaiEaif<fTaa=k<fTae=f<e.aKar<e<f.b^Eai<e<k.bNEae<e<gEaau<h<eou<c.eN=c<d.e^=drbuu<a.b<bTaa<bTai(a<bTaeL(bm.a<a<bmo7wb<e.oN%au8Lbbh|&a. N(e%a<bTao=h<bTar=i<bTae=g<bTaa=d<bTai=cd c <b.aEai<ce <c.b^<g<d^.z3)Q]b<d<c.zPN=dud <g<d(c9]b<b<c.zN(dEaa<cTai<iTaaQ]a<cJat(f.lL.b<fU.}#]X10]au<e.iN<h<co7zb<eJa3o.d9]a<aTai(f<aTaa9e <a.bo7&bu<c.zN=d<aTae<f.HPN<e.iN.H8Qkaa<a<f.bNEai.a=crbuu<e. ^%au7xbbg|&a. N(g%a<aTae<aTaa(e^.z3)(c<aTai(d<c<dDm=c<bTai<bTae(d.HPN=f<bTaa<aTar=ad <ce <g.iN(h<a<eo7zb<f<h.H8Qkaa<c.b^=c<e.zN=e<f.HN=f<d.bN=drbuu<dEaa<g. ^%au3Kbc|<c.B"AaTaa(d<a^(e.a<d<eQm(d<c<dDm=c.8w"AaTaa<a.cUN=ad <c1<a101e <a<bTaaEaa<c.b^=c<b.eN=b<a.eN=arbuuuMbc|&a.o^(c%a<b.3QX=b<c.oN=dd <be <c<aTaaEar<c.rN<doY<b.e^=b<a.eN=arbuu<c.oN%au3sbc|&a.o^(c%a<c<a<bo3)<cTae=b<cTaa=d<c.aKai<a<d<b<c.iNo7ib<c.oN%au7&bbg|&a.o^(c%a<b.eN=ec <bTaa(de|<b.aEaa&a.o^(f%a<de c d c <f.iN<eoV<fTai1]a<d.b^(d]brcuu<d=huu<f.oN%a<h]b<c.iN<eoV<cTai=g<cTarf<c<eoV<cTaa=g<cTaeu=bu<a<gEaa<a<bEae<c.oN%au3mbc|&a.o^(f%a<aTaz(aTai=g<f<cEai<f<bEae<f<d.4bX.i.a<em0<g.eUN.oNEar<a<f.eNoo<f.oN%au3?bc|&a.o^(d%a<d.eN<bTaa<cTaTo3V.a=c<dTar(ee <dTai<e.eUN.o^(ee .b=c<eTaa=buu<a<bEae<a<cEaa<d.oN%au3Kbe|&a.o^(d%a<d.rN=e<ce <aTaa(fe <d<bEar<c<fP=g<d.iN=e<aTae=cuu<e<gEaa<dTare <dTai(ae <c<ao7bbuu<d.oN%au8hbbg|&a.o^(d%a<d.eN=e<aTae=f.i<aTaa(c.bU(b<b.iMm(g(b.a3ze|c|c <ce|<f<c.b<bo7qbf<be|<b.bo3 f.b=crcuu(c]a<e.bEae.brbu<e<cEae.au=c.if.b=c.a=b.eu<eN<bEaa<e<cEaa<dTae.bZe <dTai=b<a<gEaa<a<bEae<d.oN%af<dTaiG<dTarauu7Ebbh|&a.o^(d%a<aTai=b<a.}7aAa.<o+<b.<N(f<aTai(hL=e.a<f<em=f.b<aTae<em=ec d <b<cLe .b=g<c<fDe <c<eN*aa.a3pe <d<bEar<d<fEai<d<eEae<d.eN<co7eb(g1]euu<c<gN=crbuu<b<hL]a<a<bEaiu<d.oN%a<b<cMu7ibbe|&a.o^(d%a<b<cZe c <aTai(e<aTaeL=f.a<e<fm<cD<b<cL0(e]a.b<b.b<aTaa<fmN<em(aJaa.(Z]a<d.iN<a.bN<b.|/<cNoM<dTar1]a<dTaiJaa.8va^.8GbX1=guu<d.oN%a<gu7pbbf|&a.o^(d%ac d c <d.iN<ao39<dJai1]a<b<c9]c<dJaj=g<b.bN=e<bJaa(f.8Va9e|<c<e9]d.>.8Va<bJab.3j9m=f<b.cNf<eu=b<f<g9]brcuu<b<cZe <bJaa.8VaZ<c<b.bNZ0]bu.b=hu<d.oN%a<hu79bbe|&a.<^(d%ac <b<cZe c <b.bN=e<bJaa(f.8Va9e <c<e9]b.>.8Va<bJab.3j9m=f<b.cN=eu<d.iN.i.b.bop<dTai=b<dTar(g<fKaa<d.bEa;<d<gEaz<d<bEaq<d.qN<e<coj<a<dTa;Eai<a<dFaqIaarcuu<a.aEai<a)}}}}oIaau<d.<N%au:bbe|&a.?^(c%a<c.oN<bo39<cJaoe <cJal=d<c.iN.i.b.bop<cTai=e<cTar(f<dKaa<c.bEa;<c<fEaz<c<eEaq<c<b2aaa2ua<<c.qN<c.<Noi<a<cTa;Eai<a<cFaqIaaf<a.aEai<a)}}}}oIaau<c.?N%au}bbc|&a.?^(c%a<c<b2aaa2ua<c d c <c.zN<ao39<cJaz1]a<cJan=d<c.iN<c.<No39.a=b<cJai1]c<cJaj<d9]brcuu<c.oN<c.<No39<cJao.b/=bu<c.?N%a<b.bXu7tbbe|&a.<^(c%a<b.eN=d.c=ed <f<dTaaN=f<d.iN=d<e.b^(e]au.o=d<c.iN<f.b.bop<c.aEa;<c<cFaiIaqd <de <c.qN<bTaa<bTaeo+<d.i^=d<b.iN=brbuu<a<cTa;Eai<a<cFaqIaa<c.<N%au8jbcf|bS&a.<^(c%a<c.iN<bTai(de|<d<bTae<bTaa^.z3)(e<d<eDmf.au.e.Hop<c.aEa;<c<cFaiIaq&a.o^(d%a<c.qN(e<bTai(fe|<f<bTae<bTaa^.z3)(g<f<gDmf.auo7&b<eFae=h<d<e.iNEae<d<h)<7dIai<b<d.eNom<d.oN%a<a<cTa;Eai<a<cFaqIaa<c.<N%au3 bc|&a.o^(d%a<d.}}Aa<aTa[b<b.rPN<aTa6b<bMm(bFaaIaa<d<bTaiEai<c.a<c.4bX.3oMm.4bX.nP.8){AaN<a.8ZaN<doe<d.oN%au3ha<a<b.}}Aa<aTar<b.rPN<aTao<bMm(aTaa<aTaeoEuEbb|.}}Aa<aTar<b.rPN<aTao<bMmTai(c.gX.e9e <a<b<c.e~o,uu3Lbb|.}}Aa<aTar<b.rPN<aTao<bMmTai.e~=d<b.bN=bd c <b<dQ]a<aJa*.b9e <aJaT.bX1]bu<a<b<co3k.}}Aa<aTar<b.rPN<aTao<bMmTai.e~=brbuuuKa<a<b<c<d<e.}}Aa<aTar<e.rPN<aTao<eMm(aTaa<aTae<aTai.hX1o3ru8zbbc|&a.<^(d%ac <aTaqJak.c9e <d.eN.b<aTaa<aTai(e<aTaeL(am.a<e<am<bTaa<bTaeo3L<dTae.}}}}3Z9]b<d<dFaeIao<d<dTar(aEaz<c<dTaq<ao+<d.oNo7%bf<d.}}Aa<aTar<bTai(b.rPN<aTao<bMm(bFaaIao<d<bTai(bEazc <b.hX.d^yeaccacu<a<d.oN<coNuu<d.<N%au7vcbe|&a.<^(d%a<d.}}Aa<aTar<b.rPN<aTao<bMm(eFaaIao<d<eTai(eEaz<e.hX=f<c.a<c.4bX.8jaMm.4bX.rP(g.!@AaN=ec c c c c <gJa{@ .b^yhaddddbcdu<f.dZ]c<dTaq<dTao^.dD]crdu<f.dZ]b<d.iN<eJau<aTazJaJ<a<d.oNoc<dTai]c<dTaq<dTao^.cZe <a.h.a<c<bo?f<a<b<c<eo7kburcu<f.eZ]a<a<eJau<bo3>rbu<a<b<d.oN<c<eo7ubu<d.<N%au.a<a<b.a<c.a<c.4bX.8jaMm.4bX.rP(b.[@AaN<aTaq.jN<bJa!@ mJaa.b<c<do3]u:bbb|&a.<^(i%a<i<cKa3a<i.aKa;<i<bKam<i.aKaz<i<eEao<i<fEaq<i<gEar<i<fEai<aTaq=c<i<dKan<i<d.a<d.4bX.8jaMm.4bX.rP(b.[@AaN<c.jN<bJa!@ mJaaKaG<a<i.iN<bJa7c@ 1<ho3R<i.<N%au6bbb|&a.<^(h%a<h<cKa3a<h.aKa;<h<bKam<h<dKaG<h<fKan<h<eKaz<h<gEao<h.}}Aa<aTar<g.rPN<aTao<gMm(bTaa(cEaq<h<bTaeEar<h<cEai<a<h.iN.a.ao3R<h.<N%au3zbb|&a.<^(e%a<e.5[}oEaG<e.eKaz<e<bEao<e<cEaq<e<dEar<e<cEai<a<e.iN.a.ao3R<e.<N%au+bb|&a.<^(e%a<e<dEa;<e<cEaz<e<bEaq<e<aEao.a=d<e.oN<e.zN(aoh.4bX.d9e <e.iN<ao)<eJai.b/=du<e.<N%a<d.bXu7)bbc|&a.Ba^(e%a<e<bEao<e<aEar<e<cEaq<e<dEaz<e<e.8GaN(aEa3&<e<aEa3;<e<aEaV<e<e.zNEa3w<e<aEa3p<e<aEa3q<e<aEa <e<e.qNEaR<e<aEaH<e<aEa3r<e<aEa?<e<e.oNEa*<e<aEaT<e<aEa%<e<aEa<<e<e.rNEa;<e.;No3T<e.BaN%au7)bbc|&a.Ba^(e%a<e<bEao<e<aEar<e<cEaq<e<dEaz<e<e.8GaN(aEa3&<e<aEa3;<e<aEaV<e<e.zNEa3w<e<aEa3p<e<aEa3q<e<aEa <e<e.qNEaR<e<aEaH<e<aEa3r<e<aEa?<e<e.oNEa*<e<aEaT<e<aEa%<e<aEa<<e<e.rNEa;<e.;No3F<e.BaN%au7Vecd|bS&a. N(e%a<a<b<c<d.aoa<e.iN.8>CAaTaa(a.i.oop<e.aEa;<e<eFaiIaq<a.zP=c.8TCAaTaa=dd <ce <e.qN<d3jat<d3]ar)i5[<fox<c.z^=c<f.bN=f<d.zN=drbuu<eTa;=a<eTaz<e.aEa3r<e)}}}}}bIa*<a<e.*N(ao^<a.i.oo(e .8>CAaTaa=a.8>CAa.aEaa.8=CAaFaa=h.8=CAa)}}}}AaIaa<e<aEaT<e<hIa<<eTaq=a<e<eTaz(d<eTa;.eU(cNEaH<e<aEa3r<e<dEa?<e<dEa*d <ce <e<d.oN(aEa?<eTa%<dTai(b.zPN.a<eTaT<bLm(b.aZ(d.8=CAaTaa.8>CAaTaa(f^Le .8=CAa<f<d.e.zoqu.8TCAaTaa.8>CAaTaa(f.zPN=dd <be <d<bFaoIao<d<b2aaa2uaa<d.zN=d<f.bN=f.a=brbuu.8>CAa<fEaa<c.o^=c<a=drbuu<e<e.*NEaR&a.o^(a%a<a<eTaR(bTaaEar<a<bTaiEai<a.iN.i.oo(<a.oN%a<e.<N.e.zo(f<e.qN.i.oo(u<e. ^%au8lbcd|bS&a.?^(e%a<aFaa(h)4b!)e3ne <e.eKa;f.8uCAaTaa=f.8hCAaTaa=g<e<hIa;<e<fEaz<e<gEaq<e<bTaiEao<e<bFaaIaiu<e.iNo3l<e.TN<a<b<c<do7sb<dJaJ=b&a.o^(a%a<eJaJ=c<eJa*=d<a<eTaTEar<a<c.bU.cX.}c.a<bm<d00Eai.d<a.iN.co;<a.oN%a<e.?N%auKa<a.<N<b<co3.&a.o^(a%a<a<b<co3K.}}}}3Z0Ear<a.rN<a.oN(aoY<a%au8zbbc|&a.o^(d%ac c c c <aJaa.b^ydabcdu<c<aJab(a.a<a.3oMm.nP(a.8){AaN<aJa7g7f o+rcu<aJab=a<c.(oy<c<a.a<a.3oMm.nP(a.8){AaN<aJa7g7f o+<c.(oyrbu<aJac<aTae=e<aJab=a<d.cKai<d<aKaj<d.iN<b<co3o<c.Koy<d<b<eo3Z<c<dTaa<dTaeo+.bZ]a<c.*oyu<d.oN%au8abbd|&a.o^(b%a.8>"Aa.aEaa.B"Aa.aEaa.7]{Aa.:{AaoY.7f{Aa.7]{AaoY.8>"AaTaa=d.|=cc c c <aJaq.b^ycabcu<b.}}Aa<aTar<aTaz(c.rPN<aTao<cMm(cFaaIaa<b<cTaiEai<a<b.8="AaoN.3l=crbu.3s=cu<b<do7FbEae<b<cEaa<b<b.iNoY<b.oN%au bb|.b=cc c c <a<b.c.a.ao7yb.4bX.b^ydaabcu<aJa*.b/=crbu.a=cu<c.bXu8Fbbc|<b.i~=d.c=cc c c c c c c c c c <a.4bX.g^yoabcdbihiejfhhghhiu.a=c<b.bX1]i<b.444hL]g<b.}}eX1]i<d.bX1]griu.a=c<b.bX1]h<d.bX1]frhu.a=c<b.}}}iD]g<b.bX]ergu.a=c<b.bX1]f<d.b/<b.444hL0.bX]drfu<b.bX1]drcu<b.bX1]b.dxu<b.444hM]bu.bxu.a=cu<cu8Rbbf|<bJa3j=e<bJa?=d<bJag=f.g=cc c c c c <bJa3u(b.y^yeaebcdu<d.bZ]d<e.a<e.8jaMm.4bX.rP(d.!@AaN=bc c c <dJa7d@ .b^ydabcgu.a=crfu<bJah=g.b=creu<bJah=g.c=crdu.g.g.f<d.dZm<f.4b9m=crcu.d.g<d.b9m=crbu<f.4b9<b.hZ0<d0]a.g.e<e.8ka^.4bX.71bDm=cu<a<gKab<a<cKaau3 be|<bTaa=e<bTae=fc d <f<e(d9]b<b<d.bN(eEaa<dJaa(c.J9<c.8Ga90]au<c.<.a<c.7La^.4bX.GDm0=cu<a<cKab<a<d<fZKaauYbe|<b<aTarN=e<aTao=fd .a=d<b<cN<fDe <c<eNJaa=du<c.bN=c<d.?^.4bX.kD<d.3?X.7La^.4bX.GD0]au<a.a<b<c.b^o7tbu7ebbd|c <b<dN(e<bQe c <aTao(f<eD]a<b<aTar(gN<c<do3m]a.a=d<e<fDe <e<gNJaa=du<d.4bX(c.3i9<c.8Ga90<d.?^.4bX.kD0]a<d.3?X.7La^.4bX.GQ]cuu<a<bo3t.a=eu<eu8jbbf|<aTao(f<bMe <aTaq(d<bL=efc <b<aTaq(dQ]a<b<aTar(gN*aa(h.a3ze .b=erbu<a.rN<bo7eb(e]a.a=d<b.bN(c<fDe <c<gNJaa.BbX.:b9=du<b.cN(c<fDe c <d.b/<h.3.Z0]a<c<gN*aa. 3z]a<a.x<b.do7tbxuu<a.y<b.bo7tbxuu<a<c<d<b<b<dLm<eo7tbu8jbbf|<aTao(e<bMe <aTaq(d<bL=cfc <b<aTaq(dQ]a<b<aTar(fN*aa(g.a3ze .b=crbu<a.rN<bo7eb(c]a.a=d<b.bN(c<eDe <c<fNJaa.BbX.:b9=du<b.cN(c<eDe c <d.b/<g.3.Z0]a<c<fN*aa. 3z]a<a.x<b.do7tbxuu<a.y<b.bo7tbxuu<a.k<d<b<b<dLm<co7tbu#bbf|<aTar=d<b<aTao(cDe <b<dNJaa.8?b9=eu<b.bN(f<cDe <d<fNJaa.BbX.:b9=gu<c<b.cN(cLe c <e<gX1]a<c<dN*aa. 3z]a<a.x<b.do7tbxuu<a.y<b.bo7tbuUbc|c <b<aTao(cDe <b<aTar(dNJaa.?^.4bX.jMe <c<b<b<cDm=ad <a<b9]d<b<dNJaa.?^.4bX.jMe <b.bN=brbuu<bxuu<a<b.ho7xb.a=au<au7Lcbc|<aTar=cc c <b<aTao(dDe|<b<cNJaa.J9f.au<bN(b<dDe <b<cNJaa.?9e <b.bN=brcuu<a<bo3p(b1]b<aTar=c<aTao=du<b<dDe <b<cNJaa.3i9e <a<b.bNo3p(b1]c<aTao=d<aTar=cuuc|<b<dDe c <b<cNJaa.8GbX.8aa9e <a<b.bN(b<dDe|<b<cNJaa.3h^.2bXf.bu1<bNo3p(b1]e<aTao<bM]bu<b<aTarNJaarcuu.au(c.4bX(d.3iZ<d.8Ga9<c.?^.4bX.kD0<c.3?X.7La^.4bX.nM01Xe <bxu<a<b.io7xbu.au7.bcc|b3M<aTaa=c<aTae=ad c 2r4444444444444444=e<a<a<bLe|<b<cNJaa.k9f.au<bN(bQe <a<b^.oQe <b<cN2aaa2r<<<<<<<<<<<<<<<<2%=euu<a<b<e2+.}}e03 N(bM]ac c <b<cNJaa(d.j^yfadccabu<b.bN=brcu<d.<9]buu<bu3 cb3Mc|2r4444444444444444=c<aTaa(dTae(e<b<aTaeTaaN(aQe <e<a^.oQe <a<dTaaN2aaa2ryyyyyyyyyyyyyyyy23d=cuu<c2+uPbc|<b.WX=c<b.8H444hX<aN<b.xXo3==dd <ce .o=b<a2aaa2ryyyyyyyyyyyyyyyy23d2+e <a.oo3==bu<a.oN=a<c.o^=c<b<dN=drbuu<du3;bc|<b<cN=dc d <ce <bJaa.j^(e.wL.b<eU.7t}}eX10]c<b.bN=b<c.b^=crbuu<d=bu<a<cEae<a<bEaau3aa<ce <c<bo3 =bu<a<cEae<a<bEaauYbf|c d <c<d9]b<b<dN<d.bN=d*aa.7D|3v<fN(f.TM]au<c<d.b^(gD=d.a<g<dm=c.b=h.b<b<dm=bu<a<hKai<a<cEae<a<bEaau~be|<bJai1e c <bTae=d<bTaa=ec d <c<dZe <c<eN(fJaa.>9]c<c.bN=crbuu<b.bKai<d=crbu<b<d<c.|/NEae<b<f.bNEaauu<a<cEae<a<eEaau7?bbh|<c<c.eN(d<c<dLm=g<bTar=h<bTao=i.b=ec d c <c<g9]c<c<iQ]a<c<hNJaa(d.?^(j.4bX.kQe|<d.8ma^.4bX.gDe|<d.8sa^f<d.8ca^.4bX.8LbD]c<d.I^uf<ju.4bX<f.eU0=f<c.bN=crbuu<b<co9.a=eu<a<fEae<a<eEaau7lbbd|<b<aTae(c<b<cDm=d<a<c<d^Eae<a<d<aTaa(bNEaa.a=a<ce d <bJaa(c.?^(e.4bX.kQe|<c.8sa^.o<c.I^<c.7La^.4bX.gQm<c.8ma^.4bX.gDmf<eu.xX<a.eU0=a<b.bN=b<d.b^(d]auu<au3tbd|<ce c d <aJaa(d<bJaa(e9e <a.bN=a<b.bN=b<c.b^(c]brcuu<d<e^=fuu<fu3hbbS<be d <c)b<a3jaa5[=c<a.bN=a<b.b^(b]auu<cu3lbb|<b1e .axud c <b1=c<b1]a<b.b^=b<aJaa<a.bN=a.?^.4bX.kD]buu<cuEbc|d <be <c<aJaa(d.8IbLN<dA.7D|3vN=c<b.b^=b<a.bN=arbuu<cu31bd|d <b1<d10(g1e <cJaa=e<aJaa=f<d.b^=d<c.bN=c<b.b^=b<a.bN=a.<.a<f.7La^.4bX.GDm<f0.4bX.<.a<e.7La^.4bX.GDm<e0.4bX9]buu<gu3Zbe|.71CAa<aoCb.b<a<a.bMm(d.b^=b.7VCAaTaa(e.ACAaTaaN=cd <be <c.aKaa<b.b^=b<c.bN=crbuu<d<eN=b<ae <c.aKaaf<b.b^=bu.7VCAa<bEaau8cbbb|<aTaaTaa=bd c .7RCAa.7RCAaJaa(a.b<amKaa<a1]ad .7RCAaJaae rbfrduauauu.7VCAaTaa(a.#}AaQe .71CAao7%b.71CAa)}}}}oIaa.7VCAa.aEaa.8dCAa.e.ro(.8=CAao7mb.8dCAa.7R7aAa.7jf8Qkaa.7VCAaTaa=au<a<bDe <b<a^o3&u.7RCAa.aKaa.ACAaTaau8sbbg|&a.}b^(b%a<aTa?Taa=c<aTa<Taa=d<aTaoTaa=e<aTaaTaa=fd c .7RCAa.7RCAaJaa(a.b<amKaa<a1]ad .7RCAaJaae rbfrduauauu<b. ^(a.ACAaTaa.7VCAaTaa<d<c<eo7gb<b<bTa3pEai<b<bFa Iaa<b.rN(c<b.8haN.3r8Qkaa<a<b<f<c.boa.7RCAa.aKaa<bJa3p<b.}bN%au7Zfbh|&a.7*b^(b%a<aTa?Taa=d<aTa<Taa=c<aTaoTaa=f<aTaaTaa=ed c .7RCAa.7RCAaJaa(a.b<amKaa<a1]ad .7RCAaJaae rbfrduauauu<b. ^.ACAaTaa.7VCAaTaa<c.a<c.a3vm<d<fo7gb<b<bTa3pEai<b<bFa Iaa<b.rN<b.8haN.3r8Qkaa<c.a3pe|<c.3 De|<b2raaaaaaaaaaaaaaaa2ua .g=d.f=a.h.i<c.3R9mf<b2raaaaaaaaaaaaaaaa2ua .c.a<c.|/Ja:7a (a.d^.4bX.cD(cm=g.r.g<cm=d.gu=c<b<b2aa 2ua@b<b<gKa-b<b.aKa7Tb<b<aKa7%b<b<dKaCb<b<cKa7(b<b.@bNf<b.dKa-b<b. ^u=ac|<b<bTaiEa3p<b<bFaaIa <b.dKa3<<b<aFaaIa}b<b<a2aai2ua6b<b.rN=d&a.o^(a%a<b.}bN(cJap.d9e <a.eN<c<e<doKfo"b.8>CAa.aEaa.8=CAa<cos<a)eIae<a.aKar.}{Aa=cu<a.eN<c<e<do3x<a.oN%a.B"AaTaa(a.eQe c <a.hZ]a.8w"AaTaa(cJar.bZ]a<c.oN.:{Aa.ro3m]a.arcuu<b<aEa .a<b. ^(a.bo;<b.8T"AaTaaEa .b<a.bo;<b.8>"AaTaaEa .c<a.bo;.8w"AaTaau.7RCAa.aKaa<b.7*bN%au6]bq|&a.Ab^(b%a<aTai=e<aTae=f<aTaa=g<aTaqJai(c.a<c.8jaMm.rPJa7h@ =cd <d.zZe <d<b.7mbNN.aEaa<d.rN=drbuu<b.a3xaR<b<cKa3l<b<bFa7mbIaz<b<b2aa7Tb2ua<<b.aEaH<b)}}}}AaIa?<aTa;(c.aEa3*<c.aEaV<c.aEa*<c.aEa<.b<g<e<fL(cm=u<b.?N=y<b.a<e<cm(xe|<uJaa.3s9f.auEa3w<b<xEa3p<b<uEa3q<b.7EbN=g<ac|c c c d c <b.8uaN<b.7VaNo3Q<bTaV(r.bZ]a<bTa3E=o<bTa3*=l<b.7mbN(i<u<x<bTa3;(]<bTa3&(so3L<bTa7Tb=c<bTa7(b=d<bTa7mb(t.}}}}3Z9]c<b<cEaP<b<dEa3 <b<tEa+<i<u<x<l<oo3L<bTa7Tb=i<bTa7(b=k<bTa7mb(f.}}}}3Z9]d<b<iEa3Z<b<kEaU<b<fEaW<aTazJaJ=r<b.oN<bJa3l(q.a<q.yMm(f.RP.7]7zAaN(j<d<coX<bTao.b9e .b<bTaq(h.xXU(e<r.bU<jN>agX1e <e<b>aR(cXe <a.a<]<soEu<b<c<e03xaR<h<jJa3yN=e<f.h^.4bX.8VbQe c <b<j>aE3xa7Eb<b)aIa7Rb.a=d<g=cd <d.z9]b<h<cJaa9e <d<b.zNN(fTaa1e <f.bEaa<f<oEai<f<lEaeuu<d.rN=d<c.bN=crauauu<e.a<e.4bX.8jaMm.4bX.rP(dJa{@ <k<i<aTazJa>o{b(c.4bX.zZe <a<c<d.!@AaNJad<e.a<l<o.ao3ru<b.8HaNo7%b<b.8=aNo7%brduu<a.oo3se c <jJa3]e <b.iN<q<d<c<ro0<bJai1]bu<b.cKa7kb<b.o3xa7ib<b<qKa7gb<b.dKa7fb<b.aEa[b<b<]Ea6b<b<sEa}b<b<]Ea3Q<b<j.bN<aTaq.jN<jJaamJaaKa7hb<a<b.8QaN.a.ao3R<bTaP=c<bTa3 =d<bTa+=tuu<aTa;=h<bTaH=e<b<tEa7qb<b<dEa7]b<b<c<dNEa:b<b<dEa@b<hTa<=d&a.o^(f%a<h.zN<bTa@b(c<bTa:b<c^o+<f<bTa7]bEar<f<bTa7qbEai<f.iNo7%b<f.oN%a<b.bKa7*b<b<dEa7(b<b<eEa7mb<b<hTa<Ea7Tb<h.%N<b.7mbNou<e<bTa?9e &a.o^(c%a<c.iN<y<yTaa.b.e.ioS<cTai.#}}}3Z9e <c.oN%af<cTarauu<bTa3r<e.dUN(c<sEae<c<]Eaa<b<e.bNEaH<b.8HaNo7%brbuu.ardu<c=i<d=krbu<b.8=aNo7%bu.buKaJ<aTa;(c.zN.b.ao7wb<cTaV=h<bTa3r=e<bTaH=f.a=c.a=dd <d<hZe <d<aTa;(gTaVDe <c<gTa3wNTaa(g<fDe <a.a<g.dU<eN(gTaa<gTaeoEuu<d.bN=d<c.eN=crbuu<bJa3l(c.a<c.yMm(c.f^.4bX.bMe c <bTaz.bX1]a<bTa%.bX1]a<a.t<c.RP(cJa8h7z <cJa8i7z <c.8f7zAaN<c.8g7zAaN<bTa;(g<bTaT(cL(dmJaaN.a<g<c<dm<b.<N<b.*N<dmTaa.ao3ruu<re <b.a3xa7Rb<b.7b7q@iEa7Eb<b.aEa7Tb<b<kEa7*b<b<iEa7(b<b<kEa7mb<a<b.7mbNo7nbu<y.e.io(<b.AbN%au7lhco|eS&a.<^(i%a<b.a<b.4bX.yMm.4bX.RP.7]7zAaN(j<aTazJaJ.bUN(f=s<e>ak<e>ai<f>ac.|/00=t<c.bN=f<dTai.e~=q<aTa;Taq=ld c <f<qQ]a<aJa*.b9e <aJaT.bX1]buc|<i.}}Aa<aTar<f.rPN<aTao<fMm(gFaaIao<i<gTai(gEaz<g.iXe|<i.iN<j<a<i.oNoW<iTai=h<iTarf<aTaa=])a=v<aTae(g<iTao(u.bN(yQe <g<y^.iQe <]<yNFaa=vuu<jJaK(h<jJa3y(kN.8kaMe c <h<xM]a<k.rP<x.rPNJa7f@ (h.a<h.3oMm(r.nP(k.8){AaN=h<kJa7g7f =k)b<r-5(z)7u7L7r8T8c8L7a7oH!)a3Ge <v<hFaa7b<k.|/.dU-5V1]bfc <hFaa<v3G]c)a=p<g<u.jN(rQe <g<r^.iQe <r<]NFaa=puu<k.bN=k<hFai=w<z)8?7Z8>7c7R[8.8Tg!)a3Ge <p<w7b.}b<k.dU^-5Ve rcfreuau<p<w3G]c)a=p<g<u.lN(uQe <g<u^.iQe <u<]NFaa=puu<p<hFao7b<k.HP-5V1]cuu.b=h<xrduu<i<j<a<y<vod<iTaa=h<iTaeuu=gc <h.b9e .b<g.xXU(h<s>agX1e <h<oXe <a<foJu<g.bN=x<h<o0=o<h<tXe <a<j<g<f<eo7jb<f.bN=ff<a<f.bN(f<g<jJa3yNo3kurcuu<aTa;.rN<for<a<f.bN(fo3iu.}}Aa<aTar<f.rPN<aTao<fMmTai.e~=frbuu<dTae(g.|Ze c <j>ay=f<eTaa.b9e|<f<eTae.hX.bU<jN>as0f<fu<o.|/X(f.44dX1]a<a<j<f<c<do/uu<aTa;Taq<lLe <a<b<l<eTaa<eTae<g.|Zo7vbu<i.<N%au8qdbo|c|&a. N(d%a.}}Aa<aTar(u<c.rPN<aTao(f<cMm(eTai=i<eTae=j<eTaa=r.a=e<b.a<b.4bX.yMm.4bX.RP(gJa8d7z .b9<j.|ZXe <g.7]7zAaN(gJa3y.rP(hJa7f@ (e.a<e.3oMm.nP.8){AaN=]<i.e~=y<c.bN=e<h.!@AaN=h<aTaz=xd <e<yDe <d.}}Aa<e.rP<uN(o.rN<f<e.bNMm(lTaiEaT<d<lFaaIa<<d.}}Aa<o<e<fQm(eTaiEaH<d<eFaaIa?<]<a<d.?Noee <d.iN<hJau<xJaJ<a<d.<Noc<dTai=s<dTar=ku<dTaT.e~=erbuu<s.bZe .a=e<d.aEaq<g>a3krcf<d<kEaz<d.bEaq<k.hX.bU<gN>a(=e.arcuau<d.aEaq.au=f<d<f3xa3b<d<e3xa;<d<iEaH<d<jEa3r<d<rEa?<a<b<c<d.?N<d.qNo3J<d. ^%au8Ecbj|&a. N(d%ac <aTa@b.h^.dDe .b<aTa3Z<aTa}b(b<aTa3QL(em=a<d.a<b<em(be|<aJaa.3s9f.auEar<d<bEai<d<aEae<c.a<c.4bX.3oMm.4bX.nP.8){AaN=cd <d.oN<d.eNo3Q<dTao(e.bZ]c<d.%N<a<b<dTaq<dTazo3L<dTa%.}}}}3Z9]a<d<dFa%Ia?<d<dTa*(fEaH<c<dTa3r<fo-b<d.?No7%b1]auf.}}Aa<aTa[b(f<b.rPN<aTa6b(h<bMmTai(e.e~=i<b.bN=b<e.hX.e9=jd <b<iD<jX(e1]c.}}Aa<b.bN(k.rP<fN<k<hQmTai<a<b<co*=u.e~=b<u1]auuu<d. ^%a<eu7Rbbe|.}}Aa<bTaa(c.bN(b.rP(d<aTaa(aTaa(eTarN<eTao<bMmTai.hX.f9e c .b=f.}}Aa<d<aTaeTaa(aTar(eN<b<aTao(aQmTai(b.hX.fZ]a<b.e~=d<c.cN=bd <b<dQ(f]b.}}Aa<b.rP<eN<a<bMmTai(c.e~=b<c.hX.e9]auuu<fuCbbg|<c<b<b<cDm=dd <b<dZe <aTao(e<bL=c<b.rP<b.bN=b<aTar(fN.}}Aa<cmTai(c.hX.eZ]b<c.e~=g<aTa;(c.rN=h<cTaq=i<b=cd <c<gDe <h<cor.}}Aa<c.bN(c.rP<fN<c<eQmTai.e~=crbuu<a<io7obrbuuuQbd|<aTae<aTai(c.cUN.e^=d<aTar=ed <b<cDe <a<c.b^(cEai<a<e<dTaa^(eEar<d.e^=drbuuu3vbc|<a<bo7(b<aTae<aTai(d.cUN=ed <b.bXe <e<cEaa<e.eN=e<d.bN=d.a=brbuu<a<dEaiu bc|<a<coCb<aTai=d<a<c11(ee|<ee <d<aTaeN<b<c8Qkaau<aTaif<du<cNEaiu3Fbd|.8t"Aa<b<a^(c.c~(eo7(b.B"AaTaa=d.B"Aa<a<bZe|<ce .8w"AaTaa<d.cUN<a<c8Qkaau.B"AaTaaf<du<eNEaauta.8="Aa<a<bo+<a<bo3wu=a<b<a<bJat<bJap<c<do7ybKaq<a<bo7nbuja<b<ao@bu9bc|&a.<^(b%a<b<aEai<b<b.3cN(aEaz<b<aEaq<b<aEao<b<b.iNEar<b.rNo3%<b.<N%au3wbc|&a.<^(d%a<bJai.iXe <d.oN(e<a<boz<c<eoif<d.iN<a<bo|<c<dTai<dTaro+u<d.<N%au7uebx|&a.<^(d%a<a<bo7<b(x1e c <c.aEai<c<b.eU<aN(j<a^(f.e~(io7=b<cTai=e<c<a<jZe|<fe <cTae<e.eUN<a<f8Qkaau<cTaif<eu<iNEai<cTae=f<cTai=cd <g=u<a=e<b=j<f(a<c(b.eUN=o<j=i<e=gd <ie <d.oN(c<g<ioP<d<dTaq(rEae<d<dTao(]Eaa<c<dTaz<dTa;oP<d<dTaq(kEar<d<dTao(yEai<dTaz=g<dTa;=id c <f=c<re|<ke|<d.iN<d<]Faa<yFaa3=mf<duf<k1]b<d.iNu=h<o(f<c9]b<c.oN=f<hTae(l1]b<h<l.b^Eae<h<hTaa(h.oNEaa<c<hTaiEai<c<hFaaIaa<dTar=k<dTae=r<dTai=y<dTaa=]rbuurbuu<u.b/=g<j=c<e=f<a<bo7<b1]au<u.bX]a<b<c<b<cDm=gd <g1]b<e<aFaaIaa<e<aTaiEai<g.b^=g<a.oN=a<e.oN=erauauu<d.<N%a<x.b/u7Tbbe|<b.oN=e<c<c.aZ^=g&a.<^(dc|c d <f<gN1]b<e.o^Faa<eFaa3&e <f.b^=f<e.oN=erbuu.a<c.b<f^(gD]bG<d<eEai<d<gEae<d<c<fN.b^Ear<brbu.au(eEaa<d)iIaz<d<cEaq<d<bEao<a<d<d.oN<em2aaa2uaau8hbcg|b3M&a.o^(d%a<d2raaaaaaaaaaaaaaaa2uaa<c.xX(fe <d<c.8H444hX<bN<f8Qkaau<c.WX<bN=gd c c|<be <b.oN<b<gZ]bGu<h]b<d=b.b=h.au<e<b2aaa(j2rSSSSSSSSSSSSSSSS2&2+<j2r>>>>>>>>>>>>>>>>2&2+0ON=e=brbuu<a<c<eN.bNo]<d.oN%au7Rcbh|&a.o^(d%a.}}Aa<bTa[b<c.rPN(e.rN<bTa6b(f<c.bNMmTae=g.}}Aa<e<c<fQmTaa=e<bTa3Z=c<bTa}b(f<bTa3QL=b<d.a<f<bm(fEai<d.b<c<bm(iEae<i.b^=h<f<e.b^M=j<e=bc c|d <e.a<bm<j<b10]bG<b<hNJaa(c.j^.cQ<c.]Z<c.<ZXX1e <b.b^=brbuu<c.*9e|<b.b^=crcf<buu=c<d<d.eNEar<f<d.rN(h<go}b(bM]a<b<iNJaa.*Z]a<h<b.bNo}b=g<e=cu<a<gEae<a<cEaa<d.oN%au7lbbc|.b=f<b.4bX(b.eMe <c<b.kP.7Q{AaN(fNJai(c.iL=b.a<c<bm=g.b<f<bm=fu.a=bc|c d <b<gZe <b<fNJaa(c.a<c.3oMm.nP.8){AaN<d<eoe]c<b.bN=brbuu.arbu.bu=c<a<bEae<a<cEaau7kbbe|<bJaK(e<bJa3y(fN.8kaL=b.b<f.rP.!@AaN<bm=f.a<e<bm.rP=b.a=ec d <b1]b<fJaj(g.a<g.3oMm.nP.8){AaN<c<doe1e <b.r^=b<e.bN=e<f.rN=frbuu.b=hu<a<eEae<a<hEaau7ubbe|<bJaK(e<bJa3y(fN.8kaL=b.b<f.rP.!@AaN<bm=f.a<e<bm.rP=b.a=ec d <b1]b<fJaj(g.a<g.3oMm.nP.8){AaN<c<do-b1e <b.r^=b<e.bN=e<f.rN=frbuu.b=hu<a<eEae<a<hEaau7xcbf|&a.<^(f%a<b.a<b.4bX.yMm.4bX.RP.7]7zAaN=b<e.bMe <e.bU<bN>ac=iu<f)|Iaz<f)|Iao<bJaK(g<bJa3y(bN.8kaL=e.b<b.rP.!@AaN<em(b.a<g<em.rPN=g.a=ed <b<gZe <h.xX=j<h.bN=h<b.rN=b<i<j~.bX1<e.xL0]b<e<f.oNN<b.d^JaaKaa<e.bN=erbuu<f.iN<c<d.b<f.oN<e.oL(bm.a<e<bmo7fb<fJai=b<a<fJajKab<a<b.bXKaa<f.<N%au7<cbi|&a.<^(f%a<bJaK(i<bJa3y(jN.8kaL=h.b<j.rP.!@AaN<hm=g<eTae.b^=k<eTaa(u.bN=r.a<i<hm.rP=e<aTazJaJ.bU<bN(b>ag<b>ak0.|/<cX.44dX=c.a=bd <ee <c<b.xX~.bX<gJae(h.dZXe <g.bN<aTaq.jN<gJaamJaa=i<f<hKa3a<f.i3xam<f<iKaG<f<b<jNKan<f.cKaz<f<dEao<f<kEaq<f<rEar<f<uEai<a<f.iN.a.ao3Ru<g.rN=g<b.bN=b<e.r^=erbuu<f.<N%au8sbbf|c|&a.<^(e%a<aTa;(d.aEaV<e<aTaoEaz<e<a2aaa2uai<dTaq(f<b^(c.a<c<fMm(c.cQe|.e<dTao<b.cUN<b<fLm=b<c.oMe .a<e.iN<b<cof]cGu<d.zN<a<b<con<dTaVf.auu=d.a=bd <b<dZe <aTa;(cTaV<bLe <a<g<cTa3wNTaaoJu<b.bN=b<g.eN=grbuu<e.<N%au8]bbe|&a.<^(e%a<aJaz(d.zL=f.a<d<fm=d.b<a<fm=ac <cJai.iXe|<e.oN(f<b<coz<a<dN=c.a=d&a.o^(b%ac d c <b.iN<fo39<bJai1]a<a<c9]c<aJaa=g<a.bN=a<bJaj<g9]brcuu<a<c9=du<b.oN%a<df<e.iN<b<co|<d<eTarZ]b<eTai<a<do3m1u=gu<e.<N%a<gu#ebh|&a.o^(e%a<a.rN=hc c c c c d c <aTar=d<aTao=gd c <b<gQ]f<b<dNJaa(c.(9]e<c.8wa9]a<cA.a3pe <h<bo7eb(c1]i<b<cN=bf<c.3cM]g<h<bo7lb=burbuu<g<b.bN(fM]ec c c <d<fNJaa(c.8Ea^yichhhchcabu<e.iN<a<b.cNo3n.a=c<eTai.bX1]i<eTar(d.}8HdX.}7*d9e|<b.gN(g<aTao(fQ]d<g<aTar(iNJaa.8waZ]d<d.47KdL<f<b.hN(dM0]d<d<iNJaa.8)aZ]d<e<a<b.iNo3n<eTaa.bX1]j<eTae.}8ZdX.}7RdZ]d.rf.gu=d.b=f<b<dN(b]driuc <c.8;a^yfbgggbau<c.(9<c.>90]a<c.8waZ]fu<b.cN=b.b=frbuu<a.x<b.go7tbreu<f<b.bUN.cN=crdu<aTaq<bMe <a<b.uo7xbf<a<b.ro7xbu.a=crcu<a<f.jo7xb.a=crbu<a<boZ.a=cu<e.oN%a<cu7aebf|<bTai(ce <b<c.i~Eai.b=ffc <bTae(ee c <b<e.b^(gEae.b=f<b<bTaa(d.bNEaa<dJaa=c<bJare <c.3d9e <b.co3G=creu<c.3hZ]d.<=crdu<c.8waZ]c<g1]a<b<e.c^Eae<b<d.cNEaac c c c c <dJab(c.8Ea^yiahhhbhcdeu.k=crgu.]=crfu.j=creuc <b.eo3G(c.}8ZdX.}7*dZe c .a=d<c.}bD]c<c.}oDe <c.3sX.}b0=d<c.g~.Ab0=crdu<c.}}eQ]a<c.g~.3sX<c.iU.}8VaX0.}#c0=d<c.r~.Bb0=crcuf<b.b<bTaa.cN<bTae(d.cDmEaa<b<d.c^(e.a<d<eQmEae<c.kU.}8Z3sX<b.eo3G.4hX0.}}eN=cu<c.oU.}}8QbX<c.r~.3sX<c.cU.}8VaX00.}#7ae0=d<c.s~.8Hb0=cu<b<dEairduc c <c.8;a^yfaeeebeu.i=crdu.r=crcuu.a=fuu<a<cKab<a<fKaau3)bd|<bTai(d<bTaeL=f.}}Aa<bTar<c.rPN<bTao<cMm(eTae(c<eTaa(eD.a<d<fm<cD0=d<a.a<c<e^<dmEae<a.b.b<bTaa<fm<eN<dmEaau7sdbf|<bTa (bTai(f<bTaeL=d<cTae(e<cTaa(gD.a<f<dm<eD0=f.a<e<g^<fm=e.b<g.b<bTaa<dmN<fm=dc c <cJao(ge c <g.fZ]d<cJal.]L]d<e1e <a.gKabrbu<bTazJa?1]c<dJaa(b.?^.4bX.kDe <a.hKabrbu<b.K^.hD<b.8va^.gD0<b.8Ma^.eD01<b.=^.4bX.xQXe <b.4aZ<b.<QXe <b.8GbX.7La^.4bX.GQe <a.kKabf<a.jKaburcu<a.iKabrbu<a<bKab.c=hrduf<bTazJa?1]b<bTaqJak.cZe <a)}7a6@A:7Lb.}}Aa<bTar<cTai(c.rPN<bTao<cMm3]ai)d56Rabf<a.dKabuu.b=hrbu<a<eEai<a<dEae.d=hu<a<hKaau7sfbi|&a.?^(f%a.a<e<d^<c<eD<d<eL0(cm=g.b<b<dN<cm=bc c d <g<h(cZe <c.bN=h<b<cN(iJaa.3dZ]b<g<hM]c<iJab(j.?^.4bX.kQ<j.3?X.7La^.4bX.fLX<g<c.cNM0]c<iJac(j.K^.4bX.8)bL<j.3?X.8ca^.4bX.8DbL0]brcuu<f.bKa*<f.aEaT<f<gEa%<f<bEa<<f.qN(c<f.<NoT<co%e c c <g.dLe c <bTaa.}#7a[3ZX]a.e<b.dN.3QX(c<b^<b<c9m=c<g.e^=hd <c<hDe <b<cNTaa.}#7a[3ZX]c<c.eN=crbuu<b<hNTaa.}#7a[3ZX1]cuf<b.b^=h<g=cd <c1]c<c<hN<c.b^=c*aa.a3z]auu<f.iN<g.b.bop<f.aEaT<f<fTar(cEa%<f<fTaiEa<<g11(he <he <c<b<g8Qkaau<f<gEaTu<f.<N(bo%<bo7%b1]bu<a<fTa;Eai<a<fFaqIaarduu<a<eEai<a<dEae<a.}}}}3ZEaa<f.qNo7%brbu<i.bN=b<g<c.|/N(i=h.a=g.a=ec c d <he <b*aa.a3p]d<h.b^=h.b=e<b.bN=b<g.b=g1]brcuu<i=erbu.c=eu<a.}}}}3ZEaa<a<c<dN(bEae<a<b<eN.bNEaiu<f.?N%au7jcbf|c c <b<b.dN.3QX(dZe <c<d<b^(d<c<dDm=d<ce .b=ed <b<fNJaa.8Va9]e<f.bN(f<dZ]auu<c.i^(g<dD]bf<c.i^=g.a=du.8V8Q8D8 h=fd .}7a[i<b<dN(hTaa.8V8Q8D8 h/(e^<e0.}7a[i<hTae.8V8Q8D8 h/(e^<e0X.}#7a[3ZX.}#7a[3ZZ]b<g<d.iN(dQ]auu<c<dZe c .8Va=f.b=ed <b<dNJaa.8VaZe <d.bN(d<cZ]brcuu<d=frcuu.a=eu<a<fEae<a<eEaau@cbh|<bTaa(h<bTai(d<bTae(f<d<fLm(cN=gc d <c<dZe <d<hN(eJaa.3eZ]c<b<d.bN(dEairbuu<c=d<g=eu.a=c<a<d<fD(ge|<e.a<gm=i<f<d^=g<f<hN=fc d <f<c<eN(h9]b<hJaa.3eZe <c.bN=crbuu<c=gu.a=ed c <e<g9(f]a<e<iNJaa.3o9]a<e.bN=erbuu<a<dEae<a<d<gN(cEao<b<cEai<a<c<d<eN<fm(bEai<a<c<b.bN(a<a<cLmEar.bf.auEaau7Idbr|<bTae<bTai(f.eUN.o^=d<bTa;=i<bTaz=hc|d c <f1<f1<d10]cG<dTaa(e<cDe <c.}}Aa<e.rP<hN<e<iQmTai.e~D]bu<b<f.b^(fEai<d.o^=drbuu.au=ec|<ce .a<e1<c<iQ01]bGu.bu=dc d <d1e <b<gok.b=drbu<bTae=g<bTai(d1]b<d.eU<gN(h.o^(e1]b<h.e^<h.r^(uTaa(j<cLe|.a=d<eTaa.bNf<h.i^Taa=d<ju=e<d.b^=dJaa.b/=r<bTa;=]<bTaz=yd <d.bN=d<c.}}Aa<r<e(iN(g.rP<yN<g<]QmTai.e~(eQ]au<u<iEaa<h.i^<dEaa<i<jZe <bTai.b^(e<f<e<fDm=fu<c<gLe .a=drbuu<bTai=d<bTae=gu<a<dEai<a<gEae<a<fEaau7(bbd|&a.o^(g%a<fe <c<dN(c<dQe <g.eN<b<c<bTaa.bU(d<c<dLm(c.i.e.b<f.#iDm<f.b9m(h<c<hLm(c<e<fo7rb<gTae.bZe|<gTai=d<b<cEaa<b<dEae.#}}}3Zf<gTar=h<gTaiu=iuu<a<hEae<a<iEaa<g.oN%au3vbc|<cTae(d<d.aZ^(d<cTaa.bN(cD<bTae<dD0=e<a.a<d<c^<emEae<a.b<c<bTaaN<emEaau3&bc|<aTaa(cTae(a<b<a<bLm=ac d <a<bZe <b<cTaaNJaa.j^(d.wL.b<dU.7r}}eX10]c<b.bN=brbuu<axu<bu3Gbc|<aTae(c<aTaa(bEaa<be <b<cEaeu.@7*AaTaa<aTai(a.cUNTaa1e .7j7*Aa.7j7*AaFaa)b<a-57bIaauu7bbbe|.3s<b<a^(eo7*b(c<c.3sQm=c.@7*AaTaa<c.cUN(dTaa(fe <d<aEaa<f<aEaef<d<aEaa.7j7*Aa.7j7*AaFaa)b<c-5[Iaau<a<eEar<a<cEai<a<dEae<a<fEaa<b.e^<eEaau7ebbd|<d.|/=f.@7*AaTaa<b.cUN=b<ac|c d <bTaa(be <bTar<bN(g<c<f<b<dNX(eND]brcuu.arbu<bo#b<b<eZe <b<eo7abf<b.e^(b<bTaa.c/Eaau<a<gEai<a<eEae.buEaau7gdcd|bSc c|&a.o^(c%a<a<b.tN.WX(d<a<dLm.b^o7*b(e.bN(b.3lLe .a=b.7j7*AaFaa)a3%]c<c.eN.3s<d<a.b^o!b<cTae.bZ]cfc .7j7*AaFaa(f)|<b-5!o7>b(b.3sLe .a=b<f<e-6)b!V]e<c.eN<e<d<a.b^o!b<cTae.b9]breu<a.lDe .@7*AaTaa<b.cUNTaa(bTar<bo#b<b.e^(e<eTaa.c/Eaa<bNrdu<a.b^=ad c <c.eN<b<d<ao!b<cTae.b9]c<b.3sQ]a.7j7*AaFaa)|<b.bN-5!o7>b(b.AaD]buu<c.eN<e<d<ao!b<cTae]a.a=brduu<cTai=b<cTaru=a<a<b<dN(dZe|<d<ao7ab.df.bu=a<d.e^<aEaau<c.oN%a<bu3Jbd|<b.tN.WX<aN(b.e^Taa=d<a.e^(eTaa(c.bXe <e<c.c0Eaaf<a<c^(ao#bu<a<d.cXe|<bTar<bo#b<bNf<buo7abu7Zbbd|<b.tN.WX<a.a<a.oLmN.7i}eN.o~(b a(d.|9(e1e .7q7*Aac|.7q7*AaTaa=a.7q7*Aa.aEaa<b.oU=c<a.a<d.oU(b<a9me .|<b<cN(c<b<cLm.WX(b<aMe|<af<a.e^(dTaa(c.bXe <d<c.c0Eaaf<a<c^(ao#bu<a<bo7ab<burbu<b<co7cbuEaau<eu8abbd|.|<a<bN(b<a<bLm.WX=bc .@7*AaTaae <a<a.tN.WX(c.oN(dL<b<dD0]b<c.e^.hEaafc <a.b<am.dN.3QX(d.7rcN.WX(c<dD<b<cD0]c.@7*Aa<dEaa<c.e^.d.b<b<cLmEaa.a=ad <a.}c9]b<a<dN.aEaa<a.eN=arauauu<b<cLe <c<bo7abu<b=eu<eu71bbd|c|.b=ec c c <c<dD<c<dL^.4bXyccabu<a<c<do7db=erbu<d.tN.WX(e<c.tN.WX(fZe <a<eN(g<a<fN(e.e^Jaa.cXe|<eTar=f<eo#b<e<fNf<euo7ab<g.e^.dEaau.brbu<eue <axu<b<do@b(b1e .axu<ce <b<a<c8Qkaau<a<co7bb<bu3Lbe|.b=d<b.tN.WX(e<c.tN.WX(cZe c .a=d<a<eN(b.e^Jaa.cX1]a<a<cN(a<bTar(f<bN(gL]a<bo#b.b=d<a.e^<c<e<fNZe|<a<go7ab.df.buEaauu<du7pcbh|<b<aTae(fDe c .}b=d.7Db=gc <b<aTaa(eN(iJaa(a.3lN.4bX.3bQe c|.d=c<a.Bb9e .:b=drdu.7wb<a.8?b9]aG<a.3cN.4bX.xD]c.e=c.7jb=dc c <a.8Hb^yfeaaabau.}b=d<a.xN.4bX.dD]dreu.7ibu=gf.c=cu.}b=du<b.bN(a<fDe <a<eNJaa=hu.c=ec d <e(a<cZe <f<a<bNM]c<a.bN=e<a<iN*aa. 3p]brcuu<c=au<c.a<a<cQm.a<h<gMm.a<d<hMmxuu.au8nice|d3M.z=fc c c c c c <a.4bX.c^yeabcdfu<b<cN=f<b=ac d <a<f9]b<aJaaJa8H6 .b9e <e.bN=e<a.bN=arbuu.k=f<c<eD]f<c<e9]a<e1]f<b<eNJaa.AaZ]f<e<c^=h.a=b.b=c.J=gd <c<hNe c|c c c c <a<cNJaa(e.J^ycabcu<b.b^.3lD]crbu.a<g.4bX.JZ]cGu<e.?^.4bX.jL<e.8GbX.7La^.4bX.nLX<b.3sQ0]ju<b.bNu=b.J<e<e.3i9m=g<c.bN=crbuu<g.4bX.JZ]e<b.3sD<dX1]freu<d]d.kxu.u=f<c.GD]d<b2aaa(i2r8u8u8u8u8y8u8u8y8u8u7T8u8u8b8u8u23)(j2rjjjjjjjjjjjjjjjj2392raaaaaaaaaaaaaaaa2]abcdqfgwijGur3ayx<j2&23H1]d2raaaaaaaaaaaaaaaa<b2aak(j2r7T8u8u8b8u8u8b8u8u8]8u8u8u8u8u8u23)(k2rjjjjjjjjjjjjjjjj2392]alsdqpgwzjGm;3a3b3c<k2&23H1]dc|<i2vj.?^.4bX=d<i2vi.?^.4bX.kP=e<i2vf.?^.4bX.kP<i2vg.?^.4bXN(a.uMe c .3b.b<aU.8uqX]cG<a.cZ]a<i2vc.?^.4bX.kP<i2vd.?^.4bXN(a<i2va.bU<i2vbN<am.dX1.;0rcuu.3c.a<a.b^.rDmu<d<eN.b^Le c <j2vb.?^.4bX.kP<j2vc.?^.4bXN.wL<j2ve.?^.4bX.kP<j2vf.?^.4bXN.3xL0<j2vh.?^.4bX.kP<j2vi.?^.4bXN.3xL0]a.z=f<c.G^(a1]fc <a.b9<bJaG(c.8pa9X]a.u=fc <c.3h^ydahahu<a.gZ]b<bJam(a.?^.4bX.cL]b<bJa;(c.?^.4bX.jL]b<bJa3a.KZ]b<bJa3b.?^.4bX.fL]b<bJa3c.?^.4bX.jL]b<a.3kZ]a<c.3uL]gu.rxuu.uxu.a=a<ce|<c.b^=e<b.bN.a<bJaa.J9mf.au=d<e<c<dm=c<d<b<dm=bc d <a<cZe <a<bN(dJaa.3i9]c<a.bN=arbuu<b<co3<]c.]xu.]=f<b<ao3<1]c<d.bN<c<a.|/No3<]brcu.z.g<b<co3<m=frbu.zxu<fu8tfbv|&a.Ba^(f%a<b<cN=l<d<eN=p.|=rd <d<pZe .a=h<c<dJaa(s.a<s.3oMm.nP(uJa7g7f (i^<i<c^<c<iLm(j<i.d<i.c~(g<g.dQm.b<gm(]NMe c <b<l<u.8){AaN(y<i<yNoIe .b=h.a=erbu<j<]L]a<b<co3;<y<io3;7b3M7=<].bUL]a<f2raaaaaaaaaaaaaaaa2uao<f2raaaaaaaaaaaaaaaa2uaa.a=ed <e.<Ze <e<f. ^N<eKaa<e.bN=erbuu.a=j<b=e.a=gd <e<lZe <f)aIa=<f2raaaaaaaaaaaaaaaa2uaF<f)aIaH<f<j.bN(uKa<<e.bN<eJaa=x.a=h<g.4bX=w.a=g<u=kd <h(e.3c9<e<i901e <g=o<e<yNJaa=g.4b=h<je <e1<o.4bX<xZ0<g.4bX<wZ01e <e.b^.3cX<fNJaa.bN=huu<h.4bX(o<k.bN.4bX(k<f. ^(z<e.bN(h.3cX(nNJaa.bN.4bX(G<e<zNJaa<g.4bX<xZN.4bX(e<e<GLm(e<e<kLm(e<e<oLm=k<n<f.<NN<kKaarbuu<f<f2aaV2uao<f<f2aa 2uaa<f<f2aa<2ua <f<f2aa?2uaV=e<u=j<x=grbuu<f. ^<i.3cXNJaa(e<]M=huu<d.bN=d<s<t<e<rD<hX(gm=t<e<r<gm=r<g<q0=qrbuu<a<tKab<a<q.bXKaa<f.BaN%au8Gfby|<d.3?M<d.<N(]<cMXe <b<dN(g2raaaaaaaaaaaaaaaa2uao<g2raaaaaaaaaaaaaaaa2uaau&a.<^=g.b=i.c=k.a<e<e<c<]^(h.a<c<hQmL(em(h.cDe|<g.8Z7cAaJaaKaz<g.8H7cAaFaaIao<g.B7cAa2aaa2uaa.}}Aa=k.Aa=e.8=a=h.bf.b.b<b<]N<em<c<]Dm(iJaa(e.bMe <eJa}6 =ku<i.3eN=y<h.3e^=l<iJab=u.a=e<g.7 7(AaJaaKaz<g.7J7(AaFaaIao<g.7z7(Aa2aaa2uaa.z<h.c^(j<j.zQm=x<i.cN=o<g.b0=s.a=jd <e<xZe <e<oNJaa.b^(t.dMe <e.:7aAaNJaa(r.fM<r.cZX1e <r<sN<tJa8d7c Kaa.b=j<e.bN=erduu<e.bN=erbuuc|<g<jKaa<h.3eD=j<y<u.;U.3c31X=r<k<k.c90=y.a=e.a=k<h.3bQe c|<iTaG=k<h.(Qe|<iTa3b(e<j]bG<iTa(rdf.auu=eu.au=h.a<r<jm=x<u.bX=r<u.e~.bX=j<u.b~.bX=o<u.|/.c~.bX=i<y.bXu=u<a<hEa;<a<eEaz<a<kEaq<a<lEao<a<xEar<a<dEai<a<gFaaIa<<a<g2aai2uaT<a<gJazKaH<a<jKa3s<a<iKaR<a<oKa3x<a<rKaK<a<uKa3y<a<f.cZKa3l<a<f.b9Ka3o<a.a<]<c<]D(cmEae<a.b<b<cmEaau8ddcg|b3M&a.o^(e%a<aTai(c<b<b<cLm=f<aTar=cd <c<fDe d <c(b. ^(c<fMe <e<bEae<e<aEai<e<e.eNEar<e.iN(d.aoL<d.ooL0<d.<oL0<d.?oL01]buu<aTae=d<aTaa=h.a=cd <b<fQ<c01e 2r4444444444444444=i<b<dMe <d<b^.oQe <b<hN2aaa2ryyyyyyyyyyyyyyyy23d=iuu<b<i2+(c.}}e03 N=brbuu<aTar=g<a<f<b<b<fLm(cEar<a<aTao<c<g^N(gEao<b<fQ]b.a=b<c<dDe <c<hNJaa=bu<ac|<a<c.bN(cEar<aJa;.b9e|.a<bA. 3p]bG.c.b<b.4bX.8IbLmf.buu<gN(gEaoc c <b.4bX.k^yebddadu<c<dQ]a<c<hNJaa.k9]cu<a<gEaq<a<aTaz.bNEazrbuu<e.oN%auVcb|bS<dFaa=f<aTaU(d<aTaP9e <a.8>aNo7Tbu<aTaW<d.eUN(e<cEar<e<bEai<e<fIaa<a<d.bNEaUu8fbbc|<c<bJa3yN=f.b<c.xXU(c<aTazJaJ(g.bU<bN>akXe <a.y<f<do3u<a<d.bNo3ixu<c<e>aiXe <a<eTaa.b9e|.s.l<bJa3x<eTae.hX~.bXmf.lu<f<do3u<a<d.bNo3if<c<g.bU<bN>acX1e <a.x<f<do3uu<a<aJa3i(b<c<e>akX.aZ0Ka3i<a<d.bN<fo3k<a<bKa3iuuObc|c <dJai=e.j=fc <dJae(d.dZe <aTazJa3i<d.b9X1]bu.a=dc <e.c^yfbaaabau<e.b.a.ao{b(f.4bX.z9]bu<a<f<d<c<bo?uu8>cbe|&a.o^(f%a<eJai=gc c c c c <cTai(h.hX(i.f^ydabebuc c <g.i^ycbdau<g]drcu<a<b<eJauo><b.bN<h.e~Z]d<cTae.|9]d<eJaf(c.d9]d<a.j<c<d<bo?rdu<g1]a<g.j9e <h.gX.e9e rcfrduau<i.dZ<g.b^.eL0]b<cTae<cTaa^.c9e <a<b<d<eo7kbrdu<aTazJa>=i<h.iXe|<f.iN<a<co7Jb<fTai=e<fTarf<f<a<co|<fTaa=e<fTaeu=c<g<e<c<i.bXo{b(c.4bX.z9]c<a<c.a<d<bo?rcu<a<bo3irbu<a<bo3i<cTae.|9]a<a.g<eJad<d<bo?u<f.oN%au7eccf|bS&a.<^(f%a.b=h.e=gc <e-<c-S(k)<6Ve <k7=(c.}}}}3Z<d^Me .a=g<f.;N=i<ee <bTaa(je <f<dEa;<e<jP=g<f.zN=i<bTae=euu<i<gEaa<fTa;e|<fTaz(be|<e<b<d<co7qb=e<cf<f.oN<d<co3z<fTao=e<fTaquf<f.iN<d<co3z<fTai=e<fTaru=b<ee <a<eEae.a=h<b=cf<a<dEaeu.i=grcuu.a=cu<a<gN<cEaa<a<hEaa<f.<N%au&bb|<b<aTaa<aTai(e^Le <a<e<b<d<coquuZbb|<aTaz<b.4bXNJap(f.e9e|<b<aTaqJau<c.zU.}}e.a<em0.}c.a<dm00o .4bXf<fuuObc|<aTaq=ec <aTao<bMe|<b<eDf<b<eQ]b<b<a.rN(dTaaN*aa.a3ze .b=drcu<d<bo7eb(d]b<a<boZxu=du<a<c<e<b<b<eLm<do7tbu3ybc|<aTa;(cTaq(d<b^.cQe|<a<boU<aTa;(cTaqf<du<bQe <c<bEaquu<bb|d <a<bo[b(c1e <a<bo5b1]buu<cu7%bcd|b3M<aTae(d<b^=c<aTaa=ad 2raaaaaaaaaaaaaaaa=f<b<dMe <c.oQe <a<bN2aaa=fuu<c.o^=c<b.oN=b<f2r3*3*3*3*3*3*3*3*3*3*3*3*3*3*3*3*2&<f2rcccccccccccccccc23n2r================23d2V2+(e1]au<b<e3 N.o^u8>cch|b3M&a. N(f%a<eTao(g.8>CAaTaa(h<g<hDm=i.8TCAaTaa=gc c <he c <h.b^(j.zP<gN(uJat(k.fL<k.c90]a<j<i.b^(kM]a<u2aaa=r<k.zP<gN(j<uFaoIao<j<r2uaarcuu<i]a.a=crbu<f<eEa<<f<cFaaIai<f<cTaiEao<f.8hCAaFaaIaq<f<d.a<d.jMm.rP.7q:AaNEa;<f<iEaH<f<h.zP<gNEa3r<f<gEa?<f<f.iN(cEaR<f.%N(e<f.?N(io3h<i<c<d<g<h<eo7pb<c<fTaT<fTa*<fTa3r<fTaHo:b=c<i.e.oo(<e.e.Ho(u<a<cEaa<a<c<hDKaf<a<bJaiKae<f. ^%auGa<a<bKae<a<cEaa<a<c<dNEaiu]a<a<c<b<do6bu7 ;c3e|bS&a.Bc^(g%a<fTai=p<fTae=i<bTaqJak.cZe <g<bTaoEa7jc<g<b2aaa2ua}c<g<p.HP(h<iNEa8wb<g<iEa8tb<g.aEa7(c<g)}}}}AaIa:c<g<bTaoEa71c<g<b2aaa2ua7Tc<g<g.}cNEa8=b<g<g.:cNEaBb<g.BbN=tc d c <h1]c<g.?N<io.<gJa?.gZe <g.TN<t<io=<gTaT.bX]bu<i.HN=i<h.H^=hrbuu<gTa*=h<g<i.HNEa8tb<g.8tbN.}}Aa<gTa7fc<h.rPN<gTa7jc<hMmTai.e~og=ju<g.:cN.e.oo(f<p.HP=hd <h(je <h.H^=h<g.<N<io.<i.HN=i<gJa<.g9]buu.|.a<jm=ju<g<jEaH<g<pEa7(c<g<e.zP<dNEa7mc<g<dEa:c<g<g.HNEa7Tc<g<bEa7*c<f<g.:cNoG<g<cEa8xb<g<eEa8ub<g<dEa8hb<g<bFaaIa7Eb<g<bFaiIa71b<g<bTaoEa7Vb<g<bTazEa8db<g.RN.[6Aa.8>a8Qkaa<g.aEa7*b<g)}}}}AaIa7(b<fTae(c<fTai(m.HP(iN=x<g.7EbN=G<c=hc c d <ie <hJa3u=d<i.H^=i<h.HN=h<d.c9<d.fL0]brcuu.a=j<g.aEa8Hb<g)}}}}AaIa8Tb<g.aEa8Qb<g)}}}}}bIa8.b<g.aEa6c<g)}}}}AaIa}c<g<bTaoEa7qc<g<b2aaa2ua7fc<c=b.a=hd c <b.3r^=id <x<i.3rN(e9]b<g.zN<eo.<i.HN=i<h.bN=h<gJaz(e.g9]auc|<gJan=o.a=j<gTa8xb.h^.dQe|<g.:cN<g.}cN<iTa%o3V.a<gTa7(c(b1]bG.a<gTa7mc<b.eUN(b.o^(d1]bG<dTaa=j<b.r^Taaf.auu=]<g.8.bN<e.fZeS<i3jaaf<i3jac)}c[u<j-)<5[<gTa8Hbox<gTa8Hb(t<gTa8Tb9e <g.8TbNo7Tbu<i.3rN=b<gTa8>b<t.eUN(d<oKa]<d<eKar<d<]Eai<d<jEae<d<h.b^Eaa<g<t.bN(jEa8Hbrbuu<je c <gTa8Qb=b<gTa8Zb<g.aEa7(c<g)}}}}}bIa:c<b<g.:cN(bo^G<b.i.oo(.e<c<p<mLm=3c<gTa8Zb(i.oN=<<gTa8Qb(;.eU<iN==<b.fN=(<g.8zbN=&<gTa8Hb=%<gTa8>b=3d.a=dd <v=b<e=j<l=t<d.b^=h<d.eU<<N=ed c <i<=9]dc|<h.cN=d<iTai=l<iFaa=*<h<;De .b<e.<^Faa<*3n]bGu<d<;De|<*<eFaa3nf.auu=c<l<%D<p<mMXe <l.eU<3dN(]Taa(l<pD]bu<i.oN=i<h.bN=h<e.oN=erbuu<l.HP<3cN(xJae=v<xJag=h<xTa%=s<xTa<=q<]Tai=l<gTa7*b=ec c c c c c c c c c c c c c <]Jar.b^yfbcdefau<g.RN<lo3b.8ca=k.4b=r<ce .b=orif.4b=urguau<]Ja]=]<g.RN<lo3b.}}Aa<gTaAb<l.bN(b.rPN<gTa7Vb<bMm(bTai.hX(he|.b=o.8ca=k.4b=r<h.dZ]h<bTae=h<bTaa=j<gTa7Eb=s<gTa7Rb=u.a=y<g.aKa7Tc<g.aEa7(c<h<h.aZ^(b<j.bN(tD<b<uL0=u<g.a<b<t^<umEa7mc<g.b<s<tN<umEa:cd c <g<g.:cNo39<gJaa1]a<gJab(b.<^.4bX.8GaQ]j<y.4bX<b(y.<Z0]brjuu.4b=u<y.4bX.<9]u.8da.8ca<h<j^.cL(bm=k<].|<bmf.8ca=k.4bu=u<c]f.4b=rreu<c]g<]Ja]=z<g.oN<g.RN<lo3)<gTaq=n<gTao=o<g.iN<G<l.bN(3eo3Z.}}Aa<gTaAb(3a<]Tae(c.rPN<gTa7Vb(3b<cMmTai(h.hX.eZ]g<h.e~=s<gTar<v.a<v.4bX.8jaMm.4bX.rPJa7f@ (].a<].3oMm.nPJa7g7f N=3f<c.bN=cd <c(h<sQ]h.}}Aa<c.bN(c.rP<3aN<c<3bQm(qTai(w.e~=c<w.hX.fZ]a<g.RN<h<zo*1]au.a=cc <qTai(s.hX.f9e <s.e~=T<h.cN=c.a=s.a=qd <T<c(hLe .}}Aa<c.rP(c<gTaAbN<gTa7Vb<hMm(wTai(F.hX.eZ]k.}}Aa<c<3aN<h<3bQmTai.e~=c<wTaa=w<g.RN(3g<h<]o3?]b<s<o<wQ01e <g.aKa:c<3g<o<n<g.:cNo7ib.b=su<g<3eEa7mc<g<]Ka7zc<g.dKa:c<g<h.bN<F.e~ZKa7nc<g.RN<w.bN(h<h<g.:cNo7ib<q<3fN(q.}}AaM]brkuu<q.aZ=c<s]bu<g.aKa:c<g.RN<o<n<g.:cNo7ibu.8ea.8ca<cm=k<z.|<cm=ureu<g.RN<lo3b.b=o.8ca=k.4b=rreu<g.cKa:c<g<hKa7zc<g.RN<q<s<g.:cNo7ib.b=o.8fa=k.4b=u<c<xJai.7MaZ0]g<v.a<v.4bX(b.8jaMm.4bX(c.rP(jJa7g@ (t.a<c.uQm.4bX.RP(cJa8d7z .b9e c <b<c.7]7zAaN(yJa3yZ]a.b=k.a=c<gTa8db=r.a=u<j.!@AaNJau(b.eMe <b.kP.7Q{AaN(j<rJaJNJai(k.iL=b.a<k<bm=u.b<j<bm=kuc d <c<u9]b<h<c<kNJaaZe <c.bN=crbuu<g.aEaV<g.aEa3q<]Tae=b<g.aKa8jc<g.a3xa8hc<g.bKa8dc<g)eIaAc<g<rEa7Rc<g<GTaoEa7*c<g<G2aaa2ua:c<g<gTa8xb(r.a<r.jMm.rP.7q:AaNEa7Ec<g<g.RNEa71c<g.a3xa8nc<g.bEa8xc<g<cEa8tc<g<c.hX.bU<yN>a(3xa8wc<g.}}Aa<gTa7Tc<b.rPN<gTa7*c<bMm(cFaaIa8tb<g<cTaiEaBb<g.:cN<t<b<g.8tbN<g.8xcNo3J<gTa8hb(t<gTa8ub(j.zPN=]<gTa (c<gTa3q.zPN=sd <c<sZe c|<t=b.a<j(r1]aG<cTar=k.a=yd <r.cQe <y<r.b~(uN(q<y<k<q.zP<bNTarLm=y<r<u^=rrbuu<k<y.zP<bNTarL<yNu(re <j<r.b^M]d<b<r.zPN=bu<c.zN<cTar=q<cJal=z<cJao=n<cTai=y<cJat=cd c .8fa=k.4b=u<b<]9]]<q<bTarZ]]<g<bJat(kKa8wb<g<b>ao3xa8zb<g<bTai(uEa8tb<g<zKa7<c<g<nKa7;c<g<yEa:c<g<cKa7mc<c<k9<u<y9Xe <&<(o7Gb]bu<b.zN=brbuu=crbuu.8fa=k.4b=urbu.8fa=krhuu<h=rrbu<c]d<g.RN(c<]Tae<ho3?]d<g<hKa7zc.b=o<g.b.c<gTa8xb.h^.dDmKa:c<c<q<s<g.:cNo7ib.8ga=kreu.a=orfu.b=o.4b=rreu.4b=urdu.c=o<e<gTa7*bMe <g<eEa7*bu<t=l<j=e<b=vrdu.4b=uu<h=ru<gTa7*b<e^=yu<i.oN=i<x<oKa;<x<kKam<x<uKaG<x<rKan<x<vKaz<x<yEaq<x<eEao<x<lEarrauauu<a<gTa7*bEai<a<gFa7(bIaa<g.}cN.e.oo(<g.8.bN.i.oo(<g.8TbN.e.oo(rbu<a<gTa7*bEai<a<gFa7(bIaau<g.RNo7mb<p<fTaiMe <f<pEaiu<g.BcN%au8mdcu|bS&a.?^(g%a.b=k.o=ic <d.b9e <b.a<b.4bX.yMm.4bX.RPJa8k7z <e.hX~.bXe .s=ircuu.a=k.c=ruc <f1<b.4bX(d.c9X]a<a<io3s1]a<aTa;Taq(e<c<c<eDm=]<c.cU=f<b.a<d.yMm.4bX.RP(d.7s7zAaN=y<d.7]7zAaN(e.bN=x<c=dd <d<]9]b<aTa;(hTaq<dM]b<f<hTaoNTaa=hc <k1e c <eJa3].bZ]a<aTazJaJ=u<g.}}Aa<aTar<h.rPN<aTao<hMm(jFaa(lIa<<g<jTaiEaT<gTa%<l7=^.#dQ]c<g.zN<a<g.<No7Jb<g.oN<e<gTaz(j<gTa;(ooX<gTao.b9e <u.bU<yN>aa<gTaq.xX~.bX]bu<g.iN<b<j<o<uo0<gJai1]cuu<a<i<r<x<aTaq.jN<eJaamJaa.d<b<ho3]u<d.bN=d<f.eN=frauau<a<co7ob<g.?N%au7J]cz|dS&a.?^(f%a<a.aEa<<a.zN<aTaq.bU(go7=b<aTa;<aTa<(d.eUN=hd <e<gZe <h)aIaa<h<eEai<h.oN=h<d.bN=d<e.bN=erbuu<a<dEa<<f.aEar<f.aKaq<f.aEae<f<aTaqEao<a.%N(w<f.eNol<a.RN=z<a.?N=nc d c <aTa*(g1]a<a<g.b^(gEa*<aTaT<g.qPN(gTaa(p.c9]a<aTa<(G<aTaq(lD]c<gJao=h<gTae=s.a<aTa;(i<gTai(o.eUN(x<o<gTar(tL<l<tD0(dm=g<l.eU<iN=y<t<o^(i.cD<d0]b<h.bX1e c <i.eU<gN=q<aTai=v<aTae=u<aTao=r<g=hd <q<h(d9]b<d.oN=h<l<dTai(eM]a<e.eU<rN(eTai(]<eTae(jD<v<c<eJar(em<]D0=k.a<]<j^<km=].b<j<u<b<emN<km=e<d<p.bZeS<f<eEae<f<].3ZX<eNEai<f<].8Z444hX<eN(dEar<f<].hX<dNEao)a=m<fTae(de <fTai(e<dZe <e<d^.d~=ed <m<dFaa7b)7y8Z7&8L7o7K8n7t7v|S)<7d=m<d.iN=d<e.b^(e]auuu<fTar(de <fTao(e<dZe <e<d^=ed <d3jaa<m7b)7y8Z7&8L7o7K8n7t7v|S)<7d=m<d.bN=d<e.b^(e]auuu<mf.b<e<sN<]<sDm=ec <]<s^(d.a<d<]Mm(j.iD(keS<e.b^=e)a=;<j=dd <d1]c<d<eN3jaa)H5<;)i6[=;<d.b^=drauaf<eFaa(m)H5<m)}8Vd!)T5[<m)}}8Qh!)z5<m)}}}8Zx!)i5[[<m)T6)}8Vd!<m)i6)}}}8Zx!<m)z6)}}8Qh![[[u=;u<j.i<km-<;[uIaarauauu<i.lDe c <i.eU(k<gN=v.a=q.b=r<g=jd <j<v9]e<qe c <jFaa=m<k=d<r=e<g=ud <d1]b.b.c<m<uFaa3n(hm<h<em=h<d.o^=d<e.bN=e<u.oN=u<h.4bX.c9]au<h.bX]duu<j.oN=j<r.b^=r<q.bN=qrauauu)|=;)a=3a<x=d<i=ed <3a<dFaa(m[=3a<m<;!=;<d.oN=d<e.b^(e]au<;<3a3Ge <G<l^=r<i.eU=u)b<;<3a7b3D)3s7b5=3a.a=e<g=d<i=jd <ue <j<3a<dFaa(m!)a3G(k^(j<e<km(h<rDe <h.eU<yN(h<dTaiEai<h<mIaau<d.oN=d<u.o^=u<e<k1N=erbuu<r<i<i<rLm=dd <de <g<yFaaIaa<g<yTaiEai<d.b^=d<y.oN=y<g.oN=grbuu<f<tEaz<f<oEar<f<e<oN(gEaq<f<gEao.a=dd <d.o9]d<d<f.eNNFai=m<f.bKa*<f<sEa<<f<pEa;<f<mIa%<w<f.;Nol<d.iN=drauau<p.a<;)8Zb!Vme <i.eU(d<xN=k<o<t9]c.a=y<xTai=g<k<x.oN(iZe <i.iN=e<k<i^.e~=kd <g<eTaa(i<g<iDm=g<e.oN=e<k.b^(k]auu<g<lDe .b=y<aTao<g.eUNTaa=jud <d1]d<xTai(i<gZe .a=u<i<aTaqDe .b=u<aTao<i.eUNTaa=hu<n<u<ho3H<z<y<jo3Hu<x.oN=x<d.o^=drauaf<f<tEao<f<oEar<f.bEae<f.aKaq<f<s.hN.a<p.bXmEai<w<f.eNolrcuauu<f.?N%axuau7ljcs|cS&a.}b^(f%a<f<aEa <f.aEai<f)}}}}AaIaa<f)}}}}AaIa<<f2raaaaaaaaaaaaaaaa2uaT<f)iIaH<f.8Q7eAa>aa3xa3q<f<a2aaa2uar<f<aTaoEa;<c.HP<bN=o<aTaz=r<f.8taN(j.rN=l<j.eN=s<f.3rN=i<f.<N.a=jc c d <b<oZe c|<b.<N=g.8>"AaTaa=].B"AaTaa=y<fTaR=x<fTa TazJa3ke|<bJa?=h<f.8taN(k<f<go3D<h.uM.a.b<hU.AmXme <b<k.a<f<gob.arcu<b<f.8taN.b<f<gob<b3]a%=w<i<b3]a<.B"AaTaa.bU(g.b0ox<i<w<g.cNox.7T{Aa.71{AaoY.bf<f.8taN(h<f<go3D<b<h.a<f<gob.auu=k<bJa;(u.cZe c <bTaq=g<bTao=h<b>az=t<bJaG=q<f<bJam(p.8da9Ka3><f<kKa3J<f<qKa3*<f<t3xa3T<f<uKa3%<f<pKa3&<f.aKa3?<f.8taN(k.io3a<f.a<g<g<g<hN(uL<e<uD0(gm(uEa3&<k<soY.e<h.eU<dN<gm=g<u.eU=hd <h1]b<f<gFaaIa3p<g3]ar=w<g3]ai=z.8>"AaTaa<f.8daN<fTa .8="Aao3oo7Fb=k<i<z.B"AaTaa.bUox<i<w.B"AaTaa.bU.cNox<f<kEa3E<f)aIa3&<f.8taN<loY<h.o^=h<g.oN=grauauu<fTa?.#}AaQ.a<jme <rJa3u1]du<b.HN=b<j.bN=jrbuu<c=jrbu<y.B"AaTaaMe .B"Aa<yEaau<].8>"AaTaaMe .8>"Aa<]Eaau<fTaR<xD]a<f<xEaRu<rJa3j=c<f<iFaaIa3p<f<iTai(bEaV.8H7eAaTaa=d.8.7eAaTaa.8Z7eAaTaa<fTa3w=g<f.aEa3E<f)}}}}}bIa3&<g<b<f.8taN(ho^G<h.i.oo(<f<cKaU<f)}}}}oIaP<f)aIa+<f<aTaiEa3E<f<aFaaIa3&<b.eU=h.b^=c.b^=ed <he <gTai=a<f.8taN<gTaao7hb<fTaP=i<fTaW=b<f<d<fTa3 (rNEa3Z<a.b~(]<f.8ZaN(y.bo;<a.bXe <f<b<eNEa3Z<f<r<i^<c.a<b.b9mN.bNEa3Q<].cN<y.co;u<g.oN=g<h.o^=hrbuu<f.8daN.i.oo(<f.e.oo(.e.eo(<f.}bN%a<ju#yci|dS&a.?^(e%a.8na=g.v=d)}}}}8H43s=u.4b=hc c c c c c c c c c c c c <cJao.b^y]bfghijrkujcdeau.a=h<cJal(d.a<d.8jaMm.rP(g.!@AaN=f<gJa{@ =i<d-.8na=g.F=d)}}}}}B3s=u)}}}}}} =rc c c c c c c c c <cJat.g^yyabhcdiefhhhhhghu.3c=dc c c c <i.f^yfukabcku<b<cTaa<cTaeo3d1]jrcu<b<cTaa<cTaeo3d]briu<b<cTaa<cTaeo3d1]hu.;=drhu<e.aEa*<e)}}}}oIa%<b<c<e.%No3j<e<eTaT(g<eTa*(d<fJau(f.eMe|<f.kP.7Q{AaN(i<bTazJaJNJai(h.iL=f.a<h<fm=h.b<i<fmf.bu<ho7fb<bTaqJau<eJaae|<eJab(b-)4b!)?5=r<b.a<b.3oMm.4bX.nP(bJa7g7f <d9e|.7Ma.7La<b.8){AaN<d<g<do3(mf.7Lauf)}}}}W=r.8nau=g.<0=d<e.%No7%brgu.%=dc c <i.g^ydabhbu<bTaqJau.(0=drgu.3e.3d<cJap<fJae9m=drfu<bTaqJau.3fN=d.7Qa=greu.3g=drdu.3h=drcu<f3jak)T5=u.8aa=g.*=drbu<bTaqJau.3aN=du)<5<u[=u<r)?67==hruuc c|<cJal(d.a<d.8jaMm.rP(f3ja7g@ =r<d-=].?=d)444h=uc c c <cJat.y^yeaebcbu.I.><f.!@AaNJacm=drdu.3]rbu<bTaqJau.3uNu=d<r=uu<u)T5<])<5[=urku<cJal.8ta0=drju.8za=driu.8wa=drhu<cJal(d-<d.a<d.8jaMm.rPJa{@ .g9e|.8na.7Va<bTaqJau(bm=g.3i<b^f.Ju=d)<5)}}}}}B3s[=urgu<cJal(d-)4b!=u<cJat.s9e <u)T5)}}}}8H3c[=u.3]=drguc|<e)}}}}oIa%<e.aEa*<b<c<e.%No3j<bTazJaJ=f<e.oN<d.a<d.yMm.4bX.RP.7]7zAaN(g<eTaT(h<eTa*(ioX<eTao.bXe <f.bU<gN>ag<eTaq(j.xX~.bXe <j<gJa3yN-)4b!)<5)}}}}}B3s[=u.8na=g.4b=h<bTaqJau.3jNrcuu<bTaqJau<e.iN<d<h<i<fo0.7La.8na<eJai(dm=g<eJaj.|<dm=h<u)T5)}}}}8H3c[=u.E0u=d<e.%No7%brfu.8ba=g<bTaq(bJak.cZe|<bJau.H0f.Ku=dreu.s=dc c c c <cJal(f.]^.a<f.]Lm.b^yebchdau<cTae=d<cTaa=i<e.zN.b<bTaa<bTai(j<bTaeL(bm(k.a<j<bm(boMc <fe <f.]Z<d<iM0<b<dD0]b<i<kNJaa.<0.8MaZ]b.m=drif<eTa;(b1e .z=drju<eTaz(iJaa(d.R9e .n=drju<b.b9<d.3cZ0]b.G=d<iJab(b.{b9<b.7Mb9<b.8Ib900]iuu<f=drgu.x.y<bTaqJak.c9m=drfu<bTaqJau.o0=dreu.}}}i<bTazTar(b<b.}}}iQm-)}}}}8H43s[=u.t=drdu<bTaz=b.p=dc c <cJat.d^ycabeu.}8f7I8Eb<bTai(b<b.}8f7I8EbQm-)}}}}8H43s[=u.q=drdu.}}}i<bTar(b<b.}}}iQm-)}}}}8H43s[=u.t=drcu.w=drbu<cJal.3xN=du<a.cKa;<a<dKaj<a<gKai<a<cFaoIa?<a<c2aaa2ua<<a<u)4444443s!<h-)?5[)}}}}}}}}|[Iaa<e.?N%au7(bbc|c <bJat.3bX.i9e <aJaJ]b<aJa3ie <bJao]cc <bJal(c.a<c.8jaMm.rPJa{@ .c^yfadddadu<b.aKapu<aTaz(cJa>]bf<aTaz=cu<bJaq(d.d9]a<cJa3i<bJap.b9X]a<a<aJaT<d.aZXKaT<aJa*]a<aTa;<bosuuUbc|c <aJaa(c<bJaa9e c .b=dc c <cyreeeecacccecbcu<aJab(a<bJab(b9(c<a.]LX<a.yD(a<b.]Lm(b<cX<b<amxurcuu<dxu<aJab<bJab9u3?a<a.e.zo(<a.rN.e.eo(<a.zNo7%b<a.%N.e.oo(<a.?N.i.oo(<a.RN.e.qo(<a.8daN.e.eo(<a.8xaN.e.eo(<a.BaNo7%buia<a.eotu3mcc|bS<b1e .bxu<b.eU.o^=b<a.oN=c<aFaa=ed c <b1=a<b1]a<b.o^=b<e<cFaa(e3&<c.oN=c]buu<au]a<a<b.o.io7]bu]a<a<b.e.eo7]bu]a<a<b.H.eo7]bu]a<a<b.b.bo7]buka<a.b.bo(uia<a.ootu3ibc|<aJaz(e.zL=d<c.a<e<dm9e|.b<a<dm<b<co3mf.bu1u3kbc|.8>"AaTaa(b<a^=c.b<a.8T"AaTaaN<a<bLm<c.a<b<cQmo3wu a.8dCAaTaa.#}oQe .8dCAa.e.ro(.8dCAa)}}}}AaIaau.BCAa.sKaa.8uCAa.aEaau3da<a.#cDe|<a.e~f<a.3b<a3R(a^~<a.bU^.RNuu3ebb|<bTa;(d.aEa3 <b<c<d.BaNoN<a<dFa+Iaauga<a3L7=uu8mm3Da.6}Aaul89444U031Y3K,P/Y3)31PPa.8c#Aaubpa.8w#Aaud<A]a.8?#Aauojaanaoalaaa7taaaFa.7z7aAau;bcdefghijkur]yxolstqpvwaaaaea.8u7aAaujsaaaaaaaea.8=7aAaubea.8H7aAaubba.8Q7aAaubea.6!Aaubia.7]!Aaubea.:!Aaubea.7T!Aaubea.7R!Aaubba.7V7cAauibaaaabcda.8l7cAau3uoa aaa+aaaaeeeeeeeeeeeeeeeeeeeeeeeebaababaabaaaaaaea.7]6Aaubea.:6Aaubba.7T6Aaubea.7R6Aaubia.7V6Aaubea.8u6Aaubea.8w6Aaubea.8T6Aaubba.7k7dAau3>babbbbbaabbabbbbbbbbbbbbbaaabababbbbbbbbbbbbbbbbbbbbbbbbbbaaabbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbba.8.7eAaulbaaabaaaaaaaaboa<a.7m{Aaue4444a.71{Aau3p8;}7<3H,PP<=(44444dd%3d444444cc3e3fTF4444ee3u3r444444cc3]E444444ccW,3D3.Y3)U3?3.YU3 _+(a.7g7fAauhyOUY3./(a.7<7fAaukfW0_+313HU/(a.7D7fAau=iO+Y3.W_UY3)3H3D3?^Y3D(aaaaaaaax/U,U31/(a.8K7fAauyg3H_3.WPYUY+3?,U(a.7e7gAauor0Y+Y3.WUO_3)3?310P(a.7G7gAauiyW,3D_31U(a.717gAau]gO/3?3H_3.WPYUY(a.8o7gAauuu3H_313)U0OY/(a.8E7gAauojO3)OUO,P3?~,P31Y/(a.7c7hAauyy3KO3),P3?~,P31Y/(a.:7hAauxrW0_+313HU3?3H_313)U(a.7 7hAaui]U_^Y3)/(a.8]7hAauegO+(a.8J7hAaujc3.Y//,3RY(a.[7iAauoh,WW0_~,P3?/U,UY(a.7p7iAaury3H,UY3R_0OY/(a.7H7iAauikY3ZWO03D(a.8k7iAauygW0_+313HU3?3H_+Y(a.8T7iAauur_P+3?/U,UY(a.#7jAauuj3)Y393?/U,UY(a.7s7jAauujUO3.Y/U,3.W(a.7?7jAauyjO/3?_0+Y0,3IPY(a.8h7jAaugr3H_+Y(a.8(7jAau<e3H_313)U0OY/3?0Y+YY3.,3IPY3?O3)(w,3KUY0(a.7o7kAauif3IY3K_0Y(a.7*7kAauhgPO3.OU(a.8e7kAaugfU3DWY(a.8;7kAauje3H,0+3?O+(a.8M7kAaukh3H3100Y3)3H3D(a.7]7uAauui3tQMV3w13;13q(a.-7uAaurjV3GQ3t13m3mD3zZ(a.8b7uAauik9.D3w13q(a.8G7uAau3cgW0O3HY3?3.31PUOWPOY0(aaaaaaao3t.3G3q(a.7k7rAau3be.3t3tQ3<3z3;3?).3w.3z3t1(aaaaaaaax13<3G(a.7Q7rAaufdZ)V(a.8w7rAaufd3<3m3q(a.8)7rAaufd3t.3q(a.7h7]Aau(d+O/U0O3I31UO_3)3?3.YU3 _+(aaaat3H_313)U03D(a.A7]Aaukh_0+Y03?O+(a.8q7]AauFi+O/3H_313)U3?3.31PUOWPOY0(aaaat+YPO~Y03D3?Y3.,OP(a.{7yAauxy3H3100Y3)U3?U_^Y3)(a.7m7yAaux]Y3.,OP3?,++0Y//(a.797yAauh]~,P31Y(a.8l7yAauif~,P31Y/(a.8I7yAauhg1M.D3w(a.67xAau]fV.3%Q3<3;3?3wD3zL(a.7z7xAauiu3mD3zZ3w1(a.7.7xAaukgM3<3w3;DV3w1(a.8y7xAauxi3ZJ,WOJ~Y0/O_3)(a.8>7xAau3d]3ZJO+Y3.W_UY3)3H3DJ^Y3D(aaaaaal3k?3k3uJ?IJ3kI(a.7v7oAaurk3k?3k3rJ?3kJ?3](a.7K7oAauhkX31Y03D(a.8u7oAaujf3 Y,+Y0/(a.8F7oAaugh3I_+3D(a.7a@Aau7zjeaaaaadaah44aaaaaadaah44baaaaadaah44caaaaadaah44caaaaadaah44daaaaadaah44daaaaadaah44eaaaaadaah44faaaaadaah44gaaaaddaah44haaaaadaaj444aaaabdaahaaiaaaabbaaibaKaaaadddbaca4aaaaddcHada4aaaaadaagebaaaabddaabfb4aaaaddaahabiaaaadbaaibb3xaabbddaabgb4aabbddaaahb4aaaaddaaaib4aaaaddaaajb4aaaaddaaakb4aaaaddaaaub4aaaaddaaarb4aaaaddaaa]b4aaaaadaagecaaaaabdaaayc4aaaabdaaaxc4aaabbdaabfc4aaaabdaahaciaaaabbaaibcRaaaaddaaaic4aaaaddaaajc4aaaaddaaakc4aaaaddaaauc4aaaaddaaarc4aaaaddaaa]c4aaaaadaabod4aaaaddaajld4aaaaddaahsdjaaaaadaabte4aaaaddaahqekaaaaadaahpekaaaaadaadve4aaaaddaabwf4aaaaddaabzf4aaaaddaabnf4aaaaddaabGf4aaaaddaabmf4aaabddaaf;f4aaabddaaf;g4aaaaddaabmg4aaaaddaabGg4aaaabdaag3aibaaaabdaab3bi4aaaabdaag3cicaaaaddaah4auaaaaddaah4braaaaddaah4crbbaaddaae&k4aaaabdaah3gu]aaaabdaahcuyaaaaddbaa3hu4aaaabdaah3gr]aaaabdaahcryaaabddaabgr4aaabddaaahr4aaaaddaaa*r4aaaaddaaaJr4aaaaddaaa3ir4aaaaddaaa>r4aaaabdaag3a]daaaabdaac?]4aaaabdaag3ayeaaabbdaab3jy4aaaabbaai3ky3zaaabddaab4y4_0+Y0J0YX31Y/U_0+Y0J3H0Y,UY+_0+Y0_0+Y0JPO/UW0_+313HUW0_+313HUJPO/UW0_+313HUJ31W+,UYW0_+313HUJX31Y03D_0+Y0JX31Y03Daaa7Kxoa]aaaadaa7Vxoa]aaabeab8rxoafaaacfab8lxoakaaadfbbBxoahaaaeaab8%xoaraaafabb8 xoayaaagcabbooa]aaahhcayooauaaaihca7Dfoaeaaajgcaaadadaaaaararada.8h7zAaupdueaaababaaaaa8Vx8Vxbaba.67nAaumdxraaa3sa3saaaaaAxAxbabaHagaga.7*7nAaue8Zx8Zxa.7Z7nAaum8Vxbaaadmrgaaaahahaaaaaaababa.27nAaurbaad3fdaaaxaxa.7u7GAaud]a]a.717GAauud3geaaaaa3sa3sa.817GAauueda3igaaahaha.7>7mAaufbcb3rda.8H7mAaujdIaaaahaha.7a7;Aauffaaaca.@7;Aaubca.7<7;AaujcabaaadIda.8(7;Aaurbaad3oaabbbaba.7m7<Aautd3obaaadadaaaaaeaeada.8z7<Aauvbaad3ldaaadauaiaaa8Ha8.ada.7q7=Aaujd.iaaadada.7F7=Aaufbaaaca.7V7=Aaubca.8]7=AauxcabaaadDcaaahaha.8*7=Aauhbaaacaea.8V7=Aaudeaca.7h7(Aau3xgabaaadLda3.O+<3l<PY3)aeeeeeeeeeeeeeeeeeeeeeeeeaa3Qaoa3vaaaFcaaja.B7(Aau]3haoaVaaa;aaafa.ACAaubba.8hCAaubea.BCAaujsaaaaaaaea.8.CAaubea.}7%Aaubba.7f7%Aaubea.@7%Aaubia.7m7%Aaubea.7*7%Aaubea.717%Aaubea.8d7%Aaubba.8x"Aaujbaaaaaaaea.8T"Aaujbaaaaaaaba.8Q"Aaube';
var frequent = "fffffff1f13b1c517eaa100023e9f50cb5900010104a0000100000001000000a";

// loaders/ascii.js
var SINGLES = 88;
var BEHIND_PREFIX = 56;
var ALPHABET = 'abcdefghijkur]yxolstqpvwznGm;<=(&%TF*J>?EIHKR .)19ZDLMQV,+YON^P_WX0/U~S|}#![56{@:C-"AB24378';
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
