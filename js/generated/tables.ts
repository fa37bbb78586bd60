// The closed lists of the contract, and the English messages, in the order of the numbers that cross. All in
// one module: a page downloads fewer bytes if its data stand together.
// Written by codegen/: change the contract, then npm run build.
import type { EnglishCalls, EnglishConversions, EnglishDocuments, FieldData, ObjectData, Right } from '../types/english.js'

export const shapes = [
  'order-request',
  'order-created',
  'order',
  'order-list',
  'product',
  'product-list',
  'product-update',
  'product-query',
  'order-query',
] as const

export const queries = [
  'product-query',
  'order-query',
] as const

export const lists = [
  'order-list',
  'product-list',
] as const

export const versions = [
  '2023-07-27',
  '2024-02-05',
] as const

export const defaultVersion = '2024-02-05'

export const levels = [
  'implied',
  'stated',
] as const

export const namings = [
  'wire',
  'label',
] as const

export const codes = [
  'syntax',
  'encoding',
  'duplicate_key',
  'too_large',
  'too_deep',
  'not_serializable',
  'type',
  'enum',
  'required',
  'empty',
  'email',
  'timestamp',
  'timestamp_offset',
  'decimal',
  'removed',
  'deprecated',
  'undocumented',
  'irrelevant',
  'unexpected',
  'exclusive',
  'unknown_version',
  'unknown_endpoint',
  'entries',
  'complement',
] as const

export const fatalCodes = [
  'syntax',
  'encoding',
  'too_large',
  'too_deep',
  'not_serializable',
] as const

export const severities = [
  'error',
  'warning',
  'info',
  'off',
] as const

export const applicabilities = [
  'safe',
  'review',
] as const

export const bases = [
  'stated',
  'implied',
  'assumed',
] as const

export const names = [
  'after',
  'approval_state',
  'before',
  'card_id',
  'categories',
  'code',
  'completed_at',
  'countries',
  'countries_redeemable_in',
  'country',
  'currency',
  'current_token',
  'delivery_email',
  'discount_multiplier',
  'distribution_method',
  'email_address',
  'expiry',
  'final_values',
  'id',
  'idempotency_key',
  'initial_values',
  'is_complete',
  'is_orderable',
  'items',
  'limit',
  'message',
  'new_state',
  'old_state',
  'order_id',
  'payment_method',
  'payout',
  'price_multiplier',
  'product_code',
  'product_count',
  'products',
  'redemption_url',
  'status',
  'timestamp',
  'tokens',
  'type',
  'value',
  'values',
  'x-api-version',
  'x-idempotency-key',
] as const

/** The enumerations and the required fields of each shape: their numbers, by pointer. */
export const amendable: { readonly [S in (typeof shapes)[number]]: { readonly [pointer: string]: number } } = {"order-request":{"/payment_method":14,"/payment_method/type":1,"/payment_method/card_id":2,"/payment_method/currency":3,"/items":15,"/items/*/distribution_method":10,"/items/*/distribution_method/type":4,"/items/*/distribution_method/email_address":5,"/items/*/products":11,"/items/*/products/type":7,"/items/*/products/value":8,"/items/*/products/values":9},"order-created":{"/status":28},"order":{"/status":42,"/id":43,"/message":44,"/completed_at":45,"/payment_method":46,"/payment_method/type":1,"/payment_method/card_id":2,"/payment_method/currency":3,"/items":47,"/items/*/distribution_method":19,"/items/*/distribution_method/type":4,"/items/*/distribution_method/email_address":5,"/items/*/products":20,"/items/*/products/type":7,"/items/*/products/value":8,"/items/*/products/values":9},"order-list":{"/status":42,"/id":43,"/message":44,"/completed_at":45,"/payment_method":46,"/payment_method/type":1,"/payment_method/card_id":2,"/payment_method/currency":3,"/items":47,"/items/*/distribution_method":19,"/items/*/distribution_method/type":4,"/items/*/distribution_method/email_address":5,"/items/*/products":20,"/items/*/products/type":7,"/items/*/products/value":8,"/items/*/products/values":9},"product":{"/approval_state":56},"product-list":{"/approval_state":56},"product-update":{"/product_code":62,"/new_state":64,"/timestamp":65},"product-query":{},"order-query":{}}

export const bodies = [
  'order-request',
] as const

export const words: readonly string[] = ["CARD","ACCOUNT_BALANCE","EUR","GBP","USD","CAD","type","card_id","currency","EMAIL","PAYOUT_LINK","email_address","SINGLE","MULTIPLE","value","values","distribution_method","products","country","payment_method","items","idempotency_key","COMPLETED","PROCESSING","FAILED","redemption_url","payout","order_id","discount_multiplier","delivery_email","current_token","status","completed_at","is_complete","countries","initial_values","final_values","product_count","tokens","id","message","approval_state","categories","expiry","price_multiplier","product_code","old_state","new_state","timestamp","is_orderable","code","countries_redeemable_in","after","before","limit","x-api-version","x-idempotency-key","2023-07-27","2024-02-05","query","headers","body"]

export const sections: readonly string[] = ["4","8","4.4","4.2","9","2.4","2.5","2.6","2.1","2.2","2.3","4.1",""]

export const fields: readonly FieldData[] = [{"type":"collection"},{"name":6,"type":"string","values":["CARD","ACCOUNT_BALANCE"]},{"name":7,"type":"string","beside":["CARD"]},{"name":8,"type":"string","values":["EUR","GBP","USD","CAD"]},{"name":6,"type":"string","values":["EMAIL","PAYOUT_LINK"]},{"name":11,"type":"string","beside":["EMAIL"]},{"type":"string"},{"name":6,"type":"string","values":["SINGLE","MULTIPLE"]},{"name":14,"type":"string","beside":["SINGLE"]},{"name":15,"type":"array","beside":["MULTIPLE"]},{"name":16,"type":"object"},{"name":17,"type":"object"},{"name":18,"removed_in":"2023-07-27"},{"type":"object"},{"name":19,"type":"object"},{"name":20,"type":"array"},{"name":17,"removed_in":"2023-07-27"},{"name":21,"removed_in":"2023-07-27"},{"type":"object"},{"name":16,"type":"object"},{"name":17,"type":"object"},{"name":25,"type":"string","removed_in":"2024-02-05"},{"name":26,"since":"2024-02-05"},{"name":27,"removed_in":"2023-07-27"},{"name":28,"removed_in":"2023-07-27"},{"name":29,"removed_in":"2023-07-27"},{"name":30,"removed_in":"2023-07-27"},{"type":"object"},{"name":31,"type":"string","values":["COMPLETED","PROCESSING","FAILED"]},{"name":32,"type":"string","removed_in":"2023-07-27"},{"name":19,"type":"object","removed_in":"2023-07-27"},{"name":20,"type":"array","removed_in":"2023-07-27"},{"name":25,"type":"string","removed_in":"2023-07-27","since":"2024-02-05"},{"name":26,"removed_in":"2023-07-27","since":"2024-02-05"},{"name":33,"removed_in":"2023-07-27"},{"name":34,"removed_in":"2023-07-27"},{"name":35,"removed_in":"2023-07-27"},{"name":36,"removed_in":"2023-07-27"},{"name":37,"removed_in":"2023-07-27"},{"name":38,"removed_in":"2023-07-27"},{"type":"object"},{"type":"object"},{"name":31,"type":"string","values":["COMPLETED","PROCESSING","FAILED"]},{"name":39},{"name":40},{"name":32,"type":"string"},{"name":19,"type":"object"},{"name":20,"type":"array"},{"name":33,"removed_in":"2023-07-27"},{"name":34,"removed_in":"2023-07-27"},{"name":35,"removed_in":"2023-07-27"},{"name":36,"removed_in":"2023-07-27"},{"name":37,"removed_in":"2023-07-27"},{"name":38,"removed_in":"2023-07-27"},{"type":"object"},{"type":"object"},{"name":41,"type":"string","since":"2024-02-05"},{"name":42,"type":"collection","since":"2024-02-05"},{"name":43,"type":"object","since":"2024-02-05"},{"type":"object"},{"type":"object"},{"name":44,"type":"string"},{"name":45,"type":"string"},{"name":46,"type":"object"},{"name":47,"type":"object"},{"name":48,"type":"string"},{"type":"object"},{"name":49,"type":"string","since":"2024-02-05"},{"name":50,"type":"string","since":"2024-02-05"},{"name":51,"type":"string","since":"2024-02-05"},{"name":52,"type":"string","since":"2024-02-05","other":"before"},{"name":53,"type":"string","since":"2024-02-05","other":"after"},{"name":54,"type":"count","since":"2024-02-05"},{"type":"object"},{"name":54,"type":"count"},{"name":53,"type":"string","other":"after"},{"name":52,"type":"string","other":"before"},{"type":"object"},{"type":"object"}]

export const objects: readonly ObjectData[] = [{},{"discriminator":1},{},{"discriminator":4},{"discriminator":7},{},{},{"discriminator":42,"alone":["PROCESSING","FAILED"],"carried":["status","id","message"]},{},{},{},{},{},{},{}]

/** What a problem lists under `expected`, by sentence. */
export const rights: readonly Right[] = [["value"],["value","]"],["name"],["name","}"],[":"],[",","}"],[",","]"],["digit"],["end of number"],["escape"],["hexadecimal digit"],["\""],["escape"],["end of text"],["UTF-8"],["%XX"],"","","","","","","","","",["value"],["value"],["value"],["value"],["UTF-8"],["value"],["value"],["end of text"],"types","types","types",["a whole number"],"values","values","values","values","","","","","",["an e-mail address"],["an e-mail address"],["YYYY-MM-DDTHH:MM:SS.ffffff"],["YYYY-MM-DDTHH:MM:SS.ffffff"],["a decimal number in a string"],"","types","values","","","","","","","","","","","","",["query"],["query"],["string","number","boolean"],"",["array"],["array"],["array"],"","","","","","","","","","","","","","","","","methods","versions",["string"],["string"],"","","","","","","","","","",""]

export const english: EnglishDocuments = {"sentences":["A JSON value is expected here.","A JSON value or `]` is expected here.","A name in double quotes is expected here. No comma may stand before a closing brace.","A name in double quotes or `}` is expected here.","A colon is expected between a name and its value.","A comma or `}` is expected here.","A comma or `]` is expected here.","A digit is expected here. Numbers look like -12.5e3.","The number must end here. Numbers look like -12.5e3 and have no leading zero.","This is not a JSON escape. JSON has \\\" \\\\ \\/ \\b \\f \\n \\r \\t and \\u.","Four hexadecimal digits are expected after \\u.","The string is not closed. A double quote is expected here.","A string contains a control character. JSON requires an escape for it, such as \\n.","More text follows the document. Only one JSON value is allowed.","These bytes are not UTF-8. JSON must be encoded as UTF-8.","These characters are not percent-encoded UTF-8. Encode the query in UTF-8, and write % as %25.","This is half of a surrogate pair, not a character. Complete or remove it.","This is half of a surrogate pair, not a character. Report it to the service.","The text begins with a byte order mark (U+FEFF). Remove it before you pass the text.","The input exceeds the limit of {number} nested levels. Simplify it, or raise the option `limits.depth`.","The input exceeds the limit of {number} bytes. Shorten it, or raise the option `limits.bytes`.","The input takes more memory than the program has. Divide it into smaller documents.","This value cannot be written as JSON. JSON has no cycles, BigInts, functions or symbols.","There is no document: the input is `undefined`. Pass text, bytes or a value.","This value is neither a plain object nor an array. Pass what JSON can express, not a Date, a Map or a Promise.","The text is empty. Pass a JSON document.","This is an HTML page, not JSON. Check the URL that it came from.","This is XML, not JSON. Check the URL that it came from, and the format that was asked for.","This is a ZIP archive, not JSON. Unpack it first.","This text is encoded in UTF-16. JSON must be encoded as UTF-8.","This is what JavaScript makes of an object as text. Pass the object, or its JSON.","These bytes are compressed with gzip. Decompress them first.","Another document follows the first. Put each on a line of its own, and read the lines one by one.","This is a string that contains JSON. Parse {field} first, or stringify it only once.","{field} must be {type}.","{field} should be {type}.","{field} must be a whole number, 0 or more.","{field} has a value that is not allowed. Use {values}.","{field} has a value that the API documentation does not list.","{field} is empty. Use {values}.","{field} is empty. It should be {values}.","{field} is empty. {need}","This entry is empty. Enter a value, or remove the entry.","This entry is empty.","{field} is empty.","{field} is empty. {why}","{field} is not a valid e-mail address. Enter one like name@example.com.","{field} is not a valid e-mail address.","{field} is not a valid date and time. The API documentation shows the form YYYY-MM-DDTHH:MM:SS.ffffff.","{field} has a zone offset. The API documentation shows timestamps without one.","{field} is not a decimal number. The API documentation shows the form \"0.8\".","{field} and {other} cannot be used together. Remove one of them.","{field} is missing. {why}","{field} is missing. Use {values}.","{field} was removed in version {removed_in}. {instead}","{field} is deprecated. From version {removed_in} on: {instead}","{field} is deprecated. A later version may remove it.","{field} was introduced in version {since}. Remove it or use that version.","{field} was introduced in version {since}. This document is read as an older version.","{field} applies only if {discriminator} is {beside}. Remove it.","{field} applies only if {discriminator} is {beside}.","{name} is not expected here. If {discriminator} is {alone}, only {carried} are expected.","The API documentation does not list {name}. Check its spelling.","The API documentation does not list {name} here.","{name} appears more than once in this object. Keep only one.","{name} appears more than once in this object.","This is a URL, not a query. Pass the part behind the question mark, or a URL object.","This is not a query. Pass parameters like a=1&b=2, percent-encoded.","A query can't carry this value. Pass a string, a number, a boolean, or a list of these.","{name} appears more than once in the query. Keep only one.","The option `entries` points to nothing in this document. It must point to an array.","The option `entries` must point to an array.","More than one member could hold the entries. Choose one with the option `entries`, for example `/data`.","The entries are assumed to be at {pointer}. The page envelope is not documented (4.4).","No entries were found, so none were checked. The page envelope is not documented (4.4).","Did you mean {near}?","Did you mean {near}? Upper and lower case matter.","Browsers apply the same rule to e-mail fields: no spaces, and after the @ only letters, digits, dots and hyphens.","Write an international domain in punycode: name@xn--bcher-kva.example.","{why}","{apart}","It is not defined which of them counts.","Remove {field}","Change it to {near}","Rename it to {near}"],"found":["null","boolean","number","string","object","array","end of text","a digit","a control character","a letter","another character"],"types":{"string":"a string","object":"an object","array":"an array","collection":"an array or object","text":"text"},"or":"or","and":"and","unnamed":"this field","label":"“{label}”","labels":["Card","Account balance","Euro","Pound sterling","US dollar","Canadian dollar","Payment type","Card ID","Currency","E-mail","Payout link","E-mail address","One product","Several products","Product","Product list","Distribution method","Product selection","","Payment method","Item list","","Completed","Processing","Failed","Redemption URL","Payout","","","","","Status","Completion time","","","","","","","Order ID","Message","Approval state","Category list","Expiry","Price multiplier","Product code","Old state","New state","Timestamp","Orderable filter","Product code","Country filter","Start cursor","End cursor","Page size","","","","","","",""],"fields":[{"called":"the document"},{"why":"It says whether a card or the account balance pays."},{"why":"A card payment needs the card's ID."},{"why":"No default currency is documented, so an order needs one."},{"label":"Distribution type","why":"It says whether the item is sent by e-mail or as a payout link."},{"why":"An item sent by e-mail needs the recipient's address."},{"called":"each offered product"},{"label":"Selection type","why":"It says whether one product or several are offered."},{"why":"A single selection needs a product."},{"why":"A multiple selection needs at least one product.","need":"A multiple selection needs at least one product."},{"why":"An item is sent by e-mail or as a payout link."},{"why":"Products are selected for each item."},{"instead":"Remove it. The API documentation names no replacement."},{"called":"each item"},{"why":"An order is paid by card or from the account balance."},{"why":"An order needs at least one item.","need":"Add at least one item."},{"instead":"Give each entry of `items` its own `products`."},{"instead":"Send the key in the header `x-idempotency-key`."},{"called":"the order request"},{"why":"A completed order should include it."},{"why":"A completed order should include it."},{"instead":"Read `payout` instead."},{},{"instead":"The API documentation names no replacement."},{"instead":"The API documentation names no replacement."},{"instead":"The API documentation names no replacement."},{"instead":"The API documentation names no replacement."},{"called":"each item"},{"why":"It is the only field of the response to a new order."},{"instead":"Read the order to get its details."},{"instead":"Read the order to get its details."},{"need":"A completed order should list at least one item.","instead":"Read the order to get its details."},{"instead":"Read the order to get its details."},{"instead":"Read the order to get its details."},{"instead":"The API documentation names no replacement."},{"instead":"The API documentation names no replacement."},{"instead":"The API documentation names no replacement."},{"instead":"The API documentation names no replacement."},{"instead":"The API documentation names no replacement."},{"instead":"The API documentation names no replacement."},{"called":"the created order"},{"called":"each item"},{"why":"The other fields of an order depend on it."},{"why":"An order that is not completed should include it."},{"why":"An order that is not completed should include it."},{"why":"A completed order should include it."},{"why":"A completed order should include it."},{"why":"A completed order should include it.","need":"A completed order should list at least one item."},{"instead":"The API documentation names no replacement."},{"instead":"The API documentation names no replacement."},{"instead":"The API documentation names no replacement."},{"instead":"The API documentation names no replacement."},{"instead":"The API documentation names no replacement."},{"instead":"The API documentation names no replacement."},{"called":"the order"},{"called":"the order"},{"why":"Every listed product has one."},{},{},{"called":"the product"},{"called":"the product"},{},{"why":"It says which product changed."},{},{"why":"It describes the product after the update."},{"why":"It says when the product changed."},{"called":"the product update"},{},{},{},{"apart":"A page comes before one cursor or after the other."},{"apart":"A page comes before one cursor or after the other."},{},{"called":"the product query"},{},{"apart":"A page comes before one cursor or after the other."},{"apart":"A page comes before one cursor or after the other."},{"called":"the order query"},{"called":"the query"}]}

/** The sentences on calls, which follow the others. */
export const englishCalls: EnglishCalls = {"sentences":["{endpoint} was removed in version {endpoint_removed_in}. {endpoint_instead}","{endpoint} was introduced in version {endpoint_since}. Use that version.","The URL is empty or not below the base address of the API. Check the URL or the option `baseUrl`.","The API documentation does not list this path. Check each part of it.","The API documentation does not list this method for the path. Use {methods}.","The header {header} does not name a documented version. Use {versions}.","The header {header} is missing. {header_why}","The header {header} is empty. {header_why}","The header {header} has more than one value. Send one.","The API documentation does not list this header. Check its spelling.","The API documentation shows no body for this endpoint. Remove it.","The body is missing. This endpoint takes a document of the shape {shape}.","The API documentation does not say which values it accepts. These are its dated versions."],"endpoints":[{"endpoint":"GET /v2/product","endpoint_since":"2023-07-27"},{"endpoint":"GET /v2/product/countries","endpoint_since":"2024-02-05"},{"endpoint":"POST /v2/order","shape":"order-request","endpoint_since":"2023-07-27"},{"endpoint":"GET /v2/order/{id}","endpoint_since":"2023-07-27"},{"endpoint":"GET /v2/order","endpoint_since":"2023-07-27"},{"endpoint":"GET /v2/order/{id}/links","endpoint_since":"2023-07-27","endpoint_removed_in":"2023-07-27","endpoint_instead":"Read the order with GET /v2/order/{id}."}],"headers":{"x-idempotency-key":"It carries the idempotency key of a new order."}}

/** The changes between versions, oldest first. */
export const changeIds: readonly string[] = ["product_listing_extended","countries_endpoint_added","redemption_url_to_payout"]

/** The lists of a conversion, by the topic of a note. */
export const topics: readonly ('changes' | 'gaps' | 'losses')[] = ["changes","gaps","losses"]

export const englishConversions: EnglishConversions = {"refusals":{"98":"The complement cannot be read. Pass it as the earlier conversion returned it.","99":"The complement belongs to another shape, other versions or another `payoutUrl`. Pass the one of this document.","100":"Part of the complement matches nothing in this document. Pass the one of this document, or use `onOrphan: 'drop'`.","101":"Part of the complement matches nothing in this document. Pass the one of this document, or use `onLoss: 'report'`.","102":"The complement holds another value for this. Remove this one, or use `onLoss: 'report'`.","103":"The other version has no place for this. Remove it, or use `onLoss: 'report'`."},"reasons":["","","","{version} requires {field}. {why}","{version} expects another type of value in {field}.","{version} expects another form of text in {field}.","{version} does not allow this value in {field}.","{version} does not allow {field} and {other} together.","{remark}","{field} has no value that {other} can hold, and {version} has no {field}.","{field} has no value at `payoutUrl` that {other} can hold, and {version} has no {field}.","`payoutUrl` leads through an array, so no {other} can be built around this value, and {version} has no {field}.","{other} is kept, and does not hold this value.","{version} keeps only one value of {field}, so this part is lost.","{field} has another type of value, so the value of {other} replaces it.","It was restored from a complement, but the earlier document had no place for it.","The complement holds another {field}. The document's own one is kept.","{version} introduced {field}. The version before has no place for it.","{version} removed {field} and has no place for it.","The complement's data for entry {entry} match nothing in this document.","The complement's data for item {item} of entry {entry} match nothing in this document."],"remarks":["The field name of the redemption instructions is not documented (2.1). They are kept as they are.","2023-07-27 requires a country code (implied). The name of its parameter is not documented.","The structure of `payout` is not documented (2.6). Its URL is assumed to be at `payoutUrl`."],"clues":["{version} removed {field}.","{version} introduced {field}.","{version} always includes {field}.","{version} does not allow this value in {field}."]}
