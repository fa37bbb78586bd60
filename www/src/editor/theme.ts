/** What an editor looks like. The colours are those of the page: style/tokens.css reaches into the shadow root. */
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import { EditorView } from '@codemirror/view'
import { tags } from '@lezer/highlight'

const looks = EditorView.theme({
  '&': { color: 'var(--ink)', backgroundColor: 'transparent', fontSize: 'var(--code-size)', height: '100%' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'var(--mono)', lineHeight: '1.65', overflow: 'auto', maxHeight: '70vh' },
  '.cm-content': { caretColor: 'var(--ink)', padding: '0.75rem 0' },
  '.cm-line': { padding: '0 0.75rem 0 0.5rem' },
  '.cm-gutters': { backgroundColor: 'transparent', border: 'none', color: 'var(--soft)', userSelect: 'none' },
  '.cm-lineNumbers .cm-gutterElement': { minWidth: '2rem', paddingInlineStart: '0.5rem' },
  '.cm-placeholder': { color: 'var(--soft)' },
  '&.cm-focused .cm-matchingBracket': { backgroundColor: 'transparent', boxShadow: '0 1px 0 var(--line)' },
  '&.cm-focused .cm-nonmatchingBracket': { backgroundColor: 'transparent', color: 'inherit' },
  '.cm-specialChar': { color: 'var(--soft)' },
  '.cm-content ::selection': { backgroundColor: 'light-dark(#c9d7e6, #3a4c60)' },
  '.cm-tooltip': {
    backgroundColor: 'var(--paper)',
    border: '1px solid var(--line)',
    borderRadius: 'var(--round)',
    color: 'var(--ink)',
    fontFamily: 'var(--sans)',
    fontSize: '0.875rem',
    maxWidth: '28rem',
  },
})

const colours = HighlightStyle.define([
  { tag: tags.propertyName, color: 'var(--code-key)' },
  { tag: tags.string, color: 'var(--code-text)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--code-number)' },
])

export const theme = [looks, syntaxHighlighting(colours)]
