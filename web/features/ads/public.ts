export { MyAds } from './my-ads.tsx'
export { readOwnAdSearch } from './own-ad-search.ts'
export { ownAdsQuery } from './own-ads-query.ts'
export { StillAvailable } from './still-available.tsx'
