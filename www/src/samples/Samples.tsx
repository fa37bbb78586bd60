/** The choice of a sample: sorted by what there is to see. */
import { shapeNames } from '../app/words.js'
import { Button, Dialog, Prose } from '../frame/parts.js'
import { deliveries } from './deliveries.js'
import { samples, sampleWords } from './index.js'
import type { Sample } from './sample.js'

const VALIDATED = ['fixed', 'wrong', 'remarked', 'unread', 'valid'] as const

/** The groups of samples that each view offers, in order. */
const GROUPS = {
  convert: ['renamed', 'lost', 'missing', 'refused', 'list', 'query'],
  validate: VALIDATED,
  form: VALIDATED,
  webhook: ['received', 'rejected'],
} as const

const GROUP_TITLES: Record<Group, string> = {
  renamed: 'Renamed',
  lost: 'Lost',
  missing: 'Missing',
  refused: 'Refused',
  list: 'A list',
  query: 'A query',
  fixed: 'With fixes',
  wrong: 'Errors',
  remarked: 'Warnings and remarks',
  unread: 'Cannot be read',
  valid: 'Valid',
  received: 'Received',
  rejected: 'Rejected',
}

export type SampleView = keyof typeof GROUPS

/** What there is to see in a sample. */
export type Group = (typeof GROUPS)[SampleView][number]

interface Props {
  view: SampleView
  pick: (sample: Sample) => void
  close: () => void
}

export function Samples({ view, pick, close }: Props) {
  const choose = (sample: Sample) => {
    close()
    pick(sample)
  }
  return (
    <Dialog title="Pick a sample" close={close}>
      {groupsFor(view).map(([group, samples]) => (
        <section key={group} class="samples">
          <h3>{GROUP_TITLES[group]}</h3>
          <ul>
            {samples.map((sample) => (
              <li key={sample.name}>
                <SampleButton sample={sample} choose={choose} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Dialog>
  )
}

function SampleButton({ sample, choose }: { sample: Sample; choose: (sample: Sample) => void }) {
  const [title, shows] = sampleWords(sample.name)
  return (
    <Button class="sample" onClick={() => choose(sample)}>
      <strong>{title}</strong> <small>{shapeNames[sample.shape]}</small>
      <span>
        <Prose text={shows} />
      </span>
    </Button>
  )
}

function groupsFor(view: SampleView) {
  const orders = () => samples.filter(({ shape }) => shape === 'order-request')
  const offered = view === 'webhook' ? deliveries : view === 'form' ? orders() : samples
  const groups = GROUPS[view].map((group) => [group, offered.filter(({ shows }) => shows.includes(group))] as const)
  return groups.filter(([, samples]) => samples.length > 0)
}
