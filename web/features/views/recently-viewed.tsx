import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { LateCarRow } from '#web/features/favorites/public.ts'
import { useApi } from '#web/platform/api/api.ts'
import { apiQuery } from '#web/platform/queries/api-query.ts'
import { useTexts } from '#web/texts/texts-context.tsx'

export function RecentlyViewed({ ids }: { ids: readonly string[] }) {
  const { t } = useTexts()
  const { data: cars = [], isLoading } = useQuery({
    ...apiQuery(useApi(), 'cars', 'get_many', { ids: [...ids] }),
    placeholderData: keepPreviousData,
  })
  return <LateCarRow title={t('recently_viewed')} cars={isLoading ? null : cars} fallback={null} />
}
