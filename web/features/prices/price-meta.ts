import type { PricePage } from '#contract/prices.ts'
import { cardImage } from '#domain/card-image.ts'
import { formatDate } from '#domain/format/format-date.ts'
import { formatNumber } from '#domain/format/format-number.ts'
import { formatPrice } from '#domain/format/format-price.ts'
import { pricePath } from '#domain/prices/price-path.ts'
import type { PageMeta } from '#web/features/seo/public.ts'
import type { Texts } from '#web/texts/create-texts.ts'
import type { priceTexts } from '#web/texts/prices/area.ts'
import { carOf } from './crumbs-of.ts'
import type { FetchedMakerPrices, FetchedPriceList } from './fetch-prices.ts'

type PriceTexts = Texts<typeof priceTexts>

/** Metadata of the list of all prices. What visitors typed is not indexed. */
export const priceListMeta = ({ q, list }: FetchedPriceList, { t, lang }: PriceTexts): PageMeta => ({
  title: t('prices_title'),
  description: t('prices_description'),
  isIndexed: !q && list.makers.length > 0,
  ...cardImage('/prices', lang),
})

export function makerPricesMeta({ maker }: FetchedMakerPrices, { t, lang }: PriceTexts): PageMeta {
  const make = maker[`name_${lang}`]
  return {
    title: t('prices_of_maker', { make }),
    description: t('prices_of_maker_description', { make, count: formatNumber(maker.count, lang) }),
    ...cardImage(pricePath({ make: maker.slug }), lang),
  }
}

/** The question that people type, and its answer. */
export function modelPricesMeta(page: PricePage, { t, lang }: PriceTexts): PageMeta {
  const { figures, make, model, year, city, as_of } = page
  const place = { make: make.slug, model: model.slug, year: year ?? undefined, city: city?.slug }
  const card = cardImage(pricePath(place), lang)
  const answer = {
    car: carOf(page, lang),
    middle: formatPrice(figures.middle, lang),
    lower: formatPrice(figures.lower, lang),
    upper: formatPrice(figures.upper, lang),
    date: formatDate(as_of, lang),
    count: figures.count,
  }
  if (!city) return { title: t('prices_question', answer), description: t('prices_description', answer), ...card }
  const inCity = { ...answer, city: city[`name_${lang}`] }
  return { title: t('prices_question_in', inCity), description: t('prices_description_in', inCity), ...card }
}
