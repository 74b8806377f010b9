import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { DataServices } from '#server/context.ts'
import { cars } from '#server/platform/db/schema/index.ts'
import { givenCars, type WantedCar } from '#server/testing/given-cars.ts'
import { givenServices, NOW } from '#server/testing/given-services.ts'
import { getCar } from './get-car.ts'

let services: DataServices

beforeEach(async () => {
  services = await givenServices()
})

async function found(wanted: WantedCar) {
  const [car_id = ''] = await givenCars(services, wanted)
  return getCar(services, { car_id })
}

test('EXPL-04 an active ad shows all its facts, its tags and its seller', async () => {
  const result = await found({ condition: 'certified', mileage: 4000, extra_features: ['sunroof'], district: 'النرجس' })
  expect(result).toMatchObject({
    kind: 'found',
    car: {
      visibility: 'public',
      make: 'toyota',
      model: 'toyota-camry',
      region_name_en: 'Riyadh Region',
      city_name_ar: 'الرياض',
      district: 'النرجس',
      extra_features: ['sunroof'],
      seller_name: 'سارة العتيبي',
      seller_is_verified: false,
      seller_is_public: true,
      images: ['/placeholders/sedan-white.svg'],
    },
  })
  expect(result.kind === 'found' && result.car.tags.map(({ name_en }) => name_en)).toEqual(['Low mileage', 'Certified'])
})

test.each<[WantedCar, string]>([
  [{ status: 'sold' }, 'ended'],
  [{ status: 'inactive' }, 'ended'],
  [{ status: 'expired' }, 'ended'],
  [{ expires_at: NOW }, 'ended'],
])('EXPL-05 %j is shown as %s', async (wanted, visibility) => {
  expect(await found(wanted)).toMatchObject({ kind: 'found', car: { visibility } })
})

test.each<WantedCar['status'][]>([['draft'], ['pending'], ['rejected']])('EXPL-05 %s is unknown', async (status) => {
  expect(await found({ status })).toEqual({ kind: 'unknown' })
})

test('EXPL-05 a deleted ad says what it was for, unless it never was public', async () => {
  expect(await found({ deleted_at: NOW })).toEqual({ kind: 'deleted', was: { make: 'toyota', model: 'toyota-camry' } })
  expect(await found({ status: 'draft', published_at: null, deleted_at: NOW })).toEqual({ kind: 'unknown' })
})

test('EXPL-05 an ad outside the catalogue shows what its seller typed', async () => {
  expect(await found({ model: null })).toMatchObject({ car: { model: null, model_name_en: 'Prototype' } })
})

test('EXPL-05 an ad that is gone is unknown', async () => {
  const [car_id = ''] = await givenCars(services, {})
  await services.db.delete(cars).where(eq(cars.id, car_id))
  expect(await getCar(services, { car_id })).toEqual({ kind: 'unknown' })
})
