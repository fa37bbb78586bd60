/** The language of the page and of all messages: kept by the browser, loaded when needed. */
import { computed, signal } from '@preact/signals'
import type { EdgeMessages } from 'order-contract/edge'
import type { Messages, ReferenceMessages } from 'order-contract/slim'
import { whenLoaded } from './notice.js'
import { storage } from './storage.js'
import { ENGLISH, type Spoken, speak } from './words.js'

const KEY = 'language'
const kept = storage(() => localStorage)

export const LANGUAGES = { en: 'English', de: 'Deutsch', es: 'Español', fr: 'Français' }

export type Language = keyof typeof LANGUAGES

/** The page's words, and the messages for options of the package; the package has the English ones built in. */
interface Loaded extends Spoken {
  messages?: Messages
  reference?: ReferenceMessages
  edge?: EdgeMessages
}

const LOADS: Record<Language, () => Promise<Loaded>> = {
  en: async () => ENGLISH,
  de: () => import('../words/de.js'),
  es: () => import('../words/es.js'),
  fr: () => import('../words/fr.js'),
}

const shown = signal<{ name: Language; loaded: Loaded }>({ name: 'en', loaded: ENGLISH })
/** The language that was asked for last: it may still be loading. */
export const asked = signal<Language>('en')

export const language = computed(() => shown.value.name)

/** The language's messages for options of the package. */
export const messagesFor = <K extends 'messages' | 'reference' | 'edge'>(kind: K): Loaded[K] => shown.value.loaded[kind]

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
  speak(loaded)
  shown.value = { name, loaded }
  document.documentElement.lang = name
  return true
}
