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
  if (value === void 0)
    return REFUSED_NOTHING;
  if (value === NOT_PLAIN)
    return REFUSED_OBJECT;
  refuseObjects(value, "document", ADVICE);
  try {
    const text = JSON.stringify(value);
    return text === void 0 ? REFUSED_VALUE : text;
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
function forgetInput() {
  input = NOTHING;
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
function cutAtSurrogate(text, at2, into) {
  const { written } = encoder.encodeInto(text.slice(0, at2), into);
  const unit = text.charCodeAt(at2);
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
    const text = String(value ?? "");
    return { value, shown: byLabel ? withLabels(messages, text) : text };
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
function inSentence({ label }, text) {
  return label.replace("{label}", () => text);
}
function withLabels(messages, text) {
  return text.replaceAll(/`([^`]*)`/gu, (_, name) => inSentence(messages, messages.labels[labelled.indexOf(name)] ?? name));
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
    const text = this.word(REPORT_TEXT);
    if (length > SHORT2)
      this.#bytes = bytesAt(text, length);
    else
      this.#text = textAt(text, length);
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
  const spare = settings.bytes.length;
  if (!isRefusal(length)) {
    return reportAt(call(outline, index, form, length, spare), shape, settings);
  }
  writeSettings(settings);
  return reportAt(call((core2) => core2.refuse(index, form, codeIndex(length), spare)), shape, settings);
}
var outline = (core2, index, form, length, spare) => core2.validate(index, form, length, spare);
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

// generated/check_script.js
function S4(z4) {
  for (var M, K = new Uint8Array(123), e0 = 25; e0 >= 0; --e0) K[48 + e0] = 52 + e0, K[65 + e0] = e0, K[97 + e0] = 26 + e0;
  K[43] = 62, K[47] = 63;
  function I(r0, J, w) {
    for (var W, e, n = 0, G = J, N = w.length, y0 = J + (N * 3 >> 2) - (w[N - 2] == "=") - (w[N - 1] == "="); n < N; n += 4) W = K[w.charCodeAt(n + 1)], e = K[w.charCodeAt(n + 2)], r0[G++] = K[w.charCodeAt(n)] << 2 | W >> 4, G < y0 && (r0[G++] = W << 4 | e >> 2), G < y0 && (r0[G++] = e << 6 | K[w.charCodeAt(n + 3)]);
  }
  function G4(r0) {
    I(M, 1048584, "9////3RydWVmYWxzZW51bGwgaW5kZXggb3V0IG9mIGJvdW5kczogdGhlIGxlbiBpcyDAEiBidXQgdGhlIGluZGV4IGlzIMAAc3JjL3RleHQvbmFtZXMucnMAL3J1c3RjLzU5ODA3NjE2ZTFmYTI1NDA3MjRiZmJhYzE0ZDc5NzZkN2U0YTM4NjAvbGlicmFyeS9hbGxvYy9zcmMvcmF3X3ZlYy9tb2QucnMAL3J1c3RjLzU5ODA3NjE2ZTFmYTI1NDA3MjRiZmJhYzE0ZDc5NzZkN2U0YTM4NjAvbGlicmFyeS9hbGxvYy9zcmMvYWxsb2MucnMAFW1lbW9yeSBhbGxvY2F0aW9uIG9mIMANIGJ5dGVzIGZhaWxlZAAJAAAAUAAQABEAAAA1AQAAEw=="), I(M, 1048921, "AQIDBAUGBwgJCgsMDQ4PEBESExQVFhcAAQID"), I(M, 1048958, "EABAAAAAZAAAAAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBAAABAAEAAAEAAAAAAAAE"), I(M, 1049020, "BA=="), I(M, 1049032, "AQ=="), I(M, 1049044, "BA=="), I(M, 1049056, "CA=="), I(M, 1049068, "BA=="), I(M, 1049080, "BA=="), I(M, 1049092, "BA=="), I(M, 1049104, "AQAAAAAAAAAwMDAwLTAwLTAwVDAwOjAwOjAwLjAwMDAwMA=="), I(M, 1049171, "AQABAQEBAQAAAQEAAQEBAQEBAQEBAQEBAQAAAAEAAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQAAAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQ=="), I(M, 1049400, "AQAAAAEAAAAAAAAAOAEQACA="), I(M, 1049448, "/////w=="), I(M, 1049472, "4oCmY2FsbCAhIv//////AwMkJf///////wICJicoKf////8EBDM0////////AgI1Nv///////wICcGF5bWVudF9tZXRob2Qi"), I(M, 1049553, "Dml0ZW1zIg=="), I(M, 1049578, "BXByb2R1Y3RzIg=="), I(M, 1049603, "CGlkZW1wb3RlbmN5X2tleSIAAAAAAAAAAA9zdGF0dXMi"), I(M, 1049653, "BmNvbXBsZXRlZF9hdCI="), I(M, 1049678, "DHJlZGVtcHRpb25fdXJsIg=="), I(M, 1049703, "DnBheW91dCI="), I(M, 1049728, "BmlzX2NvbXBsZXRlIg=="), I(M, 1049753, "C2NvdW50cmllcyI="), I(M, 1049778, "CWluaXRpYWxfdmFsdWVzIg=="), I(M, 1049803, "DmZpbmFsX3ZhbHVlcyI="), I(M, 1049828, "DHByb2R1Y3RfY291bnQi"), I(M, 1049853, "DXRva2VucyI="), I(M, 1049878, "BmlkIg=="), I(M, 1049903, "Am1lc3NhZ2Ui"), I(M, 1049928, "B2FwcHJvdmFsX3N0YXRlIg=="), I(M, 1049953, "DmNhdGVnb3JpZXMi"), I(M, 1049978, "CmV4cGlyeSI="), I(M, 1050003, "BnByb2R1Y3RfY29kZSI="), I(M, 1050028, "DG9sZF9zdGF0ZSI="), I(M, 1050053, "CW5ld19zdGF0ZSI="), I(M, 1050078, "CXRpbWVzdGFtcCI="), I(M, 1050103, "CWlzX29yZGVyYWJsZSI="), I(M, 1050128, "DGNvZGUi"), I(M, 1050153, "BGNvdW50cmllc19yZWRlZW1hYmxlX2luIhdhZnRlciI="), I(M, 1050203, "BWJlZm9yZSI="), I(M, 1050228, "BmxpbWl0Ig=="), I(M, 1050253, "BXR5cGUi"), I(M, 1050278, "BGNhcmRfaWQi"), I(M, 1050303, "B2N1cnJlbmN5Ig=="), I(M, 1050328, "CENPTVBMRVRFRCI="), I(M, 1050353, "CVBST0NFU1NJTkci"), I(M, 1050378, "CkZBSUxFRCI="), I(M, 1050403, "BnByaWNlX211bHRpcGxpZXIiAAAAAAAAABBDQVJEIg=="), I(M, 1050453, "BEFDQ09VTlRfQkFMQU5DRSIAAAAAAAAAAA9FVVIi"), I(M, 1050503, "A0dCUCI="), I(M, 1050528, "A1VTRCI="), I(M, 1050553, "A0NBRCI="), I(M, 1050578, "A2Rpc3RyaWJ1dGlvbl9tZXRob2QiAAAAABNjb3VudHJ5Ig=="), I(M, 1050628, "B29yZGVyX2lkIg=="), I(M, 1050653, "CGRpc2NvdW50X211bHRpcGxpZXIiAAAAABNkZWxpdmVyeV9lbWFpbCI="), I(M, 1050703, "DmN1cnJlbnRfdG9rZW4i"), I(M, 1050728, "DWVtYWlsX2FkZHJlc3Mi"), I(M, 1050753, "DXZhbHVlIg=="), I(M, 1050778, "BXZhbHVlcyI="), I(M, 1050803, "BkVNQUlMIg=="), I(M, 1050828, "BVBBWU9VVF9MSU5LIg=="), I(M, 1050853, "C1NJTkdMRSI="), I(M, 1050878, "Bk1VTFRJUExFIg=="), I(M, 1050903, "CHgtYXBpLXZlcnNpb24i"), I(M, 1050928, "DXgtaWRlbXBvdGVuY3kta2V5IgAAAAAAABEyMDIzLTA3LTI3Ig=="), I(M, 1050978, "CjIwMjQtMDItMDUi"), I(M, 1051003, "CnF1ZXJ5Ig=="), I(M, 1051028, "BWhlYWRlcnMi"), I(M, 1051053, "B2JvZHki"), I(M, 1051078, "BAAAAAAAAwAAB///AAAAAAAAAwAAB///AQAAAAAAAwAAB///AgAAAAAAAwAAB///AgAAAAAAAwAAB///AwAAAAAAAwAAB///AwAAAAAAAwAAB///BAAAAAAAAwAAB///BQAAAAAAAwAAB///BgAAAAADAwAAB///BwAAAAAAAwAACf///wAAAAABAwAABwAACAAAAAABAQAACAEAOgAAAAADAwMBAAIA/wAAAAADAwI4AAMA/wAAAAAAAwAABgQBAAAAAAEDAwAAAQUB/wAAAAADAwAABwABCAAAAAADAQAACAEBOwAAAQEDAwAAAQYB/wAAAQEDAwAAAAcB/wAAAAADAwAAAAgB/wAAAAADAwAAAAkB/wAAAAADAwAAAAoB/wAAAAADAwAAAAsB/wAAAAADAwAAAAwB/wAAAAADAwAAAA0B/wAAAAAAAwAABgQCAAAAAAABAwAAAA4C/wAAAAABAwAAAA8C/wAAAAEBAwAAAQUC/wAAAAABAwAABwACCAAAAAABAQAACAECPAAAAAADAwAAAAgC/wAAAAADAwAAAAkC/wAAAAADAwAAAAoC/wAAAAADAwAAAAsC/wAAAAADAwAAAAwC/wAAAAADAwAAAA0C/wAAAAAAAwAAARAD/wAAAAADAwAACRED/wAAAAADAwAABxIDCQAAAAAAAwAAARME/wAAAAADAwAABxQECgAAAAAAAwAABxUECgAAAAAAAwAAAxYE/wAAAAADAwAAARcF/wAAAAADAwAAARgF/wAAAAADAwAAARkF/wAAAAADAwAAARoF/wAAAAADAwAAARsF/wAAAAEDAwAABRwF/wAAAAEDAwAABRwG/wAAAAADAwAAARsG/wAAAAADAwAAARoG/wAAAAABAwAABh0IAQAAAAABAwAAAR4I/wAAAAABAwAABh8IAgAAAAADAwAAB/8ACwAAAAADAwAAB/8BDAAAAAADAwAAB/8CDAEBAAADAwAABCMK/wAAAAABAwAAByoLDQAAAAABAwAABwILDgAAAAADAwEAACsL/wAAAAABAwAAByoMDQAAAAABAwAABwIMDgAAAAEDAwAAAQYM/wAAAAEDAwAAAAcM/wAAAAADAwAAACwM/wAAAAADAwAAAC0M/wAAAAADAwAAAC4M/wAAAAADAwAAAC8M/wAAAAABAwAABh0NAwAAAAABAwAAAjAN/wAAAAABAwAABh0OBAAAAAEBAwAAATEO/wAAAAABAQAACDIOTgAAAAEDAwAAAf8O/29yZGVyLXJlcXVlc3RvcmRlci1jcmVhdGVkb3JkZXJvcmRlci1saXN0cHJvZHVjdHByb2R1Y3QtbGlzdHByb2R1Y3QtdXBkYXRlcHJvZHVjdC1xdWVyeW9yZGVyLXF1ZXJ5AAAAew0QAA0AAAAAAwAAiA0QAA0AAAABBAABlQ0QAAUAAAACBQABmg0QAAoAAAADBQEBpA0QAAcAAAAEAAABqw0QAAwAAAAFAAEBtw0QAA4AAAAGAgABxQ0QAA0AAAAHBwIA0g0QAAsAAAAIBwIAgwMQAAQAAAAJBgIAAAADAAMAAAAAAAwADAAD"), I(M, 1052304, "AwsEAAAAAQABAAAAAAD+D/4PAQAB"), I(M, 1052364, "Aw8MAAAAPwA/AAAAAADAD8APAQABADgABgAG"), I(M, 1052404, "+A/4Dw=="), I(M, 1052418, "/g8BAAAAAxsMBgAAAAAHAAcAAAAAAAAAAQAB"), I(M, 1052481, "AQAAAycDAAAADwAP"), I(M, 1052502, "DQAN"), I(M, 1052544, "AyoEAAAAAAA/AD8="), I(M, 1052602, "BAMALgYAAAAHAAc="), I(M, 1052662, "AQIBNAM="), I(M, 1052724, "AzcAAAAABwAH"), I(M, 1052742, "BQAAAAI="), I(M, 1052764, "Ag=="), I(M, 1052778, "AgABAAAAAzcD"), I(M, 1052841, "AQAAAz0AAAEBAQAB"), I(M, 1052904, "Az0BAAAAAwADAAAAAAAEAAQAAw=="), I(M, 1052961, "AQAAAz4DAAAAAwALAAgAAADwAPQAAw=="), I(M, 1053024, "A0EIAAAAAwAD"), I(M, 1053042, "AQAAAAI="), I(M, 1053064, "Ag=="), I(M, 1053078, "AgABAAAAA0kCAAAABwAH"), I(M, 1053102, "AQAAAAIABA=="), I(M, 1053122, "BAAC"), I(M, 1053138, "BgABAAAAA0sDAAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQAAACzABAASgAAACkCAAAJAAAAY2FwYWNpdHkgb3ZlcmZsb3cAAABiABAAUAAAABwAAAAFAAAAMDAwMTAyMDMwNDA1MDYwNzA4MDkxMDExMTIxMzE0MTUxNjE3MTgxOTIwMjEyMjIzMjQyNTI2MjcyODI5MzAzMTMyMzMzNDM1MzYzNzM4Mzk0MDQxNDI0MzQ0NDU0NjQ3NDg0OTUwNTE1MjUzNTQ1NTU2NTc1ODU5NjA2MTYyNjM2NDY1NjY2NzY4Njk3MDcxNzI3Mzc0NzU3Njc3Nzg3OTgwODE4MjgzODQ4NTg2ODc4ODg5OTA5MTkyOTM5NDk1OTY5Nzk4OTk="), I(M, 1053436, "AQ=="), I(M, 1053448, "BA=="), I(M, 1053468, "EgAAAAAAAAAE"), I(M, 1053488, "BA=="), I(M, 1053500, "AQ=="), I(M, 1053512, "BA=="), I(M, 1053524, "CA=="), I(M, 1053536, "BA=="), I(M, 1053548, "BA=="), I(M, 1053560, "BA=="), I(M, 1053572, "AQ=="), I(M, 1054096, "AQAAAAAAAAAE"), I(M, 1054116, "AQAAAAAAAAAB"), I(M, 1054136, "BA==");
  }
  function P() {
    throw new Error("abort");
  }
  function F4(r0) {
    var J = new ArrayBuffer(1114112), w = new Int8Array(J), W = new Int16Array(J), e = new Int32Array(J), n = new Uint8Array(J), G = new Uint16Array(J), N = new Uint32Array(J), y0 = new Float32Array(J), V4 = new Float64Array(J), v = Math.imul, U4 = Math.fround, T4 = Math.abs, $ = Math.clz32, H4 = Math.min, J4 = Math.max, x4 = Math.floor, O4 = Math.ceil, p4 = Math.trunc, L4 = Math.sqrt, s = 1048576, Y = 0;
    function s2(i, A, r, a, b) {
      var f = 0, k = 0, c = 0, t = 0, u = 0, l = 0, o = 0, h = 0, B = 0, Q = 0, D = 0, E = 0, d = 0, g = 0, C = 0, m = 0, y = 0, R = 0, z = 0, F = 0, V = 0, X = 0, j = 0, U = 0, H = 0, O = 0, L = 0, S = 0, _ = 0, a0 = 0, t0 = 0, u0 = 0;
      k = s - 176 | 0, s = k, f = r >>> 0 <= 9 ? r : 0, t = v(f, 12), y = t + 1052128 | 0, g = n[t + 1052138 | 0], R = e[A + 8 >> 2], t = e[a + 8 >> 2], C = t >>> 0 >= 5e8 ? 5e8 : t;
      e: {
        if (R >>> 0 <= C >>> 0 & f - 7 >>> 0 >= 3) {
          B = e[A >> 2], u = e[A + 4 >> 2], f = e[a + 12 >> 2], k2(), e[k + 72 >> 2] = R, e[k + 68 >> 2] = f >>> 0 >= 16777216 ? 16777216 : f, e[k + 64 >> 2] = 1053444, e[k + 60 >> 2] = R, e[k + 52 >> 2] = B, e[k + 56 >> 2] = u, w[k + 44 | 0] = 18;
          i: {
            if (u >>> 0 > 7 && ((n[B | 0] | n[B + 1 | 0] << 8 | (n[B + 2 | 0] << 16 | n[B + 3 | 0] << 24)) & 16777215) == 12565487) {
              c = k + 40 | 0, w[c + 4 | 0] = 16, e[c >> 2] = 0, e[c + 8 >> 2] = 3;
              break i;
            }
            l = 1053444, m = -1, h = R;
            A: {
              a: {
                r: {
                  f: {
                    k: {
                      b: {
                        c: {
                          n: {
                            for (; ; ) {
                              w: {
                                if (o & 1) {
                                  f = 0;
                                  t: {
                                    if (c >>> 0 < u >>> 0 && (f = n[c + B | 0], f >>> 0 > 32)) {
                                      t = c;
                                      break t;
                                    }
                                    if (t = c + 1 | 0, (f | 0) == 32 & u >>> 0 > t >>> 0 && (f = n[t + B | 0], f >>> 0 > 32)) break t;
                                    if (e[k + 120 >> 2] = h, e[k + 112 >> 2] = B, e[k + 116 >> 2] = u, t = D0(k + 112 | 0, c), u >>> 0 <= t >>> 0) break w;
                                    f = n[t + B | 0];
                                  }
                                  if ((f & 255) != 34) break w;
                                  if (c = k + 40 | 0, j2(k + 32 | 0, c, t), f = n[k + 36 | 0], (f | 0) == 2) break i;
                                  u = c, c = e[k + 32 >> 2], $2(u, t, c, 6, f & 1), t = 0, h = e[k + 60 >> 2], B = e[k + 52 >> 2], u = e[k + 56 >> 2];
                                  t: {
                                    if (c >>> 0 < u >>> 0 && (t = n[c + B | 0], t >>> 0 > 32)) {
                                      f = c;
                                      break t;
                                    }
                                    if (f = c + 1 | 0, (t | 0) == 32 & u >>> 0 > f >>> 0 && (t = n[f + B | 0], t >>> 0 > 32)) break t;
                                    if (e[k + 120 >> 2] = h, e[k + 112 >> 2] = B, e[k + 116 >> 2] = u, f = D0(k + 112 | 0, c), u >>> 0 <= f >>> 0) break n;
                                    t = n[f + B | 0];
                                  }
                                  if ((t & 255) != 58) break n;
                                  c = f + 1 | 0;
                                }
                                l = 0;
                                t: {
                                  if (c >>> 0 < u >>> 0 && (l = n[c + B | 0], l >>> 0 > 32)) {
                                    f = c;
                                    break t;
                                  }
                                  if (f = c + 1 | 0, (l | 0) == 32 & u >>> 0 > f >>> 0 && (l = n[f + B | 0], l >>> 0 > 32)) break t;
                                  if (e[k + 120 >> 2] = h, e[k + 112 >> 2] = B, e[k + 116 >> 2] = u, f = D0(k + 112 | 0, c), u >>> 0 <= f >>> 0) break A;
                                  l = n[f + B | 0];
                                }
                                c = l & 255;
                                t: {
                                  if ((c | 0) == 34) {
                                    if (j2(k + 24 | 0, k + 40 | 0, f), c = n[k + 28 | 0], (c | 0) == 2) break i;
                                    t = e[k + 24 >> 2], u = 3;
                                  } else {
                                    u: {
                                      if ((c | 0) != 45) l: {
                                        if ((c | 0) != 91) s: {
                                          if ((c | 0) == 102) {
                                            if (t = q0(k + 40 | 0, f, 1048592, 5), !t) break i;
                                          } else o: {
                                            if ((c | 0) == 110) {
                                              if (t = q0(k + 40 | 0, f, 1048597, 4), u = 0, t) break u;
                                              break i;
                                            }
                                            if ((c | 0) == 116) {
                                              if (t = q0(k + 40 | 0, f, 1048588, 4), t) break o;
                                              break i;
                                            }
                                            if ((c | 0) == 123) break s;
                                            if ((l - 48 & 255) >>> 0 >= 10) break b;
                                            break l;
                                          }
                                          u = 1;
                                          break u;
                                        }
                                        if (e[k + 68 >> 2] == (Q | 0)) break c;
                                        if (N[k + 72 >> 2] < f >>> 0) break k;
                                        t = (c | 0) == 123, o = t, l = e[k + 64 >> 2], c = e[l + 8 >> 2], e[k + 116 >> 2] = m, e[k + 120 >> 2] = t ? 4 : 5, e[k + 112 >> 2] = f, a2(l, k + 112 | 0), Q = Q + 1 | 0, t = f + 1 | 0, m = c;
                                        break t;
                                      }
                                      t = k + 40 | 0, h = e[t + 12 >> 2], c = e[t + 16 >> 2], u = n[h + f | 0] == 45 & c >>> 0 > f >>> 0, u = f + u | 0;
                                      l: {
                                        s: {
                                          o: {
                                            if (u >>> 0 < c >>> 0 & n[u + h | 0] == 48) {
                                              l = u + 1 | 0;
                                              break o;
                                            }
                                            if (l = $0(t, u), !l) break s;
                                            h = e[t + 12 >> 2], c = e[t + 16 >> 2];
                                          }
                                          if (n[l + h | 0] == 46 & c >>> 0 > l >>> 0) {
                                            if (l = $0(t, l + 1 | 0), !l) break s;
                                            h = e[t + 12 >> 2], c = e[t + 16 >> 2];
                                          }
                                          o: {
                                            if (c >>> 0 > l >>> 0) h: {
                                              if ((n[l + h | 0] & 223) == 69) {
                                                if (u = c, c = l + 1 | 0, u >>> 0 > c >>> 0 ? u = n[c + h | 0] - 43 & 253 : u = 1, l = $0(t, !u + c | 0), !l) break s;
                                                if (N[t + 16 >> 2] <= l >>> 0) break h;
                                              }
                                              c = n[e[t + 12 >> 2] + l | 0];
                                              break o;
                                            }
                                            c = 0;
                                          }
                                          if (u = c & 255, (u | 0) != 46 && !((u | 0) == 95 | (c - 48 & 255) >>> 0 < 10 | ((c & -33) - 65 & 255) >>> 0 <= 25)) break l;
                                          I0(t, l, 8);
                                        }
                                        l = 0;
                                      }
                                      if (t = l, !t) break i;
                                      u = 2;
                                    }
                                    c = 0;
                                  }
                                  $2(k + 40 | 0, f, t, u, c & 1), l = e[k + 64 >> 2], h = e[k + 60 >> 2], u = e[k + 56 >> 2], B = e[k + 52 >> 2];
                                }
                                t: {
                                  u: {
                                    l: {
                                      s: {
                                        for (; ; ) {
                                          o: {
                                            if (!Q) break f;
                                            f = 0;
                                            h: {
                                              if (t >>> 0 < u >>> 0 && (f = n[t + B | 0], f >>> 0 > 32)) {
                                                c = t;
                                                break h;
                                              }
                                              if (c = t + 1 | 0, (f | 0) == 32 & u >>> 0 > c >>> 0 && (f = n[c + B | 0], f >>> 0 > 32)) break h;
                                              if (e[k + 120 >> 2] = h, e[k + 112 >> 2] = B, e[k + 116 >> 2] = u, c = D0(k + 112 | 0, t), u >>> 0 <= c >>> 0) break u;
                                              f = n[c + B | 0];
                                            }
                                            if (f = f & 255, (f | 0) == 93) {
                                              if (o & 1) break l;
                                            } else {
                                              if ((f | 0) != 125) break o;
                                              if (!(o & 1)) break s;
                                            }
                                            if (o = e[l + 8 >> 2], o >>> 0 > m >>> 0) {
                                              f = e[l + 4 >> 2] + v(m, 12) | 0, m = e[f + 4 >> 2], t = c + 1 | 0, e[f + 4 >> 2] = t, e[f + 8 >> 2] = e[f + 8 >> 2] | o << 4, o = 0;
                                              h: {
                                                if (N[l + 8 >> 2] <= m >>> 0) break h;
                                                o = (e[(e[l + 4 >> 2] + v(m, 12) | 0) + 8 >> 2] & 7) == 4;
                                              }
                                            } else t = c + 1 | 0, m = -1, o = 0;
                                            Q = Q - 1 | 0;
                                            continue;
                                          }
                                          break;
                                        }
                                        if ((f | 0) != 44) break u;
                                        if (e[l + 8 >> 2] == (m + 1 | 0)) break t;
                                        c = c + 1 | 0;
                                        continue;
                                      }
                                      o = 0;
                                      break u;
                                    }
                                    o = 1;
                                  }
                                  if (e[l + 8 >> 2] != (m + 1 | 0)) break r;
                                }
                                if (f = o, o = 1, f & 1) continue;
                                if (c >>> 0 >= u >>> 0 || (f = n[c + B | 0], !f | (f | 0) == 44 | (f | 0) == 125)) break a;
                                if (o = 0, (f | 0) != 58) continue;
                                break a;
                              }
                              break;
                            }
                            i0(k + 40 | 0, t, e[l + 8 >> 2] == (m + 1 | 0) ? 3 : 2);
                            break i;
                          }
                          i0(k + 40 | 0, f, 4);
                          break i;
                        }
                        c = k + 40 | 0, w[c + 4 | 0] = 17, e[c >> 2] = f, e[c + 8 >> 2] = f + 1;
                        break i;
                      }
                      if (((l & 223) - 65 & 255) >>> 0 > 25) break A;
                      V2(k + 40 | 0, f);
                      break i;
                    }
                    i0(k + 40 | 0, f, 13);
                    break i;
                  }
                  f = 0;
                  f: {
                    if (t >>> 0 < u >>> 0 && (c = t, f = n[B + c | 0], f >>> 0 > 32) || (c = t + 1 | 0, (f | 0) == 32 & u >>> 0 > c >>> 0 & n[c + B | 0] > 32)) break f;
                    e[k + 120 >> 2] = h, e[k + 116 >> 2] = u, e[k + 112 >> 2] = B, c = D0(k + 112 | 0, t);
                  }
                  if (f = e[k + 72 >> 2], f >>> 0 >= t >>> 0 & f >>> 0 <= c >>> 0) break i;
                  i0(k + 40 | 0, c, 13);
                  break i;
                }
                o & 1 ? i0(k + 40 | 0, c, 5) : i0(k + 40 | 0, c, 6);
                break i;
              }
              i0(k + 40 | 0, c, 1);
              break i;
            }
            i0(k + 40 | 0, f, 0);
          }
          if (B = n[k + 44 | 0], (B | 0) != 18) i: {
            _ = e[k + 48 >> 2], O = e[k + 40 >> 2], o = e[263363], u = v(o, -12), c = v(o, 12), m = (c >>> 0) / 12 | 0, t = e[263362], h = c + t | 0, c = h;
            A: {
              for (; ; ) {
                if (f = u, f) {
                  if (u = f + 12 | 0, m = m - 1 | 0, l = c - 4 | 0, c = c - 12 | 0, N[l >> 2] > 15) continue;
                  break A;
                }
                break;
              }
              m = 0;
            }
            c = 0, o >>> 0 > m >>> 0 && f && (c = ((B | 0) != 1 & (B | 0) != 6 | B >>> 0 > 13) & (e[(v(m, 12) + t | 0) + 8 >> 2] & 7) == 5);
            A: {
              a: {
                if ((h | 0) != 12 && o) {
                  if ((e[h - 4 >> 2] & 7) == 6 | c) break a;
                  break A;
                }
                if (!c) break A;
              }
              e[k + 112 >> 2] = 0, e[k + 116 >> 2] = 0, e[k + 120 >> 2] = (o << 4) + 23, a2(1053444, k + 112 | 0), o = e[263363], m = o - 1 | 0, t = e[263362];
            }
            for (c = v(o, 12), u = t + 8 | 0, f = o << 4; ; ) {
              if (!c) break i;
              o = e[t + 8 >> 2], o >>> 0 < 16 && (e[u - 4 >> 2] = -1, e[u >> 2] = f | o), t = t + 12 | 0, c = c - 12 | 0, u = u + 12 | 0;
            }
          }
          w[1053468] = B, e[263366] = m, e[263365] = _, e[263364] = O;
          break e;
        }
        k2(), B = n[1053468], m = e[263366], _ = e[263365], O = e[263364];
      }
      if (e[263373] = 0, e[263370] = 0, w[k + 86 | 0] = 0, w[k + 84 | 0] = b, w[k + 80 | 0] = 1, e[k + 72 >> 2] = 4, e[k + 76 >> 2] = 0, e[k + 68 >> 2] = 1053472, e[k + 64 >> 2] = a, e[k + 60 >> 2] = y, c = e[A + 4 >> 2], e[k + 40 >> 2] = e[A >> 2], e[k + 44 >> 2] = c, e[k + 48 >> 2] = e[A + 8 >> 2], y = e[263363], e[k + 56 >> 2] = y, z = e[263362], e[k + 52 >> 2] = z, w[k + 85 | 0] = (B & 255) != 18, C >>> 0 < R >>> 0) W[k + 130 >> 1] = 780, W[k + 132 >> 1] = 512, w[k + 128 | 0] = 6, e[k + 112 >> 2] = 0, e[k + 116 >> 2] = 0, e[k + 120 >> 2] = 0, e[k + 124 >> 2] = 0, M0(k + 40 | 0, k + 112 | 0);
      else e: {
        i: switch (g - 1 | 0) {
          default:
            E0(k + 40 | 0, 0, r);
            break e;
          case 0:
            if (A = y ? z : 1048576, F = e[A + 8 >> 2], (F & 6) != 4) {
              E0(k + 40 | 0, 0, 10);
              break e;
            }
            t0 = k + 40 | 0, u0 = e[A + 4 >> 2], f = 0, A = F & 5;
            A: {
              a: {
                if ((A | 0) != 5) r: {
                  E = e[k + 48 >> 2], g = e[k + 44 >> 2], C = e[k + 40 >> 2], L = e[a >> 2];
                  f: {
                    if (L) {
                      A = e[a + 4 >> 2], w[k + 100 | 0] = 0, e[k + 96 >> 2] = A, e[k + 92 >> 2] = L, e[k + 88 >> 2] = 1;
                      k: {
                        for (; ; ) {
                          b: {
                            if (A = f >>> 0 >= y >>> 0 ? 1048576 : z + v(f, 12) | 0, X2(k + 16 | 0, k + 88 | 0), o = e[k + 16 >> 2], !o) break k;
                            h = e[k + 20 >> 2];
                            c: {
                              n: switch (A = e[A + 8 >> 2], a = A & 7, a - 4 | 0) {
                                case 0:
                                  break c;
                                case 1:
                                  break n;
                                default:
                                  break b;
                              }
                              e[k + 128 >> 2] = y, e[k + 124 >> 2] = z, e[k + 120 >> 2] = E, e[k + 116 >> 2] = g, e[k + 112 >> 2] = C, e[k + 132 >> 2] = f + 1, e[k + 136 >> 2] = (a | 0) == 5 ? A >>> 4 | 0 : 0;
                              n: switch (h | 0) {
                                default:
                                  if (n[o | 0] == 48) break b;
                                  break;
                                case 0:
                                  break b;
                                case 1:
                                  break n;
                              }
                              for (t = 0; ; ) {
                                if (h) {
                                  if (A = n[o | 0] - 48 & 255, A >>> 0 > 9 | t >>> 0 > 1e8) break b;
                                  t = A + v(t, 10) | 0, h = h - 1 | 0, o = o + 1 | 0;
                                  continue;
                                }
                                break;
                              }
                              n: {
                                if (t) w: {
                                  for (A = k + 112 | 0; ; ) {
                                    if (a = e[A + 20 >> 2], a >>> 0 < N[A + 24 >> 2] ? (e[A + 20 >> 2] = e[(a >>> 0 >= N[A + 16 >> 2] ? 1048576 : e[A + 12 >> 2] + v(a, 12) | 0) + 8 >> 2] >>> 4, a = 1) : a = 0, a) {
                                      if (t = t - 1 | 0, t) continue;
                                      break w;
                                    }
                                    break;
                                  }
                                  break n;
                                }
                                t = 0;
                              }
                              if (t) break b;
                              if (f = e[k + 132 >> 2], f >>> 0 < N[k + 136 >> 2]) continue;
                              break b;
                            }
                            for (R = o + h | 0, f = f + 1 | 0, S = A >>> 4 | 0, t = 0, X = (a | 0) != 4; ; ) {
                              if (!(X | f >>> 0 >= S >>> 0)) {
                                l = z + v(f, 12) | 0, a = f >>> 0 >= y >>> 0 ? 1048576 : l, A = e[a + 4 >> 2], A = A - ((A | 0) != 0) | 0, c = e[a >> 2] + 1 | 0, u = A >>> 0 < c >>> 0 | A >>> 0 > g >>> 0, Q = u ? 0 : A - c | 0, j = u ? 1 : c + C | 0, A = f, f = e[(y >>> 0 <= f + 1 >>> 0 ? 1048576 : l + 12 | 0) + 8 >> 2] >>> 4 | 0;
                                c: {
                                  if (!(n[a + 8 | 0] & 8)) n: {
                                    U = k + 8 | 0, a = 0, u = 0, l = s - 16 | 0, s = l;
                                    w: if (h >>> 0 > 7) {
                                      H = l + 8 | 0, c = o + 3 & -4;
                                      t: {
                                        u: {
                                          if ((c | 0) != (o | 0)) {
                                            if (c = c - o | 0, c = c >>> 0 > h >>> 0 ? h : c, h) for (u = 1; ; ) {
                                              if (n[a + o | 0] == 126) break t;
                                              if (a = a + 1 | 0, (c | 0) == (a | 0)) break;
                                            }
                                            if (u = h - 8 | 0, u >>> 0 < c >>> 0) break u;
                                          } else u = h - 8 | 0, c = 0;
                                          for (a = 2122219134; ; ) {
                                            if (V = c + o | 0, a0 = e[V >> 2] ^ 2122219134, V = e[V + 4 >> 2] ^ 2122219134, ((a0 | 16843008 - a0) & (16843008 - V | V) & -2139062144) != -2139062144) break u;
                                            if (c = c + 8 | 0, !(u >>> 0 >= c >>> 0)) break;
                                          }
                                        }
                                        if ((c | 0) != (h | 0)) u: {
                                          for (a = 126, u = 1; ; ) {
                                            if (n[c + o | 0] != 126) {
                                              if (c = c + 1 | 0, (h | 0) != (c | 0)) continue;
                                              break u;
                                            }
                                            break;
                                          }
                                          a = c;
                                          break t;
                                        }
                                        u = 0;
                                      }
                                      e[H + 4 >> 2] = a, e[H >> 2] = u, a = e[l + 12 >> 2], u = e[l + 8 >> 2];
                                    } else {
                                      t: {
                                        for (; ; ) {
                                          if ((a | 0) != (h | 0)) {
                                            if (n[a + o | 0] == 126) break t;
                                            a = a + 1 | 0;
                                            continue;
                                          }
                                          break;
                                        }
                                        a = h;
                                        break w;
                                      }
                                      u = 1;
                                    }
                                    if (e[U >> 2] = u, e[U + 4 >> 2] = a, s = l + 16 | 0, e[k + 8 >> 2] == 1) break n;
                                    if ((h | 0) != (Q | 0) || n0(j, o, h)) continue;
                                    break c;
                                  }
                                  e[k + 120 >> 2] = 0, e[k + 116 >> 2] = Q, e[k + 112 >> 2] = j, j = k + 112 | 0, a = o, l = 0, u = s - 16 | 0, s = u;
                                  n: {
                                    for (; ; ) {
                                      w: {
                                        if (f0(u + 8 | 0, j), !n[u + 8 | 0]) break w;
                                        if ((a | 0) == (R | 0)) break n;
                                        if (U = n[u + 9 | 0], c = a + 1 | 0, Q = n[a | 0], (Q | 0) == 126) {
                                          if ((c | 0) == (R | 0)) break n;
                                          Q = n[a + 1 | 0] == 49 ? 47 : 126, a = a + 2 | 0;
                                        } else a = c;
                                        if ((Q | 0) == (U | 0)) continue;
                                        break n;
                                      }
                                      break;
                                    }
                                    if ((a | 0) != (R | 0) && n[a | 0] != 126 | (R | 0) != (a + 1 | 0)) break n;
                                    l = 1;
                                  }
                                  if (s = u + 16 | 0, !l) continue;
                                }
                                t = 1, d = A;
                                continue;
                              }
                              break;
                            }
                            if (!(t & 1)) break b;
                            f = d + 1 | 0;
                            continue;
                          }
                          break;
                        }
                        t = 3, f = 0, u = 0;
                        break f;
                      }
                      if ((e[A + 8 >> 2] & 7) == 5) break r;
                      t = 3;
                    } else {
                      for (e[k + 104 >> 2] = y, e[k + 100 >> 2] = z, e[k + 96 >> 2] = E, e[k + 92 >> 2] = g, e[k + 88 >> 2] = C, a = k + 88 | 0, e[k + 108 >> 2] = a, j = (A | 0) == 4 ? F >>> 4 | 0 : 0, e[k + 136 >> 2] = j, e[k + 128 >> 2] = y, e[k + 124 >> 2] = z, e[k + 120 >> 2] = E, e[k + 116 >> 2] = g, e[k + 112 >> 2] = C, e[k + 144 >> 2] = k + 108, e[k + 140 >> 2] = a, U = k + 140 | 0, u = 1, a = 1, A = 0; ; ) {
                        k: {
                          for (e[k + 152 >> 2] = U; ; ) {
                            if (c = u, c >>> 0 >= j >>> 0) break k;
                            if (t = c + 1 | 0, H = t >>> 0 >= y >>> 0 ? 1048576 : z + v(t, 12) | 0, o = e[H + 8 >> 2], u = o >>> 4 | 0, e[k + 132 >> 2] = u, e[k + 164 >> 2] = c, t = 0, h = k + 164 | 0, Q = e[h >> 2], l = Q + 1 | 0, D = v(l, 12), S = k + 152 | 0, E = e[S >> 2], X = e[E >> 2], (e[(l >>> 0 >= N[X + 16 >> 2] ? 1048576 : D + e[X + 12 >> 2] | 0) + 8 >> 2] & 7) == 5) b: {
                              if (t = 1, E = e[e[E + 4 >> 2] >> 2], X = e[E + 12 >> 2], V = l, l = e[E + 16 >> 2], D = e[(V >>> 0 >= l >>> 0 ? 1048576 : D + X | 0) + 8 >> 2], (D & 7) != 5) break b;
                              for (E = D >>> 4 | 0, D = Q + 2 | 0; ; ) {
                                if (t = D >>> 0 >= E >>> 0, t) break b;
                                if (Q = e[(l >>> 0 <= D >>> 0 ? 1048576 : X + v(D, 12) | 0) + 8 >> 2], D = Q >>> 4 | 0, (Q & 7) != 4) break;
                              }
                            }
                            if (t) break;
                          }
                          if (Q = c >>> 0 >= y >>> 0 ? 1048576 : z + v(c, 12) | 0, t = e[Q + 4 >> 2], t = t - ((t | 0) != 0) | 0, D = e[Q >> 2] + 1 | 0, E = t >>> 0 < D >>> 0 | t >>> 0 > g >>> 0, l = E ? 0 : t - D | 0, D = E ? 1 : D + C | 0, R = d & 1 ? R : c, d = y >>> 0 <= R >>> 0 ? 1048576 : z + v(R, 12) | 0, t = e[d + 4 >> 2], E = e[d >> 2], V = c, X = f, (e[Q + 8 >> 2] | e[d + 8 >> 2]) & 8) {
                            e[k + 160 >> 2] = 0, f = t - ((t | 0) != 0) | 0, t = E + 1 | 0, o = f >>> 0 < t >>> 0 | f >>> 0 > g >>> 0, e[k + 156 >> 2] = o ? 0 : f - t | 0, e[k + 152 >> 2] = o ? 1 : t + C | 0, e[k + 172 >> 2] = 0, e[k + 168 >> 2] = l, e[k + 164 >> 2] = D, f = s - 48 | 0, s = f, e[f + 40 >> 2] = e[h + 8 >> 2], t = e[h + 4 >> 2], e[f + 32 >> 2] = e[h >> 2], e[f + 36 >> 2] = t;
                            b: {
                              for (; ; ) {
                                c: {
                                  if (f0(f + 24 | 0, S), !n[f + 24 | 0]) break c;
                                  if (t = n[f + 25 | 0], f0(f + 8 | 0, f + 32 | 0), h = 0, !n[f + 8 | 0]) break b;
                                  if ((t | 0) == n[f + 9 | 0]) continue;
                                  break b;
                                }
                                break;
                              }
                              f0(f + 16 | 0, f + 32 | 0), h = n[f + 16 | 0] ^ 1;
                            }
                            s = f + 48 | 0, d = h & 1, o = e[H + 8 >> 2], f = o >>> 4 | 0;
                          } else d = 0, f = t - ((t | 0) != 0) | 0, t = E + 1 | 0, h = f >>> 0 < t >>> 0 | f >>> 0 > g >>> 0, (l | 0) == ((h ? 0 : f - t | 0) | 0) && (d = !n0(h ? 1 : t + C | 0, D, l)), f = u;
                          c = f >>> 0 > c + 2 >>> 0 & (o & 7) == 5, f = c ? V : X, A = A | c, a = a & d, d = 1;
                          continue;
                        }
                        break;
                      }
                      if (D = 1, !(A & 1)) {
                        t = 2, u = 2;
                        break f;
                      }
                      if (a & 1) {
                        t = 513, a = f, u = 2, A = f + 1 | 0;
                        break a;
                      } else {
                        u = 2, t = 515, a = 0, f = 0, c = 1, A = 0;
                        break A;
                      }
                    }
                    u = 1;
                  }
                  D = !L, t = u << 8 | t, a = u >>> 24 | f, c = (L | 0) != 0, A = 0;
                  break A;
                }
                t = 256, a = f, u = 1, A = f;
              }
              c = 0, o = k + 40 | 0, p0(o, 0, A), G2(o, A, r), A = e[(A >>> 0 >= N[k + 56 >> 2] ? 1048576 : e[k + 52 >> 2] + v(A, 12) | 0) + 8 >> 2] >>> 4 | 0;
            }
            if (p0(t0, A, F >>> 4 | 0), (u0 | 0) == -1 || (e[k + 72 >> 2] = t, e[k + 76 >> 2] = a, !c)) break e;
            W[k + 130 >> 1] = 5641, W[k + 132 >> 1] = 512, w[k + 129 | 0] = u, w[k + 128 | 0] = 9, e[k + 120 >> 2] = f, A = N[k + 56 >> 2] <= f >>> 0 ? 1048576 : e[k + 52 >> 2] + v(f, 12) | 0, r = e[A >> 2], e[k + 124 >> 2] = r, e[k + 116 >> 2] = e[A + 4 >> 2], e[k + 112 >> 2] = r, D && (w[k + 132 | 0] = 1), A = n[e[k + 64 >> 2] + 43 | 0], (A | 0) != 4 && (w[k + 132 | 0] = A), M0(k + 40 | 0, k + 112 | 0);
            break e;
          case 1:
            break i;
        }
        for (c = 0, t = 0, a = 0, f = s - 176 | 0, s = f, u = k + 40 | 0, r = e[u + 8 >> 2], o = e[u + 4 >> 2], h = e[u >> 2], A = n[e[u + 20 >> 2] + 8 | 0], A = n[v(A >>> 0 <= 78 ? A : 0, 12) + 1051090 | 0]; ; ) {
          if ((c | 0) != 24) {
            e[(f + 148 | 0) + c >> 2] = 0, c = c + 12 | 0;
            continue;
          }
          break;
        }
        W[f + 60 >> 1] = 0, w[f + 62 | 0] = A, A = e[f + 152 >> 2], e[f + 24 >> 2] = e[f + 148 >> 2], e[f + 28 >> 2] = A, A = e[f + 160 >> 2], e[f + 32 >> 2] = e[f + 156 >> 2], e[f + 36 >> 2] = A, A = e[f + 168 >> 2], e[f + 40 >> 2] = e[f + 164 >> 2], e[f + 44 >> 2] = A, e[f + 56 >> 2] = 0, e[f + 48 >> 2] = 0, e[f + 52 >> 2] = 4, A = e[u + 28 >> 2], e[A + 92 >> 2] = 0, e[A + 80 >> 2] = 0, e[A + 44 >> 2] = 0, e[A + 32 >> 2] = 0, R = f + 48 | 0, A = r >>> 0 > o >>> 0, y = A ? 1 : h, z = A ? 0 : r, e[f + 76 >> 2] = z ? n[y | 0] == 63 : 0, e[f + 72 >> 2] = z, e[f + 68 >> 2] = y, r = f + 164 | 0;
        i: {
          A: {
            a: {
              r: {
                for (; ; ) {
                  f: {
                    if (x0(f + 80 | 0, f + 68 | 0), o = e[f + 80 >> 2], (o | 0) != 1) break f;
                    if (d = e[f + 96 >> 2], l = e[f + 92 >> 2], a = f + 148 | 0, h = e[f + 84 >> 2], Q = e[f + 88 >> 2], B0(a, y, z, h, Q), A = e[f + 156 >> 2], c = e[f + 152 >> 2], t = e[f + 148 >> 2], (t | 0) == -2147483648) break r;
                    if (e[f + 108 >> 2] = A, e[f + 104 >> 2] = c, e[f + 100 >> 2] = t, B0(a, y, z, l, d), a = e[f + 156 >> 2], t = e[f + 152 >> 2], g = e[f + 148 >> 2], (g | 0) == -2147483648) break a;
                    e[f + 120 >> 2] = a, e[f + 116 >> 2] = t, e[f + 112 >> 2] = g, C = n[e[u + 24 >> 2] + 45 | 0], g = n[f + 62 | 0], E = g >>> 0 <= 14 ? g : 0, o = v(E, 60) + 1052248 | 0, L0(f + 16 | 0, o, c, A);
                    k: {
                      if (e[f + 16 >> 2] == 1 && (D = e[f + 20 >> 2], F = 1 << (D & 15), !(F & G[(o + (C << 1) | 0) + 6 >> 1]))) {
                        if (A = G[f + 60 >> 1], A & F && i2(u, 0, h, Q), W[f + 60 >> 1] = A | F, h = D + n[o + 57 | 0] | 0, (E - 7 & 255) >>> 0 >= 254) b: for (W[f + 164 >> 1] = G[o + 54 >> 1], e[f + 168 >> 2] = 0, e[f + 172 >> 2] = 0, c = 0, A = r; ; ) {
                          if ((c | 0) == 24) break b;
                          (D | 0) == n[A | 0] && (o = (f + 24 | 0) + c | 0, e[o >> 2] || (e[o >> 2] = 1, e[o + 8 >> 2] = d, e[o + 4 >> 2] = l)), c = c + 12 | 0, A = A + 1 | 0;
                        }
                        if (A = v(((h & 255) >>> 0 <= 78 ? h : 0) & 255, 12), c = Y0(n[A + 1051087 | 0], t, a, n[e[u + 24 >> 2] + 47 | 0]), (c & 255) == 24) break k;
                        P0(u, c, n[(A + 1051079 | 0) + 3 | 0], h, 0, l, d, 0);
                        break k;
                      }
                      if (t4(u, 16)) b: {
                        if (n[o + 53 | 0] && (J0(f + 8 | 0, g, c, A, C), !n[f + 8 | 0])) break b;
                        w[f + 145 | 0] = 2, w[f + 143 | 0] = 16, w[f + 144 | 0] = 0, w[f + 141 | 0] = g, w[f + 140 | 0] = 3, e[f + 132 >> 2] = 0, e[f + 136 >> 2] = h, e[f + 128 >> 2] = Q, e[f + 124 >> 2] = h, w[f + 142 | 0] = n[(n[o | 0] ? o + 1 | 0 : e[u + 20 >> 2] + 9 | 0) | 0], m0(u, f + 124 | 0, 0, 0), A = e[f + 108 >> 2], c = e[f + 104 >> 2];
                      }
                      if (g = e[u + 28 >> 2], D = e[g + 32 >> 2], d = e[f + 56 >> 2], o = s - 16 | 0, s = o, l = g + 24 | 0, F = A + c | 0, A = F - c | 0, p(l, A, 1, 1), C = e[l + 4 >> 2], E = e[l + 8 >> 2], e[o + 4 >> 2] = l + 8, Y = C, e[o + 8 >> 2] = E, e[o + 12 >> 2] = Y, C = o + 4 | 0, l = e[C + 4 >> 2], E = e[C >> 2], (c | 0) != (F | 0)) for (C = e[C + 8 >> 2]; w[l + C | 0] = n[c | 0], c = c + 1 | 0, l = l + 1 | 0, A = A - 1 | 0, !!A; ) ;
                      e[E >> 2] = l, s = o + 16 | 0, w[f + 160 | 0] = 1, e[f + 152 >> 2] = D, e[f + 148 >> 2] = d, e[f + 156 >> 2] = e[g + 32 >> 2], d0(g + 36 | 0, f + 148 | 0), (d | 0) == e[f + 48 >> 2] && (A = s - 16 | 0, s = A, w0(A + 8 | 0, R, e[R >> 2], 1, 4, 8), e[A + 8 >> 2] == -2147483647 ? s = A + 16 | 0 : P()), A = e[f + 52 >> 2] + (d << 3) | 0, e[A + 4 >> 2] = Q, e[A >> 2] = h, e[f + 56 >> 2] = d + 1;
                    }
                    Z(f + 112 | 0, 1, 1), Z(f + 100 | 0, 1, 1);
                    continue;
                  }
                  break;
                }
                A = 0;
                break i;
              }
              a = A, t = c;
              break A;
            }
            Z(f + 100 | 0, 1, 1);
          }
          A = 1;
        }
        for (w[u + 45 | 0] = A, A = e[u + 28 >> 2], h2(A + 24 | 0, 1, 0), r = e[A + 80 >> 2], h = e[f + 52 >> 2], d = e[f + 56 >> 2], A = 0, c = 0; ; ) {
          if ((r | 0) != (c | 0)) {
            l = e[u + 28 >> 2], N[l + 80 >> 2] > c >>> 0 && (l = e[e[l + 76 >> 2] + A >> 2], l >>> 0 < d >>> 0 && (l = h + (l << 3) | 0, i2(u, 0, e[l >> 2], e[l + 4 >> 2]))), c = c + 1 | 0, A = A + 4 | 0;
            continue;
          }
          break;
        }
        if (A = n[f + 62 | 0], A = A >>> 0 <= 14 ? A : 0, (A - 5 & 255) >>> 0 <= 1) i: {
          if (!(e[f + 24 >> 2] & 1) || !(e[f + 36 >> 2] & 1)) break i;
          A = v(A, 60), h = n[A + 1052304 | 0], l = n[A + 1052305 | 0], d = A + 1052302 | 0, V = A + 1052303 | 0, r = e[f + 28 >> 2], c = e[f + 40 >> 2], A = r >>> 0 > c >>> 0, P0(u, 19, h, l + n[(A ? d : V) | 0] | 0, 0, A ? r : c, e[(A ? f + 32 | 0 : f + 44 | 0) >> 2], 0);
        }
        o && (W[f + 168 >> 1] = 0, e[f + 164 >> 2] = 17174021, e[f + 156 >> 2] = 0, e[f + 160 >> 2] = t, e[f + 152 >> 2] = a, e[f + 148 >> 2] = t, M0(u, f + 148 | 0)), Z(R, 4, 8), s = f + 176 | 0;
      }
      A = B & 255, (A | 0) != 18 && (w[k + 128 | 0] = 5, e[k + 120 >> 2] = m, e[k + 124 >> 2] = O, e[k + 116 >> 2] = _, e[k + 112 >> 2] = O, w[k + 129 | 0] = B, w[k + 132 | 0] = 0, A = (A >>> 0 > 13 ? A - 13 | 0 : 0) << 3, r = A & 31, (A & 63) >>> 0 >= 32 ? r = 2 >>> r | 0 : r = ((1 << r) - 1 & 2) << 32 - r, w[k + 133 | 0] = r, r = A & 31, (A & 63) >>> 0 >= 32 ? r = 4 >>> r | 0 : r = ((1 << r) - 1 & 4) << 32 - r | 16843008 >>> r, w[k + 131 | 0] = r, r = A & 31, (A & 63) >>> 0 >= 32 ? A = 12 >>> r | 0 : A = ((1 << r) - 1 & 12) << 32 - r | 101058054 >>> r, w[k + 130 | 0] = A, M0(k + 40 | 0, k + 112 | 0)), A = k + 72 | 0, e[i + 8 >> 2] = e[A + 8 >> 2], r = e[A + 4 >> 2], e[i >> 2] = e[A >> 2], e[i + 4 >> 2] = r, b || (w[1054096] = !e[263370]), s = k + 176 | 0;
    }
    function o2(i, A, r) {
      var a = 0, b = 0, f = 0, k = 0, c = 0, t = 0, u = 0, l = 0, o = 0, h = 0, B = 0, Q = 0;
      b = s - 48 | 0, s = b, f = 94, a = 22, t = 65535, l = 255;
      e: {
        i: switch (n[r + 16 | 0] - 1 | 0) {
          default:
            l = 0, o = n[r + 17 | 0], a = v(o >>> 0 <= 78 ? o : 0, 12), c = a + 1051079 | 0, k = n[a + 1051087 | 0], a = 41, t = 65280, h = -65536;
            A: {
              a: {
                r: switch (n[r + 19 | 0] - 6 | 0) {
                  case 0:
                    a = 31;
                    f: {
                      k: switch (k - 5 | 0) {
                        case 2:
                          if (!S0(A, e[r >> 2], e[r + 4 >> 2])) break a;
                          break f;
                        case 3:
                          if (S0(A, e[r >> 2], e[r + 4 >> 2])) break f;
                          break a;
                        case 0:
                          break A;
                        case 4:
                          break k;
                        default:
                          break a;
                      }
                      if (!S0(A, e[r >> 2], e[r + 4 >> 2])) break a;
                    }
                    a = 28;
                    break A;
                  case 1:
                    if (e[b + 44 >> 2] = 0, e[b + 36 >> 2] = 0, e[b + 40 >> 2] = 1, O0(A, r, b + 36 | 0), a = e[b + 40 >> 2], k = e[b + 44 >> 2], f = n[c + 11 | 0], f >>> 0 <= 4 ? (c = v(f, 10) + 1049479 | 0, l = n[(c + n[e[A + 24 >> 2] + 45 | 0] | 0) + 8 | 0], f = l >>> 0 > 8, l = f ? 0 : l, f = f ? 1 : c) : f = 1, B2(b, a, k, f, l), Q = n[e[A + 20 >> 2] + 11 | 0], n[b | 0]) if (A = n[b + 1 | 0], h = A << 16, A = v((A >>> 0 <= 61 ? A : 0) & 255, 25), n[A + 1049553 | 0] == (k | 0)) {
                      for (f = A + 1049529 | 0, A = k; B = !A | !k, !B && (l = n[a | 0], c = n[f | 0], k = k - 1 | 0, a = a + 1 | 0, A = A - 1 | 0, f = f + 1 | 0, ((c | ((c - 65 & 255) >>> 0 < 26 ? 32 : 0)) & 255) == ((l | ((l - 65 & 255) >>> 0 < 26 ? 32 : 0)) & 255)); ) ;
                      A = B ? 66 : 65;
                    } else A = 65;
                    else h = -1, A = 94;
                    f = A, a = Q | 32, Z(b + 36 | 0, 1, 1);
                    break A;
                  case 3:
                    a = 36;
                    f: switch (k - 6 | 0) {
                      case 0:
                        a = n[e[A + 20 >> 2] + 11 | 0] | 34;
                        break A;
                      case 2:
                        break A;
                      default:
                        break f;
                    }
                    a = n[r + 21 | 0] == n[c + 4 | 0] ? 38 : 37;
                    break A;
                  case 4:
                    a = n[e[A + 20 >> 2] + 11 | 0] + 39 | 0, f = 67;
                    break A;
                  case 6:
                    a = 42;
                    break A;
                  case 7:
                    a = 43;
                    break A;
                  case 5:
                    break A;
                  case 13:
                    break r;
                  default:
                    break a;
                }
                t = n[c + 10 | 0] << 8, f = 69, a = 44;
                break A;
              }
              a = n[e[A + 20 >> 2] + 11 | 0] + 29 | 0;
            }
            t = t | o, l = h >>> 16 | 0;
            break e;
          case 0:
            t = n[r + 17 | 0], c = v(t >>> 0 <= 78 ? t : 0, 12), k = n[c + 1051089 | 0], a = 48, u = 16777215;
            A: {
              a: {
                r: switch (n[r + 19 | 0] - 14 | 0) {
                  case 0:
                    a = n[(c + 1051079 | 0) + 2 | 0] ? 55 : 47;
                    break A;
                  default:
                    a = 53;
                    break a;
                  case 1:
                    break A;
                  case 3:
                    break r;
                }
                a = n[e[A + 20 >> 2] + 11 | 0] + 51 | 0;
              }
              u = k;
            }
            A = u << 8, u = 0, t = A | t;
            break e;
          case 10:
            a = n[r + 17 | 0] | 88;
            break e;
          case 11:
            a = 93;
            break e;
          case 12:
            a = 92;
            break e;
          case 1:
            a = n[r + 17 | 0], k = a, n[v(a >>> 0 <= 78 ? a : 0, 12) + 1051087 | 0] == 6 ? (A = n[e[A + 20 >> 2] + 11 | 0], f = A ? 94 : 68, a = 46 - A | 0) : a = 45, t = k | 65280;
            break e;
          case 2:
            if (a = n[r + 17 | 0], n[r + 19 | 0] == 18) {
              t = a << 8 | 255, a = 53;
              break e;
            }
            e[b + 36 >> 2] = 0, e[b + 40 >> 2] = 1, e[b + 44 >> 2] = 0, O0(A, r, b + 36 | 0), u = n[e[A + 24 >> 2] + 45 | 0], k = v((a >>> 0 <= 14 ? a : 0) & 255, 60) + 1052248 | 0, f = e[b + 40 >> 2], t = e[b + 44 >> 2], L0(b + 16 | 0, k, f, t);
            A: {
              if (e[b + 16 >> 2] & 1 && (c = e[b + 20 >> 2], G[(k + (u << 1) | 0) + 6 >> 1] >>> (c & 15) & 1)) {
                u = 0, t = c + n[k + 57 | 0] & 255 | 65280, f = 94, a = n[e[A + 20 >> 2] + 11 | 0] + 49 | 0;
                break A;
              }
              A = n[e[A + 20 >> 2] + 11 | 0], J0(b + 8 | 0, a, f, t, u), u = n[b + 8 | 0], f = u ? 65 : 94, l = u ? n[b + 9 | 0] : -1, u = 0, t = a << 8 | 255, a = A | 54;
            }
            Z(b + 36 | 0, 1, 1);
            break e;
          case 3:
            f = 70, A = e[A + 20 >> 2], n[A + 10 | 0] != 2 ? a = n[A + 11 | 0] | 56 : a = 58;
            break e;
          case 4:
            a = 18;
            A: {
              a: {
                r: {
                  f: switch (k = n[r + 17 | 0], (k >>> 0 > 13 ? k - 13 | 0 : 0) - 1 | 0) {
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
                  a = e[r + 4 >> 2], c = e[r >> 2], o = e[A >> 2], h = e[A + 8 >> 2], A = h >>> 0 > N[A + 4 >> 2], o = A ? 1 : o, A = A ? 0 : h, K2(b + 24 | 0, o, A);
                  f: if (k) {
                    if ((k | 0) != 13 | a >>> 0 <= c >>> 0 | A >>> 0 < a >>> 0 || (n[c + o | 0] | 32) != 123) break f;
                    a = 27;
                    break e;
                  } else {
                    if (A = e[b + 28 >> 2], !A) {
                      a = 24;
                      break e;
                    }
                    if (c = e[b + 24 >> 2], a = n[c | 0], (a | 0) == 60) {
                      a = 25;
                      break e;
                    }
                    if ((A | 0) == 1 | (a | 0) != 31) break f;
                    if (a = 26, A = n[c + 1 | 0], (A | 0) == 139 | ((A | 0) == 194 | (A | 0) == 239)) break e;
                  }
                  a = k;
                  break e;
                }
                a = n[e[A + 20 >> 2] + 10 | 0] == 2 ? 15 : 14;
                break e;
              }
              a = n[e[A + 20 >> 2] + 11 | 0] | 16;
              break e;
            }
            A = e[e[A + 24 >> 2] + 12 >> 2], u = A >>> 0 >= 16777216 ? 16777216 : A, a = 19;
            break e;
          case 5:
          case 9:
            A = e[A + 24 >> 2], a = 21;
            A: switch (n[r + 19 | 0] - 3 | 0) {
              case 0:
                A = e[A + 8 >> 2], u = A >>> 0 >= 5e8 ? 5e8 : A, a = 20;
                break e;
              case 1:
                break A;
              default:
                break e;
            }
            A = e[A + 12 >> 2], u = A >>> 0 >= 16777216 ? 16777216 : A, a = 19;
            break e;
          case 7:
            a = 23;
            break e;
          case 6:
            break e;
          case 8:
            break i;
        }
        a = n[r + 17 | 0] + 59 | 0;
      }
      w[i + 28 | 0] = 2, w[i + 9 | 0] = a, w[i + 8 | 0] = f, A = e[r + 20 >> 2], e[i + 48 >> 2] = e[r + 16 >> 2], e[i + 52 >> 2] = A, A = e[r + 12 >> 2], e[i + 40 >> 2] = e[r + 8 >> 2], e[i + 44 >> 2] = A, A = e[r + 4 >> 2], e[i + 32 >> 2] = e[r >> 2], e[i + 36 >> 2] = A, e[i >> 2] = u, e[i + 4 >> 2] = t & 65535 | l << 16 | -16777216, s = b + 48 | 0;
    }
    function W0(i, A, r, a, b) {
      var f = 0, k = 0, c = 0, t = 0, u = 0, l = 0, o = 0, h = 0, B = 0, Q = 0, D = 0, E = 0, d = 0, g = 0, C = 0, m = 0;
      f = s - 48 | 0, s = f, c = 255;
      e: {
        i: {
          A: {
            a: {
              r: switch (g = n[A | 0], t = g, t - 1 | 0) {
                case 0:
                  break r;
                case 1:
                  break a;
                case 2:
                  break A;
                default:
                  break e;
              }
              c = n[A + 1 | 0];
              break i;
            }
            t = n[A + 1 | 0], c = 254;
            break e;
          }
          c = 253;
        }
        t = 0;
      }
      o = n[i + 8 | 0], Q = n[i + 51 | 0] | n[i + 52 | 0] << 8, D = n[i + 53 | 0], E = n[i + 50 | 0], u = n[i + 9 | 0], k = e[i + 4 >> 2], l = n[i + 28 | 0], w[f + 22 | 0] = 0, w[f + 23 | 0] = 0, w[f + 21 | 0] = (l | 0) != 2, w[f + 20 | 0] = r, w[f + 16 | 0] = k, w[f + 17 | 0] = k >>> 8, w[f + 18 | 0] = k >>> 16, w[f + 19 | 0] = k >>> 24, w[f + 15 | 0] = t, w[f + 14 | 0] = c, w[f + 12 | 0] = u, w[f + 11 | 0] = E, w[f + 10 | 0] = D, w[f + 8 | 0] = Q, w[f + 9 | 0] = Q >>> 8, w[f + 13 | 0] = (o | 0) == 94 ? -1 : o, r = f + 8 | 0, q2(r, 16), e[f + 8 >> 2] = e[i >> 2], T(r, f + 12 | 0), Q = e[263527], T(1049424, 1049432), D = b + 16 | 0, k = m2(D, 1048868);
      e: {
        i: {
          if (!k && n[e[e[a + 64 >> 2] + 20 >> 2] + 10 | 0] != 2) {
            if (H0(r, a, e[b + 8 >> 2]), r = e[a + 40 >> 2], i = e[f + 8 >> 2], h = i >>> 0 > r >>> 0 ? r : i, e4(a + 32 | 0, h), n[a + 68 | 0] != 1) break e;
            if (!h) break i;
            h = h + 1 | 0;
            break e;
          }
          if (e4(a + 32 | 0, 0), !n[a + 68 | 0]) break e;
        }
        e[f + 8 >> 2] = n[a + 69 | 0] | 1073741824, T(f + 8 | 0, f + 12 | 0), h = 0;
      }
      i = e[a + 64 >> 2];
      e: if (n[e[i + 20 >> 2] + 10 | 0] == 2) {
        i: switch (n[D | 0] - 1 | 0) {
          default:
            i = n[b + 17 | 0], X0(a + 32 | 0, N[a + 40 >> 2] >= 64 ? 12 : 0), e[f + 8 >> 2] = n[v(i >>> 0 <= 78 ? i : 0, 12) + 1051088 | 0] | 1073741824, T(f + 8 | 0, f + 12 | 0);
            break e;
          case 2:
          case 3:
          case 11:
          case 12:
            e[f + 16 >> 2] = 0, e[f + 8 >> 2] = 0, e[f + 12 >> 2] = 1, r = i, i = f + 8 | 0, O0(r, b, i), c2(a, e[f + 12 >> 2], e[f + 16 >> 2]), Z(i, 1, 1);
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
        for (c = e[b >> 2], b = e[i >> 2], r = e[i + 8 >> 2], i = r >>> 0 > N[i + 4 >> 2], b = i ? 1 : b, r = i ? 0 : r, e[f + 40 >> 2] = r ? n[b | 0] == 63 : 0, e[f + 36 >> 2] = r, e[f + 32 >> 2] = b; ; ) {
          if (k = f + 8 | 0, x0(k, f + 32 | 0), e[f + 8 >> 2] != 1) break e;
          if (i = e[f + 16 >> 2], !(i >>> 0 >= c >>> 0) && !(c >>> 0 < N[f + 20 >> 2]) && !(c >>> 0 > N[f + 24 >> 2])) break;
        }
        if (B0(k, b, r, e[f + 12 >> 2], i), r = e[f + 8 >> 2], (r | 0) == -2147483648) break e;
        b = e[f + 16 >> 2], i = e[f + 12 >> 2], e[f + 12 >> 2] = i, e[f + 16 >> 2] = b, e[f + 8 >> 2] = r, c2(a, i, b), Z(k, 1, 1);
      } else {
        if (k) for (r = e[i + 24 >> 2], i = e[r + 4 >> 2], r = e[r >> 2], w[f + 20 | 0] = 0, e[f + 16 >> 2] = r ? i : 0, e[f + 8 >> 2] = 1, e[f + 12 >> 2] = r || 1; ; ) {
          if (X2(f, f + 8 | 0), i = e[f >> 2], !i) break e;
          l = f + 32 | 0, u = s - 32 | 0, s = u, k = i + e[f + 4 >> 2] | 0;
          i: {
            if ((k | 0) != (i | 0)) A: {
              if (c = i + 1 | 0, b = n[i | 0], (b | 0) == 126) {
                if ((k | 0) == (c | 0)) break A;
                c = i + 2 | 0, b = n[i + 1 | 0] == 49 ? 47 : 126;
              }
              for (l0(u + 8 | 0, 8, 1, 1), r = e[u + 8 >> 2], i = e[u + 12 >> 2], w[i | 0] = b, e[u + 28 >> 2] = 1, e[u + 24 >> 2] = i, e[u + 20 >> 2] = r, b = u + 20 | 0, i = c; ; ) {
                a: {
                  if ((i | 0) == (k | 0)) break a;
                  if (r = i + 1 | 0, c = n[i | 0], (c | 0) == 126) {
                    if ((r | 0) == (k | 0)) break a;
                    c = n[i + 1 | 0] == 49 ? 47 : 126, i = i + 2 | 0;
                  } else i = r;
                  r = e[b + 8 >> 2], (r | 0) == e[b >> 2] && p(b, 1, 1, 1), w[r + e[b + 4 >> 2] | 0] = c, e[b + 8 >> 2] = r + 1;
                  continue;
                }
                break;
              }
              e[l + 8 >> 2] = e[u + 28 >> 2], i = e[u + 24 >> 2], e[l >> 2] = e[u + 20 >> 2], e[l + 4 >> 2] = i;
              break i;
            }
            e[l + 8 >> 2] = 0, e[l >> 2] = 0, e[l + 4 >> 2] = 1;
          }
          s = u + 32 | 0, c2(a, e[f + 36 >> 2], e[f + 40 >> 2]), Z(l, 1, 1);
        }
        for (d = a + 32 | 0, r = e[a + 4 >> 2], E = r + (e[a + 8 >> 2] << 4) | 0, k = f + 36 | 0, u = f + 48 | 0, i = e[a + 40 >> 2]; ; ) {
          i: {
            if (i) {
              if (E - r >>> 4 >>> 0 <= i >>> 0) break i;
              i = (i << 4) + r | 0;
            } else if (i = r, (E | 0) == (i | 0)) break i;
            if (B = e[a + 64 >> 2], e[f + 24 >> 2] = e[B + 16 >> 2], r = e[B + 12 >> 2], e[f + 16 >> 2] = e[B + 8 >> 2], e[f + 20 >> 2] = r, r = e[B + 4 >> 2], e[f + 8 >> 2] = e[B >> 2], e[f + 12 >> 2] = r, r = i + 16 | 0, n[i + 12 | 0]) e[f + 32 >> 2] = e[i + 8 >> 2], T(f + 32 | 0, k);
            else A: {
              if (i = e[i + 4 >> 2], c = i >>> 0 >= N[f + 24 >> 2] ? 1048576 : e[f + 20 >> 2] + v(i, 12) | 0, i = e[c + 4 >> 2], e[f + 32 >> 2] = e[c >> 2], e[f + 36 >> 2] = i, i = e[c + 8 >> 2], e[f + 40 >> 2] = i, !(i & 8)) a: {
                for (l = 0, c = 0, i = e[f + 12 >> 2], t = e[f + 32 >> 2] + 1 | 0, i >>> 0 >= t >>> 0 & i - t >>> 0 >= 8 && (i = t + e[f + 8 >> 2] | 0, l = n[i | 0] | n[i + 1 | 0] << 8 | (n[i + 2 | 0] << 16 | n[i + 3 | 0] << 24), c = n[i + 4 | 0] | n[i + 5 | 0] << 8 | (n[i + 6 | 0] << 16 | n[i + 7 | 0] << 24)), i = 0, o = 1073741824; ; ) {
                  if ((i | 0) == 1550) break a;
                  if (!Q0(i + 1049529 | 0, B, t, l, c)) {
                    o = o + 1 | 0, i = i + 25 | 0;
                    continue;
                  }
                  break;
                }
                e[f + 44 >> 2] = o, T(f + 44 | 0, u);
                break A;
              }
              if (c = e[263530], G0(f + 8 | 0, f + 32 | 0, 1054112), C = f, m = b2(c) | -2147483648, e[C + 44 >> 2] = m, T(f + 44 | 0, u), i = e[263530], i >>> 0 < c >>> 0) break A;
              I2(d, c + e[263529] | 0, i - c | 0), i = 0;
              continue;
            }
            i = 0, X0(d, N[a + 40 >> 2] >= 64 ? 12 : 0);
            continue;
          }
          break;
        }
        if (n[D | 0] != 2) break e;
        i = n[b + 17 | 0], X0(d, N[a + 40 >> 2] >= 64 ? 12 : 0), e[f + 8 >> 2] = n[v(i >>> 0 <= 78 ? i : 0, 12) + 1051088 | 0] | 1073741824, T(f + 8 | 0, f + 12 | 0);
      }
      if (e[a + 48 >> 2] = e[a + 48 >> 2] + e[a + 44 >> 2], e[f + 12 >> 2] = (e[263527] - Q | 0) - 2, e[f + 8 >> 2] = h, i = f + 8 | 0, k0(Q, i, 2), (g | 0) == 3) {
        r = e[A + 4 >> 2], a = e[A + 8 >> 2], A = 0, b = 0, t = 0;
        e: {
          for (; ; ) {
            if ((A | 0) == (a | 0)) break e;
            if (k = A + r | 0, A = A + 1 | 0, t = (w[k | 0] > -65) + t | 0, !(t >>> 0 <= 40)) break;
          }
          A = A - 1 | 0, k = a >>> 0 < A >>> 0, a = k ? 0 : A, b = 1, r = k ? 1 : r;
        }
        for (w[i + 8 | 0] = b, e[i + 4 >> 2] = a, e[i >> 2] = r, a = e[f + 8 >> 2], r = e[f + 12 >> 2], A = n[f + 16 | 0], e[f + 20 >> 2] = A ? 3 : 0, e[f + 16 >> 2] = A ? 1049472 : 1, e[f + 8 >> 2] = a, e[f + 12 >> 2] = r, b = f + 32 | 0, a = 0, k = s - 32 | 0, s = k, r = i + 4 | 0, t = 2; a = e[r >> 2] + a | 0, r = r + 8 | 0, t = t - 1 | 0, !!t; ) ;
        for (r = 16, l0(k + 8 | 0, a, 1, 1), e[k + 28 >> 2] = 0, A = e[k + 12 >> 2], e[k + 20 >> 2] = e[k + 8 >> 2], e[k + 24 >> 2] = A; ; ) {
          if (r) {
            A0(k + 20 | 0, e[i >> 2], e[i + 4 >> 2]), r = r - 8 | 0, i = i + 8 | 0;
            continue;
          }
          break;
        }
        e[b + 8 >> 2] = e[k + 28 >> 2], i = e[k + 24 >> 2], e[b >> 2] = e[k + 20 >> 2], e[b + 4 >> 2] = i, s = k + 32 | 0, i = s - 16 | 0, s = i, C = i, m = o4(e[f + 36 >> 2], e[f + 40 >> 2]), e[C + 12 >> 2] = m, A = i + 12 | 0, i = i + 16 | 0, T(A, i), s = i, Z(b, 1, 1);
      }
      s = f + 48 | 0;
    }
    function h2(i, A, r) {
      var a = 0, b = 0, f = 0, k = 0, c = 0, t = 0, u = 0, l = 0, o = 0, h = 0, B = 0, Q = 0, D = 0, E = 0, d = 0, g = 0, C = 0, m = 0, y = 0, R = 0, z = 0, F = 0, V = 0, X = 0, j = 0, U = 0, H = 0;
      for (f = s - 48 | 0, s = f, e[i + 32 >> 2] = 0, k = i + 24 | 0, a = e[i + 20 >> 2], p(k, a, 16, 8), h = e[k + 8 >> 2], u = e[k + 4 >> 2] + (h << 4) | 0; ; ) {
        if ((a | 0) != (b | 0)) {
          e[u >> 2] = 0, e[u + 4 >> 2] = 0, e[u + 8 >> 2] = b, u = u + 16 | 0, h = h + 1 | 0, b = b + 1 | 0;
          continue;
        }
        break;
      }
      e[k + 8 >> 2] = h, w[f + 20 | 0] = 0, e[f + 16 >> 2] = 0, e[f + 8 >> 2] = 0, e[f + 12 >> 2] = e[i + 20 >> 2], R = i + 36 | 0, a = f + 8 | 0, d0(R, a), z = i + 60 | 0, F = i + 48 | 0, V = a + 8 | 0;
      e: {
        i: for (; ; ) {
          A: {
            if (a = e[i + 44 >> 2], !a || (a = a - 1 | 0, e[i + 44 >> 2] = a, k = e[i + 40 >> 2] + (a << 4) | 0, a = n[k + 12 | 0], (a | 0) == 2)) break A;
            if (d = e[k >> 2], g = e[k + 4 >> 2], b = d >>> 0 > g >>> 0 | g >>> 0 > N[i + 32 >> 2], B = g - d | 0, b | B >>> 0 < 2) continue;
            if (m = e[k + 8 >> 2], Q = e[i + 28 >> 2] + (d << 4) | 0, k = b ? 0 : Q, !(a & 1)) a: for (X = k + (B << 4) | 0, j = e[i + 8 >> 2], U = e[i + 4 >> 2], H = e[i + 20 >> 2], D = e[i + 16 >> 2], t = k; ; ) {
              if (b = t, (b | 0) == (X | 0)) break a;
              if (t = b + 16 | 0, a = e[b + 8 >> 2], !(a >>> 0 >= H >>> 0)) {
                a = (a << 4) + D | 0, h = n[a + 12 | 0], c = e[a + 8 >> 2], o = e[a + 4 >> 2], a = c >>> 0 < o >>> 0 | c >>> 0 > (h ? j : r) >>> 0, u = m + (a ? 1 : o + (h ? U : A) | 0) | 0, o = a ? 0 : c - o | 0, E = o >>> 0 < m >>> 0 ? 1 : u, a = o - m | 0, o = a >>> 0 <= o >>> 0 ? a : 0, y = o >>> 0 < 8;
                r: if (y) for (c = E - 1 | 0, l = 0, u = 0, a = o; ; ) {
                  if (!a) break r;
                  l = (u & 255) << 24 | l >>> 8, u = n[a + c | 0] << 24 | u >>> 8, a = a - 1 | 0;
                }
                else C = n[E | 0] | n[E + 1 | 0] << 8 | (n[E + 2 | 0] << 16 | n[E + 3 | 0] << 24), u = C << 24 | (C & 65280) << 8, l = C & 16711680, h = l >>> 8 | 0, c = C & -16777216, a = c >>> 24 | 0, l = c << 8 | l << 24, c = n[E + 4 | 0] | n[E + 5 | 0] << 8 | (n[E + 6 | 0] << 16 | n[E + 7 | 0] << 24), l = l | (c >>> 8 & 65280 | (((c & 255) << 24 | C >>> 8) & -16777216 | ((c & 16777215) << 8 | C >>> 24) & 16711680)), u = u | (a | h);
                e[b >> 2] = l | (y ? o : 8), e[b + 4 >> 2] = u;
              }
            }
            for (b = B + 1 | 0, a = k; ; ) {
              if (b = b - 1 | 0, b >>> 0 < 2) continue i;
              if (t = a, l = e[a >> 2], a = a + 16 | 0, h = e[a >> 2], c = e[t + 4 >> 2], t = e[a + 4 >> 2], !((c | 0) == (t | 0) & l >>> 0 < h >>> 0 | t >>> 0 > c >>> 0)) break;
            }
            for (l = -1, u = -1, a = Q, b = B; l = e[a >> 2] & l, u = e[a + 4 >> 2] & u, a = a + 16 | 0, b = b - 1 | 0, !!b; ) ;
            for (t = 0, c = 0, a = Q, b = B; t = e[a >> 2] | t, c = e[a + 4 >> 2] | c, a = a + 16 | 0, b = b - 1 | 0, !!b; ) ;
            if ((t | 0) != (l | 0) | (c | 0) != (u | 0)) {
              for (o = B + 1 | 0, y = k - 16 | 0, a = $(c ^ u), a = ((a | 0) == 32 ? $(t ^ l) + 32 | 0 : a) ^ 63, b = a & 31, (a & 63) >>> 0 >= 32 ? (b = 1 << b, a = 0) : (a = 1 << b, b = a - 1 & 1 >>> 32 - b), u = a, Q = b, b = 0, t = 0; ; ) {
                a: {
                  for (a = y + (b << 4) | 0; ; ) {
                    if (b = b + 1 | 0, (o | 0) == (b | 0)) break a;
                    if (a = a + 16 | 0, !(e[a >> 2] & u | e[a + 4 >> 2] & Q)) break;
                  }
                  if (t >>> 0 >= B >>> 0) break e;
                  c = e[a + 12 >> 2], e[f + 16 >> 2] = e[a + 8 >> 2], e[f + 20 >> 2] = c, c = e[a + 4 >> 2], e[f + 8 >> 2] = e[a >> 2], e[f + 12 >> 2] = c, D = k + (t << 4) | 0, l = e[D + 8 >> 2], h = e[D + 12 >> 2], c = e[D + 4 >> 2], e[a >> 2] = e[D >> 2], e[a + 4 >> 2] = c, e[a + 8 >> 2] = l, e[a + 12 >> 2] = h, a = e[f + 20 >> 2], e[D + 8 >> 2] = e[f + 16 >> 2], e[D + 12 >> 2] = a, a = e[f + 12 >> 2], e[D >> 2] = e[f + 8 >> 2], e[D + 4 >> 2] = a, t = t + 1 | 0;
                  continue;
                }
                break;
              }
              for (e[f + 28 >> 2] = g, e[f + 16 >> 2] = d, a = t + d | 0, e[f + 24 >> 2] = a, e[f + 20 >> 2] = a, a = 0; ; ) {
                if ((a | 0) == 16) continue i;
                b = (a + f | 0) + 16 | 0, k = e[b >> 2], b = e[b + 4 >> 2], w[f + 44 | 0] = 1, e[f + 40 >> 2] = m, e[f + 32 >> 2] = k, e[f + 36 >> 2] = b, d0(R, f + 32 | 0), a = a + 8 | 0;
              }
            }
            if (l & 248) {
              w[f + 20 | 0] = 0, e[f + 12 >> 2] = g, e[f + 8 >> 2] = d, e[f + 16 >> 2] = m + 7, d0(R, f + 8 | 0);
              continue;
            }
            if (B = Q + (B << 4) | 0, t = 0, (d | 0) != (g | 0)) {
              if (a = e[Q + 8 >> 2], k = Q + 16 | 0, (k | 0) != (B | 0)) for (t = k + 8 | 0, o = B - k >>> 4 | 0; k = e[t >> 2], a = a >>> 0 < k >>> 0 ? a : k, t = t + 16 | 0, o = o - 1 | 0, !!o; ) ;
              t = 1, o = a;
            }
            for (e[f + 36 >> 2] = o, e[f + 32 >> 2] = t, e[f + 12 >> 2] = B, e[f + 8 >> 2] = Q, e[f + 16 >> 2] = f + 32; ; ) {
              h = 0, c = e[V >> 2], B = f + 8 | 0, a = e[B >> 2], Q = e[B + 4 >> 2];
              a: {
                for (; ; ) {
                  if ((a | 0) != (Q | 0)) {
                    if (k = a + 16 | 0, e[B >> 2] = k, h = e[a + 8 >> 2], l = 1, !e[c >> 2]) break a;
                    if (a = k, e[c + 4 >> 2] == (h | 0)) continue;
                    break a;
                  }
                  break;
                }
                l = 0;
              }
              if (e[f + 4 >> 2] = h, e[f >> 2] = l, !(e[f >> 2] & 1)) continue i;
              u = 0, a = 0, k = e[f + 4 >> 2], k >>> 0 < N[i + 20 >> 2] && (b = e[e[i + 16 >> 2] + (k << 4) >> 2], a = 1), A4(F, a, b), N[i + 20 >> 2] > o >>> 0 && t && (u = 1, a = e[e[i + 16 >> 2] + (o << 4) >> 2]), A4(z, u, a);
            }
          }
          break;
        }
        s = f + 48 | 0;
        return;
      }
      P();
    }
    function Y0(i, A, r, a) {
      var b = 0, f = 0, k = 0, c = 0, t = 0;
      f = 24;
      e: {
        i: {
          A: switch ((i & 255) - 2 | 0) {
            case 0:
              f = A + r | 0, i = A;
              a: {
                for (; ; ) {
                  if ((i | 0) == (f | 0)) break a;
                  if (n[n[i | 0] + 1049138 | 0] == 1) {
                    b = b + 1 | 0, i = i + 1 | 0;
                    continue;
                  }
                  break;
                }
                if (f = 10, r >>> 0 < b >>> 0) break e;
                if ((r | 0) == (b | 0)) break a;
                if (!b || n[A + b | 0] != 64) break e;
                for (t = b - r | 0, r = 0, A = 1, c = 45; ; ) {
                  if (A + t | 0) {
                    r: {
                      f: {
                        k: {
                          b: {
                            c: switch (b = n[i + A | 0], b - 45 | 0) {
                              case 0:
                                break c;
                              case 1:
                                break b;
                              default:
                                break k;
                            }
                            if (r - 1 >>> 0 < 62) break f;
                            break k;
                          }
                          if (k = 0, (c & 255) != 45) break r;
                        }
                        if ((b - 48 & 255) >>> 0 > 9 ? k = ((b & 223) - 65 & 255) >>> 0 > 25 : k = 0, k | r >>> 0 >= 63) break e;
                      }
                      k = r + 1 | 0;
                    }
                    r = k, c = (b | 0) == 46 ? 45 : b, A = A + 1 | 0;
                    continue;
                  }
                  break;
                }
                if ((c & 255) != 45) break i;
                if (!(r >>> 0 < 63 & a)) break e;
                break i;
              }
              if (a) break i;
              return 10;
            case 1:
              if (f = 11, r >>> 0 < 26 || !_2(1049112, A) || !_2(1049122, A + 10 | 0)) break e;
              b = n[A + 9 | 0] - 48 & 255, f = v(n[A + 8 | 0] - 48 & 255, 10), i = v(n[A + 5 | 0] - 48 & 255, 10) + (n[A + 6 | 0] - 48 & 255) | 0;
              a: {
                if (i >>> 0 <= 11) r: {
                  if (a = 30, 1 << i & 2640) break a;
                  if ((i | 0) != 2) break r;
                  i = v(n[A + 2 | 0] - 48 & 255, 10) + (n[A + 3 | 0] - 48 & 255) | 0, a = !((i || n[A + 1 | 0] + (n[A | 0] << 1) | 0) & 3) | 28;
                  break a;
                }
                a = i - 1 >>> 0 < 12 ? 31 : 0;
              }
              if (a >>> 0 > (b + f | 0) - 1 >>> 0) a: {
                if (v(n[A + 11 | 0] - 48 & 255, 10) + (n[A + 12 | 0] - 48 & 255) >>> 0 > 23 || v(n[A + 14 | 0] - 48 & 255, 10) + (n[A + 15 | 0] - 48 & 255) >>> 0 > 59 || v(n[A + 17 | 0] - 48 & 255, 10) + (n[A + 18 | 0] - 48 & 255) >>> 0 > 59) break a;
                if (f = 24, i = r - 26 | 0, !i) break e;
                r = n[A + 26 | 0];
                r: {
                  if ((i | 0) == 1 & (r | 0) == 90) break r;
                  f = 11;
                  f: switch (r - 43 | 0) {
                    case 0:
                    case 2:
                      break f;
                    default:
                      break e;
                  }
                  if ((i | 0) != 6 || (i = n[A + 27 | 0], (i - 48 & 255) >>> 0 > 2) || (r = n[A + 28 | 0], (r - 48 & 255) >>> 0 > 9) || n[A + 29 | 0] != 58 || (n[A + 30 | 0] - 48 & 255) >>> 0 > 5 || (n[A + 31 | 0] - 48 & 255) >>> 0 > 9) break a;
                  if ((i | 0) != 50) break r;
                  if (r >>> 0 > 51) break e;
                }
                return 12;
              }
              return 11;
            case 2:
              i = 0, r ? (b = r - 1 | 0, a = n[A | 0] == 45 ? A + 1 | 0 : 0) : a = 0, r = a ? b : r, A = a || A;
              a: {
                for (; ; ) {
                  if ((i | 0) != (r | 0)) {
                    if (a = i + A | 0, n[a | 0] == 46) break a;
                    i = i + 1 | 0;
                    continue;
                  }
                  break;
                }
                if (V0(A, r)) break i;
                return 13;
              }
              if (f = 13, !V0(A, i)) break e;
              if (V0(a + 1 | 0, r + (i ^ -1) | 0)) break i;
              break e;
            case 3:
              break A;
            default:
              break e;
          }
          f = V0(A, r) ? 24 : 6;
          break e;
        }
        return 24;
      }
      return f;
    }
    function B2(i, A, r, a, b) {
      var f = 0, k = 0, c = 0, t = 0, u = 0, l = 0, o = 0, h = 0, B = 0, Q = 0, D = 0, E = 0, d = 0, g = 0, C = 0, m = 0, y = 0, R = 0, z = 0, F = 0, V = 0, X = 0, j = 0;
      for (f = s - 96 | 0, s = f, z = A + r | 0, X = a + b | 0, k = f + 33 | 0, m = -1; ; ) {
        if ((a | 0) != (X | 0)) {
          if (E = 0, y = n[a | 0], c = v(y >>> 0 <= 61 ? y : 0, 25), Q = n[c + 1049553 | 0], l = r >>> 0 > Q >>> 0 ? r - Q | 0 : Q - r | 0, t = Q >>> 2 | 0, C = t ? t >>> 0 >= 3 ? 3 : t : 1, l >>> 0 <= C + Q >>> 0) e: {
            o = s - 32 | 0, s = o, R = c + 1049529 | 0, c = R, e[o + 28 >> 2] = c + Q, e[o + 24 >> 2] = c, e[o + 20 >> 2] = z, e[o + 16 >> 2] = A, D = 0, u = o + 24 | 0, d = s - 16 | 0, s = d, h = o + 16 | 0, t = e[h >> 2], B = e[h + 4 >> 2];
            i: {
              A: {
                for (; ; ) {
                  if ((t | 0) != (B | 0)) {
                    if (c = t + 1 | 0, e[h >> 2] = c, g = n[t | 0], t = c, (g | 0) == 45 | (g | 0) == 95) continue;
                    if (T2(d + 8 | 0, u), c = n[d + 8 | 0], !c) break A;
                    if (n[d + 9 | 0] == (g | ((g - 65 & 255) >>> 0 < 26 ? 32 : 0))) continue;
                    break A;
                  }
                  break;
                }
                c = 3;
                break i;
              }
              c = c ? 2 : 1;
            }
            if (s = d + 16 | 0, (c & 255) == 3 && (T2(o + 8 | 0, u), D = n[o + 8 | 0] ^ 1), s = o + 32 | 0, D & 1) {
              E = 1, b = 0;
              break e;
            }
            if (l >>> 0 > C >>> 0) break e;
            for (t = u4(A, r), c = Y, t = u4(R, Q) ^ t, u = Y ^ c, B = 0, h = 0; ; ) {
              if (t | u) {
                c = t, t = c - 1 & c, u = u - !c & u, B = B + 1 | 0, h = B ? h : h + 1 | 0;
                continue;
              }
              break;
            }
            if (Y = h, C << 1 >>> 0 < B >>> 0) break e;
            for (e[f + 24 >> 2] = 0, e[f + 28 >> 2] = 0, e[f + 16 >> 2] = 0, e[f + 20 >> 2] = 0, e[f + 8 >> 2] = 0, e[f + 12 >> 2] = 0, e[f >> 2] = 0, e[f + 4 >> 2] = 0, b = 0; ; ) {
              if ((b | 0) != 32) {
                w[(f - -64 | 0) + b | 0] = b, b = b + 1 | 0;
                continue;
              }
              break;
            }
            for (h = 0, b = A, u = 0; ; ) {
              if ((b | 0) != (z | 0)) {
                for (w[k | 0] = 0, w[k + 1 | 0] = 0, w[k + 2 | 0] = 0, w[k + 3 | 0] = 0, w[k + 4 | 0] = 0, w[k + 5 | 0] = 0, w[k + 6 | 0] = 0, w[k + 7 | 0] = 0, w[k + 8 | 0] = 0, w[k + 9 | 0] = 0, w[k + 10 | 0] = 0, w[k + 11 | 0] = 0, w[k + 12 | 0] = 0, w[k + 13 | 0] = 0, w[k + 14 | 0] = 0, w[k + 15 | 0] = 0, w[k + 16 | 0] = 0, w[k + 17 | 0] = 0, w[k + 18 | 0] = 0, w[k + 19 | 0] = 0, w[k + 20 | 0] = 0, w[k + 21 | 0] = 0, w[k + 22 | 0] = 0, w[k + 23 | 0] = 0, w[k + 23 | 0] = 0, w[k + 24 | 0] = 0, w[k + 25 | 0] = 0, w[k + 26 | 0] = 0, w[k + 27 | 0] = 0, w[k + 28 | 0] = 0, w[k + 29 | 0] = 0, w[k + 30 | 0] = 0, c = h + 1 | 0, w[f + 32 | 0] = c, t = b + 1 | 0, B = n[b | 0], E = 0, d = u & 255, u = 0, D = c; ; ) {
                  if (b = E, !((b | 0) == 31 | (b | 0) == (Q | 0))) {
                    g = f - -64 | 0, E = b + 1 | 0, l = E & 31, o = n[g + l | 0] + 1 & 255, j = l + (f + 32 | 0) | 0, l = !b | (B | 0) != (u & 255), u = n[b + R | 0], !(l | (d | 0) != (u | 0)) && h ? l = n[(b - 1 & 31) + f | 0] + 1 | 0 : l = 255, l = l & 255, D = D + 1 & 255, b = n[b + g | 0] + ((B | 0) != (u & 255)) & 255, b = b >>> 0 > o >>> 0 ? o : b, b = b >>> 0 > D >>> 0 ? D : b, D = b >>> 0 > l >>> 0 ? l : b, w[j | 0] = D;
                    continue;
                  }
                  break;
                }
                b = e[f + 92 >> 2], e[f + 24 >> 2] = e[f + 88 >> 2], e[f + 28 >> 2] = b, b = e[f + 84 >> 2], e[f + 16 >> 2] = e[f + 80 >> 2], e[f + 20 >> 2] = b, b = e[f + 76 >> 2], e[f + 8 >> 2] = e[f + 72 >> 2], e[f + 12 >> 2] = b, b = e[f + 68 >> 2], e[f >> 2] = e[f + 64 >> 2], e[f + 4 >> 2] = b, b = n[f + 36 | 0] | n[f + 37 | 0] << 8 | (n[f + 38 | 0] << 16 | n[f + 39 | 0] << 24), e[f + 64 >> 2] = n[f + 32 | 0] | n[f + 33 | 0] << 8 | (n[f + 34 | 0] << 16 | n[f + 35 | 0] << 24), e[f + 68 >> 2] = b, b = n[f + 44 | 0] | n[f + 45 | 0] << 8 | (n[f + 46 | 0] << 16 | n[f + 47 | 0] << 24), e[f + 72 >> 2] = n[f + 40 | 0] | n[f + 41 | 0] << 8 | (n[f + 42 | 0] << 16 | n[f + 43 | 0] << 24), e[f + 76 >> 2] = b, b = n[f + 52 | 0] | n[f + 53 | 0] << 8 | (n[f + 54 | 0] << 16 | n[f + 55 | 0] << 24), e[f + 80 >> 2] = n[f + 48 | 0] | n[f + 49 | 0] << 8 | (n[f + 50 | 0] << 16 | n[f + 51 | 0] << 24), e[f + 84 >> 2] = b, b = n[f + 60 | 0] | n[f + 61 | 0] << 8 | (n[f + 62 | 0] << 16 | n[f + 63 | 0] << 24), e[f + 88 >> 2] = n[f + 56 | 0] | n[f + 57 | 0] << 8 | (n[f + 58 | 0] << 16 | n[f + 59 | 0] << 24), e[f + 92 >> 2] = b, b = t, h = c, u = B;
                continue;
              }
              break;
            }
            b = n[(f - -64 | 0) + (Q & 31) | 0], E = C >>> 0 >= b >>> 0;
          }
          a = a + 1 | 0, c = b >>> 0 < m >>> 0 & E, F = c ? y : F, m = c ? b : m, V = c | V;
          continue;
        }
        break;
      }
      w[i + 1 | 0] = F, w[i | 0] = V & 1, s = f + 96 | 0;
    }
    function U0(i, A, r, a, b, f) {
      var k = 0, c = 0, t = 0, u = 0, l = 0, o = 0, h = 0, B = 0, Q = 0, D = 0, E = 0, d = 0, g = 0, C = 0;
      if (B = a + 32 | 0, a >>> 0 <= 4294967263 & B >>> 0 <= r >>> 0 && (k = A + a | 0, w[k + 24 | 0] = 0, w[k + 25 | 0] = 0, w[k + 26 | 0] = 0, w[k + 27 | 0] = 0, w[k + 28 | 0] = 0, w[k + 29 | 0] = 0, w[k + 30 | 0] = 0, w[k + 31 | 0] = 0, w[k + 16 | 0] = 0, w[k + 17 | 0] = 0, w[k + 18 | 0] = 0, w[k + 19 | 0] = 0, w[k + 20 | 0] = 0, w[k + 21 | 0] = 0, w[k + 22 | 0] = 0, w[k + 23 | 0] = 0, w[k + 8 | 0] = 0, w[k + 9 | 0] = 0, w[k + 10 | 0] = 0, w[k + 11 | 0] = 0, w[k + 12 | 0] = 0, w[k + 13 | 0] = 0, w[k + 14 | 0] = 0, w[k + 15 | 0] = 0, w[k | 0] = 0, w[k + 1 | 0] = 0, w[k + 2 | 0] = 0, w[k + 3 | 0] = 0, w[k + 4 | 0] = 0, w[k + 5 | 0] = 0, w[k + 6 | 0] = 0, w[k + 7 | 0] = 0), c = s - 32 | 0, l = 1, o = 2, k = b, b = r - B | 0, b = k >>> 0 > (r >>> 0 >= b >>> 0 ? b : 0) >>> 0, u = b ? 0 : k, u >>> 0 < 2) w[c + 24 | 0] = n[1048992], b = e[262247], e[c + 16 >> 2] = e[262246], e[c + 20 >> 2] = b, b = e[262245], e[c + 8 >> 2] = e[262244], e[c + 12 >> 2] = b, b = e[262243], e[c >> 2] = e[262242], e[c + 4 >> 2] = b, o = 1048576, b = 64, k = 100, u = 1;
      else {
        for (k = r >>> 0 < B >>> 0 || b ? 1 : A + B | 0, b = n[k | 0], b >>> 0 <= 1 && (o = n[b + 1049e3 | 0]), Q = k + 38 | 0, g = u - 38 | 0, l = n[k + 1 | 0], b = 0, w[c + 24 | 0] = n[1053172], t = n[1053168] | n[1053169] << 8 | (n[1053170] << 16 | n[1053171] << 24), e[c + 16 >> 2] = n[1053164] | n[1053165] << 8 | (n[1053166] << 16 | n[1053167] << 24), e[c + 20 >> 2] = t, t = n[1053160] | n[1053161] << 8 | (n[1053162] << 16 | n[1053163] << 24), e[c + 8 >> 2] = n[1053156] | n[1053157] << 8 | (n[1053158] << 16 | n[1053159] << 24), e[c + 12 >> 2] = t, t = n[1053152] | n[1053153] << 8 | (n[1053154] << 16 | n[1053155] << 24), e[c >> 2] = n[1053148] | n[1053149] << 8 | (n[1053150] << 16 | n[1053151] << 24), e[c + 4 >> 2] = t, t = u - 2 | 0, D = t >>> 0 >= 24 ? 24 : t, E = k + 2 | 0, C = c | 1, t = 0; ; ) {
          if ((b | 0) != (D | 0)) {
            if (d = n[b + E | 0] - 1 | 0, d >>> 0 <= 3 && (h = n[b + 1048920 | 0], !(h >>> 0 <= 5 & (h | 0) != 2))) {
              w[h + C | 0] = n[d + 1048944 | 0], t = 1, b = b + 1 | 0;
              continue;
            }
            b = b + 1 | 0;
            continue;
          }
          break;
        }
        w[c | 0] = t, t = u >>> 0 < 38, h = Q & l << 28 >> 31, Q = (o | 0) == 2 | o, b = 0, o = 0;
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
        h = t ? 0 : h, D = l & 1, t = l >>> 4 & 1, E = l >>> 1 & 1, l = (l ^ -1) >>> 2 & 1, u = Q & 1;
      }
      e[i + 28 >> 2] = k, e[i + 24 >> 2] = b, e[i + 20 >> 2] = o, e[i + 16 >> 2] = g, e[i + 12 >> 2] = h, e[i + 8 >> 2] = a, a = e[c + 4 >> 2], e[i + 32 >> 2] = e[c >> 2], e[i + 36 >> 2] = a, a = e[c + 12 >> 2], e[i + 40 >> 2] = e[c + 8 >> 2], e[i + 44 >> 2] = a, a = e[c + 20 >> 2], e[i + 48 >> 2] = e[c + 16 >> 2], e[i + 52 >> 2] = a, w[i + 56 | 0] = n[c + 24 | 0], w[i + 63 | 0] = t, w[i + 60 | 0] = l, w[i + 59 | 0] = E, w[i + 58 | 0] = D, w[i + 57 | 0] = u, w[i + 62 | 0] = (f | 0) != 2, w[i + 61 | 0] = (f | 0) == 1, r = r >>> 0 < B >>> 0, e[i + 4 >> 2] = r ? 0 : B, e[i >> 2] = r ? 1 : A;
    }
    function v2(i, A, r, a, b) {
      var f = 0, k = 0, c = 0, t = 0, u = 0, l = 0, o = 0, h = 0, B = 0, Q = 0, D = 0, E = 0, d = 0, g = 0, C = 0, m = 0, y = 0;
      for (h = s - 32 | 0, s = h, l = v(((A & 255) >>> 0 <= 14 ? A : 0) & 255, 60) + 1052248 | 0, f = l + (n[e[i + 24 >> 2] + 45 | 0] << 1) | 0, g = f + 6 | 0, m = G[b + 10 >> 1] | (G[b + 8 >> 1] | G[f + 2 >> 1] ^ -1), c = r + 1 | 0, y = e[a + 8 >> 2] >>> 4 | 0, D = e[e[i + 28 >> 2] + 20 >> 2]; ; ) {
        e: {
          if (c >>> 0 >= y >>> 0 || !(w[i + 40 | 0] & 1) & n[i + 44 | 0] == 1) break e;
          f = N[i + 16 >> 2] <= c >>> 0 ? 1048576 : e[i + 12 >> 2] + v(c, 12) | 0, k = e[f + 4 >> 2], e[h + 16 >> 2] = e[f >> 2], e[h + 20 >> 2] = k, f = e[f + 8 >> 2], e[h + 24 >> 2] = f;
          i: if (f & 8) {
            f = h + 8 | 0, E = h + 16 | 0, o = 0, t = n[l + 58 | 0], u = n[l + 57 | 0], k = t + u >>> 0 > 79, u = k ? 1 : v(u, 12) + 1051079 | 0, k = v(k ? 0 : t, 12), t = 0;
            A: {
              for (; ; ) {
                if (!k) break A;
                if (B = n[u + 9 | 0], !F0(v(B >>> 0 <= 61 ? B : 0, 25) + 1049529 | 0, i, E)) {
                  k = k - 12 | 0, t = t + 1 | 0, u = u + 12 | 0;
                  continue;
                }
                break;
              }
              o = 1;
            }
            e[f + 4 >> 2] = t, e[f >> 2] = o, k = e[h + 8 >> 2], f = e[h + 12 >> 2];
          } else {
            if (f = 0, E = 0, k = e[i + 4 >> 2], u = e[h + 16 >> 2] + 1 | 0, k >>> 0 >= u >>> 0 & k - u >>> 0 >= 8 && (k = u + e[i >> 2] | 0, f = n[k | 0] | n[k + 1 | 0] << 8 | (n[k + 2 | 0] << 16 | n[k + 3 | 0] << 24), E = n[k + 4 | 0] | n[k + 5 | 0] << 8 | (n[k + 6 | 0] << 16 | n[k + 7 | 0] << 24)), k = n[l + 58 | 0], k >>> 0 > Q >>> 0) A: {
              if (t = k, k = n[l + 57 | 0], t + k >>> 0 > 79 || (k = n[(v(k, 12) + v(Q, 12) | 0) + 1051088 | 0], !Q0(v(k >>> 0 <= 61 ? k : 0, 25) + 1049529 | 0, i, u, f, E))) break A;
              k = 1, f = Q;
              break i;
            }
            o = 0, B = n[l + 58 | 0], k = n[l + 57 | 0], t = B + k >>> 0 > 79, k = t ? 1 : v(k, 12) + 1051079 | 0, t = v(t ? 0 : B, 12), B = 0;
            A: {
              for (; ; ) {
                if (!t) break A;
                if (C = n[k + 9 | 0], !Q0(v(C >>> 0 <= 61 ? C : 0, 25) + 1049529 | 0, i, u, f, E)) {
                  t = t - 12 | 0, B = B + 1 | 0, k = k + 12 | 0;
                  continue;
                }
                break;
              }
              o = 1;
            }
            e[h + 4 >> 2] = B, e[h >> 2] = o, k = e[h >> 2], f = e[h + 4 >> 2];
          }
          i: {
            if ((k | 0) == 1 && (k = 1 << (f & 15), !(k & G[g >> 1]))) {
              if (k & d && l4(i, c), Q = f + 1 | 0, d = k | d, k & m) {
                k = f + n[l + 57 | 0] | 0, f = 1 << (f & 15), t = n[e[i + 24 >> 2] + 45 | 0];
                A: {
                  if (f & G[(l + (t << 1) | 0) + 10 >> 1]) {
                    A2(i, 14, k, c), C0(i, c + 1 | 0);
                    break A;
                  }
                  f & G[b + 8 >> 1] ? (e[b >> 2] == 1 ? f = n[l + 59 | 0] >>> (e[b + 4 >> 2] & 7) & 1 ? 18 : 17 : f = 17, A2(i, f, k, c), C0(i, c + 1 | 0)) : (f & G[(l + (t << 1) | 0) + 2 >> 1] || A2(i, 15, k, c), t = (f & G[b + 10 >> 1]) != 0, f = n[i + 46 | 0], w[i + 46 | 0] = t | f, E0(i, c + 1 | 0, k), w[i + 46 | 0] = f);
                }
                c = c + 1 | 0;
              } else c = c + 1 | 0, E0(i, c, f + n[l + 57 | 0] | 0);
              break i;
            }
            w4(e[i + 28 >> 2] + 12 | 0, c), c = c + 1 | 0, C0(i, c);
          }
          c = e[(N[i + 16 >> 2] <= c >>> 0 ? 1048576 : e[i + 12 >> 2] + v(c, 12) | 0) + 8 >> 2] >>> 4 | 0;
          continue;
        }
        break;
      }
      if (t = e[a + 4 >> 2], (t | 0) != -1) e: {
        if (f = G[l + 14 >> 1], e[b >> 2] == 1 && (f = f | G[(l + ((e[b + 4 >> 2] & 7) << 1) | 0) + 18 >> 1]), o = (d ^ -1) & f, !(o & 65535)) break e;
        for (f = s - 32 | 0, s = f, k = n[l + 58 | 0], Q = n[l + 57 | 0], c = k + Q >>> 0 > 79, u = c ? 1 : v(Q, 12) + 1051079 | 0, E = e[a + 4 >> 2] - 1 | 0, B = e[a >> 2], d = B + 1 | 0, k = v(c ? 0 : k, 12), a = l + (n[e[i + 24 >> 2] + 45 | 0] << 1) | 0, c = o & ((G[a + 6 >> 1] | G[a + 10 >> 1]) ^ -1) & 65535, a = 0; ; ) {
          if (k) {
            l = n[u + 4 | 0], c >>> (a & 15) & 1 & (l | 0) != 3 && (o = n[(n[u | 0] ? u + 1 | 0 : e[i + 20 >> 2] + 9 | 0) | 0], w[f + 29 | 0] = l, w[f + 27 | 0] = 8, w[f + 28 | 0] = 0, w[f + 26 | 0] = o, w[f + 25 | 0] = a + Q, w[f + 24 | 0] = 2, e[f + 16 >> 2] = r, e[f + 20 >> 2] = E, e[f + 12 >> 2] = d, e[f + 8 >> 2] = B, m0(i, f + 8 | 0, 0, 0)), u = u + 12 | 0, a = a + 1 | 0, k = k - 12 | 0;
            continue;
          }
          break;
        }
        s = f + 32 | 0;
      }
      if (D >>> 0 < N[e[i + 28 >> 2] + 20 >> 2]) {
        r = i, i = D, a = e[b + 4 >> 2], Q = (t | 0) != -1, k = 0, f = s - 48 | 0, s = f, t = 1, c = 16;
        e: {
          if (e[b >> 2] == 1 && n[v(((A & 255) >>> 0 <= 14 ? A : 0) & 255, 60) + 1052307 | 0] >>> (a & 7) & 1) {
            c = 18;
            break e;
          }
          t = 0, k = 2;
        }
        e: {
          if (a = A & 255, !Q & (a | 0) == 2 || !t4(r, c)) break e;
          for (b = e[e[r + 28 >> 2] + 20 >> 2], E = i >>> 0 < b >>> 0 ? b : i, b = i << 2, a = v((a >>> 0 <= 14 ? A : 0) & 255, 60), B = a + 1052254 | 0, Q = a + 1052248 | 0, d = Q + 1 | 0, a = i; ; ) {
            if ((a | 0) == (E | 0) || (D = e[r + 28 >> 2], N[D + 20 >> 2] <= a >>> 0)) break e;
            D = e[e[D + 16 >> 2] + b >> 2];
            i: {
              if (!t) A: {
                if (n[Q + 53 | 0] != 1) break A;
                if (l = n[e[r + 24 >> 2] + 45 | 0], u = D >>> 0 >= N[r + 16 >> 2] ? 1048576 : e[r + 12 >> 2] + v(D, 12) | 0, o = e[u >> 2], g = e[u + 4 >> 2], e[f + 32 >> 2] = o, e[f + 36 >> 2] = g, e[f + 40 >> 2] = e[u + 8 >> 2], e[f + 36 >> 2] - o >>> 0 >= 385) break i;
                if (s4(f + 24 | 0, r, f + 32 | 0), u = e[f + 24 >> 2], o = e[f + 28 >> 2], L0(f + 16 | 0, Q, u, o), e[f + 16 >> 2] == 1 && G[B + (l << 1) >> 1] >>> (e[f + 20 >> 2] & 15) & 1) break A;
                if (J0(f + 8 | 0, A, u, o, l), !n[f + 8 | 0]) break i;
              }
              z2(r, c, k, n[(n[Q | 0] ? d : e[r + 20 >> 2] + 9 | 0) | 0], 3, A, D);
            }
            a = a + 1 | 0, b = b + 4 | 0;
          }
        }
        n4(r, i), s = f + 48 | 0;
      }
      s = h + 32 | 0;
    }
    function B0(i, A, r, a, b) {
      var f = 0, k = 0, c = 0, t = 0, u = 0;
      f = s - 48 | 0, s = f, r = r >>> 0 < b >>> 0 | a >>> 0 > b >>> 0, t = r ? 0 : b - a | 0, l0(f + 16 | 0, t + 32 | 0, 1, 1), e[f + 32 >> 2] = 0, u = e[f + 20 >> 2], e[f + 24 >> 2] = e[f + 16 >> 2], e[f + 28 >> 2] = u, c = r ? 1 : A + a | 0;
      e: {
        i: {
          for (; ; ) {
            if (k >>> 0 < t >>> 0) {
              if (r = n[k + c | 0], (r | 0) == 37) {
                if (e[f + 40 >> 2] = t, e[f + 36 >> 2] = c, r = f + 36 | 0, A = k + 1 | 0, u = W2(r, A), r = W2(r, k + 2 | 0), (u | r) >>> 0 > 15) break i;
                r = r | u << 4, A = 3;
              } else A: {
                if (A = 1, (r | 0) != 43) break A;
                r = 32;
              }
              N0(f + 24 | 0, r), k = A + k | 0;
              continue;
            }
            break;
          }
          if (N2(f + 24 | 0)) A: {
            a: {
              if (t >>> 0 > 3) r: {
                if ((n[c | 0] | n[c + 1 | 0] << 8 | (n[c + 2 | 0] << 16 | n[c + 3 | 0] << 24)) & -2139062144) break r;
                for (A = c + 3 & -4, k = (A | 0) == (c | 0) ? 4 : A - c | 0, A = t - 4 | 0; ; ) {
                  if (A >>> 0 > k >>> 0) {
                    if (e[k + c >> 2] & -2139062144) break r;
                    k = k + 4 | 0;
                    continue;
                  }
                  break;
                }
                if (A = A + c | 0, !((n[A | 0] | n[A + 1 | 0] << 8 | (n[A + 2 | 0] << 16 | n[A + 3 | 0] << 24)) & -2139062144)) break a;
              }
              else for (A = c - 1 | 0, k = t; ; ) {
                if (!k) break a;
                if (r = A + k | 0, k = k - 1 | 0, !(w[r | 0] >= 0)) break;
              }
              if (l0(f + 8 | 0, t, 1, 1), e[f + 44 >> 2] = 0, A = e[f + 12 >> 2], e[f + 40 >> 2] = A, e[f + 36 >> 2] = e[f + 8 >> 2], r = (t | 0) != 0, r && (r && x(A, c, t), e[f + 44 >> 2] = t), A = f + 36 | 0, r = N2(A), Z(A, 1, 1), !r) break A;
            }
            e[i + 8 >> 2] = e[f + 32 >> 2], A = e[f + 28 >> 2], e[i >> 2] = e[f + 24 >> 2], e[i + 4 >> 2] = A;
            break e;
          }
          e[i + 8 >> 2] = b, e[i + 4 >> 2] = a, e[i >> 2] = -2147483648, Z(f + 24 | 0, 1, 1);
          break e;
        }
        u = t - A | 0, A = A + c | 0, r = t + (k ^ -1) | 0, t = 0, b = 0;
        i: {
          A: {
            for (; ; ) {
              if (r) {
                if (w[A | 0] < 0) break i;
                if (r = r - 1 | 0, b = 1, A = A + 1 | 0, c = t, t = 1, !c) continue;
                break A;
              }
              break;
            }
            b = u;
            break i;
          }
          b = 2;
        }
        e[i >> 2] = -2147483648, A = a + k | 0, e[i + 4 >> 2] = A, e[i + 8 >> 2] = (A + b | 0) + 1, Z(f + 24 | 0, 1, 1);
      }
      s = f + 48 | 0;
    }
    function T0(i, A, r) {
      var a = 0, b = 0, f = 0, k = 0, c = 0, t = 0, u = 0, l = 0, o = 0, h = 0, B = 0, Q = 0, D = 0, E = 0, d = 0, g = 0, C = 0;
      if (k = s - 16 | 0, s = k, A) e: {
        for (D = A << 4, b = e[i >> 2], c = e[i + 4 >> 2], a = 16; ; ) {
          if ((a | 0) == (D | 0)) break e;
          if (u = i + a | 0, a = a + 16 | 0, l = c, c = e[u + 4 >> 2], o = b, b = e[u >> 2], !((l | 0) == (c | 0) & o >>> 0 <= b >>> 0 | c >>> 0 > l >>> 0)) break;
        }
        for (e[r + 8 >> 2] = 0, c = (A << 4) + i | 0, a = c - i | 0, l = a >>> 4 | 0, p(r, l, 16, 8), b = e[r + 8 >> 2], (i | 0) != (c | 0) && (a && x(e[r + 4 >> 2] + (b << 4) | 0, i, a), b = e[r + 8 >> 2]), e[r + 8 >> 2] = b + l, a = e[r + 4 >> 2], b = e[r + 8 >> 2], t = 1; ; ) {
          if (c = a, l = b, A >>> 0 > t >>> 0) {
            for (D = (b << 4) + a | 0, b = a, f = A, a = i; ; ) {
              if (f) {
                for (r = f >>> 0 > t >>> 0 ? t : f, e[k + 4 >> 2] = r, e[k >> 2] = a, u = t << 4, h = f >>> 0 < t >>> 0, E = h ? E : u + a | 0, h = h ? 8 : E, e[k + 8 >> 2] = h, B = f - t | 0, B = f >>> 0 >= B >>> 0 ? B : 0, Q = t >>> 0 < B >>> 0 ? t : B, e[k + 12 >> 2] = Q, f = u + h | 0, u = t >>> 0 > B >>> 0, d = u ? d : f, u = u ? 8 : d; ; ) {
                  i: {
                    if (f = b, r) Q ? (b = e[a + 4 >> 2], o = e[h + 4 >> 2], b = (b | 0) == (o | 0) & N[a >> 2] > N[h >> 2] | b >>> 0 > o >>> 0 ? k + 8 | 0 : k) : b = k;
                    else {
                      if (!Q) break i;
                      b = k + 8 | 0;
                    }
                    if (o = b, b = D, (f | 0) == (b | 0) || (b = f + 16 | 0, g = e[o + 4 >> 2], !g)) continue;
                    e[o + 4 >> 2] = g - 1, r = e[o >> 2], e[o >> 2] = r + 16, e[f + 8 >> 2] = e[r + 8 >> 2], a = e[r + 4 >> 2], e[f >> 2] = e[r >> 2], e[f + 4 >> 2] = a, Q = e[k + 12 >> 2], r = e[k + 4 >> 2], h = e[k + 8 >> 2], a = e[k >> 2];
                    continue;
                  }
                  break;
                }
                r = B - t | 0, f = r >>> 0 <= B >>> 0 ? r : 0, a = u;
                continue;
              }
              break;
            }
            t = t << 1, C = C ^ 1, b = A, a = i, A = l, i = c;
            continue;
          }
          break;
        }
        if (f = 1, !(C & 1)) break e;
        for (a = A >>> 0 < l >>> 0 ? A : l; ; ) {
          if (!a) break e;
          A = e[i + 4 >> 2], e[c >> 2] = e[i >> 2], e[c + 4 >> 2] = A, e[c + 8 >> 2] = e[i + 8 >> 2], a = a - 1 | 0, i = i + 16 | 0, c = c + 16 | 0;
        }
      }
      return s = k + 16 | 0, f;
    }
    function H0(i, A, r) {
      var a = 0, b = 0, f = 0, k = 0, c = 0, t = 0, u = 0, l = 0, o = 0, h = 0, B = 0;
      c = e[A + 8 >> 2], a = (e[A + 4 >> 2] + (c << 4) | 0) - 16 | 0, b = e[A + 28 >> 2], t = e[A + 24 >> 2];
      e: {
        for (; ; ) {
          i: {
            if (f = !c, f | !a) break e;
            if (f = e[a >> 2], f >>> 0 < r >>> 0 && e[(b >>> 0 <= f >>> 0 ? 1048576 : t + v(f, 12) | 0) + 8 >> 2] >>> 4 >>> 0 > r >>> 0) break i;
            c = c - 1 | 0, e[A + 8 >> 2] = c, a = a - 16 | 0;
            continue;
          }
          break;
        }
        f = 0;
      }
      e: {
        if (r && (a = 0, !(!f | r >>> 0 >= b >>> 0))) break e;
        a = 1;
      }
      e: {
        for (; ; ) {
          if (!a) {
            a = e[(N[A + 28 >> 2] <= k >>> 0 ? 1048576 : e[A + 24 >> 2] + v(k, 12) | 0) + 8 >> 2], f = e[A + 8 >> 2], (f | 0) == e[A >> 2] && h0(A, 16), b = e[A + 4 >> 2] + (f << 4) | 0, w[b + 12 | 0] = (a & 7) == 5, e[b + 8 >> 2] = 0, e[b + 4 >> 2] = k + 1, e[b >> 2] = k, e[A + 8 >> 2] = f + 1, a = 1;
            continue;
          }
          if (k = e[A + 4 >> 2], a = e[A + 8 >> 2], !a || (t = (a << 4) + k | 0, b = t - 16 | 0, !b)) break e;
          for (f = t - 4 | 0, l = t - 12 | 0, u = e[l >> 2], u >>> 0 > r >>> 0 ? (a = 0, b = e[b >> 2] + 1 | 0) : (a = e[t - 8 >> 2], b = u), a = a - 1 | 0, o = n[f | 0] ^ 1, h = e[A + 28 >> 2], B = e[A + 24 >> 2]; a = a + 1 | 0, f = b, k = o + b | 0, b = e[(k >>> 0 >= h >>> 0 ? 1048576 : v(k, 12) + B | 0) + 8 >> 2] >>> 4 | 0, b >>> 0 <= r >>> 0; ) ;
          if (e[l >> 2] = f, e[t - 8 >> 2] = a, (f | 0) != (u | 0) && (b = e[A + 8 >> 2] - 1 | 0, c = b >>> 0 < c >>> 0 ? b : c), r >>> 0 > k >>> 0) {
            a = 0;
            continue;
          }
          break;
        }
        a = e[A + 8 >> 2], k = e[A + 4 >> 2];
      }
      e[i + 8 >> 2] = a, e[i + 4 >> 2] = k, e[i >> 2] = c;
    }
    function f0(i, A) {
      var r = 0, a = 0, b = 0, f = 0, k = 0;
      if (r = e[A + 8 >> 2], r) e[A + 8 >> 2] = r >>> 8, f = 1;
      else e: {
        if (b = e[A + 4 >> 2], b) i: {
          if (k = b - 1 | 0, e[A + 4 >> 2] = k, f = 1, a = e[A >> 2], e[A >> 2] = a + 1, r = n[a | 0], (r | 0) != 92) break e;
          if (!k) break i;
          e[A + 4 >> 2] = b - 2, e[A >> 2] = a + 2;
          A: {
            a: {
              r: {
                f: {
                  k: switch (r = n[a + 1 | 0], r - 110 | 0) {
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
                  r = 10;
                  break e;
                }
                r = 13;
                break e;
              }
              r = 9;
              break e;
            }
            r = y2(A);
            a: {
              if ((r & 64512) != 55296) r: {
                if (a = 0, r >>> 0 < 128) break a;
                if (r >>> 0 < 2048) {
                  a = r & 63 | 128, r = r >>> 6 | 192;
                  break a;
                }
                if (r >>> 0 >= 65536) break r;
                a = r >>> 6 & 63 | r << 8 & 16128 | 32896, r = r >>> 12 | 224;
                break a;
              }
              else a = e[A + 4 >> 2], e[A >> 2] = a >>> 0 < 2 ? 1 : e[A >> 2] + 2 | 0, b = a - 2 | 0, e[A + 4 >> 2] = a >>> 0 >= b >>> 0 ? b : 0, r = (r << 10 & 1047552 | y2(A) & 1023) + 65536 | 0;
              a = r << 16 & 4128768 | (r >>> 12 & 63 | r << 2 & 16128) | 8421504, r = r >>> 18 | 240;
            }
            e[A + 8 >> 2] = a;
            break e;
          }
          A: switch (r - 98 | 0) {
            case 4:
              r = 12;
              break e;
            case 0:
              break A;
            default:
              break e;
          }
          r = 8;
          break e;
        }
        f = 0;
      }
      w[i + 1 | 0] = r, w[i | 0] = f;
    }
    function Q2(i, A, r) {
      var a = 0, b = 0, f = 0, k = 0, c = 0;
      b = e[r + 4 >> 2], f = e[r >> 2], A = e[A + 64 >> 2], a = e[A + 8 >> 2], c = a >>> 0 > N[A + 4 >> 2], a = b >>> 0 < f >>> 0 | b >>> 0 > (c ? 0 : a) >>> 0, b = a ? 0 : b - f | 0, f = a ? 1 : f + (c ? 1 : e[A >> 2]) | 0;
      e: {
        i: {
          if (a = n[r + 16 | 0], a) A: {
            if ((a | 0) != 5 || n[r + 17 | 0] > 13) break e;
            if (!b) {
              w[i + 1 | 0] = 6;
              break A;
            }
            if (!n[e[A + 24 >> 2] + 48 | 0]) break i;
            if (A = n[f | 0], (A - 48 & 255) >>> 0 < 10) {
              w[i + 1 | 0] = 7;
              break A;
            }
            if ((A - 33 & 255) >>> 0 >= 15 ? r = A - 58 >>> 0 < 7 | A - 91 >>> 0 < 6 | A - 123 >>> 0 < 4 : r = 1, !r) {
              if ((A | 0) != 127 & A >>> 0 >= 32) {
                ((A & 223) - 65 & 255) >>> 0 >= 26 ? w[i + 1 | 0] = 10 : w[i + 1 | 0] = 9;
                break A;
              }
              w[i + 1 | 0] = 8;
              break A;
            }
            w[i + 1 | 0] = A, k = 2;
            break e;
          }
          else {
            if (!n[e[A + 24 >> 2] + 48 | 0]) break i;
            n[e[A + 20 >> 2] + 10 | 0] != 2 ? (r = e[r + 8 >> 2], r = e[(r >>> 0 >= N[A + 16 >> 2] ? 1048576 : e[A + 12 >> 2] + v(r, 12) | 0) + 8 >> 2] << 3, A = r & 31, (r & 63) >>> 0 >= 32 ? A = 197892 >>> A | 0 : A = ((1 << A) - 1 & 197892) << 32 - A | 50462976 >>> A, w[i + 1 | 0] = A) : w[i + 1 | 0] = 3;
          }
          k = 1;
          break e;
        }
        e[i + 8 >> 2] = b, e[i + 4 >> 2] = f, k = 3;
      }
      w[i | 0] = k;
    }
    function D2(i, A, r) {
      var a = 0, b = 0, f = 0, k = 0, c = 0, t = 0, u = 0, l = 0;
      a = s + -64 | 0, s = a;
      e: if (e[i + 152 >> 2] - 7 >>> 0 < 3) for (A = e[i + 128 >> 2], b = A >>> 0 > N[i + 124 >> 2], i = b ? 1 : e[i + 120 >> 2], A = b ? 0 : A, e[a + 12 >> 2] = A ? n[i | 0] == 63 : 0, e[a + 8 >> 2] = A, e[a + 4 >> 2] = i, r = v(((r & 255) >>> 0 <= 61 ? r : 0) & 255, 25) + 1049529 | 0; ; ) {
        if (x0(a + 16 | 0, a + 4 | 0), b = e[a + 16 >> 2], (b | 0) != 1) break e;
        if (B0(a + 36 | 0, i, A, e[a + 20 >> 2], e[a + 24 >> 2]), f = e[a + 36 >> 2], (f | 0) != -2147483648 && (k = e[a + 40 >> 2], e[a + 48 >> 2] = f, e[a + 52 >> 2] = k, f = e[a + 44 >> 2], e[a + 56 >> 2] = f, f = c4(r, e[a + 52 >> 2], f), Z(a + 48 | 0, 1, 1), !!f)) break;
      }
      else for (f = e[i + 132 >> 2], k = e[i + 136 >> 2], b = e[(k >>> 0 <= A >>> 0 ? 1048576 : f + v(A, 12) | 0) + 8 >> 2], t = b >>> 4 | 0, A = A + 1 | 0, u = (b & 7) == 4; ; ) {
        if (b = A >>> 0 < t >>> 0 & u, !b) break e;
        if (c = A + 1 | 0, c = e[(k >>> 0 <= c >>> 0 ? 1048576 : f + v(c, 12) | 0) + 8 >> 2], l = H2(i, A, r), A = c >>> 4 | 0, !!l) break;
      }
      return s = a - -64 | 0, b;
    }
    function E2(i, A, r) {
      var a = 0, b = 0, f = 0, k = 0, c = 0, t = 0, u = 0;
      b = s - 16 | 0, s = b, f = e[A + 132 >> 2] + v(r, 12) | 0, a = e[A + 136 >> 2], k = e[(a >>> 0 <= r + 1 >>> 0 ? 1048576 : f + 12 | 0) + 4 >> 2], f = e[(r >>> 0 >= a >>> 0 ? 1048576 : f) >> 2], r = e[A + 120 >> 2], a = e[A + 128 >> 2], A = a >>> 0 > N[A + 124 >> 2], a = A ? 0 : a, e[b + 8 >> 2] = a, c = A ? 1 : r, e[b + 4 >> 2] = c, t = c - 1 | 0, u = a >>> 0 <= f - 1 >>> 0, A = f;
      e: {
        i: {
          for (; ; ) {
            if (r = A ? f : 0, !A | u) break i;
            if (r = n[A + t | 0], !(r - 9 >>> 0 >= 2 & ((r | 0) != 13 & (r | 0) != 32))) {
              A = A - 1 | 0;
              continue;
            }
            break;
          }
          if ((r | 0) == 44) {
            r = A - 1 | 0;
            break e;
          }
          r = A;
        }
        if (e[b + 12 >> 2] = b + 4, t = a, a = b + 12 | 0, A = S2(a, k), t >>> 0 <= A >>> 0 || n[A + c | 0] != 44) break e;
        k = S2(a, A + 1 | 0), r = f;
      }
      e[i + 4 >> 2] = k, e[i >> 2] = r, s = b + 16 | 0;
    }
    function J0(i, A, r, a, b) {
      var f = 0, k = 0, c = 0, t = 0, u = 0;
      for (f = s - 32 | 0, s = f, A = v(((A & 255) >>> 0 <= 14 ? A : 0) & 255, 60) + 1052248 | 0, t = b >>> 0 <= 1 ? G[(A + (b << 1) | 0) + 2 >> 1] : 0, e[f + 24 >> 2] = -1, e[f + 28 >> 2] = -1, e[f + 16 >> 2] = -1, e[f + 20 >> 2] = -1, k = n[A + 58 | 0], A = n[A + 57 | 0], b = k + A >>> 0 > 79, A = b ? 1 : v(A, 12) + 1051079 | 0, k = A + v(b ? 0 : k, 12) | 0, b = 0; ; ) {
        if ((A | 0) != (k | 0)) {
          if (u = c & 15, c = c + 1 | 0, A = A + 12 | 0, !(t >>> u & 1) | b >>> 0 > 15) continue;
          w[(f + 16 | 0) + b | 0] = n[A - 3 | 0], b = b + 1 | 0;
          continue;
        }
        break;
      }
      A = b >>> 0 > 16, B2(f + 8 | 0, r, a, A ? 1 : f + 16 | 0, A ? 0 : b), A = n[f + 8 | 0], w[i + 1 | 0] = n[f + 9 | 0], w[i | 0] = A & 1, s = f + 32 | 0;
    }
    function x0(i, A) {
      var r = 0, a = 0, b = 0, f = 0, k = 0, c = 0, t = 0;
      c = e[A >> 2], a = e[A + 8 >> 2], k = e[A + 4 >> 2], b = a >>> 0 > k >>> 0 ? a : k, r = c + b | 0;
      e: {
        for (; ; ) {
          if ((a | 0) != (b | 0)) {
            if (f = a + c | 0, n[f | 0] != 38) break e;
            a = a + 1 | 0, e[A + 8 >> 2] = a;
            continue;
          }
          break;
        }
        a = b, f = r;
      }
      if (b = 0, r = a >>> 0 < k >>> 0, r) {
        t = r ? f : 0, r = k - a | 0, k = k + c | 0;
        e: {
          for (; ; ) {
            if (c = b + f | 0, (c | 0) == (k | 0)) break e;
            if (n[c | 0] != 38) {
              b = b + 1 | 0;
              continue;
            }
            break;
          }
          r = b;
        }
        for (f = 0; ; ) {
          e: {
            if (b = (r | 0) == (f | 0), b || n[f + t | 0] == 61) break e;
            f = f + 1 | 0;
            continue;
          }
          break;
        }
        e[i + 4 >> 2] = a, r = r + a | 0, e[i + 16 >> 2] = r, e[A + 8 >> 2] = r, A = b ? r : a + f | 0, e[i + 8 >> 2] = A, A = A + 1 | 0, e[i + 12 >> 2] = A >>> 0 > r >>> 0 ? r : A, A = 1;
      } else A = 0;
      e[i >> 2] = A;
    }
    function v0(i, A) {
      var r = 0, a = 0, b = 0, f = 0, k = 0, c = 0, t = 0, u = 0;
      if (f = e[i + 4 >> 2], f >>> 0 > A >>> 0) e: {
        b = 128, k = 191, c = e[i >> 2], t = c + A | 0, r = n[t | 0];
        i: {
          if ((r + 62 & 255) >>> 0 >= 30) {
            if (a = 3, (r | 0) == 224) {
              b = 160;
              break i;
            }
            i = 159;
            A: {
              if ((r | 0) == 237) break A;
              if ((r + 31 & 255) >>> 0 < 15) break i;
              a = 4, b = 144;
              a: switch (r - 240 | 0) {
                default:
                  if (b = 128, (r + 15 & 255) >>> 0 < 3) break i;
                  break e;
                case 0:
                  break i;
                case 4:
                  break a;
              }
              i = 143;
            }
            k = i;
          } else a = 2;
          b = 128;
        }
        i = A + 1 | 0, i >>> 0 < f >>> 0 && (u = n[i + c | 0]), r = 2;
        i: {
          for (; ; ) {
            if (i = r, (a | 0) != (i | 0)) {
              if (i + A >>> 0 >= f >>> 0) break i;
              if (r = i + 1 | 0, w[i + t | 0] < -64) continue;
              break i;
            }
            break;
          }
          i = a;
        }
        return b >>> 0 <= u >>> 0 && u >>> 0 <= k >>> 0 && i >>> 0 >= a >>> 0 ? a : 0;
      }
      return 0;
    }
    function M2(i, A, r, a, b) {
      var f = 0, k = 0, c = 0, t = 0, u = 0, l = 0;
      c = s - 16 | 0, s = c, f = e[b + 8 >> 2];
      e: {
        if ((f & 7) == 3) i: {
          if (f & 8) {
            f = 1, A = A & 255, A >>> 0 <= 4 && (f = r, r = v(A, 10) + 1049479 | 0, A = n[(f + r | 0) + 8 | 0], k = A >>> 0 > 8, t = k ? 0 : A, f = k ? 1 : r), k = c + 8 | 0, A = 0;
            A: {
              a: {
                for (; ; ) {
                  if ((A | 0) != (t | 0)) {
                    if (r = n[A + f | 0], F0(v(r >>> 0 <= 61 ? r : 0, 25) + 1049529 | 0, a, b)) break a;
                    A = A + 1 | 0;
                    continue;
                  }
                  break;
                }
                r = 0;
                break A;
              }
              r = 1;
            }
            e[k + 4 >> 2] = A, e[k >> 2] = r, b = e[c + 12 >> 2], A = e[c + 8 >> 2];
            break e;
          }
          for (t = 1, f = e[a + 4 >> 2], u = e[b >> 2] + 1 | 0, f >>> 0 >= u >>> 0 & f - u >>> 0 >= 8 && (b = u + e[a >> 2] | 0, k = n[b | 0] | n[b + 1 | 0] << 8 | (n[b + 2 | 0] << 16 | n[b + 3 | 0] << 24), l = n[b + 4 | 0] | n[b + 5 | 0] << 8 | (n[b + 6 | 0] << 16 | n[b + 7 | 0] << 24)), f = 0, A = A & 255, A >>> 0 <= 4 && (b = r, r = v(A, 10) + 1049479 | 0, A = n[(b + r | 0) + 8 | 0], b = A >>> 0 > 8, t = b ? 1 : r, f = b ? 0 : A), b = 0; ; ) {
            if ((b | 0) == (f | 0)) break i;
            if (A = n[b + t | 0], !Q0(v(A >>> 0 <= 61 ? A : 0, 25) + 1049529 | 0, a, u, k, l)) {
              b = b + 1 | 0;
              continue;
            }
            break;
          }
          A = 1;
          break e;
        }
        A = 0;
      }
      e[i + 4 >> 2] = b, e[i >> 2] = A, s = c + 16 | 0;
    }
    function Q0(i, A, r, a, b) {
      var f = 0, k = 0, c = 0, t = 0, u = 0, l = 0, o = 0;
      if (f = n[i + 24 | 0], f >>> 0 < 7) return A = (n[i | 0] | n[i + 1 | 0] << 8 | (n[i + 2 | 0] << 16 | n[i + 3 | 0] << 24)) ^ a, a = (n[i + 4 | 0] | n[i + 5 | 0] << 8 | (n[i + 6 | 0] << 16 | n[i + 7 | 0] << 24)) ^ b, r = (f ^ -1) << 3, i = r & 31, (r & 63) >>> 0 >= 32 ? (r = A << i, i = 0) : (r = (1 << i) - 1 & A >>> 32 - i | a << i, i = A << i), !(i | r);
      if ((a | 0) == (n[i | 0] | n[i + 1 | 0] << 8 | (n[i + 2 | 0] << 16 | n[i + 3 | 0] << 24)) ? a = (b | 0) == (n[i + 4 | 0] | n[i + 5 | 0] << 8 | (n[i + 6 | 0] << 16 | n[i + 7 | 0] << 24)) : a = 0, a) e: {
        if (u = e[A >> 2], a = 0, b = 0, k = e[A + 4 >> 2], A = r + 8 | 0, k >>> 0 >= A >>> 0 & k - A >>> 0 >= 8 && (A = A + u | 0, a = n[A | 0] | n[A + 1 | 0] << 8 | (n[A + 2 | 0] << 16 | n[A + 3 | 0] << 24), b = n[A + 4 | 0] | n[A + 5 | 0] << 8 | (n[A + 6 | 0] << 16 | n[A + 7 | 0] << 24)), c = f + 1 | 0, (c | 0) != 8) {
          if (A = n[i + 8 | 0] | n[i + 9 | 0] << 8 | (n[i + 10 | 0] << 16 | n[i + 11 | 0] << 24), t = n[i + 12 | 0] | n[i + 13 | 0] << 8 | (n[i + 14 | 0] << 16 | n[i + 15 | 0] << 24), f >>> 0 < 15) return b = b ^ t, A = A ^ a, r = 128 - (c << 3) | 0, i = r & 31, (r & 63) >>> 0 >= 32 ? (r = A << i, i = 0) : (r = (1 << i) - 1 & A >>> 32 - i | b << i, i = A << i), !(i | r);
          if ((c | 0) == 16) return (A | 0) == (a | 0) & (b | 0) == (t | 0);
          if (r = r + 16 | 0, r >>> 0 <= k >>> 0 & k - r >>> 0 >= 8 && (f = r + u | 0, l = n[f | 0] | n[f + 1 | 0] << 8 | (n[f + 2 | 0] << 16 | n[f + 3 | 0] << 24), o = n[f + 4 | 0] | n[f + 5 | 0] << 8 | (n[f + 6 | 0] << 16 | n[f + 7 | 0] << 24)), (A | 0) != (a | 0) | (b | 0) != (t | 0)) break e;
          r = 192 - (c << 3) | 0, A = 0;
          i: {
            if (r >>> 0 > 63) break i;
            a = (n[i + 20 | 0] | n[i + 21 | 0] << 8 | (n[i + 22 | 0] << 16 | n[i + 23 | 0] << 24)) ^ o, A = (n[i + 16 | 0] | n[i + 17 | 0] << 8 | (n[i + 18 | 0] << 16 | n[i + 19 | 0] << 24)) ^ l, i = r & 31, (r & 63) >>> 0 >= 32 ? (r = A << i, i = 0) : (r = (1 << i) - 1 & A >>> 32 - i | a << i, i = A << i), A = !(i | r);
          }
        } else A = 1;
        return A;
      }
      return 0;
    }
    function R0(i, A) {
      var r = 0, a = 0, b = 0, f = 0, k = 0;
      b = n[A + 49 | 0], r = n[A + 48 | 0], f = n[A + 6 | 0], a = 6;
      e: {
        i: {
          A: {
            a: {
              r: switch (A = n[A + 51 | 0], A - 14 | 0) {
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
              if ((r | 0) != 1) break e;
              r = v((b >>> 0 <= 78 ? b : 0) & 255, 12), A = r + 1051079 | 0;
              r: switch (n[r + 1051085 | 0] - 1 | 0) {
                case 0:
                  a = 0;
                  break e;
                case 1:
                  k = n[A + 7 | 0], a = 1;
                  break e;
                case 2:
                  break r;
                default:
                  break e;
              }
              k = n[A + 7 | 0], a = 2;
              break e;
            }
            a = (f | 0) == 255 || (r | 0) != 3 ? 6 : 5;
            break e;
          }
          a = (r | 0) == 1 ? 3 : 6;
          break e;
        }
        if (r | ((f | 0) == 255 | (A | 0) != 7)) break e;
        a = (b - 79 & 255) >>> 0 < 188 ? 6 : 4;
      }
      w[i + 1 | 0] = k, w[i | 0] = a;
    }
    function D0(i, A) {
      var r = 0, a = 0, b = 0, f = 0, k = 0, c = 0, t = 0, u = 0;
      for (c = e[i >> 2], f = e[i + 4 >> 2]; ; ) {
        e: {
          if (a = 0, r = 0, k = (n[A + c | 0] == 10 & A >>> 0 < f >>> 0) + A | 0, k >>> 0 <= f >>> 0) i: {
            if (i = 0, A = 0, f - k >>> 0 < 16) break i;
            r = c + k | 0, i = n[r + 8 | 0] | n[r + 9 | 0] << 8 | (n[r + 10 | 0] << 16 | n[r + 11 | 0] << 24), A = n[r + 12 | 0] | n[r + 13 | 0] << 8 | (n[r + 14 | 0] << 16 | n[r + 15 | 0] << 24), a = n[r | 0] | n[r + 1 | 0] << 8 | (n[r + 2 | 0] << 16 | n[r + 3 | 0] << 24), r = n[r + 4 | 0] | n[r + 5 | 0] << 8 | (n[r + 6 | 0] << 16 | n[r + 7 | 0] << 24);
          }
          else i = 0, A = 0;
          if (b = r, r = (r & 2139062143 ^ 538976288) + 2139062143 | 0, u = r + 1 | 0, t = r, r = (a & 2139062143 ^ 538976288) + 2139062143 | 0, b = b | (r >>> 0 < 2139062143 ? u : t), q(((b & 127) << 25 | (r | a) >>> 7) & 16843009, b >>> 7 & 16843009, 270549120, 16909320), r = Y >>> 24 | 0, b = A, A = (A & 2139062143 ^ 538976288) + 2139062143 | 0, a = A + 1 | 0, t = A, A = (i & 2139062143 ^ 538976288) + 2139062143 | 0, a = b | (A >>> 0 < 2139062143 ? a : t), b = a >>> 7 | 0, q(((a & 127) << 25 | (i | A) >>> 7) & 16843009, b & 16843009, 270549120, 16909320), i = Y >>> 16 & 65280 | r | 65536, A = k + (i ? 31 - $(i ^ i - 1) | 0 : 32) | 0, f >>> 0 <= A >>> 0) break e;
          i: {
            A: switch (i = n[A + c | 0], i - 9 | 0) {
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
    function E0(i, A, r) {
      var a = 0, b = 0, f = 0, k = 0, c = 0, t = 0, u = 0, l = 0, o = 0, h = 0, B = 0, Q = 0, D = 0, E = 0, d = 0, g = 0, C = 0, m = 0;
      c = s - 32 | 0, s = c, a = N[i + 16 >> 2] <= A >>> 0 ? 1048576 : e[i + 12 >> 2] + v(A, 12) | 0, b = e[a + 4 >> 2], e[c + 16 >> 2] = e[a >> 2], e[c + 20 >> 2] = b, a = e[a + 8 >> 2], e[c + 24 >> 2] = a, a = a & 7, k = v(((r & 255) >>> 0 <= 78 ? r : 0) & 255, 12), b = k + 1051079 | 0;
      e: {
        i: {
          A: switch (n[k + 1051087 | 0] - 1 | 0) {
            case 0:
              if ((a | 0) != 3 || e[c + 20 >> 2] - e[c + 16 >> 2] >>> 0 < 3) break i;
              break e;
            case 5:
              if ((a | 0) != 3) break i;
              if (a = c + 16 | 0, M2(c + 8 | 0, n[b + 11 | 0], n[e[i + 24 >> 2] + 45 | 0], i, a), e[c + 8 >> 2]) break e;
              (e[a + 4 >> 2] - e[a >> 2] | 0) != 2 ? g0(i, 7, 0, r, A) : J2(i, A, r, b);
              break e;
            case 6:
              break A;
            default:
              break i;
          }
          if ((a | 0) != 4) break i;
          k = 0, r = s + -64 | 0, s = r, o = e[i + 12 >> 2], t = e[i + 16 >> 2], f = t >>> 0 <= A >>> 0 ? 1048576 : o + v(A, 12) | 0, u = e[f + 8 >> 2], Q = e[f >> 2], a = 0, l = n[b + 11 | 0], b = v((l >>> 0 <= 14 ? l : 0) & 255, 60), h = e[f + 4 >> 2];
          A: {
            if (n[b + 1052300 | 0] == 1 & (h | 0) != -1) {
              for (b = b + 1052248 | 0, f = v(n[b + 57 | 0], 12), a = n[f + 1051088 | 0], D = v(a >>> 0 <= 61 ? a : 0, 25) + 1049529 | 0, E = u >>> 4 | 0, a = A + 1 | 0, d = f + 1051079 | 0, g = e[i + 24 >> 2]; ; ) {
                if (a >>> 0 < E >>> 0) {
                  B = v(a, 12) + o | 0, f = t >>> 0 <= a + 1 >>> 0 ? 1048576 : B + 12 | 0, e[r + 40 >> 2] = e[f + 8 >> 2], C = e[f + 4 >> 2], e[r + 32 >> 2] = e[f >> 2], e[r + 36 >> 2] = C, a = a >>> 0 >= t >>> 0 ? 1048576 : B, e[r + 56 >> 2] = e[a + 8 >> 2], f = e[a + 4 >> 2], e[r + 48 >> 2] = e[a >> 2], e[r + 52 >> 2] = f, F0(D, i, r + 48 | 0) && (M2(r + 8 | 0, n[d + 11 | 0], n[g + 45 | 0], i, r + 32 | 0), m = e[r + 8 >> 2], k = e[r + 12 >> 2]), a = e[r + 40 >> 2] >>> 4 | 0;
                  continue;
                }
                break;
              }
              if ((m | 0) != 1) {
                a = 0, e[r + 20 >> 2] = 0, b = G[b + 50 >> 1];
                break A;
              } else {
                e[r + 24 >> 2] = k, e[r + 20 >> 2] = 1, a = G[(b + ((k & 7) << 1) | 0) + 34 >> 1], b = 0;
                break A;
              }
            }
            e[r + 20 >> 2] = 0, b = 0;
          }
          W[r + 30 >> 1] = b, W[r + 28 >> 1] = a, e[r + 56 >> 2] = u, e[r + 52 >> 2] = h, e[r + 48 >> 2] = Q, v2(i, l, A, r + 48 | 0, r + 20 | 0), s = r - -64 | 0;
          break e;
        }
        k = s - 16 | 0, s = k, t = n[b + 8 | 0];
        i: {
          A: {
            a: {
              r: {
                f: switch (a = c + 16 | 0, f = e[a + 8 >> 2], u = f & 7, u - 5 | 0) {
                  case 0:
                    break f;
                  case 2:
                    break i;
                  default:
                    break r;
                }
                f: switch (t - 8 | 0) {
                  default:
                    if (t) break A;
                    break a;
                  case 1:
                    break a;
                  case 0:
                    break f;
                }
                if (G2(i, A, n[b + 11 | 0]), (A + 1 | 0) != (f >>> 4 | 0) || e[a + 4 >> 2] == -1 || (a = n[b + 5 | 0], (a | 0) == 3)) break i;
                g0(i, 9, a, r, A);
                break i;
              }
              if (!t) break a;
              if ((t | 0) == 9) {
                if ((f & 6) == 4) break a;
                break A;
              }
              if ((u | 0) != 3 | t - 1 >>> 0 > 4) break A;
              if ((e[a + 4 >> 2] - e[a >> 2] | 0) == 2) {
                J2(i, A, r, b);
                break i;
              }
              if (u = n[e[i + 24 >> 2] + 47 | 0], f & 8 ? (s4(k + 8 | 0, i, a), b = e[k + 12 >> 2], a = e[k + 8 >> 2]) : (e2(k, i, a), b = e[k + 4 >> 2], a = e[k >> 2]), a = Y0(t, a, b, u & 1), (a & 255) == 24) break i;
              g0(i, a, 0, r, A);
              break i;
            }
            C0(i, A);
            break i;
          }
          if (C0(i, A), e[a + 4 >> 2] == -1) break i;
          g0(i, 6, n[b + 3 | 0], r, A);
        }
        s = k + 16 | 0;
      }
      s = c + 32 | 0;
    }
    function i0(i, A, r) {
      var a = 0, b = 0, f = 0, k = 0, c = 0;
      if (f = e[i + 16 >> 2], f >>> 0 <= A >>> 0) a = e[i + 20 >> 2], b = a >>> 0 > A >>> 0;
      else e: {
        if (a = e[i + 20 >> 2], a >>> 0 <= A >>> 0) break e;
        if (k = e[i + 12 >> 2], c = w[k + A | 0], (c | 0) >= 0) {
          b = 1;
          break e;
        }
        if (b = v0(i + 12 | 0, A), b) break e;
        if (a = 0, r = A + 1 | 0, r >>> 0 < f >>> 0 && (a = (n[r + k | 0] & 224) == 160), r = A + 2 | 0, r >>> 0 < f >>> 0) i: {
          if (a ^ 1 | (c | 0) != -19 || w[r + k | 0] >= -64) break i;
          w[i + 4 | 0] = 15, e[i >> 2] = A, e[i + 8 >> 2] = A + 3;
          return;
        }
        w[i + 4 | 0] = 14, e[i >> 2] = A, e[i + 8 >> 2] = A + 1;
        return;
      }
      w[i + 4 | 0] = r, A = A >>> 0 > a >>> 0 ? a : A, e[i >> 2] = A, e[i + 8 >> 2] = A + b;
    }
    function X4(i, A, r, a) {
      i = i | 0, A = A | 0, r = r | 0, a = a | 0;
      var b = 0, f = 0, k = 0;
      for (b = s - 96 | 0, s = b, e[b + 16 >> 2] = A, e[b + 12 >> 2] = i, e[b + 20 >> 2] = r, e[b + 24 >> 2] = a, i = b + 95 | 0, e[b + 88 >> 2] = i, e[b + 84 >> 2] = i, e[b + 80 >> 2] = i, e[b + 76 >> 2] = b + 24, e[b + 72 >> 2] = i, e[b + 68 >> 2] = i, e[b + 64 >> 2] = i, e[b + 60 >> 2] = b + 20, e[b + 56 >> 2] = i, e[b + 52 >> 2] = i, e[b + 48 >> 2] = i, e[b + 44 >> 2] = b + 16, e[b + 40 >> 2] = i, e[b + 36 >> 2] = i, e[b + 32 >> 2] = i, e[b + 28 >> 2] = b + 12, i = s - 128 | 0, s = i, A = b + 28 | 0, r = e[e[A + 48 >> 2] >> 2], a = e[e[A + 32 >> 2] >> 2], f = e[e[A + 16 >> 2] >> 2], k = e[e[A >> 2] >> 2]; ; ) {
        if (A = n[1053428], w[1053428] = A || 1, A) {
          for (; n[1053428]; ) ;
          continue;
        }
        break;
      }
      return A = i - -64 | 0, U0(A, e[263359], e[263360], a, r, f), e[i + 8 >> 2] = e[i + 72 >> 2], r = e[i + 68 >> 2], e[i >> 2] = e[i + 64 >> 2], e[i + 4 >> 2] = r, r = i + 12 | 0, x(r, i + 76 | 0, 52), s2(A, i, k, r, 1), w[1053428] = 0, s = i + 128 | 0, s = b + 96 | 0, n[i + 72 | 0];
    }
    function j4(i, A, r, a) {
      i = i | 0, A = A | 0, r = r | 0, a = a | 0;
      var b = 0, f = 0, k = 0;
      for (b = s - 96 | 0, s = b, e[b + 16 >> 2] = A, e[b + 12 >> 2] = i, e[b + 20 >> 2] = r, e[b + 24 >> 2] = a, i = b + 95 | 0, e[b + 88 >> 2] = i, e[b + 84 >> 2] = i, e[b + 80 >> 2] = i, e[b + 76 >> 2] = b + 24, e[b + 72 >> 2] = i, e[b + 68 >> 2] = i, e[b + 64 >> 2] = i, e[b + 60 >> 2] = b + 20, e[b + 56 >> 2] = i, e[b + 52 >> 2] = i, e[b + 48 >> 2] = i, e[b + 44 >> 2] = b + 16, e[b + 40 >> 2] = i, e[b + 36 >> 2] = i, e[b + 32 >> 2] = i, e[b + 28 >> 2] = b + 12, i = s - 128 | 0, s = i, A = b + 28 | 0, a = e[e[A + 48 >> 2] >> 2], r = e[e[A + 32 >> 2] >> 2], f = e[e[A + 16 >> 2] >> 2], k = e[e[A >> 2] >> 2]; ; ) {
        if (A = n[1053428], w[1053428] = A || 1, A) {
          for (; n[1053428]; ) ;
          continue;
        }
        break;
      }
      return A = i - -64 | 0, U0(A, e[263359], e[263360], 0, a, f), x(i + 12 | 0, A + 12 | 0, 52), r >>> 0 > 23 ? (W[i + 82 >> 1] = 1286, W[i + 84 >> 1] = 0, (r | 0) != 24 ? w[i + 80 | 0] = 8 : w[i + 80 | 0] = 7) : (A = n[r + 1048920 | 0], w[i + 83 | 0] = A, w[i + 84 | 0] = 0, A = (A - 3 & 255) >>> 0 < 2, w[i + 85 | 0] = A ? 2 : 0, w[i + 80 | 0] = 6, w[i + 82 | 0] = A ? 12 : 6), e[i + 72 >> 2] = 0, e[i + 76 >> 2] = 0, e[i + 64 >> 2] = 0, e[i + 68 >> 2] = 0, r = s - 16 | 0, s = r, k2(), e[263370] = 0, f4(1053472, i - -64 | 0), A = r + 4 | 0, e[A >> 2] = 4, e[A + 4 >> 2] = 0, w[A + 8 | 0] = 0, Z2(A, 1049412, k, i + 12 | 0), s = r + 16 | 0, A = p2(), w[1053428] = 0, s = i + 128 | 0, s = b + 96 | 0, A | 0;
    }
    function W4(i, A, r, a) {
      i = i | 0, A = A | 0, r = r | 0, a = a | 0;
      var b = 0, f = 0, k = 0, c = 0, t = 0, u = 0, l = 0, o = 0, h = 0;
      for (f = s - 96 | 0, s = f, e[f + 16 >> 2] = A, e[f + 12 >> 2] = i, e[f + 20 >> 2] = r, e[f + 24 >> 2] = a, i = f + 95 | 0, e[f + 88 >> 2] = i, e[f + 84 >> 2] = i, e[f + 80 >> 2] = i, e[f + 76 >> 2] = f + 24, e[f + 72 >> 2] = i, e[f + 68 >> 2] = i, e[f + 64 >> 2] = i, e[f + 60 >> 2] = f + 20, e[f + 56 >> 2] = i, e[f + 52 >> 2] = i, e[f + 48 >> 2] = i, e[f + 44 >> 2] = f + 16, e[f + 40 >> 2] = i, e[f + 36 >> 2] = i, e[f + 32 >> 2] = i, e[f + 28 >> 2] = f + 12, a = s - 128 | 0, s = a, k = f + 28 | 0, r = e[e[k + 48 >> 2] >> 2], A = e[e[k + 32 >> 2] >> 2], i = e[e[k + 16 >> 2] >> 2], o = e[e[k >> 2] >> 2]; ; ) {
        if (k = n[1053428], w[1053428] = k || 1, k) {
          for (; n[1053428]; ) ;
          continue;
        }
        break;
      }
      for (U0(a - -64 | 0, e[263359], e[263360], A, r, i), e[a + 8 >> 2] = e[a + 72 >> 2], A = e[a + 68 >> 2], e[a >> 2] = e[a + 64 >> 2], e[a + 4 >> 2] = A, u = a + 12 | 0, x(u, a + 76 | 0, 52), l = s - 16 | 0, s = l, b = s + -64 | 0, s = b, h = l + 4 | 0, s2(h, a, o, u, 0), A = e[263370], l0(b + 8 | 0, A, 8, 16), e[b + 28 >> 2] = 0, i = e[b + 12 >> 2], e[b + 20 >> 2] = e[b + 8 >> 2], e[b + 24 >> 2] = i, c = v(A, 24), i = e[263369]; ; ) {
        if (c) {
          A = e[i + 12 >> 2], r = A >>> 24 | 0, o0(b + 20 | 0, n[i + 19 | 0] | A << 8, r, t), c = c - 24 | 0, t = t + 1 | 0, i = i + 24 | 0;
          continue;
        }
        break;
      }
      if (A = e[b + 28 >> 2], i = e[b + 24 >> 2], e[b + 52 >> 2] = 0, e[b + 44 >> 2] = 0, e[b + 48 >> 2] = 8, r = A, A = b + 44 | 0, i = T0(i, r, A), Z(A, 8, 16), i) {
        for (r = e[263370], e[263370] = 0, A = e[263368], i = e[263369], e[263368] = 0, e[263369] = 4, e[b + 40 >> 2] = r, e[b + 32 >> 2] = A, e[b + 36 >> 2] = i, A = e[b + 20 >> 2], i = e[b + 24 >> 2], c = e[b + 28 >> 2] << 4, e[b + 56 >> 2] = i + c, e[b + 52 >> 2] = A, e[b + 48 >> 2] = i, e[b + 44 >> 2] = i; ; ) {
          if (c) {
            for (A = i + 16 | 0, e[b + 48 >> 2] = A, i = e[i + 8 >> 2], r = i >>> 0 < N[b + 40 >> 2] ? e[b + 36 >> 2] + v(i, 24) | 0 : 0, i = (r | 0) != 0, k = e[263370], i >>> 0 > e[263368] - k >>> 0 && k4(1053472, k, i, 4, 24), t = e[263370], i = e[263369] + v(t, 24) | 0; ; ) {
              if (r) {
                k = e[r + 20 >> 2], e[i + 16 >> 2] = e[r + 16 >> 2], e[i + 20 >> 2] = k, k = e[r + 12 >> 2], e[i + 8 >> 2] = e[r + 8 >> 2], e[i + 12 >> 2] = k, k = e[r + 4 >> 2], e[i >> 2] = e[r >> 2], e[i + 4 >> 2] = k, i = i + 24 | 0, t = t + 1 | 0, r = 0;
                continue;
              }
              break;
            }
            e[263370] = t, c = c - 16 | 0, i = A;
            continue;
          }
          break;
        }
        e[b + 60 >> 2] = b + 44, A = s - 16 | 0, s = A, i = e[b + 60 >> 2], e[A + 12 >> 2] = e[i >> 2], e[A + 8 >> 2] = e[i + 8 >> 2], Z(A + 8 | 0, 8, 16), s = A + 16 | 0, Z(b + 32 | 0, 4, 24);
      } else Z(b + 20 | 0, 8, 16);
      s = b - -64 | 0, Z2(h, a, o, u), s = l + 16 | 0, i = e[263527];
      e: {
        if (i >>> 0 >= 4) i: {
          if ((i | 0) != 7 || (i = e[263526], n[i + 12 | 0] != 1) || n0(i + 16 | 0, 1049444, 12)) break i;
          i = 0;
          break e;
        }
        i = p2();
      }
      return w[1053428] = 0, s = a + 128 | 0, s = f + 96 | 0, i | 0;
    }
    function I2(i, A, r) {
      var a = 0, b = 0, f = 0, k = 0, c = 0, t = 0, u = 0;
      for (a = s - 32 | 0, s = a, e[a + 16 >> 2] = 0, e[a + 20 >> 2] = 0, e[a + 8 >> 2] = 0, e[a + 12 >> 2] = 0, b = r & 15, b && x(a + 8 | 0, (r & 2147483632) + A | 0, b), c = (r & -16) + A | 0; ; ) {
        e: {
          i: {
            if (A && (b = A + 16 | 0, (A | 0) != (c | 0))) break i;
            if (t) break e;
            A = a + 8 | 0, t = 1, b = 0;
          }
          for (w[a + 31 | 0] = 126, f = a + 31 | 0, u = i4(A, f), w[a + 31 | 0] = 47, A = i4(A, f) | u, f = 0; ; ) {
            if (A) {
              A = A - 1 & A, f = f + 1 | 0;
              continue;
            }
            break;
          }
          k = f + k | 0, A = b;
          continue;
        }
        break;
      }
      X0(i, (r + k | 0) + 1 | 0), s = a + 32 | 0;
    }
    function d2(i, A, r) {
      var a = 0, b = 0, f = 0;
      a = s - 16 | 0, s = a;
      e: {
        i: switch (n[i | 0] - 1 | 0) {
          case 0:
            i = n[i + 1 | 0], i = v(i >>> 0 <= 61 ? i : 0, 25), A0(r, i + 1049529 | 0, n[i + 1049553 | 0]);
            break e;
          case 1:
            i = n[i + 1 | 0], N0(r, 34), i = v(i >>> 0 <= 61 ? i : 0, 25), A0(r, i + 1049529 | 0, n[i + 1049553 | 0]), N0(r, 34);
            break e;
          case 2:
            break i;
          default:
            break e;
        }
        if (b = n[i + 2 | 0], f = e[i + 4 >> 2], i = n[i + 1 | 0], w[a + 8 | 0] = 2, w[a + 9 | 0] = i, d2(a + 8 | 0, A, r), N0(r, 58), Y2(a, A, f), A0(r, e[a >> 2], e[a + 4 >> 2]), (b | 0) != 1) break e;
        N0(r, 44);
      }
      s = a + 16 | 0;
    }
    function O0(i, A, r) {
      var a = 0, b = 0, f = 0;
      a = s - 32 | 0, s = a;
      e: if (n[e[i + 20 >> 2] + 10 | 0] == 2) {
        if (f = e[i >> 2], b = e[i + 8 >> 2], i = b >>> 0 > N[i + 4 >> 2], B0(a + 4 | 0, i ? 1 : f, i ? 0 : b, e[A >> 2], e[A + 4 >> 2]), i = e[a + 4 >> 2], (i | 0) == -2147483648) break e;
        A = e[a + 8 >> 2], e[a + 16 >> 2] = i, e[a + 20 >> 2] = A, i = e[a + 12 >> 2], e[a + 24 >> 2] = i, A0(r, e[a + 20 >> 2], i), Z(a + 16 | 0, 1, 1);
      } else {
        A = e[A + 8 >> 2], A = A >>> 0 >= N[i + 16 >> 2] ? 1048576 : e[i + 12 >> 2] + v(A, 12) | 0, b = e[A + 4 >> 2], e[a + 16 >> 2] = e[A >> 2], e[a + 20 >> 2] = b, A = e[A + 8 >> 2], e[a + 24 >> 2] = A;
        i: switch ((A & 7) - 3 | 0) {
          case 0:
          case 3:
            break i;
          default:
            break e;
        }
        G0(i, a + 16 | 0, r);
      }
      s = a + 32 | 0;
    }
    function g2(i, A) {
      var r = 0, a = 0, b = 0, f = 0, k = 0, c = 0, t = 0, u = 0;
      for (a = s + -64 | 0, s = a, c = e[i + 4 >> 2], k = c - A | 0, r = a + 32 | 0, t = a + 16 | 0, u = e[i >> 2]; i = a + 48 | 0, A >>> 0 <= c >>> 0 & k >>> 0 >= 16 && (i = A + u | 0, b = n[i + 12 | 0] | n[i + 13 | 0] << 8 | (n[i + 14 | 0] << 16 | n[i + 15 | 0] << 24), f = n[i + 8 | 0] | n[i + 9 | 0] << 8 | (n[i + 10 | 0] << 16 | n[i + 11 | 0] << 24), w[r + 8 | 0] = f, w[r + 9 | 0] = f >>> 8, w[r + 10 | 0] = f >>> 16, w[r + 11 | 0] = f >>> 24, w[r + 12 | 0] = b, w[r + 13 | 0] = b >>> 8, w[r + 14 | 0] = b >>> 16, w[r + 15 | 0] = b >>> 24, b = n[i + 4 | 0] | n[i + 5 | 0] << 8 | (n[i + 6 | 0] << 16 | n[i + 7 | 0] << 24), i = n[i | 0] | n[i + 1 | 0] << 8 | (n[i + 2 | 0] << 16 | n[i + 3 | 0] << 24), w[r | 0] = i, w[r + 1 | 0] = i >>> 8, w[r + 2 | 0] = i >>> 16, w[r + 3 | 0] = i >>> 24, w[r + 4 | 0] = b, w[r + 5 | 0] = b >>> 8, w[r + 6 | 0] = b >>> 16, w[r + 7 | 0] = b >>> 24, i = r), e[a + 56 >> 2] = 0, e[a + 60 >> 2] = 0, e[a + 48 >> 2] = 0, e[a + 52 >> 2] = 0, b = n[i + 4 | 0] | n[i + 5 | 0] << 8 | (n[i + 6 | 0] << 16 | n[i + 7 | 0] << 24), e[a + 8 >> 2] = n[i | 0] | n[i + 1 | 0] << 8 | (n[i + 2 | 0] << 16 | n[i + 3 | 0] << 24), e[a + 12 >> 2] = b, b = n[i + 12 | 0] | n[i + 13 | 0] << 8 | (n[i + 14 | 0] << 16 | n[i + 15 | 0] << 24), e[a + 16 >> 2] = n[i + 8 | 0] | n[i + 9 | 0] << 8 | (n[i + 10 | 0] << 16 | n[i + 11 | 0] << 24), e[a + 20 >> 2] = b, k = k - 16 | 0, A = A + 16 | 0, i = U2(a + 8 | 0) | U2(t) << 8, !i; ) ;
      return s = a - -64 | 0, i ? i = 31 - $(i - 1 ^ i) | 0 : i = 32, (i + A | 0) - 16 | 0;
    }
    function C2(i, A, r) {
      var a = 0, b = 0, f = 0, k = 0, c = 0, t = 0, u = 0;
      a = r + 4 | 0, k = r >>> 0 > a >>> 0 ? r : a, c = e[A + 12 >> 2], u = e[A + 16 >> 2], b = 1;
      e: {
        for (; ; ) {
          i: {
            if ((r | 0) == (k | 0)) break e;
            if (r >>> 0 >= u >>> 0) break i;
            if (f = n[r + c | 0], a = f - 48 | 0, (a & 255) >>> 0 >= 10) if ((f - 97 & 255) >>> 0 < 6) a = f - 87 | 0;
            else {
              if ((f - 71 & 255) >>> 0 < 250) break i;
              a = f - 55 | 0;
            }
            t = a & 255 | t << 4, r = r + 1 | 0;
            continue;
          }
          break;
        }
        b = 0, f = e[A + 16 >> 2];
        i: {
          if (f >>> 0 <= r >>> 0) a = e[A + 20 >> 2], b = a >>> 0 > r >>> 0;
          else A: {
            if (a = e[A + 20 >> 2], a >>> 0 <= r >>> 0) break A;
            if (k = e[A + 12 >> 2], c = w[k + r | 0], (c | 0) >= 0) {
              b = 1;
              break A;
            }
            if (b = v0(A + 12 | 0, r), b) break A;
            if (a = 0, b = r + 1 | 0, b >>> 0 < f >>> 0 && (a = (n[b + k | 0] & 224) == 160), b = r + 2 | 0, b >>> 0 < f >>> 0) a: {
              if (a ^ 1 | (c | 0) != -19 || w[b + k | 0] >= -64) break a;
              w[A + 4 | 0] = 15, e[A >> 2] = r, e[A + 8 >> 2] = r + 3;
              break i;
            }
            w[A + 4 | 0] = 14, e[A >> 2] = r, e[A + 8 >> 2] = r + 1;
            break i;
          }
          w[A + 4 | 0] = 10, r = r >>> 0 > a >>> 0 ? a : r, e[A >> 2] = r, e[A + 8 >> 2] = r + b;
        }
        b = 0;
      }
      e[i + 4 >> 2] = t, e[i >> 2] = b;
    }
    function N2(i) {
      var A = 0, r = 0, a = 0, b = 0, f = 0, k = 0, c = 0;
      A = s - 16 | 0, s = A, r = e[i + 8 >> 2], A0(i, 1048888, 32), c = e[i + 8 >> 2], b = r + 32 | 0, f = c >>> 0 < b >>> 0, b = f ? 0 : b, f = f ? 1 : e[i + 4 >> 2];
      e: {
        for (; ; ) {
          if (r >>> 0 > a >>> 0) {
            if (k = 1, w[a + f | 0] < 0 & a >>> 0 < b >>> 0 && (e[A + 12 >> 2] = r, e[A + 8 >> 2] = b, e[A + 4 >> 2] = f, k = v0(A + 4 | 0, a), !k)) break e;
            a = a + k | 0;
            continue;
          }
          break;
        }
        if (r >>> 0 > c >>> 0) break e;
        e[i + 8 >> 2] = r;
      }
      return s = A + 16 | 0, r >>> 0 <= a >>> 0;
    }
    function m2(i, A) {
      var r = 0, a = 0;
      e: {
        if (r = n[i | 0], (r | 0) == n[A | 0]) i: {
          a = 1;
          A: switch (r | 0) {
            case 5:
              return i = n[i + 1 | 0], A = n[A + 1 | 0], r = (i | 0) == (A | 0), a = r & i >>> 0 > 13, i = i >>> 0 < 14, A = A >>> 0 > 13 ? a : i, i ? r & A : A;
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
        return a;
      }
      return n[i + 1 | 0] == n[A + 1 | 0];
    }
    function p0(i, A, r) {
      var a = 0, b = 0, f = 0, k = 0, c = 0, t = 0;
      for (k = A >>> 0 < r >>> 0 ? r : A; ; ) {
        if ((A | 0) != (k | 0)) {
          if (b = e[i + 16 >> 2], r = b >>> 0 > A >>> 0, a = v(A, 12), A = A + 1 | 0, f = e[i + 12 >> 2], r = e[(r ? a + f | 0 : 1048576) + 8 >> 2], (r & 7) != 4) continue;
          for (a = r >>> 4 | 0, r = e[i + 28 >> 2], c = r + 12 | 0, t = e[r + 20 >> 2], r = A; ; ) {
            if (r >>> 0 < a >>> 0) {
              w4(c, r), r = r + 1 | 0, r = e[(r >>> 0 >= b >>> 0 ? 1048576 : v(r, 12) + f | 0) + 8 >> 2] >>> 4 | 0;
              continue;
            }
            break;
          }
          n4(i, t);
          continue;
        }
        break;
      }
    }
    function w0(i, A, r, a, b, f) {
      var k = 0, c = 0, t = 0, u = 0, l = 0, o = 0, h = 0, B = 0;
      if (c = s - 16 | 0, s = c, f && (k = a, a = r + a | 0, k >>> 0 <= a >>> 0)) {
        l = c + 4 | 0, k = s - 32 | 0, s = k, h = 1, t = 4, r = e[A >> 2] << 1, r = r >>> 0 < a >>> 0 ? a : r, o = (f | 0) == 1 ? 8 : f >>> 0 < 1025 ? 4 : 1, B = r >>> 0 > o >>> 0 ? r : o, r = q(f, 0, B, 0);
        e: {
          if (!Y & -2147483648 - b >>> 0 >= r >>> 0) {
            t = 0, a = k + 28 | 0, f && (u = e[A >> 2], u && (e[k + 28 >> 2] = b, t = v(f, u), f = e[A + 4 >> 2], a = k + 24 | 0)), e[a >> 2] = t, e[k + 28 >> 2] ? (a = e[k + 24 >> 2], a ? (f = h4(f, a, b, r), a = r) : (f2(k + 16 | 0, b, r), f = e[k + 16 >> 2], a = e[k + 20 >> 2])) : (f2(k + 8 | 0, b, r), f = e[k + 8 >> 2], a = e[k + 12 >> 2]), f ? (e[l + 4 >> 2] = f, h = 0, r = a) : e[l + 4 >> 2] = b, t = 8;
            break e;
          }
          r = 0;
        }
        e[t + l >> 2] = r, e[l >> 2] = h, s = k + 32 | 0, e[c + 4 >> 2] != 1 ? (r = e[c + 8 >> 2], e[A >> 2] = B, e[A + 4 >> 2] = r, u = -2147483647) : (o = e[c + 12 >> 2], u = e[c + 8 >> 2]);
      }
      e[i + 4 >> 2] = o, e[i >> 2] = u, s = c + 16 | 0;
    }
    function y2(i) {
      var A = 0, r = 0, a = 0, b = 0;
      if (A = e[i + 4 >> 2], r = A >>> 0 >= 4 ? 4 : A, e[i + 4 >> 2] = A - r, b = e[i >> 2], e[i >> 2] = b + r, i = 0, A) for (; a = n[b | 0], A = a - 48 | 0, (A & 255) >>> 0 >= 10 && (A = (a - 97 & 255) >>> 0 < 6 ? a - 87 | 0 : (a - 65 & 255) >>> 0 >= 6 ? 16 : a - 55 | 0), i = A & 15 | i << 4, b = b + 1 | 0, r = r - 1 | 0, !!r; ) ;
      return i;
    }
    function M0(i, A) {
      var r = 0, a = 0;
      e: {
        if ((n[A + 19 | 0] & 30) == 8) {
          if (n[i + 45 | 0]) break e;
          if (n[i + 46 | 0]) {
            if (n[A + 16 | 0]) break e;
            i: switch (r = n[A + 17 | 0], n[v(r >>> 0 <= 78 ? r : 0, 12) + 1051087 | 0] - 2 | 0) {
              case 0:
              case 4:
                break i;
              default:
                break e;
            }
            w[A + 21 | 0] = 0;
          }
          if (r = e[i + 24 >> 2], n[r + 47 | 0]) break e;
        } else r = e[i + 24 >> 2];
        if (a = n[A + 20 | 0], (a | 0) == 3 || n[r + 46 | 0] & n[A + 21 | 0] == 1 || (w[i + 40 | 0] = n[i + 40 | 0] & (a | 0) != 0, n[i + 44 | 0])) break e;
        f4(e[i + 28 >> 2], A);
      }
    }
    function L0(i, A, r, a) {
      var b = 0, f = 0, k = 0, c = 0;
      b = n[A + 58 | 0], f = n[A + 57 | 0], A = b + f >>> 0 > 79, f = A ? 1 : v(f, 12) + 1051079 | 0, A = v(A ? 0 : b, 12), b = 0;
      e: {
        for (; ; ) {
          if (!A) break e;
          if (k = n[f + 9 | 0], !c4(v(k >>> 0 <= 61 ? k : 0, 25) + 1049529 | 0, r, a)) {
            A = A - 12 | 0, b = b + 1 | 0, f = f + 12 | 0;
            continue;
          }
          break;
        }
        c = 1;
      }
      e[i + 4 >> 2] = b, e[i >> 2] = c;
    }
    function S0(i, A, r) {
      var a = 0, b = 0, f = 0, k = 0;
      if (a = s - 16 | 0, s = a, (A | 0) != (r | 0)) e: {
        if (b = e[i + 8 >> 2], f = b >>> 0 > N[i + 4 >> 2], b = (f ? 0 : b) >>> 0 < r >>> 0 | A >>> 0 > r >>> 0, b || (i = b ? 1 : (f ? 1 : e[i >> 2]) + A | 0, n[i | 0] != 34) || (K2(a + 8 | 0, i + 1 | 0, (A ^ -1) + r | 0), !e[a + 12 >> 2])) break e;
        k = !(n[e[a + 8 >> 2]] - 91 & 223);
      }
      return s = a + 16 | 0, k;
    }
    function P0(i, A, r, a, b, f, k, c) {
      var t = 0;
      t = s - 32 | 0, s = t, w[t + 29 | 0] = r, w[t + 28 | 0] = 0, w[t + 27 | 0] = A, w[t + 24 | 0] = 0, e[t + 16 >> 2] = b, e[t + 20 >> 2] = f, e[t + 12 >> 2] = k, e[t + 8 >> 2] = f, r = e[i + 20 >> 2], w[t + 25 | 0] = a, A = v(((a & 255) >>> 0 <= 78 ? a : 0) & 255, 12), w[t + 26 | 0] = n[(n[A + 1051079 | 0] ? A + 1051080 | 0 : r + 9 | 0) | 0], m0(i, t + 8 | 0, !n[A + 1051083 | 0], c), s = t + 32 | 0;
    }
    function q0(i, A, r, a) {
      var b = 0, f = 0, k = 0;
      b = A + a | 0;
      e: {
        if (b >>> 0 >= A >>> 0) i: {
          if (f = e[i + 16 >> 2], f >>> 0 < b >>> 0 || (k = e[i + 12 >> 2], n0(k + A | 0, r, a)) || (a = b >>> 0 < f >>> 0 ? n[b + k | 0] : 0, r = a & 255, (r | 0) == 46 | (r | 0) == 95 | (a - 48 & 255) >>> 0 < 10)) break i;
          if (((a & -33) - 65 & 255) >>> 0 >= 26) break e;
        }
        V2(i, A), b = 0;
      }
      return b;
    }
    function R2(i, A) {
      var r = 0, a = 0, b = 0, f = 0, k = 0;
      if (a = e[i + 12 >> 2], b = e[i + 16 >> 2], f = n[a + A | 0] == 237 & b >>> 0 > A >>> 0, r = A + 1 | 0, b >>> 0 > r >>> 0 && (k = (n[r + a | 0] & 224) == 160), r = A + 2 | 0, b >>> 0 > r >>> 0) e: {
        if (!(k & f) || w[r + a | 0] >= -64) break e;
        w[i + 4 | 0] = 15, e[i >> 2] = A, e[i + 8 >> 2] = A + 3;
        return;
      }
      w[i + 4 | 0] = 14, e[i >> 2] = A, e[i + 8 >> 2] = A + 1;
    }
    function Z0(i, A, r, a) {
      var b = 0, f = 0, k = 0;
      k = a ^ -1, A = e[263540] + (A << 2) | 0;
      e: {
        i: {
          for (; ; ) {
            if (A = e[A >> 2], A) {
              if (f = e[A + 12 >> 2] + A | 0, b = A + a & k, f >>> 0 < b + r >>> 0) continue;
              break i;
            }
            break;
          }
          A = 0;
          break e;
        }
        c0(A), (A | 0) != (b | 0) ? b0(A, b) : (A = A - 4 | 0, e[A >> 2] = e[A >> 2] ^ 2), e[i + 8 >> 2] = f, e[i + 4 >> 2] = b, A = 1;
      }
      e[i >> 2] = A;
    }
    function z0(i, A) {
      var r = 0, a = 0, b = 0, f = 0;
      return a = s + -64 | 0, s = a, r = a + 48 | 0, b = e[i >> 2], f = e[b + 4 >> 2], i = e[e[i + 4 >> 2] >> 2] + A | 0, f >>> 0 >= i >>> 0 & f - i >>> 0 >= 16 && (r = i + e[b >> 2] | 0, A = n[r + 12 | 0] | n[r + 13 | 0] << 8 | (n[r + 14 | 0] << 16 | n[r + 15 | 0] << 24), i = n[r + 8 | 0] | n[r + 9 | 0] << 8 | (n[r + 10 | 0] << 16 | n[r + 11 | 0] << 24), w[a + 40 | 0] = i, w[a + 41 | 0] = i >>> 8, w[a + 42 | 0] = i >>> 16, w[a + 43 | 0] = i >>> 24, w[a + 44 | 0] = A, w[a + 45 | 0] = A >>> 8, w[a + 46 | 0] = A >>> 16, w[a + 47 | 0] = A >>> 24, A = n[r + 4 | 0] | n[r + 5 | 0] << 8 | (n[r + 6 | 0] << 16 | n[r + 7 | 0] << 24), i = n[r | 0] | n[r + 1 | 0] << 8 | (n[r + 2 | 0] << 16 | n[r + 3 | 0] << 24), w[a + 32 | 0] = i, w[a + 33 | 0] = i >>> 8, w[a + 34 | 0] = i >>> 16, w[a + 35 | 0] = i >>> 24, w[a + 36 | 0] = A, w[a + 37 | 0] = A >>> 8, w[a + 38 | 0] = A >>> 16, w[a + 39 | 0] = A >>> 24, r = a + 32 | 0), e[a + 56 >> 2] = 0, e[a + 60 >> 2] = 0, e[a + 48 >> 2] = 0, e[a + 52 >> 2] = 0, i = n[r + 4 | 0] | n[r + 5 | 0] << 8 | (n[r + 6 | 0] << 16 | n[r + 7 | 0] << 24), e[a + 8 >> 2] = n[r | 0] | n[r + 1 | 0] << 8 | (n[r + 2 | 0] << 16 | n[r + 3 | 0] << 24), e[a + 12 >> 2] = i, i = n[r + 12 | 0] | n[r + 13 | 0] << 8 | (n[r + 14 | 0] << 16 | n[r + 15 | 0] << 24), e[a + 16 >> 2] = n[r + 8 | 0] | n[r + 9 | 0] << 8 | (n[r + 10 | 0] << 16 | n[r + 11 | 0] << 24), e[a + 20 >> 2] = i, i = _0(a + 8 | 0), s = a - -64 | 0, i;
    }
    function Z2(i, A, r, a) {
      var b = 0, f = 0, k = 0, c = 0, t = 0, u = 0, l = 0, o = 0, h = 0, B = 0, Q = 0, D = 0, E = 0, d = 0, g = 0, C = 0, m = 0, y = 0, R = 0, z = 0, F = 0, V = 0, X = 0, j = 0, U = 0, H = 0, O = 0, L = 0, S = 0, _ = 0, a0 = 0, t0 = 0, u0 = 0, j0 = 0, t2 = 0, u2 = 0, w2 = 0, l2 = 0, D4 = 0, E4 = 0, M4 = 0, I4 = 0, d4 = 0, g4 = 0, C4 = 0, N4 = 0, m4 = 0, y4 = 0, R4 = 0, Z4 = 0;
      z = s - 48 | 0, s = z, c = e[i >> 2], (c & 255) == 4 ? w[z + 28 | 0] = 4 : (f = e[i + 4 >> 2], u = e[263363], k = e[263362], e[z + 28 >> 2] = c, e[z + 32 >> 2] = f, e[z + 24 >> 2] = u, e[z + 20 >> 2] = k, e[z + 16 >> 2] = e[A + 8 >> 2], c = e[A + 4 >> 2], e[z + 8 >> 2] = e[A >> 2], e[z + 12 >> 2] = c), f = s - 16 | 0, s = f, e[263530] = 0, e[263527] = 0, T(1049432, 1049444), T(1049424, 1049432), k = e[263530], c = -1;
      e: {
        i: {
          A: switch (u = z + 8 | 0, n[u + 20 | 0] - 1 | 0) {
            case 0:
              break A;
            case 1:
              break i;
            default:
              break e;
          }
          c = e[u + 24 >> 2], c = c >>> 0 >= N[u + 16 >> 2] ? 1048576 : e[u + 12 >> 2] + v(c, 12) | 0, t = e[c + 4 >> 2], e[f >> 2] = e[c >> 2], e[f + 4 >> 2] = t, e[f + 8 >> 2] = e[c + 8 >> 2], G0(u, f, 1054112), c = 62;
          break e;
        }
        c = 63;
      }
      R4 = f, Z4 = b2(k), e[R4 + 4 >> 2] = Z4, e[f >> 2] = c, T(f, f + 8 | 0), s = f + 16 | 0, D4 = i, y = s + -64 | 0, s = y, t2 = a, i = e[a + 16 >> 2], X = e[263370], c = i >>> 0 < X >>> 0 ? i : X, h = e[263369], H = z + 40 | 0;
      e: {
        i: {
          if (X) A: {
            if (a = X - 1 | 0, i = h + v(a, 24) | 0, f = n[i + 19 | 0], f >>> 0 > 5 | (f | 0) == 2 || (f = c - 1 | 0, a >>> 0 <= f >>> 0)) break A;
            u = e[i >> 2], k = e[i + 4 >> 2], t = e[i + 8 >> 2], Q = e[i + 12 >> 2], O = e[i + 20 >> 2], a = h + v(f, 24) | 0, e[a + 16 >> 2] = e[i + 16 >> 2], e[a + 20 >> 2] = O, e[a + 8 >> 2] = t, e[a + 12 >> 2] = Q, e[a >> 2] = u, e[a + 4 >> 2] = k;
            break i;
          }
          if (c) break i;
          r = 0;
          break e;
        }
        for (e[y + 32 >> 2] = t2, i = e[A + 4 >> 2], e[y + 8 >> 2] = e[A >> 2], e[y + 12 >> 2] = i, e[y + 16 >> 2] = e[A + 8 >> 2], i = e[263363], e[y + 20 >> 2] = e[263362], e[y + 24 >> 2] = i, e[y + 28 >> 2] = v(r >>> 0 <= 9 ? r : 0, 12) + 1052128, e[y + 56 >> 2] = c, e[y + 52 >> 2] = h + v(X, 24), e[y + 48 >> 2] = h, B = y + 8 | 0, e[y + 60 >> 2] = B, O = y + 36 | 0, A = s - 32 | 0, s = A, t = A + 8 | 0, R = y + 48 | 0, i = e[R + 8 >> 2], i ? (a = (e[R + 4 >> 2] - e[R >> 2] >>> 0) / 24 | 0, i = i >>> 0 < a >>> 0 ? i : a) : i = 0, l0(t, i, 4, 56), e[A + 28 >> 2] = 0, i = e[A + 12 >> 2], e[A + 20 >> 2] = e[A + 8 >> 2], e[A + 24 >> 2] = i, i = s - 16 | 0, s = i, a = A + 20 | 0, c = e[R + 8 >> 2], c ? (f = (e[R + 4 >> 2] - e[R >> 2] >>> 0) / 24 | 0, t = f >>> 0 > c >>> 0 ? c : f) : t = 0, p(a, t, 56, 4), c = e[a + 4 >> 2], f = e[a + 8 >> 2], e[i + 4 >> 2] = a + 8, Y = c, e[i + 8 >> 2] = f, e[i + 12 >> 2] = Y, c = s + -64 | 0, s = c, u = e[R >> 2], a = (e[R + 4 >> 2] - u >>> 0) / 24 | 0, f = e[R + 8 >> 2], a = a >>> 0 < f >>> 0 ? a : f, f = i + 4 | 0, k = e[f + 4 >> 2], t = e[f + 8 >> 2] + v(k, 56) | 0, f = e[f >> 2], Q = e[R + 12 >> 2]; ; ) {
          if (a) {
            b = c + 8 | 0, o2(b, Q, u), x(t, b, 56), a = a - 1 | 0, u = u + 24 | 0, t = t + 56 | 0, k = k + 1 | 0;
            continue;
          }
          break;
        }
        if (e[f >> 2] = k, s = c - -64 | 0, s = i + 16 | 0, e[O + 8 >> 2] = e[A + 28 >> 2], a = e[A + 24 >> 2], i = O, e[i >> 2] = e[A + 20 >> 2], e[i + 4 >> 2] = a, s = A + 32 | 0, k = 0, u = 0, c = 0, a = 0, b = s - 352 | 0, s = b, F = e[i + 8 >> 2], l = e[i + 4 >> 2], n[e[B + 20 >> 2] + 10 | 0] != 2) {
          e[b + 272 >> 2] = e[B + 16 >> 2], A = e[B + 12 >> 2], e[b + 264 >> 2] = e[B + 8 >> 2], e[b + 268 >> 2] = A, A = e[B + 4 >> 2], e[b + 256 >> 2] = e[B >> 2], e[b + 260 >> 2] = A, A = v(F, 56), e[b + 220 >> 2] = l + A, e[b + 216 >> 2] = l, e[b + 296 >> 2] = 0, e[b + 288 >> 2] = 0, e[b + 292 >> 2] = 4, e[b + 316 >> 2] = e[B + 16 >> 2], f = e[B + 12 >> 2], e[b + 308 >> 2] = e[B + 8 >> 2], e[b + 312 >> 2] = f, f = e[B + 4 >> 2], e[b + 300 >> 2] = e[B >> 2], e[b + 304 >> 2] = f, e[b + 228 >> 2] = b + 256, e[b + 224 >> 2] = b + 288, f = b + 224 | 0;
          i: {
            for (; ; ) {
              A: {
                if (!A) break i;
                if (R0(b + 48 | 0, l), n[b + 48 | 0] != 6 && (x2(b + 40 | 0, f, l), e[b + 40 >> 2] & 1)) break A;
                l = l + 56 | 0, A = A - 56 | 0;
                continue;
              }
              break;
            }
            if (A = e[b + 44 >> 2], e[b + 216 >> 2] = l + 56, t = e[(A >>> 0 >= N[b + 272 >> 2] ? 1048576 : e[b + 268 >> 2] + v(A, 12) | 0) + 8 >> 2] >>> 4 | 0, A = s - 32 | 0, s = A, f = b + 216 | 0, Q = e[f + 4 >> 2], k = e[f >> 2], l = e[f + 8 >> 2], f = e[f + 12 >> 2], e[A + 28 >> 2] = f, e[A + 24 >> 2] = l, (k | 0) != (Q | 0)) for (l = (Q - k >>> 0) / 56 | 0, Q = e[f + 16 >> 2], f = e[f + 12 >> 2]; ; ) {
              if (R0(A + 16 | 0, k), n[A + 16 | 0] != 6) A: {
                if (x2(A + 8 | 0, A + 24 | 0, k), e[A + 8 >> 2] != 1) break A;
                d = e[A + 12 >> 2], d = e[(Q >>> 0 <= d >>> 0 ? 1048576 : f + v(d, 12) | 0) + 8 >> 2] >>> 4 | 0, t = t >>> 0 > d >>> 0 ? t : d;
              }
              if (k = k + 56 | 0, l = l - 1 | 0, !l) break;
            }
            s = A + 32 | 0, k = t;
          }
          Z(b + 288 | 0, 4, 16);
        } else {
          for (A = v(F, 56); f = A, !!(f && (A = f - 56 | 0, R0(b + 32 | 0, l), l = l + 56 | 0, n[b + 32 | 0] == 6)); ) ;
          k = f ? -1 : 0;
        }
        for (e[b + 56 >> 2] = k, e[b + 296 >> 2] = F, e[b + 292 >> 2] = h + v(X, 24), e[b + 288 >> 2] = h, e[b + 300 >> 2] = b + 56, e[b + 304 >> 2] = B, Q = i, k = s + -64 | 0, s = k, f = b + 288 | 0, d = e[f + 16 >> 2], g = e[f + 12 >> 2], t = e[f + 4 >> 2], i = e[f >> 2], A = e[f + 8 >> 2]; ; ) {
          i: {
            if (e[f + 8 >> 2] = 0, A) {
              if (A - 1 >>> 0 >= (t - i >>> 0) / 24 >>> 0) break i;
              i = v(A, 24) + i | 0;
            }
            for (; ; ) {
              if (A = i, (i | 0) == (t | 0)) break i;
              if (i = i + 24 | 0, e[f >> 2] = i, !(N[A + 8 >> 2] >= N[g >> 2]) && (l = n[A + 19 | 0], !(l >>> 0 > 17 | !(1 << l & 213120)))) break;
            }
            if (o2(k + 8 | 0, d, A), n[k + 61 | 0] == 3) break i;
            l = e[Q + 8 >> 2], (l | 0) == e[Q >> 2] && p(Q, 1, 56, 4), i = A + 24 | 0, x(e[Q + 4 >> 2] + v(l, 56) | 0, k + 8 | 0, 56), e[Q + 8 >> 2] = l + 1, A = 0;
            continue;
          }
          break;
        }
        s = k - -64 | 0, e[b + 212 >> 2] = r, e[b + 208 >> 2] = X, e[b + 204 >> 2] = h, i = e[B + 4 >> 2], e[b + 180 >> 2] = e[B >> 2], e[b + 184 >> 2] = i, i = e[B + 12 >> 2], e[b + 188 >> 2] = e[B + 8 >> 2], e[b + 192 >> 2] = i, e[b + 196 >> 2] = e[B + 16 >> 2], e[b + 200 >> 2] = e[B + 24 >> 2], A = b + 60 | 0, x(A, 1049004, 108), e[b + 176 >> 2] = 0, e[b + 168 >> 2] = 0, e[b + 172 >> 2] = 4, _ = e[Q + 8 >> 2], l = v(_, 56), i = e[Q + 4 >> 2], d = l + i | 0, j = A + 108 | 0, V = b + 180 | 0, A = i;
        i: {
          A: {
            for (; ; ) {
              if (l) {
                if (r = n[A + 51 | 0], l = l - 56 | 0, A = A + 56 | 0, (r | 0) == 2 | r >>> 0 > 5) continue;
                break A;
              }
              break;
            }
            for (k = 0, e[b + 240 >> 2] = 0, e[b + 232 >> 2] = 0, e[b + 236 >> 2] = 4, e[b + 252 >> 2] = 0, e[b + 244 >> 2] = 0, e[b + 248 >> 2] = 8, e[b + 264 >> 2] = 0, e[b + 256 >> 2] = 0, e[b + 260 >> 2] = 4, e[b + 284 >> 2] = e[B + 16 >> 2], A = e[B + 12 >> 2], e[b + 276 >> 2] = e[B + 8 >> 2], e[b + 280 >> 2] = A, A = e[B + 4 >> 2], e[b + 268 >> 2] = e[B >> 2], e[b + 272 >> 2] = A, r = i, A = 0; ; ) {
              a: {
                for (l = r - 52 | 0; ; ) {
                  if (f = l + 52 | 0, (d | 0) == (f | 0)) break a;
                  if (R0(b + 24 | 0, f), l = l + 56 | 0, A = A + 1 | 0, t = n[b + 24 | 0], (t | 0) != 6) break;
                }
                g = n[b + 25 | 0], k = 0;
                r: if (e[b + 212 >> 2] - 7 >>> 0 >= 3) {
                  if (H0(b + 288 | 0, b + 256 | 0, e[l + 36 >> 2]), r = e[b + 296 >> 2], h = 0, !r || (r = e[b + 292 >> 2] + (r << 4) | 0, f = r - 16 | 0, h = 0, !f)) break r;
                  k = e[f >> 2], h = e[r - 12 >> 2];
                } else h = 0;
                D = h, r = b + 244 | 0, (t | 0) != 5 ? h = n[l | 0] : h = n[l + 2 | 0] | 256, o0(r, h, k, e[b + 240 >> 2]), h = e[b + 240 >> 2], (h | 0) == e[b + 232 >> 2] && h0(b + 232 | 0, 16), r = l + 52 | 0, f = e[b + 236 >> 2] + (h << 4) | 0, w[f + 13 | 0] = g, w[f + 12 | 0] = t, e[f + 8 >> 2] = D, e[f + 4 >> 2] = k, e[f >> 2] = A - 1, k = h + 1 | 0, e[b + 240 >> 2] = k;
                continue;
              }
              break;
            }
            if (k) a: for (A = e[b + 252 >> 2], r = e[b + 248 >> 2], e[b + 296 >> 2] = 0, e[b + 288 >> 2] = 0, e[b + 292 >> 2] = 8, t = A, A = b + 288 | 0, T0(r, t, A), Z(A, 8, 16), E4 = F >>> 0 > _ >>> 0 ? 4 : i, l = e[b + 248 >> 2], M4 = l + 16 | 0, a0 = e[b + 252 >> 2], I4 = (a0 << 4) + l | 0, d4 = A + 5 | 0, g4 = b + 221 | 0, C4 = e[b + 240 >> 2], N4 = e[b + 236 >> 2]; ; ) {
              for (r = a, t = f, h = c, A = t0 - 1 | 0, f = M4 + (t0 << 4) | 0; ; ) {
                r: {
                  if ((l | 0) == (I4 | 0)) break a;
                  t0 = A + 2 | 0, i = e[l + 8 >> 2], a = e[l >> 2], c = e[l + 4 >> 2];
                  f: {
                    if (A >>> 0 < a0 >>> 0 && (k = f - 32 | 0, E = 1, (a | 0) == e[k >> 2] & (c | 0) == e[k + 4 >> 2])) break f;
                    t0 >>> 0 < a0 >>> 0 ? E = e[f >> 2] == (a | 0) & e[f + 4 >> 2] == (c | 0) : E = 0;
                  }
                  if (i >>> 0 < C4 >>> 0 & F >>> 0 <= _ >>> 0 && (D = N4 + (i << 4) | 0, i = e[D >> 2], i >>> 0 < F >>> 0)) break r;
                  l = l + 16 | 0, A = A + 1 | 0, f = f + 16 | 0;
                  continue;
                }
                break;
              }
              d = v(i, 56) + E4 | 0, a = n[d + 4 | 0], k = n[d + 6 | 0], i = e[d + 36 >> 2], A = e[d + 32 >> 2], c = e[D + 8 >> 2], f = e[b + 176 >> 2];
              r: {
                f: {
                  k: {
                    b: {
                      c: {
                        n: {
                          w: {
                            t: {
                              u: switch (n[D + 12 | 0] - 1 | 0) {
                                default:
                                  if (r2(b + 60 | 0, c), m = 71, u = 255, E) {
                                    g = 1;
                                    break n;
                                  } else {
                                    C = 255;
                                    break t;
                                  }
                                case 0:
                                  if (h = n[D + 13 | 0], r2(b + 60 | 0, c), i = c + 1 | 0, i = i >>> 0 >= N[b + 196 >> 2] ? 1048576 : e[b + 192 >> 2] + v(i, 12) | 0, A = e[i + 8 >> 2] & 7, A) {
                                    if (g = 1, m = 71, u = 255, (A | 0) != 3) break n;
                                    for (A = e[i + 4 >> 2], r = e[i >> 2], C = e[b + 180 >> 2], t = e[b + 184 >> 2], o = 0, e[b + 296 >> 2] = 0, i = A - ((A | 0) != 0) | 0, k = r + 1 | 0, t = i >>> 0 < k >>> 0 | i >>> 0 > t >>> 0, e[b + 292 >> 2] = t ? 0 : i - k | 0, e[b + 288 >> 2] = t ? 1 : k + C | 0; ; ) {
                                      l: {
                                        if (f0(b, b + 288 | 0), !n[b | 0]) break l;
                                        if (i = n[b + 1 | 0], (i - 32 & 255) >>> 0 >= 95) break n;
                                        if (t = o & 255, o = i, t | (i | 0) != 32) continue;
                                        break n;
                                      }
                                      break;
                                    }
                                    if (C = 255, (o & 255) == 32) break f;
                                    i = A - r >>> 0 > 2, m = i ? 72 : 71, i = i ? h : -1;
                                  } else m = 71, i = 255;
                                  if (C = i, E) break w;
                                  u = 255;
                                  break t;
                                case 1:
                                  if (E || (L = n[D + 13 | 0], E2(b + 16 | 0, b + 60 | 0, c), S = e[b + 20 >> 2], k = e[b + 16 >> 2], u2 = c + 1 | 0, Y2(b + 8 | 0, V, u2), u0 = e[b + 192 >> 2], i = e[D + 4 >> 2], j0 = e[b + 196 >> 2], A = e[(j0 >>> 0 <= i >>> 0 ? 1048576 : u0 + v(i, 12) | 0) + 8 >> 2], (A & 7) != 4)) break c;
                                  for (D = A >>> 4 | 0, g = n[v(((a & 255) >>> 0 <= 78 ? a : 0) & 255, 12) + 1051088 | 0], m4 = e[b + 12 >> 2] + n[v(g >>> 0 <= 61 ? g : 0, 25) + 1049553 | 0] | 0, i = i + 1 | 0; ; ) {
                                    if (A = i, i >>> 0 >= D >>> 0) break c;
                                    if (i = i + 1 | 0, E = i >>> 0 >= j0 >>> 0 ? 1048576 : u0 + v(i, 12) | 0, U = e[E + 8 >> 2], i = U >>> 4 | 0, (U & 7) == 5 && H2(b + 60 | 0, A, L)) break;
                                  }
                                  i = 0, D = e[E + 8 >> 2];
                                  l: {
                                    if ((D & 7) == 5) {
                                      for (y4 = D >>> 4 | 0, i = A + 2 | 0, D = 0, E = 0; ; ) {
                                        if (A = i, i >>> 0 < y4 >>> 0) {
                                          if (i = v(i, 12), U = A >>> 0 >= N[b + 196 >> 2] ? 1048576 : i + e[b + 192 >> 2] | 0, w2 = e[U + 8 >> 2], (w2 & 7) != 4) break c;
                                          if (i = e[(A >>> 0 >= j0 >>> 0 ? 1048576 : i + u0 | 0) + 8 >> 2] >>> 4 | 0, U = e[U >> 2], l2 = b + 60 | 0, D2(l2, A, g) || (k >>> 0 >= U >>> 0 | D || (w[b + 288 | 0] = 0, s0(l2, k, S, b + 288 | 0), D = 1), e[b + 292 >> 2] = u2, w[b + 289 | 0] = g, w[b + 288 | 0] = 3, w[b + 290 | 0] = (A + 1 | 0) != (w2 >>> 4 | 0), A = U + 1 | 0, s0(b + 60 | 0, A, A, b + 288 | 0), E = E + m4 | 0, E >>> 0 <= 1048576)) continue;
                                          break c;
                                        }
                                        break;
                                      }
                                      if (i = (E | 0) != 0, D) break l;
                                    }
                                    w[b + 288 | 0] = 0, s0(b + 60 | 0, k, S, b + 288 | 0);
                                  }
                                  m = i ? 73 : 71, C = i ? L : -1;
                                  break w;
                                case 2:
                                  r2(b + 60 | 0, c), g = 1, m = 71, u = 255;
                                  break n;
                                case 3:
                                  if (w[b + 288 | 0] = 2, w[b + 289 | 0] = k, s0(b + 60 | 0, A, i, b + 288 | 0), g = 1, m = 74, C = 255, E | n[d + 8 | 0] != 66) break k;
                                  if (i = a & 255, A = (i >>> 0 <= 78 ? a : 0) & 255, u = v(A, 12), t = n[u + 1051089 | 0], A = v((A >>> 0 >= 11 ? t : 0) & 255, 60), n[A + 1052300 | 0] == 1) l: {
                                    if (h = A + 1052248 | 0, (i | 0) != n[h + 57 | 0]) break l;
                                    m = 1, i = 0, r = e[b + 200 >> 2], C = 0, A = n[(u + 1051079 | 0) + 11 | 0], A >>> 0 <= 4 && (u = v(A, 10) + 1049479 | 0, o = n[(u + n[r + 45 | 0] | 0) + 8 | 0], A = o >>> 0 > 8, C = A ? 0 : o, m = A ? 1 : u);
                                    s: {
                                      for (; ; ) {
                                        if ((i | 0) == (C | 0)) break s;
                                        if ((k | 0) != n[i + m | 0]) {
                                          i = i + 1 | 0;
                                          continue;
                                        }
                                        break;
                                      }
                                      for (e[b + 80 >> 2] = 0, e[b + 68 >> 2] = 0, A = e[D + 4 >> 2], w[b + 334 | 0] = 0, W[b + 332 >> 1] = 0, w[b + 328 | 0] = 1, e[b + 320 >> 2] = 4, e[b + 324 >> 2] = 0, e[b + 312 >> 2] = r, e[b + 304 >> 2] = e[V + 16 >> 2], r = e[V + 12 >> 2], e[b + 296 >> 2] = e[V + 8 >> 2], e[b + 300 >> 2] = r, r = e[V + 4 >> 2], e[b + 288 >> 2] = e[V >> 2], e[b + 292 >> 2] = r, r = e[b + 212 >> 2], e[b + 308 >> 2] = v(r >>> 0 <= 9 ? r : 0, 12) + 1052128, e[b + 316 >> 2] = b + 60, W[b + 350 >> 1] = 0, e[b + 340 >> 2] = 1, e[b + 344 >> 2] = i, W[b + 348 >> 1] = G[(h + ((i & 7) << 1) | 0) + 34 >> 1], i = A >>> 0 >= N[b + 304 >> 2] ? 1048576 : e[b + 300 >> 2] + v(A, 12) | 0, r = e[i + 4 >> 2], e[b + 216 >> 2] = e[i >> 2], e[b + 220 >> 2] = r, e[b + 224 >> 2] = e[i + 8 >> 2], v2(b + 288 | 0, t, A, b + 216 | 0, b + 340 | 0), h = e[b + 204 >> 2], u = e[b + 208 >> 2], D = h + v(u, 24) | 0, i = e[b + 64 >> 2], E = i + v(e[b + 68 >> 2], 24) | 0; ; ) {
                                        if ((i | 0) != (E | 0)) {
                                          r = h, A = u, t = 0;
                                          o: {
                                            if (!A) break o;
                                            for (o = e[i + 12 >> 2], t = 0; ; ) {
                                              if (A >>> 0 >= 2) {
                                                m = A >>> 1 | 0, C = m + t | 0, t = o >>> 0 > N[(v(C, 24) + r | 0) + 12 >> 2] ? C : t, A = A - m | 0;
                                                continue;
                                              }
                                              break;
                                            }
                                            t = (o >>> 0 > N[(v(t, 24) + r | 0) + 12 >> 2]) + t | 0;
                                          }
                                          if (A = t, A) {
                                            if (u >>> 0 <= A - 1 >>> 0) break s;
                                            r = v(A, 24) + r | 0;
                                          }
                                          for (A = i + 24 | 0, o = e[i + 12 >> 2], L = n[i + 17 | 0], S = n[i + 16 | 0], t = e[i + 8 >> 2], i = n[i + 19 | 0]; ; ) {
                                            o: {
                                              if (m = 74, C = 255, (r | 0) == (D | 0) || (o | 0) != e[r + 12 >> 2]) break k;
                                              if (m = n[r + 19 | 0], w[b + 220 | 0] = m, C = G[r + 16 >> 1], w[b + 221 | 0] = C, w[b + 222 | 0] = C >>> 8, C = e[r + 8 >> 2], e[b + 216 >> 2] = C, w[b + 294 | 0] = L, w[b + 293 | 0] = S, e[b + 288 >> 2] = t, w[b + 292 | 0] = i, (i | 0) == (m | 0) & (t | 0) == (C | 0) && m2(g4, d4)) break o;
                                              r = r + 24 | 0;
                                              continue;
                                            }
                                            break;
                                          }
                                          i = A;
                                          continue;
                                        }
                                        break;
                                      }
                                      m = 74, C = 255;
                                      break l;
                                    }
                                    m = 74;
                                    break b;
                                  }
                                  u = k;
                                  break t;
                                case 4:
                                  break u;
                              }
                              if (E || (E = b + 60 | 0, D2(E, e[D + 4 >> 2], k))) break c;
                              w[b + 289 | 0] = k, g = 1, w[b + 288 | 0] = e[b + 212 >> 2] - 7 >>> 0 < 3 ? 1 : 2, s0(E, A, i, b + 288 | 0), m = 75;
                              break b;
                            }
                            g = 0;
                            break f;
                          }
                          g = 1, u = 255;
                          break f;
                        }
                        C = 255;
                        break f;
                      }
                      g = 2, N[b + 176 >> 2] >= f >>> 0 && (e[b + 176 >> 2] = f), c = h, f = t, a = r;
                      break r;
                    }
                    C = 255;
                  }
                  u = k;
                }
                o = e[b + 176 >> 2] - f | 0;
              }
              l = l + 16 | 0, w[d + 28 | 0] = g, w[d + 27 | 0] = m, w[d + 26 | 0] = C, w[d + 25 | 0] = u, w[d + 24 | 0] = a, e[d + 20 >> 2] = o, e[d + 16 >> 2] = f, e[d + 12 >> 2] = c;
            }
            e[R + 8 >> 2] = e[j + 8 >> 2], i = e[j + 4 >> 2], e[R >> 2] = e[j >> 2], e[R + 4 >> 2] = i, Z(b + 256 | 0, 4, 16), Z(b + 244 | 0, 8, 16), Z(b + 232 | 0, 4, 16);
            break i;
          }
          e[R + 8 >> 2] = e[j + 8 >> 2], i = e[j + 4 >> 2], e[R >> 2] = e[j >> 2], e[R + 4 >> 2] = i;
        }
        O2(b + 60 | 0), N[Q + 8 >> 2] >= F >>> 0 && (e[Q + 8 >> 2] = F), s = b + 352 | 0, A = e[y + 40 >> 2], i = e[y + 44 >> 2], b = e[y + 52 >> 2], l = e[y + 56 >> 2], f = s - 128 | 0, s = f, e[f + 64 >> 2] = B, e[f + 8 >> 2] = 0, e[f >> 2] = 0, e[f + 4 >> 2] = 4, e[f + 40 >> 2] = 0, e[f + 44 >> 2] = 0, e[f + 32 >> 2] = 0, e[f + 36 >> 2] = 4, e[f + 48 >> 2] = 0, e[f + 52 >> 2] = 0, e[f + 56 >> 2] = 8, e[f + 60 >> 2] = 0, W[f + 68 >> 1] = G[524704], r = e[B + 4 >> 2], e[f + 12 >> 2] = e[B >> 2], e[f + 16 >> 2] = r, r = e[B + 12 >> 2], e[f + 20 >> 2] = e[B + 8 >> 2], e[f + 24 >> 2] = r, e[f + 28 >> 2] = e[B + 16 >> 2], m = v(i, 56) + A | 0, u = e[B + 24 >> 2], r = f + 88 | 0, d = r + 12 | 0, C = r + 4 | 0, c = f + 52 | 0, F = f + 32 | 0, r = 0;
        i: {
          A: {
            for (; ; ) {
              if ((A | 0) != (m | 0)) {
                a = A + 32 | 0, t = e[263530], h = e[263527], Q = e[f + 60 >> 2];
                a: if (n[e[e[f + 64 >> 2] + 24 >> 2] + 50 | 0]) {
                  if (k = n[A + 48 | 0], o = f + 88 | 0, Q2(o, f, a), 1 << k & 3520 && k >>> 0 <= 11) {
                    W0(A, o, 0, f, a), a = 0;
                    break a;
                  }
                  W0(A, f + 88 | 0, 1, f, a), a = e[A + 36 >> 2], k = e[263527] << 1, o0(c, e[A + 32 >> 2], 0, k | 1), o0(c, a, 0, k + 2 | 0), T(1049456, 1049472), a = 1;
                } else k = f + 88 | 0, Q2(k, f, a), W0(A, k, 0, f, a), a = 0;
                if (g = a, D = n[A + 28 | 0], (D | 0) != 2) a: for (a = e[A + 20 >> 2], k = e[A + 16 >> 2], o = G[A + 24 >> 1], j = n[A + 26 | 0], V = n[A + 27 | 0], w[f + 94 | 0] = (V | 0) == 72, w[f + 93 | 0] = g, w[f + 92 | 0] = j, w[f + 90 | 0] = o, w[f + 91 | 0] = o >>> 8, w[f + 89 | 0] = D, w[f + 88 | 0] = V, w[f + 95 | 0] = 0, o = f + 88 | 0, q2(o, 8), E = a, g = a + k | 0, a = a >>> 0 > g >>> 0 | l >>> 0 < g >>> 0, g = a ? 0 : E, e[f + 88 >> 2] = g, T(o, C), a = a ? 4 : b + (k << 4) | 0, k = g << 4; ; ) {
                  if (!k) break a;
                  o = e[a + 4 >> 2], e[f + 72 >> 2] = e[a >> 2], e[f + 76 >> 2] = o, o = e[a + 12 >> 2], g = e[a + 8 >> 2], D = e[263530], d2(f + 72 | 0, e[f + 64 >> 2], 1054112), D = b2(D), o0(c, g, 0, e[263527] << 1), o0(c, o, 0, (e[263527] << 1) + 2 | 0), e[f + 96 >> 2] = D, e[f + 88 >> 2] = 0, e[f + 92 >> 2] = 0, T(f + 88 | 0, d), k = k - 16 | 0, a = a + 16 | 0;
                }
                if (!n[u + 51 | 0] && r && N[f + 48 >> 2] >= 1048577) break A;
                A = A + 56 | 0, r = r + 1 | 0;
                continue;
              }
              break;
            }
            r = i;
            break i;
          }
          if (h >>> 0 <= N[263527] && (e[263527] = h), t >>> 0 <= N[263530] && (e[263530] = t), Q >>> 0 > N[f + 60 >> 2]) break i;
          e[f + 60 >> 2] = Q;
        }
        for (A = n[u + 49 | 0], i = e[c + 4 >> 2], e[f + 72 >> 2] = e[c >> 2], e[f + 76 >> 2] = i, i = e[c + 8 >> 2], e[f + 80 >> 2] = i, m = e[262349], c = e[262350], u = e[262351], a = e[f + 76 >> 2], e[f + 96 >> 2] = 0, e[f + 88 >> 2] = 0, e[f + 92 >> 2] = 8, k = f + 88 | 0, T0(a, i, k), Z(k, 8, 16), w[f + 116 | 0] = A, e[f + 108 >> 2] = 0, e[f + 112 >> 2] = 1, e[f + 100 >> 2] = 0, e[f + 104 >> 2] = 0, e[f + 96 >> 2] = e[B + 8 >> 2], A = e[B + 4 >> 2], e[f + 88 >> 2] = e[B >> 2], e[f + 92 >> 2] = A, k = i << 4, d = u - 1 | 0, C = c - 1 | 0; ; ) {
          if (k) {
            for (B = e[a + 8 >> 2], u = s + -64 | 0, s = u, t = f + 88 | 0, i = e[t + 8 >> 2], A = e[a >> 2], h = i >>> 0 < A >>> 0 ? i : A, i = e[t + 12 >> 2], c = u + 29 | 0; ; ) {
              if (i >>> 0 < h >>> 0) {
                for (; A = i, i = i - -64 | 0, h >>> 0 >= i >>> 0 && (e[u + 48 >> 2] = A, e[u + 28 >> 2] = t, e[u + 32 >> 2] = u + 48, Q = u + 28 | 0, !(z0(Q, 0) | z0(Q, 16) | z0(Q, 32) | z0(Q, 48))); ) ;
                for (Q = e[t + 4 >> 2], b = e[t >> 2], i = 0; ; ) {
                  if (!(A >>> 0 >= h >>> 0 | i)) {
                    i = u + 48 | 0, A >>> 0 <= Q >>> 0 & Q - A >>> 0 >= 16 && (i = A + b | 0, o = n[i + 12 | 0] | n[i + 13 | 0] << 8 | (n[i + 14 | 0] << 16 | n[i + 15 | 0] << 24), l = n[i + 8 | 0] | n[i + 9 | 0] << 8 | (n[i + 10 | 0] << 16 | n[i + 11 | 0] << 24), w[c + 8 | 0] = l, w[c + 9 | 0] = l >>> 8, w[c + 10 | 0] = l >>> 16, w[c + 11 | 0] = l >>> 24, w[c + 12 | 0] = o, w[c + 13 | 0] = o >>> 8, w[c + 14 | 0] = o >>> 16, w[c + 15 | 0] = o >>> 24, o = n[i + 4 | 0] | n[i + 5 | 0] << 8 | (n[i + 6 | 0] << 16 | n[i + 7 | 0] << 24), i = n[i | 0] | n[i + 1 | 0] << 8 | (n[i + 2 | 0] << 16 | n[i + 3 | 0] << 24), w[c | 0] = i, w[c + 1 | 0] = i >>> 8, w[c + 2 | 0] = i >>> 16, w[c + 3 | 0] = i >>> 24, w[c + 4 | 0] = o, w[c + 5 | 0] = o >>> 8, w[c + 6 | 0] = o >>> 16, w[c + 7 | 0] = o >>> 24, i = c), e[u + 56 >> 2] = 0, e[u + 60 >> 2] = 0, e[u + 48 >> 2] = 0, e[u + 52 >> 2] = 0, o = n[i + 4 | 0] | n[i + 5 | 0] << 8 | (n[i + 6 | 0] << 16 | n[i + 7 | 0] << 24), e[u + 8 >> 2] = n[i | 0] | n[i + 1 | 0] << 8 | (n[i + 2 | 0] << 16 | n[i + 3 | 0] << 24), e[u + 12 >> 2] = o, o = n[i + 12 | 0] | n[i + 13 | 0] << 8 | (n[i + 14 | 0] << 16 | n[i + 15 | 0] << 24), e[u + 16 >> 2] = n[i + 8 | 0] | n[i + 9 | 0] << 8 | (n[i + 10 | 0] << 16 | n[i + 11 | 0] << 24), e[u + 20 >> 2] = o, i = _0(u + 8 | 0), o = i | 65536, A = A + (o ? 31 - $(o ^ o - 1) | 0 : 32) | 0;
                    continue;
                  }
                  break;
                }
                if (o = e[t + 12 >> 2], i = A >>> 0 > h >>> 0 ? h : A, e[t + 12 >> 2] = i, o = e[t + 16 >> 2] + (i - o | 0) | 0, e[t + 16 >> 2] = o, A >>> 0 >= h >>> 0) continue;
                A = i >>> 0 < Q >>> 0 ? n[i + b | 0] : 0, i = i + 1 | 0, e[t + 12 >> 2] = i;
                i: if (n[t + 28 | 0] == 1) {
                  if (E = 0, A << 24 >> 24 < -64) break i;
                  E = (A & 255) >>> 0 > 239 ? 2 : 1;
                } else E = 1;
                o = E + o | 0, e[t + 16 >> 2] = o;
                i: {
                  A: switch ((A & 255) - 10 | 0) {
                    case 0:
                      break i;
                    case 3:
                      break A;
                    default:
                      continue;
                  }
                  if (i >>> 0 >= Q >>> 0) break i;
                  if (n[i + b | 0] == 10) continue;
                }
                e[t + 20 >> 2] = o, e[t + 24 >> 2] = e[t + 24 >> 2] + 1;
                continue;
              }
              break;
            }
            s = u - -64 | 0, A = e[f + 108 >> 2], i = e[f + 112 >> 2], c = e[f + 104 >> 2], e[f + 120 >> 2] = c + m, u = B >>> 1 | 0, t = f + 120 | 0, k0(u, t, 1), B & 1 && (e[f + 120 >> 2] = i + C, e[f + 124 >> 2] = ((c - A | 0) + ((i | 0) == 1 ? d : 0) | 0) + 1, k0(u + 2 | 0, t, 2)), a = a + 16 | 0, k = k - 16 | 0;
            continue;
          }
          break;
        }
        Z(f + 72 | 0, 8, 16), Z(f, 4, 16), Z(F, 4, 4), s = f + 128 | 0, Z(R, 4, 16), Z(O, 4, 56);
      }
      e[H >> 2] = r, w[H + 5 | 0] = r >>> 0 < X >>> 0, w[H + 4 | 0] = n[D4 + 8 | 0], s = y - -64 | 0, A = n[t2 + 45 | 0], i = s - 16 | 0, s = i, r = n[H + 5 | 0], a = n[H + 4 | 0], e[i + 12 >> 2] = e[H >> 2], e[i + 8 >> 2] = r << 1 & 2 | (a | (A ? 256 : 0)), k0(3, i + 8 | 0, 2), s = i + 16 | 0, s = z + 48 | 0;
    }
    function K0(i, A) {
      var r = 0, a = 0, b = 0, f = 0;
      if (!n[A + 8 | 0]) e: {
        a = e[A + 4 >> 2], b = e[A >> 2];
        i: {
          for (; ; ) {
            if ((r | 0) != (a | 0)) {
              if (f = r + b | 0, n[f | 0] == 47) break i;
              r = r + 1 | 0;
              continue;
            }
            break;
          }
          w[A + 8 | 0] = 1, r = a;
          break e;
        }
        e[A + 4 >> 2] = (r ^ -1) + a, e[A >> 2] = f + 1;
      }
      e[i + 4 >> 2] = r, e[i >> 2] = b;
    }
    function z2(i, A, r, a, b, f, k) {
      var c = 0;
      c = s - 32 | 0, s = c, w[c + 29 | 0] = r, w[c + 28 | 0] = 0, w[c + 27 | 0] = A, w[c + 26 | 0] = a, w[c + 25 | 0] = f, w[c + 24 | 0] = b, e[c + 16 >> 2] = k, A = N[i + 16 >> 2] <= k >>> 0 ? 1048576 : e[i + 12 >> 2] + v(k, 12) | 0, r = e[A >> 2], e[c + 20 >> 2] = r, e[c + 12 >> 2] = e[A + 4 >> 2], e[c + 8 >> 2] = r, m0(i, c + 8 | 0, 0, 0), s = c + 32 | 0;
    }
    function b0(i, A) {
      var r = 0, a = 0, b = 0, f = 0, k = 0, c = 0, t = 0, u = 0;
      a = e[263540], k = A - i | 0, r = k, r >>> 0 < 257 ? r = r >>> 4 | 0 : (b = r, r = $(r), r = ((b >>> 30 - r | 0) - (r << 1) | 0) + 60 | 0), r = r >>> 0 >= 63 ? 63 : r, f = a + (r << 2) | 0, c = e[f >> 2], c ? (e[f >> 2] = i, e[c + 4 >> 2] = i) : (e[f >> 2] = i, t = e[263538], u = e[263539], a = r & 31, (r & 63) >>> 0 >= 32 ? (a = 1 << a, b = 0) : (b = 1 << a, a = b - 1 & 1 >>> 32 - a), e[263538] = b | t, e[263539] = a | u), e[i + 12 >> 2] = k, e[i + 8 >> 2] = r, e[i + 4 >> 2] = f, e[i >> 2] = c, e[A - 4 >> 2] = k;
    }
    function $0(i, A) {
      var r = 0, a = 0;
      r = e[i + 16 >> 2];
      e: {
        if (r >>> 0 > A >>> 0 && (a = e[i + 12 >> 2], (n[a + A | 0] - 48 & 255) >>> 0 <= 9)) {
          for (i = A >>> 0 < r >>> 0 ? r : A; ; ) {
            if ((i | 0) == (A | 0)) break e;
            if ((n[A + a | 0] - 48 & 255) >>> 0 <= 9) {
              A = A + 1 | 0;
              continue;
            }
            break;
          }
          return A;
        }
        I0(i, A, 7), i = 0;
      }
      return i;
    }
    function G2(i, A, r) {
      var a = 0;
      for (a = e[(N[i + 16 >> 2] <= A >>> 0 ? 1048576 : e[i + 12 >> 2] + v(A, 12) | 0) + 8 >> 2] >>> 4 | 0, A = A + 1 | 0; ; ) {
        e: {
          if (A >>> 0 >= a >>> 0 || !(w[i + 40 | 0] & 1) & n[i + 44 | 0] == 1) break e;
          E0(i, A, r), A = e[(N[i + 16 >> 2] <= A >>> 0 ? 1048576 : e[i + 12 >> 2] + v(A, 12) | 0) + 8 >> 2] >>> 4 | 0;
          continue;
        }
        break;
      }
    }
    function Z(i, A, r) {
      var a = 0, b = 0, f = 0, k = 0;
      a = s - 16 | 0, s = a, b = a + 12 | 0, r && (f = e[i >> 2], f && (e[a + 12 >> 2] = A, k = v(r, f), b = a + 8 | 0, r = e[i + 4 >> 2])), e[b >> 2] = k, e[a + 12 >> 2] && (i = e[a + 8 >> 2], i && F2(r, i)), s = a + 16 | 0;
    }
    function F2(i, A) {
      var r = 0, a = 0, b = 0;
      A = (A + 19 & -16) + i | 0, b = e[A - 4 >> 2], a = i - 4 | 0, r = e[a >> 2], r & 1 ? e[a >> 2] = r | 2 : (i = i - r | 0, c0(i)), b & 2 && (r = e[A + 12 >> 2], c0(A), A = A + r | 0), b0(i, A);
    }
    function I0(i, A, r) {
      var a = 0, b = 0;
      b = e[i + 20 >> 2];
      e: if (N[i + 16 >> 2] <= A >>> 0) a = A >>> 0 < b >>> 0;
      else {
        if (A >>> 0 >= b >>> 0) break e;
        if (a = i + 12 | 0, w[e[a >> 2] + A | 0] >= 0) {
          a = 1;
          break e;
        }
        if (a = v0(a, A), a) break e;
        R2(i, A);
        return;
      }
      w[i + 4 | 0] = r, A = A >>> 0 > b >>> 0 ? b : A, e[i >> 2] = A, e[i + 8 >> 2] = A + a;
    }
    function V2(i, A) {
      var r = 0, a = 0, b = 0, f = 0;
      for (b = e[i + 12 >> 2] + A | 0, f = e[i + 16 >> 2]; r = A + a >>> 0 < f >>> 0 ? n[a + b | 0] : 0, a = a + 1 | 0, (r - 48 & 255) >>> 0 < 10 ? r = 1 : r = ((r & -33) - 65 & 255) >>> 0 < 26, !!r; ) ;
      w[i + 4 | 0] = 0, e[i >> 2] = A, e[i + 8 >> 2] = (a - 1 | 0) + A;
    }
    function X2(i, A) {
      var r = 0, a = 0, b = 0, f = 0, k = 0, c = 0;
      r = s - 16 | 0, s = r, f = A + 4 | 0, a = e[A >> 2];
      e: if (a) {
        if (e[A >> 2] = 0, b = s - 16 | 0, s = b, a) i: {
          for (; ; ) {
            A: {
              if (K0(b + 8 | 0, f), !e[b + 8 >> 2]) break A;
              if (a = a - 1 | 0, a) continue;
              break i;
            }
            break;
          }
          c = a;
        }
        if (s = b + 16 | 0, c) break e;
        K0(r + 8 | 0, f), k = e[r + 8 >> 2], A = e[r + 12 >> 2];
      } else K0(r, f), k = e[r >> 2], A = e[r + 4 >> 2];
      e[i >> 2] = k, e[i + 4 >> 2] = A, s = r + 16 | 0;
    }
    function j2(i, A, r) {
      var a = 0, b = 0, f = 0, k = 0, c = 0, t = 0, u = 0;
      a = A + 12 | 0, r = g2(a, r + 1 | 0);
      e: {
        if (r >>> 0 < N[A + 16 >> 2] && n[e[a >> 2] + r | 0] == 34) {
          A = r + 1 | 0, r = 0;
          break e;
        }
        f = s - 16 | 0, s = f, t = A + 12 | 0;
        i: {
          A: {
            a: {
              r: {
                f: {
                  for (; ; ) {
                    k: {
                      for (k = e[A + 12 >> 2], c = e[A + 16 >> 2]; ; ) {
                        b: {
                          if (r >>> 0 >= c >>> 0) break r;
                          if (a = n[r + k | 0], (a | 0) == 34) break f;
                          if ((a | 0) == 92) break b;
                          if (a << 24 >> 24 < 0) {
                            if (a = v0(t, r), !a) break A;
                            r = r + a | 0;
                          } else {
                            if (a >>> 0 <= 31) break r;
                            r = g2(t, r);
                          }
                          continue;
                        }
                        break;
                      }
                      if (b = r + 1 | 0, c >>> 0 <= b >>> 0) break a;
                      b: {
                        c: {
                          n: switch (a = n[b + k | 0], a - 110 | 0) {
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
                          if (C2(f + 8 | 0, A, r + 2 | 0), a = 0, !(e[f + 8 >> 2] & 1)) break i;
                          if (k = e[f + 12 >> 2], (k & 63488) == 55296) {
                            if (c = r + 6 | 0, b = e[A + 16 >> 2], c >>> 0 >= b >>> 0 || (u = e[A + 12 >> 2], n[c + u | 0] != 92) || (c = r + 7 | 0, k >>> 0 > 56319 | c >>> 0 >= b >>> 0) || n[c + u | 0] != 117) break k;
                            if (C2(f, A, r + 8 | 0), !(e[f >> 2] & 1)) break i;
                            if ((e[f + 4 >> 2] & 64512) != 56320) break k;
                            k = 12;
                          } else k = 6;
                          if (b = 1, r = r + k | 0, r) continue;
                          break i;
                        }
                        c: switch (a - 98 | 0) {
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
                        if ((a | 0) == 34 | (a | 0) == 47) break b;
                        if ((a | 0) != 92) break a;
                      }
                      r = r + 2 | 0, b = 1;
                      continue;
                    }
                    break;
                  }
                  w[A + 4 | 0] = 15, e[A >> 2] = r, e[A + 8 >> 2] = r + 6;
                  break i;
                }
                a = ((r << 1) + b | 0) + 2 | 0;
                break i;
              }
              N[A + 20 >> 2] <= r >>> 0 ? I0(A, r, 11) : I0(A, r, 12), a = 0;
              break i;
            }
            I0(A, b, 9), a = 0;
            break i;
          }
          R2(A, r), a = 0;
        }
        s = f + 16 | 0, A = a, A ? (r = A & 1, A = A >>> 1 | 0) : r = 2;
      }
      w[i + 4 | 0] = r, e[i >> 2] = A;
    }
    function W2(i, A) {
      var r = 0;
      e: {
        if (N[i + 4 >> 2] > A >>> 0) i: {
          if (r = n[e[i >> 2] + A | 0], i = r - 48 | 0, (i & 255) >>> 0 < 10) break e;
          if ((r - 97 & 255) >>> 0 >= 6) break i;
          i = r - 87 | 0;
          break e;
        }
        i = (r - 65 & 255) >>> 0 >= 6 ? 16 : r - 55 | 0;
      }
      return i & 255;
    }
    function Y2(i, A, r) {
      var a = 0, b = 0, f = 0;
      b = e[A + 8 >> 2], f = b >>> 0 > N[A + 4 >> 2], a = N[A + 16 >> 2] <= r >>> 0 ? 1048576 : e[A + 12 >> 2] + v(r, 12) | 0, r = e[a + 4 >> 2], a = e[a >> 2], b = r >>> 0 < a >>> 0 | r >>> 0 > (f ? 0 : b) >>> 0, e[i + 4 >> 2] = b ? 0 : r - a | 0, e[i >> 2] = b ? 1 : a + (f ? 1 : e[A >> 2]) | 0;
    }
    function U2(i) {
      var A = 0, r = 0, a = 0, b = 0, f = 0, k = 0, c = 0;
      return A = n[i | 0] | n[i + 1 | 0] << 8 | (n[i + 2 | 0] << 16 | n[i + 3 | 0] << 24), i = n[i + 4 | 0] | n[i + 5 | 0] << 8 | (n[i + 6 | 0] << 16 | n[i + 7 | 0] << 24), a = i, i = i ^ 572662306, b = i, r = (i & 2139062143) + 2139062143 | 0, i = A, A = i ^ 572662306, f = (A & 2139062143) + 2139062143 | 0, r = f >>> 0 < 2139062143 ? r + 1 | 0 : r, f = A | f, r = r | b, A = (a & 2139062143) + 1616928864 | 0, b = (i & 2139062143) + 1616928864 | 0, A = b >>> 0 < 1616928864 ? A + 1 | 0 : A, b = (i | b) & f, r = (A | a) & r, A = a ^ 1549556828, f = A, A = (A & 2139062143) + 2139062143 | 0, c = r, r = i ^ 1549556828, k = (r & 2139062143) + 2139062143 | 0, a = a | c & (f | (k >>> 0 < 2139062143 ? A + 1 | 0 : A)) ^ -1, A = a >>> 7 | 0, q(((a & 127) << 25 | (i | (r | k) & b ^ -1) >>> 7) & 16843009, A & 16843009, 270549120, 16909320), Y >>> 24 | 0;
    }
    function T2(i, A) {
      var r = 0, a = 0, b = 0, f = 0;
      b = e[A >> 2], f = e[A + 4 >> 2];
      e: {
        for (; ; ) {
          if (a = b, (f | 0) == (a | 0)) break e;
          if (b = a + 1 | 0, e[A >> 2] = b, r = n[a | 0], !((r | 0) == 45 | (r | 0) == 95)) break;
        }
        r = ((r - 65 & 255) >>> 0 < 26 ? 32 : 0) | r;
      }
      w[i + 1 | 0] = r, w[i | 0] = (a | 0) != (f | 0);
    }
    function k0(i, A, r) {
      var a = 0, b = 0;
      for (a = e[263527], b = a - i | 0, a = a >>> 0 >= b >>> 0 ? b : 0, r = r >>> 0 < a >>> 0 ? r : a, i = e[263526] + (i << 2) | 0; ; ) {
        if (!(!r | !i)) {
          e[i >> 2] = e[A >> 2], r = r - 1 | 0, A = A + 4 | 0, i = i + 4 | 0;
          continue;
        }
        break;
      }
    }
    function H2(i, A, r) {
      var a = 0, b = 0;
      return a = s - 16 | 0, s = a, A = N[i + 136 >> 2] <= A >>> 0 ? 1048576 : e[i + 132 >> 2] + v(A, 12) | 0, b = e[A + 4 >> 2], e[a >> 2] = e[A >> 2], e[a + 4 >> 2] = b, e[a + 8 >> 2] = e[A + 8 >> 2], i = F0(v(((r & 255) >>> 0 <= 61 ? r : 0) & 255, 25) + 1049529 | 0, i + 120 | 0, a), s = a + 16 | 0, i;
    }
    function J2(i, A, r, a) {
      var b = 0, f = 0;
      e: {
        f = n[a + 8 | 0], b = 9, a = n[a + 4 | 0];
        i: {
          if ((a | 0) != 3 && !(n[e[i + 24 >> 2] + 46 | 0] & (a | 0) == 1)) break i;
          a = 0;
          A: switch (f - 2 | 0) {
            case 0:
            case 4:
              break i;
            default:
              break A;
          }
          if (b = Y0(f, 1, 0, 0), (b & 255) == 24) break e;
        }
        g0(i, b, a, r, A);
      }
    }
    function x2(i, A, r) {
      var a = 0, b = 0;
      a = s - 16 | 0, s = a, H0(a + 4 | 0, e[A >> 2], e[r + 40 >> 2]), r = 0, b = e[a + 12 >> 2], b && (b = (e[a + 8 >> 2] + (b << 4) | 0) - 16 | 0, b && (r = 1, A = e[b >> 2])), e[i + 4 >> 2] = A, e[i >> 2] = r, s = a + 16 | 0;
    }
    function O2(i) {
      Z(i, 4, 24), Z(i + 12 | 0, 4, 4), Z(i + 24 | 0, 1, 1), Z(i + 36 | 0, 4, 16), Z(i + 48 | 0, 8, 16), Z(i + 60 | 0, 4, 16), Z(i + 72 | 0, 4, 4), Z(i + 84 | 0, 4, 4), Z(i + 96 | 0, 1, 1);
    }
    function G0(i, A, r) {
      var a = 0, b = 0;
      a = s - 32 | 0, s = a, e2(a + 8 | 0, i, A), i = e[a + 12 >> 2], b = e[a + 8 >> 2], n[A + 8 | 0] & 8 ? (e[a + 28 >> 2] = 0, e[a + 24 >> 2] = i, e[a + 20 >> 2] = b, L2(r, a + 20 | 0)) : A0(r, b, i), s = a + 32 | 0;
    }
    function p2() {
      var i = 0;
      return i = s - 16 | 0, s = i, e[i + 4 >> 2] = e[263527], k0(0, i + 4 | 0, 1), e[i + 8 >> 2] = e[263529], k0(1, i + 8 | 0, 1), e[i + 12 >> 2] = e[263530], k0(2, i + 12 | 0, 1), s = i + 16 | 0, e[263526];
    }
    function L2(i, A) {
      var r = 0, a = 0, b = 0;
      for (r = s - 16 | 0, s = r; ; ) {
        if (f0(r + 8 | 0, A), n[r + 8 | 0]) {
          b = n[r + 9 | 0], a = e[i + 8 >> 2], (a | 0) == e[i >> 2] && p(i, 1, 1, 1), w[e[i + 4 >> 2] + a | 0] = b, e[i + 8 >> 2] = a + 1;
          continue;
        }
        break;
      }
      s = r + 16 | 0;
    }
    function S2(i, A) {
      var r = 0, a = 0;
      r = e[i >> 2], i = e[r + 4 >> 2], i = i >>> 0 > A >>> 0 ? i : A;
      e: {
        for (; ; ) {
          if ((i | 0) != (A | 0)) {
            if (a = n[e[r >> 2] + A | 0] - 9 | 0, a >>> 0 > 23 | !(1 << a & 8388627)) break e;
            A = A + 1 | 0;
            continue;
          }
          break;
        }
        return i;
      }
      return A;
    }
    function P2(i, A) {
      var r = 0, a = 0;
      for (r = A & -16, a = b4((A & 2147483632) + i | 0, A & 15); ; ) {
        if (r) {
          A = 16, _0(i) && (A = b4(i, 16)), i = i + 16 | 0, r = r - 16 | 0, a = A + a | 0;
          continue;
        }
        break;
      }
      return a;
    }
    function q2(i, A) {
      var r = 0, a = 0;
      for (r = s - 16 | 0, s = r, A = A & -4, a = r + 16 | 0; ; ) {
        if (A) {
          e[r + 12 >> 2] = n[i | 0] | n[i + 1 | 0] << 8 | (n[i + 2 | 0] << 16 | n[i + 3 | 0] << 24), T(r + 12 | 0, a), A = A - 4 | 0, i = i + 4 | 0;
          continue;
        }
        break;
      }
      s = r + 16 | 0;
    }
    function K2(i, A, r) {
      var a = 0, b = 0;
      b = A + r | 0;
      e: {
        for (; ; ) {
          if (r) {
            if (a = n[A | 0] - 9 | 0, a >>> 0 > 23 | !(1 << a & 8388635)) break e;
            A = A + 1 | 0, r = r - 1 | 0;
            continue;
          }
          break;
        }
        A = b;
      }
      e[i + 4 >> 2] = r, e[i >> 2] = A;
    }
    function $2(i, A, r, a, b) {
      var f = 0, k = 0;
      f = s - 16 | 0, s = f, i = e[i + 24 >> 2], k = e[i + 8 >> 2], e[f + 8 >> 2] = r, e[f + 4 >> 2] = A, e[f + 12 >> 2] = ((a & 255 | (b ? 8 : 0)) + (k << 4) | 0) + 16, a2(i, f + 4 | 0), s = f + 16 | 0;
    }
    function _2(i, A) {
      for (var r = 0, a = 0, b = 0, f = 0, k = 0; r = b, (r | 0) != 16 && (b = r + 1 | 0, a = n[A + r | 0], f = (a - 58 & 255) >>> 0 < 246, k = a, a = n[i + r | 0], (((a | 0) == 48 ? f : (k | 0) != (a | 0)) | 0) != 1); ) ;
      return r >>> 0 > 15;
    }
    function F0(i, A, r) {
      var a = 0, b = 0, f = 0, k = 0;
      if (n[r + 8 | 0] & 8) {
        if (a = s - 32 | 0, s = a, e2(a + 8 | 0, A, r), A = n[i + 24 | 0], b = A >>> 0 > 24, A = b ? 0 : A, i = b ? 1 : i, b = e[a + 12 >> 2], f = e[a + 8 >> 2], n[r + 8 | 0] & 8) {
          e[a + 28 >> 2] = 0, e[a + 24 >> 2] = b, e[a + 20 >> 2] = f, b = a + 20 | 0, r = i + A | 0, A = s - 16 | 0, s = A;
          e: {
            for (; ; ) {
              i: {
                if (f0(A + 8 | 0, b), !n[A + 8 | 0]) break i;
                if ((i | 0) == (r | 0)) break e;
                if (f = n[i | 0], i = i + 1 | 0, (f | 0) == n[A + 9 | 0]) continue;
                break e;
              }
              break;
            }
            k = (i | 0) == (r | 0);
          }
          s = A + 16 | 0;
        } else e: {
          if ((A | 0) != (b | 0)) break e;
          k = !n0(f, i, A);
        }
        return s = a + 32 | 0, k;
      }
      return a = e[A + 4 >> 2], b = e[r >> 2] + 1 | 0, a >>> 0 >= b >>> 0 & a - b >>> 0 >= 8 && (a = b + e[A >> 2] | 0, k = n[a | 0] | n[a + 1 | 0] << 8 | (n[a + 2 | 0] << 16 | n[a + 3 | 0] << 24), f = n[a + 4 | 0] | n[a + 5 | 0] << 8 | (n[a + 6 | 0] << 16 | n[a + 7 | 0] << 24)), Q0(i, A, b, k, f);
    }
    function _0(i) {
      var A = 0, r = 0, a = 0;
      return A = n[i | 0] | n[i + 1 | 0] << 8 | (n[i + 2 | 0] << 16 | n[i + 3 | 0] << 24), a = A & 2139062143, A = -1920103027 - a | A, r = n[i + 4 | 0] | n[i + 5 | 0] << 8 | (n[i + 6 | 0] << 16 | n[i + 7 | 0] << 24), a = -1920103027 - ((r & 2139062143) + (a >>> 0 > 2374864269) | 0) | r, r = a >>> 7 | 0, q(((a & 127) << 25 | A >>> 7) & 16843009, r & 16843009, 270549120, 16909320), a = Y >>> 24 | 0, A = n[i + 8 | 0] | n[i + 9 | 0] << 8 | (n[i + 10 | 0] << 16 | n[i + 11 | 0] << 24), r = A & 2139062143, A = -1920103027 - r | A, i = n[i + 12 | 0] | n[i + 13 | 0] << 8 | (n[i + 14 | 0] << 16 | n[i + 15 | 0] << 24), i = -1920103027 - ((i & 2139062143) + (r >>> 0 > 2374864269) | 0) | i, r = i >>> 7 | 0, q(((i & 127) << 25 | A >>> 7) & 16843009, r & 16843009, 270549120, 16909320), Y >>> 16 & 65280 | a;
    }
    function e4(i, A) {
      var r = 0, a = 0, b = 0;
      for (r = e[i + 8 >> 2], a = (e[i + 4 >> 2] + (r << 2) | 0) - 4 | 0, b = e[i + 12 >> 2]; ; ) {
        if (A >>> 0 < r >>> 0) {
          r = r - 1 | 0, e[i + 8 >> 2] = r, b = b - e[a >> 2] | 0, e[i + 12 >> 2] = b, a = a - 4 | 0;
          continue;
        }
        break;
      }
    }
    function l0(i, A, r, a) {
      var b = 0, f = 0, k = 0, c = 0;
      f = s - 16 | 0, s = f, b = f + 4 | 0, k = s - 16 | 0, s = k, a = q(a, 0, A, 0);
      e: {
        i: {
          if (!Y & a >>> 0 <= -2147483648 - r >>> 0) {
            if (!a) {
              e[b + 8 >> 2] = r, e[b + 4 >> 2] = 0, A = 0;
              break e;
            }
            if (f2(k + 8 | 0, r, a), c = e[k + 8 >> 2], c) {
              e[b + 8 >> 2] = c, e[b + 4 >> 2] = A, A = 0;
              break e;
            } else {
              e[b + 8 >> 2] = a, e[b + 4 >> 2] = r;
              break i;
            }
          }
          e[b + 4 >> 2] = 0;
        }
        A = 1;
      }
      e[b >> 2] = A, s = k + 16 | 0, A = e[f + 8 >> 2], e[f + 4 >> 2] != 1 ? (e[i + 4 >> 2] = e[f + 12 >> 2], e[i >> 2] = A, s = f + 16 | 0) : P();
    }
    function i4(i, A) {
      var r = 0, a = 0;
      return r = s - 16 | 0, s = r, e[r + 8 >> 2] = A, e[r + 12 >> 2] = r + 8, A = r + 12 | 0, a = a4(A, i), i = a4(A, i + 8 | 0), s = r + 16 | 0, i << 8 | a;
    }
    function T(i, A) {
      var r = 0, a = 0, b = 0;
      r = A - i | 0, b = r >>> 2 | 0, p(1054100, b, 4, 4), a = e[263527], (i | 0) != (A | 0) && (r && x(e[263526] + (a << 2) | 0, i, r), a = e[263527]), e[263527] = a + b;
    }
    function Y4(i) {
      i = i | 0;
      var A = 0, r = 0, a = 0, b = 0, f = 0;
      for (A = s - 32 | 0, s = A, e[A + 8 >> 2] = i, i = A + 31 | 0, e[A + 24 >> 2] = i, e[A + 20 >> 2] = i, e[A + 16 >> 2] = i, e[A + 12 >> 2] = A + 8, r = e[e[A + 12 >> 2] >> 2]; ; ) {
        if (i = n[1053428], w[1053428] = i || 1, i) {
          for (; n[1053428]; ) ;
          continue;
        }
        break;
      }
      if (i = e[263360], i >>> 0 >= 1048577 && (Z(1053432, 1, 1), e[263358] = 0, e[263359] = 1, e[263360] = 0, O2(1053472), x(1053472, 1049004, 108), i = e[263360]), i >>> 0 < r >>> 0) {
        for (a = r - i | 0, p(1053432, a, 1, 1), b = a >>> 0 <= 1 ? 1 : a, i = b - 1 | 0, f = e[263360], r = f + e[263359] | 0; ; ) {
          if (i) {
            w[r | 0] = 0, i = i - 1 | 0, r = r + 1 | 0;
            continue;
          }
          break;
        }
        i = b + f | 0, a ? w[r | 0] = 0 : i = i - 1 | 0, e[263360] = i;
      }
      return w[1053428] = 0, s = A + 32 | 0, e[263359];
    }
    function e2(i, A, r) {
      var a = 0, b = 0;
      a = e[r + 4 >> 2], a = a - ((a | 0) != 0) | 0, r = e[r >> 2] + 1 | 0, b = a >>> 0 < r >>> 0 | a >>> 0 > N[A + 4 >> 2], e[i + 4 >> 2] = b ? 0 : a - r | 0, e[i >> 2] = b ? 1 : r + e[A >> 2] | 0;
    }
    function A4(i, A, r) {
      var a = 0, b = 0;
      for (p(i, A, 4, 4), a = e[i + 8 >> 2], b = e[i + 4 >> 2] + (a << 2) | 0; ; ) {
        if (A & 1) {
          e[b >> 2] = r, b = b + 4 | 0, a = a + 1 | 0, A = 0;
          continue;
        }
        break;
      }
      e[i + 8 >> 2] = a;
    }
    function a4(i, A) {
      var r = 0, a = 0;
      return r = n[A + 4 | 0] | n[A + 5 | 0] << 8 | (n[A + 6 | 0] << 16 | n[A + 7 | 0] << 24), A = (n[A | 0] | n[A + 1 | 0] << 8 | (n[A + 2 | 0] << 16 | n[A + 3 | 0] << 24)) ^ q(n[e[e[i >> 2] >> 2]], 0, 16843009, 16843009), i = Y ^ r, a = i, i = (i & 2139062143) + 2139062143 | 0, r = (A & 2139062143) + 2139062143 | 0, a = (a | (r >>> 0 < 2139062143 ? i + 1 | 0 : i)) ^ -1, i = a >>> 7 | 0, q(((a & 127) << 25 | ((A | r) ^ -1) >>> 7) & 16843009, i & 16843009, 270549120, 16909320), Y >>> 24 | 0;
    }
    function n0(i, A, r) {
      var a = 0, b = 0, f = 0;
      if (r) e: {
        for (; ; ) {
          if (a = n[i | 0], b = n[A | 0], (a | 0) == (b | 0)) {
            if (i = i + 1 | 0, A = A + 1 | 0, r = r - 1 | 0, r) continue;
            break e;
          }
          break;
        }
        f = a - b | 0;
      }
      return f;
    }
    function s0(i, A, r, a) {
      var b = 0, f = 0, k = 0;
      f = e[a >> 2], k = e[a + 4 >> 2], b = e[i + 116 >> 2], (b | 0) == e[i + 108 >> 2] && h0(i + 108 | 0, 16), a = e[i + 112 >> 2] + (b << 4) | 0, e[a + 12 >> 2] = r, e[a + 8 >> 2] = A, e[a >> 2] = f, e[a + 4 >> 2] = k, e[i + 116 >> 2] = b + 1;
    }
    function r4(i, A, r, a, b) {
      var f = 0;
      if (f = A & 255, A = n[(f + e[i + 24 >> 2] | 0) + 21 | 0], (A | 0) == 4) {
        A = n[e[i + 20 >> 2] + 11 | 0] | (r << 24 | (b ? 65536 : 0) | (a ? 256 : 0)), i = A >>> 8 | 0, r = 2;
        e: {
          i: {
            A: {
              a: switch (f - 6 | 0) {
                case 0:
                  if (r = 0, !(A & 1)) break e;
                  if (A >>> 0 > 16777215) break A;
                  if (!(A & 65536)) break e;
                  if (!(i & 1)) break A;
                  break e;
                case 1:
                case 4:
                  if (r = 0, !(A & 1)) break e;
                  if (!(i & 1)) break A;
                  break e;
                case 2:
                  if (r = 0, A >>> 0 < 16777216) break e;
                  if (A & 1) break A;
                  break e;
                case 3:
                  if (r = 0, !(A & 1)) break e;
                  if ((i ^ 1 | A >>> 0 > 16777215) & 1) break A;
                  break e;
                case 8:
                  if (!(A & 1)) break i;
                  break A;
                case 10:
                  if (!(A & 1)) break A;
                  r = 3;
                  break e;
                case 9:
                  break e;
                case 6:
                case 11:
                case 12:
                case 14:
                case 15:
                  break A;
                case 13:
                  break a;
                default:
                  break i;
              }
              if (A >>> 0 <= 16777215) break i;
            }
            r = 1;
            break e;
          }
          r = 0;
        }
        A = r & 255;
      }
      return A;
    }
    function i2(i, A, r, a) {
      var b = 0;
      b = s - 32 | 0, s = b, W[b + 26 >> 1] = 518, W[b + 28 >> 1] = 512, w[b + 24 | 0] = 4, e[b + 16 >> 2] = A, e[b + 20 >> 2] = r, e[b + 12 >> 2] = a, e[b + 8 >> 2] = r, m0(i, b + 8 | 0, 0, 0), s = b + 32 | 0;
    }
    function c0(i) {
      var A = 0, r = 0, a = 0, b = 0;
      r = e[i + 4 >> 2], A = e[i >> 2], e[r >> 2] = A, A && (e[A + 4 >> 2] = r), A = e[i + 8 >> 2], e[e[263540] + (A << 2) >> 2] || (r = e[263538], b = e[263539], i = A & 31, (A & 63) >>> 0 >= 32 ? (A = 1 << i, a = 0) : (a = 1 << i, A = a - 1 & 1 >>> 32 - i), e[263538] = a ^ r, e[263539] = A ^ b);
    }
    function V0(i, A) {
      var r = 0, a = 0;
      if (!A) return 0;
      for (; ; ) {
        e: {
          if (r = !A, r) break e;
          if (A = A - 1 | 0, a = n[i | 0], i = i + 1 | 0, (a - 48 & 255) >>> 0 < 10) continue;
        }
        break;
      }
      return r;
    }
    function f4(i, A) {
      var r = 0, a = 0, b = 0;
      b = e[i + 8 >> 2], a = e[i >> 2], (b | 0) == (a | 0) && (r = s - 16 | 0, s = r, w0(r + 8 | 0, i, a, 1, 4, 24), e[r + 8 >> 2] == -2147483647 ? s = r + 16 | 0 : P()), a = e[A + 20 >> 2], r = e[i + 4 >> 2] + v(b, 24) | 0, e[r + 16 >> 2] = e[A + 16 >> 2], e[r + 20 >> 2] = a, a = e[A + 12 >> 2], e[r + 8 >> 2] = e[A + 8 >> 2], e[r + 12 >> 2] = a, a = e[A + 4 >> 2], e[r >> 2] = e[A >> 2], e[r + 4 >> 2] = a, e[i + 8 >> 2] = b + 1;
    }
    function A2(i, A, r, a) {
      var b = 0;
      b = A, A = v(((r & 255) >>> 0 <= 78 ? r : 0) & 255, 12), z2(i, b, 0, n[(n[A + 1051079 | 0] ? A + 1051080 | 0 : e[i + 20 >> 2] + 9 | 0) | 0], 1, r, a);
    }
    function b4(i, A) {
      for (var r = 0, a = 0; ; ) {
        if (A) {
          a = r, r = n[i | 0], r = (a + (r >>> 0 > 239) | 0) + (r << 24 >> 24 > -65) | 0, A = A - 1 | 0, i = i + 1 | 0;
          continue;
        }
        break;
      }
      return r;
    }
    function k4(i, A, r, a, b) {
      var f = 0;
      f = s - 16 | 0, s = f, w0(f + 8 | 0, i, A, r, a, b), e[f + 8 >> 2] == -2147483647 ? s = f + 16 | 0 : P();
    }
    function A0(i, A, r) {
      var a = 0, b = 0;
      p(i, r, 1, 1), a = e[i + 8 >> 2], b = (r | 0) != 0, b && (b && x(e[i + 4 >> 2] + a | 0, A, r), a = e[i + 8 >> 2]), e[i + 8 >> 2] = a + r;
    }
    function a2(i, A) {
      var r = 0, a = 0, b = 0;
      b = e[i + 8 >> 2], a = e[i >> 2], (b | 0) == (a | 0) && (r = s - 16 | 0, s = r, w0(r + 8 | 0, i, a, 1, 4, 12), e[r + 8 >> 2] == -2147483647 ? s = r + 16 | 0 : P()), r = e[i + 4 >> 2] + v(b, 12) | 0, e[r + 8 >> 2] = e[A + 8 >> 2], a = e[A + 4 >> 2], e[r >> 2] = e[A >> 2], e[r + 4 >> 2] = a, e[i + 8 >> 2] = b + 1;
    }
    function d0(i, A) {
      var r = 0, a = 0, b = 0;
      a = e[i + 8 >> 2], (a | 0) == e[i >> 2] && h0(i, 16), b = e[A + 12 >> 2], r = e[i + 4 >> 2] + (a << 4) | 0, e[r + 8 >> 2] = e[A + 8 >> 2], e[r + 12 >> 2] = b, b = e[A + 4 >> 2], e[r >> 2] = e[A >> 2], e[r + 4 >> 2] = b, e[i + 8 >> 2] = a + 1;
    }
    function r2(i, A) {
      var r = 0, a = 0;
      r = s - 16 | 0, s = r, E2(r, i, A), A = e[r + 4 >> 2], a = e[r >> 2], w[r + 8 | 0] = 0, s0(i, a, A, r + 8 | 0), s = r + 16 | 0;
    }
    function X0(i, A) {
      var r = 0;
      r = e[i + 8 >> 2], (r | 0) == e[i >> 2] && h0(i, 4), e[e[i + 4 >> 2] + (r << 2) >> 2] = A, e[i + 8 >> 2] = r + 1, e[i + 12 >> 2] = e[i + 12 >> 2] + A;
    }
    function o0(i, A, r, a) {
      var b = 0, f = 0, k = 0;
      f = e[i + 8 >> 2], k = e[i >> 2], (f | 0) == (k | 0) && (b = s - 16 | 0, s = b, w0(b + 8 | 0, i, k, 1, 8, 16), e[b + 8 >> 2] == -2147483647 ? s = b + 16 | 0 : P()), b = e[i + 4 >> 2] + (f << 4) | 0, e[b + 8 >> 2] = a, e[b >> 2] = A, e[b + 4 >> 2] = r, e[i + 8 >> 2] = f + 1;
    }
    function g0(i, A, r, a, b) {
      var f = 0;
      f = i, i = N[i + 16 >> 2] <= b >>> 0 ? 1048576 : e[i + 12 >> 2] + v(b, 12) | 0, P0(f, A, r, a, b, e[i >> 2], e[i + 4 >> 2], !(e[i + 8 >> 2] & 7));
    }
    function n4(i, A) {
      var r = 0, a = 0, b = 0, f = 0, k = 0, c = 0, t = 0, u = 0, l = 0, o = 0, h = 0, B = 0, Q = 0, D = 0, E = 0, d = 0, g = 0, C = 0, m = 0, y = 0, R = 0;
      if (r = e[i + 28 >> 2], f = e[r + 20 >> 2], f - A >>> 0 >= 2) {
        k = i, g = e[i + 28 >> 2], e[g + 80 >> 2] = 0, i = e[g + 20 >> 2], r = i - A | 0, u = i >>> 0 >= r >>> 0 ? r : 0;
        e: if (u >>> 0 >= 2) {
          if (f = i >>> 0 < A >>> 0 ? 4 : e[g + 16 >> 2] + (A << 2) | 0, u >>> 0 <= 16) {
            for (i = 0, l = u << 2, D = e[k >> 2], o = e[k + 4 >> 2], C = e[k + 16 >> 2], m = e[k + 12 >> 2]; ; ) {
              if ((t | 0) != (l | 0)) {
                r = e[f + t >> 2], E = r >>> 0 >= C >>> 0 ? 1048576 : m + v(r, 12) | 0, b = e[E + 4 >> 2], a = 0, B = 0, h = e[E >> 2], r = h + 1 | 0, r >>> 0 <= o >>> 0 & o - r >>> 0 >= 8 && (r = r + D | 0, a = n[r | 0] | n[r + 1 | 0] << 8 | (n[r + 2 | 0] << 16 | n[r + 3 | 0] << 24), B = n[r + 4 | 0] | n[r + 5 | 0] << 8 | (n[r + 6 | 0] << 16 | n[r + 7 | 0] << 24)), r = 1, h = (b - h | 0) - 2 | 0, Q = (h >>> 0 >= 7 ? 7 : h) << 3, b = Q & 31, (Q & 63) >>> 0 >= 32 ? (Q = -1 << b, b = 0) : (y = (1 << b) - 1 & -1 >>> 32 - b, b = -1 << b, Q = y | b), q(h ^ a & (b ^ -1), B & (Q ^ -1), 2135587861, -1640531527), a = Y >>> 26 | 0, b = a & 31, (a & 63) >>> 0 >= 32 ? (a = 1 << b, b = 0) : (B = 1 << b, a = B - 1 & 1 >>> 32 - b, b = B), b & c | a & d || (r = (e[E + 8 >> 2] & 8) >>> 3 | i), t = t + 4 | 0, c = b | c, d = a | d, i = r;
                continue;
              }
              break;
            }
            if (i & 1) {
              r = 0, b = 0, d = u << 2, m = d + f | 0, o = e[k + 4 >> 2], E = e[k >> 2], B = e[k + 16 >> 2], h = e[k + 12 >> 2], c = f;
              i: {
                for (; ; ) {
                  A: {
                    if (a = (c | 0) == (m | 0), a || (i = e[c >> 2], i = i >>> 0 >= B >>> 0 ? 1048576 : h + v(i, 12) | 0, n[i + 8 | 0] & 8)) break i;
                    if (b) a: for (a = e[i + 4 >> 2], a = a - ((a | 0) != 0) | 0, i = e[i >> 2] + 1 | 0, t = a >>> 0 < i >>> 0 | a >>> 0 > o >>> 0, Q = t ? 0 : a - i | 0, y = t ? 1 : i + E | 0, i = d, t = r, a = f; ; ) {
                      if (!i) break a;
                      if (l = e[a >> 2], D = B >>> 0 <= l >>> 0 ? 1048576 : h + v(l, 12) | 0, l = e[D + 4 >> 2], l = l - ((l | 0) != 0) | 0, D = e[D >> 2] + 1 | 0, C = l >>> 0 < D >>> 0 | o >>> 0 < l >>> 0, (Q | 0) == ((C ? 0 : l - D | 0) | 0) && !n0(C ? 1 : E + D | 0, y, Q)) break A;
                      if (a = a + 4 | 0, i = i - 4 | 0, t = t + 1 | 0, !t) break;
                    }
                    c = c + 4 | 0, r = r - 1 | 0, b = b + 1 | 0;
                    continue;
                  }
                  break;
                }
                a = 0;
              }
            } else a = 1;
            if (i = 0, a) break e;
          }
          for (i = s - 16 | 0, s = i, r = g + 24 | 0, e[r + 68 >> 2] = 0, e[r + 56 >> 2] = 0, e[r + 20 >> 2] = 0, e[r + 8 >> 2] = 0, t = u << 2, E = r + 12 | 0, d = e[k + 4 >> 2], b = e[k >> 2], B = e[k + 16 >> 2], h = e[k + 12 >> 2]; ; ) {
            if (t) {
              a = e[f >> 2], u = a >>> 0 >= B >>> 0 ? 1048576 : h + v(a, 12) | 0, c = e[u + 4 >> 2], o = e[u >> 2], n[u + 8 | 0] & 8 ? (Q = e[r + 8 >> 2], e[i + 8 >> 2] = 0, c = c - ((c | 0) != 0) | 0, u = o + 1 | 0, o = c >>> 0 < u >>> 0 | c >>> 0 > d >>> 0, e[i + 4 >> 2] = o ? 0 : c - u | 0, e[i >> 2] = o ? 1 : b + u | 0, L2(r, i), w[i + 12 | 0] = 1, e[i + 4 >> 2] = Q, e[i >> 2] = a, e[i + 8 >> 2] = e[r + 8 >> 2]) : (w[i + 12 | 0] = 0, e[i >> 2] = a, e[i + 8 >> 2] = c - 1, e[i + 4 >> 2] = o + 1), d0(E, i), f = f + 4 | 0, t = t - 4 | 0;
              continue;
            }
            break;
          }
          a = r, r = e[k + 8 >> 2], f = r >>> 0 > d >>> 0, h2(a, f ? 1 : b, f ? 0 : r), s = i + 16 | 0, i = e[g + 80 >> 2];
        } else i = 0;
        for (f = 0; ; ) {
          if ((i | 0) != (f | 0)) {
            r = e[k + 28 >> 2], N[r + 80 >> 2] > f >>> 0 && l4(k, e[e[r + 76 >> 2] + R >> 2]), f = f + 1 | 0, R = R + 4 | 0;
            continue;
          }
          break;
        }
        r = e[k + 28 >> 2], f = e[r + 20 >> 2];
      }
      f >>> 0 >= A >>> 0 && (e[r + 20 >> 2] = A);
    }
    function C0(i, A) {
      var r = 0;
      r = e[(N[i + 16 >> 2] <= A >>> 0 ? 1048576 : e[i + 12 >> 2] + v(A, 12) | 0) + 8 >> 2], (r & 6) == 4 && p0(i, A, r >>> 4 | 0);
    }
    function c4(i, A, r) {
      var a = 0, b = 0;
      return a = n[i + 24 | 0], b = a >>> 0 > 24, ((b ? 0 : a) | 0) == (r | 0) ? i = n0(b ? 1 : i, A, r) : i = 1, !i;
    }
    function t4(i, A) {
      var r = 0;
      r = 1;
      e: {
        i: switch ((r4(i, A, 2, 0, 0) & 255) - 1 | 0) {
          case 0:
          case 1:
            r = n[i + 44 | 0] ^ 1;
            break e;
          case 2:
            break i;
          default:
            break e;
        }
        r = 0;
      }
      return r & 1;
    }
    function u4(i, A) {
      var r = 0, a = 0, b = 0, f = 0, k = 0;
      if (A) for (; k = r, a = n[i | 0], r = a & 31, (a & 63) >>> 0 >= 32 ? (a = 1 << r, b = 0) : (b = 1 << r, a = b - 1 & 1 >>> 32 - r), r = k | b, f = a | f, i = i + 1 | 0, A = A - 1 | 0, !!A; ) ;
      return Y = f, r;
    }
    function w4(i, A) {
      var r = 0;
      r = e[i + 8 >> 2], (r | 0) == e[i >> 2] && h0(i, 4), e[e[i + 4 >> 2] + (r << 2) >> 2] = A, e[i + 8 >> 2] = r + 1;
    }
    function f2(i, A, r) {
      r && (A = n2(A, r)), e[i + 4 >> 2] = r, e[i >> 2] = A;
    }
    function N0(i, A) {
      var r = 0, a = 0, b = 0, f = 0, k = 0, c = 0, t = 0;
      if (c = e[i + 8 >> 2], r = e[i >> 2], (c | 0) == (r | 0)) {
        if (b = s - 16 | 0, s = b, f = e[i + 4 >> 2], k = b + 4 | 0, a = r << 1, t = a >>> 0 <= 8 ? 8 : a, a = t, (a | 0) >= 0) {
          e: {
            i: {
              if (r) r = h4(f, r, 1, a);
              else if (a) r = n2(1, a);
              else {
                r = 1;
                break i;
              }
              if (r) break i;
              e[k + 4 >> 2] = 1, r = 1;
              break e;
            }
            e[k + 4 >> 2] = r, r = 0;
          }
          f = 8;
        } else r = 1, a = 0, f = 4;
        e[k + f >> 2] = a, e[k >> 2] = r, e[b + 4 >> 2] != 1 ? (a = e[b + 8 >> 2], e[i >> 2] = t, e[i + 4 >> 2] = a, s = b + 16 | 0) : P();
      }
      w[e[i + 4 >> 2] + c | 0] = A, e[i + 8 >> 2] = c + 1;
    }
    function b2(i) {
      var A = 0, r = 0;
      return A = e[263530], r = A - i | 0, P2(i >>> 0 > A >>> 0 ? 1 : e[263529] + i | 0, A >>> 0 >= r >>> 0 ? r : 0);
    }
    function k2() {
      N[263361] >= 262145 && (Z(1053444, 4, 12), e[263361] = 0, e[263362] = 4), w[1053468] = 18, e[263363] = 0;
    }
    function l4(i, A) {
      var r = 0;
      r = i, i = N[i + 16 >> 2] <= A >>> 0 ? 1048576 : e[i + 12 >> 2] + v(A, 12) | 0, i2(r, A, e[i >> 2], e[i + 4 >> 2]);
    }
    function n2(i, A) {
      for (var r = 0, a = 0, b = 0, f = 0, k = 0, c = 0, t = 0; ; ) {
        k = s - 16 | 0, s = k, b = A + 19 & -16, a = (i >>> 0 > b >>> 0 ? i : b) - 1 | 0, a >>> 0 < 257 ? r = a >>> 4 | 0 : (r = a, a = $(a), r = ((r >>> 30 - a | 0) - (a << 1) | 0) + 60 | 0), f = r + 1 | 0;
        e: {
          i: {
            if (f >>> 0 > 62) {
              if (a = 0, r = e[263539], (r | 0) > 0 ? r = 1 : r = (r | 0) >= 0, r || (Z0(k + 4 | 0, 63, b, i - 1 | 0), e[k + 4 >> 2] != 1)) break e;
            } else A: {
              if (t = e[263539], a = f & 31, (f & 63) >>> 0 >= 32 ? (a = -1 << a, f = 0) : (f = -1 << a, a = f | (1 << a) - 1 & -1 >>> 32 - a), c = e[263538], a = B4(f & c, a & t), a >>> 0 > 63) {
                if (a = 0, f = r & 31, (r & 63) >>> 0 >= 32 ? f = t >>> f | 0 : f = ((1 << f) - 1 & t) << 32 - f | c >>> f, !(f & 1)) break e;
                if (Z0(k + 4 | 0, r, b, i - 1 | 0), e[k + 4 >> 2] == 1) break A;
                break e;
              }
              if (i >>> 0 < 17) {
                a = e[e[263540] + (a << 2) >> 2], r = e[a + 12 >> 2], c0(a), f = a - 4 | 0, e[f >> 2] = e[f >> 2] ^ 2, r = a + r | 0;
                break i;
              }
              for (f = i - 1 | 0; ; ) {
                a: {
                  if (Z0(k + 4 | 0, a, b, f), e[k + 4 >> 2] == 1) break A;
                  if (a >>> 0 >= 63) break a;
                  if (t = e[263539], c = a + 1 | 0, a = c & 31, (c & 63) >>> 0 >= 32 ? (a = -1 << a, c = 0) : (c = -1 << a, a = c | (1 << a) - 1 & -1 >>> 32 - a), a = B4(c & e[263538], a & t), a >>> 0 < 64) continue;
                }
                break;
              }
              if (Z0(k + 4 | 0, r, b, f), e[k + 4 >> 2]) break A;
              a = 0;
              break e;
            }
            a = e[k + 8 >> 2], r = e[k + 12 >> 2];
          }
          b = a + b | 0, (r | 0) != (b | 0) ? (b0(b, r), r = 3) : r = 1, e[b - 4 >> 2] = r;
        }
        if (s = k + 16 | 0, !a) {
          if (b = ((A + 19 & -16) + (i >>> 0 > 16 ? i : 0) | 0) + 65551 >>> 16 | 0, r = Q4(b | 0), t = (r | 0) == -1, !t) {
            k = e[263541], e[263541] = 0, b = b << 16, r = r << 16;
            e: {
              if ((r | 0) == (k | 0) && k) {
                b = r + b | 0, b = (r >>> 0 > b >>> 0 ? -1 : b) & -16, k >>> 0 < b >>> 0 && (f = k - 4 | 0, r = e[f >> 2], r & 1 ? e[f >> 2] = r | 2 : (k = k - r | 0, c0(k)), b0(k, b), k = b);
                break e;
              }
              k = 0, b = r + b | 0, b = (r >>> 0 > b >>> 0 ? -1 : b) & -16;
              i: {
                if (e[263540]) {
                  if (f = r + 19 & -16, c = f + 16 | 0, r >>> 0 > c >>> 0 | b >>> 0 < c >>> 0) break i;
                  e[f - 4 >> 2] = 7;
                } else A: {
                  if (r = (r || 1) + 3 & -4, f = r + 275 & -16, f >>> 0 < r >>> 0 | b >>> 0 < f >>> 0) break i;
                  for (e[263540] = r, e[f - 4 >> 2] = b >>> 0 > f >>> 0 ? 3 : 1; ; ) {
                    if ((k | 0) == 256) break A;
                    e[r + k >> 2] = 0, k = k + 4 | 0;
                  }
                }
                b >>> 0 > f >>> 0 && b0(f, b), k = b;
              }
            }
            e[263541] = k;
          }
          if (!t) continue;
        }
        break;
      }
      return a;
    }
    function m0(i, A, r, a) {
      var b = 0, f = 0;
      b = A, f = r4(i, n[A + 19 | 0], n[A + 21 | 0], r, a), w[b + 20 | 0] = f, M0(i, A);
    }
    function s4(i, A, r) {
      var a = 0;
      a = e[A + 28 >> 2], e[a + 104 >> 2] = 0, G0(A, r, a + 96 | 0), A = e[a + 104 >> 2], e[i >> 2] = e[a + 100 >> 2], e[i + 4 >> 2] = A;
    }
    function c2(i, A, r) {
      var a = 0, b = 0;
      I2(i + 32 | 0, A, r), i = s - 16 | 0, s = i, a = i, b = o4(A, r) | -2147483648, e[a + 12 >> 2] = b, A = i + 12 | 0, i = i + 16 | 0, T(A, i), s = i;
    }
    function o4(i, A) {
      return A0(1054112, i, A), P2(i, A);
    }
    function h4(i, A, r, a) {
      var b = 0, f = 0, k = 0, c = 0, t = 0, u = 0, l = 0;
      f = 1;
      e: {
        i: switch ((A >>> 0 < a >>> 0) - (A >>> 0 > a >>> 0) & 255) {
          case 1:
            if (t = a + 19 & -16, u = A + 19 & -16, (t | 0) != (u | 0)) A: {
              if (f = 0, b = i + u | 0, !(n[b - 4 | 0] & 2) || (l = i + t | 0, k = e[b + 12 >> 2], c = b + k | 0, l >>> 0 > c >>> 0)) break A;
              c0(b), f = 1, b = l - 4 | 0, (u + k | 0) != (t | 0) ? (b0(l, c), k = 3) : k = 1, e[b >> 2] = k;
            }
            break e;
          case 0:
            break e;
          default:
            break i;
        }
        f = a + 19 & -16, b = A + 19 & -16, (f | 0) != (b | 0) && (c = i + f | 0, b = i + b | 0, n[b - 4 | 0] & 2 && (f = e[b + 12 >> 2], c0(b), b = b + f | 0), b0(c, b), e[c - 4 >> 2] = 3), f = 1;
      }
      b = i;
      e: {
        if (f || (r = n2(r, a), b = 0, !r)) break e;
        A && x(r, i, A), F2(i, A), b = r;
      }
      return b;
    }
    function x(i, A, r) {
      var a = 0, b = 0;
      for (a = v4() << 16, a >>> 0 < i + r >>> 0 | a >>> 0 < A + r >>> 0 && P(), i >>> 0 > A >>> 0 ? (b = r - 1 | 0, r = -1, a = -1) : a = 1; ; ) {
        if ((r | 0) != (b | 0)) {
          w[i + b | 0] = n[A + b | 0], b = b + a | 0;
          continue;
        }
        break;
      }
    }
    function h0(i, A) {
      var r = 0;
      r = s - 16 | 0, s = r, w0(r + 8 | 0, i, e[i >> 2], 1, 4, A), e[r + 8 >> 2] == -2147483647 ? s = r + 16 | 0 : P();
    }
    function p(i, A, r, a) {
      var b = 0;
      b = e[i + 8 >> 2], e[i >> 2] - b >>> 0 < A >>> 0 && k4(i, b, A, a, r);
    }
    function B4(i, A) {
      var r = 0, a = 0;
      return i | A ? (r = A - 1 | 0, a = i - 1 | 0, r = (a | 0) != -1 ? r + 1 | 0 : r, a = $(i ^ a) + 32 | 0, i = $(A ^ r), i = (i | 0) == 32 ? a : i, A = 63 - i | 0, Y = 0 - (i >>> 0 > 63) | 0, A) : (Y = 0, 64);
    }
    function q(i, A, r, a) {
      var b = 0, f = 0, k = 0, c = 0, t = 0, u = 0;
      return b = r >>> 16 | 0, f = i >>> 16 | 0, u = v(b, f), k = r & 65535, c = i & 65535, t = v(k, c), f = (t >>> 16 | 0) + v(f, k) | 0, b = (f & 65535) + v(b, c) | 0, Y = (v(A, r) + u | 0) + v(i, a) + (f >>> 16) + (b >>> 16) | 0, t & 65535 | b << 16;
    }
    M = n, G4(r0);
    function v4() {
      return J.byteLength >> 16;
    }
    function Q4(i) {
      i = i | 0;
      var A = v4() | 0, r = A + i | 0;
      if (A < r && r < 65536) {
        r0.grown();
        var a = new ArrayBuffer(r << 16), b = new Int8Array(a);
        b.set(w), w = new Int8Array(a), W = new Int16Array(a), e = new Int32Array(a), n = new Uint8Array(a), G = new Uint16Array(a), N = new Uint32Array(a), y0 = new Float32Array(a), V4 = new Float64Array(a), J = a, M = n;
      }
      return A;
    }
    return { memory: Object.create(Object.prototype, { grow: { value: Q4 }, buffer: { get: function() {
      return J;
    } } }), is_valid: X4, refuse: j4, reserve: Y4, validate: W4 };
  }
  return F4(z4);
}

// loaders/script.js
var running;
var loader2 = {
  glue: {
    initSync() {
      running ??= S4({ grown: forgetInput });
      return running;
    },
    __wbg_reset_state() {
      running = void 0;
    }
  }
};

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
