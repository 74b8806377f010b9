import { useId, type ComponentProps } from 'react'
import type { Elements } from './elements.tsx'
import { useTextLimit } from './use-text-limit.ts'
import { RequiredMark } from './required-mark.tsx'

/** Props of all fields. */
export interface FieldProps {
  label: string
  /** Shown beside the label; null shows nothing, as in searches. */
  isRequired: boolean | null
  hint?: string | undefined
  /** Error text: what is wrong and what to do. */
  error?: string | undefined
  /** The longest text. Shows how much is room when it is little. */
  most?: number | undefined
}

interface Props extends FieldProps, Omit<ComponentProps<'input'>, 'id' | 'className' | 'maxLength'> {
  /** Shown inside the input, at its end. */
  end?: Elements
}

/** A labelled input with a hint or an error below. */
export function Field({ label, isRequired, hint, error, most, end, ...input }: Props) {
  const id = useId()
  const { room, isTooLong, onChange } = useTextLimit({ most, ...input }, true)
  return (
    <FieldFrame {...{ id, label, isRequired, hint, error, room, isTooLong }}>
      <span className="relative block">
        <input
          {...input}
          onChange={onChange}
          id={id}
          className={end ? 'field field-with-end' : 'field'}
          aria-required={isRequired ?? undefined}
          aria-invalid={error || isTooLong ? true : undefined}
          aria-describedby={notesOf(id, { hint, error, room })}
        />
        {end && <span className="absolute inset-y-0 end-0">{end}</span>}
      </span>
    </FieldFrame>
  )
}

interface Notes {
  hint?: string | undefined
  error?: string | undefined
  room?: string | undefined
}

/** The ids of the notes below a field, for `aria-describedby`. */
export const notesOf = (id: string, { hint, error, room }: Notes): string | undefined =>
  [(error ?? hint) && `${id}-note`, room && `${id}-room`].filter(Boolean).join(' ') || undefined

interface Frame extends Omit<FieldProps, 'most'> {
  /** Id of the labelled element. */
  id: string
  /** What is room of the longest text, or by how much it is exceeded. */
  room?: string | undefined
  isTooLong?: boolean
  children: Elements
}

/** Label above, hint or error below. */
export function FieldFrame({ id, label, isRequired, hint, error, room, isTooLong, children }: Frame) {
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
      {room && (
        <p id={`${id}-room`} className={isTooLong ? 'text-sm text-danger' : 'text-sm text-muted'}>
          {room}
        </p>
      )}
    </div>
  )
}
