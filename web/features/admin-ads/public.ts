export { AdList } from './ad-list.tsx'
export { AnyAd } from './any-ad.tsx'
export { CarsTabs } from './cars-tabs.tsx'
export { readAdSearch } from './read-ad-search.ts'
