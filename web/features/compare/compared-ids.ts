import { UUID } from '#domain/uuid.ts'
import { MOST_COMPARED } from './compared-cars.ts'

/** Ids of the cars in a URL: valid ones only, without duplicates, at most four. */
export function comparedIds(params: URLSearchParams): string[] {
  const ids = params.getAll('car').map((id) => id.toLowerCase())
  return [...new Set(ids.filter((id) => UUID.test(id)))].slice(0, MOST_COMPARED)
}
