/** The view "Validate": a document, and its problems beside their lines. */
import { signal, useSignalEffect } from '@preact/signals'
import { reading, replaceDocument, source } from '../../app/document.js'
import { say } from '../../app/words.js'
import { Editor } from '../../editor/Editor.js'
import { DocumentHead } from '../../frame/DocumentHead.js'
import { Pane } from '../../frame/Pane.js'
import { CodeListing, Panel, Segments, SideTabs } from '../../frame/parts.js'
import { Problems } from './Problems.js'
import { Rules } from './Rules.js'
import { snippetOf } from './snippet.js'
import { hasOptions, isSafe, marks, options, problems } from './state.js'
import { ValidateVerdict } from './ValidateVerdict.js'

export { openDocument as open, shareDocument as share } from '../../app/document.js'

const side = signal('from')
const tab = signal('main')

export function View() {
  useSignalEffect(() => source.mark(marks.value))
  const { length: count } = problems.value
  return (
    <>
      <ValidateVerdict />
      {hasOptions.value && <Rules />}
      <Segments from={say('document')} to={say('countProblems', { count })} shown={side} />
      <div class={`panes shows-${side.value}`}>
        <Pane
          id="panel-from"
          class="from"
          label={say('document')}
          take={replaceDocument}
          head={<DocumentHead version={reading.value?.versions.at(-1)} samples="validate" />}
        >
          <Editor text={source} label={say('document')} hint={say('hint')} />
        </Pane>
        <Pane id="panel-to" class="to" label={say('problems')} head={<SideTabs title={say('problems')} shown={tab} />}>
          <Panel id={tab.value} class="scrolled">
            {tab.value === 'main' ? <Problems show={showPlace} /> : <Code />}
          </Panel>
        </Pane>
      </div>
    </>
  )
}

/** Shows the place of a problem, where there is room for one side also in place of the list. */
function showPlace(start: number, end: number): void {
  side.value = 'from'
  source.live.value?.reveal(start, end)
  source.live.value?.view.focus()
}

function Code() {
  const { value: found } = reading
  return found ? <CodeListing text={snippetOf(found.shape, options.value, problems.value.some(isSafe))} /> : null
}
