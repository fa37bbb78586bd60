/** TanStack Form with the schema as its validator. */
import { FormApi } from '@tanstack/form-core'

export async function submit(schema, document) {
  let sent
  const form = new FormApi({
    defaultValues: document,
    validators: { onChange: schema },
    onSubmit: ({ value }) => {
      sent = value
    },
  })
  form.mount()
  await form.handleSubmit()
  const all = form.state.errorMap.onChange ?? {}
  const path = (name) => name.replaceAll(/\[(\d+)\]/g, '.$1')
  return {
    sent,
    errors: Object.fromEntries(Object.entries(all).map(([name, [{ message }]]) => [path(name), message])),
    all,
  }
}
