import { useQuery } from '@tanstack/react-query'
import type { ReactNodeViewProps } from '@tiptap/react'
import { useApi } from '#web/platform/api/api.ts'
import { apiQuery } from '#web/platform/queries/api-query.ts'
import { writingTexts } from '#web/texts/article-writing/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { CarSummary } from './car-summary.tsx'
import { LiveBlock } from './live-block.tsx'

/** An ad in a body. */
export function CarView({ node, selected, deleteNode }: ReactNodeViewProps) {
  const { t } = useTexts(writingTexts)
  const { data } = useQuery(apiQuery(useApi(), 'cars', 'get_many', { ids: [String(node.attrs['car_id'])] }))
  const car = data?.[0]
  return (
    <LiveBlock label={t('write_car')} selected={selected} deleteNode={deleteNode}>
      {car && <CarSummary car={car} />}
      {data && !car && <p>{t('write_car_gone')}</p>}
      {!data && <span className="skeleton block h-12" />}
    </LiveBlock>
  )
}
