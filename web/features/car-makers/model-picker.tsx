import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AnyMaker } from '#contract/car-makers.ts'
import { useApi } from '#web/platform/api/api.ts'
import { apiQuery } from '#web/platform/queries/api-query.ts'
import { carMakerTexts } from '#web/texts/car-makers/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { MakerPicker } from './maker-picker.tsx'
import type { Chosen } from './merge-form.tsx'

interface Props {
  label: string
  makers: readonly AnyMaker[]
  /** The maker selected at first. */
  make_id: number
  /** A model that cannot be selected. */
  except?: number
  value: Chosen | null
  onChange: (chosen: Chosen | null) => void
}

/** Selects a model, after its maker if there are several. */
export function ModelPicker({ label, makers, make_id: first, except, value, onChange }: Props) {
  const { t, lang } = useTexts(carMakerTexts)
  const [makeId, setMakeId] = useState(first)
  const { data } = useQuery(apiQuery(useApi(), 'car_makers', 'get', { make_id: makeId }))
  const offered = (data?.models ?? []).filter(({ id, merged_into }) => id !== except && !merged_into)
  return (
    <div className="two-columns w-full gap-3">
      {makers.length > 1 && (
        <MakerPicker
          label={t('maker_of_model')}
          makers={makers}
          value={makeId}
          onChange={(maker) => {
            onChange(null)
            if (maker) setMakeId(maker.id)
          }}
        />
      )}
      <SelectField
        label={label}
        isRequired={null}
        value={value?.id ?? ''}
        aria-busy={!data}
        onChange={({ target }) => {
          const model = offered.find(({ id }) => String(id) === target.value)
          onChange(model ? { id: model.id, name: model[`name_${lang}`] } : null)
        }}
      >
        <option value="">{t('maker_merge_choose')}</option>
        {offered.map((model) => (
          <option key={model.id} value={model.id}>
            {model[`name_${lang}`]}
          </option>
        ))}
      </SelectField>
    </div>
  )
}
