/** What numbers, versions, shapes and places are called in the page's sentences. */
import { describe, type Shape, shapes, type Version, versions } from 'order-contract'

export const [oldest, newest] = [versions[0], versions.at(-1)] as [Version, Version]

/** The version of the package's options, unless they name another. */
export const usual = describe(shapes[0]).version

/** The usual one of these versions, or else the newest. */
export const usualOf = (possible: readonly Version[]) => (possible.includes(usual) ? usual : possible.at(-1)) as Version

export const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** Smaller numbers are written alike anyway: the first view does without a formatter, which takes long to make. */
const GROUPED = 1000

export const inWords = (number: number) => (number < GROUPED ? String(number) : number.toLocaleString('en'))

/** `1 link`, `2 links`. */
export const counted = (count: number, one: string) => `${inWords(count)} ${one}${count === 1 ? '' : 's'}`

export const isQuery = (shape: Shape) => describe(shape).layout === 'query'

export const isList = (shape: Shape) => describe(shape).layout === 'entries'

/** What a document of a shape is called, or an entry of a list: `order`. */
export const titleOf = (shape: Shape) => describe(shape).object.title.toLowerCase()

/** What a document of a shape is called: `order`, or `list of 2 orders`. */
export function nameOf(shape: Shape, count?: number): string {
  const title = titleOf(shape)
  if (!isList(shape)) return title
  return `list of ${count === undefined ? `${title}s` : counted(count, title)}`
}

/** `an order`. */
export function withArticle(shape: Shape, count?: number): string {
  const name = nameOf(shape, count)
  return `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`
}

/** A JSON Pointer as in code: `/items/0/payout` as `items[0].payout`. */
export function pathOf(pointer: string): string {
  const names = pointer
    .split('/')
    .slice(1)
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'))
  return names.map((name, at) => (/^(\d+|\*)$/.test(name) ? `[${name}]` : at === 0 ? name : `.${name}`)).join('')
}

export const placeName = (pointer: string) => (pointer === '' ? 'the whole document' : pathOf(pointer))

/** The pointer without the indexes: `/items/*\/payout`. */
export const patternOf = (pointer: string) => pointer.replaceAll(/\/\d+(?=\/|$)/g, '/*')
