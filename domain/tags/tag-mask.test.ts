import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { givenCar, givenContext } from './given-car.ts'
import { maskOfTags, tagMask, tagsOfMask, type MaskedTag } from './tag-mask.ts'

const car = givenCar({ manualTagIds: [1, 2, 3] })
const tag = (id: number, bit: number, enabled = true): MaskedTag => ({
  id,
  bit,
  name_en: `Tag ${id}`,
  name_ar: `وسم ${id}`,
  enabled,
  priority: id,
  activation_rules: { type: 'manual', condition: null, value: null, logic: 'AND', conditions: [] },
})

test('EXPL-01 the mask has every enabled tag that matches, not only the two shown', () => {
  expect(tagMask([tag(1, 0), tag(2, 4), tag(3, 30)], car, givenContext)).toBe(1 + 16 + 2 ** 30)
})

test('EXPL-01 disabled and unmatched tags set no bit', () => {
  expect(tagMask([tag(1, 0, false), tag(9, 1), tag(2, 2)], car, givenContext)).toBe(4)
  expect(tagMask([], car, givenContext)).toBe(0)
})

test('EXPL-01 a bit out of range is ignored', () => {
  for (const bit of [-1, 31, 32, 1.5, Number.NaN]) {
    expect(maskOfTags([tag(1, bit)])).toBe(0)
    expect(tagsOfMask(2 ** 31 - 1, [tag(1, bit)])).toEqual([])
  }
})

test('EXPL-01 any set of tags comes back from its mask, which is never negative', () => {
  const all = Array.from({ length: 31 }, (_, bit) => tag(bit + 1, bit))
  fc.assert(
    fc.property(fc.subarray(all), (some) => {
      const mask = maskOfTags(some)
      expect(mask).toBeGreaterThanOrEqual(0)
      expect(tagsOfMask(mask, all)).toEqual(some)
    }),
  )
})
