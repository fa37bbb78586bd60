/** What the API documentation does not show of an order. */
import type { Description, ElementDescription, ObjectDescription } from 'order-contract/slim'
import { element, prose } from '../../app/dom.js'
import { folded, sectionButton } from '../../app/parts.js'
import { say } from '../../app/words.js'

interface Gap {
  words: string
  section: string
}

export function notShown({ object, notShown }: Description): HTMLElement {
  const gaps = [...notShown.map((words) => ({ words, section: object.section })), ...gapsIn(object)]
  const items = gaps.map(({ words, section }) => element('li', {}, ...prose(words), ' ', sectionButton(section)))
  const panel = folded(say('notShown'), element('ul', {}, ...items))
  panel.className = 'not-shown'
  return panel
}

function gapsIn({ notShown, section, fields }: ObjectDescription): Gap[] {
  return [...notShown.map((words) => ({ words, section })), ...fields.flatMap(beneath)]
}

function beneath({ object, element }: ElementDescription): Gap[] {
  return [...(object ? gapsIn(object) : []), ...(element ? beneath(element) : [])]
}
