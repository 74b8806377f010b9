import { useId, type ComponentProps } from 'react'
import type { Elements } from './elements.tsx'
import { RequiredMark } from './required-mark.tsx'

/** Props of all fields. */
export interface FieldProps {
  label: string
  /** Shown beside the label; null shows nothing, as in searches. */
  isRequired: boolean | null
  hint?: string
  /** Error text: what is wrong and what to do. */
  error?: string
}

interface Props extends FieldProps, Omit<ComponentProps<'input'>, 'id' | 'className'> {
  /** Shown inside the input, at its end. */
  end?: Elements
}

/** A labelled input with a hint or an error below. */
export function Field({ label, isRequired, hint, error, end, ...input }: Props) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} isRequired={isRequired} {...(hint && { hint })} {...(error && { error })}>
      <span className="relative block">
        <input
          {...input}
          id={id}
          className={end ? 'field field-with-end' : 'field'}
          aria-required={isRequired ?? undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={(error ?? hint) && `${id}-note`}
        />
        {end && <span className="absolute inset-y-0 end-0">{end}</span>}
      </span>
    </FieldFrame>
  )
}

interface Frame extends FieldProps {
  /** Id of the labelled element. */
  id: string
  children: Elements
}

/** Label above, hint or error below. */
export function FieldFrame({ id, label, isRequired, hint, error, children }: Frame) {
  const note = error ?? hint
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="flex flex-wrap items-baseline gap-x-2 text-sm font-medium">
        <span>{label}</span>
        {isRequired !== null && <RequiredMark isRequired={isRequired} />}
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
