import type { PricePage } from '#contract/prices.ts'
import type { Lang } from '#domain/language.ts'
import { inLanguage } from './in-language.ts'

interface Crumb {
  name: string
  path: string
}

interface Shown {
  page: PricePage
  /** The question, and the name of the car in it. */
  title: string
  car: string
  path: string
  crumbs: readonly Crumb[]
  publicUrl: string
  site: string
  lang: Lang
  description: string
}

/** The pages above a page, as schema.org structured data. */
export const crumbsForSearch = (crumbs: readonly Crumb[], publicUrl: string, lang: Lang) => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: inLanguage(publicUrl + path, lang),
  })),
})

/**
 * Prices as a data set of schema.org. Not a product with an `AggregateOffer`: search engines accept it for a single
 * product alone, and these are different cars.
 */
export function pricesForSearch({ page, title, car, path, crumbs, publicUrl, site, lang, description }: Shown): object {
  const { figures, year, city, months, as_of } = page
  const first = months[0]?.month
  const measured = (name: string, value: number, unit: object) => ({ '@type': 'PropertyValue', name, value, ...unit })
  const riyals = { unitText: 'SAR' }
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Dataset',
        name: title,
        description,
        url: inLanguage(publicUrl + path, lang),
        about: car,
        inLanguage: lang,
        isAccessibleForFree: true,
        creator: { '@type': 'Organization', name: site, url: `${publicUrl}/` },
        dateModified: as_of,
        temporalCoverage: `${first ? `${first}/` : ''}${as_of.split('T')[0]}`,
        spatialCoverage: { '@type': 'Place', name: `${city ? `${city.name_en}, ` : ''}Saudi Arabia` },
        variableMeasured: [
          measured('median asking price', figures.middle, riyals),
          measured('lower quartile of asking prices', figures.lower, riyals),
          measured('upper quartile of asking prices', figures.upper, riyals),
          measured('number of ads', figures.count, {}),
        ],
        distribution: {
          '@type': 'DataDownload',
          encodingFormat: 'application/json',
          contentUrl: `${publicUrl}${apiPath(page)}`,
        },
      },
      crumbsForSearch(crumbs, publicUrl, lang),
    ],
  }

  function apiPath({ make, model }: PricePage): string {
    const asked = new URLSearchParams({ ...(year && { year: String(year) }), ...(city && { city: city.slug }) })
    return `/api/v1/prices/${make.slug}/${model.slug}${asked.size ? `?${asked.toString()}` : ''}`
  }
}
