import type { Texts } from '#web/texts/create-texts.ts'
import { chosenCount } from './chosen-count.ts'
import { searchTitle } from './describe-search.ts'
import type { FetchedExplore } from './fetch-explore.ts'

/** A search narrower than this is one person's, not a page that others look for; so is free text. */
const MOST_CHOICES = 2

/** What search engines and tabs read of explore. */
export function exploreMeta({ search, names, total }: FetchedExplore, { lang, t }: Texts) {
  const title = searchTitle(search, names, lang, t)
  return {
    title,
    description: t('explore_description', { title, cars: t('explore_results', { count: total }) }),
    isIndexed: !search.q && total > 0 && chosenCount(search) <= MOST_CHOICES,
  }
}
