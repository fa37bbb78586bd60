/**
 * A document of the other version that holds, for each object of a text, what is known of it there. Converted, it leaves
 * the complement with which that text becomes what the other side should show.
 */
import type { SyntaxNode } from '@lezer/common'
import { parser } from '@lezer/json'
import type { Layout } from './layout.js'
import { type Entry, ID, member, tokensOf } from './outline.js'
import type { Form } from './restoring.js'

/** `forms` are those of the units, in their order. */
export function scaffold(entries: readonly Entry[], layout: Layout, forms: readonly Form[]): string {
  let next = 0
  const texts = entries.map(({ id, units }) => {
    const inside = units.map(({ object }) => formOf(forms[next++], object)).join()
    return layout.items === undefined ? inside : `{${named(id)}${JSON.stringify(layout.items)}:[${inside}]}`
  })
  return layout.list ? `[${texts.join()}]` : texts.join()
}

const formOf = (form: Form | undefined, object: boolean) => (object && form ? form.text : 'null')

const named = (id: string | undefined) => (id === undefined ? '' : `${JSON.stringify(ID)}:${id},`)

/** An object of which nothing else is known. */
export const bare = (id: string | undefined) => (id === undefined ? '{}' : `{${JSON.stringify(ID)}:${id}}`)

/** An object with that identifier, or with none. */
export function withId(text: string, id: string | undefined): string {
  const root = parser.parse(text).topNode.firstChild
  if (root === null) return text
  const there = member(root, ID, text)
  // Without a text or number there is no identifier; the place of the member stays.
  if (there !== null) return splice(text, there.from, there.to, id ?? 'null')
  return id === undefined ? text : splice(text, root.to - 1, root.to - 1, `${comma(root)}${JSON.stringify(ID)}:${id}`)
}

/** An object in whose member there is a text where the pointer leads: a place for one that comes anew. */
export function withPlace(text: string, name: string, pointer: string): string {
  const root = parser.parse(text).topNode.firstChild
  const value = root && member(root, name, text)
  return value ? place(text, value, tokensOf(pointer)) : text
}

function place(text: string, value: SyntaxNode, [token, ...rest]: string[]): string {
  if (value.name === 'String' && token === undefined) return text
  if (token === undefined) return splice(text, value.from, value.to, '""')
  if (value.name !== 'Object') return text
  const there = member(value, token, text)
  if (there !== null) return place(text, there, rest)
  const made = rest.reduceRight((inner, token) => `{${JSON.stringify(token)}:${inner}}`, '""')
  const first = value.from + 1
  return splice(text, first, first, `${JSON.stringify(token)}:${made}${comma(value)}`)
}

const comma = (object: SyntaxNode) => (object.getChild('Property') === null ? '' : ',')

const splice = (text: string, start: number, end: number, put: string) => text.slice(0, start) + put + text.slice(end)
