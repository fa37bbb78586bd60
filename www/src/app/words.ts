/** The page's own words, in the language that was chosen. A component that says one is drawn again in another language. */
import { signal } from '@preact/signals'
import type { EdgeMessages } from 'order-contract/edge'
import type { Messages, ReferenceMessages } from 'order-contract/slim'
import { en } from '../words/en.js'
import type { samples } from '../words/samples/en.js'

/** The words of a language: a missing one does not compile. */
export type PageWords = Record<keyof typeof en, string>

export type Word = keyof PageWords

export type SampleName = keyof typeof samples

/** The titles of samples, and a line on what each shows. */
export type SampleWords = Record<SampleName, readonly [title: string, shows: string]>

/** What a language file exports. The English samples are loaded with the samples. */
export interface Spoken {
  words: PageWords
  /** The words of the editor, by the English ones. */
  phrases: Record<string, string>
  samples?: SampleWords
  /** For options of the package, which has the English ones built in. */
  messages?: Messages
  reference?: ReferenceMessages
  edge?: EdgeMessages
}

export const ENGLISH: Spoken = { words: en, phrases: {} }

/** The language that is shown. */
export const spoken = signal(ENGLISH)

/** Fills in what is in braces. `count` chooses between the forms of `one|other`, by the plural rules of the language. */
export function say(word: Word, given: Readonly<Record<string, string | number>> = {}): string {
  const { words } = spoken.value
  const forms = words[word].split('|')
  const isOne = typeof given.count === 'number' && pluralRules(words.locale).select(given.count) === 'one'
  const text = (isOne ? forms[0] : forms.at(-1)) ?? ''
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    const value = given[name]
    return typeof value === 'number' && value >= GROUPED ? inWords(value) : String(value ?? whole)
  })
}

/** Smaller numbers are written alike in all languages: the first view does without a formatter, which takes long to make. */
const GROUPED = 1000

const rules = new Map<string, Intl.PluralRules>()

function pluralRules(locale: string): Intl.PluralRules {
  const made = rules.get(locale) ?? new Intl.PluralRules(locale)
  rules.set(locale, made)
  return made
}

/** A number as the language writes it, with so many digits behind the point. */
export const inWords = (number: number, digits = 0, more: Intl.NumberFormatOptions = {}) =>
  number.toLocaleString(spoken.value.words.locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    ...more,
  })

/** A list as the language joins it: `a, b or c`. */
export const either = (items: readonly string[]) =>
  new Intl.ListFormat(spoken.value.words.locale, { type: 'disjunction' }).format(items)
