export { CarJsonLd } from './car-json-ld.tsx'
export { CarsJsonLd } from './cars-json-ld.tsx'
export { pageMeta, type PageMeta } from './page-meta.ts'
export { SiteJsonLd } from './site-json-ld.tsx'
