/** Fields for a JSON Pointer. */
import { give, given } from '../app/given.js'
import { pointerIn } from '../app/reading.js'
import { Line } from './parts.js'
import { fitting } from './source.js'

interface Props {
  label: string
  value: string
  type: (value: string) => void
}

export const PointerLine = ({ label, value, type }: Props) => (
  <Line
    label={`${label}, a JSON Pointer`}
    value={value}
    type={type}
    mistake={value === '' || pointerIn(value) ? undefined : 'Begin with `/`, as in `/orders`; write `~` as `~0`.'}
  />
)

/** Where the entries of a list are, if they are not found, or a person has said it. */
export function Entries() {
  const isMissed = fitting.value?.reading.problems.some(({ code }) => code === 'entries')
  if (!isMissed && given.value.entries === undefined) return null
  return (
    <PointerLine label="Entries of the list" value={given.value.entries ?? ''} type={(entries) => give({ entries })} />
  )
}
