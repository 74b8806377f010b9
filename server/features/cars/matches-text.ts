import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm'
import { wantedParts } from '#domain/text/contains-words.ts'
import { searchText, splitLettersAndDigits } from '#domain/text/normalise-text.ts'
import { UUID } from '#domain/uuid.ts'
import type { Catalogue } from '#server/features/catalogue/public.ts'
import { cars } from '#server/platform/db/schema/index.ts'
import { containsWord } from '#server/platform/db/search-text.ts'

/**
 * Matches ads that contain every word in the make, model, city, title or year, or the ad with a complete ID. Makers,
 * models and cities have their names in both languages and all spellings that search knows.
 * @param alternative an additional condition for a word as `searchText` returns it
 */
export function matchesText(
  text: string,
  catalogue: Catalogue,
  alternative: (word: string) => SQL | undefined = () => undefined,
): SQL | undefined {
  const id = text.toLowerCase()
  if (UUID.test(id)) return or(eq(cars.id, id), alternative(id))
  const names = namesIn(catalogue)
  const words = splitLettersAndDigits(searchText(text)).split(' ').filter(Boolean)
  if (!words.length) return sql`false`
  return and(
    ...words.map((word) =>
      or(
        inArray(cars.make_id, idsOf(names.makers, word)),
        inArray(cars.model_id, idsOf(names.models, word)),
        inArray(cars.city_id, idsOf(names.cities, word)),
        containsWord(cars.search_title, word),
        /^\d{4}$/.test(word) ? eq(cars.year, Number(word)) : undefined,
        alternative(word),
      ),
    ),
  )
}

interface Named {
  name_ar: string
  name_en: string
  aliases: readonly string[]
}

/** IDs with all names as `searchText` returns them, with and without spaces. */
type Names = readonly (readonly [id: number, names: string])[]
type SearchedNames = Record<'makers' | 'models' | 'cities', Names>

/** Computed once per version of the catalogue. */
const known = new WeakMap<Catalogue, SearchedNames>()

function namesIn(catalogue: Catalogue): SearchedNames {
  const { makers, models, cities } = catalogue
  const names = known.get(catalogue) ?? {
    makers: namesOf(makers.byId),
    models: namesOf(models.byId),
    cities: namesOf(cities.byId),
  }
  known.set(catalogue, names)
  return names
}

const namesOf = (rows: ReadonlyMap<number, Named>): Names =>
  [...rows].map(([id, { name_ar, name_en, aliases }]) => {
    const names = [name_ar, name_en, ...aliases].map(searchText)
    return [id, ` ${[...names, ...names.map((name) => name.replaceAll(' ', ''))].join(' ')}`]
  })

function idsOf(names: Names, word: string): number[] {
  const parts = wantedParts(word)
  return names.flatMap(([id, searched]) => (parts.some((part) => searched.includes(part)) ? id : []))
}
