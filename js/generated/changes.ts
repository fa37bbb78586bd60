// What changed between the versions, oldest first; the shapes whose documents did; the gaps that can be
// filled.
// Written by codegen/: change the contract, then npm run build.
import type { Change } from '../types/reference.js'

export const changes: readonly Change[] = [{"id":"product_listing_extended","version":"2024-02-05","section":"2.1","basis":"stated","title":"The product listing has more fields, filters and pages","description":"Only approved products are listed. Each has `approval_state`, `categories`, `expiry` and redemption instructions. The query accepts the filters `is_orderable`, `code` and `countries_redeemable_in`, and the cursors `after` and `before` with a `limit`. A country code is no longer required."},{"id":"countries_endpoint_added","version":"2024-02-05","section":"4","basis":"stated","title":"The supported countries can be listed","description":"`GET /v2/product/countries` lists the supported countries. Its response is not documented."},{"id":"redemption_url_to_payout","version":"2024-02-05","section":"2.6","basis":"stated","title":"`payout` replaces `redemption_url` on the items of an order","description":"Order responses no longer contain `redemption_url`, which was deprecated in 2023-07-27. The field `payout` replaces it. Its structure is not documented."}]

/** The changes that compute values: what they write is not what they read. */
export const computing: readonly string[] = []

export const touched: readonly { shape: string; version: string }[] = [{"shape":"product","version":"2024-02-05"},{"shape":"product-list","version":"2024-02-05"},{"shape":"product-query","version":"2024-02-05"},{"shape":"order","version":"2024-02-05"},{"shape":"order-list","version":"2024-02-05"}]

export const fillable: readonly { shape: string; from: string; to: string; pointer: string }[] = [{"shape":"product","from":"2023-07-27","to":"2024-02-05","pointer":"/approval_state"},{"shape":"product-list","from":"2023-07-27","to":"2024-02-05","pointer":"/approval_state"}]
