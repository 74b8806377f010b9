import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { ApiClient } from '#contract/client.ts'
import { apiQuery } from './api-query.ts'
import { DehydratedQueries, hydrateQueries } from './dehydrated-queries.tsx'

const KEY = ['cars', 'find', { input: { q: 'x' } }]
const failingApi = { cars: { get: () => Promise.reject(new Error('down')) } } as unknown as ApiClient
const DATA = { name: '</script><b>كامري' }

test('a page embeds the data of successful queries, and no text in it can close the script', async () => {
  const sent = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: Infinity } } })
  sent.setQueryData(KEY, DATA)
  await sent.prefetchQuery(apiQuery(failingApi, 'cars', 'get', { car_id: '1' }))
  const html = renderToString(
    <QueryClientProvider client={sent}>
      <DehydratedQueries />
    </QueryClientProvider>,
  )
  const [, textContent] = /<script[^>]*>(.*?)<\/script>/.exec(html) ?? []
  expect(JSON.parse(textContent ?? '')).toEqual([[KEY, DATA]])

  vi.stubGlobal('document', { querySelector: () => ({ textContent }) })
  onTestFinished(() => void vi.unstubAllGlobals())
  const received = new QueryClient()
  const before = Date.now()
  hydrateQueries(received)
  expect(received.getQueryState(KEY)).toMatchObject({ status: 'success', fetchStatus: 'idle', data: DATA })
  expect(received.getQueryState(KEY)?.dataUpdatedAt).toBeGreaterThanOrEqual(before)
})
