/** The choice of a sample, by shape, and the line on what it shows. */
import type { Version } from 'order-contract/slim'
import { element } from '../app/dom.js'
import type { Sample } from './sample.js'

/** `pick` is told what was chosen; the line stands until something else is. */
export function samplePicker<S extends Sample>(offered: readonly S[], pick: (sample: S) => void) {
  const select = element('select', {}, element('option', { value: '' }, 'Pick a sample'), ...groups(offered))
  const shows = element('p', { class: 'sample-shows' })
  select.addEventListener('change', () => {
    const chosen = offered[Number(select.value)]
    shows.textContent = (select.value && chosen?.shows) || ''
    if (select.value && chosen) pick(chosen)
  })
  return {
    field: element('label', { class: 'field' }, element('span', {}, 'Sample'), select),
    shows,
    /** Nothing is chosen any more: what is shown came from elsewhere. */
    clear() {
      select.value = ''
      shows.textContent = ''
    },
  }
}

/** A sample is shown in the version that stands, where it is of it. */
export const versionFor = ({ versions }: Sample, standing: Version): Version =>
  versions.includes(standing) ? standing : (versions.at(-1) ?? standing)

function groups(offered: readonly Sample[]): HTMLOptGroupElement[] {
  const shapes = [...new Set(offered.map(({ shape }) => shape))]
  return shapes.map((shape) => {
    const options = offered.flatMap((it, at) => (it.shape === shape ? [option(it, at)] : []))
    return element('optgroup', { label: shape }, ...options)
  })
}

function option({ kind, title, versions }: Sample, at: number): HTMLOptionElement {
  const only = versions.length === 1 ? `, ${versions[0]}` : ''
  return element('option', { value: String(at) }, `${title} (${kind}${only})`)
}
