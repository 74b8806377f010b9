import { beforeAll, describe, expect, test } from 'vitest'
import { CarSearch, type CarSearchInput } from '#contract/search.ts'
import { SORTS } from '#domain/search/chips/sorts.ts'
import { DAY_MS } from '#domain/durations.ts'
import type { DataServices } from '#server/context.ts'
import { givenCars, type WantedCar } from '#server/testing/given-cars.ts'
import { givenServices, NOW } from '#server/testing/given-services.ts'
import { countPrices } from './counts/count-prices.ts'
import { searchCars } from './search-cars.ts'
import { suggestCars } from './suggest-cars.ts'

let services: DataServices
const search = (input: CarSearchInput) => searchCars(services, CarSearch.parse(input))

describe('filters', () => {
  const CARS = {
    camry: {
      year: 2021,
      price: 95_000,
      mileage: 40_000,
      power_hp: 203,
      doors: 4,
      seats: 5,
      cylinders: 4,
      owners_count: 1,
    },
    hilux: {
      model: 'toyota-hilux',
      body_types: ['pickup'],
      fuel_type: 'diesel',
      transmission: 'manual',
      color: 'silver',
      city: 'jeddah',
      year: 2015,
      price: 60_000,
      mileage: 250_000,
    },
    sonata: {
      make: 'hyundai',
      model: 'hyundai-sonata',
      color: 'black',
      city: 'dammam',
      transmission: 'cvt',
      condition: 'excellent',
      owners_count: 2,
      price: 70_000,
      year: 2019,
    },
    patrol: {
      make: 'nissan',
      model: 'nissan-patrol',
      body_types: ['suv'],
      regional_spec: 'gulf',
      seats: 8,
      owners_count: 0,
      power_hp: 400,
      price: 210_000,
      mileage: 90_000,
      description_ar: 'فتحة سقف وجلد',
    },
  } satisfies Record<string, WantedCar>
  const names = Object.keys(CARS)
  let ids: string[]

  beforeAll(async () => {
    services = await givenServices()
    ids = await givenCars(services, ...Object.values(CARS))
  })

  const found = async (input: CarSearchInput) =>
    (await search(input)).items.map(({ id }) => names[ids.indexOf(id)] ?? '').toSorted()

  test.each<[CarSearchInput, string[]]>([
    [{}, ['camry', 'hilux', 'patrol', 'sonata']],
    [{ make: 'toyota' }, ['camry', 'hilux']],
    [{ make: ['toyota', 'nissan'] }, ['camry', 'hilux', 'patrol']],
    [{ model: 'toyota-hilux' }, ['hilux']],
    [{ make: ['toyota', 'nissan'], model: 'toyota-hilux' }, ['hilux', 'patrol']],
    [{ city: 'jeddah' }, ['hilux']],
    [{ region: 'riyadh' }, ['camry', 'patrol']],
    [{ body_type: ['suv', 'pickup'] }, ['hilux', 'patrol']],
    [{ fuel_type: 'diesel' }, ['hilux']],
    [{ transmission: 'manual' }, ['hilux']],
    [{ transmission: 'automatic' }, ['camry', 'patrol', 'sonata']],
    [{ condition: 'excellent' }, ['sonata']],
    [{ color: ['silver', 'black'] }, ['hilux', 'sonata']],
    [{ regional_spec: 'gulf' }, ['patrol']],
    [{ seats: [8] }, ['patrol']],
    [{ doors: [4] }, ['camry']],
    [{ cylinders: [4, 6] }, ['camry']],
    [{ q: 'اربع سلندرات' }, ['camry']],
    [{ q: 'V8' }, []],
    [{ owners_count: [1] }, ['camry']],
    [{ q: 'مالك واحد' }, ['camry']],
    [{ q: 'at most two owners' }, ['camry', 'sonata']],
    [{ price_min: 70_000, price_max: 95_000 }, ['camry', 'sonata']],
    [{ year_max: 2019 }, ['hilux', 'sonata']],
    [{ mileage_max: 40_000 }, ['camry']],
    [{ power_hp_min: 300 }, ['patrol']],
    [{ power_hp_max: 300 }, ['camry']],
    [{ make: 'toyota', price_max: 10_000 }, []],
    [{ not_make: 'toyota' }, ['patrol', 'sonata']],
    [{ not_make: 'toyota', not_model: 'toyota-camry' }, ['patrol', 'sonata']],
    [{ not_make: 'nissan', not_model: 'toyota-camry' }, ['hilux', 'sonata']],
    [{ make: 'toyota', not_model: 'toyota-camry' }, ['hilux']],
    [{ not_transmission: 'automatic' }, ['hilux']],
    [{ not_body_type: ['suv', 'pickup'] }, ['camry', 'sonata']],
    [{ not_region: 'riyadh' }, ['hilux', 'sonata']],
    [{ not_seats: [8] }, ['camry', 'hilux', 'sonata']],
    [{ q: 'toyota', not_color: 'silver' }, ['camry']],
    [{ owners_count: [0, 2] }, ['sonata']],
    [{ not_owners_count: [1] }, ['hilux', 'patrol', 'sonata']],
    [{ not_owners_count: [0, 2] }, ['camry', 'hilux', 'patrol']],
    // Dammam is 384 km from Riyadh, and Jeddah 848
    [{ near: 'riyadh' }, ['camry', 'patrol']],
    [{ near: 'riyadh', within: 1 }, ['camry', 'patrol']],
    [{ near: 'riyadh', within: 400 }, ['camry', 'patrol', 'sonata']],
    [{ near: 'riyadh', within: 2000 }, ['camry', 'hilux', 'patrol', 'sonata']],
    [{ near: 'khobar', within: 25 }, ['sonata']],
    // as far as its card says
    [{ near: 'khobar', within: 20 }, ['sonata']],
    [{ near: 'khobar', within: 19 }, []],
    [{ near: 'riyadh', within: 400, make: ['nissan', 'hyundai'] }, ['patrol', 'sonata']],
    [{ near: 'riyadh', within: 400, city: ['dammam', 'jeddah'] }, ['sonata']],
    [{ near: 'riyadh', city: 'jeddah' }, []],
  ])('EXPL-01 %j finds %j', async (input, expected) => {
    expect(await found(input)).toEqual(expected)
  })

  test('EXPL-01 a place that is unknown, and a distance from nowhere, are left out and named', async () => {
    const unknown = await search({ near: 'atlantis', within: 50, make: 'toyota' })
    expect([unknown.items.length, unknown.ignored]).toEqual([2, [{ field: 'near', value: 'atlantis' }]])
    expect(unknown.items[0]).not.toHaveProperty('distance')
    const nowhere = await search({ within: 50, make: 'toyota' })
    expect([nowhere.items.length, nowhere.ignored]).toEqual([2, [{ field: 'within', value: '50' }]])
  })

  test.each([0, -1, 2001, 1.5, 'far', ''])('EXPL-01 %j is no distance', (within) => {
    expect(CarSearch.safeParse({ near: 'riyadh', within }).success).toBe(false)
  })

  test('EXPL-01 unknown makes are left out and named', async () => {
    const page = await search({ make: ['toyota', 'no-such-maker'], tag: [999] })
    expect(page.items).toHaveLength(2)
    expect(page.ignored).toEqual([
      { field: 'make', value: 'no-such-maker' },
      { field: 'tag', value: '999' },
    ])
  })

  test('EXPL-01 an unknown number of owners is not 0, which is left out and named', async () => {
    const page = await search({ owners_count: [0], not_owners_count: [0] })
    expect(page.items).toHaveLength(4)
    expect(page.ignored).toEqual([
      { field: 'not_owners_count', value: '0' },
      { field: 'owners_count', value: '0' },
    ])
  })

  test('EXPL-01 near a city, each card has its distance, and places are counted within it', async () => {
    const { items, total, facets } = await search({ near: 'kharj', within: 500, facets: true })
    const distances = Object.fromEntries(items.map(({ id, distance }) => [names[ids.indexOf(id)], distance]))
    expect(distances).toEqual({ camry: 86, patrol: 86, sonata: 376 })
    expect(total).toBe(3)
    expect(facets?.city.map(({ value, count }) => [value, count])).toEqual([
      ['riyadh', 2],
      ['dammam', 1],
      // the place itself is named, though no car is there
      ['kharj', 0],
    ])
    expect(facets?.region.filter(({ count }) => count > 0).map(({ value, count }) => [value, count])).toEqual([
      ['riyadh', 2],
      ['eastern', 1],
    ])
    expect((await search({ near: 'kharj', facets: true, only_facets: [] })).facets?.city).toContainEqual(
      expect.objectContaining({ value: 'kharj' }),
    )
  })

  test('EXPL-01 a text that says near which city does what the choice does', async () => {
    const { ignored: _, understood, ...chosen } = await search({ near: 'khobar', within: 400, facets: true })
    expect(understood.filters).toEqual({})
    const typed = await search({ q: 'ضمن 400 كم من الخبر', facets: true })
    expect(typed).toMatchObject(chosen)
    expect(typed.understood.filters).toEqual({ near: 'khobar', within: 400 })
    expect(typed.understood.chips).toMatchObject([{ kind: 'near', ref: 'khobar/400', name_en: 'Al Khobar' }])
    const nearest = await search({ q: 'قريب من الخبر', sort: 'nearest' })
    expect(nearest.items.map(({ distance }) => distance)).toEqual([20])
  })

  test('EXPL-02 the nearest cars come first, and without a place the newest', async () => {
    const inOrder = async (input: CarSearchInput) =>
      (await search({ sort: 'nearest', ...input })).items.map(({ id }) => names[ids.indexOf(id)])
    expect(await inOrder({ near: 'khobar', within: 2000 })).toEqual(['sonata', 'patrol', 'camry', 'hilux'])
    expect(await inOrder({ near: 'jeddah', within: 2000 })).toEqual(['hilux', 'patrol', 'camry', 'sonata'])
    for (const input of [{}, { near: 'atlantis' }]) {
      expect(await inOrder(input)).toEqual(['camry', 'hilux', 'sonata', 'patrol'])
    }
  })

  test('EXPL-01 a place where nothing is found can be left out', async () => {
    const { relaxations } = await search({ near: 'tabuk', within: 25, make: 'hyundai', facets: true })
    expect(relaxations).toEqual([
      { fields: ['near', 'within'], words: [], total: 1, without: { q: '', filters: {}, sort: null } },
    ])
  })

  test('EXPL-01 each count is the number of cars that the choice would leave, without the filter of its own field', async () => {
    const { total, facets } = await search({ make: 'toyota', facets: true })
    expect(total).toBe(2)
    expect(facets?.make.map(({ value, count }) => [value, count])).toEqual([
      ['toyota', 2],
      ['hyundai', 1],
      ['nissan', 1],
    ])
    expect(facets?.model.map(({ value }) => value).toSorted()).toEqual(['toyota-camry', 'toyota-hilux'])
    expect(facets?.city.map(({ value, count }) => [value, count]).toSorted()).toEqual([
      ['jeddah', 1],
      ['riyadh', 1],
    ])
    expect(facets?.body_type).toEqual([
      { value: 'pickup', count: 1 },
      { value: 'sedan', count: 1 },
      { value: 'suv', count: 0 },
    ])
    expect(facets?.year).toEqual([
      { value: '2021', count: 1 },
      { value: '2015', count: 1 },
    ])
  })

  test('EXPL-01 what a text means counts as if it were chosen, whatever else is', async () => {
    const counts = async (input: CarSearchInput) => (await search({ ...input, facets: true })).facets
    const chosen = { make: 'toyota', color: 'silver', price_max: 70_000 } as const
    expect(await counts({ q: 'تويوتا فضي تحت 70' })).toEqual(await counts(chosen))
    expect(await counts({ q: 'تويوتا فضي', price_max: 70_000 })).toEqual(await counts(chosen))
    expect(await counts({ q: 'هايلكس غير سوداء' })).toEqual(await counts({ model: 'toyota-hilux', not_color: 'black' }))
    const both = await search({ q: 'تويوتا', make: 'hyundai', facets: true })
    expect(both.total).toBe(0)
    expect(both.facets?.make.map(({ value, count }) => [value, count])).toEqual([
      ['toyota', 2],
      ['hyundai', 1],
      ['nissan', 1],
    ])
  })

  test('EXPL-01 a chosen value stands among the counts even when no car is left for it', async () => {
    const { facets } = await search({ make: 'kia', color: 'purple', price_max: 600, facets: true })
    expect(facets?.make).toContainEqual({ value: 'kia', count: 0, name_ar: 'كيا', name_en: 'Kia' })
    expect(facets?.color).toContainEqual({ value: 'purple', count: 0 })
  })

  test('EXPL-01 excluded values are counted as if they were not excluded', async () => {
    const { total, facets } = await search({ not_make: 'toyota', not_color: 'black', facets: true })
    expect(total).toBe(1)
    expect(facets?.make.map(({ value, count }) => [value, count])).toEqual([
      ['toyota', 2],
      ['nissan', 1],
      ['hyundai', 0],
    ])
    expect(facets?.color).toEqual([
      { value: 'black', count: 1 },
      { value: 'white', count: 1 },
      { value: 'silver', count: 0 },
    ])
  })

  test('EXPL-01 only the wanted facets are counted, with those of chosen values, and the others that have values are named', async () => {
    const asked: CarSearchInput = { facets: true, make: ['toyota', 'hyundai'], not_color: 'black', q: 'جدة' }
    const whole = await search(asked)
    const some = await search({ ...asked, only_facets: 'body_type' })
    const wanted = ['make', 'city', 'body_type', 'color']
    expect(some.total).toBe(1)
    const counts = Object.entries(whole.facets ?? {})
    expect(some.facets).toEqual(
      Object.fromEntries(counts.map(([name, values]) => [name, wanted.includes(name) ? values : []])),
    )
    const others = counts.flatMap(([name, values]) => (wanted.includes(name) || !values.length ? [] : [name]))
    expect(others).toContain('model')
    expect(some.omitted_facets?.toSorted()).toEqual(others.toSorted())
  })

  test('EXPL-01 without results all facets are there, since nothing has to be counted', async () => {
    const asked: CarSearchInput = { facets: true, make: 'toyota', color: 'red' }
    const some = await search({ ...asked, only_facets: ['make'] })
    expect(some.omitted_facets).toBeUndefined()
    expect(some.facets).toEqual((await search(asked)).facets)
  })

  test('EXPL-01 words typed with the keyboard in the other language are understood, and it says so', async () => {
    const { items, understood } = await search({ q: 'i,dk]hd' })
    expect(items).toHaveLength(1)
    expect(understood.chips).toMatchObject([{ kind: 'make', ref: 'hyundai', text: 'i,dk]hd', corrected: true }])
    expect((await suggestCars(services, { q: 'j,d,', limit: 5 }))[0]).toMatchObject({ value: 'toyota' })
    expect((await suggestCars(services, { q: 'فخغخفش', limit: 5 }))[0]).toMatchObject({ value: 'toyota' })
    expect(await suggestCars(services, { q: 'تويوتا 2018 وفوق', limit: 5 })).toEqual([])
    expect(await suggestCars(services, { q: 'كامري ما تطلع', limit: 5 })).toEqual([])
  })

  test('EXPL-01 suggestions of every kind say how many cars they have, and those without any come last', async () => {
    await search({ facets: true })
    const suggested = async (q: string) =>
      (await suggestCars(services, { q, limit: 20 })).map(({ kind, value, count }) => [kind, value, count])
    expect((await suggested('toyota')).slice(0, 4)).toEqual([
      ['make', 'toyota', 2],
      ['model', 'toyota-camry', 1],
      ['model', 'toyota-hilux', 1],
      ['model', 'toyota-land-cruiser', 0],
    ])
    expect(await suggested('رياض')).toEqual(
      expect.arrayContaining([
        ['city', 'riyadh', 2],
        ['region', 'riyadh', 2],
      ]),
    )
    // cars with an automatic gearbox of any kind
    expect(await suggested('automatic')).toContainEqual(['transmission', 'automatic', 3])
    expect(await suggested('بيك اب')).toContainEqual(['body_type', 'pickup', 1])
    expect(await suggested('خليجي')).toContainEqual(['regional_spec', 'gulf', 1])
    expect((await suggestCars(services, { q: 'ممشى', limit: 1 }))[0]).toMatchObject({
      kind: 'tag',
      name_en: 'Low mileage',
    })
  })

  test('EXPL-01 an empty result says which choices to give up and for how many cars, the most first', async () => {
    const { items, relaxations } = await search({
      make: 'toyota',
      price_max: 65_000,
      not_body_type: 'pickup',
      facets: true,
    })
    expect(items).toEqual([])
    const without = { q: '', filters: {}, sort: null }
    expect(relaxations).toEqual([
      { fields: ['price_min', 'price_max'], words: [], without, total: 1 },
      { fields: ['not_body_type'], words: [], without, total: 1 },
    ])
    expect((await search({ q: 'toyota', make: 'nissan', facets: true })).relaxations).toEqual([
      { fields: ['make', 'model'], words: [], without: { ...without, q: 'toyota' }, total: 2 },
      { fields: ['q'], words: ['toyota'], without, total: 1 },
    ])
    expect((await search({ make: 'toyota', facets: true })).relaxations).toEqual([])
  })

  test.each([
    [
      'sonata جدة',
      [
        [['sonata'], 1],
        [['جدة'], 1],
      ],
    ],
    [
      'sonata جدة "بنفسجان"',
      [
        [['sonata', '"بنفسجان"'], 1],
        [['جدة', '"بنفسجان"'], 1],
      ],
    ],
    ['toyota "بنفسجان"', [[['"بنفسجان"'], 2]]],
    [
      'سوناتا بدون لون ابيض في جدة',
      [
        [['سوناتا'], 1],
        [['في جدة'], 1],
      ],
    ],
    ['"بنفسجان"', [[['"بنفسجان"'], 4]]],
    ['كرسيدا للبيع بنفسجان', [[['كرسيدا'], 4]]],
    ['كيا سورنتو', [[['كيا', 'سورنتو'], 4]]],
    ['كرسيدا موديل 1991', [[['كرسيدا', 'موديل 1991'], 2]]],
    ['sonata "بنفسجان" "زعفران" "نيلوفر"', [[['"بنفسجان"', '"زعفران"', '"نيلوفر"'], 1]]],
  ])('EXPL-01 the parts of «%s» that left no results are listed one by one', async (q, ways) => {
    const { relaxations } = await search({ q, facets: true })
    expect(relaxations.map(({ fields, words, total }) => [fields, words, total])).toEqual(
      ways.map(([words, total]) => [['q'], words, total]),
    )
  })

  test('EXPL-01 a text of very many words is not read again without each two of them', async () => {
    const relaxed = async (words: string) =>
      (await search({ q: `${words} "بنفسجان" "زعفران"`, facets: true })).relaxations.map(({ words: gone }) => gone)
    expect(await relaxed('هايلكس')).toEqual([['"بنفسجان"', '"زعفران"']])
    const alone = await relaxed('تويوتا هايلكس فضي ديزل manual جدة 2015 تحت 70 الف')
    expect(alone.map((gone) => gone.length)).toEqual(Array(8).fill(9))
  })

  test('EXPL-01 a search for a car with words that no ad contains still shows cars', async () => {
    for (const q of ['سيارة لبنتي', 'a car for my daughter']) {
      const { items, understood } = await search({ q, facets: true })
      expect([items.length, understood.unused.length]).toEqual([4, 1])
    }
    expect((await search({ q: 'سيارة لبنتي' })).understood).toMatchObject({ unused: ['لبنتي'], sought: [] })
  })

  test('EXPL-01 words that no ad contains are dropped from a search of words alone, and reported', async () => {
    const all = ['camry', 'hilux', 'patrol', 'sonata']
    const readings = {
      لبنتي: [all, [], ['لبنتي']],
      'بنفسجان زعفران': [all, [], ['بنفسجان', 'زعفران']],
      'فتحة بنفسجان': [['patrol'], ['فتحة'], ['بنفسجان']],
      '"بنفسجان" زعفران': [[], [], ['زعفران']],
    }
    for (const [q, expected] of Object.entries(readings)) {
      const { sought, unsaid } = (await search({ q })).understood
      expect([await found({ q }), sought, unsaid]).toEqual(expected)
    }
  })

  test('EXPL-01 a search for something else than cars is explained, and shows cars', async () => {
    const { items, understood } = await search({ q: 'دباب للبيع', facets: true })
    expect([items.length, understood.other_goods, understood.unused]).toEqual([4, 'motorcycles', []])
    expect(await found({ q: 'قطع غيار hilux' })).toEqual(['hilux'])
  })

  test.each<[CarSearchInput['sort'], string[]]>([
    ['newest', ['camry', 'hilux', 'sonata', 'patrol']],
    ['price_asc', ['hilux', 'sonata', 'camry', 'patrol']],
    ['price_desc', ['patrol', 'camry', 'sonata', 'hilux']],
    ['mileage_asc', ['camry', 'patrol', 'sonata', 'hilux']],
    ['year_desc', ['camry', 'patrol', 'sonata', 'hilux']],
    ['year_asc', ['hilux', 'sonata', 'patrol', 'camry']],
  ])('EXPL-02 sorts by %s', async (sort, expected) => {
    const { items } = await search({ sort })
    expect(items.map(({ id }) => names[ids.indexOf(id)])).toEqual(expected)
  })
})

describe('pages', () => {
  test.each(SORTS)('EXPL-02 pages by cursor give every ad once, sorted by %s', async (sort) => {
    services = await givenServices()
    const wanted = Array.from({ length: 23 }, (_, at) => ({
      price: at % 3 ? 50_000 + (at % 4) * 1000 : null,
      year: 2010 + (at % 3),
    }))
    const ids = await givenCars(services, ...wanted)
    const seen: string[] = []
    let after: string | null = null
    do {
      const page: Awaited<ReturnType<typeof search>> = await search({ sort, limit: 5, ...(after && { after }) })
      seen.push(...page.items.map(({ id }) => id))
      after = page.next
    } while (after)
    expect(seen.toSorted()).toEqual(ids.toSorted())
  })

  test('EXPL-01 EXPL-02 a price on request is in no range of prices, last by price, and what giving up the range finds', async () => {
    services = await givenServices()
    const [open, cheap, dear] = await givenCars(services, { price: null }, { price: 50_000 }, { price: 90_000 })
    const ids = async (input: CarSearchInput) => (await search(input)).items.map(({ id }) => id)
    expect(await ids({ sort: 'price_asc' })).toEqual([cheap, dear, open])
    expect(await ids({ sort: 'price_desc' })).toEqual([dear, cheap, open])
    expect(await ids({ price_min: 1 })).toEqual([cheap, dear])
    expect(await ids({ price_max: 20_000_000 })).toEqual([cheap, dear])
    const { relaxations } = await search({ price_max: 1000, facets: true })
    expect(relaxations).toMatchObject([{ fields: ['price_min', 'price_max'], words: [], total: 3 }])
    const prices = await countPrices(services.db, services.clock())
    expect(prices.toSorted((a, b) => a.price - b.price)).toEqual([
      { price: 50_000, count: 1 },
      { price: 90_000, count: 1 },
    ])
  })
})

describe('words that are no filter', () => {
  const SUNROOF = { description_ar: 'فتحة سقف وجلد' }
  const listed = async (input: CarSearchInput): Promise<string[]> => {
    const { items, next } = await search(input)
    const ids = items.map(({ id }) => id)
    return next ? [...ids, ...(await listed({ ...input, after: next }))] : ids
  }

  test.each([
    ['newest', 1],
    ['price_asc', 2],
    ['price_desc', 3],
    ['price_asc', 60],
  ] as const)(
    'EXPL-01 ads that contain unknown words come first, each ad once, by %s in pages of %i',
    async (sort, limit) => {
      services = await givenServices()
      const cars = Array.from({ length: 9 }, (_, at) => ({ price: 50_000 + at * 1000, ...(at % 3 === 1 && SUNROOF) }))
      const ids = await givenCars(services, ...cars)
      const found = await listed({ q: 'toyota فتحة', sort, limit })
      const said = ids.filter((_, at) => at % 3 === 1)
      expect(found.slice(0, 3).toSorted()).toEqual(said.toSorted())
      expect(found.toSorted()).toEqual(ids.toSorted())
      if (sort !== 'newest') {
        const rest = ids.filter((id) => !said.includes(id))
        const inOrder = [...said, ...rest]
        expect(found).toEqual(sort === 'price_asc' ? inOrder : [...said.toReversed(), ...rest.toReversed()])
      }
    },
  )

  test('EXPL-01 unknown words are reported, do not empty the page, and are required only in quotation marks', async () => {
    services = await givenServices()
    const [plain, roof] = await givenCars(services, {}, SUNROOF)
    const { total, understood } = await search({ q: 'toyota بنفسجان', facets: true })
    expect([total, understood.unused, understood.required]).toEqual([2, ['بنفسجان'], []])
    expect(await listed({ q: 'toyota "فتحة"' })).toEqual([roof])
    expect(await listed({ q: 'فتحة' })).toEqual([roof])
    expect(await listed({ q: 'فتحة', make: 'toyota' })).toEqual([roof, plain])
    expect(await listed({ q: 'toyota' })).toHaveLength([plain, roof].length)
  })

  test('EXPL-01 EXPL-02 the order that the text asks for applies unless another is chosen', async () => {
    services = await givenServices()
    const [dear, cheap] = await givenCars(services, { price: 90_000 }, { price: 40_000 })
    expect(await listed({ q: 'ارخص toyota' })).toEqual([cheap, dear])
    expect(await listed({ q: 'ارخص toyota', sort: 'price_desc' })).toEqual([dear, cheap])
  })

  test('EXPL-01 values that the text excludes are left out, and reported', async () => {
    services = await givenServices()
    await givenCars(services, { color: 'black' })
    const [white] = await givenCars(services, { color: 'white' })
    expect(await listed({ q: 'toyota مو سوداء' })).toEqual([white])
    const { understood } = await search({ q: 'toyota مو سوداء' })
    expect(understood.chips).toMatchObject([
      { ref: 'toyota', excluded: false },
      { ref: 'black', excluded: true },
    ])
  })
})

describe('visibility', () => {
  test('EXPL-05 only active ads are found, and expiry is judged when asked', async () => {
    const time = { now: NOW }
    services = await givenServices(time)
    const ended = new Date(NOW.getTime() - 1)
    const soon = new Date(NOW.getTime() + 1000)
    const [active] = await givenCars(
      services,
      { expires_at: soon },
      { status: 'pending' },
      { status: 'rejected' },
      { status: 'sold' },
      { status: 'inactive' },
      { status: 'draft' },
      { status: 'expired' },
      { deleted_at: ended },
      { expires_at: ended },
    )
    const { items, total } = await search({ facets: true })
    expect(items.map(({ id }) => id)).toEqual([active])
    expect(total).toBe(1)
    time.now = soon
    expect((await search({})).items).toEqual([])
  })
})

describe('cards', () => {
  test('TAG-03 TAG-05 a card carries at most two tags, the discount first of them', async () => {
    services = await givenServices()
    const longAgo = new Date(NOW.getTime() - 40 * DAY_MS)
    const lately = new Date(NOW.getTime() - DAY_MS)
    await givenCars(services, {
      condition: 'certified',
      mileage: 5000,
      seats: 8,
      price: 80_000,
      prices: [
        { price: 90_000, asked_at: longAgo },
        { price: 80_000, asked_at: lately },
      ],
    })
    const { items, facets } = await search({ facets: true })
    expect(items[0]?.discount).toBe(10_000)
    expect(items[0]?.tags.map(({ name_en, is_discount }) => [name_en, is_discount])).toEqual([
      ['Discount', true],
      ['Low mileage', false],
    ])
    expect(facets?.tag.map(({ name_en }) => name_en).toSorted()).toEqual([
      'Certified',
      'Discount',
      'Low mileage',
      'Seven seats or more',
    ])
  })

  test('EXPL-03 an ad without pictures shows a drawing of such a car', async () => {
    services = await givenServices()
    await givenCars(services, { images: ['/a.jpg', '/b.jpg'] }, { body_types: ['suv'], color: 'red' })
    const { items } = await search({})
    expect(items.map(({ images }) => images)).toEqual([['/a.jpg', '/b.jpg'], ['/placeholders/suv-red.svg']])
  })
})
