import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { Draft } from '#contract/ads.ts'
import type { ApiClient } from '#contract/client.ts'
import { fetchEditorData } from './fetch-editor-data.ts'

const PRICE = { count: 9, expected: 2, limits: { great: 1, good: 1, usual: 3, high: 4 } }
const api = {
  profiles: { get_mine: async () => ({ country_code: 'SA' }) },
  catalogue: { list_makers: async () => [], list_cities: async () => [], list_models: async () => [] },
  pictures: { list: async ({ ids }: { ids: string[] }) => ids.map((id) => ({ id, state: 'ready' })) },
  fair_price: { estimate: async () => PRICE },
} as unknown as ApiClient

async function queriesFor(fields: object, pictureIds: string[] = []) {
  const queries = new QueryClient({ defaultOptions: { queries: { gcTime: Infinity } } })
  const draft = { fields, picture_ids: pictureIds, imported_images: [] } as unknown as Draft
  await fetchEditorData({ api, queries }, { id: '1', draft, owner_id: '2', isEdit: true })
  return queries.getQueriesData({}).map(([[feature, procedure], data]) => [feature, procedure, data])
}

test('AD-03 the editor comes with the pictures of its ad and the fair price of the car', async () => {
  expect(await queriesFor({ make: 'toyota', model: 'toyota-camry', year: '2020', mileage: '60,000' }, ['a'])).toEqual([
    ['pictures', 'list', [{ id: 'a', state: 'ready' }]],
    ['fair_price', 'estimate', PRICE],
  ])
  expect(await queriesFor({ make: 'toyota', model: 'toyota-camry', year: '1020', mileage: '1' })).toEqual([])
  expect(await queriesFor({ make: 'toyota', model: 'toyota-camry', year: '2020' })).toEqual([])
})
