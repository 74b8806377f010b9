import { Link } from 'react-router'
import type { AnyMaker } from '#contract/car-makers.ts'
import { carMakerTexts } from '#web/texts/car-makers/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { MoveButtons } from './move-buttons.tsx'

interface Props {
  maker: AnyMaker
  /** Absent if the list is filtered. */
  order?: { ids: readonly number[]; move: (id: number, before: number | null) => void }
}

export function MakerLine({ maker, order }: Props) {
  const { t, lang } = useTexts(carMakerTexts)
  const other = lang === 'ar' ? 'en' : 'ar'
  const { id: makeId, logo_url, hidden, merged_into } = maker
  return (
    <div className="flex items-center gap-1">
      <Link
        to={`/admin/car-makers/edit/${makeId}`}
        className="panel flex min-h-13 min-w-0 grow flex-wrap items-center gap-x-4 px-4 py-2"
      >
        {logo_url && <img src={logo_url} alt="" className="size-8 object-contain" />}
        <span className="font-medium">
          <bdi>{maker[`name_${lang}`]}</bdi>
        </span>
        <bdi lang={other} className="text-muted">
          {maker[`name_${other}`]}
        </bdi>
        {hidden && <span className="tag">{t('maker_hidden')}</span>}
        {merged_into && (
          <span className="tag">
            <span>{t('maker_merged_into')}</span> <bdi>{merged_into[`name_${lang}`]}</bdi>
          </span>
        )}
        <span className="ms-auto text-sm text-muted">
          {`${t('makers_models', { count: maker.models_count })} · ${t('makers_cars', { count: maker.cars_count })}`}
        </span>
      </Link>
      {order && <MoveButtons name={maker[`name_${lang}`]} id={makeId} {...order} />}
    </div>
  )
}
