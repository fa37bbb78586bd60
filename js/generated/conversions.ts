// The changes of conversions, and the sentences of refusals and reasons.
// Written by codegen/: change the contract, then npm run build.

/** The changes between versions, oldest first. */
export const changeIds: readonly string[] = ["product_listing_extended","countries_endpoint_added","redemption_url_to_payout"]

/** The lists of a conversion, by the topic of a note. */
export const topics: readonly ('changes' | 'gaps' | 'losses')[] = ["changes","gaps","losses"]

export const englishConversions: {
  refusals: { [sentence: number]: string }
  reasons: string[]
  remarks: string[]
  clues: string[]
} = {"refusals":{"98":"The complement cannot be read. Pass it as the earlier conversion returned it.","99":"The complement belongs to another shape, other versions or another `payoutUrl`. Pass the one of this document.","100":"Part of the complement matches nothing in this document. Pass the one of this document, or use `onOrphan: 'drop'`.","101":"Part of the complement matches nothing in this document. Pass the one of this document, or use `onLoss: 'report'`.","102":"The complement holds another value for this. Remove this one, or use `onLoss: 'report'`.","103":"The other version has no place for this. Remove it, or use `onLoss: 'report'`."},"reasons":["","","","{version} requires {field}. {why}","{version} expects another type of value in {field}.","{version} expects another form of text in {field}.","{version} does not allow this value in {field}.","{version} does not allow {field} and {other} together.","{remark}","{field} has no value that {other} can hold, and {version} has no {field}.","{field} has no value at `payoutUrl` that {other} can hold, and {version} has no {field}.","`payoutUrl` leads through an array, so no {other} can be built around this value, and {version} has no {field}.","{other} is kept, and does not hold this value.","{version} keeps only one value of {field}, so this part is lost.","{field} has another type of value, so the value of {other} replaces it.","It was restored from a complement, but the earlier document had no place for it.","The complement holds another {field}. The document's own one is kept.","{version} introduced {field}. The version before has no place for it.","{version} removed {field} and has no place for it.","The complement's data for entry {entry} match nothing in this document.","The complement's data for item {item} of entry {entry} match nothing in this document."],"remarks":["The field name of the redemption instructions is not documented (2.1). They are kept as they are.","2023-07-27 requires a country code (implied). The name of its parameter is not documented.","The structure of `payout` is not documented (2.6). Its URL is assumed to be at `payoutUrl`."],"clues":["{version} removed {field}.","{version} introduced {field}.","{version} always includes {field}.","{version} does not allow this value in {field}."]}
