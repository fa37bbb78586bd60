// What `order-contract/edge` answers with in English, and the members of an update.
// Written by codegen/: change the contract, then npm run build.
import type { CallTexts, ReceiverTexts } from '../types/language.js'

export const englishReceiver: ReceiverTexts = {"method":"This method is not accepted. Send updates with POST.","content_type":"This content type is not accepted. Send the update as `content-type: application/json` in UTF-8.","content_encoding":"This content encoding is not accepted. Send the update without one.","too_large":"The body is too large. Send a smaller one.","timeout":"The body took too long to arrive. Send it again.","incomplete":"The body ended early. Send all of it again.","unverified":"The update could not be verified. Check how it is signed.","unreadable":"The body cannot be read. Send one JSON document in UTF-8.","invalid":"This update does not match the API documentation. Correct what `errors` lists.","busy":"This update is already being handled. Send it again later.","failed":"The receiver failed. Send the update again later."}

export const englishCall: CallTexts = {"unknown_version":"The header `x-api-version` does not name a documented version. Send it once with {versions}, or leave it out.","not_listed":"The service uses version {version}, which does not have this endpoint.","unreadable":"The request cannot be read. Correct what `errors` lists.","inconvertible":"The version of the service does not have every part of this request. Remove what `errors` lists.","bad_answer":"The answer of the service cannot be read or converted. It may have acted on the request.","failed":"The translation failed. Send the request again later."}

/** What is said of a page whose entries are not found. */
export const noEntries = {"section":"4.4","detail":"The entries of a list can't be found without guessing, because the layout of a page is not documented. Say with the option `entries` where they are."}

/** The members of an update in the first version. */
export const firstMembers: readonly string[] = ["product_code","old_state","new_state","timestamp"]

/** The members that later versions have added. */
export const laterMembers: readonly string[] = []

/** The members that an update must have, once for all versions that require the same. */
export const requiredMembers: readonly (readonly string[])[] = [["product_code","new_state","timestamp"]]
