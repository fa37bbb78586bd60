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
var decoder = /* @__PURE__ */ new TextDecoder("utf-8", { ignoreBOM: true });
var instantiate;
var source;
var core;
var isDown = true;
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
var text = 'A~l7]BAAABtBT7<CqqA7<DqqqA7<CqqBq7<FqqqqqA7<EqqqqA7<DqqqBq7<BqA7<EqqqqBq7<BqBq7<GqqqqqqA7<FqqqqqBq7<EqqqpBq7<FqqqqpA7<IqqqqqqqqA7<HqqqqqqqA7<DqpqA7<CqqBp7<AA7<BpBqD8<B8:BDJBDGBKHDJDDCIAJFBBACBEFCDDBDDACBDDLEAFABAABDCHHCCBBBICCBFIBBJBABCCGDEACAMEEFANHAEEFFBCHIAOBACBACBABBAAGCBABHABFEGBGCACCABDFBAEAIBBFEKHEGCCGGECDBAAAAAPDAAFCAQABIAIRAAAAACEBEBCHCGSAEFDBARGJBqB?rr4ALH7IEG7]b7]hk7{CAIcl7;n~fcaA7JHkblbknbArBIn~fca~mbA-MB7}K9;9-C8:Bv&C!qBp&A?3Be%F(A"C?A"C?J| %G?Mf%I?9Oz4Ad#S"I,A9Yz>#TC>"B)AI%R?r9E8:9:B"D)AI%I"I?r9E8:9:B} %7A|"G?He?D}jE>"B*AA##"D)AM#GQ8 B"F"R/A>"F?rrrI"G"G?rrrI} /A="F?9_04A/A;"F"R/A7N"F"#:A+"F?S<A("#8%#LC>"#@66666A7(E>"L*AA@666Hs@9;9^9aF7!E>"F?"d?Q?A?DQ8)BMCLL"#@"v8%#J?9_04A#M?q#O"R#NC>C>C>C>C>C>C>C>D>C>"K?BjE>?A#GC>"H"J_E>"H"Ld,AA%G?"{E>"H#IMCLL"G?"]"H?Bd%I"J_jE>"I"Ld,AA%G?"{NBL"F"N/Ai"F"L/A7["F"J/Af"J"F?9*Ad"HQ^%I|NC"I"Ld,AA#GL"G?6Bj?%^NB"F?Xd"F?"d%H"IQc"F,A!%G?C]NL"H"I"F)AX%H?G"G?BjQ7|?A#I"F)A7N#N"F)A+#LC>"H"F)A.%J_E>"H"Ld,AA%I?"{E>"H#GMCLL"I?"]"H?Bd%G"J_jE>"G"Ld,AA%I?"{NBL"F"N/Ai"F"L/A7["F"J/Af"J"F?9*Ad"HQ^%G|NE"G"Ld,AA#IL"I?6Bj?<^ND"G?Bd#HL?A#MC>"H"J_E>"H"Ld,AA%M?"{E>"H#GMCLL"M?"]"H?Bd%G"J_jE>"G"Ld,AA%M?"{NBL"F"N/Ai"F"L/A7["F"J/Af"J"F?9*Ad"HQ^%G|NK"G"Ld,AA#MLC>"M?6Bj%H?%]E>"F?Qd"F?"d"GQc"F,AU%H?C]NM"F)AQ#I?D#JFCq"H?,^E>C>"H?9VA^E>C>"H?9(A]E>"F?"d"G?xr4A?FQ}%I[NSFC>"H?9:A]E>?A#J?A"F?"d"G?8Or4A?EQ}%INHZMUL"H?9@A]E>"F?"d"G?wr4A?EQ}%IE>MCFMVLAL"H?9}A]NC"M?.e?6Bj?K}NNMELL?B#J?AMELL"F)A="P]NI"F)A>"G_NK"H?9}A]%I#K"F)A;%M)AI"F"O/Af"F?E?F"I /Ai"F"G/A7["M"F?9*AdQ8KB"P?Bd#P"G?Bd#I#OMELL"F?"d"GQX%I[NN?C#J?AL#HL"F?"d"G"I"J"H?BjQ7|"F)A;#M"F)A7N#N"F)A.#J"F)A+#LLC>C>C>C>D>C>"P[NM?A#GC>"I"J_E>"I"Ld,AA%G?"{E>"I#HMCLL"G?"]"I?Bd%H"J_jE>"H"Ld,AA%G?"{NBL"F"N/Ai"F"L/A7["F"J/Af"J"F?9*Ad"IQ^%H|NF"H"Ld,AA#GL"G?6Bj%G?9XA]E>"K?BjNEF"G?5A^NB"K?Bj[NDL"M)AI%K"O{EqCq"M)AE"O?Mfd%G)AE#O"G"H?Bd%I/AE"G"G)AI"K?Emk/AI?A"M)AI"O|NAZ"M)AE"O?Mfd)AI?Hj?E]LF"H?Bd#I?q#O?AL#K"P?Be#PMBLL"G?+^NC"M)AI"O?Bd]ND"H?Bd#HMFL?A#KMBL?B#KL"M)AI"O?Bd^NIL"K?B#K?BjNB"H"J}NI"H"Ld,AA%G["G?+]k"G?5A]kNI?A#K"G?<^NBMILL"F?"d"I?D?C"M)AI"O?Bd] Q7IMIL"F?"d"G?EQ7IMHL"F?"d?R"G?BQ8)BMGL"M?9ZBj?8{Ae?6Bj?Y{NE"F?"d"GQbMFL"F?"d"G?NQ7IMEL?A#GC>"I"J_E>"I%H"Ld,AA%G?"{NBL"G?"]"I?Bd%H"J_jE>"H"Ld,AA?"{NBL"F"N/Ai"F"J/Af"F"L/A7["F?9*Ad"IQ^#HL"I"F)A>%G|"G"H|jND"F?"d"H?NQ7IMDL"K?BjE>"F?"d"H?FQ7IF"F?"d"H?GQ7ILMCL"F?"d"H?BQ7IMBL"F?"d"G?AQ7IL"F,A(%L?S^E>C>"F)A)#Y"F)A"#X?r14A)AA%K?mf#J"K?Mf%H?Mg#O"H?9~04A)AA%Id%N#HC>D>"J%GE>"G?Md#J"O?Be#O"H?Ee"H?Me#H)AA?P{NBMCLL?A#OL?A#H"G?A"K"O{ E>"L?B^"L?G^j"L?N{k"O?Mf"Id)AI?Hj?F]j#HLC>C>"K?A"N?M^ E>"N?Ee)AA?Hj?G]"HkNBMCL"H[NBL"F@A:A7["F"K?Em?7Ad/Ai?9_04A"F?9*AdQ8KB?r14A)AA%K?Be#O?9~04A)AA#IL"K?Mf#H"I?Id#J"K?Em#GD>"H[NB"I)AI%K?Q_E>"J?Ee?q/AA"J"G"Kk/AAL"I?Md#I"H?Me#H"J?Md#JMALALL?x14A"L<AA?w14A"O/AA?v14A"Y/AA?t14A"X/AAMBLQ8 B?x14A,AA#L?w14A)AA#O?v14A)AA#Y?t14A)AA#XL?8&14A?A/AA?8U14A?A/AA"F?A<A7Z"F"E<A7Y"F?B<A7W"F@E:A>"F?8N14A/A="F"D/A;"F"S/A7N"F"B*AA:A""F"B)AI/A)"F?r14A)AA%M/A."F?9~04A)AA%P/A+"F"L?6Bj?S^<A|"R"7A{E>"F?wurQ/A7|"F?G<Ao"F5MAAAAAAAAAAAAAAAA5LA7["F?"d"F?9*AdQ7WFC>C>C>C>"T?BeOCBCAL"F?"d?A"CQ)MCL"P?rr4A"M %B)AI%7A?Gj?E^E>"F?"d?A?KQ)MCL"F?"dCqCq"B)AE#7C?A#G"7A?Fj%B?F^E>C>Cq"F)A)#H"F)A(#S"F)A"#T"D)AA%ZEq"D)AE#B"F?A<A7."F"B/A7*"F"Z/A7%"F?B/A7 C>D>C>?rr4A"G?Mf"Pd"G"M} #B"F?Id"F?9KAdQ7?"F)AI%K[NC"F)AM#NC>C>"B)AI%B?Hj%D?EeOCBACL"F"M/Ao"F"P/Am"F"H/Ai"F"S/Af"F"T/A7["F"G?Bd/A7~"F"B?En?A"D?F] /ArBC>C>"NOCDBAL"K,AA?.]NCL?A#ID>"NE>"K,AA?.e?6Bj%B?J{"I?r8|9R-{kND"B"I?Kfd#I"N?Be#N"K?Bd#KMBLLCq"IE>C>D>"F)A7~%B"F)ArB_Eq"F?rr4A"F)Am"B?Mfd"F)Ao"B| )AI?En/A7~?BF?AL?B]E>"I?Be%INBMCLL"IMCLL?ALNB"F)A7~%G"F)ArB_NCMBL"K"Nd#W"G?Bd#G"B?En# ?A#I"D?E^#!D>"G" }"!k[E>?rr4A"G?Mf"Pd%7B"G"M} %D)AE%B"B?A^e%B"D)AA?Bd%J_"B"S{k#R?A"B"Je"R #U?B"J"Td"R #J?rr4A"7B?Md"M"G%B?Bd| )AI?En#GC>"D,AI?Ij[E>C>"F"K"NQ7&"F)AA?B]NA"N"U^NE"J"K"NQsBNEMCLL"F?A<Am"F"U/Af"F"J/A7["F?A/Ai"F?9*Ad"K"WQ7P[NCL?B#I"B#QMBLL"I?Bj[NA"Q?Bd#GMBLL@D##?A#G?AMCL"B)AI?Hj?F]NC@D##?BF"F"M/A7<"F"P/A7."F"H/A7*"F"S/A7%"F"T/A7 "F"F?9KAd%D/Aa"F"7A?En?A"B?E] % /ArB"F"M/Ao"F"P/Am"F"H/Ai"F"S/Af"F"T/A7["F"F?9%Ad/AvB"F"D/AtB"F?tBd#!?B#J?B#D?A#BD>C>"F"!/AxBD>" "J%H|NB"F?rr4A"H?Bd%I?Mf"Pd"I"M} %7B)AI%K?En%J/A7~"F"H/AzB"F?xBd%7D"F?zBd%"Q:[NAL?rr4A"H?Mf"Pd"H"M} %U)AE%I"I?A^e%I"U)AA?Bd%V_"I"S{k#W?A"I"Ve"W #N?B"T"Vd"W #V?rr4A"R"H"Q?Bj %R?Mf"Pd"M"R| %Q)AE#I"Q)AA#W"H"G"U)AI"Q)AIk?IjEq"F?A<A8UB"F?A/AyB"I"I?A^e%G"W?Bd%I_"G"S{k#Q"F?A"G"Ie"Q /A8NB"F?B"I"Td"Q /AxB"F?A<A8)B"F"N/A8!B"F"V/AzB"F?A/A8&B"7D""Q7(#Q"7B)AI%K?EnF?A#Q"I"I?A^e%G"W?Bd%I_"G"S{k#U?A"G"Ie"U "N]E>?B"I"Td"U "V"NQsB[#QL"JL"H?Cd{"K?Hj?F]j%H #G"B"Hk#B"D"Qj#D?B#QMBLL?B#V"B?Bj[E>@C##?CMCL"D?BjE>"G2@"u@8AEt##?C#J"G?BdMFF?C#J@sE##?A#G?B#H?AMGLALL#J"Z[#V"#"G2@"u"J2@Iutt##"Z?A^#H?AMDLL"G2@"u@rCt##?B#J"GL#B?A#H"F?"d%D?A"BQ="D"B"CQ7:?rr4A"F)A+"B?Mfd"F)A."B| )AI?EnL"7A?EnQ="7C?q]NB"F"#:A>"H[NB"F?8E8)rQ/A7|"F"J<A7{"F?J<Ao"F"G/Ai"F?rr4A"F)A+"G?Mfd"F)A."G| %B)AA%C/Am"F"B)AE/Af"F"C/A7["VE>"F?B<A7~L"F)A;,A7I%B?E^E>"F"B<A7~L"F?"d"F?9*AdQ7WMBL"F?"dQELL"L?6Bj%B?S^E>"F?F<Ao"F"O/Ai"F"X/Am"F"Y/Af"F"X/A7["F"L<A7{"F?A<A7~"F@rrrr""B?Ne?A"B?N{ 2@Du%#v=A7a"F@r8Btv4A"#v=A7}"F@uwy34B"#v=A7|"F?"d"F?9*AdQ7WL"A"F?>e%B)AI/AI"A"B*AA:AA"E[E>?t34A?8U14A)AA[<AAL"F?3Bd(AL8@!C7EqBp&A?9 Ce%G(A"F)AI#V"F)AE#I"B)AU,AK?C^E>"G"B)AQ/AxC"G"B5AAA5LArC"G"V?;f%H"Id/A9WB"G"I/A9SB"G?A/A8&C"G@rrrr4A:AzC"G"B)AQ/A8[C"G"B5AAA5LA8)C"G"G?rCd/A9%B"G"G?zCd/A9 B"G?9 Bd#TC>D>C>"H[NC"G?.d"IQ7G"G,A.?G^E>"G?)d"T"IQk"G)A)?BjNBL"I?;d#I"H?;e#HMBLL"G)A+#H"G"I?;d/A9SB"G?9SBd?rr4A"G)AwC"H?Mfd"G)AxC"H| )AI?EnQ7K#JL"G?zCd?E?QQ~F"V?;f#HD>"H%JE>"H?;e#H"G?"d"IQ7G"I?;d#I"G,A"?G]NBLL?q?A"J #JL"G"J/A;"G"V/A8&C"G"E?Xf"Dd/A8!C"G"D/AzC"G"G?;d/A8)C"G"B/A3C"F"G?zCdQ7E"G"C/A9OB"G"E/A9KB"G"D/A9GB"G"B*AA:A8/B"G"B*AI:A8[B"G"B)AQ/A8~B"G"B)AX/A9CB"G?=d?8[v4A?9.A9~KAA"G?A/A3B"G@rrrr4A:A8&B"F)AE%C"F)AI% ?;f%Id#Q"G?8/Bd#Z"C#HC>C>D>"IE>"H,A7M#D"I?;e#I"H?;d#H"D?C]"D?F{kNBMCLL?A#J"G?A/A9<B"G@rrrr4A:A9*B"G?A/A9~B"G@rrrrrB:A9@B"G?A/AvC"G@rrrr4A:ArC"G"B)AQ/A8UC"G"B5AAA5LAwC"C#B?A#HD>C>"B?7Ne#ID>"Q"I?7Nd%E]NB"G?Xd"EQ7G"I?;d#I"H?Bd#H"G,AX%E?G]NALCq"G,AY#R?A#J"G)A9OB?He?D}Eq"G?zCd"G?rCd"I)A(QR?A"G)A8&C%B[NBZ?A"G)A8!C"B?Emd%B?Qe%D[NBZ"D)AA#J"B?Me)AAF?ALL#N"G?9@Bd"E?F^Ep"I7KAAF"I7KAC@rCtL"J2@"ut"G)A9<BQ8PB"G)A9<B%T"G)A9*B]E>"G?9*BdQ8GBL"I?7Nd#B"G)A9.B"T?Emd%D"R<AN"D"E<AM"D"N/AI"D"J/AE"D"H?Be/AA"G"T?Bd%J/A9<BMBLL"JE>C>"G)A9~B#B"G)A9_B"G?A/A8&C"G@rrrrrB:AzC"B"G?zCd%BQQZ"B?I?QQ~?E"C"V" { #7D"G)A9_B%I?Qd#""G)A9~B%!?Em"Id##"B?Fd#%"G?9XBd#&"G)A9<B#("G)A9.B#7E?A#DD>"W#B"E#J"S#T"D?Be#H"D?Em""d#ED>C>"I"#]NDCq"H?Cd#D"I)AI#S"I*AA#7I"H"!_E>?B"E?"e*AA"7I7!NBZL"D"!_Eq"7I"E*AA7!F?ALL#C"S"(_"V" |jE>"S?Em"7Ed%N)AA%S"V_NBL"I?Qd#I"H?Bd#H"E?Qd#EMBLL"S?;f"7Dd%Q,AE#W"Q,AG#H"Q)A(#P"Q)A"#U"N)AI#S"G)A3B#EC>C>C>C>C>C>C>C>C>C>C>C>C>C>"N,AM?BeOFBCDEFAL"G?=d"SQ8MB?9BA#K?6B#L"CE>?B#RMIF?6B#MMGLAL"N,AN#N"G?=d"SQ8MB?rr4A"G)A4B"S?Bd%B?Mfd"G)A8~B"B| %B)AI?Hj%HEq?B#R?9BA#K?6B#L"H?D^NH"B)AE#H"B)AA#J"G)A8/B#P"G)A8=B#M?A#O"G?A<A8)C"G?A/A8&C"H"H?A^e%B"J?Bd%T_"B"M{k#M"G?A"B"Te"M /A8!C"G?B"P"Td"M /AzCD>C>"G"G?zCdQO"G,AA[NA"G,AB%B?"e?6Bj?9ZA}NJ"O?6Bj"B%O?"^kNBMJLL?6B#M"O?6Bj?"]NL?9CA?9BA"H"Je?C{%B #K"N?q"B F?9BA#K?6BL#M"CNF?6B#LMEL"CNG"N,AN#X"G?Qd"G?=d"SQ "G)AU#Y"G)AQ#R"G?Id"Z"S?Bd%7FQe?rr4A"G)A4B%7B"N)AE%C?Mfd"G)A8~B%7C"C| )AI%H?Hj?E^NG"H?En#P"G)AM"W?A"W?6Bj?9IA| ?6Bj?Mf,A8~y>%N?A"N?7R| ?Yf,A8aw>d#7G"C?Bd#CD>"C%H"P}NH?rr4A"C?Bd%C?Mf"7Bd"C"7C} %U)AI%7A?En#C"7A?Hj?F^NA"G?=d"H"XQh[NAL?A#CC>"U)AI%P?Hj?F]E>"P?En#)"H?Cd#C?A#P?A#UD>")"C%H{E>?rr4A"C?Mf%C"G)A4Bd"G)A8~B"H| %7A)AI%*?Hj?E^NK?rr4A"C"7Bd"H"7C} )AI?En#C"7A)AA#7A"G?=d%7H"H"NQ7ANB"P"R"7A}k[E>"G?A<AzC"7H"R"Y"G?zCdQtB?B#PL"G"7F/A8!C"G"N<A8YC"G?D<AzC"G"H?Bd"*?En^<A8ZC"G?=d"7A?Bd%H"H"G?zCdQtB"U"7Gd%U?rr4A|NBMKLL"U?A^#C"PNBL"G?A<AzC"G?=d"R"Y"G?zCdQtBL?9DA?9BA"C #K"X?q"C #MMEL"G?=d"SQ8MB?B#R?9BA#K?6B#LMEL"G?C<AzC"G"H<A8YC"G?=d"U"P"G?zCdQtB?B#R?9EA#K?6B#M"C"Q,AI?8|A^kNG"W?A"W?6Bj%B?9IA| ?6Bj%C?Mf%J,A8ay>%T?A"C?L} ?6Bj?=f%C,Ar8Z>?B]E>C>"B"C?9G8Y4Ad%O,A7P^NA?B#K?A#C"G)A9CB#L?A#M"J?8@y4Ad,AL%B?E|E>"B?Kf?9}8G4Ad%J"L,A,d,AI%K?I{#B?A"K"B #M?B"J"B #KLC>D>"C"M]NB"H"C"Kd,AA^E>"C?Bd#CMBLL"G?A/A7 "G?A/A7V"N)AE#B"G?A<A9IC"G?A7QA9GC"G?B<A9CC"G@E:A4C"G"L/A8=C"G"Z)AQ/A3C"G"Z5AAA5LAzC"G"G)A9OB%L?A"L?J| ?Mf?9Oz4Ad/A8/C"G"G?=d/A8[C"G?A7QA9YC"G?B/A9OC"G"C/A9SC"G"C?Hj?Bm"Od-A%7QA9WC"G?rr4A"G)A8)C"B?Mfd"G)A3C"B| %C*AA:A9SB"G"C)AI/A9 B"G?zCd"T"B"G?9SBd"G?9OCdQK"G)A9GB%T"G)A9KB%J?Xfd#N"G)A>%C"G)A7V?Xfd#PD>"C"P^E>Cq"T#B?A"J%L[NAZ"C)AM#K?A#OD>"L?C}E>"O"L?Bn%Md%U"O"K"U?Xf"Bd)AM{ #O"L"Me#LMBLL"K"O?Xf"Bd)AM{"OdL%LE>"J"L?Be|ND"B"L?Xfd#BL"C?Xd"C)AM#U"C,AR#X"C,AQ#Y"C)AI#O"C,AT#CD>C>?9EA#K?6B#M"B"N]NN"U"B)AM^NN"G"B,AT%K<A9WB"G"B-AQ7QA9XB"G"B)AI%M/A9SB"G"X<A8#C"G"Y<A8"C"G"O/AzC"G"C<A8!C"C"K]"M"O]jE>"&"%Q/NBL"B?Xd#BMBLL#CMBLL?9EA#K?6B#MMBL?9EA#KMHLL"H#LMBL"CND"G?=d%C"N)AE"HQ7AND"G"H<A8YC?B#R"G?B?C"G)A9OB?He?D_ <AzC"C"U"P"G?zCdQtB?9FA#KMEL?A#RMFL?B#R?6B#LMEL?6B#MMDL?C#R"E"G)A3B|E>"G"E/A3BL"T#S"J#E"B#WMDL?6B#ML"H#LL"G)A3B"Ee#OL"I?Qd#I"Q"R<A!"Q"K<A "Q"M<AZ"Q"L<AY"Q"W<AX"Q"O/AU"Q"E/AQ"Q"S/AMMALALL"A"G)A3B/AI"A"G*A8&B:AA"G?rCd?E?QQ~"G?9@Bd?I?QQ~"G?9*Bd?E?QQ~MBL"A"G)A3B/AI"A"G*A8&B:AAL"G?=dQl"V"F)AI|E>"F"V/AIL"G?9 Cd(ALrOCIqDp&A?.e%E(A?9YA#G?W#D@rrrr9<67T#L?6B#HC>C>C>C>C>C>C>C>C>C>C>C>C>"C,AQ?BeONBFGHIJMKLJCDEAL?A#H"C,AR%D?A"D?9IA| ?Mf%G?8@y4Ad#F"G,A8}y>#I"D2?9YA#G?*#D@rrrrr9 7T#L@rrrrrr>#MC>C>C>C>C>C>C>C>C>"C,AT?GeOOABHCDIEFHHHHHGHL?7D#DC>C>C>C>"I?FeOFLKABCKL"B"C)AA"C)AEQ7Y[NJMCL"B"C)AA"C)AEQ7YNBMIL"B"C)AA"C)AEQ7Y[NHL?!#DMHL"E?A/A+"E@rrrrQ:A("B"C"E?(dQ7M"E"E)A)%G"E)A+%D"F,AL%F?E|Eq"F?Kf?9}8G4Ad%I"B)AX,A,d,AI%H?I{#F?A"H"F #H?B"I"F F?BL"HQI"B)AU,AL"E,AAEq"E,AB%B2@6Bs@.u#M"B?A"B?7R| ?6Bj?Yf%B,A8aw>"D]Eq?8|A?8{A"B?2w4Ad"D"G"DQ7) F?8{ALF@rrrri#M?9YAL#G?"k#D"E?(dQ8,BMGL?(#DC>C>"I?GeODABHBL"B)AU,AL?%k#DMGL?7F?7E"C,AV"F,AE] #DMFL"B)AU,AL?7Gd#D?8}A#GMEL?7H#DMDL?7I#DMCL"F7KAK@)u#L?8aA#G?+#DMBL"B)AU,AL?7Bd#DL@"u"Lt#L"M@.v8%#HMLLC>Cq"C,AR%D?A"D?9IA| ?Mf%F7KA8ay>#M"D2#N?.#D@666H#LC>C>C>"C,AT?OeOEAEBCBL?:?-"F?8@y4Ad,AC #DMDL?7OMBL"B)AU,AL?7MdL#D"M#LL"L@)u"N@"ut#LMKL"C,AR?9SAk#DMJL?9XA#DMIL?9WA#DMHL"C,AR%D2"D?A"D?9IA| ?Mf,A8}y>?G]Eq?9YA?8~A"B)AU,AL%B #G?7J"BeF?,L#D@"u@rrrrr9 7Tt#LMGL"C,AR%D2@6Bs#L"C,AT?S]E>"L@)u@rrrr9<7Dt#L?7O#DMGLCq"E@rrrrQ:A("E?A/A+"B"C"E?(dQ7M"B)AX,A,#F"E?Qd"D?A"D?O| ?6Bj?=f?9G8Y4Ad%G"E)A)%H"E)A+%IQ7X"E)AQ?BjE>"F?Bm"Gd-AG"E)AU%J?Pjn?BjE>"J"G,A7Pd2@6Bs@"u@rrrrr9 7Tt#L?9YA#G?6B#H"B)AU,AL?7KdMCLL"B)AU,AL"E?Id"D"H"I"FQ!?8{A?9YA"E,AI%D #G"E,AJ?q"D #H"L@)u@rrrr9<7Dt#L?/kL#D"E?(dQ8,BMFL?9AA#G"B)AU%B,AK?C^Eq"B,AL?;kF?<L#DMEL?S#DC>C>C>C>"C,AR%F?Ne?A"F?N{ ?BeOEBCHDAL"C)AE#D"C)AA#I"E?Xd?B"B)AA"B)AI%J"B)AE{%B %K?A"J"B %BQ7{C>"FE>"F?N^"D"I|k"B"D_kNB"I"Kd,AA?"k?9}A^NB? #DMIF"E)A!%B[E>?X#DMJL"E)AX%I,AA%D?=]E>?Y#DMJL"B?B]"D?7D^kNB?Z#D"I,AB%B?8GB]"B?8|B]"B?9;B]kkNILL"F#DMGL?P?O"B)AU,AK?C] #DMFL"B)AU,AL?Qk#DMEL?rrrI"B)AX)AM%B"B?rrrI} 2@rrrr9<67Tt#L?T#DMDL"B)AX#B?V#DC>C>"C,AT?DeOCABEL?r9E8:9:B"B)AI%B"B?r9E8:9:B} 2@rrrr9<67Tt#L?U#DMDL?rrrI"B)AM%B"B?rrrI} 2@rrrr9<67Tt#L?T#DMCL?7A#DMBL"C,AR?7Qd#DL"A?C<A!"A"D<AJ"A"G<AI"A"C*AQ:A."A"C5AAA5LA""A"L@6666667Ts"H2@.ut@rrrrrrrrqt:AA"E?.d(AL8PNCMqBpC>Cq&A?.e%F(A?6B#H"B,AA%P#GC>C>C>"P?BeODABCEL"B,ABMCL"B,AB#G?9aB#HMCL?5BL#H?A#GL"A,AI#I"A-A7M#K"A,A7O#L"A,A7L#M"A,AJ#N"A)AE#O"A,A!#Q"F?A7QAW"F"Q?C^<AV"F"C<AU"F"O/AQ"F"G<AP"F"H<AO"F"N<AM"F"M<AL"F"L<AK"F"K7QAI"F?q"I"I?9YA] <AN"F?Id%C?QQo"F"A)AA/AI"C"F?MdQq?x34A)AA#K?8~8G4A?9G8G4AQqC>C>"E?Qd?8!8B4AQ/%G[E>"D)A>)AU,AK?C^E>"C"D"E)AIQR"D?"d"D)A)%A"F)AI%C"A"C_ %JQ7a"D,A7V?B^ND"J[NC"J?Bd#JMDLL"D?"d?AQ7a"D,A7V[NBL"F"D,A[?rrrrEk/AI"F?Id"F?MdQq?A#JLC>"D)A>%A)AU,AK?C]E>C>C>C>"E,AQ?BeONEEBBCEEEEEEBBAL"E,AR#A"D?"d?M?A"D)A)?4A} Q8OB"F"A?A"A?9IA| ?Mf,A8~y>?rrrrEk/AI"F?Id"F?MdQqMDL"F?A/AQ"F@rrrrQ:AI"A"E"F?Id%AQ7M"D"F)AM"F)AQQ2B"AQ8,BMCL?A#G?B"A)AA"A)AI%C"A)AE{%H #A?A"C"H %HE>"A,AA?7T]#GL"E)AA#C"F"G/A)"F"H/A("F"A/A"D>"F?Id%E"F?"dQ7C"F)AI?B^NC"F)AQ%G"C}NA"C"F)AU_NA"F)AX"C_NAL"E"A"H"F)AM"GQL"F)AI%A?rrrro]NB"F"F*AM%R:AM"F"A/AI"D"R8%"R@"v8%Q2B"EQ8,BF"GE>"A)AX%A)AE#C"A)AA#A"F?A<AU"F"C?A"A /AQ"F?B/AI"F"A?B"A /AMD>"F"F?IdQ7?"F)AA%A[ND"F?"d%C"A"F)AE"AdQ7S"D"F)A("F)A)Q2B"CQ8,BMALAL"D?"d#G"D)AE%C"D)AI?Emd#L"F?(d#O"F?.d#M"D)A)#AD>C>"AE>"L"Ce?En"A|NB"A?Em"Cd#AF"C%A"L]NBL"F"D)A>%N)AQ/AX"F"N5AAA5LAI"A?Qd#C"A,AME>"F"A)AI/A""F?"d"OQqFC>"F?rr4A"F)AU"A)AE%A?Mfd"F)AX"A| %A*AA:A""F"A)AI%A/A)"A?Ij[E>C>@A#R"F)AM%A"F)A"?Bd%H}"A"He?I}jE>"H"F)AId*AA#RL?A#A?rrrrE#ID>"A?8IM]NB"A?2w4Ad"N"H"RQ&[E>"I?Bd#I"A?Yd#AMBLL"F"I/A+"F?+d"MQqMCLL?8U34A)AA#A"F?Id"F?"d?8N34AQ7~"F"AQ8ZB?rrrrok/A+"F?+d"MQq"A?8U34A)AA%H{NA"G"A?y34A)AAd"H"AeQ>?A#AMDLL?A#A"G?M?A"D)A)?4A} Q8OBMBLL"E,AQ?C^NB"E,AR#A"G?M?A"D)A)?4A} Q8OB"F"A?A"A?9IA| ?Mf,A8~y>?rrrrEk/AI"F?Id"F?MdQqLL"D"D)A."D)A+d/A."F?x34A)AA"Ke?Ce/AM"F"J/AI"K"F?Id%A?CQg"P?D]E>"A"B)AE"B)AIQ7>"F*AI#R"F?D?A"F,AQ%B /AU"F?9@8G4A?B"B /AQ"F"R:AI"F?"d%B"AQ7T"F)A(#C"F)A)#D&A?Qe%A(A"A"C"DQ8*B/AM"A?Md"A?Qd%AQq"A(A"BQ8,BL"F?.d(AL8GNBUq&A?4Be%B(A"A)AI#E"A)AE#F"A)AA#G"A)AU,AI%C?A"C?9IA| ?Mf,A9Ay>#CD>"D?X^E>"D"B?8!Bdd?A/AA"D?Md#DMBLL"B?A7QA="B"C<A7S"B"B*A8!B:AX"B"B5AA8)B5LA""B?A/A;"B@rrrr4A:A."A)A!%C?A/A7."C?A/A7 "C?A/A+"C?A/A"?B"G"E"F{%C #L"B?.d#O"B?A"E"C %PEq"L,AA?7T]F?AL/A7Y"B"P/A7W"B"L/A7V"B?8/Bd#G"ACqC>C>C>D>C>"B?9KAd"B?8~AdQ7C"B)A7 %M?B^NA"B)A7<#Q"B)A7.#R"B?8!Bd%I"L"P"B)A7%%N"B)A7*%SQL"B)A8)B#C"B)A8&B#D"B)A8!B%T?rrrro]NC"B"C/Af"B"D/A7["B"T/Aa"I"L"P"R"QQL"B)A8)B#I"B)A8&B#K"B)A8!B%F?rrrro]ND"B"I/Ao"B"K/Am"B"F/Ai"A)AX,A,#M"B?Qd"B,A7S%U?A"U?O| %F?=f?9G8Y4Ad%J"D"CQ7X"B)AQ?B]E>?B"B)AU%H?Pjm%E"M?Bm"Jd-AGj[E>"E"B-A=%CjE>"A?A"N"SQ8DBL"B"C"Ek7QA="H"J,A7Pd#E"F?He?6Bj?9aB}E>C>"B"J-A/7QA8/B"B@A:A8=B?A#D"G#CD>"D?X]NB"H"C,AA]E>"D"B?Xdd%F)AA[E>"F?B/AA"F"Q/AI"F"R/AELL"D?Md#D"C?Bd#CMALALL"E?A"E?6Bj?9IA| ?6Bj?Mf%D,A8}y>"K"I"A)AX,A-QH%C?6Bj?X^E>"A"C"D?8@y4Ad,AD"E?A"R"Q?AQ7ZL"B?9<AdQ8,B"B?9%AdQ8,BMDLL"A?QQ8TBE>C>"J,A7OE>"B?Id"U"D"C"MQ!"B,AI[NBL"B?C<A8KB"B?Q7QA8JB"B"U<A8HB"B?D<AwB"B?A/AtB"B"N/AvB"B"S/ArB"B"N/A7~"B"J?Bd"A)AU?Jd"J,AA ,AA<A8IB"A"B?9~Ad?A?AQ0B"B)Af#C"B)A7[#D"B)Aa#TLL"A)A!#H"B)A;#E"B"T/A8UB"B"D/A8NB"B"C"Dd/AzB"B"D/AyB"H)A"#D&A?Qe%F(A"H?Xd"B)AyB%C"B)AzB"CeQxB"F"B)A8NB/AM"F"B)A8UB/AI"F?IdQ8,B"F?Qd(A"B?B<A3B"B"D/A8&B"B"E/A8!B"B"H)A"/A8)B"H?(d"B?8!BdQ8UB"E"B)A.]E>&A?Qe%C(A"C?Id"O"O)AA?B?E?IQ7R"C)AI?8Arrro]E>"C?Qd(AF"C)AMALL"B)A7N"E?Dmd%C"S/AE"C"N/AA"B"E?Bd/A;"B?9<AdQ8,BMBLL?AMDL"C#I"D#KMBL"B?9%AdQ8,BL?BL<A,"A)A!%C?Xd?B?AQF"C)A7 #H"B)A7N#E"B)A;#F?A#C?A#DD>"D"H^E>"D"A)A!%G)A7 _E>"C"G)A7Yd)AA%G"F_E>"A?A"G?Dm"Ed%G)AA"G)AEQ8DBLL"D?Bd#D"C?Ed#CMBLL"B,A7S%C?A"C?O| %C?Fe?6Bj?B|E>C>"B)AX?Bj[NA"B)A(?Bj[NA"A?T"C?=f%C,At8Z>"C,A8C8Z>"C?8B8Z4Ad"C?s8Z4Ad"B)A!%G"B)A)%C{%D ,AAd?A"G"C"D "B?"d"B?+d"D )AA?AQ7ZLL"ME>"B?A7QA8=B"B?8C8UyI/A8/B"B?A/A8)B"B"K/A3B"B"I/A8&B"B"K/A8!B"A"B?8!BdQ7WL"O?E?IQ~"B?4Bd(AL9(MCWqDp&A?.e%F(A"A?A/A""A?Xd"A)AU%GQ8"B"A)A!"A)A"%I?Emd#ED>"G"H^E>"E@A:AA"E"H/AI"E?Qd#E"I?Bd#I"H?Bd#HMBLL"A"I/A""F?A/AI"F?A<AQ"F?A/AA"F"A)AU/AM"A?(d%V"FQ8LB"A?=d#W"A?.d#7AC>D>C>"A)A+%G[NA"A"G?Be%G/A+"A)A)"G?Ufd%G)AA%T?C]NA"G,AQ"G)AE#R?A"A)A!"G)AI%Q?Emd%O"Q"G)AM%S{"A)A""S_k%D #G"S"Qe%P?C_"DkNB?Bj[E>C>"P?Em"Gd#X"A)AI#J"A)AE#U"A)AU#L"A)AQ#N"G#KD>"X"K%D]NB"D?Qd#K"L"D)AI%E|NA"E?Em"Nd%E)AI%M"E)AE%H_"J"C"E,AM%E "M_k#I?A"M"He"I #M?B"H"U"B"E d"I #E"D"T?B^Ep"F"E/AA"F"M?oj"Ed/AE"F"M?9_666Hj"Ed%D/AI"F"M?Hj"Dd/AM@A#Y"F)AA%DE>"F)AE%E"D^E>"E"De?Dn#ED>"Y"D*AA8C@8O9_8(9|8Q8<9Y8T8Wqp@"8E#Y"D?Id#D"E?Be%ENALLL"F)AI%DE>"F)AM%E"D^E>"E"De#ED>"D7KAA"Y8C@8O9_8(9|8Q8<9Y8T8Wqp@"8E#Y"D?Bd#D"E?Be%ENALLL"YF?B"E"Rd"M"R_ #IC>"M"Re%D?A"D"M| %E?I_%HEp"I?Be#I@A#Y"E#DD>"D[NC"D"Id7KAA@;u"Y@Ivt#Y"D?Be#DMALAF"I*AA%Z@;u"Z@r9aDs@)ut"Z@rr9~Hs@Xu"Z@rrr9_Ps@Iutt"Z@)v@r9aDs"Z@Iv@rrr9_Ps"Z@Xv@rr9~HstttL#YL"E?I"H 2"YtL:AAMALALL"P?R_E>C>"P?Em%I"Gd#U?A#J?B#L"G#HD>"H"U]NE"JE>C>"H*AA#Z"I#D"L#E"G#ND>"D[NB?B?C"Z"N*AA7!%K "K"E #K"D?Qe#D"E?Bd#E"N?Qd#N"K?6Bj?C]NAL"K?BjNDLL"H?Qd#H"L?Be#L"J?Bd#JMALALL@q#Y@A# "O#D"P#ED>" "D*AA%Zt# "Y"Zs#Y"D?Qd#D"E?Be%ENAL"Y" 7"E>"P?Bd#K"G?Qe#L@B"Y" 8C7{@7T8Cu#Z?A#E?A#JD>C>"E?Em"Ld#DD>"E?Bd%E"K]NB"Z"D?Qd%D*AAs@A7"NAL"J"P}NF"F"D5AAA5LAA"D"J?Em"Gd%D5AAA5LAA"D"F5AAA5LAA"J?Bd#JMBLL"F"S/AU"F"Q/AI"F"J"Qd%G/AQ"F"G/AM?A#DD>"D?Q]ND"D"Fd*AI#Z"F?B<A+"F"R/A""F"T/A!"F"Z:A("V"F?!dQ8LB"D?Id#DMALAL"T?A"Y@9_Bs7  E>"P?Em%D"Od#I"Q"S]NC?A#J"O)AI#H"I"O?Qd%G^E>"G?Id#E"I"Ge?En#ID>"H"E)AA%G"G"H{ #H"E?Qd#E"I?Be%INALL"A)AU"H{E>?B#J"A)AQ"H?Emd)AA#LLD>"D[ND"O)AI%G"H^E>?A#N"G"A)AU_E>?B#N"A)AQ"G?Emd)AA#KL"7A"N"KQ8BB"W"J"LQ8BBL"O?Qd#O"D?Qe#DMALAF"F"S/AM"F"Q/AI"F?B/AA"F?A<AQ"F"R?Hd?A"T?Bj /AE"V"FQ8LBMCLALL"F?.d(APLAL8UJCSqCp&A?rBe%F(A"F"A/A>"F?A/AI"F@rrrr4A:AA"F@rrrr4A:A""F5MAAAAAAAAAAAAAAAA5LA)"F@I:A;"F?8/8G4A-AA7QA7V"F"A5AAA5LAM"F"A)AQ/A!"C?;f"Bd#Q"A)AX#M"F?9SAd%K?Md#R"K?Ed#S"F?7Nd#I"F?"d?A#KC>C>D>"B"Q^E>Cq"B?"d#G?8U34A)AA#N?x34A)AA#O"F)A=#P"F)A>)AX,A7LEq"B,A.#H"F?9SAd%J"F"GQV"H?L|?A?B"Hm?4 j E>"B"J?A"F"GQD?AMCL"B"F?9SAd?B"F"GQD"B7OA(#7A"I"B7OA"?x34A)AA?Bm%G?BkQ8PB"I"7A"G?CdQ8PB?9%8G4A?9@8G4AQq?BF"F?9SAd%H"F"GQV"B"H?A"F"GQD?ALL#J"B,A!%L?C^E>C>"B)AU#G"B)AQ#H"B-AX#U"B,AZ#V"F"B,A %W?9CA]<A7:"F"J<A7/"F"V<A7."F"U7QA7,"F"L<A7+"F"W<A7*"F?A<A7;"F?9SAd%J?IQo"F?A"G"G"G"Hd%L{"E"L_k%G %L/A7*"J"SQq?E"H?Em"Dd"G #G"L?Em#HD>"H[NB"F"G*AA:A7W"G7OAM#7A"G7OAI#X?8U34A)AA"F?9CAd"F)A>?8N34AQ7LQ8ZB#J"I"X?x34A)AA?BmQ8PB"I"7A?x34A)AA?Bm?CdQ8PB"F"J/A7<"F@A:A7*"F?9SAd"RQq"H?Qe#H"G?Qd#GMALALL"F)A.?8Ar4A}?A"K E>"M,A7M[NDL"B?;d#B"K?Bd#KMBLL"C#KMBL"O?x34A)AA|E>?x34A"O/AAL"N?8U34A)AA|E>?8U34A"N/AAL"F)A="P_NA"F"P/A=L"M,A7K#C"F"I*AA:A7W"F"I)AI%B/A7 ?8&8G4A)AA#D?8)8G4A)AA?38G4A)AA"F)A7Y#G"F?A/A7<"F@rrrrrB:A7*"G"B"F?9SAd%HQQZ"H?I?QQ~"F"C<Am"F@rrrrQ:Af"F@A:Aa"F"A)AI/A7<"F"A*AA:A7*"B?Em#H?Be#C?Be#ED>"HE>"G)AI#A"F?9SAd"G)AAQT"F)Af#I"F)Ai#B"F"D"F)A7[%Md/Ao"A?Bn%N"F?9_Ad%O?BQg"A?BjE>"F"B"Ed/Ao"F"M"Ie"C?A"B?B] d?Bd/A7~"N?Cd"O?CQgL"G?Qd#G"H?Qe#HMBLL"F?9CAd?I?QQ~"F?E?QQ~?E?EQ~"F?rBd(A"KL9"ICEqD7}?X#FC>C>C>C>C>C>"A?6Bj?CeOEABCDFL"B"Cd#F"B#AC>D>"A"F]NB"A,AA,A8&8E>?B]E>"E?Bd#E"A?Bd#AMBLL?K#F"C"E_NF"C"E]NA"E[NF"B"Ed,AA?4A^NF"E"Ce#H?A#B?B#C?,#GD>"C"HdE>CqC>C>C>C>"A"Cd,AA%E?,eOCABCL"B?Be?7S_NCMBL?A"G?6Bj?,^NCZL"E?.e?6Bj?J{"E?9ZBj?8{Ae?6Bj?Y{j"B?7T}kNJL"B?BdL#B?,"E"E?7J] #G"C?Bd#CMBLL"G?6Bj?,^NE"B?7T_"Dj[NFMEL"DND?KPL?L#F"C?Z_ND"B5AAA%I5M9K9K9K9K9N9K9K9N9K9K8)9K9K9A9K9K5g%J5MJJJJJJJJJJJJJJJJ57_5MAAAAAAAAAAAAAAAA5NABCDUFG7AIJZLM7BOP"J5&57>[ND5MAAAAAAAAAAAAAAAA"B5AAK%J5M8)9K9K9A9K9K9A9K9K9M9K9K9K9K9K9K5g%K5MJJJJJJJJJJJJJJJJ57_5NARSDUVG7AXJZ !7B7C7D"K5&57>[NDCq"I5WJ?.e?6Bj#D"I5WI?.e?6Bj?Kf#E"I5WF?.e?6Bj?Kf"I5WG?.e?6Bjd%A?L|E>C>?7C?B"Am?9KUjNCZ"A?C^NA"I5WC?.e?6Bj?Kf"I5WD?.e?6Bjd%A"I5WA?Bm"I5WBd"A ?Dj[?!kMCLL?7D?A"A?Be?M_ L"D"Ed?Be{E>C>"J5WB?.e?6Bj?Kf"J5WC?.e?6Bjd?7A{"J5WE?.e?6Bj?Kf"J5WF?.e?6Bjd?7Q{k"J5WH?.e?6Bj?Kf"J5WI?.e?6Bjd?7Q{kNA?X#F"C?Ze%A[NFC>"A?B]"B,AZ%C?9UA]jNA?L#FC>"C?7IeODAHAHL"A?G^NB"B,A %A?.e?6Bj?C{NB"B,A!%C?.e?6Bj?J{NB"B,A7B?<^NB"B,A7C?.e?6Bj?F{NB"B,A7D?.e?6Bj?J{NB"A?7L^NA"C?7M{NGL?MPLL?LPL?A#A"CEq"C?Be#E"B?Bd?A"B,AA?,] F?AL#D"E"C"D #C"D"B"D #BC>D>"A"C^E>"A"Bd%D,AA?7J]NC"A?Bd#AMBLL"B"CQ8EBNC?NPL?N#F"B"AQ8EB[NC"D?Bd"C"A?qldQ8EBNBMCL?X?G"B"CQ8EB #FMBL?XPL"FL9UFBWq&A?9 Ae%F(A"B"Cd#R"D"Ed#V?q#MD>"D"V^E>?A#H"C"D,AA%S?A"S?7R| ?Yf%L,A8aw>%Ie"I"Ce"C"I{ %J"I?D"I?Cn%G"G?D} ?B"G %Nd|E>C>"B"R"L?2w4Ad%O"I"OdQfE>?B#H?A#EMBL"J"N{NA"B"CQ8VB"O"IQ8VB8C7}8%"N?Bm{NA"F5MAAAAAAAAAAAAAAAA5LAQ"F5MAAAAAAAAAAAAAAAA5LAA?A#ED>"E?"^E>"E"F?>ed"E<AA"E?Bd#EMBLL?A#J"B#E?A#GD>"E"R^E>"F@A:A#"F5MAAAAAAAAAAAAAAAA5LA*"F@A:A;"F"J?Bd%L<A""E?Bd"E,AA#P?A#H"G?6Bj#7A?A#G"L#KD>"H%E?7D]"E"I]k[E>"G#Q"E"Od,AA#G?6B#H"JE>"E["Q?6Bj"P^k"G?6Bj"7A^k[E>"E?Be?7Dj"Fd,AA?Bd#HLL"H?6Bj%Q"K?Bd?6Bj%K"F?>e%X"E?Bd%H?7Dj%Yd,AA?Bd?6Bj%Z"E"Xd,AA"G?6Bj"P^d?6Bj%E"E"Z{ %E"E"K{ %E"E"Q{ #K"Y"F?"dd"K<AAMBLL"F"F5AA7 5LAQ"F"F5AA>5LAA"F"F5AA"5LA>"F"F5AA.5LA7 #E"L#J"P#GMBLL"F?>e"I?7Djd,AA%E"N|#HLL"D?Bd#D"S"T"E"M_"Hj%G #T"E"M"G #M"G"Uk#UMBLL"A"T<AB"A"U?Bj<AA"F?9 Ad(AL9ZFBOq"D?7;|"D?"d%N"C|jE>"B"Dd%G5MAAAAAAAAAAAAAAAA5LAQ"G5MAAAAAAAAAAAAAAAA5LAAL&A?"e#G?B#I?C#K?A"E"E"C"Ne%H?A"C"H} {%E %H?C_Eq"G?3v4A,AA<AX"G?8&v4A*AA:AQ"G?yv4A5AAA5LAA?rr4A#K?4A#E?9%A#H?BF?B?B"B"Nd"E "C"N_ %I,AA%E?B|E>"E,A8=v>#KL"I?7Fd#O"H?7Fe#R"I,AB#M?A#E"G?9*8&4A,AA<AX"G?9 8&4A*AA:AQ"G?9K8&4A5AAA5LAA?X"H?Ce%J"J?X} #P"I?Cd#Q"G?Bk#S?A#JD>"E"P^E>"E"Qd,AA?Be%T?D|E>"E?9S8B4Ad,AA%L?F|"L?C^j[E>"L"Sd"T,Arv><AA?B#J"E?Bd#EMDLL"E?Bd#EMBLLCq"G"J<AA"H?7F_#J"O"M?!m?7D7^j#L"K"K?C]k#O?A#E?A#K"H?7C}E>Cq"I)AZ#K"H?%}Eq"I)A7C%E"JNBZ"I)A%MDF?ALL#EL?AL#H?A"L"J #P"M?Bj#L"M?En?Bj#J"M?Bn?Bj#Q"M?ql?Cn?Bj#I"O?BjL#M"A"H/A!"A"E/AX"A"K/AU"A"R/AQ"A"P/AM"A"D/AI"A"G*AA:A""A"G5AAI5LA)"A"G,AX<A;"A"J<A7T"A"I<A="A"Q<A7Q"A"L<A<"A"M<A7P"A"F?C^<A7S"A"F?B]<A7R"A?A"N"C"N_%C /AE"A?B"B"C /AAL8-FCMqBp&A?"e%I(A"B?A"B?6Bj?O| ?6Bj?=f?9G8Y4Ad%J"A)AX,A,?Bmd%F#N"E-AK"E-AI"F-AC?qlkk#O"C?Bd#F"D)AI?En#P"A)A!)AU#MD>C>"F"P}NA"A,A+?B]E>"A,A)?Bj[NBLCq"I?rr4A"A)AM"F?Mfd"A)AQ"F| %G*AA:AQ"I"G)AI%G/AX"G?IjEq"I?Id"J"A"I?QdQ{"I)AI#H"I)AMF@A#R"A)AE%H"I)AQ?Bd%G}E>"H"Ge?I}E>"G"A)AAd*AA#RLL"K"J,A<%H_E>C>"H"J,A7P%Qd?9JA{NA"Q?Mf"K?Mfd,A8~y>%H?A"H?7R| ?Yf?2w4Ad"A"G"RQ&[NA?B#H"KMDLL"I"J"A"G"RQ_"I)AA#H"I)AELL#GC>"H?B]E>?B"G?Pjm%H"N-AGj[E>"H"LjE>"A"FQ8!BL"G?Bd#K"H"Lk#L"H"OjE>"A"J"G"F"EQ+"F?Bd#FF"A"F?Bd%F"G"J,A7PdQ)LMCLL"A)A!?Md"FQ8WB"A"F?Bd%FQ8RBL?rr4A"A)AM"F?Mfd"A)AQ"F| )AI?En#FMBLL"D)AE%G?q^E>C>"J-AO#F"E)AA?B]Eq"F"E)AE?Hj?Bm"Jd-ASkF"FL"L?qlj%F?66Dj[NA"A"J"F"C"DQ7BLL"A)A!)AU"M{E>"A"B"M"E)AA"E)AE"G?q^QPL"I?"d(AL8SFBFq&A?.e%F(A?A"E"De"C"E_"D"E{k%C #G?B"B"Dd"C #BC>C>D>"G"H%C^E>"C?Bd#H"B"Cd%I,AA?7E^NB"G"H|NC"I,AB%J?.e?6Bj?K}"J?7;j?8{Ae?6Bj?F{j"G"C?Cd|kNC"I,AC%J?<e?6Bj?9[B{"J?7;j?9BAe?6Bj?9{B{kNBMCLL"F?B<A+"F?A/A)"F"G/A("F"B/A""F?Ud%C"F?"dQ|"CQ7OE>C>C>"G?D{E>C>"B)AA?r8A8BtojNA?E"B?Dd?7~j%C"Be"B"C] #C"G?Ee#HD>"C"H_E>"B"Cd)AA?r8A8BtojNC"C?Ed#CMBLL"B"Hd)AA?r8A8Btoj[NCLF"B?Be#H"G#CD>"C[NC"C"Hd"C?Be#C+AA?A7ZNALL"F?Id"G?B?BQp"F?A/A)"F"F)AM%C/A("F"F)AI/A""G[[%HE>"HE>"C"B"G9~KAAL"F"G/A)L"F?"d%BQ7O"BQ8,B[NBL"A"F)A!/AI"A"F*AU:AAMDLL"A"E/AI"A"D/AE"A?rrrro/AA"F?UdQ8,BMBL"I?Bd#B"G"C?qld%I#H?A#G?A#EC>C>D>"HE>"B+AA?A7WND"H?Be#H?B#E"B?Bd#B"G?B#G[NBMCLL"I#EMBL?C#EL"A?rrrro/AA"A"C"Dd%B/AE"A"B"Ed?Bd/AIL"F?.d(AL9~DBHq&A?Qe%E(A"A?Md#HC>C>C>C>C>D>C>"A)AM#D"A)AQ#GD>C>"B"G}NF"B"Dd,AA%C?%]NE"C?9WA]NA"C4?A7WE>"H"BQ7D%C[NI"B"Cd#BF"C?7D|NG"H"BQ7[#BLMBLL"G"B?Bd%F|NEC>C>C>"D"Fd,AA%C?9:AeOICHHHCHCABL"E?Id"A"B?CdQ7N?A#C"E)AI?Bj[NI"E)AM%D?r9<Dj?r3D]Eq"B?Gd%G"A)AQ%F}ND"G"A)AM%Id,AA?9WA^ND"D?68<D{"F"B?Hd%D|kND"D"Id,AA?9[A^ND"E"A"B?IdQ7N"E)AA?Bj[NJ"E)AE?r9_Dj?r8=D^ND?MF?GL#D?B#F"B"Dd%BNDMILC>"C?9"AeOFBGGGBAL"C?%]"C?-]kNA"C?9WA^NFL"B?Cd#B?B#FMBLL"A?P"B?GQ8)BMEL"F"B?Bmd?Cd#CMDL"A)AU"B|E>"A"B?LQaF"A"B?MQaL?A#CMCL"A"F?JQa?A#CMBL"A"BQ7 ?A#CL"E?Qd(A"CL8_FBGq&A?3Be%B(A"A)A.)AA#D"A)A")AA#C"A)AQ)AA#F"A)AA)AA#ED>C>?9*04A?9*04A,AA%A?B"A <AA"A[NAD>?9*04A,AAE>MBFMDLALALL"B?>e?9<04A)AA?9@04A)AA"C?A"C?A7X "D"FQJ"B"B)A7W/AI"B"B*A>:AA"B?Md"B?9GAd?7N9~KAA"C?A7WEq"C?7[_Eq"B5MAAAAAAAAAAAAAAAA5LA>?G#D?F#A?H?I"C?7@] F"B5MAAAAAAAAAAAAAAAA5LA>?C?A"C?ql,A9S8B>%A?De?6Bj?C_%C #G?M?G"C #D?GL#C"B"B5AA>5LAyB"B"G<A2B"B?A<A8)B"B"A<A1B"B"D<A0B"B"C<A8&B"B?yBdF"B?D<A2B"B?>eL#ACq"B"B)AI/A7W"B"B*AA:A>"B?D<A7&"B"A*AA:ArB"B"A5AAI5LAvB"B?Md#D&A?Qe%A(A"B?rBd%C,AV?D]E>"A?Ed"C"E"DQWFQ8 B?8U14A?A/AA?8N14A"CQ8NB"A@E:AE"A?A<AM?8=8G4A#CL"A?Ed"C"E"DQ7""A?Qd(A?x34A)AA%A?E}E>C>"A?H^NA?w34A)AA%C,AM?B^NA"C?Qd?9S8G4A?MQsBNA?AMCLL"B"A/A>?A"B?>e%A?BQg"B?y34A)AA/A>?B"A?BQg"B?8U34A)AA/A>?C"A?BQg?w34A)AAL?9*04A?A<AA"B?3Bd(AL8BEBFq"B)AI%CE>"B"C?In/AI?B#FFC>"B)AE%EE>C>"B"E?Be%G/AE?B#F"B"B)AA%D?Bd/AA"D,AA#C"B,AME>"C?7E]E>"B?CQ?#CMEL"C?7I^ND?"#CMDL"C?9WA^NC"G[NA"B"E?Ce/AE"B"D?Cd/AAC>C>C>C>C>"D,AB%C?9:AeOIAHHHBHCDEL?K#CMGL?N#CMFL?J#CMELC>"B?EQ?%C?r9_Dj?r3D^E>C>?A#D"C?rB_NC"C?rQ_E>"C?7Tj?rBk#D"C?Gn?4Bk#CMDL"C?rrE}NA"C?Gn?7Tj"C?Im?r9aAjk?r8ACk#D"C?Mn?9 Bk#CMCLF"B?B"B)AA?Cd"B)AE%D?C_ /AA"B"D?Ce%E?A"D"E} /AE"C?Km?r9_7Tj"B?EQ??6Hjk?rrEd#CL"C?Qm?rr9~Bj"C?Mn?7Tj"C?Cm?r9aAjkk?r8A8BEk#D"C?Sn?9<Bk#CL"B"D/AIMDLC>C>"C?9"AeOFAEEEBEL?I#CMDL?M#CMCLL?A#FLL"A"C<AB"A"F<AAL9"DCLqBp&A?.e%G(A?B#K?Q#IC>"D?B]E>"B?A"B?6Bj?O| ?6Bj?=f,A8D8Z>"E?Hjn?BjE>?S#IMCLL?A#K?C#MLC>"F["B?6Bj%D?C]jNA"A"IQ8TB[NA"A)A!)AU%E"C"C"E_ #N"C?Cm#F"B?A"D?O| ?6Bj?=f%D?9M8Y4Ad#O"D?9G8Y4Ad%E?Bd#P"C#DD>"D"N]NB"A)A!%H)AU"D|NB"F"H)AQd)AA#HC>"K[E>C>"E,A7O?B^NA"A)AX,A,#L"G?rr4A"A)AM"H?Mfd"A)AQ"H| %J*AA%R:A""G"J)AI/A)"G)A("R8%e?8AD}NC"G?Xd"A"G?"dQ1B"G?Qd"E"G)AX%J"G)A!%QQ7X"G)AQ?B]E>"L?Bm"Od-AA"G)AU?Pjn?BjNBL"G?Id"B"J"Q"LQ!"G,AI[NCLL"A"I"M"P"A)AU?Jd"E,AA ,AA?D"B"HQ7,L"D?Bd#D"F?Ed#FMALAL"A"CQyB"G?.d(ALxEBPq&A?"e%D(A"A"BQ7_%P[E>C>"C?A/AI"C"B?Em"Ad%J"Ae%F?En%IQ8"B"C)AI#E"C"A"J^Eq"FE>"C)AE"E?Emd"A"F9~KAAL"C)AIF"EL"Id/AI"C)AE#F"C)AI#CD>"G#L"A#E"B#J"F%A"C%B?Emd#Q"J#I"E#GD>"IE>"D?Qd%C"G"IQ;"D"D)AU%M/AE"D"D)AQ%N/AA"C"D)AX"D)A!Q;"D"D)AU%K/AM"D"D)AQ%O/AI"D)AX#G"D)A!#ID>C>"F#C"MEq"KEq"D?Id"D"N*AA"O*AA7( F"DLF"K[NB"D?IdL#H"Q%F"C]NB"C?Qd#F"H)AE%R[NB"H"R?Be/AE"H"H)AA%H?Qd/AA"C"H)AI/AI"C"H*AA:AA"D)AM#K"D)AE#M"D)AI#O"D)AA#NMBLLMBLL"L?Bl#G"J#C"E#F"A"BQ7_[NAL"L?BjNA"B"C"B"C_ #GD>"G[NB"E"A*AA:AA"E"A)AI/AI"G?Be#G"A?Qd#A"E?Qd#EMALALL"D?"d(A"P?BlL8:DBLq"B)AE"B)AI%F?Emd?Qe#D"B)A!#G"B)AX#ICqD>C>"F["F["D[kNCZ"D)AA%E"C_E>"C?rr4A"E?Mf"Id"E"G} )AI?En_NBL"B"F?Be%F/AI"D?Qe#DMBLL?AL#ECq"CE>?A"E["C"G}k[NBZL?BL#DC>D>"D[E>"B"HQd?B#DMBL"B)AE#H"B)AI%D[NB"D?Em"Hd%I?Qe%E[NB"I?Ee"I?Me%K)AA%J"C{Eq?A#D"E)AA?BdF"I?Ie)AA#D"JL#E"D?Be#D,AA?Bl#L"B)A!#M"B)AX#ND>"D?Bd#D"C?rr4A"L"E%Gd%H?Mf"Nd"H"M} )AI?En%E}NAL"K"G/AA"I?Ie"D/AA"G"J^E>"B)AI?Be%E"F"E"F_ #FL"C"H{E>?A#DMBLL"B)AI#D"B)AE#HL"A"D/AI"A"H/AE"A"F/AAL9TDBQqCq&A?>d%D(A?rr4A"A)AM%L"C?Mfd"A)AQ%F"C| %E)AI#J"E)AE#K"E)AA#M?A#E"B?A"B?6Bj?O| ?6Bj?=f%G,Ar8Z>?B]"K?q^jE>"G?9G8Y4Ad%G,A7P?Mf%H,A8~y>%E?A"E?7R| ?Yf?2w4Ad#N"J?En#O"C?Bd#E"H?8@y4Ad#H"A)AX#PD>"E"O_E>"D?rr4A"E?Mf"Ld%Q?Md"F"E?Bd| %R)AI/A)"D"R*AA:A""D?rr4A"Q"E"F} %E)AI/A;"D"E*AA:A."N"A"D?.dQ7}E>"D?Id"H,AL"P,A,"A"D?"dQ#"D)AI#S"D)AM#IL"D)A)?En#EMBLL"S?B^E>?A#E"D?A/AU"G-A7LMCF"D"I/AX"D?B/AU"I?Hj?Bm"Gd-A%#E?AMCLAL"D?A/AU?AL#F"D"F7QA7C"D"E7QA!"D"J/A;"D"K/A7N"D"M/A."A"B"C"D?.d"D?UdQK"D?>e(AL9GDCGqB7}&A?Qe%E(A"A)AI%C"B"B"C{ #F"A)AM#CD>"C"F_E>D>"C%B?>e%C"F|E>"E"B/AE"E"A/AI"E"E?Ed/AM"E?Id%D?AQ8FB"D?QQ8FBk"D?"Q8FBk"D?.Q8FBk[NBLL"A)AE#D"A)AA#H?A#CD>"B"F}"Ck[E>5M6666666666666666#I"B"D|E>"D"Be?Q}E>"B"Hd5AAA5MOOOOOOOOOOOOOOOO57E#ILL"B"I5a%C?rrEk7[d#BMBLL"A)AM#G"A"F"B"B"F{ %C/AM"A"A)AQ"C"Ged%G/AQ"B"F}NB?A#B"C"D_E>"C"Hd,AA#BL"ACq"A"C?Bd%C/AM"A,A!?B]Eq?A"B4?>7WNBZ?C?B"B?6Bj?9;B{ F?BLL"Gd%G/AQC>C>"B?6Bj?KeOEBDDADL"C"D}NA"C"Hd,AA?K]NCL"A"G/AU"A"A)AX?Bd/AXMBLL"E?Qd(ALvDCDqBpC>Cq&A?Qe%C(A"A"B?Td?ij%D"A"D{ ?BeQzB%E?Bd%B?7S{E>?A#B?434A*AA@A7+NC"C?Ed?7T"D"A?BeQ7!"C)AE?B^NCFC>?434A*AA%F@q"B2usQ8-B%B?7T{E>?A#B"F"E2v@Bs7 NE"C?Ed"E"D"A?BeQ7!"C)AE?B]NBMEL"A?R_E>?9C34A)AA"B?Cmd)AA%B)AM"BQvB"B?Ee%E"E)AA?Cl/AA"BdMDL"A?Be#AD>C>"C?Ed"B"D"AQ7!"C)AE?B]NC"B?7T}NA?434A*AA@q"B?Bd2usQ8-B%B?4A_NBLL"C?Ed"E"D"AQ7!"C)AENA?A#BMDLL"C)AI#B"C)AML#A"A"B"Dd%D^Eq"D"AQ7.?DF?BL#A"D?Ee"A/AAL"C?Qd(A"BL8SDBFq"B)A>%B)AI%F"B)AE{#D"C)AE%E"C)AA%G_?A"F"D "E_k#F?A"E"Ge"F #E?B"G?B"B)AA"D d"F #DC>C>"C,AQ%GE>C>"G?F^ND"C,AR?N{ND"E[E>"A?G<ABMBL"B)AX,A.[NC"D,AA%B?.e?6Bj?K_E>"A?H<ABMBL"B?<e?H_"B?9VAe?G_k"B?9}Ae?E_k["B?#e?6Bj?P}jE>"B?6A^"B?"}jE>"B?9ZBj?8{Ae?6Bj?Z}E>"A?K<ABF"A?J<ABLMCL"A?I<ABMBL"A"B<AB?C#HMDLF"B)AX,A.[NB"B)AU,AK?C^E>"A@r8Bvy4z8{B?rr4A"B)AM"C)AI%C?Mfd"B)AQ"C| 7OAI@Duv=ABF"A?D<ABLL?B#HMBL"A"E/AI"A"D/AE?D#HL"A"H<AAL9AECCqBp&A?>d%E(A"A"B"C"D?AQA"E?Id?8U14A)AA%A?I?QQp"E?A/A!"E"E*AI:AU"A?Xf#C?y14A)AA#DD>"CE>"E?Ud"D7KAT"D7OAM@Iut"FQ8PB"C?Xe#C"F?Bd#F"D?Xd#DMBLL"E)A!#A"E)AX"E?A/A7N"E@rrrrrB:A+"A"E?+d%AQQ"A?I?QQ~E>?8U14A)AA#A?8U14A?A/AA?8N14A*AA#G?8N14A@rrrr4A:AA"E"A/A)"E"G:A""E)AU#A"E"E)AX%D"E)A!?Em%Cd/A;"E"A/A7N"E"D/A."E"D/A+D>"CE>"E"D?Qd%A/A."E)A("D)AI%B?Xfd?A"E)A)"B{ %B?A^%D?8N14A)AA?8U14A)AA%Fe{E>?8N14A"F"D?E?XQ8JBL?y14A)AA?8U14A)AA%F?Xfd#DD>"BE>"D"B*AQ:AQ"D"B5AAA5LAA"D?Xd#D"F?Bd#F?A#BMBLL?8U14A"F/AA"C?Qe#C"A#DMBLL"E"E?+d/A=&A?Qe%A(A"A"E)A=%B)AA/AM"A"B)AI/AI"A?Id?I?QQ~"A?Qd(A"E?"d?E?XQ~F"E?Ud?I?QQ~L"E?>e(AL9:CBIq&A?>d%D(AC>"A)AyB?He?D_E>?B"A)Ao"A)ArB%B"A)A7~{%E #A"D?A"B"E %BEq"A,AA?7T]F?AL/AM"D"B/AI"D"A/AE"C?A"C?6Bj?7R| ?6Bj?Yf?2w4Ad#CD>"D?Qd"D?EdQ7C"D)AQ%E?B^NC"D?(d"A"B"D)AU"D)AXQL"D)A(?rrrro]NA"D"D*A(:A."D"D)A+%F/A;"C"D)A7N"FQ8SB"D?.dQ8,B[NALF?rr4A"A)AtB%F"B?Mfd"A)AvB%H"B| )AI%E?En#I"B?Bd#B"E?Hj?E]#JD>"B"I_"Jj%E[NC?rr4A"B?Bd%G?Mf"Fd"G"H} )AI"A"B"CQh#K?En#B"K[NALLL"D?>e(A"EL4CBCq"A)AM#CC>C>"B"A)AQ%D_Eq"B"Cd,AA?,]F?AL"Bd%B"D_E>"B"Cd,AA?.]E>"B?Bd#BMCLL"A"BQ7/%B[NB"A)AM#C"A)AQ#DL"B"D_E>"B"Cd,AA?7J]E>"A"B?BdQ7/%B[NC"A)AQ#D"A)AM#CLLCq"B"D_E>C>"B"Cd,AA?9ZBj?8aA]E>"A"B?Bd%B"D_Eq"B"Cd,AA?7Ie?5BjF?BL["BdQ7/%B[NE"A)AQ"B|NBL"B"A)AMd,AAMCLL?AL%C?6Bj%D?7J^"D?9ZA]"C?.e?6Bj?K_k"C?7;j?8{Ae?6Bj?Y|k[jE>"BPL"A"B?IQaL?AL9,CCHqB7}&A?>d%F(A"E)AQ%G?8U14A)AA%H"G"H_ #I?y14A)AA#GC>C>"HE>C>"H?Be%J?Xf"Gd%L,AT%K?F{"K?C]kNA"J"I?Be%K|NA"L5AAA#M"K?Xf"Gd%J"L*AQ:AQ"J"M5LAAMCLL"INA?A#CMBL"F"E/A""F"C*AA:AI"F"C)AI/AQ"F?9~04A*AA:AU"F"D?A"D?J| ?Mf?9Oz4Ad/A!"F"I/A;"F"H?Xf"Gd/A7N"F"G/A."F"F?Id%C/A="F?(d%E"F?.d%IQ7;"I"C"D"G"H"EQB"C"F)A)"F)A+"F)A7N"F)A;QG#C"I?E?QQ~"E?E?;Q~L"A"C/AA"A"C"H_<AF"A"B,AI<AE"F?>e(AL9<CBEq&A?Qe%F(A"E,AI#GC>C>C>C>C>"C)AI%H?Hj%I?FeODABEBLC>C>"G?IeOCBDAL"GNDMCL"A"B"E,ALQ7:"B?Bd"H?En^ND"C)AE?q]ND"E,AF%C?D]ND"A?J"C"D"BQ8QBMDL"G[NA"G?J]E>"H?Gj?E]E>MCFMDLAL"I?D^"G?Be?E{kNB"C)AE"C)AAe?C]E>"A"B"D"EQiMDL"A)AX,A-#I"H?IjEq"F?Id"A"CQ1B"F)AI#E"F)AMF"F"A"CQ8AB"F)AA#E"F)AEL#C"G"E"C"I?BjQH%C?6Bj?X]NC"A"C?A"D"BQ8QBMCL"A"BQ8RBMBL"A"BQ8RB"C)AE?q]NA"A?G"E,AD"D"BQ8QBL"F?Qd(AL8;CBHq&A?Qe%D(A?rr4A"B)AtB"C?Mfd%E?Md"B)AvB%F"C?Bd| )AE#G?rr4A"E"C"F} )AA#E"B)Ao#C"B)ArB%F"B)A7~{#B"D?A"F"B %F/AI"D?B"C"B %I/AE"I?Be#H"F"E?Be|#J"E#BC>CqD>"E?A"B "J"B[kNBZ"B"Hd,AA%C?Je?C}"C?N^"C?"^jj[E>"B?Be#BMBLL"C?+]Eq"B?Be#CMCF"BLL#C"D"D?Ed/AM"F"D?Md%H"GQn%B|NA"B"Id,AA?+^NA"H"B?BdQn#G"E#CL"A"G/AE"A"C/AA"D?Qd(AL8OCBFq&A?"e%F(A"B?A"B?6Bj?O| ?6Bj?=f?9G8Y4Ad#B"E?B|E>"E?Bm"Bd-AC#HL"F@q:AX"F@q:AQ"B,A<%G"B,A7P%Bd?9JA{#E?B"B?Mf?8@y4Ad"E %B?A"G"E ?Mfd#G?A#ED>"B"G^E>"I?Pj#J"I?Bd#I"B?Md#B"H"Jn?Bj["E?P{kNB"E"F?Qdd"B?De,AA<AA"E?Bd#EMBLL"F?Id"C"D?B"F?Qd"E?Q{%B ?A"E"B QI"F,AI#B"A"F,AJ<AB"A"B?Bj<AA"F?"d(AL8%CBIq&A?"e%F(A"B,A<%I"B,A7P%Jd?9JA{#H?B"J?Mf?8@y4Ad"H #G"E)AE?Be#K"E)AA%L?Bd#M?A"I"H ?Mf#E"A)AX,A,?Bm"Bd%B-AG"B-AKk?ql"Cj?66Dj#C?A#BD>"EE>"C"B?Pjn?Bj"G,AE%H?D^jE>"G?Bd"A)AU?Jd"G,AA ,AA#I"F"H<A7B"F?I7QA "F"I<AZ"F"B"Jd<AY"F?C<AX"F"D/AQ"F"K/AU"F"M/AM"F"L/AI"A"F?Id?A?AQ0BL"G?Md#G"B?Bd#B"E?Me#EMBLL"F?"d(ALyCBHq"B)AA%H"B)AI%D"B)AE%F"D"F{ %Cd#GC>D>"C"D^E>"D"Hd%E,AA?7F^NC"B"D?Bd%D/AIMBLL"C#D"G#EL?A#C"A"D"F_%GEq"E?A"G #I"F"De#G"F"Hd#FC>D>"F"C"Ed%H]NB"H,AA?7F^E>"C?Bd#CMBLL"C#GL?A#ED>C>"E"G]%FNA"E"Id,AA?7R]NA"E?Bd#EMBLL"A"D/AE"A"D"Gd%C/AQ"B"C/AI"A"C"D"Ed"F %B/AI"A"C"B?Bd%A"A"C{ /AM?BF?AL/AAL8VCBHq"B"A)AE%G_E>C>?rB#D?8_B#HC>"B"A)AA%Ed%I,AA%A?7Sd?6Bj?7C}E>Cq?D#C"A?9 B]E>?zB#DMDL?8XB"A?9/B]NAZ"A?7Dd?6Bj?P_NC?E#C?xB#DC>C>"A?9<BeOFEAAABAL?rB#D"A?Pd?6Bj?D_NDMEL?8JBL#HF?C#CL?rB#DL"B?Bd%A"G_E>"A"Ed,AA#FL?C#EC>D>"E%A"C^E>"G"A"Bd|NC"A?Bd#E"A"Id+AA?>7WNBMCLL"C#AL"C?A"A"C} ?A"F"H| ?A"D"F| PLL?ALxCBFqC>C>"B"B?Dd?7~j%D^E>"C"D"Be%D"C"D_ #D"CE>?B#ED>"B"Fd,AA?9aA]NE"F?Bd%F"D^NALL"C?Ie%G"D_NBF"C?Ie#G?A#DL?9a9~9{9?H#FD>?r8BtI"B"Dd%H)AA?9a9~9{9?Hl%Ee"Ek?r8BtI"H)AE?9a9~9{9?Hl%Ee"Ekj?r8A8Btoj?r8A8Bto^NB"G"D?Id%D}NALL"C"D^E>C>?9aA#F?B#ED>"B"Dd,AA?9aA^E>"D?Bd%D"C^NBMCLL"D#FMCLL?A#EL"A"F/AE"A"E/AAL8NCCEqBpCq&A?Qe%G(A"E)AI%F?Hj?D]E>C>"F?IjE>"G?Id"B"C"D"EQ7V"G)AM#E"G)AIMDL?B#I"D)AE%H"E)AA?Bd%F}E>"H"Fe?I}E>"F"D)AAd*AA#JLL?A#H"B?6Bj%B?E|E>"C"B?Kf?9}8G4Ad%Ed,AI%C?I{#B?A"C"B #H?B"E"B #IL?A#ED>"E"H]NB"E"Id,AA%B?A"B?7R| ?Yf?2w4Ad"D"F"JQ&[E>"E?Bd#EMBLL?BMCLL?AL#B"A"E/AE"A"B/AA"G?Qd(ALwCCFqBp&A?"e%F(A?B#H?E#GC>"E2"C2p%K@"v7 E>"K8%%C?rrrro"De|E>?A#G"F?!d#I"EE>"B)AA%JE>"F"D/A!"E"Jf#G"F?Xd#I"B)AE#ELL"I"G/AA"F)A!Eq"F)AX%BEq"E"B"D"CQ8+B#E"CF"F?Qd"D"CQ8XB"F)AQ#E"F)AULF"F?Id"D"CQ8XB"F)AI#E"F)AML#B"EE>"A"E/AE?A#H"B#CF"A"D/AEL?I#GMCLL?A#CL"A"Gd"C/AA"A"H/AA"F?"d(AL9[BCDqCp"A,AX%F?H_E>"D"A*AA8C"F?ql?Dm2u7 PL"A*AA"D7!E>C>"B)AA#G@A#D"B)AE%B"C?Id%E}E>"B"Ee?I}E>"E"Gd*AA#DLL"F?Bd%E?I^EqCq"A*AI#H"F?P_E>"D"H8C?rB"E?Dme2u7 PL"E?Q]E>"D"H7!PL"B"C?Qd%C}E>"B"Ce?I}E>"C"Gd*AA#ILL"D"H7"NC?A?4B"E?Dme%B?7T{NAZ"I"A*AQ8C"B2u7 LF?BLPLL?AL8OCBHq&A?Qe%E(A"A?A/A7V"A?A/A;"A?A/AU"A?A/AI"D?Cm#D"A?Md#H"B)AQ#I"B)AM#JD>"DE>?rr4A"C)AA%G?Mf"Jd"G"I} %F,AI?IjE>"E"B"FQ7Q"A)AI#F"A"EQ7^"E?B<AM"E"F/AE"E"G/AA"E"A)AI/AIF"F)AA#K"F)AE#F"E?A<AM"E"F?Be/AI"E"K?Bd/AE"E"G/AAL"H"EQ8UB"C?Ed#C"D?Ee#DMBLL"A?B"B)AA"B)AI%A"B)AE{%B ?A"A"B QF"E?Qd(AL9{BBHq&A?>d%E(A"B)AQ#H"B)AM#I"B)AE#G"B)AA#D"B)AI#CD>C>"B?A/AI"CE>"C?Be"G"De?Xg}NB"D"C?Xfd#DLD>"G"D%C]NB"B"C?Xd%D/AA"C)AI"I)AA}NA"C,AT%F?R{?B"Fm?r8ANj[kNAL"E?Id"H"CQC"E,A7R?D]NA"A)AI%F"A)AA]E>"A?BQ8%BL"C?Xd#D"A)AE"F?;fd"E?Id?;9~KAA"A"F?Bd/AI?A#CMBLL"E?>e(AL9;BCCpIq"C?Cm"Bd#H"A)AA#I"A)AE#F"A)AQ#J"A)AM#K?A#AD>C>"A#C"B"H]NA?rr4A"B)AA%A?Mf"Kd"A"J} %G)AI@A#D"F"G)AA%M?Bd%A}E>"F"Ae?I}E>"A"Id*AA#DLL"B?Ed#B?B#A?IjNB"E@B@q?H"G)AE"Me?Ce%A"A?H} ?Dm2u@q8C"Ds"A28C@8O9_8(9|8Q8<9Y8T8Wqp@<vu%Ds@A7""Ck#A"D"Et#EMBLL"C?ql?BjL9>BBFq"B,A7K#E"B,A.#D"B,AG#F?G#CC>C>C>C>C>"B,A7M%B?OeOEAEBCDL"D?B^ND"E?A"E?9IA| ?6Bj?Mf%D?8@y4Ad#BC>C>C>"D,A8{y>?BeODABCGL?A#CMFL"B,AH#G?B#CMEL"B,AH#G?C#CMDL?G?G?F"D?D^ "F?6B] #CMCL?D?G"D?B] #CMBL"F?6B]"B?H^k"DkNA?G?E"E?9JAe?6Bj?8[B_ #CL"A"G<AB"A"C<AAL8VCBEq&A?"e%D(A"D?rr4A"A)AM"B?Mfd"A)AQ"B| %E*AA:AQ"D"E)AI%E/AX"E?Hj#F"C?A"C?6Bj?9IA| ?6Bj?Mf%G?8@y4Ad#EC>C>C>C>C>"G,A8}y>?BeOHADDDDBCDL"F?D^NC"D)AU"D)AQe?D_NCMDL"F?D^NB"D?Id"E,AL"A)AX,A,"A"D?QdQ#"D)AINC"D)AU"D)AQe?C^E>"A?H?A"C"BQ8QBF"A"B"C"EQiLMCL"F?E^NA"A"E,AL"BQSMBL"A"B"D?Qd"C"EQZL"D?"d(AL9SBBFqCq&A?"e%E(A"A)A!%D?A/A7 "E"A)AQ/AX"E"A5AAA5LAI"D)AU%F"Be%C?A"C"F| %C?C}Eq?E"D)AQ"B?Cmd"B"F{ #B"C?Q|E>?A"E?Id"B"CQ7FNCZL"D?Xd"A"B"CQ("D)A7 F?ALL#D?A#BD>"B"D^E>"A)A!%C)A7 "B{E>"A"G"C)A7Yd)AAQ8!BL"B?Bd#B"G?Ed#GMBLL"E?"d(AL9HBBFq"A)AQ%E"B|E>"A)AU%C"B{#DFC>"B"A)AU%C}NA"B"A)AM%Fd+AA%G?A7ZE>?B#DMBL"A?Md"BQ7D%DNA?A#C"B?Bd%D"E_E>"D"Fd,AA?9 Bj?zB]#CL"B?Cd%D"E_E>C>"C?Bl"G?7]^kNA"D"Fd+AA?>7ZNA"A?P"B?DQ8)BPLL"A?O"B?BQ8)BPLL"A?K"C"B"B"C{ "DQ8)BL9HBBFq"A)AQ%F"B|E>"A)AU%D"B{#EFC>"B"A)AU%D}NA"B"A)AM%Gd+AA%H?A7ZE>?B#EMBL"A?Md"BQ7D%ENA?A#D"B?Bd%C"F_E>"C"Gd,AA?9 Bj?zB]#DL"B?Cd%C"F_E>C>"D?Bl"H?7]^kNA"C"Gd+AA?>7ZNA"A?P"B?DQ8)BPLL"A?O"B?BQ8)BPLL"A"C"D"B"B"D{ "EQ8)BL9JBBCq"C"B,A7Pd#F?B"C?Pjm%C"A)AX,A,%G?Bm"Bd-AKjE>"A?O"F"DQ8HB"A"D?BdQ8RBPL"C"E-AIjE>"A"E)AA?B]Eq?S?R"B,A7Q"E)AE?Hjn?Bj F?RL"F"DQ8HB"A"D?BdQ8RBF"C"G?Bm"Bd-ACj[E>"A?P"F"DQ8HBL"A"A,A7J%B"C"E-AKj?A^k<A7J"A"D?Bd"FQ)"A"B<A7JLL8~BBDq?q"A"Bd%B"A"B{ ?ij#BC>?9C34A)AAE>"A"A?Td?ij%C?Qd%D{"B"D_kNB"C?Ee?H/AAFC>"A?B"A ?Dd?7~j%D?8MCd?ij%C"D_"B"C_kNC?9C34A"D/AA"C?Ee?D?B"B"C{ /AA?A#AD>"A?rC]NB"A"Dd?A/AA"A?Ed#AMALALL"B"C{E>"C"BQ7.L"B#EL"EL8@BBBq&A?9 Ae%E(A"E"B/AQ"E"A/AM"E"C/AU"E"D/AX"E"E?9ZAd%A/A7*"E"A/A7%"E"A/A7 "E"E?Xd/A7Y"E"A/A7W"E"A/A7V"E"A/A>"E"E?Ud/A="E"A/A;"E"A/A7N"E"A/A."E"E?Qd/A+"E"A/A)"E"A/A("E"A/A""E"E?Md/A!"E?!dQ<"E?9 Ad(AL8@BBBq&A?9 Ae%E(A"E"B/AQ"E"A/AM"E"C/AU"E"D/AX"E"E?9ZAd%A/A7*"E"A/A7%"E"A/A7 "E"E?Xd/A7Y"E"A/A7W"E"A/A7V"E"A/A>"E"E?Ud/A="E"A/A;"E"A/A7N"E"A/A."E"E?Qd/A+"E"A/A)"E"A/A("E"A/A""E"E?Md/A!"E?!dQN"E?9 Ad(AL9+BBCq"B?In#D?C#CC>C>C>C>C>C>C>C>C>C>"A?6Bj?GeOQABCDBIHIEJFHHGHHIL?A#C"B?Bj[NI"B?666H{NG"B?rrEj[NI"D?Bj[NGMIL?A#C"B?Bj[NH"D?Bj[NFMHL?A#C"B?rrrI_NG"B?BjNEMGL?A#C"B?Bj[NF"D?Bl"B?666H{k?BjNDMFL"B?Bj[NDMCL"B?Bj[NB?DPL"B?666H|NBL?BPL?A#CL"CL9EBBFq&A?"e%C(A"A)AE#F"A)AA#D"A)AI#E"C"A)AM%G/A!"C"E/AX"D"F^E>"F"De?;g#A"G)AQ#F"G)AM#GD>"C?Qd"DQ7G"C,AQ?G^E>C>"C?Id"C?Xd"DQk"C)AI?B^NA"B?rr4A"C)AM%E?Mf"Gd"E"F} )AI?En%E"B"E{ #BLL"D?;d#D"A?Be%ANALL"C?"d(A"BL9%BBDq&A?Qe%D(AC>C>C>C>"A,AA?BeODABCDL"C"A,AB%A?A"A?7R| ?Yf%A?2w4Ad"A,A8aw>QxBMCL"A,AB#A"C?%Q8YB"C"A?A"A?7R| ?Yf%A?2w4Ad"A,A8aw>QxB"C?%Q8YBMBL"A,AC"A)AE#F"A,AB#A"D?C<AI"D"A<AJ"D?Id"B"CQ7L"C?<Q8YB"D"B"FQe"C"D)AA"D)AEQxB?B^NA"C?+Q8YBL"D?Qd(AL9YBBCq&A?"e%D(AC>"A)AU,AK?C]E>"D?Ed?B"A)AA"A)AI%E"A)AE{%A ?A"E"A "B)AA"B)AEQL"D)AE?rrrro]NB"D"D*AE:AQ"D"D)AM%A/AX"C"D)AU"AQxB"D?QdQ8,BF"D?rr4A"A)AM"B)AI%B?Mfd"A)AQ"B| %B*AA:AQ"D"B)AI%B/AXC>"B?Hj?DeOEACCACL"A"D?Qd"CQ7~LL"D?"d(AL8.BBHq"C"C?Ed%D"C"D{ #G"B)AM#H"B)AQ#I?B#EC>D>C>"C"G]NC"C"I}NA"C"Hd,AA%D?.e%J?6Bj?K}Eq"D?9!Ae?6Bj?G_Eq"D?9RAeF"D?9BAe?6Bj?9|B_NC"D?:eLF"JL?6Bj"F?Emk#F"C?Bd#CMBLL"B"CQ7H?A#EL"A"F/AE"A"E/AAL8/BBHq&A?Qe%D(A"A)AI#B"A?8=8B4A?"QxB"B?"d%F"A)AI%H{#E?A"F"E #F?B"A)AE"E #EC>D>"B"C{E>?B#G"C"F_E>"C"Ed+AA?A7WE>"D"B/AM"D"F/AI"D"E/AE"D?Ed"CQ7D%G[NELL"C"Gd#CMBLL"B"H{NA"A"B/AIL"D?Qd(A"B"C|LmBCqC>"A,AA%C"B,AA]E>C>?B#DC>C>"COMEEEECACCCECBCL"A,AB%A"B,AB%B]%C"A?N{j"A?O_%A"B?N{ %B"Cj"B"A PLMCLL"DPL"A,AB"B,AB]L8=BBEq?rr4A"B)AA%C?Bd%B?Mf%D"A)AA%A)AA%E)AMd"E)AQ"B| )AI?Hj?F]E>C>?B#F?rr4A"D"A)AE)AA%A)AM%Ed"B"A)AQ%A} )AI%B?Hj?F^NA"B?En#D"C?Cd#BD>"B"D}%FNB?rr4A"B?Mf"Ed"A"B| )AI%C?En#B"C?Hj?E]NALLL"FL8)BBEq"B?Qd#E"C"C?A^e#G&A?"e%DCqC>D>"F"Gd[NB"E?Qe*AA"E*AA7*E>"F?Be#F"E?Qd#EMBLL?A"C?B"Fe%G_NBZ"D"E/AI"D"G/AE"D"C"Fd?Be/AM"BMBL?AL%E/AA"D@I:AX"D"C/AU"D"B/AQ"A"D"D?Qd"E 5AAA5LAAL8VBBFq&A?Qe%D(AC>D>C>"D?Id"AQO"D,AI[NA"B"C]NC"D,AJ#G"B?Bd#E"B,AA%F?9aA]Eq"C"E]ND?-?9aA"B,AB?7K] #F"B?CdF"EL#B"F"G]NBMCLL"B"C^E>"B,AA?9aA^"C"B?Bd^kNBL?B#HL"D?Qd(A"HL9QBBFq&A?rBe%B(A"A)A.)AA#C"A)A")AA#D"A)AQ)AA#E"A)AA)AA#FD>C>?9*04A?9*04A,AA%A?B"A <AA"A[NAD>?9*04A,AAE>MBFMDLALALL"B?>e%A?9<04A)AA?9@04A)AA"D"C"EQJ"B"B)A7W/AI"B"B*A>:AA"B?Md%C"B?9GAd?7N9~KAA"A"B"F"C?BQA?9*04A?A<AA"B,A7W"B?rBd(AL8:BBFq&A?Qe%E(A"B)AM?rr4A"B)AQ ,AI?IjEq"B)AI%F"B)AE{#G"C)AE%D"C)AA%H_?A"F"G "D_k#F?A"D"He"F #D?B#C?B"H?B"B)AA"G d"F F"E?Id"B"CQ8AB?A#C"E)AM#D"E)AIL#B"A"C<AM"A"D/AE"A"B/AA"A?A/AI"E?Qd(AL1BBGq"C"B"B"C_ #ED>"B"E^E>"A)AQ%F"B{#C"B?Mf"B?Bd#B"A)AM%Gd?rr4A"C )AI%C?Hj?E^NB"C?En#D"A)A!%C?Md#H"C)AU#I"B#CD>"C"D_E>"H"CQ8WB?rr4A"C?Bd%C?Mf"Gd"C"F} )AI?En#CMBLL"A"IQyBMBLLL8%BBDq&A?Qe%G(A"FE>"C"Dd%C"D}E>"G?Ed"B"C"B)AA?Bm%D"C"D{ %C?I?E?B"F?8AI_ "F?B] %H"C"H{ %C"E"FQ%"G)AE?B^Eq"G)AI#D"B"C/AA"B"D/AE?8ArrroF"G)AM#H"G)AIL#ILL"A"H/AE"A"I/AA"G?Qd(AL8]BBEq&A?"e%D(AC>"B"C^E>C>"B?Bd#E"B,AA%F?9aA]E>"C"E]NB?-?9aA"B,AB?7K] #F"B?Cd#EL"D?Id?I?B?BQp"D)AI#B"D)AM%G"F<AA"D?B/A!"D"G/AX"D"B/AU"D?Ud"E"CQ7-"A"D)A!/AI"A"D*AU:AAMCLL"A?A/AI"A@rrrrQ:AAL"D?"d(AL8UBBEq&A?"e%C(A"B?Ed#D?C#ED>"F"D)AAd#F"D?Id#D"E?Be%ENAL?Q#D"C?Id"F?B?BQp"C?A/A!"C"C*AI:AUD>"DE>"C?Ud"B)AA"B)AEQxB"D?Ie#D"B?Id#BMBLL"A"C)A!/AI"A"C*AU:AA"C?"d(AL9HBCFqB7}&A?Qe%D(A"D5MAAAAAAAAAAAAAAAA5LAA"C?Pj%EE>"D"C?9<666Hj"Bd"E9~KAAL"C?ij"Bd#GD>C>Cq"BE>"B?Qd"B"G^NBZL"HNB"D#B?B#H?AL"F"B5AAA%I5Mpppppppppppppppp5&5a"I5M----------------5&5akcd#F#BMBLL"A"C"Fd?BdQ8OB"D?Qd(AL8RBBDq"B"A)AE%C"B"C_ #D"A"C"De/AE"A"D"A)AA%Bd/AA?A#A"CE>D>"B,AA%C?.e%E?6Bj?K}Eq"C?9RAe?Q"C?:e"C?8{Ae?6Bj?G} "C?9!Ae?6Bj?G_ F"EL?Pj"A?Emk#A"B?Bd#B"D?Be%DNALL"AL8OBBFq&A?Qe%C(A"A)AA#D"A)AE#GCqC>D>"D"G^E>"A"D?Bd%F/AA"D,AA#E"F#D"E?,]"E?9ZA]kNB"C?Id"BQ7]"C,AI%F[NC"C,AJ"E?"?A"E?8{Ae?6Bj?Z_ k]NBMCLL?DMBL?C?B"F L"C?Qd(AL8aBBDq&A?Qe%B(A?8U34A?A/AA?x34A?A/AA?9G8G4A?9S8G4AQq?8~8G4A?9G8G4AQq?8U34A)AA#D?q#CC>C>C>"A,AU?BeOCABCL"B?rr4A"A)AM"A)AX%C?Mfd"A)AQ"C| %C*AA:AA"B"C)AI/AI"A"B?8N34AQ7~?7S#CMBL?7T#CL"B"DQ8ZB/AE"B"C/AA"B"B?IdQq"B?Qd(AL8RBBCq?B#F"B?6Bj%B?E|E>"C"B?Kf?9}8G4Ad%Fd,AI%C?I{#B?A"C"B #G?B"F"B #FL?A#BCqC>D>"B"G^E>"B"Fd,AA%C?A"C?7R| ?Yf?2w4Ad"D"EQ7}NC"B?Bd#BMBLL?AMBL?BL#C"A"B/AE"A"C/AAL8WBCCqBp"ACq&A?Qe%E(AC>"D2"B2p%G@"v7 E>"G8%%D?rrrro"Ce|E>"D[E>"A"C/AI"A?A/AE?AMEL"E?Id"C"DQ8XB"E)AI%FE>"A"F/AI"A"B/AE?AMEF"A"D/AI"A"C/AEMDLALL"A?A/AEL?BL/AA"E?Qd(AL8OBBGq&A?>d%G(A"A)AE"A)AA%Ee?Xg%C"A)AI%D"C"D_ #C"B)AI"B)AE%D?;fd#F"B)AA"A)AM#AD>"CE>"G?Id%H"A"EQC"F"H?;9~KAA"C?Be#C"E?Xd#E"F?;d#F"D?Bd#DMBLL"D/AA"G?>e(AL8?BCCqB7}"A)AA#C"A)AE#AD>C>5M6666666666666666#E"A"A"B{Eq"B"Cd,AA?K]F?AL"Bd%B}E>"A"Be?Q}E>"B"Cd5AAA5M""""""""""""""""5(#ELL"A"B"E5a?rrEk7[d%B|NAC>C>"B"Cd,AA%D?JeOFADCCABL"B?Bd#BMCL"D?"]NBLL"BL8(BBCqC>"B,AT?7Cj?I]E>"A,A,NB"A,A7JE>"B,AQNCC>"B,AR%C?A"C?9IA| ?Mf,A8}y>?CeOFADDDADL"B?A<AVL"A)AX%C,A-NBF"A)AX#CL"B,AU%D?D]NA"C,A7J"B,AV?B]jNA"A"A,A)"D?A^j<A)"A,A+NA"A)A!"BQ8NBLL8MBBEq"B,A<%F"B,A7P%Gd?9JA{#B?B"G?Mf?8@y4Ad"B #G?A"F"B ?Mf#B?A#FC>D>"B[NB"G,AJ%H?A"H?7R| ?Yf?2w4Ad"C"D"EQ&[E>"B?Me#B"F?Bd#F"G?Md#GMBLL?B#IL"A"F/AE"A"I/AAL8LBBEq"B,A<%E"B,A7P%Fd?9JA{#B?B"F?Mf?8@y4Ad"B #F?A"E"B ?Mf#B?A#EC>D>"B[NB"F,AJ%G?A"G?7R| ?Yf?2w4Ad"C"DQ8SB[E>"B?Me#B"E?Bd#E"F?Md#FMBLL?B#HL"A"E/AE"A"H/AAL8KBBEq"B,A<%E"B,A7P%Fd?9JA{#B?B"F?Mf?8@y4Ad"B #F?A"E"B ?Mf#B?A#EC>D>"B[NB"F,AJ%G?A"G?7R| ?Yf?2w4Ad"C"DQ7}[E>"B?Me#B"E?Bd#E"F?Md#FMBLL?B#HL"A"E/AE"A"H/AAL8JBBEq&A?Qe%D(A"B"C^E>C>"A)AI%E"A)AE{#F?A"E"F "C_"B"C{k%ENA?B"B?B"A)AA"F d"E %A,AA?%^NA"D?Id"A?Bd"B?ql"CdQ7{"D)AM[NA"D)AI,AA?9VAe?9ZBj[#GLL"D?Qd(A"GLzBBEq&A?.e%C(A"C?Qd"BQO"C,AQE>"C,AR#D"C?Id?I?B?BQp"C)AI#E"C)AM%F"D<AA"C?B/A!"C"F/AX"C"E/AU"C"B5AAA5LA""C?Ud"C?"dQ7^"A"C)A!/AI"A"C*AU:AAF"A?A/AI"A@rrrrQ:AAL"C?.d(AL8YBBBq&A?"e%I(A"I"C<A7B"I?A<A!"I"B<A "I?A<AX"I"E/AQ"I"F/AU"I"G/AM"I"F/AI"A)AU#C"I"D<AY"I"D?A"D?6Bj?9IA| ?6Bj?Mf%B?8[y4Ad"C?Jd"B,A8@y> ,AA<AZ"A"I?Id"B,A8_y>["HQ0B"I?"d(AL8GBBDqC>"B"Dd%E"B}E>C>"A)AQ%F"E_NA"B"A)AM%Gd"C"DQsBNA?A#D"E"F_E>"E"Gd,AA#DL"D?6Bj%C?7J]"C?9ZA]k"D?.e?6Bj?K_kNA"D?7;j?8{Ae?6Bj?Z}NCLL"A"BQb?A#EL"EL8ABBFq"A)AM#D"B"A)AQ%C_E>"B"Dd,AA?9/B]#EL"B?Bd%G"C_E>"D"Gd,AA?9 Bj?zB]#FL"C"B?Cd%C{E>C>"E"Fj[NA"C"Dd+AA?>7ZNA"A?P"B?DQ8)BPLL"A?O"B?BQ8)BL8EBBDq"D?ql#F?9C34A)AA"B?Cmd#B"ACqC>D>"B)AA%BE>"B)AM"Bd%G"C"F"B"Ddj%Ed_NBMCLL?AMBL"BQvB"B"E^E>"B"EQ7.F"B?Ee%B"B)AA?Cl/AAL"A"G/AI"A"E/AE?BL/AAL9PBCDqBp&A?.e%E(A"A*AA%H@6Bs@E7!E>"E?E<A!F?r14A)AA#F?9~04A)AA#G"E"H:A!"E"F/AX"E"G/AU"E"B)AI/AQ"E"B*AA:AIL"E?IdQ7U"E?)d"A"B"C"DQY"D,A,#B&A?Qe%A(A"E,A,#C"E,A+#D"A"E)A)/AM"A"C?Bm?Cj?rC?A"B "Dkk/AI?D"A?Id?CQg"A?Qd(A"E?.d(AL7{BEq?B#D"B?Td?ij%E"C?Td?ij%C^E>C>?A#D"A"Ed%B?Ee,AA?Cj[NA"A"Cd%A"B)AM%F"Bd%G{NA"BQvB?B#D"A?Ee"C"E"Fd^Eq"A"GQ7.?DF?BL/AALL"DL9OBBEq&A?"e%E(A"A,AX%D?X{#F?A"D"F #D?B"A"F #AC>"C,AI?IjEq"E?Qd%F"B"CQ7Q"A"Dd#C?A#D&A?Qe%B(AC>D>C>"B?Id"FQO"B,AI[NA"A"C]NC"A,AA#G"A?Bd#A"B,AJ"G]NBMCLL"A"C]#DL"B?Qd(A"DF"E?Id"B"CQ8AB"D"E)AM^NB"E)AI"A"DQsB[L#GL"E?"d(A"GLmBDq&A?Qe%E(AC>"C?H{Eq"E?Id"B"CQ""E)AM#D"E)AIFC>D>"C"D^E>"B"Dd,AA?9aA]NC"D?Bd#DMBLL"C#DMCL?BL#FL"A"F/AA"A"D/AE"E?Qd(ALrBBCq&A?.e%C(A"C"B5AAA5LA"C>D>C>"C?Xd"AQO"C,AX[NA"C,AY#D"C?Id"C?"dQO?A#B"C,AI[NC"C,AJ"D]NBMCLL"C?Qd"C?"dQO"C,AQ?Bl#BL"C?.d(A"B?BjL7^BDqD>"B["D[k%G[E>"C,AA#E"A,AA#F"D?Be#D"C?Bd#C"B?Be#B"A?Bd#A?"?A"F?8{Ae?6Bj?Z_ "Fk?6Bj?"?A"E?8{Ae?6Bj?Z_ "Ek?6Bj]NBLL"GL9ABBBq"A)AA)AA#BD>C>?9*04A?9*04A,AA%A?B"A <AA"A[NAD>?9*04A,AAE>MBFMDLALALL?9@04A)AA%A?8Ar4A}E>?9.04AQ8,B?9.04A@rrrrQ:AA?9@04A?A/AA?9_04A?E?MQ~?8N14AQl?9_04A?9<8B4A?xF9~KAA?9@04A)AA#AL"A"B_E>"B"AeQ7@L?9*04A?A<AA?9<04A)AALnBEq"B,AI[E>C>"B)AE#D"B)AA#EC>D>"C"D^E>"C"Ed%F,AA?-]NC"C?Bd#CMBLL"B?B<AI"D#CMBL"B"D"C?qld/AE"B"F?Bd/AALL"A"C/AE"A"E/AAL8EBBBq&A?"e%H(A"H"C<A7B"H?A<A!"H"B<A "H"D<AZ"H"F<AY"H"E<AX"H"G/AQ"H?rr4A"A)AM"G?Mfd"A)AQ"G| %B)AA%C/AU"H"B)AE/AM"H"C/AI"A"H?Id?A?AQ0B"H?"d(AL7_BCqD>C>"B"C]NA"B?Bd#D"B,AA%E?9aA]Eq"C"D]NB?-?9aA"B,AB?7K] #E"B?CdF"DL#B"A)AI%D"A)AA]E>"A?BQ8&BL"D"A)AEd"E<AA"A"D?Bd/AIMBLLL8CBBEq?7T"B"Ae%EQzB%C"C?7T} #C?9C34A)AA"C?Cmd%D)AA%FE>"D"A/AA"F"A/AEF"D"A/AA?434A?434A*AA@B"C2ut:AAL"A"E/AM"A"C/AI"A"D/AE"A"F/AA"B?Ee"E/AALlBCqC>"B"A)AQ%C_E>"B"A)AM%Dd,AA?.e?6Bj?J|E>"C"B"B"C_ #AD>"A"B]ND"B"Dd,AA?.e?6Bj?J|E>"B?Bd#BMBLL"BPLL"A"B?HQa?A#AL"AL7|BBq?rr4A"A)AM"B?Mfd"A)AQ"B| )AI?En#D"B?Bd#BD>C>"B"D}NA"A,A+?B]E>"A,A)?Bj[NBL"A"B"CQ)?rr4A"A)AM"B?Mfd"A)AQ"B| )AI?En#BMBLLL9IBCFqBp&A?"e%C(A"C?Id"B)AI%DEq"D"B)AE"B)AAe?Xg%E"D"E_ F?AL?E?;Qp"C?A/A!"C"C*AI:AU&A?Qe%D(A"C?Ud%E"B)AI%FEq"F"B)AE"B)AAe?Xg%G"F"G_ F?ALQ8%B"E*AE#H"D"E?Id/AE"D"H@"8E:AI"B"D?EdQ]"D?Qd(A"A"C)A!/AI"A"C*AU:AA"C?"d(AL8[BBDq"B?Td?ij"A?A"A?Q{ d?8JrEd?Qn%B>A%D?q]%E[E>?9G34ACq?9G34A)AA#A?9G34A?A/AA"B?Qm#C"A?A"D?Qm%B"A] E>?q"B"Cd%C"B"C{ ?ij%B"A|Eq"AF"A?Ee%D)AA%C?BjE>"D"C?Ck/AAF"A"Ce%AQvBL"A"BQ7."BLMBL"B"CQ,L/AAL"ELbBEq&A?Qe%D(A"D?Md#E"CE>"A)AA%FE>"D"B/AM"C"Ff#G"D?Id#E"A)AE#CLL"E"G/AA"D)AME>"D)AI%AE>"C"AQ7=LL"D?Qd(AL7.BDq"B?Td?ij"Ad%B?Ee)AA#D"A?Ee%E)AA%C?BjE>"E"C?Ck/AAF"A"Ce%AQvBL"A"D?CjEq"B)AM"BQvB"BdF"BLQ7.LbBEqC>D>"C"D]NB"B"Dd"D?Bd#D+AA?8_q7X"Fd%F?)|NAL"C"D?Be%E_#D?A"E"D #C?B#G?B"B"D #BL"A"G<AI"A"C/AE"A"B/AAL7[BCq"A)AU#EC>"A)AQ"B|Eq"B"E_F"B"E}NB"B"A?Md%D)AAd+AA?A7ZE>?B#DMCL"D"BQ7D%DNB"A"BQ7 PL#DL"A"C"E"B"B"E{ "DQ8)BLbBEq"B"A)AMd#E"A)AQ#FD>?A#C"B"Dd"F_E>"D"Ed,AA#CL"D?Bd#D"C?.e?6Bj?K_"C?7;j?8{Ae?6Bj?Z_kNAL"A?A"B"D?BeQ8)BL8(BBGq&A?Qe%C(A"B?Ed#EC>"B)AA%DEq"B?A/AA&A?Qe%F(A"DE>C>D>C>"F?Id"EQ7+"F)AI[NA"D?Be%DNBMCLL"D#HLL"F?Qd(A"HNB"C?Id"EQ7+"C)AI#G"C)AMF"C"EQ7+"C)AA#G"C)AEL#BL"A"G/AA"A"B/AE"C?Qd(ALoBEq?9.04A"AQ8&B?B"A"A?B| %D?Be#B?9@04A)AA%E?9<04A)AAd#CD>"BE>"C?A<AA"B?Be#B"C?Bd#CMBLL"D"Ed#B"AE>"C?A<AAF"B?Be#BL?9@04A"B/AAL1BCDqB7}"A)AE%D"Be#C"A)AA#AD>5MAAAAAAAAAAAAAAAA#F"B"D|E>"C?Q}E>"A"Bd5AAA#FLL"C?Qe#C"B?Qd#B"F5M7.7.7.7.7.7.7.7.7.7.7.7.7.7.7.7.5&"F5MCCCCCCCCCCCCCCCC57!5M################57E57 5a%E[NAL"B"E7[d?QeL7?AC>"B?Md"C?BdQ7[%C"B)AQ_E>"C"B)AMd,AA?%]E>"C?Bd#B?A#CMCLL"B"CQM%BE>"B?Bj#C"B?Bn#BF?C#CLL"A"C<AE"A"B/AALjBDq?rr4A"A)AX"B?Mfd"A)A!"B| )AI#E"A)AI%D"A)AA]E>"AQ8GBL"A)AE"D?Emd%C"E?Hj?F]<AM"C?A/AI"C"B?Bd/AE"C"B/AA"A"D?Bd/AILgBDq"B)AI%D"B)AE{#F?rr4A"B)AM"C?Mfd"B)AQ"C| %E)AE%C"E)AA%E_?A"D"F "C_k#D"A?A"C"Ee"D /AE"A?B?B"B)AA"F "Ed"D /AALaBBq&A?"e%E(A"E"D/A!"E"C/AX"E"B/AU"E"A/AQ?A#D"E?Qd"E?Xd%AQ@?6Bj?D]E>"E?Id"AQ7]"E,AI?Bl#DL"E?"d(A"D?BjL7[BEq"B)AA#E"B)AE#FC>D>"F"E%D]NB"B"D?Bd%E/AA"D,AA%C?,]"C?9ZA]kNAL"C?"?A"C?8{Ae?6Bj?Z_ k#CL"A"C<AB"A"D"F^<AAL7?BCq"C?x34A)AA%D"Ae%E?A"D"E} %D"C"D_ #C?w34A)AA"A?Cmd#AD>"C["A[k[E>"A"B)AA/AA"C?Be#C"B?Ed#B"A?Ed#AMBLLL7[BBq&A?Qe%D(A"D?rr4A"A)AtB"B?Mfd"A)AvB"B| %B*AA:AA"D"B)AI/AI"C?A"C?6Bj?7R| ?6Bj?Yf?2w4Ad"A?9_Ad"DQ7}"D?Qd(ALcBCqC>"D,AI#E?J#FC>"D,AE%D?D^E>"A)AX,A7J"D?B]j[NBL?A#DC>"E?CeOFBAAABAL"E?B?A?AQH%F?6Bj?X]NBL"A"F"D"C"BQ8QBLL9HBBGq&A?Qe%D(A"D?Ed#E"A)AE#F?I"A)AA%C?Bm%B"B?I| %G%B?A7ZEqCqC>"CEq"F"C?B"BQ8+BF"BEq"B?BQ3BF?B#CMCLL%CNA"E?B/AE?BMBL"E"C/AE?AL#C?IF?B#C?A#B?EL"Ed"B/AA"E"C/AA"D)AE?B^E>"D)AI#B"A"G/AA"A"B/AE"D?Qd(AF"D)AIZ"D)AMALL7;BCq&A?Qe%D(A"D?Ed"B)AA"C)A)QR?A#C"D)AM%EE>"D)AI"E?Emd?Qe%EE>?B#C"E)AA#BLL"A"B/AE"A"C/AA"D?Qd(AL7;A"A?E?XQ~"A?Md?E?EQ~"A?XdQ8,B"A?(d?E?QQ~"A?.d?I?QQ~"A?=d?E?UQ~"A?9CAd?E?EQ~"A?9OAd?E?EQ~"A?9 AdQ8,BLgBCq"B?ij#C"B?9<666Hj"Ad"B?PjQ8IB#DD>"CE>?Q#B"A5AAA5MOOOOOOOOOOOOOOOO57E5aE>"A?QQ8IB#BL"A?Qd#A"C?Qe#C"B"Dd#DMBLL"DL7=BDq&A?Qe%C(AD>C>"C?Id"BQO"C,AI[NA"C,AJ#E"A)AI%D"A)AA]E>"A?BQ8&BL"D"A)AEd"E<AA"A"D?Bd/AIMBLL"C?Qd(AL7*BCq"A)AA%C)AE%A"B"A"B{ #AC>D>"A"B^E>"B"C)AAd,AA?Je%D?7A{?B"Dm?8MrrEj[kNC"B?Bd#BMBLL"APL"BL7#CCqBp"B[E>?BPL"B?Em?Qe#B"A?Qd#C"A*AA#ED>C>"B[#A"B[NA"B?Qe#B"E"C*AA%E7*"C?Qd#CNBLL"AL|BCq&A?Qe%C(A"B?7~j#B"C?Qd#DD>"BE>"C"A)AA/AM"C?Md"DQq"B?Ee#B"A?Ed#AMBLL"C?Qd(AL7%BCq"B"Cd#DC>D>"CE>"B,AA?Je%E?7A{?B"Em?8TrrEj[kNC"B?Bd#B"C?Be#CMBLL"D#BL"A"C/AE"A"B/AAL7%BCq&A?Qe%F(A"A)AX%A)AI#G"F"C/AI"F"B/AE"F"D?6Bj?I?A"E k"G?Emd?Qd/AM"A"F?EdQ8KB"F?Qd(AL7!CBqBp"C,AI?IjE>"A"B"CQ7%PL"B)AE%D"C)AA?Bd%C}E>"D"Ce?I}E>"C"B)AAd*AA#ELL"A"B"C"EQ&L7ZBCq&A?"e%D(A"B,AI?IjE>"D?Qd%E"A"BQ7Q"C"EQ7^F"D?Id"A"BQ8AB"C"D)AI"D)AMQxBL"D?"d(AL}BDq"A)AE"A)AI%C?Cmd?Ee#D"A)AM#ED>"B"C_E>"A"C?Be%C/AI"A"E"D)AAe%E/AM"D?Ee#DMBLLL{BBq&A?Qe%E(A"E?Ed"B"C"DQ["E)AI#B"E)AE?B^E>"A"E)AM/AE"A"B/AA"E?Qd(AF"E)AMALL7-BDq?v34A"B"Ae%C?Cn%EQ8#B?x34A)AA#D?x34A"A"B^Eq"CE>?w34A)AA"D?Cmd"A"C9~KAAL?x34A)AAF"DL"Ed/AAL]BBq&A?"e%B(A"B"A/AI"B"B?7Dd%A/AX"B"A/AU"B"A/AQ"B"B?Id/AM"B?MdQ7*"B?"d(AL7XBCq"C)AE%D"D?A^e%D"C)AA?Bd%C_"B)AE"D_k#E"A?A"D"Ce"E /AE"A?B"C"B)AAd"E /AAL7XBCq"A"BQ8#B"A)AE"A)AI%D?Cmd#ED>"B?BjE>"E"C/AA"E?Ed#E"D?Bd#D?A#BMBLL"A"D/AIL7UBDq"CE>C>D>"A,AA%D"B,AA%E]E>"A?Bd#A"B?Bd#B"C?Be%CNBMCLL"D"Ee#FLL"FL7 CBqBp"D*AA#F"A)Am%D"A)Af]E>"A?9.AdQ8GBL"A)Ai"D?Emd%E"C/AM"E"B/AI"E"F:AA"A"D?Bd/AmL^BBq"A)AX"B?6Bjd,AV%F?E]Eq"B"A)AU,AL"C?Xm?rrE?A"E k?rC?A"D kkQ.?6BjF"FLL8>BBDqCq?B#EC>C>C>"C"D_"C"D{e?6BjOCCABL"A"C"DQ7##EMBL"D?Td?ij%E"C?Td?ij%F^E>"A"Ed%G"A"Fd%E?Ee,AA?CjEq"E)AM#F"EQvB"E"FdF"ELQ7."G?Ee?D/AAL?BMBL"ELE>"APL"B"DQ8(B%B[E>?APL"CE>"B"A"C9~KAAL"A"CQ7="BL}BBq&A?"e%E(A"E?utrQ/AZ"E?E<AX"E"B/AQ"E"C/AU"E"D/AM"E"C/AI"A"E?Id?A?AQ0B"E?"d(AL7"BCq"A)AE%C"A)AA%B/AA"BE>"B"C/AEL?9C34A)AA"A)AI%A?Cmd)AA[E>?434A?434A*AA@B"A2u8C:AALL7SBCq"B[E>?APLD>C>"B[#C"B[NA"B?Be#B"A,AA"A?Bd#A?.e?6Bj?K_NBLL"CL7[CB7}Cq5M6666666666666666#C"A)AA%D)AE%E"B"A)AE)AAd%A}E>"E"Ae?Q}E>"A"D)AAd5AAA5MOOOOOOOOOOOOOOOO57E#CLL"C5aLJA"A?QQ8.BLJA"A?EQ8.BL?A"A"B?A"C?A"C?6Bj?9IA| ?6Bj?Mf%B?8[y4Ad"A)AU?Jd"B,A8@y> ,AA?B"C"DQ7,L/BCqD>"BE>"C"A,AA%D?9;B{d"D4?8_q7Xd#C"B?Be#B"A?Bd#AMBLL"CL7QBBq&A?Qe%F(A"F?Id"A"B"C"D"EQ7R"F)AI?8Arrro]E>"F?Qd(AF"F)AMALL>BCq"A"CQ8&B"A)AI#D"A"C[[%EEq"EE>"D"A)AEd"B"C9~KAAL"A)AIF"DL"Cd/AIL7_BCq"A)AI%D"A)AA]E>&A?Qe%C(A"C?Id"A"A)AA?B?E?MQ7R"C)AI?8Arrro]E>"C?Qd(AF"C)AMALL"A)AE"D?Mfd%C"B)AI/AI"C"B*AA:AA"A"D?Bd/AIL7{BCq"A)AI%D"A)AA]E>&A?Qe%C(A"C?Id"A"A)AA?B?E?UQ7R"C)AI?8Arrro]E>"C?Qd(AF"C)AMALL"A)AE"D?Ufd%C"B)AQ/AQ"C"B5AAA5LAA"A"D?Bd/AIL7TBCq&A?Qe%C(A"C"A"BQ "C)AE#B"C)AA#D"C?A<AI"A"D"B"C?IdQtB"C?Qd(AL7{BCq"A)AI%D"A)AA]E>&A?Qe%C(A"C?Id"A"A)AA?B?E?XQ7R"C)AI?8Arrro]E>"C?Qd(AF"C)AMALL"A)AE"D?Xfd%C"B*AQ:AQ"C"B5AAA5LAA"A"D?Bd/AIL>BBq"A)AI%C"A)AA]E>"AQwBL"A)AE"C?Cmd"B/AA"A"C?Bd/AI"A"B"A)AMd/AMLjBCq"A)AI%E"A)AA]E>&A?Qe%D(A"D?Id"A"A)AA?B?I?QQ7R"D)AI?8Arrro]E>"D?Qd(AF"D)AMALL"A)AE"E?Emd%D"C/AI"D"B:AA"A"E?Bd/AIL<A"A"B"C"D"E?rr4A"A)AM"E?Mfd"A)AQ"E| %A)AA"A)AE"A)AI?Hj[Q7ZL7PBCq"A)A!%C)AU%D"Be?C}Eq"A"BQ*"A)A!%C)AUF"DL"B}E>"C"B/AULL/BBq?rr4A"A)AM"B?Mfd"A)AQ"B| )AI%C?Gj?E]E>"A"B"C?EnQ=LL-BCq"A,AX%E?X{#D"C?A"E"D ]Eq?B"A"D "B"CQsBF?BL[L>BBq?B#CC>C>C>"A"B?C?A?AQ8CB?6Bj?BeODAABCL"A,A+?Bl#CMBL?A#CL"C?BjL;BBq"A)AI%C"A)AA]E>"AQ8GBL"A)AE"C?Emd"B5AAA5LAA"A"C?Bd/AIL7IBBp"BE>D>"C@B"A7KAAut#C"A?Bd#A"B?Be%BNALL"CL7MBBq"A)AI%C"A)AA]E>"AQwBL"A)AE"C?Cmd"B/AA"A"C?Bd/AIL7CA"CE>"C"BQ3B#BL"A"C/AE"A"B/AAL7EA"A?8AC_Eq"A?EnF"A?7C"A7@%Aen"A?Bme?=dLL-BBq"A)AI%C"A)AA]E>"AQjL"C"A)AEd"B<AA"A"C?Bd/AIL7LBCq?8U34A)AA%B"Ae#C?B"A?y34A)AAd"A"B{ "C?A"B"C} QmL>A?9_04A)AA?8ArQ}E>?9_04A?E?MQ~?9_04A@rrrr4A:AAL?x14A?S<AA?r14A?A/AAL+A"A"B?rr4A"A)AM"B?Mfd"A)AQ"B| %A)AA"A)AEQ8DBLNA"A"B?Q?IQ8/BLNA"A"B?E?EQ8/BLNA"A"B?;?EQ8/BLNA"A"B?B?BQ8/BL7CBBqD>"A"BQU%C[E>"A"BQ7<[NBLL"CL"A"B"A"B,AT"B,AV"C"DQ8CB<AU"A"BQ7WL7FBBq"B)A!%D?A/A7["B"C"D?9 AdQ7~"A"D*Aa:AALZA"A"B<AE"A"C/AA"A"C"Dd/AIL7QA"A?"d"B"CQ>&A?Qe%A(A"A"B"CQ8*B?rrrrok/AM"A?Md"A?Qd%AQq"A(ALUA?8N34A"A"BQxB"A"BQmLNA"A"C"B"DQuBLJA"B"AQ8(BLKA"A?B?BQ~LGA"A7|8%L7SBBq&A?Qe%C(A"C?Id"A"A)AA?B?E"BQ7R"C)AI?8Arrro]E>"C?Qd(AF"C)AMALL(BBq"B"A)AA"A)AI%Ee{E>"A"E"B"D"CQ8JBLLL9: 7}A?vr4ALS9^666mk7^b7?~flbg7^ff"A?8?r4ALC4SA?9Ir4ALB4A?9a8A4ALBVA?8M8B4ALD"4NA?8!8B4ALRJAAA7 AQARAAA)BAATA?9T8B4AL!BCDEFGHIJKLMNOPQRSTUVW7AAAAAEA?vs4ALJSAAAAAAAEA?8Us4ALBEA?8&s4ALBBA?8/s4ALBEA?4s4ALBIA?9Gs4ALBEA?9Ss4ALBEA?9%s4ALBEA?9<s4ALBBA?9~8D4ALIBAAAABCDA?8Iv4AL7MQA>AAAaAAAAEEEEEEEEEEEEEEEEEEEEEEEEBAABABAABAAAAAAEA?9Gv4ALBEA?9Sv4ALBBA?9%v4ALBEA?9<v4ALBIA?9~v4ALBEA?v8E4ALBEA?8N8E4ALBEA?z8E4ALBBA?9D8E4AL7:BABBBBBAABBABBBBBBBBBBBBBAAABABABBBBBBBBBBBBBBBBBBBBBBBBBBAAABBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBA?8)8G4ALRBAAABAAAAAAA;BQA"A?9W8G4ALE6666A?9@8G4AL7W9"r8#7>~ff"#%66666DD(7E666666CC7F7G)*6666EE7M7N666666CC7O/666666CCi~7{7]bgm7;7]bm7[ha%A?8aw4ALHOcmb7]l%A?9Yw4ALKFikha7^7>ml%A?9^w4AL#Icab7]ihmbg7>7{7;eb7{%AAAAAAAAPlm~m7^l%A?8(8H4ALOG7>h7]ifbmba7;~m%A?8|8H4ALQMkbab7]imchg7;7^kf%A?9V8H4ALIOi~7{h7^m%A?9@8H4ALNGcl7;7>h7]ifbmb%A?8H8I4ALLL7>h7^gmkcbl%A?8#8I4ALQJcgcmc~f7;n~f7^bl%A?8_8I4ALOO7?cg~f7;n~f7^bl%A?9S8I4ALPMikha7^7>m7;7>h7^gm%A?9=8I4ALINmhebgl%A?8F8J4ALEGca%A?8 8J4ALJC7]bll~7@b%A?8[8J4ALQH~iikhn~f7;lm~mb%A?9P8J4ALMO7>~mb7@hkcbl%A?9:8J4ALIKboick7{%A?8Dx4ALOGikha7^7>m7;7>hab%A?zx4ALLMhfa7;lm~mb%A?8>x4ALLJgb7_7;lm~mb%A?9Mx4ALLJmc7]blm~7]i%A?9-x4ALOJcl7;hkabk~7=fb%A?t8K4ALGM7>hab%A?8V8K4AL"E7>h7^gmkcbl7;kbabb7]~7=fb7;cg%7A~7?mbk%A?9J8K4ALIF7=b7?hkb%A?9*8K4ALHGfc7]cm%A?8A8L4ALGFm7{ib%A?8S8L4ALJE7>~ka7;ca%A?8.8L4ALKH7>7^kkbg7>7{%A?9G8L4ALLI7U}|7 7Y[7%[7V%A?9&8L4ALMJ7 7"}7U[7#7#_7Z^%A?9a8L4ALIK]?_7Y[7V%A?8Q8M4AL7DGikc7>b7;7]7^fmcifcbk%AAAAAAAQ7U?7"7V%A?9D8M4AL7CE?7U7U}7&7Z7%7;@?7Y?7Z7U[%AAAAAAAAP[7&7"%A?9}8M4ALFD^@7 %A?8N8N4ALFD7&7#7V%A?28N4ALFD7U?7V%A?9A8N4AL%Daclmkc7=7^mchg7;7]bm7[ha%AAAAT7>h7^gmk7{%A?9_8N4ALKHhkabk7;ca%A?8K8O4AL*Iacl7>h7^gm7;7]7^fmcifcbk%AAAATabfcnbk7{7;b7]~cf%A?8}8O4ALPO7>7^kkbgm7;mhebg%A?9W8O4ALPNb7]~cf7;~aakbll%A?9[8O4ALHNn~f7^b%A?8I8P4ALIFn~f7^bl%A?8%8P4ALHG[|?_7Y%A?48P4ALNF7 ?7+}7&7%7;7Y_7Z{%A?9T8P4ALIL7#_7Z^7Y[%A?9>8P4ALKG|7&7Y7%_7 7Y[%A?8G8Q4ALPIo,~ic,nbklchg%A?8!8Q4AL7ENo,cab7]ihmbg7>7{,eb7{%AAAAAAR7L.7L7M,.:,7L:%A?9Q8Q4ALMK7L.7L7N,.7L,.7O%A?9;8Q4ALHKj7^bk7{%A?vy4ALJF7[b~abkl%A?8Yy4ALGH7=ha7{%A?8?y4AL8YJEAAAAADAAH66AAAAAADAAH66BAAAAADAAH66CAAAAADAAH66CAAAAADAAH66DAAAAADAAH66DAAAAADAAH66EAAAAADAAH66FAAAAADAAH66GAAAADDAAH66HAAAAADAAJ666AAAABDAAHAAIAAAABBAAIBA<AAAADDDBACA6AAAADDC;ADA6AAAAADAAGEBAAAABDDAABFB6AAAADDAAHABIAAAADBAAIBB7QAABBDDAABGB6AABBDDAAAHB6AAAADDAAAIB6AAAADDAAAJB6AAAADDAAAKB6AAAADDAAALB6AAAADDAAAMB6AAAADDAAANB6AAAAADAAGECAAAAABDAAAOC6AAAABDAAAPC6AAABBDAABFC6AAAABDAAHACIAAAABBAAIBC=AAAADDAAAIC6AAAADDAAAJC6AAAADDAAAKC6AAAADDAAALC6AAAADDAAAMC6AAAADDAAANC6AAAAADAABQD6AAAADDAAJRD6AAAADDAAHSDJAAAAADAABTE6AAAADDAAHUEKAAAAADAAHVEKAAAAADAADWE6AAAADDAAB7AF6AAAADDAABXF6AAAADDAABYF6AAAADDAABZF6AAAADDAAB F6AAABDDAAF!F6AAABDDAAF!G6AAAADDAAB G6AAAADDAABZG6AAAABDAAG7BIBAAAABDAAB7CI6AAAABDAAG7DICAAAADDAAH6ALAAAADDAAH6BMAAAADDAAH6CMBBAADDAAE&K6AAAABDAAH7HLNAAAABDAAHCLOAAAADDBAA7IL6AAAABDAAH7HMNAAAABDAAHCMOAAABDDAABGM6AAABDDAAAHM6AAAADDAAA+M6AAAADDAAA,M6AAAADDAAA7JM6AAAADDAAA-M6AAAABDAAG7BNDAAAABDAAC.N6AAAABDAAG7BOEAAABBDAAB7KO6AAAABBAAI7LO7ZAAABDDAAB6O6hkabk,kbj7^blmhkabk,7>kb~mbahkabkhkabk,fclmikha7^7>mikha7^7>m,fclmikha7^7>m,7^ia~mbikha7^7>m,j7^bk7{hkabk,j7^bk7{AAA9;PQANAAAADAA9~PQANAAABEABJQQAFAAACFABOQQAKAAADFBBXQQAHAAAEAAB7DQQAMAAAFABB7IQQAOAAAGCAB7PQQANAAAHHCA]QQALAAAIHCA9^FQAEAAAJGCAAADADAAAAAMAMADA?t8Z4ALVDLEAAABABAAAAA9aP9aPBABA?48Z4AL DPMAAA7TA7TAAAAA4P4PBABA;AGAGA?9*8Z4ALE9_P9_PA?9]8Z4AL 9aPBAAAD MGAAAAHAHAAAAAAABABA?8:8 4ALMBAAD7GDAAAPAPA?9E8 4ALDNANA?9@8 4ALLD7HEAAAAA7TA7TA?8*8!4ALLEDA7JGAAAHAHA?9,8!4ALFBCB7NDA?8&8"4ALJD:AAAAHAHA?8?8"4ALFFAAACA?9K8"4ALBCA?9Y8"4ALJCABAAAD:DA?8V8#4ALMBAAD7RAABBBABA?9W8#4ALTD7RBAAADADAAAAAEAEADA?8O8%4ALWBAAD7SDAAADALAIAAA9<A9@ADA?9O8%4ALJD?IAAADADA?9(8%4ALFBAAACA?9~8%4ALBCA?8F8&4ALPCABAAAD_CAAAHAHA?8Z8&4ALHBAAACAEA?8;8&4ALDEACA?9A8&4AL7MGABAAAD{DAAEEEEEEEEEEEEEEEEEEEEEEEEAAA8.AQA7XAAA*CAAJA?x8(4ALN7=AQA7 AAA!AAAFA?9<04ALBBA?9~04ALBEA?x14ALJSAAAAAAAEA?8!14ALBEA?314ALBBA?8[14ALBEA?9C14ALBIA?9O14ALBEA?9 14ALBEA?9.14ALBEA?9_14ALBBA?t34ALJBAAAAAAAEA?y34ALJBAAAAAAABA?8)34ALBE';
var frequent = "fffff7f1f13b1c517eaa000023edf51c9511101010c21000100000000000000a";

// loaders/ascii.js
var SINGLES = 88;
var BEHIND_PREFIX = 56;
var ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ !"#%&()*+,-./:;<=>?@[]^_{|}~abcdefghijklmnopqrstuvwxyz0123456789';
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
