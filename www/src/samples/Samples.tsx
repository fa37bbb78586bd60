/** The choice of a sample: sorted by what there is to see. */
import { contract } from '../app/core.js'
import { say } from '../app/words.js'
import { Button, Dialog, Prose } from '../frame/parts.js'
import { deliveries } from './deliveries.js'
import {
  convertGroupOf,
  convertGroups,
  type SampleGroup,
  validateGroupOf,
  validateGroups,
  webhookGroupOf,
  webhookGroups,
} from './groups.js'
import { samples, sampleWords } from './index.js'
import type { Sample } from './sample.js'

export type SampleView = 'convert' | 'validate' | 'form' | 'webhook'

interface Props {
  view: SampleView
  pick: (sample: Sample) => void
  close: () => void
}

type Grouped = readonly (readonly [title: string, samples: readonly Sample[]])[]

export function Samples({ view, pick, close }: Props) {
  const choose = (sample: Sample) => {
    close()
    pick(sample)
  }
  return (
    <Dialog title={say('pickSample')} close={close}>
      {samplesFor(view).map(([title, group]) => (
        <section key={title} class="samples">
          <h3>{title}</h3>
          <ul>
            {group.map((sample) => (
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
      <strong>{title}</strong> <small>{say(`name ${sample.shape}`)}</small>
      <span>
        <Prose text={shows} />
      </span>
    </Button>
  )
}

function samplesFor(view: SampleView): Grouped {
  if (view === 'webhook') return grouped(deliveries, webhookGroups, (it) => webhookGroupOf(contract, it))
  if (view === 'convert') return grouped(samples, convertGroups, (it) => convertGroupOf(contract, it))
  const offered = view === 'form' ? samples.filter(({ shape }) => shape === 'order-request') : samples
  return grouped(offered, validateGroups, (it) => validateGroupOf(contract, it))
}

function grouped(
  offered: readonly Sample[],
  groups: readonly SampleGroup[],
  groupOf: (sample: Sample) => SampleGroup | undefined,
): Grouped {
  const all = groups.map((group) => [say(`shows ${group}`), offered.filter((it) => groupOf(it) === group)] as const)
  return all.filter(([, group]) => group.length > 0)
}
