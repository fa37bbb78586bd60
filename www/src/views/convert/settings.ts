/** The settings of a conversion: the shape, and what the document alone does not say. */
import type { ConvertOptions, Shape, Version } from 'order-contract/slim'
import { choicesIn, entriesLine } from '../../app/choices.js'
import { choice, line } from '../../app/dom.js'
import { shapes, versions } from '../../app/names.js'
import type { Contract, Shared } from '../../app/view.js'
import { say } from '../../app/words.js'

/** Shapes whose items have a URL, which the newer version has inside an object. */
const WITH_URLS: readonly Shape[] = ['order', 'order-list']
/** Shapes of which the newer version requires a state that the older one does not have. */
const WITH_STATE: readonly Shape[] = ['product', 'product-list']

type ConvertSettings = Pick<Shared, 'payoutUrl' | 'entries' | 'approvalState'> & { shape: Shape }

export function settingsFields(contract: Contract, changed: () => void) {
  const [from, to] = versions as readonly [Version, Version]
  const offered = {
    shape: choice(say('shape'), shapes),
    payoutUrl: {
      ...line(say('urlInside', { holder: 'payout' }), { value: '/url' }),
      isFor: (shape: Shape) => WITH_URLS.includes(shape),
    },
    entries: entriesLine(contract),
    approvalState: {
      ...line(say('gapValue'), { placeholder: say('gapsStay') }),
      isFor: (shape: Shape) => WITH_STATE.includes(shape),
    },
  }
  const ask = (held: ConvertSettings) =>
    contract.convert(held.shape, '', { ...waysOf(held), fill: fillOf(held, to), from, to })
  return choicesIn<ConvertSettings>(offered, { id: 'convert', ask, changed })
}

/** The options of every conversion. */
export const waysOf = ({ payoutUrl, entries }: ConvertSettings) => ({
  ...(payoutUrl !== undefined && { payoutUrl }),
  ...(entries && { entries }),
})

/** The values for the gaps of a conversion to this version. */
export const fillOf = ({ approvalState }: ConvertSettings, to: Version): ConvertOptions['fill'] =>
  approvalState && to === versions.at(-1) ? { '/approval_state': approvalState } : undefined
