/** What the document alone does not say: where things are, and values for gaps. */

import { contract } from '../../app/core.js'
import { chosen, reading, ways, withMember } from '../../app/document.js'
import { say } from '../../app/words.js'
import { Line } from '../../frame/parts.js'
import { outcome } from './state.js'

export function Options() {
  const { value: made } = outcome
  const isList = made !== undefined && contract.describe(made.shape).layout === 'entries'
  const hasEntries = isList || reading.value?.shape === undefined
  return (
    <div class="options">
      <Line
        label={say('urlInside', { holder: 'payout' })}
        value={ways.value.payoutUrl ?? '/url'}
        mistake={mistakeIn('payoutUrl')}
        type={(value) => {
          ways.value = { ...ways.value, payoutUrl: value }
        }}
      />
      {hasEntries && (
        <Line
          label={say('entries')}
          placeholder={say('foundAutomatically')}
          value={chosen.value.entries ?? ''}
          mistake={mistakeIn('entries')}
          type={(value) => {
            chosen.value = withMember(chosen.value, 'entries', value)
          }}
        />
      )}
      {made?.gaps.map((pointer) => (
        <Line
          key={pointer}
          label={say('valueFor', { name: pointer.slice(1) })}
          placeholder={say('gapsStay')}
          value={ways.value.fill?.[pointer] ?? ''}
          type={(value) => {
            ways.value = { ...ways.value, fill: withMember({ ...ways.value.fill }, pointer, value) }
          }}
        />
      ))}
    </div>
  )
}

/** What the package says of an option: it begins with the option's name. */
function mistakeIn(option: string): string | undefined {
  const mistake = outcome.value?.mistake
  return mistake?.startsWith(option) ? mistake : undefined
}
