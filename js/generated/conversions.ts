// What conversions say, in the order of the numbers that cross.
// Written by codegen/: change the contract, then npm run build.
import type { ConversionMessages } from '../conversion.js'

/** The changes between versions, oldest first. */
export const changeIds: readonly { id: string; version: string }[] = [{"id":"product_listing_extended","version":"2024-02-05"},{"id":"countries_endpoint_added","version":"2024-02-05"},{"id":"redemption_url_to_payout","version":"2024-02-05"}]

/** The lists of a conversion, by the topic of a note. */
export const topics: readonly ('changes' | 'gaps' | 'losses')[] = ["changes","gaps","losses"]

export const englishConversions: ConversionMessages = {"reasons":["","","","{version} asks for `{field}`: {why}.","{version} expects another kind of value in `{field}`.","{version} does not allow `before` and `after` together.","2024-02-05 made a country code optional, so 2023-07-27 asks for one (implied): its name is not shown.","A `redemption_url` that is no string is no URL that `payout` could carry.","`payout` is there and holds another URL, or none.","`redemption_url` is there and holds another URL.","2023-07-27 has only the URL of a `payout`, so this has no place there.","A `redemption_url` that is no string gives way to the URL in `payout`.","This `payout` holds no URL where `payoutUrl` leads, and 2023-07-27 has no `payout`.","It came from a complement, and the document before had no place for it.","The `{field}` of the complement gives way to what the document has now.","{version} brought `{field}`: the version before has no place for it.","What the complement holds for entry {entry} finds no match in this document.","What the complement holds for item {item} of entry {entry} finds no match in this document."],"assumptions":["The structure of `payout` is not shown (2.6): its URL is taken to stand where `payoutUrl` says.","The name of a product's redemption instructions is not shown (2.1): whatever holds them stays."],"clues":["{version} removed `{field}`.","{version} brought `{field}`.","{version} always has `{field}`."]}
