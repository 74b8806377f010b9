import type { DealSearch } from '#contract/deals.ts'
import { DEAL_SORTS } from '#domain/deals/deal-sorts.ts'
import { parseInteger } from '#domain/text/parse-number.ts'
import { cutText } from '#domain/text/truncate.ts'
import { plainQuery } from '#domain/search/words/plain-query.ts'

const SLUG = /^[a-z0-9-]{1,80}$/
const MOST_LETTERS = 100
const MOST_PAGES = 1000

/** Parses the query string of the list of deals; invalid values are ignored. */
export function readDealSearch(params: URLSearchParams): DealSearch {
  const q = cutText(plainQuery(params.get('q') ?? ''), MOST_LETTERS).trim()
  const brand = params.get('brand') ?? ''
  const category = params.get('category') ?? ''
  return {
    ...(q && { q }),
    ...(SLUG.test(brand) && { brand }),
    ...(SLUG.test(category) && { category }),
    sort: DEAL_SORTS.find((one) => one === params.get('sort')) ?? 'featured',
    page: parseInteger(params.get('page') ?? '', { min: 1, max: MOST_PAGES }) ?? 1,
  }
}

/** The canonical path of a search; default values are omitted. */
export function dealsAddress({ q, brand, category, sort, page }: DealSearch): string {
  const params = new URLSearchParams({
    ...(q && { q }),
    ...(brand && { brand }),
    ...(category && { category }),
    ...(sort !== 'featured' && { sort }),
    ...(page > 1 && { page: String(page) }),
  })
  return params.size ? `/deals?${params}` : '/deals'
}
