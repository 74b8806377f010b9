import type { Fact } from '#contract/facts.ts'
import type { Lang } from '#domain/language.ts'
import { inLanguage } from './in-language.ts'

interface Shown {
  facts: readonly Fact[]
  /** The name and the description of the page. */
  name: string
  description: string
  publicUrl: string
  /** The name of the site. */
  site: string
  lang: Lang
}

/** Facts as schema.org structured data. */
export function factsForSearch({ facts, name, description, publicUrl, site, lang }: Shown): object {
  const checked = facts.map(({ checked_on }) => checked_on).toSorted()
  return {
    '@context': 'https://schema.org',
    '@type': 'Dataset',
    name,
    description,
    url: inLanguage(`${publicUrl}/knowledge`, lang),
    inLanguage: lang,
    isAccessibleForFree: true,
    creator: { '@type': 'Organization', name: site, url: `${publicUrl}/` },
    spatialCoverage: 'SA',
    dateModified: checked.at(-1),
    variableMeasured: facts.map((fact) => ({
      '@type': 'PropertyValue',
      propertyID: fact.key,
      name: fact[`label_${lang}`],
      value: fact.value ?? fact[`value_${lang}`],
      ...(fact.source_url && { url: fact.source_url }),
    })),
  }
}
