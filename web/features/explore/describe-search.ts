import type { Facets } from '#contract/search.ts'
import type { Lang } from '#domain/language.ts'
import type { Translate } from '#web/texts/create-texts.ts'
import type { ExploreSearch } from './search-address.ts'

/** Names of what a search is for, where it is for one thing. */
export type SearchNames = Partial<Record<(typeof NAMED)[number], { name_ar: string; name_en: string }>>

const NAMED = ['make', 'model', 'city', 'region'] as const

export function searchNames(search: ExploreSearch, facets: Facets): SearchNames {
  return Object.fromEntries(
    NAMED.flatMap((field) => {
      const [value, ...others] = search[field] ?? []
      const found = others.length ? undefined : facets[field].find((facet) => facet.value === value)
      return found ? [[field, { name_ar: found.name_ar, name_en: found.name_en }]] : []
    }),
  )
}

/** «سيارات تويوتا كامري للبيع في الرياض». */
export function searchTitle(search: ExploreSearch, names: SearchNames, lang: Lang, t: Translate): string {
  const { make, model, city, region } = names
  const [body, ...otherBodies] = search.body_type ?? []
  const car = [make?.[`name_${lang}`], model?.[`name_${lang}`]].filter(Boolean).join(' ')
  const what = car || (body && !otherBodies.length ? t(`body_type_${body}`) : '')
  const place = (city ?? region)?.[`name_${lang}`]
  if (what && place) return t('explore_title_of_in', { what, place })
  if (what) return t('explore_title_of', { what })
  return place ? t('explore_title_in', { place }) : t('explore_title')
}
