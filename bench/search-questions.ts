import type { CarSearchInput, Facets } from '#contract/search.ts'
import { SORTS } from '#domain/search/chips/sorts.ts'
import { createRandom, type Random } from '#server/features/demo/random.ts'

type Ask = () => CarSearchInput

export interface Questions {
  /** Typical searches by kind. */
  typical: Record<string, Ask>
  /** Filters and sort orders that are slow in combination. */
  traps: Record<string, Ask>
  /** Free text that is understood as filters, partly misspelt. */
  texts: Record<string, string>
}

/**
 * Returns the same searches in every run.
 * @param found makes, models and cities with ads, most common first
 */
export function questionsOf(found: Found): Questions {
  const random = createRandom(7)
  const make = () => common(random, found.makes)
  const model = () => common(random, found.models)
  const city = () => common(random, found.cities)
  return {
    typical: {
      newest: () => ({}),
      'a model': () => ({ model: model() }),
      'a make and a price range': () => ({
        make: make(),
        price_min: 30_000,
        price_max: random.between(40, 120) * 1000,
      }),
      'a city and a body': () => ({ city: city(), body_type: random.pick(['suv', 'sedan', 'pickup'] as const) }),
      'six filters': () => ({
        make: make(),
        city: city(),
        body_type: ['sedan', 'suv'],
        year_min: 2014,
        price_max: 150_000,
        transmission: 'automatic',
      }),
      'everything by price': () => ({ sort: random.pick(['price_asc', 'price_desc'] as const) }),
      'a body by year': () => ({ body_type: random.pick(['suv', 'sedan', 'pickup'] as const), sort: 'year_desc' }),
      'a model by mileage': () => ({ model: model(), sort: 'mileage_asc' }),
      'two makes and a color': () => ({
        make: [make(), make()],
        color: random.pick(['white', 'black', 'red'] as const),
      }),
      'a region below a price': () => ({ region: random.pick(found.regions), price_max: 60_000, sort: 'price_desc' }),
      'young and with a tag': () => ({ tag: random.between(2, 5), year_min: 2020 }),
      'diesels, newest': () => ({ fuel_type: 'diesel' }),
      'a model without cars that others beat': () => ({ model: model(), hide_beaten: true }),
      'SUVs without cars that others beat': () => ({ body_type: 'suv', hide_beaten: true }),
    },
    traps: {
      'SUVs, cheapest first': () => ({ body_type: 'suv', sort: 'price_asc' }),
      'two makes, dearest first': () => ({ make: found.makes.slice(0, 2), sort: 'price_desc' }),
      'hybrids, cheapest first': () => ({ fuel_type: 'hybrid', sort: 'price_asc' }),
      'nothing fits': () => ({ year_max: 2004, power_hp_min: 5000 }),
      'old and dearest first': () => ({ year_max: 2006, sort: 'price_desc' }),
      'new and cheapest first': () => ({ year_min: 2025, sort: 'price_asc' }),
      'little driven and oldest first': () => ({ mileage_max: 3000, sort: 'year_asc' }),
      'far driven and newest model first': () => ({ mileage_min: 400_000, sort: 'year_desc' }),
      'much driven, little driven first': () => ({
        mileage_min: 300_000,
        make: [make(), make(), make()],
        sort: 'mileage_asc',
      }),
      'rare color in a small town by price': () => ({ color: 'purple', city: found.cities.at(-1), sort: 'price_desc' }),
      'strong, cheap and in two cities': () => ({ power_hp_min: 400, price_max: 30_000, city: [city(), city()] }),
    },
    texts: {
      'تويوتا camry ٢٠٢٢': 'a make, a model and a year',
      toyta: 'a misspelt make',
      'كامرى الرياظ': 'a misspelt model and city',
      'هيواندي النتر': 'a misspelt make and model',
      'lnad cruiser white': 'a misspelt model and a color',
      'لاند كروز 2018 ابيض جدة': 'a model in two words, a year, a color and a city',
    },
  }
}

export interface Found {
  makes: readonly string[]
  models: readonly string[]
  cities: readonly string[]
  regions: readonly string[]
}

/** Picks a value; earlier ones are more likely. */
function common(random: Random, values: readonly string[]): string {
  return values[Math.floor(random.next() ** 3 * values.length)] ?? ''
}

/** Searches for every body, region and tag, included and excluded, in every order. */
export function everySorted({ body_type, region, tag }: Facets): CarSearchInput[] {
  const asked = Object.entries({ body_type, region, tag }).flatMap(([field, values]) =>
    values.flatMap(({ value }) => [{ [field]: value }, { [`not_${field}`]: value }]),
  )
  return asked.flatMap((one) => SORTS.map((sort) => ({ ...one, sort })))
}
