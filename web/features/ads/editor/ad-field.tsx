import type { Elements } from '#web/ui/elements.tsx'
import { RequiredMark } from '#web/ui/required-mark.tsx'
import type { FieldName } from './ad-form.ts'
import { fieldId, useEditor } from './editor-context.tsx'
import { REQUIRED } from './steps.ts'

export interface FieldProps {
  name: FieldName
  label: string
  hint?: string | undefined
  /** By default, whether the field is in `REQUIRED`. */
  isRequired?: boolean
  /** Shown below the error or hint. */
  note?: Elements
}

/** Attributes that link an input to its label, error and hint. */
export interface InputProps {
  id: string
  'aria-invalid': true | undefined
  'aria-required': boolean
  'aria-describedby': string | undefined
}

/** A label marked as required or optional, the input, and an error or a hint. */
export function AdField({
  name,
  label,
  hint,
  isRequired = REQUIRED.includes(name),
  note,
  children,
}: FieldProps & { children: (input: InputProps) => Elements }) {
  const id = fieldId(name)
  const problem = useEditor().problemOf(name)
  const description = problem ?? hint
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <label htmlFor={id} className="flex flex-wrap items-baseline gap-x-2 text-sm font-medium">
        <span>{label}</span>
        <RequiredMark isRequired={isRequired} />
      </label>
      {children({
        id,
        'aria-invalid': problem ? true : undefined,
        'aria-required': isRequired,
        'aria-describedby': description && `${id}-note`,
      })}
      {description && (
        <p id={`${id}-note`} className={problem ? 'text-sm text-danger' : 'text-sm text-muted'}>
          {description}
        </p>
      )}
      {note}
    </div>
  )
}
