import { beforeAll, expect, test } from 'vitest'
import { countFairPrices } from '#server/features/fair-price/public.ts'
import { askAssistant, partOf, saidIn, talkTo } from '#server/testing/ask-assistant.ts'
import { createBrowser } from '#server/testing/browser.ts'
import { givenApp, type GivenApp } from '#server/testing/given-app.ts'
import { givenCars } from '#server/testing/given-cars.ts'

let app: GivenApp
let dear: string
let lonely: string
beforeAll(async () => {
  app = await givenApp()
  ;[dear = ''] = await givenCars(
    app.services,
    ...[120_000, 68_000, 74_000, 79_000, 75_000, 73_000, 76_000, 77_000, 75_500, 74_500].map((price, at) => ({
      price,
      mileage: 100_000 + at * 400,
    })),
  )
  ;[lonely = ''] = await givenCars(app.services, { model: 'toyota-corolla', year: 2012 })
  await countFairPrices.run(app.services, {})
})

test.each(['هل سعرها مناسب؟', 'غالية ولا رخيصة', 'is it fairly priced?', 'is it overpriced'])(
  'AI-01 %s is answered with where the price lies and the ads behind it',
  async (message) => {
    const guest = createBrowser(app.http)
    const { parts } = await askAssistant(guest, { message, car_id: dear })
    const { card, position } = partOf(parts, 'fair_price')
    expect(card?.id).toBe(dear)
    expect(position?.label).toBe('very_high')
    expect(position?.fair_price?.count).toBe(9)
    const ofThePage = await guest.get(`/cars/${dear}/price-position`)
    expect(ofThePage.json()).toMatchObject({ ...position })
  },
)

test('AI-01 an ad among those shown is compared the same', async () => {
  const say = talkTo(createBrowser(app.http))
  const { parts: found } = await say('كامري')
  const [first] = partOf(found, 'cars').cards
  const { parts } = await say('هل سعر الاولى مناسب؟')
  expect(partOf(parts, 'fair_price').card?.id).toBe(first?.id)
  expect(partOf((await say('is the second one fairly priced')).parts, 'fair_price').card?.id).not.toBe(first?.id)
})

test('AI-01 without enough similar ads the price of an ad is not judged', async () => {
  const { parts } = await askAssistant(createBrowser(app.http), { message: 'هل سعرها مناسب؟', car_id: lonely })
  expect(parts.some(({ kind }) => kind === 'fair_price')).toBe(false)
  expect(saidIn(parts)).toContain('prices_thin')
})
