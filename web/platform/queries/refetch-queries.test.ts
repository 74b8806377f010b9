import { InfiniteQueryObserver, QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, onTestFinished, test } from 'vitest'
import type { ApiClient } from '#contract/client.ts'
import { apiPagesQuery } from './api-pages-query.ts'
import { apiQuery, queriesOf } from './api-query.ts'
import { refetchPages, refetchQueries } from './refetch-queries.ts'

test('AD-09 a response from before the change is discarded, even if it is the first', async () => {
  const isAnswered = Promise.withResolvers<void>()
  let carIds = ['camry']
  const api = {
    favorites: {
      list_ids: async () => {
        const answer = { car_ids: carIds }
        await isAnswered.promise
        return answer
      },
    },
  } as unknown as ApiClient
  const client = new QueryClient()
  const observer = new QueryObserver(client, apiQuery(api, 'favorites', 'list_ids', undefined))
  onTestFinished(observer.subscribe(() => {}))

  carIds = ['camry', 'patrol']
  const refetched = refetchQueries(client, queriesOf('favorites'))
  isAnswered.resolve()
  await refetched

  expect(observer.getCurrentResult().data).toEqual({ car_ids: ['camry', 'patrol'] })
})

test('AD-07 the pages after a change are not those of a refetch that began before it', async () => {
  const isAnswered = Promise.withResolvers<void>()
  let total = 1
  const api = {
    ads: {
      list_mine: async () => {
        const answer = { items: [], counts: { all: total }, next: null }
        await isAnswered.promise
        return answer
      },
    },
  } as unknown as ApiClient
  const client = new QueryClient()
  const query = apiPagesQuery(api, 'ads', 'list_mine', { input: {}, after: undefined, userId: 'user' })
  const observer = new InfiniteQueryObserver(client, query)
  onTestFinished(observer.subscribe(() => {}))

  total = 2
  const refetched = refetchPages(client, query)
  isAnswered.resolve()
  await refetched

  expect(observer.getCurrentResult().data?.pages[0]?.counts).toEqual({ all: 2 })
})
