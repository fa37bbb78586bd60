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
function readDetailRecord(words3, at2) {
  const w0 = words3[at2 + 0];
  const w1 = words3[at2 + 1];
  const w2 = words3[at2 + 2];
  const w3 = words3[at2 + 3];
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
function readFixRecord(words3, at2) {
  const w0 = words3[at2 + 0];
  const w1 = words3[at2 + 1];
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
  if (holds(() => Symbol.iterator in value))
    throw new TypeError("pairs are not a query: pass new URLSearchParams(pairs)");
  if (holds(() => typeof value.search === "string" && Object.keys(value).length === 0))
    throw new TypeError("a URL of this class is not a query: pass url.search");
}
function holds(test) {
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
  const isAdvised = Object.hasOwn(advice, tag) && !holds(() => "toJSON" in value);
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
var words = /* @__PURE__ */ new Uint32Array(0);
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
function memoryWords() {
  if (words.buffer !== core.memory.buffer)
    words = new Uint32Array(core.memory.buffer);
  return words;
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
var words2 = ["payment_method", "items", "products", "idempotency_key", "status", "completed_at", "redemption_url", "payout", "is_complete", "countries", "initial_values", "final_values", "product_count", "tokens", "id", "message", "approval_state", "categories", "expiry", "product_code", "old_state", "new_state", "timestamp", "is_orderable", "code", "countries_redeemable_in", "after", "before", "limit", "type", "card_id", "currency", "COMPLETED", "PROCESSING", "FAILED", "price_multiplier", "CARD", "ACCOUNT_BALANCE", "EUR", "GBP", "USD", "CAD", "distribution_method", "country", "order_id", "discount_multiplier", "delivery_email", "current_token", "email_address", "value", "values", "EMAIL", "PAYOUT_LINK", "SINGLE", "MULTIPLE", "x-api-version", "x-idempotency-key", "2023-07-27", "2024-02-05", "query", "headers", "body"];
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
  const word = words2[given.other] ?? "";
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
      const near = words2[given.near] ?? "";
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
  words;
  /** The index of the next word. */
  at;
  /** Whether there is so much text that pointers are built only when they are read. */
  isLong;
  #bytes;
  #text;
  #textAt = 0;
  /** Copies the reply at an address. Reading starts at the word `from`. */
  constructor(address2, from) {
    const memory = memoryWords();
    const start2 = address2 >>> 2;
    this.words = copied(memory, start2, memory[start2 + REPORT_LENGTH]);
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
    return this.words[at2];
  }
  next() {
    return this.words[this.at++];
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
  const words3 = new Array(length);
  for (let at2 = 0; at2 < length; at2++)
    words3[at2] = memory[start2 + at2];
  return words3;
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
    const detail = readDetailRecord(reply.words, reply.at);
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
      problem.suggestion = words2[near];
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
    const { title, applicability, field, near, other, has_edits, has_header } = readFixRecord(reply.words, reply.at);
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
      fix.headers = [words2[other]];
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
  return step >= STEP_WORD ? words2[step - STEP_WORD] : step;
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
var text = ' an|J!   !|L4_"rr _#rrr _"rr!r_%rrrr _&rrrrr _%rrrr!r_#rrr!r_!r!r_!r _  _(rrrrrr _%rrrq!r_*rrrrrrrr _)rrrrrrr _ !r_#rqr _"rr!q_!q!r"R!8|*Hjmcdm^bjiomabo^|F|H|*fn|"^^|L|Feic|Hdi^eieo^d|Modmimd|G^oa|Fhd +#rq%!%&!%%,%(! !(!% "-# !!&&&"!!!)"!,!)" #(.& #(# / "!! !   *"!"! !#!!"0 " !%#" # )!(##*""**#"%!    1%  ( 2 !) )+ !    "#!"&"*3 #%&!j t*&#! 3(;#r!Tssx -r T~4wx -r T}0}Ax -)|X!+(|Jd|Jjm|N" *en^pahec :(md|G|Knd ;)mdndmpd |7*pahecaod <1^^a|Fjmo^|Iaichdm#!7^^einoaibd^odm|Jeiaodc#"7^^|L|Feic|Hdi^d|Modmimd|Gn! 2^^|L|Feic|Hdi^noamo  .!i,~>~="q~2P"|!r!qB T}8!gA&C ?"T ?"T+[=A)T.hA(Ts}3x f@8?(G } }3S@7"STs~&}K~J!?#D"*A(?(Ts~&}K~J!]=A6?!D"*A3]?)T)gT#]l%S?!E" @B?#D".@(2i?&?3N"P?&Tsss*?(?(Tsss*]=N"L?&T}<vx N"I?&?3N"F?&?BO"C?&T4R >?B}>@."S?BU{{{{{ |=%S?.E  U{{{)|UU~K~S~Y&|8%S?&T:fT2T T#2p."--?BU?|X}>@*T}<vx @1Tr@4?3@-T @("S"S"S"S"S"S"S"S#S"S?0T!l%ST @,"S?(?*Y%S?(?.fG  A,T?Z%S?(@)."--?,T?W?(T!fA)?*Yl%S?)?.fG  A,T?Z/!-?&?-N"|I?&?.N"_?&?*N"c?*?&T~< f?(2|#A)[/"?)?.fG  @,-?,T{!lTAX/!?&T2f?&T:fA(?)2|-?&G 6A,T"W/-?(?)?&D"2A(T(?,T!l2|4T @)?&D"F@-?&D"C@."S?(?&D"DA*Y%S?(?.fG  A)T?Z%S?(@,."--?)T?W?(T!fA,?*Yl%S?,?.fG  A)T?Z/!-?&?-N"|I?&?.N"_?&?*N"c?*?&T~< f?(2|#A,[/%?,?.fG  @)-?)T{!lTRX/#?,T!f@(-T @1"S?(?*Y%S?(?.fG  A1T?Z%S?(@,."--?1T?W?(T!fA,?*Yl%S?,?.fG  A1T?Z/!-?&?-N"|I?&?.N"_?&?*N"c?*?&T~< f?(2|#A,[/,?,?.fG  @1-"S?1T{!lA)TAW%r?&T*f?&T:f?,2|-?&G .A(T"W/.?&D"*@)T#&"r?)TGWA(V%S"S?)T~7 X%S"S?)T~B W%S?&T:f?,T}(sx T&2|(A)V/4&"S?)T~J W%ST @(T ?&T:f?,T}-sx T%2|(A)/)<.6-?)T~P W%S?&T:f?,T}"sx T%2|(A)%S."&.7- -?)T~W W/"?1TIgT{!lT,]//.%--T @(T!.%--?&D"L?2W/*?&D"P?,Y/,?)T~W WA)@0?&D"IA1D"*?&?4N"c?&T%T&?)=N"|I?&?,N"_?1?&T~< f2|E?2T!f@2?,T!f@)@4.%--"S"S"S"r"S"S"S"S?*?(?,fA/]?*?/gT2]l%|P?.?/fz   z.~!~!~!~!~!~!~!~!~!~!~!~!~!~!~!~!ziz.~R~R~R~R~R~R~R~R~R~R~R~R~R~R~R~Rz|%&z.{{{{{{{{{{{{{{{{-zcA1|IA-0" !"-?*?/[/&?.?/fG  T|*X/&T .#-?*?/T!fA)[/#?)?.fG  T|*X/#.!-?*?/[%S?*?-?/fA)[/#?)?.fG  T|*W/!.#-?.?/fG  @>?-?/fA)?*]%S?>TIX%S.%&.&- -?>TIXA(?)?.fG  T|*W/!<?(/".#-T!-V?1?1T!gl|IA1?-T!f[m/!?/?1f@)-?/T2f?)[/ T @(T @1?)?*Y%S?)?.fG  @1-?)V/ ?1T{!lA*T|*W?*T~; Wm?1TIgT{!lT,Ym/ ?1T^lT}V gT{!lT;Z/!-"r?&T:fA/D".@*"S"S?,?/D"2A-Y%r?*?,fG  TGW&T -?,fA(?-Y%S?(?*fG  TIW%S?(T!f@(."--?/?(2KA(V/!?/D".@*?/D"2@--?(?-Y%S?(?*fG  T|*W%S?/?(T!f2KA(V/"?/D"2@-?/D".@*--"r?(?-Y%S"S?(?*fG  T~;!lT~  W%S?/?(T!fA(?-Y%r?(?*fG  T|)gTz!l&T!-V?(f2KA(V/%?/D"2?([/!-?(?/D".fG  ."--T -A*T{!lA)T|*X%S?(?)T~; W?*TIgT{!lT,Ym?*T^lT}V gT{!lT;[mV/"<-?/?(T*2N-T -A)V/0T @(-T"--@*?&T:f?,?)?*?(T!l2|4?&D"I@1?&D"F@-?&D"D@*?&D"C@.-"S"S"S"S#S"S?2V/.T @,"S?)?*Y%S?)?.fG  A,T?Z%S?)@(."--?,T?W?)T!fA(?*Yl%S?(?.fG  A,T?Z/!-?&?-N"|I?&?.N"_?&?*N"c?*?&T~< f?)2|#A([/&?(?.fG  @,-?,T{!lA)T~9 W%S?0T!l/%&?)Tz X/!?0T!lV/#-?1D"*A,?4Z%r"r?1D"%?4T.hfA0D"%@4?0?(T!fA)N"%?0?0D"*?,T%omN"*T ?1D"*?4[/ <?1D"%?4T.hfD"*T)lT%W-&?(T!f@)Tr@4T -@0?2T!g@2.!--?)TFX/"?1D"*?4T!fW/#?(T!f@(.&-T @0.!-T!@0-?1D"*?4T!fX/*-?0T!@0T!l/!?(?*]/*?(?.fG  A)V?)TFWm?)Tz Wm/*T @0?)TRX/!.*--?&T:f?)T#T"?1D"*?4T!fW=29.*-?&T:f?,T%29.)-?&T:fT3?,T!2p.(-?1T~;!lT}V gT{!lT;Z/%?&T:f?,2O.&-?&T:f?,T/29.%-T @,"S?)?*Y%S?)?.fG  A,T?Z%S?)@(."--?,T?W?)T!fA(?*Yl%S?(?.fG  T?Z/!-?&?-N"|I?&?*N"c?&?.N"_?&T~< f?)2|#@(-?&D"P?([/#?&T:f?(T/29.#-?0T!l%S?&T:f?(T&29&?&T:f?(T(29-."-?&T:f?(T!29.!-?&T:f?,T 29-?&G >A.T4X%S"S?&D"?@>?&D":@1T}Bvx D" A0Toh@*?0T.hA(T.i@4?(T}?vx D" A)fA-@("S#S?*A,%S?*T.f@*?4T!g@4?(T%g?(T.g@(D" T1Z/!."--T @4-T @(?,T ?0?4Z=%S?.T!X?.T(Xl?.T/Zm?4T.h?)fD"*T)lT&Wl@(-"S"S?0T ?-T.X=%S?-T%gD" T)lT(W?(m/!."-?(V/!-?&U O"_?&?0T%oT9fN"|IT}<vx ?&T~< f2|ET}Bvx D" A0T!g@4T}?vx D" @)-?0T.h@(?)T*f@*?0T%o@2#S?(V/!?)D"*A,T2Y%S?*T%gTrN" ?*?,?2mN" -?)T.f@)?(T.g@(?*T.f@*. - --T}Rvx ?.R  T}Nvx ?4N" T}Jvx ?>N" T}Fvx ?1N" .!-2iT}Rvx G  @.T}Nvx D" @4T}Jvx D" @>T}Fvx D" @1-T~0vx T N" T~#vx T N" ?&Txvx N"S?&?#N"|-?&?8N"P?&T R W?&?%R |2?&T!R ??&T"N":?&?!E" O"C?&?!D"*N"F?&T}Bvx D" A9N"L?&T}?vx D" A:N"I?&?.T{!lT4XR V?3?6Z%S?&T}"us2N!m?&T(R k?&z.                z-#_?&T:f?&T~< f2|%&"S"S"S"S?7T!g0"!" -?&T:fT ?"28."-?:Tssx ?9=A(D"*A@T(lT%X%S?&T:fT T,28."-"r"r?(D"%@;T @-T @*?@T&lA)T&X%r?&D"F@6?&D"D@<?&D"C@=?#D" A(V%S?&?9N"|??&?:N"|;?&?6N"|7?&?<N"|5?&?=N"|3?&?&T~# fA!N"|C?&?@T%pT ?)T%W=A| N"|M?&?9N"k?&?:N"h?&?6N"|I?&?<N"c?&?=N"_?&?&T~8 fN"s!?&?!N"|Q?&T~X f@|!T!@*T @)T!@##S"S?&?|!N"|X!#S?| ?*A![/!?&Tssx ?*T!fA(T.h?:f?(?9]=A|"D"*A2T%pA*N"o?&?!N"},!T @ATssx ?&T},!fA+D" A/T!fA5T.hA3?&T|X!fA7D" A,D" A(D".f?(D"2?5[=D"*T)lT&W%S"ST!@ATssx ?3?,D"%D" A(D".A6f?5?(D"2A0]=D"*A(T)lT&X/ ?(T%p@3?/T"f@(#S?(?3]AA/!Tssx ?(T.h?6f?(?0]=D"*A,T%p@(?,T)lT%W/ ---?AV/ -Tssx ?!T.h?:f?!?9]=A6D"%A(?(T XgA3?6D" T!fA,Y?3?<Zm@(T ?3?,g?(=@/T!?,?=f?(=@0Tssx ?8?!?)T!l=A8T.h?:f?8?9]=A)D"%@,?)D" @(?!?-?6D"*?)D"*mT*l%r?&T N"}(!?,?,T XgA,?(T!fA)Y?,?<Zm@(?&T ?,?)g?(=N"}"!?&T!?)?=f?(=N"|X!?&T N"}4!?&?/N"}0!?&?0N"},!B TIgA)C ?)?+D"*N"D?)?+E" O#?"S#S"S?)T:f?72.?)G :V/ ?)G ;@(?)T*f?)T?f2.T @-?)G *V/"?)G +?(W/!."--?)T2f?)T?f2.?)G 2T!n@--?)TIfC ?-T!l@)?|"D"*A2T%p&T @)?,?,T XgA3?(T!fA,Y?3?<Zm@(T ?3?,g?(=?/W%ST!?,?=f?(=?0?/2|9V@)-?*-?!T"fZ?2T)lT&WlA!=@-?!??m@??#?)l@#T!@).!--T!@(?#??lT!l%ST!@*?-T!f.#&T#T"??T!l=@*T @)T @-T".%- -?#D"%@#?&T R |;?&?#N"|7?&?(N"|5?&T!N"|3"S#S"STssx ?-T.h?:f?-?9]=@#?&?&T~# f2P?&D" A2V/"?&D"%@)"S"S?#D"*A(T)lA#T%g0" !"-?)?2f@/?-T!f@)?(T%p@0T @-?#T%X@3#S?)?0]?3mV%STssx ?)T.h?:fA#T.f?9?)T!f[=D"*Tssx ?#?)?9]=A#D"%@(?&T N"|I?(?(T XgA*?#D" T!fA(Y?*?<Zm@#?&T ?*?(g?#=N"c?&T!?(?=f?#=N"_?)?!?&T~< f@)?2@!T @*B T2gA7C "S#S"S?7T*f?)2.?7G *V/ ?!?/W/"?7G +?!T!f@#?!G  A8T~Y W%r?#?/W/#THT~Y ?!G !TJW=@8?!T"f&?#-@!?8W/!."--?!?/X%S?!G  T~Y X?/?!T!fXm/!-T!@*-?7T2fC ?*=@!?*?-m@-T%p@).!--?-T!lV/!?!T!f@-."-?&?9N"k?&?:N"h?&?6N"|I?&?<N"c?&?=N"_?&?-T!fN"o?&?(T%pT ?#T&W=N"|M"S"S?)0""! -?2G  TIW/!-T @*#S?)%S?2G  TIgT{!lA#T+Z?*Ts}W~3HZm/"?#?*T,hf@*?)T!g@)?2T!f@2.!--"r?*%S"S?&T~< f@(#S?(D"6A#?(D":Y%r?(Tssx ?(D".?#T.hf?(D"2?#[=D"*T%pN"6T!&T -T!W%S?*T!gA*/!."--?*."--T -/ ?&D"oA-?&D"|MY/!--T#@*T @)T @-T @(T .#-T @)?#D"*T)lT&X%rT#@*T @(T!.#&T @*?--&T --@#?&T:fA!T ?#2@?!?#?"2|+Tssx ?&D"I?#T.hf?&D"L?#[=D"*T%p@)T!@(T"-@!?&T:f?)?@T%p2@?;TrW/!"S"S"S?*T!g0# !"%-?&?-N">?&T N":.#-?&T!N":."-?&T|Y}Bs2N!m?&?!R l?&T+R k?&?-N"|I?&Tssx ?&D"I?-T.hf?&D"L?-[=A"D" A!N"h?&?"D"%N"c?&?!N"_?(%S?&T!R o-?&D"|-G |)A!T%X%S?&?!R o-?&T:f?&T~< f2|%.!-T @"T @#T @(B T}F!gA+C ?&T:fA5D"6@*?5D"2@,?5D".@)?5D"?G *A!T ?!T~+ [=T.hG ~N}*S@!#S?"T:X%S?"?+T},!ffT N" ?"T.f@".!--?+T |,!|-?+?!R |/?+?+E"},!O#:?+?+z "}4!z-#??+T N"P?+Ussssx O#I?5D"DA!T N"|I?!T N"|C?!T N"F?!T N"?T!?)?*?,ZA!=@| ?+TIf@|"?+T ?*?!=A/%r?| G  T|0W&T -N"|5?+?/N"|3?+?| N"|2?+T}<!f@)?5"r"S"S"S#S"S?+Ty f?+T}Y f23?+D"|7A2T!X/ ?+D"_@7?+D"|C@6?+T},!fA(?| ?/?+D"|;A|!?+D"|?A-2+?+D"}4!@!?+D"}0!@"?+D"},!A#Tssss|MW/"?+?!N"h?+?"N"|I?+?#N"c?(?| ?/?6?72+?+D"}4!@(?+D"}0!@#?+D"},!A,Tssss|MW/#?+?(N"|M?+?#N"o?+?,N"k?5D"CG G@2?+T2f?+G |/A0T ?0T0[=A,T|-hT~T}3x fA;?"?!2|&"S?+D"2T!W%ST!?+D"6A3T1loA*?2T!o?;fH!(lV%S?*?+H!|-A!l%S?5T ?|!?-2|;-?+?!?*m|,!|-?3?;G Qf@*?,T)gT{!lT~Y!]%S"S?+T}<!f?;H!N|,! ?+U O"}?!T @"?)@!#S?"T:W/!?3?!G  W%S?"?+T:ffA,D" V%S?,T!N" ?,T*f?7N" ?,T%f?6N" --?"T.f@"?!T!f@!. - --?*T ?*T{!lT~+ [=T{!lT.hA"G ~K}*S?#?(?5D"CG H2%A!T{!lT:W/"?5?!?"T~C}*x fG #?*T ?6?7T 2E."--?5T22|5%S"S?;G M%S?+T*f?0?"?!?222?+G *V/!-?+T"R })!?+T2|, }&!?+?0R }#!?+T#R }"!?+T N"t!?+?|!N"|X!?+?-N"s!?+?|!N"|Q?+?;T!f?5D"?T+f?;G  =G  R }%!?5?+T~X fT T 2Z?+D"h@!?+D"|I@"--?5D"DA0D"?@3?+D"P@7B T2gA6C ?0T:fA*?!?"fA,?"gA!2o?*E"%@B?6?*T*fN"%?6?BU?|YO"*?6T%fA2D"%@8?2D" ?"?,X%S?2D"*@,#S?,?8f?"G  R  ?"T!f@"?8T!f@8?!T!gA!/ --?8N" ?6T2fC ?+T!R }8!?+?3N"}0!?+?7N"},!?+?0D"?N"}4!?0TCf?+T},!f2|H?7?+D"IW%SB T2gA!C ?!T*f?|"?|"D" T!T%T*2A?!D"*T|Ssss|MW%S?!T2fC &?!D". --?+D"L?7T#ofA!?-N"%?!?|!N" ?+?7T!fN"P-?+T~L f2|P?+T~@ f2|P.!--T .#-?!@(?"@#.!-?+T~@ f2|P-T!-R G?5D"DA!T:fT!T 2&?!D"|C@3?+D"L@*?+D"P@,T @!T @"#S?"?3X%S?"?5D"DA)D"|CY%S?!?)D"|?fD" A)?,Y%S?5T ?)T#o?*fA)D" ?)D"%2|;--?"T!f@"?!T%f@!.!--?+G |/A!T ?!T0[=A!T&gT{!lT![%S"S?+D":T!lV/ ?+D"CT!lV/ ?5T5?!T|-hA!G }F}4S?!G }G}4S?!T}D}4x f?!T}E}4x f?+D">A"?+D"DA!ZA)=G  fT ?"?!?)=?+T?f?+TFf?)=D" T 2E--?2%S?+T |,!}?!?+T|V}4}0*N"}<!?+T N"}4!?+?#N"}8!?+?(N"}0!?+?#N"},!?5?+T},!f2|%-?|"T%T*2L?+T}F!fC --?.T{!lA!T4X%S?&T&R k?&?4N"|I?&?1N"h?&?>N"c?&?1N"_?&?.R l?&T R o?&Ussss??!T/gT ?!T/Z=}CU#uAB|X|- |K?&Us|Tt|Xx ?B|X|- n?&Uu}"}0}Fx!?B|X|- m?&T:f?&T~< f2|%-? ?&D"?N"*? ?&E":O" ?%V%ST}Rwx T~#vx D" VR  -?&T}8!fC -~F0"*r%qB TIgA%C Ussssk@-T~: @(T8@#"S"S"S"S"S"S"S"S"S"S"S"S"S?"G 2T!g0/!&()*+.,-+"#% -?"G 3A#T ?#T~+ [=T.hA&T~C}*x f@)?&G ~K}*S@&?#}C@/TE@#Usssss~<|0@-UssssssS@."S"S"S"S"S"S"S"S"S?"G 5T(g00 !)"#*%&)))))()-T|"@#"S"S"S"S?&T&g0&-, !",-?!?"D" ?"D"%2DV/+."-?!?"D" ?"D"%2D/!.*-?!?"D" ?"D"%2DV/)-T>@#.)-?%T N"F?%Ussss2O"C?!?"?%TCf2| ?%?%D"DA#?%D"FA&?)G -A(T%[%r?(T,hT}>ux fA)?!D":G GfG *A*T*Z@(T ?*?(=@*T!?)?(=&T!-?*2(?!D"6G -?%G  %r?%G !A!}CUIuUssss~L{}Usrt@.?!T ?!T|.[=T{!lT;hA!G ~MuS?&W%r?!T~5ux f@(?&@!#S?!V?&VmA,V%S?#G  @)?(G  @*?&T!g@&?#T!f@#?!T!g@!?(T!f@(T?T ?*T}V gT{!lT<Y=?*mT{!lT?T ?)T}V gT{!lT<Y=?)mT{!lW/!--T}W T}V ?,=&T}V -&Ussssk@.T~: -@(?.U{{{{1|U@0?.UssssssS|U@.T?m@#?%TCf2|P.(-TC@#"S"S?&T(g0# !)!-?!D"6G -TAm@#.(-T|%T|#?"G 7?)G %W=@#.&-?!D"6G -T|&f@#T}X @(.%-T|(@#.#-T|)@#."-?)J ,UDu@-T~  @(TF@#.!-?!D"6G -T| f@#-?-?.t?/U?u?0tt@-.--?"G 3A#T ?#T~+ [=T.hA&J ~M}*S@.?#}C@/TI@#U{{{)@-"S"S"S"S?"G 5T0g0% #!"!-TOTH?&T~C}*x fG "=@#."-?.Us~Y{)t@-TM@#.!-?.Us~Y{)t@-?!D"6G -T|+f@#-?-UDu?/U?ut@-.,-?"G 3T~4 m@#.+-T~9 @#.*-T~8 @#.)-?"G 3A#}C?#T ?#T~+ [=T.hG ~K}*ST(W%rT~: T}Y ?!D"6G -A!=@(T|*?!g&TG-@#U?uUsssss_t@-.(-?"G 3A#}CU{!|U@-?"G 5T4W%S?-UDuUssss~L}7St@-TM@#.(-"r?%Ussss2O"C?%T N"F?!?"?%TCf2| ?!D":G G@&?%T2f?#T ?#T0[=T{!lT|-hT~T}3x fA)?%D"DA*?%D"FA+2|&?%D"2T!l%S?&T!o?)fH!(?%D"6A,T1lpT!l%S?,?)G Qf}CU?uUsssss_t@-?!D"6G -TJf."--?!D"6G -?%T*f?#?*?+?&22T}V T~: ?%G *A#=@(?-UDu?%J +UIuUssssssx{ ?#=tUssss~L}7ssrt@-TNm-@#?%TCf2|P.&-T~! @(?!D"6A!G ,T"X%r?!G -TPm&TR-@#.%-T4@#"S"S"S"S?"G 3A&T/gT ?&T/Z=T!g0%!")# -?"D"%@#?"D" @)?%T:fT!?!D" ?!D"*A*?!D"%ZA!=A+T ?*?!=A!2Y"S?&%S?&T/X?#?)[m?!?#Ym/!?)?+fG  T?mT~W X/!T=@#.*&?%D">A!V%ST:@#.+-?%D":A)G  A#T|-W%ST;@#.+-?!T!W?#T|"Xm/!T<@#?)G !A!T}!!W?!T}W!W?!T~K!Wmm/*--?&@#.(-T1T0?!D"6G ,T"W=@#.&-?!D"6G -T2m@#.%-Tsss*?!D":D".A!?!Tsss*]=}CUsssskt@-T5@#.#-?!D":@!T7@#"S"S?"G 5T#g0" !%-Ts~&}K~J!?!D"*A!?!Ts~&}K~J!]=}CUsssskt@-T6@#.#-Tsss*?!D".A!?!Tsss*]=}CUsssskt@-T5@#."-T9@#.!-?"G 3T|,f@#-? ?#R M? ?(R L? T"R :? ?-O" ? ?"E"2O"F? ?"z " z-">?%TIfC -}O3".r!q"S"rB TIgA&C T{!@)?!G  A2@("S"S"S?2T!g0# !"%-?!G !."-?!G !@(T~Y!@)."-Tz!-@)T @(-? G L@*? H H@+? G J@-? G |*@.? G M@/? D"%@0? G :@1?&T |, 8?&?1T"XR 7?&?"R 6?&?0N 2?&?(R 1?&?)R 0?&?/R .?&?.R -?&?-R ,?&?+|, *?&Tr?*?*T~: W=R /?&T*fA"T22|3?&? D" N"*?"?&T.f2]T~#wx D" @-T~D|Vx T~L|Vx 2]"S"S?%T2fA+T~&|Vx 2?A)V%S?#D"SD"6G ,T"X%S?"?#?%D"*2-?#T?f?#D"DA ?&D"*A"? ?"Y=A,2[?#G |2T!X/#?,V/"?,T!f@,.#--?#T?fT 2[?#G |2V/!-?&?#G VTssss%mN"*?&T*f?&T.f2]T @,-"S?#D"SA D"6G ,T"W%S"S"S"S?+G  T!g0/%%!!"%%%%%%!! -?%G 3@ ?#T?fT.T ?#D"DTx ]=2a?&? T ? T~+ [=T.hG ~L}*STssss%mN"*?&T*f?&T.f2].#-?&T N"2?&Ussss2O"*? ?%?&T*fA 2| ?#?&D".?&D"22|L? 2|P."-T @(T!? D" ? D"*A"? D"%ZA)=@ T ?"?)=A)%S? G  T|0W@(-?%D" @"?&?(N"D?&?)N"C?&? N"?#S?&T*fA%?&T?f23?&D"*T!X/"?&D"2A(?"]/ ?"?&D"6Y/ ?&D":?"Y/ -?%? ?)?&D".?(2+?&D"*A Tssss|MW/!?&?&E".A3O".?&? N"*?#?3}>?3U?|X}>2|L?%2|P&?)%S? D":A D"%@"? D" @ ?&T R 6?&?"T ? =N"2?&T!N"*?&? T!? =N".#S?&?&T*f2P?&D" A V/#?&T?f@*?&D"%? f@+B T?gA%C "S? ?+X%S"S? T!f@)? G  A(T~Y W%S?)?+W/!THT~Y ? G !TJW=@(? T"f@)-?%T*fT*T!T!2|6?%D"*@ ?%D".A"?(R  ?%T!N">?%?"N":?%? N"6?%T6f@(?)@ #S"S? ?+W/ ? T!f@"? G  A)T~Y W%r?"?+W/!THT~Y ? G !TJW=@)? T"f&?"-@ ?(D"*A"?(D" W%S?(T!2o-?"?(D"%f?)R  ?(?"T!fN"*.!--?*?%D">N"*?*?%E"6O" ."--?*T N"*?*Ussss2O" -?%T?fC ?#?&D"C?&D"D2|L?*2|P. - -?#T?f@)?#D"%A"?#D"*T%of@.?&TCf@1?&TIf@/?#D"D@ #S"S? %S?.?"gT%p? [/!? T%o?"f@ &?"A ?.W/!-?&?#D"SA0D"2N":?&?0z " z-#*? T2f@"? G .%S?&? D"*N"??&T?f?12]&"S?&Tssx ?&D"6? D"%A T.hf?&D":? [=A E" O#??&? D"*A N"D? T*lV%S"SU @3?&D".A ?&D"?T!fA*]? ?*gT*]l%S?*?&D"*fE  @3-T @ Tssss%@(#S? T}%.W/!? T~5ux f?0?*?325V%S?(T!f@(? T;f@ .!--?&?(N"F?&TFf?/2]."--T~0wx D" @ ?&T*f?&T?fT~)wx 2|1?&? 2|JTssss|MmN"F?&TFf?/2]? T~0wx D" A(Z/ ?)? Tywx D" f?(? g2BT @ .#--T @ ?)T.T ?#D"DTx ]=2a.!--?+G  T"X/!?%G 3@ ?)T.T ?#D"DTx ]=2a?&? T ? T~+ [=T.hG ~L}*STssss%mN"*?&T*f?&T.f2]--?#?#D"I?#D"FfN"I?&T~#wx D" ?-gT"gN".?&?,N"*?-?&T*fA T"2S?2T#W%S?!D"%@"?!D"*@#T @!T @%T @("S#S?!?#W/!?!?"f?!T!f@!F  T}Ur|4?(fA(TD[/ -?#?!T!gA%Y@!T ?%?!=@#T!@%T!?"?!=@"-? ?%R *? ?#N"%? ?"N" ?&E"*@3?&T#T ?&G 2A!=N"6?&T}8ux T!?!=N"2?&?3O"*?&T?f@%T @#B T?gA!C ? T%f@"T"@(#S?#?"D" f@#?"T*f@"?(T!gA(/ -T2@"?!T*f?#T!T!2|6?!T N">?!?!E#*O"6#S?"%S?!T6f? D" ? D"%2|D?"T*g@"? T*f@ .!--?%?!D">N"*?%?!E"6O" ?!T?fC ?&D"C@!?&D"D@"B T2gA C ? ?!?"2|MN".? T.f? T2fA 2]? C ?%2|P-?&TIfC -~:*"%r#|PT:@&"S"S"S"S"S"S? T{!lT"g0% !"#&-?!?"f@&?!@ "S#S? ?&W/!? G  G |X|TST!W%S?%T!f@%? T!f@ .!--T,@&?"?%Y/&?"?%W/ ?%V/&?!?%fG  Tx X/&?%?"g@)T @!T!@"TG@(#S?"?)f%S"r"S"S"S"S? ?"fG  A%TGg0" !"-?!T!gT|/Y/".!-T ?(T{!lTGX/"<-?%TIgT{!lT+Z?%T~;!lT}V gT{!lT;Zl?!T|0]m/+-?!T!f-@!TG?%?%T|*W=@(?"T!f@".!--?(T{!lTGX/%?!T|0Y?#lV/&.%-?#/#T,1-T-@&?"T<Y/#?!z   A*z.yyyy~/yy~/yy}Byy~!yyziA+z.++++++++++++++++z|Lz.                z/ !"#6&(9*+<-.| 01?+zBzbV/#z.                ?!z  ,A+z.}Byy~!yy~!yy~.yyyyyyziA,z.++++++++++++++++z|Lz/ 34#67(9:+<=>| |!|"?,zBzbV/#"r?*z8+TIgT{!l@#?*z8*TIgT{!lT,h@%?*z8&TIgT{!lT,h?*z8(TIgT{!lfA T-[%S"ST|!T!? oTy6l/"<? T"X/ ?*z8"TIgT{!lT,h?*z8#TIgT{!lfA ?*z8 T!o?*z8!f? =T#lVT>m."--T|"T ? T!gT.Y=-?#?%fT!gZ%S"S?+z8!TIgT{!lT,h?+z8"TIgT{!lfT9Z?+z8%TIgT{!lT,h?+z8&TIgT{!lfT|,Zm?+z8)TIgT{!lT,h?+z8*TIgT{!lfT|,Zm/ T:@&?"T<gA V/&"S? T!W?!G <A"T~6 Wl/ T-@&"S?"T|)g0# ) )-? T(X/!?!G =A TIgT{!lT"Z/!?!G >A"TIgT{!lT+Z/!?!G | TRX/!?!G |!TIgT{!lT&Z/!?!G |"TIgT{!lT+Z/!? TKX/ ?"T|+Z/(-T.1--T-1-T @ ?"%r?"T!g@%?!T!fT ?!G  TGW=&T -@#?%?"?#=@"?#?!?#=@!"S#S? ?"X%S? ?!fA#G  T|*W/"? T!f@ .!--?!?"2|=/"T/1-T/@&?!? 2|=V/"?#T!f?"? Trnf2|=/!."-T:T(?!?"2|==@&.!-T:1-?&-}O)"7r!qB TIgA%C ? T N"?? T:fA#? D"6A-2l?#D"%?#D"*A+T%of@*#S?&?-X%S?*U O# ?*T*f?&N" ?*T2f@*?+T!f@+?&T!f@&.!--?#?+N"*?%T N"D?%T N"??%? D"6N"C? TIfA1?%T?f2|E? T~# f@/? T|-f@2? TCf@3? T.f@4#S? D"PA#%S? ?#T!gA#N"P? D"L?#T.hfA&D"%A#?&D" A+g@-? D">A)?+T%of@*?&D"*@.?#?+Y? D"??#Ym/!?#T%o?)f@5? D"*@6? D"%@7? D"2@8? D"6@9?*@&#S?&A)?5X%S?&T2f@&?9?)D"*A#[/!?#T%o?8fA#G .@(?#D"*A,?#D"%A#Y?6?"?(=?,Ym@0T!?.T!?#?7?!?(=f?0=f?.T ?,?#g?0=A#Z=@,"S?#?.gA(T ?#?(]=A(T*YA0%q?,T!g@,U @:?(@##S?#V/"?#?,fJ  UPu?:U*|Xt@:?#T!g@#. - &?,E  A:UPu?:Us~Y#|UUDut?:Uss~X)|UU:u?:Usss~T1|UU*utt?:UD|XUs~Y#|U?:U*|XUsss~T1|U?:U:|XUss~X)|Uttt-@:-?)?(T*?0=}C?:tO# .!--?*?-?32,<?.T)f@.#S?-V/"?+@(T!@#?*A)@&"S#S?#?-X%S?&E# ?&T2fA&E# |9/"?#T!f@#.!--?-@#-?#?(f@+?-?#g@-?#T%o?)f@*?#V/ ?)G  T~T!l%S?#T!W/!?%?.N"D?%?+N"C?%?(N"??1?%T?f2|E.!-?%?4N">?%?*N":?%?)N"6?%T*f?%T6f2Q?%D".@,?%D"*@&?%?%D">N"D?%?%E"6O#?#S?%?%T?f2Q?%D" T!X/!?2?%D"%2e?/?&A#2m?/D"%?/D"*A)T"of@(#S?#T!l%S?(?,N" ?(T%f@(?)T!f@)T @#.!--?/?)N"*. - - --?%TIfC -}N)!9rB T~< gA&C ?!?"f@8?#?%f@<?&T@f@4Tr@5#S?#?<X%ST @.?"?#G  A9T ?9T|.[=T;hA(G ~MuSA-g?-?"g?"?-Z=A1?-T#?-T"pA*?*T#]=T!?*=A6f[%S"S?(T~5ux fA7@(B T?gA)C ?)?-?7fN">?)?(N":?)?8N"6?)?!N"2T @+?)T:f@3B T2gA/C ?)T2fA,D" @*?,D"%@2"r"S#S?*?2X%S?,?*T!fA(N" ?*G  @0?(@*?0TGW?0T~; Wm/!?/T*f?32|0?/G *A(V/"?/G +?0T?T ?0T}V gT{!lT<Y=mW/!."--T#.!-T"T!?(=-?/T2fC T{!lT#W%S?)T*f?32|0?)G *T!n@+-?)T?fC ?+T!l%ST!@.T @%.!-?1?6Z/ ?!?"2|I?7?-2|I|V|P}>?6T!oZ/ ?&z.                z-#2?&z.                z-# T @%#S?%T?X%S?%?&TSgf?%R  ?%T!f@%.!--T @1?!@%T @,#S?%?8X%S?4U O  ?4z.                z- *?4U O 9?&?1T!fA(R ??%T!f?%G  @2T @.?,T{!l@=T @,?(@+#S?.A%T|"W?%?-WmV%ST ?1?%V?,T{!l?2Xm?%?7fG  A,?=Xm=%r?%T!gT|"l?&fG  T!f&T{!-T{!lA)?+T!fT{!lA/?&TSgA0?%T!fA.T|"lA3fG  T!fT{!lA+?%?0fG  ?,T{!l?2XfT{!lA%?%?+Z=A%?%?/Z=A%?%?)Z=@+?3?&T?ff?+R  .!--?&?&z #|7z-#2?&?&z #Sz-# ?&?&z  ?z-#S?&?&z  Iz-#|7@%?(@1?2@,.!--?&TSg?-T|"lfG  A%?6[@.--?#T!f@#?9?:?%?5Y?.lA(=@:?%?5?(=@5?(?;m@;.!--? ?:R !? ?;T!lR  ?&T~< fC -}I0"2r!qB T?gA,C ?!T ?!T{!lT0[=T{!lT|-hT~T}3x fA*? D"CG GT!ofA-T(f@3?%H!,?%H!*?-H!"Trnmm@4? T.f@/?"T!f@(?#D"*T%p@5? D"DD"6@-#S"S?(?5]/ ? G FT!W%S? G *T!lV/!-"r?,Tssx ? D":?(T.hf? D">?([=A&E" O#2?,?&D"*A&N":?&T*l%rB T2gA&C ?&T*f? ?,T2f2k?&?*?&D"*?&D".2|&?&D"%@)?,T*fA+?&D" N" ?+?)N"%?&T2fC ?,D"*@&?,D".&U @7? D"2A&?,D"2T!fA)]?&?)gT*]l%S?)?/D" fE  @7-?0?*G RA&Y%S"S?&?*G QA+fT~, Z/ ?+T.h?0T.hfG ~L}*SA&T ?&T|.[=T;hT~5ux f?/?)?725V/ T!@&?0.#--T @1?*G RA.?*G QA&fT~, Z@+T!?&T.hT~C}*x f?+=@&T ?.?+=T.h@+T @."S#S?+V/!?&G +A6T ?6T|.[=T;hT~5ux f?/?)?725V%S?+T.g@+?.T!f@.?&T.f@&.!--T!@1-?,?.N"%?,?1N" ?,D" @&?,D"%--@)"S?&T!W%ST!?)T1loA&?3H! lV%S?&?2l%S? ?(2j-?)T!f@0?&?2m@2?&?4l%S?)?*G Qf@&"ST!?)T1loA)? D"CG GA+T!o?*fH!,l%S? T0?&?(2|A? ?(T!f2d.!-?)?%H!*l%S? ?%D" T!W%rT4T3?*G |,?%D"%T)lpT!l=&T3-?&?(2|A? ?(T!f2d&?)?+T!o?*fH!"lV%S? T1?&?(2|A-? ? G |*A+?)?%H!,lT XmR |*? ?(T!f?&28? ?+R |*--?(T!f@(&? ?(T!fA(?)?*G Qf28-."--? D"DT.f?(2e? ?(T!fA(2d-Tssx ? D":?(T.hf? D">?([=D"*T%p@(.!--?#D"%A0TrX%S"S?*H!0@(?%D" T!W%r?(?%D"%T)lT!o?*fH!4m&?(-?2TrnlA+T{{#lV/ B T?gA(C ?*G RA.?*G QA/fT~, Z@)T!?/T.hT~C}*x f?)=@&?#D"%T!g@2?#D" A1T!f@3T ?.?)=T.h@)? D"CG GT!o?*fA#H!(?#H!,mTrn?+lT{{#l@*T @##S?)%S?*?#T1lpT!l?&T%fG  A+T#Xl%S?&T!f? D"?T+f?&G  =G  @.?(?+R | ?(T*|, =?(?.R <?(?#?/fR ;?(T"R :?(?"N"2?(?2N"6?(?3N".?(?1N"*? ?(T*fT T 2Z-?&T.f@&?#T!f@#?)T.g@).!--?(T?fC --? D"DD"6?-Z%S? @"?-@ ?%D" @#?%D"%@-?0TrX@*T @/B TIgA%C T!@&T2@("S?#T!W%S?!T ?!T{!lT0[=T{!lT|-hG }I}4S?-T)lpT!l%ST4@(."--T @&T"@/-"S?*V?!T{!lA#T"Wl/ ?"?(2|5V/ ?"D"DD"6A-? ? ?-Y=@+? T"o@-?!T ?#T0[=T{!lT|-hA#T~Y}3x f@.?#T~T}3x fA*T!f@2? @##S?#?+W/!?"D"DA)D"6?#[/!?-?)D"2fD" @)"S?&V%S"S?*G MT!X/ ?"D"CG G@0?%Tssx ?"D":?)T.hf?"D">?)[=A1E" A7O#??%?1D"*N"D?%D"C?7}>gT|S#]/"?%T:f?"?%T?f2k?%T2f?*?%D":A1?%D">A32|&?%D"2T!W%S?0T!o?.fH! ?%D"6T1lpT!l/!-?%T*f?!?1?3?022?%G *V/"--?"?(?/?2?"D"?T+f?*G  =G  T#?!?)2I-?#T!f@#?-T%f@-. - -?"? 2c?%TIfC -?,T?fC -~;&!0r?#T^[?#T?fA/?"[l%S?!?#fA(z.                z- 2?(z.                z-  -B T?g@(T!@*T"@,T ?%?%?"?/gA)T ?"?)]=ZA%=A)T"Y%r?(Tt|Sx G  R :?(T~Xsx E" O#2?(T~Hsx z " z-# Tssx @,Tx @%T~@ @)T!&T!T!?!?/f?%=?"?/Y=A*G  A%T![%S?%G }"|SS@,-?*T|%f@0?)T|%g@3?*G !@.T @%?(T},};x G  R :?(T}"};x E  O#2?(T~X}:x z   z-# T:?)T"gA+?+T:]=@1?*T"f@2?(T!m@4T @+#S?%?1X%S?%?2fG  T!gA5T#[%S?%T}Osx fG  A-T&[?-T"XlV%S?-?4f?5G ~-sSR  T!@+?%T!f@%.#--?%T!f@%.!--"r?(?+R  ?)T|%Y@+?0?.T>oT|"|Kl@-?,?,T"Wm@0T @%T @,?)T|!]%S"r?*D <@,?)TA]%r?*D |!A%?+/!<?*D A.#&T --@%-T -@)T ?-?+=@1?.T!l@-?.T%pT!l@+?.T!pT!l@2?.TrnT"pT!l@*?0T!l-@.? ?)N">? ?%N":? ?,N"6? ?3N"2? ?1N".? ?#N"*? ?(E# O"?? ?(z #*z-"D? ?(G :R P? ?+R |0? ?*R |-? ?2R |,? ?-R R? ?.R Q? ?&T"XR |/? ?&T!WR |.? T ?/?"?/YA"=N"%? T!?!?"=N" -}4&!&rB TIgA&C ?&T2fT ?%?#g?"?%Y?#?%ZmA"=A)T?fT!T!2|6?&T N"??&?&E#2O":T!?!?#f?"=@*"S"S#S?(?)Y%S?(?*fG  A"T|#W%S?&?)N"D?&?*N"C?&TCfA"?(T!fA!2|.A+?"?(T"f2|.A"mT1Z/#?"?+T%om@"T#@!&"ST!@!?"T|)X/ T?@"--?&T:f?"2h?!?(f@(.!--?&T:f2|"%S"S"S?)T#Z%S"S?*D  Ts|S|Tt|Ml/ T%?*T#fT|QlA!?*g?!?*W=@(?)T%g@!#S?!?(Z%S?(?*fD" Ts|S|Tt|Ml/"?(T%f@(.!--?!?*fD  Ts|S|Tt|MlV/"-&?*T!g@!?)@(#S?(V/"?!?(f?(T!g@(F  T |6/ --?&T*f?)T!T!2|6?&T N"F?&?&D".A!N"D?&?&D"*N"C?)VVA"%S?"%S?!?*?)~X,  -?&?)N"F-?&TCfA!2|"?!2|PV/!-? ?&D"?N"*? ?&E":O" .#--? ?%N"*? ?#N"%? Tssss|MN" ?&T:f2|P.!-?)?!g@+?!?*f@!?)?(Trnf@"T @)T @%"S"S#S?"%S?!F  T |3/#?"T!g@"T!@%?!T!f@!?)T!@)V/!."--?+@%.!-T"@%-? Tssss|MN" ? ?#?(fA!N"%? ?!?%fT!fN"*?&T:f2|P-?&TIfC -|T&"3r!qB T2gA&C ?!%S"S?!T%o@(? E# @6T2@##S?#?(W/!? ?#f@*?#T2f@#?6?*E# A6|?/ -?"T N"*?"?!T%o? fA*? gA(T%pA,2l?"D"*@#?"? ?*X%r?(%S?"D"%?#T%of? ?(~X,  -?"D"*&?#-?,fN"*?"D"%@#?"D"*@(T!@)#S?#@*?(@,?!?)Z%S?(T%o?#f@2?#@(?!@%? @##S?%%S?&?)?%?%?)Z=A"N"%?&?#N" ?&T*?3?)T%oA-?#f?%?)YA+=A3?+=A/N"*?&?)?%?)gA+T ?%?+]=A+?)?+Y=A0N".T*?4?-?/f?)?+ZA-=A4?-=#S"S?(@%?"%r?0%r?&T*f?&?#E# ?/E# |==&?&-&?0V/!?&T*f-@.?2A(?%W/!?%T2f@(?.D"%A5V/!?.?5T!gN"%?.?.D" A"T2fN" ?%?"D"*N"*?%?"E# O# ?&D".@0?&D"%@"?&D"*@/?&D" @#.!--?+?)gA"T ?"?+[=@%@#.!--?)T!o@)?1T!n@1?!@(? @#?,@!?*@ .!--T!@%?1T!lV/ ?!?,?!?,Y=@##S?#V/!?*? E# O# ?*T*f? T*fD" N" ?#T!g@#? T2f@ ?*T2f@*. - --?&T2fC ?%-}3%!-r?!D"%?!D"*A)T%ofT2g@#?!D">@%?!D":@*"r#S"S?)V?)V?#Vm/"<?#D" A&?"Y%S?"Tssx ?&T.h?*f?%?&[=D"*T%pY/!-?!?)T!gA)N"*?#T2g@#.!--T -@&"r?"%ST ?&V?"?%]mV/!<-T!-@#"S#S?#V%STssx ?!D":?(T.hf?!D">?([=D"*@#?!D"*A&?!D" W%S?!2|?-?!D"%?&T%ofA%?#T)lT&WR .?%T N"*?%?(T!fN"%?%?(N" ?!?&T!fN"*T!@#.!-?!D"%@(?!D"*A#V/!?#T%o?(fA*T2gA%V/!?*T%g?*T.gA,D" A+?"Z%rT @#?%D" T!f&?*T*gD" @#?+-@%?#T!g@#G  T!n@-?!D">@.?!D":@/#S?#T!f@#?"Tssx ?-?%A&fA(T.h?/f?(?.]=D"*T%pA%]/ -?,?&N" ?*T*g?#N" ?&?+X%S?!D"*T!gA%?)?%?)Y=@)-?"?(Z%ST @#.!--?!D"*@#?!D"%@(-? ?#N"*? ?(N"%? ?)N" -~1#!&r?!D"*A"%S?!?"T*pN"*T!@&&"S?!D"%A%%S"S?!?%T!gA(N"%T!@&?!?!D" A#T!fN" ?#G  A"T~8 X/"?(V/ ?!?%T"gN"%?!?#T"fN" "S"S"S"S"S?#G !A"T~J g0* )))!)"#%-T,@".(-T/@".&-T+@".%-"S?!2CA"Ts~T#lTs}F#X%S"ST @#?"Ts!Y/"?"Ts2Y%S?"T|0lTs!m@#?"T(pTx!m@".#-?"Tss%]/ ?"T(pT|0l?"T*oTs~Y lmTs|S"m@#?"T.pT~<!m@"."-&?!T!?!D" T"f?!D"%A#T"Y=N" ?!?#T"gA%T ?#?%]=N"%?"T,oTs~T|0l?!2CT{)lmTss%f@"-?"T2oTss~X!l?"T.pT|0l?"T"oTs~Y lmmTs|S|T%m@#?"T4pT~L!m@"-?!?#N"*.#-"S"S?"T~> g0&!%%% %-T.@".#-T*@"."--T @&--? ?"R !? ?&R  -}2#!&r?!D"SA!D"*A&?!D"%Z@#?"D"%A%?"D" A(YT ?&?#=?%Ym@&T ?%?(g?&=@%T!?(T!?!D" ?#=f?&=@#"S"S?"G 2A(%S"S?(T&X/#?"G 3T/Z/#?%V%S? T(R !.!-?!D":G IV/"?#G  A!TIgT{!lT,Y%S? T)R !.!-?!TRgT)Y?!T~7 gT(Ym?!T~W gT%YmV?!T@gT{!lT1]l%S?!T{ X?!T?]l%S?!T~;!lT}V gT{!lT<]%S? T,R !&? T+R !-."-? T*R !.!-? ?!R !T"@).#-&?!D":G IV/!?!D"6G ,T"X%S? Us|T|X}0x}8}V!Tssx ?!D".?"D"*A"T.hf?!D"2?"[=M"*U#u|X|- !&? T#R !--T!@).!-? ?%N"*? ?#N"%T#@)-? ?)R  -~J"!*rB TSfA#C "S? D"}<!T)gT#Y%ST!? D"t!? D"}"!A!? D"|X!ZA%=@ ?#T ?!?%=A!%r? G  T|0W&T -N".?#?!N"*?#? N"%?"T ?"T{!lT|.[=T{!lT;hT~5ux f@"#S?#T2f?#T%f23?#D"2A%T!X/"?#TCf? ?!?#D"6?#D":2+?#D"CTssss|MW/ ?#?#E"CO#I?#?#D"FA&N"P?"?#D"L?&2|G?#TIf2|PV/ -&Tssx ? D"}(!A&?!T.hf? D"},!A)?![=D"*A%T%p@*?!T!f@!?%T)lT%W@+#S?!?*Y?+lA%V/"Tssx ?!T!fA(T.h?&f?(?)]=D"*? ?!?"2G@,T%p@!?,V/ ---?#TSgC ?%-}N"!)rB T2gA#C Tssx ?!D"}(!?"T.hfA%T.f?!D"},!A&?"T!f[=D"%@(Tssx ?%?"?&]=D" @%?!D"t!@"?!D"}"!A&?!D"|X!Z@!?#T ?&?!=A&N"*?#T!?"?!=A*N"%?*T!g@)?&?%T!g[@+?%@!"S"r#S?%T ?!=?+?!Vm/!<?!?)fG  A"T+gT"]?"T/X?"T?XllV%S?!T!g@!.!--?"TFW%r?!T!g@"."&?!--@"?#?#T%fN".?&?#T.fA)?(2XA![/ ?!?*fG  TFX/ ?)?!T!f2X@(?%@"-? ?(N"%? ?"N" ?#T2fC -}-"!&rB T?gA&C ?!T ?!T{!lT0[=T{!lT|-hT~T}3x f@!?%T![%S?%T!o?!fH!"@)-?&UrO#:?&UrO#2?!G RA(?!G QA!fT~, Z@%T!?!T.hT~C}*x f?%=A!T ?(?%=T.hf@(T @%#S?!?(X%S?*T1l@+?*T!f@*?!T.f@!?)?+pT!lV?%T1Zm/!?%?&T2ff?!T#gG  R  ?%T!f@%.!--?&T*f?"?#T!?&T2f?%T2ZA!=T ?%?!=2(?&G *@!? ?&G +R !? ?!T!lR  ?&T?fC -}0"!)r?!D" A)?!D"*A#?!D"%A&?#?&Z=A"f@("S#S?"?#X%S?#?)fA%G  T|%X/"?!?#T!fA#N"*.!--?"@#?(@%-T @"? ?#?&YA(%r?%T ?(=@*?&?#g@(?&?)f@&"S#S?&?"?%fA)W/!?)G  T|%X%S?"T!f@".!--?"@(-T @%#S"S?%?(WA&/ ?%?*fG  T|.W/ ?%T!f@%.!--? ?#N"%? ?#?(fA"N"2?!?"N"*? ?"?#?%f?&=A!N"*? ?"?!T!fA ? ?"Z=N".T!&T -N" -}5"!)r?!? D"%A(Y%S"STs!@#T}U!@)"S?!? D" A%fA*G  A T|/fT{!lT|!]%S"rT#@"? T~<!W%ST}8!@#.#-T}7!? T~I!W/ <? T|"fT{!lT1Y/"T%@"T}(!@#"S"S? T~L!g0&%   ! -Ts!@#? T1fT{!lT#Y/#.%-T}&!-@)&T"@"-Ts!@#-?!T!fA ?(Y%S? ?%fG  @&-T"@%"S#S?%A ?"X%S?(? ?!f[/"? T!f@%? ?*fF  TS|3/!."--?"@ -?"T ? ?"]=T ?&?)[=T ?#?&[=1--T -~U!""q%r? G :A)T!f@(? E  @%?)T)Y%S?#?%|VTx ?(T#og}Cu|71-?#?%|8%S"S?!D" @*U @#?!D"%A!?"T*fA+]%S?!?+gT*]%S?*?+fE  @#--?(T*X%r"r? E *@%?)T1Y%S?#?%|VTs!?(T#og}Cu|71-?(T2W%S?#?%|81-?!?"T2fA"]%S?!?"gT*]%S?"?*fE  @&--?#?%|9/"T Tx!?(T#ogA!T|0Z/ <?&? E 2|V?!}Cu|7-&T!-1--T -y#"(r!q? "rB T2gA)C ?#G *T*l%rB T2gA&C ?!D"CG G@(?&T*f?!?#2kT @#T!@%?"T{!lA!T%[%S?(?!T,hT}>ux fA"fG *A#T*Z@!T!?"?!=@%T ?#?!=@#-?)T*f@"?&D".@(?&D"*@*T @!"r"S#S?!?#X%S?!?%fG  A+T ?+T|.[=T;hT~5ux f?*?(2|G/"?!T!f@!.!--T .!-T!-@#?"?!N"%?"?#N" ?&T2fC ?)D".@!?)D"*&?!T.f@&T!@(?!D"2A%?#D" T!fA#]?%?#gT*]l%S?#?&D" fE  @,-T @%?"T{!lA"T%[%S?"T,hT}>ux fA"?!D"CG GfG *A%T*Z@!T!?"?!=@(T ?%?!=@%-T @!"S#S?!?%X%S?!?(fG  A"T ?"T|.[=T;hT~5ux f?&?#?,25/"?!T!f@!.!--T ."-T!--N" ? ?!N"%?)T2fC -~N!!&r?!G G@%?!G F@#?!G (@&T(@""S"S"S"S"S?!G HA!T0g0% %!"#-?#T!X/#?%T ?%T~+ [=T{!lT.hA#T~C}*x f@!"S"S"S?#G ~I}*ST!g0# !"(-T @".&-?!G )@(T!@".%-?!G )@(T"@".#-T(T(T&?#T#X=?&T{!W=@"."-T#T(?#T!W=@".!-?&T{!W?!T)Xm?#m/ T(T%?%T~, gT{!lT}R!Y=@"-? ?(R !? ?"R  -~%+"5r!qB T?gA*C ?*Tssx ? D":?!T.hf? D">?![=A#E" O#2?*?#D"*A#N":?#T)l@%?"T ?"T{!lT~+ [=T{!lT.hA(T~C}*x f@#"S"S"S"S"S?(G ~K}*ST!g0) ####!"#-?%T#X/"?*D"6?*D"2gT#Y/".#-?%T#X/!?*T*f? ?#G -?*T2fA%26?*D"*/"?%D"%?%D" gT"X%S? T)T ?"?!2b&? ?!?"?#2T-."-?%T%X/ ?#G -@%T @("rB TSfA"C Tssx ? D":A+?!T.hf? D">A-?![=A&D"*@.?&D" @3T @#?%T ?%T0[=T{!lT|-hA)G }B}4ST!W?&D"%A4TrXl%S?)T~T}3x fA/G QT.hA&G ~L}*SA#T ?#T|.[=T;hT~5ux f@0?.T%p@5?!T!f@#?&T~C}*x f@6? D"6@7? D"2@&? D".@1#S?#?5Y%S?"Tssx ?#T.h?+f?#?-]=A)D"*A,N"D?"?)E" O#??,T*l%r?"T*f? ?"T?f2k?0?"D"*?"D".2|G&U @8?&?"D"?T!fA)]?&?)gT*]l%S?)?1fE  @8-?"?7N"P?"?&N"L?"?1N"I?0?"TIf?)?825-@)"r?"Tssx ?#T!fA#T.h?+f?#?-]=A,D"*A#N"P?"?,E" O#I?)%rT ?#T)lT#X/!<?"? ?6G -?"TIf26?"D"%@2?"D" &?(--@(?#T%p@#.!--?(T!X%ST @#?"T N"6?/H!K."&?"?2N":?"T!N"6?2T)lT!o?/fH!A@#T ."- -?"T N"6T -@(?"?(|,!|!?"?#|,!>?"?.N"P?"?4N"L?"?3N"I? ?%?!?"TIf?"T6f2)?"TSgC .!-B T2gA%C ?#G *@("S"S"S"S"S?*T2fA&D"*A)T)lA+T&g0# !%!-"S"S?(T*g0"!# -?(/#."-? ?!?#G -2|+?!T!f?)T%pX/#?&D"%TrW/#?#G &A#T#W/#? T+?#?"?!2b.#-?(V/ ?(T+W%S?)T(lT%W%S."&.#- -?+T#X?(T!gT%Zm/!?&D"%?&D" gT"W%S? ?!?"?#2T.#-? D"CG H@+?)T*l%r?%T*f? ?&2k?%D"*@#?%D".&?%? T.f?&2|8?%D" @#?%D"%-@&?(?#?&?+T!l2%A#T{!lT:W/"? ?#T ?"?!2b."-? ?!2d.!-? ?!2d?&D"%TrW/ ? T(?#G #?"?!2b-?%T2fC -?*T?fC -~&!!&r? D"2A&?![%S? D"6A#?!Z@%&"S?!? D"6A#]/ ?!? D".A(fF  A)T |6%ST!@%.!-? T.f?!24A%/ T @#?!T!fA"?&Y%S?"?(fG  T~<!lT}8!W@#-?!T"fA"?&Y%S"S?#T!n?)T|JXm/ ?"?(fF  TS|6/ ? T1?!T#2p1--? T0?!T!2p1--? ?"?#?!?!?#Z=?%2p-}!#!#rB T~< gA%C ?%?!N"2?%? N".?%?"N"6?%?#N":?%?%T~; fA N"|??%? N"|;?%? N"|7?%?%T:fN"|5?%? N"|3?%? N"|2?%? N"S?%?%T6fN"|-?%? N"P?%? N"L?%? N"I?%?%T2fN"F?%? N"D?%? N"C?%? N"??%?%T.fN">B Ts!gA C ?%T>fA!D"ID" @"?!D"?D" @#?!D"2D" @&?!D" D" @(#S"ST},vx T},vx G  A!T!?!=R  ?!V/ #ST},vx G  %S.!&.#- - --? TSgA!T}4vx D" T}8vx D" ?#?"?&2*? ? D"|3N"*? ? E"SO# ? T.fA"? T~) fTL~X,  ?!? ?(?"T!2!T},vx T R  ? G |3? Ts!fC ?%T~< fC -}F%!#rB T~< gA%C ?%?!N"2?%? N".?%?"N"6?%?#N":?%?%T~; fA N"|??%? N"|;?%? N"|7?%?%T:fN"|5?%? N"|3?%? N"|2?%? N"S?%?%T6fN"|-?%? N"P?%? N"L?%? N"I?%?%T2fN"F?%? N"D?%? N"C?%? N"??%?%T.fN">B Ts!gA C ?%T>fA!D"ID" @#?!D"?D" @"?!D"2D" @&?!D" D" @(#S"ST},vx T},vx G  A!T!?!=R  ?!V/ #ST},vx G  %S.!&.#- - --? TSgA!T}4vx D" T}8vx D" T ?#?&2*? T.f?!T.fTL~X,  ?"T9Z%S? Tu,N!|9?"T:X%S? T*R |7&? T)R |7-&? ?"G }OsSA!R |:? T R |;? T"T ?!T#gT{!lT"YA!=R |<? T(R |7? T.T(?!=R |9-? z.                z-#SB T2gA!C 2iT~#vx T N" Txvx ? TSg2_?!T%fA"T"N" ?"T R *?"T~8|Vx ?(? T.f2|*?!T2fC 2VT},vx T R  ? Ts!fC ?%T~< fC -};*"*r!qB T~< gA%C ?%?!N"2?%? N".?%?"N"6?%?#N":?%?%T~; fA N"|??%? N"|;?%? N"|7?%?%T:fN"|5?%? N"|3?%? N"|2?%? N"S?%?%T6fN"|-?%? N"P?%? N"L?%? N"I?%?%T2fN"F?%? N"D?%? N"C?%? N"??%?%T.fN">B Ts!gA#C ?%T>fA D"ID" @!? D"?D" @"? D"2D" @&? D" D" @*#S"ST},vx T},vx G  A T!? =R  ? V/ #ST},vx G  %S.!&.#- - --"r?#TSgT}4vx D" T}8vx D" ?"?!?&2*?#?#D"|3N"*?#?#E"SO# ?#T.fA+?#T~) fTL~X,  B T2gA,C T @&B TSfA"C ?,T%fA-?#?*?+T 2!?"T*fT~#vx D" A T*T22|6?"T N">?"?"E#*O"6? T:h@(T}Yvx D" @ #S?(%S?"T6f? J 5? M".U*ut?&2|F?(T:g@(?&T!f@&? T:f@ .!--?"D">@ ?"D":?"T N"L?"Usssss!O"F? ?"TFfA 2,? T*T22L%ST~#vx D" @ T~#vx T N" Txvx E" @.Txvx Ussssx O" ?"? N"D?"?.O#??"D"6@!?"?"D":A ?"D">T%oA(fN"P?"?!N"L?"? N"I?"? N"F#S?(%S?"? T2fA!N"I?"D"C? D"*A T:hfT ?"D"D? Z=A)T XA Txvx D" T~#vx D" A&gZ%STxvx ?&? T%T:2|C-T}Yvx D" T~#vx D" A&T:hf@ #S?)%S? ?)E"2O"2? ?)z " z-" ? T:f@ ?&T!f@&T @).!--T~#vx ?&N" ?(T2g@(?!@ .!--?"?"TFfN"|-B T2gA C ? ?"T|-fD" A!D" N".? ?!D"*N"*? T*fT*T22L? T2fC ?"T?fT%T:2L&?"T6fT*T22L-?"TSgC ?-?#?*?+2|*?,T2fC T~#wx D" A T%]%S"S? T)X/ T}Ywx D" A G .T!X/ ? T2fTtux T.2|9/ T ."--2V-T},vx T R  ?#Ts!fC ?%T~< fC -~E!!"r?!T*p@#T"@""S"S"S"S"S"S"S"S"S"S? T{!lT(g02 !"#!*)*%+&))())*-T @"?!T!lV/*?!T{{{)Z/(?!Tss%lV/*?#T!lV/(.*-T @"?!T!lV/)?#T!lV/&.)-T @"?!Tsss*Y/(?!T!l/%.(-T @"?!T!lV/&?#T!n?!T{{{)ZmT!l/#.&-?!T!lV/#."-?!T!lV/!T#1-?!T{{{)[/!-T!1-T @"-?"-~9!!#rB T2gA#C "S"S"S"S? G  T!g0# !"#-?"? G !A T ? T|.[=T;hA T~5ux f? G ~MuS2|D."-? G !@ ?"TA2h?"? T ? T|.[=T;hA T~5ux f? G ~MuS2|D?"TA2h.!-? G "? D"%@&? G !@ ?#T"R *?#? R +?#T*f?!?"2>?"TR2h?#?!?&2|/?"?#D" ?#D"%2|DT!X/ ?"TF2h-?#T2fC -~8!!"rB T?gA#C "S? D"6G ,T"W%S?#T%fT!? D" ? D"*A%? D"%ZA =T ?%? =?!D" ?!D"%2+?#D"%Tssss|MW/!?#?#E"%O#2?#?#D".A N":?"?#D"6? 2|D?#T2f2|P&?#Tssx ? D".?!D"*A!T.hf? D"2?![=A!E" O#2?#?!D"*A!N":"S?!T)lT#g0% "" "-? ?#T2f?"2|1--?#T?fC -~X"!)r?"?"T%fA#?"?#Z=@&?!D".@(?!D"2@)T!@#"S#S"S?"?&W/"?"?)]/ ?"?(fG  A%TIgA+T{!lT,]%r?%T~= gT{!lT(Y%r?%T~3 g&?%T~" gT{!lT~V!Y/"?%TOg-&?+-T{!l?*T%om@*?"T!f@".!--T @#"S?!D"2A&?"[%S?!D"6A%?"Z@#&"S?"?!D"6A%]/ ?"?!D".A(fF  A)T |6%ST!@#.!-?!T.f?"24A#/ T @%?"T!fA#?&Y%S?#?(fG  T~<!lT}8!W@%-?"T"fA#?&Y%S"S?%T!n?)T|JXm/ ?#?(fF  TS|6/ ?!T1?"T#2p.%--?!T0?"T!2p."--?!T,?%?"?"?%Z=?#2p-T @#-? ?*N"%? ?#N" -}I!!)rB T2gA#C ? D"*@!? T}1sx T?2|D?!T?fA&? D"*A)Z@%T ?&?%=@&T!? D"%?%=@%"S#S?!?"Z%ST!@(?"?&Y%S?"?%fF  T |3%S?#?!N".?#?&N"*?#?%N"%?#T%f?"24A(V/%--?"?(f@".!--?!?)Z/ ? ?!N"*-?#T2fC ?!?"[-o!"r"S? G  A"?!G  W%S"ST!@#"S"S?"0.%%%%" """%"!"-? G !A ?!G !A!WA"? T/Zl? T0YA ?!T/Z=A!?"l?!? =1-."--?#1-? G !?!G !W-}@!!(r?"?!?!?"Y=@%#S?!?%X%S? D">A&?!Z@"?!T.h?!T!f@!? D":A(fTssx ?"=D"*A"T)lT%X/!?"T%p@#? D"DA"T.f@)?"D"6@*?!@"#S?"?#Y%S?)?"2eTssx ?"T!fA"T.h?(f?"?&]=D"*T%p@".!--? ?*2c.!---w#"*r!qB T2gA)C ?&%S?"?#fA"?#]%S?)T%f@+?"?!D" T!oA#?"?#Z=A"T*T%T!?&T|S*Y=?&T!W=A,?"?,Z=A.@"B T?gA(C T!@-T%@*"S?&}C?"}CqA0U?|X|7%S?0}>A"Tssss|M?%g[%ST @*?(T>f@#?&%r?!D" A/%r?(?%N">?&?/h@*?!D"%@&?(T:f&?#-&?#-?*N" ?(D">%r?(D":A#%r?&?#?%?"2|N@&?"&?(T2f?%?"2f?(D"2@&?(D"6-&?(T*f?%?"2f?(D"*@&?(D".-@#?&%S?+?&N"%T @-?#@"&?+?%N"%-T*@*."--T @"-?*?+f?"N" ?+?-N" ?(T?fC ?)D"%T!X%r?)D"*@"?!?.N" ?!?"N"%T|Ssss|M&?)D".@,?)D"*-@(--? ?,N"%? ?(N" ?)T2fC -~)!"&r!|PB T2gA#C ?#z.                z-# ?"T1lA%%S?#?"T~L{{{)l?!f?%~X,  -?"Tkl?!f@(#S"S"r?!%S?!T2f?!?(X/!<-?)/!?#@!T!@)T -?&?!z   A*z.qqqqqqqqqqqqqqqqzBzc?*z.HHHHHHHHHHHHHHHHzBzcmef@&@!.!--? ?"?&fT!f2a?#T2fC -}1!!%rT%? D"%A!?!T%]=@"? ?!?"gN"%? ?"? D" A#fN" T @ ?!%S#S?#G  A!TIgA%T{!lT,]%r?!T~3 gT2?!TOg?!T}V gT{!lT(]=?!T~= gT{!lT(Y=&?%-T1l? T%om@ ?#T!f@#?"T!gA"/ --? -}P!""r!|P? D" @"? D"%@ #S"Sz.{{{{{{{{{{{{{{{{@%? ? ?!Z%r?!?"fG  T,W&T -?!fA!]%S? ?!gT2]%S?!?"fz   z.????????????????zC@%--? ?!?%zcTss%m|IfA![/ "S"S?!?"fG  A#T+g0& #"" !-?!T!f@!."-?#T?W/!--?!-}?!!"r"S?!G 5T|!lT*W%S? G G/!? G |*%S?!G 2/""S?!G 3A"T ?"T~+ [=T.hG ~K}*ST"g0& ### #-?!T R 7-? D"CA"G H/!&? D"C@"-?!G 6A#T#W/ ?"G |*?!G 7T!Wl/ ? ? G *?#T XlR *? G F/ ? D"D?!2_--})!!%r?!G RA%?!G QA&fT~, Z@!T!?&T.hT~C}*x f?!=@&T ?%?!=T.h@!T @%"S#S?!V/!?&G +A(T ?(T|.[=T;hT~5ux f?"?#2|GV%S?!T.g@!?%T!f@%?&T.f@&.!--T!@)-? ?%N"%? ?)N" -}&!!%rB T2gA#C ?!?"X%S"S? D"*A%? D"%Z@&T ?%?&=?"Y?!?"ZmA%/ T!?!T!? D" ?&=f?%=A G  TAX/ ?#T*f? T!f?!Trn?"f2Y?#D".V/ ?#D"*G  T~7 gT~;!lV@(--?#T2fC ?(-}8!!!rB T?gA*C ?*?"R | ?*T R >?*?!R =?*T R :?*?%N"2?*?&N"6?*?(N".?*?&N"*? D"?@"?*?#R ;?*?#T ?#T{!lT~+ [=T{!lT.hA!T~D}*x f?"T+f?!G ~C}*S=G  R <? ?*T*f?!G ~G}*SV?)2Z?*T?fC -} !!#r"S?!?#fA%?!]%S"S? D"2A&?%Y/ ?!? D".A(f?"?#2|9/ T @#?%?&Y%S?%?(fG  @#-?#T{!lA"T|*W?"T~; Wm?#TIgT{!lT,Ym/ ?#T^lT}V gT{!lT<]/"--? ?!2OT @%-?%-r!&r? D".@#?!? D"2A"Y%S?!?#fG  T~I!W@%-?!T!fA(?"Y%S?#?(fG  T~<!lT}8!W@&-?"?!T"fA"Z%S"S?%?&lV/ ?"?#fF  TS|6/ ? T1?!T#2p1--? T0?!T!2p-|X!!#r?#Trn@&Ts}Ax D" ?!T"of@!? "r"S#S?!D" A!%S?!D".?!fA(?"?&?!?#flA%fY/!."--T .!-?!2|<?!?%X%S?!?%2J&?!T%gA!?!D" T"nN" -? ?(N"*? ?%N"%T!-N" -},!!!rB T?gA#C ?#Ussss2O"%?#T N".?#Tssx ? D"}(!?!T.hf? D"},!?![=A!E" O#2?#?!D"*N":? Tt!f?#T2f?#T%fA 2|1?"T ?"T{!lT|.[=T{!lT;hT~5ux f?#D"*?#D".2|G? 2|P?#T?fC -}:M#Jr"q!|PB TIgA<C ? D" A+T"X%ST}Bvx D" @)T}?vx D" @&?<? D"%N"??<?)N":?<?&N"6?<?!D"*N"2?<?!E" O#*-?<?+N">B T2gA-C T~0wx T N" T~#wx T N" T~T|Vx Ttux 2]T~D|Vx T~L|Vx 2]T~0wx D" @+T~#wx D" @)T~L|Vx T~T|Vx 2]T|0@2"S"S"S?<T*fA*D"60# !"!-?-Tssx ?*D".?*D":A&T.hf?*D"2?&[=A&E" O# ?-?&D"*N"*?*?-T~)wx 2|1T|/@2-?-?+2|JN"%?-?2N" ?)?-T"2S-?-T2fC ? @|+B TSfA5C ?#AGD"2A T~#vx D" A| ? ?| Y=@)T}Yvx D" @/?<TDfA|!"r"S?| %S"S?| T!gA#T:h?/fA&G 5A T&Z? T"Wm/ ?#?)T!gA [/ ?&z " @O? T:h?/fA ?&E"2O"2? ?Oz-" ."--?)/ T .!-?5?GN"??5?!E" O#*?5?!D"*N"2?5T}?vx E" O"6?5?"T ?"T+[=T.hTs}3x fN">?5?)N"P?5?| T:h?/fN"L?5?/N"I?5?5T*fA4N"|-?5TCf@AB T?gA*C ?*T*f?5TIfA7D"*A!%r?!?7D"%?7D" gT:iA ? ?!Z=&T -T%TP2|6?*T N">?*?*E#*O"6B T2gA+C ?*T6fA#?7D"*A!%r?!?7D"%?7D" gT:iA ? ?!Z=&T -2n?#E"%@M?+?#T*fN"%?+?MU?|YO"*B TSfA)C ?7D"%?7D" A-gT:iA!?7D"*A ? ?!Z=@2?+T%fA D"*? D"%A&TPhf@,? D" ?7D".@!#S?2%S?)T*fA ?!?-2"?,? TP~X,  ?2T!g@2?-T:f@-?,TPf@,?&T!f@&.!--?&N" ?)TSgC ?+T2fC ?A?*D">N"*?A?*E"6O" ?*T?fC T @&T @-T @#T @2B T~L"gA%C ?AA D"*@=? D"%@.?4D"6G ,T"X%S?%?4D"2N"}8"?%?4z " z-#}("?%?=TPhA!?.fN"~H!?%?.N"~D!?%T N"}R"?%Ussssx O"}J"?%?4D"2N"y"?%?4z " z-"x"?%?%T}("fN"~P!?%?%T}J"fN"~L!?%T~L!f@)"S#S"S?!V/"?%TPf?.27?%G PT(X%S?%TIf?)?.2U?%D"IT!l/!-?.TPf@.?!TPg@!.!--?%D"L@!?%?.TPfN"~D!Tssx ?%D"}4"?!T.hf?%D"}8"?![=D"*T%p@,B T?gA*C ?%T~D!fA)D"%@+?)D" @&?)D"*@!?*?)D".A)N">?*?!N":?&?+X%S?+?&gTPi@.?)D"2@+?)D".@)#S?*T2f?&27?*G 2T(X%S"S?*T*f?*T:f?&2U?*D"*T!X/ ?,Tssx ?*D".A!T.h?)f?!?+]=D"*T%pA!?!?,Y=@,--?&TPf@&?.T!gA./ --?*T?fC ?,@&-?%T}J"fT%T22L&?=TPh@!#S?!A&%S?!TPg@!?%TDf?.27?.TPf@.?%G DT(W/!--TrT ?&=@&-?%?&N"|-?%?=N"}R"?%?| T:h?/fN"}N"?%?/N"}J"?%?%T|-fN"x"?%?4N"}Y"? @3B TSfA,C ?%T}J"fA0D"2@+?0D".@)?0D"%@*?0D" @ ?0D"*@!#S"S?0T N"*?!%S?!T!g?*? gT:i]/!? ?!T:hf@ -#S?*? A!W/!?0? T:fA N" ?!T*fD" ?)D" ]/ ?!T5fG  A&T3ZT!?&oTs|S/lVm/ -?,T*f?+?!2"?,G QT#W/ ?3D"*A&?3D" W%S?3T!2n-?!T:f@ ?3D"%?&TPhf?,T*fTP~X,  ?3?&T!fN"*T @!.!--?,TSgC ?%?"N"~@!?%?| N"~<!?%?/N"~8!?%?4E" O"}Y!?%?4E"*O"~)!?%?4D"2N"~0!?%?4D":N"~4!?%TSgA!T}(|Sx T~T ~X,  ?%T N"x!?%Ussssx O"}N!?3D"%A ?3D"*A|*TPhA.f@,?!T~T f@B?%T}Y!f@D? @!"S"S#S?.%S?!G H@"?.TPg@.?!TPf@!?"T"W?"T&Zm/!."--T @&?%T N"s"?%Ussssx O"~T!?%T N"}""?%Usssss!O"t"?%T N"}0"?%Ussssx O"}("?%?4D"2N"}B"?%?4z " z-"}4"? @"T @!#S"S?"TLg@.#S?,?.TLfA*W/!?%T?f?*27?.TPf@.?!T!f@!?%G ?A0T(W/ -"r?%G @@+T @&?%D"~@!T)gT#]%r?%T}J"f?%T}("f?.T?fD" 2-T ?%D"}R"A"V/!<T ?%D"}N"?"T%ofA)T2gA"V/!<?"D" @&?)T.gD" &T --@)?%Tt"f?0T&X%q?.J  &?.T"fJ  Us"t-?&}CU?ut?%D"s"2|F?%D"s"A*?%D"~T!W%S?%T~T!f2|?-?.TLf@"?%D"~X!?*T%ofA/?+R /?/?0R .?/?)N"*?/?&N"%?/?!T!gN" ?%?*T!fA&N"s".!--?&%S"S?%D"}""@"?%D"|X"?%T N"}R"?%Usssss!O"}J"?"?%T}J"fA!2,<?!T*T22LT%? ?=?|*Z=@L?%D"|X"A.T2f@(?%D"}""AHT%o?.f@>?!T&f@|"?%T~I!f@C?!T.f@I?%D"s"@|#?%D"~X!@|%#S?2@)?*@&?#@"?ET!g@!?ET%o?(f@*#S"S?.?>W/#"r?!T"f@E?.T*fD" @ ?.E# @M?!?HY%ST!?*T?gE# ?M|8/!<-?E?HY%r?M?*E# |8&T --@0? ?|#Y?=?|*[l%S? T%o?|%fA/D" A ?=Y/!-?.T2f@.?!T!f@!?*T2f@*.!--? TPh?LfA:G %@2?:G (@+?:D"?@,?:D">@!?/D"*@#?%D"x!@*"S"S"S"S"S"S"S"S"S"S"S"S"S"S?/G .T!g0&!"#%& -?%TSg?#2^T~" @8T{!@-?0%ST!@;.*&T{!@9.(- -?/G /@"?%TSg?#2^Tssx ?%D"y!?#T!fA T.hf?%D"~0!? [=A!D"*T)lA %rT!@;T~" @8T{!@-? T#X/)?!D"%@,?!D" @+?%D"}Y!@!?%D"~#!@ T @6?%T N"}R"?,?,T XgA)?+T!fA&Y? ?)Ym@ ?%T ?)?&g? =N"}N"?%T!?!?&f? =N"}J"#S"S?%T*f?%T}J"f2.?%G *V/ ?%G +A T?gT{!lT~; ]/+?6T{!l? A6T?Xm/!.+--T{!@9?6T{!lT?W/-T~# T~" ?,?+gT"ZA =@8?"Tr? =&T~" @8T{!-@9?0/&T{!@-.%-?0/(?/G /@J?%T:f?%TSg?#21?%D">@K?%D":@|(?%T2f?D?#T!fA12|/Tssx ?%D"y!A;?/D"%A!T.hf?%D"~0!A??![=D"*A T)lT%X/(? T%p@0?%D"6?2T ?2T{!lT~+ [=T{!lT.hG ~L}*SA|)T ?|)T|.[=T;hG ~MuSf@/?!T!f@ #S? A!?0]/)Tssx ? T!fA T.h?;f? ??]=A,D"*A+T%p@ ?+T)lT&X/ ?%TSg?!?J2GV/ -T @ "S?,D"*A+T)lT&W%S?+T%p@0?!T"f@ T @|&T @F#S?0? A!Z%STssx ? T.hA ?%D"y!f?%D"~0!?![=A+D"*A,T)lT%X/,Tssx ? ?;f?!??]=D"*T%p@ ?+D" @@?%TSgA+?!?|)20/!?|&?@?|([mV%S?%T R }J"?+?|(?K?%T}J"f2|:T!@|&-?%?1N"}N"?%?|)R }K"?%T#R }J"?%?!T!f?,T%pXR }L"?%TSg?@T!fA!?!?%T}J"f2|:?/?FfAFTssx [/!.,--?FT X@ ?|&/!-?%T R }J"?%TSg?|(?K?%T}J"f2|:-T~% T~" ? =@8?JTr? =@9.%-?%TSg?#2^T!@;T~" @8T{!@-.%-?%T"R }J"?%?+R }K"?%TSg?!?,?%T}J"f2|:T!@;T~& @8T{!@9?0?:G LT}W Xm/(?2T ?2T{!lA"T~+ [=T{!lA T.hA!G ~M}*SA)T ? T-]=T{!lT|-hA G }B}4ST!W%S"S?"? T~T}3x fA&G QX/ T!@8T @ ?%D"~4!@6T @9?!T~C}*x fG -A!T%[%S?!T,hT}>ux fA"?6G GfG *A!T*Z@-T!?"?-=@8T ?!?-=@9-"S#S? ?9W/!?+? ?8fG  X%S? T!f@ .!--?/D"%@"?I?DD"2N"2?I?Dz " z-" ?%T N"|;?%T N"|3?%?6N"~4"?%T R ~>"?%T |,!~<"?%T!R }R"?%T"N"}J"?%?%D"~@!A!T ?!T+[=T.hTs}3x fN"~0"?%?%TSgN"~8"?%T |,!~J"?%T!N"~@"?%? N"~D"?%? T)lT!o?&fH!A|,!~H"?%Tssx ?%D"~)"?"T.hf?%D"y"?"[=A E" O#~D!?%? D"*N"~L!?%T}J"f?)?"?%T~D!f?%T~@"f2)?%D"~8!A&?%D"~<!A)T:hf@1?%D"|2A ?%D"|3T:hf@/#S? ?/X%S"r?&@"T ?)A!V/ <? D".@0T @,#S?!T"]%S?,?!T!pA6fA-?,?0?-T:h?"fD".Z=@,?!?6g@!.!--?0?,T:h?"fD".Z?,f-A!%S?)?!T!g[/#?"?!T:hf@"-? T:f? D".@0? G 3@,? G 2@6? D"*@?? G 5@@#S"ST~& @8T{!@9?"?1W//?0?"T.fD" X//?%?"T5fG  A-R ~H!?%?"T2fH! |, ~I!?%?"T*fD" A N"~D!?%?,R }P"?%?6R }O"?%??N"}J"?%?@R }N"?-?@W? ??Wl%S?C?|"2?/!-?"T:f@".!--@ .!--T~& @8T{!@9.!-T~& @8.)--?+@-.!-?0/#?%TSgA ?/D"%?+20/#?%?+R }K"T!@;?%T!T"?%D"~@!T)gT#Y=R }J"? ?!?,?%T}J"f2|:T~( @8.%-T @;.&-T!@;T{!@-.%-T{!@9.#-T"@;?*?%D"x![%S?%?*N"x!-?"@#?&@*?)@2.#-T{!@9-?+@--?%D"x!?*g@6-?.T2f@.?:?;R :?:?8R 9?:?9R 8?:?-R 7?:?2R 6?:?6N"2?:?*N".?:?#N"*. - --?7?BD"*N"*?7?BE" O" ?%T}("fT%T22L?%Tt"fT*T22L?%T~T!fT%T22L.!-?7?BD"*N"*?7?BE" O" -?%TSg2R?=?3D"*[%S?3?=N"*-?%T~L"fC ?5D"D@ ?5D"F@!?5D"L@/?5D"P@0B Ts!gA(C ?(?4N"S?(T N"*?(Ussssx O" ?(Ussssx O"??(z.                z-"D?(U*O"P?(T~4|Vx H! |,!|2?(?4z " z-".?(?4D"2N">?!TPh? f@,?4D":@C?(T~4 fA"T.f@3?"T%f@2?(TLf@>?(T?fT @""S"S#S? ?,X%S"r? T>f@)T~0wx D" @|#T~#wx D" @|%?(D"|-@1?(D"SD":G K%r? G F@&?(T~4 fA#?(?)2/?&T-[T T!?&oTx=l=%S? ?#T ?(?)2#T ."-? ?(T~4 fT!?(?)2#? M"?@M?>? M">T~#wx D" T!oA#T!m2|F?>?M?#T"f2|FT}(ux T}8ux 2]T!&?(T~4 fA#?(?)2/? ?#T ?(?)2#T --@*? G :A+T"X%S"S? D"2@|"? D".@-? H!6@)? G 8@&?(? G 9A#T~# WR |E?(?*R |D?(?&R |C?(?)|, |A?(?+R |@?(?#R |??(T R ^?(T~4 fA)T*2|3?(T ?|"?|"?-?|"fA#Z?#?0ZmA#=A&N"|??)?22]T%?-T%o?/f?#=@#?&T%o@-#S?-V/!?(?#E" O#|3?#M".@N?#M"*@MT~0wx D" ?(T~# f?(D"ST~)wx 2>2|J@&?>?MT~#wx D" T!o2|F?>?NT~#wx D" T!oT"f2|F?(?&N"_?(U O"|??(T~4 f?32]?-T2g@-?#T2f@#. - --?(D"IT|Ssx ]T ?"=%S?CG |+V/#-? TPf@ ?"T!f@".!--?!@".!-?|%T~#wx D" [%ST~#wx ?|%N" -?|#T~0wx D" [%ST~0wx ?|#N" -?(D"|-?1Y/ ?(?1N"|--?CG J@)?(?>E" O#|3?(?>D"*A+N"|7T~)|Vx D" @2Ty|Vx D" T~0|Vx D" ?(D"|5@#?(T N"_?(Usssss!O"|??#?+?(T~4 fA 2,<? T*T22L?(?)R o?(Ussss2O"h?(U O"c?(?4D"*N"_?(?4E" O#|??+T%o@-T!g@*T!g@+#S?-%S?#D"*@,?#D" @!B T2gA/C ?(T~4 fA1D"*A ?!? ?!Y=@0?1D".@ #S? ?0Y%S#S? A!TSgA ?0[%S?/?!N"%?/?1N"*?/?/T%fN".?/T*fA&T 2|>?&T22|>m?&T?2|>m?&TI2|>mV/!--?1D"%@3?1D" @)T @ #S?!?0]? mV%S?!?!?3[?3?!gT2]l%|P?!?)fz   z.0000000000000000z|#&z.{{{{{{{{{{{{{{{{-zcA Tss%m|If@!.!--?1D".@&?1?0?!?!?0Z=A N".?1?1D"2? ?&gfA&N"2?!?0]/!T @!? ?3Y%S? ?)fG  @!-?1"r?1? T!fA N".?1G >T!W%rT ?!xTS|3/!<T"T!?!T{!lT~K!Z=&T!--?&fA&N"2"S"S?!T{!lT,g0%!## #-? ?3]/ ? ?)fG  T,W/"-?1?&N"6?1?1D":T!fN":.!--?/T2fC ?(D"h@)?(D"k@3?(?2?(D"|IA&fN"|M?,T!pA!?(T~T fA T!2S?,T!l%S?(?+?3fN"|M?(?&?)g?*T ?3T!W=fT!fN"|Q?!T"f? T"2S-?#T2f@#?-T2g@-.!--?(T~# fT*T22L?(T%T22LT%T%2L?(Ts!fC ?7T%T22L?AT%TP2L?"-A N" ?|!? ?| YR &?|!?|+G *R %?5TSgC ?GG G@"B T2gA#C ?|!G &@!?|!G %@ ?#?|!D" N".?#?!T!oT"lTs"T ?"=? mmN"*T#?#T*fT"2S?#T2fC ?<TIfC -p!%r?!G *V%S"S?!D"%@#?!D" @%"S#S?"?#X%S?"?%fA&G  THW/"?"T!f@".!--?!T!R *?#@".!-?!?#?"TrnfN"%?!?&T!fN" --? ?"N"%? ?%N" -|X!!!rB T?gA)C ?)?"R | ?)T R >?)?!R =?)?#R <?)?&R ;?)?%R :?)?(N"2?)Tssx ? D":?(T.hf? D">?([=A!D" A"N"6?)?!D"%N".?)?"N"*? ?)T*fT T 2Z?)T?fC -t!!%rT|0?!? gA%2gA"?"T|0]=@"Ts}Ax D" ?"T"ofA#D" A&%S?#? N" ?&? N"%&?#? N" T~Twx T~Twx E# U!?"}CutO# -? ?%N".? ?"N"*? ?#N"%? ?&N" ?!T%g?%N" -n!"r"S?!? D"2A"Y%S?!? D".A#fG  TIgT{!lT+[%S?"?!?!?"Y=@ #S? ?!W/#?!?#fG  TIgT{!lT+[%S?!T!f@!.!--?!1--? ?!T)2NT @ -? -|O!!rTssx ? D":?!T.hf? D">?![=D"*T%p@#?!T!f@!#S"S?!?#]/ ? G FT!W%S? G *T!lV/!-? ?!?"28Tssx ? D":?!T.hf? D">?![=D"*T%p@!.!---d!%rB T2gA#C ?#T.f@%?"%S? D" A&%S?#?!N".?"?&h@(?#T*f@%? D"%@"--?%?(N" ?#D".%S?#D"*A %S?"? 2M--?#T2fC -|A!#r?!T5fTkl? fA!T%gD" @#? T%gA%D" A"T!l%S?%?"T"mN" &? ?"gA 2|<-? ?#T"l%r?!D".?!2|<?!f&?!-2J-|H!"r? D"6@%"S? D"2?![%r?!?%Y&?!?%]/!?!? T.fA#D" fF  T |6%ST!@#."-?#?!24A#/!? ?!2|)1-@#-? ?"?%?!?!?%Z=?#2p-c!%r?!? D".f@%? D"2@&#ST @"?!?#f?&Y%S?#?%fG  @"-?#T!f@#?"TIgT{!lT,Y?"T^lT}V gT{!lT<Ym/ -? T ?!?#T!g2p-}@!!(rB T2gA"C ?!T%f@%"S?!D" A#%r?!T N" B T2gA&C ?#%S"S#S"S?&T*f?%2H?&D"*V/ ?#T!gA#/!."--?#@)--?&T2fC ?)/!?"T*f?%2H?"D"*@(?"D".&?"?%2H?"D" @(?"D"%-@!-? ?(N" ? ?!N"%?"T2fC -o!&r?!D"*@%?!D" @#?!D"%@&"r"S#S?#?&X%S?!?#T2fA"N" ?#T*f?"@#D" A"?%D"*]/!."--T .!-?%D"%?"T%ofD" @"T!-@!? ?"N"%? ?!N" -e ? T%T:2L? T.fT%T%2L? T:f2|P? TCfT%T22L? TIfT*T22L? T|-fT*T22L? T~# fT%T.2L? T~0 fT%T%2L? T~< fT%T%2L? T~H f2|P-}A!"#r!|P? D"%A#?!g@"? D" @ #Sz.                @&?!?#[%S?"T2]%S? ?!fz   @&--?"T2g@"?!T2f@!?&z.|C|C|C|C|C|C|C|C|C|C|C|C|C|C|C|CzB?&z.""""""""""""""""z|8z.@@@@@@@@@@@@@@@@z|#z|7zcA%V/ -?!?%|IfT2g-~5%!)r"S?!T.fA#?"T!f2|,A"?!D"2Y%S?"?#D" fG  TAW%S?"T!f@!T @"."--B T2gA&C ?!T.f@*"S"S"S"S"S#S"S?!D".@%?!D"2@)#S"S?"?)]/&?"?%fG  A#TAW/%?#T~8 W/ ?#xT |3%r?*?"24A#V/*?"?#f&?#T|"[/(?*?"2|,-@".!--?)?"T!fA([/%"S"S"S?%?(fG  A#T~J g0*")))")" !-?&T*f?!?"T"f2|!T @#?&D"*T!lV/*?&D".A%Ts~L#lTs}F#W%r?"T(fA)?!D"2A(]/#?)?!D".A+fG  T~8 X/#?%T{}M#Z?(?"T)fA%[m/#?%?+fG  T~Q X/#?&?!?"T*f2|!?&D" T!lV/+?&D"%Ts~T#lTs}N#X/#T.&T(-@%T!@(?"?%fA"/#.*-"S?#T~> g0&!(((! -?#TAW?#THWm/ ?#T~8 X/&-?"T"f@"T!@(.!--?!T1?"T(2p.%-?(?"T!ofT"f@#.#-?!D"6?"[%S?!?"T-2N&?!?"T.2N-T @#."-?!?(T+2NT @#.!-?!?"2|)T @#-?&T2fC ?#A!%S?!T!l@"?!T!p@!&T"@"--? ?"R %? ?!N" -|G!!r"S?!? D"%Y%S"S?!? D" fG  A"TIgA T{!lT,Y/"?"T~= gT{!lT(]/ ?"T~3 g@ ."--T2?"TOg?"T}V gT{!lT(]=@ -? T{!l-i!#r?!D"*A#?!D"%Z@&Tssx ?!D".?"T.hf?!D"2?"[=A%D"%A"?%D" A%YT ?#?&=?"Ym@#? T ?"?%g?#=N"%? T!T!?!D" ?&=?%f?#=N" -|I!%r?!D" @%?!D"%@&"S#S?&?%A#W/!?!?#T!fA%N" ?#G  A"TGW?"T~; Wm/ -?"T?T ?"T}V gT{!lT<Y=m@"-? ?"R !? ?#?&XR  -|G!"r?"T~#wx D" A#? gA%T ?#?%]=A#?"?#Y=@"T}Ywx D" ? T"of@ #S?"V? VmV%S? ?!D" N" ?"T!g@"?!T%f@!? T%f@ .!---|I!"r"S?#G *@%T+@&"S?#G %A#T#X%S? D"CG |*?#T!WlV/!-T @#"S?%T"g0&!   ! -?%T!T T 2%A&T{!lT:W/!-? ?&?#?"?!2b--^!"rB T2gA#C ?#T%f?!D" ?"D"C2-T @"?#D".A%%S?#D"*?%T%ofT2gA%%ST!@"?%D" @!--? ?!N"%? ?"N" ?#T2fC -^!"rB T?gA#C ?#T*f? ?!2|8?#D".@ ?#D"*@%?!G *T*l%S?#T N">?#? N":?#?%N"6?"?#T6f2W&?"?%? 2|D-?#T?fC -h!"r?!Tkl@"?!T~L{{{)l? f?!T1l2|B@##S?"%ST2@!? z   z.0000000000000000z|#zc%S? T22|B@!-? T2f@ ?"T2g@"?!?#f@#.!--?#-c!"rB T2gA C ? T~#wx D" N"%T ? T%fT!2S? Tywx D" N"*T!? T*fT!2S? T~0wx D" N".T"? T.fT!2ST}Ywx D" ? T2fC -a!#rB T2gA"C #S"S?"T*f?!2.?"G *V/ ?"G +@%? D"*A#? D" W%S? T!2o-?#? D"%f?%R  ? ?#T!fN"*.!--?"T2fC -|?!"r? D" A"D"%A ?!? ?!Z=@ "S#S? ?!X%S?!?"D" fG  T+gA#T9ZT!?#oT}+ss%lVm/"?!T!f@!.!--? 1-?!-[!"rB T2gA"C ?!T|Ql@!?"T2f@##S?!%S?"? D  N".?"T.f?#2]?!T%g@!? T%f@ .!--?"T2fC -|;!"r?!?"f@#"S#S?"%S?!G  T+gA%T9ZT!?%oT}3ss%lVm/"?!T!f@!?"T!g@".!--?#@!-? ?"N"%? ?!N" -|:!"rB T2gA&C ? D":A D"*@(?&?"N"*?&?!N"%?&?#T{!lT*T ?%=m?(T%ofT2fN".? ?&T%f2|E?&T2fC -|=!"r?!?!G 5A%? D"CfG 7A&T%W%r?%? D"?G -?!G 7T:oTss%T ?#=mTs"T ?"=mm2=T{!l&?&-R 6? ?!2|%-_!!r? D"C?!T{!lfG 7A"T%W%S?!? D"?G -Tsss2m2=T{!l@"-T!@!"S"S"S?"T!g0#  !"-? G FT!n@!.!-T @!-?!T!l-]!#r? D"%? D"*A"T"ofT%g@#? D".@%#S?!?"Y%S? ?"T!gA"N"*? ?%?#D" gA%N".?#T%g@#.!---~8!"%r!qB T2gA&C ?&T%fA%"rB T2gA(C "S?#}C?!}CqA*U?|X|7%S?*}>A#Tssss|M?"g[%S?#V%S?%?"N"*?%T N"%T .%-?(T*f?"?#2f?(D"*A)%S?%?)N"*?%?!N"%T .%&?%?#N"*?%?"N"%.#- --?%T N"%-T!-N" ?(T2fC ?&D"*@!?&D"%T!X%S? ?&D".N"%? ?!N" ?&T2fC &?&D". --|A!#rTxwx ?!? gA"T"pA%2mT~#wx D" @#T~#wx ? ?!X%r?"%ST}Ywx D" ?#T"of? ?"~X,  -T~#wx D" &?#-?%fN" -~E"!&rB T?gA!C ?!? N"*?!?!T|"fA N":?!? N"6?!? N"2?!?!T*fN".?!T.fD" D" @"#S"ST},vx T},vx G  A T!? =R  ? V/ #ST},vx G  %S.!&.#- - --T}8vx D" A T|Ssx ]%ST}0vx 2|PT}0vx Ussss2O" T}8vx T N" Txvx 2RTxvx T}(|Sx T~T ~X,  T}8vx D" @ -? ?"Y%ST}0vx ?"? gA#2oT!?#?#T![=A%T!g@ T}8vx D" A&T}4vx D" f@"#S? %S?"T R  ? T!g@ ?"T!f@".!--?%?&f@ ?#%S?"T R  &? T!g@ -T}8vx ? N" -T},vx T R  T}4vx D" ?!T?fC -|4!"r?"D"%A#?#T XgA#?"D" T!fA"Y?!D"%?#Ym@%? T ?#?"g?%=N"%? T!?"?!D" f?%=N" -|1!#r?"%S"S#S? G  A#?!G  A%W%S? T!f@ ?!T!f@!?"T!gA"/!."--?#?%g@&--?&-|8"!r!q?#E" @&? D"s!A#? D"|MW%S? T~T f2|?-? D"|Q?#T%ofA%?"N".?%?!N"*?%?&O" ? ?#T!fN"s!-|6!!rB T?gA%C ?%Tuts2N!<?%T%R :?%?!N"2?%?"N"6?%?#N".?%?"N"*? ?%T*fT T 2Z?%T?fC -|9!"r? D"%A"? D" A!N" ?!%S?!?"N"%-Ts}Ax D" ? D"*A T"ofD" V%ST~Twx T~Twx E# U!? }Cu|VO# --|/!"r?!V%ST 1-#S"S?!V@"?!V/ ?!T!g@!? G  ? T!f@ TIgT{!lT,Y/!--?"-|I"!|P"rz.{{{{{{{{{{{{{{{{@"? D" A#D"%A%?!? D"%D" fA ]%S?%? gT2]%S? ?#D" fz   z.0000000000000000z|#@"--?"zc-* ? T22|R-* ? T%2|R-T ? ?!T ?"T ?"T{!lT~+ [=T{!lT.hA!T~D}*x f? D"?T+f?!G ~C}*S=G  T!?"?#2I-N!"r#S?!%S?"? G  A#T~K!Zf?#xT}Ur|4f@"?!T!g@!? T!f@ .!--?"-|,!!rB T2gA&C ?&T*f? ?!?"?#?%2A?&D"*T|Ssss|MW%S?&T2fC &?&D". --|0!"r? ?"2o? D"*@#? ?"VVA%%r?%%S?#? D"%f?!?"~X,  -? D"*&?#-?"fN"*-|L!"r? D"*A#? D" W%SB T2gA"C ?"T*f? ? D" T!T%T.2A?"D"*T|Ssss|MW%S?"T2fC &?"D". --? D"%?#T.hfA"?!D"*N"*?"?!E" O" ? ?#T!fN"*-|/!"rB T2gA"C ?"? ?!21?"D"%@!?"D" @#?"T R *? ?#?!?"T*f2|:?"T2fC -|N!"r? D"*A#? D" W%SB T2gA"C ?"T*f? ? D" T!T%T:2A?"D"*T|Ssss|MW%S?"T2fC &?"D". --? D"%?#T:hfA"?!E"2O"2?"?!z " z-" ? ?#T!fN"*-|0!!r? D"*A"? D" W%S? 2|@-? D"%?"T"of?!N" ? ?"T!fN"*? ?!? D".fN".-l!"r? D"*A%? D" W%SB T2gA#C ?#T*f? ? D" T!T*T22A?#D"*T|Ssss|MW%S?#T2fC &?#D". --? D"%?%T%ofA#?"N"*?#?!O# ? ?%T!fN"*-R ? ?!?"?#?%Tssx ? D":?%T.hf? D">?%[=A D" ? D"%? D"*T)lV2E-~<*"8r"q? D"DA"D"6A*?!gT"]%r"r? A2D"DA3T N"|C?3D"6A"?!gA T ? ?"[=A4T"]%rT%?3D"2?!T"of?!?"Z=@*?2T.f@(?4T2[%ST @"?4T"o@1?(D" @,?(D"%@-?(D"2@#?(D".@%#S?)?1X%STssx ?)?*fD" A T.h?%f? ?#]=A0D"%@.U @:?-?0D" A/T!fA ]?-? gT*]l%S? ?,fE  @:-T!@ ?;U!UrT)?.?/gT"gA/?/T)]=T#o}CuUr|V?:|U?/}C|VU}-~T}@~V}/}M~:}3}6rqUR|XuA:|U|7%S?0D"*T*lT#p?"m@ -?)T%f@)?:?;t@;? @".!--T ?"T!l%rT @ ?4T"oA/?*f@0?(D"%@5?(D" @6?(D"2@7?(D".@8?*@."S#S"S?.?0WA%/"Tssx ?.D" A"T.h?8f?"?7]=A#G *T*l/"?&%S"S?#D"%A"?"T XgA)?#D" T!fA%Y?)?5Zm@"T ?)?%g?"=@+T!?%?6f?"=@1?/@"? @)?*@%#S?"V/!Tssx ?%D" A#T.h?8f?#?7]=A,D"%A#?#T XgA-?,D" T!fA,Y?-?5Zm@#T ?-?,g?#=?+W%ST!?,?6f?#=?1?+2|9V/%-?%T%f@%?"T%g@"?)T!fA)/ ---?.T%f@.? T!g@ ?&T!f@&.!--T @%-?%&T!-/"<-B T2gA&C ?3T:fA+T N"|7?+T N"|2?+T N"6?+T N"*?4T"o@)?+T.f@.?(D"%@0?(D" @1?(D"2@/?(D".@"#S?)%STssx ?*D" A-T.h?"f?-?/]=A D"%@#? D" @%? G *T*l%S?+D"*@ ?&T N"*?#?#T XgA,?%T!fA#Y?,?0Zm@%?&T ?,?#g?%=N"%?&T!?#?1f?%=N" ?+?&2W?&T!R .?&? N"%?&?-N" ?&?+D"*N"*&?&T R .?&?-N" ?&?#T!gN"*?&?%T!fN"%-?.?&2|H?*T%f@*?)T%g@).!--?+T!?1?0?(D"*A"YA =T ?"? =2&?&T2fC ?3D"|C&T --@*T @ #S? ?*X%S?2D"DA"D"|C? Z%S?2?9?"D"|?fD" 2j-? T!f@ ?9T%f@9.!--?2D"DA"D"6&?*-?!]%S?"?!N"6--N!!rTssx ? D":?!T.hf? D">?![=D"*A"T(lT%W%S? ?!?"T%p2@--|*!"r? G :A%T:Z@#?"T ?%?#=W%rT!? ?#=?!?"2|9&T!-V-O!!r? D"*A"? D" W%S? 2|?-? D"%?"T%of?!z " z-" ? ?"T!fN"*-|)!!q?!%S#S?"U!? J  ut@"? T!f@ ?!T!gA!/ --?"-K!!r? D"*A"? D" W%S? 2|@-? D"%?"T"of?!N" ? ?"T!fN"*-|  ?"%S?"?!2|O@!-? ?"N"%? ?!N" -|# ? T|S"Y%r? T%p&? T|!? |HA gp? T!ogT|-f--~N!!)r? D"*A(? D" W%SB T2gA%C ?%T%f@&? D"%@)T*? D" A#T!oA"?"T*[=A*A"T |6%r"r"S?#%r?)?#T!?"2|N&?"%r?"T!2|O&T!@#."--A#/ ?&T!N"%T!.!-?&?#N"%T -@#T*&T!@#T @"T%-?&f?"N" ?&?#N" ?%D"%T!X%S?%D"*@"? ?*N" ? ?"N"%?%T2fC &?%D"*<?%D". --?(? D"%f?!R  ? ?(T!fN"*-K!"rT~0wx D" A!? g@"T!? Tywx D" f? ?!Z=?"T ?!?"]=2|2-S T}<vx D" T|Ss2]%ST}<vx T%T.2LT}<vx Ussssx O" -T}Rvx T4R  T}Bvx T N" -|) ? ?!Tssx ? D":?!T.hf? D">?![=A D" ? D"%2|;-E!!r?!D"DA#T N"o?!T.f?"?#T~H f2|1? ?#E"kO# -. ? ?!T2T*2q-. ? ?!T%T%2q-. ? ?!TPT%2q-. ? ?!T!T!2q-|S(")r!q#S"S"rB T2gA%C ? ?!T5fTklA"? ?"Z=T!g2gA#T!fA&T|/Z%ST @&T~Twx E# U |@/"?%T%fT|0?"? T!g2F?%D"%T!X/"&"ST~Twx E# A+Ur?&}Cu|U2|QA&T|0Z%ST @&?+?#}C|XU!|U|7/%?%T%f?#?"? T!g2F?%D"%T!W/!.%-? T3Y%STs}Ax D" ?&T"ofD" A&D".?&2|<?&T%gA(?(D" T"nN" ?&f.#-? T!g@(#S"S?%T%f?&?"?(2F?%D"%T!W/"?&T|0]/ T~Twx E# Ur?&T!f}Cu|U2|QA&Tx Y/!--?%T%f?#?"?(2F?%D"%/ T @&.#--?%D"*@&?%D".-@#?#?"?&fA"X%r?"?#2JT#&T!-@#?"T%g?#N" -?%T2fC ?&V%S?!T5fTkl? T ? T2Z=fT}&s%fT2pA"S A#TrWA)V%STt}Ax "rTt}Ax D" @%Tt}Ax T N" ?"T2o@"?%T ?#T2oA#?%W=%STr?"?#fA"?"?#Y=TklA"?%[%r?%&?%T%gA(D" A#T!l%S?(?#T"mN" &?%?#gA%2|<-?%?"2J?"-.!-T @%Tr?"?#fA"?"?#Y=Tkl@""STs}Ax D" %S?#?#T5fTklA(T2fA*Z?"?*Ym/!?(T%gT)N" &"S?#T!?#=T#fT|QlA#T}+"fTklA(?#Y?"?(Ym/"Ts}Ax ?#N" ?(T%gT#T!?"?(Z=N" #S?%Ts"W/!?#?%fT N" ?%T%f@%. - --?"?(Z%S?(?"2J-?"@%-?%-N" -?)V/!--?&-< ? ?!R %? ?"N" ? ?"?#fN"*-R ? T?f?!?"2BB T2gA C ? ?!?"2|MTssss|MmN".? T.f? T2fA 2]? C -5 T~)wx ? ?!2|D? ?!2|2-}4"!)r"r? "rT!@%"S"S"S?!?#Y?!?#ZgT{!l0"" !-?!T5fTklA(?#T5fTklA)X%S"ST @%? ?(fA&T%gG  T"lV/ ? ?)fA*?&D".A+?&fA,Z/ ?&2|<T!@%?*T%g?)?(?+fX%r?*?,2JT#&T!-N" --.!-?#T5fTklA%?!T5fTklA&X%S? ?%fA(? ?&fA%T%gG  T"l%r?%D".@&?%2|<?%?&f&?%-2J?(T%gT#N" -T!.!-?%-/ <T ?"?#2|KA"V/ <?!%S?"? ?!~X,  -? ?!2M?"--* ?!? 2|K-, ? T!T!2L-( ? |O}>-|/!!rB T2gA"C ?"T*f? ? D" T!T%?!2A?"D"*T|Ssss|MW%S?"T2fC &?"D". --B!!r?!? D" ? D"*A%gZ%S? ?%?!?#?"2|C---|V|!i T|Xsx -3~S{{{om|Kd|Gahndi|Khh T}Psx -=!"#%&()*+,-./0123456789 !"# T~>sx -|+2 S   c    %%%%%%%%%%%%%%%%%%%%%%%%!  ! !  !      % T}8|Sx -!% T}B|Sx -!! T}N|Sx -!% T}Y|Sx -!* Ty|Sx -!* T~8|Sx -!% T~D|Sx -!% T~P|Sx -!% Ts|Tx -!! T}@|Tx -|E! !!!!!  !! !!!!!!!!!!!!!   ! ! !!!!!!!!!!!!!!!!!!!!!!!!!!   !!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!! T|Xtx -~5!Hm|KnobHMQPIONJNdJ|GaKMLIOKL|F|G|FabJLcOQONcOdLa|+PNIHhe|Fmam|NHahhjbHnmbHma|L^pdbH|Jjc|*mn Hm|KnobHMQPIONJNdJ|GaKMLIOKL|F|G|FabJLcOQONcOdLa|+PNIHhe|Fmam|NHahhjbHnmbHahhjb|*mn 7|Jd|Jjm|N?ahhjbaoeji?j|G?x/?|F|Nodn?|Gaehdc +     !   !       ; 2 ? T~L|Vx -%{{{{ T|Xux -%{{{{ T}8ux -|3~>s}=bahh?@A{{{{{##C|#{{{{{{""|%|&DE{{{{%%|+L{{{{{{""MN{{{{{{""ka|N|Jdio^|Jdo|IjcA T~Mux -)0eod|JnA T} |Wx -,&kmjc|KbonA T};|Wx -@*ecd|Jkjodib|N^gd|NA        1noao|KnA T~1|Wx -0(bj|Jkhdodc^aoA T~J|Wx -2.mdcd|Jkoeji^|KmhA T|W|Xx -*0ka|Nj|KoA T}8|Xx -/(en^bj|JkhdodA T}O|Xx ---bj|KiomednA T~.|Xx -2+eieoeah^pah|KdnA T~G|Xx -00|Geiah^pah|KdnA Tt|Yx -1.kmjc|Kbo^bj|KioA T}5|Yx -*/ojgdinA T}L|Yx -%(ecA T~,|Yx -+"|Jdnna|HdA T~D|Yx -2)akkmjpah^noaodA T|S} x -.0baod|HjmednA T}2} x -*,d|Mkem|NA T}I} x -0(kmjc|Kbo^bjcdA T~)} x --.jhc^noaodA T~A} x --+id|L^noaodA T~Y} x --+oe|Jdnoa|JkA T}/}!x -0+en^jmcdma|FhdA T}F}!x -(.bjcdA T~%}!x -?%bj|Kiomedn^mdcdd|Ja|Fhd^eiA9a|GodmA T~W}!x -*&|Fd|GjmdA T},}"x -)(he|JeoA T}C}"x -(&o|NkdA T~!}"x -+%bamc^ecA T~;}"x -,)b|Kmmdib|NA T~T}"x --*|1][|7|5V|;V|2A T})}#x -.+|7|9]|1V|:|:Y|6XA Tw}#x -*,WTY|5V|2A T}X}#x -|"(kmebd^|J|KhoekhedmA       2|1T|9|2A T~Q}#x -|!%T|1|1]|<|6|;^UT|5T|6|1VA        1V|<|9A T}>}%x -&#XU|7A Tx}%x -&#|<|:|2A T~5}%x -&#|1T|2A T~N}%x -A#cenome|F|Koeji^|Jdo|IjcA    5bj|Kiom|NA T}<}&x -,)jmcdm^ecA T}S}&x -E*cenbj|Kio^|J|KhoekhedmA    5cdhepdm|N^d|JaehA T~K}&x -10b|Kmmdio^ojgdiA T|X}(x -1/d|Jaeh^accmdnnA T}9}(x -)/pah|KdA T}P}(x -*&pah|KdnA T~/}(x -)(V[TY|5A T~H}(x -/&|7T|@]|<|;^|5Y|6ZA T|V})x -*-|:Y|6X|5VA T}6})x -,([|<|5|;Y|7|5VA T}M})x -1*|MGakeGpdmnejiA Ty})x -|#/|MGecd|Jkjodib|NGgd|NA      3KIK|+GIOGKOA T|T}*x -.,KIKLGIKGIMA T}3}*x -),l|Kdm|NA T}J}*x -+&|IdacdmnA T~*}*x -()|Fjc|NA T~B}*x -}9+%     #  ){{      #  ){{!     #  ){{"     #  ){{"     #  ){{#     #  ){{#     #  ){{%     #  ){{&     #  ){{(    ##  ){{)     #  +{{{    !#  )  *    !!  *! R    ###! " {    ##"P # {     #  (%!    !##  !&!{    ##  ) !*    #!  *!!|,  !!##  !(!{  !!##   )!{    ##   *!{    ##   +!{    ##   ,!{    ##   -!{    ##   .!{    ##   /!{     #  (%"     !#   0"{    !#   1"{   !!#  !&"{    !#  ) "*    !!  *!"|-    ##   *"{    ##   +"{    ##   ,"{    ##   -"{    ##   ."{    ##   /"{     #  !2#{    ##  +3#{    ##  )4#+     #  !5%{    ##  )6%,     #  )7%,     #  #8%{    ##  !9&{    ##  !:&{    ##  !;&{    ##  !<&{    ##  !=&{   !##  &>&{   !##  &>({    ##  !=({    ##  !<({    !#  (| *!    !#  !|!*{    !#  (|"*"    ##  ){ -    ##  ){!.    ##  ){".!!  ##  %B,{    !#  )|(-/    !#  )"-0    ##!  |)-{    !#  )|(./    !#  )".0   !##  !(.{   !##   ).{    ##   F.{    ##   G.{    ##   |*.{    ##   H.{    !#  (| /#    !#  "I/{    !#  (| 0%   !!#  !J0{    !!  *K0|6   !##  !{0{jmcdmGmdl|KdnojmcdmGbmdaodcjmcdmjmcdmGhenokmjc|Kbokmjc|KboGhenokmjc|KboG|Kkcaodkmjc|KboGl|Kdm|NjmcdmGl|Kdm|N   =/2 /    #  D/2 /   !% !M/2 &   "& !R/2 ,   #&!!|2/2 )   %  !Z/2 .   & !!|>/2 0   (" !d/2 /   ))" m/2 -   *)" B#2 %   +("   # #     . . # T}F}4x -7#-%   ! !     ~Y1~Y1! ! T~H}4x -=#1.   |0 |0     x1x1! ! P ( ( T},}5x -%~T1~T1 T}:}5x -=~Y1!   #=.(    ) )       ! ! T~=}5x -.!  #|&#   1 1 T~R}5x -#/ / T}8}6x --#|(%     |0 |0 T~6}6x --%# |*(   ) ) T}.}7x -&!"!L# T~0}7x -+#O    ) ) T~B}7x -&&   " T~X}7x -!" T} }8x -+" !   #O# T~%}8x -.!  #|.  !!! ! T|X}9x -5#|.!   # #     % % # T}V}9x -8!  #|/#   # - *   ~L ~P # Ts}:x -+#T*   # # T}*}:x -&!   " T}?}:x -!" T}L}:x -1" !   #Y"   ) ) T~+}:x -)!   " % T~>}:x -#% " T~N}:x -}:"( !   #Z#  %%%%%%%%%%%%%%%%%%%%%%%%   |@"2 |4   E"  +   bakabeo|N?jpdm|Ghj|L   *"2 |7   >   &   IIIJIKI|+ILIMINIOIPIQJIJJJKJ|+JLJMJNJOJPJQKIKJKKK|+KLKMKNKOKPKQ|+I|+J|+K|+|+|+L|+M|+N|+O|+P|+QLILJLKL|+LLLMLNLOLPLQMIMJMKM|+MLMMMNMOMPMQNINJNKN|+NLNMNNNONPNQOIOJOKO|+OLOMONOOOPOQPIPJPKP|+PLPMPNPOPPPQQIQJQKQ|+QLQMQNQOQPQQ T}4vx -!! T}?vx -!% T}Rvx -+4       % Tyvx -!% T~8vx -!! T~Dvx -!% T~Pvx -!* Ts}=x -!* T}"}=x -!% T}0}=x -!% T}<}=x -!% T}F}=x -!! T}Rwx -+!       % Tywx -+!       ! T~@wx -!%';
var frequent = "fffffff1f13b7f707eaa0008b3edf50c1500000002400000100010000000000a";

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
