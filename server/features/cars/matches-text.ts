import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm'
import { containsWords } from '#domain/text/contains-words.ts'
import { foldHamza, normaliseText } from '#domain/text/normalise-text.ts'
import { UUID } from '#domain/uuid.ts'
import type { Catalogue } from '#server/features/catalogue/public.ts'
import { cars } from '#server/platform/db/schema/index.ts'

/**
 * Matches ads that contain every word in the make, model, city, title or year, or the ad with a complete ID.
 * @param alternative an additional condition for a normalised word
 */
export function matchesText(
  text: string,
  { makers, models, cities }: Catalogue,
  alternative: (word: string) => SQL | undefined = () => undefined,
): SQL | undefined {
  const id = text.toLowerCase()
  if (UUID.test(id)) return or(eq(cars.id, id), alternative(id))
  const idsOf = (rows: ReadonlyMap<number, Named>, word: string) =>
    [...rows]
      .filter(([, row]) => [row.name_ar, row.name_en].some((name) => containsWords(name, word)))
      .map(([key]) => key)
  const words = folded(text).split(' ').filter(Boolean)
  if (!words.length) return sql`false`
  return and(
    ...words.map((word) =>
      or(
        inArray(cars.make_id, idsOf(makers.byId, word)),
        inArray(cars.model_id, idsOf(models.byId, word)),
        inArray(cars.city_id, idsOf(cities.byId, word)),
        ...[cars.ad_title_ar, cars.ad_title_en, cars.custom_model].map(
          (column) => sql`strpos(translate(lower(${column}), 'أإآٱىةؤئ', 'اااايهوي'), ${word}) > 0`,
        ),
        /^\d{4}$/.test(word) ? eq(cars.year, Number(word)) : undefined,
        alternative(word),
      ),
    ),
  )
}

interface Named {
  name_ar: string
  name_en: string
}

const folded = (text: string): string => foldHamza(normaliseText(text))
