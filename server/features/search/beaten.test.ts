import { beforeAll, expect, test } from 'vitest'
import { CarFilters, CarSearch, type CarSearchInput } from '#contract/search.ts'
import type { DataServices } from '#server/context.ts'
import { givenCars, type WantedCar } from '#server/testing/given-cars.ts'
import { givenServices } from '#server/testing/given-services.ts'
import { listBeaten } from './list-beaten.ts'
import { searchCars } from './search-cars.ts'

const CARS = {
  best: { year: 2021, mileage: 40_000, price: 80_000, color: 'black' },
  worse: { year: 2021, mileage: 50_000, price: 85_000, color: 'white' },
  worst: { year: 2019, mileage: 90_000, price: 90_000, color: 'white', city: 'jeddah' },
  alike: { year: 2021, mileage: 40_000, price: 80_000, color: 'red' },
  older: { year: 2018, mileage: 30_000, price: 84_000, color: 'white' },
  unpriced: { year: 2015, mileage: 200_000, price: null, color: 'white' },
  unknown: { model: null, year: 2010, mileage: 300_000, price: 99_000, color: 'white' },
  corolla: { model: 'toyota-corolla', year: 2010, mileage: 300_000, price: 99_000, color: 'white' },
} satisfies Record<string, WantedCar>
const names = Object.keys(CARS)

let services: DataServices
let ids: string[]

beforeAll(async () => {
  services = await givenServices()
  ids = await givenCars(services, ...Object.values(CARS))
})

const nameOf = (id: string) => names[ids.indexOf(id)] ?? ''
const search = (input: CarSearchInput) =>
  searchCars(services, CarSearch.parse({ facets: true, hide_beaten: true, ...input }))
const found = async (input: CarSearchInput) => (await search(input)).items.map(({ id }) => nameOf(id)).toSorted()
const hidden = async (input: CarSearchInput) =>
  Object.fromEntries(
    (await listBeaten(services, CarFilters.parse(input))).map(({ card, by }) => [nameOf(card.id), nameOf(by.id)]),
  )
const without = (...gone: string[]) => names.filter((name) => !gone.includes(name)).toSorted()

test('EXPL-01 ads that another one beats are hidden if wanted, counted and named', async () => {
  expect(await found({ hide_beaten: false })).toEqual(names.toSorted())
  expect((await search({ hide_beaten: false })).beaten_count).toBeUndefined()
  expect(await found({})).toEqual(without('worse', 'worst'))
  const page = await search({})
  expect([page.total, page.beaten_count]).toEqual([6, 2])
  expect(Object.keys(await hidden({})).toSorted()).toEqual(['worse', 'worst'])
})

test('EXPL-01 an ad is not hidden by one that the filters or the text exclude', async () => {
  expect(await found({ color: ['white'] })).toEqual(['corolla', 'older', 'unknown', 'unpriced', 'worse'])
  expect(await hidden({ color: ['white'] })).toEqual({ worst: 'worse' })
  expect(await found({ color: ['white'], city: ['jeddah'] })).toEqual(['worst'])
  expect(await hidden({ color: ['white'], city: ['jeddah'] })).toEqual({})
  expect(await found({ q: 'كامري بيضاء' })).toEqual(['older', 'unpriced', 'worse'])
  expect(await hidden({ q: 'كامري بيضاء' })).toEqual({ worst: 'worse' })
})

test('EXPL-01 facets count the ads that are shown, each without its own filter', async () => {
  const { total, facets } = await search({ model: ['toyota-camry'] })
  const colors = Object.fromEntries((facets?.color ?? []).map(({ value, count }) => [value, count]))
  expect(total).toBe(4)
  expect(colors).toMatchObject({ black: 1, red: 1, white: 2 })
  const models = Object.fromEntries((facets?.model ?? []).map(({ value, count }) => [value, count]))
  expect(models).toMatchObject({ 'toyota-camry': 4, 'toyota-corolla': 1 })
})

test('EXPL-02 pages of what is left follow each other in every order', async () => {
  for (const sort of ['newest', 'price_asc', 'price_desc'] as const) {
    const first = await search({ sort, limit: 3 })
    const second = await search({ sort, limit: 3, after: first.next ?? '' })
    expect([...first.items, ...second.items].map(({ id }) => nameOf(id)).toSorted()).toEqual(without('worse', 'worst'))
    expect(second.next).toBeNull()
  }
})
