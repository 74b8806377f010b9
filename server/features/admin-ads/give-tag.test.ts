import { beforeAll, expect, test } from 'vitest'
import type { CarCard } from '#contract/cars.ts'
import { rebuildSearch } from '#server/features/search/public.ts'
import type { Browser } from '#server/testing/browser.ts'
import { givenApp, type GivenApp } from '#server/testing/given-app.ts'
import { givenPerson } from '#server/testing/given-person.ts'
import { givenCars } from '#server/testing/given-cars.ts'
import { undoRequest } from '#server/testing/undo-request.ts'

let app: GivenApp
let admin: Browser
beforeAll(async () => {
  app = await givenApp()
  ;({ browser: admin } = await givenPerson(app, 'admin'))
})

test('TAG-02 ADMIN-06 a manually given tag survives a rebuild of search, is refused for tags with rules, and is undone once', async () => {
  const rules = { type: 'manual', condition: null, value: null, logic: 'AND', conditions: [] }
  const tag = { name_ar: 'فحصناها', name_en: 'Seen by us', enabled: true, activation_rules: rules }
  const { id } = (await admin.post('/admin/car-tags', tag)).json<{ id: number }>()
  const [carId = ''] = await givenCars(app.services, { mileage: 500_000 })
  const shown = async () => (await admin.get('/cars')).json<{ items: CarCard[] }>().items[0]?.tags.map((one) => one.id)
  const rebuild = () => rebuildSearch.run(app.services, {})
  await rebuild()
  const give = (tagId: number, isGiven: boolean) =>
    admin.put(`/admin/ads/${carId}/tags/${tagId}`, { is_given: isGiven })

  const given = await give(id, true)
  expect(given.statusCode).toBe(204)
  expect(await shown()).toEqual([id])
  await rebuild()
  expect(await shown()).toEqual([id])
  expect((await admin.get(`/admin/ads/${carId}/tags`)).json()).toMatchObject([
    { id: 1, is_given: false },
    { id, is_given: true },
  ])
  expect((await give(2, true)).json()).toMatchObject({ data: { reason: 'tag_not_manual' } })
  expect((await give(999, true)).statusCode).toBe(404)

  expect(await undoRequest(admin, given)).toMatchObject([{ refused: null }])
  expect(await shown()).toEqual([])
  expect(await undoRequest(admin, given)).toMatchObject([{ refused: { code: 'NOT_UNDOABLE', reason: 'undone' } }])
})
