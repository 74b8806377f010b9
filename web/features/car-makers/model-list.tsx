import type { AnyMaker, AnyModel } from '#contract/car-makers.ts'
import { useApi } from '#web/platform/api/api.ts'
import { carMakerTexts } from '#web/texts/car-makers/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Disclosure } from './disclosure.tsx'
import { ModelEditor } from './model-editor.tsx'
import { MoveButtons } from './move-buttons.tsx'
import { useMoved } from './use-moved.ts'

interface Props {
  make_id: number
  models: readonly AnyModel[]
  makers: readonly AnyMaker[]
}

/** The models of a maker, each in a disclosure with its form. */
export function ModelList({ make_id, models, makers }: Props) {
  const { t, lang } = useTexts(carMakerTexts)
  const api = useApi()
  const { ordered, ids, move } = useMoved(models, (modelId, before, call) =>
    api.car_makers.move_model({ model_id: modelId, before }, call),
  )
  if (!models.length) return <p className="notice">{t('maker_no_models')}</p>
  const noteOf = ({ merged_into, hidden, cars_count }: AnyModel) => {
    if (merged_into) return `${t('maker_merged_into')} \u2068${merged_into[`name_${lang}`]}\u2069`
    const count = t('makers_cars', { count: cars_count })
    return hidden ? `${t('maker_hidden')} · ${count}` : count
  }
  return (
    <ul className="flex flex-col gap-2">
      {ordered.map((model) => (
        <li key={model.id} className="flex items-start gap-1">
          <Disclosure title={model[`name_${lang}`]} note={noteOf(model)}>
            <ModelEditor make_id={make_id} model={model} makers={makers} />
          </Disclosure>
          <MoveButtons name={model[`name_${lang}`]} ids={ids} id={model.id} move={move} />
        </li>
      ))}
    </ul>
  )
}
