/** Findings as squiggles exactly under the text, with what they say beside the pointer. */
import { type Diagnostic, setDiagnostics } from '@codemirror/lint'
import { EditorView } from '@codemirror/view'
import type { Problem } from 'order-contract/slim'
import { element, prose } from '../app/dom.js'

/** The looks; the squiggle itself is an image, which takes no colour from the page. */
export const diagnostics = EditorView.theme({
  '.cm-lintRange': { backgroundImage: 'none', textDecoration: 'underline 2px', textUnderlineOffset: '3px' },
  '.cm-lintRange-error': { backgroundColor: 'var(--error-tint)', textDecoration: 'underline wavy 1.5px var(--error)' },
  '.cm-lintRange-warning': {
    backgroundColor: 'var(--warning-tint)',
    textDecoration: 'underline wavy 1.5px var(--warning)',
  },
  '.cm-lintRange-info': { backgroundColor: 'var(--info-tint)', textDecoration: 'underline dotted 2px var(--info)' },
  '.cm-lintPoint-error::after': { borderBottomColor: 'var(--error)' },
  '.cm-lintPoint-warning::after': { borderBottomColor: 'var(--warning)' },
  '.cm-lintPoint-info::after': { borderBottomColor: 'var(--info)' },
  '.cm-diagnostic': { padding: '0.5rem 0.75rem', borderInlineStartWidth: '3px' },
  '.cm-diagnostic-error': { borderInlineStartColor: 'var(--error)' },
  '.cm-diagnostic-warning': { borderInlineStartColor: 'var(--warning)' },
  '.cm-diagnostic-info': { borderInlineStartColor: 'var(--info)' },
})

export function showProblems(view: EditorView, problems: readonly Problem[]): void {
  const { length } = view.state.doc
  const shown = problems.flatMap(({ span, severity, message }): Diagnostic[] =>
    span === undefined
      ? []
      : [
          {
            from: Math.min(span.start, length),
            to: Math.min(span.end, length),
            severity,
            message,
            renderMessage: () => element('span', {}, ...prose(message)),
          },
        ],
  )
  view.dispatch(setDiagnostics(view.state, shown))
}
