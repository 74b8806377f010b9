import type { AnyMaker } from '#contract/car-makers.ts'
import { useApi } from '#web/platform/api/api.ts'
import { carMakerTexts } from '#web/texts/car-makers/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { AdminList } from '#web/ui/admin-list.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { SortableRow } from '#web/ui/order/sortable-row.tsx'
import { SortableRows } from '#web/ui/order/sortable-rows.tsx'
import { SearchForm } from '#web/ui/search-form.tsx'
import { MakerLine } from './maker-line.tsx'
import { useMoved } from './use-moved.ts'

interface Props {
  makers: readonly AnyMaker[]
  /** The search text. */
  q: string
}

/** Makers in display order. */
export function MakerList({ makers, q }: Props) {
  const { t } = useTexts(carMakerTexts)
  const api = useApi()
  const { ordered, ids, move } = useMoved(makers, (makeId, before, call) =>
    api.car_makers.move({ make_id: makeId, before }, call),
  )
  return (
    <SortableRows ids={ids} onMove={move}>
      <AdminList
        items={ordered}
        keyOf={({ slug }) => slug}
        filters={
          <SearchForm label={t('makers_find')} q={q}>
            <ButtonLink to="/admin/car-makers/add" icon="plus">
              {t('makers_add')}
            </ButtonLink>
          </SearchForm>
        }
        renderItem={(maker) =>
          q ? (
            <MakerLine maker={maker} />
          ) : (
            <SortableRow id={maker.id}>
              <MakerLine maker={maker} order={{ ids, move }} />
            </SortableRow>
          )
        }
        empty={t('makers_none')}
        className="gap-2"
      />
    </SortableRows>
  )
}
