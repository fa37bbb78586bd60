/** Fields for a JSON Pointer. */
import { give, given } from '../app/given.js'
import { pointerIn } from '../app/reading.js'
import { isList } from '../app/words.js'
import { Line } from './parts.js'
import { fitting } from './source.js'

interface Props {
  label: string
  value: string
  type: (value: string) => void
  placeholder?: string
}

export const PointerLine = ({ label, value, ...more }: Props) => (
  <Line
    {...more}
    label={`${label}, a JSON Pointer`}
    value={value}
    mistake={value === '' || pointerIn(value) ? undefined : 'Begin with `/`, as in `/orders`; write `~` as `~0`.'}
  />
)

/** Where the entries of a list are, if the document is one. */
export function Entries() {
  const { value: found } = fitting
  if (found === undefined || !isList(found.reading.shape)) return null
  return (
    <PointerLine
      label="Entries of the list"
      placeholder="found automatically"
      value={given.value.entries ?? ''}
      type={(entries) => give({ entries })}
    />
  )
}
