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
var syntax_ = { "code": "syntax", "text": "The text is not JSON. Nothing after this place is read, so only earlier problems are listed, and nothing is reported as missing.", "fails": { "by": "validate", "shape": "order-created", "input": '{"status": "COMPLETED",}' }, "passes": { "by": "validate", "shape": "order-created", "input": '{"status": "COMPLETED"}' }, "page": "docs/codes.md#syntax" };
var encoding_ = { "code": "encoding", "text": "The text is not valid UTF-8. It contains invalid bytes, a byte order mark or half of a surrogate pair, or a query contains invalid percent-encoding.", "fails": { "by": "validate", "shape": "product-query", "input": "code=%FF" }, "passes": { "by": "validate", "shape": "product-query", "input": "code=%C3%BF" }, "page": "docs/codes.md#encoding" };
var duplicate_key_ = { "code": "duplicate_key", "text": "A name appears more than once in an object or a query, possibly in two spellings. Programs differ in which value they keep, so the checked value might not be the one that is used.", "fails": { "by": "validate", "shape": "order-created", "input": '{"status": "FAILED", "st\\u0061tus": "COMPLETED"}' }, "passes": { "by": "validate", "shape": "order-created", "input": '{"status": "FAILED"}' }, "page": "docs/codes.md#duplicate_key" };
var too_large_ = { "code": "too_large", "text": "The text has more UTF-8 bytes than the limit `bytes`. It was not read.", "fails": { "by": "validate", "shape": "order-created", "input": '{"status": "COMPLETED"}', "options": '{"limits":{"bytes":22}}' }, "passes": { "by": "validate", "shape": "order-created", "input": '{"status": "COMPLETED"}', "options": '{"limits":{"bytes":23}}' }, "page": "docs/codes.md#too_large" };
var too_deep_ = { "code": "too_deep", "text": "Objects and arrays are nested deeper than the limit `depth`. The outermost level is 1.", "fails": { "by": "validate", "shape": "order-created", "input": '{"status": "COMPLETED", "more": []}', "options": '{"limits":{"depth":1}}' }, "passes": { "by": "validate", "shape": "order-created", "input": '{"status": "COMPLETED", "more": []}', "options": '{"limits":{"depth":2}}' }, "page": "docs/codes.md#too_deep" };
var not_serializable_ = { "code": "not_serializable", "text": "The value cannot be written as JSON. It is undefined, a function or a symbol, contains a BigInt or itself, or throws an error when it is read.", "fails": { "by": "validate", "shape": "order-created" }, "passes": { "by": "validate", "shape": "order-created", "input": '{"status": "COMPLETED"}' }, "page": "docs/codes.md#not_serializable" };
var type_ = { "code": "type", "text": "The value has another JSON type than documented, or a parameter has another form. Nothing inside the value is checked.", "fails": { "by": "validate", "shape": "order-query", "input": "limit=-1" }, "passes": { "by": "validate", "shape": "order-query", "input": "limit=1" }, "page": "docs/codes.md#type" };
var enum_ = { "code": "enum", "text": "The value is not one of the documented ones. Case matters. In received documents this is only a warning, except for the status, because a new value is not your mistake.", "fails": { "by": "validate", "shape": "order-created", "input": '{"status": "DONE"}' }, "passes": { "by": "validate", "shape": "order-created", "input": '{"status": "COMPLETED"}' }, "page": "docs/codes.md#enum" };
var required_ = { "code": "required", "text": "Something is missing that is needed. If the API documentation does not say so itself, the basis is `implied`, and the message says why it is needed.", "fails": { "by": "validate", "shape": "order-created", "input": "{}" }, "passes": { "by": "validate", "shape": "order-created", "input": '{"status": "PROCESSING"}' }, "page": "docs/codes.md#required" };
var empty_ = { "code": "empty", "text": "A string or list is empty although it needs content.", "fails": { "by": "validate", "shape": "product-update", "input": '{"product_code": "", "new_state": {}, "timestamp": "2024-04-10T17:11:26.601254"}' }, "passes": { "by": "validate", "shape": "product-update", "input": '{"product_code": "P-1", "new_state": {}, "timestamp": "2024-04-10T17:11:26.601254"}' }, "page": "docs/codes.md#empty" };
var email_ = { "code": "email", "text": "The text is not an e-mail address by the rule that browsers apply to e-mail fields. It is checked as it would be sent, so spaces around it count.", "fails": { "by": "validate", "shape": "order-request", "input": '{"payment_method": {"type": "ACCOUNT_BALANCE", "currency": "EUR"}, "items": [{"distribution_method": {"type": "EMAIL", "email_address": "name@"}, "products": {"type": "SINGLE", "value": "P-1"}}]}' }, "passes": { "by": "validate", "shape": "order-request", "input": '{"payment_method": {"type": "ACCOUNT_BALANCE", "currency": "EUR"}, "items": [{"distribution_method": {"type": "EMAIL", "email_address": "name@example.com"}, "products": {"type": "SINGLE", "value": "P-1"}}]}' }, "page": "docs/codes.md#email" };
var timestamp_ = { "code": "timestamp", "text": "The text is not a date and time with six digits of fractional seconds, or no such date or time exists.", "fails": { "by": "validate", "shape": "product-update", "input": '{"product_code": "P-1", "new_state": {}, "timestamp": "2023-02-29T12:00:00.000000"}' }, "passes": { "by": "validate", "shape": "product-update", "input": '{"product_code": "P-1", "new_state": {}, "timestamp": "2024-02-29T12:00:00.000000"}' }, "page": "docs/codes.md#timestamp" };
var timestamp_offset_ = { "code": "timestamp_offset", "text": "A timestamp ends with a zone offset. The API documentation shows timestamps without one and does not say which time zone applies.", "fails": { "by": "validate", "shape": "product-update", "input": '{"product_code": "P-1", "new_state": {}, "timestamp": "2024-02-29T12:00:00.000000Z"}' }, "passes": { "by": "validate", "shape": "product-update", "input": '{"product_code": "P-1", "new_state": {}, "timestamp": "2024-02-29T12:00:00.000000"}' }, "page": "docs/codes.md#timestamp_offset" };
var decimal_ = { "code": "decimal", "text": "The text is not a decimal number: digits, with an optional minus sign and fraction.", "fails": { "by": "validate", "shape": "product-update", "input": '{"product_code": "P-1", "new_state": {"price_multiplier": "80%"}, "timestamp": "2024-02-29T12:00:00.000000"}' }, "passes": { "by": "validate", "shape": "product-update", "input": '{"product_code": "P-1", "new_state": {"price_multiplier": "0.8"}, "timestamp": "2024-02-29T12:00:00.000000"}' }, "page": "docs/codes.md#decimal" };
var removed_ = { "code": "removed", "text": "The version no longer has this field or endpoint. The message says which version removed it and what to do instead.", "fails": { "by": "validateCall", "input": '{"method": "GET", "url": "/v2/order/O-1/links"}' }, "passes": { "by": "validateCall", "input": '{"method": "GET", "url": "/v2/order/O-1"}' }, "page": "docs/codes.md#removed" };
var deprecated_ = { "code": "deprecated", "text": "The version still has this field, but a later one removes it.", "fails": { "by": "validate", "shape": "order", "input": '{"status": "COMPLETED", "items": [{"redemption_url": "https://example.com/r"}]}', "options": '{"version":"2023-07-27"}' }, "passes": { "by": "validate", "shape": "order", "input": '{"status": "COMPLETED", "items": [{}]}', "options": '{"version":"2023-07-27"}' }, "page": "docs/codes.md#deprecated" };
var undocumented_ = { "code": "undocumented", "text": "The API documentation does not list this name. Where it says that more names exist, only likely typos are reported.", "fails": { "by": "validate", "shape": "product-query", "input": "limt=10" }, "passes": { "by": "validate", "shape": "product-query", "input": "limit=10" }, "page": "docs/codes.md#undocumented" };
var irrelevant_ = { "code": "irrelevant", "text": "The field has no meaning for the chosen type, for example a card ID where the account balance pays.", "fails": { "by": "validate", "shape": "order", "input": '{"status": "COMPLETED", "payment_method": {"type": "ACCOUNT_BALANCE", "card_id": "C-1"}}' }, "passes": { "by": "validate", "shape": "order", "input": '{"status": "COMPLETED", "payment_method": {"type": "CARD", "card_id": "C-1"}}' }, "page": "docs/codes.md#irrelevant" };
var unexpected_ = { "code": "unexpected", "text": "An order that is processing or failed contains its status, its ID and a message, and nothing else.", "fails": { "by": "validate", "shape": "order", "input": '{"status": "FAILED", "id": "O-1", "message": "No.", "items": []}' }, "passes": { "by": "validate", "shape": "order", "input": '{"status": "FAILED", "id": "O-1", "message": "No."}' }, "page": "docs/codes.md#unexpected" };
var exclusive_ = { "code": "exclusive", "text": "Two parameters are used together that exclude each other. A page comes before one cursor or after the other.", "fails": { "by": "validate", "shape": "product-query", "input": "before=c1&after=c2" }, "passes": { "by": "validate", "shape": "product-query", "input": "after=c2" }, "page": "docs/codes.md#exclusive" };
var unknown_version_ = { "code": "unknown_version", "text": "The header does not name a documented version. Because the accepted values are not documented, this is a warning.", "fails": { "by": "validateCall", "input": '{"method": "GET", "url": "/v2/order", "headers": {"x-api-version": "2024"}}' }, "passes": { "by": "validateCall", "input": '{"method": "GET", "url": "/v2/order", "headers": {"x-api-version": "2024-02-05"}}' }, "page": "docs/codes.md#unknown_version" };
var unknown_endpoint_ = { "code": "unknown_endpoint", "text": "The version has no endpoint with this method and path.", "fails": { "by": "validateCall", "input": '{"method": "DELETE", "url": "/v2/order/O-1"}' }, "passes": { "by": "validateCall", "input": '{"method": "GET", "url": "/v2/order/O-1"}' }, "page": "docs/codes.md#unknown_endpoint" };
var entries_ = { "code": "entries", "text": "The entries of a list can't be found without guessing, because the layout of a page is not documented. Say with the option `entries` where they are.", "fails": { "by": "validate", "shape": "product-list", "input": '{"data": [{"approval_state": "APPROVED"}], "more": [{}]}' }, "passes": { "by": "validate", "shape": "product-list", "input": '{"data": [{"approval_state": "APPROVED"}], "more": [{}]}', "options": '{"entries":"/data"}' }, "page": "docs/codes.md#entries" };
var complement_ = { "code": "complement", "text": "The complement belongs to another document, to other versions or to other options. Nothing of it was used.", "fails": { "by": "convert", "shape": "order", "input": '{"status": "COMPLETED"}', "options": '{"from":"2024-02-05","to":"2023-07-27","complement":{}}' }, "passes": { "by": "convert", "shape": "order", "input": '{"status": "COMPLETED"}', "options": '{"from":"2024-02-05","to":"2023-07-27"}' }, "page": "docs/codes.md#complement" };
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
var SCRIPT = 1;
var SMALL = 2;
var WHOLE = 3;
var loader;
var script;
var extent = 0;
function use(load2, of = WHOLE) {
  if (of === SCRIPT)
    script = load2;
  if (of <= extent)
    return;
  loader = load2;
  extent = of;
}
function extentOfCore() {
  return extent;
}
function loadedBy(load2, answer, of = WHOLE) {
  use(load2, of);
  return answer;
}
function load() {
  if (knownRefusal() !== void 0)
    useScript();
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
function useScript() {
  loader = script;
  extent = SCRIPT;
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
var extent2 = 0;
var address = 0;
var input = NOTHING;
var words = /* @__PURE__ */ new Uint32Array(0);
function room(bytes) {
  return input.length > bytes && extent2 === extentOfCore() ? input : makeRoom(bytes);
}
function makeRoom(bytes) {
  start();
  const size = Math.max(bytes + 1, SMALLEST);
  address = call((core2) => core2.reserve(size)) >>> 0;
  input = new Uint8Array(core.memory.buffer, address, size);
  return input;
}
function start() {
  if (loaded === void 0 || extent2 !== extentOfCore()) {
    loaded = load();
    extent2 = extentOfCore();
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
function write(source, settings) {
  if (typeof source === "number")
    return source;
  if (source.length > settings.maxBytes)
    return REFUSED_SIZE;
  return typeof source === "string" ? writeText(source, settings) : writeBytes(source, settings);
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
  const source = sourceOf(shape, form, input2, settings);
  return { index, form, source, length: write(source, settings), settings };
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
  const { index, form, settings, source } = prepared;
  const headers = {};
  const applied = [];
  if (isRefusal(prepared.length) || typeof source === "number") {
    return { output: input2, headers, applied, truncated: false, report: reportOn(shape, prepared) };
  }
  const round = { ...prepared, form: form === FORM_VALUE ? FORM_TEXT : form, settings: withAllFindings(settings) };
  let text2 = source;
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
var text = ' ^l|L!   !l3]"pp ]#ppp ]"pp!p]%pppp ]&ppppp ]#ppp!p]!p ]%pppp!p]!p!p]  ](pppppp ]%pppo!p]*pppppppp ])ppppppp ]#pop ]"pp!o]!o!p"P!8|*Hhkabk[_hgmk^_m[|H|J|*dl|"[[|N|Hcga|Jbg[cgcm[b|Ombkgkb|I[m^|Hfb +#|T|S%!%&)!%%,%&! &!% "-# !!)))"!!!*"!,!*" #&.) #& / "!! !   ("!"! #!"! " !%#"# *!&##(""((#(#"%!    % 0 &   1 !* + !  ! "(#&)"(2 %&!h r*&#! 3(;#p!Rqqw -p R})}=w -p R~.}=w -)t!+(|Lb|Lhk|P" *cl[n^fca :(kb|I|Mlb ;)kblbknb |7*n^fca^mb <1[[^|Hhkm[|K^gafbk#!7[[cglm^g_b[mbk|Lcg^mba#"7[[|N|Hcga|Jbg[b|Ombkgkb|Il! 2[[|N|Hcga|Jbg[lm^km  .!e,~1~9"|S|V|,"=p!oB Ru!eA(C ?"R ?"R+Y=A)R.fA&Rw}3w d@5?&G ~(}3Q@9"QRq~(}L~J!?#D"*A&?&Rq~(}L~J!Z=A6?!D"*A0Z?)R)eR#Zj%Q?!E" @??#D".@)2|L?(?0M"O?(Rqqq*?)?)Rqqq*Z=M"L?(R~@vw M"I?(?0M"F?(??N"C?(R4P >??}>@-"Q??S{{{{{ |?%Q?-E  S{{{)|WS~K~S~Y&|:%Q?(R:dR2R R#2n."--??S?t}>@+R~@vw @1Rp@2?0@,R @)"Q"Q"Q"Q"Q"Q"Q"Q#Q"Q?.R!j%QR @*"Q?)?+W%Q?)?-dG  A*R?X%Q?)@&."--?*R?U?)R!dA&?+Wj%Q?&?-dG  A*R?X/!-?(?,M"|K?(?-M"]?(?+M"a?+?(Ry d?)2|#A&Y/"?&?-dG  @*-?*R{!jRAV/!?(R2d?(R:dA)?&2|.?(G 6A+R"U/-?)?&?(D"2A)R(?+R!j2VR @&?(D"F@,?(D"C@-"Q?)?(D"DA+W%Q?)?-dG  A&R?X%Q?)@*."--?&R?U?)R!dA*?+Wj%Q?*?-dG  A&R?X/!-?(?,M"|K?(?-M"]?(?+M"a?+?(Ry d?)2|#A*Y/%?*?-dG  @&-?&R{!jRPV/#?*R!d@)-R @1"Q?)?+W%Q?)?-dG  A1R?X%Q?)@*."--?1R?U?)R!dA*?+Wj%Q?*?-dG  A1R?X/!-?(?,M"|K?(?-M"]?(?+M"a?+?(Ry d?)2|#A*Y/,?*?-dG  @1-"Q?1R{!jA)RAU%Q?(R*d?(R:d?*2|.?(G .A)R"U/.?(D"*@&R#@+&"p?)RGV%Q"Q?)R~9 V%Q"Q?)R~B U%Q?(R:d?*R})qw R&2|(A&T/4&"Q?)R~J U%QR @+R ?(R:d?*R}.qw R%2|(A&/)<.6-?)R~P U%Q?(R:d?*R}#qw R%2|(A&%Q."&.7- -?)R~W U/"?1RIeR{!jR,Z//.%--R!@+R .%--?(D"L?/U/*?(D"O?*W/,?)R~W UA&@.?(D"IA1D"*?(?2M"a?(R%R&?&=M"|K?(?*M"]?1?(Ry d2|E?/R!d@/?*R!d@&@2.%--"p?(R:dA-D".@&"Q"Q?*?-D"2A+W%p?&?*dG  RGU&R -?*dA)?+W%Q?&?)dG  RIU%Q?)R!d@)."--?-?)2JA)T/!?-D".@&?-D"2@+-?)?+W%Q?&?)dG  R|*U%Q?-?)R!d2JA)T/"?-D"2@+?-D".@&--"p?)?+W%Q"Q?&?)dG  R~<!jR~! U%Q?-?)R!dA)?+W%p?&?)dG  R|)eRz!j&R!-T?)d2JA)T/%?-D"2?)Y/!-?)?-D".dG  ."--R -A&R{!jA+R|*V%Q?)?+R~< U?&RIeR{!jR,Wk?&R[jR}W eR{!jR;YkT/"<-?-?)R*2|,-R -A&T//R"@+R -@)-?(R:d?*?&?+?)R!j2V?(D"I@1?(D"F@,?(D"D@+?(D"C@--"Q"Q"Q"Q#Q"Q?/T/.R @*"Q?&?+W%Q?&?-dG  A*R?X%Q?&@)."--?*R?U?&R!dA)?+Wj%Q?)?-dG  A*R?X/!-?(?,M"|K?(?-M"]?(?+M"a?+?(Ry d?&2|#A)Y/&?)?-dG  @*-?*R{!jA&R~: U%Q?.R!j/%&?&Rz V/!?.R!jT/#-?1D"*A.?2X%p"p?1D"%?2R.fdA*D"%@2?*?)R!dA&M"%?*?*D"*?.R%mkM"*R ?1D"*?2Y/ <?1D"%?2R.fdD"*R)jR%U-&?)R!d@&Rp@2R -@.?/R!e@/.!--?&RFV/"?1D"*?2R!dU/#?)R!d@).&-R @..!-R!@.-?1D"*?2R!dV/*-?.R!@.R!j/!?)?+Z/*?)?-dG  A&T?&RFUk?&Rz Uk/*R @.?&RPV/!.*--?(R:d?&R#R"?1D"*?2R!dU=29.*-?(R:d?*R%29.)-?(R:dR3?*R!2n.(-?1R~<!jR}W eR{!jR;X/%?(R:d?*2M.&-?(R:d?*R/29.%-R @*"Q?&?+W%Q?&?-dG  A*R?X%Q?&@)."--?*R?U?&R!dA)?+Wj%Q?)?-dG  R?X/!-?(?,M"|K?(?+M"a?(?-M"]?(Ry d?&2|#@)-?(D"O?)Y/#?(R:d?)R/29.#-?.R!j%Q?(R:d?)R&29&?(R:d?)R(29-."-?(R:d?)R!29.!-?(R:d?*R 29-?(G >A-R4V%Q"Q?(D"?@;?(D":@1R~Hvw D" A.Rmf@+?.R.fA)R.g@2?)R~Dvw D" A&dA,@)"Q#Q?+A*%Q?*R.d@+?2R!e@2?)R%e?)R.e@)D" R1X/!."--R @2-R @)?*R ?.?2X=%Q?-R!V?-R(Vj?-R/Xk?2R.f?&dD"*R)jR&Uj@)-"Q"Q?.R ?,R.V=%Q?,R%eD" R)jR(U?)k/!."-?)T/!-?(S N"]?(?.R%mR9dM"|KR~@vw ?(Ry d2|ER~Hvw D" A.R!e@2R~Dvw D" @&-?.R.f@)?&R*d@+?.R%m@*#Q?)T/!?&D"*A.R2W%Q?+R%eRpM" ?+?*?.kM" -?&R.d@&?)R.e@)?+R.d@+. - --R~Xvw ?-P  R~Tvw ?2M" R~Pvw ?;M" R~Lvw ?1M" .!-2|LR~Xvw G  @-R~Tvw D" @2R~Pvw D" @;R~Lvw D" @1-R}-}<w R M" Rt}<w R M" ?(Rq}<w M"Q?(?#M"|/?(?5M"O?(R P U?(?%P |4?(R!P ??(R"M":?(?!E" N"C?(?!D"*M"F?(R~Hvw D" A.M"L?(R~Dvw D" A5M"I?(?-R{!jR4VP T?0?6X%Q?(R}#sq2M!k?(R(P i?(z.                z-#]?(R:d?(Ry d2|%&"Q"Q"Q"Q?9R!e0"!" -?(R:dR ?"28."-?5Rqqw ?.=A!D"*A6R(jR%V%Q?(R:dR R,28."-"p"p?!D"%@=R @*R @+?6R&jA!R&V%p?(D"F@8?(D"D@0?(D"C@9?#D" A)T%Q?(?.M"|A?(?5M"|=?(?8M"|9?(?0M"|7?(?9M"|5?(?(R~% dA#M"|E?(?6R%nR ?!R%U=A>M"|O?(?.M"i?(?5M"f?(?8M"|K?(?0M"a?(?9M"]?(?(Rx dM"q!?(?#M"|S?(R~X d@| R!@+R @&R!@#R @!#Q"Q?(?| M"t!#Q?>?+A)Y/!?(Rqqw ?)R!dA+R.f?5d?+?.Z=A|!D"*A/R%nA+M"m?(?)M"}-!R @8Rqqw ?(R}-!dA7D" A:R!dA,R.fA4?(Rt!dA|"D" A3D" A<D".d?<D"2?,Y=D"*R)jR&U%Q"QR!@8Rqqw ?4?3D"%D" A3D".A<d?,?3D"2A4Z=D"*A,R)jR&V/ ?,R%n@3?:R"d@,#Q?,?3ZA8/!Rqqw ?,R.f?<d?,?4Z=D"*A:R%n@,?:R)jR%U/ ---?8T/ -Rqqw ?)R.f?5d?)?.Z=A:D"%A,?,R VeA,?:D" R!dA4W?,?0Xk@3R ?,?4e?3=@8R!?4?9d?3=@4Rqqw ?%?)?&R!j=A%R.f?5d?%?.Z=A&D"%@,?&D" @3?)?*?:D"*?&D"*kR*j%p?(R M"})!?,?,R VeA&?3R!dA*W?&?0Xk@,?(R ?&?*e?,=M"}#!?(R!?*?9d?,=M"t!?(R M"}5!?(?8M"}1!?(?4M"}-!B RIeA*C ?*?7D"*M"D?*?7E" N#?"Q#Q"Q?*R:d?|"2/?*G :T/ ?*G ;@,?*R*d?*R?d2/R @&?*G *T/"?*G +?,U/!."--?*R2d?*R?d2/?*G 2R!l@&-?*RIdC ?&R!j@&?|!D"*A/R%n&R @&?,?,R VeA*?3R!dA,W?*?0Xk@7R ?*?,e?7=?8U%QR!?,?9d?7=?4?82|8T@&-?+-?)R"dX?/R)jR&UjA)=@*?!?)k@!?#?&j@#R!@&.!--R!@)?!?#jR!j%QR!@+?*R!d.#&R#R"?!R!j=@+R @&R @*R".%- -?#D"%@!?(R P |=?(?!M"|9?(?)M"|7?(R!M"|5"Q#Q"QRqqw ?*R.f?5d?*?.Z=@!?(?(R~% d2N?(D" A/T/"?(D"%@&"Q"Q?!D"*A!R)jA#R%e0" !"-?&?/d@%?*R!d@&?!R%n@7R @*?#R%V@:#Q?&?7Z?:kT%QRqqw ?&R.f?5dA!R.d?.?&R!dY=D"*Rqqw ?!?&?.Z=A#D"%@!?(R M"|K?!?!R VeA!?#D" R!dA#W?!?0Xk@)?(R ?!?#e?)=M"a?(R!?#?9d?)=M"]?&?,?(Ry d@,?/@!R @+B R2eA)C "Q#Q"Q?)R*d?,2/?)G *T/ ?!?%U/"?)G +@3?!R!d@#?!G  A&R~Y U%p?#?%U/#RHR~Y ?!G !RJU=@&?!R"d&?#-@!?&?3U/!."--?!?%V%Q?!G  R~Y V?%?!R!dVk/!-R!@+-?)R2dC ?+=@,?*?+k@*R%n@&.!--?*R!jT/!?,R!d@*."-?(?.M"i?(?5M"f?(?8M"|K?(?0M"a?(?9M"]?(?*R!dM"m?(?!R%nR ?#R&U=M"|O"Q"Q?&0""! -?/G  RIU/!-R @+#Q?&%Q?/G  RIeR{!jA!R+X?+Rq}X~5HXk/"?!?+R,fd@+?&R!e@&?/R!d@/.!--"p?+%Q"Q?(Ry d@!#Q?!D"6A#?!D":W%p?!Rqqw ?!D".?#R.fd?!D"2?#Y=D"*R%nM"6R!&R -R!U%Q?+R!eA+/!."--?+."--R -/ ?(D"mA*?(D"|OW/!--R#@+R @&R @*R @)R .#-R @&?!D"*R)jR&V%pR#@+R @)R!.#&R @+?*-&R --@!?(R:dA#R ?!2@?#?!?"2|+Rqqw ?(D"I?!R.fd?(D"L?!Y=D"*R%n@&R!@)R"-@!?(R:d?&?6R%n2@?=RpU/!"Q"Q"Q?+R!e0# !"%-?(?*M">?(R M":.#-?(R!M":."-?(R} }Cq2M!k?(?!P j?(R+P i?(?*M"|K?(Rqqw ?(D"I?*R.fd?(D"L?*Y=A!D" A"M"f?(?!D"%M"a?(?"M"]?)%Q?(R!P m-?(D"|/G |)A!R%V%Q?(?!P m-?(R:d?(Ry d2|%.!-R @)R @%R @#B R}G!eA&C ?(R:dA+D"6@"?+D"2@*?+D".@,?+D"?G *A!R ?!R~, Y=R.fG }J}+Q@!#Q?)R:V%Q?)?&R}-!ddR M" ?)R.d@).!--?&R |.!|/?&?!P |1?&?&E"}-!N#:?&?&z "}5!z-#??&R M"O?&Sqqqqw N#I?+D"DA!R M"|K?!R M"|E?!R M"F?!R M"?R!?,?"?*XA!=@,?&RId@8?&R ?"?!=A5%p?,G  R|2U&R -M"|7?&?5M"|5?&?,M"|4?&Rv!d@"?+"p"Q"Q"Q#Q"Q?&R~. d?&R~  d23?&D"|9A*R!V/ ?&D"]@/?&D"|E@0?&R}-!dA#?,?5?&D"|=A.?&D"|AA92,?&D"}5!@!?&D"}1!@)?&D"}-!A%Rqqqq|OU/"?&?!M"f?&?)M"|K?&?%M"a?#?,?5?0?/2,?&D"}5!@#?&D"}1!@%?&D"}-!A6Rqqqq|OU/#?&?#M"|O?&?%M"m?&?6M"i?+D"CG G@7?&R2d?&G |1A6R ?6R0Y=A3R|/fR}O}4w dA*?)?!2|&"Q?&D"2R!U%QR!?&D"6A:R1jmA4?7R!m?*dH!(jT%Q?4?&H!|/A!j%Q?+R ?.?92|9-?&?!?4k|.!|/?:?*G |-d@.?3R)eR{!jR~Y!Z%Q"Q?&Rv!d?*H!M|.! ?&S N"}?!R @)?"@!#Q?)R:U/!?:?!G  U%Q?)?&R:ddA*D" T%Q?*R!M" ?*R*d?/M" ?*R%d?0M" --?)R.d@)?!R!d@!. - --?.R ?.R{!jR~, Y=R{!jR.fA!G }G}+Q?%?#?+D"CG H2&A)R{!jR:U/"?+?)?!R}?}+w dG #?.R ?0?/R 2E."--?+R22W%Q"Q?*G |,%Q?&R*d?6?)?!?722?&G *T/!-?&R"P }*!?&R2|. }(!?&?6P }%!?&R#P }#!?&R M"r!?&?.M"t!?&?9M"q!?&?.M"|S?&?*R!d?+D"?R+d?*G  =G  P }&!?+?&R~X dR R 2|5?&D"f@!?&D"|K@)--?+D"DA6D"?@:?&D"O@*B R2eA/C ?6R:dA0?!?)dA4?)eA!2l?0E"%@??/?0R*dM"%?/??S?} N"*?/R%dA7D"%@0?7D" ?)?4V%Q?7D"*@7#Q?0?7d?)G  P  ?)R!d@)?0R!d@0?!R!eA!/ --?0M" ?/R2dC ?&R!P u!?&?:M"}1!?&?*M"}-!?&?6D"?M"}5!?6RCd?&R}-!d2b?*?&D"IU%Q?82|=-?&D"L?*R#mdA!?9M"%?!?.M" ?&?*R!dM"O-?&R~L d2|Q?&R~@ d2|Q.!--R .#-?!@#?)@%.!-?&R~@ d2|Q-R!-P G?+D"DA!R:dR!R 2(?!D"|E@"?&D"L@,?&D"O@.R @!R @)#Q?"?)V%Q?)?+D"DA/D"|EW%Q?!?/D"|AdD" A/?.W%Q?+R ?/R#m?,dA/D" ?/D"%2|9--?)R!d@)?!R%d@!.!--?&G |1A!R ?!R0Y=A!R&eR{!jR!Y%Q"Q?&D":R!jT/ ?&D"CR!jT/ ?+R5?!R|/fA!G ~L}4Q?!G ~M}4Q?!R~J}4w d?!R~K}4w d?&D">A"?&D"DA)XA!=G  dR ?"?)?!=?&R?d?&RFd?!=D" R 2E--?*%Q?&R |.!}?!?&R|X}5}1*M"v!?&R M"}5!?&?%M"u!?&?#M"}1!?&?%M"}-!?+?&R}-!d2|%-?8R%R*2K?&R}G!dC --?-R{!jA!R4V%Q?(R&P i?(?2M"|K?(?1M"f?(?;M"a?(?1M"]?(?-P j?(R P m?(Sqqqq??!R/eR ?!R/X=}DS#sA?t|/ |M?(Sq|Vrtw ??t|/ l?(Ss}#}1}Gw!??t|/ k?(R:d?(Ry d2|%-? ?(D"?M"*? ?(E":N" ?(Ru!dC -~72")p%oB RIeA&C "Q"Q"Q"Q"Q"Q"Q"Q"Q"Q"Q"Q"Q"Q?"G 2R!e0/!&()*+,-.+"#% -?"G 3A%R ?%R~, Y=R.fA#R}?}+w d@(?#G }G}+Q@)?%}D@.R~; @%RE@#Sqqqqqy|2@,SqqqqqqQ@-"Q"Q"Q"Q"Q"Q"Q"Q"Q?"G 5R(e00 !)"#*%&)))))()-R|"@#"Q"Q"Q"Q?)R&e0&-, !",-?!?"D" ?"D"%2DT/+."-?!?"D" ?"D"%2D/!.*-?!?"D" ?"D"%2DT/)-R>@#.)-?&R M"F?&Sqqqq2N"C?!?"?&RCd2| ?&?&D"DA"?&D"FA%?(G -A#R%Y%p?#R,fR~D|Xw dA(?!D":G GdG *A)R*X@#R ?)?#=@*R!?(?#=&R!-?*2)?!D"6G -?&G  %p?&G !A!}DSIsSqqqq~L{}Vqpr@-?!R ?!R|0Y=R{!jR;fA!G }IsQ?%U%p?!R}3sw d@#?%@!#Q?!T?%TkA+T%Q?"G  @(?#G  @)?%R!e@%?"R!d@"?!R!e@!?#R!d@#R?R ?)R}W eR{!jR<W=?)kR{!jR?R ?(R}W eR{!jR<W=?(kR{!jU/!--R}X R}W ?+=&R}W -&Sqqqqi@-R~; -@%?-S{{{{1|W@/?-SqqqqqqQ|W@-R?k@#?&RCd2|Q.(-RC@#"Q"Q?)R(e0# !)!-?!D"6G -RAk@#.(-R|%R|#?"G 7?(G %U=@#.&-?!D"6G -R|&d@#R}Y @%.%-R|(@#.#-R|)@#."-?(J ,SDs@,R~! @%RF@#.!-?!D"6G -R| d@#-? ?#P +? ?%P *? ?,?-r?.S?s?/rrN" ..-?"G 3A%R ?%R~, Y=R.fA(J }I}+Q@-?%}D@.RI@#S{{{)@,"Q"Q"Q"Q?"G 5R0e0% #!"!-RNRH?(R}?}+w dG "=@#."-?-Sq~Y{)r@,R|,@#.!-?-Sq~Y{)r@,?!D"6G -RKd@#-? ?#P +? R~; P *? ?,SDs?.S?srN" .--? R~; P *? SqqqqiN" ? ?"G 3R~6 kP +.,-? R~;}Q!|.!*? SqqqqiN" .+-? R~;}O!|.!*? SqqqqiN" .*-?"G 3A"}D@,? ?"R ?"R~, Y=R.fG }G}+QR(U%pR~; R~  ?!D"6G -A!=@"R|*?!e&R~; @"RG-P +? ?"P *? ?,S?sSqqqqq]rN" .)-?"G 3A%}DS{!|W@,?"G 5R4U%Q? R~;~F |.!*? ?,SDsSqqqq~L}8QrN" .)-? "p?&Sqqqq2N"C?&R M"F?!?"?&RCd2| ?!D":G G@"?&R2d?%R ?%R0Y=R{!jR|/fR}O}4w dA#?&D"DA(?&D"FA)2|&?&D"2R!j%Q?"R!m?#dH!(?&D"6A*R1jnR!j%Q? ?*?#G |-d}DS?sSqqqqq]rN" R~; @"?!D"6G -RJd."--?!D"6G -?&R*d?%?(?)?"22?&G +@"?&G *@!? R%d?,S*sS{!r|0! ? ?,SDs|1" ? R{!P )? ?"Rp?!=P (R}W R~; ?!=@"RMk-P +? ?"P *?&RCd2|Q.(-? ?!D"6A!G ,R"V%p?!G -ROk&RP-P +? R~" P *? SqqqqiN" .&-R4@%"Q"Q"Q"Q"Q?"G 3A#R/eR ?#R/X=R!e0%!"%# -?"D"%@%?"D" @"?&R:dR!?!D" ?!D"*A(?!D"%XA!=A)R ?(?!=A!2U"Q?#%Q?#R/V?"?%Zk?!?%Wk/!?"?)dG  R?kR~W V/!R=@%.&&?&D">A!T%QR:@%.(-?&D":A"G  A%R|/U%QR;@%.(-?!R!U?%R|"Vk/!R<@%?"G !A!R}"!U?!R}X!U?!R~K!Ukk/&--?#@%.#-R1R0?!D"6G ,R"U=@%."-?!D"6G -R2k@%.!-? R~;|%|.!*? Rqqq*?!D":D".A ? Rqqq*Z=}DSqqqqirN" .&-? R~; P *? ?%P +? SqqqqiN" .%-?!D":@!"Q"Q"Q?"G 5R#e0" !"-? R~;D|.!*? Rq~(}L~J!?!D"*A ? Rq~(}L~J!Z=}DSqqqqirN" .&-? R~;|%|.!*? Rqqq*?!D".A ? Rqqq*Z=}DSqqqqirN" .%-? R~;|(|.!*? SqqqqiN" .#-? R~;F|.!*? SqqqqiN" ."-? R~;|*|.!*? SqqqqiN" .!-? R~; P *? SqqqqiN" ? ?"G 3R|.dP +-?&RIdC -{Q#|*p#o!|RB R~L"eA)C ?)?"E" N#??)?"D"*M"D?)R~Hvw D" AJM"I?)R~Dvw D" A|+M"F?%D"2A"Rt}<w D" A|#?"?|#W=@8Rr}<w D" @@?|#%Q"Q?|#R!eA(R:f?@dA-G 5A"R&X?"R"Uk/ ?(?8R!eA"Y/ ?-z " @M?"R:f?@dA"?-E"2N"2?"?Mz-" --R @(?)R P })!?)R M"|K?)Sqqqqw N#]?)R M"}#!?)Sqqqq2N"r!?)S%N"|S?)S N"m?)Sqqqqw N"f?)R~H d@I?8%Q?)?)D"IM"}?!?)?)z #?z-#}1!?)?%M"}G!?)?#R ?#R+Y=A+R.fRw}3w dM"}C!?)R}1!d@4?@@"?)Ry d@-B R~L eA.C ?8R:f@(?.R|/d@,#Q?(%Q?.R*d?4?"2"?,?"E"2N"2?,?"z " z-" ?.?.G 2P |L?.?.G 3P f?.?.E#*N"|E?.S N"a?.R#P |=?.R"P O?.R M"6?-?.R6d2|I?(R:e@(?"R:d@".!--?.R~L dC ?)D"|K@"?)D"a@(?+R)eR"X%Q?)?)D"IM"~2!?)?)z #?z-"~ !R @-?)R M"w!?)Sqqqqw N"}O!?)?"Rx fA"?(dM"~@"?)?(M"y"?)?4M"~H"?)?)R}O!dM"~D"?)R~D"d@+"Q#Q"Q?"T/"?)R:d?(27?)G :R(V%Q?)R2d?+?(2Q?)D"2R!j/!-?(Rx d@(?"Rx e@".!--?)D"6@"?)?(Rx dM"y"Rqqw ?)D"v!?"R.fd?)D"}?!?"Y=D"*R%n@(B R?eA4C ?)Ry"dA+D"%@,?+D" @-?+D"*@"?4?+D".A+M">?4?"M":?,?-V%Q?,?-eRx g@0?+D"2@,?+D".@+#Q?4R2d?-27?4G 2R(V%Q"Q?4R*d?4R:d?-2Q?4D"*R!V/ ?(Rqqw ?4D".A"R.f?+d?"?,Z=D"*R%nA"?"?(W=@(--?-Rx d@-?0R!eA0/ --?4R?dC ?(@--?)R}O!dR%R22K&?"Rx f@"#Q?"A-%Q?"Rx e@"?)R*d?(27?(Rx d@(?)G *R(U/!--RpR ?-=@--?|#R:f@+?8R:f@(?)Ry!d@,#Q?(?+V%Q?(?@dA4R*dD" ?-W%Q?4R5dG  A"R3XR!?"mRq|U/jTkT%Q?)Ry"d?)R}1!d?42"?,?4z " z-" ?,?4E"2N"2?)?)G ~D"P }*"?)?)G ~E"P })"?)?)E#y"N"q"?)S N"t"?)R#P ~T!?)R"P x!?)R M"}O!?)Ry d?)R}O!d2|I--?(R:d@(.!--?)?)D"IM"~*"?)?)z #?z-"}S"?)?#M"x"?)?|#M"~6"?)?@M"~2"?)?%M"~."?)R}O!dA/Ryrw R~T ~X,  ?)R M"}O"?)Sqqqqw N"}G"?)Ry"d@D?)D"a@+?)D"|K@|*R @#R @(R @-B Ru!eA*C ?|*Rx fA7?+d@.?+@""Q"Q#Q?7%Q?"G |.@%?7Rx e@7?"Rx d@"?%R"U?%R&Xk/!."--?*R M"C?*Sqqqqw N">?*R M"I?*Sqqqqq!N"D?*R M"|/?*Sqqqqw N"L?*?/D"}-!M"|9?*?/z "r!z-"Q?+@%R @"#Q"Q?%RFe@7#Q?.?7RFdA%U/!?*R:d?%27?7Rx d@7?"R!d@"?*G :A2R(U/ -"p?*G ;@4R @6?/D"v!R)eR#Z%p?*R~2 d?*RLd?7D" 2.R ?*D"|EA%T/!<R ?*D"|A?%R%mdA,R2eA%T/!<?%D" @6?,R.eD" &R --@,?*RDd?2R&V%o?7R>dJ  &?7R|!dJ  Sq"r-?6}DS?sr?*D"C2|H?*D"CA1?*D">U%Q?*R>d2|>-?7RFd@%?*D"??1R%mdA5?4P /?5?2P .?5?,M"*?5?6M"%?5?"R!eM" ?*?1R!dA6M"C.!--?6%Q"Q?/Rr!d@H?*D"I@,?*D"F?*R M"|E?*Sqqqqq!N"|=?,?*R~2 dA"2-<?"R*R22KR%?+?8?|*X=@|%?*D"FA7R2d@E?*D"IAAR%m?7d@|(?"R&d@|)?*R}.!d@F?"R.d@B?*D"C@G?*D"?@>#Q?-@4?%@,?(@+?&R!e@"?&R%m?Ed@%#Q"Q?7?|(U/#"p?"R"d@&?7R*dD" @(?7E# @L?"?AW%QR!?%R?eE# ?L|:/!<-?&?AW%p?L?%E# |:&R --@5?(?GW?8?|*Yj%Q?(R%m?>dA2D" A(?8W/!-?7R2d@7?"R!d@"?%R2d@%.!--?(Rx f?|%dA| G |7@-?| G |8@.?| D"F@1?| D"D@"?2D"*@(?/D"q!@%"Q"Q"Q"Q"Q"Q"Q"Q"Q"Q"Q"Q"Q"Q?2G .R!e0&!"#%& -?/?(2|GR~# @<R{!@#?5%QR!@:.*&R{!@=.(- -?2G /@,?/?(2|GRqqw ?/D"})!?(R!dA"R.fd?/D"}-!?"Y=A+D"*R)jA"%pR!@:R~# @<R{!@#?"R#V/)?+D"%@2?+D" @1?/D"r!@+?/D"t!@"R @;?*R M"|E?2?2R VeA.?1R!dA4W?"?.Wk@"?*R ?.?4e?"=M"|A?*R!?+?4d?"=M"|=#Q"Q?*?*R~2 d2/?*G  T/ ?*G !A"R?eR{!jR~< Z/+?;R{!j?"A;R?Vk/!.+--R{!@=?;R{!jR?U/-R~% R~# ?2?1eR"XA"=@<?,Rp?"=&R~# @<R{!-@=?5/&R{!@#.%-?5/(?2G /@C?*R2d?/?(21?*D"6@:?*D"2@0?*R*d?H?(R!dA|!2|0Rqqw ?/D"})!A??2D"%A.R.fd?/D"}-!A6?.Y=D"*A"R)jR%V/(?"R%n@5?*D".?-R ?-R{!jR~, Y=R{!jR.fG }H}+QA3R ?3R|0Y=R;fG }IsQd@|&?.R!d@"#Q?"A.?5Z/)Rqqw ?"R!dA"R.f??d?"?6Z=A2D"*A1R%n@"?1R)jR&V/ ?/?.?C2GT/ -R @""Q?2D"*A1R)jR&U%Q?1R%n@5?.R"d@"R @9R @|"#Q?5?"A.X%QRqqw ?"R.fA"?/D"})!d?/D"}-!?.Y=A2D"*A1R)jR%V/,Rqqw ?"??d?.?6Z=D"*R%n@"?2D" @2?/?.?320/!?9?0?2ZkT%Q?*R P |=?/?0?:?*R~2 d2ZR!@9-?*?|!M"|A?*?3P |>?*R#P |=?*?.R!d?1R%nVP |??/?2R!dA.?.?*R~2 d2Z?|"?|&dA|"Rqqw Y/!.,--?|"R V@"?9/!-?*R P |=?/?0?:?*R~2 d2Z-R~& R~# ?"=@<?CRp?"=@=.%-?/?(2|GR!@:R~# @<R{!@#.%-?*R"P |=?*?.P |>?/?"?1?*R~2 d2ZR!@:R~( @<R{!@=?5?| G |BR}X Vk/(?-R ?-R{!jA+R~, Y=R{!jA"R.fA#G }I}+QA4R ?"R-Z=R{!jR|/fA"G ~H}4QR!U%Q"Q?+?"R}O}4w dA,G |-V/ ?/D"}1!@1R!@<R @"R @=?#R}?}+w dG -A#R%Y%Q?#R,fR~D|Xw dA+?1G GdG *A#R*X@;R!?+?;=@<R ?#?;=@=-"Q#Q?"?=U/!?.?"?<dG  V%Q?"R!d@".!--?2D"%@+?/R M"6?/R M"*?B?HD"2M"2?B?Hz " z-" ?*?/M"|S?*?1M"|O?*R P |V!?*R |.!q!?*R!P |E?*R"M"|=?*?/D"v!A#R ?#R+Y=R.fRw}3w dM"m?*R |.!}&!?*R!M"r!?*?"M"t!?*?"R)jR!m?,dH!A|.!}#!?*Rqqw ?*D"f?+R.fd?*D"i?+Y=A"E" N#})!?*?"D"*M"}1!?*R~2 d?4?+?*R})!d?*Rr!d2*?/D"}5!A,?/D"u!A4R:fd@|!?/D"%A"?/D"*R:fd@|&#Q?"?|&V%Q"p?,@#R ?4A+T/ <?"D".@2R @6#Q?+R"Z%Q?6?+R!nA1dA;?6?2?;R:f?#dD".X=@6?+?1e@+.!--?2?6R:f?#dD".X?6d-A+%Q?4?+R!eY/#?#?+R:fd@#-?"R:d?"D".@5?"G 3@2?"G 2@1?"D"*@??"G 5@6#Q"QR~( @<R{!@=?#?|!U//?5?#R.dD" V//?*?#R5dG  A;P }-!?*?#R2dH! |. }.!?*?#R*dD" A"M"})!?*?2P |C?*?1P |B?*??M"|=?*?6P |A?6?;U?"??Uj%Q?F?|)2?/!-?#R:d@#.!--@".!--R~( @<R{!@=.!-R~( @<.)--?.@#.!-?5/#?/?2D"%?.20/#?*?.P |>R!@:?*R!R"?/D"v!R)eR#W=P |=?/?"?1?*R~2 d2ZR~) @<.%-R @:.&-R!@:R{!@#.%-R{!@=.#-R"@:?%?/D"q!Y%Q?/?%M"q!-?+@(?,@%?4@-.#-R{!@=-?.@#-?/D"q!?%e@;-?7R2d@7?| ?:P C?| ?<P B?| ?=P A?| ?#P @?| ?-P ??| ?;M">?| ?%M":?| ?(M"6. - --?D?/D"q!M"*?D?/E"|ON" ?*RLdR%R22K?*RDdR*R22K?*R>dR%R22K.!-?D?/D"q!M"*?D?/E"|ON" -?/2|-?*Ru!dC ?8?)D"|KY%Q?)?8M"|K-?)D"~@"@|&?)D"~D"@5B R~.!eA&C ?&R M"6?&Sqqqqw N".?&?)R}1!dA9D"2M"D?&?9z " z-":?&R M"|/?&S N"L?&Sqqqqw N"F?9D"*A"?9D"%AEX@#R ?"?#=@BR!?9D" A2?#=@C?)Ry dA3R:d@1?3RCd@|(?3R.d@??&R~2 d@8?&R~D d@;?&R~  d@.?9D":@|"?9D"2@|)?9D".@F?9D"6@G?3D"*@-R @""Q"Q#Q?"?-V%Q?3D"*?"Y/#?"Rx fA4?3D"%dA%D" A#R"U/#?&?#M"Q?.?%R%dR~6 ~X,  ?3D"F@>?3D"6@6?&?&G |PAAP }6!?&?&G |OA:P }5!"Q"Q?GG ,R"U%Q?&D"I?&D"LA#R"mdR%e@0?&D"O@+#Q?#%Q?#R!e@#?+?0D" e@+?0R%e@0.!--?&?+M"OR @(?&R M"L"Q"Q"Q?:R!e0/&&!!"&&&&&&!! -?&RFdR 2[?&R!P u!?&?AR ?AR~, Y=R{!jR.fG }H}+QP }9!???&Ru!d2|J.%-?&R M"}?!?&Sqqqq2N"u!?9?;?&Ru!dA#2| ?&D"v!?&D"}?!?&RFd?32|??#2|Q.#-?&D"|K@(?&?B%p?CG  R|2U&R -M"~*!?&?BM"~%!?&?CM"~ !#Q?&Ru!dA%?&R~ !d23?&D"u!R!V/"?&D"}?!A#?(Z/ ?(?&D"}C!W/ ?&D"}G!?(W/ -?%?C?B?&D"v!?#2,?&D"u!A#Rqqqq|OU/!?&?&E"v!ALN"v!?&?#M"u!?L}>?LS?t}>?&RFd?32|??%2|Q&?&R}5!dR~9rw 2?%Q?&D"I?&D"LA#R"mdR%e@0?&D"O@+#Q?#%Q?#R!e@#?+?0D" e@+?0R%e@0.!--?&?+M"O?&R M"L?|"D"%@#?|"D" @%?&R P }C!?&?#R ?%=M"}?!?&R!M"u!?&?%R!?%=M"v!#Q?&?&Ru!d2N?&D" A#T/#?&D"%@%?&R M"~*!?&Sqqqq2N"~ !?&R~ !d@,?#?%d@(#Q"Q?#?(U/ ?#R!d@%?#G  A+R~Y U%p?%?(U/!RHR~Y ?#G !RJU=@+?#R"d&?%-@#?,D"*A%?,D" U%Q?,R!2l-?%?,D"%d?+P  ?,?%R!dM"*.!--?&D"~%!?&D"~*!?&RFd?32|??,2|Q. - -?&Ru!d?&R.d?&D"i2.?&D"LA#?&D"u!A%?#?%W=@(?&D"I?#R"mdR%e@0?&D"}?!?&D"v!@+?&D"O@%#Q?#?(X%Q?#R!e@#?%?0D" e@%?0R%e@0.!--?&?%M"O?&?#M"LR%m?+d@|!?(@##Q"Q?#%Q?|!?+eR%n?#Y/!?#R%m?+d@+&?+?|!U/!-"Q?+G .%Q?&R P ~ !?&?+D"*M"~%!&"Q?3D"F@|%?&Rqqw ?+D"%A#R.f?Fd?#?|)Z=A#E" N#u!?&?#D"*A#M"}?!?#R*jT%Q"QS @K?E?&D"u!R!dA%Z?E?%eR*Zj%Q?%?2dE  @K-R @#R @0#Q?#R}&.U/!?#R}3sw d?9?%?K25T%Q?0R!d@0?#R;d@#.!--?&R!P ~ !?&?0P ~!!."--?9?&Ru!d?|(2SR!?|%?3D"Dd?|%?3D"FA%X=A,?%?|%eA#R ?#?%Y=A%2R@#?&R"P ~ !?&?#M"~%!?&RFd?,?%2B."--?&RFdR.R ?&D"LRw Z=2[-?+R2d@+???&R~ !d2|JR @#.!--?:R"V/"?&RFdR.R ?&D"LRw Z=2[?&R!P u!?&?AR ?AR~, Y=R{!jR.fG }H}+QP }9!???&Ru!d2|J."--R @(-?&?(M"})!?&?3D"6A%?6eM"}-!?&?&D"|/?&D"OdA#M"|/?#R|Uqw ZR ?"=%Q?|"G |+T/#-"Q"o"Q"p?&D"fA%?&D"|KA0W?%?BXk@#R ?%?0e?#=@%R!?0?Cd?#=@#?:%p?:R&V?AR/Xk/%S @KR(?%T/!<?|"G IT/"R)?#G  A#RIeR{!jR,W/!<S!?#R@eR{!jR1W?#RPeR)Wk?#R~9 eR(W?#R~W eR%Wkk/#<?#R?Z%QR+R,?#R~<!jR}W eR{!jR<W=?#R{ V/"<-R*&?|"G IT/"S @K?GG ,R"V%pSq|Vt}1wu}W!Rqqw ?&D"iA#R.f?Fd?#?|)Z=|,"*S#st}>&R#---@#S .!-?&Ru!d@>R @(R @+R @|!"Q#Q?%?(U/!?#?(d?(R!d@(F  R}Vp|6?|!dA|!RDY/ -?%?(R!eA(W@,R ?(?,=@%R!@+R!?#?,=@#-?>?+P *?>?%M"%?>?#M" ?&G }?!@0?3?&D"u!?&D"v!2|N@#?0%Q?3R}/|Uw R#2|N?#d@#-?#}DS?s@KS"-@L?&?L?K?#}DS{!|WS*srrN"q!-?"R!dR @+?8R ?&G aR"V=@##Q?+R ?+?0V=%Q?3D"F@>?&?+E" N#u!?&Ru!dA(?9?|(2>?+E"*@L?3D"FA|!?>e@,?&R!?3D"D?>d?>?|!X=?,R ?,?|!Y=2RM"}?!?&?LN"u!?1?(2|E?+R2d@+.!-?#%Q?#D"%@(?#D"*@,R @#R%?(R%m?|&d?,?(?,dA(X?(?5XkA(=A+R ?,?(=R%md@0.!--?3D"*?"Y@#@"?#/!?4?3D"%d?&RQeRx ~X,  .!--?-@".!-?%?6Z%Q?3?6M"6-?3D"F?>W/ ?3?>M"F-?3?3D"*A%?"XP I?"?%Y%Q?3?"M"*?"@%-?&R M"~*!?&Sqqqqq!N"~ !?%Rx f@0?&?&R~ !dM"}5!?3D"%A;@##Q?0%Q?&R}5!d?#D"D?#D"F2k?0Rx e@0?#Rx d@#.!--?3D"?A.R.f@0?3D">A4@##Q?0%Q?&R}5!d?#D" ?#D"%2k?0R.e@0?#R.d@#.!--?|"G J@(?&D"~*!@-?&D"~%!@#?&R M"}?!?&Sqqqqq!N"u!?#?-?&Ru!dA"2-<?"R*R22K?&?(P }S!?&Sqqqq2N"}K!?&S N"}C!?&?9D"*M"}?!?&?9E" N#u!?-R%m@0#Q?0%Q?#D"*@+?#D" @(B R2eA2C ?&Ru!dA5D"*A"?(?"?(W=@1?5D".@(#Q?(?1W%Q#Q?(A"RQeA(?1Y%Q?2?"M"%?2?5M"*?2?2R%dM".?2R*dA-R 2|<?-R22|<k?-R?2|<k?-RI2|<kT/!--?5D"%@8?5D" @,R @(#Q?"?1Z?(kT%Q?"?"?8Y?8?"eR2Zj%|R?"?,dz   z.0000000000000000z|#&z.{{{{{{{{{{{{{{{{-zaA(Rqq%k|Kd@".!--?5D".@-?5?1?"?"?1X=A(M".?5?5D"2?(?-edA-M"2?"?1Z/!R @"?(?8W%Q?(?,dG  @"-?5"p?5?(R!dA(M".?5G >R!U%pR ?"wRQ|5/!<R"R!?"R{!jR~K!X=&R!--?-dA-M"2"Q"Q?"R{!jR,e0%!## #-?(?8Z/ ?(?,dG  R,U/"-?5?-M"6?5?5D":R!dM":.!--?2R2dC ?+R!j@8?&D"}G!@""Q?%?+R!nA(Y%Q?.?(?%eA(Y/!?(R.f?4d@(?8%Q?(?"M"%&?(?"M" -&?&D"}K!@,?&D"}O!@-?(Rx f?;dA1G OA(R-YR R!?(mRw=j=/!?1D" R!V%Q?1R!M" ?1z.                z-"%-R%@+?8T%Q?1?-M".?1?"M"%R.@+?"?,eR!d@"-?+?1d?"M"%--?#R2d@#?0R2e@0.!--?&R~ !dR*R22K?&RFdR%R%2K?&R.dR%R22K?&R~.!dC ?)D"|K@(?)E#]@K?)ROd?IRD~X,  ?)Ry"dR%R22K&?)E#]@K?)ROd?IRD~X,  -?!G *@%?!D" A#R"V%Q?!D"%@!R @"?)R M"|K?)Sqqqq2N"]R|2@@?#R!jT%Q?)Rqqw ?!R.f?|+d?!?JZ=A!D"*M"w!?)?!E" N#}O!?)R?d?)R}O!d?)Ry d2SR|1@@?)D"]@"-?)E"a@|,&Rqqqq|O@"-? ?%P |4? ?@P Q? ?|,N"O? ?"M"L? ?(M"*? ?KN" ? ?(?|#WP T? R.d?)ROdRD~X,  ?)R~L"dC -~8+"9p!oB R?eA#C ? D"*@*"Q? G |4A&R!U%Q"Q?*/ R @*? D"LRqqqq|OV/ ? G TR!jT/"--R}#}=w R M" Rq}=w R M" ? G T@)?#?*M"2?#R M"*?#S N" ?#?)R!mR"j?&Rq"R ?!=kkM".?#?#R6d2X? D"LRqqqq|OU%QR}Sqw R~ qw 2X&?#? G QM" ?#?#R%dA!2X?#? D"OA&? D"|/A)2RM" ?#?!2XRr}=w ?&?)2|D-? D"%A/?*Rx fd@5?#R.d@0?#R%d@,?#R2d@6? D"?@-? D">@)? D"6@.? D"2@!?"R"V@7#Q?/A%?5V%Q"pR%@*R @1?.?%D"|=A+ZR ?!=%Q?+R#m?!d@*?+@1?.?+e.!-R%@!R -@.?%D" ?7jA2%Q?%D"%@8?%D"2@9?%D".@:?%D"*@3-R{!@(R @&R @4"Q"Q"Q"Q?%G QR!e0#" #!-?%D"|4@;Rz!@(R!@4."-?%G R@(.!-?%G R@&R~Y!@(-?%Rx d@/?#R |. 0?#?2P .?#?&P )?#?(P (?#?%D"|7M *?#?%G |AP %?#?%G PP #?#?%G |0P "?#?%H |.|.  ?#?%G CR"VP /?#Rp?%G |BA&?&R~; U=P &?#R22T?#?+M"*?#?%D"|9M"%?#?%D"|5M" ?#?02X?1R#m@&#Q?&%Q?!E" A<S?t}>@("Q"Q"Q?<}>A+R{!jR!e0" !"-?+R*nR{!jRqqqq%k@(.!-?(Rqqqq|Ok@(-?!R*d@!?#?(M" ?#?,2X?&R*e@&.!--?4%Q?#?;M" ?#?,2X-?2%Q?#?9M".?#?:M"*?#?3M"%?#?8M" ?#?62X-?*@!?%G CA+R"U/!"pR%@&R @(?-?%D">A!ZR ?)=%Q?!R.f?)d@&?-?!e.!-R @!R%@)R -@-?"R"V%Q?%D" @(-?#R P )?#?(P &?#?+P !?#?%G AP %?#?%H!?|. "?#?%G BA%P  ?#?%R~% UP (?#R*2T?#?!M" ?#?,2X?!R.f@!#Q?!%Q?#?)D"*M"*?#?)E" N" ?#?02X?!R.e@!?)R.d@).!--?&@)?*@!.!--Rr}=w ? D"D? D"F2|DRq}=w D" @ Rt}=w D" @!?#R}#}=w D" M">?#R"M":?#?!M"6?#R!M"2?#? M".R @!?#R M"*R~X}<w D" @*#Q?!R:U/!?!?#dA"R*dD" A&? W%Q?&R"m?*d?"R.dD" M" -?!R*d@!. - -?#R?dC ?*-~;*"%p#|RR:@&"Q"Q"Q"Q"Q"Q? R{!jR"e0% !"#&-?!?"d@&?!@ "Q#Q? ?&U/!? G  G }2|UQR!U%Q?%R!d@%? R!d@ .!--R,@&?"?%W/&?"?%U/ ?%T/&?!?%dG  Rw V/&?%?"e@)R @!R!@"RG@(#Q?"?)d%Q"p"Q"Q"Q"Q? ?"dG  A%RGe0" !"-?!R!eR|1W/".!-R ?(R{!jRGV/"<-?%RIeR{!jR+X?%R~<!jR}W eR{!jR;Xj?!R|2Zk/+-?!R!d-@!RG?%?%R|*U=@(?"R!d@".!--?(R{!jRGV/%?!R|2W?#jT/&.%-?#/#R,1-R-@&?"R<W/#?!z   A*z.~.~.~.~.~1~.~.~1~.~.}C~.~.~"~.~.zgA+z.++++++++++++++++z|Nz.                z/ !"#6&(9*+<-.| 01?+zBz_T/#z.                ?!z  ,A+z.}C~.~.~"~.~.~"~.~.~0~.~.~.~.~.~.zgA,z.++++++++++++++++z|Nz/ 34#67(9:+<=>| |!|"?,zBz_T/#"p?*z8+RIeR{!j@#?*z8*RIeR{!jR,f@%?*z8&RIeR{!jR,f?*z8(RIeR{!jdA R-Y%Q"QR|!R!? mR~.6j/"<? R"V/ ?*z8"RIeR{!jR,f?*z8#RIeR{!jdA ?*z8 R!m?*z8!d? =R#jTR>k."--R|"R ? R!eR.W=-?#?%dR!eX%Q"Q?+z8!RIeR{!jR,f?+z8"RIeR{!jdR9X?+z8%RIeR{!jR,f?+z8&RIeR{!jdR|.Xk?+z8)RIeR{!jR,f?+z8*RIeR{!jdR|.Xk/ R:@&?"R<eA T/&"Q? R!U?!G <A"R~8 Uj/ R-@&"Q?"R|)e0# ) )-? R(V/!?!G =A RIeR{!jR"X/!?!G >A"RIeR{!jR+X/!?!G | RPV/!?!G |!RIeR{!jR&X/!?!G |"RIeR{!jR+X/!? R|+V/ ?"RKX/(-R.1--R-1-R @ ?"%p?"R!e@%?!R!dR ?!G  RGU=&R -@#?%?"?#=@"?#?!?#=@!"Q#Q? ?"V%Q? ?!dA#G  R|*U/"? R!d@ .!--?!?"2|;/"R/1-R/@&?!? 2|;T/"?#R!d?"? Rpld2|;/!."-R:R(?!?"2|;=@&.!-R:1-?&-}P)"7p!oB RIeA%C ? R M"?? R:dA#? D"6A-2i?#D"%?#D"*A+R%md@*#Q?&?-V%Q?*S N# ?*R*d?&M" ?*R2d@*?+R!d@+?&R!d@&.!--?#?+M"*?%R M"D?%R M"??%? D"6M"C? RIdA1?%R?d2|E? R~% d@/? R|/d@2? RCd@3? R.d@4#Q? D"OA#%Q? ?#R!eA#M"O? D"L?#R.fdA&D"%A#?&D" A+e@-? D">A)?+R%md@*?&D"*@.?#?+W? D"??#Wk/!?#R%m?)d@5? D"*@6? D"%@7? D"2@8? D"6@9?*@&#Q?&A)?5V%Q?&R2d@&?9?)D"*A#Y/!?#R%m?8dA#G .@(?#D"*A,?#D"%A#W?6?"?(=?,Wk@0R!?.R!?#?7?!?(=d?0=d?.R ?,?#e?0=A#X=@,"Q?#?.eA(R ?#?(Z=A(R*WA0%o?,R!e@,S @:?(@##Q?#T/"?#?,dJ  SOs?:S*tr@:?#R!e@#. - &?,E  A:SOs?:Sq~Y#|WSDsr?:Sqq~X)|WS:s?:Sqqq~T1|WS*srr?:SDtSq~Y#|W?:S*tSqqq~T1|W?:S:tSqq~X)|Wrrr-@:-?)?(R*?0=}D?:rN# .!--?*?-?32-<?.R)d@.#Q?-T/"?+@(R!@#?*A)@&"Q#Q?#?-V%Q?&E# ?&R2dA&E# |;/"?#R!d@#.!--?-@#-?#?(d@+?-?#e@-?#R%m?)d@*?#T/ ?)G  R~T!j%Q?#R!U/!?%?.M"D?%?+M"C?%?(M"??1?%R?d2|E.!-?%?4M">?%?*M":?%?)M"6?%R*d?%R6d2O?%D".@,?%D"*@&?%?%D">M"D?%?%E"6N#?#Q?%?%R?d2O?%D" R!V/!?2?%D"%2c?/?&A#2j?/D"%?/D"*A)R"md@(#Q?#R!j%Q?(?,M" ?(R%d@(?)R!d@)R @#.!--?/?)M"*. - - --?%RIdC -}O)!9pB Ry eA&C ?!?"d@8?#?%d@<?&R@d@4Rp@5#Q?#?<V%QR @.?"?#G  A9R ?9R|0Y=R;fA(G }IsQA-e?-?"e?"?-X=A1?-R#?-R"nA*?*R#Z=R!?*=A6dY%Q"Q?(R}3sw dA7@(B R?eA)C ?)?-?7dM">?)?(M":?)?8M"6?)?!M"2R @+?)R:d@3B R2eA/C ?)R2dA,D" @*?,D"%@2"p"Q#Q?*?2V%Q?,?*R!dA(M" ?*G  @0?(@*?0RGU?0R~< Uk/!?/R*d?32|1?/G *A(T/"?/G +?0R?R ?0R}W eR{!jR<W=kU/!."--R#.!-R"R!?(=-?/R2dC R{!jR#U%Q?)R*d?32|1?)G *R!l@+-?)R?dC ?+R!j%QR!@.R @%.!-?1?6X/ ?!?"2|K?7?-2|K|X|R}>?6R!mX/ ?&z.                z-#2?&z.                z-# R @%#Q?%R?V%Q?%?&RQed?%P  ?%R!d@%.!--R @1?!@%R @,#Q?%?8V%Q?4S N  ?4z.                z- *?4S N 9?&?1R!dA(P ??%R!d?%G  @2R @.?,R{!j@=R @,?(@+#Q?.A%R|"U?%?-UkT%QR ?1?%T?,R{!j?2Vk?%?7dG  A,?=Vk=%p?%R!eR|"j?&dG  R!d&R{!-R{!jA)?+R!dR{!jA/?&RQeA0?%R!dA.R|"jA3dG  R!dR{!jA+?%?0dG  ?,R{!j?2VdR{!jA%?%?+X=A%?%?/X=A%?%?)X=@+?3?&R?dd?+P  .!--?&?&z #|9z-#2?&?&z #Qz-# ?&?&z  ?z-#Q?&?&z  Iz-#|9@%?(@1?2@,.!--?&RQe?-R|"jdG  A%?6Y@.--?#R!d@#?9?:?%?5W?.jA(=@:?%?5?(=@5?(?;k@;.!--? ?:P !? ?;R!jP  ?&Ry dC -}J0"2p!oB R?eA,C ?!R ?!R{!jR0Y=R{!jR|/fR}O}4w dA*? D"CG GR!mdA-R(d@3?%H!,?%H!*?-H!"Rplkk@4? R.d@/?"R!d@(?#D"*R%n@5? D"DD"6@-#Q"Q?(?5Z/ ? G FR!U%Q? G *R!jT/!-"p?,Rqqw ? D":?(R.fd? D">?(Y=A&E" N#2?,?&D"*A&M":?&R*j%pB R2eA&C ?&R*d? ?,R2d2h?&?*?&D"*?&D".2|&?&D"%@)?,R*dA+?&D" M" ?+?)M"%?&R2dC ?,D"*@&?,D".&S @7? D"2A&?,D"2R!dA)Z?&?)eR*Zj%Q?)?/D" dE  @7-?0?*G PA&W%Q"Q?&?*G |-A+dR~- X/ ?+R.f?0R.fdG }H}+QA&R ?&R|0Y=R;fR}3sw d?/?)?725T/ R!@&?0.#--R @1?*G PA.?*G |-A&dR~- X@+R!?&R.fR}?}+w d?+=@&R ?.?+=R.f@+R @."Q#Q?+T/!?&G +A6R ?6R|0Y=R;fR}3sw d?/?)?725T%Q?+R.e@+?.R!d@.?&R.d@&.!--R!@1-?,?.M"%?,?1M" ?,D" @&?,D"%--@)"Q?&R!U%QR!?)R1jmA&?3H! jT%Q?&?2j%Q? ?(2g-?)R!d@0?&?2k@2?&?4j%Q?)?*G |-d@&"QR!?)R1jmA)? D"CG GA+R!m?*dH!,j%Q? R0?&?(2|A? ?(R!d2_.!-?)?%H!*j%Q? ?%D" R!U%pR4R3?*G |.?%D"%R)jnR!j=&R3-?&?(2|A? ?(R!d2_&?)?+R!m?*dH!"jT%Q? R1?&?(2|A-? ? G |*A+?)?%H!,jR VkP |*? ?(R!d?&28? ?+P |*--?(R!d@(&? ?(R!dA(?)?*G |-d28-."--? D"DR.d?(2c? ?(R!dA(2_-Rqqw ? D":?(R.fd? D">?(Y=D"*R%n@(.!--?#D"%A0RpV%Q"Q?*H!0@(?%D" R!U%p?(?%D"%R)jR!m?*dH!4k&?(-?2RpljA+R{{#jT/ B R?eA(C ?*G PA.?*G |-A/dR~- X@)R!?/R.fR}?}+w d?)=@&?#D"%R!e@2?#D" A1R!d@3R ?.?)=R.f@)? D"CG GR!m?*dA#H!(?#H!,kRpl?+jR{{#j@*R @##Q?)%Q?*?#R1jnR!j?&R%dG  A+R#Vj%Q?&R!d? D"?R+d?&G  =G  @.?(?+P | ?(R*|. =?(?.P <?(?#?/dP ;?(R"P :?(?"M"2?(?2M"6?(?3M".?(?1M"*? ?(R*dR R 2|5-?&R.d@&?#R!d@#?)R.e@).!--?(R?dC --? D"DD"6?-X%Q? @"?-@ ?%D" @#?%D"%@-?0RpV@*R @/B RIeA%C R!@&R2@("Q?#R!U%Q?!R ?!R{!jR0Y=R{!jR|/fG ~O}4Q?-R)jnR!j%QR4@(."--R @&R"@/-"Q?*T?!R{!jA#R"Uj/ ?"?(2WT/ ?"D"DD"6A-? ? ?-W=@+? R"m@-?!R ?#R0Y=R{!jR|/fA#R}U}4w d@.?#R}O}4w dA*R!d@2? @##Q?#?+U/!?"D"DA)D"6?#Y/!?-?)D"2dD" @)"Q?&T%Q"Q?*G |,R!V/ ?"D"CG G@0?%Rqqw ?"D":?)R.fd?"D">?)Y=A1E" A7N#??%?1D"*M"D?%D"C?7}>eR|U#Z/"?%R:d?"?%R?d2h?%R2d?*?%D":A1?%D">A32|&?%D"2R!U%Q?0R!m?.dH! ?%D"6R1jnR!j/!-?%R*d?!?1?3?022?%G *T/"--?"?(?/?2?"D"?R+d?*G  =G  R#?!?)2H-?#R!d@#?-R%d@-. - -?"? 2^?%RIdC -?,R?dC -~<&!0p?#R[Y?#R?dA/?"Yj%Q?!?#dA(z.                z- 2?(z.                z-  -B R?e@(R!@*R"@+R ?%?%?"?/eA)R ?"?)Z=XA%=A)R"W%p?(R}#|Uw G  P :?(Rr|Uw E" N#2?(R~Pqw z " z-# Rqqw @.Rw @%R~@ @,R @)R @+R!&R!R!?!?/d?%=?"?/W=A*G  A%R!Y%Q?%G }-|UQ@+-?*R|%d@0?)R|%e@2?*G !@-R @%?(R~2}:w G  P :?(R~*}:w E  N#2?(R}S}:w z   z-# R:?)R"eA,?,R:Z=@1?*R"d@3?(R!k@4R @,#Q?%?1V%Q?%?3dG  R!eA5R#Y%Q?%R~ qw dG  A.R&Y?.R"VjT%Q?.?4d?5G xqQP  R!@,?%R!d@%.#--?%R!d@%.!--"p?(?,P  ?)R|%WA,@1?0?-R>mR|"|Mj@0?+?+R"Uk@+R @%R @.?)R|!Z%Q"p?*D <@.?)RAZ%p?*D |!A%?,/!<?*D A.#&R --@%-R -@,R ?0?1=@0?-R!j@)?+R!j@*?-R%nR!j@+?-R!nR!j@1?-RplR"nR!j-@-? ?,M">? ?%M":? ?.M"6? ?2M"2? ?0M".? ?#M"*? ?(E# N"?? ?(z #*z-"D? ?(G :P O? ?+P |1? ?-P |/? ?1P |.? ?)P P? ?*P |-? ?&R!UP |0? R ?/?"?/WA"=M"%? R!?!?"=M" -}5&!&pB RIeA&C ?&R2dR ?%?#e?"?%W?#?%XkA"=A)R?dR!R!2|6?&R M"??&?&E#2N":R!?!?#d?"=@*"Q"Q#Q?(?)W%Q?(?*dG  A"R|#U%Q?&?)M"D?&?*M"C?&RCdA"?(R!dA!2|/A+?"?(R"d2|/A"kR1X/#?"?+R%mk@"R#@!&"QR!@!?"R|)V/ R?@"--?&R:d?"2f?!?(d@(.!--?&R:d2|"%Q"Q"Q?)R#X%Q"Q?*D  Rq|U|Vr|Oj/ R%?*R#dR|SjA!?*e?!?*U=@(?)R%e@!#Q?!?(X%Q?(?*dD" Rq|U|Vr|Oj/"?(R%d@(.!--?!?*dD  Rq|U|Vr|OjT/"-&?*R!e@!?)@(#Q?(T/"?!?(d?(R!e@(F  R |8/ --?&R*d?)R!R!2|6?&R M"F?&?&D".A!M"D?&?&D"*M"C?)TTA"%Q?"%Q?!?*?)~X,  -?&?)M"F-?&RCdA!2|"?!2|QT/!-? ?&D"?M"*? ?&E":N" .#--? ?%M"*? ?#M"%? Rqqqq|OM" ?&R:d2|Q.!-?)?!e@+?!?*d@!?)?(Rpld@"R @)R @%"Q"Q#Q?"%Q?!F  R |5/#?"R!e@"R!@%?!R!d@!?)R!@)T/!."--?+@%.!-R"@%-? Rqqqq|OM" ? ?#?(dA!M"%? ?!?%dR!dM"*?&R:d2|Q-?&RIdC -|V&"3p!oB R2eA&C ?!%Q"Q?!R%m@(? E# @6R2@##Q?#?(U/!? ?#d@*?#R2d@#?6?*E# A6|A/ -?"R M"*?"?!R%m? dA*? eA(R%nA,2i?"D"*@#?"? ?*V%p?(%Q?"D"%?#R%md? ?(~X,  -?"D"*&?#-?,dM"*?"D"%@#?"D"*@(R!@)#Q?#@*?(@,?!?)X%Q?(R%m?#d@2?#@(?!@%? @##Q?%%Q?&?)?%?%?)X=A"M"%?&?#M" ?&R*?3?)R%mA-?#d?%?)WA+=A3?+=A/M"*?&?)?%?)eA+R ?%?+Z=A+?)?+W=A0M".R*?4?-?/d?)?+XA-=A4?-=#Q"Q?(@%?"%p?0%p?&R*d?&?#E# ?/E# |?=&?&-&?0T/!?&R*d-@.?2A(?%U/!?%R2d@(?.D"%A5T/!?.?5R!eM"%?.?.D" A"R2dM" ?%?"D"*M"*?%?"E# N# ?&D".@0?&D"%@"?&D"*@/?&D" @#.!--?+?)eA"R ?"?+Y=@%@#.!--?)R!m@)?1R!l@1?!@(? @#?,@!?*@ .!--R!@%?1R!jT/ ?!?,?!?,W=@##Q?#T/!?*? E# N# ?*R*d? R*dD" M" ?#R!e@#? R2d@ ?*R2d@*. - --?&R2dC ?%-}4%!-p?!D"%?!D"*A)R%mdR2e@#?!D">@%?!D":@*"p#Q"Q?)T?)T?#Tk/"<?#D" A&?"W%Q?"Rqqw ?&R.f?*d?%?&Y=D"*R%nW/!-?!?)R!eA)M"*?#R2e@#.!--R -@&"p?"%QR ?&T?"?%ZkT/!<-R!-@#"Q#Q?#T%QRqqw ?!D":?(R.fd?!D">?(Y=D"*@#?!D"*A&?!D" U%Q?!2|>-?!D"%?&R%mdA%?#R)jR&UP .?%R M"*?%?(R!dM"%?%?(M" ?!?&R!dM"*R!@#.!-?!D"%@(?!D"*A#T/!?#R%m?(dA*R2eA%T/!?*R%e?*R.eA,D" A+?"X%pR @#?%D" R!d&?*R*eD" @#?+-@%?#R!e@#G  R!l@-?!D">@.?!D":@/#Q?#R!d@#?"Rqqw ?-?%A&dA(R.f?/d?(?.Z=D"*R%nA%Z/ -?,?&M" ?*R*e?#M" ?&?+V%Q?!D"*R!eA%?)?%?)W=@)-?"?(X%QR @#.!--?!D"*@#?!D"%@(-? ?#M"*? ?(M"%? ?)M" -~3#!&p?!D"*A"%Q?!?"R*nM"*R!@&&"Q?!D"%A%%Q"Q?!?%R!eA(M"%R!@&?!?!D" A#R!dM" ?#G  A"Rx V/"?(T/ ?!?%R"eM"%?!?#R"dM" "Q"Q"Q"Q"Q?#G !A"R~J e0* )))!)"#%-R,@".(-R/@".&-R+@".%-"Q?!2CA"Rq~T#jRq}G#V%Q"QR @#?"Rq!W/"?"Rq2W%Q?"R|2jRq!k@#?"R(nRw!k@".#-?"Rqq%Z/ ?"R(nR|2j?"R*mRq~Y jkRq|U"k@#?"R.nRy!k@"."-&?!R!?!D" R"d?!D"%A#R"W=M" ?!?#R"eA%R ?#?%Z=M"%?"R,mRq~T|2j?!2CR{)jkRqq%d@"-?"R2mRqq~X!j?"R.nR|2j?"R"mRq~Y jkkRq|U|V%k@#?"R4nR~L!k@"-?!?#M"*.#-"Q"Q?"R~> e0&!%%% %-R.@".#-R*@"."--R @&--? ?"P !? ?&P  -~J"!*pB RQdA#C "Q? D"v!R)eR#W%QR!? D"r!? D"}#!A!? D"t!XA%=@ ?#R ?!?%=A!%p? G  R|2U&R -M".?#?!M"*?#? M"%?"R ?"R{!jR|0Y=R{!jR;fR}3sw d@"#Q?#R2d?#R%d23?#D"2A%R!V/"?#RCd? ?!?#D"6?#D":2,?#D"CRqqqq|OU/ ?#?#E"CN#I?#?#D"FA&M"O?"?#D"L?&2a?#RId2|QT/ -&Rqqw ? D"})!A&?!R.fd? D"}-!A)?!Y=D"*A%R%n@*?!R!d@!?%R)jR%U@+#Q?!?*W?+jA%T/"Rqqw ?!R!dA(R.f?&d?(?)Z=D"*? ?!?"2G@,R%n@!?,T/ ---?#RQeC ?%-}O"!)pB R2eA#C Rqqw ?!D"})!?"R.fdA%R.d?!D"}-!A&?"R!dY=D"%@(Rqqw ?%?"?&Z=D" @%?!D"r!@"?!D"}#!A&?!D"t!X@!?#R ?&?!=A&M"*?#R!?"?!=A*M"%?*R!e@)?&?%R!eY@+?%@!"Q"p#Q?%R ?!=?+?!Tk/!<?!?)dG  A"R+eR"Z?"R/V?"R?VjjT%Q?!R!e@!.!--?"RFU%p?!R!e@"."&?!--@"?#?#R%dM".?&?#R.dA)?(2|4A!Y/ ?!?*dG  RFV/ ?)?!R!d2|4@(?%@"-? ?(M"%? ?"M" ?#R2dC -}."!&pB R?eA&C ?!R ?!R{!jR0Y=R{!jR|/fR}O}4w d@!?%R!Y%Q?%R!m?!dH!"@)-?&SpN#:?&SpN#2?!G PA(?!G |-A!dR~- X@%R!?!R.fR}?}+w d?%=A!R ?(?%=R.fd@(R @%#Q?!?(V%Q?*R1j@+?*R!d@*?!R.d@!?)?+nR!jT?%R1Xk/!?%?&R2dd?!R#eG  P  ?%R!d@%.!--?&R*d?"?#R!?&R2d?%R2XA!=R ?%?!=2)?&G *@!? ?&G +P !? ?!R!jP  ?&R?dC -}1"!)p?!D" A)?!D"*A#?!D"%A&?#?&X=A"d@("Q#Q?"?#V%Q?#?)dA%G  R|%V/"?!?#R!dA#M"*.!--?"@#?(@%-R @"? ?#?&WA(%p?%R ?(=@*?&?#e@(?&?)d@&"Q#Q?&?"?%dA)U/!?)G  R|%V%Q?"R!d@".!--?"@(-R @%#Q"Q?%?(UA&/ ?%?*dG  R|0U/ ?%R!d@%.!--? ?#M"%? ?#?(dA"M"2?!?"M"*? ?"?#?%d?&=A!M"*? ?"?!R!dA ? ?"X=M".R!&R -M" -}6"!)p?!? D"%A(W%Q"QRq!@#R}V!@)"Q?!? D" A%dA*G  A R|1dR{!jR|!Z%Q"pR#@"? Ry!U%QRu!@#.#-R}8!? R~I!U/ <? R|"dR{!jR1W/"R%@"R})!@#"Q"Q? R~L!e0&%   ! -Rq!@#? R1dR{!jR#W/#.%-R}(!-@)&R"@"-Rq!@#-?!R!dA ?(W%Q? ?%dG  @&-R"@%"Q#Q?%A ?"V%Q?(? ?!dY/"? R!d@%? ?*dF  RQ|5/!."--?"@ -?"R ? ?"Z=R ?&?)Y=R ?#?&Y=1--R -~U!""o%p? G :A)R!d@(? E  @%?)R)W%Q?#?%|XRw ?(R#me}Ds|91-?#?%|:%Q"Q?!D" @*S @#?!D"%A!?"R*dA+Z%Q?!?+eR*Z%Q?*?+dE  @#--?(R*V%p"p? E *@%?)R1W%Q?#?%|XRq!?(R#me}Ds|91-?(R2U%Q?#?%|:1-?!?"R2dA"Z%Q?!?"eR*Z%Q?"?*dE  @&--?#?%|;/"R Rw!?(R#meA!R|2X/ <?&? E 2|X?!}Ds|9-&R!-1--R -~.#"(p!o? "pB R2eA)C ?#G *R*j%pB R2eA&C ?!D"CG G@(?&R*d?!?#2hR @#R!@%?"R{!jA!R%Y%Q?(?!R,fR~D|Xw dA"dG *A#R*X@!R!?"?!=@%R ?#?!=@#-?)R*d@"?&D".@(?&D"*@*R @!"p"Q#Q?!?#V%Q?!?%dG  A+R ?+R|0Y=R;fR}3sw d?*?(2a/"?!R!d@!.!--R .!-R!-@#?"?!M"%?"?#M" ?&R2dC ?)D".@!?)D"*&?!R.d@&R!@(?!D"2A%?#D" R!dA#Z?%?#eR*Zj%Q?#?&D" dE  @,-R @%?"R{!jA"R%Y%Q?"R,fR~D|Xw dA"?!D"CG GdG *A%R*X@!R!?"?!=@(R ?%?!=@%-R @!"Q#Q?!?%V%Q?!?(dG  A"R ?"R|0Y=R;fR}3sw d?&?#?,25/"?!R!d@!.!--R ."-R!--M" ? ?!M"%?)R2dC -~N!!&p?!G |-@%?!G O@#?!G |8@&R(@""Q"Q"Q"Q"Q?!G |.A!R0e0% %!"#-?#R!V/#?%R ?%R~, Y=R{!jR.fA#R}?}+w d@!"Q"Q"Q?#G }E}+QR!e0# !"(-R @".&-?!G )@(R!@".%-?!G )@(R"@".#-R(R(R&?#R#V=?&R{!U=@"."-R#R(?#R!U=@".!-?&R{!U?!R)Vk?#k/ R(R%?%R~- eR{!jR}S!W=@"-? ?(P !? ?"P  -~&+"5p!oB R?eA*C ?*Rqqw ? D":?!R.fd? D">?!Y=A#E" N#2?*?#D"*A#M":?#R)j@%?"R ?"R{!jR~, Y=R{!jR.fA(R}?}+w d@#"Q"Q"Q"Q"Q?(G }G}+QR!e0) ####!"#-?%R#V/"?*D"6?*D"2eR#W/".#-?%R#V/!?*R*d? ?#G -?*R2dA%26?*D"*/"?%D"%?%D" eR"V%Q? R)R ?"?!2]&? ?!?"?#2|2-."-?%R%V/ ?#G -@%R @("pB RQdA"C Rqqw ? D":A+?!R.fd? D">A-?!Y=A&D"*@.?&D" @3R @#?%R ?%R0Y=R{!jR|/fA)G ~H}4QR!U?&D"%A4RpVj%Q?)R}O}4w dA/G |-R.fA&G }H}+QA#R ?#R|0Y=R;fR}3sw d@0?.R%n@5?!R!d@#?&R}?}+w d@6? D"6@7? D"2@&? D".@1#Q?#?5W%Q?"Rqqw ?#R.f?+d?#?-Z=A)D"*A,M"D?"?)E" N#??,R*j%p?"R*d? ?"R?d2h?0?"D"*?"D".2a&S @8?&?"D"?R!dA)Z?&?)eR*Zj%Q?)?1dE  @8-?"?7M"O?"?&M"L?"?1M"I?0?"RId?)?825-@)"p?"Rqqw ?#R!dA#R.f?+d?#?-Z=A,D"*A#M"O?"?,E" N#I?)%pR ?#R)jR#V/!<?"? ?6G -?"RId26?"D"%@2?"D" &?(--@(?#R%n@#.!--?(R!V%QR @#?"R M"6?/H!|+."&?"?2M":?"R!M"6?2R)jR!m?/dH!A@#R ."- -?"R M"6R -@(?"?(|.!|!?"?#|.!>?"?.M"O?"?4M"L?"?3M"I? ?%?!?"RId?"R6d2*?"RQeC .!-B R2eA%C ?#G *@("Q"Q"Q"Q"Q?*R2dA&D"*A)R)jA+R&e0# !%!-"Q"Q?(R*e0"!# -?(/#."-? ?!?#G -2|+?!R!d?)R%nV/#?&D"%RpU/#?#G &A#R#U/#? R+?#?"?!2].#-?(T/ ?(R+U%Q?)R(jR%U%Q."&.#- -?+R#V?(R!eR%Xk/!?&D"%?&D" eR"U%Q? ?!?"?#2|2.#-? D"CG H@+?)R*j%p?%R*d? ?&2h?%D"*@#?%D".&?%? R.d?&2Y?%D" @#?%D"%-@&?(?#?&?+R!j2&A#R{!jR:U/"? ?#R ?"?!2]."-? ?!2_.!-? ?!2_?&D"%RpU/ ? R(?#G #?"?!2]-?%R2dC -?*R?dC -~(!!&p? D"2A&?!Y%Q? D"6A#?!X@%&"Q?!? D"6A#Z/ ?!? D".A(dF  A)R |8%QR!@%.!-? R.d?!24A%/ R @#?!R!dA"?&W%Q?"?(dG  Ry!jRu!U@#-?!R"dA"?&W%Q"Q?#R!l?)R|LVk/ ?"?(dF  RQ|8/ ? R1?!R#2n1--? R0?!R!2n1--? ?"?#?!?!?#X=?%2n-}"#!#pB Ry eA%C ?%?!M"2?%? M".?%?"M"6?%?#M":?%?%R~< dA M"|A?%? M"|=?%? M"|9?%?%R:dM"|7?%? M"|5?%? M"|4?%? M"Q?%?%R6dM"|/?%? M"O?%? M"L?%? M"I?%?%R2dM"F?%? M"D?%? M"C?%? M"??%?%R.dM">B Rq!eA C ?%R>dA!D"ID" @"?!D"?D" @#?!D"2D" @&?!D" D" @(#Q"QR~2vw R~2vw G  A!R!?!=P  ?!T/ #QR~2vw G  %Q.!&.#- - --? RQeA!Rxvw D" Ryvw D" ?#?"?&2+? ? D"|5M"*? ? E"QN# ? R.dA"? R~* dRL~X,  ?!? ?(?"R!2!R~2vw R P  ? G |5? Rq!dC ?%Ry dC -~ %!#pB Ry eA%C ?%?!M"2?%? M".?%?"M"6?%?#M":?%?%R~< dA M"|A?%? M"|=?%? M"|9?%?%R:dM"|7?%? M"|5?%? M"|4?%? M"Q?%?%R6dM"|/?%? M"O?%? M"L?%? M"I?%?%R2dM"F?%? M"D?%? M"C?%? M"??%?%R.dM">B Ru!eA C ?%R>dA!D"ID" @&?!D"?D" @"?!D"2D" @#?!D" D" @(#Q"QR~2vw R~2vw G  A!R!?!=P  ?!T/ #QR~2vw G  %Q.!&.#- - --? R~6 dA!Rxvw D" Ryvw D" R ?&?#2+? R.d?!R.dRL~X,  ?"R9X%Q? Rs,M!|;?"R:V%Q? R*P |9&? R)P |9-&? ?"G ~ qQA!P |<? R P |=? R"R ?!R#eR{!jR"WA!=P |>? R(P |9? R.R(?!=P |;-? z.                z-#QB R2eA!C 2|LRt}<w R M" Rq}<w ? RQe2|F?!R"M"%?!R P .? R~6 dA"?!R%dR~6|Xw ?(? R.d2#?!R2dC ?"? G |-?#2%?"2|MR~2vw R P  ? Ru!dC ?%Ry dC -~O)"-p!oB Ry eA%C ?%?!M"2?%? M".?%?"M"6?%?#M":?%?%R~< dA M"|A?%? M"|=?%? M"|9?%?%R:dM"|7?%? M"|5?%? M"|4?%? M"Q?%?%R6dM"|/?%? M"O?%? M"L?%? M"I?%?%R2dM"F?%? M"D?%? M"C?%? M"??%?%R.dM">B R})!eA#C ?%R>dA D"ID" @!? D"?D" @"? D"2D" @+? D" D" @,#Q"QR~2vw R~2vw G  A R!? =P  ? T/ #QR~2vw G  %Q.!&.#- - --?#R~% dA*Rxvw D" Ryvw D" ?"?!?+2+?#?#D"|9M"2?#?#E"|5N#*?#R6dA-?#R~2 dRL~X,  B R2eA.C B RQdA"C ?.R%dA/?#R*dA0?,?-R 2!?"R*dRt}<w D" A R*R22|6?"R M">?"?"E#*N"6? R:f@(Rr}<w D" @ #Q?(%Q?"R6d? J 5? |,".S*sr?&2|H?(R:e@(?&R!d@&? R:d@ .!--?"D">@ ?"D":?"R M"L?"Sqqqqq!N"F? ?"RFdA 2-? R*R22K%QRt}<w D" @ Rt}<w R M" Rq}<w E" @1Rq}<w Sqqqqw N" ?"? M"D?"?1N#??"D"6@!?"?"D":A ?"D">R%mA(dM"O?"?!M"L?"? M"I?"? M"F#Q?(%Q?"? R2dA!M"I?"D"C? D"*A R:fdR ?"D"D? X=A)R VA Rq}<w D" Rt}<w D" A&eX%QRq}<w ?&? R%R:2|C-Rr}<w D" Rt}<w D" A&R:fd@ #Q?)%Q? ?)E"2N"2? ?)z " z-" ? R:d@ ?&R!d@&R @).!--Rt}<w ?&M" ?(R2e@(?!@ .!--?"?"RFdM"|/B R2eA C ? ?"R|/dD" A!D" M".? ?!D"*M"*? R*dR*R22K? R2dC ?"R?dR%R:2K&?"R6dR*R22K-?"RQeC ?*?/?0?,?-2#?.R2dC ?*?#G R?+2%?*2|MR~2vw R P  ?#R})!dC ?%Ry dC -~E!!"p?!R*n@#R"@""Q"Q"Q"Q"Q"Q"Q"Q"Q"Q? R{!jR(e02 !"#!*)*%+&))())*-R @"?!R!jT/*?!R{{{)X/(?!Rqq%jT/*?#R!jT/(.*-R @"?!R!jT/)?#R!jT/&.)-R @"?!Rqqq*W/(?!R!j/%.(-R @"?!R!jT/&?#R!l?!R{{{)XkR!j/#.&-?!R!jT/#."-?!R!jT/!R#1-?!R{{{)Y/!-R!1-R @"-?"-~:!!#pB R2eA#C "Q"Q"Q"Q? G  R!e0# !"#-?"? G !A R ? R|0Y=R;fA R}3sw d? G }IsQ2|D."-? G !@ ?"RA2f?"? R ? R|0Y=R;fA R}3sw d? G }IsQ2|D?"RA2f.!-? G "? D"%@&? G !@ ?#R"P *?#? P +?#R*d?!?"2>?"RP2f?#?!?&2|0?"?#D" ?#D"%2|DR!V/ ?"RF2f-?#R2dC -x!!"pB R?eA#C "Q? D"6G ,R"U%Q?#R%dR!? D" ? D"*A%? D"%XA =R ?%? =?!D" ?!D"%2,?#D"%Rqqqq|OU/!?#?#E"%N#2?#?#D".A M":?"?#D"6? 2|D?#R2d2|Q&?#Rqqw ? D".?!D"*A!R.fd? D"2?!Y=A!E" N#2?#?!D"*A!M":"Q?!R)jR#e0% "" "-? ?#R2d?"2S--?#R?dC -~X"!)p?"?"R%dA#?"?#X=@&?!D".@(?!D"2@)R!@#"Q#Q"Q?"?&U/"?"?)Z/ ?"?(dG  A%RIeA+R{!jR,Z%p?%R~= eR{!jR(W%p?%R~5 e&?%R~# eR{!jR~V!W/"?%RNe-&?+-R{!j?*R%mk@*?"R!d@".!--R @#"Q?!D"2A&?"Y%Q?!D"6A%?"X@#&"Q?"?!D"6A%Z/ ?"?!D".A(dF  A)R |8%QR!@#.!-?!R.d?"24A#/ R @%?"R!dA#?&W%Q?#?(dG  Ry!jRu!U@%-?"R"dA#?&W%Q"Q?%R!l?)R|LVk/ ?#?(dF  RQ|8/ ?!R1?"R#2n.%--?!R0?"R!2n."--?!R,?%?"?"?%X=?#2n-R @#-? ?*M"%? ?#M" -}J!!)pB R2eA#C ? D"*@!? R}2qw R?2|D?!R?dA&? D"*A)X@%R ?&?%=@&R!? D"%?%=@%"Q#Q?!?"X%QR!@(?"?&W%Q?"?%dF  R |5%Q?#?!M".?#?&M"*?#?%M"%?#R%d?"24A(T/%--?"?(d@".!--?!?)X/ ? ?!M"*-?#R2dC ?!?"Y-m!"p"Q? G  A"?!G  U%Q"QR!@#"Q"Q?"0.%%%%" """%"!"-? G !A ?!G !A!UA"? R/Xj? R0WA ?!R/X=A!?"j?!? =1-."--?#1-? G !?!G !U-}@!!(p?"?!?!?"W=@%#Q?!?%V%Q? D">A&?!X@"?!R.f?!R!d@!? D":A(dRqqw ?"=D"*A"R)jR%V/!?"R%n@#? D"DA"R.d@)?"D"6@*?!@"#Q?"?#W%Q?)?"2cRqqw ?"R!dA"R.f?(d?"?&Z=D"*R%n@".!--? ?*2^.!---}A#"*p!oB R2eA)C ?&%Q?"?#dA"?#Z%Q?)R%d@+?"?!D" R!mA#?"?#X=A"R*R%R!?&R|U*W=?&R!U=A,?"?,X=A.@"B R?eA(C R!@-R%@*"Q?&}D?"}DoA0S?t|9%Q?0}>A"Rqqqq|O?%eY%QR @*?(R>d@#?&%p?!D" A/%p?(?%M">?&?/f@*?!D"%@&?(R:d&?#-&?#-?*M" ?(D">%p?(D":A#%p?&?#?%?"2|O@&?"&?(R2d?%?"2d?(D"2@&?(D"6-&?(R*d?%?"2d?(D"*@&?(D".-@#?&%Q?+?&M"%R @-?#@"&?+?%M"%-R*@*."--R @"-?*?+d?"M" ?+?-M" ?(R?dC ?)D"%R!V%p?)D"*@"?!?.M" ?!?"M"%R|Uqqq|O&?)D".@,?)D"*-@(--? ?,M"%? ?(M" ?)R2dC -~*!"&p!|RB R2eA#C ?#z.                z-# ?"R1jA%%Q?#?"R~L{{{)j?!d?%~X,  -?"Rij?!d@(#Q"Q"p?!%Q?!R2d?!?(V/!<-?)/!?#@!R!@)R -?&?!z   A*z.oooooooooooooooozBza?*z.HHHHHHHHHHHHHHHHzBzakcd@&@!.!--? ?"?&dR!d2[?#R2dC -}2!!%pR%? D"%A!?!R%Z=@"? ?!?"eM"%? ?"? D" A#dM" R @ ?!%Q#Q?#G  A!RIeA%R{!jR,Z%p?!R~5 eR2?!RNe?!R}W eR{!jR(Z=?!R~= eR{!jR(W=&?%-R1j? R%mk@ ?#R!d@#?"R!eA"/ --? -}Q!""p!|R? D" @"? D"%@ #Q"Qz.{{{{{{{{{{{{{{{{@%? ? ?!X%p?!?"dG  R,U&R -?!dA!Z%Q? ?!eR2Z%Q?!?"dz   z.????????????????zC@%--? ?!?%zaRqq%k|KdA!Y/ "Q"Q?!?"dG  A#R+e0& #"" !-?!R!d@!."-?#R?U/!--?!-}C!!!p"Q?!G 5R|!jR*U%Q"Q? D"CG H/"? G GR!j/"? G |*T/ ?!G 2/""Q?!G 3A"R ?"R~, Y=R.fG }G}+QR"e0& ### #-?!R P 7--?!G 6A"R#U/ ?!G 7R!U%Q? D"CG |*R!j/!-? ? G *?"R VjP *? G F/ ? D"D?!2|F--}*!!%p?!G PA%?!G |-A&dR~- X@!R!?&R.fR}?}+w d?!=@&R ?%?!=R.f@!R @%"Q#Q?!T/!?&G +A(R ?(R|0Y=R;fR}3sw d?"?#2aT%Q?!R.e@!?%R!d@%?&R.d@&.!--R!@)-? ?%M"%? ?)M" -}(!!%pB R2eA#C ?!?"V%Q"Q? D"*A%? D"%X@&R ?%?&=?"W?!?"XkA%/ R!?!R!? D" ?&=d?%=A G  RAV/ ?#R*d? R!d?!Rpl?"d2U?#D".T/ ?#D"*G  R~9 eR~<!jT@(--?#R2dC ?(-u!!!pB R?eA*C ?*?"P | ?*R P >?*?!P =?*R P :?*?%M"2?*?&M"6?*?(M".?*?&M"*? D"?@"?*?#P ;?*?#R ?#R{!jR~, Y=R{!jR.fA!R}@}+w d?"R+d?!G }?}+Q=G  P <? ?*R*d?!G }C}+QT?)2|5?*R?dC -}!!!#p"Q?!?#dA%?!Z%Q"Q? D"2A&?%W/ ?!? D".A(d?"?#2|8/ R @#?%?&W%Q?%?(dG  @#-?#R{!jA"R|*U?"R~< Uk?#RIeR{!jR,Wk/ ?#R[jR}W eR{!jR<Z/"--? ?!2MR @%-?%-p!&p? D".@#?!? D"2A"W%Q?!?#dG  R~I!U@%-?!R!dA(?"W%Q?#?(dG  Ry!jRu!U@&-?"?!R"dA"X%Q"Q?%?&jT/ ?"?#dF  RQ|8/ ? R1?!R#2n1--? R0?!R!2n-t!!#p?#Rpl@&R}O}=w D" ?!R"md@!? "p"Q#Q?!D" A!%Q?!D".?!dA(?"?&?!?#djA%dW/!."--R .!-?!2|:?!?%V%Q?!?%2I&?!R%eA!?!D" R"lM" -? ?(M"*? ?%M"%R!-M" -}-!!!pB R?eA#C ?#Sqqqq2N"%?#R M".?#Rqqw ? D"})!?!R.fd? D"}-!?!Y=A!E" N#2?#?!D"*M":? Rr!d?#R2d?#R%dA 2S?"R ?"R{!jR|0Y=R{!jR;fR}3sw d?#D"*?#D".2a? 2|Q?#R?dC -n!%p?!G *T%Q"Q?!D"%@#?!D" @%"Q#Q?"?#V%Q?"?%dA&G  RHU/"?"R!d@".!--?!R!P *?#@".!-?!?#?"RpldM"%?!?&R!dM" --? ?"M"%? ?%M" -t!!!pB R?eA)C ?)?"P | ?)R P >?)?!P =?)?#P <?)?&P ;?)?%P :?)?(M"2?)Rqqw ? D":?(R.fd? D">?(Y=A!D" A"M"6?)?!D"%M".?)?"M"*? ?)R*dR R 2|5?)R?dC -r!!%pR|2?!? eA%2eA"?"R|2Z=@"R}O}=w D" ?"R"mdA#D" A&%Q?#? M" ?&? M"%&?#? M" R}G}=w R}G}=w E# S!?"}DsrN# -? ?%M".? ?"M"*? ?#M"%? ?&M" ?!R%e?%M" -l!"p"Q?!? D"2A"W%Q?!? D".A#dG  RIeR{!jR+Y%Q?"?!?!?"W=@ #Q? ?!U/#?!?#dG  RIeR{!jR+Y%Q?!R!d@!.!--?!1--? ?!R)2|,R @ -? -|Q!!pRqqw ? D":?!R.fd? D">?!Y=D"*R%n@#?!R!d@!#Q"Q?!?#Z/ ? G FR!U%Q? G *R!jT/!-? ?!?"28Rqqw ? D":?!R.fd? D">?!Y=D"*R%n@!.!---b!%pB R2eA#C ?#R.d@%?"%Q? D" A&%Q?#?!M".?"?&f@(?#R*d@%? D"%@"--?%?(M" ?#D".%Q?#D"*A %Q?"? 2L--?#R2dC -|C!#p?!R5dRij? dA!R%eD" @#? R%eA%D" A"R!j%Q?%?"R"kM" &? ?"eA 2|:-? ?#R"j%p?!D".?!2|:?!d&?!-2I-|J!"p? D"6@%"Q? D"2?!Y%p?!?%W&?!?%Z/!?!? R.dA#D" dF  R |8%QR!@#."-?#?!24A#/!? ?!2|)1-@#-? ?"?%?!?!?%X=?#2n-a!%p?!? D".d@%? D"2@&#QR @"?!?#d?&W%Q?#?%dG  @"-?#R!d@#?"RIeR{!jR,W?"R[jR}W eR{!jR<Wk/ -? R ?!?#R!e2n-}@!!(pB R2eA"C ?!R%d@%"Q?!D" A#%p?!R M" B R2eA&C ?#%Q"Q#Q"Q?&R*d?%2|*?&D"*T/ ?#R!eA#/!."--?#@)--?&R2dC ?)/!?"R*d?%2|*?"D"*@(?"D".&?"?%2|*?"D" @(?"D"%-@!-? ?(M" ? ?!M"%?"R2dC -m!&p?!D"*@%?!D" @#?!D"%@&"p"Q#Q?#?&V%Q?!?#R2dA"M" ?#R*d?"@#D" A"?%D"*Z/!."--R .!-?%D"%?"R%mdD" @"R!-@!? ?"M"%? ?!M" -c ? R%R:2K? R.dR%R%2K? R:d2|Q? RCdR%R22K? RIdR*R22K? R|/dR*R22K? R~% dR%R.2K? R~2 dR%R%2K? Ry dR%R%2K? R~H d2|Q-}B!"#p!|R? D"%A#?!e@"? D" @ #Qz.                @&?!?#Y%Q?"R2Z%Q? ?!dz   @&--?"R2e@"?!R2d@!?&z.|E|E|E|E|E|E|E|E|E|E|E|E|E|E|E|EzB?&z.""""""""""""""""z|:z.@@@@@@@@@@@@@@@@z|#z|9zaA%T/ -?!?%|KdR2e-~7%!)p"Q?!R.dA#?"R!d2PA"?!D"2W%Q?"?#D" dG  RAU%Q?"R!d@!R @"."--B R2eA&C ?!R.d@*"Q"Q"Q"Q"Q#Q"Q?!D".@%?!D"2@)#Q"Q?"?)Z/&?"?%dG  A#RAU/%?#Rx U/ ?#wR |5%p?*?"24A#T/*?"?#d&?#R|"Y/(?*?"2P-@".!--?)?"R!dA(Y/%"Q"Q"Q?%?(dG  A#R~J e0*")))")" !-?&R*d?!?"R"d2|!R @#?&D"*R!jT/*?&D".A%Rq~L#jRq}G#U%p?"R(dA)?!D"2A(Z/#?)?!D".A+dG  Rx V/#?%R{}N#X?(?"R)dA%Yk/#?%?+dG  R~Q V/#?&?!?"R*d2|!?&D" R!jT/+?&D"%Rq~T#jRq}O#V/#R.&R(-@%R!@(?"?%dA"/#.*-"Q?#R~> e0&!(((! -?#RAU?#RHUk/ ?#Rx V/&-?"R"d@"R!@(.!--?!R1?"R(2n.%-?(?"R!mdR"d@#.#-?!D"6?"Y%Q?!?"R-2|,&?!?"R.2|,-R @#."-?!?(R+2|,R @#.!-?!?"2|)R @#-?&R2dC ?#A!%Q?!R!j@"?!R!n@!&R"@"--? ?"P %? ?!M" -|I!!p"Q?!? D"%W%Q"Q?!? D" dG  A"RIeA R{!jR,W/"?"R~= eR{!jR(Z/ ?"R~5 e@ ."--R2?"RNe?"R}W eR{!jR(Z=@ -? R{!j-g!#p?!D"*A#?!D"%X@&Rqqw ?!D".?"R.fd?!D"2?"Y=A%D"%A"?%D" A%WR ?#?&=?"Wk@#? R ?"?%e?#=M"%? R!R!?!D" ?&=?%d?#=M" -|K!%p?!D" @%?!D"%@&"Q#Q?&?%A#U/!?!?#R!dA%M" ?#G  A"RGU?"R~< Uk/ -?"R?R ?"R}W eR{!jR<W=k@"-? ?"P !? ?#?&VP  -|K!"p"Q?#G *@%R+@&"Q?#G %A#R#V%Q? D"CG |*?#R!UjT/!-R @#"Q?%R"e0&!   ! -?%R!R R 2&A&R{!jR:U/!-? ?&?#?"?!2]--[!"pB R2eA#C ?#R%d?!D" ?"D"I2.R @"?#D".A%%Q?#D"*?%R%mdR2eA%%QR!@"?%D" @!--? ?!M"%? ?"M" ?#R2dC -f!"p?!Rij@"?!R~L{{{)j? d?!R1j2|B@##Q?"%QR2@!? z   z.0000000000000000z|#za%Q? R22|B@!-? R2d@ ?"R2e@"?!?#d@#.!--?#-[!"pB R?eA#C ?#R*d? ?!2Y?#D".@ ?#D"*@%?!G *R*j%Q?#R M">?#? M":?#?%M"6?"?#R6d2|3&?"?%? 2|D-?#R?dC -^!#pB R2eA"C #Q"Q?"R*d?!2/?"G *T/ ?"G +@%? D"*A#? D" U%Q? R!2l-?#? D"%d?%P  ? ?#R!dM"*.!--?"R2dC -|A!"p? D" A"D"%A ?!? ?!X=@ "Q#Q? ?!V%Q?!?"D" dG  R+eA#R9XR!?#mR},qq%jTk/"?!R!d@!.!--? 1-?!-Y!"pB R2eA"C ?!R|Sj@!?"R2d@##Q?!%Q?"? D  M".?"R.d?#2X?!R%e@!? R%d@ .!--?"R2dC -|=!"p?!?"d@#"Q#Q?"%Q?!G  R+eA%R9XR!?%mR}4qq%jTk/"?!R!d@!?"R!e@".!--?#@!-? ?"M"%? ?!M" -|<!"pB R2eA&C ? D":A D"*@(?&?"M"*?&?!M"%?&?#R{!jR*R ?%=k?(R%mdR2dM".? ?&R%d2|E?&R2dC -|?!"p?!?!G 5A%? D"CdG 7A&R%U%p?%? D"?G -?!G 7R:mRqq%R ?#=kRq"R ?"=kk2=R{!j&?&-P 6? ?!2|%-]!!p? D"C?!R{!jdG 7A"R%U%Q?!? D"?G -Rqqq2k2=R{!j@"-R!@!"Q"Q"Q?"R!e0#  !"-? G FR!l@!.!-R @!-?!R!j-x!"%p!oB R2eA&C ?&R%dA%"pB R2eA(C "Q?#}D?!}DoA*S?t|9%Q?*}>A#Rqqqq|O?"eY%Q?#T%Q?%?"M"*?%R M"%R .%-?(R*d?"?#2d?(D"*A)%Q?%?)M"*?%?!M"%R .%&?%?#M"*?%?"M"%.#- --?%R M"%-R!-M" ?(R2dC ?&D"*@!?&D"%R!V%Q? ?&D".M"%? ?!M" ?&R2dC &?&D". --|C!#pR~T}<w ?!? eA"R"nA%2jRq}=w D" @#Rq}=w ? ?!V%p?"%QR~X}<w D" ?#R"md? ?"~X,  -Rq}=w D" &?#-?%dM" -~E"!&pB R?eA!C ?!? M"*?!?!R|"dA M":?!? M"6?!? M"2?!?!R*dM".?!R.dD" D" @"#Q"QR~2vw R~2vw G  A R!? =P  ? T/ #QR~2vw G  %Q.!&.#- - --Ryvw D" A R|Uqw Z%QR~6vw 2|QR~6vw Sqqqq2N" Ryvw R M" Rq}<w 2|-Rq}<w Ryrw R~T ~X,  Ryvw D" @ -? ?"W%QR~6vw ?"? eA#2lR!?#?#R!Y=A%R!e@ Ryvw D" A&Rxvw D" d@"#Q? %Q?"R P  ? R!e@ ?"R!d@".!--?%?&d@ ?#%Q?"R P  &? R!e@ -Ryvw ? M" -R~2vw R P  Rxvw D" ?!R?dC -|6!"p?"D"%A#?#R VeA#?"D" R!dA"W?!D"%?#Wk@%? R ?#?"e?%=M"%? R!?"?!D" d?%=M" -|3!#p?"%Q"Q#Q? G  A#?!G  A%U%Q? R!d@ ?!R!d@!?"R!eA"/!."--?#?%e@&--?&-|:"!p!o?#E" @&? D"q!A#? D"|OU%Q? R~T d2|>-? D"|S?#R%mdA%?"M".?%?!M"*?%?&N" ? ?#R!dM"q!-|8!!pB R?eA%C ?%Rsrq2M!<?%R%P :?%?!M"2?%?"M"6?%?#M".?%?"M"*? ?%R*dR R 2|5?%R?dC -|;!"p? D"%A"? D" A!M" ?!%Q?!?"M"%-R}O}=w D" ? D"*A R"mdD" T%QR}G}=w R}G}=w E# S!? }Ds|XN# --|1!"p?!T%QR 1-#Q"Q?!T@"?!T/ ?!R!e@!? G  ? R!d@ RIeR{!jR,W/!--?"-|K"!|R"pz.{{{{{{{{{{{{{{{{@"? D" A#D"%A%?!? D"%D" dA Z%Q?%? eR2Z%Q? ?#D" dz   z.0000000000000000z|#@"--?"za-* ? R*2|S-* ? R22|S-Q!"pB R2eA%C ?#? ?!2|N@&?"? ?!2B?%R"P *?%?&M".?#R.d?%R*d2|J?%R2dC -* ? R%2|S-R ? ?!R ?"R ?"R{!jR~, Y=R{!jR.fA!R}@}+w d? D"?R+d?!G }?}+Q=G  R!?"?#2H-M!"p#Q?!%Q?"? G  A#R~K!Xd?#wR}Vp|6d@"?!R!e@!? R!d@ .!--?"-|.!!pB R2eA&C ?&R*d? ?!?"?#?%2A?&D"*R|Uqqq|OU%Q?&R2dC &?&D". --|2!"p? ?"2l? D"*@#? ?"TTA%%p?%%Q?#? D"%d?!?"~X,  -? D"*&?#-?"dM"*-|N!"p? D"*A#? D" U%QB R2eA"C ?"R*d? ? D" R!R%R.2A?"D"*R|Uqqq|OU%Q?"R2dC &?"D". --? D"%?#R.fdA"?!D"*M"*?"?!E" N" ? ?#R!dM"*-|P!"p? D"*A#? D" U%QB R2eA"C ?"R*d? ? D" R!R%R:2A?"D"*R|Uqqq|OU%Q?"R2dC &?"D". --? D"%?#R:fdA"?!E"2N"2?"?!z " z-" ? ?#R!dM"*-|1!"pB R2eA"C ?"? ?!21?"D"%@!?"D" @#?"R P *? ?#?!?"R*d2Z?"R2dC -|2!!p? D"*A"? D" U%Q? 2|@-? D"%?"R"md?!M" ? ?"R!dM"*? ?!? D".dM".-P ? ?!?"?#?%Rqqw ? D":?%R.fd? D">?%Y=A D" ? D"%? D"*R)jT2E-}&%!3p? D"DA"D"6A#?!eR"Z%p? D"DA+R M"|E?+D"6A"?!eA#R ?"?#Z=A&R"Z%QR%?+D"2?!R"md?!?"X=@%B R2eA"C ?+R:dA#R M"|9?#R M"|4?#R M"6?#R M"*?&R"m@,?#R.d@1? R.dA&D"%@.?&D" @/?&D"2@2?&D".@3#Q?,%QRqqw ?%D" A-R.f?3d?-?2Z=A)D"%@(?)D" @*?)G *R*j%Q?#D"*@4?"R M"*?(?(R VeA(?*R!dA)W?(?.Xk@*?"R ?(?)e?*=M"%?"R!?)?/d?*=M" ?#?"2|3?"R!P .?"?4M"%?"?-M" ?"?#D"*M"*&?"R P .?"?-M" ?"?(R!eM"*?"?*R!dM"%-?1?"2b?%R%d@%?,R%e@,.!--?#R!?/?.?&D"*A#WA%=R ?#?%=2(?"R2dC ?+D"|E@%-R @"#Q?"?%V%Q? D"DA#D"|E?"X%Q? ?0?#D"|AdD" 2g-?"R!d@"?0R%d@0.!--? D"DA"D"6&?#-?!Z%Q?"?!M"6--j!"p? D"*A%? D" U%QB R2eA#C ?#R*d? ? D" R!R*R22A?#D"*R|Uqqq|OU%Q?#R2dC &?#D". --? D"%?%R%mdA#?"M"*?#?!N# ? ?%R!dM"*-M!!pRqqw ? D":?!R.fd? D">?!Y=D"*A"R(jR%U%Q? ?!?"R%n2@--|*!"p? G :A%R:X@#?"R ?%?#=U%pR!? ?#=?!?"2|8&R!-T-N!!p? D"*A"? D" U%Q? 2|>-? D"%?"R%md?!z " z-" ? ?"R!dM"*-g!"p? D"*A#? D" U%QB R2eA"C ?"R*d? ? D" R!R%Rx 2A?"D"*R|Uqqq|OU%Q?"R2dC &?"D". --? D"%?#Rx fd?!Rx ~X,  ? ?#R!dM"*-|,!!p? D"*A"? D" U%Q? 2|=-? D"%?"R#md?!E" N" ? ?"R!dM"*-|)!!o?!%Q#Q?"S!? J  sr@"? R!d@ ?!R!eA!/ --?"-|+!!p? D"*A"? D" U%Q? 2|@-? D"%?"R"md?!M" ? ?"R!dM"*-|  ?"%Q?"?!2|P@!-? ?"M"%? ?!M" -|# ? R|U"W%p? R%n&? R|!? |JA en? R!meR|/d--~N!!)p? D"*A(? D" U%QB R2eA%C ?%R%d@&? D"%@)R*? D" A#R!mA"?"R*Y=A*A"R |8%p"p"Q?#%p?)?#R!?"2|O&?"%p?"R!2|P&R!@#."--A#/ ?&R!M"%R!.!-?&?#M"%R -@#R*&R!@#R @"R%-?&d?"M" ?&?#M" ?%D"%R!V%Q?%D"*@"? ?*M" ? ?"M"%?%R2dC &?%D"*<?%D". --?(? D"%d?!P  ? ?(R!dM"*-Q R~@vw D" R|Uq2Z%QR~@vw R%R.2KR~@vw Sqqqqw N" -R~Xvw R4P  R~Hvw R M" -|) ? ?!Rqqw ? D":?!R.fd? D">?!Y=A D" ? D"%2|9-E!!p?!D"DA#R M"m?!R.d?"?#R~H d2S? ?#E"iN# -B!!p?!? D" ? D"*A"eX%Q? ?"?!R*R22|C--B!!p?!? D" ? D"*A"eX%Q? ?"?!R%R%2|C--|#!!p? D" A D"*@#? ?!}D?#2|H? ?"}D?#R!d2|H-B!!p?!? D" ? D"*A"eX%Q? ?"?!R!R!2|C--|U(")p!o#Q"Q"pB R2eA%C ? ?!R5dRijA"? ?"X=R!e2eA#R!dA&R|1X%QR @&R}G}=w E# S |B/"?%R%dR|2?"? R!e2F?%D"%R!V/"&"QR}G}=w E# A+Sp?&}Ds|W2|RA&R|2X%QR @&?+?#}DtS!|W|9/%?%R%d?#?"? R!e2F?%D"%R!U/!.%-? R3W%QR}O}=w D" ?&R"mdD" A&D".?&2|:?&R%eA(?(D" R"lM" ?&d.#-? R!e@(#Q"Q?%R%d?&?"?(2F?%D"%R!U/"?&R|2Z/ R}G}=w E# Sp?&R!d}Ds|W2|RA&Rw W/!--?%R%d?#?"?(2F?%D"%/ R @&.#--?%D"*@&?%D".-@#?#?"?&dA"V%p?"?#2IR#&R!-@#?"R%e?#M" -?%R2dC ?&T%Q?!R5dRij? R ? R2X=dR}(q%dR2nA"Q A#RpUA)T%QR}S}=w "pR}S}=w D" @%R}S}=w R M" ?"R2m@"?%R ?#R2mA#?%U=%QRp?"?#dA"?"?#W=RijA"?%Y%p?%&?%R%eA(D" A#R!j%Q?(?#R"kM" &?%?#eA%2|:-?%?"2I?"-.!-R @%Rp?"?#dA"?"?#W=Rij@""QR}O}=w D" %Q?#?#R5dRijA(R2dA*X?"?*Wk/!?(R%eR)M" &"Q?#R!?#=R#dR|SjA#R},"dRijA(?#W?"?(Wk/"R}O}=w ?#M" ?(R%eR#R!?"?(X=M" #Q?%Rq"U/!?#?%dR M" ?%R%d@%. - --?"?(X%Q?(?"2I-?"@%-?%-M" -?)T/!--?&-|1 ? D"LRqqqq|OV%Q? RLd2|Q-? R%Rx 2K? R.dR%R*2K? R:dR%R.2K? RCd2|Q-< ? ?!P %? ?"M" ? ?"?#dM"*-5 ? RCd?!?"2|D?!?"2R-}5"!)p"p? "pR!@%"Q"Q"Q?!?#W?!?#XeR{!j0"" !-?!R5dRijA(?#R5dRijA)V%Q"QR @%? ?(dA&R%eG  R"jT/ ? ?)dA*?&D".A+?&dA,X/ ?&2|:R!@%?*R%e?)?(?+dV%p?*?,2IR#&R!-M" --.!-?#R5dRijA%?!R5dRijA&V%Q? ?%dA(? ?&dA%R%eG  R"j%p?%D".@&?%2|:?%?&d&?%-2I?(R%eR#M" -R!.!-?%-/ <R ?"?#2mA"T/ <?!%Q?"? ?!~X,  -? ?!2L?"--* ?!? 2m-, ? R!R!2K-( ? |Q}>-|1!!pB R2eA"C ?"R*d? ? D" R!R%?!2A?"D"*R|Uqqq|OU%Q?"R2dC &?"D". ---~@| e Rtqw -3~S{{{mk|Mb|I^flbg|Mff R}Sqw -C{{{{     !"#%&()*+,-./0123456789 !"# R~Fqw -H2 Q   a    %%%%%%%%%%%%%%%%%%%%%%%%!  !    !~>q}= R}Q|Uw -|G! !!!!!  !! !!!!!!!!!!!!!   ! ! !!!!!!!!!!!!!!!!!!!!!!!!!!   !!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!! R}2|Ww -~*!Hk|Mlm_H|,|-OINMJMbJ|I^|+|,LIN|+L|H|I|H^_JLaN|-NMaNbL^KOMIHfc|Hk^k|PH^ffh_Hlk_Hk^|N[nb_H|Lha|*kl Hk|Mlm_H|,|-OINMJMbJ|I^|+|,LIN|+L|H|I|H^_JLaN|-NMaNbL^KOMIHfc|Hk^k|PH^ffh_Hlk_H^ffh_|*kl 7|Lb|Lhk|P?^ffh_^mchg?h|I?w/?|H|Pmbl?|I^cfba +        % R~Lrw -!% R~Xrw -!! Rt|Xw -!% R}-|Xw -!* Ru|Xw -!* R}C|Xw -!% R}O|Xw -!% R~ |Xw -!% R~.|Xw -|B!       ; 2 ?       _^ff?@A{{{{{##C|#{{{{{{""|%|&DE{{{{%%KL{{{{{{""|,M{{{{{{""i^|P|Lbgm[|Lbm|KhaA R}Isw -)0cmb|LlA R~)sw -,&ikha|M_mlA R~@sw -@*cab|Lihmbg_|P[eb|PA        1lm^m|MlA R}/|Yw -0(_h|Lifbmba[^mA R}F|Yw -2.kbab|Limchg[|MkfA R~%|Yw -*0i^|Ph|MmA R~=|Yw -/(cl[_h|LifbmbA R~V|Yw ---_h|MgmkcblA R},tw -2+cgcmc^f[n^f|MblA R}Ctw -00|Icg^f[n^f|MblA R~!tw -1.ikha|M_m[_h|MgmA R~;tw -*/mhebglA R~Stw -%(caA R})} w -+"|Lbll^|JbA R}@} w -2)^iikhn^f[lm^mbA R}X} w -.0_^mb|JhkcblA R~9} w -*,b|Oick|PA R~P} w -0(ikha|M_m[_habA R}%}!w --.hfa[lm^mbA R}=}!w --+gb|N[lm^mbA R}V}!w --+mc|Lblm^|LiA R~6}!w -0+cl[hkabk^|HfbA R~M}!w -(._habA R}!}"w -?%_h|Mgmkcbl[kbabb|L^|Hfb[cgA9^|ImbkA R}S}"w -*&|Hb|IhkbA R~3}"w -)(fc|LcmA R~J}"w -(&m|PibA R|Y}#w -+%_^ka[caA Ru}#w -,)_|Mkkbg_|PA R}P}#w --*|3ZY|9|7T|=T|4A R~0}#w -.+|9|;Z|3T|<|<W|8VA R~G}#w -*,URW|7T|4A Rr}%w -|"(ikc_b[|L|MfmcifcbkA       2|3R|;|4A R}M}%w -|!%R|3|3Z|>|8|=[SR|7R|8|3TA        1T|>|;A R~D}%w -&#VS|9A R|U}&w -&#|>|<|4A R}3}&w -&#|3R|4A R}J}&w -A#aclmkc|H|Mmchg[|Lbm|KhaA    5_h|Mgmk|PA R~A}&w -,)hkabk[caA R~Y}&w -E*acl_h|Mgm[|L|MfmcifcbkA    5abfcnbk|P[b|L^cfA R}G}(w -10_|Mkkbgm[mhebgA R~&}(w -1/b|L^cf[^aakbllA R~>}(w -)/n^f|MbA R~W}(w -*&n^f|MblA R}-})w -)(TYRW|7A R}D})w -/&|9R|BZ|>|=[|7W|8XA R~"})w -*-|<W|8V|7TA R~<})w -,(Y|>|7|=W|9|7TA R~T})w -1*|OG^icGnbklchgA R}*}*w -|#/|OGcab|Lihmbg_|PGeb|PA      3|+I|+KGING|+NA R}Y}*w -.,|+I|+LGI|+GI|,A Rx}*w -),j|Mbk|PA R~Q}*w -+&|Kb^abklA R}&}+w -()|Hha|PA R}>}+w -u+%     #  ){{      #  ){{!     #  ){{"     #  ){{"     #  ){{#     #  ){{#     #  ){{%     #  ){{&     #  ){{(    ##  ){{)     #  +{{{    !#  )  *    !!  *! P    ###! " {    ##"O # {     #  (%!    !##  !&!{    ##  ) !*    #!  *!!|.   !##  !(!{  !!##   )!{    ##   *!{    ##   +!{    ##   ,!{    ##   -!{    ##   .!{    ##   /!{     #  (%"     !#   0"{    !#   1"{   !!#  !&"{    !#  ) "*    !!  *!"|/    ##   *"{    ##   +"{    ##   ,"{    ##   -"{    ##   ."{    ##   /"{     #  !2#{    ##  +3#{    ##  )4#+     #  !5%{    ##  )6%,     #  )7%,     #  #8%{    ##  !9&{    ##  !:&{    ##  !;&{    ##  !<&{    ##  !=&{   !##  &>&{   !##  &>({    ##  !=({    ##  !<({    !#  (| *!    !#  !|!*{    !#  (|"*"    ##  ){ -    ##  ){!.    ##  ){".!!  ##  %B,{    !#  )|(-/    !#  )"-0    ##!  |)-{    !#  )|(./    !#  )".0   !##  !(.{   !##   ).{    ##   F.{    ##   G.{    ##   |*.{    ##   H.{    !#  (| /#    !#  "I/{    !#  (| 0%   !!#  !J0{    !!  *|+0|8   !##  !{0{hkabkGkbj|MblmhkabkG_kb^mbahkabkhkabkGfclmikha|M_mikha|M_mGfclmikha|M_mG|Mia^mbikha|M_mGj|Mbk|PhkabkGj|Mbk|P  x.2 /    #  ~E.2 /   !% !~R.2 &   "& !~W.2 ,   #&!!&/2 )   %  !./2 .   & !!:/2 0   (" !|%/2 /   ))" K/2 -   *)" ~@"2 %   +("   # #     . . # R~L}4w -7#-%   ! !     ~Y1~Y1! ! R}C}5w -=#1.   |2 |2     w1w1! ! O ( ( R~2}5w -%~T1~T1 R~>}5w -=~Y1!   #=.(    ) )       ! ! R}9}6w -.!  #|&#   1 1 R}M}6w -#/ / Ry}6w --#|(%     |2 |2 R}3}7w --%# |*(   ) ) R~4}7w -&!"!L# R}-}8w -+#N    ) ) R}=}8w -&&   " R}S}8w -!" R~(}8w -+" !   #N# R} uw -.!  #|0  !!! ! R~%uw -5#|0!   # #     % % # R|U}9w -8!  #|1#   # - *   ~L ~P # Rw}9w -+#R*   # # R~0}9w -&!   " R~D}9w -!" R~R}9w -1" !   #W"   ) ) R}&}:w -)!   " % R}:}:w -#% " R}I}:w -}:"( !   #X#  %%%%%%%%%%%%%%%%%%%%%%%%   ~F!2 |6   E"  +   _^i^_cm|P?hnbk|Ifh|N   }2!2 |9   >   &   IIIJI|+IKILI|,IMINIOI|-JIJJJ|+JKJLJ|,JMJNJOJ|-|+I|+J|+|+|+K|+L|+|,|+M|+N|+O|+|-KIKJK|+KKKLK|,KMKNKOK|-LILJL|+LKLLL|,LMLNLOL|-|,I|,J|,|+|,K|,L|,|,|,M|,N|,O|,|-MIMJM|+MKMLM|,MMMNMOM|-NINJN|+NKNLN|,NMNNNON|-OIOJO|+OKOLO|,OMONOOO|-|-I|-J|-|+|-K|-L|-|,|-M|-N|-O|-|- Rxvw -!! R~Dvw -!% R~Xvw -+4       % R})}<w -!% R}5}<w -!! R}?}<w -!% R}K}<w -!* Rw}<w -!* R~*}<w -!% R~6}<w -!% R~@}<w -!% R~L}<w -!! R~X}<w -!% Rt}=w -+!       ! R}5}=w -!%';
var frequent = "fffffff1f13bbd507eaa0008b3edf50c1510000011000000100000011000000a";

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
var applyFixes2 = /* @__PURE__ */ loadedBy(loader2, applyFixes, SMALL);
var assertValid2 = /* @__PURE__ */ loadedBy(loader2, assertValid, SMALL);
var is2 = /* @__PURE__ */ loadedBy(loader2, is, SMALL);
var isValid2 = /* @__PURE__ */ loadedBy(loader2, isValid, SMALL);
var parse2 = /* @__PURE__ */ loadedBy(loader2, parse, SMALL);
var standardSchema2 = /* @__PURE__ */ loadedBy(loader2, standardSchema, SMALL);
var validate2 = /* @__PURE__ */ loadedBy(loader2, validate, SMALL);
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
