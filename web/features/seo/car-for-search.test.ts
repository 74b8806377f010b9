import { expect, test } from 'vitest'
import type { Car } from '#contract/cars.ts'
import { carForSearch } from './car-for-search.ts'

const offerFor = (price: number | null) => {
  const car = { price, images: [], custom_model: null, visibility: 'public' } as unknown as Car
  return (carForSearch({ car, publicUrl: 'https://sayyad.example', lang: 'en', t: (key) => key }) as { offers: object })
    .offers
}

test('EXPL-04 structured data contains a price only if the ad has one', () => {
  expect(offerFor(90_000)).toMatchObject({ price: 90_000, priceCurrency: 'SAR' })
  expect(offerFor(null)).not.toHaveProperty('price')
  expect(offerFor(null)).not.toHaveProperty('priceCurrency')
})
