/** What the API documentation does not show of an order. */
import type { Description, ElementDescription, ObjectDescription } from 'order-contract/slim'
import { button, element, prose } from '../../app/dom.js'

/** `open` shows a section of the API documentation. */
export function notShown({ object, notShown }: Description, open: (section: string) => void): HTMLElement {
  const lines = [...notShown.map((words) => ({ words, section: object.section })), ...gapsIn(object)]
  const items = lines.map(({ words, section }) => element('li', {}, ...prose(words), ' ', sectionButton(section, open)))
  return element(
    'details',
    { class: 'not-shown' },
    element('summary', {}, 'What the API documentation does not show'),
    list(items),
  )
}

const list = (items: HTMLElement[]) => element('ul', {}, ...items)

const sectionButton = (section: string, open: (section: string) => void) =>
  button(`Section ${section}`, () => open(section), { class: 'quiet' })

function gapsIn({ notShown, section, fields }: ObjectDescription): { words: string; section: string }[] {
  return [...notShown.map((words) => ({ words, section })), ...fields.flatMap(beneath)]
}

function beneath({ object, element }: ElementDescription): { words: string; section: string }[] {
  return [...(object ? gapsIn(object) : []), ...(element ? beneath(element) : [])]
}
