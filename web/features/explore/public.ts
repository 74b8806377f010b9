export { Explore } from './explore.tsx'
export { exploreQuery } from './explore-query.ts'
export { readSearch } from './search-address.ts'
export { SearchField } from './search-field.tsx'
