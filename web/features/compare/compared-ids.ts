import { UUID } from '#domain/uuid.ts'
import { MOST_COMPARED } from './compared-cars.ts'

/** Which cars an address compares: each once, four at most, whatever is no id left out. */
export function comparedIds(params: URLSearchParams): string[] {
  const ids = params.getAll('car').map((id) => id.toLowerCase())
  return [...new Set(ids.filter((id) => UUID.test(id)))].slice(0, MOST_COMPARED)
}
