/** A button that opens a file. */
import { useRef } from 'preact/hooks'
import { Button } from './parts.js'

interface Props {
  words: string
  /** More about it than the words, for screen readers. */
  label?: string
  accept?: string
  take: (file: File) => void
  class?: string
}

const TEXTS = '.json,.txt,application/json,text/plain'

export function OpenButton({ words, label, accept = TEXTS, take, class: name = 'quiet' }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const open = () => {
    const file = input.current?.files?.[0]
    if (input.current) input.current.value = ''
    if (file) take(file)
  }
  return (
    <>
      <Button class={name} aria-label={label} onClick={() => input.current?.click()}>
        {words}
      </Button>
      <input ref={input} type="file" accept={accept} hidden onChange={open} />
    </>
  )
}
