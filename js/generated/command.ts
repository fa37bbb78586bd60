// What the command needs of the package, also if a bundler makes a single file of it.
// Written by codegen/: change the contract, then npm run build.
import type { Messages } from '../types/language.js'

export const packageVersion = '0.1.0'

/** Loads a language of messages. */
export const languages: { readonly [tag: string]: () => Promise<Messages> } = {
  de: async () => (await import('./messages/de.js')).de,
  es: async () => (await import('./messages/es.js')).es,
  fr: async () => (await import('./messages/fr.js')).fr,
}
