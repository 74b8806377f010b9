import { and, eq, sql } from 'drizzle-orm'
import type { CarCard } from '#contract/cars.ts'
import type { BodyType } from '#domain/cars/enumerations.ts'
import type { Catalogue } from '#server/features/catalogue/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import { car_pictures, cars } from '#server/platform/db/schema/index.ts'
import { presentCard } from './present-card.ts'
import type { Hit } from './search/find-page.ts'

interface ListCards {
  hits: readonly Hit[]
  catalogue: Catalogue
  now: Date
}

/** The cards of what a search found, in its order; a car that was removed meanwhile is left out. */
export type CardList = (wanted: ListCards) => Promise<CarCard[]>

/** Prepares the statement once, since every search asks it. */
export function createCardList(db: Db): CardList {
  const cover = db
    .select({ url: car_pictures.url })
    .from(car_pictures)
    .where(and(eq(car_pictures.car_id, cars.id), eq(car_pictures.position, 0)))
  const statement = db
    .select({
      key: cars.key,
      id: cars.id,
      ad_title_ar: cars.ad_title_ar,
      ad_title_en: cars.ad_title_en,
      make_id: cars.make_id,
      model_id: cars.model_id,
      custom_model: cars.custom_model,
      year: cars.year,
      price: cars.price,
      mileage: cars.mileage,
      city_id: cars.city_id,
      body_type: sql<BodyType | null>`${cars.body_types}[1]`,
      color: cars.color,
      featured: sql<boolean>`coalesce(${cars.featured_until} > ${sql.placeholder('now')}, false)`,
      published_at: sql<string>`${cars.published_at}`,
      image: sql<string | null>`(${cover})`,
    })
    .from(cars)
    .where(sql`${cars.key} = any(${sql.placeholder('keys')}::bigint[])`)
    .prepare('list_cards')

  return async ({ hits, catalogue, now }) => {
    if (!hits.length) return []
    const rows = await statement.execute({
      keys: `{${hits.map(({ car_key }) => car_key).join(',')}}`,
      now: now.toISOString(),
    })
    const by_key = new Map(rows.map((row) => [row.key, row]))
    return hits.flatMap(({ car_key, discount, tags }) => {
      const row = by_key.get(car_key)
      return row ? [presentCard({ ...row, discount, tags }, catalogue)] : []
    })
  }
}
