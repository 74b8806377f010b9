import { useState } from 'react'
import { parseNumber } from '#domain/text/parse-number.ts'
import { Field, type FieldProps } from '#web/ui/field.tsx'

interface Props extends FieldProps {
  value: unknown
  /** @param value null if the text is not a number */
  onChange: (value: number | null) => void
}

/** A number with digits of any script. The typed text is not reformatted. */
export function NumberField({ value, onChange, ...field }: Props) {
  const [typed, setTyped] = useState(() => String(value ?? ''))
  // the value was replaced from outside, for example after a conflict
  const isTyped = parseNumber(typed) === (value ?? null)
  return (
    <Field
      {...field}
      inputMode="decimal"
      dir="ltr"
      autoComplete="off"
      value={isTyped ? typed : String(value ?? '')}
      onChange={({ target }) => {
        setTyped(target.value)
        onChange(parseNumber(target.value))
      }}
    />
  )
}
