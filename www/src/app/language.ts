/** The language of the page and of all messages, chosen in the header and kept by the browser. Loaded when it is asked for. */
import type { EdgeMessages } from 'order-contract/edge'
import type { Messages, ReferenceMessages } from 'order-contract/slim'
import { byId, element } from './dom.js'
import { storage } from './storage.js'
import { ENGLISH, type Spoken, say, speak, type Word } from './words.js'

const KEY = 'language'
const kept = storage(() => localStorage)
const NAMES = { en: 'English', de: 'Deutsch', es: 'Español', fr: 'Français' }

type Language = keyof typeof NAMES

/** With what it adds to options of the package; English adds nothing. */
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

let chosen: Language = 'en'
let loaded: Loaded = ENGLISH

export const language = () => chosen

/** What the language adds to options of the package. */
export const messagesFor = <K extends 'messages' | 'reference' | 'edge'>(kind: K): Loaded[K] => loaded[kind]

/** Loads the language that was chosen before, and offers the others. `changed` is called once one is there. */
export async function startLanguage(changed: () => void): Promise<void> {
  const select = byId<HTMLSelectElement>('language')
  const options = Object.entries(NAMES).map(([value, name]) => element('option', { value, lang: value }, name))
  select.replaceChildren(...options)
  select.addEventListener('change', async () => {
    kept.set(KEY, select.value)
    if (await load(select.value)) changed()
  })
  await load(kept.get(KEY) ?? 'en')
  select.value = chosen
}

/** False where another was chosen meanwhile. */
async function load(asked: string): Promise<boolean> {
  const name = asked in LOADS ? (asked as Language) : 'en'
  const first = name === 'en' && loaded === ENGLISH
  chosen = name
  const next = await LOADS[name]()
  if (chosen !== name) return false
  loaded = next
  speak(next)
  document.documentElement.lang = name
  // The page comes with its English words.
  if (!first) translate()
  return true
}

/** The words that stand in index.html. */
function translate(): void {
  for (const it of document.querySelectorAll<HTMLElement>('[data-word]')) {
    it.textContent = say(it.dataset.word as Word)
  }
  for (const it of document.querySelectorAll<HTMLElement>('[data-label]')) {
    it.setAttribute('aria-label', say(it.dataset.label as Word))
  }
}
