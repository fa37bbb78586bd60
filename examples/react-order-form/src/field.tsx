/** A labelled control of the order. Its message is its description, so that screen readers read both together. */
import type { OrderRequest } from 'order-contract'
import { type FieldPath, type FieldPathValue, useFormContext } from 'react-hook-form'

interface FieldProps<N extends FieldPath<OrderRequest>> {
  name: N
  label: string
  type?: 'email' | 'text'
  /** The label of each allowed value. */
  options?: Record<FieldPathValue<OrderRequest, N> & string, string>
  setValueAs?: (text: string) => unknown
}

export function Field<N extends FieldPath<OrderRequest>>({ name, label, type, options, setValueAs }: FieldProps<N>) {
  const { register, getFieldState, formState } = useFormContext<OrderRequest>()
  const message = getFieldState(name, formState).error?.message
  const control = {
    id: name,
    'aria-invalid': message !== undefined,
    'aria-describedby': `${name}-message`,
    ...register(name, { setValueAs }),
  }
  return (
    <p>
      <label htmlFor={name}>{label}</label>
      {options ? (
        <select {...control}>
          <option value="">Choose …</option>
          {Object.entries<string>(options).map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
      ) : (
        <input type={type} {...control} />
      )}
      <strong id={`${name}-message`} role="alert">
        {message}
      </strong>
    </p>
  )
}
