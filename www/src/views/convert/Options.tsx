/** What the document alone does not say: where things are, and values for gaps. */
import { give, given } from '../../app/document.js'
import { EntriesLine, PointerLine } from '../../frame/PointerLine.js'
import { Line } from '../../frame/parts.js'
import { outcome } from './state.js'

export const Options = () => (
  <div class="options">
    <PointerLine
      label={`URL inside \`${'payout'}\`, a JSON Pointer`}
      value={given.value.payoutUrl ?? '/url'}
      type={(payoutUrl) => give({ payoutUrl })}
    />
    <EntriesLine />
    {outcome.value?.gaps.map((pointer) => (
      <Line
        key={pointer}
        label={`Value for \`${pointer.slice(1)}\``}
        placeholder="empty: the gaps stay"
        value={given.value.fill?.[pointer] ?? ''}
        type={(value) => give({ fill: { ...given.value.fill, [pointer]: value } })}
      />
    ))}
  </div>
)
