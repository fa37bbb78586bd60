/** How editors look. They are in shadow roots, as the content security policy forbids styles elsewhere. */
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import { EditorView } from '@codemirror/view'
import { tags } from '@lezer/highlight'

const line = (kind: string, tint: string) => ({
  [`.line-${kind}`]: { backgroundColor: `var(--${tint})`, boxShadow: `inset 3px 0 var(--${tint}-ink)` },
})

const mark = (kind: string, tint: string, decoration: string) => ({
  [`.mark-${kind}`]: { backgroundColor: `var(--${tint})`, textDecoration: decoration },
})

const looks = EditorView.theme({
  '&': { height: '100%', color: 'var(--ink)', backgroundColor: 'var(--paper)' },
  '&.cm-focused': { outline: 'none' },
  '&.cm-focused:focus-visible, &.cm-focused': { boxShadow: 'inset 0 2px var(--accent)' },
  '.cm-scroller': { font: '13px/1.62 var(--mono)', overflow: 'auto' },
  '.cm-content': { padding: '8px 0', caretColor: 'var(--ink)' },
  '.cm-line': { padding: '0 16px 0 8px', overflowWrap: 'anywhere' },
  '.cm-gutters': { backgroundColor: 'var(--paper)', color: 'var(--faint)', border: '0', paddingLeft: '4px' },
  '.cm-lineNumbers .cm-gutterElement': { minWidth: '34px', padding: '0 2px 0 0' },
  '.cm-foldGutter': { width: '14px' },
  '.cm-foldGutter .cm-gutterElement': { textAlign: 'center' },
  '.cm-foldPlaceholder': {
    backgroundColor: 'var(--desk)',
    color: 'var(--soft)',
    border: '1px solid var(--line)',
    borderRadius: '4px',
    padding: '0 4px',
  },
  '.cm-placeholder': { color: 'var(--soft)', font: '14px/1.5 var(--sans)', whiteSpace: 'normal' },
  '.cm-content ::selection, .cm-content::selection, .cm-line::selection': {
    backgroundColor: 'var(--selection)',
  },
  '.cm-searchMatch': { backgroundColor: 'transparent', outline: '1px solid var(--accent)' },
  '.cm-searchMatch-selected': { backgroundColor: 'var(--selection)' },
  ...line('change', 'change'),
  ...line('gap', 'loss'),
  ...line('loss', 'loss'),
  ...line('error', 'bad'),
  ...line('warning', 'loss'),
  ...mark('change', 'change', 'none'),
  ...mark('gap', 'loss', 'underline dashed var(--loss-ink) 2px'),
  ...mark('loss', 'loss', 'line-through var(--loss-ink)'),
  ...mark('error', 'bad', 'underline wavy var(--bad-ink) 1px'),
  ...mark('warning', 'loss', 'underline wavy var(--loss-ink) 1px'),
  '.mark-unknown, .mark-info': { textDecoration: 'underline dotted var(--soft) 1.5px', textUnderlineOffset: '3px' },
  '.cm-tooltip': {
    backgroundColor: 'var(--paper)',
    color: 'var(--ink)',
    border: '1px solid var(--line)',
    borderRadius: '8px',
    boxShadow: '0 4px 16px #0003',
    zIndex: '20',
  },
  '.explained': { maxWidth: 'min(46ch, 90vw)', padding: '10px 12px', font: '13px/1.5 var(--sans)' },
  '.explained p': { margin: '0' },
  '.explained p + p': { marginTop: '4px' },
  '.explained code': { font: '12.5px var(--mono)', overflowWrap: 'anywhere' },
  '.explained .source': { color: 'var(--soft)' },
  '.explained a': { color: 'var(--accent)' },
  '.cm-panels': { backgroundColor: 'var(--desk)', color: 'var(--ink)', borderBottom: '1px solid var(--line)' },
  '.cm-panels-top': { borderBottom: '1px solid var(--line)' },
  '.cm-panel.cm-search': { font: '13px var(--sans)', padding: '6px 32px 6px 12px' },
  '.cm-textfield, .cm-button': {
    font: '13px var(--sans)',
    color: 'inherit',
    backgroundColor: 'var(--paper)',
    backgroundImage: 'none',
    border: '1px solid var(--edge)',
    borderRadius: '6px',
    padding: '3px 8px',
  },
  // With forced colours, backgrounds and shadows are not drawn.
  '@media (forced-colors: active)': {
    '.line-change, .line-loss, .line-gap, .line-error, .line-warning': { borderLeft: '3px solid Highlight' },
    '.mark-change': { textDecoration: 'underline' },
    '&.cm-focused': { outline: '2px solid Highlight', outlineOffset: '-2px' },
  },
})

const colours = HighlightStyle.define([
  { tag: tags.propertyName, color: 'var(--code-name)' },
  { tag: tags.string, color: 'var(--code-text)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--code-number)' },
])

export const theme = [looks, syntaxHighlighting(colours)]
