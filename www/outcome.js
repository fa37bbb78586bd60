/** What became of a converted document, as lists: changes, losses, gaps, assumptions, and the complement. */
import { button, element, place, prose } from './elements.js'
import { origin } from './findings.js'

/** @typedef {Extract<import('order-contract').Conversion<string>, { ok: true }>} Converted */

/** The most of a kind that are listed. */
const LISTED = 100

/**
 * @param {Converted} converted
 * @param {Map<string, string>} titles  of changes, by id
 * @param {{ input: (at: number) => void, output: (at: number) => void }} goTo  the place of a change
 */
export function outcomeLists({ changes, losses, gaps, assumptions, complement }, titles, goTo) {
  return [
    ...list('Changes', 'info', changes, (change, at) => changeParts(change, titles.get(change.id), at, goTo)),
    ...list('Losses: no place for it in the other version', 'warning', losses, shortfallParts),
    ...list('Gaps: asked for, and nothing to fill them with', 'warning', gaps, shortfallParts),
    ...list('Assumptions', '', assumptions, (words) => [element('p', 'message', ...prose(words))]),
    ...(complement ? [folded(complement)] : []),
  ]
}

function list(title, kind, all, parts) {
  if (all.length === 0) return []
  const items = all.slice(0, LISTED).map((it, at) => element('li', kind, ...parts(it, at)))
  const more = all.length - items.length
  const list = element('ul', 'cards', ...items)
  return [element('section', '', element('h3', '', title), list, ...(more > 0 ? [`And ${more} more.`] : []))]
}

function changeParts(change, title, at, goTo) {
  const { from, to, fromSpan, toSpan } = change
  const told = fromSpan ? [place(from), ' became ', place(to)] : [place(to), ' was put in']
  const line = element('p', 'headline', element('span', '', ...told))
  if (fromSpan) line.append(button(`input, line ${fromSpan.line}`, () => goTo.input(at), 'place'))
  if (toSpan) line.append(button(`output, line ${toSpan.line}`, () => goTo.output(at), 'place'))
  const message = element('p', 'message', ...prose(`${title ?? change.id}.`))
  return [line, message, element('p', 'origin', origin(change))]
}

function shortfallParts({ pointer, section, reason }) {
  return [
    element('p', 'headline', place(pointer)),
    element('p', 'message', ...prose(reason)),
    element('p', 'origin', `section ${section}`),
  ]
}

function folded(complement) {
  const text = JSON.stringify(complement, null, 2)
  const summary = element('summary', '', 'Complement: what the way back needs to give the same bytes')
  return element('details', '', summary, element('pre', '', text))
}
