/** The page: a bar with name and views, what went wrong, and the view that is shown. */
import { effect, useSignalEffect } from '@preact/signals'
import { copyLink } from './address.js'
import { loaded, shown } from './app/current.js'
import type { ViewName } from './app/first.js'
import { asked, chooseLanguage, LANGUAGES, type Language, spoken } from './app/language.js'
import { closeNotice, type Notice, shownNotice, spokenWords, whenLoaded } from './app/notice.js'
import { capitalised } from './app/words.js'
import { Icon } from './frame/icons.js'
import { Button, Choice, CopyLine, Menu, Prose, TellingButton } from './frame/parts.js'
import { loads, viewNames } from './views.js'

export function App() {
  return (
    <>
      <Button class="skip" onClick={skip}>
        Skip to the document
      </Button>
      <Bar />
      <NoticeBox />
      <Stage />
      <p role="status" class="unseen" lang={spokenWords.value.lang}>
        {spokenWords.value.words}
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
  const face = (
    <>
      {capitalised(view)} <Icon name="down" />
    </>
  )
  return (
    <header class="bar">
      <a class="mark" href="./">
        <img src="./icon.svg" width="22" height="22" alt="" />
        order-contract
      </a>
      <Menu label={`Views: ${capitalised(view)}`} face={face}>
        <nav aria-label="Views">{viewNames.map(link)}</nav>
        <a class="quiet" href="./docs/">
          Documentation
        </a>
        <Choice
          class="quiet"
          label="Language of messages"
          value={asked.value}
          options={Object.entries(LANGUAGES) as [Language, string][]}
          choose={(name) => void chooseLanguage(name)}
        />
      </Menu>
      <TellingButton
        class="quiet box share"
        press={copyLink}
        done="Link copied"
        title="Copy a link that holds the document"
        aria-label="Share"
      >
        <Icon name="share" />
        <span class="word">Share</span>
      </TellingButton>
    </header>
  )
}

/** What it says then stays. */
function press(act: Notice['act']): void {
  closeNotice()
  act?.press()
}

function NoticeBox() {
  const { value: last } = shownNotice
  const value = last?.view === undefined || last.view === shown.value ? last : undefined
  return (
    <div id="notice" role="alert">
      {value && (
        <div class="trouble row">
          <p>
            <Prose text={value.words} />
          </p>
          {value.act && (
            <Button onClick={() => press(value.act)}>
              <Prose text={value.act.words} />
            </Button>
          )}
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
  useSignalEffect(() => {
    const { value: name } = shown
    void whenLoaded(loads[name]()).then((view) => {
      if (view && shown.peek() === name) loaded.value = { name, view }
    })
  })
  const { value: view } = shown
  const part = loaded.value?.name === view ? loaded.value.view : undefined
  return (
    <main
      // No id: the address names the view, and after a reload Tab would begin there, behind the bar.
      class={`view ${view}`}
      aria-label={capitalised(view)}
      aria-busy={part === undefined}
      data-messages={spoken.value.language}
    >
      {part && <part.View />}
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
