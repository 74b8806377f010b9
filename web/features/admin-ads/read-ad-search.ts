import { AD_SORTS, type AdSort } from '#domain/admin-ads/sorts.ts'
import { AD_STATES, type AdState } from '#domain/ads/lifecycle.ts'
import { UUID } from '#domain/uuid.ts'
import { cutText } from '#domain/text/truncate.ts'
import { cursorOf } from '#web/platform/queries/cursor-of.ts'

export interface ChosenAds {
  text?: string
  state?: Exclude<AdState, 'none'>
  seller_id?: string
  sort?: AdSort
  after?: string
}

/** Parses the query string; invalid values are ignored. */
export function readAdSearch(params: URLSearchParams): ChosenAds {
  const text = cutText(params.get('text')?.trim() ?? '', 200)
  const state = AD_STATES.find((one) => one === params.get('state'))
  const sellerId = params.get('seller') ?? ''
  const sort = AD_SORTS.find((one) => one === params.get('sort'))
  const after = cursorOf(params)
  return {
    ...(text && { text }),
    ...(state && state !== 'none' && { state }),
    ...(UUID.test(sellerId) && { seller_id: sellerId }),
    ...(sort && { sort }),
    ...(after && { after }),
  }
}

/** The inverse of `readAdSearch`. @returns a path with query string */
export function adListAddress({ text, state, seller_id, sort, after }: ChosenAds): string {
  const params = new URLSearchParams({
    view: 'all',
    ...(text && { text }),
    ...(state && { state }),
    ...(seller_id && { seller: seller_id }),
    ...(sort && { sort }),
    ...(after && { after }),
  })
  return `/admin/cars?${params.toString()}`
}
