import { expect, test } from 'vitest'
import type { Car } from '#contract/cars.ts'
import { carForSearch } from './car-for-search.ts'

const CAR = { price: 90_000, images: [], image_sizes: [], custom_model: null, visibility: 'public' }
const shown = (wanted: Partial<Car>) =>
  carForSearch({
    car: { ...CAR, ...wanted } as unknown as Car,
    publicUrl: 'https://sayyad.example',
    lang: 'en',
    t: (key) => key,
  }) as { offers: object }
const offerFor = (price: number | null) => shown({ price }).offers

test('EXPL-04 structured data contains a price only if the ad has one', () => {
  expect(offerFor(90_000)).toMatchObject({ price: 90_000, priceCurrency: 'SAR' })
  expect(offerFor(null)).not.toHaveProperty('price')
  expect(offerFor(null)).not.toHaveProperty('priceCurrency')
})

test('EXPL-04 search engines are told the sizes of pictures that are known', () => {
  const images = ['/files/one-960.webp', '/pictures/demo/two-960.webp']
  expect(shown({ images, image_sizes: [{ width: 960, height: 600 }, null] })).toMatchObject({
    image: [
      { '@type': 'ImageObject', url: 'https://sayyad.example/files/one-960.webp', width: 960, height: 600 },
      'https://sayyad.example/pictures/demo/two-960.webp',
    ],
  })
})
