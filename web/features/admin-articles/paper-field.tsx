import { useId, type ComponentProps } from 'react'
import { notesOf } from '#web/ui/field.tsx'
import { useTextLimit } from '#web/ui/use-text-limit.ts'

interface Props extends Omit<ComponentProps<'textarea'>, 'id' | 'className' | 'maxLength'> {
  look: 'title' | 'excerpt'
  label: string
  most: number
  isRequired: boolean
  error?: string
}

/** An input that looks like the text it becomes, and grows with it. Its text has one line, which wraps. */
export function PaperField({ look, label, most, isRequired, error, ...input }: Props) {
  const id = useId()
  const { room, isTooLong, onChange } = useTextLimit({ most, ...input }, true)
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <textarea
        {...input}
        id={id}
        rows={1}
        dir="auto"
        className={`paper-field paper-${look}`}
        onChange={onChange}
        aria-required={isRequired}
        aria-invalid={error || isTooLong ? true : undefined}
        aria-describedby={notesOf(id, { error, room })}
      />
      {error && (
        <p id={`${id}-note`} className="text-sm text-danger">
          {error}
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
