import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changeWish, withoutLastPart, withoutPart } from './change-wish.ts'
import { comparedWish } from './compared-wish.ts'
import { filtersOf, keyOfPart, NO_WISH, partsOf, type Wish, type WishPart } from './wish.ts'

const said = (...parts: WishPart[]) => ({ parts, words: '', sort: null })
const city = (...values: string[]): WishPart => ({ field: 'city', values, is_excluded: false })
const price = (min: number | null, max: number | null): WishPart => ({ field: 'price', min, max })

const anyPart: fc.Arbitrary<WishPart> = fc.oneof(
  fc.record({
    field: fc.constantFrom('make' as const, 'model' as const, 'city' as const, 'color' as const),
    values: fc.uniqueArray(fc.constantFrom('a', 'b', 'c'), { minLength: 1 }),
    is_excluded: fc.boolean(),
  }),
  fc
    .tuple(fc.constantFrom('price' as const, 'year' as const), fc.nat(9), fc.nat(9))
    .map(([field, min, more]) => ({ field, min, max: min + more })),
)

describe('conditions', () => {
  test('AI-01 what a message names comes last and is exactly what it says', () => {
    fc.assert(
      fc.property(fc.array(anyPart), anyPart, (before, part) => {
        const wish = before.reduce((left, one) => changeWish(left, said(one), 'replace'), NO_WISH)
        const after = changeWish(wish, said(part), 'replace')
        const last = after.parts.at(-1)
        expect(last && keyOfPart(last)).toBe(keyOfPart(part))
        if ('values' in part && !part.is_excluded) expect(last).toEqual(part)
        expect(new Set(after.parts.map(keyOfPart)).size).toBe(after.parts.length)
      }),
    )
  })

  test('AI-01 the order by distance goes with the city that cars are near', () => {
    const near: Wish = { ...NO_WISH, parts: [{ field: 'near', city: 'jeddah', within: 50 }], sort: 'nearest' }
    expect(changeWish(near, said(price(null, 5)), 'replace').sort).toBe('nearest')
    for (const gone of [
      changeWish(near, said(city('riyadh')), 'replace'),
      withoutPart(near, 'near'),
      withoutLastPart(near),
    ]) {
      expect(gone.sort).toBe('newest')
    }
  })

  test('AI-01 a value is never wanted and excluded at once, and a range never inverted', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(anyPart, fc.constantFrom('replace' as const, 'add' as const))), (changes) => {
        const wish = changes.reduce((left, [part, joining]) => changeWish(left, said(part), joining), NO_WISH)
        const filters = filtersOf(wish)
        for (const field of ['make', 'model', 'city', 'color']) {
          const excluded = (filters[`not_${field}`] ?? []) as string[]
          expect(excluded.filter((value) => ((filters[field] ?? []) as string[]).includes(value))).toEqual([])
        }
        for (const field of ['price', 'year']) {
          const [min = 0, max = Infinity] = [filters[`${field}_min`], filters[`${field}_max`]] as (number | undefined)[]
          expect(min).toBeLessThanOrEqual(max)
        }
        expect(partsOf(filters).length).toBe(wish.parts.length)
      }),
    )
  })

  test('AI-01 the last one and any other can be removed', () => {
    const wish = changeWish(changeWish(NO_WISH, said(city('riyadh')), 'replace'), said(price(null, 9)), 'replace')
    expect(filtersOf(withoutLastPart(wish))).toEqual({ city: ['riyadh'] })
    expect(filtersOf(withoutPart(wish, 'city'))).toEqual({ price_max: 9 })
  })
})

describe('a wish beside the ads that were shown', () => {
  const shown = [
    { price: 40_000, year: 2018, mileage: 90_000 },
    { price: 60_000, year: 2020, mileage: 50_000 },
    { price: null, year: 2022, mileage: 10_000 },
    { price: 90_000, year: 2021, mileage: 30_000 },
  ]
  test.each([
    ['cheaper', { price_max: 59_000 }],
    ['dearer', { price_min: 61_000 }],
    ['newer', { year_min: 2021 }],
    ['older', { year_max: 2019 }],
    ['driven_less', { mileage_max: 25_000 }],
  ] as const)('AI-01 %s than the middle one', (comparison, filters) => {
    const wish = comparedWish(NO_WISH, comparison, shown)
    expect(wish && filtersOf(wish)).toEqual(filters)
  })

  test('AI-01 cheaper than what contradicts the minimum lowers it', () => {
    const wish = changeWish(NO_WISH, said(price(60_000, 90_000)), 'replace')
    const cheaper = comparedWish(wish, 'cheaper', shown)
    expect(cheaper && filtersOf(cheaper)).toEqual({ price_max: 59_000 })
  })

  test('AI-01 needs ads that state it', () => {
    expect(comparedWish(NO_WISH, 'cheaper', [])).toBeNull()
    expect(comparedWish(NO_WISH, 'cheaper', [{ price: null, year: 2020, mileage: 1 }])).toBeNull()
  })
})
