/** The language of the page and of all messages: chosen in the header, kept by the browser, loaded when needed. */
import type { EdgeMessages } from 'order-contract/edge'
import type { Messages, ReferenceMessages } from 'order-contract/slim'
import { byId, element } from './dom.js'
import { translateNotice, whenLoaded } from './notice.js'
import { storage } from './storage.js'
import { ENGLISH, type Spoken, say, speak, type Word } from './words.js'

const KEY = 'language'
const kept = storage(() => localStorage)
const NAMES = { en: 'English', de: 'Deutsch', es: 'Español', fr: 'Français' }

type Language = keyof typeof NAMES

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

/** The language of the page, and the one that was asked for last: it may still be loading. */
let shown: Language = 'en'
let asked: Language = 'en'
let loaded: Loaded = ENGLISH

export const language = () => shown

/** The language's messages for options of the package. */
export const messagesFor = <K extends 'messages' | 'reference' | 'edge'>(kind: K): Loaded[K] => loaded[kind]

/** Loads the language that was chosen before, and offers the others. `changed` is called when one of those is there. */
export async function startLanguage(changed: () => void): Promise<void> {
  const select = byId<HTMLSelectElement>('language')
  const options = Object.entries(NAMES).map(([value, name]) => element('option', { value, lang: value }, name))
  select.replaceChildren(...options)
  select.addEventListener('change', async () => {
    const name = select.value as Language
    const isThere = await load(name)
    if (isThere) kept.set(KEY, name)
    if (isThere) changed()
    select.value = asked
  })
  const before = kept.get(KEY) ?? ''
  if (Object.hasOwn(LOADS, before)) await load(before as Language)
  select.value = asked
}

/** Turns the page to a language. False if it could not be loaded, or another was asked for meanwhile. */
async function load(name: Language): Promise<boolean> {
  asked = name
  const next = await whenLoaded(LOADS[name]())
  if (asked !== name) return false
  if (next === undefined) {
    asked = shown
    return false
  }
  shown = name
  loaded = next
  speak(next)
  document.documentElement.lang = name
  translate()
  return true
}

/** Replaces the words in index.html and of a notice. */
function translate(): void {
  for (const it of document.querySelectorAll<HTMLElement>('[data-word]')) {
    it.textContent = say(it.dataset.word as Word)
  }
  for (const it of document.querySelectorAll<HTMLElement>('[data-label]')) {
    it.setAttribute('aria-label', say(it.dataset.label as Word))
  }
  translateNotice()
}
