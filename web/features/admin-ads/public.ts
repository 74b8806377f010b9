export { AdminAdPage } from './admin-ad-page.tsx'
export { CarsTabs } from './cars-tabs.tsx'
export { readAdSearch } from './read-ad-search.ts'
export { VIEW_PARTS, viewOf } from './view-parts.ts'
