import type { Catalogue } from '#server/features/catalogue/public.ts'

interface Subject {
  make_id: number | null
  model_id: number | null
}

/**
 * Whether an article is about a make or model: that of a make also about its models, that of a model also about its make
 * in general.
 * @param slug of the make or model; undefined for any
 */
export function aboutOf({ makers, models }: Catalogue, slug: string | undefined): (article: Subject) => boolean {
  if (slug === undefined) return () => true
  const model = models.bySlug.get(slug)
  if (model) {
    return ({ make_id, model_id }) =>
      model_id === null ? make_id === model.make_id : models.byId.get(model_id)?.id === model.id
  }
  const make = makers.bySlug.get(slug)
  return ({ make_id }) => make !== undefined && make_id !== null && makers.byId.get(make_id)?.id === make.id
}
