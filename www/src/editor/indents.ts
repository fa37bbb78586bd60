/** Marks what lines are indented by: on a narrow screen, the theme halves it. A line that wraps goes on behind it. */
import {
  Decoration,
  type DecorationSet,
  type EditorView,
  MatchDecorator,
  ViewPlugin,
  type ViewUpdate,
} from '@codemirror/view'

const indent = Decoration.mark({ class: 'indent' })

const matcher = new MatchDecorator({
  regexp: /^ +/g,
  decorate(add, from, to) {
    add(from, from, Decoration.line({ attributes: { style: `--deep: ${to - from}` } }))
    add(from, to, indent)
  },
})

export const indents = ViewPlugin.define<{ marks: DecorationSet; update(update: ViewUpdate): void }>(
  (view: EditorView) => ({
    marks: matcher.createDeco(view),
    update(update) {
      this.marks = matcher.updateDeco(update, this.marks)
    },
  }),
  { decorations: ({ marks }) => marks },
)
