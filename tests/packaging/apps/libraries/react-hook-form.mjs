/** react-hook-form through its resolver for Standard Schema, as a form uses it. */
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { createFormControl } from 'react-hook-form'

export async function submit(schema, document) {
  const { formControl, control } = createFormControl({
    resolver: standardSchemaResolver(schema),
    defaultValues: document,
  })
  const result = { errors: {} }
  await (formControl ?? control).handleSubmit(
    (sent) => Object.assign(result, { sent }),
    (found) => Object.assign(result, { errors: flat(found) }),
  )()
  return { ...result, all: result.errors }
}

/** The messages by path, of errors that are nested like the fields. */
function flat(errors, path = []) {
  if (typeof errors.message === 'string') return { [path.join('.')]: errors.message }
  return Object.assign({}, ...Object.keys(errors).map((key) => flat(errors[key], [...path, key])))
}
