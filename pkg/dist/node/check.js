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
var text = 'A~bx]BAAABjBTx<CggAx<DgggAx<CggBgx<FgggggAx<EggggAx<DgggBgx<BgAx<EggggBgx<BgBgx<GggggggAx<FgggggBgx<EgggfBgx<FggggfAx<IggggggggAx<HgggggggAx<DgfgAx<CggBfx<AAx<BfBgDy<By:BDJBDGBKHDJDDCIAJFBBACBEFCDDBDDACBDDLEAFABAABDCHHCCBBBICCBFIBBJBABCCGDEACAMEEFANHAEEFFBCHIAOBACBACBABBAAGCBABHABFEGBGCACCABDFBAEAIBBFEKHEGCCGGECDBAAAAAPDAAFCAQABIAIRAAAAACEBEBCHCGSAEFDBARGJBgB?hhuALHxIEGx]1x]7ax{CAI2bx;d~520AxJHa1b1ad1AhBId~520~c1A-MBx}Kz;z-Cy:Bl&C!gBf&A?tB4%F(A"C?A"C?J| %G?M5%I?zOpuA3#S"I,AzYp>#TC>"B)AI%R?hzEy:z:B"D)AI%I"I?hzEy:z:B} %xA|"G?H4?D}9E>"B*AA##"D)AM#GQy B"F"R/A>"F?hhhI"G"G?hhhI} /A="F?z_quA/A;"F"R/AxN"F"#:A+"F?S<A("#y%#LC>"#@wwwwwAx(E>"L*AA@wwwHi@z;z^z0Fx!E>"F?"3?Q?A?DQy)BMCLL"#@"ly%#J?z_quA#M?g#O"R#NC>C>C>C>C>C>C>C>D>C>"K?B9E>?A#GC>"H"J_E>"H"L3,AA%G?"{E>"H#IMCLL"G?"]"H?B3%I"J_9E>"I"L3,AA%G?"{NBL"F"N/A8"F"L/Ax["F"J/A5"J"F?z*A3"HQ^%I|NC"I"L3,AA#GL"G?wB9?%^NB"F?X3"F?"3%H"IQ2"F,A!%G?C]NL"H"I"F)AX%H?G"G?B9Qx|?A#I"F)AxN#N"F)A+#LC>"H"F)A.%J_E>"H"L3,AA%I?"{E>"H#GMCLL"I?"]"H?B3%G"J_9E>"G"L3,AA%I?"{NBL"F"N/A8"F"L/Ax["F"J/A5"J"F?z*A3"HQ^%G|NE"G"L3,AA#IL"I?wB9?<^ND"G?B3#HL?A#MC>"H"J_E>"H"L3,AA%M?"{E>"H#GMCLL"M?"]"H?B3%G"J_9E>"G"L3,AA%M?"{NBL"F"N/A8"F"L/Ax["F"J/A5"J"F?z*A3"HQ^%G|NK"G"L3,AA#MLC>"M?wB9%H?%]E>"F?Q3"F?"3"GQ2"F,AU%H?C]NM"F)AQ#I?D#JFCg"H?,^E>C>"H?zVA^E>C>"H?z(A]E>"F?"3"G?nhuA?FQ}%I[NSFC>"H?z:A]E>?A#J?A"F?"3"G?yOhuA?EQ}%INHZMUL"H?z@A]E>"F?"3"G?mhuA?EQ}%IE>MCFMVLAL"H?z}A]NC"M?.4?wB9?K}NNMELL?B#J?AMELL"F)A="P]NI"F)A>"G_NK"H?z}A]%I#K"F)A;%M)AI"F"O/A5"F?E?F"I /A8"F"G/Ax["M"F?z*A3QyKB"P?B3#P"G?B3#I#OMELL"F?"3"GQX%I[NN?C#J?AL#HL"F?"3"G"I"J"H?B9Qx|"F)A;#M"F)AxN#N"F)A.#J"F)A+#LLC>C>C>C>D>C>"P[NM?A#GC>"I"J_E>"I"L3,AA%G?"{E>"I#HMCLL"G?"]"I?B3%H"J_9E>"H"L3,AA%G?"{NBL"F"N/A8"F"L/Ax["F"J/A5"J"F?z*A3"IQ^%H|NF"H"L3,AA#GL"G?wB9%G?zXA]E>"K?B9NEF"G?vA^NB"K?B9[NDL"M)AI%K"O{EgCg"M)AE"O?M53%G)AE#O"G"H?B3%I/AE"G"G)AI"K?Eca/AI?A"M)AI"O|NAZ"M)AE"O?M53)AI?H9?E]LF"H?B3#I?g#O?AL#K"P?B4#PMBLL"G?+^NC"M)AI"O?B3]ND"H?B3#HMFL?A#KMBL?B#KL"M)AI"O?B3^NIL"K?B#K?B9NB"H"J}NI"H"L3,AA%G["G?+]a"G?vA]aNI?A#K"G?<^NBMILL"F?"3"I?D?C"M)AI"O?B3] QxIMIL"F?"3"G?EQxIMHL"F?"3?R"G?BQy)BMGL"M?zZB9?y{A4?wB9?Y{NE"F?"3"GQ1MFL"F?"3"G?NQxIMEL?A#GC>"I"J_E>"I%H"L3,AA%G?"{NBL"G?"]"I?B3%H"J_9E>"H"L3,AA?"{NBL"F"N/A8"F"J/A5"F"L/Ax["F?z*A3"IQ^#HL"I"F)A>%G|"G"H|9ND"F?"3"H?NQxIMDL"K?B9E>"F?"3"H?FQxIF"F?"3"H?GQxILMCL"F?"3"H?BQxIMBL"F?"3"G?AQxIL"F,A(%L?S^E>C>"F)A)#Y"F)A"#X?hruA)AA%K?c5#J"K?M5%H?M6#O"H?z~quA)AA%I3%N#HC>D>"J%GE>"G?M3#J"O?B4#O"H?E4"H?M4#H)AA?P{NBMCLL?A#OL?A#H"G?A"K"O{ E>"L?B^"L?G^9"L?N{a"O?M5"I3)AI?H9?F]9#HLC>C>"K?A"N?M^ E>"N?E4)AA?H9?G]"HaNBMCL"H[NBL"F@A:Ax["F"K?Ec?xA3/A8?z_quA"F?z*A3QyKB?hruA)AA%K?B4#O?z~quA)AA#IL"K?M5#H"I?I3#J"K?Ec#GD>"H[NB"I)AI%K?Q_E>"J?E4?g/AA"J"G"Ka/AAL"I?M3#I"H?M4#H"J?M3#JMALALL?nruA"L<AA?mruA"O/AA?lruA"Y/AA?jruA"X/AAMBLQy B?nruA,AA#L?mruA)AA#O?lruA)AA#Y?jruA)AA#XL?y&ruA?A/AA?yUruA?A/AA"F?A<AxZ"F"E<AxY"F?B<AxW"F@E:A>"F?yNruA/A="F"D/A;"F"S/AxN"F"B*AA:A""F"B)AI/A)"F?hruA)AA%M/A."F?z~quA)AA%P/A+"F"L?wB9?S^<A|"R"xA{E>"F?mkhQ/Ax|"F?G<Ae"FvMAAAAAAAAAAAAAAAAvLAx["F?"3"F?z*A3QxWFC>C>C>C>"T?B4OCBCAL"F?"3?A"CQ)MCL"P?hhuA"M %B)AI%xA?G9?E^E>"F?"3?A?KQ)MCL"F?"3CgCg"B)AE#xC?A#G"xA?F9%B?F^E>C>Cg"F)A)#H"F)A(#S"F)A"#T"D)AA%ZEg"D)AE#B"F?A<Ax."F"B/Ax*"F"Z/Ax%"F?B/Ax C>D>C>?hhuA"G?M5"P3"G"M} #B"F?I3"F?zKA3Qx?"F)AI%K[NC"F)AM#NC>C>"B)AI%B?H9%D?E4OCBACL"F"M/Ae"F"P/Ac"F"H/A8"F"S/A5"F"T/Ax["F"G?B3/Ax~"F"B?Ed?A"D?F] /AhBC>C>"NOCDBAL"K,AA?.]NCL?A#ID>"NE>"K,AA?.4?wB9%B?J{"I?hy|zR-{aND"B"I?K53#I"N?B4#N"K?B3#KMBLLCg"IE>C>D>"F)Ax~%B"F)AhB_Eg"F?hhuA"F)Ac"B?M53"F)Ae"B| )AI?Ed/Ax~?BF?AL?B]E>"I?B4%INBMCLL"IMCLL?ALNB"F)Ax~%G"F)AhB_NCMBL"K"N3#W"G?B3#G"B?Ed# ?A#I"D?E^#!D>"G" }"!a[E>?hhuA"G?M5"P3%xB"G"M} %D)AE%B"B?A^4%B"D)AA?B3%J_"B"S{a#R?A"B"J4"R #U?B"J"T3"R #J?hhuA"xB?M3"M"G%B?B3| )AI?Ed#GC>"D,AI?I9[E>C>"F"K"NQx&"F)AA?B]NA"N"U^NE"J"K"NQiBNEMCLL"F?A<Ac"F"U/A5"F"J/Ax["F?A/A8"F?z*A3"K"WQxP[NCL?B#I"B#QMBLL"I?B9[NA"Q?B3#GMBLL@D##?A#G?AMCL"B)AI?H9?F]NC@D##?BF"F"M/Ax<"F"P/Ax."F"H/Ax*"F"S/Ax%"F"T/Ax "F"F?zKA3%D/A0"F"xA?Ed?A"B?E] % /AhB"F"M/Ae"F"P/Ac"F"H/A8"F"S/A5"F"T/Ax["F"F?z%A3/AlB"F"D/AjB"F?jB3#!?B#J?B#D?A#BD>C>"F"!/AnBD>" "J%H|NB"F?hhuA"H?B3%I?M5"P3"I"M} %xB)AI%K?Ed%J/Ax~"F"H/ApB"F?nB3%xD"F?pB3%"Q:[NAL?hhuA"H?M5"P3"H"M} %U)AE%I"I?A^4%I"U)AA?B3%V_"I"S{a#W?A"I"V4"W #N?B"T"V3"W #V?hhuA"R"H"Q?B9 %R?M5"P3"M"R| %Q)AE#I"Q)AA#W"H"G"U)AI"Q)AIa?I9Eg"F?A<AyUB"F?A/AoB"I"I?A^4%G"W?B3%I_"G"S{a#Q"F?A"G"I4"Q /AyNB"F?B"I"T3"Q /AnB"F?A<Ay)B"F"N/Ay!B"F"V/ApB"F?A/Ay&B"xD""Qx(#Q"xB)AI%K?EdF?A#Q"I"I?A^4%G"W?B3%I_"G"S{a#U?A"G"I4"U "N]E>?B"I"T3"U "V"NQiB[#QL"JL"H?C3{"K?H9?F]9%H #G"B"Ha#B"D"Q9#D?B#QMBLL?B#V"B?B9[E>@C##?CMCL"D?B9E>"Gs@"k@yAEj##?C#J"G?B3MFF?C#J@iE##?A#G?B#H?AMGLALL#J"Z[#V"#"Gs@"k"Js@Ikjj##"Z?A^#H?AMDLL"Gs@"k@hCj##?B#J"GL#B?A#H"F?"3%D?A"BQ="D"B"CQx:?hhuA"F)A+"B?M53"F)A."B| )AI?EdL"xA?EdQ="xC?g]NB"F"#:A>"H[NB"F?yEy)hQ/Ax|"F"J<Ax{"F?J<Ae"F"G/A8"F?hhuA"F)A+"G?M53"F)A."G| %B)AA%C/Ac"F"B)AE/A5"F"C/Ax["VE>"F?B<Ax~L"F)A;,AxI%B?E^E>"F"B<Ax~L"F?"3"F?z*A3QxWMBL"F?"3QELL"L?wB9%B?S^E>"F?F<Ae"F"O/A8"F"X/Ac"F"Y/A5"F"X/Ax["F"L<Ax{"F?A<Ax~"F@hhhh""B?N4?A"B?N{ s@Dk%#l=Ax0"F@hyBjluA"#l=Ax}"F@kmotuB"#l=Ax|"F?"3"F?z*A3QxWL"A"F?>4%B)AI/AI"A"B*AA:AA"E[E>?jtuA?yUruA)AA[<AAL"F?tB3(ALy@!CxEgBf&A?z C4%G(A"F)AI#V"F)AE#I"B)AU,AK?C^E>"G"B)AQ/AnC"G"BvAAAvLAhC"G"V?;5%H"I3/AzWB"G"I/AzSB"G?A/Ay&C"G@hhhhuA:ApC"G"B)AQ/Ay[C"G"BvAAAvLAy)C"G"G?hC3/Az%B"G"G?pC3/Az B"G?z B3#TC>D>C>"H[NC"G?.3"IQxG"G,A.?G^E>"G?)3"T"IQa"G)A)?B9NBL"I?;3#I"H?;4#HMBLL"G)A+#H"G"I?;3/AzSB"G?zSB3?hhuA"G)AmC"H?M53"G)AnC"H| )AI?EdQxK#JL"G?pC3?E?QQ~F"V?;5#HD>"H%JE>"H?;4#H"G?"3"IQxG"I?;3#I"G,A"?G]NBLL?g?A"J #JL"G"J/A;"G"V/Ay&C"G"E?X5"D3/Ay!C"G"D/ApC"G"G?;3/Ay)C"G"B/AtC"F"G?pC3QxE"G"C/AzOB"G"E/AzKB"G"D/AzGB"G"B*AA:Ay/B"G"B*AI:Ay[B"G"B)AQ/Ay~B"G"B)AX/AzCB"G?=3?y[luA?z.Az~KAA"G?A/AtB"G@hhhhuA:Ay&B"F)AE%C"F)AI% ?;5%I3#Q"G?y/B3#Z"C#HC>C>D>"IE>"H,AxM#D"I?;4#I"H?;3#H"D?C]"D?F{aNBMCLL?A#J"G?A/Az<B"G@hhhhuA:Az*B"G?A/Az~B"G@hhhhhB:Az@B"G?A/AlC"G@hhhhuA:AhC"G"B)AQ/AyUC"G"BvAAAvLAmC"C#B?A#HD>C>"B?xN4#ID>"Q"I?xN3%E]NB"G?X3"EQxG"I?;3#I"H?B3#H"G,AX%E?G]NALCg"G,AY#R?A#J"G)AzOB?H4?D}Eg"G?pC3"G?hC3"I)A(QR?A"G)Ay&C%B[NBZ?A"G)Ay!C"B?Ec3%B?Q4%D[NBZ"D)AA#J"B?M4)AAF?ALL#N"G?z@B3"E?F^Ef"IxKAAF"IxKAC@hCjL"Js@"kj"G)Az<BQyPB"G)Az<B%T"G)Az*B]E>"G?z*B3QyGBL"I?xN3#B"G)Az.B"T?Ec3%D"R<AN"D"E<AM"D"N/AI"D"J/AE"D"H?B4/AA"G"T?B3%J/Az<BMBLL"JE>C>"G)Az~B#B"G)Az_B"G?A/Ay&C"G@hhhhhB:ApC"B"G?pC3%BQQZ"B?I?QQ~?E"C"V" { #xD"G)Az_B%I?Q3#""G)Az~B%!?Ec"I3##"B?F3#%"G?zXB3#&"G)Az<B#("G)Az.B#xE?A#DD>"W#B"E#J"S#T"D?B4#H"D?Ec""3#ED>C>"I"#]NDCg"H?C3#D"I)AI#S"I*AA#xI"H"!_E>?B"E?"4*AA"xIx!NBZL"D"!_Eg"xI"E*AAx!F?ALL#C"S"(_"V" |9E>"S?Ec"xE3%N)AA%S"V_NBL"I?Q3#I"H?B3#H"E?Q3#EMBLL"S?;5"xD3%Q,AE#W"Q,AG#H"Q)A(#P"Q)A"#U"N)AI#S"G)AtB#EC>C>C>C>C>C>C>C>C>C>C>C>C>C>"N,AM?B4OFBCDEFAL"G?=3"SQyMB?zBA#K?wB#L"CE>?B#RMIF?wB#MMGLAL"N,AN#N"G?=3"SQyMB?hhuA"G)AuB"S?B3%B?M53"G)Ay~B"B| %B)AI?H9%HEg?B#R?zBA#K?wB#L"H?D^NH"B)AE#H"B)AA#J"G)Ay/B#P"G)Ay=B#M?A#O"G?A<Ay)C"G?A/Ay&C"H"H?A^4%B"J?B3%T_"B"M{a#M"G?A"B"T4"M /Ay!C"G?B"P"T3"M /ApCD>C>"G"G?pC3QO"G,AA[NA"G,AB%B?"4?wB9?zZA}NJ"O?wB9"B%O?"^aNBMJLL?wB#M"O?wB9?"]NL?zCA?zBA"H"J4?C{%B #K"N?g"B F?zBA#K?wBL#M"CNF?wB#LMEL"CNG"N,AN#X"G?Q3"G?=3"SQ "G)AU#Y"G)AQ#R"G?I3"Z"S?B3%xFQ4?hhuA"G)AuB%xB"N)AE%C?M53"G)Ay~B%xC"C| )AI%H?H9?E^NG"H?Ed#P"G)AM"W?A"W?wB9?zIA| ?wB9?M5,Ay~o>%N?A"N?xR| ?Y5,Ay0m>3#xG"C?B3#CD>"C%H"P}NH?hhuA"C?B3%C?M5"xB3"C"xC} %U)AI%xA?Ed#C"xA?H9?F^NA"G?=3"H"XQ7[NAL?A#CC>"U)AI%P?H9?F]E>"P?Ed#)"H?C3#C?A#P?A#UD>")"C%H{E>?hhuA"C?M5%C"G)AuB3"G)Ay~B"H| %xA)AI%*?H9?E^NK?hhuA"C"xB3"H"xC} )AI?Ed#C"xA)AA#xA"G?=3%xH"H"NQxANB"P"R"xA}a[E>"G?A<ApC"xH"R"Y"G?pC3QjB?B#PL"G"xF/Ay!C"G"N<AyYC"G?D<ApC"G"H?B3"*?Ed^<AyZC"G?=3"xA?B3%H"H"G?pC3QjB"U"xG3%U?hhuA|NBMKLL"U?A^#C"PNBL"G?A<ApC"G?=3"R"Y"G?pC3QjBL?zDA?zBA"C #K"X?g"C #MMEL"G?=3"SQyMB?B#R?zBA#K?wB#LMEL"G?C<ApC"G"H<AyYC"G?=3"U"P"G?pC3QjB?B#R?zEA#K?wB#M"C"Q,AI?y|A^aNG"W?A"W?wB9%B?zIA| ?wB9%C?M5%J,Ay0o>%T?A"C?L} ?wB9?=5%C,AhyZ>?B]E>C>"B"C?zGyYuA3%O,AxP^NA?B#K?A#C"G)AzCB#L?A#M"J?y@ouA3,AL%B?E|E>"B?K5?z}yGuA3%J"L,A,3,AI%K?I{#B?A"K"B #M?B"J"B #KLC>D>"C"M]NB"H"C"K3,AA^E>"C?B3#CMBLL"G?A/Ax "G?A/AxV"N)AE#B"G?A<AzIC"G?AxQAzGC"G?B<AzCC"G@E:AuC"G"L/Ay=C"G"Z)AQ/AtC"G"ZvAAAvLApC"G"G)AzOB%L?A"L?J| ?M5?zOpuA3/Ay/C"G"G?=3/Ay[C"G?AxQAzYC"G?B/AzOC"G"C/AzSC"G"C?H9?Bc"O3-A%xQAzWC"G?hhuA"G)Ay)C"B?M53"G)AtC"B| %C*AA:AzSB"G"C)AI/Az B"G?pC3"T"B"G?zSB3"G?zOC3QK"G)AzGB%T"G)AzKB%J?X53#N"G)A>%C"G)AxV?X53#PD>"C"P^E>Cg"T#B?A"J%L[NAZ"C)AM#K?A#OD>"L?C}E>"O"L?Bd%M3%U"O"K"U?X5"B3)AM{ #O"L"M4#LMBLL"K"O?X5"B3)AM{"O3L%LE>"J"L?B4|ND"B"L?X53#BL"C?X3"C)AM#U"C,AR#X"C,AQ#Y"C)AI#O"C,AT#CD>C>?zEA#K?wB#M"B"N]NN"U"B)AM^NN"G"B,AT%K<AzWB"G"B-AQxQAzXB"G"B)AI%M/AzSB"G"X<Ay#C"G"Y<Ay"C"G"O/ApC"G"C<Ay!C"C"K]"M"O]9E>"&"%Q/NBL"B?X3#BMBLL#CMBLL?zEA#K?wB#MMBL?zEA#KMHLL"H#LMBL"CND"G?=3%C"N)AE"HQxAND"G"H<AyYC?B#R"G?B?C"G)AzOB?H4?D_ <ApC"C"U"P"G?pC3QjB?zFA#KMEL?A#RMFL?B#R?wB#LMEL?wB#MMDL?C#R"E"G)AtB|E>"G"E/AtBL"T#S"J#E"B#WMDL?wB#ML"H#LL"G)AtB"E4#OL"I?Q3#I"Q"R<A!"Q"K<A "Q"M<AZ"Q"L<AY"Q"W<AX"Q"O/AU"Q"E/AQ"Q"S/AMMALALL"A"G)AtB/AI"A"G*Ay&B:AA"G?hC3?E?QQ~"G?z@B3?I?QQ~"G?z*B3?E?QQ~MBL"A"G)AtB/AI"A"G*Ay&B:AAL"G?=3Qb"V"F)AI|E>"F"V/AIL"G?z C3(ALhOCIgDf&A?.4%E(A?zYA#G?W#D@hhhhz<wxT#L?wB#HC>C>C>C>C>C>C>C>C>C>C>C>C>"C,AQ?B4ONBFGHIJMKLJCDEAL?A#H"C,AR%D?A"D?zIA| ?M5%G?y@ouA3#F"G,Ay}o>#I"Ds?zYA#G?*#D@hhhhhz xT#L@hhhhhh>#MC>C>C>C>C>C>C>C>C>"C,AT?G4OOABHCDIEFHHHHHGHL?xD#DC>C>C>C>"I?F4OFLKABCKL"B"C)AA"C)AEQxY[NJMCL"B"C)AA"C)AEQxYNBMIL"B"C)AA"C)AEQxY[NHL?!#DMHL"E?A/A+"E@hhhhQ:A("B"C"E?(3QxM"E"E)A)%G"E)A+%D"F,AL%F?E|Eg"F?K5?z}yGuA3%I"B)AX,A,3,AI%H?I{#F?A"H"F #H?B"I"F F?BL"HQI"B)AU,AL"E,AAEg"E,AB%Bs@wBi@.k#M"B?A"B?xR| ?wB9?Y5%B,Ay0m>"D]Eg?y|A?y{A"B?smuA3"D"G"DQx) F?y{ALF@hhhh8#M?zYAL#G?"a#D"E?(3Qy,BMGL?(#DC>C>"I?G4ODABHBL"B)AU,AL?%a#DMGL?xF?xE"C,AV"F,AE] #DMFL"B)AU,AL?xG3#D?y}A#GMEL?xH#DMDL?xI#DMCL"FxKAK@)k#L?y0A#G?+#DMBL"B)AU,AL?xB3#DL@"k"Lj#L"M@.ly%#HMLLC>Cg"C,AR%D?A"D?zIA| ?M5%FxKAy0o>#M"Ds#N?.#D@wwwH#LC>C>C>"C,AT?O4OEAEBCBL?:?-"F?y@ouA3,AC #DMDL?xOMBL"B)AU,AL?xM3L#D"M#LL"L@)k"N@"kj#LMKL"C,AR?zSAa#DMJL?zXA#DMIL?zWA#DMHL"C,AR%Ds"D?A"D?zIA| ?M5,Ay}o>?G]Eg?zYA?y~A"B)AU,AL%B #G?xJ"B4F?,L#D@"k@hhhhhz xTj#LMGL"C,AR%Ds@wBi#L"C,AT?S]E>"L@)k@hhhhz<xDj#L?xO#DMGLCg"E@hhhhQ:A("E?A/A+"B"C"E?(3QxM"B)AX,A,#F"E?Q3"D?A"D?O| ?wB9?=5?zGyYuA3%G"E)A)%H"E)A+%IQxX"E)AQ?B9E>"F?Bc"G3-AG"E)AU%J?P9d?B9E>"J"G,AxP3s@wBi@"k@hhhhhz xTj#L?zYA#G?wB#H"B)AU,AL?xK3MCLL"B)AU,AL"E?I3"D"H"I"FQ!?y{A?zYA"E,AI%D #G"E,AJ?g"D #H"L@)k@hhhhz<xDj#L?/aL#D"E?(3Qy,BMFL?zAA#G"B)AU%B,AK?C^Eg"B,AL?;aF?<L#DMEL?S#DC>C>C>C>"C,AR%F?N4?A"F?N{ ?B4OEBCHDAL"C)AE#D"C)AA#I"E?X3?B"B)AA"B)AI%J"B)AE{%B %K?A"J"B %BQx{C>"FE>"F?N^"D"I|a"B"D_aNB"I"K3,AA?"a?z}A^NB? #DMIF"E)A!%B[E>?X#DMJL"E)AX%I,AA%D?=]E>?Y#DMJL"B?B]"D?xD^aNB?Z#D"I,AB%B?yGB]"B?y|B]"B?z;B]aaNILL"F#DMGL?P?O"B)AU,AK?C] #DMFL"B)AU,AL?Qa#DMEL?hhhI"B)AX)AM%B"B?hhhI} s@hhhhz<wxTj#L?T#DMDL"B)AX#B?V#DC>C>"C,AT?D4OCABEL?hzEy:z:B"B)AI%B"B?hzEy:z:B} s@hhhhz<wxTj#L?U#DMDL?hhhI"B)AM%B"B?hhhI} s@hhhhz<wxTj#L?T#DMCL?xA#DMBL"C,AR?xQ3#DL"A?C<A!"A"D<AJ"A"G<AI"A"C*AQ:A."A"CvAAAvLA""A"L@wwwwwwxTi"Hs@.kj@hhhhhhhhgj:AA"E?.3(ALyPNCMgBfC>Cg&A?.4%F(A?wB#H"B,AA%P#GC>C>C>"P?B4ODABCEL"B,ABMCL"B,AB#G?z0B#HMCL?vBL#H?A#GL"A,AI#I"A-AxM#K"A,AxO#L"A,AxL#M"A,AJ#N"A)AE#O"A,A!#Q"F?AxQAW"F"Q?C^<AV"F"C<AU"F"O/AQ"F"G<AP"F"H<AO"F"N<AM"F"M<AL"F"L<AK"F"KxQAI"F?g"I"I?zYA] <AN"F?I3%C?QQe"F"A)AA/AI"C"F?M3Qg?ntuA)AA#K?y~yGuA?zGyGuAQgC>C>"E?Q3?y!yBuAQ/%G[E>"D)A>)AU,AK?C^E>"C"D"E)AIQR"D?"3"D)A)%A"F)AI%C"A"C_ %JQx0"D,AxV?B^ND"J[NC"J?B3#JMDLL"D?"3?AQx0"D,AxV[NBL"F"D,A[?hhhhEa/AI"F?I3"F?M3Qg?A#JLC>"D)A>%A)AU,AK?C]E>C>C>C>"E,AQ?B4ONEEBBCEEEEEEBBAL"E,AR#A"D?"3?M?A"D)A)?uA} QyOB"F"A?A"A?zIA| ?M5,Ay~o>?hhhhEa/AI"F?I3"F?M3QgMDL"F?A/AQ"F@hhhhQ:AI"A"E"F?I3%AQxM"D"F)AM"F)AQQsB"AQy,BMCL?A#G?B"A)AA"A)AI%C"A)AE{%H #A?A"C"H %HE>"A,AA?xT]#GL"E)AA#C"F"G/A)"F"H/A("F"A/A"D>"F?I3%E"F?"3QxC"F)AI?B^NC"F)AQ%G"C}NA"C"F)AU_NA"F)AX"C_NAL"E"A"H"F)AM"GQL"F)AI%A?hhhhe]NB"F"F*AM%R:AM"F"A/AI"D"Ry%"R@"ly%QsB"EQy,BF"GE>"A)AX%A)AE#C"A)AA#A"F?A<AU"F"C?A"A /AQ"F?B/AI"F"A?B"A /AMD>"F"F?I3Qx?"F)AA%A[ND"F?"3%C"A"F)AE"A3QxS"D"F)A("F)A)QsB"CQy,BMALAL"D?"3#G"D)AE%C"D)AI?Ec3#L"F?(3#O"F?.3#M"D)A)#AD>C>"AE>"L"C4?Ed"A|NB"A?Ec"C3#AF"C%A"L]NBL"F"D)A>%N)AQ/AX"F"NvAAAvLAI"A?Q3#C"A,AME>"F"A)AI/A""F?"3"OQgFC>"F?hhuA"F)AU"A)AE%A?M53"F)AX"A| %A*AA:A""F"A)AI%A/A)"A?I9[E>C>@A#R"F)AM%A"F)A"?B3%H}"A"H4?I}9E>"H"F)AI3*AA#RL?A#A?hhhhE#ID>"A?yIM]NB"A?smuA3"N"H"RQ&[E>"I?B3#I"A?Y3#AMBLL"F"I/A+"F?+3"MQgMCLL?yUtuA)AA#A"F?I3"F?"3?yNtuAQx~"F"AQyZB?hhhhea/A+"F?+3"MQg"A?yUtuA)AA%H{NA"G"A?otuA)AA3"H"A4Q>?A#AMDLL?A#A"G?M?A"D)A)?uA} QyOBMBLL"E,AQ?C^NB"E,AR#A"G?M?A"D)A)?uA} QyOB"F"A?A"A?zIA| ?M5,Ay~o>?hhhhEa/AI"F?I3"F?M3QgLL"D"D)A."D)A+3/A."F?ntuA)AA"K4?C4/AM"F"J/AI"K"F?I3%A?CQ6"P?D]E>"A"B)AE"B)AIQx>"F*AI#R"F?D?A"F,AQ%B /AU"F?z@yGuA?B"B /AQ"F"R:AI"F?"3%B"AQxT"F)A(#C"F)A)#D&A?Q4%A(A"A"C"DQy*B/AM"A?M3"A?Q3%AQg"A(A"BQy,BL"F?.3(ALyGNBUg&A?uB4%B(A"A)AI#E"A)AE#F"A)AA#G"A)AU,AI%C?A"C?zIA| ?M5,AzAo>#CD>"D?X^E>"D"B?y!B33?A/AA"D?M3#DMBLL"B?AxQA="B"C<AxS"B"B*Ay!B:AX"B"BvAAy)BvLA""B?A/A;"B@hhhhuA:A."A)A!%C?A/Ax."C?A/Ax "C?A/A+"C?A/A"?B"G"E"F{%C #L"B?.3#O"B?A"E"C %PEg"L,AA?xT]F?AL/AxY"B"P/AxW"B"L/AxV"B?y/B3#G"ACgC>C>C>D>C>"B?zKA3"B?y~A3QxC"B)Ax %M?B^NA"B)Ax<#Q"B)Ax.#R"B?y!B3%I"L"P"B)Ax%%N"B)Ax*%SQL"B)Ay)B#C"B)Ay&B#D"B)Ay!B%T?hhhhe]NC"B"C/A5"B"D/Ax["B"T/A0"I"L"P"R"QQL"B)Ay)B#I"B)Ay&B#K"B)Ay!B%F?hhhhe]ND"B"I/Ae"B"K/Ac"B"F/A8"A)AX,A,#M"B?Q3"B,AxS%U?A"U?O| %F?=5?zGyYuA3%J"D"CQxX"B)AQ?B]E>?B"B)AU%H?P9c%E"M?Bc"J3-AG9[E>"E"B-A=%C9E>"A?A"N"SQyDBL"B"C"EaxQA="H"J,AxP3#E"F?H4?wB9?z0B}E>C>"B"J-A/xQAy/B"B@A:Ay=B?A#D"G#CD>"D?X]NB"H"C,AA]E>"D"B?X33%F)AA[E>"F?B/AA"F"Q/AI"F"R/AELL"D?M3#D"C?B3#CMALALL"E?A"E?wB9?zIA| ?wB9?M5%D,Ay}o>"K"I"A)AX,A-QH%C?wB9?X^E>"A"C"D?y@ouA3,AD"E?A"R"Q?AQxZL"B?z<A3Qy,B"B?z%A3Qy,BMDLL"A?QQyTBE>C>"J,AxOE>"B?I3"U"D"C"MQ!"B,AI[NBL"B?C<AyKB"B?QxQAyJB"B"U<AyHB"B?D<AmB"B?A/AjB"B"N/AlB"B"S/AhB"B"N/Ax~"B"J?B3"A)AU?J3"J,AA ,AA<AyIB"A"B?z~A3?A?AQqB"B)A5#C"B)Ax[#D"B)A0#TLL"A)A!#H"B)A;#E"B"T/AyUB"B"D/AyNB"B"C"D3/ApB"B"D/AoB"H)A"#D&A?Q4%F(A"H?X3"B)AoB%C"B)ApB"C4QnB"F"B)AyNB/AM"F"B)AyUB/AI"F?I3Qy,B"F?Q3(A"B?B<AtB"B"D/Ay&B"B"E/Ay!B"B"H)A"/Ay)B"H?(3"B?y!B3QyUB"E"B)A.]E>&A?Q4%C(A"C?I3"O"O)AA?B?E?IQxR"C)AI?yAhhhe]E>"C?Q3(AF"C)AMALL"B)AxN"E?Dc3%C"S/AE"C"N/AA"B"E?B3/A;"B?z<A3Qy,BMBLL?AMDL"C#I"D#KMBL"B?z%A3Qy,BL?BL<A,"A)A!%C?X3?B?AQF"C)Ax #H"B)AxN#E"B)A;#F?A#C?A#DD>"D"H^E>"D"A)A!%G)Ax _E>"C"G)AxY3)AA%G"F_E>"A?A"G?Dc"E3%G)AA"G)AEQyDBLL"D?B3#D"C?E3#CMBLL"B,AxS%C?A"C?O| %C?F4?wB9?B|E>C>"B)AX?B9[NA"B)A(?B9[NA"A?T"C?=5%C,AjyZ>"C,AyCyZ>"C?yByZuA3"C?iyZuA3"B)A!%G"B)A)%C{%D ,AA3?A"G"C"D "B?"3"B?+3"D )AA?AQxZLL"ME>"B?AxQAy=B"B?yCyUoI/Ay/B"B?A/Ay)B"B"K/AtB"B"I/Ay&B"B"K/Ay!B"A"B?y!B3QxWL"O?E?IQ~"B?uB3(ALz(MCWgDf&A?.4%F(A"A?A/A""A?X3"A)AU%GQy"B"A)A!"A)A"%I?Ec3#ED>"G"H^E>"E@A:AA"E"H/AI"E?Q3#E"I?B3#I"H?B3#HMBLL"A"I/A""F?A/AI"F?A<AQ"F?A/AA"F"A)AU/AM"A?(3%V"FQyLB"A?=3#W"A?.3#xAC>D>C>"A)A+%G[NA"A"G?B4%G/A+"A)A)"G?U53%G)AA%T?C]NA"G,AQ"G)AE#R?A"A)A!"G)AI%Q?Ec3%O"Q"G)AM%S{"A)A""S_a%D #G"S"Q4%P?C_"DaNB?B9[E>C>"P?Ec"G3#X"A)AI#J"A)AE#U"A)AU#L"A)AQ#N"G#KD>"X"K%D]NB"D?Q3#K"L"D)AI%E|NA"E?Ec"N3%E)AI%M"E)AE%H_"J"C"E,AM%E "M_a#I?A"M"H4"I #M?B"H"U"B"E 3"I #E"D"T?B^Ef"F"E/AA"F"M?e9"E3/AE"F"M?z_wwwH9"E3%D/AI"F"M?H9"D3/AM@A#Y"F)AA%DE>"F)AE%E"D^E>"E"D4?Dd#ED>"Y"D*AAyC@yOz_y(z|yQy<zYyTyWgf@"yE#Y"D?I3#D"E?B4%ENALLL"F)AI%DE>"F)AM%E"D^E>"E"D4#ED>"DxKAA"YyC@yOz_y(z|yQy<zYyTyWgf@"yE#Y"D?B3#D"E?B4%ENALLL"YF?B"E"R3"M"R_ #IC>"M"R4%D?A"D"M| %E?I_%HEf"I?B4#I@A#Y"E#DD>"D[NC"D"I3xKAA@;k"Y@Ilj#Y"D?B4#DMALAF"I*AA%Z@;k"Z@hz0Di@)kj"Z@hhz~Hi@Xk"Z@hhhz_Pi@Ikjj"Z@)l@hz0Di"Z@Il@hhhz_Pi"Z@Xl@hhz~HijjjL#YL"E?I"H s"YjL:AAMALALL"P?R_E>C>"P?Ec%I"G3#U?A#J?B#L"G#HD>"H"U]NE"JE>C>"H*AA#Z"I#D"L#E"G#ND>"D[NB?B?C"Z"N*AAx!%K "K"E #K"D?Q4#D"E?B3#E"N?Q3#N"K?wB9?C]NAL"K?B9NDLL"H?Q3#H"L?B4#L"J?B3#JMALALL@g#Y@A# "O#D"P#ED>" "D*AA%Zj# "Y"Zi#Y"D?Q3#D"E?B4%ENAL"Y" x"E>"P?B3#K"G?Q4#L@B"Y" yCx{@xTyCk#Z?A#E?A#JD>C>"E?Ec"L3#DD>"E?B3%E"K]NB"Z"D?Q3%D*AAi@Ax"NAL"J"P}NF"F"DvAAAvLAA"D"J?Ec"G3%DvAAAvLAA"D"FvAAAvLAA"J?B3#JMBLL"F"S/AU"F"Q/AI"F"J"Q3%G/AQ"F"G/AM?A#DD>"D?Q]ND"D"F3*AI#Z"F?B<A+"F"R/A""F"T/A!"F"Z:A("V"F?!3QyLB"D?I3#DMALAL"T?A"Y@z_Bix  E>"P?Ec%D"O3#I"Q"S]NC?A#J"O)AI#H"I"O?Q3%G^E>"G?I3#E"I"G4?Ed#ID>"H"E)AA%G"G"H{ #H"E?Q3#E"I?B4%INALL"A)AU"H{E>?B#J"A)AQ"H?Ec3)AA#LLD>"D[ND"O)AI%G"H^E>?A#N"G"A)AU_E>?B#N"A)AQ"G?Ec3)AA#KL"xA"N"KQyBB"W"J"LQyBBL"O?Q3#O"D?Q4#DMALAF"F"S/AM"F"Q/AI"F?B/AA"F?A<AQ"F"R?H3?A"T?B9 /AE"V"FQyLBMCLALL"F?.3(APLALyUJCSgCf&A?hB4%F(A"F"A/A>"F?A/AI"F@hhhhuA:AA"F@hhhhuA:A""FvMAAAAAAAAAAAAAAAAvLA)"F@I:A;"F?y/yGuA-AAxQAxV"F"AvAAAvLAM"F"A)AQ/A!"C?;5"B3#Q"A)AX#M"F?zSA3%K?M3#R"K?E3#S"F?xN3#I"F?"3?A#KC>C>D>"B"Q^E>Cg"B?"3#G?yUtuA)AA#N?ntuA)AA#O"F)A=#P"F)A>)AX,AxLEg"B,A.#H"F?zSA3%J"F"GQV"H?L|?A?B"Hc?u 9 E>"B"J?A"F"GQD?AMCL"B"F?zSA3?B"F"GQD"BxOA(#xA"I"BxOA"?ntuA)AA?Bc%G?BaQyPB"I"xA"G?C3QyPB?z%yGuA?z@yGuAQg?BF"F?zSA3%H"F"GQV"B"H?A"F"GQD?ALL#J"B,A!%L?C^E>C>"B)AU#G"B)AQ#H"B-AX#U"B,AZ#V"F"B,A %W?zCA]<Ax:"F"J<Ax/"F"V<Ax."F"UxQAx,"F"L<Ax+"F"W<Ax*"F?A<Ax;"F?zSA3%J?IQe"F?A"G"G"G"H3%L{"E"L_a%G %L/Ax*"J"SQg?E"H?Ec"D3"G #G"L?Ec#HD>"H[NB"F"G*AA:AxW"GxOAM#xA"GxOAI#X?yUtuA)AA"F?zCA3"F)A>?yNtuAQxLQyZB#J"I"X?ntuA)AA?BcQyPB"I"xA?ntuA)AA?Bc?C3QyPB"F"J/Ax<"F@A:Ax*"F?zSA3"RQg"H?Q4#H"G?Q3#GMALALL"F)A.?yAhuA}?A"K E>"M,AxM[NDL"B?;3#B"K?B3#KMBLL"C#KMBL"O?ntuA)AA|E>?ntuA"O/AAL"N?yUtuA)AA|E>?yUtuA"N/AAL"F)A="P_NA"F"P/A=L"M,AxK#C"F"I*AA:AxW"F"I)AI%B/Ax ?y&yGuA)AA#D?y)yGuA)AA?tyGuA)AA"F)AxY#G"F?A/Ax<"F@hhhhhB:Ax*"G"B"F?zSA3%HQQZ"H?I?QQ~"F"C<Ac"F@hhhhQ:A5"F@A:A0"F"A)AI/Ax<"F"A*AA:Ax*"B?Ec#H?B4#C?B4#ED>"HE>"G)AI#A"F?zSA3"G)AAQT"F)A5#I"F)A8#B"F"D"F)Ax[%M3/Ae"A?Bd%N"F?z_A3%O?BQ6"A?B9E>"F"B"E3/Ae"F"M"I4"C?A"B?B] 3?B3/Ax~"N?C3"O?CQ6L"G?Q3#G"H?Q4#HMBLL"F?zCA3?I?QQ~"F?E?QQ~?E?EQ~"F?hB3(A"KLz"ICEgDx}?X#FC>C>C>C>C>C>"A?wB9?C4OEABCDFL"B"C3#F"B#AC>D>"A"F]NB"A,AA,Ay&yE>?B]E>"E?B3#E"A?B3#AMBLL?K#F"C"E_NF"C"E]NA"E[NF"B"E3,AA?uA^NF"E"C4#H?A#B?B#C?,#GD>"C"H3E>CgC>C>C>C>"A"C3,AA%E?,4OCABCL"B?B4?xS_NCMBL?A"G?wB9?,^NCZL"E?.4?wB9?J{"E?zZB9?y{A4?wB9?Y{9"B?xT}aNJL"B?B3L#B?,"E"E?xJ] #G"C?B3#CMBLL"G?wB9?,^NE"B?xT_"D9[NFMEL"DND?KPL?L#F"C?Z_ND"BvAAA%IvMzKzKzKzKzNzKzKzNzKzKy)zKzKzAzKzKv6%JvMJJJJJJJJJJJJJJJJvx_vMAAAAAAAAAAAAAAAAvNABCDUFGxAIJZLMxBOP"Jv&vx>[NDvMAAAAAAAAAAAAAAAA"BvAAK%JvMy)zKzKzAzKzKzAzKzKzMzKzKzKzKzKzKv6%KvMJJJJJJJJJJJJJJJJvx_vNARSDUVGxAXJZ !xBxCxD"Kv&vx>[NDCg"IvWJ?.4?wB9#D"IvWI?.4?wB9?K5#E"IvWF?.4?wB9?K5"IvWG?.4?wB93%A?L|E>C>?xC?B"Ac?zKU9NCZ"A?C^NA"IvWC?.4?wB9?K5"IvWD?.4?wB93%A"IvWA?Bc"IvWB3"A ?D9[?!aMCLL?xD?A"A?B4?M_ L"D"E3?B4{E>C>"JvWB?.4?wB9?K5"JvWC?.4?wB93?xA{"JvWE?.4?wB9?K5"JvWF?.4?wB93?xQ{a"JvWH?.4?wB9?K5"JvWI?.4?wB93?xQ{aNA?X#F"C?Z4%A[NFC>"A?B]"B,AZ%C?zUA]9NA?L#FC>"C?xI4ODAHAHL"A?G^NB"B,A %A?.4?wB9?C{NB"B,A!%C?.4?wB9?J{NB"B,AxB?<^NB"B,AxC?.4?wB9?F{NB"B,AxD?.4?wB9?J{NB"A?xL^NA"C?xM{NGL?MPLL?LPL?A#A"CEg"C?B4#E"B?B3?A"B,AA?,] F?AL#D"E"C"D #C"D"B"D #BC>D>"A"C^E>"A"B3%D,AA?xJ]NC"A?B3#AMBLL"B"CQyEBNC?NPL?N#F"B"AQyEB[NC"D?B3"C"A?gb3QyEBNBMCL?X?G"B"CQyEB #FMBL?XPL"FLzUFBWg&A?z A4%F(A"B"C3#R"D"E3#V?g#MD>"D"V^E>?A#H"C"D,AA%S?A"S?xR| ?Y5%L,Ay0m>%I4"I"C4"C"I{ %J"I?D"I?Cd%G"G?D} ?B"G %N3|E>C>"B"R"L?smuA3%O"I"O3Q5E>?B#H?A#EMBL"J"N{NA"B"CQyVB"O"IQyVByCx}y%"N?Bc{NA"FvMAAAAAAAAAAAAAAAAvLAQ"FvMAAAAAAAAAAAAAAAAvLAA?A#ED>"E?"^E>"E"F?>43"E<AA"E?B3#EMBLL?A#J"B#E?A#GD>"E"R^E>"F@A:A#"FvMAAAAAAAAAAAAAAAAvLA*"F@A:A;"F"J?B3%L<A""E?B3"E,AA#P?A#H"G?wB9#xA?A#G"L#KD>"H%E?xD]"E"I]a[E>"G#Q"E"O3,AA#G?wB#H"JE>"E["Q?wB9"P^a"G?wB9"xA^a[E>"E?B4?xD9"F3,AA?B3#HLL"H?wB9%Q"K?B3?wB9%K"F?>4%X"E?B3%H?xD9%Y3,AA?B3?wB9%Z"E"X3,AA"G?wB9"P^3?wB9%E"E"Z{ %E"E"K{ %E"E"Q{ #K"Y"F?"33"K<AAMBLL"F"FvAAx vLAQ"F"FvAA>vLAA"F"FvAA"vLA>"F"FvAA.vLAx #E"L#J"P#GMBLL"F?>4"I?xD93,AA%E"N|#HLL"D?B3#D"S"T"E"M_"H9%G #T"E"M"G #M"G"Ua#UMBLL"A"T<AB"A"U?B9<AA"F?z A3(ALzZFBOg"D?x;|"D?"3%N"C|9E>"B"D3%GvMAAAAAAAAAAAAAAAAvLAQ"GvMAAAAAAAAAAAAAAAAvLAAL&A?"4#G?B#I?C#K?A"E"E"C"N4%H?A"C"H} {%E %H?C_Eg"G?tluA,AA<AX"G?y&luA*AA:AQ"G?oluAvAAAvLAA?hhuA#K?uA#E?z%A#H?BF?B?B"B"N3"E "C"N_ %I,AA%E?B|E>"E,Ay=l>#KL"I?xF3#O"H?xF4#R"I,AB#M?A#E"G?z*y&uA,AA<AX"G?z y&uA*AA:AQ"G?zKy&uAvAAAvLAA?X"H?C4%J"J?X} #P"I?C3#Q"G?Ba#S?A#JD>"E"P^E>"E"Q3,AA?B4%T?D|E>"E?zSyBuA3,AA%L?F|"L?C^9[E>"L"S3"T,Ahl><AA?B#J"E?B3#EMDLL"E?B3#EMBLLCg"G"J<AA"H?xF_#J"O"M?!c?xDx^9#L"K"K?C]a#O?A#E?A#K"H?xC}E>Cg"I)AZ#K"H?%}Eg"I)AxC%E"JNBZ"I)A%MDF?ALL#EL?AL#H?A"L"J #P"M?B9#L"M?Ed?B9#J"M?Bd?B9#Q"M?gb?Cd?B9#I"O?B9L#M"A"H/A!"A"E/AX"A"K/AU"A"R/AQ"A"P/AM"A"D/AI"A"G*AA:A""A"GvAAIvLA)"A"G,AX<A;"A"J<AxT"A"I<A="A"Q<AxQ"A"L<A<"A"M<AxP"A"F?C^<AxS"A"F?B]<AxR"A?A"N"C"N_%C /AE"A?B"B"C /AALy-FCMgBf&A?"4%I(A"B?A"B?wB9?O| ?wB9?=5?zGyYuA3%J"A)AX,A,?Bc3%F#N"E-AK"E-AI"F-AC?gbaa#O"C?B3#F"D)AI?Ed#P"A)A!)AU#MD>C>"F"P}NA"A,A+?B]E>"A,A)?B9[NBLCg"I?hhuA"A)AM"F?M53"A)AQ"F| %G*AA:AQ"I"G)AI%G/AX"G?I9Eg"I?I3"J"A"I?Q3Q{"I)AI#H"I)AMF@A#R"A)AE%H"I)AQ?B3%G}E>"H"G4?I}E>"G"A)AA3*AA#RLL"K"J,A<%H_E>C>"H"J,AxP%Q3?zJA{NA"Q?M5"K?M53,Ay~o>%H?A"H?xR| ?Y5?smuA3"A"G"RQ&[NA?B#H"KMDLL"I"J"A"G"RQ_"I)AA#H"I)AELL#GC>"H?B]E>?B"G?P9c%H"N-AG9[E>"H"L9E>"A"FQy!BL"G?B3#K"H"La#L"H"O9E>"A"J"G"F"EQ+"F?B3#FF"A"F?B3%F"G"J,AxP3Q)LMCLL"A)A!?M3"FQyWB"A"F?B3%FQyRBL?hhuA"A)AM"F?M53"A)AQ"F| )AI?Ed#FMBLL"D)AE%G?g^E>C>"J-AO#F"E)AA?B]Eg"F"E)AE?H9?Bc"J3-ASaF"FL"L?gb9%F?wwD9[NA"A"J"F"C"DQxBLL"A)A!)AU"M{E>"A"B"M"E)AA"E)AE"G?g^QPL"I?"3(ALySFBFg&A?.4%F(A?A"E"D4"C"E_"D"E{a%C #G?B"B"D3"C #BC>C>D>"G"H%C^E>"C?B3#H"B"C3%I,AA?xE^NB"G"H|NC"I,AB%J?.4?wB9?K}"J?x;9?y{A4?wB9?F{9"G"C?C3|aNC"I,AC%J?<4?wB9?z[B{"J?x;9?zBA4?wB9?z{B{aNBMCLL"F?B<A+"F?A/A)"F"G/A("F"B/A""F?U3%C"F?"3Q|"CQxOE>C>C>"G?D{E>C>"B)AA?hyAyBje9NA?E"B?D3?x~9%C"B4"B"C] #C"G?E4#HD>"C"H_E>"B"C3)AA?hyAyBje9NC"C?E3#CMBLL"B"H3)AA?hyAyBje9[NCLF"B?B4#H"G#CD>"C[NC"C"H3"C?B4#C+AA?AxZNALL"F?I3"G?B?BQf"F?A/A)"F"F)AM%C/A("F"F)AI/A""G[[%HE>"HE>"C"B"Gz~KAAL"F"G/A)L"F?"3%BQxO"BQy,B[NBL"A"F)A!/AI"A"F*AU:AAMDLL"A"E/AI"A"D/AE"A?hhhhe/AA"F?U3Qy,BMBL"I?B3#B"G"C?gb3%I#H?A#G?A#EC>C>D>"HE>"B+AA?AxWND"H?B4#H?B#E"B?B3#B"G?B#G[NBMCLL"I#EMBL?C#EL"A?hhhhe/AA"A"C"D3%B/AE"A"B"E3?B3/AIL"F?.3(ALz~DBHg&A?Q4%E(A"A?M3#HC>C>C>C>C>D>C>"A)AM#D"A)AQ#GD>C>"B"G}NF"B"D3,AA%C?%]NE"C?zWA]NA"Cu?AxWE>"H"BQxD%C[NI"B"C3#BF"C?xD|NG"H"BQx[#BLMBLL"G"B?B3%F|NEC>C>C>"D"F3,AA%C?z:A4OICHHHCHCABL"E?I3"A"B?C3QxN?A#C"E)AI?B9[NI"E)AM%D?hz<D9?htD]Eg"B?G3%G"A)AQ%F}ND"G"A)AM%I3,AA?zWA^ND"D?wy<D{"F"B?H3%D|aND"D"I3,AA?z[A^ND"E"A"B?I3QxN"E)AA?B9[NJ"E)AE?hz_D9?hy=D^ND?MF?GL#D?B#F"B"D3%BNDMILC>"C?z"A4OFBGGGBAL"C?%]"C?-]aNA"C?zWA^NFL"B?C3#B?B#FMBLL"A?P"B?GQy)BMEL"F"B?Bc3?C3#CMDL"A)AU"B|E>"A"B?LQ0F"A"B?MQ0L?A#CMCL"A"F?JQ0?A#CMBL"A"BQx ?A#CL"E?Q3(A"CLy_FBGg&A?tB4%B(A"A)A.)AA#D"A)A")AA#C"A)AQ)AA#F"A)AA)AA#ED>C>?z*quA?z*quA,AA%A?B"A <AA"A[NAD>?z*quA,AAE>MBFMDLALALL"B?>4?z<quA)AA?z@quA)AA"C?A"C?AxX "D"FQJ"B"B)AxW/AI"B"B*A>:AA"B?M3"B?zGA3?xNz~KAA"C?AxWEg"C?x[_Eg"BvMAAAAAAAAAAAAAAAAvLA>?G#D?F#A?H?I"C?x@] F"BvMAAAAAAAAAAAAAAAAvLA>?C?A"C?gb,AzSyB>%A?D4?wB9?C_%C #G?M?G"C #D?GL#C"B"BvAA>vLAoB"B"G<AsB"B?A<Ay)B"B"A<ArB"B"D<AqB"B"C<Ay&B"B?oB3F"B?D<AsB"B?>4L#ACg"B"B)AI/AxW"B"B*AA:A>"B?D<Ax&"B"A*AA:AhB"B"AvAAIvLAlB"B?M3#D&A?Q4%A(A"B?hB3%C,AV?D]E>"A?E3"C"E"DQWFQy B?yUruA?A/AA?yNruA"CQyNB"A@E:AE"A?A<AM?y=yGuA#CL"A?E3"C"E"DQx""A?Q3(A?ntuA)AA%A?E}E>C>"A?H^NA?mtuA)AA%C,AM?B^NA"C?Q3?zSyGuA?MQiBNA?AMCLL"B"A/A>?A"B?>4%A?BQ6"B?otuA)AA/A>?B"A?BQ6"B?yUtuA)AA/A>?C"A?BQ6?mtuA)AAL?z*quA?A<AA"B?tB3(ALyBEBFg"B)AI%CE>"B"C?Id/AI?B#FFC>"B)AE%EE>C>"B"E?B4%G/AE?B#F"B"B)AA%D?B3/AA"D,AA#C"B,AME>"C?xE]E>"B?CQ?#CMEL"C?xI^ND?"#CMDL"C?zWA^NC"G[NA"B"E?C4/AE"B"D?C3/AAC>C>C>C>C>"D,AB%C?z:A4OIAHHHBHCDEL?K#CMGL?N#CMFL?J#CMELC>"B?EQ?%C?hz_D9?htD^E>C>?A#D"C?hB_NC"C?hQ_E>"C?xT9?hBa#D"C?Gd?uBa#CMDL"C?hhE}NA"C?Gd?xT9"C?Ic?hz0A9a?hyACa#D"C?Md?z Ba#CMCLF"B?B"B)AA?C3"B)AE%D?C_ /AA"B"D?C4%E?A"D"E} /AE"C?Kc?hz_xT9"B?EQ??wH9a?hhE3#CL"C?Qc?hhz~B9"C?Md?xT9"C?Cc?hz0A9aa?hyAyBEa#D"C?Sd?z<Ba#CL"B"D/AIMDLC>C>"C?z"A4OFAEEEBEL?I#CMDL?M#CMCLL?A#FLL"A"C<AB"A"F<AALz"DCLgBf&A?.4%G(A?B#K?Q#IC>"D?B]E>"B?A"B?wB9?O| ?wB9?=5,AyDyZ>"E?H9d?B9E>?S#IMCLL?A#K?C#MLC>"F["B?wB9%D?C]9NA"A"IQyTB[NA"A)A!)AU%E"C"C"E_ #N"C?Cc#F"B?A"D?O| ?wB9?=5%D?zMyYuA3#O"D?zGyYuA3%E?B3#P"C#DD>"D"N]NB"A)A!%H)AU"D|NB"F"H)AQ3)AA#HC>"K[E>C>"E,AxO?B^NA"A)AX,A,#L"G?hhuA"A)AM"H?M53"A)AQ"H| %J*AA%R:A""G"J)AI/A)"G)A("Ry%4?yAD}NC"G?X3"A"G?"3QrB"G?Q3"E"G)AX%J"G)A!%QQxX"G)AQ?B]E>"L?Bc"O3-AA"G)AU?P9d?B9NBL"G?I3"B"J"Q"LQ!"G,AI[NCLL"A"I"M"P"A)AU?J3"E,AA ,AA?D"B"HQx,L"D?B3#D"F?E3#FMALAL"A"CQoB"G?.3(ALnEBPg&A?"4%D(A"A"BQx_%P[E>C>"C?A/AI"C"B?Ec"A3%J"A4%F?Ed%IQy"B"C)AI#E"C"A"J^Eg"FE>"C)AE"E?Ec3"A"Fz~KAAL"C)AIF"EL"I3/AI"C)AE#F"C)AI#CD>"G#L"A#E"B#J"F%A"C%B?Ec3#Q"J#I"E#GD>"IE>"D?Q3%C"G"IQ;"D"D)AU%M/AE"D"D)AQ%N/AA"C"D)AX"D)A!Q;"D"D)AU%K/AM"D"D)AQ%O/AI"D)AX#G"D)A!#ID>C>"F#C"MEg"KEg"D?I3"D"N*AA"O*AAx( F"DLF"K[NB"D?I3L#H"Q%F"C]NB"C?Q3#F"H)AE%R[NB"H"R?B4/AE"H"H)AA%H?Q3/AA"C"H)AI/AI"C"H*AA:AA"D)AM#K"D)AE#M"D)AI#O"D)AA#NMBLLMBLL"L?Bb#G"J#C"E#F"A"BQx_[NAL"L?B9NA"B"C"B"C_ #GD>"G[NB"E"A*AA:AA"E"A)AI/AI"G?B4#G"A?Q3#A"E?Q3#EMALALL"D?"3(A"P?BbLy:DBLg"B)AE"B)AI%F?Ec3?Q4#D"B)A!#G"B)AX#ICgD>C>"F["F["D[aNCZ"D)AA%E"C_E>"C?hhuA"E?M5"I3"E"G} )AI?Ed_NBL"B"F?B4%F/AI"D?Q4#DMBLL?AL#ECg"CE>?A"E["C"G}a[NBZL?BL#DC>D>"D[E>"B"HQ3?B#DMBL"B)AE#H"B)AI%D[NB"D?Ec"H3%I?Q4%E[NB"I?E4"I?M4%K)AA%J"C{Eg?A#D"E)AA?B3F"I?I4)AA#D"JL#E"D?B4#D,AA?Bb#L"B)A!#M"B)AX#ND>"D?B3#D"C?hhuA"L"E%G3%H?M5"N3"H"M} )AI?Ed%E}NAL"K"G/AA"I?I4"D/AA"G"J^E>"B)AI?B4%E"F"E"F_ #FL"C"H{E>?A#DMBLL"B)AI#D"B)AE#HL"A"D/AI"A"H/AE"A"F/AALzTDBQgCg&A?>3%D(A?hhuA"A)AM%L"C?M53"A)AQ%F"C| %E)AI#J"E)AE#K"E)AA#M?A#E"B?A"B?wB9?O| ?wB9?=5%G,AhyZ>?B]"K?g^9E>"G?zGyYuA3%G,AxP?M5%H,Ay~o>%E?A"E?xR| ?Y5?smuA3#N"J?Ed#O"C?B3#E"H?y@ouA3#H"A)AX#PD>"E"O_E>"D?hhuA"E?M5"L3%Q?M3"F"E?B3| %R)AI/A)"D"R*AA:A""D?hhuA"Q"E"F} %E)AI/A;"D"E*AA:A."N"A"D?.3Qx}E>"D?I3"H,AL"P,A,"A"D?"3Q#"D)AI#S"D)AM#IL"D)A)?Ed#EMBLL"S?B^E>?A#E"D?A/AU"G-AxLMCF"D"I/AX"D?B/AU"I?H9?Bc"G3-A%#E?AMCLAL"D?A/AU?AL#F"D"FxQAxC"D"ExQA!"D"J/A;"D"K/AxN"D"M/A."A"B"C"D?.3"D?U3QK"D?>4(ALzGDCGgBx}&A?Q4%E(A"A)AI%C"B"B"C{ #F"A)AM#CD>"C"F_E>D>"C%B?>4%C"F|E>"E"B/AE"E"A/AI"E"E?E3/AM"E?I3%D?AQyFB"D?QQyFBa"D?"QyFBa"D?.QyFBa[NBLL"A)AE#D"A)AA#H?A#CD>"B"F}"Ca[E>vMwwwwwwwwwwwwwwww#I"B"D|E>"D"B4?Q}E>"B"H3vAAAvMOOOOOOOOOOOOOOOOvxE#ILL"B"Iv0%C?hhEax[3#BMBLL"A)AM#G"A"F"B"B"F{ %C/AM"A"A)AQ"C"G43%G/AQ"B"F}NB?A#B"C"D_E>"C"H3,AA#BL"ACg"A"C?B3%C/AM"A,A!?B]Eg?A"Bu?>xWNBZ?C?B"B?wB9?z;B{ F?BLL"G3%G/AQC>C>"B?wB9?K4OEBDDADL"C"D}NA"C"H3,AA?K]NCL"A"G/AU"A"A)AX?B3/AXMBLL"E?Q3(ALlDCDgBfC>Cg&A?Q4%C(A"A"B?T3?89%D"A"D{ ?B4QpB%E?B3%B?xS{E>?A#B?utuA*AA@Ax+NC"C?E3?xT"D"A?B4Qx!"C)AE?B^NCFC>?utuA*AA%F@g"BskiQy-B%B?xT{E>?A#B"F"Esl@Bix NE"C?E3"E"D"A?B4Qx!"C)AE?B]NBMEL"A?R_E>?zCtuA)AA"B?Cc3)AA%B)AM"BQlB"B?E4%E"E)AA?Cb/AA"B3MDL"A?B4#AD>C>"C?E3"B"D"AQx!"C)AE?B]NC"B?xT}NA?utuA*AA@g"B?B3skiQy-B%B?uA_NBLL"C?E3"E"D"AQx!"C)AENA?A#BMDLL"C)AI#B"C)AML#A"A"B"D3%D^Eg"D"AQx.?DF?BL#A"D?E4"A/AAL"C?Q3(A"BLySDBFg"B)A>%B)AI%F"B)AE{#D"C)AE%E"C)AA%G_?A"F"D "E_a#F?A"E"G4"F #E?B"G?B"B)AA"D 3"F #DC>C>"C,AQ%GE>C>"G?F^ND"C,AR?N{ND"E[E>"A?G<ABMBL"B)AX,A.[NC"D,AA%B?.4?wB9?K_E>"A?H<ABMBL"B?<4?H_"B?zVA4?G_a"B?z}A4?E_a["B?#4?wB9?P}9E>"B?wA^"B?"}9E>"B?zZB9?y{A4?wB9?Z}E>"A?K<ABF"A?J<ABLMCL"A?I<ABMBL"A"B<AB?C#HMDLF"B)AX,A.[NB"B)AU,AK?C^E>"A@hyBloupy{B?hhuA"B)AM"C)AI%C?M53"B)AQ"C| xOAI@Dkl=ABF"A?D<ABLL?B#HMBL"A"E/AI"A"D/AE?D#HL"A"H<AALzAECCgBf&A?>3%E(A"A"B"C"D?AQA"E?I3?yUruA)AA%A?I?QQf"E?A/A!"E"E*AI:AU"A?X5#C?oruA)AA#DD>"CE>"E?U3"DxKAT"DxOAM@Ikj"FQyPB"C?X4#C"F?B3#F"D?X3#DMBLL"E)A!#A"E)AX"E?A/AxN"E@hhhhhB:A+"A"E?+3%AQQ"A?I?QQ~E>?yUruA)AA#A?yUruA?A/AA?yNruA*AA#G?yNruA@hhhhuA:AA"E"A/A)"E"G:A""E)AU#A"E"E)AX%D"E)A!?Ec%C3/A;"E"A/AxN"E"D/A."E"D/A+D>"CE>"E"D?Q3%A/A."E)A("D)AI%B?X53?A"E)A)"B{ %B?A^%D?yNruA)AA?yUruA)AA%F4{E>?yNruA"F"D?E?XQyJBL?oruA)AA?yUruA)AA%F?X53#DD>"BE>"D"B*AQ:AQ"D"BvAAAvLAA"D?X3#D"F?B3#F?A#BMBLL?yUruA"F/AA"C?Q4#C"A#DMBLL"E"E?+3/A=&A?Q4%A(A"A"E)A=%B)AA/AM"A"B)AI/AI"A?I3?I?QQ~"A?Q3(A"E?"3?E?XQ~F"E?U3?I?QQ~L"E?>4(ALz:CBIg&A?>3%D(AC>"A)AoB?H4?D_E>?B"A)Ae"A)AhB%B"A)Ax~{%E #A"D?A"B"E %BEg"A,AA?xT]F?AL/AM"D"B/AI"D"A/AE"C?A"C?wB9?xR| ?wB9?Y5?smuA3#CD>"D?Q3"D?E3QxC"D)AQ%E?B^NC"D?(3"A"B"D)AU"D)AXQL"D)A(?hhhhe]NA"D"D*A(:A."D"D)A+%F/A;"C"D)AxN"FQySB"D?.3Qy,B[NALF?hhuA"A)AjB%F"B?M53"A)AlB%H"B| )AI%E?Ed#I"B?B3#B"E?H9?E]#JD>"B"I_"J9%E[NC?hhuA"B?B3%G?M5"F3"G"H} )AI"A"B"CQ7#K?Ed#B"K[NALLL"D?>4(A"ELuCBCg"A)AM#CC>C>"B"A)AQ%D_Eg"B"C3,AA?,]F?AL"B3%B"D_E>"B"C3,AA?.]E>"B?B3#BMCLL"A"BQx/%B[NB"A)AM#C"A)AQ#DL"B"D_E>"B"C3,AA?xJ]E>"A"B?B3Qx/%B[NC"A)AQ#D"A)AM#CLLCg"B"D_E>C>"B"C3,AA?zZB9?y0A]E>"A"B?B3%B"D_Eg"B"C3,AA?xI4?vB9F?BL["B3Qx/%B[NE"A)AQ"B|NBL"B"A)AM3,AAMCLL?AL%C?wB9%D?xJ^"D?zZA]"C?.4?wB9?K_a"C?x;9?y{A4?wB9?Y|a[9E>"BPL"A"B?IQ0L?ALz,CCHgBx}&A?>3%F(A"E)AQ%G?yUruA)AA%H"G"H_ #I?oruA)AA#GC>C>"HE>C>"H?B4%J?X5"G3%L,AT%K?F{"K?C]aNA"J"I?B4%K|NA"LvAAA#M"K?X5"G3%J"L*AQ:AQ"J"MvLAAMCLL"INA?A#CMBL"F"E/A""F"C*AA:AI"F"C)AI/AQ"F?z~quA*AA:AU"F"D?A"D?J| ?M5?zOpuA3/A!"F"I/A;"F"H?X5"G3/AxN"F"G/A."F"F?I3%C/A="F?(3%E"F?.3%IQx;"I"C"D"G"H"EQB"C"F)A)"F)A+"F)AxN"F)A;QG#C"I?E?QQ~"E?E?;Q~L"A"C/AA"A"C"H_<AF"A"B,AI<AE"F?>4(ALz<CBEg&A?Q4%F(A"E,AI#GC>C>C>C>C>"C)AI%H?H9%I?F4ODABEBLC>C>"G?I4OCBDAL"GNDMCL"A"B"E,ALQx:"B?B3"H?Ed^ND"C)AE?g]ND"E,AF%C?D]ND"A?J"C"D"BQyQBMDL"G[NA"G?J]E>"H?G9?E]E>MCFMDLAL"I?D^"G?B4?E{aNB"C)AE"C)AA4?C]E>"A"B"D"EQ8MDL"A)AX,A-#I"H?I9Eg"F?I3"A"CQrB"F)AI#E"F)AMF"F"A"CQyAB"F)AA#E"F)AEL#C"G"E"C"I?B9QH%C?wB9?X]NC"A"C?A"D"BQyQBMCL"A"BQyRBMBL"A"BQyRB"C)AE?g]NA"A?G"E,AD"D"BQyQBL"F?Q3(ALy;CBHg&A?Q4%D(A?hhuA"B)AjB"C?M53%E?M3"B)AlB%F"C?B3| )AE#G?hhuA"E"C"F} )AA#E"B)Ae#C"B)AhB%F"B)Ax~{#B"D?A"F"B %F/AI"D?B"C"B %I/AE"I?B4#H"F"E?B4|#J"E#BC>CgD>"E?A"B "J"B[aNBZ"B"H3,AA%C?J4?C}"C?N^"C?"^99[E>"B?B4#BMBLL"C?+]Eg"B?B4#CMCF"BLL#C"D"D?E3/AM"F"D?M3%H"GQd%B|NA"B"I3,AA?+^NA"H"B?B3Qd#G"E#CL"A"G/AE"A"C/AA"D?Q3(ALyOCBFg&A?"4%F(A"B?A"B?wB9?O| ?wB9?=5?zGyYuA3#B"E?B|E>"E?Bc"B3-AC#HL"F@g:AX"F@g:AQ"B,A<%G"B,AxP%B3?zJA{#E?B"B?M5?y@ouA3"E %B?A"G"E ?M53#G?A#ED>"B"G^E>"I?P9#J"I?B3#I"B?M3#B"H"Jd?B9["E?P{aNB"E"F?Q33"B?D4,AA<AA"E?B3#EMBLL"F?I3"C"D?B"F?Q3"E?Q{%B ?A"E"B QI"F,AI#B"A"F,AJ<AB"A"B?B9<AA"F?"3(ALy%CBIg&A?"4%F(A"B,A<%I"B,AxP%J3?zJA{#H?B"J?M5?y@ouA3"H #G"E)AE?B4#K"E)AA%L?B3#M?A"I"H ?M5#E"A)AX,A,?Bc"B3%B-AG"B-AKa?gb"C9?wwD9#C?A#BD>"EE>"C"B?P9d?B9"G,AE%H?D^9E>"G?B3"A)AU?J3"G,AA ,AA#I"F"H<AxB"F?IxQA "F"I<AZ"F"B"J3<AY"F?C<AX"F"D/AQ"F"K/AU"F"M/AM"F"L/AI"A"F?I3?A?AQqBL"G?M3#G"B?B3#B"E?M4#EMBLL"F?"3(ALoCBHg"B)AA%H"B)AI%D"B)AE%F"D"F{ %C3#GC>D>"C"D^E>"D"H3%E,AA?xF^NC"B"D?B3%D/AIMBLL"C#D"G#EL?A#C"A"D"F_%GEg"E?A"G #I"F"D4#G"F"H3#FC>D>"F"C"E3%H]NB"H,AA?xF^E>"C?B3#CMBLL"C#GL?A#ED>C>"E"G]%FNA"E"I3,AA?xR]NA"E?B3#EMBLL"A"D/AE"A"D"G3%C/AQ"B"C/AI"A"C"D"E3"F %B/AI"A"C"B?B3%A"A"C{ /AM?BF?AL/AALyVCBHg"B"A)AE%G_E>C>?hB#D?y_B#HC>"B"A)AA%E3%I,AA%A?xS3?wB9?xC}E>Cg?D#C"A?z B]E>?pB#DMDL?yXB"A?z/B]NAZ"A?xD3?wB9?P_NC?E#C?nB#DC>C>"A?z<B4OFEAAABAL?hB#D"A?P3?wB9?D_NDMEL?yJBL#HF?C#CL?hB#DL"B?B3%A"G_E>"A"E3,AA#FL?C#EC>D>"E%A"C^E>"G"A"B3|NC"A?B3#E"A"I3+AA?>xWNBMCLL"C#AL"C?A"A"C} ?A"F"H| ?A"D"F| PLL?ALnCBFgC>C>"B"B?D3?x~9%D^E>"C"D"B4%D"C"D_ #D"CE>?B#ED>"B"F3,AA?z0A]NE"F?B3%F"D^NALL"C?I4%G"D_NBF"C?I4#G?A#DL?z0z~z{z?H#FD>?hyBjI"B"D3%H)AA?z0z~z{z?Hb%E4"Ea?hyBjI"H)AE?z0z~z{z?Hb%E4"Ea9?hyAyBje9?hyAyBje^NB"G"D?I3%D}NALL"C"D^E>C>?z0A#F?B#ED>"B"D3,AA?z0A^E>"D?B3%D"C^NBMCLL"D#FMCLL?A#EL"A"F/AE"A"E/AALyNCCEgBfCg&A?Q4%G(A"E)AI%F?H9?D]E>C>"F?I9E>"G?I3"B"C"D"EQxV"G)AM#E"G)AIMDL?B#I"D)AE%H"E)AA?B3%F}E>"H"F4?I}E>"F"D)AA3*AA#JLL?A#H"B?wB9%B?E|E>"C"B?K5?z}yGuA3%E3,AI%C?I{#B?A"C"B #H?B"E"B #IL?A#ED>"E"H]NB"E"I3,AA%B?A"B?xR| ?Y5?smuA3"D"F"JQ&[E>"E?B3#EMBLL?BMCLL?AL#B"A"E/AE"A"B/AA"G?Q3(ALmCCFgBf&A?"4%F(A?B#H?E#GC>"Es"Csf%K@"lx E>"Ky%%C?hhhhe"D4|E>?A#G"F?!3#I"EE>"B)AA%JE>"F"D/A!"E"J5#G"F?X3#I"B)AE#ELL"I"G/AA"F)A!Eg"F)AX%BEg"E"B"D"CQy+B#E"CF"F?Q3"D"CQyXB"F)AQ#E"F)AULF"F?I3"D"CQyXB"F)AI#E"F)AML#B"EE>"A"E/AE?A#H"B#CF"A"D/AEL?I#GMCLL?A#CL"A"G3"C/AA"A"H/AA"F?"3(ALz[BCDgCf"A,AX%F?H_E>"D"A*AAyC"F?gb?Dcskx PL"A*AA"Dx!E>C>"B)AA#G@A#D"B)AE%B"C?I3%E}E>"B"E4?I}E>"E"G3*AA#DLL"F?B3%E?I^EgCg"A*AI#H"F?P_E>"D"HyC?hB"E?Dc4skx PL"E?Q]E>"D"Hx!PL"B"C?Q3%C}E>"B"C4?I}E>"C"G3*AA#ILL"D"Hx"NC?A?uB"E?Dc4%B?xT{NAZ"I"A*AQyC"Bskx LF?BLPLL?ALyOCBHg&A?Q4%E(A"A?A/AxV"A?A/A;"A?A/AU"A?A/AI"D?Cc#D"A?M3#H"B)AQ#I"B)AM#JD>"DE>?hhuA"C)AA%G?M5"J3"G"I} %F,AI?I9E>"E"B"FQxQ"A)AI#F"A"EQx^"E?B<AM"E"F/AE"E"G/AA"E"A)AI/AIF"F)AA#K"F)AE#F"E?A<AM"E"F?B4/AI"E"K?B3/AE"E"G/AAL"H"EQyUB"C?E3#C"D?E4#DMBLL"A?B"B)AA"B)AI%A"B)AE{%B ?A"A"B QF"E?Q3(ALz{BBHg&A?>3%E(A"B)AQ#H"B)AM#I"B)AE#G"B)AA#D"B)AI#CD>C>"B?A/AI"CE>"C?B4"G"D4?X6}NB"D"C?X53#DLD>"G"D%C]NB"B"C?X3%D/AA"C)AI"I)AA}NA"C,AT%F?R{?B"Fc?hyAN9[aNAL"E?I3"H"CQC"E,AxR?D]NA"A)AI%F"A)AA]E>"A?BQy%BL"C?X3#D"A)AE"F?;53"E?I3?;z~KAA"A"F?B3/AI?A#CMBLL"E?>4(ALz;BCCfIg"C?Cc"B3#H"A)AA#I"A)AE#F"A)AQ#J"A)AM#K?A#AD>C>"A#C"B"H]NA?hhuA"B)AA%A?M5"K3"A"J} %G)AI@A#D"F"G)AA%M?B3%A}E>"F"A4?I}E>"A"I3*AA#DLL"B?E3#B?B#A?I9NB"E@B@g?H"G)AE"M4?C4%A"A?H} ?Dcsk@gyC"Di"AsyC@yOz_y(z|yQy<zYyTyWgf@<lk%Di@Ax""Ca#A"D"Ej#EMBLL"C?gb?B9Lz>BBFg"B,AxK#E"B,A.#D"B,AG#F?G#CC>C>C>C>C>"B,AxM%B?O4OEAEBCDL"D?B^ND"E?A"E?zIA| ?wB9?M5%D?y@ouA3#BC>C>C>"D,Ay{o>?B4ODABCGL?A#CMFL"B,AH#G?B#CMEL"B,AH#G?C#CMDL?G?G?F"D?D^ "F?wB] #CMCL?D?G"D?B] #CMBL"F?wB]"B?H^a"DaNA?G?E"E?zJA4?wB9?y[B_ #CL"A"G<AB"A"C<AALyVCBEg&A?"4%D(A"D?hhuA"A)AM"B?M53"A)AQ"B| %E*AA:AQ"D"E)AI%E/AX"E?H9#F"C?A"C?wB9?zIA| ?wB9?M5%G?y@ouA3#EC>C>C>C>C>"G,Ay}o>?B4OHADDDDBCDL"F?D^NC"D)AU"D)AQ4?D_NCMDL"F?D^NB"D?I3"E,AL"A)AX,A,"A"D?Q3Q#"D)AINC"D)AU"D)AQ4?C^E>"A?H?A"C"BQyQBF"A"B"C"EQ8LMCL"F?E^NA"A"E,AL"BQSMBL"A"B"D?Q3"C"EQZL"D?"3(ALzSBBFgCg&A?"4%E(A"A)A!%D?A/Ax "E"A)AQ/AX"E"AvAAAvLAI"D)AU%F"B4%C?A"C"F| %C?C}Eg?E"D)AQ"B?Cc3"B"F{ #B"C?Q|E>?A"E?I3"B"CQxFNCZL"D?X3"A"B"CQ("D)Ax F?ALL#D?A#BD>"B"D^E>"A)A!%C)Ax "B{E>"A"G"C)AxY3)AAQy!BL"B?B3#B"G?E3#GMBLL"E?"3(ALzHBBFg"A)AQ%E"B|E>"A)AU%C"B{#DFC>"B"A)AU%C}NA"B"A)AM%F3+AA%G?AxZE>?B#DMBL"A?M3"BQxD%DNA?A#C"B?B3%D"E_E>"D"F3,AA?z B9?pB]#CL"B?C3%D"E_E>C>"C?Bb"G?x]^aNA"D"F3+AA?>xZNA"A?P"B?DQy)BPLL"A?O"B?BQy)BPLL"A?K"C"B"B"C{ "DQy)BLzHBBFg"A)AQ%F"B|E>"A)AU%D"B{#EFC>"B"A)AU%D}NA"B"A)AM%G3+AA%H?AxZE>?B#EMBL"A?M3"BQxD%ENA?A#D"B?B3%C"F_E>"C"G3,AA?z B9?pB]#DL"B?C3%C"F_E>C>"D?Bb"H?x]^aNA"C"G3+AA?>xZNA"A?P"B?DQy)BPLL"A?O"B?BQy)BPLL"A"C"D"B"B"D{ "EQy)BLzJBBCg"C"B,AxP3#F?B"C?P9c%C"A)AX,A,%G?Bc"B3-AK9E>"A?O"F"DQyHB"A"D?B3QyRBPL"C"E-AI9E>"A"E)AA?B]Eg?S?R"B,AxQ"E)AE?H9d?B9 F?RL"F"DQyHB"A"D?B3QyRBF"C"G?Bc"B3-AC9[E>"A?P"F"DQyHBL"A"A,AxJ%B"C"E-AK9?A^a<AxJ"A"D?B3"FQ)"A"B<AxJLLy~BBDg?g"A"B3%B"A"B{ ?89#BC>?zCtuA)AAE>"A"A?T3?89%C?Q3%D{"B"D_aNB"C?E4?H/AAFC>"A?B"A ?D3?x~9%D?yMC3?89%C"D_"B"C_aNC?zCtuA"D/AA"C?E4?D?B"B"C{ /AA?A#AD>"A?hC]NB"A"D3?A/AA"A?E3#AMALALL"B"C{E>"C"BQx.L"B#EL"ELy@BBBg&A?z A4%E(A"E"B/AQ"E"A/AM"E"C/AU"E"D/AX"E"E?zZA3%A/Ax*"E"A/Ax%"E"A/Ax "E"E?X3/AxY"E"A/AxW"E"A/AxV"E"A/A>"E"E?U3/A="E"A/A;"E"A/AxN"E"A/A."E"E?Q3/A+"E"A/A)"E"A/A("E"A/A""E"E?M3/A!"E?!3Q<"E?z A3(ALy@BBBg&A?z A4%E(A"E"B/AQ"E"A/AM"E"C/AU"E"D/AX"E"E?zZA3%A/Ax*"E"A/Ax%"E"A/Ax "E"E?X3/AxY"E"A/AxW"E"A/AxV"E"A/A>"E"E?U3/A="E"A/A;"E"A/AxN"E"A/A."E"E?Q3/A+"E"A/A)"E"A/A("E"A/A""E"E?M3/A!"E?!3QN"E?z A3(ALz+BBCg"B?Id#D?C#CC>C>C>C>C>C>C>C>C>C>"A?wB9?G4OQABCDBIHIEJFHHGHHIL?A#C"B?B9[NI"B?wwwH{NG"B?hhE9[NI"D?B9[NGMIL?A#C"B?B9[NH"D?B9[NFMHL?A#C"B?hhhI_NG"B?B9NEMGL?A#C"B?B9[NF"D?Bb"B?wwwH{a?B9NDMFL"B?B9[NDMCL"B?B9[NB?DPL"B?wwwH|NBL?BPL?A#CL"CLzEBBFg&A?"4%C(A"A)AE#F"A)AA#D"A)AI#E"C"A)AM%G/A!"C"E/AX"D"F^E>"F"D4?;6#A"G)AQ#F"G)AM#GD>"C?Q3"DQxG"C,AQ?G^E>C>"C?I3"C?X3"DQa"C)AI?B^NA"B?hhuA"C)AM%E?M5"G3"E"F} )AI?Ed%E"B"E{ #BLL"D?;3#D"A?B4%ANALL"C?"3(A"BLz%BBDg&A?Q4%D(AC>C>C>C>"A,AA?B4ODABCDL"C"A,AB%A?A"A?xR| ?Y5%A?smuA3"A,Ay0m>QnBMCL"A,AB#A"C?%QyYB"C"A?A"A?xR| ?Y5%A?smuA3"A,Ay0m>QnB"C?%QyYBMBL"A,AC"A)AE#F"A,AB#A"D?C<AI"D"A<AJ"D?I3"B"CQxL"C?<QyYB"D"B"FQ4"C"D)AA"D)AEQnB?B^NA"C?+QyYBL"D?Q3(ALzYBBCg&A?"4%D(AC>"A)AU,AK?C]E>"D?E3?B"A)AA"A)AI%E"A)AE{%A ?A"E"A "B)AA"B)AEQL"D)AE?hhhhe]NB"D"D*AE:AQ"D"D)AM%A/AX"C"D)AU"AQnB"D?Q3Qy,BF"D?hhuA"A)AM"B)AI%B?M53"A)AQ"B| %B*AA:AQ"D"B)AI%B/AXC>"B?H9?D4OEACCACL"A"D?Q3"CQx~LL"D?"3(ALy.BBHg"C"C?E3%D"C"D{ #G"B)AM#H"B)AQ#I?B#EC>D>C>"C"G]NC"C"I}NA"C"H3,AA%D?.4%J?wB9?K}Eg"D?z!A4?wB9?G_Eg"D?zRA4F"D?zBA4?wB9?z|B_NC"D?:4LF"JL?wB9"F?Eca#F"C?B3#CMBLL"B"CQxH?A#EL"A"F/AE"A"E/AALy/BBHg&A?Q4%D(A"A)AI#B"A?y=yBuA?"QnB"B?"3%F"A)AI%H{#E?A"F"E #F?B"A)AE"E #EC>D>"B"C{E>?B#G"C"F_E>"C"E3+AA?AxWE>"D"B/AM"D"F/AI"D"E/AE"D?E3"CQxD%G[NELL"C"G3#CMBLL"B"H{NA"A"B/AIL"D?Q3(A"B"C|LcBCgC>"A,AA%C"B,AA]E>C>?B#DC>C>"COMEEEECACCCECBCL"A,AB%A"B,AB%B]%C"A?N{9"A?O_%A"B?N{ %B"C9"B"A PLMCLL"DPL"A,AB"B,AB]Ly=BBEg?hhuA"B)AA%C?B3%B?M5%D"A)AA%A)AA%E)AM3"E)AQ"B| )AI?H9?F]E>C>?B#F?hhuA"D"A)AE)AA%A)AM%E3"B"A)AQ%A} )AI%B?H9?F^NA"B?Ed#D"C?C3#BD>"B"D}%FNB?hhuA"B?M5"E3"A"B| )AI%C?Ed#B"C?H9?E]NALLL"FLy)BBEg"B?Q3#E"C"C?A^4#G&A?"4%DCgC>D>"F"G3[NB"E?Q4*AA"E*AAx*E>"F?B4#F"E?Q3#EMBLL?A"C?B"F4%G_NBZ"D"E/AI"D"G/AE"D"C"F3?B4/AM"BMBL?AL%E/AA"D@I:AX"D"C/AU"D"B/AQ"A"D"D?Q3"E vAAAvLAALyVBBFg&A?Q4%D(AC>D>C>"D?I3"AQO"D,AI[NA"B"C]NC"D,AJ#G"B?B3#E"B,AA%F?z0A]Eg"C"E]ND?-?z0A"B,AB?xK] #F"B?C3F"EL#B"F"G]NBMCLL"B"C^E>"B,AA?z0A^"C"B?B3^aNBL?B#HL"D?Q3(A"HLzQBBFg&A?hB4%B(A"A)A.)AA#C"A)A")AA#D"A)AQ)AA#E"A)AA)AA#FD>C>?z*quA?z*quA,AA%A?B"A <AA"A[NAD>?z*quA,AAE>MBFMDLALALL"B?>4%A?z<quA)AA?z@quA)AA"D"C"EQJ"B"B)AxW/AI"B"B*A>:AA"B?M3%C"B?zGA3?xNz~KAA"A"B"F"C?BQA?z*quA?A<AA"B,AxW"B?hB3(ALy:BBFg&A?Q4%E(A"B)AM?hhuA"B)AQ ,AI?I9Eg"B)AI%F"B)AE{#G"C)AE%D"C)AA%H_?A"F"G "D_a#F?A"D"H4"F #D?B#C?B"H?B"B)AA"G 3"F F"E?I3"B"CQyAB?A#C"E)AM#D"E)AIL#B"A"C<AM"A"D/AE"A"B/AA"A?A/AI"E?Q3(ALrBBGg"C"B"B"C_ #ED>"B"E^E>"A)AQ%F"B{#C"B?M5"B?B3#B"A)AM%G3?hhuA"C )AI%C?H9?E^NB"C?Ed#D"A)A!%C?M3#H"C)AU#I"B#CD>"C"D_E>"H"CQyWB?hhuA"C?B3%C?M5"G3"C"F} )AI?Ed#CMBLL"A"IQoBMBLLLy%BBDg&A?Q4%G(A"FE>"C"D3%C"D}E>"G?E3"B"C"B)AA?Bc%D"C"D{ %C?I?E?B"F?yAI_ "F?B] %H"C"H{ %C"E"FQ%"G)AE?B^Eg"G)AI#D"B"C/AA"B"D/AE?yAhhheF"G)AM#H"G)AIL#ILL"A"H/AE"A"I/AA"G?Q3(ALy]BBEg&A?"4%D(AC>"B"C^E>C>"B?B3#E"B,AA%F?z0A]E>"C"E]NB?-?z0A"B,AB?xK] #F"B?C3#EL"D?I3?I?B?BQf"D)AI#B"D)AM%G"F<AA"D?B/A!"D"G/AX"D"B/AU"D?U3"E"CQx-"A"D)A!/AI"A"D*AU:AAMCLL"A?A/AI"A@hhhhQ:AAL"D?"3(ALyUBBEg&A?"4%C(A"B?E3#D?C#ED>"F"D)AA3#F"D?I3#D"E?B4%ENAL?Q#D"C?I3"F?B?BQf"C?A/A!"C"C*AI:AUD>"DE>"C?U3"B)AA"B)AEQnB"D?I4#D"B?I3#BMBLL"A"C)A!/AI"A"C*AU:AA"C?"3(ALzHBCFgBx}&A?Q4%D(A"DvMAAAAAAAAAAAAAAAAvLAA"C?P9%EE>"D"C?z<wwwH9"B3"Ez~KAAL"C?89"B3#GD>C>Cg"BE>"B?Q3"B"G^NBZL"HNB"D#B?B#H?AL"F"BvAAA%IvMffffffffffffffffv&v0"IvM----------------v&v0a23#F#BMBLL"A"C"F3?B3QyOB"D?Q3(ALyRBBDg"B"A)AE%C"B"C_ #D"A"C"D4/AE"A"D"A)AA%B3/AA?A#A"CE>D>"B,AA%C?.4%E?wB9?K}Eg"C?zRA4?Q"C?:4"C?y{A4?wB9?G} "C?z!A4?wB9?G_ F"EL?P9"A?Eca#A"B?B3#B"D?B4%DNALL"ALyOBBFg&A?Q4%C(A"A)AA#D"A)AE#GCgC>D>"D"G^E>"A"D?B3%F/AA"D,AA#E"F#D"E?,]"E?zZA]aNB"C?I3"BQx]"C,AI%F[NC"C,AJ"E?"?A"E?y{A4?wB9?Z_ a]NBMCLL?DMBL?C?B"F L"C?Q3(ALy0BBDg&A?Q4%B(A?yUtuA?A/AA?ntuA?A/AA?zGyGuA?zSyGuAQg?y~yGuA?zGyGuAQg?yUtuA)AA#D?g#CC>C>C>"A,AU?B4OCABCL"B?hhuA"A)AM"A)AX%C?M53"A)AQ"C| %C*AA:AA"B"C)AI/AI"A"B?yNtuAQx~?xS#CMBL?xT#CL"B"DQyZB/AE"B"C/AA"B"B?I3Qg"B?Q3(ALyRBBCg?B#F"B?wB9%B?E|E>"C"B?K5?z}yGuA3%F3,AI%C?I{#B?A"C"B #G?B"F"B #FL?A#BCgC>D>"B"G^E>"B"F3,AA%C?A"C?xR| ?Y5?smuA3"D"EQx}NC"B?B3#BMBLL?AMBL?BL#C"A"B/AE"A"C/AALyWBCCgBf"ACg&A?Q4%E(AC>"Ds"Bsf%G@"lx E>"Gy%%D?hhhhe"C4|E>"D[E>"A"C/AI"A?A/AE?AMEL"E?I3"C"DQyXB"E)AI%FE>"A"F/AI"A"B/AE?AMEF"A"D/AI"A"C/AEMDLALL"A?A/AEL?BL/AA"E?Q3(ALyOBBGg&A?>3%G(A"A)AE"A)AA%E4?X6%C"A)AI%D"C"D_ #C"B)AI"B)AE%D?;53#F"B)AA"A)AM#AD>"CE>"G?I3%H"A"EQC"F"H?;z~KAA"C?B4#C"E?X3#E"F?;3#F"D?B3#DMBLL"D/AA"G?>4(ALy?BCCgBx}"A)AA#C"A)AE#AD>C>vMwwwwwwwwwwwwwwww#E"A"A"B{Eg"B"C3,AA?K]F?AL"B3%B}E>"A"B4?Q}E>"B"C3vAAAvM""""""""""""""""v(#ELL"A"B"Ev0?hhEax[3%B|NAC>C>"B"C3,AA%D?J4OFADCCABL"B?B3#BMCL"D?"]NBLL"BLy(BBCgC>"B,AT?xC9?I]E>"A,A,NB"A,AxJE>"B,AQNCC>"B,AR%C?A"C?zIA| ?M5,Ay}o>?C4OFADDDADL"B?A<AVL"A)AX%C,A-NBF"A)AX#CL"B,AU%D?D]NA"C,AxJ"B,AV?B]9NA"A"A,A)"D?A^9<A)"A,A+NA"A)A!"BQyNBLLyMBBEg"B,A<%F"B,AxP%G3?zJA{#B?B"G?M5?y@ouA3"B #G?A"F"B ?M5#B?A#FC>D>"B[NB"G,AJ%H?A"H?xR| ?Y5?smuA3"C"D"EQ&[E>"B?M4#B"F?B3#F"G?M3#GMBLL?B#IL"A"F/AE"A"I/AALyLBBEg"B,A<%E"B,AxP%F3?zJA{#B?B"F?M5?y@ouA3"B #F?A"E"B ?M5#B?A#EC>D>"B[NB"F,AJ%G?A"G?xR| ?Y5?smuA3"C"DQySB[E>"B?M4#B"E?B3#E"F?M3#FMBLL?B#HL"A"E/AE"A"H/AALyKBBEg"B,A<%E"B,AxP%F3?zJA{#B?B"F?M5?y@ouA3"B #F?A"E"B ?M5#B?A#EC>D>"B[NB"F,AJ%G?A"G?xR| ?Y5?smuA3"C"DQx}[E>"B?M4#B"E?B3#E"F?M3#FMBLL?B#HL"A"E/AE"A"H/AALyJBBEg&A?Q4%D(A"B"C^E>C>"A)AI%E"A)AE{#F?A"E"F "C_"B"C{a%ENA?B"B?B"A)AA"F 3"E %A,AA?%^NA"D?I3"A?B3"B?gb"C3Qx{"D)AM[NA"D)AI,AA?zVA4?zZB9[#GLL"D?Q3(A"GLpBBEg&A?.4%C(A"C?Q3"BQO"C,AQE>"C,AR#D"C?I3?I?B?BQf"C)AI#E"C)AM%F"D<AA"C?B/A!"C"F/AX"C"E/AU"C"BvAAAvLA""C?U3"C?"3Qx^"A"C)A!/AI"A"C*AU:AAF"A?A/AI"A@hhhhQ:AAL"C?.3(ALyYBBBg&A?"4%I(A"I"C<AxB"I?A<A!"I"B<A "I?A<AX"I"E/AQ"I"F/AU"I"G/AM"I"F/AI"A)AU#C"I"D<AY"I"D?A"D?wB9?zIA| ?wB9?M5%B?y[ouA3"C?J3"B,Ay@o> ,AA<AZ"A"I?I3"B,Ay_o>["HQqB"I?"3(ALyGBBDgC>"B"D3%E"B}E>C>"A)AQ%F"E_NA"B"A)AM%G3"C"DQiBNA?A#D"E"F_E>"E"G3,AA#DL"D?wB9%C?xJ]"C?zZA]a"D?.4?wB9?K_aNA"D?x;9?y{A4?wB9?Z}NCLL"A"BQ1?A#EL"ELyABBFg"A)AM#D"B"A)AQ%C_E>"B"D3,AA?z/B]#EL"B?B3%G"C_E>"D"G3,AA?z B9?pB]#FL"C"B?C3%C{E>C>"E"F9[NA"C"D3+AA?>xZNA"A?P"B?DQy)BPLL"A?O"B?BQy)BLyEBBDg"D?gb#F?zCtuA)AA"B?Cc3#B"ACgC>D>"B)AA%BE>"B)AM"B3%G"C"F"B"D39%E3_NBMCLL?AMBL"BQlB"B"E^E>"B"EQx.F"B?E4%B"B)AA?Cb/AAL"A"G/AI"A"E/AE?BL/AALzPBCDgBf&A?.4%E(A"A*AA%H@wBi@Ex!E>"E?E<A!F?hruA)AA#F?z~quA)AA#G"E"H:A!"E"F/AX"E"G/AU"E"B)AI/AQ"E"B*AA:AIL"E?I3QxU"E?)3"A"B"C"DQY"D,A,#B&A?Q4%A(A"E,A,#C"E,A+#D"A"E)A)/AM"A"C?Bc?C9?hC?A"B "Daa/AI?D"A?I3?CQ6"A?Q3(A"E?.3(ALx{BEg?B#D"B?T3?89%E"C?T3?89%C^E>C>?A#D"A"E3%B?E4,AA?C9[NA"A"C3%A"B)AM%F"B3%G{NA"BQlB?B#D"A?E4"C"E"F3^Eg"A"GQx.?DF?BL/AALL"DLzOBBEg&A?"4%E(A"A,AX%D?X{#F?A"D"F #D?B"A"F #AC>"C,AI?I9Eg"E?Q3%F"B"CQxQ"A"D3#C?A#D&A?Q4%B(AC>D>C>"B?I3"FQO"B,AI[NA"A"C]NC"A,AA#G"A?B3#A"B,AJ"G]NBMCLL"A"C]#DL"B?Q3(A"DF"E?I3"B"CQyAB"D"E)AM^NB"E)AI"A"DQiB[L#GL"E?"3(A"GLcBDg&A?Q4%E(AC>"C?H{Eg"E?I3"B"CQ""E)AM#D"E)AIFC>D>"C"D^E>"B"D3,AA?z0A]NC"D?B3#DMBLL"C#DMCL?BL#FL"A"F/AA"A"D/AE"E?Q3(ALhBBCg&A?.4%C(A"C"BvAAAvLA"C>D>C>"C?X3"AQO"C,AX[NA"C,AY#D"C?I3"C?"3QO?A#B"C,AI[NC"C,AJ"D]NBMCLL"C?Q3"C?"3QO"C,AQ?Bb#BL"C?.3(A"B?B9Lx^BDgD>"B["D[a%G[E>"C,AA#E"A,AA#F"D?B4#D"C?B3#C"B?B4#B"A?B3#A?"?A"F?y{A4?wB9?Z_ "Fa?wB9?"?A"E?y{A4?wB9?Z_ "Ea?wB9]NBLL"GLzABBBg"A)AA)AA#BD>C>?z*quA?z*quA,AA%A?B"A <AA"A[NAD>?z*quA,AAE>MBFMDLALALL?z@quA)AA%A?yAhuA}E>?z.quAQy,B?z.quA@hhhhQ:AA?z@quA?A/AA?z_quA?E?MQ~?yNruAQb?z_quA?z<yBuA?nFz~KAA?z@quA)AA#AL"A"B_E>"B"A4Qx@L?z*quA?A<AA?z<quA)AALdBEg"B,AI[E>C>"B)AE#D"B)AA#EC>D>"C"D^E>"C"E3%F,AA?-]NC"C?B3#CMBLL"B?B<AI"D#CMBL"B"D"C?gb3/AE"B"F?B3/AALL"A"C/AE"A"E/AALyEBBBg&A?"4%H(A"H"C<AxB"H?A<A!"H"B<A "H"D<AZ"H"F<AY"H"E<AX"H"G/AQ"H?hhuA"A)AM"G?M53"A)AQ"G| %B)AA%C/AU"H"B)AE/AM"H"C/AI"A"H?I3?A?AQqB"H?"3(ALx_BCgD>C>"B"C]NA"B?B3#D"B,AA%E?z0A]Eg"C"D]NB?-?z0A"B,AB?xK] #E"B?C3F"DL#B"A)AI%D"A)AA]E>"A?BQy&BL"D"A)AE3"E<AA"A"D?B3/AIMBLLLyCBBEg?xT"B"A4%EQpB%C"C?xT} #C?zCtuA)AA"C?Cc3%D)AA%FE>"D"A/AA"F"A/AEF"D"A/AA?utuA?utuA*AA@B"Cskj:AAL"A"E/AM"A"C/AI"A"D/AE"A"F/AA"B?E4"E/AALbBCgC>"B"A)AQ%C_E>"B"A)AM%D3,AA?.4?wB9?J|E>"C"B"B"C_ #AD>"A"B]ND"B"D3,AA?.4?wB9?J|E>"B?B3#BMBLL"BPLL"A"B?HQ0?A#AL"ALx|BBg?hhuA"A)AM"B?M53"A)AQ"B| )AI?Ed#D"B?B3#BD>C>"B"D}NA"A,A+?B]E>"A,A)?B9[NBL"A"B"CQ)?hhuA"A)AM"B?M53"A)AQ"B| )AI?Ed#BMBLLLzIBCFgBf&A?"4%C(A"C?I3"B)AI%DEg"D"B)AE"B)AA4?X6%E"D"E_ F?AL?E?;Qf"C?A/A!"C"C*AI:AU&A?Q4%D(A"C?U3%E"B)AI%FEg"F"B)AE"B)AA4?X6%G"F"G_ F?ALQy%B"E*AE#H"D"E?I3/AE"D"H@"yE:AI"B"D?E3Q]"D?Q3(A"A"C)A!/AI"A"C*AU:AA"C?"3(ALy[BBDg"B?T3?89"A?A"A?Q{ 3?yJhE3?Qd%B>A%D?g]%E[E>?zGtuACg?zGtuA)AA#A?zGtuA?A/AA"B?Qc#C"A?A"D?Qc%B"A] E>?g"B"C3%C"B"C{ ?89%B"A|Eg"AF"A?E4%D)AA%C?B9E>"D"C?Ca/AAF"A"C4%AQlBL"A"BQx."BLMBL"B"CQ,L/AAL"EL1BEg&A?Q4%D(A"D?M3#E"CE>"A)AA%FE>"D"B/AM"C"F5#G"D?I3#E"A)AE#CLL"E"G/AA"D)AME>"D)AI%AE>"C"AQx=LL"D?Q3(ALx.BDg"B?T3?89"A3%B?E4)AA#D"A?E4%E)AA%C?B9E>"E"C?Ca/AAF"A"C4%AQlBL"A"D?C9Eg"B)AM"BQlB"B3F"BLQx.L1BEgC>D>"C"D]NB"B"D3"D?B3#D+AA?y_gxX"F3%F?)|NAL"C"D?B4%E_#D?A"E"D #C?B#G?B"B"D #BL"A"G<AI"A"C/AE"A"B/AALx[BCg"A)AU#EC>"A)AQ"B|Eg"B"E_F"B"E}NB"B"A?M3%D)AA3+AA?AxZE>?B#DMCL"D"BQxD%DNB"A"BQx PL#DL"A"C"E"B"B"E{ "DQy)BL1BEg"B"A)AM3#E"A)AQ#FD>?A#C"B"D3"F_E>"D"E3,AA#CL"D?B3#D"C?.4?wB9?K_"C?x;9?y{A4?wB9?Z_aNAL"A?A"B"D?B4Qy)BLy(BBGg&A?Q4%C(A"B?E3#EC>"B)AA%DEg"B?A/AA&A?Q4%F(A"DE>C>D>C>"F?I3"EQx+"F)AI[NA"D?B4%DNBMCLL"D#HLL"F?Q3(A"HNB"C?I3"EQx+"C)AI#G"C)AMF"C"EQx+"C)AA#G"C)AEL#BL"A"G/AA"A"B/AE"C?Q3(ALeBEg?z.quA"AQy&B?B"A"A?B| %D?B4#B?z@quA)AA%E?z<quA)AA3#CD>"BE>"C?A<AA"B?B4#B"C?B3#CMBLL"D"E3#B"AE>"C?A<AAF"B?B4#BL?z@quA"B/AALrBCDgBx}"A)AE%D"B4#C"A)AA#AD>vMAAAAAAAAAAAAAAAA#F"B"D|E>"C?Q}E>"A"B3vAAA#FLL"C?Q4#C"B?Q3#B"FvMx.x.x.x.x.x.x.x.x.x.x.x.x.x.x.x.v&"FvMCCCCCCCCCCCCCCCCvx!vM################vxEvx v0%E[NAL"B"Ex[3?Q4Lx?AC>"B?M3"C?B3Qx[%C"B)AQ_E>"C"B)AM3,AA?%]E>"C?B3#B?A#CMCLL"B"CQM%BE>"B?B9#C"B?Bd#BF?C#CLL"A"C<AE"A"B/AAL9BDg?hhuA"A)AX"B?M53"A)A!"B| )AI#E"A)AI%D"A)AA]E>"AQyGBL"A)AE"D?Ec3%C"E?H9?F]<AM"C?A/AI"C"B?B3/AE"C"B/AA"A"D?B3/AIL6BDg"B)AI%D"B)AE{#F?hhuA"B)AM"C?M53"B)AQ"C| %E)AE%C"E)AA%E_?A"D"F "C_a#D"A?A"C"E4"D /AE"A?B?B"B)AA"F "E3"D /AAL0BBg&A?"4%E(A"E"D/A!"E"C/AX"E"B/AU"E"A/AQ?A#D"E?Q3"E?X3%AQ@?wB9?D]E>"E?I3"AQx]"E,AI?Bb#DL"E?"3(A"D?B9Lx[BEg"B)AA#E"B)AE#FC>D>"F"E%D]NB"B"D?B3%E/AA"D,AA%C?,]"C?zZA]aNAL"C?"?A"C?y{A4?wB9?Z_ a#CL"A"C<AB"A"D"F^<AALx?BCg"C?ntuA)AA%D"A4%E?A"D"E} %D"C"D_ #C?mtuA)AA"A?Cc3#AD>"C["A[a[E>"A"B)AA/AA"C?B4#C"B?E3#B"A?E3#AMBLLLx[BBg&A?Q4%D(A"D?hhuA"A)AjB"B?M53"A)AlB"B| %B*AA:AA"D"B)AI/AI"C?A"C?wB9?xR| ?wB9?Y5?smuA3"A?z_A3"DQx}"D?Q3(AL2BCgC>"D,AI#E?J#FC>"D,AE%D?D^E>"A)AX,AxJ"D?B]9[NBL?A#DC>"E?C4OFBAAABAL"E?B?A?AQH%F?wB9?X]NBL"A"F"D"C"BQyQBLLzHBBGg&A?Q4%D(A"D?E3#E"A)AE#F?I"A)AA%C?Bc%B"B?I| %G%B?AxZEgCgC>"CEg"F"C?B"BQy+BF"BEg"B?BQtBF?B#CMCLL%CNA"E?B/AE?BMBL"E"C/AE?AL#C?IF?B#C?A#B?EL"E3"B/AA"E"C/AA"D)AE?B^E>"D)AI#B"A"G/AA"A"B/AE"D?Q3(AF"D)AIZ"D)AMALLx;BCg&A?Q4%D(A"D?E3"B)AA"C)A)QR?A#C"D)AM%EE>"D)AI"E?Ec3?Q4%EE>?B#C"E)AA#BLL"A"B/AE"A"C/AA"D?Q3(ALx;A"A?E?XQ~"A?M3?E?EQ~"A?X3Qy,B"A?(3?E?QQ~"A?.3?I?QQ~"A?=3?E?UQ~"A?zCA3?E?EQ~"A?zOA3?E?EQ~"A?z A3Qy,BL6BCg"B?89#C"B?z<wwwH9"A3"B?P9QyIB#DD>"CE>?Q#B"AvAAAvMOOOOOOOOOOOOOOOOvxEv0E>"A?QQyIB#BL"A?Q3#A"C?Q4#C"B"D3#DMBLL"DLx=BDg&A?Q4%C(AD>C>"C?I3"BQO"C,AI[NA"C,AJ#E"A)AI%D"A)AA]E>"A?BQy&BL"D"A)AE3"E<AA"A"D?B3/AIMBLL"C?Q3(ALx*BCg"A)AA%C)AE%A"B"A"B{ #AC>D>"A"B^E>"B"C)AA3,AA?J4%D?xA{?B"Dc?yMhhE9[aNC"B?B3#BMBLL"APL"BLx#CCgBf"B[E>?BPL"B?Ec?Q4#B"A?Q3#C"A*AA#ED>C>"B[#A"B[NA"B?Q4#B"E"C*AA%Ex*"C?Q3#CNBLL"AL|BCg&A?Q4%C(A"B?x~9#B"C?Q3#DD>"BE>"C"A)AA/AM"C?M3"DQg"B?E4#B"A?E3#AMBLL"C?Q3(ALx%BCg"B"C3#DC>D>"CE>"B,AA?J4%E?xA{?B"Ec?yThhE9[aNC"B?B3#B"C?B4#CMBLL"D#BL"A"C/AE"A"B/AALx%BCg&A?Q4%F(A"A)AX%A)AI#G"F"C/AI"F"B/AE"F"D?wB9?I?A"E a"G?Ec3?Q3/AM"A"F?E3QyKB"F?Q3(ALx!CBgBf"C,AI?I9E>"A"B"CQx%PL"B)AE%D"C)AA?B3%C}E>"D"C4?I}E>"C"B)AA3*AA#ELL"A"B"C"EQ&LxZBCg&A?"4%D(A"B,AI?I9E>"D?Q3%E"A"BQxQ"C"EQx^F"D?I3"A"BQyAB"C"D)AI"D)AMQnBL"D?"3(AL}BDg"A)AE"A)AI%C?Cc3?E4#D"A)AM#ED>"B"C_E>"A"C?B4%C/AI"A"E"D)AA4%E/AM"D?E4#DMBLLL{BBg&A?Q4%E(A"E?E3"B"C"DQ["E)AI#B"E)AE?B^E>"A"E)AM/AE"A"B/AA"E?Q3(AF"E)AMALLx-BDg?ltuA"B"A4%C?Cd%EQy#B?ntuA)AA#D?ntuA"A"B^Eg"CE>?mtuA)AA"D?Cc3"A"Cz~KAAL?ntuA)AAF"DL"E3/AAL]BBg&A?"4%B(A"B"A/AI"B"B?xD3%A/AX"B"A/AU"B"A/AQ"B"B?I3/AM"B?M3Qx*"B?"3(ALxXBCg"C)AE%D"D?A^4%D"C)AA?B3%C_"B)AE"D_a#E"A?A"D"C4"E /AE"A?B"C"B)AA3"E /AALxXBCg"A"BQy#B"A)AE"A)AI%D?Cc3#ED>"B?B9E>"E"C/AA"E?E3#E"D?B3#D?A#BMBLL"A"D/AILxUBDg"CE>C>D>"A,AA%D"B,AA%E]E>"A?B3#A"B?B3#B"C?B4%CNBMCLL"D"E4#FLL"FLx CBgBf"D*AA#F"A)Ac%D"A)A5]E>"A?z.A3QyGBL"A)A8"D?Ec3%E"C/AM"E"B/AI"E"F:AA"A"D?B3/AcL^BBg"A)AX"B?wB93,AV%F?E]Eg"B"A)AU,AL"C?Xc?hhE?A"E a?hC?A"D aaQ.?wB9F"FLLy>BBDgCg?B#EC>C>C>"C"D_"C"D{4?wB9OCCABL"A"C"DQx##EMBL"D?T3?89%E"C?T3?89%F^E>"A"E3%G"A"F3%E?E4,AA?C9Eg"E)AM#F"EQlB"E"F3F"ELQx."G?E4?D/AAL?BMBL"ELE>"APL"B"DQy(B%B[E>?APL"CE>"B"A"Cz~KAAL"A"CQx="BL}BBg&A?"4%E(A"E?kjhQ/AZ"E?E<AX"E"B/AQ"E"C/AU"E"D/AM"E"C/AI"A"E?I3?A?AQqB"E?"3(ALx"BCg"A)AE%C"A)AA%B/AA"BE>"B"C/AEL?zCtuA)AA"A)AI%A?Cc3)AA[E>?utuA?utuA*AA@B"AskyC:AALLxSBCg"B[E>?APLD>C>"B[#C"B[NA"B?B4#B"A,AA"A?B3#A?.4?wB9?K_NBLL"CLx[CBx}CgvMwwwwwwwwwwwwwwww#C"A)AA%D)AE%E"B"A)AE)AA3%A}E>"E"A4?Q}E>"A"D)AA3vAAAvMOOOOOOOOOOOOOOOOvxE#CLL"Cv0LJA"A?QQy.BLJA"A?EQy.BL?A"A"B?A"C?A"C?wB9?zIA| ?wB9?M5%B?y[ouA3"A)AU?J3"B,Ay@o> ,AA?B"C"DQx,L/BCgD>"BE>"C"A,AA%D?z;B{3"Du?y_gxX3#C"B?B4#B"A?B3#AMBLL"CLxQBBg&A?Q4%F(A"F?I3"A"B"C"D"EQxR"F)AI?yAhhhe]E>"F?Q3(AF"F)AMALL>BCg"A"CQy&B"A)AI#D"A"C[[%EEg"EE>"D"A)AE3"B"Cz~KAAL"A)AIF"DL"C3/AILx_BCg"A)AI%D"A)AA]E>&A?Q4%C(A"C?I3"A"A)AA?B?E?MQxR"C)AI?yAhhhe]E>"C?Q3(AF"C)AMALL"A)AE"D?M53%C"B)AI/AI"C"B*AA:AA"A"D?B3/AILx{BCg"A)AI%D"A)AA]E>&A?Q4%C(A"C?I3"A"A)AA?B?E?UQxR"C)AI?yAhhhe]E>"C?Q3(AF"C)AMALL"A)AE"D?U53%C"B)AQ/AQ"C"BvAAAvLAA"A"D?B3/AILxTBCg&A?Q4%C(A"C"A"BQ "C)AE#B"C)AA#D"C?A<AI"A"D"B"C?I3QjB"C?Q3(ALx{BCg"A)AI%D"A)AA]E>&A?Q4%C(A"C?I3"A"A)AA?B?E?XQxR"C)AI?yAhhhe]E>"C?Q3(AF"C)AMALL"A)AE"D?X53%C"B*AQ:AQ"C"BvAAAvLAA"A"D?B3/AIL>BBg"A)AI%C"A)AA]E>"AQmBL"A)AE"C?Cc3"B/AA"A"C?B3/AI"A"B"A)AM3/AML9BCg"A)AI%E"A)AA]E>&A?Q4%D(A"D?I3"A"A)AA?B?I?QQxR"D)AI?yAhhhe]E>"D?Q3(AF"D)AMALL"A)AE"E?Ec3%D"C/AI"D"B:AA"A"E?B3/AIL<A"A"B"C"D"E?hhuA"A)AM"E?M53"A)AQ"E| %A)AA"A)AE"A)AI?H9[QxZLxPBCg"A)A!%C)AU%D"B4?C}Eg"A"BQ*"A)A!%C)AUF"DL"B}E>"C"B/AULL/BBg?hhuA"A)AM"B?M53"A)AQ"B| )AI%C?G9?E]E>"A"B"C?EdQ=LL-BCg"A,AX%E?X{#D"C?A"E"D ]Eg?B"A"D "B"CQiBF?BL[L>BBg?B#CC>C>C>"A"B?C?A?AQyCB?wB9?B4ODAABCL"A,A+?Bb#CMBL?A#CL"C?B9L;BBg"A)AI%C"A)AA]E>"AQyGBL"A)AE"C?Ec3"BvAAAvLAA"A"C?B3/AILxIBBf"BE>D>"C@B"AxKAAkj#C"A?B3#A"B?B4%BNALL"CLxMBBg"A)AI%C"A)AA]E>"AQmBL"A)AE"C?Cc3"B/AA"A"C?B3/AILxCA"CE>"C"BQtB#BL"A"C/AE"A"B/AALxEA"A?yAC_Eg"A?EdF"A?xC"Ax@%A4d"A?Bc4?=3LL-BBg"A)AI%C"A)AA]E>"AQ9L"C"A)AE3"B<AA"A"C?B3/AILxLBCg?yUtuA)AA%B"A4#C?B"A?otuA)AA3"A"B{ "C?A"B"C} QcL>A?z_quA)AA?yAhQ}E>?z_quA?E?MQ~?z_quA@hhhhuA:AAL?nruA?S<AA?hruA?A/AAL+A"A"B?hhuA"A)AM"B?M53"A)AQ"B| %A)AA"A)AEQyDBLNA"A"B?Q?IQy/BLNA"A"B?E?EQy/BLNA"A"B?;?EQy/BLNA"A"B?B?BQy/BLxCBBgD>"A"BQU%C[E>"A"BQx<[NBLL"CL"A"B"A"B,AT"B,AV"C"DQyCB<AU"A"BQxWLxFBBg"B)A!%D?A/Ax["B"C"D?z A3Qx~"A"D*A0:AALZA"A"B<AE"A"C/AA"A"C"D3/AILxQA"A?"3"B"CQ>&A?Q4%A(A"A"B"CQy*B?hhhhea/AM"A?M3"A?Q3%AQg"A(ALUA?yNtuA"A"BQnB"A"BQcLNA"A"C"B"DQkBLJA"B"AQy(BLKA"A?B?BQ~LGA"Ax|y%LxSBBg&A?Q4%C(A"C?I3"A"A)AA?B?E"BQxR"C)AI?yAhhhe]E>"C?Q3(AF"C)AMALL(BBg"B"A)AA"A)AI%E4{E>"A"E"B"D"CQyJBLLLz: x}A?lhuALSz^wwwcax^1x?~5b16x^55"A?y?huALCuSA?zIhuALBuA?z0yAuALBVA?yMyBuALD"uNA?y!yBuALRJAAAx AQARAAA)BAATA?zTyBuAL!BCDEFGHIJKLMNOPQRSTUVWxAAAAAEA?liuALJSAAAAAAAEA?yUiuALBEA?y&iuALBBA?y/iuALBEA?uiuALBIA?zGiuALBEA?zSiuALBEA?z%iuALBEA?z<iuALBBA?z~yDuALIBAAAABCDA?yIluALxMQA>AAA0AAAAEEEEEEEEEEEEEEEEEEEEEEEEBAABABAABAAAAAAEA?zGluALBEA?zSluALBBA?z%luALBEA?z<luALBIA?z~luALBEA?lyEuALBEA?yNyEuALBEA?pyEuALBBA?zDyEuALx:BABBBBBAABBABBBBBBBBBBBBBAAABABABBBBBBBBBBBBBBBBBBBBBBBBBBAAABBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBA?y)yGuALRBAAABAAAAAAA;BQA"A?zWyGuALEwwwwA?z@yGuALxWz"hy#x>~55"#%wwwwwDD(xEwwwwwwCCxFxG)*wwwwEExMxNwwwwwwCCxO/wwwwwwCC8~x{x]16cx;x]1cx[70%A?y0muALHO2c1x]b%A?zYmuALKF8a70x^x>cb%A?z^muAL#I201x]87c16x>x{x;41x{%AAAAAAAAPbc~cx^b%A?y(yHuALOGx>7x]851c10x;~c%A?y|yHuALQMa101x]8c276x;x^a5%A?zVyHuALIO8~x{7x^c%A?z@yHuALNG2bx;x>7x]851c1%A?yHyIuALLLx>7x^6ca21b%A?y#yIuALQJ262c2~5x;d~5x^1b%A?y_yIuALOOx?26~5x;d~5x^1b%A?zSyIuALPM8a70x^x>cx;x>7x^6c%A?z=yIuALINc7416b%A?yFyJuALEG20%A?y yJuALJCx]1bb~x@1%A?y[yJuALQH~88a7d~5x;bc~c1%A?zPyJuALMOx>~c1x@7a21b%A?z:yJuALIK1e82ax{%A?yDnuALOG8a70x^x>cx;x>701%A?pnuALLM750x;bc~c1%A?y>nuALLJ61x_x;bc~c1%A?zMnuALLJc2x]1bc~x]8%A?z-nuALOJ2bx;7a01a~x=51%A?jyKuALGMx>701%A?yVyKuAL"Ex>7x^6ca21bx;a1011x]~x=51x;26%xA~x?c1a%A?zJyKuALIFx=1x?7a1%A?z*yKuALHG52x]2c%A?yAyLuALGFcx{81%A?ySyLuALJEx>~a0x;20%A?y.yLuALKHx>x^aa16x>x{%A?zGyLuALLIxU}|x xY[x%[xV%A?z&yLuALMJx x"}xU[x#x#_xZ^%A?z0yLuALIK]?_xY[xV%A?yQyMuALxDG8a2x>1x;x]x^5c28521a%AAAAAAAQxU?x"xV%A?zDyMuALxCE?xUxU}x&xZx%x;@?xY?xZxU[%AAAAAAAAP[x&x"%A?z}yMuALFD^@x %A?yNyNuALFDx&x#xV%A?syNuALFDxU?xV%A?zAyNuAL%D02bca2x=x^c276x;x]1cx[70%AAAATx>7x^6cax{%A?z_yNuALKH7a01ax;20%A?yKyOuAL*I02bx>7x^6cx;x]x^5c28521a%AAAAT0152d1ax{x;1x]~25%A?y}yOuALPOx>x^aa16cx;c7416%A?zWyOuALPN1x]~25x;~00a1bb%A?z[yOuALHNd~5x^1%A?yIyPuALIFd~5x^1b%A?y%yPuALHG[|?_xY%A?uyPuALNFx ?x+}x&x%x;xY_xZ{%A?zTyPuALILx#_xZ^xY[%A?z>yPuALKG|x&xYx%_x xY[%A?yGyQuALPIe,~82,d1ab276%A?y!yQuALxENe,201x]87c16x>x{,41x{%AAAAAARxL.xLxM,.:,xL:%A?zQyQuALMKxL.xLxN,.xL,.xO%A?z;yQuALHK9x^1ax{%A?louALJFx[1~01ab%A?yYouALGHx=70x{%A?y?ouALyYJEAAAAADAAHwwAAAAAADAAHwwBAAAAADAAHwwCAAAAADAAHwwCAAAAADAAHwwDAAAAADAAHwwDAAAAADAAHwwEAAAAADAAHwwFAAAAADAAHwwGAAAADDAAHwwHAAAAADAAJwwwAAAABDAAHAAIAAAABBAAIBA<AAAADDDBACAwAAAADDC;ADAwAAAAADAAGEBAAAABDDAABFBwAAAADDAAHABIAAAADBAAIBBxQAABBDDAABGBwAABBDDAAAHBwAAAADDAAAIBwAAAADDAAAJBwAAAADDAAAKBwAAAADDAAALBwAAAADDAAAMBwAAAADDAAANBwAAAAADAAGECAAAAABDAAAOCwAAAABDAAAPCwAAABBDAABFCwAAAABDAAHACIAAAABBAAIBC=AAAADDAAAICwAAAADDAAAJCwAAAADDAAAKCwAAAADDAAALCwAAAADDAAAMCwAAAADDAAANCwAAAAADAABQDwAAAADDAAJRDwAAAADDAAHSDJAAAAADAABTEwAAAADDAAHUEKAAAAADAAHVEKAAAAADAADWEwAAAADDAABxAFwAAAADDAABXFwAAAADDAABYFwAAAADDAABZFwAAAADDAAB FwAAABDDAAF!FwAAABDDAAF!GwAAAADDAAB GwAAAADDAABZGwAAAABDAAGxBIBAAAABDAABxCIwAAAABDAAGxDICAAAADDAAHwALAAAADDAAHwBMAAAADDAAHwCMBBAADDAAE&KwAAAABDAAHxHLNAAAABDAAHCLOAAAADDBAAxILwAAAABDAAHxHMNAAAABDAAHCMOAAABDDAABGMwAAABDDAAAHMwAAAADDAAA+MwAAAADDAAA,MwAAAADDAAAxJMwAAAADDAAA-MwAAAABDAAGxBNDAAAABDAAC.NwAAAABDAAGxBOEAAABBDAABxKOwAAAABBAAIxLOxZAAABDDAABwOw7a01a,a19x^1bc7a01a,x>a1~c107a01a7a01a,52bc8a70x^x>c8a70x^x>c,52bc8a70x^x>c,x^80~c18a70x^x>c,9x^1ax{7a01a,9x^1ax{AAAz;PQANAAAADAAz~PQANAAABEABJQQAFAAACFABOQQAKAAADFBBXQQAHAAAEAABxDQQAMAAAFABBxIQQAOAAAGCABxPQQANAAAHHCA]QQALAAAIHCAz^FQAEAAAJGCAAADADAAAAAMAMADA?jyZuALVDLEAAABABAAAAAz0Pz0PBABA?uyZuAL DPMAAAxTAxTAAAAAuPuPBABA;AGAGA?z*yZuALEz_Pz_PA?z]yZuAL z0PBAAAD MGAAAAHAHAAAAAAABABA?y:y uALMBAADxGDAAAPAPA?zEy uALDNANA?z@y uALLDxHEAAAAAxTAxTA?y*y!uALLEDAxJGAAAHAHA?z,y!uALFBCBxNDA?y&y"uALJD:AAAAHAHA?y?y"uALFFAAACA?zKy"uALBCA?zYy"uALJCABAAAD:DA?yVy#uALMBAADxRAABBBABA?zWy#uALTDxRBAAADADAAAAAEAEADA?yOy%uALWBAADxSDAAADALAIAAAz<Az@ADA?zOy%uALJD?IAAADADA?z(y%uALFBAAACA?z~y%uALBCA?yFy&uALPCABAAAD_CAAAHAHA?yZy&uALHBAAACAEA?y;y&uALDEACA?zAy&uALxMGABAAAD{DAAEEEEEEEEEEEEEEEEEEEEEEEEAAAy.AQAxXAAA*CAAJA?ny(uALNx=AQAx AAA!AAAFA?z<quALBBA?z~quALBEA?nruALJSAAAAAAAEA?y!ruALBEA?truALBBA?y[ruALBEA?zCruALBIA?zOruALBEA?z ruALBEA?z.ruALBEA?z_ruALBBA?jtuALJBAAAAAAAEA?otuALJBAAAAAAABA?y)tuALBE';
var frequent = "fffff7f1f13b1c517eaa000023edf51c9511101010c21000100000000000000a";

// loaders/ascii.js
var SINGLES = 88;
var BEHIND_PREFIX = 56;
var ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ !"#%&()*+,-./:;<=>?@[]^_{|}~0123456789abcdefghijklmnopqrstuvwxyz';
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
