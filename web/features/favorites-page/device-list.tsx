import { useQuery } from '@tanstack/react-query'
import { CarGrid } from '#web/features/cars/public.ts'
import { useApi } from '#web/platform/api.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { deviceFavorites } from '#web/features/favorites/public.ts'
import { NoFavorites } from './favorite-list.tsx'

const MOST_ASKED = 60

/** What a visitor saved on this device, as far as it is still for sale. */
export function DeviceList() {
  const { t } = useTexts()
  const api = useApi()
  const ids = deviceFavorites.useIds().slice(0, MOST_ASKED)
  const { data } = useQuery({
    queryKey: ['cars', 'get_many', ids],
    queryFn: ({ signal }) => api.cars.get_many({ ids }, { signal }),
    enabled: ids.length > 0,
    placeholderData: (before) => before,
  })
  if (!ids.length) return <NoFavorites />
  if (!data) return <span className="spinner" role="status" aria-label={t('loading')} />
  const gone = ids.filter((id) => !data.some((car) => car.id === id))
  return (
    <>
      <CarGrid cars={data.filter(({ id }) => ids.includes(id))} />
      {gone.length > 0 && (
        <p className="flex flex-wrap items-center gap-2 text-muted">
          {t('favorites_gone', { count: gone.length })}
          <button type="button" className="button-plain" onClick={() => deviceFavorites.remove(...gone)}>
            {t('favorites_forget')}
          </button>
        </p>
      )}
    </>
  )
}
