import { QueryClient } from '@tanstack/react-query'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { ApiClient } from '#contract/client.ts'
import { MOST_FAVORITES } from '#domain/favorites/most-favorites.ts'
import { currentToast, removeToast } from '#web/ui/toasts/toast-store.ts'
import { changeFavorite, mergeFavorites } from './change-favorite.ts'
import { favoriteIdsQuery } from './favorite-ids-query.ts'

type Answer = PromiseWithResolvers<void>

const FAILED = Object.assign(new Error(), { status: 500 })
const NO_RESPONSE = new TypeError('Failed to fetch')

function givenAccount(saved: string[] = []) {
  const answers: Answer[] = []
  const answer = () => {
    const made = Promise.withResolvers<void>()
    answers.push(made)
    return made.promise
  }
  const lists: PromiseWithResolvers<{ car_ids: string[] }>[] = []
  const listIds = () => {
    const made = Promise.withResolvers<{ car_ids: string[] }>()
    lists.push(made)
    return made.promise
  }
  const merge = vi.fn()
  const api = { favorites: { add: answer, remove: answer, list_ids: listIds, merge } } as unknown as ApiClient
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } })
  const query = favoriteIdsQuery(api, 'user')
  client.setQueryData(query.queryKey, { car_ids: saved })
  let isSignedIn = true
  const account = {
    api,
    client,
    user_id: 'user',
    isSignedIn: () => isSignedIn,
    t: ((key: string, { count = '' } = {}) => `text of ${key}${count}`) as never,
  }
  return {
    lists,
    answers,
    signOut: () => (isSignedIn = false),
    merge,
    mergeInto: (...carIds: string[]) => mergeFavorites(account, carIds),
    fetch: () => client.fetchQuery(query).catch(() => {}),
    tap: (carId: string, isWanted: boolean) => changeFavorite(account, { car_id: carId, isWanted }),
    answerAt: (at: number) => vi.waitUntil(() => answers[at], { timeout: 60_000 }),
    saved: () => client.getQueryData(query.queryKey)?.car_ids,
  }
}

/** The server does not respond until `connect` is called. */
function givenNoConnection() {
  const device = new EventTarget()
  vi.stubGlobal('window', device)
  const health = vi
    .fn()
    .mockImplementation(async () => Response.json({ status: 'ok' }))
    .mockRejectedValueOnce(NO_RESPONSE)
  vi.stubGlobal('fetch', health)
  onTestFinished(() => void vi.unstubAllGlobals())
  removeToast(currentToast()?.id)
  return {
    untilWaiting: () => expect.poll(() => health.mock.calls).toHaveLength(1),
    connect: () => device.dispatchEvent(new Event('online')),
  }
}

test('EXPL-07 the late failure of a tap shows no error and does not revert a later tap', async () => {
  const { tap, answerAt, saved } = givenAccount()
  const first = tap('car', true)
  const failing = await answerAt(0)
  const second = tap('car', false)
  const third = tap('car', true)
  failing.reject(FAILED)
  await first
  expect(currentToast()).toBeNull()
  ;(await answerAt(1)).resolve()
  ;(await answerAt(2)).resolve()
  await Promise.all([second, third])
  expect(saved()).toEqual(['car'])
})

test('EXPL-07 the error message disappears when the heart is tapped again', async () => {
  const { tap, answerAt } = givenAccount()
  const first = tap('car', true)
  ;(await answerAt(0)).reject(FAILED)
  await first
  expect(currentToast()).toMatchObject({ title: 'text of favorite_add_failed' })
  const second = tap('car', true)
  ;(await answerAt(1)).resolve()
  await second
  expect(currentToast()).toBeNull()
})

test('EXPL-07 a tap without a connection stays, and is sent once the server responds', async () => {
  const { untilWaiting, connect } = givenNoConnection()
  const { tap, answerAt, saved } = givenAccount()
  const first = tap('car', true)
  const second = tap('other', true)
  ;(await answerAt(0)).reject(NO_RESPONSE)
  ;(await answerAt(1)).reject(NO_RESPONSE)
  await untilWaiting()
  expect([saved(), currentToast()]).toEqual([['other', 'car'], null])

  connect()
  ;(await answerAt(2)).resolve()
  ;(await answerAt(3)).resolve()
  await Promise.all([first, second])
  expect([saved(), currentToast()]).toEqual([['other', 'car'], null])
})

test('EXPL-07 a tap that waits for a connection is not sent once its user has signed out, and the next one is', async () => {
  const { untilWaiting, connect } = givenNoConnection()
  const { tap, answerAt, answers, signOut } = givenAccount()
  const next = givenAccount()
  const first = tap('car', true)
  ;(await answerAt(0)).reject(NO_RESPONSE)
  ;(await answerAt(1)).reject(NO_RESPONSE)
  await untilWaiting()
  signOut()
  const second = next.tap('other', true)
  connect()
  ;(await next.answerAt(0)).resolve()
  await Promise.all([first, second])
  expect([answers.length, next.saved(), currentToast()]).toEqual([2, ['other'], null])
})

test('EXPL-07 a list that was fetched before a tap arrived does not undo it', async () => {
  const { tap, answerAt, fetch, lists, saved } = givenAccount(['older'])
  const tapped = tap('car', true)
  const answer = await answerAt(0)
  const fetched = fetch()
  lists[0]?.resolve({ car_ids: ['older'] })
  await fetched
  answer.resolve()
  await tapped
  expect(saved()).toEqual(['car', 'older'])
})

test('EXPL-07 a user who was signed out elsewhere is asked to sign in', async () => {
  const { tap, answerAt, saved } = givenAccount()
  const tapped = tap('car', true)
  ;(await answerAt(0)).reject(Object.assign(new Error(), { status: 401, code: 'UNAUTHORIZED' }))
  await tapped
  expect(saved()).toEqual([])
  expect(currentToast()).toMatchObject({
    title: 'text of error_UNAUTHORIZED',
    action: { label: 'text of nav_sign_in' },
  })
})

test('EXPL-07 a user at the limit of favorites is told so', async () => {
  const { tap, answerAt, saved } = givenAccount()
  const tapped = tap('car', true)
  ;(await answerAt(0)).reject(Object.assign(new Error(), { status: 400, code: 'TOO_MANY' }))
  await tapped
  expect(saved()).toEqual([])
  expect(currentToast()).toMatchObject({ title: 'text of favorites_full' })
})

test('EXPL-07 at sign-in it is said how many favorites of the device are left out, and why', async () => {
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} })
  onTestFinished(() => void vi.unstubAllGlobals())
  const { merge, mergeInto, saved } = givenAccount()
  removeToast(currentToast()?.id)
  merge.mockResolvedValue({ car_ids: ['car', 'ended'], left_out: 0 })
  await mergeInto('car', 'ended')
  expect([saved(), currentToast()]).toEqual([['car', 'ended'], null])

  merge.mockResolvedValue({ car_ids: ['car'], left_out: 1 })
  await mergeInto('car', 'ended')
  expect(currentToast()).toMatchObject({ title: 'text of favorites_gone1' })

  const full = Array.from({ length: MOST_FAVORITES }, (_, at) => String(at))
  merge.mockResolvedValue({ car_ids: full, left_out: 3 })
  await mergeInto('car', 'other', 'third')
  expect(currentToast()).toMatchObject({ title: 'text of favorites_not_added3' })
})
