import type { AnyMaker, AnyModel } from '#contract/car-makers.ts'
import { useApi } from '#web/platform/api/api.ts'
import { carMakerTexts } from '#web/texts/car-makers/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { EntryActions } from './entry-actions.tsx'
import { MergeForm } from './merge-form.tsx'
import { ModelPicker } from './model-picker.tsx'

interface Props {
  make_id: number
  model: AnyModel
  makers: readonly AnyMaker[]
}

export function ModelActions({ make_id, model, makers }: Props) {
  const { t, lang } = useTexts(carMakerTexts)
  const api = useApi()
  const { id: modelId, hidden } = model
  return (
    <EntryActions
      entry={model}
      hide={(wanted, call) =>
        api.car_makers.change_model({ model_id: modelId, wanted: { hidden: wanted }, seen: { hidden } }, call)
      }
      remove={(call) => api.car_makers.delete_model({ model_id: modelId }, call)}
    >
      <MergeForm
        name={model[`name_${lang}`]}
        merge={(into, call) => api.car_makers.merge_model({ model_id: modelId, into }, call)}
        renderPicker={(value, onChange) => (
          <ModelPicker
            label={t('maker_merge_into')}
            makers={makers}
            make_id={make_id}
            except={modelId}
            value={value}
            onChange={onChange}
          />
        )}
      />
    </EntryActions>
  )
}
