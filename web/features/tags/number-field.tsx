import { useState } from 'react'
import { parseNumber } from '#domain/text/parse-number.ts'
import { Field, type FieldProps } from '#web/ui/field.tsx'

interface Props extends FieldProps {
  value: unknown
  /** @param value null for what is no number */
  onChange: (value: number | null) => void
}

/** A number in any digits. What is typed stays as it is. */
export function NumberField({ value, onChange, ...field }: Props) {
  const [typed, setTyped] = useState(() => String(value ?? ''))
  // somebody else's value was chosen
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
