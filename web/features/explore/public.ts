export { Explore } from './explore.tsx'
export { exploreMeta } from './explore-meta.ts'
export { fetchExplore } from './fetch-explore.ts'
export { SearchField } from './search-field.tsx'
