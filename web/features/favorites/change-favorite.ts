import type { QueryClient } from '@tanstack/react-query'
import type { ApiClient } from '#contract/client.ts'
import { MOST_FAVORITES } from '#domain/favorites/most-favorites.ts'
import { signInAddress } from '#web/features/accounts/public.ts'
import { errorStatus } from '#web/platform/pages/error-status.ts'
import { loadCode } from '#web/rendering/load-code.ts'
import { loadModule } from '#web/rendering/load-module.ts'
import { notifyOtherTabs } from '#web/platform/device/other-tabs.ts'
import { withAreas, type Translate } from '#web/texts/create-texts.ts'
import { failureOf } from '#web/ui/form/failure.ts'
import { failureText, refusalText } from '#web/ui/form/failure-text.ts'
import { addToast, removeToast } from '#web/ui/toasts/toast-store.ts'
import { deviceFavorites, MOST_ON_DEVICE } from './device-favorites.ts'
import { favoriteIdsQuery } from './favorite-ids-query.ts'

interface Account {
  api: ApiClient
  client: QueryClient
  user_id: string
  t: Translate
}

interface ChangingAccount extends Account {
  /** Whether it is still the account of this tab. */
  isSignedIn: () => boolean
}

interface Change {
  car_id: string
  isWanted: boolean
}

/** The last request. Changes are sent one after the other, so that they arrive in order. */
let last: Promise<void> = Promise.resolve()
/** The last change of each car. */
const newest = new Map<string, Change>()
/** The toast about the failed change of each car. */
const toasts = new Map<string, number>()

/**
 * Optimistic update: shown immediately, and sent as soon as the server can be reached. If it fails nevertheless, reverted
 * and reported in a toast.
 */
export async function changeFavorite(account: ChangingAccount, change: Change): Promise<void> {
  newest.set(change.car_id, change)
  removeToast(toasts.get(change.car_id))
  last = sendAfter(last, account, change)
  await last
}

function show({ api, client, user_id }: Account, { car_id, isWanted }: Change): void {
  client.setQueryData(favoriteIdsQuery(api, user_id).queryKey, (known) => ({
    car_ids: [...(isWanted ? [car_id] : []), ...(known?.car_ids ?? []).filter((id) => id !== car_id)],
  }))
}

async function sendAfter(before: Promise<void>, account: ChangingAccount, change: Change): Promise<void> {
  const { api, client, user_id, t } = account
  const { car_id, isWanted } = change
  const query = favoriteIdsQuery(api, user_id)
  const isNewest = () => newest.get(car_id) === change
  // a change to a list that is not loaded would be taken for the whole list
  if (navigator.onLine) await client.ensureQueryData(query).catch(() => {})
  void client.cancelQueries(query)
  if (isNewest()) show(account, change)
  await before
  try {
    await onceAnswered(async () => {
      if (!account.isSignedIn()) throw Object.assign(new Error('Signed out'), { status: 401 })
      await (isWanted ? api.favorites.add({ car_id }) : api.favorites.remove({ car_id }))
    })
    notifyOtherTabs('favorites')
    // a response in flight may be older than the change
    void client.cancelQueries(query)
    if (isNewest()) show(account, change)
  } catch (error) {
    if (!isNewest() || !account.isSignedIn()) return
    show(account, { car_id, isWanted: !isWanted })
    // an earlier request may also have failed
    void client.invalidateQueries(query)
    const words = await wordsOf(error, isWanted, t)
    if (isNewest()) toasts.set(car_id, addToast({ ...words, variant: 'destructive' }))
  }
}

/** Repeats a request that got no response, since it may be sent twice. */
async function onceAnswered(send: () => Promise<unknown>): Promise<void> {
  try {
    await send()
  } catch (error) {
    if (errorStatus(error) !== undefined) throw error
    await loadCode(send)
  }
}

/** Loaded only for rare messages, so that taps are sent earlier. */
async function withAccountTexts(t: Translate) {
  const { accountTexts } = await loadModule(() => import('#web/texts/account/area.ts'))
  return withAreas(t, accountTexts)
}

/** Tells a visitor that nothing more fits on the device. */
export async function sayDeviceIsFull(t: Translate): Promise<void> {
  const title = (await withAccountTexts(t))('favorites_full', { most: MOST_ON_DEVICE })
  addToast({ title, variant: 'destructive' })
}

/** The content of the toast. If the session has ended, it offers to sign in. */
async function wordsOf(error: unknown, isWanted: boolean, t: Translate) {
  const failure = failureOf(error)
  if (failure.code === 'TOO_MANY')
    return { title: (await withAccountTexts(t))('favorites_full', { most: MOST_FAVORITES }) }
  if (errorStatus(error) !== 401)
    return { title: refusalText(error, t) ?? t(isWanted ? 'favorite_add_failed' : 'favorite_remove_failed') }
  const onSelect = () => location.assign(signInAddress(location))
  return { title: failureText(failure, t), action: { label: t('nav_sign_in'), onSelect } }
}

/** Merges favorites of this device into the account, then removes them from the device. Tells if some are left out. */
export async function mergeFavorites({ api, client, user_id, t }: Account, onDevice: readonly string[]): Promise<void> {
  try {
    const { car_ids, left_out: notAdded } = await api.favorites.merge({ car_ids: [...onDevice] })
    client.setQueryData(favoriteIdsQuery(api, user_id).queryKey, { car_ids })
    deviceFavorites.remove(...onDevice)
    notifyOtherTabs('favorites')
    if (notAdded > 0) {
      const isFull = car_ids.length >= MOST_FAVORITES
      const translate = await withAccountTexts(t)
      addToast({ title: translate(isFull ? 'favorites_not_added' : 'favorites_gone', { count: notAdded }) })
    }
  } catch {
    // they stay on the device and are merged on the next page
  }
}
