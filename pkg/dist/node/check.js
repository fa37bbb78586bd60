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
  const known = Object.assign(/* @__PURE__ */ Object.create(null), declared);
  const missing = names.filter((name) => known[name]?.isRequired);
  const defaults = defaultsOf(declared);
  return (value, what = "") => {
    const checked = { ...defaults };
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
          checked[name] = option.check(given, what === "" ? name : `${what}.${name}`);
      }
    }
    for (const name of missing)
      if (checked[name] === void 0)
        known[name]?.check(void 0, name);
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
var text = ' ]k|M!   !q!5|H"pp |H#ppp |H"pp!p|H%pppp |H&ppppp |H#ppp!p|H%pppp!p|H!p |H!p!p|H  |H(pppppp |H%pppo!p|H*pppppppp |H)ppppppp |H !p|H&ppppp!p|H#pop |H"pp!o|H!o!p"O!8|*Hgj_aj[^gflj]^l[|I|K|*ck|"[[|N|Ibf_|Kaf[bfbl[a|Olajfja|J[l]|Iea +#|W!|U!%!%!(%,%% &!!&!% "%- !!(((!!!*"!!!,!"" #&.( ## / "!! !  "!! !&#!)" 0"" !%&! # *!!&#1#)""))#"%!    2%  &" 3 !* *+     "#!#!"(")4 #%&!g r*&#! 3(;#p!Rqqy -p R}9xy -p R~<xy -)s!+(|Ma|Mgj|P" *bk[n]eb_ :(ja|Jmka ;)jakajna Z*n]eb_]la <1[[]|Igjl[|L]f_eaj#!7[[bfkl]f^a[laj|Mbf]la_#"7[[|N|Ibf_|Kaf[a|Olajfja|Jk! 2[[|N|Ibf_|Kaf[kl]jl  .!m,~N~C"|U!}%|."|"p!oB Rx!dA&C ?"R ?"R+Y=A)R.eA*R~0}9y c@4?*G ~:}9Q@8"Q?!D *A5Rq~%}J~J!?#D *A*?*Rq~%}J~J!Z=A6Y?)R)dR#Zi%Q?!E  @C?#D .@*2h?&?5L Q?&Rqqq*?*?*Rqqq*Z=L P?&R~Tuy L N?&?5L K?&?CM F?&R4O C?C}@@0"Q?CS{{{{{ |?%Q?0E  S{{{)|WS~K~S~Y&|:%Q?&R?cR2R R#2|P."--?CS?s}@@-R~Tuy @/Rp@3?5@,"Q"Q"Q"Q"Q"Q"Q"Q#Q"Q?.R!i%QR @*"Q?(?-W%Q?(?0cG  A*R?X%Q?(@)."--?*R?U?(R!cA)?-Wi%Q?)?0cG  A*R?X/!-?&?,L h?&?0L |L?&?-L e?-?&R~D c?(2|%A)Y/"?)?0cG  @*-?*R{!iRAV/!?&R:c?&R?cA(?)2O?&G >A*R"U/-?(?)?&D :A(R(?*R!i2WR @)?&D K@,?&D F@0"Q?(?&D IA-W%Q?(?0cG  A)R?X%Q?(@*."--?)R?U?(R!cA*?-Wi%Q?*?0cG  A)R?X/!-?&?,L h?&?0L |L?&?-L e?-?&R~D c?(2|%A*Y/%?*?0cG  @)-?)R{!iROV/#?*R!c@(-R @/"Q?(?-W%Q?(?0cG  A/R?X%Q?(@*."--?/R?U?(R!cA*?-Wi%Q?*?0cG  A/R?X/!-?&?,L h?&?0L |L?&?-L e?-?&R~D c?(2|%A*Y/,?*?0cG  @/-"Q?/R{!iA)RAU%Q?&R2c?&R?c?*2O?&G 6A(R"U/.?&D 2@)R#@-&"p?)RGV%Q"Q?)R~7 V%Q"Q?)R~B U%Q?&R?c?*R}*qy R&2|)A)T/4&"Q?)R~J U%QR @-R ?&R?c?*R}/qy R%2|)A)/)<.6-?)R~P U%Q?&R?c?*R}%qy R%2|)A)%Q."&.7- -?)R~W U/"?/RIdR{!iR,Z//.%--R!@-R .%--?&D P?2U/*?&D Q?*W/,?&D NA/D *?&?3L e?&R%R&?)R~W UA.=L h?&?*L |L?/?&R~D c2[?2R!c@2?*R!c@)@3.%--"p?&R?cA/D .@,"Q"Q?*?/D 2A-W%p?*?,cG  RGU&R -?*cA(?-W%Q?(?,cG  RIU%Q?(R!c@(."--?/?(2|+A(T/!?/D .@,?/D 2@--?(?-W%Q?(?,cG  R|*U%Q?/?(R!c2|+A(T/"?/D 2@-?/D .@,--"p?(?-W%Q"Q?(?,cG  R~;!iR}Y U%Q?/?(R!cA(?-W%p?(?,cG  R|)dRz!i&R!-T?(c2|+A(T/%?/D 2?(Y/!-?(?/D .cG  ."--R -A,R{!iA)R|*V%Q?(?)R~; U?,RIdR{!iR,Wj?,R[iR}U dR{!iR;YjT/"<-?/?(R*2L-R -A)T//R"@-R -@(-?&R?c?*?)?-?(R!i2W?&D N@/?&D K@,?&D I@-?&D F@0-"Q"Q"Q"Q#Q"Q?2T/.R @*"Q?)?-W%Q?)?0cG  A*R?X%Q?)@(."--?*R?U?)R!cA(?-Wi%Q?(?0cG  A*R?X/!-?&?,L h?&?0L |L?&?-L e?-?&R~D c?)2|%A(Y/&?(?0cG  @*-?*R{!iA*R~9 U%Q?.R!i/%&?*Rz V/!?.R!iT/#-?/D *A*?3X%p"p?/D %?3R.ecA.D %@3?.?(R!cA)L %?.?.D *?*R%ljL *R ?/D *?3Y/ <?/D %?3R.ecD *R)iR%U-&?(R!c@)Rp@3R -@.?2R!d@2.!--?*RFV/"?/D *?3R!cU/#?(R!c@(.&-R @..!-R!@.-?/D *?3R!cV/*-?.R!@.R!i/!?(?-Z/*?(?0cG  A*T?*RFUj?*Rz Uj/*R @.?*ROV/!.*--?&R?c?)R#R"?/D *?3R!cU=29.*-?&R?c?*R%29.)-?&R?cR3?*R!2|P.(-?/R~;!iR}U dR{!iR;X/%?&R?c?*2M.&-?&R?c?*R/29.%-R @*"Q?)?-W%Q?)A(?0cG  A*R?X/!-?*R?U?)R!cA(?-Wi%Q?(?0cG  R?X/!-?&?,L h?&?-L e?&?0L |L?&R~D c?)2|%@(-?)?&D QA*Y?(?*Zi/#?&R?c?(R/29.#-?.R!i%Q?&R?c?(R&29&?&R?c?(R(29-."-?&R?c?(R!29.!-?&R?c?*R 29-?&G CA0R4V%Q"Q?&D D@@?&D ?@?Rqvy D  A.Rle@-?.R.eA(R.f@3?(R~Xuy D  A)cA2@("Q#Q?-A*%Q?*R.c@-?3R!d@3?(R%d?(R.d@(D  R1X/!."--R @3-R @(?*R ?.?3X=%Q?0R!V?0R(Vi?0R/Xj?3R.e?)cD *R)iR&Ui@(-"Q"Q?.R ?2R.V=%Q?2R%dD  R)iR(U?(j/!."-?(T/!-?&S M |L?&?.R%lR9cL hR~Tuy ?&R~D c2[Rqvy D  A.R!d@3R~Xuy D  @)-?.R.e@(?)R*c@-?.R%l@,#Q?(T/!?)D *A*R2W%Q?-R%dRpL  ?-?*?,jL  -?)R.c@)?(R.d@(?-R.c@-. - --R}*vy ?0O  R}%vy ?3L  Rsvy ?@L  Rrvy ??L  .!-2hR}*vy G  @0R}%vy D  @3Rsvy D  @@Rrvy D  @?-R}Avy R L  R}5vy R L  ?&R O |8?&?%O |7?&R!O |5?&S%M Q?&R}.vy L P?&?#L N?&?4L K?&?!E  M ??&?!D *L D?&Rqvy D  A:L I?&R~Xuy D  A<L F?&?0R{!iR4VO Y?5?6X%Q?&R}%|Yq2L |Q?&R(O |O?&z.                z- |L?&R?c?&R~D c2|&&"Q"Q"Q"Q?8R!d0"!" -?&R?cR ?"28."-?<Rqqy ?:=A!D *AAR(iR%V%Q?&R?cR R,28."-?&R?c"p"p?!D %@+R @*?AR&iA(R&V%Q"Q"p?&D D@;?&D C@|!?&D ?@|"?#D  AB%p?#D %@!?&R O |E?&?!L |A?&?BL |=?&R!L |9"Q#Q"QRqqy ?*R.e?<c?*?:Z=@!?&R*c?&R~, c2N?&D *A.T/"?&D .@,"Q"Q?!D *A#R)iA!R%d0"! "-?&?:L |O?&?<L l?&?;L h?&?|!L e?&?|"L |L?&?*R!cL |S?&?#R%nR ?!R&U=L q!"Q"Q?,0"#! -?.G  RIU/"-R @)#Q?,%Q?.G  RIdR{!iA!R+X?)Rq}V~3HXj/#?!?)R,ec@)?,R!d@,?.R!c@..!--"p?)%Q"Q?&R~D c@##Q?#D 6A!?#D :W%p?#Rqqy ?#D .?!R.ec?#D 2?!Y=D *R%nL 6R!&R -R!U%Q?)R!dA)/!."--?)."--R -/!?&D |SA*?&D q!W/".!-?,?.c@1?*R!c@*?#R%n@8R @)?!R%V@6#Q?*?8Z?6jT%QRqqy ?*R.e?<cA#?*?:Z=A5D %A!?!R VdA-?5D  R!cA(W?-?|!Xj@!R ?-?(d?!=@/R!?(?|"c?!=@2Rqqy ?#R.c?:?*A!R!cY=D *R%n@*"Q?5G *R*iT%Q"QR @#R @=B R2dA7C "Q?,R)X%p?7R*c@4"Q"Q?.?.R#cR|SiA(V%Q?,?(?.dA(?(?,X=@(?,%QR!@-#Q?#?.cG  R~Y U/%?#R!cA#?(V/ --?,R*dA>?(W/!&?,R*d@>R @(-R~Y~X~U~O)@##QRq|Vr*?(?.cA5D  R~Y~X~U~O)kA-d?-jRq|Vr*?5R%cD  R~Y~X~U~O)kA-d?-jiRq|U|Vr|OiRq|U|Vr|OV/!?>?(R*cA(Z/ --?(?,V%Q"QR~Y @#R!@-#Q?(?.cG  R~Y V%Q?(R!cA(?,V/!."--?(@#."--R @--?4?#L %?4?-L  ?7D .@#?7D *&"Q#Q?#?,V%Q?#?.cG  R~Y U/"?#R!c@#.!--?,@#."-R!-@=-?&?=L  ?&?#L %?7R2cC ?&D  R!U/ ?,?/V/%?2?.?,2|;/%."--?&R O l?&?/L e?&?2L |L?&R L h?&R~D c@5?.@#R @>B R2dA4C "Q#Q"Q?4R*c?52,?4G *T/ ?#?1U/"?4G +?#R!c@(?#G  A=R~Y U%p?(?1U/#RHR~Y ?#G !RJU=@=?#R"c&?(-@#?=U/!."--?#?1V%Q?#G  R~Y V?1?#R!cVj/!-R!@>-?4R2cC ?>T/"-R!@)?!@9.!--?)R!iT/ ?9R!c@*.!--S#@CR @*R ."-?!D *R)iR&U/"S#@CR!&?&?:L |H?&?<L |E?&?;L |A?&?|!L |=?&?|"L |9?&?&R~, cA!L _?&?AR%nR ?(R%U=A1L q!?&?:L |O?&?<L l?&?;L h?&?|!L e?&?|"L |L?&?&R~@ cL s!?&?!L r!?&Rr!c@7R!@-R!@#R @!#Q"Q?&?7L }*!#Q?1?-A(Y/!?&Rqqy ?(R!cA)R.e?<c?)?:Z=A;D *A.R%nA-L |S?&?(L }9!R @=Rqqy ?&R}9!cA/D  A2R!cA>R.eA6?&R}*!cA| D  A,D  A)D .c?)D 2?>Y=D *R)iR&U%Q"QR!@=Rqqy ?6?,D %D  A)D .A4c?>?)D 2A8Z=D *A)R)iR&V/ ?)R%n@6?2R"c@,#Q?,?6ZA=/!Rqqy ?,R.e?4c?,?8Z=D *A)R%n@,?)R)iR%U/ ---?=T/ -Rqqy ?(R.e?<c?(?:Z=A8D %A)?)R VdA6?8D  R!cA,W?6?|!Xj@)R ?6?,d?)=@4R!?,?|"c?)=@6Rqqy ?5?(?9R!i=A5R.e?<c?5?:Z=A,D %@2?,D  @)?(?*?8D *?,D *jR*i%p?&R O }5!?&R L t!?2?2R VdA,?)R!cA)W?,?|!Xj@*?&R ?,?)d?*=L }.!?&R!?)?|"c?*=L }*!?&R O }C!?&?4L }=!?&?6L }9!?&R L }A!B RIdA)C ?)?/z   z- ?"Q#Q"Q?)R:c?| 2,?)G :T/ ?)G ;@*?)R*c?)R?c2,R @.?)G *T/"?)G +?*U/!."--?)R2c?)R?c2,?)G 2R!k@.-?)RIcC ?.R!i@9?;D *A.R%n&R @9?2?2R VdA,?)R!cA)W?,?|!Xj@*R ?,?)d?*=?4U%QR!?)?|"c?*=?6?42|;T@9-?--?(R"cX?.R)iR&UiA(=@*?!?(j@!?#?9i@#R!@9.!--R!@| ?!R!iT%QS"@CR"."-?#R!i%Q?*wS?|YS|U%r@CR"@-?*R!c.&&R"@-S|W%@CR @*R!@(R .(- --@-?BT@| ?C?*wS?|Y?-wS*|Yrr@C?BR V@(R .#--?*wS?|YSq"r@CR!@-?*-@#R @(?&R?cA!R ?#2A?!?#?"2|,Rqqy ?&D F?#R.ec?&D I?#Y=D *R%n-?AR%n2A?+RpU/!?&?CM Q?(T/!?&R}!}Cq2L |Q?&?-O |P?&R+O |O?&?*L h?&Rqqy ?&D F?*R.ec?&D I?*Y=A"D  A!L l?&?"D %L e?&?!L |L?| %Q?&R!O |S-?&D NG |)A!R%V%Q?&?!O |S-?&R?c?&R~D c2|&.!-R @"R @#R @*B Ry!dA+C ?&R?cA1D *@,?1D %@)?1D  @(?1D 6G *A!R ?!R~* Y=R.eG ~ tQ@!#Q?"R:V%Q?"?+R}=!ccR L  ?"R.c@".!--?+R |/ P?+?!O |1?+?+E }=!M :?+?+z  }C!z- ??+R L N?+Sqqqqy M I?1D >A!R L |E?!R L |9?!R L F?!R L ?R!?(?)?,WA!=@;?+RIc@2?+R ?,?!=A| %p?;G  R|2U&R -L |7?+?| L |5?+?;L |4?+R}I!c@(?1"p"Q"Q"Q#Q"Q?+R~, c?+R}X c23?+D |9A-R!V/ ?+D |H@4?+D |E@8?+R}=!cA#?;?| ?+D |=A/?+D |AA62+?+D }C!@!?+D }A!@"?+D }=!A5Rqqqq|OU/"?+?!L e?+?"L |L?+?5L _?#?;?| ?8?42+?+D }C!@*?+D }A!@#?+D }=!A)Rqqqq|OU/#?+?*L |O?+?#L l?+?)L h?1D :G G@-?+R2c?+G |1A9R ?9R0Y=A)RPeR~(}:y cA7?"?!2D?+D 2R!U%QR!?+D 6A.R1ilA,?-R!l?7cH (iT%Q?,?+H PA!i%Q?1R ?/?62|>-?+?!?,j|/ P?.?7G |.c@,?)R)dR{!iR~Y!Z%Q"Q?+R}I!c?7H L|/  ?+S M }M!R @"?(@!#Q?"R:U/!?.?!G  U%Q?"?+R:ccA)D  T%Q?)R!L  ?)R*c?4L  ?)R%c?8L  --?"R.c@"?!R!c@!. - --?,R ?,R{!iR~* Y=R{!iR.eA"G }WtQ?#?*?1D :G H2&A!R{!iR:V%Q?1?!?"R}Pty cG #?,R ?8?4R 2|(-?+R~L c2o?+R~@ c2o.#--?1R22|L%Q"Q?7G |-%Q?+R*c?9?"?!?-22?+G *T/!-?+R"O }+!?+R2|/ })!?+?9O }&!?+R#O }%!?+R L r!?+?/L s!?+?6L q!?+?/L |S?+?7R!c?1D 6R+c?7G  =G  O }(!?1?+R~X cR R 2|N?+D e@!?+D |L@"?+D _@5--?1D >@-?+D N@.?+?5L }5!?+?"L }.!?+?!?"cL }9!?+?"L t!?-D ?@"B R2dA,C ?-R:c?+R}.!cA)D %A!?)D .?!d2|G?,?)D  L .?,?)D *L *?,R*c2o?,R2cC ?+R!O x!?+?"L }A!?+?.L }=!?+?-D ?L }C!?-RCc?+R}=!c2b?.?+D IU%QB R2dA!C ?!R*c?2?2D  R!R%R*2B?!D *R|Uqqq|OU%Q?!R2cC &?!D . --?+D K?.R#lcA!?6L %?!?/L  ?+?.R!cL N?+R~L c2o.!--R .#-?!@*?"@#.!-?+R~@ c2o-R!-O G?1D >A!R:cR!R 2%?!D |9@.?+D K@,?+D N@)R @!R @"#Q?"?.V%Q?"?1D >A(D |9W%Q?!?(D |7cD  A(?)W%Q?1R ?(R#l?,cA(D  ?(D %2|>--?"R!c@"?!R%c@!.!--?+G |1A!R ?!R0Y=A!R&dR{!iR!Y%Q"Q?+D :R!iT/ ?+D CR!iT/ ?1R5?!RPeA!G r};Q?!G |X};Q?!R|V};y c?!R|W};y c?+D >A"?+D DA!XA(=G  cR ?"?!?(=?+R?c?+RFc?(=D  R 2|(--?-%Q?+R |/ }M!?+R|X}5t*L }I!?+R L }C!?+?#L x!?+?*L }A!?+?#L }=!?1?+R}=!c2|&-?2R%R*2K?+Ry!cC --?0R{!iA!R4V%Q?&R&O |O?&?3L h?&??L l?&?@L e?&??L |L?&?0O |P?&R O |S?&Sqqqq??!R/dR ?!R/X=wS#|YACsP |T?&Sq|Vrsy ?CsP |R?&S|Y}%txy!?CsP |Q?&R?c?&R~D c2|&-? ?&RQdA!D *L *? ?!E  M  ?%T%QRrxy R}5vy D  TO  -?&Rx!cC -~D0"*p#oB RIdA%C R~: @&R8@#Sqqqq~L{|2@-R{!@*"Q"Q"Q"Q"Q"Q"Q"Q"Q"Q"Q"Q"Q?"G 2R!d0/!&()*+.,-+"#% -R @*?"G 3A#R ?#R~* Y=R.eA(R}Pty c@)?(G }WtQ@(?#wRE@#Sqqqqq~<|2@-SqqqqqqQ@."Q"Q"Q"Q"Q"Q"Q"Q"Q?"G 5R(d00 !)"#*%&)))))()-R|"@#"Q"Q"Q"Q?(R&d0&-, !",-?!?"D  ?"D %2ET/+."-?!?"D  ?"D %2E/!.*-?!?"D  ?"D %2ET/)-R>@#.)-?%R L F?%Sqqqq2M C?!?"?%RCc2>?%?%D DA#?%D FA(?)G -A&R%Y%p?&R,eR~W}#y cA)?!D :G GcG *A*R*X@&R ?*?&=@*R!?)?&=&R!-?*2(?!D 6G -?%G  %p?%G !A!wS{!|WSI|Y@.?!R ?!R|0Y=R{!iR;eA!G }Y}%Q?(U%p?!Rw}%y c@&?(@!#Q?!T?(TjA,T%Q?#G  @*?&G  @)?(R!d@(?#R!c@#?!R!d@!?&R!c@&R?R ?)R}U dR{!iR<W=?)jR{!iR?R ?*R}U dR{!iR<W=?*jR{!iU/!--R}V R}U ?,=&R}U -&Sqqqqh@.R~: -@&R?j@#?%RCc2o.(-RC@#"Q"Q?(R(d0# !)!-?!D 6G -RAj@#.(-R|%R|#?"G 7?)G %U=@#.&-?!D 6G -R|&c@#R}W @&.%-R|(@#.#-R|)@#."-?)J ,SD|Y@-R}Y @&RF@#.!-?!D 6G -R| c@#-S?|Y?-r@-?.SIs}@@*.--"Q"p?"G 3A#R ?#R~* Y=R.eA(J }YtQ@.?#w@/RI@#S{{{)@-"Q"Q"Q?"G 5R0d0% %!"!-RMRH?(R}Pty cG "=@#.#-R|-.!-?!D 6G -R|,c-@#?.@--?-SD|Y?/S?|Yr@-.,-?"G 3R~4 j@#.+-R~9 @#.*-R~8 @#.)-?"G 3A#w?#R ?#R~* Y=R.eG }WtQR(U%pR~: R}X ?!D 6G -A!=@&R|*?!d&RG-@#S?|YSqqqqq~<|2r@-.(-?"G 3A#wS{!|W@-?"G 5R4U%Q?-SD|YSqqqq~L|"r@-R|-@#.(-"p?%Sqqqq2M C?%R L F?!?"?%RCc2>?!D :G G@(?%R2c?#R ?#R0Y=R{!iRPeR~(}:y cA&?%D DA*?%D FA)2D?%D 2R!i%Q?(R!l?&cH (?%D 6A+R1inR!i%Q?+?&G |.cwS{!|WS?|YSqqqqq~<|2r@-R~: @&R{!@*?!D 6G -RJc."--?!D 6G -?%R*c?#?*?)?(22R}U R~: ?%G *A#=@&?%G +Rp?#=@*?-SD|YSqqqq~L|"r@-RLj-@#?%RCc2o.&-R~  @&?!D 6A!G ,R"V%p?!G -RNj&RO-@#.%-R4@#"Q"Q"Q"Q?"G 3A(R/dR ?(R/X=R!d0%!")# -?"D %@#?"D  @)?%R:cR!?!D  ?!D *A+?!D %XA!=A,R ?+?!=A!2|5"Q?(%Q?(R/V?#?)Yj?!?#Wj/!?)?,cG  R?jR~W V/!R=@#.*&?%D >A!T%QR:@#.+-?%D :A)G  A#RPU%QR;@#.+-?!R!U?#R|"Vj/!R<@#?)G !A!R}#!U?!R}V!U?!R~K!Ujj/*--?(@#.(-R1R0?!D 6G ,R"U=@#.&-?!D 6G -R2j@#.%-Rqqq*?!D :D .A!?!Rqqq*Z=wSqqqq~L{|2r@-R5@#.#-?!D :@!R7@#"Q"Q?"G 5R#d0" !%-Rq~%}J~J!?!D *A!?!Rq~%}J~J!Z=wSqqqq~L{|2r@-R6@#.#-Rqqq*?!D .A!?!Rqqq*Z=wSqqqq~L{|2r@-R5@#."-R9@#.!-?"G 3R|/c@#-? R"O >? ?#O +? ?&O *? ?"E 2M I? ?"z   z- ?? ?-S{{{{{{|2|W?*wSI|YrSqqqqqqqqprM  ?%RIcC -}N3".p!o"Q"pB RIdA&C R{!@)?!G  A2@("Q"Q"Q?2R!d0# !"%-?!G !."-?!G !@(R~Y!@)."-Rz!-@)R @(-? G *@*? H |,@+? G |-@-? G |+@.? G +@/? D %@0? G >@1?&R |/ 8?&?1R"VO 7?&?"O 6?&?0L 2?&?(O 1?&?)O 0?&?/O .?&?.O -?&?-O ,?&?+|/ *?&Rp?*?*R~: U=O /?&R*cA"R22V?&? D  L *?"?&R.c2|8R}*xy D  @-R}X}#y R~(}#y 2|8"Q"Q?%R2cA+R}=|Vy 2|"A)T%Q?#D QD 6G ,R"V%Q?"?#?%D *2.?#R?c?#D DA ?&D *A"? ?"W=A,2|7?#G |4R!V/#?,T/"?,R!c@,.#--?#R?cR 2|7?#G |4T/!-?&?#G TRqqqq%jL *?&R*c?&R.c2|8R @,-"Q?#D QA D 6G ,R"U%Q"Q"Q"Q?+G  R!d0/%%!!"%%%%%%!! -?%G 3@ ?#R?cR.R ?#D DRy Z=2|I?&? R ? R~* Y=R.eG }XtQRqqqq%jL *?&R*c?&R.c2|8.#-?&R L 2?&Sqqqq2M *? ?%?&R*cA 2>?#?&D .?&D 22|Q? 2o."-R @(R!? D  ? D *A"? D %XA)=@ R ?"?)=A)%Q? G  R|2U@(-?%D  @"?&?(L D?&?)L C?&? L ?#Q?&R*cA%?&R?c23?&D *R!V/"?&D 2A(?"Z/ ?"?&D 6W/ ?&D :?"W/ -?%? ?)?&D .?(2+?&D *A Rqqqq|OU/!?&?&E .A3M .?&? L *?#?3}@?3S?s}@2|Q?%2o&?)%Q? D :A D %@"? D  @ ?&R O 6?&?"R ? =L 2?&R!L *?&? R!? =L .#Q?&?&R*c2N?&D  A T/#?&R?c@*?&D %? c@+B R?dA%C "Q? ?+V%Q"Q? R!c@)? G  A(R~Y U%Q?)?+U/!RHR~Y ? G !RJU=@(? R"c@)-?%R*cR*R!R!2Y?%D *@ ?%D .A"?(O  ?%R!L >?%?"L :?%? L 6?%R6c@(?)@ #Q"Q? ?+U/ ? R!c@"? G  A)R~Y U%p?"?+U/!RHR~Y ? G !RJU=@)? R"c&?"-@ ?(D *A"?(D  U%Q?(R!2m-?"?(D %c?)O  ?(?"R!cL *.!--?*?%D >L *?*?%E 6M  ."--?*R L *?*Sqqqq2M  -?%R?cC ?#?&D C?&D D2|Q?*2o. - -?#R?c@)?#D %A"?#D *R%lc@.?&RCc@1?&RIc@/?#D D@ #Q"Q? %Q?.?"dR%n? Y/!? R%l?"c@ &?"A ?.U/!-?&?#D QA0D 2L :?&?0z   z- *? R2c@"? G .%Q?&? D *L ??&R?c?12|8&"Q?&Rqqy ?&D 6? D %A R.ec?&D :? Y=A E  M ??&? D *A L D? R*iT%Q"QS @3?&D .A ?&D ?R!cA*Z? ?*dR*Zi%Q?*?&D *cE  @3-R @ Rqqqq%@(#Q? R}(.U/!? Rw}%y c?0?*?326T%Q?(R!c@(? R;c@ .!--?&?(L F?&RFc?/2|8."--R}5xy D  @ ?&R*c?&R?cR}.xy 2X?&? 2gRqqqq|OjL F?&RFc?/2|8? R}5xy D  A(X/ ?)? Rtxy D  c?(? d2CR @ .#--R @ ?)R.R ?#D DRy Z=2|I.!--?+G  R"V/!?%G 3@ ?)R.R ?#D DRy Z=2|I?&? R ? R~* Y=R.eG }XtQRqqqq%jL *?&R*c?&R.c2|8--?#?#D I?#D FcL I?&R}*xy D  ?-dR"dL .?&?,L *?-?&R*cA R"2|0?2R#U%Q?!D %@"?!D *@#R @!R @%R @("Q#Q?!?#U/!?!?"c?!R!c@!F  R}Tp|6?(cA(RDY/ -?#?!R!dA%W@!R ?%?!=@#R!@%R!?"?!=@"-? ?%O *? ?#L %? ?"L  ?&E *@3?&R#R ?&G 2A!=L 6?&R~P}#y R!?!=L 2?&?3M *?&R?c@%R @#B R?dA!C ? R%c@"R"@(#Q?#?"D  c@#?"R*c@"?(R!dA(/ -R2@"?!R*c?#R!R!2Y?!R L >?!?!E *M 6#Q?"%Q?!R6c? D  ? D %2|G?"R*d@"? R*c@ .!--?%?!D >L *?%?!E 6M  ?!R?cC ?&D C@!?&D D@"B R2dA C ? ?!?"2|RL .? R.c? R2cA 2|8? C ?%2o-?&RIcC -}),"7p"oB RIdA&C ? R L ?? R:cA)? D 6A%2j?)D %?)D *A#R%lc@(#Q?%?+V%Q?(S M  ?(R*c?+L  ?(R2c@(?#R!c@#?+R!c@+.!--?)?#L *?&R O 6?&R L 2?&R L *?&? D 6L .? RCcA3?&R*c2b? RPc@4? RIc@5"Q#Q"Q? D FA%T/ ? ?%R!dA%L F? D D?%R%lcA%G .A#R"U/ ?%D *@-R ? D >?%D  A/R%lcA+?/?%D %A1X? D ??1WjA%=@)?1?/dA*R"W?%j/!?#R!iT%Q"Q?*R%l?)c@,? D *@6? D %@7? D 6@8? D 2@9?)@%#Q?,?%A0U/!?%R2c@%?8?0D *A#Y/ ?#R%l?9cA#G .@2?#D *A.?#D %A(W?6?"?2=?.Wj@#R!?-R!?(?7?!?2=c?#=c?-R ?.?(d?#=A(X=@."Q?(?-dA#R ?#?(Y=A(R*WA2%o?.R!d@.S @;?(@##Q?#T/"?#?.cJ  SN|Y?;S*sr@;?#R!d@#. - &?.E  A:SN|Y?:Sq~Y#|WSD|Yr?:Sqq~X)|WS:|Y?:Sqqq~T1|WS*|Yrr?:SDsSq~Y#|W?:S*sSqqq~T1|W?:S:sSqq~X)|Wrrr-@;-?0?(R*?2=w?;rM  . - --?*R!c@%?)@##Q?%R!dA%R"W/"?#E  ?#R2cA#E  |=/ -Sp@;?+@#?*@%#Q?;?#E  |W@;?#R2c@#?%R!dA%/ -S @:?+@#?*@%#Q?:?#E  r@:?#R2c@#?%R!dA%/ -?:?;|;%Q?*R!c@(?)R2d@+S!?:?;|X|PS|2|X|Y@:R @%R @,#Q"Q?%R%l?+c@##Q?%R!cA%?(U/!?:?#R2cA#E  |WS |;/ -?*?,Y/&?&?#z   z- *?#?,R%l?)cA#z   z-  ?#?&z  *z-  ?,R!c@,.!--?&?1L >?&?/L 2?&?,?/cA%L :?&?%L 6R @##Q?#R2U/#?#?&cR2cE  @:?&R!O F?&?-L D?&?:M ??3?&R?c2b?#R*c@#. - -?;S~T!|W|9T%Q?&R O 6?&?1L .?&?/L *?&?-R)cL 2?3?&R*c2b."-?*R%lA#?+c@(?/?1U/!R @%?+D *@)?(?+R2cA*V%Q?*R*c@0?(?*dR%n@(#Q?)?0D  A*?)?*W=@)?0R2c@0?(R!dA(/ --? D 6?)X%Q? D 2?)R%lcD  @,R!@%-#Q?#T/"?+D *A*?)V%Q?5?*? D 6W%p? D 2?*R%lcD  @-R!&R -?-2|:?4?%?,2|:-?+R2c@+?#R2d@#. - --?&RIcC 1- -~:*"%p#|RR:@&"Q"Q"Q"Q"Q"Q? R{!iR"d0% !"#&-?!?"c@&?!@ "Q#Q? ?&U/!? G  G }A}!QR!U%Q?%R!c@%? R!c@ .!--R,@&?"?%W/&?"?%U/ ?%T/&?!?%cG  Ry V/&?%?"d@)R @!R!@"RG@(#Q?"?)c%Q"p"Q"Q"Q"Q? ?"cG  A%RGd0" !"-?!R!dR|1W/".!-R ?(R{!iRGV/"<-?%RIdR{!iR+X?%R~;!iR}U dR{!iR;Xi?!R|2Zj/+-?!R!c-@!RG?%?%R|*U=@(?"R!c@".!--?(R{!iRGV/%?!R|2W?#iT/&.%-?#/#R,1-R-@&?"R<W/#?!z   A*z.~,~,~,~,~/~,~,~/~,~,}C~,~,~ ~,~,zfA+z.++++++++++++++++z|Nz.                z/ !"#6&(9*+<-.| 01?+zBz^T/#z.                ?!z  ,A+z.}C~,~,~ ~,~,~ ~,~,~.~,~,~,~,~,~,zfA,z.++++++++++++++++z|Nz/ 34#67(9:+<=>| |!|"?,zBz^T/#"p?*z8+RIdR{!i@#?*z8*RIdR{!iR,e@%?*z8&RIdR{!iR,e?*z8(RIdR{!icA R-Y%Q"QR|!R!? lR~,6i/"<? R"V/ ?*z8"RIdR{!iR,e?*z8#RIdR{!icA ?*z8 R!l?*z8!c? =R#iTR>j."--R|"R ? R!dR.W=-?#?%cR!dX%Q"Q?+z8!RIdR{!iR,e?+z8"RIdR{!icR9X?+z8%RIdR{!iR,e?+z8&RIdR{!icR|/Xj?+z8)RIdR{!iR,e?+z8*RIdR{!icR|/Xj/ R:@&?"R<dA T/&"Q? R!U?!G <A"R~6 Ui/ R-@&"Q?"R|)d0# ) )-? R(V/!?!G =A RIdR{!iR"X/!?!G >A"RIdR{!iR+X/!?!G | ROV/!?!G |!RIdR{!iR&X/!?!G |"RIdR{!iR+X/!? R|+V/ ?"R|,X/(-R.1--R-1-R @ ?"%p?"R!d@%?!R!cR ?!G  RGU=&R -@#?%?"?#=@"?#?!?#=@!"Q#Q? ?"V%Q? ?!cA#G  R|*U/"? R!c@ .!--?!?"2|@/"R/1-R/@&?!? 2|@T/"?#R!c?"? Rpkc2|@/!."-R:R(?!?"2|@=@&.!-R:1-?&-}M)!9pB R~< dA&C ?!?"c@8?#?%c@<?&R@c@4Rp@5#Q?#?<V%QR @.?"?#G  A9R ?9R|0Y=R;eA(G }Y}%QA-d?-?"d?"?-X=A1?-R#?-R"nA*?*R#Z=R!?*=A6cY%Q"Q?(Rw}%y cA7@(B R?dA)C ?)?-?7cL >?)?(L :?)?8L 6?)?!L 2R @+?)R:c@3B R2dA/C ?)R2cA,D  @*?,D %@2"p"Q#Q?*?2V%Q?,?*R!cA(L  ?*G  @0?(@*?0RGU?0R~; Uj/!?/R*c?32P?/G *A(T/"?/G +?0R?R ?0R}U dR{!iR<W=jU/!."--R#.!-R"R!?(=-?/R2cC R{!iR#U%Q?)R*c?32P?)G *R!k@+-?)R?cC ?+R!i%QR!@.R @%.!-?1?6X/ ?!?"2c?7?-2c|X|R}@?6R!lX/ ?&z.                z- 2?&z.                z-  R @%#Q?%R?V%Q?%?&RQdc?%O  ?%R!c@%.!--R @1?!@%R @,#Q?%?8V%Q?4S M  ?4z.                z- *?4S M 9?&?1R!cA(O ??%R!c?%G  @2R @.?,R{!i@=R @,?(@+#Q?.A%R|"U?%?-UjT%QR ?1?%T?,R{!i?2Vj?%?7cG  A,?=Vj=%p?%R!dR|"i?&cG  R!c&R{!-R{!iA)?+R!cR{!iA/?&RQdA0?%R!cA.R|"iA3cG  R!cR{!iA+?%?0cG  ?,R{!i?2VcR{!iA%?%?+X=A%?%?/X=A%?%?)X=@+?3?&R?cc?+O  .!--?&?&z  |9z- 2?&?&z  Qz-  ?&?&z  ?z- Q?&?&z  Iz- |9@%?(@1?2@,.!--?&RQd?-R|"icG  A%?6Y@.--?#R!c@#?9?:?%?5W?.iA(=@:?%?5?(=@5?(?;j@;.!--? ?:O !? ?;R!iO  ?&R~< cC -~;&!0p?#R[Y?#R?cA/?"Yi%Q?!?#cA(z.                z- 2?(z.                z-  -B R?d@(R!@*R"@,R ?%?%?"?/dA)R ?"?)Z=XA%=A)R"W%p?(Rxsy G  O :?(R}Asy E  M 2?(Rtsy z   z-  Rqqy @,Ry @%R~@ @)R!&R!R!?!?/c?%=?"?/W=A*G  A%R!Y%Q?%G }MsQ@,-?*R|%c@0?)R|%d@3?*G !@.R @%?(R~D}Ay G  O :?(R~<}Ay E  M 2?(R~,}Ay z   z-  R:?)R"dA+?+R:Z=@1?*R"c@2?(R!j@4R @+#Q?%?1V%Q?%?2cG  R!dA5R#Y%Q?%R~4|Vy cG  A-R&Y?-R"ViT%Q?-?4c?5G qsQO  R!@+?%R!c@%.#--?%R!c@%.!--"p?(?+O  ?)R|%W@+?0?.R>lR|"mi@-?,?,R"Uj@0R @%R @,?)R|!Z%Q"p?*D <@,?)RAZ%p?*D |!A%?+/!<?*D A.#&R --@%-R -@)R ?-?+=@1?.R!i@-?.R%nR!i@+?.R!nR!i@2?.RpkR"nR!i@*?0R!i-@.? ?)L >? ?%L :? ?,L 6? ?3L 2? ?1L .? ?#L *? ?(E  M ?? ?(z  *z- D? ?(G :O N? ?+O |2? ?*O P? ?2O |/? ?-O O? ?.O |.? ?&R"VO |1? ?&R!UO |0? R ?/?"?/WA"=L %? R!?!?"=L  -q1"2p!oB R?dA-C ?!R ?!R{!iR0Y=R{!iRPeR~(}:y cA+? D :G GR!lcA.R(c@1?%H ,?%H *?.H "Rpkjj@3?"R!c@(?#D *R%n@5? D >D 6@.#Q"Q?(?5Z/ ? G FR!U%Q? G DR!iT/!-"p?-Rqqy ? D .?(R.ec? D 2?(Y=A&E  M 2?-?&D *A&L :?&R*i%p?-R*c@,?-R2c@4R @/?+G OA)?+G |.A*cR~+ X@&R!?*R.eR}Pty c?&=@*R ?)?&=R.e@&R @)"Q#Q?&T/!?*G +A6R ?6R|0Y=R;eRw}%y c? ?42|6T%Q?&R.d@&?)R!c@)?*R.c@*.!--R!@/-?,?)L %?,?/L  ?-D *@&?-D .&S @7? D %A&?-D 2R!cA*Z?&?*dR*Zi%Q?*? D  cE  @7-?0?+G OA&W%Q"Q?&?+G |.A)cR~+ X/ ?)R.e?0R.ecG }XtQA&R ?&R|0Y=R;eRw}%y c? ?*?726T/ R!@&?0.#--R @/?+G OA,?+G |.A&cR~+ X@)R!?&R.eR}Pty c?)=@&R ?,?)=R.e@)R @,"Q#Q?)T/!?&G +A4R ?4R|0Y=R;eRw}%y c? ?*?726T%Q?)R.d@)?,R!c@,?&R.c@&.!--R!@/-?-?,L %?-?/L  ?-D  @&?-D %--@)"Q?&R!U%QR!?)R1ilA&?1H  iT%Q?&?2i%Q? ?(2i-?)R!c@0?&?2j@2?&?3i%Q?)?+G |.c@&"QR!?)R1ilA)? D :G GA*R!l?+cH ,i%Q? R0?&?(2|D? ?(R!c2|J.!-?)?%H *i%Q? ?%D  R!U%pR4R3?+G |/?%D %R)inR!i=&R3-?&?(2|D? ?(R!c2|J&?)?*R!l?+cH "iT%Q? R1?&?(2|D-? ? G |*A*?)?%H ,iR VjO |*? ?(R!c?&28? ?*O |*--?(R!c@(&? ?(R!cA(?)?+G |.c28-."--? D >R.c?(2d? ?(R!cA(2|J-Rqqy ? D .?(R.ec? D 2?(Y=D *R%n@(.!--?#D %A/RpV%Q"Q?+H 0@(?%D  R!U%p?(?%D %R)iR!l?+cH 4j&?(-?2RpkiA0R{{#iT/ B R?dA(C ?+G OA,?+G |.A)cR~+ X@&R!?)R.eR}Pty c?&=@*?#D %R!d@2?#D  A1R!c@3R ?,?&=R.e@&? D :G GR!l?+cA#H (?#H ,jRpk?0iR{{#i@+R @##Q?&%Q?+?#R1inR!i?*R%cG  A0R#Vi%Q?*R!c? D 6R+c?*G  =G  @,?(?0O | ?(R*|/ =?(?,O <?(?#?)cO ;?(R"O :?(?"L 2?(?2L 6?(?3L .?(?1L *? ?(R*cR R 2|N-?*R.c@*?#R!c@#?&R.d@&.!--?(R?cC --? D >D 6?.X%Q? @"?.@ ?%D  @#?%D %@.?/RpV@+R @&B RIdA%C R!@)R2@("Q?#R!U%Q?!R ?!R{!iR0Y=R{!iRPeG } };Q?.R)inR!i%QR4@(."--R @)R"@&-"Q?+T?!R{!iA#R"Ui/ ?"?(2|LT/ ?"D >D 6A.? ? ?.W=@0? R"l@.?!R ?#R0Y=R{!iRPeA#R~.}:y c@,?#R~(}:y cA+R!c@2? @##Q?#?0U/!?"D >A*D 6?#Y/!?.?*D 2cD  @*"Q?)T%Q"Q?+G |-R!V/ ?"D :G G@/?%Rqqy ?"D .?*R.ec?"D 2?*Y=A1E  A7M ??%?1D *L D?%D C?7}@dR|U#Z/"?%R:c?"?%R?c2|O?%R2c?+?%D :A1?%D >A32D?%D 2R!U%Q?/R!l?,cH  ?%D 6R1inR!i/!-?%R*c?!?1?3?/22?%G *T/"--?"?(?&?2?"D 6R+c?+G  =G  R#?!?*2I-?#R!c@#?.R%c@.. - -?"? 2a?%RIcC -?-R?cC -}M(!)pB RIdA&C R ?%?#d?"?%W?#?%XjA"=@(R!?!?#c?"=@)"Q"Q#Q?(?*A"V%Q?"R!c@*?"?)cA!G  R|#V/!?(?*Y/"?!R!cG  A+RIdR{!iR,Z?+R[iR}U dR{!iR&Xi?(?"R"cYj/"?!R"cG  A+ROdR{!iR~Q!X?+R[iR~! dR{!iR~U!Xj/!."--?&R!O F?&R L D?&?(L C?&?)L ??&R6c@"B RIdA!C ?!R2c?&R?cA*2,?!G 2%Q?!G 3@+?!R*cR*R!R!2Y?!D *@,?!D .A-?+O  ?!R!L >?!?-L :?!?,L 6?!?*z   z- ??!R6c?!R?c2|3?"?!D >L *?"?!E 6M  &?"R L *?"Sqqqq2M  -?!RIcC ?"2|!%Q"Q"Q?(R#X%Q"Q?)D  Rq|U|Vr|Oi/ R%?)R#cR|SiA!?)d?!?)U=@"?(R%d@!#Q?!?"X%Q?"?)cD  Rq|U|Vr|Oi/"?"R%c@".!--?!?)cD  Rq|U|Vr|OiT/"-&?)R!d@!?(@"#Q?"T/"?!?"c?"R!d@"F  R |8/ --?&R*c?(R!R!2Y?&R L D?&?&D .A!L C?&?&D *L ??(TTA"%Q?"%Q?!?)?(~X,  -?&?(L D-?&R?cA!2|!?!2oT/!-? ?&D >L *? ?&E 6M  .#--? ?%L *? ?#L %? Rqqqq|OL  ?&R6c2o.!-?!R!c@!?(?"RpkcA)@*R @(R @%"Q"Q#Q?*%Q?!F  R |5/#?*R!d@*R!@%?!R!c@!?(R!@(T/!."--?)@%.!-R"@%-? Rqqqq|OL  ? ?"?#cA!L %? ?!?%cR!cL *-?&RIcC -|V%!&p?!D *A"%Q?!?"R*nL *R!@&&"Q?!D %A%%Q"Q?!?%R!dA(L %R!@&?!?!D  A#R!cL  ?#G  @"?!G .%Q?"R|#U%Q?!R"2|#@".%-?"R|)V/#R?@".#-?"R~8 V/"?(T/ ?!?%R"dL %?!?#R"cL  "Q"Q"Q"Q"Q?#G !A"R~J d0* )))!)"#%-R,@".(-R/@".&-R+@".%-"Q?!R%2|#A"Rq~T#iRqx#V%Q"QR @#?"Rq!W/"?"Rq2W%Q?"R|2iRq!j@#?"R(nRy!j@".#-?"Rqq%Z/ ?"R(nR|2i?"R*lRq~Y ijRq|U"j@#?"R.nR~<!j@"."-&?!R!?!D  R"c?!D %A#R"W=L  ?!?#R"dA%R ?#?%Z=L %?"R,lRq~T|2i?!R%2|#R{)ijRqq%c@"-?"R2lRqq~X!i?"R.nR|2i?"R"lRq~Y ijjRq|U|V%j@#?"R4nR~L!j@"-?!?#L *.#-"Q"Q?"R~> d0& %%%!%-R*@".#-R.@"."--R @&--? ?"O !? ?&O  -}/%!1pB R?dA#C ? ?!2UA1T%Q"Q?"R L *?"?!R%l? cA+? dA&R%nA*2j?"D *@%?"? ?+V%p?&%Q?"D %?%R%lc? ?&~X,  -?"D *&?%-?*cL *?"D %@&?"D *@"#Q?(@-? @%?!@+?&A ?"A!R%lc@2?+@*?%@(#Q?*%Q?#R2cA"?(?*2??#?#D 6A.L %?#?#D 2A/L  ?"?#D :?#D >2??#?#D 6A,L .?#?#D 2A0L *?#D :@(?#D >@*#Q"Q?&@"?.%p?,%p?#R*c?#?/E  ?0E  |?=&?#-&?,T/!?#R*c-@)?2A&?"U/!?"R2c@&?)D %A3T/!?)?3R!dL %?)?)D  A)R2cL  ?"?)D *L *?"?)E  M  ?#D .@,?#D %@.?#D *@0?#D  @/.!--.!--?-R!k@(?+@"?%@&? ?!2UT/ -?-R!i/ ?!?"?!?"W=@(#Q?(T/!?%? E  M  ?%R*c? R*cD  L  ?(R!d@(? R2c@ ?%R2c@%. - --?#R?cC ?1R!k-}4%!-p?!D %?!D *A)R%lcR2d@#?!D >@%?!D :@*"p#Q"Q?)T?)T?#Tj/"<?#D  A&?"W%Q?"Rqqy ?&R.e?*c?%?&Y=D *R%nW/!-?!?)R!dA)L *?#R2d@#.!--R -@&"p?"%QR ?&T?"?%ZjT/!<-R!-@#"Q#Q?#T%QRqqy ?!D :?(R.ec?!D >?(Y=D *@#?!D *A&?!D  U%Q?!2|B-?!D %?&R%lcA%?#R)iR&UO .?%R L *?%?(R!cL %?%?(L  ?!?&R!cL *R!@#.!-?!D %@(?!D *A#T/!?#R%l?(cA*R2dA%T/!?*R%d?*R.dA,D  A+?"X%pR @#?%D  R!c&?*R*dD  @#?+-@%?#R!d@#G  R!k@-?!D >@.?!D :@/#Q?#R!c@#?"Rqqy ?-?%A&cA(R.e?/c?(?.Z=D *R%nA%Z/ -?,?&L  ?*R*d?#L  ?&?+V%Q?!D *R!dA%?)?%?)W=@)-?"?(X%QR @#.!--?!D *@#?!D %@(-? ?#L *? ?(L %? ?)L  -}3#!&p?!D QA!D *A&?!D %X@#?"D %A%?"D  A(WR ?&?#=?%Wj@&R ?%?(d?&=@%R!?(R!?!D  ?#=c?&=@#"Q"Q?"G 2A(%Q"Q?(R&V/#?"G 3R/X/#?%T%Q? R(O !.!-?!D :G IT/"?#G  A!RIdR{!iR,W%Q? R)O !.!-?!ROdR)W?!R~7 dR(Wj?!R~W dR%WjT?!R@dR{!iR1Zi%Q?!R{ V?!R?Zi%Q?!R~;!iR}U dR{!iR<Z%Q? R,O !&? R+O !-."-? R*O !.!-? ?!O !R"@).#-&?!D :G IT/!?!D 6G ,R"V%Q? Sq|Vsty}9}U!Rqqy ?!D .?"D *A"R.ec?!D 2?"Y=|- *S#|YsP !&? R#O !--R!@).!-? ?%L *? ?#L %R#@)-? ?)O  -~H"!*pB RQcA#C "Q? D t!R)dR#W%QR!? D |O? D q!A!? D |SXA%=@ ?#R ?!?%=A!%p? G  R|2U&R -L .?#?!L *?#? L %?"R ?"R{!iR|0Y=R{!iR;eRw}%y c@"#Q?#R2c?#R%c23?#D 2A%R!V/"?#RCc? ?!?#D 6?#D :2+?#D CRqqqq|OU/ ?#?#E CM I?#?#D FA&L N?"?#D K?&2|K?#RIc2oT/ -&Rqqy ? D r!A&?!R.ec? D s!A)?!Y=D *A%R%n@*?!R!c@!?%R)iR%U@+#Q?!?*W?+iA%T/"Rqqy ?!R!cA(R.e?&c?(?)Z=D *? ?!?"2|1@,R%n@!?,T/ ---?#RQdC ?%-}K"!)pB R2dA#C Rqqy ?!D r!?"R.ecA%R.c?!D s!A&?"R!cY=D %@(Rqqy ?%?"?&Z=D  @%?!D |O@"?!D q!A&?!D |SX@!?#R ?&?!=A&L *?#R!?"?!=A*L %?*R!d@)?&?%R!dY@+?%@!"Q"p#Q?%R ?!=?+?!Tj/!<?!?)cG  A"R+dR"Z?"R/V?"R?ViiT%Q?!R!d@!.!--?"RFU%p?!R!d@"."&?!--@"?#?#R%cL .?&?#R.cA)?(2TA!Y/ ?!?*cG  RFV/ ?)?!R!c2T@(?%@"-? ?(L %? ?"L  ?#R2cC -}/"!&pB R?dA&C ?!R ?!R{!iR0Y=R{!iRPeR~(}:y c@!?%R!Y%Q?%R!l?!cH "@)-?&SpM :?&SpM 2?!G OA(?!G |.A!cR~+ X@%R!?!R.eR}Pty c?%=A!R ?(?%=R.ec@(R @%#Q?!?(V%Q?*R1i@+?*R!c@*?!R.c@!?)?+nR!iT?%R1Xj/!?%?&R2cc?!R#dG  O  ?%R!c@%.!--?&R*c?"?#R!?&R2c?%R2XA!=R ?%?!=2(?&G *@!? ?&G +O !? ?!R!iO  ?&R?cC -t"!)p?!D  A)?!D *A#?!D %A&?#?&X=A"c@("Q#Q?"?#V%Q?#?)cA%G  R|%V/"?!?#R!cA#L *.!--?"@#?(@%-R @"? ?#?&WA(%p?%R ?(=@*?&?#d@(?&?)c@&"Q#Q?&?"?%cA)U/!?)G  R|%V%Q?"R!c@".!--?"@(-R @%#Q"Q?%?(UA&/ ?%?*cG  R|0U/ ?%R!c@%.!--? ?#L %? ?#?(cA"L 2?!?"L *? ?"?#?%c?&=A!L *? ?"?!R!cA ? ?"X=L .R!&R -L  -}6"!)p?!? D %A(W%Q"QRq!@#R}T!@)"Q?!? D  A%cA*G  A R|1cR{!iR|!Z%Q"pR#@"? R~<!U%QR}9!@#.#-R}8!? R~I!U/ <? R|"cR{!iR1W/"R%@"R}*!@#"Q"Q? R~L!d0&%   ! -Rq!@#? R1cR{!iR#W/#.%-R})!-@)&R"@"-Rq!@#-?!R!cA ?(W%Q? ?%cG  @&-R"@%"Q#Q?%A ?"V%Q?(? ?!cY/"? R!c@%? ?*cF  RQ|5/!."--?"@ -?"R ? ?"Z=R ?&?)Y=R ?#?&Y=1--R -}8#"%p!o"pB R2dA)C ?%D *A&R)iR#U%Q"Q?&R*i%QR!@&?!R{!iA!R%Y%Q?"?!R,eR~W}#y cA&cG *A"R*X@!R ?"?!=@*R!?&?!=@&-?)R*c@"R @!"p"Q#Q?!?*V%Q?!?&cG  A(R ?(R|0Y=R;eRw}%y c?#?%2|6/"?!R!c@!.!--R .!-R!-@#?"?!L %?"?#L  ?)D .@%?)D *.#-R!@*?#D %A&?%D  R!cA(Z?&?(dR*Zi%Q?(?#D  cE  @+-R @&?!R{!iA!R%Y%Q?"?!R,eR~W}#y cA%cG *A"R*X@!R!?%?!=@*R ?"?!=@&-R @%#Q?%?&U/!?%?*cG  A!R ?!R|0Y=R;eRw}%y c?#?(?+26T%Q?%R!c@%.!--R!."--R -@!? ?%L %? ?!L  ?)R2cC -~Q!"#p"o? G :A&R)W%Q?#? E  |X?&RpkR#lw|Y|91-? E  ?#|:%Q"Q?!D  @(S @#?!D %A!?"R*cA%Z%Q?!?%dR*Z%Q?%?(cE  @#--?&R!cA%R*V%p"p? E *@)?&R1W%Q?#?)|XRq!?%R#ldw|Y|91-?%R2U%Q?#?)|:1-?!?"R2cA"Z%Q?!?"dR*Z%Q?"?(cE  @*--?#?)|;/"R Ry!?%R#ldA!R|2X/ <?*? E 2|X?!w|Y|9-&R!-1--R -~N!!&p?!G J@%?!G I@#?!G (@&R(@""Q"Q"Q"Q"Q?!G |,A!R0d0% %!"#-?#R!V/#?%R ?%R~* Y=R{!iR.eA#R}Pty c@!"Q"Q"Q?#G }UtQR!d0# !"(-R @".&-?!G )@(R!@".%-?!G )@(R"@".#-R(R(R&?#R#V=?&R{!U=@"."-R#R(?#R!U=@".!-?&R{!U?!R)Vj?#j/ R(R%?%R~+ dR{!iR}Q!W=@"-? ?(O !? ?"O  -~"*!3pB R?dA)C ?)Rqqy ? D .?!R.ec? D 2?!Y=A#E  M 2?)?#D *A#L :?#R)i@%?"R ?"R{!iR~* Y=R{!iR.eA&R}Pty c@#"Q"Q"Q"Q"Q?&G }WtQR!d0) ####!"#-?%R#V/"?)D 6?)D 2dR#W/".#-?%R#V/!?)R*c?#G -? D :G G? ?)R2cA%25?)D */"?%D %?%D  dR"V%Q? R)R ?"?!2_&? ?!?"?#2|2-."-?%R%V/ ?#G -@%R @&"pB RQcA"C Rqqy ? D .A-?!R.ec? D 2A(?!Y=A*D *@+?*D  @.R @#?%R ?%R0Y=R{!iRPeA,G q};QR!U?*D %A/RpVi%Q?,R~(}:y cA*G |.R.eA,G }XtQA#R ?#R|0Y=R;eRw}%y c@0?+R%n@1?!R!c@#?,R}Pty c@,? D :@2#Q?#?1W%Q?"Rqqy ?#R.e?-cA3R.c?(?#R!cY=A4D *L D?"?4E  M ??"Rqqy ?3?#?(Z=A#D *L N?"?#E  M I?0? ?"RIc2|6%Q?"R*c?,G -?2G G? ?"R?c25?"D *@5?"D .@&-?"D DR%n@#.!--?5R!V%QR @#?"R L 6?*H |+."&?"?&L :?"R!L 6?&R)iR!l?*cH A@#R ."- -?"R L 6R -@&?"?&|/ |!?"?#|/ >?"?+L N?"?/L K?"?.L I? ?%?!?"RIc?"R6c2*?"RQdC .!-B R2dA%C ?#G *@&"Q"Q"Q"Q"Q?)R2cA(D *A*R)iA+R&d0# !%!-"Q"Q?&R*d0"!# -?&/#."-? ?!?#G -2|,?!R!c?*R%nV/#?(D %RpU/#?#G &A#R#U/#? R+?#?"?!2_.#-?&T/ ?&R+U%Q?*R(iR%U%Q."&.#- -?+R#V?&R!dR%Xj/!?(D %?(D  dR"U%Q? ?!?"?#2|2.#-? D :G H@+?*R*i%p?%R*c? ?(2|O?%D *@#?%D .&?%? ?(2|9?%D  @#?%D %-@(?&?#?(?+R!i2&A#R{!iR:U/"? ?#R ?"?!2_."-? ?!2|J.!-? ?!2|J?(D %RpU/ ? R(?#G #?"?!2_-?%R2cC -?)R?cC -~%!!&p? D 2A&?!Y%Q? D 6A#?!X@%&"Q?!? D 6A#Z/ ?!? D .A(cF  A)R |8%QR!@%.!-? R.c?!24A%/ R @#?!R!cA"?&W%Q?"?(cG  R~<!iR}9!U@#-?!R"cA"?&W%Q"Q?#R!k?)R|MVj/ ?"?(cF  RQ|8/ ? R1?!R#2|P1--? R0?!R!2|P1--? ?"?#?!?!?#X=?%2|P-}##!#pB R~< dA%C ?%?!L 2?%? L .?%?"L 6?%?#L :?%?%R~; cA L |A?%? L |=?%? L |9?%?%R:cL |7?%? L |5?%? L |4?%? L Q?%?%R6cL P?%? L N?%? L K?%? L I?%?%R2cL F?%? L D?%? L C?%? L ??%?%R.cL >B Rq!dA C ?%R>cA!D ID  @"?!D ?D  @#?!D 2D  @&?!D  D  @(#Q"QR~Duy R~Duy G  A!R!?!=O  ?!T/ #QR~Duy G  %Q.!&.#- - --? RQdA!R~Luy D  R~Puy D  ?#?"?&2)? ? D |5L *? ? E QM  ? R.cA"? R~( cRK~X,  ?!? ?(?"R!2!R~Duy R O  ? G |5? Rq!cC ?%R~< cC -x%!#pB R~< dA%C ?%?!L 2?%? L .?%?"L 6?%?#L :?%?%R~; cA L |A?%? L |=?%? L |9?%?%R:cL |7?%? L |5?%? L |4?%? L Q?%?%R6cL P?%? L N?%? L K?%? L I?%?%R2cL F?%? L D?%? L C?%? L ??%?%R.cL >B Rq!dA C ?%R>cA!D ID  @#?!D ?D  @"?!D 2D  @&?!D  D  @(#Q"QR~Duy R~Duy G  A!R!?!=O  ?!T/ #QR~Duy G  %Q.!&.#- - --? RQdA!R~Luy D  R~Puy D  R ?#?&2)? R.c?!R.cRK~X,  ?"R:W%Q? ?"G ~4|VQA!O |<? R O |=? R"R ?!R#dR{!iR"WA!=O |>? R(O |9? R.R(?!=O |;&? R|Y,L |;?"R:V%Q? R*O |9&? R)O |9--? z.                z- QB R2dA!C 2hR}5vy R L  R}.vy ? RQd2]?!R%cA"S%M  ?"R O *?"R}M}#y ?(? R.c2|*?!R2cC 2|4R~Duy R O  ? Rq!cC ?%R~< cC -}<*"*p!oB R~< dA%C ?%?!L 2?%? L .?%?"L 6?%?#L :?%?%R~; cA L |A?%? L |=?%? L |9?%?%R:cL |7?%? L |5?%? L |4?%? L Q?%?%R6cL P?%? L N?%? L K?%? L I?%?%R2cL F?%? L D?%? L C?%? L ??%?%R.cL >B Rq!dA#C ?%R>cA D ID  @!? D ?D  @"? D 2D  @&? D  D  @*#Q"QR~Duy R~Duy G  A R!? =O  ? T/ #QR~Duy G  %Q.!&.#- - --"p?#RQdR~Luy D  R~Puy D  ?"?!?&2)?#?#D |5L *?#?#E QM  ?#R.cA+?#R~( cRK~X,  B R2dA,C R @&B RQcA"C ?,R%cA-?#?*?+R 2!?"R*cR}5vy D  A R*R22Y?"R L >?"?"E *M 6? R:e@(Rtvy D  @ #Q?(%Q?"R6c? J 5? |- .S*|Yr?&2^?(R:d@(?&R!c@&? R:c@ .!--?"D >@ ?"D :?"R L K?"Sqqqqq!M F? ?"RFcA 2-? R*R22K%QR}5vy D  @ R}5vy R L  R}.vy E  @.R}.vy Sqqqqy M  ?"? L D?"?.M ??"D 6@!?"?"D :A ?"D >R%lA(cL N?"?!L K?"? L I?"? L F#Q?(%Q?"? R2cA!L I?"D C? D *A R:ecR ?"D D? X=A)R VA R}.vy D  R}5vy D  A&dX%QR}.vy ?&? R%R:2|F-Rtvy D  R}5vy D  A&R:ec@ #Q?)%Q? ?)E 2M 2? ?)z   z-  ? R:c@ ?&R!c@&R @).!--R}5vy ?&L  ?(R2d@(?!@ .!--?"?"RFcL PB R2dA C ? ?"RPcD  A!D  L .? ?!D *L *? R*cR*R22K? R2cC ?"R?cR%R:2K&?"R6cR*R22K-?"RQdC ?-?#?*?+2|*?,R2cC R}*xy D  A R%Z%Q"Q? R)V/ R}%xy D  A G .R!V/ ? R2cR~4}#y R.2|;/ R ."--2|4-R~Duy R O  ?#Rq!cC ?%R~< cC -~9!!#pB R2dA#C "Q"Q"Q"Q? G  R!d0# !"#-?"? G !A R ? R|0Y=R;eA Rw}%y c? G }Y}%Q2|G."-? G !@ ?"RA2f?"? R ? R|0Y=R;eA Rw}%y c? G }Y}%Q2|G?"RA2f.!-? G "? D %@&? G !@ ?#R"O *?#? O +?#R*c?!?"2=?"RO2f?#?!?&2|/?"?#D  ?#D %2|GR!V/ ?"RF2f-?#R2cC -~8!!"pB R?dA#C "Q? D 6G ,R"U%Q?#R%cR!? D  ? D *A%? D %XA =R ?%? =?!D  ?!D %2+?#D %Rqqqq|OU/!?#?#E %M 2?#?#D .A L :?"?#D 6? 2|G?#R2c2o&?#Rqqy ? D .?!D *A!R.ec? D 2?!Y=A!E  M 2?#?!D *A!L :"Q?!R)iR#d0% "" "-? ?#R2c?"2X--?#R?cC -~X"!)p?"?"R%cA#?"?#X=@&?!D .@(?!D 2@)R!@#"Q#Q"Q?"?&U/"?"?)Z/ ?"?(cG  A%RIdA+R{!iR,Z%p?%R~= dR{!iR(W%p?%R~3 d&?%R~! dR{!iR~V!W/"?%RMd-&?+-R{!i?*R%lj@*?"R!c@".!--R @#"Q?!D 2A&?"Y%Q?!D 6A%?"X@#&"Q?"?!D 6A%Z/ ?"?!D .A(cF  A)R |8%QR!@#.!-?!R.c?"24A#/ R @%?"R!cA#?&W%Q?#?(cG  R~<!iR}9!U@%-?"R"cA#?&W%Q"Q?%R!k?)R|MVj/ ?#?(cF  RQ|8/ ?!R1?"R#2|P.%--?!R0?"R!2|P."--?!R,?%?"?"?%X=?#2|P-R @#-? ?*L %? ?#L  -}H!!)pB R2dA#C ? D *@!? R}M|Vy R?2|G?!R?cA&? D *A)X@%R ?&?%=@&R!? D %?%=@%"Q#Q?!?"X%QR!@(?"?&W%Q?"?%cF  R |5%Q?#?!L .?#?&L *?#?%L %?#R%c?"24A(T/%--?"?(c@".!--?!?)X/ ? ?!L *-?#R2cC ?!?"Y-l!"p"Q? G  A"?!G  U%Q"QR!@#"Q"Q?"0.%%%%" """%"!"-? G !A ?!G !A!UA"? R/Xi? R0WA ?!R/X=A!?"i?!? =1-."--?#1-? G !?!G !U-}C!!%p?!R2c@%?"?"R Vd@(B R?dA#"p"Q#Q?&?(cT/!?%R2dE  ?%E  |A%Q?&R!d@&?%R2c@%.!--R ?"R!?&dA(W/!<?#?%L *?#?(L %?#?"?&cR!dL .?!.!-R -A%L  ?#S*M :?#?"L 6?#?!L 2? ?#?#R2c?%=z   z-  -}I!!&pB R2dA%C ?!D .Rqqy ?!D 2=G *R*i%p?!D *A&?!D %X@(?"D %A#?"D  A)WR ?&?(=?#Wj@&R ?#?)d?&=@#R!@"R!?)R!?!D  ?(=c?&=&?%R*c?!?"2|9R @"?%D .@#?%D *-@!? ?"O .? ?#L %? ?!L  ? R L *?%R2cC -}B!!(p?"?!?!?"W=@%#Q?!?%V%Q? D 2A&?!X@"?!R.e?!R!c@!? D .A(cRqqy ?"=D *A"R)iR%V/!?"R%n@#? D >A"R.c@)?"D 6@*?!@"#Q?"?#W%Q?)?"2dRqqy ?"R!cA"R.e?(c?"?&Z=D *R%n@".!--? ?*2a.!---u#"*p!oB R2dA)C ?&%Q?"?#cA"?#Z%Q?)R%c@+?"?!D  R!lA#?"?#X=A"R*R%R!?&R|U*W=?&R!U=A,?"?,X=A.@"B R?dA(C R!@-R%@*"Q?&w?"woA0S?s|9%Q?0}@A"Rqqqq|O?%dY%QR @*?(R>c@#?&%p?!D  A/%p?(?%L >?&?/e@*?!D %@&?(R:c&?#-&?#-?*L  ?(D >%p?(D :A#%p?&?#?%?"2|S@&?"&?(R2c?%?"2e?(D 2@&?(D 6-&?(R*c?%?"2e?(D *@&?(D .-@#?&%Q?+?&L %R @-?#@"&?+?%L %-R*@*."--R @"-?*?+c?"L  ?+?-L  ?(R?cC ?)D %R!V%p?)D *@"?!?.L  ?!?"L %R|Uqqq|O&?)D .@,?)D *-@(--? ?,L %? ?(L  ?)R2cC -~(!"&p!|RB R2dA#C ?#z.                z-  ?"R1iA%%Q?#?"R~L{{{)i?!c?%~X,  -?"Rhi?!c@(#Q"Q"p?!%Q?!R2c?!?(V/!<-?)/!?#@!R!@)R -?&?!z   A*z.oooooooooooooooozBz_?*z.HHHHHHHHHHHHHHHHzBz_jbc@&@!.!--? ?"?&cR!c2|I?#R2cC -}2!!#p?!? D %A"?!?"W=@#? ?"?#dL %? ?#? D  A!cL  R @ ?"%Q#Q?!G  A"RIdA%R{!iR,Z%p?"R~3 dR2?"RMd?"R}U dR{!iR(Z=?"R~= dR{!iR(W=&?%-R1i? R%lj@ ?!R!c@!?#R!dA#/ --? -}O!""p!|R? D  @"? D %@ #Q"Qz.{{{{{{{{{{{{{{{{@%? ? ?!X%p?!?"cG  R,U&R -?!cA!Z%Q? ?!dR2Z%Q?!?"cz   z.????????????????zC@%--? ?!?%z_Rqq%j|LcA!Y/ "Q"Q?!?"cG  A#R+d0& #"" !-?!R!c@!."-?#R?U/!--?!-}A!!"p"Q?!G 5R|!iR*U%Q? G G/!? G |*%Q?!G 2/""Q?!G 3A"R ?"R~* Y=R.eG }WtQR"d0& ### #-?!R O 7-? D :A"G H/!&? D :@"-?!G 6A#R#U/ ?"G |*?!G 7R!Ui/ ? ? G D?#R ViO D? G F/ ? D >?!2]--}+!!%p?!G OA%?!G |.A&cR~+ X@!R!?&R.eR}Pty c?!=@&R ?%?!=R.e@!R @%"Q#Q?!T/!?&G +A(R ?(R|0Y=R;eRw}%y c?"?#2|KT%Q?!R.d@!?%R!c@%?&R.c@&.!--R!@)-? ?%L %? ?)L  -})!!%pB R2dA#C ?!?"V%Q"Q? D *A%? D %X@&R ?%?&=?"W?!?"XjA%/ R!?!R!? D  ?&=c?%=A G  RAV/ ?#R*c? R!c?!Rpk?"c2|5?#D .T/ ?#D *G  R~7 dR~;!iT@(--?#R2cC ?(-}9!!!pB R?dA*C ?*?"O | ?*R O >?*?!O =?*R O :?*?%L 2?*?&L 6?*?(L .?*?&L *? D 6@"?*?#O ;?*?#R ?#R{!iR~* Y=R{!iR.eA!R}Qty c?"R+c?!G }PtQ=G  O <? ?*R*c?!G }TtQT?)2|N?*R?cC -}"!!#p"Q?!?#cA%?!Z%Q"Q? D 2A&?%W/ ?!? D .A(c?"?#2|;/ R @#?%?&W%Q?%?(cG  @#-?#R{!iA"R|*U?"R~; Uj?#RIdR{!iR,Wj/ ?#R[iR}U dR{!iR<Z/"--? ?!2MR @%-?%-p!&p? D .@#?!? D 2A"W%Q?!?#cG  R~I!U@%-?!R!cA(?"W%Q?#?(cG  R~<!iR}9!U@&-?"?!R"cA"X%Q"Q?%?&iT/ ?"?#cF  RQ|8/ ? R1?!R#2|P1--? R0?!R!2|P-s!!#p?#Rpk@&R~"xy D  ?!R"lc@!? "p"Q#Q?!D  A!%Q?!D .?!cA(?"?&?!?#ciA%cW/!."--R .!-?!2|??!?%V%Q?!?%2J&?!R%dA!?!D  R"kL  -? ?(L *? ?%L %R!-L  -}1|-#Ip"o!|RB RIdA<C ? E  AKS{!|WS%|:%Q?<R%O >&Rqvy D  @)R~Xuy D  @&?<?KM >?<?)L :?<?&L 6?<?!D *L 2?<?!E  M *-B R2dA*C R}5xy R L  R}*xy R L  R~(}#y R~4}#y 2|8R}X}#y R~(}#y 2|8R}5xy D  @)Rp@2"Q"Q"Q?<R*cA+G 6R!d0" !"-?*Rqqy ?+D .?+D :A&R.ec?+D 2?&Y=A&E  M  ?*?&D *L *?+?*R}.xy 2XR|1@2.!-R|2@2-?*?)2gL %?*?2L  ?*?*R*c2|8?*R2cC ? @|+B RQcA5C ?#AGD 2A R}5vy D  A| ? ?| W=@)Rtvy D  @.?<RDcA|!"p"Q?| %Q"Q?| R!dA#R:e?.cA&G 5A R&X? R"Uj/ ?#?)R!dA Y/ ?&z   @L? R:e?.cA ?&E 2M 2? ?Lz-  ."--?)/ R .!-?5?GL ??5?!E  M *?5?!D *L 2?5R~Xuy E  M 6?5?"R ?"R+Y=R.eR~0}9y cL >?5?)L N?5?| R:e?.cL K?5?.L I?5?5R*cA4L P?5RCc@AB R?dA*C ?*R*c?5RIcA7D *A!%p?!?7D %?7D  dR:fA ? ?!X=&R -R%RN2Y?*R L >?*?*E *M 6B R2dA+C ?*R6cA#?7D *A!%p?!?7D %?7D  dR:fA ? ?!X=&R -2l?#E %@K?+?#R*cL %?+?KS?}!M *B RQcA)C ?7D %?7D  A0dR:fA!?7D *A ? ?!X=@2?+R%cA D *? D %A&RNec@,? D  ?7D .@!#Q?2%Q?)R*cA ?!?02"?,? RN~X,  ?2R!d@2?0R:c@0?,RNc@,?&R!c@&.!--?&L  ?)RQdC ?+R2cC ?A?*D >L *?A?*E 6M  ?*R?cC R @&R @0R @#R @2B R~<"dA%C ?AA D *@=? D %@-?4D 6G ,R"V%Q?%?4D 2L }*"?%?4z   z- q"?%?=RNeA!?-cL ~8!?%?-L ~4!?%R L }A"?%Sqqqqy M }9"?%?4D 2L }Q"?%?4z   z- }C"?%?%Rq"cL ~@!?%?%R}9"cL ~<!?%R~<!c@)"Q#Q"Q?!T/"?%RIc?-27?%G IR(V%Q?%RDc?)?-2Q?%D DR!i/!-?-RNc@-?!RNd@!.!--?%D F@!?%?-RNcL ~4!Rqqy ?%D }%"?!R.ec?%D }*"?!Y=D *R%n@,B R?dA*C ?%R~4!cA)D %@+?)D  @&?)D *@!?*?)D .A)L >?*?!L :?&?+V%Q?+?&dRNf@-?)D 2@+?)D .@)#Q?*R2c?&27?*G 2R(V%Q"Q?*R*c?*R:c?&2Q?*D *R!V/ ?,Rqqy ?*D .A!R.e?)c?!?+Z=D *R%nA!?!?,W=@,--?&RNc@&?-R!dA-/ --?*R?cC ?,@&-?%R}9"cR%R22K&?=RNe@!#Q?!A&%Q?!RNd@!?%R?c?-27?-RNc@-?%G ?R(U/!--RpR ?&=@&-?%?&L N?%?=L }A"?%?| R:e?.cL }="?%?.L }9"?%?%RNcL }C"?%?4L x"? @3B RQcA,C ?%R}9"cA/D 2@+?/D .@)?/D %@*?/D  @ ?/D *@!#Q"Q?/R L *?!%Q?!R!d?*? dR:fZ/!? ?!R:ec@ -#Q?*? A!U/!?/? R:cA L  ?!R*cD  ?)D  Z/ ?!R5cG  A&R3XR!?&lRq|U/iTj/ -?,R*c?+?!2"?,G |0R#U/ ?3D *A&?3D  U%Q?3R!2l-?!R:c@ ?3D %?&RNec?,R*cRN~X,  ?3?&R!cL *R @!.!--?,RQdC ?%?"L ~0!?%?| L ~,!?%?.L ~(!?%?4E  M }I!?%?4E *M }Q!?%?4D 2L }X!?%?4D :L ~"!?%RPcA!R}Qsy R~H ~X,  ?%R L x!?%Sqqqqy M }A!?3D %A ?3D *A|*RNeA-c@,?!R~H c@B?%R}I!c@D? @!"Q"Q#Q?-%Q?!G |,@"?-RNd@-?!RNc@!?"R"U?"R&Xj/!."--R @&?%R L ~L!?%Sqqqqy M ~D!?%R L ~X!?%Sqqqqq!M ~P!?%R L s"?%Sqqqqy M q"?%?4D 2L }5"?%?4z   z- }%"? @"R @!#Q"Q?"RKd@-#Q?,?-RKcA*U/!?%R:c?*27?-RNc@-?!R!c@!?%G :A/R(U/ -"p?%G ;@+R @&?%D ~0!R)dR#Z%p?%R}9"c?%Rq"c?-RCcD  2.R ?%D }A"A"T/!<R ?%D }="?"R%lcA)R2dA"T/!<?"D  @&?)R.dD  &R --@)?%R~P!c?/R&V%o?-J  &?-R"cJ  Sq"r-?&wS?|Yr?%D ~L!2^?%D ~L!A*?%D ~D!U%Q?%R~D!c2|B-?-RKc@"?%D ~H!?*R%lcA.?+O /?.?/O .?.?)L *?.?&L %?.?!R!dL  ?%?*R!cA&L ~L!.!--?&%Q"Q?%D ~X!@"?%D ~T!?%R L }A"?%Sqqqqq!M }9"?"?%R}9"cA!2-<?!R*R22KR%? ?=?|*X=@|,?%D ~T!A-R2c@(?%D ~X!AHR%l?-c@>?!R&c@|"?%R~9!c@C?%D ~L!@|#?%D ~H!@|%#Q?2@)?*@&?#@"?ER!d@!?ER%l?(c@*#Q"Q?-?>U/#"p?!R"c@E?-R*cD  @ ?-E  @K?!?HW%QR!?*R?dE  ?K|:/!<-?E?HW%p?K?*E  |:&R --@/? ?|#W?=?|*Yi%Q? R%l?|%cA.D  A ?=W/!-?-R2c@-?!R!c@!?*R2c@*.!--? RNe?|,cA:G %@2?:G (@+?:D C@,?:D ?@!?.D *@#?%D x!@*"Q"Q"Q"Q"Q"Q"Q"Q"Q"Q"Q"Q"Q"Q?.G .R!d0&!"#%& -?%RPc?#2|HR~! @8R{!@0?/%QR!@;.*&R{!@9.(- -?.G /@"?%RPc?#2|HRqqy ?%D y!?#R!cA R.ec?%D }X!? Y=A!D *R)iA %pR!@;R~! @8R{!@0? R#V/)?!D %@,?!D  @+?%D }I!@!?%D }M!@ R @6?%R O }C"?%R L }A"?,?,R VdA)?+R!cA&W? ?)Wj@ ?%R ?)?&d? =L }="?%R!?!?&c? =L }9"#Q"Q?%?%R}9"c2,?%G  T/ ?%G !A R?dR{!iR~; Z/+?6R{!i? A6R?Vj/!.+--R{!@9?6R{!iR?U/-R~" R~! ?,?+dR"XA =@8?"Rp? =&R~! @8R{!-@9?//&R{!@0.%-?//(?.G /@I?%R2c?%RPc?#21?%D 6@J?%D 2@|(?%R*c?D?#R!cA12|/Rqqy ?%D y!A;?.D %A!R.ec?%D }X!A??!Y=D *A R)iR%V/(? R%n@/?%D .?2R ?2R{!iR~* Y=R{!iR.eG }XtQA|)R ?|)R|0Y=R;eG }Y}%Qc@.?!R!c@ #Q? A!?/Z/)Rqqy ? R!cA R.e?;c? ??Z=A,D *A+R%n@ ?+R)iR&V/ ?%RPc?!?I2|1T/ -R @ "Q?,D *A+R)iR&U%Q?+R%n@/?!R"c@ R @|&R @F#Q?/? A!X%QRqqy ? R.eA ?%D y!c?%D }X!?!Y=A+D *A,R)iR%V/,Rqqy ? ?;c?!??Z=D *R%n@ ?+D  @@?%RPcA+?!?|)20/!?|&?@?|(YjT%Q?%R O }9"?+?|(?J?%R}9"c2|<R!@|&-?%?1L }="?%?|)O }:"?%R#O }9"?%?!R!c?,R%nVO };"?%RPc?@R!cA!?!?%R}9"c2|<?.?FcAFRqqy Y/!.,--?FR V@ ?|&/!-?%R O }9"?%RPc?|(?J?%R}9"c2|<-R~# R~! ? =@8?IRp? =@9.%-?%RPc?#2|HR!@;R~! @8R{!@0.%-?%R"O }9"?%?+O }:"?%RPc?!?,?%R}9"c2|<R!@;R~% @8R{!@9?/?:G *R}V Vj/(?2R ?2R{!iA"R~* Y=R{!iA R.eA!G }YtQA)R ? R-Z=R{!iRPeA G q};QR!U%Q"Q?"? R~(}:y cA&G |.V/ R!@8R @ ?%D ~"!@6R @9?!R}Pty cG -A!R%Y%Q?!R,eR~W}#y cA"?6G GcG *A!R*X@0R!?"?0=@8R ?!?0=@9-"Q#Q? ?9U/!?+? ?8cG  V%Q? R!c@ .!--?%R L |9?%R L |4?.D %@"?%R O ~*"?%R |/ ~("?%R!O ~""?%S%M y"?%?6L }M"?%?DD 2L x"?%?Dz   z- }9"?%?%D ~0!A!R ?!R+Y=R.eR~0}9y cL }I"?%?%RPcL }Q"?%R |/ ~:"?%R!L ~0"?%? L ~4"?%? R)iR!l?&cH A|/ ~8"?%Rqqy ?%D }C"?"R.ec?%D x"?"Y=A E  M ~4!?%? D *L ~<!?%R}9"c?)?"?%R~4!c?%R~0"c2*?%D ~(!A&?%D ~,!A)R:ec@1?%D QA ?%D |4R:ec@.#Q? ?.V%Q"p?&@"R ?)A!T/ <? D .@/R @,#Q?!R"Z%Q?,?!R!nA6cA0?,?/?0R:e?"cD .X=@,?!?6d@!.!--?/?,R:e?"cD .X?,c-A!%Q?)?!R!dY/#?"?!R:ec@"-? R:c? D .@/? G 3@,? G 2@6? D *@?? G 5@@#Q"QR~% @8R{!@9?"?1U//?/?"R.cD  V//?%?"R5cG  A0O ~8!?%?"R2cH  |/ ~9!?%?"R*cD  A L ~4!?%?,O }?"?%?6O }>"?%??L }9"?%?@O }="?0?@U? ??Ui%Q?C?|"2|"/!-?"R:c@".!--@ .!--R~% @8R{!@9.!-R~% @8.)--?+@0.!-?//#?%RPcA ?.D %?+20/#?%?+O }:"R!@;?%R!R"?%D ~0!R)dR#W=O }9"? ?!?,?%R}9"c2|<R~& @8.%-R @;.&-R!@;R{!@0.%-R{!@9.#-R"@;?*?%D x!Y%Q?%?*L x!-?"@#?&@*?)@2.#-R{!@9-?+@0-?%D x!?*d@6-?-R2c@-?:?;O >?:?8O =?:?9O <?:?0O ;?:?2O :?:?6L 6?:?*L 2?:?#L .. - --?7?BD *L *?7?BE  M  ?%Rq"cR%R22K?%R~P!cR*R22K?%R~D!cR%R22K.!-?7?BD *L *?7?BE  M  -?%RPc2R?=?3D *Y%Q?3?=L *-?%R~<"cC ?5D D@ ?5D F@!?5D K@.?5D N@/B Rq!dA(C ?(?4L Q?(R L *?(Sqqqqy M  ?(Sqqqqy M ??(z.                z- D?(S*M N?(R}I}#y H  |/ |4?(?4z   z- .?(?4D 2L >?!RNe? c@,?4D :@C?(R~4 cA"R.c@3?"R%c@2?(RKc@>?(R?cR @""Q"Q#Q? ?,V%Q"p? R?c@)R}5xy D  @|#R}*xy D  @|%?(D P@1?(D QD :G |+%p? G I@&?(R~4 cA#?(?)2/?&R-YR R!?&lRy=i=%Q? ?#R ?(?)2#R ."-? ?(R~4 cR!?(?)2#? |- C@K?>? |- ?R}*xy D  R!lA#R!j2^?>?K?#R"c2^R~@}#y R~P}#y 2|8R!&?(R~4 cA#?(?)2/? ?#R ?(?)2#R --@*? G >A+R"V%Q"Q? D 6@|"? D 2@0? H :@)? G <@&?(? G =A#R~" UO |G?(?*O |F?(?&O |E?(?)|/ |C?(?+O |B?(?#O |A?(R O [?(R~4 cA)R*2V?(R ?|"?|"?0?|"cA#X?#?/XjA#=A&L |A?)?22|8R%?0R%l?.c?#=@#?&R%l@0#Q?0T/!?(?#E  M |5?#|- .@|-?#|- *@KR}5xy D  ?(R~" c?(D QR}.xy 2=2g@&?>?KR}*xy D  R!l2^?>?|-R}*xy D  R!lR"c2^?(?&L |H?(S M |A?(R~4 c?32|8?0R2d@0?#R2c@#. - --?(D IR|Uqy ZR ?"=%Q?CG |,T/#-? RNc@ ?"R!c@".!--?!@".!-?|%R}*xy D  Y%QR}*xy ?|%L  -?|#R}5xy D  Y%QR}5xy ?|#L  -?(D P?1W/ ?(?1L P-?CG J@)?(?>E  M |5?(?>D *A+L |9R}A}#y D  @2R}C}#y D  Rx}#y D  ?(D |7@#?(R L |H?(Sqqqqq!M |A?#?+?(R~4 cA 2-<? R*R22K?(?)O l?(Sqqqq2M e?(S M _?(?4D *L |H?(?4E  M |A?+R%l@0R!d@*R!d@+#Q?0%Q?#D *@,?#D  @!B R2dA.C ?(R~4 cA1D *A ?!? ?!W=@/?1D .@ #Q? ?/W%Q#Q? A!RQdA ?/Y%Q?.?!L %?.?1L *?.?.R%cL .?.R*cA&R 2|A?&R22|Aj?&R?2|Aj?&RI2|AjT/!--?1D %@3?1D  @)R @ #Q?!?/Z? jT%Q?!?!?3Y?3?!dR2Zi%|R?!?)cz   z.0000000000000000z|#&z.{{{{{{{{{{{{{{{{-z_A Rqq%j|Lc@!.!--?1D .@&?1?/?!?!?/X=A L .?1?1D 2? ?&dcA&L 2?!?/Z/!R @!? ?3W%Q? ?)cG  @!-?1"p?1? R!cA L .?1G >R!U%pR ?!yRQ|5/!<R"R!?!R{!iR~K!X=&R!--?&cA&L 2"Q"Q?!R{!iR,d0%!## #-? ?3Z/ ? ?)cG  R,U/"-?1?&L 6?1?1D :R!cL :.!--?.R2cC ?(D e@)?(D h@3?(?2?(D |LA&cL |O?,R!nA!?(R~T cA R!2|0?,R!i%Q?(?+?3cL |O?(?&?)d?*R ?3R!U=cR!cL |S?!R"c? R"2|0-?#R2c@#?0R2d@0.!--?(R~" cR*R22K?(R%R22KR%R%2K?(Rq!cC ?7R%R22K?AR%RN2K?"-A L  ?|!? ?| WO &?|!?|+G *O %?5RQdC ?GG G@"B R2dA#C ?|!G &@!?|!G %@ ?#?|!D  L .?#?!R!lR"iRq"R ?"=? jjL *R#?#R*cR"2|0?#R2cC ?<RIcC -n!%p?!G *T%Q"Q?!D %@#?!D  @%"Q#Q?"?#V%Q?"?%cA&G  RHU/"?"R!c@".!--?!R!O *?#@".!-?!?#?"RpkcL %?!?&R!cL  --? ?"L %? ?%L  -s!!!pB R?dA)C ?)?"O | ?)R O >?)?!O =?)?#O <?)?&O ;?)?%O :?)?(L 2?)Rqqy ? D .?(R.ec? D 2?(Y=A!D  A"L 6?)?!D %L .?)?"L *? ?)R*cR R 2|N?)R?cC -r!!%pR|2?!? dA%2|MA"?"R|2Z=@"R~"xy D  ?"R"lcA#D  A&%Q?#? L  ?&? L %&?#? L  Ryxy Ryxy E  S!?"w|YrM  -? ?%L .? ?"L *? ?#L %? ?&L  ?!R%d?%L  -k!"p"Q?!? D 2A"W%Q?!? D .A#cG  RIdR{!iR+Y%Q?"?!?!?"W=@ #Q? ?!U/#?!?#cG  RIdR{!iR+Y%Q?!R!c@!.!--?!1--? ?!R)2LR @ -? -|Q!!pRqqy ? D .?!R.ec? D 2?!Y=D *R%n@#?!R!c@!#Q"Q?!?#Z/ ? G FR!U%Q? G DR!iT/!-? ?!?"28Rqqy ? D .?!R.ec? D 2?!Y=D *R%n@!.!---a!%pB R2dA#C ?#R.c@%?"%Q? D  A&%Q?#?!L .?"?&e@(?#R*c@%? D %@"--?%?(L  ?#D .%Q?#D *A %Q?"? 2|---?#R2cC -|C!#p?!R5cRhi? cA!R%dD  @#? R%dA%D  A"R!i%Q?%?"R"jL  &? ?"dA 2|?-? ?#R"i%p?!D .?!2|??!c&?!-2J-|K!"p? D 6@%"Q? D 2?!Y%p?!?%W&?!?%Z/!?!? R.cA#D  cF  R |8%QR!@#."-?#?!24A#/!? ?!2F1-@#-? ?"?%?!?!?%X=?#2|P-_!%p?!? D .c@%? D 2@&#QR @"?!?#c?&W%Q?#?%cG  @"-?#R!c@#?"RIdR{!iR,W?"R[iR}U dR{!iR<Wj/ -? R ?!?#R!d2|P-}B!!(pB R2dA"C ?!R%c@%"Q?!D  A#%p?!R L  B R2dA&C ?#%Q"Q#Q"Q?&R*c?%2H?&D *T/ ?#R!dA#/!."--?#@)--?&R2cC ?)/!?"R*c?%2H?"D *@(?"D .&?"?%2H?"D  @(?"D %-@!-? ?(L  ? ?!L %?"R2cC -v!"#p!|R? D %A#?!d@"? D  @ #Qz.                @&?!?#Y%Q?"R2Z%Q? ?!cz   @&--?"R2d@"?!R2c@!?&z.|E|E|E|E|E|E|E|E|E|E|E|E|E|E|E|EzB?&z.""""""""""""""""z|:z.@@@@@@@@@@@@@@@@z|#z|9z_A%T/ -?!?%|LcR2d-~5%!)p"Q?!R.cA#?"R!c2|.A"?!D 2W%Q?"?#D  cG  RAU%Q?"R!c@!R @"."--B R2dA&C ?!R.c@*"Q"Q"Q"Q"Q#Q"Q?!D .@%?!D 2@)#Q"Q?"?)Z/&?"?%cG  A#RAU/%?#R~8 U/ ?#yR |5%p?*?"24A#T/*?"?#c&?#R|"Y/(?*?"2|.-@".!--?)?"R!cA(Y/%"Q"Q"Q?%?(cG  A#R~J d0*")))")" !-?&R*c?!?"R"c2| R @#?&D *R!iT/*?&D .A%Rq~L#iRqx#U%p?"R(cA)?!D 2A(Z/#?)?!D .A+cG  R~8 V/#?%R{}L#X?(?"R)cA%Yj/#?%?+cG  R~Q V/#?&?!?"R*c2| ?&D  R!iT/+?&D %Rq~T#iRq}M#V/#R.&R(-@%R!@(?"?%cA"/#.*-"Q?#R~> d0&!(((! -?#RAU?#RHUj/ ?#R~8 V/&-?"R"c@"R!@(.!--?!R1?"R(2|P.%-?(?"R!lcR"c@#.#-?!D 6?"Y%Q?!?"R-2L&?!?"R.2L-R @#."-?!?(R+2LR @#.!-?!?"2FR @#-?&R2cC ?#A!%Q?!R!i@"?!R!n@!&R"@"--? ?"O %? ?!L  -f!#p?!D *A#?!D %X@&Rqqy ?!D .?"R.ec?!D 2?"Y=A%D %A"?%D  A%WR ?#?&=?"Wj@#? R ?"?%d?#=L %? R!R!?!D  ?&=?%c?#=L  -|L!%p?!D  @%?!D %@&"Q#Q?&?%A#U/!?!?#R!cA%L  ?#G  A"RGU?"R~; Uj/ -?"R?R ?"R}U dR{!iR<W=j@"-? ?"O !? ?#?&VO  -|J!"p?"R}*xy D  A#? dA%R ?#?%Z=A#?"?#W=@"R}%xy D  ? R"lc@ #Q?"T? TjT%Q? ?!D  L  ?"R!d@"?!R%c@!? R%c@ .!---|L!!pB R2dA#C ?#Rqqy ? D r!?!R.ec? D s!?!Y=A!E  M  ?#?!D *L *?"R ?"R{!iR|0Y=R{!iR;eRw}%y c? R~T c?#2|6?#R2cC -|L!"p"Q?#G *@%R+@&"Q?#G %A#R#V%Q? D :G |*?#R!UiT/!-R @#"Q?%R"d0&!   ! -?%R!R R 2&A&R{!iR:U/!-? ?&?#?"?!2_--[!"pB R2dA#C ?#R%c?!D  ?"D D2.R @"?#D .A%%Q?#D *?%R%lcR2dA%%QR!@"?%D  @!--? ?!L %? ?"L  ?#R2cC -|F ? R%R:2K? R.cR%R%2K? R:c2o? RCcR%R22K? RIcR*R22K? RPcR%R22K? R~" cR%R%2K? R~0 cR%R%2K? R~< c2o-e!"p?!Rhi@"?!R~L{{{)i? c?!R1i2|E@##Q?"%QR2@!? z   z.0000000000000000z|#z_%Q? R22|E@!-? R2c@ ?"R2d@"?!?#c@#.!--?#-]!#pB R2dA"C #Q"Q?"R*c?!2,?"G *T/ ?"G +@%? D *A#? D  U%Q? R!2m-?#? D %c?%O  ? ?#R!cL *.!--?"R2cC -_!"pB R2dA C ? R}*xy D  L %R ? R%cR!2|0? Rtxy D  L *R!? R*cR!2|0? R}5xy D  L .R"? R.cR!2|0R}%xy D  ? R2cC -|A!"p? D  A"D %A ?!? ?!X=@ "Q#Q? ?!V%Q?!?"D  cG  R+dA#R9XR!?#lR}-qq%iTj/"?!R!c@!.!--? 1-?!-|<""p!o?!T%QR!1-?!R%lR2d@!? R2c@"? E  @%#Q"Q?!T@ ?!T/ ?!R2d@!?%?"E  A%|A?"R2c@"/!--? -Y!"pB R2dA"C ?!R|Si@!?"R2c@##Q?!%Q?"? D  L .?"R.c?#2|8?!R%d@!? R%c@ .!--?"R2cC -|=!"p?!?"c@#"Q#Q?"%Q?!G  R+dA%R9XR!?%lR}4qq%iTj/"?!R!c@!?"R!d@".!--?#@!-? ?"L %? ?!L  -|<!"pB R2dA&C ? D :A D *@(?&?"L *?&?!L %?&?#R{!iR*R ?%=j?(R%lcR2cL .? ?&R%c2[?&R2cC -}+""&p!o?"G *R*iA(%QB R?dA%C ? G :A#R:X@&R ?#?&=@#R!? ?&=@ "Q?(%p?%R2cA&?!?"2@? ?#c@"R @#B R2dA!C "Q#Q"Q?!R*c?&2,?!G *T/ ? ?"U/"? G  @(? R!c@ ?!G +?(U/!."--? ?"U@#-?!R2cC ?#&?%R*c?!?"2|9?#?%D .V/!?%D *? ?#2|;T-@)-?%R?cC ?)1-?!D %A%?"D  R!cA"Z?%?"dR*Zi%Q?"?!D  cE  @*-? ?!?"?*26-|7!"pB R?dA#C ?!G *R*i%Q?#R2cA%? ?!2@?"?%2|3&?#R*c? ?!2|9?"?#D *?#D .2|G-?#R?cC -Z!#p? D %? D *A"R"lcR%d@#? D .@%#Q?!?"W%Q? ?"R!dA"L *? ?%?#D  dA%L .?#R%d@#.!---~8!"%p!oB R2dA&C ?&R%cA%"pB R2dA(C "Q?#w?!woA*S?s|9%Q?*}@A#Rqqqq|O?"dY%Q?#T%Q?%?"L *?%R L %R .%-?(R*c?"?#2e?(D *A)%Q?%?)L *?%?!L %R .%&?%?#L *?%?"L %.#- --?%R L %-R!-L  ?(R2cC ?&D *@!?&D %R!V%Q? ?&D .L %? ?!L  ?&R2cC &?&D . --|C!#pRsxy ?!? dA"R"nA%2kR}*xy D  @#R}*xy ? ?!V%p?"%QR}%xy D  ?#R"lc? ?"~X,  -R}*xy D  &?#-?%cL  -~P"!&pB R?dA!C ?!? L *?!?!R|"cA L :?!? L 6?!? L 2?!?!R*cL .?!R.cD  D  @"#Q"QR~Duy R~Duy G  A R!? =O  ? T/ #QR~Duy G  %Q.!&.#- - --R~Puy D  A R|Uqy Z%QR~Huy 2oR~Huy Sqqqq2M  R~Puy R L  R~Tuy R%R.2KR}.vy 2RR~Tuy R~L|Vy R}*&~X,  R~Puy D  @ -? ?"W%QR~Huy ?"? dA#2mR!?#?#R!Y=A%R!d@ R~Puy D  A&R~Luy D  c@"#Q? %Q?"R O  ? R!d@ ?"R!c@".!--?%?&c@ ?#%Q?"R O  &? R!d@ -R~Puy ? L  -R~Duy R O  R~Luy D  ?!R?cC -|6!"p?"D %A#?#R VdA#?"D  R!cA"W?!D %?#Wj@%? R ?#?"d?%=L %? R!?"?!D  c?%=L  -W!"p? ?!2k? D %? D *A#R"lc@%#Q?!R!i%Q?%?"L  ?%R%c@%?#R!c@#R @!.!--? ?#L *-|3!#p?"%Q"Q#Q? G  A#?!G  A%U%Q? R!c@ ?!R!c@!?"R!dA"/!."--?#?%d@&--?&-Z"!p!o?#E  @&? D lA#? D eU%Q? R~H c2|B-? D h?#R%lcA%?"L .?%?!L *?%?&M  ? ?#R!cL l-v"!!p?!R{!iA&? D :cG 7A!R%U%p"p? D 6G -?"R:lRqq%R ?%=jRq"R ?#=jjA R*n@!R"@""Q"Q"Q"Q"Q"Q"Q"Q"Q"Q?&R(d02 !"#!*)*%+&))())*-R @"? R!iT/*? R{{{)X/(? Rqq%iT/*?!R!iT/(.*-R @"? R!iT/)?!R!iT/&.)-R @"? Rqqq*W/(? R!i/%.(-R @"? R!iT/&?!R!k? R{{{)XjR!i/#.&-? R!iT/#."-? R!iT/!R#.%-? R{{{)Y/!-R!."-R @"-?"-R{!i&?!--|8!!pB R?dA%C ?%R|Yrq2L <?%R%O :?%?!L 2?%?"L 6?%?#L .?%?"L *? ?%R*cR R 2|N?%R?cC -|;!"p? D %A"? D  A!L  ?!%Q?!?"L %-R~"xy D  ? D *A R"lcD  T%QRyxy Ryxy E  S!? w|Y|XM  --|1!"p?!T%QR 1-#Q"Q?!T@"?!T/ ?!R!d@!? G  ? R!c@ RIdR{!iR,W/!--?"-|L"!|R"pz.{{{{{{{{{{{{{{{{@"? D  A#D %A%?!? D %D  cA Z%Q?%? dR2Z%Q? ?#D  cz   z.0000000000000000z|#@"--?"z_-+ ? R22q!-+ ? R%2q!-R ? ?!R ?"R ?"R{!iR~* Y=R{!iR.eA!R}Qty c? D 6R+c?!G }PtQ=G  R!?"?#2I-L!"p#Q?!%Q?"? G  A#R~K!Xc?#yR}Tp|6c@"?!R!d@!? R!c@ .!--?"-|/!!pB R2dA&C ?&R*c? ?!?"?#?%2B?&D *R|Uqqq|OU%Q?&R2cC &?&D . --|2!"p? ?"2m? D *@#? ?"TTA%%p?%%Q?#? D %c?!?"~X,  -? D *&?#-?"cL *-|N!"p? D *A#? D  U%QB R2dA"C ?"R*c? ? D  R!R%R.2B?"D *R|Uqqq|OU%Q?"R2cC &?"D . --? D %?#R.ecA"?!D *L *?"?!E  M  ? ?#R!cL *-|1!"pB R2dA"C ?"? ?!21?"D %@!?"D  @#?"R O *? ?#?!?"R*c2|<?"R2cC -|P!"p? D *A#? D  U%QB R2dA"C ?"R*c? ? D  R!R%R:2B?"D *R|Uqqq|OU%Q?"R2cC &?"D . --? D %?#R:ecA"?!E 2M 2?"?!z   z-  ? ?#R!cL *-|2!!p? D *A"? D  U%Q? 2|C-? D %?"R"lc?!L  ? ?"R!cL *? ?!? D .cL .-i!"p? D *A%? D  U%QB R2dA#C ?#R*c? ? D  R!R*R22B?#D *R|Uqqq|OU%Q?#R2cC &?#D . --? D %?%R%lcA#?"L *?#?!M  ? ?%R!cL *-O ? ?!?"?#?%Rqqy ? D .?%R.ec? D 2?%Y=A D  ? D %? D *R)iT2|(-}7*"7p"o? D >A#D 6A"?!dR"Z%p"p? A&D >A/R L |9?/D 6A ?!dA#R ? ?#Z=A+R"Z%pR%?/D 2?!R"lc? ?!W=@ ?+R2Y%QR @"?+R"l? c@.?&D  @*?&D %@)?&D 2@,?&D .@0? @##Q"Q?"@%?#?.U/ Rqqy ?#D  A"R.e?0c?"?,Z=A(D *S @9?)?(D  A2R!cA"Z?)?"dR*Zi%Q?"?*cE  @9-?#R%c@#R!@"R*i/!?:S!SpR)?(D %?2dR"dA"?"R)Z=R#lw|YSp|X?9|W?"w|XS}/~T}B~V}1}L~:}4}7poSOs|YA9|WS |;?%j@"?9?:r@:.!--R ?%R!i%pR @#R @*?+R"lA.? c@7?&D %@,?&D  @0?&D 2@1?&D .@2? @)"Q#Q"Q?)?7UA%/"Rqqy ?)D  A"R.e?2c?"?1Z=A"G *R*i/"?*%Q"Q?"D %A%?%R VdA%?"D  R!cA"W?%?,Xj@(R ?%?"d?(=@4R!?"?0c?(=@8?.@"?#@(? @%#Q?"T/!Rqqy ?%D  A-R.e?2c?-?1Z=A3D %A-?-R VdA-?3D  R!cA3W?,?-Wj@5R ?-?3d?5=?4U%QR!?0?3c?5=?8?42|;T/%-?%R%c@%?"R%d@"?(R!cA(/ ---?)R%c@)?#R!d@#?*R!c@*.!--R @%-?%&R!-/"<-B R2dA#C ?/R:cA"R L |4?"R L N?"R L 6?"R L *?+R"l@%?"R.c@.?&D 2@+?&D .@*#Q?%%QRqqy ? D  A)R.e?*c?)?+Z=A(G *R*i%Q?#?&?(2@?"D *@(?"?#2|3?#R!O .?#?(L %?#?)L  ?#?"D *L *&?(D  @,?(D %@(?#R O .?#?(R!dL *?#?,R!cL %?#?)L  -?.?#2b? R%c@ ?%R%d@%.!--?"R!?&D  ?&D *A ?&D %XA"=R ? ?"=2%?#R2cC ?/D |9&R --@#R @ #Q? ?#V%Q?&D >A"D |9? X%Q?&?6?"D |7cD  2i-? R!c@ ?6R%c@6.!--?&D >A#D 6&?"-?!Z%Q?#?!L 6--L!!pRqqy ? D .?!R.ec? D 2?!Y=D *A"R(iR%U%Q? ?!?"R%n2A--|*!"p? G :A%R:X@#?"R ?%?#=U%pR!? ?#=?!?"2|;&R!-T-|2!!pR!@""Q"Q"Q? ?!R"R R 2|=R{!iR!d0#  !"-? G FR!k@".!-R @"-?"R!i-M!!p? D *A"? D  U%Q? 2|B-? D %?"R%lc?!z   z-  ? ?"R!cL *-|)!!o?!%Q#Q?"S!? J  |Yr@"? R!c@ ?!R!dA!/ --?"-|+!!p? D *A"? D  U%Q? 2|C-? D %?"R"lc?!L  ? ?"R!cL *-|  ?"%Q?"?!2|T@!-? ?"L %? ?!L  -|# ? R|U"W%p? R%n&? R|!? |KA dn? R!ldRPc--~N!!)p? D *A(? D  U%QB R2dA%C ?%R%c@&? D %@)R*? D  A#R!lA"?"R*Y=A*A"R |8%p"p"Q?#%p?)?#R!?"2|S&?"%p?"R!2|T&R!@#."--A#/ ?&R!L %R!.!-?&?#L %R -@#R*&R!@#R @"R%-?&c?"L  ?&?#L  ?%D %R!V%Q?%D *@"? ?*L  ? ?"L %?%R2cC &?%D *<?%D . --?(? D %c?!O  ? ?(R!cL *-|+!"pR}5xy D  A!? d@"R!? Rtxy D  c? ?!X=?"R ?!?"Z=2S-Q R~Tuy D  R|Uq2Z%QR~Tuy R%R.2KR~Tuy Sqqqqy M  -R}*vy R4O  Rqvy R L  -|) ? ?!Rqqy ? D .?!R.ec? D 2?!Y=A D  ? D %2|>-/ ? ?!R2R*2|U!-/ ? ?!R%R%2|U!-/ ? ?!RNR%2|U!-/ ? ?!R!R!2|U!-|U(")p!o#Q"Q"pB R2dA%C ? ?!R5cRhiA"? ?"X=R!d2|MA#R!cA&R|1X%QR @&Ryxy E  S |B/"?%R%cR|2?"? R!d2G?%D %R!V/"&"QRyxy E  A+Sp?&w|Y|W2pA&R|2X%QR @&?+?#wsS!|W|9/%?%R%c?#?"? R!d2G?%D %R!U/!.%-? R3W%QR~"xy D  ?&R"lcD  A&D .?&2|??&R%dA(?(D  R"kL  ?&c.#-? R!d@(#Q"Q?%R%c?&?"?(2G?%D %R!U/"?&R|2Z/ Ryxy E  Sp?&R!cw|Y|W2pA&Ry W/!--?%R%c?#?"?(2G?%D %/ R @&.#--?%D *@&?%D .-@#?#?"?&cA"V%p?"?#2JR#&R!-@#?"R%d?#L  -?%R2cC ?&T%Q?!R5cRhi? R ? R2X=cR})q%cR2nA"Q A#RpUA)T%QR~(xy "pR~(xy D  @%R~(xy R L  ?"R2l@"?%R ?#R2lA#?%U=%QRp?"?#cA"?"?#W=RhiA"?%Y%p?%&?%R%dA(D  A#R!i%Q?(?#R"jL  &?%?#dA%2|?-?%?"2J?"-.!-R @%Rp?"?#cA"?"?#W=Rhi@""QR~"xy D  %Q?#?#R5cRhiA(R2cA*X?"?*Wj/!?(R%dR)L  &"Q?#R!?#=R#cR|SiA#R}-"cRhiA(?#W?"?(Wj/"R~"xy ?#L  ?(R%dR#R!?"?(X=L  #Q?%Rq"U/!?#?%cR L  ?%R%c@%. - --?"?(X%Q?(?"2J-?"@%-?%-L  -?)T/!--?&-|" ?!? ?!G 5?!G 7?"?#2|=O 6? ?!2|&-|%!!p?!D >A#R L |L?!?"?#R~< c2X? ?#E _M  -< ? ?!O %? ?"L  ? ?"?#cL *-O ? R?c?!?"2CB R2dA C ? ?!?"2|RRqqqq|OjL .? R.c? R2cA 2|8? C -5 R}.xy ? ?!2|G? ?!2S-}5"!)p"p? "pR!@%"Q"Q"Q?!?#W?!?#XdR{!i0"" !-?!R5cRhiA(?#R5cRhiA)V%Q"QR @%? ?(cA&R%dG  R"iT/ ? ?)cA*?&D .A+?&cA,X/ ?&2|?R!@%?*R%d?)?(?+cV%p?*?,2JR#&R!-L  --.!-?#R5cRhiA%?!R5cRhiA&V%Q? ?%cA(? ?&cA%R%dG  R"i%p?%D .@&?%2|??%?&c&?%-2J?(R%dR#L  -R!.!-?%-/ <R ?"?#2nA"T/ <?!%Q?"? ?!~X,  -? ?!2|-?"--* ?!? 2n-, ? R!R!2K-( ? |Q}@-|1!!pB R2dA"C ?"R*c? ? D  R!R%?!2B?"D *R|Uqqq|OU%Q?"R2cC &?"D . --B!!p?!? D  ? D *A%dX%Q? ?%?!?#?"2|F---}>|"m Rsqy -w"~S{{{ljma|J]ekafmee?bf_a|O?gml?g|J?|Igmf_kO?l|La?eaf?bk?y4?|Iml?l|La?bf_a|O?bk?y kj^Hla|OlHf]|Mak|*jk Hjmkl^H|-|.NIMLJLaJ|J]|+|-KIM|+K|I|J|I]^JK_M|.ML_MaK]|,NLIHeb|Ij]j|PH]eeg^Hkj^Hj]|N[na^H|Mg_|*jk Hjmkl^H|-|.NIMLJLaJ|J]|+|-KIM|+K|I|J|I]^JK_M|.ML_MaK]|,NLIHeb|Ij]j|PH]eeg^Hkj^H]eeg^|*jk 7|Ma|Mgj|P?]eeg^]lbgf?g|J?y/?|I|Plak?|J]bea_ +   |9 2 3   | !  5 R~5|Vy ->!"#%&()*+,-./0123456789    % Rs|Wy -+4       % R}5|Wy -!% R}A|Wy -!! R}I|Wy -!% Ry|Wy -!* R~(|Wy -!% R~4|Wy -!% R~@|Wy -!% R~L|Wy -!! R~X} y -*!    !"# R}(sy -|,2 Q   _    %%%%%%%%%%%%%%%%%%%%%%%%!  ! !  !      % R~(sy -!% R~4sy -!! R~@sy -!% R~Lsy -!* R~Xsy -!% Rs}!y -!% R}.}!y -!% R}9}!y -!! R~#}!y -|G! !!!!!  !! !!!!!!!!!!!!!   ! ! !!!!!!!!!!!!!!!!!!!!!!!!!!   !!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!! R}C}#y -3!   !       N!2 ? R~8}#y -%{{{{ R~P}#y -|5~>q}?^]ee?@A{{{{{##C|#{{{{{{""|%|&DE{{{{%%|,K{{{{{{""|-L{{{{{{""h]|P|Mafl[|Mal|Lg_A R}Y}%y -)0bla|MkA R~:}%y -,&hjg_m^lkA R~S}%y -@*b_a|Mhglaf^|P[da|PA        1kl]lmkA R}B}&y -0(^g|Mheala_[]lA R}V}&y -2.ja_a|Mhlbgf[mjeA R~7}&y -*0h]|PgmlA R~P}&y -/(bk[^g|MhealaA R}&}(y ---^gmfljbakA R}?}(y -2+bfblb]e[n]emakA R}T}(y -00|Jbf]e[n]emakA R~4}(y -1.hjg_m^l[^gmflA R~M}(y -*/lgdafkA R}"})y -%(b_A R}<})y -+"|Makk]|KaA R}Q})y -2)]hhjgn]e[kl]laA R~1})y -.0^]la|KgjbakA R~J})y -*,a|Ohbj|PA R} }*y -0(hjg_m^l[^g_aA R}9}*y --.ge_[kl]laA R}N}*y --+fa|N[kl]laA R~.}*y --+lb|Makl]|MhA R~G}*y -0+bk[gj_aj]|IeaA Rr}+y -(.^g_aA R}6}+y -?%^gmfljbak[ja_aa|M]|Iea[bfA9]|JlajA R~+}+y -*&|Ia|JgjaA R~D}+y -)(eb|MblA R|U},y -(&l|PhaA R}3},y -+%^]j_[b_A R}H},y -,)^mjjaf^|PA R~(},y --*|3ZY|9|7T|=T|4A R~A},y -.+|9|;Z|3T|<|<W|8VA R~Y},y -*,URW|7T|4A R}1}-y -|"(hjb^a[|MmelbhebajA       2|3R|;|4A R~#}-y -|!%R|3|3Z|>|8|=[SR|7R|8|3TA        1T|>|;A R~W}-y -&#VS|9A R}.}.y -&#|>|<|4A Rw}.y -&#|3R|4A R~ }.y -A#_bkljb|Imlbgf[|Mal|Lg_A    5^gmflj|PA R~T}.y -,)gj_aj[b_A R}+}/y -E*_bk^gmfl[|MmelbhebajA    5_aebnaj|P[a|M]beA R}W}/y -10^mjjafl[lgdafA R~8}/y -1/a|M]be[]__jakkA R~Q}/y -)/n]emaA R}(}0y -*&n]emakA R}@}0y -)(TYRW|7A Ry}0y -/&|9R|BZ|>|=[|7W|8XA R~5}0y -*-|<W|8V|7TA R~N}0y -,(Y|>|7|=W|9|7TA R}#}1y -1*|OG]hbGnajkbgfA R}=}1y -|#/|OGb_a|Mhglaf^|PGda|PA      3|+I|+|,GIMG|+MA R~2}1y -.,|+I|+KGI|+GI|-A R~K}1y -),imaj|PA Rsty -+&|La]_ajkA R}:ty -()|Ig_|PA R}Oty -}:+%     #  ){{      #  ){{!     #  ){{"     #  ){{"     #  ){{#     #  ){{#     #  ){{%     #  ){{&     #  ){{(    ##  ){{)     #  +{{{    !#  )  *    !!  *! O    ###! " {    ##"N # {     #  (%!    !##  !&!{    ##  ) !*    #!  *!!|/  !!##  !(!{  !!##   )!{    ##   *!{    ##   +!{    ##   ,!{    ##   -!{    ##   .!{    ##   /!{     #  (%"     !#   0"{    !#   1"{   !!#  !&"{    !#  ) "*    !!  *!"P    ##   *"{    ##   +"{    ##   ,"{    ##   -"{    ##   ."{    ##   /"{     #  !2#{    ##  +3#{    ##  )4#+     #  !5%{    ##  )6%,     #  )7%,     #  #8%{    ##  !9&{    ##  !:&{    ##  !;&{    ##  !<&{    ##  !=&{   !##  &>&{   !##  &>({    ##  !=({    ##  !<({    !#  (| *!    !#  !|!*{    !#  (|"*"    ##  ){ -    ##  ){!.    ##  ){".!!  ##  %B,{    !#  )|(-/    !#  )"-0    ##!  |)-{    !#  )|(./    !#  )".0   !##  !(.{   !##   ).{    ##   F.{    ##   G.{    ##   |*.{    ##   H.{    !#  (| /#    !#  "I/{    !#  (| 0%   !!#  !J0{    !!  *|+0|8   !##  !{0{gj_ajGjaimaklgj_ajG^ja]la_gj_ajgj_ajGebklhjg_m^lhjg_m^lGebklhjg_m^lGmh_]lahjg_m^lGimaj|Pgj_ajGimaj|P   ~K12 /    #  ~X12 /   !% !+22 &   "& !022 ,   #&!!:22 )   %  !|"22 .   & !!|)22 0   (" !|.22 /   ))" U22 -   *)" ~S&2 %   +("   # #     . . # Rr};y -7#-%   ! !     ~Y1~Y1! ! Ry};y -=#1.   |2 |2     y1y1! ! N ( ( R~D};y -%~T1~T1 R~R};y -=~Y1!   #=.(    ) )       ! ! R}J}<y -.!  #|&#   1 1 R~%}<y -#/ / R~P}<y --#|(%     |2 |2 R}D}=y --%# |*(   ) ) R~F}=y -&!"!K# R}A}>y -+#M    ) ) R}O}>y -&&   " R~,}>y -!" R~:}>y -+" !   #M# R}6}?y -.!  #|0  !!! ! R~8}?y -5#|0!   # #     % % # R}/}@y -8!  #|1#   # - *   ~L ~P # R~0}@y -+#R*   # # R~B}@y -&!   " R~X}@y -!" R}"}Ay -1" !   #W"   ) ) R};}Ay -)!   " % R}K}Ay -#% " R~ }Ay -};"( !   #X#  %%%%%%%%%%%%%%%%%%%%%%%%   }H 2 |6   E"  +   ^]h]^bl|P?gnaj|Jeg|N   |I 2 |9   >   &   IIIJI|+I|,IKI|-ILIMINI|.JIJJJ|+J|,JKJ|-JLJMJNJ|.|+I|+J|+|+|+|,|+K|+|-|+L|+M|+N|+|.|,I|,J|,|+|,|,|,K|,|-|,L|,M|,N|,|.KIKJK|+K|,KKK|-KLKMKNK|.|-I|-J|-|+|-|,|-K|-|-|-L|-M|-N|-|.LILJL|+L|,LKL|-LLLMLNL|.MIMJM|+M|,MKM|-MLMMMNM|.NINJN|+N|,NKN|-NLNMNNN|.|.I|.J|.|+|.|,|.K|.|-|.L|.M|.N|.|. R~Luy -!! R~Xuy -!% R}*vy -+4       % R}=vy -!% Rxvy -!! R}Qvy -!% R~"vy -!* R~0vy -!% R~<vy -!% R~Hvy -!% R~Tvy -!! Rrxy -+!       % Rtxy -+!       ! R}Cxy -!%';
var frequent = "fffffff1f13b3d517eaa0008a3edf70c1110001000c21000100000000000000a";

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
