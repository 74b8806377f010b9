import { useId, type ComponentProps, type ReactNode } from 'react'

interface Props extends Omit<ComponentProps<'input'>, 'id' | 'className'> {
  label: string
  hint?: string
  /** What is wrong and what to do. */
  error?: string
  /** Inside the input, at its end. */
  end?: ReactNode
}

/** A labelled input with a hint or an error below. */
export function Field({ label, hint, error, end, ...input }: Props) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} {...(hint && { hint })} {...(error && { error })}>
      <span className="relative block">
        <input
          {...input}
          id={id}
          className={end ? 'field field-with-end' : 'field'}
          aria-invalid={error ? true : undefined}
          aria-describedby={(error ?? hint) && `${id}-note`}
        />
        {end && <span className="absolute inset-y-0 end-0">{end}</span>}
      </span>
    </FieldFrame>
  )
}

interface Frame {
  /** Id of the labelled element. */
  id: string
  label: string
  hint?: string
  error?: string
  children: ReactNode
}

/** Label above, hint or error below. */
export function FieldFrame({ id, label, hint, error, children }: Frame) {
  const note = error ?? hint
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      {children}
      {note && (
        <p id={`${id}-note`} className={error ? 'text-sm text-danger' : 'text-sm text-muted'}>
          {note}
        </p>
      )}
    </div>
  )
}
