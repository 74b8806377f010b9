export type { Catalogue, City } from './catalogue.ts'
export { loadCatalogue } from './load-catalogue.ts'
