import { QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { browserApi } from '#web/platform/api/api.ts'
import { apiQuery } from './api-query.ts'
import { hasFailed } from './has-failed.ts'
import { newQueryClient } from './query-client.ts'

test('SET-07 stored data is shown until a request succeeds, also during the next one', async () => {
  let isAway = true
  const client = newQueryClient()
  const observer = new QueryObserver(client, {
    ...apiQuery(browserApi, 'texts', 'list', undefined),
    queryFn: () => (isAway ? Promise.reject(new Error('away')) : Promise.resolve([])),
    retry: false,
    refetchInterval: false,
  })
  const result = () => observer.getCurrentResult()
  const unsubscribe = observer.subscribe(() => {})
  await observer.refetch()
  expect([result().isError, hasFailed(result())]).toEqual([true, true])
  const next = observer.refetch()
  expect([result().isError, hasFailed(result())]).toEqual([false, true])
  await next
  isAway = false
  await observer.refetch()
  expect(hasFailed(result())).toBe(false)
  isAway = true
  await observer.refetch()
  expect([result().data, hasFailed(result())]).toEqual([[], true])
  unsubscribe()
})
