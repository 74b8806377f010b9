import { useId, type ComponentProps } from 'react'
import { FieldFrame } from './field.tsx'

interface Props extends Omit<ComponentProps<'textarea'>, 'id' | 'className' | 'dir'> {
  label: string
  hint?: string
  /** What is wrong and what to do. */
  error?: string
}

/** A labelled textarea in either text direction, with a hint or an error below. */
export function TextArea({ label, hint, error, ...input }: Props) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} {...(hint && { hint })} {...(error && { error })}>
      <textarea
        {...input}
        id={id}
        dir="auto"
        className="field py-2"
        aria-invalid={error ? true : undefined}
        aria-describedby={(error ?? hint) && `${id}-note`}
      />
    </FieldFrame>
  )
}
