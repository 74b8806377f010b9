import { expect, test } from 'vitest'
import type { TagSimulation } from '#contract/tags.ts'
import { createBrowser } from '#server/testing/browser.ts'
import { givenApp } from '#server/testing/given-app.ts'
import { givenCars } from '#server/testing/given-cars.ts'
import { givenUser } from '#server/testing/given-user.ts'

test('ADMIN-06 TAG-02 the simulator names the cars that would gain a tag, those that just miss it, and changes nothing', async () => {
  const app = await givenApp()
  const admin = createBrowser(app.http)
  await givenUser(app, { browser: admin, role: 'admin' })
  const [low, near, far, unknown] = await givenCars(
    app.services,
    { year: 2021, mileage: 40_000, seats: 7 },
    { year: 2021, mileage: 51_000, seats: 7 },
    { year: 2021, mileage: 90_000, seats: 7 },
    { year: 2021, mileage: 10_000 },
  )
  const activationRules = {
    type: 'complex',
    condition: null,
    value: null,
    logic: 'AND',
    conditions: [
      { type: 'annual_mileage', operator: 'less_than', value: 10_000 },
      { type: 'seats', operator: 'greater_than', value: 6 },
      { type: 'make', operator: 'in', value: ['toyota'] },
    ],
  }
  const tag = { enabled: true, activation_rules: activationRules }
  const found = (await admin.post('/admin/car-tags/simulate', { ...tag, tag_id: null })).json<TagSimulation>()
  expect(found).toMatchObject({ cars_count: 4, fits_count: 1, gains: { count: 1 }, loses: { count: 0 } })
  expect(found.gains.first.map(({ id }) => id)).toEqual([low])
  expect(found.near.map(({ card, type, value }) => [card.id, type, value])).toEqual([
    [near, 'annual_mileage', 10_200],
    [far, 'annual_mileage', 18_000],
  ])
  expect(found.near.map(({ card }) => card.id)).not.toContain(unknown)
  await admin.post('/admin/car-tags', { ...tag, name_en: 'Family', name_ar: 'عائلية' })
  await app.mails()
  expect((await admin.get('/admin/car-tags')).json().tags.at(-1).cars_count).toBe(found.fits_count)
})

test('ADMIN-06 TAG-04 a new limit of low mileage can be simulated on all cars before it is set', async () => {
  const app = await givenApp()
  const admin = createBrowser(app.http)
  await givenUser(app, { browser: admin, role: 'admin' })
  await givenCars(app.services, { year: 2021, mileage: 40_000 }, { year: 2021, mileage: 60_000, condition: 'new' })
  const { tags } = (await admin.get('/admin/car-tags')).json()
  const low = tags.find(
    (tag: { activation_rules: { condition: string } }) => tag.activation_rules.condition === 'mileage',
  )
  const simulate = async (limit: number): Promise<TagSimulation> => {
    const { id, enabled, activation_rules } = low
    const body = { tag_id: id, enabled, activation_rules, max_annual_mileage_for_low_tag: limit }
    return (await admin.post('/admin/car-tags/simulate', body)).json()
  }
  expect(await simulate(10_000)).toMatchObject({ fits_count: 1, gains: { count: 0 }, loses: { count: 0 } })
  expect(await simulate(5000)).toMatchObject({ fits_count: 0, loses: { count: 1 }, near: [{ value: 8000 }] })
})
