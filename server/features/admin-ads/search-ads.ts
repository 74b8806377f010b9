import { and, desc, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { AdPage, AdSearch } from '#contract/admin-ads.ts'
import { foldHamza, normaliseText } from '#domain/text/normalise-text.ts'
import { UUID } from '#domain/uuid.ts'
import type { DataServices } from '#server/context.ts'
import type { Catalogue } from '#server/features/catalogue/public.ts'
import { isAfter, pageOf } from '#server/platform/db/cursor-page.ts'
import { cars, profiles } from '#server/platform/db/schema/index.ts'
import { isInState } from '#server/features/ads/public.ts'
import { listAnyAds } from './list-any-ads.ts'

/** Newest first. */
export async function searchAds(
  services: DataServices,
  { text, state, seller_id, after, limit }: AdSearch,
): Promise<AdPage> {
  const { db, clock } = services
  const catalogue = await services.catalogue()
  const rows = await db
    .select({ id: cars.id, created_at: cars.created_at })
    .from(cars)
    .innerJoin(profiles, eq(profiles.id, cars.seller_id))
    .where(
      and(
        state ? isInState(state, clock()) : isNull(cars.deleted_at),
        seller_id ? eq(cars.seller_id, seller_id) : undefined,
        text ? matches(text, catalogue) : undefined,
        isAfter(cars, after),
      ),
    )
    .orderBy(desc(cars.created_at), desc(cars.id))
    .limit(limit + 1)
  const { found, next } = pageOf(rows, limit)
  const ads = await listAnyAds(
    services,
    found.map(({ id }) => id),
  )
  return { items: ads.map((ad) => ad.found), next }
}

/** Each word matches the make, model, title, seller name or year. */
function matches(text: string, { makers, models, cities }: Catalogue): SQL | undefined {
  const id = text.toLowerCase()
  if (UUID.test(id)) return or(eq(cars.id, id), eq(cars.seller_id, id))
  const idsOf = (rows: readonly Named[], word: string) =>
    rows.filter((row) => [row.name_ar, row.name_en].some((name) => folded(name).includes(word))).map((row) => row.id)
  const words = folded(text).split(' ').filter(Boolean)
  if (!words.length) return sql`false`
  return and(
    ...words.map((word) =>
      or(
        inArray(cars.make_id, idsOf(makers.all, word)),
        inArray(cars.model_id, idsOf(models.all, word)),
        inArray(cars.city_id, idsOf(cities.all, word)),
        ...[cars.ad_title_ar, cars.ad_title_en, cars.custom_model].map(
          (column) => sql`strpos(translate(lower(${column}), 'أإآٱىةؤئ', 'اااايهوي'), ${word}) > 0`,
        ),
        sql`strpos(${profiles.normalised_name}, ${word}) > 0`,
        /^\d{4}$/.test(word) ? eq(cars.year, Number(word)) : undefined,
      ),
    ),
  )
}

interface Named {
  id: number
  name_ar: string
  name_en: string
}

const folded = (text: string): string => foldHamza(normaliseText(text))
