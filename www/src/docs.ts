/** The documentation pages: search over all of them, and a button to copy code. They are read without scripts too. */
import MiniSearch from 'minisearch'
import type { Found } from './found.js'

const root = document.documentElement.dataset.root ?? './'
const field = document.querySelector<HTMLInputElement>('#search')
const list = document.querySelector<HTMLUListElement>('#found')

/** The most places that are listed. */
const MOST = 8

let index: Promise<MiniSearch<Found>> | undefined

async function load(): Promise<MiniSearch<Found>> {
  const response = await fetch(`${root}search.json`)
  const search = new MiniSearch<Found>({
    fields: ['title', 'page', 'text'],
    storeFields: ['address', 'title', 'page'],
    searchOptions: { boost: { title: 4, page: 2 }, prefix: true, fuzzy: 0.15, combineWith: 'AND' },
  })
  search.addAll(await response.json())
  return search
}

async function show(): Promise<void> {
  if (!field || !list) return
  const asked = field.value
  index ??= load()
  const found = asked.trim() === '' ? [] : (await index).search(asked).slice(0, MOST)
  if (asked !== field.value) return
  list.replaceChildren(...found.map(({ address, title, page }) => entry(address, title, page)))
  if (asked.trim() !== '' && found.length === 0) list.append('Nothing found.')
}

function entry(address: string, title: string, page: string): HTMLElement {
  const link = document.createElement('a')
  link.href = root + address
  link.textContent = title
  const item = document.createElement('li')
  item.append(link, page === title ? '' : ` ${page}`)
  return item
}

if (field) {
  field.closest('form')?.removeAttribute('hidden')
  field.addEventListener('input', () => void show())
  field.form?.addEventListener('submit', (event) => {
    event.preventDefault()
    list?.querySelector('a')?.click()
  })
  addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.target !== document.body) return
    event.preventDefault()
    field.focus()
  })
}

for (const code of document.querySelectorAll('article > pre')) {
  const button = document.createElement('button')
  button.className = 'quiet copy'
  button.textContent = 'Copy'
  button.addEventListener('click', async () => {
    const copying = navigator.clipboard.writeText(code.querySelector('code')?.textContent ?? '')
    button.textContent = await copying.then(
      () => 'Copied',
      () => 'Not copied: the browser refused',
    )
    setTimeout(() => {
      button.textContent = 'Copy'
    }, 2000)
  })
  code.prepend(button)
}
