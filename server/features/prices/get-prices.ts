import { and, asc, desc, eq, or, sql } from 'drizzle-orm'
import type { PriceFigures, PricePage } from '#contract/prices.ts'
import { LAST_MILEAGE, MILEAGE_STEP, MONTHS_SHOWN } from '#domain/prices/price-rules.ts'
import type { DataServices } from '#server/context.ts'
import { presentCards } from '#server/features/cars/public.ts'
import type { Catalogue } from '#server/features/catalogue/public.ts'
import { builtOnce } from '#server/platform/db/built-once.ts'
import { price_figures, price_mileages, price_months } from '#server/platform/db/schema/index.ts'
import { fail } from '#server/platform/fail.ts'
import { findCity, findModel } from './find-place.ts'
import { named } from './named.ts'
import { readCounted } from './read-counted.ts'

const CARS_SHOWN = 6

interface Asked {
  make: string
  model: string
  year?: number | undefined
  city?: string | undefined
}

/**
 * The prices of a model, in a year or a city if they are given. Names and slugs of merged models lead to the current ones.
 * @throws NOT_FOUND
 */
export async function getPrices(context: DataServices, asked: Asked): Promise<PricePage> {
  const { db } = context
  const catalogue = await context.catalogue()
  const model = findModel(catalogue, asked.make, asked.model)
  const make = model && catalogue.makers.byId.get(model.make_id)
  const city = asked.city === undefined ? null : findCity(catalogue, asked.city)
  if (!make || city === undefined) throw fail('NOT_FOUND')

  const scope = { model_id: model.id, year: asked.year ?? 0, city_id: city?.id ?? 0 }
  const [counted, rows, mileages, months, cars] = await Promise.all([
    readCounted(db),
    theFigures(db).execute(scope),
    theMileages(db).execute(scope),
    theMonths(db).execute(scope),
    listCars(context, scope),
  ])
  const inCity = rows.filter(({ city_id }) => city_id === scope.city_id)
  const found = inCity.find(({ year }) => year === scope.year)
  if (!found || !counted) throw fail('NOT_FOUND')
  const everywhere = rows.find((row) => row.year === scope.year && row.city_id === 0)
  return {
    ...counted,
    make: named(make),
    model: named(model),
    year: asked.year ?? null,
    city: city && named(city),
    figures: figuresOf(found),
    everywhere: city && everywhere ? figuresOf(everywhere) : null,
    sale: found.sold_count === null ? null : { count: found.sold_count, days: found.sold_days ?? 0 },
    months: months.toReversed(),
    mileages: mileages.map((row) => ({
      ...figuresOf(row),
      from: row.from_km,
      to: row.from_km < LAST_MILEAGE ? row.from_km + MILEAGE_STEP : null,
    })),
    years: inCity
      .filter(({ year }) => year !== 0)
      .toSorted((a, b) => b.year - a.year)
      .map((row) => ({ year: row.year, ...figuresOf(row) })),
    cities: citiesOf(
      rows.filter((row) => row.year === scope.year && row.city_id !== 0),
      catalogue,
    ),
    cars,
  }
}

const figuresOf = ({ count, lower, middle, upper }: PriceFigures): PriceFigures => ({ count, lower, middle, upper })

const citiesOf = (rows: readonly (PriceFigures & { city_id: number })[], { cities }: Catalogue) =>
  rows
    .toSorted((a, b) => b.count - a.count)
    .flatMap((row) => {
      const city = cities.byId.get(row.city_id)
      return city ? [{ ...named(city), ...figuresOf(row) }] : []
    })

async function listCars(context: DataServices, scope: { model_id: number; year: number; city_id: number }) {
  const { model_id, year, city_id } = scope
  const { cards } = await context.search.page(
    {
      chosen: [
        { field: 'car', makeIds: [], modelIds: [model_id] },
        ...(year ? [{ field: 'year' as const, min: year, max: year }] : []),
        ...(city_id ? [{ field: 'place' as const, regionIds: [], cityIds: [city_id] }] : []),
      ],
      typed: [],
    },
    { sort: 'newest', after: null, limit: CARS_SHOWN },
  )
  return presentCards(context, cards)
}

const asked = (name: 'model_id' | 'year' | 'city_id') => sql.placeholder(name)

/** The page itself, the same city in other years, and the same year in other cities. */
const theFigures = builtOnce((db) =>
  db
    .select()
    .from(price_figures)
    .where(
      and(
        eq(price_figures.model_id, asked('model_id')),
        or(eq(price_figures.city_id, asked('city_id')), eq(price_figures.year, asked('year'))),
      ),
    )
    .prepare('figures_of_price_page'),
)

const theMileages = builtOnce((db) =>
  db
    .select()
    .from(price_mileages)
    .where(and(eq(price_mileages.model_id, asked('model_id')), eq(price_mileages.year, asked('year'))))
    .orderBy(asc(price_mileages.from_km))
    .prepare('mileages_of_price_page'),
)

const theMonths = builtOnce((db) =>
  db
    .select({
      month: price_months.month,
      count: price_months.count,
      middle: price_months.middle,
      is_demo: price_months.is_demo,
    })
    .from(price_months)
    .where(
      and(
        eq(price_months.model_id, asked('model_id')),
        eq(price_months.year, asked('year')),
        eq(price_months.city_id, asked('city_id')),
      ),
    )
    .orderBy(desc(price_months.month))
    .limit(MONTHS_SHOWN)
    .prepare('months_of_price_page'),
)
