import type { ArticleCard } from '#contract/articles.ts'
import type { CarCard } from '#contract/cars.ts'
import type { DealCard } from '#contract/deals.ts'
import type { Facets, FacetValue, NamedFacetValue, TrustCounts } from '#contract/search.ts'
import type { Budget } from '#domain/search/numbers/choose-budgets.ts'

/** What the home page shows. */
export interface Shown {
  total: number
  /** Whether there are no ads and no admin yet. */
  isNew: boolean
  /** Of all ads. */
  cities: Readonly<Facets['city']>
  good_prices: readonly CarCard[]
  latest: readonly CarCard[]
  featured: readonly CarCard[]
  makes: Readonly<Facets['make']>
  body_types: readonly FacetValue[]
  tags: readonly NamedFacetValue[]
  budgets: readonly Budget[]
  deals: readonly DealCard[]
  posts: readonly ArticleCard[]
  trust: TrustCounts
  /** In ISO 8601. */
  now: string
}
