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
function encoded(text) {
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
function forgetInput() {
  input = NOTHING;
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
function writeText(text, settings) {
  const units = text.length;
  const spare = PADDING + settings.bytes.length;
  const most = Math.min(units * MOST_PER_UNIT, settings.maxBytes) + spare;
  let into = room(units > SHORT ? units + spare : most);
  let { read, written } = encoder.encodeInto(text, into);
  if (read < units || written + spare > into.length) {
    into = room(most);
    ({ read, written } = encoder.encodeInto(text, into));
  }
  if (read < units || written > settings.maxBytes)
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
  const text = (template ?? "").replaceAll(/\{(\w+)\}/gu, (_, name) => argument2(name));
  return text.charAt(0).toUpperCase() + text.slice(1);
}
function build({ messages, byLabel }, sentence, given) {
  const meta = {};
  const text = filled(textOf(messages, sentence), (name) => {
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
  const plain = (text) => ({ value: text, shown: String(text ?? "") });
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
function inSentence({ label }, text) {
  return label === void 0 ? text : label.replace("{label}", text);
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
    const text = this.word(REPORT_TEXT);
    if (length > SHORT2)
      this.#bytes = bytesAt(text, length);
    else
      this.#text = textAt(text, length);
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
  const only = wanted(own(options, "only"));
  const prepared = prepare(shape, input2, options, ONLY);
  const { index, form, settings, source } = prepared;
  const headers = {};
  const applied = [];
  if (isRefusal(prepared.length) || typeof source === "number") {
    return { output: input2, headers, applied, truncated: false, report: reportOn(shape, prepared) };
  }
  const round = { ...prepared, form: form === FORM_VALUE ? FORM_TEXT : form, settings: withAllFindings(settings) };
  let text = source;
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
  const text = JSON.stringify(schema).replaceAll("$defs", "definitions");
  return { ...JSON.parse(text), $schema: "http://json-schema.org/draft-07/schema#" };
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
    const text = message(problem);
    if (typeof text === "string")
      return text;
    throw new TypeError(`message must return a string, not ${typeOf(text)}`);
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

// generated/check_script.js
function q4(Y4) {
  for (var M, S = new Uint8Array(123), $ = 25; $ >= 0; --$) S[48 + $] = 52 + $, S[65 + $] = $, S[97 + $] = 26 + $;
  S[43] = 62, S[47] = 63;
  function I(i0, H, w) {
    for (var G, e, n = 0, X = H, R = w.length, N0 = H + (R * 3 >> 2) - (w[R - 2] == "=") - (w[R - 1] == "="); n < R; n += 4) G = S[w.charCodeAt(n + 1)], e = S[w.charCodeAt(n + 2)], i0[X++] = S[w.charCodeAt(n)] << 2 | G >> 4, X < N0 && (i0[X++] = G << 4 | e >> 2), X < N0 && (i0[X++] = e << 6 | S[w.charCodeAt(n + 3)]);
  }
  function G4(i0) {
    I(M, 1048584, "9////3RydWVmYWxzZW51bGw="), I(M, 1048636, "/////wAAAAAAAQIDBAUGBwgJCgsMDQ4PEBESExQVFhcAAQID"), I(M, 1048682, "EABAAAAAZAAAAAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBAAABAAAAAAHigKYwMDAwLTAwLTAwVDAwOjAwOjAwLjAwMDAwMA=="), I(M, 1048788, "AQABAQEBAQAAAQEAAQEBAQEBAQEBAQEBAQAAAAEAAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQAAAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQ=="), I(M, 1049011, "L3J1c3RjLzU5ODA3NjE2ZTFmYTI1NDA3MjRiZmJhYzE0ZDc5NzZkN2U0YTM4NjAvbGlicmFyeS9hbGxvYy9zcmMvcmF3X3ZlYy9tb2QucnMAL3J1c3RjLzU5ODA3NjE2ZTFmYTI1NDA3MjRiZmJhYzE0ZDc5NzZkN2U0YTM4NjAvbGlicmFyeS9hbGxvYy9zcmMvYWxsb2MucnMAFW1lbW9yeSBhbGxvY2F0aW9uIG9mIMANIGJ5dGVzIGZhaWxlZAAJAAAAAAAABA=="), I(M, 1049224, "BA=="), I(M, 1049236, "AQ=="), I(M, 1049248, "BA=="), I(M, 1049260, "CA=="), I(M, 1049272, "CA=="), I(M, 1049284, "BA=="), I(M, 1049296, "BA=="), I(M, 1049308, "BA=="), I(M, 1049320, "AQAAAAAAAAAZABAAIAAAAAAAAABjYWxsICEi//////8DAyQl////////AgImJygp/////wQEMzT///////8CAjU2////////AgJwYXltZW50X21ldGhvZCI="), I(M, 1049418, "Dml0ZW1zIg=="), I(M, 1049443, "BXByb2R1Y3RzIg=="), I(M, 1049468, "CGlkZW1wb3RlbmN5X2tleSIAAAAAAAAAAA9zdGF0dXMi"), I(M, 1049518, "BmNvbXBsZXRlZF9hdCI="), I(M, 1049543, "DHJlZGVtcHRpb25fdXJsIg=="), I(M, 1049568, "DnBheW91dCI="), I(M, 1049593, "BmlzX2NvbXBsZXRlIg=="), I(M, 1049618, "C2NvdW50cmllcyI="), I(M, 1049643, "CWluaXRpYWxfdmFsdWVzIg=="), I(M, 1049668, "DmZpbmFsX3ZhbHVlcyI="), I(M, 1049693, "DHByb2R1Y3RfY291bnQi"), I(M, 1049718, "DXRva2VucyI="), I(M, 1049743, "BmlkIg=="), I(M, 1049768, "Am1lc3NhZ2Ui"), I(M, 1049793, "B2FwcHJvdmFsX3N0YXRlIg=="), I(M, 1049818, "DmNhdGVnb3JpZXMi"), I(M, 1049843, "CmV4cGlyeSI="), I(M, 1049868, "BnByb2R1Y3RfY29kZSI="), I(M, 1049893, "DG9sZF9zdGF0ZSI="), I(M, 1049918, "CW5ld19zdGF0ZSI="), I(M, 1049943, "CXRpbWVzdGFtcCI="), I(M, 1049968, "CWlzX29yZGVyYWJsZSI="), I(M, 1049993, "DGNvZGUi"), I(M, 1050018, "BGNvdW50cmllc19yZWRlZW1hYmxlX2luIhdhZnRlciI="), I(M, 1050068, "BWJlZm9yZSI="), I(M, 1050093, "BmxpbWl0Ig=="), I(M, 1050118, "BXR5cGUi"), I(M, 1050143, "BGNhcmRfaWQi"), I(M, 1050168, "B2N1cnJlbmN5Ig=="), I(M, 1050193, "CENPTVBMRVRFRCI="), I(M, 1050218, "CVBST0NFU1NJTkci"), I(M, 1050243, "CkZBSUxFRCI="), I(M, 1050268, "BnByaWNlX211bHRpcGxpZXIiAAAAAAAAABBDQVJEIg=="), I(M, 1050318, "BEFDQ09VTlRfQkFMQU5DRSIAAAAAAAAAAA9FVVIi"), I(M, 1050368, "A0dCUCI="), I(M, 1050393, "A1VTRCI="), I(M, 1050418, "A0NBRCI="), I(M, 1050443, "A2Rpc3RyaWJ1dGlvbl9tZXRob2QiAAAAABNjb3VudHJ5Ig=="), I(M, 1050493, "B29yZGVyX2lkIg=="), I(M, 1050518, "CGRpc2NvdW50X211bHRpcGxpZXIiAAAAABNkZWxpdmVyeV9lbWFpbCI="), I(M, 1050568, "DmN1cnJlbnRfdG9rZW4i"), I(M, 1050593, "DWVtYWlsX2FkZHJlc3Mi"), I(M, 1050618, "DXZhbHVlIg=="), I(M, 1050643, "BXZhbHVlcyI="), I(M, 1050668, "BkVNQUlMIg=="), I(M, 1050693, "BVBBWU9VVF9MSU5LIg=="), I(M, 1050718, "C1NJTkdMRSI="), I(M, 1050743, "Bk1VTFRJUExFIg=="), I(M, 1050768, "CHgtYXBpLXZlcnNpb24i"), I(M, 1050793, "DXgtaWRlbXBvdGVuY3kta2V5IgAAAAAAABEyMDIzLTA3LTI3Ig=="), I(M, 1050843, "CjIwMjQtMDItMDUi"), I(M, 1050868, "CnF1ZXJ5Ig=="), I(M, 1050893, "BWhlYWRlcnMi"), I(M, 1050918, "B2JvZHki"), I(M, 1050943, "BAAAAAAAAwAAB///AAAAAAAAAwAAB///AQAAAAAAAwAAB///AgAAAAAAAwAAB///AgAAAAAAAwAAB///AwAAAAAAAwAAB///AwAAAAAAAwAAB///BAAAAAAAAwAAB///BQAAAAAAAwAAB///BgAAAAADAwAAB///BwAAAAAAAwAACf///wAAAAABAwAABwAACAAAAAABAQAACAEAOgAAAAADAwMBAAIA/wAAAAADAwI4AAMA/wAAAAAAAwAABgQBAAAAAAEDAwAAAQUB/wAAAAADAwAABwABCAAAAAADAQAACAEBOwAAAAEDAwAAAQYB/wAAAQEDAwAAAAcB/wAAAAADAwAAAAgB/wAAAAADAwAAAAkB/wAAAAADAwAAAAoB/wAAAAADAwAAAAsB/wAAAAADAwAAAAwB/wAAAAADAwAAAA0B/wAAAAAAAwAABgQCAAAAAAABAwAAAA4C/wAAAAABAwAAAA8C/wAAAAEBAwAAAQUC/wAAAAABAwAABwACCAAAAAABAQAACAECPAAAAAADAwAAAAgC/wAAAAADAwAAAAkC/wAAAAADAwAAAAoC/wAAAAADAwAAAAsC/wAAAAADAwAAAAwC/wAAAAADAwAAAA0C/wAAAAAAAwAAARAD/wAAAAADAwAACRED/wAAAAADAwAABxIDCQAAAAAAAwAAARME/wAAAAADAwAABxQECgAAAAAAAwAABxUECgAAAAAAAwAAAxYE/wAAAAADAwAAARcF/wAAAAADAwAAARgF/wAAAAADAwAAARkF/wAAAAADAwAAARoF/wAAAAADAwAAARsF/wAAAAEDAwAABRwF/wAAAAEDAwAABRwG/wAAAAADAwAAARsG/wAAAAADAwAAARoG/wAAAAABAwAABh0IAQAAAAABAwAAAR4I/wAAAAABAwAABh8IAgAAAAADAwAAB/8ACwAAAAADAwAAB/8BDAAAAAADAwAAB/8CDAEBAAADAwAABCMK/wAAAAABAwAAByoLDQAAAAABAwAABwILDgAAAAADAwEAACsL/wAAAAABAwAAByoMDQAAAAABAwAABwIMDgAAAAEDAwAAAQYM/wAAAAEDAwAAAAcM/wAAAAADAwAAACwM/wAAAAADAwAAAC0M/wAAAAADAwAAAC4M/wAAAAADAwAAAC8M/wAAAAABAwAABh0NAwAAAAABAwAAAjAN/wAAAAABAwAABh0OBAAAAAEBAwAAATEO/wAAAAABAQAACDIOTgAAAAEDAwAAAf8O/29yZGVyLXJlcXVlc3RvcmRlci1jcmVhdGVkb3JkZXJvcmRlci1saXN0cHJvZHVjdHByb2R1Y3QtbGlzdHByb2R1Y3QtdXBkYXRlcHJvZHVjdC1xdWVyeW9yZGVyLXF1ZXJ5AAD0DBAADQAAAAADAAABDRAADQAAAAEEAAEODRAABQAAAAIFAAETDRAACgAAAAMFAQEdDRAABwAAAAQAAAEkDRAADAAAAAUAAQEwDRAADgAAAAYCAAE+DRAADQAAAAcHAgBLDRAACwAAAAgHAgD8AhAABAAAAAkGAgAAAAMAAwAAAAAADAAMAAM="), I(M, 1052168, "AwsEAAAAAQABAAAAAAD+D/4PAQAB"), I(M, 1052228, "Aw8MAAAAPwA/AAAAAADAD8APAQABADgABgAG"), I(M, 1052268, "+A/4Dw=="), I(M, 1052282, "/g8BAAAAAxsMBgAAAAAHAAcAAAAAAAAAAQAB"), I(M, 1052345, "AQAAAycDAAAADwAP"), I(M, 1052366, "DQAN"), I(M, 1052408, "AyoEAAAAAAA/AD8="), I(M, 1052466, "BAMALgYAAAAHAAc="), I(M, 1052526, "AQIBNAM="), I(M, 1052588, "AzcAAAAABwAH"), I(M, 1052606, "BQAAAAI="), I(M, 1052628, "Ag=="), I(M, 1052642, "AgABAAAAAzcD"), I(M, 1052705, "AQAAAz0AAAEBAQAB"), I(M, 1052768, "Az0BAAAAAwADAAAAAAAEAAQAAw=="), I(M, 1052825, "AQAAAz4DAAAAAwALAAgAAADwAPQAAw=="), I(M, 1052888, "A0EIAAAAAwAD"), I(M, 1052906, "AQAAAAI="), I(M, 1052928, "Ag=="), I(M, 1052942, "AgABAAAAA0kCAAAABwAH"), I(M, 1052966, "AQAAAAIABA=="), I(M, 1052986, "BAAC"), I(M, 1053002, "BgABAAAAA0sDAAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQAAAAEAhAASgAAACkCAAAJAAAAY2FwYWNpdHkgb3ZlcmZsb3cAAACzARAAUAAAABwAAAAFAAAAMDAwMTAyMDMwNDA1MDYwNzA4MDkxMDExMTIxMzE0MTUxNjE3MTgxOTIwMjEyMjIzMjQyNTI2MjcyODI5MzAzMTMyMzMzNDM1MzYzNzM4Mzk0MDQxNDI0MzQ0NDU0NjQ3NDg0OTUwNTE1MjUzNTQ1NTU2NTc1ODU5NjA2MTYyNjM2NDY1NjY2NzY4Njk3MDcxNzI3Mzc0NzU3Njc3Nzg3OTgwODE4MjgzODQ4NTg2ODc4ODg5OTA5MTkyOTM5NDk1OTY5Nzk4OTk="), I(M, 1053300, "AQ=="), I(M, 1053312, "BA=="), I(M, 1053332, "EgAAAAAAAAAE"), I(M, 1053352, "BA=="), I(M, 1053364, "AQ=="), I(M, 1053376, "BA=="), I(M, 1053388, "CA=="), I(M, 1053400, "CA=="), I(M, 1053412, "BA=="), I(M, 1053424, "BA=="), I(M, 1053436, "BA=="), I(M, 1053448, "AQ=="), I(M, 1053460, "BA=="), I(M, 1053472, "AQAAAAAAAAAB"), I(M, 1053492, "BA==");
  }
  function P() {
    throw new Error("abort");
  }
  function X4(i0) {
    var H = new ArrayBuffer(1114112), w = new Int8Array(H), G = new Int16Array(H), e = new Int32Array(H), n = new Uint8Array(H), X = new Uint16Array(H), R = new Uint32Array(H), N0 = new Float32Array(H), V4 = new Float64Array(H), D = Math.imul, H4 = Math.fround, x4 = Math.abs, A0 = Math.clz32, J4 = Math.min, O4 = Math.max, L4 = Math.floor, p4 = Math.ceil, S4 = Math.trunc, P4 = Math.sqrt, s = 1048576, T = 0;
    function E2(f, a, i, A, b) {
      var r = 0, k = 0, c = 0, t = 0, u = 0, l = 0, o = 0, h = 0, B = 0, v = 0, Q = 0, E = 0, d = 0, g = 0, C = 0, y = 0, N = 0, m = 0, Z = 0, F = 0, Y = 0, V = 0, W = 0, j = 0, x = 0, J = 0, L = 0, p = 0;
      k = s - 160 | 0, s = k, c = i >>> 0 <= 9 ? i : 0, r = D(c, 12), y = r + 1051992 | 0, E = n[r + 1052002 | 0], r = e[A + 8 >> 2], F = r >>> 0 >= 5e8 ? 5e8 : r, N = e[a + 8 >> 2];
      e: {
        if (F >>> 0 >= N >>> 0 & c - 7 >>> 0 >= 3) {
          o = e[a >> 2], c = e[a + 4 >> 2], u = c, r = e[A + 12 >> 2], w2(), e[k + 56 >> 2] = N, e[k + 52 >> 2] = r >>> 0 >= 16777216 ? 16777216 : r, e[k + 48 >> 2] = 1053308, e[k + 44 >> 2] = N, e[k + 36 >> 2] = o, e[k + 40 >> 2] = c, w[k + 28 | 0] = 18;
          i: {
            if (c >>> 0 > 7 && ((n[o | 0] | n[o + 1 | 0] << 8 | (n[o + 2 | 0] << 16 | n[o + 3 | 0] << 24)) & 16777215) == 12565487) {
              c = k + 24 | 0, w[c + 4 | 0] = 16, e[c >> 2] = 0, e[c + 8 >> 2] = 3;
              break i;
            }
            v = 1053308, g = -1, h = N, c = 0;
            A: {
              a: {
                r: {
                  f: {
                    b: {
                      k: {
                        n: {
                          w: {
                            for (; ; ) {
                              l: {
                                if (l & 1) {
                                  t = 0;
                                  c: {
                                    if (c >>> 0 < u >>> 0 && (t = n[c + o | 0], t >>> 0 > 32)) {
                                      r = c;
                                      break c;
                                    }
                                    if (r = c + 1 | 0, (t | 0) == 32 & u >>> 0 > r >>> 0 && (t = n[r + o | 0], t >>> 0 > 32)) break c;
                                    if (e[k + 104 >> 2] = h, e[k + 96 >> 2] = o, e[k + 100 >> 2] = u, r = h0(k + 96 | 0, c), u >>> 0 <= r >>> 0) break l;
                                    t = n[r + o | 0];
                                  }
                                  if ((t & 255) != 34) break l;
                                  if (c = k + 24 | 0, S2(k + 16 | 0, c, r), u = n[k + 20 | 0], (u | 0) == 2) break i;
                                  t = c, c = e[k + 16 >> 2], f4(t, r, c, 6, u & 1), r = 0, h = e[k + 44 >> 2], o = e[k + 36 >> 2], u = e[k + 40 >> 2];
                                  c: {
                                    if (c >>> 0 < u >>> 0 && (r = n[c + o | 0], r >>> 0 > 32)) {
                                      t = c;
                                      break c;
                                    }
                                    if (t = c + 1 | 0, (r | 0) == 32 & u >>> 0 > t >>> 0 && (r = n[t + o | 0], r >>> 0 > 32)) break c;
                                    if (e[k + 104 >> 2] = h, e[k + 96 >> 2] = o, e[k + 100 >> 2] = u, t = h0(k + 96 | 0, c), u >>> 0 <= t >>> 0) break w;
                                    r = n[t + o | 0];
                                  }
                                  if ((r & 255) != 58) break w;
                                  c = t + 1 | 0;
                                }
                                v = 0;
                                c: {
                                  if (c >>> 0 < u >>> 0 && (v = n[c + o | 0], v >>> 0 > 32)) {
                                    t = c;
                                    break c;
                                  }
                                  if (t = c + 1 | 0, (v | 0) == 32 & u >>> 0 > t >>> 0 && (v = n[t + o | 0], v >>> 0 > 32)) break c;
                                  if (e[k + 104 >> 2] = h, e[k + 96 >> 2] = o, e[k + 100 >> 2] = u, t = h0(k + 96 | 0, c), u >>> 0 <= t >>> 0) break A;
                                  v = n[t + o | 0];
                                }
                                c = v & 255;
                                c: {
                                  if ((c | 0) == 34) {
                                    if (S2(k + 8 | 0, k + 24 | 0, t), c = n[k + 12 | 0], (c | 0) == 2) break i;
                                    r = e[k + 8 >> 2], u = 3;
                                  } else {
                                    t: {
                                      if ((c | 0) != 45) s: {
                                        if ((c | 0) != 91) u: {
                                          if ((c | 0) == 102) {
                                            if (r = e2(k + 24 | 0, t, 1048592, 5), !r) break i;
                                          } else o: {
                                            if ((c | 0) == 110) {
                                              if (r = e2(k + 24 | 0, t, 1048597, 4), u = 0, r) break t;
                                              break i;
                                            }
                                            if ((c | 0) == 116) {
                                              if (r = e2(k + 24 | 0, t, 1048588, 4), r) break o;
                                              break i;
                                            }
                                            if ((c | 0) == 123) break u;
                                            if ((v - 48 & 255) >>> 0 >= 10) break k;
                                            break s;
                                          }
                                          u = 1;
                                          break t;
                                        }
                                        if (e[k + 52 >> 2] == (B | 0)) break n;
                                        if (R[k + 56 >> 2] < t >>> 0) break b;
                                        r = (c | 0) == 123, l = r, v = e[k + 48 >> 2], c = e[v + 8 >> 2], e[k + 100 >> 2] = g, e[k + 104 >> 2] = r ? 4 : 5, e[k + 96 >> 2] = t, u0(v, k + 96 | 0), B = B + 1 | 0, r = t + 1 | 0, g = c;
                                        break c;
                                      }
                                      o = k + 24 | 0, r = e[o + 12 >> 2], u = e[o + 16 >> 2], c = n[t + r | 0] == 45 & u >>> 0 > t >>> 0, c = c + t | 0;
                                      s: {
                                        u: {
                                          o: {
                                            if (c >>> 0 < u >>> 0 & n[r + c | 0] == 48) {
                                              c = c + 1 | 0;
                                              break o;
                                            }
                                            if (c = A2(o, c), !c) break u;
                                            r = e[o + 12 >> 2], u = e[o + 16 >> 2];
                                          }
                                          if (n[r + c | 0] == 46 & c >>> 0 < u >>> 0) {
                                            if (c = A2(o, c + 1 | 0), !c) break u;
                                            u = e[o + 16 >> 2], r = e[o + 12 >> 2];
                                          }
                                          o: {
                                            if (c >>> 0 < u >>> 0) h: {
                                              if ((n[r + c | 0] & 223) == 69) {
                                                if (c = c + 1 | 0, c >>> 0 < u >>> 0 ? r = n[r + c | 0] - 43 & 253 : r = 1, c = A2(o, !r + c | 0), !c) break u;
                                                if (R[o + 16 >> 2] <= c >>> 0) break h;
                                              }
                                              r = n[e[o + 12 >> 2] + c | 0];
                                              break o;
                                            }
                                            r = 0;
                                          }
                                          if (u = r & 255, (u | 0) != 46 && !((u | 0) == 95 | (r - 48 & 255) >>> 0 < 10 | ((r & -33) - 65 & 255) >>> 0 <= 25)) break s;
                                          D0(o, c, 8);
                                        }
                                        c = 0;
                                      }
                                      if (r = c, !r) break i;
                                      u = 2;
                                    }
                                    c = 0;
                                  }
                                  f4(k + 24 | 0, t, r, u, c & 1), v = e[k + 48 >> 2], h = e[k + 44 >> 2], u = e[k + 40 >> 2], o = e[k + 36 >> 2];
                                }
                                c: {
                                  t: {
                                    s: {
                                      u: {
                                        for (; ; ) {
                                          o: {
                                            if (!B) break f;
                                            t = 0;
                                            h: {
                                              if (r >>> 0 < u >>> 0 && (t = n[r + o | 0], t >>> 0 > 32)) {
                                                c = r;
                                                break h;
                                              }
                                              if (c = r + 1 | 0, (t | 0) == 32 & u >>> 0 > c >>> 0 && (t = n[c + o | 0], t >>> 0 > 32)) break h;
                                              if (e[k + 104 >> 2] = h, e[k + 96 >> 2] = o, e[k + 100 >> 2] = u, c = h0(k + 96 | 0, r), u >>> 0 <= c >>> 0) break t;
                                              t = n[c + o | 0];
                                            }
                                            if (r = t & 255, (r | 0) == 93) {
                                              if (l & 1) break s;
                                            } else {
                                              if ((r | 0) != 125) break o;
                                              if (!(l & 1)) break u;
                                            }
                                            if (l = e[v + 8 >> 2], l >>> 0 > g >>> 0) {
                                              t = e[v + 4 >> 2] + D(g, 12) | 0, g = e[t + 4 >> 2], r = c + 1 | 0, e[t + 4 >> 2] = r, e[t + 8 >> 2] = e[t + 8 >> 2] | l << 4, l = 0;
                                              h: {
                                                if (R[v + 8 >> 2] <= g >>> 0) break h;
                                                l = (e[(e[v + 4 >> 2] + D(g, 12) | 0) + 8 >> 2] & 7) == 4;
                                              }
                                            } else r = c + 1 | 0, g = -1, l = 0;
                                            B = B - 1 | 0;
                                            continue;
                                          }
                                          break;
                                        }
                                        if ((r | 0) != 44) break t;
                                        if (e[v + 8 >> 2] == (g + 1 | 0)) break c;
                                        c = c + 1 | 0;
                                        continue;
                                      }
                                      l = 0;
                                      break t;
                                    }
                                    l = 1;
                                  }
                                  if (e[v + 8 >> 2] != (g + 1 | 0)) break r;
                                }
                                if (r = l, l = 1, r & 1) continue;
                                if (c >>> 0 >= u >>> 0 || (r = n[c + o | 0], !r | (r | 0) == 44 | (r | 0) == 125)) break a;
                                if (l = 0, (r | 0) != 58) continue;
                                break a;
                              }
                              break;
                            }
                            _(k + 24 | 0, r, e[v + 8 >> 2] == (g + 1 | 0) ? 3 : 2);
                            break i;
                          }
                          _(k + 24 | 0, t, 4);
                          break i;
                        }
                        c = k + 24 | 0, w[c + 4 | 0] = 17, e[c >> 2] = t, e[c + 8 >> 2] = t + 1;
                        break i;
                      }
                      if (((v & 223) - 65 & 255) >>> 0 > 25) break A;
                      J2(k + 24 | 0, t);
                      break i;
                    }
                    _(k + 24 | 0, t, 13);
                    break i;
                  }
                  t = 0;
                  f: {
                    if (r >>> 0 < u >>> 0 && (t = n[r + o | 0], t >>> 0 > 32)) {
                      c = r;
                      break f;
                    }
                    if (c = r + 1 | 0, (t | 0) == 32 & u >>> 0 > c >>> 0 & n[c + o | 0] > 32) break f;
                    e[k + 104 >> 2] = h, e[k + 100 >> 2] = u, e[k + 96 >> 2] = o, c = h0(k + 96 | 0, r);
                  }
                  if (R[k + 56 >> 2] <= c >>> 0) break i;
                  _(k + 24 | 0, c, 13);
                  break i;
                }
                l & 1 ? _(k + 24 | 0, c, 5) : _(k + 24 | 0, c, 6);
                break i;
              }
              _(k + 24 | 0, c, 1);
              break i;
            }
            _(k + 24 | 0, t, 0);
          }
          if (o = n[k + 28 | 0], (o | 0) != 18) i: {
            W = e[k + 32 >> 2], v = e[k + 24 >> 2], l = e[263329], u = D(l, -12), c = D(l, 12), g = (c >>> 0) / 12 | 0, r = e[263328], h = c + r | 0, c = h;
            A: {
              for (; ; ) {
                if (t = u, t) {
                  if (u = t + 12 | 0, g = g - 1 | 0, B = c - 4 | 0, c = c - 12 | 0, R[B >> 2] > 15) continue;
                  break A;
                }
                break;
              }
              g = 0;
            }
            c = 0, l >>> 0 > g >>> 0 && t && (c = ((o | 0) != 1 & (o | 0) != 6 | o >>> 0 > 13) & (e[(D(g, 12) + r | 0) + 8 >> 2] & 7) == 5);
            A: {
              a: {
                if ((h | 0) != 12 && l) {
                  if ((e[h - 4 >> 2] & 7) == 6 | c) break a;
                  break A;
                }
                if (!c) break A;
              }
              e[k + 96 >> 2] = 0, e[k + 100 >> 2] = 0, e[k + 104 >> 2] = (l << 4) + 23, u0(1053308, k + 96 | 0), l = e[263329], g = l - 1 | 0, r = e[263328];
            }
            for (c = D(l, 12), u = r + 8 | 0, t = l << 4; ; ) {
              if (!c) break i;
              l = e[r + 8 >> 2], l >>> 0 < 16 && (e[u - 4 >> 2] = -1, e[u >> 2] = t | l), r = r + 12 | 0, c = c - 12 | 0, u = u + 12 | 0;
            }
          }
          w[1053332] = o, e[263332] = g, e[263331] = W, e[263330] = v;
          break e;
        }
        w2(), o = n[1053332], g = e[263332], W = e[263331], v = e[263330];
      }
      if (e[263339] = 0, e[263336] = 0, e[k + 64 >> 2] = 1053336, e[k + 60 >> 2] = A, e[k + 56 >> 2] = y, w[k + 70 | 0] = 0, w[k + 68 | 0] = b, w[k + 32 | 0] = 1, e[k + 24 >> 2] = 2, c = e[a + 4 >> 2], e[k + 36 >> 2] = e[a >> 2], e[k + 40 >> 2] = c, e[k + 44 >> 2] = e[a + 8 >> 2], y = e[263329], e[k + 52 >> 2] = y, Z = e[263328], e[k + 48 >> 2] = Z, w[k + 69 | 0] = (o & 255) != 18, N >>> 0 > F >>> 0) G[k + 114 >> 1] = 780, G[k + 116 >> 1] = 512, w[k + 112 | 0] = 6, e[k + 96 >> 2] = 0, e[k + 100 >> 2] = 0, e[k + 104 >> 2] = 0, e[k + 108 >> 2] = 0, v0(k + 24 | 0, k + 96 | 0);
      else e: {
        i: switch (E - 1 | 0) {
          default:
            B0(k + 24 | 0, 0, i);
            break e;
          case 0:
            if (a = y ? Z : 1048576, F = e[a + 8 >> 2], (F & 6) != 4) {
              B0(k + 24 | 0, 0, 10);
              break e;
            }
            L = e[a + 4 >> 2], t = 0, u = 0, a = F & 5;
            A: {
              a: if ((a | 0) != 5) {
                if (d = e[k + 44 >> 2], N = e[k + 40 >> 2], E = e[k + 36 >> 2], c = e[A >> 2], !c) {
                  for (e[k + 88 >> 2] = y, e[k + 84 >> 2] = Z, e[k + 80 >> 2] = d, e[k + 76 >> 2] = N, e[k + 72 >> 2] = E, A = k + 72 | 0, e[k + 92 >> 2] = A, V = (a | 0) == 4 ? F >>> 4 | 0 : 0, e[k + 120 >> 2] = V, e[k + 112 >> 2] = y, e[k + 108 >> 2] = Z, e[k + 104 >> 2] = d, e[k + 100 >> 2] = N, e[k + 96 >> 2] = E, e[k + 128 >> 2] = k + 92, e[k + 124 >> 2] = A, j = k + 124 | 0, u = 1, r = 0, A = 1, a = 0; ; ) {
                    r: {
                      for (e[k + 136 >> 2] = j; ; ) {
                        if (c = u, c >>> 0 >= V >>> 0) break r;
                        if (u = c + 1 | 0, x = u >>> 0 >= y >>> 0 ? 1048576 : Z + D(u, 12) | 0, B = e[x + 8 >> 2], u = B >>> 4 | 0, e[k + 116 >> 2] = u, e[k + 148 >> 2] = c, l = 0, d = k + 148 | 0, m = e[d >> 2], h = m + 1 | 0, Q = D(h, 12), J = k + 136 | 0, C = e[J >> 2], Y = e[C >> 2], (e[(h >>> 0 >= R[Y + 16 >> 2] ? 1048576 : Q + e[Y + 12 >> 2] | 0) + 8 >> 2] & 7) == 5) f: {
                          if (l = 1, Y = Q, Q = e[e[C + 4 >> 2] >> 2], C = e[Q + 12 >> 2], Q = e[Q + 16 >> 2], h = e[(Q >>> 0 <= h >>> 0 ? 1048576 : Y + C | 0) + 8 >> 2], (h & 7) != 5) break f;
                          for (Y = h >>> 4 | 0, h = m + 2 | 0; ; ) {
                            if (l = h >>> 0 >= Y >>> 0, l) break f;
                            if (m = e[(h >>> 0 >= Q >>> 0 ? 1048576 : C + D(h, 12) | 0) + 8 >> 2], h = m >>> 4 | 0, (m & 7) != 4) break;
                          }
                        }
                        if (l) break;
                      }
                      if (m = c >>> 0 >= y >>> 0 ? 1048576 : Z + D(c, 12) | 0, l = e[m + 4 >> 2], l = l - ((l | 0) != 0) | 0, Q = e[m >> 2] + 1 | 0, C = l >>> 0 < Q >>> 0 | l >>> 0 > N >>> 0, h = C ? 0 : l - Q | 0, Q = C ? 1 : E + Q | 0, b = r & 1 ? b : c, r = b >>> 0 >= y >>> 0 ? 1048576 : Z + D(b, 12) | 0, l = e[r + 4 >> 2], C = e[r >> 2], Y = c, p = t, (e[m + 8 >> 2] | e[r + 8 >> 2]) & 8) {
                        e[k + 144 >> 2] = 0, r = l - ((l | 0) != 0) | 0, t = C + 1 | 0, l = r >>> 0 < t >>> 0 | r >>> 0 > N >>> 0, e[k + 140 >> 2] = l ? 0 : r - t | 0, e[k + 136 >> 2] = l ? 1 : t + E | 0, e[k + 156 >> 2] = 0, e[k + 152 >> 2] = h, e[k + 148 >> 2] = Q, t = s - 48 | 0, s = t, e[t + 40 >> 2] = e[d + 8 >> 2], r = e[d + 4 >> 2], e[t + 32 >> 2] = e[d >> 2], e[t + 36 >> 2] = r;
                        f: {
                          for (; ; ) {
                            b: {
                              if (n0(t + 24 | 0, J), !n[t + 24 | 0]) break b;
                              if (l = n[t + 25 | 0], n0(t + 8 | 0, t + 32 | 0), r = 0, !n[t + 8 | 0]) break f;
                              if ((l | 0) == n[t + 9 | 0]) continue;
                              break f;
                            }
                            break;
                          }
                          n0(t + 16 | 0, t + 32 | 0), r = n[t + 16 | 0] ^ 1;
                        }
                        s = t + 48 | 0, r = r & 1, B = e[x + 8 >> 2], t = B >>> 4 | 0;
                      } else r = 0, t = l - ((l | 0) != 0) | 0, l = C + 1 | 0, d = t >>> 0 < l >>> 0 | t >>> 0 > N >>> 0, (h | 0) == ((d ? 0 : t - l | 0) | 0) && (r = !f2(d ? 1 : l + E | 0, Q, h)), t = u;
                      c = t >>> 0 > c + 2 >>> 0 & (B & 7) == 5, t = c ? Y : p, a = a | c, A = A & r, r = 1;
                      continue;
                    }
                    break;
                  }
                  if (c = 1, a & A & 1) {
                    u = 1, a = t + 1 | 0;
                    break a;
                  } else {
                    u = a & 1 ? 3 : 2, r = 0, t = 0, a = 2;
                    break A;
                  }
                }
                a = e[A + 4 >> 2], w[k + 84 | 0] = 0, e[k + 80 >> 2] = a, e[k + 76 >> 2] = c, e[k + 72 >> 2] = 1;
                r: {
                  for (; ; ) {
                    f: {
                      if (a = t >>> 0 >= y >>> 0 ? 1048576 : Z + D(t, 12) | 0, O2(k, k + 72 | 0), B = e[k >> 2], !B) break r;
                      r = e[k + 4 >> 2];
                      b: {
                        k: switch (a = e[a + 8 >> 2], A = a & 7, A - 4 | 0) {
                          case 0:
                            break k;
                          case 1:
                            break b;
                          default:
                            break f;
                        }
                        for (c = r + B | 0, r = t + 1 | 0, m = a >>> 4 | 0, t = 0, Q = (A | 0) != 4; ; ) {
                          if (!(Q | r >>> 0 >= m >>> 0)) {
                            a = Z + D(r, 12) | 0, C = e[(y >>> 0 <= r + 1 >>> 0 ? 1048576 : a + 12 | 0) + 8 >> 2], A = r >>> 0 >= y >>> 0 ? 1048576 : a, a = e[A + 4 >> 2], e[k + 104 >> 2] = 0, a = a - ((a | 0) != 0) | 0, A = e[A >> 2] + 1 | 0, b = a >>> 0 < A >>> 0 | a >>> 0 > N >>> 0, e[k + 100 >> 2] = b ? 0 : a - A | 0, e[k + 96 >> 2] = b ? 1 : A + E | 0, b = r, V = k + 96 | 0, a = B, u = 0, l = s - 16 | 0, s = l;
                            k: {
                              for (; ; ) {
                                n: {
                                  if (n0(l + 8 | 0, V), !n[l + 8 | 0]) break n;
                                  if ((a | 0) == (c | 0)) break k;
                                  if (j = n[l + 9 | 0], A = a + 1 | 0, r = n[a | 0], (r | 0) == 126) {
                                    if ((A | 0) == (c | 0)) break k;
                                    r = n[a + 1 | 0] == 49 ? 47 : 126, a = a + 2 | 0;
                                  } else a = A;
                                  if ((r | 0) == (j | 0)) continue;
                                  break k;
                                }
                                break;
                              }
                              if ((a | 0) != (c | 0) && n[a | 0] != 126 | (c | 0) != (a + 1 | 0)) break k;
                              u = 1;
                            }
                            s = l + 16 | 0, h = u ? b : h, t = t | u, r = C >>> 4 | 0;
                            continue;
                          }
                          break;
                        }
                        if (!(t & 1)) break f;
                        t = h + 1 | 0;
                        continue;
                      }
                      e[k + 112 >> 2] = y, e[k + 108 >> 2] = Z, e[k + 104 >> 2] = d, e[k + 100 >> 2] = N, e[k + 96 >> 2] = E, e[k + 116 >> 2] = t + 1, e[k + 120 >> 2] = (A | 0) == 5 ? a >>> 4 | 0 : 0;
                      b: switch (r | 0) {
                        default:
                          if (n[B | 0] == 48) break f;
                          break;
                        case 0:
                          break f;
                        case 1:
                          break b;
                      }
                      for (u = 0; ; ) {
                        if (r) {
                          if (a = n[B | 0] - 48 & 255, a >>> 0 > 9 | u >>> 0 > 1e8) break f;
                          u = a + D(u, 10) | 0, r = r - 1 | 0, B = B + 1 | 0;
                          continue;
                        }
                        break;
                      }
                      b: {
                        if (u) k: {
                          for (a = k + 96 | 0; ; ) {
                            if (A = e[a + 20 >> 2], A >>> 0 < R[a + 24 >> 2] ? (e[a + 20 >> 2] = e[(A >>> 0 >= R[a + 16 >> 2] ? 1048576 : e[a + 12 >> 2] + D(A, 12) | 0) + 8 >> 2] >>> 4, A = 1) : A = 0, A) {
                              if (u = u - 1 | 0, u) continue;
                              break k;
                            }
                            break;
                          }
                          break b;
                        }
                        u = 0;
                      }
                      if (u) break f;
                      if (t = e[k + 116 >> 2], t >>> 0 < R[k + 120 >> 2]) continue;
                    }
                    break;
                  }
                  u = 3, r = 0, t = 0, c = 0, a = 0;
                  break A;
                }
                if (r = 0, (e[a + 8 >> 2] & 7) != 5) {
                  u = 3, c = 0, a = 1;
                  break A;
                } else u = 0;
                a = t;
              } else a = 0;
              A = k + 24 | 0, K0(A, 0, a), H2(A, a, i), r = e[(a >>> 0 >= R[k + 52 >> 2] ? 1048576 : e[k + 48 >> 2] + D(a, 12) | 0) + 8 >> 2] >>> 4 | 0, c = 1, a = 2;
            }
            if (K0(k + 24 | 0, r, F >>> 4 | 0), (L | 0) == -1) break e;
            A: switch (u - 1 | 0) {
              case 0:
                e[k + 28 >> 2] = t, e[k + 24 >> 2] = 0;
                break e;
              case 1:
                e[k + 24 >> 2] = 1;
                break e;
              case 2:
                break A;
              default:
                break e;
            }
            G[k + 114 >> 1] = 5641, G[k + 116 >> 1] = 512, w[k + 113 | 0] = a, w[k + 112 | 0] = 9, e[k + 104 >> 2] = t, a = R[k + 52 >> 2] <= t >>> 0 ? 1048576 : e[k + 48 >> 2] + D(t, 12) | 0, i = e[a >> 2], e[k + 108 >> 2] = i, e[k + 100 >> 2] = e[a + 4 >> 2], e[k + 96 >> 2] = i, c && (w[k + 116 | 0] = 1), a = n[e[k + 60 >> 2] + 43 | 0], (a | 0) != 4 && (w[k + 116 | 0] = a), v0(k + 24 | 0, k + 96 | 0);
            break e;
          case 1:
            break i;
        }
        for (c = 0, b = 0, A = 0, r = s - 176 | 0, s = r, u = k + 24 | 0, i = e[u + 20 >> 2], t = e[u + 16 >> 2], l = e[u + 12 >> 2], a = n[e[u + 32 >> 2] + 8 | 0], a = n[D(a >>> 0 <= 78 ? a : 0, 12) + 1050955 | 0]; ; ) {
          if ((c | 0) != 24) {
            e[(r + 148 | 0) + c >> 2] = 0, c = c + 12 | 0;
            continue;
          }
          break;
        }
        G[r + 60 >> 1] = 0, w[r + 62 | 0] = a, a = e[r + 152 >> 2], e[r + 24 >> 2] = e[r + 148 >> 2], e[r + 28 >> 2] = a, a = e[r + 160 >> 2], e[r + 32 >> 2] = e[r + 156 >> 2], e[r + 36 >> 2] = a, a = e[r + 168 >> 2], e[r + 40 >> 2] = e[r + 164 >> 2], e[r + 44 >> 2] = a, e[r + 56 >> 2] = 0, e[r + 48 >> 2] = 0, e[r + 52 >> 2] = 4, a = e[u + 40 >> 2], e[a + 104 >> 2] = 0, e[a + 92 >> 2] = 0, e[a + 44 >> 2] = 0, e[a + 32 >> 2] = 0, F = r + 48 | 0, a = i >>> 0 > t >>> 0, N = a ? 1 : l, y = a ? 0 : i, e[r + 76 >> 2] = y ? n[N | 0] == 63 : 0, e[r + 72 >> 2] = y, e[r + 68 >> 2] = N, t = r + 164 | 0;
        i: {
          A: {
            a: {
              r: {
                for (; ; ) {
                  f: {
                    if (P0(r + 80 | 0, r + 68 | 0), i = e[r + 80 >> 2], (i | 0) != 1) break f;
                    if (l = e[r + 96 >> 2], B = e[r + 92 >> 2], A = r + 148 | 0, h = e[r + 84 >> 2], Z = e[r + 88 >> 2], l0(A, N, y, h, Z), a = e[r + 156 >> 2], c = e[r + 152 >> 2], b = e[r + 148 >> 2], (b | 0) == -2147483648) break r;
                    if (e[r + 108 >> 2] = a, e[r + 104 >> 2] = c, e[r + 100 >> 2] = b, l0(A, N, y, B, l), A = e[r + 156 >> 2], b = e[r + 152 >> 2], E = e[r + 148 >> 2], (E | 0) == -2147483648) break a;
                    e[r + 120 >> 2] = A, e[r + 116 >> 2] = b, e[r + 112 >> 2] = E, d = n[e[u + 36 >> 2] + 45 | 0], E = n[r + 62 | 0], C = E >>> 0 <= 14 ? E : 0, i = D(C, 60) + 1052112 | 0, z0(r + 16 | 0, i, c, a);
                    b: {
                      if (e[r + 16 >> 2] == 1 && (m = e[r + 20 >> 2], Q = 1 << (m & 15), !(Q & X[(i + (d << 1) | 0) + 6 >> 1]))) {
                        if (a = X[r + 60 >> 1], a & Q && b2(u, 0, h, Z), G[r + 60 >> 1] = a | Q, h = m + n[i + 57 | 0] | 0, (C - 7 & 255) >>> 0 >= 254) k: for (G[r + 164 >> 1] = X[i + 54 >> 1], e[r + 168 >> 2] = 0, e[r + 172 >> 2] = 0, c = 0, a = t; ; ) {
                          if ((c | 0) == 24) break k;
                          (m | 0) == n[a | 0] && (i = (r + 24 | 0) + c | 0, e[i >> 2] || (e[i >> 2] = 1, e[i + 8 >> 2] = l, e[i + 4 >> 2] = B)), c = c + 12 | 0, a = a + 1 | 0;
                        }
                        if (a = D(((h & 255) >>> 0 <= 78 ? h : 0) & 255, 12), i = O0(n[a + 1050952 | 0], b, A, n[e[u + 36 >> 2] + 47 | 0]), (i & 255) == 24) break b;
                        _0(u, i, n[(a + 1050944 | 0) + 3 | 0], h, 0, B, l, 0);
                        break b;
                      }
                      if (k4(u, 16)) k: {
                        if (n[i + 53 | 0] && (S0(r + 8 | 0, E, c, a, d), !n[r + 8 | 0])) break k;
                        w[r + 145 | 0] = 2, w[r + 143 | 0] = 16, w[r + 144 | 0] = 0, w[r + 141 | 0] = E, w[r + 140 | 0] = 3, e[r + 132 >> 2] = 0, e[r + 136 >> 2] = h, e[r + 128 >> 2] = Z, e[r + 124 >> 2] = h, w[r + 142 | 0] = n[(n[i | 0] ? i + 1 | 0 : e[u + 32 >> 2] + 9 | 0) | 0], E0(u, r + 124 | 0, 0, 0), a = e[r + 108 >> 2], c = e[r + 104 >> 2];
                      }
                      if (E = e[u + 40 >> 2], m = e[E + 32 >> 2], B = e[r + 56 >> 2], l = s - 16 | 0, s = l, i = E + 24 | 0, Q = a + c | 0, a = Q - c | 0, R0(i, a), d = e[i + 4 >> 2], C = e[i + 8 >> 2], e[l + 4 >> 2] = i + 8, T = d, e[l + 8 >> 2] = C, e[l + 12 >> 2] = T, d = l + 4 | 0, i = e[d + 4 >> 2], C = e[d >> 2], (c | 0) != (Q | 0)) for (d = e[d + 8 >> 2]; w[i + d | 0] = n[c | 0], c = c + 1 | 0, i = i + 1 | 0, a = a - 1 | 0, !!a; ) ;
                      e[C >> 2] = i, s = l + 16 | 0, w[r + 160 | 0] = 1, e[r + 152 >> 2] = m, e[r + 148 >> 2] = B, e[r + 156 >> 2] = e[E + 32 >> 2], l4(E + 36 | 0, r + 148 | 0), (B | 0) == e[r + 48 >> 2] && e0(F, 8), a = e[r + 52 >> 2] + (B << 3) | 0, e[a + 4 >> 2] = Z, e[a >> 2] = h, e[r + 56 >> 2] = B + 1;
                    }
                    z(r + 112 | 0, 1, 1), z(r + 100 | 0, 1, 1);
                    continue;
                  }
                  break;
                }
                a = 0;
                break i;
              }
              A = a, b = c;
              break A;
            }
            z(r + 100 | 0, 1, 1);
          }
          a = 1;
        }
        for (w[u + 45 | 0] = a, a = e[u + 40 >> 2], g2(a + 24 | 0, 1, 0), t = e[a + 92 >> 2], l = e[r + 52 >> 2], h = e[r + 56 >> 2], a = 0, c = 0; ; ) {
          if ((c | 0) != (t | 0)) {
            B = e[u + 40 >> 2], R[B + 92 >> 2] > c >>> 0 && (B = e[e[B + 88 >> 2] + a >> 2], B >>> 0 < h >>> 0 && (B = l + (B << 3) | 0, b2(u, 0, e[B >> 2], e[B + 4 >> 2]))), c = c + 1 | 0, a = a + 4 | 0;
            continue;
          }
          break;
        }
        if (a = n[r + 62 | 0], a = a >>> 0 <= 14 ? a : 0, (a - 5 & 255) >>> 0 <= 1) i: {
          if (!(e[r + 24 >> 2] & 1) || !(e[r + 36 >> 2] & 1)) break i;
          a = D(a, 60), l = n[a + 1052168 | 0], h = n[a + 1052169 | 0], B = a + 1052166 | 0, Q = a + 1052167 | 0, c = e[r + 28 >> 2], t = e[r + 40 >> 2], a = c >>> 0 > t >>> 0, _0(u, 19, l, h + n[(a ? B : Q) | 0] | 0, 0, a ? c : t, e[(a ? r + 32 | 0 : r + 44 | 0) >> 2], 0);
        }
        i && (G[r + 168 >> 1] = 0, e[r + 164 >> 2] = 17174021, e[r + 156 >> 2] = 0, e[r + 160 >> 2] = b, e[r + 152 >> 2] = A, e[r + 148 >> 2] = b, v0(u, r + 148 | 0)), z(F, 4, 8), s = r + 176 | 0;
      }
      a = o & 255, (a | 0) != 18 && (w[k + 112 | 0] = 5, e[k + 104 >> 2] = g, e[k + 108 >> 2] = v, e[k + 100 >> 2] = W, e[k + 96 >> 2] = v, w[k + 113 | 0] = o, w[k + 116 | 0] = 0, a = (a >>> 0 > 13 ? a - 13 | 0 : 0) << 3, i = a & 31, (a & 63) >>> 0 >= 32 ? i = 2 >>> i | 0 : i = ((1 << i) - 1 & 2) << 32 - i, w[k + 117 | 0] = i, i = a & 31, (a & 63) >>> 0 >= 32 ? i = 4 >>> i | 0 : i = ((1 << i) - 1 & 4) << 32 - i | 16843008 >>> i, w[k + 115 | 0] = i, i = a & 31, (a & 63) >>> 0 >= 32 ? a = 12 >>> i | 0 : a = ((1 << i) - 1 & 12) << 32 - i | 101058054 >>> i, w[k + 114 | 0] = a, v0(k + 24 | 0, k + 96 | 0)), e[f + 8 >> 2] = e[k + 32 >> 2], a = e[k + 28 >> 2], e[f >> 2] = e[k + 24 >> 2], e[f + 4 >> 2] = a, s = k + 160 | 0;
    }
    function M2(f, a, i) {
      var A = 0, b = 0, r = 0, k = 0, c = 0, t = 0, u = 0, l = 0, o = 0, h = 0;
      r = s - 48 | 0, s = r;
      e: {
        i: switch (n[i + 16 | 0] - 1 | 0) {
          default:
            t = n[i + 17 | 0], A = D(t >>> 0 <= 78 ? t : 0, 12), k = A + 1050944 | 0, u = n[A + 1050952 | 0], A = 94, b = 41, o = 65280, c = -65536;
            A: {
              a: {
                r: switch (n[i + 19 | 0] - 6 | 0) {
                  case 0:
                    b = 31;
                    f: {
                      b: switch (u - 5 | 0) {
                        case 2:
                          if (!$0(a, e[i >> 2], e[i + 4 >> 2])) break a;
                          break f;
                        case 3:
                          if ($0(a, e[i >> 2], e[i + 4 >> 2])) break f;
                          break a;
                        case 0:
                          break A;
                        case 4:
                          break b;
                        default:
                          break a;
                      }
                      if (!$0(a, e[i >> 2], e[i + 4 >> 2])) break a;
                    }
                    b = 28;
                    break A;
                  case 1:
                    if (e[r + 44 >> 2] = 0, e[r + 36 >> 2] = 0, e[r + 40 >> 2] = 1, q0(a, i, r + 36 | 0), i = e[r + 40 >> 2], A = e[r + 44 >> 2], b = n[k + 11 | 0], b >>> 0 <= 4 ? (c = D(b, 10) + 1049344 | 0, k = n[(c + n[e[a + 24 >> 2] + 45 | 0] | 0) + 8 | 0], b = k >>> 0 > 8, l = b ? 0 : k, b = b ? 1 : c) : b = 1, C2(r, i, A, b, l), l = n[e[a + 20 >> 2] + 11 | 0], n[r | 0]) if (a = n[r + 1 | 0], c = a << 16 | -16711681, a = D((a >>> 0 <= 61 ? a : 0) & 255, 25), n[a + 1049418 | 0] == (A | 0)) {
                      for (b = a + 1049394 | 0, a = A; h = !a | !A, !h && (k = n[i | 0], u = n[b | 0], A = A - 1 | 0, i = i + 1 | 0, a = a - 1 | 0, b = b + 1 | 0, ((u | ((u - 65 & 255) >>> 0 < 26 ? 32 : 0)) & 255) == ((k | ((k - 65 & 255) >>> 0 < 26 ? 32 : 0)) & 255)); ) ;
                      A = h ? 66 : 65;
                    } else A = 65;
                    else c = -1, A = 94;
                    c = c & -65536, b = l | 32, z(r + 36 | 0, 1, 1);
                    break A;
                  case 3:
                    b = 36;
                    f: switch (u - 6 | 0) {
                      case 0:
                        b = n[e[a + 20 >> 2] + 11 | 0] | 34;
                        break A;
                      case 2:
                        break A;
                      default:
                        break f;
                    }
                    b = n[i + 21 | 0] == n[k + 4 | 0] ? 38 : 37;
                    break A;
                  case 4:
                    b = n[e[a + 20 >> 2] + 11 | 0] + 39 | 0, A = 67;
                    break A;
                  case 6:
                    b = 42;
                    break A;
                  case 7:
                    b = 43;
                    break A;
                  case 5:
                    break A;
                  case 13:
                    break r;
                  default:
                    break a;
                }
                o = n[k + 10 | 0] << 8, A = 69, b = 44;
                break A;
              }
              b = n[e[a + 20 >> 2] + 11 | 0] + 29 | 0;
            }
            w[f + 9 | 0] = b, w[f + 8 | 0] = A, e[f >> 2] = 0, e[f + 4 >> 2] = t | (c | o);
            break e;
          case 0:
            c = n[i + 17 | 0], t = D(c >>> 0 <= 78 ? c : 0, 12), k = n[t + 1050954 | 0], b = 48, A = 16777215;
            A: {
              a: switch (n[i + 19 | 0] - 14 | 0) {
                case 0:
                  b = n[(t + 1050944 | 0) + 2 | 0] ? 55 : 47;
                  break A;
                default:
                  A = k | 16776960, b = 53;
                  break A;
                case 1:
                  break A;
                case 3:
                  break a;
              }
              A = k | 16776960, b = n[e[a + 20 >> 2] + 11 | 0] + 51 | 0;
            }
            w[f + 9 | 0] = b, w[f + 8 | 0] = 94, e[f >> 2] = 0, e[f + 4 >> 2] = c | A << 8;
            break e;
          case 10:
            w[f + 8 | 0] = 94, e[f >> 2] = 0, e[f + 4 >> 2] = -1, w[f + 9 | 0] = n[i + 17 | 0] | 88;
            break e;
          case 11:
            G[f + 8 >> 1] = 23902, e[f >> 2] = 0, e[f + 4 >> 2] = -1;
            break e;
          case 12:
            G[f + 8 >> 1] = 23646, e[f >> 2] = 0, e[f + 4 >> 2] = -1;
            break e;
          case 1:
            A = n[i + 17 | 0], n[D(A >>> 0 <= 78 ? A : 0, 12) + 1050952 | 0] == 6 ? (a = n[e[a + 20 >> 2] + 11 | 0], i = a ? 94 : 68, a = 46 - a | 0) : (i = 94, a = 45), w[f + 9 | 0] = a, w[f + 8 | 0] = i, e[f >> 2] = 0, e[f + 4 >> 2] = A | -256;
            break e;
          case 2:
            if (A = n[i + 17 | 0], n[i + 19 | 0] == 18) {
              G[f + 8 >> 1] = 13662, e[f >> 2] = 0, e[f + 4 >> 2] = A << 8 | -65281;
              break e;
            }
            e[r + 36 >> 2] = 0, e[r + 40 >> 2] = 1, e[r + 44 >> 2] = 0, q0(a, i, r + 36 | 0), i = n[e[a + 24 >> 2] + 45 | 0], b = D((A >>> 0 <= 14 ? A : 0) & 255, 60) + 1052112 | 0, c = e[r + 40 >> 2], k = e[r + 44 >> 2], z0(r + 16 | 0, b, c, k);
            A: {
              if (e[r + 16 >> 2] & 1 && (t = e[r + 20 >> 2], X[(b + (i << 1) | 0) + 6 >> 1] >>> (t & 15) & 1)) {
                i = t + n[b + 57 | 0] | 0, e[f >> 2] = 0, e[f + 4 >> 2] = i | -256, i = 94, a = n[e[a + 20 >> 2] + 11 | 0] + 49 | 0;
                break A;
              }
              b = n[e[a + 20 >> 2] + 11 | 0], S0(r + 8 | 0, A, c, k, i), i = n[r + 9 | 0], a = n[r + 8 | 0], G[f + 4 >> 1] = A << 8 | 255, e[f >> 2] = 0, w[f + 7 | 0] = 255, w[f + 6 | 0] = a ? i : -1, i = a ? 65 : 94, a = b | 54;
            }
            w[f + 9 | 0] = a, w[f + 8 | 0] = i, z(r + 36 | 0, 1, 1);
            break e;
          case 3:
            a = e[a + 20 >> 2], n[a + 10 | 0] != 2 ? a = n[a + 11 | 0] | 56 : a = 58, w[f + 9 | 0] = a, w[f + 8 | 0] = 70, e[f >> 2] = 0, e[f + 4 >> 2] = -1;
            break e;
          case 4:
            A = 18;
            A: {
              a: {
                r: {
                  f: {
                    b: switch (b = n[i + 17 | 0], (b >>> 0 > 13 ? b - 13 | 0 : 0) - 1 | 0) {
                      case 0:
                        break f;
                      case 1:
                        break r;
                      case 2:
                        break A;
                      case 3:
                        break a;
                      default:
                        break b;
                    }
                    A = e[i + 4 >> 2], i = e[i >> 2], k = e[a >> 2], c = e[a + 8 >> 2], a = c >>> 0 > R[a + 4 >> 2], k = a ? 1 : k, a = a ? 0 : c, r4(r + 24 | 0, k, a);
                    b: if (b) {
                      if ((b | 0) != 13 | i >>> 0 >= A >>> 0 | a >>> 0 < A >>> 0 || (n[i + k | 0] | 32) != 123) break b;
                      A = 27;
                      break A;
                    } else {
                      if (a = e[r + 28 >> 2], !a) {
                        A = 24;
                        break A;
                      }
                      if (i = e[r + 24 >> 2], A = n[i | 0], (A | 0) == 60) {
                        A = 25;
                        break A;
                      }
                      if ((a | 0) == 1 | (A | 0) != 31) break b;
                      if (A = 26, a = n[i + 1 | 0], (a | 0) == 139 | ((a | 0) == 194 | (a | 0) == 239)) break A;
                    }
                    A = b;
                    break A;
                  }
                  A = n[e[a + 20 >> 2] + 10 | 0] == 2 ? 15 : 14;
                  break A;
                }
                A = n[e[a + 20 >> 2] + 11 | 0] | 16;
                break A;
              }
              G[f + 8 >> 1] = 4958, a = e[e[a + 24 >> 2] + 12 >> 2], e[f >> 2] = a >>> 0 >= 16777216 ? 16777216 : a, e[f + 4 >> 2] = -1;
              break e;
            }
            w[f + 8 | 0] = 94, w[f + 9 | 0] = A, e[f >> 2] = 0, e[f + 4 >> 2] = -1;
            break e;
          case 5:
          case 9:
            a = e[a + 24 >> 2];
            A: switch (n[i + 19 | 0] - 3 | 0) {
              case 0:
                G[f + 8 >> 1] = 5214, a = e[a + 8 >> 2], e[f >> 2] = a >>> 0 >= 5e8 ? 5e8 : a, e[f + 4 >> 2] = -1;
                break e;
              case 1:
                G[f + 8 >> 1] = 4958, a = e[a + 12 >> 2], e[f >> 2] = a >>> 0 >= 16777216 ? 16777216 : a, e[f + 4 >> 2] = -1;
                break e;
              default:
                break A;
            }
            G[f + 8 >> 1] = 5470, e[f >> 2] = 0, e[f + 4 >> 2] = -1;
            break e;
          case 6:
            G[f + 8 >> 1] = 5726, e[f >> 2] = 0, e[f + 4 >> 2] = -1;
            break e;
          case 7:
            G[f + 8 >> 1] = 5982, e[f >> 2] = 0, e[f + 4 >> 2] = -1;
            break e;
          case 8:
            break i;
        }
        w[f + 8 | 0] = 94, e[f >> 2] = 0, e[f + 4 >> 2] = -1, w[f + 9 | 0] = n[i + 17 | 0] + 59;
      }
      s = r + 48 | 0;
    }
    function I2(f, a, i, A, b) {
      var r = 0, k = 0, c = 0, t = 0, u = 0, l = 0, o = 0, h = 0, B = 0, v = 0, Q = 0, E = 0, d = 0, g = 0, C = 0, y = 0, N = 0, m = 0, Z = 0, F = 0, Y = 0, V = 0, W = 0, j = 0, x = 0, J = 0, L = 0, p = 0, f0 = 0, b0 = 0, k0 = 0, w0 = 0, y0 = 0, U0 = 0, H0 = 0, x0 = 0, J0 = 0, o2 = 0, h2 = 0, B2 = 0, v2 = 0, D2 = 0, Q2 = 0, C4 = 0, R4 = 0, y4 = 0, N4 = 0, m4 = 0, Z4 = 0, z4 = 0, F4 = 0;
      if (t = s - 368 | 0, s = t, c = e[i + 4 >> 2], e[t + 32 >> 2] = e[i >> 2], e[t + 36 >> 2] = c, e[t + 40 >> 2] = e[i + 8 >> 2], o2 = e[263329], e[t + 48 >> 2] = o2, h2 = e[263328], e[t + 44 >> 2] = h2, i = e[b + 16 >> 2], J = e[263336], Y = i >>> 0 < J >>> 0 ? i : J, o = e[263335], J) e: {
        if (Z = J - 1 | 0, i = o + D(Z, 24) | 0, c = n[i + 19 | 0], c >>> 0 > 5 | (c | 0) == 2 || (c = Y - 1 | 0, c >>> 0 >= Z >>> 0)) break e;
        l = e[i >> 2], r = e[i + 4 >> 2], U0 = e[i + 8 >> 2], H0 = e[i + 12 >> 2], h = e[i + 20 >> 2], c = o + D(c, 24) | 0, e[c + 16 >> 2] = e[i + 16 >> 2], e[c + 20 >> 2] = h, e[c + 8 >> 2] = U0, e[c + 12 >> 2] = H0, e[c >> 2] = l, e[c + 4 >> 2] = r;
      }
      if (c = 0, w[t + 144 | 0] = 0, e[t + 104 >> 2] = 0, e[t + 96 >> 2] = 0, e[t + 100 >> 2] = 4, e[t + 140 >> 2] = 0, e[t + 132 >> 2] = 0, e[t + 136 >> 2] = 1, e[t + 124 >> 2] = 4, e[t + 128 >> 2] = 0, e[t + 116 >> 2] = 0, e[t + 120 >> 2] = 0, e[t + 108 >> 2] = 0, e[t + 112 >> 2] = 4, B2 = t + 108 | 0, Y) {
        for (e[t + 168 >> 2] = e[t + 48 >> 2], i = e[t + 44 >> 2], e[t + 160 >> 2] = e[t + 40 >> 2], e[t + 164 >> 2] = i, i = e[t + 36 >> 2], e[t + 152 >> 2] = e[t + 32 >> 2], e[t + 156 >> 2] = i, e[t + 176 >> 2] = b, k = A >>> 0 <= 9 ? A : 0, e[t + 172 >> 2] = D(k, 12) + 1051992, h = t + 152 | 0, i = o, v = t + 96 | 0, l = s - 112 | 0, s = l, c = D(Y, 24), r = l + 60 | 0; ; ) {
          if (c) {
            M2(l + 8 | 0, h, i), Q = e[i + 20 >> 2], e[r + 16 >> 2] = e[i + 16 >> 2], e[r + 20 >> 2] = Q, Q = e[i + 12 >> 2], e[r + 8 >> 2] = e[i + 8 >> 2], e[r + 12 >> 2] = Q, Q = e[i + 4 >> 2], e[r >> 2] = e[i >> 2], e[r + 4 >> 2] = Q, w[l + 109 | 0] = n[l + 16 | 0], w[l + 108 | 0] = n[l + 17 | 0], Q = e[l + 12 >> 2], e[l + 92 >> 2] = e[l + 8 >> 2], e[l + 96 >> 2] = Q, e[l + 100 >> 2] = 0, e[l + 104 >> 2] = 0, w[l + 84 | 0] = 3, w[l + 56 | 0] = 2, e[l + 20 >> 2] = 0, o4(v, l + 20 | 0), c = c - 24 | 0, i = i + 24 | 0;
            continue;
          }
          break;
        }
        if (s = l + 112 | 0, i = e[t + 104 >> 2], c = e[t + 100 >> 2], k - 7 >>> 0 > 2) {
          e[t + 212 >> 2] = e[t + 48 >> 2], l = e[t + 44 >> 2], e[t + 204 >> 2] = e[t + 40 >> 2], e[t + 208 >> 2] = l, l = e[t + 36 >> 2], e[t + 196 >> 2] = e[t + 32 >> 2], e[t + 200 >> 2] = l, e[t + 192 >> 2] = 0, e[t + 184 >> 2] = 0, e[t + 188 >> 2] = 4, i = D(i, 92), e[t + 356 >> 2] = c + i, e[t + 352 >> 2] = c, e[t + 364 >> 2] = h, e[t + 360 >> 2] = t + 184, l = t + 360 | 0;
          e: {
            for (; ; ) {
              i: {
                if (!i) break e;
                if (Z0(t + 24 | 0, c), n[t + 24 | 0] != 6 && (e4(t + 16 | 0, l, c), e[t + 16 >> 2] & 1)) break i;
                c = c + 92 | 0, i = i - 92 | 0;
                continue;
              }
              break;
            }
            if (i = e[t + 20 >> 2], e[t + 352 >> 2] = c + 92, c = e[(i >>> 0 >= R[t + 168 >> 2] ? 1048576 : e[t + 164 >> 2] + D(i, 12) | 0) + 8 >> 2] >>> 4 | 0, i = s - 32 | 0, s = i, u = t + 352 | 0, l = e[u + 4 >> 2], Z = e[u >> 2], h = e[u + 8 >> 2], r = e[u + 12 >> 2], e[i + 28 >> 2] = r, e[i + 24 >> 2] = h, (l | 0) != (Z | 0)) for (u = (l - Z >>> 0) / 92 | 0, l = e[r + 16 >> 2], r = e[r + 12 >> 2]; ; ) {
              if (Z0(i + 16 | 0, Z), n[i + 16 | 0] != 6) i: {
                if (e4(i + 8 | 0, i + 24 | 0, Z), e[i + 8 >> 2] != 1) break i;
                h = e[i + 12 >> 2], h = e[(l >>> 0 <= h >>> 0 ? 1048576 : r + D(h, 12) | 0) + 8 >> 2] >>> 4 | 0, c = c >>> 0 > h >>> 0 ? c : h;
              }
              if (Z = Z + 92 | 0, u = u - 1 | 0, !u) break;
            }
            s = i + 32 | 0, u = c;
          }
          z(t + 184 | 0, 4, 16);
        } else {
          for (i = D(i, 92); u = i, !!(i && (i = i - 92 | 0, Z0(t + 8 | 0, c), c = c + 92 | 0, n[t + 8 | 0] == 6)); ) ;
          u = u ? -1 : 0;
        }
        for (l = D(J, 24), c = D(Y, 24), Z = t + 224 | 0; ; ) {
          if ((c | 0) != (l | 0)) {
            i = c + o | 0, R[i + 8 >> 2] < u >>> 0 && (r = n[i + 19 | 0], r >>> 0 > 17 | !(1 << r & 213120) || (M2(t + 352 | 0, t + 152 | 0, i), r = e[i + 4 >> 2], e[Z >> 2] = e[i >> 2], e[Z + 4 >> 2] = r, r = e[i + 12 >> 2], e[Z + 8 >> 2] = e[i + 8 >> 2], e[Z + 12 >> 2] = r, r = e[i + 20 >> 2], e[Z + 16 >> 2] = e[i + 16 >> 2], e[Z + 20 >> 2] = r, w[t + 273 | 0] = n[t + 360 | 0], w[t + 272 | 0] = n[t + 361 | 0], i = e[t + 356 >> 2], e[t + 256 >> 2] = e[t + 352 >> 2], e[t + 260 >> 2] = i, e[t + 264 >> 2] = 0, e[t + 268 >> 2] = 0, w[t + 248 | 0] = 3, w[t + 220 | 0] = 2, e[t + 184 >> 2] = 0, o4(t + 96 | 0, t + 184 | 0))), c = c + 24 | 0;
            continue;
          }
          break;
        }
        e[t + 332 >> 2] = e[t + 48 >> 2], i = e[t + 44 >> 2], e[t + 324 >> 2] = e[t + 40 >> 2], e[t + 328 >> 2] = i, i = e[t + 36 >> 2], e[t + 316 >> 2] = e[t + 32 >> 2], e[t + 320 >> 2] = i, e[t + 348 >> 2] = A, e[t + 344 >> 2] = J, e[t + 340 >> 2] = o, e[t + 336 >> 2] = b, v = t + 184 | 0, U(v, 1049208, 120), e[t + 312 >> 2] = 0, e[t + 304 >> 2] = 0, e[t + 308 >> 2] = 4, W = t + 352 | 0, A = 0, h = 0, c = 0, o = 0, k = s - 160 | 0, s = k, L = e[t + 104 >> 2], Q = D(L, 92), u = e[t + 100 >> 2], m = Q + u | 0, i = u;
        e: {
          i: {
            for (; ; ) {
              if (Q) {
                if (b = n[i + 59 | 0], Q = Q - 92 | 0, i = i + 92 | 0, (b | 0) == 2 | b >>> 0 > 5) continue;
                break i;
              }
              break;
            }
            for (e[k + 36 >> 2] = 0, e[k + 28 >> 2] = 0, e[k + 32 >> 2] = 4, e[k + 48 >> 2] = 0, e[k + 40 >> 2] = 0, e[k + 44 >> 2] = 8, e[k + 60 >> 2] = 0, e[k + 52 >> 2] = 0, e[k + 56 >> 2] = 4, e[k + 80 >> 2] = e[v + 148 >> 2], i = e[v + 144 >> 2], e[k + 72 >> 2] = e[v + 140 >> 2], e[k + 76 >> 2] = i, i = e[v + 136 >> 2], e[k + 64 >> 2] = e[v + 132 >> 2], e[k + 68 >> 2] = i, b = u, i = 0; ; ) {
              A: {
                for (Q = b - 44 | 0; ; ) {
                  if (b = Q + 44 | 0, (m | 0) == (b | 0)) break A;
                  if (Z0(k + 24 | 0, b), Q = Q + 92 | 0, i = i + 1 | 0, r = n[k + 24 | 0], (r | 0) != 6) break;
                }
                N = n[k + 25 | 0], B = 0;
                a: if (e[v + 164 >> 2] - 7 >>> 0 >= 3) {
                  if (p0(k + 84 | 0, k + 52 | 0, e[Q >> 2]), b = e[k + 92 >> 2], g = 0, !b || (b = e[k + 88 >> 2] + (b << 4) | 0, l = b - 16 | 0, g = 0, !l)) break a;
                  B = e[l >> 2], g = e[b - 12 >> 2];
                } else g = 0;
                V = g, l = k + 40 | 0, (r | 0) != 5 ? b = n[Q + 28 | 0] : b = n[Q + 30 | 0] | 256, j0(l, b, B, e[k + 36 >> 2]), C = e[k + 36 >> 2], (C | 0) == e[k + 28 >> 2] && e0(k + 28 | 0, 16), b = Q + 44 | 0, l = e[k + 32 >> 2] + (C << 4) | 0, w[l + 13 | 0] = N, w[l + 12 | 0] = r, e[l + 8 >> 2] = V, e[l + 4 >> 2] = B, e[l >> 2] = i - 1, B = C + 1 | 0, e[k + 36 >> 2] = B;
                continue;
              }
              break;
            }
            if (B) A: for (V = v + 132 | 0, i = e[k + 48 >> 2], l = e[k + 44 >> 2], e[k + 92 >> 2] = 0, e[k + 84 >> 2] = 0, e[k + 88 >> 2] = 8, r = i, i = k + 84 | 0, m0(l, r, i), z(i, 8, 16), x0 = Y >>> 0 > L >>> 0 ? 4 : u, Q = e[k + 44 >> 2], J0 = Q + 16 | 0, p = e[k + 48 >> 2], y0 = (p << 4) + Q | 0, C4 = i + 5 | 0, R4 = k + 149 | 0, x = i + 12 | 0, y4 = e[k + 36 >> 2], N4 = e[k + 32 >> 2]; ; ) {
              for (u = o, B = b, r = c, i = E - 1 | 0, b = J0 + (E << 4) | 0; ; ) {
                a: {
                  if ((Q | 0) == (y0 | 0)) break A;
                  E = i + 2 | 0, c = e[Q + 8 >> 2], o = e[Q >> 2], l = e[Q + 4 >> 2];
                  r: {
                    if (i >>> 0 < p >>> 0 && (C = b - 32 | 0, g = 1, (o | 0) == e[C >> 2] & (l | 0) == e[C + 4 >> 2])) break r;
                    E >>> 0 < p >>> 0 ? g = e[b >> 2] == (o | 0) & e[b + 4 >> 2] == (l | 0) : g = 0;
                  }
                  if (c >>> 0 < y4 >>> 0 & Y >>> 0 <= L >>> 0 && (N = N4 + (c << 4) | 0, c = e[N >> 2], c >>> 0 < Y >>> 0)) break a;
                  Q = Q + 16 | 0, i = i + 1 | 0, b = b + 16 | 0;
                  continue;
                }
                break;
              }
              C = x0 + D(c, 92) | 0, o = n[C + 76 | 0], l = n[C + 78 | 0], i = e[C + 44 >> 2], F = e[C + 40 >> 2], c = e[N + 8 >> 2], b = e[v + 128 >> 2];
              a: {
                r: {
                  f: {
                    b: {
                      k: {
                        n: {
                          w: {
                            l: {
                              c: switch (n[N + 12 | 0] - 1 | 0) {
                                default:
                                  if (c2(v, c), y = 71, A = 255, g) {
                                    m = 1;
                                    break n;
                                  } else {
                                    d = 255;
                                    break l;
                                  }
                                case 0:
                                  if (N = n[N + 13 | 0], c2(v, c), i = c + 1 | 0, i = i >>> 0 >= R[v + 148 >> 2] ? 1048576 : e[v + 144 >> 2] + D(i, 12) | 0, u = e[i + 8 >> 2] & 7, u) {
                                    if (m = 1, y = 71, A = 255, (u | 0) != 3) break n;
                                    for (u = e[i + 4 >> 2], l = e[i >> 2], d = e[v + 132 >> 2], r = e[v + 136 >> 2], h = 0, e[k + 92 >> 2] = 0, i = u - ((u | 0) != 0) | 0, B = l + 1 | 0, r = i >>> 0 < B >>> 0 | i >>> 0 > r >>> 0, e[k + 88 >> 2] = r ? 0 : i - B | 0, e[k + 84 >> 2] = r ? 1 : B + d | 0; ; ) {
                                      t: {
                                        if (n0(k, k + 84 | 0), !n[k | 0]) break t;
                                        if (i = n[k + 1 | 0], (i - 32 & 255) >>> 0 >= 95) break n;
                                        if (r = h & 255, h = i, r | (i | 0) != 32) continue;
                                        break n;
                                      }
                                      break;
                                    }
                                    if (d = 255, (h & 255) == 32) break r;
                                    i = u - l >>> 0 > 2, y = i ? 72 : 71, d = i ? N : -1;
                                  } else y = 71, d = 255;
                                  if (g) break w;
                                  A = 255;
                                  break l;
                                case 1:
                                  if (g || (f0 = n[N + 13 | 0], N2(k + 16 | 0, v, c), b0 = e[k + 20 >> 2], m = e[k + 16 >> 2], v2 = c + 1 | 0, q2(k + 8 | 0, V, v2), k0 = e[v + 144 >> 2], i = e[N + 4 >> 2], w0 = e[v + 148 >> 2], l = e[(w0 >>> 0 <= i >>> 0 ? 1048576 : k0 + D(i, 12) | 0) + 8 >> 2], (l & 7) != 4)) break k;
                                  for (g = l >>> 4 | 0, N = n[D(((o & 255) >>> 0 <= 78 ? o : 0) & 255, 12) + 1050953 | 0], m4 = e[k + 12 >> 2] + n[D(N >>> 0 <= 61 ? N : 0, 25) + 1049418 | 0] | 0, i = i + 1 | 0; ; ) {
                                    if (l = i, g >>> 0 <= i >>> 0) break k;
                                    if (i = i + 1 | 0, F = i >>> 0 >= w0 >>> 0 ? 1048576 : k0 + D(i, 12) | 0, j = e[F + 8 >> 2], i = j >>> 4 | 0, (j & 7) == 5 && T2(v, l, f0)) break;
                                  }
                                  i = 0, g = e[F + 8 >> 2];
                                  t: {
                                    if ((g & 7) == 5) {
                                      for (Z4 = g >>> 4 | 0, i = l + 2 | 0, g = 0, F = 0; ; ) {
                                        if (i >>> 0 < Z4 >>> 0) {
                                          if (j = D(i, 12), l = i, D2 = i >>> 0 >= R[v + 148 >> 2] ? 1048576 : j + e[v + 144 >> 2] | 0, Q2 = e[D2 + 8 >> 2], (Q2 & 7) != 4) break k;
                                          if (i = e[(i >>> 0 >= w0 >>> 0 ? 1048576 : j + k0 | 0) + 8 >> 2] >>> 4 | 0, j = e[D2 >> 2], y2(v, l, N) || (m >>> 0 >= j >>> 0 | g || (w[k + 84 | 0] = 0, t0(v, m, b0, k + 84 | 0), g = 1), e[k + 88 >> 2] = v2, w[k + 85 | 0] = N, w[k + 84 | 0] = 3, w[k + 86 | 0] = (l + 1 | 0) != (Q2 >>> 4 | 0), l = j + 1 | 0, t0(v, l, l, k + 84 | 0), F = F + m4 | 0, F >>> 0 <= 1048576)) continue;
                                          break k;
                                        }
                                        break;
                                      }
                                      if (i = (F | 0) != 0, g) break t;
                                    }
                                    w[k + 84 | 0] = 0, t0(v, m, b0, k + 84 | 0);
                                  }
                                  y = i ? 73 : 71, d = i ? f0 : -1;
                                  break w;
                                case 2:
                                  c2(v, c), m = 1, y = 71, A = 255;
                                  break n;
                                case 3:
                                  if (w[k + 84 | 0] = 2, w[k + 85 | 0] = l, t0(v, F, i, k + 84 | 0), m = 1, y = 74, d = 255, g | n[C + 89 | 0] != 66) break f;
                                  if (i = o & 255, A = (i >>> 0 <= 78 ? o : 0) & 255, B = D(A, 12), r = n[B + 1050954 | 0], A = D((A >>> 0 >= 11 ? r : 0) & 255, 60), n[A + 1052164 | 0] == 1) t: {
                                    if (h = A + 1052112 | 0, (i | 0) != n[h + 57 | 0]) break t;
                                    u = e[v + 152 >> 2], y = 1, i = 0, d = 0, A = n[(B + 1050944 | 0) + 11 | 0], A >>> 0 <= 4 && (B = D(A, 10) + 1049344 | 0, d = n[(B + n[u + 45 | 0] | 0) + 8 | 0], A = d >>> 0 > 8, d = A ? 0 : d, y = A ? 1 : B);
                                    s: {
                                      for (; ; ) {
                                        if ((i | 0) == (d | 0)) break s;
                                        if ((l | 0) != n[i + y | 0]) {
                                          i = i + 1 | 0;
                                          continue;
                                        }
                                        break;
                                      }
                                      for (A = e[N + 4 >> 2], e[v + 20 >> 2] = 0, e[v + 8 >> 2] = 0, e[x + 16 >> 2] = e[V + 16 >> 2], B = e[V + 12 >> 2], e[x + 8 >> 2] = e[V + 8 >> 2], e[x + 12 >> 2] = B, B = e[V + 4 >> 2], e[x >> 2] = e[V >> 2], e[x + 4 >> 2] = B, e[k + 124 >> 2] = v, e[k + 120 >> 2] = u, w[k + 130 | 0] = 0, G[k + 128 >> 1] = 0, w[k + 92 | 0] = 1, e[k + 84 >> 2] = 2, u = e[v + 164 >> 2], e[k + 116 >> 2] = D(u >>> 0 <= 9 ? u : 0, 12) + 1051992, G[k + 142 >> 1] = 0, e[k + 132 >> 2] = 1, e[k + 136 >> 2] = i, G[k + 140 >> 1] = X[(h + ((i & 7) << 1) | 0) + 34 >> 1], i = A >>> 0 >= R[k + 112 >> 2] ? 1048576 : e[k + 108 >> 2] + D(A, 12) | 0, u = e[i + 4 >> 2], e[k + 144 >> 2] = e[i >> 2], e[k + 148 >> 2] = u, e[k + 152 >> 2] = e[i + 8 >> 2], R2(k + 84 | 0, r, A, k + 144 | 0, k + 132 | 0), h = e[v + 156 >> 2], r = e[v + 160 >> 2], N = h + D(r, 24) | 0, i = e[v + 4 >> 2], g = i + D(e[v + 8 >> 2], 24) | 0; ; ) {
                                        if ((i | 0) != (g | 0)) {
                                          A = h, u = r, B = 0;
                                          u: {
                                            if (!r) break u;
                                            for (y = e[i + 12 >> 2], B = 0; ; ) {
                                              if (u >>> 0 >= 2) {
                                                d = u >>> 1 | 0, F = d + B | 0, B = y >>> 0 > R[(D(F, 24) + A | 0) + 12 >> 2] ? F : B, u = u - d | 0;
                                                continue;
                                              }
                                              break;
                                            }
                                            B = (y >>> 0 > R[(D(B, 24) + A | 0) + 12 >> 2]) + B | 0;
                                          }
                                          if (u = B, u) {
                                            if (r >>> 0 <= u - 1 >>> 0) break s;
                                            A = D(u, 24) + A | 0;
                                          }
                                          for (u = i + 24 | 0, F = e[i + 12 >> 2], f0 = n[i + 17 | 0], b0 = n[i + 16 | 0], B = e[i + 8 >> 2], i = n[i + 19 | 0]; ; ) {
                                            u: {
                                              if (y = 74, d = 255, (A | 0) == (N | 0) || (F | 0) != e[A + 12 >> 2]) break f;
                                              if (y = n[A + 19 | 0], w[k + 148 | 0] = y, d = X[A + 16 >> 1], w[k + 149 | 0] = d, w[k + 150 | 0] = d >>> 8, d = e[A + 8 >> 2], e[k + 144 >> 2] = d, w[k + 90 | 0] = f0, w[k + 89 | 0] = b0, e[k + 84 >> 2] = B, w[k + 88 | 0] = i, (i | 0) == (y | 0) & (B | 0) == (d | 0) && V2(R4, C4)) break u;
                                              A = A + 24 | 0;
                                              continue;
                                            }
                                            break;
                                          }
                                          i = u;
                                          continue;
                                        }
                                        break;
                                      }
                                      y = 74, d = 255;
                                      break t;
                                    }
                                    y = 74;
                                    break b;
                                  }
                                  A = l;
                                  break l;
                                case 4:
                                  break c;
                              }
                              if (g || y2(v, e[N + 4 >> 2], l)) break k;
                              w[k + 85 | 0] = l, m = 1, w[k + 84 | 0] = e[v + 164 >> 2] - 7 >>> 0 < 3 ? 1 : 2, t0(v, F, i, k + 84 | 0), y = 75;
                              break b;
                            }
                            m = 0;
                            break r;
                          }
                          m = 1, A = 255;
                          break r;
                        }
                        d = 255;
                        break r;
                      }
                      m = 2, R[v + 128 >> 2] >= b >>> 0 && (e[v + 128 >> 2] = b), c = r, b = B, o = u;
                      break a;
                    }
                    d = 255;
                  }
                  A = l;
                }
                h = e[v + 128 >> 2] - b | 0;
              }
              Q = Q + 16 | 0, w[C + 36 | 0] = m, w[C + 35 | 0] = y, w[C + 34 | 0] = d, w[C + 33 | 0] = A, w[C + 32 | 0] = o, e[C + 28 >> 2] = h, e[C + 24 >> 2] = b, e[C + 20 >> 2] = c;
            }
            e[W + 8 >> 2] = e[v + 128 >> 2], i = e[v + 124 >> 2], e[W >> 2] = e[v + 120 >> 2], e[W + 4 >> 2] = i, z(k + 52 | 0, 4, 16), z(k + 40 | 0, 8, 16), z(k + 28 | 0, 4, 16);
            break e;
          }
          e[W + 8 >> 2] = e[v + 128 >> 2], i = e[v + 124 >> 2], e[W >> 2] = e[v + 120 >> 2], e[W + 4 >> 2] = i;
        }
        p2(v), s = k + 160 | 0, Y >>> 0 <= R[t + 104 >> 2] && (e[t + 104 >> 2] = Y), f0 = e[t + 356 >> 2], b0 = e[t + 360 >> 2], r = s - 208 | 0, s = r, e[r + 20 >> 2] = 0, e[r + 12 >> 2] = 0, e[r + 16 >> 2] = 4, k = t + 152 | 0, e[r + 40 >> 2] = e[k + 16 >> 2], i = e[k + 12 >> 2], e[r + 32 >> 2] = e[k + 8 >> 2], e[r + 36 >> 2] = i, i = e[k + 4 >> 2], e[r + 24 >> 2] = e[k >> 2], e[r + 28 >> 2] = i, e[r + 60 >> 2] = 0, e[r + 52 >> 2] = 0, e[r + 56 >> 2] = 0, e[r + 44 >> 2] = 0, e[r + 48 >> 2] = 4, A = e[k + 8 >> 2], W = e[k + 4 >> 2], i = A >>> 0 > W >>> 0, y = i ? 0 : A, k0 = e[k >> 2], C = i ? 1 : k0, h = t + 96 | 0, w0 = h + 24 | 0, V = h + 36 | 0, Y = h + 12 | 0, j = r + 84 | 0, x0 = r + 104 | 0, J0 = r + 68 | 0, v = e[k + 24 >> 2], x = e[k + 16 >> 2], g = e[k + 12 >> 2], F = e[k + 20 >> 2], l = e[h + 8 >> 2], i = 0;
        e: {
          i: {
            for (; ; ) {
              if ((i | 0) != (l | 0)) {
                if (R[h + 8 >> 2] <= i >>> 0 || (y0 = D(i, 92), A = y0 + e[h + 4 >> 2] | 0, b = e[A >> 2], (b | 0) == 2)) break e;
                e[r + 64 >> 2] = b, U(J0, A + 4 | 0, 88), L = e[h + 44 >> 2], m = e[h + 20 >> 2], Q = n[r + 121 | 0], w[r + 157 | 0] = Q, d = n[r + 120 | 0], w[r + 156 | 0] = d;
                A: {
                  a: if (n[F + 10 | 0] == 2) {
                    for (A = e[r + 52 >> 2], E = (e[r + 48 >> 2] + (A << 2) | 0) - 4 | 0, u = e[r + 56 >> 2]; ; ) {
                      if (A) {
                        A = A - 1 | 0, u = u - e[E >> 2] | 0, E = E - 4 | 0;
                        continue;
                      }
                      break;
                    }
                    e[r + 56 >> 2] = u, c = 0, e[r + 52 >> 2] = 0;
                    r: switch (d - 1 | 0) {
                      default:
                        W0(r + 44 | 0, 0), w[r + 160 | 0] = 1, w[r + 161 | 0] = n[D((Q >>> 0 <= 78 ? Q : 0) & 255, 12) + 1050953 | 0], T0(Y, r + 160 | 0);
                        break A;
                      case 2:
                      case 3:
                      case 11:
                      case 12:
                        e[r + 168 >> 2] = 0, e[r + 160 >> 2] = 0, e[r + 164 >> 2] = 1, A = r + 160 | 0, q0(k, x0, A), k2(e[r + 164 >> 2], e[r + 168 >> 2], r + 44 | 0, h), z(A, 1, 1);
                        break A;
                      case 0:
                      case 1:
                      case 5:
                      case 6:
                      case 7:
                      case 8:
                      case 9:
                      case 10:
                        break A;
                      case 4:
                        break r;
                    }
                    for (A = e[r + 104 >> 2], e[r + 204 >> 2] = y ? n[C | 0] == 63 : 0, e[r + 200 >> 2] = y, e[r + 196 >> 2] = C; ; ) {
                      if (b = r + 160 | 0, P0(b, r + 196 | 0), e[r + 160 >> 2] != 1) break a;
                      if (c = e[r + 168 >> 2], !(c >>> 0 >= A >>> 0) && !(A >>> 0 < R[r + 172 >> 2]) && !(A >>> 0 > R[r + 176 >> 2])) break;
                    }
                    if (l0(b, C, y, e[r + 164 >> 2], c), c = e[r + 160 >> 2], (c | 0) == -2147483648) break a;
                    A = e[r + 168 >> 2], u = e[r + 164 >> 2], e[r + 164 >> 2] = u, e[r + 168 >> 2] = A, e[r + 160 >> 2] = c, k2(u, A, r + 44 | 0, h), z(b, 1, 1);
                  } else {
                    if (V2(r + 156 | 0, 1049205)) {
                      for (A = e[r + 52 >> 2], E = (e[r + 48 >> 2] + (A << 2) | 0) - 4 | 0, u = e[r + 56 >> 2]; ; ) {
                        if (A) {
                          A = A - 1 | 0, u = u - e[E >> 2] | 0, E = E - 4 | 0;
                          continue;
                        }
                        break;
                      }
                      for (e[r + 56 >> 2] = u, e[r + 52 >> 2] = 0, b = e[v + 4 >> 2], A = e[v >> 2], w[r + 172 | 0] = 0, e[r + 168 >> 2] = A ? b : 0, e[r + 160 >> 2] = 1, e[r + 164 >> 2] = A || 1; ; ) {
                        if (O2(r, r + 160 | 0), A = e[r >> 2], !A) break a;
                        for (b = e[r + 4 >> 2], e[r + 204 >> 2] = 0, e[r + 196 >> 2] = 0, e[r + 200 >> 2] = 1, c = r + 196 | 0, o = A + b | 0; ; ) {
                          r: {
                            if ((A | 0) == (o | 0)) break r;
                            if (b = A + 1 | 0, u = n[A | 0], (u | 0) == 126) {
                              if ((b | 0) == (o | 0)) break r;
                              u = n[A + 1 | 0] == 49 ? 47 : 126, A = A + 2 | 0;
                            } else A = b;
                            b = e[c + 8 >> 2], (b | 0) == e[c >> 2] && R0(c, 1), w[b + e[c + 4 >> 2] | 0] = u, e[c + 8 >> 2] = b + 1;
                            continue;
                          }
                          break;
                        }
                        k2(e[r + 200 >> 2], e[r + 204 >> 2], r + 44 | 0, h), z(c, 1, 1);
                      }
                    }
                    for (p0(r + 160 | 0, r + 12 | 0, e[r + 112 >> 2]), A = e[r + 52 >> 2], b = e[r + 160 >> 2], c = A >>> 0 < b >>> 0 ? A : b, E = (e[r + 48 >> 2] + (A << 2) | 0) - 4 | 0, o = e[r + 168 >> 2], u = e[r + 164 >> 2], b = e[r + 56 >> 2]; ; ) {
                      if (A >>> 0 > c >>> 0) {
                        A = A - 1 | 0, b = b - e[E >> 2] | 0, E = E - 4 | 0;
                        continue;
                      }
                      break;
                    }
                    for (e[r + 56 >> 2] = b, e[r + 52 >> 2] = A, p = (o << 4) + u | 0, A = c; ; ) {
                      r: {
                        if (A) {
                          if (p - u >>> 4 >>> 0 <= A >>> 0) break r;
                          u = (A << 4) + u | 0;
                        } else if ((u | 0) == (p | 0)) break r;
                        f: {
                          if (n[u + 12 | 0]) w[r + 196 | 0] = 0, e[r + 200 >> 2] = e[u + 8 >> 2];
                          else b: {
                            if (b = e[h + 44 >> 2], A = e[u + 4 >> 2], A = A >>> 0 >= x >>> 0 ? 1048576 : g + D(A, 12) | 0, o = e[A + 4 >> 2], e[r + 160 >> 2] = e[A >> 2], e[r + 164 >> 2] = o, A = e[A + 8 >> 2], e[r + 168 >> 2] = A, !(A & 8)) k: {
                              for (o = 0, B = 0, N = e[r + 160 >> 2] + 1 | 0, N >>> 0 <= W >>> 0 & W - N >>> 0 >= 8 && (A = N + k0 | 0, o = n[A | 0] | n[A + 1 | 0] << 8 | (n[A + 2 | 0] << 16 | n[A + 3 | 0] << 24), B = n[A + 4 | 0] | n[A + 5 | 0] << 8 | (n[A + 6 | 0] << 16 | n[A + 7 | 0] << 24)), A = 0, E = 0; ; ) {
                                if ((A | 0) == 1550) break k;
                                if (!o0(A + 1049394 | 0, k, N, o, B)) {
                                  E = E + 1 | 0, A = A + 25 | 0;
                                  continue;
                                }
                                break;
                              }
                              w[r + 196 | 0] = 1, w[r + 197 | 0] = E;
                              break b;
                            }
                            Q0(k, r + 160 | 0, V), A = e[h + 44 >> 2], o = A >>> 0 < b >>> 0 ? 1 : b + e[h + 40 >> 2] | 0, b = A - b | 0, A = A >>> 0 >= b >>> 0 ? b : 0, b = G0(o, A), w[r + 196 | 0] = 2, e[r + 200 >> 2] = b, z2(r + 44 | 0, o, A);
                            break f;
                          }
                          W0(r + 44 | 0, R[r + 52 >> 2] >= 64 ? 12 : 0);
                        }
                        u = u + 16 | 0, T0(Y, r + 196 | 0), A = 0;
                        continue;
                      }
                      break;
                    }
                    if ((d | 0) != 2) break A;
                    W0(r + 44 | 0, R[r + 52 >> 2] >= 64 ? 12 : 0), w[r + 160 | 0] = 1, w[r + 161 | 0] = n[D((Q >>> 0 <= 78 ? Q : 0) & 255, 12) + 1050953 | 0], T0(Y, r + 160 | 0);
                    break A;
                  }
                  c = 0;
                }
                if (e[r + 144 >> 2] = c, A = e[h + 20 >> 2], e[r + 148 >> 2] = A - m, b = e[r + 60 >> 2] + e[r + 56 >> 2] | 0, e[r + 60 >> 2] = b, !n[v + 50 | 0] && i && b >>> 0 >= 1048577) break i;
                A: {
                  a: {
                    r: {
                      E = e[r + 104 >> 2], A = e[r + 108 >> 2], c = E >>> 0 > A >>> 0 | A >>> 0 > y >>> 0, b = c ? 0 : A - E | 0, A = c ? 1 : E + C | 0;
                      f: if (d) {
                        if ((d | 0) != 5 | Q >>> 0 > 13) break A;
                        if (B = 0, u = 6, !b) break f;
                        if (!n[v + 48 | 0]) break r;
                        if (A = n[A | 0], u = 7, (A - 48 & 255) >>> 0 < 10) break f;
                        if (b = 1, (A - 33 & 255) >>> 0 < 15 | A - 58 >>> 0 < 7 | (A - 91 >>> 0 < 6 | A - 123 >>> 0 < 4)) break a;
                        if (A >>> 0 >= 32 && (u = ((A & 223) - 65 & 255) >>> 0 < 26 ? 9 : 10, (A | 0) != 127)) break f;
                        u = 8;
                      } else {
                        if (!n[v + 48 | 0]) break r;
                        B = 0, n[F + 10 | 0] != 2 ? (A = e[r + 112 >> 2], b = e[(A >>> 0 >= x >>> 0 ? 1048576 : g + D(A, 12) | 0) + 8 >> 2] << 3, A = b & 31, (b & 63) >>> 0 >= 32 ? u = 197892 >>> A | 0 : u = ((1 << A) - 1 & 197892) << 32 - A | 50462976 >>> A) : u = 3;
                      }
                      A = u, b = 0;
                      break a;
                    }
                    o = r + 160 | 0, c = 0, u = 0, B = 0;
                    r: {
                      for (; ; ) {
                        if ((b | 0) == (c | 0)) break r;
                        if (E = A + c | 0, c = c + 1 | 0, B = (w[E | 0] > -65) + B | 0, !(B >>> 0 <= 40)) break;
                      }
                      u = c - 1 | 0, c = b >>> 0 < u >>> 0, b = c ? 0 : u, u = 1, A = c ? 1 : A;
                    }
                    w[o + 8 | 0] = u, e[o + 4 >> 2] = b, e[o >> 2] = A, E = n[r + 168 | 0], A = s2(h, e[r + 160 >> 2], e[r + 164 >> 2]), E && (A = s2(h, 1048726, 3) + A | 0), B = A, b = 2;
                  }
                  e[r + 128 >> 2] = b | (A & 255) << 8, e[r + 132 >> 2] = B;
                }
                for (b = i + 1 | 0, u = 0, A = n[r + 100 | 0] != 2 ? j : 0; ; ) {
                  if ((u | 0) != (E | 0) && u) {
                    c = e[h + 44 >> 2], o = e[u + 4 >> 2], e[r + 160 >> 2] = e[u >> 2], e[r + 164 >> 2] = o, Q = r + 160 | 0, F2(Q, k, V), d = e[u + 8 >> 2], m = e[u + 12 >> 2], o = e[h + 44 >> 2], B = o - c | 0, z4 = r, F4 = G0(c >>> 0 > o >>> 0 ? 1 : c + e[h + 40 >> 2] | 0, o >>> 0 >= B >>> 0 ? B : 0), e[z4 + 168 >> 2] = F4, e[r + 160 >> 2] = d, e[r + 164 >> 2] = m, u0(w0, Q), u = u + 16 | 0;
                    continue;
                  }
                  if (A) {
                    u = e[A + 4 >> 2], c = e[A + 8 >> 2], A = 0, B = f0 + (u << 4) | 0, u = c + u | 0, o = u >>> 0 < c >>> 0 | u >>> 0 > b0 >>> 0, u = o ? 4 : B, E = u + ((o ? 0 : c) << 4) | 0;
                    continue;
                  }
                  break;
                }
                if (A = R[h + 8 >> 2] <= i >>> 0, i = b, A) continue;
                U(y0 + e[h + 4 >> 2] | 0, r - -64 | 0, 92);
                continue;
              }
              break;
            }
            i = l;
            break e;
          }
          if (A >>> 0 >= m >>> 0 && (e[h + 20 >> 2] = m), L >>> 0 > R[h + 44 >> 2]) break e;
          e[h + 44 >> 2] = L;
        }
        for (b = e[h + 8 >> 2], w[h + 48 | 0] = b >>> 0 > i >>> 0, i >>> 0 <= b >>> 0 && (e[h + 8 >> 2] = i, b = i), e[r + 204 >> 2] = 0, e[r + 196 >> 2] = 0, e[r + 200 >> 2] = 8, E = D(b, 92), e[r + 156 >> 2] = r + 196, C = e[h + 4 >> 2], A = C; ; ) {
          if (E) {
            Q4(r + 156 | 0, e[A + 40 >> 2], e[A + 44 >> 2]), E = E - 92 | 0, A = A + 92 | 0;
            continue;
          }
          break;
        }
        for (d = e[h + 32 >> 2], E = D(d, 12), Y = e[h + 28 >> 2], A = Y; ; ) {
          if (E) {
            Q4(r + 156 | 0, e[A >> 2], e[A + 4 >> 2]), E = E - 12 | 0, A = A + 12 | 0;
            continue;
          }
          break;
        }
        for (c = n[v + 49 | 0], i = e[r + 204 >> 2], A = e[r + 200 >> 2], e[r + 168 >> 2] = 0, e[r + 160 >> 2] = 0, e[r + 164 >> 2] = 8, u = r + 160 | 0, m0(A, i, u), z(u, 8, 16), w[r + 188 | 0] = c, e[r + 180 >> 2] = 0, e[r + 184 >> 2] = 1, e[r + 172 >> 2] = 0, e[r + 176 >> 2] = 0, e[r + 168 >> 2] = e[k + 8 >> 2], c = e[k + 4 >> 2], e[r + 160 >> 2] = e[k >> 2], e[r + 164 >> 2] = c, E = i << 4; ; ) {
          if (E) {
            for (y = e[A + 8 >> 2], o = s + -64 | 0, s = o, l = r + 160 | 0, i = e[l + 8 >> 2], c = e[A >> 2], B = i >>> 0 < c >>> 0 ? i : c, i = e[l + 12 >> 2], u = o + 29 | 0; ; ) {
              if (i >>> 0 < B >>> 0) {
                for (; c = i, i = i - -64 | 0, B >>> 0 >= i >>> 0 && (e[o + 48 >> 2] = c, e[o + 28 >> 2] = l, e[o + 32 >> 2] = o + 48, h = o + 28 | 0, !(Y0(h, 0) | Y0(h, 16) | Y0(h, 32) | Y0(h, 48))); ) ;
                for (h = e[l + 4 >> 2], v = e[l >> 2], i = 0; ; ) {
                  if (!(c >>> 0 >= B >>> 0 | i)) {
                    i = o + 48 | 0, c >>> 0 <= h >>> 0 & h - c >>> 0 >= 16 && (i = c + v | 0, k = n[i + 12 | 0] | n[i + 13 | 0] << 8 | (n[i + 14 | 0] << 16 | n[i + 15 | 0] << 24), Q = n[i + 8 | 0] | n[i + 9 | 0] << 8 | (n[i + 10 | 0] << 16 | n[i + 11 | 0] << 24), w[u + 8 | 0] = Q, w[u + 9 | 0] = Q >>> 8, w[u + 10 | 0] = Q >>> 16, w[u + 11 | 0] = Q >>> 24, w[u + 12 | 0] = k, w[u + 13 | 0] = k >>> 8, w[u + 14 | 0] = k >>> 16, w[u + 15 | 0] = k >>> 24, k = n[i + 4 | 0] | n[i + 5 | 0] << 8 | (n[i + 6 | 0] << 16 | n[i + 7 | 0] << 24), i = n[i | 0] | n[i + 1 | 0] << 8 | (n[i + 2 | 0] << 16 | n[i + 3 | 0] << 24), w[u | 0] = i, w[u + 1 | 0] = i >>> 8, w[u + 2 | 0] = i >>> 16, w[u + 3 | 0] = i >>> 24, w[u + 4 | 0] = k, w[u + 5 | 0] = k >>> 8, w[u + 6 | 0] = k >>> 16, w[u + 7 | 0] = k >>> 24, i = u), e[o + 56 >> 2] = 0, e[o + 60 >> 2] = 0, e[o + 48 >> 2] = 0, e[o + 52 >> 2] = 0, k = n[i + 4 | 0] | n[i + 5 | 0] << 8 | (n[i + 6 | 0] << 16 | n[i + 7 | 0] << 24), e[o + 8 >> 2] = n[i | 0] | n[i + 1 | 0] << 8 | (n[i + 2 | 0] << 16 | n[i + 3 | 0] << 24), e[o + 12 >> 2] = k, k = n[i + 12 | 0] | n[i + 13 | 0] << 8 | (n[i + 14 | 0] << 16 | n[i + 15 | 0] << 24), e[o + 16 >> 2] = n[i + 8 | 0] | n[i + 9 | 0] << 8 | (n[i + 10 | 0] << 16 | n[i + 11 | 0] << 24), e[o + 20 >> 2] = k, i = a2(o + 8 | 0), k = i | 65536, c = c + (k ? 31 - A0(k ^ k - 1) | 0 : 32) | 0;
                    continue;
                  }
                  break;
                }
                if (k = e[l + 12 >> 2], i = c >>> 0 > B >>> 0 ? B : c, e[l + 12 >> 2] = i, k = e[l + 16 >> 2] + (i - k | 0) | 0, e[l + 16 >> 2] = k, c >>> 0 >= B >>> 0) continue;
                c = i >>> 0 < h >>> 0 ? n[i + v | 0] : 0, i = i + 1 | 0, e[l + 12 >> 2] = i;
                e: if (n[l + 28 | 0] == 1) {
                  if (g = 0, c << 24 >> 24 < -64) break e;
                  g = (c & 255) >>> 0 > 239 ? 2 : 1;
                } else g = 1;
                k = g + k | 0, e[l + 16 >> 2] = k;
                e: {
                  i: switch ((c & 255) - 10 | 0) {
                    case 0:
                      break e;
                    case 3:
                      break i;
                    default:
                      continue;
                  }
                  if (i >>> 0 >= h >>> 0) break e;
                  if (n[i + v | 0] == 10) continue;
                }
                e[l + 20 >> 2] = k, e[l + 24 >> 2] = e[l + 24 >> 2] + 1;
                continue;
              }
              break;
            }
            s = o - -64 | 0, o = y & 1, i = e[r + 176 >> 2], c = y >>> 1 | 0;
            e: if (c >>> 0 >= b >>> 0) {
              if (c = c - b | 0, c >>> 0 >= d >>> 0) break e;
              c = Y + D(c, 12) | 0, o ? e[c + 4 >> 2] = i : e[c >> 2] = i;
            } else {
              if (c = C + D(c, 92) | 0, u = n[c + 56 | 0], 1 << u & 3520 && u >>> 0 <= 11) break e;
              l = e[r + 180 >> 2], B = e[r + 184 >> 2], e[c >> 2] != 1 && (e[c + 4 >> 2] = 0, e[c + 8 >> 2] = 0, e[c >> 2] = 1, e[c + 12 >> 2] = 0, e[c + 16 >> 2] = 0), u = 4, o || (e[c + 12 >> 2] = B, e[c + 4 >> 2] = i, u = 12, i = (i - l | 0) + 1 | 0), e[(c + u | 0) + 4 >> 2] = i;
            }
            A = A + 16 | 0, E = E - 16 | 0;
            continue;
          }
          break;
        }
        z(r + 196 | 0, 8, 16), z(r + 44 | 0, 4, 4), z(r + 12 | 0, 4, 16), s = r + 208 | 0, c = e[t + 104 >> 2], o = e[t + 96 >> 2], B = e[t + 100 >> 2], U(t + 56 | 0, B2, 40), z(t + 352 | 0, 4, 16);
      } else o = e[t + 96 >> 2], B = e[t + 100 >> 2], U(t + 56 | 0, B2, 40);
      A = n[a + 8 | 0], b = e[a >> 2], (b | 0) != 2 ? (a = e[a + 4 >> 2], i = 0, e[t + 104 >> 2] = 0, e[t + 96 >> 2] = 0, e[t + 100 >> 2] = 1, Z = 63, b & 1 || (a = a >>> 0 >= o2 >>> 0 ? 1048576 : D(a, 12) + h2 | 0, e[t + 192 >> 2] = e[a + 8 >> 2], i = e[a + 4 >> 2], e[t + 184 >> 2] = e[a >> 2], e[t + 188 >> 2] = i, Q0(t + 32 | 0, t + 184 | 0, t + 96 | 0), Z = 62, i = e[t + 96 >> 2]), U0 = e[t + 100 >> 2], H0 = e[t + 104 >> 2]) : i = -2147483648, w[f + 68 | 0] = A, w[f + 64 | 0] = Z, e[f + 56 >> 2] = U0, e[f + 60 >> 2] = H0, e[f + 52 >> 2] = i, e[f + 8 >> 2] = c, e[f >> 2] = o, e[f + 4 >> 2] = B, w[f + 69 | 0] = c >>> 0 < J >>> 0, U(f + 12 | 0, t + 56 | 0, 40), s = t + 368 | 0;
    }
    function d2(f, a, i) {
      var A = 0, b = 0, r = 0, k = 0, c = 0, t = 0, u = 0, l = 0, o = 0, h = 0, B = 0, v = 0, Q = 0, E = 0, d = 0, g = 0, C = 0, y = 0, N = 0, m = 0, Z = 0, F = 0, Y = 0, V = 0, W = 0;
      A = s - 32 | 0, s = A, t = e[f + 8 >> 2];
      e: {
        if (b = n[f + 68 | 0], (b | 0) == 1) i: {
          if (t || (t = 0, e[f + 52 >> 2] != -2147483648)) break i;
          if (!(w[f + 69 | 0] & 1)) break e;
        }
        for (e[263369] = 0, e[263366] = 0, c = n[f + 69 | 0], e[A + 16 >> 2] = t, e[A + 8 >> 2] = 0, e[A >> 2] = 0, e[A + 4 >> 2] = 0, e[A + 12 >> 2] = c << 1 & 2 | (b | (a ? 256 : 0)), O(A, A + 20 | 0), e[f + 52 >> 2] == -2147483648 ? O(1048636, 1048644) : (e[A >> 2] = n[f + 64 | 0], a = A + 4 | 0, O(A, a), b = e[f + 56 >> 2], c = e[f + 60 >> 2], V = A, W = G0(b, c), e[V >> 2] = W, O(A, a), q(1053468, b, c)), h = e[f + 4 >> 2], g = h + D(t, 92) | 0, Q = A + 12 | 0, B = A + 4 | 0, C = A + 16 | 0, l = e[f + 32 >> 2], c = e[f + 28 >> 2], o = e[f + 20 >> 2], a = e[f + 16 >> 2], y = (i | 0) != 2; ; ) {
          if (r = h, (r | 0) != (g | 0)) {
            t = 4, E = 0, b = e[r + 84 >> 2];
            i: {
              if (a && b >>> 0 <= o >>> 0) {
                t = (b << 3) + a | 0, E = b, o = o - b | 0;
                break i;
              }
              a = 4, o = 0;
            }
            v = e[r >> 2] & y, v && (N = e[r + 16 >> 2], m = e[r + 12 >> 2], Z = e[r + 8 >> 2], F = e[r + 4 >> 2]), u = 255, k = 0, d = 0;
            i: {
              A: switch (n[r + 64 | 0] - 1 | 0) {
                case 1:
                  Y = e[r + 68 >> 2], u = 253, d = 1;
                  break i;
                default:
                  u = n[r + 65 | 0];
                  break i;
                case 0:
                  break A;
                case 2:
                  break i;
              }
              k = n[r + 65 | 0], u = 254;
            }
            for (h = r + 92 | 0, w[A + 14 | 0] = 0, w[A + 15 | 0] = 0, w[A + 12 | 0] = v, w[A + 7 | 0] = k, w[A + 6 | 0] = u, k = e[r + 76 >> 2], w[A + 8 | 0] = k, w[A + 9 | 0] = k >>> 8, w[A + 10 | 0] = k >>> 16, w[A + 11 | 0] = k >>> 24, w[A + 4 | 0] = n[r + 88 | 0], w[A + 3 | 0] = n[r + 58 | 0], w[A + 2 | 0] = n[r + 61 | 0], k = n[r + 59 | 0] | n[r + 60 | 0] << 8, w[A | 0] = k, w[A + 1 | 0] = k >>> 8, w[A + 13 | 0] = n[r + 36 | 0] != 2, k = n[r + 89 | 0], w[A + 5 | 0] = (k | 0) == 94 ? -1 : k, a4(A, 16), e[A + 8 >> 2] = b, e[A + 4 >> 2] = e[r + 80 >> 2], e[A >> 2] = e[r + 72 >> 2], O(A, Q), k = E << 3; ; ) {
              if (k) {
                u = e[a + 4 >> 2];
                i: {
                  A: {
                    a: switch (b = e[a >> 2], (b & 255) - 1 | 0) {
                      case 0:
                        break a;
                      case 1:
                        break A;
                      default:
                        break i;
                    }
                    u = b >>> 8 & 255 | 1073741824;
                    break i;
                  }
                  u = u | -2147483648;
                }
                a = a + 8 | 0, e[A >> 2] = u, O(A, B), k = k - 8 | 0;
                continue;
              }
              break;
            }
            if (d && (e[A >> 2] = Y, O(A, B)), v && (e[A + 12 >> 2] = N, e[A + 8 >> 2] = m, e[A + 4 >> 2] = Z, e[A >> 2] = F, O(A, C)), a = t, b = n[r + 36 | 0], (b | 0) == 2) continue;
            k = 4, a = e[r + 28 >> 2];
            i: {
              if (c && l >>> 0 >= a >>> 0) {
                k = D(a, 12) + c | 0, l = l - a | 0;
                break i;
              }
              a = 0, c = 4, l = 0;
            }
            for (u = (i | 0) != 2 ? e[r >> 2] : 0, w[A + 7 | 0] = 0, w[A + 5 | 0] = u, w[A + 1 | 0] = b, w[A + 4 | 0] = n[r + 34 | 0], b = X[r + 32 >> 1], w[A + 2 | 0] = b, w[A + 3 | 0] = b >>> 8, b = n[r + 35 | 0], w[A | 0] = b, w[A + 6 | 0] = (b | 0) == 72, a4(A, 8), e[A >> 2] = a, O(A, B), a = D(a, 12); ; ) {
              if (a) {
                e[A + 8 >> 2] = e[c + 8 >> 2], b = e[c + 4 >> 2], e[A >> 2] = e[c >> 2], e[A + 4 >> 2] = b, O(A, Q), a = a - 12 | 0, c = c + 12 | 0;
                continue;
              }
              break;
            }
            c = k, a = t;
            continue;
          }
          break;
        }
        for (q(1053468, e[f + 40 >> 2], e[f + 44 >> 2]), f = e[263366], a = e[263368], e[A + 28 >> 2] = e[263369], e[A + 24 >> 2] = 2, e[A + 20 >> 2] = a, e[A + 16 >> 2] = 1, e[A + 12 >> 2] = f, a = 0, e[A + 8 >> 2] = 0, t = e[263365]; ; ) {
          if ((a | 0) == 24) break e;
          i = a + A | 0, b = e[i + 8 >> 2], b >>> 0 < f >>> 0 && (e[(b << 2) + t >> 2] = e[i + 12 >> 2]), a = a + 8 | 0;
        }
      }
      return s = A + 32 | 0, t;
    }
    function O0(f, a, i, A) {
      var b = 0, r = 0, k = 0, c = 0, t = 0;
      r = 24;
      e: {
        i: {
          A: switch ((f & 255) - 2 | 0) {
            case 0:
              r = a + i | 0, f = a;
              a: {
                for (; ; ) {
                  if ((f | 0) == (r | 0)) break a;
                  if (n[n[f | 0] + 1048755 | 0] == 1) {
                    b = b + 1 | 0, f = f + 1 | 0;
                    continue;
                  }
                  break;
                }
                if (r = 10, i >>> 0 < b >>> 0) break e;
                if ((i | 0) == (b | 0)) break a;
                if (!b || n[a + b | 0] != 64) break e;
                for (t = b - i | 0, i = 0, a = 1, c = 45; ; ) {
                  if (a + t | 0) {
                    r: {
                      f: {
                        b: {
                          k: {
                            n: switch (b = n[f + a | 0], b - 45 | 0) {
                              case 0:
                                break n;
                              case 1:
                                break k;
                              default:
                                break b;
                            }
                            if (i - 1 >>> 0 < 62) break f;
                            break b;
                          }
                          if (k = 0, (c & 255) != 45) break r;
                        }
                        if ((b - 48 & 255) >>> 0 > 9 ? k = ((b & 223) - 65 & 255) >>> 0 > 25 : k = 0, k | i >>> 0 >= 63) break e;
                      }
                      k = i + 1 | 0;
                    }
                    i = k, c = (b | 0) == 46 ? 45 : b, a = a + 1 | 0;
                    continue;
                  }
                  break;
                }
                if ((c & 255) != 45) break i;
                if (!(i >>> 0 < 63 & A)) break e;
                break i;
              }
              if (A) break i;
              return 10;
            case 1:
              if (r = 11, i >>> 0 < 26 || !b4(1048729, a) || !b4(1048739, a + 10 | 0)) break e;
              b = n[a + 9 | 0] - 48 & 255, r = D(n[a + 8 | 0] - 48 & 255, 10), f = D(n[a + 5 | 0] - 48 & 255, 10) + (n[a + 6 | 0] - 48 & 255) | 0;
              a: {
                if (f >>> 0 <= 11) r: {
                  if (A = 30, 1 << f & 2640) break a;
                  if ((f | 0) != 2) break r;
                  f = D(n[a + 2 | 0] - 48 & 255, 10) + (n[a + 3 | 0] - 48 & 255) | 0, A = !((f || n[a + 1 | 0] + (n[a | 0] << 1) | 0) & 3) | 28;
                  break a;
                }
                A = f - 1 >>> 0 < 12 ? 31 : 0;
              }
              if (A >>> 0 > (b + r | 0) - 1 >>> 0) a: {
                if (D(n[a + 11 | 0] - 48 & 255, 10) + (n[a + 12 | 0] - 48 & 255) >>> 0 > 23 || D(n[a + 14 | 0] - 48 & 255, 10) + (n[a + 15 | 0] - 48 & 255) >>> 0 > 59 || D(n[a + 17 | 0] - 48 & 255, 10) + (n[a + 18 | 0] - 48 & 255) >>> 0 > 59) break a;
                if (r = 24, f = i - 26 | 0, !f) break e;
                i = n[a + 26 | 0];
                r: {
                  if ((f | 0) == 1 & (i | 0) == 90) break r;
                  r = 11;
                  f: switch (i - 43 | 0) {
                    case 0:
                    case 2:
                      break f;
                    default:
                      break e;
                  }
                  if ((f | 0) != 6 || (f = n[a + 27 | 0], (f - 48 & 255) >>> 0 > 2) || (i = n[a + 28 | 0], (i - 48 & 255) >>> 0 > 9) || n[a + 29 | 0] != 58 || (n[a + 30 | 0] - 48 & 255) >>> 0 > 5 || (n[a + 31 | 0] - 48 & 255) >>> 0 > 9) break a;
                  if ((f | 0) != 50) break r;
                  if (i >>> 0 > 51) break e;
                }
                return 12;
              }
              return 11;
            case 2:
              f = 0, i ? (b = i - 1 | 0, A = n[a | 0] == 45 ? a + 1 | 0 : 0) : A = 0, i = A ? b : i, a = A || a;
              a: {
                for (; ; ) {
                  if ((f | 0) != (i | 0)) {
                    if (A = f + a | 0, n[A | 0] == 46) break a;
                    f = f + 1 | 0;
                    continue;
                  }
                  break;
                }
                if (X0(a, i)) break i;
                return 13;
              }
              if (r = 13, !X0(a, f)) break e;
              if (X0(A + 1 | 0, i + (f ^ -1) | 0)) break i;
              break e;
            case 3:
              break A;
            default:
              break e;
          }
          r = X0(a, i) ? 24 : 6;
          break e;
        }
        return 24;
      }
      return r;
    }
    function g2(f, a, i) {
      var A = 0, b = 0, r = 0, k = 0, c = 0, t = 0, u = 0, l = 0, o = 0, h = 0, B = 0, v = 0, Q = 0, E = 0, d = 0, g = 0, C = 0, y = 0, N = 0, m = 0, Z = 0, F = 0, Y = 0, V = 0, W = 0, j = 0;
      for (b = s - 48 | 0, s = b, e[f + 32 >> 2] = 0, A = f + 24 | 0, k = e[f + 20 >> 2], v4(A, k), l = e[A + 8 >> 2], u = e[A + 4 >> 2] + (l << 4) | 0; ; ) {
        if ((k | 0) != (c | 0)) {
          e[u >> 2] = 0, e[u + 4 >> 2] = 0, e[u + 8 >> 2] = c, u = u + 16 | 0, l = l + 1 | 0, c = c + 1 | 0;
          continue;
        }
        break;
      }
      e[A + 8 >> 2] = l, e[b + 40 >> 2] = 0, e[b + 32 >> 2] = 0, e[b + 36 >> 2] = e[f + 20 >> 2], d = f + 48 | 0, u0(d, b + 32 | 0), v = f + 72 | 0, C = f + 60 | 0, y = f + 36 | 0, N = f + 12 | 0;
      e: for (; ; ) {
        if (A = e[f + 56 >> 2], A) {
          if (A = A - 1 | 0, e[f + 56 >> 2] = A, c = e[f + 52 >> 2] + D(A, 12) | 0, A = e[c + 4 >> 2], l = e[c >> 2], o = A - l | 0, k = e[f + 28 >> 2], u = k + (l << 4) | 0, A >>> 0 < l >>> 0 | A >>> 0 > R[f + 32 >> 2]) continue;
          for (Q = e[c + 8 >> 2], m = k + (A << 4) | 0, Z = e[f + 8 >> 2], F = e[f + 4 >> 2], Y = e[f + 16 >> 2], V = e[f + 20 >> 2], c = u; ; ) {
            if ((c | 0) != (m | 0)) {
              if (h = c, c = c + 16 | 0, A = e[h + 8 >> 2], A >>> 0 >= V >>> 0) continue;
              A = (A << 4) + Y | 0, k = n[A + 12 | 0], r = e[A + 8 >> 2], A = e[A + 4 >> 2], t = r >>> 0 < A >>> 0 | r >>> 0 > (k ? Z : i) >>> 0, B = Q + (t ? 1 : A + (k ? F : a) | 0) | 0, k = t ? 0 : r - A | 0, A = k >>> 0 < Q >>> 0 ? 1 : B, r = k - Q | 0, B = r >>> 0 <= k >>> 0 ? r : 0, g = B >>> 0 < 8;
              i: if (g) for (E = A - 1 | 0, t = 0, r = 0, A = B; ; ) {
                if (!A) break i;
                t = (r & 255) << 24 | t >>> 8, r = n[A + E | 0] << 24 | r >>> 8, A = A - 1 | 0;
              }
              else r = n[A | 0] | n[A + 1 | 0] << 8 | (n[A + 2 | 0] << 16 | n[A + 3 | 0] << 24), E = r << 24 | (r & 65280) << 8, t = r & 16711680, k = t >>> 8 | 0, W = t << 24, t = r & -16777216, j = t >>> 24 | 0, A = n[A + 4 | 0] | n[A + 5 | 0] << 8 | (n[A + 6 | 0] << 16 | n[A + 7 | 0] << 24), t = W | t << 8 | (A >>> 8 & 65280 | (((A & 255) << 24 | r >>> 8) & -16777216 | ((A & 16777215) << 8 | r >>> 24) & 16711680)), r = E | (k | j);
              e[h >> 2] = t | (g ? B : 8), e[h + 4 >> 2] = r;
              continue;
            }
            break;
          }
          m0(u, o, y), t = Q + 7 | 0;
          i: for (; ; ) {
            if (!o) continue e;
            r = l, A = 1, k = u, c = k;
            A: {
              for (; ; ) {
                if ((A | 0) != (o | 0)) {
                  if (u = c, c = c + 16 | 0, e[u >> 2] != e[c >> 2] | e[u + 4 >> 2] != e[c + 4 >> 2]) break A;
                  A = A + 1 | 0;
                  continue;
                }
                break;
              }
              A = o;
            }
            if (l = A + r | 0, o = o - A | 0, u = k + (A << 4) | 0, !!A) {
              if (n[k | 0] & 248) {
                if ((A | 0) == 1) continue;
                e[b + 40 >> 2] = t, e[b + 36 >> 2] = l, e[b + 32 >> 2] = r, u0(d, b + 32 | 0);
                continue;
              }
              for (e[b + 28 >> 2] = N, e[b + 24 >> 2] = u, e[b + 20 >> 2] = k, L2(b + 8 | 0, b + 20 | 0), h = e[b + 12 >> 2], c = e[b + 8 >> 2], e[b + 40 >> 2] = e[b + 28 >> 2], A = e[b + 24 >> 2], e[b + 32 >> 2] = e[b + 20 >> 2], e[b + 36 >> 2] = A; ; ) {
                if (L2(b, b + 32 | 0), e[b >> 2] != 1) continue i;
                for (t2(C, e[b + 4 >> 2]), A = c, D4(v, A), k = e[v + 8 >> 2], r = e[v + 4 >> 2] + (k << 2) | 0; ; ) {
                  if (A & 1) {
                    e[r >> 2] = h, r = r + 4 | 0, k = k + 1 | 0, A = 0;
                    continue;
                  }
                  break;
                }
                e[v + 8 >> 2] = k;
              }
            }
          }
        }
        break;
      }
      s = b + 48 | 0;
    }
    function C2(f, a, i, A, b) {
      var r = 0, k = 0, c = 0, t = 0, u = 0, l = 0, o = 0, h = 0, B = 0, v = 0, Q = 0, E = 0, d = 0, g = 0, C = 0, y = 0, N = 0, m = 0, Z = 0, F = 0, Y = 0, V = 0, W = 0;
      for (r = s - 96 | 0, s = r, Z = a + i | 0, V = A + b | 0, k = r + 33 | 0, y = -1; ; ) {
        if ((A | 0) != (V | 0)) {
          if (E = 0, N = n[A | 0], c = D(N >>> 0 <= 61 ? N : 0, 25), v = n[c + 1049418 | 0], l = i >>> 0 > v >>> 0 ? i - v | 0 : v - i | 0, t = v >>> 2 | 0, C = t ? t >>> 0 >= 3 ? 3 : t : 1, l >>> 0 <= C + v >>> 0) e: {
            o = s - 32 | 0, s = o, m = c + 1049394 | 0, c = m, e[o + 28 >> 2] = c + v, e[o + 24 >> 2] = c, e[o + 20 >> 2] = Z, e[o + 16 >> 2] = a, Q = 0, u = o + 24 | 0, d = s - 16 | 0, s = d, h = o + 16 | 0, t = e[h >> 2], B = e[h + 4 >> 2];
            i: {
              A: {
                for (; ; ) {
                  if ((t | 0) != (B | 0)) {
                    if (c = t + 1 | 0, e[h >> 2] = c, g = n[t | 0], t = c, (g | 0) == 45 | (g | 0) == 95) continue;
                    if ($2(d + 8 | 0, u), c = n[d + 8 | 0], !c) break A;
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
            if (s = d + 16 | 0, (c & 255) == 3 && ($2(o + 8 | 0, u), Q = n[o + 8 | 0] ^ 1), s = o + 32 | 0, Q & 1) {
              E = 1, b = 0;
              break e;
            }
            if (l >>> 0 > C >>> 0) break e;
            for (t = h4(a, i), c = T, t = h4(m, v) ^ t, u = T ^ c, B = 0, h = 0; ; ) {
              if (t | u) {
                c = t, t = c - 1 & c, u = u - !c & u, B = B + 1 | 0, h = B ? h : h + 1 | 0;
                continue;
              }
              break;
            }
            if (T = h, C << 1 >>> 0 < B >>> 0) break e;
            for (e[r + 24 >> 2] = 0, e[r + 28 >> 2] = 0, e[r + 16 >> 2] = 0, e[r + 20 >> 2] = 0, e[r + 8 >> 2] = 0, e[r + 12 >> 2] = 0, e[r >> 2] = 0, e[r + 4 >> 2] = 0, b = 0; ; ) {
              if ((b | 0) != 32) {
                w[(r - -64 | 0) + b | 0] = b, b = b + 1 | 0;
                continue;
              }
              break;
            }
            for (h = 0, b = a, u = 0; ; ) {
              if ((b | 0) != (Z | 0)) {
                for (w[k | 0] = 0, w[k + 1 | 0] = 0, w[k + 2 | 0] = 0, w[k + 3 | 0] = 0, w[k + 4 | 0] = 0, w[k + 5 | 0] = 0, w[k + 6 | 0] = 0, w[k + 7 | 0] = 0, w[k + 8 | 0] = 0, w[k + 9 | 0] = 0, w[k + 10 | 0] = 0, w[k + 11 | 0] = 0, w[k + 12 | 0] = 0, w[k + 13 | 0] = 0, w[k + 14 | 0] = 0, w[k + 15 | 0] = 0, w[k + 16 | 0] = 0, w[k + 17 | 0] = 0, w[k + 18 | 0] = 0, w[k + 19 | 0] = 0, w[k + 20 | 0] = 0, w[k + 21 | 0] = 0, w[k + 22 | 0] = 0, w[k + 23 | 0] = 0, w[k + 23 | 0] = 0, w[k + 24 | 0] = 0, w[k + 25 | 0] = 0, w[k + 26 | 0] = 0, w[k + 27 | 0] = 0, w[k + 28 | 0] = 0, w[k + 29 | 0] = 0, w[k + 30 | 0] = 0, c = h + 1 | 0, w[r + 32 | 0] = c, t = b + 1 | 0, B = n[b | 0], E = 0, d = u & 255, u = 0, Q = c; ; ) {
                  if (b = E, !((b | 0) == 31 | (b | 0) == (v | 0))) {
                    g = r - -64 | 0, E = b + 1 | 0, l = E & 31, o = n[g + l | 0] + 1 & 255, W = l + (r + 32 | 0) | 0, l = !b | (B | 0) != (u & 255), u = n[b + m | 0], !(l | (d | 0) != (u | 0)) && h ? l = n[(b - 1 & 31) + r | 0] + 1 | 0 : l = 255, l = l & 255, Q = Q + 1 & 255, b = n[b + g | 0] + ((B | 0) != (u & 255)) & 255, b = b >>> 0 > o >>> 0 ? o : b, b = b >>> 0 > Q >>> 0 ? Q : b, Q = b >>> 0 > l >>> 0 ? l : b, w[W | 0] = Q;
                    continue;
                  }
                  break;
                }
                b = e[r + 92 >> 2], e[r + 24 >> 2] = e[r + 88 >> 2], e[r + 28 >> 2] = b, b = e[r + 84 >> 2], e[r + 16 >> 2] = e[r + 80 >> 2], e[r + 20 >> 2] = b, b = e[r + 76 >> 2], e[r + 8 >> 2] = e[r + 72 >> 2], e[r + 12 >> 2] = b, b = e[r + 68 >> 2], e[r >> 2] = e[r + 64 >> 2], e[r + 4 >> 2] = b, b = n[r + 36 | 0] | n[r + 37 | 0] << 8 | (n[r + 38 | 0] << 16 | n[r + 39 | 0] << 24), e[r + 64 >> 2] = n[r + 32 | 0] | n[r + 33 | 0] << 8 | (n[r + 34 | 0] << 16 | n[r + 35 | 0] << 24), e[r + 68 >> 2] = b, b = n[r + 44 | 0] | n[r + 45 | 0] << 8 | (n[r + 46 | 0] << 16 | n[r + 47 | 0] << 24), e[r + 72 >> 2] = n[r + 40 | 0] | n[r + 41 | 0] << 8 | (n[r + 42 | 0] << 16 | n[r + 43 | 0] << 24), e[r + 76 >> 2] = b, b = n[r + 52 | 0] | n[r + 53 | 0] << 8 | (n[r + 54 | 0] << 16 | n[r + 55 | 0] << 24), e[r + 80 >> 2] = n[r + 48 | 0] | n[r + 49 | 0] << 8 | (n[r + 50 | 0] << 16 | n[r + 51 | 0] << 24), e[r + 84 >> 2] = b, b = n[r + 60 | 0] | n[r + 61 | 0] << 8 | (n[r + 62 | 0] << 16 | n[r + 63 | 0] << 24), e[r + 88 >> 2] = n[r + 56 | 0] | n[r + 57 | 0] << 8 | (n[r + 58 | 0] << 16 | n[r + 59 | 0] << 24), e[r + 92 >> 2] = b, b = t, h = c, u = B;
                continue;
              }
              break;
            }
            b = n[(r - -64 | 0) + (v & 31) | 0], E = C >>> 0 >= b >>> 0;
          }
          A = A + 1 | 0, c = b >>> 0 < y >>> 0 & E, F = c ? N : F, y = c ? b : y, Y = c | Y;
          continue;
        }
        break;
      }
      w[f + 1 | 0] = F, w[f | 0] = Y & 1, s = r + 96 | 0;
    }
    function L0(f, a, i, A, b, r) {
      var k = 0, c = 0, t = 0, u = 0, l = 0, o = 0, h = 0, B = 0, v = 0, Q = 0, E = 0, d = 0, g = 0, C = 0;
      if (B = A + 32 | 0, A >>> 0 <= 4294967263 & B >>> 0 <= i >>> 0 && (k = a + A | 0, w[k + 24 | 0] = 0, w[k + 25 | 0] = 0, w[k + 26 | 0] = 0, w[k + 27 | 0] = 0, w[k + 28 | 0] = 0, w[k + 29 | 0] = 0, w[k + 30 | 0] = 0, w[k + 31 | 0] = 0, w[k + 16 | 0] = 0, w[k + 17 | 0] = 0, w[k + 18 | 0] = 0, w[k + 19 | 0] = 0, w[k + 20 | 0] = 0, w[k + 21 | 0] = 0, w[k + 22 | 0] = 0, w[k + 23 | 0] = 0, w[k + 8 | 0] = 0, w[k + 9 | 0] = 0, w[k + 10 | 0] = 0, w[k + 11 | 0] = 0, w[k + 12 | 0] = 0, w[k + 13 | 0] = 0, w[k + 14 | 0] = 0, w[k + 15 | 0] = 0, w[k | 0] = 0, w[k + 1 | 0] = 0, w[k + 2 | 0] = 0, w[k + 3 | 0] = 0, w[k + 4 | 0] = 0, w[k + 5 | 0] = 0, w[k + 6 | 0] = 0, w[k + 7 | 0] = 0), c = s - 32 | 0, t = 1, l = 2, k = b, b = i - B | 0, b = k >>> 0 > (i >>> 0 >= b >>> 0 ? b : 0) >>> 0, u = b ? 0 : k, u >>> 0 < 2) w[c + 24 | 0] = n[1048716], b = e[262178], e[c + 16 >> 2] = e[262177], e[c + 20 >> 2] = b, b = e[262176], e[c + 8 >> 2] = e[262175], e[c + 12 >> 2] = b, b = e[262174], e[c >> 2] = e[262173], e[c + 4 >> 2] = b, h = 1048576, b = 64, k = 100, u = 0, l = 0, o = 1;
      else {
        for (t = i >>> 0 < B >>> 0 || b ? 1 : a + B | 0, b = n[t | 0], b >>> 0 <= 1 && (l = n[b + 1048724 | 0]), v = t + 38 | 0, d = u - 38 | 0, o = n[t + 1 | 0], b = 0, w[c + 24 | 0] = n[1053036], k = n[1053032] | n[1053033] << 8 | (n[1053034] << 16 | n[1053035] << 24), e[c + 16 >> 2] = n[1053028] | n[1053029] << 8 | (n[1053030] << 16 | n[1053031] << 24), e[c + 20 >> 2] = k, k = n[1053024] | n[1053025] << 8 | (n[1053026] << 16 | n[1053027] << 24), e[c + 8 >> 2] = n[1053020] | n[1053021] << 8 | (n[1053022] << 16 | n[1053023] << 24), e[c + 12 >> 2] = k, k = n[1053016] | n[1053017] << 8 | (n[1053018] << 16 | n[1053019] << 24), e[c >> 2] = n[1053012] | n[1053013] << 8 | (n[1053014] << 16 | n[1053015] << 24), e[c + 4 >> 2] = k, k = u - 2 | 0, Q = k >>> 0 >= 24 ? 24 : k, g = t + 2 | 0, C = c | 1, k = 0; ; ) {
          if ((b | 0) != (Q | 0)) {
            if (E = n[b + g | 0] - 1 | 0, E >>> 0 <= 3 && (h = n[b + 1048644 | 0], !(h >>> 0 <= 5 & (h | 0) != 2))) {
              w[h + C | 0] = n[E + 1048668 | 0], k = 1, b = b + 1 | 0;
              continue;
            }
            b = b + 1 | 0;
            continue;
          }
          break;
        }
        w[c | 0] = k, k = u >>> 0 < 38, Q = k, v = v & o << 28 >> 31, l = (l | 0) == 2 | l, b = 0, h = 0;
        e: {
          if (u >>> 0 >= 30) {
            h = n[t + 26 | 0] | n[t + 27 | 0] << 8 | (n[t + 28 | 0] << 16 | n[t + 29 | 0] << 24);
            i: {
              if (u >>> 0 >= 34) {
                if (b = n[t + 30 | 0] | n[t + 31 | 0] << 8 | (n[t + 32 | 0] << 16 | n[t + 33 | 0] << 24), k) break i;
                k = n[t + 34 | 0] | n[t + 35 | 0] << 8 | (n[t + 36 | 0] << 16 | n[t + 37 | 0] << 24);
                break e;
              }
              b = 0;
            }
          }
          k = 0;
        }
        v = Q ? 0 : v, u = o & 1, t = l & 1, l = o >>> 4 & 1, Q = o >>> 1 & 1, o = (o ^ -1) >>> 2 & 1;
      }
      e[f + 28 >> 2] = k, e[f + 24 >> 2] = b, e[f + 20 >> 2] = h, e[f + 16 >> 2] = d, e[f + 12 >> 2] = v, e[f + 8 >> 2] = A, A = e[c + 4 >> 2], e[f + 32 >> 2] = e[c >> 2], e[f + 36 >> 2] = A, A = e[c + 12 >> 2], e[f + 40 >> 2] = e[c + 8 >> 2], e[f + 44 >> 2] = A, A = e[c + 20 >> 2], e[f + 48 >> 2] = e[c + 16 >> 2], e[f + 52 >> 2] = A, w[f + 56 | 0] = n[c + 24 | 0], w[f + 62 | 0] = l, w[f + 60 | 0] = o, w[f + 59 | 0] = Q, w[f + 58 | 0] = u, w[f + 57 | 0] = t, w[f + 61 | 0] = (r | 0) == 1, i = i >>> 0 < B >>> 0, e[f + 4 >> 2] = i ? 0 : B, e[f >> 2] = i ? 1 : a;
    }
    function R2(f, a, i, A, b) {
      var r = 0, k = 0, c = 0, t = 0, u = 0, l = 0, o = 0, h = 0, B = 0, v = 0, Q = 0, E = 0, d = 0, g = 0, C = 0, y = 0, N = 0, m = 0;
      for (B = s - 32 | 0, s = B, t = D(((a & 255) >>> 0 <= 14 ? a : 0) & 255, 60) + 1052112 | 0, r = t + (n[e[f + 36 >> 2] + 45 | 0] << 1) | 0, y = r + 6 | 0, N = X[b + 10 >> 1] | (X[b + 8 >> 1] | X[r + 2 >> 1] ^ -1), o = f + 12 | 0, c = i + 1 | 0, m = e[A + 8 >> 2] >>> 4 | 0, E = e[e[f + 40 >> 2] + 20 >> 2]; ; ) {
        e: {
          if (c >>> 0 >= m >>> 0 || !(w[f + 8 | 0] & 1) & n[f + 44 | 0] == 1) break e;
          r = R[f + 28 >> 2] <= c >>> 0 ? 1048576 : e[f + 24 >> 2] + D(c, 12) | 0, k = e[r + 4 >> 2], e[B + 16 >> 2] = e[r >> 2], e[B + 20 >> 2] = k, r = e[r + 8 >> 2], e[B + 24 >> 2] = r;
          i: if (r & 8) r = s - 16 | 0, s = r, C0(r + 8 | 0, f, B + 16 | 0), z0(r, t, e[r + 8 >> 2], e[r + 12 >> 2]), k = e[r + 4 >> 2], u = B + 8 | 0, e[u >> 2] = e[r >> 2], e[u + 4 >> 2] = k, s = r + 16 | 0, k = e[B + 8 >> 2], r = e[B + 12 >> 2];
          else {
            if (r = 0, v = 0, k = e[f + 16 >> 2], u = e[B + 16 >> 2] + 1 | 0, k >>> 0 >= u >>> 0 & k - u >>> 0 >= 8 && (k = u + e[o >> 2] | 0, r = n[k | 0] | n[k + 1 | 0] << 8 | (n[k + 2 | 0] << 16 | n[k + 3 | 0] << 24), v = n[k + 4 | 0] | n[k + 5 | 0] << 8 | (n[k + 6 | 0] << 16 | n[k + 7 | 0] << 24)), k = n[t + 58 | 0], k >>> 0 > l >>> 0) A: {
              if (h = k, k = n[t + 57 | 0], h + k >>> 0 > 79 || (k = n[(D(k, 12) + D(l, 12) | 0) + 1050953 | 0], !o0(D(k >>> 0 <= 61 ? k : 0, 25) + 1049394 | 0, o, u, r, v))) break A;
              k = 1, r = l;
              break i;
            }
            g = 0, h = n[t + 58 | 0], k = n[t + 57 | 0], Q = h + k >>> 0 > 79, k = Q ? 1 : D(k, 12) + 1050944 | 0, Q = D(Q ? 0 : h, 12), h = 0;
            A: {
              for (; ; ) {
                if (!Q) break A;
                if (C = n[k + 9 | 0], !o0(D(C >>> 0 <= 61 ? C : 0, 25) + 1049394 | 0, o, u, r, v)) {
                  Q = Q - 12 | 0, h = h + 1 | 0, k = k + 12 | 0;
                  continue;
                }
                break;
              }
              g = 1;
            }
            e[B + 4 >> 2] = h, e[B >> 2] = g, k = e[B >> 2], r = e[B + 4 >> 2];
          }
          i: {
            if ((k | 0) == 1 && (k = 1 << (r & 15), !(k & X[y >> 1]))) {
              if (k & d && B4(f, c), l = r + 1 | 0, d = k | d, k & N) {
                k = r + n[t + 57 | 0] | 0, r = 1 << (r & 15), u = n[e[f + 36 >> 2] + 45 | 0];
                A: {
                  if (r & X[(t + (u << 1) | 0) + 10 >> 1]) {
                    n2(f, 14, k, c), I0(f, c + 1 | 0);
                    break A;
                  }
                  r & X[b + 8 >> 1] ? (e[b >> 2] == 1 ? r = n[t + 59 | 0] >>> (e[b + 4 >> 2] & 7) & 1 ? 18 : 17 : r = 17, n2(f, r, k, c), I0(f, c + 1 | 0)) : (r & X[(t + (u << 1) | 0) + 2 >> 1] || n2(f, 15, k, c), h = (r & X[b + 10 >> 1]) != 0, r = n[f + 46 | 0], w[f + 46 | 0] = h | r, B0(f, c + 1 | 0, k), w[f + 46 | 0] = r);
                }
                c = c + 1 | 0;
              } else c = c + 1 | 0, B0(f, c, r + n[t + 57 | 0] | 0);
              break i;
            }
            t2(e[f + 40 >> 2] + 12 | 0, c), c = c + 1 | 0, I0(f, c);
          }
          c = e[(R[f + 28 >> 2] <= c >>> 0 ? 1048576 : e[f + 24 >> 2] + D(c, 12) | 0) + 8 >> 2] >>> 4 | 0;
          continue;
        }
        break;
      }
      if (u = e[A + 4 >> 2], (u | 0) != -1) e: {
        if (r = X[t + 14 >> 1], e[b >> 2] == 1 && (r = r | X[(t + ((e[b + 4 >> 2] & 7) << 1) | 0) + 18 >> 1]), o = (d ^ -1) & r, !(o & 65535)) break e;
        for (r = s - 32 | 0, s = r, v = n[t + 58 | 0], c = n[t + 57 | 0], l = v + c >>> 0 > 79, k = l ? 1 : D(c, 12) + 1050944 | 0, Q = e[A + 4 >> 2] - 1 | 0, h = e[A >> 2], d = h + 1 | 0, l = D(l ? 0 : v, 12), A = t + (n[e[f + 36 >> 2] + 45 | 0] << 1) | 0, t = o & ((X[A + 6 >> 1] | X[A + 10 >> 1]) ^ -1) & 65535, A = 0; ; ) {
          if (l) {
            o = n[k + 4 | 0], t >>> (A & 15) & 1 & (o | 0) != 3 && (v = n[(n[k | 0] ? k + 1 | 0 : e[f + 32 >> 2] + 9 | 0) | 0], w[r + 29 | 0] = o, w[r + 27 | 0] = 8, w[r + 28 | 0] = 0, w[r + 26 | 0] = v, w[r + 25 | 0] = A + c, w[r + 24 | 0] = 2, e[r + 16 >> 2] = i, e[r + 20 >> 2] = Q, e[r + 12 >> 2] = d, e[r + 8 >> 2] = h, E0(f, r + 8 | 0, 0, 0)), k = k + 12 | 0, A = A + 1 | 0, l = l - 12 | 0;
            continue;
          }
          break;
        }
        s = r + 32 | 0;
      }
      if (E >>> 0 < R[e[f + 40 >> 2] + 20 >> 2]) {
        i = f, f = E, A = e[b + 4 >> 2], l = (u | 0) != -1, t = 0, r = s - 48 | 0, s = r, k = 1, c = 16;
        e: {
          if (e[b >> 2] == 1 && n[D(((a & 255) >>> 0 <= 14 ? a : 0) & 255, 60) + 1052171 | 0] >>> (A & 7) & 1) {
            c = 18;
            break e;
          }
          k = 0, t = 2;
        }
        e: {
          if (A = a & 255, !l & (A | 0) == 2 || !k4(i, c)) break e;
          for (b = e[e[i + 40 >> 2] + 20 >> 2], Q = f >>> 0 < b >>> 0 ? b : f, b = f << 2, A = D((A >>> 0 <= 14 ? a : 0) & 255, 60), h = A + 1052118 | 0, l = A + 1052112 | 0, d = l + 1 | 0, A = f; ; ) {
            if ((A | 0) == (Q | 0) || (E = e[i + 40 >> 2], R[E + 20 >> 2] <= A >>> 0)) break e;
            E = e[e[E + 16 >> 2] + b >> 2];
            i: {
              if (!k) A: {
                if (n[l + 53 | 0] != 1) break A;
                if (u = n[e[i + 36 >> 2] + 45 | 0], o = E >>> 0 >= R[i + 28 >> 2] ? 1048576 : e[i + 24 >> 2] + D(E, 12) | 0, v = e[o >> 2], g = e[o + 4 >> 2], e[r + 32 >> 2] = v, e[r + 36 >> 2] = g, e[r + 40 >> 2] = e[o + 8 >> 2], e[r + 36 >> 2] - v >>> 0 >= 385) break i;
                if (C0(r + 24 | 0, i, r + 32 | 0), o = e[r + 24 >> 2], v = e[r + 28 >> 2], z0(r + 16 | 0, l, o, v), e[r + 16 >> 2] == 1 && X[h + (u << 1) >> 1] >>> (e[r + 20 >> 2] & 15) & 1) break A;
                if (S0(r + 8 | 0, a, o, v, u), !n[r + 8 | 0]) break i;
              }
              U2(i, c, t, n[(n[l | 0] ? d : e[i + 32 >> 2] + 9 | 0) | 0], 3, a, E);
            }
            A = A + 1 | 0, b = b + 4 | 0;
          }
        }
        s4(i, f), s = r + 48 | 0;
      }
      s = B + 32 | 0;
    }
    function l0(f, a, i, A, b) {
      var r = 0, k = 0, c = 0, t = 0, u = 0;
      r = s - 48 | 0, s = r, i = i >>> 0 < b >>> 0 | A >>> 0 > b >>> 0, t = i ? 0 : b - A | 0, r2(r + 16 | 0, t + 32 | 0, 1, 1), e[r + 32 >> 2] = 0, u = e[r + 20 >> 2], e[r + 24 >> 2] = e[r + 16 >> 2], e[r + 28 >> 2] = u, c = i ? 1 : a + A | 0;
      e: {
        i: {
          for (; ; ) {
            if (k >>> 0 < t >>> 0) {
              if (i = n[k + c | 0], (i | 0) == 37) {
                if (e[r + 40 >> 2] = t, e[r + 36 >> 2] = c, i = r + 36 | 0, a = k + 1 | 0, u = P2(i, a), i = P2(i, k + 2 | 0), (u | i) >>> 0 > 15) break i;
                i = i | u << 4, a = 3;
              } else A: {
                if (a = 1, (i | 0) != 43) break A;
                i = 32;
              }
              g0(r + 24 | 0, i), k = a + k | 0;
              continue;
            }
            break;
          }
          if (X2(r + 24 | 0)) A: {
            a: {
              if (t >>> 0 > 3) r: {
                if ((n[c | 0] | n[c + 1 | 0] << 8 | (n[c + 2 | 0] << 16 | n[c + 3 | 0] << 24)) & -2139062144) break r;
                for (a = c + 3 & -4, k = (a | 0) == (c | 0) ? 4 : a - c | 0, a = t - 4 | 0; ; ) {
                  if (a >>> 0 > k >>> 0) {
                    if (e[k + c >> 2] & -2139062144) break r;
                    k = k + 4 | 0;
                    continue;
                  }
                  break;
                }
                if (a = a + c | 0, !((n[a | 0] | n[a + 1 | 0] << 8 | (n[a + 2 | 0] << 16 | n[a + 3 | 0] << 24)) & -2139062144)) break a;
              }
              else for (a = c - 1 | 0, k = t; ; ) {
                if (!k) break a;
                if (i = a + k | 0, k = k - 1 | 0, !(w[i | 0] >= 0)) break;
              }
              if (r2(r + 8 | 0, t, 1, 1), e[r + 44 >> 2] = 0, a = e[r + 12 >> 2], e[r + 40 >> 2] = a, e[r + 36 >> 2] = e[r + 8 >> 2], i = (t | 0) != 0, i && (i && U(a, c, t), e[r + 44 >> 2] = t), a = r + 36 | 0, i = X2(a), z(a, 1, 1), !i) break A;
            }
            e[f + 8 >> 2] = e[r + 32 >> 2], a = e[r + 28 >> 2], e[f >> 2] = e[r + 24 >> 2], e[f + 4 >> 2] = a;
            break e;
          }
          e[f + 8 >> 2] = b, e[f + 4 >> 2] = A, e[f >> 2] = -2147483648, z(r + 24 | 0, 1, 1);
          break e;
        }
        u = t - a | 0, a = a + c | 0, i = t + (k ^ -1) | 0, t = 0, b = 0;
        i: {
          A: {
            for (; ; ) {
              if (i) {
                if (w[a | 0] < 0) break i;
                if (i = i - 1 | 0, b = 1, a = a + 1 | 0, c = t, t = 1, !c) continue;
                break A;
              }
              break;
            }
            b = u;
            break i;
          }
          b = 2;
        }
        e[f >> 2] = -2147483648, a = A + k | 0, e[f + 4 >> 2] = a, e[f + 8 >> 2] = (a + b | 0) + 1, z(r + 24 | 0, 1, 1);
      }
      s = r + 48 | 0;
    }
    function m0(f, a, i) {
      var A = 0, b = 0, r = 0, k = 0, c = 0, t = 0, u = 0, l = 0, o = 0, h = 0, B = 0, v = 0, Q = 0, E = 0, d = 0, g = 0, C = 0;
      if (c = s - 16 | 0, s = c, a) e: {
        for (o = a << 4, b = e[f >> 2], r = e[f + 4 >> 2], A = 16; ; ) {
          if ((A | 0) == (o | 0)) break e;
          if (v = f + A | 0, A = A + 16 | 0, t = r, r = e[v + 4 >> 2], l = b, b = e[v >> 2], !((t | 0) == (r | 0) & l >>> 0 <= b >>> 0 | r >>> 0 > t >>> 0)) break;
        }
        for (e[i + 8 >> 2] = 0, A = (a << 4) + f | 0, l = A - f | 0, t = l >>> 4 | 0, v4(i, t), b = e[i + 8 >> 2], (f | 0) != (A | 0) && (l && U(e[i + 4 >> 2] + (b << 4) | 0, f, l), b = e[i + 8 >> 2]), e[i + 8 >> 2] = b + t, A = e[i + 4 >> 2], b = e[i + 8 >> 2], u = 1; ; ) {
          if (t = A, l = b, a >>> 0 > u >>> 0) {
            for (v = (b << 4) + A | 0, b = A, k = a, A = f; ; ) {
              if (k) {
                for (i = k >>> 0 > u >>> 0 ? u : k, e[c + 4 >> 2] = i, e[c >> 2] = A, o = u << 4, r = k >>> 0 < u >>> 0, E = r ? E : o + A | 0, h = r ? 8 : E, e[c + 8 >> 2] = h, r = k - u | 0, B = r >>> 0 <= k >>> 0 ? r : 0, Q = u >>> 0 < B >>> 0 ? u : B, e[c + 12 >> 2] = Q, r = u >>> 0 > B >>> 0, d = r ? d : o + h | 0, o = r ? 8 : d; ; ) {
                  i: {
                    if (k = b, i) Q ? (r = e[A + 4 >> 2], b = e[h + 4 >> 2], b = (r | 0) == (b | 0) & R[A >> 2] > R[h >> 2] | b >>> 0 < r >>> 0 ? c + 8 | 0 : c) : b = c;
                    else {
                      if (!Q) break i;
                      b = c + 8 | 0;
                    }
                    if (r = b, b = v, (k | 0) == (b | 0) || (b = k + 16 | 0, g = e[r + 4 >> 2], !g)) continue;
                    e[r + 4 >> 2] = g - 1, A = e[r >> 2], e[r >> 2] = A + 16, e[k + 8 >> 2] = e[A + 8 >> 2], i = e[A + 4 >> 2], e[k >> 2] = e[A >> 2], e[k + 4 >> 2] = i, Q = e[c + 12 >> 2], i = e[c + 4 >> 2], h = e[c + 8 >> 2], A = e[c >> 2];
                    continue;
                  }
                  break;
                }
                i = B - u | 0, k = i >>> 0 <= B >>> 0 ? i : 0, A = o;
                continue;
              }
              break;
            }
            u = u << 1, C = C ^ 1, b = a, A = f, a = l, f = t;
            continue;
          }
          break;
        }
        if (k = 1, !(C & 1)) break e;
        for (A = a >>> 0 < l >>> 0 ? a : l; ; ) {
          if (!A) break e;
          a = e[f + 4 >> 2], e[t >> 2] = e[f >> 2], e[t + 4 >> 2] = a, e[t + 8 >> 2] = e[f + 8 >> 2], A = A - 1 | 0, f = f + 16 | 0, t = t + 16 | 0;
        }
      }
      return s = c + 16 | 0, k;
    }
    function p0(f, a, i) {
      var A = 0, b = 0, r = 0, k = 0, c = 0, t = 0, u = 0, l = 0, o = 0, h = 0, B = 0;
      c = e[a + 8 >> 2], A = (e[a + 4 >> 2] + (c << 4) | 0) - 16 | 0, b = e[a + 28 >> 2], t = e[a + 24 >> 2];
      e: {
        for (; ; ) {
          i: {
            if (r = !c, r | !A) break e;
            if (r = e[A >> 2], r >>> 0 < i >>> 0 && e[(b >>> 0 <= r >>> 0 ? 1048576 : t + D(r, 12) | 0) + 8 >> 2] >>> 4 >>> 0 > i >>> 0) break i;
            c = c - 1 | 0, e[a + 8 >> 2] = c, A = A - 16 | 0;
            continue;
          }
          break;
        }
        r = 0;
      }
      e: {
        if (i && (A = 0, !(!r | i >>> 0 >= b >>> 0))) break e;
        A = 1;
      }
      e: {
        for (; ; ) {
          if (!A) {
            A = e[(R[a + 28 >> 2] <= k >>> 0 ? 1048576 : e[a + 24 >> 2] + D(k, 12) | 0) + 8 >> 2], r = e[a + 8 >> 2], (r | 0) == e[a >> 2] && e0(a, 16), b = e[a + 4 >> 2] + (r << 4) | 0, w[b + 12 | 0] = (A & 7) == 5, e[b + 8 >> 2] = 0, e[b + 4 >> 2] = k + 1, e[b >> 2] = k, e[a + 8 >> 2] = r + 1, A = 1;
            continue;
          }
          if (k = e[a + 4 >> 2], A = e[a + 8 >> 2], !A || (t = (A << 4) + k | 0, b = t - 16 | 0, !b)) break e;
          for (r = t - 4 | 0, l = t - 12 | 0, u = e[l >> 2], u >>> 0 > i >>> 0 ? (A = 0, b = e[b >> 2] + 1 | 0) : (A = e[t - 8 >> 2], b = u), A = A - 1 | 0, o = n[r | 0] ^ 1, h = e[a + 28 >> 2], B = e[a + 24 >> 2]; A = A + 1 | 0, r = b, k = o + b | 0, b = e[(k >>> 0 >= h >>> 0 ? 1048576 : D(k, 12) + B | 0) + 8 >> 2] >>> 4 | 0, b >>> 0 <= i >>> 0; ) ;
          if (e[l >> 2] = r, e[t - 8 >> 2] = A, (r | 0) != (u | 0) && (b = e[a + 8 >> 2] - 1 | 0, c = b >>> 0 < c >>> 0 ? b : c), i >>> 0 > k >>> 0) {
            A = 0;
            continue;
          }
          break;
        }
        A = e[a + 8 >> 2], k = e[a + 4 >> 2];
      }
      e[f + 8 >> 2] = A, e[f + 4 >> 2] = k, e[f >> 2] = c;
    }
    function n0(f, a) {
      var i = 0, A = 0, b = 0, r = 0, k = 0;
      if (i = e[a + 8 >> 2], i) e[a + 8 >> 2] = i >>> 8, r = 1;
      else e: {
        if (b = e[a + 4 >> 2], b) i: {
          if (k = b - 1 | 0, e[a + 4 >> 2] = k, r = 1, A = e[a >> 2], e[a >> 2] = A + 1, i = n[A | 0], (i | 0) != 92) break e;
          if (!k) break i;
          e[a + 4 >> 2] = b - 2, e[a >> 2] = A + 2;
          A: {
            a: {
              r: {
                f: {
                  b: switch (i = n[A + 1 | 0], i - 110 | 0) {
                    case 1:
                    case 2:
                    case 3:
                    case 5:
                      break e;
                    case 0:
                      break b;
                    case 4:
                      break f;
                    case 6:
                      break r;
                    case 7:
                      break a;
                    default:
                      break A;
                  }
                  i = 10;
                  break e;
                }
                i = 13;
                break e;
              }
              i = 9;
              break e;
            }
            i = W2(a);
            a: {
              if ((i & 64512) != 55296) r: {
                if (A = 0, i >>> 0 < 128) break a;
                if (i >>> 0 < 2048) {
                  A = i & 63 | 128, i = i >>> 6 | 192;
                  break a;
                }
                if (i >>> 0 >= 65536) break r;
                A = i >>> 6 & 63 | i << 8 & 16128 | 32896, i = i >>> 12 | 224;
                break a;
              }
              else A = e[a + 4 >> 2], e[a >> 2] = A >>> 0 < 2 ? 1 : e[a >> 2] + 2 | 0, b = A - 2 | 0, e[a + 4 >> 2] = A >>> 0 >= b >>> 0 ? b : 0, i = (i << 10 & 1047552 | W2(a) & 1023) + 65536 | 0;
              A = i << 16 & 4128768 | (i >>> 12 & 63 | i << 2 & 16128) | 8421504, i = i >>> 18 | 240;
            }
            e[a + 8 >> 2] = A;
            break e;
          }
          A: switch (i - 98 | 0) {
            case 4:
              i = 12;
              break e;
            case 0:
              break A;
            default:
              break e;
          }
          i = 8;
          break e;
        }
        r = 0;
      }
      w[f + 1 | 0] = i, w[f | 0] = r;
    }
    function y2(f, a, i) {
      var A = 0, b = 0, r = 0, k = 0, c = 0, t = 0, u = 0, l = 0;
      A = s + -64 | 0, s = A;
      e: if (e[f + 164 >> 2] - 7 >>> 0 < 3) for (a = e[f + 140 >> 2], b = a >>> 0 > R[f + 136 >> 2], f = b ? 1 : e[f + 132 >> 2], a = b ? 0 : a, e[A + 12 >> 2] = a ? n[f | 0] == 63 : 0, e[A + 8 >> 2] = a, e[A + 4 >> 2] = f, i = D(((i & 255) >>> 0 <= 61 ? i : 0) & 255, 25) + 1049394 | 0; ; ) {
        if (P0(A + 16 | 0, A + 4 | 0), b = e[A + 16 >> 2], (b | 0) != 1) break e;
        if (l0(A + 36 | 0, f, a, e[A + 20 >> 2], e[A + 24 >> 2]), r = e[A + 36 >> 2], (r | 0) != -2147483648 && (k = e[A + 40 >> 2], e[A + 48 >> 2] = r, e[A + 52 >> 2] = k, r = e[A + 44 >> 2], e[A + 56 >> 2] = r, r = d0(i, e[A + 52 >> 2], r), z(A + 48 | 0, 1, 1), !!r)) break;
      }
      else for (r = e[f + 144 >> 2], k = e[f + 148 >> 2], b = e[(k >>> 0 <= a >>> 0 ? 1048576 : r + D(a, 12) | 0) + 8 >> 2], t = b >>> 4 | 0, a = a + 1 | 0, u = (b & 7) == 4; ; ) {
        if (b = a >>> 0 < t >>> 0 & u, !b) break e;
        if (c = a + 1 | 0, c = e[(k >>> 0 <= c >>> 0 ? 1048576 : r + D(c, 12) | 0) + 8 >> 2], l = T2(f, a, i), a = c >>> 4 | 0, !!l) break;
      }
      return s = A - -64 | 0, b;
    }
    function N2(f, a, i) {
      var A = 0, b = 0, r = 0, k = 0, c = 0, t = 0, u = 0;
      b = s - 16 | 0, s = b, r = e[a + 144 >> 2] + D(i, 12) | 0, A = e[a + 148 >> 2], k = e[(A >>> 0 <= i + 1 >>> 0 ? 1048576 : r + 12 | 0) + 4 >> 2], r = e[(i >>> 0 >= A >>> 0 ? 1048576 : r) >> 2], i = e[a + 132 >> 2], A = e[a + 140 >> 2], a = A >>> 0 > R[a + 136 >> 2], A = a ? 0 : A, e[b + 8 >> 2] = A, c = a ? 1 : i, e[b + 4 >> 2] = c, t = c - 1 | 0, u = A >>> 0 <= r - 1 >>> 0, a = r;
      e: {
        i: {
          for (; ; ) {
            if (i = a ? r : 0, !a | u) break i;
            if (i = n[a + t | 0], !(i - 9 >>> 0 >= 2 & ((i | 0) != 13 & (i | 0) != 32))) {
              a = a - 1 | 0;
              continue;
            }
            break;
          }
          if ((i | 0) == 44) {
            i = a - 1 | 0;
            break e;
          }
          i = a;
        }
        if (e[b + 12 >> 2] = b + 4, t = A, A = b + 12 | 0, a = A4(A, k), t >>> 0 <= a >>> 0 || n[a + c | 0] != 44) break e;
        k = A4(A, a + 1 | 0), i = r;
      }
      e[f + 4 >> 2] = k, e[f >> 2] = i, s = b + 16 | 0;
    }
    function S0(f, a, i, A, b) {
      var r = 0, k = 0, c = 0, t = 0, u = 0;
      for (r = s - 32 | 0, s = r, a = D(((a & 255) >>> 0 <= 14 ? a : 0) & 255, 60) + 1052112 | 0, t = b >>> 0 <= 1 ? X[(a + (b << 1) | 0) + 2 >> 1] : 0, e[r + 24 >> 2] = -1, e[r + 28 >> 2] = -1, e[r + 16 >> 2] = -1, e[r + 20 >> 2] = -1, k = n[a + 58 | 0], a = n[a + 57 | 0], b = k + a >>> 0 > 79, a = b ? 1 : D(a, 12) + 1050944 | 0, k = a + D(b ? 0 : k, 12) | 0, b = 0; ; ) {
        if ((a | 0) != (k | 0)) {
          if (u = c & 15, c = c + 1 | 0, a = a + 12 | 0, !(t >>> u & 1) | b >>> 0 > 15) continue;
          w[(r + 16 | 0) + b | 0] = n[a - 3 | 0], b = b + 1 | 0;
          continue;
        }
        break;
      }
      a = b >>> 0 > 16, C2(r + 8 | 0, i, A, a ? 1 : r + 16 | 0, a ? 0 : b), a = n[r + 8 | 0], w[f + 1 | 0] = n[r + 9 | 0], w[f | 0] = a & 1, s = r + 32 | 0;
    }
    function P0(f, a) {
      var i = 0, A = 0, b = 0, r = 0, k = 0, c = 0, t = 0;
      c = e[a >> 2], A = e[a + 8 >> 2], k = e[a + 4 >> 2], b = A >>> 0 > k >>> 0 ? A : k, i = c + b | 0;
      e: {
        for (; ; ) {
          if ((A | 0) != (b | 0)) {
            if (r = A + c | 0, n[r | 0] != 38) break e;
            A = A + 1 | 0, e[a + 8 >> 2] = A;
            continue;
          }
          break;
        }
        A = b, r = i;
      }
      if (b = 0, i = A >>> 0 < k >>> 0, i) {
        t = i ? r : 0, i = k - A | 0, k = k + c | 0;
        e: {
          for (; ; ) {
            if (c = b + r | 0, (c | 0) == (k | 0)) break e;
            if (n[c | 0] != 38) {
              b = b + 1 | 0;
              continue;
            }
            break;
          }
          i = b;
        }
        for (r = 0; ; ) {
          e: {
            if (b = (i | 0) == (r | 0), b || n[r + t | 0] == 61) break e;
            r = r + 1 | 0;
            continue;
          }
          break;
        }
        e[f + 4 >> 2] = A, i = i + A | 0, e[f + 16 >> 2] = i, e[a + 8 >> 2] = i, a = b ? i : A + r | 0, e[f + 8 >> 2] = a, a = a + 1 | 0, e[f + 12 >> 2] = a >>> 0 > i >>> 0 ? i : a, a = 1;
      } else a = 0;
      e[f >> 2] = a;
    }
    function s0(f, a) {
      var i = 0, A = 0, b = 0, r = 0, k = 0, c = 0, t = 0, u = 0;
      if (r = e[f + 4 >> 2], r >>> 0 > a >>> 0) e: {
        b = 128, k = 191, c = e[f >> 2], t = c + a | 0, i = n[t | 0];
        i: {
          if ((i + 62 & 255) >>> 0 >= 30) {
            if (A = 3, (i | 0) == 224) {
              b = 160;
              break i;
            }
            f = 159;
            A: {
              if ((i | 0) == 237) break A;
              if ((i + 31 & 255) >>> 0 < 15) break i;
              A = 4, b = 144;
              a: switch (i - 240 | 0) {
                default:
                  if (b = 128, (i + 15 & 255) >>> 0 < 3) break i;
                  break e;
                case 0:
                  break i;
                case 4:
                  break a;
              }
              f = 143;
            }
            k = f;
          } else A = 2;
          b = 128;
        }
        f = a + 1 | 0, f >>> 0 < r >>> 0 && (u = n[f + c | 0]), i = 2;
        i: {
          for (; ; ) {
            if (f = i, (A | 0) != (f | 0)) {
              if (f + a >>> 0 >= r >>> 0) break i;
              if (i = f + 1 | 0, w[f + t | 0] < -64) continue;
              break i;
            }
            break;
          }
          f = A;
        }
        return b >>> 0 <= u >>> 0 && u >>> 0 <= k >>> 0 && f >>> 0 >= A >>> 0 ? A : 0;
      }
      return 0;
    }
    function o0(f, a, i, A, b) {
      var r = 0, k = 0, c = 0, t = 0, u = 0, l = 0, o = 0;
      if (t = n[f + 24 | 0], c = t + 1 | 0, r = n[f | 0] | n[f + 1 | 0] << 8 | (n[f + 2 | 0] << 16 | n[f + 3 | 0] << 24), k = n[f + 4 | 0] | n[f + 5 | 0] << 8 | (n[f + 6 | 0] << 16 | n[f + 7 | 0] << 24), t >>> 0 < 7) return b = b ^ k, a = A ^ r, i = 64 - (c << 3) | 0, f = i & 31, (i & 63) >>> 0 >= 32 ? (i = a << f, f = 0) : (i = (1 << f) - 1 & a >>> 32 - f | b << f, f = a << f), !(f | i);
      if ((A | 0) == (r | 0) & (b | 0) == (k | 0)) e: {
        if (u = e[a >> 2], A = 0, b = 0, k = i + 8 | 0, r = e[a + 4 >> 2], k >>> 0 <= r >>> 0 & r - k >>> 0 >= 8 && (a = k + u | 0, A = n[a | 0] | n[a + 1 | 0] << 8 | (n[a + 2 | 0] << 16 | n[a + 3 | 0] << 24), b = n[a + 4 | 0] | n[a + 5 | 0] << 8 | (n[a + 6 | 0] << 16 | n[a + 7 | 0] << 24)), (c | 0) != 8) {
          if (a = n[f + 8 | 0] | n[f + 9 | 0] << 8 | (n[f + 10 | 0] << 16 | n[f + 11 | 0] << 24), k = n[f + 12 | 0] | n[f + 13 | 0] << 8 | (n[f + 14 | 0] << 16 | n[f + 15 | 0] << 24), t >>> 0 < 15) return b = b ^ k, a = a ^ A, i = 128 - (c << 3) | 0, f = i & 31, (i & 63) >>> 0 >= 32 ? (i = a << f, f = 0) : (i = (1 << f) - 1 & a >>> 32 - f | b << f, f = a << f), !(f | i);
          if ((c | 0) == 16) return (a | 0) == (A | 0) & (b | 0) == (k | 0);
          if (i = i + 16 | 0, i >>> 0 <= r >>> 0 & r - i >>> 0 >= 8 && (r = i + u | 0, l = n[r | 0] | n[r + 1 | 0] << 8 | (n[r + 2 | 0] << 16 | n[r + 3 | 0] << 24), o = n[r + 4 | 0] | n[r + 5 | 0] << 8 | (n[r + 6 | 0] << 16 | n[r + 7 | 0] << 24)), (a | 0) != (A | 0) | (b | 0) != (k | 0)) break e;
          i = 192 - (c << 3) | 0, a = 0;
          i: {
            if (i >>> 0 > 63) break i;
            A = (n[f + 20 | 0] | n[f + 21 | 0] << 8 | (n[f + 22 | 0] << 16 | n[f + 23 | 0] << 24)) ^ o, a = (n[f + 16 | 0] | n[f + 17 | 0] << 8 | (n[f + 18 | 0] << 16 | n[f + 19 | 0] << 24)) ^ l, f = i & 31, (i & 63) >>> 0 >= 32 ? (i = a << f, f = 0) : (i = (1 << f) - 1 & a >>> 32 - f | A << f, f = a << f), a = !(f | i);
          }
        } else a = 1;
        return a;
      }
      return 0;
    }
    function m2(f, a, i, A) {
      var b = 0, r = 0, k = 0, c = 0, t = 0, u = 0, l = 0, o = 0;
      r = s - 16 | 0, s = r;
      e: if (n[A + 8 | 0] & 8) {
        b = s - 16 | 0, s = b, k = n[e[a + 36 >> 2] + 45 | 0], C0(b + 8 | 0, a, A), A = 0, t = 1, a = i & 255, a >>> 0 <= 4 && (i = D(a, 10) + 1049344 | 0, a = n[(i + k | 0) + 8 | 0], A = a >>> 0 > 8, t = A ? 1 : i, A = A ? 0 : a), c = r + 8 | 0, l = e[b + 12 >> 2], k = e[b + 8 >> 2], a = 0;
        i: {
          A: {
            for (; ; ) {
              if ((a | 0) != (A | 0)) {
                if (i = n[a + t | 0], d0(D(i >>> 0 <= 61 ? i : 0, 25) + 1049394 | 0, k, l)) break A;
                a = a + 1 | 0;
                continue;
              }
              break;
            }
            i = 0;
            break i;
          }
          i = 1;
        }
        e[c + 4 >> 2] = a, e[c >> 2] = i, s = b + 16 | 0, a = e[r + 12 >> 2], i = e[r + 8 >> 2];
      } else {
        o = a + 12 | 0, b = 1, c = e[a + 16 >> 2], u = e[A >> 2] + 1 | 0, c >>> 0 >= u >>> 0 & c - u >>> 0 >= 8 && (A = u + e[o >> 2] | 0, k = n[A | 0] | n[A + 1 | 0] << 8 | (n[A + 2 | 0] << 16 | n[A + 3 | 0] << 24), l = n[A + 4 | 0] | n[A + 5 | 0] << 8 | (n[A + 6 | 0] << 16 | n[A + 7 | 0] << 24)), i = i & 255, i >>> 0 <= 4 && (i = D(i, 10) + 1049344 | 0, a = n[(i + n[e[a + 36 >> 2] + 45 | 0] | 0) + 8 | 0], A = a >>> 0 > 8, t = A ? 0 : a, b = A ? 1 : i), a = 0;
        i: {
          for (; ; ) {
            if ((a | 0) != (t | 0)) {
              if (i = n[a + b | 0], o0(D(i >>> 0 <= 61 ? i : 0, 25) + 1049394 | 0, o, u, k, l)) break i;
              a = a + 1 | 0;
              continue;
            }
            break;
          }
          i = 0;
          break e;
        }
        i = 1;
      }
      e[f >> 2] = i, e[f + 4 >> 2] = a, s = r + 16 | 0;
    }
    function Z0(f, a) {
      var i = 0, A = 0, b = 0, r = 0, k = 0;
      b = n[a + 57 | 0], i = n[a + 56 | 0], r = n[a + 78 | 0], A = 6;
      e: {
        i: {
          A: {
            a: {
              r: switch (a = n[a + 59 | 0], a - 14 | 0) {
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
              if ((i | 0) != 1) break e;
              i = D((b >>> 0 <= 78 ? b : 0) & 255, 12), a = i + 1050944 | 0;
              r: switch (n[i + 1050950 | 0] - 1 | 0) {
                case 0:
                  A = 0;
                  break e;
                case 1:
                  k = n[a + 7 | 0], A = 1;
                  break e;
                case 2:
                  break r;
                default:
                  break e;
              }
              k = n[a + 7 | 0], A = 2;
              break e;
            }
            A = (r | 0) == 255 || (i | 0) != 3 ? 6 : 5;
            break e;
          }
          A = (i | 0) == 1 ? 3 : 6;
          break e;
        }
        if (i | ((r | 0) == 255 | (a | 0) != 7)) break e;
        A = (b - 79 & 255) >>> 0 < 188 ? 6 : 4;
      }
      w[f + 1 | 0] = k, w[f | 0] = A;
    }
    function h0(f, a) {
      var i = 0, A = 0, b = 0, r = 0, k = 0, c = 0, t = 0, u = 0;
      for (c = e[f >> 2], r = e[f + 4 >> 2]; ; ) {
        e: {
          if (A = 0, i = 0, k = (n[a + c | 0] == 10 & a >>> 0 < r >>> 0) + a | 0, k >>> 0 <= r >>> 0) i: {
            if (f = 0, a = 0, r - k >>> 0 < 16) break i;
            i = c + k | 0, f = n[i + 8 | 0] | n[i + 9 | 0] << 8 | (n[i + 10 | 0] << 16 | n[i + 11 | 0] << 24), a = n[i + 12 | 0] | n[i + 13 | 0] << 8 | (n[i + 14 | 0] << 16 | n[i + 15 | 0] << 24), A = n[i | 0] | n[i + 1 | 0] << 8 | (n[i + 2 | 0] << 16 | n[i + 3 | 0] << 24), i = n[i + 4 | 0] | n[i + 5 | 0] << 8 | (n[i + 6 | 0] << 16 | n[i + 7 | 0] << 24);
          }
          else f = 0, a = 0;
          if (b = i, i = (i & 2139062143 ^ 538976288) + 2139062143 | 0, u = i + 1 | 0, t = i, i = (A & 2139062143 ^ 538976288) + 2139062143 | 0, b = b | (i >>> 0 < 2139062143 ? u : t), K(((b & 127) << 25 | (i | A) >>> 7) & 16843009, b >>> 7 & 16843009, 270549120, 16909320), i = T >>> 24 | 0, b = a, a = (a & 2139062143 ^ 538976288) + 2139062143 | 0, A = a + 1 | 0, t = a, a = (f & 2139062143 ^ 538976288) + 2139062143 | 0, A = b | (a >>> 0 < 2139062143 ? A : t), b = A >>> 7 | 0, K(((A & 127) << 25 | (f | a) >>> 7) & 16843009, b & 16843009, 270549120, 16909320), f = T >>> 16 & 65280 | i | 65536, a = k + (f ? 31 - A0(f ^ f - 1) | 0 : 32) | 0, r >>> 0 <= a >>> 0) break e;
          i: {
            A: switch (f = n[a + c | 0], f - 9 | 0) {
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
            a = a + 1 | 0;
            continue;
          }
          if ((f | 0) == 32) continue;
        }
        break;
      }
      return a;
    }
    function B0(f, a, i) {
      var A = 0, b = 0, r = 0, k = 0, c = 0, t = 0, u = 0, l = 0, o = 0, h = 0, B = 0, v = 0, Q = 0, E = 0, d = 0, g = 0, C = 0, y = 0, N = 0, m = 0;
      t = s - 32 | 0, s = t, b = R[f + 28 >> 2] <= a >>> 0 ? 1048576 : e[f + 24 >> 2] + D(a, 12) | 0, A = e[b + 4 >> 2], e[t + 16 >> 2] = e[b >> 2], e[t + 20 >> 2] = A, b = e[b + 8 >> 2], e[t + 24 >> 2] = b, A = b & 7, r = D(((i & 255) >>> 0 <= 78 ? i : 0) & 255, 12), b = r + 1050944 | 0;
      e: {
        i: {
          A: switch (n[r + 1050952 | 0] - 1 | 0) {
            case 0:
              if ((A | 0) != 3 || e[t + 20 >> 2] - e[t + 16 >> 2] >>> 0 < 3) break i;
              break e;
            case 5:
              if ((A | 0) != 3) break i;
              if (A = t + 16 | 0, m2(t + 8 | 0, f, n[b + 11 | 0], A), e[t + 8 >> 2]) break e;
              (e[A + 4 >> 2] - e[A >> 2] | 0) != 2 ? M0(f, 7, 0, i, a) : _2(f, a, i, b);
              break e;
            case 6:
              break A;
            default:
              break i;
          }
          if ((A | 0) != 4) break i;
          i = 0, A = s + -64 | 0, s = A, l = e[f + 24 >> 2], o = e[f + 28 >> 2], k = o >>> 0 <= a >>> 0 ? 1048576 : l + D(a, 12) | 0, v = e[k + 8 >> 2], C = e[k >> 2], r = 0, h = n[b + 11 | 0], b = D((h >>> 0 <= 14 ? h : 0) & 255, 60), Q = e[k + 4 >> 2];
          A: {
            if (n[b + 1052164 | 0] == 1 & (Q | 0) != -1) {
              for (B = b + 1052112 | 0, b = D(n[B + 57 | 0], 12), r = n[b + 1050953 | 0], E = D(r >>> 0 <= 61 ? r : 0, 25) + 1049394 | 0, y = v >>> 4 | 0, r = a + 1 | 0, N = b + 1050944 | 0, m = e[f + 20 >> 2], u = e[f + 16 >> 2], d = e[f + 12 >> 2]; ; ) {
                if (r >>> 0 < y >>> 0) {
                  if (b = r >>> 0 >= o >>> 0 ? 1048576 : l + D(r, 12) | 0, k = e[b + 8 >> 2], e[A + 40 >> 2] = k, c = e[b + 4 >> 2], e[A + 32 >> 2] = e[b >> 2], e[A + 36 >> 2] = c, k & 8 ? (C0(A + 8 | 0, f, A + 32 | 0), b = d0(E, e[A + 8 >> 2], e[A + 12 >> 2])) : (b = 0, k = 0, c = e[A + 32 >> 2] + 1 | 0, c >>> 0 <= u >>> 0 & u - c >>> 0 >= 8 && (k = c + d | 0, b = n[k | 0] | n[k + 1 | 0] << 8 | (n[k + 2 | 0] << 16 | n[k + 3 | 0] << 24), k = n[k + 4 | 0] | n[k + 5 | 0] << 8 | (n[k + 6 | 0] << 16 | n[k + 7 | 0] << 24)), e[A + 56 >> 2] = m, e[A + 52 >> 2] = u, e[A + 48 >> 2] = d, b = o0(E, A + 48 | 0, c, b, k)), r = r + 1 | 0, r = r >>> 0 >= o >>> 0 ? 1048576 : l + D(r, 12) | 0, k = e[r + 8 >> 2], e[A + 56 >> 2] = k, c = e[r + 4 >> 2], e[A + 48 >> 2] = e[r >> 2], e[A + 52 >> 2] = c, b) a: {
                    if (i = 0, (k & 7) != 3) break a;
                    m2(A, f, n[N + 11 | 0], A + 48 | 0), g = e[A + 4 >> 2], i = e[A >> 2];
                  }
                  r = k >>> 4 | 0;
                  continue;
                }
                break;
              }
              if ((i | 0) != 1) {
                r = 0, e[A + 20 >> 2] = 0, i = X[B + 50 >> 1];
                break A;
              } else {
                e[A + 24 >> 2] = g, e[A + 20 >> 2] = 1, r = X[(((g & 7) << 1) + B | 0) + 34 >> 1], i = 0;
                break A;
              }
            }
            e[A + 20 >> 2] = 0, i = 0;
          }
          G[A + 30 >> 1] = i, G[A + 28 >> 1] = r, e[A + 56 >> 2] = v, e[A + 52 >> 2] = Q, e[A + 48 >> 2] = C, R2(f, h, a, A + 48 | 0, A + 20 | 0), s = A - -64 | 0;
          break e;
        }
        A = s - 16 | 0, s = A, k = n[b + 8 | 0];
        i: {
          A: {
            a: {
              r: {
                f: switch (r = t + 16 | 0, u = e[r + 8 >> 2], c = u & 7, c - 5 | 0) {
                  case 0:
                    break f;
                  case 2:
                    break i;
                  default:
                    break r;
                }
                f: switch (k - 8 | 0) {
                  default:
                    if (k) break A;
                    break a;
                  case 0:
                    break f;
                  case 1:
                    break a;
                }
                if (H2(f, a, n[b + 11 | 0]), (a + 1 | 0) != (u >>> 4 | 0) || e[r + 4 >> 2] == -1 || (b = n[b + 5 | 0], (b | 0) == 3)) break i;
                M0(f, 9, b, i, a);
                break i;
              }
              if (!k) break a;
              if ((k | 0) == 9) {
                if ((u & 6) == 4) break a;
                break A;
              }
              if ((c | 0) != 3 | k - 1 >>> 0 > 4) break A;
              if ((e[r + 4 >> 2] - e[r >> 2] | 0) == 2) {
                _2(f, a, i, b);
                break i;
              }
              if (c = n[e[f + 36 >> 2] + 47 | 0], u & 8 ? (C0(A + 8 | 0, f, r), r = e[A + 8 >> 2], b = e[A + 12 >> 2]) : (c4(A, f + 12 | 0, r), r = e[A >> 2], b = e[A + 4 >> 2]), b = O0(k, r, b, c & 1), (b & 255) == 24) break i;
              M0(f, b, 0, i, a);
              break i;
            }
            I0(f, a);
            break i;
          }
          if (I0(f, a), e[r + 4 >> 2] == -1) break i;
          M0(f, 6, n[b + 3 | 0], i, a);
        }
        s = A + 16 | 0;
      }
      s = t + 32 | 0;
    }
    function _(f, a, i) {
      var A = 0, b = 0, r = 0, k = 0, c = 0;
      if (r = e[f + 16 >> 2], r >>> 0 <= a >>> 0) A = e[f + 20 >> 2], b = A >>> 0 > a >>> 0;
      else e: {
        if (A = e[f + 20 >> 2], A >>> 0 <= a >>> 0) break e;
        if (k = e[f + 12 >> 2], c = w[k + a | 0], (c | 0) >= 0) {
          b = 1;
          break e;
        }
        if (b = s0(f + 12 | 0, a), b) break e;
        if (A = 0, i = a + 1 | 0, i >>> 0 < r >>> 0 && (A = (n[i + k | 0] & 224) == 160), i = a + 2 | 0, i >>> 0 < r >>> 0) i: {
          if (A ^ 1 | (c | 0) != -19 || w[i + k | 0] >= -64) break i;
          w[f + 4 | 0] = 15, e[f >> 2] = a, e[f + 8 >> 2] = a + 3;
          return;
        }
        w[f + 4 | 0] = 14, e[f >> 2] = a, e[f + 8 >> 2] = a + 1;
        return;
      }
      w[f + 4 | 0] = i, a = a >>> 0 > A >>> 0 ? A : a, e[f >> 2] = a, e[f + 8 >> 2] = a + b;
    }
    function W4(f, a, i, A) {
      f = f | 0, a = a | 0, i = i | 0, A = A | 0;
      var b = 0, r = 0, k = 0;
      for (b = s - 96 | 0, s = b, e[b + 16 >> 2] = a, e[b + 12 >> 2] = f, e[b + 20 >> 2] = i, e[b + 24 >> 2] = A, f = b + 95 | 0, e[b + 88 >> 2] = f, e[b + 84 >> 2] = f, e[b + 80 >> 2] = f, e[b + 76 >> 2] = b + 24, e[b + 72 >> 2] = f, e[b + 68 >> 2] = f, e[b + 64 >> 2] = f, e[b + 60 >> 2] = b + 20, e[b + 56 >> 2] = f, e[b + 52 >> 2] = f, e[b + 48 >> 2] = f, e[b + 44 >> 2] = b + 16, e[b + 40 >> 2] = f, e[b + 36 >> 2] = f, e[b + 32 >> 2] = f, e[b + 28 >> 2] = b + 12, f = s - 128 | 0, s = f, a = b + 28 | 0, i = e[e[a + 48 >> 2] >> 2], A = e[e[a + 32 >> 2] >> 2], r = e[e[a + 16 >> 2] >> 2], k = e[e[a >> 2] >> 2]; ; ) {
        if (a = n[1053292], w[1053292] = a || 1, a) {
          for (; n[1053292]; ) ;
          continue;
        }
        break;
      }
      return a = f - -64 | 0, L0(a, e[263325], e[263326], A, i, r), e[f + 8 >> 2] = e[f + 72 >> 2], i = e[f + 68 >> 2], e[f >> 2] = e[f + 64 >> 2], e[f + 4 >> 2] = i, i = f + 12 | 0, U(i, f + 76 | 0, 52), E2(a, f, k, i, 1), w[1053292] = 0, s = f + 128 | 0, s = b + 96 | 0, n[f + 72 | 0];
    }
    function j4(f, a, i, A) {
      f = f | 0, a = a | 0, i = i | 0, A = A | 0;
      var b = 0, r = 0, k = 0;
      for (b = s - 96 | 0, s = b, e[b + 16 >> 2] = a, e[b + 12 >> 2] = f, e[b + 20 >> 2] = i, e[b + 24 >> 2] = A, f = b + 95 | 0, e[b + 88 >> 2] = f, e[b + 84 >> 2] = f, e[b + 80 >> 2] = f, e[b + 76 >> 2] = b + 24, e[b + 72 >> 2] = f, e[b + 68 >> 2] = f, e[b + 64 >> 2] = f, e[b + 60 >> 2] = b + 20, e[b + 56 >> 2] = f, e[b + 52 >> 2] = f, e[b + 48 >> 2] = f, e[b + 44 >> 2] = b + 16, e[b + 40 >> 2] = f, e[b + 36 >> 2] = f, e[b + 32 >> 2] = f, e[b + 28 >> 2] = b + 12, f = s - 160 | 0, s = f, a = b + 28 | 0, r = e[e[a + 48 >> 2] >> 2], i = e[e[a + 32 >> 2] >> 2], A = e[e[a + 16 >> 2] >> 2], k = e[e[a >> 2] >> 2]; ; ) {
        if (a = n[1053292], w[1053292] = a || 1, a) {
          for (; n[1053292]; ) ;
          continue;
        }
        break;
      }
      return a = f + 88 | 0, L0(a, e[263325], e[263326], 0, r, A), U(f + 12 | 0, a + 12 | 0, 52), i >>> 0 > 23 ? (G[f + 82 >> 1] = 1286, G[f + 84 >> 1] = 0, (i | 0) != 24 ? w[f + 80 | 0] = 8 : w[f + 80 | 0] = 7) : (a = n[i + 1048644 | 0], w[f + 83 | 0] = a, w[f + 84 | 0] = 0, a = (a - 3 & 255) >>> 0 < 2, w[f + 85 | 0] = a ? 2 : 0, w[f + 80 | 0] = 6, w[f + 82 | 0] = a ? 12 : 6), e[f + 72 >> 2] = 0, e[f + 76 >> 2] = 0, e[f + 64 >> 2] = 0, e[f + 68 >> 2] = 0, a = s - 16 | 0, s = a, w2(), e[263336] = 0, u4(1053336, f - -64 | 0), e[a + 4 >> 2] = 2, w[a + 12 | 0] = 0, i = f + 88 | 0, I2(i, a + 4 | 0, 1049328, k, f + 12 | 0), s = a + 16 | 0, a = d2(i, n[f + 57 | 0], A), E4(i), w[1053292] = 0, s = f + 160 | 0, s = b + 96 | 0, a | 0;
    }
    function T4(f, a, i, A) {
      f = f | 0, a = a | 0, i = i | 0, A = A | 0;
      var b = 0, r = 0, k = 0, c = 0, t = 0, u = 0, l = 0, o = 0, h = 0, B = 0, v = 0, Q = 0;
      for (r = s - 96 | 0, s = r, e[r + 16 >> 2] = a, e[r + 12 >> 2] = f, e[r + 20 >> 2] = i, e[r + 24 >> 2] = A, f = r + 95 | 0, e[r + 88 >> 2] = f, e[r + 84 >> 2] = f, e[r + 80 >> 2] = f, e[r + 76 >> 2] = r + 24, e[r + 72 >> 2] = f, e[r + 68 >> 2] = f, e[r + 64 >> 2] = f, e[r + 60 >> 2] = r + 20, e[r + 56 >> 2] = f, e[r + 52 >> 2] = f, e[r + 48 >> 2] = f, e[r + 44 >> 2] = r + 16, e[r + 40 >> 2] = f, e[r + 36 >> 2] = f, e[r + 32 >> 2] = f, e[r + 28 >> 2] = r + 12, A = s - 144 | 0, s = A, i = r + 28 | 0, a = e[e[i + 48 >> 2] >> 2], f = e[e[i + 32 >> 2] >> 2], h = e[e[i + 16 >> 2] >> 2], B = e[e[i >> 2] >> 2]; ; ) {
        if (i = n[1053292], w[1053292] = i || 1, i) {
          for (; n[1053292]; ) ;
          continue;
        }
        break;
      }
      for (u = A + 72 | 0, L0(u, e[263325], e[263326], f, a, h), e[A + 16 >> 2] = e[A + 80 >> 2], a = e[A + 76 >> 2], e[A + 8 >> 2] = e[A + 72 >> 2], e[A + 12 >> 2] = a, l = A + 20 | 0, U(l, A + 84 | 0, 52), o = s - 16 | 0, s = o, b = s + -64 | 0, s = b, v = o + 4 | 0, Q = A + 8 | 0, E2(v, Q, B, l, 0), a = e[263336], r2(b + 8 | 0, a, 8, 16), e[b + 28 >> 2] = 0, f = e[b + 12 >> 2], e[b + 20 >> 2] = e[b + 8 >> 2], e[b + 24 >> 2] = f, k = D(a, 24), f = e[263335]; ; ) {
        if (k) {
          a = e[f + 12 >> 2], i = a >>> 24 | 0, j0(b + 20 | 0, n[f + 19 | 0] | a << 8, i, t), k = k - 24 | 0, t = t + 1 | 0, f = f + 24 | 0;
          continue;
        }
        break;
      }
      if (a = e[b + 28 >> 2], f = e[b + 24 >> 2], e[b + 52 >> 2] = 0, e[b + 44 >> 2] = 0, e[b + 48 >> 2] = 8, i = a, a = b + 44 | 0, f = m0(f, i, a), z(a, 8, 16), f) {
        for (i = e[263336], e[263336] = 0, a = e[263334], f = e[263335], e[263334] = 0, e[263335] = 4, e[b + 40 >> 2] = i, e[b + 32 >> 2] = a, e[b + 36 >> 2] = f, a = e[b + 20 >> 2], f = e[b + 24 >> 2], k = e[b + 28 >> 2] << 4, e[b + 56 >> 2] = f + k, e[b + 52 >> 2] = a, e[b + 48 >> 2] = f, e[b + 44 >> 2] = f; ; ) {
          if (k) {
            for (a = f + 16 | 0, e[b + 48 >> 2] = a, f = e[f + 8 >> 2], i = f >>> 0 < R[b + 40 >> 2] ? e[b + 36 >> 2] + D(f, 24) | 0 : 0, f = (i | 0) != 0, c = e[263336], f >>> 0 > e[263334] - c >>> 0 && V0(1053336, c, f, 4, 24), t = e[263336], f = e[263335] + D(t, 24) | 0; ; ) {
              if (i) {
                c = e[i + 20 >> 2], e[f + 16 >> 2] = e[i + 16 >> 2], e[f + 20 >> 2] = c, c = e[i + 12 >> 2], e[f + 8 >> 2] = e[i + 8 >> 2], e[f + 12 >> 2] = c, c = e[i + 4 >> 2], e[f >> 2] = e[i >> 2], e[f + 4 >> 2] = c, f = f + 24 | 0, t = t + 1 | 0, i = 0;
                continue;
              }
              break;
            }
            e[263336] = t, k = k - 16 | 0, f = a;
            continue;
          }
          break;
        }
        e[b + 60 >> 2] = b + 44, a = s - 16 | 0, s = a, f = e[b + 60 >> 2], e[a + 12 >> 2] = e[f >> 2], e[a + 8 >> 2] = e[f + 8 >> 2], z(a + 8 | 0, 8, 16), s = a + 16 | 0, z(b + 32 | 0, 4, 24);
      } else z(b + 20 | 0, 8, 16);
      return s = b - -64 | 0, I2(u, v, Q, B, l), s = o + 16 | 0, f = d2(u, n[A + 65 | 0], h), E4(u), w[1053292] = 0, s = A + 144 | 0, s = r + 96 | 0, f | 0;
    }
    function Z2(f, a) {
      var i = 0, A = 0;
      A = a >>> 8 | 0, i = 2;
      e: {
        i: {
          A: {
            a: switch ((f & 255) - 6 | 0) {
              case 0:
                if (i = 0, !(a & 1)) break e;
                if (a >>> 0 > 16777215) break A;
                if (!(a & 65536)) break e;
                if (!(A & 1)) break A;
                break e;
              case 1:
              case 4:
                if (i = 0, !(a & 1)) break e;
                if (!(A & 1)) break A;
                break e;
              case 2:
                if (i = 0, a >>> 0 < 16777216) break e;
                if (a & 1) break A;
                break e;
              case 3:
                if (i = 0, !(a & 1)) break e;
                if ((A ^ 1 | a >>> 0 > 16777215) & 1) break A;
                break e;
              case 8:
                if (!(a & 1)) break i;
                break A;
              case 10:
                if (!(a & 1)) break A;
                return 3;
              case 6:
              case 11:
              case 12:
              case 14:
              case 15:
                break A;
              case 9:
                break e;
              case 13:
                break a;
              default:
                break i;
            }
            if (a >>> 0 <= 16777215) break i;
          }
          return 1;
        }
        i = 0;
      }
      return i;
    }
    function z2(f, a, i) {
      var A = 0, b = 0, r = 0, k = 0, c = 0, t = 0, u = 0;
      for (A = s - 32 | 0, s = A, e[A + 16 >> 2] = 0, e[A + 20 >> 2] = 0, e[A + 8 >> 2] = 0, e[A + 12 >> 2] = 0, b = i & 15, b && U(A + 8 | 0, (i & 2147483632) + a | 0, b), c = (i & -16) + a | 0; ; ) {
        e: {
          i: {
            if (a && (b = a + 16 | 0, (a | 0) != (c | 0))) break i;
            if (t) break e;
            a = A + 8 | 0, t = 1, b = 0;
          }
          for (w[A + 31 | 0] = 126, r = A + 31 | 0, u = n4(a, r), w[A + 31 | 0] = 47, a = n4(a, r) | u, r = 0; ; ) {
            if (a) {
              a = a - 1 & a, r = r + 1 | 0;
              continue;
            }
            break;
          }
          k = r + k | 0, a = b;
          continue;
        }
        break;
      }
      W0(f, (i + k | 0) + 1 | 0), s = A + 32 | 0;
    }
    function F2(f, a, i) {
      var A = 0, b = 0, r = 0;
      A = s - 16 | 0, s = A;
      e: {
        i: switch (n[f | 0] - 1 | 0) {
          case 0:
            f = n[f + 1 | 0], f = D(f >>> 0 <= 61 ? f : 0, 25), q(i, f + 1049394 | 0, n[f + 1049418 | 0]);
            break e;
          case 1:
            f = n[f + 1 | 0], g0(i, 34), f = D(f >>> 0 <= 61 ? f : 0, 25), q(i, f + 1049394 | 0, n[f + 1049418 | 0]), g0(i, 34);
            break e;
          case 2:
            break i;
          default:
            break e;
        }
        if (b = n[f + 2 | 0], r = e[f + 4 >> 2], f = n[f + 1 | 0], w[A + 8 | 0] = 2, w[A + 9 | 0] = f, F2(A + 8 | 0, a, i), g0(i, 58), q2(A, a, r), q(i, e[A >> 2], e[A + 4 >> 2]), (b | 0) != 1) break e;
        g0(i, 44);
      }
      s = A + 16 | 0;
    }
    function q0(f, a, i) {
      var A = 0, b = 0, r = 0;
      A = s - 32 | 0, s = A;
      e: if (n[e[f + 20 >> 2] + 10 | 0] == 2) {
        if (r = e[f >> 2], b = e[f + 8 >> 2], f = b >>> 0 > R[f + 4 >> 2], l0(A + 4 | 0, f ? 1 : r, f ? 0 : b, e[a >> 2], e[a + 4 >> 2]), f = e[A + 4 >> 2], (f | 0) == -2147483648) break e;
        a = e[A + 8 >> 2], e[A + 16 >> 2] = f, e[A + 20 >> 2] = a, f = e[A + 12 >> 2], e[A + 24 >> 2] = f, q(i, e[A + 20 >> 2], f), z(A + 16 | 0, 1, 1);
      } else {
        a = e[a + 8 >> 2], a = a >>> 0 >= R[f + 16 >> 2] ? 1048576 : e[f + 12 >> 2] + D(a, 12) | 0, b = e[a + 4 >> 2], e[A + 16 >> 2] = e[a >> 2], e[A + 20 >> 2] = b, a = e[a + 8 >> 2], e[A + 24 >> 2] = a;
        i: switch ((a & 7) - 3 | 0) {
          case 0:
          case 3:
            break i;
          default:
            break e;
        }
        Q0(f, A + 16 | 0, i);
      }
      s = A + 32 | 0;
    }
    function Y2(f, a) {
      var i = 0, A = 0, b = 0, r = 0, k = 0, c = 0, t = 0, u = 0;
      for (A = s + -64 | 0, s = A, c = e[f + 4 >> 2], k = c - a | 0, i = A + 32 | 0, t = A + 16 | 0, u = e[f >> 2]; f = A + 48 | 0, a >>> 0 <= c >>> 0 & k >>> 0 >= 16 && (f = a + u | 0, b = n[f + 12 | 0] | n[f + 13 | 0] << 8 | (n[f + 14 | 0] << 16 | n[f + 15 | 0] << 24), r = n[f + 8 | 0] | n[f + 9 | 0] << 8 | (n[f + 10 | 0] << 16 | n[f + 11 | 0] << 24), w[i + 8 | 0] = r, w[i + 9 | 0] = r >>> 8, w[i + 10 | 0] = r >>> 16, w[i + 11 | 0] = r >>> 24, w[i + 12 | 0] = b, w[i + 13 | 0] = b >>> 8, w[i + 14 | 0] = b >>> 16, w[i + 15 | 0] = b >>> 24, b = n[f + 4 | 0] | n[f + 5 | 0] << 8 | (n[f + 6 | 0] << 16 | n[f + 7 | 0] << 24), f = n[f | 0] | n[f + 1 | 0] << 8 | (n[f + 2 | 0] << 16 | n[f + 3 | 0] << 24), w[i | 0] = f, w[i + 1 | 0] = f >>> 8, w[i + 2 | 0] = f >>> 16, w[i + 3 | 0] = f >>> 24, w[i + 4 | 0] = b, w[i + 5 | 0] = b >>> 8, w[i + 6 | 0] = b >>> 16, w[i + 7 | 0] = b >>> 24, f = i), e[A + 56 >> 2] = 0, e[A + 60 >> 2] = 0, e[A + 48 >> 2] = 0, e[A + 52 >> 2] = 0, b = n[f + 4 | 0] | n[f + 5 | 0] << 8 | (n[f + 6 | 0] << 16 | n[f + 7 | 0] << 24), e[A + 8 >> 2] = n[f | 0] | n[f + 1 | 0] << 8 | (n[f + 2 | 0] << 16 | n[f + 3 | 0] << 24), e[A + 12 >> 2] = b, b = n[f + 12 | 0] | n[f + 13 | 0] << 8 | (n[f + 14 | 0] << 16 | n[f + 15 | 0] << 24), e[A + 16 >> 2] = n[f + 8 | 0] | n[f + 9 | 0] << 8 | (n[f + 10 | 0] << 16 | n[f + 11 | 0] << 24), e[A + 20 >> 2] = b, k = k - 16 | 0, a = a + 16 | 0, f = K2(A + 8 | 0) | K2(t) << 8, !f; ) ;
      return s = A - -64 | 0, f ? f = 31 - A0(f - 1 ^ f) | 0 : f = 32, (f + a | 0) - 16 | 0;
    }
    function G2(f, a, i) {
      var A = 0, b = 0, r = 0, k = 0, c = 0, t = 0, u = 0;
      A = i + 4 | 0, k = i >>> 0 > A >>> 0 ? i : A, c = e[a + 12 >> 2], u = e[a + 16 >> 2], b = 1;
      e: {
        for (; ; ) {
          i: {
            if ((i | 0) == (k | 0)) break e;
            if (i >>> 0 >= u >>> 0) break i;
            if (r = n[i + c | 0], A = r - 48 | 0, (A & 255) >>> 0 >= 10) if ((r - 97 & 255) >>> 0 < 6) A = r - 87 | 0;
            else {
              if ((r - 71 & 255) >>> 0 < 250) break i;
              A = r - 55 | 0;
            }
            t = A & 255 | t << 4, i = i + 1 | 0;
            continue;
          }
          break;
        }
        b = 0, r = e[a + 16 >> 2];
        i: {
          if (r >>> 0 <= i >>> 0) A = e[a + 20 >> 2], b = A >>> 0 > i >>> 0;
          else A: {
            if (A = e[a + 20 >> 2], A >>> 0 <= i >>> 0) break A;
            if (k = e[a + 12 >> 2], c = w[k + i | 0], (c | 0) >= 0) {
              b = 1;
              break A;
            }
            if (b = s0(a + 12 | 0, i), b) break A;
            if (A = 0, b = i + 1 | 0, b >>> 0 < r >>> 0 && (A = (n[b + k | 0] & 224) == 160), b = i + 2 | 0, b >>> 0 < r >>> 0) a: {
              if (A ^ 1 | (c | 0) != -19 || w[b + k | 0] >= -64) break a;
              w[a + 4 | 0] = 15, e[a >> 2] = i, e[a + 8 >> 2] = i + 3;
              break i;
            }
            w[a + 4 | 0] = 14, e[a >> 2] = i, e[a + 8 >> 2] = i + 1;
            break i;
          }
          w[a + 4 | 0] = 10, i = i >>> 0 > A >>> 0 ? A : i, e[a >> 2] = i, e[a + 8 >> 2] = i + b;
        }
        b = 0;
      }
      e[f + 4 >> 2] = t, e[f >> 2] = b;
    }
    function X2(f) {
      var a = 0, i = 0, A = 0, b = 0, r = 0, k = 0, c = 0;
      a = s - 16 | 0, s = a, i = e[f + 8 >> 2], q(f, 1048601, 32), c = e[f + 8 >> 2], b = i + 32 | 0, r = c >>> 0 < b >>> 0, b = r ? 0 : b, r = r ? 1 : e[f + 4 >> 2];
      e: {
        for (; ; ) {
          if (i >>> 0 > A >>> 0) {
            if (k = 1, w[A + r | 0] < 0 & A >>> 0 < b >>> 0 && (e[a + 12 >> 2] = i, e[a + 8 >> 2] = b, e[a + 4 >> 2] = r, k = s0(a + 4 | 0, A), !k)) break e;
            A = A + k | 0;
            continue;
          }
          break;
        }
        if (i >>> 0 > c >>> 0) break e;
        e[f + 8 >> 2] = i;
      }
      return s = a + 16 | 0, i >>> 0 <= A >>> 0;
    }
    function V2(f, a) {
      var i = 0, A = 0;
      e: {
        if (i = n[f | 0], (i | 0) == n[a | 0]) i: {
          A = 1;
          A: switch (i | 0) {
            case 5:
              return f = n[f + 1 | 0], a = n[a + 1 | 0], i = (f | 0) == (a | 0), A = i & f >>> 0 > 13, f = f >>> 0 < 14, a = a >>> 0 > 13 ? A : f, f ? i & a : a;
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
        return A;
      }
      return n[f + 1 | 0] == n[a + 1 | 0];
    }
    function K0(f, a, i) {
      var A = 0, b = 0, r = 0, k = 0, c = 0, t = 0;
      for (k = a >>> 0 < i >>> 0 ? i : a; ; ) {
        if ((a | 0) != (k | 0)) {
          if (b = e[f + 28 >> 2], i = b >>> 0 > a >>> 0, A = D(a, 12), a = a + 1 | 0, r = e[f + 24 >> 2], i = e[(i ? A + r | 0 : 1048576) + 8 >> 2], (i & 7) != 4) continue;
          for (A = i >>> 4 | 0, i = e[f + 40 >> 2], c = i + 12 | 0, t = e[i + 20 >> 2], i = a; ; ) {
            if (i >>> 0 < A >>> 0) {
              t2(c, i), i = i + 1 | 0, i = e[(i >>> 0 >= b >>> 0 ? 1048576 : D(i, 12) + r | 0) + 8 >> 2] >>> 4 | 0;
              continue;
            }
            break;
          }
          s4(f, t);
          continue;
        }
        break;
      }
    }
    function c0(f, a, i, A, b, r) {
      var k = 0, c = 0, t = 0, u = 0, l = 0, o = 0, h = 0, B = 0;
      if (c = s - 16 | 0, s = c, r && (k = A, A = i + A | 0, k >>> 0 <= A >>> 0)) {
        l = c + 4 | 0, k = s - 32 | 0, s = k, h = 1, t = 4, i = e[a >> 2] << 1, i = i >>> 0 < A >>> 0 ? A : i, o = (r | 0) == 1 ? 8 : r >>> 0 < 1025 ? 4 : 1, B = i >>> 0 > o >>> 0 ? i : o, i = K(r, 0, B, 0);
        e: {
          if (!T & -2147483648 - b >>> 0 >= i >>> 0) {
            t = 0, A = k + 28 | 0, r && (u = e[a >> 2], u && (e[k + 28 >> 2] = b, t = D(r, u), r = e[a + 4 >> 2], A = k + 24 | 0)), e[A >> 2] = t, e[k + 28 >> 2] ? (A = e[k + 24 >> 2], A ? (r = M4(r, A, b, i), A = i) : (u2(k + 16 | 0, b, i), r = e[k + 16 >> 2], A = e[k + 20 >> 2])) : (u2(k + 8 | 0, b, i), r = e[k + 8 >> 2], A = e[k + 12 >> 2]), r ? (e[l + 4 >> 2] = r, h = 0, i = A) : e[l + 4 >> 2] = b, t = 8;
            break e;
          }
          i = 0;
        }
        e[t + l >> 2] = i, e[l >> 2] = h, s = k + 32 | 0, e[c + 4 >> 2] != 1 ? (i = e[c + 8 >> 2], e[a >> 2] = B, e[a + 4 >> 2] = i, u = -2147483647) : (o = e[c + 12 >> 2], u = e[c + 8 >> 2]);
      }
      e[f + 4 >> 2] = o, e[f >> 2] = u, s = c + 16 | 0;
    }
    function W2(f) {
      var a = 0, i = 0, A = 0, b = 0;
      if (a = e[f + 4 >> 2], i = a >>> 0 >= 4 ? 4 : a, e[f + 4 >> 2] = a - i, b = e[f >> 2], e[f >> 2] = b + i, f = 0, a) for (; A = n[b | 0], a = A - 48 | 0, (a & 255) >>> 0 >= 10 && (a = (A - 97 & 255) >>> 0 < 6 ? A - 87 | 0 : (A - 65 & 255) >>> 0 >= 6 ? 16 : A - 55 | 0), f = a & 15 | f << 4, b = b + 1 | 0, i = i - 1 | 0, !!i; ) ;
      return f;
    }
    function v0(f, a) {
      var i = 0;
      e: {
        if ((n[a + 19 | 0] & 30) == 8) i: {
          if (n[e[f + 36 >> 2] + 47 | 0] || w[f + 45 | 0] & 1) break e;
          if (!n[f + 46 | 0]) break i;
          if (n[a + 16 | 0]) break e;
          A: switch (i = n[a + 17 | 0], n[D(i >>> 0 <= 78 ? i : 0, 12) + 1050952 | 0] - 2 | 0) {
            case 0:
            case 4:
              break A;
            default:
              break e;
          }
          w[a + 21 | 0] = 0;
        }
        if (i = n[a + 20 | 0], (i | 0) == 3 || w[e[f + 36 >> 2] + 46 | 0] & 1 & n[a + 21 | 0] == 1 || (w[f + 8 | 0] = n[f + 8 | 0] & (i | 0) != 0, n[f + 44 | 0])) break e;
        u4(e[f + 40 >> 2], a);
      }
    }
    function z0(f, a, i, A) {
      var b = 0, r = 0, k = 0, c = 0;
      b = n[a + 58 | 0], r = n[a + 57 | 0], a = b + r >>> 0 > 79, r = a ? 1 : D(r, 12) + 1050944 | 0, a = D(a ? 0 : b, 12), b = 0;
      e: {
        for (; ; ) {
          if (!a) break e;
          if (k = n[r + 9 | 0], !d0(D(k >>> 0 <= 61 ? k : 0, 25) + 1049394 | 0, i, A)) {
            a = a - 12 | 0, b = b + 1 | 0, r = r + 12 | 0;
            continue;
          }
          break;
        }
        c = 1;
      }
      e[f + 4 >> 2] = b, e[f >> 2] = c;
    }
    function $0(f, a, i) {
      var A = 0, b = 0, r = 0, k = 0;
      if (A = s - 16 | 0, s = A, (a | 0) != (i | 0)) e: {
        if (b = e[f + 8 >> 2], r = b >>> 0 > R[f + 4 >> 2], b = (r ? 0 : b) >>> 0 < i >>> 0 | a >>> 0 > i >>> 0, b || (f = b ? 1 : (r ? 1 : e[f >> 2]) + a | 0, n[f | 0] != 34) || (r4(A + 8 | 0, f + 1 | 0, (a ^ -1) + i | 0), !e[A + 12 >> 2])) break e;
        k = !(n[e[A + 8 >> 2]] - 91 & 223);
      }
      return s = A + 16 | 0, k;
    }
    function _0(f, a, i, A, b, r, k, c) {
      var t = 0;
      t = s - 32 | 0, s = t, w[t + 29 | 0] = i, w[t + 28 | 0] = 0, w[t + 27 | 0] = a, w[t + 24 | 0] = 0, e[t + 16 >> 2] = b, e[t + 20 >> 2] = r, e[t + 12 >> 2] = k, e[t + 8 >> 2] = r, i = e[f + 32 >> 2], w[t + 25 | 0] = A, a = D(((A & 255) >>> 0 <= 78 ? A : 0) & 255, 12), w[t + 26 | 0] = n[(n[a + 1050944 | 0] ? a + 1050945 | 0 : i + 9 | 0) | 0], E0(f, t + 8 | 0, !n[a + 1050948 | 0], c), s = t + 32 | 0;
    }
    function e2(f, a, i, A) {
      var b = 0, r = 0, k = 0;
      b = a + A | 0;
      e: {
        if (b >>> 0 >= a >>> 0) i: {
          if (r = e[f + 16 >> 2], r >>> 0 < b >>> 0 || (k = e[f + 12 >> 2], f2(k + a | 0, i, A)) || (A = b >>> 0 < r >>> 0 ? n[b + k | 0] : 0, i = A & 255, (i | 0) == 46 | (i | 0) == 95 | (A - 48 & 255) >>> 0 < 10)) break i;
          if (((A & -33) - 65 & 255) >>> 0 >= 26) break e;
        }
        J2(f, a), b = 0;
      }
      return b;
    }
    function j2(f, a) {
      var i = 0, A = 0, b = 0, r = 0, k = 0;
      if (A = e[f + 12 >> 2], b = e[f + 16 >> 2], r = n[A + a | 0] == 237 & b >>> 0 > a >>> 0, i = a + 1 | 0, b >>> 0 > i >>> 0 && (k = (n[i + A | 0] & 224) == 160), i = a + 2 | 0, b >>> 0 > i >>> 0) e: {
        if (!(k & r) || w[i + A | 0] >= -64) break e;
        w[f + 4 | 0] = 15, e[f >> 2] = a, e[f + 8 >> 2] = a + 3;
        return;
      }
      w[f + 4 | 0] = 14, e[f >> 2] = a, e[f + 8 >> 2] = a + 1;
    }
    function F0(f, a, i, A) {
      var b = 0, r = 0, k = 0;
      k = A ^ -1, a = e[263380] + (a << 2) | 0;
      e: {
        i: {
          for (; ; ) {
            if (a = e[a >> 2], a) {
              if (r = e[a + 12 >> 2] + a | 0, b = a + A & k, r >>> 0 < b + i >>> 0) continue;
              break i;
            }
            break;
          }
          a = 0;
          break e;
        }
        r0(a), (a | 0) != (b | 0) ? a0(a, b) : (a = a - 4 | 0, e[a >> 2] = e[a >> 2] ^ 2), e[f + 8 >> 2] = r, e[f + 4 >> 2] = b, a = 1;
      }
      e[f >> 2] = a;
    }
    function T2(f, a, i) {
      var A = 0, b = 0;
      return A = s - 32 | 0, s = A, e[A + 4 >> 2] = 0, e[A + 8 >> 2] = 1, e[A + 12 >> 2] = 0, a = R[f + 148 >> 2] <= a >>> 0 ? 1048576 : e[f + 144 >> 2] + D(a, 12) | 0, b = e[a + 4 >> 2], e[A + 16 >> 2] = e[a >> 2], e[A + 20 >> 2] = b, e[A + 24 >> 2] = e[a + 8 >> 2], a = f + 132 | 0, f = A + 4 | 0, Q0(a, A + 16 | 0, f), a = d0(D(((i & 255) >>> 0 <= 61 ? i : 0) & 255, 25) + 1049394 | 0, e[A + 8 >> 2], e[A + 12 >> 2]), z(f, 1, 1), s = A + 32 | 0, a;
    }
    function Y0(f, a) {
      var i = 0, A = 0, b = 0, r = 0;
      return A = s + -64 | 0, s = A, i = A + 48 | 0, b = e[f >> 2], r = e[b + 4 >> 2], f = e[e[f + 4 >> 2] >> 2] + a | 0, r >>> 0 >= f >>> 0 & r - f >>> 0 >= 16 && (i = f + e[b >> 2] | 0, a = n[i + 12 | 0] | n[i + 13 | 0] << 8 | (n[i + 14 | 0] << 16 | n[i + 15 | 0] << 24), f = n[i + 8 | 0] | n[i + 9 | 0] << 8 | (n[i + 10 | 0] << 16 | n[i + 11 | 0] << 24), w[A + 40 | 0] = f, w[A + 41 | 0] = f >>> 8, w[A + 42 | 0] = f >>> 16, w[A + 43 | 0] = f >>> 24, w[A + 44 | 0] = a, w[A + 45 | 0] = a >>> 8, w[A + 46 | 0] = a >>> 16, w[A + 47 | 0] = a >>> 24, a = n[i + 4 | 0] | n[i + 5 | 0] << 8 | (n[i + 6 | 0] << 16 | n[i + 7 | 0] << 24), f = n[i | 0] | n[i + 1 | 0] << 8 | (n[i + 2 | 0] << 16 | n[i + 3 | 0] << 24), w[A + 32 | 0] = f, w[A + 33 | 0] = f >>> 8, w[A + 34 | 0] = f >>> 16, w[A + 35 | 0] = f >>> 24, w[A + 36 | 0] = a, w[A + 37 | 0] = a >>> 8, w[A + 38 | 0] = a >>> 16, w[A + 39 | 0] = a >>> 24, i = A + 32 | 0), e[A + 56 >> 2] = 0, e[A + 60 >> 2] = 0, e[A + 48 >> 2] = 0, e[A + 52 >> 2] = 0, f = n[i + 4 | 0] | n[i + 5 | 0] << 8 | (n[i + 6 | 0] << 16 | n[i + 7 | 0] << 24), e[A + 8 >> 2] = n[i | 0] | n[i + 1 | 0] << 8 | (n[i + 2 | 0] << 16 | n[i + 3 | 0] << 24), e[A + 12 >> 2] = f, f = n[i + 12 | 0] | n[i + 13 | 0] << 8 | (n[i + 14 | 0] << 16 | n[i + 15 | 0] << 24), e[A + 16 >> 2] = n[i + 8 | 0] | n[i + 9 | 0] << 8 | (n[i + 10 | 0] << 16 | n[i + 11 | 0] << 24), e[A + 20 >> 2] = f, f = a2(A + 8 | 0), s = A - -64 | 0, f;
    }
    function i2(f, a) {
      var i = 0, A = 0, b = 0, r = 0;
      if (!n[a + 8 | 0]) e: {
        A = e[a + 4 >> 2], b = e[a >> 2];
        i: {
          for (; ; ) {
            if ((i | 0) != (A | 0)) {
              if (r = i + b | 0, n[r | 0] == 47) break i;
              i = i + 1 | 0;
              continue;
            }
            break;
          }
          w[a + 8 | 0] = 1, i = A;
          break e;
        }
        e[a + 4 >> 2] = (i ^ -1) + A, e[a >> 2] = r + 1;
      }
      e[f + 4 >> 2] = i, e[f >> 2] = b;
    }
    function U2(f, a, i, A, b, r, k) {
      var c = 0;
      c = s - 32 | 0, s = c, w[c + 29 | 0] = i, w[c + 28 | 0] = 0, w[c + 27 | 0] = a, w[c + 26 | 0] = A, w[c + 25 | 0] = r, w[c + 24 | 0] = b, e[c + 16 >> 2] = k, a = R[f + 28 >> 2] <= k >>> 0 ? 1048576 : e[f + 24 >> 2] + D(k, 12) | 0, i = e[a >> 2], e[c + 20 >> 2] = i, e[c + 12 >> 2] = e[a + 4 >> 2], e[c + 8 >> 2] = i, E0(f, c + 8 | 0, 0, 0), s = c + 32 | 0;
    }
    function a0(f, a) {
      var i = 0, A = 0, b = 0, r = 0, k = 0, c = 0, t = 0, u = 0;
      A = e[263380], k = a - f | 0, i = k, i >>> 0 < 257 ? i = i >>> 4 | 0 : (b = i, i = A0(i), i = ((b >>> 30 - i | 0) - (i << 1) | 0) + 60 | 0), i = i >>> 0 >= 63 ? 63 : i, r = A + (i << 2) | 0, c = e[r >> 2], c ? (e[r >> 2] = f, e[c + 4 >> 2] = f) : (e[r >> 2] = f, t = e[263378], u = e[263379], A = i & 31, (i & 63) >>> 0 >= 32 ? (A = 1 << A, b = 0) : (b = 1 << A, A = b - 1 & 1 >>> 32 - A), e[263378] = b | t, e[263379] = A | u), e[f + 12 >> 2] = k, e[f + 8 >> 2] = i, e[f + 4 >> 2] = r, e[f >> 2] = c, e[a - 4 >> 2] = k;
    }
    function A2(f, a) {
      var i = 0, A = 0;
      i = e[f + 16 >> 2];
      e: {
        if (i >>> 0 > a >>> 0 && (A = e[f + 12 >> 2], (n[A + a | 0] - 48 & 255) >>> 0 <= 9)) {
          for (f = a >>> 0 < i >>> 0 ? i : a; ; ) {
            if ((f | 0) == (a | 0)) break e;
            if ((n[a + A | 0] - 48 & 255) >>> 0 <= 9) {
              a = a + 1 | 0;
              continue;
            }
            break;
          }
          return a;
        }
        D0(f, a, 7), f = 0;
      }
      return f;
    }
    function H2(f, a, i) {
      var A = 0;
      for (A = e[(R[f + 28 >> 2] <= a >>> 0 ? 1048576 : e[f + 24 >> 2] + D(a, 12) | 0) + 8 >> 2] >>> 4 | 0, a = a + 1 | 0; ; ) {
        e: {
          if (a >>> 0 >= A >>> 0 || !(w[f + 8 | 0] & 1) & n[f + 44 | 0] == 1) break e;
          B0(f, a, i), a = e[(R[f + 28 >> 2] <= a >>> 0 ? 1048576 : e[f + 24 >> 2] + D(a, 12) | 0) + 8 >> 2] >>> 4 | 0;
          continue;
        }
        break;
      }
    }
    function z(f, a, i) {
      var A = 0, b = 0, r = 0, k = 0;
      A = s - 16 | 0, s = A, b = A + 12 | 0, i && (r = e[f >> 2], r && (e[A + 12 >> 2] = a, k = D(i, r), b = A + 8 | 0, i = e[f + 4 >> 2])), e[b >> 2] = k, e[A + 12 >> 2] && (f = e[A + 8 >> 2], f && x2(i, f)), s = A + 16 | 0;
    }
    function x2(f, a) {
      var i = 0, A = 0, b = 0;
      a = (a + 19 & -16) + f | 0, b = e[a - 4 >> 2], A = f - 4 | 0, i = e[A >> 2], i & 1 ? e[A >> 2] = i | 2 : (f = f - i | 0, r0(f)), b & 2 && (i = e[a + 12 >> 2], r0(a), a = a + i | 0), a0(f, a);
    }
    function D0(f, a, i) {
      var A = 0, b = 0;
      b = e[f + 20 >> 2];
      e: if (R[f + 16 >> 2] <= a >>> 0) A = a >>> 0 < b >>> 0;
      else {
        if (a >>> 0 >= b >>> 0) break e;
        if (A = f + 12 | 0, w[e[A >> 2] + a | 0] >= 0) {
          A = 1;
          break e;
        }
        if (A = s0(A, a), A) break e;
        j2(f, a);
        return;
      }
      w[f + 4 | 0] = i, a = a >>> 0 > b >>> 0 ? b : a, e[f >> 2] = a, e[f + 8 >> 2] = a + A;
    }
    function J2(f, a) {
      var i = 0, A = 0, b = 0, r = 0;
      for (b = e[f + 12 >> 2] + a | 0, r = e[f + 16 >> 2]; i = a + A >>> 0 < r >>> 0 ? n[A + b | 0] : 0, A = A + 1 | 0, (i - 48 & 255) >>> 0 < 10 ? i = 1 : i = ((i & -33) - 65 & 255) >>> 0 < 26, !!i; ) ;
      w[f + 4 | 0] = 0, e[f >> 2] = a, e[f + 8 >> 2] = (A - 1 | 0) + a;
    }
    function O2(f, a) {
      var i = 0, A = 0, b = 0, r = 0, k = 0, c = 0;
      i = s - 16 | 0, s = i, r = a + 4 | 0, A = e[a >> 2];
      e: if (A) {
        if (e[a >> 2] = 0, b = s - 16 | 0, s = b, A) i: {
          for (; ; ) {
            A: {
              if (i2(b + 8 | 0, r), !e[b + 8 >> 2]) break A;
              if (A = A - 1 | 0, A) continue;
              break i;
            }
            break;
          }
          c = A;
        }
        if (s = b + 16 | 0, c) break e;
        i2(i + 8 | 0, r), k = e[i + 8 >> 2], a = e[i + 12 >> 2];
      } else i2(i, r), k = e[i >> 2], a = e[i + 4 >> 2];
      e[f >> 2] = k, e[f + 4 >> 2] = a, s = i + 16 | 0;
    }
    function L2(f, a) {
      var i = 0, A = 0, b = 0, r = 0, k = 0;
      b = e[a + 8 >> 2], A = e[a >> 2], r = e[a + 4 >> 2];
      e: {
        i: {
          for (; ; ) {
            if ((A | 0) != (r | 0)) {
              if (i = A + 16 | 0, e[a >> 2] = i, k = A + 8 | 0, A = i, i = e[k >> 2], i >>> 0 >= R[b + 8 >> 2]) continue;
              break i;
            }
            break;
          }
          a = 0;
          break e;
        }
        i = e[e[b + 4 >> 2] + (i << 4) >> 2], a = 1;
      }
      e[f + 4 >> 2] = i, e[f >> 2] = a;
    }
    function p2(f) {
      z(f, 4, 24), z(f + 12 | 0, 4, 4), z(f + 24 | 0, 1, 1), z(f + 36 | 0, 4, 16), z(f + 48 | 0, 8, 16), z(f + 60 | 0, 8, 16), z(f + 72 | 0, 4, 12), z(f + 84 | 0, 4, 4), z(f + 96 | 0, 4, 4), z(f + 108 | 0, 1, 1);
    }
    function S2(f, a, i) {
      var A = 0, b = 0, r = 0, k = 0, c = 0, t = 0, u = 0;
      A = a + 12 | 0, i = Y2(A, i + 1 | 0);
      e: {
        if (i >>> 0 < R[a + 16 >> 2] && n[e[A >> 2] + i | 0] == 34) {
          a = i + 1 | 0, i = 0;
          break e;
        }
        r = s - 16 | 0, s = r, t = a + 12 | 0;
        i: {
          A: {
            a: {
              r: {
                f: {
                  for (; ; ) {
                    b: {
                      for (k = e[a + 12 >> 2], c = e[a + 16 >> 2]; ; ) {
                        k: {
                          if (i >>> 0 >= c >>> 0) break r;
                          if (A = n[i + k | 0], (A | 0) == 34) break f;
                          if ((A | 0) == 92) break k;
                          if (A << 24 >> 24 < 0) {
                            if (A = s0(t, i), !A) break A;
                            i = i + A | 0;
                          } else {
                            if (A >>> 0 <= 31) break r;
                            i = Y2(t, i);
                          }
                          continue;
                        }
                        break;
                      }
                      if (b = i + 1 | 0, c >>> 0 <= b >>> 0) break a;
                      k: {
                        n: {
                          w: switch (A = n[b + k | 0], A - 110 | 0) {
                            case 1:
                            case 2:
                            case 3:
                            case 5:
                              break a;
                            case 0:
                            case 4:
                            case 6:
                              break k;
                            case 7:
                              break w;
                            default:
                              break n;
                          }
                          if (G2(r + 8 | 0, a, i + 2 | 0), A = 0, !(e[r + 8 >> 2] & 1)) break i;
                          if (k = e[r + 12 >> 2], (k & 63488) == 55296) {
                            if (c = i + 6 | 0, b = e[a + 16 >> 2], c >>> 0 >= b >>> 0 || (u = e[a + 12 >> 2], n[c + u | 0] != 92) || (c = i + 7 | 0, k >>> 0 > 56319 | c >>> 0 >= b >>> 0) || n[c + u | 0] != 117) break b;
                            if (G2(r, a, i + 8 | 0), !(e[r >> 2] & 1)) break i;
                            if ((e[r + 4 >> 2] & 64512) != 56320) break b;
                            k = 12;
                          } else k = 6;
                          if (b = 1, i = i + k | 0, i) continue;
                          break i;
                        }
                        n: switch (A - 98 | 0) {
                          case 1:
                          case 2:
                          case 3:
                            break a;
                          case 0:
                          case 4:
                            break k;
                          default:
                            break n;
                        }
                        if ((A | 0) == 34 | (A | 0) == 47) break k;
                        if ((A | 0) != 92) break a;
                      }
                      i = i + 2 | 0, b = 1;
                      continue;
                    }
                    break;
                  }
                  w[a + 4 | 0] = 15, e[a >> 2] = i, e[a + 8 >> 2] = i + 6;
                  break i;
                }
                A = ((i << 1) + b | 0) + 2 | 0;
                break i;
              }
              R[a + 20 >> 2] <= i >>> 0 ? D0(a, i, 11) : D0(a, i, 12), A = 0;
              break i;
            }
            D0(a, b, 9), A = 0;
            break i;
          }
          j2(a, i), A = 0;
        }
        s = r + 16 | 0, a = A, a ? (i = a & 1, a = a >>> 1 | 0) : i = 2;
      }
      w[f + 4 | 0] = i, e[f >> 2] = a;
    }
    function P2(f, a) {
      var i = 0;
      e: {
        if (R[f + 4 >> 2] > a >>> 0) i: {
          if (i = n[e[f >> 2] + a | 0], f = i - 48 | 0, (f & 255) >>> 0 < 10) break e;
          if ((i - 97 & 255) >>> 0 >= 6) break i;
          f = i - 87 | 0;
          break e;
        }
        f = (i - 65 & 255) >>> 0 >= 6 ? 16 : i - 55 | 0;
      }
      return f & 255;
    }
    function q2(f, a, i) {
      var A = 0, b = 0, r = 0;
      b = e[a + 8 >> 2], r = b >>> 0 > R[a + 4 >> 2], A = R[a + 16 >> 2] <= i >>> 0 ? 1048576 : e[a + 12 >> 2] + D(i, 12) | 0, i = e[A + 4 >> 2], A = e[A >> 2], b = i >>> 0 < A >>> 0 | i >>> 0 > (r ? 0 : b) >>> 0, e[f + 4 >> 2] = b ? 0 : i - A | 0, e[f >> 2] = b ? 1 : A + (r ? 1 : e[a >> 2]) | 0;
    }
    function K2(f) {
      var a = 0, i = 0, A = 0, b = 0, r = 0, k = 0, c = 0;
      return a = n[f | 0] | n[f + 1 | 0] << 8 | (n[f + 2 | 0] << 16 | n[f + 3 | 0] << 24), f = n[f + 4 | 0] | n[f + 5 | 0] << 8 | (n[f + 6 | 0] << 16 | n[f + 7 | 0] << 24), A = f, f = f ^ 572662306, b = f, i = (f & 2139062143) + 2139062143 | 0, f = a, a = f ^ 572662306, r = (a & 2139062143) + 2139062143 | 0, i = r >>> 0 < 2139062143 ? i + 1 | 0 : i, r = a | r, i = i | b, a = (A & 2139062143) + 1616928864 | 0, b = (f & 2139062143) + 1616928864 | 0, a = b >>> 0 < 1616928864 ? a + 1 | 0 : a, b = (f | b) & r, i = (a | A) & i, a = A ^ 1549556828, r = a, a = (a & 2139062143) + 2139062143 | 0, c = i, i = f ^ 1549556828, k = (i & 2139062143) + 2139062143 | 0, A = A | c & (r | (k >>> 0 < 2139062143 ? a + 1 | 0 : a)) ^ -1, a = A >>> 7 | 0, K(((A & 127) << 25 | (f | (i | k) & b ^ -1) >>> 7) & 16843009, a & 16843009, 270549120, 16909320), T >>> 24 | 0;
    }
    function $2(f, a) {
      var i = 0, A = 0, b = 0, r = 0;
      b = e[a >> 2], r = e[a + 4 >> 2];
      e: {
        for (; ; ) {
          if (A = b, (r | 0) == (A | 0)) break e;
          if (b = A + 1 | 0, e[a >> 2] = b, i = n[A | 0], !((i | 0) == 45 | (i | 0) == 95)) break;
        }
        i = ((i - 65 & 255) >>> 0 < 26 ? 32 : 0) | i;
      }
      w[f + 1 | 0] = i, w[f | 0] = (A | 0) != (r | 0);
    }
    function _2(f, a, i, A) {
      var b = 0, r = 0;
      e: {
        r = n[A + 8 | 0], b = 9, A = n[A + 4 | 0];
        i: {
          if ((A | 0) != 3 && !(n[e[f + 36 >> 2] + 46 | 0] & (A | 0) == 1)) break i;
          A = 0;
          A: switch (r - 2 | 0) {
            case 0:
            case 4:
              break i;
            default:
              break A;
          }
          if (b = O0(r, 1, 0, 0), (b & 255) == 24) break e;
        }
        M0(f, b, A, i, a);
      }
    }
    function e4(f, a, i) {
      var A = 0, b = 0;
      A = s - 16 | 0, s = A, p0(A + 4 | 0, e[a >> 2], e[i + 48 >> 2]), i = 0, b = e[A + 12 >> 2], b && (b = (e[A + 8 >> 2] + (b << 4) | 0) - 16 | 0, b && (i = 1, a = e[b >> 2])), e[f + 4 >> 2] = a, e[f >> 2] = i, s = A + 16 | 0;
    }
    function Q0(f, a, i) {
      var A = 0, b = 0;
      A = s - 32 | 0, s = A, c4(A + 8 | 0, f, a), f = e[A + 12 >> 2], b = e[A + 8 >> 2], n[a + 8 | 0] & 8 ? (e[A + 28 >> 2] = 0, e[A + 24 >> 2] = f, e[A + 20 >> 2] = b, i4(i, A + 20 | 0)) : q(i, b, f), s = A + 32 | 0;
    }
    function i4(f, a) {
      var i = 0, A = 0, b = 0;
      for (i = s - 16 | 0, s = i; ; ) {
        if (n0(i + 8 | 0, a), n[i + 8 | 0]) {
          b = n[i + 9 | 0], A = e[f + 8 >> 2], (A | 0) == e[f >> 2] && R0(f, 1), w[e[f + 4 >> 2] + A | 0] = b, e[f + 8 >> 2] = A + 1;
          continue;
        }
        break;
      }
      s = i + 16 | 0;
    }
    function A4(f, a) {
      var i = 0, A = 0;
      i = e[f >> 2], f = e[i + 4 >> 2], f = f >>> 0 > a >>> 0 ? f : a;
      e: {
        for (; ; ) {
          if ((f | 0) != (a | 0)) {
            if (A = n[e[i >> 2] + a | 0] - 9 | 0, A >>> 0 > 23 | !(1 << A & 8388627)) break e;
            a = a + 1 | 0;
            continue;
          }
          break;
        }
        return f;
      }
      return a;
    }
    function G0(f, a) {
      var i = 0, A = 0;
      for (i = a & -16, A = w4((a & 2147483632) + f | 0, a & 15); ; ) {
        if (i) {
          a = 16, a2(f) && (a = w4(f, 16)), f = f + 16 | 0, i = i - 16 | 0, A = a + A | 0;
          continue;
        }
        break;
      }
      return A;
    }
    function a4(f, a) {
      var i = 0, A = 0;
      for (i = s - 16 | 0, s = i, a = a & -4, A = i + 16 | 0; ; ) {
        if (a) {
          e[i + 12 >> 2] = n[f | 0] | n[f + 1 | 0] << 8 | (n[f + 2 | 0] << 16 | n[f + 3 | 0] << 24), O(i + 12 | 0, A), a = a - 4 | 0, f = f + 4 | 0;
          continue;
        }
        break;
      }
      s = i + 16 | 0;
    }
    function r4(f, a, i) {
      var A = 0, b = 0;
      b = a + i | 0;
      e: {
        for (; ; ) {
          if (i) {
            if (A = n[a | 0] - 9 | 0, A >>> 0 > 23 | !(1 << A & 8388635)) break e;
            a = a + 1 | 0, i = i - 1 | 0;
            continue;
          }
          break;
        }
        a = b;
      }
      e[f + 4 >> 2] = i, e[f >> 2] = a;
    }
    function f4(f, a, i, A, b) {
      var r = 0, k = 0;
      r = s - 16 | 0, s = r, f = e[f + 24 >> 2], k = e[f + 8 >> 2], e[r + 8 >> 2] = i, e[r + 4 >> 2] = a, e[r + 12 >> 2] = ((A & 255 | (b ? 8 : 0)) + (k << 4) | 0) + 16, u0(f, r + 4 | 0), s = r + 16 | 0;
    }
    function b4(f, a) {
      for (var i = 0, A = 0, b = 0, r = 0, k = 0; i = b, (i | 0) != 16 && (b = i + 1 | 0, A = n[a + i | 0], r = (A - 58 & 255) >>> 0 < 246, k = A, A = n[f + i | 0], (((A | 0) == 48 ? r : (k | 0) != (A | 0)) | 0) != 1); ) ;
      return i >>> 0 > 15;
    }
    function E0(f, a, i, A) {
      var b = 0, r = 0;
      b = a, r = n[b + 19 | 0], a = n[(r + e[f + 36 >> 2] | 0) + 21 | 0], (a | 0) == 4 && (a = Z2(r, n[e[f + 32 >> 2] + 11 | 0] | (n[b + 21 | 0] << 24 | (A ? 65536 : 0) | (i ? 256 : 0))) & 255), w[b + 20 | 0] = a, v0(f, b);
    }
    function k4(f, a) {
      var i = 0;
      i = n[(e[f + 36 >> 2] + (a & 255) | 0) + 21 | 0], (i | 0) == 4 && (i = Z2(a, n[e[f + 32 >> 2] + 11 | 0] | 33554432) & 255), a = 1;
      e: {
        i: switch (i - 1 | 0) {
          case 0:
          case 1:
            a = n[f + 44 | 0] ^ 1;
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
    function a2(f) {
      var a = 0, i = 0, A = 0;
      return a = n[f | 0] | n[f + 1 | 0] << 8 | (n[f + 2 | 0] << 16 | n[f + 3 | 0] << 24), A = a & 2139062143, a = -1920103027 - A | a, i = n[f + 4 | 0] | n[f + 5 | 0] << 8 | (n[f + 6 | 0] << 16 | n[f + 7 | 0] << 24), A = -1920103027 - ((i & 2139062143) + (A >>> 0 > 2374864269) | 0) | i, i = A >>> 7 | 0, K(((A & 127) << 25 | a >>> 7) & 16843009, i & 16843009, 270549120, 16909320), A = T >>> 24 | 0, a = n[f + 8 | 0] | n[f + 9 | 0] << 8 | (n[f + 10 | 0] << 16 | n[f + 11 | 0] << 24), i = a & 2139062143, a = -1920103027 - i | a, f = n[f + 12 | 0] | n[f + 13 | 0] << 8 | (n[f + 14 | 0] << 16 | n[f + 15 | 0] << 24), f = -1920103027 - ((f & 2139062143) + (i >>> 0 > 2374864269) | 0) | f, i = f >>> 7 | 0, K(((f & 127) << 25 | a >>> 7) & 16843009, i & 16843009, 270549120, 16909320), T >>> 16 & 65280 | A;
    }
    function r2(f, a, i, A) {
      var b = 0, r = 0, k = 0, c = 0;
      r = s - 16 | 0, s = r, b = r + 4 | 0, k = s - 16 | 0, s = k, A = K(A, 0, a, 0);
      e: {
        i: {
          if (!T & A >>> 0 <= -2147483648 - i >>> 0) {
            if (!A) {
              e[b + 8 >> 2] = i, e[b + 4 >> 2] = 0, a = 0;
              break e;
            }
            if (u2(k + 8 | 0, i, A), c = e[k + 8 >> 2], c) {
              e[b + 8 >> 2] = c, e[b + 4 >> 2] = a, a = 0;
              break e;
            } else {
              e[b + 8 >> 2] = A, e[b + 4 >> 2] = i;
              break i;
            }
          }
          e[b + 4 >> 2] = 0;
        }
        a = 1;
      }
      e[b >> 2] = a, s = k + 16 | 0, a = e[r + 8 >> 2], e[r + 4 >> 2] != 1 ? (e[f + 4 >> 2] = e[r + 12 >> 2], e[f >> 2] = a, s = r + 16 | 0) : P();
    }
    function n4(f, a) {
      var i = 0, A = 0;
      return i = s - 16 | 0, s = i, e[i + 8 >> 2] = a, e[i + 12 >> 2] = i + 8, a = i + 12 | 0, A = t4(a, f), f = t4(a, f + 8 | 0), s = i + 16 | 0, f << 8 | A;
    }
    function O(f, a) {
      var i = 0, A = 0, b = 0;
      i = a - f | 0, b = i >>> 2 | 0, D4(1053456, b), A = e[263366], (f | 0) != (a | 0) && (i && U(e[263365] + (A << 2) | 0, f, i), A = e[263366]), e[263366] = A + b;
    }
    function U4(f) {
      f = f | 0;
      var a = 0, i = 0, A = 0, b = 0, r = 0;
      for (a = s - 32 | 0, s = a, e[a + 8 >> 2] = f, f = a + 31 | 0, e[a + 24 >> 2] = f, e[a + 20 >> 2] = f, e[a + 16 >> 2] = f, e[a + 12 >> 2] = a + 8, i = e[e[a + 12 >> 2] >> 2]; ; ) {
        if (f = n[1053292], w[1053292] = f || 1, f) {
          for (; n[1053292]; ) ;
          continue;
        }
        break;
      }
      if (f = e[263326], f >>> 0 >= 1048577 && (z(1053296, 1, 1), e[263324] = 0, e[263325] = 1, e[263326] = 0, p2(1053336), U(1053336, 1049208, 120), f = e[263326]), f >>> 0 < i >>> 0) {
        for (A = i - f | 0, R0(1053296, A), b = A >>> 0 <= 1 ? 1 : A, f = b - 1 | 0, r = e[263326], i = r + e[263325] | 0; ; ) {
          if (f) {
            w[i | 0] = 0, f = f - 1 | 0, i = i + 1 | 0;
            continue;
          }
          break;
        }
        f = b + r | 0, A ? w[i | 0] = 0 : f = f - 1 | 0, e[263326] = f;
      }
      return w[1053292] = 0, s = a + 32 | 0, e[263325];
    }
    function c4(f, a, i) {
      var A = 0, b = 0;
      A = e[i + 4 >> 2], A = A - ((A | 0) != 0) | 0, i = e[i >> 2] + 1 | 0, b = A >>> 0 < i >>> 0 | A >>> 0 > R[a + 4 >> 2], e[f + 4 >> 2] = b ? 0 : A - i | 0, e[f >> 2] = b ? 1 : i + e[a >> 2] | 0;
    }
    function t4(f, a) {
      var i = 0, A = 0;
      return i = n[a + 4 | 0] | n[a + 5 | 0] << 8 | (n[a + 6 | 0] << 16 | n[a + 7 | 0] << 24), a = (n[a | 0] | n[a + 1 | 0] << 8 | (n[a + 2 | 0] << 16 | n[a + 3 | 0] << 24)) ^ K(n[e[e[f >> 2] >> 2]], 0, 16843009, 16843009), f = T ^ i, A = f, f = (f & 2139062143) + 2139062143 | 0, i = (a & 2139062143) + 2139062143 | 0, A = (A | (i >>> 0 < 2139062143 ? f + 1 | 0 : f)) ^ -1, f = A >>> 7 | 0, K(((A & 127) << 25 | ((a | i) ^ -1) >>> 7) & 16843009, f & 16843009, 270549120, 16909320), T >>> 24 | 0;
    }
    function f2(f, a, i) {
      var A = 0, b = 0, r = 0;
      if (i) e: {
        for (; ; ) {
          if (A = n[f | 0], b = n[a | 0], (A | 0) == (b | 0)) {
            if (f = f + 1 | 0, a = a + 1 | 0, i = i - 1 | 0, i) continue;
            break e;
          }
          break;
        }
        r = A - b | 0;
      }
      return r;
    }
    function t0(f, a, i, A) {
      var b = 0, r = 0, k = 0;
      r = e[A >> 2], k = e[A + 4 >> 2], b = e[f + 128 >> 2], (b | 0) == e[f + 120 >> 2] && e0(f + 120 | 0, 16), A = e[f + 124 >> 2] + (b << 4) | 0, e[A + 12 >> 2] = i, e[A + 8 >> 2] = a, e[A >> 2] = r, e[A + 4 >> 2] = k, e[f + 128 >> 2] = b + 1;
    }
    function b2(f, a, i, A) {
      var b = 0;
      b = s - 32 | 0, s = b, G[b + 26 >> 1] = 518, G[b + 28 >> 1] = 512, w[b + 24 | 0] = 4, e[b + 16 >> 2] = a, e[b + 20 >> 2] = i, e[b + 12 >> 2] = A, e[b + 8 >> 2] = i, E0(f, b + 8 | 0, 0, 0), s = b + 32 | 0;
    }
    function r0(f) {
      var a = 0, i = 0, A = 0, b = 0;
      i = e[f + 4 >> 2], a = e[f >> 2], e[i >> 2] = a, a && (e[a + 4 >> 2] = i), a = e[f + 8 >> 2], e[e[263380] + (a << 2) >> 2] || (i = e[263378], b = e[263379], f = a & 31, (a & 63) >>> 0 >= 32 ? (a = 1 << f, A = 0) : (A = 1 << f, a = A - 1 & 1 >>> 32 - f), e[263378] = A ^ i, e[263379] = a ^ b);
    }
    function X0(f, a) {
      var i = 0, A = 0;
      if (!a) return 0;
      for (; ; ) {
        e: {
          if (i = !a, i) break e;
          if (a = a - 1 | 0, A = n[f | 0], f = f + 1 | 0, (A - 48 & 255) >>> 0 < 10) continue;
        }
        break;
      }
      return i;
    }
    function u4(f, a) {
      var i = 0, A = 0, b = 0;
      b = e[f + 8 >> 2], A = e[f >> 2], (b | 0) == (A | 0) && (i = s - 16 | 0, s = i, c0(i + 8 | 0, f, A, 1, 4, 24), e[i + 8 >> 2] == -2147483647 ? s = i + 16 | 0 : P()), A = e[a + 20 >> 2], i = e[f + 4 >> 2] + D(b, 24) | 0, e[i + 16 >> 2] = e[a + 16 >> 2], e[i + 20 >> 2] = A, A = e[a + 12 >> 2], e[i + 8 >> 2] = e[a + 8 >> 2], e[i + 12 >> 2] = A, A = e[a + 4 >> 2], e[i >> 2] = e[a >> 2], e[i + 4 >> 2] = A, e[f + 8 >> 2] = b + 1;
    }
    function k2(f, a, i, A) {
      var b = 0, r = 0;
      b = s - 16 | 0, s = b, r = s2(A, f, a), z2(i, f, a), w[b + 8 | 0] = 2, e[b + 12 >> 2] = r, T0(A + 12 | 0, b + 8 | 0), s = b + 16 | 0;
    }
    function n2(f, a, i, A) {
      var b = 0;
      b = a, a = D(((i & 255) >>> 0 <= 78 ? i : 0) & 255, 12), U2(f, b, 0, n[(n[a + 1050944 | 0] ? a + 1050945 | 0 : e[f + 32 >> 2] + 9 | 0) | 0], 1, i, A);
    }
    function w4(f, a) {
      for (var i = 0, A = 0; ; ) {
        if (a) {
          A = i, i = n[f | 0], i = (A + (i >>> 0 > 239) | 0) + (i << 24 >> 24 > -65) | 0, a = a - 1 | 0, f = f + 1 | 0;
          continue;
        }
        break;
      }
      return i;
    }
    function V0(f, a, i, A, b) {
      var r = 0;
      r = s - 16 | 0, s = r, c0(r + 8 | 0, f, a, i, A, b), e[r + 8 >> 2] == -2147483647 ? s = r + 16 | 0 : P();
    }
    function q(f, a, i) {
      var A = 0, b = 0;
      R0(f, i), A = e[f + 8 >> 2], b = (i | 0) != 0, b && (b && U(e[f + 4 >> 2] + A | 0, a, i), A = e[f + 8 >> 2]), e[f + 8 >> 2] = i + A;
    }
    function u0(f, a) {
      var i = 0, A = 0, b = 0;
      b = e[f + 8 >> 2], A = e[f >> 2], (b | 0) == (A | 0) && (i = s - 16 | 0, s = i, c0(i + 8 | 0, f, A, 1, 4, 12), e[i + 8 >> 2] == -2147483647 ? s = i + 16 | 0 : P()), i = e[f + 4 >> 2] + D(b, 12) | 0, e[i + 8 >> 2] = e[a + 8 >> 2], A = e[a + 4 >> 2], e[i >> 2] = e[a >> 2], e[i + 4 >> 2] = A, e[f + 8 >> 2] = b + 1;
    }
    function l4(f, a) {
      var i = 0, A = 0, b = 0;
      A = e[f + 8 >> 2], (A | 0) == e[f >> 2] && e0(f, 16), b = e[a + 12 >> 2], i = e[f + 4 >> 2] + (A << 4) | 0, e[i + 8 >> 2] = e[a + 8 >> 2], e[i + 12 >> 2] = b, b = e[a + 4 >> 2], e[i >> 2] = e[a >> 2], e[i + 4 >> 2] = b, e[f + 8 >> 2] = A + 1;
    }
    function c2(f, a) {
      var i = 0, A = 0;
      i = s - 16 | 0, s = i, N2(i, f, a), a = e[i + 4 >> 2], A = e[i >> 2], w[i + 8 | 0] = 0, t0(f, A, a, i + 8 | 0), s = i + 16 | 0;
    }
    function W0(f, a) {
      var i = 0;
      i = e[f + 8 >> 2], (i | 0) == e[f >> 2] && e0(f, 4), e[e[f + 4 >> 2] + (i << 2) >> 2] = a, e[f + 8 >> 2] = i + 1, e[f + 12 >> 2] = e[f + 12 >> 2] + a;
    }
    function M0(f, a, i, A, b) {
      var r = 0;
      r = f, f = R[f + 28 >> 2] <= b >>> 0 ? 1048576 : e[f + 24 >> 2] + D(b, 12) | 0, _0(r, a, i, A, b, e[f >> 2], e[f + 4 >> 2], !(e[f + 8 >> 2] & 7));
    }
    function s4(f, a) {
      var i = 0, A = 0, b = 0, r = 0, k = 0, c = 0, t = 0, u = 0, l = 0, o = 0, h = 0, B = 0, v = 0, Q = 0, E = 0, d = 0, g = 0;
      if (l = e[f + 40 >> 2], A = l, i = e[A + 20 >> 2], i - a >>> 0 >= 2) {
        if (e[A + 92 >> 2] = 0, A = e[A + 20 >> 2], i = A - a | 0, i = i >>> 0 <= A >>> 0 ? i : 0, i >>> 0 >= 2) {
          for (c = a >>> 0 > A >>> 0 ? 4 : e[l + 16 >> 2] + (a << 2) | 0, b = s - 16 | 0, s = b, r = l + 24 | 0, e[r + 80 >> 2] = 0, e[r + 68 >> 2] = 0, e[r + 20 >> 2] = 0, e[r + 8 >> 2] = 0, h = i << 2, d = r + 12 | 0, t = f + 12 | 0, v = e[t + 4 >> 2], Q = e[t >> 2], g = e[t + 16 >> 2], A = e[t + 12 >> 2]; ; ) {
            if (h) {
              o = e[c >> 2], i = o >>> 0 >= g >>> 0 ? 1048576 : D(o, 12) + A | 0, k = e[i + 4 >> 2], u = e[i >> 2], n[i + 8 | 0] & 8 ? (i = e[r + 8 >> 2], e[b + 8 >> 2] = 0, B = k - ((k | 0) != 0) | 0, k = u + 1 | 0, u = B >>> 0 < k >>> 0 | v >>> 0 < B >>> 0, e[b + 4 >> 2] = u ? 0 : B - k | 0, e[b >> 2] = u ? 1 : k + Q | 0, i4(r, b), w[b + 12 | 0] = 1, e[b + 4 >> 2] = i, e[b >> 2] = o, e[b + 8 >> 2] = e[r + 8 >> 2]) : (w[b + 12 | 0] = 0, e[b >> 2] = o, e[b + 8 >> 2] = k - 1, e[b + 4 >> 2] = u + 1), l4(d, b), c = c + 4 | 0, h = h - 4 | 0;
              continue;
            }
            break;
          }
          A = e[t + 8 >> 2], i = A >>> 0 > v >>> 0, g2(r, i ? 1 : Q, i ? 0 : A), s = b + 16 | 0, c = e[l + 92 >> 2];
        }
        for (A = 0; ; ) {
          if ((A | 0) != (c | 0)) {
            i = e[f + 40 >> 2], R[i + 92 >> 2] > A >>> 0 && B4(f, e[e[i + 88 >> 2] + E >> 2]), A = A + 1 | 0, E = E + 4 | 0;
            continue;
          }
          break;
        }
        A = e[f + 40 >> 2], i = e[A + 20 >> 2];
      }
      a >>> 0 <= i >>> 0 && (e[A + 20 >> 2] = a);
    }
    function j0(f, a, i, A) {
      var b = 0, r = 0, k = 0;
      r = e[f + 8 >> 2], k = e[f >> 2], (r | 0) == (k | 0) && (b = s - 16 | 0, s = b, c0(b + 8 | 0, f, k, 1, 8, 16), e[b + 8 >> 2] == -2147483647 ? s = b + 16 | 0 : P()), b = e[f + 4 >> 2] + (r << 4) | 0, e[b + 8 >> 2] = A, e[b >> 2] = a, e[b + 4 >> 2] = i, e[f + 8 >> 2] = r + 1;
    }
    function I0(f, a) {
      var i = 0;
      i = e[(R[f + 28 >> 2] <= a >>> 0 ? 1048576 : e[f + 24 >> 2] + D(a, 12) | 0) + 8 >> 2], (i & 6) == 4 && K0(f, a, i >>> 4 | 0);
    }
    function d0(f, a, i) {
      var A = 0, b = 0;
      return A = n[f + 24 | 0], b = A >>> 0 > 24, ((b ? 0 : A) | 0) == (i | 0) ? f = f2(b ? 1 : f, a, i) : f = 1, !f;
    }
    function o4(f, a) {
      var i = 0, A = 0, b = 0;
      A = e[f + 8 >> 2], b = e[f >> 2], (A | 0) == (b | 0) && (i = s - 16 | 0, s = i, c0(i + 8 | 0, f, b, 1, 4, 92), e[i + 8 >> 2] == -2147483647 ? s = i + 16 | 0 : P()), U(e[f + 4 >> 2] + D(A, 92) | 0, a, 92), e[f + 8 >> 2] = A + 1;
    }
    function T0(f, a) {
      var i = 0, A = 0, b = 0;
      i = e[f + 8 >> 2], (i | 0) == e[f >> 2] && e0(f, 8), b = e[a + 4 >> 2], A = e[f + 4 >> 2] + (i << 3) | 0, e[A >> 2] = e[a >> 2], e[A + 4 >> 2] = b, e[f + 8 >> 2] = i + 1;
    }
    function h4(f, a) {
      var i = 0, A = 0, b = 0, r = 0, k = 0;
      if (a) for (; k = i, A = n[f | 0], i = A & 31, (A & 63) >>> 0 >= 32 ? (A = 1 << i, b = 0) : (b = 1 << i, A = b - 1 & 1 >>> 32 - i), i = k | b, r = A | r, f = f + 1 | 0, a = a - 1 | 0, !!a; ) ;
      return T = r, i;
    }
    function t2(f, a) {
      var i = 0;
      i = e[f + 8 >> 2], (i | 0) == e[f >> 2] && e0(f, 4), e[e[f + 4 >> 2] + (i << 2) >> 2] = a, e[f + 8 >> 2] = i + 1;
    }
    function u2(f, a, i) {
      i && (a = l2(a, i)), e[f + 4 >> 2] = i, e[f >> 2] = a;
    }
    function g0(f, a) {
      var i = 0, A = 0, b = 0, r = 0, k = 0, c = 0, t = 0;
      if (c = e[f + 8 >> 2], i = e[f >> 2], (c | 0) == (i | 0)) {
        if (b = s - 16 | 0, s = b, r = e[f + 4 >> 2], k = b + 4 | 0, A = i << 1, t = A >>> 0 <= 8 ? 8 : A, A = t, (A | 0) >= 0) {
          e: {
            i: {
              if (i) i = M4(r, i, 1, A);
              else if (A) i = l2(1, A);
              else {
                i = 1;
                break i;
              }
              if (i) break i;
              e[k + 4 >> 2] = 1, i = 1;
              break e;
            }
            e[k + 4 >> 2] = i, i = 0;
          }
          r = 8;
        } else i = 1, A = 0, r = 4;
        e[k + r >> 2] = A, e[k >> 2] = i, e[b + 4 >> 2] != 1 ? (A = e[b + 8 >> 2], e[f >> 2] = t, e[f + 4 >> 2] = A, s = b + 16 | 0) : P();
      }
      w[e[f + 4 >> 2] + c | 0] = a, e[f + 8 >> 2] = c + 1;
    }
    function w2() {
      R[263327] >= 262145 && (z(1053308, 4, 12), e[263327] = 0, e[263328] = 4), w[1053332] = 18, e[263329] = 0;
    }
    function B4(f, a) {
      var i = 0;
      i = f, f = R[f + 28 >> 2] <= a >>> 0 ? 1048576 : e[f + 24 >> 2] + D(a, 12) | 0, b2(i, a, e[f >> 2], e[f + 4 >> 2]);
    }
    function C0(f, a, i) {
      var A = 0;
      A = e[a + 40 >> 2], e[A + 116 >> 2] = 0, Q0(a + 12 | 0, i, A + 108 | 0), a = e[A + 116 >> 2], e[f >> 2] = e[A + 112 >> 2], e[f + 4 >> 2] = a;
    }
    function v4(f, a) {
      var i = 0;
      i = e[f + 8 >> 2], e[f >> 2] - i >>> 0 < a >>> 0 && V0(f, i, a, 8, 16);
    }
    function D4(f, a) {
      var i = 0;
      i = e[f + 8 >> 2], e[f >> 2] - i >>> 0 < a >>> 0 && V0(f, i, a, 4, 4);
    }
    function Q4(f, a, i) {
      var A = 0;
      f = e[f >> 2], A = e[f + 8 >> 2], j0(f, a, 0, A), j0(f, i, 0, A + 1 | 0);
    }
    function R0(f, a) {
      var i = 0;
      i = e[f + 8 >> 2], e[f >> 2] - i >>> 0 < a >>> 0 && V0(f, i, a, 1, 1);
    }
    function l2(f, a) {
      for (var i = 0, A = 0, b = 0, r = 0, k = 0, c = 0, t = 0; ; ) {
        k = s - 16 | 0, s = k, b = a + 19 & -16, A = (f >>> 0 > b >>> 0 ? f : b) - 1 | 0, A >>> 0 < 257 ? i = A >>> 4 | 0 : (i = A, A = A0(A), i = ((i >>> 30 - A | 0) - (A << 1) | 0) + 60 | 0), r = i + 1 | 0;
        e: {
          i: {
            if (r >>> 0 > 62) {
              if (A = 0, i = e[263379], (i | 0) > 0 ? i = 1 : i = (i | 0) >= 0, i || (F0(k + 4 | 0, 63, b, f - 1 | 0), e[k + 4 >> 2] != 1)) break e;
            } else A: {
              if (t = e[263379], A = r & 31, (r & 63) >>> 0 >= 32 ? (A = -1 << A, r = 0) : (r = -1 << A, A = r | (1 << A) - 1 & -1 >>> 32 - A), c = e[263378], A = I4(r & c, A & t), A >>> 0 > 63) {
                if (A = 0, r = i & 31, (i & 63) >>> 0 >= 32 ? r = t >>> r | 0 : r = ((1 << r) - 1 & t) << 32 - r | c >>> r, !(r & 1)) break e;
                if (F0(k + 4 | 0, i, b, f - 1 | 0), e[k + 4 >> 2] == 1) break A;
                break e;
              }
              if (f >>> 0 < 17) {
                A = e[e[263380] + (A << 2) >> 2], i = e[A + 12 >> 2], r0(A), r = A - 4 | 0, e[r >> 2] = e[r >> 2] ^ 2, i = A + i | 0;
                break i;
              }
              for (r = f - 1 | 0; ; ) {
                a: {
                  if (F0(k + 4 | 0, A, b, r), e[k + 4 >> 2] == 1) break A;
                  if (A >>> 0 >= 63) break a;
                  if (t = e[263379], c = A + 1 | 0, A = c & 31, (c & 63) >>> 0 >= 32 ? (A = -1 << A, c = 0) : (c = -1 << A, A = c | (1 << A) - 1 & -1 >>> 32 - A), A = I4(c & e[263378], A & t), A >>> 0 < 64) continue;
                }
                break;
              }
              if (F0(k + 4 | 0, i, b, r), e[k + 4 >> 2]) break A;
              A = 0;
              break e;
            }
            A = e[k + 8 >> 2], i = e[k + 12 >> 2];
          }
          b = A + b | 0, (i | 0) != (b | 0) ? (a0(b, i), i = 3) : i = 1, e[b - 4 >> 2] = i;
        }
        if (s = k + 16 | 0, !A) {
          if (b = ((a + 19 & -16) + (f >>> 0 > 16 ? f : 0) | 0) + 65551 >>> 16 | 0, i = g4(b | 0), t = (i | 0) == -1, !t) {
            k = e[263381], e[263381] = 0, b = b << 16, i = i << 16;
            e: {
              if ((i | 0) == (k | 0) && k) {
                b = i + b | 0, b = (i >>> 0 > b >>> 0 ? -1 : b) & -16, k >>> 0 < b >>> 0 && (r = k - 4 | 0, i = e[r >> 2], i & 1 ? e[r >> 2] = i | 2 : (k = k - i | 0, r0(k)), a0(k, b), k = b);
                break e;
              }
              k = 0, b = i + b | 0, b = (i >>> 0 > b >>> 0 ? -1 : b) & -16;
              i: {
                if (e[263380]) {
                  if (r = i + 19 & -16, c = r + 16 | 0, i >>> 0 > c >>> 0 | b >>> 0 < c >>> 0) break i;
                  e[r - 4 >> 2] = 7;
                } else A: {
                  if (i = (i || 1) + 3 & -4, r = i + 275 & -16, r >>> 0 < i >>> 0 | b >>> 0 < r >>> 0) break i;
                  for (e[263380] = i, e[r - 4 >> 2] = b >>> 0 > r >>> 0 ? 3 : 1; ; ) {
                    if ((k | 0) == 256) break A;
                    e[i + k >> 2] = 0, k = k + 4 | 0;
                  }
                }
                b >>> 0 > r >>> 0 && a0(r, b), k = b;
              }
            }
            e[263381] = k;
          }
          if (!t) continue;
        }
        break;
      }
      return A;
    }
    function E4(f) {
      e[f + 52 >> 2] != -2147483648 && z(f + 52 | 0, 1, 1), z(f, 4, 92), z(f + 12 | 0, 4, 8), z(f + 24 | 0, 4, 12), z(f + 36 | 0, 1, 1);
    }
    function s2(f, a, i) {
      return q(f + 36 | 0, a, i), G0(a, i);
    }
    function M4(f, a, i, A) {
      var b = 0, r = 0, k = 0, c = 0, t = 0, u = 0, l = 0;
      r = 1;
      e: {
        i: switch ((a >>> 0 < A >>> 0) - (a >>> 0 > A >>> 0) & 255) {
          case 1:
            if (t = A + 19 & -16, u = a + 19 & -16, (t | 0) != (u | 0)) A: {
              if (r = 0, b = f + u | 0, !(n[b - 4 | 0] & 2) || (l = f + t | 0, k = e[b + 12 >> 2], c = b + k | 0, l >>> 0 > c >>> 0)) break A;
              r0(b), r = 1, b = l - 4 | 0, (u + k | 0) != (t | 0) ? (a0(l, c), k = 3) : k = 1, e[b >> 2] = k;
            }
            break e;
          case 0:
            break e;
          default:
            break i;
        }
        r = A + 19 & -16, b = a + 19 & -16, (r | 0) != (b | 0) && (c = f + r | 0, b = f + b | 0, n[b - 4 | 0] & 2 && (r = e[b + 12 >> 2], r0(b), b = b + r | 0), a0(c, b), e[c - 4 >> 2] = 3), r = 1;
      }
      b = f;
      e: {
        if (r || (i = l2(i, A), b = 0, !i)) break e;
        a && U(i, f, a), x2(f, a), b = i;
      }
      return b;
    }
    function U(f, a, i) {
      var A = 0, b = 0;
      for (A = d4() << 16, A >>> 0 < f + i >>> 0 | A >>> 0 < a + i >>> 0 && P(), f >>> 0 > a >>> 0 ? (b = i - 1 | 0, i = -1, A = -1) : A = 1; ; ) {
        if ((i | 0) != (b | 0)) {
          w[f + b | 0] = n[a + b | 0], b = b + A | 0;
          continue;
        }
        break;
      }
    }
    function e0(f, a) {
      var i = 0;
      i = s - 16 | 0, s = i, c0(i + 8 | 0, f, e[f >> 2], 1, 4, a), e[i + 8 >> 2] == -2147483647 ? s = i + 16 | 0 : P();
    }
    function I4(f, a) {
      var i = 0, A = 0;
      return f | a ? (i = a - 1 | 0, A = f - 1 | 0, i = (A | 0) != -1 ? i + 1 | 0 : i, A = A0(f ^ A) + 32 | 0, f = A0(a ^ i), f = (f | 0) == 32 ? A : f, a = 63 - f | 0, T = 0 - (f >>> 0 > 63) | 0, a) : (T = 0, 64);
    }
    function K(f, a, i, A) {
      var b = 0, r = 0, k = 0, c = 0, t = 0, u = 0;
      return b = i >>> 16 | 0, r = f >>> 16 | 0, u = D(b, r), k = i & 65535, c = f & 65535, t = D(k, c), r = (t >>> 16 | 0) + D(r, k) | 0, b = (r & 65535) + D(b, c) | 0, T = (D(a, i) + u | 0) + D(f, A) + (r >>> 16) + (b >>> 16) | 0, t & 65535 | b << 16;
    }
    M = n, G4(i0);
    function d4() {
      return H.byteLength >> 16;
    }
    function g4(f) {
      f = f | 0;
      var a = d4() | 0, i = a + f | 0;
      if (a < i && i < 65536) {
        i0.grown();
        var A = new ArrayBuffer(i << 16), b = new Int8Array(A);
        b.set(w), w = new Int8Array(A), G = new Int16Array(A), e = new Int32Array(A), n = new Uint8Array(A), X = new Uint16Array(A), R = new Uint32Array(A), N0 = new Float32Array(A), V4 = new Float64Array(A), H = A, M = n;
      }
      return a;
    }
    return { memory: Object.create(Object.prototype, { grow: { value: g4 }, buffer: { get: function() {
      return H;
    } } }), is_valid: W4, refuse: j4, reserve: U4, validate: T4 };
  }
  return X4(Y4);
}

// loaders/script.js
var running;
var loader2 = {
  glue: {
    initSync() {
      running ??= q4({ grown: forgetInput });
      return running;
    },
    __wbg_reset_state() {
      running = void 0;
    }
  }
};

// check_js.js
var applyFixes2 = /* @__PURE__ */ loadedBy(loader2, applyFixes, SCRIPT);
var assertValid2 = /* @__PURE__ */ loadedBy(loader2, assertValid, SCRIPT);
var is2 = /* @__PURE__ */ loadedBy(loader2, is, SCRIPT);
var isValid2 = /* @__PURE__ */ loadedBy(loader2, isValid, SCRIPT);
var parse2 = /* @__PURE__ */ loadedBy(loader2, parse, SCRIPT);
var standardSchema2 = /* @__PURE__ */ loadedBy(loader2, standardSchema, SCRIPT);
var validate2 = /* @__PURE__ */ loadedBy(loader2, validate, SCRIPT);
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
