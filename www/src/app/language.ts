/**
 * The language of messages, chosen in the header and kept by the browser. The words of the package are loaded when they
 * are asked for; the page's own words are English.
 */
import type { Messages, ReferenceMessages } from 'order-contract/slim'
import { byId, element } from './dom.js'

const KEY = 'language'

const NAMES = { en: 'English', de: 'Deutsch', es: 'Español', fr: 'Français' }

export type Language = keyof typeof NAMES

/** What a language adds to options; English adds nothing. */
export interface Words {
  readonly messages?: Messages
  readonly reference?: ReferenceMessages
}

const LOADS: Record<Language, () => Promise<Words>> = {
  en: async () => ({}),
  de: async () => {
    const { de, deReference } = await import('order-contract/messages/de')
    return { messages: de, reference: deReference }
  },
  es: async () => {
    const { es, esReference } = await import('order-contract/messages/es')
    return { messages: es, reference: esReference }
  },
  fr: async () => {
    const { fr, frReference } = await import('order-contract/messages/fr')
    return { messages: fr, reference: frReference }
  },
}

let spoken: Language = 'en'
let words: Words = {}

/** For the `lang` of an element that says a message. */
export const language = () => spoken

export const languageWords = () => words

/** Loads the language that was chosen before, and offers the others. `changed` is called once one is there. */
export async function startLanguage(changed: () => void): Promise<void> {
  const select = byId('language').querySelector('select') as HTMLSelectElement
  select.replaceChildren(
    ...Object.entries(NAMES).map(([value, name]) => element('option', { value, lang: value }, name)),
  )
  select.addEventListener('change', async () => {
    keep(select.value)
    if (await load(select.value)) changed()
  })
  await load(kept())
  select.value = spoken
}

/** False where another was chosen meanwhile. */
async function load(chosen: string): Promise<boolean> {
  const name = chosen in LOADS ? (chosen as Language) : 'en'
  spoken = name
  const loaded = await LOADS[name]()
  if (spoken !== name) return false
  words = loaded
  return true
}

function kept(): string {
  try {
    return localStorage.getItem(KEY) ?? 'en'
  } catch {
    return 'en'
  }
}

function keep(chosen: string): void {
  try {
    localStorage.setItem(KEY, chosen)
  } catch {
    // A browser that keeps nothing starts in English.
  }
}
