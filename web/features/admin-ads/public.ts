export { AdList } from './ad-list.tsx'
export { AdminAdPage } from './admin-ad-page.tsx'
export { CarsTabs } from './cars-tabs.tsx'
export { readAdSearch } from './read-ad-search.ts'
