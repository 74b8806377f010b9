import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { ApiClient } from '#contract/client.ts'
import { apiPagesQuery } from './api-pages-query.ts'
import { apiQuery, queriesOf } from './api-query.ts'

/** Returns its input in a new object for each call. */
const api = {
  ads: {
    get_market_price: async (input: object) => ({ input }),
    list_mine: async (input: { after?: string }) => ({ input, next: input.after ? null : 'second' }),
  },
} as unknown as ApiClient

const NEVER_STALE = { staleTime: Infinity }
const priceOf = (year: number) => ({
  ...apiQuery(api, 'ads', 'get_market_price', { model: 'camry', year }),
  ...NEVER_STALE,
})

test('a procedure is called once for each input', async () => {
  const client = new QueryClient()
  const first = await client.fetchQuery(priceOf(2022))
  expect(first).toEqual({ input: { model: 'camry', year: 2022 } })
  expect(await client.fetchQuery(priceOf(2022))).toBe(first)
  expect(await client.fetchQuery(priceOf(2021))).toEqual({ input: { model: 'camry', year: 2021 } })
})

test('a filter finds the queries of a feature or a procedure, whatever their input', async () => {
  const client = new QueryClient()
  await client.fetchQuery(priceOf(2022))
  await client.fetchQuery(priceOf(2021))
  await client.fetchInfiniteQuery(apiPagesQuery(api, 'ads', 'list_mine', { input: {}, after: undefined, userId: 'me' }))
  const count = (filter: ReturnType<typeof queriesOf>) => client.getQueryCache().findAll(filter).length
  expect([queriesOf('ads'), queriesOf('ads', 'get_market_price'), queriesOf('cars')].map(count)).toEqual([3, 2, 0])
})

test('the answer for one user is not given to another', async () => {
  const client = new QueryClient()
  const profileOf = (userId: string) => apiQuery(api, 'profiles', 'get_mine', undefined, userId).queryKey
  client.setQueryData(profileOf('me'), {} as never)
  expect(client.getQueryData(profileOf('you'))).toBeUndefined()
})

test('pages follow the cursor of the page before them, until there is none', async () => {
  const client = new QueryClient()
  const query = apiPagesQuery(api, 'ads', 'list_mine', { input: { state: 'active' }, after: undefined, userId: 'me' })
  const { pages } = await client.fetchInfiniteQuery({ ...query, pages: 5 })
  expect(pages).toEqual([
    { input: { state: 'active', after: undefined }, next: 'second' },
    { input: { state: 'active', after: 'second' }, next: null },
  ])
})
