import type { Catalogue } from '#server/features/catalogue/public.ts'
import type { NamesToLieWith } from './lies.ts'

/** All names of makes, models and places of the catalogue. */
export function namesToLieWith({ makers, models, regions, cities }: Catalogue): NamesToLieWith {
  const named = [makers, models, regions, cities].flatMap(({ byId }): { name_ar: string; name_en: string }[] => [
    ...byId.values(),
  ])
  return { ar: named.map(({ name_ar }) => name_ar), en: named.map(({ name_en }) => name_en) }
}
