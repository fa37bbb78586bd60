import { $ as asValue, A as messageOf, Bt as namings, C as changes$1, Dt as own, E as phrasingOf, Et as optional, G as settingsOf, H as limits, Ht as shapes$1, I as DOCUMENT, J as AMENDMENTS, Lt as levels, M as prepare, Mt as typeOf, N as write, Nt as codes$1, Ot as readerOf, Pt as defaultVersion, Q as UNSERIALIZABLE, S as validated, St as version, T as NO_ARGUMENTS, Tt as isRecord, U as readSettings, V as knownShape, Wt as versions$1, X as NOT_PLAIN, Y as amendedFor, _t as oneOf, at as passes, b as reportOn, ct as utf8, dt as decoded, et as formOf, g as isAccepted, gt as listOf, ht as language, i as detectVersion, j as translated, jt as tagOf, mt as callback, nt as isRefusal, ot as queryLike, q as withAllFindings, rt as jsonOf, tt as isQuery, x as validate, yt as pointers } from "./convert.js";
const explanations = {
	"syntax": {
		"code": "syntax",
		"text": "The text is not JSON. Nothing after this place is read, so only earlier problems are listed, and nothing is reported as missing.",
		"fails": {
			"by": "validate",
			"shape": "order-created",
			"input": "{\"status\": \"COMPLETED\",}"
		},
		"passes": {
			"by": "validate",
			"shape": "order-created",
			"input": "{\"status\": \"COMPLETED\"}"
		},
		"page": "codes/syntax/"
	},
	"encoding": {
		"code": "encoding",
		"text": "The text is not valid UTF-8. It contains invalid bytes, a byte order mark or half of a surrogate pair, or a query contains invalid percent-encoding.",
		"fails": {
			"by": "validate",
			"shape": "product-query",
			"input": "code=%FF"
		},
		"passes": {
			"by": "validate",
			"shape": "product-query",
			"input": "code=%C3%BF"
		},
		"page": "codes/encoding/"
	},
	"duplicate_key": {
		"code": "duplicate_key",
		"text": "A name appears more than once in an object or a query, possibly in two spellings. Programs differ in which value they keep, so the checked value might not be the one that is used.",
		"fails": {
			"by": "validate",
			"shape": "order-created",
			"input": "{\"status\": \"FAILED\", \"st\\u0061tus\": \"COMPLETED\"}"
		},
		"passes": {
			"by": "validate",
			"shape": "order-created",
			"input": "{\"status\": \"FAILED\"}"
		},
		"page": "codes/duplicate_key/"
	},
	"too_large": {
		"code": "too_large",
		"text": "The text has more UTF-8 bytes than the limit `bytes`. It was not read.",
		"fails": {
			"by": "validate",
			"shape": "order-created",
			"input": "{\"status\": \"COMPLETED\"}",
			"options": "{\"limits\":{\"bytes\":22}}"
		},
		"passes": {
			"by": "validate",
			"shape": "order-created",
			"input": "{\"status\": \"COMPLETED\"}",
			"options": "{\"limits\":{\"bytes\":23}}"
		},
		"page": "codes/too_large/"
	},
	"too_deep": {
		"code": "too_deep",
		"text": "Objects and arrays are nested deeper than the limit `depth`. The outermost level is 1.",
		"fails": {
			"by": "validate",
			"shape": "order-created",
			"input": "{\"status\": \"COMPLETED\", \"more\": []}",
			"options": "{\"limits\":{\"depth\":1}}"
		},
		"passes": {
			"by": "validate",
			"shape": "order-created",
			"input": "{\"status\": \"COMPLETED\", \"more\": []}",
			"options": "{\"limits\":{\"depth\":2}}"
		},
		"page": "codes/too_deep/"
	},
	"not_serializable": {
		"code": "not_serializable",
		"text": "The value cannot be written as JSON. It is undefined, a function or a symbol, contains a BigInt or itself, or throws an error when it is read.",
		"fails": {
			"by": "validate",
			"shape": "order-created"
		},
		"passes": {
			"by": "validate",
			"shape": "order-created",
			"input": "{\"status\": \"COMPLETED\"}"
		},
		"page": "codes/not_serializable/"
	},
	"type": {
		"code": "type",
		"text": "The value has another JSON type than documented, or a parameter has another form. Nothing inside the value is checked.",
		"fails": {
			"by": "validate",
			"shape": "order-query",
			"input": "limit=-1"
		},
		"passes": {
			"by": "validate",
			"shape": "order-query",
			"input": "limit=1"
		},
		"page": "codes/type/"
	},
	"enum": {
		"code": "enum",
		"text": "The value is not one of the documented ones. Case matters. In received documents this is only a warning, except for the status, because a new value is not your mistake.",
		"fails": {
			"by": "validate",
			"shape": "order-created",
			"input": "{\"status\": \"DONE\"}"
		},
		"passes": {
			"by": "validate",
			"shape": "order-created",
			"input": "{\"status\": \"COMPLETED\"}"
		},
		"page": "codes/enum/"
	},
	"required": {
		"code": "required",
		"text": "Something is missing that is needed. If the API documentation does not say so itself, the basis is `implied`, and the message says why it is needed.",
		"fails": {
			"by": "validate",
			"shape": "order-created",
			"input": "{}"
		},
		"passes": {
			"by": "validate",
			"shape": "order-created",
			"input": "{\"status\": \"PROCESSING\"}"
		},
		"page": "codes/required/"
	},
	"empty": {
		"code": "empty",
		"text": "A string or list is empty although it needs content.",
		"fails": {
			"by": "validate",
			"shape": "product-update",
			"input": "{\"product_code\": \"\", \"new_state\": {}, \"timestamp\": \"2024-04-10T17:11:26.601254\"}"
		},
		"passes": {
			"by": "validate",
			"shape": "product-update",
			"input": "{\"product_code\": \"P-1\", \"new_state\": {}, \"timestamp\": \"2024-04-10T17:11:26.601254\"}"
		},
		"page": "codes/empty/"
	},
	"email": {
		"code": "email",
		"text": "The text is not an e-mail address by the rule that browsers apply to e-mail fields. It is checked as it would be sent, so spaces around it count.",
		"fails": {
			"by": "validate",
			"shape": "order-request",
			"input": "{\"payment_method\": {\"type\": \"ACCOUNT_BALANCE\", \"currency\": \"EUR\"}, \"items\": [{\"distribution_method\": {\"type\": \"EMAIL\", \"email_address\": \"name@\"}, \"products\": {\"type\": \"SINGLE\", \"value\": \"P-1\"}}]}"
		},
		"passes": {
			"by": "validate",
			"shape": "order-request",
			"input": "{\"payment_method\": {\"type\": \"ACCOUNT_BALANCE\", \"currency\": \"EUR\"}, \"items\": [{\"distribution_method\": {\"type\": \"EMAIL\", \"email_address\": \"name@example.com\"}, \"products\": {\"type\": \"SINGLE\", \"value\": \"P-1\"}}]}"
		},
		"page": "codes/email/"
	},
	"timestamp": {
		"code": "timestamp",
		"text": "The text is not a date and time with six digits of fractional seconds, or no such date or time exists.",
		"fails": {
			"by": "validate",
			"shape": "product-update",
			"input": "{\"product_code\": \"P-1\", \"new_state\": {}, \"timestamp\": \"2023-02-29T12:00:00.000000\"}"
		},
		"passes": {
			"by": "validate",
			"shape": "product-update",
			"input": "{\"product_code\": \"P-1\", \"new_state\": {}, \"timestamp\": \"2024-02-29T12:00:00.000000\"}"
		},
		"page": "codes/timestamp/"
	},
	"timestamp_offset": {
		"code": "timestamp_offset",
		"text": "A timestamp ends with a zone offset. The API documentation shows timestamps without one and does not say which time zone applies.",
		"fails": {
			"by": "validate",
			"shape": "product-update",
			"input": "{\"product_code\": \"P-1\", \"new_state\": {}, \"timestamp\": \"2024-02-29T12:00:00.000000Z\"}"
		},
		"passes": {
			"by": "validate",
			"shape": "product-update",
			"input": "{\"product_code\": \"P-1\", \"new_state\": {}, \"timestamp\": \"2024-02-29T12:00:00.000000\"}"
		},
		"page": "codes/timestamp_offset/"
	},
	"decimal": {
		"code": "decimal",
		"text": "The text is not a decimal number: digits, with an optional minus sign and fraction.",
		"fails": {
			"by": "validate",
			"shape": "product-update",
			"input": "{\"product_code\": \"P-1\", \"new_state\": {\"price_multiplier\": \"80%\"}, \"timestamp\": \"2024-02-29T12:00:00.000000\"}"
		},
		"passes": {
			"by": "validate",
			"shape": "product-update",
			"input": "{\"product_code\": \"P-1\", \"new_state\": {\"price_multiplier\": \"0.8\"}, \"timestamp\": \"2024-02-29T12:00:00.000000\"}"
		},
		"page": "codes/decimal/"
	},
	"removed": {
		"code": "removed",
		"text": "The version no longer has this field or endpoint. The message says which version removed it and what to do instead.",
		"fails": {
			"by": "validate",
			"shape": "order",
			"input": "{\"status\": \"COMPLETED\", \"items\": [{\"redemption_url\": \"https://example.com/r\"}]}"
		},
		"passes": {
			"by": "validate",
			"shape": "order",
			"input": "{\"status\": \"COMPLETED\", \"items\": [{\"payout\": {\"url\": \"https://example.com/r\"}}]}"
		},
		"page": "codes/removed/"
	},
	"deprecated": {
		"code": "deprecated",
		"text": "The version still has this field, but a later one removes it.",
		"fails": {
			"by": "validate",
			"shape": "order",
			"input": "{\"status\": \"COMPLETED\", \"items\": [{\"redemption_url\": \"https://example.com/r\"}]}",
			"options": "{\"version\":\"2023-07-27\"}"
		},
		"passes": {
			"by": "validate",
			"shape": "order",
			"input": "{\"status\": \"COMPLETED\", \"items\": [{}]}",
			"options": "{\"version\":\"2023-07-27\"}"
		},
		"page": "codes/deprecated/"
	},
	"undocumented": {
		"code": "undocumented",
		"text": "The API documentation does not list this name. Where it says that more names exist, only likely typos are reported.",
		"fails": {
			"by": "validate",
			"shape": "product-query",
			"input": "limt=10"
		},
		"passes": {
			"by": "validate",
			"shape": "product-query",
			"input": "limit=10"
		},
		"page": "codes/undocumented/"
	},
	"irrelevant": {
		"code": "irrelevant",
		"text": "The field has no meaning for the chosen type.",
		"fails": {
			"by": "validate",
			"shape": "order",
			"input": "{\"status\": \"COMPLETED\", \"payment_method\": {\"type\": \"ACCOUNT_BALANCE\", \"card_id\": \"C-1\"}}"
		},
		"passes": {
			"by": "validate",
			"shape": "order",
			"input": "{\"status\": \"COMPLETED\", \"payment_method\": {\"type\": \"CARD\", \"card_id\": \"C-1\"}}"
		},
		"page": "codes/irrelevant/"
	},
	"unexpected": {
		"code": "unexpected",
		"text": "With this value of the field that decides which others apply, only the required fields are expected.",
		"fails": {
			"by": "validate",
			"shape": "order",
			"input": "{\"status\": \"FAILED\", \"id\": \"O-1\", \"message\": \"No.\", \"items\": []}"
		},
		"passes": {
			"by": "validate",
			"shape": "order",
			"input": "{\"status\": \"FAILED\", \"id\": \"O-1\", \"message\": \"No.\"}"
		},
		"page": "codes/unexpected/"
	},
	"exclusive": {
		"code": "exclusive",
		"text": "Two parameters are used together that exclude each other.",
		"fails": {
			"by": "validate",
			"shape": "product-query",
			"input": "before=c1&after=c2"
		},
		"passes": {
			"by": "validate",
			"shape": "product-query",
			"input": "after=c2"
		},
		"page": "codes/exclusive/"
	},
	"unknown_version": {
		"code": "unknown_version",
		"text": "The header does not name a documented version. Because the accepted values are not documented, this is a warning.",
		"fails": {
			"by": "validateCall",
			"input": "{\"method\": \"GET\", \"url\": \"/v2/order\", \"headers\": {\"x-api-version\": \"2024\"}}"
		},
		"passes": {
			"by": "validateCall",
			"input": "{\"method\": \"GET\", \"url\": \"/v2/order\", \"headers\": {\"x-api-version\": \"2024-02-05\"}}"
		},
		"page": "codes/unknown_version/"
	},
	"unknown_endpoint": {
		"code": "unknown_endpoint",
		"text": "The version has no endpoint with this method and path.",
		"fails": {
			"by": "validateCall",
			"input": "{\"method\": \"DELETE\", \"url\": \"/v2/order/O-1\"}"
		},
		"passes": {
			"by": "validateCall",
			"input": "{\"method\": \"GET\", \"url\": \"/v2/order/O-1\"}"
		},
		"page": "codes/unknown_endpoint/"
	},
	"entries": {
		"code": "entries",
		"text": "The entries of a list can't be found without guessing, because the layout of a page is not documented. Say with the option `entries` where they are.",
		"fails": {
			"by": "validate",
			"shape": "product-list",
			"input": "{\"data\": [{\"approval_state\": \"APPROVED\"}], \"more\": [{}]}"
		},
		"passes": {
			"by": "validate",
			"shape": "product-list",
			"input": "{\"data\": [{\"approval_state\": \"APPROVED\"}], \"more\": [{}]}",
			"options": "{\"entries\":\"/data\"}"
		},
		"page": "codes/entries/"
	},
	"complement": {
		"code": "complement",
		"text": "The complement belongs to another document, to other versions or to other options. Nothing of it was used.",
		"fails": {
			"by": "convert",
			"shape": "order",
			"input": "{\"status\": \"COMPLETED\"}",
			"options": "{\"from\":\"2024-02-05\",\"to\":\"2023-07-27\",\"complement\":{}}"
		},
		"passes": {
			"by": "convert",
			"shape": "order",
			"input": "{\"status\": \"COMPLETED\"}",
			"options": "{\"from\":\"2024-02-05\",\"to\":\"2023-07-27\"}"
		},
		"page": "codes/complement/"
	}
};
// contract.ts
/** The lists of the contract, as data. */
/** The shapes of documents and queries. */
const shapes = shapes$1;
/** The dated versions, newest last. */
const versions = versions$1;
/** What each code means, with an example for which it is reported and one for which it is not. */
const codes = explanations;
/** What each version changed, oldest change first. */
const changes = changes$1;
// generated/descriptions.ts
const order_request_2023_07_27_ = {
	"direction": "sent",
	"layout": "document",
	"section": "2.4",
	"object": {
		"title": "Order request",
		"section": "2.4",
		"open": false,
		"fields": [{
			"name": "payment_method",
			"label": "Payment method",
			"doc": "How the order is paid, and in which currency.",
			"section": "2.4",
			"kind": "object",
			"basis": "stated",
			"object": {
				"title": "Payment method",
				"section": "2.4",
				"discriminator": "type",
				"open": false,
				"fields": [
					{
						"name": "type",
						"label": "Payment type",
						"doc": "Whether a card or the account balance pays.",
						"section": "2.4",
						"kind": "enum",
						"basis": "stated",
						"values": [{
							"value": "CARD",
							"label": "Card"
						}, {
							"value": "ACCOUNT_BALANCE",
							"label": "Account balance"
						}],
						"required": {
							"basis": "implied",
							"why": "It says whether a card or the account balance pays."
						},
						"since": "2023-07-27"
					},
					{
						"name": "card_id",
						"label": "Card ID",
						"doc": "Identifies the card that pays.",
						"section": "2.4",
						"kind": "text",
						"basis": "stated",
						"required": {
							"basis": "implied",
							"why": "A card payment needs the card's ID.",
							"with": {
								"field": "type",
								"values": ["CARD"]
							}
						},
						"appliesWith": {
							"field": "type",
							"values": ["CARD"]
						},
						"since": "2023-07-27"
					},
					{
						"name": "currency",
						"label": "Currency",
						"doc": "The currency in which the order is paid.",
						"section": "2.4",
						"kind": "enum",
						"basis": "stated",
						"values": [
							{
								"value": "EUR",
								"label": "Euro"
							},
							{
								"value": "GBP",
								"label": "Pound sterling"
							},
							{
								"value": "USD",
								"label": "US dollar"
							},
							{
								"value": "CAD",
								"label": "Canadian dollar"
							}
						],
						"required": {
							"basis": "implied",
							"why": "No default currency is documented, so an order needs one."
						},
						"since": "2023-07-27"
					}
				],
				"removed": [],
				"notShown": []
			},
			"required": {
				"basis": "implied",
				"why": "An order is paid by card or from the account balance."
			},
			"since": "2023-07-27"
		}, {
			"name": "items",
			"label": "Item list",
			"doc": "What is ordered: one entry for each payout.",
			"section": "2.4",
			"kind": "list",
			"basis": "stated",
			"notEmpty": {
				"basis": "implied",
				"why": "Add at least one item."
			},
			"element": {
				"label": "Item",
				"doc": "One payout to one recipient.",
				"section": "2.4",
				"kind": "object",
				"basis": "stated",
				"object": {
					"title": "Item",
					"section": "2.4",
					"open": true,
					"fields": [{
						"name": "distribution_method",
						"label": "Distribution method",
						"doc": "How the item reaches its recipient.",
						"section": "2.4",
						"kind": "object",
						"basis": "stated",
						"object": {
							"title": "Distribution method",
							"section": "2.4",
							"discriminator": "type",
							"open": false,
							"fields": [{
								"name": "type",
								"label": "Distribution type",
								"doc": "Whether the item is sent by e-mail or as a payout link.",
								"section": "2.4",
								"kind": "enum",
								"basis": "stated",
								"values": [{
									"value": "EMAIL",
									"label": "E-mail"
								}, {
									"value": "PAYOUT_LINK",
									"label": "Payout link"
								}],
								"required": {
									"basis": "implied",
									"why": "It says whether the item is sent by e-mail or as a payout link."
								},
								"since": "2023-07-27"
							}, {
								"name": "email_address",
								"label": "E-mail address",
								"doc": "The recipient's e-mail address.",
								"section": "2.4",
								"kind": "text",
								"basis": "stated",
								"form": "email",
								"required": {
									"basis": "implied",
									"why": "An item sent by e-mail needs the recipient's address.",
									"with": {
										"field": "type",
										"values": ["EMAIL"]
									}
								},
								"appliesWith": {
									"field": "type",
									"values": ["EMAIL"]
								},
								"since": "2023-07-27"
							}],
							"removed": [],
							"notShown": []
						},
						"required": {
							"basis": "implied",
							"why": "An item is sent by e-mail or as a payout link."
						},
						"since": "2023-07-27"
					}, {
						"name": "products",
						"label": "Product selection",
						"doc": "What the recipient can choose from.",
						"section": "2.4",
						"kind": "object",
						"basis": "stated",
						"object": {
							"title": "Products",
							"section": "2.4",
							"discriminator": "type",
							"open": false,
							"fields": [
								{
									"name": "type",
									"label": "Selection type",
									"doc": "Whether one product or several are offered.",
									"section": "2.4",
									"kind": "enum",
									"basis": "stated",
									"values": [{
										"value": "SINGLE",
										"label": "One product"
									}, {
										"value": "MULTIPLE",
										"label": "Several products"
									}],
									"required": {
										"basis": "implied",
										"why": "It says whether one product or several are offered."
									},
									"since": "2023-07-27"
								},
								{
									"name": "value",
									"label": "Product",
									"doc": "The one product of a single selection.",
									"section": "2.4",
									"kind": "text",
									"basis": "implied",
									"required": {
										"basis": "implied",
										"why": "A single selection needs a product.",
										"with": {
											"field": "type",
											"values": ["SINGLE"]
										}
									},
									"appliesWith": {
										"field": "type",
										"values": ["SINGLE"]
									},
									"since": "2023-07-27"
								},
								{
									"name": "values",
									"label": "Product list",
									"doc": "The products of a multiple selection.",
									"section": "2.4",
									"kind": "list",
									"basis": "stated",
									"notEmpty": {
										"basis": "implied",
										"why": "A multiple selection needs at least one product."
									},
									"element": {
										"label": "Offered product",
										"doc": "The code of one product on offer.",
										"section": "2.4",
										"kind": "text",
										"basis": "implied"
									},
									"required": {
										"basis": "implied",
										"why": "A multiple selection needs at least one product.",
										"with": {
											"field": "type",
											"values": ["MULTIPLE"]
										}
									},
									"appliesWith": {
										"field": "type",
										"values": ["MULTIPLE"]
									},
									"since": "2023-07-27"
								}
							],
							"removed": [],
							"notShown": ["What identifies a product in a selection: its type and form."]
						},
						"required": {
							"basis": "implied",
							"why": "Products are selected for each item."
						},
						"since": "2023-07-27"
					}],
					"removed": [{
						"name": "country",
						"version": "2023-07-27",
						"instead": "Remove it. The API documentation names no replacement."
					}],
					"notShown": ["Other fields of an item, such as its amount."]
				}
			},
			"required": {
				"basis": "implied",
				"why": "An order needs at least one item."
			},
			"since": "2023-07-27"
		}],
		"removed": [{
			"name": "products",
			"version": "2023-07-27",
			"instead": "Give each entry of `items` its own `products`."
		}, {
			"name": "idempotency_key",
			"version": "2023-07-27",
			"instead": "Send the key in the header `x-idempotency-key`."
		}],
		"notShown": ["Which fields are required. What is required here follows from the rest."]
	},
	"notShown": []
};
const order_created_2023_07_27_ = {
	"direction": "received",
	"layout": "document",
	"section": "2.5",
	"object": {
		"title": "Created order",
		"section": "2.5",
		"open": false,
		"fields": [{
			"name": "status",
			"label": "Status",
			"doc": "The state of the order.",
			"section": "2.5",
			"kind": "enum",
			"basis": "stated",
			"values": [
				{
					"value": "COMPLETED",
					"label": "Completed"
				},
				{
					"value": "PROCESSING",
					"label": "Processing"
				},
				{
					"value": "FAILED",
					"label": "Failed"
				}
			],
			"required": {
				"basis": "stated",
				"why": "It is the only field of the response to a new order."
			},
			"since": "2023-07-27"
		}],
		"removed": [
			{
				"name": "completed_at",
				"version": "2023-07-27",
				"instead": "Read the order to get its details."
			},
			{
				"name": "payment_method",
				"version": "2023-07-27",
				"instead": "Read the order to get its details."
			},
			{
				"name": "items",
				"version": "2023-07-27",
				"instead": "Read the order to get its details."
			},
			{
				"name": "redemption_url",
				"version": "2023-07-27",
				"instead": "Read the order to get its details."
			},
			{
				"name": "payout",
				"version": "2023-07-27",
				"instead": "Read the order to get its details."
			},
			{
				"name": "is_complete",
				"version": "2023-07-27",
				"instead": "The API documentation names no replacement."
			},
			{
				"name": "countries",
				"version": "2023-07-27",
				"instead": "The API documentation names no replacement."
			},
			{
				"name": "initial_values",
				"version": "2023-07-27",
				"instead": "The API documentation names no replacement."
			},
			{
				"name": "final_values",
				"version": "2023-07-27",
				"instead": "The API documentation names no replacement."
			},
			{
				"name": "product_count",
				"version": "2023-07-27",
				"instead": "The API documentation names no replacement."
			},
			{
				"name": "tokens",
				"version": "2023-07-27",
				"instead": "The API documentation names no replacement."
			}
		],
		"notShown": []
	},
	"notShown": []
};
const order_2023_07_27_ = {
	"direction": "received",
	"layout": "document",
	"section": "2.6",
	"object": {
		"title": "Order",
		"section": "2.6",
		"discriminator": "status",
		"open": false,
		"fields": [
			{
				"name": "status",
				"label": "Status",
				"doc": "The state of the order.",
				"section": "2.6",
				"kind": "enum",
				"basis": "stated",
				"values": [
					{
						"value": "COMPLETED",
						"label": "Completed"
					},
					{
						"value": "PROCESSING",
						"label": "Processing"
					},
					{
						"value": "FAILED",
						"label": "Failed"
					}
				],
				"required": {
					"basis": "stated",
					"why": "The other fields of an order depend on it."
				},
				"since": "2023-07-27"
			},
			{
				"name": "id",
				"label": "Order ID",
				"doc": "Identifies the order.",
				"section": "2.6",
				"kind": "any",
				"basis": "stated",
				"required": {
					"basis": "implied",
					"why": "An order that is not completed should include it.",
					"with": {
						"field": "status",
						"values": ["PROCESSING", "FAILED"]
					}
				},
				"since": "2023-07-27"
			},
			{
				"name": "message",
				"label": "Message",
				"doc": "What the service says about an order that is not completed.",
				"section": "2.6",
				"kind": "any",
				"basis": "stated",
				"required": {
					"basis": "implied",
					"why": "An order that is not completed should include it.",
					"with": {
						"field": "status",
						"values": ["PROCESSING", "FAILED"]
					}
				},
				"since": "2023-07-27"
			},
			{
				"name": "completed_at",
				"label": "Completion time",
				"doc": "When the order was completed.",
				"section": "2.6",
				"kind": "text",
				"basis": "implied",
				"required": {
					"basis": "implied",
					"why": "A completed order should include it.",
					"with": {
						"field": "status",
						"values": ["COMPLETED"]
					}
				},
				"appliesWith": {
					"field": "status",
					"values": ["COMPLETED"]
				},
				"since": "2023-07-27"
			},
			{
				"name": "payment_method",
				"label": "Payment method",
				"doc": "How the order is paid, and in which currency.",
				"section": "2.6",
				"kind": "object",
				"basis": "stated",
				"object": {
					"title": "Payment method",
					"section": "2.6",
					"discriminator": "type",
					"open": false,
					"fields": [
						{
							"name": "type",
							"label": "Payment type",
							"doc": "Whether a card or the account balance pays.",
							"section": "2.6",
							"kind": "enum",
							"basis": "stated",
							"values": [{
								"value": "CARD",
								"label": "Card"
							}, {
								"value": "ACCOUNT_BALANCE",
								"label": "Account balance"
							}],
							"required": {
								"basis": "implied",
								"why": "It says whether a card or the account balance pays."
							},
							"since": "2023-07-27"
						},
						{
							"name": "card_id",
							"label": "Card ID",
							"doc": "Identifies the card that pays.",
							"section": "2.6",
							"kind": "text",
							"basis": "stated",
							"required": {
								"basis": "implied",
								"why": "A card payment needs the card's ID.",
								"with": {
									"field": "type",
									"values": ["CARD"]
								}
							},
							"appliesWith": {
								"field": "type",
								"values": ["CARD"]
							},
							"since": "2023-07-27"
						},
						{
							"name": "currency",
							"label": "Currency",
							"doc": "The currency in which the order is paid.",
							"section": "2.6",
							"kind": "enum",
							"basis": "stated",
							"values": [
								{
									"value": "EUR",
									"label": "Euro"
								},
								{
									"value": "GBP",
									"label": "Pound sterling"
								},
								{
									"value": "USD",
									"label": "US dollar"
								},
								{
									"value": "CAD",
									"label": "Canadian dollar"
								}
							],
							"required": {
								"basis": "implied",
								"why": "No default currency is documented, so an order needs one."
							},
							"since": "2023-07-27"
						}
					],
					"removed": [],
					"notShown": []
				},
				"required": {
					"basis": "implied",
					"why": "A completed order should include it.",
					"with": {
						"field": "status",
						"values": ["COMPLETED"]
					}
				},
				"appliesWith": {
					"field": "status",
					"values": ["COMPLETED"]
				},
				"since": "2023-07-27"
			},
			{
				"name": "items",
				"label": "Item list",
				"doc": "What was ordered: one entry for each payout.",
				"section": "2.6",
				"kind": "list",
				"basis": "stated",
				"notEmpty": {
					"basis": "implied",
					"why": "A completed order should list at least one item."
				},
				"element": {
					"label": "Item",
					"doc": "One payout to one recipient.",
					"section": "2.6",
					"kind": "object",
					"basis": "stated",
					"object": {
						"title": "Item",
						"section": "2.6",
						"open": false,
						"fields": [
							{
								"name": "distribution_method",
								"label": "Distribution method",
								"doc": "How the item reaches its recipient.",
								"section": "2.6",
								"kind": "object",
								"basis": "stated",
								"object": {
									"title": "Distribution method",
									"section": "2.6",
									"discriminator": "type",
									"open": false,
									"fields": [{
										"name": "type",
										"label": "Distribution type",
										"doc": "Whether the item is sent by e-mail or as a payout link.",
										"section": "2.6",
										"kind": "enum",
										"basis": "stated",
										"values": [{
											"value": "EMAIL",
											"label": "E-mail"
										}, {
											"value": "PAYOUT_LINK",
											"label": "Payout link"
										}],
										"required": {
											"basis": "implied",
											"why": "It says whether the item is sent by e-mail or as a payout link."
										},
										"since": "2023-07-27"
									}, {
										"name": "email_address",
										"label": "E-mail address",
										"doc": "The recipient's e-mail address.",
										"section": "2.6",
										"kind": "text",
										"basis": "stated",
										"form": "email",
										"required": {
											"basis": "implied",
											"why": "An item sent by e-mail needs the recipient's address.",
											"with": {
												"field": "type",
												"values": ["EMAIL"]
											}
										},
										"appliesWith": {
											"field": "type",
											"values": ["EMAIL"]
										},
										"since": "2023-07-27"
									}],
									"removed": [],
									"notShown": []
								},
								"required": {
									"basis": "implied",
									"why": "A completed order should include it."
								},
								"since": "2023-07-27"
							},
							{
								"name": "products",
								"label": "Product selection",
								"doc": "What the recipient can choose from.",
								"section": "2.6",
								"kind": "object",
								"basis": "stated",
								"object": {
									"title": "Products",
									"section": "2.6",
									"discriminator": "type",
									"open": false,
									"fields": [
										{
											"name": "type",
											"label": "Selection type",
											"doc": "Whether one product or several are offered.",
											"section": "2.6",
											"kind": "enum",
											"basis": "stated",
											"values": [{
												"value": "SINGLE",
												"label": "One product"
											}, {
												"value": "MULTIPLE",
												"label": "Several products"
											}],
											"required": {
												"basis": "implied",
												"why": "It says whether one product or several are offered."
											},
											"since": "2023-07-27"
										},
										{
											"name": "value",
											"label": "Product",
											"doc": "The one product of a single selection.",
											"section": "2.6",
											"kind": "text",
											"basis": "implied",
											"required": {
												"basis": "implied",
												"why": "A single selection needs a product.",
												"with": {
													"field": "type",
													"values": ["SINGLE"]
												}
											},
											"appliesWith": {
												"field": "type",
												"values": ["SINGLE"]
											},
											"since": "2023-07-27"
										},
										{
											"name": "values",
											"label": "Product list",
											"doc": "The products of a multiple selection.",
											"section": "2.6",
											"kind": "list",
											"basis": "stated",
											"notEmpty": {
												"basis": "implied",
												"why": "A multiple selection needs at least one product."
											},
											"element": {
												"label": "Offered product",
												"doc": "The code of one product on offer.",
												"section": "2.6",
												"kind": "text",
												"basis": "implied"
											},
											"required": {
												"basis": "implied",
												"why": "A multiple selection needs at least one product.",
												"with": {
													"field": "type",
													"values": ["MULTIPLE"]
												}
											},
											"appliesWith": {
												"field": "type",
												"values": ["MULTIPLE"]
											},
											"since": "2023-07-27"
										}
									],
									"removed": [],
									"notShown": ["What identifies a product in a selection: its type and form."]
								},
								"required": {
									"basis": "implied",
									"why": "A completed order should include it."
								},
								"since": "2023-07-27"
							},
							{
								"name": "redemption_url",
								"label": "Redemption URL",
								"doc": "Where the recipient redeems the item.",
								"section": "2.6",
								"kind": "text",
								"basis": "implied",
								"since": "2023-07-27",
								"deprecated": "2023-07-27"
							}
						],
						"removed": [
							{
								"name": "order_id",
								"version": "2023-07-27",
								"instead": "The API documentation names no replacement."
							},
							{
								"name": "discount_multiplier",
								"version": "2023-07-27",
								"instead": "The API documentation names no replacement."
							},
							{
								"name": "delivery_email",
								"version": "2023-07-27",
								"instead": "The API documentation names no replacement."
							},
							{
								"name": "current_token",
								"version": "2023-07-27",
								"instead": "The API documentation names no replacement."
							}
						],
						"notShown": ["The structure and the fields of `payout`."]
					}
				},
				"required": {
					"basis": "implied",
					"why": "A completed order should include it.",
					"with": {
						"field": "status",
						"values": ["COMPLETED"]
					}
				},
				"appliesWith": {
					"field": "status",
					"values": ["COMPLETED"]
				},
				"since": "2023-07-27"
			}
		],
		"removed": [
			{
				"name": "is_complete",
				"version": "2023-07-27",
				"instead": "The API documentation names no replacement."
			},
			{
				"name": "countries",
				"version": "2023-07-27",
				"instead": "The API documentation names no replacement."
			},
			{
				"name": "initial_values",
				"version": "2023-07-27",
				"instead": "The API documentation names no replacement."
			},
			{
				"name": "final_values",
				"version": "2023-07-27",
				"instead": "The API documentation names no replacement."
			},
			{
				"name": "product_count",
				"version": "2023-07-27",
				"instead": "The API documentation names no replacement."
			},
			{
				"name": "tokens",
				"version": "2023-07-27",
				"instead": "The API documentation names no replacement."
			}
		],
		"notShown": ["The types of `id` and `message`, and whether a completed order includes them.", "The form of `completed_at`."]
	},
	"notShown": []
};
const order_2024_02_05_ = {
	"direction": "received",
	"layout": "document",
	"section": "2.6",
	"object": {
		"title": "Order",
		"section": "2.6",
		"discriminator": "status",
		"open": false,
		"fields": [
			{
				"name": "status",
				"label": "Status",
				"doc": "The state of the order.",
				"section": "2.6",
				"kind": "enum",
				"basis": "stated",
				"values": [
					{
						"value": "COMPLETED",
						"label": "Completed"
					},
					{
						"value": "PROCESSING",
						"label": "Processing"
					},
					{
						"value": "FAILED",
						"label": "Failed"
					}
				],
				"required": {
					"basis": "stated",
					"why": "The other fields of an order depend on it."
				},
				"since": "2023-07-27"
			},
			{
				"name": "id",
				"label": "Order ID",
				"doc": "Identifies the order.",
				"section": "2.6",
				"kind": "any",
				"basis": "stated",
				"required": {
					"basis": "implied",
					"why": "An order that is not completed should include it.",
					"with": {
						"field": "status",
						"values": ["PROCESSING", "FAILED"]
					}
				},
				"since": "2023-07-27"
			},
			{
				"name": "message",
				"label": "Message",
				"doc": "What the service says about an order that is not completed.",
				"section": "2.6",
				"kind": "any",
				"basis": "stated",
				"required": {
					"basis": "implied",
					"why": "An order that is not completed should include it.",
					"with": {
						"field": "status",
						"values": ["PROCESSING", "FAILED"]
					}
				},
				"since": "2023-07-27"
			},
			{
				"name": "completed_at",
				"label": "Completion time",
				"doc": "When the order was completed.",
				"section": "2.6",
				"kind": "text",
				"basis": "implied",
				"required": {
					"basis": "implied",
					"why": "A completed order should include it.",
					"with": {
						"field": "status",
						"values": ["COMPLETED"]
					}
				},
				"appliesWith": {
					"field": "status",
					"values": ["COMPLETED"]
				},
				"since": "2023-07-27"
			},
			{
				"name": "payment_method",
				"label": "Payment method",
				"doc": "How the order is paid, and in which currency.",
				"section": "2.6",
				"kind": "object",
				"basis": "stated",
				"object": {
					"title": "Payment method",
					"section": "2.6",
					"discriminator": "type",
					"open": false,
					"fields": [
						{
							"name": "type",
							"label": "Payment type",
							"doc": "Whether a card or the account balance pays.",
							"section": "2.6",
							"kind": "enum",
							"basis": "stated",
							"values": [{
								"value": "CARD",
								"label": "Card"
							}, {
								"value": "ACCOUNT_BALANCE",
								"label": "Account balance"
							}],
							"required": {
								"basis": "implied",
								"why": "It says whether a card or the account balance pays."
							},
							"since": "2023-07-27"
						},
						{
							"name": "card_id",
							"label": "Card ID",
							"doc": "Identifies the card that pays.",
							"section": "2.6",
							"kind": "text",
							"basis": "stated",
							"required": {
								"basis": "implied",
								"why": "A card payment needs the card's ID.",
								"with": {
									"field": "type",
									"values": ["CARD"]
								}
							},
							"appliesWith": {
								"field": "type",
								"values": ["CARD"]
							},
							"since": "2023-07-27"
						},
						{
							"name": "currency",
							"label": "Currency",
							"doc": "The currency in which the order is paid.",
							"section": "2.6",
							"kind": "enum",
							"basis": "stated",
							"values": [
								{
									"value": "EUR",
									"label": "Euro"
								},
								{
									"value": "GBP",
									"label": "Pound sterling"
								},
								{
									"value": "USD",
									"label": "US dollar"
								},
								{
									"value": "CAD",
									"label": "Canadian dollar"
								}
							],
							"required": {
								"basis": "implied",
								"why": "No default currency is documented, so an order needs one."
							},
							"since": "2023-07-27"
						}
					],
					"removed": [],
					"notShown": []
				},
				"required": {
					"basis": "implied",
					"why": "A completed order should include it.",
					"with": {
						"field": "status",
						"values": ["COMPLETED"]
					}
				},
				"appliesWith": {
					"field": "status",
					"values": ["COMPLETED"]
				},
				"since": "2023-07-27"
			},
			{
				"name": "items",
				"label": "Item list",
				"doc": "What was ordered: one entry for each payout.",
				"section": "2.6",
				"kind": "list",
				"basis": "stated",
				"notEmpty": {
					"basis": "implied",
					"why": "A completed order should list at least one item."
				},
				"element": {
					"label": "Item",
					"doc": "One payout to one recipient.",
					"section": "2.6",
					"kind": "object",
					"basis": "stated",
					"object": {
						"title": "Item",
						"section": "2.6",
						"open": false,
						"fields": [
							{
								"name": "distribution_method",
								"label": "Distribution method",
								"doc": "How the item reaches its recipient.",
								"section": "2.6",
								"kind": "object",
								"basis": "stated",
								"object": {
									"title": "Distribution method",
									"section": "2.6",
									"discriminator": "type",
									"open": false,
									"fields": [{
										"name": "type",
										"label": "Distribution type",
										"doc": "Whether the item is sent by e-mail or as a payout link.",
										"section": "2.6",
										"kind": "enum",
										"basis": "stated",
										"values": [{
											"value": "EMAIL",
											"label": "E-mail"
										}, {
											"value": "PAYOUT_LINK",
											"label": "Payout link"
										}],
										"required": {
											"basis": "implied",
											"why": "It says whether the item is sent by e-mail or as a payout link."
										},
										"since": "2023-07-27"
									}, {
										"name": "email_address",
										"label": "E-mail address",
										"doc": "The recipient's e-mail address.",
										"section": "2.6",
										"kind": "text",
										"basis": "stated",
										"form": "email",
										"required": {
											"basis": "implied",
											"why": "An item sent by e-mail needs the recipient's address.",
											"with": {
												"field": "type",
												"values": ["EMAIL"]
											}
										},
										"appliesWith": {
											"field": "type",
											"values": ["EMAIL"]
										},
										"since": "2023-07-27"
									}],
									"removed": [],
									"notShown": []
								},
								"required": {
									"basis": "implied",
									"why": "A completed order should include it."
								},
								"since": "2023-07-27"
							},
							{
								"name": "products",
								"label": "Product selection",
								"doc": "What the recipient can choose from.",
								"section": "2.6",
								"kind": "object",
								"basis": "stated",
								"object": {
									"title": "Products",
									"section": "2.6",
									"discriminator": "type",
									"open": false,
									"fields": [
										{
											"name": "type",
											"label": "Selection type",
											"doc": "Whether one product or several are offered.",
											"section": "2.6",
											"kind": "enum",
											"basis": "stated",
											"values": [{
												"value": "SINGLE",
												"label": "One product"
											}, {
												"value": "MULTIPLE",
												"label": "Several products"
											}],
											"required": {
												"basis": "implied",
												"why": "It says whether one product or several are offered."
											},
											"since": "2023-07-27"
										},
										{
											"name": "value",
											"label": "Product",
											"doc": "The one product of a single selection.",
											"section": "2.6",
											"kind": "text",
											"basis": "implied",
											"required": {
												"basis": "implied",
												"why": "A single selection needs a product.",
												"with": {
													"field": "type",
													"values": ["SINGLE"]
												}
											},
											"appliesWith": {
												"field": "type",
												"values": ["SINGLE"]
											},
											"since": "2023-07-27"
										},
										{
											"name": "values",
											"label": "Product list",
											"doc": "The products of a multiple selection.",
											"section": "2.6",
											"kind": "list",
											"basis": "stated",
											"notEmpty": {
												"basis": "implied",
												"why": "A multiple selection needs at least one product."
											},
											"element": {
												"label": "Offered product",
												"doc": "The code of one product on offer.",
												"section": "2.6",
												"kind": "text",
												"basis": "implied"
											},
											"required": {
												"basis": "implied",
												"why": "A multiple selection needs at least one product.",
												"with": {
													"field": "type",
													"values": ["MULTIPLE"]
												}
											},
											"appliesWith": {
												"field": "type",
												"values": ["MULTIPLE"]
											},
											"since": "2023-07-27"
										}
									],
									"removed": [],
									"notShown": ["What identifies a product in a selection: its type and form."]
								},
								"required": {
									"basis": "implied",
									"why": "A completed order should include it."
								},
								"since": "2023-07-27"
							},
							{
								"name": "payout",
								"label": "Payout",
								"doc": "Replaces the redemption URL. Its structure is not documented.",
								"section": "2.6",
								"kind": "any",
								"basis": "implied",
								"since": "2024-02-05"
							}
						],
						"removed": [
							{
								"name": "redemption_url",
								"version": "2024-02-05",
								"instead": "Read `payout` instead."
							},
							{
								"name": "order_id",
								"version": "2023-07-27",
								"instead": "The API documentation names no replacement."
							},
							{
								"name": "discount_multiplier",
								"version": "2023-07-27",
								"instead": "The API documentation names no replacement."
							},
							{
								"name": "delivery_email",
								"version": "2023-07-27",
								"instead": "The API documentation names no replacement."
							},
							{
								"name": "current_token",
								"version": "2023-07-27",
								"instead": "The API documentation names no replacement."
							}
						],
						"notShown": ["The structure and the fields of `payout`."]
					}
				},
				"required": {
					"basis": "implied",
					"why": "A completed order should include it.",
					"with": {
						"field": "status",
						"values": ["COMPLETED"]
					}
				},
				"appliesWith": {
					"field": "status",
					"values": ["COMPLETED"]
				},
				"since": "2023-07-27"
			}
		],
		"removed": [
			{
				"name": "is_complete",
				"version": "2023-07-27",
				"instead": "The API documentation names no replacement."
			},
			{
				"name": "countries",
				"version": "2023-07-27",
				"instead": "The API documentation names no replacement."
			},
			{
				"name": "initial_values",
				"version": "2023-07-27",
				"instead": "The API documentation names no replacement."
			},
			{
				"name": "final_values",
				"version": "2023-07-27",
				"instead": "The API documentation names no replacement."
			},
			{
				"name": "product_count",
				"version": "2023-07-27",
				"instead": "The API documentation names no replacement."
			},
			{
				"name": "tokens",
				"version": "2023-07-27",
				"instead": "The API documentation names no replacement."
			}
		],
		"notShown": ["The types of `id` and `message`, and whether a completed order includes them.", "The form of `completed_at`."]
	},
	"notShown": []
};
const order_list_2023_07_27_ = {
	"direction": "received",
	"layout": "entries",
	"section": "2.6",
	"object": {
		"title": "Order",
		"section": "2.6",
		"discriminator": "status",
		"open": false,
		"fields": [
			{
				"name": "status",
				"label": "Status",
				"doc": "The state of the order.",
				"section": "2.6",
				"kind": "enum",
				"basis": "stated",
				"values": [
					{
						"value": "COMPLETED",
						"label": "Completed"
					},
					{
						"value": "PROCESSING",
						"label": "Processing"
					},
					{
						"value": "FAILED",
						"label": "Failed"
					}
				],
				"required": {
					"basis": "stated",
					"why": "The other fields of an order depend on it."
				},
				"since": "2023-07-27"
			},
			{
				"name": "id",
				"label": "Order ID",
				"doc": "Identifies the order.",
				"section": "2.6",
				"kind": "any",
				"basis": "stated",
				"required": {
					"basis": "implied",
					"why": "An order that is not completed should include it.",
					"with": {
						"field": "status",
						"values": ["PROCESSING", "FAILED"]
					}
				},
				"since": "2023-07-27"
			},
			{
				"name": "message",
				"label": "Message",
				"doc": "What the service says about an order that is not completed.",
				"section": "2.6",
				"kind": "any",
				"basis": "stated",
				"required": {
					"basis": "implied",
					"why": "An order that is not completed should include it.",
					"with": {
						"field": "status",
						"values": ["PROCESSING", "FAILED"]
					}
				},
				"since": "2023-07-27"
			},
			{
				"name": "completed_at",
				"label": "Completion time",
				"doc": "When the order was completed.",
				"section": "2.6",
				"kind": "text",
				"basis": "implied",
				"required": {
					"basis": "implied",
					"why": "A completed order should include it.",
					"with": {
						"field": "status",
						"values": ["COMPLETED"]
					}
				},
				"appliesWith": {
					"field": "status",
					"values": ["COMPLETED"]
				},
				"since": "2023-07-27"
			},
			{
				"name": "payment_method",
				"label": "Payment method",
				"doc": "How the order is paid, and in which currency.",
				"section": "2.6",
				"kind": "object",
				"basis": "stated",
				"object": {
					"title": "Payment method",
					"section": "2.6",
					"discriminator": "type",
					"open": false,
					"fields": [
						{
							"name": "type",
							"label": "Payment type",
							"doc": "Whether a card or the account balance pays.",
							"section": "2.6",
							"kind": "enum",
							"basis": "stated",
							"values": [{
								"value": "CARD",
								"label": "Card"
							}, {
								"value": "ACCOUNT_BALANCE",
								"label": "Account balance"
							}],
							"required": {
								"basis": "implied",
								"why": "It says whether a card or the account balance pays."
							},
							"since": "2023-07-27"
						},
						{
							"name": "card_id",
							"label": "Card ID",
							"doc": "Identifies the card that pays.",
							"section": "2.6",
							"kind": "text",
							"basis": "stated",
							"required": {
								"basis": "implied",
								"why": "A card payment needs the card's ID.",
								"with": {
									"field": "type",
									"values": ["CARD"]
								}
							},
							"appliesWith": {
								"field": "type",
								"values": ["CARD"]
							},
							"since": "2023-07-27"
						},
						{
							"name": "currency",
							"label": "Currency",
							"doc": "The currency in which the order is paid.",
							"section": "2.6",
							"kind": "enum",
							"basis": "stated",
							"values": [
								{
									"value": "EUR",
									"label": "Euro"
								},
								{
									"value": "GBP",
									"label": "Pound sterling"
								},
								{
									"value": "USD",
									"label": "US dollar"
								},
								{
									"value": "CAD",
									"label": "Canadian dollar"
								}
							],
							"required": {
								"basis": "implied",
								"why": "No default currency is documented, so an order needs one."
							},
							"since": "2023-07-27"
						}
					],
					"removed": [],
					"notShown": []
				},
				"required": {
					"basis": "implied",
					"why": "A completed order should include it.",
					"with": {
						"field": "status",
						"values": ["COMPLETED"]
					}
				},
				"appliesWith": {
					"field": "status",
					"values": ["COMPLETED"]
				},
				"since": "2023-07-27"
			},
			{
				"name": "items",
				"label": "Item list",
				"doc": "What was ordered: one entry for each payout.",
				"section": "2.6",
				"kind": "list",
				"basis": "stated",
				"notEmpty": {
					"basis": "implied",
					"why": "A completed order should list at least one item."
				},
				"element": {
					"label": "Item",
					"doc": "One payout to one recipient.",
					"section": "2.6",
					"kind": "object",
					"basis": "stated",
					"object": {
						"title": "Item",
						"section": "2.6",
						"open": false,
						"fields": [
							{
								"name": "distribution_method",
								"label": "Distribution method",
								"doc": "How the item reaches its recipient.",
								"section": "2.6",
								"kind": "object",
								"basis": "stated",
								"object": {
									"title": "Distribution method",
									"section": "2.6",
									"discriminator": "type",
									"open": false,
									"fields": [{
										"name": "type",
										"label": "Distribution type",
										"doc": "Whether the item is sent by e-mail or as a payout link.",
										"section": "2.6",
										"kind": "enum",
										"basis": "stated",
										"values": [{
											"value": "EMAIL",
											"label": "E-mail"
										}, {
											"value": "PAYOUT_LINK",
											"label": "Payout link"
										}],
										"required": {
											"basis": "implied",
											"why": "It says whether the item is sent by e-mail or as a payout link."
										},
										"since": "2023-07-27"
									}, {
										"name": "email_address",
										"label": "E-mail address",
										"doc": "The recipient's e-mail address.",
										"section": "2.6",
										"kind": "text",
										"basis": "stated",
										"form": "email",
										"required": {
											"basis": "implied",
											"why": "An item sent by e-mail needs the recipient's address.",
											"with": {
												"field": "type",
												"values": ["EMAIL"]
											}
										},
										"appliesWith": {
											"field": "type",
											"values": ["EMAIL"]
										},
										"since": "2023-07-27"
									}],
									"removed": [],
									"notShown": []
								},
								"required": {
									"basis": "implied",
									"why": "A completed order should include it."
								},
								"since": "2023-07-27"
							},
							{
								"name": "products",
								"label": "Product selection",
								"doc": "What the recipient can choose from.",
								"section": "2.6",
								"kind": "object",
								"basis": "stated",
								"object": {
									"title": "Products",
									"section": "2.6",
									"discriminator": "type",
									"open": false,
									"fields": [
										{
											"name": "type",
											"label": "Selection type",
											"doc": "Whether one product or several are offered.",
											"section": "2.6",
											"kind": "enum",
											"basis": "stated",
											"values": [{
												"value": "SINGLE",
												"label": "One product"
											}, {
												"value": "MULTIPLE",
												"label": "Several products"
											}],
											"required": {
												"basis": "implied",
												"why": "It says whether one product or several are offered."
											},
											"since": "2023-07-27"
										},
										{
											"name": "value",
											"label": "Product",
											"doc": "The one product of a single selection.",
											"section": "2.6",
											"kind": "text",
											"basis": "implied",
											"required": {
												"basis": "implied",
												"why": "A single selection needs a product.",
												"with": {
													"field": "type",
													"values": ["SINGLE"]
												}
											},
											"appliesWith": {
												"field": "type",
												"values": ["SINGLE"]
											},
											"since": "2023-07-27"
										},
										{
											"name": "values",
											"label": "Product list",
											"doc": "The products of a multiple selection.",
											"section": "2.6",
											"kind": "list",
											"basis": "stated",
											"notEmpty": {
												"basis": "implied",
												"why": "A multiple selection needs at least one product."
											},
											"element": {
												"label": "Offered product",
												"doc": "The code of one product on offer.",
												"section": "2.6",
												"kind": "text",
												"basis": "implied"
											},
											"required": {
												"basis": "implied",
												"why": "A multiple selection needs at least one product.",
												"with": {
													"field": "type",
													"values": ["MULTIPLE"]
												}
											},
											"appliesWith": {
												"field": "type",
												"values": ["MULTIPLE"]
											},
											"since": "2023-07-27"
										}
									],
									"removed": [],
									"notShown": ["What identifies a product in a selection: its type and form."]
								},
								"required": {
									"basis": "implied",
									"why": "A completed order should include it."
								},
								"since": "2023-07-27"
							},
							{
								"name": "redemption_url",
								"label": "Redemption URL",
								"doc": "Where the recipient redeems the item.",
								"section": "2.6",
								"kind": "text",
								"basis": "implied",
								"since": "2023-07-27",
								"deprecated": "2023-07-27"
							}
						],
						"removed": [
							{
								"name": "order_id",
								"version": "2023-07-27",
								"instead": "The API documentation names no replacement."
							},
							{
								"name": "discount_multiplier",
								"version": "2023-07-27",
								"instead": "The API documentation names no replacement."
							},
							{
								"name": "delivery_email",
								"version": "2023-07-27",
								"instead": "The API documentation names no replacement."
							},
							{
								"name": "current_token",
								"version": "2023-07-27",
								"instead": "The API documentation names no replacement."
							}
						],
						"notShown": ["The structure and the fields of `payout`."]
					}
				},
				"required": {
					"basis": "implied",
					"why": "A completed order should include it.",
					"with": {
						"field": "status",
						"values": ["COMPLETED"]
					}
				},
				"appliesWith": {
					"field": "status",
					"values": ["COMPLETED"]
				},
				"since": "2023-07-27"
			}
		],
		"removed": [
			{
				"name": "is_complete",
				"version": "2023-07-27",
				"instead": "The API documentation names no replacement."
			},
			{
				"name": "countries",
				"version": "2023-07-27",
				"instead": "The API documentation names no replacement."
			},
			{
				"name": "initial_values",
				"version": "2023-07-27",
				"instead": "The API documentation names no replacement."
			},
			{
				"name": "final_values",
				"version": "2023-07-27",
				"instead": "The API documentation names no replacement."
			},
			{
				"name": "product_count",
				"version": "2023-07-27",
				"instead": "The API documentation names no replacement."
			},
			{
				"name": "tokens",
				"version": "2023-07-27",
				"instead": "The API documentation names no replacement."
			}
		],
		"notShown": ["The types of `id` and `message`, and whether a completed order includes them.", "The form of `completed_at`."]
	},
	"notShown": ["How a page lays out its entries, and where it carries its cursors.", "How many entries a page holds by default and at most."]
};
const order_list_2024_02_05_ = {
	"direction": "received",
	"layout": "entries",
	"section": "2.6",
	"object": {
		"title": "Order",
		"section": "2.6",
		"discriminator": "status",
		"open": false,
		"fields": [
			{
				"name": "status",
				"label": "Status",
				"doc": "The state of the order.",
				"section": "2.6",
				"kind": "enum",
				"basis": "stated",
				"values": [
					{
						"value": "COMPLETED",
						"label": "Completed"
					},
					{
						"value": "PROCESSING",
						"label": "Processing"
					},
					{
						"value": "FAILED",
						"label": "Failed"
					}
				],
				"required": {
					"basis": "stated",
					"why": "The other fields of an order depend on it."
				},
				"since": "2023-07-27"
			},
			{
				"name": "id",
				"label": "Order ID",
				"doc": "Identifies the order.",
				"section": "2.6",
				"kind": "any",
				"basis": "stated",
				"required": {
					"basis": "implied",
					"why": "An order that is not completed should include it.",
					"with": {
						"field": "status",
						"values": ["PROCESSING", "FAILED"]
					}
				},
				"since": "2023-07-27"
			},
			{
				"name": "message",
				"label": "Message",
				"doc": "What the service says about an order that is not completed.",
				"section": "2.6",
				"kind": "any",
				"basis": "stated",
				"required": {
					"basis": "implied",
					"why": "An order that is not completed should include it.",
					"with": {
						"field": "status",
						"values": ["PROCESSING", "FAILED"]
					}
				},
				"since": "2023-07-27"
			},
			{
				"name": "completed_at",
				"label": "Completion time",
				"doc": "When the order was completed.",
				"section": "2.6",
				"kind": "text",
				"basis": "implied",
				"required": {
					"basis": "implied",
					"why": "A completed order should include it.",
					"with": {
						"field": "status",
						"values": ["COMPLETED"]
					}
				},
				"appliesWith": {
					"field": "status",
					"values": ["COMPLETED"]
				},
				"since": "2023-07-27"
			},
			{
				"name": "payment_method",
				"label": "Payment method",
				"doc": "How the order is paid, and in which currency.",
				"section": "2.6",
				"kind": "object",
				"basis": "stated",
				"object": {
					"title": "Payment method",
					"section": "2.6",
					"discriminator": "type",
					"open": false,
					"fields": [
						{
							"name": "type",
							"label": "Payment type",
							"doc": "Whether a card or the account balance pays.",
							"section": "2.6",
							"kind": "enum",
							"basis": "stated",
							"values": [{
								"value": "CARD",
								"label": "Card"
							}, {
								"value": "ACCOUNT_BALANCE",
								"label": "Account balance"
							}],
							"required": {
								"basis": "implied",
								"why": "It says whether a card or the account balance pays."
							},
							"since": "2023-07-27"
						},
						{
							"name": "card_id",
							"label": "Card ID",
							"doc": "Identifies the card that pays.",
							"section": "2.6",
							"kind": "text",
							"basis": "stated",
							"required": {
								"basis": "implied",
								"why": "A card payment needs the card's ID.",
								"with": {
									"field": "type",
									"values": ["CARD"]
								}
							},
							"appliesWith": {
								"field": "type",
								"values": ["CARD"]
							},
							"since": "2023-07-27"
						},
						{
							"name": "currency",
							"label": "Currency",
							"doc": "The currency in which the order is paid.",
							"section": "2.6",
							"kind": "enum",
							"basis": "stated",
							"values": [
								{
									"value": "EUR",
									"label": "Euro"
								},
								{
									"value": "GBP",
									"label": "Pound sterling"
								},
								{
									"value": "USD",
									"label": "US dollar"
								},
								{
									"value": "CAD",
									"label": "Canadian dollar"
								}
							],
							"required": {
								"basis": "implied",
								"why": "No default currency is documented, so an order needs one."
							},
							"since": "2023-07-27"
						}
					],
					"removed": [],
					"notShown": []
				},
				"required": {
					"basis": "implied",
					"why": "A completed order should include it.",
					"with": {
						"field": "status",
						"values": ["COMPLETED"]
					}
				},
				"appliesWith": {
					"field": "status",
					"values": ["COMPLETED"]
				},
				"since": "2023-07-27"
			},
			{
				"name": "items",
				"label": "Item list",
				"doc": "What was ordered: one entry for each payout.",
				"section": "2.6",
				"kind": "list",
				"basis": "stated",
				"notEmpty": {
					"basis": "implied",
					"why": "A completed order should list at least one item."
				},
				"element": {
					"label": "Item",
					"doc": "One payout to one recipient.",
					"section": "2.6",
					"kind": "object",
					"basis": "stated",
					"object": {
						"title": "Item",
						"section": "2.6",
						"open": false,
						"fields": [
							{
								"name": "distribution_method",
								"label": "Distribution method",
								"doc": "How the item reaches its recipient.",
								"section": "2.6",
								"kind": "object",
								"basis": "stated",
								"object": {
									"title": "Distribution method",
									"section": "2.6",
									"discriminator": "type",
									"open": false,
									"fields": [{
										"name": "type",
										"label": "Distribution type",
										"doc": "Whether the item is sent by e-mail or as a payout link.",
										"section": "2.6",
										"kind": "enum",
										"basis": "stated",
										"values": [{
											"value": "EMAIL",
											"label": "E-mail"
										}, {
											"value": "PAYOUT_LINK",
											"label": "Payout link"
										}],
										"required": {
											"basis": "implied",
											"why": "It says whether the item is sent by e-mail or as a payout link."
										},
										"since": "2023-07-27"
									}, {
										"name": "email_address",
										"label": "E-mail address",
										"doc": "The recipient's e-mail address.",
										"section": "2.6",
										"kind": "text",
										"basis": "stated",
										"form": "email",
										"required": {
											"basis": "implied",
											"why": "An item sent by e-mail needs the recipient's address.",
											"with": {
												"field": "type",
												"values": ["EMAIL"]
											}
										},
										"appliesWith": {
											"field": "type",
											"values": ["EMAIL"]
										},
										"since": "2023-07-27"
									}],
									"removed": [],
									"notShown": []
								},
								"required": {
									"basis": "implied",
									"why": "A completed order should include it."
								},
								"since": "2023-07-27"
							},
							{
								"name": "products",
								"label": "Product selection",
								"doc": "What the recipient can choose from.",
								"section": "2.6",
								"kind": "object",
								"basis": "stated",
								"object": {
									"title": "Products",
									"section": "2.6",
									"discriminator": "type",
									"open": false,
									"fields": [
										{
											"name": "type",
											"label": "Selection type",
											"doc": "Whether one product or several are offered.",
											"section": "2.6",
											"kind": "enum",
											"basis": "stated",
											"values": [{
												"value": "SINGLE",
												"label": "One product"
											}, {
												"value": "MULTIPLE",
												"label": "Several products"
											}],
											"required": {
												"basis": "implied",
												"why": "It says whether one product or several are offered."
											},
											"since": "2023-07-27"
										},
										{
											"name": "value",
											"label": "Product",
											"doc": "The one product of a single selection.",
											"section": "2.6",
											"kind": "text",
											"basis": "implied",
											"required": {
												"basis": "implied",
												"why": "A single selection needs a product.",
												"with": {
													"field": "type",
													"values": ["SINGLE"]
												}
											},
											"appliesWith": {
												"field": "type",
												"values": ["SINGLE"]
											},
											"since": "2023-07-27"
										},
										{
											"name": "values",
											"label": "Product list",
											"doc": "The products of a multiple selection.",
											"section": "2.6",
											"kind": "list",
											"basis": "stated",
											"notEmpty": {
												"basis": "implied",
												"why": "A multiple selection needs at least one product."
											},
											"element": {
												"label": "Offered product",
												"doc": "The code of one product on offer.",
												"section": "2.6",
												"kind": "text",
												"basis": "implied"
											},
											"required": {
												"basis": "implied",
												"why": "A multiple selection needs at least one product.",
												"with": {
													"field": "type",
													"values": ["MULTIPLE"]
												}
											},
											"appliesWith": {
												"field": "type",
												"values": ["MULTIPLE"]
											},
											"since": "2023-07-27"
										}
									],
									"removed": [],
									"notShown": ["What identifies a product in a selection: its type and form."]
								},
								"required": {
									"basis": "implied",
									"why": "A completed order should include it."
								},
								"since": "2023-07-27"
							},
							{
								"name": "payout",
								"label": "Payout",
								"doc": "Replaces the redemption URL. Its structure is not documented.",
								"section": "2.6",
								"kind": "any",
								"basis": "implied",
								"since": "2024-02-05"
							}
						],
						"removed": [
							{
								"name": "redemption_url",
								"version": "2024-02-05",
								"instead": "Read `payout` instead."
							},
							{
								"name": "order_id",
								"version": "2023-07-27",
								"instead": "The API documentation names no replacement."
							},
							{
								"name": "discount_multiplier",
								"version": "2023-07-27",
								"instead": "The API documentation names no replacement."
							},
							{
								"name": "delivery_email",
								"version": "2023-07-27",
								"instead": "The API documentation names no replacement."
							},
							{
								"name": "current_token",
								"version": "2023-07-27",
								"instead": "The API documentation names no replacement."
							}
						],
						"notShown": ["The structure and the fields of `payout`."]
					}
				},
				"required": {
					"basis": "implied",
					"why": "A completed order should include it.",
					"with": {
						"field": "status",
						"values": ["COMPLETED"]
					}
				},
				"appliesWith": {
					"field": "status",
					"values": ["COMPLETED"]
				},
				"since": "2023-07-27"
			}
		],
		"removed": [
			{
				"name": "is_complete",
				"version": "2023-07-27",
				"instead": "The API documentation names no replacement."
			},
			{
				"name": "countries",
				"version": "2023-07-27",
				"instead": "The API documentation names no replacement."
			},
			{
				"name": "initial_values",
				"version": "2023-07-27",
				"instead": "The API documentation names no replacement."
			},
			{
				"name": "final_values",
				"version": "2023-07-27",
				"instead": "The API documentation names no replacement."
			},
			{
				"name": "product_count",
				"version": "2023-07-27",
				"instead": "The API documentation names no replacement."
			},
			{
				"name": "tokens",
				"version": "2023-07-27",
				"instead": "The API documentation names no replacement."
			}
		],
		"notShown": ["The types of `id` and `message`, and whether a completed order includes them.", "The form of `completed_at`."]
	},
	"notShown": ["How a page lays out its entries, and where it carries its cursors.", "How many entries a page holds by default and at most."]
};
const product_2023_07_27_ = {
	"direction": "received",
	"layout": "document",
	"section": "2.1",
	"object": {
		"title": "Product",
		"section": "2.1",
		"open": true,
		"fields": [],
		"removed": [],
		"notShown": [
			"Other fields of a product.",
			"The name and the fields of the redemption instructions.",
			"The values of `approval_state` other than that of an approved product.",
			"What `categories` holds."
		]
	},
	"notShown": []
};
const product_2024_02_05_ = {
	"direction": "received",
	"layout": "document",
	"section": "2.1",
	"object": {
		"title": "Product",
		"section": "2.1",
		"open": true,
		"fields": [
			{
				"name": "approval_state",
				"label": "Approval state",
				"doc": "Approved for every listed product. Its values are not documented.",
				"section": "2.1",
				"kind": "text",
				"basis": "stated",
				"required": {
					"basis": "stated",
					"why": "Every listed product has one."
				},
				"since": "2024-02-05"
			},
			{
				"name": "categories",
				"label": "Category list",
				"doc": "The categories of the product. Their form is not documented.",
				"section": "2.1",
				"kind": "collection",
				"basis": "stated",
				"since": "2024-02-05"
			},
			{
				"name": "expiry",
				"label": "Expiry",
				"doc": "Instructions on expiry. Their fields are not documented.",
				"section": "2.1",
				"kind": "object",
				"basis": "stated",
				"object": {
					"title": "Expiry",
					"section": "2.1",
					"open": true,
					"fields": [],
					"removed": [],
					"notShown": ["What the instructions on expiry hold."]
				},
				"since": "2024-02-05"
			}
		],
		"removed": [],
		"notShown": [
			"Other fields of a product.",
			"The name and the fields of the redemption instructions.",
			"The values of `approval_state` other than that of an approved product.",
			"What `categories` holds."
		]
	},
	"notShown": []
};
const product_list_2023_07_27_ = {
	"direction": "received",
	"layout": "entries",
	"section": "2.1",
	"object": {
		"title": "Product",
		"section": "2.1",
		"open": true,
		"fields": [],
		"removed": [],
		"notShown": [
			"Other fields of a product.",
			"The name and the fields of the redemption instructions.",
			"The values of `approval_state` other than that of an approved product.",
			"What `categories` holds."
		]
	},
	"notShown": ["How a page lays out its entries, and where it carries its cursors.", "How many entries a page holds by default and at most."]
};
const product_list_2024_02_05_ = {
	"direction": "received",
	"layout": "entries",
	"section": "2.1",
	"object": {
		"title": "Product",
		"section": "2.1",
		"open": true,
		"fields": [
			{
				"name": "approval_state",
				"label": "Approval state",
				"doc": "Approved for every listed product. Its values are not documented.",
				"section": "2.1",
				"kind": "text",
				"basis": "stated",
				"required": {
					"basis": "stated",
					"why": "Every listed product has one."
				},
				"since": "2024-02-05"
			},
			{
				"name": "categories",
				"label": "Category list",
				"doc": "The categories of the product. Their form is not documented.",
				"section": "2.1",
				"kind": "collection",
				"basis": "stated",
				"since": "2024-02-05"
			},
			{
				"name": "expiry",
				"label": "Expiry",
				"doc": "Instructions on expiry. Their fields are not documented.",
				"section": "2.1",
				"kind": "object",
				"basis": "stated",
				"object": {
					"title": "Expiry",
					"section": "2.1",
					"open": true,
					"fields": [],
					"removed": [],
					"notShown": ["What the instructions on expiry hold."]
				},
				"since": "2024-02-05"
			}
		],
		"removed": [],
		"notShown": [
			"Other fields of a product.",
			"The name and the fields of the redemption instructions.",
			"The values of `approval_state` other than that of an approved product.",
			"What `categories` holds."
		]
	},
	"notShown": ["How a page lays out its entries, and where it carries its cursors.", "How many entries a page holds by default and at most."]
};
const product_update_2023_07_27_ = {
	"direction": "received",
	"layout": "document",
	"section": "2.3",
	"object": {
		"title": "Product update",
		"section": "2.3",
		"open": false,
		"fields": [
			{
				"name": "product_code",
				"label": "Product code",
				"doc": "The code of the product that changed.",
				"section": "2.3",
				"kind": "text",
				"basis": "stated",
				"required": {
					"basis": "stated",
					"why": "It says which product changed."
				},
				"since": "2023-07-27"
			},
			{
				"name": "old_state",
				"label": "Old state",
				"doc": "The product's state before the update.",
				"section": "2.3",
				"kind": "object",
				"basis": "stated",
				"object": {
					"title": "Product state",
					"section": "2.2",
					"open": false,
					"fields": [{
						"name": "price_multiplier",
						"label": "Price multiplier",
						"doc": "A decimal number in a string.",
						"section": "2.2",
						"kind": "text",
						"basis": "stated",
						"form": "decimal",
						"since": "2023-07-27"
					}],
					"removed": [],
					"notShown": []
				},
				"since": "2023-07-27"
			},
			{
				"name": "new_state",
				"label": "New state",
				"doc": "The product's state after the update.",
				"section": "2.3",
				"kind": "object",
				"basis": "stated",
				"object": {
					"title": "Product state",
					"section": "2.2",
					"open": false,
					"fields": [{
						"name": "price_multiplier",
						"label": "Price multiplier",
						"doc": "A decimal number in a string.",
						"section": "2.2",
						"kind": "text",
						"basis": "stated",
						"form": "decimal",
						"since": "2023-07-27"
					}],
					"removed": [],
					"notShown": []
				},
				"required": {
					"basis": "stated",
					"why": "It describes the product after the update."
				},
				"since": "2023-07-27"
			},
			{
				"name": "timestamp",
				"label": "Timestamp",
				"doc": "When the update happened. A date and time to the microsecond, without a zone offset.",
				"section": "2.3",
				"kind": "text",
				"basis": "stated",
				"form": "timestamp",
				"required": {
					"basis": "stated",
					"why": "It says when the product changed."
				},
				"since": "2023-07-27"
			}
		],
		"removed": [],
		"notShown": []
	},
	"notShown": []
};
const product_query_2023_07_27_ = {
	"direction": "sent",
	"layout": "query",
	"section": "4.1",
	"object": {
		"title": "Product query",
		"section": "4.1",
		"open": false,
		"fields": [],
		"removed": [],
		"notShown": ["The form of cursors and country codes, and what sets `is_orderable`.", "What happens when `before` and `after` are used together."]
	},
	"notShown": []
};
const product_query_2024_02_05_ = {
	"direction": "sent",
	"layout": "query",
	"section": "4.1",
	"object": {
		"title": "Product query",
		"section": "4.1",
		"open": false,
		"fields": [
			{
				"name": "is_orderable",
				"label": "Orderable filter",
				"doc": "When set, only products that can be ordered are listed.",
				"section": "4.1",
				"kind": "text",
				"basis": "stated",
				"since": "2024-02-05"
			},
			{
				"name": "code",
				"label": "Product code",
				"doc": "Lists the one product with this code.",
				"section": "4.1",
				"kind": "text",
				"basis": "stated",
				"since": "2024-02-05"
			},
			{
				"name": "countries_redeemable_in",
				"label": "Country filter",
				"doc": "Lists products that can be redeemed in these countries.",
				"section": "4.1",
				"kind": "text",
				"basis": "stated",
				"repeatable": true,
				"since": "2024-02-05"
			},
			{
				"name": "after",
				"label": "Start cursor",
				"doc": "A cursor: lists what follows it.",
				"section": "4.1",
				"kind": "text",
				"basis": "stated",
				"since": "2024-02-05"
			},
			{
				"name": "before",
				"label": "End cursor",
				"doc": "A cursor: lists what precedes it.",
				"section": "4.1",
				"kind": "text",
				"basis": "stated",
				"excludes": {
					"name": "after",
					"basis": "stated"
				},
				"since": "2024-02-05"
			},
			{
				"name": "limit",
				"label": "Page size",
				"doc": "How many entries a page holds at most. The largest value is not documented.",
				"section": "4.1",
				"kind": "text",
				"basis": "implied",
				"form": "count",
				"since": "2024-02-05"
			}
		],
		"removed": [],
		"notShown": ["The form of cursors and country codes, and what sets `is_orderable`.", "What happens when `before` and `after` are used together."]
	},
	"notShown": []
};
const order_query_2023_07_27_ = {
	"direction": "sent",
	"layout": "query",
	"section": "4.1",
	"object": {
		"title": "Order query",
		"section": "4.1",
		"open": false,
		"fields": [
			{
				"name": "limit",
				"label": "Page size",
				"doc": "How many entries a page holds at most. The largest value is not documented.",
				"section": "4.1",
				"kind": "text",
				"basis": "implied",
				"form": "count",
				"since": "2023-07-27"
			},
			{
				"name": "before",
				"label": "End cursor",
				"doc": "A cursor: lists what precedes it.",
				"section": "4.1",
				"kind": "text",
				"basis": "stated",
				"excludes": {
					"name": "after",
					"basis": "implied"
				},
				"since": "2023-07-27"
			},
			{
				"name": "after",
				"label": "Start cursor",
				"doc": "A cursor: lists what follows it.",
				"section": "4.1",
				"kind": "text",
				"basis": "stated",
				"since": "2023-07-27"
			}
		],
		"removed": [],
		"notShown": ["Other parameters.", "Whether `before` and `after` exclude each other here too."]
	},
	"notShown": []
};
const descriptions = {
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
// describe.ts
/**
* Describes the fields of each shape in enough detail to build a form. The data are generated from the contract
* at build time, so the core is not needed.
*/
/**
* Describes a shape: its fields with labels, kinds and allowed values, when each field applies, which are required
* and why, and what the API documentation does not show. The default version is that of `validate`. Values that `accept`
* adds come last, and are their own labels. The result is a copy that you may change. An unknown shape or option throws
* a `TypeError`.
*
* @example
* ```ts
* import { describe } from 'order-contract'
*
* const { object } = describe('order-request')
* const labels: (string | undefined)[] = object.fields.map(({ label }) => label)
* if (labels[0] !== 'Payment method') throw new Error('not described')
* ```
*/
function describe(shape, options) {
	const { version, messages, ...amendments } = readOptions$4(options);
	const copy = translatedCopy(descriptions[knownShape(shape)][version], messages);
	amend(shape, copy, amendments);
	return {
		shape,
		version,
		...copy
	};
}
const readOptions$4 = /* @__PURE__ */ readerOf({
	...AMENDMENTS,
	version,
	messages: /* @__PURE__ */ optional(language)
});
function amend(shape, { object }, amendments) {
	amendedFor(shape, amendments);
	for (const [pointer, accepted] of Object.entries(amendments.accept ?? {})) {
		const { values } = fieldAt(object, pointer) ?? {};
		const known = values?.map(({ value }) => value);
		for (const value of new Set(accepted)) if (!known?.includes(value)) values?.push({
			value,
			label: value
		});
	}
	for (const pointer of amendments.optional ?? []) delete fieldAt(object, pointer)?.required;
}
/** Returns the field at a pointer, or undefined if the version does not have it. */
function fieldAt(object, pointer) {
	let at = { object };
	for (const name of pointer.split("/").slice(1)) at = name === "*" ? at?.element : at?.object?.fields.find((field) => field.name === name);
	return at;
}
/** The members to translate. codegen/src/descriptions.rs has the same list. */
const TEXTS = [
	"label",
	"doc",
	"why",
	"instead",
	"title",
	"notShown"
];
function translatedCopy(details, messages) {
	const inLanguage = (text) => translated(messages, text);
	const translate = (name, value) => {
		if (!TEXTS.includes(name)) return value;
		return Array.isArray(value) ? value.map(inLanguage) : inLanguage(value);
	};
	return JSON.parse(JSON.stringify(details, translate));
}
// fixes.ts
/**
* Applies the safe fixes of a document and returns it in the form of the input.
* The core decides which fixes there are and which are safe; reports list them as edits.
*/
function applyFixes(shape, input, options) {
	const { only, ...given } = readOptions$3(options);
	const settings = settingsOf(shape, given);
	const prepared = prepare(shape, input, settings);
	const { index, form, source } = prepared;
	const applied = [];
	if (isRefusal(prepared.length) || typeof source === "number") return {
		output: input,
		applied,
		truncated: false,
		report: reportOn(shape, prepared)
	};
	const round = {
		...prepared,
		form: form === 2 ? 1 : form,
		settings: withAllFindings(settings)
	};
	let text = source;
	let spare = MOST_POINTER_TEXT;
	let truncated = false;
	for (;;) {
		const { problems } = reportOn(shape, {
			...round,
			length: write(text, round.settings)
		});
		const safe = applicable(problems.filter(({ code }) => only.includes(code)));
		if (safe.length === 0) break;
		for (const problem of safe) {
			spare -= problem.pointer.length;
			if (spare >= 0 || applied.length === 0) applied.push(form === 2 ? withoutPlaces(problem) : problem);
			else truncated = true;
		}
		const edits = safe.flatMap(({ fix }) => fix.edits);
		text = edited(text, edits);
	}
	const report = reportOn(shape, {
		index,
		form,
		source: text,
		length: write(text, settings),
		settings
	});
	return {
		output: outputOf(shape, input, form, text),
		applied,
		truncated,
		report
	};
}
/** Limits the text of the pointers in `applied`: all rounds together list no more than one report. */
const MOST_POINTER_TEXT = 1 << 20;
const aCode = /* @__PURE__ */ oneOf(codes$1);
const only = /* @__PURE__ */ listOf((code) => aCode(code, "code in only"), "codes");
const readOptions$3 = /* @__PURE__ */ readerOf({
	...DOCUMENT,
	only: /* @__PURE__ */ optional(only, codes$1)
});
/** Returns the problems whose fixes are safe and whose edits do not overlap. */
function applicable(problems) {
	let end = 0;
	return problems.filter((problem) => {
		const { edits, applicability } = problem.fix ?? {};
		if (applicability !== "safe" || !edits?.every(({ start }) => end <= start)) return false;
		end = edits.at(-1)?.end ?? end;
		return true;
	});
}
/** Applies ascending edits to text or bytes. */
function edited(text, edits) {
	const pieces = edits.flatMap((edit, n) => [part(text, edits[n - 1]?.end ?? 0, edit.start), edit.text]);
	pieces.push(part(text, edits.at(-1)?.end ?? 0));
	return typeof text === "string" ? pieces.join("") : utf8().encode(pieces.join(""));
}
function part(text, from, to) {
	return typeof text === "string" ? text.slice(from, to) : decoded(text.subarray(from, to));
}
/** Removes the spans and edits from a problem of a value: the caller does not have the text. */
function withoutPlaces({ span: _, fix: { edits: __, ...fix }, ...problem }) {
	return {
		...problem,
		fix
	};
}
/** Returns the output in the form of the input, never the caller's own object. `slice` of a `Buffer` copies nothing. */
function outputOf(shape, input, form, text) {
	if (typeof text !== "string") return text === input ? new Uint8Array(text) : text;
	if (form !== 2) return text;
	return isQuery(shape) ? queryLike(input, text) ?? { ...input } : JSON.parse(text);
}
// guard.ts
function is(shape, value, options) {
	const rules = rulesOf(shape, options);
	return isAccepted(shape, typedValue(shape, value), rules);
}
function assertValid(shape, value, options) {
	const rules = rulesOf(shape, options);
	const input = typedValue(shape, value);
	if (!isAccepted(shape, input, rules)) throw new InvalidDocumentError(validated(shape, input, rules));
}
const NAME = "InvalidDocumentError";
/** The error that `assertValid` throws. The message never quotes the document; `report` lists the problems. */
var InvalidDocumentError = class extends Error {
	name = NAME;
	constructor(report) {
		const first = report.problems.find(({ severity }) => severity === "error");
		super(`This is not a valid ${report.shape}.${first === void 0 ? "" : ` ${first.message}`}`);
		Object.defineProperty(this, "report", { value: report });
	}
	/** Recognises an error of another copy of the class, too: `order-contract/check` has its own. */
	static [Symbol.hasInstance](value) {
		const [isInstance, isThisClass] = [super[Symbol.hasInstance](value), Object.hasOwn(this, Symbol.hasInstance)];
		return isInstance || isThisClass && tagOf(value) === "Error" && value.name === NAME;
	}
};
/** Prepares a value for a type guard. A query whose values are not strings would be valid but not of its type. */
function typedValue(shape, value) {
	return isQuery(shape) && !isParameters(value) ? UNSERIALIZABLE : asValue(shape, value);
}
function isParameters(value) {
	if (typeof value !== "object" || tagOf(value) !== "Object") return false;
	return passes(() => Object.values(value).every((item) => item === void 0 || typeof item === "string"));
}
/** Reads the options. Refuses those that weaken the rules. */
function rulesOf(shape, options) {
	const settings = readSettings(shape, options);
	const { draft, severity, level } = settings;
	const [name] = Object.entries({
		draft,
		severity: severity !== void 0,
		level: level === "stated"
	}).find(([, does]) => does) ?? [];
	if (name === void 0) return settings;
	throw new TypeError(`a type guard does not take the option ${name}: with it, what is valid need not be of the type`);
}
// generated/schemas.ts
const order_request_2023_07_27_implied_ = {
	"$schema": "https://json-schema.org/draft/2020-12/schema",
	"title": "Order request",
	"description": "The shape order-request, section 2.4.",
	"type": "object",
	"properties": {
		"payment_method": {
			"title": "Payment method",
			"description": "How the order is paid, and in which currency.",
			"type": "object",
			"properties": {
				"type": {
					"title": "Payment type",
					"description": "Whether a card or the account balance pays.",
					"type": "string",
					"enum": ["CARD", "ACCOUNT_BALANCE"]
				},
				"currency": {
					"title": "Currency",
					"description": "The currency in which the order is paid.",
					"type": "string",
					"enum": [
						"EUR",
						"GBP",
						"USD",
						"CAD"
					]
				}
			},
			"required": ["type", "currency"],
			"if": {
				"properties": { "type": { "const": "CARD" } },
				"required": ["type"]
			},
			"then": {
				"properties": { "card_id": {
					"title": "Card ID",
					"description": "Identifies the card that pays.",
					"type": "string",
					"minLength": 1
				} },
				"required": ["card_id"]
			}
		},
		"items": {
			"title": "Item list",
			"description": "What is ordered: one entry for each payout.",
			"type": "array",
			"minItems": 1,
			"items": {
				"title": "Item",
				"description": "One payout to one recipient.",
				"type": "object",
				"properties": {
					"distribution_method": {
						"title": "Distribution method",
						"description": "How the item reaches its recipient.",
						"type": "object",
						"properties": { "type": {
							"title": "Distribution type",
							"description": "Whether the item is sent by e-mail or as a payout link.",
							"type": "string",
							"enum": ["EMAIL", "PAYOUT_LINK"]
						} },
						"required": ["type"],
						"if": {
							"properties": { "type": { "const": "EMAIL" } },
							"required": ["type"]
						},
						"then": {
							"properties": { "email_address": {
								"title": "E-mail address",
								"description": "The recipient's e-mail address.",
								"type": "string",
								"pattern": "^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)*$"
							} },
							"required": ["email_address"]
						}
					},
					"products": {
						"title": "Product selection",
						"description": "What the recipient can choose from.",
						"type": "object",
						"properties": { "type": {
							"title": "Selection type",
							"description": "Whether one product or several are offered.",
							"type": "string",
							"enum": ["SINGLE", "MULTIPLE"]
						} },
						"required": ["type"],
						"if": {
							"properties": { "type": { "const": "SINGLE" } },
							"required": ["type"]
						},
						"then": {
							"properties": { "value": {
								"title": "Product",
								"description": "The one product of a single selection.",
								"type": "string",
								"minLength": 1
							} },
							"required": ["value"]
						},
						"else": {
							"if": {
								"properties": { "type": { "const": "MULTIPLE" } },
								"required": ["type"]
							},
							"then": {
								"properties": { "values": {
									"title": "Product list",
									"description": "The products of a multiple selection.",
									"type": "array",
									"minItems": 1,
									"items": {
										"title": "Offered product",
										"description": "The code of one product on offer.",
										"type": "string"
									}
								} },
								"required": ["values"]
							}
						}
					},
					"country": {
						"description": "Removed in 2023-07-27. Remove it. The API documentation names no replacement.",
						"not": {}
					}
				},
				"required": ["distribution_method", "products"]
			}
		},
		"products": {
			"description": "Removed in 2023-07-27. Give each entry of `items` its own `products`.",
			"not": {}
		},
		"idempotency_key": {
			"description": "Removed in 2023-07-27. Send the key in the header `x-idempotency-key`.",
			"not": {}
		}
	},
	"required": ["payment_method", "items"]
};
const order_request_2023_07_27_stated_ = {
	"$schema": "https://json-schema.org/draft/2020-12/schema",
	"title": "Order request",
	"description": "The shape order-request, section 2.4.",
	"type": "object",
	"properties": {
		"payment_method": {
			"title": "Payment method",
			"description": "How the order is paid, and in which currency.",
			"type": "object",
			"properties": {
				"type": {
					"title": "Payment type",
					"description": "Whether a card or the account balance pays.",
					"type": "string",
					"enum": ["CARD", "ACCOUNT_BALANCE"]
				},
				"currency": {
					"title": "Currency",
					"description": "The currency in which the order is paid.",
					"type": "string",
					"enum": [
						"EUR",
						"GBP",
						"USD",
						"CAD"
					]
				}
			},
			"if": {
				"properties": { "type": { "const": "CARD" } },
				"required": ["type"]
			},
			"then": { "properties": { "card_id": {
				"title": "Card ID",
				"description": "Identifies the card that pays.",
				"type": "string"
			} } },
			"else": {
				"if": {
					"properties": { "type": { "const": "ACCOUNT_BALANCE" } },
					"required": ["type"]
				},
				"then": {},
				"else": { "properties": { "card_id": {
					"title": "Card ID",
					"description": "Identifies the card that pays.",
					"type": "string"
				} } }
			}
		},
		"items": {
			"title": "Item list",
			"description": "What is ordered: one entry for each payout.",
			"type": "array",
			"items": {
				"title": "Item",
				"description": "One payout to one recipient.",
				"type": "object",
				"properties": {
					"distribution_method": {
						"title": "Distribution method",
						"description": "How the item reaches its recipient.",
						"type": "object",
						"properties": { "type": {
							"title": "Distribution type",
							"description": "Whether the item is sent by e-mail or as a payout link.",
							"type": "string",
							"enum": ["EMAIL", "PAYOUT_LINK"]
						} },
						"if": {
							"properties": { "type": { "const": "EMAIL" } },
							"required": ["type"]
						},
						"then": { "properties": { "email_address": {
							"title": "E-mail address",
							"description": "The recipient's e-mail address.",
							"type": "string",
							"pattern": "^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)*$"
						} } },
						"else": {
							"if": {
								"properties": { "type": { "const": "PAYOUT_LINK" } },
								"required": ["type"]
							},
							"then": {},
							"else": { "properties": { "email_address": {
								"title": "E-mail address",
								"description": "The recipient's e-mail address.",
								"type": "string",
								"pattern": "^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)*$"
							} } }
						}
					},
					"products": {
						"title": "Product selection",
						"description": "What the recipient can choose from.",
						"type": "object",
						"properties": { "type": {
							"title": "Selection type",
							"description": "Whether one product or several are offered.",
							"type": "string",
							"enum": ["SINGLE", "MULTIPLE"]
						} },
						"if": {
							"properties": { "type": { "const": "SINGLE" } },
							"required": ["type"]
						},
						"then": { "properties": { "value": {
							"title": "Product",
							"description": "The one product of a single selection."
						} } },
						"else": {
							"if": {
								"properties": { "type": { "const": "MULTIPLE" } },
								"required": ["type"]
							},
							"then": { "properties": { "values": {
								"title": "Product list",
								"description": "The products of a multiple selection.",
								"type": "array",
								"items": {
									"title": "Offered product",
									"description": "The code of one product on offer."
								}
							} } },
							"else": { "properties": {
								"value": {
									"title": "Product",
									"description": "The one product of a single selection."
								},
								"values": {
									"title": "Product list",
									"description": "The products of a multiple selection.",
									"type": "array",
									"items": {
										"title": "Offered product",
										"description": "The code of one product on offer."
									}
								}
							} }
						}
					},
					"country": {
						"description": "Removed in 2023-07-27. Remove it. The API documentation names no replacement.",
						"not": {}
					}
				}
			}
		},
		"products": {
			"description": "Removed in 2023-07-27. Give each entry of `items` its own `products`.",
			"not": {}
		},
		"idempotency_key": {
			"description": "Removed in 2023-07-27. Send the key in the header `x-idempotency-key`.",
			"not": {}
		}
	}
};
const order_created_2023_07_27_implied_ = {
	"$schema": "https://json-schema.org/draft/2020-12/schema",
	"title": "Created order",
	"description": "The shape order-created, section 2.5.",
	"type": "object",
	"properties": { "status": {
		"title": "Status",
		"description": "The state of the order.",
		"type": "string",
		"enum": [
			"COMPLETED",
			"PROCESSING",
			"FAILED"
		]
	} },
	"required": ["status"]
};
const order_2023_07_27_implied_ = {
	"$schema": "https://json-schema.org/draft/2020-12/schema",
	"title": "Order",
	"description": "The shape order, section 2.6.",
	"type": "object",
	"properties": { "status": {
		"title": "Status",
		"description": "The state of the order.",
		"type": "string",
		"enum": [
			"COMPLETED",
			"PROCESSING",
			"FAILED"
		]
	} },
	"required": ["status"],
	"if": {
		"properties": { "status": { "const": "COMPLETED" } },
		"required": ["status"]
	},
	"then": { "properties": {
		"id": {
			"title": "Order ID",
			"description": "Identifies the order."
		},
		"message": {
			"title": "Message",
			"description": "What the service says about an order that is not completed."
		},
		"completed_at": {
			"title": "Completion time",
			"description": "When the order was completed."
		},
		"payment_method": {
			"title": "Payment method",
			"description": "How the order is paid, and in which currency.",
			"type": ["object", "null"],
			"properties": {
				"type": {
					"title": "Payment type",
					"description": "Whether a card or the account balance pays.",
					"type": ["string", "null"],
					"examples": ["CARD", "ACCOUNT_BALANCE"]
				},
				"currency": {
					"title": "Currency",
					"description": "The currency in which the order is paid.",
					"type": ["string", "null"],
					"examples": [
						"EUR",
						"GBP",
						"USD",
						"CAD"
					]
				}
			},
			"if": {
				"properties": { "type": { "const": "CARD" } },
				"required": ["type"]
			},
			"then": { "properties": { "card_id": {
				"title": "Card ID",
				"description": "Identifies the card that pays.",
				"type": ["string", "null"]
			} } },
			"else": {
				"if": {
					"properties": { "type": { "const": "ACCOUNT_BALANCE" } },
					"required": ["type"]
				},
				"then": {},
				"else": { "properties": { "card_id": {
					"title": "Card ID",
					"description": "Identifies the card that pays.",
					"type": ["string", "null"]
				} } }
			}
		},
		"items": {
			"title": "Item list",
			"description": "What was ordered: one entry for each payout.",
			"type": ["array", "null"],
			"items": {
				"title": "Item",
				"description": "One payout to one recipient.",
				"type": ["object", "null"],
				"properties": {
					"distribution_method": {
						"title": "Distribution method",
						"description": "How the item reaches its recipient.",
						"type": ["object", "null"],
						"properties": { "type": {
							"title": "Distribution type",
							"description": "Whether the item is sent by e-mail or as a payout link.",
							"type": ["string", "null"],
							"examples": ["EMAIL", "PAYOUT_LINK"]
						} },
						"if": {
							"properties": { "type": { "const": "EMAIL" } },
							"required": ["type"]
						},
						"then": { "properties": { "email_address": {
							"title": "E-mail address",
							"description": "The recipient's e-mail address.",
							"type": ["string", "null"]
						} } },
						"else": {
							"if": {
								"properties": { "type": { "const": "PAYOUT_LINK" } },
								"required": ["type"]
							},
							"then": {},
							"else": { "properties": { "email_address": {
								"title": "E-mail address",
								"description": "The recipient's e-mail address.",
								"type": ["string", "null"]
							} } }
						}
					},
					"products": {
						"title": "Product selection",
						"description": "What the recipient can choose from.",
						"type": ["object", "null"],
						"properties": { "type": {
							"title": "Selection type",
							"description": "Whether one product or several are offered.",
							"type": ["string", "null"],
							"examples": ["SINGLE", "MULTIPLE"]
						} },
						"if": {
							"properties": { "type": { "const": "SINGLE" } },
							"required": ["type"]
						},
						"then": { "properties": { "value": {
							"title": "Product",
							"description": "The one product of a single selection."
						} } },
						"else": {
							"if": {
								"properties": { "type": { "const": "MULTIPLE" } },
								"required": ["type"]
							},
							"then": { "properties": { "values": {
								"title": "Product list",
								"description": "The products of a multiple selection.",
								"type": ["array", "null"],
								"items": {
									"title": "Offered product",
									"description": "The code of one product on offer."
								}
							} } },
							"else": { "properties": {
								"value": {
									"title": "Product",
									"description": "The one product of a single selection."
								},
								"values": {
									"title": "Product list",
									"description": "The products of a multiple selection.",
									"type": ["array", "null"],
									"items": {
										"title": "Offered product",
										"description": "The code of one product on offer."
									}
								}
							} }
						}
					},
					"redemption_url": {
						"title": "Redemption URL",
						"description": "Where the recipient redeems the item.",
						"deprecated": true
					}
				}
			}
		}
	} },
	"else": {
		"if": {
			"properties": { "status": { "const": "PROCESSING" } },
			"required": ["status"]
		},
		"then": { "properties": {
			"id": {
				"title": "Order ID",
				"description": "Identifies the order."
			},
			"message": {
				"title": "Message",
				"description": "What the service says about an order that is not completed."
			}
		} },
		"else": {
			"if": {
				"properties": { "status": { "const": "FAILED" } },
				"required": ["status"]
			},
			"then": { "properties": {
				"id": {
					"title": "Order ID",
					"description": "Identifies the order."
				},
				"message": {
					"title": "Message",
					"description": "What the service says about an order that is not completed."
				}
			} }
		}
	}
};
const order_2024_02_05_implied_ = {
	"$schema": "https://json-schema.org/draft/2020-12/schema",
	"title": "Order",
	"description": "The shape order, section 2.6.",
	"type": "object",
	"properties": { "status": {
		"title": "Status",
		"description": "The state of the order.",
		"type": "string",
		"enum": [
			"COMPLETED",
			"PROCESSING",
			"FAILED"
		]
	} },
	"required": ["status"],
	"if": {
		"properties": { "status": { "const": "COMPLETED" } },
		"required": ["status"]
	},
	"then": { "properties": {
		"id": {
			"title": "Order ID",
			"description": "Identifies the order."
		},
		"message": {
			"title": "Message",
			"description": "What the service says about an order that is not completed."
		},
		"completed_at": {
			"title": "Completion time",
			"description": "When the order was completed."
		},
		"payment_method": {
			"title": "Payment method",
			"description": "How the order is paid, and in which currency.",
			"type": ["object", "null"],
			"properties": {
				"type": {
					"title": "Payment type",
					"description": "Whether a card or the account balance pays.",
					"type": ["string", "null"],
					"examples": ["CARD", "ACCOUNT_BALANCE"]
				},
				"currency": {
					"title": "Currency",
					"description": "The currency in which the order is paid.",
					"type": ["string", "null"],
					"examples": [
						"EUR",
						"GBP",
						"USD",
						"CAD"
					]
				}
			},
			"if": {
				"properties": { "type": { "const": "CARD" } },
				"required": ["type"]
			},
			"then": { "properties": { "card_id": {
				"title": "Card ID",
				"description": "Identifies the card that pays.",
				"type": ["string", "null"]
			} } },
			"else": {
				"if": {
					"properties": { "type": { "const": "ACCOUNT_BALANCE" } },
					"required": ["type"]
				},
				"then": {},
				"else": { "properties": { "card_id": {
					"title": "Card ID",
					"description": "Identifies the card that pays.",
					"type": ["string", "null"]
				} } }
			}
		},
		"items": {
			"title": "Item list",
			"description": "What was ordered: one entry for each payout.",
			"type": ["array", "null"],
			"items": {
				"title": "Item",
				"description": "One payout to one recipient.",
				"type": ["object", "null"],
				"properties": {
					"distribution_method": {
						"title": "Distribution method",
						"description": "How the item reaches its recipient.",
						"type": ["object", "null"],
						"properties": { "type": {
							"title": "Distribution type",
							"description": "Whether the item is sent by e-mail or as a payout link.",
							"type": ["string", "null"],
							"examples": ["EMAIL", "PAYOUT_LINK"]
						} },
						"if": {
							"properties": { "type": { "const": "EMAIL" } },
							"required": ["type"]
						},
						"then": { "properties": { "email_address": {
							"title": "E-mail address",
							"description": "The recipient's e-mail address.",
							"type": ["string", "null"]
						} } },
						"else": {
							"if": {
								"properties": { "type": { "const": "PAYOUT_LINK" } },
								"required": ["type"]
							},
							"then": {},
							"else": { "properties": { "email_address": {
								"title": "E-mail address",
								"description": "The recipient's e-mail address.",
								"type": ["string", "null"]
							} } }
						}
					},
					"products": {
						"title": "Product selection",
						"description": "What the recipient can choose from.",
						"type": ["object", "null"],
						"properties": { "type": {
							"title": "Selection type",
							"description": "Whether one product or several are offered.",
							"type": ["string", "null"],
							"examples": ["SINGLE", "MULTIPLE"]
						} },
						"if": {
							"properties": { "type": { "const": "SINGLE" } },
							"required": ["type"]
						},
						"then": { "properties": { "value": {
							"title": "Product",
							"description": "The one product of a single selection."
						} } },
						"else": {
							"if": {
								"properties": { "type": { "const": "MULTIPLE" } },
								"required": ["type"]
							},
							"then": { "properties": { "values": {
								"title": "Product list",
								"description": "The products of a multiple selection.",
								"type": ["array", "null"],
								"items": {
									"title": "Offered product",
									"description": "The code of one product on offer."
								}
							} } },
							"else": { "properties": {
								"value": {
									"title": "Product",
									"description": "The one product of a single selection."
								},
								"values": {
									"title": "Product list",
									"description": "The products of a multiple selection.",
									"type": ["array", "null"],
									"items": {
										"title": "Offered product",
										"description": "The code of one product on offer."
									}
								}
							} }
						}
					},
					"payout": {
						"title": "Payout",
						"description": "Replaces the redemption URL. Its structure is not documented."
					}
				}
			}
		}
	} },
	"else": {
		"if": {
			"properties": { "status": { "const": "PROCESSING" } },
			"required": ["status"]
		},
		"then": { "properties": {
			"id": {
				"title": "Order ID",
				"description": "Identifies the order."
			},
			"message": {
				"title": "Message",
				"description": "What the service says about an order that is not completed."
			}
		} },
		"else": {
			"if": {
				"properties": { "status": { "const": "FAILED" } },
				"required": ["status"]
			},
			"then": { "properties": {
				"id": {
					"title": "Order ID",
					"description": "Identifies the order."
				},
				"message": {
					"title": "Message",
					"description": "What the service says about an order that is not completed."
				}
			} }
		}
	}
};
const order_list_2023_07_27_implied_ = {
	"$schema": "https://json-schema.org/draft/2020-12/schema",
	"title": "List: Order",
	"description": "The shape order-list, section 2.6.",
	"type": ["array", "object"],
	"items": { "$ref": "#/$defs/entry" },
	"additionalProperties": {
		"if": {
			"type": "array",
			"items": { "type": "object" }
		},
		"then": {
			"type": "array",
			"items": { "$ref": "#/$defs/entry" }
		}
	},
	"$defs": { "entry": {
		"title": "Order",
		"type": "object",
		"properties": { "status": {
			"title": "Status",
			"description": "The state of the order.",
			"type": "string",
			"enum": [
				"COMPLETED",
				"PROCESSING",
				"FAILED"
			]
		} },
		"required": ["status"],
		"if": {
			"properties": { "status": { "const": "COMPLETED" } },
			"required": ["status"]
		},
		"then": { "properties": {
			"id": {
				"title": "Order ID",
				"description": "Identifies the order."
			},
			"message": {
				"title": "Message",
				"description": "What the service says about an order that is not completed."
			},
			"completed_at": {
				"title": "Completion time",
				"description": "When the order was completed."
			},
			"payment_method": {
				"title": "Payment method",
				"description": "How the order is paid, and in which currency.",
				"type": ["object", "null"],
				"properties": {
					"type": {
						"title": "Payment type",
						"description": "Whether a card or the account balance pays.",
						"type": ["string", "null"],
						"examples": ["CARD", "ACCOUNT_BALANCE"]
					},
					"currency": {
						"title": "Currency",
						"description": "The currency in which the order is paid.",
						"type": ["string", "null"],
						"examples": [
							"EUR",
							"GBP",
							"USD",
							"CAD"
						]
					}
				},
				"if": {
					"properties": { "type": { "const": "CARD" } },
					"required": ["type"]
				},
				"then": { "properties": { "card_id": {
					"title": "Card ID",
					"description": "Identifies the card that pays.",
					"type": ["string", "null"]
				} } },
				"else": {
					"if": {
						"properties": { "type": { "const": "ACCOUNT_BALANCE" } },
						"required": ["type"]
					},
					"then": {},
					"else": { "properties": { "card_id": {
						"title": "Card ID",
						"description": "Identifies the card that pays.",
						"type": ["string", "null"]
					} } }
				}
			},
			"items": {
				"title": "Item list",
				"description": "What was ordered: one entry for each payout.",
				"type": ["array", "null"],
				"items": {
					"title": "Item",
					"description": "One payout to one recipient.",
					"type": ["object", "null"],
					"properties": {
						"distribution_method": {
							"title": "Distribution method",
							"description": "How the item reaches its recipient.",
							"type": ["object", "null"],
							"properties": { "type": {
								"title": "Distribution type",
								"description": "Whether the item is sent by e-mail or as a payout link.",
								"type": ["string", "null"],
								"examples": ["EMAIL", "PAYOUT_LINK"]
							} },
							"if": {
								"properties": { "type": { "const": "EMAIL" } },
								"required": ["type"]
							},
							"then": { "properties": { "email_address": {
								"title": "E-mail address",
								"description": "The recipient's e-mail address.",
								"type": ["string", "null"]
							} } },
							"else": {
								"if": {
									"properties": { "type": { "const": "PAYOUT_LINK" } },
									"required": ["type"]
								},
								"then": {},
								"else": { "properties": { "email_address": {
									"title": "E-mail address",
									"description": "The recipient's e-mail address.",
									"type": ["string", "null"]
								} } }
							}
						},
						"products": {
							"title": "Product selection",
							"description": "What the recipient can choose from.",
							"type": ["object", "null"],
							"properties": { "type": {
								"title": "Selection type",
								"description": "Whether one product or several are offered.",
								"type": ["string", "null"],
								"examples": ["SINGLE", "MULTIPLE"]
							} },
							"if": {
								"properties": { "type": { "const": "SINGLE" } },
								"required": ["type"]
							},
							"then": { "properties": { "value": {
								"title": "Product",
								"description": "The one product of a single selection."
							} } },
							"else": {
								"if": {
									"properties": { "type": { "const": "MULTIPLE" } },
									"required": ["type"]
								},
								"then": { "properties": { "values": {
									"title": "Product list",
									"description": "The products of a multiple selection.",
									"type": ["array", "null"],
									"items": {
										"title": "Offered product",
										"description": "The code of one product on offer."
									}
								} } },
								"else": { "properties": {
									"value": {
										"title": "Product",
										"description": "The one product of a single selection."
									},
									"values": {
										"title": "Product list",
										"description": "The products of a multiple selection.",
										"type": ["array", "null"],
										"items": {
											"title": "Offered product",
											"description": "The code of one product on offer."
										}
									}
								} }
							}
						},
						"redemption_url": {
							"title": "Redemption URL",
							"description": "Where the recipient redeems the item.",
							"deprecated": true
						}
					}
				}
			}
		} },
		"else": {
			"if": {
				"properties": { "status": { "const": "PROCESSING" } },
				"required": ["status"]
			},
			"then": { "properties": {
				"id": {
					"title": "Order ID",
					"description": "Identifies the order."
				},
				"message": {
					"title": "Message",
					"description": "What the service says about an order that is not completed."
				}
			} },
			"else": {
				"if": {
					"properties": { "status": { "const": "FAILED" } },
					"required": ["status"]
				},
				"then": { "properties": {
					"id": {
						"title": "Order ID",
						"description": "Identifies the order."
					},
					"message": {
						"title": "Message",
						"description": "What the service says about an order that is not completed."
					}
				} }
			}
		}
	} }
};
const order_list_2024_02_05_implied_ = {
	"$schema": "https://json-schema.org/draft/2020-12/schema",
	"title": "List: Order",
	"description": "The shape order-list, section 2.6.",
	"type": ["array", "object"],
	"items": { "$ref": "#/$defs/entry" },
	"additionalProperties": {
		"if": {
			"type": "array",
			"items": { "type": "object" }
		},
		"then": {
			"type": "array",
			"items": { "$ref": "#/$defs/entry" }
		}
	},
	"$defs": { "entry": {
		"title": "Order",
		"type": "object",
		"properties": { "status": {
			"title": "Status",
			"description": "The state of the order.",
			"type": "string",
			"enum": [
				"COMPLETED",
				"PROCESSING",
				"FAILED"
			]
		} },
		"required": ["status"],
		"if": {
			"properties": { "status": { "const": "COMPLETED" } },
			"required": ["status"]
		},
		"then": { "properties": {
			"id": {
				"title": "Order ID",
				"description": "Identifies the order."
			},
			"message": {
				"title": "Message",
				"description": "What the service says about an order that is not completed."
			},
			"completed_at": {
				"title": "Completion time",
				"description": "When the order was completed."
			},
			"payment_method": {
				"title": "Payment method",
				"description": "How the order is paid, and in which currency.",
				"type": ["object", "null"],
				"properties": {
					"type": {
						"title": "Payment type",
						"description": "Whether a card or the account balance pays.",
						"type": ["string", "null"],
						"examples": ["CARD", "ACCOUNT_BALANCE"]
					},
					"currency": {
						"title": "Currency",
						"description": "The currency in which the order is paid.",
						"type": ["string", "null"],
						"examples": [
							"EUR",
							"GBP",
							"USD",
							"CAD"
						]
					}
				},
				"if": {
					"properties": { "type": { "const": "CARD" } },
					"required": ["type"]
				},
				"then": { "properties": { "card_id": {
					"title": "Card ID",
					"description": "Identifies the card that pays.",
					"type": ["string", "null"]
				} } },
				"else": {
					"if": {
						"properties": { "type": { "const": "ACCOUNT_BALANCE" } },
						"required": ["type"]
					},
					"then": {},
					"else": { "properties": { "card_id": {
						"title": "Card ID",
						"description": "Identifies the card that pays.",
						"type": ["string", "null"]
					} } }
				}
			},
			"items": {
				"title": "Item list",
				"description": "What was ordered: one entry for each payout.",
				"type": ["array", "null"],
				"items": {
					"title": "Item",
					"description": "One payout to one recipient.",
					"type": ["object", "null"],
					"properties": {
						"distribution_method": {
							"title": "Distribution method",
							"description": "How the item reaches its recipient.",
							"type": ["object", "null"],
							"properties": { "type": {
								"title": "Distribution type",
								"description": "Whether the item is sent by e-mail or as a payout link.",
								"type": ["string", "null"],
								"examples": ["EMAIL", "PAYOUT_LINK"]
							} },
							"if": {
								"properties": { "type": { "const": "EMAIL" } },
								"required": ["type"]
							},
							"then": { "properties": { "email_address": {
								"title": "E-mail address",
								"description": "The recipient's e-mail address.",
								"type": ["string", "null"]
							} } },
							"else": {
								"if": {
									"properties": { "type": { "const": "PAYOUT_LINK" } },
									"required": ["type"]
								},
								"then": {},
								"else": { "properties": { "email_address": {
									"title": "E-mail address",
									"description": "The recipient's e-mail address.",
									"type": ["string", "null"]
								} } }
							}
						},
						"products": {
							"title": "Product selection",
							"description": "What the recipient can choose from.",
							"type": ["object", "null"],
							"properties": { "type": {
								"title": "Selection type",
								"description": "Whether one product or several are offered.",
								"type": ["string", "null"],
								"examples": ["SINGLE", "MULTIPLE"]
							} },
							"if": {
								"properties": { "type": { "const": "SINGLE" } },
								"required": ["type"]
							},
							"then": { "properties": { "value": {
								"title": "Product",
								"description": "The one product of a single selection."
							} } },
							"else": {
								"if": {
									"properties": { "type": { "const": "MULTIPLE" } },
									"required": ["type"]
								},
								"then": { "properties": { "values": {
									"title": "Product list",
									"description": "The products of a multiple selection.",
									"type": ["array", "null"],
									"items": {
										"title": "Offered product",
										"description": "The code of one product on offer."
									}
								} } },
								"else": { "properties": {
									"value": {
										"title": "Product",
										"description": "The one product of a single selection."
									},
									"values": {
										"title": "Product list",
										"description": "The products of a multiple selection.",
										"type": ["array", "null"],
										"items": {
											"title": "Offered product",
											"description": "The code of one product on offer."
										}
									}
								} }
							}
						},
						"payout": {
							"title": "Payout",
							"description": "Replaces the redemption URL. Its structure is not documented."
						}
					}
				}
			}
		} },
		"else": {
			"if": {
				"properties": { "status": { "const": "PROCESSING" } },
				"required": ["status"]
			},
			"then": { "properties": {
				"id": {
					"title": "Order ID",
					"description": "Identifies the order."
				},
				"message": {
					"title": "Message",
					"description": "What the service says about an order that is not completed."
				}
			} },
			"else": {
				"if": {
					"properties": { "status": { "const": "FAILED" } },
					"required": ["status"]
				},
				"then": { "properties": {
					"id": {
						"title": "Order ID",
						"description": "Identifies the order."
					},
					"message": {
						"title": "Message",
						"description": "What the service says about an order that is not completed."
					}
				} }
			}
		}
	} }
};
const product_2023_07_27_implied_ = {
	"$schema": "https://json-schema.org/draft/2020-12/schema",
	"title": "Product",
	"description": "The shape product, section 2.1.",
	"type": "object"
};
const product_2024_02_05_implied_ = {
	"$schema": "https://json-schema.org/draft/2020-12/schema",
	"title": "Product",
	"description": "The shape product, section 2.1.",
	"type": "object",
	"properties": {
		"approval_state": {
			"title": "Approval state",
			"description": "Approved for every listed product. Its values are not documented.",
			"type": "string",
			"minLength": 1
		},
		"categories": {
			"title": "Category list",
			"description": "The categories of the product. Their form is not documented.",
			"type": [
				"array",
				"object",
				"null"
			]
		},
		"expiry": {
			"title": "Expiry",
			"description": "Instructions on expiry. Their fields are not documented.",
			"type": ["object", "null"]
		}
	},
	"required": ["approval_state"]
};
const product_list_2023_07_27_implied_ = {
	"$schema": "https://json-schema.org/draft/2020-12/schema",
	"title": "List: Product",
	"description": "The shape product-list, section 2.1.",
	"type": ["array", "object"],
	"items": { "$ref": "#/$defs/entry" },
	"additionalProperties": {
		"if": {
			"type": "array",
			"items": { "type": "object" }
		},
		"then": {
			"type": "array",
			"items": { "$ref": "#/$defs/entry" }
		}
	},
	"$defs": { "entry": {
		"title": "Product",
		"type": "object"
	} }
};
const product_list_2024_02_05_implied_ = {
	"$schema": "https://json-schema.org/draft/2020-12/schema",
	"title": "List: Product",
	"description": "The shape product-list, section 2.1.",
	"type": ["array", "object"],
	"items": { "$ref": "#/$defs/entry" },
	"additionalProperties": {
		"if": {
			"type": "array",
			"items": { "type": "object" }
		},
		"then": {
			"type": "array",
			"items": { "$ref": "#/$defs/entry" }
		}
	},
	"$defs": { "entry": {
		"title": "Product",
		"type": "object",
		"properties": {
			"approval_state": {
				"title": "Approval state",
				"description": "Approved for every listed product. Its values are not documented.",
				"type": "string",
				"minLength": 1
			},
			"categories": {
				"title": "Category list",
				"description": "The categories of the product. Their form is not documented.",
				"type": [
					"array",
					"object",
					"null"
				]
			},
			"expiry": {
				"title": "Expiry",
				"description": "Instructions on expiry. Their fields are not documented.",
				"type": ["object", "null"]
			}
		},
		"required": ["approval_state"]
	} }
};
const product_update_2023_07_27_implied_ = {
	"$schema": "https://json-schema.org/draft/2020-12/schema",
	"title": "Product update",
	"description": "The shape product-update, section 2.3.",
	"type": "object",
	"properties": {
		"product_code": {
			"title": "Product code",
			"description": "The code of the product that changed.",
			"type": "string",
			"minLength": 1
		},
		"old_state": {
			"title": "Old state",
			"description": "The product's state before the update.",
			"type": ["object", "null"],
			"properties": { "price_multiplier": {
				"title": "Price multiplier",
				"description": "A decimal number in a string.",
				"type": ["string", "null"],
				"pattern": "^-?[0-9]+(?:\\.[0-9]+)?$"
			} }
		},
		"new_state": {
			"title": "New state",
			"description": "The product's state after the update.",
			"type": "object",
			"properties": { "price_multiplier": {
				"title": "Price multiplier",
				"description": "A decimal number in a string.",
				"type": ["string", "null"],
				"pattern": "^-?[0-9]+(?:\\.[0-9]+)?$"
			} }
		},
		"timestamp": {
			"title": "Timestamp",
			"description": "When the update happened. A date and time to the microsecond, without a zone offset.",
			"type": "string",
			"pattern": "^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]\\.[0-9]{6}(?:Z|[+-](?:[01][0-9]|2[0-3]):[0-5][0-9])?$"
		}
	},
	"required": [
		"product_code",
		"new_state",
		"timestamp"
	]
};
const product_query_2023_07_27_implied_ = {
	"$schema": "https://json-schema.org/draft/2020-12/schema",
	"title": "Product query",
	"description": "The shape product-query, section 4.1.",
	"type": "object"
};
const product_query_2024_02_05_implied_ = {
	"$schema": "https://json-schema.org/draft/2020-12/schema",
	"title": "Product query",
	"description": "The shape product-query, section 4.1.",
	"type": "object",
	"properties": {
		"is_orderable": {
			"title": "Orderable filter",
			"description": "When set, only products that can be ordered are listed.",
			"type": "string"
		},
		"code": {
			"title": "Product code",
			"description": "Lists the one product with this code.",
			"type": "string"
		},
		"countries_redeemable_in": {
			"title": "Country filter",
			"description": "Lists products that can be redeemed in these countries.",
			"type": ["string", "array"],
			"items": { "type": "string" }
		},
		"after": {
			"title": "Start cursor",
			"description": "A cursor: lists what follows it.",
			"type": "string"
		},
		"before": {
			"title": "End cursor",
			"description": "A cursor: lists what precedes it.",
			"type": "string"
		},
		"limit": {
			"title": "Page size",
			"description": "How many entries a page holds at most. The largest value is not documented.",
			"type": "string",
			"pattern": "^[0-9]+$"
		}
	},
	"not": { "required": ["before", "after"] }
};
const product_query_2024_02_05_stated_ = {
	"$schema": "https://json-schema.org/draft/2020-12/schema",
	"title": "Product query",
	"description": "The shape product-query, section 4.1.",
	"type": "object",
	"properties": {
		"is_orderable": {
			"title": "Orderable filter",
			"description": "When set, only products that can be ordered are listed.",
			"type": "string"
		},
		"code": {
			"title": "Product code",
			"description": "Lists the one product with this code.",
			"type": "string"
		},
		"countries_redeemable_in": {
			"title": "Country filter",
			"description": "Lists products that can be redeemed in these countries.",
			"type": ["string", "array"],
			"items": { "type": "string" }
		},
		"after": {
			"title": "Start cursor",
			"description": "A cursor: lists what follows it.",
			"type": "string"
		},
		"before": {
			"title": "End cursor",
			"description": "A cursor: lists what precedes it.",
			"type": "string"
		},
		"limit": {
			"title": "Page size",
			"description": "How many entries a page holds at most. The largest value is not documented."
		}
	},
	"not": { "required": ["before", "after"] }
};
const order_query_2023_07_27_implied_ = {
	"$schema": "https://json-schema.org/draft/2020-12/schema",
	"title": "Order query",
	"description": "The shape order-query, section 4.1.",
	"type": "object",
	"properties": {
		"limit": {
			"title": "Page size",
			"description": "How many entries a page holds at most. The largest value is not documented.",
			"type": "string",
			"pattern": "^[0-9]+$"
		},
		"before": {
			"title": "End cursor",
			"description": "A cursor: lists what precedes it.",
			"type": "string"
		},
		"after": {
			"title": "Start cursor",
			"description": "A cursor: lists what follows it.",
			"type": "string"
		}
	}
};
const order_query_2023_07_27_stated_ = {
	"$schema": "https://json-schema.org/draft/2020-12/schema",
	"title": "Order query",
	"description": "The shape order-query, section 4.1.",
	"type": "object",
	"properties": {
		"limit": {
			"title": "Page size",
			"description": "How many entries a page holds at most. The largest value is not documented."
		},
		"before": {
			"title": "End cursor",
			"description": "A cursor: lists what precedes it.",
			"type": "string"
		},
		"after": {
			"title": "Start cursor",
			"description": "A cursor: lists what follows it.",
			"type": "string"
		}
	}
};
const schemas = {
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
// schema.ts
/**
* The JSON Schema of each shape, with the rules that are errors by default. The data are generated from the contract
* at build time, so the core is not needed.
*/
/** The dialects of JSON Schema that are supported. */
const dialect = /* @__PURE__ */ oneOf(["draft-2020-12", "draft-07"]);
const readOptions$2 = /* @__PURE__ */ readerOf({
	...AMENDMENTS,
	version,
	level: /* @__PURE__ */ optional(/* @__PURE__ */ oneOf(levels), "implied")
});
/** Converts a schema to a dialect. Throws a TypeError for an unknown dialect. */
function jsonSchemaFor(target, schema) {
	if (dialect(target, "target") === "draft-2020-12") return schema;
	const text = JSON.stringify(schema).replaceAll("$defs", "definitions");
	return {
		...JSON.parse(text),
		$schema: "http://json-schema.org/draft-07/schema#"
	};
}
/**
* Returns the JSON Schema (2020-12) of a shape. That of a query describes its parameters as an object of strings.
* The default version is that of `validate`, the default level `'implied'`. A JSON Schema can't express duplicate keys,
* bad encoding, or which of several members holds the entries of a list. The result is a copy that you may change.
* An unknown shape or option throws a `TypeError`.
*
* @example
* ```ts
* import { jsonSchema } from 'order-contract'
*
* const schema = jsonSchema('product-update', { level: 'stated' })
* if (schema.title !== 'Product update') throw new Error('no schema')
* ```
*/
function jsonSchema(shape, options) {
	knownShape(shape);
	const { version, level, ...amendments } = readOptions$2(options);
	const schema = JSON.parse(JSON.stringify(schemas[shape][version][level]));
	amendedFor(shape, amendments);
	amendSchema(schema, amendments);
	return schema;
}
/** Amends a schema in place. Passes over pointers to fields that its version does not have. */
function amendSchema(schema, { accept = {}, optional = [] }) {
	const document = schema;
	const root = document.$defs?.entry ?? document;
	for (const [pointer, accepted] of Object.entries(accept)) {
		const { owners, name } = ownersOf(root, pointer);
		for (const owner of owners) {
			const { enum: allowed, examples } = owner.properties?.[name] ?? {};
			const values = allowed ?? examples;
			values?.push(...new Set(accepted.filter((value) => !values.includes(value))));
			allowOthers(owner, name);
		}
	}
	for (const pointer of optional) {
		const { owners, name } = ownersOf(root, pointer);
		for (const owner of owners) {
			const required = owner.required?.filter((other) => other !== name) ?? [];
			if (required.length > 0) owner.required = required;
			else delete owner.required;
			delete owner.properties?.[name]?.minLength;
			allowOthers(owner, name);
		}
	}
}
/** Returns the schemas of the object with the field at a pointer, and the name of the field. */
function ownersOf(root, pointer) {
	const names = pointer.split("/").slice(1);
	const name = names.pop() ?? "";
	const below = (schema, name) => name === "*" ? schema.items : schema.properties?.[name];
	const step = (schemas, name) => schemas.flatMap((schema) => below(schema, name) ?? []).flatMap(branches);
	return {
		owners: names.reduce(step, branches(root)),
		name
	};
}
/** Returns a schema, and those that apply with a value of its discriminator. */
function branches(schema) {
	return schema === void 0 ? [] : [
		schema,
		...branches(schema.then),
		...branches(schema.else)
	];
}
/**
* Ends the rules for the values of a discriminator by those for any other value, or none: the fields keep their types, and
* none is required. Without amendments such a document is invalid in any case.
*/
function allowOthers(owner, discriminator) {
	if (owner.if?.properties?.[discriminator] === void 0) return;
	const last = branches(owner).filter((branch) => branch.if !== void 0).at(-1);
	const properties = Object.assign({}, ...branches(owner).map(({ then }) => then?.properties));
	if (last !== void 0) last.else ??= withoutPresence({ properties });
}
function withoutPresence(schema) {
	const { required: _, minLength: __, minItems: ___, ...rest } = schema;
	const properties = Object.entries(rest.properties ?? {}).map(([name, field]) => [name, withoutPresence(field)]);
	return {
		...rest,
		...rest.properties && { properties: Object.fromEntries(properties) },
		...rest.items && { items: withoutPresence(rest.items) }
	};
}
// standard_schema.ts
/**
* Validation as a Standard Schema v1 and a Standard JSON Schema v1 (standardschema.dev), for form libraries and
* servers. A valid value is returned unchanged; only errors become issues.
*/
const readOptions$1 = /* @__PURE__ */ readerOf({
	...DOCUMENT,
	names: /* @__PURE__ */ optional(/* @__PURE__ */ oneOf(namings), "label"),
	message: /* @__PURE__ */ optional(messageFrom, ({ message }) => message),
	only: /* @__PURE__ */ optional(pointers)
});
function standardSchema(shape, options) {
	knownShape(shape);
	const { message, only, ...given } = readOptions$1(options);
	const settings = settingsOf(shape, given);
	const rules = {
		shape,
		settings,
		message,
		only
	};
	const convert = (given) => schemaOf(shape, settings, own(given, "target"));
	return { "~standard": {
		version: 1,
		vendor: "order-contract",
		validate: (value) => checked(value, rules),
		jsonSchema: {
			input: convert,
			output: convert
		}
	} };
}
function messageFrom(message) {
	const build = callback(message, "message");
	return (problem) => {
		const text = build(problem);
		if (typeof text === "string") return text;
		throw new TypeError(`message must return a string, not ${typeOf(text)}`);
	};
}
function schemaOf(shape, { version, level, draft, severity, accept, optional }, target) {
	if (draft || severity) throw new TypeError("a JSON Schema cannot express the options draft and severity: leave them out");
	return jsonSchemaFor(target, jsonSchema(shape, {
		version,
		level,
		accept,
		optional
	}));
}
function checked(value, rules) {
	const { shape, settings } = rules;
	const input = asValue(shape, value);
	let errors;
	try {
		if (isAccepted(shape, input, settings)) return { value };
		errors = errorsOf(input, rules);
	} catch (error) {
		if (!(error instanceof TypeError)) throw error;
		errors = errorsOf(NOT_PLAIN, rules);
	}
	return { issues: issuesOf(errors, rules) };
}
function errorsOf(input, { shape, settings, only }) {
	const listed = only === void 0 ? errorsIn(validated(shape, input, settings)) : [];
	if (listed.length > 0) return listed;
	const all = errorsIn(validated(shape, input, withAllFindings(settings)));
	if (all.length === 0) return errorsIn(validated(shape, UNSERIALIZABLE, settings));
	return only === void 0 ? all.slice(0, 1) : all;
}
function errorsIn({ problems }) {
	return problems.filter(({ severity }) => severity === "error");
}
function issuesOf(errors, { settings, message, only }) {
	const isShown = ({ pointer }) => only?.some((field) => pointer === field || pointer.startsWith(`${field}/`)) ?? true;
	const other = errors.find((problem) => !isShown(problem));
	const elsewhere = other === void 0 ? [] : [elsewhereFor(other, settings)];
	return [...errors.filter(isShown), ...elsewhere].map((problem) => {
		const { path, code, pointer, meta } = problem;
		return {
			message: message(problem),
			path,
			code,
			pointer,
			meta
		};
	});
}
/** Makes the problem at the root that stands for one of a field that is not on screen. */
function elsewhereFor({ code, severity, basis, section }, settings) {
	return {
		code,
		severity,
		basis,
		section,
		message: messageOf(phrasingOf(settings), 66, NO_ARGUMENTS),
		pointer: "",
		path: [],
		meta: {}
	};
}
// detect_shape.ts
/**
* Detects which shape a document has: by the names that it has of each, and among the shapes with the most by what is wrong
* with it as one of them.
*/
/**
* Returns the shapes that a document can have, the likeliest first: those of which it has the most names, and among them
* those with the fewest problems. The list is empty if no shape has any of its names. Names are also found in text that ends
* early, such as that of an order that is being typed; of a text of more than 2 MB, those in the beginning count. A mistake
* in an argument throws a `TypeError`.
*
* @example
* ```ts
* import { detectShape } from 'order-contract'
*
* const [found] = detectShape('{"id": "O-1", "status": "PROCESSING", "items": []}')
* if (found?.shape !== 'order') throw new Error('unclear')
* ```
*/
function detectShape(input, options) {
	const { shapes, version, ...search } = readOptions(options);
	const names = namesOf(input, search);
	const possible = version === void 0 ? versions$1 : [version];
	const likely = best(best(shapes.flatMap((shape) => possible.map((version) => count(shape, version, names))), ({ known, missing }) => [known, -missing]).filter(({ known }) => known > 0).map((one) => check(input, one, search)), ({ isPossible, problems }) => [Number(isPossible), -problems]);
	return unique(likely.map(({ shape }) => shape)).map((shape) => merge(likely, shape)).sort((one, other) => other.versions.length - one.versions.length);
}
const readOptions = /* @__PURE__ */ readerOf({
	shapes: /* @__PURE__ */ optional(/* @__PURE__ */ listOf(/* @__PURE__ */ oneOf(shapes$1), "shapes"), shapes$1),
	version: /* @__PURE__ */ optional(version.check),
	entries: DOCUMENT.entries,
	limits
});
const NONE = {
	document: [],
	entries: [],
	query: []
};
/** A longer text is not parsed twice. Of what can't be parsed, so much is looked at for names. */
const PARSED = 2e6;
const LOOKED_AT = 2e5;
function namesOf(input, { entries }) {
	const form = formOf(input);
	const text = textOf(input, form);
	if (/^URL(?:SearchParams)?$/.test(tagOf(input)) || /^\s*\??[\w%.~+-]+=/.test(text)) return {
		...NONE,
		query: [...new URLSearchParams(text.trim()).keys()]
	};
	const value = text.length > PARSED ? void 0 : parsed(text);
	const own = value === void 0 ? namesInText(text) : keysOf(value);
	return {
		document: own,
		entries: namesInEntries(value, entries),
		query: form === 2 ? own : []
	};
}
function textOf(input, form) {
	if (form === 0) return new TextDecoder().decode(input);
	if (form === 1 || tagOf(input) === "URLSearchParams") return String(input);
	if (tagOf(input) === "URL") return input.search;
	const text = jsonOf(input);
	return typeof text === "string" ? text : "";
}
/** Returns the names in the beginning of an object. */
function namesInText(text) {
	if (text.trimStart().startsWith("[")) return [];
	return unique([...text.slice(0, LOOKED_AT).matchAll(/"(\w+)"\s*:/g)].map(([, name = ""]) => name));
}
/** How many entries of a list are looked at. */
const ENTRIES = 20;
function namesInEntries(value, pointer) {
	const list = pointer === void 0 ? onlyArrayIn(value) : at(value, pointer);
	return Array.isArray(list) ? unique(list.slice(0, ENTRIES).flatMap(keysOf)) : [];
}
/** The array itself, or the only member of the object that is one. */
function onlyArrayIn(value) {
	if (Array.isArray(value)) return value;
	const arrays = Object.values(value ?? {}).filter(Array.isArray);
	return arrays.length === 1 ? arrays[0] : void 0;
}
function at(value, pointer) {
	const names = pointer.split("/").slice(1);
	const step = (inside, name) => isRecord(inside) ? own(inside, name.replaceAll("~1", "/").replaceAll("~0", "~")) : void 0;
	return names.reduce(step, value);
}
const layoutOf = (shape) => descriptions[shape][defaultVersion].layout;
/** Of two shapes with the same known names, the one that lacks fewer fields is likelier. */
function count(shape, version, names) {
	const found = names[layoutOf(shape)];
	const { fields } = descriptions[shape][version].object;
	return {
		shape,
		version,
		known: fields.filter(({ name }) => found.includes(name)).length,
		missing: fields.filter((field) => isAlwaysRequired(field) && !found.includes(field.name)).length
	};
}
function isAlwaysRequired(field) {
	const required = own(field, "required");
	return required?.basis === "stated" && own(required, "with") === void 0;
}
/** Remarks, such as on what is deprecated, tell nothing about the shape. */
function check(input, found, { entries, limits }) {
	const { shape, version } = found;
	const options = {
		limits,
		...layoutOf(shape) === "entries" && { entries }
	};
	const { problems, valid } = validate(shape, input, {
		...options,
		version
	});
	const told = problems.filter(({ severity }) => severity !== "info").length;
	const isPossible = detectVersion(shape, input, options).candidates.includes(version);
	return {
		...found,
		valid,
		problems: told,
		isPossible
	};
}
function merge(all, of) {
	const same = all.filter(({ shape }) => shape === of);
	const [{ shape, valid, known, missing }] = same;
	return {
		shape,
		versions: same.map(({ version }) => version),
		valid,
		known,
		missing
	};
}
/** The items of the highest rank: ranks are compared number by number. */
function best(items, rankOf) {
	const isBelow = ([a, b], [c, d]) => a < c || a === c && b < d;
	return items.filter((item) => !items.some((other) => isBelow(rankOf(item), rankOf(other))));
}
const unique = (names) => [...new Set(names)];
const keysOf = (value) => isRecord(value) && !Array.isArray(value) ? Object.keys(value) : [];
function parsed(text) {
	try {
		return JSON.parse(text);
	} catch {
		return;
	}
}
export { assertValid as a, describe as c, shapes as d, versions as f, InvalidDocumentError as i, changes as l, standardSchema as n, is as o, jsonSchema as r, applyFixes as s, detectShape as t, codes as u };
