export { MyAds } from './my-ads.tsx'
export { OwnAdsInShort } from './own-ads-in-short.tsx'
export { PriceStanding } from './price-standing.tsx'
export { StillAvailable } from './still-available.tsx'
