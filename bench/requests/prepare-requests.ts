import { sql } from 'drizzle-orm'
import { CarSearch } from '#contract/search.ts'
import type { DataServices } from '#server/context.ts'
import type { Catalogue } from '#server/features/catalogue/public.ts'
import { whereAll } from '#server/features/search/questions/condition-sql.ts'
import { conditionsOf } from '#server/features/search/questions/conditions.ts'
import { car_cards, cars, searchable_cars } from '#server/platform/db/schema/index.ts'
import { labelledSentences, type LabelledSentence } from '../../scripts/labelled-sentences.ts'
import { normaliseReading, searchOfReading } from '../../scripts/readings.ts'

/** The year in which the sentences were written. */
export const NOW = new Date('2026-07-01T00:00:00Z')

interface Request extends LabelledSentence {
  kind: string
  /** The ads that fit each acceptable reading; null if a reading has no filter, or none of the ads fits. */
  fitting: readonly ReadonlySet<string>[] | null
}

export interface Prepared {
  services: DataServices
  catalogue: Catalogue
  requests: readonly Request[]
  tagNames: ReadonlyMap<number, string>
}

/** All labelled sentences, with the ads that fit them. */
export async function prepareRequests(services: DataServices): Promise<Prepared> {
  const catalogue = await services.catalogue()
  const tagNames = new Map(catalogue.tags.map(({ id, name_en }) => [id, name_en.toLowerCase().replaceAll(' ', '-')]))
  const tagIds = new Map([...tagNames].map(([id, name]) => [name, id]))
  const requests: Request[] = []
  for (const [kind, sentences] of labelledSentences()) {
    for (const { text, readings } of sentences) {
      const meant = readings.map(normaliseReading)
      const fitting = await Promise.all(meant.map((reading) => fittingAds(services, catalogue, reading, tagIds)))
      const isScored = meant.every(Boolean) && fitting.some((ids) => ids.size > 0)
      requests.push({ kind, text, readings: meant, fitting: isScored ? fitting : null })
    }
  }
  return { services, catalogue, requests, tagNames }
}

/** None for a reading that the search cannot express, such as an excluded year. */
async function fittingAds(
  { db }: DataServices,
  catalogue: Catalogue,
  reading: string,
  tagIds: ReadonlyMap<string, number>,
): Promise<Set<string>> {
  const search = CarSearch.safeParse(searchOfReading(reading, tagIds))
  if (!search.success) return new Set()
  const { sort: _sort, ...filters } = search.data
  const where = whereAll(conditionsOf(filters, catalogue, []), NOW)
  const { rows } = await db.execute<{ id: string }>(
    sql`select ${cars.id} from ${searchable_cars} join ${cars} on ${cars.key} = car_key where ${where}`,
  )
  return new Set(rows.map(({ id }) => id))
}

/** What a search by words finds an ad by: its names in both languages, year and texts. Newest first. */
export async function wordedAds({ db }: DataServices, { makers, models, cities, regions }: Catalogue) {
  const { rows } = await db.execute<
    Record<'make_id' | 'model_id' | 'city_id' | 'year', number> & Record<'id' | 'texts', string>
  >(
    sql`select id, make_id, coalesce(model_id, 0) as model_id, city_id, year,
        concat_ws(' ', ad_title_ar, ad_title_en, description_ar, description_en, color, fuel_type) as texts
      from ${cars} join ${car_cards} on car_key = key order by published_at desc`,
  )
  return rows.map(({ id, make_id, model_id, city_id, year, texts }) => {
    const city = cities.byId.get(city_id)
    const named = [makers.byId.get(make_id), models.byId.get(model_id), city, regions.byId.get(city?.region_id ?? 0)]
    const names = named.flatMap((one) => (one ? [one.name_ar, one.name_en] : []))
    return { id, text: [...names, year, texts].join(' ') }
  })
}
