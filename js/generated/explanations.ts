// What each code means.
// Written by codegen/: change the contract, then npm run build.
import type { Explanation } from '../types/reference.js'

export const syntax_: Explanation = {"code":"syntax","text":"The text is not JSON. Nothing after this place is read, so only earlier problems are listed, and nothing is reported as missing.","fails":{"by":"validate","shape":"order-created","input":"{\"status\": \"COMPLETED\",}"},"passes":{"by":"validate","shape":"order-created","input":"{\"status\": \"COMPLETED\"}"},"page":"codes/syntax/"}

export const encoding_: Explanation = {"code":"encoding","text":"The text is not valid UTF-8. It contains invalid bytes, a byte order mark or half of a surrogate pair, or a query contains invalid percent-encoding.","fails":{"by":"validate","shape":"product-query","input":"code=%FF"},"passes":{"by":"validate","shape":"product-query","input":"code=%C3%BF"},"page":"codes/encoding/"}

export const duplicate_key_: Explanation = {"code":"duplicate_key","text":"A name appears more than once in an object or a query, possibly in two spellings. Programs differ in which value they keep, so the checked value might not be the one that is used.","fails":{"by":"validate","shape":"order-created","input":"{\"status\": \"FAILED\", \"st\\u0061tus\": \"COMPLETED\"}"},"passes":{"by":"validate","shape":"order-created","input":"{\"status\": \"FAILED\"}"},"page":"codes/duplicate_key/"}

export const too_large_: Explanation = {"code":"too_large","text":"The text has more UTF-8 bytes than the limit `bytes`. It was not read.","fails":{"by":"validate","shape":"order-created","input":"{\"status\": \"COMPLETED\"}","options":"{\"limits\":{\"bytes\":22}}"},"passes":{"by":"validate","shape":"order-created","input":"{\"status\": \"COMPLETED\"}","options":"{\"limits\":{\"bytes\":23}}"},"page":"codes/too_large/"}

export const too_deep_: Explanation = {"code":"too_deep","text":"Objects and arrays are nested deeper than the limit `depth`. The outermost level is 1.","fails":{"by":"validate","shape":"order-created","input":"{\"status\": \"COMPLETED\", \"more\": []}","options":"{\"limits\":{\"depth\":1}}"},"passes":{"by":"validate","shape":"order-created","input":"{\"status\": \"COMPLETED\", \"more\": []}","options":"{\"limits\":{\"depth\":2}}"},"page":"codes/too_deep/"}

export const not_serializable_: Explanation = {"code":"not_serializable","text":"The value cannot be written as JSON. It is undefined, a function or a symbol, contains a BigInt or itself, or throws an error when it is read.","fails":{"by":"validate","shape":"order-created"},"passes":{"by":"validate","shape":"order-created","input":"{\"status\": \"COMPLETED\"}"},"page":"codes/not_serializable/"}

export const type_: Explanation = {"code":"type","text":"The value has another JSON type than documented, or a parameter has another form. Nothing inside the value is checked.","fails":{"by":"validate","shape":"order-query","input":"limit=-1"},"passes":{"by":"validate","shape":"order-query","input":"limit=1"},"page":"codes/type/"}

export const enum_: Explanation = {"code":"enum","text":"The value is not one of the documented ones. Case matters. In received documents this is only a warning, except for the status, because a new value is not your mistake.","fails":{"by":"validate","shape":"order-created","input":"{\"status\": \"DONE\"}"},"passes":{"by":"validate","shape":"order-created","input":"{\"status\": \"COMPLETED\"}"},"page":"codes/enum/"}

export const required_: Explanation = {"code":"required","text":"Something is missing that is needed. If the API documentation does not say so itself, the basis is `implied`, and the message says why it is needed.","fails":{"by":"validate","shape":"order-created","input":"{}"},"passes":{"by":"validate","shape":"order-created","input":"{\"status\": \"PROCESSING\"}"},"page":"codes/required/"}

export const empty_: Explanation = {"code":"empty","text":"A string or list is empty although it needs content.","fails":{"by":"validate","shape":"product-update","input":"{\"product_code\": \"\", \"new_state\": {}, \"timestamp\": \"2024-04-10T17:11:26.601254\"}"},"passes":{"by":"validate","shape":"product-update","input":"{\"product_code\": \"P-1\", \"new_state\": {}, \"timestamp\": \"2024-04-10T17:11:26.601254\"}"},"page":"codes/empty/"}

export const email_: Explanation = {"code":"email","text":"The text is not an e-mail address by the rule that browsers apply to e-mail fields. It is checked as it would be sent, so spaces around it count.","fails":{"by":"validate","shape":"order-request","input":"{\"payment_method\": {\"type\": \"ACCOUNT_BALANCE\", \"currency\": \"EUR\"}, \"items\": [{\"distribution_method\": {\"type\": \"EMAIL\", \"email_address\": \"name@\"}, \"products\": {\"type\": \"SINGLE\", \"value\": \"P-1\"}}]}"},"passes":{"by":"validate","shape":"order-request","input":"{\"payment_method\": {\"type\": \"ACCOUNT_BALANCE\", \"currency\": \"EUR\"}, \"items\": [{\"distribution_method\": {\"type\": \"EMAIL\", \"email_address\": \"name@example.com\"}, \"products\": {\"type\": \"SINGLE\", \"value\": \"P-1\"}}]}"},"page":"codes/email/"}

export const timestamp_: Explanation = {"code":"timestamp","text":"The text is not a date and time with six digits of fractional seconds, or no such date or time exists.","fails":{"by":"validate","shape":"product-update","input":"{\"product_code\": \"P-1\", \"new_state\": {}, \"timestamp\": \"2023-02-29T12:00:00.000000\"}"},"passes":{"by":"validate","shape":"product-update","input":"{\"product_code\": \"P-1\", \"new_state\": {}, \"timestamp\": \"2024-02-29T12:00:00.000000\"}"},"page":"codes/timestamp/"}

export const timestamp_offset_: Explanation = {"code":"timestamp_offset","text":"A timestamp ends with a zone offset. The API documentation shows timestamps without one and does not say which time zone applies.","fails":{"by":"validate","shape":"product-update","input":"{\"product_code\": \"P-1\", \"new_state\": {}, \"timestamp\": \"2024-02-29T12:00:00.000000Z\"}"},"passes":{"by":"validate","shape":"product-update","input":"{\"product_code\": \"P-1\", \"new_state\": {}, \"timestamp\": \"2024-02-29T12:00:00.000000\"}"},"page":"codes/timestamp_offset/"}

export const decimal_: Explanation = {"code":"decimal","text":"The text is not a decimal number: digits, with an optional minus sign and fraction.","fails":{"by":"validate","shape":"product-update","input":"{\"product_code\": \"P-1\", \"new_state\": {\"price_multiplier\": \"80%\"}, \"timestamp\": \"2024-02-29T12:00:00.000000\"}"},"passes":{"by":"validate","shape":"product-update","input":"{\"product_code\": \"P-1\", \"new_state\": {\"price_multiplier\": \"0.8\"}, \"timestamp\": \"2024-02-29T12:00:00.000000\"}"},"page":"codes/decimal/"}

export const removed_: Explanation = {"code":"removed","text":"The version no longer has this field or endpoint. The message says which version removed it and what to do instead.","fails":{"by":"validate","shape":"order","input":"{\"status\": \"COMPLETED\", \"items\": [{\"redemption_url\": \"https://example.com/r\"}]}"},"passes":{"by":"validate","shape":"order","input":"{\"status\": \"COMPLETED\", \"items\": [{\"payout\": {\"url\": \"https://example.com/r\"}}]}"},"page":"codes/removed/"}

export const deprecated_: Explanation = {"code":"deprecated","text":"The version still has this field, but a later one removes it or may do so.","fails":{"by":"validate","shape":"order","input":"{\"status\": \"COMPLETED\", \"items\": [{\"redemption_url\": \"https://example.com/r\"}]}","options":"{\"version\":\"2023-07-27\"}"},"passes":{"by":"validate","shape":"order","input":"{\"status\": \"COMPLETED\", \"items\": [{}]}","options":"{\"version\":\"2023-07-27\"}"},"page":"codes/deprecated/"}

export const undocumented_: Explanation = {"code":"undocumented","text":"The API documentation does not list this name. Where it says that more names exist, only likely typos are reported.","fails":{"by":"validate","shape":"product-query","input":"limt=10"},"passes":{"by":"validate","shape":"product-query","input":"limit=10"},"page":"codes/undocumented/"}

export const irrelevant_: Explanation = {"code":"irrelevant","text":"The field has no meaning for the chosen type.","fails":{"by":"validate","shape":"order","input":"{\"status\": \"COMPLETED\", \"payment_method\": {\"type\": \"ACCOUNT_BALANCE\", \"card_id\": \"C-1\"}}"},"passes":{"by":"validate","shape":"order","input":"{\"status\": \"COMPLETED\", \"payment_method\": {\"type\": \"CARD\", \"card_id\": \"C-1\"}}"},"page":"codes/irrelevant/"}

export const unexpected_: Explanation = {"code":"unexpected","text":"With this value of the field that decides which others apply, only the required fields are expected.","fails":{"by":"validate","shape":"order","input":"{\"status\": \"FAILED\", \"id\": \"O-1\", \"message\": \"No.\", \"items\": []}"},"passes":{"by":"validate","shape":"order","input":"{\"status\": \"FAILED\", \"id\": \"O-1\", \"message\": \"No.\"}"},"page":"codes/unexpected/"}

export const exclusive_: Explanation = {"code":"exclusive","text":"Two parameters are used together that exclude each other.","fails":{"by":"validate","shape":"product-query","input":"before=c1&after=c2"},"passes":{"by":"validate","shape":"product-query","input":"after=c2"},"page":"codes/exclusive/"}

export const unknown_version_: Explanation = {"code":"unknown_version","text":"The header does not name a documented version. Because the accepted values are not documented, this is a warning.","fails":{"by":"validateCall","input":"{\"method\": \"GET\", \"url\": \"/v2/order\", \"headers\": {\"x-api-version\": \"2024\"}}"},"passes":{"by":"validateCall","input":"{\"method\": \"GET\", \"url\": \"/v2/order\", \"headers\": {\"x-api-version\": \"2024-02-05\"}}"},"page":"codes/unknown_version/"}

export const unknown_endpoint_: Explanation = {"code":"unknown_endpoint","text":"The version has no endpoint with this method and path.","fails":{"by":"validateCall","input":"{\"method\": \"DELETE\", \"url\": \"/v2/order/O-1\"}"},"passes":{"by":"validateCall","input":"{\"method\": \"GET\", \"url\": \"/v2/order/O-1\"}"},"page":"codes/unknown_endpoint/"}

export const entries_: Explanation = {"code":"entries","text":"The entries of a list can't be found without guessing, because the layout of a page is not documented. Say with the option `entries` where they are.","fails":{"by":"validate","shape":"product-list","input":"{\"data\": [{\"approval_state\": \"APPROVED\"}], \"more\": [{}]}"},"passes":{"by":"validate","shape":"product-list","input":"{\"data\": [{\"approval_state\": \"APPROVED\"}], \"more\": [{}]}","options":"{\"entries\":\"/data\"}"},"page":"codes/entries/"}

export const complement_: Explanation = {"code":"complement","text":"The complement belongs to another document, to other versions or to other options. Nothing of it was used.","fails":{"by":"convert","shape":"order","input":"{\"status\": \"COMPLETED\"}","options":"{\"from\":\"2024-02-05\",\"to\":\"2023-07-27\",\"complement\":{}}"},"passes":{"by":"convert","shape":"order","input":"{\"status\": \"COMPLETED\"}","options":"{\"from\":\"2024-02-05\",\"to\":\"2023-07-27\"}"},"page":"codes/complement/"}

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
