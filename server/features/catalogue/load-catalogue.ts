import { asc } from 'drizzle-orm'
import { buildVocabulary, type Vocabulary } from '#domain/search/vocabulary/vocabulary.ts'
import { renameInRule } from '#domain/tags/rename-in-rule.ts'
import type { Db } from '#server/platform/db/client.ts'
import { cities, regions } from '#server/platform/db/schema/index.ts'
import { typedModels } from './as-named-now.ts'
import type { Catalogue, Directory, StoredTag } from './catalogue.ts'
import { readCarsCatalogue } from './read-cars-catalogue.ts'
import { vocabularyTerms } from './vocabulary-terms.ts'

/** @param tags enabled tags, most important first */
export async function loadCatalogue(db: Db, tags: readonly StoredTag[]): Promise<Catalogue> {
  const { makers, models } = await readCarsCatalogue(db)
  const allRegions = directory(await db.select().from(regions).orderBy(asc(regions.id)))
  const allCities = directory(await db.select().from(cities).orderBy(asc(cities.id)))
  const terms = vocabularyTerms({
    makers: makers.all,
    models: models.all,
    regions: allRegions.all,
    cities: allCities.all,
    tags,
  })
  let vocabulary: Vocabulary | undefined
  const names = { make: makers.bySlug, model: models.bySlug }
  return {
    makers,
    models,
    typedModels: typedModels(models.all),
    regions: allRegions,
    cities: allCities,
    tags: tags.map((tag) => ({ ...tag, activation_rules: renameInRule(tag.activation_rules, names) })),
    // takes longer than all the rest, and only searches and imports need it
    get vocabulary() {
      return (vocabulary ??= buildVocabulary(terms))
    },
  }
}

function directory<Row extends { id: number; slug: string }>(all: readonly Row[]): Directory<Row> {
  return {
    all,
    byId: new Map(all.map((row) => [row.id, row])),
    bySlug: new Map(all.map((row) => [row.slug, row])),
  }
}
