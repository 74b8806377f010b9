import { useId, type ComponentProps } from 'react'
import { FieldFrame, type FieldProps } from './field.tsx'
import { Select } from './select.tsx'

type Props = FieldProps & Omit<ComponentProps<typeof Select>, 'id'>

/** A labelled select with a hint or an error below. */
export function SelectField({ label, isRequired, hint, error, ...select }: Props) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} isRequired={isRequired} {...(hint && { hint })} {...(error && { error })}>
      <Select
        {...select}
        id={id}
        aria-required={isRequired ?? undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={(error ?? hint) && `${id}-note`}
      />
    </FieldFrame>
  )
}
