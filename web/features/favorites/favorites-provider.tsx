import { useQuery, useQueryClient } from '@tanstack/react-query'
import { createContext, useContext, useEffect, useMemo, type ReactNode } from 'react'
import { track } from '#web/features/events/public.ts'
import { useViewer } from '#web/platform/viewer-context.tsx'
import { useApi } from '#web/platform/api.ts'
import { queriesOf } from '#web/platform/api-query.ts'
import { loadCode } from '#web/platform/load-code.ts'
import { listenToOtherTabs } from '#web/platform/other-tabs.ts'
import { refetchQueries } from '#web/platform/refetch-queries.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { deviceFavorites } from './device-favorites.ts'
import { favoriteIdsQuery } from './favorite-ids-query.ts'

interface Favorites {
  ids: ReadonlySet<string>
  /** False until the favorites of the account are loaded. */
  isKnown: boolean
  set: (carId: string, isWanted: boolean) => void
}

const FavoritesContext = createContext<Favorites>({ ids: new Set(), isKnown: false, set: () => {} })
export const useFavorites = () => useContext(FavoritesContext)

const load = () => loadCode(() => import('./change-favorite.ts'))

/** Provides the favorites of the account; for visitors, those of this device. */
export function FavoritesProvider({ children }: { children: ReactNode }) {
  const api = useApi()
  const client = useQueryClient()
  const viewer = useViewer()
  const { t } = useTexts()
  const onDevice = deviceFavorites.useIds()
  const { data } = useQuery({
    ...favoriteIdsQuery(api, viewer?.id),
    enabled: viewer !== null,
    // other devices may have changed them
    refetchOnWindowFocus: true,
    staleTime: 10_000,
  })

  const account = useMemo(() => (viewer ? { api, client, user_id: viewer.id, t } : null), [api, client, viewer, t])

  useEffect(() => listenToOtherTabs('favorites', () => void refetchQueries(client, queriesOf('favorites'))), [client])

  useEffect(() => {
    if (account && onDevice.length) void load().then(({ mergeFavorites }) => mergeFavorites(account, onDevice))
  }, [account, onDevice])

  const favorites = useMemo((): Favorites => {
    const ids = new Set(account ? data?.car_ids : onDevice)
    return {
      ids,
      isKnown: account === null || data !== undefined,
      set: (carId, isWanted) => {
        track({ call: 'track_car_interaction', car_id: carId, interaction_type: isWanted ? 'favorite' : 'unfavorite' })
        if (account) void load().then(({ changeFavorite }) => changeFavorite(account, { car_id: carId, isWanted }))
        else if (isWanted) deviceFavorites.add(carId)
        else deviceFavorites.remove(carId)
      },
    }
  }, [account, data, onDevice])

  return <FavoritesContext value={favorites}>{children}</FavoritesContext>
}
