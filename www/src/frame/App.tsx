/** The page: a bar with name and views, what went wrong, and the view that is shown. */
import { effect, useSignalEffect } from '@preact/signals'
import { useState } from 'preact/hooks'
import { copyLink, shown } from '../app/address.js'
import { asked, chooseLanguage, LANGUAGES, type Language, spoken } from '../app/language.js'
import { closeNotice, shownNotice, spokenWords, whenLoaded } from '../app/notice.js'
import { loads, type View, type ViewName, viewNames } from '../app/views.js'
import { capitalised } from '../app/words.js'
import { Button, Choice, CopyLine, Prose, TellingButton } from './parts.js'

export function App() {
  return (
    <>
      <Button class="skip" onClick={skip}>
        Skip to the document
      </Button>
      <Bar />
      <NoticeBox />
      <Stage />
      <p role="status" class="unseen">
        {spokenWords.value}
      </p>
    </>
  )
}

function skip(): void {
  const field = document.querySelector('main [data-editor]')?.shadowRoot?.querySelector<HTMLElement>('.cm-content')
  ;(field ?? document.querySelector<HTMLElement>('main :is(input, button)'))?.focus()
}

function Bar() {
  const { value: view } = shown
  const link = (name: ViewName) => (
    <a key={name} href={`./#${name}`} aria-current={view === name ? 'page' : undefined}>
      {capitalised(name)}
    </a>
  )
  return (
    <header class="bar row">
      <a class="mark" href="./">
        <img src="./icon.svg" width="22" height="22" alt="" />
        order-contract
      </a>
      <nav aria-label="Views">{viewNames.map(link)}</nav>
      <a class="quiet" href="./docs/">
        Docs
      </a>
      <Choice
        class="quiet"
        label="Language of messages"
        value={asked.value}
        options={Object.entries(LANGUAGES) as [Language, string][]}
        choose={(name) => void chooseLanguage(name)}
      />
      <TellingButton class="quiet box" press={copyLink} title="Copy a link">
        Share
      </TellingButton>
    </header>
  )
}

function NoticeBox() {
  const { value } = shownNotice
  return (
    <div id="notice" role="alert">
      {value && (
        <div class="trouble row">
          <p>
            <Prose text={value.words} />
          </p>
          {value.act && <Button onClick={value.act.press}>{value.act.words}</Button>}
          <Button class="quiet" onClick={closeNotice}>
            Close
          </Button>
          {value.copy && <CopyLine text={value.copy} />}
        </div>
      )}
    </div>
  )
}

/** The view that is shown, once it is loaded. */
function Stage() {
  const [part, setPart] = useState<{ name: ViewName; View: View['View'] }>()
  useSignalEffect(() => {
    const { value: view } = shown
    void whenLoaded(loads[view]()).then((it) => {
      if (it && shown.peek() === view) setPart({ name: view, View: it.View })
    })
  })
  const { value: view } = shown
  const isThere = part?.name === view
  return (
    <main
      id={view}
      class={`view ${view}`}
      aria-label={capitalised(view)}
      aria-busy={!isThere}
      data-messages={spoken.value.language}
    >
      {isThere && <part.View />}
    </main>
  )
}

/** The focus is not lost with a button that goes away: it goes to what is said then. */
addEventListener('click', ({ target }) => {
  if (!(target instanceof Element && target.closest('button'))) return
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return
    document.querySelector<HTMLElement>('.verdict')?.focus({ preventScroll: true })
  })
})

effect(() => {
  document.title = `${capitalised(shown.value)} · order-contract`
})
