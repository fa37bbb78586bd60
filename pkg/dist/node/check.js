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
  Object.defineProperty(target, READ2, { value: readingOf(target, names, make, others), configurable: true });
  Object.defineProperty(target, INSPECT, PRINTED);
}
function readingOf(target, names, make, others) {
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
var text = ' _m|K!   !t!5|F"ss |F#sss |F"ss!s|F%ssss |F&sssss |F#sss!s|F%ssss!s|F!s!s|F!s |F  |F(ssssss |F%sssr!s|F*ssssssss |F)sssssss |F !s|F&sssss!s|F#srs |F"ss!r|F!r!s"Q!8|*Hilbcl^aihnl_an^|G|I|*em|"^^|L|Gdhb|Ich^dhdn^cqnclhlc|H^n_|Ggc +#t!s%!%!(%,%%&! !&!% "%- !!(((!!!)"!,!)" #&.( ## / "!! !  "!"! !&#!*!"0 " !%& # )!!&#1#*""**#"%!    2%  &" 3 !) )+     "#!#!"("*4 #%&!i u*&#! 3(;#s!Ttty -s T}&xy -s T~,xy -)|W!+(|Kc|Kil|M" *dm^p_gdb :(lc|Homc ;)lcmclpc [*p_gdb_nc <1^^_|Giln^|J_hbgcl#!7^^dhmn_hac^ncl|Kdh_ncb#"7^^|L|Gdhb|Ich^cqnclhlc|Hm! 2^^|L|Gdhb|Ich^mn_ln  .!f,~<~B"s}G|,"|"s!rB T}E!fA&C ?"T ?"T+[=A*T.gA(T}X}2y e@8?(G ~*}2S@5"S?!D"*A0Tt~%}J~J!?#D"*A(?(Tt~%}J~J!]=A7[?*T)fT#]k%S?!E" @C?#D".@*2h?&?0N"|3?&Tttt*?*?*Tttt*]=N"|2?&T~Dwy N"S?&?0N"R?&?CO"L?&T4Q F?C}=@/"S?CU{{{{{ |=%S?/E  U{{{)|TU~K~S~Y&|8%S?&TDeT2T T#2|L."--?CU?|W}=@+T~Dwy @-Ts@3?0@,"S"S"S"S"S"S"S"S#S"S?.T!k%ST @("S?)?+Y%S?)?/eG  A(T?Z%S?)@*."--?(T?W?)T!eA*?+Yk%S?*?/eG  A(T?Z/!-?&?,N"q?&?/N"j?&?+N"n?+?&T~L e?)2CA*[/"?*?/eG  @(-?(T{!kTAX/!?&T?e?&TDeA)?*2P?&G CA(T"W/-?)?*?&D"?A)T(?(T!k2|3T @*?&D"R@,?&D"L@/"S?)?&D"PA+Y%S?)?/eG  A*T?Z%S?)@(."--?*T?W?)T!eA(?+Yk%S?(?/eG  A*T?Z/!-?&?,N"q?&?/N"j?&?+N"n?+?&T~L e?)2CA([/%?(?/eG  @*-?*T{!kTQX/#?(T!e@)-T @-"S?)?+Y%S?)?/eG  A-T?Z%S?)@(."--?-T?W?)T!eA(?+Yk%S?(?/eG  A-T?Z/!-?&?,N"q?&?/N"j?&?+N"n?+?&T~L e?)2CA([/,?(?/eG  @--"S?-T{!kA)TAW%S?&T:e?&TDe?(2P?&G >A)T"W/.?&D":@*T#@+&"s?)TGX%S"S?)T~7 X%S"S?)T~B W%S?&TDe?(T}&ty T&2EA*V/4&"S?)T~J W%ST @+T ?&TDe?(T},ty T%2EA*/)<.6-?)T~P W%S?&TDe?(T}!ty T%2EA*%S."&.7- -?)T~W W/"?-TIfT{!kT,]//.%--T!@+T .%--?&D"|2?1W/*?&D"|3?(Y/,?)T~W WA*@.?&D"SA-D"*?&?3N"n?&T%T&?*=N"q?&?(N"j?-?&T~L e2|D?1T!e@1?(T!e@*@3.%--"s?&TDeA*D".@,"S"S?(?*D"2A)Y%s?(?,eG  TGW&T -?(eA+?)Y%S?+?,eG  TIW%S?+T!e@-."--?*?+2IA-V/!?*D".@,?*D"2@)-"s?)?-Z%S?,?-eG  T|*W%S?*?-T!e2IA-V/#?*D".@,?*D"2@)--?)?-Z%S"S?,?-eG  T~;!kT}Y W%S?*?)?-T!eA+Z%s?+?,eG  T|)fTz!k&T!-V?+e2IA-V/%?*D"2?-[/!-?-?*D".eG  ."--T -A)T{!kA+T|*X%S?-?+T~; W?)TIfT{!kT,Yl?)T^kT}U fT{!kT;[lV/"<-?*?-T*2L-T -A*V//T"@+T -@)-?&TDe?(?*?+?)T!k2|3?&D"S@-?&D"R@,?&D"P@+?&D"L@/-"S"S"S"S#S"S?1V/.T @("S?*?+Y%S?*?/eG  A(T?Z%S?*@)."--?(T?W?*T!eA)?+Yk%S?)?/eG  A(T?Z/!-?&?,N"q?&?/N"j?&?+N"n?+?&T~L e?*2CA)[/&?)?/eG  @(-?(T{!kA*T~9 W%S?.T!k/%&?*Tz X/!?.T!kV/#-?-D"*A.?3Z%s"s?-D"%?3T.geA(D"%@3?(?)T!eA*N"%?(?(D"*?.T%nlN"*T ?-D"*?3[/ <?-D"%?3T.geD"*T)kT%W-&?)T!e@*Ts@3T -@.?1T!f@1.!--?*TFX/"?-D"*?3T!eW/#?)T!e@).&-T @..!-T!@.-?-D"*?3T!eX/*-?.T!@.T!k/!?)?+]/*?)?/eG  A*V?*TFWl?*Tz Wl/*T @.?*TQX/!.*--?&TDe?*T#T"?-D"*?3T!eW=29.*-?&TDe?(T%29.)-?&TDeT3?(T!2|L.(-?-T~;!kT}U fT{!kT;Z/%?&TDe?(2M.&-?&TDe?(T/29.%-T @("S?*?+Y%S?*A)?/eG  A(T?Z/!-?(T?W?*T!eA)?+Yk%S?)?/eG  T?Z/!-?&?,N"q?&?+N"n?&?/N"j?&T~L e?*2C@)-?*?&D"|3A([?(?)[k/#?&TDe?)T/29.#-?.T!k%S?&TDe?)T&29&?&TDe?)T(29-."-?&TDe?)T!29.!-?&TDe?(T 29-?&G FA/T4X%S"S?&D"I@|!?&D"D@>T~Lwy D" A.Tng@+?.T.gA)T.h@3?)T~Hwy D" A*eA,@)"S#S?+A(%S?(T.e@+?3T!f@3?)T%f?)T.f@)D" T1Z/!."--T @3-T @)?(T ?.?3Z=%S?/T!X?/T(Xk?/T/Zl?3T.g?*eD"*T)kT&Wk@)-"S"S?.T ?,T.X=%S?,T%fD" T)kT(W?)l/!."-?)V/!-?&U O"j?&?.T%nT9eN"qT~Dwy ?&T~L e2|DT~Lwy D" A.T!f@3T~Hwy D" @*-?.T.g@)?*T*e@+?.T%n@(#S?)V/!?*D"*A,T2Y%S?+T%fTsN" ?+?(?,lN" -?*T.e@*?)T.f@)?+T.e@+. - --Tt}<y ?/Q  T~Xwy ?3N" T~Twy ?|!N" T~Pwy ?>N" .!-2hTt}<y G  @/T~Xwy D" @3T~Twy D" @|!T~Pwy D" @>-T}/}<y T N" T}!}<y T N" ?&T Q |=?&?%Q |;?&T!Q |7?&U%O#|3?&Tu}<y N"|2?&?#N"S?&?8N"R?&?!E" O#D?&?!D"*N"I?&T~Lwy D" A8N"P?&T~Hwy D" A9N"L?&?/T{!kT4XQ |<?0?7Z%S?&T}!vt2N!|S!?&T(Q t!?&z.                z-#j?&TDe?&T~L e2|#&"S"S"S"S?5T!f0"!" -?&TDeT ?"28."-?9Ttty ?8=A!D"*A:T(kT%X%S?&TDeT T,28."-?&TDe"s"s?!D"%@AT @(?:T&kA!T&X%S"S"s?&D"I@6?&D"F@5?&D"D@7?#D" A|"%s?#D"%@!?&T Q b?&?!N"|F?&?|"N"|C?&T!N"|?"S#S"STtty ?(T.g?9e?(?8]=@!?&T2e?&T~4 e2N?&D"2A.V/"?&D"6@,"S"S?!D"*A!T)kA#T%f0"! "-?&?8N"t!?&?9N"|P?&?6N"q?&?5N"n?&?7N"j?&?(T!eN"u!?&?!T%pT ?#T&W=N"|W!"S"S?,0"#! -?.G  TIW/"-T @*#S?,%S?.G  TIfT{!kA!T+Z?*Tt}V~3HZl/#?!?*T,ge@*?,T!f@,?.T!e@..!--"s?*%S"S?&T~L e@!#S?!D"6A#?!D":Y%s?!Ttty ?!D".?#T.ge?!D"2?#[=D"*T%pN"6T!&T -T!W%S?*T!fA*/!."--?*."--T -/!?&D"u!A(?&D"|W!Y/".!-?,?.e@0?(T!e@(?!T%p@?T @*?#T%X@=#S?(??]?=lV%STtty ?(T.g?9eA-?(?8]=A#D"%A!?!T XfA!?#D" T!eA)Y?!?5Zl@+T ?!?)f?+=@1T!?)?7e?+=@;Ttty ?-T.e?8?(A!T!e[=D"*T%p@("S?#G *T*kV%S"S?&T*e@<T @#T @+B T2fA-C "S?,T)Z%s?-T*e@| "S"S?.?.T#eT|PkA)X%S?,?)?.fA)?)?,Z=@)?,%ST!@+#S?#?.eG  T~Y W/%?#T!eA#?)X/ --?,T*fA+?)Y/!&?,T*f@+T @)-T~Y~X~U~O)@##STt|Su*?)?.eA@D" T~Y~X~U~O)mABf?BlTt|Su*?@T%eD" T~Y~X~U~O)mA@f?@lkTt|R|SuqkTt|R|SuqX/!?+?)T*eA)]/ --?)?,X%S"ST~Y @#T!@+#S?)?.eG  T~Y X%S?)T!eA)?,X/!."--?)@#."--T @+-?| ?#N"%?| ?+N" ?-D".@#?-D"*&"S#S?#?,X%S?#?.eG  T~Y W/"?#T!e@#.!--?,@#."-T!-@+-?<?+N" ?<?#N"%?-T2eC ?&D"*T!W/ ?,?1X/%?;?.?,2|7/%."--?&T N"q?&?1N"n?&?;N"j?&T~L e@;?.@#T @-B T2fA+C "S#S"S?+T*e?;2.?+G *V/ ?#?0W/"?+G +@<?#T!e@)?#G  A1T~Y W%s?)?0W/#THT~Y ?#G !TJW=@1?#T"e&?)-@#?1?<W/!."--?#?0X%S?#G  T~Y X?0?#T!eXl/!-T!@--?+T2eC ?-V/"-T!@*?!@2.!--?*T!kV/ ?2T!e@(.!--U#@CT @(T ."-?!D"*T)kT&W/"U#@CT!&?&?8N"|J?&?9N"b?&?6N"|F?&?5N"|C?&?7N"|??&?&T~4 eA#N"g?&?:T%pT ?!T%W=A;N"|W!?&?8N"t!?&?9N"|P?&?6N"q?&?5N"n?&?7N"j?&?&T~H eN"}&!?&?#N"}!!?&T}!!e@<T!@+T!@#T @!#S"S?&?<N"}/!#S?;?+A)[/!?&Ttty ?)T!eA*T.g?9e?*?8]=A| D"*A.T%pA+N"u!?&?)N"};!T @*Ttty ?&T};!eA-D" A1T!eA,T.gA4?&T}/!eA?D" A6D" A=D".e?=D"2?,[=D"*T)kT&W%S"ST!@*Ttty ?4?6D"%D" A6D".A=e?,?6D"2A6]=D"*A,T)kT&X/ ?,T%p@,?1T"e@4#S?,?4[A*/!Ttty ?4T.g?=e?4?6]=D"*A1T%p@4?1T)kT%W/ ---?*V/ -Ttty ?)T.g?9e?)?8]=A1D"%A*?*T XfA*?1D" T!eA4Y?*?5Zl@6T ?*?4f?6=@,T!?4?7e?6=@4Ttty ?0?)?2T!k=A0T.g?9e?0?8]=A2D"%@*?2D" @6?)?(?1D"*?2D"*lT*k%s?&T N"}7!?*?*T XfA*?6T!eA(Y?*?5Zl@.?&T ?*?(f?.=N"}3!?&T!?(?7e?.=N"}/!?&T N"}A!?&?,N"}>!?&?4N"};!B TIfA*C ?*?-D"*N"D?*?-E" O#?"S#S"S?*T:e??2.?*G :V/ ?*G ;@(?*T*e?*T?e2.T @,?*G *V/"?*G +?(W/!."--?*T2e?*T?e2.?*G 2T!m@,-?*TIeC ?,T!k@2?| D"*A.T%p&T @2?*?*T XfA*?6T!eA(Y?*?5Zl@-T ?*?(f?-=?,W%ST!?(?7e?-=?4?,2|7V@2-?+-?)T"eZ?.T)kT&WkA)=@(?!?)l@!?#?2k@#T!@2.!--T!@4?!T!kV%SU"@CT"."-?#T!k%S?(}BU?vU|R%u@CT"@+?(T!e.&&T"@+U|T%@CT @(T!@)T .(- --@+?|"V@4?C?(}BU?v?+}BU*vuu@C?|"T X@)T .#--?(}BU?vUt"u@CT!@+?(-@!T @)?&TDeA#T ?!2??#?!?"2JTtty ?&D"L?!T.ge?&D"P?![=D"*T%p-?:T%p2??ATsW/!?&?CO#|3?)V/!?&T|X}At2N!|S!?&?+Q |R!?&T+Q t!?&?(N"q?&Ttty ?&D"L?(T.ge?&D"P?([=A!D" A"N"|P?&?!D"%N"n?&?"N"j?4%S?&T!Q u!-?&D"SG |)A!T%X%S?&?!Q u!-?&TDe?&T~L e2|#.!-T @)T @*T @#B T}E!fA(C ?&TDeA+D"*@"?+D"%@,?+D" @.?+D"6G *A!T ?!T~* [=T.gG }K}*S@!#S?)T:X%S?)?(T}+!eeT N" ?)T.e@).!--?(T |-!R?(?!Q |/?(?(E"}+!O#:?(?(z "}3!z-#??(T N"P?(Utttty O#I?+D">A!T N"|C?!T N"|7?!T N"F?!T N"?T!?.?"?,ZA!=@.?(TIe@8?(T ?"?!=A9%s?.G  T|0W&T -N"|5?(?9N"|3?(?.N"|2?(T};!e@"?+"s"S"S"S#S"S?(T~, e?(T}X e23?(D"|7A,T!X/ ?(D"|F@0?(D"|C@-?(T}+!eA#?.?9?(D"|;A2?(D"|?A12+?(D"}3!@!?(D"}/!@)?(D"}+!A*TttttqW/"?(?!N"g?(?)N"|J?(?*N"b?#?.?9?-?02+?(D"}3!@#?(D"}/!@*?(D"}+!A5TttttqW/#?(?#N"q?(?*N"n?(?5N"j?+D":G G@7?(T2e?(G |/A5T ?5T0[=A6TRgT}Q}3y eA,?)?!2|%"S?(D"2T!W%ST!?(D"6A4T1knA:?7T!n?,eH!(kV%S?:?(H!RA!k%S?+T ?2?12|:-?(?!?:l|-!R?4?,G |,e@2?6T)fT{!kT~Y!]%S"S?(T};!e?,H!N|-! ?(U O"}>!T @)?"@!#S?)T:W/!?4?!G  W%S?)?(T:eeA,D" V%S?,T!N" ?,T*e?0N" ?,T%e?-N" --?)T.e@)?!T!e@!. - --?2T ?2T{!kT~* [=T{!kT.gA!G }H}*S?*?#?+D":G H2&A)T{!kT:W/"?+?)?!Tx}*y eG #?2T ?-?0T 2D."--?+T22|H%S"S?,G M%S?(T*e?5?)?!?722?(G *V/!-?(T"Q }(!?(T2|- }%!?(?5Q }"!?(T#Q }!!?(T N"u!?(?2N"|W!?(?1N"t!?(?2N"|P?(?,T!e?+D"6T+e?,G  =G  Q }#!?+?(T~X eT T 2o?(D"g@!?(D"|J@)--?+D">A5D"?@4?(D"P@,B T2fA0C ?5T:eA-?!?)eA:?)fA!2m?-E"%@C?0?-T*eN"%?0?CU?|XO"*?0T%eA7D"%@-?7D" ?)?:X%S?7D"*@7#S?-?7e?)G  Q  ?)T!e@)?-T!e@-?!T!fA!/ --?-N" ?0T2eC ?(T!Q }7!?(?4N"}/!?(?,N"}+!?(?5D"?N"}3!?5TCe?(T}+!e2|I?,?(D"IW%SB T2fA!C ?!T*e?8?8D" T!T%T*2@?!D"*T|RtttqW%S?!T2eC &?!D". --?(D"L?,T#neA!?1N"%?!?2N" ?(?,T!eN"P-?(T~L e2|P?(T~@ e2|P.!--T .#-?!@#?)@*.!-?(T~@ e2|P-T!-Q G?+D">A!T:eT!T 2%?!D"|7@"?(D"L@.?(D"P@2T @!T @)#S?"?)X%S?)?+D">A0D"|7Y%S?!?0D"|5eD" A0?2Y%S?+T ?0T#n?.eA0D" ?0D"%2|:--?)T!e@)?!T%e@!.!--?(G |/A!T ?!T0[=A!T&fT{!kT![%S"S?(D":T!kV/ ?(D"CT!kV/ ?+T5?!TRgA!G ~P}3S?!G ~Q}3S?!T~N}3y e?!T~O}3y e?(D">A"?(D"DA)ZA!=G  eT ?"?)?!=?(T?e?(TFe?!=D" T 2D--?,%S?(T |-!}>!?(T|U}3}/*N"};!?(T N"}3!?(?*N"}7!?(?#N"}/!?(?*N"}+!?+?(T}+!e2|#-?8T%T*2K?(T}E!eC --?/T{!kA!T4X%S?&T&Q t!?&?3N"q?&?>N"|P?&?|!N"n?&?>N"j?&?/Q |R!?&T Q u!?&Utttt??!T/fT ?!T/Z=}BU#vAC|WR |U!?&Ut|Su|Wy ?C|WR |T!?&Uv}!}/}Ey!?C|WR |S!?&TDe?&T~L e2|#-? ?&T~" eA!D"*N"*? ?!E" O" ?%V%ST~P}@y T}!}<y D" VQ  -?&T}E!eC -~D0"*s#rB TIfA%C T~: @&T8@#Utttt~L{|0@-T{!@*"S"S"S"S"S"S"S"S"S"S"S"S"S?"G 2T!f0/!&()*+.,-+"#% -T @*?"G 3A#T ?#T~* [=T.gA(Tx}*y e@)?(G }H}*S@(?#}BTE@#Uttttt~<|0@-UttttttS@."S"S"S"S"S"S"S"S"S?"G 5T(f00 !)"#*%&)))))()-T|"@#"S"S"S"S?(T&f0&-, !",-?!?"D" ?"D"%2|&V/+."-?!?"D" ?"D"%2|&/!.*-?!?"D" ?"D"%2|&V/)-T>@#.)-?%T N"F?%Utttt2O"C?!?"?%TCe2>?%?%D"DA#?%D"FA(?)G -A&T%[%s?&T,gT~Gvy eA)?!D":G GeG *A*T*Z@&T ?*?&=@*T!?)?&=&T!-?*2(?!D"6G -?%G  %s?%G !A!}BU{!|TUIv@.?!T ?!T|.[=T{!kT;gA!G }J|VS?(W%s?!T}4|Vy e@&?(@!#S?!V?(VlA,V%S?#G  @*?&G  @)?(T!f@(?#T!e@#?!T!f@!?&T!e@&T?T ?)T}U fT{!kT<Y=?)lT{!kT?T ?*T}U fT{!kT<Y=?*lT{!kW/!--T}V T}U ?,=&T}U -&Uttttj@.T~: -@&T?l@#?%TCe2|P.(-TC@#"S"S?(T(f0# !)!-?!D"6G -TAl@#.(-T|%T|#?"G 7?)G %W=@#.&-?!D"6G -T|&e@#T}W @&.%-T|(@#.#-T|)@#."-?)J ,UDv@-T}Y @&TF@#.!-?!D"6G -T| e@#-U?v?-u@-?.UI|W}=@*.--"S"s?"G 3A#T ?#T~* [=T.gA(J }J}*S@.?#}B@/TI@#U{{{)@-"S"S"S?"G 5T0f0% %!"!-TOTH?(Tx}*y eG "=@#.#-TM.!-?!D"6G -T|+e-@#?.@--?-UDv?/U?vu@-.,-?"G 3T~4 l@#.+-T~9 @#.*-T~8 @#.)-?"G 3A#}B?#T ?#T~* [=T.gG }H}*ST(W%sT~: T}X ?!D"6G -A!=@&T|*?!f&TG-@#U?vUttttt~<|0u@-.(-?"G 3A#}BU{!|T@-?"G 5T4W%S?-UDvUtttt~L|"u@-TM@#.(-"s?%Utttt2O"C?%T N"F?!?"?%TCe2>?!D":G G@(?%T2e?#T ?#T0[=T{!kTRgT}Q}3y eA&?%D"DA*?%D"FA)2|%?%D"2T!k%S?(T!n?&eH!(?%D"6A+T1kpT!k%S?+?&G |,e}BU{!|TU?vUttttt~<|0u@-T~: @&T{!@*?!D"6G -TJe."--?!D"6G -?%T*e?#?*?)?(22T}U T~: ?%G *A#=@&?%G +Ts?#=@*?-UDvUtttt~L|"u@-TNl-@#?%TCe2|P.&-T~  @&?!D"6A!G ,T"X%s?!G -TPl&TQ-@#.%-T4@#"S"S"S"S?"G 3A(T/fT ?(T/Z=T!f0%!")# -?"D"%@#?"D" @)?%T:eT!?!D" ?!D"*A+?!D"%ZA!=A,T ?+?!=A!2X"S?(%S?(T/X?#?)[l?!?#Yl/!?)?,eG  T?lT~W X/!T=@#.*&?%D">A!V%ST:@#.+-?%D":A)G  A#TRW%ST;@#.+-?!T!W?#T|"Xl/!T<@#?)G !A!T} !W?!T}V!W?!T~K!Wll/*--?(@#.(-T1T0?!D"6G ,T"W=@#.&-?!D"6G -T2l@#.%-Tttt*?!D":D".A!?!Tttt*]=}BUtttt~L{|0u@-T5@#.#-?!D":@!T7@#"S"S?"G 5T#f0" !%-Tt~%}J~J!?!D"*A!?!Tt~%}J~J!]=}BUtttt~L{|0u@-T6@#.#-Tttt*?!D".A!?!Tttt*]=}BUtttt~L{|0u@-T5@#."-T9@#.!-?"G 3T|-e@#-? T"Q >? ?#Q +? ?&Q *? ?"E"2O"I? ?"z " z-"?? ?-U{{{{{{|0|T?*}BUIvuUttttttttsuO" ?%TIeC -}N3".s!r"S"sB TIfA&C T{!@)?!G  A2@("S"S"S?2T!f0# !"%-?!G !."-?!G !@(T~Y!@)."-Tz!-@)T @(-? G *@*? H |+@+? G M@-? G K@.? G +@/? D"%@0? G >@1?&T |- 8?&?1T"XQ 7?&?"Q 6?&?0N 2?&?(Q 1?&?)Q 0?&?/Q .?&?.Q -?&?-Q ,?&?+|- *?&Ts?*?*T~: W=Q /?&T*eA"T22W?&? D" N"*?"?&T.e2|5Ttxy D" @-T}Ivy T}Qvy 2|5"S"S?%T2eA+T};|Sy 2|"A)V%S?#D"SD"6G ,T"X%S?"?#?%D"*2-?#T?e?#D"DA ?&D"*A"? ?"Y=A,2|4?#G |2T!X/#?,V/"?,T!e@,.#--?#T?eT 2|4?#G |2V/!-?&?#G VTtttt%lN"*?&T*e?&T.e2|5T @,-"S?#D"SA D"6G ,T"W%S"S"S"S?+G  T!f0/%%!!"%%%%%%!! -?%G 3@ ?#T?eT.T ?#D"DTy ]=2|F?&? T ? T~* [=T.gG }I}*STtttt%lN"*?&T*e?&T.e2|5.#-?&T N"2?&Utttt2O"*? ?%?&T*eA 2>?#?&D".?&D"22q? 2|P."-T @(T!? D" ? D"*A"? D"%ZA)=@ T ?"?)=A)%S? G  T|0W@(-?%D" @"?&?(N"D?&?)N"C?&? N"?#S?&T*eA%?&T?e23?&D"*T!X/"?&D"2A(?"]/ ?"?&D"6Y/ ?&D":?"Y/ -?%? ?)?&D".?(2+?&D"*A TttttqW/!?&?&E".A3O".?&? N"*?#?3}=?3U?|W}=2q?%2|P&?)%S? D":A D"%@"? D" @ ?&T Q 6?&?"T ? =N"2?&T!N"*?&? T!? =N".#S?&?&T*e2N?&D" A V/#?&T?e@*?&D"%? e@+B T?fA%C "S? ?+X%S"S? T!e@)? G  A(T~Y W%S?)?+W/!THT~Y ? G !TJW=@(? T"e@)-?%T*eT*T!T!2Z?%D"*@ ?%D".A"?(Q  ?%T!N">?%?"N":?%? N"6?%T6e@(?)@ #S"S? ?+W/ ? T!e@"? G  A)T~Y W%s?"?+W/!THT~Y ? G !TJW=@)? T"e&?"-@ ?(D"*A"?(D" W%S?(T!2m-?"?(D"%e?)Q  ?(?"T!eN"*.!--?*?%D">N"*?*?%E"6O" ."--?*T N"*?*Utttt2O" -?%T?eC ?#?&D"C?&D"D2q?*2|P. - -?#T?e@)?#D"%A"?#D"*T%ne@.?&TCe@1?&TIe@/?#D"D@ #S"S? %S?.?"fT%p? [/!? T%n?"e@ &?"A ?.W/!-?&?#D"SA0D"2N":?&?0z " z-#*? T2e@"? G .%S?&? D"*N"??&T?e?12|5&"S?&Ttty ?&D"6? D"%A T.ge?&D":? [=A E" O#??&? D"*A N"D? T*kV%S"SU @3?&D".A ?&D"?T!eA*]? ?*fT*]k%S?*?&D"*eE  @3-T @ Ttttt%@(#S? T}#.W/!? T}4|Vy e?0?*?326V%S?(T!e@(? T;e@ .!--?&?(N"F?&TFe?/2|5."--T}!xy D" @ ?&T*e?&T?eTuxy 2T?&? 2|KTttttqlN"F?&TFe?/2|5? T}!xy D" A(Z/ ?)? T|Wxy D" e?(? f2AT @ .#--T @ ?)T.T ?#D"DTy ]=2|F.!--?+G  T"X/!?%G 3@ ?)T.T ?#D"DTy ]=2|F?&? T ? T~* [=T.gG }I}*STtttt%lN"*?&T*e?&T.e2|5--?#?#D"I?#D"FeN"I?&Ttxy D" ?-fT"fN".?&?,N"*?-?&T*eA T"2R?2T#W%S?!D"%@"?!D"*@#T @!T @%T @("S#S?!?#W/!?!?"e?!T!e@!F  T}Ts|4?(eA(TD[/ -?#?!T!fA%Y@!T ?%?!=@#T!@%T!?"?!=@"-? ?%Q *? ?#N"%? ?"N" ?&E"*@3?&T#T ?&G 2A!=N"6?&T~@vy T!?!=N"2?&?3O"*?&T?e@%T @#B T?fA!C ? T%e@"T"@(#S?#?"D" e@#?"T*e@"?(T!fA(/ -T2@"?!T*e?#T!T!2Z?!T N">?!?!E#*O"6#S?"%S?!T6e? D" ? D"%2|C?"T*f@"? T*e@ .!--?%?!D">N"*?%?!E"6O" ?!T?eC ?&D"C@!?&D"D@"B T2fA C ? ?!?"2|MN".? T.e? T2eA 2|5? C ?%2|P-?&TIeC -}J-"8s"rB TIfA%C ? T N"?? T:eA#? D"6A(2j?#D"%?#D"*A*T%ne@)#S?&?(X%S?)U O# ?)T*e?&N" ?)T2e@)?*T!e@*?&T!e@&.!--?#?*N"*?%T Q 6?%T N"2?%T N"*?%? D"6N".? TCeA2?%T*eA#2|I? TRe@3? TIe@4?#T*e@5"S#S"S? D"FA#V/ ? ?#T!fA#N"F? D"D?#T%neA#G .A&T"W/ ?#D"*@/T ? D">?#D" A-T%neA*?-?#D"%A0Z? D"??0YlA#=@,?0?-fA)T"Y?#l/!?&T!kV%S"S?)T%n?,e@6? D"*@7? D"%@8? D"6@9? D"2@:?,@(#S?6?(A&W/!?&T2e@(?9?&D"*A#[/ ?#T%n?:eA#G .@+?#D"*A.?#D"%A#Y?7?"?+=?.Yl@1T!?/T!?#?8?!?+=e?1=e?/T ?.?#f?1=A#Z=@."S?#?/fA+T ?#?+]=A+T*YA1%r?.T!f@.U @;?+@##S?#V/"?#?.eJ  UPv?;U*|Wu@;?#T!f@#. - &?.E  A;UPv?;Ut~Y#|TUDvu?;Utt~X)|TU:v?;Uttt~T1|TU*vuu?;UD|WUt~Y#|T?;U*|WUttt~T1|T?;U:|WUtt~X)|Tuuu-@;-?&?+T*?1=}B?;uO# . - --?)T!e@&?,@##S?&T!fA&T"Y/"?#E# ?#T2eA#E# |;/ -Us@;?*@#?)@&#S?;?#E# |T@;?#T2e@#?&T!fA&/ -U @<?*@#?)@&#S?<?#E# u@<?#T2e@#?&T!fA&/ -?;?<|9%S?)T!e@*?,T2f@.U!?;?<|U|MU|0|Uv@;T @&T @(#S"S?&T%n?.e@##S?&T!eA&?*W/!?;?#T2eA+A#E# |TU |9/ -?(?)]/&?%?#z # z-#*?#?(T%n?,eA#z # z-# ?#?%z #*z-# ?(T!e@(.!--?%?0N">?%?-N"2?%?(?-eA#N":?%?#N"6T @##S?#T2W/#?#?%eT2eE" @;?%T!Q F?%?/N"D?%?;O"??2?%T?e2|I?#T*e@#. - -?;U~T!|T|7V%S?%T Q 6?%?0N".?%?-N"*?%?/T)eN"2?2?%T*e2|I."-?)T%n?*e@)T @(?-?0X%S?*D"*@#?)?*T2eA(X%S?(T*e@+?)?(fT%p@(#S?#?+D" A,?#?,Y=@#?+T2e@+?(T!fA(/ --?#@+T!@(-?%?+N"C?%?(N"??%?)N".?%?*N"*?%?%T?eN"2#ST @*?5D" @,?%T*eA-D" @#?-D"%@0"S#S?#?0X%S?-?#T2eA)N" ?#T*eD" @*T!@/?,D" V/"?)@#?,D"%?*W/!."--T @/-?%?*N"%?%?/N" ?%D" T!kV/"T @)T @#?%D"%A*? D"6Y%S? D"2?*T%neD" @&T!@#-?4?#?&2]?(%S?+? D"6Y%ST!@)? D"2?+T%neD" @#--?3?)?#2]. - --?%TIeC 1- -~:*"%s#|OT:@&"S"S"S"S"S"S? T{!kT"f0% !"#&-?!?"e@&?!@ "S#S? ?&W/!? G  G }/uST!W%S?%T!e@%? T!e@ .!--T,@&?"?%Y/&?"?%W/ ?%V/&?!?%eG  Ty X/&?%?"f@)T @!T!@"TG@(#S?"?)e%S"s"S"S"S"S? ?"eG  A%TGf0" !"-?!T!fT|/Y/".!-T ?(T{!kTGX/"<-?%TIfT{!kT+Z?%T~;!kT}U fT{!kT;Zk?!T|0]l/+-?!T!e-@!TG?%?%T|*W=@(?"T!e@".!--?(T{!kTGX/%?!T|0Y?#kV/&.%-?#/#T,1-T-@&?"T<Y/#?!z   A*z.~,~,~,~,~/~,~,~/~,~,}A~,~,~ ~,~,zhA+z.++++++++++++++++z|Lz.                z/ !"#6&(9*+<-.| 01?+zBzaV/#z.                ?!z  ,A+z.}A~,~,~ ~,~,~ ~,~,~.~,~,~,~,~,~,zhA,z.++++++++++++++++z|Lz/ 34#67(9:+<=>| |!|"?,zBzaV/#"s?*z8+TIfT{!k@#?*z8*TIfT{!kT,g@%?*z8&TIfT{!kT,g?*z8(TIfT{!keA T-[%S"ST|!T!? nT~,6k/"<? T"X/ ?*z8"TIfT{!kT,g?*z8#TIfT{!keA ?*z8 T!n?*z8!e? =T#kVT>l."--T|"T ? T!fT.Y=-?#?%eT!fZ%S"S?+z8!TIfT{!kT,g?+z8"TIfT{!keT9Z?+z8%TIfT{!kT,g?+z8&TIfT{!keT|-Zl?+z8)TIfT{!kT,g?+z8*TIfT{!keT|-Zl/ T:@&?"T<fA V/&"S? T!W?!G <A"T~6 Wk/ T-@&"S?"T|)f0# ) )-? T(X/!?!G =A TIfT{!kT"Z/!?!G >A"TIfT{!kT+Z/!?!G | TQX/!?!G |!TIfT{!kT&Z/!?!G |"TIfT{!kT+Z/!? TKX/ ?"T|+Z/(-T.1--T-1-T @ ?"%s?"T!f@%?!T!eT ?!G  TGW=&T -@#?%?"?#=@"?#?!?#=@!"S#S? ?"X%S? ?!eA#G  T|*W/"? T!e@ .!--?!?"2|</"T/1-T/@&?!? 2|<V/"?#T!e?"? Tsme2|</!."-T:T(?!?"2|<=@&.!-T:1-?&-}M)!9sB T~< fA&C ?!?"e@8?#?%e@<?&T@e@4Ts@5#S?#?<X%ST @.?"?#G  A9T ?9T|.[=T;gA(G }J|VSA-f?-?"f?"?-Z=A1?-T#?-T"pA*?*T#]=T!?*=A6e[%S"S?(T}4|Vy eA7@(B T?fA)C ?)?-?7eN">?)?(N":?)?8N"6?)?!N"2T @+?)T:e@3B T2fA/C ?)T2eA,D" @*?,D"%@2"s"S#S?*?2X%S?,?*T!eA(N" ?*G  @0?(@*?0TGW?0T~; Wl/!?/T*e?32|-?/G *A(V/"?/G +?0T?T ?0T}U fT{!kT<Y=lW/!."--T#.!-T"T!?(=-?/T2eC T{!kT#W%S?)T*e?32|-?)G *T!m@+-?)T?eC ?+T!k%ST!@.T @%.!-?1?6Z/ ?!?"2|J?7?-2|J|U|O}=?6T!nZ/ ?&z.                z-#2?&z.                z-# T @%#S?%T?X%S?%?&TSfe?%Q  ?%T!e@%.!--T @1?!@%T @,#S?%?8X%S?4U O  ?4z.                z- *?4U O 9?&?1T!eA(Q ??%T!e?%G  @2T @.?,T{!k@=T @,?(@+#S?.A%T|"W?%?-WlV%ST ?1?%V?,T{!k?2Xl?%?7eG  A,?=Xl=%s?%T!fT|"k?&eG  T!e&T{!-T{!kA)?+T!eT{!kA/?&TSfA0?%T!eA.T|"kA3eG  T!eT{!kA+?%?0eG  ?,T{!k?2XeT{!kA%?%?+Z=A%?%?/Z=A%?%?)Z=@+?3?&T?ee?+Q  .!--?&?&z #|7z-#2?&?&z #Sz-# ?&?&z  ?z-#S?&?&z  Iz-#|7@%?(@1?2@,.!--?&TSf?-T|"keG  A%?6[@.--?#T!e@#?9?:?%?5Y?.kA(=@:?%?5?(=@5?(?;l@;.!--? ?:Q !? ?;T!kQ  ?&T~< eC -~;&!0s?#T^[?#T?eA/?"[k%S?!?#eA(z.                z- 2?(z.                z-  -B T?f@(T!@*T"@,T ?%?%?"?/fA)T ?"?)]=ZA%=A)T"Y%s?(T}7|Ty G  Q :?(T}/|Ty E" O#2?(T|W|Ty z " z-# Ttty @,Ty @%T~@ @)T!&T!T!?!?/e?%=?"?/Y=A*G  A%T![%S?%G }>|TS@,-?*T|%e@0?)T|%f@3?*G !@.T @%?(T~4}:y G  Q :?(T~,}:y E  O#2?(Ty}:y z   z-# T:?)T"fA+?+T:]=@1?*T"e@2?(T!l@4T @+#S?%?1X%S?%?2eG  T!fA5T#[%S?%T~4|Sy eG  A-T&[?-T"XkV%S?-?4e?5G ~L|SSQ  T!@+?%T!e@%.#--?%T!e@%.!--"s?(?+Q  ?)T|%Y@+?0?.T>nT|"ok@-?,?,T"Wl@0T @%T @,?)T|!]%S"s?*D <@,?)TA]%s?*D |!A%?+/!<?*D A.#&T --@%-T -@)T ?-?+=@1?.T!k@-?.T%pT!k@+?.T!pT!k@2?.TsmT"pT!k@*?0T!k-@.? ?)N">? ?%N":? ?,N"6? ?3N"2? ?1N".? ?#N"*? ?(E# O"?? ?(z #*z-"D? ?(G :Q P? ?+Q |0? ?*Q R? ?2Q |-? ?-Q Q? ?.Q |,? ?&T"XQ |/? ?&T!WQ |.? T ?/?"?/YA"=N"%? T!?!?"=N" -t1"2s!rB T?fA-C ?!T ?!T{!kT0[=T{!kTRgT}Q}3y eA+? D":G GT!neA.T(e@1?%H!,?%H!*?.H!"Tsmll@3?"T!e@(?#D"*T%p@5? D">D"6@.#S"S?(?5]/ ? G FT!W%S? G DT!kV/!-"s?-Ttty ? D".?(T.ge? D"2?([=A&E" O#2?-?&D"*A&N":?&T*k%s?-T*e@,?-T2e@4T @/?+G QA)?+G |,A*eT~+ Z@&T!?*T.gTx}*y e?&=@*T ?)?&=T.g@&T @)"S#S?&V/!?*G +A6T ?6T|.[=T;gT}4|Vy e? ?42YV%S?&T.f@&?)T!e@)?*T.e@*.!--T!@/-?,?)N"%?,?/N" ?-D"*@&?-D".&U @7? D"%A&?-D"2T!eA*]?&?*fT*]k%S?*? D" eE  @7-?0?+G QA&Y%S"S?&?+G |,A)eT~+ Z/ ?)T.g?0T.geG }I}*SA&T ?&T|.[=T;gT}4|Vy e? ?*?726V/ T!@&?0.#--T @/?+G QA,?+G |,A&eT~+ Z@)T!?&T.gTx}*y e?)=@&T ?,?)=T.g@)T @,"S#S?)V/!?&G +A4T ?4T|.[=T;gT}4|Vy e? ?*?726V%S?)T.f@)?,T!e@,?&T.e@&.!--T!@/-?-?,N"%?-?/N" ?-D" @&?-D"%--@)"S?&T!W%ST!?)T1knA&?1H! kV%S?&?2k%S? ?(2i-?)T!e@0?&?2l@2?&?3k%S?)?+G |,e@&"ST!?)T1knA)? D":G GA*T!n?+eH!,k%S? T0?&?(2|@? ?(T!e2b.!-?)?%H!*k%S? ?%D" T!W%sT4T3?+G |-?%D"%T)kpT!k=&T3-?&?(2|@? ?(T!e2b&?)?*T!n?+eH!"kV%S? T1?&?(2|@-? ? G |*A*?)?%H!,kT XlQ |*? ?(T!e?&28? ?*Q |*--?(T!e@(&? ?(T!eA(?)?+G |,e28-."--? D">T.e?(2d? ?(T!eA(2b-Ttty ? D".?(T.ge? D"2?([=D"*T%p@(.!--?#D"%A/TsX%S"S?+H!0@(?%D" T!W%s?(?%D"%T)kT!n?+eH!4l&?(-?2TsmkA0T{{#kV/ B T?fA(C ?+G QA,?+G |,A)eT~+ Z@&T!?)T.gTx}*y e?&=@*?#D"%T!f@2?#D" A1T!e@3T ?,?&=T.g@&? D":G GT!n?+eA#H!(?#H!,lTsm?0kT{{#k@+T @##S?&%S?+?#T1kpT!k?*T%eG  A0T#Xk%S?*T!e? D"6T+e?*G  =G  @,?(?0Q | ?(T*|- =?(?,Q <?(?#?)eQ ;?(T"Q :?(?"N"2?(?2N"6?(?3N".?(?1N"*? ?(T*eT T 2o-?*T.e@*?#T!e@#?&T.f@&.!--?(T?eC --? D">D"6?.Z%S? @"?.@ ?%D" @#?%D"%@.?/TsX@+T @&B TIfA%C T!@)T2@("S?#T!W%S?!T ?!T{!kT0[=T{!kTRgG ~S}3S?.T)kpT!k%ST4@(."--T @)T"@&-"S?+V?!T{!kA#T"Wk/ ?"?(2|HV/ ?"D">D"6A.? ? ?.Y=@0? T"n@.?!T ?#T0[=T{!kTRgA#T}V}3y e@,?#T}Q}3y eA+T!e@2? @##S?#?0W/!?"D">A*D"6?#[/!?.?*D"2eD" @*"S?)V%S"S?+G MT!X/ ?"D":G G@/?%Ttty ?"D".?*T.ge?"D"2?*[=A1E" A7O#??%?1D"*N"D?%D"C?7}=fT|R#]/"?%T:e?"?%T?e2p?%T2e?+?%D":A1?%D">A32|%?%D"2T!W%S?/T!n?,eH! ?%D"6T1kpT!k/!-?%T*e?!?1?3?/22?%G *V/"--?"?(?&?2?"D"6T+e?+G  =G  T#?!?*2|*-?#T!e@#?.T%e@.. - -?"? 2a?%TIeC -?-T?eC -}3&!&sB TIfA&C ?&T2eT ?%?#f?"?%Y?#?%ZlA"=A)T?eT!T!2Z?&T N"??&?&E#2O":T!?!?#e?"=@*"S"S#S?(?)Y%S?(?*eG  A"T|#W%S?&?)N"D?&?*N"C?&TCeA"?(T!eA!2|,A+?"?(T"e2|,A"lT1Z/#?"?+T%nl@"T#@!&"ST!@!?"T|)X/ T?@"--?&T:e?"2g?!?(e@(.!--?&T:e2|!%S"S"S?)T#Z%S"S?*D  Tt|R|Suqk/ T%?*T#eT|PkA!?*f?!?*W=@(?)T%f@!#S?!?(Z%S?(?*eD" Tt|R|Suqk/"?(T%e@(.!--?!?*eD  Tt|R|SuqkV/"-&?*T!f@!?)@(#S?(V/"?!?(e?(T!f@(F  T |6/ --?&T*e?)T!T!2Z?&T N"F?&?&D".A!N"D?&?&D"*N"C?)VVA"%S?"%S?!?*?)~X,  -?&?)N"F-?&TCeA!2|!?!2|PV/!-? ?&D"?N"*? ?&E":O" .#--? ?%N"*? ?#N"%? TttttqN" ?&T:e2|P.!-?)?!f@+?!?*e@!?)?(Tsme@"T @)T @%"S"S#S?"%S?!F  T |3/#?"T!f@"T!@%?!T!e@!?)T!@)V/!."--?+@%.!-T"@%-? TttttqN" ? ?#?(eA!N"%? ?!?%eT!eN"*?&T:e2|P-?&TIeC -|S&"3s!rB T2fA&C ?!%S"S?!T%n@(? E# @6T2@##S?#?(W/!? ?#e@*?#T2e@#?6?*E# A6|?/ -?"T N"*?"?!T%n? eA*? fA(T%pA,2j?"D"*@#?"? ?*X%s?(%S?"D"%?#T%ne? ?(~X,  -?"D"*&?#-?,eN"*?"D"%@#?"D"*@(T!@)#S?#@*?(@,?!?)Z%S?(T%n?#e@2?#@(?!@%? @##S?%%S?&?)?%?%?)Z=A"N"%?&?#N" ?&T*?3?)T%nA-?#e?%?)YA+=A3?+=A/N"*?&?)?%?)fA+T ?%?+]=A+?)?+Y=A0N".T*?4?-?/e?)?+ZA-=A4?-=#S"S?(@%?"%s?0%s?&T*e?&?#E# ?/E# |==&?&-&?0V/!?&T*e-@.?2A(?%W/!?%T2e@(?.D"%A5V/!?.?5T!fN"%?.?.D" A"T2eN" ?%?"D"*N"*?%?"E# O# ?&D".@0?&D"%@"?&D"*@/?&D" @#.!--?+?)fA"T ?"?+[=@%@#.!--?)T!n@)?1T!m@1?!@(? @#?,@!?*@ .!--T!@%?1T!kV/ ?!?,?!?,Y=@##S?#V/!?*? E# O# ?*T*e? T*eD" N" ?#T!f@#? T2e@ ?*T2e@*. - --?&T2eC ?%-}2%!-s?!D"%?!D"*A)T%neT2f@#?!D">@%?!D":@*"s#S"S?)V?)V?#Vl/"<?#D" A&?"Y%S?"Ttty ?&T.g?*e?%?&[=D"*T%pY/!-?!?)T!fA)N"*?#T2f@#.!--T -@&"s?"%ST ?&V?"?%]lV/!<-T!-@#"S#S?#V%STtty ?!D":?(T.ge?!D">?([=D"*@#?!D"*A&?!D" W%S?!2|>-?!D"%?&T%neA%?#T)kT&WQ .?%T N"*?%?(T!eN"%?%?(N" ?!?&T!eN"*T!@#.!-?!D"%@(?!D"*A#V/!?#T%n?(eA*T2fA%V/!?*T%f?*T.fA,D" A+?"Z%sT @#?%D" T!e&?*T*fD" @#?+-@%?#T!f@#G  T!m@-?!D">@.?!D":@/#S?#T!e@#?"Ttty ?-?%A&eA(T.g?/e?(?.]=D"*T%pA%]/ -?,?&N" ?*T*f?#N" ?&?+X%S?!D"*T!fA%?)?%?)Y=@)-?"?(Z%ST @#.!--?!D"*@#?!D"%@(-? ?#N"*? ?(N"%? ?)N" -~1#!&s?!D"*A"%S?!?"T*pN"*T!@&&"S?!D"%A%%S"S?!?%T!fA(N"%T!@&?!?!D" A#T!eN" ?#G  A"T~8 X/"?(V/ ?!?%T"fN"%?!?#T"eN" "S"S"S"S"S?#G !A"T~J f0* )))!)"#%-T,@".(-T/@".&-T+@".%-"S?!2BA"Tt~T#kTt}E#X%S"ST @#?"Tt!Y/"?"Tt2Y%S?"T|0kTt!l@#?"T(pTy!l@".#-?"Ttt%]/ ?"T(pT|0k?"T*nTt~Y klTt|R"l@#?"T.pT~<!l@"."-&?!T!?!D" T"e?!D"%A#T"Y=N" ?!?#T"fA%T ?#?%]=N"%?"T,nTt~T|0k?!2BT{)klTtt%e@"-?"T2nTtt~X!k?"T.pT|0k?"T"nTt~Y kllTt|R|S%l@#?"T4pT~L!l@"-?!?#N"*.#-"S"S?"T~> f0&!%%% %-T.@".#-T*@"."--T @&--? ?"Q !? ?&Q  -}1#!&s?!D"SA!D"*A&?!D"%Z@#?"D"%A%?"D" A(YT ?&?#=?%Yl@&T ?%?(f?&=@%T!?(T!?!D" ?#=e?&=@#"S"S?"G 2A(%S"S?(T&X/#?"G 3T/Z/#?%V%S? T(Q !.!-?!D":G IV/"?#G  A!TIfT{!kT,Y%S? T)Q !.!-?!TQfT)Y?!T~7 fT(Yl?!T~W fT%YlV?!T@fT{!kT1]k%S?!T{ X?!T?]k%S?!T~;!kT}U fT{!kT<]%S? T,Q !&? T+Q !-."-? T*Q !.!-? ?!Q !T"@).#-&?!D":G IV/!?!D"6G ,T"X%S? Ut|S|W}/y}7}U!Ttty ?!D".?"D"*A"T.ge?!D"2?"[=M"*U#v|WR !&? T#Q !--T!@).!-? ?%N"*? ?#N"%T#@)-? ?)Q  -~H"!*sB TSeA#C "S? D"}/!T)fT#Y%ST!? D"q? D"t!A!? D"|PZA%=@ ?#T ?!?%=A!%s? G  T|0W&T -N".?#?!N"*?#? N"%?"T ?"T{!kT|.[=T{!kT;gT}4|Vy e@"#S?#T2e?#T%e23?#D"2A%T!X/"?#TCe? ?!?#D"6?#D":2+?#D"CTttttqW/ ?#?#E"CO#I?#?#D"FA&N"P?"?#D"L?&2c?#TIe2|PV/ -&Ttty ? D"u!A&?!T.ge? D"|W!A)?![=D"*A%T%p@*?!T!e@!?%T)kT%W@+#S?!?*Y?+kA%V/"Ttty ?!T!eA(T.g?&e?(?)]=D"*? ?!?"2|.@,T%p@!?,V/ ---?#TSfC ?%-}K"!)sB T2fA#C Ttty ?!D"u!?"T.geA%T.e?!D"|W!A&?"T!e[=D"%@(Ttty ?%?"?&]=D" @%?!D"q@"?!D"t!A&?!D"|PZ@!?#T ?&?!=A&N"*?#T!?"?!=A*N"%?*T!f@)?&?%T!f[@+?%@!"S"s#S?%T ?!=?+?!Vl/!<?!?)eG  A"T+fT"]?"T/X?"T?XkkV%S?!T!f@!.!--?"TFW%s?!T!f@"."&?!--@"?#?#T%eN".?&?#T.eA)?(2VA![/ ?!?*eG  TFX/ ?)?!T!e2V@(?%@"-? ?(N"%? ?"N" ?#T2eC -},"!&sB T?fA&C ?!T ?!T{!kT0[=T{!kTRgT}Q}3y e@!?%T![%S?%T!n?!eH!"@)-?&UsO#:?&UsO#2?!G QA(?!G |,A!eT~+ Z@%T!?!T.gTx}*y e?%=A!T ?(?%=T.ge@(T @%#S?!?(X%S?*T1k@+?*T!e@*?!T.e@!?)?+pT!kV?%T1Zl/!?%?&T2ee?!T#fG  Q  ?%T!e@%.!--?&T*e?"?#T!?&T2e?%T2ZA!=T ?%?!=2(?&G *@!? ?&G +Q !? ?!T!kQ  ?&T?eC -}/"!)s?!D" A)?!D"*A#?!D"%A&?#?&Z=A"e@("S#S?"?#X%S?#?)eA%G  T|%X/"?!?#T!eA#N"*.!--?"@#?(@%-T @"? ?#?&YA(%s?%T ?(=@*?&?#f@(?&?)e@&"S#S?&?"?%eA)W/!?)G  T|%X%S?"T!e@".!--?"@(-T @%#S"S?%?(WA&/ ?%?*eG  T|.W/ ?%T!e@%.!--? ?#N"%? ?#?(eA"N"2?!?"N"*? ?"?#?%e?&=A!N"*? ?"?!T!eA ? ?"Z=N".T!&T -N" -}4"!)s?!? D"%A(Y%S"STt!@#T}T!@)"S?!? D" A%eA*G  A T|/eT{!kT|!]%S"sT#@"? T~<!W%ST}7!@#.#-T}6!? T~I!W/ <? T|"eT{!kT1Y/"T%@"T}&!@#"S"S? T~L!f0&%   ! -Tt!@#? T1eT{!kT#Y/#.%-T}%!-@)&T"@"-Tt!@#-?!T!eA ?(Y%S? ?%eG  @&-T"@%"S#S?%A ?"X%S?(? ?!e[/"? T!e@%? ?*eF  TS|3/!."--?"@ -?"T ? ?"]=T ?&?)[=T ?#?&[=1--T -}6#"%s!r"sB T2fA)C ?%D"*A&T)kT#W%S"S?&T*k%ST!@&?!T{!kA!T%[%S?"?!T,gT~Gvy eA&eG *A"T*Z@!T ?"?!=@*T!?&?!=@&-?)T*e@"T @!"s"S#S?!?*X%S?!?&eG  A(T ?(T|.[=T;gT}4|Vy e?#?%2Y/"?!T!e@!.!--T .!-T!-@#?"?!N"%?"?#N" ?)D".@%?)D"*.#-T!@*?#D"%A&?%D" T!eA(]?&?(fT*]k%S?(?#D" eE  @+-T @&?!T{!kA!T%[%S?"?!T,gT~Gvy eA%eG *A"T*Z@!T!?%?!=@*T ?"?!=@&-T @%#S?%?&W/!?%?*eG  A!T ?!T|.[=T;gT}4|Vy e?#?(?+26V%S?%T!e@%.!--T!."--T -@!? ?%N"%? ?!N" ?)T2eC -~Q!"#s"r? G :A&T)Y%S?#? E  |U?&TsmT#n}Bv|71-? E  ?#|8%S"S?!D" @(U @#?!D"%A!?"T*eA%]%S?!?%fT*]%S?%?(eE  @#--?&T!eA%T*X%s"s? E *@)?&T1Y%S?#?)|UTt!?%T#nf}Bv|71-?%T2W%S?#?)|81-?!?"T2eA"]%S?!?"fT*]%S?"?(eE  @*--?#?)|9/"T Ty!?%T#nfA!T|0Z/ <?*? E 2|U?!}Bv|7-&T!-1--T -~N!!&s?!G J@%?!G I@#?!G (@&T(@""S"S"S"S"S?!G |+A!T0f0% %!"#-?#T!X/#?%T ?%T~* [=T{!kT.gA#Tx}*y e@!"S"S"S?#G }F}*ST!f0# !"(-T @".&-?!G )@(T!@".%-?!G )@(T"@".#-T(T(T&?#T#X=?&T{!W=@"."-T#T(?#T!W=@".!-?&T{!W?!T)Xl?#l/ T(T%?%T~+ fT{!kT}Q!Y=@"-? ?(Q !? ?"Q  -~"*!3sB T?fA)C ?)Ttty ? D".?!T.ge? D"2?![=A#E" O#2?)?#D"*A#N":?#T)k@%?"T ?"T{!kT~* [=T{!kT.gA&Tx}*y e@#"S"S"S"S"S?&G }H}*ST!f0) ####!"#-?%T#X/"?)D"6?)D"2fT#Y/".#-?%T#X/!?)T*e?#G -? D":G G? ?)T2eA%25?)D"*/"?%D"%?%D" fT"X%S? T)T ?"?!2|G&? ?!?"?#2|/-."-?%T%X/ ?#G -@%T @&"sB TSeA"C Ttty ? D".A-?!T.ge? D"2A(?![=A*D"*@+?*D" @.T @#?%T ?%T0[=T{!kTRgA,G ~L}3ST!W?*D"%A/TsXk%S?,T}Q}3y eA*G |,T.gA,G }I}*SA#T ?#T|.[=T;gT}4|Vy e@0?+T%p@1?!T!e@#?,Tx}*y e@,? D":@2#S?#?1Y%S?"Ttty ?#T.g?-eA3T.e?(?#T!e[=A4D"*N"D?"?4E" O#??"Ttty ?3?#?(]=A#D"*N"P?"?#E" O#I?0? ?"TIe2Y%S?"T*e?,G -?2G G? ?"T?e25?"D"*@5?"D".@&-?"D"DT%p@#.!--?5T!X%ST @#?"T N"6?*H!K."&?"?&N":?"T!N"6?&T)kT!n?*eH!A@#T ."- -?"T N"6T -@&?"?&|-!|!?"?#|-!>?"?+N"P?"?/N"L?"?.N"I? ?%?!?"TIe?"T6e2*?"TSfC .!-B T2fA%C ?#G *@&"S"S"S"S"S?)T2eA(D"*A*T)kA+T&f0# !%!-"S"S?&T*f0"!# -?&/#."-? ?!?#G -2J?!T!e?*T%pX/#?(D"%TsW/#?#G &A#T#W/#? T+?#?"?!2|G.#-?&V/ ?&T+W%S?*T(kT%W%S."&.#- -?+T#X?&T!fT%Zl/!?(D"%?(D" fT"W%S? ?!?"?#2|/.#-? D":G H@+?*T*k%s?%T*e? ?(2p?%D"*@#?%D".&?%? ?(2|6?%D" @#?%D"%-@(?&?#?(?+T!k2&A#T{!kT:W/"? ?#T ?"?!2|G."-? ?!2b.!-? ?!2b?(D"%TsW/ ? T(?#G #?"?!2|G-?%T2eC -?)T?eC -~%!!&s? D"2A&?![%S? D"6A#?!Z@%&"S?!? D"6A#]/ ?!? D".A(eF  A)T |6%ST!@%.!-? T.e?!24A%/ T @#?!T!eA"?&Y%S?"?(eG  T~<!kT}7!W@#-?!T"eA"?&Y%S"S?#T!m?)T|KXl/ ?"?(eF  TS|6/ ? T1?!T#2|L1--? T0?!T!2|L1--? ?"?#?!?!?#Z=?%2|L-} #!#sB T~< fA%C ?%?!N"2?%? N".?%?"N"6?%?#N":?%?%T~; eA N"|??%? N"|;?%? N"|7?%?%T:eN"|5?%? N"|3?%? N"|2?%? N"S?%?%T6eN"R?%? N"P?%? N"L?%? N"I?%?%T2eN"F?%? N"D?%? N"C?%? N"??%?%T.eN">B Tt!fA C ?%T>eA!D"ID" @"?!D"?D" @#?!D"2D" @&?!D" D" @(#S"ST~4wy T~4wy G  A!T!?!=Q  ?!V/ #ST~4wy G  %S.!&.#- - --? TSfA!T~<wy D" T~@wy D" ?#?"?&2)? ? D"|3N"*? ? E"SO# ? T.eA"? T~( eTL~X,  ?!? ?(?"T!2!T~4wy T Q  ? G |3? Tt!eC ?%T~< eC -}E%!#sB T~< fA%C ?%?!N"2?%? N".?%?"N"6?%?#N":?%?%T~; eA N"|??%? N"|;?%? N"|7?%?%T:eN"|5?%? N"|3?%? N"|2?%? N"S?%?%T6eN"R?%? N"P?%? N"L?%? N"I?%?%T2eN"F?%? N"D?%? N"C?%? N"??%?%T.eN">B Tt!fA C ?%T>eA!D"ID" @#?!D"?D" @"?!D"2D" @&?!D" D" @(#S"ST~4wy T~4wy G  A!T!?!=Q  ?!V/ #ST~4wy G  %S.!&.#- - --? TSfA!T~<wy D" T~@wy D" T ?#?&2)? T.e?!T.eTL~X,  ?"T9Z%S? Tv,N!|9?"T:X%S? T*Q |7&? T)Q |7-&? ?"G ~4|SSA!Q |:? T Q |;? T"T ?!T#fT{!kT"YA!=Q |<? T(Q |7? T.T(?!=Q |9-? z.                z-#SB T2fA!C 2hT}!}<y T N" Tu}<y ? TSf2^?!T%eA"U%O" ?"T Q *?"T}>vy ?(? T.e2F?!T2eC 2|1T~4wy T Q  ? Tt!eC ?%T~< eC -}:*"*s!rB T~< fA%C ?%?!N"2?%? N".?%?"N"6?%?#N":?%?%T~; eA N"|??%? N"|;?%? N"|7?%?%T:eN"|5?%? N"|3?%? N"|2?%? N"S?%?%T6eN"R?%? N"P?%? N"L?%? N"I?%?%T2eN"F?%? N"D?%? N"C?%? N"??%?%T.eN">B Tt!fA#C ?%T>eA D"ID" @!? D"?D" @"? D"2D" @&? D" D" @*#S"ST~4wy T~4wy G  A T!? =Q  ? V/ #ST~4wy G  %S.!&.#- - --"s?#TSfT~<wy D" T~@wy D" ?"?!?&2)?#?#D"|3N"*?#?#E"SO# ?#T.eA+?#T~( eTL~X,  B T2fA,C T @&B TSeA"C ?,T%eA-?#?*?+T 2!?"T*eT}!}<y D" A T*T22Z?"T N">?"?"E#*O"6? T:g@(T|W}<y D" @ #S?(%S?"T6e? J 5? M".U*vu?&2_?(T:f@(?&T!e@&? T:e@ .!--?"D">@ ?"D":?"T N"L?"Uttttt!O"F? ?"TFeA 2,? T*T22K%ST}!}<y D" @ T}!}<y T N" Tu}<y E" @.Tu}<y Utttty O" ?"? N"D?"?.O#??"D"6@!?"?"D":A ?"D">T%nA(eN"P?"?!N"L?"? N"I?"? N"F#S?(%S?"? T2eA!N"I?"D"C? D"*A T:geT ?"D"D? Z=A)T XA Tu}<y D" T}!}<y D" A&fZ%STu}<y ?&? T%T:2|B-T|W}<y D" T}!}<y D" A&T:ge@ #S?)%S? ?)E"2O"2? ?)z " z-" ? T:e@ ?&T!e@&T @).!--T}!}<y ?&N" ?(T2f@(?!@ .!--?"?"TFeN"RB T2fA C ? ?"TReD" A!D" N".? ?!D"*N"*? T*eT*T22K? T2eC ?"T?eT%T:2K&?"T6eT*T22K-?"TSfC ?-?#?*?+2F?,T2eC Ttxy D" A T%]%S"S? T)X/ T~X}@y D" A G .T!X/ ? T2eT~"vy T.2|7/ T ."--2|1-T~4wy T Q  ?#Tt!eC ?%T~< eC -~9!!#sB T2fA#C "S"S"S"S? G  T!f0# !"#-?"? G !A T ? T|.[=T;gA T}4|Vy e? G }J|VS2|C."-? G !@ ?"TA2g?"? T ? T|.[=T;gA T}4|Vy e? G }J|VS2|C?"TA2g.!-? G "? D"%@&? G !@ ?#T"Q *?#? Q +?#T*e?!?"2=?"TQ2g?#?!?&2Q?"?#D" ?#D"%2|CT!X/ ?"TF2g-?#T2eC -~8!!"sB T?fA#C "S? D"6G ,T"W%S?#T%eT!? D" ? D"*A%? D"%ZA =T ?%? =?!D" ?!D"%2+?#D"%TttttqW/!?#?#E"%O#2?#?#D".A N":?"?#D"6? 2|C?#T2e2|P&?#Ttty ? D".?!D"*A!T.ge? D"2?![=A!E" O#2?#?!D"*A!N":"S?!T)kT#f0% "" "-? ?#T2e?"2T--?#T?eC -~X"!)s?"?"T%eA#?"?#Z=@&?!D".@(?!D"2@)T!@#"S#S"S?"?&W/"?"?)]/ ?"?(eG  A%TIfA+T{!kT,]%s?%T~= fT{!kT(Y%s?%T~3 f&?%T~! fT{!kT~V!Y/"?%TOf-&?+-T{!k?*T%nl@*?"T!e@".!--T @#"S?!D"2A&?"[%S?!D"6A%?"Z@#&"S?"?!D"6A%]/ ?"?!D".A(eF  A)T |6%ST!@#.!-?!T.e?"24A#/ T @%?"T!eA#?&Y%S?#?(eG  T~<!kT}7!W@%-?"T"eA#?&Y%S"S?%T!m?)T|KXl/ ?#?(eF  TS|6/ ?!T1?"T#2|L.%--?!T0?"T!2|L."--?!T,?%?"?"?%Z=?#2|L-T @#-? ?*N"%? ?#N" -}H!!)sB T2fA#C ? D"*@!? T}M|Sy T?2|C?!T?eA&? D"*A)Z@%T ?&?%=@&T!? D"%?%=@%"S#S?!?"Z%ST!@(?"?&Y%S?"?%eF  T |3%S?#?!N".?#?&N"*?#?%N"%?#T%e?"24A(V/%--?"?(e@".!--?!?)Z/ ? ?!N"*-?#T2eC ?!?"[-n!"s"S? G  A"?!G  W%S"ST!@#"S"S?"0.%%%%" """%"!"-? G !A ?!G !A!WA"? T/Zk? T0YA ?!T/Z=A!?"k?!? =1-."--?#1-? G !?!G !W-}?!!(s?"?!?!?"Y=@%#S?!?%X%S? D"2A&?!Z@"?!T.g?!T!e@!? D".A(eTtty ?"=D"*A"T)kT%X/!?"T%p@#? D">A"T.e@)?"D"6@*?!@"#S?"?#Y%S?)?"2dTtty ?"T!eA"T.g?(e?"?&]=D"*T%p@".!--? ?*2a.!---}@#"*s!rB T2fA)C ?&%S?"?#eA"?#]%S?)T%e@+?"?!D" T!nA#?"?#Z=A"T*T%T!?&T|R*Y=?&T!W=A,?"?,Z=A.@"B T?fA(C T!@-T%@*"S?&}B?"}BrA0U?|W|7%S?0}=A"Tttttq?%f[%ST @*?(T>e@#?&%s?!D" A/%s?(?%N">?&?/g@*?!D"%@&?(T:e&?#-&?#-?*N" ?(D">%s?(D":A#%s?&?#?%?"2|N@&?"&?(T2e?%?"2e?(D"2@&?(D"6-&?(T*e?%?"2e?(D"*@&?(D".-@#?&%S?+?&N"%T @-?#@"&?+?%N"%-T*@*."--T @"-?*?+e?"N" ?+?-N" ?(T?eC ?)D"%T!X%s?)D"*@"?!?.N" ?!?"N"%T|Rtttq&?)D".@,?)D"*-@(--? ?,N"%? ?(N" ?)T2eC -~(!"&s!|OB T2fA#C ?#z.                z-# ?"T1kA%%S?#?"T~L{{{)k?!e?%~X,  -?"Tjk?!e@(#S"S"s?!%S?!T2e?!?(X/!<-?)/!?#@!T!@)T -?&?!z   A*z.rrrrrrrrrrrrrrrrzBzb?*z.HHHHHHHHHHHHHHHHzBzblde@&@!.!--? ?"?&eT!e2|F?#T2eC -}0!!%sT%? D"%A!?!T%]=@"? ?!?"fN"%? ?"? D" A#eN" T @ ?!%S#S?#G  A!TIfA%T{!kT,]%s?!T~3 fT2?!TOf?!T}U fT{!kT(]=?!T~= fT{!kT(Y=&?%-T1k? T%nl@ ?#T!e@#?"T!fA"/ --? -}O!""s!|O? D" @"? D"%@ #S"Sz.{{{{{{{{{{{{{{{{@%? ? ?!Z%s?!?"eG  T,W&T -?!eA!]%S? ?!fT2]%S?!?"ez   z.????????????????zC@%--? ?!?%zbTtt%l|JeA![/ "S"S?!?"eG  A#T+f0& #"" !-?!T!e@!."-?#T?W/!--?!-}>!!"s"S?!G 5T|!kT*W%S? G G/!? G |*%S?!G 2/""S?!G 3A"T ?"T~* [=T.gG }H}*ST"f0& ### #-?!T Q 7-? D":A"G H/!&? D":@"-?!G 6A#T#W/ ?"G |*?!G 7T!Wk/ ? ? G D?#T XkQ D? G F/ ? D">?!2^--}(!!%s?!G QA%?!G |,A&eT~+ Z@!T!?&T.gTx}*y e?!=@&T ?%?!=T.g@!T @%"S#S?!V/!?&G +A(T ?(T|.[=T;gT}4|Vy e?"?#2cV%S?!T.f@!?%T!e@%?&T.e@&.!--T!@)-? ?%N"%? ?)N" -}%!!%sB T2fA#C ?!?"X%S"S? D"*A%? D"%Z@&T ?%?&=?"Y?!?"ZlA%/ T!?!T!? D" ?&=e?%=A G  TAX/ ?#T*e? T!e?!Tsm?"e2X?#D".V/ ?#D"*G  T~7 fT~;!kV@(--?#T2eC ?(-}7!!!sB T?fA*C ?*?"Q | ?*T Q >?*?!Q =?*T Q :?*?%N"2?*?&N"6?*?(N".?*?&N"*? D"6@"?*?#Q ;?*?#T ?#T{!kT~* [=T{!kT.gA!T}A}*y e?"T+e?!G x}*S=G  Q <? ?*T*e?!G }D}*SV?)2o?*T?eC -|Y!!#s"S?!?#eA%?!]%S"S? D"2A&?%Y/ ?!? D".A(e?"?#2|7/ T @#?%?&Y%S?%?(eG  @#-?#T{!kA"T|*W?"T~; Wl?#TIfT{!kT,Yl/ ?#T^kT}U fT{!kT<]/"--? ?!2MT @%-?%-s!&s? D".@#?!? D"2A"Y%S?!?#eG  T~I!W@%-?!T!eA(?"Y%S?#?(eG  T~<!kT}7!W@&-?"?!T"eA"Z%S"S?%?&kV/ ?"?#eF  TS|6/ ? T1?!T#2|L1--? T0?!T!2|L-|W!!#s?#Tsm@&T}Mxy D" ?!T"ne@!? "s"S#S?!D" A!%S?!D".?!eA(?"?&?!?#ekA%eY/!."--T .!-?!2|;?!?%X%S?!?%2H&?!T%fA!?!D" T"mN" -? ?(N"*? ?%N"%T!-N" -}%M#Is"r!|OB TIfA<C ? E" ALU{!|TU%|8%S?<T%Q >&T~Lwy D" @)T~Hwy D" @&?<?LO">?<?)N":?<?&N"6?<?!D"*N"2?<?!E" O#*-B T2fA*C T}!xy T N" Ttxy T N" T}Qvy T~"vy 2|5T}Ivy T}Qvy 2|5T}!xy D" @)Ts@2"S"S"S?<T*eA+G 6T!f0" !"-?*Ttty ?+D".?+D":A&T.ge?+D"2?&[=A&E" O# ?*?&D"*N"*?+?*Tuxy 2TT|/@2.!-T|0@2-?*?)2|KN"%?*?2N" ?*?*T*e2|5?*T2eC ? @KB TSeA5C ?#AGD"2A T}!}<y D" A| ? ?| Y=@)T|W}<y D" @.?<TDeA|!"s"S?| %S"S?| T!fA#T:g?.eA&G 5A T&Z? T"Wl/ ?#?)T!fA [/ ?&z " @N? T:g?.eA ?&E"2O"2? ?Nz-" ."--?)/ T .!-?5?GN"??5?!E" O#*?5?!D"*N"2?5T~Hwy E" O"6?5?"T ?"T+[=T.gT}X}2y eN">?5?)N"P?5?| T:g?.eN"L?5?.N"I?5?5T*eA4N"R?5TCe@AB T?fA*C ?*T*e?5TIeA7D"*A!%s?!?7D"%?7D" fT:hA ? ?!Z=&T -T%TP2Z?*T N">?*?*E#*O"6B T2fA+C ?*T6eA#?7D"*A!%s?!?7D"%?7D" fT:hA ? ?!Z=&T -2l?#E"%@L?+?#T*eN"%?+?LU?|XO"*B TSeA)C ?7D"%?7D" A0fT:hA!?7D"*A ? ?!Z=@2?+T%eA D"*? D"%A&TPge@,? D" ?7D".@!#S?2%S?)T*eA ?!?02"?,? TP~X,  ?2T!f@2?0T:e@0?,TPe@,?&T!e@&.!--?&N" ?)TSfC ?+T2eC ?A?*D">N"*?A?*E"6O" ?*T?eC T @&T @0T @#T @2B T~<"fA%C ?AA D"*@=? D"%@-?4D"6G ,T"X%S?%?4D"2N"}&"?%?4z " z-#t"?%?=TPgA!?-eN"~8!?%?-N"~4!?%T N"}>"?%Utttty O"}7"?%?4D"2N"}Q"?%?4z " z-"}A"?%?%Tt"eN"~@!?%?%T}7"eN"~<!?%T~<!e@)"S#S"S?!V/"?%TIe?-27?%G IT(X%S?%TDe?)?-2|0?%D"DT!k/!-?-TPe@-?!TPf@!.!--?%D"F@!?%?-TPeN"~4!Ttty ?%D"}!"?!T.ge?%D"}&"?![=D"*T%p@,B T?fA*C ?%T~4!eA)D"%@+?)D" @&?)D"*@!?*?)D".A)N">?*?!N":?&?+X%S?+?&fTPh@-?)D"2@+?)D".@)#S?*T2e?&27?*G 2T(X%S"S?*T*e?*T:e?&2|0?*D"*T!X/ ?,Ttty ?*D".A!T.g?)e?!?+]=D"*T%pA!?!?,Y=@,--?&TPe@&?-T!fA-/ --?*T?eC ?,@&-?%T}7"eT%T22K&?=TPg@!#S?!A&%S?!TPf@!?%T?e?-27?-TPe@-?%G ?T(W/!--TsT ?&=@&-?%?&N"P?%?=N"}>"?%?| T:g?.eN"};"?%?.N"}7"?%?%TPeN"}A"?%?4N"}E"? @3B TSeA,C ?%T}7"eA/D"2@+?/D".@)?/D"%@*?/D" @ ?/D"*@!#S"S?/T N"*?!%S?!T!f?*? fT:h]/!? ?!T:ge@ -#S?*? A!W/!?/? T:eA N" ?!T*eD" ?)D" ]/ ?!T5eG  A&T3ZT!?&nTt|R/kVl/ -?,T*e?+?!2"?,G |.T#W/ ?3D"*A&?3D" W%S?3T!2l-?!T:e@ ?3D"%?&TPge?,T*eTP~X,  ?3?&T!eN"*T @!.!--?,TSfC ?%?"N"~0!?%?| N"~,!?%?.N"~(!?%?4E" O"}I!?%?4E"*O"}Q!?%?4D"2N"}X!?%?4D":N"~"!?%TReA!T}A|Ty T~H ~X,  ?%T N"}E!?%Utttty O"}>!?3D"%A ?3D"*A|*TPgA-e@,?!T~H e@B?%T}I!e@D? @!"S"S#S?-%S?!G |+@"?-TPf@-?!TPe@!?"T"W?"T&Zl/!."--T @&?%T N"~L!?%Utttty O"~D!?%T N"~X!?%Uttttt!O"~P!?%T N"|W"?%Utttty O"t"?%?4D"2N"}3"?%?4z " z-"}!"? @"T @!#S"S?"TLf@-#S?,?-TLeA*W/!?%T:e?*27?-TPe@-?!T!e@!?%G :A/T(W/ -"s?%G ;@+T @&?%D"~0!T)fT#]%s?%T}7"e?%Tt"e?-TCeD" 2-T ?%D"}>"A"V/!<T ?%D"};"?"T%neA)T2fA"V/!<?"D" @&?)T.fD" &T --@)?%T~P!e?/T&X%r?-J  &?-T"eJ  Ut"u-?&}BU?vu?%D"~L!2_?%D"~L!A*?%D"~D!W%S?%T~D!e2|>-?-TLe@"?%D"~H!?*T%neA.?+Q /?.?/Q .?.?)N"*?.?&N"%?.?!T!fN" ?%?*T!eA&N"~L!.!--?&%S"S?%D"~X!@"?%D"~T!?%T N"}>"?%Uttttt!O"}7"?"?%T}7"eA!2,<?!T*T22KT%? ?=?|*Z=@|+?%D"~T!A-T2e@(?%D"~X!AHT%n?-e@>?!T&e@|"?%T~9!e@C?%D"~L!@|#?%D"~H!@|%#S?2@)?*@&?#@"?ET!f@!?ET%n?(e@*#S"S?-?>W/#"s?!T"e@E?-T*eD" @ ?-E# @L?!?HY%ST!?*T?fE# ?L|8/!<-?E?HY%s?L?*E# |8&T --@/? ?|#Y?=?|*[k%S? T%n?|%eA.D" A ?=Y/!-?-T2e@-?!T!e@!?*T2e@*.!--? TPg?|+eA:G %@2?:G (@+?:D"C@,?:D"?@!?.D"*@#?%D"}E!@*"S"S"S"S"S"S"S"S"S"S"S"S"S"S?.G .T!f0&!"#%& -?%TRe?#2|ET~! @8T{!@0?/%ST!@;.*&T{!@9.(- -?.G /@"?%TRe?#2|ETtty ?%D"y!?#T!eA T.ge?%D"}X!? [=A!D"*T)kA %sT!@;T~! @8T{!@0? T#X/)?!D"%@,?!D" @+?%D"}I!@!?%D"}M!@ T @6?%T N"}>"?,?,T XfA)?+T!eA&Y? ?)Yl@ ?%T ?)?&f? =N"};"?%T!?!?&e? =N"}7"#S"S?%?%T}7"e2.?%G  V/ ?%G !A T?fT{!kT~; ]/+?6T{!k? A6T?Xl/!.+--T{!@9?6T{!kT?W/-T~" T~! ?,?+fT"ZA =@8?"Ts? =&T~! @8T{!-@9?//&T{!@0.%-?//(?.G /@I?%T2e?%TRe?#21?%D"6@J?%D"2@|(?%T*e?D?#T!eA12QTtty ?%D"y!A;?.D"%A!T.ge?%D"}X!A??![=D"*A T)kT%X/(? T%p@/?%D".?2T ?2T{!kT~* [=T{!kT.gG }I}*SA|)T ?|)T|.[=T;gG }J|VSe@.?!T!e@ #S? A!?/]/)Ttty ? T!eA T.g?;e? ??]=A,D"*A+T%p@ ?+T)kT&X/ ?%TRe?!?I2|.V/ -T @ "S?,D"*A+T)kT&W%S?+T%p@/?!T"e@ T @|&T @F#S?/? A!Z%STtty ? T.gA ?%D"y!e?%D"}X!?![=A+D"*A,T)kT%X/,Ttty ? ?;e?!??]=D"*T%p@ ?+D" @@?%TReA+?!?|)20/!?|&?@?|([lV%S?%T Q }7"?+?|(?J?%T}7"e2|8T!@|&-?%?1N"};"?%?|)Q }8"?%T#Q }7"?%?!T!e?,T%pXQ }9"?%TRe?@T!eA!?!?%T}7"e2|8?.?FeAFTtty [/!.,--?FT X@ ?|&/!-?%T Q }7"?%TRe?|(?J?%T}7"e2|8-T~# T~! ? =@8?ITs? =@9.%-?%TRe?#2|ET!@;T~! @8T{!@0.%-?%T"Q }7"?%?+Q }8"?%TRe?!?,?%T}7"e2|8T!@;T~% @8T{!@9?/?:G *T}V Xl/(?2T ?2T{!kA"T~* [=T{!kA T.gA!G }J}*SA)T ? T-]=T{!kTRgA G ~L}3ST!W%S"S?"? T}Q}3y eA&G |,X/ T!@8T @ ?%D"~"!@6T @9?!Tx}*y eG -A!T%[%S?!T,gT~Gvy eA"?6G GeG *A!T*Z@0T!?"?0=@8T ?!?0=@9-"S#S? ?9W/!?+? ?8eG  X%S? T!e@ .!--?%T N"|7?%T N"|2?.D"%@"?%T Q ~*"?%T |-!~("?%T!Q ~""?%U%O#y"?%?6N"}M"?%?DD"2N"}E"?%?Dz " z-#}7"?%?%D"~0!A!T ?!T+[=T.gT}X}2y eN"}I"?%?%TReN"}Q"?%T |-!~:"?%T!N"~0"?%? N"~4"?%? T)kT!n?&eH!A|-!~8"?%Ttty ?%D"}A"?"T.ge?%D"}E"?"[=A E" O#~4!?%? D"*N"~<!?%T}7"e?)?"?%T~4!e?%T~0"e2*?%D"~(!A&?%D"~,!A)T:ge@1?%D"SA ?%D"|2T:ge@.#S? ?.X%S"s?&@"T ?)A!V/ <? D".@/T @,#S?!T"]%S?,?!T!pA6eA0?,?/?0T:g?"eD".Z=@,?!?6f@!.!--?/?,T:g?"eD".Z?,e-A!%S?)?!T!f[/#?"?!T:ge@"-? T:e? D".@/? G 3@,? G 2@6? D"*@?? G 5@@#S"ST~% @8T{!@9?"?1W//?/?"T.eD" X//?%?"T5eG  A0Q ~8!?%?"T2eH! |- ~9!?%?"T*eD" A N"~4!?%?,Q }<"?%?6Q w"?%??N"}7"?%?@Q };"?0?@W? ??Wk%S?C?|"2|"/!-?"T:e@".!--@ .!--T~% @8T{!@9.!-T~% @8.)--?+@0.!-?//#?%TReA ?.D"%?+20/#?%?+Q }8"T!@;?%T!T"?%D"~0!T)fT#Y=Q }7"? ?!?,?%T}7"e2|8T~& @8.%-T @;.&-T!@;T{!@0.%-T{!@9.#-T"@;?*?%D"}E![%S?%?*N"}E!-?"@#?&@*?)@2.#-T{!@9-?+@0-?%D"}E!?*f@6-?-T2e@-?:?;Q >?:?8Q =?:?9Q <?:?0Q ;?:?2Q :?:?6N"6?:?*N"2?:?#N".. - --?7?BD"*N"*?7?BE" O" ?%Tt"eT%T22K?%T~P!eT*T22K?%T~D!eT%T22K.!-?7?BD"*N"*?7?BE" O" -?%TRe2S?=?3D"*[%S?3?=N"*-?%T~<"eC ?5D"D@ ?5D"F@!?5D"L@.?5D"P@/B Tt!fA(C ?(?4N"S?(T N"*?(Utttty O" ?(Utttty O"??(z.                z-"D?(U*O"P?(T};vy H! |-!|2?(?4z " z-".?(?4D"2N">?!TPg? e@,?4D":@C?(T~4 eA"T.e@3?"T%e@2?(TLe@>?(T?eT @""S"S#S? ?,X%S"s? T?e@)T}!xy D" @|#Ttxy D" @|%?(D"R@1?(D"SD":G K%s? G I@&?(T~4 eA#?(?)2/?&T-[T T!?&nTy=k=%S? ?#T ?(?)2#T ."-? ?(T~4 eT!?(?)2#? M"C@L?>? M"?Ttxy D" T!nA#T!l2_?>?L?#T"e2_T~0vy T~@vy 2|5T!&?(T~4 eA#?(?)2/? ?#T ?(?)2#T --@*? G >A+T"X%S"S? D"6@|"? D"2@0? H!:@)? G <@&?(? G =A#T~" WQ |E?(?*Q |D?(?&Q |C?(?)|- |A?(?+Q |@?(?#Q |??(T Q ^?(T~4 eA)T*2W?(T ?|"?|"?0?|"eA#Z?#?/ZlA#=A&N"|??)?22|5T%?0T%n?.e?#=@#?&T%n@0#S?0V/!?(?#E" O#|3?#M".@M?#M"*@LT}!xy D" ?(T~" e?(D"STuxy 2=2|K@&?>?LTtxy D" T!n2_?>?MTtxy D" T!nT"e2_?(?&N"|F?(U O"|??(T~4 e?32|5?0T2f@0?#T2e@#. - --?(D"IT|Rty ]T ?"=%S?CG |+V/#-? TPe@ ?"T!e@".!--?!@".!-?|%Ttxy D" [%STtxy ?|%N" -?|#T}!xy D" [%ST}!xy ?|#N" -?(D"R?1Y/ ?(?1N"R-?CG J@)?(?>E" O#|3?(?>D"*A+N"|7T}/vy D" @2T}3vy D" T}7vy D" ?(D"|5@#?(T N"|F?(Uttttt!O"|??#?+?(T~4 eA 2,<? T*T22K?(?)Q n?(Utttt2O"g?(U O"b?(?4D"*N"|F?(?4E" O#|??+T%n@0T!f@*T!f@+#S?0%S?#D"*@,?#D" @!B T2fA.C ?(T~4 eA1D"*A ?!? ?!Y=@/?1D".@ #S? ?/Y%S#S? A!TSfA ?/[%S?.?!N"%?.?1N"*?.?.T%eN".?.T*eA&T 2|=?&T22|=l?&T?2|=l?&TI2|=lV/!--?1D"%@3?1D" @)T @ #S?!?/]? lV%S?!?!?3[?3?!fT2]k%|O?!?)ez   z.0000000000000000z|#&z.{{{{{{{{{{{{{{{{-zbA Ttt%l|Je@!.!--?1D".@&?1?/?!?!?/Z=A N".?1?1D"2? ?&feA&N"2?!?/]/!T @!? ?3Y%S? ?)eG  @!-?1"s?1? T!eA N".?1G >T!W%sT ?!yTS|3/!<T"T!?!T{!kT~K!Z=&T!--?&eA&N"2"S"S?!T{!kT,f0%!## #-? ?3]/ ? ?)eG  T,W/"-?1?&N"6?1?1D":T!eN":.!--?.T2eC ?(D"g@)?(D"j@3?(?2?(D"|JA&eN"q?,T!pA!?(T~T eA T!2R?,T!k%S?(?+?3eN"q?(?&?)f?*T ?3T!W=eT!eN"|P?!T"e? T"2R-?#T2e@#?0T2f@0.!--?(T~" eT*T22K?(T%T22KT%T%2K?(Tt!eC ?7T%T22K?AT%TP2K?"-A N" ?|!? ?| YQ &?|!?KG *Q %?5TSfC ?GG G@"B T2fA#C ?|!G &@!?|!G %@ ?#?|!D" N".?#?!T!nT"kTt"T ?"=? llN"*T#?#T*eT"2R?#T2eC ?<TIeC -p!%s?!G *V%S"S?!D"%@#?!D" @%"S#S?"?#X%S?"?%eA&G  THW/"?"T!e@".!--?!T!Q *?#@".!-?!?#?"TsmeN"%?!?&T!eN" --? ?"N"%? ?%N" -|W!!!sB T?fA)C ?)?"Q | ?)T Q >?)?!Q =?)?#Q <?)?&Q ;?)?%Q :?)?(N"2?)Ttty ? D".?(T.ge? D"2?([=A!D" A"N"6?)?!D"%N".?)?"N"*? ?)T*eT T 2o?)T?eC -u!!%sT|0?!? fA%2fA"?"T|0]=@"T}Mxy D" ?"T"neA#D" A&%S?#? N" ?&? N"%&?#? N" T}Exy T}Exy E# U!?"}BvuO# -? ?%N".? ?"N"*? ?#N"%? ?&N" ?!T%f?%N" -m!"s"S?!? D"2A"Y%S?!? D".A#eG  TIfT{!kT+[%S?"?!?!?"Y=@ #S? ?!W/#?!?#eG  TIfT{!kT+[%S?!T!e@!.!--?!1--? ?!T)2LT @ -? -|N!!sTtty ? D".?!T.ge? D"2?![=D"*T%p@#?!T!e@!#S"S?!?#]/ ? G FT!W%S? G DT!kV/!-? ?!?"28Ttty ? D".?!T.ge? D"2?![=D"*T%p@!.!---c!%sB T2fA#C ?#T.e@%?"%S? D" A&%S?#?!N".?"?&g@(?#T*e@%? D"%@"--?%?(N" ?#D".%S?#D"*A %S?"? 2|+--?#T2eC -|A!#s?!T5eTjk? eA!T%fD" @#? T%fA%D" A"T!k%S?%?"T"lN" &? ?"fA 2|;-? ?#T"k%s?!D".?!2|;?!e&?!-2H-|I!"s? D"6@%"S? D"2?![%s?!?%Y&?!?%]/!?!? T.eA#D" eF  T |6%ST!@#."-?#?!24A#/!? ?!2|(1-@#-? ?"?%?!?!?%Z=?#2|L-b!%s?!? D".e@%? D"2@&#ST @"?!?#e?&Y%S?#?%eG  @"-?#T!e@#?"TIfT{!kT,Y?"T^kT}U fT{!kT<Yl/ -? T ?!?#T!f2|L-}?!!(sB T2fA"C ?!T%e@%"S?!D" A#%s?!T N" B T2fA&C ?#%S"S#S"S?&T*e?%2G?&D"*V/ ?#T!fA#/!."--?#@)--?&T2eC ?)/!?"T*e?%2G?"D"*@(?"D".&?"?%2G?"D" @(?"D"%-@!-? ?(N" ? ?!N"%?"T2eC -x!"#s!|O? D"%A#?!f@"? D" @ #Sz.                @&?!?#[%S?"T2]%S? ?!ez   @&--?"T2f@"?!T2e@!?&z.|C|C|C|C|C|C|C|C|C|C|C|C|C|C|C|CzB?&z.""""""""""""""""z|8z.@@@@@@@@@@@@@@@@z|#z|7zbA%V/ -?!?%|JeT2f-~5%!)s"S?!T.eA#?"T!e2OA"?!D"2Y%S?"?#D" eG  TAW%S?"T!e@!T @"."--B T2fA&C ?!T.e@*"S"S"S"S"S#S"S?!D".@%?!D"2@)#S"S?"?)]/&?"?%eG  A#TAW/%?#T~8 W/ ?#yT |3%s?*?"24A#V/*?"?#e&?#T|"[/(?*?"2O-@".!--?)?"T!eA([/%"S"S"S?%?(eG  A#T~J f0*")))")" !-?&T*e?!?"T"e2| T @#?&D"*T!kV/*?&D".A%Tt~L#kTt}E#W%s?"T(eA)?!D"2A(]/#?)?!D".A+eG  T~8 X/#?%T{}L#Z?(?"T)eA%[l/#?%?+eG  T~Q X/#?&?!?"T*e2| ?&D" T!kV/+?&D"%Tt~T#kTt}M#X/#T.&T(-@%T!@(?"?%eA"/#.*-"S?#T~> f0&!(((! -?#TAW?#THWl/ ?#T~8 X/&-?"T"e@"T!@(.!--?!T1?"T(2|L.%-?(?"T!neT"e@#.#-?!D"6?"[%S?!?"T-2L&?!?"T.2L-T @#."-?!?(T+2LT @#.!-?!?"2|(T @#-?&T2eC ?#A!%S?!T!k@"?!T!p@!&T"@"--? ?"Q %? ?!N" -|H!!s"S?!? D"%Y%S"S?!? D" eG  A"TIfA T{!kT,Y/"?"T~= fT{!kT(]/ ?"T~3 f@ ."--T2?"TOf?"T}U fT{!kT(]=@ -? T{!k-h!#s?!D"*A#?!D"%Z@&Ttty ?!D".?"T.ge?!D"2?"[=A%D"%A"?%D" A%YT ?#?&=?"Yl@#? T ?"?%f?#=N"%? T!T!?!D" ?&=?%e?#=N" -|J!%s?!D" @%?!D"%@&"S#S?&?%A#W/!?!?#T!eA%N" ?#G  A"TGW?"T~; Wl/ -?"T?T ?"T}U fT{!kT<Y=l@"-? ?"Q !? ?#?&XQ  -|H!"s?"Ttxy D" A#? fA%T ?#?%]=A#?"?#Y=@"T~X}@y D" ? T"ne@ #S?"V? VlV%S? ?!D" N" ?"T!f@"?!T%e@!? T%e@ .!---|J!!sB T2fA#C ?#Ttty ? D"u!?!T.ge? D"|W!?![=A!E" O# ?#?!D"*N"*?"T ?"T{!kT|.[=T{!kT;gT}4|Vy e? T~T e?#2Y?#T2eC -|J!"s"S?#G *@%T+@&"S?#G %A#T#X%S? D":G |*?#T!WkV/!-T @#"S?%T"f0&!   ! -?%T!T T 2&A&T{!kT:W/!-? ?&?#?"?!2|G--^!"sB T2fA#C ?#T%e?!D" ?"D"D2-T @"?#D".A%%S?#D"*?%T%neT2fA%%ST!@"?%D" @!--? ?!N"%? ?"N" ?#T2eC -|D ? T%T:2K? T.eT%T%2K? T:e2|P? TCeT%T22K? TIeT*T22K? TReT%T22K? T~" eT%T%2K? T~0 eT%T%2K? T~< e2|P-^!"sB T?fA#C ?#T*e? ?!2|6?#D".@ ?#D"*@%?!G *T*k%S?#T N">?#? N":?#?%N"6?"?#T6e2|2&?"?%? 2|C-?#T?eC -g!"s?!Tjk@"?!T~L{{{)k? e?!T1k2|A@##S?"%ST2@!? z   z.0000000000000000z|#zb%S? T22|A@!-? T2e@ ?"T2f@"?!?#e@#.!--?#-b!"sB T2fA C ? Ttxy D" N"%T ? T%eT!2R? T|Wxy D" N"*T!? T*eT!2R? T}!xy D" N".T"? T.eT!2RT~X}@y D" ? T2eC -_!#sB T2fA"C #S"S?"T*e?!2.?"G *V/ ?"G +@%? D"*A#? D" W%S? T!2m-?#? D"%e?%Q  ? ?#T!eN"*.!--?"T2eC -|?!"s? D" A"D"%A ?!? ?!Z=@ "S#S? ?!X%S?!?"D" eG  T+fA#T9ZT!?#nT}*tt%kVl/"?!T!e@!.!--? 1-?!-[!"sB T2fA"C ?!T|Pk@!?"T2e@##S?!%S?"? D  N".?"T.e?#2|5?!T%f@!? T%e@ .!--?"T2eC -|;!"s?!?"e@#"S#S?"%S?!G  T+fA%T9ZT!?%nT}2tt%kVl/"?!T!e@!?"T!f@".!--?#@!-? ?"N"%? ?!N" -|:!"sB T2fA&C ? D":A D"*@(?&?"N"*?&?!N"%?&?#T{!kT*T ?%=l?(T%neT2eN".? ?&T%e2|D?&T2eC -}>""%s!r?"G *T*k%SB T?fA#C ?#T*e?!?"2|6? G :A!T:Z@%T ?!?%=@!T!? ?%=@ ?#D".@%?#D"*@&"S?"G *T*k%s?#T N">?#?%N":?#?&N"6?#T6e@%? ?!e@"B T2fA!C "S#S"S?!T*e?%2.?!G *V/ ? ?"W/"? G  @&? T!e@ ?!G +?&W/!."--? ?"W@(-?!T2eC ?(&?!?%X/!?&? ?!2|7V-@(-?#T?eC ?(1-?!D"%A#?"D" T!eA"]?#?"fT*]k%S?"?!D" eE  @)-? ?!?"?)26-]!#s? D"%? D"*A"T"neT%f@#? D".@%#S?!?"Y%S? ?"T!fA"N"*? ?%?#D" fA%N".?#T%f@#.!---~8!"%s!rB T2fA&C ?&T%eA%"sB T2fA(C "S?#}B?!}BrA*U?|W|7%S?*}=A#Tttttq?"f[%S?#V%S?%?"N"*?%T N"%T .%-?(T*e?"?#2e?(D"*A)%S?%?)N"*?%?!N"%T .%&?%?#N"*?%?"N"%.#- --?%T N"%-T!-N" ?(T2eC ?&D"*@!?&D"%T!X%S? ?&D".N"%? ?!N" ?&T2eC &?&D". --|A!#sT~T}@y ?!? fA"T"pA%2kTtxy D" @#Ttxy ? ?!X%s?"%ST~X}@y D" ?#T"ne? ?"~X,  -Ttxy D" &?#-?%eN" -~E"!&sB T?fA!C ?!? N"*?!?!T|"eA N":?!? N"6?!? N"2?!?!T*eN".?!T.eD" D" @"#S"ST~4wy T~4wy G  A T!? =Q  ? V/ #ST~4wy G  %S.!&.#- - --T~@wy D" A T|Rty ]%ST~8wy 2|PT~8wy Utttt2O" T~@wy T N" Tu}<y 2STu}<y T}A|Ty T~H ~X,  T~@wy D" @ -? ?"Y%ST~8wy ?"? fA#2mT!?#?#T![=A%T!f@ T~@wy D" A&T~<wy D" e@"#S? %S?"T Q  ? T!f@ ?"T!e@".!--?%?&e@ ?#%S?"T Q  &? T!f@ -T~@wy ? N" -T~4wy T Q  T~<wy D" ?!T?eC -|4!"s?"D"%A#?#T XfA#?"D" T!eA"Y?!D"%?#Yl@%? T ?#?"f?%=N"%? T!?"?!D" e?%=N" -Y!"s? ?!2k? D"%? D"*A#T"ne@%#S?!T!k%S?%?"N" ?%T%e@%?#T!e@#T @!.!--? ?#N"*-|1!#s?"%S"S#S? G  A#?!G  A%W%S? T!e@ ?!T!e@!?"T!fA"/!."--?#?%f@&--?&-]"!s!r?#E" @&? D"nA#? D"gW%S? T~H e2|>-? D"j?#T%neA%?"N".?%?!N"*?%?&O" ? ?#T!eN"n-x"!!s?!T{!kA&? D":eG 7A!T%W%s"s? D"6G -?"T:nTtt%T ?%=lTt"T ?#=llA T*p@!T"@""S"S"S"S"S"S"S"S"S"S?&T(f02 !"#!*)*%+&))())*-T @"? T!kV/*? T{{{)Z/(? Ttt%kV/*?!T!kV/(.*-T @"? T!kV/)?!T!kV/&.)-T @"? Tttt*Y/(? T!k/%.(-T @"? T!kV/&?!T!m? T{{{)ZlT!k/#.&-? T!kV/#."-? T!kV/!T#.%-? T{{{)[/!-T!."-T @"-?"-T{!k&?!--|6!!sB T?fA%C ?%Tvut2N!<?%T%Q :?%?!N"2?%?"N"6?%?#N".?%?"N"*? ?%T*eT T 2o?%T?eC -|9!"s? D"%A"? D" A!N" ?!%S?!?"N"%-T}Mxy D" ? D"*A T"neD" V%ST}Exy T}Exy E# U!? }Bv|UO# --|/!"s?!V%ST 1-#S"S?!V@"?!V/ ?!T!f@!? G  ? T!e@ TIfT{!kT,Y/!--?"-|J"!|O"sz.{{{{{{{{{{{{{{{{@"? D" A#D"%A%?!? D"%D" eA ]%S?%? fT2]%S? ?#D" ez   z.0000000000000000z|#@"--?"zb-* ? T22r-* ? T%2r-T ? ?!T ?"T ?"T{!kT~* [=T{!kT.gA!T}A}*y e? D"6T+e?!G x}*S=G  T!?"?#2|*-N!"s#S?!%S?"? G  A#T~K!Ze?#yT}Ts|4e@"?!T!f@!? T!e@ .!--?"-|-!!sB T2fA&C ?&T*e? ?!?"?#?%2@?&D"*T|RtttqW%S?&T2eC &?&D". --|0!"s? ?"2m? D"*@#? ?"VVA%%s?%%S?#? D"%e?!?"~X,  -? D"*&?#-?"eN"*-|L!"s? D"*A#? D" W%SB T2fA"C ?"T*e? ? D" T!T%T.2@?"D"*T|RtttqW%S?"T2eC &?"D". --? D"%?#T.geA"?!D"*N"*?"?!E" O" ? ?#T!eN"*-|/!"sB T2fA"C ?"? ?!21?"D"%@!?"D" @#?"T Q *? ?#?!?"T*e2|8?"T2eC -|M!"s? D"*A#? D" W%SB T2fA"C ?"T*e? ? D" T!T%T:2@?"D"*T|RtttqW%S?"T2eC &?"D". --? D"%?#T:geA"?!E"2O"2?"?!z " z-" ? ?#T!eN"*-|0!!s? D"*A"? D" W%S? 2|?-? D"%?"T"ne?!N" ? ?"T!eN"*? ?!? D".eN".-k!"s? D"*A%? D" W%SB T2fA#C ?#T*e? ? D" T!T*T22@?#D"*T|RtttqW%S?#T2eC &?#D". --? D"%?%T%neA#?"N"*?#?!O# ? ?%T!eN"*-Q ? ?!?"?#?%Ttty ? D".?%T.ge? D"2?%[=A D" ? D"%? D"*T)kV2D-~9*"7s"r? D">A"D"6A#?!fT"]%s"s? A%D">A2T N"|7?2D"6A ?!fA"T ? ?"]=A-T"]%sT%?2D"2?!T"ne? ?!Y=@#?-T2[%ST @ ?-T"n@*?%D" @+?%D"%@&?%D"2@.?%D".@/#S?(?*X%STtty ?#?(eD" A"T.g?/e?"?.]=A)D"%@,U @9?&?)D" A0T!eA"]?&?"fT*]k%S?"?+eE  @9-T!@"?:U!UsT)?,?0fT"fA,?,T)]=T#n}BvUs|U?9|T?,}B|UU},~T}?~V}.}L~:}2}5srUQ|WvA9|T|7%S?)D"*T*kT#p? l@"-?(T%e@(?9?:u@:?"@ .!--T ? T!k%sT @"T @*?-T"nA,?#e@7?%D"%@+?%D" @.?%D"2@/?%D".@0?#@)"S#S"S?)?7WA&/"Ttty ?)D" A T.g?0e? ?/]=A G *T*k/"?*%S"S? D"%A(?(T XfA(? D" T!eA Y?(?+Zl@&T ?(? f?&=@3T!? ?.e?&=@8?,@ ?"@(?#@&#S? V/!Ttty ?&D" A1T.g?0e?/?1[=A4D"%A1?1T XfA1?4D" T!eA4Y?+?1Yl@5T ?1?4f?5=?3W%ST!?.?4e?5=?8?32|7V/%-?&T%e@&? T%f@ ?(T!eA(/ ---?)T%e@)?"T!f@"?*T!e@*.!--T @&-?&&T!-/"<-B T2fA C ?2T:eA"T N"|2?"T N"P?"T N"6?"T N"*?-T"n@(?"T.e@.?%D"%@,?%D" @-?%D"2@/?%D".@0#S?(%STtty ?#D" A&T.g?0e?&?/]=A*D"%@)?*D" @+?*G *T*k%S?"D"*@3? T N"*?)?)T XfA)?+T!eA*Y?)?,Zl@+? T ?)?*f?+=N"%? T!?*?-e?+=N" ?"? 2|2? T!Q .? ?3N"%? ?&N" ? ?"D"*N"*&? T Q .? ?&N" ? ?)T!fN"*? ?+T!eN"%-?.? 2|I?#T%e@#?(T%f@(.!--?"T!?-?,?%D"*A"YA#=T ?"?#=2%? T2eC ?2D"|7&T --@ T @##S? ?#X%S?%D">A"D"|7?#Z%S?%?6?"D"|5eD" 2i-?#T!e@#?6T%e@6.!--?%D">A"D"6&?#-?!]%S?"?!N"6--N!!sTtty ? D".?!T.ge? D"2?![=D"*A"T(kT%W%S? ?!?"T%p2?--|*!"s? G :A%T:Z@#?"T ?%?#=W%sT!? ?#=?!?"2|7&T!-V-|0!!sT!@""S"S"S? ?!T"T T 2|9T{!kT!f0#  !"-? G FT!m@".!-T @"-?"T!k-O!!s? D"*A"? D" W%S? 2|>-? D"%?"T%ne?!z " z-" ? ?"T!eN"*-|)!!r?!%S#S?"U!? J  vu@"? T!e@ ?!T!fA!/ --?"-K!!s? D"*A"? D" W%S? 2|?-? D"%?"T"ne?!N" ? ?"T!eN"*-|  ?"%S?"?!2|O@!-? ?"N"%? ?!N" -|# ? T|R"Y%s? T%p&? T|!? |IA fp? T!nfTRe--~N!!)s? D"*A(? D" W%SB T2fA%C ?%T%e@&? D"%@)T*? D" A#T!nA"?"T*[=A*A"T |6%s"s"S?#%s?)?#T!?"2|N&?"%s?"T!2|O&T!@#."--A#/ ?&T!N"%T!.!-?&?#N"%T -@#T*&T!@#T @"T%-?&e?"N" ?&?#N" ?%D"%T!X%S?%D"*@"? ?*N" ? ?"N"%?%T2eC &?%D"*<?%D". --?(? D"%e?!Q  ? ?(T!eN"*-K!"sT}!xy D" A!? f@"T!? T|Wxy D" e? ?!Z=?"T ?!?"]=2U-S T~Dwy D" T|Rt2]%ST~Dwy T%T.2KT~Dwy Utttty O" -Tt}<y T4Q  T~Lwy T N" -|) ? ?!Ttty ? D".?!T.ge? D"2?![=A D" ? D"%2|:-. ? ?!T2T*2s-. ? ?!T%T%2s-. ? ?!TPT%2s-. ? ?!T!T!2s-|R(")s!r#S"S"sB T2fA%C ? ?!T5eTjkA"? ?"Z=T!f2fA#T!eA&T|/Z%ST @&T}Exy E# U |@/"?%T%eT|0?"? T!f2|)?%D"%T!X/"&"ST}Exy E# A+Us?&}Bv|T2|QA&T|0Z%ST @&?+?#}B|WU!|T|7/%?%T%e?#?"? T!f2|)?%D"%T!W/!.%-? T3Y%ST}Mxy D" ?&T"neD" A&D".?&2|;?&T%fA(?(D" T"mN" ?&e.#-? T!f@(#S"S?%T%e?&?"?(2|)?%D"%T!W/"?&T|0]/ T}Exy E# Us?&T!e}Bv|T2|QA&Ty Y/!--?%T%e?#?"?(2|)?%D"%/ T @&.#--?%D"*@&?%D".-@#?#?"?&eA"X%s?"?#2HT#&T!-@#?"T%f?#N" -?%T2eC ?&V%S?!T5eTjk? T ? T2Z=eT}%t%eT2pA"S A#TsWA)V%ST}Qxy "sT}Qxy D" @%T}Qxy T N" ?"T2n@"?%T ?#T2nA#?%W=%STs?"?#eA"?"?#Y=TjkA"?%[%s?%&?%T%fA(D" A#T!k%S?(?#T"lN" &?%?#fA%2|;-?%?"2H?"-.!-T @%Ts?"?#eA"?"?#Y=Tjk@""ST}Mxy D" %S?#?#T5eTjkA(T2eA*Z?"?*Yl/!?(T%fT)N" &"S?#T!?#=T#eT|PkA#T}*"eTjkA(?#Y?"?(Yl/"T}Mxy ?#N" ?(T%fT#T!?"?(Z=N" #S?%Tt"W/!?#?%eT N" ?%T%e@%. - --?"?(Z%S?(?"2H-?"@%-?%-N" -?)V/!--?&-|" ?!? ?!G 5?!G 7?"?#2|9Q 6? ?!2|#-|%!!s?!D">A#T N"|J?!?"?#T~< e2T? ?#E"bO# -< ? ?!Q %? ?"N" ? ?"?#eN"*-Q ? T?e?!?"2AB T2fA C ? ?!?"2|MTttttqlN".? T.e? T2eA 2|5? C -5 Tuxy ? ?!2|C? ?!2U-}3"!)s"s? "sT!@%"S"S"S?!?#Y?!?#ZfT{!k0"" !-?!T5eTjkA(?#T5eTjkA)X%S"ST @%? ?(eA&T%fG  T"kV/ ? ?)eA*?&D".A+?&eA,Z/ ?&2|;T!@%?*T%f?)?(?+eX%s?*?,2HT#&T!-N" --.!-?#T5eTjkA%?!T5eTjkA&X%S? ?%eA(? ?&eA%T%fG  T"k%s?%D".@&?%2|;?%?&e&?%-2H?(T%fT#N" -T!.!-?%-/ <T ?"?#2nA"V/ <?!%S?"? ?!~X,  -? ?!2|+?"--* ?!? 2n-, ? T!T!2K-( ? |N}=-|/!!sB T2fA"C ?"T*e? ? D" T!T%?!2@?"D"*T|RtttqW%S?"T2eC &?"D". --B!!s?!? D" ? D"*A%fZ%S? ?%?!?#?"2|B---}P|!f T|Wty -}B"~S{{{nloc|H_gmchogg?dhbcq?ion?i|H?|GiohbmQ?n|Jc?gch?dm?y4?|Gon?n|Jc?dhbcq?dm?y mlaHncqnHh_|Kcm|*lm HlomnaHM|,PIONJNcJ|H_KMLIOKL|G|H|G_aJLbO|,ONbOcL_|+PNIHgd|Gl_l|MH_ggiaHmlaHl_|L^pcaH|Kib|*lm HlomnaHM|,PIONJNcJ|H_KMLIOKL|G|H|G_aJLbO|,ONbOcL_|+PNIHgd|Gl_l|MH_ggiaHmlaH_ggia|*lm 7|Kc|Kil|M?_ggia_ndih?i|H?y/?|G|Mncm?|H_dgcb +   |7 2 3   M!  5 T~5|Sy -=!"#%&()*+,-./0123456789 !"# T~Y|Sy -|+2 S   b    %%%%%%%%%%%%%%%%%%%%%%%%!  ! !  !      % T}Q|Ty -!% T~"|Ty -!! T~0|Ty -!% T~<|Ty -!* T~H|Ty -!% T~T|Ty -!% Tuuy -!% T}&uy -!! T}Nuy -|E! !!!!!  !! !!!!!!!!!!!!!   ! ! !!!!!!!!!!!!!!!!!!!!!!!!!!   !!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!! T}3vy -3!   !       P!2 ? T~(vy -%{{{{ T~@vy -|3~>t}<a_gg?@A{{{{{##C|#{{{{{{""|%|&DE{{{{%%|+L{{{{{{""MN{{{{{{""j_|M|Kchn^|Kcn|JibA T}J|Vy -)0dnc|KmA T~*|Vy -,&jliboanmA T~C|Vy -@*dbc|Kjincha|M^fc|MA        1mn_nomA T}0|Wy -0(ai|Kjgcncb^_nA T}G|Wy -2.lcbc|Kjndih^olgA T~&|Wy -*0j_|MionA T~@|Wy -/(dm^ai|KjgcncA Tz|Wy ---aiohnldcmA T}-|Xy -2+dhdnd_g^p_gocmA T}D|Xy -00|Hdh_g^p_gocmA T~"|Xy -1.jliboan^aiohnA T~=|Xy -*/nifchmA T~V|Xy -%(dbA T}*|Yy -+"|Kcmm_|IcA T}A|Yy -2)_jjlip_g^mn_ncA T}Y|Yy -.0a_nc|IildcmA T~:|Yy -*,cqjdl|MA T~S|Yy -0(jliboan^aibcA T}&} y --.igb^mn_ncA T}?} y --+hc|L^mn_ncA T}V} y --+nd|Kcmn_|KjA T~7} y -0+dm^ilbcl_|GgcA T~P} y -(.aibcA T}"}!y -?%aiohnldcm^lcbcc|K_|Ggc^dhA9_|HnclA T}T}!y -*&|Gc|HilcA T~4}!y -)(gd|KdnA T~M}!y -(&n|MjcA T|Y}"y -+%a_lb^dbA T}:}"y -,)aollcha|MA T}Q}"y --*|1][|7|5V|;V|2A T~1}"y -.+|7|9]|1V|:|:Y|6XA T~J}"y -*,WTY|5V|2A T|V}#y -|"(jldac^|KogndjgdclA       2|1T|9|2A T}N}#y -|!%T|1|1]|<|6|;^UT|5T|6|1VA        1V|<|9A T~G}#y -&#XU|7A Tu}%y -&#|<|:|2A T}4}%y -&#|1T|2A T}K}%y -A#bdmnld|Gondih^|Kcn|JibA    5aiohnl|MA T~D}%y -,)ilbcl^dbA T|R}&y -E*bdmaiohn^|KogndjgdclA    5bcgdpcl|M^c|K_dgA T}H}&y -10aollchn^nifchA T~(}&y -1/c|K_dg^_bblcmmA T~A}&y -)/p_gocA T~Y}&y -*&p_gocmA T}.}(y -)(V[TY|5A T}E}(y -/&|7T|@]|<|;^|5Y|6ZA T~#}(y -*-|:Y|6X|5VA T~>}(y -,([|<|5|;Y|7|5VA T~W}(y -1*qG_jdGpclmdihA T}+})y -|#/qGdbc|Kjincha|MGfc|MA      3KIK|+GIOGKOA T~ })y -.,KIKLGIKGIMA T~;})y -),kocl|MA T~T})y -+&|Jc_bclmA T}(}*y -()|Gib|MA T}@}*y -}8+%     #  ){{      #  ){{!     #  ){{"     #  ){{"     #  ){{#     #  ){{#     #  ){{%     #  ){{&     #  ){{(    ##  ){{)     #  +{{{    !#  )  *    !!  *! Q    ###! " {    ##"P # {     #  (%!    !##  !&!{    ##  ) !*    #!  *!!|-  !!##  !(!{  !!##   )!{    ##   *!{    ##   +!{    ##   ,!{    ##   -!{    ##   .!{    ##   /!{     #  (%"     !#   0"{    !#   1"{   !!#  !&"{    !#  ) "*    !!  *!"R    ##   *"{    ##   +"{    ##   ,"{    ##   -"{    ##   ."{    ##   /"{     #  !2#{    ##  +3#{    ##  )4#+     #  !5%{    ##  )6%,     #  )7%,     #  #8%{    ##  !9&{    ##  !:&{    ##  !;&{    ##  !<&{    ##  !=&{   !##  &>&{   !##  &>({    ##  !=({    ##  !<({    !#  (| *!    !#  !|!*{    !#  (|"*"    ##  ){ -    ##  ){!.    ##  ){".!!  ##  %B,{    !#  )|(-/    !#  )"-0    ##!  |)-{    !#  )|(./    !#  )".0   !##  !(.{   !##   ).{    ##   F.{    ##   G.{    ##   |*.{    ##   H.{    !#  (| /#    !#  "I/{    !#  (| 0%   !!#  !J0{    !!  *K0|6   !##  !{0{ilbclGlckocmnilbclGalc_ncbilbclilbclGgdmnjliboanjliboanGgdmnjliboanGojb_ncjliboanGkocl|MilbclGkocl|M   ^/2 /    #  g/2 /   !% !|M/2 &   "& !r/2 ,   #&!!|W/2 )   %  !}%/2 .   & !!}2/2 0   (" !}?/2 /   ))" }K/2 -   *)" |I#2 %   +("   # #     . . # T~P}3y -7#-%   ! !     ~Y1~Y1! ! T}E}4y -=#1.   |0 |0     y1y1! ! P ( ( T~4}4y -%~T1~T1 T~B}4y -=~Y1!   #=.(    ) )       ! ! Tw}5y -.!  #|&#   1 1 T}O}5y -#/ / T~@}5y --#|(%     |0 |0 T}5}6y --%# |*(   ) ) T~6}6y -&!"!L# T}/}7y -+#O    ) ) T}@}7y -&&   " Ty}7y -!" T~*}7y -+" !   #O# T}"}8y -.!  #|.  !!! ! T~(}8y -5#|.!   # #     % % # T|U}9y -8!  #|/#   # - *   ~L ~P # T}X}9y -+#T*   # # T~2}9y -&!   " T~H}9y -!" T~V}9y -1" !   #Y"   ) ) T})}:y -)!   " % T}<}:y -#% " T}K}:y -}9"( !   #Z#  %%%%%%%%%%%%%%%%%%%%%%%%   }H 2 |4   E"  +   a_j_adn|M?ipcl|Hgi|L   |G 2 |7   >   &   IIIJIKI|+ILIMINIOIPI|,JIJJJKJ|+JLJMJNJOJPJ|,KIKJKKK|+KLKMKNKOKPK|,|+I|+J|+K|+|+|+L|+M|+N|+O|+P|+|,LILJLKL|+LLLMLNLOLPL|,MIMJMKM|+MLMMMNMOMPM|,NINJNKN|+NLNMNNNONPN|,OIOJOKO|+OLOMONOOOPO|,PIPJPKP|+PLPMPNPOPPP|,|,I|,J|,K|,|+|,L|,M|,N|,O|,P|,|, T~<wy -!! T~Hwy -!% Tt}<y -+4       % T}+}<y -!% T}7}<y -!! T}A}<y -!% T}M}<y -!* T}X}<y -!% T~,}<y -!% T~8}<y -!% T~D}<y -!! T~P}@y -+!       % T|Wxy -+!       ! T}3xy -!%';
var frequent = "fffffff1f13b7f517eaa0008a3edf71c1500000002800000100000000000000a";

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
