/** An object on the page: shows those of its fields that apply. */
import { element } from '../../app/dom.js'
import { say } from '../../app/words.js'
import { type Group, isAsked, relevant } from './fields.js'
import type { Sheet } from './sheet.js'
import { titleOf } from './titles.js'
import { type Widget, wordsOf } from './widget.js'

export function groupWidget(group: Group, sheet: Sheet): Widget {
  const root = element('fieldset', { class: 'group' })
  const words = wordsOf(root, group.given, sheet.newId())
  const members = group.members.map((member) => ({ member, widget: sheet.widgetFor(member.field) }))
  const inside = element('div', { class: 'members' }, ...members.map(({ widget }) => widget.root))
  root.append(element('legend', {}, ...words.caption), ...words.notes, inside, ...carriedBy(group))
  return {
    root,
    focus: () => members.find(({ widget }) => !widget.root.hidden)?.widget.focus(),
    present: words.present,
    update(problems) {
      words.tell(problems)
      const shown = relevant(group)
      for (const { member, widget } of members) {
        widget.root.hidden = !shown.includes(member)
        widget.present(titleOf(member.field), isAsked(member, group))
      }
    },
  }
}

/** The members of a document that the form has no field for. */
function carriedBy({ further }: Group): HTMLElement[] {
  if (further.size === 0) return []
  const members = [...further].flatMap(([name, value]) => [
    ' ',
    element('code', {}, `${name}: ${JSON.stringify(value)}`),
  ])
  return [element('p', { class: 'hint' }, say('sentUnchanged'), ...members)]
}
