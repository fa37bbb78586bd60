/** An object on the page: its fields, of which only those are shown that count. */
import type { JsonValue } from 'order-contract/slim'
import { element } from '../../app/dom.js'
import { say } from '../../app/words.js'
import { isAsked, relevant } from './conditions.js'
import type { Group } from './fields.js'
import type { Sheet } from './sheet.js'
import { titleOf } from './titles.js'
import { captionOf, notesFor, type Widget } from './widget.js'

export function groupWidget(group: Group, sheet: Sheet): Widget {
  const root = element('fieldset', { class: 'group' })
  const caption = captionOf(group.given)
  const notes = notesFor(root, group.given, sheet.newId())
  const members = group.members.map((member) => ({ member, widget: sheet.widgetFor(member.field) }))
  const inside = element('div', { class: 'members' }, ...members.map(({ widget }) => widget.root))
  root.append(element('legend', {}, ...caption.nodes), ...notes.nodes, inside, ...carriedBy(group))
  return {
    root,
    focus: () => members.find(({ widget }) => !widget.root.hidden)?.widget.focus(),
    present: caption.present,
    update(problems) {
      notes.tell(problems)
      const shown = relevant(group)
      for (const { member, widget } of members) {
        widget.root.hidden = !shown.includes(member)
        widget.present(titleOf(member.field), isAsked(member, group))
      }
    },
  }
}

/** What a document brought beside the fields. */
function carriedBy({ further }: Group): HTMLElement[] {
  if (further.size === 0) return []
  const members = [...further].flatMap(([name, value]) => [' ', element('code', {}, `${name}: ${shortened(value)}`)])
  return [element('p', { class: 'hint' }, say('sentUnchanged'), ...members)]
}

const LONGEST = 40

function shortened(value: JsonValue): string {
  const text = JSON.stringify(value)
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}
