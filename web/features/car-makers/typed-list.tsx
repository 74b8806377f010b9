import type { AnyMaker, TypedModel } from '#contract/car-makers.ts'
import { carMakerTexts } from '#web/texts/car-makers/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { AdminList } from '#web/ui/admin-list.tsx'
import { TypedLine } from './typed-line.tsx'

interface Props {
  items: readonly TypedModel[]
  makers: readonly AnyMaker[]
}

/** Models that sellers typed, the most frequent first. */
export function TypedList({ items, makers }: Props) {
  const { t } = useTexts(carMakerTexts)
  return (
    <AdminList
      items={items}
      keyOf={({ make_id, typed }) => `${make_id} ${typed}`}
      filters={<p className="max-w-prose text-muted">{t('typed_intro')}</p>}
      renderItem={(item) => <TypedLine item={item} makers={makers} />}
      itemKeys={[
        { keys: 'A', does: t('typed_is_new') },
        { keys: 'M', does: t('typed_is_known') },
      ]}
      empty={t('typed_none')}
      className="gap-2"
    />
  )
}
