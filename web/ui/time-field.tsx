import { useState, type ComponentProps } from 'react'
import { formatDate, formatDateTime, formatExactTime } from '#domain/format/format-date.ts'
import type { Lang } from '#domain/language.ts'
import { fromRiyadh } from '#domain/riyadh-time.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Field } from './field.tsx'

interface Props extends Pick<
  ComponentProps<typeof Field>,
  'label' | 'isRequired' | 'name' | 'required' | 'error' | 'step'
> {
  type: 'date' | 'datetime-local'
  /** Value of the input in Riyadh time: `2026-06-16`, `2026-06-16T17:30`, or with seconds if these are its steps. */
  defaultValue?: string | undefined
  onChange?: (value: string) => void
}

/**
 * A date or time input. Browsers format it in their own language, so the value is repeated below in that of the page.
 */
export function TimeField({ type, defaultValue = '', onChange, ...field }: Props) {
  const { lang } = useTexts()
  const [value, setValue] = useState(defaultValue)
  const formatted = timeInWords(value, lang, field.step !== undefined)
  return (
    <Field
      {...field}
      type={type}
      dir="ltr"
      defaultValue={defaultValue}
      {...(formatted !== null && { hint: formatted })}
      onChange={({ target }) => {
        setValue(target.value)
        onChange?.(target.value)
      }}
    />
  )
}

/** @returns null for an incomplete time */
function timeInWords(value: string, lang: Lang, hasSeconds: boolean): string | null {
  const isDay = !value.includes('T')
  const time = fromRiyadh(isDay ? `${value}T12:00` : value)
  if (!time) return null
  if (isDay) return formatDate(time, lang)
  return hasSeconds ? formatExactTime(time, lang) : formatDateTime(time, lang)
}
