import type { PricePage } from '#contract/prices.ts'
import { formatDate } from '#domain/format/format-date.ts'
import { formatNumber } from '#domain/format/format-number.ts'
import { formatPrice } from '#domain/format/format-price.ts'
import type { PageMeta } from '#web/features/seo/public.ts'
import type { Texts } from '#web/texts/create-texts.ts'
import type { priceTexts } from '#web/texts/prices/area.ts'
import { carOf } from './crumbs-of.ts'
import type { FetchedMakerPrices, FetchedPriceList } from './fetch-prices.ts'

type PriceTexts = Texts<typeof priceTexts>

/** Metadata of the list of all prices. What visitors typed is not indexed. */
export const priceListMeta = ({ q, list }: FetchedPriceList, { t }: PriceTexts): PageMeta => ({
  title: t('prices_title'),
  description: t('prices_description'),
  isIndexed: !q && list.makers.length > 0,
})

export function makerPricesMeta({ maker }: FetchedMakerPrices, { t, lang }: PriceTexts): PageMeta {
  const make = maker[`name_${lang}`]
  return {
    title: t('prices_of_maker', { make }),
    description: t('prices_of_maker_description', { make, count: formatNumber(maker.count, lang) }),
  }
}

/** The question that people type, and its answer. */
export function modelPricesMeta(page: PricePage, { t, lang }: PriceTexts): PageMeta {
  const { figures, city, as_of } = page
  const answer = {
    car: carOf(page, lang),
    middle: formatPrice(figures.middle, lang),
    lower: formatPrice(figures.lower, lang),
    upper: formatPrice(figures.upper, lang),
    date: formatDate(as_of, lang),
    count: figures.count,
  }
  if (!city) return { title: t('prices_question', answer), description: t('prices_description', answer) }
  const inCity = { ...answer, city: city[`name_${lang}`] }
  return { title: t('prices_question_in', inCity), description: t('prices_description_in', inCity) }
}
