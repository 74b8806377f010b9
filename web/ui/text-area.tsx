import { useId, type ComponentProps } from 'react'
import { FieldFrame, type FieldProps } from './field.tsx'

type Props = FieldProps & Omit<ComponentProps<'textarea'>, 'id' | 'className' | 'dir'>

/** A labelled textarea for text of either direction, with a hint or an error below. */
export function TextArea({ label, isRequired, hint, error, ...input }: Props) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} isRequired={isRequired} {...(hint && { hint })} {...(error && { error })}>
      <textarea
        {...input}
        id={id}
        dir="auto"
        className="field py-2"
        aria-required={isRequired ?? undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={(error ?? hint) && `${id}-note`}
      />
    </FieldFrame>
  )
}
