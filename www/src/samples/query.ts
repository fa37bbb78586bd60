/** Queries of the two listings, as in a URL. */
import { BOTH, NEW, OLD, type Sample } from './sample.js'

export const productQueries: readonly Sample[] = [
  {
    shape: 'product-query',
    versions: NEW,
    name: 'nextPageOfWhatCanBeOrdered',
    text: 'is_orderable=true&countries_redeemable_in=GB&limit=10&after=c-20',
  },
  {
    shape: 'product-query',
    versions: OLD,
    name: 'listingByCountry',
    text: 'country=GB',
    finds: ['undocumented'],
  },
  {
    shape: 'product-query',
    versions: NEW,
    name: 'pagingBothWaysAtOnce',
    text: 'is_orderable=true&limit=ten&after=c-20&before=c-40',
    finds: ['type', 'exclusive'],
  },
  {
    shape: 'product-query',
    versions: OLD,
    name: 'countryTwice',
    text: 'country=GB&country=FR',
    finds: ['undocumented', 'duplicate_key', 'undocumented'],
  },
  {
    shape: 'product-query',
    versions: OLD,
    name: 'everythingThereIs',
    text: 'country=FR',
    finds: ['undocumented'],
  },
]

export const orderQueries: readonly Sample[] = [
  {
    shape: 'order-query',
    versions: BOTH,
    name: 'nextTwentyOrders',
    text: 'limit=20&after=c-20',
  },
  {
    shape: 'order-query',
    versions: BOTH,
    name: 'lessThanNothing',
    text: 'limit=-1&after=c-20&before=c-40&note=%zz',
    finds: ['type', 'exclusive', 'encoding'],
  },
  {
    shape: 'order-query',
    versions: OLD,
    name: 'firstPageIn2023',
    text: 'limit=50',
  },
]
