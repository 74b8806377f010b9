import type { Named } from '#domain/search/names/find-named.ts'

/** A maker, model or city. */
export interface CatalogueItem extends Named {
  slug: string
}
