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
  const missing = names.filter((name) => declared[name]?.isRequired);
  const defaults = defaultsOf(declared);
  return (value, what = "") => {
    const checked = { ...defaults };
    if (value !== void 0) {
      refuseOthers(what, value, names);
      for (const name of Object.getOwnPropertyNames(value)) {
        const option = own(declared, name);
        if (option === void 0) {
          refuseUnknown(what, value, name, names);
          continue;
        }
        const given = value[name];
        if (given !== void 0)
          checked[name] = option.check(given, what === "" ? name : `${what}.${name}`);
      }
    }
    for (const name of missing)
      if (checked[name] === void 0)
        declared[name]?.check(void 0, name);
    return checked;
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
  return isRecord(value) && Object.prototype.toString.call(value) === "[object Object]";
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

// query_shapes.js
function isQuery(shape) {
  return queries.includes(shape);
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

// refusal.js
var REFUSED_SIZE = -1;
var REFUSED_DEPTH = -2;
var REFUSED_VALUE = -3;
var REFUSED_NOTHING = -4;
var REFUSED_OBJECT = -5;
var CODES = {
  [REFUSED_SIZE]: "too_large",
  [REFUSED_DEPTH]: "too_deep",
  [REFUSED_VALUE]: "not_serializable"
};
function isRefusal(length) {
  return length < 0;
}
function codeIndex(refusal2) {
  const code = CODES[refusal2];
  return code === void 0 ? codes.length + REFUSED_NOTHING - refusal2 : codes.indexOf(code);
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
  if (value === void 0)
    return REFUSED_NOTHING;
  if (value === NOT_PLAIN)
    return REFUSED_OBJECT;
  refuseObjects(value, "document", ADVICE);
  try {
    const text2 = JSON.stringify(value);
    return text2 === void 0 ? REFUSED_VALUE : text2;
  } catch (error) {
    if (!isStackOverflow(error))
      return REFUSED_VALUE;
    if (/string length|memory|alloc/.test(error.message))
      return REFUSED_SIZE;
    return isDeeperThan(value, maxDepth) ? REFUSED_DEPTH : REFUSED_VALUE;
  }
}
function queryOf(value) {
  if (value === void 0)
    return REFUSED_NOTHING;
  if (value === NOT_PLAIN)
    return REFUSED_OBJECT;
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
  return `${encoded(name)}=${encoded(value)}`;
}
function encoded(text2) {
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
  let level = /* @__PURE__ */ new Set([value]);
  try {
    for (let reached = 0; level.size > 0; reached++) {
      if (reached > depth)
        return true;
      const next = /* @__PURE__ */ new Set();
      for (const parent of level) {
        for (const child of Object.values(parent)) {
          if (typeof child === "object" && child !== null)
            next.add(child);
        }
      }
      level = next;
    }
  } catch {
    return false;
  }
  return false;
}

// fatal.js
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
function settingsOf(options, flags = 0) {
  const { version: version2, level, draft, severity: severity2, limits: limits2, mask, messages, names } = options;
  const entries = options.entries === void 0 ? void 0 : new TextEncoder().encode(options.entries);
  const bytes = new Uint8Array(SETTINGS_ENTRIES + (entries?.length ?? 0));
  bytes[0] = versions.indexOf(version2);
  bytes[SETTINGS_FLAGS] = flags | flagsOf(options);
  if (severity2 !== void 0)
    writeSeverities(severity2, bytes);
  writeLimits(limits2, bytes, SETTINGS_LIMITS);
  if (entries)
    bytes.set(entries, SETTINGS_ENTRIES);
  return { version: version2, level, draft, severity: severity2, entries: options.entries, limits: limits2, mask, messages, names, bytes };
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
function writeLimits({ bytes, depth, findings }, into, at2) {
  writeNumber(bytes, into, at2);
  writeNumber(depth, into, at2 + 4);
  writeNumber(findings, into, at2 + 8);
}
function writeNumber(value, into, at2) {
  for (let i = 0; i < 4; i++)
    into[at2 + i] = value >>> 8 * i;
}
function withAllFindings(settings) {
  return settingsOf({ ...settings, limits: { ...settings.limits, findings: MOST } }, FLAG_ALL);
}
function shapeIndex(shape) {
  return shapes.indexOf(aShape(shape, "shape"));
}
var aShape = oneOf(shapes);
function refuseEntries(shape, { entries }, name = "the option entries") {
  if (entries === void 0 || lists.includes(shape))
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
  if (load2.compile === void 0)
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
  const { compile, glue } = loader;
  if (compile === void 0)
    return { module: {}, glue };
  try {
    return { module: ofThisRealm(compile()), glue };
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
function ofThisRealm(module) {
  return module instanceof WebAssembly.Module ? module : Object.setPrototypeOf(module, WebAssembly.Module.prototype);
}

// core.js
var LARGE = 1 << 20;
var SMALLEST = 1 << 14;
var NOTHING = /* @__PURE__ */ new Uint8Array(0);
var decoder = /* @__PURE__ */ new TextDecoder("utf-8", { ignoreBOM: true });
var loaded;
var core;
var trapped = false;
var source;
var address = 0;
var input = NOTHING;
var numbers = /* @__PURE__ */ new Uint32Array(0);
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
  if (loaded === void 0 || source !== registered()) {
    loaded = load();
    source = registered();
  } else if (trapped)
    loaded.glue.__wbg_reset_state();
  core = loaded.glue.initSync(loaded);
  trapped = false;
}
function call(run, a = 0, b = 0, c = 0, d = 0) {
  try {
    return run(core, a, b, c, d);
  } catch (trap) {
    trapped = true;
    input = NOTHING;
    throw trap;
  } finally {
    if (input.length > LARGE)
      input = NOTHING;
  }
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
function cutAtSurrogate(text2, at2, into) {
  const { written } = encoder.encodeInto(text2.slice(0, at2), into);
  const unit = text2.charCodeAt(at2);
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

// generated/english.js
var english = { "language": "en", "sentences": ["A JSON value is expected here.", "A JSON value or `]` is expected here.", "A name in double quotes is expected here. No comma may stand before a closing brace.", "A name in double quotes or `}` is expected here.", "A colon is expected between a name and its value.", "A comma or `}` is expected here.", "A comma or `]` is expected here.", "A digit is expected here. Numbers look like -12.5e3.", "The number must end here. Numbers look like -12.5e3 and have no leading zero.", 'This is not a JSON escape. JSON has \\" \\\\ \\/ \\b \\f \\n \\r \\t and \\u.', "Four hexadecimal digits are expected after \\u.", "The string is not closed. A double quote is expected here.", "A string contains a control character. JSON requires an escape for it, such as \\n.", "More text follows the document. Only one JSON value is allowed.", "These bytes are not UTF-8. JSON must be encoded as UTF-8.", "These characters are not percent-encoded UTF-8. Encode the query in UTF-8, and write % as %25.", "This is half of a surrogate pair, not a character. Complete or remove it.", "This is half of a surrogate pair, not a character. Report it to the service.", "The text begins with a byte order mark (U+FEFF). Remove it before you pass the text.", "The input exceeds the limit of {number} nested levels. Simplify it, or raise the option `limits.depth`.", "The input exceeds the limit of {number} bytes. Shorten it, or raise the option `limits.bytes`.", "This value cannot be written as JSON. JSON has no cycles, BigInts, functions or symbols.", "There is no document: the input is `undefined`. Pass text, bytes or a value.", "This value is neither a plain object nor an array. Pass what JSON can express, not a Date, a Map or a Promise.", "The text is empty. Pass a JSON document.", "This is an HTML page, not JSON. Check the URL that it came from.", "These bytes are compressed with gzip. Decompress them first.", "Another document follows the first. For one document per line, use `order-contract/stream`.", "This is a string that contains JSON. Parse {field} first, or stringify it only once.", "{field} must be {type}.", "{field} should be {type}.", "{field} must be a whole number, 0 or more.", "{field} has a value that is not allowed. Use {values}.", "{field} has a value that the API documentation does not list.", "{field} is empty. Use {values}.", "{field} is empty. It should be {values}.", "{field} is empty. {need}", "{field} is empty.", "{field} is empty. {why}", "{field} is not a valid e-mail address. Enter one like name@example.com.", "{field} is not a valid e-mail address.", "{field} is not a valid date and time. The API documentation shows the form YYYY-MM-DDTHH:MM:SS.ffffff.", "{field} has a zone offset. The API documentation shows timestamps without one.", '{field} is not a decimal number. The API documentation shows the form "0.8".', "{field} and {other} cannot be used together. Remove one of them.", "{field} is missing. {why}", "{field} is missing. Use {values}.", "{field} was removed in version {removed_in}. {instead}", "{field} is deprecated. From version {removed_in} on: {instead}", "{field} was introduced in version {since}. Remove it or use that version.", "{field} was introduced in version {since}. This document is read as an older version.", "{field} applies only if {discriminator} is {beside}. Remove it.", "{field} applies only if {discriminator} is {beside}.", "{name} is not expected here. An order that is processing or failed contains only {carried}.", "The API documentation does not list {name}. Check its spelling.", "The API documentation does not list {name} here.", "{name} appears more than once in this object. Keep only one.", "{name} appears more than once in this object.", "{name} appears more than once in the query. Keep only one.", "The option `entries` points to nothing in this document. It must point to an array.", "The option `entries` must point to an array.", "More than one member could hold the entries. Choose one with the option `entries`, for example `/data`.", "The entries are assumed to be at {pointer}. The page envelope is not documented (4.4).", "No entries were found, so none were checked. The page envelope is not documented (4.4).", "Another field, which is not shown here, has a mistake.", "Did you mean {near}?", "Did you mean {near}? Upper and lower case matter.", "Browsers apply the same rule to e-mail fields: no spaces, and after the @ only letters, digits, dots and hyphens.", "{why}", "A page comes before one cursor or after the other.", "It is not defined which of them counts.", "Remove {field}", "Send {field} in the header {header}", "Move {field} into each entry of {list}", "Change it to {near}", "Rename it to {near}"], "found": ["null", "boolean", "number", "string", "object", "array", "end of text", "a digit", "a control character", "a letter", "another character"], "types": { "string": "a string", "object": "an object", "array": "an array", "collection": "an array or object", "text": "text" }, "or": "or", "and": "and", "unnamed": "this field", "label": "\u201C{label}\u201D", "labels": ["Payment method", "Item list", "Status", "Completion time", "Redemption URL", "Payout", "Order ID", "Message", "Approval state", "Category list", "Expiry", "Product code", "Old state", "New state", "Timestamp", "Orderable filter", "Product code", "Country filter", "Start cursor", "End cursor", "Page size", "Payment type", "Card ID", "Currency", "Price multiplier", "Distribution method", "Product selection", "E-mail address", "Product", "Product list"], "values": ["Completed", "Processing", "Failed", "Card", "Account balance", "Euro", "Pound sterling", "US dollar", "Canadian dollar", "E-mail", "Payout link", "One product", "Several products"], "fields": [{ "called": "the order request" }, { "called": "the created order" }, { "called": "the order" }, { "called": "the order" }, { "called": "the product" }, { "called": "the product" }, { "called": "the product update" }, { "called": "the product query" }, { "called": "the order query" }, { "called": "the query" }, { "called": "the document" }, { "why": "An order is paid by card or from the account balance." }, { "why": "An order needs at least one item.", "need": "Add at least one item." }, { "instead": "Give each entry of `items` its own `products`." }, { "instead": "Send the key in the header `x-idempotency-key`." }, { "why": "It is the only field of the response to a new order." }, { "instead": "Read the order to get its details." }, { "instead": "Read the order to get its details." }, { "need": "A completed order should list at least one item.", "instead": "Read the order to get its details." }, { "instead": "Read the order to get its details." }, { "instead": "Read the order to get its details." }, { "instead": "The API documentation names no replacement." }, { "instead": "The API documentation names no replacement." }, { "instead": "The API documentation names no replacement." }, { "instead": "The API documentation names no replacement." }, { "instead": "The API documentation names no replacement." }, { "instead": "The API documentation names no replacement." }, { "why": "The other fields of an order depend on it." }, { "why": "An order that is processing or failed should include it." }, { "why": "An order that is processing or failed should include it." }, { "why": "A completed order should include it." }, { "why": "A completed order should include it." }, { "why": "A completed order should include it.", "need": "A completed order should list at least one item." }, { "instead": "The API documentation names no replacement." }, { "instead": "The API documentation names no replacement." }, { "instead": "The API documentation names no replacement." }, { "instead": "The API documentation names no replacement." }, { "instead": "The API documentation names no replacement." }, { "instead": "The API documentation names no replacement." }, { "why": "Every listed product has one." }, {}, {}, { "why": "It says which product changed." }, {}, { "why": "It describes the product after the update." }, { "why": "It says when the product changed." }, {}, {}, {}, {}, {}, {}, {}, {}, {}, { "why": "It says whether a card or the account balance pays." }, { "why": "A card payment needs the card's ID." }, { "why": "No default currency is documented, so an order needs one." }, { "called": "each item" }, { "called": "each item" }, { "called": "each item" }, {}, { "why": "An item is sent by e-mail or as a payout link." }, { "why": "Products are selected for each item." }, { "instead": "Remove it. The API documentation names no replacement." }, { "why": "A completed order should include it." }, { "why": "A completed order should include it." }, { "instead": "Read `payout` instead." }, {}, { "instead": "The API documentation names no replacement." }, { "instead": "The API documentation names no replacement." }, { "instead": "The API documentation names no replacement." }, { "instead": "The API documentation names no replacement." }, { "label": "Distribution type", "why": "It says whether the item is sent by e-mail or as a payout link." }, { "why": "An item sent by e-mail needs the recipient's address." }, { "label": "Selection type", "why": "It says whether one product or several are offered." }, { "why": "A single selection needs a product." }, { "why": "A multiple selection needs at least one product.", "need": "A multiple selection needs at least one product." }, { "called": "each offered product" }] };

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
function cacheOf(phrasing) {
  if (lastUsed?.phrasing.messages === phrasing.messages && lastUsed.phrasing.byLabel === phrasing.byLabel)
    return lastUsed.known;
  const both2 = caches.get(phrasing.messages) ?? [/* @__PURE__ */ new Map(), /* @__PURE__ */ new Map()];
  caches.set(phrasing.messages, both2);
  const known = both2[Number(phrasing.byLabel)];
  lastUsed = { phrasing, known };
  return known;
}
function expectedOf(messages, sentence, given) {
  const right = rights[sentence];
  switch (right) {
    case "types":
      return typesOf(fields[given.field]?.type);
    case "values":
      return allowed(fields[given.field], "values", given);
    case "methods":
      return methodsOf(messages, given);
    case "versions":
      return [...versions];
    case "":
    case void 0:
      return void 0;
    default:
      return right.map((word) => messages.expected?.[word] ?? word);
  }
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
  const named = (wire, label2 = wire) => ({
    value: wire,
    shown: byLabel ? inSentence(messages, label2 ?? "") : quoted(wire)
  });
  const label = (wire) => messages.labels[labelled.indexOf(wire)];
  const valueLabel = (value) => messages.values[labelledValues.indexOf(value)];
  const list = (names = [], last, labelOf2) => ({
    value: Object.freeze([...names]),
    shown: joined(names.map((wire) => named(wire, labelOf2?.(wire)).shown), last)
  });
  switch (name) {
    case "field": {
      if (field?.name === void 0)
        return plain(texts?.called);
      const known = labelOf(messages, given.field);
      const isUnknown = byLabel && known === void 0;
      return isUnknown ? { value: field.name, shown: messages.unnamed } : named(field.name, known);
    }
    case "name":
      if (field !== void 0)
        return argument(messages, byLabel, "field", given);
      return given.name === void 0 ? { value: void 0, shown: messages.unnamed } : named(given.name);
    case "type":
      return plain(messages.types[byLabel && field?.type === "string" ? "text" : field?.type ?? ""]);
    case "values":
    case "beside":
      return list(allowed(field, name, given), messages.or, valueLabel);
    case "why":
    case "need":
    case "instead":
      return plain(texts?.[name]);
    case "removed_in":
      return plain(field?.removed);
    case "deprecated_in":
      return plain(field?.deprecated);
    case "since":
      return plain(field?.since ?? versions[0]);
    case "other":
      return named(field?.other, label(field?.other ?? ""));
    case "discriminator":
      return named(fields[object?.discriminator ?? -1]?.name, labelOf(messages, object?.discriminator));
    case "carried":
      return list(object?.carried, messages.and, label);
    case "pointer":
      return plain(`/${escaped(given.name ?? "*")}`);
    case "near": {
      const near = words[given.near] ?? "";
      const isDiscriminator = near === fields[object?.discriminator ?? -1]?.name;
      return named(near, isDiscriminator ? labelOf(messages, object?.discriminator) : label(near) ?? valueLabel(near));
    }
    case "number":
      return plain(given.number);
    case "list":
      return named(word, label(word));
    case "header":
      return named(word);
    case "header_why":
      return plain(messages.calls?.headers[word]);
    case "versions":
      return list(versions, messages.or);
    case "methods":
      return plain(methodsOf(messages, given).join(` ${messages.or} `));
    case "shape":
      return named(endpoint?.body);
    case "endpoint":
      return plain(endpoint?.name);
    case "endpoint_since":
      return plain(endpoint?.since);
    case "endpoint_removed_in":
      return plain(endpoint?.removed);
    case "endpoint_instead":
      return plain(endpoint?.instead);
    default:
      return { value: void 0, shown: `{${name}}` };
  }
}
function labelOf(messages, field) {
  const known = field === void 0 ? void 0 : fields[field];
  if (known?.name === void 0)
    return void 0;
  return messages.fields[field]?.label ?? messages.labels[labelled.indexOf(known.name)];
}
function inSentence({ label }, text2) {
  return label.replace("{label}", () => text2);
}
function withLabels(messages, text2) {
  return text2.replaceAll(/`([^`]*)`/gu, (_, name) => inSentence(messages, messages.labels[labelled.indexOf(name)] ?? name));
}
function methodsOf({ calls }, given) {
  const listed = calls?.endpoints.filter((_, place) => given.number >>> place & 1) ?? [];
  return listed.map(({ method }) => method);
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
function postpone(target, names, make) {
  for (const name of names)
    Object.defineProperty(target, name, accessorOf(name));
  const { [READ2]: others } = target;
  Object.defineProperty(target, READ2, { value: readerOf2(target, names, make, others), configurable: true });
  Object.defineProperty(target, INSPECT, PRINTED);
}
function readerOf2(target, names, make, others) {
  let made;
  return (name) => {
    if (!isOneOf(names, name))
      return others?.(name);
    made ??= make?.();
    make = void 0;
    const value = made?.[name];
    Reflect.defineProperty(target, name, dataProperty(value));
    return value;
  };
}
function isOneOf(names, name) {
  return names.includes(name);
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
var decoder2 = /* @__PURE__ */ new TextDecoder("utf-8", { ignoreBOM: true });
var Reply = class {
  numbers;
  /** The index of the next word. */
  at;
  /** Whether there is so much text that pointers are built only when they are read. */
  isLong;
  #bytes;
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
    const text2 = this.word(REPORT_TEXT);
    if (length > SHORT2)
      this.#bytes = bytesAt(text2, length);
    else
      this.#text = textAt(text2, length);
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
    this.#text ??= decoder2.decode(this.#bytes);
    const start2 = this.#textAt;
    this.#textAt += units;
    return this.#text.slice(start2, this.#textAt);
  }
};
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
  const { version: version2 } = settings;
  if (address2 === CLEAN)
    return { valid: true, shape, version: version2, problems: [], truncated: false, assumptions: [] };
  const reply = new Reply(address2, REPORT_HEAD);
  const phrasing = phrasingOf(settings, builtIn);
  return reportFrom(reply, assumptionsFrom(reply, phrasing), shape, phrasing);
}
function phrasingOf({ messages, names, mask }, builtIn = english) {
  return { messages: messages ?? builtIn, byLabel: names === "label", mask };
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
  return !isRefusal(length) && call(verdict, index, form, length, settings.bytes.length) !== 0;
}
var verdict = (core2, index, form, length, spare) => core2.is_valid(index, form, length, spare);
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
  const spare = settings.bytes.length;
  if (!isRefusal(length)) {
    return reportAt(call(outline, index, form, length, spare), shape, settings);
  }
  writeSettings(settings);
  return reportAt(call((core2) => core2.refuse(index, form, codeIndex(length), spare)), shape, settings);
}
var outline = (core2, index, form, length, spare) => core2.validate(index, form, length, spare);
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
  const issues = isAccepted(shape, input2, rules) ? issuesOf(also, value) : NONE2;
  if (issues !== void 0)
    throw new InvalidDocumentError(validated(shape, input2, rules), issues);
}
var NAME = "InvalidDocumentError";
var NONE2 = [];
var InvalidDocumentError = class extends Error {
  name = NAME;
  constructor(report, issues = NONE2) {
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
  try {
    return Object.values(value).every((item) => item === void 0 || typeof item === "string");
  } catch {
    return false;
  }
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
  if (!isRecord2(value) || !isRecord2(made))
    return made;
  const members = Object.entries(made).map(([name, one]) => Object.hasOwn(value, name) ? [name, merged(value[name], one)] : [name, one]);
  return { ...value, ...Object.fromEntries(members) };
}
function isRecord2(value) {
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
  shapeIndex(shape);
  const { message, only, also, ...given } = readOptions6(options);
  refuseEntries(shape, given);
  const settings = settingsOf(given);
  const reader = new IssueReader(shape, settings, message, only);
  const convert = (given2) => schemaOf2(shape, settings, own(given2, "target"));
  const alone = {
    "~standard": {
      version: 1,
      vendor: "order-contract",
      validate: (value) => reader.check(value),
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
var IssueReader = class {
  #shape;
  #settings;
  #message;
  #only;
  constructor(shape, settings, message, only) {
    this.#shape = shape;
    this.#settings = settings;
    this.#message = message;
    this.#only = only;
  }
  check(value) {
    const input2 = asValue(this.#shape, value);
    let errors;
    try {
      if (isAccepted(this.#shape, input2, this.#settings))
        return { value };
      errors = this.#errors(input2);
    } catch (error) {
      if (!(error instanceof TypeError))
        throw error;
      errors = this.#errors(NOT_PLAIN);
    }
    return { issues: this.#issues(errors) };
  }
  #errors(input2) {
    const listed = this.#only === void 0 ? errorsIn(validated(this.#shape, input2, this.#settings)) : [];
    if (listed.length > 0)
      return listed;
    const all = this.#allErrors(input2);
    if (all.length === 0)
      return errorsIn(validated(this.#shape, UNSERIALIZABLE, this.#settings));
    return this.#only === void 0 ? all.slice(0, 1) : all;
  }
  #allErrors(input2) {
    return errorsIn(validated(this.#shape, input2, withAllFindings(this.#settings)));
  }
  #issues(errors) {
    const shown = errors.filter(({ pointer: pointer2 }) => this.#isShown(pointer2));
    const other = errors.find(({ pointer: pointer2 }) => !this.#isShown(pointer2));
    const elsewhere = other === void 0 ? [] : [this.#elsewhere(other)];
    return [...shown, ...elsewhere].map((problem) => this.#issue(problem));
  }
  #isShown(pointer2) {
    return this.#only?.some((field) => pointer2 === field || pointer2.startsWith(`${field}/`)) ?? true;
  }
  #issue(problem) {
    const { path, code, pointer: pointer2, meta } = problem;
    return { message: this.#message(problem), path, code, pointer: pointer2, meta };
  }
  /** Makes the problem at the root that stands for one of a field that is not on screen. */
  #elsewhere({ code, severity: severity2, basis, section }) {
    const phrasing = phrasingOf(this.#settings);
    const message = messageOf(phrasing, SENTENCE_ELSEWHERE, NO_ARGUMENTS);
    return { code, severity: severity2, basis, section, message, pointer: "", path: [], meta: {} };
  }
};
function errorsIn({ problems }) {
  return problems.filter(({ severity: severity2 }) => severity2 === "error");
}

// generated/check_bytes.js
var text = ' an|J!   !t!5|E"ss |E#sss |E"ss!s|E%ssss |E&sssss |E%ssss!s|E#sss!s|E!s!s|E!s |E  |E(ssssss |E%sssr!s|E*ssssssss |E)sssssss |E !s|E&sssss!s|E#srs |E"ss!r|E!r!s"S!8|*Hjmcdm_bjiomabo_|F|H|*fn|"__|L|Feic|Hdi_eieo_dqodmimd|G_oa|Fhd +#sr%!%&!%%,%(! !(!% "-# !!&&&!!!)"!,!)" #(.& #(# / "!! !   *"!"! !#!!"0 " !% # )!(#1#*""**#"%!    2%  (" 3 !) )+ !    "##!"&"*4 #%&!j u*&#! 3(;#s!Utty -s U~4xy -s U}/}@y -)|W!+(|Jd|Jjm|M" *en_pahec :(md|G|Knd ;)mdndmpd ]*pahecaod <1__a|Fjmo_|Iaichdm#!7__einoaibd_odm|Jeiaodc#"7__|L|Feic|Hdi_dqodmimd|Gn! 2__|L|Feic|Hdi_noamo  .!i,})~>"r}3R"|!s!rB U}E!gA&C ?"U ?"U+]=A(U.hA*Ut}2y f@8?*G |Y}2T@5"TUt~%}J~J!?#D"*A*?*Ut~%}J~J!^=A6?!D"*A1^?(U)gU#^l%T?!E" @B?#D".@*2|J?&?1O"|2?&Uttt*?*?*Uttt*^=O"|1?&U};wy O"T?&?1O"|,?&?BP"M?&U4S F?B}=@0"T?BV{{{{{ |<%T?0E  V{{{)|TV~K~S~Y&|7%T?&UDfU2U U#2p."--?BV?|W}=@-U};wy @/Us@3?1@,"T"T"T"T"T"T"T"T#T"T?.U!l%TU @*"T?)?-Z%T?)?0fG  A*U?[%T?)@(."--?*U?X?)U!fA(?-Zl%T?(?0fG  A*U?[/!-?&?,O"q?&?0O"k?&?-O"o?-?&U~L f?)2CA(]/"?(?0fG  @*-?*U{!lUAY/!?&U?f?&UDfA)?(2|+?&G CA*U"X/-?)?(?&D"?A)U(?*U!l2ZU @(?&D"|,@,?&D"M@0"T?)?&D"QA-Z%T?)?0fG  A(U?[%T?)@*."--?(U?X?)U!fA*?-Zl%T?*?0fG  A(U?[/!-?&?,O"q?&?0O"k?&?-O"o?-?&U~L f?)2CA*]/%?*?0fG  @(-?(U{!lUSY/#?*U!f@)-U @/"T?)?-Z%T?)?0fG  A/U?[%T?)@*."--?/U?X?)U!fA*?-Zl%T?*?0fG  A/U?[/!-?&?,O"q?&?0O"k?&?-O"o?-?&U~L f?)2CA*]/,?*?0fG  @/-"T?/U{!lA(UAX%T?&U:f?&UDf?*2|+?&G >A)U"X/.?&D":@(U#@-&"s?(UGY%T"T?(U~7 Y%T"T?(U~B X%T?&UDf?*U}&ty U&2EA(W/4&"T?(U~J X%TU @-U ?&UDf?*U},ty U%2EA(/)<.6-?(U~P X%T?&UDf?*U}!ty U%2EA(%T."&.7- -?(U~W X/"?/UIgU{!lU,^//.%--U!@-U .%--?&D"|1?2X/*?&D"|2?*Z/,?&D"TA/D"*?&?3O"o?&U%U&?(U~W XA.=O"q?&?*O"k?/?&U~L f2|B?2U!f@2?*U!f@(@3.%--"s?&UDfA/D".@,"T"T?*?/D"2A-Z%s?*?,fG  UGX&U -?*fA)?-Z%T?)?,fG  UIX%T?)U!f@(."--?/?)2JA(W/!?/D".@,?/D"2@--?(?-Z%T?(?,fG  U|*X%T?/?(U!f2JA(W/"?/D"2@-?/D".@,--"s?(?-Z%T"T?(?,fG  U~;!lU}Y X%T?/?(U!fA)?-Z%s?)?,fG  U|)gUz!l&U!-W?)f2JA(W/%?/D"2?(]/!-?(?/D".fG  ."--U -A,U{!lA)U|*Y%T?(?)U~; X?,UIgU{!lU,Zm?,U_lU}U gU{!lU;]mW/"<-?/?(U*2N-U -A(W//U"@-U -@)-?&UDf?*?(?-?)U!l2Z?&D"T@/?&D"|,@,?&D"Q@-?&D"M@0-"T"T"T"T#T"T?2W/.U @*"T?(?-Z%T?(?0fG  A*U?[%T?(@)."--?*U?X?(U!fA)?-Zl%T?)?0fG  A*U?[/!-?&?,O"q?&?0O"k?&?-O"o?-?&U~L f?(2CA)]/&?)?0fG  @*-?*U{!lA*U~9 X%T?.U!l/%&?*Uz Y/!?.U!lW/#-?/D"*A*?3[%s"s?/D"%?3U.hfA.D"%@3?.?)U!fA(O"%?.?.D"*?*U%omO"*U ?/D"*?3]/ <?/D"%?3U.hfD"*U)lU%X-&?)U!f@(Us@3U -@.?2U!g@2.!--?*UFY/"?/D"*?3U!fX/#?)U!f@).&-U @..!-U!@.-?/D"*?3U!fY/*-?.U!@.U!l/!?)?-^/*?)?0fG  A*W?*UFXm?*Uz Xm/*U @.?*USY/!.*--?&UDf?(U#U"?/D"*?3U!fX=29.*-?&UDf?*U%29.)-?&UDfU3?*U!2p.(-?/U~;!lU}U gU{!lU;[/%?&UDf?*2O.&-?&UDf?*U/29.%-U @*"T?(?-Z%T?(?0fG  A*U?[%T?(@)."--?*U?X?(U!fA)?-Zl%T?)?0fG  U?[/!-?&?,O"q?&?-O"o?&?0O"k?&U~L f?(2C@)-?&D"|2?)]/#?&UDf?)U/29.#-?.U!l%T?&UDf?)U&29&?&UDf?)U(29-."-?&UDf?)U!29.!-?&UDf?*U 29-?&G FA0U4Y%T"T?&D"I@@?&D"D@?U}Awy D" A.Uoh@-?.U.hA)U.i@3?)U}>wy D" A(fA/@)"T#T?-A*%T?*U.f@-?3U!g@3?)U%g?)U.g@)D" U1[/!."--U @3-U @)?*U ?.?3[=%T?0U!Y?0U(Yl?0U/[m?3U.h?(fD"*U)lU&Xl@)-"T"T?.U ?/U.Y=%T?/U%gD" U)lU(X?)m/!."-?)W/!-?&V P"k?&?.U%oU9fO"qU};wy ?&U~L f2|BU}Awy D" A.U!g@3U}>wy D" @(-?.U.h@)?(U*f@-?.U%o@,#T?)W/!?(D"*A*U2Z%T?-U%gUsO" ?-?*?,mO" -?(U.f@(?)U.g@)?-U.f@-. - --U}Qwy ?0S  U}Mwy ?3O" U}Iwy ?@O" U}Ewy ??O" .!-2|JU}Qwy G  @0U}Mwy D" @3U}Iwy D" @@U}Ewy D" @?-U~0wy U O" U~"wy U O" ?&Uywy O"|6?&?#O"|4?&?8O"|2?&U S |<?&?%S |:?&U!S I?&U"O"D?&?!E" P"M?&?!D"*O"|,?&U}Awy D" A;O"|1?&U}>wy D" A<O"T?&?0U{!lU4YS |;?1?6[%T?&U}!vt2O!|S!?&U(S t!?&z.                z-#k?&UDf?&U~L f2|#&"T"T"T"T?5U!g0"!" -?&UDfU ?"28."-?<Utty ?;=A!D"*AAU(lU%Y%T?&UDfU U,28."-"s"s?!D"%@4U @2U @-?AU&lA*U&Y%s?&D"|,@+?&D"Q@| ?&D"M@|!?#D" A)W%T?&?;O"|I?&?<O"c?&?+O"|E?&?| O"|B?&?|!O"|>?&?&U~4 fA!O"h?&?AU%pU ?*U%X=A:O"|W!?&?;O"t!?&?<O"|P?&?+O"q?&?| O"o?&?|!O"k?&?&U~H fO"}&!?&?!O"}!!?&U}!!f@=U!@-U @*U!@9U @!#T"T?&?=O"}/!#T?:?-A)]/!?&Utty ?)U!fA(U.h?<f?(?;^=A7D"*A.U%pA-O"u!?&?)O"};!U @>Utty ?&U};!fA|"D" A/U!fA+U.hA1?&U}/!fA8D" A,D" A(D".f?(D"2?+]=D"*U)lU&X%T"TU!@>Utty ?1?,D"%D" A(D".A5f?+?(D"2A6^=D"*A(U)lU&Y/ ?(U%p@1?/U"f@,#T?,?1^A>/!Utty ?,U.h?5f?,?6^=D"*A(U%p@,?(U)lU%X/ ---?>W/ -Utty ?)U.h?<f?)?;^=A5D"%A(?(U YgA1?5D" U!fA,Z?1?| [m@(U ?1?,g?(=@/U!?,?|!f?(=@6Utty ?#?)?*U!l=A#U.h?<f?#?;^=A*D"%@,?*D" @(?)?2?5D"*?*D"*mU*l%s?&U O"}7!?,?,U YgA,?(U!fA(Z?,?| [m@*?&U ?,?(g?*=O"}3!?&U!?(?|!f?*=O"}/!?&U O"}A!?&?/O"}>!?&?6O"};!B UIgA(C ?(?|"D"*O"D?(?|"E" P#?"T#T"T?(U:f?82.?(G :W/ ?(G ;@*?(U*f?(U?f2.U @.?(G *W/"?(G +?*X/!."--?(U2f?(U?f2.?(G 2U!n@.-?(UIfC ?.U!l@*?7D"*A.U%p&U @*?,?,U YgA1?(U!fA,Z?1?| [m@(U ?1?,g?(=?/X%TU!?,?|!f?(=?6?/2^W@*-?--?)U"f[?.U)lU&XlA)=@2?!?)m@!?*?9l@9U!@*.!--U!@)?!?9lU!l%TU!@-?2U!f.#&U#U"?!U!l=@-U @(U @2U".%- -?#D"%@!?&U S c?&?!O"|E?&?)O"|B?&U!O"|>"T#T"TUtty ?2U.h?<f?2?;^=@!?&U2f?&U~4 f2P?&D"2A.W/"?&D"6@,"T"T?!D"*A#U)lA!U%g0"! "-?&?;O"t!?&?<O"|P?&?+O"q?&?| O"o?&?|!O"k?&?2U!fO"u!?&?#U%pU ?!U&X=O"|W!"T"T?,0"#! -?.G  UIX/"-U @(#T?,%T?.G  UIgU{!lA!U+[?(Ut}V~3H[m/#?!?(U,hf@(?,U!g@,?.U!f@..!--"s?(%T"T?&U~L f@##T?#D"6A!?#D":Z%s?#Utty ?#D".?!U.hf?#D"2?!]=D"*U%pO"6U!&U -U!X%T?(U!gA(/!."--?(."--U -/!?&D"u!A2?&D"|W!Z/".!-?,?.f@|"?2U!f@*?#U%p@5U @(?!U%Y@6#T?*?5^?6mW%TUtty ?*U.h?<fA#?*?;^=A1D"%A!?!U YgA-?1D" U!fA)Z?-?| [m@!U ?-?)g?!=@=U!?)?|!f?!=@7Utty ?#U.f?;?*A!U!f]=D"*U%p@*"T?1G *U*lW%T"T?&U*f@/U @#U @)B U2gA:C "T?,U)[%s?:U*f@8"T"T?.?.U#fU|PlA)Y%T?,?)?.gA)?)?,[=@)?,%TU!@-#T?#?.fG  U~Y X/%?#U!fA#?)Y/ --?,U*gA>?)Z/!&?,U*g@>U @)-U~Y~X~U~O)@##TUt|Su*?)?.fA1D" U~Y~X~U~O)nA-g?-mUt|Su*?1U%fD" U~Y~X~U~O)nA-g?-mlUt|R|SuqlUt|R|SuqY/!?>?)U*fA)^/ --?)?,Y%T"TU~Y @#U!@-#T?)?.fG  U~Y Y%T?)U!fA)?,Y/!."--?)@#."--U @--?8?#O"%?8?-O" ?:D".@#?:D"*&"T#T?#?,Y%T?#?.fG  U~Y X/"?#U!f@#.!--?,@#."-U!-@)-?/?)O" ?/?#O"%?:U2fC ?&D"*U!X/ ?,?=Y/%?7?.?,2^/%."--?&U O"q?&?=O"o?&?7O"k?&U~L f@1?.@#U @/B U2gA8C "T#T"T?8U*f?12.?8G *W/ ?#?|"X/"?8G +?#U!f@)?#G  A>U~Y X%s?)?|"X/#UHU~Y ?#G !UJX=@>?#U"f&?)-@#?>X/!."--?#?|"Y%T?#G  U~Y Y?|"?#U!fYm/!-U!@/-?8U2fC ?/W/"-U!@(?!@9.!--?(U!lW/ ?9U!f@2.!--U#@-U @(U @2U @)U .#-U @(?!D"*U)lU&Y%sU#@-U @)U!.#&U @-?2-&U --@#?&UDfA!U ?#2??!?#?"2KUtty ?&D"T?#U.hf?&D"|1?#]=D"*U%p@(U!@)U"-@!?&UDf?(?AU%p2??4UsX/!"T"T"T?-U!g0# !"%-?&?2O"F?&U O"D.#-?&U!O"D."-?&U|X}At2O!|S!?&?!S |R!?&U+S t!?&?2O"q?&Utty ?&D"T?2U.hf?&D"|1?2]=A"D" A!O"|P?&?"D"%O"o?&?!O"k?)%T?&U!S u!-?&D"|4G |)A!U%Y%T?&?!S u!-?&UDf?&U~L f2|#.!-U @"U @#U @*B U}E!gA+C ?&UDfA4D"6@,?4D"2@(?4D".@)?4D"?G *A!U ?!U~* ]=U.hG ~N})T@!#T?"U:Y%T?"?+U}+!ffU O" ?"U.f@".!--?+U |+!|,?+?!S |.?+?+E"}+!P#:?+?+z "}3!z-#??+U O"Q?+Vtttty P#I?4D"DA!U O"|I?!U O"|B?!U O"F?!U O"?U!?)?(?,ZA!=@:?+UIf@/?+U ?,?!=A8%s?:G  U|/X&U -O"|4?+?8O"|2?+?:O"|1?+U};!f@)?4"s"T"T"T#T"T?+U~, f?+U}X f23?+D"|6A-U!Y/ ?+D"|E@5?+D"|B@6?+U}+!fA*?:?8?+D"|:A=?+D"|>A12+?+D"}3!@!?+D"}/!@"?+D"}+!A#UttttqX/"?+?!O"h?+?"O"|I?+?#O"c?*?:?8?6?52+?+D"}3!@*?+D"}/!@#?+D"}+!A(UttttqX/#?+?*O"q?+?#O"o?+?(O"k?4D"CG G@-?+U2f?+G |.A9U ?9U0]=A(U|,hU~T}2y fA7?"?!2|%"T?+D"2U!X%TU!?+D"6A.U1loA,?-U!o?7fH!(lW%T?,?+H!|,A!l%T?4U ?=?12|8-?+?!?,m|+!|,?.?7G Rf@,?(U)gU{!lU~Y!^%T"T?+U};!f?7H!O|+! ?+V P"}>!U @"?)@!#T?"U:X/!?.?!G  X%T?"?+U:ffA(D" W%T?(U!O" ?(U*f?5O" ?(U%f?6O" --?"U.f@"?!U!f@!. - --?,U ?,U{!lU~* ]=U{!lU.hA"G ~K})T?#?*?4D"CG H2%A!U{!lU:X/"?4?!?"U~C})y fG #?,U ?6?5U 2D."--?4U22d%T"T?7G N%T?+U*f?9?"?!?-22?+G *W/!-?+U"S }(!?+U2|+ }%!?+?9S }"!?+U#S }!!?+U O"u!?+?=O"|W!?+?1O"t!?+?=O"|P?+?7U!f?4D"?U+f?7G  =G  S }#!?4?+U~X fU U 2|K?+D"h@!?+D"|I@"--?4D"DA9D"?@.?+D"Q@7B U2gA5C ?9U:fA,?!?"fA(?"gA!2n?,E"%@B?5?,U*fO"%?5?BV?|XP"*?5U%fA-D"%@6?-D" ?"?(Y%T?-D"*@(#T?(?6f?"G  S  ?"U!f@"?6U!f@6?!U!gA!/ --?6O" ?5U2fC ?+U!S }7!?+?.O"}/!?+?7O"}+!?+?9D"?O"}3!?9UCf?+U}+!f2|G?7?+D"IX%TB U2gA!C ?!U*f?/?/D" U!U%U*2@?!D"*U|RtttqX%T?!U2fC &?!D". --?+D"M?7U#ofA!?1O"%?!?=O" ?+?7U!fO"Q-?+U~L f2|O?+U~@ f2|O.!--U .#-?!@*?"@#.!-?+U~@ f2|O-U!-S G?4D"DA!U:fU!U 2&?!D"|B@.?+D"M@,?+D"Q@(U @!U @"#T?"?.Y%T?"?4D"DA)D"|BZ%T?!?)D"|>fD" A)?(Z%T?4U ?)U#o?,fA)D" ?)D"%2|8--?"U!f@"?!U%f@!.!--?+G |.A!U ?!U0]=A!U&gU{!lU!]%T"T?+D":U!lW/ ?+D"CU!lW/ ?4U5?!U|,hA!G }E}3T?!G }F}3T?!U}C}3y f?!U}D}3y f?+D">A"?+D"DA![A)=G  fU ?"?!?)=?+U?f?+UFf?)=D" U 2D--?-%T?+U |+!}>!?+U|U}3}/*O"};!?+U O"}3!?+?#O"}7!?+?*O"}/!?+?#O"}+!?4?+U}+!f2|#-?/U%U*2L?+U}E!fC --?0U{!lA!U4Y%T?&U&S t!?&?3O"q?&??O"|P?&?@O"o?&??O"k?&?0S |R!?&U S u!?&Vtttt??!U/gU ?!U/[=}BV#vAB|W|, |U!?&Vt|Su|Wy ?B|W|, |T!?&Vv}!}/}Ey!?B|W|, |S!?&UDf?&U~L f2|#-? ?&D"IO"*? ?&E"DP" ?%W%TU}Qxy U~"wy D" WS  -?&U}E!fC -~F0"*s%rB UIgA%C Vttttk@-U~: @(U8@#"T"T"T"T"T"T"T"T"T"T"T"T"T?"G 2U!g0/!&()*+.,-+"#% -?"G 3A#U ?#U~* ]=U.hA&U~C})y f@)?&G ~K})T@&?#}B@/UE@#Vttttt~<|/@-VttttttT@."T"T"T"T"T"T"T"T"T?"G 5U(g00 !)"#*%&)))))()-U|"@#"T"T"T"T?&U&g0&-, !",-?!?"D" ?"D"%2|&W/+."-?!?"D" ?"D"%2|&/!.*-?!?"D" ?"D"%2|&W/)-U>@#.)-?%U O"F?%Vtttt2P"C?!?"?%UCf2>?%?%D"DA#?%D"FA&?)G -A(U%]%s?(U,hU}=vy fA)?!D":G GfG *A*U*[@(U ?*?(=@*U!?)?(=&U!-?*2(?!D"6G -?%G  %s?%G !A!}BVIvVtttt~L{}Ttsu@.?!U ?!U|-]=U{!lU;hA!G ~MvT?&X%s?!U~5vy f@(?&@!#T?!W?&WmA,W%T?#G  @)?(G  @*?&U!g@&?#U!f@#?!U!g@!?(U!f@(U?U ?*U}U gU{!lU<Z=?*mU{!lU?U ?)U}U gU{!lU<Z=?)mU{!lX/!--U}V U}U ?,=&U}U -&Vttttk@.U~: -@(?.V{{{{1|T@0?.VttttttT|T@.U?m@#?%UCf2|O.(-UC@#"T"T?&U(g0# !)!-?!D"6G -UAm@#.(-U|%U|#?"G 7?)G %X=@#.&-?!D"6G -U|&f@#U}W @(.%-U|(@#.#-U|)@#."-?)J ,VDv@-U}Y @(UF@#.!-?!D"6G -U| f@#-?-?.u?/V?v?0uu@-.--?"G 3A#U ?#U~* ]=U.hA&J ~M})T@.?#}B@/UI@#V{{{)@-"T"T"T"T?"G 5U0g0% #!"!-UPUH?&U~C})y fG "=@#."-?.Vt~Y{)u@-UN@#.!-?.Vt~Y{)u@-?!D"6G -ULf@#-?-VDv?/V?vu@-.,-?"G 3U~4 m@#.+-U~9 @#.*-U~8 @#.)-?"G 3A#}B?#U ?#U~* ]=U.hG ~K})TU(X%sU~: U}X ?!D"6G -A!=@(U|*?!g&UG-@#V?vVttttt|Eu@-.(-?"G 3A#}BV{!|T@-?"G 5U4X%T?-VDvVtttt~L}6Tu@-UN@#.(-"s?%Vtttt2P"C?%U O"F?!?"?%UCf2>?!D":G G@&?%U2f?#U ?#U0]=U{!lU|,hU~T}2y fA)?%D"DA*?%D"FA+2|%?%D"2U!l%T?&U!o?)fH!(?%D"6A,U1lpU!l%T?,?)G Rf}BV?vVttttt|Eu@-?!D"6G -UJf."--?!D"6G -?%U*f?#?*?+?&22U}U U~: ?%G *A#=@(?-VDv?%J +VIvVtttttty{ ?#=uVtttt~L}6ttsu@-UOm-@#?%UCf2|O.&-U~  @(?!D"6A!G ,U"Y%s?!G -UQm&US-@#.%-U4@#"T"T"T"T?"G 3A&U/gU ?&U/[=U!g0%!")# -?"D"%@#?"D" @)?%U:fU!?!D" ?!D"*A*?!D"%[A!=A+U ?*?!=A!2|2"T?&%T?&U/Y?#?)]m?!?#Zm/!?)?+fG  U?mU~W Y/!U=@#.*&?%D">A!W%TU:@#.+-?%D":A)G  A#U|,X%TU;@#.+-?!U!X?#U|"Ym/!U<@#?)G !A!U} !X?!U}V!X?!U~K!Xmm/*--?&@#.(-U1U0?!D"6G ,U"X=@#.&-?!D"6G -U2m@#.%-Uttt*?!D":D".A!?!Uttt*^=}BVttttku@-U5@#.#-?!D":@!U7@#"T"T?"G 5U#g0" !%-Ut~%}J~J!?!D"*A!?!Ut~%}J~J!^=}BVttttku@-U6@#.#-Uttt*?!D".A!?!Uttt*^=}BVttttku@-U5@#."-U9@#.!-?"G 3U|+f@#-? ?#S N? ?(S M? U"S :? ?-P" ? ?"E"2P"F? ?"z " z-">?%UIfC -}N3".s!r"T"sB UIgA&C U{!@)?!G  A2@("T"T"T?2U!g0# !"%-?!G !."-?!G !@(U~Y!@)."-Uz!-@)U @(-? G M@*? H H@+? G J@-? G |*@.? G N@/? D"%@0? G :@1?&U |+ 8?&?1U"YS 7?&?"S 6?&?0O 2?&?(S 1?&?)S 0?&?/S .?&?.S -?&?-S ,?&?+|+ *?&Us?*?*U~: X=S /?&U*fA"U22Y?&? D" O"*?"?&U.f2|4U~"xy D" @-U~D|Uy U~L|Uy 2|4"T"T?%U2fA+U~%|Uy 2|"A)W%T?#D"TD"6G ,U"Y%T?"?#?%D"*2-?#U?f?#D"DA ?&D"*A"? ?"Z=A,2|3?#G |1U!Y/#?,W/"?,U!f@,.#--?#U?fU 2|3?#G |1W/!-?&?#G WUtttt%mO"*?&U*f?&U.f2|4U @,-"T?#D"TA D"6G ,U"X%T"T"T"T?+G  U!g0/%%!!"%%%%%%!! -?%G 3@ ?#U?fU.U ?#D"DUy ^=2_?&? U ? U~* ]=U.hG ~L})TUtttt%mO"*?&U*f?&U.f2|4.#-?&U O"2?&Vtttt2P"*? ?%?&U*fA 2>?#?&D".?&D"22|L? 2|O."-U @(U!? D" ? D"*A"? D"%[A)=@ U ?"?)=A)%T? G  U|/X@(-?%D" @"?&?(O"D?&?)O"C?&? O"?#T?&U*fA%?&U?f23?&D"*U!Y/"?&D"2A(?"^/ ?"?&D"6Z/ ?&D":?"Z/ -?%? ?)?&D".?(2+?&D"*A UttttqX/!?&?&E".A3P".?&? O"*?#?3}=?3V?|W}=2|L?%2|O&?)%T? D":A D"%@"? D" @ ?&U S 6?&?"U ? =O"2?&U!O"*?&? U!? =O".#T?&?&U*f2P?&D" A W/#?&U?f@*?&D"%? f@+B U?gA%C "T? ?+Y%T"T? U!f@)? G  A(U~Y X%T?)?+X/!UHU~Y ? G !UJX=@(? U"f@)-?%U*fU*U!U!2[?%D"*@ ?%D".A"?(S  ?%U!O">?%?"O":?%? O"6?%U6f@(?)@ #T"T? ?+X/ ? U!f@"? G  A)U~Y X%s?"?+X/!UHU~Y ? G !UJX=@)? U"f&?"-@ ?(D"*A"?(D" X%T?(U!2n-?"?(D"%f?)S  ?(?"U!fO"*.!--?*?%D">O"*?*?%E"6P" ."--?*U O"*?*Vtttt2P" -?%U?fC ?#?&D"C?&D"D2|L?*2|O. - -?#U?f@)?#D"%A"?#D"*U%of@.?&UCf@1?&UIf@/?#D"D@ #T"T? %T?.?"gU%p? ]/!? U%o?"f@ &?"A ?.X/!-?&?#D"TA0D"2O":?&?0z " z-#*? U2f@"? G .%T?&? D"*O"??&U?f?12|4&"T?&Utty ?&D"6? D"%A U.hf?&D":? ]=A E" P#??&? D"*A O"D? U*lW%T"TV @3?&D".A ?&D"?U!fA*^? ?*gU*^l%T?*?&D"*fE  @3-U @ Utttt%@(#T? U}#.X/!? U~5vy f?0?*?325W%T?(U!f@(? U;f@ .!--?&?(O"F?&UFf?/2|4."--U~0xy D" @ ?&U*f?&U?fU~(xy 2V?&? 2hUttttqmO"F?&UFf?/2|4? U~0xy D" A([/ ?)? U~,xy D" f?(? g2AU @ .#--U @ ?)U.U ?#D"DUy ^=2_.!--?+G  U"Y/!?%G 3@ ?)U.U ?#D"DUy ^=2_?&? U ? U~* ]=U.hG ~L})TUtttt%mO"*?&U*f?&U.f2|4--?#?#D"I?#D"FfO"I?&U~"xy D" ?-gU"gO".?&?,O"*?-?&U*fA U"2|/?2U#X%T?!D"%@"?!D"*@#U @!U @%U @("T#T?!?#X/!?!?"f?!U!f@!F  U}Ts|3?(fA(UD]/ -?#?!U!gA%Z@!U ?%?!=@#U!@%U!?"?!=@"-? ?%S *? ?#O"%? ?"O" ?&E"*@3?&U#U ?&G 2A!=O"6?&U}7vy U!?!=O"2?&?3P"*?&U?f@%U @#B U?gA!C ? U%f@"U"@(#T?#?"D" f@#?"U*f@"?(U!gA(/ -U2@"?!U*f?#U!U!2[?!U O">?!?!E#*P"6#T?"%T?!U6f? D" ? D"%2|A?"U*g@"? U*f@ .!--?%?!D">O"*?%?!E"6P" ?!U?fC ?&D"C@!?&D"D@"B U2gA C ? ?!?"2qO".? U.f? U2fA 2|4? C ?%2|O-?&UIfC -~:*"%s#|OU:@&"T"T"T"T"T"T? U{!lU"g0% !"#&-?!?"f@&?!@ "T#T? ?&X/!? G  G |W|STU!X%T?%U!f@%? U!f@ .!--U,@&?"?%Z/&?"?%X/ ?%W/&?!?%fG  Uy Y/&?%?"g@)U @!U!@"UG@(#T?"?)f%T"s"T"T"T"T? ?"fG  A%UGg0" !"-?!U!gU|.Z/".!-U ?(U{!lUGY/"<-?%UIgU{!lU+[?%U~;!lU}U gU{!lU;[l?!U|/^m/+-?!U!f-@!UG?%?%U|*X=@(?"U!f@".!--?(U{!lUGY/%?!U|/Z?#lW/&.%-?#/#U,1-U-@&?"U<Z/#?!z   A*z.~,~,~,~,~/~,~,~/~,~,}A~,~,~ ~,~,ziA+z.++++++++++++++++z|Lz.                z/ !"#6&(9*+<-.| 01?+zBzbW/#z.                ?!z  ,A+z.}A~,~,~ ~,~,~ ~,~,~.~,~,~,~,~,~,ziA,z.++++++++++++++++z|Lz/ 34#67(9:+<=>| |!|"?,zBzbW/#"s?*z8+UIgU{!l@#?*z8*UIgU{!lU,h@%?*z8&UIgU{!lU,h?*z8(UIgU{!lfA U-]%T"TU|!U!? oU~,6l/"<? U"Y/ ?*z8"UIgU{!lU,h?*z8#UIgU{!lfA ?*z8 U!o?*z8!f? =U#lWU>m."--U|"U ? U!gU.Z=-?#?%fU!g[%T"T?+z8!UIgU{!lU,h?+z8"UIgU{!lfU9[?+z8%UIgU{!lU,h?+z8&UIgU{!lfU|+[m?+z8)UIgU{!lU,h?+z8*UIgU{!lfU|+[m/ U:@&?"U<gA W/&"T? U!X?!G <A"U~6 Xl/ U-@&"T?"U|)g0# ) )-? U(Y/!?!G =A UIgU{!lU"[/!?!G >A"UIgU{!lU+[/!?!G | USY/!?!G |!UIgU{!lU&[/!?!G |"UIgU{!lU+[/!? UKY/ ?"UL[/(-U.1--U-1-U @ ?"%s?"U!g@%?!U!fU ?!G  UGX=&U -@#?%?"?#=@"?#?!?#=@!"T#T? ?"Y%T? ?!fA#G  U|*X/"? U!f@ .!--?!?"2|:/"U/1-U/@&?!? 2|:W/"?#U!f?"? Usnf2|:/!."-U:U(?!?"2|:=@&.!-U:1-?&-}N)"7s!rB UIgA%C ? U O"?? U:fA#? D"6A-2k?#D"%?#D"*A+U%of@*#T?&?-Y%T?*V P# ?*U*f?&O" ?*U2f@*?+U!f@+?&U!f@&.!--?#?+O"*?%U O"D?%U O"??%? D"6O"C? UIfA1?%U?f2|B? U~" f@/? U|,f@2? UCf@3? U.f@4#T? D"QA#%T? ?#U!gA#O"Q? D"M?#U.hfA&D"%A#?&D" A+g@-? D">A)?+U%of@*?&D"*@.?#?+Z? D"??#Zm/!?#U%o?)f@5? D"*@6? D"%@7? D"2@8? D"6@9?*@&#T?&A)?5Y%T?&U2f@&?9?)D"*A#]/!?#U%o?8fA#G .@(?#D"*A,?#D"%A#Z?6?"?(=?,Zm@0U!?.U!?#?7?!?(=f?0=f?.U ?,?#g?0=A#[=@,"T?#?.gA(U ?#?(^=A(U*ZA0%r?,U!g@,V @:?(@##T?#W/"?#?,fJ  VQv?:V*|Wu@:?#U!g@#. - &?,E  A:VQv?:Vt~Y#|TVDvu?:Vtt~X)|TV:v?:Vttt~T1|TV*vuu?:VD|WVt~Y#|T?:V*|WVttt~T1|T?:V:|WVtt~X)|Tuuu-@:-?)?(U*?0=}B?:uP# .!--?*?-?32,<?.U)f@.#T?-W/"?+@(U!@#?*A)@&"T#T?#?-Y%T?&E# ?&U2fA&E# |8/"?#U!f@#.!--?-@#-?#?(f@+?-?#g@-?#U%o?)f@*?#W/ ?)G  U~T!l%T?#U!X/!?%?.O"D?%?+O"C?%?(O"??1?%U?f2|B.!-?%?4O">?%?*O":?%?)O"6?%U*f?%U6f2Q?%D".@,?%D"*@&?%?%D">O"D?%?%E"6P#?#T?%?%U?f2Q?%D" U!Y/!?2?%D"%2|I?/?&A#2l?/D"%?/D"*A)U"of@(#T?#U!l%T?(?,O" ?(U%f@(?)U!f@)U @#.!--?/?)O"*. - - --?%UIfC -}M)!9sB U~< gA&C ?!?"f@8?#?%f@<?&U@f@4Us@5#T?#?<Y%TU @.?"?#G  A9U ?9U|-]=U;hA(G ~MvTA-g?-?"g?"?-[=A1?-U#?-U"pA*?*U#^=U!?*=A6f]%T"T?(U~5vy fA7@(B U?gA)C ?)?-?7fO">?)?(O":?)?8O"6?)?!O"2U @+?)U:f@3B U2gA/C ?)U2fA,D" @*?,D"%@2"s"T#T?*?2Y%T?,?*U!fA(O" ?*G  @0?(@*?0UGX?0U~; Xm/!?/U*f?32|.?/G *A(W/"?/G +?0U?U ?0U}U gU{!lU<Z=mX/!."--U#.!-U"U!?(=-?/U2fC U{!lU#X%T?)U*f?32|.?)G *U!n@+-?)U?fC ?+U!l%TU!@.U @%.!-?1?6[/ ?!?"2|H?7?-2|H|U|O}=?6U!o[/ ?&z.                z-#2?&z.                z-# U @%#T?%U?Y%T?%?&UTgf?%S  ?%U!f@%.!--U @1?!@%U @,#T?%?8Y%T?4V P  ?4z.                z- *?4V P 9?&?1U!fA(S ??%U!f?%G  @2U @.?,U{!l@=U @,?(@+#T?.A%U|"X?%?-XmW%TU ?1?%W?,U{!l?2Ym?%?7fG  A,?=Ym=%s?%U!gU|"l?&fG  U!f&U{!-U{!lA)?+U!fU{!lA/?&UTgA0?%U!fA.U|"lA3fG  U!fU{!lA+?%?0fG  ?,U{!l?2YfU{!lA%?%?+[=A%?%?/[=A%?%?)[=@+?3?&U?ff?+S  .!--?&?&z #|6z-#2?&?&z #Tz-# ?&?&z  ?z-#T?&?&z  Iz-#|6@%?(@1?2@,.!--?&UTg?-U|"lfG  A%?6]@.--?#U!f@#?9?:?%?5Z?.lA(=@:?%?5?(=@5?(?;m@;.!--? ?:S !? ?;U!lS  ?&U~< fC -}H0"2s!rB U?gA,C ?!U ?!U{!lU0]=U{!lU|,hU~T}2y fA*? D"CG GU!ofA-U(f@3?%H!,?%H!*?-H!"Usnmm@4? U.f@/?"U!f@(?#D"*U%p@5? D"DD"6@-#T"T?(?5^/ ? G FU!X%T? G *U!lW/!-"s?,Utty ? D":?(U.hf? D">?(]=A&E" P#2?,?&D"*A&O":?&U*l%sB U2gA&C ?&U*f? ?,U2f2j?&?*?&D"*?&D".2|%?&D"%@)?,U*fA+?&D" O" ?+?)O"%?&U2fC ?,D"*@&?,D".&V @7? D"2A&?,D"2U!fA)^?&?)gU*^l%T?)?/D" fE  @7-?0?*G SA&Z%T"T?&?*G RA+fU~+ [/ ?+U.h?0U.hfG ~L})TA&U ?&U|-]=U;hU~5vy f?/?)?725W/ U!@&?0.#--U @1?*G SA.?*G RA&fU~+ [@+U!?&U.hU~C})y f?+=@&U ?.?+=U.h@+U @."T#T?+W/!?&G +A6U ?6U|-]=U;hU~5vy f?/?)?725W%T?+U.g@+?.U!f@.?&U.f@&.!--U!@1-?,?.O"%?,?1O" ?,D" @&?,D"%--@)"T?&U!X%TU!?)U1loA&?3H! lW%T?&?2l%T? ?(2i-?)U!f@0?&?2m@2?&?4l%T?)?*G Rf@&"TU!?)U1loA)? D"CG GA+U!o?*fH!,l%T? U0?&?(2|>? ?(U!f2b.!-?)?%H!*l%T? ?%D" U!X%sU4U3?*G |+?%D"%U)lpU!l=&U3-?&?(2|>? ?(U!f2b&?)?+U!o?*fH!"lW%T? U1?&?(2|>-? ? G |*A+?)?%H!,lU YmS |*? ?(U!f?&28? ?+S |*--?(U!f@(&? ?(U!fA(?)?*G Rf28-."--? D"DU.f?(2|I? ?(U!fA(2b-Utty ? D":?(U.hf? D">?(]=D"*U%p@(.!--?#D"%A0UsY%T"T?*H!0@(?%D" U!X%s?(?%D"%U)lU!o?*fH!4m&?(-?2UsnlA+U{{#lW/ B U?gA(C ?*G SA.?*G RA/fU~+ [@)U!?/U.hU~C})y f?)=@&?#D"%U!g@2?#D" A1U!f@3U ?.?)=U.h@)? D"CG GU!o?*fA#H!(?#H!,mUsn?+lU{{#l@*U @##T?)%T?*?#U1lpU!l?&U%fG  A+U#Yl%T?&U!f? D"?U+f?&G  =G  @.?(?+S | ?(U*|+ =?(?.S <?(?#?/fS ;?(U"S :?(?"O"2?(?2O"6?(?3O".?(?1O"*? ?(U*fU U 2|K-?&U.f@&?#U!f@#?)U.g@).!--?(U?fC --? D"DD"6?-[%T? @"?-@ ?%D" @#?%D"%@-?0UsY@*U @/B UIgA%C U!@&U2@("T?#U!X%T?!U ?!U{!lU0]=U{!lU|,hG }H}3T?-U)lpU!l%TU4@(."--U @&U"@/-"T?*W?!U{!lA#U"Xl/ ?"?(2dW/ ?"D"DD"6A-? ? ?-Z=@+? U"o@-?!U ?#U0]=U{!lU|,hA#U~Y}2y f@.?#U~T}2y fA*U!f@2? @##T?#?+X/!?"D"DA)D"6?#]/!?-?)D"2fD" @)"T?&W%T"T?*G NU!Y/ ?"D"CG G@0?%Utty ?"D":?)U.hf?"D">?)]=A1E" A7P#??%?1D"*O"D?%D"C?7}=gU|R#^/"?%U:f?"?%U?f2j?%U2f?*?%D":A1?%D">A32|%?%D"2U!X%T?0U!o?.fH! ?%D"6U1lpU!l/!-?%U*f?!?1?3?022?%G *W/"--?"?(?/?2?"D"?U+f?*G  =G  U#?!?)2H-?#U!f@#?-U%f@-. - -?"? 2|F?%UIfC -?,U?fC -~;&!0s?#U_]?#U?fA/?"]l%T?!?#fA(z.                z- 2?(z.                z-  -B U?g@(U!@*U"@,U ?%?%?"?/gA)U ?"?)^=[A%=A)U"Z%s?(Uu|Ry G  S :?(U~Xty E" P#2?(U~Hty z " z-# Utty @,Uy @%U~@ @)U!&U!U!?!?/f?%=?"?/Z=A*G  A%U!]%T?%G }!|RT@,-?*U|%f@0?)U|%g@3?*G !@.U @%?(U}+}:y G  S :?(U}!}:y E  P#2?(U~X}9y z   z-# U:?)U"gA+?+U:^=@1?*U"f@2?(U!m@4U @+#T?%?1Y%T?%?2fG  U!gA5U#]%T?%U}Nty fG  A-U&]?-U"YlW%T?-?4f?5G ~-tTS  U!@+?%U!f@%.#--?%U!f@%.!--"s?(?+S  ?)U|%Z@+?0?.U>oU|"|Kl@-?,?,U"Xm@0U @%U @,?)U|!^%T"s?*D <@,?)UA^%s?*D |!A%?+/!<?*D A.#&U --@%-U -@)U ?-?+=@1?.U!l@-?.U%pU!l@+?.U!pU!l@2?.UsnU"pU!l@*?0U!l-@.? ?)O">? ?%O":? ?,O"6? ?3O"2? ?1O".? ?#O"*? ?(E# P"?? ?(z #*z-"D? ?(G :S Q? ?+S |/? ?*S |,? ?2S |+? ?-S S? ?.S R? ?&U"YS |.? ?&U!XS |-? U ?/?"?/ZA"=O"%? U!?!?"=O" -}3&!&sB UIgA&C ?&U2fU ?%?#g?"?%Z?#?%[mA"=A)U?fU!U!2[?&U O"??&?&E#2P":U!?!?#f?"=@*"T"T#T?(?)Z%T?(?*fG  A"U|#X%T?&?)O"D?&?*O"C?&UCfA"?(U!fA!2|,A+?"?(U"f2|,A"mU1[/#?"?+U%om@"U#@!&"TU!@!?"U|)Y/ U?@"--?&U:f?"2g?!?(f@(.!--?&U:f2|!%T"T"T?)U#[%T"T?*D  Ut|R|Suql/ U%?*U#fU|PlA!?*g?!?*X=@(?)U%g@!#T?!?([%T?(?*fD" Ut|R|Suql/"?(U%f@(.!--?!?*fD  Ut|R|SuqlW/"-&?*U!g@!?)@(#T?(W/"?!?(f?(U!g@(F  U |5/ --?&U*f?)U!U!2[?&U O"F?&?&D".A!O"D?&?&D"*O"C?)WWA"%T?"%T?!?*?)~X,  -?&?)O"F-?&UCfA!2|!?!2|OW/!-? ?&D"?O"*? ?&E":P" .#--? ?%O"*? ?#O"%? UttttqO" ?&U:f2|O.!-?)?!g@+?!?*f@!?)?(Usnf@"U @)U @%"T"T#T?"%T?!F  U |2/#?"U!g@"U!@%?!U!f@!?)U!@)W/!."--?+@%.!-U"@%-? UttttqO" ? ?#?(fA!O"%? ?!?%fU!fO"*?&U:f2|O-?&UIfC -|S&"3s!rB U2gA&C ?!%T"T?!U%o@(? E# @6U2@##T?#?(X/!? ?#f@*?#U2f@#?6?*E# A6|>/ -?"U O"*?"?!U%o? fA*? gA(U%pA,2k?"D"*@#?"? ?*Y%s?(%T?"D"%?#U%of? ?(~X,  -?"D"*&?#-?,fO"*?"D"%@#?"D"*@(U!@)#T?#@*?(@,?!?)[%T?(U%o?#f@2?#@(?!@%? @##T?%%T?&?)?%?%?)[=A"O"%?&?#O" ?&U*?3?)U%oA-?#f?%?)ZA+=A3?+=A/O"*?&?)?%?)gA+U ?%?+^=A+?)?+Z=A0O".U*?4?-?/f?)?+[A-=A4?-=#T"T?(@%?"%s?0%s?&U*f?&?#E# ?/E# |<=&?&-&?0W/!?&U*f-@.?2A(?%X/!?%U2f@(?.D"%A5W/!?.?5U!gO"%?.?.D" A"U2fO" ?%?"D"*O"*?%?"E# P# ?&D".@0?&D"%@"?&D"*@/?&D" @#.!--?+?)gA"U ?"?+]=@%@#.!--?)U!o@)?1U!n@1?!@(? @#?,@!?*@ .!--U!@%?1U!lW/ ?!?,?!?,Z=@##T?#W/!?*? E# P# ?*U*f? U*fD" O" ?#U!g@#? U2f@ ?*U2f@*. - --?&U2fC ?%-}2%!-s?!D"%?!D"*A)U%ofU2g@#?!D">@%?!D":@*"s#T"T?)W?)W?#Wm/"<?#D" A&?"Z%T?"Utty ?&U.h?*f?%?&]=D"*U%pZ/!-?!?)U!gA)O"*?#U2g@#.!--U -@&"s?"%TU ?&W?"?%^mW/!<-U!-@#"T#T?#W%TUtty ?!D":?(U.hf?!D">?(]=D"*@#?!D"*A&?!D" X%T?!2|<-?!D"%?&U%ofA%?#U)lU&XS .?%U O"*?%?(U!fO"%?%?(O" ?!?&U!fO"*U!@#.!-?!D"%@(?!D"*A#W/!?#U%o?(fA*U2gA%W/!?*U%g?*U.gA,D" A+?"[%sU @#?%D" U!f&?*U*gD" @#?+-@%?#U!g@#G  U!n@-?!D">@.?!D":@/#T?#U!f@#?"Utty ?-?%A&fA(U.h?/f?(?.^=D"*U%pA%^/ -?,?&O" ?*U*g?#O" ?&?+Y%T?!D"*U!gA%?)?%?)Z=@)-?"?([%TU @#.!--?!D"*@#?!D"%@(-? ?#O"*? ?(O"%? ?)O" -~1#!&s?!D"*A"%T?!?"U*pO"*U!@&&"T?!D"%A%%T"T?!?%U!gA(O"%U!@&?!?!D" A#U!fO" ?#G  A"U~8 Y/"?(W/ ?!?%U"gO"%?!?#U"fO" "T"T"T"T"T?#G !A"U~J g0* )))!)"#%-U,@".(-U/@".&-U+@".%-"T?!2BA"Ut~T#lUt}E#Y%T"TU @#?"Ut!Z/"?"Ut2Z%T?"U|/lUt!m@#?"U(pUy!m@".#-?"Utt%^/ ?"U(pU|/l?"U*oUt~Y lmUt|R"m@#?"U.pU~<!m@"."-&?!U!?!D" U"f?!D"%A#U"Z=O" ?!?#U"gA%U ?#?%^=O"%?"U,oUt~T|/l?!2BU{)lmUtt%f@"-?"U2oUtt~X!l?"U.pU|/l?"U"oUt~Y lmmUt|R|S%m@#?"U4pU~L!m@"-?!?#O"*.#-"T"T?"U~> g0&!%%% %-U.@".#-U*@"."--U @&--? ?"S !? ?&S  -}1#!&s?!D"TA!D"*A&?!D"%[@#?"D"%A%?"D" A(ZU ?&?#=?%Zm@&U ?%?(g?&=@%U!?(U!?!D" ?#=f?&=@#"T"T?"G 2A(%T"T?(U&Y/#?"G 3U/[/#?%W%T? U(S !.!-?!D":G IW/"?#G  A!UIgU{!lU,Z%T? U)S !.!-?!USgU)Z?!U~7 gU(Zm?!U~W gU%ZmW?!U@gU{!lU1^l%T?!U{ Y?!U?^l%T?!U~;!lU}U gU{!lU<^%T? U,S !&? U+S !-."-? U*S !.!-? ?!S !U"@).#-&?!D":G IW/!?!D"6G ,U"Y%T? Vt|S|W}/y}7}U!Utty ?!D".?"D"*A"U.hf?!D"2?"]=N"*V#v|W|, !&? U#S !--U!@).!-? ?%O"*? ?#O"%U#@)-? ?)S  -~J"!*sB UTfA#C "T? D"};!U)gU#Z%TU!? D"u!? D"}!!A!? D"|W![A%=@ ?#U ?!?%=A!%s? G  U|/X&U -O".?#?!O"*?#? O"%?"U ?"U{!lU|-]=U{!lU;hU~5vy f@"#T?#U2f?#U%f23?#D"2A%U!Y/"?#UCf? ?!?#D"6?#D":2+?#D"CUttttqX/ ?#?#E"CP#I?#?#D"FA&O"Q?"?#D"M?&2c?#UIf2|OW/ -&Utty ? D"}&!A&?!U.hf? D"}+!A)?!]=D"*A%U%p@*?!U!f@!?%U)lU%X@+#T?!?*Z?+lA%W/"Utty ?!U!fA(U.h?&f?(?)^=D"*? ?!?"2F@,U%p@!?,W/ ---?#UTgC ?%-}M"!)sB U2gA#C Utty ?!D"}&!?"U.hfA%U.f?!D"}+!A&?"U!f]=D"%@(Utty ?%?"?&^=D" @%?!D"u!@"?!D"}!!A&?!D"|W![@!?#U ?&?!=A&O"*?#U!?"?!=A*O"%?*U!g@)?&?%U!g]@+?%@!"T"s#T?%U ?!=?+?!Wm/!<?!?)fG  A"U+gU"^?"U/Y?"U?YllW%T?!U!g@!.!--?"UFX%s?!U!g@"."&?!--@"?#?#U%fO".?&?#U.fA)?(2XA!]/ ?!?*fG  UFY/ ?)?!U!f2X@(?%@"-? ?(O"%? ?"O" ?#U2fC -},"!&sB U?gA&C ?!U ?!U{!lU0]=U{!lU|,hU~T}2y f@!?%U!]%T?%U!o?!fH!"@)-?&VsP#:?&VsP#2?!G SA(?!G RA!fU~+ [@%U!?!U.hU~C})y f?%=A!U ?(?%=U.hf@(U @%#T?!?(Y%T?*U1l@+?*U!f@*?!U.f@!?)?+pU!lW?%U1[m/!?%?&U2ff?!U#gG  S  ?%U!f@%.!--?&U*f?"?#U!?&U2f?%U2[A!=U ?%?!=2(?&G *@!? ?&G +S !? ?!U!lS  ?&U?fC -}/"!)s?!D" A)?!D"*A#?!D"%A&?#?&[=A"f@("T#T?"?#Y%T?#?)fA%G  U|%Y/"?!?#U!fA#O"*.!--?"@#?(@%-U @"? ?#?&ZA(%s?%U ?(=@*?&?#g@(?&?)f@&"T#T?&?"?%fA)X/!?)G  U|%Y%T?"U!f@".!--?"@(-U @%#T"T?%?(XA&/ ?%?*fG  U|-X/ ?%U!f@%.!--? ?#O"%? ?#?(fA"O"2?!?"O"*? ?"?#?%f?&=A!O"*? ?"?!U!fA ? ?"[=O".U!&U -O" -}4"!)s?!? D"%A(Z%T"TUt!@#U}T!@)"T?!? D" A%fA*G  A U|.fU{!lU|!^%T"sU#@"? U~<!X%TU}7!@#.#-U}6!? U~I!X/ <? U|"fU{!lU1Z/"U%@"U}&!@#"T"T? U~L!g0&%   ! -Ut!@#? U1fU{!lU#Z/#.%-U}%!-@)&U"@"-Ut!@#-?!U!fA ?(Z%T? ?%fG  @&-U"@%"T#T?%A ?"Y%T?(? ?!f]/"? U!f@%? ?*fF  UT|2/!."--?"@ -?"U ? ?"^=U ?&?)]=U ?#?&]=1--U -~U!""r%s? G :A)U!f@(? E  @%?)U)Z%T?#?%|UUy ?(U#og}Bv|61-?#?%|7%T"T?!D" @*V @#?!D"%A!?"U*fA+^%T?!?+gU*^%T?*?+fE  @#--?(U*Y%s"s? E *@%?)U1Z%T?#?%|UUt!?(U#og}Bv|61-?(U2X%T?#?%|71-?!?"U2fA"^%T?!?"gU*^%T?"?*fE  @&--?#?%|8/"U Uy!?(U#ogA!U|/[/ <?&? E 2|U?!}Bv|6-&U!-1--U -~,#"(s!r? "sB U2gA)C ?#G *U*l%sB U2gA&C ?!D"CG G@(?&U*f?!?#2jU @#U!@%?"U{!lA!U%]%T?(?!U,hU}=vy fA"fG *A#U*[@!U!?"?!=@%U ?#?!=@#-?)U*f@"?&D".@(?&D"*@*U @!"s"T#T?!?#Y%T?!?%fG  A+U ?+U|-]=U;hU~5vy f?*?(2c/"?!U!f@!.!--U .!-U!-@#?"?!O"%?"?#O" ?&U2fC ?)D".@!?)D"*&?!U.f@&U!@(?!D"2A%?#D" U!fA#^?%?#gU*^l%T?#?&D" fE  @,-U @%?"U{!lA"U%]%T?"U,hU}=vy fA"?!D"CG GfG *A%U*[@!U!?"?!=@(U ?%?!=@%-U @!"T#T?!?%Y%T?!?(fG  A"U ?"U|-]=U;hU~5vy f?&?#?,25/"?!U!f@!.!--U ."-U!--O" ? ?!O"%?)U2fC -~N!!&s?!G G@%?!G F@#?!G (@&U(@""T"T"T"T"T?!G HA!U0g0% %!"#-?#U!Y/#?%U ?%U~* ]=U{!lU.hA#U~C})y f@!"T"T"T?#G ~I})TU!g0# !"(-U @".&-?!G )@(U!@".%-?!G )@(U"@".#-U(U(U&?#U#Y=?&U{!X=@"."-U#U(?#U!X=@".!-?&U{!X?!U)Ym?#m/ U(U%?%U~+ gU{!lU}Q!Z=@"-? ?(S !? ?"S  -~#+"5s!rB U?gA*C ?*Utty ? D":?!U.hf? D">?!]=A#E" P#2?*?#D"*A#O":?#U)l@%?"U ?"U{!lU~* ]=U{!lU.hA(U~C})y f@#"T"T"T"T"T?(G ~K})TU!g0) ####!"#-?%U#Y/"?*D"6?*D"2gU#Z/".#-?%U#Y/!?*U*f? ?#G -?*U2fA%26?*D"*/"?%D"%?%D" gU"Y%T? U)U ?"?!2a&? ?!?"?#2T-."-?%U%Y/ ?#G -@%U @("sB UTfA"C Utty ? D":A+?!U.hf? D">A-?!]=A&D"*@.?&D" @3U @#?%U ?%U0]=U{!lU|,hA)G }A}3TU!X?&D"%A4UsYl%T?)U~T}2y fA/G RU.hA&G ~L})TA#U ?#U|-]=U;hU~5vy f@0?.U%p@5?!U!f@#?&U~C})y f@6? D"6@7? D"2@&? D".@1#T?#?5Z%T?"Utty ?#U.h?+f?#?-^=A)D"*A,O"D?"?)E" P#??,U*l%s?"U*f? ?"U?f2j?0?"D"*?"D".2c&V @8?&?"D"?U!fA)^?&?)gU*^l%T?)?1fE  @8-?"?7O"Q?"?&O"M?"?1O"I?0?"UIf?)?825-@)"s?"Utty ?#U!fA#U.h?+f?#?-^=A,D"*A#O"Q?"?,E" P#I?)%sU ?#U)lU#Y/!<?"? ?6G -?"UIf26?"D"%@2?"D" &?(--@(?#U%p@#.!--?(U!Y%TU @#?"U O"6?/H!K."&?"?2O":?"U!O"6?2U)lU!o?/fH!A@#U ."- -?"U O"6U -@(?"?(|+!|!?"?#|+!>?"?.O"Q?"?4O"M?"?3O"I? ?%?!?"UIf?"U6f2)?"UTgC .!-B U2gA%C ?#G *@("T"T"T"T"T?*U2fA&D"*A)U)lA+U&g0# !%!-"T"T?(U*g0"!# -?(/#."-? ?!?#G -2K?!U!f?)U%pY/#?&D"%UsX/#?#G &A#U#X/#? U+?#?"?!2a.#-?(W/ ?(U+X%T?)U(lU%X%T."&.#- -?+U#Y?(U!gU%[m/!?&D"%?&D" gU"X%T? ?!?"?#2T.#-? D"CG H@+?)U*l%s?%U*f? ?&2j?%D"*@#?%D".&?%? U.f?&2|5?%D" @#?%D"%-@&?(?#?&?+U!l2%A#U{!lU:X/"? ?#U ?"?!2a."-? ?!2b.!-? ?!2b?&D"%UsX/ ? U(?#G #?"?!2a-?%U2fC -?*U?fC -~%!!&s? D"2A&?!]%T? D"6A#?![@%&"T?!? D"6A#^/ ?!? D".A(fF  A)U |5%TU!@%.!-? U.f?!24A%/ U @#?!U!fA"?&Z%T?"?(fG  U~<!lU}7!X@#-?!U"fA"?&Z%T"T?#U!n?)U|JYm/ ?"?(fF  UT|5/ ? U1?!U#2p1--? U0?!U!2p1--? ?"?#?!?!?#[=?%2p-} #!#sB U~< gA%C ?%?!O"2?%? O".?%?"O"6?%?#O":?%?%U~; fA O"|>?%? O"|:?%? O"|6?%?%U:fO"|4?%? O"|2?%? O"|1?%? O"T?%?%U6fO"|,?%? O"Q?%? O"M?%? O"I?%?%U2fO"F?%? O"D?%? O"C?%? O"??%?%U.fO">B Ut!gA C ?%U>fA!D"ID" @"?!D"?D" @#?!D"2D" @&?!D" D" @(#T"TU}+wy U}+wy G  A!U!?!=S  ?!W/ #TU}+wy G  %T.!&.#- - --? UTgA!U}3wy D" U}7wy D" ?#?"?&2*? ? D"|2O"*? ? E"TP# ? U.fA"? U~( fUM~X,  ?!? ?(?"U!2!U}+wy U S  ? G |2? Ut!fC ?%U~< fC -}E%!#sB U~< gA%C ?%?!O"2?%? O".?%?"O"6?%?#O":?%?%U~; fA O"|>?%? O"|:?%? O"|6?%?%U:fO"|4?%? O"|2?%? O"|1?%? O"T?%?%U6fO"|,?%? O"Q?%? O"M?%? O"I?%?%U2fO"F?%? O"D?%? O"C?%? O"??%?%U.fO">B Ut!gA C ?%U>fA!D"ID" @#?!D"?D" @"?!D"2D" @&?!D" D" @(#T"TU}+wy U}+wy G  A!U!?!=S  ?!W/ #TU}+wy G  %T.!&.#- - --? UTgA!U}3wy D" U}7wy D" U ?#?&2*? U.f?!U.fUM~X,  ?"U9[%T? Uv,O!|8?"U:Y%T? U*S |6&? U)S |6-&? ?"G }NtTA!S |9? U S |:? U"U ?!U#gU{!lU"ZA!=S |;? U(S |6? U.U(?!=S |8-? z.                z-#TB U2gA!C 2|JU~"wy U O" Uywy ? UTg2|D?!U%fA"U"O" ?"U S *?"U~8|Uy ?(? U.f2G?!U2fC 2|1U}+wy U S  ? Ut!fC ?%U~< fC -}:*"*s!rB U~< gA%C ?%?!O"2?%? O".?%?"O"6?%?#O":?%?%U~; fA O"|>?%? O"|:?%? O"|6?%?%U:fO"|4?%? O"|2?%? O"|1?%? O"T?%?%U6fO"|,?%? O"Q?%? O"M?%? O"I?%?%U2fO"F?%? O"D?%? O"C?%? O"??%?%U.fO">B Ut!gA#C ?%U>fA D"ID" @!? D"?D" @"? D"2D" @&? D" D" @*#T"TU}+wy U}+wy G  A U!? =S  ? W/ #TU}+wy G  %T.!&.#- - --"s?#UTgU}3wy D" U}7wy D" ?"?!?&2*?#?#D"|2O"*?#?#E"TP# ?#U.fA+?#U~( fUM~X,  B U2gA,C U @&B UTfA"C ?,U%fA-?#?*?+U 2!?"U*fU~"wy D" A U*U22[?"U O">?"?"E#*P"6? U:h@(U}Xwy D" @ #T?(%T?"U6f? J 5? N".V*vu?&2|E?(U:g@(?&U!f@&? U:f@ .!--?"D">@ ?"D":?"U O"M?"Vttttt!P"F? ?"UFfA 2,? U*U22L%TU~"wy D" @ U~"wy U O" Uywy E" @.Uywy Vtttty P" ?"? O"D?"?.P#??"D"6@!?"?"D":A ?"D">U%oA(fO"Q?"?!O"M?"? O"I?"? O"F#T?(%T?"? U2fA!O"I?"D"C? D"*A U:hfU ?"D"D? [=A)U YA Uywy D" U~"wy D" A&g[%TUywy ?&? U%U:2|@-U}Xwy D" U~"wy D" A&U:hf@ #T?)%T? ?)E"2P"2? ?)z " z-" ? U:f@ ?&U!f@&U @).!--U~"wy ?&O" ?(U2g@(?!@ .!--?"?"UFfO"|,B U2gA C ? ?"U|,fD" A!D" O".? ?!D"*O"*? U*fU*U22L? U2fC ?"U?fU%U:2L&?"U6fU*U22L-?"UTgC ?-?#?*?+2G?,U2fC U~"xy D" A U%^%T"T? U)Y/ U}Xxy D" A G .U!Y/ ? U2fUuvy U.2^/ U ."--2|1-U}+wy U S  ?#Ut!fC ?%U~< fC -~9!!#sB U2gA#C "T"T"T"T? G  U!g0# !"#-?"? G !A U ? U|-]=U;hA U~5vy f? G ~MvT2|A."-? G !@ ?"UA2g?"? U ? U|-]=U;hA U~5vy f? G ~MvT2|A?"UA2g.!-? G "? D"%@&? G !@ ?#U"S *?#? S +?#U*f?!?"2=?"US2g?#?!?&2|-?"?#D" ?#D"%2|AU!Y/ ?"UF2g-?#U2fC -~8!!"sB U?gA#C "T? D"6G ,U"X%T?#U%fU!? D" ? D"*A%? D"%[A =U ?%? =?!D" ?!D"%2+?#D"%UttttqX/!?#?#E"%P#2?#?#D".A O":?"?#D"6? 2|A?#U2f2|O&?#Utty ? D".?!D"*A!U.hf? D"2?!]=A!E" P#2?#?!D"*A!O":"T?!U)lU#g0% "" "-? ?#U2f?"2V--?#U?fC -~X"!)s?"?"U%fA#?"?#[=@&?!D".@(?!D"2@)U!@#"T#T"T?"?&X/"?"?)^/ ?"?(fG  A%UIgA+U{!lU,^%s?%U~= gU{!lU(Z%s?%U~3 g&?%U~! gU{!lU~V!Z/"?%UPg-&?+-U{!l?*U%om@*?"U!f@".!--U @#"T?!D"2A&?"]%T?!D"6A%?"[@#&"T?"?!D"6A%^/ ?"?!D".A(fF  A)U |5%TU!@#.!-?!U.f?"24A#/ U @%?"U!fA#?&Z%T?#?(fG  U~<!lU}7!X@%-?"U"fA#?&Z%T"T?%U!n?)U|JYm/ ?#?(fF  UT|5/ ?!U1?"U#2p.%--?!U0?"U!2p."--?!U,?%?"?"?%[=?#2p-U @#-? ?*O"%? ?#O" -}H!!)sB U2gA#C ? D"*@!? U}0ty U?2|A?!U?fA&? D"*A)[@%U ?&?%=@&U!? D"%?%=@%"T#T?!?"[%TU!@(?"?&Z%T?"?%fF  U |2%T?#?!O".?#?&O"*?#?%O"%?#U%f?"24A(W/%--?"?(f@".!--?!?)[/ ? ?!O"*-?#U2fC ?!?"]-o!"s"T? G  A"?!G  X%T"TU!@#"T"T?"0.%%%%" """%"!"-? G !A ?!G !A!XA"? U/[l? U0ZA ?!U/[=A!?"l?!? =1-."--?#1-? G !?!G !X-}?!!(s?"?!?!?"Z=@%#T?!?%Y%T? D">A&?![@"?!U.h?!U!f@!? D":A(fUtty ?"=D"*A"U)lU%Y/!?"U%p@#? D"DA"U.f@)?"D"6@*?!@"#T?"?#Z%T?)?"2|IUtty ?"U!fA"U.h?(f?"?&^=D"*U%p@".!--? ?*2|F.!---x#"*s!rB U2gA)C ?&%T?"?#fA"?#^%T?)U%f@+?"?!D" U!oA#?"?#[=A"U*U%U!?&U|R*Z=?&U!X=A,?"?,[=A.@"B U?gA(C U!@-U%@*"T?&}B?"}BrA0V?|W|6%T?0}=A"Uttttq?%g]%TU @*?(U>f@#?&%s?!D" A/%s?(?%O">?&?/h@*?!D"%@&?(U:f&?#-&?#-?*O" ?(D">%s?(D":A#%s?&?#?%?"2|M@&?"&?(U2f?%?"2e?(D"2@&?(D"6-&?(U*f?%?"2e?(D"*@&?(D".-@#?&%T?+?&O"%U @-?#@"&?+?%O"%-U*@*."--U @"-?*?+f?"O" ?+?-O" ?(U?fC ?)D"%U!Y%s?)D"*@"?!?.O" ?!?"O"%U|Rtttq&?)D".@,?)D"*-@(--? ?,O"%? ?(O" ?)U2fC -~(!"&s!|OB U2gA#C ?#z.                z-# ?"U1lA%%T?#?"U~L{{{)l?!f?%~X,  -?"Ukl?!f@(#T"T"s?!%T?!U2f?!?(Y/!<-?)/!?#@!U!@)U -?&?!z   A*z.rrrrrrrrrrrrrrrrzBzc?*z.HHHHHHHHHHHHHHHHzBzcmef@&@!.!--? ?"?&fU!f2_?#U2fC -}0!!%sU%? D"%A!?!U%^=@"? ?!?"gO"%? ?"? D" A#fO" U @ ?!%T#T?#G  A!UIgA%U{!lU,^%s?!U~3 gU2?!UPg?!U}U gU{!lU(^=?!U~= gU{!lU(Z=&?%-U1l? U%om@ ?#U!f@#?"U!gA"/ --? -}O!""s!|O? D" @"? D"%@ #T"Tz.{{{{{{{{{{{{{{{{@%? ? ?![%s?!?"fG  U,X&U -?!fA!^%T? ?!gU2^%T?!?"fz   z.????????????????zC@%--? ?!?%zcUtt%m|IfA!]/ "T"T?!?"fG  A#U+g0& #"" !-?!U!f@!."-?#U?X/!--?!-}>!!"s"T?!G 5U|!lU*X%T? G G/!? G |*%T?!G 2/""T?!G 3A"U ?"U~* ]=U.hG ~K})TU"g0& ### #-?!U S 7-? D"CA"G H/!&? D"C@"-?!G 6A#U#X/ ?"G |*?!G 7U!Xl/ ? ? G *?#U YlS *? G F/ ? D"D?!2|D--}(!!%s?!G SA%?!G RA&fU~+ [@!U!?&U.hU~C})y f?!=@&U ?%?!=U.h@!U @%"T#T?!W/!?&G +A(U ?(U|-]=U;hU~5vy f?"?#2cW%T?!U.g@!?%U!f@%?&U.f@&.!--U!@)-? ?%O"%? ?)O" -}%!!%sB U2gA#C ?!?"Y%T"T? D"*A%? D"%[@&U ?%?&=?"Z?!?"[mA%/ U!?!U!? D" ?&=f?%=A G  UAY/ ?#U*f? U!f?!Usn?"f2|2?#D".W/ ?#D"*G  U~7 gU~;!lW@(--?#U2fC ?(-}7!!!sB U?gA*C ?*?"S | ?*U S >?*?!S =?*U S :?*?%O"2?*?&O"6?*?(O".?*?&O"*? D"?@"?*?#S ;?*?#U ?#U{!lU~* ]=U{!lU.hA!U~D})y f?"U+f?!G ~C})T=G  S <? ?*U*f?!G ~G})TW?)2|K?*U?fC -|Y!!#s"T?!?#fA%?!^%T"T? D"2A&?%Z/ ?!? D".A(f?"?#2^/ U @#?%?&Z%T?%?(fG  @#-?#U{!lA"U|*X?"U~; Xm?#UIgU{!lU,Zm/ ?#U_lU}U gU{!lU<^/"--? ?!2OU @%-?%-s!&s? D".@#?!? D"2A"Z%T?!?#fG  U~I!X@%-?!U!fA(?"Z%T?#?(fG  U~<!lU}7!X@&-?"?!U"fA"[%T"T?%?&lW/ ?"?#fF  UT|5/ ? U1?!U#2p1--? U0?!U!2p-|W!!#s?#Usn@&Ut}@y D" ?!U"of@!? "s"T#T?!D" A!%T?!D".?!fA(?"?&?!?#flA%fZ/!."--U .!-?!2|9?!?%Y%T?!?%2I&?!U%gA!?!D" U"nO" -? ?(O"*? ?%O"%U!-O" -}+!!!sB U?gA#C ?#Vtttt2P"%?#U O".?#Utty ? D"}&!?!U.hf? D"}+!?!]=A!E" P#2?#?!D"*O":? Uu!f?#U2f?#U%fA 2V?"U ?"U{!lU|-]=U{!lU;hU~5vy f?#D"*?#D".2c? 2|O?#U?fC -}9N#Js"r!|OB UIgA<C ? D" A+U"Y%TU}Awy D" @)U}>wy D" @&?<? D"%O"??<?)O":?<?&O"6?<?!D"*O"2?<?!E" P#*-?<?+O">B U2gA-C U~0xy U O" U~"xy U O" U~T|Uy Uuvy 2|4U~D|Uy U~L|Uy 2|4U~0xy D" @+U~"xy D" @)U~L|Uy U~T|Uy 2|4U|/@2"T"T"T?<U*fA*D"60# !"!-?-Utty ?*D".?*D":A&U.hf?*D"2?&]=A&E" P# ?-?&D"*O"*?*?-U~(xy 2VU|.@2-?-?+2hO"%?-?2O" ?)?-U"2|/-?-U2fC ? @LB UTfA5C ?#AGD"2A U~"wy D" A| ? ?| Z=@)U}Xwy D" @/?<UDfA|!"s"T?| %T"T?| U!gA#U:h?/fA&G 5A U&[? U"Xm/ ?#?)U!gA ]/ ?&z " @P? U:h?/fA ?&E"2P"2? ?Pz-" ."--?)/ U .!-?5?GO"??5?!E" P#*?5?!D"*O"2?5U}>wy E" P"6?5?"U ?"U+]=U.hUt}2y fO">?5?)O"Q?5?| U:h?/fO"M?5?/O"I?5?5U*fA4O"|,?5UCf@AB U?gA*C ?*U*f?5UIfA7D"*A!%s?!?7D"%?7D" gU:iA ? ?![=&U -U%UQ2[?*U O">?*?*E#*P"6B U2gA+C ?*U6fA#?7D"*A!%s?!?7D"%?7D" gU:iA ? ?![=&U -2m?#E"%@N?+?#U*fO"%?+?NV?|XP"*B UTfA)C ?7D"%?7D" A-gU:iA!?7D"*A ? ?![=@2?+U%fA D"*? D"%A&UQhf@,? D" ?7D".@!#T?2%T?)U*fA ?!?-2"?,? UQ~X,  ?2U!g@2?-U:f@-?,UQf@,?&U!f@&.!--?&O" ?)UTgC ?+U2fC ?A?*D">O"*?A?*E"6P" ?*U?fC U @&U @-U @#U @2B U~L"gA%C ?AA D"*@=? D"%@.?4D"6G ,U"Y%T?%?4D"2O"}7"?%?4z " z-#}&"?%?=UQhA!?.fO"~H!?%?.O"~D!?%U O"}Q"?%Vtttty P"}I"?%?4D"2O"~,"?%?4z " z-"y"?%?%U}&"fO"~P!?%?%U}I"fO"~L!?%U~L!f@)"T#T"T?!W/"?%UQf?.27?%G QU(Y%T?%UIf?)?.2U?%D"IU!l/!-?.UQf@.?!UQg@!.!--?%D"M@!?%?.UQfO"~D!Utty ?%D"}3"?!U.hf?%D"}7"?!]=D"*U%p@,B U?gA*C ?%U~D!fA)D"%@+?)D" @&?)D"*@!?*?)D".A)O">?*?!O":?&?+Y%T?+?&gUQi@.?)D"2@+?)D".@)#T?*U2f?&27?*G 2U(Y%T"T?*U*f?*U:f?&2U?*D"*U!Y/ ?,Utty ?*D".A!U.h?)f?!?+^=D"*U%pA!?!?,Z=@,--?&UQf@&?.U!gA./ --?*U?fC ?,@&-?%U}I"fU%U22L&?=UQh@!#T?!A&%T?!UQg@!?%UDf?.27?.UQf@.?%G DU(X/!--UsU ?&=@&-?%?&O"|,?%?=O"}Q"?%?| U:h?/fO"}M"?%?/O"}I"?%?%U|,fO"y"?%?4O"}X"? @3B UTfA,C ?%U}I"fA0D"2@+?0D".@)?0D"%@*?0D" @ ?0D"*@!#T"T?0U O"*?!%T?!U!g?*? gU:i^/!? ?!U:hf@ -#T?*? A!X/!?0? U:fA O" ?!U*fD" ?)D" ^/ ?!U5fG  A&U3[U!?&oUt|R/lWm/ -?,U*f?+?!2"?,G RU#X/ ?3D"*A&?3D" X%T?3U!2m-?!U:f@ ?3D"%?&UQhf?,U*fUQ~X,  ?3?&U!fO"*U @!.!--?,UTgC ?%?"O"~@!?%?| O"~<!?%?/O"~8!?%?4E" P"}X!?%?4E"*P"~(!?%?4D"2O"~0!?%?4D":O"~4!?%UTgA!U}&|Ry U~T ~X,  ?%U O"y!?%Vtttty P"}M!?3D"%A ?3D"*A|*UQhA.f@,?!U~T f@B?%U}X!f@D? @!"T"T#T?.%T?!G H@"?.UQg@.?!UQf@!?"U"X?"U&[m/!."--U @&?%U O"t"?%Vtttty P"~T!?%U O"}!"?%Vttttt!P"u"?%U O"}/"?%Vtttty P"}&"?%?4D"2O"}A"?%?4z " z-"}3"? @"U @!#T"T?"UMg@.#T?,?.UMfA*X/!?%U?f?*27?.UQf@.?!U!f@!?%G ?A0U(X/ -"s?%G @@+U @&?%D"~@!U)gU#^%s?%U}I"f?%U}&"f?.U?fD" 2-U ?%D"}Q"A"W/!<U ?%D"}M"?"U%ofA)U2gA"W/!<?"D" @&?)U.gD" &U --@)?%Uu"f?0U&Y%r?.J  &?.U"fJ  Vt"u-?&}BV?vu?%D"t"2|E?%D"t"A*?%D"~T!X%T?%U~T!f2|<-?.UMf@"?%D"~X!?*U%ofA/?+S /?/?0S .?/?)O"*?/?&O"%?/?!U!gO" ?%?*U!fA&O"t".!--?&%T"T?%D"}!"@"?%D"|W"?%U O"}Q"?%Vttttt!P"}I"?"?%U}I"fA!2,<?!U*U22LU%? ?=?|*[=@M?%D"|W"A.U2f@(?%D"}!"AHU%o?.f@>?!U&f@|"?%U~I!f@C?!U.f@I?%D"t"@|#?%D"~X!@|%#T?2@)?*@&?#@"?EU!g@!?EU%o?(f@*#T"T?.?>X/#"s?!U"f@E?.U*fD" @ ?.E# @N?!?HZ%TU!?*U?gE# ?N|7/!<-?E?HZ%s?N?*E# |7&U --@0? ?|#Z?=?|*]l%T? U%o?|%fA/D" A ?=Z/!-?.U2f@.?!U!f@!?*U2f@*.!--? UQh?MfA:G %@2?:G (@+?:D"?@,?:D">@!?/D"*@#?%D"y!@*"T"T"T"T"T"T"T"T"T"T"T"T"T"T?/G .U!g0&!"#%& -?%UTg?#2|CU~! @8U{!@-?0%TU!@;.*&U{!@9.(- -?/G /@"?%UTg?#2|CUtty ?%D"~,!?#U!fA U.hf?%D"~0!? ]=A!D"*U)lA %sU!@;U~! @8U{!@-? U#Y/)?!D"%@,?!D" @+?%D"}X!@!?%D"~"!@ U @6?%U O"}Q"?,?,U YgA)?+U!fA&Z? ?)Zm@ ?%U ?)?&g? =O"}M"?%U!?!?&f? =O"}I"#T"T?%U*f?%U}I"f2.?%G *W/ ?%G +A U?gU{!lU~; ^/+?6U{!l? A6U?Ym/!.+--U{!@9?6U{!lU?X/-U~" U~! ?,?+gU"[A =@8?"Us? =&U~! @8U{!-@9?0/&U{!@-.%-?0/(?/G /@J?%U:f?%UTg?#21?%D">@K?%D":@|(?%U2f?D?#U!fA12|-Utty ?%D"~,!A;?/D"%A!U.hf?%D"~0!A??!]=D"*A U)lU%Y/(? U%p@0?%D"6?2U ?2U{!lU~* ]=U{!lU.hG ~L})TA|)U ?|)U|-]=U;hG ~MvTf@/?!U!f@ #T? A!?0^/)Utty ? U!fA U.h?;f? ??^=A,D"*A+U%p@ ?+U)lU&Y/ ?%UTg?!?J2FW/ -U @ "T?,D"*A+U)lU&X%T?+U%p@0?!U"f@ U @|&U @F#T?0? A![%TUtty ? U.hA ?%D"~,!f?%D"~0!?!]=A+D"*A,U)lU%Y/,Utty ? ?;f?!??^=D"*U%p@ ?+D" @@?%UTgA+?!?|)20/!?|&?@?|(]mW%T?%U S }I"?+?|(?K?%U}I"f2|6U!@|&-?%?1O"}M"?%?|)S }J"?%U#S }I"?%?!U!f?,U%pYS }K"?%UTg?@U!fA!?!?%U}I"f2|6?/?FfAFUtty ]/!.,--?FU Y@ ?|&/!-?%U S }I"?%UTg?|(?K?%U}I"f2|6-U~# U~! ? =@8?JUs? =@9.%-?%UTg?#2|CU!@;U~! @8U{!@-.%-?%U"S }I"?%?+S }J"?%UTg?!?,?%U}I"f2|6U!@;U~% @8U{!@9?0?:G MU}V Ym/(?2U ?2U{!lA"U~* ]=U{!lA U.hA!G ~M})TA)U ? U-^=U{!lU|,hA G }A}3TU!X%T"T?"? U~T}2y fA&G RY/ U!@8U @ ?%D"~4!@6U @9?!U~C})y fG -A!U%]%T?!U,hU}=vy fA"?6G GfG *A!U*[@-U!?"?-=@8U ?!?-=@9-"T#T? ?9X/!?+? ?8fG  Y%T? U!f@ .!--?/D"%@"?I?DD"2O"2?I?Dz " z-" ?%U O"|:?%U O"|2?%?6O"~4"?%U S ~>"?%U |+!~<"?%U!S }Q"?%U"O"}I"?%?%D"~@!A!U ?!U+]=U.hUt}2y fO"~0"?%?%UTgO"~8"?%U |+!~J"?%U!O"~@"?%? O"~D"?%? U)lU!o?&fH!A|+!~H"?%Utty ?%D"~("?"U.hf?%D"~,"?"]=A E" P#~D!?%? D"*O"~L!?%U}I"f?)?"?%U~D!f?%U~@"f2)?%D"~8!A&?%D"~<!A)U:hf@1?%D"|1A ?%D"|2U:hf@/#T? ?/Y%T"s?&@"U ?)A!W/ <? D".@0U @,#T?!U"^%T?,?!U!pA6fA-?,?0?-U:h?"fD".[=@,?!?6g@!.!--?0?,U:h?"fD".[?,f-A!%T?)?!U!g]/#?"?!U:hf@"-? U:f? D".@0? G 3@,? G 2@6? D"*@?? G 5@@#T"TU~% @8U{!@9?"?1X//?0?"U.fD" Y//?%?"U5fG  A-S ~H!?%?"U2fH! |+ ~I!?%?"U*fD" A O"~D!?%?,S }O"?%?6S }N"?%??O"}I"?%?@S }M"?-?@X? ??Xl%T?C?|"2|"/!-?"U:f@".!--@ .!--U~% @8U{!@9.!-U~% @8.)--?+@-.!-?0/#?%UTgA ?/D"%?+20/#?%?+S }J"U!@;?%U!U"?%D"~@!U)gU#Z=S }I"? ?!?,?%U}I"f2|6U~& @8.%-U @;.&-U!@;U{!@-.%-U{!@9.#-U"@;?*?%D"y!]%T?%?*O"y!-?"@#?&@*?)@2.#-U{!@9-?+@--?%D"y!?*g@6-?.U2f@.?:?;S :?:?8S 9?:?9S 8?:?-S 7?:?2S 6?:?6O"2?:?*O".?:?#O"*. - --?7?BD"*O"*?7?BE" P" ?%U}&"fU%U22L?%Uu"fU*U22L?%U~T!fU%U22L.!-?7?BD"*O"*?7?BE" P" -?%UTg2R?=?3D"*]%T?3?=O"*-?%U~L"fC ?5D"D@ ?5D"F@!?5D"M@/?5D"Q@0B Ut!gA(C ?(?4O"T?(U O"*?(Vtttty P" ?(Vtttty P"??(z.                z-"D?(V*P"Q?(U~4|Uy H! |+!|1?(?4z " z-".?(?4D"2O">?!UQh? f@,?4D":@C?(U~4 fA"U.f@3?"U%f@2?(UMf@>?(U?fU @""T"T#T? ?,Y%T"s? U>f@)U~0xy D" @|#U~"xy D" @|%?(D"|,@1?(D"TD":G K%s? G F@&?(U~4 fA#?(?)2/?&U-]U U!?&oUy=l=%T? ?#U ?(?)2#U ."-? ?(U~4 fU!?(?)2#? N"?@N?>? N">U~"xy D" U!oA#U!m2|E?>?N?#U"f2|EU}&vy U}7vy 2|4U!&?(U~4 fA#?(?)2/? ?#U ?(?)2#U --@*? G :A+U"Y%T"T? D"2@|"? D".@-? H!6@)? G 8@&?(? G 9A#U~" XS |D?(?*S |C?(?&S |B?(?)|+ |@?(?+S |??(?#S |>?(U S _?(U~4 fA)U*2Y?(U ?|"?|"?-?|"fA#[?#?0[mA#=A&O"|>?)?22|4U%?-U%o?/f?#=@#?&U%o@-#T?-W/!?(?#E" P#|2?#N".@O?#N"*@NU~0xy D" ?(U~" f?(D"TU~(xy 2=2h@&?>?NU~"xy D" U!o2|E?>?OU~"xy D" U!oU"f2|E?(?&O"|E?(V P"|>?(U~4 f?32|4?-U2g@-?#U2f@#. - --?(D"IU|Rty ^U ?"=%T?CG LW/#-? UQf@ ?"U!f@".!--?!@".!-?|%U~"xy D" ]%TU~"xy ?|%O" -?|#U~0xy D" ]%TU~0xy ?|#O" -?(D"|,?1Z/ ?(?1O"|,-?CG J@)?(?>E" P#|2?(?>D"*A+O"|6U~(|Uy D" @2U~,|Uy D" U~0|Uy D" ?(D"|4@#?(U O"|E?(Vttttt!P"|>?#?+?(U~4 fA 2,<? U*U22L?(?)S o?(Vtttt2P"h?(V P"c?(?4D"*O"|E?(?4E" P#|>?+U%o@-U!g@*U!g@+#T?-%T?#D"*@,?#D" @!B U2gA/C ?(U~4 fA1D"*A ?!? ?!Z=@0?1D".@ #T? ?0Z%T#T? A!UTgA ?0]%T?/?!O"%?/?1O"*?/?/U%fO".?/U*fA&U 2|;?&U22|;m?&U?2|;m?&UI2|;mW/!--?1D"%@3?1D" @)U @ #T?!?0^? mW%T?!?!?3]?3?!gU2^l%|O?!?)fz   z.0000000000000000z|#&z.{{{{{{{{{{{{{{{{-zcA Utt%m|If@!.!--?1D".@&?1?0?!?!?0[=A O".?1?1D"2? ?&gfA&O"2?!?0^/!U @!? ?3Z%T? ?)fG  @!-?1"s?1? U!fA O".?1G >U!X%sU ?!yUT|2/!<U"U!?!U{!lU~K![=&U!--?&fA&O"2"T"T?!U{!lU,g0%!## #-? ?3^/ ? ?)fG  U,X/"-?1?&O"6?1?1D":U!fO":.!--?/U2fC ?(D"h@)?(D"k@3?(?2?(D"|IA&fO"q?,U!pA!?(U~T fA U!2|/?,U!l%T?(?+?3fO"q?(?&?)g?*U ?3U!X=fU!fO"|P?!U"f? U"2|/-?#U2f@#?-U2g@-.!--?(U~" fU*U22L?(U%U22LU%U%2L?(Ut!fC ?7U%U22L?AU%UQ2L?"-A O" ?|!? ?| ZS &?|!?LG *S %?5UTgC ?GG G@"B U2gA#C ?|!G &@!?|!G %@ ?#?|!D" O".?#?!U!oU"lUt"U ?"=? mmO"*U#?#U*fU"2|/?#U2fC ?<UIfC -p!%s?!G *W%T"T?!D"%@#?!D" @%"T#T?"?#Y%T?"?%fA&G  UHX/"?"U!f@".!--?!U!S *?#@".!-?!?#?"UsnfO"%?!?&U!fO" --? ?"O"%? ?%O" -|W!!!sB U?gA)C ?)?"S | ?)U S >?)?!S =?)?#S <?)?&S ;?)?%S :?)?(O"2?)Utty ? D":?(U.hf? D">?(]=A!D" A"O"6?)?!D"%O".?)?"O"*? ?)U*fU U 2|K?)U?fC -u!!%sU|/?!? gA%2fA"?"U|/^=@"Ut}@y D" ?"U"ofA#D" A&%T?#? O" ?&? O"%&?#? O" U~Txy U~Txy E# V!?"}BvuP# -? ?%O".? ?"O"*? ?#O"%? ?&O" ?!U%g?%O" -n!"s"T?!? D"2A"Z%T?!? D".A#fG  UIgU{!lU+]%T?"?!?!?"Z=@ #T? ?!X/#?!?#fG  UIgU{!lU+]%T?!U!f@!.!--?!1--? ?!U)2NU @ -? -|N!!sUtty ? D":?!U.hf? D">?!]=D"*U%p@#?!U!f@!#T"T?!?#^/ ? G FU!X%T? G *U!lW/!-? ?!?"28Utty ? D":?!U.hf? D">?!]=D"*U%p@!.!---d!%sB U2gA#C ?#U.f@%?"%T? D" A&%T?#?!O".?"?&h@(?#U*f@%? D"%@"--?%?(O" ?#D".%T?#D"*A %T?"? 2M--?#U2fC -|@!#s?!U5fUkl? fA!U%gD" @#? U%gA%D" A"U!l%T?%?"U"mO" &? ?"gA 2|9-? ?#U"l%s?!D".?!2|9?!f&?!-2I-|H!"s? D"6@%"T? D"2?!]%s?!?%Z&?!?%^/!?!? U.fA#D" fF  U |5%TU!@#."-?#?!24A#/!? ?!2|(1-@#-? ?"?%?!?!?%[=?#2p-c!%s?!? D".f@%? D"2@&#TU @"?!?#f?&Z%T?#?%fG  @"-?#U!f@#?"UIgU{!lU,Z?"U_lU}U gU{!lU<Zm/ -? U ?!?#U!g2p-}?!!(sB U2gA"C ?!U%f@%"T?!D" A#%s?!U O" B U2gA&C ?#%T"T#T"T?&U*f?%2|*?&D"*W/ ?#U!gA#/!."--?#@)--?&U2fC ?)/!?"U*f?%2|*?"D"*@(?"D".&?"?%2|*?"D" @(?"D"%-@!-? ?(O" ? ?!O"%?"U2fC -o!&s?!D"*@%?!D" @#?!D"%@&"s"T#T?#?&Y%T?!?#U2fA"O" ?#U*f?"@#D" A"?%D"*^/!."--U .!-?%D"%?"U%ofD" @"U!-@!? ?"O"%? ?!O" -e ? U%U:2L? U.fU%U%2L? U:f2|O? UCfU%U22L? UIfU*U22L? U|,fU*U22L? U~" fU%U.2L? U~0 fU%U%2L? U~< fU%U%2L? U~H f2|O-}@!"#s!|O? D"%A#?!g@"? D" @ #Tz.                @&?!?#]%T?"U2^%T? ?!fz   @&--?"U2g@"?!U2f@!?&z.|B|B|B|B|B|B|B|B|B|B|B|B|B|B|B|BzB?&z.""""""""""""""""z|7z.@@@@@@@@@@@@@@@@z|#z|6zcA%W/ -?!?%|IfU2g-~5%!)s"T?!U.fA#?"U!f2SA"?!D"2Z%T?"?#D" fG  UAX%T?"U!f@!U @"."--B U2gA&C ?!U.f@*"T"T"T"T"T#T"T?!D".@%?!D"2@)#T"T?"?)^/&?"?%fG  A#UAX/%?#U~8 X/ ?#yU |2%s?*?"24A#W/*?"?#f&?#U|"]/(?*?"2S-@".!--?)?"U!fA(]/%"T"T"T?%?(fG  A#U~J g0*")))")" !-?&U*f?!?"U"f2| U @#?&D"*U!lW/*?&D".A%Ut~L#lUt}E#X%s?"U(fA)?!D"2A(^/#?)?!D".A+fG  U~8 Y/#?%U{}L#[?(?"U)fA%]m/#?%?+fG  U~Q Y/#?&?!?"U*f2| ?&D" U!lW/+?&D"%Ut~T#lUt}M#Y/#U.&U(-@%U!@(?"?%fA"/#.*-"T?#U~> g0&!(((! -?#UAX?#UHXm/ ?#U~8 Y/&-?"U"f@"U!@(.!--?!U1?"U(2p.%-?(?"U!ofU"f@#.#-?!D"6?"]%T?!?"U-2N&?!?"U.2N-U @#."-?!?(U+2NU @#.!-?!?"2|(U @#-?&U2fC ?#A!%T?!U!l@"?!U!p@!&U"@"--? ?"S %? ?!O" -|G!!s"T?!? D"%Z%T"T?!? D" fG  A"UIgA U{!lU,Z/"?"U~= gU{!lU(^/ ?"U~3 g@ ."--U2?"UPg?"U}U gU{!lU(^=@ -? U{!l-i!#s?!D"*A#?!D"%[@&Utty ?!D".?"U.hf?!D"2?"]=A%D"%A"?%D" A%ZU ?#?&=?"Zm@#? U ?"?%g?#=O"%? U!U!?!D" ?&=?%f?#=O" -|I!%s?!D" @%?!D"%@&"T#T?&?%A#X/!?!?#U!fA%O" ?#G  A"UGX?"U~; Xm/ -?"U?U ?"U}U gU{!lU<Z=m@"-? ?"S !? ?#?&YS  -|G!"s?"U~"xy D" A#? gA%U ?#?%^=A#?"?#Z=@"U}Xxy D" ? U"of@ #T?"W? WmW%T? ?!D" O" ?"U!g@"?!U%f@!? U%f@ .!---|I!"s"T?#G *@%U+@&"T?#G %A#U#Y%T? D"CG |*?#U!XlW/!-U @#"T?%U"g0&!   ! -?%U!U U 2%A&U{!lU:X/!-? ?&?#?"?!2a--_!"sB U2gA#C ?#U%f?!D" ?"D"C2-U @"?#D".A%%T?#D"*?%U%ofU2gA%%TU!@"?%D" @!--? ?!O"%? ?"O" ?#U2fC -_!"sB U?gA#C ?#U*f? ?!2|5?#D".@ ?#D"*@%?!G *U*l%T?#U O">?#? O":?#?%O"6?"?#U6f2W&?"?%? 2|A-?#U?fC -h!"s?!Ukl@"?!U~L{{{)l? f?!U1l2|?@##T?"%TU2@!? z   z.0000000000000000z|#zc%T? U22|?@!-? U2f@ ?"U2g@"?!?#f@#.!--?#-c!"sB U2gA C ? U~"xy D" O"%U ? U%fU!2|/? U~,xy D" O"*U!? U*fU!2|/? U~0xy D" O".U"? U.fU!2|/U}Xxy D" ? U2fC -a!#sB U2gA"C #T"T?"U*f?!2.?"G *W/ ?"G +@%? D"*A#? D" X%T? U!2n-?#? D"%f?%S  ? ?#U!fO"*.!--?"U2fC -|>!"s? D" A"D"%A ?!? ?![=@ "T#T? ?!Y%T?!?"D" fG  U+gA#U9[U!?#oU}*tt%lWm/"?!U!f@!.!--? 1-?!-]!"sB U2gA"C ?!U|Pl@!?"U2f@##T?!%T?"? D  O".?"U.f?#2|4?!U%g@!? U%f@ .!--?"U2fC -|:!"s?!?"f@#"T#T?"%T?!G  U+gA%U9[U!?%oU}2tt%lWm/"?!U!f@!?"U!g@".!--?#@!-? ?"O"%? ?!O" -|9!"sB U2gA&C ? D":A D"*@(?&?"O"*?&?!O"%?&?#U{!lU*U ?%=m?(U%ofU2fO".? ?&U%f2|B?&U2fC -^!#s? D"%? D"*A"U"ofU%g@#? D".@%#T?!?"Z%T? ?"U!gA"O"*? ?%?#D" gA%O".?#U%g@#.!---~8!"%s!rB U2gA&C ?&U%fA%"sB U2gA(C "T?#}B?!}BrA*V?|W|6%T?*}=A#Uttttq?"g]%T?#W%T?%?"O"*?%U O"%U .%-?(U*f?"?#2e?(D"*A)%T?%?)O"*?%?!O"%U .%&?%?#O"*?%?"O"%.#- --?%U O"%-U!-O" ?(U2fC ?&D"*@!?&D"%U!Y%T? ?&D".O"%? ?!O" ?&U2fC &?&D". --|@!#sUyxy ?!? gA"U"pA%2lU~"xy D" @#U~"xy ? ?!Y%s?"%TU}Xxy D" ?#U"of? ?"~X,  -U~"xy D" &?#-?%fO" -~E"!&sB U?gA!C ?!? O"*?!?!U|"fA O":?!? O"6?!? O"2?!?!U*fO".?!U.fD" D" @"#T"TU}+wy U}+wy G  A U!? =S  ? W/ #TU}+wy G  %T.!&.#- - --U}7wy D" A U|Rty ^%TU}/wy 2|OU}/wy Vtttt2P" U}7wy U O" Uywy 2RUywy U}&|Ry U~T ~X,  U}7wy D" @ -? ?"Z%TU}/wy ?"? gA#2nU!?#?#U!]=A%U!g@ U}7wy D" A&U}3wy D" f@"#T? %T?"U S  ? U!g@ ?"U!f@".!--?%?&f@ ?#%T?"U S  &? U!g@ -U}7wy ? O" -U}+wy U S  U}3wy D" ?!U?fC -|3!"s?"D"%A#?#U YgA#?"D" U!fA"Z?!D"%?#Zm@%? U ?#?"g?%=O"%? U!?"?!D" f?%=O" -|0!#s?"%T"T#T? G  A#?!G  A%X%T? U!f@ ?!U!f@!?"U!gA"/!."--?#?%g@&--?&-|7"!s!r?#E" @&? D"t!A#? D"qX%T? U~T f2|<-? D"|P?#U%ofA%?"O".?%?!O"*?%?&P" ? ?#U!fO"t!-}@"!!s?!U{!lA&? D"CfG 7A!U%X%s"s? D"?G -?"U:oUtt%U ?%=mUt"U ?#=mmA U*p@!U"@""T"T"T"T"T"T"T"T"T"T?&U(g02 !"#!*)*%+&))())*-U @"? U!lW/*? U{{{)[/(? Utt%lW/*?!U!lW/(.*-U @"? U!lW/)?!U!lW/&.)-U @"? Uttt*Z/(? U!l/%.(-U @"? U!lW/&?!U!n? U{{{)[mU!l/#.&-? U!lW/#."-? U!lW/!U#.%-? U{{{)]/!-U!."-U @"-?"-U{!l&?!--|5!!sB U?gA%C ?%Uvut2O!<?%U%S :?%?!O"2?%?"O"6?%?#O".?%?"O"*? ?%U*fU U 2|K?%U?fC -|8!"s? D"%A"? D" A!O" ?!%T?!?"O"%-Ut}@y D" ? D"*A U"ofD" W%TU~Txy U~Txy E# V!? }Bv|UP# --|.!"s?!W%TU 1-#T"T?!W@"?!W/ ?!U!g@!? G  ? U!f@ UIgU{!lU,Z/!--?"-|I"!|O"sz.{{{{{{{{{{{{{{{{@"? D" A#D"%A%?!? D"%D" fA ^%T?%? gU2^%T? ?#D" fz   z.0000000000000000z|#@"--?"zc-* ? U22|Q-* ? U%2|Q-U ? ?!U ?"U ?"U{!lU~* ]=U{!lU.hA!U~D})y f? D"?U+f?!G ~C})T=G  U!?"?#2H-O!"s#T?!%T?"? G  A#U~K![f?#yU}Ts|3f@"?!U!g@!? U!f@ .!--?"-|+!!sB U2gA&C ?&U*f? ?!?"?#?%2@?&D"*U|RtttqX%T?&U2fC &?&D". --|/!"s? ?"2n? D"*@#? ?"WWA%%s?%%T?#? D"%f?!?"~X,  -? D"*&?#-?"fO"*-|L!"s? D"*A#? D" X%TB U2gA"C ?"U*f? ? D" U!U%U.2@?"D"*U|RtttqX%T?"U2fC &?"D". --? D"%?#U.hfA"?!D"*O"*?"?!E" P" ? ?#U!fO"*-|.!"sB U2gA"C ?"? ?!21?"D"%@!?"D" @#?"U S *? ?#?!?"U*f2|6?"U2fC -|M!"s? D"*A#? D" X%TB U2gA"C ?"U*f? ? D" U!U%U:2@?"D"*U|RtttqX%T?"U2fC &?"D". --? D"%?#U:hfA"?!E"2P"2?"?!z " z-" ? ?#U!fO"*-|/!!s? D"*A"? D" X%T? 2|=-? D"%?"U"of?!O" ? ?"U!fO"*? ?!? D".fO".-l!"s? D"*A%? D" X%TB U2gA#C ?#U*f? ? D" U!U*U22@?#D"*U|RtttqX%T?#U2fC &?#D". --? D"%?%U%ofA#?"O"*?#?!P# ? ?%U!fO"*-S ? ?!?"?#?%Utty ? D":?%U.hf? D">?%]=A D" ? D"%? D"*U)lW2D-~<*"8s"r? D"DA"D"6A*?!gU"^%s"s? A2D"DA3U O"|B?3D"6A"?!gA U ? ?"]=A4U"^%sU%?3D"2?!U"of?!?"[=@*?2U.f@(?4U2]%TU @"?4U"o@1?(D" @,?(D"%@-?(D"2@#?(D".@%#T?)?1Y%TUtty ?)?*fD" A U.h?%f? ?#^=A0D"%@.V @:?-?0D" A/U!fA ^?-? gU*^l%T? ?,fE  @:-U!@ ?;V!VsU)?.?/gU"gA/?/U)^=U#o}BvVs|U?:|T?/}B|UV},~T}?~V}.}L~:}2}5srVS|WvA:|T|6%T?0D"*U*lU#p?"m@ -?)U%f@)?:?;u@;? @".!--U ?"U!l%sU @ ?4U"oA/?*f@0?(D"%@5?(D" @6?(D"2@7?(D".@8?*@."T#T"T?.?0XA%/"Utty ?.D" A"U.h?8f?"?7^=A#G *U*l/"?&%T"T?#D"%A"?"U YgA)?#D" U!fA%Z?)?5[m@"U ?)?%g?"=@+U!?%?6f?"=@1?/@"? @)?*@%#T?"W/!Utty ?%D" A#U.h?8f?#?7^=A,D"%A#?#U YgA-?,D" U!fA,Z?-?5[m@#U ?-?,g?#=?+X%TU!?,?6f?#=?1?+2^W/%-?%U%f@%?"U%g@"?)U!fA)/ ---?.U%f@.? U!g@ ?&U!f@&.!--U @%-?%&U!-/"<-B U2gA&C ?3U:fA+U O"|6?+U O"|1?+U O"6?+U O"*?4U"o@)?+U.f@.?(D"%@0?(D" @1?(D"2@/?(D".@"#T?)%TUtty ?*D" A-U.h?"f?-?/^=A D"%@#? D" @%? G *U*l%T?+D"*@ ?&U O"*?#?#U YgA,?%U!fA#Z?,?0[m@%?&U ?,?#g?%=O"%?&U!?#?1f?%=O" ?+?&2W?&U!S .?&? O"%?&?-O" ?&?+D"*O"*&?&U S .?&?-O" ?&?#U!gO"*?&?%U!fO"%-?.?&2|G?*U%f@*?)U%g@).!--?+U!?1?0?(D"*A"ZA =U ?"? =2&?&U2fC ?3D"|B&U --@*U @ #T? ?*Y%T?2D"DA"D"|B? [%T?2?9?"D"|>fD" 2i-? U!f@ ?9U%f@9.!--?2D"DA"D"6&?*-?!^%T?"?!O"6--O!!sUtty ? D":?!U.hf? D">?!]=D"*A"U(lU%X%T? ?!?"U%p2?--|*!"s? G :A%U:[@#?"U ?%?#=X%sU!? ?#=?!?"2^&U!-W-|/!!sU!@""T"T"T? ?!U"U U 2|7U{!lU!g0#  !"-? G FU!n@".!-U @"-?"U!l-P!!s? D"*A"? D" X%T? 2|<-? D"%?"U%of?!z " z-" ? ?"U!fO"*-|)!!r?!%T#T?"V!? J  vu@"? U!f@ ?!U!gA!/ --?"-K!!s? D"*A"? D" X%T? 2|=-? D"%?"U"of?!O" ? ?"U!fO"*-|  ?"%T?"?!2|N@!-? ?"O"%? ?!O" -|# ? U|R"Z%s? U%p&? U|!? |HA gp? U!ogU|,f--~N!!)s? D"*A(? D" X%TB U2gA%C ?%U%f@&? D"%@)U*? D" A#U!oA"?"U*]=A*A"U |5%s"s"T?#%s?)?#U!?"2|M&?"%s?"U!2|N&U!@#."--A#/ ?&U!O"%U!.!-?&?#O"%U -@#U*&U!@#U @"U%-?&f?"O" ?&?#O" ?%D"%U!Y%T?%D"*@"? ?*O" ? ?"O"%?%U2fC &?%D"*<?%D". --?(? D"%f?!S  ? ?(U!fO"*-K!"sU~0xy D" A!? g@"U!? U~,xy D" f? ?![=?"U ?!?"^=2|0-T U};wy D" U|Rt2^%TU};wy U%U.2LU};wy Vtttty P" -U}Qwy U4S  U}Awy U O" -|) ? ?!Utty ? D":?!U.hf? D">?!]=A D" ? D"%2|8-E!!s?!D"DA#U O"o?!U.f?"?#U~H f2V? ?#E"kP# -. ? ?!U2U*2r-. ? ?!U%U%2r-. ? ?!UQU%2r-. ? ?!U!U!2r-|R(")s!r#T"T"sB U2gA%C ? ?!U5fUklA"? ?"[=U!g2fA#U!fA&U|.[%TU @&U~Txy E# V |?/"?%U%fU|/?"? U!g2|)?%D"%U!Y/"&"TU~Txy E# A+Vs?&}Bv|T2|PA&U|/[%TU @&?+?#}B|WV!|T|6/%?%U%f?#?"? U!g2|)?%D"%U!X/!.%-? U3Z%TUt}@y D" ?&U"ofD" A&D".?&2|9?&U%gA(?(D" U"nO" ?&f.#-? U!g@(#T"T?%U%f?&?"?(2|)?%D"%U!X/"?&U|/^/ U~Txy E# Vs?&U!f}Bv|T2|PA&Uy Z/!--?%U%f?#?"?(2|)?%D"%/ U @&.#--?%D"*@&?%D".-@#?#?"?&fA"Y%s?"?#2IU#&U!-@#?"U%g?#O" -?%U2fC ?&W%T?!U5fUkl? U ? U2[=fU}%t%fU2pA"T A#UsXA)W%TUu}@y "sUu}@y D" @%Uu}@y U O" ?"U2o@"?%U ?#U2oA#?%X=%TUs?"?#fA"?"?#Z=UklA"?%]%s?%&?%U%gA(D" A#U!l%T?(?#U"mO" &?%?#gA%2|9-?%?"2I?"-.!-U @%Us?"?#fA"?"?#Z=Ukl@""TUt}@y D" %T?#?#U5fUklA(U2fA*[?"?*Zm/!?(U%gU)O" &"T?#U!?#=U#fU|PlA#U}*"fUklA(?#Z?"?(Zm/"Ut}@y ?#O" ?(U%gU#U!?"?([=O" #T?%Ut"X/!?#?%fU O" ?%U%f@%. - --?"?([%T?(?"2I-?"@%-?%-O" -?)W/!--?&-|" ?!? ?!G 5?!G 7?"?#2|7S 6? ?!2|#-< ? ?!S %? ?"O" ? ?"?#fO"*-S ? U?f?!?"2AB U2gA C ? ?!?"2qUttttqmO".? U.f? U2fA 2|4? C -5 U~(xy ? ?!2|A? ?!2|0-}3"!)s"s? "sU!@%"T"T"T?!?#Z?!?#[gU{!l0"" !-?!U5fUklA(?#U5fUklA)Y%T"TU @%? ?(fA&U%gG  U"lW/ ? ?)fA*?&D".A+?&fA,[/ ?&2|9U!@%?*U%g?)?(?+fY%s?*?,2IU#&U!-O" --.!-?#U5fUklA%?!U5fUklA&Y%T? ?%fA(? ?&fA%U%gG  U"l%s?%D".@&?%2|9?%?&f&?%-2I?(U%gU#O" -U!.!-?%-/ <U ?"?#2oA"W/ <?!%T?"? ?!~X,  -? ?!2M?"--* ?!? 2o-, ? U!U!2L-( ? |N}=-|.!!sB U2gA"C ?"U*f? ? D" U!U%?!2@?"D"*U|RtttqX%T?"U2fC &?"D". --B!!s?!? D" ? D"*A%g[%T? ?%?!?#?"2|@---|U|!i U|Wty -3~S{{{om|Kd|Gahndi|Khh U}Oty -=!"#%&()*+,-./0123456789 !"# U~>ty -L2 T   c    %%%%%%%%%%%%%%%%%%%%%%%%!  ! !  !      % U}7|Ry -!% U}A|Ry -!! U}M|Ry -!% U}X|Ry -!* U~,|Ry -!* U~8|Ry -!% U~D|Ry -!% U~P|Ry -!% Ut|Sy -!! U}?|Sy -|D! !!!!!  !! !!!!!!!!!!!!!   ! ! !!!!!!!!!!!!!!!!!!!!!!!!!!   !!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!! U|Wuy -~5!Hm|KnobHNRQIPOJOdJ|GaKNMIPKM|F|G|FabJMcPRPOcPdMaLQOIHhe|Fmam|MHahhjbHnmbHma|L_pdbH|Jjc|*mn Hm|KnobHNRQIPOJOdJ|GaKNMIPKM|F|G|FabJMcPRPOcPdMaLQOIHhe|Fmam|MHahhjbHnmbHahhjb|*mn 7|Jd|Jjm|M?ahhjbaoeji?j|G?y/?|F|Modn?|Gaehdc +     !   !       ; 2 ? U~L|Uy -%{{{{ U|Wvy -%{{{{ U}7vy -|2~>t}<bahh?@A{{{{{##C|#{{{{{{""|%|&DE{{{{%%LM{{{{{{""NO{{{{{{""ka|M|Jdio_|Jdo|IjcA U~Mvy -)0eod|JnA U|Y|Vy -,&kmjc|KbonA U}:|Vy -@*ecd|Jkjodib|M_gd|MA        1noao|KnA U~1|Vy -0(bj|Jkhdodc_aoA U~J|Vy -2.mdcd|Jkoeji_|KmhA U|V|Wy -*0ka|Mj|KoA U}7|Wy -/(en_bj|JkhdodA U}N|Wy ---bj|KiomednA U~.|Wy -2+eieoeah_pah|KdnA U~G|Wy -00|Geiah_pah|KdnA Uu|Xy -1.kmjc|Kbo_bj|KioA U}4|Xy -*/ojgdinA U}K|Xy -%(ecA U~+|Xy -+"|Jdnna|HdA U~D|Xy -2)akkmjpah_noaodA U|R|Yy -.0baod|HjmednA U}1|Yy -*,dqkem|MA U}H|Yy -0(kmjc|Kbo_bjcdA U~(|Yy --.jhc_noaodA U~A|Yy --+id|L_noaodA U~Y|Yy --+oe|Jdnoa|JkA U}.} y -0+en_jmcdma|FhdA U}E} y -(.bjcdA U~#} y -?%bj|Kiomedn_mdcdd|Ja|Fhd_eiA9a|GodmA U~W} y -*&|Fd|GjmdA U}+}!y -)(he|JeoA U}B}!y -(&o|MkdA U~ }!y -+%bamc_ecA U~;}!y -,)b|Kmmdib|MA U~T}!y --*|0^]|6|4W|:W|1A U}(}"y -.+|6|8^|0W|9|9Z|5YA Ux}"y -*,XUZ|4W|1A U}W}"y -|"(kmebd_|J|KhoekhedmA       2|0U|8|1A U~Q}"y -|!%U|0|0^|;|5|:_VU|4U|5|0WA        1W|;|8A U}=}#y -&#YV|6A Uy}#y -&#|;|9|1A U~5}#y -&#|0U|1A U~N}#y -A#cenome|F|Koeji_|Jdo|IjcA    5bj|Kiom|MA U};}%y -,)jmcdm_ecA U}R}%y -E*cenbj|Kio_|J|KhoekhedmA    5cdhepdm|M_d|JaehA U~K}%y -10b|Kmmdio_ojgdiA U|W}&y -1/d|Jaeh_accmdnnA U}8}&y -)/pah|KdA U}O}&y -*&pah|KdnA U~/}&y -)(W]UZ|4A U~H}&y -/&|6U|?^|;|:_|4Z|5[A U|U}(y -*-|9Z|5Y|4WA U}5}(y -,(]|;|4|:Z|6|4WA U}L}(y -1*qGakeGpdmnejiA U~,}(y -|#/qGecd|Jkjodib|MGgd|MA      3KIKLGIPGKPA U|S})y -.,KIKMGIKGINA U}2})y -),l|Kdm|MA U}I})y -+&|IdacdmnA U~)})y -()|Fjc|MA U~B})y -}8+%     #  ){{      #  ){{!     #  ){{"     #  ){{"     #  ){{#     #  ){{#     #  ){{%     #  ){{&     #  ){{(    ##  ){{)     #  +{{{    !#  )  *    !!  *! S    ###! " {    ##"Q # {     #  (%!    !##  !&!{    ##  ) !*    #!  *!!|+  !!##  !(!{  !!##   )!{    ##   *!{    ##   +!{    ##   ,!{    ##   -!{    ##   .!{    ##   /!{     #  (%"     !#   0"{    !#   1"{   !!#  !&"{    !#  ) "*    !!  *!"|,    ##   *"{    ##   +"{    ##   ,"{    ##   -"{    ##   ."{    ##   /"{     #  !2#{    ##  +3#{    ##  )4#+     #  !5%{    ##  )6%,     #  )7%,     #  #8%{    ##  !9&{    ##  !:&{    ##  !;&{    ##  !<&{    ##  !=&{   !##  &>&{   !##  &>({    ##  !=({    ##  !<({    !#  (| *!    !#  !|!*{    !#  (|"*"    ##  ){ -    ##  ){!.    ##  ){".!!  ##  %B,{    !#  )|(-/    !#  )"-0    ##!  |)-{    !#  )|(./    !#  )".0   !##  !(.{   !##   ).{    ##   F.{    ##   G.{    ##   |*.{    ##   H.{    !#  (| /#    !#  "I/{    !#  (| 0%   !!#  !J0{    !!  *K0|5   !##  !{0{jmcdmGmdl|KdnojmcdmGbmdaodcjmcdmjmcdmGhenokmjc|Kbokmjc|KboGhenokmjc|KboG|Kkcaodkmjc|KboGl|Kdm|MjmcdmGl|Kdm|M   =/2 /    #  D/2 /   !% !N/2 &   "& !S/2 ,   #&!!|1/2 )   %  ![/2 .   & !!|=/2 0   (" !d/2 /   ))" m/2 -   *)" B#2 %   +("   # #     . . # U}E}3y -7#-%   ! !     ~Y1~Y1! ! U~H}3y -=#1.   |/ |/     y1y1! ! Q ( ( U}+}4y -%~T1~T1 U}9}4y -=~Y1!   #=.(    ) )       ! ! U~=}4y -.!  #|&#   1 1 U~R}4y -#/ / U}7}5y --#|(%     |/ |/ U~6}5y --%# |*(   ) ) U}-}6y -&!"!M# U~0}6y -+#P    ) ) U~B}6y -&&   " U~X}6y -!" U|Y}7y -+" !   #P# U~#}7y -.!  #|-  !!! ! U|W}8y -5#|-!   # #     % % # U}U}8y -8!  #|.#   # - *   ~L ~P # Ut}9y -+#U*   # # U})}9y -&!   " U}>}9y -!" U}K}9y -1" !   #Z"   ) ) U~*}9y -)!   " % U~>}9y -#% " U~N}9y -}9"( !   #[#  %%%%%%%%%%%%%%%%%%%%%%%%   |?"2 |3   E"  +   bakabeo|M?jpdm|Ghj|L   *"2 |6   >   &   IIIJIKILIMINIOIPIQIRJIJJJKJLJMJNJOJPJQJRKIKJKKKLKMKNKOKPKQKRLILJLKLLLMLNLOLPLQLRMIMJMKMLMMMNMOMPMQMRNINJNKNLNMNNNONPNQNROIOJOKOLOMONOOOPOQORPIPJPKPLPMPNPOPPPQPRQIQJQKQLQMQNQOQPQQQRRIRJRKRLRMRNRORPRQRR U}3wy -!! U}>wy -!% U}Qwy -+4       % U~,wy -!% U~8wy -!! U~Dwy -!% U~Pwy -!* Ut}<y -!* U}!}<y -!% U}/}<y -!% U};}<y -!% U}E}<y -!! U}Qxy -+!       % U~,xy -+!       ! U~@xy -!%';
var frequent = "fffffff1f13bff707eaa0008a3edf51c1500000002400000100000000000000a";

// generated/order_contract_check.js
function __wbg_reset_state() {
  __wbg_instance_id++;
  __wbg_reinit_scheduled = false;
  wasmInstance = new WebAssembly.Instance(wasmModule, __wbg_get_imports());
  wasm = wasmInstance.exports;
  wasm.__wbindgen_start();
}
function __wbg_get_imports() {
  const import0 = {
    __proto__: null,
    __wbindgen_init_externref_table: function() {
      const table = wasm.__wbindgen_externrefs;
      table.set(0, void 0);
      table.set(1024, void 0);
      table.set(1025, null);
      table.set(1026, true);
      table.set(1027, false);
    }
  };
  return {
    __proto__: null,
    "./order_contract_bg.js": import0
  };
}
var __wbg_instance_id = 0;
var __wbg_reinit_scheduled = false;
var wasmModule;
var wasmInstance;
var wasm;
function __wbg_finalize_init(instance, module) {
  wasmInstance = instance;
  wasm = instance.exports;
  wasmModule = module;
  wasm.__wbindgen_start();
  return wasm;
}
function initSync(module) {
  if (wasm !== void 0) return wasm;
  if (module !== void 0) {
    if (Object.getPrototypeOf(module) === Object.prototype) {
      ({ module } = module);
    } else {
      console.warn("using deprecated parameters for `initSync()`; pass a single object instead");
    }
  }
  const imports = __wbg_get_imports();
  if (!(module instanceof WebAssembly.Module)) {
    module = new WebAssembly.Module(module);
  }
  const instance = new WebAssembly.Instance(module, imports);
  return __wbg_finalize_init(instance, module);
}

// loaders/ascii.js
var SINGLES = 88;
var BEHIND_PREFIX = 56;
var NOT_USED = "'\\$`";
function fromAscii(text2, frequent2) {
  const singles = [];
  const doubles = [];
  for (let byte = 0; byte < 256; byte++) {
    const isSingle = Number.parseInt(frequent2.charAt(byte >> 2), 16) >> (byte & 3) & 1;
    (isSingle ? singles : doubles).push(byte);
  }
  const places = new Uint8Array(128);
  for (let code = 32, place = 0; code < 127; code++) {
    if (!NOT_USED.includes(String.fromCharCode(code)))
      places[code] = place++;
  }
  const bytes = new Uint8Array(text2.length);
  let length = 0;
  for (let at2 = 0; at2 < text2.length; at2++) {
    const place = places[text2.charCodeAt(at2)];
    const byte = place < SINGLES ? singles[place] : doubles[(place - SINGLES) * BEHIND_PREFIX + places[text2.charCodeAt(++at2)]];
    bytes[length++] = byte;
  }
  return bytes.slice(0, length);
}

// loaders/inline_check.js
var loader2 = {
  compile: () => new WebAssembly.Module(fromAscii(text, frequent)),
  glue: { initSync, __wbg_reset_state }
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
