import { useNavigate } from 'react-router'
import type { AnyMaker } from '#contract/car-makers.ts'
import { useApi } from '#web/platform/api/api.ts'
import { carMakerTexts } from '#web/texts/car-makers/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { EntryActions } from './entry-actions.tsx'
import { MakerPicker } from './maker-picker.tsx'
import { MergeForm } from './merge-form.tsx'

interface Props {
  maker: AnyMaker
  makers: readonly AnyMaker[]
}

export function MakerActions({ maker, makers }: Props) {
  const { t, lang } = useTexts(carMakerTexts)
  const api = useApi()
  const navigate = useNavigate()
  const { id: makeId, hidden } = maker
  return (
    <EntryActions
      entry={maker}
      hide={(wanted, call) =>
        api.car_makers.change({ make_id: makeId, wanted: { hidden: wanted }, seen: { hidden } }, call)
      }
      remove={async (call) => {
        await api.car_makers.delete({ make_id: makeId }, call)
        await navigate('/admin/car-makers')
      }}
    >
      <MergeForm
        name={maker[`name_${lang}`]}
        merge={(into, call) => api.car_makers.merge({ make_id: makeId, into }, call)}
        renderPicker={(value, onChange) => (
          <MakerPicker
            label={t('maker_merge_into')}
            makers={makers.filter(({ id }) => id !== makeId)}
            value={value?.id ?? null}
            onChange={(chosen) => onChange(chosen ? { id: chosen.id, name: chosen[`name_${lang}`] } : null)}
          />
        )}
      />
    </EntryActions>
  )
}
