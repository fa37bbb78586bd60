/** Marks what lines are indented by: on a narrow screen, the theme halves it. */
import {
  Decoration,
  type DecorationSet,
  type EditorView,
  MatchDecorator,
  ViewPlugin,
  type ViewUpdate,
} from '@codemirror/view'

const matcher = new MatchDecorator({ regexp: /^ +/g, decoration: Decoration.mark({ class: 'indent' }) })

export const indents = ViewPlugin.define<{ marks: DecorationSet; update(update: ViewUpdate): void }>(
  (view: EditorView) => ({
    marks: matcher.createDeco(view),
    update(update) {
      this.marks = matcher.updateDeco(update, this.marks)
    },
  }),
  { decorations: ({ marks }) => marks },
)
