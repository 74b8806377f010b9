import type { PageMeta } from '#web/features/seo/public.ts'
import type { Texts } from '#web/texts/create-texts.ts'
import type { dealTexts } from '#web/texts/deals/area.ts'
import { dealsAddress } from './deal-search.ts'
import type { FetchedDeals } from './fetch-deals.ts'

/** Metadata of the list. What visitors typed, and other orders of the same deals, are not indexed. */
export function dealsMeta(
  { search, total, brand, category }: FetchedDeals,
  { t, lang }: Texts<typeof dealTexts>,
): PageMeta {
  const names = [category, brand].flatMap((one) => one?.[`name_${lang}`] ?? [])
  const title = names.length ? t('deals_title_of', { name: names.join(' · ') }) : t('deals_title')
  return {
    title: search.page > 1 ? t('deals_title_page', { title, page: search.page }) : title,
    description: t('deals_description'),
    isIndexed: total > 0 && !search.q && search.sort === 'featured',
    address: dealsAddress(search),
  }
}
