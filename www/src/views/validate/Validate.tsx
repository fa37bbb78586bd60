/** The view "Validate": a document, and its problems beside their lines. */
import { signal, useSignalEffect } from '@preact/signals'
import { reading, replaceDocument, source } from '../../app/document.js'
import { problemMarks } from '../../app/problem_marks.js'
import { inWords } from '../../app/words.js'
import { Editor } from '../../editor/Editor.js'
import { DocumentHead } from '../../frame/DocumentHead.js'
import { CodedPane, Pane, Panes } from '../../frame/Panes.js'
import { Problems } from './Problems.js'
import { Rules } from './Rules.js'
import { snippetOf } from './snippet.js'
import { hasOptions, isSafe, options, problems } from './state.js'
import { ValidateVerdict } from './ValidateVerdict.js'

export { openDocument as open, shareDocument as share } from '../../app/document.js'

const side = signal('from')

export function View() {
  useSignalEffect(() => source.mark(problemMarks(problems.value)))
  const { value: found } = reading
  const { value: all } = problems
  return (
    <>
      <ValidateVerdict />
      {hasOptions.value && <Rules />}
      <Panes
        shown={side}
        from="Document"
        to={all.length === 1 ? `${inWords(all.length)} problem` : `${inWords(all.length)} problems`}
      >
        <Pane
          side="from"
          label="Document"
          take={replaceDocument}
          head={<DocumentHead version={found?.versions.at(-1)} samples="validate" />}
        >
          <Editor
            text={source}
            label="Document"
            hint="Paste a document, drop a file on the editor, or pick a sample."
          />
        </Pane>
        <CodedPane label="Problems" code={found && snippetOf(found.shape, options.value, all.some(isSafe))}>
          <Problems show={showPlace} />
        </CodedPane>
      </Panes>
    </>
  )
}

/** Shows the place of a problem, where there is room for one side also in place of the list. */
function showPlace(start: number, end: number): void {
  side.value = 'from'
  source.live.value?.reveal(start, end)
  source.live.value?.view.focus()
}
