import { expect, test } from 'vitest'
import { REGIONS } from '#server/platform/db/reference/places/index.ts'
import { MAP_SIZE, REGION_SHAPES } from '#web/features/explore/regions/region-shapes.ts'
import { shortName } from '#web/features/explore/regions/short-name.ts'

test('EXPL-01 the map has every region once, with its number within the map', () => {
  expect(REGION_SHAPES.map(({ region }) => region).toSorted()).toEqual(REGIONS.map(({ slug }) => slug).toSorted())
  for (const {
    at: [x, y],
    path,
  } of REGION_SHAPES) {
    expect(x > 0 && x < MAP_SIZE.width && y > 0 && y < MAP_SIZE.height).toBe(true)
    const numbers = [...path.matchAll(/(\d+) (\d+)/g)].map(([, across, down]) => [Number(across), Number(down)])
    expect(numbers.every(([across = 0, down = 0]) => across <= MAP_SIZE.width && down <= MAP_SIZE.height)).toBe(true)
    // closed, and around its number
    expect(path).toMatch(/^(?:M[\d L]+Z)+$/)
    expect(Math.min(...numbers.map(([across = 0]) => across))).toBeLessThan(x)
    expect(Math.max(...numbers.map(([across = 0]) => across))).toBeGreaterThan(x)
  }
})

test.each([
  ['منطقة القصيم', 'القصيم'],
  ['المنطقة الشرقية', 'الشرقية'],
  ['Eastern Province', 'Eastern'],
  ['Al Jawf Region', 'Al Jawf'],
])('EXPL-01 %s is called %s on the map', (name, short) => {
  expect(shortName(name)).toBe(short)
})
