/** The view "Convert": a document beside what it becomes in another version, and below what has changed, and why. */
import { effect, useSignalEffect } from '@preact/signals'
import type { Version } from 'order-contract/wasm'
import { useRef } from 'preact/hooks'
import { give, given, reading, replaceDocument, source } from '../../app/document.js'
import { save } from '../../app/files.js'
import { versions } from '../../app/names.js'
import { Editor } from '../../editor/Editor.js'
import { loadEditor } from '../../editor/text.js'
import { DocumentHead } from '../../frame/DocumentHead.js'
import { Pane, Panes } from '../../frame/Panes.js'
import { Button, Choice, CopyButton } from '../../frame/parts.js'
import { ConvertVerdict } from './ConvertVerdict.js'
import { Drawer } from './Drawer.js'
import { Options } from './Options.js'
import { marksOf, targetOf } from './outcome.js'
import { hasOptions, outcome, result, rows, side, success, swap, unknown } from './state.js'

export { openDocument as open, shareDocument as share } from '../../app/document.js'

export function View() {
  useResult()
  const { value: found } = reading
  const from = outcome.value?.from ?? found?.versions[0]
  const to = from && targetOf(from, given.value.to)
  return (
    <>
      <ConvertVerdict />
      {hasOptions.value && <Options />}
      <Panes shown={side} from={from ?? 'Document'} to={to ?? 'Result'}>
        <Pane side="from" label="Document" take={replaceDocument} head={<FromHead version={from} />}>
          <Editor
            text={source}
            label="Document"
            hint="Paste a document, drop a file on the editor, or pick a sample."
          />
        </Pane>
        <Pane side="to" label="Result" head={to && <ToHead from={from} to={to} />}>
          <Editor text={result} label="Result" />
        </Pane>
      </Panes>
      <Drawer />
    </>
  )
}

function FromHead({ version }: { version: Version | undefined }) {
  const { complement } = given.value
  return (
    <>
      <DocumentHead version={version} samples="convert" />
      {complement && (
        <span class="attached">
          {`with the complement of ${complement.from}`}
          <Button class="quiet" aria-label="Remove the complement" onClick={() => give({ complement: undefined })}>
            ✕
          </Button>
        </span>
      )}
    </>
  )
}

function ToHead({ from, to }: { from: Version | undefined; to: Version }) {
  const { value: made } = success
  const others = versions.filter((version) => version !== from)
  const options = others.map((version) => [version, version] as const)
  return (
    <>
      {others.length > 1 ? (
        <Choice isQuiet label="Version" value={to} options={options} choose={(to) => give({ to })} />
      ) : (
        <b>{to}</b>
      )}
      <span class="what">Result</span>
      <span class="push" />
      <Button class="quiet" disabled={!made} title="Make the result the document, with its complement" onClick={swap}>
        Swap ⇄
      </Button>
      <CopyButton text={() => result.current} label="Copy" />
      <Button
        class="quiet"
        disabled={!made}
        onClick={() => made && save(new Blob([made.conversion.output]), `${made.shape}.${made.to}.json`)}
      >
        Save
      </Button>
    </>
  )
}

/** Puts the result and the marks into the texts. What can't be read while it is typed leaves the last result, dimmed. */
function useResult() {
  const before = useRef('')
  useSignalEffect(() => {
    const { value: made } = success
    if (made) result.set(made.conversion.output, { undoable: false })
    else if (reading.value?.fit !== 'unreadable' || !isAlike(before.current, source.text.value)) {
      result.set('', { undoable: false })
    }
    before.current = source.text.value
    source.mark(marksOf(rows.value, 'from', unknown.value))
    result.mark(marksOf(rows.value, 'to'))
  })
}

/** Whether a text can have become the other by typing. */
const isAlike = (a: string, b: string) => Math.abs(a.length - b.length) < 100 && a.slice(0, 20) === b.slice(0, 20)

effect(() => {
  const [from, to] = [source.live.value?.view, result.live.value?.view]
  if (from === undefined || to === undefined) return
  const edits = () => success.peek()?.conversion.edits ?? []
  void loadEditor().then((part) => part?.scrollTogether([from, to], edits))
})
