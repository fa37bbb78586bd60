/** The API reference, the codes and the recipes, in a panel beside the views. Loaded when it is first opened. */
import { byId, focusOneOf } from './dom.js'
import { whenLoaded } from './notice.js'

const panel = () => byId('reference')

/** What had the focus when the panel was opened. Closing the panel gives it back. */
let asker: Element | null = null

export function startReference(): void {
  byId('reference-close').addEventListener('click', close)
  byId('reference-open').addEventListener('click', () => (panel().hidden ? void openReference() : close()))
  for (const name of ['codes', 'recipes']) byId(`to-${name}`).addEventListener('click', () => void openReference(name))
  addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !event.defaultPrevented && !panel().hidden) close()
  })
}

/** Opens the panel at a section such as `2.4` or `codes`, or at the top. */
export async function openReference(section?: string): Promise<void> {
  if (panel().hidden) asker = document.activeElement
  panel().hidden = false
  byId('reference-open').setAttribute('aria-expanded', 'true')
  const text = await filled()
  if (text === undefined) return close()
  const heading = section === undefined ? null : headingOf(text, section)
  const place = heading ?? byId('reference-title')
  place.focus({ preventScroll: true })
  // Scrolls the panel only, not the view beside it.
  panel().scrollTop = heading === null ? 0 : heading.offsetTop - byId('reference-title').offsetHeight * 2
}

function close(): void {
  const hadFocus = panel().contains(document.activeElement)
  panel().hidden = true
  byId('reference-open').setAttribute('aria-expanded', 'false')
  if (hadFocus) focusOneOf(asker, byId('reference-open'))
}

async function filled(): Promise<HTMLElement | undefined> {
  const text = byId('reference-text')
  if (text.childElementCount > 0) return text
  const reference = await whenLoaded(import('virtual:reference'))
  if (reference === undefined) return undefined
  text.innerHTML = reference.default
  return text
}

/** The section's own heading, or that of the section around it: 4.3 has no heading, 4 has one. */
function headingOf(text: HTMLElement, section: string): HTMLElement | null {
  const [part = ''] = section.split('.')
  return (
    text.querySelector<HTMLElement>(`[data-section="${CSS.escape(section)}"]`) ??
    text.querySelector<HTMLElement>(`[data-section="${CSS.escape(part)}"]`)
  )
}
