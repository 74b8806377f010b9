import { modelSlugs } from '#domain/prices/price-path.ts'
import { sameNamed } from '#domain/search/names/find-named.ts'
import type { Catalogue } from '#server/features/catalogue/public.ts'

/** The maker with this slug or name, in either language. */
export const findMaker = ({ makers }: Catalogue, asked: string) =>
  makers.bySlug.get(asked) ?? sameNamed(asked, makers.all)

/** The model with this slug, with or without that of its maker, or with this name in either language. */
export function findModel(catalogue: Catalogue, make: string, asked: string) {
  const { models } = catalogue
  const maker = findMaker(catalogue, make)
  const slugs = [...modelSlugs(make, asked), ...(maker ? modelSlugs(maker.slug, asked) : [])]
  const [bySlug] = slugs.flatMap((slug) => models.bySlug.get(slug) ?? [])
  if (bySlug || !maker) return bySlug
  return sameNamed(
    asked,
    models.all.filter(({ make_id }) => make_id === maker.id),
  )
}

export const findCity = ({ cities }: Catalogue, asked: string) =>
  cities.bySlug.get(asked) ?? sameNamed(asked, cities.all)
