import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { Draft } from '#contract/ads.ts'
import type { ApiClient } from '#contract/client.ts'
import { fetchEditorData } from './fetch-editor-data.ts'

const PRICE = { count: 9, lower: 1, middle: 2, upper: 3 }
const api = {
  profiles: { get_mine: async () => ({ country_code: 'SA' }) },
  catalogue: { list_makers: async () => [], list_cities: async () => [], list_models: async () => [] },
  pictures: { list: async ({ ids }: { ids: string[] }) => ids.map((id) => ({ id, state: 'ready' })) },
  ads: { get_market_price: async () => PRICE },
} as unknown as ApiClient

async function queriesFor(fields: object, pictureIds: string[] = []) {
  const queries = new QueryClient({ defaultOptions: { queries: { gcTime: Infinity } } })
  const draft = { fields, picture_ids: pictureIds, imported_images: [] } as unknown as Draft
  await fetchEditorData({ api, queries }, { id: '1', draft, owner_id: '2', isEdit: true })
  return queries.getQueriesData({}).map(([[feature, procedure], data]) => [feature, procedure, data])
}

test('AD-03 the editor comes with the pictures of its ad and the market price of the car', async () => {
  expect(await queriesFor({ make: 'toyota', model: 'toyota-camry', year: '2020' }, ['a'])).toEqual([
    ['pictures', 'list', [{ id: 'a', state: 'ready' }]],
    ['ads', 'get_market_price', PRICE],
  ])
  expect(await queriesFor({ make: 'toyota', model: 'toyota-camry', year: '1020' })).toEqual([])
  expect(await queriesFor({ make: 'toyota', year: '2020' })).toEqual([])
})
