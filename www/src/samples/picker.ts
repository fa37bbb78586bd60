/** The choice of a sample, by shape, and the line on what it shows. */
import type { Version } from 'order-contract/slim'
import { element, prose } from '../app/dom.js'
import type { Shared } from '../app/view.js'
import { sampleWords, say } from '../app/words.js'
import type { Sample } from './sample.js'

/** Calls `pick` with the sample that was chosen. */
export function samplePicker<S extends Sample>(offered: readonly S[], pick: (sample: S) => void) {
  const select = element('select', {}, element('option', { value: '' }, say('pickSample')), ...groups(offered))
  const shows = element('p', { class: 'sample-shows' })
  function show(sample?: S) {
    select.value = sample === undefined ? '' : String(offered.indexOf(sample))
    // The line keeps its place: without it, the text would move while one types.
    shows.classList.toggle('past', sample === undefined)
    if (sample === undefined) return
    const [title, line] = sampleWords(sample.name)
    shows.replaceChildren(element('strong', {}, `${title}. `), ...prose(line))
  }
  function choose(sample?: S) {
    show(sample)
    if (sample !== undefined) pick(sample)
  }
  select.addEventListener('change', () => choose(select.value === '' ? undefined : offered[Number(select.value)]))
  return {
    field: element('label', { class: 'field' }, element('span', {}, say('sample')), select),
    shows,
    /** As if it had been chosen by hand. */
    choose,
    /** Names the sample that is shown, or none: to be called with all that was brought or edited. */
    recognise: (shared: Shared) => show(offered.find((sample) => isThe(sample, shared))),
    /** The name of the sample that is shown. */
    get name(): string | undefined {
      return select.value === '' ? undefined : offered[Number(select.value)]?.name
    },
    /** Shows the sample of a name, without picking it. */
    recall: (name?: string) => show(offered.find((sample) => sample.name === name)),
    /** Nothing is chosen any more: what is shown came from elsewhere. */
    clear: () => show(),
  }
}

function isThe(sample: Sample & Shared, shared: Shared): boolean {
  const told = (['shape', 'text', 'method', 'headers'] as const).filter((name) => sample[name] !== undefined)
  return told.every((name) => sample[name] === shared[name])
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

function option({ kind, name, versions }: Sample, at: number): HTMLOptionElement {
  const only = versions.length === 1 ? `, ${versions[0]}` : ''
  return element('option', { value: String(at) }, `${sampleWords(name)[0]} (${say(kind)}${only})`)
}
