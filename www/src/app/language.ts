/** The language of messages and labels: kept by the browser, loaded when needed. The page itself is English. */
import { signal } from '@preact/signals'
import type { EdgeMessages } from 'order-contract/edge'
import type { Messages, ReferenceMessages } from 'order-contract/wasm'
import { whenLoaded } from './notice.js'
import { storage } from './storage.js'

const KEY = 'language'
const kept = storage(() => localStorage)

export const LANGUAGES = { en: 'English', de: 'Deutsch', es: 'Español', fr: 'Français' }

export type Language = keyof typeof LANGUAGES

/** For options of the package, which has the English ones built in. */
interface Spoken {
  language: Language
  messages?: Messages
  reference?: ReferenceMessages
  edge?: EdgeMessages
}

const LOADS: Record<Language, () => Promise<Spoken>> = {
  en: async () => ({ language: 'en' }),
  de: async () => {
    const { de, deReference, deEdge } = await import('order-contract/messages/de')
    return { language: 'de', messages: de, reference: deReference, edge: deEdge }
  },
  es: async () => {
    const { es, esReference, esEdge } = await import('order-contract/messages/es')
    return { language: 'es', messages: es, reference: esReference, edge: esEdge }
  },
  fr: async () => {
    const { fr, frReference, frEdge } = await import('order-contract/messages/fr')
    return { language: 'fr', messages: fr, reference: frReference, edge: frEdge }
  },
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
