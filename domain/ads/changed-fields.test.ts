import { expect, test } from 'vitest'
import { changedFields, withQuickFields } from './changed-fields.ts'

const AD = { make: 'toyota', price: 50_000, mileage: 90_000, extra_features: ['sunroof'], picture_ids: ['a', 'b'] }

test.each([
  [{ price: 48_000 }, true],
  [{ mileage: 91_000, extra_features: [] }, true],
  [{ mileage: 89_000 }, false],
  [{ make: 'kia' }, false],
  [{ make: 'kia', price: 48_000 }, false],
  [{ picture_ids: ['b', 'a'] }, false],
  [{}, true],
])('AD-06 a change of %j takes effect without review: %s', (change, isQuick) => {
  expect(changedFields(AD, { ...AD, ...change })).toEqual({ names: Object.keys(change), isQuick })
})

test('AD-06 of a change of several fields, those that need no review take effect at once', () => {
  const changed = { ...AD, price: 48_000, mileage: 80_000, make: 'kia' }
  expect(withQuickFields(AD, changed)).toEqual({ ...AD, price: 48_000 })
})
