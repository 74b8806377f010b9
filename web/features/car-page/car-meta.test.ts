import { beforeAll, expect, test } from 'vitest'
import type { Car } from '#contract/cars.ts'
import { createTexts } from '#web/texts/create-texts.ts'
import { loadDefaultTexts } from '#web/texts/default-texts.ts'
import { carMeta } from './car-meta.ts'

beforeAll(() => loadDefaultTexts('ar'))

test('EXPL-04 the description of a page ends with a whole letter or emoji, and says that it goes on', () => {
  const car = {
    price: 90_000,
    mileage: 1000,
    condition: 'used',
    images: [],
    image_sizes: [],
    custom_model: null,
  } as unknown as Car
  const descriptionOf = (description: string) =>
    carMeta({ ...car, description_ar: description }, createTexts('ar', {})).description
  const family = '👨‍👩‍👧'
  expect(descriptionOf(`${'س'.repeat(119)}${family}${family}`)).toMatch(new RegExp(`س${family}\\.\\.\\.$`))
  expect(descriptionOf(`${'س'.repeat(118)}${family}`)).toMatch(new RegExp(`س${family}$`))
})
