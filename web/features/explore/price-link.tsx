import { Link } from 'react-router'
import type { CarPage } from '#contract/search.ts'
import { pricePath } from '#domain/prices/price-path.ts'
import { exploreTexts } from '#web/texts/explore/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import type { ExplorePage } from './page-facets.ts'
import type { ExploreSearch } from './search-address.ts'
import { withUnderstood } from './with-understood.ts'

interface Props {
  search: ExploreSearch
  page: Pick<ExplorePage, 'facets' | 'items'> & Pick<CarPage, 'understood'>
}

/** A link to the prices of the model that a search is about, if there are enough cars to compare prices. */
export function PriceLink({ search, page: { facets, items, understood } }: Props) {
  const { t, lang } = useTexts(exploreTexts)
  const [slug, ...others] = withUnderstood(search, understood).model ?? []
  const model = others.length ? undefined : facets?.model?.find(({ value }) => value === slug)
  if (!model || !items.some(({ fair_price }) => fair_price)) return null
  return (
    <Link to={pricePath({ make: model.make, model: model.value })} className="link self-start">
      {t('explore_prices', { model: `\u2068${model[`name_${lang}`]}\u2069` })}
    </Link>
  )
}
