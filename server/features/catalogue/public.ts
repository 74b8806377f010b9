export type { Catalogue, City, StoredTag } from './catalogue.ts'
export { loadCatalogue } from './load-catalogue.ts'
