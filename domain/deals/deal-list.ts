import { wantedParts } from '#domain/text/contains-words.ts'
import { searchText } from '#domain/text/normalise-text.ts'
import { DEALS_ON_PAGE, type DealSort } from './deal-sorts.ts'
import { dealSaving, type DealPrices } from './deal-saving.ts'

/** What the list of deals needs to know of a published deal. Times are in milliseconds, as of `dealState`. */
export interface ListedDeal extends DealPrices {
  id: string
  brand_id: number | null
  category_id: number | null
  featured: boolean
  /** The later of its publication and its start. */
  began: number
  starts: number | null
  ends: number | null
  /** Its texts and the names of its brand, by `searchText`, with a space before it. */
  text: string
}

/** Published deals in each order. */
export type DealOrders = Record<DealSort, readonly ListedDeal[]>

export function orderDeals(deals: readonly ListedDeal[]): DealOrders {
  const newest = deals.toSorted((a, b) => b.began - a.began || (a.id < b.id ? 1 : -1))
  const by = (keyOf: (deal: ListedDeal) => number): ListedDeal[] => {
    const keys = new Map(newest.map((deal) => [deal, keyOf(deal)]))
    return newest.toSorted((a, b) => (keys.get(a) ?? 0) - (keys.get(b) ?? 0))
  }
  return {
    newest,
    featured: by(({ featured }) => (featured ? 0 : 1)),
    ending: by(({ ends }) => ends ?? Number.MAX_VALUE),
    saving: by((deal) => -savingRank(deal)),
  }
}

/** More than any amount in riyals. */
const PERCENT_POINT = 1e9

/** Percentages come before amounts, which cannot be compared with them. */
function savingRank(deal: ListedDeal): number {
  const saving = dealSaving(deal)
  if (!saving) return 0
  return saving.kind === 'percent' ? (saving.value + 1) * PERCENT_POINT : saving.value
}

export interface DealQuestion {
  /** Words of the title, the text or the brand. */
  q?: string | undefined
  brand_id?: number | undefined
  category_id?: number | undefined
  sort: DealSort
  page: number
}

export interface FoundDeals {
  /** Those on the page. */
  ids: string[]
  total: number
  /** Live deals by brand, with the other filters. Those of which the filters leave none have 0. */
  brands: Map<number, number>
  categories: Map<number, number>
}

/** Finds a page of live deals, and counts them. */
export function findDeals(
  orders: DealOrders,
  { q, brand_id, category_id, sort, page }: DealQuestion,
  now: Date,
): FoundDeals {
  const time = now.getTime()
  const hasWords = q ? matcherOf(q) : () => true
  const found: FoundDeals = { ids: [], total: 0, brands: new Map(), categories: new Map() }
  for (const deal of orders[sort]) {
    if (!isLive(deal, time)) continue
    const isOfBrand = brand_id === undefined || deal.brand_id === brand_id
    const isOfCategory = category_id === undefined || deal.category_id === category_id
    const matches = (isOfBrand || isOfCategory) && hasWords(deal.text)
    add(found.brands, deal.brand_id, matches && isOfCategory)
    add(found.categories, deal.category_id, matches && isOfBrand)
    if (!matches || !isOfBrand || !isOfCategory) continue
    if (Math.floor(found.total / DEALS_ON_PAGE) === page - 1) found.ids.push(deal.id)
    found.total += 1
  }
  return found
}

const isLive = ({ starts, ends }: ListedDeal, time: number): boolean =>
  (ends === null || ends > time) && (starts === null || starts <= time)

/** Other live deals than one: those of its brand or category first, then featured ones, then the newest. */
export function relatedDeals(
  { featured }: DealOrders,
  { id, brand_id, category_id }: Pick<ListedDeal, 'id' | 'brand_id' | 'category_id'>,
  { now, most }: { now: Date; most: number },
): string[] {
  const others = featured.filter((one) => one.id !== id && isLive(one, now.getTime()))
  const isAlike = (one: ListedDeal) =>
    (brand_id !== null && one.brand_id === brand_id) || (category_id !== null && one.category_id === category_id)
  const ordered = [...others.filter(isAlike), ...others.filter((one) => !isAlike(one))]
  return ordered.slice(0, most).map((one) => one.id)
}

/** Patterns of letters, digits and spaces, which are several times as fast as `includes` for parts of many texts. */
function matcherOf(q: string): (text: string) => boolean {
  const words = searchText(q).split(' ').filter(Boolean)
  const patterns = words.map((word) => new RegExp(wantedParts(word).join('|')))
  return (text) => patterns.length > 0 && patterns.every((pattern) => pattern.test(text))
}

function add(counts: Map<number, number>, id: number | null, isCounted: boolean): void {
  if (id !== null) counts.set(id, (counts.get(id) ?? 0) + (isCounted ? 1 : 0))
}
