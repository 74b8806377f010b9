import { AD_STATES, type AdState } from '#domain/ads/lifecycle.ts'
import { pageKey } from '#web/platform/page-key.ts'

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export interface ChosenAds {
  text?: string
  state?: Exclude<AdState, 'none'>
  seller_id?: string
  after?: string
}

/** What an address asks for; what it can't ask for is left out. */
export function readAdSearch(params: URLSearchParams): ChosenAds {
  const text = params.get('text')?.trim().slice(0, 200)
  const state = AD_STATES.find((one) => one === params.get('state'))
  const seller_id = params.get('seller') ?? ''
  const after = pageKey(params)
  return {
    ...(text && { text }),
    ...(state && state !== 'none' && { state }),
    ...(ID.test(seller_id) && { seller_id }),
    ...(after && { after }),
  }
}
