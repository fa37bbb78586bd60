/** How editors look. They are in shadow roots, as the content security policy forbids styles elsewhere. */
import { EditorView } from '@codemirror/view'

/** The colours of what is drawn, by the end of its class. */
const tones = (names: readonly string[], colour: string, wash = `var(--${colour}-wash)`) => ({
  [names.map((name) => `[class*="-${name}"]`).join()]: { '--tone': `var(--${colour})`, '--wash': wash },
})

export const theme = EditorView.theme({
  '&': { color: 'var(--soft)', minHeight: '105px' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { font: '13.5px/21px var(--mono)', letterSpacing: '-.01em', wordSpacing: '0' },
  // It is not as wide as the words of its widest fold.
  '.cm-content': { padding: '0 0 6px', caretColor: 'var(--ink)', minWidth: '0' },
  // How far a line is indented. What wraps goes on behind that.
  '.cm-line, .block': { '--hang': 'calc(var(--deep, 0) * .59 * var(--indent))' },
  '.cm-line': {
    padding: '0 16px 0 calc(12px + var(--hang) + var(--further))',
    textIndent: 'calc(-1 * var(--hang) - var(--further))',
  },
  // Tints and folds go on below the numbers.
  '.cm-gutters': {
    backgroundColor: 'transparent',
    color: 'var(--soft)',
    border: '0',
    marginRight: '-8px',
    pointerEvents: 'none',
  },
  '.cm-lineNumbers .cm-gutterElement': {
    font: '12px/21px var(--mono)',
    minWidth: 'calc(var(--text) - 4px)',
    padding: '0 8px 0 0',
  },
  '.cm-placeholder': { color: 'var(--soft)', font: '15px/21px var(--sans)', textIndent: '0', whiteSpace: 'normal' },
  '.cm-content ::selection, .cm-content::selection, .cm-line::selection': { backgroundColor: 'var(--selection)' },
  '.cm-searchMatch': { backgroundColor: 'transparent', outline: '1px solid var(--blue)' },
  '.cm-searchMatch-selected': { backgroundColor: 'var(--selection)' },
  ...tones(['change', 'new'], 'blue'),
  ...tones(['loss', 'lost', 'error', 'missing'], 'red'),
  ...tones(['warning', 'missing quiet'], 'soft', 'var(--fold)'),
  '[class*="line-"], [class*="pad-"], .block-missing, .block-new': {
    backgroundColor: 'var(--wash)',
    boxShadow: 'calc(-1 * var(--text)) 0 var(--wash)',
  },
  '[class*="line-"]': { color: 'var(--ink)', fontWeight: '500' },
  '[class*="name-"]': { color: 'var(--tone)' },
  '.mark-change': { backgroundColor: 'var(--wash)', color: 'var(--ink)', fontWeight: '500' },
  '.indent': { fontSize: 'var(--indent)', lineHeight: '0' },
  // Where reading stops while a text is typed: red, over the tint that the line has.
  '.cm-line.stopped, [class*="pad-"]:has(+ .stopped), .stopped + [class*="pad-"]': {
    backgroundColor: 'var(--red-wash)',
    boxShadow: 'calc(-1 * var(--text)) 0 var(--red-wash)',
  },
  '.stopped [class*="name-"]': { color: 'var(--red)' },
  '.stopped .mark-change': { backgroundColor: 'transparent' },
  '.mark-loss': { backgroundColor: 'var(--red-wash)', textDecoration: 'line-through 1px var(--edge)' },
  // Of its further lines, what they are indented by is not marked.
  '.indent > [class*="mark-"]': { backgroundColor: 'transparent', textDecoration: 'none' },
  '.mark-error': { textDecoration: 'underline wavy var(--red) 1.5px', textUnderlineOffset: '2px' },
  '.mark-warning': { textDecoration: 'underline wavy var(--soft) 1px', textUnderlineOffset: '2px' },
  '.mark-unknown, .mark-info': { textDecoration: 'underline dotted var(--soft) 1.5px', textUnderlineOffset: '3px' },
  '.fold': {
    display: 'block',
    width: 'calc(100% + var(--text))',
    height: '28px',
    margin: '0 0 0 calc(-1 * var(--text))',
    padding: '0 8px 0 calc(var(--text) + 12px)',
    border: '0',
    background: 'var(--fold)',
    color: 'var(--soft)',
    font: '13px/28px var(--sans)',
    textAlign: 'left',
    cursor: 'pointer',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '.fold::before': {
    backgroundColor: 'currentColor',
    clipPath: 'path("M1 4 4.5.5 8 4 7 5 4.5 2.5 2 5ZM1 8 4.5 11.500 8 8 7 7 4.5 9.5 2 7Z")',
    content: '""',
    display: 'inline-block',
    height: '12px',
    margin: '0 15px -1px -24px',
    width: '9px',
  },
  '.fold:hover': { color: 'var(--ink)' },
  '.fold:focus-visible': { outline: '2px solid var(--blue)', outlineOffset: '-2px' },
  // In a line, as wide as between lines.
  '.cm-line .block': { margin: '0 -16px 0 calc(-12px - var(--hang) - var(--further))' },
  // Where there is room, notes are beside the text.
  '.block-note': { display: 'none' },
  '.block-lost': { padding: '0 12px', font: '500 14px/38px var(--sans)', color: 'var(--red)' },
  '.block-missing, .block-new': { color: 'var(--ink)', position: 'relative', whiteSpace: 'pre-wrap' },
  '.block-missing': {
    color: 'var(--soft)',
    font: '13px/38px var(--sans)',
    paddingLeft: 'calc(12px + var(--hang))',
  },
  '.block b': { color: 'var(--tone)', fontFamily: 'var(--mono)', fontSize: '13.5px', fontWeight: '500' },
  '.block-missing b::before': { content: '"+"', left: '-20px', position: 'absolute' },
  '.block-new': {
    font: '500 12.5px/20px var(--mono)',
    padding: '0 4px 6px calc(12px + var(--hang) + var(--further))',
    textIndent: 'calc(-1 * var(--further))',
    overflowWrap: 'anywhere',
  },
  // The search is a row as others are: what is looked for, the next one, the one before.
  '.cm-panels': { backgroundColor: 'var(--sheet)', color: 'var(--ink)', borderTop: '1px solid var(--line) !important' },
  '.cm-panel.cm-search': { display: 'flex', gap: '8px', padding: '8px 12px' },
  '.cm-search label, .cm-search br, .cm-search [name=select], .cm-search [name^=replace]': { display: 'none' },
  '.cm-panel.cm-search input, .cm-panel.cm-search button': {
    background: 'none',
    border: '1px solid var(--edge)',
    borderRadius: '8px',
    color: 'inherit',
    font: '14px/20px var(--sans)',
    margin: '0',
    minHeight: 'var(--touch)',
    padding: '0 12px',
    whiteSpace: 'nowrap',
  },
  '.cm-panel.cm-search input': { flex: '0 1 240px', minWidth: '0' },
  '.cm-panel.cm-search button': { textTransform: 'capitalize' },
  '.cm-panel.cm-search [name=close]': { fontSize: '20px', marginLeft: 'auto', padding: '0 4px', position: 'static' },
  '.cm-search :focus-visible': { outline: '2px solid var(--blue)', outlineOffset: '2px' },
  '@media (max-width: 1240px)': {
    '.cm-scroller': { font: '12.5px/20px var(--mono)' },
    '.cm-lineNumbers .cm-gutterElement': { font: '11.5px/20px var(--mono)' },
    '[class*="block-pad-"]': { maxHeight: '5px' },
    '.block-note': { display: 'flow-root' },
    '.block-missing': { height: 'auto !important', lineHeight: '28px' },
    '.block b': { fontSize: '12.5px' },
    '.block-lost': {
      position: 'relative',
      lineHeight: '24px',
      paddingLeft: 'calc(12px + var(--hang))',
      backgroundColor: 'var(--red-wash)',
      boxShadow: 'calc(-1 * var(--text)) 0 var(--red-wash)',
    },
    // An elbow from the line to what it becomes.
    '.block-new::before, .block-lost::before': {
      border: 'solid currentColor',
      borderWidth: '0 0 2px 2px',
      borderRadius: '0 0 0 3px',
      content: '""',
      height: '16px',
      left: 'calc(var(--hang) - 19px)',
      position: 'absolute',
      top: '-5px',
      width: '12px',
    },
    '.block-new::after': {
      borderColor: 'transparent transparent transparent var(--blue)',
      borderStyle: 'solid',
      borderWidth: '5px 0 5px 8px',
      content: '""',
      left: 'calc(var(--hang) - 8px)',
      position: 'absolute',
      top: '5px',
    },
    '.block-new::before': { color: 'var(--blue)' },
  },
  // With forced colours, backgrounds and shadows are not drawn.
  '@media (forced-colors: active)': {
    '.cm-line:is([class*="line-"], .stopped)': { borderLeft: '3px solid Highlight' },
    '.mark-change': { textDecoration: 'underline' },
    '&.cm-focused': { outline: '2px solid Highlight', outlineOffset: '-2px' },
  },
})
