import { useQuery, useQueryClient } from '@tanstack/react-query'
import { createContext, useContext, useEffect, useMemo, type ReactNode } from 'react'
import { useViewer } from '#web/platform/viewer-context.tsx'
import { useApi } from '#web/platform/api.ts'
import { listenToOtherTabs } from '#web/platform/other-tabs.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { deviceFavorites } from './device-favorites.ts'
import { favoritesKey } from './favorites-key.ts'

interface Favorites {
  ids: ReadonlySet<string>
  /** Not before the account has been asked. */
  is_known: boolean
  toggle: (car_id: string) => void
}

const FavoritesContext = createContext<Favorites>({ ids: new Set(), is_known: false, toggle: () => {} })
export const useFavorites = () => useContext(FavoritesContext)

const load = () => import('./change-favorite.ts')

/** The account's favorites, or this device's while nobody is signed in. */
export function FavoritesProvider({ children }: { children: ReactNode }) {
  const api = useApi()
  const client = useQueryClient()
  const viewer = useViewer()
  const { t } = useTexts()
  const on_device = deviceFavorites.useIds()
  const { data } = useQuery({
    queryKey: favoritesKey(viewer?.id),
    queryFn: async ({ signal }) => (await api.favorites.list_ids(undefined, { signal })).car_ids,
    enabled: viewer !== null,
    // other devices change them too
    refetchOnWindowFocus: true,
    staleTime: 10_000,
  })

  const account = useMemo(() => (viewer ? { api, client, user_id: viewer.id, t } : null), [api, client, viewer, t])

  useEffect(
    () => listenToOtherTabs('favorites', () => void client.invalidateQueries({ queryKey: ['favorites'] })),
    [client],
  )

  useEffect(() => {
    if (account && on_device.length) void load().then(({ mergeFavorites }) => mergeFavorites(account, on_device))
  }, [account, on_device])

  const favorites = useMemo((): Favorites => {
    const ids = new Set(account ? data : on_device)
    return {
      ids,
      is_known: account === null || data !== undefined,
      toggle: (car_id) => {
        const is_wanted = !ids.has(car_id)
        if (account) void load().then(({ changeFavorite }) => changeFavorite(account, { car_id, is_wanted }))
        else if (is_wanted) deviceFavorites.add(car_id)
        else deviceFavorites.remove(car_id)
      },
    }
  }, [account, data, on_device])

  return <FavoritesContext value={favorites}>{children}</FavoritesContext>
}
