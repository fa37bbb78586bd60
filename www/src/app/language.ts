/** The language of the page and of all messages: kept by the browser, loaded when needed. */
import { computed, signal } from '@preact/signals'
import { whenLoaded } from './notice.js'
import { storage } from './storage.js'
import { ENGLISH, type Spoken, spoken } from './words.js'

const KEY = 'language'
const kept = storage(() => localStorage)

export const LANGUAGES = { en: 'English', de: 'Deutsch', es: 'Español', fr: 'Français' }

export type Language = keyof typeof LANGUAGES

const LOADS: Record<Language, () => Promise<Spoken>> = {
  en: async () => ENGLISH,
  de: () => import('../words/de.js'),
  es: () => import('../words/es.js'),
  fr: () => import('../words/fr.js'),
}

/** The language that was asked for last: it may still be loading. */
export const asked = signal<Language>('en')

export const language = computed(() => spoken.value.words.locale as Language)

/** Loads the language that was chosen before. */
export async function startLanguage(): Promise<void> {
  const before = kept.get(KEY) ?? ''
  if (Object.hasOwn(LOADS, before)) await load(before as Language)
}

export async function chooseLanguage(name: Language): Promise<void> {
  if (await load(name)) kept.set(KEY, name)
}

/** False if it could not be loaded, or another was asked for meanwhile. */
async function load(name: Language): Promise<boolean> {
  asked.value = name
  const loaded = await whenLoaded(LOADS[name]())
  if (asked.value !== name) return false
  if (loaded === undefined) {
    asked.value = language.value
    return false
  }
  spoken.value = loaded
  document.documentElement.lang = name
  return true
}
