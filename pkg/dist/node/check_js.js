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
  const inLanguage = (text) => {
    const place = places.get(text) ?? places.size;
    places.set(text, place);
    return texts[place] ?? text;
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
function loneSurrogateAt(text) {
  if (typeof text.isWellFormed === "function" && text.isWellFormed())
    return -1;
  return text.search(LONE);
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
    const text = JSON.stringify(value);
    return text === void 0 ? REFUSED_VALUE : text;
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
function percentEncoded(text) {
  return text.split(/[\ud800-\udfff]/u).map(encodeURIComponent).join("%FF");
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
function forgetInput() {
  input = NOTHING;
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
function writeText(text, settings) {
  const units = text.length;
  const spare = PADDING + settings.bytes.length;
  const most = Math.min(units * MOST_PER_UNIT, settings.limits.bytes) + spare;
  let into = room(units > SHORT ? units + spare : most);
  let { read, written } = encoder.encodeInto(text, into);
  if (read < units || written + spare > into.length) {
    into = room(most);
    ({ read, written } = encoder.encodeInto(text, into));
  }
  if (read < units || written > settings.limits.bytes)
    return REFUSED_SIZE;
  const lone = written === units ? -1 : loneSurrogateAt(text);
  return finish(into, lone < 0 ? written : cutAtSurrogate(text, lone, into), settings);
}
function cutAtSurrogate(text, at, into) {
  const { written } = encoder.encodeInto(text.slice(0, at), into);
  const unit = text.charCodeAt(at);
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
  const text = (template ?? "").replaceAll(/\{(\w+)\}/gu, (_, name) => argument2(name));
  return text.charAt(0).toUpperCase() + text.slice(1);
}
function build({ messages, byLabel }, sentence, given) {
  const meta = {};
  const template = textOf(messages, sentence);
  const text = filled(byLabel ? withLabels(messages, template) : template, (name) => {
    const { value, shown } = argument(messages, byLabel, name, given);
    if (value !== void 0)
      meta[name] = value;
    const label = name === "field" || name === "name" ? labelOf(messages, given.field) : void 0;
    if (label !== void 0)
      meta.label = label;
    return shown;
  });
  return { text, meta };
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
    const text = String(value ?? "");
    return { value, shown: byLabel ? withLabels(messages, text) : text };
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
function inSentence({ label }, text) {
  return label.replace("{label}", () => text);
}
function withLabels(messages, text) {
  return text.replaceAll(/`([^`]*)`/gu, (_, name) => inSentence(messages, labelled(messages, name)));
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
  let text = bytes === void 0 ? textAt(address2, length) : void 0;
  return () => {
    text ??= decoder.decode(bytes);
    return text;
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
  const { text, meta } = buildMessage(phrasing, detail.message, given);
  const problem = {
    code: codes[detail.code],
    severity: severities[detail.severity],
    basis: bases[detail.basis],
    section: sections[detail.section],
    message: text,
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
  const text = typeof prepared.source === "string" ? prepared.source : checkedText(prepared.length);
  try {
    return { ok: true, value: parsedValue(shape, text), report };
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
function parsedValue(shape, text) {
  return isQuery(shape) ? Object.fromEntries(new URLSearchParams(text)) : JSON.parse(text);
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
  let text = source2;
  let spare = MOST_POINTER_TEXT;
  let truncated = false;
  for (; ; ) {
    const { problems } = reportOn(shape, { ...round, length: write(text, round.settings) });
    const safe = applicable(problems.filter(({ code }) => only.includes(code)));
    if (safe.length === 0)
      break;
    for (const problem of safe) {
      Object.assign(headers, headersOf(problem.fix, text));
      spare -= pointerText(problem);
      if (spare >= 0 || applied.length === 0)
        applied.push(form === FORM_VALUE ? withoutPlaces(problem) : problem);
      else
        truncated = true;
    }
    text = edited(text, safe.flatMap(({ fix }) => fix.edits));
  }
  const report = reportOn(shape, { index, form, source: text, length: write(text, settings), settings });
  return { output: outputOf(shape, input2, form, text), headers, applied, truncated, report };
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
function edited(text, edits) {
  const pieces = edits.flatMap((edit, n) => [part(text, edits[n - 1]?.end ?? 0, edit.start), edit.text]);
  pieces.push(part(text, edits.at(-1)?.end ?? 0));
  return typeof text === "string" ? pieces.join("") : new TextEncoder().encode(pieces.join(""));
}
function part(text, from, to) {
  return typeof text === "string" ? text.slice(from, to) : new TextDecoder("utf-8", { ignoreBOM: true }).decode(text.subarray(from, to));
}
function headersOf({ headers, edits }, text) {
  const [name] = headers ?? [];
  const [edit] = edits;
  if (name === void 0 || edit === void 0)
    return {};
  const member = part(text, edit.start, edit.end).replace(/^[\s,]+|[\s,]+$/gu, "");
  return { [name]: Object.values(JSON.parse(`{${member}}`))[0] };
}
function withoutPlaces({ span: _, fix: { edits: __, ...fix }, ...problem }) {
  return { ...problem, fix };
}
function outputOf(shape, input2, form, text) {
  if (typeof text !== "string")
    return text === input2 ? new Uint8Array(text) : text;
  return form === FORM_VALUE ? editedValue(shape, input2, text) : text;
}
function editedValue(shape, input2, text) {
  if (!isQuery(shape))
    return JSON.parse(text);
  return queryLike(input2, text) ?? { ...input2 };
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
  const text = JSON.stringify(schema).replaceAll("$defs", "definitions");
  return { ...JSON.parse(text), $schema: "http://json-schema.org/draft-07/schema#" };
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
    const text = build2(problem);
    if (typeof text === "string")
      return text;
    throw new TypeError(`message must return a string, not ${typeOf(text)}`);
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

// generated/check_script.js
function O4(G4) {
  for (var I, _ = new Uint8Array(123), i0 = 25; i0 >= 0; --i0) _[48 + i0] = 52 + i0, _[65 + i0] = i0, _[97 + i0] = 26 + i0;
  _[43] = 62, _[47] = 63;
  function C(b0, P, l) {
    for (var Y, e, k = 0, N = P, m = l.length, R0 = P + (m * 3 >> 2) - (l[m - 2] == "=") - (l[m - 1] == "="); k < m; k += 4) Y = _[l.charCodeAt(k + 1)], e = _[l.charCodeAt(k + 2)], b0[N++] = _[l.charCodeAt(k)] << 2 | Y >> 4, N < R0 && (b0[N++] = Y << 4 | e >> 2), N < R0 && (b0[N++] = e << 6 | _[l.charCodeAt(k + 3)]);
  }
  function H4(b0) {
    C(I, 1048584, "9////3RydWVmYWxzZW51bGw="), C(I, 1048775, "FQ=="), C(I, 1048796, "IMAN"), C(I, 1048813, "CQAAGQAQABEAAACbAAAAKQ=="), C(I, 1048865, "AQIDBAUGBwgJCgsMDQ4PEBESExQVFhcAAAAABA=="), C(I, 1048912, "EgAAAAAAAAAE"), C(I, 1048932, "BA=="), C(I, 1048944, "AQ=="), C(I, 1048956, "BA=="), C(I, 1048968, "CA=="), C(I, 1048980, "BA=="), C(I, 1048992, "BA=="), C(I, 1049004, "BA=="), C(I, 1049016, "AQ=="), C(I, 1049540, "AQAAAAABAgM="), C(I, 1049558, "EABAAAAAZAAAAAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBAAABAAEAAAEAAAAAAAAE"), C(I, 1049620, "BA=="), C(I, 1049632, "AQ=="), C(I, 1049644, "BA=="), C(I, 1049656, "CA=="), C(I, 1049668, "BA=="), C(I, 1049680, "BA=="), C(I, 1049692, "BA=="), C(I, 1049704, "AQAAAAAAAAAwMDAwLTAwLTAwVDAwOjAwOjAwLjAwMDAwMA=="), C(I, 1049771, "AQABAQEBAQAAAQEAAQEBAQEBAQEBAQEBAQAAAAEAAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQAAAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQ=="), C(I, 105e4, "AQAAAAEAAAAAAAAAAAEQACA="), C(I, 1050048, "/////w=="), C(I, 1050072, "4oCmY2FsbCAhIv//////AwMkJf///////wICJicoKf////8EBDM0////////AgI1Nv///////wICcGF5bWVudF9tZXRob2Qi"), C(I, 1050153, "Dml0ZW1zIg=="), C(I, 1050178, "BXByb2R1Y3RzIg=="), C(I, 1050203, "CGlkZW1wb3RlbmN5X2tleSIAAAAAAAAAAA9zdGF0dXMi"), C(I, 1050253, "BmNvbXBsZXRlZF9hdCI="), C(I, 1050278, "DHJlZGVtcHRpb25fdXJsIg=="), C(I, 1050303, "DnBheW91dCI="), C(I, 1050328, "BmlzX2NvbXBsZXRlIg=="), C(I, 1050353, "C2NvdW50cmllcyI="), C(I, 1050378, "CWluaXRpYWxfdmFsdWVzIg=="), C(I, 1050403, "DmZpbmFsX3ZhbHVlcyI="), C(I, 1050428, "DHByb2R1Y3RfY291bnQi"), C(I, 1050453, "DXRva2VucyI="), C(I, 1050478, "BmlkIg=="), C(I, 1050503, "Am1lc3NhZ2Ui"), C(I, 1050528, "B2FwcHJvdmFsX3N0YXRlIg=="), C(I, 1050553, "DmNhdGVnb3JpZXMi"), C(I, 1050578, "CmV4cGlyeSI="), C(I, 1050603, "BnByb2R1Y3RfY29kZSI="), C(I, 1050628, "DG9sZF9zdGF0ZSI="), C(I, 1050653, "CW5ld19zdGF0ZSI="), C(I, 1050678, "CXRpbWVzdGFtcCI="), C(I, 1050703, "CWlzX29yZGVyYWJsZSI="), C(I, 1050728, "DGNvZGUi"), C(I, 1050753, "BGNvdW50cmllc19yZWRlZW1hYmxlX2luIhdhZnRlciI="), C(I, 1050803, "BWJlZm9yZSI="), C(I, 1050828, "BmxpbWl0Ig=="), C(I, 1050853, "BXR5cGUi"), C(I, 1050878, "BGNhcmRfaWQi"), C(I, 1050903, "B2N1cnJlbmN5Ig=="), C(I, 1050928, "CENPTVBMRVRFRCI="), C(I, 1050953, "CVBST0NFU1NJTkci"), C(I, 1050978, "CkZBSUxFRCI="), C(I, 1051003, "BnByaWNlX211bHRpcGxpZXIiAAAAAAAAABBDQVJEIg=="), C(I, 1051053, "BEFDQ09VTlRfQkFMQU5DRSIAAAAAAAAAAA9FVVIi"), C(I, 1051103, "A0dCUCI="), C(I, 1051128, "A1VTRCI="), C(I, 1051153, "A0NBRCI="), C(I, 1051178, "A2Rpc3RyaWJ1dGlvbl9tZXRob2QiAAAAABNjb3VudHJ5Ig=="), C(I, 1051228, "B29yZGVyX2lkIg=="), C(I, 1051253, "CGRpc2NvdW50X211bHRpcGxpZXIiAAAAABNkZWxpdmVyeV9lbWFpbCI="), C(I, 1051303, "DmN1cnJlbnRfdG9rZW4i"), C(I, 1051328, "DWVtYWlsX2FkZHJlc3Mi"), C(I, 1051353, "DXZhbHVlIg=="), C(I, 1051378, "BXZhbHVlcyI="), C(I, 1051403, "BkVNQUlMIg=="), C(I, 1051428, "BVBBWU9VVF9MSU5LIg=="), C(I, 1051453, "C1NJTkdMRSI="), C(I, 1051478, "Bk1VTFRJUExFIg=="), C(I, 1051503, "CHgtYXBpLXZlcnNpb24i"), C(I, 1051528, "DXgtaWRlbXBvdGVuY3kta2V5IgAAAAAAABEyMDIzLTA3LTI3Ig=="), C(I, 1051578, "CjIwMjQtMDItMDUi"), C(I, 1051603, "CnF1ZXJ5Ig=="), C(I, 1051628, "BWhlYWRlcnMi"), C(I, 1051653, "B2JvZHki"), C(I, 1051678, "BAAAAAAAAwAAB///AAAAAAAAAwAAB///AQAAAAAAAwAAB///AgAAAAAAAwAAB///AgAAAAAAAwAAB///AwAAAAAAAwAAB///AwAAAAAAAwAAB///BAAAAAAAAwAAB///BQAAAAAAAwAAB///BgAAAAADAwAAB///BwAAAAAAAwAACf///wAAAAABAwAABwAACAAAAAABAQAACAEAOgAAAAADAwMBAAIA/wAAAAADAwI4AAMA/wAAAAAAAwAABgQBAAAAAAEDAwAAAQUB/wAAAAADAwAABwABCAAAAAADAQAACAEBOwAAAQEDAwAAAQYB/wAAAQEDAwAAAAcB/wAAAAADAwAAAAgB/wAAAAADAwAAAAkB/wAAAAADAwAAAAoB/wAAAAADAwAAAAsB/wAAAAADAwAAAAwB/wAAAAADAwAAAA0B/wAAAAAAAwAABgQCAAAAAAABAwAAAA4C/wAAAAABAwAAAA8C/wAAAAEBAwAAAQUC/wAAAAABAwAABwACCAAAAAABAQAACAECPAAAAAADAwAAAAgC/wAAAAADAwAAAAkC/wAAAAADAwAAAAoC/wAAAAADAwAAAAsC/wAAAAADAwAAAAwC/wAAAAADAwAAAA0C/wAAAAAAAwAAARAD/wAAAAADAwAACRED/wAAAAADAwAABxIDCQAAAAAAAwAAARME/wAAAAADAwAABxQECgAAAAAAAwAABxUECgAAAAAAAwAAAxYE/wAAAAADAwAAARcF/wAAAAADAwAAARgF/wAAAAADAwAAARkF/wAAAAADAwAAARoF/wAAAAADAwAAARsF/wAAAAEDAwAABRwF/wAAAAEDAwAABRwG/wAAAAADAwAAARsG/wAAAAADAwAAARoG/wAAAAABAwAABh0IAQAAAAABAwAAAR4I/wAAAAABAwAABh8IAgAAAAADAwAAB/8ACwAAAAADAwAAB/8BDAAAAAADAwAAB/8CDAEBAAADAwAABCMK/wAAAAABAwAAByoLDQAAAAABAwAABwILDgAAAAADAwEAACsL/wAAAAABAwAAByoMDQAAAAABAwAABwIMDgAAAAEDAwAAAQYM/wAAAAEDAwAAAAcM/wAAAAADAwAAACwM/wAAAAADAwAAAC0M/wAAAAADAwAAAC4M/wAAAAADAwAAAC8M/wAAAAABAwAABh0NAwAAAAABAwAAAjAN/wAAAAABAwAABh0OBAAAAAEBAwAAATEO/wAAAAABAQAACDIOTgAAAAEDAwAAAf8O/29yZGVyLXJlcXVlc3RvcmRlci1jcmVhdGVkb3JkZXJvcmRlci1saXN0cHJvZHVjdHByb2R1Y3QtbGlzdHByb2R1Y3QtdXBkYXRlcHJvZHVjdC1xdWVyeW9yZGVyLXF1ZXJ5AAAA0w8QAA0AAAAAAwAA4A8QAA0AAAABBAAB7Q8QAAUAAAACBQAB8g8QAAoAAAADBQEB/A8QAAcAAAAEAAABAxAQAAwAAAAFAAEBDxAQAA4AAAAGAgABHRAQAA0AAAAHBwIAKhAQAAsAAAAIBwIA2wUQAAQAAAAJBgIAAAADAAMAAAAAAAwADAAD"), C(I, 1052904, "AwsEAAAAAQABAAAAAAD+D/4PAQAB"), C(I, 1052964, "Aw8MAAAAPwA/AAAAAADAD8APAQABADgABgAG"), C(I, 1053004, "+A/4Dw=="), C(I, 1053018, "/g8BAAAAAxsMBgAAAAAHAAcAAAAAAAAAAQAB"), C(I, 1053081, "AQAAAycDAAAADwAP"), C(I, 1053102, "DQAN"), C(I, 1053144, "AyoEAAAAAAA/AD8="), C(I, 1053202, "BAMALgYAAAAHAAc="), C(I, 1053262, "AQIBNAM="), C(I, 1053324, "AzcAAAAABwAH"), C(I, 1053342, "BQAAAAI="), C(I, 1053364, "Ag=="), C(I, 1053378, "AgABAAAAAzcD"), C(I, 1053441, "AQAAAz0AAAEBAQAB"), C(I, 1053504, "Az0BAAAAAwADAAAAAAAEAAQAAw=="), C(I, 1053561, "AQAAAz4DAAAAAwALAAgAAADwAPQAAw=="), C(I, 1053624, "A0EIAAAAAwAD"), C(I, 1053642, "AQAAAAI="), C(I, 1053664, "Ag=="), C(I, 1053678, "AgABAAAAA0kCAAAABwAH"), C(I, 1053702, "AQAAAAIABA=="), C(I, 1053722, "BAAC"), C(I, 1053738, "BgABAAAAA0sDAG1pZCA+IGxlbgAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQAAHwAEABKAAAAKQIAAAk="), C(I, 1053820, "KwAQAFAAAAAcAAAABQ=="), C(I, 1054044, "AQ=="), C(I, 1054056, "BA=="), C(I, 1054076, "EgAAAAAAAAAE"), C(I, 1054096, "BA=="), C(I, 1054108, "AQ=="), C(I, 1054120, "BA=="), C(I, 1054132, "CA=="), C(I, 1054144, "BA=="), C(I, 1054156, "BA=="), C(I, 1054168, "BA=="), C(I, 1054180, "AQ=="), C(I, 1054704, "AQAAAAAAAAAE"), C(I, 1054724, "AQAAAAAAAAAB"), C(I, 1054744, "BA==");
  }
  function O() {
    throw new Error("abort");
  }
  function W4(b0) {
    var P = new ArrayBuffer(1114112), l = new Int8Array(P), Y = new Int16Array(P), e = new Int32Array(P), k = new Uint8Array(P), N = new Uint16Array(P), m = new Uint32Array(P), R0 = new Float32Array(P), N4 = new Float64Array(P), Q = Math.imul, j4 = Math.fround, Y4 = Math.abs, $ = Math.clz32, z4 = Math.min, p4 = Math.max, P4 = Math.floor, L4 = Math.ceil, S4 = Math.trunc, T4 = Math.sqrt, w = 1048576, U = 0;
    function Q2(i, A, a, r, b) {
      var f = 0, n = 0, c = 0, t = 0, u = 0, s = 0, o = 0, h = 0, B = 0, v = 0, E = 0, D = 0, d = 0, g = 0, R = 0, M = 0, y = 0, Z = 0, F = 0, V = 0, G = 0, H = 0, W = 0, J = 0, x = 0, j = 0, p = 0, L = 0, K = 0, r0 = 0, f0 = 0;
      f = w - 160 | 0, w = f, c = a >>> 0 <= 9 ? a : 0, o = Q(c, 12), M = o + 1052728 | 0, V = k[o + 1052738 | 0], y = e[A + 8 >> 2], o = e[r + 8 >> 2], F = o >>> 0 >= 5e8 ? 5e8 : o;
      e: {
        if (y >>> 0 <= F >>> 0 & c - 7 >>> 0 >= 3) {
          B = e[A >> 2], s = e[A + 4 >> 2], c = e[r + 12 >> 2], w2(), e[f + 48 >> 2] = y, e[f + 44 >> 2] = c >>> 0 >= 16777216 ? 16777216 : c, e[f + 40 >> 2] = 1054052, e[f + 36 >> 2] = y, e[f + 28 >> 2] = B, e[f + 32 >> 2] = s, l[f + 20 | 0] = 18;
          i: {
            if (s >>> 0 > 7 && ((k[B | 0] | k[B + 1 | 0] << 8 | (k[B + 2 | 0] << 16 | k[B + 3 | 0] << 24)) & 16777215) == 12565487) {
              c = f + 16 | 0, l[c + 4 | 0] = 16, e[c >> 2] = 0, e[c + 8 >> 2] = 3;
              break i;
            }
            W = f + 28 | 0, o = y, h = 1054052, g = -1;
            A: {
              a: {
                r: {
                  f: {
                    k: {
                      b: {
                        t: {
                          n: {
                            for (; ; ) {
                              l: {
                                if (n & 1) {
                                  t = 0;
                                  c: {
                                    if (u >>> 0 < s >>> 0 && (t = k[u + B | 0], t >>> 0 > 32)) {
                                      c = u;
                                      break c;
                                    }
                                    if (c = u + 1 | 0, (t | 0) == 32 & s >>> 0 > c >>> 0 && (t = k[c + B | 0], t >>> 0 > 32)) break c;
                                    if (e[f + 96 >> 2] = o, e[f + 88 >> 2] = B, e[f + 92 >> 2] = s, c = v0(f + 88 | 0, u), s >>> 0 <= c >>> 0) break l;
                                    t = k[c + B | 0];
                                  }
                                  if ((t & 255) != 34) break l;
                                  G = f + 16 | 0, Z = c, c = O0(W, c + 1 | 0);
                                  c: {
                                    if (c >>> 0 < s >>> 0 & k[c + B | 0] == 34) {
                                      u = 0, t = c + 1 | 0;
                                      break c;
                                    }
                                    if (u = R2(f + 16 | 0, c), !u) break i;
                                    o = e[f + 36 >> 2], s = e[f + 32 >> 2], B = e[f + 28 >> 2], t = u >>> 1 | 0;
                                  }
                                  e4(G, Z, t, 6, u & 1), u = 0;
                                  c: {
                                    if (t >>> 0 < s >>> 0 && (u = k[t + B | 0], u >>> 0 > 32)) {
                                      c = t;
                                      break c;
                                    }
                                    if (c = t + 1 | 0, (u | 0) == 32 & s >>> 0 > c >>> 0 && (u = k[c + B | 0], u >>> 0 > 32)) break c;
                                    if (e[f + 96 >> 2] = o, e[f + 88 >> 2] = B, e[f + 92 >> 2] = s, c = v0(f + 88 | 0, t), s >>> 0 <= c >>> 0) break n;
                                    u = k[c + B | 0];
                                  }
                                  if ((u & 255) != 58) break n;
                                  u = c + 1 | 0;
                                }
                                h = 0;
                                c: {
                                  if (u >>> 0 < s >>> 0 && (h = k[u + B | 0], h >>> 0 > 32)) {
                                    c = u;
                                    break c;
                                  }
                                  if (c = u + 1 | 0, (h | 0) == 32 & s >>> 0 > c >>> 0 && (h = k[c + B | 0], h >>> 0 > 32)) break c;
                                  if (e[f + 96 >> 2] = o, e[f + 88 >> 2] = B, e[f + 92 >> 2] = s, c = v0(f + 88 | 0, u), s >>> 0 <= c >>> 0) break A;
                                  h = k[c + B | 0];
                                }
                                t = h & 255;
                                c: {
                                  u: if ((t | 0) == 34) {
                                    if (u = O0(W, c + 1 | 0), s >>> 0 > u >>> 0 & k[u + B | 0] == 34) {
                                      t = u + 1 | 0, u = 0, s = 3;
                                      break u;
                                    }
                                    if (u = R2(f + 16 | 0, u), !u) break i;
                                    t = u >>> 1 | 0, s = 3;
                                  } else {
                                    if ((t | 0) != 45) s: {
                                      if ((t | 0) != 91) w: {
                                        if ((t | 0) == 102) {
                                          if (t = A2(f + 16 | 0, c, 1048592, 5), !t) break i;
                                        } else o: {
                                          if ((t | 0) == 110) {
                                            if (s = 0, u = 0, t = A2(f + 16 | 0, c, 1048597, 4), !t) break i;
                                            break u;
                                          }
                                          if ((t | 0) == 116) {
                                            if (t = A2(f + 16 | 0, c, 1048588, 4), t) break o;
                                            break i;
                                          }
                                          if ((t | 0) == 123) break w;
                                          if ((h - 48 & 255) >>> 0 >= 10) break b;
                                          break s;
                                        }
                                        u = 0, s = 1;
                                        break u;
                                      }
                                      if (e[f + 44 >> 2] == (E | 0)) break t;
                                      if (m[f + 48 >> 2] < c >>> 0) break k;
                                      h = e[f + 40 >> 2], u = e[h + 8 >> 2], e[f + 92 >> 2] = g, n = (t | 0) == 123, e[f + 96 >> 2] = n ? 4 : 5, e[f + 88 >> 2] = c, t2(h, f + 88 | 0), E = E + 1 | 0, t = c + 1 | 0, g = u;
                                      break c;
                                    }
                                    o = f + 16 | 0, s = e[o + 12 >> 2], t = e[o + 16 >> 2], u = k[c + s | 0] == 45 & t >>> 0 > c >>> 0, u = c + u | 0;
                                    s: {
                                      w: {
                                        o: {
                                          if (u >>> 0 < t >>> 0 & k[u + s | 0] == 48) {
                                            u = u + 1 | 0;
                                            break o;
                                          }
                                          if (u = r2(o, u), !u) break w;
                                          s = e[o + 12 >> 2], t = e[o + 16 >> 2];
                                        }
                                        if (k[u + s | 0] == 46 & u >>> 0 < t >>> 0) {
                                          if (u = r2(o, u + 1 | 0), !u) break w;
                                          t = e[o + 16 >> 2], s = e[o + 12 >> 2];
                                        }
                                        o: {
                                          if (u >>> 0 < t >>> 0) h: {
                                            if ((k[u + s | 0] & 223) == 69) {
                                              if (u = u + 1 | 0, u >>> 0 < t >>> 0 ? t = k[u + s | 0] - 43 & 253 : t = 1, u = r2(o, !t + u | 0), !u) break w;
                                              if (m[o + 16 >> 2] <= u >>> 0) break h;
                                            }
                                            s = k[e[o + 12 >> 2] + u | 0];
                                            break o;
                                          }
                                          s = 0;
                                        }
                                        if (t = s & 255, (t | 0) != 46 ? t = (t | 0) == 95 | (s - 48 & 255) >>> 0 < 10 | ((s & -33) - 65 & 255) >>> 0 <= 25 : t = 1, !t) break s;
                                        D0(o, u, 8);
                                      }
                                      u = 0;
                                    }
                                    if (t = u, !t) break i;
                                    u = 0, s = 2;
                                  }
                                  e4(f + 16 | 0, c, t, s, u & 1), h = e[f + 40 >> 2], o = e[f + 36 >> 2], s = e[f + 32 >> 2], B = e[f + 28 >> 2];
                                }
                                c: {
                                  u: {
                                    s: {
                                      w: {
                                        for (; ; ) {
                                          o: {
                                            if (!E) break f;
                                            c = 0;
                                            h: {
                                              if (t >>> 0 < s >>> 0 && (c = k[t + B | 0], c >>> 0 > 32)) {
                                                u = t;
                                                break h;
                                              }
                                              if (u = t + 1 | 0, (c | 0) == 32 & s >>> 0 > u >>> 0 && (c = k[u + B | 0], c >>> 0 > 32)) break h;
                                              if (e[f + 96 >> 2] = o, e[f + 88 >> 2] = B, e[f + 92 >> 2] = s, u = v0(f + 88 | 0, t), s >>> 0 <= u >>> 0) break u;
                                              c = k[u + B | 0];
                                            }
                                            if (c = c & 255, (c | 0) == 93) {
                                              if (n & 1) break s;
                                            } else {
                                              if ((c | 0) != 125) break o;
                                              if (!(n & 1)) break w;
                                            }
                                            if (n = e[h + 8 >> 2], n >>> 0 > g >>> 0) {
                                              c = e[h + 4 >> 2] + Q(g, 12) | 0, g = e[c + 4 >> 2], t = u + 1 | 0, e[c + 4 >> 2] = t, e[c + 8 >> 2] = e[c + 8 >> 2] | n << 4, n = 0;
                                              h: {
                                                if (m[h + 8 >> 2] <= g >>> 0) break h;
                                                n = (e[(e[h + 4 >> 2] + Q(g, 12) | 0) + 8 >> 2] & 7) == 4;
                                              }
                                            } else t = u + 1 | 0, g = -1, n = 0;
                                            E = E - 1 | 0;
                                            continue;
                                          }
                                          break;
                                        }
                                        if ((c | 0) != 44) break u;
                                        if (e[h + 8 >> 2] == (g + 1 | 0)) break c;
                                        u = u + 1 | 0;
                                        continue;
                                      }
                                      n = 0;
                                      break u;
                                    }
                                    n = 1;
                                  }
                                  if (e[h + 8 >> 2] != (g + 1 | 0)) break r;
                                }
                                if (c = n, n = 1, c & 1) continue;
                                if (u >>> 0 >= s >>> 0 || (c = k[u + B | 0], !c | (c | 0) == 44 | (c | 0) == 125)) break a;
                                if (n = 0, (c | 0) != 58) continue;
                                break a;
                              }
                              break;
                            }
                            a0(f + 16 | 0, c, e[h + 8 >> 2] == (g + 1 | 0) ? 3 : 2);
                            break i;
                          }
                          a0(f + 16 | 0, c, 4);
                          break i;
                        }
                        u = f + 16 | 0, l[u + 4 | 0] = 17, e[u >> 2] = c, e[u + 8 >> 2] = c + 1;
                        break i;
                      }
                      if (((h & 223) - 65 & 255) >>> 0 > 25) break A;
                      x2(f + 16 | 0, c);
                      break i;
                    }
                    a0(f + 16 | 0, c, 13);
                    break i;
                  }
                  c = 0;
                  f: {
                    if (t >>> 0 < s >>> 0 && (u = t, c = k[B + u | 0], c >>> 0 > 32) || (u = t + 1 | 0, (c | 0) == 32 & s >>> 0 > u >>> 0 & k[u + B | 0] > 32)) break f;
                    e[f + 96 >> 2] = o, e[f + 92 >> 2] = s, e[f + 88 >> 2] = B, u = v0(f + 88 | 0, t);
                  }
                  if (c = e[f + 48 >> 2], c >>> 0 >= t >>> 0 & c >>> 0 <= u >>> 0) break i;
                  a0(f + 16 | 0, u, 13);
                  break i;
                }
                n & 1 ? a0(f + 16 | 0, u, 5) : a0(f + 16 | 0, u, 6);
                break i;
              }
              a0(f + 16 | 0, u, 1);
              break i;
            }
            a0(f + 16 | 0, c, 0);
          }
          if (B = k[f + 20 | 0], (B | 0) != 18) i: {
            K = e[f + 24 >> 2], W = e[f + 16 >> 2], n = e[263515], s = Q(n, -12), c = Q(n, 12), g = (c >>> 0) / 12 | 0, t = e[263514], o = c + t | 0, u = o;
            A: {
              for (; ; ) {
                if (c = s, c) {
                  if (s = c + 12 | 0, g = g - 1 | 0, h = u - 4 | 0, u = u - 12 | 0, m[h >> 2] > 15) continue;
                  break A;
                }
                break;
              }
              g = 0;
            }
            u = 0, n >>> 0 > g >>> 0 && c && (u = ((B | 0) != 1 & (B | 0) != 6 | B >>> 0 > 13) & (e[(Q(g, 12) + t | 0) + 8 >> 2] & 7) == 5);
            A: {
              a: {
                if ((o | 0) != 12 && n) {
                  if ((e[o - 4 >> 2] & 7) == 6 | u) break a;
                  break A;
                }
                if (!u) break A;
              }
              e[f + 88 >> 2] = 0, e[f + 92 >> 2] = 0, e[f + 96 >> 2] = (n << 4) + 23, t2(1054052, f + 88 | 0), n = e[263515], g = n - 1 | 0, t = e[263514];
            }
            for (u = Q(n, 12), s = t + 8 | 0, c = n << 4; ; ) {
              if (!u) break i;
              n = e[t + 8 >> 2], n >>> 0 < 16 && (e[s - 4 >> 2] = -1, e[s >> 2] = n | c), t = t + 12 | 0, u = u - 12 | 0, s = s + 12 | 0;
            }
          }
          l[1054076] = B, e[263518] = g, e[263517] = K, e[263516] = W;
          break e;
        }
        w2(), B = k[1054076], g = e[263518], K = e[263517], W = e[263516];
      }
      if (e[263525] = 0, e[263522] = 0, l[f + 62 | 0] = 0, l[f + 60 | 0] = b, l[f + 56 | 0] = 1, e[f + 48 >> 2] = 4, e[f + 52 >> 2] = 0, e[f + 44 >> 2] = 1054080, e[f + 40 >> 2] = r, e[f + 36 >> 2] = M, c = e[A + 4 >> 2], e[f + 16 >> 2] = e[A >> 2], e[f + 20 >> 2] = c, e[f + 24 >> 2] = e[A + 8 >> 2], h = e[263515], e[f + 32 >> 2] = h, M = e[263514], e[f + 28 >> 2] = M, l[f + 61 | 0] = (B & 255) != 18, y >>> 0 > F >>> 0) Y[f + 106 >> 1] = 780, Y[f + 108 >> 1] = 512, l[f + 104 | 0] = 6, e[f + 88 >> 2] = 0, e[f + 92 >> 2] = 0, e[f + 96 >> 2] = 0, e[f + 100 >> 2] = 0, E0(f + 16 | 0, f + 88 | 0);
      else e: {
        i: switch (V - 1 | 0) {
          default:
            Q0(f + 16 | 0, 0, a);
            break e;
          case 0:
            if (A = h ? M : 1048576, J = e[A + 8 >> 2], (J & 6) != 4) {
              Q0(f + 16 | 0, 0, 10);
              break e;
            }
            r0 = f + 16 | 0, f0 = e[A + 4 >> 2], E = 0, c = 0, A = J & 5;
            A: {
              a: {
                if ((A | 0) != 5) r: {
                  R = e[f + 24 >> 2], V = e[f + 20 >> 2], F = e[f + 16 >> 2], H = e[r >> 2];
                  f: {
                    if (H) {
                      A = e[r + 4 >> 2], l[f + 76 | 0] = 0, e[f + 72 >> 2] = A, e[f + 68 >> 2] = H, e[f + 64 >> 2] = 1;
                      k: {
                        for (; ; ) {
                          b: {
                            if (A = c >>> 0 >= h >>> 0 ? 1048576 : M + Q(c, 12) | 0, j2(f + 8 | 0, f - -64 | 0), n = e[f + 8 >> 2], !n) break k;
                            o = e[f + 12 >> 2];
                            t: {
                              n: switch (A = e[A + 8 >> 2], r = A & 7, r - 4 | 0) {
                                case 0:
                                  break t;
                                case 1:
                                  break n;
                                default:
                                  break b;
                              }
                              e[f + 104 >> 2] = h, e[f + 100 >> 2] = M, e[f + 96 >> 2] = R, e[f + 92 >> 2] = V, e[f + 88 >> 2] = F, e[f + 108 >> 2] = c + 1, e[f + 112 >> 2] = (r | 0) == 5 ? A >>> 4 | 0 : 0;
                              n: switch (o | 0) {
                                default:
                                  if (k[n | 0] == 48) break b;
                                  break;
                                case 0:
                                  break b;
                                case 1:
                                  break n;
                              }
                              for (t = 0; ; ) {
                                if (o) {
                                  if (A = k[n | 0] - 48 & 255, A >>> 0 > 9 | t >>> 0 > 1e8) break b;
                                  t = A + Q(t, 10) | 0, o = o - 1 | 0, n = n + 1 | 0;
                                  continue;
                                }
                                break;
                              }
                              n: {
                                if (t) l: {
                                  for (; ; ) {
                                    if (A = e[f + 108 >> 2], A >>> 0 < m[f + 112 >> 2] ? (e[f + 108 >> 2] = e[(A >>> 0 >= m[f + 104 >> 2] ? 1048576 : e[f + 100 >> 2] + Q(A, 12) | 0) + 8 >> 2] >>> 4, A = 1) : A = 0, A) {
                                      if (t = t - 1 | 0, t) continue;
                                      break l;
                                    }
                                    break;
                                  }
                                  break n;
                                }
                                t = 0;
                              }
                              if (t) break b;
                              if (c = e[f + 108 >> 2], c >>> 0 < m[f + 112 >> 2]) continue;
                              break b;
                            }
                            for (y = n + o | 0, c = c + 1 | 0, p = A >>> 4 | 0, s = 0, L = (r | 0) != 4; ; ) {
                              if (!(L | c >>> 0 >= p >>> 0)) {
                                v = M + Q(c, 12) | 0, r = c >>> 0 >= h >>> 0 ? 1048576 : v, A = e[r + 4 >> 2], A = A - ((A | 0) != 0) | 0, u = e[r >> 2] + 1 | 0, t = A >>> 0 < u >>> 0 | A >>> 0 > V >>> 0, d = t ? 0 : A - u | 0, x = t ? 1 : u + F | 0, A = c, c = e[(h >>> 0 <= c + 1 >>> 0 ? 1048576 : v + 12 | 0) + 8 >> 2] >>> 4 | 0;
                                t: {
                                  if (!(k[r + 8 | 0] & 8)) n: {
                                    r = 0, t = 0, v = w - 16 | 0, w = v;
                                    l: if (o >>> 0 > 7) {
                                      j = v + 8 | 0, u = 0, r = n + 3 & -4;
                                      c: {
                                        u: {
                                          if ((r | 0) != (n | 0)) {
                                            if (r = r - n | 0, r = r >>> 0 > o >>> 0 ? o : r, o) for (t = 1; ; ) {
                                              if (k[n + u | 0] == 126) break c;
                                              if (u = u + 1 | 0, (u | 0) == (r | 0)) break;
                                            }
                                            if (t = o - 8 | 0, t >>> 0 < r >>> 0) break u;
                                          } else t = o - 8 | 0, r = 0;
                                          for (u = 2122219134; ; ) {
                                            if (Z = r + n | 0, G = e[Z >> 2] ^ 2122219134, Z = e[Z + 4 >> 2] ^ 2122219134, ((16843008 - G | G) & (16843008 - Z | Z) & -2139062144) != -2139062144) break u;
                                            if (r = r + 8 | 0, !(t >>> 0 >= r >>> 0)) break;
                                          }
                                        }
                                        if ((r | 0) != (o | 0)) u: {
                                          for (u = 126, t = 1; ; ) {
                                            if (k[r + n | 0] != 126) {
                                              if (r = r + 1 | 0, (r | 0) != (o | 0)) continue;
                                              break u;
                                            }
                                            break;
                                          }
                                          u = r;
                                          break c;
                                        }
                                        t = 0;
                                      }
                                      e[j + 4 >> 2] = u, e[j >> 2] = t, r = e[v + 12 >> 2], t = e[v + 8 >> 2];
                                    } else {
                                      c: {
                                        for (; ; ) {
                                          if ((r | 0) != (o | 0)) {
                                            if (k[r + n | 0] == 126) break c;
                                            r = r + 1 | 0;
                                            continue;
                                          }
                                          break;
                                        }
                                        r = o;
                                        break l;
                                      }
                                      t = 1;
                                    }
                                    if (e[f >> 2] = t, e[f + 4 >> 2] = r, w = v + 16 | 0, e[f >> 2] == 1) break n;
                                    if ((o | 0) != (d | 0) || l0(x, n, o)) continue;
                                    break t;
                                  }
                                  l[f + 100 | 0] = 0, e[f + 92 >> 2] = d, e[f + 88 >> 2] = x, e[f + 96 >> 2] = 0, x = f + 88 | 0, r = n, d = 0, v = w - 16 | 0, w = v;
                                  n: {
                                    for (; ; ) {
                                      l: {
                                        if (A0(v + 8 | 0, x), !k[v + 8 | 0]) break l;
                                        if ((r | 0) == (y | 0)) break n;
                                        if (j = k[v + 9 | 0], u = r + 1 | 0, t = k[r | 0], (t | 0) == 126) {
                                          if ((u | 0) == (y | 0)) break n;
                                          t = k[r + 1 | 0] == 49 ? 47 : 126, r = r + 2 | 0;
                                        } else r = u;
                                        if ((t | 0) == (j | 0)) continue;
                                        break n;
                                      }
                                      break;
                                    }
                                    if ((r | 0) != (y | 0) && k[r | 0] != 126 | (r + 1 | 0) != (y | 0)) break n;
                                    d = 1;
                                  }
                                  if (w = v + 16 | 0, !d) continue;
                                }
                                s = 1, D = A;
                                continue;
                              }
                              break;
                            }
                            if (!s) break b;
                            c = D + 1 | 0;
                            continue;
                          }
                          break;
                        }
                        t = 3, c = 0, s = 0;
                        break f;
                      }
                      if ((e[A + 8 >> 2] & 7) == 5) break r;
                      t = 3;
                    } else {
                      for (e[f + 80 >> 2] = h, e[f + 76 >> 2] = M, e[f + 72 >> 2] = R, e[f + 68 >> 2] = V, e[f + 64 >> 2] = F, r = f - -64 | 0, e[f + 84 >> 2] = r, x = (A | 0) == 4 ? J >>> 4 | 0 : 0, e[f + 112 >> 2] = x, e[f + 104 >> 2] = h, e[f + 100 >> 2] = M, e[f + 96 >> 2] = R, e[f + 92 >> 2] = V, e[f + 88 >> 2] = F, e[f + 120 >> 2] = f + 84, e[f + 116 >> 2] = r, j = f + 116 | 0, s = 1, r = 1, A = 0; ; ) {
                        k: {
                          for (e[f + 128 >> 2] = j; ; ) {
                            if (u = s, u >>> 0 >= x >>> 0) break k;
                            if (n = u + 1 | 0, p = n >>> 0 >= h >>> 0 ? 1048576 : M + Q(n, 12) | 0, n = e[p + 8 >> 2], s = n >>> 4 | 0, e[f + 108 >> 2] = s, e[f + 144 >> 2] = u, t = 0, o = f + 144 | 0, v = e[o >> 2], E = v + 1 | 0, R = Q(E, 12), L = f + 128 | 0, d = e[L >> 2], Z = e[d >> 2], (e[(E >>> 0 >= m[Z + 16 >> 2] ? 1048576 : R + e[Z + 12 >> 2] | 0) + 8 >> 2] & 7) == 5) b: {
                              if (t = 1, d = e[e[d + 4 >> 2] >> 2], Z = e[d + 12 >> 2], G = R + Z | 0, R = e[d + 16 >> 2], E = e[(E >>> 0 >= R >>> 0 ? 1048576 : G) + 8 >> 2], (E & 7) != 5) break b;
                              for (d = E >>> 4 | 0, E = v + 2 | 0; ; ) {
                                if (t = E >>> 0 >= d >>> 0, t) break b;
                                if (v = e[(E >>> 0 >= R >>> 0 ? 1048576 : Z + Q(E, 12) | 0) + 8 >> 2], E = v >>> 4 | 0, (v & 7) != 4) break;
                              }
                            }
                            if (t) break;
                          }
                          if (v = u >>> 0 >= h >>> 0 ? 1048576 : M + Q(u, 12) | 0, t = e[v + 4 >> 2], t = t - ((t | 0) != 0) | 0, R = e[v >> 2] + 1 | 0, d = t >>> 0 < R >>> 0 | t >>> 0 > V >>> 0, E = d ? 0 : t - R | 0, R = d ? 1 : R + F | 0, y = D & 1 ? y : u, D = h >>> 0 <= y >>> 0 ? 1048576 : M + Q(y, 12) | 0, t = e[D + 4 >> 2], d = e[D >> 2], Z = u, G = c, (e[v + 8 >> 2] | e[D + 8 >> 2]) & 8) {
                            l[f + 140 | 0] = 0, e[f + 136 >> 2] = 0, c = t - ((t | 0) != 0) | 0, n = d + 1 | 0, t = c >>> 0 < n >>> 0 | c >>> 0 > V >>> 0, e[f + 132 >> 2] = t ? 0 : c - n | 0, e[f + 128 >> 2] = t ? 1 : n + F | 0, l[f + 156 | 0] = 0, e[f + 148 >> 2] = E, e[f + 144 >> 2] = R, e[f + 152 >> 2] = 0, n = w - 48 | 0, w = n, c = o, o = e[c + 12 >> 2], e[n + 40 >> 2] = e[c + 8 >> 2], e[n + 44 >> 2] = o, o = e[c + 4 >> 2], e[n + 32 >> 2] = e[c >> 2], e[n + 36 >> 2] = o;
                            b: {
                              for (; ; ) {
                                t: {
                                  if (A0(n + 24 | 0, L), !k[n + 24 | 0]) break t;
                                  if (o = k[n + 25 | 0], A0(n + 8 | 0, n + 32 | 0), c = 0, !k[n + 8 | 0]) break b;
                                  if (k[n + 9 | 0] == (o | 0)) continue;
                                  break b;
                                }
                                break;
                              }
                              A0(n + 16 | 0, n + 32 | 0), c = k[n + 16 | 0] ^ 1;
                            }
                            w = n + 48 | 0, D = c & 1, n = e[p + 8 >> 2], c = n >>> 4 | 0;
                          } else D = 0, c = t - ((t | 0) != 0) | 0, o = d + 1 | 0, t = c >>> 0 < o >>> 0 | c >>> 0 > V >>> 0, (E | 0) == ((t ? 0 : c - o | 0) | 0) && (D = !l0(t ? 1 : o + F | 0, R, E)), c = s;
                          u = c >>> 0 > u + 2 >>> 0 & (n & 7) == 5, c = u ? Z : G, A = A | u, r = r & D, D = 1;
                          continue;
                        }
                        break;
                      }
                      if (E = 1, !(A & 1)) {
                        t = 2, s = 2;
                        break f;
                      }
                      if (r & 1) {
                        t = 513, s = 2, r = c + 1 | 0;
                        break a;
                      } else {
                        s = 2, t = 515, A = 0, c = 0, u = 1, a = 0;
                        break A;
                      }
                    }
                    s = 1;
                  }
                  E = !H, t = s << 8 | t, A = s >>> 24 | c, u = (H | 0) != 0, a = 0;
                  break A;
                }
                t = 256, s = 1, r = c;
              }
              A = c, u = 0, n = f + 16 | 0, q0(n, 0, r), U2(n, r, a), a = e[(r >>> 0 >= m[f + 32 >> 2] ? 1048576 : e[f + 28 >> 2] + Q(r, 12) | 0) + 8 >> 2] >>> 4 | 0;
            }
            if (q0(r0, a, J >>> 4 | 0), (f0 | 0) == -1 || (e[f + 48 >> 2] = t, e[f + 52 >> 2] = A, !u)) break e;
            Y[f + 106 >> 1] = 5641, Y[f + 108 >> 1] = 512, l[f + 105 | 0] = s, l[f + 104 | 0] = 9, e[f + 96 >> 2] = c, A = m[f + 32 >> 2] <= c >>> 0 ? 1048576 : e[f + 28 >> 2] + Q(c, 12) | 0, a = e[A >> 2], e[f + 100 >> 2] = a, e[f + 92 >> 2] = e[A + 4 >> 2], e[f + 88 >> 2] = a, E && (l[f + 108 | 0] = 1), A = k[e[f + 40 >> 2] + 43 | 0], (A | 0) != 4 && (l[f + 108 | 0] = A), E0(f + 16 | 0, f + 88 | 0);
            break e;
          case 1:
            break i;
        }
        for (a = 0, c = 0, u = 0, n = w - 192 | 0, w = n, o = f + 16 | 0, r = e[o + 8 >> 2], s = e[o + 4 >> 2], t = e[o >> 2], A = k[e[o + 20 >> 2] + 8 | 0], A = k[Q(A >>> 0 <= 78 ? A : 0, 12) + 1051690 | 0]; ; ) {
          if ((a | 0) != 24) {
            e[(n + 164 | 0) + a >> 2] = 0, a = a + 12 | 0;
            continue;
          }
          break;
        }
        Y[n + 60 >> 1] = 0, l[n + 62 | 0] = A, A = e[n + 168 >> 2], e[n + 24 >> 2] = e[n + 164 >> 2], e[n + 28 >> 2] = A, A = e[n + 176 >> 2], e[n + 32 >> 2] = e[n + 172 >> 2], e[n + 36 >> 2] = A, A = e[n + 184 >> 2], e[n + 40 >> 2] = e[n + 180 >> 2], e[n + 44 >> 2] = A, e[n + 56 >> 2] = 0, e[n + 48 >> 2] = 0, e[n + 52 >> 2] = 4, A = e[o + 28 >> 2], e[A + 92 >> 2] = 0, e[A + 80 >> 2] = 0, e[A + 44 >> 2] = 0, e[A + 32 >> 2] = 0, y = n + 48 | 0, A = r >>> 0 > s >>> 0, h = A ? 1 : t, E = A ? 0 : r, e[n + 76 >> 2] = E ? k[h | 0] == 63 : 0, e[n + 72 >> 2] = E, e[n + 68 >> 2] = h, r = n + 180 | 0;
        i: {
          A: {
            a: {
              r: {
                for (; ; ) {
                  f: {
                    if (S0(n + 80 | 0, n + 68 | 0), s = e[n + 80 >> 2], (s | 0) != 1) break f;
                    if (D = e[n + 96 >> 2], M = e[n + 92 >> 2], c = n + 164 | 0, t = e[n + 84 >> 2], V = e[n + 88 >> 2], h0(c, h, E, t, V), A = e[n + 172 >> 2], a = e[n + 168 >> 2], F = e[n + 164 >> 2], (F | 0) == -2147483648) break r;
                    if (e[n + 108 >> 2] = A, e[n + 104 >> 2] = a, e[n + 100 >> 2] = F, h0(c, h, E, M, D), u = e[n + 172 >> 2], c = e[n + 168 >> 2], v = e[n + 164 >> 2], (v | 0) == -2147483648) break a;
                    if (e[n + 120 >> 2] = u, e[n + 116 >> 2] = c, e[n + 112 >> 2] = v, J = k[e[o + 24 >> 2] + 45 | 0], v = k[n + 62 | 0], d = v >>> 0 <= 14 ? v : 0, s = Q(d, 60) + 1052848 | 0, $0(n + 16 | 0, s, a, A), e[n + 16 >> 2] == 1 && (R = e[n + 20 >> 2], H = 1 << (R & 15), !(H & N[((J << 1) + s | 0) + 6 >> 1]))) {
                      if (A = N[n + 60 >> 1], A & H && k2(o, 0, t, V), Y[n + 60 >> 1] = A | H, t = R + k[s + 57 | 0] | 0, (d - 7 & 255) >>> 0 >= 254) k: for (Y[n + 180 >> 1] = N[s + 54 >> 1], e[n + 184 >> 2] = 0, e[n + 188 >> 2] = 0, a = 0, A = r; ; ) {
                        if ((a | 0) == 24) break k;
                        (R | 0) == k[A | 0] && (s = (n + 24 | 0) + a | 0, e[s >> 2] || (e[s >> 2] = 1, e[s + 8 >> 2] = D, e[s + 4 >> 2] = M)), a = a + 12 | 0, A = A + 1 | 0;
                      }
                      A = Q(((t & 255) >>> 0 <= 78 ? t : 0) & 255, 12), a = z0(k[A + 1051687 | 0], c, u, k[e[o + 24 >> 2] + 47 | 0]), (a & 255) != 24 && i2(o, a, k[(A + 1051679 | 0) + 3 | 0], t, 0, M, D, 0), X(n + 112 | 0, 1, 1), X(n + 100 | 0, 1, 1);
                      continue;
                    }
                    if (w4(o, 16)) k: {
                      if (k[s + 53 | 0] && (L0(n + 8 | 0, v, a, A, J), !k[n + 8 | 0])) break k;
                      l[n + 145 | 0] = 2, l[n + 143 | 0] = 16, l[n + 144 | 0] = 0, l[n + 141 | 0] = v, l[n + 140 | 0] = 3, e[n + 132 >> 2] = 0, e[n + 136 >> 2] = t, e[n + 128 >> 2] = V, e[n + 124 >> 2] = t, l[n + 142 | 0] = k[(k[s | 0] ? s + 1 | 0 : e[o + 20 >> 2] + 9 | 0) | 0], d0(o, n + 124 | 0, 0, 0), A = e[n + 108 >> 2], a = e[n + 104 >> 2], F = e[n + 100 >> 2];
                    }
                    s = e[o + 28 >> 2], D = e[n + 56 >> 2], e[n + 156 >> 2] = F, e[n + 148 >> 2] = a, e[n + 160 >> 2] = A + a, e[n + 152 >> 2] = a, a = e[s + 32 >> 2], A = w - 16 | 0, w = A, M = e[n + 152 >> 2], e0(s + 24 | 0, M, e[n + 160 >> 2] - M | 0), e[A + 12 >> 2] = e[n + 148 >> 2], e[A + 8 >> 2] = e[n + 156 >> 2], X(A + 8 | 0, 1, 1), w = A + 16 | 0, l[n + 176 | 0] = 1, e[n + 168 >> 2] = a, e[n + 164 >> 2] = D, e[n + 172 >> 2] = e[s + 32 >> 2], u4(s + 36 | 0, n + 164 | 0), (D | 0) == e[n + 48 >> 2] && (A = w - 16 | 0, w = A, k0(A + 8 | 0, y, e[y >> 2], 1, 4, 8), e[A + 8 >> 2] == -2147483647 ? w = A + 16 | 0 : O()), A = e[n + 52 >> 2] + (D << 3) | 0, e[A + 4 >> 2] = V, e[A >> 2] = t, e[n + 56 >> 2] = D + 1, X(n + 112 | 0, 1, 1);
                    continue;
                  }
                  break;
                }
                A = 0;
                break i;
              }
              u = A, c = a;
              break A;
            }
            X(n + 100 | 0, 1, 1);
          }
          A = 1;
        }
        for (l[o + 45 | 0] = A, A = e[o + 28 >> 2], D2(A + 24 | 0, 1, 0), r = e[A + 80 >> 2], t = e[n + 52 >> 2], D = e[n + 56 >> 2], A = 0, a = 0; ; ) {
          if ((a | 0) != (r | 0)) {
            h = e[o + 28 >> 2], m[h + 80 >> 2] > a >>> 0 && (h = e[e[h + 76 >> 2] + A >> 2], h >>> 0 < D >>> 0 && (h = t + (h << 3) | 0, k2(o, 0, e[h >> 2], e[h + 4 >> 2]))), a = a + 1 | 0, A = A + 4 | 0;
            continue;
          }
          break;
        }
        if (A = k[n + 62 | 0], A = A >>> 0 <= 14 ? A : 0, (A - 5 & 255) >>> 0 <= 1) i: {
          if (!(e[n + 24 >> 2] & 1) || !(e[n + 36 >> 2] & 1)) break i;
          A = Q(A, 60), t = k[A + 1052904 | 0], D = k[A + 1052905 | 0], Z = A + 1052902 | 0, G = A + 1052903 | 0, a = e[n + 28 >> 2], r = e[n + 40 >> 2], A = a >>> 0 > r >>> 0, i2(o, 19, t, D + k[(A ? Z : G) | 0] | 0, 0, A ? a : r, e[(A ? n + 32 | 0 : n + 44 | 0) >> 2], 0);
        }
        s && (Y[n + 184 >> 1] = 0, e[n + 180 >> 2] = 17174021, e[n + 172 >> 2] = 0, e[n + 176 >> 2] = c, e[n + 168 >> 2] = u, e[n + 164 >> 2] = c, E0(o, n + 164 | 0)), X(y, 4, 8), w = n + 192 | 0;
      }
      A = B & 255, (A | 0) != 18 && (l[f + 104 | 0] = 5, e[f + 96 >> 2] = g, e[f + 100 >> 2] = W, e[f + 92 >> 2] = K, e[f + 88 >> 2] = W, l[f + 105 | 0] = B, l[f + 108 | 0] = 0, A = (A >>> 0 > 13 ? A - 13 | 0 : 0) << 3, a = A & 31, (A & 63) >>> 0 >= 32 ? a = 2 >>> a | 0 : a = ((1 << a) - 1 & 2) << 32 - a, l[f + 109 | 0] = a, a = A & 31, (A & 63) >>> 0 >= 32 ? a = 4 >>> a | 0 : a = ((1 << a) - 1 & 4) << 32 - a | 16843008 >>> a, l[f + 107 | 0] = a, a = A & 31, (A & 63) >>> 0 >= 32 ? A = 12 >>> a | 0 : A = ((1 << a) - 1 & 12) << 32 - a | 101058054 >>> a, l[f + 106 | 0] = A, E0(f + 16 | 0, f + 88 | 0)), e[i + 8 >> 2] = e[f + 56 >> 2], A = e[f + 52 >> 2], e[i >> 2] = e[f + 48 >> 2], e[i + 4 >> 2] = A, b || (l[1054704] = !e[263522]), w = f + 160 | 0;
    }
    function Y0(i, A, a, r, b) {
      var f = 0, n = 0, c = 0, t = 0, u = 0, s = 0, o = 0, h = 0, B = 0, v = 0, E = 0, D = 0, d = 0, g = 0, R = 0, M = 0, y = 0, Z = 0, F = 0, V = 0, G = 0, H = 0, W = 0;
      f = w - 48 | 0, w = f, B = 255;
      e: {
        i: {
          A: {
            a: {
              r: switch (d = k[A | 0], c = d, c - 1 | 0) {
                case 0:
                  break r;
                case 1:
                  break a;
                case 2:
                  break A;
                default:
                  break e;
              }
              B = k[A + 1 | 0];
              break i;
            }
            c = k[A + 1 | 0], B = 254;
            break e;
          }
          B = 253;
        }
        c = 0;
      }
      s = k[i + 8 | 0], n = k[i + 51 | 0] | k[i + 52 | 0] << 8, t = k[i + 53 | 0], E = k[i + 50 | 0], D = k[i + 9 | 0], u = e[i + 4 >> 2], o = k[i + 28 | 0], l[f + 22 | 0] = 0, l[f + 23 | 0] = 0, l[f + 21 | 0] = (o | 0) != 2, l[f + 20 | 0] = a, l[f + 16 | 0] = u, l[f + 17 | 0] = u >>> 8, l[f + 18 | 0] = u >>> 16, l[f + 19 | 0] = u >>> 24, l[f + 15 | 0] = c, l[f + 14 | 0] = B, l[f + 12 | 0] = D, l[f + 11 | 0] = E, l[f + 10 | 0] = t, l[f + 8 | 0] = n, l[f + 9 | 0] = n >>> 8, l[f + 13 | 0] = (s | 0) == 94 ? -1 : s, a = f + 8 | 0, _2(a, 16), e[f + 8 >> 2] = e[i >> 2], z(a, f + 12 | 0), g = e[263679], z(1050024, 1050032), c = H2(b + 16 | 0, 1048813);
      e: {
        i: {
          if (!c && k[e[e[r + 64 >> 2] + 20 >> 2] + 10 | 0] != 2) {
            if (P0(a, r, e[b + 8 >> 2]), i = e[r + 40 >> 2], a = e[f + 8 >> 2], v = i >>> 0 < a >>> 0 ? i : a, A4(r + 32 | 0, v), k[r + 68 | 0] != 1) break e;
            if (!v) break i;
            v = v + 1 | 0;
            break e;
          }
          if (A4(r + 32 | 0, 0), !k[r + 68 | 0]) break e;
        }
        e[f + 8 >> 2] = k[r + 69 | 0] | 1073741824, z(f + 8 | 0, f + 12 | 0), v = 0;
      }
      i = e[r + 64 >> 2];
      e: if (k[e[i + 20 >> 2] + 10 | 0] == 2) {
        i: switch (k[b + 16 | 0] - 1 | 0) {
          default:
            i = k[b + 17 | 0], G0(r + 32 | 0, m[r + 40 >> 2] >= 64 ? 12 : 0), e[f + 8 >> 2] = k[Q(i >>> 0 <= 78 ? i : 0, 12) + 1051688 | 0] | 1073741824, z(f + 8 | 0, f + 12 | 0);
            break e;
          case 2:
          case 3:
          case 11:
          case 12:
            e[f + 16 >> 2] = 0, e[f + 8 >> 2] = 0, e[f + 12 >> 2] = 1, a = i, i = f + 8 | 0, T0(a, b, i), h2(r, e[f + 12 >> 2], e[f + 16 >> 2]), X(i, 1, 1);
            break e;
          case 0:
          case 1:
          case 5:
          case 6:
          case 7:
          case 8:
          case 9:
          case 10:
            break e;
          case 4:
            break i;
        }
        for (a = e[b >> 2], b = e[i + 8 >> 2], c = b >>> 0 > m[i + 4 >> 2], i = c ? 1 : e[i >> 2], b = c ? 0 : b, e[f + 40 >> 2] = b ? k[i | 0] == 63 : 0, e[f + 36 >> 2] = b, e[f + 32 >> 2] = i; ; ) {
          if (c = f + 8 | 0, S0(c, f + 32 | 0), e[f + 8 >> 2] != 1) break e;
          if (u = e[f + 16 >> 2], !(u >>> 0 >= a >>> 0) && !(a >>> 0 < m[f + 20 >> 2]) && !(a >>> 0 > m[f + 24 >> 2])) break;
        }
        if (h0(c, i, b, e[f + 12 >> 2], u), a = e[f + 8 >> 2], (a | 0) == -2147483648) break e;
        i = e[f + 16 >> 2], b = e[f + 12 >> 2], e[f + 12 >> 2] = b, e[f + 16 >> 2] = i, e[f + 8 >> 2] = a, h2(r, b, i), X(c, 1, 1);
      } else {
        if (c) for (i = e[i + 24 >> 2], a = e[i + 4 >> 2], i = e[i >> 2], l[f + 20 | 0] = 0, e[f + 16 >> 2] = i ? a : 0, e[f + 8 >> 2] = 1, e[f + 12 >> 2] = i || 1; ; ) {
          if (j2(f, f + 8 | 0), a = e[f >> 2], !a) break e;
          u = f + 32 | 0, b = w - 32 | 0, w = b, i = a + e[f + 4 >> 2] | 0;
          i: {
            if ((a | 0) != (i | 0)) A: {
              if (c = a + 1 | 0, s = k[a | 0], (s | 0) == 126) {
                if ((i | 0) == (c | 0)) break A;
                s = k[a + 1 | 0] == 49 ? 47 : 126, c = a + 2 | 0;
              }
              for (u0(b + 8 | 0, 8, 1, 1), a = e[b + 8 >> 2], n = e[b + 12 >> 2], l[n | 0] = s, e[b + 28 >> 2] = 1, e[b + 24 >> 2] = n, e[b + 20 >> 2] = a, s = b + 20 | 0; ; ) {
                a: {
                  if ((i | 0) == (c | 0)) break a;
                  if (a = c + 1 | 0, n = k[c | 0], (n | 0) == 126) {
                    if ((i | 0) == (a | 0)) break a;
                    n = k[c + 1 | 0] == 49 ? 47 : 126, a = c + 2 | 0;
                  }
                  c = a, a = e[s + 8 >> 2], (a | 0) == e[s >> 2] && q(s, 1, 1, 1), l[a + e[s + 4 >> 2] | 0] = n, e[s + 8 >> 2] = a + 1;
                  continue;
                }
                break;
              }
              e[u + 8 >> 2] = e[b + 28 >> 2], i = e[b + 24 >> 2], e[u >> 2] = e[b + 20 >> 2], e[u + 4 >> 2] = i;
              break i;
            }
            e[u + 8 >> 2] = 0, e[u >> 2] = 0, e[u + 4 >> 2] = 1;
          }
          w = b + 32 | 0, h2(r, e[f + 36 >> 2], e[f + 40 >> 2]), X(u, 1, 1);
        }
        for (E = r + 32 | 0, c = e[r + 4 >> 2], R = c + (e[r + 8 >> 2] << 4) | 0, F = f + 36 | 0, M = f + 48 | 0, i = e[r + 40 >> 2]; ; ) {
          i: {
            if (i) {
              if (R - c >>> 4 >>> 0 <= i >>> 0) break i;
              i = (i << 4) + c | 0;
            } else if (i = c, (R | 0) == (i | 0)) break i;
            if (a = e[r + 64 >> 2], e[f + 24 >> 2] = e[a + 16 >> 2], c = e[a + 12 >> 2], e[f + 16 >> 2] = e[a + 8 >> 2], e[f + 20 >> 2] = c, c = e[a + 4 >> 2], e[f + 8 >> 2] = e[a >> 2], e[f + 12 >> 2] = c, c = i + 16 | 0, k[i + 12 | 0]) e[f + 32 >> 2] = e[i + 8 >> 2], z(f + 32 | 0, F);
            else A: {
              if (i = e[i + 4 >> 2], i = i >>> 0 >= m[f + 24 >> 2] ? 1048576 : e[f + 20 >> 2] + Q(i, 12) | 0, a = e[i + 4 >> 2], e[f + 32 >> 2] = e[i >> 2], e[f + 36 >> 2] = a, i = e[i + 8 >> 2], e[f + 40 >> 2] = i, !(i & 8)) a: {
                for (a = 0, D = 0, s = e[f + 8 >> 2], u = e[f + 12 >> 2], n = e[f + 32 >> 2], i = n + 1 | 0, u >>> 0 >= i >>> 0 & u - i >>> 0 >= 8 && (i = i + s | 0, a = k[i | 0] | k[i + 1 | 0] << 8 | (k[i + 2 | 0] << 16 | k[i + 3 | 0] << 24), D = k[i + 4 | 0] | k[i + 5 | 0] << 8 | (k[i + 6 | 0] << 16 | k[i + 7 | 0] << 24)), i = n + 17 | 0, V = i >>> 0 > u >>> 0 | u - i >>> 0 < 8, n = n + 9 | 0, G = n >>> 0 > u >>> 0 | u - n >>> 0 < 8, u = i + s | 0, s = n + s | 0, i = -1550, B = 1073741824; ; ) {
                  r: {
                    if (!i) break a;
                    if (o = k[i + 1051703 | 0], o >>> 0 < 8) {
                      if (n = i + 1051679 | 0, h = (k[n | 0] | k[n + 1 | 0] << 8 | (k[n + 2 | 0] << 16 | k[n + 3 | 0] << 24)) ^ a, n = (k[n + 4 | 0] | k[n + 5 | 0] << 8 | (k[n + 6 | 0] << 16 | k[n + 7 | 0] << 24)) ^ D, o = (o ^ -1) << 3, t = o & 31, (o & 63) >>> 0 >= 32 ? (n = h << t, t = 0) : (n = (1 << t) - 1 & h >>> 32 - t | n << t, t = h << t), !(t | n)) break r;
                    } else f: {
                      if (n = i + 1051679 | 0, (a | 0) != (k[n | 0] | k[n + 1 | 0] << 8 | (k[n + 2 | 0] << 16 | k[n + 3 | 0] << 24)) ? n = 1 : n = (D | 0) != (k[n + 4 | 0] | k[n + 5 | 0] << 8 | (k[n + 6 | 0] << 16 | k[n + 7 | 0] << 24)), n) break f;
                      if (t = 0, h = 0, G || (h = k[s + 4 | 0] | k[s + 5 | 0] << 8 | (k[s + 6 | 0] << 16 | k[s + 7 | 0] << 24), t = k[s | 0] | k[s + 1 | 0] << 8 | (k[s + 2 | 0] << 16 | k[s + 3 | 0] << 24)), y = o + 1 | 0, n = i + 1051687 | 0, Z = k[n | 0] | k[n + 1 | 0] << 8 | (k[n + 2 | 0] << 16 | k[n + 3 | 0] << 24), n = k[n + 4 | 0] | k[n + 5 | 0] << 8 | (k[n + 6 | 0] << 16 | k[n + 7 | 0] << 24), o >>> 0 < 16) {
                        if (h = n ^ h, o = t ^ Z, t = 128 - (y << 3) | 0, n = t & 31, (t & 63) >>> 0 >= 32 ? (t = o << n, n = 0) : (t = (1 << n) - 1 & o >>> 32 - n | h << n, n = o << n), !(n | t)) break r;
                        break f;
                      }
                      if ((t | 0) != (Z | 0) | (n | 0) != (h | 0)) break f;
                      if (V ? (n = 0, o = 0) : (n = k[u + 4 | 0] | k[u + 5 | 0] << 8 | (k[u + 6 | 0] << 16 | k[u + 7 | 0] << 24), o = k[u | 0] | k[u + 1 | 0] << 8 | (k[u + 2 | 0] << 16 | k[u + 3 | 0] << 24)), t = i + 1051695 | 0, o = o ^ (k[t | 0] | k[t + 1 | 0] << 8 | (k[t + 2 | 0] << 16 | k[t + 3 | 0] << 24)), n = (k[t + 4 | 0] | k[t + 5 | 0] << 8 | (k[t + 6 | 0] << 16 | k[t + 7 | 0] << 24)) ^ n, h = Q(y, 56), t = h & 31, (h & 63) >>> 0 >= 32 ? (n = o << t, t = 0) : (n = (1 << t) - 1 & o >>> 32 - t | n << t, t = o << t), !(t | n)) break r;
                    }
                    B = B + 1 | 0, i = i + 25 | 0;
                    continue;
                  }
                  break;
                }
                e[f + 44 >> 2] = B, z(f + 44 | 0, M);
                break A;
              }
              if (i = e[263682], F0(f + 8 | 0, f + 32 | 0, 1054720), H = f, W = s2(i) | -2147483648, e[H + 44 >> 2] = W, z(f + 44 | 0, M), a = e[263682], a >>> 0 < i >>> 0) break A;
              Z2(E, i + e[263681] | 0, a - i | 0), i = 0;
              continue;
            }
            i = 0, G0(E, m[r + 40 >> 2] >= 64 ? 12 : 0);
            continue;
          }
          break;
        }
        if (k[b + 16 | 0] != 2) break e;
        i = k[b + 17 | 0], G0(E, m[r + 40 >> 2] >= 64 ? 12 : 0), e[f + 8 >> 2] = k[Q(i >>> 0 <= 78 ? i : 0, 12) + 1051688 | 0] | 1073741824, z(f + 8 | 0, f + 12 | 0);
      }
      if (e[r + 48 >> 2] = e[r + 48 >> 2] + e[r + 44 >> 2], e[f + 12 >> 2] = (e[263679] - g | 0) - 2, e[f + 8 >> 2] = v, i = f + 8 | 0, c0(g, i, 2), (d | 0) == 3) {
        a = e[A + 4 >> 2], r = e[A + 8 >> 2], A = 0, b = 0, c = 0;
        e: {
          for (; ; ) {
            if ((A | 0) == (r | 0)) break e;
            if (u = A + a | 0, A = A + 1 | 0, b = (l[u | 0] > -65) + b | 0, !(b >>> 0 <= 40)) break;
          }
          b = A - 1 | 0, A = r >>> 0 < b >>> 0, r = A ? 0 : b, c = 1, a = A ? 1 : a;
        }
        for (l[i + 8 | 0] = c, e[i + 4 >> 2] = r, e[i >> 2] = a, A = e[f + 8 >> 2], a = e[f + 12 >> 2], r = k[f + 16 | 0], e[f + 20 >> 2] = r ? 3 : 0, e[f + 16 >> 2] = r ? 1050072 : 1, e[f + 8 >> 2] = A, e[f + 12 >> 2] = a, r = f + 32 | 0, b = 0, A = w - 32 | 0, w = A, a = i + 4 | 0, c = 2; b = e[a >> 2] + b | 0, a = a + 8 | 0, c = c - 1 | 0, !!c; ) ;
        for (a = 16, u0(A + 8 | 0, b, 1, 1), e[A + 28 >> 2] = 0, b = e[A + 12 >> 2], e[A + 20 >> 2] = e[A + 8 >> 2], e[A + 24 >> 2] = b; ; ) {
          if (a) {
            e0(A + 20 | 0, e[i >> 2], e[i + 4 >> 2]), a = a - 8 | 0, i = i + 8 | 0;
            continue;
          }
          break;
        }
        e[r + 8 >> 2] = e[A + 28 >> 2], i = e[A + 24 >> 2], e[r >> 2] = e[A + 20 >> 2], e[r + 4 >> 2] = i, w = A + 32 | 0, i = w - 16 | 0, w = i, H = i, W = Q4(e[f + 36 >> 2], e[f + 40 >> 2]), e[H + 12 >> 2] = W, A = i + 12 | 0, i = i + 16 | 0, z(A, i), w = i, X(r, 1, 1);
      }
      w = f + 48 | 0;
    }
    function E2(i, A, a) {
      var r = 0, b = 0, f = 0, n = 0, c = 0, t = 0, u = 0, s = 0, o = 0, h = 0, B = 0, v = 0;
      b = w - 48 | 0, w = b, f = 94, r = 22, t = 65535, s = 255;
      e: {
        i: switch (k[a + 16 | 0] - 1 | 0) {
          default:
            s = 0, o = k[a + 17 | 0], r = Q(o >>> 0 <= 78 ? o : 0, 12), c = r + 1051679 | 0, n = k[r + 1051687 | 0], r = 41, t = 65280, h = -65536;
            A: {
              a: {
                r: switch (k[a + 19 | 0] - 6 | 0) {
                  case 0:
                    r = 31;
                    f: {
                      k: switch (n - 5 | 0) {
                        case 2:
                          if (!e2(A, e[a >> 2], e[a + 4 >> 2])) break a;
                          break f;
                        case 3:
                          if (e2(A, e[a >> 2], e[a + 4 >> 2])) break f;
                          break a;
                        case 0:
                          break A;
                        case 4:
                          break k;
                        default:
                          break a;
                      }
                      if (!e2(A, e[a >> 2], e[a + 4 >> 2])) break a;
                    }
                    r = 28;
                    break A;
                  case 1:
                    if (e[b + 44 >> 2] = 0, e[b + 36 >> 2] = 0, e[b + 40 >> 2] = 1, T0(A, a, b + 36 | 0), n = e[b + 40 >> 2], r = e[b + 44 >> 2], f = k[c + 11 | 0], f >>> 0 <= 4 ? (c = Q(f, 10) + 1050079 | 0, s = k[(c + k[e[A + 24 >> 2] + 45 | 0] | 0) + 8 | 0], f = s >>> 0 > 8, s = f ? 0 : s, f = f ? 1 : c) : f = 1, C2(b, n, r, f, s), v = k[e[A + 20 >> 2] + 11 | 0], k[b | 0]) if (A = k[b + 1 | 0], h = A << 16, A = Q((A >>> 0 <= 61 ? A : 0) & 255, 25), (r | 0) == k[A + 1050153 | 0]) {
                      for (f = A + 1050129 | 0, A = r, r = n, n = A; B = !A | !n, !B && (s = k[r | 0], c = k[f | 0], n = n - 1 | 0, r = r + 1 | 0, A = A - 1 | 0, f = f + 1 | 0, ((((c - 65 & 255) >>> 0 < 26 ? 32 : 0) | c) & 255) == ((((s - 65 & 255) >>> 0 < 26 ? 32 : 0) | s) & 255)); ) ;
                      A = B ? 66 : 65;
                    } else A = 65;
                    else h = -1, A = 94;
                    f = A, r = v | 32, X(b + 36 | 0, 1, 1);
                    break A;
                  case 3:
                    r = 36;
                    f: switch (n - 6 | 0) {
                      case 0:
                        r = k[e[A + 20 >> 2] + 11 | 0] | 34;
                        break A;
                      case 2:
                        break A;
                      default:
                        break f;
                    }
                    r = k[a + 21 | 0] == k[c + 4 | 0] ? 38 : 37;
                    break A;
                  case 4:
                    r = k[e[A + 20 >> 2] + 11 | 0] + 39 | 0, f = 67;
                    break A;
                  case 6:
                    r = 42;
                    break A;
                  case 7:
                    r = 43;
                    break A;
                  case 5:
                    break A;
                  case 13:
                    break r;
                  default:
                    break a;
                }
                t = k[c + 10 | 0] << 8, f = 69, r = 44;
                break A;
              }
              r = k[e[A + 20 >> 2] + 11 | 0] + 29 | 0;
            }
            t = t | o, s = h >>> 16 | 0;
            break e;
          case 0:
            t = k[a + 17 | 0], c = Q(t >>> 0 <= 78 ? t : 0, 12), n = k[c + 1051689 | 0], r = 48, u = 16777215;
            A: {
              a: {
                r: switch (k[a + 19 | 0] - 14 | 0) {
                  case 0:
                    r = k[(c + 1051679 | 0) + 2 | 0] ? 55 : 47;
                    break A;
                  default:
                    r = 53;
                    break a;
                  case 1:
                    break A;
                  case 3:
                    break r;
                }
                r = k[e[A + 20 >> 2] + 11 | 0] + 51 | 0;
              }
              u = n;
            }
            A = u << 8, u = 0, t = A | t;
            break e;
          case 10:
            r = k[a + 17 | 0] | 88;
            break e;
          case 11:
            r = 93;
            break e;
          case 12:
            r = 92;
            break e;
          case 1:
            r = k[a + 17 | 0], n = r, k[Q(r >>> 0 <= 78 ? r : 0, 12) + 1051687 | 0] == 6 ? (A = k[e[A + 20 >> 2] + 11 | 0], f = A ? 94 : 68, r = 46 - A | 0) : r = 45, t = n | 65280;
            break e;
          case 2:
            if (r = k[a + 17 | 0], k[a + 19 | 0] == 18) {
              t = r << 8 | 255, r = 53;
              break e;
            }
            e[b + 36 >> 2] = 0, e[b + 40 >> 2] = 1, e[b + 44 >> 2] = 0, T0(A, a, b + 36 | 0), u = k[e[A + 24 >> 2] + 45 | 0], n = Q((r >>> 0 <= 14 ? r : 0) & 255, 60) + 1052848 | 0, t = e[b + 40 >> 2], f = e[b + 44 >> 2], $0(b + 16 | 0, n, t, f);
            A: {
              if (e[b + 16 >> 2] & 1 && (c = e[b + 20 >> 2], N[(n + (u << 1) | 0) + 6 >> 1] >>> (c & 15) & 1)) {
                u = 0, t = c + k[n + 57 | 0] & 255 | 65280, f = 94, r = k[e[A + 20 >> 2] + 11 | 0] + 49 | 0;
                break A;
              }
              A = k[e[A + 20 >> 2] + 11 | 0], L0(b + 8 | 0, r, t, f, u), u = k[b + 8 | 0], f = u ? 65 : 94, s = u ? k[b + 9 | 0] : -1, u = 0, t = r << 8 | 255, r = A | 54;
            }
            X(b + 36 | 0, 1, 1);
            break e;
          case 3:
            f = 70, A = e[A + 20 >> 2], k[A + 10 | 0] != 2 ? r = k[A + 11 | 0] | 56 : r = 58;
            break e;
          case 4:
            r = 18;
            A: {
              a: {
                r: {
                  f: switch (n = k[a + 17 | 0], (n >>> 0 > 13 ? n - 13 | 0 : 0) - 1 | 0) {
                    case 0:
                      break r;
                    case 1:
                      break a;
                    case 3:
                      break A;
                    case 2:
                      break e;
                    default:
                      break f;
                  }
                  r = e[a + 4 >> 2], c = e[a >> 2], o = e[A >> 2], h = e[A + 8 >> 2], A = h >>> 0 > m[A + 4 >> 2], o = A ? 1 : o, A = A ? 0 : h, $2(b + 24 | 0, o, A);
                  f: if (n) {
                    if ((n | 0) != 13 | r >>> 0 <= c >>> 0 | A >>> 0 < r >>> 0 || (k[c + o | 0] | 32) != 123) break f;
                    r = 27;
                    break e;
                  } else {
                    if (A = e[b + 28 >> 2], !A) {
                      r = 24;
                      break e;
                    }
                    if (c = e[b + 24 >> 2], r = k[c | 0], (r | 0) == 60) {
                      r = 25;
                      break e;
                    }
                    if ((A | 0) == 1 | (r | 0) != 31) break f;
                    if (r = 26, A = k[c + 1 | 0], (A | 0) == 139 | ((A | 0) == 194 | (A | 0) == 239)) break e;
                  }
                  r = n;
                  break e;
                }
                r = k[e[A + 20 >> 2] + 10 | 0] == 2 ? 15 : 14;
                break e;
              }
              r = k[e[A + 20 >> 2] + 11 | 0] | 16;
              break e;
            }
            A = e[e[A + 24 >> 2] + 12 >> 2], u = A >>> 0 >= 16777216 ? 16777216 : A, r = 19;
            break e;
          case 5:
          case 9:
            A = e[A + 24 >> 2], r = 21;
            A: switch (k[a + 19 | 0] - 3 | 0) {
              case 0:
                A = e[A + 8 >> 2], u = A >>> 0 >= 5e8 ? 5e8 : A, r = 20;
                break e;
              case 1:
                break A;
              default:
                break e;
            }
            A = e[A + 12 >> 2], u = A >>> 0 >= 16777216 ? 16777216 : A, r = 19;
            break e;
          case 7:
            r = 23;
            break e;
          case 6:
            break e;
          case 8:
            break i;
        }
        r = k[a + 17 | 0] + 59 | 0;
      }
      l[i + 28 | 0] = 2, l[i + 9 | 0] = r, l[i + 8 | 0] = f, A = e[a + 20 >> 2], e[i + 48 >> 2] = e[a + 16 >> 2], e[i + 52 >> 2] = A, A = e[a + 12 >> 2], e[i + 40 >> 2] = e[a + 8 >> 2], e[i + 44 >> 2] = A, A = e[a + 4 >> 2], e[i + 32 >> 2] = e[a >> 2], e[i + 36 >> 2] = A, e[i >> 2] = u, e[i + 4 >> 2] = t & 65535 | s << 16 | -16777216, w = b + 48 | 0;
    }
    function D2(i, A, a) {
      var r = 0, b = 0, f = 0, n = 0, c = 0, t = 0, u = 0, s = 0, o = 0, h = 0, B = 0, v = 0, E = 0, D = 0, d = 0, g = 0, R = 0, M = 0, y = 0, Z = 0, F = 0, V = 0, G = 0, H = 0, W = 0, J = 0, x = 0, j = 0;
      for (t = w - 48 | 0, w = t, e[i + 32 >> 2] = 0, u = e[i + 20 >> 2] << 1, q(i + 24 | 0, u, 16, 8), r = e[i + 32 >> 2], s = e[i + 28 >> 2] + (r << 4) | 0; ; ) {
        if ((b | 0) != (u | 0)) {
          e[s >> 2] = 0, e[s + 4 >> 2] = 0, e[s + 8 >> 2] = b, s = s + 16 | 0, r = r + 1 | 0, b = b + 1 | 0;
          continue;
        }
        break;
      }
      e[i + 32 >> 2] = r, e[t + 12 >> 2] = 0, l[t + 20 | 0] = 0, e[t + 4 >> 2] = 0, e[t + 16 >> 2] = e[i + 20 >> 2], F = i + 36 | 0, n2(F, t + 4 | 0), J = i + 60 | 0, x = i + 48 | 0;
      e: {
        i: for (; ; ) {
          A: {
            if (r = e[i + 44 >> 2], !r || (r = r - 1 | 0, e[i + 44 >> 2] = r, r = e[i + 40 >> 2] + Q(r, 20) | 0, y = e[r >> 2], (y | 0) == 2)) break A;
            if (D = e[i + 20 >> 2], G = e[i + 32 >> 2], D >>> 0 > G >>> 0) break e;
            if (s = k[r + 16 | 0], b = e[i + 28 >> 2], g = e[r + 8 >> 2], B = b + (g << 4) | 0, R = e[r + 12 >> 2], o = R >>> 0 < g >>> 0 | D >>> 0 < R >>> 0, u = o ? 0 : B, d = b + (D << 4) | 0, h = R - g | 0, o | h >>> 0 < 2) continue;
            if (Z = e[r + 4 >> 2], !(s & 1)) a: for (v = (h << 4) + u | 0, E = e[i + 8 >> 2], M = e[i + 4 >> 2], V = e[i + 16 >> 2], s = u; ; ) {
              if (o = s, (s | 0) == (v | 0)) break a;
              if (s = s + 16 | 0, r = e[o + 8 >> 2], !(r >>> 0 >= D >>> 0)) {
                if (c = V + (r << 4) | 0, r = e[c + 8 >> 2], f = k[c + 12 | 0], c = e[c + 4 >> 2], n = r >>> 0 > (f ? E : a) >>> 0 | r >>> 0 < c >>> 0, b = n ? 0 : r - c | 0, r = n ? 1 : (f ? M : A) + c | 0, (y | 0) != 1) {
                  if (e[t + 4 >> 2] = r, e[t + 8 >> 2] = r + (b & -8), r = r + (b & 2147483640) | 0, e[t + 12 >> 2] = r, e[t + 16 >> 2] = r + (b & 7), n = 0, f = 0, r = e[t + 4 >> 2], r && (b = e[t + 8 >> 2], (b | 0) != (r | 0))) for (b = b - r >>> 3 | 0; n = T((k[r | 0] | k[r + 1 | 0] << 8 | (k[r + 2 | 0] << 16 | k[r + 3 | 0] << 24)) ^ n, (k[r + 4 | 0] | k[r + 5 | 0] << 8 | (k[r + 6 | 0] << 16 | k[r + 7 | 0] << 24)) ^ f, 2135587861, -1640531527), f = U, U = n, n = f, f = U, r = r + 8 | 0, b = b - 1 | 0, !!b; ) ;
                  if (r = e[t + 12 >> 2], r && (b = e[t + 16 >> 2], (b | 0) != (r | 0))) for (b = b - r | 0; n = T(n ^ k[r | 0], f, 2135587861, -1640531527), f = U, U = n, n = f, f = U, r = r + 1 | 0, b = b - 1 | 0, !!b; ) ;
                } else {
                  r = b >>> 0 < Z >>> 0 ? 1 : r + Z | 0, c = b - Z | 0, c = b >>> 0 >= c >>> 0 ? c : 0, H = c >>> 0 < 8;
                  r: if (H) for (b = r - 1 | 0, n = 0, f = 0, r = c; ; ) {
                    if (!r) break r;
                    n = (f & 255) << 24 | n >>> 8, f = k[r + b | 0] << 24 | f >>> 8, r = r - 1 | 0;
                  }
                  else b = k[r | 0] | k[r + 1 | 0] << 8 | (k[r + 2 | 0] << 16 | k[r + 3 | 0] << 24), f = b << 24 | (b & 65280) << 8, n = b & 16711680, j = n >>> 8 | 0, W = b & -16777216, r = k[r + 4 | 0] | k[r + 5 | 0] << 8 | (k[r + 6 | 0] << 16 | k[r + 7 | 0] << 24), n = W << 8 | n << 24 | (r >>> 8 & 65280 | (((r & 255) << 24 | b >>> 8) & -16777216 | ((r & 16777215) << 8 | b >>> 24) & 16711680)), f = f | (j | W >>> 24);
                  n = n | (H ? c : 8);
                }
                e[o >> 2] = n, e[o + 4 >> 2] = f;
              }
            }
            if (h >>> 0 < 17) a: for (f = h << 4, E = f + u | 0, v = 0, n = 1, c = u; ; ) {
              if ((c | 0) == (E | 0)) continue i;
              if (v) r: {
                for (M = e[c >> 2], V = e[c + 4 >> 2], r = f, b = n, o = u; ; ) {
                  if (!r) break r;
                  if (s = e[o >> 2] == (M | 0) & e[o + 4 >> 2] == (V | 0), s = b ? s ? 1 : 2 : s, r = r - 16 | 0, b = b + 1 | 0, o = o + 16 | 0, (s & 255) != 2) break;
                }
                if (s & 1) break a;
              }
              c = c + 16 | 0, n = n - 1 | 0, v = v + 1 | 0;
            }
            for (n = -1, f = -1, E = 0, v = 0, r = B, b = h; o = e[r >> 2], E = o | E, M = e[r + 4 >> 2], v = M | v, n = n & o, f = f & M, r = r + 16 | 0, b = b - 1 | 0, !!b; ) ;
            if ((n | 0) != (E | 0) | (f | 0) != (v | 0)) {
              for (s = G - D | 0, o = h << 4, r = $(f ^ v), c = ((r | 0) == 32 ? $(n ^ E) + 32 | 0 : r) ^ 63, r = c & 31, (c & 63) >>> 0 >= 32 ? (n = 1 << r, c = 0) : (c = 1 << r, n = c - 1 & 1 >>> 32 - r), v = c, b = 0, r = u, c = h; ; ) {
                if (o) {
                  D = e[r >> 2], E = e[r + 4 >> 2], B = (D & v | E & n) != 0, c = c - B | 0, f = B ? c : b, f >>> 0 < s >>> 0 && (f = (f << 4) + d | 0, e[f + 8 >> 2] = e[r + 8 >> 2], e[f >> 2] = D, e[f + 4 >> 2] = E), r = r + 16 | 0, o = o - 16 | 0, b = !B + b | 0;
                  continue;
                }
                break;
              }
              for (r = s >>> 0 < h >>> 0 ? s : h; ; ) {
                if (r) {
                  s = e[d + 4 >> 2], e[u >> 2] = e[d >> 2], e[u + 4 >> 2] = s, e[u + 8 >> 2] = e[d + 8 >> 2], r = r - 1 | 0, d = d + 16 | 0, u = u + 16 | 0;
                  continue;
                }
                break;
              }
              for (e[t + 24 >> 2] = R, e[t + 12 >> 2] = g, r = b + g | 0, e[t + 20 >> 2] = r, e[t + 16 >> 2] = r, r = 0; ; ) {
                if ((r | 0) == 16) continue i;
                u = (t + 4 | 0) + r | 0, b = e[u + 8 >> 2], u = e[u + 12 >> 2], l[t + 44 | 0] = 1, e[t + 32 >> 2] = Z, e[t + 28 >> 2] = y, e[t + 36 >> 2] = b, e[t + 40 >> 2] = u, n2(F, t + 28 | 0), r = r + 8 | 0;
              }
            }
            if (!(n & 248) && y) {
              if (r = h << 4, (g | 0) == (R | 0)) continue;
              if (d = 0, u = e[B + 8 >> 2], o = r + B | 0, h = B + 16 | 0, (o | 0) != (h | 0)) for (b = h + 8 | 0, f = o - h >>> 4 | 0; h = e[b >> 2], u = u >>> 0 < h >>> 0 ? u : h, b = b + 16 | 0, f = f - 1 | 0, !!f; ) ;
              for (u >>> 0 < D >>> 0 && (d = 1, c = e[e[i + 16 >> 2] + (u << 4) >> 2]); ; ) {
                if (!r) continue i;
                b = e[B + 8 >> 2], (b | 0) != (u | 0) && (o = 0, b >>> 0 < m[i + 20 >> 2] && (o = 1, s = e[e[i + 16 >> 2] + (b << 4) >> 2]), r4(x, o, s), r4(J, d, c)), B = B + 16 | 0, r = r - 16 | 0;
              }
            } else {
              e[t + 16 >> 2] = R, e[t + 12 >> 2] = g, e[t + 4 >> 2] = 1, l[t + 20 | 0] = 0, e[t + 8 >> 2] = y & 1 ? Z + 7 | 0 : 0, n2(F, t + 4 | 0);
              continue;
            }
          }
          break;
        }
        w = t + 48 | 0;
        return;
      }
      O();
    }
    function z0(i, A, a, r) {
      var b = 0, f = 0, n = 0, c = 0, t = 0;
      f = 24;
      e: {
        i: {
          A: switch ((i & 255) - 2 | 0) {
            case 0:
              f = A + a | 0, i = A;
              a: {
                for (; ; ) {
                  if ((i | 0) == (f | 0)) break a;
                  if (k[k[i | 0] + 1049738 | 0] == 1) {
                    b = b + 1 | 0, i = i + 1 | 0;
                    continue;
                  }
                  break;
                }
                if (f = 10, a >>> 0 < b >>> 0) break e;
                if ((a | 0) == (b | 0)) break a;
                if (!b || k[A + b | 0] != 64) break e;
                for (t = b - a | 0, a = 0, A = 1, c = 45; ; ) {
                  if (A + t | 0) {
                    r: {
                      f: {
                        k: {
                          b: {
                            t: switch (b = k[i + A | 0], b - 45 | 0) {
                              case 0:
                                break t;
                              case 1:
                                break b;
                              default:
                                break k;
                            }
                            if (a - 1 >>> 0 < 62) break f;
                            break k;
                          }
                          if (n = 0, (c & 255) != 45) break r;
                        }
                        if ((b - 48 & 255) >>> 0 > 9 ? n = ((b & 223) - 65 & 255) >>> 0 > 25 : n = 0, n | a >>> 0 >= 63) break e;
                      }
                      n = a + 1 | 0;
                    }
                    a = n, c = (b | 0) == 46 ? 45 : b, A = A + 1 | 0;
                    continue;
                  }
                  break;
                }
                if ((c & 255) != 45) break i;
                if (!(a >>> 0 < 63 & r)) break e;
                break i;
              }
              if (r) break i;
              return 10;
            case 1:
              if (f = 11, a >>> 0 < 26 || !i4(1049712, A) || !i4(1049722, A + 10 | 0)) break e;
              b = k[A + 9 | 0] - 48 & 255, f = Q(k[A + 8 | 0] - 48 & 255, 10), i = Q(k[A + 5 | 0] - 48 & 255, 10) + (k[A + 6 | 0] - 48 & 255) | 0;
              a: {
                if (i >>> 0 <= 11) r: {
                  if (r = 30, 1 << i & 2640) break a;
                  if ((i | 0) != 2) break r;
                  i = Q(k[A + 2 | 0] - 48 & 255, 10) + (k[A + 3 | 0] - 48 & 255) | 0, r = !((i || k[A + 1 | 0] + (k[A | 0] << 1) | 0) & 3) | 28;
                  break a;
                }
                r = i - 1 >>> 0 < 12 ? 31 : 0;
              }
              if (r >>> 0 > (b + f | 0) - 1 >>> 0) a: {
                if (Q(k[A + 11 | 0] - 48 & 255, 10) + (k[A + 12 | 0] - 48 & 255) >>> 0 > 23 || Q(k[A + 14 | 0] - 48 & 255, 10) + (k[A + 15 | 0] - 48 & 255) >>> 0 > 59 || Q(k[A + 17 | 0] - 48 & 255, 10) + (k[A + 18 | 0] - 48 & 255) >>> 0 > 59) break a;
                if (f = 24, i = a - 26 | 0, !i) break e;
                a = k[A + 26 | 0];
                r: {
                  if ((i | 0) == 1 & (a | 0) == 90) break r;
                  f = 11;
                  f: switch (a - 43 | 0) {
                    case 0:
                    case 2:
                      break f;
                    default:
                      break e;
                  }
                  if ((i | 0) != 6 || (i = k[A + 27 | 0], (i - 48 & 255) >>> 0 > 2) || (a = k[A + 28 | 0], (a - 48 & 255) >>> 0 > 9) || k[A + 29 | 0] != 58 || (k[A + 30 | 0] - 48 & 255) >>> 0 > 5 || (k[A + 31 | 0] - 48 & 255) >>> 0 > 9) break a;
                  if ((i | 0) != 50) break r;
                  if (a >>> 0 > 51) break e;
                }
                return 12;
              }
              return 11;
            case 2:
              i = 0, a ? (b = a - 1 | 0, r = k[A | 0] == 45 ? A + 1 | 0 : 0) : r = 0, a = r ? b : a, A = r || A;
              a: {
                for (; ; ) {
                  if ((i | 0) != (a | 0)) {
                    if (r = i + A | 0, k[r | 0] == 46) break a;
                    i = i + 1 | 0;
                    continue;
                  }
                  break;
                }
                if (X0(A, a)) break i;
                return 13;
              }
              if (f = 13, !X0(A, i)) break e;
              if (X0(r + 1 | 0, a + (i ^ -1) | 0)) break i;
              break e;
            case 3:
              break A;
            default:
              break e;
          }
          f = X0(A, a) ? 24 : 6;
          break e;
        }
        return 24;
      }
      return f;
    }
    function I2(i, A, a, r, b) {
      var f = 0, n = 0, c = 0, t = 0, u = 0, s = 0, o = 0, h = 0, B = 0, v = 0, E = 0, D = 0, d = 0, g = 0, R = 0, M = 0, y = 0, Z = 0, F = 0, V = 0, G = 0, H = 0, W = 0, J = 0, x = 0, j = 0, p = 0;
      for (D = w - 32 | 0, w = D, h = Q(((A & 255) >>> 0 <= 14 ? A : 0) & 255, 60) + 1052848 | 0, f = h + (k[e[i + 24 >> 2] + 45 | 0] << 1) | 0, W = f, J = N[b + 10 >> 1] | (N[b + 8 >> 1] | N[f + 2 >> 1] ^ -1), o = a + 1 | 0, x = e[r + 8 >> 2] >>> 4 | 0, y = e[e[i + 28 >> 2] + 20 >> 2]; ; ) {
        e: {
          if (o >>> 0 >= x >>> 0 || !(l[i + 40 | 0] & 1) & k[i + 44 | 0] == 1) break e;
          f = m[i + 16 >> 2] <= o >>> 0 ? 1048576 : e[i + 12 >> 2] + Q(o, 12) | 0, u = e[f + 4 >> 2], e[D + 16 >> 2] = e[f >> 2], e[D + 20 >> 2] = u, f = e[f + 8 >> 2], e[D + 24 >> 2] = f;
          i: if (f & 8) {
            n = D + 8 | 0, t = D + 16 | 0, c = 0, B = k[h + 58 | 0], f = k[h + 57 | 0], u = B + f >>> 0 > 79, f = u ? 1 : Q(f, 12) + 1051679 | 0, u = Q(u ? 0 : B, 12), B = 0;
            A: {
              for (; ; ) {
                if (!u) break A;
                if (E = k[f + 9 | 0], !M0(Q(E >>> 0 <= 61 ? E : 0, 25) + 1050129 | 0, i, t)) {
                  u = u - 12 | 0, B = B + 1 | 0, f = f + 12 | 0;
                  continue;
                }
                break;
              }
              c = 1;
            }
            e[n + 4 >> 2] = B, e[n >> 2] = c, f = e[D + 8 >> 2], n = e[D + 12 >> 2];
          } else {
            if (d = e[i >> 2], u = 0, B = 0, v = e[D + 16 >> 2], g = v + 1 | 0, E = e[i + 4 >> 2], g >>> 0 <= E >>> 0 & E - g >>> 0 >= 8 && (f = d + g | 0, u = k[f | 0] | k[f + 1 | 0] << 8 | (k[f + 2 | 0] << 16 | k[f + 3 | 0] << 24), B = k[f + 4 | 0] | k[f + 5 | 0] << 8 | (k[f + 6 | 0] << 16 | k[f + 7 | 0] << 24)), f = k[h + 58 | 0], n = k[h + 57 | 0], f + n >>> 0 <= 79) A: {
              if (f >>> 0 <= Z >>> 0) break A;
              if (f = k[(Q(n, 12) + Q(Z, 12) | 0) + 1051688 | 0], n = f >>> 0 <= 61 ? f : 0, f = Q(n, 25), c = f + 1050129 | 0, s = k[f + 1050153 | 0], f = n & 31, (n & 63) >>> 0 >= 32 ? (f = 1 << f, n = 0) : (n = 1 << f, f = n - 1 & 1 >>> 32 - f), F = n, n = f, F & 2097471634 | f & 942541780) {
                if (f = (k[c + 4 | 0] | k[c + 5 | 0] << 8 | (k[c + 6 | 0] << 16 | k[c + 7 | 0] << 24)) ^ B, c = (k[c | 0] | k[c + 1 | 0] << 8 | (k[c + 2 | 0] << 16 | k[c + 3 | 0] << 24)) ^ u, t = (s ^ -1) << 3, n = t & 31, (t & 63) >>> 0 >= 32 ? (f = c << n, n = 0) : (f = (1 << n) - 1 & c >>> 32 - n | f << n, n = c << n), n | f) break A;
              } else a: {
                if ((u | 0) != (k[c | 0] | k[c + 1 | 0] << 8 | (k[c + 2 | 0] << 16 | k[c + 3 | 0] << 24)) ? f = 1 : f = (B | 0) != (k[c + 4 | 0] | k[c + 5 | 0] << 8 | (k[c + 6 | 0] << 16 | k[c + 7 | 0] << 24)), f) break A;
                if (f = 0, t = 0, R = v + 9 | 0, R >>> 0 <= E >>> 0 & E - R >>> 0 >= 8 && (t = d + R | 0, f = k[t | 0] | k[t + 1 | 0] << 8 | (k[t + 2 | 0] << 16 | k[t + 3 | 0] << 24), t = k[t + 4 | 0] | k[t + 5 | 0] << 8 | (k[t + 6 | 0] << 16 | k[t + 7 | 0] << 24)), s = s + 1 | 0, R = k[c + 8 | 0] | k[c + 9 | 0] << 8 | (k[c + 10 | 0] << 16 | k[c + 11 | 0] << 24), M = k[c + 12 | 0] | k[c + 13 | 0] << 8 | (k[c + 14 | 0] << 16 | k[c + 15 | 0] << 24), F & -2131026067 | n & 114413603) {
                  if (t = t ^ M, c = f ^ R, f = 128 - (s << 3) | 0, n = f & 31, (f & 63) >>> 0 >= 32 ? (f = c << n, n = 0) : (f = (1 << n) - 1 & c >>> 32 - n | t << n, n = c << n), !(n | f)) break a;
                  break A;
                }
                if ((f | 0) != (R | 0) | (t | 0) != (M | 0) || (f = 0, n = v + 17 | 0, n >>> 0 <= E >>> 0 & E - n >>> 0 >= 8 ? (n = n + d | 0, f = k[n | 0] | k[n + 1 | 0] << 8 | (k[n + 2 | 0] << 16 | k[n + 3 | 0] << 24), n = k[n + 4 | 0] | k[n + 5 | 0] << 8 | (k[n + 6 | 0] << 16 | k[n + 7 | 0] << 24)) : n = 0, t = n ^ (k[c + 20 | 0] | k[c + 21 | 0] << 8 | (k[c + 22 | 0] << 16 | k[c + 23 | 0] << 24)), n = (k[c + 16 | 0] | k[c + 17 | 0] << 8 | (k[c + 18 | 0] << 16 | k[c + 19 | 0] << 24)) ^ f, c = Q(s, 56), f = c & 31, (c & 63) >>> 0 >= 32 ? (c = n << f, f = 0) : (c = (1 << f) - 1 & n >>> 32 - f | t << f, f = n << f), f | c)) break A;
              }
              f = 1, n = Z;
              break i;
            }
            R = 0, d = k[h + 58 | 0], f = k[h + 57 | 0], t = d + f >>> 0 > 79, E = t ? 1 : Q(f, 12) + 1051679 | 0, f = e[i + 4 >> 2], n = g + 16 | 0, j = f >>> 0 < n >>> 0 | f - n >>> 0 < 8, c = g + 8 | 0, p = c >>> 0 > f >>> 0 | f - c >>> 0 < 8, f = e[i >> 2], n = n + f | 0, c = f + c | 0, g = Q(t ? 0 : d, 12), d = 0;
            A: {
              for (; ; ) {
                a: {
                  if (!g) break A;
                  if (f = k[E + 9 | 0], v = f >>> 0 <= 61 ? f : 0, t = Q(v, 25), f = t + 1050129 | 0, M = k[t + 1050153 | 0], t = v & 31, (v & 63) >>> 0 >= 32 ? (v = 1 << t, s = 0) : (s = 1 << t, v = s - 1 & 1 >>> 32 - t), G = s, G & 2097471634 | v & 942541780) {
                    if (v = (k[f | 0] | k[f + 1 | 0] << 8 | (k[f + 2 | 0] << 16 | k[f + 3 | 0] << 24)) ^ u, f = (k[f + 4 | 0] | k[f + 5 | 0] << 8 | (k[f + 6 | 0] << 16 | k[f + 7 | 0] << 24)) ^ B, s = (M ^ -1) << 3, t = s & 31, (s & 63) >>> 0 >= 32 ? (f = v << t, s = 0) : (f = (1 << t) - 1 & v >>> 32 - t | f << t, s = v << t), !(s | f)) break a;
                  } else r: {
                    if ((u | 0) != (k[f | 0] | k[f + 1 | 0] << 8 | (k[f + 2 | 0] << 16 | k[f + 3 | 0] << 24)) ? s = 1 : s = (B | 0) != (k[f + 4 | 0] | k[f + 5 | 0] << 8 | (k[f + 6 | 0] << 16 | k[f + 7 | 0] << 24)), s) break r;
                    if (t = 0, s = 0, p || (s = k[c + 4 | 0] | k[c + 5 | 0] << 8 | (k[c + 6 | 0] << 16 | k[c + 7 | 0] << 24), t = k[c | 0] | k[c + 1 | 0] << 8 | (k[c + 2 | 0] << 16 | k[c + 3 | 0] << 24)), M = M + 1 | 0, F = k[f + 8 | 0] | k[f + 9 | 0] << 8 | (k[f + 10 | 0] << 16 | k[f + 11 | 0] << 24), H = k[f + 12 | 0] | k[f + 13 | 0] << 8 | (k[f + 14 | 0] << 16 | k[f + 15 | 0] << 24), G & -2131026067 | v & 114413603) {
                      if (f = s ^ H, v = t ^ F, s = 128 - (M << 3) | 0, t = s & 31, (s & 63) >>> 0 >= 32 ? (f = v << t, s = 0) : (f = (1 << t) - 1 & v >>> 32 - t | f << t, s = v << t), !(s | f)) break a;
                      break r;
                    }
                    if ((t | 0) != (F | 0) | (s | 0) != (H | 0)) break r;
                    if (j ? (t = 0, s = 0) : (t = k[n + 4 | 0] | k[n + 5 | 0] << 8 | (k[n + 6 | 0] << 16 | k[n + 7 | 0] << 24), s = k[n | 0] | k[n + 1 | 0] << 8 | (k[n + 2 | 0] << 16 | k[n + 3 | 0] << 24)), v = s ^ (k[f + 16 | 0] | k[f + 17 | 0] << 8 | (k[f + 18 | 0] << 16 | k[f + 19 | 0] << 24)), f = (k[f + 20 | 0] | k[f + 21 | 0] << 8 | (k[f + 22 | 0] << 16 | k[f + 23 | 0] << 24)) ^ t, s = Q(M, 56), t = s & 31, (s & 63) >>> 0 >= 32 ? (f = v << t, s = 0) : (f = (1 << t) - 1 & v >>> 32 - t | f << t, s = v << t), !(s | f)) break a;
                  }
                  E = E + 12 | 0, g = g - 12 | 0, d = d + 1 | 0;
                  continue;
                }
                break;
              }
              R = 1;
            }
            e[D + 4 >> 2] = d, e[D >> 2] = R, f = e[D >> 2], n = e[D + 4 >> 2];
          }
          u = n;
          i: {
            if ((f | 0) == 1 && (f = 1 << (u & 15), !(f & N[W + 6 >> 1]))) {
              if (f & V && B4(i, o), Z = u + 1 | 0, V = f | V, f & J) {
                f = k[h + 57 | 0] + u | 0, u = 1 << (u & 15), B = k[e[i + 24 >> 2] + 45 | 0];
                A: {
                  if (u & N[((B << 1) + h | 0) + 10 >> 1]) {
                    c2(i, 14, f, o), C0(i, o + 1 | 0);
                    break A;
                  }
                  u & N[b + 8 >> 1] ? (e[b >> 2] == 1 ? n = k[h + 59 | 0] >>> (e[b + 4 >> 2] & 7) & 1 ? 18 : 17 : n = 17, c2(i, n, f, o), C0(i, o + 1 | 0)) : (u & N[((B << 1) + h | 0) + 2 >> 1] || c2(i, 15, f, o), B = k[i + 46 | 0], l[i + 46 | 0] = B | (u & N[b + 10 >> 1]) != 0, Q0(i, o + 1 | 0, f), l[i + 46 | 0] = B);
                }
                o = o + 1 | 0;
              } else o = o + 1 | 0, Q0(i, o, u + k[h + 57 | 0] | 0);
              break i;
            }
            h4(e[i + 28 >> 2] + 12 | 0, o), o = o + 1 | 0, C0(i, o);
          }
          o = e[(m[i + 16 >> 2] <= o >>> 0 ? 1048576 : e[i + 12 >> 2] + Q(o, 12) | 0) + 8 >> 2] >>> 4 | 0;
          continue;
        }
        break;
      }
      if (n = e[r + 4 >> 2], (n | 0) != -1) e: {
        if (f = N[h + 14 >> 1], e[b >> 2] == 1 && (f = f | N[(((e[b + 4 >> 2] & 7) << 1) + h | 0) + 18 >> 1]), c = f & (V ^ -1), !(c & 65535)) break e;
        for (f = w - 32 | 0, w = f, B = k[h + 57 | 0], t = k[h + 58 | 0], u = B + t >>> 0 > 79, o = u ? 1 : Q(B, 12) + 1051679 | 0, E = e[r + 4 >> 2] - 1 | 0, g = e[r >> 2], d = g + 1 | 0, u = Q(u ? 0 : t, 12), r = (k[e[i + 24 >> 2] + 45 | 0] << 1) + h | 0, h = ((N[r + 6 >> 1] | N[r + 10 >> 1]) ^ -1) & c & 65535, r = 0; ; ) {
          if (u) {
            c = k[o + 4 | 0], h >>> (r & 15) & 1 & (c | 0) != 3 && (t = k[(k[o | 0] ? o + 1 | 0 : e[i + 20 >> 2] + 9 | 0) | 0], l[f + 29 | 0] = c, l[f + 27 | 0] = 8, l[f + 28 | 0] = 0, l[f + 26 | 0] = t, l[f + 25 | 0] = r + B, l[f + 24 | 0] = 2, e[f + 16 >> 2] = a, e[f + 20 >> 2] = E, e[f + 12 >> 2] = d, e[f + 8 >> 2] = g, d0(i, f + 8 | 0, 0, 0)), o = o + 12 | 0, r = r + 1 | 0, u = u - 12 | 0;
            continue;
          }
          break;
        }
        w = f + 32 | 0;
      }
      if (m[e[i + 28 >> 2] + 20 >> 2] > y >>> 0) {
        a = i, i = y, r = e[b + 4 >> 2], h = (n | 0) != -1, B = 0, f = w - 48 | 0, w = f, y = 1, o = 16;
        e: {
          if (e[b >> 2] == 1 && k[Q(((A & 255) >>> 0 <= 14 ? A : 0) & 255, 60) + 1052907 | 0] >>> (r & 7) & 1) {
            o = 18;
            break e;
          }
          y = 0, B = 2;
        }
        e: {
          if (r = A & 255, !h & (r | 0) == 2 || !w4(a, o)) break e;
          for (b = e[e[a + 28 >> 2] + 20 >> 2], E = i >>> 0 < b >>> 0 ? b : i, b = i << 2, r = Q((r >>> 0 <= 14 ? A : 0) & 255, 60), g = r + 1052854 | 0, h = r + 1052848 | 0, d = h + 1 | 0, r = i; ; ) {
            if ((r | 0) == (E | 0) || (u = e[a + 28 >> 2], m[u + 20 >> 2] <= r >>> 0)) break e;
            u = e[e[u + 16 >> 2] + b >> 2];
            i: {
              if (!y) A: {
                if (k[h + 53 | 0] != 1) break A;
                if (n = k[e[a + 24 >> 2] + 45 | 0], c = u >>> 0 >= m[a + 16 >> 2] ? 1048576 : e[a + 12 >> 2] + Q(u, 12) | 0, t = e[c >> 2], Z = e[c + 4 >> 2], e[f + 32 >> 2] = t, e[f + 36 >> 2] = Z, e[f + 40 >> 2] = e[c + 8 >> 2], e[f + 36 >> 2] - t >>> 0 >= 385) break i;
                if (v4(f + 24 | 0, a, f + 32 | 0), c = e[f + 24 >> 2], t = e[f + 28 >> 2], $0(f + 16 | 0, h, c, t), e[f + 16 >> 2] == 1 && N[(n << 1) + g >> 1] >>> (e[f + 20 >> 2] & 15) & 1) break A;
                if (L0(f + 8 | 0, A, c, t, n), !k[f + 8 | 0]) break i;
              }
              N2(a, o, B, k[(k[h | 0] ? d : e[a + 20 >> 2] + 9 | 0) | 0], 3, A, u);
            }
            r = r + 1 | 0, b = b + 4 | 0;
          }
        }
        l4(a, i), w = f + 48 | 0;
      }
      w = D + 32 | 0;
    }
    function C2(i, A, a, r, b) {
      var f = 0, n = 0, c = 0, t = 0, u = 0, s = 0, o = 0, h = 0, B = 0, v = 0, E = 0, D = 0, d = 0, g = 0, R = 0, M = 0, y = 0, Z = 0, F = 0, V = 0, G = 0, H = 0, W = 0;
      for (f = w - 96 | 0, w = f, Z = A + a | 0, H = r + b | 0, R = -1; ; ) {
        if ((r | 0) != (H | 0)) {
          if (d = 0, M = k[r | 0], n = Q(M >>> 0 <= 61 ? M : 0, 25), v = k[n + 1050153 | 0], o = a >>> 0 > v >>> 0 ? a - v | 0 : v - a | 0, c = v >>> 2 | 0, g = c ? c >>> 0 >= 3 ? 3 : c : 1, o >>> 0 <= g + v >>> 0) e: {
            y = n + 1050129 | 0, n = y, t = w - 32 | 0, w = t, e[t + 28 >> 2] = v + n, e[t + 24 >> 2] = n, e[t + 20 >> 2] = Z, e[t + 16 >> 2] = A, u = 0, s = t + 24 | 0, E = w - 16 | 0, w = E, h = t + 16 | 0, c = e[h >> 2], D = e[h + 4 >> 2];
            i: {
              A: {
                for (; ; ) {
                  if ((c | 0) != (D | 0)) {
                    if (n = c + 1 | 0, e[h >> 2] = n, B = k[c | 0], c = n, (B | 0) == 45 | (B | 0) == 95) continue;
                    if (p2(E + 8 | 0, s), n = k[E + 8 | 0], !n) break A;
                    if (k[E + 9 | 0] == (((B - 65 & 255) >>> 0 < 26 ? 32 : 0) | B)) continue;
                    break A;
                  }
                  break;
                }
                n = 3;
                break i;
              }
              n = n ? 2 : 1;
            }
            if (w = E + 16 | 0, (n & 255) == 3 && (p2(t + 8 | 0, s), u = k[t + 8 | 0] ^ 1), w = t + 32 | 0, u & 1) {
              d = 1, b = 0;
              break e;
            }
            if (o >>> 0 > g >>> 0) break e;
            for (n = o4(A, a), c = U, n = o4(y, v) ^ n, u = U ^ c, D = 0, s = 0; ; ) {
              if (n | u) {
                c = n, n = n & n - 1, u = u - !c & u, D = D + 1 | 0, s = D ? s : s + 1 | 0;
                continue;
              }
              break;
            }
            if (U = s, g << 1 >>> 0 < D >>> 0) break e;
            for (e[f + 24 >> 2] = 0, e[f + 28 >> 2] = 0, e[f + 16 >> 2] = 0, e[f + 20 >> 2] = 0, e[f + 8 >> 2] = 0, e[f + 12 >> 2] = 0, e[f >> 2] = 0, e[f + 4 >> 2] = 0, b = 0; ; ) {
              if ((b | 0) != 32) {
                l[(f - -64 | 0) + b | 0] = b, b = b + 1 | 0;
                continue;
              }
              break;
            }
            for (u = 0, b = A, n = 0; ; ) {
              if ((b | 0) != (Z | 0)) {
                for (l[f + 33 | 0] = 0, l[f + 34 | 0] = 0, l[f + 35 | 0] = 0, l[f + 36 | 0] = 0, l[f + 37 | 0] = 0, l[f + 38 | 0] = 0, l[f + 39 | 0] = 0, l[f + 40 | 0] = 0, l[f + 41 | 0] = 0, l[f + 42 | 0] = 0, l[f + 43 | 0] = 0, l[f + 44 | 0] = 0, l[f + 45 | 0] = 0, l[f + 46 | 0] = 0, l[f + 47 | 0] = 0, l[f + 48 | 0] = 0, l[f + 49 | 0] = 0, l[f + 50 | 0] = 0, l[f + 51 | 0] = 0, l[f + 52 | 0] = 0, l[f + 53 | 0] = 0, l[f + 54 | 0] = 0, l[f + 55 | 0] = 0, l[f + 56 | 0] = 0, l[f + 56 | 0] = 0, l[f + 57 | 0] = 0, l[f + 58 | 0] = 0, l[f + 59 | 0] = 0, l[f + 60 | 0] = 0, l[f + 61 | 0] = 0, l[f + 62 | 0] = 0, l[f + 63 | 0] = 0, c = u + 1 | 0, l[f + 32 | 0] = c, D = b + 1 | 0, s = k[b | 0], d = 0, t = n & 255, n = 0, h = c; ; ) {
                  if (o = d, !((o | 0) == 31 | (o | 0) == (v | 0))) {
                    b = n, n = k[o + y | 0], E = f - -64 | 0, d = o + 1 | 0, B = d & 31, F = k[E + B | 0] + 1 & 255, W = (f + 32 | 0) + B | 0, u ? !o | (b & 255) != (s | 0) | (n & 255) != (t | 0) ? b = 255 : b = k[(o - 1 & 31) + f | 0] + 1 | 0 : b = 255, B = b & 255, h = h + 1 & 255, b = k[o + E | 0] + ((n & 255) != (s | 0)) & 255, b = b >>> 0 > F >>> 0 ? F : b, b = b >>> 0 > h >>> 0 ? h : b, h = b >>> 0 > B >>> 0 ? B : b, l[W | 0] = h;
                    continue;
                  }
                  break;
                }
                b = e[f + 92 >> 2], e[f + 24 >> 2] = e[f + 88 >> 2], e[f + 28 >> 2] = b, b = e[f + 84 >> 2], e[f + 16 >> 2] = e[f + 80 >> 2], e[f + 20 >> 2] = b, b = e[f + 76 >> 2], e[f + 8 >> 2] = e[f + 72 >> 2], e[f + 12 >> 2] = b, b = e[f + 68 >> 2], e[f >> 2] = e[f + 64 >> 2], e[f + 4 >> 2] = b, b = k[f + 36 | 0] | k[f + 37 | 0] << 8 | (k[f + 38 | 0] << 16 | k[f + 39 | 0] << 24), e[f + 64 >> 2] = k[f + 32 | 0] | k[f + 33 | 0] << 8 | (k[f + 34 | 0] << 16 | k[f + 35 | 0] << 24), e[f + 68 >> 2] = b, b = k[f + 44 | 0] | k[f + 45 | 0] << 8 | (k[f + 46 | 0] << 16 | k[f + 47 | 0] << 24), e[f + 72 >> 2] = k[f + 40 | 0] | k[f + 41 | 0] << 8 | (k[f + 42 | 0] << 16 | k[f + 43 | 0] << 24), e[f + 76 >> 2] = b, b = k[f + 52 | 0] | k[f + 53 | 0] << 8 | (k[f + 54 | 0] << 16 | k[f + 55 | 0] << 24), e[f + 80 >> 2] = k[f + 48 | 0] | k[f + 49 | 0] << 8 | (k[f + 50 | 0] << 16 | k[f + 51 | 0] << 24), e[f + 84 >> 2] = b, b = k[f + 60 | 0] | k[f + 61 | 0] << 8 | (k[f + 62 | 0] << 16 | k[f + 63 | 0] << 24), e[f + 88 >> 2] = k[f + 56 | 0] | k[f + 57 | 0] << 8 | (k[f + 58 | 0] << 16 | k[f + 59 | 0] << 24), e[f + 92 >> 2] = b, b = D, u = c, n = s;
                continue;
              }
              break;
            }
            b = k[(f - -64 | 0) + (v & 31) | 0], d = g >>> 0 >= b >>> 0;
          }
          r = r + 1 | 0, n = b >>> 0 < R >>> 0 & d, V = n ? M : V, R = n ? b : R, G = n | G;
          continue;
        }
        break;
      }
      l[i + 1 | 0] = V, l[i | 0] = G & 1, w = f + 96 | 0;
    }
    function d2(i, A, a, r, b, f) {
      var n = 0, c = 0, t = 0, u = 0, s = 0, o = 0, h = 0, B = 0, v = 0, E = 0, D = 0, d = 0, g = 0, R = 0;
      if (B = r + 32 | 0, r >>> 0 <= 4294967263 & B >>> 0 <= a >>> 0 && (n = A + r | 0, l[n + 24 | 0] = 0, l[n + 25 | 0] = 0, l[n + 26 | 0] = 0, l[n + 27 | 0] = 0, l[n + 28 | 0] = 0, l[n + 29 | 0] = 0, l[n + 30 | 0] = 0, l[n + 31 | 0] = 0, l[n + 16 | 0] = 0, l[n + 17 | 0] = 0, l[n + 18 | 0] = 0, l[n + 19 | 0] = 0, l[n + 20 | 0] = 0, l[n + 21 | 0] = 0, l[n + 22 | 0] = 0, l[n + 23 | 0] = 0, l[n + 8 | 0] = 0, l[n + 9 | 0] = 0, l[n + 10 | 0] = 0, l[n + 11 | 0] = 0, l[n + 12 | 0] = 0, l[n + 13 | 0] = 0, l[n + 14 | 0] = 0, l[n + 15 | 0] = 0, l[n | 0] = 0, l[n + 1 | 0] = 0, l[n + 2 | 0] = 0, l[n + 3 | 0] = 0, l[n + 4 | 0] = 0, l[n + 5 | 0] = 0, l[n + 6 | 0] = 0, l[n + 7 | 0] = 0), c = w - 32 | 0, s = 1, o = 2, n = b, b = a - B | 0, b = n >>> 0 > (a >>> 0 >= b >>> 0 ? b : 0) >>> 0, u = b ? 0 : n, u >>> 0 < 2) l[c + 24 | 0] = k[1049592], b = e[262397], e[c + 16 >> 2] = e[262396], e[c + 20 >> 2] = b, b = e[262395], e[c + 8 >> 2] = e[262394], e[c + 12 >> 2] = b, b = e[262393], e[c >> 2] = e[262392], e[c + 4 >> 2] = b, o = 1048576, b = 64, n = 100, u = 1;
      else {
        for (n = a >>> 0 < B >>> 0 || b ? 1 : A + B | 0, b = k[n | 0], b >>> 0 <= 1 && (o = k[b + 1049600 | 0]), v = n + 38 | 0, g = u - 38 | 0, s = k[n + 1 | 0], b = 0, l[c + 24 | 0] = k[1053781], t = k[1053777] | k[1053778] << 8 | (k[1053779] << 16 | k[1053780] << 24), e[c + 16 >> 2] = k[1053773] | k[1053774] << 8 | (k[1053775] << 16 | k[1053776] << 24), e[c + 20 >> 2] = t, t = k[1053769] | k[1053770] << 8 | (k[1053771] << 16 | k[1053772] << 24), e[c + 8 >> 2] = k[1053765] | k[1053766] << 8 | (k[1053767] << 16 | k[1053768] << 24), e[c + 12 >> 2] = t, t = k[1053761] | k[1053762] << 8 | (k[1053763] << 16 | k[1053764] << 24), e[c >> 2] = k[1053757] | k[1053758] << 8 | (k[1053759] << 16 | k[1053760] << 24), e[c + 4 >> 2] = t, t = u - 2 | 0, E = t >>> 0 >= 24 ? 24 : t, D = n + 2 | 0, R = c | 1, t = 0; ; ) {
          if ((b | 0) != (E | 0)) {
            if (d = k[b + D | 0] - 1 | 0, d >>> 0 <= 3 && (h = k[b + 1048864 | 0], !(h >>> 0 <= 5 & (h | 0) != 2))) {
              l[h + R | 0] = k[d + 1049544 | 0], t = 1, b = b + 1 | 0;
              continue;
            }
            b = b + 1 | 0;
            continue;
          }
          break;
        }
        l[c | 0] = t, t = u >>> 0 < 38, h = v & s << 28 >> 31, v = (o | 0) == 2 | o, b = 0, o = 0;
        e: {
          if (u >>> 0 >= 30) {
            o = k[n + 26 | 0] | k[n + 27 | 0] << 8 | (k[n + 28 | 0] << 16 | k[n + 29 | 0] << 24);
            i: {
              if (u >>> 0 >= 34) {
                if (b = k[n + 30 | 0] | k[n + 31 | 0] << 8 | (k[n + 32 | 0] << 16 | k[n + 33 | 0] << 24), t) break i;
                n = k[n + 34 | 0] | k[n + 35 | 0] << 8 | (k[n + 36 | 0] << 16 | k[n + 37 | 0] << 24);
                break e;
              }
              b = 0;
            }
          }
          n = 0;
        }
        h = t ? 0 : h, E = s & 1, t = s >>> 4 & 1, D = s >>> 1 & 1, s = (s ^ -1) >>> 2 & 1, u = v & 1;
      }
      e[i + 28 >> 2] = n, e[i + 24 >> 2] = b, e[i + 20 >> 2] = o, e[i + 16 >> 2] = g, e[i + 12 >> 2] = h, e[i + 8 >> 2] = r, r = e[c + 4 >> 2], e[i + 32 >> 2] = e[c >> 2], e[i + 36 >> 2] = r, r = e[c + 12 >> 2], e[i + 40 >> 2] = e[c + 8 >> 2], e[i + 44 >> 2] = r, r = e[c + 20 >> 2], e[i + 48 >> 2] = e[c + 16 >> 2], e[i + 52 >> 2] = r, l[i + 56 | 0] = k[c + 24 | 0], l[i + 63 | 0] = t, l[i + 60 | 0] = s, l[i + 59 | 0] = D, l[i + 58 | 0] = E, l[i + 57 | 0] = u, l[i + 62 | 0] = (f | 0) != 2, l[i + 61 | 0] = (f | 0) == 1, a = a >>> 0 < B >>> 0, e[i + 4 >> 2] = a ? 0 : B, e[i >> 2] = a ? 1 : A;
    }
    function h0(i, A, a, r, b) {
      var f = 0, n = 0, c = 0, t = 0, u = 0, s = 0, o = 0;
      f = w - 48 | 0, w = f, a = a >>> 0 < b >>> 0 | r >>> 0 > b >>> 0, u = a ? 0 : b - r | 0, c = a ? 1 : A + r | 0;
      e: {
        i: {
          for (; ; ) {
            if (a = t, (a | 0) != (u | 0)) {
              if (t = a + 1 | 0, A = a + c | 0, k[A | 0] != 37) continue;
              if (u >>> 0 <= t >>> 0 || (n = k[A + 1 | 0], (n - 48 & 255) >>> 0 >= 10 ? n = ((n & -33) - 65 & 255) >>> 0 > 5 : n = 0, n | u >>> 0 <= a + 2 >>> 0)) break i;
              if (n = k[A + 2 | 0], (n - 58 & 255) >>> 0 > 245 ? n = 1 : n = ((n & -33) - 71 & 255) >>> 0 > 249, n) continue;
              break i;
            }
            break;
          }
          if (l[f + 44 | 0] = 1, e[f + 40 >> 2] = 0, e[f + 36 >> 2] = u, e[f + 32 >> 2] = c, a = f + 20 | 0, A = w - 48 | 0, w = A, t = f + 32 | 0, A0(A + 16 | 0, t), k[A + 16 | 0] ? (n = k[A + 17 | 0], u0(A + 8 | 0, 8, 1, 1), o = e[A + 8 >> 2], s = e[A + 12 >> 2], l[s | 0] = n, e[A + 28 >> 2] = 1, e[A + 24 >> 2] = s, e[A + 20 >> 2] = o, n = e[t + 12 >> 2], e[A + 40 >> 2] = e[t + 8 >> 2], e[A + 44 >> 2] = n, n = e[t + 4 >> 2], e[A + 32 >> 2] = e[t >> 2], e[A + 36 >> 2] = n, f2(A + 20 | 0, A + 32 | 0), e[a + 8 >> 2] = e[A + 28 >> 2], t = e[A + 24 >> 2], e[a >> 2] = e[A + 20 >> 2], e[a + 4 >> 2] = t) : (e[a + 8 >> 2] = 0, e[a >> 2] = 0, e[a + 4 >> 2] = 1), w = A + 48 | 0, G2(a)) A: {
            a: {
              if (u >>> 0 > 3) r: {
                if ((k[c | 0] | k[c + 1 | 0] << 8 | (k[c + 2 | 0] << 16 | k[c + 3 | 0] << 24)) & -2139062144) break r;
                for (A = c + 3 & -4, a = (A | 0) == (c | 0) ? 4 : A - c | 0, A = u - 4 | 0; ; ) {
                  if (A >>> 0 > a >>> 0) {
                    if (e[a + c >> 2] & -2139062144) break r;
                    a = a + 4 | 0;
                    continue;
                  }
                  break;
                }
                if (A = A + c | 0, !((k[A | 0] | k[A + 1 | 0] << 8 | (k[A + 2 | 0] << 16 | k[A + 3 | 0] << 24)) & -2139062144)) break a;
              }
              else for (A = c - 1 | 0, a = u; ; ) {
                if (!a) break a;
                if (t = A + a | 0, a = a - 1 | 0, !(l[t | 0] >= 0)) break;
              }
              if (u0(f + 8 | 0, u, 1, 1), e[f + 40 >> 2] = 0, A = e[f + 12 >> 2], e[f + 36 >> 2] = A, e[f + 32 >> 2] = e[f + 8 >> 2], a = (u | 0) != 0, a && (a && S(A, c, u), e[f + 40 >> 2] = u), A = f + 32 | 0, a = G2(A), X(A, 1, 1), !a) break A;
            }
            e[i + 8 >> 2] = e[f + 28 >> 2], A = e[f + 24 >> 2], e[i >> 2] = e[f + 20 >> 2], e[i + 4 >> 2] = A;
            break e;
          }
          e[i + 8 >> 2] = b, e[i + 4 >> 2] = r, e[i >> 2] = -2147483648, X(f + 20 | 0, 1, 1);
          break e;
        }
        A = A + 1 | 0, c = u + (a ^ -1) | 0, t = c, u = 0, b = 0;
        i: {
          A: {
            for (; ; ) {
              if (t) {
                if (l[A | 0] < 0) break i;
                if (t = t - 1 | 0, b = 1, A = A + 1 | 0, n = u, u = 1, !n) continue;
                break A;
              }
              break;
            }
            b = c;
            break i;
          }
          b = 2;
        }
        e[i >> 2] = -2147483648, A = a + r | 0, e[i + 4 >> 2] = A, e[i + 8 >> 2] = (A + b | 0) + 1;
      }
      w = f + 48 | 0;
    }
    function g2(i, A, a, r, b) {
      var f = 0, n = 0, c = 0, t = 0, u = 0, s = 0, o = 0, h = 0, B = 0, v = 0, E = 0, D = 0, d = 0, g = 0;
      t = w - 16 | 0, w = t, n = e[b + 8 >> 2];
      e: {
        if ((n & 7) == 3) i: {
          if (n & 8) {
            n = t + 8 | 0, c = 1, A = A & 255, A >>> 0 <= 4 && (c = Q(A, 10) + 1050079 | 0, a = k[(a + c | 0) + 8 | 0], A = a >>> 0 > 8, c = A ? 1 : c, f = A ? 0 : a), A = 0;
            A: {
              a: {
                for (; ; ) {
                  if ((A | 0) != (f | 0)) {
                    if (a = k[A + c | 0], M0(Q(a >>> 0 <= 61 ? a : 0, 25) + 1050129 | 0, r, b)) break a;
                    A = A + 1 | 0;
                    continue;
                  }
                  break;
                }
                a = 0;
                break A;
              }
              a = 1;
            }
            e[n + 4 >> 2] = A, e[n >> 2] = a, r = e[t + 12 >> 2], A = e[t + 8 >> 2];
            break e;
          }
          for (s = 1, f = e[r >> 2], n = e[r + 4 >> 2], b = e[b >> 2], r = b + 1 | 0, n >>> 0 >= r >>> 0 & n - r >>> 0 >= 8 && (r = r + f | 0, o = k[r | 0] | k[r + 1 | 0] << 8 | (k[r + 2 | 0] << 16 | k[r + 3 | 0] << 24), h = k[r + 4 | 0] | k[r + 5 | 0] << 8 | (k[r + 6 | 0] << 16 | k[r + 7 | 0] << 24)), A = A & 255, A >>> 0 <= 4 && (r = Q(A, 10) + 1050079 | 0, a = k[(a + r | 0) + 8 | 0], A = a >>> 0 > 8, D = A ? 0 : a, s = A ? 1 : r), A = b + 17 | 0, d = A >>> 0 > n >>> 0 | n - A >>> 0 < 8, r = b + 9 | 0, g = r >>> 0 > n >>> 0 | n - r >>> 0 < 8, a = A + f | 0, n = r + f | 0, r = 0; ; ) {
            A: {
              if ((r | 0) == (D | 0)) break i;
              if (A = k[r + s | 0], f = A >>> 0 <= 61 ? A : 0, b = Q(f, 25), A = b + 1050129 | 0, u = k[b + 1050153 | 0], b = f & 31, (f & 63) >>> 0 >= 32 ? (b = 1 << b, f = 0) : (f = 1 << b, b = f - 1 & 1 >>> 32 - b), B = f, B & 2097471634 | b & 942541780) {
                if (f = (k[A | 0] | k[A + 1 | 0] << 8 | (k[A + 2 | 0] << 16 | k[A + 3 | 0] << 24)) ^ o, A = (k[A + 4 | 0] | k[A + 5 | 0] << 8 | (k[A + 6 | 0] << 16 | k[A + 7 | 0] << 24)) ^ h, c = (u ^ -1) << 3, b = c & 31, (c & 63) >>> 0 >= 32 ? (A = f << b, b = 0) : (A = (1 << b) - 1 & f >>> 32 - b | A << b, b = f << b), !(b | A)) break A;
              } else a: {
                if ((o | 0) != (k[A | 0] | k[A + 1 | 0] << 8 | (k[A + 2 | 0] << 16 | k[A + 3 | 0] << 24)) ? f = 1 : f = (h | 0) != (k[A + 4 | 0] | k[A + 5 | 0] << 8 | (k[A + 6 | 0] << 16 | k[A + 7 | 0] << 24)), f) break a;
                if (f = 0, c = 0, g || (c = k[n + 4 | 0] | k[n + 5 | 0] << 8 | (k[n + 6 | 0] << 16 | k[n + 7 | 0] << 24), f = k[n | 0] | k[n + 1 | 0] << 8 | (k[n + 2 | 0] << 16 | k[n + 3 | 0] << 24)), u = u + 1 | 0, v = k[A + 8 | 0] | k[A + 9 | 0] << 8 | (k[A + 10 | 0] << 16 | k[A + 11 | 0] << 24), E = k[A + 12 | 0] | k[A + 13 | 0] << 8 | (k[A + 14 | 0] << 16 | k[A + 15 | 0] << 24), B & -2131026067 | b & 114413603) {
                  if (A = c ^ E, f = f ^ v, c = 128 - (u << 3) | 0, b = c & 31, (c & 63) >>> 0 >= 32 ? (A = f << b, b = 0) : (A = (1 << b) - 1 & f >>> 32 - b | A << b, b = f << b), !(b | A)) break A;
                  break a;
                }
                if ((f | 0) != (v | 0) | (c | 0) != (E | 0)) break a;
                if (d ? (f = 0, b = 0) : (f = k[a + 4 | 0] | k[a + 5 | 0] << 8 | (k[a + 6 | 0] << 16 | k[a + 7 | 0] << 24), b = k[a | 0] | k[a + 1 | 0] << 8 | (k[a + 2 | 0] << 16 | k[a + 3 | 0] << 24)), c = b ^ (k[A + 16 | 0] | k[A + 17 | 0] << 8 | (k[A + 18 | 0] << 16 | k[A + 19 | 0] << 24)), A = (k[A + 20 | 0] | k[A + 21 | 0] << 8 | (k[A + 22 | 0] << 16 | k[A + 23 | 0] << 24)) ^ f, f = Q(u, 56), b = f & 31, (f & 63) >>> 0 >= 32 ? (A = c << b, b = 0) : (A = (1 << b) - 1 & c >>> 32 - b | A << b, b = c << b), !(b | A)) break A;
              }
              r = r + 1 | 0;
              continue;
            }
            break;
          }
          A = 1;
          break e;
        }
        A = 0;
      }
      e[i + 4 >> 2] = r, e[i >> 2] = A, w = t + 16 | 0;
    }
    function R2(i, A) {
      var a = 0, r = 0, b = 0, f = 0, n = 0, c = 0, t = 0;
      b = w - 16 | 0, w = b, c = i + 12 | 0;
      e: {
        i: {
          A: {
            a: {
              r: {
                for (; ; ) {
                  f: {
                    for (f = e[i + 12 >> 2], n = e[i + 16 >> 2]; ; ) {
                      k: {
                        if (A >>> 0 >= n >>> 0) break a;
                        if (a = k[A + f | 0], (a | 0) == 34) break r;
                        if ((a | 0) == 92) break k;
                        if (a << 24 >> 24 < 0) {
                          if (a = B0(c, A), !a) break i;
                          A = A + a | 0;
                        } else {
                          if (a >>> 0 <= 31) break a;
                          A = O0(c, A);
                        }
                        continue;
                      }
                      break;
                    }
                    if (r = A + 1 | 0, n >>> 0 <= r >>> 0) break A;
                    k: {
                      b: {
                        t: switch (a = k[r + f | 0], a - 110 | 0) {
                          case 1:
                          case 2:
                          case 3:
                          case 5:
                            break A;
                          case 0:
                          case 4:
                          case 6:
                            break k;
                          case 7:
                            break t;
                          default:
                            break b;
                        }
                        if (V2(b + 8 | 0, i, A + 2 | 0), a = 0, !(e[b + 8 >> 2] & 1)) break e;
                        if (f = e[b + 12 >> 2], (f & 63488) == 55296) {
                          if (n = A + 6 | 0, r = e[i + 16 >> 2], n >>> 0 >= r >>> 0 || (t = e[i + 12 >> 2], k[n + t | 0] != 92) || (n = A + 7 | 0, f >>> 0 > 56319 | n >>> 0 >= r >>> 0) || k[n + t | 0] != 117) break f;
                          if (V2(b, i, A + 8 | 0), !(e[b >> 2] & 1)) break e;
                          if ((e[b + 4 >> 2] & 64512) != 56320) break f;
                          f = 12;
                        } else f = 6;
                        if (r = 1, A = A + f | 0, A) continue;
                        break e;
                      }
                      b: switch (a - 98 | 0) {
                        case 1:
                        case 2:
                        case 3:
                          break A;
                        case 0:
                        case 4:
                          break k;
                        default:
                          break b;
                      }
                      if ((a | 0) == 34 | (a | 0) == 47) break k;
                      if ((a | 0) != 92) break A;
                    }
                    A = A + 2 | 0, r = 1;
                    continue;
                  }
                  break;
                }
                l[i + 4 | 0] = 15, e[i >> 2] = A, e[i + 8 >> 2] = A + 6;
                break e;
              }
              a = ((A << 1) + r | 0) + 2 | 0;
              break e;
            }
            m[i + 20 >> 2] <= A >>> 0 ? D0(i, A, 11) : D0(i, A, 12), a = 0;
            break e;
          }
          D0(i, r, 9), a = 0;
          break e;
        }
        W2(i, A), a = 0;
      }
      return w = b + 16 | 0, a;
    }
    function A0(i, A) {
      var a = 0, r = 0, b = 0, f = 0, n = 0;
      if (a = e[A + 8 >> 2], a) e[A + 8 >> 2] = a >>> 8, f = 1;
      else e: {
        if (b = e[A + 4 >> 2], b) i: {
          if (n = b - 1 | 0, e[A + 4 >> 2] = n, f = 1, r = e[A >> 2], e[A >> 2] = r + 1, a = k[r | 0], k[A + 12 | 0]) {
            if ((a | 0) == 37) {
              a = _0(A, 2);
              break e;
            }
            if ((a | 0) != 43) break e;
            a = 32;
            break e;
          }
          if ((a | 0) != 92) break e;
          if (!n) break i;
          e[A + 4 >> 2] = b - 2, e[A >> 2] = r + 2;
          A: {
            a: {
              r: {
                f: {
                  k: switch (a = k[r + 1 | 0], a - 110 | 0) {
                    case 1:
                    case 2:
                    case 3:
                    case 5:
                      break e;
                    case 0:
                      break k;
                    case 4:
                      break f;
                    case 6:
                      break r;
                    case 7:
                      break a;
                    default:
                      break A;
                  }
                  a = 10;
                  break e;
                }
                a = 13;
                break e;
              }
              a = 9;
              break e;
            }
            a = _0(A, 4);
            a: {
              if ((a & 64512) != 55296) r: {
                if (r = 0, a >>> 0 < 128) break a;
                if (a >>> 0 < 2048) {
                  r = a & 63 | 128, a = a >>> 6 | 192;
                  break a;
                }
                if (a >>> 0 >= 65536) break r;
                r = a >>> 6 & 63 | a << 8 & 16128 | 32896, a = a >>> 12 | 224;
                break a;
              }
              else r = e[A + 4 >> 2], e[A >> 2] = r >>> 0 < 2 ? 1 : e[A >> 2] + 2 | 0, b = r - 2 | 0, e[A + 4 >> 2] = r >>> 0 >= b >>> 0 ? b : 0, a = (a << 10 & 1047552 | _0(A, 4) & 1023) + 65536 | 0;
              r = a << 16 & 4128768 | (a >>> 12 & 63 | a << 2 & 16128) | 8421504, a = a >>> 18 | 240;
            }
            e[A + 8 >> 2] = r;
            break e;
          }
          A: switch (a - 98 | 0) {
            case 0:
              a = 8;
              break e;
            case 4:
              break A;
            default:
              break e;
          }
          a = 12;
          break e;
        }
        f = 0;
      }
      l[i + 1 | 0] = a, l[i | 0] = f;
    }
    function p0(i, A, a) {
      var r = 0, b = 0, f = 0, n = 0, c = 0, t = 0, u = 0, s = 0, o = 0, h = 0, B = 0, v = 0, E = 0, D = 0, d = 0, g = 0;
      if (r = w - 32 | 0, w = r, E = K2(i, A), !E) e: {
        for (e[a + 8 >> 2] = 0, s = (A << 4) + i | 0, f = s - i | 0, t = f >>> 4 | 0, q(a, t, 16, 8), b = e[a + 8 >> 2], (i | 0) != (s | 0) && (f && S(e[a + 4 >> 2] + (b << 4) | 0, i, f), b = e[a + 8 >> 2]), e[a + 8 >> 2] = b + t, b = e[a + 4 >> 2], a = e[a + 8 >> 2]; ; ) {
          for (D = c, f = i, s = A, i = b, A = a, g = i + (a << 4) | 0, t = s, c = f; ; ) {
            if (t) {
              for (a = r + 16 | 0, X2(a, c, t), v = e[r + 20 >> 2], e[r + 4 >> 2] = v, u = e[r + 16 >> 2], e[r >> 2] = u, X2(a, e[r + 24 >> 2], e[r + 28 >> 2]), o = e[r + 20 >> 2], e[r + 12 >> 2] = o, h = e[r + 16 >> 2], e[r + 8 >> 2] = h, c = e[r + 24 >> 2], t = e[r + 28 >> 2]; ; ) {
                i: {
                  if (a = b, v) o ? (b = e[u + 4 >> 2], n = e[h + 4 >> 2], B = (b | 0) == (n | 0) & m[u >> 2] > m[h >> 2] | b >>> 0 > n >>> 0 ? r + 8 | 0 : r) : B = r;
                  else {
                    if (!o) break i;
                    B = r + 8 | 0;
                  }
                  if (n = B, b = g, (a | 0) == (b | 0) || (b = a + 16 | 0, d = e[n + 4 >> 2], !d)) continue;
                  e[n + 4 >> 2] = d - 1, n = e[n >> 2], e[B >> 2] = n + 16, e[a + 8 >> 2] = e[n + 8 >> 2], u = e[n + 4 >> 2], e[a >> 2] = e[n >> 2], e[a + 4 >> 2] = u, o = e[r + 12 >> 2], v = e[r + 4 >> 2], h = e[r + 8 >> 2], u = e[r >> 2];
                  continue;
                }
                break;
              }
              continue;
            }
            break;
          }
          if (c = D ^ 1, a = s, b = f, !!K2(i, A)) break;
        }
        if (D & 1) break e;
        for (c = A >>> 0 < a >>> 0 ? A : a; ; ) {
          if (!c) break e;
          A = e[i + 4 >> 2], e[f >> 2] = e[i >> 2], e[f + 4 >> 2] = A, e[f + 8 >> 2] = e[i + 8 >> 2], c = c - 1 | 0, i = i + 16 | 0, f = f + 16 | 0;
        }
      }
      return w = r + 32 | 0, E ^ 1;
    }
    function P0(i, A, a) {
      var r = 0, b = 0, f = 0, n = 0, c = 0, t = 0, u = 0, s = 0, o = 0, h = 0, B = 0;
      c = e[A + 8 >> 2], r = (e[A + 4 >> 2] + (c << 4) | 0) - 16 | 0, b = e[A + 28 >> 2], t = e[A + 24 >> 2];
      e: {
        for (; ; ) {
          i: {
            if (f = !c, f | !r) break e;
            if (f = e[r >> 2], f >>> 0 < a >>> 0 && e[(b >>> 0 <= f >>> 0 ? 1048576 : t + Q(f, 12) | 0) + 8 >> 2] >>> 4 >>> 0 > a >>> 0) break i;
            c = c - 1 | 0, e[A + 8 >> 2] = c, r = r - 16 | 0;
            continue;
          }
          break;
        }
        f = 0;
      }
      e: {
        if (a && (r = 0, !(!f | a >>> 0 >= b >>> 0))) break e;
        r = 1;
      }
      e: {
        for (; ; ) {
          if (!r) {
            r = e[(m[A + 28 >> 2] <= n >>> 0 ? 1048576 : e[A + 24 >> 2] + Q(n, 12) | 0) + 8 >> 2], f = e[A + 8 >> 2], (f | 0) == e[A >> 2] && o0(A, 16), b = e[A + 4 >> 2] + (f << 4) | 0, l[b + 12 | 0] = (r & 7) == 5, e[b + 8 >> 2] = 0, e[b + 4 >> 2] = n + 1, e[b >> 2] = n, e[A + 8 >> 2] = f + 1, r = 1;
            continue;
          }
          if (n = e[A + 4 >> 2], r = e[A + 8 >> 2], !r || (t = (r << 4) + n | 0, b = t - 16 | 0, !b)) break e;
          for (f = t - 4 | 0, s = t - 12 | 0, u = e[s >> 2], u >>> 0 > a >>> 0 ? (r = 0, b = e[b >> 2] + 1 | 0) : (r = e[t - 8 >> 2], b = u), r = r - 1 | 0, o = k[f | 0] ^ 1, h = e[A + 28 >> 2], B = e[A + 24 >> 2]; r = r + 1 | 0, f = b, n = o + b | 0, b = e[(n >>> 0 >= h >>> 0 ? 1048576 : Q(n, 12) + B | 0) + 8 >> 2] >>> 4 | 0, b >>> 0 <= a >>> 0; ) ;
          if (e[s >> 2] = f, e[t - 8 >> 2] = r, (f | 0) != (u | 0) && (b = e[A + 8 >> 2] - 1 | 0, c = b >>> 0 < c >>> 0 ? b : c), a >>> 0 > n >>> 0) {
            r = 0;
            continue;
          }
          break;
        }
        r = e[A + 8 >> 2], n = e[A + 4 >> 2];
      }
      e[i + 8 >> 2] = r, e[i + 4 >> 2] = n, e[i >> 2] = c;
    }
    function M2(i, A, a) {
      var r = 0, b = 0, f = 0, n = 0, c = 0;
      b = e[a + 4 >> 2], f = e[a >> 2], A = e[A + 64 >> 2], r = e[A + 8 >> 2], c = r >>> 0 > m[A + 4 >> 2], r = b >>> 0 < f >>> 0 | b >>> 0 > (c ? 0 : r) >>> 0, b = r ? 0 : b - f | 0, f = r ? 1 : f + (c ? 1 : e[A >> 2]) | 0;
      e: {
        i: {
          if (r = k[a + 16 | 0], r) A: {
            if ((r | 0) != 5 || k[a + 17 | 0] > 13) break e;
            if (!b) {
              l[i + 1 | 0] = 6;
              break A;
            }
            if (!k[e[A + 24 >> 2] + 48 | 0]) break i;
            if (A = k[f | 0], (A - 48 & 255) >>> 0 < 10) {
              l[i + 1 | 0] = 7;
              break A;
            }
            if ((A - 33 & 255) >>> 0 >= 15 ? a = A - 58 >>> 0 < 7 | A - 91 >>> 0 < 6 | A - 123 >>> 0 < 4 : a = 1, !a) {
              if ((A | 0) != 127 & A >>> 0 >= 32) {
                ((A & 223) - 65 & 255) >>> 0 >= 26 ? l[i + 1 | 0] = 10 : l[i + 1 | 0] = 9;
                break A;
              }
              l[i + 1 | 0] = 8;
              break A;
            }
            l[i + 1 | 0] = A, n = 2;
            break e;
          }
          else {
            if (!k[e[A + 24 >> 2] + 48 | 0]) break i;
            k[e[A + 20 >> 2] + 10 | 0] != 2 ? (a = e[a + 8 >> 2], a = e[(a >>> 0 >= m[A + 16 >> 2] ? 1048576 : e[A + 12 >> 2] + Q(a, 12) | 0) + 8 >> 2] << 3, A = a & 31, (a & 63) >>> 0 >= 32 ? A = 197892 >>> A | 0 : A = ((1 << A) - 1 & 197892) << 32 - A | 50462976 >>> A, l[i + 1 | 0] = A) : l[i + 1 | 0] = 3;
          }
          n = 1;
          break e;
        }
        e[i + 8 >> 2] = b, e[i + 4 >> 2] = f, n = 3;
      }
      l[i | 0] = n;
    }
    function m2(i, A, a) {
      var r = 0, b = 0, f = 0, n = 0, c = 0, t = 0, u = 0, s = 0;
      r = w + -64 | 0, w = r;
      e: if (e[i + 152 >> 2] - 7 >>> 0 < 3) for (A = e[i + 128 >> 2], b = A >>> 0 > m[i + 124 >> 2], i = b ? 1 : e[i + 120 >> 2], A = b ? 0 : A, e[r + 12 >> 2] = A ? k[i | 0] == 63 : 0, e[r + 8 >> 2] = A, e[r + 4 >> 2] = i, a = Q(((a & 255) >>> 0 <= 61 ? a : 0) & 255, 25) + 1050129 | 0; ; ) {
        if (S0(r + 16 | 0, r + 4 | 0), b = e[r + 16 >> 2], (b | 0) != 1) break e;
        if (h0(r + 36 | 0, i, A, e[r + 20 >> 2], e[r + 24 >> 2]), f = e[r + 36 >> 2], (f | 0) != -2147483648 && (n = e[r + 40 >> 2], e[r + 48 >> 2] = f, e[r + 52 >> 2] = n, f = e[r + 44 >> 2], e[r + 56 >> 2] = f, f = s4(a, e[r + 52 >> 2], f), X(r + 48 | 0, 1, 1), !!f)) break;
      }
      else for (f = e[i + 132 >> 2], n = e[i + 136 >> 2], b = e[(n >>> 0 <= A >>> 0 ? 1048576 : f + Q(A, 12) | 0) + 8 >> 2], t = b >>> 4 | 0, A = A + 1 | 0, u = (b & 7) == 4; ; ) {
        if (b = A >>> 0 < t >>> 0 & u, !b) break e;
        if (c = A + 1 | 0, c = e[(n >>> 0 <= c >>> 0 ? 1048576 : f + Q(c, 12) | 0) + 8 >> 2], s = P2(i, A, a), A = c >>> 4 | 0, !!s) break;
      }
      return w = r - -64 | 0, b;
    }
    function y2(i, A, a) {
      var r = 0, b = 0, f = 0, n = 0, c = 0, t = 0, u = 0;
      b = w - 16 | 0, w = b, f = e[A + 132 >> 2] + Q(a, 12) | 0, r = e[A + 136 >> 2], n = e[(r >>> 0 <= a + 1 >>> 0 ? 1048576 : f + 12 | 0) + 4 >> 2], f = e[(a >>> 0 >= r >>> 0 ? 1048576 : f) >> 2], a = e[A + 120 >> 2], r = e[A + 128 >> 2], A = r >>> 0 > m[A + 124 >> 2], r = A ? 0 : r, e[b + 8 >> 2] = r, c = A ? 1 : a, e[b + 4 >> 2] = c, t = c - 1 | 0, u = r >>> 0 <= f - 1 >>> 0, A = f;
      e: {
        i: {
          for (; ; ) {
            if (a = A ? f : 0, !A | u) break i;
            if (a = k[A + t | 0], !(a - 9 >>> 0 >= 2 & ((a | 0) != 13 & (a | 0) != 32))) {
              A = A - 1 | 0;
              continue;
            }
            break;
          }
          if ((a | 0) == 44) {
            a = A - 1 | 0;
            break e;
          }
          a = A;
        }
        if (e[b + 12 >> 2] = b + 4, t = r, r = b + 12 | 0, A = O2(r, n), t >>> 0 <= A >>> 0 || k[A + c | 0] != 44) break e;
        n = O2(r, A + 1 | 0), a = f;
      }
      e[i + 4 >> 2] = n, e[i >> 2] = a, w = b + 16 | 0;
    }
    function L0(i, A, a, r, b) {
      var f = 0, n = 0, c = 0, t = 0, u = 0;
      for (f = w - 32 | 0, w = f, A = Q(((A & 255) >>> 0 <= 14 ? A : 0) & 255, 60) + 1052848 | 0, t = b >>> 0 <= 1 ? N[(A + (b << 1) | 0) + 2 >> 1] : 0, e[f + 24 >> 2] = -1, e[f + 28 >> 2] = -1, e[f + 16 >> 2] = -1, e[f + 20 >> 2] = -1, n = k[A + 58 | 0], A = k[A + 57 | 0], b = n + A >>> 0 > 79, A = b ? 1 : Q(A, 12) + 1051679 | 0, n = A + Q(b ? 0 : n, 12) | 0, b = 0; ; ) {
        if ((A | 0) != (n | 0)) {
          if (u = c & 15, c = c + 1 | 0, A = A + 12 | 0, !(t >>> u & 1) | b >>> 0 > 15) continue;
          l[(f + 16 | 0) + b | 0] = k[A - 3 | 0], b = b + 1 | 0;
          continue;
        }
        break;
      }
      A = b >>> 0 > 16, C2(f + 8 | 0, a, r, A ? 1 : f + 16 | 0, A ? 0 : b), A = k[f + 8 | 0], l[i + 1 | 0] = k[f + 9 | 0], l[i | 0] = A & 1, w = f + 32 | 0;
    }
    function S0(i, A) {
      var a = 0, r = 0, b = 0, f = 0, n = 0, c = 0, t = 0;
      c = e[A >> 2], r = e[A + 8 >> 2], n = e[A + 4 >> 2], b = r >>> 0 > n >>> 0 ? r : n, a = c + b | 0;
      e: {
        for (; ; ) {
          if ((r | 0) != (b | 0)) {
            if (f = r + c | 0, k[f | 0] != 38) break e;
            r = r + 1 | 0, e[A + 8 >> 2] = r;
            continue;
          }
          break;
        }
        r = b, f = a;
      }
      if (b = 0, a = r >>> 0 < n >>> 0, a) {
        t = a ? f : 0, a = n - r | 0, n = n + c | 0;
        e: {
          for (; ; ) {
            if (c = b + f | 0, (c | 0) == (n | 0)) break e;
            if (k[c | 0] != 38) {
              b = b + 1 | 0;
              continue;
            }
            break;
          }
          a = b;
        }
        for (f = 0; ; ) {
          e: {
            if (b = (a | 0) == (f | 0), b || k[f + t | 0] == 61) break e;
            f = f + 1 | 0;
            continue;
          }
          break;
        }
        e[i + 4 >> 2] = r, a = a + r | 0, e[i + 16 >> 2] = a, e[A + 8 >> 2] = a, A = b ? a : r + f | 0, e[i + 8 >> 2] = A, A = A + 1 | 0, e[i + 12 >> 2] = A >>> 0 > a >>> 0 ? a : A, A = 1;
      } else A = 0;
      e[i >> 2] = A;
    }
    function B0(i, A) {
      var a = 0, r = 0, b = 0, f = 0, n = 0, c = 0, t = 0, u = 0;
      if (f = e[i + 4 >> 2], f >>> 0 > A >>> 0) e: {
        b = 128, n = 191, c = e[i >> 2], t = c + A | 0, a = k[t | 0];
        i: {
          if ((a + 62 & 255) >>> 0 >= 30) {
            if (r = 3, (a | 0) == 224) {
              b = 160;
              break i;
            }
            i = 159;
            A: {
              if ((a | 0) == 237) break A;
              if ((a + 31 & 255) >>> 0 < 15) break i;
              r = 4, b = 144;
              a: switch (a - 240 | 0) {
                default:
                  if (b = 128, (a + 15 & 255) >>> 0 < 3) break i;
                  break e;
                case 0:
                  break i;
                case 4:
                  break a;
              }
              i = 143;
            }
            n = i;
          } else r = 2;
          b = 128;
        }
        i = A + 1 | 0, i >>> 0 < f >>> 0 && (u = k[i + c | 0]), a = 2;
        i: {
          for (; ; ) {
            if (i = a, (r | 0) != (i | 0)) {
              if (i + A >>> 0 >= f >>> 0) break i;
              if (a = i + 1 | 0, l[i + t | 0] < -64) continue;
              break i;
            }
            break;
          }
          i = r;
        }
        return b >>> 0 <= u >>> 0 && u >>> 0 <= n >>> 0 && i >>> 0 >= r >>> 0 ? r : 0;
      }
      return 0;
    }
    function M0(i, A, a) {
      var r = 0, b = 0, f = 0, n = 0, c = 0, t = 0, u = 0, s = 0;
      if (c = k[a + 8 | 0] & 8, c) {
        r = w - 32 | 0, w = r, b = k[i + 24 | 0], n = b >>> 0 > 24, b = n ? 0 : b, i = n ? 1 : i;
        e: if (c) {
          f = r + 16 | 0, K0(f, A, a), a = i + b | 0, b = 0, A = w - 16 | 0, w = A;
          i: {
            for (; ; ) {
              A: {
                if (A0(A + 8 | 0, f), !k[A + 8 | 0]) break A;
                if ((i | 0) == (a | 0)) break i;
                if (n = k[i | 0], i = i + 1 | 0, (n | 0) == k[A + 9 | 0]) continue;
                break i;
              }
              break;
            }
            b = (i | 0) == (a | 0);
          }
          w = A + 16 | 0, f = b;
        } else {
          if (V0(r + 8 | 0, A, a), (b | 0) != e[r + 12 >> 2]) break e;
          f = !l0(e[r + 8 >> 2], i, b);
        }
        w = r + 32 | 0, s = f;
      } else e: {
        if (n = e[A >> 2], f = e[A + 4 >> 2], c = e[a >> 2], A = c + 1 | 0, f >>> 0 >= A >>> 0 & f - A >>> 0 >= 8 && (A = A + n | 0, r = k[A | 0] | k[A + 1 | 0] << 8 | (k[A + 2 | 0] << 16 | k[A + 3 | 0] << 24), b = k[A + 4 | 0] | k[A + 5 | 0] << 8 | (k[A + 6 | 0] << 16 | k[A + 7 | 0] << 24)), a = k[i + 24 | 0], a >>> 0 < 8) return A = (k[i + 4 | 0] | k[i + 5 | 0] << 8 | (k[i + 6 | 0] << 16 | k[i + 7 | 0] << 24)) ^ b, r = (k[i | 0] | k[i + 1 | 0] << 8 | (k[i + 2 | 0] << 16 | k[i + 3 | 0] << 24)) ^ r, a = (a ^ -1) << 3, i = a & 31, (a & 63) >>> 0 >= 32 ? (A = r << i, i = 0) : (A = (1 << i) - 1 & r >>> 32 - i | A << i, i = r << i), !(i | A);
        if ((r | 0) != (k[i | 0] | k[i + 1 | 0] << 8 | (k[i + 2 | 0] << 16 | k[i + 3 | 0] << 24)) ? A = 1 : A = (b | 0) != (k[i + 4 | 0] | k[i + 5 | 0] << 8 | (k[i + 6 | 0] << 16 | k[i + 7 | 0] << 24)), A) break e;
        if (r = 0, b = 0, A = c + 9 | 0, A >>> 0 <= f >>> 0 & f - A >>> 0 >= 8 && (A = A + n | 0, r = k[A | 0] | k[A + 1 | 0] << 8 | (k[A + 2 | 0] << 16 | k[A + 3 | 0] << 24), b = k[A + 4 | 0] | k[A + 5 | 0] << 8 | (k[A + 6 | 0] << 16 | k[A + 7 | 0] << 24)), t = a + 1 | 0, A = k[i + 8 | 0] | k[i + 9 | 0] << 8 | (k[i + 10 | 0] << 16 | k[i + 11 | 0] << 24), u = k[i + 12 | 0] | k[i + 13 | 0] << 8 | (k[i + 14 | 0] << 16 | k[i + 15 | 0] << 24), a >>> 0 < 16) return a = b ^ u, A = A ^ r, r = 128 - (t << 3) | 0, i = r & 31, (r & 63) >>> 0 >= 32 ? (a = A << i, i = 0) : (a = (1 << i) - 1 & A >>> 32 - i | a << i, i = A << i), !(i | a);
        if ((A | 0) != (r | 0) | (b | 0) != (u | 0)) break e;
        return r = 0, b = 0, A = c + 17 | 0, A >>> 0 <= f >>> 0 & f - A >>> 0 >= 8 && (A = A + n | 0, r = k[A | 0] | k[A + 1 | 0] << 8 | (k[A + 2 | 0] << 16 | k[A + 3 | 0] << 24), b = k[A + 4 | 0] | k[A + 5 | 0] << 8 | (k[A + 6 | 0] << 16 | k[A + 7 | 0] << 24)), a = (k[i + 16 | 0] | k[i + 17 | 0] << 8 | (k[i + 18 | 0] << 16 | k[i + 19 | 0] << 24)) ^ r, A = (k[i + 20 | 0] | k[i + 21 | 0] << 8 | (k[i + 22 | 0] << 16 | k[i + 23 | 0] << 24)) ^ b, r = Q(t, 56), i = r & 31, (r & 63) >>> 0 >= 32 ? (A = a << i, i = 0) : (A = (1 << i) - 1 & a >>> 32 - i | A << i, i = a << i), !(i | A);
      }
      return s;
    }
    function m0(i, A) {
      var a = 0, r = 0, b = 0, f = 0, n = 0;
      b = k[A + 49 | 0], a = k[A + 48 | 0], f = k[A + 6 | 0], r = 6;
      e: {
        i: {
          A: {
            a: {
              r: switch (A = k[A + 51 | 0], A - 14 | 0) {
                case 0:
                  break r;
                case 1:
                  break e;
                case 2:
                  break a;
                case 3:
                  break A;
                default:
                  break i;
              }
              if ((a | 0) != 1) break e;
              a = Q((b >>> 0 <= 78 ? b : 0) & 255, 12), A = a + 1051679 | 0;
              r: switch (k[a + 1051685 | 0] - 1 | 0) {
                case 0:
                  r = 0;
                  break e;
                case 1:
                  n = k[A + 7 | 0], r = 1;
                  break e;
                case 2:
                  break r;
                default:
                  break e;
              }
              n = k[A + 7 | 0], r = 2;
              break e;
            }
            r = (f | 0) == 255 || (a | 0) != 3 ? 6 : 5;
            break e;
          }
          r = (a | 0) == 1 ? 3 : 6;
          break e;
        }
        if (a | ((f | 0) == 255 | (A | 0) != 7)) break e;
        r = (b - 79 & 255) >>> 0 < 188 ? 6 : 4;
      }
      l[i + 1 | 0] = n, l[i | 0] = r;
    }
    function v0(i, A) {
      var a = 0, r = 0, b = 0, f = 0, n = 0, c = 0, t = 0, u = 0;
      for (c = e[i >> 2], f = e[i + 4 >> 2]; ; ) {
        e: {
          if (r = 0, a = 0, n = (k[A + c | 0] == 10 & A >>> 0 < f >>> 0) + A | 0, n >>> 0 <= f >>> 0) i: {
            if (i = 0, A = 0, f - n >>> 0 < 16) break i;
            a = c + n | 0, i = k[a + 8 | 0] | k[a + 9 | 0] << 8 | (k[a + 10 | 0] << 16 | k[a + 11 | 0] << 24), A = k[a + 12 | 0] | k[a + 13 | 0] << 8 | (k[a + 14 | 0] << 16 | k[a + 15 | 0] << 24), r = k[a | 0] | k[a + 1 | 0] << 8 | (k[a + 2 | 0] << 16 | k[a + 3 | 0] << 24), a = k[a + 4 | 0] | k[a + 5 | 0] << 8 | (k[a + 6 | 0] << 16 | k[a + 7 | 0] << 24);
          }
          else i = 0, A = 0;
          if (b = a, a = (a & 2139062143 ^ 538976288) + 2139062143 | 0, u = a + 1 | 0, t = a, a = (r & 2139062143 ^ 538976288) + 2139062143 | 0, b = b | (a >>> 0 < 2139062143 ? u : t), T(((b & 127) << 25 | (a | r) >>> 7) & 16843009, b >>> 7 & 16843009, 270549120, 16909320), a = U >>> 24 | 0, b = A, A = (A & 2139062143 ^ 538976288) + 2139062143 | 0, r = A + 1 | 0, t = A, A = (i & 2139062143 ^ 538976288) + 2139062143 | 0, r = b | (A >>> 0 < 2139062143 ? r : t), b = r >>> 7 | 0, T(((r & 127) << 25 | (i | A) >>> 7) & 16843009, b & 16843009, 270549120, 16909320), i = U >>> 16 & 65280 | a | 65536, A = n + (i ? 31 - $(i ^ i - 1) | 0 : 32) | 0, f >>> 0 <= A >>> 0) break e;
          i: {
            A: switch (i = k[A + c | 0], i - 9 | 0) {
              case 2:
              case 3:
                break e;
              case 0:
              case 4:
                break A;
              case 1:
                continue;
              default:
                break i;
            }
            A = A + 1 | 0;
            continue;
          }
          if ((i | 0) == 32) continue;
        }
        break;
      }
      return A;
    }
    function Q0(i, A, a) {
      var r = 0, b = 0, f = 0, n = 0, c = 0, t = 0, u = 0, s = 0, o = 0, h = 0, B = 0, v = 0, E = 0, D = 0, d = 0, g = 0, R = 0, M = 0;
      n = w - 32 | 0, w = n, b = m[i + 16 >> 2] <= A >>> 0 ? 1048576 : e[i + 12 >> 2] + Q(A, 12) | 0, r = e[b + 4 >> 2], e[n + 16 >> 2] = e[b >> 2], e[n + 20 >> 2] = r, b = e[b + 8 >> 2], e[n + 24 >> 2] = b, r = b & 7, f = Q(((a & 255) >>> 0 <= 78 ? a : 0) & 255, 12), b = f + 1051679 | 0;
      e: {
        i: {
          A: switch (k[f + 1051687 | 0] - 1 | 0) {
            case 0:
              if ((r | 0) != 3 || e[n + 20 >> 2] - e[n + 16 >> 2] >>> 0 < 3) break i;
              break e;
            case 5:
              if ((r | 0) != 3) break i;
              if (g2(n + 8 | 0, k[b + 11 | 0], k[e[i + 24 >> 2] + 45 | 0], i, n + 16 | 0), e[n + 8 >> 2]) break e;
              (e[n + 20 >> 2] - e[n + 16 >> 2] | 0) != 2 ? I0(i, 7, 0, a, A) : L2(i, A, a, b);
              break e;
            case 6:
              break A;
            default:
              break i;
          }
          if ((r | 0) != 4) break i;
          r = 0, f = 0, a = w + -64 | 0, w = a, o = e[i + 12 >> 2], s = e[i + 16 >> 2], c = s >>> 0 <= A >>> 0 ? 1048576 : o + Q(A, 12) | 0, h = e[c + 8 >> 2], E = e[c >> 2], b = k[b + 11 | 0], u = Q((b >>> 0 <= 14 ? b : 0) & 255, 60), B = e[c + 4 >> 2];
          A: {
            if (k[u + 1052900 | 0] == 1 & (B | 0) != -1) {
              for (c = u + 1052848 | 0, u = Q(k[c + 57 | 0], 12), r = k[u + 1051688 | 0], D = Q(r >>> 0 <= 61 ? r : 0, 25) + 1050129 | 0, d = h >>> 4 | 0, r = A + 1 | 0, g = u + 1051679 | 0, R = e[i + 24 >> 2]; ; ) {
                if (r >>> 0 < d >>> 0) {
                  v = Q(r, 12) + o | 0, u = s >>> 0 <= r + 1 >>> 0 ? 1048576 : v + 12 | 0, e[a + 40 >> 2] = e[u + 8 >> 2], M = e[u + 4 >> 2], e[a + 32 >> 2] = e[u >> 2], e[a + 36 >> 2] = M, r = r >>> 0 >= s >>> 0 ? 1048576 : v, e[a + 56 >> 2] = e[r + 8 >> 2], u = e[r + 4 >> 2], e[a + 48 >> 2] = e[r >> 2], e[a + 52 >> 2] = u, M0(D, i, a + 48 | 0) && (g2(a + 8 | 0, k[g + 11 | 0], k[R + 45 | 0], i, a + 32 | 0), t = e[a + 8 >> 2], f = e[a + 12 >> 2]), r = e[a + 40 >> 2] >>> 4 | 0;
                  continue;
                }
                break;
              }
              if ((t | 0) != 1) {
                r = 0, e[a + 20 >> 2] = 0, f = N[c + 50 >> 1];
                break A;
              } else {
                e[a + 24 >> 2] = f, e[a + 20 >> 2] = 1, r = N[(c + ((f & 7) << 1) | 0) + 34 >> 1], f = 0;
                break A;
              }
            }
            e[a + 20 >> 2] = 0, f = 0;
          }
          Y[a + 30 >> 1] = f, Y[a + 28 >> 1] = r, e[a + 56 >> 2] = h, e[a + 52 >> 2] = B, e[a + 48 >> 2] = E, I2(i, b, A, a + 48 | 0, a + 20 | 0), w = a - -64 | 0;
          break e;
        }
        r = w - 16 | 0, w = r, f = k[b + 8 | 0];
        i: {
          A: {
            a: {
              r: {
                f: switch (t = n + 16 | 0, s = e[t + 8 >> 2], c = s & 7, c - 5 | 0) {
                  case 2:
                    break i;
                  case 0:
                    break f;
                  default:
                    break r;
                }
                f: switch (f - 8 | 0) {
                  default:
                    if (f) break A;
                    break a;
                  case 0:
                    break f;
                  case 1:
                    break a;
                }
                if (U2(i, A, k[b + 11 | 0]), (A + 1 | 0) != (s >>> 4 | 0) || e[t + 4 >> 2] == -1 || (b = k[b + 5 | 0], (b | 0) == 3)) break i;
                I0(i, 9, b, a, A);
                break i;
              }
              if (!f) break a;
              if ((f | 0) == 9) {
                if ((s & 6) == 4) break a;
                break A;
              }
              if ((c | 0) != 3 | f - 1 >>> 0 > 4) break A;
              if ((e[t + 4 >> 2] - e[t >> 2] | 0) == 2) {
                L2(i, A, a, b);
                break i;
              }
              if (c = k[e[i + 24 >> 2] + 47 | 0], s & 8 ? (v4(r + 8 | 0, i, t), b = e[r + 8 >> 2], t = e[r + 12 >> 2]) : (V0(r, i, t), b = e[r >> 2], t = e[r + 4 >> 2]), b = z0(f, b, t, c & 1), (b & 255) == 24) break i;
              I0(i, b, 0, a, A);
              break i;
            }
            C0(i, A);
            break i;
          }
          if (C0(i, A), e[t + 4 >> 2] == -1) break i;
          I0(i, 6, k[b + 3 | 0], a, A);
        }
        w = r + 16 | 0;
      }
      w = n + 32 | 0;
    }
    function a0(i, A, a) {
      var r = 0, b = 0, f = 0, n = 0, c = 0;
      if (f = e[i + 16 >> 2], f >>> 0 <= A >>> 0) r = e[i + 20 >> 2], b = r >>> 0 > A >>> 0;
      else e: {
        if (r = e[i + 20 >> 2], r >>> 0 <= A >>> 0) break e;
        if (n = e[i + 12 >> 2], c = l[n + A | 0], (c | 0) >= 0) {
          b = 1;
          break e;
        }
        if (b = B0(i + 12 | 0, A), b) break e;
        if (r = 0, a = A + 1 | 0, a >>> 0 < f >>> 0 && (r = (k[a + n | 0] & 224) == 160), a = A + 2 | 0, a >>> 0 < f >>> 0) i: {
          if (r ^ 1 | (c | 0) != -19 || l[a + n | 0] >= -64) break i;
          l[i + 4 | 0] = 15, e[i >> 2] = A, e[i + 8 >> 2] = A + 3;
          return;
        }
        l[i + 4 | 0] = 14, e[i >> 2] = A, e[i + 8 >> 2] = A + 1;
        return;
      }
      l[i + 4 | 0] = a, A = A >>> 0 > r >>> 0 ? r : A, e[i >> 2] = A, e[i + 8 >> 2] = A + b;
    }
    function U4(i, A, a, r) {
      i = i | 0, A = A | 0, a = a | 0, r = r | 0;
      var b = 0, f = 0, n = 0;
      for (b = w - 96 | 0, w = b, e[b + 16 >> 2] = A, e[b + 12 >> 2] = i, e[b + 20 >> 2] = a, e[b + 24 >> 2] = r, i = b + 95 | 0, e[b + 88 >> 2] = i, e[b + 84 >> 2] = i, e[b + 80 >> 2] = i, e[b + 76 >> 2] = b + 24, e[b + 72 >> 2] = i, e[b + 68 >> 2] = i, e[b + 64 >> 2] = i, e[b + 60 >> 2] = b + 20, e[b + 56 >> 2] = i, e[b + 52 >> 2] = i, e[b + 48 >> 2] = i, e[b + 44 >> 2] = b + 16, e[b + 40 >> 2] = i, e[b + 36 >> 2] = i, e[b + 32 >> 2] = i, e[b + 28 >> 2] = b + 12, i = w - 128 | 0, w = i, A = b + 28 | 0, a = e[e[A + 48 >> 2] >> 2], r = e[e[A + 32 >> 2] >> 2], f = e[e[A + 16 >> 2] >> 2], n = e[e[A >> 2] >> 2]; ; ) {
        if (A = k[1054036], l[1054036] = A || 1, A) {
          for (; k[1054036]; ) ;
          continue;
        }
        break;
      }
      return A = i - -64 | 0, d2(A, e[263511], e[263512], r, a, f), e[i + 8 >> 2] = e[i + 72 >> 2], a = e[i + 68 >> 2], e[i >> 2] = e[i + 64 >> 2], e[i + 4 >> 2] = a, a = i + 12 | 0, S(a, i + 76 | 0, 52), Q2(A, i, n, a, 1), l[1054036] = 0, w = i + 128 | 0, i = k[i + 72 | 0], w = b + 96 | 0, i | 0;
    }
    function J4(i, A, a, r) {
      i = i | 0, A = A | 0, a = a | 0, r = r | 0;
      var b = 0, f = 0, n = 0, c = 0, t = 0, u = 0, s = 0, o = 0, h = 0, B = 0, v = 0, E = 0, D = 0, d = 0, g = 0, R = 0, M = 0, y = 0, Z = 0, F = 0, V = 0, G = 0, H = 0, W = 0, J = 0, x = 0, j = 0, p = 0, L = 0, K = 0, r0 = 0, f0 = 0, g0 = 0, W0 = 0, N0 = 0, U0 = 0, J0 = 0, x0 = 0, j0 = 0, B2 = 0, v2 = 0, C4 = 0, d4 = 0, g4 = 0, R4 = 0, M4 = 0, m4 = 0, y4 = 0, Z4 = 0, F4 = 0, V4 = 0, X4 = 0;
      for (R = w - 96 | 0, w = R, e[R + 16 >> 2] = A, e[R + 12 >> 2] = i, e[R + 20 >> 2] = a, e[R + 24 >> 2] = r, i = R + 95 | 0, e[R + 88 >> 2] = i, e[R + 84 >> 2] = i, e[R + 80 >> 2] = i, e[R + 76 >> 2] = R + 24, e[R + 72 >> 2] = i, e[R + 68 >> 2] = i, e[R + 64 >> 2] = i, e[R + 60 >> 2] = R + 20, e[R + 56 >> 2] = i, e[R + 52 >> 2] = i, e[R + 48 >> 2] = i, e[R + 44 >> 2] = R + 16, e[R + 40 >> 2] = i, e[R + 36 >> 2] = i, e[R + 32 >> 2] = i, e[R + 28 >> 2] = R + 12, a = 0, u = w - 176 | 0, w = u, i = R + 28 | 0, r = e[e[i + 48 >> 2] >> 2], A = e[e[i + 32 >> 2] >> 2], f = e[e[i + 16 >> 2] >> 2], B = e[e[i >> 2] >> 2]; ; ) {
        if (i = k[1054036], l[1054036] = i || 1, i) {
          for (; k[1054036]; ) ;
          continue;
        }
        break;
      }
      if (d2(u - -64 | 0, e[263511], e[263512], (A | 0) > 0 ? A : 0, r, f), e[u + 8 >> 2] = e[u + 72 >> 2], i = e[u + 68 >> 2], e[u >> 2] = e[u + 64 >> 2], e[u + 4 >> 2] = i, S(u + 12 | 0, u + 76 | 0, 52), (A | 0) < 0 ? (A >>> 0 < 4294967272 ? (e[u + 72 >> 2] = 0, e[u + 76 >> 2] = 0, e[u + 64 >> 2] = 0, e[u + 68 >> 2] = 0, c = 6, i = 5, A = (A | 0) == -25 ? 7 : 8) : (e[u + 72 >> 2] = 0, e[u + 76 >> 2] = 0, e[u + 64 >> 2] = 0, e[u + 68 >> 2] = 0, i = k[(A ^ -1) + 1048864 | 0], A = (i - 3 & 255) >>> 0 < 2, a = A ? 2 : 0, c = A ? 12 : 6, A = 6), r = e[u + 76 >> 2], e[u + 160 >> 2] = e[u + 72 >> 2], e[u + 164 >> 2] = r, r = e[u + 68 >> 2], e[u + 152 >> 2] = e[u + 64 >> 2], e[u + 156 >> 2] = r, l[u + 173 | 0] = a, l[u + 172 | 0] = 0, l[u + 171 | 0] = i, l[u + 170 | 0] = c, l[u + 168 | 0] = A, i = u + 152 | 0) : (l[u + 173 | 0] = 3, i = u - -64 | 0), e[u + 72 >> 2] = e[u + 8 >> 2], A = e[u + 4 >> 2], e[u + 64 >> 2] = e[u >> 2], e[u + 68 >> 2] = A, l[u + 85 | 0] = 3, A = e[i + 4 >> 2], e[u + 128 >> 2] = e[i >> 2], e[u + 132 >> 2] = A, A = e[i + 12 >> 2], e[u + 136 >> 2] = e[i + 8 >> 2], e[u + 140 >> 2] = A, A = e[i + 20 >> 2], e[u + 144 >> 2] = e[i + 16 >> 2], e[u + 148 >> 2] = A, r0 = u + 12 | 0, j = w - 16 | 0, w = j, c = u + 128 | 0, k[c + 21 | 0] == 3) {
        for (f = w + -64 | 0, w = f, Q2(j + 4 | 0, c, B, r0, 0), i = e[263522], u0(f + 8 | 0, i, 8, 16), e[f + 28 >> 2] = 0, A = e[f + 12 >> 2], e[f + 20 >> 2] = e[f + 8 >> 2], e[f + 24 >> 2] = A, a = Q(i, 24), i = e[263521]; ; ) {
          if (a) {
            A = e[i + 12 >> 2], r = A >>> 24 | 0, w0(f + 20 | 0, k[i + 19 | 0] | A << 8, r, t), a = a - 24 | 0, t = t + 1 | 0, i = i + 24 | 0;
            continue;
          }
          break;
        }
        if (i = e[f + 28 >> 2], A = e[f + 24 >> 2], e[f + 52 >> 2] = 0, e[f + 44 >> 2] = 0, e[f + 48 >> 2] = 8, a = i, i = f + 44 | 0, A = p0(A, a, i), X(i, 8, 16), A) {
          for (i = e[263522], e[263522] = 0, A = e[263520], a = e[263521], e[263520] = 0, e[263521] = 4, e[f + 40 >> 2] = i, e[f + 32 >> 2] = A, e[f + 36 >> 2] = a, A = e[f + 20 >> 2], a = e[f + 28 >> 2] << 4, i = e[f + 24 >> 2], e[f + 56 >> 2] = a + i, e[f + 52 >> 2] = A, e[f + 48 >> 2] = i, e[f + 44 >> 2] = i; ; ) {
            if (a) {
              for (A = i + 16 | 0, e[f + 48 >> 2] = A, i = e[i + 8 >> 2], r = i >>> 0 < m[f + 40 >> 2] ? e[f + 36 >> 2] + Q(i, 24) | 0 : 0, i = (r | 0) != 0, t = e[263522], i >>> 0 > e[263520] - t >>> 0 && t4(1054080, t, i, 4, 24), t = e[263522], i = e[263521] + Q(t, 24) | 0; ; ) {
                if (r) {
                  n = e[r + 20 >> 2], e[i + 16 >> 2] = e[r + 16 >> 2], e[i + 20 >> 2] = n, n = e[r + 12 >> 2], e[i + 8 >> 2] = e[r + 8 >> 2], e[i + 12 >> 2] = n, n = e[r + 4 >> 2], e[i >> 2] = e[r >> 2], e[i + 4 >> 2] = n, i = i + 24 | 0, t = t + 1 | 0, r = 0;
                  continue;
                }
                break;
              }
              e[263522] = t, a = a - 16 | 0, i = A;
              continue;
            }
            break;
          }
          e[f + 60 >> 2] = f + 44, i = w - 16 | 0, w = i, A = e[f + 60 >> 2], e[i + 12 >> 2] = e[A >> 2], e[i + 8 >> 2] = e[A + 8 >> 2], X(i + 8 | 0, 8, 16), w = i + 16 | 0, X(f + 32 | 0, 4, 24);
        } else X(f + 20 | 0, 8, 16);
        w = f - -64 | 0;
      } else w2(), e[263522] = 0, n4(1054080, c), e[j + 4 >> 2] = 4, e[j + 8 >> 2] = 0, l[j + 12 | 0] = 0, c = 1050012;
      V = w - 48 | 0, w = V, W0 = j + 4 | 0, i = e[W0 >> 2], (i & 255) == 4 ? l[V + 28 | 0] = 4 : (A = e[W0 + 4 >> 2], a = e[263515], r = e[263514], e[V + 28 >> 2] = i, e[V + 32 >> 2] = A, e[V + 24 >> 2] = a, e[V + 20 >> 2] = r, e[V + 16 >> 2] = e[c + 8 >> 2], i = e[c + 4 >> 2], e[V + 8 >> 2] = e[c >> 2], e[V + 12 >> 2] = i), A = w - 16 | 0, w = A, e[263682] = 0, e[263679] = 0, z(1050032, 1050044), z(1050024, 1050032), r = e[263682], i = -1;
      e: {
        i: {
          A: switch (a = V + 8 | 0, k[a + 20 | 0] - 1 | 0) {
            case 0:
              break A;
            case 1:
              break i;
            default:
              break e;
          }
          i = e[a + 24 >> 2], i = i >>> 0 >= m[a + 16 >> 2] ? 1048576 : e[a + 12 >> 2] + Q(i, 12) | 0, f = e[i + 4 >> 2], e[A >> 2] = e[i >> 2], e[A + 4 >> 2] = f, e[A + 8 >> 2] = e[i + 8 >> 2], F0(a, A, 1054720), i = 62;
          break e;
        }
        i = 63;
      }
      V4 = A, X4 = s2(r), e[V4 + 4 >> 2] = X4, e[A >> 2] = i, z(A, A + 8 | 0), w = A + 16 | 0, Z = w + -64 | 0, w = Z, i = e[r0 + 16 >> 2], J = e[263522], a = i >>> 0 < J >>> 0 ? i : J, t = e[263521], N0 = V + 40 | 0;
      e: {
        i: {
          if (J) A: {
            if (A = J - 1 | 0, i = t + Q(A, 24) | 0, r = k[i + 19 | 0], r >>> 0 > 5 | (r | 0) == 2 || (r = a - 1 | 0, A >>> 0 <= r >>> 0)) break A;
            f = e[i >> 2], n = e[i + 4 >> 2], o = e[i + 8 >> 2], E = e[i + 12 >> 2], p = e[i + 20 >> 2], A = t + Q(r, 24) | 0, e[A + 16 >> 2] = e[i + 16 >> 2], e[A + 20 >> 2] = p, e[A + 8 >> 2] = o, e[A + 12 >> 2] = E, e[A >> 2] = f, e[A + 4 >> 2] = n;
            break i;
          }
          if (a) break i;
          i = 0;
          break e;
        }
        for (e[Z + 32 >> 2] = r0, i = e[c + 4 >> 2], e[Z + 8 >> 2] = e[c >> 2], e[Z + 12 >> 2] = i, e[Z + 16 >> 2] = e[c + 8 >> 2], i = e[263515], e[Z + 20 >> 2] = e[263514], e[Z + 24 >> 2] = i, e[Z + 28 >> 2] = Q(B >>> 0 <= 9 ? B : 0, 12) + 1052728, e[Z + 56 >> 2] = a, e[Z + 52 >> 2] = t + Q(J, 24), e[Z + 48 >> 2] = t, h = Z + 8 | 0, e[Z + 60 >> 2] = h, p = Z + 36 | 0, i = w - 32 | 0, w = i, r = i + 8 | 0, F = Z + 48 | 0, A = e[F + 8 >> 2], A ? (a = (e[F + 4 >> 2] - e[F >> 2] >>> 0) / 24 | 0, A = A >>> 0 < a >>> 0 ? A : a) : A = 0, u0(r, A, 4, 56), e[i + 28 >> 2] = 0, A = e[i + 12 >> 2], e[i + 20 >> 2] = e[i + 8 >> 2], e[i + 24 >> 2] = A, A = w - 16 | 0, w = A, a = i + 20 | 0, r = e[F + 8 >> 2], r ? (f = (e[F + 4 >> 2] - e[F >> 2] >>> 0) / 24 | 0, r = r >>> 0 < f >>> 0 ? r : f) : r = 0, q(a, r, 56, 4), r = e[a + 8 >> 2], f = e[a + 4 >> 2], e[A + 4 >> 2] = a + 8, U = f, e[A + 8 >> 2] = r, e[A + 12 >> 2] = U, n = w + -64 | 0, w = n, a = e[F >> 2], r = (e[F + 4 >> 2] - a >>> 0) / 24 | 0, f = e[F + 8 >> 2], f = r >>> 0 < f >>> 0 ? r : f, o = A + 4 | 0, c = e[o + 4 >> 2], r = e[o + 8 >> 2] + Q(c, 56) | 0, o = e[o >> 2], E = e[F + 12 >> 2]; ; ) {
          if (f) {
            b = n + 8 | 0, E2(b, E, a), S(r, b, 56), f = f - 1 | 0, a = a + 24 | 0, r = r + 56 | 0, c = c + 1 | 0;
            continue;
          }
          break;
        }
        if (e[o >> 2] = c, w = n - -64 | 0, w = A + 16 | 0, e[p + 8 >> 2] = e[i + 28 >> 2], A = e[i + 24 >> 2], e[p >> 2] = e[i + 20 >> 2], e[p + 4 >> 2] = A, w = i + 32 | 0, n = 0, A = 0, o = 0, c = 0, r = 0, b = w - 352 | 0, w = b, a = p, W = e[a + 8 >> 2], s = e[a + 4 >> 2], k[e[h + 20 >> 2] + 10 | 0] != 2) {
          e[b + 272 >> 2] = e[h + 16 >> 2], i = e[h + 12 >> 2], e[b + 264 >> 2] = e[h + 8 >> 2], e[b + 268 >> 2] = i, i = e[h + 4 >> 2], e[b + 256 >> 2] = e[h >> 2], e[b + 260 >> 2] = i, i = Q(W, 56), e[b + 220 >> 2] = s + i, e[b + 216 >> 2] = s, e[b + 296 >> 2] = 0, e[b + 288 >> 2] = 0, e[b + 292 >> 2] = 4, e[b + 316 >> 2] = e[h + 16 >> 2], f = e[h + 12 >> 2], e[b + 308 >> 2] = e[h + 8 >> 2], e[b + 312 >> 2] = f, f = e[h + 4 >> 2], e[b + 300 >> 2] = e[h >> 2], e[b + 304 >> 2] = f, e[b + 228 >> 2] = b + 256, e[b + 224 >> 2] = b + 288, f = b + 224 | 0;
          i: {
            for (; ; ) {
              A: {
                if (!i) break i;
                if (m0(b + 48 | 0, s), k[b + 48 | 0] != 6 && (S2(b + 40 | 0, f, s), e[b + 40 >> 2] & 1)) break A;
                s = s + 56 | 0, i = i - 56 | 0;
                continue;
              }
              break;
            }
            if (i = e[b + 44 >> 2], e[b + 216 >> 2] = s + 56, i = e[(i >>> 0 >= m[b + 272 >> 2] ? 1048576 : e[b + 268 >> 2] + Q(i, 12) | 0) + 8 >> 2] >>> 4 | 0, f = w - 32 | 0, w = f, E = b + 216 | 0, s = e[E + 4 >> 2], n = e[E >> 2], D = e[E + 8 >> 2], E = e[E + 12 >> 2], e[f + 28 >> 2] = E, e[f + 24 >> 2] = D, (n | 0) != (s | 0)) for (s = (s - n >>> 0) / 56 | 0, D = e[E + 16 >> 2], E = e[E + 12 >> 2]; ; ) {
              if (m0(f + 16 | 0, n), k[f + 16 | 0] != 6) A: {
                if (S2(f + 8 | 0, f + 24 | 0, n), e[f + 8 >> 2] != 1) break A;
                y = e[f + 12 >> 2], y = e[(D >>> 0 <= y >>> 0 ? 1048576 : E + Q(y, 12) | 0) + 8 >> 2] >>> 4 | 0, i = i >>> 0 > y >>> 0 ? i : y;
              }
              if (n = n + 56 | 0, s = s - 1 | 0, !s) break;
            }
            w = f + 32 | 0, n = i;
          }
          X(b + 288 | 0, 4, 16);
        } else {
          for (i = Q(W, 56); f = i, !!(i && (i = i - 56 | 0, m0(b + 32 | 0, s), s = s + 56 | 0, k[b + 32 | 0] == 6)); ) ;
          n = f ? -1 : 0;
        }
        for (e[b + 56 >> 2] = n, e[b + 296 >> 2] = W, e[b + 292 >> 2] = Q(J, 24) + t, e[b + 288 >> 2] = t, e[b + 300 >> 2] = b + 56, e[b + 304 >> 2] = h, E = a, n = w + -64 | 0, w = n, f = b + 288 | 0, y = e[f + 16 >> 2], d = e[f + 12 >> 2], s = e[f + 4 >> 2], a = e[f >> 2], i = e[f + 8 >> 2]; ; ) {
          i: {
            if (e[f + 8 >> 2] = 0, i) {
              if (i - 1 >>> 0 >= (s - a >>> 0) / 24 >>> 0) break i;
              a = Q(i, 24) + a | 0;
            }
            for (; ; ) {
              if (i = a, (i | 0) == (s | 0)) break i;
              if (a = i + 24 | 0, e[f >> 2] = a, !(m[i + 8 >> 2] >= m[d >> 2]) && (D = k[i + 19 | 0], !(D >>> 0 > 17 | !(1 << D & 213120)))) break;
            }
            if (E2(n + 8 | 0, y, i), k[n + 61 | 0] == 3) break i;
            D = e[E + 8 >> 2], (D | 0) == e[E >> 2] && q(E, 1, 56, 4), a = i + 24 | 0, S(e[E + 4 >> 2] + Q(D, 56) | 0, n + 8 | 0, 56), e[E + 8 >> 2] = D + 1, i = 0;
            continue;
          }
          break;
        }
        w = n - -64 | 0, e[b + 212 >> 2] = B, e[b + 208 >> 2] = J, e[b + 204 >> 2] = t, i = e[h + 4 >> 2], e[b + 180 >> 2] = e[h >> 2], e[b + 184 >> 2] = i, i = e[h + 12 >> 2], e[b + 188 >> 2] = e[h + 8 >> 2], e[b + 192 >> 2] = i, e[b + 196 >> 2] = e[h + 16 >> 2], e[b + 200 >> 2] = e[h + 24 >> 2], S(b + 60 | 0, 1049604, 108), e[b + 176 >> 2] = 0, e[b + 168 >> 2] = 0, e[b + 172 >> 2] = 4, U0 = e[E + 8 >> 2], s = Q(U0, 56), t = e[E + 4 >> 2], y = s + t | 0, H = b + 180 | 0, i = t;
        i: {
          A: {
            for (; ; ) {
              if (s) {
                if (a = k[i + 51 | 0], s = s - 56 | 0, i = i + 56 | 0, (a | 0) == 2 | a >>> 0 > 5) continue;
                break A;
              }
              break;
            }
            for (n = 0, e[b + 240 >> 2] = 0, e[b + 232 >> 2] = 0, e[b + 236 >> 2] = 4, e[b + 252 >> 2] = 0, e[b + 244 >> 2] = 0, e[b + 248 >> 2] = 8, e[b + 264 >> 2] = 0, e[b + 256 >> 2] = 0, e[b + 260 >> 2] = 4, e[b + 284 >> 2] = e[h + 16 >> 2], i = e[h + 12 >> 2], e[b + 276 >> 2] = e[h + 8 >> 2], e[b + 280 >> 2] = i, i = e[h + 4 >> 2], e[b + 268 >> 2] = e[h >> 2], e[b + 272 >> 2] = i, a = t, i = 0; ; ) {
              a: {
                for (s = a - 52 | 0; ; ) {
                  if (f = s + 52 | 0, (y | 0) == (f | 0)) break a;
                  if (m0(b + 24 | 0, f), s = s + 56 | 0, i = i + 1 | 0, B = k[b + 24 | 0], (B | 0) != 6) break;
                }
                d = k[b + 25 | 0], n = 0;
                r: if (e[b + 212 >> 2] - 7 >>> 0 >= 3) {
                  if (P0(b + 288 | 0, b + 256 | 0, e[s + 36 >> 2]), a = e[b + 296 >> 2], v = 0, !a || (a = e[b + 292 >> 2] + (a << 4) | 0, f = a - 16 | 0, v = 0, !f)) break r;
                  n = e[f >> 2], v = e[a - 12 >> 2];
                } else v = 0;
                w0(b + 244 | 0, (B | 0) != 5 ? k[s | 0] : k[s + 2 | 0] | 256, n, e[b + 240 >> 2]), D = e[b + 240 >> 2], (D | 0) == e[b + 232 >> 2] && o0(b + 232 | 0, 16), a = s + 52 | 0, f = e[b + 236 >> 2] + (D << 4) | 0, l[f + 13 | 0] = d, l[f + 12 | 0] = B, e[f + 8 >> 2] = v, e[f + 4 >> 2] = n, e[f >> 2] = i - 1, n = D + 1 | 0, e[b + 240 >> 2] = n;
                continue;
              }
              break;
            }
            if (n) a: for (i = e[b + 252 >> 2], a = e[b + 248 >> 2], e[b + 296 >> 2] = 0, e[b + 288 >> 2] = 0, e[b + 292 >> 2] = 8, n = i, i = b + 288 | 0, p0(a, n, i), X(i, 8, 16), C4 = W >>> 0 > U0 >>> 0 ? 4 : t, s = e[b + 248 >> 2], d4 = s + 16 | 0, J0 = e[b + 252 >> 2], g4 = (J0 << 4) + s | 0, R4 = i + 5 | 0, M4 = b + 221 | 0, m4 = e[b + 240 >> 2], y4 = e[b + 236 >> 2]; ; ) {
              for (a = r, n = f, B = c, i = L - 1 | 0, f = (L << 4) + d4 | 0; ; ) {
                r: {
                  if ((s | 0) == (g4 | 0)) break a;
                  L = i + 2 | 0, r = e[s + 8 >> 2], c = e[s >> 2], t = e[s + 4 >> 2];
                  f: {
                    if (i >>> 0 < J0 >>> 0 && (D = f - 32 | 0, v = 1, (c | 0) == e[D >> 2] & (t | 0) == e[D + 4 >> 2])) break f;
                    L >>> 0 < J0 >>> 0 ? v = e[f >> 2] == (c | 0) & e[f + 4 >> 2] == (t | 0) : v = 0;
                  }
                  if (r >>> 0 < m4 >>> 0 & W >>> 0 <= U0 >>> 0 && (d = (r << 4) + y4 | 0, r = e[d >> 2], r >>> 0 < W >>> 0)) break r;
                  s = s + 16 | 0, i = i + 1 | 0, f = f + 16 | 0;
                  continue;
                }
                break;
              }
              D = Q(r, 56) + C4 | 0, r = k[D + 4 | 0], t = k[D + 6 | 0], i = e[D + 36 >> 2], G = e[D + 32 >> 2], c = e[d + 8 >> 2], f = e[b + 176 >> 2];
              r: {
                f: {
                  k: {
                    b: {
                      t: {
                        n: {
                          l: {
                            c: {
                              u: switch (k[d + 12 | 0] - 1 | 0) {
                                default:
                                  if (u2(b + 60 | 0, c), M = 71, A = 255, v) {
                                    y = 1;
                                    break n;
                                  } else {
                                    g = 255;
                                    break c;
                                  }
                                case 0:
                                  if (d = k[d + 13 | 0], u2(b + 60 | 0, c), i = c + 1 | 0, i = i >>> 0 >= m[b + 196 >> 2] ? 1048576 : e[b + 192 >> 2] + Q(i, 12) | 0, a = e[i + 8 >> 2] & 7, a) {
                                    if (y = 1, M = 71, A = 255, (a | 0) != 3) break n;
                                    for (a = e[i + 4 >> 2], t = e[i >> 2], g = e[b + 180 >> 2], B = e[b + 184 >> 2], o = 0, l[b + 300 | 0] = 0, e[b + 296 >> 2] = 0, i = a - ((a | 0) != 0) | 0, n = t + 1 | 0, B = i >>> 0 < n >>> 0 | i >>> 0 > B >>> 0, e[b + 292 >> 2] = B ? 0 : i - n | 0, e[b + 288 >> 2] = B ? 1 : n + g | 0; ; ) {
                                      s: {
                                        if (A0(b, b + 288 | 0), !k[b | 0]) break s;
                                        if (i = k[b + 1 | 0], (i - 32 & 255) >>> 0 >= 95) break n;
                                        if (n = o & 255, o = i, n | (i | 0) != 32) continue;
                                        break n;
                                      }
                                      break;
                                    }
                                    if (g = 255, (o & 255) == 32) break f;
                                    i = a - t >>> 0 > 2, M = i ? 72 : 71, g = i ? d : -1;
                                  } else M = 71, g = 255;
                                  if (v) break l;
                                  A = 255;
                                  break c;
                                case 1:
                                  if (v || (f0 = k[d + 13 | 0], y2(b + 16 | 0, b + 60 | 0, c), g0 = e[b + 20 >> 2], y = e[b + 16 >> 2], B2 = c + 1 | 0, Y2(b + 8 | 0, H, B2), x0 = e[b + 192 >> 2], i = e[d + 4 >> 2], j0 = e[b + 196 >> 2], t = e[(i >>> 0 >= j0 >>> 0 ? 1048576 : x0 + Q(i, 12) | 0) + 8 >> 2], (t & 7) != 4)) break t;
                                  for (v = t >>> 4 | 0, d = k[Q(((r & 255) >>> 0 <= 78 ? r : 0) & 255, 12) + 1051688 | 0], Z4 = e[b + 12 >> 2] + k[Q(d >>> 0 <= 61 ? d : 0, 25) + 1050153 | 0] | 0, i = i + 1 | 0; ; ) {
                                    if (t = i, v >>> 0 <= i >>> 0) break t;
                                    if (i = i + 1 | 0, G = i >>> 0 >= j0 >>> 0 ? 1048576 : Q(i, 12) + x0 | 0, x = e[G + 8 >> 2], i = x >>> 4 | 0, (x & 7) == 5 && P2(b + 60 | 0, t, f0)) break;
                                  }
                                  i = 0, v = e[G + 8 >> 2];
                                  s: {
                                    if ((v & 7) == 5) {
                                      for (F4 = v >>> 4 | 0, i = t + 2 | 0, v = 0, G = 0; ; ) {
                                        if (i >>> 0 < F4 >>> 0) {
                                          if (x = Q(i, 12), t = i, K = i >>> 0 >= m[b + 196 >> 2] ? 1048576 : x + e[b + 192 >> 2] | 0, v2 = e[K + 8 >> 2], (v2 & 7) != 4) break t;
                                          if (i = e[(i >>> 0 >= j0 >>> 0 ? 1048576 : x + x0 | 0) + 8 >> 2] >>> 4 | 0, x = e[K >> 2], K = b + 60 | 0, m2(K, t, d) || (y >>> 0 >= x >>> 0 | v || (l[b + 288 | 0] = 0, s0(K, y, g0, b + 288 | 0), v = 1), e[b + 292 >> 2] = B2, l[b + 289 | 0] = d, l[b + 288 | 0] = 3, l[b + 290 | 0] = (t + 1 | 0) != (v2 >>> 4 | 0), t = x + 1 | 0, s0(b + 60 | 0, t, t, b + 288 | 0), G = G + Z4 | 0, G >>> 0 <= 1048576)) continue;
                                          break t;
                                        }
                                        break;
                                      }
                                      if (i = (G | 0) != 0, v) break s;
                                    }
                                    l[b + 288 | 0] = 0, s0(b + 60 | 0, y, g0, b + 288 | 0);
                                  }
                                  M = i ? 73 : 71, g = i ? f0 : -1;
                                  break l;
                                case 2:
                                  u2(b + 60 | 0, c), y = 1, M = 71, A = 255;
                                  break n;
                                case 3:
                                  if (l[b + 288 | 0] = 2, l[b + 289 | 0] = t, s0(b + 60 | 0, G, i, b + 288 | 0), y = 1, M = 74, g = 255, v | k[D + 8 | 0] != 66) break k;
                                  if (i = r & 255, A = (i >>> 0 <= 78 ? r : 0) & 255, n = Q(A, 12), B = k[n + 1051689 | 0], A = Q((A >>> 0 >= 11 ? B : 0) & 255, 60), k[A + 1052900 | 0] == 1) s: {
                                    if (o = A + 1052848 | 0, (i | 0) != k[o + 57 | 0]) break s;
                                    M = 1, i = 0, a = e[b + 200 >> 2], g = 0, A = k[(n + 1051679 | 0) + 11 | 0], A >>> 0 <= 4 && (n = Q(A, 10) + 1050079 | 0, g = k[(n + k[a + 45 | 0] | 0) + 8 | 0], A = g >>> 0 > 8, g = A ? 0 : g, M = A ? 1 : n);
                                    w: {
                                      for (; ; ) {
                                        if ((i | 0) == (g | 0)) break w;
                                        if ((t | 0) != k[i + M | 0]) {
                                          i = i + 1 | 0;
                                          continue;
                                        }
                                        break;
                                      }
                                      for (e[b + 80 >> 2] = 0, e[b + 68 >> 2] = 0, A = e[d + 4 >> 2], l[b + 334 | 0] = 0, Y[b + 332 >> 1] = 0, l[b + 328 | 0] = 1, e[b + 320 >> 2] = 4, e[b + 324 >> 2] = 0, e[b + 312 >> 2] = a, e[b + 304 >> 2] = e[H + 16 >> 2], a = e[H + 12 >> 2], e[b + 296 >> 2] = e[H + 8 >> 2], e[b + 300 >> 2] = a, a = e[H + 4 >> 2], e[b + 288 >> 2] = e[H >> 2], e[b + 292 >> 2] = a, a = e[b + 212 >> 2], e[b + 308 >> 2] = Q(a >>> 0 <= 9 ? a : 0, 12) + 1052728, e[b + 316 >> 2] = b + 60, Y[b + 350 >> 1] = 0, e[b + 340 >> 2] = 1, e[b + 344 >> 2] = i, Y[b + 348 >> 1] = N[(o + ((i & 7) << 1) | 0) + 34 >> 1], i = A >>> 0 >= m[b + 304 >> 2] ? 1048576 : e[b + 300 >> 2] + Q(A, 12) | 0, a = e[i + 4 >> 2], e[b + 216 >> 2] = e[i >> 2], e[b + 220 >> 2] = a, e[b + 224 >> 2] = e[i + 8 >> 2], I2(b + 288 | 0, B, A, b + 216 | 0, b + 340 | 0), B = e[b + 204 >> 2], n = e[b + 208 >> 2], d = B + Q(n, 24) | 0, i = e[b + 64 >> 2], v = i + Q(e[b + 68 >> 2], 24) | 0; ; ) {
                                        if ((i | 0) != (v | 0)) {
                                          a = B, A = n, o = 0;
                                          o: {
                                            if (!A) break o;
                                            for (M = e[i + 12 >> 2], o = 0; ; ) {
                                              if (A >>> 0 >= 2) {
                                                g = A >>> 1 | 0, G = g + o | 0, o = M >>> 0 > m[(Q(G, 24) + a | 0) + 12 >> 2] ? G : o, A = A - g | 0;
                                                continue;
                                              }
                                              break;
                                            }
                                            o = (M >>> 0 > m[(Q(o, 24) + a | 0) + 12 >> 2]) + o | 0;
                                          }
                                          if (A = o, A) {
                                            if (n >>> 0 <= A - 1 >>> 0) break w;
                                            a = Q(A, 24) + a | 0;
                                          }
                                          for (A = i + 24 | 0, G = e[i + 12 >> 2], f0 = k[i + 17 | 0], g0 = k[i + 16 | 0], o = e[i + 8 >> 2], i = k[i + 19 | 0]; ; ) {
                                            o: {
                                              if (M = 74, g = 255, (a | 0) == (d | 0) || (G | 0) != e[a + 12 >> 2]) break k;
                                              if (M = k[a + 19 | 0], l[b + 220 | 0] = M, g = N[a + 16 >> 1], l[b + 221 | 0] = g, l[b + 222 | 0] = g >>> 8, g = e[a + 8 >> 2], e[b + 216 >> 2] = g, l[b + 294 | 0] = f0, l[b + 293 | 0] = g0, e[b + 288 >> 2] = o, l[b + 292 | 0] = i, (i | 0) == (M | 0) & (o | 0) == (g | 0) && H2(M4, R4)) break o;
                                              a = a + 24 | 0;
                                              continue;
                                            }
                                            break;
                                          }
                                          i = A;
                                          continue;
                                        }
                                        break;
                                      }
                                      M = 74, g = 255;
                                      break s;
                                    }
                                    M = 74;
                                    break b;
                                  }
                                  A = t;
                                  break c;
                                case 4:
                                  break u;
                              }
                              if (v || (v = b + 60 | 0, m2(v, e[d + 4 >> 2], t))) break t;
                              l[b + 289 | 0] = t, y = 1, l[b + 288 | 0] = e[b + 212 >> 2] - 7 >>> 0 < 3 ? 1 : 2, s0(v, G, i, b + 288 | 0), M = 75;
                              break b;
                            }
                            y = 0;
                            break f;
                          }
                          y = 1, A = 255;
                          break f;
                        }
                        g = 255;
                        break f;
                      }
                      y = 2, m[b + 176 >> 2] >= f >>> 0 && (e[b + 176 >> 2] = f), c = B, f = n, r = a;
                      break r;
                    }
                    g = 255;
                  }
                  A = t;
                }
                o = e[b + 176 >> 2] - f | 0;
              }
              s = s + 16 | 0, l[D + 28 | 0] = y, l[D + 27 | 0] = M, l[D + 26 | 0] = g, l[D + 25 | 0] = A, l[D + 24 | 0] = r, e[D + 20 >> 2] = o, e[D + 16 >> 2] = f, e[D + 12 >> 2] = c;
            }
            e[F + 8 >> 2] = e[b + 176 >> 2], i = e[b + 172 >> 2], e[F >> 2] = e[b + 168 >> 2], e[F + 4 >> 2] = i, X(b + 256 | 0, 4, 16), X(b + 244 | 0, 8, 16), X(b + 232 | 0, 4, 16);
            break i;
          }
          e[F + 8 >> 2] = e[b + 176 >> 2], i = e[b + 172 >> 2], e[F >> 2] = e[b + 168 >> 2], e[F + 4 >> 2] = i;
        }
        T2(b + 60 | 0), m[E + 8 >> 2] >= W >>> 0 && (e[E + 8 >> 2] = W), w = b + 352 | 0, a = e[Z + 40 >> 2], i = e[Z + 44 >> 2], s = e[Z + 52 >> 2], M = e[Z + 56 >> 2], f = w - 128 | 0, w = f, e[f + 64 >> 2] = h, e[f + 8 >> 2] = 0, e[f >> 2] = 0, e[f + 4 >> 2] = 4, e[f + 40 >> 2] = 0, e[f + 44 >> 2] = 0, e[f + 32 >> 2] = 0, e[f + 36 >> 2] = 4, e[f + 48 >> 2] = 0, e[f + 52 >> 2] = 0, e[f + 56 >> 2] = 8, e[f + 60 >> 2] = 0, Y[f + 68 >> 1] = N[525004], A = e[h + 4 >> 2], e[f + 12 >> 2] = e[h >> 2], e[f + 16 >> 2] = A, A = e[h + 12 >> 2], e[f + 20 >> 2] = e[h + 8 >> 2], e[f + 24 >> 2] = A, e[f + 28 >> 2] = e[h + 16 >> 2], g = Q(i, 56) + a | 0, t = e[h + 24 >> 2], A = f + 88 | 0, D = A + 12 | 0, W = A + 4 | 0, r = f + 52 | 0, y = f + 32 | 0, A = 0;
        i: {
          A: {
            for (; ; ) {
              if ((a | 0) != (g | 0)) {
                c = a + 32 | 0, o = e[263682], E = e[263679], b = e[f + 60 >> 2];
                a: if (k[e[e[f + 64 >> 2] + 24 >> 2] + 50 | 0]) {
                  if (n = k[a + 48 | 0], B = f + 88 | 0, M2(B, f, c), 1 << n & 3520 && n >>> 0 <= 11) {
                    Y0(a, B, 0, f, c), n = 0;
                    break a;
                  }
                  Y0(a, f + 88 | 0, 1, f, c), c = e[a + 36 >> 2], n = e[263679] << 1, w0(r, e[a + 32 >> 2], 0, n | 1), w0(r, c, 0, n + 2 | 0), z(1050056, 1050072), n = 1;
                } else n = f + 88 | 0, M2(n, f, c), Y0(a, n, 0, f, c), n = 0;
                if (d = n, H = k[a + 28 | 0], (H | 0) != 2) a: for (c = e[a + 20 >> 2], n = e[a + 16 >> 2], B = N[a + 24 >> 1], v = k[a + 26 | 0], L = k[a + 27 | 0], l[f + 94 | 0] = (L | 0) == 72, l[f + 93 | 0] = d, l[f + 92 | 0] = v, l[f + 90 | 0] = B, l[f + 91 | 0] = B >>> 8, l[f + 89 | 0] = H, l[f + 88 | 0] = L, l[f + 95 | 0] = 0, B = f + 88 | 0, _2(B, 8), v = c, d = c + n | 0, c = c >>> 0 > d >>> 0 | d >>> 0 > M >>> 0, d = c ? 0 : v, e[f + 88 >> 2] = d, z(B, W), n = c ? 4 : (n << 4) + s | 0, B = d << 4; ; ) {
                  if (!B) break a;
                  c = e[n + 4 >> 2], e[f + 72 >> 2] = e[n >> 2], e[f + 76 >> 2] = c, c = e[n + 12 >> 2], d = e[n + 8 >> 2], H = e[263682], F2(f + 72 | 0, e[f + 64 >> 2], 1054720), H = s2(H), w0(r, d, 0, e[263679] << 1), w0(r, c, 0, (e[263679] << 1) + 2 | 0), e[f + 96 >> 2] = H, e[f + 88 >> 2] = 0, e[f + 92 >> 2] = 0, z(f + 88 | 0, D), B = B - 16 | 0, n = n + 16 | 0;
                }
                if (!k[t + 51 | 0] && A && m[f + 48 >> 2] >= 1048577) break A;
                a = a + 56 | 0, A = A + 1 | 0;
                continue;
              }
              break;
            }
            A = i;
            break i;
          }
          if (E >>> 0 <= m[263679] && (e[263679] = E), o >>> 0 <= m[263682] && (e[263682] = o), m[f + 60 >> 2] < b >>> 0) break i;
          e[f + 60 >> 2] = b;
        }
        for (a = k[t + 49 | 0], i = e[r + 4 >> 2], e[f + 72 >> 2] = e[r >> 2], e[f + 76 >> 2] = i, i = e[r + 8 >> 2], e[f + 80 >> 2] = i, g = e[262499], r = e[262500], c = e[262501], n = e[f + 76 >> 2], e[f + 96 >> 2] = 0, e[f + 88 >> 2] = 0, e[f + 92 >> 2] = 8, t = f + 88 | 0, p0(n, i, t), X(t, 8, 16), l[f + 116 | 0] = a, e[f + 108 >> 2] = 0, e[f + 112 >> 2] = 1, e[f + 100 >> 2] = 0, e[f + 104 >> 2] = 0, e[f + 96 >> 2] = e[h + 8 >> 2], a = e[h + 4 >> 2], e[f + 88 >> 2] = e[h >> 2], e[f + 92 >> 2] = a, B = i << 4, D = c - 1 | 0, W = r - 1 | 0; ; ) {
          if (B) {
            for (M = e[n + 8 >> 2], c = w + -64 | 0, w = c, t = f + 88 | 0, i = e[t + 8 >> 2], a = e[n >> 2], o = i >>> 0 < a >>> 0 ? i : a, i = e[t + 12 >> 2], r = c + 29 | 0; ; ) {
              if (i >>> 0 < o >>> 0) {
                for (; a = i, i = i - -64 | 0, o >>> 0 >= i >>> 0 && (e[c + 48 >> 2] = a, e[c + 28 >> 2] = t, e[c + 32 >> 2] = c + 48, E = c + 28 | 0, !(Z0(E, 0) | Z0(E, 16) | Z0(E, 32) | Z0(E, 48))); ) ;
                for (E = e[t + 4 >> 2], s = e[t >> 2], i = 0; ; ) {
                  if (!(a >>> 0 >= o >>> 0 | i)) {
                    i = c + 48 | 0, a >>> 0 <= E >>> 0 & E - a >>> 0 >= 16 && (i = a + s | 0, b = k[i + 12 | 0] | k[i + 13 | 0] << 8 | (k[i + 14 | 0] << 16 | k[i + 15 | 0] << 24), h = k[i + 8 | 0] | k[i + 9 | 0] << 8 | (k[i + 10 | 0] << 16 | k[i + 11 | 0] << 24), l[r + 8 | 0] = h, l[r + 9 | 0] = h >>> 8, l[r + 10 | 0] = h >>> 16, l[r + 11 | 0] = h >>> 24, l[r + 12 | 0] = b, l[r + 13 | 0] = b >>> 8, l[r + 14 | 0] = b >>> 16, l[r + 15 | 0] = b >>> 24, b = k[i + 4 | 0] | k[i + 5 | 0] << 8 | (k[i + 6 | 0] << 16 | k[i + 7 | 0] << 24), i = k[i | 0] | k[i + 1 | 0] << 8 | (k[i + 2 | 0] << 16 | k[i + 3 | 0] << 24), l[r | 0] = i, l[r + 1 | 0] = i >>> 8, l[r + 2 | 0] = i >>> 16, l[r + 3 | 0] = i >>> 24, l[r + 4 | 0] = b, l[r + 5 | 0] = b >>> 8, l[r + 6 | 0] = b >>> 16, l[r + 7 | 0] = b >>> 24, i = r), e[c + 56 >> 2] = 0, e[c + 60 >> 2] = 0, e[c + 48 >> 2] = 0, e[c + 52 >> 2] = 0, b = k[i + 4 | 0] | k[i + 5 | 0] << 8 | (k[i + 6 | 0] << 16 | k[i + 7 | 0] << 24), e[c + 8 >> 2] = k[i | 0] | k[i + 1 | 0] << 8 | (k[i + 2 | 0] << 16 | k[i + 3 | 0] << 24), e[c + 12 >> 2] = b, b = k[i + 12 | 0] | k[i + 13 | 0] << 8 | (k[i + 14 | 0] << 16 | k[i + 15 | 0] << 24), e[c + 16 >> 2] = k[i + 8 | 0] | k[i + 9 | 0] << 8 | (k[i + 10 | 0] << 16 | k[i + 11 | 0] << 24), e[c + 20 >> 2] = b, i = b2(c + 8 | 0), b = i | 65536, a = a + (b ? 31 - $(b ^ b - 1) | 0 : 32) | 0;
                    continue;
                  }
                  break;
                }
                if (b = e[t + 12 >> 2], i = a >>> 0 > o >>> 0 ? o : a, e[t + 12 >> 2] = i, b = e[t + 16 >> 2] + (i - b | 0) | 0, e[t + 16 >> 2] = b, a >>> 0 >= o >>> 0) continue;
                a = i >>> 0 < E >>> 0 ? k[i + s | 0] : 0, i = i + 1 | 0, e[t + 12 >> 2] = i;
                i: if (k[t + 28 | 0] == 1) {
                  if (v = 0, a << 24 >> 24 < -64) break i;
                  v = (a & 255) >>> 0 > 239 ? 2 : 1;
                } else v = 1;
                b = v + b | 0, e[t + 16 >> 2] = b;
                i: {
                  A: switch ((a & 255) - 10 | 0) {
                    case 0:
                      break i;
                    case 3:
                      break A;
                    default:
                      continue;
                  }
                  if (i >>> 0 >= E >>> 0) break i;
                  if (k[i + s | 0] == 10) continue;
                }
                e[t + 20 >> 2] = b, e[t + 24 >> 2] = e[t + 24 >> 2] + 1;
                continue;
              }
              break;
            }
            w = c - -64 | 0, a = e[f + 108 >> 2], i = e[f + 112 >> 2], r = e[f + 104 >> 2], e[f + 120 >> 2] = r + g, c = M >>> 1 | 0, t = f + 120 | 0, c0(c, t, 1), M & 1 && (e[f + 120 >> 2] = i + W, e[f + 124 >> 2] = ((r - a | 0) + ((i | 0) == 1 ? D : 0) | 0) + 1, c0(c + 2 | 0, t, 2)), n = n + 16 | 0, B = B - 16 | 0;
            continue;
          }
          break;
        }
        X(f + 72 | 0, 8, 16), X(f, 4, 16), X(y, 4, 4), w = f + 128 | 0, X(F, 4, 16), X(p, 4, 56), i = A;
      }
      e[N0 >> 2] = i, l[N0 + 5 | 0] = i >>> 0 < J >>> 0, l[N0 + 4 | 0] = k[W0 + 8 | 0], w = Z - -64 | 0, A = k[r0 + 45 | 0], i = w - 16 | 0, w = i, a = k[V + 45 | 0], r = k[V + 44 | 0], e[i + 12 >> 2] = e[V + 40 >> 2], e[i + 8 >> 2] = a << 1 & 2 | (r | (A ? 256 : 0)), c0(3, i + 8 | 0, 2), w = i + 16 | 0, w = V + 48 | 0, w = j + 16 | 0, i = e[263679];
      e: {
        if (i >>> 0 >= 4) i: {
          if ((i | 0) != 7 || (A = e[263678], k[A + 12 | 0] != 1) || l0(A + 16 | 0, 1050044, 12)) break i;
          i = 0;
          break e;
        }
        e[u + 64 >> 2] = i, i = u - -64 | 0, c0(0, i, 1), e[u + 64 >> 2] = e[263681], c0(1, i, 1), e[u + 64 >> 2] = e[263682], c0(2, i, 1), i = e[263678];
      }
      return l[1054036] = 0, w = u + 176 | 0, w = R + 96 | 0, i | 0;
    }
    function Z2(i, A, a) {
      var r = 0, b = 0, f = 0, n = 0, c = 0, t = 0, u = 0;
      for (r = w - 32 | 0, w = r, e[r + 16 >> 2] = 0, e[r + 20 >> 2] = 0, e[r + 8 >> 2] = 0, e[r + 12 >> 2] = 0, b = a & 15, b && S(r + 8 | 0, (a & 2147483632) + A | 0, b), c = (a & -16) + A | 0; ; ) {
        e: {
          i: {
            if (A && (b = A + 16 | 0, (A | 0) != (c | 0))) break i;
            if (t) break e;
            A = r + 8 | 0, t = 1, b = 0;
          }
          for (l[r + 31 | 0] = 126, f = r + 31 | 0, u = a4(A, f), l[r + 31 | 0] = 47, A = a4(A, f) | u, f = 0; ; ) {
            if (A) {
              A = A - 1 & A, f = f + 1 | 0;
              continue;
            }
            break;
          }
          n = f + n | 0, A = b;
          continue;
        }
        break;
      }
      G0(i, (a + n | 0) + 1 | 0), w = r + 32 | 0;
    }
    function F2(i, A, a) {
      var r = 0, b = 0, f = 0;
      r = w - 16 | 0, w = r;
      e: {
        i: switch (k[i | 0] - 1 | 0) {
          case 0:
            i = k[i + 1 | 0], i = Q(i >>> 0 <= 61 ? i : 0, 25), e0(a, i + 1050129 | 0, k[i + 1050153 | 0]);
            break e;
          case 1:
            i = k[i + 1 | 0], H0(a, 34), i = Q(i >>> 0 <= 61 ? i : 0, 25), e0(a, i + 1050129 | 0, k[i + 1050153 | 0]), H0(a, 34);
            break e;
          case 2:
            break i;
          default:
            break e;
        }
        if (b = k[i + 2 | 0], f = e[i + 4 >> 2], i = k[i + 1 | 0], l[r + 8 | 0] = 2, l[r + 9 | 0] = i, F2(r + 8 | 0, A, a), H0(a, 58), Y2(r, A, f), e0(a, e[r >> 2], e[r + 4 >> 2]), (b | 0) != 1) break e;
        H0(a, 44);
      }
      w = r + 16 | 0;
    }
    function T0(i, A, a) {
      var r = 0, b = 0, f = 0;
      r = w - 32 | 0, w = r;
      e: if (k[e[i + 20 >> 2] + 10 | 0] == 2) {
        if (f = e[i >> 2], b = e[i + 8 >> 2], i = b >>> 0 > m[i + 4 >> 2], h0(r + 4 | 0, i ? 1 : f, i ? 0 : b, e[A >> 2], e[A + 4 >> 2]), i = e[r + 4 >> 2], (i | 0) == -2147483648) break e;
        A = e[r + 8 >> 2], e[r + 16 >> 2] = i, e[r + 20 >> 2] = A, i = e[r + 12 >> 2], e[r + 24 >> 2] = i, e0(a, e[r + 20 >> 2], i), X(r + 16 | 0, 1, 1);
      } else {
        A = e[A + 8 >> 2], A = A >>> 0 >= m[i + 16 >> 2] ? 1048576 : e[i + 12 >> 2] + Q(A, 12) | 0, b = e[A + 4 >> 2], e[r + 16 >> 2] = e[A >> 2], e[r + 20 >> 2] = b, A = e[A + 8 >> 2], e[r + 24 >> 2] = A;
        i: switch ((A & 7) - 3 | 0) {
          case 0:
          case 3:
            break i;
          default:
            break e;
        }
        F0(i, r + 16 | 0, a);
      }
      w = r + 32 | 0;
    }
    function O0(i, A) {
      var a = 0, r = 0, b = 0, f = 0, n = 0, c = 0, t = 0, u = 0;
      for (r = w + -64 | 0, w = r, c = e[i + 4 >> 2], n = c - A | 0, a = r + 32 | 0, t = r + 16 | 0, u = e[i >> 2]; i = r + 48 | 0, A >>> 0 <= c >>> 0 & n >>> 0 >= 16 && (i = A + u | 0, b = k[i + 12 | 0] | k[i + 13 | 0] << 8 | (k[i + 14 | 0] << 16 | k[i + 15 | 0] << 24), f = k[i + 8 | 0] | k[i + 9 | 0] << 8 | (k[i + 10 | 0] << 16 | k[i + 11 | 0] << 24), l[a + 8 | 0] = f, l[a + 9 | 0] = f >>> 8, l[a + 10 | 0] = f >>> 16, l[a + 11 | 0] = f >>> 24, l[a + 12 | 0] = b, l[a + 13 | 0] = b >>> 8, l[a + 14 | 0] = b >>> 16, l[a + 15 | 0] = b >>> 24, b = k[i + 4 | 0] | k[i + 5 | 0] << 8 | (k[i + 6 | 0] << 16 | k[i + 7 | 0] << 24), i = k[i | 0] | k[i + 1 | 0] << 8 | (k[i + 2 | 0] << 16 | k[i + 3 | 0] << 24), l[a | 0] = i, l[a + 1 | 0] = i >>> 8, l[a + 2 | 0] = i >>> 16, l[a + 3 | 0] = i >>> 24, l[a + 4 | 0] = b, l[a + 5 | 0] = b >>> 8, l[a + 6 | 0] = b >>> 16, l[a + 7 | 0] = b >>> 24, i = a), e[r + 56 >> 2] = 0, e[r + 60 >> 2] = 0, e[r + 48 >> 2] = 0, e[r + 52 >> 2] = 0, b = k[i + 4 | 0] | k[i + 5 | 0] << 8 | (k[i + 6 | 0] << 16 | k[i + 7 | 0] << 24), e[r + 8 >> 2] = k[i | 0] | k[i + 1 | 0] << 8 | (k[i + 2 | 0] << 16 | k[i + 3 | 0] << 24), e[r + 12 >> 2] = b, b = k[i + 12 | 0] | k[i + 13 | 0] << 8 | (k[i + 14 | 0] << 16 | k[i + 15 | 0] << 24), e[r + 16 >> 2] = k[i + 8 | 0] | k[i + 9 | 0] << 8 | (k[i + 10 | 0] << 16 | k[i + 11 | 0] << 24), e[r + 20 >> 2] = b, n = n - 16 | 0, A = A + 16 | 0, i = z2(r + 8 | 0) | z2(t) << 8, !i; ) ;
      return w = r - -64 | 0, i ? i = 31 - $(i - 1 ^ i) | 0 : i = 32, (i + A | 0) - 16 | 0;
    }
    function V2(i, A, a) {
      var r = 0, b = 0, f = 0, n = 0, c = 0, t = 0, u = 0;
      r = a + 4 | 0, n = a >>> 0 > r >>> 0 ? a : r, c = e[A + 12 >> 2], u = e[A + 16 >> 2], b = 1;
      e: {
        for (; ; ) {
          i: {
            if ((a | 0) == (n | 0)) break e;
            if (a >>> 0 >= u >>> 0) break i;
            if (r = k[a + c | 0], f = r - 48 | 0, (f & 255) >>> 0 >= 10) if ((r - 97 & 255) >>> 0 < 6) f = r - 87 | 0;
            else {
              if ((r - 71 & 255) >>> 0 < 250) break i;
              f = r - 55 | 0;
            }
            t = f & 255 | t << 4, a = a + 1 | 0;
            continue;
          }
          break;
        }
        b = 0, f = e[A + 16 >> 2];
        i: {
          if (f >>> 0 <= a >>> 0) r = e[A + 20 >> 2], b = r >>> 0 > a >>> 0;
          else A: {
            if (r = e[A + 20 >> 2], r >>> 0 <= a >>> 0) break A;
            if (n = e[A + 12 >> 2], c = l[n + a | 0], (c | 0) >= 0) {
              b = 1;
              break A;
            }
            if (b = B0(A + 12 | 0, a), b) break A;
            if (r = 0, b = a + 1 | 0, b >>> 0 < f >>> 0 && (r = (k[b + n | 0] & 224) == 160), b = a + 2 | 0, b >>> 0 < f >>> 0) a: {
              if (r ^ 1 | (c | 0) != -19 || l[b + n | 0] >= -64) break a;
              l[A + 4 | 0] = 15, e[A >> 2] = a, e[A + 8 >> 2] = a + 3;
              break i;
            }
            l[A + 4 | 0] = 14, e[A >> 2] = a, e[A + 8 >> 2] = a + 1;
            break i;
          }
          l[A + 4 | 0] = 10, a = a >>> 0 > r >>> 0 ? r : a, e[A >> 2] = a, e[A + 8 >> 2] = a + b;
        }
        b = 0;
      }
      e[i + 4 >> 2] = t, e[i >> 2] = b;
    }
    function X2(i, A, a) {
      var r = 0, b = 0, f = 0, n = 0, c = 0, t = 0, u = 0;
      n = A + 16 | 0, f = a - ((a | 0) != 0) | 0, r = w - 32 | 0;
      e: {
        i: {
          for (; ; ) {
            if (!(c + f | 0)) break i;
            if (b = n - 16 | 0, u = e[b >> 2], b = e[b + 4 >> 2], t = e[n + 4 >> 2], (b | 0) == (t | 0) & u >>> 0 <= m[n >> 2] | b >>> 0 < t >>> 0) {
              c = c - 1 | 0, n = n + 16 | 0;
              continue;
            }
            break;
          }
          if (b = 1 - c | 0, f = 0, b >>> 0 > a >>> 0) break e;
          e[r + 8 >> 2] = n, e[r + 4 >> 2] = b, e[r + 12 >> 2] = (a + c | 0) - 1, f = A;
          break e;
        }
        f = 0;
      }
      e[r >> 2] = f, e[r + 20 >> 2] = a, e[r + 16 >> 2] = A, A = f ? r : r + 16 | 0, a = e[A + 4 >> 2], e[i >> 2] = e[A >> 2], e[i + 4 >> 2] = a, e[r + 24 >> 2] = 8, e[r + 28 >> 2] = 0, a = e[A + 12 >> 2], e[i + 8 >> 2] = e[A + 8 >> 2], e[i + 12 >> 2] = a;
    }
    function G2(i) {
      var A = 0, a = 0, r = 0, b = 0, f = 0, n = 0, c = 0;
      A = w - 16 | 0, w = A, a = e[i + 8 >> 2], e0(i, 1048832, 32), c = e[i + 8 >> 2], b = a + 32 | 0, f = c >>> 0 < b >>> 0, b = f ? 0 : b, f = f ? 1 : e[i + 4 >> 2];
      e: {
        for (; ; ) {
          if (a >>> 0 > r >>> 0) {
            if (n = 1, l[r + f | 0] < 0 & r >>> 0 < b >>> 0 && (e[A + 12 >> 2] = a, e[A + 8 >> 2] = b, e[A + 4 >> 2] = f, n = B0(A + 4 | 0, r), !n)) break e;
            r = r + n | 0;
            continue;
          }
          break;
        }
        if (a >>> 0 > c >>> 0) break e;
        e[i + 8 >> 2] = a;
      }
      return w = A + 16 | 0, a >>> 0 <= r >>> 0;
    }
    function H2(i, A) {
      var a = 0, r = 0;
      e: {
        if (a = k[i | 0], (a | 0) == k[A | 0]) i: {
          r = 1;
          A: switch (a | 0) {
            case 5:
              return i = k[i + 1 | 0], A = k[A + 1 | 0], a = (i | 0) == (A | 0), r = a & i >>> 0 > 13, i = i >>> 0 < 14, A = A >>> 0 > 13 ? r : i, i ? a & A : A;
            case 0:
            case 1:
            case 2:
            case 3:
            case 9:
              break e;
            case 11:
              break A;
            default:
              break i;
          }
          break e;
        }
        return r;
      }
      return k[i + 1 | 0] == k[A + 1 | 0];
    }
    function K0(i, A, a) {
      var r = 0, b = 0, f = 0, n = 0, c = 0;
      r = w - 16 | 0, w = r, k[(e[A + 16 >> 2] ? e[A + 12 >> 2] : 1048576) + 8 | 0] & 8 ? (b = e[A + 8 >> 2], n = b >>> 0 > m[A + 4 >> 2], f = e[a >> 2], a = e[a + 4 >> 2], b = f >>> 0 > a >>> 0 | a >>> 0 > (n ? 0 : b) >>> 0, c = b ? 0 : a - f | 0, a = 1, A = b ? 1 : (n ? 1 : e[A >> 2]) + f | 0) : (V0(r + 8 | 0, A, a), a = 0, c = e[r + 12 >> 2], A = e[r + 8 >> 2]), l[i + 12 | 0] = a, e[i + 4 >> 2] = c, e[i >> 2] = A, e[i + 8 >> 2] = 0, w = r + 16 | 0;
    }
    function q0(i, A, a) {
      var r = 0, b = 0, f = 0, n = 0, c = 0, t = 0;
      for (n = A >>> 0 < a >>> 0 ? a : A; ; ) {
        if ((A | 0) != (n | 0)) {
          if (b = e[i + 16 >> 2], a = b >>> 0 > A >>> 0, r = Q(A, 12), A = A + 1 | 0, f = e[i + 12 >> 2], a = e[(a ? r + f | 0 : 1048576) + 8 >> 2], (a & 7) != 4) continue;
          for (r = a >>> 4 | 0, a = e[i + 28 >> 2], c = a + 12 | 0, t = e[a + 20 >> 2], a = A; ; ) {
            if (a >>> 0 < r >>> 0) {
              h4(c, a), a = a + 1 | 0, a = e[(a >>> 0 >= b >>> 0 ? 1048576 : Q(a, 12) + f | 0) + 8 >> 2] >>> 4 | 0;
              continue;
            }
            break;
          }
          l4(i, t);
          continue;
        }
        break;
      }
    }
    function k0(i, A, a, r, b, f) {
      var n = 0, c = 0, t = 0, u = 0, s = 0, o = 0, h = 0, B = 0;
      if (c = w - 16 | 0, w = c, f && (a = a + r | 0, r >>> 0 <= a >>> 0)) {
        u = c + 4 | 0, n = w - 32 | 0, w = n, s = 1, r = 4, t = e[A >> 2] << 1, a = a >>> 0 > t >>> 0 ? a : t, t = (f | 0) == 1 ? 8 : f >>> 0 < 1025 ? 4 : 1, o = a >>> 0 > t >>> 0 ? a : t, a = T(f, 0, o, 0);
        e: {
          if (!U & -2147483648 - b >>> 0 >= a >>> 0) {
            r = 0, h = n + 28 | 0, f && (B = e[A >> 2], B && (e[n + 28 >> 2] = b, r = Q(f, B), h = n + 24 | 0, f = e[A + 4 >> 2])), e[h >> 2] = r, e[n + 28 >> 2] ? (r = e[n + 24 >> 2], r ? (f = k4(f, b, r, a), r = a) : (l2(n + 16 | 0, b, a), f = e[n + 16 >> 2], r = e[n + 20 >> 2])) : (l2(n + 8 | 0, b, a), f = e[n + 8 >> 2], r = e[n + 12 >> 2]), f ? (e[u + 4 >> 2] = f, s = 0, a = r) : e[u + 4 >> 2] = b, r = 8;
            break e;
          }
          a = 0;
        }
        e[r + u >> 2] = a, e[u >> 2] = s, w = n + 32 | 0, e[c + 4 >> 2] != 1 ? (a = e[c + 8 >> 2], e[A >> 2] = o, e[A + 4 >> 2] = a, n = -2147483647) : (t = e[c + 12 >> 2], n = e[c + 8 >> 2]);
      }
      e[i + 4 >> 2] = t, e[i >> 2] = n, w = c + 16 | 0;
    }
    function _0(i, A) {
      var a = 0, r = 0, b = 0;
      if (a = e[i + 4 >> 2], r = A >>> 0 < a >>> 0 ? A : a, e[i + 4 >> 2] = a - r, A = e[i >> 2], e[i >> 2] = r + A, i = 0, a) for (; b = k[A | 0], a = b - 48 | 0, (a & 255) >>> 0 >= 10 && (a = (b - 97 & 255) >>> 0 < 6 ? b - 87 | 0 : (b - 65 & 255) >>> 0 >= 6 ? 16 : b - 55 | 0), i = a & 15 | i << 4, A = A + 1 | 0, r = r - 1 | 0, !!r; ) ;
      return i;
    }
    function E0(i, A) {
      var a = 0, r = 0;
      e: {
        if ((k[A + 19 | 0] & 30) == 8) {
          if (k[i + 45 | 0]) break e;
          if (k[i + 46 | 0]) {
            if (k[A + 16 | 0]) break e;
            i: switch (a = k[A + 17 | 0], k[Q(a >>> 0 <= 78 ? a : 0, 12) + 1051687 | 0] - 2 | 0) {
              case 0:
              case 4:
                break i;
              default:
                break e;
            }
            l[A + 21 | 0] = 0;
          }
          if (a = e[i + 24 >> 2], k[a + 47 | 0]) break e;
        } else a = e[i + 24 >> 2];
        if (r = k[A + 20 | 0], (r | 0) == 3 || k[a + 46 | 0] & k[A + 21 | 0] == 1 || (l[i + 40 | 0] = k[i + 40 | 0] & (r | 0) != 0, k[i + 44 | 0])) break e;
        n4(e[i + 28 >> 2], A);
      }
    }
    function $0(i, A, a, r) {
      var b = 0, f = 0, n = 0, c = 0;
      b = k[A + 58 | 0], f = k[A + 57 | 0], A = b + f >>> 0 > 79, f = A ? 1 : Q(f, 12) + 1051679 | 0, A = Q(A ? 0 : b, 12), b = 0;
      e: {
        for (; ; ) {
          if (!A) break e;
          if (n = k[f + 9 | 0], !s4(Q(n >>> 0 <= 61 ? n : 0, 25) + 1050129 | 0, a, r)) {
            A = A - 12 | 0, b = b + 1 | 0, f = f + 12 | 0;
            continue;
          }
          break;
        }
        c = 1;
      }
      e[i + 4 >> 2] = b, e[i >> 2] = c;
    }
    function e2(i, A, a) {
      var r = 0, b = 0, f = 0, n = 0;
      if (r = w - 16 | 0, w = r, (A | 0) != (a | 0)) e: {
        if (b = e[i + 8 >> 2], f = b >>> 0 > m[i + 4 >> 2], b = (f ? 0 : b) >>> 0 < a >>> 0 | A >>> 0 > a >>> 0, b || (i = b ? 1 : (f ? 1 : e[i >> 2]) + A | 0, k[i | 0] != 34) || ($2(r + 8 | 0, i + 1 | 0, (A ^ -1) + a | 0), !e[r + 12 >> 2])) break e;
        n = !(k[e[r + 8 >> 2]] - 91 & 223);
      }
      return w = r + 16 | 0, n;
    }
    function i2(i, A, a, r, b, f, n, c) {
      var t = 0;
      t = w - 32 | 0, w = t, l[t + 29 | 0] = a, l[t + 28 | 0] = 0, l[t + 27 | 0] = A, l[t + 24 | 0] = 0, e[t + 16 >> 2] = b, e[t + 20 >> 2] = f, e[t + 12 >> 2] = n, e[t + 8 >> 2] = f, a = e[i + 20 >> 2], l[t + 25 | 0] = r, A = Q(((r & 255) >>> 0 <= 78 ? r : 0) & 255, 12), l[t + 26 | 0] = k[(k[A + 1051679 | 0] ? A + 1051680 | 0 : a + 9 | 0) | 0], d0(i, t + 8 | 0, !k[A + 1051683 | 0], c), w = t + 32 | 0;
    }
    function A2(i, A, a, r) {
      var b = 0, f = 0, n = 0;
      b = A + r | 0;
      e: {
        if (b >>> 0 >= A >>> 0) i: {
          if (f = e[i + 16 >> 2], f >>> 0 < b >>> 0 || (n = e[i + 12 >> 2], l0(n + A | 0, a, r)) || (r = b >>> 0 < f >>> 0 ? k[b + n | 0] : 0, a = r & 255, (a | 0) == 46 | (a | 0) == 95 | (r - 48 & 255) >>> 0 < 10)) break i;
          if (((r & -33) - 65 & 255) >>> 0 >= 26) break e;
        }
        x2(i, A), b = 0;
      }
      return b;
    }
    function W2(i, A) {
      var a = 0, r = 0, b = 0, f = 0, n = 0;
      if (r = e[i + 12 >> 2], b = e[i + 16 >> 2], f = k[r + A | 0] == 237 & b >>> 0 > A >>> 0, a = A + 1 | 0, b >>> 0 > a >>> 0 && (n = (k[a + r | 0] & 224) == 160), a = A + 2 | 0, b >>> 0 > a >>> 0) e: {
        if (!(n & f) || l[a + r | 0] >= -64) break e;
        l[i + 4 | 0] = 15, e[i >> 2] = A, e[i + 8 >> 2] = A + 3;
        return;
      }
      l[i + 4 | 0] = 14, e[i >> 2] = A, e[i + 8 >> 2] = A + 1;
    }
    function y0(i, A, a, r) {
      var b = 0, f = 0, n = 0;
      n = r ^ -1, A = e[263692] + (A << 2) | 0;
      e: {
        i: {
          for (; ; ) {
            if (A = e[A >> 2], A) {
              if (f = e[A + 12 >> 2] + A | 0, b = A + r & n, f >>> 0 < b + a >>> 0) continue;
              break i;
            }
            break;
          }
          A = 0;
          break e;
        }
        t0(A), (A | 0) != (b | 0) ? n0(A, b) : (A = A - 4 | 0, e[A >> 2] = e[A >> 2] ^ 2), e[i + 8 >> 2] = f, e[i + 4 >> 2] = b, A = 1;
      }
      e[i >> 2] = A;
    }
    function Z0(i, A) {
      var a = 0, r = 0, b = 0, f = 0;
      return r = w + -64 | 0, w = r, a = r + 48 | 0, b = e[i >> 2], f = e[b + 4 >> 2], i = e[e[i + 4 >> 2] >> 2] + A | 0, f >>> 0 >= i >>> 0 & f - i >>> 0 >= 16 && (a = i + e[b >> 2] | 0, A = k[a + 12 | 0] | k[a + 13 | 0] << 8 | (k[a + 14 | 0] << 16 | k[a + 15 | 0] << 24), i = k[a + 8 | 0] | k[a + 9 | 0] << 8 | (k[a + 10 | 0] << 16 | k[a + 11 | 0] << 24), l[r + 40 | 0] = i, l[r + 41 | 0] = i >>> 8, l[r + 42 | 0] = i >>> 16, l[r + 43 | 0] = i >>> 24, l[r + 44 | 0] = A, l[r + 45 | 0] = A >>> 8, l[r + 46 | 0] = A >>> 16, l[r + 47 | 0] = A >>> 24, A = k[a + 4 | 0] | k[a + 5 | 0] << 8 | (k[a + 6 | 0] << 16 | k[a + 7 | 0] << 24), i = k[a | 0] | k[a + 1 | 0] << 8 | (k[a + 2 | 0] << 16 | k[a + 3 | 0] << 24), l[r + 32 | 0] = i, l[r + 33 | 0] = i >>> 8, l[r + 34 | 0] = i >>> 16, l[r + 35 | 0] = i >>> 24, l[r + 36 | 0] = A, l[r + 37 | 0] = A >>> 8, l[r + 38 | 0] = A >>> 16, l[r + 39 | 0] = A >>> 24, a = r + 32 | 0), e[r + 56 >> 2] = 0, e[r + 60 >> 2] = 0, e[r + 48 >> 2] = 0, e[r + 52 >> 2] = 0, i = k[a + 4 | 0] | k[a + 5 | 0] << 8 | (k[a + 6 | 0] << 16 | k[a + 7 | 0] << 24), e[r + 8 >> 2] = k[a | 0] | k[a + 1 | 0] << 8 | (k[a + 2 | 0] << 16 | k[a + 3 | 0] << 24), e[r + 12 >> 2] = i, i = k[a + 12 | 0] | k[a + 13 | 0] << 8 | (k[a + 14 | 0] << 16 | k[a + 15 | 0] << 24), e[r + 16 >> 2] = k[a + 8 | 0] | k[a + 9 | 0] << 8 | (k[a + 10 | 0] << 16 | k[a + 11 | 0] << 24), e[r + 20 >> 2] = i, i = b2(r + 8 | 0), w = r - -64 | 0, i;
    }
    function a2(i, A) {
      var a = 0, r = 0, b = 0, f = 0;
      if (!k[A + 8 | 0]) e: {
        r = e[A + 4 >> 2], b = e[A >> 2];
        i: {
          for (; ; ) {
            if ((a | 0) != (r | 0)) {
              if (f = a + b | 0, k[f | 0] == 47) break i;
              a = a + 1 | 0;
              continue;
            }
            break;
          }
          l[A + 8 | 0] = 1, a = r;
          break e;
        }
        e[A + 4 >> 2] = (a ^ -1) + r, e[A >> 2] = f + 1;
      }
      e[i + 4 >> 2] = a, e[i >> 2] = b;
    }
    function N2(i, A, a, r, b, f, n) {
      var c = 0;
      c = w - 32 | 0, w = c, l[c + 29 | 0] = a, l[c + 28 | 0] = 0, l[c + 27 | 0] = A, l[c + 26 | 0] = r, l[c + 25 | 0] = f, l[c + 24 | 0] = b, e[c + 16 >> 2] = n, A = m[i + 16 >> 2] <= n >>> 0 ? 1048576 : e[i + 12 >> 2] + Q(n, 12) | 0, a = e[A >> 2], e[c + 20 >> 2] = a, e[c + 12 >> 2] = e[A + 4 >> 2], e[c + 8 >> 2] = a, d0(i, c + 8 | 0, 0, 0), w = c + 32 | 0;
    }
    function n0(i, A) {
      var a = 0, r = 0, b = 0, f = 0, n = 0, c = 0, t = 0, u = 0;
      r = e[263692], n = A - i | 0, a = n, a >>> 0 < 257 ? a = a >>> 4 | 0 : (b = a, a = $(a), a = ((b >>> 30 - a | 0) - (a << 1) | 0) + 60 | 0), a = a >>> 0 >= 63 ? 63 : a, f = r + (a << 2) | 0, c = e[f >> 2], c ? (e[f >> 2] = i, e[c + 4 >> 2] = i) : (e[f >> 2] = i, t = e[263690], u = e[263691], r = a & 31, (a & 63) >>> 0 >= 32 ? (r = 1 << r, b = 0) : (b = 1 << r, r = b - 1 & 1 >>> 32 - r), e[263690] = b | t, e[263691] = r | u), e[i + 12 >> 2] = n, e[i + 8 >> 2] = a, e[i + 4 >> 2] = f, e[i >> 2] = c, e[A - 4 >> 2] = n;
    }
    function r2(i, A) {
      var a = 0, r = 0;
      a = e[i + 16 >> 2];
      e: {
        if (a >>> 0 > A >>> 0 && (r = e[i + 12 >> 2], (k[r + A | 0] - 48 & 255) >>> 0 <= 9)) {
          for (i = A >>> 0 < a >>> 0 ? a : A; ; ) {
            if ((i | 0) == (A | 0)) break e;
            if ((k[A + r | 0] - 48 & 255) >>> 0 <= 9) {
              A = A + 1 | 0;
              continue;
            }
            break;
          }
          return A;
        }
        D0(i, A, 7), i = 0;
      }
      return i;
    }
    function U2(i, A, a) {
      var r = 0;
      for (r = e[(m[i + 16 >> 2] <= A >>> 0 ? 1048576 : e[i + 12 >> 2] + Q(A, 12) | 0) + 8 >> 2] >>> 4 | 0, A = A + 1 | 0; ; ) {
        e: {
          if (A >>> 0 >= r >>> 0 || !(l[i + 40 | 0] & 1) & k[i + 44 | 0] == 1) break e;
          Q0(i, A, a), A = e[(m[i + 16 >> 2] <= A >>> 0 ? 1048576 : e[i + 12 >> 2] + Q(A, 12) | 0) + 8 >> 2] >>> 4 | 0;
          continue;
        }
        break;
      }
    }
    function X(i, A, a) {
      var r = 0, b = 0, f = 0, n = 0;
      r = w - 16 | 0, w = r, b = r + 12 | 0, a && (f = e[i >> 2], f && (e[r + 12 >> 2] = A, n = Q(a, f), b = r + 8 | 0, a = e[i + 4 >> 2])), e[b >> 2] = n, e[r + 12 >> 2] && (i = e[r + 8 >> 2], i && J2(a, i)), w = r + 16 | 0;
    }
    function J2(i, A) {
      var a = 0, r = 0, b = 0;
      A = (A + 19 & -16) + i | 0, b = e[A - 4 >> 2], r = i - 4 | 0, a = e[r >> 2], a & 1 ? e[r >> 2] = a | 2 : (i = i - a | 0, t0(i)), b & 2 && (a = e[A + 12 >> 2], t0(A), A = A + a | 0), n0(i, A);
    }
    function D0(i, A, a) {
      var r = 0, b = 0;
      b = e[i + 20 >> 2];
      e: if (m[i + 16 >> 2] <= A >>> 0) r = A >>> 0 < b >>> 0;
      else {
        if (A >>> 0 >= b >>> 0) break e;
        if (r = i + 12 | 0, l[e[r >> 2] + A | 0] >= 0) {
          r = 1;
          break e;
        }
        if (r = B0(r, A), r) break e;
        W2(i, A);
        return;
      }
      l[i + 4 | 0] = a, A = A >>> 0 > b >>> 0 ? b : A, e[i >> 2] = A, e[i + 8 >> 2] = A + r;
    }
    function x2(i, A) {
      var a = 0, r = 0, b = 0, f = 0;
      for (b = e[i + 12 >> 2] + A | 0, f = e[i + 16 >> 2]; a = A + r >>> 0 < f >>> 0 ? k[r + b | 0] : 0, r = r + 1 | 0, (a - 48 & 255) >>> 0 < 10 ? a = 1 : a = ((a & -33) - 65 & 255) >>> 0 < 26, !!a; ) ;
      l[i + 4 | 0] = 0, e[i >> 2] = A, e[i + 8 >> 2] = (r - 1 | 0) + A;
    }
    function j2(i, A) {
      var a = 0, r = 0, b = 0, f = 0, n = 0, c = 0;
      a = w - 16 | 0, w = a, f = A + 4 | 0, r = e[A >> 2];
      e: if (r) {
        if (e[A >> 2] = 0, b = w - 16 | 0, w = b, r) i: {
          for (; ; ) {
            A: {
              if (a2(b + 8 | 0, f), !e[b + 8 >> 2]) break A;
              if (r = r - 1 | 0, r) continue;
              break i;
            }
            break;
          }
          c = r;
        }
        if (w = b + 16 | 0, c) break e;
        a2(a + 8 | 0, f), n = e[a + 8 >> 2], A = e[a + 12 >> 2];
      } else a2(a, f), n = e[a >> 2], A = e[a + 4 >> 2];
      e[i >> 2] = n, e[i + 4 >> 2] = A, w = a + 16 | 0;
    }
    function Y2(i, A, a) {
      var r = 0, b = 0, f = 0;
      b = e[A + 8 >> 2], f = b >>> 0 > m[A + 4 >> 2], r = m[A + 16 >> 2] <= a >>> 0 ? 1048576 : e[A + 12 >> 2] + Q(a, 12) | 0, a = e[r + 4 >> 2], r = e[r >> 2], b = a >>> 0 < r >>> 0 | a >>> 0 > (f ? 0 : b) >>> 0, e[i + 4 >> 2] = b ? 0 : a - r | 0, e[i >> 2] = b ? 1 : r + (f ? 1 : e[A >> 2]) | 0;
    }
    function z2(i) {
      var A = 0, a = 0, r = 0, b = 0, f = 0, n = 0, c = 0;
      return A = k[i | 0] | k[i + 1 | 0] << 8 | (k[i + 2 | 0] << 16 | k[i + 3 | 0] << 24), i = k[i + 4 | 0] | k[i + 5 | 0] << 8 | (k[i + 6 | 0] << 16 | k[i + 7 | 0] << 24), r = i, i = i ^ 572662306, b = i, a = (i & 2139062143) + 2139062143 | 0, i = A, A = i ^ 572662306, f = (A & 2139062143) + 2139062143 | 0, a = f >>> 0 < 2139062143 ? a + 1 | 0 : a, f = A | f, a = a | b, A = (r & 2139062143) + 1616928864 | 0, b = (i & 2139062143) + 1616928864 | 0, A = b >>> 0 < 1616928864 ? A + 1 | 0 : A, b = (i | b) & f, a = (A | r) & a, A = r ^ 1549556828, f = A, A = (A & 2139062143) + 2139062143 | 0, c = a, a = i ^ 1549556828, n = (a & 2139062143) + 2139062143 | 0, r = r | c & (f | (n >>> 0 < 2139062143 ? A + 1 | 0 : A)) ^ -1, A = r >>> 7 | 0, T(((r & 127) << 25 | (i | (a | n) & b ^ -1) >>> 7) & 16843009, A & 16843009, 270549120, 16909320), U >>> 24 | 0;
    }
    function p2(i, A) {
      var a = 0, r = 0, b = 0, f = 0;
      b = e[A >> 2], f = e[A + 4 >> 2];
      e: {
        for (; ; ) {
          if (r = b, (f | 0) == (r | 0)) break e;
          if (b = r + 1 | 0, e[A >> 2] = b, a = k[r | 0], !((a | 0) == 45 | (a | 0) == 95)) break;
        }
        a = ((a - 65 & 255) >>> 0 < 26 ? 32 : 0) | a;
      }
      l[i + 1 | 0] = a, l[i | 0] = (r | 0) != (f | 0);
    }
    function c0(i, A, a) {
      var r = 0, b = 0;
      for (r = e[263679], b = r - i | 0, r = r >>> 0 >= b >>> 0 ? b : 0, a = a >>> 0 < r >>> 0 ? a : r, i = e[263678] + (i << 2) | 0; ; ) {
        if (!(!a | !i)) {
          e[i >> 2] = e[A >> 2], a = a - 1 | 0, A = A + 4 | 0, i = i + 4 | 0;
          continue;
        }
        break;
      }
    }
    function P2(i, A, a) {
      var r = 0, b = 0;
      return r = w - 16 | 0, w = r, A = m[i + 136 >> 2] <= A >>> 0 ? 1048576 : e[i + 132 >> 2] + Q(A, 12) | 0, b = e[A + 4 >> 2], e[r >> 2] = e[A >> 2], e[r + 4 >> 2] = b, e[r + 8 >> 2] = e[A + 8 >> 2], i = M0(Q(((a & 255) >>> 0 <= 61 ? a : 0) & 255, 25) + 1050129 | 0, i + 120 | 0, r), w = r + 16 | 0, i;
    }
    function L2(i, A, a, r) {
      var b = 0, f = 0;
      e: {
        f = k[r + 8 | 0], b = 9, r = k[r + 4 | 0];
        i: {
          if ((r | 0) != 3 && !(k[e[i + 24 >> 2] + 46 | 0] & (r | 0) == 1)) break i;
          r = 0;
          A: switch (f - 2 | 0) {
            case 0:
            case 4:
              break i;
            default:
              break A;
          }
          if (b = z0(f, 1, 0, 0), (b & 255) == 24) break e;
        }
        I0(i, b, r, a, A);
      }
    }
    function S2(i, A, a) {
      var r = 0, b = 0;
      r = w - 16 | 0, w = r, P0(r + 4 | 0, e[A >> 2], e[a + 40 >> 2]), a = 0, b = e[r + 12 >> 2], b && (b = (e[r + 8 >> 2] + (b << 4) | 0) - 16 | 0, b && (a = 1, A = e[b >> 2])), e[i + 4 >> 2] = A, e[i >> 2] = a, w = r + 16 | 0;
    }
    function T2(i) {
      X(i, 4, 24), X(i + 12 | 0, 4, 4), X(i + 24 | 0, 1, 1), X(i + 36 | 0, 4, 16), X(i + 48 | 0, 8, 16), X(i + 60 | 0, 4, 20), X(i + 72 | 0, 4, 4), X(i + 84 | 0, 4, 4), X(i + 96 | 0, 1, 1);
    }
    function f2(i, A) {
      var a = 0, r = 0, b = 0;
      for (a = w - 16 | 0, w = a; ; ) {
        if (A0(a + 8 | 0, A), k[a + 8 | 0]) {
          b = k[a + 9 | 0], r = e[i + 8 >> 2], (r | 0) == e[i >> 2] && q(i, 1, 1, 1), l[e[i + 4 >> 2] + r | 0] = b, e[i + 8 >> 2] = r + 1;
          continue;
        }
        break;
      }
      w = a + 16 | 0;
    }
    function O2(i, A) {
      var a = 0, r = 0;
      a = e[i >> 2], i = e[a + 4 >> 2], i = i >>> 0 > A >>> 0 ? i : A;
      e: {
        for (; ; ) {
          if ((i | 0) != (A | 0)) {
            if (r = k[e[a >> 2] + A | 0] - 9 | 0, r >>> 0 > 23 | !(1 << r & 8388627)) break e;
            A = A + 1 | 0;
            continue;
          }
          break;
        }
        return i;
      }
      return A;
    }
    function K2(i, A) {
      var a = 0, r = 0, b = 0, f = 0, n = 0, c = 0;
      if (!A) return 1;
      for (A = (A << 4) - 16 | 0, f = i + 16 | 0, r = e[i >> 2], i = e[i + 4 >> 2]; ; ) {
        e: {
          if (a = !A, n = a, a) break e;
          if (A = A - 16 | 0, b = f, a = e[b >> 2], f = b + 16 | 0, c = r, r = a, a = i, i = e[b + 4 >> 2], (a | 0) == (i | 0) & r >>> 0 >= c >>> 0 | i >>> 0 > a >>> 0) continue;
        }
        break;
      }
      return n;
    }
    function q2(i, A) {
      var a = 0, r = 0;
      for (a = A & -16, r = c4((A & 2147483632) + i | 0, A & 15); ; ) {
        if (a) {
          A = 16, b2(i) && (A = c4(i, 16)), i = i + 16 | 0, a = a - 16 | 0, r = A + r | 0;
          continue;
        }
        break;
      }
      return r;
    }
    function _2(i, A) {
      var a = 0, r = 0;
      for (a = w - 16 | 0, w = a, A = A & -4, r = a + 16 | 0; ; ) {
        if (A) {
          e[a + 12 >> 2] = k[i | 0] | k[i + 1 | 0] << 8 | (k[i + 2 | 0] << 16 | k[i + 3 | 0] << 24), z(a + 12 | 0, r), A = A - 4 | 0, i = i + 4 | 0;
          continue;
        }
        break;
      }
      w = a + 16 | 0;
    }
    function $2(i, A, a) {
      var r = 0, b = 0;
      b = A + a | 0;
      e: {
        for (; ; ) {
          if (a) {
            if (r = k[A | 0] - 9 | 0, r >>> 0 > 23 | !(1 << r & 8388635)) break e;
            A = A + 1 | 0, a = a - 1 | 0;
            continue;
          }
          break;
        }
        A = b;
      }
      e[i + 4 >> 2] = a, e[i >> 2] = A;
    }
    function e4(i, A, a, r, b) {
      var f = 0, n = 0;
      f = w - 16 | 0, w = f, i = e[i + 24 >> 2], n = e[i + 8 >> 2], e[f + 8 >> 2] = a, e[f + 4 >> 2] = A, e[f + 12 >> 2] = ((r & 255 | (b ? 8 : 0)) + (n << 4) | 0) + 16, t2(i, f + 4 | 0), w = f + 16 | 0;
    }
    function i4(i, A) {
      for (var a = 0, r = 0, b = 0, f = 0, n = 0; a = b, (a | 0) != 16 && (b = a + 1 | 0, r = k[A + a | 0], f = (r - 58 & 255) >>> 0 < 246, n = r, r = k[i + a | 0], (((r | 0) == 48 ? f : (n | 0) != (r | 0)) | 0) != 1); ) ;
      return a >>> 0 > 15;
    }
    function F0(i, A, a) {
      var r = 0, b = 0;
      r = w - 32 | 0, w = r, k[A + 8 | 0] & 8 ? (b = r + 16 | 0, K0(b, i, A), f2(a, b)) : (V0(r + 8 | 0, i, A), e0(a, e[r + 8 >> 2], e[r + 12 >> 2])), w = r + 32 | 0;
    }
    function b2(i) {
      var A = 0, a = 0, r = 0;
      return A = k[i | 0] | k[i + 1 | 0] << 8 | (k[i + 2 | 0] << 16 | k[i + 3 | 0] << 24), r = A & 2139062143, A = -1920103027 - r | A, a = k[i + 4 | 0] | k[i + 5 | 0] << 8 | (k[i + 6 | 0] << 16 | k[i + 7 | 0] << 24), r = -1920103027 - ((a & 2139062143) + (r >>> 0 > 2374864269) | 0) | a, a = r >>> 7 | 0, T(((r & 127) << 25 | A >>> 7) & 16843009, a & 16843009, 270549120, 16909320), r = U >>> 24 | 0, A = k[i + 8 | 0] | k[i + 9 | 0] << 8 | (k[i + 10 | 0] << 16 | k[i + 11 | 0] << 24), a = A & 2139062143, A = -1920103027 - a | A, i = k[i + 12 | 0] | k[i + 13 | 0] << 8 | (k[i + 14 | 0] << 16 | k[i + 15 | 0] << 24), i = -1920103027 - ((i & 2139062143) + (a >>> 0 > 2374864269) | 0) | i, a = i >>> 7 | 0, T(((i & 127) << 25 | A >>> 7) & 16843009, a & 16843009, 270549120, 16909320), U >>> 16 & 65280 | r;
    }
    function A4(i, A) {
      var a = 0, r = 0, b = 0;
      for (a = e[i + 8 >> 2], r = (e[i + 4 >> 2] + (a << 2) | 0) - 4 | 0, b = e[i + 12 >> 2]; ; ) {
        if (A >>> 0 < a >>> 0) {
          a = a - 1 | 0, e[i + 8 >> 2] = a, b = b - e[r >> 2] | 0, e[i + 12 >> 2] = b, r = r - 4 | 0;
          continue;
        }
        break;
      }
    }
    function u0(i, A, a, r) {
      var b = 0, f = 0, n = 0, c = 0;
      f = w - 16 | 0, w = f, b = f + 4 | 0, n = w - 16 | 0, w = n, r = T(r, 0, A, 0);
      e: {
        i: {
          if (!U & r >>> 0 <= -2147483648 - a >>> 0) {
            if (!r) {
              e[b + 8 >> 2] = a, e[b + 4 >> 2] = 0, A = 0;
              break e;
            }
            if (l2(n + 8 | 0, a, r), c = e[n + 8 >> 2], c) {
              e[b + 8 >> 2] = c, e[b + 4 >> 2] = A, A = 0;
              break e;
            } else {
              e[b + 8 >> 2] = r, e[b + 4 >> 2] = a;
              break i;
            }
          }
          e[b + 4 >> 2] = 0;
        }
        A = 1;
      }
      e[b >> 2] = A, w = n + 16 | 0, e[f + 4 >> 2] != 1 ? (A = e[f + 8 >> 2], e[i + 4 >> 2] = e[f + 12 >> 2], e[i >> 2] = A, w = f + 16 | 0) : O();
    }
    function a4(i, A) {
      var a = 0, r = 0;
      return a = w - 16 | 0, w = a, e[a + 8 >> 2] = A, e[a + 12 >> 2] = a + 8, A = a + 12 | 0, r = f4(A, i), i = f4(A, i + 8 | 0), w = a + 16 | 0, i << 8 | r;
    }
    function z(i, A) {
      var a = 0, r = 0, b = 0;
      a = A - i | 0, b = a >>> 2 | 0, q(1054708, b, 4, 4), r = e[263679], (i | 0) != (A | 0) && (a && S(e[263678] + (r << 2) | 0, i, a), r = e[263679]), e[263679] = r + b;
    }
    function x4(i) {
      i = i | 0;
      var A = 0, a = 0, r = 0, b = 0, f = 0;
      for (A = w - 32 | 0, w = A, e[A + 8 >> 2] = i, i = A + 31 | 0, e[A + 24 >> 2] = i, e[A + 20 >> 2] = i, e[A + 16 >> 2] = i, e[A + 12 >> 2] = A + 8, a = e[e[A + 12 >> 2] >> 2]; ; ) {
        if (i = k[1054036], l[1054036] = i || 1, i) {
          for (; k[1054036]; ) ;
          continue;
        }
        break;
      }
      if (i = e[263512], i >>> 0 >= 1048577 && (X(1054040, 1, 1), e[263510] = 0, e[263511] = 1, e[263512] = 0, X(1054052, 4, 12), T2(1054080), S(1054052, 1048888, 656), i = e[263512]), i >>> 0 < a >>> 0) {
        for (r = a - i | 0, q(1054040, r, 1, 1), b = r >>> 0 <= 1 ? 1 : r, i = b - 1 | 0, f = e[263512], a = f + e[263511] | 0; ; ) {
          if (i) {
            l[a | 0] = 0, i = i - 1 | 0, a = a + 1 | 0;
            continue;
          }
          break;
        }
        i = b + f | 0, r ? l[a | 0] = 0 : i = i - 1 | 0, e[263512] = i;
      }
      return l[1054036] = 0, i = e[263511], w = A + 32 | 0, i | 0;
    }
    function V0(i, A, a) {
      var r = 0, b = 0;
      r = e[a + 4 >> 2], r = r - ((r | 0) != 0) | 0, a = e[a >> 2] + 1 | 0, b = r >>> 0 < a >>> 0 | r >>> 0 > m[A + 4 >> 2], e[i + 4 >> 2] = b ? 0 : r - a | 0, e[i >> 2] = b ? 1 : a + e[A >> 2] | 0;
    }
    function r4(i, A, a) {
      var r = 0, b = 0;
      for (q(i, A, 4, 4), r = e[i + 8 >> 2], b = e[i + 4 >> 2] + (r << 2) | 0; ; ) {
        if (A & 1) {
          e[b >> 2] = a, b = b + 4 | 0, r = r + 1 | 0, A = 0;
          continue;
        }
        break;
      }
      e[i + 8 >> 2] = r;
    }
    function f4(i, A) {
      var a = 0, r = 0;
      return a = k[A + 4 | 0] | k[A + 5 | 0] << 8 | (k[A + 6 | 0] << 16 | k[A + 7 | 0] << 24), A = (k[A | 0] | k[A + 1 | 0] << 8 | (k[A + 2 | 0] << 16 | k[A + 3 | 0] << 24)) ^ T(k[e[e[i >> 2] >> 2]], 0, 16843009, 16843009), i = U ^ a, r = i, i = (i & 2139062143) + 2139062143 | 0, a = (A & 2139062143) + 2139062143 | 0, r = (r | (a >>> 0 < 2139062143 ? i + 1 | 0 : i)) ^ -1, i = r >>> 7 | 0, T(((r & 127) << 25 | ((A | a) ^ -1) >>> 7) & 16843009, i & 16843009, 270549120, 16909320), U >>> 24 | 0;
    }
    function l0(i, A, a) {
      var r = 0, b = 0, f = 0;
      if (a) e: {
        for (; ; ) {
          if (r = k[i | 0], b = k[A | 0], (r | 0) == (b | 0)) {
            if (i = i + 1 | 0, A = A + 1 | 0, a = a - 1 | 0, a) continue;
            break e;
          }
          break;
        }
        f = r - b | 0;
      }
      return f;
    }
    function s0(i, A, a, r) {
      var b = 0, f = 0, n = 0;
      f = e[r >> 2], n = e[r + 4 >> 2], b = e[i + 116 >> 2], (b | 0) == e[i + 108 >> 2] && o0(i + 108 | 0, 16), r = e[i + 112 >> 2] + (b << 4) | 0, e[r + 12 >> 2] = a, e[r + 8 >> 2] = A, e[r >> 2] = f, e[r + 4 >> 2] = n, e[i + 116 >> 2] = b + 1;
    }
    function b4(i, A, a, r, b) {
      var f = 0;
      if (f = A & 255, A = k[(f + e[i + 24 >> 2] | 0) + 21 | 0], (A | 0) == 4) {
        i = k[e[i + 20 >> 2] + 11 | 0] | (a << 24 | (b ? 65536 : 0) | (r ? 256 : 0)), r = i >>> 8 | 0, a = 2;
        e: i: {
          A: {
            a: {
              r: switch (f - 6 | 0) {
                case 0:
                  if (a = 0, !(i & 1)) break i;
                  if (i >>> 0 > 16777215) break a;
                  if (!(i & 65536)) break i;
                  if (!(r & 1)) break a;
                  break i;
                case 1:
                case 4:
                  if (a = 0, !(i & 1)) break i;
                  if (!(r & 1)) break a;
                  break i;
                case 2:
                  if (a = 0, i >>> 0 < 16777216) break i;
                  if (i & 1) break a;
                  break i;
                case 3:
                  if (a = 0, !(i & 1)) break i;
                  if ((r ^ 1 | i >>> 0 > 16777215) & 1) break a;
                  break i;
                case 8:
                  if (!(i & 1)) break A;
                  break a;
                case 10:
                  if (!(i & 1)) break a;
                  a = 3;
                  break e;
                case 6:
                case 11:
                case 12:
                case 14:
                case 15:
                  break a;
                case 9:
                  break i;
                case 13:
                  break r;
                default:
                  break A;
              }
              if (i >>> 0 <= 16777215) break A;
            }
            a = 1;
            break e;
          }
          a = 0;
        }
        A = a & 255;
      }
      return A;
    }
    function k4(i, A, a, r) {
      var b = 0, f = 0, n = 0, c = 0, t = 0, u = 0, s = 0;
      b = 1;
      e: {
        i: switch ((a >>> 0 < r >>> 0) - (a >>> 0 > r >>> 0) & 255) {
          case 1:
            if (n = a + 19 & -16, t = r + 19 & -16, (n | 0) != (t | 0)) A: {
              if (b = 0, f = i + n | 0, !(k[f - 4 | 0] & 2) || (s = e[f + 12 >> 2], c = f + s | 0, u = i + t | 0, c >>> 0 < u >>> 0)) break A;
              t0(f), b = 1, f = u - 4 | 0, (t | 0) != (n + s | 0) ? (n0(u, c), c = 3) : c = 1, e[f >> 2] = c;
            }
            break e;
          case 0:
            break e;
          default:
            break i;
        }
        f = r + 19 & -16, b = a + 19 & -16, (f | 0) != (b | 0) && (f = i + f | 0, b = i + b | 0, k[b - 4 | 0] & 2 && (n = e[b + 12 >> 2], t0(b), b = b + n | 0), n0(f, b), e[f - 4 >> 2] = 3), b = 1;
      }
      return b ? i : (A = o2(A, r), A ? (a && S(A, i, a), J2(i, a), A) : 0);
    }
    function k2(i, A, a, r) {
      var b = 0;
      b = w - 32 | 0, w = b, Y[b + 26 >> 1] = 518, Y[b + 28 >> 1] = 512, l[b + 24 | 0] = 4, e[b + 16 >> 2] = A, e[b + 20 >> 2] = a, e[b + 12 >> 2] = r, e[b + 8 >> 2] = a, d0(i, b + 8 | 0, 0, 0), w = b + 32 | 0;
    }
    function t0(i) {
      var A = 0, a = 0, r = 0, b = 0;
      a = e[i + 4 >> 2], A = e[i >> 2], e[a >> 2] = A, A && (e[A + 4 >> 2] = a), A = e[i + 8 >> 2], e[e[263692] + (A << 2) >> 2] || (a = e[263690], b = e[263691], i = A & 31, (A & 63) >>> 0 >= 32 ? (A = 1 << i, r = 0) : (r = 1 << i, A = r - 1 & 1 >>> 32 - i), e[263690] = r ^ a, e[263691] = A ^ b);
    }
    function n2(i, A) {
      var a = 0, r = 0, b = 0;
      b = e[i + 8 >> 2], r = e[i >> 2], (b | 0) == (r | 0) && (a = w - 16 | 0, w = a, k0(a + 8 | 0, i, r, 1, 4, 20), e[a + 8 >> 2] == -2147483647 ? w = a + 16 | 0 : O()), a = e[i + 4 >> 2] + Q(b, 20) | 0, e[a + 16 >> 2] = e[A + 16 >> 2], r = e[A + 12 >> 2], e[a + 8 >> 2] = e[A + 8 >> 2], e[a + 12 >> 2] = r, r = e[A + 4 >> 2], e[a >> 2] = e[A >> 2], e[a + 4 >> 2] = r, e[i + 8 >> 2] = b + 1;
    }
    function X0(i, A) {
      var a = 0, r = 0;
      if (!A) return 0;
      for (; ; ) {
        e: {
          if (a = !A, a) break e;
          if (A = A - 1 | 0, r = k[i | 0], i = i + 1 | 0, (r - 48 & 255) >>> 0 < 10) continue;
        }
        break;
      }
      return a;
    }
    function n4(i, A) {
      var a = 0, r = 0, b = 0;
      b = e[i + 8 >> 2], r = e[i >> 2], (b | 0) == (r | 0) && (a = w - 16 | 0, w = a, k0(a + 8 | 0, i, r, 1, 4, 24), e[a + 8 >> 2] == -2147483647 ? w = a + 16 | 0 : O()), r = e[A + 20 >> 2], a = e[i + 4 >> 2] + Q(b, 24) | 0, e[a + 16 >> 2] = e[A + 16 >> 2], e[a + 20 >> 2] = r, r = e[A + 12 >> 2], e[a + 8 >> 2] = e[A + 8 >> 2], e[a + 12 >> 2] = r, r = e[A + 4 >> 2], e[a >> 2] = e[A >> 2], e[a + 4 >> 2] = r, e[i + 8 >> 2] = b + 1;
    }
    function c2(i, A, a, r) {
      var b = 0;
      b = A, A = Q(((a & 255) >>> 0 <= 78 ? a : 0) & 255, 12), N2(i, b, 0, k[(k[A + 1051679 | 0] ? A + 1051680 | 0 : e[i + 20 >> 2] + 9 | 0) | 0], 1, a, r);
    }
    function c4(i, A) {
      for (var a = 0, r = 0; ; ) {
        if (A) {
          r = a, a = k[i | 0], a = (r + (a >>> 0 > 239) | 0) + (a << 24 >> 24 > -65) | 0, A = A - 1 | 0, i = i + 1 | 0;
          continue;
        }
        break;
      }
      return a;
    }
    function t4(i, A, a, r, b) {
      var f = 0;
      f = w - 16 | 0, w = f, k0(f + 8 | 0, i, A, a, r, b), e[f + 8 >> 2] == -2147483647 ? w = f + 16 | 0 : O();
    }
    function e0(i, A, a) {
      var r = 0, b = 0;
      q(i, a, 1, 1), r = e[i + 8 >> 2], b = (a | 0) != 0, b && (b && S(e[i + 4 >> 2] + r | 0, A, a), r = e[i + 8 >> 2]), e[i + 8 >> 2] = r + a;
    }
    function t2(i, A) {
      var a = 0, r = 0, b = 0;
      b = e[i + 8 >> 2], r = e[i >> 2], (b | 0) == (r | 0) && (a = w - 16 | 0, w = a, k0(a + 8 | 0, i, r, 1, 4, 12), e[a + 8 >> 2] == -2147483647 ? w = a + 16 | 0 : O()), a = e[i + 4 >> 2] + Q(b, 12) | 0, e[a + 8 >> 2] = e[A + 8 >> 2], r = e[A + 4 >> 2], e[a >> 2] = e[A >> 2], e[a + 4 >> 2] = r, e[i + 8 >> 2] = b + 1;
    }
    function u4(i, A) {
      var a = 0, r = 0, b = 0;
      r = e[i + 8 >> 2], (r | 0) == e[i >> 2] && o0(i, 16), b = e[A + 12 >> 2], a = e[i + 4 >> 2] + (r << 4) | 0, e[a + 8 >> 2] = e[A + 8 >> 2], e[a + 12 >> 2] = b, b = e[A + 4 >> 2], e[a >> 2] = e[A >> 2], e[a + 4 >> 2] = b, e[i + 8 >> 2] = r + 1;
    }
    function u2(i, A) {
      var a = 0, r = 0;
      a = w - 16 | 0, w = a, y2(a, i, A), A = e[a + 4 >> 2], r = e[a >> 2], l[a + 8 | 0] = 0, s0(i, r, A, a + 8 | 0), w = a + 16 | 0;
    }
    function G0(i, A) {
      var a = 0;
      a = e[i + 8 >> 2], (a | 0) == e[i >> 2] && o0(i, 4), e[e[i + 4 >> 2] + (a << 2) >> 2] = A, e[i + 8 >> 2] = a + 1, e[i + 12 >> 2] = e[i + 12 >> 2] + A;
    }
    function w0(i, A, a, r) {
      var b = 0, f = 0, n = 0;
      f = e[i + 8 >> 2], n = e[i >> 2], (f | 0) == (n | 0) && (b = w - 16 | 0, w = b, k0(b + 8 | 0, i, n, 1, 8, 16), e[b + 8 >> 2] == -2147483647 ? w = b + 16 | 0 : O()), b = e[i + 4 >> 2] + (f << 4) | 0, e[b + 8 >> 2] = r, e[b >> 2] = A, e[b + 4 >> 2] = a, e[i + 8 >> 2] = f + 1;
    }
    function I0(i, A, a, r, b) {
      var f = 0;
      f = i, i = m[i + 16 >> 2] <= b >>> 0 ? 1048576 : e[i + 12 >> 2] + Q(b, 12) | 0, i2(f, A, a, r, b, e[i >> 2], e[i + 4 >> 2], !(e[i + 8 >> 2] & 7));
    }
    function l4(i, A) {
      var a = 0, r = 0, b = 0, f = 0, n = 0, c = 0, t = 0, u = 0, s = 0, o = 0, h = 0, B = 0, v = 0, E = 0, D = 0, d = 0, g = 0, R = 0, M = 0, y = 0;
      if (h = e[i + 28 >> 2], r = h, a = e[r + 20 >> 2], a - A >>> 0 >= 2) {
        t = w - 32 | 0, w = t, e[r + 80 >> 2] = 0, e[t + 24 >> 2] = e[i + 16 >> 2], r = e[i + 12 >> 2], e[t + 16 >> 2] = e[i + 8 >> 2], e[t + 20 >> 2] = r, r = e[i + 4 >> 2], e[t + 8 >> 2] = e[i >> 2], e[t + 12 >> 2] = r, r = e[h + 20 >> 2], a = r - A | 0, s = a >>> 0 <= r >>> 0 ? a : 0;
        e: if (s >>> 0 >= 2) {
          if (r = A >>> 0 > r >>> 0 ? 4 : e[h + 16 >> 2] + (A << 2) | 0, s >>> 0 <= 16) {
            for (b = r, g = r + (s << 2) | 0, a = t + 8 | 0, R = e[a >> 2], B = e[a + 4 >> 2], M = e[a + 16 >> 2], y = e[a + 12 >> 2], a = 0; ; ) {
              i: {
                if (o = a, (b | 0) == (g | 0)) break i;
                if (a = e[b >> 2], f = a >>> 0 >= M >>> 0 ? 1048576 : Q(a, 12) + y | 0, u = e[f + 8 >> 2], n = 0, E = 0, D = e[f >> 2], a = D + 1 | 0, a >>> 0 <= B >>> 0 & B - a >>> 0 >= 8 && (a = a + R | 0, n = k[a | 0] | k[a + 1 | 0] << 8 | (k[a + 2 | 0] << 16 | k[a + 3 | 0] << 24), E = k[a + 4 | 0] | k[a + 5 | 0] << 8 | (k[a + 6 | 0] << 16 | k[a + 7 | 0] << 24)), b = b + 4 | 0, a = 1, u & 8) continue;
                f = (e[f + 4 >> 2] - D | 0) - 2 | 0, u = (f >>> 0 >= 7 ? 7 : f) << 3, a = u & 31, (u & 63) >>> 0 >= 32 ? (a = -1 << a, u = 0) : (u = -1 << a, a = u | (1 << a) - 1 & -1 >>> 32 - a), T(f ^ n & (u ^ -1), E & (a ^ -1), 2135587861, -1640531527), n = U >>> 26 | 0, a = n & 31, n >>> 0 >= 32 ? (n = 1 << a, f = 0) : (f = 1 << a, n = f - 1 & 1 >>> 32 - a), a = o | (f & c | n & v) != 0, c = c | f, v = n | v;
                continue;
              }
              break;
            }
            if (a = 0, (o ^ -1) & 1) break e;
          }
          for (a = w - 16 | 0, w = a, b = h + 24 | 0, e[b + 68 >> 2] = 0, e[b + 56 >> 2] = 0, e[b + 20 >> 2] = 0, e[b + 8 >> 2] = 0, o = s << 2, v = b + 12 | 0, s = e[i + 16 >> 2], B = e[i + 12 >> 2]; ; ) {
            if (o) {
              n = e[r >> 2], c = n >>> 0 >= s >>> 0 ? 1048576 : Q(n, 12) + B | 0, k[c + 8 | 0] & 8 ? (K0(a, i, c), c = e[b + 8 >> 2], f2(b, a), l[a + 12 | 0] = 1, e[a + 4 >> 2] = c, e[a >> 2] = n, e[a + 8 >> 2] = e[b + 8 >> 2]) : (f = e[c >> 2], c = e[c + 4 >> 2], l[a + 12 | 0] = 0, e[a + 8 >> 2] = c - 1, e[a + 4 >> 2] = f + 1, e[a >> 2] = n), u4(v, a), r = r + 4 | 0, o = o - 4 | 0;
              continue;
            }
            break;
          }
          f = b, r = e[i + 8 >> 2], b = r >>> 0 > m[i + 4 >> 2], D2(f, b ? 1 : e[i >> 2], b ? 0 : r), w = a + 16 | 0, a = e[h + 80 >> 2];
        } else a = 0;
        for (r = 0; ; ) {
          if ((a | 0) != (r | 0)) {
            b = e[i + 28 >> 2], m[b + 80 >> 2] > r >>> 0 && B4(i, e[e[b + 76 >> 2] + d >> 2]), r = r + 1 | 0, d = d + 4 | 0;
            continue;
          }
          break;
        }
        w = t + 32 | 0, r = e[i + 28 >> 2], a = e[r + 20 >> 2];
      }
      a >>> 0 >= A >>> 0 && (e[r + 20 >> 2] = A);
    }
    function C0(i, A) {
      var a = 0;
      a = e[(m[i + 16 >> 2] <= A >>> 0 ? 1048576 : e[i + 12 >> 2] + Q(A, 12) | 0) + 8 >> 2], (a & 6) == 4 && q0(i, A, a >>> 4 | 0);
    }
    function s4(i, A, a) {
      var r = 0, b = 0;
      return r = k[i + 24 | 0], b = r >>> 0 > 24, ((b ? 0 : r) | 0) == (a | 0) ? i = l0(b ? 1 : i, A, a) : i = 1, !i;
    }
    function w4(i, A) {
      var a = 0;
      a = 1;
      e: {
        i: switch ((b4(i, A, 2, 0, 0) & 255) - 1 | 0) {
          case 0:
          case 1:
            a = k[i + 44 | 0] ^ 1;
            break e;
          case 2:
            break i;
          default:
            break e;
        }
        a = 0;
      }
      return a & 1;
    }
    function o4(i, A) {
      var a = 0, r = 0, b = 0, f = 0, n = 0;
      if (A) for (; n = a, r = k[i | 0], a = r & 31, (r & 63) >>> 0 >= 32 ? (r = 1 << a, b = 0) : (b = 1 << a, r = b - 1 & 1 >>> 32 - a), a = n | b, f = r | f, i = i + 1 | 0, A = A - 1 | 0, !!A; ) ;
      return U = f, a;
    }
    function h4(i, A) {
      var a = 0;
      a = e[i + 8 >> 2], (a | 0) == e[i >> 2] && o0(i, 4), e[e[i + 4 >> 2] + (a << 2) >> 2] = A, e[i + 8 >> 2] = a + 1;
    }
    function l2(i, A, a) {
      a && (A = o2(A, a)), e[i + 4 >> 2] = a, e[i >> 2] = A;
    }
    function H0(i, A) {
      var a = 0, r = 0, b = 0, f = 0, n = 0, c = 0, t = 0;
      if (c = e[i + 8 >> 2], a = e[i >> 2], (c | 0) == (a | 0)) {
        if (b = w - 16 | 0, w = b, f = e[i + 4 >> 2], n = b + 4 | 0, r = a << 1, t = r >>> 0 <= 8 ? 8 : r, r = t, (r | 0) >= 0) {
          e: {
            i: {
              if (a) a = k4(f, 1, a, r);
              else if (r) a = o2(1, r);
              else {
                a = 1;
                break i;
              }
              if (a) break i;
              e[n + 4 >> 2] = 1, a = 1;
              break e;
            }
            e[n + 4 >> 2] = a, a = 0;
          }
          f = 8;
        } else a = 1, r = 0, f = 4;
        e[n + f >> 2] = r, e[n >> 2] = a, e[b + 4 >> 2] != 1 ? (r = e[b + 8 >> 2], e[i >> 2] = t, e[i + 4 >> 2] = r, w = b + 16 | 0) : O();
      }
      l[e[i + 4 >> 2] + c | 0] = A, e[i + 8 >> 2] = c + 1;
    }
    function s2(i) {
      var A = 0, a = 0;
      return A = e[263682], a = A - i | 0, q2(i >>> 0 > A >>> 0 ? 1 : e[263681] + i | 0, A >>> 0 >= a >>> 0 ? a : 0);
    }
    function w2() {
      m[263513] >= 262145 && (X(1054052, 4, 12), e[263513] = 0, e[263514] = 4), l[1054076] = 18, e[263515] = 0;
    }
    function B4(i, A) {
      var a = 0;
      a = i, i = m[i + 16 >> 2] <= A >>> 0 ? 1048576 : e[i + 12 >> 2] + Q(A, 12) | 0, k2(a, A, e[i >> 2], e[i + 4 >> 2]);
    }
    function o2(i, A) {
      for (var a = 0, r = 0, b = 0, f = 0, n = 0, c = 0, t = 0; ; ) {
        f = w - 16 | 0, w = f, b = A + 19 & -16, a = (i >>> 0 > b >>> 0 ? i : b) - 1 | 0, a >>> 0 < 257 ? r = a >>> 4 | 0 : (r = a, a = $(a), r = ((r >>> 30 - a | 0) - (a << 1) | 0) + 60 | 0), n = r + 1 | 0;
        e: {
          i: {
            if (n >>> 0 > 62) {
              if (a = 0, r = e[263691], (r | 0) > 0 ? r = 1 : r = (r | 0) >= 0, r || (y0(f + 4 | 0, 63, b, i - 1 | 0), e[f + 4 >> 2] != 1)) break e;
            } else A: {
              if (t = e[263691], a = n & 31, (n & 63) >>> 0 >= 32 ? (a = -1 << a, n = 0) : (n = -1 << a, a = n | (1 << a) - 1 & -1 >>> 32 - a), c = e[263690], a = E4(n & c, a & t), a >>> 0 > 63) {
                if (a = 0, n = r & 31, (r & 63) >>> 0 >= 32 ? n = t >>> n | 0 : n = ((1 << n) - 1 & t) << 32 - n | c >>> n, !(n & 1)) break e;
                if (y0(f + 4 | 0, r, b, i - 1 | 0), e[f + 4 >> 2] == 1) break A;
                break e;
              }
              if (i >>> 0 < 17) {
                a = e[e[263692] + (a << 2) >> 2], r = e[a + 12 >> 2], t0(a), n = a - 4 | 0, e[n >> 2] = e[n >> 2] ^ 2, r = a + r | 0;
                break i;
              }
              for (n = i - 1 | 0; ; ) {
                a: {
                  if (y0(f + 4 | 0, a, b, n), e[f + 4 >> 2] == 1) break A;
                  if (a >>> 0 >= 63) break a;
                  if (t = e[263691], c = a + 1 | 0, a = c & 31, (c & 63) >>> 0 >= 32 ? (a = -1 << a, c = 0) : (c = -1 << a, a = c | (1 << a) - 1 & -1 >>> 32 - a), a = E4(c & e[263690], a & t), a >>> 0 < 64) continue;
                }
                break;
              }
              if (y0(f + 4 | 0, r, b, n), e[f + 4 >> 2]) break A;
              a = 0;
              break e;
            }
            a = e[f + 8 >> 2], r = e[f + 12 >> 2];
          }
          b = a + b | 0, (r | 0) != (b | 0) ? (n0(b, r), r = 3) : r = 1, e[b - 4 >> 2] = r;
        }
        if (w = f + 16 | 0, n = a, !a) {
          if (f = ((A + 19 & -16) + (i >>> 0 > 16 ? i : 0) | 0) + 65551 >>> 16 | 0, b = I4(f | 0), t = (b | 0) == -1, !t) {
            a = e[263693], e[263693] = 0, r = f << 16, b = b << 16;
            e: {
              if ((b | 0) == (a | 0) && a) {
                f = b + r | 0, f = (b >>> 0 > f >>> 0 ? -1 : f) & -16, a >>> 0 < f >>> 0 && (r = a - 4 | 0, b = e[r >> 2], b & 1 ? e[r >> 2] = b | 2 : (a = a - b | 0, t0(a)), n0(a, f), a = f);
                break e;
              }
              f = 0, a = b + r | 0, a = (a >>> 0 < b >>> 0 ? -1 : a) & -16;
              i: {
                if (e[263692]) {
                  if (r = b + 19 & -16, c = r + 16 | 0, b >>> 0 > c >>> 0 | a >>> 0 < c >>> 0) break i;
                  e[r - 4 >> 2] = 7;
                } else A: {
                  if (b = (b || 1) + 3 & -4, r = b + 275 & -16, r >>> 0 < b >>> 0 | a >>> 0 < r >>> 0) break i;
                  for (e[263692] = b, e[r - 4 >> 2] = a >>> 0 > r >>> 0 ? 3 : 1; ; ) {
                    if ((f | 0) == 256) break A;
                    e[b + f >> 2] = 0, f = f + 4 | 0;
                  }
                }
                a >>> 0 > r >>> 0 && n0(r, a), f = a;
              }
              a = f;
            }
            e[263693] = a;
          }
          if (!t) continue;
        }
        break;
      }
      return n;
    }
    function d0(i, A, a, r) {
      var b = 0, f = 0;
      b = A, f = b4(i, k[A + 19 | 0], k[A + 21 | 0], a, r), l[b + 20 | 0] = f, E0(i, A);
    }
    function v4(i, A, a) {
      var r = 0;
      r = e[A + 28 >> 2], e[r + 104 >> 2] = 0, F0(A, a, r + 96 | 0), A = e[r + 104 >> 2], e[i >> 2] = e[r + 100 >> 2], e[i + 4 >> 2] = A;
    }
    function h2(i, A, a) {
      var r = 0, b = 0;
      Z2(i + 32 | 0, A, a), i = w - 16 | 0, w = i, r = i, b = Q4(A, a) | -2147483648, e[r + 12 >> 2] = b, A = i + 12 | 0, i = i + 16 | 0, z(A, i), w = i;
    }
    function Q4(i, A) {
      return e0(1054720, i, A), q2(i, A);
    }
    function S(i, A, a) {
      var r = 0, b = 0;
      for (r = D4() << 16, r >>> 0 < i + a >>> 0 | r >>> 0 < A + a >>> 0 && O(), i >>> 0 > A >>> 0 ? (b = a - 1 | 0, a = -1, r = -1) : r = 1; ; ) {
        if ((a | 0) != (b | 0)) {
          l[i + b | 0] = k[A + b | 0], b = b + r | 0;
          continue;
        }
        break;
      }
    }
    function o0(i, A) {
      var a = 0;
      a = w - 16 | 0, w = a, k0(a + 8 | 0, i, e[i >> 2], 1, 4, A), e[a + 8 >> 2] == -2147483647 ? w = a + 16 | 0 : O();
    }
    function q(i, A, a, r) {
      var b = 0;
      b = e[i + 8 >> 2], e[i >> 2] - b >>> 0 < A >>> 0 && t4(i, b, A, r, a);
    }
    function E4(i, A) {
      var a = 0, r = 0;
      return i | A ? (a = A - 1 | 0, r = i - 1 | 0, a = (r | 0) != -1 ? a + 1 | 0 : a, r = $(i ^ r) + 32 | 0, i = $(A ^ a), i = (i | 0) == 32 ? r : i, A = 63 - i | 0, U = 0 - (i >>> 0 > 63) | 0, A) : (U = 0, 64);
    }
    function T(i, A, a, r) {
      var b = 0, f = 0, n = 0, c = 0, t = 0, u = 0;
      return b = a >>> 16 | 0, f = i >>> 16 | 0, u = Q(b, f), n = a & 65535, c = i & 65535, t = Q(n, c), f = (t >>> 16 | 0) + Q(f, n) | 0, b = (f & 65535) + Q(b, c) | 0, U = (Q(A, a) + u | 0) + Q(i, r) + (f >>> 16) + (b >>> 16) | 0, t & 65535 | b << 16;
    }
    I = k, H4(b0);
    function D4() {
      return P.byteLength >> 16;
    }
    function I4(i) {
      i = i | 0;
      var A = D4() | 0, a = A + i | 0;
      if (A < a && a < 65536) {
        b0.grown();
        var r = new ArrayBuffer(a << 16), b = new Int8Array(r);
        b.set(l), l = new Int8Array(r), Y = new Int16Array(r), e = new Int32Array(r), k = new Uint8Array(r), N = new Uint16Array(r), m = new Uint32Array(r), R0 = new Float32Array(r), N4 = new Float64Array(r), P = r, I = k;
      }
      return A;
    }
    return { memory: Object.create(Object.prototype, { grow: { value: I4 }, buffer: { get: function() {
      return P;
    } } }), is_valid: U4, reserve: x4, validate: J4 };
  }
  return W4(G4);
}

// loaders/script.js
var loader2 = { start: () => O4({ grown: forgetInput }) };

// check_js.js
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
