/** Replaces each `{word}` in index.html by that English word. */
import type { Plugin } from 'vite'
import { en } from '../src/words/en.ts'

export function words(): Plugin {
  const text = (word: string) => {
    if (!(word in en)) throw new Error(`there is no word ${word}`)
    return en[word as keyof typeof en]
  }
  return {
    name: 'words',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replaceAll(/\{(\w+)\}/g, (_, word) => text(word)),
    },
  }
}
