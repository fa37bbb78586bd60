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
var text = 'Aal7[BAAAB8GBU7;CrrA7;DrrrA7;CrrBr7;FrrrrrA7;ErrrrA7;DrrrBr7;BrA7;ErrrrBr7;BrBr7;GrrrrrrA7;FrrrrrBr7;CrrBq7;ErrrqBr7;FrrrrqA7;IrrrrrrrrA7;HrrrrrrrA7;DrrqBq7;DrqrA7;AA7;BqBrD9BB8aBDJBDGBKHDJDDCIAJFBBACBEFCDDBDDACBDDMEAFABAABDCHHCCBBBICCBFIBBJBABCCGDEACANEEFAOHAEEFFBCHIAPEBACBACBAABBAAGACBABHBABFFEGBGCFACCABBGDFBAACEBAIBBFFEKHCEGCCLGGAECDBQAAAAARDAAFCALABIAISAAAAACEBEBCHCGTAEFDBARGJBrB?ss4ALH7IEG7[c7[hk7_CAIdl~oagdbA7JHkclckocA8GBIoagdbamcA-MB7|K8/9/C8aB8F&C!rBq&A?3Bf%F(A"C?A"C?J| %G?Mg%I?9Oz4Ae#S"I,A9Yz>#TC>"B)AI%R?s9E8:9:B"D)AI%I"I?s9E8:9:B} %7A|"G?Hf?D}jE>"B*AA##"D)AM#GQ8.B"F"R/A>"F?sssI"G"G?sssI} /A="F?9_04A/A;"F"R/A7N"F"#:A+"F?S<A("#8%#LC>"#@66666A7(E>"L*AA@666H8B@9;9^9aF7!E>"F?"e?Q?A?DQ8[BMCLL"#@"v8%#J?9_04A#M?r#O"R#NC>C>C>C>C>C>C>C>D>C>"K?BjE>?A#GC>"H"J_E>"H"Le,AA%G?"{E>"H#IMCLL"G?"]"H?Be%I"J_jE>"I"Le,AA%G?"{NBL"F"N/Ai"F"L/A7@"F"J/Ag"J"F?9*Ae"HQ^%I|NC"I"Le,AA#GL"G?6Bj?%^NB"F?Xe"F?"e%H"IQg"F,A!%G?C]NL"H"I"F)AX%H?G"G?BjQ8AB?A#I"F)A7N#N"F)A+#LC>"H"F)A.%J_E>"H"Le,AA%I?"{E>"H#GMCLL"I?"]"H?Be%G"J_jE>"G"Le,AA%I?"{NBL"F"N/Ai"F"L/A7@"F"J/Ag"J"F?9*Ae"HQ^%G|NE"G"Le,AA#IL"I?6Bj?<^ND"G?Be#HL?A#MC>"H"J_E>"H"Le,AA%M?"{E>"H#GMCLL"M?"]"H?Be%G"J_jE>"G"Le,AA%M?"{NBL"F"N/Ai"F"L/A7@"F"J/Ag"J"F?9*Ae"HQ^%G|NK"G"Le,AA#MLC>"M?6Bj%H?%]E>"F?Qe"F?"e"GQg"F,AU%H?C]NM"F)AQ#I?D#JFCr"H?,^E>C>"H?9VA^E>C>"H?9(A]E>"F?"e"G?xs4A?FQ}%I[NSFC>"H?9:A]E>?A#J?A"F?"e"G?8Os4A?EQ}%INHZMUL"H?9@A]E>"F?"e"G?ws4A?EQ}%IE>MCFMVLAL"H?9}A]NC"M?.f?6Bj?K}NNMELL?B#J?AMELL"F)A="P]NI"F)A>"G_NK"H?9}A]%I#K"F)A;%M)AI"F"O/Ag"F?E?F"I /Ai"F"G/A7@"M"F?9*AeQ8YB"P?Be#P"G?Be#I#OMELL"F?"e"GQX%I[NN?C#J?AL#HL"F?"e"G"I"J"H?BjQ8AB"F)A;#M"F)A7N#N"F)A.#J"F)A+#LLC>C>C>C>D>C>"P[NM?A#GC>"I"J_E>"I"Le,AA%G?"{E>"I#HMCLL"G?"]"I?Be%H"J_jE>"H"Le,AA%G?"{NBL"F"N/Ai"F"L/A7@"F"J/Ag"J"F?9*Ae"IQ^%H|NF"H"Le,AA#GL"G?6Bj%G?9XA]E>"K?BjNEF"G?5A^NB"K?Bj[NDL"M)AI%K"O{ErCr"M)AE"O?Mge%G)AE#O"G"H?Be%I/AE"G"G)AI"K?Emk/AI?A"M)AI"O|NAZ"M)AE"O?Mge)AI?Hj?E]LF"H?Be#I?r#O?AL#K"P?Bf#PMBLL"G?+^NC"M)AI"O?Be]ND"H?Be#HMFL?A#KMBL?B#KL"M)AI"O?Be^NIL"K?B#K?BjNB"H"J}NI"H"Le,AA%G["G?+]k"G?5A]kNI?A#K"G?<^NBMILL"F?"e"I?D?C"M)AI"O?Be] Q7IMIL"F?"e"G?EQ7IMHL"F?"e?R"G?BQ8[BMGL"M?9ZBj?8{Af?6Bj?Y{NE"F?"e"GQ7?MFL"F?"e"G?NQ7IMEL?A#GC>"I"J_E>"I%H"Le,AA%G?"{NBL"G?"]"I?Be%H"J_jE>"H"Le,AA?"{NBL"F"N/Ai"F"J/Ag"F"L/A7@"F?9*Ae"IQ^#HL"I"F)A>%G|"G"H|jND"F?"e"H?NQ7IMDL"K?BjE>"F?"e"H?FQ7IF"F?"e"H?GQ7ILMCL"F?"e"H?BQ7IMBL"F?"e"G?AQ7IL"F,A(%L?S^E>C>"F)A)#Y"F)A"#X?s14A)AA%K?mg#J"K?Mg%H?M7]#O"H?9~04A)AA%Ie%N#HC>D>"J%GE>"G?Me#J"O?Bf#O"H?Ef"H?Mf#H)AA?P{NBMCLL?A#OL?A#H"G?A"K"O{ E>"L?B^"L?G^j"L?N{k"O?Mg"Ie)AI?Hj?F]j#HLC>C>"K?A"N?M^ E>"N?Ef)AA?Hj?G]"HkNBMCL"H[NBL"F@A:A7@"F"K?Em?7Ae/Ai?9_04A"F?9*AeQ8YB?s14A)AA%K?Bf#O?9~04A)AA#IL"K?Mg#H"I?Ie#J"K?Em#GD>"H[NB"I)AI%K?Q_E>"J?Ef?r/AA"J"G"Kk/AAL"I?Me#I"H?Mf#H"J?Me#JMALALL?x14A"L<AA?w14A"O/AA?v14A"Y/AA?t14A"X/AAMBLQ8.B?x14A,AA#L?w14A)AA#O?v14A)AA#Y?t14A)AA#XL?8&14A?A/AA?8U14A?A/AA"F?A<A7Z"F"E<A7Y"F?B<A7W"F@E:A>"F?8N14A/A="F"D/A;"F"S/A7N"F"B*AA:A""F"B)AI/A)"F?s14A)AA%M/A."F?9~04A)AA%P/A+"F"L?6Bj?S^<A|"R"7A{E>"F?wusQ/A7{"F?G<Ap"F5MAAAAAAAAAAAAAAAA5LA7@"F?"e"F?9*AeQ7WFC>C>C>C>"T?BfOCBCAL"F?"e?A"CQ)MCL"P?ss4A"M %B)AI%7A?Gj?E^E>"F?"e?A?KQ)MCL"F?"eCrCr"B)AE#7C?A#G"7A?Fj%B?F^E>C>Cr"F)A)#H"F)A(#S"F)A"#T"D)AA%ZEr"D)AE#B"F?A<A7."F"B/A7*"F"Z/A7%"F?B/A7 C>D>C>?ss4A"G?Mg"Pe"G"M} #B"F?Ie"F?9KAeQ7@"F)AI%K[NC"F)AM#NC>C>"B)AI%B?Hj%D?EfOCBACL"F"M/Ap"F"P/Am"F"H/Ai"F"S/Ag"F"T/A7@"F"G?Be/A7}"F"B?Eo?A"D?F] /AsBC>C>"NOCDBAL"K,AA?.]NCL?A#ID>"NE>"K,AA?.f?6Bj%B?J{"I?s8|9R-{kND"B"I?Kge#I"N?Bf#N"K?Be#KMBLLCr"IE>C>D>"F)A7}%B"F)AsB_Er"F?ss4A"F)Am"B?Mge"F)Ap"B| )AI?Eo/A7}?BF?AL?B]E>"I?Bf%INBMCLL"IMCLL?ALNB"F)A7}%G"F)AsB_NCMBL"K"Ne#W"G?Be#G"B?Eo# ?A#I"D?E^#!D>"G" }"!k[E>?ss4A"G?Mg"Pe%7B"G"M} %D)AE%B"B?A^f%B"D)AA?Be%J_"B"S{k#R?A"B"Jf"R #U?B"J"Te"R #J?ss4A"7B?Me"M"G%B?Be| )AI?Eo#GC>"D,AI?Ij[E>C>"F"K"NQ7&"F)AA?B]NA"N"U^NE"J"K"NQ8IBNEMCLL"F?A<Am"F"U/Ag"F"J/A7@"F?A/Ai"F?9*Ae"K"WQ7P[NCL?B#I"B#QMBLL"I?Bj[NA"Q?Be#GMBLL@D##?A#G?AMCL"B)AI?Hj?F]NC@D##?BF"F"M/A7;"F"P/A7."F"H/A7*"F"S/A7%"F"T/A7 "F"F?9KAe%D/Ab"F"7A?Eo?A"B?E] % /AsB"F"M/Ap"F"P/Am"F"H/Ai"F"S/Ag"F"T/A7@"F"F?9%Ae/AvB"F"D/AtB"F?tBe#!?B#J?B#D?A#BD>C>"F"!/AxBD>" "J%H|NB"F?ss4A"H?Be%I?Mg"Pe"I"M} %7B)AI%K?Eo%J/A7}"F"H/AzB"F?xBe%7D"F?zBe%"Q:[NAL?ss4A"H?Mg"Pe"H"M} %U)AE%I"I?A^f%I"U)AA?Be%V_"I"S{k#W?A"I"Vf"W #N?B"T"Ve"W #V?ss4A"R"H"Q?Bj %R?Mg"Pe"M"R| %Q)AE#I"Q)AA#W"H"G"U)AI"Q)AIk?IjEr"F?A<A8UB"F?A/AyB"I"I?A^f%G"W?Be%I_"G"S{k#Q"F?A"G"If"Q /A8NB"F?B"I"Te"Q /AxB"F?A<A8)B"F"N/A8!B"F"V/AzB"F?A/A8&B"7D""Q7(#Q"7B)AI%K?EoF?A#Q"I"I?A^f%G"W?Be%I_"G"S{k#U?A"G"If"U "N]E>?B"I"Te"U "V"NQ8IB[#QL"JL"H?Ce{"K?Hj?F]j%H #G"B"Hk#B"D"Qj#D?B#QMBLL?B#V"B?Bj[E>@C##?CMCL"D?BjE>"G2@"u@7aEt##?C#J"G?BeMFF?C#J@8BE##?A#G?B#H?AMGLALL#J"Z[#V"#"G2@"u"J2@Iutt##"Z?A^#H?AMDLL"G2@"u@sCt##?B#J"GL#B?A#H"F?"e%D?A"BQ="D"B"CQ~?ss4A"F)A+"B?Mge"F)A."B| )AI?EoL"7A?EoQ="7C?r]NB"F"#:A>"H[NB"F?8E8)sQ/A7{"F"J<A7_"F?J<Ap"F"G/Ai"F?ss4A"F)A+"G?Mge"F)A."G| %B)AA%C/Am"F"B)AE/Ag"F"C/A7@"VE>"F?B<A7}L"F)A;,A7I%B?E^E>"F"B<A7}L"F?"e"F?9*AeQ7WMBL"F?"eQELL"L?6Bj%B?S^E>"F?F<Ap"F"O/Ai"F"X/Am"F"Y/Ag"F"X/A7@"F"L<A7_"F?A<A7}"F@ssss""B?Nf?A"B?N{ 2@Du%#v=A7~"F@s8Atv4A"#v=A7|"F@uwy34B"#v=A7{"F?"e"F?9*AeQ7WL"A"F?>f%B)AI/AI"A"B*AA:AA"E[E>?t34A?8U14A)AA[<AAL"F?3Be(AL9& C7ErBq&A?9 Cf%G(A"F)AI#V"F)AE#I"B)AU,AK?C^E>"G"B)AQ/AxC"G"B5AAA5LAsC"G"V?;g%H"Ie/A9WB"G"I/A9SB"G?A/A8&C"G@ssss4A:AzC"G"B)AQ/A8[C"G"B5AAA5LA8)C"G"G?sCe/A9%B"G"G?zCe/A9 B"G?9 Be#PC>D>C>"H[NC"G?.e"IQ7G"G,A.?G^E>"G?)e"P"IQ7^"G)A)?BjNBL"I?;e#I"H?;f#HMBLL"G)A+#H"G"I?;e/A9SB"G?9SBe?ss4A"G)AwC"H?Mge"G)AxC"H| )AI?EoQ7K#JL"G?zCe?E?QQ7<F"V?;g#HD>"H%JE>"H?;f#H"G?"e"IQ7G"I?;e#I"G,A"?G]NBLL?r?A"J #JL"G"J/A;"G"V/A8&C"G"E?Xg"De/A8!C"G"D/AzC"G"G?;e/A8)C"G"B/A3C"F"G?zCeQ7E"G"C/A9OB"G"E/A9KB"G"D/A9GB"G"B*AA:A8/B"G"B*AI:A8[B"G"B)AQ/A8~B"G"B)AX/A9CB"G?=e?8[v4A?9.A9~KAA"G?A/A3B"G@ssss4A:A8&B"F)AE%C"F)AI% ?;g%Ie#Q"G?8/Be#Z"C#HC>C>D>"IE>"H,A7M#D"I?;f#I"H?;e#H"D?C]"D?F{kNBMCLL?A#J"G?A/A9<B"G@ssss4A:A9*B"G?A/A9~B"G@sssssB:A9@B"G?A/AvC"G@ssss4A:AsC"G"B)AQ/A8UC"G"B5AAA5LAwC"C#B?A#HD>C>"B?7Nf#ID>"Q"I?7Ne%E]NB"G?Xe"EQ7G"I?;e#I"H?Be#H"G,AX%E?G]NALCr"G,AY#R?A#J"G)A9OB?Hf?D}Er"G?zCe"G?sCe"I)A(QR?A"G)A8&C%B[NBZ?A"G)A8!C"B?Eme%B?Qf%D[NBZ"D)AA#J"B?Mf)AAF?ALL#M"G?9@Be"E?F^Eq"I7KAAF"I7KAC@sCtL"J2@"ut"G)A9<BQ8#B"G)A9<B%P"G)A9*B]E>"G?9*BeQ8RBL"I?7Ne#B"G)A9.B"P?Eme%D"R<AN"D"E<AM"D"M/AI"D"J/AE"D"H?Bf/AA"G"P?Be%J/A9<BMBLL"JE>C>"G)A9~B#B"G)A9_B"G?A/A8&C"G@sssssB:AzC"B"G?zCe%BQQZ"B?I?QQ7<?E"C"V" { #7D"G)A9_B%I?Qe#""G)A9~B%!?Em"Ie##"B?Fe#%"G?9XBe#&"G)A9<B#("G)A9.B#7E?A#DD>"W#B"E#J"S#P"D?Bf#H"D?Em""e#ED>C>"I"#]NDCr"H?Ce#D"I)AI#S"I*AA#7I"H"!_E>?B"E?"f*AA"7I7!NBZL"D"!_Er"7I"E*AA7!F?ALL#C"S"(_"V" |jE>"S?Em"7Ee%M)AA%S"V_NBL"I?Qe#I"H?Be#H"E?Qe#EMBLL"S?;g"7De%Q,AE#W"Q,AG#H"Q)A(#O"Q)A"#T"M)AI#S"G)A3B#EC>C>C>C>C>C>C>C>C>C>C>C>C>C>"M,AM?BfOFBCDEFAL"G?=e"SQ8 B?9BA#K?6B#N"CE>?B#RMIF?6B#LMGLAL"M,AN#M"G?=e"SQ8 B?ss4A"G)A4B"S?Be%B?Mge"G)A8~B"B| %B)AI?Hj%HEr?B#R?9BA#K?6B#N"H?D^NH"B)AE#H"B)AA#J"G)A8/B#O"G)A8=B#L?A#U"G?A<A8)C"G?A/A8&C"H"H?A^f%B"J?Be%P_"B"L{k#L"G?A"B"Pf"L /A8!C"G?B"O"Pe"L /AzCD>C>"G"G?zCeQO"G,AA[NA"G,AB%B?"f?6Bj?9ZA}NJ"U?6Bj"B%U?"^kNBMJLL?6B#L"U?6Bj?"]NL?9CA?9BA"H"Jf?C{%B #K"M?r"B F?9BA#K?6BL#L"CNF?6B#NMEL"CNG"M,AN#X"G?Qe"G?=e"SQ "G)AU#Y"G)AQ#R"G?Ie"Z"S?Be%7FQ7]?ss4A"G)A4B%7B"M)AE%C?Mge"G)A8~B%7C"C| )AI%H?Hj?E^NG"H?Eo#O"G)AM"W?A"W?6Bj?9IA| ?6Bj?Mg,A8~y>%M?A"M?7R| ?Yg,A8aw>e#7G"C?Be#CD>"C%H"O}NH?ss4A"C?Be%C?Mg"7Be"C"7C} %T)AI%7A?Eo#C"7A?Hj?F^NA"G?=e"H"XQl[NAL?A#CC>"T)AI%O?Hj?F]E>"O?Eo#)"H?Ce#C?A#O?A#TD>")"C%H{E>?ss4A"C?Mg%C"G)A4Be"G)A8~B"H| %7A)AI%*?Hj?E^NK?ss4A"C"7Be"H"7C} )AI?Eo#C"7A)AA#7A"G?=e%7H"H"MQ7ANB"O"R"7A}k[E>"G?A<AzC"7H"R"Y"G?zCeQxB?B#OL"G"7F/A8!C"G"M<A8YC"G?D<AzC"G"H?Be"*?Eo^<A8ZC"G?=e"7A?Be%H"H"G?zCeQxB"T"7Ge%T?ss4A|NBMKLL"T?A^#C"ONBL"G?A<AzC"G?=e"R"Y"G?zCeQxBL?9DA?9BA"C #K"X?r"C #LMEL"G?=e"SQ8 B?B#R?9BA#K?6B#NMEL"G?C<AzC"G"H<A8YC"G?=e"T"O"G?zCeQxB?B#R?9EA#K?6B#L"C"Q,AI?8|A^kNG"W?A"W?6Bj%B?9IA| ?6Bj%C?Mg%J,A8ay>%P?A"C?L} ?6Bj?=g%C,As8Z>?B]E>C>"B"C?9G8Y4Ae%U,A7P^NA?B#K?A#C"G)A9CB#N?A#L"J?8@y4Ae,AL%B?E|E>"B?Kg?9}8G4Ae%J"N,A,e,AI%K?I{#B?A"K"B #L?B"J"B #KLC>D>"C"L]NB"H"C"Ke,AA^E>"C?Be#CMBLL"G?A/A7 "G?A/A7V"M)AE#B"G?A<A9IC"G?A7QA9GC"G?B<A9CC"G@E:A4C"G"N/A8=C"G"Z)AQ/A3C"G"Z5AAA5LAzC"G"G)A9OB%N?A"N?J| ?Mg?9Oz4Ae/A8/C"G"G?=e/A8[C"G?A7QA9YC"G?B/A9OC"G"C/A9SC"G"C?Hj?Bm"Ue-A%7QA9WC"G?ss4A"G)A8)C"B?Mge"G)A3C"B| %C*AA:A9SB"G"C)AI/A9 B"G?zCe"P"B"G?9SBe"G?9OCeQK"G)A9GB%J"G)A9KB%P?Xge#M"G)A>%C"G)A7V?Xge#OD>"C"O^E>"J%B"P"CQm%NE>"P"N?Bf|ND"B"N?Xge#BL"C?Xe"C)AM#T"C,AR#X"C,AQ#Y"C)AI#U"C,AT#CD>C>?9EA#K?6B#L"B"M]NN"T"B)AM^NN"G"B,AT%K<A9WB"G"B-AQ7QA9XB"G"B)AI%L/A9SB"G"X<A8#C"G"Y<A8"C"G"U/AzC"G"C<A8!C"C"K]"L"U]jE>"&"%Q/NBL"B?Xe#BMBLL#CMBLL?9EA#K?6B#LMBL?9EA#KMHLL"H#NMBL"CND"G?=e%C"M)AE"HQ7AND"G"H<A8YC?B#R"G?B?C"G)A9OB?Hf?D_ <AzC"C"T"O"G?zCeQxB?9FA#KMEL?A#RMFL?B#R?6B#NMEL?6B#LMDL?C#R"E"G)A3B|E>"G"E/A3BL"P#S"J#E"B#WMDL?6B#LL"H#NL"G)A3B"Ef#UL"I?Qe#I"Q"R<A!"Q"K<A "Q"L<AZ"Q"N<AY"Q"W<AX"Q"U/AU"Q"E/AQ"Q"S/AMMALALL"A"G)A3B/AI"A"G*A8&B:AA"G?sCe?E?QQ7<"G?9@Be?I?QQ7<"G?9*Be?E?QQ7<MBL"A"G)A3B/AI"A"G*A8&B:AAL"G?=eQp"V"F)AI|E>"F"V/AIL"G?9 Ce(ALsOCIrDq&A?.f%E(A?9YA#G?W#D@ssss9<67T#L?6B#HC>C>C>C>C>C>C>C>C>C>C>C>C>"C,AQ?BfONBFGHIJMKLJCDEAL?A#H"C,AR%D?A"D?9IA| ?Mg%G?8@y4Ae#F"G,A8}y>#I"D2?9YA#G?*#D@sssss9 7T#L@ssssss>#MC>C>C>C>C>C>C>C>C>"C,AT?GfOOABHCDIEFHHHHHGHL?7D#DC>C>C>C>"I?FfOFLKABCKL"B"C)AA"C)AEQ7Y[NJMCL"B"C)AA"C)AEQ7YNBMIL"B"C)AA"C)AEQ7Y[NHL?!#DMHL"E?A/A+"E@ssssQ:A("B"C"E?(eQ7M"E"E)A)%G"E)A+%D"F,AL%F?E|Er"F?Kg?9}8G4Ae%I"B)AX,A,e,AI%H?I{#F?A"H"F #H?B"I"F F?BL"HQI"B)AU,AL"E,AAEr"E,AB%B2@6B8B@.u#M"B?A"B?7R| ?6Bj?Yg%B,A8aw>"D]Er?8|A?8{A"B?2w4Ae"D"G"DQ7) F?8{ALF@ssssi#M?9YAL#G?"k#D"E?(eQ8{BMGL?(#DC>C>"I?GfODABHBL"B)AU,AL?%k#DMGL?7F?7E"C,AV"F,AE] #DMFL"B)AU,AL?7Ge#D?8}A#GMEL?7H#DMDL?7I#DMCL"F7KAK@)u#L?8aA#G?+#DMBL"B)AU,AL?7Be#DL@"u"Lt#L"M@.v8%#HMLLC>Cr"C,AR%D?A"D?9IA| ?Mg%F7KA8ay>#M"D2#N?.#D@666H#LC>C>C>"C,AT?OfOEAEBCBL?:?-"F?8@y4Ae,AC #DMDL?7OMBL"B)AU,AL?7MeL#D"M#LL"L@)u"N@"ut#LMKL"C,AR?9SAk#DMJL?9XA#DMIL?9WA#DMHL"C,AR%D2"D?A"D?9IA| ?Mg,A8}y>?G]Er?9YA?8~A"B)AU,AL%B #G?7J"BfF?,L#D@"u@sssss9 7Tt#LMGL"C,AR%D2@6B8B#L"C,AT?S]E>"L@)u@ssss9<7Dt#L?7O#DMGLCr"E@ssssQ:A("E?A/A+"B"C"E?(eQ7M"B)AX,A,#F"E?Qe"D?A"D?O| ?6Bj?=g?9G8Y4Ae%G"E)A)%H"E)A+%IQ7X"E)AQ?BjE>"F?Bm"Ge-AG"E)AU%J?Pjo?BjE>"J"G,A7Pe2@6B8B@"u@sssss9 7Tt#L?9YA#G?6B#H"B)AU,AL?7KeMCLL"B)AU,AL"E?Ie"D"H"I"FQ!?8{A?9YA"E,AI%D #G"E,AJ?r"D #H"L@)u@ssss9<7Dt#L?/kL#D"E?(eQ8{BMFL?9AA#G"B)AU%B,AK?C^Er"B,AL?;kF?<L#DMEL?S#DC>C>C>C>"C,AR%F?Nf?A"F?N{ ?BfOEBCHDAL"C)AE#D"C)AA#I"E?Xe?B"B)AA"B)AI%J"B)AE{%B %K?A"J"B %BQrC>"FE>"F?N^"D"I|k"B"D_kNB"I"Ke,AA?"k?9}A^NB? #DMIF"E)A!%B[E>?X#DMJL"E)AX%I,AA%D?=]E>?Y#DMJL"B?B]"D?7D^kNB?Z#D"I,AB%B?8GB]"B?8|B]"B?9;B]kkNILL"F#DMGL?P?O"B)AU,AK?C] #DMFL"B)AU,AL?Qk#DMEL?sssI"B)AX)AM%B"B?sssI} 2@ssss9<67Tt#L?T#DMDL"B)AX#B?V#DC>C>"C,AT?DfOCABEL?s9E8:9:B"B)AI%B"B?s9E8:9:B} 2@ssss9<67Tt#L?U#DMDL?sssI"B)AM%B"B?sssI} 2@ssss9<67Tt#L?T#DMCL?7A#DMBL"C,AR?7Qe#DL"A?C<A!"A"D<AJ"A"G<AI"A"C*AQ:A."A"C5AAA5LA""A"L@6666667T8B"H2@.ut@ssssssssrt:AA"E?.e(AL8ZNCMrBqC>Cr&A?.f%F(A?6B#H"B,AA%P#GC>C>C>"P?BfODABCEL"B,ABMCL"B,AB#G?9aB#HMCL?5BL#H?A#GL"A,AI#I"A-A7M#K"A,A7O#L"A,A7L#M"A,AJ#N"A)AE#O"A,A!#Q"F?A7QAW"F"Q?C^<AV"F"C<AU"F"O/AQ"F"G<AP"F"H<AO"F"N<AM"F"M<AL"F"L<AK"F"K7QAI"F?r"I"I?9YA] <AN"F?Ie%C?QQq"F"A)AA/AI"C"F?MeQ8FB?x34A)AA#K?8~8G4A?9G8G4AQ8FBC>C>"E?Qe?8!8A4AQ/%G[E>"D)A>)AU,AK?C^E>"C"D"E)AIQR"D?"e"D)A)%A"F)AI%C"A"C_ %JQuB"D,A7V?B^ND"J[NC"J?Be#JMDLL"D?"e?AQuB"D,A7V[NBL"F"D,A[?ssssEk/AI"F?Ie"F?MeQ8FB?A#JLC>"D)A>%A)AU,AK?C]E>C>C>C>"E,AQ?BfONEEBBCEEEEEEBBAL"E,AR#A"D?"e?M?A"D)A)?4A} Q8"B"F"A?A"A?9IA| ?Mg,A8~y>?ssssEk/AI"F?Ie"F?MeQ8FBMDL"F?A/AQ"F@ssssQ:AI"A"E"F?Ie%AQ7M"D"F)AM"F)AQQ8]B"AQ8{BMCL?A#G?B"A)AA"A)AI%C"A)AE{%H #A?A"C"H %HE>"A,AA?7T]#GL"E)AA#C"F"G/A)"F"H/A("F"A/A"D>"F?Ie%E"F?"eQ7C"F)AI?B^NC"F)AQ%G"C}NA"C"F)AU_NA"F)AX"C_NAL"E"A"H"F)AM"GQL"F)AI%A?ssssp]NB"F"F*AM%R:AM"F"A/AI"D"R8%"R@"v8%Q8]B"EQ8{BF"GE>"A)AX%A)AE#C"A)AA#A"F?A<AU"F"C?A"A /AQ"F?B/AI"F"A?B"A /AMD>"F"F?IeQ7@"F)AA%A[ND"F?"e%C"A"F)AE"AeQ7S"D"F)A("F)A)Q8]B"CQ8{BMALAL"D?"e#G"D)AE%C"D)AI?Eme#L"F?(e#O"F?.e#M"D)A)#AD>C>"AE>"L"Cf?Eo"A|NB"A?Em"Ce#AF"C%A"L]NBL"F"D)A>%N)AQ/AX"F"N5AAA5LAI"A?Qe#C"A,AME>"F"A)AI/A""F?"e"OQ8FBFC>"F?ss4A"F)AU"A)AE%A?Mge"F)AX"A| %A*AA:A""F"A)AI%A/A)"A?Ij[E>C>@A#R"F)AM%A"F)A"?Be%H}"A"Hf?I}jE>"H"F)AIe*AA#RL?A#A?ssssE#ID>"A?8IM]NB"A?2w4Ae"N"H"RQ&[E>"I?Be#I"A?Ye#AMBLL"F"I/A+"F?+e"MQ8FBMCLL?8U34A)AA#A"F?Ie"F?"e?8N34AQtB"F"AQ8-B?sssspk/A+"F?+e"MQ8FB"A?8U34A)AA%H{NA"G"A?y34A)AAe"H"AfQ>?A#AMDLL?A#A"G?M?A"D)A)?4A} Q8"BMBLL"E,AQ?C^NB"E,AR#A"G?M?A"D)A)?4A} Q8"B"F"A?A"A?9IA| ?Mg,A8~y>?ssssEk/AI"F?Ie"F?MeQ8FBLL"D"D)A."D)A+e/A."F?x34A)AA"Kf?Cf/AM"F"J/AI"K"F?Ie%A?CQk"P?D]E>"A"B)AE"B)AIQc"F*AI#R"F?D?A"F,AQ%B /AU"F?9@8G4A?B"B /AQ"F"R:AI"F?"e%B"AQ7T"F)A(#C"F)A)#D&A?Qf%A(A"A"C"DQ8^B/AM"A?Me"A?Qe%AQ8FB"A(A"BQ8{BL"F?.e(AL9MMBUr&A?4Bf%B(A"A)AI#E"A)AE#F"A)AA#G"A)AU,AI%C?A"C?9IA| ?Mg,A9Ay>#CD>"D?X^E>"D"B?8!Bee?A/AA"D?Me#DMBLL"B?A7QA="B"C<A7S"B"B*A8!B:AX"B"B5AA8)B5LA""B?A/A;"B@ssss4A:A."A)A!%C?A/A7."C?A/A7 "C?A/A+"C?A/A"?B"G"E"F{%C #K"B?.e#O"B?A"E"C %PEr"K,AA?7T]F?AL/A7Y"B"P/A7W"B"K/A7V"B?8/Be#G"ACrC>C>C>D>C>"B?9KAe"B?8~AeQ7C"B)A7 %L?B^NA"B)A7;#Q"B)A7.#R"B?8!Be%H"K"P"B)A7%%M"B)A7*%SQL"B)A8)B#C"B)A8&B#D"B)A8!B%T?ssssp]NC"B"C/Ag"B"D/A7@"B"T/Ab"H"K"P"R"QQL"B)A8)B#H"B)A8&B#J"B)A8!B%F?ssssp]ND"B"H/Ap"B"J/Am"B"F/Ai"A)AX,A,#L"B?Qe"B,A7S%U?A"U?O| %F?=g?9G8Y4Ae%I"D"CQ7X"B)AQ?B]E>?B"B)AU%N?Pjm%E"L?Bm"Ie-AGj[E>"E"B-A=%CjE>"A?A"M"SQ8NBL"B"C"Ek7QA="N"I,A7Pe#E"F?Hf?6Bj?9aB}E>C>"B"I-A/7QA8/B"B@A:A8=B?A#D"G#CD>"D?X]NB"N"C,AA]E>"D"B?Xee%F)AA[E>"F?B/AA"F"Q/AI"F"R/AELL"D?Me#D"C?Be#CMALALL"E?A"E?6Bj?9IA| ?6Bj?Mg%D,A8}y>"J"H"A)AX,A-QH%C?6Bj?X^E>"A"C"D?8@y4Ae,AD"E?A"R"Q?AQ7ZL"B?9<AeQ8{B"B?9%AeQ8{BMDLL"A?QQ1BE>C>"I,A7OE>"B?Ie"U"D"C"LQ!"B,AI[NBL"B?C<A8KB"B?Q7QA8JB"B"U<A8HB"B?D<AwB"B?A/AtB"B"M/AvB"B"S/AsB"B"M/A7}"B"I?Be"A)AU?Je"I,AA ,AA<A8IB"A"B?9~Ae?A?AQ8?B"B)Ag#C"B)A7@#D"B)Ab#TLL"A)A!#E"B)A;#F"B"T/A8UB"B"D/A8NB"B"C"De/AzB"B"D/AyB"E)A"#C"E?Xe"B?8NBeQ8TB"B?B<A3B"B"C/A8&B"B"F/A8!B"B"E)A"/A8)B"E?(e"B?8!BeQ8)B"F"B)A.]E>&A?Qf%C(A"C?Ie"O"O)AA?B?E?IQ7R"C)AI?7asssp]E>"C?Qe(AF"C)AMALL"B)A7N"F?Dme%C"S/AE"C"M/AA"B"F?Be/A;"B?9<AeQ8{BMBLL?AMDL"C#H"D#JMBL"B?9%AeQ8{BL?BL<A,"A)A!%C?Xe?B?AQF"C)A7 #N"B)A7N#E"B)A;#F?A#C?A#DD>"D"N^E>"D"A)A!%G)A7 _E>"C"G)A7Ye)AA%G"F_E>"A?A"G?Dm"Ee%G)AA"G)AEQ8NBLL"D?Be#D"C?Ee#CMBLL"B,A7S%C?A"C?O| %C?Ff?6Bj?B|E>C>"B)AX?Bj[NA"B)A(?Bj[NA"A?T"C?=g%C,At8Z>"C,A8C8Z>"C?8A8Z4Ae"C?8B8Z4Ae"B)A!%G"B)A)%C{%D ,AAe?A"G"C"D "B?"e"B?+e"D )AA?AQ7ZLL"LE>"B?A7QA8=B"B?8C8UyI/A8/B"B?A/A8)B"B"J/A3B"B"H/A8&B"B"J/A8!B"A"B?8!BeQ7WL"O?E?IQ7<"B?4Be(AL9]KC7ArDq&A?.f%E(A"A?A/A""A?Xe"A)AUQb"E?A/AI"E?A<AQ"E?A/AA"E"A)AU/AM"A?(e%U"EQ8ZB"A?=e#V"A?.e#WC>D>C>"A)A+%D[NA"A"D?Bf%D/A+"A)A)"D?Uge%D)AA%R?C]NA"D,AQ"D)AE#P?A"A)A!"D)AI%O?Eme%M"O"D)AM%Q{"A)A""Q_k%D #I"Q"Of%N?C_"DkNB?Bj[E>C>"N?Em"Ie#H"A)AI#T"A)AE#7A"A)AU#K"A)AQ#X"I#JD>"H"J%D]NB"D?Qe#J"K"D)AI%F|NA"F?Em"Xe%F)AI%G"F)AE%L_"T"C"F,AM%Y "G_k#S?A"G"Lf"S #F?B"L"7A"B"Y e"S #G"D"R?B^Eq"E"G/AA"E"F?pj"Ge/AE"E"F?9_666Hj"Ge%D/AI"E"F?Hj"De/AM@A#Z"E)AA%DE>"D"E)AEQyB#ZL"E)AI%DEq"D"E)AM"ZQzBF"ZLF?B"G"Pe"F"P_ #DC>"F"Pf%G?A"F"G} %F?I_%GEq"D?Bf#L@A#Z"F#DD>"D[NC"D"Le7KAA@;u"Z@Ivt#Z"D?Bf#DMALAF"D*AA%Z@;u"Z@s9aD8B@)ut"Z@ss9~H8B@Xu"Z@sss9_P8B@Iutt"Z@)v@s9aD8B"Z@Iv@sss9_P8B"Z@Xv@ss9~H8BtttL#ZL"F?I"G 2"ZtL:AAMALALL"N?R_E>C>"N?Em%S"Ie#T?A#H?B#K"I#LD>"L"T]NE"HE>C>"L*AA#Z"S#D"K#F"I#GD>"D[NB?B?C"Z"G*AA7!%J "J"F #J"D?Qf#D"F?Be#F"G?Qe#G"J?6Bj?C]NAL"J?BjNDLL"L?Qe#L"K?Bf#K"H?Be#HMALALL@r#Z@A# "M#D"N#FD>" "D*AA%!t# "Z"!8B#Z"D?Qe#D"F?Bf%FNAL"Z" 7"E>"N?Be#J"I?Qf#K@B"Z" 8C7_@7T8Cu#Z?A#F?A#HD>C>"F?Em"Ke#DD>"F?Be%F"J]NB"Z"D?Qe%D*AA8B@A7"NAL"H"N}NF"E"D5AAA5LAA"D"H?Em"Ie%D5AAA5LAA"D"E5AAA5LAA"H?Be#HMBLL"E"Q/AU"E"O/AI"E"H"Oe%D/AQ"E"D/AM?A#DD>"D?Q]ND"D"Ee*AI#Z"E?B<A+"E"P/A""E"R/A!"E"Z:A("U"E?!eQ8ZB"D?Ie#DMALAL"R?A"Z@9_B8B7  E>"N?Em%D"Me#I"O"Q]NC?A#H"M?Qe"I"M)AIQ8JB%I"A)AU_E>?B#H"A)AQ"I?Eme)AA#KLD>"D[ND"M)AI%F"I^E>?A#G"F"A)AU_E>?B#G"A)AQ"F?Eme)AA#JL"W"G"JQ8HB"V"H"KQ8HBL"M?Qe#M"D?Qf#DMALAF"E"Q/AM"E"O/AI"E?B/AA"E?A<AQ"E"P?He?A"R?Bj /AE"U"EQ8ZBMCLALL"E?.e(APLAL8XJCSrCq&A?sBf%F(A"F"A/A>"F?A/AI"F@ssss4A:AA"F@ssss4A:A""F5MAAAAAAAAAAAAAAAA5LA)"F@I:A;"F?8/8G4A-AA7QA7V"F"A5AAA5LAM"F"A)AQ/A!"C?;g"Be#Q"A)AX#M"F?9SAe%K?Me#R"K?Ee#S"F?7Ne#I"F?"e?A#KC>C>D>"B"Q^E>Cr"B?"e#G?8U34A)AA#N?x34A)AA#O"F)A=#P"F)A>)AX,A7LEr"B,A.#H"F?9SAe%J"F"GQV"H?L|?A?B"Hm?4 j E>"B"J?A"F"GQD?AMCL"B"F?9SAe?B"F"GQD"B7OA(#7A"I"B7OA"?x34A)AA?Bm%G?BkQ8#B"I"7A"G?CeQ8#B?9%8G4A?9@8G4AQ8FB?BF"F?9SAe%H"F"GQV"B"H?A"F"GQD?ALL#J"B,A!%L?C^E>C>"B)AU#G"B)AQ#H"B-AX#U"B,AZ#V"F"B,A %W?9CA]<A7:"F"J<A7/"F"V<A7."F"U7QA7,"F"L<A7+"F"W<A7*"F?A<A~"F?9SAe%J?IQq"F?A"G"G"G"He%L{"E"L_k%G %L/A7*"J"SQ8FB?E"H?Em"De"G #G"L?Em#HD>"H[NB"F"G*AA:A7W"G7OAM#7A"G7OAI#X?8U34A)AA"F?9CAe"F)A>?8N34AQ7LQ8-B#J"I"X?x34A)AA?BmQ8#B"I"7A?x34A)AA?Bm?CeQ8#B"F"J/A7;"F@A:A7*"F?9SAe"RQ8FB"H?Qf#H"G?Qe#GMALALL"F)A.?7as4A}?A"K E>"M,A7M[NDL"B?;e#B"K?Be#KMBLL"C#KMBL"O?x34A)AA|E>?x34A"O/AAL"N?8U34A)AA|E>?8U34A"N/AAL"F)A="P_NA"F"P/A=L"M,A7K#C"F"I*AA:A7W"F"I)AI%B/A7 ?8&8G4A)AA#D?8)8G4A)AA?38G4A)AA"F)A7Y#G"F?A/A7;"F@sssssB:A7*"G"B"F?9SAe%HQQZ"H?I?QQ7<"F"C<Am"F@ssssQ:Ag"F@A:Ab"F"A)AI/A7;"F"A*AA:A7*"B?Em#H?Bf#C?Bf#ED>"HE>"G)AI#A"F?9SAe"G)AAQT"F)Ag#I"F)Ai#B"F"D"F)A7@%Me/Ap"A?Bo%N"F?9_Ae%O?BQk"A?BjE>"F"B"Ee/Ap"F"M"If"C?A"B?B] e?Be/A7}"N?Ce"O?CQkL"G?Qe#G"H?Qf#HMBLL"F?9CAe?I?QQ7<"F?E?QQ7<?E?EQ7<"F?sBe(A"KL9"ICErD7|?X#FC>C>C>C>C>C>"A?6Bj?CfOEABCDFL"B"Ce#F"B#AC>D>"A"F]NB"A,AA,A8&8E>?B]E>"E?Be#E"A?Be#AMBLL?K#F"C"E_NF"C"E]NA"E[NF"B"Ee,AA?4A^NF"E"Cf#H?A#B?B#C?,#GD>"C"HeE>CrC>C>C>C>"A"Ce,AA%E?,fOCABCL"B?Bf?7S_NCMBL?A"G?6Bj?,^NCZL"E?.f?6Bj?J{"E?9ZBj?8{Af?6Bj?Y{j"B?7T}kNJL"B?BeL#B?,"E"E?7J] #G"C?Be#CMBLL"G?6Bj?,^NE"B?7T_"Dj[NFMEL"DND?KPL?L#F"C?Z_ND"B5AAA%I5M9K9K9K9K9N9K9K9N9K9K8)9K9K9A9K9K57]%J5MJJJJJJJJJJJJJJJJ57^5MAAAAAAAAAAAAAAAA5NABCDUFG7AIJZLM7BOP"J5&57=[ND5MAAAAAAAAAAAAAAAA"B5AAK%J5M8)9K9K9A9K9K9A9K9K9M9K9K9K9K9K9K57]%K5MJJJJJJJJJJJJJJJJ57^5NARSDUVG7AXJZ !7B7C7D"K5&57=[NDCr"I5WJ?.f?6Bj#D"I5WI?.f?6Bj?Kg#E"I5WF?.f?6Bj?Kg"I5WG?.f?6Bje%A?L|E>C>?7C?B"Am?9KUjNCZ"A?C^NA"I5WC?.f?6Bj?Kg"I5WD?.f?6Bje%A"I5WA?Bm"I5WBe"A ?Dj[?!kMCLL?7D?A"A?Bf?M_ L"D"Ee?Bf{E>C>"J5WB?.f?6Bj?Kg"J5WC?.f?6Bje?7A{"J5WE?.f?6Bj?Kg"J5WF?.f?6Bje?7Q{k"J5WH?.f?6Bj?Kg"J5WI?.f?6Bje?7Q{kNA?X#F"C?Zf%A[NFC>"A?B]"B,AZ%C?9UA]jNA?L#FC>"C?7IfODAHAHL"A?G^NB"B,A %A?.f?6Bj?C{NB"B,A!%C?.f?6Bj?J{NB"B,A7B?<^NB"B,A7C?.f?6Bj?F{NB"B,A7D?.f?6Bj?J{NB"A?7L^NA"C?7M{NGL?MPLL?LPL?A#A"CEr"C?Bf#E"B?Be?A"B,AA?,] F?AL#D"E"C"D #C"D"B"D #BC>D>"A"C^E>"A"Be%D,AA?7J]NC"A?Be#AMBLL"B"CQ8PBNC?NPL?N#F"B"AQ8PB[NC"D?Be"C"A?rleQ8PBNBMCL?X?G"B"CQ8PB #FMBL?XPL"FL9UFBWr&A?9 Af%F(A"B"Ce#R"D"Ee#V?r#MD>"D"V^E>?A#H"C"D,AA%S?A"S?7R| ?Yg%L,A8aw>%If"I"Cf"C"I{ %J"I?D"I?Co%G"G?D} ?B"G %Ne|E>C>"B"R"L?2w4Ae%O"I"OeQhE>?B#H?A#EMBL"J"N{NA"B"CQ2B"O"IQ2B8C7|8%"N?Bm{NA"F5MAAAAAAAAAAAAAAAA5LAQ"F5MAAAAAAAAAAAAAAAA5LAA?A#ED>"E?"^E>"E"F?>fe"E<AA"E?Be#EMBLL?A#J"B#E?A#GD>"E"R^E>"F@A:A#"F5MAAAAAAAAAAAAAAAA5LA*"F@A:A;"F"J?Be%L<A""E?Be"E,AA#P?A#H"G?6Bj#7A?A#G"L#KD>"H%E?7D]"E"I]k[E>"G#Q"E"Oe,AA#G?6B#H"JE>"E["Q?6Bj"P^k"G?6Bj"7A^k[E>"E?Bf?7Dj"Fe,AA?Be#HLL"H?6Bj%Q"K?Be?6Bj%K"F?>f%X"E?Be%H?7Dj%Ye,AA?Be?6Bj%Z"E"Xe,AA"G?6Bj"P^e?6Bj%E"E"Z{ %E"E"K{ %E"E"Q{ #K"Y"F?"ee"K<AAMBLL"F"F5AA7 5LAQ"F"F5AA>5LAA"F"F5AA"5LA>"F"F5AA.5LA7 #E"L#J"P#GMBLL"F?>f"I?7Dje,AA%E"N|#HLL"D?Be#D"S"T"E"M_"Hj%G #T"E"M"G #M"G"Uk#UMBLL"A"T<AB"A"U?Bj<AA"F?9 Ae(AL9ZFBOr"D?~|"D?"e%N"C|jE>"B"De%G5MAAAAAAAAAAAAAAAA5LAQ"G5MAAAAAAAAAAAAAAAA5LAAL&A?"f#G?B#I?C#K?A"E"E"C"Nf%H?A"C"H} {%E %H?C_Er"G?3v4A,AA<AX"G?8&v4A*AA:AQ"G?yv4A5AAA5LAA?ss4A#K?4A#E?9%A#H?BF?B?B"B"Ne"E "C"N_ %I,AA%E?B|E>"E,A8=v>#KL"I?7Fe#O"H?7Ff#R"I,AB#M?A#E"G?9*8&4A,AA<AX"G?9 8&4A*AA:AQ"G?9K8&4A5AAA5LAA?X"H?Cf%J"J?X} #P"I?Ce#Q"G?Bk#S?A#JD>"E"P^E>"E"Qe,AA?Bf%T?D|E>"E?9S8A4Ae,AA%L?F|"L?C^j[E>"L"Se"T,Asv><AA?B#J"E?Be#EMDLL"E?Be#EMBLLCr"G"J<AA"H?7F_#J"O"M?!m?7Dnj#L"K"K?C]k#O?A#E?A#K"H?7C}E>Cr"I)AZ#K"H?%}Er"I)A7C%E"JNBZ"I)A%MDF?ALL#EL?AL#H?A"L"J #P"M?Bj#L"M?Eo?Bj#J"M?Bo?Bj#Q"M?rl?Co?Bj#I"O?BjL#M"A"H/A!"A"E/AX"A"K/AU"A"R/AQ"A"P/AM"A"D/AI"A"G*AA:A""A"G5AAI5LA)"A"G,AX<A;"A"J<A7T"A"I<A="A"Q<A7Q"A"L<A<"A"M<A7P"A"F?C^<A7S"A"F?B]<A7R"A?A"N"C"N_%C /AE"A?B"B"C /AAL8-FCMrBq&A?"f%I(A"B?A"B?6Bj?O| ?6Bj?=g?9G8Y4Ae%J"A)AX,A,?Bme%F#N"E-AK"E-AI"F-AC?rlkk#O"C?Be#F"D)AI?Eo#P"A)A!)AU#MD>C>"F"P}NA"A,A+?B]E>"A,A)?Bj[NBLCr"I?ss4A"A)AM"F?Mge"A)AQ"F| %G*AA:AQ"I"G)AI%G/AX"G?IjEr"I?Ie"J"A"I?QeQ{"I)AI#H"I)AMF@A#R"A)AE%H"I)AQ?Be%G}E>"H"Gf?I}E>"G"A)AAe*AA#RLL"K"J,A<%H_E>C>"H"J,A7P%Qe?9JA{NA"Q?Mg"K?Mge,A8~y>%H?A"H?7R| ?Yg?2w4Ae"A"G"RQ&[NA?B#H"KMDLL"I"J"A"G"RQ_"I)AA#H"I)AELL#GC>"H?B]E>?B"G?Pjm%H"N-AGj[E>"H"LjE>"A"FQ8/BL"G?Be#K"H"Lk#L"H"OjE>"A"J"G"F"EQ+"F?Be#FF"A"F?Be%F"G"J,A7PeQ)LMCLL"A)A!?Me"FQ8*B"A"F?Be%FQ8(BL?ss4A"A)AM"F?Mge"A)AQ"F| )AI?Eo#FMBLL"D)AE%G?r^E>C>"J-AO#F"E)AA?B]Er"F"E)AE?Hj?Bm"Je-ASkF"FL"L?rlj%F?66Dj[NA"A"J"F"C"DQ7BLL"A)A!)AU"M{E>"A"B"M"E)AA"E)AE"G?r^QPL"I?"e(AL8TFBFr&A?.f%F(A?A"E"Df"C"E_"D"E{k%C #G?B"B"De"C #BC>C>D>"G"H%C^E>"C?Be#H"B"Ce%I,AA?7E^NB"G"H|NC"I,AB%J?.f?6Bj?K}"J?~j?8{Af?6Bj?F{j"G"C?Ce|kNC"I,AC%J?<f?6Bj?9[B{"J?~j?9BAf?6Bj?9{B{kNBMCLL"F?B<A+"F?A/A)"F"G/A("F"B/A""F?Ue%C"F?"eQ|"CQ7OE>C>C>"G?D{E>C>"B)AA?s7a8AtpjNA?E"B?De?7}j%C"Bf"B"C] #C"G?Ef#HD>"C"H_E>"B"Ce)AA?s7a8AtpjNC"C?Ee#CMBLL"B"He)AA?s7a8Atpj[NCLF"B?Bf#H"G#CD>"C[NC"C"He"C?Bf#C+AA?A7ZNALL"F?Ie"G?B?BQvB"F?A/A)"F"F)AM%C/A("F"F)AI/A""G[[%HE>"HE>"C"B"G9~KAAL"F"G/A)L"F?"e%BQ7O"BQ8{B[NBL"A"F)A!/AI"A"F*AU:AAMDLL"A"E/AI"A"D/AE"A?ssssp/AA"F?UeQ8{BMBL"I?Be#B"G"C?rle%I#H?A#G?A#EC>C>D>"HE>"B+AA?A7WND"H?Bf#H?B#E"B?Be#B"G?B#G[NBMCLL"I#EMBL?C#EL"A?ssssp/AA"A"C"De%B/AE"A"B"Ee?Be/AIL"F?.e(AL9~DBHr&A?Qf%E(A"A?Me#HC>C>C>C>C>D>C>"A)AM#D"A)AQ#GD>C>"B"G}NF"B"De,AA%C?%]NE"C?9WA]NA"C4?A7WE>"H"BQ7D%C[NI"B"Ce#BF"C?7D|NG"H"BQf#BLMBLL"G"B?Be%F|NEC>C>C>"D"Fe,AA%C?9:AfOICHHHCHCABL"E?Ie"A"B?CeQ7N?A#C"E)AI?Bj[NI"E)AM%D?s9<Dj?s3D]Er"B?Ge%G"A)AQ%F}ND"G"A)AM%Ie,AA?9WA^ND"D?68<D{"F"B?He%D|kND"D"Ie,AA?9[A^ND"E"A"B?IeQ7N"E)AA?Bj[NJ"E)AE?s9_Dj?s8=D^ND?MF?GL#D?B#F"B"De%BNDMILC>"C?9"AfOFBGGGBAL"C?%]"C?-]kNA"C?9WA^NFL"B?Ce#B?B#FMBLL"A?P"B?GQ8[BMEL"F"B?Bme?Ce#CMDL"A)AU"B|E>"A"B?LQ7>F"A"B?MQ7>L?A#CMCL"A"F?JQ7>?A#CMBL"A"BQ7 ?A#CL"E?Qe(A"CL9%EBFr&A?3Bf%B(A"A)A.)AA#D"A)A")AA#C"A)AQ)AA#E"A)AA)AA#FD>C>?9*04A?9*04A,AA%A?B"A <AA"A[NAD>?9*04A,AAE>MBFMDLALALL"B?>f?9<04A)AA?9@04A)AA"C?A"C?A7X "D"EQJ"B"B)A7W/AI"B"B*A>:AA"B?Me"B?9GAe?7N9~KAA"C?A7WEr"C?7@_Er"B5MAAAAAAAAAAAAAAAA5LA>?A#D?G#E?F#A?H?I"C?7?] F"B5MAAAAAAAAAAAAAAAA5LA>?C?A"C?rl,A9S8A>%A?Df?6Bj?C_%C #D?M?G"C #E?GL#C"B"B5AA>5LAyB"B"D<A2B"B?A<A8)B"B"A<A1B"B"E<A0B"B"C<A8&B"B?yBeF"B?D<A2B"B?>fL#ACr"B"B)AI/A7W"B"B*AA:A>"B?D<A7&"B"A*AA:AsB"B"A5AAI5LAvB"B?sBe"F"B?MeQsB?x34A)AA%A?E}E>C>"A?H^NA?w34A)AA%C,AM?B^NA"C?Qe?9S8G4A?MQ8IBNA?AMCLL"B"A/A>?A"B?>f%A?BQk"B?y34A)AA/A>?B"A?BQk"B?8U34A)AA/A>?C"A?BQk?w34A)AAL?9*04A?A<AA"B?3Be(AL8AEBFr"B)AI%CE>"B"C?Io/AI?B#FFC>"B)AE%EE>C>"B"E?Bf%G/AE?B#F"B"B)AA%D?Be/AA"D,AA#C"B,AME>"C?7E]E>"B?CQ?#CMEL"C?7I^ND?"#CMDL"C?9WA^NC"G[NA"B"E?Cf/AE"B"D?Ce/AAC>C>C>C>C>"D,AB%C?9:AfOIAHHHBHCDEL?K#CMGL?N#CMFL?J#CMELC>"B?EQ?%C?s9_Dj?s3D^E>C>?A#D"C?sB_NC"C?sQ_E>"C?7Tj?sBk#D"C?Go?4Bk#CMDL"C?ssE}NA"C?Go?7Tj"C?Im?s9aAjk?s7aCk#D"C?Mo?9 Bk#CMCLF"B?B"B)AA?Ce"B)AE%D?C_ /AA"B"D?Cf%E?A"D"E} /AE"C?Km?s9_7Tj"B?EQ??6Hjk?ssEe#CL"C?Qm?ss9~Bj"C?Mo?7Tj"C?Cm?s9aAjkk?s7a8AEk#D"C?So?9<Bk#CL"B"D/AIMDLC>C>"C?9"AfOFAEEEBEL?I#CMDL?M#CMCLL?A#FLL"A"C<AB"A"F<AAL9"DCLrBq&A?.f%G(A?B#K?Q#IC>"D?B]E>"B?A"B?6Bj?O| ?6Bj?=g,A8D8Z>"E?Hjo?BjE>?S#IMCLL?A#K?C#MLC>"F["B?6Bj%D?C]jNA"A"IQ1B[NA"A)A!)AU%E"C"C"E_ #N"C?Cm#F"B?A"D?O| ?6Bj?=g%D?9M8Y4Ae#O"D?9G8Y4Ae%E?Be#P"C#DD>"D"N]NB"A)A!%H)AU"D|NB"F"H)AQe)AA#HC>"K[E>C>"E,A7O?B^NA"A)AX,A,#L"G?ss4A"A)AM"H?Mge"A)AQ"H| %J*AA%R:A""G"J)AI/A)"G)A("R8%f?7aD}NC"G?Xe"A"G?"eQ8@B"G?Qe"E"G)AX%J"G)A!%QQ7X"G)AQ?B]E>"L?Bm"Oe-AA"G)AU?Pjo?BjNBL"G?Ie"B"J"Q"LQ!"G,AI[NCLL"A"I"M"P"A)AU?Je"E,AA ,AA?D"B"HQ7,L"D?Be#D"F?Ee#FMALAL"A"CQ8&B"G?.e(AL9JDBPr&A?"f%D(A"A"BQ7~%R[E>C>"C?A/AI"C"A"B?Em"AeQ8EB"C)AE#H"C)AI#CD>"E#M"A#F"B#N"H%A"C%B?Eme#C"N#K"F#ED>"KE>"D?Qe%G"E"KQ;"D"D)AU%O/AE"D"D)AQ%P/AA"G"D)AX"D)A!Q;"D"D)AU%L/AM"D"D)AQ%Q/AI"D)AX#E"D)A!#KD>C>"H#G"OEr"LEr"D?Ie"D"P*AA"Q*AA7( F"DLF"L[NB"D?IeL#I"C%H"G]NB"G?Qe#H"I)AE%J[NB"I"J?Bf/AE"I"I)AA%J?Qe/AA"G"J)AI/AI"G"J*AA:AA"D)AM#L"D)AE#O"D)AI#Q"D)AA#PMBLLMBLL"M?Bl#E"N#C"F#H"A"BQ7~[NAL"M?BjNA"B"C"B"C_ #ED>"E[NB"F"A*AA:AA"F"A)AI/AI"E?Bf#E"A?Qe#A"F?Qe#FMALALL"D?"e(A"R?BlL8:DBLr"B)AE"B)AI%F?Eme?Qf#D"B)A!#G"B)AX#ICrD>C>"F["F["D[kNCZ"D)AA%E"C_E>"C?ss4A"E?Mg"Ie"E"G} )AI?Eo_NBL"B"F?Bf%F/AI"D?Qf#DMBLL?AL#ECr"CE>?A"E["C"G}k[NBZL?BL#DC>D>"D[E>"B"HQ7[?B#DMBL"B)AE#H"B)AI%D[NB"D?Em"He%I?Qf%E[NB"I?Ef"I?Mf%K)AA%J"C{Er?A#D"E)AA?BeF"I?If)AA#D"JL#E"D?Bf#D,AA?Bl#L"B)A!#M"B)AX#ND>"D?Be#D"C?ss4A"L"E%Ge%H?Mg"Ne"H"M} )AI?Eo%E}NAL"K"G/AA"I?If"D/AA"G"J^E>"B)AI?Bf%E"F"E"F_ #FL"C"H{E>?A#DMBLL"B)AI#D"B)AE#HL"A"D/AI"A"H/AE"A"F/AAL9UDBQrCr&A?>e%D(A?ss4A"A)AM%L"C?Mge"A)AQ%F"C| %E)AI#J"E)AE#K"E)AA#M?A#E"B?A"B?6Bj?O| ?6Bj?=g%G,As8Z>?B]"K?r^jE>"G?9G8Y4Ae%G,A7P?Mg%H,A8~y>%E?A"E?7R| ?Yg?2w4Ae#N"J?Eo#O"C?Be#E"H?8@y4Ae#H"A)AX#PD>"E"O_E>"D?ss4A"E?Mg"Le%Q?Me"F"E?Be| %R)AI/A)"D"R*AA:A""D?ss4A"Q"E"F} %E)AI/A;"D"E*AA:A."N"A"D?.eQ8BBE>"D?Ie"H,AL"P,A,"A"D?"eQ#"D)AI#S"D)AM#IL"D)A)?Eo#EMBLL"S?B^E>?A#E"D?A/AU"G-A7LMCF"D"I/AX"D?B/AU"I?Hj?Bm"Ge-A%#E?AMCLAL"D?A/AU?AL#F"D"F7QA7C"D"E7QA!"D"J/A;"D"K/A7N"D"M/A."A"B"C"D?.e"D?UeQK"D?>f(AL9GDCGrB7|&A?Qf%E(A"A)AI%C"B"B"C{ #F"A)AM#CD>"C"F_E>D>"C%B?>f%C"F|E>"E"B/AE"E"A/AI"E"E?Ee/AM"E?Ie%D?AQ8QB"D?QQ8QBk"D?"Q8QBk"D?.Q8QBk[NBLL"A)AE#D"A)AA#H?A#CD>"B"F}"Ck[E>5M6666666666666666#I"B"D|E>"D"Bf?Q}E>"B"He5AAA5MOOOOOOOOOOOOOOOO57E#ILL"B"I5b%C?ssEk7@e#BMBLL"A)AM#G"A"F"B"B"F{ %C/AM"A"A)AQ"C"Gfe%G/AQ"B"F}NB?A#B"C"D_E>"C"He,AA#BL"ACr"A"C?Be%C/AM"A,A!?B]Er?A"B4?>7WNBZ?C?B"B?6Bj?9;B{ F?BLL"Ge%G/AQC>C>"B?6Bj?KfOEBDDADL"C"D}NA"C"He,AA?K]NCL"A"G/AU"A"A)AX?Be/AXMBLL"E?Qe(ALvDCDrBqC>Cr&A?Qf%C(A"A"B?Te?ij%D"A"D{ ?BfQ3B%E?Be%B?7S{E>?A#B?434A*AA@A7+NC"C?Ee?7T"D"A?BfQ7!"C)AE?B^NCFC>?434A*AA%F@r"B2u8BQ8|B%B?7T{E>?A#B"F"E2v@B8B7 NE"C?Ee"E"D"A?BfQ7!"C)AE?B]NBMEL"A?R_E>?9C34A)AA"B?Cme)AA%B)AM"BQ8OB"B?Ef%E"E)AA?Cl/AA"BeMDL"A?Bf#AD>C>"C?Ee"B"D"AQ7!"C)AE?B]NC"B?7T}NA?434A*AA@r"B?Be2u8BQ8|B%B?4A_NBLL"C?Ee"E"D"AQ7!"C)AENA?A#BMDLL"C)AI#B"C)AML#A"A"B"De%D^Er"D"AQ7/?DF?BL#A"D?Ef"A/AAL"C?Qe(A"BL8SDBFr"B)A>%B)AI%F"B)AE{#D"C)AE%E"C)AA%G_?A"F"D "E_k#F?A"E"Gf"F #E?B"G?B"B)AA"D e"F #DC>C>"C,AQ%GE>C>"G?F^ND"C,AR?N{ND"E[E>"A?G<ABMBL"B)AX,A.[NC"D,AA%B?.f?6Bj?K_E>"A?H<ABMBL"B?<f?H_"B?9VAf?G_k"B?9}Af?E_k["B?#f?6Bj?P}jE>"B?6A^"B?"}jE>"B?9ZBj?8{Af?6Bj?Z}E>"A?K<ABF"A?J<ABLMCL"A?I<ABMBL"A"B<AB?C#HMDLF"B)AX,A.[NB"B)AU,AK?C^E>"A@s8Avy4z8{B?ss4A"B)AM"C)AI%C?Mge"B)AQ"C| 7OAI@Duv=ABF"A?D<ABLL?B#HMBL"A"E/AI"A"D/AE?D#HL"A"H<AAL9CDCCrBq&A?>e%E(A"A"B"C"D?AQA"E?Ie?8U14A)AA%A?I?QQvB"E?A/A!"E"E*AI:AU"A?Xg#C?y14A)AA#DD>"CE>"E?Ue"D7KAT"D7OAM@Iut"FQ8#B"C?Xf#C"F?Be#F"D?Xe#DMBLL"E)A!#A"E)AX"E?A/A7N"E@sssssB:A+"A"E?+e%AQQ"A?I?QQ7<E>?8U14A)AA#A?8U14A?A/AA?8N14A*AA#G?8N14A@ssss4A:AA"E"A/A)"E"G:A""E)AU#A"E"E)AX%D"E)A!?Em%Ce/A;"E"A/A7N"E"D/A."E"D/A+D>"CE>"E"D?Qe%A/A."E)A("D)AI%B?Xge?A"E)A)"B{ Q7aB"C?Qf#C"A#DMBLL"E"E?+e/A=&A?Qf%A(A"A"E)A=%B)AA/AM"A"B)AI/AI"A?Ie?I?QQ7<"A?Qe(A"E?"e?E?XQ7<F"E?Ue?I?QQ7<L"E?>f(AL9:CBIr&A?>e%D(AC>"A)AyB?Hf?D_E>?B"A)Ap"A)AsB%B"A)A7}{%E #A"D?A"B"E %BEr"A,AA?7T]F?AL/AM"D"B/AI"D"A/AE"C?A"C?6Bj?7R| ?6Bj?Yg?2w4Ae#CD>"D?Qe"D?EeQ7C"D)AQ%E?B^NC"D?(e"A"B"D)AU"D)AXQL"D)A(?ssssp]NA"D"D*A(:A."D"D)A+%F/A;"C"D)A7N"FQ0B"D?.eQ8{B[NALF?ss4A"A)AtB%F"B?Mge"A)AvB%H"B| )AI%E?Eo#I"B?Be#B"E?Hj?E]#JD>"B"I_"Jj%E[NC?ss4A"B?Be%G?Mg"Fe"G"H} )AI"A"B"CQl#K?Eo#B"K[NALLL"D?>f(A"EL4CBCr"A)AM#CC>C>"B"A)AQ%D_Er"B"Ce,AA?,]F?AL"Be%B"D_E>"B"Ce,AA?.]E>"B?Be#BMCLL"A"BQ7:%B[NB"A)AM#C"A)AQ#DL"B"D_E>"B"Ce,AA?7J]E>"A"B?BeQ7:%B[NC"A)AQ#D"A)AM#CLLCr"B"D_E>C>"B"Ce,AA?9ZBj?8aA]E>"A"B?Be%B"D_Er"B"Ce,AA?7If?5BjF?BL["BeQ7:%B[NE"A)AQ"B|NBL"B"A)AMe,AAMCLL?AL%C?6Bj%D?7J^"D?9ZA]"C?.f?6Bj?K_k"C?~j?8{Af?6Bj?Y|k[jE>"BPL"A"B?IQ7>L?AL9,CCHrB7|&A?>e%F(A"E)AQ%G?8U14A)AA%H"G"H_ #I?y14A)AA#GC>C>"HE>C>"H?Bf%J?Xg"Ge%L,AT%K?F{"K?C]kNA"J"I?Bf%K|NA"L5AAA#M"K?Xg"Ge%J"L*AQ:AQ"J"M5LAAMCLL"INA?A#CMBL"F"E/A""F"C*AA:AI"F"C)AI/AQ"F?9~04A*AA:AU"F"D?A"D?J| ?Mg?9Oz4Ae/A!"F"I/A;"F"H?Xg"Ge/A7N"F"G/A."F"F?Ie%C/A="F?(e%E"F?.e%IQ7;"I"C"D"G"H"EQB"C"F)A)"F)A+"F)A7N"F)A;QG#C"I?E?QQ7<"E?E?;Q7<L"A"C/AA"A"C"H_<AF"A"B,AI<AE"F?>f(AL9<CBEr&A?Qf%F(A"E,AI#GC>C>C>C>C>"C)AI%H?Hj%I?FfODABEBLC>C>"G?IfOCBDAL"GNDMCL"A"B"E,ALQ~"B?Be"H?Eo^ND"C)AE?r]ND"E,AF%C?D]ND"A?J"C"D"BQ8%BMDL"G[NA"G?J]E>"H?Gj?E]E>MCFMDLAL"I?D^"G?Bf?E{kNB"C)AE"C)AAf?C]E>"A"B"D"EQnMDL"A)AX,A-#I"H?IjEr"F?Ie"A"CQ8@B"F)AI#E"F)AMF"F"A"CQwB"F)AA#E"F)AEL#C"G"E"C"I?BjQH%C?6Bj?X]NC"A"C?A"D"BQ8%BMCL"A"BQ8(BMBL"A"BQ8(B"C)AE?r]NA"A?G"E,AD"D"BQ8%BL"F?Qe(AL8;CBHr&A?Qf%D(A?ss4A"B)AtB"C?Mge%E?Me"B)AvB%F"C?Be| )AE#G?ss4A"E"C"F} )AA#E"B)Ap#C"B)AsB%F"B)A7}{#B"D?A"F"B %F/AI"D?B"C"B %I/AE"I?Bf#H"F"E?Bf|#J"E#BC>CrD>"E?A"B "J"B[kNBZ"B"He,AA%C?Jf?C}"C?N^"C?"^jj[E>"B?Bf#BMBLL"C?+]Er"B?Bf#CMCF"BLL#C"D"D?Ee/AM"F"D?Me%H"GQ7}%B|NA"B"Ie,AA?+^NA"H"B?BeQ7}#G"E#CL"A"G/AE"A"C/AA"D?Qe(AL8OCBFr&A?"f%F(A"B?A"B?6Bj?O| ?6Bj?=g?9G8Y4Ae#B"E?B|E>"E?Bm"Be-AC#HL"F@r:AX"F@r:AQ"B,A<%G"B,A7P%Be?9JA{#E?B"B?Mg?8@y4Ae"E %B?A"G"E ?Mge#G?A#ED>"B"G^E>"I?Pj#J"I?Be#I"B?Me#B"H"Jo?Bj["E?P{kNB"E"F?Qee"B?Df,AA<AA"E?Be#EMBLL"F?Ie"C"D?B"F?Qe"E?Q{%B ?A"E"B QI"F,AI#B"A"F,AJ<AB"A"B?Bj<AA"F?"e(AL8%CBIr&A?"f%F(A"B,A<%I"B,A7P%Je?9JA{#H?B"J?Mg?8@y4Ae"H #G"E)AE?Bf#K"E)AA%L?Be#M?A"I"H ?Mg#E"A)AX,A,?Bm"Be%B-AG"B-AKk?rl"Cj?66Dj#C?A#BD>"EE>"C"B?Pjo?Bj"G,AE%H?D^jE>"G?Be"A)AU?Je"G,AA ,AA#I"F"H<A7B"F?I7QA "F"I<AZ"F"B"Je<AY"F?C<AX"F"D/AQ"F"K/AU"F"M/AM"F"L/AI"A"F?Ie?A?AQ8?BL"G?Me#G"B?Be#B"E?Mf#EMBLL"F?"e(ALyCBHr"B)AA%H"B)AI%D"B)AE%F"D"F{ %Ce#GC>D>"C"D^E>"D"He%E,AA?7F^NC"B"D?Be%D/AIMBLL"C#D"G#EL?A#C"A"D"F_%GEr"E?A"G #I"F"Df#G"F"He#FC>D>"F"C"Ee%H]NB"H,AA?7F^E>"C?Be#CMBLL"C#GL?A#ED>C>"E"G]%FNA"E"Ie,AA?7R]NA"E?Be#EMBLL"A"D/AE"A"D"Ge%C/AQ"B"C/AI"A"C"D"Ee"F %B/AI"A"C"B?Be%A"A"C{ /AM?BF?AL/AAL8VCBHr"B"A)AE%G_E>C>?sB#D?8_B#HC>"B"A)AA%Ee%I,AA%A?7Se?6Bj?7C}E>Cr?D#C"A?9 B]E>?zB#DMDL?8XB"A?9/B]NAZ"A?7De?6Bj?P_NC?E#C?xB#DC>C>"A?9<BfOFEAAABAL?sB#D"A?Pe?6Bj?D_NDMEL?8JBL#HF?C#CL?sB#DL"B?Be%A"G_E>"A"Ee,AA#FL?C#EC>D>"E%A"C^E>"G"A"Be|NC"A?Be#E"A"Ie+AA?>7WNBMCLL"C#AL"C?A"A"C} ?A"F"H| ?A"D"F| PLL?ALxCBFrC>C>"B"B?De?7}j%D^E>"C"D"Bf%D"C"D_ #D"CE>?B#ED>"B"Fe,AA?9aA]NE"F?Be%F"D^NALL"C?If%G"D_NBF"C?If#G?A#DL?9a9~9{9?H#FD>?s8AtI"B"De%H)AA?9a9~9{9?Hl%Ef"Ek?s8AtI"H)AE?9a9~9{9?Hl%Ef"Ekj?s7a8Atpj?s7a8Atp^NB"G"D?Ie%D}NALL"C"D^E>C>?9aA#F?B#ED>"B"De,AA?9aA^E>"D?Be%D"C^NBMCLL"D#FMCLL?A#EL"A"F/AE"A"E/AAL8NCCErBqCr&A?Qf%G(A"E)AI%F?Hj?D]E>C>"F?IjE>"G?Ie"B"C"D"EQ7V"G)AM#E"G)AIMDL?B#I"D)AE%H"E)AA?Be%F}E>"H"Ff?I}E>"F"D)AAe*AA#JLL?A#H"B?6Bj%B?E|E>"C"B?Kg?9}8G4Ae%Ee,AI%C?I{#B?A"C"B #H?B"E"B #IL?A#ED>"E"H]NB"E"Ie,AA%B?A"B?7R| ?Yg?2w4Ae"D"F"JQ&[E>"E?Be#EMBLL?BMCLL?AL#B"A"E/AE"A"B/AA"G?Qe(ALwCCFrBq&A?"f%F(A?B#H?E#GC>"E2"C2q%K@"v7 E>"K8%%C?ssssp"Df|E>?A#G"F?!e#I"EE>"B)AA%JE>"F"D/A!"E"Jg#G"F?Xe#I"B)AE#ELL"I"G/AA"F)A!Er"F)AX%BEr"E"B"D"CQ8_B#E"CF"F?Qe"D"CQ8+B"F)AQ#E"F)AULF"F?Ie"D"CQ8+B"F)AI#E"F)AML#B"EE>"A"E/AE?A#H"B#CF"A"D/AEL?I#GMCLL?A#CL"A"Ge"C/AA"A"H/AA"F?"e(AL9[BCDrCq"A,AX%F?H_E>"D"A*AA8C"F?rl?Dm2u7 PL"A*AA"D7!E>C>"B)AA#G@A#D"B)AE%B"C?Ie%E}E>"B"Ef?I}E>"E"Ge*AA#DLL"F?Be%E?I^ErCr"A*AI#H"F?P_E>"D"H8C?sB"E?Dmf2u7 PL"E?Q]E>"D"H7!PL"B"C?Qe%C}E>"B"Cf?I}E>"C"Ge*AA#ILL"D"H7"NC?A?4B"E?Dmf%B?7T{NAZ"I"A*AQ8C"B2u7 LF?BLPLL?AL8OCBHr&A?Qf%E(A"A?A/A7V"A?A/A;"A?A/AU"A?A/AI"D?Cm#D"A?Me#H"B)AQ#I"B)AM#JD>"DE>?ss4A"C)AA%G?Mg"Je"G"I} %F,AI?IjE>"E"B"FQ7Q"A)AI#F"A"EQ7|"E?B<AM"E"F/AE"E"G/AA"E"A)AI/AIF"F)AA#K"F)AE#F"E?A<AM"E"F?Bf/AI"E"K?Be/AE"E"G/AAL"H"EQ8)B"C?Ee#C"D?Ef#DMBLL"A?B"B)AA"B)AI%A"B)AE{%B ?A"A"B QF"E?Qe(AL9{BBHr&A?>e%E(A"B)AQ#H"B)AM#I"B)AE#G"B)AA#D"B)AI#CD>C>"B?A/AI"CE>"C?Bf"G"Df?X7]}NB"D"C?Xge#DLD>"G"D%C]NB"B"C?Xe%D/AA"C)AI"I)AA}NA"C,AT%F?R{?B"Fm?s7aNj[kNAL"E?Ie"H"CQC"E,A7R?D]NA"A)AI%F"A)AA]E>"A?BQ8<BL"C?Xe#D"A)AE"F?;ge"E?Ie?;9~KAA"A"F?Be/AI?A#CMBLL"E?>f(AL9;BCCqIr"C?Cm"Be#H"A)AA#I"A)AE#F"A)AQ#J"A)AM#K?A#AD>C>"A#C"B"H]NA?ss4A"B)AA%A?Mg"Ke"A"J} %G)AI@A#D"F"G)AA%M?Be%A}E>"F"Af?I}E>"A"Ie*AA#DLL"B?Ee#B?B#A?IjNB"E@B@r?H"G)AE"Mf?Cf%A"A?H} ?Dm2u@r8C"D8B"A28C@8O9_8(9|8Q8<9Y8T8Wrq@<vu%D8B@A7""Ck#A"D"Et#EMBLL"C?rl?BjL9>BBFr"B,A7K#E"B,A.#D"B,AG#F?G#CC>C>C>C>C>"B,A7M%B?OfOEAEBCDL"D?B^ND"E?A"E?9IA| ?6Bj?Mg%D?8@y4Ae#BC>C>C>"D,A8{y>?BfODABCGL?A#CMFL"B,AH#G?B#CMEL"B,AH#G?C#CMDL?G?G?F"D?D^ "F?6B] #CMCL?D?G"D?B] #CMBL"F?6B]"B?H^k"DkNA?G?E"E?9JAf?6Bj?8[B_ #CL"A"G<AB"A"C<AAL8VCBEr&A?"f%D(A"D?ss4A"A)AM"B?Mge"A)AQ"B| %E*AA:AQ"D"E)AI%E/AX"E?Hj#F"C?A"C?6Bj?9IA| ?6Bj?Mg%G?8@y4Ae#EC>C>C>C>C>"G,A8}y>?BfOHADDDDBCDL"F?D^NC"D)AU"D)AQf?D_NCMDL"F?D^NB"D?Ie"E,AL"A)AX,A,"A"D?QeQ#"D)AINC"D)AU"D)AQf?C^E>"A?H?A"C"BQ8%BF"A"B"C"EQnLMCL"F?E^NA"A"E,AL"BQSMBL"A"B"D?Qe"C"EQZL"D?"e(AL9SBBFrCr&A?"f%E(A"A)A!%D?A/A7 "E"A)AQ/AX"E"A5AAA5LAI"D)AU%F"Bf%C?A"C"F| %C?C}Er?E"D)AQ"B?Cme"B"F{ #B"C?Q|E>?A"E?Ie"B"CQ7FNCZL"D?Xe"A"B"CQ("D)A7 F?ALL#D?A#BD>"B"D^E>"A)A!%C)A7 "B{E>"A"G"C)A7Ye)AAQ8/BL"B?Be#B"G?Ee#GMBLL"E?"e(AL9HBBFr"A)AQ%E"B|E>"A)AU%C"B{#DFC>"B"A)AU%C}NA"B"A)AM%Fe+AA%G?A7ZE>?B#DMBL"A?Me"BQ7D%DNA?A#C"B?Be%D"E_E>"D"Fe,AA?9 Bj?zB]#CL"B?Ce%D"E_E>C>"C?Bl"G?7[^kNA"D"Fe+AA?>7ZNA"A?P"B?DQ8[BPLL"A?O"B?BQ8[BPLL"A?K"C"B"B"C{ "DQ8[BL9HBBFr"A)AQ%F"B|E>"A)AU%D"B{#EFC>"B"A)AU%D}NA"B"A)AM%Ge+AA%H?A7ZE>?B#EMBL"A?Me"BQ7D%ENA?A#D"B?Be%C"F_E>"C"Ge,AA?9 Bj?zB]#DL"B?Ce%C"F_E>C>"D?Bl"H?7[^kNA"C"Ge+AA?>7ZNA"A?P"B?DQ8[BPLL"A?O"B?BQ8[BPLL"A"C"D"B"B"D{ "EQ8[BL9JBBCr"C"B,A7Pe#F?B"C?Pjm%C"A)AX,A,%G?Bm"Be-AKjE>"A?O"F"DQ8UB"A"D?BeQ8(BPL"C"E-AIjE>"A"E)AA?B]Er?S?R"B,A7Q"E)AE?Hjo?Bj F?RL"F"DQ8UB"A"D?BeQ8(BF"C"G?Bm"Be-ACj[E>"A?P"F"DQ8UBL"A"A,A7J%B"C"E-AKj?A^k<A7J"A"D?Be"FQ)"A"B<A7JLL8~BBDr?r"A"Be%B"A"B{ ?ij#BC>?9C34A)AAE>"A"A?Te?ij%C?Qe%D{"B"D_kNB"C?Ef?H/AAFC>"A?B"A ?De?7}j%D?8MCe?ij%C"D_"B"C_kNC?9C34A"D/AA"C?Ef?D?B"B"C{ /AA?A#AD>"A?sC]NB"A"De?A/AA"A?Ee#AMALALL"B"C{E>"C"BQ7/L"B#EL"EL8@BBBr&A?9 Af%E(A"E"B/AQ"E"A/AM"E"C/AU"E"D/AX"E"E?9ZAe%A/A7*"E"A/A7%"E"A/A7 "E"E?Xe/A7Y"E"A/A7W"E"A/A7V"E"A/A>"E"E?Ue/A="E"A/A;"E"A/A7N"E"A/A."E"E?Qe/A+"E"A/A)"E"A/A("E"A/A""E"E?Me/A!"E?!eQ<"E?9 Ae(AL8@BBBr&A?9 Af%E(A"E"B/AQ"E"A/AM"E"C/AU"E"D/AX"E"E?9ZAe%A/A7*"E"A/A7%"E"A/A7 "E"E?Xe/A7Y"E"A/A7W"E"A/A7V"E"A/A>"E"E?Ue/A="E"A/A;"E"A/A7N"E"A/A."E"E?Qe/A+"E"A/A)"E"A/A("E"A/A""E"E?Me/A!"E?!eQN"E?9 Ae(AL9+BBCr"B?Io#D?C#CC>C>C>C>C>C>C>C>C>C>"A?6Bj?GfOQABCDBIHIEJFHHGHHIL?A#C"B?Bj[NI"B?666H{NG"B?ssEj[NI"D?Bj[NGMIL?A#C"B?Bj[NH"D?Bj[NFMHL?A#C"B?sssI_NG"B?BjNEMGL?A#C"B?Bj[NF"D?Bl"B?666H{k?BjNDMFL"B?Bj[NDMCL"B?Bj[NB?DPL"B?666H|NBL?BPL?A#CL"CL9EBBFr&A?"f%C(A"A)AE#F"A)AA#D"A)AI#E"C"A)AM%G/A!"C"E/AX"D"F^E>"F"Df?;7]#A"G)AQ#F"G)AM#GD>"C?Qe"DQ7G"C,AQ?G^E>C>"C?Ie"C?Xe"DQ7^"C)AI?B^NA"B?ss4A"C)AM%E?Mg"Ge"E"F} )AI?Eo%E"B"E{ #BLL"D?;e#D"A?Bf%ANALL"C?"e(A"BL9%BBDr&A?Qf%D(AC>C>C>C>"A,AA?BfODABCDL"C"A,AB%A?A"A?7R| ?Yg%A?2w4Ae"A,A8aw>Q8XBMCL"A,AB#A"C?%Q8,B"C"A?A"A?7R| ?Yg%A?2w4Ae"A,A8aw>Q8XB"C?%Q8,BMBL"A,AC"A)AE#F"A,AB#A"D?C<AI"D"A<AJ"D?Ie"B"CQ7L"C?<Q8,B"D"B"FQ7]"C"D)AA"D)AEQ8XB?B^NA"C?+Q8,BL"D?Qe(AL9ZBBCr&A?"f%D(AC>"A)AU,AK?C]E>"D?Ee?B"A)AA"A)AI%E"A)AE{%A ?A"E"A "B)AA"B)AEQL"D)AE?ssssp]NB"D"D*AE:AQ"D"D)AM%A/AX"C"D)AU"AQ8XB"D?QeQ8{BF"D?ss4A"A)AM"B)AI%B?Mge"A)AQ"B| %B*AA:AQ"D"B)AI%B/AXC>"B?Hj?DfOEACCACL"A"D?Qe"CQtBLL"D?"e(AL8.BBHr"C"C?Ee%D"C"D{ #G"B)AM#H"B)AQ#I?B#EC>D>C>"C"G]NC"C"I}NA"C"He,AA%D?.f%J?6Bj?K}Er"D?9!Af?6Bj?G_Er"D?9RAfF"D?9BAf?6Bj?9|B_NC"D?:fLF"JL?6Bj"F?Emk#F"C?Be#CMBLL"B"CQ7H?A#EL"A"F/AE"A"E/AAL8/BBHr&A?Qf%D(A"A)AI#B"A?8=8A4A?"Q8XB"B?"e%F"A)AI%H{#E?A"F"E #F?B"A)AE"E #EC>D>"B"C{E>?B#G"C"F_E>"C"Ee+AA?A7WE>"D"B/AM"D"F/AI"D"E/AE"D?Ee"CQ7D%G[NELL"C"Ge#CMBLL"B"H{NA"A"B/AIL"D?Qe(A"B"C|LmBCrC>"A,AA%C"B,AA]E>C>?B#DC>C>"COMEEEECACCCECBCL"A,AB%A"B,AB%B]%C"A?N{j"A?O_%A"B?N{ %B"Cj"B"A PLMCLL"DPL"A,AB"B,AB]L8=BBEr?ss4A"B)AA%C?Be%B?Mg%D"A)AA%A)AA%E)AMe"E)AQ"B| )AI?Hj?F]E>C>?B#F?ss4A"D"A)AE)AA%A)AM%Ee"B"A)AQ%A} )AI%B?Hj?F^NA"B?Eo#D"C?Ce#BD>"B"D}%FNB?ss4A"B?Mg"Ee"A"B| )AI%C?Eo#B"C?Hj?E]NALLL"FL8)BBEr"B?Qe#E"C"C?A^f#G&A?"f%DCrC>D>"F"Ge[NB"E?Qf*AA"E*AA7*E>"F?Bf#F"E?Qe#EMBLL?A"C?B"Ff%G_NBZ"D"E/AI"D"G/AE"D"C"Fe?Bf/AM"BMBL?AL%E/AA"D@I:AX"D"C/AU"D"B/AQ"A"D"D?Qe"E 5AAA5LAAL8VBBFr&A?Qf%D(AC>D>C>"D?Ie"AQO"D,AI[NA"B"C]NC"D,AJ#G"B?Be#E"B,AA%F?9aA]Er"C"E]ND?-?9aA"B,AB?7K] #F"B?CeF"EL#B"F"G]NBMCLL"B"C^E>"B,AA?9aA^"C"B?Be^kNBL?B#HL"D?Qe(A"HL9QBBFr&A?sBf%B(A"A)A.)AA#C"A)A")AA#D"A)AQ)AA#E"A)AA)AA#FD>C>?9*04A?9*04A,AA%A?B"A <AA"A[NAD>?9*04A,AAE>MBFMDLALALL"B?>f%A?9<04A)AA?9@04A)AA"D"C"EQJ"B"B)A7W/AI"B"B*A>:AA"B?Me%C"B?9GAe?7N9~KAA"A"B"F"C?BQA?9*04A?A<AA"B,A7W"B?sBe(AL8:BBFr&A?Qf%E(A"B)AM?ss4A"B)AQ ,AI?IjEr"B)AI%F"B)AE{#G"C)AE%D"C)AA%H_?A"F"G "D_k#F?A"D"Hf"F #D?B#C?B"H?B"B)AA"G e"F F"E?Ie"B"CQwB?A#C"E)AM#D"E)AIL#B"A"C<AM"A"D/AE"A"B/AA"A?A/AI"E?Qe(AL1BBGr"C"B"B"C_ #ED>"B"E^E>"A)AQ%F"B{#C"B?Mg"B?Be#B"A)AM%Ge?ss4A"C )AI%C?Hj?E^NB"C?Eo#D"A)A!%C?Me#H"C)AU#I"B#CD>"C"D_E>"H"CQ8*B?ss4A"C?Be%C?Mg"Ge"C"F} )AI?Eo#CMBLL"A"IQ8&BMBLLL8%BBDr&A?Qf%G(A"FE>"C"De%C"D}E>"G?Ee"B"C"B)AA?Bm%D"C"D{ %C?I?E?B"F?7aI_ "F?B] %H"C"H{ %C"E"FQ%"G)AE?B^Er"G)AI#D"B"C/AA"B"D/AE?7assspF"G)AM#H"G)AIL#ILL"A"H/AE"A"I/AA"G?Qe(AL8^BBEr&A?"f%D(AC>"B"C^E>C>"B?Be#E"B,AA%F?9aA]E>"C"E]NB?-?9aA"B,AB?7K] #F"B?Ce#EL"D?Ie?I?B?BQvB"D)AI#B"D)AM%G"F<AA"D?B/A!"D"G/AX"D"B/AU"D?Ue"E"CQ7."A"D)A!/AI"A"D*AU:AAMCLL"A?A/AI"A@ssssQ:AAL"D?"e(AL8VBBEr&A?"f%C(A"B?Ee#D?C#ED>"F"D)AAe#F"D?Ie#D"E?Bf%ENAL?Q#D"C?Ie"F?B?BQvB"C?A/A!"C"C*AI:AUD>"DE>"C?Ue"B)AA"B)AEQ8XB"D?If#D"B?Ie#BMBLL"A"C)A!/AI"A"C*AU:AA"C?"e(AL9HBCFrB7|&A?Qf%D(A"D5MAAAAAAAAAAAAAAAA5LAA"C?Pj%EE>"D"C?9<666Hj"Be"E9~KAAL"C?ij"Be#GD>C>Cr"BE>"B?Qe"B"G^NBZL"HNB"D#B?B#H?AL"F"B5AAA%I5Mqqqqqqqqqqqqqqqq5&5b"I5M----------------5&5bkde#F#BMBLL"A"C"Fe?BeQ8"B"D?Qe(AL8RBBDr"B"A)AE%C"B"C_ #D"A"C"Df/AE"A"D"A)AA%Be/AA?A#A"CE>D>"B,AA%C?.f%E?6Bj?K}Er"C?9RAf?Q"C?:f"C?8{Af?6Bj?G} "C?9!Af?6Bj?G_ F"EL?Pj"A?Emk#A"B?Be#B"D?Bf%DNALL"AL8OBBFr&A?Qf%C(A"A)AA#D"A)AE#GCrC>D>"D"G^E>"A"D?Be%F/AA"D,AA#E"F#D"E?,]"E?9ZA]kNB"C?Ie"BQj"C,AI%F[NC"C,AJ"E?"?A"E?8{Af?6Bj?Z_ k]NBMCLL?DMBL?C?B"F L"C?Qe(AL9DBBDr&A?Qf%B(A?8U34A?A/AA?x34A?A/AA?9G8G4A?9S8G4AQ8FB?8~8G4A?9G8G4AQ8FB?8U34A)AA#D?r#CC>C>C>"A,AU?BfOCABCL"B?ss4A"A)AM"A)AX%C?Mge"A)AQ"C| %C*AA:AA"B"C)AI/AI"A"B?8N34AQtB?7S#CMBL?7T#CL"B"DQ8-B/AE"B"C/AA"B"B?IeQ8FB"B?Qe(AL8SBBCr?B#F"B?6Bj%B?E|E>"C"B?Kg?9}8G4Ae%Fe,AI%C?I{#B?A"C"B #G?B"F"B #FL?A#BCrC>D>"B"G^E>"B"Fe,AA%C?A"C?7R| ?Yg?2w4Ae"D"EQ8BBNC"B?Be#BMBLL?AMBL?BL#C"A"B/AE"A"C/AAL8WBCCrBq"ACr&A?Qf%E(AC>"D2"B2q%G@"v7 E>"G8%%D?ssssp"Cf|E>"D[E>"A"C/AI"A?A/AE?AMEL"E?Ie"C"DQ8+B"E)AI%FE>"A"F/AI"A"B/AE?AMEF"A"D/AI"A"C/AEMDLALL"A?A/AEL?BL/AA"E?Qe(AL8OBBGr&A?>e%G(A"A)AE"A)AA%Ef?X7]%C"A)AI%D"C"D_ #C"B)AI"B)AE%D?;ge#F"B)AA"A)AM#AD>"CE>"G?Ie%H"A"EQC"F"H?;9~KAA"C?Bf#C"E?Xe#E"F?;e#F"D?Be#DMBLL"D/AA"G?>f(AL8?BCCrB7|"A)AA#C"A)AE#AD>C>5M6666666666666666#E"A"A"B{Er"B"Ce,AA?K]F?AL"Be%B}E>"A"Bf?Q}E>"B"Ce5AAA5M""""""""""""""""5(#ELL"A"B"E5b?ssEk7@e%B|NAC>C>"B"Ce,AA%D?JfOFADCCABL"B?Be#BMCL"D?"]NBLL"BL8(BBCrC>"B,AT?7Cj?I]E>"A,A,NB"A,A7JE>"B,AQNCC>"B,AR%C?A"C?9IA| ?Mg,A8}y>?CfOFADDDADL"B?A<AVL"A)AX%C,A-NBF"A)AX#CL"B,AU%D?D]NA"C,A7J"B,AV?B]jNA"A"A,A)"D?A^j<A)"A,A+NA"A)A!"BQ8!BLL8MBBEr"B,A<%F"B,A7P%Ge?9JA{#B?B"G?Mg?8@y4Ae"B #G?A"F"B ?Mg#B?A#FC>D>"B[NB"G,AJ%H?A"H?7R| ?Yg?2w4Ae"C"D"EQ&[E>"B?Mf#B"F?Be#F"G?Me#GMBLL?B#IL"A"F/AE"A"I/AAL8LBBEr"B,A<%E"B,A7P%Fe?9JA{#B?B"F?Mg?8@y4Ae"B #F?A"E"B ?Mg#B?A#EC>D>"B[NB"F,AJ%G?A"G?7R| ?Yg?2w4Ae"C"DQ0B[E>"B?Mf#B"E?Be#E"F?Me#FMBLL?B#HL"A"E/AE"A"H/AAL8LBBEr"B,A<%E"B,A7P%Fe?9JA{#B?B"F?Mg?8@y4Ae"B #F?A"E"B ?Mg#B?A#EC>D>"B[NB"F,AJ%G?A"G?7R| ?Yg?2w4Ae"C"DQ8BB[E>"B?Mf#B"E?Be#E"F?Me#FMBLL?B#HL"A"E/AE"A"H/AAL8JBBEr&A?Qf%D(A"B"C^E>C>"A)AI%E"A)AE{#F?A"E"F "C_"B"C{k%ENA?B"B?B"A)AA"F e"E %A,AA?%^NA"D?Ie"A?Be"B?rl"CeQr"D)AM[NA"D)AI,AA?9VAf?9ZBj[#GLL"D?Qe(A"GL8YBBEr&A?.f%C(A"C?Qe"BQO"C,AQE>"C,AR#D"C?Ie?I?B?BQvB"C)AI#E"C)AM%F"D<AA"C?B/A!"C"F/AX"C"E/AU"C"B5AAA5LA""C?Ue"C?"eQ7|"A"C)A!/AI"A"C*AU:AAF"A?A/AI"A@ssssQ:AAL"C?.e(AL8YBBBr&A?"f%I(A"I"C<A7B"I?A<A!"I"B<A "I?A<AX"I"E/AQ"I"F/AU"I"G/AM"I"F/AI"A)AU#C"I"D<AY"I"D?A"D?6Bj?9IA| ?6Bj?Mg%B?8[y4Ae"C?Je"B,A8@y> ,AA<AZ"A"I?Ie"B,A8_y>["HQ8?B"I?"e(AL8GBBDrC>"B"De%E"B}E>C>"A)AQ%F"E_NA"B"A)AM%Ge"C"DQ8IBNA?A#D"E"F_E>"E"Ge,AA#DL"D?6Bj%C?7J]"C?9ZA]k"D?.f?6Bj?K_kNA"D?~j?8{Af?6Bj?Z}NCLL"A"BQ7??A#EL"EL7aBBFr"A)AM#D"B"A)AQ%C_E>"B"De,AA?9/B]#EL"B?Be%G"C_E>"D"Ge,AA?9 Bj?zB]#FL"C"B?Ce%C{E>C>"E"Fj[NA"C"De+AA?>7ZNA"A?P"B?DQ8[BPLL"A?O"B?BQ8[BL8EBBDr"D?rl#F?9C34A)AA"B?Cme#B"ACrC>D>"B)AA%BE>"B)AM"Be%G"C"F"B"Dej%Ee_NBMCLL?AMBL"BQ8OB"B"E^E>"B"EQ7/F"B?Ef%B"B)AA?Cl/AAL"A"G/AI"A"E/AE?BL/AAL8IBCDrBq&A?.f%E(A"A*AA%H@6B8B@E7!E>"E?E<A!F?s14A)AA#F?9~04A)AA#G"E"H:A!"E"F/AX"E"G/AU"E"B)AI/AQ"E"B*AA:AIL"E?IeQ7U"E?)e%F"A"B"C"DQY"F"D,A,Q8CB"E?.e(AL7_BEr?B#D"B?Te?ij%E"C?Te?ij%C^E>C>?A#D"A"Ee%B?Ef,AA?Cj[NA"A"Ce%A"B)AM%F"Be%G{NA"BQ8OB?B#D"A?Ef"C"E"Fe^Er"A"GQ7/?DF?BL/AALL"DLsBBEr&A?"f%D(A"A,AX%E?X{#F?A"E"F #E?B"A"F #AC>"C,AI?IjEr"D?Qe%F"B"CQ7Q"F"A"A"EeQ7{F"D?Ie"B"CQwB"E"D)AM^NB"D)AI"A"EQ8IB[L#GL"D?"e(A"GLmBDr&A?Qf%E(AC>"C?H{Er"E?Ie"B"CQ""E)AM#D"E)AIFC>D>"C"D^E>"B"De,AA?9aA]NC"D?Be#DMBLL"C#DMCL?BL#FL"A"F/AA"A"D/AE"E?Qe(ALsBBCr&A?.f%C(A"C"B5AAA5LA"C>D>C>"C?Xe"AQO"C,AX[NA"C,AY#D"C?Ie"C?"eQO?A#B"C,AI[NC"C,AJ"D]NBMCLL"C?Qe"C?"eQO"C,AQ?Bl#BL"C?.e(A"B?BjLnBDrD>"B["D[k%G[E>"C,AA#E"A,AA#F"D?Bf#D"C?Be#C"B?Bf#B"A?Be#A?"?A"F?8{Af?6Bj?Z_ "Fk?6Bj?"?A"E?8{Af?6Bj?Z_ "Ek?6Bj]NBLL"GL9ABBBr"A)AA)AA#BD>C>?9*04A?9*04A,AA%A?B"A <AA"A[NAD>?9*04A,AAE>MBFMDLALALL?9@04A)AA%A?7as4A}E>?9.04AQ8{B?9.04A@ssssQ:AA?9@04A?A/AA?9_04A?E?MQ7<?8N14AQp?9_04A?9<8A4A?xF9~KAA?9@04A)AA#AL"A"B_E>"B"AfQdL?9*04A?A<AA?9<04A)AALoBEr"B,AI[E>C>"B)AE#D"B)AA#EC>D>"C"D^E>"C"Ee%F,AA?-]NC"C?Be#CMBLL"B?B<AI"D#CMBL"B"D"C?rle/AE"B"F?Be/AALL"A"C/AE"A"E/AAL8EBBBr&A?"f%H(A"H"C<A7B"H?A<A!"H"B<A "H"D<AZ"H"F<AY"H"E<AX"H"G/AQ"H?ss4A"A)AM"G?Mge"A)AQ"G| %B)AA%C/AU"H"B)AE/AM"H"C/AI"A"H?Ie?A?AQ8?B"H?"e(ALeA"D?A7ZErCrC>"BEr"C"B?B"DQ8_BF"DEr"D?BQ4BF?B#BMCLL%BNA"A?B/AE?BMBL"A"B/AE?AL#B?IF?B#B?A#D?EL"Ae"D/AA"A"B/AAL7^BCrD>C>"B"C]NA"B?Be#D"B,AA%E?9aA]Er"C"D]NB?-?9aA"B,AB?7K] #E"B?CeF"DL#B"A)AI%D"A)AA]E>"A?BQ8=BL"D"A)AEe"E<AA"A"D?Be/AIMBLLL8CBBEr?7T"B"Af%EQ3B%C"C?7T} #C?9C34A)AA"C?Cme%D)AA%FE>"D"A/AA"F"A/AEF"D"A/AA?434A?434A*AA@B"C2ut:AAL"A"E/AM"A"C/AI"A"D/AE"A"F/AA"B?Ef"E/AALlBCrC>"B"A)AQ%C_E>"B"A)AM%De,AA?.f?6Bj?J|E>"C"B"B"C_ #AD>"A"B]ND"B"De,AA?.f?6Bj?J|E>"B?Be#BMBLL"BPLL"A"B?HQ7>?A#AL"AL7{BBr?ss4A"A)AM"B?Mge"A)AQ"B| )AI?Eo#D"B?Be#BD>C>"B"D}NA"A,A+?B]E>"A,A)?Bj[NBL"A"B"CQ)?ss4A"A)AM"B?Mge"A)AQ"B| )AI?Eo#BMBLLLlBDr&A?"f%C(A"C?Ie"B)AI%DEr"D"B)AE"B)AAf?X7]%E"D"E_ F?AL?E?;QvB"C?A/A!"C"C*AI:AU"C?Ue"BQe"A"C)A!/AI"A"C*AU:AA"C?"e(ALtBBDr"B?Te?ij"A?A"A?Q{ e?8JsEe?Qo%B>A%D?r]%E[E>?9G34ACr?9G34A)AA#A?9G34A?A/AA"B?Qm#C"A?A"D?Qm%B"A] E>"A?r"B"Ce%A"A"B_ Q8DBMBL"B"CQ,L/AAL"ELcBEr&A?Qf%D(A"D?Me#E"CE>"A)AA%FE>"D"B/AM"C"Fg#G"D?Ie#E"A)AE#CLL"E"G/AA"D)AME>"D)AI%AE>"C"AQ7=LL"D?Qe(AL7.BDr"B?Te?ij"Ae%B?Ef)AA#D"A?Ef%E)AA%C?BjE>"E"C?Ck/AAF"A"Cf%AQ8OBL"A"D?CjEr"B)AM"BQ8OB"BeF"BLQ7/L7*BDr"A"BQ8:B"B#E"A)AE"A)AI%C?Eme#BD>"D"E^E>"B@A:AA"B"D/AI"B?Qe#B"C?Be#C"D?Be#DMBLL"A"C/AILcBErC>D>"C"D]NB"B"De"D?Be#D+AA?8_r7X"Fe%F?)|NAL"C"D?Bf%E_#D?A"E"D #C?B#G?B"B"D #BL"A"G<AI"A"C/AE"A"B/AAL7@BCr"A)AU#EC>"A)AQ"B|Er"B"E_F"B"E}NB"B"A?Me%D)AAe+AA?A7ZE>?B#DMCL"D"BQ7D%DNB"A"BQ7 PL#DL"A"C"E"B"B"E{ "DQ8[BLcBEr"B"A)AMe#E"A)AQ#FD>?A#C"B"De"F_E>"D"Ee,AA#CL"D?Be#D"C?.f?6Bj?K_"C?~j?8{Af?6Bj?Z_kNAL"A?A"B"D?BfQ8[BLiBEr&A?Qf%C(A"B?Ee#DC>"B)AA%FEr"B?A/AA"D"FQ8MBNB"C?Ie"DQ7+"C)AI#E"C)AMF"C"DQ7+"C)AA#E"C)AEL#BL"A"E/AA"A"B/AE"C?Qe(ALpBEr?9.04A"AQ8=B?B"A"A?B| %D?Bf#B?9@04A)AA%E?9<04A)AAe#CD>"BE>"C?A<AA"B?Bf#B"C?Be#CMBLL"D"Ee#B"AE>"C?A<AAF"B?Bf#BL?9@04A"B/AALbCDrBq&A?Qf%C(A"A"B)AI%DEr"D"B)AE"B)AAf?X7]%E"D"E_ F?ALQ8<B"A*AE#F"C"A?Ie/AE"C"F@"8E:AI"B"C?EeQ]"C?Qe(AL1BCDrB7|"A)AE%D"Bf#C"A)AA#AD>5MAAAAAAAAAAAAAAAA#F"B"D|E>"C?Q}E>"A"Be5AAA#FLL"C?Qf#C"B?Qe#B"F5M7.7.7.7.7.7.7.7.7.7.7.7.7.7.7.7.5&"F5MCCCCCCCCCCCCCCCC57!5M################57E57 5b%E[NAL"B"E7@e?QfL7>AC>"B?Me"C?BeQf%C"B)AQ_E>"C"B)AMe,AA?%]E>"C?Be#B?A#CMCLL"B"CQM%BE>"B?Bj#C"B?Bo#BF?C#CLL"A"C<AE"A"B/AALjBDr?ss4A"A)AX"B?Mge"A)A!"B| )AI#E"A)AI%D"A)AA]E>"AQ8RBL"A)AE"D?Eme%C"E?Hj?F]<AM"C?A/AI"C"B?Be/AE"C"B/AA"A"D?Be/AIL7]BDr"B)AI%D"B)AE{#F?ss4A"B)AM"C?Mge"B)AQ"C| %E)AE%C"E)AA%E_?A"D"F "C_k#D"A?A"C"Ef"D /AE"A?B?B"B)AA"F "Ee"D /AALbBBr&A?"f%E(A"E"D/A!"E"C/AX"E"B/AU"E"A/AQ?A#D"E?Qe"E?Xe%AQ@?6Bj?D]E>"E?Ie"AQj"E,AI?Bl#DL"E?"e(A"D?BjL7%A"C?Te?ij%C"B?Te?ij%B^E>"A"Ce%C"A"Be%A?Ef,AA?CjEr"A)AM#B"AQ8OB"A"BeF"ALQ7/"C?Ef?D/AALL7@BEr"B)AA#E"B)AE#FC>D>"F"E%D]NB"B"D?Be%E/AA"D,AA%C?,]"C?9ZA]kNAL"C?"?A"C?8{Af?6Bj?Z_ k#CL"A"C<AB"A"D"F^<AAL7>BCr"C?x34A)AA%D"Af%E?A"D"E} %D"C"D_ #C?w34A)AA"A?Cme#AD>"C["A[k[E>"A"B)AA/AA"C?Bf#C"B?Ee#B"A?Ee#AMBLLLdBBr&A?Qf%D(A"D?ss4A"A)AtB"B?Mge"A)AvB"B| %B*AA:AA"D"B)AI/AI"C?A"C?6Bj?7R| ?6Bj?Yg?2w4Ae"A?9_Ae"DQ8BB"D?Qe(AL7.BDr"B[E>?APL"C)AM#D?A#CD>"B?C}E>"C"B?Bo%Ee%F"C"D"F?Xg"Ae)AM{ #C"B"Ef#BMBLL"D"C?Xg"Ae)AM{"CeLdBCrC>"D,AI#E?J#FC>"D,AE%D?D^E>"A)AX,A7J"D?B]j[NBL?A#DC>"E?CfOFBAAABAL"E?B?A?AQH%F?6Bj?X]NBL"A"F"D"C"BQ8%BLL7?BDr&A?Qf%B(A?I"A)AA%D?Bm%C"C?I| #C"B?Ee"D"A)AE"CQ7-"B)AE?B^E>"B)AI#D"A"C/AA"A"D/AE"B?Qe(AF"B)AIZ"B)AMALL~BCr&A?Qf%D(A"D?Ee"B)AA"C)A)QR?A#C"D)AM%EE>"D)AI"E?Eme?Qf%EE>?B#C"E)AA#BLL"A"B/AE"A"C/AA"D?Qe(AL~A"A?E?XQ7<"A?Me?E?EQ7<"A?XeQ8{B"A?(e?E?QQ7<"A?.e?I?QQ7<"A?=e?E?UQ7<"A?9CAe?E?EQ7<"A?9OAe?E?EQ7<"A?9 AeQ8{BL7]BCr"B?ij#C"B?9<666Hj"Ae"B?PjQ8VB#DD>"CE>?Q#B"A5AAA5MOOOOOOOOOOOOOOOO57E5bE>"A?QQ8VB#BL"A?Qe#A"C?Qf#C"B"De#DMBLL"DL7*BDr&A?Qf%D(AC>D>C>"D?Ie"AQO"D,AI[NA"B"C]NC"B,AA#E"B?Be#B"D,AJ"E]NBMCLL"B"C]#FL"D?Qe(A"FL7<BDr&A?Qf%C(AD>C>"C?Ie"BQO"C,AI[NA"C,AJ#E"A)AI%D"A)AA]E>"A?BQ8=BL"D"A)AEe"E<AA"A"D?Be/AIMBLL"C?Qe(AL7*BCr"A)AA%C)AE%A"B"A"B{ #AC>D>"A"B^E>"B"C)AAe,AA?Jf%D?7A{?B"Dm?8MssEj[kNC"B?Be#BMBLL"APL"BL7#CCrBq"B[E>?BPL"B?Em?Qf#B"A?Qe#C"A*AA#ED>C>"B[#A"B[NA"B?Qf#B"E"C*AA%E7*"C?Qe#CNBLL"AL7ZBCr&A?Qf%C(A"B?7}j#B"C?Qe#DD>"BE>"C"A)AA/AM"C?Me"DQ8FB"B?Ef#B"A?Ee#AMBLL"C?Qe(AL7%BCr"B"Ce#DC>D>"CE>"B,AA?Jf%E?7A{?B"Em?8TssEj[kNC"B?Be#B"C?Bf#CMBLL"D#BL"A"C/AE"A"B/AAL7>BBr&A?Qf%D(A"A,AV?D]E>"D?Ee"A"B"CQWFQ8.B?8U14A?A/AA?8N14A"AQ8!B"D@E:AE"D?A<AM?8=8G4A#AL"D?Ee"A"B"CQ7""D?Qe(ALuBBCr"A?A^%B?8N14A)AA?8U14A)AA%Cf{E>?8N14A"C"B?E?XQ8WBL?y14A)AA?8U14A)AA%C?Xge#BD>"AE>"B"A*AQ:AQ"B"A5AAA5LAA"B?Xe#B"C?Be#C?A#AMBLL?8U14A"C/AAL7%BCr&A?Qf%F(A"A)AX%A)AI#G"F"C/AI"F"B/AE"F"D?6Bj?I?A"E k"G?Eme?Qe/AM"A"F?EeQ8YB"F?Qe(AL7!CBrBq"C,AI?IjE>"A"B"CQ7%PL"B)AE%D"C)AA?Be%C}E>"D"Cf?I}E>"C"B)AAe*AA#ELL"A"B"C"EQ&L7ZBCr&A?"f%D(A"B,AI?IjE>"D?Qe%E"A"BQ7Q"C"EQ7|F"D?Ie"A"BQwB"C"D)AI"D)AMQ8XBL"D?"e(AL7 BDr&A?Qf%C(A"A,AF#D"A,AE#E"C"A)AA/AM"C"D?Bm?Cj?sC?A"B "Ekk/AI?D"C?Ie?CQk"C?Qe(AL}BDr"A)AE"A)AI%C?Cme?Ef#D"A)AM#ED>"B"C_E>"A"C?Bf%C/AI"A"E"D)AAf%E/AM"D?Ef#DMBLLL7UBCr"B?ij%B"A|E>"APL"A?Ef%D)AA%C?BjE>"D"C?Ck/AAF"A"Cf%AQ8OBL"A"BQ7/"BL{BBr&A?Qf%E(A"E?Ee"B"C"DQ["E)AI#B"E)AE?B^E>"A"E)AM/AE"A"B/AA"E?Qe(AF"E)AMALL7YBDr"A"C"Bf%D?Eo%FQ8:B"A)AI#E"A"B"C^Er"DE>"A)AE"E?Eme"B"D9~KAAL"A)AIF"EL"Fe/AIL7-BDr?v34A"B"Af%C?Co%EQ8;B?x34A)AA#D?x34A"A"B^Er"CE>?w34A)AA"D?Cme"A"C9~KAAL?x34A)AAF"DL"Ee/AAL]BBr&A?"f%B(A"B"A/AI"B"B?7De%A/AX"B"A/AU"B"A/AQ"B"B?Ie/AM"B?MeQ7*"B?"e(AL7XBCr"C)AE%D"D?A^f%D"C)AA?Be%C_"B)AE"D_k#E"A?A"D"Cf"E /AE"A?B"C"B)AAe"E /AAL7XBCr"A"BQ8;B"A)AE"A)AI%D?Cme#ED>"B?BjE>"E"C/AA"E?Ee#E"D?Be#D?A#BMBLL"A"D/AIL7UBDr"CE>C>D>"A,AA%D"B,AA%E]E>"A?Be#A"B?Be#B"C?Bf%CNBMCLL"D"Ef#FLL"FL7UBBr"A"B^E>"A?Ie#D"B"Af?Eo#AD>"C"D)AA%B"B"C{ #C"D?Qe#D"A?Bf%ANALL"CL7 CBrBq"D*AA#F"A)Am%D"A)Ag]E>"A?9.AeQ8RBL"A)Ai"D?Eme%E"C/AM"E"B/AI"E"F:AA"A"D?Be/AmL^BBr"A)AX"B?6Bje,AV%F?E]Er"B"A)AU,AL"C?Xm?ssE?A"E k?sC?A"D kkQ.?6BjF"FLLhBBrCr?B#EC>C>C>"C"D_"C"D{f?6BjOCCABL"A"C"DQ7##EMBL"A"C"DQi?BMBL"ELE>"APL"B"DQ8>B%B[E>?APL"CE>"B"A"C9~KAAL"A"CQ7="BL7VBCr&A?Qf%C(A"BE>C>D>C>"C?Ie"AQ7+"C)AI[NA"B?Bf%BNBMCLL"B#DLL"C?Qe(A"DL}BBr&A?"f%E(A"E?utsQ/AZ"E?E<AX"E"B/AQ"E"C/AU"E"D/AM"E"C/AI"A"E?Ie?A?AQ8?B"E?"e(AL7"BCr"A)AE%C"A)AA%B/AA"BE>"B"C/AEL?9C34A)AA"A)AI%A?Cme)AA[E>?434A?434A*AA@B"A2u8C:AALL7SBCr"B[E>?APLD>C>"B[#C"B[NA"B?Bf#B"A,AA"A?Be#A?.f?6Bj?K_NBLL"CL7@CB7|Cr5M6666666666666666#C"A)AA%D)AE%E"B"A)AE)AAe%A}E>"E"Af?Q}E>"A"D)AAe5AAA5MOOOOOOOOOOOOOOOO57E#CLL"C5bL7VBBq"A"B^E>"B"Af?Do#BD>"C"A*AA8C@8O9_8(9|8Q8<9Y8T8Wrq@"8E#C"A?Ie#A"B?Bf%BNALL"CLJA"A?QQ8}BLJA"A?EQ8}BL7VBBr&A?Qf%C(A"A"B)AE%A"B)AM"AfQ8XB"C"B)AA/AM"C"B)AI/AI"C?IeQ8{B"C?Qe(AL?A"A"B?A"C?A"C?6Bj?9IA| ?6Bj?Mg%B?8[y4Ae"A)AU?Je"B,A8@y> ,AA?B"C"DQ7,L/BCrD>"BE>"C"A,AA%D?9;B{e"D4?8_r7Xe#C"B?Bf#B"A?Be#AMBLL"CL7QBBr&A?Qf%F(A"F?Ie"A"B"C"D"EQ7R"F)AI?7asssp]E>"F?Qe(AF"F)AMALL>BCr"A"CQ8=B"A)AI#D"A"C[[%EEr"EE>"D"A)AEe"B"C9~KAAL"A)AIF"DL"Ce/AIL7TA"A"B^E>"B"Af#BD>"A7KAA"C8C@8O9_8(9|8Q8<9Y8T8Wrq@"8E#C"A?Be#A"B?Bf%BNALL"CL7^BCr"A)AI%D"A)AA]E>&A?Qf%C(A"C?Ie"A"A)AA?B?E?MQ7R"C)AI?7asssp]E>"C?Qe(AF"C)AMALL"A)AE"D?Mge%C"B)AI/AI"C"B*AA:AA"A"D?Be/AIL7_BCr"A)AI%D"A)AA]E>&A?Qf%C(A"C?Ie"A"A)AA?B?E?UQ7R"C)AI?7asssp]E>"C?Qe(AF"C)AMALL"A)AE"D?Uge%C"B)AQ/AQ"C"B5AAA5LAA"A"D?Be/AIL7TBCr&A?Qf%C(A"C"A"BQ "C)AE#B"C)AA#D"C?A<AI"A"D"B"C?IeQxB"C?Qe(AL7_BCr"A)AI%D"A)AA]E>&A?Qf%C(A"C?Ie"A"A)AA?B?E?XQ7R"C)AI?7asssp]E>"C?Qe(AF"C)AMALL"A)AE"D?Xge%C"B*AQ:AQ"C"B5AAA5LAA"A"D?Be/AIL>BBr"A)AI%C"A)AA]E>"AQ8SBL"A)AE"C?Cme"B/AA"A"C?Be/AI"A"B"A)AMe/AMLjBCr"A)AI%E"A)AA]E>&A?Qf%D(A"D?Ie"A"A)AA?B?I?QQ7R"D)AI?7asssp]E>"D?Qe(AF"D)AMALL"A)AE"E?Eme%D"C/AI"D"B:AA"A"E?Be/AIL<A"A"B"C"D"E?ss4A"A)AM"E?Mge"A)AQ"E| %A)AA"A)AE"A)AI?Hj[Q7ZL7PBCr"A)A!%C)AU%D"Bf?C}Er"A"BQ*"A)A!%C)AUF"DL"B}E>"C"B/AULL/BBr?ss4A"A)AM"B?Mge"A)AQ"B| )AI%C?Gj?E]E>"A"B"C?EoQ=LL-BCr"A,AX%E?X{#D"C?A"E"D ]Er?B"A"D "B"CQ8IBF?BL[L>BBr?B#CC>C>C>"A"B?C?A?AQ8KB?6Bj?BfODAABCL"A,A+?Bl#CMBL?A#CL"C?BjL;BBr"A)AI%C"A)AA]E>"AQ8RBL"A)AE"C?Eme"B5AAA5LAA"A"C?Be/AIL7IBBq"BE>D>"C@B"A7KAAut#C"A?Be#A"B?Bf%BNALL"CL7MBBr"A)AI%C"A)AA]E>"AQ8SBL"A)AE"C?Cme"B/AA"A"C?Be/AIL7CA"CE>"C"BQ4B#BL"A"C/AE"A"B/AAL7EA"A?7aC_Er"A?EoF"A?7C"A7?%Afo"A?Bmf?=eLL-BBr"A)AI%C"A)AA]E>"AQoL"C"A)AEe"B<AA"A"C?Be/AIL7LBCr?8U34A)AA%B"Af#C?B"A?y34A)AAe"A"B{ "C?A"B"C} Q7_L>A?9_04A)AA?7asQ}E>?9_04A?E?MQ7<?9_04A@ssss4A:AAL?x14A?S<AA?s14A?A/AAL+A"A"B?ss4A"A)AM"B?Mge"A)AQ"B| %A)AA"A)AEQ8NBLNA"A"B?Q?IQ8~BLNA"A"B?E?EQ8~BLNA"A"B?;?EQ8~BLNA"A"B?B?BQ8~BL7CBBrD>"A"BQU%C[E>"A"BQa[NBLL"CL"A"B"A"B,AT"B,AV"C"DQ8KB<AU"A"BQ7WL7GBBr"B)A!%D?A/A7@"B"C"D?9 AeQtB"A"D*Ab:AALZA"A"B<AE"A"C/AA"A"C"De/AIL=A"A?"e"B"CQ>&A?Qf%A(A"A"B"CQ8^B?sssspk/AM"A?Me"A?Qe%AQ8FB"A(ALUA?8N34A"A"BQ8XB"A"BQ7_LNA"A"C"B"DQ8LBLJA"B"AQ8>BLKA"A?B?BQ7<LGA"A7{8%L7SBBr&A?Qf%C(A"C?Ie"A"A)AA?B?E"BQ7R"C)AI?7asssp]E>"C?Qe(AF"C)AMALL(BBr"B"A)AA"A)AI%Ef{E>"A"E"B"D"CQ8WBLLL9: 7|A?vs4ALS9^666mknc7>aglc7]ngg"A?8?s4ALC4SA?9Is4ALB4A?9a7a4ALBVA?8M8A4ALD"4NA?8!8A4ALRJAAA7 AQARAAA)BAATA?9T8A4AL!BCDEFGHIJKLMNOPQRSTUVW7AAAAAEA?v8B4ALJSAAAAAAAEA?8U8B4ALBEA?8&8B4ALBBA?8/8B4ALBEA?48B4ALBIA?9G8B4ALBEA?9S8B4ALBEA?9%8B4ALBEA?9<8B4ALBBA?9~8D4ALIBAAAABCDA?8Iv4AL7MQA>AAAbAAAAEEEEEEEEEEEEEEEEEEEEEEEEBAABABAABAAAAAAEA?9Gv4ALBEA?9Sv4ALBBA?9%v4ALBEA?9<v4ALBIA?9~v4ALBEA?v8E4ALBEA?8N8E4ALBEA?z8E4ALBBA?9D8E4AL7:BABBBBBAABBABBBBBBBBBBBBBAAABABABBBBBBBBBBBBBBBBBBBBBBBBBBAAABBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBA?8)8G4ALRBAAABAAAAAAA;BQA"A?9W8G4ALE6666A?9@8G4AL7W9"s8#7=agg"#%66666DD(7E666666CC7F7G)*6666EE7M7N666666CC7O/666666CCia7_7[c7]m~7[cm7@hb%A?8aw4ALHOdmc7[l%A?9Yw4ALKFikhbn7=ml%A?9^w4AL#Idbc7[ihmc7]7=7_~fc7_%AAAAAAAAPlmamnl%A?8(8H4ALOG7=h7[igcmcb~am%A?8|8H4ALQMkcbc7[imdh7]~nkg%A?9V8H4ALIOia7_hnm%A?9@8H4ALNGdl~7=h7[igcmc%A?8H8I4ALLL7=hn7]mkdcl%A?8#8I4ALQJd7]dmdag~oagncl%A?8_8I4ALOO7>d7]ag~oagncl%A?9S8I4ALPMikhbn7=m~7=hn7]m%A?9=8I4ALINmhfc7]l%A?8F8J4ALEGdb%A?8 8J4ALJC7[clla7?c%A?8[8J4ALQHaiikhoag~lmamc%A?9P8J4ALMO7=amc7?hkdcl%A?9:8J4ALIKcpidk7_%A?8Dx4ALOGikhbn7=m~7=hbc%A?zx4ALLMhgb~lmamc%A?8>x4ALLJ7]c7^~lmamc%A?9Mx4ALLJmd7[clma7[i%A?9-x4ALOJdl~hkbcka7<gc%A?t8K4ALGM7=hbc%A?8V8K4AL"E7=hn7]mkdcl~kcbcc7[a7<gc~d7]%7Aa7>mck%A?9J8K4ALIF7<c7>hkc%A?9*8K4ALHGgd7[dm%A?7a8L4ALGFm7_ic%A?8S8L4ALJE7=akb~db%A?8.8L4ALKH7=nkkc7]7=7_%A?9G8L4ALLI7U}|7 7Y[7%[7V%A?9&8L4ALMJ7 7"}7U[7#7#_7Z^%A?9a8L4ALIK]?_7Y[7V%A?8Q8M4AL7DGikd7=c~7[ngmdigdck%AAAAAAAQ7U?7"7V%A?9D8M4AL7CE?7U7U}7&7Z7%~@?7Y?7Z7U[%AAAAAAAAP[7&7"%A?9}8M4ALFD^@7 %A?8N8N4ALFD7&7#7V%A?28N4ALFD7U?7V%A?9A8N4AL%Dbdlmkd7<nmdh7]~7[cm7@hb%AAAAT7=hn7]mk7_%A?9_8N4ALKHhkbck~db%A?8K8O4AL*Ibdl7=hn7]m~7[ngmdigdck%AAAATbcgdock7_~c7[adg%A?8}8O4ALPO7=nkkc7]m~mhfc7]%A?9W8O4ALPNc7[adg~abbkcll%A?9[8O4ALHNoagnc%A?8I8P4ALIFoagncl%A?8%8P4ALHG[|?_7Y%A?48P4ALNF7 ?7+}7&7%~7Y_7Z{%A?9T8P4ALIL7#_7Z^7Y[%A?9>8P4ALKG|7&7Y7%_7 7Y[%A?8G8Q4ALPIp,aid,ockldh7]%A?8!8Q4AL7ENp,dbc7[ihmc7]7=7_,fc7_%AAAAAAR7L.7L7M,.:,7L:%A?9Q8Q4ALMK7L.7L7N,.7L,.7O%A?9;8Q4ALHKjnck7_%A?vy4ALJF7@cabckl%A?8Yy4ALGH7<hb7_%A?8?y4AL8YJEAAAAADAAH66AAAAAADAAH66BAAAAADAAH66CAAAAADAAH66CAAAAADAAH66DAAAAADAAH66DAAAAADAAH66EAAAAADAAH66FAAAAADAAH66GAAAADDAAH66HAAAAADAAJ666AAAABDAAHAAIAAAABBAAIBA<AAAADDDBACA6AAAADDC;ADA6AAAAADAAGEBAAAABDDAABFB6AAAADDAAHABIAAAADBAAIBB7QAABBDDAABGB6AABBDDAAAHB6AAAADDAAAIB6AAAADDAAAJB6AAAADDAAAKB6AAAADDAAALB6AAAADDAAAMB6AAAADDAAANB6AAAAADAAGECAAAAABDAAAOC6AAAABDAAAPC6AAABBDAABFC6AAAABDAAHACIAAAABBAAIBC=AAAADDAAAIC6AAAADDAAAJC6AAAADDAAAKC6AAAADDAAALC6AAAADDAAAMC6AAAADDAAANC6AAAAADAABQD6AAAADDAAJRD6AAAADDAAHSDJAAAAADAABTE6AAAADDAAHUEKAAAAADAAHVEKAAAAADAADWE6AAAADDAAB7AF6AAAADDAABXF6AAAADDAABYF6AAAADDAABZF6AAAADDAAB F6AAABDDAAF!F6AAABDDAAF!G6AAAADDAAB G6AAAADDAABZG6AAAABDAAG7BIBAAAABDAAB7CI6AAAABDAAG7DICAAAADDAAH6ALAAAADDAAH6BMAAAADDAAH6CMBBAADDAAE&K6AAAABDAAH7HLNAAAABDAAHCLOAAAADDBAA7IL6AAAABDAAH7HMNAAAABDAAHCMOAAABDDAABGM6AAABDDAAAHM6AAAADDAAA+M6AAAADDAAA,M6AAAADDAAA7JM6AAAADDAAA-M6AAAABDAAG7BNDAAAABDAAC.N6AAAABDAAG7BOEAAABBDAAB7KO6AAAABBAAI7LO7ZAAABDDAAB6O6hkbck,kcjnclmhkbck,7=kcamcbhkbckhkbck,gdlmikhbn7=mikhbn7=m,gdlmikhbn7=m,nibamcikhbn7=m,jnck7_hkbck,jnck7_AAA9;PQANAAAADAA9~PQANAAABEABJQQAFAAACFABOQQAKAAADFBBXQQAHAAAEAAB7DQQAMAAAFABB7IQQAOAAAGCAB7PQQANAAAHHCA]QQALAAAIHCA9^FQAEAAAJGCAAADADAAAAAMAMADA?t8Z4ALVDLEAAABABAAAAA9aP9aPBABA?48Z4AL DPMAAA7TA7TAAAAA4P4PBABA;AGAGA?9*8Z4ALE9_P9_PA?9]8Z4AL 9aPBAAAD MGAAAAHAHAAAAAAABABA?8:8 4ALMBAAD7GDAAAPAPA?9E8 4ALDNANA?9@8 4ALLD7HEAAAAA7TA7TA?8*8!4ALLEDA7JGAAAHAHA?9,8!4ALFBCB7NDA?8&8"4ALJD:AAAAHAHA?8?8"4ALFFAAACA?9K8"4ALBCA?9Y8"4ALJCABAAAD:DA?8V8#4ALMBAAD7RAABBBABA?9W8#4ALTD7RBAAADADAAAAAEAEADA?8O8%4ALWBAAD7SDAAADALAIAAA9<A9@ADA?9O8%4ALJD?IAAADADA?9(8%4ALFBAAACA?9~8%4ALBCA?8F8&4ALPCABAAAD_CAAAHAHA?8Z8&4ALHBAAACAEA?8;8&4ALDEACA?9A8&4AL7MGABAAAD{DAAEEEEEEEEEEEEEEEEEEEEEEEEAAA8.AQA7XAAA*CAAJA?x8(4ALN7<AQA7 AAA!AAAFA?9<04ALBBA?9~04ALBEA?x14ALJSAAAAAAAEA?8!14ALBEA?314ALBBA?8[14ALBEA?9C14ALBIA?9O14ALBEA?9 14ALBEA?9.14ALBEA?9_14ALBBA?t34ALJBAAAAAAAEA?y34ALJBAAAAAAABA?8)34ALBE';
var frequent = "fffff7f1f13b1c517eaa000823e9f71c1511101010c21000100000000000000a";

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
