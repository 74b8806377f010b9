import { useState } from 'react'
import { Link } from 'react-router'
import type { AnyMaker, TypedModel } from '#contract/car-makers.ts'
import { useUndoable } from '#web/features/audit/public.ts'
import { useApi } from '#web/platform/api.ts'
import { lazyDialog } from '#web/ui/lazy-dialog.tsx'
import { carMakerTexts } from '#web/texts/car-makers/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { useAction } from '#web/ui/use-action.ts'
import { Folded } from './folded.tsx'
import type { Chosen } from './merge-form.tsx'
import { ModelPicker } from './model-picker.tsx'
import { refusalText } from './refusal-text.ts'

const ModelForm = lazyDialog(() => import('./model-form.tsx'))

interface Props {
  item: TypedModel
  makers: readonly AnyMaker[]
}

/** What sellers typed, with ads that say so, and the two things that it can be. */
export function TypedLine({ item, makers }: Props) {
  const { t, lang } = useTexts(carMakerTexts)
  const { make_id, typed, ads_count, examples } = item
  return (
    <Panel as="article" className="flex flex-col gap-3 p-4">
      <h2 className="flex flex-wrap items-baseline gap-x-3 font-medium">
        <span className="wrap-anywhere">
          <bdi>{item[`make_name_${lang}`]}</bdi> <bdi>{typed}</bdi>
        </span>
        <span className="text-sm font-normal text-muted">{t('typed_ads', { count: ads_count })}</span>
      </h2>
      <ul className="flex flex-wrap gap-x-4 text-sm" aria-label={t('typed_examples')}>
        {examples.map((ad) => (
          <li key={ad.id}>
            <Link to={`/admin/cars/edit/${ad.id}`} className="link inline-block py-1 wrap-anywhere">
              <bdi>{ad[`title_${lang}`]}</bdi>
            </Link>
          </li>
        ))}
      </ul>
      <div className="needs-script flex flex-col gap-2">
        <Folded title={t('typed_is_known')}>
          <MapForm item={item} makers={makers} />
        </Folded>
        <Folded title={t('typed_is_new')}>
          <ModelForm make_id={make_id} model={null} suggested={typed} />
        </Folded>
      </div>
    </Panel>
  )
}

function MapForm({ item: { make_id, typed }, makers }: Props) {
  const { t } = useTexts(carMakerTexts)
  const api = useApi()
  const undoable = useUndoable()
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const { act, isWorking } = useAction({ textOf: (error) => refusalText(error, t) })
  return (
    <div className="flex flex-col items-start gap-3">
      <ModelPicker
        label={t('model_name')}
        makers={makers.filter(({ id }) => id === make_id)}
        make_id={make_id}
        value={chosen}
        onChange={setChosen}
      />
      <Button
        disabled={!chosen}
        isWorking={isWorking}
        onClick={() => {
          if (!chosen) return
          const said = t('typed_mapped', { typed, name: chosen.name })
          act({
            send: () => undoable(said, (call) => api.car_makers.map_typed({ model_id: chosen.id, typed }, call)),
          })
        }}
      >
        {t('typed_map')}
      </Button>
    </div>
  )
}
