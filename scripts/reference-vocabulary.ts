import { buildVocabulary, type Vocabulary } from '#domain/search/vocabulary/vocabulary.ts'
import { vocabularyTerms } from '#server/features/catalogue/public.ts'
import { CAR_MAKERS } from '#server/platform/db/reference/car-makers/index.ts'
import { BUILT_IN_TAGS } from '#server/platform/db/reference/car-tags.ts'
import { REGIONS } from '#server/platform/db/reference/places/index.ts'

/** The vocabulary of a new installation without a database, and the slugs of its tags. */
export function givenReference(): { vocabulary: Vocabulary; tagNames: ReadonlyMap<number, string> } {
  const numbered = <Row extends object>(rows: readonly Row[]) => rows.map((row, at) => ({ ...row, id: at + 1 }))
  const makers = numbered(CAR_MAKERS)
  const regions = numbered(REGIONS)
  const tags = numbered(BUILT_IN_TAGS)
  return {
    vocabulary: buildVocabulary(
      vocabularyTerms({
        makers,
        models: numbered(
          makers.flatMap(({ id, slug, models }) =>
            models.map((model) => ({ ...model, slug: `${slug}-${model.slug}`, make_id: id })),
          ),
        ),
        regions,
        cities: numbered(regions.flatMap(({ id, cities }) => cities.map((city) => ({ ...city, region_id: id })))),
        tags,
      }),
    ),
    tagNames: new Map(tags.map(({ id, name_en }) => [id, name_en.toLowerCase().replaceAll(' ', '-')])),
  }
}
