/**
 * Returns queries in the form in which they were passed.
 */
import { tagOf } from './tag.js'

/** Returns the parameters of a query as an object. One that is repeated is an array. */
export function parametersOf(query: string): { [name: string]: string | string[] } {
  const parameters = new URLSearchParams(query)
  const names = [...new Set(parameters.keys())]
  return Object.fromEntries(
    names.map((name) => {
      const values = parameters.getAll(name)
      return [name, values.length === 1 ? (values[0] as string) : values]
    }),
  )
}

/** Returns a query as URLSearchParams or as a URL if the input is one. Returns undefined for other inputs. */
export function queryLike(input: unknown, query: string): URLSearchParams | URL | undefined {
  const tag = tagOf(input)
  if (tag === 'URLSearchParams') return new URLSearchParams(query)
  if (tag !== 'URL') return undefined
  const url = new URL(String(input))
  // Setting an empty query would remove a `?` that ends the URL.
  if (url.search !== query) url.search = query
  return url
}
