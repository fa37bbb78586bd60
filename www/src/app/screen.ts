/** Whether there is room for one text only. The styles have the same width. */
import { signal } from '@preact/signals'

const query = matchMedia('(max-width: 1240px)')

export const isNarrow = signal(query.matches)

query.addEventListener('change', ({ matches }) => {
  isNarrow.value = matches
})
