import { useQuery, useQueryClient } from '@tanstack/react-query'
import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { track } from '#web/features/events/public.ts'
import { useViewer } from '#web/platform/pages/viewer-context.tsx'
import { useApi } from '#web/platform/api/api.ts'
import { queriesOf } from '#web/platform/queries/api-query.ts'
import { loadModule } from '#web/rendering/load-module.ts'
import { listenToOtherTabs } from '#web/platform/device/other-tabs.ts'
import { refetchQueries } from '#web/platform/queries/refetch-queries.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { addToast } from '#web/ui/toasts/toast-store.ts'
import type { Elements } from '#web/ui/elements.tsx'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'
import { deviceFavorites, MOST_ON_DEVICE } from './device-favorites.ts'
import { favoriteIdsQuery } from './favorite-ids-query.ts'
import { deleteUnsent, storeUnsent, unsentFavorites } from './unsent-favorites.ts'

interface Favorites {
  /** Undefined until the favorites of the account are loaded. */
  isSaved: (carId: string) => boolean | undefined
  set: (carId: string, isWanted: boolean) => void
}

interface Provided extends Favorites {
  /** What `isSaved` was when the server rendered the page. */
  wasSaved: Favorites['isSaved']
}

const FavoritesContext = createContext<Provided>({ isSaved: () => undefined, wasSaved: () => undefined, set: () => {} })

/** In a part that is hydrated after its page, first as the server rendered it: React corrects no attributes then. */
export function useFavorites(): Favorites {
  const { isSaved, wasSaved, set } = useContext(FavoritesContext)
  return { isSaved: useIsHydrated() ? isSaved : wasSaved, set }
}

const load = () => loadModule(() => import('./change-favorite.ts'))

let code: ReturnType<typeof load> | undefined

/** Loads the code once for all taps, so that they continue in their order. */
function loadForTap(): ReturnType<typeof load> {
  code ??= load().catch((error: unknown) => {
    code = undefined
    throw error
  })
  return code
}

interface Tap {
  user_id: string
  isWanted: boolean
}
type Taps = ReadonlyMap<string, Tap>

function without(taps: Taps, carId: string, tap: Tap): Taps {
  if (taps.get(carId) !== tap) return taps
  const others = new Map(taps)
  others.delete(carId)
  return others
}

/** Provides the favorites of the account; for visitors, those of this device. */
export function FavoritesProvider({ children }: { children: Elements }) {
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

  const [taps, setTaps] = useState<Taps>(new Map())
  /** The last tap on each car. Only its failure is reported. */
  const newest = useRef(new Map<string, Tap>())
  /** Taps of others are not sent any more. */
  const owner = useRef(viewer?.id)
  const account = useMemo(() => (viewer ? { api, client, user_id: viewer.id, t } : null), [api, client, viewer, t])

  useEffect(() => {
    if (owner.current && owner.current !== viewer?.id) deleteUnsent(owner.current)
    owner.current = viewer?.id
  }, [viewer?.id])

  useEffect(() => listenToOtherTabs('favorites', () => void refetchQueries(client, queriesOf('favorites'))), [client])

  useEffect(() => {
    if (account && onDevice.length) void load().then(({ mergeFavorites }) => mergeFavorites(account, onDevice))
  }, [account, onDevice])

  const send = useCallback(
    (carId: string, isWanted: boolean) => {
      if (!account) return
      const tap = { user_id: account.user_id, isWanted }
      newest.current.set(carId, tap)
      storeUnsent(account.user_id, carId, isWanted)
      // shown at once, while the code and the request are under way
      setTaps((others) => new Map(others).set(carId, tap))
      const isNewest = () => newest.current.get(carId) === tap
      const isSignedIn = () => owner.current === account.user_id
      loadForTap()
        .then(({ changeFavorite }) => changeFavorite({ ...account, isSignedIn }, { car_id: carId, isWanted }))
        .catch(() => {
          if (!isNewest()) return
          addToast({ title: t(isWanted ? 'favorite_add_failed' : 'favorite_remove_failed'), variant: 'destructive' })
        })
        .finally(() => {
          if (isNewest()) storeUnsent(account.user_id, carId, undefined)
          setTaps((all) => without(all, carId, tap))
        })
    },
    [account, t],
  )

  useEffect(() => {
    if (!account) return
    for (const [carId, isWanted] of unsentFavorites(account.user_id)) {
      if (newest.current.get(carId)?.user_id !== account.user_id) send(carId, isWanted)
    }
  }, [account, send])

  const set = useCallback(
    (carId: string, isWanted: boolean) => {
      track({ call: 'track_car_interaction', car_id: carId, interaction_type: isWanted ? 'favorite' : 'unfavorite' })
      if (account) send(carId, isWanted)
      else if (!isWanted) deviceFavorites.remove(carId)
      else if (onDevice.length < MOST_ON_DEVICE) deviceFavorites.add(carId)
      else {
        load()
          .then(({ sayDeviceIsFull }) => sayDeviceIsFull(t))
          .catch(() => addToast({ title: t('favorite_add_failed'), variant: 'destructive' }))
      }
    },
    [account, send, onDevice.length, t],
  )

  const favorites = useMemo((): Favorites => {
    const ids = account ? data && new Set(data.car_ids) : new Set(onDevice)
    const tapped = (carId: string) => {
      const tap = taps.get(carId)
      return tap?.user_id === account?.user_id ? tap?.isWanted : undefined
    }
    return { isSaved: (carId) => tapped(carId) ?? ids?.has(carId), set }
  }, [account, data, onDevice, taps, set])

  const [wasSaved] = useState(() => favorites.isSaved)
  const provided = useMemo((): Provided => ({ ...favorites, wasSaved }), [favorites, wasSaved])

  return <FavoritesContext value={provided}>{children}</FavoritesContext>
}
