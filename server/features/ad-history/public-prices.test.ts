import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Ad } from '#contract/ads.ts'
import type { Car } from '#contract/cars.ts'
import { DAY_MS } from '#domain/durations.ts'
import { newId } from '#server/platform/ids.ts'
import { createBrowser } from '#server/testing/browser.ts'
import { givenAd } from '#server/testing/given-ad.ts'
import { givenApp } from '#server/testing/given-app.ts'
import { givenPerson } from '#server/testing/given-person.ts'
import { givenPictures } from '#server/testing/given-pictures.ts'
import { givenUser } from '#server/testing/given-user.ts'
import { undoLast } from '#server/testing/undo-last.ts'

const ad = givenAd({ price: 82_000 })

async function givenPeople() {
  const app = await givenApp()
  const { browser: admin } = await givenPerson(app, 'admin')
  const seller = createBrowser(app.http)
  const me = await givenUser(app, { browser: seller })
  const visitor = createBrowser(app.http)
  await givenPictures(app, me.id, ad.picture_ids)
  return {
    nextDay: () => (app.time.now = new Date(app.time.now.getTime() + DAY_MS)),
    now: () => app.time.now.toISOString(),
    submit: (carId: string, changes: Partial<Ad>) => seller.post(`/me/ads/${carId}`, { ad: { ...ad, ...changes } }),
    act: (carId: string, action: string) => seller.post(`/me/ads/${carId}/actions`, { action }),
    approve: (carId: string) => decide(carId, 'approve', {}),
    reject: (carId: string) => decide(carId, 'reject', { reasons: ['wrong_fields'], note: '' }),
    undo: (carId: string) => undoLast(admin, carId),
    /** The ad as visitors get it; null if they do not. */
    async seen(carId: string): Promise<Car | null> {
      const response = await visitor.get(`/cars/${carId}`)
      return response.statusCode === 200 ? response.json<Car>() : null
    },
  }

  async function decide(carId: string, verdict: 'approve' | 'reject', reasons: object) {
    const { submitted_at } = (await admin.get(`/admin/ad-reviews/${carId}`)).json()
    if (submitted_at) await admin.post(`/admin/ad-reviews/${carId}/${verdict}`, { submitted_at, ...reasons })
  }
}

const PRICE = fc.constantFrom(70_000, 82_000, 95_000, null)
const STEP = fc.oneof(
  fc.record({ kind: fc.constant('price' as const), price: PRICE }),
  // another year has to be reviewed
  fc.record({ kind: fc.constant('revise' as const), price: PRICE, year: fc.constantFrom(2019, 2020, 2021) }),
  fc.record({ kind: fc.constantFrom('approve' as const, 'reject' as const, 'undo' as const) }),
  fc.record({ kind: fc.constant('act' as const), action: fc.constantFrom('pause', 'resume') }),
)

test('AD-07 exactly the changes of price that visitors could see are listed, whatever sellers and moderators do', async () => {
  const people = await givenPeople()
  let listed = 0
  await fc.assert(
    fc.asyncProperty(fc.array(STEP, { minLength: 5, maxLength: 6 }), async (steps) => {
      const carId = newId()
      await people.submit(carId, {})
      await people.approve(carId)
      const changes: Car['price_changes'] = []
      let price: number | null = ad.price
      for (const step of steps) {
        people.nextDay()
        if (step.kind === 'price') await people.submit(carId, { price: step.price })
        else if (step.kind === 'revise') await people.submit(carId, { price: step.price, year: step.year })
        else if (step.kind === 'act') await people.act(carId, step.action)
        else await people[step.kind](carId)
        const car = await people.seen(carId)
        if (!car || car.price === price) continue
        if (car.price !== null && price !== null) changes.unshift({ by: car.price - price, changed_at: people.now() })
        price = car.price
        expect(car.price_changes).toEqual(changes.slice(0, 5))
      }
      listed += changes.length
      const car = await people.seen(carId)
      if (car) expect(car.price_changes).toEqual(changes.slice(0, 5))
    }),
    { numRuns: 5, seed: 7 },
  )
  expect(listed).toBeGreaterThan(1)
})

test('EXPL-01 a high price that was rejected makes no discount', async () => {
  const people = await givenPeople()
  const carId = newId()
  await people.submit(carId, {})
  await people.approve(carId)
  people.nextDay()
  await people.act(carId, 'pause')
  await people.submit(carId, { price: 120_000, year: 2021 })
  await people.reject(carId)
  for (let day = 0; day < 10; day++) people.nextDay()
  await people.submit(carId, {})
  await people.approve(carId)
  const car = await people.seen(carId)
  expect(car).toMatchObject({ price: 82_000, discount: 0, price_changes: [] })
})
