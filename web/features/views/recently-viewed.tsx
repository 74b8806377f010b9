import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useApi } from '#web/platform/api/api.ts'
import { apiQuery } from '#web/platform/queries/api-query.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { CarRow } from '#web/features/cars/public.ts'
import { SaveAndMore } from '#web/features/favorites/public.ts'
import { viewedCars } from './viewed-cars.ts'

/**
 * Cars viewed on this device that are still for sale.
 * @param car_id the current car, which is added to the list but not shown
 */
export function RecentlyViewed({ car_id }: { car_id?: string }) {
  const { t } = useTexts()
  const api = useApi()
  const ids = viewedCars.useIds().filter((id) => id !== car_id)
  const { data: cars = [], isLoading } = useQuery({
    ...apiQuery(api, 'cars', 'get_many', { ids }),
    enabled: ids.length > 0,
  })
  useEffect(() => {
    if (car_id) viewedCars.add(car_id)
  }, [car_id])
  return <CarRow title={t('recently_viewed')} cars={isLoading ? null : ids.length ? cars : []} Actions={SaveAndMore} />
}
