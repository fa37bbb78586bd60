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
  replaceTexts(all, (text) => {
    const place = places.get(text) ?? places.size;
    places.set(text, place);
    return texts[place] ?? text;
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
    const { text, meta } = buildMessage(phrasing, detail.message, given);
    const problem = {
      code: codes[detail.code],
      severity: severities[detail.severity],
      basis: bases[detail.basis],
      section: sections[detail.section],
      message: text,
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
  return reportAt(call("validate", index, form, length, settings.bytes.length), shape, settings);
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
function K4(W4) {
  for (var E, _ = new Uint8Array(123), i0 = 25; i0 >= 0; --i0) _[48 + i0] = 52 + i0, _[65 + i0] = i0, _[97 + i0] = 26 + i0;
  _[43] = 62, _[47] = 63;
  function D(b0, z, l) {
    for (var U, e, n = 0, W = z, M = l.length, M0 = z + (M * 3 >> 2) - (l[M - 2] == "=") - (l[M - 1] == "="); n < M; n += 4) U = _[l.charCodeAt(n + 1)], e = _[l.charCodeAt(n + 2)], b0[W++] = _[l.charCodeAt(n)] << 2 | U >> 4, W < M0 && (b0[W++] = U << 4 | e >> 2), W < M0 && (b0[W++] = e << 6 | _[l.charCodeAt(n + 3)]);
  }
  function H4(b0) {
    D(E, 1048584, "9////3RydWVmYWxzZW51bGwg"), D(E, 1048634, "wBI="), D(E, 1048654, "wA=="), D(E, 1048830, "FQ=="), D(E, 1048851, "IMAN"), D(E, 1048868, "CQAAAFAAEAARAAAAKAEAABM="), D(E, 1048921, "AQIDBAUGBwgJCgsMDQ4PEBESExQVFhcAAAAABA=="), D(E, 1048968, "EgAAAAAAAAAE"), D(E, 1048988, "BA=="), D(E, 1049e3, "AQ=="), D(E, 1049012, "BA=="), D(E, 1049024, "CA=="), D(E, 1049036, "BA=="), D(E, 1049048, "BA=="), D(E, 1049060, "BA=="), D(E, 1049072, "AQ=="), D(E, 1049596, "AQAAAAABAgM="), D(E, 1049614, "EABAAAAAZAAAAAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBAAABAAEAAAEAAAAAAAAE"), D(E, 1049676, "BA=="), D(E, 1049688, "AQ=="), D(E, 1049700, "BA=="), D(E, 1049712, "CA=="), D(E, 1049724, "BA=="), D(E, 1049736, "BA=="), D(E, 1049748, "BA=="), D(E, 1049760, "AQAAAAAAAAAwMDAwLTAwLTAwVDAwOjAwOjAwLjAwMDAwMA=="), D(E, 1049827, "AQABAQEBAQAAAQEAAQEBAQEBAQEBAQEBAQAAAAEAAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQAAAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQ=="), D(E, 1050056, "AQAAAAEAAAAAAAAAOAEQACA="), D(E, 1050104, "/////w=="), D(E, 1050128, "4oCmY2FsbCAhIv//////AwMkJf///////wICJicoKf////8EBDM0////////AgI1Nv///////wICcGF5bWVudF9tZXRob2Qi"), D(E, 1050209, "Dml0ZW1zIg=="), D(E, 1050234, "BXByb2R1Y3RzIg=="), D(E, 1050259, "CGlkZW1wb3RlbmN5X2tleSIAAAAAAAAAAA9zdGF0dXMi"), D(E, 1050309, "BmNvbXBsZXRlZF9hdCI="), D(E, 1050334, "DHJlZGVtcHRpb25fdXJsIg=="), D(E, 1050359, "DnBheW91dCI="), D(E, 1050384, "BmlzX2NvbXBsZXRlIg=="), D(E, 1050409, "C2NvdW50cmllcyI="), D(E, 1050434, "CWluaXRpYWxfdmFsdWVzIg=="), D(E, 1050459, "DmZpbmFsX3ZhbHVlcyI="), D(E, 1050484, "DHByb2R1Y3RfY291bnQi"), D(E, 1050509, "DXRva2VucyI="), D(E, 1050534, "BmlkIg=="), D(E, 1050559, "Am1lc3NhZ2Ui"), D(E, 1050584, "B2FwcHJvdmFsX3N0YXRlIg=="), D(E, 1050609, "DmNhdGVnb3JpZXMi"), D(E, 1050634, "CmV4cGlyeSI="), D(E, 1050659, "BnByb2R1Y3RfY29kZSI="), D(E, 1050684, "DG9sZF9zdGF0ZSI="), D(E, 1050709, "CW5ld19zdGF0ZSI="), D(E, 1050734, "CXRpbWVzdGFtcCI="), D(E, 1050759, "CWlzX29yZGVyYWJsZSI="), D(E, 1050784, "DGNvZGUi"), D(E, 1050809, "BGNvdW50cmllc19yZWRlZW1hYmxlX2luIhdhZnRlciI="), D(E, 1050859, "BWJlZm9yZSI="), D(E, 1050884, "BmxpbWl0Ig=="), D(E, 1050909, "BXR5cGUi"), D(E, 1050934, "BGNhcmRfaWQi"), D(E, 1050959, "B2N1cnJlbmN5Ig=="), D(E, 1050984, "CENPTVBMRVRFRCI="), D(E, 1051009, "CVBST0NFU1NJTkci"), D(E, 1051034, "CkZBSUxFRCI="), D(E, 1051059, "BnByaWNlX211bHRpcGxpZXIiAAAAAAAAABBDQVJEIg=="), D(E, 1051109, "BEFDQ09VTlRfQkFMQU5DRSIAAAAAAAAAAA9FVVIi"), D(E, 1051159, "A0dCUCI="), D(E, 1051184, "A1VTRCI="), D(E, 1051209, "A0NBRCI="), D(E, 1051234, "A2Rpc3RyaWJ1dGlvbl9tZXRob2QiAAAAABNjb3VudHJ5Ig=="), D(E, 1051284, "B29yZGVyX2lkIg=="), D(E, 1051309, "CGRpc2NvdW50X211bHRpcGxpZXIiAAAAABNkZWxpdmVyeV9lbWFpbCI="), D(E, 1051359, "DmN1cnJlbnRfdG9rZW4i"), D(E, 1051384, "DWVtYWlsX2FkZHJlc3Mi"), D(E, 1051409, "DXZhbHVlIg=="), D(E, 1051434, "BXZhbHVlcyI="), D(E, 1051459, "BkVNQUlMIg=="), D(E, 1051484, "BVBBWU9VVF9MSU5LIg=="), D(E, 1051509, "C1NJTkdMRSI="), D(E, 1051534, "Bk1VTFRJUExFIg=="), D(E, 1051559, "CHgtYXBpLXZlcnNpb24i"), D(E, 1051584, "DXgtaWRlbXBvdGVuY3kta2V5IgAAAAAAABEyMDIzLTA3LTI3Ig=="), D(E, 1051634, "CjIwMjQtMDItMDUi"), D(E, 1051659, "CnF1ZXJ5Ig=="), D(E, 1051684, "BWhlYWRlcnMi"), D(E, 1051709, "B2JvZHki"), D(E, 1051734, "BAAAAAAAAwAAB///AAAAAAAAAwAAB///AQAAAAAAAwAAB///AgAAAAAAAwAAB///AgAAAAAAAwAAB///AwAAAAAAAwAAB///AwAAAAAAAwAAB///BAAAAAAAAwAAB///BQAAAAAAAwAAB///BgAAAAADAwAAB///BwAAAAAAAwAACf///wAAAAABAwAABwAACAAAAAABAQAACAEAOgAAAAADAwMBAAIA/wAAAAADAwI4AAMA/wAAAAAAAwAABgQBAAAAAAEDAwAAAQUB/wAAAAADAwAABwABCAAAAAADAQAACAEBOwAAAQEDAwAAAQYB/wAAAQEDAwAAAAcB/wAAAAADAwAAAAgB/wAAAAADAwAAAAkB/wAAAAADAwAAAAoB/wAAAAADAwAAAAsB/wAAAAADAwAAAAwB/wAAAAADAwAAAA0B/wAAAAAAAwAABgQCAAAAAAABAwAAAA4C/wAAAAABAwAAAA8C/wAAAAEBAwAAAQUC/wAAAAABAwAABwACCAAAAAABAQAACAECPAAAAAADAwAAAAgC/wAAAAADAwAAAAkC/wAAAAADAwAAAAoC/wAAAAADAwAAAAsC/wAAAAADAwAAAAwC/wAAAAADAwAAAA0C/wAAAAAAAwAAARAD/wAAAAADAwAACRED/wAAAAADAwAABxIDCQAAAAAAAwAAARME/wAAAAADAwAABxQECgAAAAAAAwAABxUECgAAAAAAAwAAAxYE/wAAAAADAwAAARcF/wAAAAADAwAAARgF/wAAAAADAwAAARkF/wAAAAADAwAAARoF/wAAAAADAwAAARsF/wAAAAEDAwAABRwF/wAAAAEDAwAABRwG/wAAAAADAwAAARsG/wAAAAADAwAAARoG/wAAAAABAwAABh0IAQAAAAABAwAAAR4I/wAAAAABAwAABh8IAgAAAAADAwAAB/8ACwAAAAADAwAAB/8BDAAAAAADAwAAB/8CDAEBAAADAwAABCMK/wAAAAABAwAAByoLDQAAAAABAwAABwILDgAAAAADAwEAACsL/wAAAAABAwAAByoMDQAAAAABAwAABwIMDgAAAAEDAwAAAQYM/wAAAAEDAwAAAAcM/wAAAAADAwAAACwM/wAAAAADAwAAAC0M/wAAAAADAwAAAC4M/wAAAAADAwAAAC8M/wAAAAABAwAABh0NAwAAAAABAwAAAjAN/wAAAAABAwAABh0OBAAAAAEBAwAAATEO/wAAAAABAQAACDIOTgAAAAEDAwAAAf8O/29yZGVyLXJlcXVlc3RvcmRlci1jcmVhdGVkb3JkZXJvcmRlci1saXN0cHJvZHVjdHByb2R1Y3QtbGlzdHByb2R1Y3QtdXBkYXRlcHJvZHVjdC1xdWVyeW9yZGVyLXF1ZXJ5AAAACxAQAA0AAAAAAwAAGBAQAA0AAAABBAABJRAQAAUAAAACBQABKhAQAAoAAAADBQEBNBAQAAcAAAAEAAABOxAQAAwAAAAFAAEBRxAQAA4AAAAGAgABVRAQAA0AAAAHBwIAYhAQAAsAAAAIBwIAEwYQAAQAAAAJBgIAAAADAAMAAAAAAAwADAAD"), D(E, 1052960, "AwsEAAAAAQABAAAAAAD+D/4PAQAB"), D(E, 1053020, "Aw8MAAAAPwA/AAAAAADAD8APAQABADgABgAG"), D(E, 1053060, "+A/4Dw=="), D(E, 1053074, "/g8BAAAAAxsMBgAAAAAHAAcAAAAAAAAAAQAB"), D(E, 1053137, "AQAAAycDAAAADwAP"), D(E, 1053158, "DQAN"), D(E, 1053200, "AyoEAAAAAAA/AD8="), D(E, 1053258, "BAMALgYAAAAHAAc="), D(E, 1053318, "AQIBNAM="), D(E, 1053380, "AzcAAAAABwAH"), D(E, 1053398, "BQAAAAI="), D(E, 1053420, "Ag=="), D(E, 1053434, "AgABAAAAAzcD"), D(E, 1053497, "AQAAAz0AAAEBAQAB"), D(E, 1053560, "Az0BAAAAAwADAAAAAAAEAAQAAw=="), D(E, 1053617, "AQAAAz4DAAAAAwALAAgAAADwAPQAAw=="), D(E, 1053680, "A0EIAAAAAwAD"), D(E, 1053698, "AQAAAAI="), D(E, 1053720, "Ag=="), D(E, 1053734, "AgABAAAAA0kCAAAABwAH"), D(E, 1053758, "AQAAAAIABA=="), D(E, 1053778, "BAAC"), D(E, 1053794, "BgABAAAAA0sDAAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQAAACzABAASgAAACkCAAAJ"), D(E, 1053868, "YgAQAFAAAAAcAAAABQ=="), D(E, 1054092, "AQ=="), D(E, 1054104, "BA=="), D(E, 1054124, "EgAAAAAAAAAE"), D(E, 1054144, "BA=="), D(E, 1054156, "AQ=="), D(E, 1054168, "BA=="), D(E, 1054180, "CA=="), D(E, 1054192, "BA=="), D(E, 1054204, "BA=="), D(E, 1054216, "BA=="), D(E, 1054228, "AQ=="), D(E, 1054752, "AQAAAAAAAAAE"), D(E, 1054772, "AQAAAAAAAAAB"), D(E, 1054792, "BA==");
  }
  function O() {
    throw new Error("abort");
  }
  function N4(b0) {
    var z = new ArrayBuffer(1114112), l = new Int8Array(z), U = new Int16Array(z), e = new Int32Array(z), n = new Uint8Array(z), W = new Uint16Array(z), M = new Uint32Array(z), M0 = new Float32Array(z), J4 = new Float64Array(z), v = Math.imul, j4 = Math.fround, z4 = Math.abs, $ = Math.clz32, p4 = Math.min, P4 = Math.max, L4 = Math.floor, S4 = Math.ceil, T4 = Math.trunc, O4 = Math.sqrt, s = 1048576, J = 0;
    function Q2(i, a, A, r, b) {
      var f = 0, k = 0, c = 0, t = 0, u = 0, w = 0, o = 0, h = 0, B = 0, Q = 0, I = 0, C = 0, d = 0, g = 0, R = 0, m = 0, y = 0, F = 0, V = 0, X = 0, G = 0, H = 0, N = 0, Y = 0, j = 0, p = 0, P = 0, T = 0, q = 0, r0 = 0, f0 = 0;
      k = s - 176 | 0, s = k, c = A >>> 0 <= 9 ? A : 0, t = v(c, 12), g = t + 1052784 | 0, G = n[t + 1052794 | 0], R = e[a + 8 >> 2], t = e[r + 8 >> 2], m = t >>> 0 >= 5e8 ? 5e8 : t;
      e: {
        if (R >>> 0 <= m >>> 0 & c - 7 >>> 0 >= 3) {
          B = e[a >> 2], w = e[a + 4 >> 2], c = e[r + 12 >> 2], s2(), e[k + 64 >> 2] = R, e[k + 60 >> 2] = c >>> 0 >= 16777216 ? 16777216 : c, e[k + 56 >> 2] = 1054100, e[k + 52 >> 2] = R, e[k + 44 >> 2] = B, e[k + 48 >> 2] = w, l[k + 36 | 0] = 18;
          i: {
            if (w >>> 0 > 7 && ((n[B | 0] | n[B + 1 | 0] << 8 | (n[B + 2 | 0] << 16 | n[B + 3 | 0] << 24)) & 16777215) == 12565487) {
              c = k + 32 | 0, l[c + 4 | 0] = 16, e[c >> 2] = 0, e[c + 8 >> 2] = 3;
              break i;
            }
            h = 1054100, d = -1, t = R;
            A: {
              a: {
                r: {
                  f: {
                    k: {
                      b: {
                        c: {
                          n: {
                            for (; ; ) {
                              l: {
                                if (o & 1) {
                                  c = 0;
                                  t: {
                                    if (u >>> 0 < w >>> 0 && (c = n[u + B | 0], c >>> 0 > 32)) {
                                      f = u;
                                      break t;
                                    }
                                    if (f = u + 1 | 0, (c | 0) == 32 & w >>> 0 > f >>> 0 && (c = n[f + B | 0], c >>> 0 > 32)) break t;
                                    if (e[k + 112 >> 2] = t, e[k + 104 >> 2] = B, e[k + 108 >> 2] = w, f = Q0(k + 104 | 0, u), w >>> 0 <= f >>> 0) break l;
                                    c = n[f + B | 0];
                                  }
                                  if ((c & 255) != 34) break l;
                                  if (c = k + 32 | 0, j2(k + 24 | 0, c, f), t = n[k + 28 | 0], (t | 0) == 2) break i;
                                  u = e[k + 24 >> 2], i4(c, f, u, 6, t & 1), f = 0, t = e[k + 52 >> 2], B = e[k + 44 >> 2], w = e[k + 48 >> 2];
                                  t: {
                                    if (u >>> 0 < w >>> 0 && (f = n[u + B | 0], f >>> 0 > 32)) {
                                      c = u;
                                      break t;
                                    }
                                    if (c = u + 1 | 0, (f | 0) == 32 & w >>> 0 > c >>> 0 && (f = n[c + B | 0], f >>> 0 > 32)) break t;
                                    if (e[k + 112 >> 2] = t, e[k + 104 >> 2] = B, e[k + 108 >> 2] = w, c = Q0(k + 104 | 0, u), w >>> 0 <= c >>> 0) break n;
                                    f = n[c + B | 0];
                                  }
                                  if ((f & 255) != 58) break n;
                                  u = c + 1 | 0;
                                }
                                h = 0;
                                t: {
                                  if (u >>> 0 < w >>> 0 && (h = n[u + B | 0], h >>> 0 > 32)) {
                                    c = u;
                                    break t;
                                  }
                                  if (c = u + 1 | 0, (h | 0) == 32 & w >>> 0 > c >>> 0 && (h = n[c + B | 0], h >>> 0 > 32)) break t;
                                  if (e[k + 112 >> 2] = t, e[k + 104 >> 2] = B, e[k + 108 >> 2] = w, c = Q0(k + 104 | 0, u), w >>> 0 <= c >>> 0) break A;
                                  h = n[c + B | 0];
                                }
                                f = h & 255;
                                t: {
                                  if ((f | 0) == 34) {
                                    if (j2(k + 16 | 0, k + 32 | 0, c), u = n[k + 20 | 0], (u | 0) == 2) break i;
                                    f = e[k + 16 >> 2], w = 3;
                                  } else {
                                    u: {
                                      if ((f | 0) != 45) w: {
                                        if ((f | 0) != 91) s: {
                                          if ((f | 0) == 102) {
                                            if (f = A2(k + 32 | 0, c, 1048592, 5), !f) break i;
                                          } else o: {
                                            if ((f | 0) == 110) {
                                              if (f = A2(k + 32 | 0, c, 1048597, 4), w = 0, f) break u;
                                              break i;
                                            }
                                            if ((f | 0) == 116) {
                                              if (f = A2(k + 32 | 0, c, 1048588, 4), f) break o;
                                              break i;
                                            }
                                            if ((f | 0) == 123) break s;
                                            if ((h - 48 & 255) >>> 0 >= 10) break b;
                                            break w;
                                          }
                                          w = 1;
                                          break u;
                                        }
                                        if (e[k + 60 >> 2] == (Q | 0)) break c;
                                        if (M[k + 64 >> 2] < c >>> 0) break k;
                                        h = e[k + 56 >> 2], u = e[h + 8 >> 2], e[k + 108 >> 2] = d, o = (f | 0) == 123, e[k + 112 >> 2] = o ? 4 : 5, e[k + 104 >> 2] = c, t2(h, k + 104 | 0), Q = Q + 1 | 0, f = c + 1 | 0, d = u;
                                        break t;
                                      }
                                      u = k + 32 | 0, f = e[u + 12 >> 2], t = e[u + 16 >> 2], w = n[c + f | 0] == 45 & t >>> 0 > c >>> 0, w = c + w | 0;
                                      w: {
                                        s: {
                                          o: {
                                            if (w >>> 0 < t >>> 0 & n[f + w | 0] == 48) {
                                              B = w + 1 | 0;
                                              break o;
                                            }
                                            if (B = r2(u, w), !B) break s;
                                            f = e[u + 12 >> 2], t = e[u + 16 >> 2];
                                          }
                                          if (n[f + B | 0] == 46 & t >>> 0 > B >>> 0) {
                                            if (B = r2(u, B + 1 | 0), !B) break s;
                                            f = e[u + 12 >> 2], t = e[u + 16 >> 2];
                                          }
                                          o: {
                                            if (t >>> 0 > B >>> 0) h: {
                                              if ((n[f + B | 0] & 223) == 69) {
                                                if (w = t, t = B + 1 | 0, w >>> 0 > t >>> 0 ? w = n[f + t | 0] - 43 & 253 : w = 1, B = r2(u, !w + t | 0), !B) break s;
                                                if (M[u + 16 >> 2] <= B >>> 0) break h;
                                              }
                                              t = n[e[u + 12 >> 2] + B | 0];
                                              break o;
                                            }
                                            t = 0;
                                          }
                                          if (f = t & 255, (f | 0) != 46 ? t = (f | 0) == 95 | (t - 48 & 255) >>> 0 < 10 | ((t & -33) - 65 & 255) >>> 0 <= 25 : t = 1, !t) {
                                            f = B;
                                            break w;
                                          }
                                          I0(u, B, 8);
                                        }
                                        f = 0;
                                      }
                                      if (!f) break i;
                                      w = 2;
                                    }
                                    u = 0;
                                  }
                                  i4(k + 32 | 0, c, f, w, u & 1), h = e[k + 56 >> 2], t = e[k + 52 >> 2], w = e[k + 48 >> 2], B = e[k + 44 >> 2];
                                }
                                t: {
                                  u: {
                                    w: {
                                      s: {
                                        for (; ; ) {
                                          o: {
                                            if (!Q) break f;
                                            c = 0;
                                            h: {
                                              if (f >>> 0 < w >>> 0 && (c = n[f + B | 0], c >>> 0 > 32)) {
                                                u = f;
                                                break h;
                                              }
                                              if (u = f + 1 | 0, (c | 0) == 32 & w >>> 0 > u >>> 0 && (c = n[u + B | 0], c >>> 0 > 32)) break h;
                                              if (e[k + 112 >> 2] = t, e[k + 104 >> 2] = B, e[k + 108 >> 2] = w, u = Q0(k + 104 | 0, f), w >>> 0 <= u >>> 0) break u;
                                              c = n[u + B | 0];
                                            }
                                            if (c = c & 255, (c | 0) == 93) {
                                              if (o & 1) break w;
                                            } else {
                                              if ((c | 0) != 125) break o;
                                              if (!(o & 1)) break s;
                                            }
                                            if (o = e[h + 8 >> 2], o >>> 0 > d >>> 0) {
                                              c = e[h + 4 >> 2] + v(d, 12) | 0, d = e[c + 4 >> 2], f = u + 1 | 0, e[c + 4 >> 2] = f, e[c + 8 >> 2] = e[c + 8 >> 2] | o << 4, o = 0;
                                              h: {
                                                if (M[h + 8 >> 2] <= d >>> 0) break h;
                                                o = (e[(e[h + 4 >> 2] + v(d, 12) | 0) + 8 >> 2] & 7) == 4;
                                              }
                                            } else f = u + 1 | 0, d = -1, o = 0;
                                            Q = Q - 1 | 0;
                                            continue;
                                          }
                                          break;
                                        }
                                        if ((c | 0) != 44) break u;
                                        if (e[h + 8 >> 2] == (d + 1 | 0)) break t;
                                        u = u + 1 | 0;
                                        continue;
                                      }
                                      o = 0;
                                      break u;
                                    }
                                    o = 1;
                                  }
                                  if (e[h + 8 >> 2] != (d + 1 | 0)) break r;
                                }
                                if (c = o, o = 1, c & 1) continue;
                                if (u >>> 0 >= w >>> 0 || (c = n[u + B | 0], !c | (c | 0) == 44 | (c | 0) == 125)) break a;
                                if (o = 0, (c | 0) != 58) continue;
                                break a;
                              }
                              break;
                            }
                            a0(k + 32 | 0, f, e[h + 8 >> 2] == (d + 1 | 0) ? 3 : 2);
                            break i;
                          }
                          a0(k + 32 | 0, c, 4);
                          break i;
                        }
                        t = k + 32 | 0, l[t + 4 | 0] = 17, e[t >> 2] = c, e[t + 8 >> 2] = c + 1;
                        break i;
                      }
                      if (((h & 223) - 65 & 255) >>> 0 > 25) break A;
                      Y2(k + 32 | 0, c);
                      break i;
                    }
                    a0(k + 32 | 0, c, 13);
                    break i;
                  }
                  c = 0;
                  f: {
                    if (f >>> 0 < w >>> 0 && (u = f, c = n[B + f | 0], c >>> 0 > 32) || (u = f + 1 | 0, (c | 0) == 32 & w >>> 0 > u >>> 0 & n[u + B | 0] > 32)) break f;
                    e[k + 112 >> 2] = t, e[k + 108 >> 2] = w, e[k + 104 >> 2] = B, u = Q0(k + 104 | 0, f);
                  }
                  if (c = e[k + 64 >> 2], c >>> 0 >= f >>> 0 & c >>> 0 <= u >>> 0) break i;
                  a0(k + 32 | 0, u, 13);
                  break i;
                }
                o & 1 ? a0(k + 32 | 0, u, 5) : a0(k + 32 | 0, u, 6);
                break i;
              }
              a0(k + 32 | 0, u, 1);
              break i;
            }
            a0(k + 32 | 0, c, 0);
          }
          if (B = n[k + 36 | 0], (B | 0) != 18) i: {
            P = e[k + 40 >> 2], j = e[k + 32 >> 2], o = e[263527], w = v(o, -12), c = v(o, 12), d = (c >>> 0) / 12 | 0, f = e[263526], t = c + f | 0, u = t;
            A: {
              for (; ; ) {
                if (c = w, c) {
                  if (w = c + 12 | 0, d = d - 1 | 0, h = u - 4 | 0, u = u - 12 | 0, M[h >> 2] > 15) continue;
                  break A;
                }
                break;
              }
              d = 0;
            }
            u = 0, o >>> 0 > d >>> 0 && c && (u = ((B | 0) != 1 & (B | 0) != 6 | B >>> 0 > 13) & (e[(v(d, 12) + f | 0) + 8 >> 2] & 7) == 5);
            A: {
              a: {
                if ((t | 0) != 12 && o) {
                  if ((e[t - 4 >> 2] & 7) == 6 | u) break a;
                  break A;
                }
                if (!u) break A;
              }
              e[k + 104 >> 2] = 0, e[k + 108 >> 2] = 0, e[k + 112 >> 2] = (o << 4) + 23, t2(1054100, k + 104 | 0), o = e[263527], d = o - 1 | 0, f = e[263526];
            }
            for (u = v(o, 12), w = f + 8 | 0, c = o << 4; ; ) {
              if (!u) break i;
              t = e[f + 8 >> 2], t >>> 0 < 16 && (e[w - 4 >> 2] = -1, e[w >> 2] = c | t), f = f + 12 | 0, u = u - 12 | 0, w = w + 12 | 0;
            }
          }
          l[1054124] = B, e[263530] = d, e[263529] = P, e[263528] = j;
          break e;
        }
        s2(), B = n[1054124], d = e[263530], P = e[263529], j = e[263528];
      }
      if (e[263537] = 0, e[263534] = 0, l[k + 78 | 0] = 0, l[k + 76 | 0] = b, l[k + 72 | 0] = 1, e[k + 64 >> 2] = 4, e[k + 68 >> 2] = 0, e[k + 60 >> 2] = 1054128, e[k + 56 >> 2] = r, e[k + 52 >> 2] = g, c = e[a + 4 >> 2], e[k + 32 >> 2] = e[a >> 2], e[k + 36 >> 2] = c, e[k + 40 >> 2] = e[a + 8 >> 2], g = e[263527], e[k + 48 >> 2] = g, X = e[263526], e[k + 44 >> 2] = X, l[k + 77 | 0] = (B & 255) != 18, R >>> 0 > m >>> 0) U[k + 122 >> 1] = 780, U[k + 124 >> 1] = 512, l[k + 120 | 0] = 6, e[k + 104 >> 2] = 0, e[k + 108 >> 2] = 0, e[k + 112 >> 2] = 0, e[k + 116 >> 2] = 0, D0(k + 32 | 0, k + 104 | 0);
      else e: {
        i: switch (G - 1 | 0) {
          default:
            E0(k + 32 | 0, 0, A);
            break e;
          case 0:
            if (a = g ? X : 1048576, N = e[a + 8 >> 2], (N & 6) != 4) {
              E0(k + 32 | 0, 0, 10);
              break e;
            }
            r0 = k + 32 | 0, f0 = e[a + 4 >> 2], c = 0, a = N & 5;
            A: {
              a: {
                if ((a | 0) != 5) r: {
                  y = e[k + 40 >> 2], G = e[k + 36 >> 2], m = e[k + 32 >> 2], H = e[r >> 2];
                  f: {
                    if (H) {
                      a = e[r + 4 >> 2], l[k + 92 | 0] = 0, e[k + 88 >> 2] = a, e[k + 84 >> 2] = H, e[k + 80 >> 2] = 1;
                      k: {
                        for (; ; ) {
                          b: {
                            if (a = c >>> 0 >= g >>> 0 ? 1048576 : X + v(c, 12) | 0, x2(k + 8 | 0, k + 80 | 0), o = e[k + 8 >> 2], !o) break k;
                            t = e[k + 12 >> 2];
                            c: {
                              n: switch (a = e[a + 8 >> 2], r = a & 7, r - 4 | 0) {
                                case 0:
                                  break c;
                                case 1:
                                  break n;
                                default:
                                  break b;
                              }
                              e[k + 120 >> 2] = g, e[k + 116 >> 2] = X, e[k + 112 >> 2] = y, e[k + 108 >> 2] = G, e[k + 104 >> 2] = m, e[k + 124 >> 2] = c + 1, e[k + 128 >> 2] = (r | 0) == 5 ? a >>> 4 | 0 : 0;
                              n: switch (t | 0) {
                                default:
                                  if (n[o | 0] == 48) break b;
                                  break;
                                case 0:
                                  break b;
                                case 1:
                                  break n;
                              }
                              for (f = 0; ; ) {
                                if (t) {
                                  if (a = n[o | 0] - 48 & 255, a >>> 0 > 9 | f >>> 0 > 1e8) break b;
                                  f = a + v(f, 10) | 0, t = t - 1 | 0, o = o + 1 | 0;
                                  continue;
                                }
                                break;
                              }
                              n: {
                                if (f) l: {
                                  for (; ; ) {
                                    if (a = e[k + 124 >> 2], a >>> 0 < M[k + 128 >> 2] ? (e[k + 124 >> 2] = e[(a >>> 0 >= M[k + 120 >> 2] ? 1048576 : e[k + 116 >> 2] + v(a, 12) | 0) + 8 >> 2] >>> 4, a = 1) : a = 0, a) {
                                      if (f = f - 1 | 0, f) continue;
                                      break l;
                                    }
                                    break;
                                  }
                                  break n;
                                }
                                f = 0;
                              }
                              if (f) break b;
                              if (c = e[k + 124 >> 2], c >>> 0 < M[k + 128 >> 2]) continue;
                              break b;
                            }
                            for (R = t + o | 0, c = c + 1 | 0, T = a >>> 4 | 0, f = 0, p = (r | 0) != 4; ; ) {
                              if (!(p | c >>> 0 >= T >>> 0)) {
                                h = X + v(c, 12) | 0, r = c >>> 0 >= g >>> 0 ? 1048576 : h, a = e[r + 4 >> 2], a = a - ((a | 0) != 0) | 0, u = e[r >> 2] + 1 | 0, w = a >>> 0 < u >>> 0 | a >>> 0 > G >>> 0, Q = w ? 0 : a - u | 0, I = w ? 1 : u + m | 0, a = c, c = e[(g >>> 0 <= a + 1 >>> 0 ? 1048576 : h + 12 | 0) + 8 >> 2] >>> 4 | 0;
                                c: {
                                  if (!(n[r + 8 | 0] & 8)) n: {
                                    r = 0, w = 0, h = s - 16 | 0, s = h;
                                    l: if (t >>> 0 > 7) {
                                      F = h + 8 | 0, u = 0, r = o + 3 & -4;
                                      t: {
                                        u: {
                                          if ((r | 0) != (o | 0)) {
                                            if (r = r - o | 0, r = r >>> 0 > t >>> 0 ? t : r, t) for (w = 1; ; ) {
                                              if (n[u + o | 0] == 126) break t;
                                              if (u = u + 1 | 0, (u | 0) == (r | 0)) break;
                                            }
                                            if (w = t - 8 | 0, w >>> 0 < r >>> 0) break u;
                                          } else w = t - 8 | 0, r = 0;
                                          for (u = 2122219134; ; ) {
                                            if (V = r + o | 0, q = e[V >> 2] ^ 2122219134, V = e[V + 4 >> 2] ^ 2122219134, ((16843008 - q | q) & (16843008 - V | V) & -2139062144) != -2139062144) break u;
                                            if (r = r + 8 | 0, !(w >>> 0 >= r >>> 0)) break;
                                          }
                                        }
                                        if ((r | 0) != (t | 0)) u: {
                                          for (u = 126, w = 1; ; ) {
                                            if (n[r + o | 0] != 126) {
                                              if (r = r + 1 | 0, (r | 0) != (t | 0)) continue;
                                              break u;
                                            }
                                            break;
                                          }
                                          u = r;
                                          break t;
                                        }
                                        w = 0;
                                      }
                                      e[F + 4 >> 2] = u, e[F >> 2] = w, r = e[h + 12 >> 2], w = e[h + 8 >> 2];
                                    } else {
                                      t: {
                                        for (; ; ) {
                                          if ((r | 0) != (t | 0)) {
                                            if (n[r + o | 0] == 126) break t;
                                            r = r + 1 | 0;
                                            continue;
                                          }
                                          break;
                                        }
                                        r = t;
                                        break l;
                                      }
                                      w = 1;
                                    }
                                    if (e[k >> 2] = w, e[k + 4 >> 2] = r, s = h + 16 | 0, e[k >> 2] == 1) break n;
                                    if ((t | 0) != (Q | 0) || l0(I, o, t)) continue;
                                    break c;
                                  }
                                  l[k + 116 | 0] = 0, e[k + 108 >> 2] = Q, e[k + 104 >> 2] = I, e[k + 112 >> 2] = 0, I = k + 104 | 0, r = o, h = 0, w = s - 16 | 0, s = w;
                                  n: {
                                    for (; ; ) {
                                      l: {
                                        if (A0(w + 8 | 0, I), !n[w + 8 | 0]) break l;
                                        if ((r | 0) == (R | 0)) break n;
                                        if (F = n[w + 9 | 0], u = r + 1 | 0, Q = n[r | 0], (Q | 0) == 126) {
                                          if ((u | 0) == (R | 0)) break n;
                                          Q = n[r + 1 | 0] == 49 ? 47 : 126, r = r + 2 | 0;
                                        } else r = u;
                                        if ((Q | 0) == (F | 0)) continue;
                                        break n;
                                      }
                                      break;
                                    }
                                    if ((r | 0) != (R | 0) && n[r | 0] != 126 | (r + 1 | 0) != (R | 0)) break n;
                                    h = 1;
                                  }
                                  if (s = w + 16 | 0, !h) continue;
                                }
                                f = 1, C = a;
                                continue;
                              }
                              break;
                            }
                            if (!(f & 1)) break b;
                            c = C + 1 | 0;
                            continue;
                          }
                          break;
                        }
                        f = 3, c = 0, w = 0;
                        break f;
                      }
                      if ((e[a + 8 >> 2] & 7) == 5) break r;
                      f = 3;
                    } else {
                      for (e[k + 96 >> 2] = g, e[k + 92 >> 2] = X, e[k + 88 >> 2] = y, e[k + 84 >> 2] = G, e[k + 80 >> 2] = m, r = k + 80 | 0, e[k + 100 >> 2] = r, Y = (a | 0) == 4 ? N >>> 4 | 0 : 0, e[k + 128 >> 2] = Y, e[k + 120 >> 2] = g, e[k + 116 >> 2] = X, e[k + 112 >> 2] = y, e[k + 108 >> 2] = G, e[k + 104 >> 2] = m, e[k + 136 >> 2] = k + 100, e[k + 132 >> 2] = r, T = k + 132 | 0, w = 1, r = 1, a = 0; ; ) {
                        k: {
                          for (e[k + 144 >> 2] = T; ; ) {
                            if (u = w, u >>> 0 >= Y >>> 0) break k;
                            if (t = u + 1 | 0, p = t >>> 0 >= g >>> 0 ? 1048576 : X + v(t, 12) | 0, o = e[p + 8 >> 2], w = o >>> 4 | 0, e[k + 124 >> 2] = w, e[k + 160 >> 2] = u, f = 0, h = k + 160 | 0, y = e[h >> 2], Q = y + 1 | 0, I = v(Q, 12), t = k + 144 | 0, F = e[t >> 2], V = e[F >> 2], (e[(Q >>> 0 >= M[V + 16 >> 2] ? 1048576 : I + e[V + 12 >> 2] | 0) + 8 >> 2] & 7) == 5) b: {
                              if (f = 1, V = I, I = e[e[F + 4 >> 2] >> 2], F = e[I + 12 >> 2], I = e[I + 16 >> 2], Q = e[(Q >>> 0 >= I >>> 0 ? 1048576 : V + F | 0) + 8 >> 2], (Q & 7) != 5) break b;
                              for (V = Q >>> 4 | 0, Q = y + 2 | 0; ; ) {
                                if (f = Q >>> 0 >= V >>> 0, f) break b;
                                if (y = e[(Q >>> 0 >= I >>> 0 ? 1048576 : F + v(Q, 12) | 0) + 8 >> 2], Q = y >>> 4 | 0, (y & 7) != 4) break;
                              }
                            }
                            if (f) break;
                          }
                          if (y = u >>> 0 >= g >>> 0 ? 1048576 : X + v(u, 12) | 0, f = e[y + 4 >> 2], f = f - ((f | 0) != 0) | 0, I = e[y >> 2] + 1 | 0, F = f >>> 0 < I >>> 0 | f >>> 0 > G >>> 0, Q = F ? 0 : f - I | 0, I = F ? 1 : I + m | 0, R = C & 1 ? R : u, C = g >>> 0 <= R >>> 0 ? 1048576 : X + v(R, 12) | 0, f = e[C + 4 >> 2], F = e[C >> 2], V = c, (e[y + 8 >> 2] | e[C + 8 >> 2]) & 8) {
                            l[k + 156 | 0] = 0, e[k + 152 >> 2] = 0, c = f - ((f | 0) != 0) | 0, f = F + 1 | 0, o = c >>> 0 < f >>> 0 | c >>> 0 > G >>> 0, e[k + 148 >> 2] = o ? 0 : c - f | 0, e[k + 144 >> 2] = o ? 1 : f + m | 0, l[k + 172 | 0] = 0, e[k + 164 >> 2] = Q, e[k + 160 >> 2] = I, e[k + 168 >> 2] = 0, c = t, f = s - 48 | 0, s = f, t = e[h + 12 >> 2], e[f + 40 >> 2] = e[h + 8 >> 2], e[f + 44 >> 2] = t, t = e[h + 4 >> 2], e[f + 32 >> 2] = e[h >> 2], e[f + 36 >> 2] = t;
                            b: {
                              for (; ; ) {
                                c: {
                                  if (A0(f + 24 | 0, c), !n[f + 24 | 0]) break c;
                                  if (o = n[f + 25 | 0], A0(f + 8 | 0, f + 32 | 0), t = 0, !n[f + 8 | 0]) break b;
                                  if (n[f + 9 | 0] == (o | 0)) continue;
                                  break b;
                                }
                                break;
                              }
                              A0(f + 16 | 0, f + 32 | 0), t = n[f + 16 | 0] ^ 1;
                            }
                            s = f + 48 | 0, C = t & 1, o = e[p + 8 >> 2], c = o >>> 4 | 0;
                          } else C = 0, c = f - ((f | 0) != 0) | 0, t = F + 1 | 0, f = c >>> 0 < t >>> 0 | c >>> 0 > G >>> 0, (Q | 0) == ((f ? 0 : c - t | 0) | 0) && (C = !l0(f ? 1 : t + m | 0, I, Q)), c = w;
                          t = c >>> 0 > u + 2 >>> 0 & (o & 7) == 5, c = t ? u : V, a = a | t, r = r & C, C = 1;
                          continue;
                        }
                        break;
                      }
                      if (Y = 1, !(a & 1)) {
                        f = 2, w = 2;
                        break f;
                      }
                      if (r & 1) {
                        f = 513, r = c, w = 2, a = c + 1 | 0;
                        break a;
                      } else {
                        w = 2, f = 515, r = 0, c = 0, u = 1, a = 0;
                        break A;
                      }
                    }
                    w = 1;
                  }
                  Y = !H, f = w << 8 | f, r = w >>> 24 | c, u = (H | 0) != 0, a = 0;
                  break A;
                }
                f = 256, r = c, w = 1, a = c;
              }
              u = 0, t = k + 32 | 0, q0(t, 0, a), J2(t, a, A), a = e[(a >>> 0 >= M[k + 48 >> 2] ? 1048576 : e[k + 44 >> 2] + v(a, 12) | 0) + 8 >> 2] >>> 4 | 0;
            }
            if (q0(r0, a, N >>> 4 | 0), (f0 | 0) == -1 || (e[k + 64 >> 2] = f, e[k + 68 >> 2] = r, !u)) break e;
            U[k + 122 >> 1] = 5641, U[k + 124 >> 1] = 512, l[k + 121 | 0] = w, l[k + 120 | 0] = 9, e[k + 112 >> 2] = c, a = M[k + 48 >> 2] <= c >>> 0 ? 1048576 : e[k + 44 >> 2] + v(c, 12) | 0, A = e[a >> 2], e[k + 116 >> 2] = A, e[k + 108 >> 2] = e[a + 4 >> 2], e[k + 104 >> 2] = A, Y && (l[k + 124 | 0] = 1), a = n[e[k + 56 >> 2] + 43 | 0], (a | 0) != 4 && (l[k + 124 | 0] = a), D0(k + 32 | 0, k + 104 | 0);
            break e;
          case 1:
            break i;
        }
        for (t = 0, c = 0, r = 0, f = s - 192 | 0, s = f, A = k + 32 | 0, u = e[A + 8 >> 2], o = e[A + 4 >> 2], w = e[A >> 2], a = n[e[A + 20 >> 2] + 8 | 0], a = n[v(a >>> 0 <= 78 ? a : 0, 12) + 1051746 | 0]; ; ) {
          if ((t | 0) != 24) {
            e[(f + 164 | 0) + t >> 2] = 0, t = t + 12 | 0;
            continue;
          }
          break;
        }
        U[f + 60 >> 1] = 0, l[f + 62 | 0] = a, a = e[f + 168 >> 2], e[f + 24 >> 2] = e[f + 164 >> 2], e[f + 28 >> 2] = a, a = e[f + 176 >> 2], e[f + 32 >> 2] = e[f + 172 >> 2], e[f + 36 >> 2] = a, a = e[f + 184 >> 2], e[f + 40 >> 2] = e[f + 180 >> 2], e[f + 44 >> 2] = a, e[f + 56 >> 2] = 0, e[f + 48 >> 2] = 0, e[f + 52 >> 2] = 4, a = e[A + 28 >> 2], e[a + 92 >> 2] = 0, e[a + 80 >> 2] = 0, e[a + 44 >> 2] = 0, e[a + 32 >> 2] = 0, R = f + 48 | 0, a = u >>> 0 > o >>> 0, h = a ? 1 : w, Q = a ? 0 : u, e[f + 76 >> 2] = Q ? n[h | 0] == 63 : 0, e[f + 72 >> 2] = Q, e[f + 68 >> 2] = h, u = f + 180 | 0;
        i: {
          A: {
            a: {
              r: {
                for (; ; ) {
                  f: {
                    if (T0(f + 80 | 0, f + 68 | 0), o = e[f + 80 >> 2], (o | 0) != 1) break f;
                    if (C = e[f + 96 >> 2], g = e[f + 92 >> 2], r = f + 164 | 0, w = e[f + 84 >> 2], X = e[f + 88 >> 2], h0(r, h, Q, w, X), a = e[f + 172 >> 2], t = e[f + 168 >> 2], G = e[f + 164 >> 2], (G | 0) == -2147483648) break r;
                    if (e[f + 108 >> 2] = a, e[f + 104 >> 2] = t, e[f + 100 >> 2] = G, h0(r, h, Q, g, C), r = e[f + 172 >> 2], c = e[f + 168 >> 2], m = e[f + 164 >> 2], (m | 0) == -2147483648) break a;
                    if (e[f + 120 >> 2] = r, e[f + 116 >> 2] = c, e[f + 112 >> 2] = m, N = n[e[A + 24 >> 2] + 45 | 0], m = n[f + 62 | 0], I = m >>> 0 <= 14 ? m : 0, o = v(I, 60) + 1052904 | 0, $0(f + 16 | 0, o, t, a), e[f + 16 >> 2] == 1 && (y = e[f + 20 >> 2], H = 1 << (y & 15), !(H & W[((N << 1) + o | 0) + 6 >> 1]))) {
                      if (a = W[f + 60 >> 1], a & H && k2(A, 0, w, X), U[f + 60 >> 1] = a | H, w = y + n[o + 57 | 0] | 0, (I - 7 & 255) >>> 0 >= 254) k: for (U[f + 180 >> 1] = W[o + 54 >> 1], e[f + 184 >> 2] = 0, e[f + 188 >> 2] = 0, t = 0, a = u; ; ) {
                        if ((t | 0) == 24) break k;
                        (y | 0) == n[a | 0] && (o = (f + 24 | 0) + t | 0, e[o >> 2] || (e[o >> 2] = 1, e[o + 8 >> 2] = C, e[o + 4 >> 2] = g)), t = t + 12 | 0, a = a + 1 | 0;
                      }
                      a = v(((w & 255) >>> 0 <= 78 ? w : 0) & 255, 12), t = p0(n[a + 1051743 | 0], c, r, n[e[A + 24 >> 2] + 47 | 0]), (t & 255) != 24 && i2(A, t, n[(a + 1051735 | 0) + 3 | 0], w, 0, g, C, 0), Z(f + 112 | 0, 1, 1), Z(f + 100 | 0, 1, 1);
                      continue;
                    }
                    if (o4(A, 16)) k: {
                      if (n[o + 53 | 0] && (S0(f + 8 | 0, m, t, a, N), !n[f + 8 | 0])) break k;
                      l[f + 145 | 0] = 2, l[f + 143 | 0] = 16, l[f + 144 | 0] = 0, l[f + 141 | 0] = m, l[f + 140 | 0] = 3, e[f + 132 >> 2] = 0, e[f + 136 >> 2] = w, e[f + 128 >> 2] = X, e[f + 124 >> 2] = w, l[f + 142 | 0] = n[(n[o | 0] ? o + 1 | 0 : e[A + 20 >> 2] + 9 | 0) | 0], g0(A, f + 124 | 0, 0, 0), a = e[f + 108 >> 2], t = e[f + 104 >> 2], G = e[f + 100 >> 2];
                    }
                    o = e[A + 28 >> 2], C = e[f + 56 >> 2], e[f + 156 >> 2] = G, e[f + 148 >> 2] = t, e[f + 160 >> 2] = a + t, e[f + 152 >> 2] = t, t = e[o + 32 >> 2], a = s - 16 | 0, s = a, g = e[f + 152 >> 2], e0(o + 24 | 0, g, e[f + 160 >> 2] - g | 0), e[a + 12 >> 2] = e[f + 148 >> 2], e[a + 8 >> 2] = e[f + 156 >> 2], Z(a + 8 | 0, 1, 1), s = a + 16 | 0, l[f + 176 | 0] = 1, e[f + 168 >> 2] = t, e[f + 164 >> 2] = C, e[f + 172 >> 2] = e[o + 32 >> 2], l4(o + 36 | 0, f + 164 | 0), (C | 0) == e[f + 48 >> 2] && (a = s - 16 | 0, s = a, k0(a + 8 | 0, R, e[R >> 2], 1, 4, 8), e[a + 8 >> 2] == -2147483647 ? s = a + 16 | 0 : O()), a = e[f + 52 >> 2] + (C << 3) | 0, e[a + 4 >> 2] = X, e[a >> 2] = w, e[f + 56 >> 2] = C + 1, Z(f + 112 | 0, 1, 1);
                    continue;
                  }
                  break;
                }
                a = 0;
                break i;
              }
              r = a, c = t;
              break A;
            }
            Z(f + 100 | 0, 1, 1);
          }
          a = 1;
        }
        for (l[A + 45 | 0] = a, a = e[A + 28 >> 2], D2(a + 24 | 0, 1, 0), u = e[a + 80 >> 2], w = e[f + 52 >> 2], C = e[f + 56 >> 2], a = 0, t = 0; ; ) {
          if ((u | 0) != (t | 0)) {
            h = e[A + 28 >> 2], M[h + 80 >> 2] > t >>> 0 && (h = e[e[h + 76 >> 2] + a >> 2], h >>> 0 < C >>> 0 && (h = w + (h << 3) | 0, k2(A, 0, e[h >> 2], e[h + 4 >> 2]))), t = t + 1 | 0, a = a + 4 | 0;
            continue;
          }
          break;
        }
        if (a = n[f + 62 | 0], a = a >>> 0 <= 14 ? a : 0, (a - 5 & 255) >>> 0 <= 1) i: {
          if (!(e[f + 24 >> 2] & 1) || !(e[f + 36 >> 2] & 1)) break i;
          a = v(a, 60), w = n[a + 1052960 | 0], C = n[a + 1052961 | 0], I = a + 1052958 | 0, V = a + 1052959 | 0, t = e[f + 28 >> 2], u = e[f + 40 >> 2], a = t >>> 0 > u >>> 0, i2(A, 19, w, C + n[(a ? I : V) | 0] | 0, 0, a ? t : u, e[(a ? f + 32 | 0 : f + 44 | 0) >> 2], 0);
        }
        o && (U[f + 184 >> 1] = 0, e[f + 180 >> 2] = 17174021, e[f + 172 >> 2] = 0, e[f + 176 >> 2] = c, e[f + 168 >> 2] = r, e[f + 164 >> 2] = c, D0(A, f + 164 | 0)), Z(R, 4, 8), s = f + 192 | 0;
      }
      a = B & 255, (a | 0) != 18 && (l[k + 120 | 0] = 5, e[k + 112 >> 2] = d, e[k + 116 >> 2] = j, e[k + 108 >> 2] = P, e[k + 104 >> 2] = j, l[k + 121 | 0] = B, l[k + 124 | 0] = 0, a = (a >>> 0 > 13 ? a - 13 | 0 : 0) << 3, A = a & 31, (a & 63) >>> 0 >= 32 ? A = 2 >>> A | 0 : A = ((1 << A) - 1 & 2) << 32 - A, l[k + 125 | 0] = A, A = a & 31, (a & 63) >>> 0 >= 32 ? A = 4 >>> A | 0 : A = ((1 << A) - 1 & 4) << 32 - A | 16843008 >>> A, l[k + 123 | 0] = A, A = a & 31, (a & 63) >>> 0 >= 32 ? a = 12 >>> A | 0 : a = ((1 << A) - 1 & 12) << 32 - A | 101058054 >>> A, l[k + 122 | 0] = a, D0(k + 32 | 0, k + 104 | 0)), a = k - -64 | 0, e[i + 8 >> 2] = e[a + 8 >> 2], A = e[a + 4 >> 2], e[i >> 2] = e[a >> 2], e[i + 4 >> 2] = A, b || (l[1054752] = !e[263534]), s = k + 176 | 0;
    }
    function E2(i, a, A) {
      var r = 0, b = 0, f = 0, k = 0, c = 0, t = 0, u = 0, w = 0, o = 0, h = 0, B = 0, Q = 0;
      b = s - 48 | 0, s = b, f = 94, r = 22, t = 65535, w = 255;
      e: {
        i: switch (n[A + 16 | 0] - 1 | 0) {
          default:
            w = 0, o = n[A + 17 | 0], r = v(o >>> 0 <= 78 ? o : 0, 12), c = r + 1051735 | 0, k = n[r + 1051743 | 0], r = 41, t = 65280, h = -65536;
            A: {
              a: {
                r: switch (n[A + 19 | 0] - 6 | 0) {
                  case 0:
                    r = 31;
                    f: {
                      k: switch (k - 5 | 0) {
                        case 2:
                          if (!e2(a, e[A >> 2], e[A + 4 >> 2])) break a;
                          break f;
                        case 3:
                          if (e2(a, e[A >> 2], e[A + 4 >> 2])) break f;
                          break a;
                        case 0:
                          break A;
                        case 4:
                          break k;
                        default:
                          break a;
                      }
                      if (!e2(a, e[A >> 2], e[A + 4 >> 2])) break a;
                    }
                    r = 28;
                    break A;
                  case 1:
                    if (e[b + 44 >> 2] = 0, e[b + 36 >> 2] = 0, e[b + 40 >> 2] = 1, O0(a, A, b + 36 | 0), k = e[b + 40 >> 2], r = e[b + 44 >> 2], f = n[c + 11 | 0], f >>> 0 <= 4 ? (c = v(f, 10) + 1050135 | 0, w = n[(c + n[e[a + 24 >> 2] + 45 | 0] | 0) + 8 | 0], f = w >>> 0 > 8, w = f ? 0 : w, f = f ? 1 : c) : f = 1, I2(b, k, r, f, w), Q = n[e[a + 20 >> 2] + 11 | 0], n[b | 0]) if (a = n[b + 1 | 0], h = a << 16, a = v((a >>> 0 <= 61 ? a : 0) & 255, 25), (r | 0) == n[a + 1050209 | 0]) {
                      for (f = a + 1050185 | 0, a = r, r = k, k = a; B = !a | !k, !B && (w = n[r | 0], c = n[f | 0], k = k - 1 | 0, r = r + 1 | 0, a = a - 1 | 0, f = f + 1 | 0, ((((c - 65 & 255) >>> 0 < 26 ? 32 : 0) | c) & 255) == ((((w - 65 & 255) >>> 0 < 26 ? 32 : 0) | w) & 255)); ) ;
                      a = B ? 66 : 65;
                    } else a = 65;
                    else h = -1, a = 94;
                    f = a, r = Q | 32, Z(b + 36 | 0, 1, 1);
                    break A;
                  case 3:
                    r = 36;
                    f: switch (k - 6 | 0) {
                      case 0:
                        r = n[e[a + 20 >> 2] + 11 | 0] | 34;
                        break A;
                      case 2:
                        break A;
                      default:
                        break f;
                    }
                    r = n[A + 21 | 0] == n[c + 4 | 0] ? 38 : 37;
                    break A;
                  case 4:
                    r = n[e[a + 20 >> 2] + 11 | 0] + 39 | 0, f = 67;
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
                t = n[c + 10 | 0] << 8, f = 69, r = 44;
                break A;
              }
              r = n[e[a + 20 >> 2] + 11 | 0] + 29 | 0;
            }
            t = t | o, w = h >>> 16 | 0;
            break e;
          case 0:
            t = n[A + 17 | 0], c = v(t >>> 0 <= 78 ? t : 0, 12), k = n[c + 1051745 | 0], r = 48, u = 16777215;
            A: {
              a: {
                r: switch (n[A + 19 | 0] - 14 | 0) {
                  case 0:
                    r = n[(c + 1051735 | 0) + 2 | 0] ? 55 : 47;
                    break A;
                  default:
                    r = 53;
                    break a;
                  case 1:
                    break A;
                  case 3:
                    break r;
                }
                r = n[e[a + 20 >> 2] + 11 | 0] + 51 | 0;
              }
              u = k;
            }
            a = u << 8, u = 0, t = a | t;
            break e;
          case 10:
            r = n[A + 17 | 0] | 88;
            break e;
          case 11:
            r = 93;
            break e;
          case 12:
            r = 92;
            break e;
          case 1:
            r = n[A + 17 | 0], k = r, n[v(r >>> 0 <= 78 ? r : 0, 12) + 1051743 | 0] == 6 ? (a = n[e[a + 20 >> 2] + 11 | 0], f = a ? 94 : 68, r = 46 - a | 0) : r = 45, t = k | 65280;
            break e;
          case 2:
            if (r = n[A + 17 | 0], n[A + 19 | 0] == 18) {
              t = r << 8 | 255, r = 53;
              break e;
            }
            e[b + 36 >> 2] = 0, e[b + 40 >> 2] = 1, e[b + 44 >> 2] = 0, O0(a, A, b + 36 | 0), u = n[e[a + 24 >> 2] + 45 | 0], k = v((r >>> 0 <= 14 ? r : 0) & 255, 60) + 1052904 | 0, t = e[b + 40 >> 2], f = e[b + 44 >> 2], $0(b + 16 | 0, k, t, f);
            A: {
              if (e[b + 16 >> 2] & 1 && (c = e[b + 20 >> 2], W[(k + (u << 1) | 0) + 6 >> 1] >>> (c & 15) & 1)) {
                u = 0, t = c + n[k + 57 | 0] & 255 | 65280, f = 94, r = n[e[a + 20 >> 2] + 11 | 0] + 49 | 0;
                break A;
              }
              a = n[e[a + 20 >> 2] + 11 | 0], S0(b + 8 | 0, r, t, f, u), u = n[b + 8 | 0], f = u ? 65 : 94, w = u ? n[b + 9 | 0] : -1, u = 0, t = r << 8 | 255, r = a | 54;
            }
            Z(b + 36 | 0, 1, 1);
            break e;
          case 3:
            f = 70, a = e[a + 20 >> 2], n[a + 10 | 0] != 2 ? r = n[a + 11 | 0] | 56 : r = 58;
            break e;
          case 4:
            r = 18;
            A: {
              a: {
                r: {
                  f: switch (k = n[A + 17 | 0], (k >>> 0 > 13 ? k - 13 | 0 : 0) - 1 | 0) {
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
                  r = e[A + 4 >> 2], c = e[A >> 2], o = e[a >> 2], h = e[a + 8 >> 2], a = h >>> 0 > M[a + 4 >> 2], o = a ? 1 : o, a = a ? 0 : h, e4(b + 24 | 0, o, a);
                  f: if (k) {
                    if ((k | 0) != 13 | r >>> 0 <= c >>> 0 | a >>> 0 < r >>> 0 || (n[c + o | 0] | 32) != 123) break f;
                    r = 27;
                    break e;
                  } else {
                    if (a = e[b + 28 >> 2], !a) {
                      r = 24;
                      break e;
                    }
                    if (c = e[b + 24 >> 2], r = n[c | 0], (r | 0) == 60) {
                      r = 25;
                      break e;
                    }
                    if ((a | 0) == 1 | (r | 0) != 31) break f;
                    if (r = 26, a = n[c + 1 | 0], (a | 0) == 139 | ((a | 0) == 194 | (a | 0) == 239)) break e;
                  }
                  r = k;
                  break e;
                }
                r = n[e[a + 20 >> 2] + 10 | 0] == 2 ? 15 : 14;
                break e;
              }
              r = n[e[a + 20 >> 2] + 11 | 0] | 16;
              break e;
            }
            a = e[e[a + 24 >> 2] + 12 >> 2], u = a >>> 0 >= 16777216 ? 16777216 : a, r = 19;
            break e;
          case 5:
          case 9:
            a = e[a + 24 >> 2], r = 21;
            A: switch (n[A + 19 | 0] - 3 | 0) {
              case 0:
                a = e[a + 8 >> 2], u = a >>> 0 >= 5e8 ? 5e8 : a, r = 20;
                break e;
              case 1:
                break A;
              default:
                break e;
            }
            a = e[a + 12 >> 2], u = a >>> 0 >= 16777216 ? 16777216 : a, r = 19;
            break e;
          case 7:
            r = 23;
            break e;
          case 6:
            break e;
          case 8:
            break i;
        }
        r = n[A + 17 | 0] + 59 | 0;
      }
      l[i + 28 | 0] = 2, l[i + 9 | 0] = r, l[i + 8 | 0] = f, a = e[A + 20 >> 2], e[i + 48 >> 2] = e[A + 16 >> 2], e[i + 52 >> 2] = a, a = e[A + 12 >> 2], e[i + 40 >> 2] = e[A + 8 >> 2], e[i + 44 >> 2] = a, a = e[A + 4 >> 2], e[i + 32 >> 2] = e[A >> 2], e[i + 36 >> 2] = a, e[i >> 2] = u, e[i + 4 >> 2] = t & 65535 | w << 16 | -16777216, s = b + 48 | 0;
    }
    function z0(i, a, A, r, b) {
      var f = 0, k = 0, c = 0, t = 0, u = 0, w = 0, o = 0, h = 0, B = 0, Q = 0, I = 0, C = 0, d = 0, g = 0, R = 0;
      f = s - 48 | 0, s = f, c = 255;
      e: {
        i: {
          A: {
            a: {
              r: switch (C = n[a | 0], u = C, u - 1 | 0) {
                case 0:
                  break r;
                case 1:
                  break a;
                case 2:
                  break A;
                default:
                  break e;
              }
              c = n[a + 1 | 0];
              break i;
            }
            u = n[a + 1 | 0], c = 254;
            break e;
          }
          c = 253;
        }
        u = 0;
      }
      t = n[i + 8 | 0], w = n[i + 51 | 0] | n[i + 52 | 0] << 8, h = n[i + 53 | 0], B = n[i + 50 | 0], Q = n[i + 9 | 0], k = e[i + 4 >> 2], I = n[i + 28 | 0], l[f + 22 | 0] = 0, l[f + 23 | 0] = 0, l[f + 21 | 0] = (I | 0) != 2, l[f + 20 | 0] = A, l[f + 16 | 0] = k, l[f + 17 | 0] = k >>> 8, l[f + 18 | 0] = k >>> 16, l[f + 19 | 0] = k >>> 24, l[f + 15 | 0] = u, l[f + 14 | 0] = c, l[f + 12 | 0] = Q, l[f + 11 | 0] = B, l[f + 10 | 0] = h, l[f + 8 | 0] = w, l[f + 9 | 0] = w >>> 8, l[f + 13 | 0] = (t | 0) == 94 ? -1 : t, A = f + 8 | 0, $2(A, 16), e[f + 8 >> 2] = e[i >> 2], x(A, f + 12 | 0), B = e[263691], x(1050080, 1050088), k = W2(b + 16 | 0, 1048868);
      e: {
        i: {
          if (!k && n[e[e[r + 64 >> 2] + 20 >> 2] + 10 | 0] != 2) {
            if (L0(A, r, e[b + 8 >> 2]), i = e[r + 40 >> 2], A = e[f + 8 >> 2], o = i >>> 0 < A >>> 0 ? i : A, a4(r + 32 | 0, o), n[r + 68 | 0] != 1) break e;
            if (!o) break i;
            o = o + 1 | 0;
            break e;
          }
          if (a4(r + 32 | 0, 0), !n[r + 68 | 0]) break e;
        }
        e[f + 8 >> 2] = n[r + 69 | 0] | 1073741824, x(f + 8 | 0, f + 12 | 0), o = 0;
      }
      i = e[r + 64 >> 2];
      e: if (n[e[i + 20 >> 2] + 10 | 0] == 2) {
        i: switch (n[b + 16 | 0] - 1 | 0) {
          default:
            i = n[b + 17 | 0], W0(r + 32 | 0, M[r + 40 >> 2] >= 64 ? 12 : 0), e[f + 8 >> 2] = n[v(i >>> 0 <= 78 ? i : 0, 12) + 1051744 | 0] | 1073741824, x(f + 8 | 0, f + 12 | 0);
            break e;
          case 2:
          case 3:
          case 11:
          case 12:
            e[f + 16 >> 2] = 0, e[f + 8 >> 2] = 0, e[f + 12 >> 2] = 1, A = i, i = f + 8 | 0, O0(A, b, i), h2(r, e[f + 12 >> 2], e[f + 16 >> 2]), Z(i, 1, 1);
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
        for (A = e[b >> 2], b = e[i + 8 >> 2], k = b >>> 0 > M[i + 4 >> 2], i = k ? 1 : e[i >> 2], b = k ? 0 : b, e[f + 40 >> 2] = b ? n[i | 0] == 63 : 0, e[f + 36 >> 2] = b, e[f + 32 >> 2] = i; ; ) {
          if (k = f + 8 | 0, T0(k, f + 32 | 0), e[f + 8 >> 2] != 1) break e;
          if (c = e[f + 16 >> 2], !(c >>> 0 >= A >>> 0) && !(A >>> 0 < M[f + 20 >> 2]) && !(A >>> 0 > M[f + 24 >> 2])) break;
        }
        if (h0(k, i, b, e[f + 12 >> 2], c), A = e[f + 8 >> 2], (A | 0) == -2147483648) break e;
        i = e[f + 16 >> 2], b = e[f + 12 >> 2], e[f + 12 >> 2] = b, e[f + 16 >> 2] = i, e[f + 8 >> 2] = A, h2(r, b, i), Z(k, 1, 1);
      } else {
        if (k) for (i = e[i + 24 >> 2], A = e[i + 4 >> 2], i = e[i >> 2], l[f + 20 | 0] = 0, e[f + 16 >> 2] = i ? A : 0, e[f + 8 >> 2] = 1, e[f + 12 >> 2] = i || 1; ; ) {
          if (x2(f, f + 8 | 0), i = e[f >> 2], !i) break e;
          u = f + 32 | 0, c = s - 32 | 0, s = c, A = i + e[f + 4 >> 2] | 0;
          i: {
            if ((i | 0) != (A | 0)) A: {
              if (k = i + 1 | 0, t = n[i | 0], (t | 0) == 126) {
                if ((A | 0) == (k | 0)) break A;
                t = n[i + 1 | 0] == 49 ? 47 : 126, k = i + 2 | 0;
              }
              for (u0(c + 8 | 0, 8, 1, 1), i = e[c + 8 >> 2], b = e[c + 12 >> 2], l[b | 0] = t, e[c + 28 >> 2] = 1, e[c + 24 >> 2] = b, e[c + 20 >> 2] = i, t = c + 20 | 0, i = k; ; ) {
                a: {
                  if ((i | 0) == (A | 0)) break a;
                  if (b = i + 1 | 0, k = n[i | 0], (k | 0) == 126) {
                    if ((A | 0) == (b | 0)) break a;
                    k = n[i + 1 | 0] == 49 ? 47 : 126, i = i + 2 | 0;
                  } else i = b;
                  b = e[t + 8 >> 2], (b | 0) == e[t >> 2] && K(t, 1, 1, 1), l[b + e[t + 4 >> 2] | 0] = k, e[t + 8 >> 2] = b + 1;
                  continue;
                }
                break;
              }
              e[u + 8 >> 2] = e[c + 28 >> 2], i = e[c + 24 >> 2], e[u >> 2] = e[c + 20 >> 2], e[u + 4 >> 2] = i;
              break i;
            }
            e[u + 8 >> 2] = 0, e[u >> 2] = 0, e[u + 4 >> 2] = 1;
          }
          s = c + 32 | 0, h2(r, e[f + 36 >> 2], e[f + 40 >> 2]), Z(u, 1, 1);
        }
        for (t = r + 32 | 0, A = e[r + 4 >> 2], Q = A + (e[r + 8 >> 2] << 4) | 0, d = f + 36 | 0, I = f + 48 | 0, i = e[r + 40 >> 2]; ; ) {
          i: {
            if (i) {
              if (Q - A >>> 4 >>> 0 <= i >>> 0) break i;
              i = (i << 4) + A | 0;
            } else if (i = A, (Q | 0) == (i | 0)) break i;
            if (u = e[r + 64 >> 2], e[f + 24 >> 2] = e[u + 16 >> 2], A = e[u + 12 >> 2], e[f + 16 >> 2] = e[u + 8 >> 2], e[f + 20 >> 2] = A, A = e[u + 4 >> 2], e[f + 8 >> 2] = e[u >> 2], e[f + 12 >> 2] = A, A = i + 16 | 0, n[i + 12 | 0]) e[f + 32 >> 2] = e[i + 8 >> 2], x(f + 32 | 0, d);
            else A: {
              if (i = e[i + 4 >> 2], i = i >>> 0 >= M[f + 24 >> 2] ? 1048576 : e[f + 20 >> 2] + v(i, 12) | 0, k = e[i + 4 >> 2], e[f + 32 >> 2] = e[i >> 2], e[f + 36 >> 2] = k, i = e[i + 8 >> 2], e[f + 40 >> 2] = i, !(i & 8)) a: {
                for (k = 0, c = 0, i = e[f + 12 >> 2], w = e[f + 32 >> 2] + 1 | 0, i >>> 0 >= w >>> 0 & i - w >>> 0 >= 8 && (i = w + e[f + 8 >> 2] | 0, k = n[i | 0] | n[i + 1 | 0] << 8 | (n[i + 2 | 0] << 16 | n[i + 3 | 0] << 24), c = n[i + 4 | 0] | n[i + 5 | 0] << 8 | (n[i + 6 | 0] << 16 | n[i + 7 | 0] << 24)), i = 0, h = 1073741824; ; ) {
                  if ((i | 0) == 1550) break a;
                  if (!v0(i + 1050185 | 0, u, w, k, c)) {
                    h = h + 1 | 0, i = i + 25 | 0;
                    continue;
                  }
                  break;
                }
                e[f + 44 >> 2] = h, x(f + 44 | 0, I);
                break A;
              }
              if (i = e[263694], Z0(f + 8 | 0, f + 32 | 0, 1054768), g = f, R = w2(i) | -2147483648, e[g + 44 >> 2] = R, x(f + 44 | 0, I), k = e[263694], k >>> 0 < i >>> 0) break A;
              y2(t, i + e[263693] | 0, k - i | 0), i = 0;
              continue;
            }
            i = 0, W0(t, M[r + 40 >> 2] >= 64 ? 12 : 0);
            continue;
          }
          break;
        }
        if (n[b + 16 | 0] != 2) break e;
        i = n[b + 17 | 0], W0(t, M[r + 40 >> 2] >= 64 ? 12 : 0), e[f + 8 >> 2] = n[v(i >>> 0 <= 78 ? i : 0, 12) + 1051744 | 0] | 1073741824, x(f + 8 | 0, f + 12 | 0);
      }
      if (e[r + 48 >> 2] = e[r + 48 >> 2] + e[r + 44 >> 2], e[f + 12 >> 2] = (e[263691] - B | 0) - 2, e[f + 8 >> 2] = o, i = f + 8 | 0, c0(B, i, 2), (C | 0) == 3) {
        t = e[a + 4 >> 2], b = e[a + 8 >> 2], c = 0, A = 0, r = 0;
        e: {
          for (; ; ) {
            if ((b | 0) == (c | 0)) break e;
            if (a = c + t | 0, c = c + 1 | 0, A = (l[a | 0] > -65) + A | 0, !(A >>> 0 <= 40)) break;
          }
          A = c - 1 | 0, a = b >>> 0 < A >>> 0, b = a ? 0 : A, r = 1, t = a ? 1 : t;
        }
        for (l[i + 8 | 0] = r, e[i + 4 >> 2] = b, e[i >> 2] = t, a = e[f + 8 >> 2], A = e[f + 12 >> 2], r = n[f + 16 | 0], e[f + 20 >> 2] = r ? 3 : 0, e[f + 16 >> 2] = r ? 1050128 : 1, e[f + 8 >> 2] = a, e[f + 12 >> 2] = A, k = f + 32 | 0, r = 0, A = s - 32 | 0, s = A, b = i + 4 | 0, a = 2; r = e[b >> 2] + r | 0, b = b + 8 | 0, a = a - 1 | 0, !!a; ) ;
        for (b = 16, u0(A + 8 | 0, r, 1, 1), e[A + 28 >> 2] = 0, a = e[A + 12 >> 2], e[A + 20 >> 2] = e[A + 8 >> 2], e[A + 24 >> 2] = a; ; ) {
          if (b) {
            e0(A + 20 | 0, e[i >> 2], e[i + 4 >> 2]), b = b - 8 | 0, i = i + 8 | 0;
            continue;
          }
          break;
        }
        e[k + 8 >> 2] = e[A + 28 >> 2], i = e[A + 24 >> 2], e[k >> 2] = e[A + 20 >> 2], e[k + 4 >> 2] = i, s = A + 32 | 0, i = s - 16 | 0, s = i, g = i, R = E4(e[f + 36 >> 2], e[f + 40 >> 2]), e[g + 12 >> 2] = R, a = i + 12 | 0, i = i + 16 | 0, x(a, i), s = i, Z(k, 1, 1);
      }
      s = f + 48 | 0;
    }
    function D2(i, a, A) {
      var r = 0, b = 0, f = 0, k = 0, c = 0, t = 0, u = 0, w = 0, o = 0, h = 0, B = 0, Q = 0, I = 0, C = 0, d = 0, g = 0, R = 0, m = 0, y = 0, F = 0, V = 0, X = 0, G = 0, H = 0, N = 0, Y = 0;
      for (c = s - 48 | 0, s = c, e[i + 32 >> 2] = 0, r = e[i + 20 >> 2], K(i + 24 | 0, r, 16, 8), k = e[i + 32 >> 2], b = e[i + 28 >> 2] + (k << 4) | 0; ; ) {
        if ((r | 0) != (f | 0)) {
          e[b >> 2] = 0, e[b + 4 >> 2] = 0, e[b + 8 >> 2] = f, b = b + 16 | 0, k = k + 1 | 0, f = f + 1 | 0;
          continue;
        }
        break;
      }
      e[i + 32 >> 2] = k, e[c + 8 >> 2] = 0, l[c + 16 | 0] = 0, e[c >> 2] = 0, e[c + 12 >> 2] = e[i + 20 >> 2], F = i + 36 | 0, n2(F, c), H = i + 60 | 0, N = i + 48 | 0;
      e: {
        i: for (; ; ) {
          A: {
            if (r = e[i + 44 >> 2], !r || (r = r - 1 | 0, e[i + 44 >> 2] = r, r = e[i + 40 >> 2] + v(r, 20) | 0, R = e[r >> 2], (R | 0) == 2)) break A;
            if (d = e[r + 8 >> 2], h = e[i + 28 >> 2] + (d << 4) | 0, g = e[r + 12 >> 2], b = g >>> 0 < d >>> 0 | M[i + 32 >> 2] < g >>> 0, u = b ? 0 : h, Q = g - d | 0, b | Q >>> 0 < 2) continue;
            if (m = e[r + 4 >> 2], !(l[r + 16 | 0] & 1)) a: for (t = u + (Q << 4) | 0, I = e[i + 8 >> 2], C = e[i + 4 >> 2], B = e[i + 20 >> 2], y = e[i + 16 >> 2], o = u; ; ) {
              if (w = o, (w | 0) == (t | 0)) break a;
              if (o = w + 16 | 0, r = e[w + 8 >> 2], !(r >>> 0 >= B >>> 0)) {
                if (r = y + (r << 4) | 0, b = e[r + 8 >> 2], f = e[r + 4 >> 2], k = n[r + 12 | 0], r = b >>> 0 < f >>> 0 | b >>> 0 > (k ? I : A) >>> 0, b = r ? 0 : b - f | 0, r = r ? 1 : f + (k ? C : a) | 0, (R | 0) != 1) {
                  if (e[c >> 2] = r, e[c + 4 >> 2] = r + (b & -8), r = r + (b & 2147483640) | 0, e[c + 8 >> 2] = r, e[c + 12 >> 2] = r + (b & 7), k = 0, f = 0, r = e[c >> 2], r && (b = e[c + 4 >> 2], (b | 0) != (r | 0))) for (b = b - r >>> 3 | 0; f = S((n[r | 0] | n[r + 1 | 0] << 8 | (n[r + 2 | 0] << 16 | n[r + 3 | 0] << 24)) ^ k, (n[r + 4 | 0] | n[r + 5 | 0] << 8 | (n[r + 6 | 0] << 16 | n[r + 7 | 0] << 24)) ^ f, 2135587861, -1640531527), k = J, J = f, f = J, r = r + 8 | 0, b = b - 1 | 0, !!b; ) ;
                  if (r = e[c + 8 >> 2], r && (b = e[c + 12 >> 2], (b | 0) != (r | 0))) for (b = b - r | 0; f = S(k ^ n[r | 0], f, 2135587861, -1640531527), k = J, J = f, f = J, r = r + 1 | 0, b = b - 1 | 0, !!b; ) ;
                } else {
                  r = b >>> 0 < m >>> 0 ? 1 : r + m | 0, f = b - m | 0, b = b >>> 0 >= f >>> 0 ? f : 0, X = b >>> 0 < 8;
                  r: if (X) for (V = r - 1 | 0, k = 0, f = 0, r = b; ; ) {
                    if (!r) break r;
                    k = (f & 255) << 24 | k >>> 8, f = n[r + V | 0] << 24 | f >>> 8, r = r - 1 | 0;
                  }
                  else f = n[r | 0] | n[r + 1 | 0] << 8 | (n[r + 2 | 0] << 16 | n[r + 3 | 0] << 24), V = f << 24 | (f & 65280) << 8, k = f & 16711680, Y = k >>> 8 | 0, G = f & -16777216, r = n[r + 4 | 0] | n[r + 5 | 0] << 8 | (n[r + 6 | 0] << 16 | n[r + 7 | 0] << 24), k = G << 8 | k << 24 | (r >>> 8 & 65280 | (((r & 255) << 24 | f >>> 8) & -16777216 | ((r & 16777215) << 8 | f >>> 24) & 16711680)), f = V | (Y | G >>> 24);
                  k = k | (X ? b : 8);
                }
                e[w >> 2] = k, e[w + 4 >> 2] = f;
              }
            }
            if (Q >>> 0 < 17) a: for (w = Q << 4, I = w + u | 0, t = 0, B = 1, f = u; ; ) {
              if ((f | 0) == (I | 0)) continue i;
              if (t) r: {
                for (C = e[f >> 2], y = e[f + 4 >> 2], r = w, b = B, k = u; ; ) {
                  if (!r) break r;
                  if (o = e[k >> 2] == (C | 0) & e[k + 4 >> 2] == (y | 0), o = b ? o ? 1 : 2 : o, r = r - 16 | 0, b = b + 1 | 0, k = k + 16 | 0, (o & 255) != 2) break;
                }
                if (o & 1) break a;
              }
              f = f + 16 | 0, B = B - 1 | 0, t = t + 1 | 0;
            }
            for (k = -1, f = -1, w = 0, t = 0, r = h, b = Q; I = e[r >> 2], w = I | w, C = e[r + 4 >> 2], t = C | t, k = k & I, f = f & C, r = r + 16 | 0, b = b - 1 | 0, !!b; ) ;
            if ((k | 0) != (w | 0) | (f | 0) != (t | 0)) {
              for (h = Q + 1 | 0, B = u - 16 | 0, r = $(f ^ t), b = ((r | 0) == 32 ? $(k ^ w) + 32 | 0 : r) ^ 63, r = b & 31, (b & 63) >>> 0 >= 32 ? (b = 1 << r, f = 0) : (f = 1 << r, b = f - 1 & 1 >>> 32 - r), w = f, f = b, b = 0, t = 0; ; ) {
                a: {
                  for (r = (b << 4) + B | 0; ; ) {
                    if (b = b + 1 | 0, (h | 0) == (b | 0)) break a;
                    if (o = r + 16 | 0, r = o, !(e[r >> 2] & w | e[r + 4 >> 2] & f)) break;
                  }
                  if (t >>> 0 >= Q >>> 0) break e;
                  k = e[r + 12 >> 2], e[c + 8 >> 2] = e[r + 8 >> 2], e[c + 12 >> 2] = k, k = e[r + 4 >> 2], e[c >> 2] = e[r >> 2], e[c + 4 >> 2] = k, k = u + (t << 4) | 0, I = e[k + 8 >> 2], C = e[k + 12 >> 2], y = e[k + 4 >> 2], e[r >> 2] = e[k >> 2], e[r + 4 >> 2] = y, e[r + 8 >> 2] = I, e[r + 12 >> 2] = C, r = e[c + 12 >> 2], e[k + 8 >> 2] = e[c + 8 >> 2], e[k + 12 >> 2] = r, r = e[c + 4 >> 2], e[k >> 2] = e[c >> 2], e[k + 4 >> 2] = r, t = t + 1 | 0;
                  continue;
                }
                break;
              }
              for (e[c + 20 >> 2] = g, e[c + 8 >> 2] = d, r = t + d | 0, e[c + 16 >> 2] = r, e[c + 12 >> 2] = r, r = 0; ; ) {
                if ((r | 0) == 16) continue i;
                b = r + c | 0, u = e[b + 8 >> 2], b = e[b + 12 >> 2], l[c + 44 | 0] = 1, e[c + 32 >> 2] = m, e[c + 28 >> 2] = R, e[c + 36 >> 2] = u, e[c + 40 >> 2] = b, n2(F, c + 28 | 0), r = r + 8 | 0;
              }
            }
            if (!(k & 248) && R) {
              if (r = Q << 4, (d | 0) == (g | 0)) continue;
              if (t = 0, f = e[h + 8 >> 2], k = r + h | 0, u = h + 16 | 0, (k | 0) != (u | 0)) for (b = u + 8 | 0, k = k - u >>> 4 | 0; u = e[b >> 2], f = f >>> 0 < u >>> 0 ? f : u, b = b + 16 | 0, k = k - 1 | 0, !!k; ) ;
              for (M[i + 20 >> 2] > f >>> 0 && (t = 1, B = e[e[i + 16 >> 2] + (f << 4) >> 2]); ; ) {
                if (!r) continue i;
                b = e[h + 8 >> 2], (b | 0) != (f | 0) && (b >>> 0 < M[i + 20 >> 2] ? (o = e[e[i + 16 >> 2] + (b << 4) >> 2], b = 1) : b = 0, f4(N, b, o), f4(H, t, B)), h = h + 16 | 0, r = r - 16 | 0;
              }
            } else {
              e[c + 12 >> 2] = g, e[c + 8 >> 2] = d, e[c >> 2] = 1, l[c + 16 | 0] = 0, e[c + 4 >> 2] = R & 1 ? m + 7 | 0 : 0, n2(F, c);
              continue;
            }
          }
          break;
        }
        s = c + 48 | 0;
        return;
      }
      O();
    }
    function p0(i, a, A, r) {
      var b = 0, f = 0, k = 0, c = 0, t = 0;
      f = 24;
      e: {
        i: {
          A: switch ((i & 255) - 2 | 0) {
            case 0:
              f = a + A | 0, i = a;
              a: {
                for (; ; ) {
                  if ((i | 0) == (f | 0)) break a;
                  if (n[n[i | 0] + 1049794 | 0] == 1) {
                    b = b + 1 | 0, i = i + 1 | 0;
                    continue;
                  }
                  break;
                }
                if (f = 10, A >>> 0 < b >>> 0) break e;
                if ((A | 0) == (b | 0)) break a;
                if (!b || n[a + b | 0] != 64) break e;
                for (t = b - A | 0, A = 0, a = 1, c = 45; ; ) {
                  if (a + t | 0) {
                    r: {
                      f: {
                        k: {
                          b: {
                            c: switch (b = n[i + a | 0], b - 45 | 0) {
                              case 0:
                                break c;
                              case 1:
                                break b;
                              default:
                                break k;
                            }
                            if (A - 1 >>> 0 < 62) break f;
                            break k;
                          }
                          if (k = 0, (c & 255) != 45) break r;
                        }
                        if ((b - 48 & 255) >>> 0 > 9 ? k = ((b & 223) - 65 & 255) >>> 0 > 25 : k = 0, k | A >>> 0 >= 63) break e;
                      }
                      k = A + 1 | 0;
                    }
                    A = k, c = (b | 0) == 46 ? 45 : b, a = a + 1 | 0;
                    continue;
                  }
                  break;
                }
                if ((c & 255) != 45) break i;
                if (!(A >>> 0 < 63 & r)) break e;
                break i;
              }
              if (r) break i;
              return 10;
            case 1:
              if (f = 11, A >>> 0 < 26 || !A4(1049768, a) || !A4(1049778, a + 10 | 0)) break e;
              b = n[a + 9 | 0] - 48 & 255, f = v(n[a + 8 | 0] - 48 & 255, 10), i = v(n[a + 5 | 0] - 48 & 255, 10) + (n[a + 6 | 0] - 48 & 255) | 0;
              a: {
                if (i >>> 0 <= 11) r: {
                  if (r = 30, 1 << i & 2640) break a;
                  if ((i | 0) != 2) break r;
                  i = v(n[a + 2 | 0] - 48 & 255, 10) + (n[a + 3 | 0] - 48 & 255) | 0, r = !((i || n[a + 1 | 0] + (n[a | 0] << 1) | 0) & 3) | 28;
                  break a;
                }
                r = i - 1 >>> 0 < 12 ? 31 : 0;
              }
              if (r >>> 0 > (b + f | 0) - 1 >>> 0) a: {
                if (v(n[a + 11 | 0] - 48 & 255, 10) + (n[a + 12 | 0] - 48 & 255) >>> 0 > 23 || v(n[a + 14 | 0] - 48 & 255, 10) + (n[a + 15 | 0] - 48 & 255) >>> 0 > 59 || v(n[a + 17 | 0] - 48 & 255, 10) + (n[a + 18 | 0] - 48 & 255) >>> 0 > 59) break a;
                if (f = 24, i = A - 26 | 0, !i) break e;
                A = n[a + 26 | 0];
                r: {
                  if ((i | 0) == 1 & (A | 0) == 90) break r;
                  f = 11;
                  f: switch (A - 43 | 0) {
                    case 0:
                    case 2:
                      break f;
                    default:
                      break e;
                  }
                  if ((i | 0) != 6 || (i = n[a + 27 | 0], (i - 48 & 255) >>> 0 > 2) || (A = n[a + 28 | 0], (A - 48 & 255) >>> 0 > 9) || n[a + 29 | 0] != 58 || (n[a + 30 | 0] - 48 & 255) >>> 0 > 5 || (n[a + 31 | 0] - 48 & 255) >>> 0 > 9) break a;
                  if ((i | 0) != 50) break r;
                  if (A >>> 0 > 51) break e;
                }
                return 12;
              }
              return 11;
            case 2:
              i = 0, A ? (b = A - 1 | 0, r = n[a | 0] == 45 ? a + 1 | 0 : 0) : r = 0, A = r ? b : A, a = r || a;
              a: {
                for (; ; ) {
                  if ((i | 0) != (A | 0)) {
                    if (r = i + a | 0, n[r | 0] == 46) break a;
                    i = i + 1 | 0;
                    continue;
                  }
                  break;
                }
                if (G0(a, A)) break i;
                return 13;
              }
              if (f = 13, !G0(a, i)) break e;
              if (G0(r + 1 | 0, A + (i ^ -1) | 0)) break i;
              break e;
            case 3:
              break A;
            default:
              break e;
          }
          f = G0(a, A) ? 24 : 6;
          break e;
        }
        return 24;
      }
      return f;
    }
    function I2(i, a, A, r, b) {
      var f = 0, k = 0, c = 0, t = 0, u = 0, w = 0, o = 0, h = 0, B = 0, Q = 0, I = 0, C = 0, d = 0, g = 0, R = 0, m = 0, y = 0, F = 0, V = 0, X = 0, G = 0, H = 0, N = 0;
      for (f = s - 96 | 0, s = f, F = a + A | 0, H = r + b | 0, R = -1; ; ) {
        if ((r | 0) != (H | 0)) {
          if (d = 0, m = n[r | 0], k = v(m >>> 0 <= 61 ? m : 0, 25), Q = n[k + 1050209 | 0], o = A >>> 0 > Q >>> 0 ? A - Q | 0 : Q - A | 0, c = Q >>> 2 | 0, g = c ? c >>> 0 >= 3 ? 3 : c : 1, o >>> 0 <= g + Q >>> 0) e: {
            y = k + 1050185 | 0, k = y, t = s - 32 | 0, s = t, e[t + 28 >> 2] = Q + k, e[t + 24 >> 2] = k, e[t + 20 >> 2] = F, e[t + 16 >> 2] = a, u = 0, w = t + 24 | 0, I = s - 16 | 0, s = I, h = t + 16 | 0, c = e[h >> 2], C = e[h + 4 >> 2];
            i: {
              A: {
                for (; ; ) {
                  if ((c | 0) != (C | 0)) {
                    if (k = c + 1 | 0, e[h >> 2] = k, B = n[c | 0], c = k, (B | 0) == 45 | (B | 0) == 95) continue;
                    if (P2(I + 8 | 0, w), k = n[I + 8 | 0], !k) break A;
                    if (n[I + 9 | 0] == (((B - 65 & 255) >>> 0 < 26 ? 32 : 0) | B)) continue;
                    break A;
                  }
                  break;
                }
                k = 3;
                break i;
              }
              k = k ? 2 : 1;
            }
            if (s = I + 16 | 0, (k & 255) == 3 && (P2(t + 8 | 0, w), u = n[t + 8 | 0] ^ 1), s = t + 32 | 0, u & 1) {
              d = 1, b = 0;
              break e;
            }
            if (o >>> 0 > g >>> 0) break e;
            for (k = h4(a, A), c = J, k = h4(y, Q) ^ k, u = J ^ c, C = 0, w = 0; ; ) {
              if (k | u) {
                c = k, k = k & k - 1, u = u - !c & u, C = C + 1 | 0, w = C ? w : w + 1 | 0;
                continue;
              }
              break;
            }
            if (J = w, g << 1 >>> 0 < C >>> 0) break e;
            for (e[f + 24 >> 2] = 0, e[f + 28 >> 2] = 0, e[f + 16 >> 2] = 0, e[f + 20 >> 2] = 0, e[f + 8 >> 2] = 0, e[f + 12 >> 2] = 0, e[f >> 2] = 0, e[f + 4 >> 2] = 0, b = 0; ; ) {
              if ((b | 0) != 32) {
                l[(f - -64 | 0) + b | 0] = b, b = b + 1 | 0;
                continue;
              }
              break;
            }
            for (u = 0, b = a, k = 0; ; ) {
              if ((b | 0) != (F | 0)) {
                for (l[f + 33 | 0] = 0, l[f + 34 | 0] = 0, l[f + 35 | 0] = 0, l[f + 36 | 0] = 0, l[f + 37 | 0] = 0, l[f + 38 | 0] = 0, l[f + 39 | 0] = 0, l[f + 40 | 0] = 0, l[f + 41 | 0] = 0, l[f + 42 | 0] = 0, l[f + 43 | 0] = 0, l[f + 44 | 0] = 0, l[f + 45 | 0] = 0, l[f + 46 | 0] = 0, l[f + 47 | 0] = 0, l[f + 48 | 0] = 0, l[f + 49 | 0] = 0, l[f + 50 | 0] = 0, l[f + 51 | 0] = 0, l[f + 52 | 0] = 0, l[f + 53 | 0] = 0, l[f + 54 | 0] = 0, l[f + 55 | 0] = 0, l[f + 56 | 0] = 0, l[f + 56 | 0] = 0, l[f + 57 | 0] = 0, l[f + 58 | 0] = 0, l[f + 59 | 0] = 0, l[f + 60 | 0] = 0, l[f + 61 | 0] = 0, l[f + 62 | 0] = 0, l[f + 63 | 0] = 0, c = u + 1 | 0, l[f + 32 | 0] = c, C = b + 1 | 0, w = n[b | 0], d = 0, t = k & 255, k = 0, h = c; ; ) {
                  if (o = d, !((o | 0) == 31 | (o | 0) == (Q | 0))) {
                    b = k, k = n[o + y | 0], I = f - -64 | 0, d = o + 1 | 0, B = d & 31, V = n[I + B | 0] + 1 & 255, N = (f + 32 | 0) + B | 0, u ? !o | (b & 255) != (w | 0) | (k & 255) != (t | 0) ? b = 255 : b = n[(o - 1 & 31) + f | 0] + 1 | 0 : b = 255, B = b & 255, h = h + 1 & 255, b = n[o + I | 0] + ((k & 255) != (w | 0)) & 255, b = b >>> 0 > V >>> 0 ? V : b, b = b >>> 0 > h >>> 0 ? h : b, h = b >>> 0 > B >>> 0 ? B : b, l[N | 0] = h;
                    continue;
                  }
                  break;
                }
                b = e[f + 92 >> 2], e[f + 24 >> 2] = e[f + 88 >> 2], e[f + 28 >> 2] = b, b = e[f + 84 >> 2], e[f + 16 >> 2] = e[f + 80 >> 2], e[f + 20 >> 2] = b, b = e[f + 76 >> 2], e[f + 8 >> 2] = e[f + 72 >> 2], e[f + 12 >> 2] = b, b = e[f + 68 >> 2], e[f >> 2] = e[f + 64 >> 2], e[f + 4 >> 2] = b, b = n[f + 36 | 0] | n[f + 37 | 0] << 8 | (n[f + 38 | 0] << 16 | n[f + 39 | 0] << 24), e[f + 64 >> 2] = n[f + 32 | 0] | n[f + 33 | 0] << 8 | (n[f + 34 | 0] << 16 | n[f + 35 | 0] << 24), e[f + 68 >> 2] = b, b = n[f + 44 | 0] | n[f + 45 | 0] << 8 | (n[f + 46 | 0] << 16 | n[f + 47 | 0] << 24), e[f + 72 >> 2] = n[f + 40 | 0] | n[f + 41 | 0] << 8 | (n[f + 42 | 0] << 16 | n[f + 43 | 0] << 24), e[f + 76 >> 2] = b, b = n[f + 52 | 0] | n[f + 53 | 0] << 8 | (n[f + 54 | 0] << 16 | n[f + 55 | 0] << 24), e[f + 80 >> 2] = n[f + 48 | 0] | n[f + 49 | 0] << 8 | (n[f + 50 | 0] << 16 | n[f + 51 | 0] << 24), e[f + 84 >> 2] = b, b = n[f + 60 | 0] | n[f + 61 | 0] << 8 | (n[f + 62 | 0] << 16 | n[f + 63 | 0] << 24), e[f + 88 >> 2] = n[f + 56 | 0] | n[f + 57 | 0] << 8 | (n[f + 58 | 0] << 16 | n[f + 59 | 0] << 24), e[f + 92 >> 2] = b, b = C, u = c, k = w;
                continue;
              }
              break;
            }
            b = n[(f - -64 | 0) + (Q & 31) | 0], d = g >>> 0 >= b >>> 0;
          }
          r = r + 1 | 0, k = b >>> 0 < R >>> 0 & d, X = k ? m : X, R = k ? b : R, G = k | G;
          continue;
        }
        break;
      }
      l[i + 1 | 0] = X, l[i | 0] = G & 1, s = f + 96 | 0;
    }
    function C2(i, a, A, r, b, f) {
      var k = 0, c = 0, t = 0, u = 0, w = 0, o = 0, h = 0, B = 0, Q = 0, I = 0, C = 0, d = 0, g = 0, R = 0;
      if (B = r + 32 | 0, r >>> 0 <= 4294967263 & B >>> 0 <= A >>> 0 && (k = a + r | 0, l[k + 24 | 0] = 0, l[k + 25 | 0] = 0, l[k + 26 | 0] = 0, l[k + 27 | 0] = 0, l[k + 28 | 0] = 0, l[k + 29 | 0] = 0, l[k + 30 | 0] = 0, l[k + 31 | 0] = 0, l[k + 16 | 0] = 0, l[k + 17 | 0] = 0, l[k + 18 | 0] = 0, l[k + 19 | 0] = 0, l[k + 20 | 0] = 0, l[k + 21 | 0] = 0, l[k + 22 | 0] = 0, l[k + 23 | 0] = 0, l[k + 8 | 0] = 0, l[k + 9 | 0] = 0, l[k + 10 | 0] = 0, l[k + 11 | 0] = 0, l[k + 12 | 0] = 0, l[k + 13 | 0] = 0, l[k + 14 | 0] = 0, l[k + 15 | 0] = 0, l[k | 0] = 0, l[k + 1 | 0] = 0, l[k + 2 | 0] = 0, l[k + 3 | 0] = 0, l[k + 4 | 0] = 0, l[k + 5 | 0] = 0, l[k + 6 | 0] = 0, l[k + 7 | 0] = 0), c = s - 32 | 0, w = 1, o = 2, k = b, b = A - B | 0, b = k >>> 0 > (A >>> 0 >= b >>> 0 ? b : 0) >>> 0, u = b ? 0 : k, u >>> 0 < 2) l[c + 24 | 0] = n[1049648], b = e[262411], e[c + 16 >> 2] = e[262410], e[c + 20 >> 2] = b, b = e[262409], e[c + 8 >> 2] = e[262408], e[c + 12 >> 2] = b, b = e[262407], e[c >> 2] = e[262406], e[c + 4 >> 2] = b, o = 1048576, b = 64, k = 100, u = 1;
      else {
        for (k = A >>> 0 < B >>> 0 || b ? 1 : a + B | 0, b = n[k | 0], b >>> 0 <= 1 && (o = n[b + 1049656 | 0]), Q = k + 38 | 0, g = u - 38 | 0, w = n[k + 1 | 0], b = 0, l[c + 24 | 0] = n[1053828], t = n[1053824] | n[1053825] << 8 | (n[1053826] << 16 | n[1053827] << 24), e[c + 16 >> 2] = n[1053820] | n[1053821] << 8 | (n[1053822] << 16 | n[1053823] << 24), e[c + 20 >> 2] = t, t = n[1053816] | n[1053817] << 8 | (n[1053818] << 16 | n[1053819] << 24), e[c + 8 >> 2] = n[1053812] | n[1053813] << 8 | (n[1053814] << 16 | n[1053815] << 24), e[c + 12 >> 2] = t, t = n[1053808] | n[1053809] << 8 | (n[1053810] << 16 | n[1053811] << 24), e[c >> 2] = n[1053804] | n[1053805] << 8 | (n[1053806] << 16 | n[1053807] << 24), e[c + 4 >> 2] = t, t = u - 2 | 0, I = t >>> 0 >= 24 ? 24 : t, C = k + 2 | 0, R = c | 1, t = 0; ; ) {
          if ((b | 0) != (I | 0)) {
            if (d = n[b + C | 0] - 1 | 0, d >>> 0 <= 3 && (h = n[b + 1048920 | 0], !(h >>> 0 <= 5 & (h | 0) != 2))) {
              l[h + R | 0] = n[d + 1049600 | 0], t = 1, b = b + 1 | 0;
              continue;
            }
            b = b + 1 | 0;
            continue;
          }
          break;
        }
        l[c | 0] = t, t = u >>> 0 < 38, h = Q & w << 28 >> 31, Q = (o | 0) == 2 | o, b = 0, o = 0;
        e: {
          if (u >>> 0 >= 30) {
            o = n[k + 26 | 0] | n[k + 27 | 0] << 8 | (n[k + 28 | 0] << 16 | n[k + 29 | 0] << 24);
            i: {
              if (u >>> 0 >= 34) {
                if (b = n[k + 30 | 0] | n[k + 31 | 0] << 8 | (n[k + 32 | 0] << 16 | n[k + 33 | 0] << 24), t) break i;
                k = n[k + 34 | 0] | n[k + 35 | 0] << 8 | (n[k + 36 | 0] << 16 | n[k + 37 | 0] << 24);
                break e;
              }
              b = 0;
            }
          }
          k = 0;
        }
        h = t ? 0 : h, I = w & 1, t = w >>> 4 & 1, C = w >>> 1 & 1, w = (w ^ -1) >>> 2 & 1, u = Q & 1;
      }
      e[i + 28 >> 2] = k, e[i + 24 >> 2] = b, e[i + 20 >> 2] = o, e[i + 16 >> 2] = g, e[i + 12 >> 2] = h, e[i + 8 >> 2] = r, r = e[c + 4 >> 2], e[i + 32 >> 2] = e[c >> 2], e[i + 36 >> 2] = r, r = e[c + 12 >> 2], e[i + 40 >> 2] = e[c + 8 >> 2], e[i + 44 >> 2] = r, r = e[c + 20 >> 2], e[i + 48 >> 2] = e[c + 16 >> 2], e[i + 52 >> 2] = r, l[i + 56 | 0] = n[c + 24 | 0], l[i + 63 | 0] = t, l[i + 60 | 0] = w, l[i + 59 | 0] = C, l[i + 58 | 0] = I, l[i + 57 | 0] = u, l[i + 62 | 0] = (f | 0) != 2, l[i + 61 | 0] = (f | 0) == 1, A = A >>> 0 < B >>> 0, e[i + 4 >> 2] = A ? 0 : B, e[i >> 2] = A ? 1 : a;
    }
    function d2(i, a, A, r, b) {
      var f = 0, k = 0, c = 0, t = 0, u = 0, w = 0, o = 0, h = 0, B = 0, Q = 0, I = 0, C = 0, d = 0, g = 0, R = 0, m = 0, y = 0;
      for (h = s - 32 | 0, s = h, w = v(((a & 255) >>> 0 <= 14 ? a : 0) & 255, 60) + 1052904 | 0, f = w + (n[e[i + 24 >> 2] + 45 | 0] << 1) | 0, g = f, m = W[b + 10 >> 1] | (W[b + 8 >> 1] | W[f + 2 >> 1] ^ -1), f = A + 1 | 0, y = e[r + 8 >> 2] >>> 4 | 0, d = e[e[i + 28 >> 2] + 20 >> 2]; ; ) {
        e: {
          if (f >>> 0 >= y >>> 0 || !(l[i + 40 | 0] & 1) & n[i + 44 | 0] == 1) break e;
          k = M[i + 16 >> 2] <= f >>> 0 ? 1048576 : e[i + 12 >> 2] + v(f, 12) | 0, c = e[k + 4 >> 2], e[h + 16 >> 2] = e[k >> 2], e[h + 20 >> 2] = c, k = e[k + 8 >> 2], e[h + 24 >> 2] = k;
          i: if (k & 8) {
            t = h + 8 | 0, B = h + 16 | 0, o = 0, u = n[w + 58 | 0], k = n[w + 57 | 0], c = u + k >>> 0 > 79, k = c ? 1 : v(k, 12) + 1051735 | 0, c = v(c ? 0 : u, 12), u = 0;
            A: {
              for (; ; ) {
                if (!c) break A;
                if (Q = n[k + 9 | 0], !V0(v(Q >>> 0 <= 61 ? Q : 0, 25) + 1050185 | 0, i, B)) {
                  c = c - 12 | 0, u = u + 1 | 0, k = k + 12 | 0;
                  continue;
                }
                break;
              }
              o = 1;
            }
            e[t + 4 >> 2] = u, e[t >> 2] = o, k = e[h + 8 >> 2], c = e[h + 12 >> 2];
          } else {
            if (c = 0, k = 0, t = e[i + 4 >> 2], u = e[h + 16 >> 2] + 1 | 0, t >>> 0 >= u >>> 0 & t - u >>> 0 >= 8 && (k = u + e[i >> 2] | 0, c = n[k | 0] | n[k + 1 | 0] << 8 | (n[k + 2 | 0] << 16 | n[k + 3 | 0] << 24), k = n[k + 4 | 0] | n[k + 5 | 0] << 8 | (n[k + 6 | 0] << 16 | n[k + 7 | 0] << 24)), t = n[w + 58 | 0], t >>> 0 > I >>> 0) A: {
              if (o = n[w + 57 | 0], t + o >>> 0 > 79 || (t = n[(v(o, 12) + v(I, 12) | 0) + 1051744 | 0], !v0(v(t >>> 0 <= 61 ? t : 0, 25) + 1050185 | 0, i, u, c, k))) break A;
              k = 1, c = I;
              break i;
            }
            Q = 0, B = n[w + 58 | 0], t = n[w + 57 | 0], o = B + t >>> 0 > 79, t = o ? 1 : v(t, 12) + 1051735 | 0, o = v(o ? 0 : B, 12), B = 0;
            A: {
              for (; ; ) {
                if (!o) break A;
                if (R = n[t + 9 | 0], !v0(v(R >>> 0 <= 61 ? R : 0, 25) + 1050185 | 0, i, u, c, k)) {
                  o = o - 12 | 0, B = B + 1 | 0, t = t + 12 | 0;
                  continue;
                }
                break;
              }
              Q = 1;
            }
            e[h + 4 >> 2] = B, e[h >> 2] = Q, k = e[h >> 2], c = e[h + 4 >> 2];
          }
          i: {
            if ((k | 0) == 1 && (k = 1 << (c & 15), !(k & W[g + 6 >> 1]))) {
              if (k & C && v4(i, f), I = c + 1 | 0, C = k | C, k & m) {
                k = n[w + 57 | 0] + c | 0, c = 1 << (c & 15), u = n[e[i + 24 >> 2] + 45 | 0];
                A: {
                  if (c & W[((u << 1) + w | 0) + 10 >> 1]) {
                    c2(i, 14, k, f), d0(i, f + 1 | 0);
                    break A;
                  }
                  c & W[b + 8 >> 1] ? (e[b >> 2] == 1 ? c = n[w + 59 | 0] >>> (e[b + 4 >> 2] & 7) & 1 ? 18 : 17 : c = 17, c2(i, c, k, f), d0(i, f + 1 | 0)) : (c & W[((u << 1) + w | 0) + 2 >> 1] || c2(i, 15, k, f), u = n[i + 46 | 0], l[i + 46 | 0] = u | (c & W[b + 10 >> 1]) != 0, E0(i, f + 1 | 0, k), l[i + 46 | 0] = u);
                }
                f = f + 1 | 0;
              } else f = f + 1 | 0, E0(i, f, c + n[w + 57 | 0] | 0);
              break i;
            }
            B4(e[i + 28 >> 2] + 12 | 0, f), f = f + 1 | 0, d0(i, f);
          }
          f = e[(M[i + 16 >> 2] <= f >>> 0 ? 1048576 : e[i + 12 >> 2] + v(f, 12) | 0) + 8 >> 2] >>> 4 | 0;
          continue;
        }
        break;
      }
      if (I = e[r + 4 >> 2], (I | 0) != -1) e: {
        if (c = W[w + 14 >> 1], e[b >> 2] == 1 && (c = c | W[(((e[b + 4 >> 2] & 7) << 1) + w | 0) + 18 >> 1]), t = c & (C ^ -1), !(t & 65535)) break e;
        for (f = s - 32 | 0, s = f, u = n[w + 57 | 0], o = n[w + 58 | 0], c = u + o >>> 0 > 79, k = c ? 1 : v(u, 12) + 1051735 | 0, B = e[r + 4 >> 2] - 1 | 0, C = e[r >> 2], Q = C + 1 | 0, c = v(c ? 0 : o, 12), r = (n[e[i + 24 >> 2] + 45 | 0] << 1) + w | 0, w = ((W[r + 6 >> 1] | W[r + 10 >> 1]) ^ -1) & t & 65535, r = 0; ; ) {
          if (c) {
            t = n[k + 4 | 0], w >>> (r & 15) & 1 & (t | 0) != 3 && (o = n[(n[k | 0] ? k + 1 | 0 : e[i + 20 >> 2] + 9 | 0) | 0], l[f + 29 | 0] = t, l[f + 27 | 0] = 8, l[f + 28 | 0] = 0, l[f + 26 | 0] = o, l[f + 25 | 0] = r + u, l[f + 24 | 0] = 2, e[f + 16 >> 2] = A, e[f + 20 >> 2] = B, e[f + 12 >> 2] = Q, e[f + 8 >> 2] = C, g0(i, f + 8 | 0, 0, 0)), k = k + 12 | 0, r = r + 1 | 0, c = c - 12 | 0;
            continue;
          }
          break;
        }
        s = f + 32 | 0;
      }
      if (M[e[i + 28 >> 2] + 20 >> 2] > d >>> 0) {
        A = i, i = d, r = e[b + 4 >> 2], k = (I | 0) != -1, u = 0, f = s - 48 | 0, s = f, d = 1, w = 16;
        e: {
          if (e[b >> 2] == 1 && n[v(((a & 255) >>> 0 <= 14 ? a : 0) & 255, 60) + 1052963 | 0] >>> (r & 7) & 1) {
            w = 18;
            break e;
          }
          d = 0, u = 2;
        }
        e: {
          if (r = a & 255, !k & (r | 0) == 2 || !o4(A, w)) break e;
          for (b = e[e[A + 28 >> 2] + 20 >> 2], B = i >>> 0 < b >>> 0 ? b : i, b = i << 2, r = v((r >>> 0 <= 14 ? a : 0) & 255, 60), C = r + 1052910 | 0, k = r + 1052904 | 0, Q = k + 1 | 0, r = i; ; ) {
            if ((r | 0) == (B | 0) || (c = e[A + 28 >> 2], M[c + 20 >> 2] <= r >>> 0)) break e;
            c = e[e[c + 16 >> 2] + b >> 2];
            i: {
              if (!d) A: {
                if (n[k + 53 | 0] != 1) break A;
                if (I = n[e[A + 24 >> 2] + 45 | 0], t = c >>> 0 >= M[A + 16 >> 2] ? 1048576 : e[A + 12 >> 2] + v(c, 12) | 0, o = e[t >> 2], g = e[t + 4 >> 2], e[f + 32 >> 2] = o, e[f + 36 >> 2] = g, e[f + 40 >> 2] = e[t + 8 >> 2], e[f + 36 >> 2] - o >>> 0 >= 385) break i;
                if (Q4(f + 24 | 0, A, f + 32 | 0), t = e[f + 24 >> 2], o = e[f + 28 >> 2], $0(f + 16 | 0, k, t, o), e[f + 16 >> 2] == 1 && W[(I << 1) + C >> 1] >>> (e[f + 20 >> 2] & 15) & 1) break A;
                if (S0(f + 8 | 0, a, t, o, I), !n[f + 8 | 0]) break i;
              }
              N2(A, w, u, n[(n[k | 0] ? Q : e[A + 20 >> 2] + 9 | 0) | 0], 3, a, c);
            }
            r = r + 1 | 0, b = b + 4 | 0;
          }
        }
        w4(A, i), s = f + 48 | 0;
      }
      s = h + 32 | 0;
    }
    function h0(i, a, A, r, b) {
      var f = 0, k = 0, c = 0, t = 0, u = 0, w = 0, o = 0;
      f = s - 48 | 0, s = f, A = A >>> 0 < b >>> 0 | r >>> 0 > b >>> 0, u = A ? 0 : b - r | 0, c = A ? 1 : a + r | 0;
      e: {
        i: {
          for (; ; ) {
            if (A = t, (A | 0) != (u | 0)) {
              if (t = A + 1 | 0, a = A + c | 0, n[a | 0] != 37) continue;
              if (u >>> 0 <= t >>> 0 || (k = n[a + 1 | 0], (k - 48 & 255) >>> 0 >= 10 ? k = ((k & -33) - 65 & 255) >>> 0 > 5 : k = 0, k | u >>> 0 <= A + 2 >>> 0)) break i;
              if (k = n[a + 2 | 0], (k - 58 & 255) >>> 0 > 245 ? k = 1 : k = ((k & -33) - 71 & 255) >>> 0 > 249, k) continue;
              break i;
            }
            break;
          }
          if (l[f + 44 | 0] = 1, e[f + 40 >> 2] = 0, e[f + 36 >> 2] = u, e[f + 32 >> 2] = c, A = f + 20 | 0, a = s - 48 | 0, s = a, t = f + 32 | 0, A0(a + 16 | 0, t), n[a + 16 | 0] ? (k = n[a + 17 | 0], u0(a + 8 | 0, 8, 1, 1), o = e[a + 8 >> 2], w = e[a + 12 >> 2], l[w | 0] = k, e[a + 28 >> 2] = 1, e[a + 24 >> 2] = w, e[a + 20 >> 2] = o, k = e[t + 12 >> 2], e[a + 40 >> 2] = e[t + 8 >> 2], e[a + 44 >> 2] = k, k = e[t + 4 >> 2], e[a + 32 >> 2] = e[t >> 2], e[a + 36 >> 2] = k, f2(a + 20 | 0, a + 32 | 0), e[A + 8 >> 2] = e[a + 28 >> 2], t = e[a + 24 >> 2], e[A >> 2] = e[a + 20 >> 2], e[A + 4 >> 2] = t) : (e[A + 8 >> 2] = 0, e[A >> 2] = 0, e[A + 4 >> 2] = 1), s = a + 48 | 0, G2(A)) A: {
            a: {
              if (u >>> 0 > 3) r: {
                if ((n[c | 0] | n[c + 1 | 0] << 8 | (n[c + 2 | 0] << 16 | n[c + 3 | 0] << 24)) & -2139062144) break r;
                for (a = c + 3 & -4, A = (a | 0) == (c | 0) ? 4 : a - c | 0, a = u - 4 | 0; ; ) {
                  if (a >>> 0 > A >>> 0) {
                    if (e[A + c >> 2] & -2139062144) break r;
                    A = A + 4 | 0;
                    continue;
                  }
                  break;
                }
                if (a = a + c | 0, !((n[a | 0] | n[a + 1 | 0] << 8 | (n[a + 2 | 0] << 16 | n[a + 3 | 0] << 24)) & -2139062144)) break a;
              }
              else for (a = c - 1 | 0, A = u; ; ) {
                if (!A) break a;
                if (t = a + A | 0, A = A - 1 | 0, !(l[t | 0] >= 0)) break;
              }
              if (u0(f + 8 | 0, u, 1, 1), e[f + 40 >> 2] = 0, a = e[f + 12 >> 2], e[f + 36 >> 2] = a, e[f + 32 >> 2] = e[f + 8 >> 2], A = (u | 0) != 0, A && (A && L(a, c, u), e[f + 40 >> 2] = u), a = f + 32 | 0, A = G2(a), Z(a, 1, 1), !A) break A;
            }
            e[i + 8 >> 2] = e[f + 28 >> 2], a = e[f + 24 >> 2], e[i >> 2] = e[f + 20 >> 2], e[i + 4 >> 2] = a;
            break e;
          }
          e[i + 8 >> 2] = b, e[i + 4 >> 2] = r, e[i >> 2] = -2147483648, Z(f + 20 | 0, 1, 1);
          break e;
        }
        a = a + 1 | 0, c = u + (A ^ -1) | 0, t = c, u = 0, b = 0;
        i: {
          A: {
            for (; ; ) {
              if (t) {
                if (l[a | 0] < 0) break i;
                if (t = t - 1 | 0, b = 1, a = a + 1 | 0, k = u, u = 1, !k) continue;
                break A;
              }
              break;
            }
            b = c;
            break i;
          }
          b = 2;
        }
        e[i >> 2] = -2147483648, a = A + r | 0, e[i + 4 >> 2] = a, e[i + 8 >> 2] = (a + b | 0) + 1;
      }
      s = f + 48 | 0;
    }
    function A0(i, a) {
      var A = 0, r = 0, b = 0, f = 0, k = 0;
      if (A = e[a + 8 >> 2], A) e[a + 8 >> 2] = A >>> 8, f = 1;
      else e: {
        if (b = e[a + 4 >> 2], b) i: {
          if (k = b - 1 | 0, e[a + 4 >> 2] = k, f = 1, r = e[a >> 2], e[a >> 2] = r + 1, A = n[r | 0], n[a + 12 | 0]) {
            if ((A | 0) == 37) {
              A = _0(a, 2);
              break e;
            }
            if ((A | 0) != 43) break e;
            A = 32;
            break e;
          }
          if ((A | 0) != 92) break e;
          if (!k) break i;
          e[a + 4 >> 2] = b - 2, e[a >> 2] = r + 2;
          A: {
            a: {
              r: {
                f: {
                  k: switch (A = n[r + 1 | 0], A - 110 | 0) {
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
                  A = 10;
                  break e;
                }
                A = 13;
                break e;
              }
              A = 9;
              break e;
            }
            A = _0(a, 4);
            a: {
              if ((A & 64512) != 55296) r: {
                if (r = 0, A >>> 0 < 128) break a;
                if (A >>> 0 < 2048) {
                  r = A & 63 | 128, A = A >>> 6 | 192;
                  break a;
                }
                if (A >>> 0 >= 65536) break r;
                r = A >>> 6 & 63 | A << 8 & 16128 | 32896, A = A >>> 12 | 224;
                break a;
              }
              else r = e[a + 4 >> 2], e[a >> 2] = r >>> 0 < 2 ? 1 : e[a >> 2] + 2 | 0, b = r - 2 | 0, e[a + 4 >> 2] = r >>> 0 >= b >>> 0 ? b : 0, A = (A << 10 & 1047552 | _0(a, 4) & 1023) + 65536 | 0;
              r = A << 16 & 4128768 | (A >>> 12 & 63 | A << 2 & 16128) | 8421504, A = A >>> 18 | 240;
            }
            e[a + 8 >> 2] = r;
            break e;
          }
          A: switch (A - 98 | 0) {
            case 0:
              A = 8;
              break e;
            case 4:
              break A;
            default:
              break e;
          }
          A = 12;
          break e;
        }
        f = 0;
      }
      l[i + 1 | 0] = A, l[i | 0] = f;
    }
    function P0(i, a, A) {
      var r = 0, b = 0, f = 0, k = 0, c = 0, t = 0, u = 0, w = 0, o = 0, h = 0, B = 0, Q = 0, I = 0, C = 0, d = 0, g = 0;
      if (r = s - 32 | 0, s = r, I = q2(i, a), !I) e: {
        for (e[A + 8 >> 2] = 0, w = (a << 4) + i | 0, f = w - i | 0, t = f >>> 4 | 0, K(A, t, 16, 8), b = e[A + 8 >> 2], (i | 0) != (w | 0) && (f && L(e[A + 4 >> 2] + (b << 4) | 0, i, f), b = e[A + 8 >> 2]), e[A + 8 >> 2] = b + t, b = e[A + 4 >> 2], A = e[A + 8 >> 2]; ; ) {
          for (C = c, f = i, w = a, i = b, a = A, g = i + (A << 4) | 0, t = w, c = f; ; ) {
            if (t) {
              for (A = r + 16 | 0, X2(A, c, t), Q = e[r + 20 >> 2], e[r + 4 >> 2] = Q, u = e[r + 16 >> 2], e[r >> 2] = u, X2(A, e[r + 24 >> 2], e[r + 28 >> 2]), o = e[r + 20 >> 2], e[r + 12 >> 2] = o, h = e[r + 16 >> 2], e[r + 8 >> 2] = h, c = e[r + 24 >> 2], t = e[r + 28 >> 2]; ; ) {
                i: {
                  if (A = b, Q) o ? (b = e[u + 4 >> 2], k = e[h + 4 >> 2], B = (b | 0) == (k | 0) & M[u >> 2] > M[h >> 2] | b >>> 0 > k >>> 0 ? r + 8 | 0 : r) : B = r;
                  else {
                    if (!o) break i;
                    B = r + 8 | 0;
                  }
                  if (k = B, b = g, (A | 0) == (b | 0) || (b = A + 16 | 0, d = e[k + 4 >> 2], !d)) continue;
                  e[k + 4 >> 2] = d - 1, k = e[k >> 2], e[B >> 2] = k + 16, e[A + 8 >> 2] = e[k + 8 >> 2], u = e[k + 4 >> 2], e[A >> 2] = e[k >> 2], e[A + 4 >> 2] = u, o = e[r + 12 >> 2], Q = e[r + 4 >> 2], h = e[r + 8 >> 2], u = e[r >> 2];
                  continue;
                }
                break;
              }
              continue;
            }
            break;
          }
          if (c = C ^ 1, A = w, b = f, !!q2(i, a)) break;
        }
        if (C & 1) break e;
        for (c = a >>> 0 < A >>> 0 ? a : A; ; ) {
          if (!c) break e;
          a = e[i + 4 >> 2], e[f >> 2] = e[i >> 2], e[f + 4 >> 2] = a, e[f + 8 >> 2] = e[i + 8 >> 2], c = c - 1 | 0, i = i + 16 | 0, f = f + 16 | 0;
        }
      }
      return s = r + 32 | 0, I ^ 1;
    }
    function L0(i, a, A) {
      var r = 0, b = 0, f = 0, k = 0, c = 0, t = 0, u = 0, w = 0, o = 0, h = 0, B = 0;
      c = e[a + 8 >> 2], r = (e[a + 4 >> 2] + (c << 4) | 0) - 16 | 0, b = e[a + 28 >> 2], t = e[a + 24 >> 2];
      e: {
        for (; ; ) {
          i: {
            if (f = !c, f | !r) break e;
            if (f = e[r >> 2], f >>> 0 < A >>> 0 && e[(b >>> 0 <= f >>> 0 ? 1048576 : t + v(f, 12) | 0) + 8 >> 2] >>> 4 >>> 0 > A >>> 0) break i;
            c = c - 1 | 0, e[a + 8 >> 2] = c, r = r - 16 | 0;
            continue;
          }
          break;
        }
        f = 0;
      }
      e: {
        if (A && (r = 0, !(!f | A >>> 0 >= b >>> 0))) break e;
        r = 1;
      }
      e: {
        for (; ; ) {
          if (!r) {
            r = e[(M[a + 28 >> 2] <= k >>> 0 ? 1048576 : e[a + 24 >> 2] + v(k, 12) | 0) + 8 >> 2], f = e[a + 8 >> 2], (f | 0) == e[a >> 2] && o0(a, 16), b = e[a + 4 >> 2] + (f << 4) | 0, l[b + 12 | 0] = (r & 7) == 5, e[b + 8 >> 2] = 0, e[b + 4 >> 2] = k + 1, e[b >> 2] = k, e[a + 8 >> 2] = f + 1, r = 1;
            continue;
          }
          if (k = e[a + 4 >> 2], r = e[a + 8 >> 2], !r || (t = (r << 4) + k | 0, b = t - 16 | 0, !b)) break e;
          for (f = t - 4 | 0, w = t - 12 | 0, u = e[w >> 2], u >>> 0 > A >>> 0 ? (r = 0, b = e[b >> 2] + 1 | 0) : (r = e[t - 8 >> 2], b = u), r = r - 1 | 0, o = n[f | 0] ^ 1, h = e[a + 28 >> 2], B = e[a + 24 >> 2]; r = r + 1 | 0, f = b, k = o + b | 0, b = e[(k >>> 0 >= h >>> 0 ? 1048576 : v(k, 12) + B | 0) + 8 >> 2] >>> 4 | 0, b >>> 0 <= A >>> 0; ) ;
          if (e[w >> 2] = f, e[t - 8 >> 2] = r, (f | 0) != (u | 0) && (b = e[a + 8 >> 2] - 1 | 0, c = b >>> 0 < c >>> 0 ? b : c), A >>> 0 > k >>> 0) {
            r = 0;
            continue;
          }
          break;
        }
        r = e[a + 8 >> 2], k = e[a + 4 >> 2];
      }
      e[i + 8 >> 2] = r, e[i + 4 >> 2] = k, e[i >> 2] = c;
    }
    function g2(i, a, A) {
      var r = 0, b = 0, f = 0, k = 0, c = 0;
      b = e[A + 4 >> 2], f = e[A >> 2], a = e[a + 64 >> 2], r = e[a + 8 >> 2], c = r >>> 0 > M[a + 4 >> 2], r = b >>> 0 < f >>> 0 | b >>> 0 > (c ? 0 : r) >>> 0, b = r ? 0 : b - f | 0, f = r ? 1 : f + (c ? 1 : e[a >> 2]) | 0;
      e: {
        i: {
          if (r = n[A + 16 | 0], r) A: {
            if ((r | 0) != 5 || n[A + 17 | 0] > 13) break e;
            if (!b) {
              l[i + 1 | 0] = 6;
              break A;
            }
            if (!n[e[a + 24 >> 2] + 48 | 0]) break i;
            if (a = n[f | 0], (a - 48 & 255) >>> 0 < 10) {
              l[i + 1 | 0] = 7;
              break A;
            }
            if ((a - 33 & 255) >>> 0 >= 15 ? A = a - 58 >>> 0 < 7 | a - 91 >>> 0 < 6 | a - 123 >>> 0 < 4 : A = 1, !A) {
              if ((a | 0) != 127 & a >>> 0 >= 32) {
                ((a & 223) - 65 & 255) >>> 0 >= 26 ? l[i + 1 | 0] = 10 : l[i + 1 | 0] = 9;
                break A;
              }
              l[i + 1 | 0] = 8;
              break A;
            }
            l[i + 1 | 0] = a, k = 2;
            break e;
          }
          else {
            if (!n[e[a + 24 >> 2] + 48 | 0]) break i;
            n[e[a + 20 >> 2] + 10 | 0] != 2 ? (A = e[A + 8 >> 2], A = e[(A >>> 0 >= M[a + 16 >> 2] ? 1048576 : e[a + 12 >> 2] + v(A, 12) | 0) + 8 >> 2] << 3, a = A & 31, (A & 63) >>> 0 >= 32 ? a = 197892 >>> a | 0 : a = ((1 << a) - 1 & 197892) << 32 - a | 50462976 >>> a, l[i + 1 | 0] = a) : l[i + 1 | 0] = 3;
          }
          k = 1;
          break e;
        }
        e[i + 8 >> 2] = b, e[i + 4 >> 2] = f, k = 3;
      }
      l[i | 0] = k;
    }
    function R2(i, a, A) {
      var r = 0, b = 0, f = 0, k = 0, c = 0, t = 0, u = 0, w = 0;
      r = s + -64 | 0, s = r;
      e: if (e[i + 152 >> 2] - 7 >>> 0 < 3) for (a = e[i + 128 >> 2], b = a >>> 0 > M[i + 124 >> 2], i = b ? 1 : e[i + 120 >> 2], a = b ? 0 : a, e[r + 12 >> 2] = a ? n[i | 0] == 63 : 0, e[r + 8 >> 2] = a, e[r + 4 >> 2] = i, A = v(((A & 255) >>> 0 <= 61 ? A : 0) & 255, 25) + 1050185 | 0; ; ) {
        if (T0(r + 16 | 0, r + 4 | 0), b = e[r + 16 >> 2], (b | 0) != 1) break e;
        if (h0(r + 36 | 0, i, a, e[r + 20 >> 2], e[r + 24 >> 2]), f = e[r + 36 >> 2], (f | 0) != -2147483648 && (k = e[r + 40 >> 2], e[r + 48 >> 2] = f, e[r + 52 >> 2] = k, f = e[r + 44 >> 2], e[r + 56 >> 2] = f, f = s4(A, e[r + 52 >> 2], f), Z(r + 48 | 0, 1, 1), !!f)) break;
      }
      else for (f = e[i + 132 >> 2], k = e[i + 136 >> 2], b = e[(k >>> 0 <= a >>> 0 ? 1048576 : f + v(a, 12) | 0) + 8 >> 2], t = b >>> 4 | 0, a = a + 1 | 0, u = (b & 7) == 4; ; ) {
        if (b = a >>> 0 < t >>> 0 & u, !b) break e;
        if (c = a + 1 | 0, c = e[(k >>> 0 <= c >>> 0 ? 1048576 : f + v(c, 12) | 0) + 8 >> 2], w = L2(i, a, A), a = c >>> 4 | 0, !!w) break;
      }
      return s = r - -64 | 0, b;
    }
    function M2(i, a, A) {
      var r = 0, b = 0, f = 0, k = 0, c = 0, t = 0, u = 0;
      b = s - 16 | 0, s = b, f = e[a + 132 >> 2] + v(A, 12) | 0, r = e[a + 136 >> 2], k = e[(r >>> 0 <= A + 1 >>> 0 ? 1048576 : f + 12 | 0) + 4 >> 2], f = e[(A >>> 0 >= r >>> 0 ? 1048576 : f) >> 2], A = e[a + 120 >> 2], r = e[a + 128 >> 2], a = r >>> 0 > M[a + 124 >> 2], r = a ? 0 : r, e[b + 8 >> 2] = r, c = a ? 1 : A, e[b + 4 >> 2] = c, t = c - 1 | 0, u = r >>> 0 <= f - 1 >>> 0, a = f;
      e: {
        i: {
          for (; ; ) {
            if (A = a ? f : 0, !a | u) break i;
            if (A = n[a + t | 0], !(A - 9 >>> 0 >= 2 & ((A | 0) != 13 & (A | 0) != 32))) {
              a = a - 1 | 0;
              continue;
            }
            break;
          }
          if ((A | 0) == 44) {
            A = a - 1 | 0;
            break e;
          }
          A = a;
        }
        if (e[b + 12 >> 2] = b + 4, t = r, r = b + 12 | 0, a = K2(r, k), t >>> 0 <= a >>> 0 || n[a + c | 0] != 44) break e;
        k = K2(r, a + 1 | 0), A = f;
      }
      e[i + 4 >> 2] = k, e[i >> 2] = A, s = b + 16 | 0;
    }
    function S0(i, a, A, r, b) {
      var f = 0, k = 0, c = 0, t = 0, u = 0;
      for (f = s - 32 | 0, s = f, a = v(((a & 255) >>> 0 <= 14 ? a : 0) & 255, 60) + 1052904 | 0, t = b >>> 0 <= 1 ? W[(a + (b << 1) | 0) + 2 >> 1] : 0, e[f + 24 >> 2] = -1, e[f + 28 >> 2] = -1, e[f + 16 >> 2] = -1, e[f + 20 >> 2] = -1, k = n[a + 58 | 0], a = n[a + 57 | 0], b = k + a >>> 0 > 79, a = b ? 1 : v(a, 12) + 1051735 | 0, k = a + v(b ? 0 : k, 12) | 0, b = 0; ; ) {
        if ((a | 0) != (k | 0)) {
          if (u = c & 15, c = c + 1 | 0, a = a + 12 | 0, !(t >>> u & 1) | b >>> 0 > 15) continue;
          l[(f + 16 | 0) + b | 0] = n[a - 3 | 0], b = b + 1 | 0;
          continue;
        }
        break;
      }
      a = b >>> 0 > 16, I2(f + 8 | 0, A, r, a ? 1 : f + 16 | 0, a ? 0 : b), a = n[f + 8 | 0], l[i + 1 | 0] = n[f + 9 | 0], l[i | 0] = a & 1, s = f + 32 | 0;
    }
    function T0(i, a) {
      var A = 0, r = 0, b = 0, f = 0, k = 0, c = 0, t = 0;
      c = e[a >> 2], r = e[a + 8 >> 2], k = e[a + 4 >> 2], b = r >>> 0 > k >>> 0 ? r : k, A = c + b | 0;
      e: {
        for (; ; ) {
          if ((r | 0) != (b | 0)) {
            if (f = r + c | 0, n[f | 0] != 38) break e;
            r = r + 1 | 0, e[a + 8 >> 2] = r;
            continue;
          }
          break;
        }
        r = b, f = A;
      }
      if (b = 0, A = r >>> 0 < k >>> 0, A) {
        t = A ? f : 0, A = k - r | 0, k = k + c | 0;
        e: {
          for (; ; ) {
            if (c = b + f | 0, (c | 0) == (k | 0)) break e;
            if (n[c | 0] != 38) {
              b = b + 1 | 0;
              continue;
            }
            break;
          }
          A = b;
        }
        for (f = 0; ; ) {
          e: {
            if (b = (A | 0) == (f | 0), b || n[f + t | 0] == 61) break e;
            f = f + 1 | 0;
            continue;
          }
          break;
        }
        e[i + 4 >> 2] = r, A = A + r | 0, e[i + 16 >> 2] = A, e[a + 8 >> 2] = A, a = b ? A : r + f | 0, e[i + 8 >> 2] = a, a = a + 1 | 0, e[i + 12 >> 2] = a >>> 0 > A >>> 0 ? A : a, a = 1;
      } else a = 0;
      e[i >> 2] = a;
    }
    function B0(i, a) {
      var A = 0, r = 0, b = 0, f = 0, k = 0, c = 0, t = 0, u = 0;
      if (f = e[i + 4 >> 2], f >>> 0 > a >>> 0) e: {
        b = 128, k = 191, c = e[i >> 2], t = c + a | 0, A = n[t | 0];
        i: {
          if ((A + 62 & 255) >>> 0 >= 30) {
            if (r = 3, (A | 0) == 224) {
              b = 160;
              break i;
            }
            i = 159;
            A: {
              if ((A | 0) == 237) break A;
              if ((A + 31 & 255) >>> 0 < 15) break i;
              r = 4, b = 144;
              a: switch (A - 240 | 0) {
                default:
                  if (b = 128, (A + 15 & 255) >>> 0 < 3) break i;
                  break e;
                case 0:
                  break i;
                case 4:
                  break a;
              }
              i = 143;
            }
            k = i;
          } else r = 2;
          b = 128;
        }
        i = a + 1 | 0, i >>> 0 < f >>> 0 && (u = n[i + c | 0]), A = 2;
        i: {
          for (; ; ) {
            if (i = A, (r | 0) != (i | 0)) {
              if (i + a >>> 0 >= f >>> 0) break i;
              if (A = i + 1 | 0, l[i + t | 0] < -64) continue;
              break i;
            }
            break;
          }
          i = r;
        }
        return b >>> 0 <= u >>> 0 && u >>> 0 <= k >>> 0 && i >>> 0 >= r >>> 0 ? r : 0;
      }
      return 0;
    }
    function m2(i, a, A, r, b) {
      var f = 0, k = 0, c = 0, t = 0, u = 0, w = 0;
      c = s - 16 | 0, s = c, k = e[b + 8 >> 2];
      e: {
        if ((k & 7) == 3) i: {
          if (k & 8) {
            k = c + 8 | 0, f = 1, a = a & 255, a >>> 0 <= 4 && (f = v(a, 10) + 1050135 | 0, A = n[(A + f | 0) + 8 | 0], a = A >>> 0 > 8, f = a ? 1 : f, t = a ? 0 : A), a = 0;
            A: {
              a: {
                for (; ; ) {
                  if ((a | 0) != (t | 0)) {
                    if (A = n[a + f | 0], V0(v(A >>> 0 <= 61 ? A : 0, 25) + 1050185 | 0, r, b)) break a;
                    a = a + 1 | 0;
                    continue;
                  }
                  break;
                }
                A = 0;
                break A;
              }
              A = 1;
            }
            e[k + 4 >> 2] = a, e[k >> 2] = A, b = e[c + 12 >> 2], a = e[c + 8 >> 2];
            break e;
          }
          for (t = 1, f = e[r + 4 >> 2], k = e[b >> 2] + 1 | 0, f >>> 0 >= k >>> 0 & f - k >>> 0 >= 8 && (b = k + e[r >> 2] | 0, u = n[b | 0] | n[b + 1 | 0] << 8 | (n[b + 2 | 0] << 16 | n[b + 3 | 0] << 24), w = n[b + 4 | 0] | n[b + 5 | 0] << 8 | (n[b + 6 | 0] << 16 | n[b + 7 | 0] << 24)), f = 0, a = a & 255, a >>> 0 <= 4 && (b = v(a, 10) + 1050135 | 0, A = n[(A + b | 0) + 8 | 0], a = A >>> 0 > 8, f = a ? 0 : A, t = a ? 1 : b), b = 0; ; ) {
            if ((b | 0) == (f | 0)) break i;
            if (a = n[b + t | 0], !v0(v(a >>> 0 <= 61 ? a : 0, 25) + 1050185 | 0, r, k, u, w)) {
              b = b + 1 | 0;
              continue;
            }
            break;
          }
          a = 1;
          break e;
        }
        a = 0;
      }
      e[i + 4 >> 2] = b, e[i >> 2] = a, s = c + 16 | 0;
    }
    function v0(i, a, A, r, b) {
      var f = 0, k = 0, c = 0, t = 0, u = 0, w = 0, o = 0;
      if (f = n[i + 24 | 0], f >>> 0 < 7) return a = (n[i | 0] | n[i + 1 | 0] << 8 | (n[i + 2 | 0] << 16 | n[i + 3 | 0] << 24)) ^ r, r = (n[i + 4 | 0] | n[i + 5 | 0] << 8 | (n[i + 6 | 0] << 16 | n[i + 7 | 0] << 24)) ^ b, A = (f ^ -1) << 3, i = A & 31, (A & 63) >>> 0 >= 32 ? (A = a << i, i = 0) : (A = (1 << i) - 1 & a >>> 32 - i | r << i, i = a << i), !(i | A);
      if ((r | 0) == (n[i | 0] | n[i + 1 | 0] << 8 | (n[i + 2 | 0] << 16 | n[i + 3 | 0] << 24)) ? r = (b | 0) == (n[i + 4 | 0] | n[i + 5 | 0] << 8 | (n[i + 6 | 0] << 16 | n[i + 7 | 0] << 24)) : r = 0, r) e: {
        if (u = e[a >> 2], r = 0, b = 0, k = e[a + 4 >> 2], a = A + 8 | 0, k >>> 0 >= a >>> 0 & k - a >>> 0 >= 8 && (a = a + u | 0, r = n[a | 0] | n[a + 1 | 0] << 8 | (n[a + 2 | 0] << 16 | n[a + 3 | 0] << 24), b = n[a + 4 | 0] | n[a + 5 | 0] << 8 | (n[a + 6 | 0] << 16 | n[a + 7 | 0] << 24)), c = f + 1 | 0, (c | 0) != 8) {
          if (a = n[i + 8 | 0] | n[i + 9 | 0] << 8 | (n[i + 10 | 0] << 16 | n[i + 11 | 0] << 24), t = n[i + 12 | 0] | n[i + 13 | 0] << 8 | (n[i + 14 | 0] << 16 | n[i + 15 | 0] << 24), f >>> 0 < 15) return b = b ^ t, a = a ^ r, A = 128 - (c << 3) | 0, i = A & 31, (A & 63) >>> 0 >= 32 ? (A = a << i, i = 0) : (A = (1 << i) - 1 & a >>> 32 - i | b << i, i = a << i), !(i | A);
          if ((c | 0) == 16) return (a | 0) == (r | 0) & (b | 0) == (t | 0);
          if (A = A + 16 | 0, A >>> 0 <= k >>> 0 & k - A >>> 0 >= 8 && (f = A + u | 0, w = n[f | 0] | n[f + 1 | 0] << 8 | (n[f + 2 | 0] << 16 | n[f + 3 | 0] << 24), o = n[f + 4 | 0] | n[f + 5 | 0] << 8 | (n[f + 6 | 0] << 16 | n[f + 7 | 0] << 24)), (a | 0) != (r | 0) | (b | 0) != (t | 0)) break e;
          A = 192 - (c << 3) | 0, a = 0;
          i: {
            if (A >>> 0 > 63) break i;
            r = (n[i + 20 | 0] | n[i + 21 | 0] << 8 | (n[i + 22 | 0] << 16 | n[i + 23 | 0] << 24)) ^ o, a = (n[i + 16 | 0] | n[i + 17 | 0] << 8 | (n[i + 18 | 0] << 16 | n[i + 19 | 0] << 24)) ^ w, i = A & 31, (A & 63) >>> 0 >= 32 ? (A = a << i, i = 0) : (A = (1 << i) - 1 & a >>> 32 - i | r << i, i = a << i), a = !(i | A);
          }
        } else a = 1;
        return a;
      }
      return 0;
    }
    function m0(i, a) {
      var A = 0, r = 0, b = 0, f = 0, k = 0;
      b = n[a + 49 | 0], A = n[a + 48 | 0], f = n[a + 6 | 0], r = 6;
      e: {
        i: {
          A: {
            a: {
              r: switch (a = n[a + 51 | 0], a - 14 | 0) {
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
              if ((A | 0) != 1) break e;
              A = v((b >>> 0 <= 78 ? b : 0) & 255, 12), a = A + 1051735 | 0;
              r: switch (n[A + 1051741 | 0] - 1 | 0) {
                case 0:
                  r = 0;
                  break e;
                case 1:
                  k = n[a + 7 | 0], r = 1;
                  break e;
                case 2:
                  break r;
                default:
                  break e;
              }
              k = n[a + 7 | 0], r = 2;
              break e;
            }
            r = (f | 0) == 255 || (A | 0) != 3 ? 6 : 5;
            break e;
          }
          r = (A | 0) == 1 ? 3 : 6;
          break e;
        }
        if (A | ((f | 0) == 255 | (a | 0) != 7)) break e;
        r = (b - 79 & 255) >>> 0 < 188 ? 6 : 4;
      }
      l[i + 1 | 0] = k, l[i | 0] = r;
    }
    function Q0(i, a) {
      var A = 0, r = 0, b = 0, f = 0, k = 0, c = 0, t = 0, u = 0;
      for (c = e[i >> 2], f = e[i + 4 >> 2]; ; ) {
        e: {
          if (r = 0, A = 0, k = (n[a + c | 0] == 10 & a >>> 0 < f >>> 0) + a | 0, k >>> 0 <= f >>> 0) i: {
            if (i = 0, a = 0, f - k >>> 0 < 16) break i;
            A = c + k | 0, i = n[A + 8 | 0] | n[A + 9 | 0] << 8 | (n[A + 10 | 0] << 16 | n[A + 11 | 0] << 24), a = n[A + 12 | 0] | n[A + 13 | 0] << 8 | (n[A + 14 | 0] << 16 | n[A + 15 | 0] << 24), r = n[A | 0] | n[A + 1 | 0] << 8 | (n[A + 2 | 0] << 16 | n[A + 3 | 0] << 24), A = n[A + 4 | 0] | n[A + 5 | 0] << 8 | (n[A + 6 | 0] << 16 | n[A + 7 | 0] << 24);
          }
          else i = 0, a = 0;
          if (b = A, A = (A & 2139062143 ^ 538976288) + 2139062143 | 0, u = A + 1 | 0, t = A, A = (r & 2139062143 ^ 538976288) + 2139062143 | 0, b = b | (A >>> 0 < 2139062143 ? u : t), S(((b & 127) << 25 | (A | r) >>> 7) & 16843009, b >>> 7 & 16843009, 270549120, 16909320), A = J >>> 24 | 0, b = a, a = (a & 2139062143 ^ 538976288) + 2139062143 | 0, r = a + 1 | 0, t = a, a = (i & 2139062143 ^ 538976288) + 2139062143 | 0, r = b | (a >>> 0 < 2139062143 ? r : t), b = r >>> 7 | 0, S(((r & 127) << 25 | (i | a) >>> 7) & 16843009, b & 16843009, 270549120, 16909320), i = J >>> 16 & 65280 | A | 65536, a = k + (i ? 31 - $(i ^ i - 1) | 0 : 32) | 0, f >>> 0 <= a >>> 0) break e;
          i: {
            A: switch (i = n[a + c | 0], i - 9 | 0) {
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
            a = a + 1 | 0;
            continue;
          }
          if ((i | 0) == 32) continue;
        }
        break;
      }
      return a;
    }
    function E0(i, a, A) {
      var r = 0, b = 0, f = 0, k = 0, c = 0, t = 0, u = 0, w = 0, o = 0, h = 0, B = 0, Q = 0, I = 0, C = 0, d = 0, g = 0, R = 0, m = 0;
      k = s - 32 | 0, s = k, b = M[i + 16 >> 2] <= a >>> 0 ? 1048576 : e[i + 12 >> 2] + v(a, 12) | 0, r = e[b + 4 >> 2], e[k + 16 >> 2] = e[b >> 2], e[k + 20 >> 2] = r, b = e[b + 8 >> 2], e[k + 24 >> 2] = b, r = b & 7, f = v(((A & 255) >>> 0 <= 78 ? A : 0) & 255, 12), b = f + 1051735 | 0;
      e: {
        i: {
          A: switch (n[f + 1051743 | 0] - 1 | 0) {
            case 0:
              if ((r | 0) != 3 || e[k + 20 >> 2] - e[k + 16 >> 2] >>> 0 < 3) break i;
              break e;
            case 5:
              if ((r | 0) != 3) break i;
              if (m2(k + 8 | 0, n[b + 11 | 0], n[e[i + 24 >> 2] + 45 | 0], i, k + 16 | 0), e[k + 8 >> 2]) break e;
              (e[k + 20 >> 2] - e[k + 16 >> 2] | 0) != 2 ? C0(i, 7, 0, A, a) : S2(i, a, A, b);
              break e;
            case 6:
              break A;
            default:
              break i;
          }
          if ((r | 0) != 4) break i;
          r = 0, f = 0, A = s + -64 | 0, s = A, o = e[i + 12 >> 2], w = e[i + 16 >> 2], c = w >>> 0 <= a >>> 0 ? 1048576 : o + v(a, 12) | 0, h = e[c + 8 >> 2], I = e[c >> 2], b = n[b + 11 | 0], u = v((b >>> 0 <= 14 ? b : 0) & 255, 60), B = e[c + 4 >> 2];
          A: {
            if (n[u + 1052956 | 0] == 1 & (B | 0) != -1) {
              for (c = u + 1052904 | 0, u = v(n[c + 57 | 0], 12), r = n[u + 1051744 | 0], C = v(r >>> 0 <= 61 ? r : 0, 25) + 1050185 | 0, d = h >>> 4 | 0, r = a + 1 | 0, g = u + 1051735 | 0, R = e[i + 24 >> 2]; ; ) {
                if (r >>> 0 < d >>> 0) {
                  Q = v(r, 12) + o | 0, u = w >>> 0 <= r + 1 >>> 0 ? 1048576 : Q + 12 | 0, e[A + 40 >> 2] = e[u + 8 >> 2], m = e[u + 4 >> 2], e[A + 32 >> 2] = e[u >> 2], e[A + 36 >> 2] = m, r = r >>> 0 >= w >>> 0 ? 1048576 : Q, e[A + 56 >> 2] = e[r + 8 >> 2], u = e[r + 4 >> 2], e[A + 48 >> 2] = e[r >> 2], e[A + 52 >> 2] = u, V0(C, i, A + 48 | 0) && (m2(A + 8 | 0, n[g + 11 | 0], n[R + 45 | 0], i, A + 32 | 0), t = e[A + 8 >> 2], f = e[A + 12 >> 2]), r = e[A + 40 >> 2] >>> 4 | 0;
                  continue;
                }
                break;
              }
              if ((t | 0) != 1) {
                r = 0, e[A + 20 >> 2] = 0, f = W[c + 50 >> 1];
                break A;
              } else {
                e[A + 24 >> 2] = f, e[A + 20 >> 2] = 1, r = W[(c + ((f & 7) << 1) | 0) + 34 >> 1], f = 0;
                break A;
              }
            }
            e[A + 20 >> 2] = 0, f = 0;
          }
          U[A + 30 >> 1] = f, U[A + 28 >> 1] = r, e[A + 56 >> 2] = h, e[A + 52 >> 2] = B, e[A + 48 >> 2] = I, d2(i, b, a, A + 48 | 0, A + 20 | 0), s = A - -64 | 0;
          break e;
        }
        r = s - 16 | 0, s = r, f = n[b + 8 | 0];
        i: {
          A: {
            a: {
              r: {
                f: switch (t = k + 16 | 0, w = e[t + 8 >> 2], c = w & 7, c - 5 | 0) {
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
                if (J2(i, a, n[b + 11 | 0]), (a + 1 | 0) != (w >>> 4 | 0) || e[t + 4 >> 2] == -1 || (b = n[b + 5 | 0], (b | 0) == 3)) break i;
                C0(i, 9, b, A, a);
                break i;
              }
              if (!f) break a;
              if ((f | 0) == 9) {
                if ((w & 6) == 4) break a;
                break A;
              }
              if ((c | 0) != 3 | f - 1 >>> 0 > 4) break A;
              if ((e[t + 4 >> 2] - e[t >> 2] | 0) == 2) {
                S2(i, a, A, b);
                break i;
              }
              if (c = n[e[i + 24 >> 2] + 47 | 0], w & 8 ? (Q4(r + 8 | 0, i, t), b = e[r + 8 >> 2], t = e[r + 12 >> 2]) : (X0(r, i, t), b = e[r >> 2], t = e[r + 4 >> 2]), b = p0(f, b, t, c & 1), (b & 255) == 24) break i;
              C0(i, b, 0, A, a);
              break i;
            }
            d0(i, a);
            break i;
          }
          if (d0(i, a), e[t + 4 >> 2] == -1) break i;
          C0(i, 6, n[b + 3 | 0], A, a);
        }
        s = r + 16 | 0;
      }
      s = k + 32 | 0;
    }
    function a0(i, a, A) {
      var r = 0, b = 0, f = 0, k = 0, c = 0;
      if (f = e[i + 16 >> 2], f >>> 0 <= a >>> 0) r = e[i + 20 >> 2], b = r >>> 0 > a >>> 0;
      else e: {
        if (r = e[i + 20 >> 2], r >>> 0 <= a >>> 0) break e;
        if (k = e[i + 12 >> 2], c = l[k + a | 0], (c | 0) >= 0) {
          b = 1;
          break e;
        }
        if (b = B0(i + 12 | 0, a), b) break e;
        if (r = 0, A = a + 1 | 0, A >>> 0 < f >>> 0 && (r = (n[A + k | 0] & 224) == 160), A = a + 2 | 0, A >>> 0 < f >>> 0) i: {
          if (r ^ 1 | (c | 0) != -19 || l[A + k | 0] >= -64) break i;
          l[i + 4 | 0] = 15, e[i >> 2] = a, e[i + 8 >> 2] = a + 3;
          return;
        }
        l[i + 4 | 0] = 14, e[i >> 2] = a, e[i + 8 >> 2] = a + 1;
        return;
      }
      l[i + 4 | 0] = A, a = a >>> 0 > r >>> 0 ? r : a, e[i >> 2] = a, e[i + 8 >> 2] = a + b;
    }
    function U4(i, a, A, r) {
      i = i | 0, a = a | 0, A = A | 0, r = r | 0;
      var b = 0, f = 0, k = 0;
      for (b = s - 96 | 0, s = b, e[b + 16 >> 2] = a, e[b + 12 >> 2] = i, e[b + 20 >> 2] = A, e[b + 24 >> 2] = r, i = b + 95 | 0, e[b + 88 >> 2] = i, e[b + 84 >> 2] = i, e[b + 80 >> 2] = i, e[b + 76 >> 2] = b + 24, e[b + 72 >> 2] = i, e[b + 68 >> 2] = i, e[b + 64 >> 2] = i, e[b + 60 >> 2] = b + 20, e[b + 56 >> 2] = i, e[b + 52 >> 2] = i, e[b + 48 >> 2] = i, e[b + 44 >> 2] = b + 16, e[b + 40 >> 2] = i, e[b + 36 >> 2] = i, e[b + 32 >> 2] = i, e[b + 28 >> 2] = b + 12, i = s - 128 | 0, s = i, a = b + 28 | 0, A = e[e[a + 48 >> 2] >> 2], r = e[e[a + 32 >> 2] >> 2], f = e[e[a + 16 >> 2] >> 2], k = e[e[a >> 2] >> 2]; ; ) {
        if (a = n[1054084], l[1054084] = a || 1, a) {
          for (; n[1054084]; ) ;
          continue;
        }
        break;
      }
      return a = i - -64 | 0, C2(a, e[263523], e[263524], r, A, f), e[i + 8 >> 2] = e[i + 72 >> 2], A = e[i + 68 >> 2], e[i >> 2] = e[i + 64 >> 2], e[i + 4 >> 2] = A, A = i + 12 | 0, L(A, i + 76 | 0, 52), Q2(a, i, k, A, 1), l[1054084] = 0, s = i + 128 | 0, i = n[i + 72 | 0], s = b + 96 | 0, i | 0;
    }
    function Y4(i, a, A, r) {
      i = i | 0, a = a | 0, A = A | 0, r = r | 0;
      var b = 0, f = 0, k = 0, c = 0, t = 0, u = 0, w = 0, o = 0, h = 0, B = 0, Q = 0, I = 0, C = 0, d = 0, g = 0, R = 0, m = 0, y = 0, F = 0, V = 0, X = 0, G = 0, H = 0, N = 0, Y = 0, j = 0, p = 0, P = 0, T = 0, q = 0, r0 = 0, f0 = 0, R0 = 0, N0 = 0, J0 = 0, U0 = 0, Y0 = 0, x0 = 0, j0 = 0, B2 = 0, v2 = 0, d4 = 0, g4 = 0, R4 = 0, M4 = 0, m4 = 0, y4 = 0, F4 = 0, V4 = 0, Z4 = 0, X4 = 0, G4 = 0;
      for (R = s - 96 | 0, s = R, e[R + 16 >> 2] = a, e[R + 12 >> 2] = i, e[R + 20 >> 2] = A, e[R + 24 >> 2] = r, i = R + 95 | 0, e[R + 88 >> 2] = i, e[R + 84 >> 2] = i, e[R + 80 >> 2] = i, e[R + 76 >> 2] = R + 24, e[R + 72 >> 2] = i, e[R + 68 >> 2] = i, e[R + 64 >> 2] = i, e[R + 60 >> 2] = R + 20, e[R + 56 >> 2] = i, e[R + 52 >> 2] = i, e[R + 48 >> 2] = i, e[R + 44 >> 2] = R + 16, e[R + 40 >> 2] = i, e[R + 36 >> 2] = i, e[R + 32 >> 2] = i, e[R + 28 >> 2] = R + 12, A = 0, u = s - 176 | 0, s = u, i = R + 28 | 0, r = e[e[i + 48 >> 2] >> 2], a = e[e[i + 32 >> 2] >> 2], f = e[e[i + 16 >> 2] >> 2], B = e[e[i >> 2] >> 2]; ; ) {
        if (i = n[1054084], l[1054084] = i || 1, i) {
          for (; n[1054084]; ) ;
          continue;
        }
        break;
      }
      if (C2(u - -64 | 0, e[263523], e[263524], (a | 0) > 0 ? a : 0, r, f), e[u + 8 >> 2] = e[u + 72 >> 2], i = e[u + 68 >> 2], e[u >> 2] = e[u + 64 >> 2], e[u + 4 >> 2] = i, L(u + 12 | 0, u + 76 | 0, 52), (a | 0) < 0 ? (a >>> 0 < 4294967272 ? (e[u + 72 >> 2] = 0, e[u + 76 >> 2] = 0, e[u + 64 >> 2] = 0, e[u + 68 >> 2] = 0, c = 6, i = 5, a = (a | 0) == -25 ? 7 : 8) : (e[u + 72 >> 2] = 0, e[u + 76 >> 2] = 0, e[u + 64 >> 2] = 0, e[u + 68 >> 2] = 0, i = n[(a ^ -1) + 1048920 | 0], a = (i - 3 & 255) >>> 0 < 2, A = a ? 2 : 0, c = a ? 12 : 6, a = 6), r = e[u + 76 >> 2], e[u + 160 >> 2] = e[u + 72 >> 2], e[u + 164 >> 2] = r, r = e[u + 68 >> 2], e[u + 152 >> 2] = e[u + 64 >> 2], e[u + 156 >> 2] = r, l[u + 173 | 0] = A, l[u + 172 | 0] = 0, l[u + 171 | 0] = i, l[u + 170 | 0] = c, l[u + 168 | 0] = a, i = u + 152 | 0) : (l[u + 173 | 0] = 3, i = u - -64 | 0), e[u + 72 >> 2] = e[u + 8 >> 2], a = e[u + 4 >> 2], e[u + 64 >> 2] = e[u >> 2], e[u + 68 >> 2] = a, l[u + 85 | 0] = 3, a = e[i + 4 >> 2], e[u + 128 >> 2] = e[i >> 2], e[u + 132 >> 2] = a, a = e[i + 12 >> 2], e[u + 136 >> 2] = e[i + 8 >> 2], e[u + 140 >> 2] = a, a = e[i + 20 >> 2], e[u + 144 >> 2] = e[i + 16 >> 2], e[u + 148 >> 2] = a, r0 = u + 12 | 0, p = s - 16 | 0, s = p, c = u + 128 | 0, n[c + 21 | 0] == 3) {
        for (f = s + -64 | 0, s = f, Q2(p + 4 | 0, c, B, r0, 0), i = e[263534], u0(f + 8 | 0, i, 8, 16), e[f + 28 >> 2] = 0, a = e[f + 12 >> 2], e[f + 20 >> 2] = e[f + 8 >> 2], e[f + 24 >> 2] = a, A = v(i, 24), i = e[263533]; ; ) {
          if (A) {
            a = e[i + 12 >> 2], r = a >>> 24 | 0, s0(f + 20 | 0, n[i + 19 | 0] | a << 8, r, t), A = A - 24 | 0, t = t + 1 | 0, i = i + 24 | 0;
            continue;
          }
          break;
        }
        if (i = e[f + 28 >> 2], a = e[f + 24 >> 2], e[f + 52 >> 2] = 0, e[f + 44 >> 2] = 0, e[f + 48 >> 2] = 8, A = i, i = f + 44 | 0, a = P0(a, A, i), Z(i, 8, 16), a) {
          for (i = e[263534], e[263534] = 0, a = e[263532], A = e[263533], e[263532] = 0, e[263533] = 4, e[f + 40 >> 2] = i, e[f + 32 >> 2] = a, e[f + 36 >> 2] = A, a = e[f + 20 >> 2], A = e[f + 28 >> 2] << 4, i = e[f + 24 >> 2], e[f + 56 >> 2] = A + i, e[f + 52 >> 2] = a, e[f + 48 >> 2] = i, e[f + 44 >> 2] = i; ; ) {
            if (A) {
              for (a = i + 16 | 0, e[f + 48 >> 2] = a, i = e[i + 8 >> 2], r = i >>> 0 < M[f + 40 >> 2] ? e[f + 36 >> 2] + v(i, 24) | 0 : 0, i = (r | 0) != 0, t = e[263534], i >>> 0 > e[263532] - t >>> 0 && u4(1054128, t, i, 4, 24), t = e[263534], i = e[263533] + v(t, 24) | 0; ; ) {
                if (r) {
                  k = e[r + 20 >> 2], e[i + 16 >> 2] = e[r + 16 >> 2], e[i + 20 >> 2] = k, k = e[r + 12 >> 2], e[i + 8 >> 2] = e[r + 8 >> 2], e[i + 12 >> 2] = k, k = e[r + 4 >> 2], e[i >> 2] = e[r >> 2], e[i + 4 >> 2] = k, i = i + 24 | 0, t = t + 1 | 0, r = 0;
                  continue;
                }
                break;
              }
              e[263534] = t, A = A - 16 | 0, i = a;
              continue;
            }
            break;
          }
          e[f + 60 >> 2] = f + 44, i = s - 16 | 0, s = i, a = e[f + 60 >> 2], e[i + 12 >> 2] = e[a >> 2], e[i + 8 >> 2] = e[a + 8 >> 2], Z(i + 8 | 0, 8, 16), s = i + 16 | 0, Z(f + 32 | 0, 4, 24);
        } else Z(f + 20 | 0, 8, 16);
        s = f - -64 | 0;
      } else s2(), e[263534] = 0, c4(1054128, c), e[p + 4 >> 2] = 4, e[p + 8 >> 2] = 0, l[p + 12 | 0] = 0, c = 1050068;
      X = s - 48 | 0, s = X, N0 = p + 4 | 0, i = e[N0 >> 2], (i & 255) == 4 ? l[X + 28 | 0] = 4 : (a = e[N0 + 4 >> 2], A = e[263527], r = e[263526], e[X + 28 >> 2] = i, e[X + 32 >> 2] = a, e[X + 24 >> 2] = A, e[X + 20 >> 2] = r, e[X + 16 >> 2] = e[c + 8 >> 2], i = e[c + 4 >> 2], e[X + 8 >> 2] = e[c >> 2], e[X + 12 >> 2] = i), a = s - 16 | 0, s = a, e[263694] = 0, e[263691] = 0, x(1050088, 1050100), x(1050080, 1050088), r = e[263694], i = -1;
      e: {
        i: {
          A: switch (A = X + 8 | 0, n[A + 20 | 0] - 1 | 0) {
            case 0:
              break A;
            case 1:
              break i;
            default:
              break e;
          }
          i = e[A + 24 >> 2], i = i >>> 0 >= M[A + 16 >> 2] ? 1048576 : e[A + 12 >> 2] + v(i, 12) | 0, f = e[i + 4 >> 2], e[a >> 2] = e[i >> 2], e[a + 4 >> 2] = f, e[a + 8 >> 2] = e[i + 8 >> 2], Z0(A, a, 1054768), i = 62;
          break e;
        }
        i = 63;
      }
      X4 = a, G4 = w2(r), e[X4 + 4 >> 2] = G4, e[a >> 2] = i, x(a, a + 8 | 0), s = a + 16 | 0, F = s + -64 | 0, s = F, i = e[r0 + 16 >> 2], Y = e[263534], A = i >>> 0 < Y >>> 0 ? i : Y, t = e[263533], J0 = X + 40 | 0;
      e: {
        i: {
          if (Y) A: {
            if (a = Y - 1 | 0, i = t + v(a, 24) | 0, r = n[i + 19 | 0], r >>> 0 > 5 | (r | 0) == 2 || (r = A - 1 | 0, a >>> 0 <= r >>> 0)) break A;
            f = e[i >> 2], k = e[i + 4 >> 2], o = e[i + 8 >> 2], I = e[i + 12 >> 2], P = e[i + 20 >> 2], a = t + v(r, 24) | 0, e[a + 16 >> 2] = e[i + 16 >> 2], e[a + 20 >> 2] = P, e[a + 8 >> 2] = o, e[a + 12 >> 2] = I, e[a >> 2] = f, e[a + 4 >> 2] = k;
            break i;
          }
          if (A) break i;
          i = 0;
          break e;
        }
        for (e[F + 32 >> 2] = r0, i = e[c + 4 >> 2], e[F + 8 >> 2] = e[c >> 2], e[F + 12 >> 2] = i, e[F + 16 >> 2] = e[c + 8 >> 2], i = e[263527], e[F + 20 >> 2] = e[263526], e[F + 24 >> 2] = i, e[F + 28 >> 2] = v(B >>> 0 <= 9 ? B : 0, 12) + 1052784, e[F + 56 >> 2] = A, e[F + 52 >> 2] = t + v(Y, 24), e[F + 48 >> 2] = t, h = F + 8 | 0, e[F + 60 >> 2] = h, P = F + 36 | 0, i = s - 32 | 0, s = i, r = i + 8 | 0, V = F + 48 | 0, a = e[V + 8 >> 2], a ? (A = (e[V + 4 >> 2] - e[V >> 2] >>> 0) / 24 | 0, a = a >>> 0 < A >>> 0 ? a : A) : a = 0, u0(r, a, 4, 56), e[i + 28 >> 2] = 0, a = e[i + 12 >> 2], e[i + 20 >> 2] = e[i + 8 >> 2], e[i + 24 >> 2] = a, a = s - 16 | 0, s = a, A = i + 20 | 0, r = e[V + 8 >> 2], r ? (f = (e[V + 4 >> 2] - e[V >> 2] >>> 0) / 24 | 0, r = r >>> 0 < f >>> 0 ? r : f) : r = 0, K(A, r, 56, 4), r = e[A + 8 >> 2], f = e[A + 4 >> 2], e[a + 4 >> 2] = A + 8, J = f, e[a + 8 >> 2] = r, e[a + 12 >> 2] = J, k = s + -64 | 0, s = k, A = e[V >> 2], r = (e[V + 4 >> 2] - A >>> 0) / 24 | 0, f = e[V + 8 >> 2], f = r >>> 0 < f >>> 0 ? r : f, o = a + 4 | 0, c = e[o + 4 >> 2], r = e[o + 8 >> 2] + v(c, 56) | 0, o = e[o >> 2], I = e[V + 12 >> 2]; ; ) {
          if (f) {
            b = k + 8 | 0, E2(b, I, A), L(r, b, 56), f = f - 1 | 0, A = A + 24 | 0, r = r + 56 | 0, c = c + 1 | 0;
            continue;
          }
          break;
        }
        if (e[o >> 2] = c, s = k - -64 | 0, s = a + 16 | 0, e[P + 8 >> 2] = e[i + 28 >> 2], a = e[i + 24 >> 2], e[P >> 2] = e[i + 20 >> 2], e[P + 4 >> 2] = a, s = i + 32 | 0, k = 0, a = 0, o = 0, c = 0, r = 0, b = s - 352 | 0, s = b, A = P, N = e[A + 8 >> 2], w = e[A + 4 >> 2], n[e[h + 20 >> 2] + 10 | 0] != 2) {
          e[b + 272 >> 2] = e[h + 16 >> 2], i = e[h + 12 >> 2], e[b + 264 >> 2] = e[h + 8 >> 2], e[b + 268 >> 2] = i, i = e[h + 4 >> 2], e[b + 256 >> 2] = e[h >> 2], e[b + 260 >> 2] = i, i = v(N, 56), e[b + 220 >> 2] = w + i, e[b + 216 >> 2] = w, e[b + 296 >> 2] = 0, e[b + 288 >> 2] = 0, e[b + 292 >> 2] = 4, e[b + 316 >> 2] = e[h + 16 >> 2], f = e[h + 12 >> 2], e[b + 308 >> 2] = e[h + 8 >> 2], e[b + 312 >> 2] = f, f = e[h + 4 >> 2], e[b + 300 >> 2] = e[h >> 2], e[b + 304 >> 2] = f, e[b + 228 >> 2] = b + 256, e[b + 224 >> 2] = b + 288, f = b + 224 | 0;
          i: {
            for (; ; ) {
              A: {
                if (!i) break i;
                if (m0(b + 48 | 0, w), n[b + 48 | 0] != 6 && (T2(b + 40 | 0, f, w), e[b + 40 >> 2] & 1)) break A;
                w = w + 56 | 0, i = i - 56 | 0;
                continue;
              }
              break;
            }
            if (i = e[b + 44 >> 2], e[b + 216 >> 2] = w + 56, i = e[(i >>> 0 >= M[b + 272 >> 2] ? 1048576 : e[b + 268 >> 2] + v(i, 12) | 0) + 8 >> 2] >>> 4 | 0, f = s - 32 | 0, s = f, I = b + 216 | 0, w = e[I + 4 >> 2], k = e[I >> 2], C = e[I + 8 >> 2], I = e[I + 12 >> 2], e[f + 28 >> 2] = I, e[f + 24 >> 2] = C, (k | 0) != (w | 0)) for (w = (w - k >>> 0) / 56 | 0, C = e[I + 16 >> 2], I = e[I + 12 >> 2]; ; ) {
              if (m0(f + 16 | 0, k), n[f + 16 | 0] != 6) A: {
                if (T2(f + 8 | 0, f + 24 | 0, k), e[f + 8 >> 2] != 1) break A;
                y = e[f + 12 >> 2], y = e[(C >>> 0 <= y >>> 0 ? 1048576 : I + v(y, 12) | 0) + 8 >> 2] >>> 4 | 0, i = i >>> 0 > y >>> 0 ? i : y;
              }
              if (k = k + 56 | 0, w = w - 1 | 0, !w) break;
            }
            s = f + 32 | 0, k = i;
          }
          Z(b + 288 | 0, 4, 16);
        } else {
          for (i = v(N, 56); f = i, !!(i && (i = i - 56 | 0, m0(b + 32 | 0, w), w = w + 56 | 0, n[b + 32 | 0] == 6)); ) ;
          k = f ? -1 : 0;
        }
        for (e[b + 56 >> 2] = k, e[b + 296 >> 2] = N, e[b + 292 >> 2] = v(Y, 24) + t, e[b + 288 >> 2] = t, e[b + 300 >> 2] = b + 56, e[b + 304 >> 2] = h, I = A, k = s + -64 | 0, s = k, f = b + 288 | 0, y = e[f + 16 >> 2], d = e[f + 12 >> 2], w = e[f + 4 >> 2], A = e[f >> 2], i = e[f + 8 >> 2]; ; ) {
          i: {
            if (e[f + 8 >> 2] = 0, i) {
              if (i - 1 >>> 0 >= (w - A >>> 0) / 24 >>> 0) break i;
              A = v(i, 24) + A | 0;
            }
            for (; ; ) {
              if (i = A, (i | 0) == (w | 0)) break i;
              if (A = i + 24 | 0, e[f >> 2] = A, !(M[i + 8 >> 2] >= M[d >> 2]) && (C = n[i + 19 | 0], !(C >>> 0 > 17 | !(1 << C & 213120)))) break;
            }
            if (E2(k + 8 | 0, y, i), n[k + 61 | 0] == 3) break i;
            C = e[I + 8 >> 2], (C | 0) == e[I >> 2] && K(I, 1, 56, 4), A = i + 24 | 0, L(e[I + 4 >> 2] + v(C, 56) | 0, k + 8 | 0, 56), e[I + 8 >> 2] = C + 1, i = 0;
            continue;
          }
          break;
        }
        s = k - -64 | 0, e[b + 212 >> 2] = B, e[b + 208 >> 2] = Y, e[b + 204 >> 2] = t, i = e[h + 4 >> 2], e[b + 180 >> 2] = e[h >> 2], e[b + 184 >> 2] = i, i = e[h + 12 >> 2], e[b + 188 >> 2] = e[h + 8 >> 2], e[b + 192 >> 2] = i, e[b + 196 >> 2] = e[h + 16 >> 2], e[b + 200 >> 2] = e[h + 24 >> 2], L(b + 60 | 0, 1049660, 108), e[b + 176 >> 2] = 0, e[b + 168 >> 2] = 0, e[b + 172 >> 2] = 4, U0 = e[I + 8 >> 2], w = v(U0, 56), t = e[I + 4 >> 2], y = w + t | 0, H = b + 180 | 0, i = t;
        i: {
          A: {
            for (; ; ) {
              if (w) {
                if (A = n[i + 51 | 0], w = w - 56 | 0, i = i + 56 | 0, (A | 0) == 2 | A >>> 0 > 5) continue;
                break A;
              }
              break;
            }
            for (k = 0, e[b + 240 >> 2] = 0, e[b + 232 >> 2] = 0, e[b + 236 >> 2] = 4, e[b + 252 >> 2] = 0, e[b + 244 >> 2] = 0, e[b + 248 >> 2] = 8, e[b + 264 >> 2] = 0, e[b + 256 >> 2] = 0, e[b + 260 >> 2] = 4, e[b + 284 >> 2] = e[h + 16 >> 2], i = e[h + 12 >> 2], e[b + 276 >> 2] = e[h + 8 >> 2], e[b + 280 >> 2] = i, i = e[h + 4 >> 2], e[b + 268 >> 2] = e[h >> 2], e[b + 272 >> 2] = i, A = t, i = 0; ; ) {
              a: {
                for (w = A - 52 | 0; ; ) {
                  if (f = w + 52 | 0, (y | 0) == (f | 0)) break a;
                  if (m0(b + 24 | 0, f), w = w + 56 | 0, i = i + 1 | 0, B = n[b + 24 | 0], (B | 0) != 6) break;
                }
                d = n[b + 25 | 0], k = 0;
                r: if (e[b + 212 >> 2] - 7 >>> 0 >= 3) {
                  if (L0(b + 288 | 0, b + 256 | 0, e[w + 36 >> 2]), A = e[b + 296 >> 2], Q = 0, !A || (A = e[b + 292 >> 2] + (A << 4) | 0, f = A - 16 | 0, Q = 0, !f)) break r;
                  k = e[f >> 2], Q = e[A - 12 >> 2];
                } else Q = 0;
                s0(b + 244 | 0, (B | 0) != 5 ? n[w | 0] : n[w + 2 | 0] | 256, k, e[b + 240 >> 2]), C = e[b + 240 >> 2], (C | 0) == e[b + 232 >> 2] && o0(b + 232 | 0, 16), A = w + 52 | 0, f = e[b + 236 >> 2] + (C << 4) | 0, l[f + 13 | 0] = d, l[f + 12 | 0] = B, e[f + 8 >> 2] = Q, e[f + 4 >> 2] = k, e[f >> 2] = i - 1, k = C + 1 | 0, e[b + 240 >> 2] = k;
                continue;
              }
              break;
            }
            if (k) a: for (i = e[b + 252 >> 2], A = e[b + 248 >> 2], e[b + 296 >> 2] = 0, e[b + 288 >> 2] = 0, e[b + 292 >> 2] = 8, k = i, i = b + 288 | 0, P0(A, k, i), Z(i, 8, 16), d4 = N >>> 0 > U0 >>> 0 ? 4 : t, w = e[b + 248 >> 2], g4 = w + 16 | 0, Y0 = e[b + 252 >> 2], R4 = (Y0 << 4) + w | 0, M4 = i + 5 | 0, m4 = b + 221 | 0, y4 = e[b + 240 >> 2], F4 = e[b + 236 >> 2]; ; ) {
              for (A = r, k = f, B = c, i = T - 1 | 0, f = (T << 4) + g4 | 0; ; ) {
                r: {
                  if ((w | 0) == (R4 | 0)) break a;
                  T = i + 2 | 0, r = e[w + 8 >> 2], c = e[w >> 2], t = e[w + 4 >> 2];
                  f: {
                    if (i >>> 0 < Y0 >>> 0 && (C = f - 32 | 0, Q = 1, (c | 0) == e[C >> 2] & (t | 0) == e[C + 4 >> 2])) break f;
                    T >>> 0 < Y0 >>> 0 ? Q = e[f >> 2] == (c | 0) & e[f + 4 >> 2] == (t | 0) : Q = 0;
                  }
                  if (r >>> 0 < y4 >>> 0 & N >>> 0 <= U0 >>> 0 && (d = (r << 4) + F4 | 0, r = e[d >> 2], r >>> 0 < N >>> 0)) break r;
                  w = w + 16 | 0, i = i + 1 | 0, f = f + 16 | 0;
                  continue;
                }
                break;
              }
              C = v(r, 56) + d4 | 0, r = n[C + 4 | 0], t = n[C + 6 | 0], i = e[C + 36 >> 2], G = e[C + 32 >> 2], c = e[d + 8 >> 2], f = e[b + 176 >> 2];
              r: {
                f: {
                  k: {
                    b: {
                      c: {
                        n: {
                          l: {
                            t: {
                              u: switch (n[d + 12 | 0] - 1 | 0) {
                                default:
                                  if (u2(b + 60 | 0, c), m = 71, a = 255, Q) {
                                    y = 1;
                                    break n;
                                  } else {
                                    g = 255;
                                    break t;
                                  }
                                case 0:
                                  if (d = n[d + 13 | 0], u2(b + 60 | 0, c), i = c + 1 | 0, i = i >>> 0 >= M[b + 196 >> 2] ? 1048576 : e[b + 192 >> 2] + v(i, 12) | 0, A = e[i + 8 >> 2] & 7, A) {
                                    if (y = 1, m = 71, a = 255, (A | 0) != 3) break n;
                                    for (A = e[i + 4 >> 2], t = e[i >> 2], g = e[b + 180 >> 2], B = e[b + 184 >> 2], o = 0, l[b + 300 | 0] = 0, e[b + 296 >> 2] = 0, i = A - ((A | 0) != 0) | 0, k = t + 1 | 0, B = i >>> 0 < k >>> 0 | i >>> 0 > B >>> 0, e[b + 292 >> 2] = B ? 0 : i - k | 0, e[b + 288 >> 2] = B ? 1 : k + g | 0; ; ) {
                                      w: {
                                        if (A0(b, b + 288 | 0), !n[b | 0]) break w;
                                        if (i = n[b + 1 | 0], (i - 32 & 255) >>> 0 >= 95) break n;
                                        if (k = o & 255, o = i, k | (i | 0) != 32) continue;
                                        break n;
                                      }
                                      break;
                                    }
                                    if (g = 255, (o & 255) == 32) break f;
                                    i = A - t >>> 0 > 2, m = i ? 72 : 71, g = i ? d : -1;
                                  } else m = 71, g = 255;
                                  if (Q) break l;
                                  a = 255;
                                  break t;
                                case 1:
                                  if (Q || (f0 = n[d + 13 | 0], M2(b + 16 | 0, b + 60 | 0, c), R0 = e[b + 20 >> 2], y = e[b + 16 >> 2], B2 = c + 1 | 0, z2(b + 8 | 0, H, B2), x0 = e[b + 192 >> 2], i = e[d + 4 >> 2], j0 = e[b + 196 >> 2], t = e[(i >>> 0 >= j0 >>> 0 ? 1048576 : x0 + v(i, 12) | 0) + 8 >> 2], (t & 7) != 4)) break c;
                                  for (Q = t >>> 4 | 0, d = n[v(((r & 255) >>> 0 <= 78 ? r : 0) & 255, 12) + 1051744 | 0], V4 = e[b + 12 >> 2] + n[v(d >>> 0 <= 61 ? d : 0, 25) + 1050209 | 0] | 0, i = i + 1 | 0; ; ) {
                                    if (t = i, Q >>> 0 <= i >>> 0) break c;
                                    if (i = i + 1 | 0, G = i >>> 0 >= j0 >>> 0 ? 1048576 : v(i, 12) + x0 | 0, j = e[G + 8 >> 2], i = j >>> 4 | 0, (j & 7) == 5 && L2(b + 60 | 0, t, f0)) break;
                                  }
                                  i = 0, Q = e[G + 8 >> 2];
                                  w: {
                                    if ((Q & 7) == 5) {
                                      for (Z4 = Q >>> 4 | 0, i = t + 2 | 0, Q = 0, G = 0; ; ) {
                                        if (i >>> 0 < Z4 >>> 0) {
                                          if (j = v(i, 12), t = i, q = i >>> 0 >= M[b + 196 >> 2] ? 1048576 : j + e[b + 192 >> 2] | 0, v2 = e[q + 8 >> 2], (v2 & 7) != 4) break c;
                                          if (i = e[(i >>> 0 >= j0 >>> 0 ? 1048576 : j + x0 | 0) + 8 >> 2] >>> 4 | 0, j = e[q >> 2], q = b + 60 | 0, R2(q, t, d) || (y >>> 0 >= j >>> 0 | Q || (l[b + 288 | 0] = 0, w0(q, y, R0, b + 288 | 0), Q = 1), e[b + 292 >> 2] = B2, l[b + 289 | 0] = d, l[b + 288 | 0] = 3, l[b + 290 | 0] = (t + 1 | 0) != (v2 >>> 4 | 0), t = j + 1 | 0, w0(b + 60 | 0, t, t, b + 288 | 0), G = G + V4 | 0, G >>> 0 <= 1048576)) continue;
                                          break c;
                                        }
                                        break;
                                      }
                                      if (i = (G | 0) != 0, Q) break w;
                                    }
                                    l[b + 288 | 0] = 0, w0(b + 60 | 0, y, R0, b + 288 | 0);
                                  }
                                  m = i ? 73 : 71, g = i ? f0 : -1;
                                  break l;
                                case 2:
                                  u2(b + 60 | 0, c), y = 1, m = 71, a = 255;
                                  break n;
                                case 3:
                                  if (l[b + 288 | 0] = 2, l[b + 289 | 0] = t, w0(b + 60 | 0, G, i, b + 288 | 0), y = 1, m = 74, g = 255, Q | n[C + 8 | 0] != 66) break k;
                                  if (i = r & 255, a = (i >>> 0 <= 78 ? r : 0) & 255, k = v(a, 12), B = n[k + 1051745 | 0], a = v((a >>> 0 >= 11 ? B : 0) & 255, 60), n[a + 1052956 | 0] == 1) w: {
                                    if (o = a + 1052904 | 0, (i | 0) != n[o + 57 | 0]) break w;
                                    m = 1, i = 0, A = e[b + 200 >> 2], g = 0, a = n[(k + 1051735 | 0) + 11 | 0], a >>> 0 <= 4 && (k = v(a, 10) + 1050135 | 0, g = n[(k + n[A + 45 | 0] | 0) + 8 | 0], a = g >>> 0 > 8, g = a ? 0 : g, m = a ? 1 : k);
                                    s: {
                                      for (; ; ) {
                                        if ((i | 0) == (g | 0)) break s;
                                        if ((t | 0) != n[i + m | 0]) {
                                          i = i + 1 | 0;
                                          continue;
                                        }
                                        break;
                                      }
                                      for (e[b + 80 >> 2] = 0, e[b + 68 >> 2] = 0, a = e[d + 4 >> 2], l[b + 334 | 0] = 0, U[b + 332 >> 1] = 0, l[b + 328 | 0] = 1, e[b + 320 >> 2] = 4, e[b + 324 >> 2] = 0, e[b + 312 >> 2] = A, e[b + 304 >> 2] = e[H + 16 >> 2], A = e[H + 12 >> 2], e[b + 296 >> 2] = e[H + 8 >> 2], e[b + 300 >> 2] = A, A = e[H + 4 >> 2], e[b + 288 >> 2] = e[H >> 2], e[b + 292 >> 2] = A, A = e[b + 212 >> 2], e[b + 308 >> 2] = v(A >>> 0 <= 9 ? A : 0, 12) + 1052784, e[b + 316 >> 2] = b + 60, U[b + 350 >> 1] = 0, e[b + 340 >> 2] = 1, e[b + 344 >> 2] = i, U[b + 348 >> 1] = W[(o + ((i & 7) << 1) | 0) + 34 >> 1], i = a >>> 0 >= M[b + 304 >> 2] ? 1048576 : e[b + 300 >> 2] + v(a, 12) | 0, A = e[i + 4 >> 2], e[b + 216 >> 2] = e[i >> 2], e[b + 220 >> 2] = A, e[b + 224 >> 2] = e[i + 8 >> 2], d2(b + 288 | 0, B, a, b + 216 | 0, b + 340 | 0), B = e[b + 204 >> 2], k = e[b + 208 >> 2], d = B + v(k, 24) | 0, i = e[b + 64 >> 2], Q = i + v(e[b + 68 >> 2], 24) | 0; ; ) {
                                        if ((i | 0) != (Q | 0)) {
                                          A = B, a = k, o = 0;
                                          o: {
                                            if (!a) break o;
                                            for (m = e[i + 12 >> 2], o = 0; ; ) {
                                              if (a >>> 0 >= 2) {
                                                g = a >>> 1 | 0, G = g + o | 0, o = m >>> 0 > M[(v(G, 24) + A | 0) + 12 >> 2] ? G : o, a = a - g | 0;
                                                continue;
                                              }
                                              break;
                                            }
                                            o = (m >>> 0 > M[(v(o, 24) + A | 0) + 12 >> 2]) + o | 0;
                                          }
                                          if (a = o, a) {
                                            if (k >>> 0 <= a - 1 >>> 0) break s;
                                            A = v(a, 24) + A | 0;
                                          }
                                          for (a = i + 24 | 0, G = e[i + 12 >> 2], f0 = n[i + 17 | 0], R0 = n[i + 16 | 0], o = e[i + 8 >> 2], i = n[i + 19 | 0]; ; ) {
                                            o: {
                                              if (m = 74, g = 255, (A | 0) == (d | 0) || (G | 0) != e[A + 12 >> 2]) break k;
                                              if (m = n[A + 19 | 0], l[b + 220 | 0] = m, g = W[A + 16 >> 1], l[b + 221 | 0] = g, l[b + 222 | 0] = g >>> 8, g = e[A + 8 >> 2], e[b + 216 >> 2] = g, l[b + 294 | 0] = f0, l[b + 293 | 0] = R0, e[b + 288 >> 2] = o, l[b + 292 | 0] = i, (i | 0) == (m | 0) & (o | 0) == (g | 0) && W2(m4, M4)) break o;
                                              A = A + 24 | 0;
                                              continue;
                                            }
                                            break;
                                          }
                                          i = a;
                                          continue;
                                        }
                                        break;
                                      }
                                      m = 74, g = 255;
                                      break w;
                                    }
                                    m = 74;
                                    break b;
                                  }
                                  a = t;
                                  break t;
                                case 4:
                                  break u;
                              }
                              if (Q || (Q = b + 60 | 0, R2(Q, e[d + 4 >> 2], t))) break c;
                              l[b + 289 | 0] = t, y = 1, l[b + 288 | 0] = e[b + 212 >> 2] - 7 >>> 0 < 3 ? 1 : 2, w0(Q, G, i, b + 288 | 0), m = 75;
                              break b;
                            }
                            y = 0;
                            break f;
                          }
                          y = 1, a = 255;
                          break f;
                        }
                        g = 255;
                        break f;
                      }
                      y = 2, M[b + 176 >> 2] >= f >>> 0 && (e[b + 176 >> 2] = f), c = B, f = k, r = A;
                      break r;
                    }
                    g = 255;
                  }
                  a = t;
                }
                o = e[b + 176 >> 2] - f | 0;
              }
              w = w + 16 | 0, l[C + 28 | 0] = y, l[C + 27 | 0] = m, l[C + 26 | 0] = g, l[C + 25 | 0] = a, l[C + 24 | 0] = r, e[C + 20 >> 2] = o, e[C + 16 >> 2] = f, e[C + 12 >> 2] = c;
            }
            e[V + 8 >> 2] = e[b + 176 >> 2], i = e[b + 172 >> 2], e[V >> 2] = e[b + 168 >> 2], e[V + 4 >> 2] = i, Z(b + 256 | 0, 4, 16), Z(b + 244 | 0, 8, 16), Z(b + 232 | 0, 4, 16);
            break i;
          }
          e[V + 8 >> 2] = e[b + 176 >> 2], i = e[b + 172 >> 2], e[V >> 2] = e[b + 168 >> 2], e[V + 4 >> 2] = i;
        }
        O2(b + 60 | 0), M[I + 8 >> 2] >= N >>> 0 && (e[I + 8 >> 2] = N), s = b + 352 | 0, A = e[F + 40 >> 2], i = e[F + 44 >> 2], w = e[F + 52 >> 2], m = e[F + 56 >> 2], f = s - 128 | 0, s = f, e[f + 64 >> 2] = h, e[f + 8 >> 2] = 0, e[f >> 2] = 0, e[f + 4 >> 2] = 4, e[f + 40 >> 2] = 0, e[f + 44 >> 2] = 0, e[f + 32 >> 2] = 0, e[f + 36 >> 2] = 4, e[f + 48 >> 2] = 0, e[f + 52 >> 2] = 0, e[f + 56 >> 2] = 8, e[f + 60 >> 2] = 0, U[f + 68 >> 1] = W[525032], a = e[h + 4 >> 2], e[f + 12 >> 2] = e[h >> 2], e[f + 16 >> 2] = a, a = e[h + 12 >> 2], e[f + 20 >> 2] = e[h + 8 >> 2], e[f + 24 >> 2] = a, e[f + 28 >> 2] = e[h + 16 >> 2], g = v(i, 56) + A | 0, t = e[h + 24 >> 2], a = f + 88 | 0, C = a + 12 | 0, N = a + 4 | 0, r = f + 52 | 0, y = f + 32 | 0, a = 0;
        i: {
          A: {
            for (; ; ) {
              if ((A | 0) != (g | 0)) {
                c = A + 32 | 0, o = e[263694], I = e[263691], b = e[f + 60 >> 2];
                a: if (n[e[e[f + 64 >> 2] + 24 >> 2] + 50 | 0]) {
                  if (k = n[A + 48 | 0], B = f + 88 | 0, g2(B, f, c), 1 << k & 3520 && k >>> 0 <= 11) {
                    z0(A, B, 0, f, c), k = 0;
                    break a;
                  }
                  z0(A, f + 88 | 0, 1, f, c), c = e[A + 36 >> 2], k = e[263691] << 1, s0(r, e[A + 32 >> 2], 0, k | 1), s0(r, c, 0, k + 2 | 0), x(1050112, 1050128), k = 1;
                } else k = f + 88 | 0, g2(k, f, c), z0(A, k, 0, f, c), k = 0;
                if (d = k, H = n[A + 28 | 0], (H | 0) != 2) a: for (c = e[A + 20 >> 2], k = e[A + 16 >> 2], B = W[A + 24 >> 1], Q = n[A + 26 | 0], T = n[A + 27 | 0], l[f + 94 | 0] = (T | 0) == 72, l[f + 93 | 0] = d, l[f + 92 | 0] = Q, l[f + 90 | 0] = B, l[f + 91 | 0] = B >>> 8, l[f + 89 | 0] = H, l[f + 88 | 0] = T, l[f + 95 | 0] = 0, B = f + 88 | 0, $2(B, 8), Q = c, d = c + k | 0, c = c >>> 0 > d >>> 0 | d >>> 0 > m >>> 0, d = c ? 0 : Q, e[f + 88 >> 2] = d, x(B, N), k = c ? 4 : (k << 4) + w | 0, B = d << 4; ; ) {
                  if (!B) break a;
                  c = e[k + 4 >> 2], e[f + 72 >> 2] = e[k >> 2], e[f + 76 >> 2] = c, c = e[k + 12 >> 2], d = e[k + 8 >> 2], H = e[263694], F2(f + 72 | 0, e[f + 64 >> 2], 1054768), H = w2(H), s0(r, d, 0, e[263691] << 1), s0(r, c, 0, (e[263691] << 1) + 2 | 0), e[f + 96 >> 2] = H, e[f + 88 >> 2] = 0, e[f + 92 >> 2] = 0, x(f + 88 | 0, C), B = B - 16 | 0, k = k + 16 | 0;
                }
                if (!n[t + 51 | 0] && a && M[f + 48 >> 2] >= 1048577) break A;
                A = A + 56 | 0, a = a + 1 | 0;
                continue;
              }
              break;
            }
            a = i;
            break i;
          }
          if (I >>> 0 <= M[263691] && (e[263691] = I), o >>> 0 <= M[263694] && (e[263694] = o), M[f + 60 >> 2] < b >>> 0) break i;
          e[f + 60 >> 2] = b;
        }
        for (A = n[t + 49 | 0], i = e[r + 4 >> 2], e[f + 72 >> 2] = e[r >> 2], e[f + 76 >> 2] = i, i = e[r + 8 >> 2], e[f + 80 >> 2] = i, g = e[262513], r = e[262514], c = e[262515], k = e[f + 76 >> 2], e[f + 96 >> 2] = 0, e[f + 88 >> 2] = 0, e[f + 92 >> 2] = 8, t = f + 88 | 0, P0(k, i, t), Z(t, 8, 16), l[f + 116 | 0] = A, e[f + 108 >> 2] = 0, e[f + 112 >> 2] = 1, e[f + 100 >> 2] = 0, e[f + 104 >> 2] = 0, e[f + 96 >> 2] = e[h + 8 >> 2], A = e[h + 4 >> 2], e[f + 88 >> 2] = e[h >> 2], e[f + 92 >> 2] = A, B = i << 4, C = c - 1 | 0, N = r - 1 | 0; ; ) {
          if (B) {
            for (m = e[k + 8 >> 2], c = s + -64 | 0, s = c, t = f + 88 | 0, i = e[t + 8 >> 2], A = e[k >> 2], o = i >>> 0 < A >>> 0 ? i : A, i = e[t + 12 >> 2], r = c + 29 | 0; ; ) {
              if (i >>> 0 < o >>> 0) {
                for (; A = i, i = i - -64 | 0, o >>> 0 >= i >>> 0 && (e[c + 48 >> 2] = A, e[c + 28 >> 2] = t, e[c + 32 >> 2] = c + 48, I = c + 28 | 0, !(F0(I, 0) | F0(I, 16) | F0(I, 32) | F0(I, 48))); ) ;
                for (I = e[t + 4 >> 2], w = e[t >> 2], i = 0; ; ) {
                  if (!(A >>> 0 >= o >>> 0 | i)) {
                    i = c + 48 | 0, A >>> 0 <= I >>> 0 & I - A >>> 0 >= 16 && (i = A + w | 0, b = n[i + 12 | 0] | n[i + 13 | 0] << 8 | (n[i + 14 | 0] << 16 | n[i + 15 | 0] << 24), h = n[i + 8 | 0] | n[i + 9 | 0] << 8 | (n[i + 10 | 0] << 16 | n[i + 11 | 0] << 24), l[r + 8 | 0] = h, l[r + 9 | 0] = h >>> 8, l[r + 10 | 0] = h >>> 16, l[r + 11 | 0] = h >>> 24, l[r + 12 | 0] = b, l[r + 13 | 0] = b >>> 8, l[r + 14 | 0] = b >>> 16, l[r + 15 | 0] = b >>> 24, b = n[i + 4 | 0] | n[i + 5 | 0] << 8 | (n[i + 6 | 0] << 16 | n[i + 7 | 0] << 24), i = n[i | 0] | n[i + 1 | 0] << 8 | (n[i + 2 | 0] << 16 | n[i + 3 | 0] << 24), l[r | 0] = i, l[r + 1 | 0] = i >>> 8, l[r + 2 | 0] = i >>> 16, l[r + 3 | 0] = i >>> 24, l[r + 4 | 0] = b, l[r + 5 | 0] = b >>> 8, l[r + 6 | 0] = b >>> 16, l[r + 7 | 0] = b >>> 24, i = r), e[c + 56 >> 2] = 0, e[c + 60 >> 2] = 0, e[c + 48 >> 2] = 0, e[c + 52 >> 2] = 0, b = n[i + 4 | 0] | n[i + 5 | 0] << 8 | (n[i + 6 | 0] << 16 | n[i + 7 | 0] << 24), e[c + 8 >> 2] = n[i | 0] | n[i + 1 | 0] << 8 | (n[i + 2 | 0] << 16 | n[i + 3 | 0] << 24), e[c + 12 >> 2] = b, b = n[i + 12 | 0] | n[i + 13 | 0] << 8 | (n[i + 14 | 0] << 16 | n[i + 15 | 0] << 24), e[c + 16 >> 2] = n[i + 8 | 0] | n[i + 9 | 0] << 8 | (n[i + 10 | 0] << 16 | n[i + 11 | 0] << 24), e[c + 20 >> 2] = b, i = b2(c + 8 | 0), b = i | 65536, A = A + (b ? 31 - $(b ^ b - 1) | 0 : 32) | 0;
                    continue;
                  }
                  break;
                }
                if (b = e[t + 12 >> 2], i = A >>> 0 > o >>> 0 ? o : A, e[t + 12 >> 2] = i, b = e[t + 16 >> 2] + (i - b | 0) | 0, e[t + 16 >> 2] = b, A >>> 0 >= o >>> 0) continue;
                A = i >>> 0 < I >>> 0 ? n[i + w | 0] : 0, i = i + 1 | 0, e[t + 12 >> 2] = i;
                i: if (n[t + 28 | 0] == 1) {
                  if (Q = 0, A << 24 >> 24 < -64) break i;
                  Q = (A & 255) >>> 0 > 239 ? 2 : 1;
                } else Q = 1;
                b = Q + b | 0, e[t + 16 >> 2] = b;
                i: {
                  A: switch ((A & 255) - 10 | 0) {
                    case 0:
                      break i;
                    case 3:
                      break A;
                    default:
                      continue;
                  }
                  if (i >>> 0 >= I >>> 0) break i;
                  if (n[i + w | 0] == 10) continue;
                }
                e[t + 20 >> 2] = b, e[t + 24 >> 2] = e[t + 24 >> 2] + 1;
                continue;
              }
              break;
            }
            s = c - -64 | 0, A = e[f + 108 >> 2], i = e[f + 112 >> 2], r = e[f + 104 >> 2], e[f + 120 >> 2] = r + g, c = m >>> 1 | 0, t = f + 120 | 0, c0(c, t, 1), m & 1 && (e[f + 120 >> 2] = i + N, e[f + 124 >> 2] = ((r - A | 0) + ((i | 0) == 1 ? C : 0) | 0) + 1, c0(c + 2 | 0, t, 2)), k = k + 16 | 0, B = B - 16 | 0;
            continue;
          }
          break;
        }
        Z(f + 72 | 0, 8, 16), Z(f, 4, 16), Z(y, 4, 4), s = f + 128 | 0, Z(V, 4, 16), Z(P, 4, 56), i = a;
      }
      e[J0 >> 2] = i, l[J0 + 5 | 0] = i >>> 0 < Y >>> 0, l[J0 + 4 | 0] = n[N0 + 8 | 0], s = F - -64 | 0, a = n[r0 + 45 | 0], i = s - 16 | 0, s = i, A = n[X + 45 | 0], r = n[X + 44 | 0], e[i + 12 >> 2] = e[X + 40 >> 2], e[i + 8 >> 2] = A << 1 & 2 | (r | (a ? 256 : 0)), c0(3, i + 8 | 0, 2), s = i + 16 | 0, s = X + 48 | 0, s = p + 16 | 0, i = e[263691];
      e: {
        if (i >>> 0 >= 4) i: {
          if ((i | 0) != 7 || (a = e[263690], n[a + 12 | 0] != 1) || l0(a + 16 | 0, 1050100, 12)) break i;
          i = 0;
          break e;
        }
        e[u + 64 >> 2] = i, i = u - -64 | 0, c0(0, i, 1), e[u + 64 >> 2] = e[263693], c0(1, i, 1), e[u + 64 >> 2] = e[263694], c0(2, i, 1), i = e[263690];
      }
      return l[1054084] = 0, s = u + 176 | 0, s = R + 96 | 0, i | 0;
    }
    function y2(i, a, A) {
      var r = 0, b = 0, f = 0, k = 0, c = 0, t = 0, u = 0;
      for (r = s - 32 | 0, s = r, e[r + 16 >> 2] = 0, e[r + 20 >> 2] = 0, e[r + 8 >> 2] = 0, e[r + 12 >> 2] = 0, b = A & 15, b && L(r + 8 | 0, (A & 2147483632) + a | 0, b), c = (A & -16) + a | 0; ; ) {
        e: {
          i: {
            if (a && (b = a + 16 | 0, (a | 0) != (c | 0))) break i;
            if (t) break e;
            a = r + 8 | 0, t = 1, b = 0;
          }
          for (l[r + 31 | 0] = 126, f = r + 31 | 0, u = r4(a, f), l[r + 31 | 0] = 47, a = r4(a, f) | u, f = 0; ; ) {
            if (a) {
              a = a - 1 & a, f = f + 1 | 0;
              continue;
            }
            break;
          }
          k = f + k | 0, a = b;
          continue;
        }
        break;
      }
      W0(i, (A + k | 0) + 1 | 0), s = r + 32 | 0;
    }
    function F2(i, a, A) {
      var r = 0, b = 0, f = 0;
      r = s - 16 | 0, s = r;
      e: {
        i: switch (n[i | 0] - 1 | 0) {
          case 0:
            i = n[i + 1 | 0], i = v(i >>> 0 <= 61 ? i : 0, 25), e0(A, i + 1050185 | 0, n[i + 1050209 | 0]);
            break e;
          case 1:
            i = n[i + 1 | 0], H0(A, 34), i = v(i >>> 0 <= 61 ? i : 0, 25), e0(A, i + 1050185 | 0, n[i + 1050209 | 0]), H0(A, 34);
            break e;
          case 2:
            break i;
          default:
            break e;
        }
        if (b = n[i + 2 | 0], f = e[i + 4 >> 2], i = n[i + 1 | 0], l[r + 8 | 0] = 2, l[r + 9 | 0] = i, F2(r + 8 | 0, a, A), H0(A, 58), z2(r, a, f), e0(A, e[r >> 2], e[r + 4 >> 2]), (b | 0) != 1) break e;
        H0(A, 44);
      }
      s = r + 16 | 0;
    }
    function O0(i, a, A) {
      var r = 0, b = 0, f = 0;
      r = s - 32 | 0, s = r;
      e: if (n[e[i + 20 >> 2] + 10 | 0] == 2) {
        if (f = e[i >> 2], b = e[i + 8 >> 2], i = b >>> 0 > M[i + 4 >> 2], h0(r + 4 | 0, i ? 1 : f, i ? 0 : b, e[a >> 2], e[a + 4 >> 2]), i = e[r + 4 >> 2], (i | 0) == -2147483648) break e;
        a = e[r + 8 >> 2], e[r + 16 >> 2] = i, e[r + 20 >> 2] = a, i = e[r + 12 >> 2], e[r + 24 >> 2] = i, e0(A, e[r + 20 >> 2], i), Z(r + 16 | 0, 1, 1);
      } else {
        a = e[a + 8 >> 2], a = a >>> 0 >= M[i + 16 >> 2] ? 1048576 : e[i + 12 >> 2] + v(a, 12) | 0, b = e[a + 4 >> 2], e[r + 16 >> 2] = e[a >> 2], e[r + 20 >> 2] = b, a = e[a + 8 >> 2], e[r + 24 >> 2] = a;
        i: switch ((a & 7) - 3 | 0) {
          case 0:
          case 3:
            break i;
          default:
            break e;
        }
        Z0(i, r + 16 | 0, A);
      }
      s = r + 32 | 0;
    }
    function V2(i, a) {
      var A = 0, r = 0, b = 0, f = 0, k = 0, c = 0, t = 0, u = 0;
      for (r = s + -64 | 0, s = r, c = e[i + 4 >> 2], k = c - a | 0, A = r + 32 | 0, t = r + 16 | 0, u = e[i >> 2]; i = r + 48 | 0, a >>> 0 <= c >>> 0 & k >>> 0 >= 16 && (i = a + u | 0, b = n[i + 12 | 0] | n[i + 13 | 0] << 8 | (n[i + 14 | 0] << 16 | n[i + 15 | 0] << 24), f = n[i + 8 | 0] | n[i + 9 | 0] << 8 | (n[i + 10 | 0] << 16 | n[i + 11 | 0] << 24), l[A + 8 | 0] = f, l[A + 9 | 0] = f >>> 8, l[A + 10 | 0] = f >>> 16, l[A + 11 | 0] = f >>> 24, l[A + 12 | 0] = b, l[A + 13 | 0] = b >>> 8, l[A + 14 | 0] = b >>> 16, l[A + 15 | 0] = b >>> 24, b = n[i + 4 | 0] | n[i + 5 | 0] << 8 | (n[i + 6 | 0] << 16 | n[i + 7 | 0] << 24), i = n[i | 0] | n[i + 1 | 0] << 8 | (n[i + 2 | 0] << 16 | n[i + 3 | 0] << 24), l[A | 0] = i, l[A + 1 | 0] = i >>> 8, l[A + 2 | 0] = i >>> 16, l[A + 3 | 0] = i >>> 24, l[A + 4 | 0] = b, l[A + 5 | 0] = b >>> 8, l[A + 6 | 0] = b >>> 16, l[A + 7 | 0] = b >>> 24, i = A), e[r + 56 >> 2] = 0, e[r + 60 >> 2] = 0, e[r + 48 >> 2] = 0, e[r + 52 >> 2] = 0, b = n[i + 4 | 0] | n[i + 5 | 0] << 8 | (n[i + 6 | 0] << 16 | n[i + 7 | 0] << 24), e[r + 8 >> 2] = n[i | 0] | n[i + 1 | 0] << 8 | (n[i + 2 | 0] << 16 | n[i + 3 | 0] << 24), e[r + 12 >> 2] = b, b = n[i + 12 | 0] | n[i + 13 | 0] << 8 | (n[i + 14 | 0] << 16 | n[i + 15 | 0] << 24), e[r + 16 >> 2] = n[i + 8 | 0] | n[i + 9 | 0] << 8 | (n[i + 10 | 0] << 16 | n[i + 11 | 0] << 24), e[r + 20 >> 2] = b, k = k - 16 | 0, a = a + 16 | 0, i = p2(r + 8 | 0) | p2(t) << 8, !i; ) ;
      return s = r - -64 | 0, i ? i = 31 - $(i - 1 ^ i) | 0 : i = 32, (i + a | 0) - 16 | 0;
    }
    function Z2(i, a, A) {
      var r = 0, b = 0, f = 0, k = 0, c = 0, t = 0, u = 0;
      r = A + 4 | 0, k = A >>> 0 > r >>> 0 ? A : r, c = e[a + 12 >> 2], u = e[a + 16 >> 2], b = 1;
      e: {
        for (; ; ) {
          i: {
            if ((A | 0) == (k | 0)) break e;
            if (A >>> 0 >= u >>> 0) break i;
            if (r = n[A + c | 0], f = r - 48 | 0, (f & 255) >>> 0 >= 10) if ((r - 97 & 255) >>> 0 < 6) f = r - 87 | 0;
            else {
              if ((r - 71 & 255) >>> 0 < 250) break i;
              f = r - 55 | 0;
            }
            t = f & 255 | t << 4, A = A + 1 | 0;
            continue;
          }
          break;
        }
        b = 0, f = e[a + 16 >> 2];
        i: {
          if (f >>> 0 <= A >>> 0) r = e[a + 20 >> 2], b = r >>> 0 > A >>> 0;
          else A: {
            if (r = e[a + 20 >> 2], r >>> 0 <= A >>> 0) break A;
            if (k = e[a + 12 >> 2], c = l[k + A | 0], (c | 0) >= 0) {
              b = 1;
              break A;
            }
            if (b = B0(a + 12 | 0, A), b) break A;
            if (r = 0, b = A + 1 | 0, b >>> 0 < f >>> 0 && (r = (n[b + k | 0] & 224) == 160), b = A + 2 | 0, b >>> 0 < f >>> 0) a: {
              if (r ^ 1 | (c | 0) != -19 || l[b + k | 0] >= -64) break a;
              l[a + 4 | 0] = 15, e[a >> 2] = A, e[a + 8 >> 2] = A + 3;
              break i;
            }
            l[a + 4 | 0] = 14, e[a >> 2] = A, e[a + 8 >> 2] = A + 1;
            break i;
          }
          l[a + 4 | 0] = 10, A = A >>> 0 > r >>> 0 ? r : A, e[a >> 2] = A, e[a + 8 >> 2] = A + b;
        }
        b = 0;
      }
      e[i + 4 >> 2] = t, e[i >> 2] = b;
    }
    function X2(i, a, A) {
      var r = 0, b = 0, f = 0, k = 0, c = 0, t = 0, u = 0;
      k = a + 16 | 0, f = A - ((A | 0) != 0) | 0, r = s - 32 | 0;
      e: {
        i: {
          for (; ; ) {
            if (!(c + f | 0)) break i;
            if (b = k - 16 | 0, u = e[b >> 2], b = e[b + 4 >> 2], t = e[k + 4 >> 2], (b | 0) == (t | 0) & u >>> 0 <= M[k >> 2] | b >>> 0 < t >>> 0) {
              c = c - 1 | 0, k = k + 16 | 0;
              continue;
            }
            break;
          }
          if (b = 1 - c | 0, f = 0, b >>> 0 > A >>> 0) break e;
          e[r + 8 >> 2] = k, e[r + 4 >> 2] = b, e[r + 12 >> 2] = (A + c | 0) - 1, f = a;
          break e;
        }
        f = 0;
      }
      e[r >> 2] = f, e[r + 20 >> 2] = A, e[r + 16 >> 2] = a, a = f ? r : r + 16 | 0, A = e[a + 4 >> 2], e[i >> 2] = e[a >> 2], e[i + 4 >> 2] = A, e[r + 24 >> 2] = 8, e[r + 28 >> 2] = 0, A = e[a + 12 >> 2], e[i + 8 >> 2] = e[a + 8 >> 2], e[i + 12 >> 2] = A;
    }
    function G2(i) {
      var a = 0, A = 0, r = 0, b = 0, f = 0, k = 0, c = 0;
      a = s - 16 | 0, s = a, A = e[i + 8 >> 2], e0(i, 1048888, 32), c = e[i + 8 >> 2], b = A + 32 | 0, f = c >>> 0 < b >>> 0, b = f ? 0 : b, f = f ? 1 : e[i + 4 >> 2];
      e: {
        for (; ; ) {
          if (A >>> 0 > r >>> 0) {
            if (k = 1, l[r + f | 0] < 0 & r >>> 0 < b >>> 0 && (e[a + 12 >> 2] = A, e[a + 8 >> 2] = b, e[a + 4 >> 2] = f, k = B0(a + 4 | 0, r), !k)) break e;
            r = r + k | 0;
            continue;
          }
          break;
        }
        if (A >>> 0 > c >>> 0) break e;
        e[i + 8 >> 2] = A;
      }
      return s = a + 16 | 0, A >>> 0 <= r >>> 0;
    }
    function W2(i, a) {
      var A = 0, r = 0;
      e: {
        if (A = n[i | 0], (A | 0) == n[a | 0]) i: {
          r = 1;
          A: switch (A | 0) {
            case 5:
              return i = n[i + 1 | 0], a = n[a + 1 | 0], A = (i | 0) == (a | 0), r = A & i >>> 0 > 13, i = i >>> 0 < 14, a = a >>> 0 > 13 ? r : i, i ? A & a : a;
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
      return n[i + 1 | 0] == n[a + 1 | 0];
    }
    function K0(i, a, A) {
      var r = 0, b = 0, f = 0, k = 0, c = 0;
      r = s - 16 | 0, s = r, n[(e[a + 16 >> 2] ? e[a + 12 >> 2] : 1048576) + 8 | 0] & 8 ? (b = e[a + 8 >> 2], k = b >>> 0 > M[a + 4 >> 2], f = e[A >> 2], A = e[A + 4 >> 2], b = f >>> 0 > A >>> 0 | A >>> 0 > (k ? 0 : b) >>> 0, c = b ? 0 : A - f | 0, A = 1, a = b ? 1 : (k ? 1 : e[a >> 2]) + f | 0) : (X0(r + 8 | 0, a, A), A = 0, c = e[r + 12 >> 2], a = e[r + 8 >> 2]), l[i + 12 | 0] = A, e[i + 4 >> 2] = c, e[i >> 2] = a, e[i + 8 >> 2] = 0, s = r + 16 | 0;
    }
    function q0(i, a, A) {
      var r = 0, b = 0, f = 0, k = 0, c = 0, t = 0;
      for (k = a >>> 0 < A >>> 0 ? A : a; ; ) {
        if ((a | 0) != (k | 0)) {
          if (b = e[i + 16 >> 2], A = b >>> 0 > a >>> 0, r = v(a, 12), a = a + 1 | 0, f = e[i + 12 >> 2], A = e[(A ? r + f | 0 : 1048576) + 8 >> 2], (A & 7) != 4) continue;
          for (r = A >>> 4 | 0, A = e[i + 28 >> 2], c = A + 12 | 0, t = e[A + 20 >> 2], A = a; ; ) {
            if (A >>> 0 < r >>> 0) {
              B4(c, A), A = A + 1 | 0, A = e[(A >>> 0 >= b >>> 0 ? 1048576 : v(A, 12) + f | 0) + 8 >> 2] >>> 4 | 0;
              continue;
            }
            break;
          }
          w4(i, t);
          continue;
        }
        break;
      }
    }
    function k0(i, a, A, r, b, f) {
      var k = 0, c = 0, t = 0, u = 0, w = 0, o = 0, h = 0, B = 0;
      if (c = s - 16 | 0, s = c, f && (A = A + r | 0, r >>> 0 <= A >>> 0)) {
        u = c + 4 | 0, k = s - 32 | 0, s = k, w = 1, r = 4, t = e[a >> 2] << 1, A = A >>> 0 > t >>> 0 ? A : t, t = (f | 0) == 1 ? 8 : f >>> 0 < 1025 ? 4 : 1, o = A >>> 0 > t >>> 0 ? A : t, A = S(f, 0, o, 0);
        e: {
          if (!J & -2147483648 - b >>> 0 >= A >>> 0) {
            r = 0, h = k + 28 | 0, f && (B = e[a >> 2], B && (e[k + 28 >> 2] = b, r = v(f, B), h = k + 24 | 0, f = e[a + 4 >> 2])), e[h >> 2] = r, e[k + 28 >> 2] ? (r = e[k + 24 >> 2], r ? (f = n4(f, b, r, A), r = A) : (l2(k + 16 | 0, b, A), f = e[k + 16 >> 2], r = e[k + 20 >> 2])) : (l2(k + 8 | 0, b, A), f = e[k + 8 >> 2], r = e[k + 12 >> 2]), f ? (e[u + 4 >> 2] = f, w = 0, A = r) : e[u + 4 >> 2] = b, r = 8;
            break e;
          }
          A = 0;
        }
        e[r + u >> 2] = A, e[u >> 2] = w, s = k + 32 | 0, e[c + 4 >> 2] != 1 ? (A = e[c + 8 >> 2], e[a >> 2] = o, e[a + 4 >> 2] = A, k = -2147483647) : (t = e[c + 12 >> 2], k = e[c + 8 >> 2]);
      }
      e[i + 4 >> 2] = t, e[i >> 2] = k, s = c + 16 | 0;
    }
    function _0(i, a) {
      var A = 0, r = 0, b = 0;
      if (A = e[i + 4 >> 2], r = a >>> 0 < A >>> 0 ? a : A, e[i + 4 >> 2] = A - r, a = e[i >> 2], e[i >> 2] = r + a, i = 0, A) for (; b = n[a | 0], A = b - 48 | 0, (A & 255) >>> 0 >= 10 && (A = (b - 97 & 255) >>> 0 < 6 ? b - 87 | 0 : (b - 65 & 255) >>> 0 >= 6 ? 16 : b - 55 | 0), i = A & 15 | i << 4, a = a + 1 | 0, r = r - 1 | 0, !!r; ) ;
      return i;
    }
    function D0(i, a) {
      var A = 0, r = 0;
      e: {
        if ((n[a + 19 | 0] & 30) == 8) {
          if (n[i + 45 | 0]) break e;
          if (n[i + 46 | 0]) {
            if (n[a + 16 | 0]) break e;
            i: switch (A = n[a + 17 | 0], n[v(A >>> 0 <= 78 ? A : 0, 12) + 1051743 | 0] - 2 | 0) {
              case 0:
              case 4:
                break i;
              default:
                break e;
            }
            l[a + 21 | 0] = 0;
          }
          if (A = e[i + 24 >> 2], n[A + 47 | 0]) break e;
        } else A = e[i + 24 >> 2];
        if (r = n[a + 20 | 0], (r | 0) == 3 || n[A + 46 | 0] & n[a + 21 | 0] == 1 || (l[i + 40 | 0] = n[i + 40 | 0] & (r | 0) != 0, n[i + 44 | 0])) break e;
        c4(e[i + 28 >> 2], a);
      }
    }
    function $0(i, a, A, r) {
      var b = 0, f = 0, k = 0, c = 0;
      b = n[a + 58 | 0], f = n[a + 57 | 0], a = b + f >>> 0 > 79, f = a ? 1 : v(f, 12) + 1051735 | 0, a = v(a ? 0 : b, 12), b = 0;
      e: {
        for (; ; ) {
          if (!a) break e;
          if (k = n[f + 9 | 0], !s4(v(k >>> 0 <= 61 ? k : 0, 25) + 1050185 | 0, A, r)) {
            a = a - 12 | 0, b = b + 1 | 0, f = f + 12 | 0;
            continue;
          }
          break;
        }
        c = 1;
      }
      e[i + 4 >> 2] = b, e[i >> 2] = c;
    }
    function e2(i, a, A) {
      var r = 0, b = 0, f = 0, k = 0;
      if (r = s - 16 | 0, s = r, (a | 0) != (A | 0)) e: {
        if (b = e[i + 8 >> 2], f = b >>> 0 > M[i + 4 >> 2], b = (f ? 0 : b) >>> 0 < A >>> 0 | a >>> 0 > A >>> 0, b || (i = b ? 1 : (f ? 1 : e[i >> 2]) + a | 0, n[i | 0] != 34) || (e4(r + 8 | 0, i + 1 | 0, (a ^ -1) + A | 0), !e[r + 12 >> 2])) break e;
        k = !(n[e[r + 8 >> 2]] - 91 & 223);
      }
      return s = r + 16 | 0, k;
    }
    function i2(i, a, A, r, b, f, k, c) {
      var t = 0;
      t = s - 32 | 0, s = t, l[t + 29 | 0] = A, l[t + 28 | 0] = 0, l[t + 27 | 0] = a, l[t + 24 | 0] = 0, e[t + 16 >> 2] = b, e[t + 20 >> 2] = f, e[t + 12 >> 2] = k, e[t + 8 >> 2] = f, A = e[i + 20 >> 2], l[t + 25 | 0] = r, a = v(((r & 255) >>> 0 <= 78 ? r : 0) & 255, 12), l[t + 26 | 0] = n[(n[a + 1051735 | 0] ? a + 1051736 | 0 : A + 9 | 0) | 0], g0(i, t + 8 | 0, !n[a + 1051739 | 0], c), s = t + 32 | 0;
    }
    function A2(i, a, A, r) {
      var b = 0, f = 0, k = 0;
      b = a + r | 0;
      e: {
        if (b >>> 0 >= a >>> 0) i: {
          if (f = e[i + 16 >> 2], f >>> 0 < b >>> 0 || (k = e[i + 12 >> 2], l0(k + a | 0, A, r)) || (r = b >>> 0 < f >>> 0 ? n[b + k | 0] : 0, A = r & 255, (A | 0) == 46 | (A | 0) == 95 | (r - 48 & 255) >>> 0 < 10)) break i;
          if (((r & -33) - 65 & 255) >>> 0 >= 26) break e;
        }
        Y2(i, a), b = 0;
      }
      return b;
    }
    function H2(i, a) {
      var A = 0, r = 0, b = 0, f = 0, k = 0;
      if (r = e[i + 12 >> 2], b = e[i + 16 >> 2], f = n[r + a | 0] == 237 & b >>> 0 > a >>> 0, A = a + 1 | 0, b >>> 0 > A >>> 0 && (k = (n[A + r | 0] & 224) == 160), A = a + 2 | 0, b >>> 0 > A >>> 0) e: {
        if (!(k & f) || l[A + r | 0] >= -64) break e;
        l[i + 4 | 0] = 15, e[i >> 2] = a, e[i + 8 >> 2] = a + 3;
        return;
      }
      l[i + 4 | 0] = 14, e[i >> 2] = a, e[i + 8 >> 2] = a + 1;
    }
    function y0(i, a, A, r) {
      var b = 0, f = 0, k = 0;
      k = r ^ -1, a = e[263704] + (a << 2) | 0;
      e: {
        i: {
          for (; ; ) {
            if (a = e[a >> 2], a) {
              if (f = e[a + 12 >> 2] + a | 0, b = a + r & k, f >>> 0 < b + A >>> 0) continue;
              break i;
            }
            break;
          }
          a = 0;
          break e;
        }
        t0(a), (a | 0) != (b | 0) ? n0(a, b) : (a = a - 4 | 0, e[a >> 2] = e[a >> 2] ^ 2), e[i + 8 >> 2] = f, e[i + 4 >> 2] = b, a = 1;
      }
      e[i >> 2] = a;
    }
    function F0(i, a) {
      var A = 0, r = 0, b = 0, f = 0;
      return r = s + -64 | 0, s = r, A = r + 48 | 0, b = e[i >> 2], f = e[b + 4 >> 2], i = e[e[i + 4 >> 2] >> 2] + a | 0, f >>> 0 >= i >>> 0 & f - i >>> 0 >= 16 && (A = i + e[b >> 2] | 0, a = n[A + 12 | 0] | n[A + 13 | 0] << 8 | (n[A + 14 | 0] << 16 | n[A + 15 | 0] << 24), i = n[A + 8 | 0] | n[A + 9 | 0] << 8 | (n[A + 10 | 0] << 16 | n[A + 11 | 0] << 24), l[r + 40 | 0] = i, l[r + 41 | 0] = i >>> 8, l[r + 42 | 0] = i >>> 16, l[r + 43 | 0] = i >>> 24, l[r + 44 | 0] = a, l[r + 45 | 0] = a >>> 8, l[r + 46 | 0] = a >>> 16, l[r + 47 | 0] = a >>> 24, a = n[A + 4 | 0] | n[A + 5 | 0] << 8 | (n[A + 6 | 0] << 16 | n[A + 7 | 0] << 24), i = n[A | 0] | n[A + 1 | 0] << 8 | (n[A + 2 | 0] << 16 | n[A + 3 | 0] << 24), l[r + 32 | 0] = i, l[r + 33 | 0] = i >>> 8, l[r + 34 | 0] = i >>> 16, l[r + 35 | 0] = i >>> 24, l[r + 36 | 0] = a, l[r + 37 | 0] = a >>> 8, l[r + 38 | 0] = a >>> 16, l[r + 39 | 0] = a >>> 24, A = r + 32 | 0), e[r + 56 >> 2] = 0, e[r + 60 >> 2] = 0, e[r + 48 >> 2] = 0, e[r + 52 >> 2] = 0, i = n[A + 4 | 0] | n[A + 5 | 0] << 8 | (n[A + 6 | 0] << 16 | n[A + 7 | 0] << 24), e[r + 8 >> 2] = n[A | 0] | n[A + 1 | 0] << 8 | (n[A + 2 | 0] << 16 | n[A + 3 | 0] << 24), e[r + 12 >> 2] = i, i = n[A + 12 | 0] | n[A + 13 | 0] << 8 | (n[A + 14 | 0] << 16 | n[A + 15 | 0] << 24), e[r + 16 >> 2] = n[A + 8 | 0] | n[A + 9 | 0] << 8 | (n[A + 10 | 0] << 16 | n[A + 11 | 0] << 24), e[r + 20 >> 2] = i, i = b2(r + 8 | 0), s = r - -64 | 0, i;
    }
    function a2(i, a) {
      var A = 0, r = 0, b = 0, f = 0;
      if (!n[a + 8 | 0]) e: {
        r = e[a + 4 >> 2], b = e[a >> 2];
        i: {
          for (; ; ) {
            if ((A | 0) != (r | 0)) {
              if (f = A + b | 0, n[f | 0] == 47) break i;
              A = A + 1 | 0;
              continue;
            }
            break;
          }
          l[a + 8 | 0] = 1, A = r;
          break e;
        }
        e[a + 4 >> 2] = (A ^ -1) + r, e[a >> 2] = f + 1;
      }
      e[i + 4 >> 2] = A, e[i >> 2] = b;
    }
    function N2(i, a, A, r, b, f, k) {
      var c = 0;
      c = s - 32 | 0, s = c, l[c + 29 | 0] = A, l[c + 28 | 0] = 0, l[c + 27 | 0] = a, l[c + 26 | 0] = r, l[c + 25 | 0] = f, l[c + 24 | 0] = b, e[c + 16 >> 2] = k, a = M[i + 16 >> 2] <= k >>> 0 ? 1048576 : e[i + 12 >> 2] + v(k, 12) | 0, A = e[a >> 2], e[c + 20 >> 2] = A, e[c + 12 >> 2] = e[a + 4 >> 2], e[c + 8 >> 2] = A, g0(i, c + 8 | 0, 0, 0), s = c + 32 | 0;
    }
    function n0(i, a) {
      var A = 0, r = 0, b = 0, f = 0, k = 0, c = 0, t = 0, u = 0;
      r = e[263704], k = a - i | 0, A = k, A >>> 0 < 257 ? A = A >>> 4 | 0 : (b = A, A = $(A), A = ((b >>> 30 - A | 0) - (A << 1) | 0) + 60 | 0), A = A >>> 0 >= 63 ? 63 : A, f = r + (A << 2) | 0, c = e[f >> 2], c ? (e[f >> 2] = i, e[c + 4 >> 2] = i) : (e[f >> 2] = i, t = e[263702], u = e[263703], r = A & 31, (A & 63) >>> 0 >= 32 ? (r = 1 << r, b = 0) : (b = 1 << r, r = b - 1 & 1 >>> 32 - r), e[263702] = b | t, e[263703] = r | u), e[i + 12 >> 2] = k, e[i + 8 >> 2] = A, e[i + 4 >> 2] = f, e[i >> 2] = c, e[a - 4 >> 2] = k;
    }
    function r2(i, a) {
      var A = 0, r = 0;
      A = e[i + 16 >> 2];
      e: {
        if (A >>> 0 > a >>> 0 && (r = e[i + 12 >> 2], (n[r + a | 0] - 48 & 255) >>> 0 <= 9)) {
          for (i = a >>> 0 < A >>> 0 ? A : a; ; ) {
            if ((i | 0) == (a | 0)) break e;
            if ((n[a + r | 0] - 48 & 255) >>> 0 <= 9) {
              a = a + 1 | 0;
              continue;
            }
            break;
          }
          return a;
        }
        I0(i, a, 7), i = 0;
      }
      return i;
    }
    function J2(i, a, A) {
      var r = 0;
      for (r = e[(M[i + 16 >> 2] <= a >>> 0 ? 1048576 : e[i + 12 >> 2] + v(a, 12) | 0) + 8 >> 2] >>> 4 | 0, a = a + 1 | 0; ; ) {
        e: {
          if (a >>> 0 >= r >>> 0 || !(l[i + 40 | 0] & 1) & n[i + 44 | 0] == 1) break e;
          E0(i, a, A), a = e[(M[i + 16 >> 2] <= a >>> 0 ? 1048576 : e[i + 12 >> 2] + v(a, 12) | 0) + 8 >> 2] >>> 4 | 0;
          continue;
        }
        break;
      }
    }
    function Z(i, a, A) {
      var r = 0, b = 0, f = 0, k = 0;
      r = s - 16 | 0, s = r, b = r + 12 | 0, A && (f = e[i >> 2], f && (e[r + 12 >> 2] = a, k = v(A, f), b = r + 8 | 0, A = e[i + 4 >> 2])), e[b >> 2] = k, e[r + 12 >> 2] && (i = e[r + 8 >> 2], i && U2(A, i)), s = r + 16 | 0;
    }
    function U2(i, a) {
      var A = 0, r = 0, b = 0;
      a = (a + 19 & -16) + i | 0, b = e[a - 4 >> 2], r = i - 4 | 0, A = e[r >> 2], A & 1 ? e[r >> 2] = A | 2 : (i = i - A | 0, t0(i)), b & 2 && (A = e[a + 12 >> 2], t0(a), a = a + A | 0), n0(i, a);
    }
    function I0(i, a, A) {
      var r = 0, b = 0;
      b = e[i + 20 >> 2];
      e: if (M[i + 16 >> 2] <= a >>> 0) r = a >>> 0 < b >>> 0;
      else {
        if (a >>> 0 >= b >>> 0) break e;
        if (r = i + 12 | 0, l[e[r >> 2] + a | 0] >= 0) {
          r = 1;
          break e;
        }
        if (r = B0(r, a), r) break e;
        H2(i, a);
        return;
      }
      l[i + 4 | 0] = A, a = a >>> 0 > b >>> 0 ? b : a, e[i >> 2] = a, e[i + 8 >> 2] = a + r;
    }
    function Y2(i, a) {
      var A = 0, r = 0, b = 0, f = 0;
      for (b = e[i + 12 >> 2] + a | 0, f = e[i + 16 >> 2]; A = a + r >>> 0 < f >>> 0 ? n[r + b | 0] : 0, r = r + 1 | 0, (A - 48 & 255) >>> 0 < 10 ? A = 1 : A = ((A & -33) - 65 & 255) >>> 0 < 26, !!A; ) ;
      l[i + 4 | 0] = 0, e[i >> 2] = a, e[i + 8 >> 2] = (r - 1 | 0) + a;
    }
    function x2(i, a) {
      var A = 0, r = 0, b = 0, f = 0, k = 0, c = 0;
      A = s - 16 | 0, s = A, f = a + 4 | 0, r = e[a >> 2];
      e: if (r) {
        if (e[a >> 2] = 0, b = s - 16 | 0, s = b, r) i: {
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
        if (s = b + 16 | 0, c) break e;
        a2(A + 8 | 0, f), k = e[A + 8 >> 2], a = e[A + 12 >> 2];
      } else a2(A, f), k = e[A >> 2], a = e[A + 4 >> 2];
      e[i >> 2] = k, e[i + 4 >> 2] = a, s = A + 16 | 0;
    }
    function j2(i, a, A) {
      var r = 0, b = 0, f = 0, k = 0, c = 0, t = 0, u = 0;
      A = V2(a + 12 | 0, A + 1 | 0);
      e: {
        if (A >>> 0 < M[a + 16 >> 2] && n[A + e[a + 12 >> 2] | 0] == 34) {
          a = A + 1 | 0, A = 0;
          break e;
        }
        k = s - 16 | 0, s = k, t = a + 12 | 0;
        i: {
          A: {
            a: {
              r: {
                f: {
                  for (; ; ) {
                    k: {
                      for (b = e[a + 12 >> 2], c = e[a + 16 >> 2]; ; ) {
                        b: {
                          if (A >>> 0 >= c >>> 0) break r;
                          if (r = n[A + b | 0], (r | 0) == 34) break f;
                          if ((r | 0) == 92) break b;
                          if (r << 24 >> 24 < 0) {
                            if (r = B0(t, A), !r) break A;
                            A = A + r | 0;
                          } else {
                            if (r >>> 0 <= 31) break r;
                            A = V2(t, A);
                          }
                          continue;
                        }
                        break;
                      }
                      if (f = A + 1 | 0, c >>> 0 <= f >>> 0) break a;
                      b: {
                        c: {
                          n: switch (r = n[f + b | 0], r - 110 | 0) {
                            case 1:
                            case 2:
                            case 3:
                            case 5:
                              break a;
                            case 0:
                            case 4:
                            case 6:
                              break b;
                            case 7:
                              break n;
                            default:
                              break c;
                          }
                          if (Z2(k + 8 | 0, a, A + 2 | 0), r = 0, !(e[k + 8 >> 2] & 1)) break i;
                          if (f = e[k + 12 >> 2], (f & 63488) == 55296) {
                            if (b = A + 6 | 0, c = e[a + 16 >> 2], b >>> 0 >= c >>> 0 || (u = e[a + 12 >> 2], n[b + u | 0] != 92) || (b = A + 7 | 0, f >>> 0 > 56319 | b >>> 0 >= c >>> 0) || n[b + u | 0] != 117) break k;
                            if (Z2(k, a, A + 8 | 0), !(e[k >> 2] & 1)) break i;
                            if ((e[k + 4 >> 2] & 64512) != 56320) break k;
                            b = 12;
                          } else b = 6;
                          if (f = 1, A = A + b | 0, A) continue;
                          break i;
                        }
                        c: switch (r - 98 | 0) {
                          case 1:
                          case 2:
                          case 3:
                            break a;
                          case 0:
                          case 4:
                            break b;
                          default:
                            break c;
                        }
                        if ((r | 0) == 34 | (r | 0) == 47) break b;
                        if ((r | 0) != 92) break a;
                      }
                      A = A + 2 | 0, f = 1;
                      continue;
                    }
                    break;
                  }
                  l[a + 4 | 0] = 15, e[a >> 2] = A, e[a + 8 >> 2] = A + 6;
                  break i;
                }
                r = ((A << 1) + f | 0) + 2 | 0;
                break i;
              }
              M[a + 20 >> 2] <= A >>> 0 ? I0(a, A, 11) : I0(a, A, 12), r = 0;
              break i;
            }
            I0(a, f, 9), r = 0;
            break i;
          }
          H2(a, A), r = 0;
        }
        s = k + 16 | 0, a = r, a ? (A = a & 1, a = a >>> 1 | 0) : A = 2;
      }
      l[i + 4 | 0] = A, e[i >> 2] = a;
    }
    function z2(i, a, A) {
      var r = 0, b = 0, f = 0;
      b = e[a + 8 >> 2], f = b >>> 0 > M[a + 4 >> 2], r = M[a + 16 >> 2] <= A >>> 0 ? 1048576 : e[a + 12 >> 2] + v(A, 12) | 0, A = e[r + 4 >> 2], r = e[r >> 2], b = A >>> 0 < r >>> 0 | A >>> 0 > (f ? 0 : b) >>> 0, e[i + 4 >> 2] = b ? 0 : A - r | 0, e[i >> 2] = b ? 1 : r + (f ? 1 : e[a >> 2]) | 0;
    }
    function p2(i) {
      var a = 0, A = 0, r = 0, b = 0, f = 0, k = 0, c = 0;
      return a = n[i | 0] | n[i + 1 | 0] << 8 | (n[i + 2 | 0] << 16 | n[i + 3 | 0] << 24), i = n[i + 4 | 0] | n[i + 5 | 0] << 8 | (n[i + 6 | 0] << 16 | n[i + 7 | 0] << 24), r = i, i = i ^ 572662306, b = i, A = (i & 2139062143) + 2139062143 | 0, i = a, a = i ^ 572662306, f = (a & 2139062143) + 2139062143 | 0, A = f >>> 0 < 2139062143 ? A + 1 | 0 : A, f = a | f, A = A | b, a = (r & 2139062143) + 1616928864 | 0, b = (i & 2139062143) + 1616928864 | 0, a = b >>> 0 < 1616928864 ? a + 1 | 0 : a, b = (i | b) & f, A = (a | r) & A, a = r ^ 1549556828, f = a, a = (a & 2139062143) + 2139062143 | 0, c = A, A = i ^ 1549556828, k = (A & 2139062143) + 2139062143 | 0, r = r | c & (f | (k >>> 0 < 2139062143 ? a + 1 | 0 : a)) ^ -1, a = r >>> 7 | 0, S(((r & 127) << 25 | (i | (A | k) & b ^ -1) >>> 7) & 16843009, a & 16843009, 270549120, 16909320), J >>> 24 | 0;
    }
    function P2(i, a) {
      var A = 0, r = 0, b = 0, f = 0;
      b = e[a >> 2], f = e[a + 4 >> 2];
      e: {
        for (; ; ) {
          if (r = b, (f | 0) == (r | 0)) break e;
          if (b = r + 1 | 0, e[a >> 2] = b, A = n[r | 0], !((A | 0) == 45 | (A | 0) == 95)) break;
        }
        A = ((A - 65 & 255) >>> 0 < 26 ? 32 : 0) | A;
      }
      l[i + 1 | 0] = A, l[i | 0] = (r | 0) != (f | 0);
    }
    function c0(i, a, A) {
      var r = 0, b = 0;
      for (r = e[263691], b = r - i | 0, r = r >>> 0 >= b >>> 0 ? b : 0, A = A >>> 0 < r >>> 0 ? A : r, i = e[263690] + (i << 2) | 0; ; ) {
        if (!(!A | !i)) {
          e[i >> 2] = e[a >> 2], A = A - 1 | 0, a = a + 4 | 0, i = i + 4 | 0;
          continue;
        }
        break;
      }
    }
    function L2(i, a, A) {
      var r = 0, b = 0;
      return r = s - 16 | 0, s = r, a = M[i + 136 >> 2] <= a >>> 0 ? 1048576 : e[i + 132 >> 2] + v(a, 12) | 0, b = e[a + 4 >> 2], e[r >> 2] = e[a >> 2], e[r + 4 >> 2] = b, e[r + 8 >> 2] = e[a + 8 >> 2], i = V0(v(((A & 255) >>> 0 <= 61 ? A : 0) & 255, 25) + 1050185 | 0, i + 120 | 0, r), s = r + 16 | 0, i;
    }
    function S2(i, a, A, r) {
      var b = 0, f = 0;
      e: {
        f = n[r + 8 | 0], b = 9, r = n[r + 4 | 0];
        i: {
          if ((r | 0) != 3 && !(n[e[i + 24 >> 2] + 46 | 0] & (r | 0) == 1)) break i;
          r = 0;
          A: switch (f - 2 | 0) {
            case 0:
            case 4:
              break i;
            default:
              break A;
          }
          if (b = p0(f, 1, 0, 0), (b & 255) == 24) break e;
        }
        C0(i, b, r, A, a);
      }
    }
    function T2(i, a, A) {
      var r = 0, b = 0;
      r = s - 16 | 0, s = r, L0(r + 4 | 0, e[a >> 2], e[A + 40 >> 2]), A = 0, b = e[r + 12 >> 2], b && (b = (e[r + 8 >> 2] + (b << 4) | 0) - 16 | 0, b && (A = 1, a = e[b >> 2])), e[i + 4 >> 2] = a, e[i >> 2] = A, s = r + 16 | 0;
    }
    function O2(i) {
      Z(i, 4, 24), Z(i + 12 | 0, 4, 4), Z(i + 24 | 0, 1, 1), Z(i + 36 | 0, 4, 16), Z(i + 48 | 0, 8, 16), Z(i + 60 | 0, 4, 20), Z(i + 72 | 0, 4, 4), Z(i + 84 | 0, 4, 4), Z(i + 96 | 0, 1, 1);
    }
    function f2(i, a) {
      var A = 0, r = 0, b = 0;
      for (A = s - 16 | 0, s = A; ; ) {
        if (A0(A + 8 | 0, a), n[A + 8 | 0]) {
          b = n[A + 9 | 0], r = e[i + 8 >> 2], (r | 0) == e[i >> 2] && K(i, 1, 1, 1), l[e[i + 4 >> 2] + r | 0] = b, e[i + 8 >> 2] = r + 1;
          continue;
        }
        break;
      }
      s = A + 16 | 0;
    }
    function K2(i, a) {
      var A = 0, r = 0;
      A = e[i >> 2], i = e[A + 4 >> 2], i = i >>> 0 > a >>> 0 ? i : a;
      e: {
        for (; ; ) {
          if ((i | 0) != (a | 0)) {
            if (r = n[e[A >> 2] + a | 0] - 9 | 0, r >>> 0 > 23 | !(1 << r & 8388627)) break e;
            a = a + 1 | 0;
            continue;
          }
          break;
        }
        return i;
      }
      return a;
    }
    function q2(i, a) {
      var A = 0, r = 0, b = 0, f = 0, k = 0, c = 0;
      if (!a) return 1;
      for (a = (a << 4) - 16 | 0, f = i + 16 | 0, r = e[i >> 2], i = e[i + 4 >> 2]; ; ) {
        e: {
          if (A = !a, k = A, A) break e;
          if (a = a - 16 | 0, b = f, A = e[b >> 2], f = b + 16 | 0, c = r, r = A, A = i, i = e[b + 4 >> 2], (A | 0) == (i | 0) & r >>> 0 >= c >>> 0 | i >>> 0 > A >>> 0) continue;
        }
        break;
      }
      return k;
    }
    function _2(i, a) {
      var A = 0, r = 0;
      for (A = a & -16, r = t4((a & 2147483632) + i | 0, a & 15); ; ) {
        if (A) {
          a = 16, b2(i) && (a = t4(i, 16)), i = i + 16 | 0, A = A - 16 | 0, r = a + r | 0;
          continue;
        }
        break;
      }
      return r;
    }
    function $2(i, a) {
      var A = 0, r = 0;
      for (A = s - 16 | 0, s = A, a = a & -4, r = A + 16 | 0; ; ) {
        if (a) {
          e[A + 12 >> 2] = n[i | 0] | n[i + 1 | 0] << 8 | (n[i + 2 | 0] << 16 | n[i + 3 | 0] << 24), x(A + 12 | 0, r), a = a - 4 | 0, i = i + 4 | 0;
          continue;
        }
        break;
      }
      s = A + 16 | 0;
    }
    function e4(i, a, A) {
      var r = 0, b = 0;
      b = a + A | 0;
      e: {
        for (; ; ) {
          if (A) {
            if (r = n[a | 0] - 9 | 0, r >>> 0 > 23 | !(1 << r & 8388635)) break e;
            a = a + 1 | 0, A = A - 1 | 0;
            continue;
          }
          break;
        }
        a = b;
      }
      e[i + 4 >> 2] = A, e[i >> 2] = a;
    }
    function i4(i, a, A, r, b) {
      var f = 0, k = 0;
      f = s - 16 | 0, s = f, i = e[i + 24 >> 2], k = e[i + 8 >> 2], e[f + 8 >> 2] = A, e[f + 4 >> 2] = a, e[f + 12 >> 2] = ((r & 255 | (b ? 8 : 0)) + (k << 4) | 0) + 16, t2(i, f + 4 | 0), s = f + 16 | 0;
    }
    function A4(i, a) {
      for (var A = 0, r = 0, b = 0, f = 0, k = 0; A = b, (A | 0) != 16 && (b = A + 1 | 0, r = n[a + A | 0], f = (r - 58 & 255) >>> 0 < 246, k = r, r = n[i + A | 0], (((r | 0) == 48 ? f : (k | 0) != (r | 0)) | 0) != 1); ) ;
      return A >>> 0 > 15;
    }
    function V0(i, a, A) {
      var r = 0, b = 0, f = 0, k = 0, c = 0;
      if (c = n[A + 8 | 0] & 8, c) {
        b = s - 32 | 0, s = b, r = n[i + 24 | 0], f = r >>> 0 > 24, r = f ? 0 : r, i = f ? 1 : i;
        e: {
          if (c) {
            k = b + 16 | 0, K0(k, a, A), A = i + r | 0, r = 0, a = s - 16 | 0, s = a;
            i: {
              for (; ; ) {
                A: {
                  if (A0(a + 8 | 0, k), !n[a + 8 | 0]) break A;
                  if ((i | 0) == (A | 0)) break i;
                  if (f = n[i | 0], i = i + 1 | 0, (f | 0) == n[a + 9 | 0]) continue;
                  break i;
                }
                break;
              }
              r = (i | 0) == (A | 0);
            }
            s = a + 16 | 0, i = r;
          } else {
            if (X0(b + 8 | 0, a, A), (r | 0) != e[b + 12 >> 2]) break e;
            i = !l0(e[b + 8 >> 2], i, r);
          }
          k = i;
        }
        return s = b + 32 | 0, k;
      }
      return r = e[a + 4 >> 2], b = e[A >> 2] + 1 | 0, r >>> 0 >= b >>> 0 & r - b >>> 0 >= 8 && (A = b + e[a >> 2] | 0, k = n[A | 0] | n[A + 1 | 0] << 8 | (n[A + 2 | 0] << 16 | n[A + 3 | 0] << 24), f = n[A + 4 | 0] | n[A + 5 | 0] << 8 | (n[A + 6 | 0] << 16 | n[A + 7 | 0] << 24)), v0(i, a, b, k, f);
    }
    function Z0(i, a, A) {
      var r = 0, b = 0;
      r = s - 32 | 0, s = r, n[a + 8 | 0] & 8 ? (b = r + 16 | 0, K0(b, i, a), f2(A, b)) : (X0(r + 8 | 0, i, a), e0(A, e[r + 8 >> 2], e[r + 12 >> 2])), s = r + 32 | 0;
    }
    function b2(i) {
      var a = 0, A = 0, r = 0;
      return a = n[i | 0] | n[i + 1 | 0] << 8 | (n[i + 2 | 0] << 16 | n[i + 3 | 0] << 24), r = a & 2139062143, a = -1920103027 - r | a, A = n[i + 4 | 0] | n[i + 5 | 0] << 8 | (n[i + 6 | 0] << 16 | n[i + 7 | 0] << 24), r = -1920103027 - ((A & 2139062143) + (r >>> 0 > 2374864269) | 0) | A, A = r >>> 7 | 0, S(((r & 127) << 25 | a >>> 7) & 16843009, A & 16843009, 270549120, 16909320), r = J >>> 24 | 0, a = n[i + 8 | 0] | n[i + 9 | 0] << 8 | (n[i + 10 | 0] << 16 | n[i + 11 | 0] << 24), A = a & 2139062143, a = -1920103027 - A | a, i = n[i + 12 | 0] | n[i + 13 | 0] << 8 | (n[i + 14 | 0] << 16 | n[i + 15 | 0] << 24), i = -1920103027 - ((i & 2139062143) + (A >>> 0 > 2374864269) | 0) | i, A = i >>> 7 | 0, S(((i & 127) << 25 | a >>> 7) & 16843009, A & 16843009, 270549120, 16909320), J >>> 16 & 65280 | r;
    }
    function a4(i, a) {
      var A = 0, r = 0, b = 0;
      for (A = e[i + 8 >> 2], r = (e[i + 4 >> 2] + (A << 2) | 0) - 4 | 0, b = e[i + 12 >> 2]; ; ) {
        if (a >>> 0 < A >>> 0) {
          A = A - 1 | 0, e[i + 8 >> 2] = A, b = b - e[r >> 2] | 0, e[i + 12 >> 2] = b, r = r - 4 | 0;
          continue;
        }
        break;
      }
    }
    function u0(i, a, A, r) {
      var b = 0, f = 0, k = 0, c = 0;
      f = s - 16 | 0, s = f, b = f + 4 | 0, k = s - 16 | 0, s = k, r = S(r, 0, a, 0);
      e: {
        i: {
          if (!J & r >>> 0 <= -2147483648 - A >>> 0) {
            if (!r) {
              e[b + 8 >> 2] = A, e[b + 4 >> 2] = 0, a = 0;
              break e;
            }
            if (l2(k + 8 | 0, A, r), c = e[k + 8 >> 2], c) {
              e[b + 8 >> 2] = c, e[b + 4 >> 2] = a, a = 0;
              break e;
            } else {
              e[b + 8 >> 2] = r, e[b + 4 >> 2] = A;
              break i;
            }
          }
          e[b + 4 >> 2] = 0;
        }
        a = 1;
      }
      e[b >> 2] = a, s = k + 16 | 0, e[f + 4 >> 2] != 1 ? (a = e[f + 8 >> 2], e[i + 4 >> 2] = e[f + 12 >> 2], e[i >> 2] = a, s = f + 16 | 0) : O();
    }
    function r4(i, a) {
      var A = 0, r = 0;
      return A = s - 16 | 0, s = A, e[A + 8 >> 2] = a, e[A + 12 >> 2] = A + 8, a = A + 12 | 0, r = b4(a, i), i = b4(a, i + 8 | 0), s = A + 16 | 0, i << 8 | r;
    }
    function x(i, a) {
      var A = 0, r = 0, b = 0;
      A = a - i | 0, b = A >>> 2 | 0, K(1054756, b, 4, 4), r = e[263691], (i | 0) != (a | 0) && (A && L(e[263690] + (r << 2) | 0, i, A), r = e[263691]), e[263691] = r + b;
    }
    function x4(i) {
      i = i | 0;
      var a = 0, A = 0, r = 0, b = 0, f = 0;
      for (a = s - 32 | 0, s = a, e[a + 8 >> 2] = i, i = a + 31 | 0, e[a + 24 >> 2] = i, e[a + 20 >> 2] = i, e[a + 16 >> 2] = i, e[a + 12 >> 2] = a + 8, A = e[e[a + 12 >> 2] >> 2]; ; ) {
        if (i = n[1054084], l[1054084] = i || 1, i) {
          for (; n[1054084]; ) ;
          continue;
        }
        break;
      }
      if (i = e[263524], i >>> 0 >= 1048577 && (Z(1054088, 1, 1), e[263522] = 0, e[263523] = 1, e[263524] = 0, Z(1054100, 4, 12), O2(1054128), L(1054100, 1048944, 656), i = e[263524]), i >>> 0 < A >>> 0) {
        for (r = A - i | 0, K(1054088, r, 1, 1), b = r >>> 0 <= 1 ? 1 : r, i = b - 1 | 0, f = e[263524], A = f + e[263523] | 0; ; ) {
          if (i) {
            l[A | 0] = 0, i = i - 1 | 0, A = A + 1 | 0;
            continue;
          }
          break;
        }
        i = b + f | 0, r ? l[A | 0] = 0 : i = i - 1 | 0, e[263524] = i;
      }
      return l[1054084] = 0, i = e[263523], s = a + 32 | 0, i | 0;
    }
    function X0(i, a, A) {
      var r = 0, b = 0;
      r = e[A + 4 >> 2], r = r - ((r | 0) != 0) | 0, A = e[A >> 2] + 1 | 0, b = r >>> 0 < A >>> 0 | r >>> 0 > M[a + 4 >> 2], e[i + 4 >> 2] = b ? 0 : r - A | 0, e[i >> 2] = b ? 1 : A + e[a >> 2] | 0;
    }
    function f4(i, a, A) {
      var r = 0, b = 0;
      for (K(i, a, 4, 4), r = e[i + 8 >> 2], b = e[i + 4 >> 2] + (r << 2) | 0; ; ) {
        if (a & 1) {
          e[b >> 2] = A, b = b + 4 | 0, r = r + 1 | 0, a = 0;
          continue;
        }
        break;
      }
      e[i + 8 >> 2] = r;
    }
    function b4(i, a) {
      var A = 0, r = 0;
      return A = n[a + 4 | 0] | n[a + 5 | 0] << 8 | (n[a + 6 | 0] << 16 | n[a + 7 | 0] << 24), a = (n[a | 0] | n[a + 1 | 0] << 8 | (n[a + 2 | 0] << 16 | n[a + 3 | 0] << 24)) ^ S(n[e[e[i >> 2] >> 2]], 0, 16843009, 16843009), i = J ^ A, r = i, i = (i & 2139062143) + 2139062143 | 0, A = (a & 2139062143) + 2139062143 | 0, r = (r | (A >>> 0 < 2139062143 ? i + 1 | 0 : i)) ^ -1, i = r >>> 7 | 0, S(((r & 127) << 25 | ((a | A) ^ -1) >>> 7) & 16843009, i & 16843009, 270549120, 16909320), J >>> 24 | 0;
    }
    function l0(i, a, A) {
      var r = 0, b = 0, f = 0;
      if (A) e: {
        for (; ; ) {
          if (r = n[i | 0], b = n[a | 0], (r | 0) == (b | 0)) {
            if (i = i + 1 | 0, a = a + 1 | 0, A = A - 1 | 0, A) continue;
            break e;
          }
          break;
        }
        f = r - b | 0;
      }
      return f;
    }
    function w0(i, a, A, r) {
      var b = 0, f = 0, k = 0;
      f = e[r >> 2], k = e[r + 4 >> 2], b = e[i + 116 >> 2], (b | 0) == e[i + 108 >> 2] && o0(i + 108 | 0, 16), r = e[i + 112 >> 2] + (b << 4) | 0, e[r + 12 >> 2] = A, e[r + 8 >> 2] = a, e[r >> 2] = f, e[r + 4 >> 2] = k, e[i + 116 >> 2] = b + 1;
    }
    function k4(i, a, A, r, b) {
      var f = 0;
      if (f = a & 255, a = n[(f + e[i + 24 >> 2] | 0) + 21 | 0], (a | 0) == 4) {
        i = n[e[i + 20 >> 2] + 11 | 0] | (A << 24 | (b ? 65536 : 0) | (r ? 256 : 0)), r = i >>> 8 | 0, A = 2;
        e: i: {
          A: {
            a: {
              r: switch (f - 6 | 0) {
                case 0:
                  if (A = 0, !(i & 1)) break i;
                  if (i >>> 0 > 16777215) break a;
                  if (!(i & 65536)) break i;
                  if (!(r & 1)) break a;
                  break i;
                case 1:
                case 4:
                  if (A = 0, !(i & 1)) break i;
                  if (!(r & 1)) break a;
                  break i;
                case 2:
                  if (A = 0, i >>> 0 < 16777216) break i;
                  if (i & 1) break a;
                  break i;
                case 3:
                  if (A = 0, !(i & 1)) break i;
                  if ((r ^ 1 | i >>> 0 > 16777215) & 1) break a;
                  break i;
                case 8:
                  if (!(i & 1)) break A;
                  break a;
                case 10:
                  if (!(i & 1)) break a;
                  A = 3;
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
            A = 1;
            break e;
          }
          A = 0;
        }
        a = A & 255;
      }
      return a;
    }
    function n4(i, a, A, r) {
      var b = 0, f = 0, k = 0, c = 0, t = 0, u = 0, w = 0;
      b = 1;
      e: {
        i: switch ((A >>> 0 < r >>> 0) - (A >>> 0 > r >>> 0) & 255) {
          case 1:
            if (k = A + 19 & -16, t = r + 19 & -16, (k | 0) != (t | 0)) A: {
              if (b = 0, f = i + k | 0, !(n[f - 4 | 0] & 2) || (w = e[f + 12 >> 2], c = f + w | 0, u = i + t | 0, c >>> 0 < u >>> 0)) break A;
              t0(f), b = 1, f = u - 4 | 0, (t | 0) != (k + w | 0) ? (n0(u, c), c = 3) : c = 1, e[f >> 2] = c;
            }
            break e;
          case 0:
            break e;
          default:
            break i;
        }
        f = r + 19 & -16, b = A + 19 & -16, (f | 0) != (b | 0) && (f = i + f | 0, b = i + b | 0, n[b - 4 | 0] & 2 && (k = e[b + 12 >> 2], t0(b), b = b + k | 0), n0(f, b), e[f - 4 >> 2] = 3), b = 1;
      }
      return b ? i : (a = o2(a, r), a ? (A && L(a, i, A), U2(i, A), a) : 0);
    }
    function k2(i, a, A, r) {
      var b = 0;
      b = s - 32 | 0, s = b, U[b + 26 >> 1] = 518, U[b + 28 >> 1] = 512, l[b + 24 | 0] = 4, e[b + 16 >> 2] = a, e[b + 20 >> 2] = A, e[b + 12 >> 2] = r, e[b + 8 >> 2] = A, g0(i, b + 8 | 0, 0, 0), s = b + 32 | 0;
    }
    function t0(i) {
      var a = 0, A = 0, r = 0, b = 0;
      A = e[i + 4 >> 2], a = e[i >> 2], e[A >> 2] = a, a && (e[a + 4 >> 2] = A), a = e[i + 8 >> 2], e[e[263704] + (a << 2) >> 2] || (A = e[263702], b = e[263703], i = a & 31, (a & 63) >>> 0 >= 32 ? (a = 1 << i, r = 0) : (r = 1 << i, a = r - 1 & 1 >>> 32 - i), e[263702] = r ^ A, e[263703] = a ^ b);
    }
    function n2(i, a) {
      var A = 0, r = 0, b = 0;
      b = e[i + 8 >> 2], r = e[i >> 2], (b | 0) == (r | 0) && (A = s - 16 | 0, s = A, k0(A + 8 | 0, i, r, 1, 4, 20), e[A + 8 >> 2] == -2147483647 ? s = A + 16 | 0 : O()), A = e[i + 4 >> 2] + v(b, 20) | 0, e[A + 16 >> 2] = e[a + 16 >> 2], r = e[a + 12 >> 2], e[A + 8 >> 2] = e[a + 8 >> 2], e[A + 12 >> 2] = r, r = e[a + 4 >> 2], e[A >> 2] = e[a >> 2], e[A + 4 >> 2] = r, e[i + 8 >> 2] = b + 1;
    }
    function G0(i, a) {
      var A = 0, r = 0;
      if (!a) return 0;
      for (; ; ) {
        e: {
          if (A = !a, A) break e;
          if (a = a - 1 | 0, r = n[i | 0], i = i + 1 | 0, (r - 48 & 255) >>> 0 < 10) continue;
        }
        break;
      }
      return A;
    }
    function c4(i, a) {
      var A = 0, r = 0, b = 0;
      b = e[i + 8 >> 2], r = e[i >> 2], (b | 0) == (r | 0) && (A = s - 16 | 0, s = A, k0(A + 8 | 0, i, r, 1, 4, 24), e[A + 8 >> 2] == -2147483647 ? s = A + 16 | 0 : O()), r = e[a + 20 >> 2], A = e[i + 4 >> 2] + v(b, 24) | 0, e[A + 16 >> 2] = e[a + 16 >> 2], e[A + 20 >> 2] = r, r = e[a + 12 >> 2], e[A + 8 >> 2] = e[a + 8 >> 2], e[A + 12 >> 2] = r, r = e[a + 4 >> 2], e[A >> 2] = e[a >> 2], e[A + 4 >> 2] = r, e[i + 8 >> 2] = b + 1;
    }
    function c2(i, a, A, r) {
      var b = 0;
      b = a, a = v(((A & 255) >>> 0 <= 78 ? A : 0) & 255, 12), N2(i, b, 0, n[(n[a + 1051735 | 0] ? a + 1051736 | 0 : e[i + 20 >> 2] + 9 | 0) | 0], 1, A, r);
    }
    function t4(i, a) {
      for (var A = 0, r = 0; ; ) {
        if (a) {
          r = A, A = n[i | 0], A = (r + (A >>> 0 > 239) | 0) + (A << 24 >> 24 > -65) | 0, a = a - 1 | 0, i = i + 1 | 0;
          continue;
        }
        break;
      }
      return A;
    }
    function u4(i, a, A, r, b) {
      var f = 0;
      f = s - 16 | 0, s = f, k0(f + 8 | 0, i, a, A, r, b), e[f + 8 >> 2] == -2147483647 ? s = f + 16 | 0 : O();
    }
    function e0(i, a, A) {
      var r = 0, b = 0;
      K(i, A, 1, 1), r = e[i + 8 >> 2], b = (A | 0) != 0, b && (b && L(e[i + 4 >> 2] + r | 0, a, A), r = e[i + 8 >> 2]), e[i + 8 >> 2] = r + A;
    }
    function t2(i, a) {
      var A = 0, r = 0, b = 0;
      b = e[i + 8 >> 2], r = e[i >> 2], (b | 0) == (r | 0) && (A = s - 16 | 0, s = A, k0(A + 8 | 0, i, r, 1, 4, 12), e[A + 8 >> 2] == -2147483647 ? s = A + 16 | 0 : O()), A = e[i + 4 >> 2] + v(b, 12) | 0, e[A + 8 >> 2] = e[a + 8 >> 2], r = e[a + 4 >> 2], e[A >> 2] = e[a >> 2], e[A + 4 >> 2] = r, e[i + 8 >> 2] = b + 1;
    }
    function l4(i, a) {
      var A = 0, r = 0, b = 0;
      r = e[i + 8 >> 2], (r | 0) == e[i >> 2] && o0(i, 16), b = e[a + 12 >> 2], A = e[i + 4 >> 2] + (r << 4) | 0, e[A + 8 >> 2] = e[a + 8 >> 2], e[A + 12 >> 2] = b, b = e[a + 4 >> 2], e[A >> 2] = e[a >> 2], e[A + 4 >> 2] = b, e[i + 8 >> 2] = r + 1;
    }
    function u2(i, a) {
      var A = 0, r = 0;
      A = s - 16 | 0, s = A, M2(A, i, a), a = e[A + 4 >> 2], r = e[A >> 2], l[A + 8 | 0] = 0, w0(i, r, a, A + 8 | 0), s = A + 16 | 0;
    }
    function W0(i, a) {
      var A = 0;
      A = e[i + 8 >> 2], (A | 0) == e[i >> 2] && o0(i, 4), e[e[i + 4 >> 2] + (A << 2) >> 2] = a, e[i + 8 >> 2] = A + 1, e[i + 12 >> 2] = e[i + 12 >> 2] + a;
    }
    function s0(i, a, A, r) {
      var b = 0, f = 0, k = 0;
      f = e[i + 8 >> 2], k = e[i >> 2], (f | 0) == (k | 0) && (b = s - 16 | 0, s = b, k0(b + 8 | 0, i, k, 1, 8, 16), e[b + 8 >> 2] == -2147483647 ? s = b + 16 | 0 : O()), b = e[i + 4 >> 2] + (f << 4) | 0, e[b + 8 >> 2] = r, e[b >> 2] = a, e[b + 4 >> 2] = A, e[i + 8 >> 2] = f + 1;
    }
    function C0(i, a, A, r, b) {
      var f = 0;
      f = i, i = M[i + 16 >> 2] <= b >>> 0 ? 1048576 : e[i + 12 >> 2] + v(b, 12) | 0, i2(f, a, A, r, b, e[i >> 2], e[i + 4 >> 2], !(e[i + 8 >> 2] & 7));
    }
    function w4(i, a) {
      var A = 0, r = 0, b = 0, f = 0, k = 0, c = 0, t = 0, u = 0, w = 0, o = 0, h = 0, B = 0, Q = 0, I = 0, C = 0, d = 0, g = 0, R = 0, m = 0, y = 0;
      if (h = e[i + 28 >> 2], r = h, A = e[r + 20 >> 2], A - a >>> 0 >= 2) {
        t = s - 32 | 0, s = t, e[r + 80 >> 2] = 0, e[t + 24 >> 2] = e[i + 16 >> 2], r = e[i + 12 >> 2], e[t + 16 >> 2] = e[i + 8 >> 2], e[t + 20 >> 2] = r, r = e[i + 4 >> 2], e[t + 8 >> 2] = e[i >> 2], e[t + 12 >> 2] = r, r = e[h + 20 >> 2], A = r - a | 0, w = A >>> 0 <= r >>> 0 ? A : 0;
        e: if (w >>> 0 >= 2) {
          if (r = a >>> 0 > r >>> 0 ? 4 : e[h + 16 >> 2] + (a << 2) | 0, w >>> 0 <= 16) {
            for (b = r, g = r + (w << 2) | 0, A = t + 8 | 0, R = e[A >> 2], B = e[A + 4 >> 2], m = e[A + 16 >> 2], y = e[A + 12 >> 2], A = 0; ; ) {
              i: {
                if (o = A, (b | 0) == (g | 0)) break i;
                if (A = e[b >> 2], f = A >>> 0 >= m >>> 0 ? 1048576 : v(A, 12) + y | 0, u = e[f + 8 >> 2], k = 0, I = 0, C = e[f >> 2], A = C + 1 | 0, A >>> 0 <= B >>> 0 & B - A >>> 0 >= 8 && (A = A + R | 0, k = n[A | 0] | n[A + 1 | 0] << 8 | (n[A + 2 | 0] << 16 | n[A + 3 | 0] << 24), I = n[A + 4 | 0] | n[A + 5 | 0] << 8 | (n[A + 6 | 0] << 16 | n[A + 7 | 0] << 24)), b = b + 4 | 0, A = 1, u & 8) continue;
                f = (e[f + 4 >> 2] - C | 0) - 2 | 0, u = (f >>> 0 >= 7 ? 7 : f) << 3, A = u & 31, (u & 63) >>> 0 >= 32 ? (A = -1 << A, u = 0) : (u = -1 << A, A = u | (1 << A) - 1 & -1 >>> 32 - A), S(f ^ k & (u ^ -1), I & (A ^ -1), 2135587861, -1640531527), k = J >>> 26 | 0, A = k & 31, k >>> 0 >= 32 ? (k = 1 << A, f = 0) : (f = 1 << A, k = f - 1 & 1 >>> 32 - A), A = o | (f & c | k & Q) != 0, c = c | f, Q = k | Q;
                continue;
              }
              break;
            }
            if (A = 0, (o ^ -1) & 1) break e;
          }
          for (A = s - 16 | 0, s = A, b = h + 24 | 0, e[b + 68 >> 2] = 0, e[b + 56 >> 2] = 0, e[b + 20 >> 2] = 0, e[b + 8 >> 2] = 0, o = w << 2, Q = b + 12 | 0, w = e[i + 16 >> 2], B = e[i + 12 >> 2]; ; ) {
            if (o) {
              k = e[r >> 2], c = k >>> 0 >= w >>> 0 ? 1048576 : v(k, 12) + B | 0, n[c + 8 | 0] & 8 ? (K0(A, i, c), c = e[b + 8 >> 2], f2(b, A), l[A + 12 | 0] = 1, e[A + 4 >> 2] = c, e[A >> 2] = k, e[A + 8 >> 2] = e[b + 8 >> 2]) : (f = e[c >> 2], c = e[c + 4 >> 2], l[A + 12 | 0] = 0, e[A + 8 >> 2] = c - 1, e[A + 4 >> 2] = f + 1, e[A >> 2] = k), l4(Q, A), r = r + 4 | 0, o = o - 4 | 0;
              continue;
            }
            break;
          }
          f = b, r = e[i + 8 >> 2], b = r >>> 0 > M[i + 4 >> 2], D2(f, b ? 1 : e[i >> 2], b ? 0 : r), s = A + 16 | 0, A = e[h + 80 >> 2];
        } else A = 0;
        for (r = 0; ; ) {
          if ((A | 0) != (r | 0)) {
            b = e[i + 28 >> 2], M[b + 80 >> 2] > r >>> 0 && v4(i, e[e[b + 76 >> 2] + d >> 2]), r = r + 1 | 0, d = d + 4 | 0;
            continue;
          }
          break;
        }
        s = t + 32 | 0, r = e[i + 28 >> 2], A = e[r + 20 >> 2];
      }
      A >>> 0 >= a >>> 0 && (e[r + 20 >> 2] = a);
    }
    function d0(i, a) {
      var A = 0;
      A = e[(M[i + 16 >> 2] <= a >>> 0 ? 1048576 : e[i + 12 >> 2] + v(a, 12) | 0) + 8 >> 2], (A & 6) == 4 && q0(i, a, A >>> 4 | 0);
    }
    function s4(i, a, A) {
      var r = 0, b = 0;
      return r = n[i + 24 | 0], b = r >>> 0 > 24, ((b ? 0 : r) | 0) == (A | 0) ? i = l0(b ? 1 : i, a, A) : i = 1, !i;
    }
    function o4(i, a) {
      var A = 0;
      A = 1;
      e: {
        i: switch ((k4(i, a, 2, 0, 0) & 255) - 1 | 0) {
          case 0:
          case 1:
            A = n[i + 44 | 0] ^ 1;
            break e;
          case 2:
            break i;
          default:
            break e;
        }
        A = 0;
      }
      return A & 1;
    }
    function h4(i, a) {
      var A = 0, r = 0, b = 0, f = 0, k = 0;
      if (a) for (; k = A, r = n[i | 0], A = r & 31, (r & 63) >>> 0 >= 32 ? (r = 1 << A, b = 0) : (b = 1 << A, r = b - 1 & 1 >>> 32 - A), A = k | b, f = r | f, i = i + 1 | 0, a = a - 1 | 0, !!a; ) ;
      return J = f, A;
    }
    function B4(i, a) {
      var A = 0;
      A = e[i + 8 >> 2], (A | 0) == e[i >> 2] && o0(i, 4), e[e[i + 4 >> 2] + (A << 2) >> 2] = a, e[i + 8 >> 2] = A + 1;
    }
    function l2(i, a, A) {
      A && (a = o2(a, A)), e[i + 4 >> 2] = A, e[i >> 2] = a;
    }
    function H0(i, a) {
      var A = 0, r = 0, b = 0, f = 0, k = 0, c = 0, t = 0;
      if (c = e[i + 8 >> 2], A = e[i >> 2], (c | 0) == (A | 0)) {
        if (b = s - 16 | 0, s = b, f = e[i + 4 >> 2], k = b + 4 | 0, r = A << 1, t = r >>> 0 <= 8 ? 8 : r, r = t, (r | 0) >= 0) {
          e: {
            i: {
              if (A) A = n4(f, 1, A, r);
              else if (r) A = o2(1, r);
              else {
                A = 1;
                break i;
              }
              if (A) break i;
              e[k + 4 >> 2] = 1, A = 1;
              break e;
            }
            e[k + 4 >> 2] = A, A = 0;
          }
          f = 8;
        } else A = 1, r = 0, f = 4;
        e[k + f >> 2] = r, e[k >> 2] = A, e[b + 4 >> 2] != 1 ? (r = e[b + 8 >> 2], e[i >> 2] = t, e[i + 4 >> 2] = r, s = b + 16 | 0) : O();
      }
      l[e[i + 4 >> 2] + c | 0] = a, e[i + 8 >> 2] = c + 1;
    }
    function w2(i) {
      var a = 0, A = 0;
      return a = e[263694], A = a - i | 0, _2(i >>> 0 > a >>> 0 ? 1 : e[263693] + i | 0, a >>> 0 >= A >>> 0 ? A : 0);
    }
    function s2() {
      M[263525] >= 262145 && (Z(1054100, 4, 12), e[263525] = 0, e[263526] = 4), l[1054124] = 18, e[263527] = 0;
    }
    function v4(i, a) {
      var A = 0;
      A = i, i = M[i + 16 >> 2] <= a >>> 0 ? 1048576 : e[i + 12 >> 2] + v(a, 12) | 0, k2(A, a, e[i >> 2], e[i + 4 >> 2]);
    }
    function o2(i, a) {
      for (var A = 0, r = 0, b = 0, f = 0, k = 0, c = 0, t = 0; ; ) {
        f = s - 16 | 0, s = f, b = a + 19 & -16, A = (i >>> 0 > b >>> 0 ? i : b) - 1 | 0, A >>> 0 < 257 ? r = A >>> 4 | 0 : (r = A, A = $(A), r = ((r >>> 30 - A | 0) - (A << 1) | 0) + 60 | 0), k = r + 1 | 0;
        e: {
          i: {
            if (k >>> 0 > 62) {
              if (A = 0, r = e[263703], (r | 0) > 0 ? r = 1 : r = (r | 0) >= 0, r || (y0(f + 4 | 0, 63, b, i - 1 | 0), e[f + 4 >> 2] != 1)) break e;
            } else A: {
              if (t = e[263703], A = k & 31, (k & 63) >>> 0 >= 32 ? (A = -1 << A, k = 0) : (k = -1 << A, A = k | (1 << A) - 1 & -1 >>> 32 - A), c = e[263702], A = D4(k & c, A & t), A >>> 0 > 63) {
                if (A = 0, k = r & 31, (r & 63) >>> 0 >= 32 ? k = t >>> k | 0 : k = ((1 << k) - 1 & t) << 32 - k | c >>> k, !(k & 1)) break e;
                if (y0(f + 4 | 0, r, b, i - 1 | 0), e[f + 4 >> 2] == 1) break A;
                break e;
              }
              if (i >>> 0 < 17) {
                A = e[e[263704] + (A << 2) >> 2], r = e[A + 12 >> 2], t0(A), k = A - 4 | 0, e[k >> 2] = e[k >> 2] ^ 2, r = A + r | 0;
                break i;
              }
              for (k = i - 1 | 0; ; ) {
                a: {
                  if (y0(f + 4 | 0, A, b, k), e[f + 4 >> 2] == 1) break A;
                  if (A >>> 0 >= 63) break a;
                  if (t = e[263703], c = A + 1 | 0, A = c & 31, (c & 63) >>> 0 >= 32 ? (A = -1 << A, c = 0) : (c = -1 << A, A = c | (1 << A) - 1 & -1 >>> 32 - A), A = D4(c & e[263702], A & t), A >>> 0 < 64) continue;
                }
                break;
              }
              if (y0(f + 4 | 0, r, b, k), e[f + 4 >> 2]) break A;
              A = 0;
              break e;
            }
            A = e[f + 8 >> 2], r = e[f + 12 >> 2];
          }
          b = A + b | 0, (r | 0) != (b | 0) ? (n0(b, r), r = 3) : r = 1, e[b - 4 >> 2] = r;
        }
        if (s = f + 16 | 0, k = A, !A) {
          if (f = ((a + 19 & -16) + (i >>> 0 > 16 ? i : 0) | 0) + 65551 >>> 16 | 0, b = C4(f | 0), t = (b | 0) == -1, !t) {
            A = e[263705], e[263705] = 0, r = f << 16, b = b << 16;
            e: {
              if ((b | 0) == (A | 0) && A) {
                f = b + r | 0, f = (b >>> 0 > f >>> 0 ? -1 : f) & -16, A >>> 0 < f >>> 0 && (r = A - 4 | 0, b = e[r >> 2], b & 1 ? e[r >> 2] = b | 2 : (A = A - b | 0, t0(A)), n0(A, f), A = f);
                break e;
              }
              f = 0, A = b + r | 0, A = (A >>> 0 < b >>> 0 ? -1 : A) & -16;
              i: {
                if (e[263704]) {
                  if (r = b + 19 & -16, c = r + 16 | 0, b >>> 0 > c >>> 0 | A >>> 0 < c >>> 0) break i;
                  e[r - 4 >> 2] = 7;
                } else A: {
                  if (b = (b || 1) + 3 & -4, r = b + 275 & -16, r >>> 0 < b >>> 0 | A >>> 0 < r >>> 0) break i;
                  for (e[263704] = b, e[r - 4 >> 2] = A >>> 0 > r >>> 0 ? 3 : 1; ; ) {
                    if ((f | 0) == 256) break A;
                    e[b + f >> 2] = 0, f = f + 4 | 0;
                  }
                }
                A >>> 0 > r >>> 0 && n0(r, A), f = A;
              }
              A = f;
            }
            e[263705] = A;
          }
          if (!t) continue;
        }
        break;
      }
      return k;
    }
    function g0(i, a, A, r) {
      var b = 0, f = 0;
      b = a, f = k4(i, n[a + 19 | 0], n[a + 21 | 0], A, r), l[b + 20 | 0] = f, D0(i, a);
    }
    function Q4(i, a, A) {
      var r = 0;
      r = e[a + 28 >> 2], e[r + 104 >> 2] = 0, Z0(a, A, r + 96 | 0), a = e[r + 104 >> 2], e[i >> 2] = e[r + 100 >> 2], e[i + 4 >> 2] = a;
    }
    function h2(i, a, A) {
      var r = 0, b = 0;
      y2(i + 32 | 0, a, A), i = s - 16 | 0, s = i, r = i, b = E4(a, A) | -2147483648, e[r + 12 >> 2] = b, a = i + 12 | 0, i = i + 16 | 0, x(a, i), s = i;
    }
    function E4(i, a) {
      return e0(1054768, i, a), _2(i, a);
    }
    function L(i, a, A) {
      var r = 0, b = 0;
      for (r = I4() << 16, r >>> 0 < i + A >>> 0 | r >>> 0 < a + A >>> 0 && O(), i >>> 0 > a >>> 0 ? (b = A - 1 | 0, A = -1, r = -1) : r = 1; ; ) {
        if ((A | 0) != (b | 0)) {
          l[i + b | 0] = n[a + b | 0], b = b + r | 0;
          continue;
        }
        break;
      }
    }
    function o0(i, a) {
      var A = 0;
      A = s - 16 | 0, s = A, k0(A + 8 | 0, i, e[i >> 2], 1, 4, a), e[A + 8 >> 2] == -2147483647 ? s = A + 16 | 0 : O();
    }
    function K(i, a, A, r) {
      var b = 0;
      b = e[i + 8 >> 2], e[i >> 2] - b >>> 0 < a >>> 0 && u4(i, b, a, r, A);
    }
    function D4(i, a) {
      var A = 0, r = 0;
      return i | a ? (A = a - 1 | 0, r = i - 1 | 0, A = (r | 0) != -1 ? A + 1 | 0 : A, r = $(i ^ r) + 32 | 0, i = $(a ^ A), i = (i | 0) == 32 ? r : i, a = 63 - i | 0, J = 0 - (i >>> 0 > 63) | 0, a) : (J = 0, 64);
    }
    function S(i, a, A, r) {
      var b = 0, f = 0, k = 0, c = 0, t = 0, u = 0;
      return b = A >>> 16 | 0, f = i >>> 16 | 0, u = v(b, f), k = A & 65535, c = i & 65535, t = v(k, c), f = (t >>> 16 | 0) + v(f, k) | 0, b = (f & 65535) + v(b, c) | 0, J = (v(a, A) + u | 0) + v(i, r) + (f >>> 16) + (b >>> 16) | 0, t & 65535 | b << 16;
    }
    E = n, H4(b0);
    function I4() {
      return z.byteLength >> 16;
    }
    function C4(i) {
      i = i | 0;
      var a = I4() | 0, A = a + i | 0;
      if (a < A && A < 65536) {
        b0.grown();
        var r = new ArrayBuffer(A << 16), b = new Int8Array(r);
        b.set(l), l = new Int8Array(r), U = new Int16Array(r), e = new Int32Array(r), n = new Uint8Array(r), W = new Uint16Array(r), M = new Uint32Array(r), M0 = new Float32Array(r), J4 = new Float64Array(r), z = r, E = n;
      }
      return a;
    }
    return { memory: Object.create(Object.prototype, { grow: { value: C4 }, buffer: { get: function() {
      return z;
    } } }), is_valid: U4, reserve: x4, validate: Y4 };
  }
  return N4(W4);
}

// loaders/script.js
var loader2 = { start: () => K4({ grown: forgetInput }) };

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
