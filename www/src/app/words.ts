/** The page's own words, in the language that was chosen. */
import { en } from '../words/en.js'
import { samples } from '../words/samples/en.js'

/** The words of a language: a missing one does not compile. */
export type PageWords = Record<keyof typeof en, string>

export type Word = keyof PageWords

export type SampleName = keyof typeof samples

/** The titles of samples, and a line on what each shows. */
export type SampleWords = Record<SampleName, readonly [title: string, shows: string]>

/** What a language file exports for the page. */
export interface Spoken {
  words: PageWords
  samples: SampleWords
}

export const ENGLISH: Spoken = { words: en, samples }

let spoken = ENGLISH

export const speak = (chosen: Spoken): void => {
  spoken = chosen
}

export const sampleWords = (name: SampleName) => spoken.samples[name]

/**
 * Fills in what is in braces. `count` chooses between the forms of `one|many`.
 */
export function say(word: Word, given: Readonly<Record<string, string | number>> = {}): string {
  const forms = spoken.words[word].split('|')
  const text = (given.count === 1 ? forms[0] : forms.at(-1)) ?? ''
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    const value = given[name]
    return typeof value === 'number' ? inWords(value) : (value ?? whole)
  })
}

/** A number as the language writes it, with so many digits behind the point. */
export const inWords = (number: number, digits = 0, more: Intl.NumberFormatOptions = {}) =>
  number.toLocaleString(spoken.words.locale, { minimumFractionDigits: digits, maximumFractionDigits: digits, ...more })

/** The units of time, in milliseconds. */
const UNITS = { s: 1000, ms: 1, µs: 0.001 }

/** A time in the largest unit that fits: `1.2 s`, `45.0 ms`, `0.5 µs`. */
export function timeInWords(milliseconds: number): string {
  const [unit, size] = Object.entries(UNITS).find(([, size]) => milliseconds >= size) ?? ['µs', UNITS.µs]
  return `${inWords(milliseconds / size, 1)} ${unit}`
}
