/** Fields for JSON Pointers. */
import type { ComponentProps } from 'preact'
import { give, given, reading } from '../app/document.js'
import { layouts } from '../app/names.js'
import { pointerIn } from '../app/reading.js'
import { Line } from './parts.js'

export const PointerLine = (props: ComponentProps<typeof Line>) => (
  <Line
    {...props}
    mistake={
      props.value === '' || pointerIn(props.value) ? undefined : 'Begin with `/`, as in `/orders`; write `~` as `~0`.'
    }
  />
)

/** Where the entries of a list are, if the document is one. */
export function EntriesLine() {
  const { value: found } = reading
  if (found === undefined || layouts[found.shape] !== 'entries') return null
  return (
    <PointerLine
      label="Entries of the list, a JSON Pointer"
      placeholder="found automatically"
      value={given.value.entries ?? ''}
      type={(entries) => give({ entries })}
    />
  )
}
