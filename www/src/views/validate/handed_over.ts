/**
 * Headers in which values travel that a fix took out of the text. They are part of the editor's history: undone
 * with the fix, and there again when it is made again.
 */
import { invertedEffects } from '@codemirror/commands'
import { type EditorState, type Extension, StateEffect, StateField } from '@codemirror/state'

type Headers = Readonly<Record<string, string>>

/** Says which headers there are from now on. */
export const handOver = StateEffect.define<Headers>()

const field = StateField.define<Headers>({
  create: () => ({}),
  update: (held, { effects }) => effects.findLast((it) => it.is(handOver))?.value ?? held,
})

export const handedOver: Extension = [
  field,
  invertedEffects.of(({ effects, startState }) =>
    effects.some((it) => it.is(handOver)) ? [handOver.of(startState.field(field))] : [],
  ),
]

export const headersOf = (state: EditorState): Headers => state.field(field)
