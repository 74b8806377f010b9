export type { Catalogue, City } from './catalogue.ts'
export { loadCatalogue } from './load-catalogue.ts'
export { vocabularyTerms } from './vocabulary-terms.ts'
