import type { Deal } from '#contract/deals.ts'
import type { Lang } from '#domain/language.ts'
import { inLanguage } from './in-language.ts'

interface Shown {
  deal: Deal
  publicUrl: string
  lang: Lang
}

/** A deal as schema.org structured data, without fields that are not stated. */
export function dealForSearch({ deal, publicUrl, lang }: Shown): object {
  const { brand, category, picture, price_now, starts_at, ends_at } = deal
  return {
    '@context': 'https://schema.org',
    '@type': 'Offer',
    name: deal[`title_${lang}`],
    url: inLanguage(`${publicUrl}/deals/${deal.id}`, lang),
    description: deal[`text_${lang}`] || undefined,
    image: picture ? publicUrl + picture.url : undefined,
    category: category?.[`name_${lang}`],
    ...(brand && { offeredBy: { '@type': 'Organization', name: brand[`name_${lang}`] } }),
    ...(price_now !== null && { price: price_now, priceCurrency: 'SAR' }),
    validFrom: starts_at ?? undefined,
    validThrough: ends_at ?? undefined,
    areaServed: 'SA',
  }
}
