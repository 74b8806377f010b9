import { adminFactTexts } from '#web/texts/admin-facts/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import type { FactInputs } from './fact-inputs.ts'

interface Props {
  form: FactInputs
  name: 'topic' | 'unit' | 'source_quality'
  options: readonly { value: string; text: string }[]
}

/** A select of a fact. */
export function FactChoice({ form, name, options }: Props) {
  const { t } = useTexts(adminFactTexts)
  const { value, onChoose, ...asked } = form.choice(name)
  return (
    <SelectField label={t(`fact_${name}`)} {...asked} value={value} onChange={({ target }) => onChoose(target.value)}>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.text}
        </option>
      ))}
    </SelectField>
  )
}
