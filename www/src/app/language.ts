/** The language of messages and labels: kept by the browser, loaded when needed. The page itself is English. */
import { signal } from '@preact/signals'
import type { Messages } from 'order-contract/wasm'
import { whenLoaded } from './notice.js'
import { storage } from './storage.js'

const KEY = 'language'
const kept = storage(() => localStorage)

export const LANGUAGES = { en: 'English', de: 'Deutsch', es: 'Español', fr: 'Français' }

export type Language = keyof typeof LANGUAGES

/** For options of the package, which has the English messages built in. */
interface Spoken {
  language: Language
  messages?: Messages
}

const LOADS: Record<Language, () => Promise<Spoken>> = {
  en: async () => ({ language: 'en' }),
  de: async () => ({ language: 'de', messages: (await import('order-contract/messages/de')).de }),
  es: async () => ({ language: 'es', messages: (await import('order-contract/messages/es')).es }),
  fr: async () => ({ language: 'fr', messages: (await import('order-contract/messages/fr')).fr }),
}

/** The language that is shown. */
export const spoken = signal<Spoken>({ language: 'en' })

/** The language that was asked for last: it may still be loading. */
export const asked = signal<Language>('en')

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
    asked.value = spoken.value.language
    return false
  }
  spoken.value = loaded
  return true
}
