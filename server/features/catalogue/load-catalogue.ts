import { asc } from 'drizzle-orm'
import { buildVocabulary } from '#domain/search/vocabulary.ts'
import type { Db } from '#server/platform/db/client.ts'
import { car_makers, car_models, cities, regions } from '#server/platform/db/schema/index.ts'
import type { Catalogue, Directory, StoredTag } from './catalogue.ts'
import { vocabularyTerms } from './vocabulary-terms.ts'

/** @param tags enabled tags, most important first */
export async function loadCatalogue(db: Db, tags: readonly StoredTag[]): Promise<Catalogue> {
  const makers = directory(await db.select().from(car_makers).orderBy(asc(car_makers.id)))
  const models = directory(await db.select().from(car_models).orderBy(asc(car_models.id)))
  const allRegions = directory(await db.select().from(regions).orderBy(asc(regions.id)))
  const allCities = directory(await db.select().from(cities).orderBy(asc(cities.id)))
  const terms = vocabularyTerms({
    makers: makers.all,
    models: models.all,
    regions: allRegions.all,
    cities: allCities.all,
    tags,
  })
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
