import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { DataServices } from '#server/context.ts'
import { cars } from '#server/platform/db/schema/index.ts'
import type { Caller } from '#server/platform/http/access.ts'
import { changeCars, eraseCars } from '#server/testing/change-cars.ts'
import { givenCars, type WantedCar } from '#server/testing/given-cars.ts'
import { newId } from '#server/platform/ids.ts'
import { givenServices, NOW } from '#server/testing/given-services.ts'
import { getCar } from './get-car.ts'

let services: DataServices
const VISITOR: Caller = { kind: 'anonymous' }

beforeEach(async () => {
  services = await givenServices()
})

async function found(wanted: WantedCar) {
  const [carId = ''] = await givenCars(services, wanted)
  return getCar(services, { car_id: carId, caller: VISITOR })
}

test('EXPL-04 an active ad shows all its fields, its tags and its seller', async () => {
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
      seller_picture_url: null,
      seller_ads_count: 1,
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

test('EXPL-05 a deleted ad still shows its car, unless it was never public', async () => {
  expect(await found({ deleted_at: NOW })).toEqual({ kind: 'deleted', was: { make: 'toyota', model: 'toyota-camry' } })
  expect(await found({ status: 'draft', published_at: null, deleted_at: NOW })).toEqual({ kind: 'unknown' })
})

test('EXPL-05 an ad outside the catalogue shows what its seller typed', async () => {
  expect(await found({ model: null })).toMatchObject({ car: { model: null, model_name_en: 'Prototype' } })
})

test('EXPL-05 an erased ad is not found', async () => {
  const [carId = ''] = await givenCars(services, {})
  await eraseCars(services, [carId])
  expect(await getCar(services, { car_id: carId, caller: VISITOR })).toEqual({ kind: 'unknown' })
})

test.each<WantedCar>([
  { status: 'pending', published_at: null, expires_at: null },
  { status: 'rejected', published_at: null, expires_at: null },
  { status: 'pending' },
])('EXPL-05 its owner and admins see an ad that is %j, others do not', async (wanted) => {
  const [carId = ''] = await givenCars(services, wanted)
  const [car] = await services.db.select().from(cars).where(eq(cars.id, carId))
  const seenBy = (kind: 'user' | 'admin', id: string) =>
    getCar(services, { car_id: carId, caller: { kind, id, session_id: newId() } })
  const shown = { kind: 'found', car: { visibility: 'hidden', status: wanted.status } }
  expect(await seenBy('user', car?.seller_id ?? '')).toMatchObject(shown)
  expect(await seenBy('admin', newId())).toMatchObject(shown)
  expect(await seenBy('user', newId())).toEqual({ kind: 'unknown' })
  await changeCars(services, [carId], { deleted_at: NOW })
  expect((await seenBy('user', car?.seller_id ?? '')).kind).not.toBe('found')
})

test('EXPL-05 AD-07 an ad tells how its price changed since it was published', async () => {
  const day = (date: string) => new Date(`2026-${date}T09:00:00Z`)
  const result = await found({
    price: 78_000,
    published_at: day('05-01'),
    prices: [
      { price: 80_000, asked_at: day('05-01') },
      { price: 78_000, asked_at: day('05-20') },
    ],
  })
  expect(result).toMatchObject({ car: { price_changes: [{ by: -2000, changed_at: '2026-05-20T09:00:00.000Z' }] } })
})
