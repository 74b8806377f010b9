import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { CarSearch, type CarSearchInput, type Facets } from '#contract/search.ts'
import {
  ACCIDENTS,
  BODY_TYPES,
  COLORS,
  CONDITIONS,
  DRIVETRAINS,
  FUEL_TYPES,
  INTERIOR_COLORS,
  PAINTS,
  REGIONAL_SPECS,
  TRANSMISSIONS,
} from '#domain/cars/enumerations.ts'
import { LIST_FILTERS } from '#domain/search/chips/filters.ts'
import type { DataServices } from '#server/context.ts'
import { garbageRuns } from '#server/testing/garbage-runs.ts'
import { givenCars, type WantedCar } from '#server/testing/given-cars.ts'
import { givenServices } from '#server/testing/given-services.ts'
import { searchCars } from '../search-cars.ts'

type Filters = Omit<CarSearchInput, 'sort' | 'after' | 'limit' | 'facets'>

/** As many as one page holds. */
const CARS = 60
const MODELS = [
  { make: 'toyota', model: 'toyota-camry' },
  { make: 'toyota', model: 'toyota-hilux' },
  { make: 'hyundai', model: 'hyundai-sonata' },
  { make: 'nissan', model: 'nissan-patrol' },
  { make: 'nissan', model: null },
]
const CITIES = ['riyadh', 'jeddah', 'dammam']

let services: DataServices
const search = (input: CarSearchInput) => searchCars(services, CarSearch.parse(input))

beforeAll(async () => {
  services = await givenServices()
  const wanted: WantedCar[] = fc.sample(
    fc
      .tuple(
        fc.constantFrom(...MODELS),
        fc.record({
          city: fc.constantFrom(...CITIES),
          year: fc.integer({ min: 2018, max: 2022 }),
          price: fc.integer({ min: 2, max: 9 }).map((steps) => steps * 10_000),
          mileage: fc.constantFrom(3000, 90_000),
          body_types: fc.subarray([...BODY_TYPES], { minLength: 1, maxLength: 2 }),
          condition: fc.constantFrom(...CONDITIONS),
          accident: fc.constantFrom(null, ...ACCIDENTS),
          paint: fc.constantFrom(null, ...PAINTS),
          fuel_type: fc.constantFrom(...FUEL_TYPES),
          transmission: fc.constantFrom(...TRANSMISSIONS),
          drivetrain: fc.constantFrom(null, ...DRIVETRAINS),
          regional_spec: fc.constantFrom(null, ...REGIONAL_SPECS),
          color: fc.constantFrom(...COLORS),
          interior_color: fc.constantFrom(null, ...INTERIOR_COLORS),
          seats: fc.constantFrom(null, 4, 5, 7),
          doors: fc.constantFrom(null, 2, 4),
          owners_count: fc.constantFrom(null, 0, 1, 2),
        }),
      )
      .map(([model, car]) => ({ ...model, ...car })),
    { numRuns: CARS, seed: 7 },
  )
  await givenCars(services, ...wanted)
})

/** Texts, and the field that they mean. */
const MEANT: Record<string, string> = { toyota: 'make', نيسان: 'make', diesel: 'fuel_type' }

const some = <Value>(...values: Value[]) => fc.subarray(values, { minLength: 1 })
const anyFilters = fc.record(
  {
    q: fc.constantFrom(...Object.keys(MEANT)),
    make: some('toyota', 'hyundai', 'nissan'),
    model: some('toyota-camry', 'hyundai-sonata'),
    not_make: some('toyota', 'nissan'),
    not_model: some('toyota-camry', 'nissan-patrol'),
    region: some('riyadh', 'makkah'),
    city: some(...CITIES),
    not_region: some('riyadh'),
    not_city: some('jeddah'),
    near: fc.constantFrom('riyadh', 'kharj', 'jeddah'),
    within: fc.constantFrom(25, 100, 400),
    transmission: some(...TRANSMISSIONS),
    not_transmission: some('automatic' as const, 'cvt' as const),
    body_type: some(...BODY_TYPES),
    not_color: some(...COLORS),
    seats: some(5, 7),
    owners_count: some(1, 2),
    accident: some('none' as const, 'minor' as const),
    not_paint: some('repainted' as const),
    price_max: fc.constant(60_000),
    year_min: fc.constant(2020),
  },
  { requiredKeys: [] },
)

/** A choice of a make or region gives up the models and cities that narrow it down, and the other way round. */
const FAMILIES: Partial<Record<keyof Facets, readonly string[]>> = {
  make: ['make', 'model'],
  model: ['make', 'model'],
  region: ['region', 'city'],
  city: ['region', 'city'],
  price: ['price_min', 'price_max'],
  year: ['year_min', 'year_max'],
}

/** The filters with one value as the only choice of its field, in place of what the text means of it. */
function choosing(filters: Filters, facet: keyof Facets, value: string): CarSearchInput {
  const family = FAMILIES[facet] ?? [facet]
  const given = [...family, `not_${facet}`, ...(family.includes(MEANT[filters.q ?? ''] ?? '') ? ['q'] : [])]
  const others = Object.fromEntries(Object.entries(filters).filter(([name]) => !given.includes(name)))
  if (facet === 'year') return { ...others, year_min: value, year_max: value }
  // all prices here are below 100,000, where a step is 10,000 wide
  if (facet === 'price') return { ...others, price_min: value, price_max: Number(value) + 9999 }
  return { ...others, [facet]: value }
}

/** Every value of the fixed lists, and what the answer lists of the others. */
function valuesOf(facets: Facets, filters: Filters): { facet: keyof Facets; value: string; count: number }[] {
  const unlisted = LIST_FILTERS.flatMap((filter) =>
    'values' in filter
      ? filter.values
          .filter((value) => !facets[filter.name].some((one) => one.value === value))
          .map((value) => ({ facet: filter.name, value, count: 0 }))
      : [],
  )
  const listed = (Object.keys(facets) as (keyof Facets)[]).flatMap((facet) =>
    facets[facet].map(({ value, count }) => ({ facet, value, count })),
  )
  // what is left out, and the city that others are near, stands in the list, without a count where its make or region is
  // not chosen
  const isOutside = ({ facet, value, count }: (typeof listed)[number]) =>
    count === 0 &&
    ((filters as Record<string, unknown[]>)[`not_${facet}`]?.includes(value) ||
      (facet === 'city' && filters.near === value))
  return [...unlisted, ...listed.filter((one) => !isOutside(one))]
}

test('EXPL-01 the count beside every value is the number of cars that choosing it finds, whatever else is chosen', async () => {
  await fc.assert(
    fc.asyncProperty(anyFilters, async (filters) => {
      const { facets } = await search({ ...filters, facets: true })
      const counted = valuesOf(facets!, filters)
      const found = await Promise.all(
        counted.map(async ({ facet, value }) => {
          const { items } = await search({ ...choosing(filters, facet, value), limit: CARS })
          return { facet, value, count: items.length }
        }),
      )
      expect(counted).toEqual(found)
    }),
    { numRuns: garbageRuns(60), examples: [[{}], [{ make: ['toyota'], not_model: ['toyota-camry'] }]] },
  )
})
