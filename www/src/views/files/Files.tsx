/**
 * The view "Files": converts or validates a large file in a worker, from the disk to the private file system of the
 * origin. Shows progress and result; src/archive works on the bytes.
 */
import '../../style/files.css'
import { useEffect } from 'preact/hooks'
import { shapes } from '../../app/names.js'
import { say } from '../../app/words.js'
import { useDrops } from '../../frame/drops.js'
import { OpenButton } from '../../frame/OpenButton.js'
import { CodedPane } from '../../frame/Panes.js'
import { Button, Choice, Prose, put } from '../../frame/parts.js'
import { FilesVerdict } from './FilesVerdict.js'
import { sizeInWords } from './format.js'
import { Results } from './Results.js'
import { snippetOf } from './snippet.js'
import {
  ACCEPTED,
  cancel,
  complements,
  file,
  format,
  running,
  shape,
  start,
  takeComplements,
  takeFile,
  takeHanded,
  task,
  tasks,
  usedComplements,
} from './state.js'

export function View() {
  useEffect(takeHanded, [])
  const chosen = { ...task.value, shape: shape.value, format: format.value }
  return (
    <>
      <FilesVerdict />
      <div class="panes stacked">
        <section class="pane job" aria-label={say('task')}>
          <div class="scrolled">
            <FilePlace />
            <Settings />
            {task.value.from !== undefined && <ComplementsPlace />}
            <div class="buttons">
              {running.value ? (
                <Button onClick={cancel}>{say('cancel')}</Button>
              ) : (
                <Button class="button first" disabled={!file.value} onClick={start}>
                  {say('start')}
                </Button>
              )}
            </div>
          </div>
        </section>
        <CodedPane label={say('result')} code={snippetOf(chosen, usedComplements.value !== undefined)}>
          <Results />
        </CodedPane>
      </div>
    </>
  )
}

function FilePlace() {
  const take = (next: File) => void takeFile(next)
  const { value: chosen } = file
  const { isOver, events } = useDrops(take)
  return (
    <div class={isOver ? 'drop dropping' : 'drop'} {...events}>
      <p class="file-name">{chosen ? `${chosen.name}, ${sizeInWords(chosen.size)}` : say('dropHint')}</p>
      <OpenButton class="button" words={say('chooseFile')} accept={ACCEPTED} take={take} />
    </div>
  )
}

function Settings() {
  const disabled = running.value !== undefined
  const title = ({ from, version }: (typeof tasks)[number]) =>
    from === undefined ? say('taskValidate', { version }) : say('taskConvert', { from, version })
  return (
    <div class="settings">
      <Choice
        label={say('shape')}
        disabled={disabled}
        value={shape.value}
        options={shapes.map((it) => [it, say(`name ${it}`)])}
        choose={put(shape)}
      />
      <Choice
        label={say('task')}
        disabled={disabled}
        value={String(tasks.indexOf(task.value))}
        options={tasks.map((it, at) => [String(at), title(it)])}
        choose={(at) => {
          task.value = tasks[Number(at)] ?? task.value
        }}
      />
      <Choice
        label={say('fileFormat')}
        disabled={disabled}
        value={format.value}
        options={[
          ['ndjson', say('formatNdjson')],
          ['json', say('formatJson')],
        ]}
        choose={put(format)}
      />
    </div>
  )
}

function ComplementsPlace() {
  const { value: chosen } = complements
  const { isOver, events } = useDrops(takeComplements)
  return (
    <section class={isOver ? 'drop dropping' : 'drop'} aria-label={say('complements')} {...events}>
      <p>
        <strong>{say('complements')}</strong> <small>{say('optional')}</small>
      </p>
      <p class="complements-name">
        {chosen ? `${chosen.name}, ${sizeInWords(chosen.size)}` : <Prose text={say('complementsHint')} />}
      </p>
      <OpenButton class="button" words={say('chooseComplements')} accept={ACCEPTED} take={takeComplements} />
      {chosen && <Button onClick={() => takeComplements()}>{say('removeComplements')}</Button>}
    </section>
  )
}
