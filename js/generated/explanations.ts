// What each code means.
// Written by codegen/: change the contract, then npm run build.
import type { Explanation } from '../explain.js'

export const syntax_: Explanation = {"code":"syntax","text":"The text is not JSON. Nothing behind the place is read, so only what was found before it stands, and nothing counts as missing.","fails":{"by":"validate","shape":"order-created","input":"{\"status\": \"COMPLETED\",}"},"passes":{"by":"validate","shape":"order-created","input":"{\"status\": \"COMPLETED\"}"},"page":"docs/codes.md#syntax"}

export const encoding_: Explanation = {"code":"encoding","text":"The text is not clean UTF-8: bad bytes, a byte order mark, half of a surrogate pair, or in a query a percent sign that begins no character.","fails":{"by":"validate","shape":"product-query","input":"code=%FF"},"passes":{"by":"validate","shape":"product-query","input":"code=%C3%BF"},"page":"docs/codes.md#encoding"}

export const duplicate_key_: Explanation = {"code":"duplicate_key","text":"A name stands twice in one object or query, perhaps in two spellings. Readers differ in which of the two they keep, so what is checked might not be what is used.","fails":{"by":"validate","shape":"order-created","input":"{\"status\": \"FAILED\", \"st\\u0061tus\": \"COMPLETED\"}"},"passes":{"by":"validate","shape":"order-created","input":"{\"status\": \"FAILED\"}"},"page":"docs/codes.md#duplicate_key"}

export const too_large_: Explanation = {"code":"too_large","text":"The text has more bytes of UTF-8 than the limit `bytes`. It was not read.","fails":{"by":"validate","shape":"order-created","input":"{\"status\": \"COMPLETED\"}","options":"{\"limits\":{\"bytes\":22}}"},"passes":{"by":"validate","shape":"order-created","input":"{\"status\": \"COMPLETED\"}","options":"{\"limits\":{\"bytes\":23}}"},"page":"docs/codes.md#too_large"}

export const too_deep_: Explanation = {"code":"too_deep","text":"Objects and arrays lie deeper within one another than the limit `depth`; the outermost is 1.","fails":{"by":"validate","shape":"order-created","input":"{\"status\": \"COMPLETED\", \"more\": []}","options":"{\"limits\":{\"depth\":1}}"},"passes":{"by":"validate","shape":"order-created","input":"{\"status\": \"COMPLETED\", \"more\": []}","options":"{\"limits\":{\"depth\":2}}"},"page":"docs/codes.md#too_deep"}

export const not_serializable_: Explanation = {"code":"not_serializable","text":"The value has no JSON text: it is undefined, a function or a symbol, holds a BigInt or itself, or throws when it is read.","fails":{"by":"validate","shape":"order-created"},"passes":{"by":"validate","shape":"order-created","input":"{\"status\": \"COMPLETED\"}"},"page":"docs/codes.md#not_serializable"}

export const type_: Explanation = {"code":"type","text":"The value is of another JSON type than the interface shows, or a parameter has no such form. Whatever is inside it is not looked at.","fails":{"by":"validate","shape":"order-query","input":"limit=-1"},"passes":{"by":"validate","shape":"order-query","input":"limit=1"},"page":"docs/codes.md#type"}

export const enum_: Explanation = {"code":"enum","text":"The value is none of those that are allowed. Case matters. In what you receive it is only a warning, but for the status: a new value is not your mistake.","fails":{"by":"validate","shape":"order-created","input":"{\"status\": \"DONE\"}"},"passes":{"by":"validate","shape":"order-created","input":"{\"status\": \"COMPLETED\"}"},"page":"docs/codes.md#enum"}

export const required_: Explanation = {"code":"required","text":"Something that is needed is absent. Where the interface does not say so itself, the need is implied, and the message says from what it follows.","fails":{"by":"validate","shape":"order-created","input":"{}"},"passes":{"by":"validate","shape":"order-created","input":"{\"status\": \"PROCESSING\"}"},"page":"docs/codes.md#required"}

export const empty_: Explanation = {"code":"empty","text":"A string or a list is there and holds nothing, where something is needed.","fails":{"by":"validate","shape":"product-update","input":"{\"product_code\": \"\", \"new_state\": {}, \"timestamp\": \"2024-04-10T17:11:26.601254\"}"},"passes":{"by":"validate","shape":"product-update","input":"{\"product_code\": \"P-1\", \"new_state\": {}, \"timestamp\": \"2024-04-10T17:11:26.601254\"}"},"page":"docs/codes.md#empty"}

export const email_: Explanation = {"code":"email","text":"The text is no e-mail address by the rule that browsers apply to an e-mail field. It is taken as it would be sent: spaces around it count.","fails":{"by":"validate","shape":"order-request","input":"{\"payment_method\": {\"type\": \"ACCOUNT_BALANCE\", \"currency\": \"EUR\"}, \"items\": [{\"distribution_method\": {\"type\": \"EMAIL\", \"email_address\": \"name@\"}, \"products\": {\"type\": \"SINGLE\", \"value\": \"P-1\"}}]}"},"passes":{"by":"validate","shape":"order-request","input":"{\"payment_method\": {\"type\": \"ACCOUNT_BALANCE\", \"currency\": \"EUR\"}, \"items\": [{\"distribution_method\": {\"type\": \"EMAIL\", \"email_address\": \"name@example.com\"}, \"products\": {\"type\": \"SINGLE\", \"value\": \"P-1\"}}]}"},"page":"docs/codes.md#email"}

export const timestamp_: Explanation = {"code":"timestamp","text":"The text is no date and time with six digits of fractional seconds, or the calendar and the clock have no such one.","fails":{"by":"validate","shape":"product-update","input":"{\"product_code\": \"P-1\", \"new_state\": {}, \"timestamp\": \"2023-02-29T12:00:00.000000\"}"},"passes":{"by":"validate","shape":"product-update","input":"{\"product_code\": \"P-1\", \"new_state\": {}, \"timestamp\": \"2024-02-29T12:00:00.000000\"}"},"page":"docs/codes.md#timestamp"}

export const timestamp_offset_: Explanation = {"code":"timestamp_offset","text":"A timestamp has a zone offset behind it. Timestamps are shown without one, and what zone they are in is not said.","fails":{"by":"validate","shape":"product-update","input":"{\"product_code\": \"P-1\", \"new_state\": {}, \"timestamp\": \"2024-02-29T12:00:00.000000Z\"}"},"passes":{"by":"validate","shape":"product-update","input":"{\"product_code\": \"P-1\", \"new_state\": {}, \"timestamp\": \"2024-02-29T12:00:00.000000\"}"},"page":"docs/codes.md#timestamp_offset"}

export const decimal_: Explanation = {"code":"decimal","text":"The text is no decimal number: digits, perhaps a minus before and a fraction behind them.","fails":{"by":"validate","shape":"product-update","input":"{\"product_code\": \"P-1\", \"new_state\": {\"price_multiplier\": \"80%\"}, \"timestamp\": \"2024-02-29T12:00:00.000000\"}"},"passes":{"by":"validate","shape":"product-update","input":"{\"product_code\": \"P-1\", \"new_state\": {\"price_multiplier\": \"0.8\"}, \"timestamp\": \"2024-02-29T12:00:00.000000\"}"},"page":"docs/codes.md#decimal"}

export const removed_: Explanation = {"code":"removed","text":"The version no longer has the field or endpoint. The message says since when, the help what to do instead.","fails":{"by":"validateCall","input":"{\"method\": \"GET\", \"url\": \"/v2/order/O-1/links\"}"},"passes":{"by":"validateCall","input":"{\"method\": \"GET\", \"url\": \"/v2/order/O-1\"}"},"page":"docs/codes.md#removed"}

export const deprecated_: Explanation = {"code":"deprecated","text":"The version still has the field, and a later one has removed it.","fails":{"by":"validate","shape":"order","input":"{\"status\": \"COMPLETED\", \"items\": [{\"redemption_url\": \"https://example.com/r\"}]}","options":"{\"version\":\"2023-07-27\"}"},"passes":{"by":"validate","shape":"order","input":"{\"status\": \"COMPLETED\", \"items\": [{}]}","options":"{\"version\":\"2023-07-27\"}"},"page":"docs/codes.md#deprecated"}

export const undocumented_: Explanation = {"code":"undocumented","text":"The interface does not show the name. Where it says itself that more exists than it shows, only a name that looks like a slip is reported.","fails":{"by":"validate","shape":"product-query","input":"limt=10"},"passes":{"by":"validate","shape":"product-query","input":"limit=10"},"page":"docs/codes.md#undocumented"}

export const irrelevant_: Explanation = {"code":"irrelevant","text":"The member means nothing beside what the type next to it says, such as a card's id where the account balance pays.","fails":{"by":"validate","shape":"order","input":"{\"status\": \"COMPLETED\", \"payment_method\": {\"type\": \"ACCOUNT_BALANCE\", \"card_id\": \"C-1\"}}"},"passes":{"by":"validate","shape":"order","input":"{\"status\": \"COMPLETED\", \"payment_method\": {\"type\": \"CARD\", \"card_id\": \"C-1\"}}"},"page":"docs/codes.md#irrelevant"}

export const unexpected_: Explanation = {"code":"unexpected","text":"An order that is not complete carries its status, its id and a message, and nothing else.","fails":{"by":"validate","shape":"order","input":"{\"status\": \"FAILED\", \"id\": \"O-1\", \"message\": \"No.\", \"items\": []}"},"passes":{"by":"validate","shape":"order","input":"{\"status\": \"FAILED\", \"id\": \"O-1\", \"message\": \"No.\"}"},"page":"docs/codes.md#unexpected"}

export const exclusive_: Explanation = {"code":"exclusive","text":"Two parameters stand together that exclude each other: a page lies before one cursor or after the other.","fails":{"by":"validate","shape":"product-query","input":"before=c1&after=c2"},"passes":{"by":"validate","shape":"product-query","input":"after=c2"},"page":"docs/codes.md#exclusive"}

export const unknown_version_: Explanation = {"code":"unknown_version","text":"The header names none of the dated versions. Which values it accepts is not shown, so it is a warning.","fails":{"by":"validateCall","input":"{\"method\": \"GET\", \"url\": \"/v2/order\", \"headers\": {\"x-api-version\": \"2024\"}}"},"passes":{"by":"validateCall","input":"{\"method\": \"GET\", \"url\": \"/v2/order\", \"headers\": {\"x-api-version\": \"2024-02-05\"}}"},"page":"docs/codes.md#unknown_version"}

export const unknown_endpoint_: Explanation = {"code":"unknown_endpoint","text":"The version lists no endpoint with this method and path.","fails":{"by":"validateCall","input":"{\"method\": \"DELETE\", \"url\": \"/v2/order/O-1\"}"},"passes":{"by":"validateCall","input":"{\"method\": \"GET\", \"url\": \"/v2/order/O-1\"}"},"page":"docs/codes.md#unknown_endpoint"}

export const entries_: Explanation = {"code":"entries","text":"The entries of a list can't be found without guessing: the layout of a page is not shown, so where an array at the top or a single candidate does not settle it, the option `entries` must.","fails":{"by":"validate","shape":"product-list","input":"{\"data\": [{\"approval_state\": \"APPROVED\"}], \"more\": [{}]}"},"passes":{"by":"validate","shape":"product-list","input":"{\"data\": [{\"approval_state\": \"APPROVED\"}], \"more\": [{}]}","options":"{\"entries\":\"/data\"}"},"page":"docs/codes.md#entries"}

export const complement_: Explanation = {"code":"complement","text":"The complement was made for another document, or for other versions or options, so nothing of it was used.","fails":{"by":"convert","shape":"order","input":"{\"status\": \"COMPLETED\"}","options":"{\"from\":\"2024-02-05\",\"to\":\"2023-07-27\",\"complement\":{}}"},"passes":{"by":"convert","shape":"order","input":"{\"status\": \"COMPLETED\"}","options":"{\"from\":\"2024-02-05\",\"to\":\"2023-07-27\"}"},"page":"docs/codes.md#complement"}

export const explanations = {
  'syntax': syntax_,
  'encoding': encoding_,
  'duplicate_key': duplicate_key_,
  'too_large': too_large_,
  'too_deep': too_deep_,
  'not_serializable': not_serializable_,
  'type': type_,
  'enum': enum_,
  'required': required_,
  'empty': empty_,
  'email': email_,
  'timestamp': timestamp_,
  'timestamp_offset': timestamp_offset_,
  'decimal': decimal_,
  'removed': removed_,
  'deprecated': deprecated_,
  'undocumented': undocumented_,
  'irrelevant': irrelevant_,
  'unexpected': unexpected_,
  'exclusive': exclusive_,
  'unknown_version': unknown_version_,
  'unknown_endpoint': unknown_endpoint_,
  'entries': entries_,
  'complement': complement_,
} as const
