import { describe, expect, test } from 'vitest'
import { makersFrom } from '#domain/search/names/maker-origins.ts'
import { removableChips } from '#domain/search/remove-chip.ts'
import { understandAnyLayout } from '#domain/search/understand-any-layout.ts'
import { CAR_MAKERS } from '#server/platform/db/reference/car-makers/index.ts'
import { givenReference } from './reference-vocabulary.ts'

const { vocabulary } = givenReference()
const read = (text: string) => understandAnyLayout(text, vocabulary, { thisYear: 2026 })
const [JAPANESE = [], KOREAN = [], CHINESE = []] = ['japanese', 'korean', 'chinese'].map((one) =>
  makersFrom(one, CAR_MAKERS),
)

describe('EXPL-01 a country', () => {
  test('is that of the makers', () => {
    expect(read('ما ابي صيني ابي ياباني').filters).toEqual({ not_make: CHINESE, make: JAPANESE })
    expect(read('a german car under 60k').filters).toMatchObject({
      make: expect.arrayContaining(['mercedes-benz', 'bmw', 'audi', 'volkswagen', 'porsche']),
      price_max: 60_000,
    })
    expect(CHINESE).toEqual(expect.arrayContaining(['changan', 'geely', 'mg', 'haval', 'chery']))
  })

  test('of makers excludes those that are named as excluded', () => {
    const others = KOREAN.filter((maker) => maker !== 'hyundai')
    expect(read('ابي سيارة كورية بس مو هيونداي').filters).toEqual({ make: others, not_make: ['hyundai'] })
  })

  test.each([
    ['كامري ياباني', 'japanese'],
    ['korean spec sedan', 'korean'],
    ['سيارة وارد كوريا', 'korean'],
    ['سيارة من الصين', 'chinese'],
  ])('«%s»: beside a car, and with words for markets, says for which market it was made', (text, spec) => {
    const { filters } = read(text)
    expect([filters.make, filters.regional_spec]).toEqual([undefined, [spec]])
  })

  test('beside another market is of the makers', () => {
    expect(read('سيارة كورية مواصفات خليجية').filters).toEqual({ make: KOREAN, regional_spec: ['gulf'] })
  })

  test('that is no market says nothing beside a car', () => {
    expect(read('bmw المانية').filters).toEqual({ make: ['bmw'] })
  })

  test('is one part of the text, and goes as one', () => {
    const understood = read('ياباني ابيض')
    const [japanese, white] = removableChips('ياباني ابيض', understood, read)
    expect([japanese?.text, [japanese?.ref, ...(japanese?.also ?? [])]]).toEqual(['ياباني', JAPANESE])
    expect(white?.ref).toBe('white')
    expect(japanese?.without).toEqual({ q: 'ابيض', filters: {}, sort: null })
  })
})
