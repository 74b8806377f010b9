import { useId } from 'react'
import type { Elements } from './elements.tsx'
import type { FieldProps } from './field.tsx'
import { RequiredMark } from './required-mark.tsx'

interface Props extends Omit<FieldProps, 'hint'> {
  children: Elements
}

/** A group of checkboxes with a label and an error. */
export function FieldGroup({ label, isRequired, error, children }: Props) {
  const id = useId()
  return (
    <fieldset className="flex flex-col gap-2" aria-describedby={error && id}>
      <legend className="mb-1 flex flex-wrap items-baseline gap-x-2 text-sm font-medium">
        <span>{label}</span>
        {isRequired !== null && <RequiredMark isRequired={isRequired} />}
      </legend>
      {children}
      {error && (
        <p id={id} className="text-sm text-danger">
          {error}
        </p>
      )}
    </fieldset>
  )
}
