import { asc } from 'drizzle-orm'
import { ENUMERATION_WORDS } from '#domain/search/enumeration-words.ts'
import { buildVocabulary, type VocabularyTerm } from '#domain/search/vocabulary.ts'
import type { Db } from '#server/platform/db/client.ts'
import { car_makers, car_models, cities, regions } from '#server/platform/db/schema/index.ts'
import type { Catalogue, Directory, StoredTag } from './catalogue.ts'

/** @param tags enabled tags, most important first */
export async function loadCatalogue(db: Db, tags: readonly StoredTag[]): Promise<Catalogue> {
  const makers = directory(await db.select().from(car_makers).orderBy(asc(car_makers.id)))
  const models = directory(await db.select().from(car_models).orderBy(asc(car_models.id)))
  const allRegions = directory(await db.select().from(regions).orderBy(asc(regions.id)))
  const allCities = directory(await db.select().from(cities).orderBy(asc(cities.id)))
  const terms: VocabularyTerm[] = [
    ...makers.all.map((row) => term('make', row, null)),
    ...models.all.map((row) => term('model', row, makers.byId.get(row.make_id)?.slug ?? null)),
    ...allRegions.all.map((row) => term('region', row, null)),
    ...allCities.all.map((row) => term('city', row, allRegions.byId.get(row.region_id)?.slug ?? null)),
    ...ENUMERATION_WORDS.map(({ field, value, words }) => ({ kind: field, ref: value, parent: null, names: words })),
  ]
  return {
    makers,
    models,
    regions: allRegions,
    cities: allCities,
    tags,
    vocabulary: buildVocabulary(terms),
  }
}

function directory<Row extends { id: number; slug: string }>(all: readonly Row[]): Directory<Row> {
  return {
    all,
    byId: new Map(all.map((row) => [row.id, row])),
    bySlug: new Map(all.map((row) => [row.slug, row])),
  }
}

interface Named {
  id: number
  slug: string
  name_en: string
  name_ar: string
  aliases: readonly string[]
}

function term(kind: VocabularyTerm['kind'], row: Named, parent: string | null): VocabularyTerm {
  // the catalogue is sorted by how common entries are
  return { kind, ref: row.slug, parent, names: [row.name_en, row.name_ar, ...row.aliases], weight: -row.id }
}
