import { expect, test } from 'vitest'
import { firstTags } from './choose-tags.ts'
import { evaluateRule } from './evaluate-rule.ts'
import { givenCar, givenContext } from './given-car.ts'
import type { CarTag } from './tag-rule.ts'

const tag = (id: number, priority: number, enabled = true): CarTag => ({
  id,
  name_en: `Tag ${id}`,
  name_ar: `وسم ${id}`,
  enabled,
  priority,
  activation_rules: { type: 'manual', condition: null, value: null, logic: 'AND', conditions: [] },
})
const car = givenCar({ manualTagIds: [1, 2, 3, 4] })
const chosen = (tags: CarTag[]) =>
  firstTags(tags.filter((one) => evaluateRule(one, car, givenContext))).map(({ id }) => id)

test('TAG-03 at most two tags, lowest priority number first', () => {
  expect(chosen([tag(1, 30), tag(2, 20), tag(3, 10)])).toEqual([3, 2])
})

test('TAG-03 equal priorities go by id', () => {
  expect(chosen([tag(3, 10), tag(2, 10), tag(1, 10)])).toEqual([1, 2])
})

test('TAG-03 a disabled tag is not shown and takes no place', () => {
  expect(chosen([tag(1, 1, false), tag(2, 2), tag(3, 3)])).toEqual([2, 3])
  expect(firstTags([tag(1, 1, false), tag(2, 2)]).map(({ id }) => id)).toEqual([2])
})

test('TAG-03 a tag whose rule does not match the car takes no place', () => {
  expect(chosen([tag(9, 1), tag(2, 2), tag(3, 3)])).toEqual([2, 3])
  expect(chosen([tag(9, 1)])).toEqual([])
})

test('TAG-03 choosing leaves the given list as it was', () => {
  const tags = [tag(2, 2), tag(1, 1)]
  chosen(tags)
  firstTags(tags)
  expect(tags.map(({ id }) => id)).toEqual([2, 1])
})
