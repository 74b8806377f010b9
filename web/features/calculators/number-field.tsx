import type { NumberBounds } from '#domain/calculators/typed-number.ts'
import { formatNumber } from '#domain/format/format-number.ts'
import { calculatorTexts } from '#web/texts/calculators/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Field } from '#web/ui/field.tsx'

interface Props {
  name: string
  label: string
  hint?: string | undefined
  /** Replaces the text about the bounds. */
  error?: string | undefined
  bounds: NumberBounds
  typed: string
  /** The number that is typed; NaN if it is wrong. */
  value: number | null
  onType: (typed: string) => void
}

/** An input of a number in any digits. What is wrong stays, with a note. */
export function NumberField({ name, label, hint, error, bounds, typed, value, onType }: Props) {
  const { t, lang } = useTexts(calculatorTexts)
  const { min, max, isWhole } = bounds
  const edges = { min: formatNumber(min, lang), max: formatNumber(max, lang) }
  const wrong = Number.isNaN(value) ? t(isWhole ? 'calc_wrong_whole' : 'calc_wrong', edges) : error
  return (
    <Field
      isRequired={null}
      label={label}
      hint={hint}
      error={wrong}
      name={name}
      value={typed}
      onChange={({ target }) => onType(target.value)}
      dir="ltr"
      inputMode="decimal"
      autoComplete="off"
    />
  )
}
