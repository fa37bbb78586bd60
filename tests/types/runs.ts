/**
 * Lines whose types are held against a run: compiled as a user's are, and run by tests/js/types.test.mjs. `same` is given a
 * value, of the type that is written, and what the run must give.
 */
import {
  applyFixes,
  convert,
  is,
  type Order,
  type ProductQuery,
  parse,
  type QueryObject,
  type QueryValue,
  standardSchema,
  type ValueOf,
  type Version,
} from 'order-contract'

const UP = { from: '2023-07-27', to: '2024-02-05' } as const
const DOWN = { from: '2024-02-05', to: '2023-07-27' } as const
declare const equal: (found: unknown, expected: unknown) => void
declare const options: { version?: Version }

function same<T>(found: T, expected: unknown): void {
  equal(found, expected)
}

/** Whether two types are the same. */
type Exactly<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
function exactly<A, B>(_: Exactly<A, B>): void {}

// A parameter that may be repeated, and one that is not documented: an array is among their types.
const repeated = parse('product-query', 'countries_redeemable_in=FR&countries_redeemable_in=DE')
if (repeated.ok) same<string | string[] | undefined>(repeated.value.countries_redeemable_in, ['FR', 'DE'])
const older = parse('product-query', 'x=1&x=2', options)
if (older.ok) same<unknown>((older.value as Record<string, unknown>).x, ['1', '2'])
const loose = parse('order-query', 'x=1&x=2', { level: 'stated' })
if (loose.ok) same<string | string[] | undefined>(loose.value.x, ['1', '2'])

// A query object comes back with texts.
const query = convert('product-query', { limit: 10, countries_redeemable_in: ['FR', 'DE'], code: 'a' }, UP)
if (query.ok) {
  same<string | string[] | undefined>(query.output.limit, '10')
  same<string | string[] | undefined>(query.output.countries_redeemable_in, ['FR', 'DE'])
  // @ts-expect-error it is no number any more
  query.output.limit satisfies number | undefined
}
const parameters = convert('order-query', new URLSearchParams('limit=1'), UP)
if (parameters.ok) same<URLSearchParams>(parameters.output, new URLSearchParams('limit=1'))

// A value is not validated: any member may be missing.
const foo = convert('order', { foo: 1 }, DOWN)
if (foo.ok) {
  same<'COMPLETED' | 'PROCESSING' | 'FAILED' | undefined>(foo.output.status, undefined)
  // @ts-expect-error it may be missing
  foo.output.status satisfies string
}
same<string | undefined>(applyFixes('product-update', { foo: 1 }).output.product_code, undefined)
// A fix keeps the values of a query object.
same<QueryValue | null | undefined>(applyFixes('product-query', { limit: 10 }).output.limit, 10)

// The guard narrows to what a query object may hold.
const came: unknown = { limit: 10, countries_redeemable_in: ['FR', 1], code: null }
const isQuery = is('product-query', came)
equal(isQuery, true)
if (isQuery) {
  exactly<typeof came, QueryObject<ProductQuery>>(true)
  same<QueryValue | null | undefined>(came.limit, 10)
  same<QueryValue | readonly QueryValue[] | null | undefined>(came.countries_redeemable_in, ['FR', 1])
  // @ts-expect-error it may be a number
  came.limit satisfies string | null | undefined
}

// A Standard Schema takes query objects and gives texts; of other shapes it takes and gives documents.
const schema = standardSchema('product-query')['~standard']
const result = schema.validate(came)
if (!result.issues) {
  same<string | undefined>(result.value.limit, '10')
  same<string | string[] | undefined>(result.value.countries_redeemable_in, ['FR', '1'])
}
exactly<NonNullable<typeof schema.types>, { readonly input: QueryObject<ProductQuery>; readonly output: ProductQuery }>(
  true,
)
exactly<ValueOf<'order'>, Order>(true)
