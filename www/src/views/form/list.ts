/** A list on the page: entries are added at its end, and removed anywhere. */
import { announce } from '../../app/announce.js'
import { button, element, setText } from '../../app/dom.js'
import { say } from '../../app/words.js'
import { type Field, grow, type List, shrink } from './fields.js'
import type { Sheet } from './sheet.js'
import { titleOf } from './titles.js'
import { type Widget, wordsOf } from './widget.js'

interface Entry {
  readonly field: Field
  readonly widget: Widget
  readonly root: HTMLElement
  readonly remove: HTMLButtonElement
}

export function listWidget(list: List, sheet: Sheet): Widget {
  const root = element('fieldset', { class: 'list' })
  const words = wordsOf(root, list.given, sheet.newId())
  const place = element('ol', { class: 'entries' })
  const name = list.element.label ?? say('value')
  const add = button(say('add', { name, lower: name.toLowerCase() }), () => addEntry())
  const entries = list.entries.map(shown)
  root.append(element('legend', {}, ...words.caption), ...words.notes, place, add)

  function shown(field: Field): Entry {
    const widget = sheet.widgetFor(field)
    const remove = button('', () => removeEntry(entry))
    const entry = { field, widget, remove, root: element('li', {}, widget.root, remove) }
    place.append(entry.root)
    return entry
  }

  function addEntry(): void {
    const entry = shown(grow(list))
    entries.push(entry)
    sheet.changed()
    entry.widget.focus()
    announce(say('added', { title: titleOf(entry.field, entries.length) }))
  }

  function removeEntry(entry: Entry): void {
    const at = shrink(list, entry.field)
    entries.splice(at, 1)
    entry.root.remove()
    sheet.forget(entry.field)
    sheet.changed()
    const next = entries[at] ?? entries[at - 1]
    ;(next?.remove ?? add).focus()
    announce(say('removed', { title: titleOf(entry.field, at + 1), count: entries.length }))
  }

  return {
    root,
    focus: () => (entries[0] ? entries[0].widget.focus() : add.focus()),
    present: words.present,
    update(problems) {
      words.tell(problems)
      for (const [index, { field, widget, remove }] of entries.entries()) {
        const title = titleOf(field, index + 1)
        widget.present(title, true)
        setText(remove, say('remove', { title, lower: title.toLowerCase() }))
      }
    },
  }
}
