// generated/descriptions.js
var order_request_2023_07_27_ = { "direction": "sent", "layout": "document", "section": "2.4", "object": { "title": "Order request", "section": "2.4", "open": false, "fields": [{ "name": "payment_method", "label": "Payment method", "doc": "How the order is paid, and in which currency.", "section": "2.4", "kind": "object", "basis": "stated", "object": { "title": "Payment method", "section": "2.4", "discriminator": "type", "open": false, "fields": [{ "name": "type", "label": "Payment type", "doc": "Whether a card or the account balance pays.", "section": "2.4", "kind": "enum", "basis": "stated", "values": [{ "value": "CARD", "label": "Card" }, { "value": "ACCOUNT_BALANCE", "label": "Account balance" }], "required": { "basis": "implied", "why": "It says whether a card or the account balance pays." }, "since": "2023-07-27" }, { "name": "card_id", "label": "Card ID", "doc": "Identifies the card that pays.", "section": "2.4", "kind": "text", "basis": "stated", "required": { "basis": "implied", "why": "A card payment needs the card's ID.", "with": { "field": "type", "values": ["CARD"] } }, "appliesWith": { "field": "type", "values": ["CARD"] }, "since": "2023-07-27" }, { "name": "currency", "label": "Currency", "doc": "The currency in which the order is paid.", "section": "2.4", "kind": "enum", "basis": "stated", "values": [{ "value": "EUR", "label": "Euro" }, { "value": "GBP", "label": "Pound sterling" }, { "value": "USD", "label": "US dollar" }, { "value": "CAD", "label": "Canadian dollar" }], "required": { "basis": "implied", "why": "No default currency is documented, so an order needs one." }, "since": "2023-07-27" }], "removed": [], "notShown": [] }, "required": { "basis": "implied", "why": "An order is paid by card or from the account balance." }, "since": "2023-07-27" }, { "name": "items", "label": "Item list", "doc": "What is ordered: one entry for each payout.", "section": "2.4", "kind": "list", "basis": "stated", "notEmpty": { "basis": "implied", "why": "Add at least one item." }, "element": { "label": "Item", "doc": "One payout to one recipient.", "section": "2.4", "kind": "object", "basis": "stated", "object": { "title": "Item", "section": "2.4", "open": true, "fields": [{ "name": "distribution_method", "label": "Distribution method", "doc": "How the item reaches its recipient.", "section": "2.4", "kind": "object", "basis": "stated", "object": { "title": "Distribution method", "section": "2.4", "discriminator": "type", "open": false, "fields": [{ "name": "type", "label": "Distribution type", "doc": "Whether the item is sent by e-mail or as a payout link.", "section": "2.4", "kind": "enum", "basis": "stated", "values": [{ "value": "EMAIL", "label": "E-mail" }, { "value": "PAYOUT_LINK", "label": "Payout link" }], "required": { "basis": "implied", "why": "It says whether the item is sent by e-mail or as a payout link." }, "since": "2023-07-27" }, { "name": "email_address", "label": "E-mail address", "doc": "The recipient's e-mail address.", "section": "2.4", "kind": "text", "basis": "stated", "form": "email", "required": { "basis": "implied", "why": "An item sent by e-mail needs the recipient's address.", "with": { "field": "type", "values": ["EMAIL"] } }, "appliesWith": { "field": "type", "values": ["EMAIL"] }, "since": "2023-07-27" }], "removed": [], "notShown": [] }, "required": { "basis": "implied", "why": "An item is sent by e-mail or as a payout link." }, "since": "2023-07-27" }, { "name": "products", "label": "Product selection", "doc": "What the recipient can choose from.", "section": "2.4", "kind": "object", "basis": "stated", "object": { "title": "Products", "section": "2.4", "discriminator": "type", "open": false, "fields": [{ "name": "type", "label": "Selection type", "doc": "Whether one product or several are offered.", "section": "2.4", "kind": "enum", "basis": "stated", "values": [{ "value": "SINGLE", "label": "One product" }, { "value": "MULTIPLE", "label": "Several products" }], "required": { "basis": "implied", "why": "It says whether one product or several are offered." }, "since": "2023-07-27" }, { "name": "value", "label": "Product", "doc": "The one product of a single selection.", "section": "2.4", "kind": "text", "basis": "implied", "required": { "basis": "implied", "why": "A single selection needs a product.", "with": { "field": "type", "values": ["SINGLE"] } }, "appliesWith": { "field": "type", "values": ["SINGLE"] }, "since": "2023-07-27" }, { "name": "values", "label": "Product list", "doc": "The products of a multiple selection.", "section": "2.4", "kind": "list", "basis": "stated", "notEmpty": { "basis": "implied", "why": "A multiple selection needs at least one product." }, "element": { "label": "Offered product", "doc": "The code of one product on offer.", "section": "2.4", "kind": "text", "basis": "implied" }, "required": { "basis": "implied", "why": "A multiple selection needs at least one product.", "with": { "field": "type", "values": ["MULTIPLE"] } }, "appliesWith": { "field": "type", "values": ["MULTIPLE"] }, "since": "2023-07-27" }], "removed": [], "notShown": ["What identifies a product in a selection: its type and form."] }, "required": { "basis": "implied", "why": "Products are selected for each item." }, "since": "2023-07-27" }], "removed": [{ "name": "country", "version": "2023-07-27", "instead": "Remove it, nothing replaces it." }], "notShown": ["Other fields of an item, such as its amount."] } }, "required": { "basis": "implied", "why": "An order needs at least one item." }, "since": "2023-07-27" }], "removed": [{ "name": "products", "version": "2023-07-27", "instead": "Give each entry of `items` its own `products`." }, { "name": "idempotency_key", "version": "2023-07-27", "instead": "Send the key in the header `x-idempotency-key`." }], "notShown": ["Which fields are required. What is required here follows from the rest."] }, "notShown": [] };
var order_created_2023_07_27_ = { "direction": "received", "layout": "document", "section": "2.5", "object": { "title": "Created order", "section": "2.5", "open": false, "fields": [{ "name": "status", "label": "Status", "doc": "Whether the order is completed, processing or failed.", "section": "2.5", "kind": "enum", "basis": "stated", "values": [{ "value": "COMPLETED", "label": "Completed" }, { "value": "PROCESSING", "label": "Processing" }, { "value": "FAILED", "label": "Failed" }], "required": { "basis": "stated", "why": "It is the only field of the response to a new order." }, "since": "2023-07-27" }], "removed": [{ "name": "completed_at", "version": "2023-07-27", "instead": "Read the order to get its details." }, { "name": "payment_method", "version": "2023-07-27", "instead": "Read the order to get its details." }, { "name": "items", "version": "2023-07-27", "instead": "Read the order to get its details." }, { "name": "redemption_url", "version": "2023-07-27", "instead": "Read the order to get its details." }, { "name": "payout", "version": "2023-07-27", "instead": "Read the order to get its details." }, { "name": "is_complete", "version": "2023-07-27", "instead": "Nothing replaces it." }, { "name": "countries", "version": "2023-07-27", "instead": "Nothing replaces it." }, { "name": "initial_values", "version": "2023-07-27", "instead": "Nothing replaces it." }, { "name": "final_values", "version": "2023-07-27", "instead": "Nothing replaces it." }, { "name": "product_count", "version": "2023-07-27", "instead": "Nothing replaces it." }, { "name": "tokens", "version": "2023-07-27", "instead": "Nothing replaces it." }], "notShown": [] }, "notShown": [] };
var order_2023_07_27_ = { "direction": "received", "layout": "document", "section": "2.6", "object": { "title": "Order", "section": "2.6", "discriminator": "status", "open": false, "fields": [{ "name": "status", "label": "Status", "doc": "Whether the order is completed, processing or failed.", "section": "2.6", "kind": "enum", "basis": "stated", "values": [{ "value": "COMPLETED", "label": "Completed" }, { "value": "PROCESSING", "label": "Processing" }, { "value": "FAILED", "label": "Failed" }], "required": { "basis": "stated", "why": "The other fields of an order depend on it." }, "since": "2023-07-27" }, { "name": "id", "label": "Order ID", "doc": "Identifies the order.", "section": "2.6", "kind": "any", "basis": "stated", "required": { "basis": "implied", "why": "An order that is processing or failed should include it.", "with": { "field": "status", "values": ["PROCESSING", "FAILED"] } }, "since": "2023-07-27" }, { "name": "message", "label": "Message", "doc": "What the service says about an order that is processing or failed.", "section": "2.6", "kind": "any", "basis": "stated", "required": { "basis": "implied", "why": "An order that is processing or failed should include it.", "with": { "field": "status", "values": ["PROCESSING", "FAILED"] } }, "since": "2023-07-27" }, { "name": "completed_at", "label": "Completion time", "doc": "When the order was completed.", "section": "2.6", "kind": "text", "basis": "implied", "required": { "basis": "implied", "why": "A completed order should include it.", "with": { "field": "status", "values": ["COMPLETED"] } }, "appliesWith": { "field": "status", "values": ["COMPLETED"] }, "since": "2023-07-27" }, { "name": "payment_method", "label": "Payment method", "doc": "How the order is paid, and in which currency.", "section": "2.6", "kind": "object", "basis": "stated", "object": { "title": "Payment method", "section": "2.6", "discriminator": "type", "open": false, "fields": [{ "name": "type", "label": "Payment type", "doc": "Whether a card or the account balance pays.", "section": "2.6", "kind": "enum", "basis": "stated", "values": [{ "value": "CARD", "label": "Card" }, { "value": "ACCOUNT_BALANCE", "label": "Account balance" }], "required": { "basis": "implied", "why": "It says whether a card or the account balance pays." }, "since": "2023-07-27" }, { "name": "card_id", "label": "Card ID", "doc": "Identifies the card that pays.", "section": "2.6", "kind": "text", "basis": "stated", "required": { "basis": "implied", "why": "A card payment needs the card's ID.", "with": { "field": "type", "values": ["CARD"] } }, "appliesWith": { "field": "type", "values": ["CARD"] }, "since": "2023-07-27" }, { "name": "currency", "label": "Currency", "doc": "The currency in which the order is paid.", "section": "2.6", "kind": "enum", "basis": "stated", "values": [{ "value": "EUR", "label": "Euro" }, { "value": "GBP", "label": "Pound sterling" }, { "value": "USD", "label": "US dollar" }, { "value": "CAD", "label": "Canadian dollar" }], "required": { "basis": "implied", "why": "No default currency is documented, so an order needs one." }, "since": "2023-07-27" }], "removed": [], "notShown": [] }, "required": { "basis": "implied", "why": "A completed order should include it.", "with": { "field": "status", "values": ["COMPLETED"] } }, "appliesWith": { "field": "status", "values": ["COMPLETED"] }, "since": "2023-07-27" }, { "name": "items", "label": "Item list", "doc": "What was ordered: one entry for each payout.", "section": "2.6", "kind": "list", "basis": "stated", "notEmpty": { "basis": "implied", "why": "A completed order should list at least one item." }, "element": { "label": "Item", "doc": "One payout to one recipient.", "section": "2.6", "kind": "object", "basis": "stated", "object": { "title": "Item", "section": "2.6", "open": false, "fields": [{ "name": "distribution_method", "label": "Distribution method", "doc": "How the item reaches its recipient.", "section": "2.6", "kind": "object", "basis": "stated", "object": { "title": "Distribution method", "section": "2.6", "discriminator": "type", "open": false, "fields": [{ "name": "type", "label": "Distribution type", "doc": "Whether the item is sent by e-mail or as a payout link.", "section": "2.6", "kind": "enum", "basis": "stated", "values": [{ "value": "EMAIL", "label": "E-mail" }, { "value": "PAYOUT_LINK", "label": "Payout link" }], "required": { "basis": "implied", "why": "It says whether the item is sent by e-mail or as a payout link." }, "since": "2023-07-27" }, { "name": "email_address", "label": "E-mail address", "doc": "The recipient's e-mail address.", "section": "2.6", "kind": "text", "basis": "stated", "form": "email", "required": { "basis": "implied", "why": "An item sent by e-mail needs the recipient's address.", "with": { "field": "type", "values": ["EMAIL"] } }, "appliesWith": { "field": "type", "values": ["EMAIL"] }, "since": "2023-07-27" }], "removed": [], "notShown": [] }, "required": { "basis": "implied", "why": "A completed order should include it." }, "since": "2023-07-27" }, { "name": "products", "label": "Product selection", "doc": "What the recipient can choose from.", "section": "2.6", "kind": "object", "basis": "stated", "object": { "title": "Products", "section": "2.6", "discriminator": "type", "open": false, "fields": [{ "name": "type", "label": "Selection type", "doc": "Whether one product or several are offered.", "section": "2.6", "kind": "enum", "basis": "stated", "values": [{ "value": "SINGLE", "label": "One product" }, { "value": "MULTIPLE", "label": "Several products" }], "required": { "basis": "implied", "why": "It says whether one product or several are offered." }, "since": "2023-07-27" }, { "name": "value", "label": "Product", "doc": "The one product of a single selection.", "section": "2.6", "kind": "text", "basis": "implied", "required": { "basis": "implied", "why": "A single selection needs a product.", "with": { "field": "type", "values": ["SINGLE"] } }, "appliesWith": { "field": "type", "values": ["SINGLE"] }, "since": "2023-07-27" }, { "name": "values", "label": "Product list", "doc": "The products of a multiple selection.", "section": "2.6", "kind": "list", "basis": "stated", "notEmpty": { "basis": "implied", "why": "A multiple selection needs at least one product." }, "element": { "label": "Offered product", "doc": "The code of one product on offer.", "section": "2.6", "kind": "text", "basis": "implied" }, "required": { "basis": "implied", "why": "A multiple selection needs at least one product.", "with": { "field": "type", "values": ["MULTIPLE"] } }, "appliesWith": { "field": "type", "values": ["MULTIPLE"] }, "since": "2023-07-27" }], "removed": [], "notShown": ["What identifies a product in a selection: its type and form."] }, "required": { "basis": "implied", "why": "A completed order should include it." }, "since": "2023-07-27" }, { "name": "redemption_url", "label": "Redemption URL", "doc": "Where the recipient redeems the item.", "section": "2.6", "kind": "text", "basis": "implied", "since": "2023-07-27", "deprecated": "2023-07-27" }], "removed": [{ "name": "order_id", "version": "2023-07-27", "instead": "Nothing replaces it." }, { "name": "discount_multiplier", "version": "2023-07-27", "instead": "Nothing replaces it." }, { "name": "delivery_email", "version": "2023-07-27", "instead": "Nothing replaces it." }, { "name": "current_token", "version": "2023-07-27", "instead": "Nothing replaces it." }], "notShown": ["The structure and the fields of `payout`."] } }, "required": { "basis": "implied", "why": "A completed order should include it.", "with": { "field": "status", "values": ["COMPLETED"] } }, "appliesWith": { "field": "status", "values": ["COMPLETED"] }, "since": "2023-07-27" }], "removed": [{ "name": "is_complete", "version": "2023-07-27", "instead": "Nothing replaces it." }, { "name": "countries", "version": "2023-07-27", "instead": "Nothing replaces it." }, { "name": "initial_values", "version": "2023-07-27", "instead": "Nothing replaces it." }, { "name": "final_values", "version": "2023-07-27", "instead": "Nothing replaces it." }, { "name": "product_count", "version": "2023-07-27", "instead": "Nothing replaces it." }, { "name": "tokens", "version": "2023-07-27", "instead": "Nothing replaces it." }], "notShown": ["The types of `id` and `message`, and whether a completed order includes them.", "The form of `completed_at`."] }, "notShown": [] };
var order_2024_02_05_ = { "direction": "received", "layout": "document", "section": "2.6", "object": { "title": "Order", "section": "2.6", "discriminator": "status", "open": false, "fields": [{ "name": "status", "label": "Status", "doc": "Whether the order is completed, processing or failed.", "section": "2.6", "kind": "enum", "basis": "stated", "values": [{ "value": "COMPLETED", "label": "Completed" }, { "value": "PROCESSING", "label": "Processing" }, { "value": "FAILED", "label": "Failed" }], "required": { "basis": "stated", "why": "The other fields of an order depend on it." }, "since": "2023-07-27" }, { "name": "id", "label": "Order ID", "doc": "Identifies the order.", "section": "2.6", "kind": "any", "basis": "stated", "required": { "basis": "implied", "why": "An order that is processing or failed should include it.", "with": { "field": "status", "values": ["PROCESSING", "FAILED"] } }, "since": "2023-07-27" }, { "name": "message", "label": "Message", "doc": "What the service says about an order that is processing or failed.", "section": "2.6", "kind": "any", "basis": "stated", "required": { "basis": "implied", "why": "An order that is processing or failed should include it.", "with": { "field": "status", "values": ["PROCESSING", "FAILED"] } }, "since": "2023-07-27" }, { "name": "completed_at", "label": "Completion time", "doc": "When the order was completed.", "section": "2.6", "kind": "text", "basis": "implied", "required": { "basis": "implied", "why": "A completed order should include it.", "with": { "field": "status", "values": ["COMPLETED"] } }, "appliesWith": { "field": "status", "values": ["COMPLETED"] }, "since": "2023-07-27" }, { "name": "payment_method", "label": "Payment method", "doc": "How the order is paid, and in which currency.", "section": "2.6", "kind": "object", "basis": "stated", "object": { "title": "Payment method", "section": "2.6", "discriminator": "type", "open": false, "fields": [{ "name": "type", "label": "Payment type", "doc": "Whether a card or the account balance pays.", "section": "2.6", "kind": "enum", "basis": "stated", "values": [{ "value": "CARD", "label": "Card" }, { "value": "ACCOUNT_BALANCE", "label": "Account balance" }], "required": { "basis": "implied", "why": "It says whether a card or the account balance pays." }, "since": "2023-07-27" }, { "name": "card_id", "label": "Card ID", "doc": "Identifies the card that pays.", "section": "2.6", "kind": "text", "basis": "stated", "required": { "basis": "implied", "why": "A card payment needs the card's ID.", "with": { "field": "type", "values": ["CARD"] } }, "appliesWith": { "field": "type", "values": ["CARD"] }, "since": "2023-07-27" }, { "name": "currency", "label": "Currency", "doc": "The currency in which the order is paid.", "section": "2.6", "kind": "enum", "basis": "stated", "values": [{ "value": "EUR", "label": "Euro" }, { "value": "GBP", "label": "Pound sterling" }, { "value": "USD", "label": "US dollar" }, { "value": "CAD", "label": "Canadian dollar" }], "required": { "basis": "implied", "why": "No default currency is documented, so an order needs one." }, "since": "2023-07-27" }], "removed": [], "notShown": [] }, "required": { "basis": "implied", "why": "A completed order should include it.", "with": { "field": "status", "values": ["COMPLETED"] } }, "appliesWith": { "field": "status", "values": ["COMPLETED"] }, "since": "2023-07-27" }, { "name": "items", "label": "Item list", "doc": "What was ordered: one entry for each payout.", "section": "2.6", "kind": "list", "basis": "stated", "notEmpty": { "basis": "implied", "why": "A completed order should list at least one item." }, "element": { "label": "Item", "doc": "One payout to one recipient.", "section": "2.6", "kind": "object", "basis": "stated", "object": { "title": "Item", "section": "2.6", "open": false, "fields": [{ "name": "distribution_method", "label": "Distribution method", "doc": "How the item reaches its recipient.", "section": "2.6", "kind": "object", "basis": "stated", "object": { "title": "Distribution method", "section": "2.6", "discriminator": "type", "open": false, "fields": [{ "name": "type", "label": "Distribution type", "doc": "Whether the item is sent by e-mail or as a payout link.", "section": "2.6", "kind": "enum", "basis": "stated", "values": [{ "value": "EMAIL", "label": "E-mail" }, { "value": "PAYOUT_LINK", "label": "Payout link" }], "required": { "basis": "implied", "why": "It says whether the item is sent by e-mail or as a payout link." }, "since": "2023-07-27" }, { "name": "email_address", "label": "E-mail address", "doc": "The recipient's e-mail address.", "section": "2.6", "kind": "text", "basis": "stated", "form": "email", "required": { "basis": "implied", "why": "An item sent by e-mail needs the recipient's address.", "with": { "field": "type", "values": ["EMAIL"] } }, "appliesWith": { "field": "type", "values": ["EMAIL"] }, "since": "2023-07-27" }], "removed": [], "notShown": [] }, "required": { "basis": "implied", "why": "A completed order should include it." }, "since": "2023-07-27" }, { "name": "products", "label": "Product selection", "doc": "What the recipient can choose from.", "section": "2.6", "kind": "object", "basis": "stated", "object": { "title": "Products", "section": "2.6", "discriminator": "type", "open": false, "fields": [{ "name": "type", "label": "Selection type", "doc": "Whether one product or several are offered.", "section": "2.6", "kind": "enum", "basis": "stated", "values": [{ "value": "SINGLE", "label": "One product" }, { "value": "MULTIPLE", "label": "Several products" }], "required": { "basis": "implied", "why": "It says whether one product or several are offered." }, "since": "2023-07-27" }, { "name": "value", "label": "Product", "doc": "The one product of a single selection.", "section": "2.6", "kind": "text", "basis": "implied", "required": { "basis": "implied", "why": "A single selection needs a product.", "with": { "field": "type", "values": ["SINGLE"] } }, "appliesWith": { "field": "type", "values": ["SINGLE"] }, "since": "2023-07-27" }, { "name": "values", "label": "Product list", "doc": "The products of a multiple selection.", "section": "2.6", "kind": "list", "basis": "stated", "notEmpty": { "basis": "implied", "why": "A multiple selection needs at least one product." }, "element": { "label": "Offered product", "doc": "The code of one product on offer.", "section": "2.6", "kind": "text", "basis": "implied" }, "required": { "basis": "implied", "why": "A multiple selection needs at least one product.", "with": { "field": "type", "values": ["MULTIPLE"] } }, "appliesWith": { "field": "type", "values": ["MULTIPLE"] }, "since": "2023-07-27" }], "removed": [], "notShown": ["What identifies a product in a selection: its type and form."] }, "required": { "basis": "implied", "why": "A completed order should include it." }, "since": "2023-07-27" }, { "name": "payout", "label": "Payout", "doc": "Replaces the redemption URL. Its structure is not documented.", "section": "2.6", "kind": "any", "basis": "implied", "since": "2024-02-05" }], "removed": [{ "name": "redemption_url", "version": "2024-02-05", "instead": "Read `payout` instead." }, { "name": "order_id", "version": "2023-07-27", "instead": "Nothing replaces it." }, { "name": "discount_multiplier", "version": "2023-07-27", "instead": "Nothing replaces it." }, { "name": "delivery_email", "version": "2023-07-27", "instead": "Nothing replaces it." }, { "name": "current_token", "version": "2023-07-27", "instead": "Nothing replaces it." }], "notShown": ["The structure and the fields of `payout`."] } }, "required": { "basis": "implied", "why": "A completed order should include it.", "with": { "field": "status", "values": ["COMPLETED"] } }, "appliesWith": { "field": "status", "values": ["COMPLETED"] }, "since": "2023-07-27" }], "removed": [{ "name": "is_complete", "version": "2023-07-27", "instead": "Nothing replaces it." }, { "name": "countries", "version": "2023-07-27", "instead": "Nothing replaces it." }, { "name": "initial_values", "version": "2023-07-27", "instead": "Nothing replaces it." }, { "name": "final_values", "version": "2023-07-27", "instead": "Nothing replaces it." }, { "name": "product_count", "version": "2023-07-27", "instead": "Nothing replaces it." }, { "name": "tokens", "version": "2023-07-27", "instead": "Nothing replaces it." }], "notShown": ["The types of `id` and `message`, and whether a completed order includes them.", "The form of `completed_at`."] }, "notShown": [] };
var order_list_2023_07_27_ = { "direction": "received", "layout": "entries", "section": "2.6", "object": { "title": "Order", "section": "2.6", "discriminator": "status", "open": false, "fields": [{ "name": "status", "label": "Status", "doc": "Whether the order is completed, processing or failed.", "section": "2.6", "kind": "enum", "basis": "stated", "values": [{ "value": "COMPLETED", "label": "Completed" }, { "value": "PROCESSING", "label": "Processing" }, { "value": "FAILED", "label": "Failed" }], "required": { "basis": "stated", "why": "The other fields of an order depend on it." }, "since": "2023-07-27" }, { "name": "id", "label": "Order ID", "doc": "Identifies the order.", "section": "2.6", "kind": "any", "basis": "stated", "required": { "basis": "implied", "why": "An order that is processing or failed should include it.", "with": { "field": "status", "values": ["PROCESSING", "FAILED"] } }, "since": "2023-07-27" }, { "name": "message", "label": "Message", "doc": "What the service says about an order that is processing or failed.", "section": "2.6", "kind": "any", "basis": "stated", "required": { "basis": "implied", "why": "An order that is processing or failed should include it.", "with": { "field": "status", "values": ["PROCESSING", "FAILED"] } }, "since": "2023-07-27" }, { "name": "completed_at", "label": "Completion time", "doc": "When the order was completed.", "section": "2.6", "kind": "text", "basis": "implied", "required": { "basis": "implied", "why": "A completed order should include it.", "with": { "field": "status", "values": ["COMPLETED"] } }, "appliesWith": { "field": "status", "values": ["COMPLETED"] }, "since": "2023-07-27" }, { "name": "payment_method", "label": "Payment method", "doc": "How the order is paid, and in which currency.", "section": "2.6", "kind": "object", "basis": "stated", "object": { "title": "Payment method", "section": "2.6", "discriminator": "type", "open": false, "fields": [{ "name": "type", "label": "Payment type", "doc": "Whether a card or the account balance pays.", "section": "2.6", "kind": "enum", "basis": "stated", "values": [{ "value": "CARD", "label": "Card" }, { "value": "ACCOUNT_BALANCE", "label": "Account balance" }], "required": { "basis": "implied", "why": "It says whether a card or the account balance pays." }, "since": "2023-07-27" }, { "name": "card_id", "label": "Card ID", "doc": "Identifies the card that pays.", "section": "2.6", "kind": "text", "basis": "stated", "required": { "basis": "implied", "why": "A card payment needs the card's ID.", "with": { "field": "type", "values": ["CARD"] } }, "appliesWith": { "field": "type", "values": ["CARD"] }, "since": "2023-07-27" }, { "name": "currency", "label": "Currency", "doc": "The currency in which the order is paid.", "section": "2.6", "kind": "enum", "basis": "stated", "values": [{ "value": "EUR", "label": "Euro" }, { "value": "GBP", "label": "Pound sterling" }, { "value": "USD", "label": "US dollar" }, { "value": "CAD", "label": "Canadian dollar" }], "required": { "basis": "implied", "why": "No default currency is documented, so an order needs one." }, "since": "2023-07-27" }], "removed": [], "notShown": [] }, "required": { "basis": "implied", "why": "A completed order should include it.", "with": { "field": "status", "values": ["COMPLETED"] } }, "appliesWith": { "field": "status", "values": ["COMPLETED"] }, "since": "2023-07-27" }, { "name": "items", "label": "Item list", "doc": "What was ordered: one entry for each payout.", "section": "2.6", "kind": "list", "basis": "stated", "notEmpty": { "basis": "implied", "why": "A completed order should list at least one item." }, "element": { "label": "Item", "doc": "One payout to one recipient.", "section": "2.6", "kind": "object", "basis": "stated", "object": { "title": "Item", "section": "2.6", "open": false, "fields": [{ "name": "distribution_method", "label": "Distribution method", "doc": "How the item reaches its recipient.", "section": "2.6", "kind": "object", "basis": "stated", "object": { "title": "Distribution method", "section": "2.6", "discriminator": "type", "open": false, "fields": [{ "name": "type", "label": "Distribution type", "doc": "Whether the item is sent by e-mail or as a payout link.", "section": "2.6", "kind": "enum", "basis": "stated", "values": [{ "value": "EMAIL", "label": "E-mail" }, { "value": "PAYOUT_LINK", "label": "Payout link" }], "required": { "basis": "implied", "why": "It says whether the item is sent by e-mail or as a payout link." }, "since": "2023-07-27" }, { "name": "email_address", "label": "E-mail address", "doc": "The recipient's e-mail address.", "section": "2.6", "kind": "text", "basis": "stated", "form": "email", "required": { "basis": "implied", "why": "An item sent by e-mail needs the recipient's address.", "with": { "field": "type", "values": ["EMAIL"] } }, "appliesWith": { "field": "type", "values": ["EMAIL"] }, "since": "2023-07-27" }], "removed": [], "notShown": [] }, "required": { "basis": "implied", "why": "A completed order should include it." }, "since": "2023-07-27" }, { "name": "products", "label": "Product selection", "doc": "What the recipient can choose from.", "section": "2.6", "kind": "object", "basis": "stated", "object": { "title": "Products", "section": "2.6", "discriminator": "type", "open": false, "fields": [{ "name": "type", "label": "Selection type", "doc": "Whether one product or several are offered.", "section": "2.6", "kind": "enum", "basis": "stated", "values": [{ "value": "SINGLE", "label": "One product" }, { "value": "MULTIPLE", "label": "Several products" }], "required": { "basis": "implied", "why": "It says whether one product or several are offered." }, "since": "2023-07-27" }, { "name": "value", "label": "Product", "doc": "The one product of a single selection.", "section": "2.6", "kind": "text", "basis": "implied", "required": { "basis": "implied", "why": "A single selection needs a product.", "with": { "field": "type", "values": ["SINGLE"] } }, "appliesWith": { "field": "type", "values": ["SINGLE"] }, "since": "2023-07-27" }, { "name": "values", "label": "Product list", "doc": "The products of a multiple selection.", "section": "2.6", "kind": "list", "basis": "stated", "notEmpty": { "basis": "implied", "why": "A multiple selection needs at least one product." }, "element": { "label": "Offered product", "doc": "The code of one product on offer.", "section": "2.6", "kind": "text", "basis": "implied" }, "required": { "basis": "implied", "why": "A multiple selection needs at least one product.", "with": { "field": "type", "values": ["MULTIPLE"] } }, "appliesWith": { "field": "type", "values": ["MULTIPLE"] }, "since": "2023-07-27" }], "removed": [], "notShown": ["What identifies a product in a selection: its type and form."] }, "required": { "basis": "implied", "why": "A completed order should include it." }, "since": "2023-07-27" }, { "name": "redemption_url", "label": "Redemption URL", "doc": "Where the recipient redeems the item.", "section": "2.6", "kind": "text", "basis": "implied", "since": "2023-07-27", "deprecated": "2023-07-27" }], "removed": [{ "name": "order_id", "version": "2023-07-27", "instead": "Nothing replaces it." }, { "name": "discount_multiplier", "version": "2023-07-27", "instead": "Nothing replaces it." }, { "name": "delivery_email", "version": "2023-07-27", "instead": "Nothing replaces it." }, { "name": "current_token", "version": "2023-07-27", "instead": "Nothing replaces it." }], "notShown": ["The structure and the fields of `payout`."] } }, "required": { "basis": "implied", "why": "A completed order should include it.", "with": { "field": "status", "values": ["COMPLETED"] } }, "appliesWith": { "field": "status", "values": ["COMPLETED"] }, "since": "2023-07-27" }], "removed": [{ "name": "is_complete", "version": "2023-07-27", "instead": "Nothing replaces it." }, { "name": "countries", "version": "2023-07-27", "instead": "Nothing replaces it." }, { "name": "initial_values", "version": "2023-07-27", "instead": "Nothing replaces it." }, { "name": "final_values", "version": "2023-07-27", "instead": "Nothing replaces it." }, { "name": "product_count", "version": "2023-07-27", "instead": "Nothing replaces it." }, { "name": "tokens", "version": "2023-07-27", "instead": "Nothing replaces it." }], "notShown": ["The types of `id` and `message`, and whether a completed order includes them.", "The form of `completed_at`."] }, "notShown": ["How a page lays out its entries, and where it carries its cursors.", "How many entries a page holds by default and at most."] };
var order_list_2024_02_05_ = { "direction": "received", "layout": "entries", "section": "2.6", "object": { "title": "Order", "section": "2.6", "discriminator": "status", "open": false, "fields": [{ "name": "status", "label": "Status", "doc": "Whether the order is completed, processing or failed.", "section": "2.6", "kind": "enum", "basis": "stated", "values": [{ "value": "COMPLETED", "label": "Completed" }, { "value": "PROCESSING", "label": "Processing" }, { "value": "FAILED", "label": "Failed" }], "required": { "basis": "stated", "why": "The other fields of an order depend on it." }, "since": "2023-07-27" }, { "name": "id", "label": "Order ID", "doc": "Identifies the order.", "section": "2.6", "kind": "any", "basis": "stated", "required": { "basis": "implied", "why": "An order that is processing or failed should include it.", "with": { "field": "status", "values": ["PROCESSING", "FAILED"] } }, "since": "2023-07-27" }, { "name": "message", "label": "Message", "doc": "What the service says about an order that is processing or failed.", "section": "2.6", "kind": "any", "basis": "stated", "required": { "basis": "implied", "why": "An order that is processing or failed should include it.", "with": { "field": "status", "values": ["PROCESSING", "FAILED"] } }, "since": "2023-07-27" }, { "name": "completed_at", "label": "Completion time", "doc": "When the order was completed.", "section": "2.6", "kind": "text", "basis": "implied", "required": { "basis": "implied", "why": "A completed order should include it.", "with": { "field": "status", "values": ["COMPLETED"] } }, "appliesWith": { "field": "status", "values": ["COMPLETED"] }, "since": "2023-07-27" }, { "name": "payment_method", "label": "Payment method", "doc": "How the order is paid, and in which currency.", "section": "2.6", "kind": "object", "basis": "stated", "object": { "title": "Payment method", "section": "2.6", "discriminator": "type", "open": false, "fields": [{ "name": "type", "label": "Payment type", "doc": "Whether a card or the account balance pays.", "section": "2.6", "kind": "enum", "basis": "stated", "values": [{ "value": "CARD", "label": "Card" }, { "value": "ACCOUNT_BALANCE", "label": "Account balance" }], "required": { "basis": "implied", "why": "It says whether a card or the account balance pays." }, "since": "2023-07-27" }, { "name": "card_id", "label": "Card ID", "doc": "Identifies the card that pays.", "section": "2.6", "kind": "text", "basis": "stated", "required": { "basis": "implied", "why": "A card payment needs the card's ID.", "with": { "field": "type", "values": ["CARD"] } }, "appliesWith": { "field": "type", "values": ["CARD"] }, "since": "2023-07-27" }, { "name": "currency", "label": "Currency", "doc": "The currency in which the order is paid.", "section": "2.6", "kind": "enum", "basis": "stated", "values": [{ "value": "EUR", "label": "Euro" }, { "value": "GBP", "label": "Pound sterling" }, { "value": "USD", "label": "US dollar" }, { "value": "CAD", "label": "Canadian dollar" }], "required": { "basis": "implied", "why": "No default currency is documented, so an order needs one." }, "since": "2023-07-27" }], "removed": [], "notShown": [] }, "required": { "basis": "implied", "why": "A completed order should include it.", "with": { "field": "status", "values": ["COMPLETED"] } }, "appliesWith": { "field": "status", "values": ["COMPLETED"] }, "since": "2023-07-27" }, { "name": "items", "label": "Item list", "doc": "What was ordered: one entry for each payout.", "section": "2.6", "kind": "list", "basis": "stated", "notEmpty": { "basis": "implied", "why": "A completed order should list at least one item." }, "element": { "label": "Item", "doc": "One payout to one recipient.", "section": "2.6", "kind": "object", "basis": "stated", "object": { "title": "Item", "section": "2.6", "open": false, "fields": [{ "name": "distribution_method", "label": "Distribution method", "doc": "How the item reaches its recipient.", "section": "2.6", "kind": "object", "basis": "stated", "object": { "title": "Distribution method", "section": "2.6", "discriminator": "type", "open": false, "fields": [{ "name": "type", "label": "Distribution type", "doc": "Whether the item is sent by e-mail or as a payout link.", "section": "2.6", "kind": "enum", "basis": "stated", "values": [{ "value": "EMAIL", "label": "E-mail" }, { "value": "PAYOUT_LINK", "label": "Payout link" }], "required": { "basis": "implied", "why": "It says whether the item is sent by e-mail or as a payout link." }, "since": "2023-07-27" }, { "name": "email_address", "label": "E-mail address", "doc": "The recipient's e-mail address.", "section": "2.6", "kind": "text", "basis": "stated", "form": "email", "required": { "basis": "implied", "why": "An item sent by e-mail needs the recipient's address.", "with": { "field": "type", "values": ["EMAIL"] } }, "appliesWith": { "field": "type", "values": ["EMAIL"] }, "since": "2023-07-27" }], "removed": [], "notShown": [] }, "required": { "basis": "implied", "why": "A completed order should include it." }, "since": "2023-07-27" }, { "name": "products", "label": "Product selection", "doc": "What the recipient can choose from.", "section": "2.6", "kind": "object", "basis": "stated", "object": { "title": "Products", "section": "2.6", "discriminator": "type", "open": false, "fields": [{ "name": "type", "label": "Selection type", "doc": "Whether one product or several are offered.", "section": "2.6", "kind": "enum", "basis": "stated", "values": [{ "value": "SINGLE", "label": "One product" }, { "value": "MULTIPLE", "label": "Several products" }], "required": { "basis": "implied", "why": "It says whether one product or several are offered." }, "since": "2023-07-27" }, { "name": "value", "label": "Product", "doc": "The one product of a single selection.", "section": "2.6", "kind": "text", "basis": "implied", "required": { "basis": "implied", "why": "A single selection needs a product.", "with": { "field": "type", "values": ["SINGLE"] } }, "appliesWith": { "field": "type", "values": ["SINGLE"] }, "since": "2023-07-27" }, { "name": "values", "label": "Product list", "doc": "The products of a multiple selection.", "section": "2.6", "kind": "list", "basis": "stated", "notEmpty": { "basis": "implied", "why": "A multiple selection needs at least one product." }, "element": { "label": "Offered product", "doc": "The code of one product on offer.", "section": "2.6", "kind": "text", "basis": "implied" }, "required": { "basis": "implied", "why": "A multiple selection needs at least one product.", "with": { "field": "type", "values": ["MULTIPLE"] } }, "appliesWith": { "field": "type", "values": ["MULTIPLE"] }, "since": "2023-07-27" }], "removed": [], "notShown": ["What identifies a product in a selection: its type and form."] }, "required": { "basis": "implied", "why": "A completed order should include it." }, "since": "2023-07-27" }, { "name": "payout", "label": "Payout", "doc": "Replaces the redemption URL. Its structure is not documented.", "section": "2.6", "kind": "any", "basis": "implied", "since": "2024-02-05" }], "removed": [{ "name": "redemption_url", "version": "2024-02-05", "instead": "Read `payout` instead." }, { "name": "order_id", "version": "2023-07-27", "instead": "Nothing replaces it." }, { "name": "discount_multiplier", "version": "2023-07-27", "instead": "Nothing replaces it." }, { "name": "delivery_email", "version": "2023-07-27", "instead": "Nothing replaces it." }, { "name": "current_token", "version": "2023-07-27", "instead": "Nothing replaces it." }], "notShown": ["The structure and the fields of `payout`."] } }, "required": { "basis": "implied", "why": "A completed order should include it.", "with": { "field": "status", "values": ["COMPLETED"] } }, "appliesWith": { "field": "status", "values": ["COMPLETED"] }, "since": "2023-07-27" }], "removed": [{ "name": "is_complete", "version": "2023-07-27", "instead": "Nothing replaces it." }, { "name": "countries", "version": "2023-07-27", "instead": "Nothing replaces it." }, { "name": "initial_values", "version": "2023-07-27", "instead": "Nothing replaces it." }, { "name": "final_values", "version": "2023-07-27", "instead": "Nothing replaces it." }, { "name": "product_count", "version": "2023-07-27", "instead": "Nothing replaces it." }, { "name": "tokens", "version": "2023-07-27", "instead": "Nothing replaces it." }], "notShown": ["The types of `id` and `message`, and whether a completed order includes them.", "The form of `completed_at`."] }, "notShown": ["How a page lays out its entries, and where it carries its cursors.", "How many entries a page holds by default and at most."] };
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

// fatal.js
function isFatal(code) {
  return fatalCodes.includes(code);
}

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

// options.js
var NAMES = ["version", "level", "draft", "severity", "entries", "limits", "mask", "messages", "names"];
var NONE = [];
var LIMITS = ["bytes", "depth", "findings"];
var MOST_BYTES = 5e8;
var MOST = 4294967295;
var DEFAULT_LIMITS = { bytes: 1048576, depth: 64, findings: 100 };
var DEFAULTS = {
  version: defaultVersion,
  bytes: new Uint8Array(0),
  maxBytes: DEFAULT_LIMITS.bytes,
  maxDepth: DEFAULT_LIMITS.depth,
  mask: true,
  messages: void 0,
  byLabel: false,
  entries: false
};
function shapeIndex(shape) {
  const index = shapes.indexOf(shape);
  if (index < 0)
    throw unknown("shape", shape, shapes);
  return index;
}
function refuseEntries(shape, { entries }) {
  if (!entries || lists.includes(shape))
    return;
  throw new TypeError(`the option entries is only for ${anyOf(lists)}: leave it out for ${quote(shape)}`);
}
function readSettings(options, more = NONE) {
  if (options === void 0)
    return DEFAULTS;
  if (kept !== void 0 && kept.more === more && holds(kept.contents, options, kept.options === options)) {
    return kept.settings;
  }
  const settings = encodeOptions(options, more);
  const contents = contentsOf(options);
  kept = contents && { options, more, contents, settings };
  return settings;
}
var kept;
var END = {};
function contentsOf(options) {
  if (!isPlain(options))
    return void 0;
  const contents = [];
  for (const [name, value] of Object.entries(options)) {
    contents.push(name);
    if (!isRecord(value))
      contents.push(value);
    else if (isPlain(value))
      contents.push(...Object.entries(value).flat(), END);
    else
      return void 0;
  }
  return contents;
}
function isPlain(object) {
  const prototype = Object.getPrototypeOf(object);
  const isOrdinary = prototype === Object.prototype || prototype === null;
  return isOrdinary && Object.getOwnPropertyNames(object).length === Object.keys(object).length;
}
function holds(contents, options, isSame) {
  if (!isSame && !isPlain(options))
    return false;
  let at2 = 0;
  for (const name in options) {
    const value = options[name];
    if (contents[at2++] !== name)
      return false;
    if (!isRecord(value)) {
      if (contents[at2++] !== value)
        return false;
      continue;
    }
    if (!isSame && !isPlain(value))
      return false;
    for (const inner in value) {
      if (contents[at2++] !== inner || contents[at2++] !== value[inner])
        return false;
    }
    if (contents[at2++] !== END)
      return false;
  }
  return at2 === contents.length;
}
function isRecord(value) {
  return typeof value === "object" && value !== null;
}
function encodeOptions(options, more) {
  const given = record("options", options, [...NAMES, ...more]);
  const version = given.version === void 0 ? DEFAULTS.version : versionOf("version", given.version);
  const limits = readLimits(given.limits);
  const entries = given.entries === void 0 ? void 0 : encodePointer(given.entries);
  const mask = given.mask === void 0 || boolean("mask", given.mask);
  const messages = readMessages(given.messages);
  const byLabel = given.names !== void 0 && oneOf("names", given.names, namings) === "label";
  const bytes = new Uint8Array(SETTINGS_ENTRIES + (entries?.length ?? 0));
  bytes[0] = versions.indexOf(version);
  bytes[SETTINGS_FLAGS] = flags(given) | (entries ? FLAG_ENTRIES : 0) | (mask ? 0 : FLAG_UNMASKED);
  writeSeverities(given.severity, bytes);
  writeNumber(limits.bytes, bytes, SETTINGS_LIMITS);
  writeNumber(limits.depth, bytes, SETTINGS_LIMITS + 4);
  writeNumber(limits.findings, bytes, SETTINGS_LIMITS + 8);
  if (entries)
    bytes.set(entries, SETTINGS_ENTRIES);
  return {
    version,
    bytes,
    maxBytes: limits.bytes,
    maxDepth: limits.depth,
    mask,
    messages,
    byLabel,
    entries: entries !== void 0
  };
}
function readMessages(value) {
  if (value === void 0)
    return void 0;
  if (hasList(value, "sentences"))
    return value;
  throw new TypeError(`messages must be a language, such as de from 'order-contract/messages/de', not ${languageOrType(value)}`);
}
function readReference(value) {
  if (value === void 0)
    return void 0;
  if (hasList(value, "explanations"))
    return value;
  throw new TypeError(`messages must be a reference, such as deReference from 'order-contract/messages/de', not ${languageOrType(value)}`);
}
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
function withAllFindings(settings) {
  const { bytes: given, ...rest } = settings.bytes.length === 0 ? encodeOptions({}, NONE) : settings;
  const bytes = given.slice();
  bytes[SETTINGS_FLAGS] = bytes[SETTINGS_FLAGS] | FLAG_ALL;
  writeNumber(MOST, bytes, SETTINGS_LIMITS + 8);
  return { ...rest, bytes };
}
function flags({ level, draft }) {
  let flags2 = 0;
  if (level !== void 0 && oneOf("level", level, levels) === "stated")
    flags2 |= FLAG_STATED;
  if (draft !== void 0 && boolean("draft", draft))
    flags2 |= FLAG_DRAFT;
  return flags2;
}
function writeNumber(value, into, at2) {
  for (let i = 0; i < 4; i++)
    into[at2 + i] = value >>> 8 * i;
}
function readLimits(value) {
  if (value === void 0)
    return DEFAULT_LIMITS;
  const given = record("limits", value, LIMITS);
  return {
    bytes: limit("limits.bytes", given.bytes, DEFAULT_LIMITS.bytes, MOST_BYTES),
    depth: limit("limits.depth", given.depth, DEFAULT_LIMITS.depth, MOST),
    findings: limit("limits.findings", given.findings, DEFAULT_LIMITS.findings, MOST)
  };
}
function limit(name, value, byDefault, most) {
  if (value === void 0)
    return byDefault;
  if (typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= most)
    return value;
  throw new TypeError(`${name} must be a whole number from 0 to ${most}, not ${numberOrType(value)}`);
}
function writeSeverities(value, into) {
  if (value === void 0)
    return;
  const given = record("severity", value, codes);
  for (const [index, code] of codes.entries()) {
    const severity = given[code];
    if (severity === void 0)
      continue;
    const chosen = oneOf(`severity.${code}`, severity, severities);
    if (chosen !== "error" && isFatal(code)) {
      throw new TypeError(`severity.${code} must be 'error', as nothing is checked after such a problem: leave it out`);
    }
    into[SETTINGS_SEVERITIES + index] = severities.indexOf(chosen) + 1;
  }
}
function encodePointer(value) {
  return new TextEncoder().encode(pointer("entries", value));
}
function pointer(what, value) {
  if (typeof value === "string" && /^(?:\/(?:[^~/\ud800-\udfff]|~[01])*)*$/u.test(value))
    return value;
  if (isName(value) && !/[/~]/.test(value))
    throw new TypeError(`${what} must be a JSON Pointer: did you mean '/${value.replaceAll(".", "/")}'?`);
  throw new TypeError(`${what} must be a JSON Pointer, such as '' or '/data', not ${otherOrType(value)}`);
}
function record(what, value, known) {
  if (!isPlainRecord(value))
    throw new TypeError(`${what} must be an object, not ${typeOf(value)}`);
  for (const name of Object.keys(value)) {
    if (!known.includes(name)) {
      throw unknown(what === "options" ? "option" : `name in ${what}`, name, known);
    }
  }
  refuseInherited(what, value, known);
  return pick(value, known);
}
function optionsOf(value, known) {
  return record("options", value === void 0 ? {} : value, known);
}
function refuseInherited(what, value, known) {
  const missing = (name) => !Object.hasOwn(value, name);
  for (const parent of parentsOf(value)) {
    const name = known.filter(missing).find((name2) => Object.hasOwn(parent, name2));
    if (name === void 0)
      continue;
    const option = what === "options" ? `the option ${name}` : `${what}.${name}`;
    throw new TypeError(`${option} is inherited: set it on the object itself`);
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
function isPlainRecord(value) {
  return isRecord(value) && Object.prototype.toString.call(value) === "[object Object]";
}
function versionOf(what, value) {
  if (versions.includes(value))
    return value;
  throw value === void 0 ? new TypeError(`${what} is missing: use ${anyOf(versions)}`) : unlisted(what, value, versions);
}
function pick(from, names) {
  const copy = /* @__PURE__ */ Object.create(null);
  for (const name of names) {
    const value = own(from, name);
    if (value !== void 0)
      copy[name] = value;
  }
  return copy;
}
function copyOptions(options) {
  const copy = pick(options, NAMES);
  if (copy.severity)
    copy.severity = pick(copy.severity, codes);
  if (copy.limits)
    copy.limits = pick(copy.limits, LIMITS);
  return copy;
}
function oneOf(what, value, known) {
  if (typeof value === "string" && known.includes(value))
    return value;
  throw unknown(what, value, known);
}
function boolean(what, value) {
  if (typeof value === "boolean")
    return value;
  throw new TypeError(`${what} must be true or false, not ${typeOf(value)}`);
}
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

// lookup.js
function byName(what, name, table) {
  return table[oneOf(what, name, Object.keys(table))];
}
function readVersion(version) {
  return version === void 0 ? defaultVersion : versionOf("version", version);
}

// describe.js
function describe(shape, options) {
  const given = optionsOf(options, ["version", "messages"]);
  const version = readVersion(given.version);
  const messages = readReference(given.messages);
  const all = messages === void 0 ? descriptions : descriptionsIn(messages);
  const details = byName("shape", shape, all)[version];
  return { shape, version, ...structuredClone(details) };
}
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
  const messages = readReference(optionsOf(options, ["messages"]).messages);
  return messages === void 0 ? explanation : { ...explanation, text: messages.explanations[codes.indexOf(code)] };
}

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
  for (const { severity, path, message } of problemsOf("fieldErrors", report)) {
    if (severity === "error")
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
    refuseOthers(value);
  try {
    if (isNative)
      return `${tag === "URL" ? value.search : value}`;
    return Object.entries(value).filter(([, item]) => item !== void 0 && item !== null).map(([name, item]) => parameter(name, `${item}`)).join("&");
  } catch {
    return REFUSED_VALUE;
  }
}
function refuseOthers(value) {
  refuseObjects(value, "query", ADVICE_ON_QUERIES);
  if (holds2(() => Symbol.iterator in value))
    throw new TypeError("pairs are not a query: pass new URLSearchParams(pairs)");
  if (holds2(() => typeof value.search === "string" && Object.keys(value).length === 0))
    throw new TypeError("a URL of this class is not a query: pass url.search");
}
function holds2(test) {
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
  if (isPlain2(value))
    return;
  const tag = tagOf(value);
  const isAdvised = Object.hasOwn(advice, tag) && !holds2(() => "toJSON" in value);
  const what = NO_DOCUMENTS.includes(tag) ? ADVISED[kind] : isAdvised && advice[tag];
  if (what)
    throw new TypeError(`${withArticle(tag)} is not a ${kind}: ${what}`);
}
function isPlain2(value) {
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
  if (source2.length > settings.maxBytes)
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
  const most = Math.min(units * MOST_PER_UNIT, settings.maxBytes) + spare;
  let into = room(units > SHORT ? units + spare : most);
  let { read, written } = encoder.encodeInto(text2, into);
  if (read < units || written + spare > into.length) {
    into = room(most);
    ({ read, written } = encoder.encodeInto(text2, into));
  }
  if (read < units || written > settings.maxBytes)
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
function prepare(shape, input2, options, more) {
  const index = shapeIndex(shape);
  const settings = readSettings(options, more);
  refuseEntries(shape, settings);
  const form = formOf(input2);
  const source2 = sourceOf(shape, form, input2, settings);
  return { index, form, source: source2, length: write(source2, settings), settings };
}
function sourceOf(shape, form, input2, settings) {
  if (form !== FORM_VALUE)
    return input2;
  return isQuery(shape) ? queryOf(input2) : jsonOf(input2, settings.maxDepth);
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
var english = { "language": "en", "sentences": ["A JSON value is expected here.", "A JSON value or `]` is expected here.", "A name in double quotes is expected here. No comma may stand before a closing brace.", "A name in double quotes or `}` is expected here.", "A colon is expected between a name and its value.", "A comma or `}` is expected here.", "A comma or `]` is expected here.", "A digit is expected here. Numbers look like -12.5e3.", "The number must end here. Numbers look like -12.5e3 and have no leading zero.", 'This is not a JSON escape. JSON has \\" \\\\ \\/ \\b \\f \\n \\r \\t and \\u.', "Four hexadecimal digits are expected after \\u.", "The string is not closed. A double quote is expected here.", "A string contains a control character. JSON requires an escape for it, such as \\n.", "More text follows the document. Only one JSON value is allowed.", "These bytes are not UTF-8. JSON must be encoded as UTF-8.", "These characters are not percent-encoded UTF-8. Encode the query in UTF-8, and write % as %25.", "This is half of a surrogate pair, not a character. Complete or remove it.", "This is half of a surrogate pair, not a character. Report it to the service.", "The text begins with a byte order mark (U+FEFF). Remove it before you pass the text.", "The input exceeds the limit of {number} nested levels. Simplify it, or raise the option `limits.depth`.", "The input exceeds the limit of {number} bytes. Shorten it, or raise the option `limits.bytes`.", "This value cannot be written as JSON. JSON has no cycles, BigInts, functions or symbols.", "There is no document: the input is `undefined`. Pass text, bytes or a value.", "This value is neither a plain object nor an array. Pass what JSON can express, not a Date, a Map or a Promise.", "The text is empty. Pass a JSON document.", "This is an HTML page, not JSON. Check the URL that it came from.", "These bytes are compressed with gzip. Decompress them first.", "Another document follows the first. For one document per line, use `order-contract/stream`.", "This is a string that contains JSON. Parse {field} first, or stringify it only once.", "{field} must be {type}.", "{field} should be {type}.", "{field} must be a whole number, 0 or more.", "{field} has a value that is not allowed. Use {values}.", "{field} has a value that the API documentation does not list.", "{field} is empty. Use {values}.", "{field} is empty. It should be {values}.", "{field} is empty. {need}", "{field} is empty.", "{field} is empty. {why}", "{field} is not a valid e-mail address. Enter one like name@example.com.", "{field} is not a valid e-mail address.", "{field} is not a valid date and time. The API documentation shows the form YYYY-MM-DDTHH:MM:SS.ffffff.", "{field} has a zone offset. The API documentation shows timestamps without one.", '{field} is not a decimal number. The API documentation shows the form "0.8".', "{field} and {other} cannot be used together. Remove one of them.", "{field} is missing. {why}", "{field} is missing. Use {values}.", "{field} was removed in version {removed_in}. {instead}", "{field} is deprecated. From version {removed_in} on: {instead}", "{field} was introduced in version {since}. Remove it or use that version.", "{field} was introduced in version {since}. This document is read as an older version.", "{field} applies only if {discriminator} is {beside}. Remove it.", "{field} applies only if {discriminator} is {beside}.", "{name} is not expected here. An order that is processing or failed contains only {carried}.", "The API documentation does not list {name}. Check its spelling.", "The API documentation does not list {name} here.", "{name} appears more than once in this object. Keep only one.", "{name} appears more than once in this object.", "{name} appears more than once in the query. Keep only one.", "The option `entries` points to nothing in this document. It must point to an array.", "The option `entries` must point to an array.", "More than one member could hold the entries. Choose one with the option `entries`, for example `/data`.", "The entries are assumed to be at {pointer}. The page envelope is not documented (4.4).", "No entries were found, so none were checked. The page envelope is not documented (4.4).", "Another field, which is not shown here, has a mistake.", "Did you mean {near}?", "Did you mean {near}? Upper and lower case matter.", "Browsers apply the same rule to e-mail fields: no spaces, and after the @ only letters, digits, dots and hyphens.", "{why}", "A page comes before one cursor or after the other.", "It is not defined which of them counts.", "Remove {field}", "Send {field} in the header {header}", "Move {field} into each entry of {list}", "Change it to {near}", "Rename it to {near}"], "found": ["null", "boolean", "number", "string", "object", "array", "end of text", "a digit", "a control character", "a letter", "another character"], "types": { "string": "a string", "object": "an object", "array": "an array", "collection": "an array or object" }, "or": "or", "and": "and", "unnamed": "this field", "labels": ["Payment method", "Item list", "Status", "Completion time", "Redemption URL", "Payout", "Order ID", "Message", "Approval state", "Category list", "Expiry", "Product code", "Old state", "New state", "Timestamp", "Orderable filter", "Product code", "Country filter", "Start cursor", "End cursor", "Page size", "Payment type", "Card ID", "Currency", "Price multiplier", "Distribution method", "Product selection", "E-mail address", "Product", "Product list"], "values": ["Completed", "Processing", "Failed", "Card", "Account balance", "Euro", "Pound sterling", "US dollar", "Canadian dollar", "E-mail", "Payout link", "One product", "Several products"], "fields": [{ "called": "the order request" }, { "called": "the created order" }, { "called": "the order" }, { "called": "the order" }, { "called": "the product" }, { "called": "the product" }, { "called": "the product update" }, { "called": "the product query" }, { "called": "the order query" }, { "called": "the query" }, { "called": "the document" }, { "why": "An order is paid by card or from the account balance." }, { "why": "An order needs at least one item.", "need": "Add at least one item." }, { "instead": "Give each entry of `items` its own `products`." }, { "instead": "Send the key in the header `x-idempotency-key`." }, { "why": "It is the only field of the response to a new order." }, { "instead": "Read the order to get its details." }, { "instead": "Read the order to get its details." }, { "need": "A completed order should list at least one item.", "instead": "Read the order to get its details." }, { "instead": "Read the order to get its details." }, { "instead": "Read the order to get its details." }, { "instead": "Nothing replaces it." }, { "instead": "Nothing replaces it." }, { "instead": "Nothing replaces it." }, { "instead": "Nothing replaces it." }, { "instead": "Nothing replaces it." }, { "instead": "Nothing replaces it." }, { "why": "The other fields of an order depend on it." }, { "why": "An order that is processing or failed should include it." }, { "why": "An order that is processing or failed should include it." }, { "why": "A completed order should include it." }, { "why": "A completed order should include it." }, { "why": "A completed order should include it.", "need": "A completed order should list at least one item." }, { "instead": "Nothing replaces it." }, { "instead": "Nothing replaces it." }, { "instead": "Nothing replaces it." }, { "instead": "Nothing replaces it." }, { "instead": "Nothing replaces it." }, { "instead": "Nothing replaces it." }, { "why": "Every listed product has one." }, {}, {}, { "why": "It says which product changed." }, {}, { "why": "It describes the product after the update." }, { "why": "It says when the product changed." }, {}, {}, {}, {}, {}, {}, {}, {}, {}, { "why": "It says whether a card or the account balance pays." }, { "why": "A card payment needs the card's ID." }, { "why": "No default currency is documented, so an order needs one." }, { "called": "each item" }, { "called": "each item" }, { "called": "each item" }, {}, { "why": "An item is sent by e-mail or as a payout link." }, { "why": "Products are selected for each item." }, { "instead": "Remove it, nothing replaces it." }, { "why": "A completed order should include it." }, { "why": "A completed order should include it." }, { "instead": "Read `payout` instead." }, {}, { "instead": "Nothing replaces it." }, { "instead": "Nothing replaces it." }, { "instead": "Nothing replaces it." }, { "instead": "Nothing replaces it." }, { "label": "Distribution type", "why": "It says whether the item is sent by e-mail or as a payout link." }, { "why": "An item sent by e-mail needs the recipient's address." }, { "label": "Selection type", "why": "It says whether one product or several are offered." }, { "why": "A single selection needs a product." }, { "why": "A multiple selection needs at least one product.", "need": "A multiple selection needs at least one product." }, { "called": "each offered product" }] };

// generated/words.js
var words2 = ["payment_method", "items", "products", "idempotency_key", "status", "completed_at", "redemption_url", "payout", "is_complete", "countries", "initial_values", "final_values", "product_count", "tokens", "id", "message", "approval_state", "categories", "expiry", "product_code", "old_state", "new_state", "timestamp", "is_orderable", "code", "countries_redeemable_in", "after", "before", "limit", "type", "card_id", "currency", "COMPLETED", "PROCESSING", "FAILED", "price_multiplier", "CARD", "ACCOUNT_BALANCE", "EUR", "GBP", "USD", "CAD", "distribution_method", "country", "order_id", "discount_multiplier", "delivery_email", "current_token", "email_address", "value", "values", "EMAIL", "PAYOUT_LINK", "SINGLE", "MULTIPLE", "x-api-version", "x-idempotency-key", "2023-07-27", "2024-02-05", "query", "headers", "body"];
var sections = ["2.1", "2.2", "2.3", "2.4", "2.5", "2.6", "4", "4.1", "4.2", "4.4", "5", "6", "8", "9"];
var fields = [{ "type": "object" }, { "type": "object" }, { "type": "object" }, { "type": "object" }, { "type": "object" }, { "type": "object" }, { "type": "object" }, { "type": "object" }, { "type": "object" }, { "type": "object" }, { "type": "collection" }, { "name": "payment_method", "type": "object" }, { "name": "items", "type": "array" }, { "name": "products", "removed": "2023-07-27" }, { "name": "idempotency_key", "removed": "2023-07-27" }, { "name": "status", "type": "string", "values": ["COMPLETED", "PROCESSING", "FAILED"] }, { "name": "completed_at", "type": "string", "removed": "2023-07-27" }, { "name": "payment_method", "type": "object", "removed": "2023-07-27" }, { "name": "items", "type": "array", "removed": "2023-07-27" }, { "name": "redemption_url", "type": "string", "removed": "2023-07-27" }, { "name": "payout", "removed": "2023-07-27", "since": "2024-02-05" }, { "name": "is_complete", "removed": "2023-07-27" }, { "name": "countries", "removed": "2023-07-27" }, { "name": "initial_values", "removed": "2023-07-27" }, { "name": "final_values", "removed": "2023-07-27" }, { "name": "product_count", "removed": "2023-07-27" }, { "name": "tokens", "removed": "2023-07-27" }, { "name": "status", "type": "string", "values": ["COMPLETED", "PROCESSING", "FAILED"] }, { "name": "id" }, { "name": "message" }, { "name": "completed_at", "type": "string" }, { "name": "payment_method", "type": "object" }, { "name": "items", "type": "array" }, { "name": "is_complete", "removed": "2023-07-27" }, { "name": "countries", "removed": "2023-07-27" }, { "name": "initial_values", "removed": "2023-07-27" }, { "name": "final_values", "removed": "2023-07-27" }, { "name": "product_count", "removed": "2023-07-27" }, { "name": "tokens", "removed": "2023-07-27" }, { "name": "approval_state", "type": "string", "since": "2024-02-05" }, { "name": "categories", "type": "collection", "since": "2024-02-05" }, { "name": "expiry", "type": "object", "since": "2024-02-05" }, { "name": "product_code", "type": "string" }, { "name": "old_state", "type": "object" }, { "name": "new_state", "type": "object" }, { "name": "timestamp", "type": "string" }, { "name": "is_orderable", "type": "string", "since": "2024-02-05" }, { "name": "code", "type": "string", "since": "2024-02-05" }, { "name": "countries_redeemable_in", "type": "string", "since": "2024-02-05" }, { "name": "after", "type": "string", "since": "2024-02-05", "other": "before" }, { "name": "before", "type": "string", "since": "2024-02-05", "other": "after" }, { "name": "limit", "type": "count", "since": "2024-02-05" }, { "name": "limit", "type": "count" }, { "name": "before", "type": "string", "other": "after" }, { "name": "after", "type": "string", "other": "before" }, { "name": "type", "type": "string", "values": ["CARD", "ACCOUNT_BALANCE"] }, { "name": "card_id", "type": "string", "beside": ["CARD"] }, { "name": "currency", "type": "string", "values": ["EUR", "GBP", "USD", "CAD"] }, { "type": "object" }, { "type": "object" }, { "type": "object" }, { "name": "price_multiplier", "type": "string" }, { "name": "distribution_method", "type": "object" }, { "name": "products", "type": "object" }, { "name": "country", "removed": "2023-07-27" }, { "name": "distribution_method", "type": "object" }, { "name": "products", "type": "object" }, { "name": "redemption_url", "type": "string", "removed": "2024-02-05", "deprecated": "2023-07-27" }, { "name": "payout", "since": "2024-02-05" }, { "name": "order_id", "removed": "2023-07-27" }, { "name": "discount_multiplier", "removed": "2023-07-27" }, { "name": "delivery_email", "removed": "2023-07-27" }, { "name": "current_token", "removed": "2023-07-27" }, { "name": "type", "type": "string", "values": ["EMAIL", "PAYOUT_LINK"] }, { "name": "email_address", "type": "string", "beside": ["EMAIL"] }, { "name": "type", "type": "string", "values": ["SINGLE", "MULTIPLE"] }, { "name": "value", "type": "string", "beside": ["SINGLE"] }, { "name": "values", "type": "array", "beside": ["MULTIPLE"] }, { "type": "string" }];
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
  const text2 = filled(textOf(messages, sentence), (name) => {
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
function allowed(field, list, { version }) {
  const isLater = (value) => versions.indexOf(field?.valuesSince?.[value] ?? versions[0]) > version;
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
  const plain = (text2) => ({ value: text2, shown: String(text2 ?? "") });
  const named = (wire, label2) => ({
    value: wire,
    shown: byLabel && label2 !== void 0 ? inSentence(messages, label2) : quoted(wire)
  });
  const label = (wire) => messages.labels[labelled.indexOf(wire)];
  const list = (names = [], last, labelOf2) => ({
    value: Object.freeze([...names]),
    shown: joined(names.map((wire) => named(wire, labelOf2?.(wire)).shown), last)
  });
  switch (name) {
    case "field":
      return field?.name === void 0 ? plain(texts?.called) : named(field.name, labelOf(messages, given.field));
    case "name":
      if (field !== void 0)
        return argument(messages, byLabel, "field", given);
      return given.name === void 0 ? { value: void 0, shown: messages.unnamed } : named(given.name);
    case "type":
      return plain(messages.types[field?.type ?? ""]);
    case "values":
    case "beside":
      return list(allowed(field, name, given), messages.or, (value) => messages.values[labelledValues.indexOf(value)]);
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
    case "near":
      return named(words2[given.near]);
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
  return label === void 0 ? text2 : label.replace("{label}", text2);
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
  Object.defineProperty(target, READ2, { value: readerOf(target, names, make, others), configurable: true });
  Object.defineProperty(target, INSPECT, PRINTED);
}
function readerOf(target, names, make, others) {
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
  const { version } = settings;
  if (address2 === CLEAN)
    return { valid: true, shape, version, problems: [], truncated: false, assumptions: [] };
  const reply = new Reply(address2, REPORT_HEAD);
  const phrasing = phrasingOf(settings, builtIn);
  return reportFrom(reply, assumptionsFrom(reply, phrasing), shape, phrasing);
}
function phrasingOf({ messages, byLabel, mask }, builtIn = english) {
  return { messages: messages ?? builtIn, byLabel, mask };
}
function reportFrom(reply, assumptions, shape, phrasing) {
  const flags2 = reply.word(REPORT_FLAGS);
  const count = reply.word(REPORT_DETAILS);
  const report = {
    valid: (flags2 & REPORT_VALID) !== 0,
    shape,
    version: versions[flags2 >>> REPORT_VERSION_SHIFT],
    problems: NONE2,
    truncated: (flags2 & REPORT_TRUNCATED) !== 0,
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
var NONE2 = [];
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
      problem.fix = this.#fix();
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
  #fix() {
    const reply = this.#reply;
    const { title, applicability, field, near, other, has_edits, has_header } = readFixRecord(reply.words, reply.at);
    reply.at += FIX_WORDS;
    const given = { ...NO_ARGUMENTS, field, near, other };
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
  return reportOn(shape, prepare(shape, input2, options));
}
function isValid(shape, input2, options) {
  const index = shapeIndex(shape);
  const settings = readSettings(options);
  refuseEntries(shape, settings);
  const form = formOf(input2);
  const length = write(sourceOf(shape, form, input2, settings), settings);
  return !isRefusal(length) && call(verdict, index, form, length, settings.bytes.length) !== 0;
}
var verdict = (core2, index, form, length, spare) => core2.is_valid(index, form, length, spare);
function parse(shape, input2, options) {
  const prepared = prepare(shape, input2, options);
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
  const only = wanted(own(options, "only"));
  const prepared = prepare(shape, input2, options, ONLY);
  const { index, form, settings, source: source2 } = prepared;
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
var ONLY = ["only"];
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
function wanted(only) {
  if (only === void 0)
    return codes;
  if (!Array.isArray(only))
    throw new TypeError(`only must be an array of codes, not ${typeOf(only)}`);
  return only.map((code) => oneOf("code in only", code, codes));
}

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
  const { rules, also } = readOptions(options);
  return isValid(shape, typedValue(shape, value), rules) && issuesOf(also, value) === void 0;
}
function assertValid(shape, value, options) {
  const { rules, also } = readOptions(options);
  const input2 = typedValue(shape, value);
  const issues = isValid(shape, input2, rules) ? issuesOf(also, value) : NONE3;
  if (issues !== void 0)
    throw new InvalidDocumentError(validate(shape, input2, rules), issues);
}
var NAME = "InvalidDocumentError";
var NONE3 = [];
var InvalidDocumentError = class _InvalidDocumentError extends Error {
  name = NAME;
  constructor(report, issues = NONE3) {
    const first = report.problems.find(({ severity }) => severity === "error");
    const refused = issues.length > 0 ? " The schema of the option also refuses it." : "";
    super(`This is not a valid ${report.shape}.${first === void 0 ? refused : ` ${first.message}`}`);
    Object.defineProperties(this, { report: { value: report }, issues: { value: issues } });
  }
  /** Recognises an error of another copy of the package, too: `import` and `require` load one each. */
  static [Symbol.hasInstance](value) {
    return super[Symbol.hasInstance](value) || this === _InvalidDocumentError && hasItsName(value);
  }
};
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
var ALSO = ["also"];
function readOptions(options) {
  if (options === void 0)
    return {};
  refuseWeakening(options);
  if (!isRecord(options) || !("also" in options))
    return { rules: options };
  readSettings(options, ALSO);
  const { also } = pick(options, ALSO);
  const rules = copyOptions(options);
  return also === void 0 ? { rules } : { rules, also: standardOf(also) };
}
function issuesOf(also, value) {
  const result = also?.validate(value);
  if (result === void 0 || !isPromise(result))
    return result?.issues;
  result.catch(() => {
  });
  throw new TypeError("a type guard does not wait for a schema of also that is asynchronous: use standardSchema");
}
function refuseWeakening(options) {
  const { draft, severity, level } = pick(options, ["draft", "severity", "level"]);
  const weakens = { draft: draft === true, severity: severity !== void 0, level: level === "stated" };
  for (const [name, does] of Object.entries(weakens)) {
    if (does) {
      throw new TypeError(`a type guard does not take the option ${name}: with it, what is valid need not be of the type`);
    }
  }
}

// generated/schemas.js
var order_request_2023_07_27_implied_ = { "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Order request", "description": "The shape order-request, section 2.4.", "type": "object", "properties": { "payment_method": { "title": "Payment method", "description": "How the order is paid, and in which currency.", "type": "object", "properties": { "type": { "title": "Payment type", "description": "Whether a card or the account balance pays.", "type": "string", "enum": ["CARD", "ACCOUNT_BALANCE"] }, "currency": { "title": "Currency", "description": "The currency in which the order is paid.", "type": "string", "enum": ["EUR", "GBP", "USD", "CAD"] } }, "required": ["type", "currency"], "if": { "properties": { "type": { "const": "CARD" } }, "required": ["type"] }, "then": { "properties": { "card_id": { "title": "Card ID", "description": "Identifies the card that pays.", "type": "string", "minLength": 1 } }, "required": ["card_id"] } }, "items": { "title": "Item list", "description": "What is ordered: one entry for each payout.", "type": "array", "minItems": 1, "items": { "title": "Item", "description": "One payout to one recipient.", "type": "object", "properties": { "distribution_method": { "title": "Distribution method", "description": "How the item reaches its recipient.", "type": "object", "properties": { "type": { "title": "Distribution type", "description": "Whether the item is sent by e-mail or as a payout link.", "type": "string", "enum": ["EMAIL", "PAYOUT_LINK"] } }, "required": ["type"], "if": { "properties": { "type": { "const": "EMAIL" } }, "required": ["type"] }, "then": { "properties": { "email_address": { "title": "E-mail address", "description": "The recipient's e-mail address.", "type": "string", "pattern": "^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)*$" } }, "required": ["email_address"] } }, "products": { "title": "Product selection", "description": "What the recipient can choose from.", "type": "object", "properties": { "type": { "title": "Selection type", "description": "Whether one product or several are offered.", "type": "string", "enum": ["SINGLE", "MULTIPLE"] } }, "required": ["type"], "if": { "properties": { "type": { "const": "SINGLE" } }, "required": ["type"] }, "then": { "properties": { "value": { "title": "Product", "description": "The one product of a single selection.", "type": "string", "minLength": 1 } }, "required": ["value"] }, "else": { "if": { "properties": { "type": { "const": "MULTIPLE" } }, "required": ["type"] }, "then": { "properties": { "values": { "title": "Product list", "description": "The products of a multiple selection.", "type": "array", "minItems": 1, "items": { "title": "Offered product", "description": "The code of one product on offer.", "type": "string" } } }, "required": ["values"] } } }, "country": { "description": "Removed in 2023-07-27. Remove it, nothing replaces it.", "not": {} } }, "required": ["distribution_method", "products"] } }, "products": { "description": "Removed in 2023-07-27. Give each entry of `items` its own `products`.", "not": {} }, "idempotency_key": { "description": "Removed in 2023-07-27. Send the key in the header `x-idempotency-key`.", "not": {} } }, "required": ["payment_method", "items"] };
var order_request_2023_07_27_stated_ = { "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Order request", "description": "The shape order-request, section 2.4.", "type": "object", "properties": { "payment_method": { "title": "Payment method", "description": "How the order is paid, and in which currency.", "type": "object", "properties": { "type": { "title": "Payment type", "description": "Whether a card or the account balance pays.", "type": "string", "enum": ["CARD", "ACCOUNT_BALANCE"] }, "currency": { "title": "Currency", "description": "The currency in which the order is paid.", "type": "string", "enum": ["EUR", "GBP", "USD", "CAD"] } }, "if": { "properties": { "type": { "const": "CARD" } }, "required": ["type"] }, "then": { "properties": { "card_id": { "title": "Card ID", "description": "Identifies the card that pays.", "type": "string" } } }, "else": { "if": { "properties": { "type": { "const": "ACCOUNT_BALANCE" } }, "required": ["type"] }, "then": {}, "else": { "properties": { "card_id": { "title": "Card ID", "description": "Identifies the card that pays.", "type": "string" } } } } }, "items": { "title": "Item list", "description": "What is ordered: one entry for each payout.", "type": "array", "items": { "title": "Item", "description": "One payout to one recipient.", "type": "object", "properties": { "distribution_method": { "title": "Distribution method", "description": "How the item reaches its recipient.", "type": "object", "properties": { "type": { "title": "Distribution type", "description": "Whether the item is sent by e-mail or as a payout link.", "type": "string", "enum": ["EMAIL", "PAYOUT_LINK"] } }, "if": { "properties": { "type": { "const": "EMAIL" } }, "required": ["type"] }, "then": { "properties": { "email_address": { "title": "E-mail address", "description": "The recipient's e-mail address.", "type": "string", "pattern": "^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)*$" } } }, "else": { "if": { "properties": { "type": { "const": "PAYOUT_LINK" } }, "required": ["type"] }, "then": {}, "else": { "properties": { "email_address": { "title": "E-mail address", "description": "The recipient's e-mail address.", "type": "string", "pattern": "^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)*$" } } } } }, "products": { "title": "Product selection", "description": "What the recipient can choose from.", "type": "object", "properties": { "type": { "title": "Selection type", "description": "Whether one product or several are offered.", "type": "string", "enum": ["SINGLE", "MULTIPLE"] } }, "if": { "properties": { "type": { "const": "SINGLE" } }, "required": ["type"] }, "then": { "properties": { "value": { "title": "Product", "description": "The one product of a single selection." } } }, "else": { "if": { "properties": { "type": { "const": "MULTIPLE" } }, "required": ["type"] }, "then": { "properties": { "values": { "title": "Product list", "description": "The products of a multiple selection.", "type": "array", "items": { "title": "Offered product", "description": "The code of one product on offer." } } } }, "else": { "properties": { "value": { "title": "Product", "description": "The one product of a single selection." }, "values": { "title": "Product list", "description": "The products of a multiple selection.", "type": "array", "items": { "title": "Offered product", "description": "The code of one product on offer." } } } } } }, "country": { "description": "Removed in 2023-07-27. Remove it, nothing replaces it.", "not": {} } } } }, "products": { "description": "Removed in 2023-07-27. Give each entry of `items` its own `products`.", "not": {} }, "idempotency_key": { "description": "Removed in 2023-07-27. Send the key in the header `x-idempotency-key`.", "not": {} } } };
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
var TARGETS = ["draft-2020-12", "draft-07"];
function jsonSchemaFor(target, schema) {
  if (oneOf("target", target, TARGETS) === "draft-2020-12")
    return schema;
  const text2 = JSON.stringify(schema).replaceAll("$defs", "definitions");
  return { ...JSON.parse(text2), $schema: "http://json-schema.org/draft-07/schema#" };
}
function jsonSchema(shape, options) {
  const versions2 = byName("shape", shape, schemas);
  const given = optionsOf(options, ["version", "level"]);
  const version = readVersion(given.version);
  const level = given.level === void 0 ? "implied" : oneOf("level", given.level, levels);
  return structuredClone(versions2[version][level]);
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
var OWN_OPTIONS = ["message", "only", "also"];
function standardSchema(shape, options) {
  shapeIndex(shape);
  refuseEntries(shape, readSettings(options, OWN_OPTIONS));
  const { message, only, also } = pick(options ?? {}, OWN_OPTIONS);
  const kept2 = copyOptions(options ?? {});
  kept2.names ??= "label";
  const reader = new IssueReader(shape, kept2, messageFrom(message), pointersFrom(only));
  const convert = (given) => schemaOf2(shape, kept2, own(given, "target"));
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
  if (message === void 0)
    return (problem) => problem.message;
  if (typeof message !== "function")
    throw new TypeError(`message must be a function, not ${typeOf(message)}`);
  return (problem) => {
    const text2 = message(problem);
    if (typeof text2 === "string")
      return text2;
    throw new TypeError(`message must return a string, not ${typeOf(text2)}`);
  };
}
function pointersFrom(only) {
  if (only === void 0)
    return void 0;
  if (Array.isArray(only))
    return only.map((field) => pointer("only", field));
  throw new TypeError(`only must be an array of JSON Pointers, not ${typeOf(only)}`);
}
function schemaOf2(shape, { version, level, draft, severity }, target) {
  if (draft || severity)
    throw new TypeError("a JSON Schema cannot express the options draft and severity: leave them out");
  return jsonSchemaFor(target, jsonSchema(shape, { version, level }));
}
var IssueReader = class {
  #shape;
  #options;
  #message;
  #only;
  constructor(shape, options, message, only) {
    this.#shape = shape;
    this.#options = options;
    this.#message = message;
    this.#only = only;
  }
  check(value) {
    const input2 = asValue(this.#shape, value);
    let errors;
    try {
      if (isValid(this.#shape, input2, this.#options))
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
    const listed = this.#only === void 0 ? errorsIn(validate(this.#shape, input2, this.#options)) : [];
    if (listed.length > 0)
      return listed;
    const all = this.#allErrors(input2);
    if (all.length === 0)
      return errorsIn(validate(this.#shape, UNSERIALIZABLE, this.#options));
    return this.#only === void 0 ? all.slice(0, 1) : all;
  }
  #allErrors(input2) {
    const prepared = prepare(this.#shape, input2, this.#options);
    const settings = withAllFindings(prepared.settings);
    return errorsIn(reportOn(this.#shape, { ...prepared, settings, length: write(prepared.source, settings) }));
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
  #elsewhere({ code, severity, basis, section }) {
    const phrasing = phrasingOf(readSettings(this.#options));
    const message = messageOf(phrasing, SENTENCE_ELSEWHERE, NO_ARGUMENTS);
    return { code, severity, basis, section, message, pointer: "", path: [], meta: {} };
  }
};
function errorsIn({ problems }) {
  return problems.filter(({ severity }) => severity === "error");
}

// generated/check_bytes.js
var text = ' an|J!   !|K4_"ss _#sss _"ss!s_%ssss _&sssss _%ssss!s_#sss!s_!s!s_!s _  _(ssssss _%sssr!s_*ssssssss _)sssssss _ !s_#srs _"ss!r_!r!s"R!8|*Hjmcdm^bjiomabo^|F|H|*fn|"^^|K|Feic|Hdi^eieo^d|Lodmimd|G^oa|Fhd +#sr%!%&!%%,%(! !(!% "-# !!&&&"!!!)"!,!)" #(.& #(# / "!! !   *"!"! !#!!"0 " !%#" # )!(##*""**#"%!    1%  ( 2 !) )+ !    "#!"&"*3 #%&!j u*&#! 3(;#s!Ttty -s T~,xy -s T}&}<y -)|W!+(|Jd|Jjm|M" *en^qahec :(md|Gpnd ;)mdndmqd |7*qahecaod <1^^a|Fjmo^|Iaichdm#!7^^einoaibd^odm|Jeiaodc#"7^^|K|Feic|Hdi^d|Lodmimd|Gn! 2^^|K|Feic|Hdi^noamo  .!i,~/~="r~!P"=s!rB T}7!gA(C ?"T ?"T+[=A)T.hA&Tt}2y f@6?&G |Y}2S@8"STt~%}J~J!?#D"*A&?&Tt~%}J~J!]=A:?!D"*A1]?)T)gT#]l%S?!E" @??#D".@)2i?(?1N"P?(Tttt*?)?)Tttt*]=N"L?(T};wy N"I?(?1N"F?(??O"C?(T4R >??}<@-"S??U{{{{{ |=%S?-E  U{{{)|TU~K~S~Y&|8%S?(T:fT2T T#2q."--??U?|W}<@+T};wy @/Ts@3?1@,T @)"S"S"S"S"S"S"S"S#S"S?.T!l%ST @*"S?)?+Y%S?)?-fG  A*T?Z%S?)@&."--?*T?W?)T!fA&?+Yl%S?&?-fG  A*T?Z/!-?(?,N"|I?(?-N"_?(?+N"c?+?(T~< f?)2|#A&[/"?&?-fG  @*-?*T{!lTAX/!?(T2f?(T:fA)?&2|-?(G 6A+T"W/-?)?&?(D"2A)T(?+T!l2|4T @&?(D"F@,?(D"C@-"S?)?(D"DA+Y%S?)?-fG  A&T?Z%S?)@*."--?&T?W?)T!fA*?+Yl%S?*?-fG  A&T?Z/!-?(?,N"|I?(?-N"_?(?+N"c?+?(T~< f?)2|#A*[/%?*?-fG  @&-?&T{!lTRX/#?*T!f@)-T @/"S?)?+Y%S?)?-fG  A/T?Z%S?)@*."--?/T?W?)T!fA*?+Yl%S?*?-fG  A/T?Z/!-?(?,N"|I?(?-N"_?(?+N"c?+?(T~< f?)2|#A*[/,?*?-fG  @/-"S?/T{!lA)TAW%s?(T*f?(T:f?*2|-?(G .A)T"W/.?(D"*@&T#&"s?)TGWA&V%S"S?)T~7 X%S"S?)T~B W%S?(T:f?*T}&ty T&2|(A&V/4&"S?)T~J W%ST @)T ?(T:f?*T},ty T%2|(A&/)<.6-?)T~P W%S?(T:f?*T}!ty T%2|(A&%S."&.7- -?)T~W W/"?/TIgT{!lT,]//.%--T @)T!.%--?(D"L?0W/*?(D"P?*Y/,?)T~W WA&@.?(D"IA/D"*?(?3N"c?(T%T&?&=N"|I?(?*N"_?/?(T~< f2|E?0T!f@0?*T!f@&@3.%--"S"S"S"s"S"S"S"S?+?&?*fA)]?+?)gT2]l%|O?)?-fz   z.~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ziz.~R~R~R~R~R~R~R~R~R~R~R~R~R~R~R~Rz|%&z.{{{{{{{{{{{{{{{{-zcA/|IA,0" !"-?)?+]/&?)?-fG  T|*X/&T .#-?+?)T!fA&[/#?&?-fG  T|*X/#.!-?)?+]%S?+?)?,fA&[/#?&?-fG  T|*W/!.#-?)?-fG  @;?)?,fA&?+]%S?;TIX%S.%&.&- -?;TIXA2?&?-fG  T|*W/!<?2/".#-T!-V?/?/T!gl|IA/?,T!f[m/!?)?/f@&-?)T2f?&[/ T @)T @/?&?+Y%S?&?-fG  @/-?&V/ ?/T{!lA+T|*W?+T~; Wm?/TIgT{!lT,Ym/ ?/T^lT}U gT{!lT;Z/!-"s?(T:fA-D".@&"S"S?*?-D"2A+Y%s?&?*fG  TGW&T -?*fA)?+Y%S?&?)fG  TIW%S?)T!f@)."--?-?)2KA)V/!?-D".@&?-D"2@+-?)?+Y%S?&?)fG  T|*W%S?-?)T!f2KA)V/"?-D"2@+?-D".@&--"s?)?+Y%S"S?&?)fG  T~;!lT}Y W%S?-?)T!fA)?+Y%s?&?)fG  T|)gTz!l&T!-V?)f2KA)V/%?-D"2?)[/!-?)?-D".fG  ."--T -A&T{!lA+T|*X%S?)?+T~; W?&TIgT{!lT,Ym?&T^lT}U gT{!lT;[mV/"<-?-?)T*2N-T -A&V/0T @)-T"--@+?(T:f?*?&?+?)T!l2|4?(D"I@/?(D"F@,?(D"D@+?(D"C@--"S"S"S"S#S"S?0V/.T @*"S?&?+Y%S?&?-fG  A*T?Z%S?&@)."--?*T?W?&T!fA)?+Yl%S?)?-fG  A*T?Z/!-?(?,N"|I?(?-N"_?(?+N"c?+?(T~< f?&2|#A)[/&?)?-fG  @*-?*T{!lA&T~9 W%S?.T!l/%&?&Tz X/!?.T!lV/#-?/D"*A.?3Z%s"s?/D"%?3T.hfA*D"%@3?*?)T!fA&N"%?*?*D"*?.T%omN"*T ?/D"*?3[/ <?/D"%?3T.hfD"*T)lT%W-&?)T!f@&Ts@3T -@.?0T!g@0.!--?&TFX/"?/D"*?3T!fW/#?)T!f@).&-T @..!-T!@.-?/D"*?3T!fX/*-?.T!@.T!l/!?)?+]/*?)?-fG  A&V?&TFWm?&Tz Wm/*T @.?&TRX/!.*--?(T:f?&T#T"?/D"*?3T!fW=29.*-?(T:f?*T%29.)-?(T:fT3?*T!2q.(-?/T~;!lT}U gT{!lT;Z/%?(T:f?*2O.&-?(T:f?*T/29.%-T @*"S?&?+Y%S?&?-fG  A*T?Z%S?&@)."--?*T?W?&T!fA)?+Yl%S?)?-fG  T?Z/!-?(?,N"|I?(?+N"c?(?-N"_?(T~< f?&2|#@)-?(D"P?)[/#?(T:f?)T/29.#-?.T!l%S?(T:f?)T&29&?(T:f?)T(29-."-?(T:f?)T!29.!-?(T:f?*T 29-?(G >A-T4X%S"S?(D"?@;?(D":@/T}Awy D" A.Toh@+?.T.hA)T.i@3?)T}=wy D" A&fA,@)"S#S?+A*%S?*T.f@+?3T!g@3?)T%g?)T.g@)D" T1Z/!."--T @3-T @)?*T ?.?3Z=%S?-T!X?-T(Xl?-T/Zm?3T.h?&fD"*T)lT&Wl@)-"S"S?.T ?,T.X=%S?,T%gD" T)lT(W?)m/!."-?)V/!-?(U O"_?(?.T%oT9fN"|IT};wy ?(T~< f2|ET}Awy D" A.T!g@3T}=wy D" @&-?.T.h@)?&T*f@+?.T%o@*#S?)V/!?&D"*A.T2Y%S?+T%gTsN" ?+?*?.mN" -?&T.f@&?)T.g@)?+T.f@+. - --T}Qwy ?-R  T}Mwy ?3N" T}Iwy ?;N" T}Ewy ?/N" .!-2iT}Qwy G  @-T}Mwy D" @3T}Iwy D" @;T}Ewy D" @/-T~0wy T N" T~"wy T N" ?(Tywy N"S?(?#N"|-?(?6N"P?(T R W?(?%R |2?(T!R ??(T"N":?(?!E" O"C?(?!D"*N"F?(T}Awy D" A.N"L?(T}=wy D" A6N"I?(?-T{!lT4XR V?1?:Z%S?(T}!vt2N!m?(T(R k?(z.                z-#_?(T:f?(T~< f2|%&"S"S"S"S?8T!g0"!" -?(T:fT ?"28."-?6Ttty ?.=A!D"*A:T(lT%X%S?(T:fT T,28."-"s"s?!D"%@=T @*T @+?:T&lA!T&X%s?(D"F@2?(D"D@1?(D"C@8?#D" A)V%S?(?.N"|??(?6N"|;?(?2N"|7?(?1N"|5?(?8N"|3?(?(T~" fA#N"|C?(?:T%qT ?!T%W=A>N"|L?(?.N"k?(?6N"h?(?2N"|I?(?1N"c?(?8N"_?(?(T~8 fN"t!?(?#N"|P?(T~X f@| T!@+T @&T!@#T @!#S"S?(?| N"|W!#S?>?+A)[/!?(Ttty ?)T!fA+T.h?6f?+?.]=A|!D"*A0T%qA+N"o?(?)N"}+!T @2Ttty ?(T}+!fA7D" A9T!fA,T.hA5?(T|W!fA|"D" A4D" A<D".f?<D"2?,[=D"*T)lT&W%S"ST!@2Ttty ?5?4D"%D" A4D".A<f?,?4D"2A5]=D"*A,T)lT&X/ ?,T%q@4?9T"f@,#S?,?4]A2/!Ttty ?,T.h?<f?,?5]=D"*A9T%q@,?9T)lT%W/ ---?2V/ -Ttty ?)T.h?6f?)?.]=A9D"%A,?,T XgA,?9D" T!fA5Y?,?1Zm@4T ?,?5g?4=@2T!?5?8f?4=@5Ttty ?%?)?&T!l=A%T.h?6f?%?.]=A&D"%@,?&D" @4?)?*?9D"*?&D"*mT*l%s?(T N"}&!?,?,T XgA&?4T!fA*Y?&?1Zm@,?(T ?&?*g?,=N"}!!?(T!?*?8f?,=N"|W!?(T N"}3!?(?2N"}/!?(?5N"}+!B TIgA*C ?*?7D"*N"D?*?7E" O#?"S#S"S?*T:f?|"2.?*G :V/ ?*G ;@,?*T*f?*T?f2.T @&?*G *V/"?*G +?,W/!."--?*T2f?*T?f2.?*G 2T!n@&-?*TIfC ?&T!l@&?|!D"*A0T%q&T @&?,?,T XgA*?4T!fA,Y?*?1Zm@7T ?*?,g?7=?2W%ST!?,?8f?7=?5?22|9V@&-?+-?)T"fZ?0T)lT&WlA)=@*?!?)m@!?#?&l@#T!@&.!--T!@)?!?#lT!l%ST!@+?*T!f.#&T#T"?!T!l=@+T @&T @*T".%- -?#D"%@!?(T R |;?(?!N"|7?(?)N"|5?(T!N"|3"S#S"STtty ?*T.h?6f?*?.]=@!?(?(T~" f2P?(D" A0V/"?(D"%@&"S"S?!D"*A!T)lA#T%g0" !"-?&?0f@%?*T!f@&?!T%q@7T @*?#T%X@9#S?&?7]?9mV%STtty ?&T.h?6fA!T.f?.?&T!f[=D"*Ttty ?!?&?.]=A#D"%@!?(T N"|I?!?!T XgA!?#D" T!fA#Y?!?1Zm@)?(T ?!?#g?)=N"c?(T!?#?8f?)=N"_?&?,?(T~< f@,?0@!T @+B T2gA)C "S#S"S?)T*f?,2.?)G *V/ ?!?%W/"?)G +@4?!T!f@#?!G  A&T~Y W%s?#?%W/#THT~Y ?!G !TJW=@&?!T"f&?#-@!?&?4W/!."--?!?%X%S?!G  T~Y X?%?!T!fXm/!-T!@+-?)T2fC ?+=@,?*?+m@*T%q@&.!--?*T!lV/!?,T!f@*."-?(?.N"k?(?6N"h?(?2N"|I?(?1N"c?(?8N"_?(?*T!fN"o?(?!T%qT ?#T&W=N"|L"S"S?&0""! -?0G  TIW/!-T @+#S?&%S?0G  TIgT{!lA!T+Z?+Tt}V~3HZm/"?!?+T,hf@+?&T!g@&?0T!f@0.!--"s?+%S"S?(T~< f@!#S?!D"6A#?!D":Y%s?!Ttty ?!D".?#T.hf?!D"2?#[=D"*T%qN"6T!&T -T!W%S?+T!gA+/!."--?+."--T -/ ?(D"oA*?(D"|LY/!--T#@+T @&T @*T @)T .#-T @&?!D"*T)lT&X%sT#@+T @)T!.#&T @+?*-&T --@!?(T:fA#T ?!2@?#?!?"2|+Ttty ?(D"I?!T.hf?(D"L?![=D"*T%q@&T!@)T"-@!?(T:f?&?:T%q2@?=TsW/!"S"S"S?+T!g0# !"%-?(?*N">?(T N":.#-?(T!N":."-?(T|X}At2N!m?(?!R l?(T+R k?(?*N"|I?(Ttty ?(D"I?*T.hf?(D"L?*[=A!D" A"N"h?(?!D"%N"c?(?"N"_?)%S?(T!R o-?(D"|-G |)A!T%X%S?(?!R o-?(T:f?(T~< f2|%.!-T @)T @%T @#B T}E!gA&C ?(T:fA+D"6@"?+D"2@*?+D".@,?+D"?G *A!T ?!T~* [=T.hG ~N})S@!#S?)T:X%S?)?&T}+!ffT N" ?)T.f@).!--?&T |,!|-?&?!R |/?&?&E"}+!O#:?&?&z "}3!z-#??&T N"P?&Utttty O#I?+D"DA!T N"|I?!T N"|C?!T N"F?!T N"?T!?,?"?*ZA!=@,?&TIf@6?&T ?"?!=A8%s?,G  T|0W&T -N"|5?&?8N"|3?&?,N"|2?&T};!f@"?+"s"S"S"S#S"S?&T~, f?&T}X f23?&D"|7A*T!X/ ?&D"_@0?&D"|C@1?&T}+!fA#?,?8?&D"|;A.?&D"|?A:2+?&D"}3!@!?&D"}/!@)?&D"}+!A%Ttttt|LW/"?&?!N"h?&?)N"|I?&?%N"c?#?,?8?1?02+?&D"}3!@#?&D"}/!@%?&D"}+!A2Ttttt|LW/#?&?#N"|L?&?%N"o?&?2N"k?+D"CG G@7?&T2f?&G |/A2T ?2T0[=A4T|-hT~T}2y fA*?)?!2|&"S?&D"2T!W%ST!?&D"6A9T1loA5?7T!o?*fH!(lV%S?5?&H!|-A!l%S?+T ?.?:2|;-?&?!?5m|,!|-?9?*G Qf@.?4T)gT{!lT~Y!]%S"S?&T};!f?*H!N|,! ?&U O"}=!T @)?"@!#S?)T:W/!?9?!G  W%S?)?&T:ffA*D" V%S?*T!N" ?*T*f?0N" ?*T%f?1N" --?)T.f@)?!T!f@!. - --?.T ?.T{!lT~* [=T{!lT.hA!G ~K})S?%?#?+D"CG H2%A)T{!lT:W/"?+?)?!T~C})y fG #?.T ?1?0T 2E."--?+T22|5%S"S?*G M%S?&T*f?2?)?!?722?&G *V/!-?&T"R }(!?&T2|, }%!?&?2R }"!?&T#R }!!?&T N"u!?&?.N"|W!?&?:N"t!?&?.N"|P?&?*T!f?+D"?T+f?*G  =G  R }#!?+?&T~X fT T 2Z?&D"h@!?&D"|I@)--?+D"DA2D"?@9?&D"P@*B T2gA0C ?2T:fA1?!?)fA5?)gA!2o?1E"%@??0?1T*fN"%?0??U?|XO"*?0T%fA7D"%@1?7D" ?)?5X%S?7D"*@7#S?1?7f?)G  R  ?)T!f@)?1T!f@1?!T!gA!/ --?1N" ?0T2fC ?&T!R }7!?&?9N"}/!?&?*N"}+!?&?2D"?N"}3!?2TCf?&T}+!f2|H?*?&D"IW%SB T2gA!C ?!T*f?6?6D" T!T%T*2A?!D"*T|Rttt|LW%S?!T2fC &?!D". --?&D"L?*T#ofA!?:N"%?!?.N" ?&?*T!fN"P-?&T~L f2|O?&T~@ f2|O.!--T .#-?!@#?)@%.!-?&T~@ f2|O-T!-R G?+D"DA!T:fT!T 2&?!D"|C@"?&D"L@,?&D"P@.T @!T @)#S?"?)X%S?)?+D"DA0D"|CY%S?!?0D"|?fD" A0?.Y%S?+T ?0T#o?,fA0D" ?0D"%2|;--?)T!f@)?!T%f@!.!--?&G |/A!T ?!T0[=A!T&gT{!lT![%S"S?&D":T!lV/ ?&D"CT!lV/ ?+T5?!T|-hA!G }E}3S?!G }F}3S?!T}C}3y f?!T}D}3y f?&D">A"?&D"DA)ZA!=G  fT ?"?)?!=?&T?f?&TFf?!=D" T 2E--?*%S?&T |,!}=!?&T|U}3}/*N"};!?&T N"}3!?&?%N"}7!?&?#N"}/!?&?%N"}+!?+?&T}+!f2|%-?6T%T*2L?&T}E!fC --?-T{!lA!T4X%S?(T&R k?(?3N"|I?(?/N"h?(?;N"c?(?/N"_?(?-R l?(T R o?(Utttt??!T/gT ?!T/Z=}BU#vA?|W|- p?(Ut|Su|Wy ??|W|- n?(Uv}!}/}Ey!??|W|- m?(T:f?(T~< f2|%-? ?(D"?N"*? ?(E":O" ?(T}7!fC -~F0"*s%rB TIgA%C Uttttk@-T~: @(T8@#"S"S"S"S"S"S"S"S"S"S"S"S"S?"G 2T!g0/!&()*+.,-+"#% -?"G 3A#T ?#T~* [=T.hA&T~C})y f@)?&G ~K})S@&?#}B@/TE@#Uttttt~<|0@-UttttttS@."S"S"S"S"S"S"S"S"S?"G 5T(g00 !)"#*%&)))))()-T|"@#"S"S"S"S?&T&g0&-, !",-?!?"D" ?"D"%2DV/+."-?!?"D" ?"D"%2D/!.*-?!?"D" ?"D"%2DV/)-T>@#.)-?%T N"F?%Utttt2O"C?!?"?%TCf2| ?%?%D"DA#?%D"FA&?)G -A(T%[%s?(T,hT}<vy fA)?!D":G GfG *A*T*Z@(T ?*?(=@*T!?)?(=&T!-?*2(?!D"6G -?%G  %s?%G !A!}BUIvUtttt~L{}Ttsu@.?!T ?!T|.[=T{!lT;hA!G ~MvS?&W%s?!T~5vy f@(?&@!#S?!V?&VmA,V%S?#G  @)?(G  @*?&T!g@&?#T!f@#?!T!g@!?(T!f@(T?T ?*T}U gT{!lT<Y=?*mT{!lT?T ?)T}U gT{!lT<Y=?)mT{!lW/!--T}V T}U ?,=&T}U -&Uttttk@.T~: -@(?.U{{{{1|T@0?.UttttttS|T@.T?m@#?%TCf2|O.(-TC@#"S"S?&T(g0# !)!-?!D"6G -TAm@#.(-T|%T|#?"G 7?)G %W=@#.&-?!D"6G -T|&f@#T}W @(.%-T|(@#.#-T|)@#."-?)J ,UDv@-T}Y @(TF@#.!-?!D"6G -T| f@#-?-?.u?/U?v?0uu@-.--?"G 3A#T ?#T~* [=T.hA&J ~M})S@.?#}B@/TI@#U{{{)@-"S"S"S"S?"G 5T0g0% #!"!-TOTH?&T~C})y fG "=@#."-?.Ut~Y{)u@-TM@#.!-?.Ut~Y{)u@-?!D"6G -T|+f@#-?-UDv?/U?vu@-.,-?"G 3T~4 m@#.+-T~9 @#.*-T~8 @#.)-?"G 3A#}B?#T ?#T~* [=T.hG ~K})ST(W%sT~: T}X ?!D"6G -A!=@(T|*?!g&TG-@#U?vUttttt_u@-.(-?"G 3A#}BU{!|T@-?"G 5T4W%S?-UDvUtttt~L}6Su@-TM@#.(-"s?%Utttt2O"C?%T N"F?!?"?%TCf2| ?!D":G G@&?%T2f?#T ?#T0[=T{!lT|-hT~T}2y fA)?%D"DA*?%D"FA+2|&?%D"2T!l%S?&T!o?)fH!(?%D"6A,T1lqT!l%S?,?)G Qf}BU?vUttttt_u@-?!D"6G -TJf."--?!D"6G -?%T*f?#?*?+?&22T}U T~: ?%G *A#=@(?-UDv?%J +UIvUtttttty{ ?#=uUtttt~L}6ttsu@-TNm-@#?%TCf2|O.&-T~  @(?!D"6A!G ,T"X%s?!G -TPm&TR-@#.%-T4@#"S"S"S"S?"G 3A&T/gT ?&T/Z=T!g0%!")# -?"D"%@#?"D" @)?%T:fT!?!D" ?!D"*A*?!D"%ZA!=A+T ?*?!=A!2Y"S?&%S?&T/X?#?)[m?!?#Ym/!?)?+fG  T?mT~W X/!T=@#.*&?%D">A!V%ST:@#.+-?%D":A)G  A#T|-W%ST;@#.+-?!T!W?#T|"Xm/!T<@#?)G !A!T} !W?!T}V!W?!T~K!Wmm/*--?&@#.(-T1T0?!D"6G ,T"W=@#.&-?!D"6G -T2m@#.%-Tttt*?!D":D".A!?!Tttt*]=}BUttttku@-T5@#.#-?!D":@!T7@#"S"S?"G 5T#g0" !%-Tt~%}J~J!?!D"*A!?!Tt~%}J~J!]=}BUttttku@-T6@#.#-Tttt*?!D".A!?!Tttt*]=}BUttttku@-T5@#."-T9@#.!-?"G 3T|,f@#-? ?#R M? ?(R L? T"R :? ?-O" ? ?"E"2O"F? ?"z " z-">?%TIfC -}N3".s!r"S"sB TIgA&C T{!@)?!G  A2@("S"S"S?2T!g0# !"%-?!G !."-?!G !@(T~Y!@)."-Tz!-@)T @(-? G L@*? H H@+? G J@-? G |*@.? G M@/? D"%@0? G :@1?&T |, 8?&?1T"XR 7?&?"R 6?&?0N 2?&?(R 1?&?)R 0?&?/R .?&?.R -?&?-R ,?&?+|, *?&Ts?*?*T~: W=R /?&T*fA"T22|3?&? D" N"*?"?&T.f2]Tyxy D" @-T~D|Uy T~L|Uy 2]"S"S?%T2fA+T~%|Uy 2?A)V%S?#D"SD"6G ,T"X%S?"?#?%D"*2-?#T?f?#D"DA ?&D"*A"? ?"Y=A,2[?#G |2T!X/#?,V/"?,T!f@,.#--?#T?fT 2[?#G |2V/!-?&?#G VTtttt%mN"*?&T*f?&T.f2]T @,-"S?#D"SA D"6G ,T"W%S"S"S"S?+G  T!g0/%%!!"%%%%%%!! -?%G 3@ ?#T?fT.T ?#D"DTy ]=2a?&? T ? T~* [=T.hG ~L})STtttt%mN"*?&T*f?&T.f2].#-?&T N"2?&Utttt2O"*? ?%?&T*fA 2| ?#?&D".?&D"22|K? 2|O."-T @(T!? D" ? D"*A"? D"%ZA)=@ T ?"?)=A)%S? G  T|0W@(-?%D" @"?&?(N"D?&?)N"C?&? N"?#S?&T*fA%?&T?f23?&D"*T!X/"?&D"2A(?"]/ ?"?&D"6Y/ ?&D":?"Y/ -?%? ?)?&D".?(2+?&D"*A Ttttt|LW/!?&?&E".A3O".?&? N"*?#?3}<?3U?|W}<2|K?%2|O&?)%S? D":A D"%@"? D" @ ?&T R 6?&?"T ? =N"2?&T!N"*?&? T!? =N".#S?&?&T*f2P?&D" A V/#?&T?f@*?&D"%? f@+B T?gA%C "S? ?+X%S"S? T!f@)? G  A(T~Y W%S?)?+W/!THT~Y ? G !TJW=@(? T"f@)-?%T*fT*T!T!2|6?%D"*@ ?%D".A"?(R  ?%T!N">?%?"N":?%? N"6?%T6f@(?)@ #S"S? ?+W/ ? T!f@"? G  A)T~Y W%s?"?+W/!THT~Y ? G !TJW=@)? T"f&?"-@ ?(D"*A"?(D" W%S?(T!2o-?"?(D"%f?)R  ?(?"T!fN"*.!--?*?%D">N"*?*?%E"6O" ."--?*T N"*?*Utttt2O" -?%T?fC ?#?&D"C?&D"D2|K?*2|O. - -?#T?f@)?#D"%A"?#D"*T%of@.?&TCf@1?&TIf@/?#D"D@ #S"S? %S?.?"gT%q? [/!? T%o?"f@ &?"A ?.W/!-?&?#D"SA0D"2N":?&?0z " z-#*? T2f@"? G .%S?&? D"*N"??&T?f?12]&"S?&Ttty ?&D"6? D"%A T.hf?&D":? [=A E" O#??&? D"*A N"D? T*lV%S"SU @3?&D".A ?&D"?T!fA*]? ?*gT*]l%S?*?&D"*fE  @3-T @ Ttttt%@(#S? T}#.W/!? T~5vy f?0?*?325V%S?(T!f@(? T;f@ .!--?&?(N"F?&TFf?/2]."--T~(xy D" @ ?&T*f?&T?fT}Xxy 2|1?&? 2|JTtttt|LmN"F?&TFf?/2]? T~(xy D" A(Z/ ?)? T~"xy D" f?(? g2BT @ .#--T @ ?)T.T ?#D"DTy ]=2a.!--?+G  T"X/!?%G 3@ ?)T.T ?#D"DTy ]=2a?&? T ? T~* [=T.hG ~L})STtttt%mN"*?&T*f?&T.f2]--?#?#D"I?#D"FfN"I?&Tyxy D" ?-gT"gN".?&?,N"*?-?&T*fA T"2S?2T#W%S?!D"%@"?!D"*@#T @!T @%T @("S#S?!?#W/!?!?"f?!T!f@!F  T}Ts|4?(fA(TD[/ -?#?!T!gA%Y@!T ?%?!=@#T!@%T!?"?!=@"-? ?%R *? ?#N"%? ?"N" ?&E"*@3?&T#T ?&G 2A!=N"6?&T}7vy T!?!=N"2?&?3O"*?&T?f@%T @#B T?gA!C ? T%f@"T"@(#S?#?"D" f@#?"T*f@"?(T!gA(/ -T2@"?!T*f?#T!T!2|6?!T N">?!?!E#*O"6#S?"%S?!T6f? D" ? D"%2|D?"T*g@"? T*f@ .!--?%?!D">N"*?%?!E"6O" ?!T?fC ?&D"C@!?&D"D@"B T2gA C ? ?!?"2|LN".? T.f? T2fA 2]? C ?%2|O-?&TIfC -~:*"%s#|OT:@&"S"S"S"S"S"S? T{!lT"g0% !"#&-?!?"f@&?!@ "S#S? ?&W/!? G  G |W|SST!W%S?%T!f@%? T!f@ .!--T,@&?"?%Y/&?"?%W/ ?%V/&?!?%fG  Ty X/&?%?"g@)T @!T!@"TG@(#S?"?)f%S"s"S"S"S"S? ?"fG  A%TGg0" !"-?!T!gT|/Y/".!-T ?(T{!lTGX/"<-?%TIgT{!lT+Z?%T~;!lT}U gT{!lT;Zl?!T|0]m/+-?!T!f-@!TG?%?%T|*W=@(?"T!f@".!--?(T{!lTGX/%?!T|0Y?#lV/&.%-?#/#T,1-T-@&?"T<Y/#?!z   A*z.~,~,~,~,~/~,~,~/~,~,}A~,~,~ ~,~,ziA+z.++++++++++++++++z|Kz.                z/ !"#6&(9*+<-.| 01?+zBzbV/#z.                ?!z  ,A+z.}A~,~,~ ~,~,~ ~,~,~.~,~,~,~,~,~,ziA,z.++++++++++++++++z|Kz/ 34#67(9:+<=>| |!|"?,zBzbV/#"s?*z8+TIgT{!l@#?*z8*TIgT{!lT,h@%?*z8&TIgT{!lT,h?*z8(TIgT{!lfA T-[%S"ST|!T!? oT~,6l/"<? T"X/ ?*z8"TIgT{!lT,h?*z8#TIgT{!lfA ?*z8 T!o?*z8!f? =T#lVT>m."--T|"T ? T!gT.Y=-?#?%fT!gZ%S"S?+z8!TIgT{!lT,h?+z8"TIgT{!lfT9Z?+z8%TIgT{!lT,h?+z8&TIgT{!lfT|,Zm?+z8)TIgT{!lT,h?+z8*TIgT{!lfT|,Zm/ T:@&?"T<gA V/&"S? T!W?!G <A"T~6 Wl/ T-@&"S?"T|)g0# ) )-? T(X/!?!G =A TIgT{!lT"Z/!?!G >A"TIgT{!lT+Z/!?!G | TRX/!?!G |!TIgT{!lT&Z/!?!G |"TIgT{!lT+Z/!? TKX/ ?"T|+Z/(-T.1--T-1-T @ ?"%s?"T!g@%?!T!fT ?!G  TGW=&T -@#?%?"?#=@"?#?!?#=@!"S#S? ?"X%S? ?!fA#G  T|*W/"? T!f@ .!--?!?"2|=/"T/1-T/@&?!? 2|=V/"?#T!f?"? Tsnf2|=/!."-T:T(?!?"2|==@&.!-T:1-?&-}N)"7s!rB TIgA%C ? T N"?? T:fA#? D"6A-2l?#D"%?#D"*A+T%of@*#S?&?-X%S?*U O# ?*T*f?&N" ?*T2f@*?+T!f@+?&T!f@&.!--?#?+N"*?%T N"D?%T N"??%? D"6N"C? TIfA1?%T?f2|E? T~" f@/? T|-f@2? TCf@3? T.f@4#S? D"PA#%S? ?#T!gA#N"P? D"L?#T.hfA&D"%A#?&D" A+g@-? D">A)?+T%of@*?&D"*@.?#?+Y? D"??#Ym/!?#T%o?)f@5? D"*@6? D"%@7? D"2@8? D"6@9?*@&#S?&A)?5X%S?&T2f@&?9?)D"*A#[/!?#T%o?8fA#G .@(?#D"*A,?#D"%A#Y?6?"?(=?,Ym@0T!?.T!?#?7?!?(=f?0=f?.T ?,?#g?0=A#Z=@,"S?#?.gA(T ?#?(]=A(T*YA0%r?,T!g@,U @:?(@##S?#V/"?#?,fJ  UPv?:U*|Wu@:?#T!g@#. - &?,E  A:UPv?:Ut~Y#|TUDvu?:Utt~X)|TU:v?:Uttt~T1|TU*vuu?:UD|WUt~Y#|T?:U*|WUttt~T1|T?:U:|WUtt~X)|Tuuu-@:-?)?(T*?0=}B?:uO# .!--?*?-?32,<?.T)f@.#S?-V/"?+@(T!@#?*A)@&"S#S?#?-X%S?&E# ?&T2fA&E# |9/"?#T!f@#.!--?-@#-?#?(f@+?-?#g@-?#T%o?)f@*?#V/ ?)G  T~T!l%S?#T!W/!?%?.N"D?%?+N"C?%?(N"??1?%T?f2|E.!-?%?4N">?%?*N":?%?)N"6?%T*f?%T6f2Q?%D".@,?%D"*@&?%?%D">N"D?%?%E"6O#?#S?%?%T?f2Q?%D" T!X/!?2?%D"%2e?/?&A#2m?/D"%?/D"*A)T"of@(#S?#T!l%S?(?,N" ?(T%f@(?)T!f@)T @#.!--?/?)N"*. - - --?%TIfC -}M)!9sB T~< gA&C ?!?"f@8?#?%f@<?&T@f@4Ts@5#S?#?<X%ST @.?"?#G  A9T ?9T|.[=T;hA(G ~MvSA-g?-?"g?"?-Z=A1?-T#?-T"qA*?*T#]=T!?*=A6f[%S"S?(T~5vy fA7@(B T?gA)C ?)?-?7fN">?)?(N":?)?8N"6?)?!N"2T @+?)T:f@3B T2gA/C ?)T2fA,D" @*?,D"%@2"s"S#S?*?2X%S?,?*T!fA(N" ?*G  @0?(@*?0TGW?0T~; Wm/!?/T*f?32|0?/G *A(V/"?/G +?0T?T ?0T}U gT{!lT<Y=mW/!."--T#.!-T"T!?(=-?/T2fC T{!lT#W%S?)T*f?32|0?)G *T!n@+-?)T?fC ?+T!l%ST!@.T @%.!-?1?6Z/ ?!?"2|I?7?-2|I|U|O}<?6T!oZ/ ?&z.                z-#2?&z.                z-# T @%#S?%T?X%S?%?&TSgf?%R  ?%T!f@%.!--T @1?!@%T @,#S?%?8X%S?4U O  ?4z.                z- *?4U O 9?&?1T!fA(R ??%T!f?%G  @2T @.?,T{!l@=T @,?(@+#S?.A%T|"W?%?-WmV%ST ?1?%V?,T{!l?2Xm?%?7fG  A,?=Xm=%s?%T!gT|"l?&fG  T!f&T{!-T{!lA)?+T!fT{!lA/?&TSgA0?%T!fA.T|"lA3fG  T!fT{!lA+?%?0fG  ?,T{!l?2XfT{!lA%?%?+Z=A%?%?/Z=A%?%?)Z=@+?3?&T?ff?+R  .!--?&?&z #|7z-#2?&?&z #Sz-# ?&?&z  ?z-#S?&?&z  Iz-#|7@%?(@1?2@,.!--?&TSg?-T|"lfG  A%?6[@.--?#T!f@#?9?:?%?5Y?.lA(=@:?%?5?(=@5?(?;m@;.!--? ?:R !? ?;T!lR  ?&T~< fC -}H0"2s!rB T?gA,C ?!T ?!T{!lT0[=T{!lT|-hT~T}2y fA*? D"CG GT!ofA-T(f@3?%H!,?%H!*?-H!"Tsnmm@4? T.f@/?"T!f@(?#D"*T%q@5? D"DD"6@-#S"S?(?5]/ ? G FT!W%S? G *T!lV/!-"s?,Ttty ? D":?(T.hf? D">?([=A&E" O#2?,?&D"*A&N":?&T*l%sB T2gA&C ?&T*f? ?,T2f2k?&?*?&D"*?&D".2|&?&D"%@)?,T*fA+?&D" N" ?+?)N"%?&T2fC ?,D"*@&?,D".&U @7? D"2A&?,D"2T!fA)]?&?)gT*]l%S?)?/D" fE  @7-?0?*G RA&Y%S"S?&?*G QA+fT~+ Z/ ?+T.h?0T.hfG ~L})SA&T ?&T|.[=T;hT~5vy f?/?)?725V/ T!@&?0.#--T @1?*G RA.?*G QA&fT~+ Z@+T!?&T.hT~C})y f?+=@&T ?.?+=T.h@+T @."S#S?+V/!?&G +A6T ?6T|.[=T;hT~5vy f?/?)?725V%S?+T.g@+?.T!f@.?&T.f@&.!--T!@1-?,?.N"%?,?1N" ?,D" @&?,D"%--@)"S?&T!W%ST!?)T1loA&?3H! lV%S?&?2l%S? ?(2j-?)T!f@0?&?2m@2?&?4l%S?)?*G Qf@&"ST!?)T1loA)? D"CG GA+T!o?*fH!,l%S? T0?&?(2|A? ?(T!f2d.!-?)?%H!*l%S? ?%D" T!W%sT4T3?*G |,?%D"%T)lqT!l=&T3-?&?(2|A? ?(T!f2d&?)?+T!o?*fH!"lV%S? T1?&?(2|A-? ? G |*A+?)?%H!,lT XmR |*? ?(T!f?&28? ?+R |*--?(T!f@(&? ?(T!fA(?)?*G Qf28-."--? D"DT.f?(2e? ?(T!fA(2d-Ttty ? D":?(T.hf? D">?([=D"*T%q@(.!--?#D"%A0TsX%S"S?*H!0@(?%D" T!W%s?(?%D"%T)lT!o?*fH!4m&?(-?2TsnlA+T{{#lV/ B T?gA(C ?*G RA.?*G QA/fT~+ Z@)T!?/T.hT~C})y f?)=@&?#D"%T!g@2?#D" A1T!f@3T ?.?)=T.h@)? D"CG GT!o?*fA#H!(?#H!,mTsn?+lT{{#l@*T @##S?)%S?*?#T1lqT!l?&T%fG  A+T#Xl%S?&T!f? D"?T+f?&G  =G  @.?(?+R | ?(T*|, =?(?.R <?(?#?/fR ;?(T"R :?(?"N"2?(?2N"6?(?3N".?(?1N"*? ?(T*fT T 2Z-?&T.f@&?#T!f@#?)T.g@).!--?(T?fC --? D"DD"6?-Z%S? @"?-@ ?%D" @#?%D"%@-?0TsX@*T @/B TIgA%C T!@&T2@("S?#T!W%S?!T ?!T{!lT0[=T{!lT|-hG }H}3S?-T)lqT!l%ST4@(."--T @&T"@/-"S?*V?!T{!lA#T"Wl/ ?"?(2|5V/ ?"D"DD"6A-? ? ?-Y=@+? T"o@-?!T ?#T0[=T{!lT|-hA#T~Y}2y f@.?#T~T}2y fA*T!f@2? @##S?#?+W/!?"D"DA)D"6?#[/!?-?)D"2fD" @)"S?&V%S"S?*G MT!X/ ?"D"CG G@0?%Ttty ?"D":?)T.hf?"D">?)[=A1E" A7O#??%?1D"*N"D?%D"C?7}<gT|R#]/"?%T:f?"?%T?f2k?%T2f?*?%D":A1?%D">A32|&?%D"2T!W%S?0T!o?.fH! ?%D"6T1lqT!l/!-?%T*f?!?1?3?022?%G *V/"--?"?(?/?2?"D"?T+f?*G  =G  T#?!?)2I-?#T!f@#?-T%f@-. - -?"? 2c?%TIfC -?,T?fC -~;&!0s?#T^[?#T?fA/?"[l%S?!?#fA(z.                z- 2?(z.                z-  -B T?g@(T!@*T"@,T ?%?%?"?/gA)T ?"?)]=ZA%=A)T"Y%s?(Tu|Ry G  R :?(T~Xty E" O#2?(T~Hty z " z-# Ttty @,Ty @%T~@ @)T!&T!T!?!?/f?%=?"?/Y=A*G  A%T![%S?%G }!|RS@,-?*T|%f@0?)T|%g@3?*G !@.T @%?(T}+}:y G  R :?(T}!}:y E  O#2?(T~X}9y z   z-# T:?)T"gA+?+T:]=@1?*T"f@2?(T!m@4T @+#S?%?1X%S?%?2fG  T!gA5T#[%S?%T}Nty fG  A-T&[?-T"XlV%S?-?4f?5G ~-tSR  T!@+?%T!f@%.#--?%T!f@%.!--"s?(?+R  ?)T|%Y@+?0?.T>oT|"pl@-?,?,T"Wm@0T @%T @,?)T|!]%S"s?*D <@,?)TA]%s?*D |!A%?+/!<?*D A.#&T --@%-T -@)T ?-?+=@1?.T!l@-?.T%qT!l@+?.T!qT!l@2?.TsnT"qT!l@*?0T!l-@.? ?)N">? ?%N":? ?,N"6? ?3N"2? ?1N".? ?#N"*? ?(E# O"?? ?(z #*z-"D? ?(G :R P? ?+R |0? ?*R |-? ?2R |,? ?-R R? ?.R Q? ?&T"XR |/? ?&T!WR |.? T ?/?"?/YA"=N"%? T!?!?"=N" -}3&!&sB TIgA&C ?&T2fT ?%?#g?"?%Y?#?%ZmA"=A)T?fT!T!2|6?&T N"??&?&E#2O":T!?!?#f?"=@*"S"S#S?(?)Y%S?(?*fG  A"T|#W%S?&?)N"D?&?*N"C?&TCfA"?(T!fA!2|.A+?"?(T"f2|.A"mT1Z/#?"?+T%om@"T#@!&"ST!@!?"T|)X/ T?@"--?&T:f?"2h?!?(f@(.!--?&T:f2|"%S"S"S?)T#Z%S"S?*D  Tt|R|Su|Ll/ T%?*T#fT|PlA!?*g?!?*W=@(?)T%g@!#S?!?(Z%S?(?*fD" Tt|R|Su|Ll/"?(T%f@(.!--?!?*fD  Tt|R|Su|LlV/"-&?*T!g@!?)@(#S?(V/"?!?(f?(T!g@(F  T |6/ --?&T*f?)T!T!2|6?&T N"F?&?&D".A!N"D?&?&D"*N"C?)VVA"%S?"%S?!?*?)~X,  -?&?)N"F-?&TCfA!2|"?!2|OV/!-? ?&D"?N"*? ?&E":O" .#--? ?%N"*? ?#N"%? Ttttt|LN" ?&T:f2|O.!-?)?!g@+?!?*f@!?)?(Tsnf@"T @)T @%"S"S#S?"%S?!F  T |3/#?"T!g@"T!@%?!T!f@!?)T!@)V/!."--?+@%.!-T"@%-? Ttttt|LN" ? ?#?(fA!N"%? ?!?%fT!fN"*?&T:f2|O-?&TIfC -|S&"3s!rB T2gA&C ?!%S"S?!T%o@(? E# @6T2@##S?#?(W/!? ?#f@*?#T2f@#?6?*E# A6|?/ -?"T N"*?"?!T%o? fA*? gA(T%qA,2l?"D"*@#?"? ?*X%s?(%S?"D"%?#T%of? ?(~X,  -?"D"*&?#-?,fN"*?"D"%@#?"D"*@(T!@)#S?#@*?(@,?!?)Z%S?(T%o?#f@2?#@(?!@%? @##S?%%S?&?)?%?%?)Z=A"N"%?&?#N" ?&T*?3?)T%oA-?#f?%?)YA+=A3?+=A/N"*?&?)?%?)gA+T ?%?+]=A+?)?+Y=A0N".T*?4?-?/f?)?+ZA-=A4?-=#S"S?(@%?"%s?0%s?&T*f?&?#E# ?/E# |==&?&-&?0V/!?&T*f-@.?2A(?%W/!?%T2f@(?.D"%A5V/!?.?5T!gN"%?.?.D" A"T2fN" ?%?"D"*N"*?%?"E# O# ?&D".@0?&D"%@"?&D"*@/?&D" @#.!--?+?)gA"T ?"?+[=@%@#.!--?)T!o@)?1T!n@1?!@(? @#?,@!?*@ .!--T!@%?1T!lV/ ?!?,?!?,Y=@##S?#V/!?*? E# O# ?*T*f? T*fD" N" ?#T!g@#? T2f@ ?*T2f@*. - --?&T2fC ?%-}2%!-s?!D"%?!D"*A)T%ofT2g@#?!D">@%?!D":@*"s#S"S?)V?)V?#Vm/"<?#D" A&?"Y%S?"Ttty ?&T.h?*f?%?&[=D"*T%qY/!-?!?)T!gA)N"*?#T2g@#.!--T -@&"s?"%ST ?&V?"?%]mV/!<-T!-@#"S#S?#V%STtty ?!D":?(T.hf?!D">?([=D"*@#?!D"*A&?!D" W%S?!2|?-?!D"%?&T%ofA%?#T)lT&WR .?%T N"*?%?(T!fN"%?%?(N" ?!?&T!fN"*T!@#.!-?!D"%@(?!D"*A#V/!?#T%o?(fA*T2gA%V/!?*T%g?*T.gA,D" A+?"Z%sT @#?%D" T!f&?*T*gD" @#?+-@%?#T!g@#G  T!n@-?!D">@.?!D":@/#S?#T!f@#?"Ttty ?-?%A&fA(T.h?/f?(?.]=D"*T%qA%]/ -?,?&N" ?*T*g?#N" ?&?+X%S?!D"*T!gA%?)?%?)Y=@)-?"?(Z%ST @#.!--?!D"*@#?!D"%@(-? ?#N"*? ?(N"%? ?)N" -~1#!&s?!D"*A"%S?!?"T*qN"*T!@&&"S?!D"%A%%S"S?!?%T!gA(N"%T!@&?!?!D" A#T!fN" ?#G  A"T~8 X/"?(V/ ?!?%T"gN"%?!?#T"fN" "S"S"S"S"S?#G !A"T~J g0* )))!)"#%-T,@".(-T/@".&-T+@".%-"S?!2CA"Tt~T#lTt}E#X%S"ST @#?"Tt!Y/"?"Tt2Y%S?"T|0lTt!m@#?"T(qTy!m@".#-?"Ttt%]/ ?"T(qT|0l?"T*oTt~Y lmTt|R"m@#?"T.qT~<!m@"."-&?!T!?!D" T"f?!D"%A#T"Y=N" ?!?#T"gA%T ?#?%]=N"%?"T,oTt~T|0l?!2CT{)lmTtt%f@"-?"T2oTtt~X!l?"T.qT|0l?"T"oTt~Y lmmTt|R|S%m@#?"T4qT~L!m@"-?!?#N"*.#-"S"S?"T~> g0&!%%% %-T.@".#-T*@"."--T @&--? ?"R !? ?&R  -}1#!&s?!D"SA!D"*A&?!D"%Z@#?"D"%A%?"D" A(YT ?&?#=?%Ym@&T ?%?(g?&=@%T!?(T!?!D" ?#=f?&=@#"S"S?"G 2A(%S"S?(T&X/#?"G 3T/Z/#?%V%S? T(R !.!-?!D":G IV/"?#G  A!TIgT{!lT,Y%S? T)R !.!-?!TRgT)Y?!T~7 gT(Ym?!T~W gT%YmV?!T@gT{!lT1]l%S?!T{ X?!T?]l%S?!T~;!lT}U gT{!lT<]%S? T,R !&? T+R !-."-? T*R !.!-? ?!R !T"@).#-&?!D":G IV/!?!D"6G ,T"X%S? Ut|S|W}/y}7}U!Ttty ?!D".?"D"*A"T.hf?!D"2?"[=M"*U#v|W|- !&? T#R !--T!@).!-? ?%N"*? ?#N"%T#@)-? ?)R  -~J"!*sB TSfA#C "S? D"};!T)gT#Y%ST!? D"u!? D"}!!A!? D"|W!ZA%=@ ?#T ?!?%=A!%s? G  T|0W&T -N".?#?!N"*?#? N"%?"T ?"T{!lT|.[=T{!lT;hT~5vy f@"#S?#T2f?#T%f23?#D"2A%T!X/"?#TCf? ?!?#D"6?#D":2+?#D"CTtttt|LW/ ?#?#E"CO#I?#?#D"FA&N"P?"?#D"L?&2|G?#TIf2|OV/ -&Ttty ? D"}&!A&?!T.hf? D"}+!A)?![=D"*A%T%q@*?!T!f@!?%T)lT%W@+#S?!?*Y?+lA%V/"Ttty ?!T!fA(T.h?&f?(?)]=D"*? ?!?"2G@,T%q@!?,V/ ---?#TSgC ?%-}M"!)sB T2gA#C Ttty ?!D"}&!?"T.hfA%T.f?!D"}+!A&?"T!f[=D"%@(Ttty ?%?"?&]=D" @%?!D"u!@"?!D"}!!A&?!D"|W!Z@!?#T ?&?!=A&N"*?#T!?"?!=A*N"%?*T!g@)?&?%T!g[@+?%@!"S"s#S?%T ?!=?+?!Vm/!<?!?)fG  A"T+gT"]?"T/X?"T?XllV%S?!T!g@!.!--?"TFW%s?!T!g@"."&?!--@"?#?#T%fN".?&?#T.fA)?(2XA![/ ?!?*fG  TFX/ ?)?!T!f2X@(?%@"-? ?(N"%? ?"N" ?#T2fC -},"!&sB T?gA&C ?!T ?!T{!lT0[=T{!lT|-hT~T}2y f@!?%T![%S?%T!o?!fH!"@)-?&UsO#:?&UsO#2?!G RA(?!G QA!fT~+ Z@%T!?!T.hT~C})y f?%=A!T ?(?%=T.hf@(T @%#S?!?(X%S?*T1l@+?*T!f@*?!T.f@!?)?+qT!lV?%T1Zm/!?%?&T2ff?!T#gG  R  ?%T!f@%.!--?&T*f?"?#T!?&T2f?%T2ZA!=T ?%?!=2(?&G *@!? ?&G +R !? ?!T!lR  ?&T?fC -}/"!)s?!D" A)?!D"*A#?!D"%A&?#?&Z=A"f@("S#S?"?#X%S?#?)fA%G  T|%X/"?!?#T!fA#N"*.!--?"@#?(@%-T @"? ?#?&YA(%s?%T ?(=@*?&?#g@(?&?)f@&"S#S?&?"?%fA)W/!?)G  T|%X%S?"T!f@".!--?"@(-T @%#S"S?%?(WA&/ ?%?*fG  T|.W/ ?%T!f@%.!--? ?#N"%? ?#?(fA"N"2?!?"N"*? ?"?#?%f?&=A!N"*? ?"?!T!fA ? ?"Z=N".T!&T -N" -}4"!)s?!? D"%A(Y%S"STt!@#T}T!@)"S?!? D" A%fA*G  A T|/fT{!lT|!]%S"sT#@"? T~<!W%ST}7!@#.#-T}6!? T~I!W/ <? T|"fT{!lT1Y/"T%@"T}&!@#"S"S? T~L!g0&%   ! -Tt!@#? T1fT{!lT#Y/#.%-T}%!-@)&T"@"-Tt!@#-?!T!fA ?(Y%S? ?%fG  @&-T"@%"S#S?%A ?"X%S?(? ?!f[/"? T!f@%? ?*fF  TS|3/!."--?"@ -?"T ? ?"]=T ?&?)[=T ?#?&[=1--T -~U!""r%s? G :A)T!f@(? E  @%?)T)Y%S?#?%|UTy ?(T#og}Bv|71-?#?%|8%S"S?!D" @*U @#?!D"%A!?"T*fA+]%S?!?+gT*]%S?*?+fE  @#--?(T*X%s"s? E *@%?)T1Y%S?#?%|UTt!?(T#og}Bv|71-?(T2W%S?#?%|81-?!?"T2fA"]%S?!?"gT*]%S?"?*fE  @&--?#?%|9/"T Ty!?(T#ogA!T|0Z/ <?&? E 2|U?!}Bv|7-&T!-1--T -~,#"(s!r? "sB T2gA)C ?#G *T*l%sB T2gA&C ?!D"CG G@(?&T*f?!?#2kT @#T!@%?"T{!lA!T%[%S?(?!T,hT}<vy fA"fG *A#T*Z@!T!?"?!=@%T ?#?!=@#-?)T*f@"?&D".@(?&D"*@*T @!"s"S#S?!?#X%S?!?%fG  A+T ?+T|.[=T;hT~5vy f?*?(2|G/"?!T!f@!.!--T .!-T!-@#?"?!N"%?"?#N" ?&T2fC ?)D".@!?)D"*&?!T.f@&T!@(?!D"2A%?#D" T!fA#]?%?#gT*]l%S?#?&D" fE  @,-T @%?"T{!lA"T%[%S?"T,hT}<vy fA"?!D"CG GfG *A%T*Z@!T!?"?!=@(T ?%?!=@%-T @!"S#S?!?%X%S?!?(fG  A"T ?"T|.[=T;hT~5vy f?&?#?,25/"?!T!f@!.!--T ."-T!--N" ? ?!N"%?)T2fC -~N!!&s?!G G@%?!G F@#?!G (@&T(@""S"S"S"S"S?!G HA!T0g0% %!"#-?#T!X/#?%T ?%T~* [=T{!lT.hA#T~C})y f@!"S"S"S?#G ~I})ST!g0# !"(-T @".&-?!G )@(T!@".%-?!G )@(T"@".#-T(T(T&?#T#X=?&T{!W=@"."-T#T(?#T!W=@".!-?&T{!W?!T)Xm?#m/ T(T%?%T~+ gT{!lT}Q!Y=@"-? ?(R !? ?"R  -~#+"5s!rB T?gA*C ?*Ttty ? D":?!T.hf? D">?![=A#E" O#2?*?#D"*A#N":?#T)l@%?"T ?"T{!lT~* [=T{!lT.hA(T~C})y f@#"S"S"S"S"S?(G ~K})ST!g0) ####!"#-?%T#X/"?*D"6?*D"2gT#Y/".#-?%T#X/!?*T*f? ?#G -?*T2fA%26?*D"*/"?%D"%?%D" gT"X%S? T)T ?"?!2b&? ?!?"?#2T-."-?%T%X/ ?#G -@%T @("sB TSfA"C Ttty ? D":A+?!T.hf? D">A-?![=A&D"*@.?&D" @3T @#?%T ?%T0[=T{!lT|-hA)G }A}3ST!W?&D"%A4TsXl%S?)T~T}2y fA/G QT.hA&G ~L})SA#T ?#T|.[=T;hT~5vy f@0?.T%q@5?!T!f@#?&T~C})y f@6? D"6@7? D"2@&? D".@1#S?#?5Y%S?"Ttty ?#T.h?+f?#?-]=A)D"*A,N"D?"?)E" O#??,T*l%s?"T*f? ?"T?f2k?0?"D"*?"D".2|G&U @8?&?"D"?T!fA)]?&?)gT*]l%S?)?1fE  @8-?"?7N"P?"?&N"L?"?1N"I?0?"TIf?)?825-@)"s?"Ttty ?#T!fA#T.h?+f?#?-]=A,D"*A#N"P?"?,E" O#I?)%sT ?#T)lT#X/!<?"? ?6G -?"TIf26?"D"%@2?"D" &?(--@(?#T%q@#.!--?(T!X%ST @#?"T N"6?/H!K."&?"?2N":?"T!N"6?2T)lT!o?/fH!A@#T ."- -?"T N"6T -@(?"?(|,!|!?"?#|,!>?"?.N"P?"?4N"L?"?3N"I? ?%?!?"TIf?"T6f2)?"TSgC .!-B T2gA%C ?#G *@("S"S"S"S"S?*T2fA&D"*A)T)lA+T&g0# !%!-"S"S?(T*g0"!# -?(/#."-? ?!?#G -2|+?!T!f?)T%qX/#?&D"%TsW/#?#G &A#T#W/#? T+?#?"?!2b.#-?(V/ ?(T+W%S?)T(lT%W%S."&.#- -?+T#X?(T!gT%Zm/!?&D"%?&D" gT"W%S? ?!?"?#2T.#-? D"CG H@+?)T*l%s?%T*f? ?&2k?%D"*@#?%D".&?%? T.f?&2|8?%D" @#?%D"%-@&?(?#?&?+T!l2%A#T{!lT:W/"? ?#T ?"?!2b."-? ?!2d.!-? ?!2d?&D"%TsW/ ? T(?#G #?"?!2b-?%T2fC -?*T?fC -~%!!&s? D"2A&?![%S? D"6A#?!Z@%&"S?!? D"6A#]/ ?!? D".A(fF  A)T |6%ST!@%.!-? T.f?!24A%/ T @#?!T!fA"?&Y%S?"?(fG  T~<!lT}7!W@#-?!T"fA"?&Y%S"S?#T!n?)T|JXm/ ?"?(fF  TS|6/ ? T1?!T#2q1--? T0?!T!2q1--? ?"?#?!?!?#Z=?%2q-} #!#sB T~< gA%C ?%?!N"2?%? N".?%?"N"6?%?#N":?%?%T~; fA N"|??%? N"|;?%? N"|7?%?%T:fN"|5?%? N"|3?%? N"|2?%? N"S?%?%T6fN"|-?%? N"P?%? N"L?%? N"I?%?%T2fN"F?%? N"D?%? N"C?%? N"??%?%T.fN">B Tt!gA C ?%T>fA!D"ID" @"?!D"?D" @#?!D"2D" @&?!D" D" @(#S"ST}+wy T}+wy G  A!T!?!=R  ?!V/ #ST}+wy G  %S.!&.#- - --? TSgA!T}3wy D" T}7wy D" ?#?"?&2*? ? D"|3N"*? ? E"SO# ? T.fA"? T~( fTL~X,  ?!? ?(?"T!2!T}+wy T R  ? G |3? Tt!fC ?%T~< fC -}E%!#sB T~< gA%C ?%?!N"2?%? N".?%?"N"6?%?#N":?%?%T~; fA N"|??%? N"|;?%? N"|7?%?%T:fN"|5?%? N"|3?%? N"|2?%? N"S?%?%T6fN"|-?%? N"P?%? N"L?%? N"I?%?%T2fN"F?%? N"D?%? N"C?%? N"??%?%T.fN">B Tt!gA C ?%T>fA!D"ID" @#?!D"?D" @"?!D"2D" @&?!D" D" @(#S"ST}+wy T}+wy G  A!T!?!=R  ?!V/ #ST}+wy G  %S.!&.#- - --? TSgA!T}3wy D" T}7wy D" T ?#?&2*? T.f?!T.fTL~X,  ?"T9Z%S? Tv,N!|9?"T:X%S? T*R |7&? T)R |7-&? ?"G }NtSA!R |:? T R |;? T"T ?!T#gT{!lT"YA!=R |<? T(R |7? T.T(?!=R |9-? z.                z-#SB T2gA!C 2iT~"wy T N" Tywy ? TSg2_?!T%fA"T"N" ?"T R *?"T~8|Uy ?(? T.f2|*?!T2fC 2VT}+wy T R  ? Tt!fC ?%T~< fC -}:*"*s!rB T~< gA%C ?%?!N"2?%? N".?%?"N"6?%?#N":?%?%T~; fA N"|??%? N"|;?%? N"|7?%?%T:fN"|5?%? N"|3?%? N"|2?%? N"S?%?%T6fN"|-?%? N"P?%? N"L?%? N"I?%?%T2fN"F?%? N"D?%? N"C?%? N"??%?%T.fN">B Tt!gA#C ?%T>fA D"ID" @!? D"?D" @"? D"2D" @&? D" D" @*#S"ST}+wy T}+wy G  A T!? =R  ? V/ #ST}+wy G  %S.!&.#- - --"s?#TSgT}3wy D" T}7wy D" ?"?!?&2*?#?#D"|3N"*?#?#E"SO# ?#T.fA+?#T~( fTL~X,  B T2gA,C T @&B TSfA"C ?,T%fA-?#?*?+T 2!?"T*fT~"wy D" A T*T22|6?"T N">?"?"E#*O"6? T:h@(T}Xwy D" @ #S?(%S?"T6f? J 5? M".U*vu?&2|F?(T:g@(?&T!f@&? T:f@ .!--?"D">@ ?"D":?"T N"L?"Uttttt!O"F? ?"TFfA 2,? T*T22L%ST~"wy D" @ T~"wy T N" Tywy E" @.Tywy Utttty O" ?"? N"D?"?.O#??"D"6@!?"?"D":A ?"D">T%oA(fN"P?"?!N"L?"? N"I?"? N"F#S?(%S?"? T2fA!N"I?"D"C? D"*A T:hfT ?"D"D? Z=A)T XA Tywy D" T~"wy D" A&gZ%STywy ?&? T%T:2|C-T}Xwy D" T~"wy D" A&T:hf@ #S?)%S? ?)E"2O"2? ?)z " z-" ? T:f@ ?&T!f@&T @).!--T~"wy ?&N" ?(T2g@(?!@ .!--?"?"TFfN"|-B T2gA C ? ?"T|-fD" A!D" N".? ?!D"*N"*? T*fT*T22L? T2fC ?"T?fT%T:2L&?"T6fT*T22L-?"TSgC ?-?#?*?+2|*?,T2fC Tyxy D" A T%]%S"S? T)X/ T}Qxy D" A G .T!X/ ? T2fTuvy T.2|9/ T ."--2V-T}+wy T R  ?#Tt!fC ?%T~< fC -~E!!"s?!T*q@#T"@""S"S"S"S"S"S"S"S"S"S? T{!lT(g02 !"#!*)*%+&))())*-T @"?!T!lV/*?!T{{{)Z/(?!Ttt%lV/*?#T!lV/(.*-T @"?!T!lV/)?#T!lV/&.)-T @"?!Tttt*Y/(?!T!l/%.(-T @"?!T!lV/&?#T!n?!T{{{)ZmT!l/#.&-?!T!lV/#."-?!T!lV/!T#1-?!T{{{)[/!-T!1-T @"-?"-~9!!#sB T2gA#C "S"S"S"S? G  T!g0# !"#-?"? G !A T ? T|.[=T;hA T~5vy f? G ~MvS2|D."-? G !@ ?"TA2h?"? T ? T|.[=T;hA T~5vy f? G ~MvS2|D?"TA2h.!-? G "? D"%@&? G !@ ?#T"R *?#? R +?#T*f?!?"2>?"TR2h?#?!?&2|/?"?#D" ?#D"%2|DT!X/ ?"TF2h-?#T2fC -~8!!"sB T?gA#C "S? D"6G ,T"W%S?#T%fT!? D" ? D"*A%? D"%ZA =T ?%? =?!D" ?!D"%2+?#D"%Ttttt|LW/!?#?#E"%O#2?#?#D".A N":?"?#D"6? 2|D?#T2f2|O&?#Ttty ? D".?!D"*A!T.hf? D"2?![=A!E" O#2?#?!D"*A!N":"S?!T)lT#g0% "" "-? ?#T2f?"2|1--?#T?fC -~X"!)s?"?"T%fA#?"?#Z=@&?!D".@(?!D"2@)T!@#"S#S"S?"?&W/"?"?)]/ ?"?(fG  A%TIgA+T{!lT,]%s?%T~= gT{!lT(Y%s?%T~3 g&?%T~! gT{!lT~V!Y/"?%TOg-&?+-T{!l?*T%om@*?"T!f@".!--T @#"S?!D"2A&?"[%S?!D"6A%?"Z@#&"S?"?!D"6A%]/ ?"?!D".A(fF  A)T |6%ST!@#.!-?!T.f?"24A#/ T @%?"T!fA#?&Y%S?#?(fG  T~<!lT}7!W@%-?"T"fA#?&Y%S"S?%T!n?)T|JXm/ ?#?(fF  TS|6/ ?!T1?"T#2q.%--?!T0?"T!2q."--?!T,?%?"?"?%Z=?#2q-T @#-? ?*N"%? ?#N" -}H!!)sB T2gA#C ? D"*@!? T}0ty T?2|D?!T?fA&? D"*A)Z@%T ?&?%=@&T!? D"%?%=@%"S#S?!?"Z%ST!@(?"?&Y%S?"?%fF  T |3%S?#?!N".?#?&N"*?#?%N"%?#T%f?"24A(V/%--?"?(f@".!--?!?)Z/ ? ?!N"*-?#T2fC ?!?"[-o!"s"S? G  A"?!G  W%S"ST!@#"S"S?"0.%%%%" """%"!"-? G !A ?!G !A!WA"? T/Zl? T0YA ?!T/Z=A!?"l?!? =1-."--?#1-? G !?!G !W-}>!!(s?"?!?!?"Y=@%#S?!?%X%S? D">A&?!Z@"?!T.h?!T!f@!? D":A(fTtty ?"=D"*A"T)lT%X/!?"T%q@#? D"DA"T.f@)?"D"6@*?!@"#S?"?#Y%S?)?"2eTtty ?"T!fA"T.h?(f?"?&]=D"*T%q@".!--? ?*2c.!---}?#"*s!rB T2gA)C ?&%S?"?#fA"?#]%S?)T%f@+?"?!D" T!oA#?"?#Z=A"T*T%T!?&T|R*Y=?&T!W=A,?"?,Z=A.@"B T?gA(C T!@-T%@*"S?&}B?"}BrA0U?|W|7%S?0}<A"Ttttt|L?%g[%ST @*?(T>f@#?&%s?!D" A/%s?(?%N">?&?/h@*?!D"%@&?(T:f&?#-&?#-?*N" ?(D">%s?(D":A#%s?&?#?%?"2|M@&?"&?(T2f?%?"2f?(D"2@&?(D"6-&?(T*f?%?"2f?(D"*@&?(D".-@#?&%S?+?&N"%T @-?#@"&?+?%N"%-T*@*."--T @"-?*?+f?"N" ?+?-N" ?(T?fC ?)D"%T!X%s?)D"*@"?!?.N" ?!?"N"%T|Rttt|L&?)D".@,?)D"*-@(--? ?,N"%? ?(N" ?)T2fC -~(!"&s!|OB T2gA#C ?#z.                z-# ?"T1lA%%S?#?"T~L{{{)l?!f?%~X,  -?"Tkl?!f@(#S"S"s?!%S?!T2f?!?(X/!<-?)/!?#@!T!@)T -?&?!z   A*z.rrrrrrrrrrrrrrrrzBzc?*z.HHHHHHHHHHHHHHHHzBzcmef@&@!.!--? ?"?&fT!f2a?#T2fC -}0!!%sT%? D"%A!?!T%]=@"? ?!?"gN"%? ?"? D" A#fN" T @ ?!%S#S?#G  A!TIgA%T{!lT,]%s?!T~3 gT2?!TOg?!T}U gT{!lT(]=?!T~= gT{!lT(Y=&?%-T1l? T%om@ ?#T!f@#?"T!gA"/ --? -}O!""s!|O? D" @"? D"%@ #S"Sz.{{{{{{{{{{{{{{{{@%? ? ?!Z%s?!?"fG  T,W&T -?!fA!]%S? ?!gT2]%S?!?"fz   z.????????????????zC@%--? ?!?%zcTtt%m|IfA![/ "S"S?!?"fG  A#T+g0& #"" !-?!T!f@!."-?#T?W/!--?!-}=!!"s"S?!G 5T|!lT*W%S? G G/!? G |*%S?!G 2/""S?!G 3A"T ?"T~* [=T.hG ~K})ST"g0& ### #-?!T R 7-? D"CA"G H/!&? D"C@"-?!G 6A#T#W/ ?"G |*?!G 7T!Wl/ ? ? G *?#T XlR *? G F/ ? D"D?!2_--}(!!%s?!G RA%?!G QA&fT~+ Z@!T!?&T.hT~C})y f?!=@&T ?%?!=T.h@!T @%"S#S?!V/!?&G +A(T ?(T|.[=T;hT~5vy f?"?#2|GV%S?!T.g@!?%T!f@%?&T.f@&.!--T!@)-? ?%N"%? ?)N" -}%!!%sB T2gA#C ?!?"X%S"S? D"*A%? D"%Z@&T ?%?&=?"Y?!?"ZmA%/ T!?!T!? D" ?&=f?%=A G  TAX/ ?#T*f? T!f?!Tsn?"f2Y?#D".V/ ?#D"*G  T~7 gT~;!lV@(--?#T2fC ?(-}7!!!sB T?gA*C ?*?"R | ?*T R >?*?!R =?*T R :?*?%N"2?*?&N"6?*?(N".?*?&N"*? D"?@"?*?#R ;?*?#T ?#T{!lT~* [=T{!lT.hA!T~D})y f?"T+f?!G ~C})S=G  R <? ?*T*f?!G ~G})SV?)2Z?*T?fC -|Y!!#s"S?!?#fA%?!]%S"S? D"2A&?%Y/ ?!? D".A(f?"?#2|9/ T @#?%?&Y%S?%?(fG  @#-?#T{!lA"T|*W?"T~; Wm?#TIgT{!lT,Ym/ ?#T^lT}U gT{!lT<]/"--? ?!2OT @%-?%-s!&s? D".@#?!? D"2A"Y%S?!?#fG  T~I!W@%-?!T!fA(?"Y%S?#?(fG  T~<!lT}7!W@&-?"?!T"fA"Z%S"S?%?&lV/ ?"?#fF  TS|6/ ? T1?!T#2q1--? T0?!T!2q-|W!!#s?#Tsn@&T~Txy D" ?!T"of@!? "s"S#S?!D" A!%S?!D".?!fA(?"?&?!?#flA%fY/!."--T .!-?!2|<?!?%X%S?!?%2J&?!T%gA!?!D" T"nN" -? ?(N"*? ?%N"%T!-N" -}+!!!sB T?gA#C ?#Utttt2O"%?#T N".?#Ttty ? D"}&!?!T.hf? D"}+!?![=A!E" O#2?#?!D"*N":? Tu!f?#T2f?#T%fA 2|1?"T ?"T{!lT|.[=T{!lT;hT~5vy f?#D"*?#D".2|G? 2|O?#T?fC -}9M#Js"r!|OB TIgA<C ? D" A+T"X%ST}Awy D" @)T}=wy D" @&?<? D"%N"??<?)N":?<?&N"6?<?!D"*N"2?<?!E" O#*-?<?+N">B T2gA-C T~(xy T N" Tyxy T N" T~T|Uy Tuvy 2]T~D|Uy T~L|Uy 2]T~(xy D" @+Tyxy D" @)T~L|Uy T~T|Uy 2]T|0@2"S"S"S?<T*fA*D"60# !"!-?-Ttty ?*D".?*D":A&T.hf?*D"2?&[=A&E" O# ?-?&D"*N"*?*?-T}Xxy 2|1T|/@2-?-?+2|JN"%?-?2N" ?)?-T"2S-?-T2fC ? @|+B TSfA5C ?#AGD"2A T~"wy D" A| ? ?| Y=@)T}Xwy D" @/?<TDfA|!"s"S?| %S"S?| T!gA#T:h?/fA&G 5A T&Z? T"Wm/ ?#?)T!gA [/ ?&z " @O? T:h?/fA ?&E"2O"2? ?Oz-" ."--?)/ T .!-?5?GN"??5?!E" O#*?5?!D"*N"2?5T}=wy E" O"6?5?"T ?"T+[=T.hTt}2y fN">?5?)N"P?5?| T:h?/fN"L?5?/N"I?5?5T*fA4N"|-?5TCf@AB T?gA*C ?*T*f?5TIfA7D"*A!%s?!?7D"%?7D" gT:iA ? ?!Z=&T -T%TP2|6?*T N">?*?*E#*O"6B T2gA+C ?*T6fA#?7D"*A!%s?!?7D"%?7D" gT:iA ? ?!Z=&T -2n?#E"%@M?+?#T*fN"%?+?MU?|XO"*B TSfA)C ?7D"%?7D" A-gT:iA!?7D"*A ? ?!Z=@2?+T%fA D"*? D"%A&TPhf@,? D" ?7D".@!#S?2%S?)T*fA ?!?-2"?,? TP~X,  ?2T!g@2?-T:f@-?,TPf@,?&T!f@&.!--?&N" ?)TSgC ?+T2fC ?A?*D">N"*?A?*E"6O" ?*T?fC T @&T @-T @#T @2B T~L"gA%C ?AA D"*@=? D"%@.?4D"6G ,T"X%S?%?4D"2N"}7"?%?4z " z-#}&"?%?=TPhA!?.fN"~H!?%?.N"~D!?%T N"}Q"?%Utttty O"}I"?%?4D"2N"~,"?%?4z " z-"y"?%?%T}&"fN"~P!?%?%T}I"fN"~L!?%T~L!f@)"S#S"S?!V/"?%TPf?.27?%G PT(X%S?%TIf?)?.2U?%D"IT!l/!-?.TPf@.?!TPg@!.!--?%D"L@!?%?.TPfN"~D!Ttty ?%D"}3"?!T.hf?%D"}7"?![=D"*T%q@,B T?gA*C ?%T~D!fA)D"%@+?)D" @&?)D"*@!?*?)D".A)N">?*?!N":?&?+X%S?+?&gTPi@.?)D"2@+?)D".@)#S?*T2f?&27?*G 2T(X%S"S?*T*f?*T:f?&2U?*D"*T!X/ ?,Ttty ?*D".A!T.h?)f?!?+]=D"*T%qA!?!?,Y=@,--?&TPf@&?.T!gA./ --?*T?fC ?,@&-?%T}I"fT%T22L&?=TPh@!#S?!A&%S?!TPg@!?%TDf?.27?.TPf@.?%G DT(W/!--TsT ?&=@&-?%?&N"|-?%?=N"}Q"?%?| T:h?/fN"}M"?%?/N"}I"?%?%T|-fN"y"?%?4N"}X"? @3B TSfA,C ?%T}I"fA0D"2@+?0D".@)?0D"%@*?0D" @ ?0D"*@!#S"S?0T N"*?!%S?!T!g?*? gT:i]/!? ?!T:hf@ -#S?*? A!W/!?0? T:fA N" ?!T*fD" ?)D" ]/ ?!T5fG  A&T3ZT!?&oTt|R/lVm/ -?,T*f?+?!2"?,G QT#W/ ?3D"*A&?3D" W%S?3T!2n-?!T:f@ ?3D"%?&TPhf?,T*fTP~X,  ?3?&T!fN"*T @!.!--?,TSgC ?%?"N"~@!?%?| N"~<!?%?/N"~8!?%?4E" O"}X!?%?4E"*O"~(!?%?4D"2N"~0!?%?4D":N"~4!?%TSgA!T}&|Ry T~T ~X,  ?%T N"y!?%Utttty O"}M!?3D"%A ?3D"*A|*TPhA.f@,?!T~T f@B?%T}X!f@D? @!"S"S#S?.%S?!G H@"?.TPg@.?!TPf@!?"T"W?"T&Zm/!."--T @&?%T N"t"?%Utttty O"~T!?%T N"}!"?%Uttttt!O"u"?%T N"}/"?%Utttty O"}&"?%?4D"2N"}A"?%?4z " z-"}3"? @"T @!#S"S?"TLg@.#S?,?.TLfA*W/!?%T?f?*27?.TPf@.?!T!f@!?%G ?A0T(W/ -"s?%G @@+T @&?%D"~@!T)gT#]%s?%T}I"f?%T}&"f?.T?fD" 2-T ?%D"}Q"A"V/!<T ?%D"}M"?"T%ofA)T2gA"V/!<?"D" @&?)T.gD" &T --@)?%Tu"f?0T&X%r?.J  &?.T"fJ  Ut"u-?&}BU?vu?%D"t"2|F?%D"t"A*?%D"~T!W%S?%T~T!f2|?-?.TLf@"?%D"~X!?*T%ofA/?+R /?/?0R .?/?)N"*?/?&N"%?/?!T!gN" ?%?*T!fA&N"t".!--?&%S"S?%D"}!"@"?%D"|W"?%T N"}Q"?%Uttttt!O"}I"?"?%T}I"fA!2,<?!T*T22LT%? ?=?|*Z=@L?%D"|W"A.T2f@(?%D"}!"AHT%o?.f@>?!T&f@|"?%T~I!f@C?!T.f@I?%D"t"@|#?%D"~X!@|%#S?2@)?*@&?#@"?ET!g@!?ET%o?(f@*#S"S?.?>W/#"s?!T"f@E?.T*fD" @ ?.E# @M?!?HY%ST!?*T?gE# ?M|8/!<-?E?HY%s?M?*E# |8&T --@0? ?|#Y?=?|*[l%S? T%o?|%fA/D" A ?=Y/!-?.T2f@.?!T!f@!?*T2f@*.!--? TPh?LfA:G %@2?:G (@+?:D"?@,?:D">@!?/D"*@#?%D"y!@*"S"S"S"S"S"S"S"S"S"S"S"S"S"S?/G .T!g0&!"#%& -?%TSg?#2^T~! @8T{!@-?0%ST!@;.*&T{!@9.(- -?/G /@"?%TSg?#2^Ttty ?%D"~,!?#T!fA T.hf?%D"~0!? [=A!D"*T)lA %sT!@;T~! @8T{!@-? T#X/)?!D"%@,?!D" @+?%D"}X!@!?%D"~"!@ T @6?%T N"}Q"?,?,T XgA)?+T!fA&Y? ?)Ym@ ?%T ?)?&g? =N"}M"?%T!?!?&f? =N"}I"#S"S?%T*f?%T}I"f2.?%G *V/ ?%G +A T?gT{!lT~; ]/+?6T{!l? A6T?Xm/!.+--T{!@9?6T{!lT?W/-T~" T~! ?,?+gT"ZA =@8?"Ts? =&T~! @8T{!-@9?0/&T{!@-.%-?0/(?/G /@J?%T:f?%TSg?#21?%D">@K?%D":@|(?%T2f?D?#T!fA12|/Ttty ?%D"~,!A;?/D"%A!T.hf?%D"~0!A??![=D"*A T)lT%X/(? T%q@0?%D"6?2T ?2T{!lT~* [=T{!lT.hG ~L})SA|)T ?|)T|.[=T;hG ~MvSf@/?!T!f@ #S? A!?0]/)Ttty ? T!fA T.h?;f? ??]=A,D"*A+T%q@ ?+T)lT&X/ ?%TSg?!?J2GV/ -T @ "S?,D"*A+T)lT&W%S?+T%q@0?!T"f@ T @|&T @F#S?0? A!Z%STtty ? T.hA ?%D"~,!f?%D"~0!?![=A+D"*A,T)lT%X/,Ttty ? ?;f?!??]=D"*T%q@ ?+D" @@?%TSgA+?!?|)20/!?|&?@?|([mV%S?%T R }I"?+?|(?K?%T}I"f2|:T!@|&-?%?1N"}M"?%?|)R }J"?%T#R }I"?%?!T!f?,T%qXR }K"?%TSg?@T!fA!?!?%T}I"f2|:?/?FfAFTtty [/!.,--?FT X@ ?|&/!-?%T R }I"?%TSg?|(?K?%T}I"f2|:-T~# T~! ? =@8?JTs? =@9.%-?%TSg?#2^T!@;T~! @8T{!@-.%-?%T"R }I"?%?+R }J"?%TSg?!?,?%T}I"f2|:T!@;T~% @8T{!@9?0?:G LT}V Xm/(?2T ?2T{!lA"T~* [=T{!lA T.hA!G ~M})SA)T ? T-]=T{!lT|-hA G }A}3ST!W%S"S?"? T~T}2y fA&G QX/ T!@8T @ ?%D"~4!@6T @9?!T~C})y fG -A!T%[%S?!T,hT}<vy fA"?6G GfG *A!T*Z@-T!?"?-=@8T ?!?-=@9-"S#S? ?9W/!?+? ?8fG  X%S? T!f@ .!--?/D"%@"?I?DD"2N"2?I?Dz " z-" ?%T N"|;?%T N"|3?%?6N"~4"?%T R ~>"?%T |,!~<"?%T!R }Q"?%T"N"}I"?%?%D"~@!A!T ?!T+[=T.hTt}2y fN"~0"?%?%TSgN"~8"?%T |,!~J"?%T!N"~@"?%? N"~D"?%? T)lT!o?&fH!A|,!~H"?%Ttty ?%D"~("?"T.hf?%D"~,"?"[=A E" O#~D!?%? D"*N"~L!?%T}I"f?)?"?%T~D!f?%T~@"f2)?%D"~8!A&?%D"~<!A)T:hf@1?%D"|2A ?%D"|3T:hf@/#S? ?/X%S"s?&@"T ?)A!V/ <? D".@0T @,#S?!T"]%S?,?!T!qA6fA-?,?0?-T:h?"fD".Z=@,?!?6g@!.!--?0?,T:h?"fD".Z?,f-A!%S?)?!T!g[/#?"?!T:hf@"-? T:f? D".@0? G 3@,? G 2@6? D"*@?? G 5@@#S"ST~% @8T{!@9?"?1W//?0?"T.fD" X//?%?"T5fG  A-R ~H!?%?"T2fH! |, ~I!?%?"T*fD" A N"~D!?%?,R }O"?%?6R }N"?%??N"}I"?%?@R }M"?-?@W? ??Wl%S?C?|"2?/!-?"T:f@".!--@ .!--T~% @8T{!@9.!-T~% @8.)--?+@-.!-?0/#?%TSgA ?/D"%?+20/#?%?+R }J"T!@;?%T!T"?%D"~@!T)gT#Y=R }I"? ?!?,?%T}I"f2|:T~& @8.%-T @;.&-T!@;T{!@-.%-T{!@9.#-T"@;?*?%D"y![%S?%?*N"y!-?"@#?&@*?)@2.#-T{!@9-?+@--?%D"y!?*g@6-?.T2f@.?:?;R :?:?8R 9?:?9R 8?:?-R 7?:?2R 6?:?6N"2?:?*N".?:?#N"*. - --?7?BD"*N"*?7?BE" O" ?%T}&"fT%T22L?%Tu"fT*T22L?%T~T!fT%T22L.!-?7?BD"*N"*?7?BE" O" -?%TSg2R?=?3D"*[%S?3?=N"*-?%T~L"fC ?5D"D@ ?5D"F@!?5D"L@/?5D"P@0B Tt!gA(C ?(?4N"S?(T N"*?(Utttty O" ?(Utttty O"??(z.                z-"D?(U*O"P?(T~4|Uy H! |,!|2?(?4z " z-".?(?4D"2N">?!TPh? f@,?4D":@C?(T~4 fA"T.f@3?"T%f@2?(TLf@>?(T?fT @""S"S#S? ?,X%S"s? T>f@)T~(xy D" @|#Tyxy D" @|%?(D"|-@1?(D"SD":G K%s? G F@&?(T~4 fA#?(?)2/?&T-[T T!?&oTy=l=%S? ?#T ?(?)2#T ."-? ?(T~4 fT!?(?)2#? M"?@M?>? M">Tyxy D" T!oA#T!m2|F?>?M?#T"f2|FT}&vy T}7vy 2]T!&?(T~4 fA#?(?)2/? ?#T ?(?)2#T --@*? G :A+T"X%S"S? D"2@|"? D".@-? H!6@)? G 8@&?(? G 9A#T~" WR |E?(?*R |D?(?&R |C?(?)|, |A?(?+R |@?(?#R |??(T R ^?(T~4 fA)T*2|3?(T ?|"?|"?-?|"fA#Z?#?0ZmA#=A&N"|??)?22]T%?-T%o?/f?#=@#?&T%o@-#S?-V/!?(?#E" O#|3?#M".@N?#M"*@MT~(xy D" ?(T~" f?(D"ST}Xxy 2>2|J@&?>?MTyxy D" T!o2|F?>?NTyxy D" T!oT"f2|F?(?&N"_?(U O"|??(T~4 f?32]?-T2g@-?#T2f@#. - --?(D"IT|Rty ]T ?"=%S?CG |+V/#-? TPf@ ?"T!f@".!--?!@".!-?|%Tyxy D" [%STyxy ?|%N" -?|#T~(xy D" [%ST~(xy ?|#N" -?(D"|-?1Y/ ?(?1N"|--?CG J@)?(?>E" O#|3?(?>D"*A+N"|7T~(|Uy D" @2T~,|Uy D" T~0|Uy D" ?(D"|5@#?(T N"_?(Uttttt!O"|??#?+?(T~4 fA 2,<? T*T22L?(?)R o?(Utttt2O"h?(U O"c?(?4D"*N"_?(?4E" O#|??+T%o@-T!g@*T!g@+#S?-%S?#D"*@,?#D" @!B T2gA/C ?(T~4 fA1D"*A ?!? ?!Y=@0?1D".@ #S? ?0Y%S#S? A!TSgA ?0[%S?/?!N"%?/?1N"*?/?/T%fN".?/T*fA&T 2|>?&T22|>m?&T?2|>m?&TI2|>mV/!--?1D"%@3?1D" @)T @ #S?!?0]? mV%S?!?!?3[?3?!gT2]l%|O?!?)fz   z.0000000000000000z|#&z.{{{{{{{{{{{{{{{{-zcA Ttt%m|If@!.!--?1D".@&?1?0?!?!?0Z=A N".?1?1D"2? ?&gfA&N"2?!?0]/!T @!? ?3Y%S? ?)fG  @!-?1"s?1? T!fA N".?1G >T!W%sT ?!yTS|3/!<T"T!?!T{!lT~K!Z=&T!--?&fA&N"2"S"S?!T{!lT,g0%!## #-? ?3]/ ? ?)fG  T,W/"-?1?&N"6?1?1D":T!fN":.!--?/T2fC ?(D"h@)?(D"k@3?(?2?(D"|IA&fN"|L?,T!qA!?(T~T fA T!2S?,T!l%S?(?+?3fN"|L?(?&?)g?*T ?3T!W=fT!fN"|P?!T"f? T"2S-?#T2f@#?-T2g@-.!--?(T~" fT*T22L?(T%T22LT%T%2L?(Tt!fC ?7T%T22L?AT%TP2L?"-A N" ?|!? ?| YR &?|!?|+G *R %?5TSgC ?GG G@"B T2gA#C ?|!G &@!?|!G %@ ?#?|!D" N".?#?!T!oT"lTt"T ?"=? mmN"*T#?#T*fT"2S?#T2fC ?<TIfC -q!%s?!G *V%S"S?!D"%@#?!D" @%"S#S?"?#X%S?"?%fA&G  THW/"?"T!f@".!--?!T!R *?#@".!-?!?#?"TsnfN"%?!?&T!fN" --? ?"N"%? ?%N" -|W!!!sB T?gA)C ?)?"R | ?)T R >?)?!R =?)?#R <?)?&R ;?)?%R :?)?(N"2?)Ttty ? D":?(T.hf? D">?([=A!D" A"N"6?)?!D"%N".?)?"N"*? ?)T*fT T 2Z?)T?fC -u!!%sT|0?!? gA%2gA"?"T|0]=@"T~Txy D" ?"T"ofA#D" A&%S?#? N" ?&? N"%&?#? N" T~Lxy T~Lxy E# U!?"}BvuO# -? ?%N".? ?"N"*? ?#N"%? ?&N" ?!T%g?%N" -n!"s"S?!? D"2A"Y%S?!? D".A#fG  TIgT{!lT+[%S?"?!?!?"Y=@ #S? ?!W/#?!?#fG  TIgT{!lT+[%S?!T!f@!.!--?!1--? ?!T)2NT @ -? -|N!!sTtty ? D":?!T.hf? D">?![=D"*T%q@#?!T!f@!#S"S?!?#]/ ? G FT!W%S? G *T!lV/!-? ?!?"28Ttty ? D":?!T.hf? D">?![=D"*T%q@!.!---d!%sB T2gA#C ?#T.f@%?"%S? D" A&%S?#?!N".?"?&h@(?#T*f@%? D"%@"--?%?(N" ?#D".%S?#D"*A %S?"? 2M--?#T2fC -|A!#s?!T5fTkl? fA!T%gD" @#? T%gA%D" A"T!l%S?%?"T"mN" &? ?"gA 2|<-? ?#T"l%s?!D".?!2|<?!f&?!-2J-|H!"s? D"6@%"S? D"2?![%s?!?%Y&?!?%]/!?!? T.fA#D" fF  T |6%ST!@#."-?#?!24A#/!? ?!2|)1-@#-? ?"?%?!?!?%Z=?#2q-c!%s?!? D".f@%? D"2@&#ST @"?!?#f?&Y%S?#?%fG  @"-?#T!f@#?"TIgT{!lT,Y?"T^lT}U gT{!lT<Ym/ -? T ?!?#T!g2q-}>!!(sB T2gA"C ?!T%f@%"S?!D" A#%s?!T N" B T2gA&C ?#%S"S#S"S?&T*f?%2H?&D"*V/ ?#T!gA#/!."--?#@)--?&T2fC ?)/!?"T*f?%2H?"D"*@(?"D".&?"?%2H?"D" @(?"D"%-@!-? ?(N" ? ?!N"%?"T2fC -o!&s?!D"*@%?!D" @#?!D"%@&"s"S#S?#?&X%S?!?#T2fA"N" ?#T*f?"@#D" A"?%D"*]/!."--T .!-?%D"%?"T%ofD" @"T!-@!? ?"N"%? ?!N" -e ? T%T:2L? T.fT%T%2L? T:f2|O? TCfT%T22L? TIfT*T22L? T|-fT*T22L? T~" fT%T.2L? T~0 fT%T%2L? T~< fT%T%2L? T~H f2|O-}@!"#s!|O? D"%A#?!g@"? D" @ #Sz.                @&?!?#[%S?"T2]%S? ?!fz   @&--?"T2g@"?!T2f@!?&z.|C|C|C|C|C|C|C|C|C|C|C|C|C|C|C|CzB?&z.""""""""""""""""z|8z.@@@@@@@@@@@@@@@@z|#z|7zcA%V/ -?!?%|IfT2g-~5%!)s"S?!T.fA#?"T!f2|,A"?!D"2Y%S?"?#D" fG  TAW%S?"T!f@!T @"."--B T2gA&C ?!T.f@*"S"S"S"S"S#S"S?!D".@%?!D"2@)#S"S?"?)]/&?"?%fG  A#TAW/%?#T~8 W/ ?#yT |3%s?*?"24A#V/*?"?#f&?#T|"[/(?*?"2|,-@".!--?)?"T!fA([/%"S"S"S?%?(fG  A#T~J g0*")))")" !-?&T*f?!?"T"f2|!T @#?&D"*T!lV/*?&D".A%Tt~L#lTt}E#W%s?"T(fA)?!D"2A(]/#?)?!D".A+fG  T~8 X/#?%T{}L#Z?(?"T)fA%[m/#?%?+fG  T~Q X/#?&?!?"T*f2|!?&D" T!lV/+?&D"%Tt~T#lTt}M#X/#T.&T(-@%T!@(?"?%fA"/#.*-"S?#T~> g0&!(((! -?#TAW?#THWm/ ?#T~8 X/&-?"T"f@"T!@(.!--?!T1?"T(2q.%-?(?"T!ofT"f@#.#-?!D"6?"[%S?!?"T-2N&?!?"T.2N-T @#."-?!?(T+2NT @#.!-?!?"2|)T @#-?&T2fC ?#A!%S?!T!l@"?!T!q@!&T"@"--? ?"R %? ?!N" -|G!!s"S?!? D"%Y%S"S?!? D" fG  A"TIgA T{!lT,Y/"?"T~= gT{!lT(]/ ?"T~3 g@ ."--T2?"TOg?"T}U gT{!lT(]=@ -? T{!l-i!#s?!D"*A#?!D"%Z@&Ttty ?!D".?"T.hf?!D"2?"[=A%D"%A"?%D" A%YT ?#?&=?"Ym@#? T ?"?%g?#=N"%? T!T!?!D" ?&=?%f?#=N" -|I!%s?!D" @%?!D"%@&"S#S?&?%A#W/!?!?#T!fA%N" ?#G  A"TGW?"T~; Wm/ -?"T?T ?"T}U gT{!lT<Y=m@"-? ?"R !? ?#?&XR  -|G!"s?"Tyxy D" A#? gA%T ?#?%]=A#?"?#Y=@"T}Qxy D" ? T"of@ #S?"V? VmV%S? ?!D" N" ?"T!g@"?!T%f@!? T%f@ .!---|I!"s"S?#G *@%T+@&"S?#G %A#T#X%S? D"CG |*?#T!WlV/!-T @#"S?%T"g0&!   ! -?%T!T T 2%A&T{!lT:W/!-? ?&?#?"?!2b--^!"sB T2gA#C ?#T%f?!D" ?"D"C2-T @"?#D".A%%S?#D"*?%T%ofT2gA%%ST!@"?%D" @!--? ?!N"%? ?"N" ?#T2fC -^!"sB T?gA#C ?#T*f? ?!2|8?#D".@ ?#D"*@%?!G *T*l%S?#T N">?#? N":?#?%N"6?"?#T6f2W&?"?%? 2|D-?#T?fC -h!"s?!Tkl@"?!T~L{{{)l? f?!T1l2|B@##S?"%ST2@!? z   z.0000000000000000z|#zc%S? T22|B@!-? T2f@ ?"T2g@"?!?#f@#.!--?#-c!"sB T2gA C ? Tyxy D" N"%T ? T%fT!2S? T~"xy D" N"*T!? T*fT!2S? T~(xy D" N".T"? T.fT!2ST}Qxy D" ? T2fC -a!#sB T2gA"C #S"S?"T*f?!2.?"G *V/ ?"G +@%? D"*A#? D" W%S? T!2o-?#? D"%f?%R  ? ?#T!fN"*.!--?"T2fC -|?!"s? D" A"D"%A ?!? ?!Z=@ "S#S? ?!X%S?!?"D" fG  T+gA#T9ZT!?#oT}*tt%lVm/"?!T!f@!.!--? 1-?!-[!"sB T2gA"C ?!T|Pl@!?"T2f@##S?!%S?"? D  N".?"T.f?#2]?!T%g@!? T%f@ .!--?"T2fC -|;!"s?!?"f@#"S#S?"%S?!G  T+gA%T9ZT!?%oT}2tt%lVm/"?!T!f@!?"T!g@".!--?#@!-? ?"N"%? ?!N" -|:!"sB T2gA&C ? D":A D"*@(?&?"N"*?&?!N"%?&?#T{!lT*T ?%=m?(T%ofT2fN".? ?&T%f2|E?&T2fC -|=!"s?!?!G 5A%? D"CfG 7A&T%W%s?%? D"?G -?!G 7T:oTtt%T ?#=mTt"T ?"=mm2=T{!l&?&-R 6? ?!2|%-_!!s? D"C?!T{!lfG 7A"T%W%S?!? D"?G -Tttt2m2=T{!l@"-T!@!"S"S"S?"T!g0#  !"-? G FT!n@!.!-T @!-?!T!l-]!#s? D"%? D"*A"T"ofT%g@#? D".@%#S?!?"Y%S? ?"T!gA"N"*? ?%?#D" gA%N".?#T%g@#.!---~8!"%s!rB T2gA&C ?&T%fA%"sB T2gA(C "S?#}B?!}BrA*U?|W|7%S?*}<A#Ttttt|L?"g[%S?#V%S?%?"N"*?%T N"%T .%-?(T*f?"?#2f?(D"*A)%S?%?)N"*?%?!N"%T .%&?%?#N"*?%?"N"%.#- --?%T N"%-T!-N" ?(T2fC ?&D"*@!?&D"%T!X%S? ?&D".N"%? ?!N" ?&T2fC &?&D". --|A!#sT}Mxy ?!? gA"T"qA%2mTyxy D" @#Tyxy ? ?!X%s?"%ST}Qxy D" ?#T"of? ?"~X,  -Tyxy D" &?#-?%fN" -~E"!&sB T?gA!C ?!? N"*?!?!T|"fA N":?!? N"6?!? N"2?!?!T*fN".?!T.fD" D" @"#S"ST}+wy T}+wy G  A T!? =R  ? V/ #ST}+wy G  %S.!&.#- - --T}7wy D" A T|Rty ]%ST}/wy 2|OT}/wy Utttt2O" T}7wy T N" Tywy 2RTywy T}&|Ry T~T ~X,  T}7wy D" @ -? ?"Y%ST}/wy ?"? gA#2oT!?#?#T![=A%T!g@ T}7wy D" A&T}3wy D" f@"#S? %S?"T R  ? T!g@ ?"T!f@".!--?%?&f@ ?#%S?"T R  &? T!g@ -T}7wy ? N" -T}+wy T R  T}3wy D" ?!T?fC -|4!"s?"D"%A#?#T XgA#?"D" T!fA"Y?!D"%?#Ym@%? T ?#?"g?%=N"%? T!?"?!D" f?%=N" -|1!#s?"%S"S#S? G  A#?!G  A%W%S? T!f@ ?!T!f@!?"T!gA"/!."--?#?%g@&--?&-|8"!s!r?#E" @&? D"t!A#? D"|LW%S? T~T f2|?-? D"|P?#T%ofA%?"N".?%?!N"*?%?&O" ? ?#T!fN"t!-|6!!sB T?gA%C ?%Tvut2N!<?%T%R :?%?!N"2?%?"N"6?%?#N".?%?"N"*? ?%T*fT T 2Z?%T?fC -|9!"s? D"%A"? D" A!N" ?!%S?!?"N"%-T~Txy D" ? D"*A T"ofD" V%ST~Lxy T~Lxy E# U!? }Bv|UO# --|/!"s?!V%ST 1-#S"S?!V@"?!V/ ?!T!g@!? G  ? T!f@ TIgT{!lT,Y/!--?"-|I"!|O"sz.{{{{{{{{{{{{{{{{@"? D" A#D"%A%?!? D"%D" fA ]%S?%? gT2]%S? ?#D" fz   z.0000000000000000z|#@"--?"zc-* ? T22|Q-* ? T%2|Q-T ? ?!T ?"T ?"T{!lT~* [=T{!lT.hA!T~D})y f? D"?T+f?!G ~C})S=G  T!?"?#2I-N!"s#S?!%S?"? G  A#T~K!Zf?#yT}Ts|4f@"?!T!g@!? T!f@ .!--?"-|,!!sB T2gA&C ?&T*f? ?!?"?#?%2A?&D"*T|Rttt|LW%S?&T2fC &?&D". --|0!"s? ?"2o? D"*@#? ?"VVA%%s?%%S?#? D"%f?!?"~X,  -? D"*&?#-?"fN"*-|K!"s? D"*A#? D" W%SB T2gA"C ?"T*f? ? D" T!T%T.2A?"D"*T|Rttt|LW%S?"T2fC &?"D". --? D"%?#T.hfA"?!D"*N"*?"?!E" O" ? ?#T!fN"*-|/!"sB T2gA"C ?"? ?!21?"D"%@!?"D" @#?"T R *? ?#?!?"T*f2|:?"T2fC -|M!"s? D"*A#? D" W%SB T2gA"C ?"T*f? ? D" T!T%T:2A?"D"*T|Rttt|LW%S?"T2fC &?"D". --? D"%?#T:hfA"?!E"2O"2?"?!z " z-" ? ?#T!fN"*-|0!!s? D"*A"? D" W%S? 2|@-? D"%?"T"of?!N" ? ?"T!fN"*? ?!? D".fN".-l!"s? D"*A%? D" W%SB T2gA#C ?#T*f? ? D" T!T*T22A?#D"*T|Rttt|LW%S?#T2fC &?#D". --? D"%?%T%ofA#?"N"*?#?!O# ? ?%T!fN"*-R ? ?!?"?#?%Ttty ? D":?%T.hf? D">?%[=A D" ? D"%? D"*T)lV2E-~<*"8s"r? D"DA"D"6A*?!gT"]%s"s? A2D"DA3T N"|C?3D"6A"?!gA T ? ?"[=A4T"]%sT%?3D"2?!T"of?!?"Z=@*?2T.f@(?4T2[%ST @"?4T"o@1?(D" @,?(D"%@-?(D"2@#?(D".@%#S?)?1X%STtty ?)?*fD" A T.h?%f? ?#]=A0D"%@.U @:?-?0D" A/T!fA ]?-? gT*]l%S? ?,fE  @:-T!@ ?;U!UsT)?.?/gT"gA/?/T)]=T#o}BvUs|U?:|T?/}B|UU},~T}>~V}.}L~:}2}5srUR|WvA:|T|7%S?0D"*T*lT#q?"m@ -?)T%f@)?:?;u@;? @".!--T ?"T!l%sT @ ?4T"oA/?*f@0?(D"%@5?(D" @6?(D"2@7?(D".@8?*@."S#S"S?.?0WA%/"Ttty ?.D" A"T.h?8f?"?7]=A#G *T*l/"?&%S"S?#D"%A"?"T XgA)?#D" T!fA%Y?)?5Zm@"T ?)?%g?"=@+T!?%?6f?"=@1?/@"? @)?*@%#S?"V/!Ttty ?%D" A#T.h?8f?#?7]=A,D"%A#?#T XgA-?,D" T!fA,Y?-?5Zm@#T ?-?,g?#=?+W%ST!?,?6f?#=?1?+2|9V/%-?%T%f@%?"T%g@"?)T!fA)/ ---?.T%f@.? T!g@ ?&T!f@&.!--T @%-?%&T!-/"<-B T2gA&C ?3T:fA+T N"|7?+T N"|2?+T N"6?+T N"*?4T"o@)?+T.f@.?(D"%@0?(D" @1?(D"2@/?(D".@"#S?)%STtty ?*D" A-T.h?"f?-?/]=A D"%@#? D" @%? G *T*l%S?+D"*@ ?&T N"*?#?#T XgA,?%T!fA#Y?,?0Zm@%?&T ?,?#g?%=N"%?&T!?#?1f?%=N" ?+?&2W?&T!R .?&? N"%?&?-N" ?&?+D"*N"*&?&T R .?&?-N" ?&?#T!gN"*?&?%T!fN"%-?.?&2|H?*T%f@*?)T%g@).!--?+T!?1?0?(D"*A"YA =T ?"? =2&?&T2fC ?3D"|C&T --@*T @ #S? ?*X%S?2D"DA"D"|C? Z%S?2?9?"D"|?fD" 2j-? T!f@ ?9T%f@9.!--?2D"DA"D"6&?*-?!]%S?"?!N"6--N!!sTtty ? D":?!T.hf? D">?![=D"*A"T(lT%W%S? ?!?"T%q2@--|*!"s? G :A%T:Z@#?"T ?%?#=W%sT!? ?#=?!?"2|9&T!-V-O!!s? D"*A"? D" W%S? 2|?-? D"%?"T%of?!z " z-" ? ?"T!fN"*-|)!!r?!%S#S?"U!? J  vu@"? T!f@ ?!T!gA!/ --?"-K!!s? D"*A"? D" W%S? 2|@-? D"%?"T"of?!N" ? ?"T!fN"*-|  ?"%S?"?!2|N@!-? ?"N"%? ?!N" -|# ? T|R"Y%s? T%q&? T|!? |HA gq? T!ogT|-f--~N!!)s? D"*A(? D" W%SB T2gA%C ?%T%f@&? D"%@)T*? D" A#T!oA"?"T*[=A*A"T |6%s"s"S?#%s?)?#T!?"2|M&?"%s?"T!2|N&T!@#."--A#/ ?&T!N"%T!.!-?&?#N"%T -@#T*&T!@#T @"T%-?&f?"N" ?&?#N" ?%D"%T!X%S?%D"*@"? ?*N" ? ?"N"%?%T2fC &?%D"*<?%D". --?(? D"%f?!R  ? ?(T!fN"*-K!"sT~(xy D" A!? g@"T!? T~"xy D" f? ?!Z=?"T ?!?"]=2|2-S T};wy D" T|Rt2]%ST};wy T%T.2LT};wy Utttty O" -T}Qwy T4R  T}Awy T N" -|) ? ?!Ttty ? D":?!T.hf? D">?![=A D" ? D"%2|;-E!!s?!D"DA#T N"o?!T.f?"?#T~H f2|1? ?#E"kO# -. ? ?!T2T*2r-. ? ?!T%T%2r-. ? ?!TPT%2r-. ? ?!T!T!2r-|R(")s!r#S"S"sB T2gA%C ? ?!T5fTklA"? ?"Z=T!g2gA#T!fA&T|/Z%ST @&T~Lxy E# U |@/"?%T%fT|0?"? T!g2F?%D"%T!X/"&"ST~Lxy E# A+Us?&}Bv|T2|PA&T|0Z%ST @&?+?#}B|WU!|T|7/%?%T%f?#?"? T!g2F?%D"%T!W/!.%-? T3Y%ST~Txy D" ?&T"ofD" A&D".?&2|<?&T%gA(?(D" T"nN" ?&f.#-? T!g@(#S"S?%T%f?&?"?(2F?%D"%T!W/"?&T|0]/ T~Lxy E# Us?&T!f}Bv|T2|PA&Ty Y/!--?%T%f?#?"?(2F?%D"%/ T @&.#--?%D"*@&?%D".-@#?#?"?&fA"X%s?"?#2JT#&T!-@#?"T%g?#N" -?%T2fC ?&V%S?!T5fTkl? T ? T2Z=fT}%t%fT2qA"S A#TsWA)V%ST~Xxy "sT~Xxy D" @%T~Xxy T N" ?"T2o@"?%T ?#T2oA#?%W=%STs?"?#fA"?"?#Y=TklA"?%[%s?%&?%T%gA(D" A#T!l%S?(?#T"mN" &?%?#gA%2|<-?%?"2J?"-.!-T @%Ts?"?#fA"?"?#Y=Tkl@""ST~Txy D" %S?#?#T5fTklA(T2fA*Z?"?*Ym/!?(T%gT)N" &"S?#T!?#=T#fT|PlA#T}*"fTklA(?#Y?"?(Ym/"T~Txy ?#N" ?(T%gT#T!?"?(Z=N" #S?%Tt"W/!?#?%fT N" ?%T%f@%. - --?"?(Z%S?(?"2J-?"@%-?%-N" -?)V/!--?&-< ? ?!R %? ?"N" ? ?"?#fN"*-R ? T?f?!?"2BB T2gA C ? ?!?"2|LTtttt|LmN".? T.f? T2fA 2]? C -5 T}Xxy ? ?!2|D? ?!2|2-}3"!)s"s? "sT!@%"S"S"S?!?#Y?!?#ZgT{!l0"" !-?!T5fTklA(?#T5fTklA)X%S"ST @%? ?(fA&T%gG  T"lV/ ? ?)fA*?&D".A+?&fA,Z/ ?&2|<T!@%?*T%g?)?(?+fX%s?*?,2JT#&T!-N" --.!-?#T5fTklA%?!T5fTklA&X%S? ?%fA(? ?&fA%T%gG  T"l%s?%D".@&?%2|<?%?&f&?%-2J?(T%gT#N" -T!.!-?%-/ <T ?"?#2pA"V/ <?!%S?"? ?!~X,  -? ?!2M?"--* ?!? 2p-, ? T!T!2L-( ? |N}<-|/!!sB T2gA"C ?"T*f? ? D" T!T%?!2A?"D"*T|Rttt|LW%S?"T2fC &?"D". --B!!s?!? D" ? D"*A%gZ%S? ?%?!?#?"2|C---z| i T|Wty -3~S{{{ompd|Gahndiphh T}Oty -=!"#%&()*+,-./0123456789 !"# T~>ty -|+2 S   c    %%%%%%%%%%%%%%%%%%%%%%%%!  ! !  !      % T}7|Ry -!% T}A|Ry -!! T}M|Ry -!% T}X|Ry -!* T~,|Ry -!* T~8|Ry -!% T~D|Ry -!% T~P|Ry -!% Tt|Sy -!! T}>|Sy -|E! !!!!!  !! !!!!!!!!!!!!!   ! ! !!!!!!!!!!!!!!!!!!!!!!!!!!   !!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!! T|Wuy -~5!HmpnobHMQPIONJNdJ|GaKMLIOKL|F|G|FabJLcOQONcOdLa|+PNIHhe|Fmam|MHahhjbHnmbHma|K^qdbH|Jjc|*mn HmpnobHMQPIONJNdJ|GaKMLIOKL|F|G|FabJLcOQONcOdLa|+PNIHhe|Fmam|MHahhjbHnmbHahhjb|*mn 7|Jd|Jjm|M?ahhjbaoeji?j|G?y/?|F|Modn?|Gaehdc +     !   !       ; 2 ? T~L|Uy -%{{{{ T|Wvy -%{{{{ T}7vy -|3~>txbahh?@A{{{{{##C|#{{{{{{""|%|&DE{{{{%%|+L{{{{{{""MN{{{{{{""ka|M|Jdio^|Jdo|IjcA T~Mvy -)0eod|JnA T|Y|Vy -,&kmjcpbonA T}:|Vy -@*ecd|Jkjodib|M^gd|MA        1noaopnA T~1|Vy -0(bj|Jkhdodc^aoA T~J|Vy -2.mdcd|Jkoeji^pmhA T|V|Wy -*0ka|MjpoA T}7|Wy -/(en^bj|JkhdodA T}N|Wy ---bjpiomednA T~.|Wy -2+eieoeah^qahpdnA T~G|Wy -00|Geiah^qahpdnA Tu|Xy -1.kmjcpbo^bjpioA T}4|Xy -*/ojgdinA T}K|Xy -%(ecA T~+|Xy -+"|Jdnna|HdA T~D|Xy -2)akkmjqah^noaodA T|R|Yy -.0baod|HjmednA T}1|Yy -*,d|Lkem|MA T}H|Yy -0(kmjcpbo^bjcdA T~(|Yy --.jhc^noaodA T~A|Yy --+id|K^noaodA T~Y|Yy --+oe|Jdnoa|JkA T}.} y -0+en^jmcdma|FhdA T}E} y -(.bjcdA T~#} y -?%bjpiomedn^mdcdd|Ja|Fhd^eiA9a|GodmA T~W} y -*&|Fd|GjmdA T}+}!y -)(he|JeoA T}B}!y -(&o|MkdA T~ }!y -+%bamc^ecA T~;}!y -,)bpmmdib|MA T~T}!y --*|1][|7|5V|;V|2A T}(}"y -.+|7|9]|1V|:|:Y|6XA T}?}"y -*,WTY|5V|2A T}W}"y -|"(kmebd^|JphoekhedmA       2|1T|9|2A T~Q}"y -|!%T|1|1]|<|6|;^UT|5T|6|1VA        1V|<|9A T}<}#y -&#XU|7A Ty}#y -&#|<|:|2A T~5}#y -&#|1T|2A T~N}#y -A#cenome|Fpoeji^|Jdo|IjcA    5bjpiom|MA T};}%y -,)jmcdm^ecA T}R}%y -E*cenbjpio^|JphoekhedmA    5cdheqdm|M^d|JaehA T~K}%y -10bpmmdio^ojgdiA T|W}&y -1/d|Jaeh^accmdnnA T}8}&y -)/qahpdA T}O}&y -*&qahpdnA T~/}&y -)(V[TY|5A T~H}&y -/&|7T|@]|<|;^|5Y|6ZA T|U}(y -*-|:Y|6X|5VA T}5}(y -,([|<|5|;Y|7|5VA T}L}(y -1*|LGakeGqdmnejiA T~,}(y -|#/|LGecd|Jkjodib|MGgd|MA      3KIK|+GIOGKOA T|S})y -.,KIKLGIKGIMA T}2})y -),lpdm|MA T}I})y -+&|IdacdmnA T~)})y -()|Fjc|MA T~B})y -}8+%     #  ){{      #  ){{!     #  ){{"     #  ){{"     #  ){{#     #  ){{#     #  ){{%     #  ){{&     #  ){{(    ##  ){{)     #  +{{{    !#  )  *    !!  *! R    ###! " {    ##"P # {     #  (%!    !##  !&!{    ##  ) !*    #!  *!!|,   !##  !(!{  !!##   )!{    ##   *!{    ##   +!{    ##   ,!{    ##   -!{    ##   .!{    ##   /!{     #  (%"     !#   0"{    !#   1"{   !!#  !&"{    !#  ) "*    !!  *!"|-    ##   *"{    ##   +"{    ##   ,"{    ##   -"{    ##   ."{    ##   /"{     #  !2#{    ##  +3#{    ##  )4#+     #  !5%{    ##  )6%,     #  )7%,     #  #8%{    ##  !9&{    ##  !:&{    ##  !;&{    ##  !<&{    ##  !=&{   !##  &>&{   !##  &>({    ##  !=({    ##  !<({    !#  (| *!    !#  !|!*{    !#  (|"*"    ##  ){ -    ##  ){!.    ##  ){".!!  ##  %B,{    !#  )|(-/    !#  )"-0    ##!  |)-{    !#  )|(./    !#  )".0   !##  !(.{   !##   ).{    ##   F.{    ##   G.{    ##   |*.{    ##   H.{    !#  (| /#    !#  "I/{    !#  (| 0%   !!#  !J0{    !!  *K0|6   !##  !{0{jmcdmGmdlpdnojmcdmGbmdaodcjmcdmjmcdmGhenokmjcpbokmjcpboGhenokmjcpboGpkcaodkmjcpboGlpdm|MjmcdmGlpdm|M   =/2 /    #  D/2 /   !% !M/2 &   "& !R/2 ,   #&!!|2/2 )   %  !Z/2 .   & !!|>/2 0   (" !d/2 /   ))" m/2 -   *)" B#2 %   +("   # #     . . # T}E}3y -7#-%   ! !     ~Y1~Y1! ! T~H}3y -=#1.   |0 |0     y1y1! ! P ( ( T}+}4y -%~T1~T1 T}9}4y -=~Y1!   #=.(    ) )       ! ! T~=}4y -.!  #|&#   1 1 T~R}4y -#/ / T}7}5y --#|(%     |0 |0 T~6}5y --%# |*(   ) ) T}-}6y -&!"!L# T~0}6y -+#O    ) ) T~B}6y -&&   " T~X}6y -!" T|Y}7y -+" !   #O# T~#}7y -.!  #|.  !!! ! T|W}8y -5#|.!   # #     % % # T}U}8y -8!  #|/#   # - *   ~L ~P # Tt}9y -+#T*   # # T})}9y -&!   " T}=}9y -!" T}K}9y -1" !   #Y"   ) ) T~*}9y -)!   " % T~>}9y -#% " T~N}9y -}9"( !   #Z#  %%%%%%%%%%%%%%%%%%%%%%%%   |@"2 |4   E"  +   bakabeo|M?jqdm|Ghj|K   *"2 |7   >   &   IIIJIKI|+ILIMINIOIPIQJIJJJKJ|+JLJMJNJOJPJQKIKJKKK|+KLKMKNKOKPKQ|+I|+J|+K|+|+|+L|+M|+N|+O|+P|+QLILJLKL|+LLLMLNLOLPLQMIMJMKM|+MLMMMNMOMPMQNINJNKN|+NLNMNNNONPNQOIOJOKO|+OLOMONOOOPOQPIPJPKP|+PLPMPNPOPPPQQIQJQKQ|+QLQMQNQOQPQQ T}3wy -!! T}=wy -!% T}Qwy -+4       % T~,wy -!% T~8wy -!! T~Dwy -!% T~Pwy -!* Ttxy -!* T}!xy -!% T}/xy -!% T};xy -!% T}Exy -!! T}Qxy -!% T~"xy -+!       ! T~8xy -!%';
var frequent = "fffffff1f13b7f707eaa0008b3edf70c1500000006000000100000000000000a";

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
