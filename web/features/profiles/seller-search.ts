import type { SellerAds } from '#contract/profiles.ts'
import { HIGHEST_PRICE, MOST_SELLER_PAGES, SELLER_SORTS } from '#domain/profiles/seller-ads.ts'
import { parseInteger } from '#domain/text/parse-number.ts'

export type SellerSearch = Omit<SellerAds, 'profile_id'>

const SLUG = /^[a-z0-9-]{1,80}$/

/** Parses the query string of a seller's page; invalid values are ignored. */
export function readSellerSearch(params: URLSearchParams): SellerSearch {
  const make = params.get('make') ?? ''
  const priceMax = parseInteger(params.get('price_max') ?? '', { min: 1, max: HIGHEST_PRICE })
  return {
    ...(SLUG.test(make) && { make }),
    ...(priceMax && { price_max: priceMax }),
    sort: SELLER_SORTS.find((one) => one === params.get('sort')) ?? 'newest',
    page: parseInteger(params.get('page') ?? '', { min: 1, max: MOST_SELLER_PAGES }) ?? 1,
  }
}

/** The path of the ads of a seller; default values are omitted. */
export function sellerAddress(profileId: string, { make, price_max, sort, page }: SellerSearch): string {
  const params = new URLSearchParams({
    ...(make && { make }),
    ...(price_max && { price_max: String(price_max) }),
    ...(sort !== 'newest' && { sort }),
    ...(page > 1 && { page: String(page) }),
  })
  return params.size ? `/seller/${profileId}?${params}` : `/seller/${profileId}`
}
