/** Fields for JSON Pointers. */
import type { ComponentProps } from 'preact'
import { give, given, reading } from '../app/document.js'
import { layouts } from '../app/names.js'
import { pointerIn } from '../app/reading.js'
import { say } from '../app/words.js'
import { Line } from './parts.js'

export const PointerLine = (props: ComponentProps<typeof Line>) => (
  <Line {...props} mistake={props.value === '' || pointerIn(props.value) ? undefined : say('pointerForm')} />
)

/** Where the entries of a list are, if the document is one. */
export function EntriesLine() {
  const { value: found } = reading
  if (found === undefined || layouts[found.shape] !== 'entries') return null
  return (
    <PointerLine
      label={say('entries')}
      placeholder={say('foundAutomatically')}
      value={given.value.entries ?? ''}
      type={(entries) => give({ entries })}
    />
  )
}
