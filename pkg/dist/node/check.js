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
    return isDeeperThan(value, maxDepth) ? REFUSED_DEPTH : REFUSED_VALUE;
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
var isDown = true;
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
  input = new Uint8Array(core.memory.buffer, address, size);
  return input;
}
function start() {
  if (instantiate === void 0 || source !== registered()) {
    instantiate = load();
    source = registered();
    isDown = true;
  }
  if (isDown)
    core = instantiate();
  isDown = false;
}
function call(run, a = 0, b = 0, c = 0, d = 0) {
  try {
    return run(core, a, b, c, d);
  } catch (trap) {
    isDown = true;
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
    const memory = memoryNumbers();
    const start2 = address2 >>> 2;
    this.numbers = copied(memory, start2, memory[start2 + REPORT_LENGTH]);
    this.at = from;
    const length = this.word(REPORT_TEXT_LENGTH);
    this.isLong = length > LONG;
    this.#text = copiedText(this.word(REPORT_TEXT), length);
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
  if (isRefusal(length))
    writeSettings(settings);
  return reportAt(call(outline, index, form, length, settings.bytes.length), shape, settings);
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
var text = 'aDW5#baaab^b]5>cPPa5>dPPPa5>cPPbP5>fPPPPPa5>ePPPPa5>dPPPbP5>bPa5>ePPPPbP5>bPbP5>gPPPPPPa5>fPPPPPbP5>ePPPZbP5>fPPPPZa5>iPPPPPPPPa5>hPPPPPPPa5>dPZPa5>cPPbZ5>aa5>bZbPd6>b6JbdjbdgbkhdjddciajfbbacbefcddbddacbddleafabaabdchhccbbbiccbfibbjbabccgdeacameefaGhaeeffbchianbacbacbabbaagcbabhabfegbgcaccabdfbaeaibbfekhegccggecdbaaaaaodaafcaxabiaiyaaaaacebebchcgqaefdbaygjbPb ,,2alh5ieg5#/5#OV5}cai.W5R[D@.:a5jhV/W/V[/a,bi[D@.:DU/aFmb5Nk8R8Fc6Jb{(czPbZ(a 7b+=f&a;c a;c j~w=g m@=i 8nB2a-<q;iTa8pBE<]cE;b%ai=y ,8e6J8Jb;d%ai=i;i ,8e6J8JbNw=5a~;g h+ dNYeE;bIaa<<;d%am<gx6wb;f;yKaE;f ,,,i;g;g ,,,iNwKa?;f 8|02aKaR;f;yKa5G;f;<JaH;f q>a&;<6=<lcE;<!44444a5&eE;lIaa!444hX!8R8S8:f5zeE;f ;- x a dx6%bmcll;<!;{6=<j 8|02a<m P<n;y<GcEcEcEcEcEcEcEcEdEcE;k bYeE a<gcE;h;j|eE;h;l-Taa=g ;}eE;h<imcll;g ;#;h b-=i;j|YeE;i;l-Taa=g ;}Gbl;f;GKa);f;lKa5";f;jKa@;j;f 8Ia-;hxS=i~Gc;i;l-Taa<gl;g 4bY =SGb;f t-;f ;-=h;ix.;fTaz=g c#Gl;h;i;f%at=h g;g bYx5~ a<i;f%a5G<G;f%aH<lcE;h;f%a*=j|eE;h;l-Taa=i ;}eE;h<gmcll;i ;#;h b-=g;j|YeE;g;l-Taa=i ;}Gbl;f;GKa);f;lKa5";f;jKa@;j;f 8Ia-;hxS=g~Ge;g;l-Taa<il;i 4bY >SGd;g b-<hl a<mcE;h;j|eE;h;l-Taa=m ;}eE;h<gmcll;m ;#;h b-=g;j|YeE;g;l-Taa=m ;}Gbl;f;GKa);f;lKa5";f;jKa@;j;f 8Ia-;hxS=g~Gk;g;l-Taa<mlcE;m 4bY=h =#eE;f x-;f ;-;gx.;fTar=h c#Gm;f%ax<i d<jfcP;h TSeEcE;h 8uaSeEcE;h 8&a#eE;f ;-;g Q,2a fxN=i"GqfcE;h 8Ja#eE a<j a;f ;-;g 6n,2a exN=iGhvmrl;h 8!a#eE;f ;-;g M,2a exN=ieEmcfmulal;h 8Na#Gc;m *+ 4bY kNGGmell b<j amell;f%a?;o#Gi;f%aE;g|Gk;h 8Na#=i<k;f%aR=m%ai;f;nKa@;f e f;iwKa);f;gKa5";m;f 8Ia-x6kb;o b-<o;g b-<i<nmell;f ;-;gxt=i"GG c<j al<hl;f ;-;g;i;j;h bYx5~;f%aR<m;f%a5G<G;f%a*<j;f%aH<llcEcEcEcEdEcE;o"Gm a<gcE;i;j|eE;i;l-Taa=g ;}eE;i<hmcll;g ;#;i b-=h;j|YeE;h;l-Taa=g ;}Gbl;f;GKa);f;lKa5";f;jKa@;j;f 8Ia-;ixS=h~Gf;h;l-Taa<gl;g 4bY=g 8ta#eE;k bYGef;g 3aSGb;k bY"Gdl;m%ai=k;n}ePcP;m%ae;n m@-=g%ae<n;g;h b-=iKae;g;g%ai;k eUVKai a;m%ai;n~Gav;m%ae;n m@-%ai hY e#lf;h b-<i P<n al<k;o b+<ombll;g HSGc;m%ai;n b-#Gd;h b-<hmfl a<kmbl b<kl;m%ai;n b-SGil;k b<k bYGb;h;jNGi;h;l-Taa=g";g H#V;g 3a#VGi a<k;g >SGbmill;f ;-;i d c;m%ai;n b-#wx5imil;f ;-;g ex5imhl;f ;- y;g bx6%bmgl;m 8vbY 6}a+ 4bY p}Ge;f ;-;gx/mfl;f ;-;g Gx5imel a<gcE;i;j|eE;i=h;l-Taa=g ;}Gbl;g ;#;i b-=h;j|YeE;h;l-Taa ;}Gbl;f;GKa);f;jKa@;f;lKa5";f 8Ia-;ixS<hl;i;f%aE=g~;g;h~YGd;f ;-;h Gx5imdl;k bYeE;f ;-;h fx5if;f ;-;h gx5ilmcl;f ;-;h bx5imbl;f ;-;g ax5il;fTa&=l qSeEcE;f%a%<p;f%a;<t ,12a%aa=k U@<j;k m@=h mA<n;h 8D02a%aa=i-=G<hcEdE;j=geE;g m-<j;n b+<n;h e+;h m+<h%aa o}Gbmcll a<nl a<h;g a;k;n}weE;l bS;l gSY;l G}V;n m@;i-%ai hY f#Y<hlcEcE;k a;G mSweE;G e+%aa hY g#;hVGbmcl;h"Gbl;f!aJa5";f;k eU 5a-Ka) 8|02a;f 8Ia-x6kb ,12a%aa=k b+<n 8D02a%aa<il;k m@<h;i i-<j;k eU<gdE;h"Gb;i%ai=k x|eE;j e+ PKaa;j;g;kVKaal;i m-<i;h m+<h;j m-<jmalall Q12a;l>aa M12a;nKaa {12a;pKaa ^12a;tKaamblx6wb Q12aTaa<l M12a%aa<n {12a%aa<p ^12a%aa<tl 6(12a aKaa 6r12a aKaa;f a>a5v;f;e>a5p;f b>a5s;f!eJaE;f 6G12aKa?;f;dKaR;f;qKa5G;f;bIaaJa;;f;b%aiKa%;f ,12a%aa=mKa*;f 8D02a%aa=oKaH;f;l 4bY qS>a~;y;5a}eE;f M_,xKa5~;f g>aL;f3maaaaaaaaaaaaaaaa3la5";f ;-;f 8Ia-x5sfcEcEcEcE;] b+ncbcal;f ;- a;cx%mcl;o ,,2a;mw=b%ai=5a gY eSeE;f ;- a kx%mcl;f ;-cPcP;b%ae<5c a<g;5a fY=b fSeEcEcP;f%a%<h;f%a&<q;f%a;<];d%aa=veP;d%ae<b;f a>a5*;f;bKa5I;f;vKa5=;f bKa5wcEdEcE ,,2a;g m@;o-;g;mNw<b;f i-;f 8ka-x5 ;f%ai=k"Gc;f%am<GcEcE;b%ai=b hY=d e+ncbacl;f;mKaL;f;oKaU;f;hKa);f;qKa@;f;]Ka5";f;g b-Ka5D;f;b e[ a;d f#wKa,bcEcE;Gncdbal;kTaa *#Gcl a<idE;GeE;kTaa *+ 4bY=b j};i ,6~8yF}VGd;b;i k@-<i;G b+<G;k b-<kmbllcP;ieEcEdE;f%a5D=b;f%a,b|eP;f ,,2a;f%aU;b m@-;f%aL;b~w%ai e[Ka5D bf al b#eE;i b+=iGbmcll;imcll alGb;f%a5D=g;f%a,b|Gcmbl;k;G-<s;g b-<g;b e[<w a<i;d eS<zdE;g;wN;zV"eE ,,2a;g m@;o-=5b;g;mNw=d%ae=b;b aS+=b;d%aa b-=j|;b;q}V<y a;b;j+;yw<r b;j;]-;yw<j ,,2a;5b m-;m;g=b b-~w%ai e[<gcE;dTai iY"eEcE;f;k;Gx5(;f%aa b#Ga;G;rSGe;j;k;GxXbGemcll;f a>aU;f;rKa@;f;jKa5";f aKa);f 8Ia-;k;sx5o"Gcl b<i;b<xmbll;i bY"Ga;x b-<gmbll!d<< a<g amcl;b%ai hY f#Gc!d<< bf;f;mKa5>;f;oKa5*;f;hKa5I;f;qKa5=;f;]Ka5w;f;f 8ka-=dKa:;f;5a e[ a;b e#w=wKa,b;f;mKaL;f;oKaU;f;hKa);f;qKa@;f;]Ka5";f;f 8=a-Ka{b;f;dKa^b;f ^b-<z b<j b<d a<bdEcE;f;zKaQbdE;w;j=h~Gb;f ,,2a;h b-=i m@;o-;i;mNw=5b%ai=k e[=jKa5D;f;hKaBb;f Qb-=5d;f Bb-=;xJ"Gal ,,2a;h m@;o-;h;mNw=r%ae=i;i aS+=i;r%aa b-=u|;i;q}V<s a;i;u+;sw<G b;];u-;sw<u ,,2a;y;h;x bYw=y m@;o-;m;y~w=x%ae<i;x%aa<s;h;g;r%ai;x%aiV iYeP;f a>a6rb;f aKaCb;i;i aS+=g;s b-=i|;g;q}V<x;f a;g;i+;xwKa6Gb;f b;i;]-;xwKaQb;f a>a6%b;f;GKa6zb;f;uKaBb;f aKa6(b;5d;;x5&<x;5b%ai=k e[f a<x;i;i aS+=g;s b-=i|;g;q}V<r a;g;i+;rw;G#eE b;i;]-;rw;u;GxXb"<xl;jl;h c-};k hY f#Y=hw<g;b;hV<b;d;xY<d b<xmbll b<u;b bY"eE!c<< cmcl;d bYeE;g9!;_!6ae^<< c<j;g b-mff c<j!Xe<< a<g b<h amglall<j;v"<u;<;g9!;_;j9!i_^^<<;v aS<h amdll;g9!;_!,c^<< b<j;gl<b a<h;f ;-=d a;bx?;d;b;cx5J ,,2a;f%aH;b m@-;f%a*;b~w%ai e[l;5a e[x?;5c P#Gb;f;<JaE;h"Gb;f 6e6%,xKa5~;f;j>a5};f j>aL;f;gKa);f ,,2a;f%aH;g m@-;f%a*;g~w=b%aa=cKaU;f;b%aeKa@;f;cKa5";ueE;f b>a5Dl;f%aRTa5i=b eSeE;f;b>a5Dl;f ;-;f 8Ia-x5smbl;f ;-xell;l 4bY=b qSeE;f f>aL;f;nKa);f;tKaU;f;pKa@;f;tKa5";f;l>a5};f a>a5D;f!,,,,;;b G+ a;b G}w9!d_=<{?a5:;f!,6b^{2a;<{?a5N;f!_MC72b;<{?a5~;f ;-;f 8Ia-x5sl;a;f E+=b%aiKai;a;bIaaJaa;e"eE ^72a 6r12a%aa">aal;f 7b-&al6!zc5ePbZ(a 8wc+=g&a;f%ai<u;f%ae<i;b%arTak cSeE;g;b%axKaQc;g;b3aaa3la,c;g;u R@=h;i-Ka8sb;g;iKa8qb;g aKa6(c;g!,,,,2aJaBc;g;b%axKa6"c;g;b3aaa3la6%c;g;g ,c-Ka8=b;g;g Bc-Ka8wb;g 8wb-<]cEdEcE;h"Gc;g *-;ix5g;gTa* gSeE;g %-;];ixV;g%a% bYGbl;i R-<i;h R+<hmbll;g%aH<h;g;i R-Ka8qb;g 8qb- ,,2a;g%aMc;h m@-;g%aQc;h~w%ai e[x5k<jl;g Bc- e xxDf;u R@<hdE;h=jeE;h R+<h;g ;-;ix5g;i R-<i;gTa; g#Gbll P a;jw<jl;g;jKaR;g;uKa6(c;g;e t@;d-Ka6zc;g;dKaBc;g;g R-Ka6%c;g;bKa7c;f;g Bc-x5e;g;cKa8nb;g;eKa8kb;g;dKa8gb;g;bIaaJa6Kb;g;bIaiJa6"b;g;b%axKa6Db;g;b%atKa8cb;g ?- 6"{2a 8*a8Dkaa;g aKa7b;g!,,,,2aJa6(b;f%ae=c;f%ai=w R@=i-<x;g 6Kb-<v;c<hcEcEdE;ieE;hTa5m<d;i R+<i;h R-<h;d c#;d f}VGbmcll a<j;g aKa8>b;g!,,,,2aJa8Ib;g aKa8Db;g!,,,,,bJa8!b;g aKa{c;g!,,,,2aJa,c;g;b%axKa6rc;g;b3aaa3laMc;c<b a<hdEcE;b 5G+<idE;x;i 5G-=e#Gb;g t-;ex5g;i R-<i;h b-<h;gTat=e g#GalcP;gTap<y a<j;g%a8nb h+ dNeP;g Bc-;g ,c-;i%a&xy a;g%a6(c=b"Gbv a;g%a6zc;b eU-=b x+=d"Gbv;d%aa<j;b m+%aaf all<G;g 8!b-;e fSeZ;i5kaaf;i5kac!,c^l;j9!;_^;g%a8>bx6ob;g%a8>b=];g%a8Ib#eE;g 8Ib-x6gbl;i 5G-<b;g%a8*b;] eU-=d;y>aG;d;e>am;d;GKai;d;jKae;d;h b+Kaa;g;] b-=jKa8>bmbll;jeEcE;g%a8Db<b;g%a8|b;g aKa6(c;g!,,,,,bJaBc;b;g Bc-=bxxv;b i xxD e;c;u;w}w<5d;g%a8|b=i x-<;;g%a8Db=z eU;i-<<;b f-<=;g 8tb-<(;g%a8>b<&;g%a8*b<5e a<ddE;s<b;e<j;q<];d b+<h;d eU;;-<edEcE;i;<#GdcP;h c-<d;i%ai<q;iIaa<5i;h;z|eE b;e ;+Iaa;5i5zGbvl;d;z|eP;5i;eIaa5zf all<c;q;&|;u;w~YeE;q eU;5e-=G%aa=q;u|Gbl;i x-<i;h b-<h;e x-<embll;q R@;5d-=xTae<s;xTag<h;x%a&<o;x%a;<r;G%ai<q;g%a7b<ecEcEcEcEcEcEcEcEcEcEcEcEcEcE;GTam b+nfbcdefal;g ?-;qx6mb 8ba<k 4b<l;ceE b<ymif 4b<mmglal;GTaG<G;g ?-;qx6mb ,,2a;g%a2b;q b-=b m@-;g%a6Db;b~w=b%ai hY=heP b<y 8ba<k 4b<l;h dSGh;b%ae<h;b%aa<j;g%a6Kb<o;g%a6?b<m a<n;g a>a6%c;g aKa6(c;h;h aS+=b;j b-=]|;b;m}V<m;g a;b;]+;mwKa6zc;g b;o;]-;mwKaBcdEcE;g;g Bc-xn;gTaa"Ga;gTab=b ;+ 4bY 8vaNGj;n 4bY;b=n ;SVGbmjll 4b<m;n 4bY ;#Gl 8ca 8ba;h;j+ c}=bw<k;G P;bwf 8ba<k 4bl<m;cGf 4b<lmel;cGg;GTaG<t;g x-;g ?-;qxw;g%ar<p;g%ax<y;g i-;v;q b-=5fx+ ,,2a;g%a2b=5b;G%ae=c m@-;g%a6Db=5c;c~w%ai=h hY eSGg;h e[<o;g%am;s a;s 4bY 8ia~w 4bY m@Ta6DCE=G a;G 5y~w p@Ta6:ME-<5g;c b-<cdE;c=h;oNGh ,,2a;c b-=c m@;5b-;c;5cNw=r%ai=5a e[<c;5a hY fSGa;g ?-;h;txO"Gal a<ccE;r%ai=o hY f#eE;o e[<%;h c-<c a<o a<rdE;%;c=h}eE ,,2a;c m@=c;g%a2b-;g%a6Db;h~w=5a%ai=I hY eSGk ,,2a;c;5b-;h;5cNw%ai e[<c;5a%aa<5a;g ?-=5h;h;Gx5aGb;o;y;5aNV"eE;g a>aBc;5h;y;p;g Bc-x^b b<ol;g;5fKa6zc;g;G>a6pc;g d>aBc;g;h b-;I e[S>a6vc;g ?-;5a b-=h;h;g Bc-x^b;r;5g-=r ,,2a~Gbmkll;r aS<c;oGbl;g a>aBc;g ?-;y;p;g Bc-x^bl 8da 8ba;cw<k;t P;cw<mmel;g ?-;qx6mb b<y 8ba<k 4b<lmel;g c>aBc;g;h>a6pc;g ?-;r;o;g Bc-x^b b<y 8ea<k 4b<m;c;xTai 6~aSVGg;s a;s 4bY=b 8ia~w 4bY=c m@=jTa6:CE=] a;c lNw 4bY ?@=cTa,6vE b#eEcE;b;c 8g6p2a-=nTa5oSGa b<k a<c;g%a8cb<l a<m;j 6!C2a-Tal=b e~eE;b k@ 8N6g2a-=j;lTaT-Tai=k i}<b a;k;bw<m b;j;bw<klcEdE;c;m#Gb;h;c;k-TaaSeE;c b-<cmbll;g aKa5w;g aKa5u;G%ae<b;g a>a8ic;g a5xa8gc;g b>a8cc;g!eJa2c;g;lKa6?c;g;v%axKa7c;g;v3aaa3laBc;g;g%a8nb=l a;l j~w m@ 8nB2a-Ka6Kc;g;g ?-Ka6"c;g a5xa8pc;g bKa8nc;g;cKa8qc;g;c hY bU;n-Fa=5xa8sc;g ,,2a;g%a6%c;b m@-;g%a7c;b~w=cIaaJa8qb;g;c%aiKa8wb;g Bc-;];b;g 8qb-;g 8nc-xk;g%a8gb=];g%a8kb=j t@-<G;g%aE=c;g%a5u t@-<odE;c;oSeEcP;]<b a;j=l"Gav;c%am<k a<ndE;l cNeE;n;l b[=m-=r;n;k;r t@;b-%am}w<n;l;m+<lmbll;k;n t@;b-%am};n-l=leE;j;l b+~Gd;b;l t@-<bl;c t-;c%am<r;cTay<t;cTax<p;c%ai<n;cTa]<cdEcE 8ea<k 4b<m;b;G#GG;r;b%amSGG;g;bTa]=k>a8sb;g;bFax5xa8tb;g;b%ai=mKa8qb;g;t>a6<c;g;p>a6;c;g;nKaBc;g;c>a6zc;c;k#;m;n#YeE;(;=xKGbl;b t-<bmbll<cmbll 8ea<k 4b<mmbl 8ea<kmhll;h<lmbl;cGd;g ?-=c;G%ae;hx5aGd;g;h>a6pc b<y;g b c;g%a8nb h+ d|w>aBc;c;r;o;g Bc-x^b 8fa<kmel a<ymfl b<y 4b<lmel 4b<mmdl c<y;e;g%a7b~eE;g;eKa7bl;]<q;j<e;b<smdl 4b<ml;h<ll;g%a7b;e+<nl;i x-<i;x;y>az;x;k>aw;x;m>av;x;l>ap;x;s>at;x;nKar;x;eKax;x;qKammalall;a;g%a7bKai;a;gIa6(bJaa;g ,c- e xxD;g 8!b- i xxD;g 8Ib- e xxDmbl;a;g%a7bKai;a;gIa6(bJaal;g ?-xW;u;f%ai~eE;f;uKail;g 8wc-&al,nciPdZ(a *+=e&a 8pa<g s<d!,,,,8>45]<l 4b<hcEcEcEcEcEcEcEcEcEcEcEcEcE;cTax b+nGbfghijmkljcdeal a<h;cTay=d a;d 8ia~w m@=g 6!C2a-<f;gTa6NCE<i;d9 8pa<g I<d!,,,,,8w5]<l!,,,,,,E<mcEcEcEcEcEcEcEcEcE;cTa] g+nnabhcdiefhhhhhghl 5d<dcEcEcEcE;i f+nflkabckl;b;c%aa;c%aex5p"Gjmcl;b;c%aa;c%aex5pGbmil;b;c%aa;c%aex5p"Ghl z<dmhl;e aKaH;e!,,,,xJa&;b;c;e &-x5m;e;e%a%=g;e%aH=d;fTal=f e~eP;f k@ 8N6g2a-=i;b%atTaT-Tai=h i}<f a;h;fw<h b;i;fwf bl;hxi;b%arTal;eTaaeP;eTab=b9!4bX!*_<m;b a;b 5y~w 4bY p@=bTa6:ME;d#eP 6~a 6}a;b 9M2a-;d;g;dx5%wf 6}alf!,,,,)<m 8pal<g ;V<d;e &-x6Tbmgl &<dcEcE;i g+ndabhbl;b%arTal =V<dmgl 5f 5e;cTau;fTae#w<dmfl;b%arTal 5g-<d 6Na<gmel 5h<dmdl 5i<dmcl;f5kak!%_<l 6:a<g H<dmbl;b%arTal 5b-<dl!;_;l^<l;m!*{6=<hmllcEcP;cTay=d a;d 8ia~w m@=f5ka6:CE<m;d9<G *<d!444h<lcEcEcE;cTa] n+neaebcbl J F;f 6!C2a-Tacw<dmdl 5nmbl;b%arTal 5m-l<d;m<ll;l!%_;G!;_^<lmkl;cTay 8qaV<dmjl 8ta<dmil 8sa<dmhl;cTay=d9;d a;d 8ia~w m@Ta6NCE g#eP 8pa 6Da;b%arTal=bw<g 5j;b+f Tl<d!;_!,,,,,8w5]^<lmgl;cTay=d9!4bX<l;cTa] q#eE;l!%_!,,,,8>5d^<l 5n<dmglcP;e!,,,,xJa&;e aKaH;b;c;e &-x5m;b%atTaT<f;e x-;d a;d n~w 4bY ?@ 8g6p2a-=g;e%a%=h;e%aH=ix5t;e%ax bYeE;f bU;g-Fag;e%ar=j oY[ bYeE;j;gTa5o-9!4bX!;_!,,,,,8w5]^<l 8pa<g 4b<h;b%arTal 5k-mcll;b%arTal;e i-;d;h;i;fxz 6}a 8pa;eTai=dw<g;eTaj P;dw<h;l!%_!,,,,8>5d^<l KVl<d;e &-x6Tbmfl 8aa<g;b%ar=bTak cSeP;bTal RVf >l<dmel q<dcEcEcEcE;cTay=f G+ a;f G}w b+nebchdal;c%ae<d;c%aa<i;e t- b;b%aa;b%ai=j;b%ae}=bw=k a;j;bw=bx5}cE;feE;f GS;d;i~V;b;d|VGb;i;k-Taa ;V 8NaSGb w<dmif;e%az=b"eE t<dmjl;e%at=iTaa=d ?#eE p<dmjl;b b#;d 5dSVGb v<d;iTab=b 6gb#;b 6~b#;b 8Rb#VVGill;f<dmgl o n;b%arTak c#w<dmfl;b%arTal xV<dmel ,,,i;b%at%am=b;b ,,,iNw9!,,,,8>45]^<l ]<dmdl;b%at<b u<dcEcE;cTa] d+ncabel ,8e6J8Jb;b%ai=b;b ,8e6J8JbNw9!,,,,8>45]^<l r<dmdl ,,,i;b%am=b;b ,,,iNw9!,,,,8>45]^<l ]<dmcl 5a<dmbl;cTay 5x-<dl;a c>az;a;d>aj;a;g>ai;a;cIaxJa*;a;c3aaa3la;;a;l!4444445]X;h9!*_^!,,,,,,,,P^Jaa;e *-&al6oGcmPbZcEcP(a *+=f&a 4b<h;bTaa=o<gcEcEcE;o b+ndabcel;bTabmcl;bTab<g 8:b<hmcl 3bl<h a<gl;aTai<i;aFa5m<k;aTa5n<l;aTa5l<m;aTaj<G;a%ae<n;aTaz<x;f a5xas;f;x cS>au;f;c>ar;f;nKax;f;g>ao;f;h>an;f;G>am;f;m>al;f;l>ak;f;k5xai;f P;i;i 8pa#w>aG;f i-=c xxL;f;a%aaKai;c;f m-xP Q72a%aa<k 6D6g2a 8g6g2axPcEcE;e x- 6z6b2axK=g"eE;d%aE%arTak cSeE;c;d;e%aixy;d ;-;d%a%=a;f%ai=c;a;c|w=jx5:;dTa5u bSGd;j"Gc;j b-<jmdll;d ;- ax5:;dTa5u"Gbl;f;dTa" ,,,,eVKai;f i-;f m-xP a<jlcE;d%aE=a%arTak c#eEcEcEcE;eTax b+nGeebbceeeeeebbal;eTay<a;d ;- m a;d%a% 2aNwx6nb;f;a a;a 8ia~w m@Ta6DCE ,,,,eVKai;f i-;f m-xPmdl;f aKax;f!,,,,xJai;a;e;f i-=ax5m;d;f%am;f%axx9b;ax6Tbmcl a<g b;a%aa;a%ai=c;a%ae}=hw<a a;c;hw=heE;aTaa 5]#<gl;e%aa<c;f;gKa%;f;hKa&;f;aKa;dE;f i-=e;f ;-x5c;f%ai bSGc;f%ax=g;cNGa;c;f%ar|Ga;f%at;c|Gal;e;a;h;f%am;gxl;f%ai=a ,,,,L#Gb;f;fIam=yJam;f;aKai;d;y6=;y!;{6=x9b;ex6Tbf;geE;a%at=a%ae<c;a%aa<a;f a>ar;f;c a;awKax;f bKai;f;a b;awKamdE;f;f i-x5 ;f%aa=a"Gd;f ;-=c;a;f%ae;a-x5q;d;f%a&;f%a%x9b;cx6Tbmalal;d ;-<g;d%ae=c;d%ai eU-<l;f &-<n;f *-<m;d%a%<adEcE;aeE;l;c+ e[;a~Gb;a eU;c-<af;c=a;l#Gbl;f;d%aE=G%axKat;f;G3aaa3lai;a x-<c;aTameE;f;a%aiKa;;f ;-;nxPfcE;f ,,2a;f%ar;a%ae=a m@-;f%at;a~w=aIaaJa;;f;a%ai=aKa%;a iY"eEcE!a<y;f%am=a;f%a; b-=hN;a;h+ iNYeE;h;f%ai-Iaa<yl a<a ,,,,e<idE;a 6im#Gb;a 9M2a-;G;h;yx("eE;i b-<i;a p-<ambll;f;iKaH;f H-;mxPmcll 6r72a%aa<a;f i-;f ;- 6G72ax5D;f;ax6vb ,,,,LVKaH;f H-;mxP;a 6r72a%aa=h}Ga;g;a C72a%aa-;h;a+xE a<amdll a<a;g m a;d%a% 2aNwx6nbmbll;eTax cSGb;eTay<a;g m a;d%a% 2aNwx6nb;f;a a;a 8ia~w m@Ta6DCE ,,,,eVKai;f i-;f m-xPll;d;d%a*;d%aH-Ka*;f Q72a%aa;k+ c+Kam;f;jKai;k;f i-=a cxA;o d#eE;a;b%ae;b%aix5E;fIai<y;f d a;fTax=bwKar;f 8!6g2a b;bwKax;f;yJai;f ;-=b;ax5];f%a&<c;f%a%<d(a x+=a&a;a;c;dx6IbKam;a m-;a x-=axP;a&a;bx6Tbl;f *-&al6gGbrP(a 2b+=b&a;a%ai<e;a%ae<f;a%aa<g;a%arTai=c a;c 8ia~w m@Ta8aCE<cdE;d tSeE;d;b 6zb-- aKaa;d m-<dmbll;b a5xa?;b;c>a5q;b;bIa6zbJat;b;b3aa6%b3la;;b aKaR;b!,,,,2aJa*;a%az=c aKa5*;c aKa5w;c aKaH;c aKa; b;g;e;f}=cw<l;b *-<n;b a;e;cw=oeP;lTaa 5]#f alKa5p;b;oKa5s;b;lKa5u;b 6Kb-<g;acPcEcEcEdEcE;b 8ka-;b 6Da-x5c;b%a5w=m bSGa;b%a5><x;b%a5*<y;b 6zb-=i;l;o;b%a5==G;b%a5I=qxl;b%a6%b<c;b%a6(b<d;b%a6zb=] ,,,,L#Gc;b;cKa@;b;dKa5";b;]Ka:;i;l;o;y;xxl;b%a6%b<i;b%a6(b<k;b%a6zb=f ,,,,L#Gd;b;iKaL;b;kKaU;b;fKa);a%atTaT<m;b x-;bTa5q=r a;r n~w=f ?@ 8g6p2a-=j;d;cx5t;b%ax b#eE b;b%ar=h oYU=e;m bU;j-FagY"eE;e;bFa?=cYeE;a a;G;qx6dbl;b;c;eV5xa?;h;jTa5o-<e;f h+ 4bY 8:bNeEcE;b;jFaK5xa6Kb;b!aJa6?b a<d;g<cdE;d t#Gb;h;cTaa#eE;d;b t--=f%aa"eE;f bKaa;f;xKai;f;yKaell;d m-<d;c b-<cmalall;e a;e 4bY 8ia~w 4bY m@=dTa6NCE;k;i;a%atTaFxh=c 4bY tSeE;a;c;d 6!C2a-Tad;e a;y;x ax5vl;b 8>a-x6Tb;b 8=a-x6Tbmdll;a xx6]beEcE;jTa5neE;b i-;r;d;c;mxz;bTai"Gbl;b c>a6kb;b x5xa6jb;b;r>a6hb;b d>aMb;b aKa^b;b;GKa{b;b;qKa,b;b;GKa5D;b;j b-;a%ar j-;jTaawTaa>a6ib;a;b 8Da- a ax0b;b%a@<c;b%a5"<d;b%a:<]ll;a%az<h;b%aR<e;b;]Ka6rb;b;dKa6Gb;b;c;d-KaBb;b;dKaCb;h%a;<d(a x+=f&a;h t-;b%aCb=c;b%aBb;c+xQb;f;b%a6GbKam;f;b%a6rbKai;f i-x6Tb;f x-&a;b b>a7b;b;dKa6(b;b;eKa6zb;b;h%a;Ka6%b;h &-;b 6zb-x6rb;e;b%a*#eE(a x+=c&a;c i-;n;n%aa b e ix5y;c%ai 6a,,,L#eE;c x-&af;c%amall;b%a5G;e dU-=c;qKae;c;GKaa;b;e b-KaR;b 8>a-x6Tbmbll amdl;c<i;d<kmbl;b 8=a-x6Tbl bl>aT;a%az=c t- b axf;c%a5w<h;b%a5G<e;b%aR<f a<c a<ddE;d;hSeE;d;a%az=g%a5w|eE;c;g%a5p-%aa=g;f|eE;a a;g dU;e-=g%aa;g%aex6dbll;d b-<d;c e-<cmbll;bTa5q=c a;c n~w=c f+ 4bY b~eEcE;b%at bY"Ga;b%a& bY"Ga;a ];c ?@=cTa^6vE;cTa6c6vE;c 6b6v2a-;c X6v2a-;b%az=g;b%a%=c}=dwTaa- a;g;c;dw;b ;-;b H-;dw%aa ax5vll;meE;b a5xa6?b;b 6c6rCiKa6Kb;b aKa6%b;b;kKa7b;b;iKa6(b;b;kKa6zb;a;b 6zb-x5sl;n e ixD;b 2b-&al8&mcsPdZ(a *+=f&a;a aKa;;a t-;a%ar=gx6;b;a%az;a%a;=i eU-<edE;g;hSeE;e!aJaa;e;hKai;e x-<e;i b-<i;h b-<hmbll;a;iKa;;f aKai;f a>ax;f aKaa;f;a%arKam;a &-=u;fx6lb;a ?-<s;a *-<5acEdEcE;a%aH=g"Ga;a;g b+=gKaH;a%a%;g r@-=g%aa=] c#Ga;gTax;g%ae<y a;a%az;g%ai=x eU-=n;x;g%am=q};a%a;;q|V=dw<g;q;x+=o c|;dVGb bY"eEcE;o eU;g-<t;a%ai<j;a%ae<r;a%ar<l;a%ax<G;g<kdE;t;k=d#Gb;d x-<k;l;d%ai=e~Ga;e eU;G-=e%ai=m;e%ae=h|;j;c;eTam=ew;m|V<i a;m;h+;iw<m b;h;r;b;ew-;iw<e;d;] bSeZ;f;eKaa;f;m LY;e-Kae;f;m 8|444hY;e-=dKai;f;m hY;d-Kam!a<p;f%aa=deE;f%ae=e;dSeE;e;d+ d[<edE;p;dIaa6c!6n8|6&8~6x6>8p6]6sPZ!;6e<p;d i-<d;e b+=eGalll;f%ai=deE;f%am=e;dSeE;e;d+<edE;d5kaa;p6c!6n8|6&8~6x6>8p6]6sPZ!;6e<p;d b-<d;e b+=eGalll;pf b;e;y-;m;y|w<icE;m;y+=d a;d;m~w=e i|=heZ;i b+<i!a<p;e<ddE;d"Gc;d;i-5kaa!R_;p!i{^<p;d b+<dmalaf;iIaa=v!R_;v!,8:dX!%_^;v!,,8DhX!t_;v!,,,8|oX!i_^^;v!%{!,8:dX;v!i{!,,,8|oX;v!t{!,,8DhX^^^l<pl;e i;hw9;p^lJaamalall;o y|eEcE;o eU=i;g-<r a<j b<l;g<hdE;h;r#Ge;jeEcE;hIaa<v;i<d;l<e;g<GdE;d"Gb b c;v;GIaa5z=kw;k;ew<k;d x+<d;e b-<e;G x-<G;k 4bY c#Gal;k bYGdll;h x-<h;l b+<l;j b-<jmalall!P<p!a<w;n<d;o<edE;w;dIaa=v^<w;p;vX<p;d x-<d;e b+=eGal;p;w5;eE;o b-<k;g x+<l!b;p;w6c5}!5]6c_<v a<e a<jdEcE;e eU;l-<ddE;e b-=e;k#Gb;v;d x-=dIaaX!a5;Gal;j;oNGf;f;d3aaa3laa;d;j eU;g-=d3aaa3laa;d;f3aaa3laa;j b-<jmbll;f;qKar;f;xKai;f;j;x-=gKax;f;gKam a<ddE;d x#Gd;d;f-Iai<v;f b>aH;f;yKa;;f;]Kaz;f;vJa&;u;f z-x6lb;d i-<dmalal;] a;p!8|bX5wweE;o eU=d;n-<i;x;q#Gc a<j;n%ai<h;i;n x-=gSeE;g i-<e;i;g+ e[<idE;h;e%aa=g;g;h}w<h;e x-<e;i b+=iGall;a%ar;h}eE b<j;a%ax;h eU-%aa<lldE;d"Gd;n%ai=g;hSeE a<G;g;a%ar|eE b<G;a%ax;g eU-%aa<kl;5a;G;kx6bb;s;j;lx6bbl;n x-<n;d x+<dmalaf;f;qKam;f;xKai;f bKaa;f a>ax;f;y h- a;] bYwKae;u;fx6lbmclall;f *-&aolal6rjcqPcZ(a ,b+=f&a;f;aKaE;f aKai;f!,,,,2aJaa;f!,,,,2aJa;;f3maaaaaaaaaaaaaaaa3la%;f!iJaR;f 6K6g2aFaa5xa5u;f;a3aaa3lam;f;a%axKaz;c R@;b-<x;a%at<m;f 8qa-=k m-<y;k e-<q;f 5G-<i;f ;- a<kcEcEdE;b;xSeEcP;b ;-<g 6r72a%aa<G Q72a%aa<n;f%a?<o;f%aE%atTa5leP;bTa*<h;f 8qa-=j;f;gxu;h l~ a b;hU 2wYweE;b;j a;f;gxd amcl;b;f 8qa- b;f;gxd;b5na&<5a;i;b5na; Q72a%aa bU=g bVx6ob;i;5a;g c-x6ob 8=6g2a 8!6g2axP bf;f 8qa-=h;f;gxu;b;h a;f;gxd all<j;bTaz=l cSeEcE;b%ar<g;b%ax<h;bFat<r;bTav<u;f;bTaw=s 8ca#>a5J;f;j>a5K;f;u>a5*;f;r5xa5T;f;l>a5H;f;s>a5I;f a>a5R;f 8qa-=j ixL;f a;g;g;g;h-=l};e;l|V=gw=lKa5I;j;qxP e;h eU;d-;gw<g;l eU<hdE;h"Gb;f;gIaaJa5s;g5nam<5a;g5nai<t 6r72a%aa;f 8ca-;f%aE 6G72ax5lx6vb<j;i;t Q72a%aa bUx6ob;i;5a Q72a%aa bU c-x6ob;f;jKa5>;f!aJa5I;f 8qa-;yxP;h x+<h;g x-<gmalall;f%a* 6a,2aN a;kweE;mTa5m"Gdl;b R-<b;k b-<kmbll;c<kmbl;n Q72a%aa~eE Q72a;nKaal;G 6r72a%aa~eE 6r72a;GKaal;f%a?;o|Ga;f;oKa?l;mTa5k<c;f;iIaaJa5s;f;i%ai=bKa5w 6(6g2a%aa<d 6%6g2a%aa 76g2a%aa;f%a5p<g;f aKa5>;f!,,,,,bJa5I;g;b;f 8qa-=hxxv;h i xxD;f;c>aU;f!,,,,xJa@;f!aJa:;f;a%aiKa5>;f;aIaaJa5I;b eU<h b+<c b+<edE;heE;g%ai<a;f 8qa-;g%aax];f%a@<i;f%a)<b;f;d;f%a5"=m-KaL;a b[=G;f 8|a-=n bxA;a bYeE;f;b;e-KaL;f;m;i+;c a;b b#w- b-Ka5D;G c-;n cxAl;g x-<g;h x+<hmbll;f 8ca- i xxD;f e xxD e exD;f ,b-&a;kl8;icePd5N t<fcEcEcEcEcEcE;a 4bY c+neabcdfl;b;c-<f;b<acEdE;a;f#Gb;aTaaTa6(6eE b#eE;e b-<e;a b-<ambll k<f;c;e|Gf;c;e#Ga;e"Gf;b;e-Taa 2aSGf;e;c+<h a<b b<c T<gdE;c;h-eEcPcEcEcEcE;a;c-Taa=e T+ncabcl;b b+ 5q|Gcmbl a;g 4bY TSGcvl;e *+ 4bY j};e 8vbY 6}a+ 4bY p}Y;b 5]NVGjl;b b-l<b T;e;e 5j#w<g;c b-<cmbll;g 4bY TSGe;b 5]|;dY"Gfmel;dGd kol l<f;c v|Gd;b3aaa=i3m8k8k8k8k8G8k8k8G8k8k6%8k8k8a8k8k3A=j3mjjjjjjjjjjjjjjjj35|3maaaaaaaaaaaaaaaa3Gabcdrfg5aijvlm5bno;j3(35E"Gd3maaaaaaaaaaaaaaaa;b3aak=j3m6%8k8k8a8k8k8a8k8k8m8k8k8k8k8k8k3A=k3mjjjjjjjjjjjjjjjj35|3Gayqdrug5atjvwz5b5c5d;k3(35E"GdcP;i3sj *+ 4bY<d;i3si *+ 4bY k@<e;i3sf *+ 4bY k@;i3sg *+ 4bY-=a l~eEcE 5c b;aU 8krYGcv;a cSGa;i3sc *+ 4bY k@;i3sd *+ 4bY-=a;i3sa bU;i3sb-;aw dY" zVmcll 5d a;a b+ m|wl;d;e- b+}eEcE;j3sb *+ 4bY k@;j3sc *+ 4bY- 5a};j3se *+ 4bY k@;j3sf *+ 4bY- 5x}V;j3sh *+ 4bY k@;j3si *+ 4bY- 5x}VGa t<f;c v+=a"GfcE;a b#;bTav=c 8ra#YGa l<fcE;c 5i+ndahahl;a gSGb;bTaw=a *+ 4bY c}Gb;bTaz=c *+ 4bY j}Gb;bTa5b >SGb;bTa5c *+ 4bY f}Gb;bTa5d *+ 4bY j}Gb;a 5lSGa;c 5m}Ggl moll lol a<a;ceP;c b+<e;b b- a;bTaa T#wf al<d;e;c;dw<c;d;b;dw<bcEdE;a;cSeE;a;b-=dTaa 5j#Gc;a b-<ambll;b;cx6ebGc Gol G<f;b;ax6eb"Gc;d b-;c;a PW-x6ebGbmcl t g;b;cx6ebw<fmbl tol;fl8rfbsP(a 8wa+=f&a;b;c-<y;d;e-<u P<mdE;d;uSeE a<h;c;dTaa=q a;q 5y~w p@=lTa6:ME=i+;i;c+;c;i}w=j;i d;i c[=g;g dNw b;gw=G-~eEcE;b;y;l 9M2a-=n;i;n-x@eE b<h a<embl;j;G}Ga;b;cx6ub;n;ix6ub6c5N6=;G bU}Ga;f3maaaaaaaaaaaaaaaa3lax;f3maaaaaaaaaaaaaaaa3laa a<edE;e ;SeE;e;f E+-;e>aa;e b-<embll a<j;b<e a<gdE;e;ySeE;f!aJa<;f3maaaaaaaaaaaaaaaa3laI;f!aJaR;f;j b-=l>a;;e b-;eTaa<o a<h;g 4bY<5a a<g;l<kdE;h=e 5d#;e;i#V"eE;g<x;e;n-Taa<g 4b<h;jeE;e";x 4bY;oSV;g 4bY;5aSV"eE;e b+ 5dY;f-Taa b-<hll;h 4bY=x;k b- 4bY=k;f E+=t;e b-=h 5dY=p-Taa b- 4bY=v;e;t-Taa;g 4bY;oS- 4bY=e;e;v}w=e;e;k}w=e;e;x}w<k;p;f ;--;k>aambll;f;f3aa5w3lax;f;f3aaE3laa;f;f3aa;3laE;f;f3aa*3la5w<e;l<j;o<gmbll;f E+;i 5dY-Taa=e;G~<hll;d b-<d;q;];e;m|;hY=gw<];e;m;gw<m;g;rV<rmbll;a;]>ab;a;r bY>aa;f 8wa-&al8vfbnP;d 5R~;d ;-=G;c~YeE;b;d-=g3maaaaaaaaaaaaaaaa3lax;g3maaaaaaaaaaaaaaaa3laal(a ;+<g b<i c<k a;e;e;c;G+=h a;c;hNw}=ew=h c|eP;g 7{2aTaa>at;g 6({2aIaaJax;g C{2a3aaa3laa ,,2a<k 2a<e 8=a<h bf b b;b;G-;ew;c;G|w=iTaa=e b~eE;eTa6?{E<kl;i 5f-<n;h 5f+<y;iTab<m a<e;g 8I6(2aTaa>at;g 8w6(2aIaaJax;g 8k6(2a3aaa3laa t;h c+=j;j tNw<o;i c-<x;g bV<q a<jdE;e;oSeE;e;x-Taa b+=] d~eE;e 8q6b2a-Taa=l f~;l cSY"eE;l;q-;]Ta,{E>aa b<j;e b-<emdll;e b-<embllcP;g;j>aa;h 5f|<j;n;m zU 5d5SY<l;k;k c#V<n a<e a<k;h 5cNeEcP;i%av<k;h =NeP;i%a5c=e;jGbv;i%a=mdf all<el al<h a;l;jw<o;m bY<l;m e[ bY<j;m b[ bY<x;m PW c[ bY<i;n bYl<m;a;hKaz;a;eKat;a;kKar;a;yKax;a;oKam;a;dKai;a;gIaaJa;;a;g3aai3la%;a;gTat>aR;a;j>a5];a;i>a?;a;x>a5x;a;l>a>;a;m>a5o;a;f cS>a5q;a;f b#>a5y;a a;G;c;G|=cwKae;a b;b;cwKaal6FfcmPbZ(a ;+=i&a;b a;b 4bY n~w 4bY ?@ 8g6p2a-=j;a%atTaT bU-=f<G;eFak;eFai;fFac PWVV<n;c b-<f;d%ai e[<o;a%az%ar<mdEcE;f;oNGa;aTaH b#eE;aTa% bY"GblcP;i ,,2a;a%am;f m@-;a%ax;f~w=gIaaJax;i;g%ai=gKat;g iYeP;i i-;j;a;i x-x};i%ai<h;i%amf!a<y;a%ae=h;i%ax b-=gNeE;h;g+ iNeE;g;a%aa-Iaa<yll;k;jTa>=h|eEcE;h;jTa5o=x- 8ja}Ga;x m@;k m@-Ta6DCE=h a;h 5y~w p@ 9M2a-;a;g;yx("Ga b<h;kmdll;i;j;a;g;yx|;i%aa<h;i%aell<gcE;h b#eE b;g oYU=h;GFagY"eE;h;lYeE;a;fx6zbl;g b-<k;h;lV<l;h;nYeE;a;j;g;f;exH;f b-<ff;a;f b-=f;g;jTa5o-x%lmcll;a%az m-;fx6sb;a;f b-=fx6ybl ,,2a;a%am;f m@-;a%ax;f~w%ai e[<fmbll;d%ae=g PSeEcE;jFan<f;e%aa b#eP;f;e%ae hY bU;j-FaqVf;fl;l PWY=f 44dY"Ga;a;j;f;c;dx5bll;a%az%ar;m}eE;a;b;m;e%aa;e%ae;g PSxol;i ;-&al6qfbfP(a *+=f&a a;e;d+;c;e|;d;e}V=cw<g b;b;d-;cw<bcEcEdE;g;h=cSeE;c b-<h;b;c-=iTaa 5eSGb;g;h~Gc;iTab=j *+ 4bY kN;j 5RY 6}a+ 4bY f}Y;g;c c-~VGc;iTac=j >+ 4bY 8"b};j 5RY 8ba+ 4bY 8}b}VGbmcll;f b>aH;f aKa%;f;gKa&;f;bKa;;f r-=c;f ;-x~;cx5neEcEcE;g d}eEcE;b%aa ,6a6b^LYGa e;b d- 5DY=c;b+;b;c#w<c;g e+<hdE;c;h|eE;b;c-%aa ,6a6b^LYGc;c e-<cmbll;b;h-%aa ,6a6b^LY"Gclf;b b+<h;g<cdE;c"Gc;c;h-;c b+<cHaa a5vGall;f i-;g b bxZ;f aKa%;f;f%am=cKa&;f;f%aiKa;;g""=heE;heE;c;b;g8Dkaal;f;gKa%l;f ;-=bx5n;bx6Tb"Gbl;a;f%azKai;a;fIarJaamdll;a;eKai;a;dKae;a ,,,,LKaa;f r-x6Tbmbl;i b-<b;g;c PW-=i<h a<g a<ecEcEdE;heE;bHaa a5sGd;h b+<h b<e;b b-<b;g b<g"Gbmcll;i<embl c<el;a ,,,,LKaa;a;c;d-=bKae;a;b;e- b-Kail;f *-&al8DdbhP(a x+=e&a;a m-<hcEcEcEcEcEdEcE;a%am<d;a%ax<gdEcE;b;gNGf;b;d-Taa=c =#Ge;c 8sa#Ga;c2 a5seE;h;bx5d=c"Gi;b;c-<bf;c 5d~Gg;h;bx5"<blmbll;g;b b-=f~GecEcEcE;d;f-Taa=c 8Ja+nichhhchcabl;e i-;a;b c-x5G a<c;e%ai bY"Gi;e%am=d ,8>dY ,7d#eP;b g-=g;a%ax=fNGd;g;a%am=i-Taa 8saSGd;d 46>d};f;b h-=d~VGd;d;i-Taa 8"aSGd;e;a;b i-x5G;e%aa bY"Gj;e%ae ,8|dY ,6?dSGd mf gl<d b<f;b;d-=bGdmilcE;c 8;a+nfbgggbal;c =#;c F#VGa;c 8saSGfl;b c-<b b<fmbll;a o;b gx6%bmel;f;b bU- c-<cmdl;a%ar;b~eE;a;b lx:f;a;b mx:l a<cmcl;a;f jx: a<cmbl;a;bx5w a<cl;e x-&a;cl6|fbgP(a 7b+=b&a;a%a*%aa<d;a%a;%aa<c;a%ax%aa<f;a%aa%aa<edEcE 8I02a 8I02aTaa=a b;aw>aa;a"GadE 8I02aTaaeEmbfmdlalall;b E+ 8>02a%aa 8!02a%aa;c a;c a5tw;d;fxj;b;b%a5sKai;b;bIaEJaa;b m-;b 8ga- 5G8Dkaa;c a5seP;c 5"|eP;b3maaaaaaaaaaaaaaaa3laE g<d f<a h i;c 5!#wf;b3maaaaaaaaaaaaaaaa3laE c a;c PWTa8q6bE=a d+ 4bY c|=cw<g m g;cw<d gl<c;b;b3aaE3laCb;b;g>a9b;b a>a6%b;b;a>a1b;b;d>a0b;b;c>a6(b;b Cb-f;b d>a9b;b E+l<acP;b;b%aiKa5s;b;bIaaJaE;b d>a5(;b;aIaaJa,b;b;a3aai3la{b;b m-<d(a x+=a&a;b ,b-=cTau d#eE;a e-;c;e;dxsfx6wb 6r12a aKaa 6G12a;cx6Gb;a!eJae;a a>am 6?6g2a<cl;a e-;c;e;dx5;;a x-&a Q72a%aa=a eNeEcE;a hSGa M72a%aa=cTam bSGa;c x- 8q6g2a mxXbGa amcll;b;aKaE a;b E+=a bxA;b C72a%aaKaE b;a bxA;b 6r72a%aaKaE c;a bxA M72a%aal 8I02a a>aa;b 7b-&al6bebfP;b%ai=ceE;b;c i[Kai b<ffcE;b%ae=eeEcE;b;e b+=gKae b<f;b;b%aa=d b-Kaa;dTaa<c;bTameE;c 5e#eE;b cx <cmel;c 5iSGd ;<cmdl;c 8saSGc;g"Ga;b;e c+Kae;b;d c-KaacEcEcEcEcE;dTab=c 8Ja+niahhhbhcdel k<cmgl G<cmfl j<cmelcE;b ex =c ,8|dY ,7dSeEcE a<d;c ,b|Gc;c ,x|eE;c 5]Y ,bV<d;c g[ 2bV<cmdl;c ,,eNGa;c g[ 5]Y;c iU ,8:aYV ,6acV<d;c m[ 8wbV<cmclf;b b;b%aa c-;b%ae=d c|wKaa;b;d c+=e a;d;eNwKae;c kU ,8|5]Y;b ex  4hYV ,,e-<cl;c xU ,,8DbY;c m[ 5]Y;c cU ,8:aYVV ,6a6beV<d;c q[ 8>bV<cl;b;dKaimdlcEcE;c 8;a+nfaeeebel i<cmdl m<cmcll a<fll;a;c>ab;a;f>aal8;dclPbZ(a *+=g&a b<k x<icE;d b#eE;b a;b 4bY n~w 4bY ?@Ta6d6vE;e hY[ bYeE q<imcll a<k c<mlcE;f";b 4bY=d c#YGa;a;ix6]b"Ga;a%az%ar=e;c;c;e|w<G;c cU<f;b a;d n~w 4bY ?@=d 8m6p2a-<n;d 8g6p2a-=e b-<o;c<ddE;d;G#Gb;a%az=h%ar;d~Gb;f;h%ax-%aa<hcE;k"eEcE;eTa5n bSGa;a%atTaT<l;g ,,2a;a%am;h m@-;a%ax;h~w=jIaa=yJa;;g;j%aiKa%;g%a&;y6=+ 6adNGc;g t-;a;g ;-x1b;g x-;e;g%at=j;g%az=xx5t;g%ax b#eE;l bU;n-Faa;g%ar oY[ bYGbl;g i-;b;j;x;lxz;gTai"Gcll;a;i;m;o;a%ar j-;eTaawTaa d;b;hx5Tl;d b-<d;f e-<fmalal;a;cxCb;g *-&alQeboP(a ;+=d&a;a;bx5|=o"eEcE;c aKai;c;b eU;a-=j;a+=f e[=ix6;b;c%ai<e;c;a;jSeP;feE;c%ae;e eU-;a;f8Dkaal;c%aif;el;i-Kai;c%ae<f;c%ai<cdE;g<l;a<e;b<j;f=a;c=b eU-<x;j<i;e<gdE;ieE;d x-=c;g;ixR;d;d%ar=mKae;d;d%ax=GKaa;c;d%at;d%azxR;d;d%ar=kKam;d;d%ax=nKai;d%at<g;d%az<idEcE;f<c;meP;keP;d i-;d;GIaa;nIaa5&wf;dlf;k"Gb;d i-l<h;x=f;c#Gb;c x-<f;h%ae=y"Gb;h;y b+Kae;h;h%aa=h x-Kaa;c;h%aiKai;c;hIaaJaa;d%am<k;d%ae<m;d%ai<n;d%aa<Gmbllmbll;l bW<g;j<c;e<f;a;bx5|"Gal;l bYGa;b;c;b;c|w<gdE;g"Gb;e;aIaaJaa;e;a%aiKai;g b+<g;a x-<a;e x-<emalall;d ;-&a;o bWl6JdblP;b%ae;b%ai=f eU- x+<d;b%az<g;b%at<icPdEcE;f";f";d"VGcv;d%aa=e;c|eE;c ,,2a;e m@;i-;e;gNw%ai e[|Gbl;b;f b+=fKai;d x+<dmbll al<ecP;ceE a;e";c;gNV"Gbvl bl<dcEdE;d"eE;b;hx- b<dmbl;b%ae<h;b%ai=d"Gb;d eU;h-=i x+=e"Gb;i e+;i m+=k%aa=j;c}eP a<d;e%aa b-f;i i+%aa<d;jl<e;d b+<dTaa bW<l;b%az<m;b%at<GdE;d b-<d;c ,,2a;l;e=g-=h m@;G-;h;mNw%ai e[=eNGal;k;gKaa;i i+;dKaa;g;jSeE;b%ai b+=e;f;e;f|w<fl;c;h}eE a<dmbll;b%ai<d;b%ae<hl;a;dKai;a;hKae;a;fKaal8]dbxPcP(a E-=d&a ,,2a;a%am=l;c m@-;a%ax=f;c~w=e%ai<j;e%ae<k;e%aa<m a<e;b a;b 4bY n~w 4bY ?@=gTa,6vE b#;k PSYeE;g 8g6p2a-=gTa5o m@=hTa6DCE=e a;e 5y~w p@ 9M2a-<G;j e[<n;c b-<e;h 6!C2a-<h;a%at<odE;e;n|eE;d ,,2a;e m@;l-=x m-;f;e b-~w=y%aiKa%;d;yIaaJa;;d ,,2a;x;e;fNw=e%aiKaR;d;eIaaJa*;G;a;d *-x5NeE;d i-;hTal;oTaT;a;d ;-x<;d%ai<q;d%am<il;d%a% e[<embll;q bSeE a<e;d aKar;gFa5lmcf;d;iKat;d bKar;i hY bU;g-Fa=<e amclal;d aKar al<f;d;f5xa5c;d;e5xaz;d;jKaR;d;kKa5G;d;mKa*;a;b;c;d *-;d r-xk;d E+&al8gdcgPb5N(a x+=e&a;a%ai=c;b;b;c}w<f;a%am<cdE;c;f|eEdE;c=b E+=c;f~eE;e;bKae;e;aKai;e;e e-Kam;e i-=d ax6fb;d xx6fbV;d ;x6fbV;d *x6fbV"Gbll;a%ae<d;a%aa<h a<cdE;b;fN;cV"eE3m4444444444444444<i;b;d~eE;d;b+ xNeE;b;h-3aaa3mnnnnnnnnnnnnnnnn35e<ill;b;i3:=c ,,eV5"-<bmbll;a%am<g;a;f;b;b;f}w=cKam;a;a%ax;c;g+-=gKax;b;fNGb a<b;c;d|eE;c;h-Taa<bl;acP;a;c b-=cKam;aTaz b#eP a;b2 E5sGbv c b;b 4bY 8Rb}wf bll;g-=gKaxcEcE;b 4bY k+nebddadl;c;dNGa;c;h-Taa k#Gcl;a;gKar;a;a%at b-Katmbll;e x-&al{dcdPbZcEcP(a x+=c&a;a;b ]- )Y=d;a;d}w b+xBb=e b-=b 5q}eE a<b 272aIaa!a5HGc;c e- 5];d;a b+x5z;c%ae bSGcfcE 272aIaa=f!P;b9_Xx6Fb=b 5]}eE a<b;f;e9{!bX5wGe;c e-;e;d;a b+x5z;c%ae b#Gbmel;a y|eE 8c72a%aa;b cU-%aa=b%am;bx{b;b e+=e;e%aa cWKaa;b-mdl;a b+<adEcE;c e-;b;d;ax5z;c%ae b#Gc;b 5]NGa 272aIaa!P;b b-9_Xx6Fb=b 2a|Gbll;c e-;e;d;ax5z;c%aeGa a<bmdll;c%ai<b;c%aml<a;a;b;d-=dSeP;d;ax5* df bl<a;d e+;aKaal;c x-&a;bl6qdbfP;b%aE=b%ai=f;b%ae}<d;c%ae=e;c%aa=g| a;f;dw;e|V<f a;e;g+;fw<e b;g b;b%aa;dw-;fw<dcEcE;cTax=geEcE;g fSGd;cTay G}Gd;e"eE;a g>abmbl;b%atTa*"Gc;dTaa=b *+ 4bY k|eE;a h>abmbl;b >+ h|;b 8ua+ g|V;b 8Na+ e|V";b <+ 4bY oNYeE;b 4aS;b ;NYeE;b 8vbY 6}a+ 4bY vNeE;a k>abf;a j>ablmcl;a i>abmbl;a;b>ab c<hmdlf;b%atTa*"Gb;b%arTak cSeE;a!,6b{C2B6}b ,,2a;b%am;c%ai=c m@-;b%ax;c~w5nai!d_{?abf;a d>abll b<hmbl;a;eKai;a;dKae d<hl;a;h>aal8aeccPbZ(a E-=e&a;a;b;c;d axa;e i- 6r12a%aa=a i xxZ;e aKaz;e;eIaiJar;a t@<c C12a%aa<ddE;ceE;e r-;d5ka];d5nam!i_^;fx6ob;c t+<c;f b-<f;d t-<dmbll;e%az<a;e%at;e aKa5G;e!,,,,,bJaH;a;e H-=axx;a i xxDeE 6r12a%aa<a 6r12a aKaa 6G12aIaa<g 6G12a!,,,,2aJaa;e;aKa%;e;gJa;;e%ar<a;e;e%at=d;e%az eU=c-KaR;e;aKa5G;e;dKa*;e;dKaHdE;ceE;e;d x-=aKa*;e%a&;d%ai=b t@- a;e%a%;b}w=b aS=d 6G12a%aa 6r12a%aa=f+}eE 6G12a;f;d e tx6jbl C12a%aa 6r12a%aa=f t@-<ddE;beE;d;bIaxJax;d;b3aaa3laa;d t-<d;f b-<f a<bmbll 6r12a;fKaa;c x+<c;a<dmbll;e;e H-Ka?(a x+=a&a;a;e%a?=b%aaKam;a;b%aiKai;a i- i xxD;a x-&a;e ;- e txDf;e r- i xxDl;e E+&al8JcbiP(a E-=d&acE;a%aCb h+ d|eE b;a%aL;a%a,b=b;a%a5D}=ew<a;d a;b;ew=beP;aTaa 5]#f alKam;d;bKai;d;aKae;c a;c 4bY 5y~w 4bY p@ 9M2a-<cdE;d x-;d e-x5c;d%ax=e bSGc;d &-;a;b;d%ar;d%atxl;d%a& ,,,,L#Ga;d;dIa&Ja*;d;d%aH=fKaR;c;d%a5G;fx6qb;d *-x6Tb"Galf ,,2a;a%a^b=f;b m@-;a%a{b=h;b~w%ai=e e[<i;b b-<b;e hY e#<jdE;b;i|;jY=e"Gc ,,2a;b b-=g m@;f-;g;hNw%ai;a;b;cxO<k e[<b;k"Galll;d E+&a;el2cbcP;a%am<ccEcE;b;a%ax=d|eP;b;c-Taa T#f al;b-=b;d|eE;b;c-Taa *#eE;b b-<bmcll;a;bx5K=b"Gb;a%am<c;a%ax<dl;b;d|eE;b;c-Taa 5j#eE;a;b b-x5K=b"Gc;a%ax<d;a%am<cllcP;b;d|eEcE;b;c-Taa 8vbY 6:a#eE;a;b b-=b;d|eP;b;c-Taa 5i+ 3bYf bl";b-x5K=b"Ge;a%ax;b~Gbl;b;a%am-Taamcll al=c 4bY=d 5jS;d 8va#;c *+ 4bY k|V;c 5RY 6}a+ 4bY p~V"YeE;bol;a;b ix:l al8TcchPb5N(a E-=f&a;e%ax=g 6r12a%aa=h;g;h|w<i C12a%aa<gcEcE;heEcE;h b+=j t@;g-=lTa]=k f};k c#VGa;j;i b+=k~Ga;l3aaa<m;k t@;g-=j;lIaxJax;j;m3laamcll;iGa a<cmbl;f;eKa;;f;cIaaJai;f;c%aiKax;f 8D02aIaaJar;f;d a;d j~w m@ 8nB2a-Kaz;f;iKaR;f;h t@;g-Ka5G;f;gKa*;f;f i-=cKa?;f &-=e;f *-=ix5R;i;c;d;g;h;exb;c;f%a%;f%aH;f%a5G;f%aRxg<c;i e xxD;e e RxDl;a;cKaa;a;c;h|>af;a;bTai>ae;f E+&al8>cbeP(a x+=f&a;eTai<gcEcEcEcEcE;c%ai=h hY=i f+ndabeblcEcE;g i+ncbdal;gGdmcl;a;b;eTalx5J;b b-;h e[SGd;c%ae P#Gd;eTaf=c d#Gd;a j;c;d;bx6xbmdl;g"Ga;g j#eE;h gY e#eEmcfmdlal;i dS;g b+ e}VGb;c%ae;c%aa+ c#eE;a;b;d;ex)mdl;a%atTaF<i;h iYeP;f i-;a;cx1b;f%ai<e;f%amf;f;a;cx6ab;f%aa<e;f%ael<c;g;e;c;i bYxh=c 4bY t#Gc;a;c a;d;bx6xbmcl;a;bx6ybmbl;a;bx6yb;c%ae P#Ga;a g;eTad;d;bx6xbl;f x-&al6RcbhP(a x+=d&a ,,2a;b%a^b;c m@-=e m-;b%a{b=f;c b-~w%ae<g ,,2a;e;c;fNw%aa<e;b%aL<c;b%a,b=f;b%a5D}<b;d a;f;bw=fKai;d b;c;bw=iKae;i b+<h;f;e b+~<j;e<bcEcPdE;e a;bw;j;b"VGbv;b;h-Taa=c j+ cN;c GS;c ;SYY"eE;b b+<bmbll;c H#eP;b b+<cmcf;bll<c;d;d e-Kam;f;d m-=h;gx[=b~Ga;b;i-Taa HSGa;h;b b-x[<g;e<cl;a;gKae;a;cKaa;d x-&al6ncbfP(a ;+=f&a;b a;b 4bY n~w 4bY ?@ 8g6p2a-<b;e b~eE;e bU;b-Fac<hl;f!PJat;f!PJax;bTa>=g;bTa5o=b- 8ja}<e b;b m@ 6!C2a-;ew=b a;g;ew m@-<g a<edE;b;gSeE;i oY<j;i b-<i;b m-<b;h;j[ bY";e o}VGb;e;f x--;b d+Taa>aa;e b-<embll;f i-;c;d b;f x-;e x}=bw a;e;bwxi;fTai<b;a;fTaj>ab;a;b bY>aa;f ;-&al6=cbiP(a ;+=f&a;bTa>=i;bTa5o=j- 8ja}<h b;j m@ 6!C2a-;hw<g;e%ae b+<k;e%aa=l b-<m a;i;hw m@<e;a%atTaT bU;b-=bFag;bFakV PW;cY 44dY<c a<bdE;eeE;c;b oY[ bY;gTae=h dSYeE;g b-;a%ar j-;gTaawTaa<i;f;h>a5b;f i5xaw;f;i>av;f;b;j->ap;f c>at;f;dKax;f;kKar;f;mKam;f;lKai;a;f i- a ax0bl;g m-<g;b b-<b;e m+<embll;f ;-&alCcbhP;b%aa=h;b%ai=d;b%ae=f;d;f}w=c-<gcEdE;c;dSeE;d;h-=eTaa 5fSGc;b;d b-=dKaimbll;c<d;g<el a<c;a;d;f|=geP;e a;gw<i;f;d+<g;f;h-<fcEdE;f;c;e-=h#Gb;hTaa 5fSeE;c b-<cmbll;c<gl a<edEcE;e;g#=fGa;e;i-Taa 5y#Ga;e b-<embll;a;dKae;a;d;g-=cKax;b;cKai;a;c;d;e-;fw=bKai;a;c;b b-=a;a;c}wKam bf alKaal6ucbhP;b;a%ae=g|eEcE ,b<d 6|b<hcE;b;a%aa=e-=iTaa=a 5q- 4bY 5cNeEcP d<c;a 8wb#eE Bb<dmdl 6tb;a 8Kb#Gav;a 5d- 4bY o|Gc e<c Qb<dcEcE;a 8>b+nfeaaabal ,b<d;a o- 4bY d|Gdmel 6jbl<hf c<cl ,b<dl;b b-=a;g|eE;a;e-Taa<fl c<ecEdE;e=a;cSeE;g;a;b-~Gc;a b-<e;a;i-Haa E5sGbmcll;c<al;c a;a;cNw a;f;h~w a;d;f~woll alQcbfPcEcE;b;b d- 5DY=dSeE;c;d;b+=d;c;d|w<d;ceE b<edE;b;f-Taa 8:a#Ge;f b-=f;dSGall;c i+=g;d|Gbf;c i+<g a<dl 8:8D8}8 h<fdE ,6b^i;b;d-=h%aa 8:8D8}8 hW=e+;eV ,6b^i;h%ae 8:8D8}8 hW=e+;eVY ,6a6b^LY ,6a6b^LSGb;g;d i-=dNGall;c;dSeEcE 8:a<f b<edE;b;d-Taa 8:aSeE;d b-=d;cSGbmcll;d<fmcll a<el;a;fKae;a;eKaal6GccePbZcP(a x+=g&a;e%ai=f hY d#eEcE;f iYeE;g i-;b;c;d;ex5u;g%am<e;g%aimdl b<i;d%ae=h;e%aa b-=fNeE;h;f+ iNeE;f;d%aa-Iaa<jll a<h;b 4bY=b e~eE;c;b k@ 8N6g2a-=e-Tai=c i}<b a;c;bw<h b;e;bw<il a<edE;e;h#Gb;e;i-Taa=b a;b 5y~w p@ 9M2a-;d;f;jx("eE;e b-<embll bmcll al<b;a;eKae;a;bKaa;g x-&alMccfPbZ(a ;+=f&a b<h e<gcE;e9;c9Z=k!;{5weE;k6==c ,,,,L;d+~eE a<g;f z-<i;eeE;b%aa=jeE;f;dKaz;e;j@<g;f t-<i;b%ae<ell;i;gKaa;f%azeP;f%at=beP;e;b;d;cx6Hb<e;cf;f x-;d;cx6tb;f%ax<e;f%arlf;f i-;d;cx6tb;f%ai<e;f%aml<b;eeE;a;eKae a<h;b<cf;a;dKael i<gmcll a<cl;a;g-;cKaa;a;hKaa;f ;-&al8"bcdPcZ;aTat=f h|eE;d;aIaa6c;f PW dU9_5wol;aIaa;d5zeEcE;b%aa<g!a<d;b%ae=b;c i-=eNeE;b;e+ iNeE;e;g-Iaa<dll;f b-=e iSePcP;aIai<h;f o|eE;d;h6c ,b;e dU+9_5wol;e x#eE;d;h5zol;b;c x-=cNeE;b;c+ iNeE;c;g-Iaa<ill;d;h5;Gc a 2b;e dU+=b 5]}Gav;i;aIax6c;b9_5wlf bloll al6ncbhP(a x+=e&a;a aKa5u;a aKaR;a aKar;a aKai;d cU<d;a m-<h;b%ax<i;b%am<jdE;deE ,,2a;c%aa=g m@;j-;g;iNw=fTai iYeE;e;b;fx5x;a%ai<f;a;ex5S;e b>am;e;fKae;e;gKaa;e;a%aiKaif;f%aa<k;f%ae<f;e a>am;e;f b+Kai;e;k b-Kae;e;gKaal;h;ex6rb;c e-<c;d e+<dmbll;a b;b%aa;b%ai=a;b%ae}=bw a;a;bwxf;e x-&al8}bbhP(a E-=e&a;b%ax<h;b%am<i;b%ae<g;b%aa<d;b%ai<cdEcE;b aKai;ceE;c b+;g;d+ tANGb;d;c t@-<dldE;g;d=c#Gb;b;c t-=dKaa;c%ai;i%aaNGa;cTa]=f y} b;fU ,6aGY"VGal;e i-;h;cxc;eTa5y d#Ga;a%ai=f;a%aa#eE;a bx6=bl;c t-<d;a%ae;f R@-;e i- R8Dkaa;a;f b-Kai a<cmbll;e E+&al8RbccZiP;c cU;b-<h;a%aa<i;a%ae<f;a%ax<j;a%am<k a<adEcE;a<c;b;h#Ga ,,2a;b%aa=a m@;k-;a;jNw=g%ai!a<d;f;g%aa=m b-=aNeE;f;a+ iNeE;a;i-Iaa<dll;b e-<b b<a iYGb;e!b!P h;g%ae;m+ c+=a;a hNw dU9_!P6c;dX;a96c!6n8|6&8~6x6>8p6]6sPZ!>{_=dX!a5;;cV<a;d;e^<embll;c PW bYl8EbbfP;bTa5k<e;bTa*<d;bTag<f g<ccEcEcEcEcE;bTa5m=b n+neaebcdl;d bSGd;e a;e 8ia~w 4bY m@=d 6!C2a-<bcEcEcE;dTa6}CE b+ndabcgl a<cmfl;bTah<g b<cmel;bTah<g c<cmdl g g f;d dSw;f 4b#w<cmcl d g;d b#w<cmbl;f 4b#;b hSV;dVGa g e;e 8ja+ 4bY 6"b|w<cl;a;g>ab;a;c>aal6ucbeP(a ;+=d&a;d ,,2a;a%am;b m@-;a%ax;b~w=eIaaJax;d;e%ai=eKat;e hY<f;c a;c 4bY 8ia~w 4bY m@=g 6!C2a-<ecEcEcEcEcE;gTa6NCE b+nhaddddbcdl;f dSGc;d%ar;d%ax+ d|Gcmdl;f dSGb;d i-;eTal;a%atTaT;a;d x-x<;d%aiGc;d%ar;d%ax+ cSeE;a h a;c;bx6xbf;a;b;c;ex)lmcl;f eSGa;a;eTal;bxqmbl;a;b;d x-;c;exvl;d ;-&al8qbbfPcP(a ;+=e&a;a%az=d aKa5w;e;a%axKat;e;a3aaa3lai;d%ar=f;b+=c a;c;f~w=c cNeP e;d%ax;b cU-;b;f}w<b;c x~eE a;e i-;b;cx5fGcvl;d t-;a;b;cx&;d%a5wf all<d a<bdE;b;dSeE;a%az=c%a5w;b}eE;a;g;c%a5p-%aax6zbl;b b-<b;g e-<gmbll;e ;-&al8hbbfP;a%ax=e;b~eE;a%ar=c;b}<dfcE;b;a%ar=cNGa;b;a%am=f-Haa=g a5veE b<dmbl;a m-;bx5d=dGa a<c;b b-=d;e|eE;d;f-Taa 8wbY Bb#<cl;b c-=d;e|eEcE;c bW;g 5#SVGa;d;f-Haa E5vGa;a o;b dx6%boll;a n;b bx6%boll;a k;c;b;b;c}w;dx6%bl8hbbfP;a%ax=f;b~eE;a%ar=d;b}<efcE;b;a%ar=dNGa;b;a%am=g-Haa=h a5veE b<embl;a m-;bx5d=eGa a<d;b b-=c;f|eE;c;g-Taa 8wbY Bb#<dl;b c-=c;f|eEcE;d bW;h 5#SVGa;c;g-Haa E5vGa;a o;b dx6%boll;a n;b bx6%boll;a;c;d;b;b;d}w;ex6%bl8jbbcP;c;bTa5o-<f b;c oYU=c;a%atTaT=g bU;b-FakYeE;a n;f;dx6hb;a;d b-x6ybol;c;eFaiYeE;a;e%aa b#eP q y;bTa5x;e%ae hY[ bYwf yl;f;dx6hb;a;d b-x6ybf;c;g bU;b-FacY"eE;a o;f;dx6hbl;a;aTa5j=b;c;eFakY aSV>a5j;a;d b-;fx%;a;b>a5jll6DbbdP P;a;b-=b;a;b}w )Y<bcE 8c72a%aaeE;a;a ]- )Y=c x-=d};b;d|VGb;c e+ hKaafcE;a b;aw d- 5DY=d 6mc- )Y=c;d|;b;c|VGc 8c72a;dKaa;c e+ d b;b;c}wKaa a<adE;a ,c#Gb;a;d- aKaa;a e-<amalall;b;c}eE;c;bx5*l;b<el;el6!bbbP(a 8wa+=e&a;e;bKax;e;aKam;e;cKar;e;dKat;e;e 8va-=aKa5I;e;aKa5=;e;aKa5w;e;e t-Ka5p;e;aKa5s;e;aKa5u;e;aKaE;e;e r-Ka?;e;aKaR;e;aKa5G;e;aKa*;e;e x-KaH;e;aKa%;e;aKa&;e;aKa;;e;e m-Kaz;e z-x>;e 8wa-&al6!bbbP(a 8wa+=e&a;e;bKax;e;aKam;e;cKar;e;dKat;e;e 8va-=aKa5I;e;aKa5=;e;aKa5w;e;e t-Ka5p;e;aKa5s;e;aKa5u;e;aKaE;e;e r-Ka?;e;aKaR;e;aKa5G;e;aKa*;e;e x-KaH;e;aKa%;e;aKa&;e;aKa;;e;e m-Kaz;e z-xG;e 8wa-&al8HbbcP;b i[<d c<ccEcEcEcEcEcEcEcEcEcE;a 4bY g+nxabcdbihiejfhhghhil a<c;b bY"Gi;b 444h}Gg;b ,,eY"Gi;d bY"Ggmil a<c;b bY"Gh;d bY"Gfmhl a<c;b ,,,i|Gg;b bYGemgl a<c;b bY"Gf;d bW;b 444h}V bYGdmfl;b bY"Gdmcl;b bY"Gb dol;b 444h~Gbl bol a<cl;cl8ebbfP(a ;+=c&a;a%ae<f;a%aa<d;a%ai<e;c;a%am=gKaz;c;eKat;d;fSeE;f;d+ RA<a;g%ax<f;g%am<gdE;c x-;dx5g;cTax gSeEcE;c i-;c t-;dxV;c%ai bSGa;b ,,2a;c%am=e m@;g-;e;fNw%ai e[=e;b;e}w<bll;d R-<d;a b+=aGall;c ;-&a;bl8=bbdP(a x+=d&acEcEcEcE;aTaa b+ndabcdl;c;aTab=a a;a 5y~w p@=a 9M2a-;aTa6:MExQbmcl;aTab<a;c =x6pb;c;a a;a 5y~w p@=a 9M2a-;aTa6:MExQb;c =x6pbmbl;aTac;a%ae<f;aTab<a;d c>ai;d;a>aj;d i-;b;cx5l;c >x6pb;d;b;fx+;c;d%aa;d%aexQb bSGa;c Hx6pbl;d x-&al8pbbcP(a ;+=d&acE;a%arTak c#eE;d e- b;a%aa;a%ai=e;a%ae}=aw a;e;aw;b%aa;b%aexl;d%ae ,,,,L#Gb;d;dIaeJax;d;d%am=aKat;c;d%ar;axQb;d x-x6Tbf;d ,,2a;a%am;b%ai=b m@-;a%ax;b~w=bIaaJax;d;b%ai=bKatcE;b hY d+neaccacl;a;d x-;cx5Dll;d ;-&al6*bbhP;c;c e-=d;c;d}w<g;b%am<h;b%ax<i b<ecEdEcE;c;g#Gc;c;iNGa;c;h-Taa=d *+=j 4bY kNeP;d 8za+ 4bY g|eP;d 8ya+f;d 8ba+ 4bY 8~b|Gc;d J+lf;jl 4bY;f eUV<f;c b-<cmbll;b;cx5h a<el;a;fKae;a;eKaal6KbbhP(a x+=d&a;a%ai<b;a 6?6b2a ;xQb;b ;-=f;a%ai=h}<e a;f;ew<f b;a%ae;ew<ecEdE;b;c}eE b<g;c;f|eE;c;e-Haa a5seE;d;bKam;d;fKai;d;eKae;d e-;cx5d=g"Gell;c;g-<cmbll;b;h}Ga;a;bKail;d x-&a;b;c~lUbcPcE;aTaa=c;bTaa#eEcE b<dcEcE;cnmeeeecacccecbcl;aTab=a;bTab=b#=c;a G}Y;a n|=a;b G}w=b;cY;b;awolmcll;dol;aTab;bTab#l6?bbeP ,,2a;b%aa=c b-=b m@=d;a%aa=a%aa=e%am-;e%ax;b~w%ai hY f#eEcE b<f ,,2a;d;a%ae%aa=a%am=e-;b;a%ax=aNw%ai=b hY fSGa;b e[<d;c c-<bdE;b;dN=fGb ,,2a;b m@;e-;a;b~w%ai=c e[<b;c hY e#Galll;fl6%bbeP;b x-<e;c;c aS+<g(a ;+=dcPcEdE;f;g-"Gb;e x+Iaa;eIaa5IeE;f b+<f;e x-<embll a;c b;f+=g|Gbv;d;eKai;d;gKae;d;c;f- b+Kam;bmbl al=eKaa;d!iJat;d;cKar;d;bKax;a;d;d x-;ew3aaa3laal6ubbfP(a x+=d&acEdEcE;d i-;axn;dTai"Ga;b;c#Gc;dTaj<g;b b-<e;bTaa=f 8:a#eP;c;e#Gd F 8:a;bTab 5k#w<f;b c-f;el<b;f;g#Gbmcll;b;cSeE;bTaa 8:aS;c;b b-SVGbl b<hl;d x-&a;hl8xbbfP(a ,b+=b&a;a%a*%aa<c;a%a;%aa<d;a%ax%aa<e;a%aa%aa<fdEcE 8I02a 8I02aTaa=a b;aw>aa;a"GadE 8I02aTaaeEmbfmdlalall;b E+=a 8>02a%aa 8!02a%aa;d;c;exj;b;b%a5sKai;b;bIaEJaa;b m-=c;b 8ga- 5G8Dkaa;a;b;f;c bxa 8I02a a>aa;bTa5s;b ,b-&al6JbbfP(a x+=e&a;b%am ,,2a;b%axwTai iYeP;b%ai=f;b%ae}<g;c%ae=d;c%aa=h| a;f;gw;d|V<f a;d;h+;fw<d b<c b;h b;b%aa;gw-;fwf;e i-;b;cx6ab a<c;e%am<d;e%ail<b;a;c>am;a;dKae;a;bKaa;a aKai;e x-&al1bbgP;c;b;b;c|w<edE;b;eSeE;a%ax=f;b}<c;b m@;b b-<b;a%am=g- ,,2a;cw%ai=c hY eSGb;c e[<d;a%az=c m-<h;c%ar<i;b<cdE;c;d|eE;h;cx6sb ,,2a;c b-=c m@;g-;c;fNw%ai e[<cmbll;a;ixCbmblll6=bbdP(a x+=g&a;feE;c;d-=c;dNeE;g e-;b;c;b%aa bU=d;c;d}w=c i e b;f 6ai|w;f b#w=h;c;h}w=c;e;fx=;g%ae bSeP;g%ai<d;b;cKaa;b;dKae 6a,,,Lf;g%am<h;g%ail<ill;a;hKae;a;iKaa;g x-&al6#bbeP(a ;+=d&acE;b;cSeEcE;b b-<e;bTaa=f 8:a#eE;c;e#Gb F 8:a;bTab 5k#w<f;b c-<el;d i- i b bxZ;d%ai<b;d%am=g;f>aa;d bKaz;d;gKat;d;bKar;d r-;e;cx5F;a;d%azKai;a;dIarJaamcll;a aKai;a!,,,,xJaal;d ;-&al6rbbeP(a ;+=c&a;b e-<d c<edE;f;d%aa-<f;d i-<d;e b+=eGal x<d;c i-;f b bxZ;c aKaz;c;cIaiJardE;deE;c r-;b%aa;b%aexQb;d i+<d;b i-<bmbll;a;c%azKai;a;cIarJaa;c ;-&al8hbcfPb5N(a x+=d&a;d3maaaaaaaaaaaaaaaa3laa;c oY=eeE;d;c 8>444hY;b-;e8Dkaal;c )Y;b-<gdEcEcP;beE;b x-;b;gSGbvl;hGb;d<b b<h al;f;b3aaa=i3mZZZZZZZZZZZZZZZZ3(3:;i3mFFFFFFFFFFFFFFFF3(3:V.-<f<bmbll;a;c;f- b-x6nb;d x-&al6ybbdP;b;a%ae=c;b;c|w<d;a;c;d+Kae;a;d;a%aa=b-Kaa a<a;ceEdE;bTaa=c *+=e 4bY kNeP;c 8ya+ x;c J+;c 6}a+ 4bY gNw;c 8za+ 4bY g|wf;el oY;a eUV<a;b b-<b;d b+=dGall;al6nbbfP(a x+=c&a;a%aa<d;a%ae<gcPcEdE;d;gSeE;a;d b-=fKaa;dTaa<e;f<d;e T#;e 8va#VGb;c i-;bx5#;cTai=f"Gc;cTaj;e ; a;e 6}a+ 4bY v|wV#Gbmcll dmbl c b;fwl;c x-&al6:bbdP(a x+=b&a 6r72a aKaa Q72a aKaa 8g6g2a 8q6g2axP 6D6g2a 8g6g2axP 6r72a%aa<d P<ccEcEcE;aTar b+ncabcl;b ,,2a;a%am;a%at=c m@-;a%ax;c~w=cIaaJaa;b;c%aiKai;a;b 6G72ax5D 5q<cmbl 5]<cl;b;dx6vbKae;b;cKaa;b;b i-xP;b x-&al6ybbcP b<f;b 4bY=b e~eE;c;b k@ 8N6g2a-=f-Tai=c i}<b a;c;bw<g b;f;bw<fl a<bcPcEdE;b;gSeE;b;f-Taa=c a;c 5y~w p@ 9M2a-;d;ex5NGc;b b-<bmbll ambl bl<c;a;bKae;a;cKaal6sbccPbZ;acP(a x+=e&acE;d9;b9Z=g!;{5weE;g6==d ,,,,L;c+~eE;d"eE;a;cKai;a aKae amel;e i-;c;dx6tb;e%ai=feE;a;fKai;a;bKae amef;a;dKai;a;cKaemdlall;a aKael blKaa;e x-&al6nbbgP(a E-=g&a;a%ae;a%aa=e+ tA=c;a%ai=d;c;d|w<c;b%ai;b%ae=d R@-<f;b%aa;a%am<adE;ceE;g i-=h;a;exc;f;h R8Dkaa;c b+<c;e t-<e;f R-<f;d b-<dmbll;dKaa;g E+&al6 bccPb5N;a%aa<c;a%ae<adEcE3m4444444444444444<e;a;a;b}eP;b;c-Taa k#f al;b-=bNeE;a;b+ xNeE;b;c-3aaa3m;;;;;;;;;;;;;;;;3&<ell;a;b;e3: ,,eV5"-=b~GacEcE;b;c-Taa=d j+nfadccabl;b b-<bmcl;d ;#Gbll;bl6&bbcPcE;bTa] 5cY i#eE;aTaTGb;aTa5jeE;bTaxGccE;bTay=c a;c 8ia~w m@Ta6NCE c+nfadddadl;b a>aul;a%at=cTaFGbf;a%at<cl;bTar=d d#Ga;cTa5j;bTau b#YGa;a;aTa%;d aSY>a%;aTaHGa;a%az;bx6Gbll6mbbeP;bTa>=f;bTa5o=g- 8ja}<b b;g m@ 6!C2a-;bw<g a;f;bw m@<b a<fcEdE;b"Gb;gTaj=h a;h 5y~w p@ 9M2a-;c;d;ex("eE;b m+<b;f b-<f;g m-<gmbll b<il;a;fKae;a;iKaal6lbbeP;bTa>=e;bTa5o=f- 8ja}<b b;f m@ 6!C2a-;bw<f a;e;bw m@<b a<ecEdE;b"Gb;fTaj=g a;g 5y~w p@ 9M2a-;c;dx6qb"eE;b m+<b;e b-<e;f m-<fmbll b<hl;a;eKae;a;hKaal6kbbeP;bTa>=e;bTa5o=f- 8ja}<b b;f m@ 6!C2a-;bw<f a;e;bw m@<b a<ecEdE;b"Gb;fTaj=g a;g 5y~w p@ 9M2a-;c;dx5N"eE;b m+<b;e b-<e;f m-<fmbll b<hl;a;eKae;a;hKaal6jbbeP(a x+=d&a;b;cSeEcE;a%ai=e;a%ae}<f a;e;fw;c|;b;c}V=eGa b;b b;a%aa;fw-;ew=aTaa =SGa;d i-;a b-;b PW;c-x5};d%am"Ga;d%aiTaa 8ua+ 8vbY"<gll;d x-&a;glBbbeP(a *+=c&a;c x-;bxn;cTaxeE;cTay<d;c i- i b bxZ;c%ai<e;c%am=f;d>aa;c bKaz;c;fKat;c;eKar;c;b3aaa3la;;c r-;c ;-x5S;a;c%azKai;a;cIarJaaf;a aKai;a!,,,,xJaal;c *-&al6pbbbP(a ;+=i&a;i;c>a5b;i a>az;i;b>aw;i a>at;i;eKax;i;fKar;i;gKam;i;fKai;a%ar<c;i;d>ap;i;d a;d 4bY 8ia~w 4bY m@=b 6"C2a-;c j-;bTa6!CEwTaa>av;a;i i-;bTa6|CE";hx0b;i ;-&al6gbbdPcE;b;d-=e;bNeEcE;a%ax=f;e|Ga;b;a%am=g-;c;dxXbGa a<d;e;f|eE;e;g-Taa<dl;d 4bY=c 5j#;c 8va#V;d *+ 4bY k|VGa;d 5RY 6}a+ 4bY vNGcll;a;bx/ a<el;el6abbfP;a%am<d;b;a%ax=c|eE;b;d-Taa 8Kb#<el;b b-=g;c|eE;d;g-Taa 8wbY Bb#<fl;c;b c-=c}eEcE;e;fY"Ga;c;d-Haa E5vGa;a o;b dx6%boll;a n;b bx6%bl6ebbdP;d PW<f 8c72a%aa;b cU-<b;acPcEdE;b%aa=beE;b%am;b-=g;c;f;b;d-Y=e-|Gbmcll ambl;bx{b;b;eSeE;b;ex5*f;b e+=b;b%aa cWKaal;a;gKai;a;eKae blKaal8obcdPbZ(a *+=e&a;aIaa=h!4bX!e5zeE;e e>azf ,12a%aa<f 8D02a%aa<g;e;hJaz;e;fKat;e;gKar;e;b%aiKax;e;bIaaJail;e i-x5r;e %-;a;b;c;dxp;dTaT<b(a x+=a&a;eTaT<c;eTaH<d;a;e%a%Kam;a;c bU cY ,c a;bw;dVVKai d;a i- cxA;a x-&a;e *-&al5}beP b<d;b ]- )Y=e;c ]- )Y=cSeEcE a<d;a;e-=b e+Taa cY"Ga;a;c-=a;b%am=f;b-=g}Ga;bx{b b<d;a e+;c;e;f-SeP;a;gx5* df blKaall;dl8nbbeP(a ;+=e&a;aTat=d t}<f a;d;fw<d b;a;fw<acE;cTai iYeP;e x-=f;b;cx5x;a;d-<c a<d(a x+=b&acEdEcE;b i-;fxn;bTai"Ga;a;c#Gc;aTaa<g;a b-<a;bTaj;g#Gbmcll;a;c#<dl;b x-&a;df;e i-;b;cx6ab;d;e%amSGb;e%ai;a;dxXb"l<gl;e ;-&a;glUbdP(a x+=e&acE;c h}eP;e i-;b;cx;;e%am<d;e%aifcEdE;c;dSeE;b;d-Taa 8:a#Gc;d b-<dmbll;c<dmcl bl<fl;a;fKaa;a;dKae;e x-&al,bbcP(a *+=c&a;c;b3aaa3la;cEdEcE;c t-;axn;cTat"Ga;cTap<d;c i-;c ;-xn a<b;cTai"Gc;cTaj;d#Gbmcll;c x-;c ;-xn;cTax bW<bl;c *-&a;b bYl5SbdPdE;b";d"V=g"eE;cTaa<e;aTaa<f;d b+<d;c b-<c;b b+<b;a b-<a ; a;f 6}a+ 4bY v|w;fV 4bY ; a;e 6}a+ 4bY v|w;eV 4bY#Gbll;gl8abbbP;a%aa%aa<bdEcE 8I02a 8I02aTaa=a b;aw>aa;a"GadE 8I02aTaaeEmbfmdlalall 8!02a%aa=a 6a,2aNeE 8*02ax6Tb 8*02a!,,,,xJaa 8!02a aKaa 8|02a e mxD 6G12axW 8|02a 8>6b2a Qf8Dkaa 8!02a%aa<al;a;b|eE;b;a+x5!l 8I02a a>aa 8>02a%aal[beP;bTai"eEcE;b%ae<d;b%aa<ecEdE;c;dSeE;c;e-=fTaa F#Gc;c b-<cmbll;b b>ai;d<cmbl;b;d;c PW-Kae;b;f b-Kaall;a;cKae;a;eKaal6ebbbP(a ;+=h&a;h;c>a5b;h a>az;h;b>aw;h;d>av;h;f>ap;h;e>at;h;gKax;h ,,2a;a%am;g m@-;a%ax;g~w=b%aa=cKar;h;b%aeKam;h;cKai;a;h i- a ax0b;h ;-&al5|bcPdEcE;b;c#Ga;b b-<d;bTaa=e 8:a#eP;c;d#Gb F 8:a;bTab 5k#w<e;b c-f;dl<b;a%ai=d;a%aa#eE;a bx6(bl;d;a%ae-;e>aa;a;d b-Kaimblll6cbbeP 5];b;a+=exBb=c;c 5]Nw<c 8c72a%aa;c cU-=d%aa=feE;d;aKaa;f;aKaef;d;aKaa 272a 272aIaa!b;c9_^Jaal;a;eKam;a;cKai;a;dKae;a;fKaa;b e+;eKaalWbcPcE;b;a%ax=c|eE;b;a%am=d-Taa *+ 4bY j~eE;c;b;b;c|w<adE;a;b#Gd;b;d-Taa *+ 4bY j~eE;b b-<bmbll;boll;a;b hx: a<al;al5~bbP ,,2a;a%am;b m@-;a%ax;b~w%ai e[<d;b b-<bdEcE;b;dNGa;aTaH b#eE;aTa% bY"Gbl;a;b;cx% ,,2a;a%am;b m@-;a%ax;b~w%ai e[<bmblll8ibcfPbZ(a ;+=c&a;c i-;b%ai=deP;d;b%ae;b%aa+ tA=e;d;e|wf al e RxZ;c aKaz;c;cIaiJar(a x+=d&a;c r-=e;b%ai=feP;f;b%ae;b%aa+ tA=g;f;g|wf alx6=b;eIae<h;d;e i-Kae;d;h!;6eJai;b;d e-x#;d x-&a;a;c%azKai;a;cIarJaa;c ;-&al6"bbdP;b ]- )Y;a a;a x}w- 6j,e- x[=bEa=d P#=e"eE 8g72acP 8g72a%aa<a 8g72a aKaa;b xU<c;a a;d xU=b;a#weE P;b;c-=c;b;c}w )Y=b;a~eP;af;a e+=d%aa=c bYeE;d;c cVKaaf;a;c+=ax{bl;a;bx5*;blmbl;b;cxTlKaal;el/beP(a x+=d&a;d m-<e;ceE;a%aa=feE;d;bKam;c;f@<g;d i-<e;a%ae<cll;e;gKaa;d%ameE;d%ai=aeE;c;ax5?ll;d x-&al5*bdP;b ]- )Y;a-=b e+%aa<d;a e+=e%aa=c bYeE;e;c cVKaaf;a;c+=ax{bl;a;d cYeP;b%am;bx{b;b-f;blx5*l/bePcEdE;c;d#Gb;b;d-;d b-<dHaa 6|P5t;f-=f %~Gal;c;d b+=e|<d a;e;dw<c b<g b;b;dw<bl;a;g>ai;a;cKae;a;bKaal5"bcP;a%ar<ecE;a%ax;b~eP;b;e|f;b;eNGb;b;a m-=d%aa-Haa a5veE b<dmcl;d;bx5d=dGb;a;bx5wol<dl;a;c;e;b;b;e}w;dx6%bl/beP;b;a%am-<e;a%ax<fdE a<c;b;d-;f|eE;d;e-Taa<cl;d b-<d;c *+ 4bY k|;c 5RY 6}a+ 4bY v|VGal;a a;b;d b+x6%bl6&bbgP(a x+=c&a;b e-<ecE;b%aa=deP;b aKaa(a x+=f&a;deEcEdEcE;f i-;ex5H;f%ai"Ga;d b+=dGbmcll;d<hll;f x-&a;hGb;c i-;ex5H;c%ai<g;c%amf;c;ex5H;c%aa<g;c%ael<bl;a;gKaa;a;bKae;c x-&alLbeP 8*02a;ax6(b b;a;a b~w=d b+<b 8!02a%aa=e 8>02a%aa-<cdE;beE;c a>aa;b b+<b;c b-<cmbll;d;e-<b;aeE;c a>aaf;b b+<bl 8!02a;bKaal1bcdPb5N;a%ae=d;b+<c;a%aa<adE3maaaaaaaaaaaaaaaa<f;b;d~eE;c xNeE;a;b-3aaa<fll;c x+<c;b x-<b;f3m5*5*5*5*5*5*5*5*5*5*5*5*5*5*5*5*3(;f3mcccccccccccccccc35z3m<<<<<<<<<<<<<<<<35e35w3:=e"Gal;b;e5"- x+l5 acE;b m-;c b-x5"=c;b%ax|eE;c;b%am-Taa =#eE;c b-<b a<cmcll;b;cxm=beE;b bY<c;b b[<bf c<cll;a;c>ae;a;bKaalYbdP ,,2a;a%at;b m@-;a%az;b~w%ai<e;a%ai=d;a%aa#eE;ax6gbl;a%ae;d eU-=c;e hY f#>am;c aKai;c;b b-Kae;c;bKaa;a;d b-KailAbdP;b%ai=d;b%ae}<f ,,2a;b%am;c m@-;b%ax;c~w=e%ae=c;e%aa=e| a;d;fw;c|V<d;a a;c;e+;dwKae;a b b;b%aa;fw;e-;dwKaal:bbP(a ;+=e&a;e;dKaz;e;cKat;e;bKar;e;aKax a<d;e x-;e t-=ax! 4bY d#eE;e i-;ax5#;eTai bW<dl;e ;-&a;d bYl5"beP;b%aa<e;b%ae<fcEdE;f;e=d#Gb;b;d b-=eKaa;dTaa=c T#;c 8va#VGal;c ; a;c 6}a+ 4bY v|wV<cl;a;c>ab;a;d;fS>aal5 bcP;c Q72a%aa=d;a+=e a;d;eNw=d;c;d|w<c M72a%aa;a cU-<adE;c";a"V"eE;a;b%aaKaa;c b+<c;b e-<b;a e-<amblll5"bbP(a x+=d&a;d ,,2a;a%a^b;b m@-;a%a{b;b~w=bIaaJaa;d;b%aiKai;c a;c 4bY 5y~w 4bY p@ 9M2a-;a 8|a-;dx5N;d x-&al.bcPcE;dTai<e j<fcE;dTae=d dSeE;a%atTa5j;d b#Y"Gbl a<dcE;e c+nfbaaabal;e b a axh=f 4bY t#Gbl;a;f;d;c;bx6xbll8hbbgP(a x+=d&a;d e-<e;a%ae<f i;a%aa=c bU=b;b i~w=g=b a5vePcPcE;ceP;f;c b;bx6Hbf;beP;b bx7bf b<cmcll=cGa;e bKae bmbl;e;cKae al<c if b<c a<b el;e-;bKaa;e;cKaa;d%ae bSeE;d%ai<b;a;gKaa;a;bKae;d x-&af;d%aiv;d%amall5RbcP(a x+=d&a;d e-;b%aa;c%a%xy a<c;d%am=eeE;d%ai;e eU- x+=eeE b<c;e%aa<bll;a;bKae;a;cKaa;d x-&al5Ra;a e txD;a m- e exD;a t-x6Tb;a &- e xxD;a *- i xxD;a ?- e rxD;a 8ca- e exD;a 8na- e exD;a 8wa-x6TblAbcP;b )Y<c;b 8>444hY;a-;b oYx6ib<ddE;ceE x<b;a3aaa3mnnnnnnnnnnnnnnnn35e3:eE;a xx6ib<bl;a x-<a;c x+<c;b;d-<dmbll;dl5?bdP(a x+=c&adEcE;c i-;bxn;cTai"Ga;cTaj<e;a%ai=d;a%aa#eE;a bx6(bl;d;a%ae-;e>aa;a;d b-Kaimbll;c x-&al5IbcP;a%aa=c%ae=a;b;a;b}w<acEdE;a;bSeE;b;c%aa-Taa j+=d 5a} b;dU 6m,,eY"VGc;b b-<bmbll;aol;bl5<ccPbZ;b"eE bol;b eU x+<b;a x-<c;aIaa<edEcE;b"<a;b"Ga;b x+<b;e;cIaa=e5I;c x-<cGbll;al~bcP(a x+=c&a;b 5DY<b;c x-<ddE;beE;c;a%aaKam;c m-;dxP;b e+<b;a e-<ambll;c x-&al5=bcP;b;c-<dcEdE;ceE;bTaa j+=e 5a} b;eU 6],,eY"VGc;b b-<b;c b+<cmbll;d<bl;a;cKae;a;bKaal5=bcP(a x+=f&a;a%at=a%ai<g;f;cKai;f;bKae;f;d 4bY i a;ewV;g eU- x-Kam;a;f e-x6kb;f x-&al5zcbPbZ;cTai iYeE;a;b;cx5=ol;b%ae=d;c%aa b-=cNeE;d;c+ iNeE;c;b%aa-Iaa<ell;a;b;c;ex(l5vbcP(a ;+=d&a;bTai iYeE;d x-=e;a;bx5x;c;ex5Sf;d i-;a;bx6ab;c;d%ai;d%amxQbl;d ;-&alNbdP;a%ae;a%ai=c cU- e+<d;a%am<edE;b;c|eE;a;c b+=cKai;a;e;d%aa+=eKam;d e+<dmblll}bbP(a x+=e&a;e e-;b;c;dx";e%ai<b;e%ae bSeE;a;e%amKae;a;bKaa;e x-&af;e%amall5FbdP {72a;b;a+=c c[=ex6<b Q72a%aa<d Q72a;a;bSeP;ceE M72a%aa;d cU-;a;c8Dkaal Q72a%aaf;dl;e-Kaal#bbP(a ;+=b&a;b;aKai;b;b 5d-=aKat;b;aKar;b;aKax;b;b i-Kam;b m-x5I;b ;-&al5tbcP;c%ae=d;d aS+=d;c%aa b-=c|;b%ae;d|V<e;a a;d;c+;ewKae;a b;c;b%aa-;ewKaal5tbcP;a;bx6<b;a%ae;a%ai=d cU-<edE;b bYeE;e;cKaa;e e-<e;d b-<d a<bmbll;a;dKail5rbdP;ceEcEdE;aTaa=d;bTaa=e#eE;a b-<a;b b-<b;c b+=cGbmcll;d;e+<fll;fl5wcbPbZ;dIaa<f;a%aU=d;a%a@#eE;a 8*a-x6gbl;a%a);d eU-=e;cKam;e;bKai;e;fJaa;a;d b-KaUlSbbP;a%at;b 4bY-Tau=f e#eP;b;a%arTal;c tU ,,e a;ewV ,c a;dwVVx* 4bYf;fll6EbbdPcP b<ecEcEcE;c;d|;c;d}+ 4bYnccabl;a;c;dx5<<embl;d ]- )Y=e;c ]- )Y=fSeE;a;e-=g;a;f-=e e+Taa cYeP;e%am<f;ex{b;e;f-f;elx5*;g e+ dKaal bmbl;eleE;aol;b;dx6&b=b"eE aol;ceE;b;a;c8Dkaal;a;cx5?;blNbbP(a ;+=e&a;e _^,xKav;e e>at;e;bKax;e;cKar;e;dKam;e;cKai;a;e i- a ax0b;e ;-&al5;bcP;a%ae=c;a%aa=bKaa;beE;b;cKael 8c72a%aa;a%ai=a cU-%aa"eE 272a 272aIaa!b;a9_6cJaall5qbcP;b"eE aoldEcE;b"<c;b"Ga;b b+<b;aTaa;a b-<a *+ 4bY k|Gbll;cl5"cb5NcP3m4444444444444444<c;a%aa=d%ae=e;b;a%ae%aa-=aNeE;e;a+ xNeE;a;d%aa-3aaa3mnnnnnnnnnnnnnnnn35e<cll;c3:lja;a xx6*blja;a ex6*bl a;a;b a;c a;c 4bY 8ia~w 4bY m@=b 6"C2a-;a%ar j-;bTa6!CEwTaa b;c;dx5TlKbcPdE;beE;c;aTaa=d 8Rb}-;d2 6|P5t-<c;b b+<b;a b-<ambll;cl5xbbP(a x+=f&a;f i-;a;b;c;d;ex5y;f%ai 6a,,,L#eE;f x-&af;f%amallEbcP;a;cx6(b;a%ai<d;a;c""=eeP;eeE;d;a%ae-;b;c8Dkaal;a%aif;dl;c-Kail5|bcP;a%ai=d;a%aa#eE(a x+=c&a;c i-;a;a%aa b e mx5y;c%ai 6a,,,L#eE;c x-&af;c%amall;a%ae;d m@-=c;b%aiKai;c;bIaaJaa;a;d b-Kail5}bcP;a%ai=d;a%aa#eE(a x+=c&a;c i-;a;a%aa b e rx5y;c%ai 6a,,,L#eE;c x-&af;c%amall;a%ae;d r@-=c;b%axKax;c;b3aaa3laa;a;d b-Kail5]bcP(a x+=c&a;c;a;bxw;c%ae<b;c%aa<d;c a>ai;a;d;b;c i-x^b;c x-&al5}bcP;a%ai=d;a%aa#eE(a x+=c&a;c i-;a;a%aa b e tx5y;c%ai 6a,,,L#eE;c x-&af;c%amall;a%ae;d t@-=c;bIaxJax;c;b3aaa3laa;a;d b-KailEbbP;a%ai=c;a%aa#eE;axMbl;a%ae;c cU-;bKaa;a;c b-Kai;a;b;a%am-KamlYbcP;a%ai=e;a%aa#eE(a x+=d&a;d i-;a;a%aa b i xx5y;d%ai 6a,,,L#eE;d x-&af;d%amall;a%ae;e eU-=d;cKai;d;bJaa;a;e b-Kail>a;a;b;c;d;e ,,2a;a%am;e m@-;a%ax;e~w=a%aa;a%ae;a%ai hY"x5vl5obcP;a%az=c%ar=d;b+ cNeP;a;bxI;a%az=c%arf;dl;bNeE;c;bKarllKbbP ,,2a;a%am;b m@-;a%ax;b~w%ai=c gY e#eE;a;b;c e[x?llFbcP;aTat=e t}<d;c a;e;dw#eP b;a;dw;b;cxXbf bl"lEbbP b<ccEcEcE;a;b c a ax6cb 4bY b+ndaabcl;aTaH bW<cmbl a<cl;c bYlRbbP;a%ai=c;a%aa#eE;ax6gbl;a%ae;c eU-;b3aaa3laa;a;c b-Kail5ibbZ;beEdE;c!b;a5kaa_^<c;a b-<a;b b+=bGall;cl5mbbP;a%ai=c;a%aa#eE;axMbl;a%ae;c cU-;bKaa;a;c b-Kail5ca;ceE;c;bx7b<bl;a;cKae;a;bKaal5ea;a 6ac|eP;a e[f;a 5c;a5!=a+[;a bU+ ?-llFbbP;a%ai=c;a%aa#eE;axYl;c;a%ae-;b>aa;a;c b-Kail5lbcP 6r72a%aa=b;a+<c b;a C72a%aa-;a;b}w;c a;b;cNwxUlEa 8|02a%aa 6a,xNeE 8|02a e mxD 8|02a!,,,,2aJaal Q12a q>aa ,12a aKaalHa;a;b ,,2a;a%am;b m@-;a%ax;b~w=a%aa;a%aex6dblGa;a;b x ix6KblGa;a;b e ex6KblGa;a;b R ex6KblGa;a;b b bx6Kbl5cbbPdE;a;bxr=c"eE;a;bx5>"Gbll;cl;a;b;a;bTa];bTau;c;dx6cb>ar;a;bx5sl5fbbP;b%az=d aKa5";b;c;d 8wa-x5D;a;dIa:Jaalva;a;b>ae;a;cKaa;a;c;d-Kail5xa;a ;-;b;cxE(a x+=a&a;a;b;cx6Ib ,,,,LVKam;a m-;a x-=axP;a&alra 6G72a;a;bxQb;a;bxUlGa;a;c;b;dx_blja;b;ax6&blka;a b bxDlga;a5~6=l5qbbP(a x+=c&a;c i-;a;a%aa b e;bx5y;c%ai 6a,,,L#eE;c x-&af;c%amall&bbP;b;a%aa;a%ai=e+}eE;a;e;b;d;cx6jblll8Jw5Na {,2alq8S444UV5S/5 D@W/A5S@@;a 6 ,2alc2qa 8i,2alb2a 8:6a2albua 6m6b2ald;2Ga 6z6b2alyjaaa5waxayaaa%baa]a 8]6b2alzbcdefghijklmGnoxyq]rus5aaaaaea {X2aljqaaaaaaaea 6rX2albea 6(X2albba 6KX2albea 2X2albia 8gX2albea 8qX2albea 8=X2albea 8>X2albba 8D6d2alibaaaabcda 6i{2al5mxaEaaa:aaaaeeeeeeeeeeeeeeeeeeeeeeeebaababaabaaaaaaea 8g{2albea 8q{2albba 8={2albea 8>{2albia 8D{2albea {6e2albea 6G6e2albea B6e2albba 8d6e2al5Jbabbbbbaabbabbbbbbbbbbbbbaaabababbbbbbbbbbbbbbbbbbbbbbbbbbaaabbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbba 6%6g2alybaaabaaaaaaaRbxa;a 8s6g2ale4444a 8!6g2al5s8;,6<5ED@@;<=44444dd&5e444444cc5f5g%I4444ee5m5G444444cc5nK444444cc)D5}5#/AU5R5#/U5"O:=a 6:M2alhn.U/5#W=a 8pM2alkf)VO:5S5EUW=a 8SM2al<i.:/5#)OU/A5E5}5R+/5}=aaaaaaaaoWUDU5SW=a 6&6h2alng5EO5#)@/U/:5RDU=a 6~6h2alxmV/:/5#)U.OA5R5SV@=a 8u6h2alin)D5}O5SU=a 8!6h2alGg.W5R5EO5#)@/U/=a 6h6i2alll5EO5SAUV./W=a 6<6i2alxj.A.U.D@5R[D@5S/W=a 6|6i2alnn5 .AD@5R[D@5S/W=a 8q6i2alom)VO:5S5EU5R5EO5SAU=a 8?6i2aliGUO+/AW=a 6f6j2aleg.:=a 6w6j2aljc5#/WWD5!/=a 6"6j2alxhD))VO[D@5RWUDU/=a 8o6j2almn5EDU/5!OV./W=a 8J6j2alik/L).V5}=a 6dQ2alng)VO:5S5EU5R5EO:/=a BQ2allmO@:5RWUDU/=a 6EQ2alljA/5|5RWUDU/=a 8mQ2alljU.5#/WUD5#)=a 8FQ2alnj.W5ROV:/VD5?@/=a ^6k2algm5EO:/=a 6u6k2al;e5EO5SAUV./W5RV/://5#D5?@/5R.A=5aD5 U/V=a 8j6k2alif5?/5 OV/=a 8I6k2alhg@.5#.U=a 6a6l2algfU5})/=a 6q6l2alje5EDV:5R.:=a 6*6l2alkh5E5SVV/A5E5}=a 8g6l2alli5rN~5w5p"5="5u=a 8(6l2almj5w5;N5r"5<5<|5vS=a 8:6l2alik# |5p"5u=a 6x6m2al5dg)V.5E/5R5#5S@U.)@./V=aaaaaaax5r 5;5u=a 8d6m2al5ce 5r5rN5(5v5=5R! 5p 5v5r"=aaaaaaaao"5(5;=a 8N6m2alfdS!5w=a 6G6G2alfd5(5<5u=a 96G2alfd5r 5u=a 8a6G2al=d:.WUV.5?5SU.OA5R5#/U5"O:=aaaa]5EO5SAUV5}=a 8|6G2alkhOV:/V5R.:=a 6k6n2alIi:.W5EO5SAU5R5#5S@U.)@./V=aaaa]:/@.[/V5}5R/5#D.@=a 6N6n2alon5E5SVV/AU5RUO+/A=a 8s6n2aloG/5#D.@5RD::V/WW=a 8"6n2alhG[D@5S/=a 6i6o2alif[D@5S/W=a 6=6o2alhg"~ |5p=a 26o2alGf5w 5HN5(5=5R5p|5v}=a 8]6o2alil5<|5vS5p"=a 8E6o2alkg~5(5p5=|5w5p"=a 6g6x2aloiLTD).T[/VW.OA=a 6z6x2al5eGLT.:/5#)OU/A5E5}T+/5}=aaaaaay5l*5l5mT*JT5lJ=a 8x6x2almk5l*5l5GT*5lT*5n=a 8R6x2alhkY5S/V5}=a {C2aljf5"/D:/VW=a 6pC2algh5?O:5}=a 6 C2al6pjeaaaaadaah44aaaaaadaah44baaaaadaah44caaaaadaah44caaaaadaah44daaaaadaah44daaaaadaah44eaaaaadaah44faaaaadaah44gaaaaddaah44haaaaadaaj444aaaabdaahaaiaaaabbaaiba>aaaadddbaca4aaaaddcRada4aaaaadaagebaaaabddaabfb4aaaaddaahabiaaaadbaaibb5xaabbddaabgb4aabbddaaahb4aaaaddaaaib4aaaaddaaajb4aaaaddaaakb4aaaaddaaalb4aaaaddaaamb4aaaaddaaaGb4aaaaadaagecaaaaabdaaanc4aaaabdaaaoc4aaabbdaabfc4aaaabdaahaciaaaabbaaibc?aaaaddaaaic4aaaaddaaajc4aaaaddaaakc4aaaaddaaalc4aaaaddaaamc4aaaaddaaaGc4aaaaadaabxd4aaaaddaajyd4aaaaddaahqdjaaaaadaab]e4aaaaddaahrekaaaaadaahuekaaaaadaadse4aaaaddaab5af4aaaaddaabtf4aaaaddaabpf4aaaaddaabvf4aaaaddaabwf4aaabddaafzf4aaabddaafzg4aaaaddaabwg4aaaaddaabvg4aaaabdaag5bibaaaabdaab5ci4aaaabdaag5dicaaaaddaah4alaaaaddaah4bmaaaaddaah4cmbbaaddaae(k4aaaabdaah5hlGaaaabdaahclnaaaaddbaa5il4aaaabdaah5hmGaaaabdaahcmnaaabddaabgm4aaabddaaahm4aaaaddaaaHm4aaaaddaaaTm4aaaaddaaa5jm4aaaaddaaaFm4aaaabdaag5bGdaaaabdaac*G4aaaabdaag5bneaaabbdaab5kn4aaaabbaai5ln5vaaabddaab4n4OV:/VTV/Y5S/WUOV:/VT5EV/DU/:OV:/VOV:/VT@.WU)VO:5S5EU)VO:5S5EUT@.WU)VO:5S5EUT5S):DU/)VO:5S5EUTY5S/V5}OV:/VTY5S/V5}aaa8RoxaGaaaadaa8DoxaGaaabeabjxxafaaacfabnxxakaaadfbbtxxahaaaeaab5dxxamaaafabb5ixxanaaagcab5oxxaGaaahhca#xxalaaaihca8Sfxaeaaajgcaaadadaaaaamamada ^6v2aludleaaababaaaaa8:o8:obaba 26v2alwdomaaa5]a5]aaaaa2o2obabaRagaga 8I6v2ale8|o8|oa 8#6v2alw8:obaaadwmgaaaahahaaaaaaababa 6J6w2almbaad5gdaaaoaoa 8e6w2aldGaGa 8!6w2alld5heaaaaa5]a5]a 6I6z2alleda5jgaaahaha 8T6z2alfbcb5Gda 6(6;2aljdJaaaahaha 6 6;2alffaaaca 8k6;2albca 8p6;2aljcabaaadJda 6u6<2almbaad5yaabbbaba 8s6<2al]d5ybaaadadaaaaaeaeada 6n6=2alsbaad5qdaaadalaiaaa8>a8!ada 8n6=2aljd iaaadada 8&6=2alfbaaaca 8D6=2albca 6f6(2alocabaaad|caaahaha 6v6(2alhbaaacaea 6R6(2aldeaca 8a6(2al5mgabaaad}daaeeeeeeeeeeeeeeeeeeeeeeeeaaa6*axa5taaaIcaaja Q6&2alG5?axa5waaazaaafa 8>02albba 8D02albea Q12aljqaaaaaaaea 6z12albea 712albba 6"12albea 8c12albia 8n12albea 8w12albea 8*12albea 8|12albba ^72aljbaaaaaaaea C72aljbaaaaaaaba 6%72albe';
var frequent = "fffff7f1f13b1c517eaa000023edf51c9511101010c21000100000000000000a";

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
  for (let at2 = 0; at2 < text2.length; at2++) {
    const place = places[text2.charCodeAt(at2)];
    const byte = place < SINGLES ? singles[place] : doubles[(place - SINGLES) * BEHIND_PREFIX + places[text2.charCodeAt(++at2)]];
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
