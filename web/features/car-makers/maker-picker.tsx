import type { AnyMaker } from '#contract/car-makers.ts'
import { carMakerTexts } from '#web/texts/car-makers/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { SelectField } from '#web/ui/select-field.tsx'

interface Props {
  label: string
  makers: readonly AnyMaker[]
  value: number | null
  onChange: (maker: AnyMaker | undefined) => void
}

/** Selects a maker; merged ones are left out. */
export function MakerPicker({ label, makers, value, onChange }: Props) {
  const { t, lang } = useTexts(carMakerTexts)
  const offered = makers.filter(({ merged_into }) => !merged_into)
  return (
    <SelectField
      label={label}
      isRequired={null}
      value={value ?? ''}
      onChange={({ target }) => onChange(offered.find(({ id }) => String(id) === target.value))}
    >
      <option value="">{t('maker_merge_choose')}</option>
      {offered.map((maker) => (
        <option key={maker.id} value={maker.id}>
          {maker[`name_${lang}`]}
        </option>
      ))}
    </SelectField>
  )
}
