// What changed between the versions, oldest first; the shapes whose documents did; the gaps that can be
// filled on the way up.
// Written by codegen/: change the contract, then npm run build.
import type { Change } from '../changelog.js'
import type { Shape, Version } from '../types.js'

export const changes: readonly Change[] = [{"id":"product_listing_extended","version":"2024-02-05","section":"2.1","basis":"stated","title":"The product listing tells more, and can be filtered and paged","description":"Only approved products are listed, each with its `approval_state`, `categories`, `expiry` and redemption instructions. The query takes `is_orderable`, `code` and `countries_redeemable_in` as filters and `after`, `before` and `limit` for pages; a country code is no longer needed."},{"id":"countries_endpoint_added","version":"2024-02-05","section":"4","basis":"stated","title":"The supported countries can be listed","description":"`GET /v2/product/countries` is there; what it answers is not shown."},{"id":"redemption_url_to_payout","version":"2024-02-05","section":"2.6","basis":"stated","title":"`payout` replaces `redemption_url` on the items of an order","description":"Orders that are read no longer carry `redemption_url`, which the version before had deprecated; a field named `payout` takes its place. What `payout` holds is not shown."}]

export const touched: readonly { shape: Shape; version: Version }[] = [{"shape":"product","version":"2024-02-05"},{"shape":"product-list","version":"2024-02-05"},{"shape":"product-query","version":"2024-02-05"},{"shape":"order","version":"2024-02-05"},{"shape":"order-list","version":"2024-02-05"}]

export const fillable: readonly { shape: string; version: string; pointer: string }[] = [{"shape":"product","version":"2024-02-05","pointer":"/approval_state"},{"shape":"product-list","version":"2024-02-05","pointer":"/approval_state"}]
