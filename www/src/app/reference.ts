/** The API reference, the codes and the recipes, in a panel beside the views. It is fetched when it is first asked for. */
import { byId } from './dom.js'

const panel = () => byId('reference')

/** Who asked: there one goes on reading after the panel is closed. */
let asker: Element | null = null

export function startReference(): void {
  byId('reference-close').addEventListener('click', close)
  byId('reference-open').addEventListener('click', () => (panel().hidden ? void openReference() : close()))
  for (const name of ['codes', 'recipes']) byId(`to-${name}`).addEventListener('click', () => void openReference(name))
  addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !event.defaultPrevented && !panel().hidden) close()
  })
}

/** At a section such as `2.4` or `codes`, or at the top. */
export async function openReference(section?: string): Promise<void> {
  if (panel().hidden) asker = document.activeElement
  panel().hidden = false
  byId('reference-open').setAttribute('aria-expanded', 'true')
  const text = await filled()
  const heading = section === undefined ? null : headingOf(text, section)
  const place = heading ?? byId('reference-title')
  place.focus({ preventScroll: true })
  // The panel alone: the view beside it stays where it is.
  panel().scrollTop = heading === null ? 0 : heading.offsetTop - byId('reference-title').offsetHeight * 2
}

function close(): void {
  panel().hidden = true
  byId('reference-open').setAttribute('aria-expanded', 'false')
  if (asker instanceof HTMLElement && asker.isConnected) asker.focus()
}

async function filled(): Promise<HTMLElement> {
  const text = byId('reference-text')
  if (text.childElementCount === 0) text.innerHTML = (await import('virtual:reference')).default
  return text
}

/** The section's own heading, or that of the part it belongs to: 4.3 has none, 4 has. */
function headingOf(text: HTMLElement, section: string): HTMLElement | null {
  const [part = ''] = section.split('.')
  return (
    text.querySelector<HTMLElement>(`[data-section="${CSS.escape(section)}"]`) ??
    text.querySelector<HTMLElement>(`[data-section="${CSS.escape(part)}"]`)
  )
}
