import fc from 'fast-check'
import { expect, test } from 'vitest'
import { distanceBetween } from './distance.ts'

const RIYADH = { latitude: 24.6877, longitude: 46.7219 }
const BURAYDAH = { latitude: 26.326, longitude: 43.975 }
const JEDDAH = { latitude: 21.4901, longitude: 39.1862 }

test.each([
  ['Riyadh', 'Buraydah', RIYADH, BURAYDAH, 330],
  ['Riyadh', 'Jeddah', RIYADH, JEDDAH, 848],
  ['a degree of latitude', 'the next', { latitude: 0, longitude: 0 }, { latitude: 1, longitude: 0 }, 111],
  ['one pole', 'the other', { latitude: 90, longitude: 0 }, { latitude: -90, longitude: 120 }, 20_015],
  ['both sides of', 'the date line', { latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 }, 111],
])('EXPL-01 the way from %s to %s is as long as known', (_from, _to, one, other, known) => {
  expect(Math.abs(distanceBetween(one, other) - known)).toBeLessThanOrEqual(2)
})

const anyPoint = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
})

test('EXPL-01 distances are whole, the same both ways, none to oneself, and no detour is shorter', () => {
  fc.assert(
    fc.property(anyPoint, anyPoint, anyPoint, (one, other, third) => {
      const distance = distanceBetween(one, other)
      expect(distance).toBe(distanceBetween(other, one))
      expect(Number.isInteger(distance) && distance >= 0 && distance <= 20_016).toBe(true)
      expect(distanceBetween(one, one)).toBe(0)
      // each is rounded
      expect(distance).toBeLessThanOrEqual(distanceBetween(one, third) + distanceBetween(third, other) + 2)
    }),
  )
})
