import type { QueryClient } from '@tanstack/react-query'
import type { ApiClient } from '#contract/render.ts'
import { tellOtherTabs } from '#web/platform/other-tabs.ts'
import type { Texts } from '#web/texts/create-texts.ts'
import { addToast } from '#web/ui/toasts/toast-store.ts'
import { deviceFavorites } from './device-favorites.ts'
import { favoritesKey } from './favorites-key.ts'

interface Account {
  api: ApiClient
  client: QueryClient
  user_id: string
  t: Texts['t']
}

interface Change {
  car_id: string
  is_wanted: boolean
}

/** Changes of one account are sent one after the other, so that the last wish is the last that arrives. */
let last: Promise<void> = Promise.resolve()

/** Shows the wish at once; if it can't be kept, takes it back and says so. */
export function changeFavorite(account: Account, change: Change): void {
  void account.client.cancelQueries({ queryKey: favoritesKey(account.user_id) })
  show(account, change)
  last = sendAfter(last, account, change)
}

function show({ client, user_id }: Account, { car_id, is_wanted }: Change): void {
  client.setQueryData<string[]>(favoritesKey(user_id), (ids = []) => [
    ...(is_wanted ? [car_id] : []),
    ...ids.filter((id) => id !== car_id),
  ])
}

async function sendAfter(before: Promise<void>, account: Account, change: Change): Promise<void> {
  const { api, t } = account
  const { car_id, is_wanted } = change
  await before
  try {
    await (is_wanted ? api.favorites.add({ car_id }) : api.favorites.remove({ car_id }))
    tellOtherTabs('favorites')
  } catch {
    show(account, { car_id, is_wanted: !is_wanted })
    addToast({ title: t(is_wanted ? 'favorite_add_failed' : 'favorite_remove_failed'), variant: 'destructive' })
  }
}

/** What was kept on this device before signing in joins the account, and leaves the device once it has. */
export async function mergeFavorites({ api, client, user_id }: Account, on_device: readonly string[]): Promise<void> {
  try {
    const { car_ids } = await api.favorites.merge({ car_ids: [...on_device] })
    client.setQueryData(favoritesKey(user_id), car_ids)
    deviceFavorites.remove(...on_device)
    tellOtherTabs('favorites')
  } catch {
    // they stay on the device, and join with the next page
  }
}
