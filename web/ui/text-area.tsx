import { useId, type ComponentProps } from 'react'
import { FieldFrame, notesOf, type FieldProps } from './field.tsx'
import { useTextLimit } from './use-text-limit.ts'

type Props = FieldProps & Omit<ComponentProps<'textarea'>, 'id' | 'className' | 'dir' | 'maxLength'>

/** A labelled textarea for text of either direction, with a hint or an error below. */
export function TextArea({ label, isRequired, hint, error, most, ...input }: Props) {
  const id = useId()
  const { room, isTooLong, onChange } = useTextLimit({ most, ...input }, false)
  return (
    <FieldFrame {...{ id, label, isRequired, hint, error, room, isTooLong }}>
      <textarea
        {...input}
        onChange={onChange}
        id={id}
        dir="auto"
        className="field py-2"
        aria-required={isRequired ?? undefined}
        aria-invalid={error || isTooLong ? true : undefined}
        aria-describedby={notesOf(id, { hint, error, room })}
      />
    </FieldFrame>
  )
}
