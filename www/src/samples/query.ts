/** Queries of the two listings, as they stand in a URL. */
import { BOTH, NEW, OLD, type Sample } from './sample.js'

export const productQueries: readonly Sample[] = [
  {
    kind: 'good',
    shape: 'product-query',
    versions: NEW,
    title: 'The next page of what can be ordered',
    shows: 'Filters and a cursor, all of 2024-02-05.',
    text: 'is_orderable=true&countries_redeemable_in=GB&limit=10&after=c-20',
  },
  {
    kind: 'good',
    shape: 'product-query',
    versions: OLD,
    title: 'A listing by country',
    shows: 'A country was required, but the name of its parameter is not documented. That is a warning, not a mistake.',
    text: 'country=GB',
    finds: ['undocumented'],
  },
  {
    kind: 'broken',
    shape: 'product-query',
    versions: NEW,
    title: 'Paging both ways at once',
    shows: 'A page lies behind one cursor or before the other, and a limit is a number.',
    text: 'is_orderable=true&limit=ten&after=c-20&before=c-40',
    finds: ['type', 'exclusive'],
  },
  {
    kind: 'broken',
    shape: 'product-query',
    versions: OLD,
    title: 'A country twice',
    shows: 'It is not defined which of the two counts.',
    text: 'country=GB&country=FR',
    finds: ['undocumented', 'duplicate_key', 'undocumented'],
  },
  {
    kind: 'old',
    shape: 'product-query',
    versions: OLD,
    title: 'Everything there is',
    shows: 'The newer version needs no country to list products, so what is there goes on as it is.',
    text: 'country=FR',
    finds: ['undocumented'],
  },
]

export const orderQueries: readonly Sample[] = [
  {
    kind: 'good',
    shape: 'order-query',
    versions: BOTH,
    title: 'The next twenty orders',
    shows: 'A limit and a cursor.',
    text: 'limit=20&after=c-20',
  },
  {
    kind: 'broken',
    shape: 'order-query',
    versions: BOTH,
    title: 'Less than nothing',
    shows: 'A limit counts, both cursors stand together, and %zz is no character.',
    text: 'limit=-1&after=c-20&before=c-40&note=%zz',
    finds: ['type', 'exclusive', 'encoding'],
  },
  {
    kind: 'old',
    shape: 'order-query',
    versions: OLD,
    title: 'The first page, in 2023',
    shows: 'The parameters are the same in both versions.',
    text: 'limit=50',
  },
]
