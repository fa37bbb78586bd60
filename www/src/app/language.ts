/** The language of messages and labels: kept by the browser, loaded when needed. The page itself is English. */
import { signal } from '@preact/signals'
import type { Messages } from 'order-contract'
import { whenLoaded } from './notice.js'
import { storage } from './storage.js'

const KEY = 'language'
const kept = storage(() => localStorage)

export const LANGUAGES = { en: 'English', de: 'Deutsch', es: 'Español', fr: 'Français' }

export type Language = keyof typeof LANGUAGES

/** The package has the English messages built in. */
const LOADS: Record<Language, () => Promise<Messages | undefined>> = {
  en: async () => undefined,
  de: async () => (await import('order-contract/messages/de')).de,
  es: async () => (await import('order-contract/messages/es')).es,
  fr: async () => (await import('order-contract/messages/fr')).fr,
}

/** The language that is shown, and its messages for options of the package. */
export const spoken = signal<{ language: Language; messages?: Messages | undefined }>({ language: 'en' })

/** The language that was asked for last: it may still be loading. */
export const asked = signal<Language>('en')

/** Loads the language that was chosen before, or that of the browser. */
export async function startLanguage(): Promise<void> {
  const before = kept.get(KEY) ?? navigator.language.slice(0, 2)
  if (Object.hasOwn(LOADS, before)) await load(before as Language)
}

export async function chooseLanguage(name: Language): Promise<void> {
  if (await load(name)) kept.set(KEY, name)
}

/** False if it could not be loaded, or another was asked for meanwhile. */
async function load(name: Language): Promise<boolean> {
  asked.value = name
  const loaded = await whenLoaded(LOADS[name]().then((messages) => ({ language: name, messages })))
  if (asked.value !== name) return false
  if (loaded) spoken.value = loaded
  else asked.value = spoken.value.language
  return loaded !== undefined
}
