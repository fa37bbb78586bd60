/** The document of Convert and Validate: what is said of it, and its pane. */
import { type Report, type Shape, shapes, type Version, versions } from 'order-contract'
import type { ComponentChildren, ComponentType } from 'preact'
import { shown } from '../app/current.js'
import { commandFor } from '../app/files.js'
import { give, given } from '../app/given.js'
import type { Act, Headline, Led } from '../app/headline.js'
import { countOf } from '../app/reading.js'
import { isNarrow } from '../app/screen.js'
import { capitalised, counted, nameOf } from '../app/words.js'
import type { Drawing } from '../editor/drawn.js'
import { Editor } from '../editor/Editor.js'
import { Beside, Note, noteThreads } from './Beside.js'
import { Lead, PasteHint, STARTING } from './Lead.js'
import { DocumentTools, OpenButton, Pane } from './Panes.js'
import { Button, Choice, CopyLine, Prose, Verdict } from './parts.js'
import { SamplesHere } from './Samples.js'
import {
  clear,
  format,
  INSIDE,
  inside,
  insideWords,
  isBefore,
  isKnown,
  isSample,
  misfit,
  pickSample,
  reading,
  source,
  standing,
  stop,
  take,
} from './source.js'
import { Gutter } from './Threads.js'

interface LeadProps {
  headline: Headline | undefined
  go: (part: Led) => void
}

/** The headline of a view, or what is to be said instead of a text that is not the document it is taken for. */
export function DocumentLead({ headline, go }: LeadProps) {
  const hint = <PasteHint text={source.text.value} isSample={isSample()} />
  const shared = { hint, isTyped: source.isTyped }
  // What fits better otherwise is still checked as it is asked for.
  const said = headline && reading.value?.fit === 'close' ? undefined : misfit.value
  if (said === undefined) return <Lead {...(headline ?? STARTING)} go={go} {...shared} />
  const more = isBefore.value ? 'The rest stays as it was.' : (said.more ?? '')
  return <Lead {...said} more={more} go={goToStop} {...shared} />
}

/** Goes to where reading stopped, or to the document that the text is only around. */
function goToStop(): void {
  const { start, end } = inside.value?.place ?? stop.value?.span ?? {}
  if (start !== undefined) source.live.value?.reveal(start, end)
}

interface StackProps {
  /** Notes on the text. */
  Notes: ComponentType
  /** What can be done with a document that is one. */
  acts?: ComponentChildren
  /** What is noted on a narrow screen too. */
  children?: ComponentChildren
}

/** Beside the document: what can be done about it, and notes on it. */
export const Stack = ({ Notes, acts, children }: StackProps) => (
  <>
    <Gutter texts={[source]} threads={noteThreads} />
    <div class="stack">
      {misfit.value && !isBefore.value ? <MisfitActs /> : <div class="acts row">{acts}</div>}
      <Beside Notes={Notes}>{children}</Beside>
    </div>
  </>
)

/** What can be done about a text that is not the document it is taken for, but where a note says it. */
function MisfitActs() {
  const { acts = [], hasCommand } = misfit.value ?? {}
  const leadsOn = acts.length > 0 || hasCommand || stop.value
  const isEmpty = reading.value?.fit === 'empty'
  if (inside.value) return null
  return (
    <>
      <div class="acts row">
        <Acts acts={acts} />
        {hasCommand && <CopyLine text={commandFor(shown.value)} />}
        {isEmpty && <OpenButton class="first">Open a file</OpenButton>}
      </div>
      {!leadsOn && <SamplesHere offer="documents" pick={pickSample} />}
    </>
  )
}

/** What the document is that the text is only around, and what would become of it. */
export const InsideNote = ({ children }: { children?: ComponentChildren }) => (
  <Note kind="change" mark={INSIDE}>
    <p>
      <b>
        <Prose text={inside.value ? insideWords(inside.value.reading) : ''} />
      </b>{' '}
      {children}
    </p>
    <div class="acts row">
      <Acts acts={misfit.value?.acts ?? []} />
    </div>
  </Note>
)

const Acts = ({ acts }: { acts: readonly Act[] }) => (
  <>
    {acts.map((act, at) => (
      <Button key={act.words} class={at === 0 ? 'first' : 'button'} onClick={() => perform(act)}>
        <Prose text={act.words} />
      </Button>
    ))}
  </>
)

function perform({ text, give: change = {} }: Act): void {
  if (text !== undefined) take(text)
  give(change)
}

interface PaneProps {
  /** The one that the view takes, of those that are possible. */
  version: Version | undefined
  report: Report | undefined
  drawing: Drawing | undefined
  /** Behind the version. */
  more?: ComponentChildren
  /** Below the text. */
  foot?: ComponentChildren
  tools?: ComponentChildren
}

export function DocumentPane({ version, report, drawing, more, foot, tools }: PaneProps) {
  const { value: found } = reading
  const shape = standing.value?.reading.shape ?? found?.shape
  const isTold = isKnown.value || given.value.shape !== undefined
  const shapeNames = (it: Shape) => capitalised(nameOf(it))
  const shapeChoice = (
    <Detected name="shape" all={shapes} detected={isTold ? shape : undefined} none="Not detected" words={shapeNames} />
  )
  const isMany = (drawing?.marks.length ?? 0) > MANY
  // A long text on a narrow screen has no room for it.
  const isInMenu = isMany && isNarrow.value
  const formatting = /^\s*[[{]/.test(source.text.value) && found?.fit !== 'almost' && found?.fit !== 'other' && (
    <Button class={isInMenu ? 'quiet' : 'link'} onClick={format}>
      Format it
    </Button>
  )
  const head = (
    <>
      <Detected name="version" all={versions} detected={version} none="Version" words={String} />
      {more}
      {!isNarrow.value && shapeChoice}
      {!more && report && <Validity reports={[report]} />}
      <DocumentTools offer="documents" pick={pickSample}>
        {isNarrow.value && shapeChoice}
        {tools}
        {isInMenu && formatting}
        <Button class="quiet" onClick={clear}>
          Clear
        </Button>
      </DocumentTools>
    </>
  )
  return (
    <Pane side="from" label="Document" head={head}>
      <Editor text={source} />
      <p class="foot row">
        {foot}
        <Folding drawing={drawing} />
        {!isInMenu && formatting}
        {isMany && (
          <Button class="link" onClick={() => document.querySelector('.after')?.scrollIntoView()}>
            Details
          </Button>
        )}
        {(drawing?.marks.length ?? 0) > 1 && <span class="key soft">F8: next mark</span>}
      </p>
    </Pane>
  )
}

/** So many marks make a text long: what is said of it is far below. */
const MANY = 12

/** Opens all folds, and folds again. */
function Folding({ drawing }: { drawing: Drawing | undefined }) {
  const { folds = [] } = drawing ?? {}
  if (folds.length === 0) return null
  const { value: opened } = source.opened
  const isFolded = !opened.has('*') && folds.some(({ id }) => !opened.has(id))
  return (
    <Button class="link" onClick={() => (isFolded ? source.unfold('*') : source.fold())}>
      {isFolded ? `Show all ${counted(source.text.value.split('\n').length, 'line')}` : 'Fold again'}
    </Button>
  )
}

interface DetectedProps<V extends string> {
  name: 'shape' | 'version'
  all: readonly V[]
  detected: V | undefined
  /** Said while nothing is detected. */
  none: string
  words: (value: V) => string
}

/** What is detected, or how to have it detected again; and the others to choose from. */
function Detected<V extends string>({ name, all, detected, none, words }: DetectedProps<V>) {
  const own = given.value[name] ?? ''
  const others = all.filter((it) => own !== '' || it !== detected).map((it) => [it, words(it)] as const)
  const first = own !== '' ? 'Detect it' : detected ? words(detected) : none
  const choose = (it: string) => give({ [name]: it || undefined })
  return (
    <Choice class={name} label={capitalised(name)} value={own} options={[['', first], ...others]} choose={choose} />
  )
}

/** Whether a document is valid, or where it cannot be read: said of the pane that it stands at; or of both in one. */
export function Validity({ reports }: { reports: readonly Report[] }) {
  const line = isBefore.value && stop.value?.span?.line
  if (line) return <Verdict isGood={false} words={`Line ${line}`} href="#validate" />
  const errors = Math.max(...reports.map(({ problems }) => countOf(problems, 'error')))
  const warnings = Math.max(...reports.map(({ problems }) => countOf(problems, 'warning')))
  const isValid = reports.every(({ valid }) => valid)
  const words = reports.length > 1 ? 'Valid in both' : 'Valid'
  return (
    <span class="counts row">
      <Verdict isGood={isValid} words={isValid ? words : counted(errors, 'mistake')} href="#validate" />
      {warnings > 0 && (
        <a class="chip" href="#validate">
          {counted(warnings, 'warning')}
        </a>
      )}
    </span>
  )
}
