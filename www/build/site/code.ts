/** Colours code while the site is built: each token has a class, because the policy forbids inline styles. */
import { createCssVariablesTheme, createHighlighterCoreSync } from 'shiki/core'
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript'
import html from 'shiki/langs/html.mjs'
import python from 'shiki/langs/python.mjs'
import rust from 'shiki/langs/rust.mjs'
import sh from 'shiki/langs/shellscript.mjs'
import svelte from 'shiki/langs/svelte.mjs'
import toml from 'shiki/langs/toml.mjs'
import tsx from 'shiki/langs/tsx.mjs'
import typescript from 'shiki/langs/typescript.mjs'
import vue from 'shiki/langs/vue.mjs'

const theme = createCssVariablesTheme({ name: 'site' })
const highlighter = createHighlighterCoreSync({
  themes: [theme],
  langs: [html, python, rust, sh, svelte, toml, tsx, typescript, vue].flat(),
  engine: createJavaScriptRegexEngine(),
})

/** The languages of the Markdown files, where they have another name. */
const NAMES: Readonly<Record<string, string>> = { js: 'typescript', jsx: 'tsx', ts: 'typescript', py: 'python' }

/** Code as HTML, without the element around it. */
export function coloured(text: string, language: string): string {
  const lang = NAMES[language] ?? language
  if (!highlighter.getLoadedLanguages().includes(lang)) return escaped(text)
  // Without a limit, as the first line of a language takes long: else its colours would depend on the machine.
  const { tokens } = highlighter.codeToTokens(text, { lang, theme: 'site', tokenizeTimeLimit: 0 })
  return tokens.map((line) => line.map(({ content, color }) => tokenOf(content, color)).join('')).join('\n')
}

function tokenOf(content: string, color = ''): string {
  const [, kind] = /--shiki-token-([a-z]+)/.exec(color) ?? []
  return kind === undefined ? escaped(content) : `<span class="t-${kind}">${escaped(content)}</span>`
}

/** A text as HTML. */
export const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
