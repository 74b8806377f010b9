import type { PricePage } from '#contract/prices.ts'
import type { Lang } from '#domain/language.ts'
import { pricePath } from '#domain/prices/price-path.ts'

export interface Crumb {
  name: string
  path: string
}

/** The part of a page of prices that names it. */
export type PricePlace = Pick<PricePage, 'make'> & Partial<Pick<PricePage, 'model' | 'year' | 'city'>>

/**
 * The pages above a page of prices and itself, topmost first.
 * @param all the name of the list of all prices
 */
export function crumbsOf({ make, model, year, city }: PricePlace, all: string, lang: Lang): Crumb[] {
  const name = `name_${lang}` as const
  const ofModel = model && { make: make.slug, model: model.slug }
  return [
    { name: all, path: '/prices' },
    { name: make[name], path: pricePath({ make: make.slug }) },
    ...(model && ofModel ? [{ name: model[name], path: pricePath(ofModel) }] : []),
    ...(year && ofModel ? [{ name: String(year), path: pricePath({ ...ofModel, year }) }] : []),
    ...(city && ofModel
      ? [{ name: city[name], path: pricePath({ ...ofModel, year: year ?? undefined, city: city.slug }) }]
      : []),
  ]
}

/** «تويوتا كامري 2019». */
export const carOf = ({ make, model, year }: PricePlace, lang: Lang): string =>
  [make[`name_${lang}`], model?.[`name_${lang}`], year].filter(Boolean).join(' ')
