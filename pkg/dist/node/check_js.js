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
function K4(F4) {
  for (var D, q = new Uint8Array(123), i0 = 25; i0 >= 0; --i0) q[48 + i0] = 52 + i0, q[65 + i0] = i0, q[97 + i0] = 26 + i0;
  q[43] = 62, q[47] = 63;
  function M(r0, J, l) {
    for (var Y, e, n = 0, F = J, N = l.length, N0 = J + (N * 3 >> 2) - (l[N - 2] == "=") - (l[N - 1] == "="); n < N; n += 4) Y = q[l.charCodeAt(n + 1)], e = q[l.charCodeAt(n + 2)], r0[F++] = q[l.charCodeAt(n)] << 2 | Y >> 4, F < N0 && (r0[F++] = Y << 4 | e >> 2), F < N0 && (r0[F++] = e << 6 | q[l.charCodeAt(n + 3)]);
  }
  function V4(r0) {
    M(D, 1048584, "9////3RydWVmYWxzZW51bGwgaW5kZXggb3V0IG9mIGJvdW5kczogdGhlIGxlbiBpcyDAEiBidXQgdGhlIGluZGV4IGlzIMAAc3JjL3RleHQvbmFtZXMucnMAL3J1c3RjLzU5ODA3NjE2ZTFmYTI1NDA3MjRiZmJhYzE0ZDc5NzZkN2U0YTM4NjAvbGlicmFyeS9hbGxvYy9zcmMvcmF3X3ZlYy9tb2QucnMAL3J1c3RjLzU5ODA3NjE2ZTFmYTI1NDA3MjRiZmJhYzE0ZDc5NzZkN2U0YTM4NjAvbGlicmFyeS9hbGxvYy9zcmMvYWxsb2MucnMAFW1lbW9yeSBhbGxvY2F0aW9uIG9mIMANIGJ5dGVzIGZhaWxlZAAJAAAAUAAQABEAAAAdAQAAEw=="), M(D, 1048921, "AQIDBAUGBwgJCgsMDQ4PEBESExQVFhcAAAAABA=="), M(D, 1048968, "EgAAAAAAAAAE"), M(D, 1048988, "BA=="), M(D, 1049e3, "AQ=="), M(D, 1049012, "BA=="), M(D, 1049024, "CA=="), M(D, 1049036, "BA=="), M(D, 1049048, "BA=="), M(D, 1049060, "BA=="), M(D, 1049072, "AQ=="), M(D, 1049596, "AQAAAAABAgM="), M(D, 1049614, "EABAAAAAZAAAAAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBAAABAAEAAAEAAAAAAAAE"), M(D, 1049676, "BA=="), M(D, 1049688, "AQ=="), M(D, 1049700, "BA=="), M(D, 1049712, "CA=="), M(D, 1049724, "BA=="), M(D, 1049736, "BA=="), M(D, 1049748, "BA=="), M(D, 1049760, "AQAAAAAAAAAwMDAwLTAwLTAwVDAwOjAwOjAwLjAwMDAwMA=="), M(D, 1049827, "AQABAQEBAQAAAQEAAQEBAQEBAQEBAQEBAQAAAAEAAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQAAAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQ=="), M(D, 1050056, "AQAAAAEAAAAAAAAAOAEQACA="), M(D, 1050104, "/////w=="), M(D, 1050128, "4oCmY2FsbCAhIv//////AwMkJf///////wICJicoKf////8EBDM0////////AgI1Nv///////wICcGF5bWVudF9tZXRob2Qi"), M(D, 1050209, "Dml0ZW1zIg=="), M(D, 1050234, "BXByb2R1Y3RzIg=="), M(D, 1050259, "CGlkZW1wb3RlbmN5X2tleSIAAAAAAAAAAA9zdGF0dXMi"), M(D, 1050309, "BmNvbXBsZXRlZF9hdCI="), M(D, 1050334, "DHJlZGVtcHRpb25fdXJsIg=="), M(D, 1050359, "DnBheW91dCI="), M(D, 1050384, "BmlzX2NvbXBsZXRlIg=="), M(D, 1050409, "C2NvdW50cmllcyI="), M(D, 1050434, "CWluaXRpYWxfdmFsdWVzIg=="), M(D, 1050459, "DmZpbmFsX3ZhbHVlcyI="), M(D, 1050484, "DHByb2R1Y3RfY291bnQi"), M(D, 1050509, "DXRva2VucyI="), M(D, 1050534, "BmlkIg=="), M(D, 1050559, "Am1lc3NhZ2Ui"), M(D, 1050584, "B2FwcHJvdmFsX3N0YXRlIg=="), M(D, 1050609, "DmNhdGVnb3JpZXMi"), M(D, 1050634, "CmV4cGlyeSI="), M(D, 1050659, "BnByb2R1Y3RfY29kZSI="), M(D, 1050684, "DG9sZF9zdGF0ZSI="), M(D, 1050709, "CW5ld19zdGF0ZSI="), M(D, 1050734, "CXRpbWVzdGFtcCI="), M(D, 1050759, "CWlzX29yZGVyYWJsZSI="), M(D, 1050784, "DGNvZGUi"), M(D, 1050809, "BGNvdW50cmllc19yZWRlZW1hYmxlX2luIhdhZnRlciI="), M(D, 1050859, "BWJlZm9yZSI="), M(D, 1050884, "BmxpbWl0Ig=="), M(D, 1050909, "BXR5cGUi"), M(D, 1050934, "BGNhcmRfaWQi"), M(D, 1050959, "B2N1cnJlbmN5Ig=="), M(D, 1050984, "CENPTVBMRVRFRCI="), M(D, 1051009, "CVBST0NFU1NJTkci"), M(D, 1051034, "CkZBSUxFRCI="), M(D, 1051059, "BnByaWNlX211bHRpcGxpZXIiAAAAAAAAABBDQVJEIg=="), M(D, 1051109, "BEFDQ09VTlRfQkFMQU5DRSIAAAAAAAAAAA9FVVIi"), M(D, 1051159, "A0dCUCI="), M(D, 1051184, "A1VTRCI="), M(D, 1051209, "A0NBRCI="), M(D, 1051234, "A2Rpc3RyaWJ1dGlvbl9tZXRob2QiAAAAABNjb3VudHJ5Ig=="), M(D, 1051284, "B29yZGVyX2lkIg=="), M(D, 1051309, "CGRpc2NvdW50X211bHRpcGxpZXIiAAAAABNkZWxpdmVyeV9lbWFpbCI="), M(D, 1051359, "DmN1cnJlbnRfdG9rZW4i"), M(D, 1051384, "DWVtYWlsX2FkZHJlc3Mi"), M(D, 1051409, "DXZhbHVlIg=="), M(D, 1051434, "BXZhbHVlcyI="), M(D, 1051459, "BkVNQUlMIg=="), M(D, 1051484, "BVBBWU9VVF9MSU5LIg=="), M(D, 1051509, "C1NJTkdMRSI="), M(D, 1051534, "Bk1VTFRJUExFIg=="), M(D, 1051559, "CHgtYXBpLXZlcnNpb24i"), M(D, 1051584, "DXgtaWRlbXBvdGVuY3kta2V5IgAAAAAAABEyMDIzLTA3LTI3Ig=="), M(D, 1051634, "CjIwMjQtMDItMDUi"), M(D, 1051659, "CnF1ZXJ5Ig=="), M(D, 1051684, "BWhlYWRlcnMi"), M(D, 1051709, "B2JvZHki"), M(D, 1051734, "BAAAAAAAAwAAB///AAAAAAAAAwAAB///AQAAAAAAAwAAB///AgAAAAAAAwAAB///AgAAAAAAAwAAB///AwAAAAAAAwAAB///AwAAAAAAAwAAB///BAAAAAAAAwAAB///BQAAAAAAAwAAB///BgAAAAADAwAAB///BwAAAAAAAwAACf///wAAAAABAwAABwAACAAAAAABAQAACAEAOgAAAAADAwMBAAIA/wAAAAADAwI4AAMA/wAAAAAAAwAABgQBAAAAAAEDAwAAAQUB/wAAAAADAwAABwABCAAAAAADAQAACAEBOwAAAQEDAwAAAQYB/wAAAQEDAwAAAAcB/wAAAAADAwAAAAgB/wAAAAADAwAAAAkB/wAAAAADAwAAAAoB/wAAAAADAwAAAAsB/wAAAAADAwAAAAwB/wAAAAADAwAAAA0B/wAAAAAAAwAABgQCAAAAAAABAwAAAA4C/wAAAAABAwAAAA8C/wAAAAEBAwAAAQUC/wAAAAABAwAABwACCAAAAAABAQAACAECPAAAAAADAwAAAAgC/wAAAAADAwAAAAkC/wAAAAADAwAAAAoC/wAAAAADAwAAAAsC/wAAAAADAwAAAAwC/wAAAAADAwAAAA0C/wAAAAAAAwAAARAD/wAAAAADAwAACRED/wAAAAADAwAABxIDCQAAAAAAAwAAARME/wAAAAADAwAABxQECgAAAAAAAwAABxUECgAAAAAAAwAAAxYE/wAAAAADAwAAARcF/wAAAAADAwAAARgF/wAAAAADAwAAARkF/wAAAAADAwAAARoF/wAAAAADAwAAARsF/wAAAAEDAwAABRwF/wAAAAEDAwAABRwG/wAAAAADAwAAARsG/wAAAAADAwAAARoG/wAAAAABAwAABh0IAQAAAAABAwAAAR4I/wAAAAABAwAABh8IAgAAAAADAwAAB/8ACwAAAAADAwAAB/8BDAAAAAADAwAAB/8CDAEBAAADAwAABCMK/wAAAAABAwAAByoLDQAAAAABAwAABwILDgAAAAADAwEAACsL/wAAAAABAwAAByoMDQAAAAABAwAABwIMDgAAAAEDAwAAAQYM/wAAAAEDAwAAAAcM/wAAAAADAwAAACwM/wAAAAADAwAAAC0M/wAAAAADAwAAAC4M/wAAAAADAwAAAC8M/wAAAAABAwAABh0NAwAAAAABAwAAAjAN/wAAAAABAwAABh0OBAAAAAEBAwAAATEO/wAAAAABAQAACDIOTgAAAAEDAwAAAf8O/29yZGVyLXJlcXVlc3RvcmRlci1jcmVhdGVkb3JkZXJvcmRlci1saXN0cHJvZHVjdHByb2R1Y3QtbGlzdHByb2R1Y3QtdXBkYXRlcHJvZHVjdC1xdWVyeW9yZGVyLXF1ZXJ5AAAACxAQAA0AAAAAAwAAGBAQAA0AAAABBAABJRAQAAUAAAACBQABKhAQAAoAAAADBQEBNBAQAAcAAAAEAAABOxAQAAwAAAAFAAEBRxAQAA4AAAAGAgABVRAQAA0AAAAHBwIAYhAQAAsAAAAIBwIAEwYQAAQAAAAJBgIAAAADAAMAAAAAAAwADAAD"), M(D, 1052960, "AwsEAAAAAQABAAAAAAD+D/4PAQAB"), M(D, 1053020, "Aw8MAAAAPwA/AAAAAADAD8APAQABADgABgAG"), M(D, 1053060, "+A/4Dw=="), M(D, 1053074, "/g8BAAAAAxsMBgAAAAAHAAcAAAAAAAAAAQAB"), M(D, 1053137, "AQAAAycDAAAADwAP"), M(D, 1053158, "DQAN"), M(D, 1053200, "AyoEAAAAAAA/AD8="), M(D, 1053258, "BAMALgYAAAAHAAc="), M(D, 1053318, "AQIBNAM="), M(D, 1053380, "AzcAAAAABwAH"), M(D, 1053398, "BQAAAAI="), M(D, 1053420, "Ag=="), M(D, 1053434, "AgABAAAAAzcD"), M(D, 1053497, "AQAAAz0AAAEBAQAB"), M(D, 1053560, "Az0BAAAAAwADAAAAAAAEAAQAAw=="), M(D, 1053617, "AQAAAz4DAAAAAwALAAgAAADwAPQAAw=="), M(D, 1053680, "A0EIAAAAAwAD"), M(D, 1053698, "AQAAAAI="), M(D, 1053720, "Ag=="), M(D, 1053734, "AgABAAAAA0kCAAAABwAH"), M(D, 1053758, "AQAAAAIABA=="), M(D, 1053778, "BAAC"), M(D, 1053794, "BgABAAAAA0sDAAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQAAACzABAASgAAACkCAAAJAAAAY2FwYWNpdHkgb3ZlcmZsb3cAAABiABAAUAAAABwAAAAFAAAAMDAwMTAyMDMwNDA1MDYwNzA4MDkxMDExMTIxMzE0MTUxNjE3MTgxOTIwMjEyMjIzMjQyNTI2MjcyODI5MzAzMTMyMzMzNDM1MzYzNzM4Mzk0MDQxNDI0MzQ0NDU0NjQ3NDg0OTUwNTE1MjUzNTQ1NTU2NTc1ODU5NjA2MTYyNjM2NDY1NjY2NzY4Njk3MDcxNzI3Mzc0NzU3Njc3Nzg3OTgwODE4MjgzODQ4NTg2ODc4ODg5OTA5MTkyOTM5NDk1OTY5Nzk4OTk="), M(D, 1054092, "AQ=="), M(D, 1054104, "BA=="), M(D, 1054124, "EgAAAAAAAAAE"), M(D, 1054144, "BA=="), M(D, 1054156, "AQ=="), M(D, 1054168, "BA=="), M(D, 1054180, "CA=="), M(D, 1054192, "BA=="), M(D, 1054204, "BA=="), M(D, 1054216, "BA=="), M(D, 1054228, "AQ=="), M(D, 1054752, "AQAAAAAAAAAE"), M(D, 1054772, "AQAAAAAAAAAB"), M(D, 1054792, "BA==");
  }
  function S() {
    throw new Error("abort");
  }
  function X4(r0) {
    var J = new ArrayBuffer(1114112), l = new Int8Array(J), Y = new Int16Array(J), e = new Int32Array(J), n = new Uint8Array(J), F = new Uint16Array(J), N = new Uint32Array(J), N0 = new Float32Array(J), j4 = new Float64Array(J), v = Math.imul, J4 = Math.fround, x4 = Math.abs, $ = Math.clz32, H4 = Math.min, O4 = Math.max, L4 = Math.floor, p4 = Math.ceil, S4 = Math.trunc, P4 = Math.sqrt, s = 1048576, W = 0;
    function B2(A, i, a, r, b) {
      var f = 0, k = 0, c = 0, t = 0, u = 0, w = 0, o = 0, h = 0, B = 0, Q = 0, E = 0, I = 0, d = 0, g = 0, C = 0, y = 0, m = 0, R = 0, z = 0, G = 0, V = 0, X = 0, j = 0, U = 0, H = 0, O = 0, L = 0, p = 0, e0 = 0, c0 = 0, t0 = 0;
      k = s - 176 | 0, s = k, c = a >>> 0 <= 9 ? a : 0, t = v(c, 12), m = t + 1052784 | 0, R = n[t + 1052794 | 0], Q = e[i + 8 >> 2], t = e[r + 8 >> 2], z = t >>> 0 >= 5e8 ? 5e8 : t;
      e: {
        if (Q >>> 0 <= z >>> 0 & c - 7 >>> 0 >= 3) {
          B = e[i >> 2], u = e[i + 4 >> 2], c = e[r + 12 >> 2], t2(), e[k + 64 >> 2] = Q, e[k + 60 >> 2] = c >>> 0 >= 16777216 ? 16777216 : c, e[k + 56 >> 2] = 1054100, e[k + 52 >> 2] = Q, e[k + 44 >> 2] = B, e[k + 48 >> 2] = u, l[k + 36 | 0] = 18;
          i: {
            if (u >>> 0 > 7 && ((n[B | 0] | n[B + 1 | 0] << 8 | (n[B + 2 | 0] << 16 | n[B + 3 | 0] << 24)) & 16777215) == 12565487) {
              f = k + 32 | 0, l[f + 4 | 0] = 16, e[f >> 2] = 0, e[f + 8 >> 2] = 3;
              break i;
            }
            h = 1054100, C = -1, w = Q;
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
                                    if (f >>> 0 < u >>> 0 && (c = n[f + B | 0], c >>> 0 > 32)) {
                                      t = f;
                                      break t;
                                    }
                                    if (t = f + 1 | 0, (c | 0) == 32 & u >>> 0 > t >>> 0 && (c = n[t + B | 0], c >>> 0 > 32)) break t;
                                    if (e[k + 112 >> 2] = w, e[k + 104 >> 2] = B, e[k + 108 >> 2] = u, t = Q0(k + 104 | 0, f), u >>> 0 <= t >>> 0) break l;
                                    c = n[t + B | 0];
                                  }
                                  if ((c & 255) != 34) break l;
                                  if (f = k + 32 | 0, U2(k + 24 | 0, f, t), c = n[k + 28 | 0], (c | 0) == 2) break i;
                                  u = f, f = e[k + 24 >> 2], e4(u, t, f, 6, c & 1), t = 0, w = e[k + 52 >> 2], B = e[k + 44 >> 2], u = e[k + 48 >> 2];
                                  t: {
                                    if (f >>> 0 < u >>> 0 && (t = n[f + B | 0], t >>> 0 > 32)) {
                                      c = f;
                                      break t;
                                    }
                                    if (c = f + 1 | 0, (t | 0) == 32 & u >>> 0 > c >>> 0 && (t = n[c + B | 0], t >>> 0 > 32)) break t;
                                    if (e[k + 112 >> 2] = w, e[k + 104 >> 2] = B, e[k + 108 >> 2] = u, c = Q0(k + 104 | 0, f), u >>> 0 <= c >>> 0) break n;
                                    t = n[c + B | 0];
                                  }
                                  if ((t & 255) != 58) break n;
                                  f = c + 1 | 0;
                                }
                                h = 0;
                                t: {
                                  if (f >>> 0 < u >>> 0 && (h = n[f + B | 0], h >>> 0 > 32)) {
                                    c = f;
                                    break t;
                                  }
                                  if (c = f + 1 | 0, (h | 0) == 32 & u >>> 0 > c >>> 0 && (h = n[c + B | 0], h >>> 0 > 32)) break t;
                                  if (e[k + 112 >> 2] = w, e[k + 104 >> 2] = B, e[k + 108 >> 2] = u, c = Q0(k + 104 | 0, f), u >>> 0 <= c >>> 0) break A;
                                  h = n[c + B | 0];
                                }
                                t = h & 255;
                                t: {
                                  if ((t | 0) == 34) {
                                    if (U2(k + 16 | 0, k + 32 | 0, c), f = n[k + 20 | 0], (f | 0) == 2) break i;
                                    t = e[k + 16 >> 2], u = 3;
                                  } else {
                                    u: {
                                      if ((t | 0) != 45) w: {
                                        if ((t | 0) != 91) s: {
                                          if ((t | 0) == 102) {
                                            if (t = _0(k + 32 | 0, c, 1048592, 5), !t) break i;
                                          } else o: {
                                            if ((t | 0) == 110) {
                                              if (t = _0(k + 32 | 0, c, 1048597, 4), u = 0, t) break u;
                                              break i;
                                            }
                                            if ((t | 0) == 116) {
                                              if (t = _0(k + 32 | 0, c, 1048588, 4), t) break o;
                                              break i;
                                            }
                                            if ((t | 0) == 123) break s;
                                            if ((h - 48 & 255) >>> 0 >= 10) break b;
                                            break w;
                                          }
                                          u = 1;
                                          break u;
                                        }
                                        if (e[k + 60 >> 2] == (g | 0)) break c;
                                        if (N[k + 64 >> 2] < c >>> 0) break k;
                                        h = e[k + 56 >> 2], f = e[h + 8 >> 2], e[k + 108 >> 2] = C, o = (t | 0) == 123, e[k + 112 >> 2] = o ? 4 : 5, e[k + 104 >> 2] = c, b2(h, k + 104 | 0), g = g + 1 | 0, t = c + 1 | 0, C = f;
                                        break t;
                                      }
                                      t = k + 32 | 0, w = e[t + 12 >> 2], u = e[t + 16 >> 2], f = n[w + c | 0] == 45 & u >>> 0 > c >>> 0, f = f + c | 0;
                                      w: {
                                        s: {
                                          o: {
                                            if (f >>> 0 < u >>> 0 & n[f + w | 0] == 48) {
                                              f = f + 1 | 0;
                                              break o;
                                            }
                                            if (f = i2(t, f), !f) break s;
                                            w = e[t + 12 >> 2], u = e[t + 16 >> 2];
                                          }
                                          if (n[f + w | 0] == 46 & f >>> 0 < u >>> 0) {
                                            if (f = i2(t, f + 1 | 0), !f) break s;
                                            w = e[t + 12 >> 2], u = e[t + 16 >> 2];
                                          }
                                          o: {
                                            if (f >>> 0 < u >>> 0) h: {
                                              if ((n[f + w | 0] & 223) == 69) {
                                                if (f = f + 1 | 0, f >>> 0 < u >>> 0 ? u = n[f + w | 0] - 43 & 253 : u = 1, f = i2(t, !u + f | 0), !f) break s;
                                                if (N[t + 16 >> 2] <= f >>> 0) break h;
                                              }
                                              u = n[e[t + 12 >> 2] + f | 0];
                                              break o;
                                            }
                                            u = 0;
                                          }
                                          if (w = u & 255, (w | 0) != 46 && !((w | 0) == 95 | (u - 48 & 255) >>> 0 < 10 | ((u & -33) - 65 & 255) >>> 0 <= 25)) break w;
                                          M0(t, f, 8);
                                        }
                                        f = 0;
                                      }
                                      if (t = f, !f) break i;
                                      u = 2;
                                    }
                                    f = 0;
                                  }
                                  e4(k + 32 | 0, c, t, u, f & 1), h = e[k + 56 >> 2], w = e[k + 52 >> 2], u = e[k + 48 >> 2], B = e[k + 44 >> 2];
                                }
                                t: {
                                  u: {
                                    w: {
                                      s: {
                                        for (; ; ) {
                                          o: {
                                            if (!g) break f;
                                            c = 0;
                                            h: {
                                              if (t >>> 0 < u >>> 0 && (c = n[t + B | 0], c >>> 0 > 32)) {
                                                f = t;
                                                break h;
                                              }
                                              if (f = t + 1 | 0, (c | 0) == 32 & u >>> 0 > f >>> 0 && (c = n[f + B | 0], c >>> 0 > 32)) break h;
                                              if (e[k + 112 >> 2] = w, e[k + 104 >> 2] = B, e[k + 108 >> 2] = u, f = Q0(k + 104 | 0, t), u >>> 0 <= f >>> 0) break u;
                                              c = n[f + B | 0];
                                            }
                                            if (c = c & 255, (c | 0) == 93) {
                                              if (o & 1) break w;
                                            } else {
                                              if ((c | 0) != 125) break o;
                                              if (!(o & 1)) break s;
                                            }
                                            if (o = e[h + 8 >> 2], o >>> 0 > C >>> 0) {
                                              c = e[h + 4 >> 2] + v(C, 12) | 0, C = e[c + 4 >> 2], t = f + 1 | 0, e[c + 4 >> 2] = t, e[c + 8 >> 2] = e[c + 8 >> 2] | o << 4, o = 0;
                                              h: {
                                                if (N[h + 8 >> 2] <= C >>> 0) break h;
                                                o = (e[(e[h + 4 >> 2] + v(C, 12) | 0) + 8 >> 2] & 7) == 4;
                                              }
                                            } else t = f + 1 | 0, C = -1, o = 0;
                                            g = g - 1 | 0;
                                            continue;
                                          }
                                          break;
                                        }
                                        if ((c | 0) != 44) break u;
                                        if (e[h + 8 >> 2] == (C + 1 | 0)) break t;
                                        f = f + 1 | 0;
                                        continue;
                                      }
                                      o = 0;
                                      break u;
                                    }
                                    o = 1;
                                  }
                                  if (e[h + 8 >> 2] != (C + 1 | 0)) break r;
                                }
                                if (c = o, o = 1, c & 1) continue;
                                if (f >>> 0 >= u >>> 0 || (c = n[f + B | 0], !c | (c | 0) == 44 | (c | 0) == 125)) break a;
                                if (o = 0, (c | 0) != 58) continue;
                                break a;
                              }
                              break;
                            }
                            a0(k + 32 | 0, t, e[h + 8 >> 2] == (C + 1 | 0) ? 3 : 2);
                            break i;
                          }
                          a0(k + 32 | 0, c, 4);
                          break i;
                        }
                        f = k + 32 | 0, l[f + 4 | 0] = 17, e[f >> 2] = c, e[f + 8 >> 2] = c + 1;
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
                    if (t >>> 0 < u >>> 0 && (f = t, c = n[B + f | 0], c >>> 0 > 32) || (f = t + 1 | 0, (c | 0) == 32 & u >>> 0 > f >>> 0 & n[f + B | 0] > 32)) break f;
                    e[k + 112 >> 2] = w, e[k + 108 >> 2] = u, e[k + 104 >> 2] = B, f = Q0(k + 104 | 0, t);
                  }
                  if (c = e[k + 64 >> 2], c >>> 0 >= t >>> 0 & f >>> 0 >= c >>> 0) break i;
                  a0(k + 32 | 0, f, 13);
                  break i;
                }
                o & 1 ? a0(k + 32 | 0, f, 5) : a0(k + 32 | 0, f, 6);
                break i;
              }
              a0(k + 32 | 0, f, 1);
              break i;
            }
            a0(k + 32 | 0, c, 0);
          }
          if (B = n[k + 36 | 0], (B | 0) != 18) i: {
            e0 = e[k + 40 >> 2], U = e[k + 32 >> 2], o = e[263527], u = v(o, -12), f = v(o, 12), C = (f >>> 0) / 12 | 0, t = e[263526], w = f + t | 0, f = w;
            A: {
              for (; ; ) {
                if (c = u, c) {
                  if (u = c + 12 | 0, C = C - 1 | 0, h = f - 4 | 0, f = f - 12 | 0, N[h >> 2] > 15) continue;
                  break A;
                }
                break;
              }
              C = 0;
            }
            f = 0, o >>> 0 > C >>> 0 && c && (f = ((B | 0) != 1 & (B | 0) != 6 | B >>> 0 > 13) & (e[(v(C, 12) + t | 0) + 8 >> 2] & 7) == 5);
            A: {
              a: {
                if ((w | 0) != 12 && o) {
                  if ((e[w - 4 >> 2] & 7) == 6 | f) break a;
                  break A;
                }
                if (!f) break A;
              }
              e[k + 104 >> 2] = 0, e[k + 108 >> 2] = 0, e[k + 112 >> 2] = (o << 4) + 23, b2(1054100, k + 104 | 0), o = e[263527], C = o - 1 | 0, t = e[263526];
            }
            for (f = v(o, 12), u = t + 8 | 0, c = o << 4; ; ) {
              if (!f) break i;
              o = e[t + 8 >> 2], o >>> 0 < 16 && (e[u - 4 >> 2] = -1, e[u >> 2] = c | o), t = t + 12 | 0, f = f - 12 | 0, u = u + 12 | 0;
            }
          }
          l[1054124] = B, e[263530] = C, e[263529] = e0, e[263528] = U;
          break e;
        }
        t2(), B = n[1054124], C = e[263530], e0 = e[263529], U = e[263528];
      }
      if (e[263537] = 0, e[263534] = 0, l[k + 78 | 0] = 0, l[k + 76 | 0] = b, l[k + 72 | 0] = 1, e[k + 64 >> 2] = 4, e[k + 68 >> 2] = 0, e[k + 60 >> 2] = 1054128, e[k + 56 >> 2] = r, e[k + 52 >> 2] = m, f = e[i + 4 >> 2], e[k + 32 >> 2] = e[i >> 2], e[k + 36 >> 2] = f, e[k + 40 >> 2] = e[i + 8 >> 2], g = e[263527], e[k + 48 >> 2] = g, m = e[263526], e[k + 44 >> 2] = m, l[k + 77 | 0] = (B & 255) != 18, Q >>> 0 > z >>> 0) Y[k + 122 >> 1] = 780, Y[k + 124 >> 1] = 512, l[k + 120 | 0] = 6, e[k + 104 >> 2] = 0, e[k + 108 >> 2] = 0, e[k + 112 >> 2] = 0, e[k + 116 >> 2] = 0, E0(k + 32 | 0, k + 104 | 0);
      else e: {
        i: switch (R - 1 | 0) {
          default:
            D0(k + 32 | 0, 0, a);
            break e;
          case 0:
            if (i = g ? m : 1048576, X = e[i + 8 >> 2], (X & 6) != 4) {
              D0(k + 32 | 0, 0, 10);
              break e;
            }
            c0 = k + 32 | 0, t0 = e[i + 4 >> 2], c = 0, i = X & 5;
            A: {
              a: {
                if ((i | 0) != 5) r: {
                  I = e[k + 40 >> 2], R = e[k + 36 >> 2], z = e[k + 32 >> 2], V = e[r >> 2];
                  f: {
                    if (V) {
                      i = e[r + 4 >> 2], l[k + 92 | 0] = 0, e[k + 88 >> 2] = i, e[k + 84 >> 2] = V, e[k + 80 >> 2] = 1;
                      k: {
                        for (; ; ) {
                          b: {
                            if (i = c >>> 0 >= g >>> 0 ? 1048576 : v(c, 12) + m | 0, W2(k + 8 | 0, k + 80 | 0), o = e[k + 8 >> 2], !o) break k;
                            w = e[k + 12 >> 2];
                            c: {
                              n: switch (i = e[i + 8 >> 2], r = i & 7, r - 4 | 0) {
                                case 0:
                                  break c;
                                case 1:
                                  break n;
                                default:
                                  break b;
                              }
                              e[k + 120 >> 2] = g, e[k + 116 >> 2] = m, e[k + 112 >> 2] = I, e[k + 108 >> 2] = R, e[k + 104 >> 2] = z, e[k + 124 >> 2] = c + 1, e[k + 128 >> 2] = (r | 0) == 5 ? i >>> 4 | 0 : 0;
                              n: switch (w | 0) {
                                default:
                                  if (n[o | 0] == 48) break b;
                                  break;
                                case 0:
                                  break b;
                                case 1:
                                  break n;
                              }
                              for (t = 0; ; ) {
                                if (w) {
                                  if (i = n[o | 0] - 48 & 255, i >>> 0 > 9 | t >>> 0 > 1e8) break b;
                                  t = i + v(t, 10) | 0, w = w - 1 | 0, o = o + 1 | 0;
                                  continue;
                                }
                                break;
                              }
                              n: {
                                if (t) l: {
                                  for (i = k + 104 | 0; ; ) {
                                    if (r = e[i + 20 >> 2], r >>> 0 < N[i + 24 >> 2] ? (e[i + 20 >> 2] = e[(r >>> 0 >= N[i + 16 >> 2] ? 1048576 : e[i + 12 >> 2] + v(r, 12) | 0) + 8 >> 2] >>> 4, r = 1) : r = 0, r) {
                                      if (t = t - 1 | 0, t) continue;
                                      break l;
                                    }
                                    break;
                                  }
                                  break n;
                                }
                                t = 0;
                              }
                              if (t) break b;
                              if (c = e[k + 124 >> 2], c >>> 0 < N[k + 128 >> 2]) continue;
                              break b;
                            }
                            for (Q = w + o | 0, c = c + 1 | 0, H = i >>> 4 | 0, t = 0, O = (r | 0) != 4; ; ) {
                              if (!(O | c >>> 0 >= H >>> 0)) {
                                h = v(c, 12) + m | 0, r = c >>> 0 >= g >>> 0 ? 1048576 : h, i = e[r + 4 >> 2], i = i - ((i | 0) != 0) | 0, f = e[r >> 2] + 1 | 0, u = i >>> 0 < f >>> 0 | i >>> 0 > R >>> 0, y = u ? 0 : i - f | 0, j = u ? 1 : f + z | 0, i = c, c = e[(i + 1 >>> 0 >= g >>> 0 ? 1048576 : h + 12 | 0) + 8 >> 2] >>> 4 | 0;
                                c: {
                                  if (!(n[r + 8 | 0] & 8)) n: {
                                    r = 0, h = 0, E = s - 16 | 0, s = E;
                                    l: if (w >>> 0 > 7) {
                                      h = E + 8 | 0, f = o + 3 & -4;
                                      t: {
                                        u: {
                                          if ((f | 0) != (o | 0)) {
                                            if (f = f - o | 0, f = f >>> 0 > w >>> 0 ? w : f, w) for (u = 1; ; ) {
                                              if (n[r + o | 0] == 126) break t;
                                              if (r = r + 1 | 0, (f | 0) == (r | 0)) break;
                                            }
                                            if (u = w - 8 | 0, u >>> 0 < f >>> 0) break u;
                                          } else u = w - 8 | 0, f = 0;
                                          for (r = 2122219134; ; ) {
                                            if (G = f + o | 0, L = e[G >> 2] ^ 2122219134, G = e[G + 4 >> 2] ^ 2122219134, ((16843008 - L | L) & (16843008 - G | G) & -2139062144) != -2139062144) break u;
                                            if (f = f + 8 | 0, !(u >>> 0 >= f >>> 0)) break;
                                          }
                                        }
                                        if ((f | 0) != (w | 0)) u: {
                                          for (r = 126, u = 1; ; ) {
                                            if (n[f + o | 0] != 126) {
                                              if (f = f + 1 | 0, (w | 0) != (f | 0)) continue;
                                              break u;
                                            }
                                            break;
                                          }
                                          r = f;
                                          break t;
                                        }
                                        u = 0;
                                      }
                                      e[h + 4 >> 2] = r, e[h >> 2] = u, r = e[E + 12 >> 2], h = e[E + 8 >> 2];
                                    } else {
                                      t: {
                                        for (; ; ) {
                                          if ((r | 0) != (w | 0)) {
                                            if (n[r + o | 0] == 126) break t;
                                            r = r + 1 | 0;
                                            continue;
                                          }
                                          break;
                                        }
                                        r = w;
                                        break l;
                                      }
                                      h = 1;
                                    }
                                    if (e[k >> 2] = h, e[k + 4 >> 2] = r, s = E + 16 | 0, e[k >> 2] == 1) break n;
                                    if ((w | 0) != (y | 0) || k0(j, o, w)) continue;
                                    break c;
                                  }
                                  l[k + 116 | 0] = 0, e[k + 108 >> 2] = y, e[k + 104 >> 2] = j, e[k + 112 >> 2] = 0, y = k + 104 | 0, r = o, u = 0, E = s - 16 | 0, s = E;
                                  n: {
                                    for (; ; ) {
                                      l: {
                                        if (A0(E + 8 | 0, y), !n[E + 8 | 0]) break l;
                                        if ((r | 0) == (Q | 0)) break n;
                                        if (j = n[E + 9 | 0], f = r + 1 | 0, h = n[r | 0], (h | 0) == 126) {
                                          if ((f | 0) == (Q | 0)) break n;
                                          h = n[r + 1 | 0] == 49 ? 47 : 126, r = r + 2 | 0;
                                        } else r = f;
                                        if ((h | 0) == (j | 0)) continue;
                                        break n;
                                      }
                                      break;
                                    }
                                    if ((r | 0) != (Q | 0) && n[r | 0] != 126 | (Q | 0) != (r + 1 | 0)) break n;
                                    u = 1;
                                  }
                                  if (s = E + 16 | 0, !u) continue;
                                }
                                t = 1, d = i;
                                continue;
                              }
                              break;
                            }
                            if (!(t & 1)) break b;
                            c = d + 1 | 0;
                            continue;
                          }
                          break;
                        }
                        t = 3, c = 0, u = 0;
                        break f;
                      }
                      if ((e[i + 8 >> 2] & 7) == 5) break r;
                      t = 3;
                    } else {
                      for (e[k + 96 >> 2] = g, e[k + 92 >> 2] = m, e[k + 88 >> 2] = I, e[k + 84 >> 2] = R, e[k + 80 >> 2] = z, r = k + 80 | 0, e[k + 100 >> 2] = r, j = (i | 0) == 4 ? X >>> 4 | 0 : 0, e[k + 128 >> 2] = j, e[k + 120 >> 2] = g, e[k + 116 >> 2] = m, e[k + 112 >> 2] = I, e[k + 108 >> 2] = R, e[k + 104 >> 2] = z, e[k + 136 >> 2] = k + 100, e[k + 132 >> 2] = r, p = k + 132 | 0, u = 1, r = 1, i = 0; ; ) {
                        k: {
                          for (e[k + 144 >> 2] = p; ; ) {
                            if (f = u, f >>> 0 >= j >>> 0) break k;
                            if (t = f + 1 | 0, H = t >>> 0 >= g >>> 0 ? 1048576 : v(t, 12) + m | 0, o = e[H + 8 >> 2], u = o >>> 4 | 0, e[k + 124 >> 2] = u, e[k + 160 >> 2] = f, h = 0, t = k + 160 | 0, E = e[t >> 2], w = E + 1 | 0, I = v(w, 12), O = k + 144 | 0, y = e[O >> 2], G = e[y >> 2], (e[(w >>> 0 >= N[G + 16 >> 2] ? 1048576 : I + e[G + 12 >> 2] | 0) + 8 >> 2] & 7) == 5) b: {
                              if (h = 1, G = I, I = e[e[y + 4 >> 2] >> 2], y = e[I + 12 >> 2], I = e[I + 16 >> 2], w = e[(I >>> 0 <= w >>> 0 ? 1048576 : G + y | 0) + 8 >> 2], (w & 7) != 5) break b;
                              for (G = w >>> 4 | 0, w = E + 2 | 0; ; ) {
                                if (h = w >>> 0 >= G >>> 0, h) break b;
                                if (E = e[(w >>> 0 >= I >>> 0 ? 1048576 : y + v(w, 12) | 0) + 8 >> 2], w = E >>> 4 | 0, (E & 7) != 4) break;
                              }
                            }
                            if (h) break;
                          }
                          if (E = f >>> 0 >= g >>> 0 ? 1048576 : v(f, 12) + m | 0, w = e[E + 4 >> 2], w = w - ((w | 0) != 0) | 0, I = e[E >> 2] + 1 | 0, y = w >>> 0 < I >>> 0 | w >>> 0 > R >>> 0, h = y ? 0 : w - I | 0, I = y ? 1 : I + z | 0, Q = d & 1 ? Q : f, d = Q >>> 0 >= g >>> 0 ? 1048576 : v(Q, 12) + m | 0, w = e[d + 4 >> 2], y = e[d >> 2], G = f, L = c, (e[E + 8 >> 2] | e[d + 8 >> 2]) & 8) {
                            l[k + 156 | 0] = 0, e[k + 152 >> 2] = 0, c = w - ((w | 0) != 0) | 0, o = y + 1 | 0, w = c >>> 0 < o >>> 0 | c >>> 0 > R >>> 0, e[k + 148 >> 2] = w ? 0 : c - o | 0, e[k + 144 >> 2] = w ? 1 : o + z | 0, l[k + 172 | 0] = 0, e[k + 164 >> 2] = h, e[k + 160 >> 2] = I, e[k + 168 >> 2] = 0, w = s - 48 | 0, s = w, c = t, t = e[c + 12 >> 2], e[w + 40 >> 2] = e[c + 8 >> 2], e[w + 44 >> 2] = t, t = e[c + 4 >> 2], e[w + 32 >> 2] = e[c >> 2], e[w + 36 >> 2] = t;
                            b: {
                              for (; ; ) {
                                c: {
                                  if (A0(w + 24 | 0, O), !n[w + 24 | 0]) break c;
                                  if (c = n[w + 25 | 0], A0(w + 8 | 0, w + 32 | 0), o = 0, !n[w + 8 | 0]) break b;
                                  if ((c | 0) == n[w + 9 | 0]) continue;
                                  break b;
                                }
                                break;
                              }
                              A0(w + 16 | 0, w + 32 | 0), o = n[w + 16 | 0] ^ 1;
                            }
                            s = w + 48 | 0, d = o & 1, o = e[H + 8 >> 2], c = o >>> 4 | 0;
                          } else d = 0, c = w - ((w | 0) != 0) | 0, t = y + 1 | 0, w = c >>> 0 < t >>> 0 | c >>> 0 > R >>> 0, (h | 0) == ((w ? 0 : c - t | 0) | 0) && (d = !k0(w ? 1 : t + z | 0, I, h)), c = u;
                          f = c >>> 0 > f + 2 >>> 0 & (o & 7) == 5, c = f ? G : L, i = i | f, r = r & d, d = 1;
                          continue;
                        }
                        break;
                      }
                      if (p = 1, !(i & 1)) {
                        t = 2, u = 2;
                        break f;
                      }
                      if (r & 1) {
                        t = 513, u = 2, r = c + 1 | 0;
                        break a;
                      } else {
                        u = 2, t = 515, i = 0, c = 0, f = 1, a = 0;
                        break A;
                      }
                    }
                    u = 1;
                  }
                  p = !V, t = u << 8 | t, i = u >>> 24 | c, f = (V | 0) != 0, a = 0;
                  break A;
                }
                t = 256, u = 1, r = c;
              }
              i = c, f = 0, o = k + 32 | 0, S0(o, 0, r), X2(o, r, a), a = e[(r >>> 0 >= N[k + 48 >> 2] ? 1048576 : e[k + 44 >> 2] + v(r, 12) | 0) + 8 >> 2] >>> 4 | 0;
            }
            if (S0(c0, a, X >>> 4 | 0), (t0 | 0) == -1 || (e[k + 64 >> 2] = t, e[k + 68 >> 2] = i, !f)) break e;
            Y[k + 122 >> 1] = 5641, Y[k + 124 >> 1] = 512, l[k + 121 | 0] = u, l[k + 120 | 0] = 9, e[k + 112 >> 2] = c, i = N[k + 48 >> 2] <= c >>> 0 ? 1048576 : e[k + 44 >> 2] + v(c, 12) | 0, a = e[i >> 2], e[k + 116 >> 2] = a, e[k + 108 >> 2] = e[i + 4 >> 2], e[k + 104 >> 2] = a, p && (l[k + 124 | 0] = 1), i = n[e[k + 56 >> 2] + 43 | 0], (i | 0) != 4 && (l[k + 124 | 0] = i), E0(k + 32 | 0, k + 104 | 0);
            break e;
          case 1:
            break i;
        }
        for (a = 0, r = 0, c = 0, f = s - 192 | 0, s = f, u = k + 32 | 0, t = e[u + 8 >> 2], o = e[u + 4 >> 2], w = e[u >> 2], i = n[e[u + 20 >> 2] + 8 | 0], i = n[v(i >>> 0 <= 78 ? i : 0, 12) + 1051746 | 0]; ; ) {
          if ((a | 0) != 24) {
            e[(f + 164 | 0) + a >> 2] = 0, a = a + 12 | 0;
            continue;
          }
          break;
        }
        Y[f + 60 >> 1] = 0, l[f + 62 | 0] = i, i = e[f + 168 >> 2], e[f + 24 >> 2] = e[f + 164 >> 2], e[f + 28 >> 2] = i, i = e[f + 176 >> 2], e[f + 32 >> 2] = e[f + 172 >> 2], e[f + 36 >> 2] = i, i = e[f + 184 >> 2], e[f + 40 >> 2] = e[f + 180 >> 2], e[f + 44 >> 2] = i, e[f + 56 >> 2] = 0, e[f + 48 >> 2] = 0, e[f + 52 >> 2] = 4, i = e[u + 28 >> 2], e[i + 92 >> 2] = 0, e[i + 80 >> 2] = 0, e[i + 44 >> 2] = 0, e[i + 32 >> 2] = 0, h = f + 48 | 0, i = t >>> 0 > o >>> 0, g = i ? 1 : w, m = i ? 0 : t, e[f + 76 >> 2] = m ? n[g | 0] == 63 : 0, e[f + 72 >> 2] = m, e[f + 68 >> 2] = g, t = f + 180 | 0;
        i: {
          A: {
            a: {
              r: {
                for (; ; ) {
                  f: {
                    if (O0(f + 80 | 0, f + 68 | 0), o = e[f + 80 >> 2], (o | 0) != 1) break f;
                    if (d = e[f + 96 >> 2], R = e[f + 92 >> 2], r = f + 164 | 0, w = e[f + 84 >> 2], z = e[f + 88 >> 2], h0(r, g, m, w, z), i = e[f + 172 >> 2], a = e[f + 168 >> 2], Q = e[f + 164 >> 2], (Q | 0) == -2147483648) break r;
                    if (e[f + 108 >> 2] = i, e[f + 104 >> 2] = a, e[f + 100 >> 2] = Q, h0(r, g, m, R, d), c = e[f + 172 >> 2], r = e[f + 168 >> 2], E = e[f + 164 >> 2], (E | 0) == -2147483648) break a;
                    if (e[f + 120 >> 2] = c, e[f + 116 >> 2] = r, e[f + 112 >> 2] = E, X = n[e[u + 24 >> 2] + 45 | 0], E = n[f + 62 | 0], y = E >>> 0 <= 14 ? E : 0, o = v(y, 60) + 1052904 | 0, K0(f + 16 | 0, o, a, i), e[f + 16 >> 2] == 1 && (I = e[f + 20 >> 2], V = 1 << (I & 15), !(V & F[(o + (X << 1) | 0) + 6 >> 1]))) {
                      if (i = F[f + 60 >> 1], i & V && r2(u, 0, w, z), Y[f + 60 >> 1] = i | V, w = I + n[o + 57 | 0] | 0, (y - 7 & 255) >>> 0 >= 254) k: for (Y[f + 180 >> 1] = F[o + 54 >> 1], e[f + 184 >> 2] = 0, e[f + 188 >> 2] = 0, a = 0, i = t; ; ) {
                        if ((a | 0) == 24) break k;
                        (I | 0) == n[i | 0] && (o = (f + 24 | 0) + a | 0, e[o >> 2] || (e[o >> 2] = 1, e[o + 8 >> 2] = d, e[o + 4 >> 2] = R)), a = a + 12 | 0, i = i + 1 | 0;
                      }
                      i = v(((w & 255) >>> 0 <= 78 ? w : 0) & 255, 12), a = U0(n[i + 1051743 | 0], r, c, n[e[u + 24 >> 2] + 47 | 0]), (a & 255) != 24 && $0(u, a, n[(i + 1051735 | 0) + 3 | 0], w, 0, R, d, 0), Z(f + 112 | 0, 1, 1), Z(f + 100 | 0, 1, 1);
                      continue;
                    }
                    if (l4(u, 16)) k: {
                      if (n[o + 53 | 0] && (H0(f + 8 | 0, E, a, i, X), !n[f + 8 | 0])) break k;
                      l[f + 145 | 0] = 2, l[f + 143 | 0] = 16, l[f + 144 | 0] = 0, l[f + 141 | 0] = E, l[f + 140 | 0] = 3, e[f + 132 >> 2] = 0, e[f + 136 >> 2] = w, e[f + 128 >> 2] = z, e[f + 124 >> 2] = w, l[f + 142 | 0] = n[(n[o | 0] ? o + 1 | 0 : e[u + 20 >> 2] + 9 | 0) | 0], C0(u, f + 124 | 0, 0, 0), i = e[f + 108 >> 2], a = e[f + 104 >> 2], Q = e[f + 100 >> 2];
                    }
                    o = e[u + 28 >> 2], d = e[f + 56 >> 2], e[f + 156 >> 2] = Q, e[f + 148 >> 2] = a, e[f + 160 >> 2] = i + a, e[f + 152 >> 2] = a, Q = e[o + 32 >> 2], i = s - 16 | 0, s = i, a = f + 148 | 0, R = e[a + 4 >> 2], _(o + 24 | 0, R, e[a + 12 >> 2] - R | 0), e[i + 12 >> 2] = e[a >> 2], e[i + 8 >> 2] = e[a + 8 >> 2], Z(i + 8 | 0, 1, 1), s = i + 16 | 0, l[f + 176 | 0] = 1, e[f + 168 >> 2] = Q, e[f + 164 >> 2] = d, e[f + 172 >> 2] = e[o + 32 >> 2], I0(o + 36 | 0, f + 164 | 0), (d | 0) == e[f + 48 >> 2] && (i = s - 16 | 0, s = i, u0(i + 8 | 0, h, e[h >> 2], 1, 4, 8), e[i + 8 >> 2] == -2147483647 ? s = i + 16 | 0 : S()), i = e[f + 52 >> 2] + (d << 3) | 0, e[i + 4 >> 2] = z, e[i >> 2] = w, e[f + 56 >> 2] = d + 1, Z(f + 112 | 0, 1, 1);
                    continue;
                  }
                  break;
                }
                i = 0;
                break i;
              }
              c = i, r = a;
              break A;
            }
            Z(f + 100 | 0, 1, 1);
          }
          i = 1;
        }
        for (l[u + 45 | 0] = i, i = e[u + 28 >> 2], Q2(i + 24 | 0, 1, 0), t = e[i + 80 >> 2], w = e[f + 52 >> 2], d = e[f + 56 >> 2], i = 0, a = 0; ; ) {
          if ((a | 0) != (t | 0)) {
            Q = e[u + 28 >> 2], N[Q + 80 >> 2] > a >>> 0 && (Q = e[e[Q + 76 >> 2] + i >> 2], Q >>> 0 < d >>> 0 && (Q = w + (Q << 3) | 0, r2(u, 0, e[Q >> 2], e[Q + 4 >> 2]))), a = a + 1 | 0, i = i + 4 | 0;
            continue;
          }
          break;
        }
        if (i = n[f + 62 | 0], i = i >>> 0 <= 14 ? i : 0, (i - 5 & 255) >>> 0 <= 1) i: {
          if (!(e[f + 24 >> 2] & 1) || !(e[f + 36 >> 2] & 1)) break i;
          i = v(i, 60), w = n[i + 1052960 | 0], d = n[i + 1052961 | 0], Q = i + 1052958 | 0, I = i + 1052959 | 0, a = e[f + 28 >> 2], t = e[f + 40 >> 2], i = a >>> 0 > t >>> 0, $0(u, 19, w, d + n[(i ? Q : I) | 0] | 0, 0, i ? a : t, e[(i ? f + 32 | 0 : f + 44 | 0) >> 2], 0);
        }
        o && (Y[f + 184 >> 1] = 0, e[f + 180 >> 2] = 17174021, e[f + 172 >> 2] = 0, e[f + 176 >> 2] = r, e[f + 168 >> 2] = c, e[f + 164 >> 2] = r, E0(u, f + 164 | 0)), Z(h, 4, 8), s = f + 192 | 0;
      }
      i = B & 255, (i | 0) != 18 && (l[k + 120 | 0] = 5, e[k + 112 >> 2] = C, e[k + 116 >> 2] = U, e[k + 108 >> 2] = e0, e[k + 104 >> 2] = U, l[k + 121 | 0] = B, l[k + 124 | 0] = 0, i = (i >>> 0 > 13 ? i - 13 | 0 : 0) << 3, a = i & 31, (i & 63) >>> 0 >= 32 ? a = 2 >>> a | 0 : a = ((1 << a) - 1 & 2) << 32 - a, l[k + 125 | 0] = a, a = i & 31, (i & 63) >>> 0 >= 32 ? a = 4 >>> a | 0 : a = ((1 << a) - 1 & 4) << 32 - a | 16843008 >>> a, l[k + 123 | 0] = a, a = i & 31, (i & 63) >>> 0 >= 32 ? i = 12 >>> a | 0 : i = ((1 << a) - 1 & 12) << 32 - a | 101058054 >>> a, l[k + 122 | 0] = i, E0(k + 32 | 0, k + 104 | 0)), i = k - -64 | 0, e[A + 8 >> 2] = e[i + 8 >> 2], a = e[i + 4 >> 2], e[A >> 2] = e[i >> 2], e[A + 4 >> 2] = a, b || (l[1054752] = !e[263534]), s = k + 176 | 0;
    }
    function v2(A, i, a) {
      var r = 0, b = 0, f = 0, k = 0, c = 0, t = 0, u = 0, w = 0, o = 0, h = 0, B = 0, Q = 0;
      b = s - 48 | 0, s = b, f = 94, r = 22, t = 65535, w = 255;
      e: {
        i: switch (n[a + 16 | 0] - 1 | 0) {
          default:
            w = 0, o = n[a + 17 | 0], r = v(o >>> 0 <= 78 ? o : 0, 12), c = r + 1051735 | 0, k = n[r + 1051743 | 0], r = 41, t = 65280, h = -65536;
            A: {
              a: {
                r: switch (n[a + 19 | 0] - 6 | 0) {
                  case 0:
                    r = 31;
                    f: {
                      k: switch (k - 5 | 0) {
                        case 2:
                          if (!q0(i, e[a >> 2], e[a + 4 >> 2])) break a;
                          break f;
                        case 3:
                          if (q0(i, e[a >> 2], e[a + 4 >> 2])) break f;
                          break a;
                        case 0:
                          break A;
                        case 4:
                          break k;
                        default:
                          break a;
                      }
                      if (!q0(i, e[a >> 2], e[a + 4 >> 2])) break a;
                    }
                    r = 28;
                    break A;
                  case 1:
                    if (e[b + 44 >> 2] = 0, e[b + 36 >> 2] = 0, e[b + 40 >> 2] = 1, L0(i, a, b + 36 | 0), r = e[b + 40 >> 2], k = e[b + 44 >> 2], f = n[c + 11 | 0], f >>> 0 <= 4 ? (c = v(f, 10) + 1050135 | 0, w = n[(c + n[e[i + 24 >> 2] + 45 | 0] | 0) + 8 | 0], f = w >>> 0 > 8, w = f ? 0 : w, f = f ? 1 : c) : f = 1, D2(b, r, k, f, w), Q = n[e[i + 20 >> 2] + 11 | 0], n[b | 0]) if (i = n[b + 1 | 0], h = i << 16, i = v((i >>> 0 <= 61 ? i : 0) & 255, 25), n[i + 1050209 | 0] == (k | 0)) {
                      for (f = i + 1050185 | 0, i = k; B = !i | !k, !B && (w = n[r | 0], c = n[f | 0], k = k - 1 | 0, r = r + 1 | 0, i = i - 1 | 0, f = f + 1 | 0, ((c | ((c - 65 & 255) >>> 0 < 26 ? 32 : 0)) & 255) == ((w | ((w - 65 & 255) >>> 0 < 26 ? 32 : 0)) & 255)); ) ;
                      i = B ? 66 : 65;
                    } else i = 65;
                    else h = -1, i = 94;
                    f = i, r = Q | 32, Z(b + 36 | 0, 1, 1);
                    break A;
                  case 3:
                    r = 36;
                    f: switch (k - 6 | 0) {
                      case 0:
                        r = n[e[i + 20 >> 2] + 11 | 0] | 34;
                        break A;
                      case 2:
                        break A;
                      default:
                        break f;
                    }
                    r = n[a + 21 | 0] == n[c + 4 | 0] ? 38 : 37;
                    break A;
                  case 4:
                    r = n[e[i + 20 >> 2] + 11 | 0] + 39 | 0, f = 67;
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
              r = n[e[i + 20 >> 2] + 11 | 0] + 29 | 0;
            }
            t = t | o, w = h >>> 16 | 0;
            break e;
          case 0:
            t = n[a + 17 | 0], c = v(t >>> 0 <= 78 ? t : 0, 12), k = n[c + 1051745 | 0], r = 48, u = 16777215;
            A: {
              a: {
                r: switch (n[a + 19 | 0] - 14 | 0) {
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
                r = n[e[i + 20 >> 2] + 11 | 0] + 51 | 0;
              }
              u = k;
            }
            i = u << 8, u = 0, t = i | t;
            break e;
          case 10:
            r = n[a + 17 | 0] | 88;
            break e;
          case 11:
            r = 93;
            break e;
          case 12:
            r = 92;
            break e;
          case 1:
            r = n[a + 17 | 0], k = r, n[v(r >>> 0 <= 78 ? r : 0, 12) + 1051743 | 0] == 6 ? (i = n[e[i + 20 >> 2] + 11 | 0], f = i ? 94 : 68, r = 46 - i | 0) : r = 45, t = k | 65280;
            break e;
          case 2:
            if (r = n[a + 17 | 0], n[a + 19 | 0] == 18) {
              t = r << 8 | 255, r = 53;
              break e;
            }
            e[b + 36 >> 2] = 0, e[b + 40 >> 2] = 1, e[b + 44 >> 2] = 0, L0(i, a, b + 36 | 0), u = n[e[i + 24 >> 2] + 45 | 0], k = v((r >>> 0 <= 14 ? r : 0) & 255, 60) + 1052904 | 0, f = e[b + 40 >> 2], t = e[b + 44 >> 2], K0(b + 16 | 0, k, f, t);
            A: {
              if (e[b + 16 >> 2] & 1 && (c = e[b + 20 >> 2], F[(k + (u << 1) | 0) + 6 >> 1] >>> (c & 15) & 1)) {
                u = 0, t = c + n[k + 57 | 0] & 255 | 65280, f = 94, r = n[e[i + 20 >> 2] + 11 | 0] + 49 | 0;
                break A;
              }
              i = n[e[i + 20 >> 2] + 11 | 0], H0(b + 8 | 0, r, f, t, u), u = n[b + 8 | 0], f = u ? 65 : 94, w = u ? n[b + 9 | 0] : -1, u = 0, t = r << 8 | 255, r = i | 54;
            }
            Z(b + 36 | 0, 1, 1);
            break e;
          case 3:
            f = 70, i = e[i + 20 >> 2], n[i + 10 | 0] != 2 ? r = n[i + 11 | 0] | 56 : r = 58;
            break e;
          case 4:
            r = 18;
            A: {
              a: {
                r: {
                  f: switch (k = n[a + 17 | 0], (k >>> 0 > 13 ? k - 13 | 0 : 0) - 1 | 0) {
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
                  r = e[a + 4 >> 2], c = e[a >> 2], o = e[i >> 2], h = e[i + 8 >> 2], i = h >>> 0 > N[i + 4 >> 2], o = i ? 1 : o, i = i ? 0 : h, _2(b + 24 | 0, o, i);
                  f: if (k) {
                    if ((k | 0) != 13 | r >>> 0 <= c >>> 0 | i >>> 0 < r >>> 0 || (n[c + o | 0] | 32) != 123) break f;
                    r = 27;
                    break e;
                  } else {
                    if (i = e[b + 28 >> 2], !i) {
                      r = 24;
                      break e;
                    }
                    if (c = e[b + 24 >> 2], r = n[c | 0], (r | 0) == 60) {
                      r = 25;
                      break e;
                    }
                    if ((i | 0) == 1 | (r | 0) != 31) break f;
                    if (r = 26, i = n[c + 1 | 0], (i | 0) == 139 | ((i | 0) == 194 | (i | 0) == 239)) break e;
                  }
                  r = k;
                  break e;
                }
                r = n[e[i + 20 >> 2] + 10 | 0] == 2 ? 15 : 14;
                break e;
              }
              r = n[e[i + 20 >> 2] + 11 | 0] | 16;
              break e;
            }
            i = e[e[i + 24 >> 2] + 12 >> 2], u = i >>> 0 >= 16777216 ? 16777216 : i, r = 19;
            break e;
          case 5:
          case 9:
            i = e[i + 24 >> 2], r = 21;
            A: switch (n[a + 19 | 0] - 3 | 0) {
              case 0:
                i = e[i + 8 >> 2], u = i >>> 0 >= 5e8 ? 5e8 : i, r = 20;
                break e;
              case 1:
                break A;
              default:
                break e;
            }
            i = e[i + 12 >> 2], u = i >>> 0 >= 16777216 ? 16777216 : i, r = 19;
            break e;
          case 7:
            r = 23;
            break e;
          case 6:
            break e;
          case 8:
            break i;
        }
        r = n[a + 17 | 0] + 59 | 0;
      }
      l[A + 28 | 0] = 2, l[A + 9 | 0] = r, l[A + 8 | 0] = f, i = e[a + 20 >> 2], e[A + 48 >> 2] = e[a + 16 >> 2], e[A + 52 >> 2] = i, i = e[a + 12 >> 2], e[A + 40 >> 2] = e[a + 8 >> 2], e[A + 44 >> 2] = i, i = e[a + 4 >> 2], e[A + 32 >> 2] = e[a >> 2], e[A + 36 >> 2] = i, e[A >> 2] = u, e[A + 4 >> 2] = t & 65535 | w << 16 | -16777216, s = b + 48 | 0;
    }
    function W0(A, i, a, r, b) {
      var f = 0, k = 0, c = 0, t = 0, u = 0, w = 0, o = 0, h = 0, B = 0, Q = 0, E = 0, I = 0, d = 0, g = 0, C = 0, y = 0;
      f = s - 48 | 0, s = f, c = 255;
      e: {
        i: {
          A: {
            a: {
              r: switch (g = n[i | 0], t = g, t - 1 | 0) {
                case 0:
                  break r;
                case 1:
                  break a;
                case 2:
                  break A;
                default:
                  break e;
              }
              c = n[i + 1 | 0];
              break i;
            }
            t = n[i + 1 | 0], c = 254;
            break e;
          }
          c = 253;
        }
        t = 0;
      }
      o = n[A + 8 | 0], Q = n[A + 51 | 0] | n[A + 52 | 0] << 8, E = n[A + 53 | 0], I = n[A + 50 | 0], u = n[A + 9 | 0], k = e[A + 4 >> 2], w = n[A + 28 | 0], l[f + 22 | 0] = 0, l[f + 23 | 0] = 0, l[f + 21 | 0] = (w | 0) != 2, l[f + 20 | 0] = a, l[f + 16 | 0] = k, l[f + 17 | 0] = k >>> 8, l[f + 18 | 0] = k >>> 16, l[f + 19 | 0] = k >>> 24, l[f + 15 | 0] = t, l[f + 14 | 0] = c, l[f + 12 | 0] = u, l[f + 11 | 0] = I, l[f + 10 | 0] = E, l[f + 8 | 0] = Q, l[f + 9 | 0] = Q >>> 8, l[f + 13 | 0] = (o | 0) == 94 ? -1 : o, a = f + 8 | 0, $2(a, 16), e[f + 8 >> 2] = e[A >> 2], T(a, f + 12 | 0), Q = e[263691], T(1050080, 1050088), E = b + 16 | 0, k = z2(E, 1048868);
      e: {
        i: {
          if (!k && n[e[e[r + 64 >> 2] + 20 >> 2] + 10 | 0] != 2) {
            if (x0(a, r, e[b + 8 >> 2]), a = e[r + 40 >> 2], A = e[f + 8 >> 2], h = A >>> 0 > a >>> 0 ? a : A, A4(r + 32 | 0, h), n[r + 68 | 0] != 1) break e;
            if (!h) break i;
            h = h + 1 | 0;
            break e;
          }
          if (A4(r + 32 | 0, 0), !n[r + 68 | 0]) break e;
        }
        e[f + 8 >> 2] = n[r + 69 | 0] | 1073741824, T(f + 8 | 0, f + 12 | 0), h = 0;
      }
      A = e[r + 64 >> 2];
      e: if (n[e[A + 20 >> 2] + 10 | 0] == 2) {
        i: switch (n[E | 0] - 1 | 0) {
          default:
            A = n[b + 17 | 0], V0(r + 32 | 0, N[r + 40 >> 2] >= 64 ? 12 : 0), e[f + 8 >> 2] = n[v(A >>> 0 <= 78 ? A : 0, 12) + 1051744 | 0] | 1073741824, T(f + 8 | 0, f + 12 | 0);
            break e;
          case 2:
          case 3:
          case 11:
          case 12:
            e[f + 16 >> 2] = 0, e[f + 8 >> 2] = 0, e[f + 12 >> 2] = 1, a = A, A = f + 8 | 0, L0(a, b, A), l2(r, e[f + 12 >> 2], e[f + 16 >> 2]), Z(A, 1, 1);
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
        for (c = e[b >> 2], b = e[A >> 2], a = e[A + 8 >> 2], A = a >>> 0 > N[A + 4 >> 2], b = A ? 1 : b, a = A ? 0 : a, e[f + 40 >> 2] = a ? n[b | 0] == 63 : 0, e[f + 36 >> 2] = a, e[f + 32 >> 2] = b; ; ) {
          if (k = f + 8 | 0, O0(k, f + 32 | 0), e[f + 8 >> 2] != 1) break e;
          if (A = e[f + 16 >> 2], !(A >>> 0 >= c >>> 0) && !(c >>> 0 < N[f + 20 >> 2]) && !(c >>> 0 > N[f + 24 >> 2])) break;
        }
        if (h0(k, b, a, e[f + 12 >> 2], A), a = e[f + 8 >> 2], (a | 0) == -2147483648) break e;
        b = e[f + 16 >> 2], A = e[f + 12 >> 2], e[f + 12 >> 2] = A, e[f + 16 >> 2] = b, e[f + 8 >> 2] = a, l2(r, A, b), Z(k, 1, 1);
      } else {
        if (k) for (a = e[A + 24 >> 2], A = e[a + 4 >> 2], a = e[a >> 2], l[f + 20 | 0] = 0, e[f + 16 >> 2] = a ? A : 0, e[f + 8 >> 2] = 1, e[f + 12 >> 2] = a || 1; ; ) {
          if (W2(f, f + 8 | 0), A = e[f >> 2], !A) break e;
          w = f + 32 | 0, u = s - 32 | 0, s = u, k = A + e[f + 4 >> 2] | 0;
          i: {
            if ((k | 0) != (A | 0)) A: {
              if (c = A + 1 | 0, b = n[A | 0], (b | 0) == 126) {
                if ((k | 0) == (c | 0)) break A;
                c = A + 2 | 0, b = n[A + 1 | 0] == 49 ? 47 : 126;
              }
              for (l0(u + 8 | 0, 8, 1, 1), a = e[u + 8 >> 2], A = e[u + 12 >> 2], l[A | 0] = b, e[u + 28 >> 2] = 1, e[u + 24 >> 2] = A, e[u + 20 >> 2] = a, b = u + 20 | 0, A = c; ; ) {
                a: {
                  if ((A | 0) == (k | 0)) break a;
                  if (a = A + 1 | 0, c = n[A | 0], (c | 0) == 126) {
                    if ((a | 0) == (k | 0)) break a;
                    c = n[A + 1 | 0] == 49 ? 47 : 126, A = A + 2 | 0;
                  } else A = a;
                  a = e[b + 8 >> 2], (a | 0) == e[b >> 2] && P(b, 1, 1, 1), l[a + e[b + 4 >> 2] | 0] = c, e[b + 8 >> 2] = a + 1;
                  continue;
                }
                break;
              }
              e[w + 8 >> 2] = e[u + 28 >> 2], A = e[u + 24 >> 2], e[w >> 2] = e[u + 20 >> 2], e[w + 4 >> 2] = A;
              break i;
            }
            e[w + 8 >> 2] = 0, e[w >> 2] = 0, e[w + 4 >> 2] = 1;
          }
          s = u + 32 | 0, l2(r, e[f + 36 >> 2], e[f + 40 >> 2]), Z(w, 1, 1);
        }
        for (d = r + 32 | 0, a = e[r + 4 >> 2], I = a + (e[r + 8 >> 2] << 4) | 0, k = f + 36 | 0, u = f + 48 | 0, A = e[r + 40 >> 2]; ; ) {
          i: {
            if (A) {
              if (I - a >>> 4 >>> 0 <= A >>> 0) break i;
              A = (A << 4) + a | 0;
            } else if (A = a, (I | 0) == (A | 0)) break i;
            if (B = e[r + 64 >> 2], e[f + 24 >> 2] = e[B + 16 >> 2], a = e[B + 12 >> 2], e[f + 16 >> 2] = e[B + 8 >> 2], e[f + 20 >> 2] = a, a = e[B + 4 >> 2], e[f + 8 >> 2] = e[B >> 2], e[f + 12 >> 2] = a, a = A + 16 | 0, n[A + 12 | 0]) e[f + 32 >> 2] = e[A + 8 >> 2], T(f + 32 | 0, k);
            else A: {
              if (A = e[A + 4 >> 2], c = A >>> 0 >= N[f + 24 >> 2] ? 1048576 : e[f + 20 >> 2] + v(A, 12) | 0, A = e[c + 4 >> 2], e[f + 32 >> 2] = e[c >> 2], e[f + 36 >> 2] = A, A = e[c + 8 >> 2], e[f + 40 >> 2] = A, !(A & 8)) a: {
                for (w = 0, c = 0, A = e[f + 12 >> 2], t = e[f + 32 >> 2] + 1 | 0, A >>> 0 >= t >>> 0 & A - t >>> 0 >= 8 && (A = t + e[f + 8 >> 2] | 0, w = n[A | 0] | n[A + 1 | 0] << 8 | (n[A + 2 | 0] << 16 | n[A + 3 | 0] << 24), c = n[A + 4 | 0] | n[A + 5 | 0] << 8 | (n[A + 6 | 0] << 16 | n[A + 7 | 0] << 24)), A = 0, o = 1073741824; ; ) {
                  if ((A | 0) == 1550) break a;
                  if (!v0(A + 1050185 | 0, B, t, w, c)) {
                    o = o + 1 | 0, A = A + 25 | 0;
                    continue;
                  }
                  break;
                }
                e[f + 44 >> 2] = o, T(f + 44 | 0, u);
                break A;
              }
              if (c = e[263694], z0(f + 8 | 0, f + 32 | 0, 1054768), C = f, y = c2(c) | -2147483648, e[C + 44 >> 2] = y, T(f + 44 | 0, u), A = e[263694], A >>> 0 < c >>> 0) break A;
              C2(d, c + e[263693] | 0, A - c | 0), A = 0;
              continue;
            }
            A = 0, V0(d, N[r + 40 >> 2] >= 64 ? 12 : 0);
            continue;
          }
          break;
        }
        if (n[E | 0] != 2) break e;
        A = n[b + 17 | 0], V0(d, N[r + 40 >> 2] >= 64 ? 12 : 0), e[f + 8 >> 2] = n[v(A >>> 0 <= 78 ? A : 0, 12) + 1051744 | 0] | 1073741824, T(f + 8 | 0, f + 12 | 0);
      }
      if (e[r + 48 >> 2] = e[r + 48 >> 2] + e[r + 44 >> 2], e[f + 12 >> 2] = (e[263691] - Q | 0) - 2, e[f + 8 >> 2] = h, A = f + 8 | 0, b0(Q, A, 2), (g | 0) == 3) {
        a = e[i + 4 >> 2], r = e[i + 8 >> 2], i = 0, b = 0, t = 0;
        e: {
          for (; ; ) {
            if ((i | 0) == (r | 0)) break e;
            if (k = i + a | 0, i = i + 1 | 0, t = (l[k | 0] > -65) + t | 0, !(t >>> 0 <= 40)) break;
          }
          i = i - 1 | 0, k = r >>> 0 < i >>> 0, r = k ? 0 : i, b = 1, a = k ? 1 : a;
        }
        for (l[A + 8 | 0] = b, e[A + 4 >> 2] = r, e[A >> 2] = a, r = e[f + 8 >> 2], a = e[f + 12 >> 2], i = n[f + 16 | 0], e[f + 20 >> 2] = i ? 3 : 0, e[f + 16 >> 2] = i ? 1050128 : 1, e[f + 8 >> 2] = r, e[f + 12 >> 2] = a, b = f + 32 | 0, r = 0, k = s - 32 | 0, s = k, a = A + 4 | 0, t = 2; r = e[a >> 2] + r | 0, a = a + 8 | 0, t = t - 1 | 0, !!t; ) ;
        for (a = 16, l0(k + 8 | 0, r, 1, 1), e[k + 28 >> 2] = 0, i = e[k + 12 >> 2], e[k + 20 >> 2] = e[k + 8 >> 2], e[k + 24 >> 2] = i; ; ) {
          if (a) {
            _(k + 20 | 0, e[A >> 2], e[A + 4 >> 2]), a = a - 8 | 0, A = A + 8 | 0;
            continue;
          }
          break;
        }
        e[b + 8 >> 2] = e[k + 28 >> 2], A = e[k + 24 >> 2], e[b >> 2] = e[k + 20 >> 2], e[b + 4 >> 2] = A, s = k + 32 | 0, A = s - 16 | 0, s = A, C = A, y = B4(e[f + 36 >> 2], e[f + 40 >> 2]), e[C + 12 >> 2] = y, i = A + 12 | 0, A = A + 16 | 0, T(i, A), s = A, Z(b, 1, 1);
      }
      s = f + 48 | 0;
    }
    function Q2(A, i, a) {
      var r = 0, b = 0, f = 0, k = 0, c = 0, t = 0, u = 0, w = 0, o = 0, h = 0, B = 0, Q = 0, E = 0, I = 0, d = 0, g = 0, C = 0, y = 0, m = 0, R = 0, z = 0, G = 0, V = 0, X = 0, j = 0, U = 0;
      for (f = s - 48 | 0, s = f, e[A + 32 >> 2] = 0, t = A + 24 | 0, b = e[A + 20 >> 2], P(t, b, 16, 8), r = e[t + 8 >> 2], u = e[t + 4 >> 2] + (r << 4) | 0; ; ) {
        if ((b | 0) != (w | 0)) {
          e[u >> 2] = 0, e[u + 4 >> 2] = 0, e[u + 8 >> 2] = w, u = u + 16 | 0, r = r + 1 | 0, w = w + 1 | 0;
          continue;
        }
        break;
      }
      e[t + 8 >> 2] = r, l[f + 20 | 0] = 0, e[f + 16 >> 2] = 0, e[f + 8 >> 2] = 0, e[f + 12 >> 2] = e[A + 20 >> 2], R = A + 36 | 0, I0(R, f + 8 | 0), z = A + 60 | 0, G = A + 48 | 0;
      e: {
        i: for (; ; ) {
          A: {
            if (r = e[A + 44 >> 2], !r || (r = r - 1 | 0, e[A + 44 >> 2] = r, b = e[A + 40 >> 2] + (r << 4) | 0, r = n[b + 12 | 0], (r | 0) == 2)) break A;
            if (g = e[b + 8 >> 2], C = e[b >> 2], w = e[A + 28 >> 2] + (C << 4) | 0, y = e[b + 4 >> 2], b = y >>> 0 < C >>> 0 | N[A + 32 >> 2] < y >>> 0, B = y - C | 0, b | B >>> 0 < 2) continue;
            if (t = b ? 0 : w, !(r & 1)) a: for (Q = t + (B << 4) | 0, V = e[A + 8 >> 2], X = e[A + 4 >> 2], j = e[A + 20 >> 2], U = e[A + 16 >> 2], b = t; ; ) {
              if ((b | 0) == (Q | 0)) break a;
              if (I = b, b = b + 16 | 0, r = e[I + 8 >> 2], !(r >>> 0 >= j >>> 0)) {
                r = (r << 4) + U | 0, d = n[r + 12 | 0], h = e[r + 8 >> 2], k = e[r + 4 >> 2], r = h >>> 0 < k >>> 0 | h >>> 0 > (d ? V : a) >>> 0, c = (r ? 1 : k + (d ? X : i) | 0) + g | 0, k = r ? 0 : h - k | 0, E = k >>> 0 < g >>> 0 ? 1 : c, r = k - g | 0, k = r >>> 0 <= k >>> 0 ? r : 0, u = k >>> 0 < 8;
                r: if (u) for (h = E - 1 | 0, o = 0, c = 0, r = k; ; ) {
                  if (!r) break r;
                  o = (c & 255) << 24 | o >>> 8, c = n[r + h | 0] << 24 | c >>> 8, r = r - 1 | 0;
                }
                else o = n[E | 0] | n[E + 1 | 0] << 8 | (n[E + 2 | 0] << 16 | n[E + 3 | 0] << 24), c = o << 24 | (o & 65280) << 8, m = o & 16711680, d = m >>> 8 | 0, h = o & -16777216, r = h >>> 24 | 0, m = h << 8 | m << 24, h = n[E + 4 | 0] | n[E + 5 | 0] << 8 | (n[E + 6 | 0] << 16 | n[E + 7 | 0] << 24), o = m | (h >>> 8 & 65280 | (((h & 255) << 24 | o >>> 8) & -16777216 | ((h & 16777215) << 8 | o >>> 24) & 16711680)), c = c | (r | d);
                e[I >> 2] = o | (u ? k : 8), e[I + 4 >> 2] = c;
              }
            }
            for (b = B + 1 | 0, r = t; ; ) {
              if (b = b - 1 | 0, b >>> 0 < 2) continue i;
              if (k = r, d = e[r >> 2], r = r + 16 | 0, h = e[r >> 2], I = e[k + 4 >> 2], k = e[r + 4 >> 2], !((I | 0) == (k | 0) & h >>> 0 > d >>> 0 | k >>> 0 > I >>> 0)) break;
            }
            for (o = -1, c = -1, r = w, b = B; o = e[r >> 2] & o, c = e[r + 4 >> 2] & c, r = r + 16 | 0, b = b - 1 | 0, !!b; ) ;
            for (u = 0, k = 0, r = w, b = B; u = e[r >> 2] | u, k = e[r + 4 >> 2] | k, r = r + 16 | 0, b = b - 1 | 0, !!b; ) ;
            if ((u | 0) != (o | 0) | (c | 0) != (k | 0)) {
              for (m = B + 1 | 0, d = t - 16 | 0, r = $(c ^ k), r = ((r | 0) == 32 ? $(u ^ o) + 32 | 0 : r) ^ 63, b = r & 31, (r & 63) >>> 0 >= 32 ? (u = 1 << b, r = 0) : (r = 1 << b, u = r - 1 & 1 >>> 32 - b), h = r, b = 0, Q = 0; ; ) {
                a: {
                  for (r = d + (b << 4) | 0; ; ) {
                    if (b = b + 1 | 0, (m | 0) == (b | 0)) break a;
                    if (r = r + 16 | 0, !(e[r >> 2] & h | e[r + 4 >> 2] & u)) break;
                  }
                  if (B >>> 0 <= Q >>> 0) break e;
                  w = e[r + 12 >> 2], e[f + 16 >> 2] = e[r + 8 >> 2], e[f + 20 >> 2] = w, w = e[r + 4 >> 2], e[f + 8 >> 2] = e[r >> 2], e[f + 12 >> 2] = w, c = t + (Q << 4) | 0, I = e[c + 8 >> 2], k = e[c + 12 >> 2], w = e[c + 4 >> 2], e[r >> 2] = e[c >> 2], e[r + 4 >> 2] = w, e[r + 8 >> 2] = I, e[r + 12 >> 2] = k, r = e[f + 20 >> 2], e[c + 8 >> 2] = e[f + 16 >> 2], e[c + 12 >> 2] = r, r = e[f + 12 >> 2], e[c >> 2] = e[f + 8 >> 2], e[c + 4 >> 2] = r, Q = Q + 1 | 0;
                  continue;
                }
                break;
              }
              for (e[f + 28 >> 2] = y, e[f + 16 >> 2] = C, r = Q + C | 0, e[f + 24 >> 2] = r, e[f + 20 >> 2] = r, r = 0; ; ) {
                if ((r | 0) == 16) continue i;
                b = (r + f | 0) + 16 | 0, t = e[b >> 2], b = e[b + 4 >> 2], l[f + 44 | 0] = 1, e[f + 40 >> 2] = g, e[f + 32 >> 2] = t, e[f + 36 >> 2] = b, I0(R, f + 32 | 0), r = r + 8 | 0;
              }
            }
            if (o & 248) {
              l[f + 20 | 0] = 0, e[f + 12 >> 2] = y, e[f + 8 >> 2] = C, e[f + 16 >> 2] = g + 7, I0(R, f + 8 | 0);
              continue;
            }
            if (r = B << 4, (C | 0) == (y | 0)) continue;
            if (b = 0, c = e[w + 8 >> 2], t = r + w | 0, B = w + 16 | 0, (t | 0) != (B | 0)) for (k = B + 8 | 0, u = t - B >>> 4 | 0; t = e[k >> 2], c = c >>> 0 < t >>> 0 ? c : t, k = k + 16 | 0, u = u - 1 | 0, !!u; ) ;
            for (N[A + 20 >> 2] > c >>> 0 && (Q = e[e[A + 16 >> 2] + (c << 4) >> 2], b = 1); ; ) {
              if (!r) continue i;
              t = e[w + 8 >> 2], (t | 0) != (c | 0) && (t >>> 0 < N[A + 20 >> 2] ? (g = e[e[A + 16 >> 2] + (t << 4) >> 2], k = 1) : k = 0, r4(G, k, g), r4(z, b, Q)), w = w + 16 | 0, r = r - 16 | 0;
            }
          }
          break;
        }
        s = f + 48 | 0;
        return;
      }
      S();
    }
    function U0(A, i, a, r) {
      var b = 0, f = 0, k = 0, c = 0, t = 0;
      f = 24;
      e: {
        i: {
          A: switch ((A & 255) - 2 | 0) {
            case 0:
              f = i + a | 0, A = i;
              a: {
                for (; ; ) {
                  if ((A | 0) == (f | 0)) break a;
                  if (n[n[A | 0] + 1049794 | 0] == 1) {
                    b = b + 1 | 0, A = A + 1 | 0;
                    continue;
                  }
                  break;
                }
                if (f = 10, a >>> 0 < b >>> 0) break e;
                if ((a | 0) == (b | 0)) break a;
                if (!b || n[i + b | 0] != 64) break e;
                for (t = b - a | 0, a = 0, i = 1, c = 45; ; ) {
                  if (i + t | 0) {
                    r: {
                      f: {
                        k: {
                          b: {
                            c: switch (b = n[A + i | 0], b - 45 | 0) {
                              case 0:
                                break c;
                              case 1:
                                break b;
                              default:
                                break k;
                            }
                            if (a - 1 >>> 0 < 62) break f;
                            break k;
                          }
                          if (k = 0, (c & 255) != 45) break r;
                        }
                        if ((b - 48 & 255) >>> 0 > 9 ? k = ((b & 223) - 65 & 255) >>> 0 > 25 : k = 0, k | a >>> 0 >= 63) break e;
                      }
                      k = a + 1 | 0;
                    }
                    a = k, c = (b | 0) == 46 ? 45 : b, i = i + 1 | 0;
                    continue;
                  }
                  break;
                }
                if ((c & 255) != 45) break i;
                if (!(a >>> 0 < 63 & r)) break e;
                break i;
              }
              if (r) break i;
              return 10;
            case 1:
              if (f = 11, a >>> 0 < 26 || !i4(1049768, i) || !i4(1049778, i + 10 | 0)) break e;
              b = n[i + 9 | 0] - 48 & 255, f = v(n[i + 8 | 0] - 48 & 255, 10), A = v(n[i + 5 | 0] - 48 & 255, 10) + (n[i + 6 | 0] - 48 & 255) | 0;
              a: {
                if (A >>> 0 <= 11) r: {
                  if (r = 30, 1 << A & 2640) break a;
                  if ((A | 0) != 2) break r;
                  A = v(n[i + 2 | 0] - 48 & 255, 10) + (n[i + 3 | 0] - 48 & 255) | 0, r = !((A || n[i + 1 | 0] + (n[i | 0] << 1) | 0) & 3) | 28;
                  break a;
                }
                r = A - 1 >>> 0 < 12 ? 31 : 0;
              }
              if (r >>> 0 > (b + f | 0) - 1 >>> 0) a: {
                if (v(n[i + 11 | 0] - 48 & 255, 10) + (n[i + 12 | 0] - 48 & 255) >>> 0 > 23 || v(n[i + 14 | 0] - 48 & 255, 10) + (n[i + 15 | 0] - 48 & 255) >>> 0 > 59 || v(n[i + 17 | 0] - 48 & 255, 10) + (n[i + 18 | 0] - 48 & 255) >>> 0 > 59) break a;
                if (f = 24, A = a - 26 | 0, !A) break e;
                a = n[i + 26 | 0];
                r: {
                  if ((A | 0) == 1 & (a | 0) == 90) break r;
                  f = 11;
                  f: switch (a - 43 | 0) {
                    case 0:
                    case 2:
                      break f;
                    default:
                      break e;
                  }
                  if ((A | 0) != 6 || (A = n[i + 27 | 0], (A - 48 & 255) >>> 0 > 2) || (a = n[i + 28 | 0], (a - 48 & 255) >>> 0 > 9) || n[i + 29 | 0] != 58 || (n[i + 30 | 0] - 48 & 255) >>> 0 > 5 || (n[i + 31 | 0] - 48 & 255) >>> 0 > 9) break a;
                  if ((A | 0) != 50) break r;
                  if (a >>> 0 > 51) break e;
                }
                return 12;
              }
              return 11;
            case 2:
              A = 0, a ? (b = a - 1 | 0, r = n[i | 0] == 45 ? i + 1 | 0 : 0) : r = 0, a = r ? b : a, i = r || i;
              a: {
                for (; ; ) {
                  if ((A | 0) != (a | 0)) {
                    if (r = A + i | 0, n[r | 0] == 46) break a;
                    A = A + 1 | 0;
                    continue;
                  }
                  break;
                }
                if (F0(i, a)) break i;
                return 13;
              }
              if (f = 13, !F0(i, A)) break e;
              if (F0(r + 1 | 0, a + (A ^ -1) | 0)) break i;
              break e;
            case 3:
              break A;
            default:
              break e;
          }
          f = F0(i, a) ? 24 : 6;
          break e;
        }
        return 24;
      }
      return f;
    }
    function D2(A, i, a, r, b) {
      var f = 0, k = 0, c = 0, t = 0, u = 0, w = 0, o = 0, h = 0, B = 0, Q = 0, E = 0, I = 0, d = 0, g = 0, C = 0, y = 0, m = 0, R = 0, z = 0, G = 0, V = 0, X = 0, j = 0;
      for (f = s - 96 | 0, s = f, z = i + a | 0, X = r + b | 0, k = f + 33 | 0, y = -1; ; ) {
        if ((r | 0) != (X | 0)) {
          if (I = 0, m = n[r | 0], c = v(m >>> 0 <= 61 ? m : 0, 25), Q = n[c + 1050209 | 0], w = a >>> 0 > Q >>> 0 ? a - Q | 0 : Q - a | 0, t = Q >>> 2 | 0, C = t ? t >>> 0 >= 3 ? 3 : t : 1, w >>> 0 <= C + Q >>> 0) e: {
            o = s - 32 | 0, s = o, R = c + 1050185 | 0, c = R, e[o + 28 >> 2] = c + Q, e[o + 24 >> 2] = c, e[o + 20 >> 2] = z, e[o + 16 >> 2] = i, E = 0, u = o + 24 | 0, d = s - 16 | 0, s = d, h = o + 16 | 0, t = e[h >> 2], B = e[h + 4 >> 2];
            i: {
              A: {
                for (; ; ) {
                  if ((t | 0) != (B | 0)) {
                    if (c = t + 1 | 0, e[h >> 2] = c, g = n[t | 0], t = c, (g | 0) == 45 | (g | 0) == 95) continue;
                    if (x2(d + 8 | 0, u), c = n[d + 8 | 0], !c) break A;
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
            if (s = d + 16 | 0, (c & 255) == 3 && (x2(o + 8 | 0, u), E = n[o + 8 | 0] ^ 1), s = o + 32 | 0, E & 1) {
              I = 1, b = 0;
              break e;
            }
            if (w >>> 0 > C >>> 0) break e;
            for (t = w4(i, a), c = W, t = w4(R, Q) ^ t, u = W ^ c, B = 0, h = 0; ; ) {
              if (t | u) {
                c = t, t = c - 1 & c, u = u - !c & u, B = B + 1 | 0, h = B ? h : h + 1 | 0;
                continue;
              }
              break;
            }
            if (W = h, C << 1 >>> 0 < B >>> 0) break e;
            for (e[f + 24 >> 2] = 0, e[f + 28 >> 2] = 0, e[f + 16 >> 2] = 0, e[f + 20 >> 2] = 0, e[f + 8 >> 2] = 0, e[f + 12 >> 2] = 0, e[f >> 2] = 0, e[f + 4 >> 2] = 0, b = 0; ; ) {
              if ((b | 0) != 32) {
                l[(f - -64 | 0) + b | 0] = b, b = b + 1 | 0;
                continue;
              }
              break;
            }
            for (h = 0, b = i, u = 0; ; ) {
              if ((b | 0) != (z | 0)) {
                for (l[k | 0] = 0, l[k + 1 | 0] = 0, l[k + 2 | 0] = 0, l[k + 3 | 0] = 0, l[k + 4 | 0] = 0, l[k + 5 | 0] = 0, l[k + 6 | 0] = 0, l[k + 7 | 0] = 0, l[k + 8 | 0] = 0, l[k + 9 | 0] = 0, l[k + 10 | 0] = 0, l[k + 11 | 0] = 0, l[k + 12 | 0] = 0, l[k + 13 | 0] = 0, l[k + 14 | 0] = 0, l[k + 15 | 0] = 0, l[k + 16 | 0] = 0, l[k + 17 | 0] = 0, l[k + 18 | 0] = 0, l[k + 19 | 0] = 0, l[k + 20 | 0] = 0, l[k + 21 | 0] = 0, l[k + 22 | 0] = 0, l[k + 23 | 0] = 0, l[k + 23 | 0] = 0, l[k + 24 | 0] = 0, l[k + 25 | 0] = 0, l[k + 26 | 0] = 0, l[k + 27 | 0] = 0, l[k + 28 | 0] = 0, l[k + 29 | 0] = 0, l[k + 30 | 0] = 0, c = h + 1 | 0, l[f + 32 | 0] = c, t = b + 1 | 0, B = n[b | 0], I = 0, d = u & 255, u = 0, E = c; ; ) {
                  if (b = I, !((b | 0) == 31 | (b | 0) == (Q | 0))) {
                    g = f - -64 | 0, I = b + 1 | 0, w = I & 31, o = n[g + w | 0] + 1 & 255, j = w + (f + 32 | 0) | 0, w = !b | (B | 0) != (u & 255), u = n[b + R | 0], !(w | (d | 0) != (u | 0)) && h ? w = n[(b - 1 & 31) + f | 0] + 1 | 0 : w = 255, w = w & 255, E = E + 1 & 255, b = n[b + g | 0] + ((B | 0) != (u & 255)) & 255, b = b >>> 0 > o >>> 0 ? o : b, b = b >>> 0 > E >>> 0 ? E : b, E = b >>> 0 > w >>> 0 ? w : b, l[j | 0] = E;
                    continue;
                  }
                  break;
                }
                b = e[f + 92 >> 2], e[f + 24 >> 2] = e[f + 88 >> 2], e[f + 28 >> 2] = b, b = e[f + 84 >> 2], e[f + 16 >> 2] = e[f + 80 >> 2], e[f + 20 >> 2] = b, b = e[f + 76 >> 2], e[f + 8 >> 2] = e[f + 72 >> 2], e[f + 12 >> 2] = b, b = e[f + 68 >> 2], e[f >> 2] = e[f + 64 >> 2], e[f + 4 >> 2] = b, b = n[f + 36 | 0] | n[f + 37 | 0] << 8 | (n[f + 38 | 0] << 16 | n[f + 39 | 0] << 24), e[f + 64 >> 2] = n[f + 32 | 0] | n[f + 33 | 0] << 8 | (n[f + 34 | 0] << 16 | n[f + 35 | 0] << 24), e[f + 68 >> 2] = b, b = n[f + 44 | 0] | n[f + 45 | 0] << 8 | (n[f + 46 | 0] << 16 | n[f + 47 | 0] << 24), e[f + 72 >> 2] = n[f + 40 | 0] | n[f + 41 | 0] << 8 | (n[f + 42 | 0] << 16 | n[f + 43 | 0] << 24), e[f + 76 >> 2] = b, b = n[f + 52 | 0] | n[f + 53 | 0] << 8 | (n[f + 54 | 0] << 16 | n[f + 55 | 0] << 24), e[f + 80 >> 2] = n[f + 48 | 0] | n[f + 49 | 0] << 8 | (n[f + 50 | 0] << 16 | n[f + 51 | 0] << 24), e[f + 84 >> 2] = b, b = n[f + 60 | 0] | n[f + 61 | 0] << 8 | (n[f + 62 | 0] << 16 | n[f + 63 | 0] << 24), e[f + 88 >> 2] = n[f + 56 | 0] | n[f + 57 | 0] << 8 | (n[f + 58 | 0] << 16 | n[f + 59 | 0] << 24), e[f + 92 >> 2] = b, b = t, h = c, u = B;
                continue;
              }
              break;
            }
            b = n[(f - -64 | 0) + (Q & 31) | 0], I = C >>> 0 >= b >>> 0;
          }
          r = r + 1 | 0, c = b >>> 0 < y >>> 0 & I, G = c ? m : G, y = c ? b : y, V = c | V;
          continue;
        }
        break;
      }
      l[A + 1 | 0] = G, l[A | 0] = V & 1, s = f + 96 | 0;
    }
    function T0(A, i, a, r, b, f) {
      var k = 0, c = 0, t = 0, u = 0, w = 0, o = 0, h = 0, B = 0, Q = 0, E = 0, I = 0, d = 0, g = 0, C = 0;
      if (B = r + 32 | 0, r >>> 0 <= 4294967263 & B >>> 0 <= a >>> 0 && (k = i + r | 0, l[k + 24 | 0] = 0, l[k + 25 | 0] = 0, l[k + 26 | 0] = 0, l[k + 27 | 0] = 0, l[k + 28 | 0] = 0, l[k + 29 | 0] = 0, l[k + 30 | 0] = 0, l[k + 31 | 0] = 0, l[k + 16 | 0] = 0, l[k + 17 | 0] = 0, l[k + 18 | 0] = 0, l[k + 19 | 0] = 0, l[k + 20 | 0] = 0, l[k + 21 | 0] = 0, l[k + 22 | 0] = 0, l[k + 23 | 0] = 0, l[k + 8 | 0] = 0, l[k + 9 | 0] = 0, l[k + 10 | 0] = 0, l[k + 11 | 0] = 0, l[k + 12 | 0] = 0, l[k + 13 | 0] = 0, l[k + 14 | 0] = 0, l[k + 15 | 0] = 0, l[k | 0] = 0, l[k + 1 | 0] = 0, l[k + 2 | 0] = 0, l[k + 3 | 0] = 0, l[k + 4 | 0] = 0, l[k + 5 | 0] = 0, l[k + 6 | 0] = 0, l[k + 7 | 0] = 0), c = s - 32 | 0, w = 1, o = 2, k = b, b = a - B | 0, b = k >>> 0 > (a >>> 0 >= b >>> 0 ? b : 0) >>> 0, u = b ? 0 : k, u >>> 0 < 2) l[c + 24 | 0] = n[1049648], b = e[262411], e[c + 16 >> 2] = e[262410], e[c + 20 >> 2] = b, b = e[262409], e[c + 8 >> 2] = e[262408], e[c + 12 >> 2] = b, b = e[262407], e[c >> 2] = e[262406], e[c + 4 >> 2] = b, o = 1048576, b = 64, k = 100, u = 1;
      else {
        for (k = a >>> 0 < B >>> 0 || b ? 1 : i + B | 0, b = n[k | 0], b >>> 0 <= 1 && (o = n[b + 1049656 | 0]), Q = k + 38 | 0, g = u - 38 | 0, w = n[k + 1 | 0], b = 0, l[c + 24 | 0] = n[1053828], t = n[1053824] | n[1053825] << 8 | (n[1053826] << 16 | n[1053827] << 24), e[c + 16 >> 2] = n[1053820] | n[1053821] << 8 | (n[1053822] << 16 | n[1053823] << 24), e[c + 20 >> 2] = t, t = n[1053816] | n[1053817] << 8 | (n[1053818] << 16 | n[1053819] << 24), e[c + 8 >> 2] = n[1053812] | n[1053813] << 8 | (n[1053814] << 16 | n[1053815] << 24), e[c + 12 >> 2] = t, t = n[1053808] | n[1053809] << 8 | (n[1053810] << 16 | n[1053811] << 24), e[c >> 2] = n[1053804] | n[1053805] << 8 | (n[1053806] << 16 | n[1053807] << 24), e[c + 4 >> 2] = t, t = u - 2 | 0, E = t >>> 0 >= 24 ? 24 : t, I = k + 2 | 0, C = c | 1, t = 0; ; ) {
          if ((b | 0) != (E | 0)) {
            if (d = n[b + I | 0] - 1 | 0, d >>> 0 <= 3 && (h = n[b + 1048920 | 0], !(h >>> 0 <= 5 & (h | 0) != 2))) {
              l[h + C | 0] = n[d + 1049600 | 0], t = 1, b = b + 1 | 0;
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
        h = t ? 0 : h, E = w & 1, t = w >>> 4 & 1, I = w >>> 1 & 1, w = (w ^ -1) >>> 2 & 1, u = Q & 1;
      }
      e[A + 28 >> 2] = k, e[A + 24 >> 2] = b, e[A + 20 >> 2] = o, e[A + 16 >> 2] = g, e[A + 12 >> 2] = h, e[A + 8 >> 2] = r, r = e[c + 4 >> 2], e[A + 32 >> 2] = e[c >> 2], e[A + 36 >> 2] = r, r = e[c + 12 >> 2], e[A + 40 >> 2] = e[c + 8 >> 2], e[A + 44 >> 2] = r, r = e[c + 20 >> 2], e[A + 48 >> 2] = e[c + 16 >> 2], e[A + 52 >> 2] = r, l[A + 56 | 0] = n[c + 24 | 0], l[A + 63 | 0] = t, l[A + 60 | 0] = w, l[A + 59 | 0] = I, l[A + 58 | 0] = E, l[A + 57 | 0] = u, l[A + 62 | 0] = (f | 0) != 2, l[A + 61 | 0] = (f | 0) == 1, a = a >>> 0 < B >>> 0, e[A + 4 >> 2] = a ? 0 : B, e[A >> 2] = a ? 1 : i;
    }
    function E2(A, i, a, r, b) {
      var f = 0, k = 0, c = 0, t = 0, u = 0, w = 0, o = 0, h = 0, B = 0, Q = 0, E = 0, I = 0, d = 0, g = 0, C = 0, y = 0, m = 0;
      for (h = s - 32 | 0, s = h, w = v(((i & 255) >>> 0 <= 14 ? i : 0) & 255, 60) + 1052904 | 0, f = w + (n[e[A + 24 >> 2] + 45 | 0] << 1) | 0, g = f + 6 | 0, y = F[b + 10 >> 1] | (F[b + 8 >> 1] | F[f + 2 >> 1] ^ -1), c = a + 1 | 0, m = e[r + 8 >> 2] >>> 4 | 0, E = e[e[A + 28 >> 2] + 20 >> 2]; ; ) {
        e: {
          if (c >>> 0 >= m >>> 0 || !(l[A + 40 | 0] & 1) & n[A + 44 | 0] == 1) break e;
          f = N[A + 16 >> 2] <= c >>> 0 ? 1048576 : e[A + 12 >> 2] + v(c, 12) | 0, k = e[f + 4 >> 2], e[h + 16 >> 2] = e[f >> 2], e[h + 20 >> 2] = k, f = e[f + 8 >> 2], e[h + 24 >> 2] = f;
          i: if (f & 8) {
            f = h + 8 | 0, I = h + 16 | 0, o = 0, t = n[w + 58 | 0], u = n[w + 57 | 0], k = t + u >>> 0 > 79, u = k ? 1 : v(u, 12) + 1051735 | 0, k = v(k ? 0 : t, 12), t = 0;
            A: {
              for (; ; ) {
                if (!k) break A;
                if (B = n[u + 9 | 0], !Z0(v(B >>> 0 <= 61 ? B : 0, 25) + 1050185 | 0, A, I)) {
                  k = k - 12 | 0, t = t + 1 | 0, u = u + 12 | 0;
                  continue;
                }
                break;
              }
              o = 1;
            }
            e[f + 4 >> 2] = t, e[f >> 2] = o, k = e[h + 8 >> 2], f = e[h + 12 >> 2];
          } else {
            if (f = 0, I = 0, k = e[A + 4 >> 2], u = e[h + 16 >> 2] + 1 | 0, k >>> 0 >= u >>> 0 & k - u >>> 0 >= 8 && (k = u + e[A >> 2] | 0, f = n[k | 0] | n[k + 1 | 0] << 8 | (n[k + 2 | 0] << 16 | n[k + 3 | 0] << 24), I = n[k + 4 | 0] | n[k + 5 | 0] << 8 | (n[k + 6 | 0] << 16 | n[k + 7 | 0] << 24)), k = n[w + 58 | 0], k >>> 0 > Q >>> 0) A: {
              if (t = k, k = n[w + 57 | 0], t + k >>> 0 > 79 || (k = n[(v(k, 12) + v(Q, 12) | 0) + 1051744 | 0], !v0(v(k >>> 0 <= 61 ? k : 0, 25) + 1050185 | 0, A, u, f, I))) break A;
              k = 1, f = Q;
              break i;
            }
            o = 0, B = n[w + 58 | 0], k = n[w + 57 | 0], t = B + k >>> 0 > 79, k = t ? 1 : v(k, 12) + 1051735 | 0, t = v(t ? 0 : B, 12), B = 0;
            A: {
              for (; ; ) {
                if (!t) break A;
                if (C = n[k + 9 | 0], !v0(v(C >>> 0 <= 61 ? C : 0, 25) + 1050185 | 0, A, u, f, I)) {
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
            if ((k | 0) == 1 && (k = 1 << (f & 15), !(k & F[g >> 1]))) {
              if (k & d && o4(A, c), Q = f + 1 | 0, d = k | d, k & y) {
                k = f + n[w + 57 | 0] | 0, f = 1 << (f & 15), t = n[e[A + 24 >> 2] + 45 | 0];
                A: {
                  if (f & F[(w + (t << 1) | 0) + 10 >> 1]) {
                    f2(A, 14, k, c), g0(A, c + 1 | 0);
                    break A;
                  }
                  f & F[b + 8 >> 1] ? (e[b >> 2] == 1 ? f = n[w + 59 | 0] >>> (e[b + 4 >> 2] & 7) & 1 ? 18 : 17 : f = 17, f2(A, f, k, c), g0(A, c + 1 | 0)) : (f & F[(w + (t << 1) | 0) + 2 >> 1] || f2(A, 15, k, c), t = (f & F[b + 10 >> 1]) != 0, f = n[A + 46 | 0], l[A + 46 | 0] = t | f, D0(A, c + 1 | 0, k), l[A + 46 | 0] = f);
                }
                c = c + 1 | 0;
              } else c = c + 1 | 0, D0(A, c, f + n[w + 57 | 0] | 0);
              break i;
            }
            s4(e[A + 28 >> 2] + 12 | 0, c), c = c + 1 | 0, g0(A, c);
          }
          c = e[(N[A + 16 >> 2] <= c >>> 0 ? 1048576 : e[A + 12 >> 2] + v(c, 12) | 0) + 8 >> 2] >>> 4 | 0;
          continue;
        }
        break;
      }
      if (t = e[r + 4 >> 2], (t | 0) != -1) e: {
        if (f = F[w + 14 >> 1], e[b >> 2] == 1 && (f = f | F[(w + ((e[b + 4 >> 2] & 7) << 1) | 0) + 18 >> 1]), o = (d ^ -1) & f, !(o & 65535)) break e;
        for (f = s - 32 | 0, s = f, k = n[w + 58 | 0], Q = n[w + 57 | 0], c = k + Q >>> 0 > 79, u = c ? 1 : v(Q, 12) + 1051735 | 0, I = e[r + 4 >> 2] - 1 | 0, B = e[r >> 2], d = B + 1 | 0, k = v(c ? 0 : k, 12), r = w + (n[e[A + 24 >> 2] + 45 | 0] << 1) | 0, c = o & ((F[r + 6 >> 1] | F[r + 10 >> 1]) ^ -1) & 65535, r = 0; ; ) {
          if (k) {
            w = n[u + 4 | 0], c >>> (r & 15) & 1 & (w | 0) != 3 && (o = n[(n[u | 0] ? u + 1 | 0 : e[A + 20 >> 2] + 9 | 0) | 0], l[f + 29 | 0] = w, l[f + 27 | 0] = 8, l[f + 28 | 0] = 0, l[f + 26 | 0] = o, l[f + 25 | 0] = r + Q, l[f + 24 | 0] = 2, e[f + 16 >> 2] = a, e[f + 20 >> 2] = I, e[f + 12 >> 2] = d, e[f + 8 >> 2] = B, C0(A, f + 8 | 0, 0, 0)), u = u + 12 | 0, r = r + 1 | 0, k = k - 12 | 0;
            continue;
          }
          break;
        }
        s = f + 32 | 0;
      }
      if (E >>> 0 < N[e[A + 28 >> 2] + 20 >> 2]) {
        a = A, A = E, r = e[b + 4 >> 2], Q = (t | 0) != -1, k = 0, f = s - 48 | 0, s = f, t = 1, c = 16;
        e: {
          if (e[b >> 2] == 1 && n[v(((i & 255) >>> 0 <= 14 ? i : 0) & 255, 60) + 1052963 | 0] >>> (r & 7) & 1) {
            c = 18;
            break e;
          }
          t = 0, k = 2;
        }
        e: {
          if (r = i & 255, !Q & (r | 0) == 2 || !l4(a, c)) break e;
          for (b = e[e[a + 28 >> 2] + 20 >> 2], I = A >>> 0 < b >>> 0 ? b : A, b = A << 2, r = v((r >>> 0 <= 14 ? i : 0) & 255, 60), B = r + 1052910 | 0, Q = r + 1052904 | 0, d = Q + 1 | 0, r = A; ; ) {
            if ((r | 0) == (I | 0) || (E = e[a + 28 >> 2], N[E + 20 >> 2] <= r >>> 0)) break e;
            E = e[e[E + 16 >> 2] + b >> 2];
            i: {
              if (!t) A: {
                if (n[Q + 53 | 0] != 1) break A;
                if (w = n[e[a + 24 >> 2] + 45 | 0], u = E >>> 0 >= N[a + 16 >> 2] ? 1048576 : e[a + 12 >> 2] + v(E, 12) | 0, o = e[u >> 2], g = e[u + 4 >> 2], e[f + 32 >> 2] = o, e[f + 36 >> 2] = g, e[f + 40 >> 2] = e[u + 8 >> 2], e[f + 36 >> 2] - o >>> 0 >= 385) break i;
                if (h4(f + 24 | 0, a, f + 32 | 0), u = e[f + 24 >> 2], o = e[f + 28 >> 2], K0(f + 16 | 0, Q, u, o), e[f + 16 >> 2] == 1 && F[B + (w << 1) >> 1] >>> (e[f + 20 >> 2] & 15) & 1) break A;
                if (H0(f + 8 | 0, i, u, o, w), !n[f + 8 | 0]) break i;
              }
              V2(a, c, k, n[(n[Q | 0] ? d : e[a + 20 >> 2] + 9 | 0) | 0], 3, i, E);
            }
            r = r + 1 | 0, b = b + 4 | 0;
          }
        }
        t4(a, A), s = f + 48 | 0;
      }
      s = h + 32 | 0;
    }
    function h0(A, i, a, r, b) {
      var f = 0, k = 0, c = 0, t = 0, u = 0, w = 0, o = 0;
      f = s - 48 | 0, s = f, a = a >>> 0 < b >>> 0 | r >>> 0 > b >>> 0, u = a ? 0 : b - r | 0, c = a ? 1 : i + r | 0;
      e: {
        i: {
          for (; ; ) {
            if (a = t, (a | 0) != (u | 0)) {
              if (t = a + 1 | 0, i = a + c | 0, n[i | 0] != 37) continue;
              if (u >>> 0 <= t >>> 0 || (k = n[i + 1 | 0], (k - 48 & 255) >>> 0 >= 10 ? k = ((k & -33) - 65 & 255) >>> 0 > 5 : k = 0, k | u >>> 0 <= a + 2 >>> 0)) break i;
              if (k = n[i + 2 | 0], (k - 58 & 255) >>> 0 > 245 ? k = 1 : k = ((k & -33) - 71 & 255) >>> 0 > 249, k) continue;
              break i;
            }
            break;
          }
          if (l[f + 44 | 0] = 1, e[f + 40 >> 2] = 0, e[f + 36 >> 2] = u, e[f + 32 >> 2] = c, a = f + 20 | 0, i = s - 48 | 0, s = i, t = f + 32 | 0, A0(i + 16 | 0, t), n[i + 16 | 0] ? (k = n[i + 17 | 0], l0(i + 8 | 0, 8, 1, 1), o = e[i + 8 >> 2], w = e[i + 12 >> 2], l[w | 0] = k, e[i + 28 >> 2] = 1, e[i + 24 >> 2] = w, e[i + 20 >> 2] = o, k = e[t + 12 >> 2], e[i + 40 >> 2] = e[t + 8 >> 2], e[i + 44 >> 2] = k, k = e[t + 4 >> 2], e[i + 32 >> 2] = e[t >> 2], e[i + 36 >> 2] = k, A2(i + 20 | 0, i + 32 | 0), e[a + 8 >> 2] = e[i + 28 >> 2], t = e[i + 24 >> 2], e[a >> 2] = e[i + 20 >> 2], e[a + 4 >> 2] = t) : (e[a + 8 >> 2] = 0, e[a >> 2] = 0, e[a + 4 >> 2] = 1), s = i + 48 | 0, Z2(a)) A: {
            a: {
              if (u >>> 0 > 3) r: {
                if ((n[c | 0] | n[c + 1 | 0] << 8 | (n[c + 2 | 0] << 16 | n[c + 3 | 0] << 24)) & -2139062144) break r;
                for (i = c + 3 & -4, a = (i | 0) == (c | 0) ? 4 : i - c | 0, i = u - 4 | 0; ; ) {
                  if (i >>> 0 > a >>> 0) {
                    if (e[a + c >> 2] & -2139062144) break r;
                    a = a + 4 | 0;
                    continue;
                  }
                  break;
                }
                if (i = i + c | 0, !((n[i | 0] | n[i + 1 | 0] << 8 | (n[i + 2 | 0] << 16 | n[i + 3 | 0] << 24)) & -2139062144)) break a;
              }
              else for (i = c - 1 | 0, a = u; ; ) {
                if (!a) break a;
                if (t = i + a | 0, a = a - 1 | 0, !(l[t | 0] >= 0)) break;
              }
              if (l0(f + 8 | 0, u, 1, 1), e[f + 40 >> 2] = 0, i = e[f + 12 >> 2], e[f + 36 >> 2] = i, e[f + 32 >> 2] = e[f + 8 >> 2], a = (u | 0) != 0, a && (a && x(i, c, u), e[f + 40 >> 2] = u), i = f + 32 | 0, a = Z2(i), Z(i, 1, 1), !a) break A;
            }
            e[A + 8 >> 2] = e[f + 28 >> 2], i = e[f + 24 >> 2], e[A >> 2] = e[f + 20 >> 2], e[A + 4 >> 2] = i;
            break e;
          }
          e[A + 8 >> 2] = b, e[A + 4 >> 2] = r, e[A >> 2] = -2147483648, Z(f + 20 | 0, 1, 1);
          break e;
        }
        i = i + 1 | 0, c = u + (a ^ -1) | 0, t = c, u = 0, b = 0;
        i: {
          A: {
            for (; ; ) {
              if (t) {
                if (l[i | 0] < 0) break i;
                if (t = t - 1 | 0, b = 1, i = i + 1 | 0, k = u, u = 1, !k) continue;
                break A;
              }
              break;
            }
            b = c;
            break i;
          }
          b = 2;
        }
        e[A >> 2] = -2147483648, i = a + r | 0, e[A + 4 >> 2] = i, e[A + 8 >> 2] = (i + b | 0) + 1;
      }
      s = f + 48 | 0;
    }
    function A0(A, i) {
      var a = 0, r = 0, b = 0, f = 0, k = 0;
      if (a = e[i + 8 >> 2], a) e[i + 8 >> 2] = a >>> 8, f = 1;
      else e: {
        if (b = e[i + 4 >> 2], b) i: {
          if (k = b - 1 | 0, e[i + 4 >> 2] = k, f = 1, r = e[i >> 2], e[i >> 2] = r + 1, a = n[r | 0], n[i + 12 | 0]) {
            if ((a | 0) == 37) {
              a = P0(i, 2);
              break e;
            }
            if ((a | 0) != 43) break e;
            a = 32;
            break e;
          }
          if ((a | 0) != 92) break e;
          if (!k) break i;
          e[i + 4 >> 2] = b - 2, e[i >> 2] = r + 2;
          A: {
            a: {
              r: {
                f: {
                  k: switch (a = n[r + 1 | 0], a - 110 | 0) {
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
                  a = 10;
                  break e;
                }
                a = 13;
                break e;
              }
              a = 9;
              break e;
            }
            a = P0(i, 4);
            a: {
              if ((a & 64512) != 55296) r: {
                if (r = 0, a >>> 0 < 128) break a;
                if (a >>> 0 < 2048) {
                  r = a & 63 | 128, a = a >>> 6 | 192;
                  break a;
                }
                if (a >>> 0 >= 65536) break r;
                r = a >>> 6 & 63 | a << 8 & 16128 | 32896, a = a >>> 12 | 224;
                break a;
              }
              else r = e[i + 4 >> 2], e[i >> 2] = r >>> 0 < 2 ? 1 : e[i >> 2] + 2 | 0, b = r - 2 | 0, e[i + 4 >> 2] = r >>> 0 >= b >>> 0 ? b : 0, a = (a << 10 & 1047552 | P0(i, 4) & 1023) + 65536 | 0;
              r = a << 16 & 4128768 | (a >>> 12 & 63 | a << 2 & 16128) | 8421504, a = a >>> 18 | 240;
            }
            e[i + 8 >> 2] = r;
            break e;
          }
          A: switch (a - 98 | 0) {
            case 0:
              a = 8;
              break e;
            case 4:
              break A;
            default:
              break e;
          }
          a = 12;
          break e;
        }
        f = 0;
      }
      l[A + 1 | 0] = a, l[A | 0] = f;
    }
    function J0(A, i, a) {
      var r = 0, b = 0, f = 0, k = 0, c = 0, t = 0, u = 0, w = 0, o = 0, h = 0, B = 0, Q = 0, E = 0, I = 0, d = 0, g = 0;
      if (r = s - 32 | 0, s = r, E = K2(A, i), !E) e: {
        for (e[a + 8 >> 2] = 0, w = (i << 4) + A | 0, f = w - A | 0, t = f >>> 4 | 0, P(a, t, 16, 8), b = e[a + 8 >> 2], (A | 0) != (w | 0) && (f && x(e[a + 4 >> 2] + (b << 4) | 0, A, f), b = e[a + 8 >> 2]), e[a + 8 >> 2] = b + t, b = e[a + 4 >> 2], a = e[a + 8 >> 2]; ; ) {
          for (I = c, f = A, w = i, A = b, i = a, g = A + (a << 4) | 0, t = w, c = f; ; ) {
            if (t) {
              for (a = r + 16 | 0, R2(a, c, t), Q = e[r + 20 >> 2], e[r + 4 >> 2] = Q, u = e[r + 16 >> 2], e[r >> 2] = u, R2(a, e[r + 24 >> 2], e[r + 28 >> 2]), o = e[r + 20 >> 2], e[r + 12 >> 2] = o, h = e[r + 16 >> 2], e[r + 8 >> 2] = h, c = e[r + 24 >> 2], t = e[r + 28 >> 2]; ; ) {
                i: {
                  if (a = b, Q) o ? (b = e[u + 4 >> 2], k = e[h + 4 >> 2], B = (b | 0) == (k | 0) & N[u >> 2] > N[h >> 2] | b >>> 0 > k >>> 0 ? r + 8 | 0 : r) : B = r;
                  else {
                    if (!o) break i;
                    B = r + 8 | 0;
                  }
                  if (k = B, b = g, (a | 0) == (b | 0) || (b = a + 16 | 0, d = e[k + 4 >> 2], !d)) continue;
                  e[k + 4 >> 2] = d - 1, k = e[k >> 2], e[B >> 2] = k + 16, e[a + 8 >> 2] = e[k + 8 >> 2], u = e[k + 4 >> 2], e[a >> 2] = e[k >> 2], e[a + 4 >> 2] = u, o = e[r + 12 >> 2], Q = e[r + 4 >> 2], h = e[r + 8 >> 2], u = e[r >> 2];
                  continue;
                }
                break;
              }
              continue;
            }
            break;
          }
          if (c = I ^ 1, a = w, b = f, !!K2(A, i)) break;
        }
        if (I & 1) break e;
        for (c = i >>> 0 < a >>> 0 ? i : a; ; ) {
          if (!c) break e;
          i = e[A + 4 >> 2], e[f >> 2] = e[A >> 2], e[f + 4 >> 2] = i, e[f + 8 >> 2] = e[A + 8 >> 2], c = c - 1 | 0, A = A + 16 | 0, f = f + 16 | 0;
        }
      }
      return s = r + 32 | 0, E ^ 1;
    }
    function x0(A, i, a) {
      var r = 0, b = 0, f = 0, k = 0, c = 0, t = 0, u = 0, w = 0, o = 0, h = 0, B = 0;
      c = e[i + 8 >> 2], r = (e[i + 4 >> 2] + (c << 4) | 0) - 16 | 0, b = e[i + 28 >> 2], t = e[i + 24 >> 2];
      e: {
        for (; ; ) {
          i: {
            if (f = !c, f | !r) break e;
            if (f = e[r >> 2], f >>> 0 < a >>> 0 && e[(b >>> 0 <= f >>> 0 ? 1048576 : t + v(f, 12) | 0) + 8 >> 2] >>> 4 >>> 0 > a >>> 0) break i;
            c = c - 1 | 0, e[i + 8 >> 2] = c, r = r - 16 | 0;
            continue;
          }
          break;
        }
        f = 0;
      }
      e: {
        if (a && (r = 0, !(!f | a >>> 0 >= b >>> 0))) break e;
        r = 1;
      }
      e: {
        for (; ; ) {
          if (!r) {
            r = e[(N[i + 28 >> 2] <= k >>> 0 ? 1048576 : e[i + 24 >> 2] + v(k, 12) | 0) + 8 >> 2], f = e[i + 8 >> 2], (f | 0) == e[i >> 2] && o0(i, 16), b = e[i + 4 >> 2] + (f << 4) | 0, l[b + 12 | 0] = (r & 7) == 5, e[b + 8 >> 2] = 0, e[b + 4 >> 2] = k + 1, e[b >> 2] = k, e[i + 8 >> 2] = f + 1, r = 1;
            continue;
          }
          if (k = e[i + 4 >> 2], r = e[i + 8 >> 2], !r || (t = (r << 4) + k | 0, b = t - 16 | 0, !b)) break e;
          for (f = t - 4 | 0, w = t - 12 | 0, u = e[w >> 2], u >>> 0 > a >>> 0 ? (r = 0, b = e[b >> 2] + 1 | 0) : (r = e[t - 8 >> 2], b = u), r = r - 1 | 0, o = n[f | 0] ^ 1, h = e[i + 28 >> 2], B = e[i + 24 >> 2]; r = r + 1 | 0, f = b, k = o + b | 0, b = e[(k >>> 0 >= h >>> 0 ? 1048576 : v(k, 12) + B | 0) + 8 >> 2] >>> 4 | 0, b >>> 0 <= a >>> 0; ) ;
          if (e[w >> 2] = f, e[t - 8 >> 2] = r, (f | 0) != (u | 0) && (b = e[i + 8 >> 2] - 1 | 0, c = b >>> 0 < c >>> 0 ? b : c), a >>> 0 > k >>> 0) {
            r = 0;
            continue;
          }
          break;
        }
        r = e[i + 8 >> 2], k = e[i + 4 >> 2];
      }
      e[A + 8 >> 2] = r, e[A + 4 >> 2] = k, e[A >> 2] = c;
    }
    function M2(A, i, a) {
      var r = 0, b = 0, f = 0, k = 0, c = 0;
      b = e[a + 4 >> 2], f = e[a >> 2], i = e[i + 64 >> 2], r = e[i + 8 >> 2], c = r >>> 0 > N[i + 4 >> 2], r = b >>> 0 < f >>> 0 | b >>> 0 > (c ? 0 : r) >>> 0, b = r ? 0 : b - f | 0, f = r ? 1 : f + (c ? 1 : e[i >> 2]) | 0;
      e: {
        i: {
          if (r = n[a + 16 | 0], r) A: {
            if ((r | 0) != 5 || n[a + 17 | 0] > 13) break e;
            if (!b) {
              l[A + 1 | 0] = 6;
              break A;
            }
            if (!n[e[i + 24 >> 2] + 48 | 0]) break i;
            if (i = n[f | 0], (i - 48 & 255) >>> 0 < 10) {
              l[A + 1 | 0] = 7;
              break A;
            }
            if ((i - 33 & 255) >>> 0 >= 15 ? a = i - 58 >>> 0 < 7 | i - 91 >>> 0 < 6 | i - 123 >>> 0 < 4 : a = 1, !a) {
              if ((i | 0) != 127 & i >>> 0 >= 32) {
                ((i & 223) - 65 & 255) >>> 0 >= 26 ? l[A + 1 | 0] = 10 : l[A + 1 | 0] = 9;
                break A;
              }
              l[A + 1 | 0] = 8;
              break A;
            }
            l[A + 1 | 0] = i, k = 2;
            break e;
          }
          else {
            if (!n[e[i + 24 >> 2] + 48 | 0]) break i;
            n[e[i + 20 >> 2] + 10 | 0] != 2 ? (a = e[a + 8 >> 2], a = e[(a >>> 0 >= N[i + 16 >> 2] ? 1048576 : e[i + 12 >> 2] + v(a, 12) | 0) + 8 >> 2] << 3, i = a & 31, (a & 63) >>> 0 >= 32 ? i = 197892 >>> i | 0 : i = ((1 << i) - 1 & 197892) << 32 - i | 50462976 >>> i, l[A + 1 | 0] = i) : l[A + 1 | 0] = 3;
          }
          k = 1;
          break e;
        }
        e[A + 8 >> 2] = b, e[A + 4 >> 2] = f, k = 3;
      }
      l[A | 0] = k;
    }
    function I2(A, i, a) {
      var r = 0, b = 0, f = 0, k = 0, c = 0, t = 0, u = 0, w = 0;
      r = s + -64 | 0, s = r;
      e: if (e[A + 152 >> 2] - 7 >>> 0 < 3) for (i = e[A + 128 >> 2], b = i >>> 0 > N[A + 124 >> 2], A = b ? 1 : e[A + 120 >> 2], i = b ? 0 : i, e[r + 12 >> 2] = i ? n[A | 0] == 63 : 0, e[r + 8 >> 2] = i, e[r + 4 >> 2] = A, a = v(((a & 255) >>> 0 <= 61 ? a : 0) & 255, 25) + 1050185 | 0; ; ) {
        if (O0(r + 16 | 0, r + 4 | 0), b = e[r + 16 >> 2], (b | 0) != 1) break e;
        if (h0(r + 36 | 0, A, i, e[r + 20 >> 2], e[r + 24 >> 2]), f = e[r + 36 >> 2], (f | 0) != -2147483648 && (k = e[r + 40 >> 2], e[r + 48 >> 2] = f, e[r + 52 >> 2] = k, f = e[r + 44 >> 2], e[r + 56 >> 2] = f, f = u4(a, e[r + 52 >> 2], f), Z(r + 48 | 0, 1, 1), !!f)) break;
      }
      else for (f = e[A + 132 >> 2], k = e[A + 136 >> 2], b = e[(k >>> 0 <= i >>> 0 ? 1048576 : f + v(i, 12) | 0) + 8 >> 2], t = b >>> 4 | 0, i = i + 1 | 0, u = (b & 7) == 4; ; ) {
        if (b = i >>> 0 < t >>> 0 & u, !b) break e;
        if (c = i + 1 | 0, c = e[(k >>> 0 <= c >>> 0 ? 1048576 : f + v(c, 12) | 0) + 8 >> 2], w = H2(A, i, a), i = c >>> 4 | 0, !!w) break;
      }
      return s = r - -64 | 0, b;
    }
    function d2(A, i, a) {
      var r = 0, b = 0, f = 0, k = 0, c = 0, t = 0, u = 0;
      b = s - 16 | 0, s = b, f = e[i + 132 >> 2] + v(a, 12) | 0, r = e[i + 136 >> 2], k = e[(r >>> 0 <= a + 1 >>> 0 ? 1048576 : f + 12 | 0) + 4 >> 2], f = e[(a >>> 0 >= r >>> 0 ? 1048576 : f) >> 2], a = e[i + 120 >> 2], r = e[i + 128 >> 2], i = r >>> 0 > N[i + 124 >> 2], r = i ? 0 : r, e[b + 8 >> 2] = r, c = i ? 1 : a, e[b + 4 >> 2] = c, t = c - 1 | 0, u = r >>> 0 <= f - 1 >>> 0, i = f;
      e: {
        i: {
          for (; ; ) {
            if (a = i ? f : 0, !i | u) break i;
            if (a = n[i + t | 0], !(a - 9 >>> 0 >= 2 & ((a | 0) != 13 & (a | 0) != 32))) {
              i = i - 1 | 0;
              continue;
            }
            break;
          }
          if ((a | 0) == 44) {
            a = i - 1 | 0;
            break e;
          }
          a = i;
        }
        if (e[b + 12 >> 2] = b + 4, t = r, r = b + 12 | 0, i = P2(r, k), t >>> 0 <= i >>> 0 || n[i + c | 0] != 44) break e;
        k = P2(r, i + 1 | 0), a = f;
      }
      e[A + 4 >> 2] = k, e[A >> 2] = a, s = b + 16 | 0;
    }
    function H0(A, i, a, r, b) {
      var f = 0, k = 0, c = 0, t = 0, u = 0;
      for (f = s - 32 | 0, s = f, i = v(((i & 255) >>> 0 <= 14 ? i : 0) & 255, 60) + 1052904 | 0, t = b >>> 0 <= 1 ? F[(i + (b << 1) | 0) + 2 >> 1] : 0, e[f + 24 >> 2] = -1, e[f + 28 >> 2] = -1, e[f + 16 >> 2] = -1, e[f + 20 >> 2] = -1, k = n[i + 58 | 0], i = n[i + 57 | 0], b = k + i >>> 0 > 79, i = b ? 1 : v(i, 12) + 1051735 | 0, k = i + v(b ? 0 : k, 12) | 0, b = 0; ; ) {
        if ((i | 0) != (k | 0)) {
          if (u = c & 15, c = c + 1 | 0, i = i + 12 | 0, !(t >>> u & 1) | b >>> 0 > 15) continue;
          l[(f + 16 | 0) + b | 0] = n[i - 3 | 0], b = b + 1 | 0;
          continue;
        }
        break;
      }
      i = b >>> 0 > 16, D2(f + 8 | 0, a, r, i ? 1 : f + 16 | 0, i ? 0 : b), i = n[f + 8 | 0], l[A + 1 | 0] = n[f + 9 | 0], l[A | 0] = i & 1, s = f + 32 | 0;
    }
    function O0(A, i) {
      var a = 0, r = 0, b = 0, f = 0, k = 0, c = 0, t = 0;
      c = e[i >> 2], r = e[i + 8 >> 2], k = e[i + 4 >> 2], b = r >>> 0 > k >>> 0 ? r : k, a = c + b | 0;
      e: {
        for (; ; ) {
          if ((r | 0) != (b | 0)) {
            if (f = r + c | 0, n[f | 0] != 38) break e;
            r = r + 1 | 0, e[i + 8 >> 2] = r;
            continue;
          }
          break;
        }
        r = b, f = a;
      }
      if (b = 0, a = r >>> 0 < k >>> 0, a) {
        t = a ? f : 0, a = k - r | 0, k = k + c | 0;
        e: {
          for (; ; ) {
            if (c = b + f | 0, (c | 0) == (k | 0)) break e;
            if (n[c | 0] != 38) {
              b = b + 1 | 0;
              continue;
            }
            break;
          }
          a = b;
        }
        for (f = 0; ; ) {
          e: {
            if (b = (a | 0) == (f | 0), b || n[f + t | 0] == 61) break e;
            f = f + 1 | 0;
            continue;
          }
          break;
        }
        e[A + 4 >> 2] = r, a = a + r | 0, e[A + 16 >> 2] = a, e[i + 8 >> 2] = a, i = b ? a : r + f | 0, e[A + 8 >> 2] = i, i = i + 1 | 0, e[A + 12 >> 2] = i >>> 0 > a >>> 0 ? a : i, i = 1;
      } else i = 0;
      e[A >> 2] = i;
    }
    function B0(A, i) {
      var a = 0, r = 0, b = 0, f = 0, k = 0, c = 0, t = 0, u = 0;
      if (f = e[A + 4 >> 2], f >>> 0 > i >>> 0) e: {
        b = 128, k = 191, c = e[A >> 2], t = c + i | 0, a = n[t | 0];
        i: {
          if ((a + 62 & 255) >>> 0 >= 30) {
            if (r = 3, (a | 0) == 224) {
              b = 160;
              break i;
            }
            A = 159;
            A: {
              if ((a | 0) == 237) break A;
              if ((a + 31 & 255) >>> 0 < 15) break i;
              r = 4, b = 144;
              a: switch (a - 240 | 0) {
                default:
                  if (b = 128, (a + 15 & 255) >>> 0 < 3) break i;
                  break e;
                case 0:
                  break i;
                case 4:
                  break a;
              }
              A = 143;
            }
            k = A;
          } else r = 2;
          b = 128;
        }
        A = i + 1 | 0, A >>> 0 < f >>> 0 && (u = n[A + c | 0]), a = 2;
        i: {
          for (; ; ) {
            if (A = a, (r | 0) != (A | 0)) {
              if (A + i >>> 0 >= f >>> 0) break i;
              if (a = A + 1 | 0, l[A + t | 0] < -64) continue;
              break i;
            }
            break;
          }
          A = r;
        }
        return b >>> 0 <= u >>> 0 && u >>> 0 <= k >>> 0 && A >>> 0 >= r >>> 0 ? r : 0;
      }
      return 0;
    }
    function g2(A, i, a, r, b) {
      var f = 0, k = 0, c = 0, t = 0, u = 0, w = 0;
      c = s - 16 | 0, s = c, f = e[b + 8 >> 2];
      e: {
        if ((f & 7) == 3) i: {
          if (f & 8) {
            f = 1, i = i & 255, i >>> 0 <= 4 && (f = a, a = v(i, 10) + 1050135 | 0, i = n[(f + a | 0) + 8 | 0], k = i >>> 0 > 8, t = k ? 0 : i, f = k ? 1 : a), k = c + 8 | 0, i = 0;
            A: {
              a: {
                for (; ; ) {
                  if ((i | 0) != (t | 0)) {
                    if (a = n[i + f | 0], Z0(v(a >>> 0 <= 61 ? a : 0, 25) + 1050185 | 0, r, b)) break a;
                    i = i + 1 | 0;
                    continue;
                  }
                  break;
                }
                a = 0;
                break A;
              }
              a = 1;
            }
            e[k + 4 >> 2] = i, e[k >> 2] = a, b = e[c + 12 >> 2], i = e[c + 8 >> 2];
            break e;
          }
          for (t = 1, f = e[r + 4 >> 2], u = e[b >> 2] + 1 | 0, f >>> 0 >= u >>> 0 & f - u >>> 0 >= 8 && (b = u + e[r >> 2] | 0, k = n[b | 0] | n[b + 1 | 0] << 8 | (n[b + 2 | 0] << 16 | n[b + 3 | 0] << 24), w = n[b + 4 | 0] | n[b + 5 | 0] << 8 | (n[b + 6 | 0] << 16 | n[b + 7 | 0] << 24)), f = 0, i = i & 255, i >>> 0 <= 4 && (b = a, a = v(i, 10) + 1050135 | 0, i = n[(b + a | 0) + 8 | 0], b = i >>> 0 > 8, t = b ? 1 : a, f = b ? 0 : i), b = 0; ; ) {
            if ((b | 0) == (f | 0)) break i;
            if (i = n[b + t | 0], !v0(v(i >>> 0 <= 61 ? i : 0, 25) + 1050185 | 0, r, u, k, w)) {
              b = b + 1 | 0;
              continue;
            }
            break;
          }
          i = 1;
          break e;
        }
        i = 0;
      }
      e[A + 4 >> 2] = b, e[A >> 2] = i, s = c + 16 | 0;
    }
    function v0(A, i, a, r, b) {
      var f = 0, k = 0, c = 0, t = 0, u = 0, w = 0, o = 0;
      if (f = n[A + 24 | 0], f >>> 0 < 7) return i = (n[A | 0] | n[A + 1 | 0] << 8 | (n[A + 2 | 0] << 16 | n[A + 3 | 0] << 24)) ^ r, r = (n[A + 4 | 0] | n[A + 5 | 0] << 8 | (n[A + 6 | 0] << 16 | n[A + 7 | 0] << 24)) ^ b, a = (f ^ -1) << 3, A = a & 31, (a & 63) >>> 0 >= 32 ? (a = i << A, A = 0) : (a = (1 << A) - 1 & i >>> 32 - A | r << A, A = i << A), !(A | a);
      if ((r | 0) == (n[A | 0] | n[A + 1 | 0] << 8 | (n[A + 2 | 0] << 16 | n[A + 3 | 0] << 24)) ? r = (b | 0) == (n[A + 4 | 0] | n[A + 5 | 0] << 8 | (n[A + 6 | 0] << 16 | n[A + 7 | 0] << 24)) : r = 0, r) e: {
        if (u = e[i >> 2], r = 0, b = 0, k = e[i + 4 >> 2], i = a + 8 | 0, k >>> 0 >= i >>> 0 & k - i >>> 0 >= 8 && (i = i + u | 0, r = n[i | 0] | n[i + 1 | 0] << 8 | (n[i + 2 | 0] << 16 | n[i + 3 | 0] << 24), b = n[i + 4 | 0] | n[i + 5 | 0] << 8 | (n[i + 6 | 0] << 16 | n[i + 7 | 0] << 24)), c = f + 1 | 0, (c | 0) != 8) {
          if (i = n[A + 8 | 0] | n[A + 9 | 0] << 8 | (n[A + 10 | 0] << 16 | n[A + 11 | 0] << 24), t = n[A + 12 | 0] | n[A + 13 | 0] << 8 | (n[A + 14 | 0] << 16 | n[A + 15 | 0] << 24), f >>> 0 < 15) return b = b ^ t, i = i ^ r, a = 128 - (c << 3) | 0, A = a & 31, (a & 63) >>> 0 >= 32 ? (a = i << A, A = 0) : (a = (1 << A) - 1 & i >>> 32 - A | b << A, A = i << A), !(A | a);
          if ((c | 0) == 16) return (i | 0) == (r | 0) & (b | 0) == (t | 0);
          if (a = a + 16 | 0, a >>> 0 <= k >>> 0 & k - a >>> 0 >= 8 && (f = a + u | 0, w = n[f | 0] | n[f + 1 | 0] << 8 | (n[f + 2 | 0] << 16 | n[f + 3 | 0] << 24), o = n[f + 4 | 0] | n[f + 5 | 0] << 8 | (n[f + 6 | 0] << 16 | n[f + 7 | 0] << 24)), (i | 0) != (r | 0) | (b | 0) != (t | 0)) break e;
          a = 192 - (c << 3) | 0, i = 0;
          i: {
            if (a >>> 0 > 63) break i;
            r = (n[A + 20 | 0] | n[A + 21 | 0] << 8 | (n[A + 22 | 0] << 16 | n[A + 23 | 0] << 24)) ^ o, i = (n[A + 16 | 0] | n[A + 17 | 0] << 8 | (n[A + 18 | 0] << 16 | n[A + 19 | 0] << 24)) ^ w, A = a & 31, (a & 63) >>> 0 >= 32 ? (a = i << A, A = 0) : (a = (1 << A) - 1 & i >>> 32 - A | r << A, A = i << A), i = !(A | a);
          }
        } else i = 1;
        return i;
      }
      return 0;
    }
    function y0(A, i) {
      var a = 0, r = 0, b = 0, f = 0, k = 0;
      b = n[i + 49 | 0], a = n[i + 48 | 0], f = n[i + 6 | 0], r = 6;
      e: {
        i: {
          A: {
            a: {
              r: switch (i = n[i + 51 | 0], i - 14 | 0) {
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
              if ((a | 0) != 1) break e;
              a = v((b >>> 0 <= 78 ? b : 0) & 255, 12), i = a + 1051735 | 0;
              r: switch (n[a + 1051741 | 0] - 1 | 0) {
                case 0:
                  r = 0;
                  break e;
                case 1:
                  k = n[i + 7 | 0], r = 1;
                  break e;
                case 2:
                  break r;
                default:
                  break e;
              }
              k = n[i + 7 | 0], r = 2;
              break e;
            }
            r = (f | 0) == 255 || (a | 0) != 3 ? 6 : 5;
            break e;
          }
          r = (a | 0) == 1 ? 3 : 6;
          break e;
        }
        if (a | ((f | 0) == 255 | (i | 0) != 7)) break e;
        r = (b - 79 & 255) >>> 0 < 188 ? 6 : 4;
      }
      l[A + 1 | 0] = k, l[A | 0] = r;
    }
    function Q0(A, i) {
      var a = 0, r = 0, b = 0, f = 0, k = 0, c = 0, t = 0, u = 0;
      for (c = e[A >> 2], f = e[A + 4 >> 2]; ; ) {
        e: {
          if (r = 0, a = 0, k = (n[i + c | 0] == 10 & i >>> 0 < f >>> 0) + i | 0, k >>> 0 <= f >>> 0) i: {
            if (A = 0, i = 0, f - k >>> 0 < 16) break i;
            a = c + k | 0, A = n[a + 8 | 0] | n[a + 9 | 0] << 8 | (n[a + 10 | 0] << 16 | n[a + 11 | 0] << 24), i = n[a + 12 | 0] | n[a + 13 | 0] << 8 | (n[a + 14 | 0] << 16 | n[a + 15 | 0] << 24), r = n[a | 0] | n[a + 1 | 0] << 8 | (n[a + 2 | 0] << 16 | n[a + 3 | 0] << 24), a = n[a + 4 | 0] | n[a + 5 | 0] << 8 | (n[a + 6 | 0] << 16 | n[a + 7 | 0] << 24);
          }
          else A = 0, i = 0;
          if (b = a, a = (a & 2139062143 ^ 538976288) + 2139062143 | 0, u = a + 1 | 0, t = a, a = (r & 2139062143 ^ 538976288) + 2139062143 | 0, b = b | (a >>> 0 < 2139062143 ? u : t), K(((b & 127) << 25 | (a | r) >>> 7) & 16843009, b >>> 7 & 16843009, 270549120, 16909320), a = W >>> 24 | 0, b = i, i = (i & 2139062143 ^ 538976288) + 2139062143 | 0, r = i + 1 | 0, t = i, i = (A & 2139062143 ^ 538976288) + 2139062143 | 0, r = b | (i >>> 0 < 2139062143 ? r : t), b = r >>> 7 | 0, K(((r & 127) << 25 | (A | i) >>> 7) & 16843009, b & 16843009, 270549120, 16909320), A = W >>> 16 & 65280 | a | 65536, i = k + (A ? 31 - $(A ^ A - 1) | 0 : 32) | 0, f >>> 0 <= i >>> 0) break e;
          i: {
            A: switch (A = n[i + c | 0], A - 9 | 0) {
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
            i = i + 1 | 0;
            continue;
          }
          if ((A | 0) == 32) continue;
        }
        break;
      }
      return i;
    }
    function D0(A, i, a) {
      var r = 0, b = 0, f = 0, k = 0, c = 0, t = 0, u = 0, w = 0, o = 0, h = 0, B = 0, Q = 0, E = 0, I = 0, d = 0, g = 0, C = 0, y = 0;
      c = s - 32 | 0, s = c, r = N[A + 16 >> 2] <= i >>> 0 ? 1048576 : e[A + 12 >> 2] + v(i, 12) | 0, b = e[r + 4 >> 2], e[c + 16 >> 2] = e[r >> 2], e[c + 20 >> 2] = b, r = e[r + 8 >> 2], e[c + 24 >> 2] = r, r = r & 7, k = v(((a & 255) >>> 0 <= 78 ? a : 0) & 255, 12), b = k + 1051735 | 0;
      e: {
        i: {
          A: switch (n[k + 1051743 | 0] - 1 | 0) {
            case 0:
              if ((r | 0) != 3 || e[c + 20 >> 2] - e[c + 16 >> 2] >>> 0 < 3) break i;
              break e;
            case 5:
              if ((r | 0) != 3) break i;
              if (r = c + 16 | 0, g2(c + 8 | 0, n[b + 11 | 0], n[e[A + 24 >> 2] + 45 | 0], A, r), e[c + 8 >> 2]) break e;
              (e[r + 4 >> 2] - e[r >> 2] | 0) != 2 ? d0(A, 7, 0, a, i) : O2(A, i, a, b);
              break e;
            case 6:
              break A;
            default:
              break i;
          }
          if ((r | 0) != 4) break i;
          k = 0, a = s + -64 | 0, s = a, o = e[A + 12 >> 2], t = e[A + 16 >> 2], f = t >>> 0 <= i >>> 0 ? 1048576 : o + v(i, 12) | 0, u = e[f + 8 >> 2], Q = e[f >> 2], r = 0, w = n[b + 11 | 0], b = v((w >>> 0 <= 14 ? w : 0) & 255, 60), h = e[f + 4 >> 2];
          A: {
            if (n[b + 1052956 | 0] == 1 & (h | 0) != -1) {
              for (b = b + 1052904 | 0, f = v(n[b + 57 | 0], 12), r = n[f + 1051744 | 0], E = v(r >>> 0 <= 61 ? r : 0, 25) + 1050185 | 0, I = u >>> 4 | 0, r = i + 1 | 0, d = f + 1051735 | 0, g = e[A + 24 >> 2]; ; ) {
                if (r >>> 0 < I >>> 0) {
                  B = v(r, 12) + o | 0, f = t >>> 0 <= r + 1 >>> 0 ? 1048576 : B + 12 | 0, e[a + 40 >> 2] = e[f + 8 >> 2], C = e[f + 4 >> 2], e[a + 32 >> 2] = e[f >> 2], e[a + 36 >> 2] = C, r = r >>> 0 >= t >>> 0 ? 1048576 : B, e[a + 56 >> 2] = e[r + 8 >> 2], f = e[r + 4 >> 2], e[a + 48 >> 2] = e[r >> 2], e[a + 52 >> 2] = f, Z0(E, A, a + 48 | 0) && (g2(a + 8 | 0, n[d + 11 | 0], n[g + 45 | 0], A, a + 32 | 0), y = e[a + 8 >> 2], k = e[a + 12 >> 2]), r = e[a + 40 >> 2] >>> 4 | 0;
                  continue;
                }
                break;
              }
              if ((y | 0) != 1) {
                r = 0, e[a + 20 >> 2] = 0, b = F[b + 50 >> 1];
                break A;
              } else {
                e[a + 24 >> 2] = k, e[a + 20 >> 2] = 1, r = F[(b + ((k & 7) << 1) | 0) + 34 >> 1], b = 0;
                break A;
              }
            }
            e[a + 20 >> 2] = 0, b = 0;
          }
          Y[a + 30 >> 1] = b, Y[a + 28 >> 1] = r, e[a + 56 >> 2] = u, e[a + 52 >> 2] = h, e[a + 48 >> 2] = Q, E2(A, w, i, a + 48 | 0, a + 20 | 0), s = a - -64 | 0;
          break e;
        }
        k = s - 16 | 0, s = k, t = n[b + 8 | 0];
        i: {
          A: {
            a: {
              r: {
                f: switch (r = c + 16 | 0, f = e[r + 8 >> 2], u = f & 7, u - 5 | 0) {
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
                if (X2(A, i, n[b + 11 | 0]), (i + 1 | 0) != (f >>> 4 | 0) || e[r + 4 >> 2] == -1 || (r = n[b + 5 | 0], (r | 0) == 3)) break i;
                d0(A, 9, r, a, i);
                break i;
              }
              if (!t) break a;
              if ((t | 0) == 9) {
                if ((f & 6) == 4) break a;
                break A;
              }
              if ((u | 0) != 3 | t - 1 >>> 0 > 4) break A;
              if ((e[r + 4 >> 2] - e[r >> 2] | 0) == 2) {
                O2(A, i, a, b);
                break i;
              }
              if (u = n[e[A + 24 >> 2] + 47 | 0], f & 8 ? (h4(k + 8 | 0, A, r), b = e[k + 12 >> 2], r = e[k + 8 >> 2]) : (G0(k, A, r), b = e[k + 4 >> 2], r = e[k >> 2]), r = U0(t, r, b, u & 1), (r & 255) == 24) break i;
              d0(A, r, 0, a, i);
              break i;
            }
            g0(A, i);
            break i;
          }
          if (g0(A, i), e[r + 4 >> 2] == -1) break i;
          d0(A, 6, n[b + 3 | 0], a, i);
        }
        s = k + 16 | 0;
      }
      s = c + 32 | 0;
    }
    function a0(A, i, a) {
      var r = 0, b = 0, f = 0, k = 0, c = 0;
      if (f = e[A + 16 >> 2], f >>> 0 <= i >>> 0) r = e[A + 20 >> 2], b = r >>> 0 > i >>> 0;
      else e: {
        if (r = e[A + 20 >> 2], r >>> 0 <= i >>> 0) break e;
        if (k = e[A + 12 >> 2], c = l[k + i | 0], (c | 0) >= 0) {
          b = 1;
          break e;
        }
        if (b = B0(A + 12 | 0, i), b) break e;
        if (r = 0, a = i + 1 | 0, a >>> 0 < f >>> 0 && (r = (n[a + k | 0] & 224) == 160), a = i + 2 | 0, a >>> 0 < f >>> 0) i: {
          if (r ^ 1 | (c | 0) != -19 || l[a + k | 0] >= -64) break i;
          l[A + 4 | 0] = 15, e[A >> 2] = i, e[A + 8 >> 2] = i + 3;
          return;
        }
        l[A + 4 | 0] = 14, e[A >> 2] = i, e[A + 8 >> 2] = i + 1;
        return;
      }
      l[A + 4 | 0] = a, i = i >>> 0 > r >>> 0 ? r : i, e[A >> 2] = i, e[A + 8 >> 2] = i + b;
    }
    function Y4(A, i, a, r) {
      A = A | 0, i = i | 0, a = a | 0, r = r | 0;
      var b = 0, f = 0, k = 0;
      for (b = s - 96 | 0, s = b, e[b + 16 >> 2] = i, e[b + 12 >> 2] = A, e[b + 20 >> 2] = a, e[b + 24 >> 2] = r, A = b + 95 | 0, e[b + 88 >> 2] = A, e[b + 84 >> 2] = A, e[b + 80 >> 2] = A, e[b + 76 >> 2] = b + 24, e[b + 72 >> 2] = A, e[b + 68 >> 2] = A, e[b + 64 >> 2] = A, e[b + 60 >> 2] = b + 20, e[b + 56 >> 2] = A, e[b + 52 >> 2] = A, e[b + 48 >> 2] = A, e[b + 44 >> 2] = b + 16, e[b + 40 >> 2] = A, e[b + 36 >> 2] = A, e[b + 32 >> 2] = A, e[b + 28 >> 2] = b + 12, A = s - 128 | 0, s = A, i = b + 28 | 0, a = e[e[i + 48 >> 2] >> 2], r = e[e[i + 32 >> 2] >> 2], f = e[e[i + 16 >> 2] >> 2], k = e[e[i >> 2] >> 2]; ; ) {
        if (i = n[1054084], l[1054084] = i || 1, i) {
          for (; n[1054084]; ) ;
          continue;
        }
        break;
      }
      return i = A - -64 | 0, T0(i, e[263523], e[263524], r, a, f), e[A + 8 >> 2] = e[A + 72 >> 2], a = e[A + 68 >> 2], e[A >> 2] = e[A + 64 >> 2], e[A + 4 >> 2] = a, a = A + 12 | 0, x(a, A + 76 | 0, 52), B2(i, A, k, a, 1), l[1054084] = 0, s = A + 128 | 0, s = b + 96 | 0, n[A + 72 | 0];
    }
    function W4(A, i, a, r) {
      A = A | 0, i = i | 0, a = a | 0, r = r | 0;
      var b = 0, f = 0, k = 0;
      for (b = s - 96 | 0, s = b, e[b + 16 >> 2] = i, e[b + 12 >> 2] = A, e[b + 20 >> 2] = a, e[b + 24 >> 2] = r, A = b + 95 | 0, e[b + 88 >> 2] = A, e[b + 84 >> 2] = A, e[b + 80 >> 2] = A, e[b + 76 >> 2] = b + 24, e[b + 72 >> 2] = A, e[b + 68 >> 2] = A, e[b + 64 >> 2] = A, e[b + 60 >> 2] = b + 20, e[b + 56 >> 2] = A, e[b + 52 >> 2] = A, e[b + 48 >> 2] = A, e[b + 44 >> 2] = b + 16, e[b + 40 >> 2] = A, e[b + 36 >> 2] = A, e[b + 32 >> 2] = A, e[b + 28 >> 2] = b + 12, A = s - 128 | 0, s = A, i = b + 28 | 0, r = e[e[i + 48 >> 2] >> 2], a = e[e[i + 32 >> 2] >> 2], f = e[e[i + 16 >> 2] >> 2], k = e[e[i >> 2] >> 2]; ; ) {
        if (i = n[1054084], l[1054084] = i || 1, i) {
          for (; n[1054084]; ) ;
          continue;
        }
        break;
      }
      return i = A - -64 | 0, T0(i, e[263523], e[263524], 0, r, f), x(A + 12 | 0, i + 12 | 0, 52), a >>> 0 < 24 ? (i = n[a + 1048920 | 0], l[A + 83 | 0] = i, l[A + 84 | 0] = 0, i = (i - 3 & 255) >>> 0 < 2, l[A + 85 | 0] = i ? 2 : 0, l[A + 80 | 0] = 6, l[A + 82 | 0] = i ? 12 : 6) : (Y[A + 82 >> 1] = 1286, Y[A + 84 >> 1] = 0, (a | 0) != 24 ? l[A + 80 | 0] = 8 : l[A + 80 | 0] = 7), e[A + 72 >> 2] = 0, e[A + 76 >> 2] = 0, e[A + 64 >> 2] = 0, e[A + 68 >> 2] = 0, a = s - 16 | 0, s = a, t2(), e[263534] = 0, k4(1054128, A - -64 | 0), i = a + 4 | 0, e[i >> 2] = 4, e[i + 4 >> 2] = 0, l[i + 8 | 0] = 0, F2(i, 1050068, k, A + 12 | 0), s = a + 16 | 0, i = S2(), l[1054084] = 0, s = A + 128 | 0, s = b + 96 | 0, i | 0;
    }
    function U4(A, i, a, r) {
      A = A | 0, i = i | 0, a = a | 0, r = r | 0;
      var b = 0, f = 0, k = 0, c = 0, t = 0, u = 0, w = 0, o = 0, h = 0;
      for (f = s - 96 | 0, s = f, e[f + 16 >> 2] = i, e[f + 12 >> 2] = A, e[f + 20 >> 2] = a, e[f + 24 >> 2] = r, A = f + 95 | 0, e[f + 88 >> 2] = A, e[f + 84 >> 2] = A, e[f + 80 >> 2] = A, e[f + 76 >> 2] = f + 24, e[f + 72 >> 2] = A, e[f + 68 >> 2] = A, e[f + 64 >> 2] = A, e[f + 60 >> 2] = f + 20, e[f + 56 >> 2] = A, e[f + 52 >> 2] = A, e[f + 48 >> 2] = A, e[f + 44 >> 2] = f + 16, e[f + 40 >> 2] = A, e[f + 36 >> 2] = A, e[f + 32 >> 2] = A, e[f + 28 >> 2] = f + 12, r = s - 128 | 0, s = r, k = f + 28 | 0, a = e[e[k + 48 >> 2] >> 2], i = e[e[k + 32 >> 2] >> 2], A = e[e[k + 16 >> 2] >> 2], o = e[e[k >> 2] >> 2]; ; ) {
        if (k = n[1054084], l[1054084] = k || 1, k) {
          for (; n[1054084]; ) ;
          continue;
        }
        break;
      }
      for (T0(r - -64 | 0, e[263523], e[263524], i, a, A), e[r + 8 >> 2] = e[r + 72 >> 2], i = e[r + 68 >> 2], e[r >> 2] = e[r + 64 >> 2], e[r + 4 >> 2] = i, u = r + 12 | 0, x(u, r + 76 | 0, 52), w = s - 16 | 0, s = w, b = s + -64 | 0, s = b, h = w + 4 | 0, B2(h, r, o, u, 0), i = e[263534], l0(b + 8 | 0, i, 8, 16), e[b + 28 >> 2] = 0, A = e[b + 12 >> 2], e[b + 20 >> 2] = e[b + 8 >> 2], e[b + 24 >> 2] = A, c = v(i, 24), A = e[263533]; ; ) {
        if (c) {
          i = e[A + 12 >> 2], a = i >>> 24 | 0, s0(b + 20 | 0, n[A + 19 | 0] | i << 8, a, t), c = c - 24 | 0, t = t + 1 | 0, A = A + 24 | 0;
          continue;
        }
        break;
      }
      if (i = e[b + 28 >> 2], A = e[b + 24 >> 2], e[b + 52 >> 2] = 0, e[b + 44 >> 2] = 0, e[b + 48 >> 2] = 8, a = i, i = b + 44 | 0, A = J0(A, a, i), Z(i, 8, 16), A) {
        for (a = e[263534], e[263534] = 0, i = e[263532], A = e[263533], e[263532] = 0, e[263533] = 4, e[b + 40 >> 2] = a, e[b + 32 >> 2] = i, e[b + 36 >> 2] = A, i = e[b + 20 >> 2], A = e[b + 24 >> 2], c = e[b + 28 >> 2] << 4, e[b + 56 >> 2] = A + c, e[b + 52 >> 2] = i, e[b + 48 >> 2] = A, e[b + 44 >> 2] = A; ; ) {
          if (c) {
            for (i = A + 16 | 0, e[b + 48 >> 2] = i, A = e[A + 8 >> 2], a = A >>> 0 < N[b + 40 >> 2] ? e[b + 36 >> 2] + v(A, 24) | 0 : 0, A = (a | 0) != 0, k = e[263534], A >>> 0 > e[263532] - k >>> 0 && c4(1054128, k, A, 4, 24), t = e[263534], A = e[263533] + v(t, 24) | 0; ; ) {
              if (a) {
                k = e[a + 20 >> 2], e[A + 16 >> 2] = e[a + 16 >> 2], e[A + 20 >> 2] = k, k = e[a + 12 >> 2], e[A + 8 >> 2] = e[a + 8 >> 2], e[A + 12 >> 2] = k, k = e[a + 4 >> 2], e[A >> 2] = e[a >> 2], e[A + 4 >> 2] = k, A = A + 24 | 0, t = t + 1 | 0, a = 0;
                continue;
              }
              break;
            }
            e[263534] = t, c = c - 16 | 0, A = i;
            continue;
          }
          break;
        }
        e[b + 60 >> 2] = b + 44, i = s - 16 | 0, s = i, A = e[b + 60 >> 2], e[i + 12 >> 2] = e[A >> 2], e[i + 8 >> 2] = e[A + 8 >> 2], Z(i + 8 | 0, 8, 16), s = i + 16 | 0, Z(b + 32 | 0, 4, 24);
      } else Z(b + 20 | 0, 8, 16);
      s = b - -64 | 0, F2(h, r, o, u), s = w + 16 | 0, A = e[263691];
      e: {
        if (A >>> 0 >= 4) i: {
          if ((A | 0) != 7 || (A = e[263690], n[A + 12 | 0] != 1) || k0(A + 16 | 0, 1050100, 12)) break i;
          A = 0;
          break e;
        }
        A = S2();
      }
      return l[1054084] = 0, s = r + 128 | 0, s = f + 96 | 0, A | 0;
    }
    function C2(A, i, a) {
      var r = 0, b = 0, f = 0, k = 0, c = 0, t = 0, u = 0;
      for (r = s - 32 | 0, s = r, e[r + 16 >> 2] = 0, e[r + 20 >> 2] = 0, e[r + 8 >> 2] = 0, e[r + 12 >> 2] = 0, b = a & 15, b && x(r + 8 | 0, (a & 2147483632) + i | 0, b), c = (a & -16) + i | 0; ; ) {
        e: {
          i: {
            if (i && (b = i + 16 | 0, (i | 0) != (c | 0))) break i;
            if (t) break e;
            i = r + 8 | 0, t = 1, b = 0;
          }
          for (l[r + 31 | 0] = 126, f = r + 31 | 0, u = a4(i, f), l[r + 31 | 0] = 47, i = a4(i, f) | u, f = 0; ; ) {
            if (i) {
              i = i - 1 & i, f = f + 1 | 0;
              continue;
            }
            break;
          }
          k = f + k | 0, i = b;
          continue;
        }
        break;
      }
      V0(A, (a + k | 0) + 1 | 0), s = r + 32 | 0;
    }
    function N2(A, i, a) {
      var r = 0, b = 0, f = 0;
      r = s - 16 | 0, s = r;
      e: {
        i: switch (n[A | 0] - 1 | 0) {
          case 0:
            A = n[A + 1 | 0], A = v(A >>> 0 <= 61 ? A : 0, 25), _(a, A + 1050185 | 0, n[A + 1050209 | 0]);
            break e;
          case 1:
            A = n[A + 1 | 0], X0(a, 34), A = v(A >>> 0 <= 61 ? A : 0, 25), _(a, A + 1050185 | 0, n[A + 1050209 | 0]), X0(a, 34);
            break e;
          case 2:
            break i;
          default:
            break e;
        }
        if (b = n[A + 2 | 0], f = e[A + 4 >> 2], A = n[A + 1 | 0], l[r + 8 | 0] = 2, l[r + 9 | 0] = A, N2(r + 8 | 0, i, a), X0(a, 58), T2(r, i, f), _(a, e[r >> 2], e[r + 4 >> 2]), (b | 0) != 1) break e;
        X0(a, 44);
      }
      s = r + 16 | 0;
    }
    function L0(A, i, a) {
      var r = 0, b = 0, f = 0;
      r = s - 32 | 0, s = r;
      e: if (n[e[A + 20 >> 2] + 10 | 0] == 2) {
        if (f = e[A >> 2], b = e[A + 8 >> 2], A = b >>> 0 > N[A + 4 >> 2], h0(r + 4 | 0, A ? 1 : f, A ? 0 : b, e[i >> 2], e[i + 4 >> 2]), A = e[r + 4 >> 2], (A | 0) == -2147483648) break e;
        i = e[r + 8 >> 2], e[r + 16 >> 2] = A, e[r + 20 >> 2] = i, A = e[r + 12 >> 2], e[r + 24 >> 2] = A, _(a, e[r + 20 >> 2], A), Z(r + 16 | 0, 1, 1);
      } else {
        i = e[i + 8 >> 2], i = i >>> 0 >= N[A + 16 >> 2] ? 1048576 : e[A + 12 >> 2] + v(i, 12) | 0, b = e[i + 4 >> 2], e[r + 16 >> 2] = e[i >> 2], e[r + 20 >> 2] = b, i = e[i + 8 >> 2], e[r + 24 >> 2] = i;
        i: switch ((i & 7) - 3 | 0) {
          case 0:
          case 3:
            break i;
          default:
            break e;
        }
        z0(A, r + 16 | 0, a);
      }
      s = r + 32 | 0;
    }
    function y2(A, i) {
      var a = 0, r = 0, b = 0, f = 0, k = 0, c = 0, t = 0, u = 0;
      for (r = s + -64 | 0, s = r, c = e[A + 4 >> 2], k = c - i | 0, a = r + 32 | 0, t = r + 16 | 0, u = e[A >> 2]; A = r + 48 | 0, i >>> 0 <= c >>> 0 & k >>> 0 >= 16 && (A = i + u | 0, b = n[A + 12 | 0] | n[A + 13 | 0] << 8 | (n[A + 14 | 0] << 16 | n[A + 15 | 0] << 24), f = n[A + 8 | 0] | n[A + 9 | 0] << 8 | (n[A + 10 | 0] << 16 | n[A + 11 | 0] << 24), l[a + 8 | 0] = f, l[a + 9 | 0] = f >>> 8, l[a + 10 | 0] = f >>> 16, l[a + 11 | 0] = f >>> 24, l[a + 12 | 0] = b, l[a + 13 | 0] = b >>> 8, l[a + 14 | 0] = b >>> 16, l[a + 15 | 0] = b >>> 24, b = n[A + 4 | 0] | n[A + 5 | 0] << 8 | (n[A + 6 | 0] << 16 | n[A + 7 | 0] << 24), A = n[A | 0] | n[A + 1 | 0] << 8 | (n[A + 2 | 0] << 16 | n[A + 3 | 0] << 24), l[a | 0] = A, l[a + 1 | 0] = A >>> 8, l[a + 2 | 0] = A >>> 16, l[a + 3 | 0] = A >>> 24, l[a + 4 | 0] = b, l[a + 5 | 0] = b >>> 8, l[a + 6 | 0] = b >>> 16, l[a + 7 | 0] = b >>> 24, A = a), e[r + 56 >> 2] = 0, e[r + 60 >> 2] = 0, e[r + 48 >> 2] = 0, e[r + 52 >> 2] = 0, b = n[A + 4 | 0] | n[A + 5 | 0] << 8 | (n[A + 6 | 0] << 16 | n[A + 7 | 0] << 24), e[r + 8 >> 2] = n[A | 0] | n[A + 1 | 0] << 8 | (n[A + 2 | 0] << 16 | n[A + 3 | 0] << 24), e[r + 12 >> 2] = b, b = n[A + 12 | 0] | n[A + 13 | 0] << 8 | (n[A + 14 | 0] << 16 | n[A + 15 | 0] << 24), e[r + 16 >> 2] = n[A + 8 | 0] | n[A + 9 | 0] << 8 | (n[A + 10 | 0] << 16 | n[A + 11 | 0] << 24), e[r + 20 >> 2] = b, k = k - 16 | 0, i = i + 16 | 0, A = J2(r + 8 | 0) | J2(t) << 8, !A; ) ;
      return s = r - -64 | 0, A ? A = 31 - $(A - 1 ^ A) | 0 : A = 32, (A + i | 0) - 16 | 0;
    }
    function m2(A, i, a) {
      var r = 0, b = 0, f = 0, k = 0, c = 0, t = 0, u = 0;
      r = a + 4 | 0, k = a >>> 0 > r >>> 0 ? a : r, c = e[i + 12 >> 2], u = e[i + 16 >> 2], b = 1;
      e: {
        for (; ; ) {
          i: {
            if ((a | 0) == (k | 0)) break e;
            if (a >>> 0 >= u >>> 0) break i;
            if (f = n[a + c | 0], r = f - 48 | 0, (r & 255) >>> 0 >= 10) if ((f - 97 & 255) >>> 0 < 6) r = f - 87 | 0;
            else {
              if ((f - 71 & 255) >>> 0 < 250) break i;
              r = f - 55 | 0;
            }
            t = r & 255 | t << 4, a = a + 1 | 0;
            continue;
          }
          break;
        }
        b = 0, f = e[i + 16 >> 2];
        i: {
          if (f >>> 0 <= a >>> 0) r = e[i + 20 >> 2], b = r >>> 0 > a >>> 0;
          else A: {
            if (r = e[i + 20 >> 2], r >>> 0 <= a >>> 0) break A;
            if (k = e[i + 12 >> 2], c = l[k + a | 0], (c | 0) >= 0) {
              b = 1;
              break A;
            }
            if (b = B0(i + 12 | 0, a), b) break A;
            if (r = 0, b = a + 1 | 0, b >>> 0 < f >>> 0 && (r = (n[b + k | 0] & 224) == 160), b = a + 2 | 0, b >>> 0 < f >>> 0) a: {
              if (r ^ 1 | (c | 0) != -19 || l[b + k | 0] >= -64) break a;
              l[i + 4 | 0] = 15, e[i >> 2] = a, e[i + 8 >> 2] = a + 3;
              break i;
            }
            l[i + 4 | 0] = 14, e[i >> 2] = a, e[i + 8 >> 2] = a + 1;
            break i;
          }
          l[i + 4 | 0] = 10, a = a >>> 0 > r >>> 0 ? r : a, e[i >> 2] = a, e[i + 8 >> 2] = a + b;
        }
        b = 0;
      }
      e[A + 4 >> 2] = t, e[A >> 2] = b;
    }
    function R2(A, i, a) {
      var r = 0, b = 0, f = 0, k = 0, c = 0, t = 0, u = 0;
      k = i + 16 | 0, f = a - ((a | 0) != 0) | 0, r = s - 32 | 0;
      e: {
        i: {
          for (; ; ) {
            if (!(c + f | 0)) break i;
            if (b = k - 16 | 0, u = e[b >> 2], b = e[b + 4 >> 2], t = e[k + 4 >> 2], (b | 0) == (t | 0) & u >>> 0 <= N[k >> 2] | b >>> 0 < t >>> 0) {
              c = c - 1 | 0, k = k + 16 | 0;
              continue;
            }
            break;
          }
          if (b = 1 - c | 0, f = 0, b >>> 0 > a >>> 0) break e;
          e[r + 8 >> 2] = k, e[r + 4 >> 2] = b, e[r + 12 >> 2] = (a + c | 0) - 1, f = i;
          break e;
        }
        f = 0;
      }
      e[r >> 2] = f, e[r + 20 >> 2] = a, e[r + 16 >> 2] = i, i = f ? r : r + 16 | 0, a = e[i + 4 >> 2], e[A >> 2] = e[i >> 2], e[A + 4 >> 2] = a, e[r + 24 >> 2] = 8, e[r + 28 >> 2] = 0, a = e[i + 12 >> 2], e[A + 8 >> 2] = e[i + 8 >> 2], e[A + 12 >> 2] = a;
    }
    function Z2(A) {
      var i = 0, a = 0, r = 0, b = 0, f = 0, k = 0, c = 0;
      i = s - 16 | 0, s = i, a = e[A + 8 >> 2], _(A, 1048888, 32), c = e[A + 8 >> 2], b = a + 32 | 0, f = c >>> 0 < b >>> 0, b = f ? 0 : b, f = f ? 1 : e[A + 4 >> 2];
      e: {
        for (; ; ) {
          if (a >>> 0 > r >>> 0) {
            if (k = 1, l[r + f | 0] < 0 & r >>> 0 < b >>> 0 && (e[i + 12 >> 2] = a, e[i + 8 >> 2] = b, e[i + 4 >> 2] = f, k = B0(i + 4 | 0, r), !k)) break e;
            r = r + k | 0;
            continue;
          }
          break;
        }
        if (a >>> 0 > c >>> 0) break e;
        e[A + 8 >> 2] = a;
      }
      return s = i + 16 | 0, a >>> 0 <= r >>> 0;
    }
    function z2(A, i) {
      var a = 0, r = 0;
      e: {
        if (a = n[A | 0], (a | 0) == n[i | 0]) i: {
          r = 1;
          A: switch (a | 0) {
            case 5:
              return A = n[A + 1 | 0], i = n[i + 1 | 0], a = (A | 0) == (i | 0), r = a & A >>> 0 > 13, A = A >>> 0 < 14, i = i >>> 0 > 13 ? r : A, A ? a & i : i;
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
      return n[A + 1 | 0] == n[i + 1 | 0];
    }
    function p0(A, i, a) {
      var r = 0, b = 0, f = 0, k = 0, c = 0;
      r = s - 16 | 0, s = r, n[(e[i + 16 >> 2] ? e[i + 12 >> 2] : 1048576) + 8 | 0] & 8 ? (b = e[i + 8 >> 2], k = b >>> 0 > N[i + 4 >> 2], f = e[a >> 2], a = e[a + 4 >> 2], b = f >>> 0 > a >>> 0 | a >>> 0 > (k ? 0 : b) >>> 0, c = b ? 0 : a - f | 0, a = 1, i = b ? 1 : (k ? 1 : e[i >> 2]) + f | 0) : (G0(r + 8 | 0, i, a), a = 0, c = e[r + 12 >> 2], i = e[r + 8 >> 2]), l[A + 12 | 0] = a, e[A + 4 >> 2] = c, e[A >> 2] = i, e[A + 8 >> 2] = 0, s = r + 16 | 0;
    }
    function S0(A, i, a) {
      var r = 0, b = 0, f = 0, k = 0, c = 0, t = 0;
      for (k = i >>> 0 < a >>> 0 ? a : i; ; ) {
        if ((i | 0) != (k | 0)) {
          if (b = e[A + 16 >> 2], a = b >>> 0 > i >>> 0, r = v(i, 12), i = i + 1 | 0, f = e[A + 12 >> 2], a = e[(a ? r + f | 0 : 1048576) + 8 >> 2], (a & 7) != 4) continue;
          for (r = a >>> 4 | 0, a = e[A + 28 >> 2], c = a + 12 | 0, t = e[a + 20 >> 2], a = i; ; ) {
            if (a >>> 0 < r >>> 0) {
              s4(c, a), a = a + 1 | 0, a = e[(a >>> 0 >= b >>> 0 ? 1048576 : v(a, 12) + f | 0) + 8 >> 2] >>> 4 | 0;
              continue;
            }
            break;
          }
          t4(A, t);
          continue;
        }
        break;
      }
    }
    function u0(A, i, a, r, b, f) {
      var k = 0, c = 0, t = 0, u = 0, w = 0, o = 0, h = 0, B = 0;
      if (c = s - 16 | 0, s = c, f && (k = r, r = a + r | 0, k >>> 0 <= r >>> 0)) {
        w = c + 4 | 0, k = s - 32 | 0, s = k, h = 1, t = 4, a = e[i >> 2] << 1, a = a >>> 0 < r >>> 0 ? r : a, o = (f | 0) == 1 ? 8 : f >>> 0 < 1025 ? 4 : 1, B = a >>> 0 > o >>> 0 ? a : o, a = K(f, 0, B, 0);
        e: {
          if (!W & -2147483648 - b >>> 0 >= a >>> 0) {
            t = 0, r = k + 28 | 0, f && (u = e[i >> 2], u && (e[k + 28 >> 2] = b, t = v(f, u), f = e[i + 4 >> 2], r = k + 24 | 0)), e[r >> 2] = t, e[k + 28 >> 2] ? (r = e[k + 24 >> 2], r ? (f = v4(f, r, b, a), r = a) : (n2(k + 16 | 0, b, a), f = e[k + 16 >> 2], r = e[k + 20 >> 2])) : (n2(k + 8 | 0, b, a), f = e[k + 8 >> 2], r = e[k + 12 >> 2]), f ? (e[w + 4 >> 2] = f, h = 0, a = r) : e[w + 4 >> 2] = b, t = 8;
            break e;
          }
          a = 0;
        }
        e[t + w >> 2] = a, e[w >> 2] = h, s = k + 32 | 0, e[c + 4 >> 2] != 1 ? (a = e[c + 8 >> 2], e[i >> 2] = B, e[i + 4 >> 2] = a, u = -2147483647) : (o = e[c + 12 >> 2], u = e[c + 8 >> 2]);
      }
      e[A + 4 >> 2] = o, e[A >> 2] = u, s = c + 16 | 0;
    }
    function P0(A, i) {
      var a = 0, r = 0, b = 0;
      if (a = e[A + 4 >> 2], r = i >>> 0 < a >>> 0 ? i : a, e[A + 4 >> 2] = a - r, i = e[A >> 2], e[A >> 2] = r + i, A = 0, a) for (; b = n[i | 0], a = b - 48 | 0, (a & 255) >>> 0 >= 10 && (a = (b - 97 & 255) >>> 0 < 6 ? b - 87 | 0 : (b - 65 & 255) >>> 0 >= 6 ? 16 : b - 55 | 0), A = a & 15 | A << 4, i = i + 1 | 0, r = r - 1 | 0, !!r; ) ;
      return A;
    }
    function E0(A, i) {
      var a = 0, r = 0;
      e: {
        if ((n[i + 19 | 0] & 30) == 8) {
          if (n[A + 45 | 0]) break e;
          if (n[A + 46 | 0]) {
            if (n[i + 16 | 0]) break e;
            i: switch (a = n[i + 17 | 0], n[v(a >>> 0 <= 78 ? a : 0, 12) + 1051743 | 0] - 2 | 0) {
              case 0:
              case 4:
                break i;
              default:
                break e;
            }
            l[i + 21 | 0] = 0;
          }
          if (a = e[A + 24 >> 2], n[a + 47 | 0]) break e;
        } else a = e[A + 24 >> 2];
        if (r = n[i + 20 | 0], (r | 0) == 3 || n[a + 46 | 0] & n[i + 21 | 0] == 1 || (l[A + 40 | 0] = n[A + 40 | 0] & (r | 0) != 0, n[A + 44 | 0])) break e;
        k4(e[A + 28 >> 2], i);
      }
    }
    function K0(A, i, a, r) {
      var b = 0, f = 0, k = 0, c = 0;
      b = n[i + 58 | 0], f = n[i + 57 | 0], i = b + f >>> 0 > 79, f = i ? 1 : v(f, 12) + 1051735 | 0, i = v(i ? 0 : b, 12), b = 0;
      e: {
        for (; ; ) {
          if (!i) break e;
          if (k = n[f + 9 | 0], !u4(v(k >>> 0 <= 61 ? k : 0, 25) + 1050185 | 0, a, r)) {
            i = i - 12 | 0, b = b + 1 | 0, f = f + 12 | 0;
            continue;
          }
          break;
        }
        c = 1;
      }
      e[A + 4 >> 2] = b, e[A >> 2] = c;
    }
    function q0(A, i, a) {
      var r = 0, b = 0, f = 0, k = 0;
      if (r = s - 16 | 0, s = r, (i | 0) != (a | 0)) e: {
        if (b = e[A + 8 >> 2], f = b >>> 0 > N[A + 4 >> 2], b = (f ? 0 : b) >>> 0 < a >>> 0 | i >>> 0 > a >>> 0, b || (A = b ? 1 : (f ? 1 : e[A >> 2]) + i | 0, n[A | 0] != 34) || (_2(r + 8 | 0, A + 1 | 0, (i ^ -1) + a | 0), !e[r + 12 >> 2])) break e;
        k = !(n[e[r + 8 >> 2]] - 91 & 223);
      }
      return s = r + 16 | 0, k;
    }
    function $0(A, i, a, r, b, f, k, c) {
      var t = 0;
      t = s - 32 | 0, s = t, l[t + 29 | 0] = a, l[t + 28 | 0] = 0, l[t + 27 | 0] = i, l[t + 24 | 0] = 0, e[t + 16 >> 2] = b, e[t + 20 >> 2] = f, e[t + 12 >> 2] = k, e[t + 8 >> 2] = f, a = e[A + 20 >> 2], l[t + 25 | 0] = r, i = v(((r & 255) >>> 0 <= 78 ? r : 0) & 255, 12), l[t + 26 | 0] = n[(n[i + 1051735 | 0] ? i + 1051736 | 0 : a + 9 | 0) | 0], C0(A, t + 8 | 0, !n[i + 1051739 | 0], c), s = t + 32 | 0;
    }
    function _0(A, i, a, r) {
      var b = 0, f = 0, k = 0;
      b = i + r | 0;
      e: {
        if (b >>> 0 >= i >>> 0) i: {
          if (f = e[A + 16 >> 2], f >>> 0 < b >>> 0 || (k = e[A + 12 >> 2], k0(k + i | 0, a, r)) || (r = b >>> 0 < f >>> 0 ? n[b + k | 0] : 0, a = r & 255, (a | 0) == 46 | (a | 0) == 95 | (r - 48 & 255) >>> 0 < 10)) break i;
          if (((r & -33) - 65 & 255) >>> 0 >= 26) break e;
        }
        Y2(A, i), b = 0;
      }
      return b;
    }
    function G2(A, i) {
      var a = 0, r = 0, b = 0, f = 0, k = 0;
      if (r = e[A + 12 >> 2], b = e[A + 16 >> 2], f = n[r + i | 0] == 237 & b >>> 0 > i >>> 0, a = i + 1 | 0, b >>> 0 > a >>> 0 && (k = (n[a + r | 0] & 224) == 160), a = i + 2 | 0, b >>> 0 > a >>> 0) e: {
        if (!(k & f) || l[a + r | 0] >= -64) break e;
        l[A + 4 | 0] = 15, e[A >> 2] = i, e[A + 8 >> 2] = i + 3;
        return;
      }
      l[A + 4 | 0] = 14, e[A >> 2] = i, e[A + 8 >> 2] = i + 1;
    }
    function m0(A, i, a, r) {
      var b = 0, f = 0, k = 0;
      k = r ^ -1, i = e[263704] + (i << 2) | 0;
      e: {
        i: {
          for (; ; ) {
            if (i = e[i >> 2], i) {
              if (f = e[i + 12 >> 2] + i | 0, b = i + r & k, f >>> 0 < b + a >>> 0) continue;
              break i;
            }
            break;
          }
          i = 0;
          break e;
        }
        n0(i), (i | 0) != (b | 0) ? f0(i, b) : (i = i - 4 | 0, e[i >> 2] = e[i >> 2] ^ 2), e[A + 8 >> 2] = f, e[A + 4 >> 2] = b, i = 1;
      }
      e[A >> 2] = i;
    }
    function R0(A, i) {
      var a = 0, r = 0, b = 0, f = 0;
      return r = s + -64 | 0, s = r, a = r + 48 | 0, b = e[A >> 2], f = e[b + 4 >> 2], A = e[e[A + 4 >> 2] >> 2] + i | 0, f >>> 0 >= A >>> 0 & f - A >>> 0 >= 16 && (a = A + e[b >> 2] | 0, i = n[a + 12 | 0] | n[a + 13 | 0] << 8 | (n[a + 14 | 0] << 16 | n[a + 15 | 0] << 24), A = n[a + 8 | 0] | n[a + 9 | 0] << 8 | (n[a + 10 | 0] << 16 | n[a + 11 | 0] << 24), l[r + 40 | 0] = A, l[r + 41 | 0] = A >>> 8, l[r + 42 | 0] = A >>> 16, l[r + 43 | 0] = A >>> 24, l[r + 44 | 0] = i, l[r + 45 | 0] = i >>> 8, l[r + 46 | 0] = i >>> 16, l[r + 47 | 0] = i >>> 24, i = n[a + 4 | 0] | n[a + 5 | 0] << 8 | (n[a + 6 | 0] << 16 | n[a + 7 | 0] << 24), A = n[a | 0] | n[a + 1 | 0] << 8 | (n[a + 2 | 0] << 16 | n[a + 3 | 0] << 24), l[r + 32 | 0] = A, l[r + 33 | 0] = A >>> 8, l[r + 34 | 0] = A >>> 16, l[r + 35 | 0] = A >>> 24, l[r + 36 | 0] = i, l[r + 37 | 0] = i >>> 8, l[r + 38 | 0] = i >>> 16, l[r + 39 | 0] = i >>> 24, a = r + 32 | 0), e[r + 56 >> 2] = 0, e[r + 60 >> 2] = 0, e[r + 48 >> 2] = 0, e[r + 52 >> 2] = 0, A = n[a + 4 | 0] | n[a + 5 | 0] << 8 | (n[a + 6 | 0] << 16 | n[a + 7 | 0] << 24), e[r + 8 >> 2] = n[a | 0] | n[a + 1 | 0] << 8 | (n[a + 2 | 0] << 16 | n[a + 3 | 0] << 24), e[r + 12 >> 2] = A, A = n[a + 12 | 0] | n[a + 13 | 0] << 8 | (n[a + 14 | 0] << 16 | n[a + 15 | 0] << 24), e[r + 16 >> 2] = n[a + 8 | 0] | n[a + 9 | 0] << 8 | (n[a + 10 | 0] << 16 | n[a + 11 | 0] << 24), e[r + 20 >> 2] = A, A = a2(r + 8 | 0), s = r - -64 | 0, A;
    }
    function F2(A, i, a, r) {
      var b = 0, f = 0, k = 0, c = 0, t = 0, u = 0, w = 0, o = 0, h = 0, B = 0, Q = 0, E = 0, I = 0, d = 0, g = 0, C = 0, y = 0, m = 0, R = 0, z = 0, G = 0, V = 0, X = 0, j = 0, U = 0, H = 0, O = 0, L = 0, p = 0, e0 = 0, c0 = 0, t0 = 0, j0 = 0, Y0 = 0, w2 = 0, s2 = 0, o2 = 0, h2 = 0, M4 = 0, I4 = 0, d4 = 0, g4 = 0, C4 = 0, N4 = 0, y4 = 0, m4 = 0, R4 = 0, Z4 = 0, z4 = 0, G4 = 0;
      z = s - 48 | 0, s = z, c = e[A >> 2], (c & 255) == 4 ? l[z + 28 | 0] = 4 : (f = e[A + 4 >> 2], u = e[263527], k = e[263526], e[z + 28 >> 2] = c, e[z + 32 >> 2] = f, e[z + 24 >> 2] = u, e[z + 20 >> 2] = k, e[z + 16 >> 2] = e[i + 8 >> 2], c = e[i + 4 >> 2], e[z + 8 >> 2] = e[i >> 2], e[z + 12 >> 2] = c), f = s - 16 | 0, s = f, e[263694] = 0, e[263691] = 0, T(1050088, 1050100), T(1050080, 1050088), k = e[263694], c = -1;
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
          c = e[u + 24 >> 2], c = c >>> 0 >= N[u + 16 >> 2] ? 1048576 : e[u + 12 >> 2] + v(c, 12) | 0, t = e[c + 4 >> 2], e[f >> 2] = e[c >> 2], e[f + 4 >> 2] = t, e[f + 8 >> 2] = e[c + 8 >> 2], z0(u, f, 1054768), c = 62;
          break e;
        }
        c = 63;
      }
      z4 = f, G4 = c2(k), e[z4 + 4 >> 2] = G4, e[f >> 2] = c, T(f, f + 8 | 0), s = f + 16 | 0, M4 = A, m = s + -64 | 0, s = m, w2 = r, A = e[r + 16 >> 2], X = e[263534], c = A >>> 0 < X >>> 0 ? A : X, h = e[263533], H = z + 40 | 0;
      e: {
        i: {
          if (X) A: {
            if (r = X - 1 | 0, A = h + v(r, 24) | 0, f = n[A + 19 | 0], f >>> 0 > 5 | (f | 0) == 2 || (f = c - 1 | 0, r >>> 0 <= f >>> 0)) break A;
            u = e[A >> 2], k = e[A + 4 >> 2], t = e[A + 8 >> 2], Q = e[A + 12 >> 2], O = e[A + 20 >> 2], r = h + v(f, 24) | 0, e[r + 16 >> 2] = e[A + 16 >> 2], e[r + 20 >> 2] = O, e[r + 8 >> 2] = t, e[r + 12 >> 2] = Q, e[r >> 2] = u, e[r + 4 >> 2] = k;
            break i;
          }
          if (c) break i;
          a = 0;
          break e;
        }
        for (e[m + 32 >> 2] = w2, A = e[i + 4 >> 2], e[m + 8 >> 2] = e[i >> 2], e[m + 12 >> 2] = A, e[m + 16 >> 2] = e[i + 8 >> 2], A = e[263527], e[m + 20 >> 2] = e[263526], e[m + 24 >> 2] = A, e[m + 28 >> 2] = v(a >>> 0 <= 9 ? a : 0, 12) + 1052784, e[m + 56 >> 2] = c, e[m + 52 >> 2] = h + v(X, 24), e[m + 48 >> 2] = h, B = m + 8 | 0, e[m + 60 >> 2] = B, O = m + 36 | 0, i = s - 32 | 0, s = i, t = i + 8 | 0, R = m + 48 | 0, A = e[R + 8 >> 2], A ? (r = (e[R + 4 >> 2] - e[R >> 2] >>> 0) / 24 | 0, A = A >>> 0 < r >>> 0 ? A : r) : A = 0, l0(t, A, 4, 56), e[i + 28 >> 2] = 0, A = e[i + 12 >> 2], e[i + 20 >> 2] = e[i + 8 >> 2], e[i + 24 >> 2] = A, A = s - 16 | 0, s = A, r = i + 20 | 0, c = e[R + 8 >> 2], c ? (f = (e[R + 4 >> 2] - e[R >> 2] >>> 0) / 24 | 0, t = f >>> 0 > c >>> 0 ? c : f) : t = 0, P(r, t, 56, 4), c = e[r + 4 >> 2], f = e[r + 8 >> 2], e[A + 4 >> 2] = r + 8, W = c, e[A + 8 >> 2] = f, e[A + 12 >> 2] = W, c = s + -64 | 0, s = c, u = e[R >> 2], r = (e[R + 4 >> 2] - u >>> 0) / 24 | 0, f = e[R + 8 >> 2], r = r >>> 0 < f >>> 0 ? r : f, f = A + 4 | 0, k = e[f + 4 >> 2], t = e[f + 8 >> 2] + v(k, 56) | 0, f = e[f >> 2], Q = e[R + 12 >> 2]; ; ) {
          if (r) {
            b = c + 8 | 0, v2(b, Q, u), x(t, b, 56), r = r - 1 | 0, u = u + 24 | 0, t = t + 56 | 0, k = k + 1 | 0;
            continue;
          }
          break;
        }
        if (e[f >> 2] = k, s = c - -64 | 0, s = A + 16 | 0, e[O + 8 >> 2] = e[i + 28 >> 2], r = e[i + 24 >> 2], A = O, e[A >> 2] = e[i + 20 >> 2], e[A + 4 >> 2] = r, s = i + 32 | 0, k = 0, u = 0, c = 0, r = 0, b = s - 352 | 0, s = b, G = e[A + 8 >> 2], w = e[A + 4 >> 2], n[e[B + 20 >> 2] + 10 | 0] != 2) {
          e[b + 272 >> 2] = e[B + 16 >> 2], i = e[B + 12 >> 2], e[b + 264 >> 2] = e[B + 8 >> 2], e[b + 268 >> 2] = i, i = e[B + 4 >> 2], e[b + 256 >> 2] = e[B >> 2], e[b + 260 >> 2] = i, i = v(G, 56), e[b + 220 >> 2] = w + i, e[b + 216 >> 2] = w, e[b + 296 >> 2] = 0, e[b + 288 >> 2] = 0, e[b + 292 >> 2] = 4, e[b + 316 >> 2] = e[B + 16 >> 2], f = e[B + 12 >> 2], e[b + 308 >> 2] = e[B + 8 >> 2], e[b + 312 >> 2] = f, f = e[B + 4 >> 2], e[b + 300 >> 2] = e[B >> 2], e[b + 304 >> 2] = f, e[b + 228 >> 2] = b + 256, e[b + 224 >> 2] = b + 288, f = b + 224 | 0;
          i: {
            for (; ; ) {
              A: {
                if (!i) break i;
                if (y0(b + 48 | 0, w), n[b + 48 | 0] != 6 && (L2(b + 40 | 0, f, w), e[b + 40 >> 2] & 1)) break A;
                w = w + 56 | 0, i = i - 56 | 0;
                continue;
              }
              break;
            }
            if (i = e[b + 44 >> 2], e[b + 216 >> 2] = w + 56, t = e[(i >>> 0 >= N[b + 272 >> 2] ? 1048576 : e[b + 268 >> 2] + v(i, 12) | 0) + 8 >> 2] >>> 4 | 0, i = s - 32 | 0, s = i, f = b + 216 | 0, Q = e[f + 4 >> 2], k = e[f >> 2], w = e[f + 8 >> 2], f = e[f + 12 >> 2], e[i + 28 >> 2] = f, e[i + 24 >> 2] = w, (k | 0) != (Q | 0)) for (w = (Q - k >>> 0) / 56 | 0, Q = e[f + 16 >> 2], f = e[f + 12 >> 2]; ; ) {
              if (y0(i + 16 | 0, k), n[i + 16 | 0] != 6) A: {
                if (L2(i + 8 | 0, i + 24 | 0, k), e[i + 8 >> 2] != 1) break A;
                d = e[i + 12 >> 2], d = e[(Q >>> 0 <= d >>> 0 ? 1048576 : f + v(d, 12) | 0) + 8 >> 2] >>> 4 | 0, t = t >>> 0 > d >>> 0 ? t : d;
              }
              if (k = k + 56 | 0, w = w - 1 | 0, !w) break;
            }
            s = i + 32 | 0, k = t;
          }
          Z(b + 288 | 0, 4, 16);
        } else {
          for (i = v(G, 56); f = i, !!(f && (i = f - 56 | 0, y0(b + 32 | 0, w), w = w + 56 | 0, n[b + 32 | 0] == 6)); ) ;
          k = f ? -1 : 0;
        }
        for (e[b + 56 >> 2] = k, e[b + 296 >> 2] = G, e[b + 292 >> 2] = h + v(X, 24), e[b + 288 >> 2] = h, e[b + 300 >> 2] = b + 56, e[b + 304 >> 2] = B, Q = A, k = s + -64 | 0, s = k, f = b + 288 | 0, d = e[f + 16 >> 2], g = e[f + 12 >> 2], t = e[f + 4 >> 2], A = e[f >> 2], i = e[f + 8 >> 2]; ; ) {
          i: {
            if (e[f + 8 >> 2] = 0, i) {
              if (i - 1 >>> 0 >= (t - A >>> 0) / 24 >>> 0) break i;
              A = v(i, 24) + A | 0;
            }
            for (; ; ) {
              if (i = A, (A | 0) == (t | 0)) break i;
              if (A = A + 24 | 0, e[f >> 2] = A, !(N[i + 8 >> 2] >= N[g >> 2]) && (w = n[i + 19 | 0], !(w >>> 0 > 17 | !(1 << w & 213120)))) break;
            }
            if (v2(k + 8 | 0, d, i), n[k + 61 | 0] == 3) break i;
            w = e[Q + 8 >> 2], (w | 0) == e[Q >> 2] && P(Q, 1, 56, 4), A = i + 24 | 0, x(e[Q + 4 >> 2] + v(w, 56) | 0, k + 8 | 0, 56), e[Q + 8 >> 2] = w + 1, i = 0;
            continue;
          }
          break;
        }
        s = k - -64 | 0, e[b + 212 >> 2] = a, e[b + 208 >> 2] = X, e[b + 204 >> 2] = h, A = e[B + 4 >> 2], e[b + 180 >> 2] = e[B >> 2], e[b + 184 >> 2] = A, A = e[B + 12 >> 2], e[b + 188 >> 2] = e[B + 8 >> 2], e[b + 192 >> 2] = A, e[b + 196 >> 2] = e[B + 16 >> 2], e[b + 200 >> 2] = e[B + 24 >> 2], i = b + 60 | 0, x(i, 1049660, 108), e[b + 176 >> 2] = 0, e[b + 168 >> 2] = 0, e[b + 172 >> 2] = 4, e0 = e[Q + 8 >> 2], w = v(e0, 56), A = e[Q + 4 >> 2], d = w + A | 0, j = i + 108 | 0, V = b + 180 | 0, i = A;
        i: {
          A: {
            for (; ; ) {
              if (w) {
                if (a = n[i + 51 | 0], w = w - 56 | 0, i = i + 56 | 0, (a | 0) == 2 | a >>> 0 > 5) continue;
                break A;
              }
              break;
            }
            for (k = 0, e[b + 240 >> 2] = 0, e[b + 232 >> 2] = 0, e[b + 236 >> 2] = 4, e[b + 252 >> 2] = 0, e[b + 244 >> 2] = 0, e[b + 248 >> 2] = 8, e[b + 264 >> 2] = 0, e[b + 256 >> 2] = 0, e[b + 260 >> 2] = 4, e[b + 284 >> 2] = e[B + 16 >> 2], i = e[B + 12 >> 2], e[b + 276 >> 2] = e[B + 8 >> 2], e[b + 280 >> 2] = i, i = e[B + 4 >> 2], e[b + 268 >> 2] = e[B >> 2], e[b + 272 >> 2] = i, a = A, i = 0; ; ) {
              a: {
                for (w = a - 52 | 0; ; ) {
                  if (f = w + 52 | 0, (d | 0) == (f | 0)) break a;
                  if (y0(b + 24 | 0, f), w = w + 56 | 0, i = i + 1 | 0, t = n[b + 24 | 0], (t | 0) != 6) break;
                }
                g = n[b + 25 | 0], k = 0;
                r: if (e[b + 212 >> 2] - 7 >>> 0 >= 3) {
                  if (x0(b + 288 | 0, b + 256 | 0, e[w + 36 >> 2]), a = e[b + 296 >> 2], h = 0, !a || (a = e[b + 292 >> 2] + (a << 4) | 0, f = a - 16 | 0, h = 0, !f)) break r;
                  k = e[f >> 2], h = e[a - 12 >> 2];
                } else h = 0;
                E = h, a = b + 244 | 0, (t | 0) != 5 ? h = n[w | 0] : h = n[w + 2 | 0] | 256, s0(a, h, k, e[b + 240 >> 2]), h = e[b + 240 >> 2], (h | 0) == e[b + 232 >> 2] && o0(b + 232 | 0, 16), a = w + 52 | 0, f = e[b + 236 >> 2] + (h << 4) | 0, l[f + 13 | 0] = g, l[f + 12 | 0] = t, e[f + 8 >> 2] = E, e[f + 4 >> 2] = k, e[f >> 2] = i - 1, k = h + 1 | 0, e[b + 240 >> 2] = k;
                continue;
              }
              break;
            }
            if (k) a: for (i = e[b + 252 >> 2], a = e[b + 248 >> 2], e[b + 296 >> 2] = 0, e[b + 288 >> 2] = 0, e[b + 292 >> 2] = 8, t = i, i = b + 288 | 0, J0(a, t, i), Z(i, 8, 16), I4 = G >>> 0 > e0 >>> 0 ? 4 : A, w = e[b + 248 >> 2], d4 = w + 16 | 0, c0 = e[b + 252 >> 2], g4 = (c0 << 4) + w | 0, C4 = i + 5 | 0, N4 = b + 221 | 0, y4 = e[b + 240 >> 2], m4 = e[b + 236 >> 2]; ; ) {
              for (a = r, t = f, h = c, i = t0 - 1 | 0, f = d4 + (t0 << 4) | 0; ; ) {
                r: {
                  if ((w | 0) == (g4 | 0)) break a;
                  t0 = i + 2 | 0, A = e[w + 8 >> 2], r = e[w >> 2], c = e[w + 4 >> 2];
                  f: {
                    if (i >>> 0 < c0 >>> 0 && (k = f - 32 | 0, I = 1, (r | 0) == e[k >> 2] & (c | 0) == e[k + 4 >> 2])) break f;
                    t0 >>> 0 < c0 >>> 0 ? I = e[f >> 2] == (r | 0) & e[f + 4 >> 2] == (c | 0) : I = 0;
                  }
                  if (A >>> 0 < y4 >>> 0 & G >>> 0 <= e0 >>> 0 && (E = m4 + (A << 4) | 0, A = e[E >> 2], A >>> 0 < G >>> 0)) break r;
                  w = w + 16 | 0, i = i + 1 | 0, f = f + 16 | 0;
                  continue;
                }
                break;
              }
              d = v(A, 56) + I4 | 0, r = n[d + 4 | 0], k = n[d + 6 | 0], A = e[d + 36 >> 2], i = e[d + 32 >> 2], c = e[E + 8 >> 2], f = e[b + 176 >> 2];
              r: {
                f: {
                  k: {
                    b: {
                      c: {
                        n: {
                          l: {
                            t: {
                              u: switch (n[E + 12 | 0] - 1 | 0) {
                                default:
                                  if (k2(b + 60 | 0, c), y = 71, u = 255, I) {
                                    g = 1;
                                    break n;
                                  } else {
                                    C = 255;
                                    break t;
                                  }
                                case 0:
                                  if (h = n[E + 13 | 0], k2(b + 60 | 0, c), A = c + 1 | 0, A = A >>> 0 >= N[b + 196 >> 2] ? 1048576 : e[b + 192 >> 2] + v(A, 12) | 0, i = e[A + 8 >> 2] & 7, i) {
                                    if (g = 1, y = 71, u = 255, (i | 0) != 3) break n;
                                    for (i = e[A + 4 >> 2], a = e[A >> 2], C = e[b + 180 >> 2], t = e[b + 184 >> 2], o = 0, l[b + 300 | 0] = 0, e[b + 296 >> 2] = 0, A = i - ((i | 0) != 0) | 0, k = a + 1 | 0, t = A >>> 0 < k >>> 0 | A >>> 0 > t >>> 0, e[b + 292 >> 2] = t ? 0 : A - k | 0, e[b + 288 >> 2] = t ? 1 : k + C | 0; ; ) {
                                      w: {
                                        if (A0(b, b + 288 | 0), !n[b | 0]) break w;
                                        if (A = n[b + 1 | 0], (A - 32 & 255) >>> 0 >= 95) break n;
                                        if (t = o & 255, o = A, t | (A | 0) != 32) continue;
                                        break n;
                                      }
                                      break;
                                    }
                                    if (C = 255, (o & 255) == 32) break f;
                                    A = i - a >>> 0 > 2, y = A ? 72 : 71, A = A ? h : -1;
                                  } else y = 71, A = 255;
                                  if (C = A, I) break l;
                                  u = 255;
                                  break t;
                                case 1:
                                  if (I || (L = n[E + 13 | 0], d2(b + 16 | 0, b + 60 | 0, c), p = e[b + 20 >> 2], k = e[b + 16 >> 2], s2 = c + 1 | 0, T2(b + 8 | 0, V, s2), j0 = e[b + 192 >> 2], A = e[E + 4 >> 2], Y0 = e[b + 196 >> 2], i = e[(Y0 >>> 0 <= A >>> 0 ? 1048576 : j0 + v(A, 12) | 0) + 8 >> 2], (i & 7) != 4)) break c;
                                  for (E = i >>> 4 | 0, g = n[v(((r & 255) >>> 0 <= 78 ? r : 0) & 255, 12) + 1051744 | 0], R4 = e[b + 12 >> 2] + n[v(g >>> 0 <= 61 ? g : 0, 25) + 1050209 | 0] | 0, A = A + 1 | 0; ; ) {
                                    if (i = A, A >>> 0 >= E >>> 0) break c;
                                    if (A = A + 1 | 0, I = A >>> 0 >= Y0 >>> 0 ? 1048576 : j0 + v(A, 12) | 0, U = e[I + 8 >> 2], A = U >>> 4 | 0, (U & 7) == 5 && H2(b + 60 | 0, i, L)) break;
                                  }
                                  A = 0, E = e[I + 8 >> 2];
                                  w: {
                                    if ((E & 7) == 5) {
                                      for (Z4 = E >>> 4 | 0, A = i + 2 | 0, E = 0, I = 0; ; ) {
                                        if (i = A, A >>> 0 < Z4 >>> 0) {
                                          if (A = v(A, 12), U = i >>> 0 >= N[b + 196 >> 2] ? 1048576 : A + e[b + 192 >> 2] | 0, o2 = e[U + 8 >> 2], (o2 & 7) != 4) break c;
                                          if (A = e[(i >>> 0 >= Y0 >>> 0 ? 1048576 : A + j0 | 0) + 8 >> 2] >>> 4 | 0, U = e[U >> 2], h2 = b + 60 | 0, I2(h2, i, g) || (k >>> 0 >= U >>> 0 | E || (l[b + 288 | 0] = 0, w0(h2, k, p, b + 288 | 0), E = 1), e[b + 292 >> 2] = s2, l[b + 289 | 0] = g, l[b + 288 | 0] = 3, l[b + 290 | 0] = (i + 1 | 0) != (o2 >>> 4 | 0), i = U + 1 | 0, w0(b + 60 | 0, i, i, b + 288 | 0), I = I + R4 | 0, I >>> 0 <= 1048576)) continue;
                                          break c;
                                        }
                                        break;
                                      }
                                      if (A = (I | 0) != 0, E) break w;
                                    }
                                    l[b + 288 | 0] = 0, w0(b + 60 | 0, k, p, b + 288 | 0);
                                  }
                                  y = A ? 73 : 71, C = A ? L : -1;
                                  break l;
                                case 2:
                                  k2(b + 60 | 0, c), g = 1, y = 71, u = 255;
                                  break n;
                                case 3:
                                  if (l[b + 288 | 0] = 2, l[b + 289 | 0] = k, w0(b + 60 | 0, i, A, b + 288 | 0), g = 1, y = 74, C = 255, I | n[d + 8 | 0] != 66) break k;
                                  if (A = r & 255, i = (A >>> 0 <= 78 ? r : 0) & 255, u = v(i, 12), t = n[u + 1051745 | 0], i = v((i >>> 0 >= 11 ? t : 0) & 255, 60), n[i + 1052956 | 0] == 1) w: {
                                    if (h = i + 1052904 | 0, (A | 0) != n[h + 57 | 0]) break w;
                                    y = 1, A = 0, a = e[b + 200 >> 2], C = 0, i = n[(u + 1051735 | 0) + 11 | 0], i >>> 0 <= 4 && (u = v(i, 10) + 1050135 | 0, o = n[(u + n[a + 45 | 0] | 0) + 8 | 0], i = o >>> 0 > 8, C = i ? 0 : o, y = i ? 1 : u);
                                    s: {
                                      for (; ; ) {
                                        if ((A | 0) == (C | 0)) break s;
                                        if ((k | 0) != n[A + y | 0]) {
                                          A = A + 1 | 0;
                                          continue;
                                        }
                                        break;
                                      }
                                      for (e[b + 80 >> 2] = 0, e[b + 68 >> 2] = 0, i = e[E + 4 >> 2], l[b + 334 | 0] = 0, Y[b + 332 >> 1] = 0, l[b + 328 | 0] = 1, e[b + 320 >> 2] = 4, e[b + 324 >> 2] = 0, e[b + 312 >> 2] = a, e[b + 304 >> 2] = e[V + 16 >> 2], a = e[V + 12 >> 2], e[b + 296 >> 2] = e[V + 8 >> 2], e[b + 300 >> 2] = a, a = e[V + 4 >> 2], e[b + 288 >> 2] = e[V >> 2], e[b + 292 >> 2] = a, a = e[b + 212 >> 2], e[b + 308 >> 2] = v(a >>> 0 <= 9 ? a : 0, 12) + 1052784, e[b + 316 >> 2] = b + 60, Y[b + 350 >> 1] = 0, e[b + 340 >> 2] = 1, e[b + 344 >> 2] = A, Y[b + 348 >> 1] = F[(h + ((A & 7) << 1) | 0) + 34 >> 1], A = i >>> 0 >= N[b + 304 >> 2] ? 1048576 : e[b + 300 >> 2] + v(i, 12) | 0, a = e[A + 4 >> 2], e[b + 216 >> 2] = e[A >> 2], e[b + 220 >> 2] = a, e[b + 224 >> 2] = e[A + 8 >> 2], E2(b + 288 | 0, t, i, b + 216 | 0, b + 340 | 0), h = e[b + 204 >> 2], u = e[b + 208 >> 2], E = h + v(u, 24) | 0, A = e[b + 64 >> 2], I = A + v(e[b + 68 >> 2], 24) | 0; ; ) {
                                        if ((A | 0) != (I | 0)) {
                                          a = h, i = u, t = 0;
                                          o: {
                                            if (!i) break o;
                                            for (o = e[A + 12 >> 2], t = 0; ; ) {
                                              if (i >>> 0 >= 2) {
                                                y = i >>> 1 | 0, C = y + t | 0, t = o >>> 0 > N[(v(C, 24) + a | 0) + 12 >> 2] ? C : t, i = i - y | 0;
                                                continue;
                                              }
                                              break;
                                            }
                                            t = (o >>> 0 > N[(v(t, 24) + a | 0) + 12 >> 2]) + t | 0;
                                          }
                                          if (i = t, i) {
                                            if (u >>> 0 <= i - 1 >>> 0) break s;
                                            a = v(i, 24) + a | 0;
                                          }
                                          for (i = A + 24 | 0, o = e[A + 12 >> 2], L = n[A + 17 | 0], p = n[A + 16 | 0], t = e[A + 8 >> 2], A = n[A + 19 | 0]; ; ) {
                                            o: {
                                              if (y = 74, C = 255, (a | 0) == (E | 0) || (o | 0) != e[a + 12 >> 2]) break k;
                                              if (y = n[a + 19 | 0], l[b + 220 | 0] = y, C = F[a + 16 >> 1], l[b + 221 | 0] = C, l[b + 222 | 0] = C >>> 8, C = e[a + 8 >> 2], e[b + 216 >> 2] = C, l[b + 294 | 0] = L, l[b + 293 | 0] = p, e[b + 288 >> 2] = t, l[b + 292 | 0] = A, (A | 0) == (y | 0) & (t | 0) == (C | 0) && z2(N4, C4)) break o;
                                              a = a + 24 | 0;
                                              continue;
                                            }
                                            break;
                                          }
                                          A = i;
                                          continue;
                                        }
                                        break;
                                      }
                                      y = 74, C = 255;
                                      break w;
                                    }
                                    y = 74;
                                    break b;
                                  }
                                  u = k;
                                  break t;
                                case 4:
                                  break u;
                              }
                              if (I || (I = b + 60 | 0, I2(I, e[E + 4 >> 2], k))) break c;
                              l[b + 289 | 0] = k, g = 1, l[b + 288 | 0] = e[b + 212 >> 2] - 7 >>> 0 < 3 ? 1 : 2, w0(I, i, A, b + 288 | 0), y = 75;
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
                      g = 2, N[b + 176 >> 2] >= f >>> 0 && (e[b + 176 >> 2] = f), c = h, f = t, r = a;
                      break r;
                    }
                    C = 255;
                  }
                  u = k;
                }
                o = e[b + 176 >> 2] - f | 0;
              }
              w = w + 16 | 0, l[d + 28 | 0] = g, l[d + 27 | 0] = y, l[d + 26 | 0] = C, l[d + 25 | 0] = u, l[d + 24 | 0] = r, e[d + 20 >> 2] = o, e[d + 16 >> 2] = f, e[d + 12 >> 2] = c;
            }
            e[R + 8 >> 2] = e[j + 8 >> 2], A = e[j + 4 >> 2], e[R >> 2] = e[j >> 2], e[R + 4 >> 2] = A, Z(b + 256 | 0, 4, 16), Z(b + 244 | 0, 8, 16), Z(b + 232 | 0, 4, 16);
            break i;
          }
          e[R + 8 >> 2] = e[j + 8 >> 2], A = e[j + 4 >> 2], e[R >> 2] = e[j >> 2], e[R + 4 >> 2] = A;
        }
        p2(b + 60 | 0), N[Q + 8 >> 2] >= G >>> 0 && (e[Q + 8 >> 2] = G), s = b + 352 | 0, i = e[m + 40 >> 2], A = e[m + 44 >> 2], b = e[m + 52 >> 2], w = e[m + 56 >> 2], f = s - 128 | 0, s = f, e[f + 64 >> 2] = B, e[f + 8 >> 2] = 0, e[f >> 2] = 0, e[f + 4 >> 2] = 4, e[f + 40 >> 2] = 0, e[f + 44 >> 2] = 0, e[f + 32 >> 2] = 0, e[f + 36 >> 2] = 4, e[f + 48 >> 2] = 0, e[f + 52 >> 2] = 0, e[f + 56 >> 2] = 8, e[f + 60 >> 2] = 0, Y[f + 68 >> 1] = F[525032], a = e[B + 4 >> 2], e[f + 12 >> 2] = e[B >> 2], e[f + 16 >> 2] = a, a = e[B + 12 >> 2], e[f + 20 >> 2] = e[B + 8 >> 2], e[f + 24 >> 2] = a, e[f + 28 >> 2] = e[B + 16 >> 2], y = v(A, 56) + i | 0, u = e[B + 24 >> 2], a = f + 88 | 0, d = a + 12 | 0, C = a + 4 | 0, c = f + 52 | 0, G = f + 32 | 0, a = 0;
        i: {
          A: {
            for (; ; ) {
              if ((i | 0) != (y | 0)) {
                r = i + 32 | 0, t = e[263694], h = e[263691], Q = e[f + 60 >> 2];
                a: if (n[e[e[f + 64 >> 2] + 24 >> 2] + 50 | 0]) {
                  if (k = n[i + 48 | 0], o = f + 88 | 0, M2(o, f, r), 1 << k & 3520 && k >>> 0 <= 11) {
                    W0(i, o, 0, f, r), r = 0;
                    break a;
                  }
                  W0(i, f + 88 | 0, 1, f, r), r = e[i + 36 >> 2], k = e[263691] << 1, s0(c, e[i + 32 >> 2], 0, k | 1), s0(c, r, 0, k + 2 | 0), T(1050112, 1050128), r = 1;
                } else k = f + 88 | 0, M2(k, f, r), W0(i, k, 0, f, r), r = 0;
                if (g = r, E = n[i + 28 | 0], (E | 0) != 2) a: for (r = e[i + 20 >> 2], k = e[i + 16 >> 2], o = F[i + 24 >> 1], j = n[i + 26 | 0], V = n[i + 27 | 0], l[f + 94 | 0] = (V | 0) == 72, l[f + 93 | 0] = g, l[f + 92 | 0] = j, l[f + 90 | 0] = o, l[f + 91 | 0] = o >>> 8, l[f + 89 | 0] = E, l[f + 88 | 0] = V, l[f + 95 | 0] = 0, o = f + 88 | 0, $2(o, 8), I = r, g = r + k | 0, r = r >>> 0 > g >>> 0 | w >>> 0 < g >>> 0, g = r ? 0 : I, e[f + 88 >> 2] = g, T(o, C), r = r ? 4 : b + (k << 4) | 0, k = g << 4; ; ) {
                  if (!k) break a;
                  o = e[r + 4 >> 2], e[f + 72 >> 2] = e[r >> 2], e[f + 76 >> 2] = o, o = e[r + 12 >> 2], g = e[r + 8 >> 2], E = e[263694], N2(f + 72 | 0, e[f + 64 >> 2], 1054768), E = c2(E), s0(c, g, 0, e[263691] << 1), s0(c, o, 0, (e[263691] << 1) + 2 | 0), e[f + 96 >> 2] = E, e[f + 88 >> 2] = 0, e[f + 92 >> 2] = 0, T(f + 88 | 0, d), k = k - 16 | 0, r = r + 16 | 0;
                }
                if (!n[u + 51 | 0] && a && N[f + 48 >> 2] >= 1048577) break A;
                i = i + 56 | 0, a = a + 1 | 0;
                continue;
              }
              break;
            }
            a = A;
            break i;
          }
          if (h >>> 0 <= N[263691] && (e[263691] = h), t >>> 0 <= N[263694] && (e[263694] = t), Q >>> 0 > N[f + 60 >> 2]) break i;
          e[f + 60 >> 2] = Q;
        }
        for (i = n[u + 49 | 0], A = e[c + 4 >> 2], e[f + 72 >> 2] = e[c >> 2], e[f + 76 >> 2] = A, A = e[c + 8 >> 2], e[f + 80 >> 2] = A, y = e[262513], c = e[262514], u = e[262515], r = e[f + 76 >> 2], e[f + 96 >> 2] = 0, e[f + 88 >> 2] = 0, e[f + 92 >> 2] = 8, k = f + 88 | 0, J0(r, A, k), Z(k, 8, 16), l[f + 116 | 0] = i, e[f + 108 >> 2] = 0, e[f + 112 >> 2] = 1, e[f + 100 >> 2] = 0, e[f + 104 >> 2] = 0, e[f + 96 >> 2] = e[B + 8 >> 2], i = e[B + 4 >> 2], e[f + 88 >> 2] = e[B >> 2], e[f + 92 >> 2] = i, k = A << 4, d = u - 1 | 0, C = c - 1 | 0; ; ) {
          if (k) {
            for (B = e[r + 8 >> 2], u = s + -64 | 0, s = u, t = f + 88 | 0, A = e[t + 8 >> 2], i = e[r >> 2], h = A >>> 0 < i >>> 0 ? A : i, A = e[t + 12 >> 2], c = u + 29 | 0; ; ) {
              if (A >>> 0 < h >>> 0) {
                for (; i = A, A = A - -64 | 0, h >>> 0 >= A >>> 0 && (e[u + 48 >> 2] = i, e[u + 28 >> 2] = t, e[u + 32 >> 2] = u + 48, Q = u + 28 | 0, !(R0(Q, 0) | R0(Q, 16) | R0(Q, 32) | R0(Q, 48))); ) ;
                for (Q = e[t + 4 >> 2], b = e[t >> 2], A = 0; ; ) {
                  if (!(i >>> 0 >= h >>> 0 | A)) {
                    A = u + 48 | 0, i >>> 0 <= Q >>> 0 & Q - i >>> 0 >= 16 && (A = i + b | 0, o = n[A + 12 | 0] | n[A + 13 | 0] << 8 | (n[A + 14 | 0] << 16 | n[A + 15 | 0] << 24), w = n[A + 8 | 0] | n[A + 9 | 0] << 8 | (n[A + 10 | 0] << 16 | n[A + 11 | 0] << 24), l[c + 8 | 0] = w, l[c + 9 | 0] = w >>> 8, l[c + 10 | 0] = w >>> 16, l[c + 11 | 0] = w >>> 24, l[c + 12 | 0] = o, l[c + 13 | 0] = o >>> 8, l[c + 14 | 0] = o >>> 16, l[c + 15 | 0] = o >>> 24, o = n[A + 4 | 0] | n[A + 5 | 0] << 8 | (n[A + 6 | 0] << 16 | n[A + 7 | 0] << 24), A = n[A | 0] | n[A + 1 | 0] << 8 | (n[A + 2 | 0] << 16 | n[A + 3 | 0] << 24), l[c | 0] = A, l[c + 1 | 0] = A >>> 8, l[c + 2 | 0] = A >>> 16, l[c + 3 | 0] = A >>> 24, l[c + 4 | 0] = o, l[c + 5 | 0] = o >>> 8, l[c + 6 | 0] = o >>> 16, l[c + 7 | 0] = o >>> 24, A = c), e[u + 56 >> 2] = 0, e[u + 60 >> 2] = 0, e[u + 48 >> 2] = 0, e[u + 52 >> 2] = 0, o = n[A + 4 | 0] | n[A + 5 | 0] << 8 | (n[A + 6 | 0] << 16 | n[A + 7 | 0] << 24), e[u + 8 >> 2] = n[A | 0] | n[A + 1 | 0] << 8 | (n[A + 2 | 0] << 16 | n[A + 3 | 0] << 24), e[u + 12 >> 2] = o, o = n[A + 12 | 0] | n[A + 13 | 0] << 8 | (n[A + 14 | 0] << 16 | n[A + 15 | 0] << 24), e[u + 16 >> 2] = n[A + 8 | 0] | n[A + 9 | 0] << 8 | (n[A + 10 | 0] << 16 | n[A + 11 | 0] << 24), e[u + 20 >> 2] = o, A = a2(u + 8 | 0), o = A | 65536, i = i + (o ? 31 - $(o ^ o - 1) | 0 : 32) | 0;
                    continue;
                  }
                  break;
                }
                if (o = e[t + 12 >> 2], A = i >>> 0 > h >>> 0 ? h : i, e[t + 12 >> 2] = A, o = e[t + 16 >> 2] + (A - o | 0) | 0, e[t + 16 >> 2] = o, i >>> 0 >= h >>> 0) continue;
                i = A >>> 0 < Q >>> 0 ? n[A + b | 0] : 0, A = A + 1 | 0, e[t + 12 >> 2] = A;
                i: if (n[t + 28 | 0] == 1) {
                  if (I = 0, i << 24 >> 24 < -64) break i;
                  I = (i & 255) >>> 0 > 239 ? 2 : 1;
                } else I = 1;
                o = I + o | 0, e[t + 16 >> 2] = o;
                i: {
                  A: switch ((i & 255) - 10 | 0) {
                    case 0:
                      break i;
                    case 3:
                      break A;
                    default:
                      continue;
                  }
                  if (A >>> 0 >= Q >>> 0) break i;
                  if (n[A + b | 0] == 10) continue;
                }
                e[t + 20 >> 2] = o, e[t + 24 >> 2] = e[t + 24 >> 2] + 1;
                continue;
              }
              break;
            }
            s = u - -64 | 0, i = e[f + 108 >> 2], A = e[f + 112 >> 2], c = e[f + 104 >> 2], e[f + 120 >> 2] = c + y, u = B >>> 1 | 0, t = f + 120 | 0, b0(u, t, 1), B & 1 && (e[f + 120 >> 2] = A + C, e[f + 124 >> 2] = ((c - i | 0) + ((A | 0) == 1 ? d : 0) | 0) + 1, b0(u + 2 | 0, t, 2)), r = r + 16 | 0, k = k - 16 | 0;
            continue;
          }
          break;
        }
        Z(f + 72 | 0, 8, 16), Z(f, 4, 16), Z(G, 4, 4), s = f + 128 | 0, Z(R, 4, 16), Z(O, 4, 56);
      }
      e[H >> 2] = a, l[H + 5 | 0] = a >>> 0 < X >>> 0, l[H + 4 | 0] = n[M4 + 8 | 0], s = m - -64 | 0, i = n[w2 + 45 | 0], A = s - 16 | 0, s = A, a = n[H + 5 | 0], r = n[H + 4 | 0], e[A + 12 >> 2] = e[H >> 2], e[A + 8 >> 2] = a << 1 & 2 | (r | (i ? 256 : 0)), b0(3, A + 8 | 0, 2), s = A + 16 | 0, s = z + 48 | 0;
    }
    function e2(A, i) {
      var a = 0, r = 0, b = 0, f = 0;
      if (!n[i + 8 | 0]) e: {
        r = e[i + 4 >> 2], b = e[i >> 2];
        i: {
          for (; ; ) {
            if ((a | 0) != (r | 0)) {
              if (f = a + b | 0, n[f | 0] == 47) break i;
              a = a + 1 | 0;
              continue;
            }
            break;
          }
          l[i + 8 | 0] = 1, a = r;
          break e;
        }
        e[i + 4 >> 2] = (a ^ -1) + r, e[i >> 2] = f + 1;
      }
      e[A + 4 >> 2] = a, e[A >> 2] = b;
    }
    function V2(A, i, a, r, b, f, k) {
      var c = 0;
      c = s - 32 | 0, s = c, l[c + 29 | 0] = a, l[c + 28 | 0] = 0, l[c + 27 | 0] = i, l[c + 26 | 0] = r, l[c + 25 | 0] = f, l[c + 24 | 0] = b, e[c + 16 >> 2] = k, i = N[A + 16 >> 2] <= k >>> 0 ? 1048576 : e[A + 12 >> 2] + v(k, 12) | 0, a = e[i >> 2], e[c + 20 >> 2] = a, e[c + 12 >> 2] = e[i + 4 >> 2], e[c + 8 >> 2] = a, C0(A, c + 8 | 0, 0, 0), s = c + 32 | 0;
    }
    function f0(A, i) {
      var a = 0, r = 0, b = 0, f = 0, k = 0, c = 0, t = 0, u = 0;
      r = e[263704], k = i - A | 0, a = k, a >>> 0 < 257 ? a = a >>> 4 | 0 : (b = a, a = $(a), a = ((b >>> 30 - a | 0) - (a << 1) | 0) + 60 | 0), a = a >>> 0 >= 63 ? 63 : a, f = r + (a << 2) | 0, c = e[f >> 2], c ? (e[f >> 2] = A, e[c + 4 >> 2] = A) : (e[f >> 2] = A, t = e[263702], u = e[263703], r = a & 31, (a & 63) >>> 0 >= 32 ? (r = 1 << r, b = 0) : (b = 1 << r, r = b - 1 & 1 >>> 32 - r), e[263702] = b | t, e[263703] = r | u), e[A + 12 >> 2] = k, e[A + 8 >> 2] = a, e[A + 4 >> 2] = f, e[A >> 2] = c, e[i - 4 >> 2] = k;
    }
    function i2(A, i) {
      var a = 0, r = 0;
      a = e[A + 16 >> 2];
      e: {
        if (a >>> 0 > i >>> 0 && (r = e[A + 12 >> 2], (n[r + i | 0] - 48 & 255) >>> 0 <= 9)) {
          for (A = i >>> 0 < a >>> 0 ? a : i; ; ) {
            if ((A | 0) == (i | 0)) break e;
            if ((n[i + r | 0] - 48 & 255) >>> 0 <= 9) {
              i = i + 1 | 0;
              continue;
            }
            break;
          }
          return i;
        }
        M0(A, i, 7), A = 0;
      }
      return A;
    }
    function X2(A, i, a) {
      var r = 0;
      for (r = e[(N[A + 16 >> 2] <= i >>> 0 ? 1048576 : e[A + 12 >> 2] + v(i, 12) | 0) + 8 >> 2] >>> 4 | 0, i = i + 1 | 0; ; ) {
        e: {
          if (i >>> 0 >= r >>> 0 || !(l[A + 40 | 0] & 1) & n[A + 44 | 0] == 1) break e;
          D0(A, i, a), i = e[(N[A + 16 >> 2] <= i >>> 0 ? 1048576 : e[A + 12 >> 2] + v(i, 12) | 0) + 8 >> 2] >>> 4 | 0;
          continue;
        }
        break;
      }
    }
    function Z(A, i, a) {
      var r = 0, b = 0, f = 0, k = 0;
      r = s - 16 | 0, s = r, b = r + 12 | 0, a && (f = e[A >> 2], f && (e[r + 12 >> 2] = i, k = v(a, f), b = r + 8 | 0, a = e[A + 4 >> 2])), e[b >> 2] = k, e[r + 12 >> 2] && (A = e[r + 8 >> 2], A && j2(a, A)), s = r + 16 | 0;
    }
    function j2(A, i) {
      var a = 0, r = 0, b = 0;
      i = (i + 19 & -16) + A | 0, b = e[i - 4 >> 2], r = A - 4 | 0, a = e[r >> 2], a & 1 ? e[r >> 2] = a | 2 : (A = A - a | 0, n0(A)), b & 2 && (a = e[i + 12 >> 2], n0(i), i = i + a | 0), f0(A, i);
    }
    function M0(A, i, a) {
      var r = 0, b = 0;
      b = e[A + 20 >> 2];
      e: if (N[A + 16 >> 2] <= i >>> 0) r = i >>> 0 < b >>> 0;
      else {
        if (i >>> 0 >= b >>> 0) break e;
        if (r = A + 12 | 0, l[e[r >> 2] + i | 0] >= 0) {
          r = 1;
          break e;
        }
        if (r = B0(r, i), r) break e;
        G2(A, i);
        return;
      }
      l[A + 4 | 0] = a, i = i >>> 0 > b >>> 0 ? b : i, e[A >> 2] = i, e[A + 8 >> 2] = i + r;
    }
    function Y2(A, i) {
      var a = 0, r = 0, b = 0, f = 0;
      for (b = e[A + 12 >> 2] + i | 0, f = e[A + 16 >> 2]; a = i + r >>> 0 < f >>> 0 ? n[r + b | 0] : 0, r = r + 1 | 0, (a - 48 & 255) >>> 0 < 10 ? a = 1 : a = ((a & -33) - 65 & 255) >>> 0 < 26, !!a; ) ;
      l[A + 4 | 0] = 0, e[A >> 2] = i, e[A + 8 >> 2] = (r - 1 | 0) + i;
    }
    function W2(A, i) {
      var a = 0, r = 0, b = 0, f = 0, k = 0, c = 0;
      a = s - 16 | 0, s = a, f = i + 4 | 0, r = e[i >> 2];
      e: if (r) {
        if (e[i >> 2] = 0, b = s - 16 | 0, s = b, r) i: {
          for (; ; ) {
            A: {
              if (e2(b + 8 | 0, f), !e[b + 8 >> 2]) break A;
              if (r = r - 1 | 0, r) continue;
              break i;
            }
            break;
          }
          c = r;
        }
        if (s = b + 16 | 0, c) break e;
        e2(a + 8 | 0, f), k = e[a + 8 >> 2], i = e[a + 12 >> 2];
      } else e2(a, f), k = e[a >> 2], i = e[a + 4 >> 2];
      e[A >> 2] = k, e[A + 4 >> 2] = i, s = a + 16 | 0;
    }
    function U2(A, i, a) {
      var r = 0, b = 0, f = 0, k = 0, c = 0, t = 0, u = 0;
      r = i + 12 | 0, a = y2(r, a + 1 | 0);
      e: {
        if (a >>> 0 < N[i + 16 >> 2] && n[e[r >> 2] + a | 0] == 34) {
          i = a + 1 | 0, a = 0;
          break e;
        }
        f = s - 16 | 0, s = f, t = i + 12 | 0;
        i: {
          A: {
            a: {
              r: {
                f: {
                  for (; ; ) {
                    k: {
                      for (k = e[i + 12 >> 2], c = e[i + 16 >> 2]; ; ) {
                        b: {
                          if (a >>> 0 >= c >>> 0) break r;
                          if (r = n[a + k | 0], (r | 0) == 34) break f;
                          if ((r | 0) == 92) break b;
                          if (r << 24 >> 24 < 0) {
                            if (r = B0(t, a), !r) break A;
                            a = a + r | 0;
                          } else {
                            if (r >>> 0 <= 31) break r;
                            a = y2(t, a);
                          }
                          continue;
                        }
                        break;
                      }
                      if (b = a + 1 | 0, c >>> 0 <= b >>> 0) break a;
                      b: {
                        c: {
                          n: switch (r = n[b + k | 0], r - 110 | 0) {
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
                          if (m2(f + 8 | 0, i, a + 2 | 0), r = 0, !(e[f + 8 >> 2] & 1)) break i;
                          if (k = e[f + 12 >> 2], (k & 63488) == 55296) {
                            if (c = a + 6 | 0, b = e[i + 16 >> 2], c >>> 0 >= b >>> 0 || (u = e[i + 12 >> 2], n[c + u | 0] != 92) || (c = a + 7 | 0, k >>> 0 > 56319 | c >>> 0 >= b >>> 0) || n[c + u | 0] != 117) break k;
                            if (m2(f, i, a + 8 | 0), !(e[f >> 2] & 1)) break i;
                            if ((e[f + 4 >> 2] & 64512) != 56320) break k;
                            k = 12;
                          } else k = 6;
                          if (b = 1, a = a + k | 0, a) continue;
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
                      a = a + 2 | 0, b = 1;
                      continue;
                    }
                    break;
                  }
                  l[i + 4 | 0] = 15, e[i >> 2] = a, e[i + 8 >> 2] = a + 6;
                  break i;
                }
                r = ((a << 1) + b | 0) + 2 | 0;
                break i;
              }
              N[i + 20 >> 2] <= a >>> 0 ? M0(i, a, 11) : M0(i, a, 12), r = 0;
              break i;
            }
            M0(i, b, 9), r = 0;
            break i;
          }
          G2(i, a), r = 0;
        }
        s = f + 16 | 0, i = r, i ? (a = i & 1, i = i >>> 1 | 0) : a = 2;
      }
      l[A + 4 | 0] = a, e[A >> 2] = i;
    }
    function T2(A, i, a) {
      var r = 0, b = 0, f = 0;
      b = e[i + 8 >> 2], f = b >>> 0 > N[i + 4 >> 2], r = N[i + 16 >> 2] <= a >>> 0 ? 1048576 : e[i + 12 >> 2] + v(a, 12) | 0, a = e[r + 4 >> 2], r = e[r >> 2], b = a >>> 0 < r >>> 0 | a >>> 0 > (f ? 0 : b) >>> 0, e[A + 4 >> 2] = b ? 0 : a - r | 0, e[A >> 2] = b ? 1 : r + (f ? 1 : e[i >> 2]) | 0;
    }
    function J2(A) {
      var i = 0, a = 0, r = 0, b = 0, f = 0, k = 0, c = 0;
      return i = n[A | 0] | n[A + 1 | 0] << 8 | (n[A + 2 | 0] << 16 | n[A + 3 | 0] << 24), A = n[A + 4 | 0] | n[A + 5 | 0] << 8 | (n[A + 6 | 0] << 16 | n[A + 7 | 0] << 24), r = A, A = A ^ 572662306, b = A, a = (A & 2139062143) + 2139062143 | 0, A = i, i = A ^ 572662306, f = (i & 2139062143) + 2139062143 | 0, a = f >>> 0 < 2139062143 ? a + 1 | 0 : a, f = i | f, a = a | b, i = (r & 2139062143) + 1616928864 | 0, b = (A & 2139062143) + 1616928864 | 0, i = b >>> 0 < 1616928864 ? i + 1 | 0 : i, b = (A | b) & f, a = (i | r) & a, i = r ^ 1549556828, f = i, i = (i & 2139062143) + 2139062143 | 0, c = a, a = A ^ 1549556828, k = (a & 2139062143) + 2139062143 | 0, r = r | c & (f | (k >>> 0 < 2139062143 ? i + 1 | 0 : i)) ^ -1, i = r >>> 7 | 0, K(((r & 127) << 25 | (A | (a | k) & b ^ -1) >>> 7) & 16843009, i & 16843009, 270549120, 16909320), W >>> 24 | 0;
    }
    function x2(A, i) {
      var a = 0, r = 0, b = 0, f = 0;
      b = e[i >> 2], f = e[i + 4 >> 2];
      e: {
        for (; ; ) {
          if (r = b, (f | 0) == (r | 0)) break e;
          if (b = r + 1 | 0, e[i >> 2] = b, a = n[r | 0], !((a | 0) == 45 | (a | 0) == 95)) break;
        }
        a = ((a - 65 & 255) >>> 0 < 26 ? 32 : 0) | a;
      }
      l[A + 1 | 0] = a, l[A | 0] = (r | 0) != (f | 0);
    }
    function b0(A, i, a) {
      var r = 0, b = 0;
      for (r = e[263691], b = r - A | 0, r = r >>> 0 >= b >>> 0 ? b : 0, a = a >>> 0 < r >>> 0 ? a : r, A = e[263690] + (A << 2) | 0; ; ) {
        if (!(!a | !A)) {
          e[A >> 2] = e[i >> 2], a = a - 1 | 0, i = i + 4 | 0, A = A + 4 | 0;
          continue;
        }
        break;
      }
    }
    function H2(A, i, a) {
      var r = 0, b = 0;
      return r = s - 16 | 0, s = r, i = N[A + 136 >> 2] <= i >>> 0 ? 1048576 : e[A + 132 >> 2] + v(i, 12) | 0, b = e[i + 4 >> 2], e[r >> 2] = e[i >> 2], e[r + 4 >> 2] = b, e[r + 8 >> 2] = e[i + 8 >> 2], A = Z0(v(((a & 255) >>> 0 <= 61 ? a : 0) & 255, 25) + 1050185 | 0, A + 120 | 0, r), s = r + 16 | 0, A;
    }
    function O2(A, i, a, r) {
      var b = 0, f = 0;
      e: {
        f = n[r + 8 | 0], b = 9, r = n[r + 4 | 0];
        i: {
          if ((r | 0) != 3 && !(n[e[A + 24 >> 2] + 46 | 0] & (r | 0) == 1)) break i;
          r = 0;
          A: switch (f - 2 | 0) {
            case 0:
            case 4:
              break i;
            default:
              break A;
          }
          if (b = U0(f, 1, 0, 0), (b & 255) == 24) break e;
        }
        d0(A, b, r, a, i);
      }
    }
    function L2(A, i, a) {
      var r = 0, b = 0;
      r = s - 16 | 0, s = r, x0(r + 4 | 0, e[i >> 2], e[a + 40 >> 2]), a = 0, b = e[r + 12 >> 2], b && (b = (e[r + 8 >> 2] + (b << 4) | 0) - 16 | 0, b && (a = 1, i = e[b >> 2])), e[A + 4 >> 2] = i, e[A >> 2] = a, s = r + 16 | 0;
    }
    function p2(A) {
      Z(A, 4, 24), Z(A + 12 | 0, 4, 4), Z(A + 24 | 0, 1, 1), Z(A + 36 | 0, 4, 16), Z(A + 48 | 0, 8, 16), Z(A + 60 | 0, 4, 16), Z(A + 72 | 0, 4, 4), Z(A + 84 | 0, 4, 4), Z(A + 96 | 0, 1, 1);
    }
    function A2(A, i) {
      var a = 0, r = 0, b = 0;
      for (a = s - 16 | 0, s = a; ; ) {
        if (A0(a + 8 | 0, i), n[a + 8 | 0]) {
          b = n[a + 9 | 0], r = e[A + 8 >> 2], (r | 0) == e[A >> 2] && P(A, 1, 1, 1), l[e[A + 4 >> 2] + r | 0] = b, e[A + 8 >> 2] = r + 1;
          continue;
        }
        break;
      }
      s = a + 16 | 0;
    }
    function S2() {
      var A = 0;
      return A = s - 16 | 0, s = A, e[A + 4 >> 2] = e[263691], b0(0, A + 4 | 0, 1), e[A + 8 >> 2] = e[263693], b0(1, A + 8 | 0, 1), e[A + 12 >> 2] = e[263694], b0(2, A + 12 | 0, 1), s = A + 16 | 0, e[263690];
    }
    function P2(A, i) {
      var a = 0, r = 0;
      a = e[A >> 2], A = e[a + 4 >> 2], A = A >>> 0 > i >>> 0 ? A : i;
      e: {
        for (; ; ) {
          if ((A | 0) != (i | 0)) {
            if (r = n[e[a >> 2] + i | 0] - 9 | 0, r >>> 0 > 23 | !(1 << r & 8388627)) break e;
            i = i + 1 | 0;
            continue;
          }
          break;
        }
        return A;
      }
      return i;
    }
    function K2(A, i) {
      var a = 0, r = 0, b = 0, f = 0, k = 0, c = 0;
      if (!i) return 1;
      for (i = (i << 4) - 16 | 0, f = A + 16 | 0, r = e[A >> 2], A = e[A + 4 >> 2]; ; ) {
        e: {
          if (a = !i, k = a, a) break e;
          if (i = i - 16 | 0, b = f, a = e[b >> 2], f = b + 16 | 0, c = r, r = a, a = A, A = e[b + 4 >> 2], (a | 0) == (A | 0) & r >>> 0 >= c >>> 0 | A >>> 0 > a >>> 0) continue;
        }
        break;
      }
      return k;
    }
    function q2(A, i) {
      var a = 0, r = 0;
      for (a = i & -16, r = n4((i & 2147483632) + A | 0, i & 15); ; ) {
        if (a) {
          i = 16, a2(A) && (i = n4(A, 16)), A = A + 16 | 0, a = a - 16 | 0, r = i + r | 0;
          continue;
        }
        break;
      }
      return r;
    }
    function $2(A, i) {
      var a = 0, r = 0;
      for (a = s - 16 | 0, s = a, i = i & -4, r = a + 16 | 0; ; ) {
        if (i) {
          e[a + 12 >> 2] = n[A | 0] | n[A + 1 | 0] << 8 | (n[A + 2 | 0] << 16 | n[A + 3 | 0] << 24), T(a + 12 | 0, r), i = i - 4 | 0, A = A + 4 | 0;
          continue;
        }
        break;
      }
      s = a + 16 | 0;
    }
    function _2(A, i, a) {
      var r = 0, b = 0;
      b = i + a | 0;
      e: {
        for (; ; ) {
          if (a) {
            if (r = n[i | 0] - 9 | 0, r >>> 0 > 23 | !(1 << r & 8388635)) break e;
            i = i + 1 | 0, a = a - 1 | 0;
            continue;
          }
          break;
        }
        i = b;
      }
      e[A + 4 >> 2] = a, e[A >> 2] = i;
    }
    function e4(A, i, a, r, b) {
      var f = 0, k = 0;
      f = s - 16 | 0, s = f, A = e[A + 24 >> 2], k = e[A + 8 >> 2], e[f + 8 >> 2] = a, e[f + 4 >> 2] = i, e[f + 12 >> 2] = ((r & 255 | (b ? 8 : 0)) + (k << 4) | 0) + 16, b2(A, f + 4 | 0), s = f + 16 | 0;
    }
    function i4(A, i) {
      for (var a = 0, r = 0, b = 0, f = 0, k = 0; a = b, (a | 0) != 16 && (b = a + 1 | 0, r = n[i + a | 0], f = (r - 58 & 255) >>> 0 < 246, k = r, r = n[A + a | 0], (((r | 0) == 48 ? f : (k | 0) != (r | 0)) | 0) != 1); ) ;
      return a >>> 0 > 15;
    }
    function Z0(A, i, a) {
      var r = 0, b = 0, f = 0, k = 0, c = 0;
      if (b = n[a + 8 | 0] & 8, b) {
        f = s - 32 | 0, s = f, r = n[A + 24 | 0], c = r >>> 0 > 24, r = c ? 0 : r, A = c ? 1 : A;
        e: {
          if (b) {
            k = f + 16 | 0, p0(k, i, a), r = A + r | 0, i = 0, b = s - 16 | 0, s = b;
            i: {
              for (; ; ) {
                A: {
                  if (A0(b + 8 | 0, k), !n[b + 8 | 0]) break A;
                  if ((A | 0) == (r | 0)) break i;
                  if (a = n[A | 0], A = A + 1 | 0, (a | 0) == n[b + 9 | 0]) continue;
                  break i;
                }
                break;
              }
              i = (A | 0) == (r | 0);
            }
            s = b + 16 | 0;
          } else {
            if (G0(f + 8 | 0, i, a), (r | 0) != e[f + 12 >> 2]) break e;
            i = !k0(e[f + 8 >> 2], A, r);
          }
          k = i;
        }
        return s = f + 32 | 0, k;
      }
      return b = e[i + 4 >> 2], a = e[a >> 2] + 1 | 0, b >>> 0 >= a >>> 0 & b - a >>> 0 >= 8 && (r = a + e[i >> 2] | 0, k = n[r | 0] | n[r + 1 | 0] << 8 | (n[r + 2 | 0] << 16 | n[r + 3 | 0] << 24), r = n[r + 4 | 0] | n[r + 5 | 0] << 8 | (n[r + 6 | 0] << 16 | n[r + 7 | 0] << 24)), v0(A, i, a, k, r);
    }
    function z0(A, i, a) {
      var r = 0, b = 0;
      r = s - 32 | 0, s = r, n[i + 8 | 0] & 8 ? (b = r + 16 | 0, p0(b, A, i), A2(a, b)) : (G0(r + 8 | 0, A, i), _(a, e[r + 8 >> 2], e[r + 12 >> 2])), s = r + 32 | 0;
    }
    function a2(A) {
      var i = 0, a = 0, r = 0;
      return i = n[A | 0] | n[A + 1 | 0] << 8 | (n[A + 2 | 0] << 16 | n[A + 3 | 0] << 24), r = i & 2139062143, i = -1920103027 - r | i, a = n[A + 4 | 0] | n[A + 5 | 0] << 8 | (n[A + 6 | 0] << 16 | n[A + 7 | 0] << 24), r = -1920103027 - ((a & 2139062143) + (r >>> 0 > 2374864269) | 0) | a, a = r >>> 7 | 0, K(((r & 127) << 25 | i >>> 7) & 16843009, a & 16843009, 270549120, 16909320), r = W >>> 24 | 0, i = n[A + 8 | 0] | n[A + 9 | 0] << 8 | (n[A + 10 | 0] << 16 | n[A + 11 | 0] << 24), a = i & 2139062143, i = -1920103027 - a | i, A = n[A + 12 | 0] | n[A + 13 | 0] << 8 | (n[A + 14 | 0] << 16 | n[A + 15 | 0] << 24), A = -1920103027 - ((A & 2139062143) + (a >>> 0 > 2374864269) | 0) | A, a = A >>> 7 | 0, K(((A & 127) << 25 | i >>> 7) & 16843009, a & 16843009, 270549120, 16909320), W >>> 16 & 65280 | r;
    }
    function A4(A, i) {
      var a = 0, r = 0, b = 0;
      for (a = e[A + 8 >> 2], r = (e[A + 4 >> 2] + (a << 2) | 0) - 4 | 0, b = e[A + 12 >> 2]; ; ) {
        if (i >>> 0 < a >>> 0) {
          a = a - 1 | 0, e[A + 8 >> 2] = a, b = b - e[r >> 2] | 0, e[A + 12 >> 2] = b, r = r - 4 | 0;
          continue;
        }
        break;
      }
    }
    function l0(A, i, a, r) {
      var b = 0, f = 0, k = 0, c = 0;
      f = s - 16 | 0, s = f, b = f + 4 | 0, k = s - 16 | 0, s = k, r = K(r, 0, i, 0);
      e: {
        i: {
          if (!W & r >>> 0 <= -2147483648 - a >>> 0) {
            if (!r) {
              e[b + 8 >> 2] = a, e[b + 4 >> 2] = 0, i = 0;
              break e;
            }
            if (n2(k + 8 | 0, a, r), c = e[k + 8 >> 2], c) {
              e[b + 8 >> 2] = c, e[b + 4 >> 2] = i, i = 0;
              break e;
            } else {
              e[b + 8 >> 2] = r, e[b + 4 >> 2] = a;
              break i;
            }
          }
          e[b + 4 >> 2] = 0;
        }
        i = 1;
      }
      e[b >> 2] = i, s = k + 16 | 0, i = e[f + 8 >> 2], e[f + 4 >> 2] != 1 ? (e[A + 4 >> 2] = e[f + 12 >> 2], e[A >> 2] = i, s = f + 16 | 0) : S();
    }
    function a4(A, i) {
      var a = 0, r = 0;
      return a = s - 16 | 0, s = a, e[a + 8 >> 2] = i, e[a + 12 >> 2] = a + 8, i = a + 12 | 0, r = f4(i, A), A = f4(i, A + 8 | 0), s = a + 16 | 0, A << 8 | r;
    }
    function T(A, i) {
      var a = 0, r = 0, b = 0;
      a = i - A | 0, b = a >>> 2 | 0, P(1054756, b, 4, 4), r = e[263691], (A | 0) != (i | 0) && (a && x(e[263690] + (r << 2) | 0, A, a), r = e[263691]), e[263691] = r + b;
    }
    function T4(A) {
      A = A | 0;
      var i = 0, a = 0, r = 0, b = 0, f = 0;
      for (i = s - 32 | 0, s = i, e[i + 8 >> 2] = A, A = i + 31 | 0, e[i + 24 >> 2] = A, e[i + 20 >> 2] = A, e[i + 16 >> 2] = A, e[i + 12 >> 2] = i + 8, a = e[e[i + 12 >> 2] >> 2]; ; ) {
        if (A = n[1054084], l[1054084] = A || 1, A) {
          for (; n[1054084]; ) ;
          continue;
        }
        break;
      }
      if (A = e[263524], A >>> 0 >= 1048577 && (Z(1054088, 1, 1), e[263522] = 0, e[263523] = 1, e[263524] = 0, Z(1054100, 4, 12), p2(1054128), x(1054100, 1048944, 656), A = e[263524]), A >>> 0 < a >>> 0) {
        for (r = a - A | 0, P(1054088, r, 1, 1), b = r >>> 0 <= 1 ? 1 : r, A = b - 1 | 0, f = e[263524], a = f + e[263523] | 0; ; ) {
          if (A) {
            l[a | 0] = 0, A = A - 1 | 0, a = a + 1 | 0;
            continue;
          }
          break;
        }
        A = b + f | 0, r ? l[a | 0] = 0 : A = A - 1 | 0, e[263524] = A;
      }
      return l[1054084] = 0, s = i + 32 | 0, e[263523];
    }
    function G0(A, i, a) {
      var r = 0, b = 0;
      r = e[a + 4 >> 2], r = r - ((r | 0) != 0) | 0, a = e[a >> 2] + 1 | 0, b = r >>> 0 < a >>> 0 | r >>> 0 > N[i + 4 >> 2], e[A + 4 >> 2] = b ? 0 : r - a | 0, e[A >> 2] = b ? 1 : a + e[i >> 2] | 0;
    }
    function r4(A, i, a) {
      var r = 0, b = 0;
      for (P(A, i, 4, 4), r = e[A + 8 >> 2], b = e[A + 4 >> 2] + (r << 2) | 0; ; ) {
        if (i & 1) {
          e[b >> 2] = a, b = b + 4 | 0, r = r + 1 | 0, i = 0;
          continue;
        }
        break;
      }
      e[A + 8 >> 2] = r;
    }
    function f4(A, i) {
      var a = 0, r = 0;
      return a = n[i + 4 | 0] | n[i + 5 | 0] << 8 | (n[i + 6 | 0] << 16 | n[i + 7 | 0] << 24), i = (n[i | 0] | n[i + 1 | 0] << 8 | (n[i + 2 | 0] << 16 | n[i + 3 | 0] << 24)) ^ K(n[e[e[A >> 2] >> 2]], 0, 16843009, 16843009), A = W ^ a, r = A, A = (A & 2139062143) + 2139062143 | 0, a = (i & 2139062143) + 2139062143 | 0, r = (r | (a >>> 0 < 2139062143 ? A + 1 | 0 : A)) ^ -1, A = r >>> 7 | 0, K(((r & 127) << 25 | ((i | a) ^ -1) >>> 7) & 16843009, A & 16843009, 270549120, 16909320), W >>> 24 | 0;
    }
    function k0(A, i, a) {
      var r = 0, b = 0, f = 0;
      if (a) e: {
        for (; ; ) {
          if (r = n[A | 0], b = n[i | 0], (r | 0) == (b | 0)) {
            if (A = A + 1 | 0, i = i + 1 | 0, a = a - 1 | 0, a) continue;
            break e;
          }
          break;
        }
        f = r - b | 0;
      }
      return f;
    }
    function w0(A, i, a, r) {
      var b = 0, f = 0, k = 0;
      f = e[r >> 2], k = e[r + 4 >> 2], b = e[A + 116 >> 2], (b | 0) == e[A + 108 >> 2] && o0(A + 108 | 0, 16), r = e[A + 112 >> 2] + (b << 4) | 0, e[r + 12 >> 2] = a, e[r + 8 >> 2] = i, e[r >> 2] = f, e[r + 4 >> 2] = k, e[A + 116 >> 2] = b + 1;
    }
    function b4(A, i, a, r, b) {
      var f = 0;
      if (f = i & 255, i = n[(f + e[A + 24 >> 2] | 0) + 21 | 0], (i | 0) == 4) {
        i = n[e[A + 20 >> 2] + 11 | 0] | (a << 24 | (b ? 65536 : 0) | (r ? 256 : 0)), A = i >>> 8 | 0, a = 2;
        e: {
          i: {
            A: {
              a: switch (f - 6 | 0) {
                case 0:
                  if (a = 0, !(i & 1)) break e;
                  if (i >>> 0 > 16777215) break A;
                  if (!(i & 65536)) break e;
                  if (!(A & 1)) break A;
                  break e;
                case 1:
                case 4:
                  if (a = 0, !(i & 1)) break e;
                  if (!(A & 1)) break A;
                  break e;
                case 2:
                  if (a = 0, i >>> 0 < 16777216) break e;
                  if (i & 1) break A;
                  break e;
                case 3:
                  if (a = 0, !(i & 1)) break e;
                  if ((A ^ 1 | i >>> 0 > 16777215) & 1) break A;
                  break e;
                case 8:
                  if (!(i & 1)) break i;
                  break A;
                case 10:
                  if (!(i & 1)) break A;
                  a = 3;
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
              if (i >>> 0 <= 16777215) break i;
            }
            a = 1;
            break e;
          }
          a = 0;
        }
        i = a & 255;
      }
      return i;
    }
    function r2(A, i, a, r) {
      var b = 0;
      b = s - 32 | 0, s = b, Y[b + 26 >> 1] = 518, Y[b + 28 >> 1] = 512, l[b + 24 | 0] = 4, e[b + 16 >> 2] = i, e[b + 20 >> 2] = a, e[b + 12 >> 2] = r, e[b + 8 >> 2] = a, C0(A, b + 8 | 0, 0, 0), s = b + 32 | 0;
    }
    function n0(A) {
      var i = 0, a = 0, r = 0, b = 0;
      a = e[A + 4 >> 2], i = e[A >> 2], e[a >> 2] = i, i && (e[i + 4 >> 2] = a), i = e[A + 8 >> 2], e[e[263704] + (i << 2) >> 2] || (a = e[263702], b = e[263703], A = i & 31, (i & 63) >>> 0 >= 32 ? (i = 1 << A, r = 0) : (r = 1 << A, i = r - 1 & 1 >>> 32 - A), e[263702] = r ^ a, e[263703] = i ^ b);
    }
    function F0(A, i) {
      var a = 0, r = 0;
      if (!i) return 0;
      for (; ; ) {
        e: {
          if (a = !i, a) break e;
          if (i = i - 1 | 0, r = n[A | 0], A = A + 1 | 0, (r - 48 & 255) >>> 0 < 10) continue;
        }
        break;
      }
      return a;
    }
    function k4(A, i) {
      var a = 0, r = 0, b = 0;
      b = e[A + 8 >> 2], r = e[A >> 2], (b | 0) == (r | 0) && (a = s - 16 | 0, s = a, u0(a + 8 | 0, A, r, 1, 4, 24), e[a + 8 >> 2] == -2147483647 ? s = a + 16 | 0 : S()), r = e[i + 20 >> 2], a = e[A + 4 >> 2] + v(b, 24) | 0, e[a + 16 >> 2] = e[i + 16 >> 2], e[a + 20 >> 2] = r, r = e[i + 12 >> 2], e[a + 8 >> 2] = e[i + 8 >> 2], e[a + 12 >> 2] = r, r = e[i + 4 >> 2], e[a >> 2] = e[i >> 2], e[a + 4 >> 2] = r, e[A + 8 >> 2] = b + 1;
    }
    function f2(A, i, a, r) {
      var b = 0;
      b = i, i = v(((a & 255) >>> 0 <= 78 ? a : 0) & 255, 12), V2(A, b, 0, n[(n[i + 1051735 | 0] ? i + 1051736 | 0 : e[A + 20 >> 2] + 9 | 0) | 0], 1, a, r);
    }
    function n4(A, i) {
      for (var a = 0, r = 0; ; ) {
        if (i) {
          r = a, a = n[A | 0], a = (r + (a >>> 0 > 239) | 0) + (a << 24 >> 24 > -65) | 0, i = i - 1 | 0, A = A + 1 | 0;
          continue;
        }
        break;
      }
      return a;
    }
    function c4(A, i, a, r, b) {
      var f = 0;
      f = s - 16 | 0, s = f, u0(f + 8 | 0, A, i, a, r, b), e[f + 8 >> 2] == -2147483647 ? s = f + 16 | 0 : S();
    }
    function _(A, i, a) {
      var r = 0, b = 0;
      P(A, a, 1, 1), r = e[A + 8 >> 2], b = (a | 0) != 0, b && (b && x(e[A + 4 >> 2] + r | 0, i, a), r = e[A + 8 >> 2]), e[A + 8 >> 2] = r + a;
    }
    function b2(A, i) {
      var a = 0, r = 0, b = 0;
      b = e[A + 8 >> 2], r = e[A >> 2], (b | 0) == (r | 0) && (a = s - 16 | 0, s = a, u0(a + 8 | 0, A, r, 1, 4, 12), e[a + 8 >> 2] == -2147483647 ? s = a + 16 | 0 : S()), a = e[A + 4 >> 2] + v(b, 12) | 0, e[a + 8 >> 2] = e[i + 8 >> 2], r = e[i + 4 >> 2], e[a >> 2] = e[i >> 2], e[a + 4 >> 2] = r, e[A + 8 >> 2] = b + 1;
    }
    function I0(A, i) {
      var a = 0, r = 0, b = 0;
      r = e[A + 8 >> 2], (r | 0) == e[A >> 2] && o0(A, 16), b = e[i + 12 >> 2], a = e[A + 4 >> 2] + (r << 4) | 0, e[a + 8 >> 2] = e[i + 8 >> 2], e[a + 12 >> 2] = b, b = e[i + 4 >> 2], e[a >> 2] = e[i >> 2], e[a + 4 >> 2] = b, e[A + 8 >> 2] = r + 1;
    }
    function k2(A, i) {
      var a = 0, r = 0;
      a = s - 16 | 0, s = a, d2(a, A, i), i = e[a + 4 >> 2], r = e[a >> 2], l[a + 8 | 0] = 0, w0(A, r, i, a + 8 | 0), s = a + 16 | 0;
    }
    function V0(A, i) {
      var a = 0;
      a = e[A + 8 >> 2], (a | 0) == e[A >> 2] && o0(A, 4), e[e[A + 4 >> 2] + (a << 2) >> 2] = i, e[A + 8 >> 2] = a + 1, e[A + 12 >> 2] = e[A + 12 >> 2] + i;
    }
    function s0(A, i, a, r) {
      var b = 0, f = 0, k = 0;
      f = e[A + 8 >> 2], k = e[A >> 2], (f | 0) == (k | 0) && (b = s - 16 | 0, s = b, u0(b + 8 | 0, A, k, 1, 8, 16), e[b + 8 >> 2] == -2147483647 ? s = b + 16 | 0 : S()), b = e[A + 4 >> 2] + (f << 4) | 0, e[b + 8 >> 2] = r, e[b >> 2] = i, e[b + 4 >> 2] = a, e[A + 8 >> 2] = f + 1;
    }
    function d0(A, i, a, r, b) {
      var f = 0;
      f = A, A = N[A + 16 >> 2] <= b >>> 0 ? 1048576 : e[A + 12 >> 2] + v(b, 12) | 0, $0(f, i, a, r, b, e[A >> 2], e[A + 4 >> 2], !(e[A + 8 >> 2] & 7));
    }
    function t4(A, i) {
      var a = 0, r = 0, b = 0, f = 0, k = 0, c = 0, t = 0, u = 0, w = 0, o = 0, h = 0, B = 0, Q = 0, E = 0, I = 0, d = 0, g = 0, C = 0, y = 0, m = 0, R = 0;
      if (w = e[A + 28 >> 2], a = e[w + 20 >> 2], a - i >>> 0 >= 2) {
        c = A, E = e[c + 28 >> 2], e[E + 80 >> 2] = 0, a = e[E + 20 >> 2], A = a - i | 0, I = A >>> 0 <= a >>> 0 ? A : 0;
        e: if (I >>> 0 >= 2) {
          if (A = i >>> 0 > a >>> 0 ? 4 : e[E + 16 >> 2] + (i << 2) | 0, I >>> 0 <= 16) {
            for (a = 0, C = (I << 2) + A | 0, d = e[c >> 2], g = e[c + 4 >> 2], y = e[c + 16 >> 2], t = e[c + 12 >> 2], w = A; ; ) {
              i: {
                if (o = a, (w | 0) == (C | 0)) break i;
                if (a = e[w >> 2], B = a >>> 0 >= y >>> 0 ? 1048576 : t + v(a, 12) | 0, f = e[B + 8 >> 2], k = 0, u = 0, r = e[B >> 2], a = r + 1 | 0, a >>> 0 <= g >>> 0 & g - a >>> 0 >= 8 && (u = a + d | 0, k = n[u | 0] | n[u + 1 | 0] << 8 | (n[u + 2 | 0] << 16 | n[u + 3 | 0] << 24), u = n[u + 4 | 0] | n[u + 5 | 0] << 8 | (n[u + 6 | 0] << 16 | n[u + 7 | 0] << 24)), w = w + 4 | 0, a = 1, f & 8) continue;
                r = (e[B + 4 >> 2] - r | 0) - 2 | 0, a = (r >>> 0 >= 7 ? 7 : r) << 3, f = r, r = a & 31, (a & 63) >>> 0 >= 32 ? (a = -1 << r, Q = 0) : (Q = -1 << r, a = Q | (1 << r) - 1 & -1 >>> 32 - r), K(f ^ k & (Q ^ -1), u & (a ^ -1), 2135587861, -1640531527), a = W >>> 26 | 0, k = a & 31, (a & 63) >>> 0 >= 32 ? (r = 1 << k, k = 0) : (u = 1 << k, r = u - 1 & 1 >>> 32 - k, k = u), a = o | (k & h | r & b) != 0, h = k | h, b = r | b;
                continue;
              }
              break;
            }
            if (o & 1) {
              w = 0, h = I << 2, y = h + A | 0, Q = e[c + 4 >> 2], g = e[c >> 2], B = e[c + 16 >> 2], u = e[c + 12 >> 2], o = A;
              i: {
                for (; ; ) {
                  A: {
                    if (b = (o | 0) == (y | 0), b || (a = e[o >> 2], r = a >>> 0 >= B >>> 0 ? 1048576 : u + v(a, 12) | 0, n[r + 8 | 0] & 8)) break i;
                    if (m) a: for (a = e[r + 4 >> 2], k = a - ((a | 0) != 0) | 0, b = e[r >> 2] + 1 | 0, a = k >>> 0 < b >>> 0 | k >>> 0 > Q >>> 0, C = a ? 0 : k - b | 0, t = a ? 1 : b + g | 0, a = h, k = w, b = A; ; ) {
                      if (!a) break a;
                      if (r = e[b >> 2], f = r >>> 0 >= B >>> 0 ? 1048576 : u + v(r, 12) | 0, r = e[f + 4 >> 2], d = r - ((r | 0) != 0) | 0, f = e[f >> 2] + 1 | 0, r = d >>> 0 < f >>> 0 | d >>> 0 > Q >>> 0, ((r ? 0 : d - f | 0) | 0) == (C | 0) && !k0(r ? 1 : f + g | 0, t, C)) break A;
                      if (b = b + 4 | 0, a = a - 4 | 0, k = k + 1 | 0, !k) break;
                    }
                    o = o + 4 | 0, w = w - 1 | 0, m = m + 1 | 0;
                    continue;
                  }
                  break;
                }
                b = 0;
              }
            } else b = 1;
            if (a = 0, b) break e;
          }
          for (t = s - 16 | 0, s = t, f = E + 24 | 0, e[f + 68 >> 2] = 0, e[f + 56 >> 2] = 0, e[f + 20 >> 2] = 0, e[f + 8 >> 2] = 0, b = I << 2, o = f + 12 | 0, k = e[c + 16 >> 2], h = e[c + 12 >> 2]; ; ) {
            if (b) {
              r = e[A >> 2], a = r >>> 0 >= k >>> 0 ? 1048576 : h + v(r, 12) | 0, n[a + 8 | 0] & 8 ? (p0(t, c, a), a = e[f + 8 >> 2], A2(f, t), l[t + 12 | 0] = 1, e[t + 4 >> 2] = a, e[t >> 2] = r, e[t + 8 >> 2] = e[f + 8 >> 2]) : (w = e[a >> 2], a = e[a + 4 >> 2], l[t + 12 | 0] = 0, e[t + 8 >> 2] = a - 1, e[t + 4 >> 2] = w + 1, e[t >> 2] = r), I0(o, t), A = A + 4 | 0, b = b - 4 | 0;
              continue;
            }
            break;
          }
          a = e[c + 8 >> 2], A = a >>> 0 > N[c + 4 >> 2], Q2(f, A ? 1 : e[c >> 2], A ? 0 : a), s = t + 16 | 0, a = e[E + 80 >> 2];
        } else a = 0;
        for (A = 0; ; ) {
          if ((A | 0) != (a | 0)) {
            b = e[c + 28 >> 2], N[b + 80 >> 2] > A >>> 0 && o4(c, e[e[b + 76 >> 2] + R >> 2]), A = A + 1 | 0, R = R + 4 | 0;
            continue;
          }
          break;
        }
        w = e[c + 28 >> 2], a = e[w + 20 >> 2];
      }
      i >>> 0 <= a >>> 0 && (e[w + 20 >> 2] = i);
    }
    function g0(A, i) {
      var a = 0;
      a = e[(N[A + 16 >> 2] <= i >>> 0 ? 1048576 : e[A + 12 >> 2] + v(i, 12) | 0) + 8 >> 2], (a & 6) == 4 && S0(A, i, a >>> 4 | 0);
    }
    function u4(A, i, a) {
      var r = 0, b = 0;
      return r = n[A + 24 | 0], b = r >>> 0 > 24, ((b ? 0 : r) | 0) == (a | 0) ? A = k0(b ? 1 : A, i, a) : A = 1, !A;
    }
    function l4(A, i) {
      var a = 0;
      a = 1;
      e: {
        i: switch ((b4(A, i, 2, 0, 0) & 255) - 1 | 0) {
          case 0:
          case 1:
            a = n[A + 44 | 0] ^ 1;
            break e;
          case 2:
            break i;
          default:
            break e;
        }
        a = 0;
      }
      return a & 1;
    }
    function w4(A, i) {
      var a = 0, r = 0, b = 0, f = 0, k = 0;
      if (i) for (; k = a, r = n[A | 0], a = r & 31, (r & 63) >>> 0 >= 32 ? (r = 1 << a, b = 0) : (b = 1 << a, r = b - 1 & 1 >>> 32 - a), a = k | b, f = r | f, A = A + 1 | 0, i = i - 1 | 0, !!i; ) ;
      return W = f, a;
    }
    function s4(A, i) {
      var a = 0;
      a = e[A + 8 >> 2], (a | 0) == e[A >> 2] && o0(A, 4), e[e[A + 4 >> 2] + (a << 2) >> 2] = i, e[A + 8 >> 2] = a + 1;
    }
    function n2(A, i, a) {
      a && (i = u2(i, a)), e[A + 4 >> 2] = a, e[A >> 2] = i;
    }
    function X0(A, i) {
      var a = 0, r = 0, b = 0, f = 0, k = 0, c = 0, t = 0;
      if (c = e[A + 8 >> 2], a = e[A >> 2], (c | 0) == (a | 0)) {
        if (b = s - 16 | 0, s = b, f = e[A + 4 >> 2], k = b + 4 | 0, r = a << 1, t = r >>> 0 <= 8 ? 8 : r, r = t, (r | 0) >= 0) {
          e: {
            i: {
              if (a) a = v4(f, a, 1, r);
              else if (r) a = u2(1, r);
              else {
                a = 1;
                break i;
              }
              if (a) break i;
              e[k + 4 >> 2] = 1, a = 1;
              break e;
            }
            e[k + 4 >> 2] = a, a = 0;
          }
          f = 8;
        } else a = 1, r = 0, f = 4;
        e[k + f >> 2] = r, e[k >> 2] = a, e[b + 4 >> 2] != 1 ? (r = e[b + 8 >> 2], e[A >> 2] = t, e[A + 4 >> 2] = r, s = b + 16 | 0) : S();
      }
      l[e[A + 4 >> 2] + c | 0] = i, e[A + 8 >> 2] = c + 1;
    }
    function c2(A) {
      var i = 0, a = 0;
      return i = e[263694], a = i - A | 0, q2(A >>> 0 > i >>> 0 ? 1 : e[263693] + A | 0, i >>> 0 >= a >>> 0 ? a : 0);
    }
    function t2() {
      N[263525] >= 262145 && (Z(1054100, 4, 12), e[263525] = 0, e[263526] = 4), l[1054124] = 18, e[263527] = 0;
    }
    function o4(A, i) {
      var a = 0;
      a = A, A = N[A + 16 >> 2] <= i >>> 0 ? 1048576 : e[A + 12 >> 2] + v(i, 12) | 0, r2(a, i, e[A >> 2], e[A + 4 >> 2]);
    }
    function u2(A, i) {
      for (var a = 0, r = 0, b = 0, f = 0, k = 0, c = 0, t = 0; ; ) {
        k = s - 16 | 0, s = k, b = i + 19 & -16, r = (A >>> 0 > b >>> 0 ? A : b) - 1 | 0, r >>> 0 < 257 ? a = r >>> 4 | 0 : (a = r, r = $(r), a = ((a >>> 30 - r | 0) - (r << 1) | 0) + 60 | 0), f = a + 1 | 0;
        e: {
          i: {
            if (f >>> 0 > 62) {
              if (r = 0, a = e[263703], (a | 0) > 0 ? a = 1 : a = (a | 0) >= 0, a || (m0(k + 4 | 0, 63, b, A - 1 | 0), e[k + 4 >> 2] != 1)) break e;
            } else A: {
              if (t = e[263703], r = f & 31, (f & 63) >>> 0 >= 32 ? (r = -1 << r, f = 0) : (f = -1 << r, r = f | (1 << r) - 1 & -1 >>> 32 - r), c = e[263702], r = Q4(f & c, r & t), r >>> 0 > 63) {
                if (r = 0, f = a & 31, (a & 63) >>> 0 >= 32 ? f = t >>> f | 0 : f = ((1 << f) - 1 & t) << 32 - f | c >>> f, !(f & 1)) break e;
                if (m0(k + 4 | 0, a, b, A - 1 | 0), e[k + 4 >> 2] == 1) break A;
                break e;
              }
              if (A >>> 0 < 17) {
                r = e[e[263704] + (r << 2) >> 2], a = e[r + 12 >> 2], n0(r), f = r - 4 | 0, e[f >> 2] = e[f >> 2] ^ 2, a = r + a | 0;
                break i;
              }
              for (f = A - 1 | 0; ; ) {
                a: {
                  if (m0(k + 4 | 0, r, b, f), e[k + 4 >> 2] == 1) break A;
                  if (r >>> 0 >= 63) break a;
                  if (t = e[263703], c = r + 1 | 0, r = c & 31, (c & 63) >>> 0 >= 32 ? (r = -1 << r, c = 0) : (c = -1 << r, r = c | (1 << r) - 1 & -1 >>> 32 - r), r = Q4(c & e[263702], r & t), r >>> 0 < 64) continue;
                }
                break;
              }
              if (m0(k + 4 | 0, a, b, f), e[k + 4 >> 2]) break A;
              r = 0;
              break e;
            }
            r = e[k + 8 >> 2], a = e[k + 12 >> 2];
          }
          b = r + b | 0, (a | 0) != (b | 0) ? (f0(b, a), a = 3) : a = 1, e[b - 4 >> 2] = a;
        }
        if (s = k + 16 | 0, !r) {
          if (b = ((i + 19 & -16) + (A >>> 0 > 16 ? A : 0) | 0) + 65551 >>> 16 | 0, a = E4(b | 0), t = (a | 0) == -1, !t) {
            k = e[263705], e[263705] = 0, b = b << 16, a = a << 16;
            e: {
              if ((a | 0) == (k | 0) && k) {
                b = a + b | 0, b = (a >>> 0 > b >>> 0 ? -1 : b) & -16, k >>> 0 < b >>> 0 && (f = k - 4 | 0, a = e[f >> 2], a & 1 ? e[f >> 2] = a | 2 : (k = k - a | 0, n0(k)), f0(k, b), k = b);
                break e;
              }
              k = 0, b = a + b | 0, b = (a >>> 0 > b >>> 0 ? -1 : b) & -16;
              i: {
                if (e[263704]) {
                  if (f = a + 19 & -16, c = f + 16 | 0, a >>> 0 > c >>> 0 | b >>> 0 < c >>> 0) break i;
                  e[f - 4 >> 2] = 7;
                } else A: {
                  if (a = (a || 1) + 3 & -4, f = a + 275 & -16, f >>> 0 < a >>> 0 | b >>> 0 < f >>> 0) break i;
                  for (e[263704] = a, e[f - 4 >> 2] = b >>> 0 > f >>> 0 ? 3 : 1; ; ) {
                    if ((k | 0) == 256) break A;
                    e[a + k >> 2] = 0, k = k + 4 | 0;
                  }
                }
                b >>> 0 > f >>> 0 && f0(f, b), k = b;
              }
            }
            e[263705] = k;
          }
          if (!t) continue;
        }
        break;
      }
      return r;
    }
    function C0(A, i, a, r) {
      var b = 0, f = 0;
      b = i, f = b4(A, n[i + 19 | 0], n[i + 21 | 0], a, r), l[b + 20 | 0] = f, E0(A, i);
    }
    function h4(A, i, a) {
      var r = 0;
      r = e[i + 28 >> 2], e[r + 104 >> 2] = 0, z0(i, a, r + 96 | 0), i = e[r + 104 >> 2], e[A >> 2] = e[r + 100 >> 2], e[A + 4 >> 2] = i;
    }
    function l2(A, i, a) {
      var r = 0, b = 0;
      C2(A + 32 | 0, i, a), A = s - 16 | 0, s = A, r = A, b = B4(i, a) | -2147483648, e[r + 12 >> 2] = b, i = A + 12 | 0, A = A + 16 | 0, T(i, A), s = A;
    }
    function B4(A, i) {
      return _(1054768, A, i), q2(A, i);
    }
    function v4(A, i, a, r) {
      var b = 0, f = 0, k = 0, c = 0, t = 0, u = 0, w = 0;
      f = 1;
      e: {
        i: switch ((i >>> 0 < r >>> 0) - (i >>> 0 > r >>> 0) & 255) {
          case 1:
            if (t = r + 19 & -16, u = i + 19 & -16, (t | 0) != (u | 0)) A: {
              if (f = 0, b = A + u | 0, !(n[b - 4 | 0] & 2) || (w = A + t | 0, k = e[b + 12 >> 2], c = b + k | 0, w >>> 0 > c >>> 0)) break A;
              n0(b), f = 1, b = w - 4 | 0, (u + k | 0) != (t | 0) ? (f0(w, c), k = 3) : k = 1, e[b >> 2] = k;
            }
            break e;
          case 0:
            break e;
          default:
            break i;
        }
        f = r + 19 & -16, b = i + 19 & -16, (f | 0) != (b | 0) && (c = A + f | 0, b = A + b | 0, n[b - 4 | 0] & 2 && (f = e[b + 12 >> 2], n0(b), b = b + f | 0), f0(c, b), e[c - 4 >> 2] = 3), f = 1;
      }
      b = A;
      e: {
        if (f || (a = u2(a, r), b = 0, !a)) break e;
        i && x(a, A, i), j2(A, i), b = a;
      }
      return b;
    }
    function x(A, i, a) {
      var r = 0, b = 0;
      for (r = D4() << 16, r >>> 0 < A + a >>> 0 | r >>> 0 < i + a >>> 0 && S(), A >>> 0 > i >>> 0 ? (b = a - 1 | 0, a = -1, r = -1) : r = 1; ; ) {
        if ((a | 0) != (b | 0)) {
          l[A + b | 0] = n[i + b | 0], b = b + r | 0;
          continue;
        }
        break;
      }
    }
    function o0(A, i) {
      var a = 0;
      a = s - 16 | 0, s = a, u0(a + 8 | 0, A, e[A >> 2], 1, 4, i), e[a + 8 >> 2] == -2147483647 ? s = a + 16 | 0 : S();
    }
    function P(A, i, a, r) {
      var b = 0;
      b = e[A + 8 >> 2], e[A >> 2] - b >>> 0 < i >>> 0 && c4(A, b, i, r, a);
    }
    function Q4(A, i) {
      var a = 0, r = 0;
      return A | i ? (a = i - 1 | 0, r = A - 1 | 0, a = (r | 0) != -1 ? a + 1 | 0 : a, r = $(A ^ r) + 32 | 0, A = $(i ^ a), A = (A | 0) == 32 ? r : A, i = 63 - A | 0, W = 0 - (A >>> 0 > 63) | 0, i) : (W = 0, 64);
    }
    function K(A, i, a, r) {
      var b = 0, f = 0, k = 0, c = 0, t = 0, u = 0;
      return b = a >>> 16 | 0, f = A >>> 16 | 0, u = v(b, f), k = a & 65535, c = A & 65535, t = v(k, c), f = (t >>> 16 | 0) + v(f, k) | 0, b = (f & 65535) + v(b, c) | 0, W = (v(i, a) + u | 0) + v(A, r) + (f >>> 16) + (b >>> 16) | 0, t & 65535 | b << 16;
    }
    D = n, V4(r0);
    function D4() {
      return J.byteLength >> 16;
    }
    function E4(A) {
      A = A | 0;
      var i = D4() | 0, a = i + A | 0;
      if (i < a && a < 65536) {
        r0.grown();
        var r = new ArrayBuffer(a << 16), b = new Int8Array(r);
        b.set(l), l = new Int8Array(r), Y = new Int16Array(r), e = new Int32Array(r), n = new Uint8Array(r), F = new Uint16Array(r), N = new Uint32Array(r), N0 = new Float32Array(r), j4 = new Float64Array(r), J = r, D = n;
      }
      return i;
    }
    return { memory: Object.create(Object.prototype, { grow: { value: E4 }, buffer: { get: function() {
      return J;
    } } }), is_valid: Y4, refuse: W4, reserve: T4, validate: U4 };
  }
  return X4(F4);
}

// loaders/script.js
var running;
var loader2 = {
  glue: {
    initSync() {
      running ??= K4({ grown: forgetInput });
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
