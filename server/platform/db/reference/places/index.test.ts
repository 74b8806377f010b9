import { expect, test } from 'vitest'
import { squeeze } from '#domain/text/normalise-text.ts'
import { REGIONS } from './index.ts'

const CITIES = REGIONS.flatMap(({ cities }) => cities)

test('EXPL-01 all thirteen regions and at least a hundred cities are known', () => {
  expect(REGIONS).toHaveLength(13)
  expect(CITIES.length).toBeGreaterThanOrEqual(100)
  for (const { cities } of REGIONS) expect(cities.length).toBeGreaterThan(0)
})

test('EXPL-01 slugs of cities and of regions are distinct', () => {
  for (const places of [REGIONS, CITIES]) expect(new Set(places.map(({ slug }) => slug)).size).toBe(places.length)
})

test('EXPL-01 every city lies in the Kingdom and has its Arabic name', () => {
  for (const { latitude, longitude, name_ar, population } of CITIES) {
    expect(latitude).toBeGreaterThan(16)
    expect(latitude).toBeLessThan(32.5)
    expect(longitude).toBeGreaterThan(34.4)
    expect(longitude).toBeLessThan(55.7)
    expect(name_ar).toMatch(/[\u0621-\u064a]/)
    expect(population).toBeGreaterThan(0)
  }
})

test('EXPL-01 no two cities share a spelling', () => {
  const spellings = CITIES.flatMap(({ name_en, name_ar, aliases }) => [
    ...new Set([name_en, name_ar, ...aliases].map(squeeze)),
  ])
  expect(spellings.filter((spelling, at) => spellings.indexOf(spelling) !== at)).toEqual([])
})
