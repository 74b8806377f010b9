import { DEAL_STATES, type DealState } from '#domain/deals/deal-state.ts'
import { parseInteger } from '#domain/text/parse-number.ts'
import { cutText } from '#domain/text/truncate.ts'

const MOST_ID = 1_000_000_000

export interface AdminDealSearch {
  q?: string
  state?: DealState
  brand_id?: number
  category_id?: number
  page: number
}

/** Parses the query string; invalid values are ignored. */
export function readAdminDealSearch(params: URLSearchParams): AdminDealSearch {
  const idOf = (name: string) => parseInteger(params.get(name) ?? '', { min: 1, max: MOST_ID })
  const q = cutText(params.get('q')?.trim() ?? '', 100)
  const state = DEAL_STATES.find((one) => one === params.get('state'))
  const [brandId, categoryId] = [idOf('brand_id'), idOf('category_id')]
  return {
    ...(q && { q }),
    ...(state && { state }),
    ...(brandId !== null && { brand_id: brandId }),
    ...(categoryId !== null && { category_id: categoryId }),
    page: parseInteger(params.get('page') ?? '', { min: 1, max: 1000 }) ?? 1,
  }
}

/** The inverse of `readAdminDealSearch`. @returns a path with query string */
export function adminDealsAddress({ page, ...search }: AdminDealSearch): string {
  const values = Object.entries({ ...search, ...(page > 1 && { page }) }).map(([name, value]) => [name, String(value)])
  const query = new URLSearchParams(values).toString()
  return query ? `/admin/deals?${query}` : '/admin/deals'
}
