import { MOST_COMPARED } from './compared-cars.ts'

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Which cars an address compares: each once, four at most, whatever is no id left out. */
export function comparedIds(params: URLSearchParams): string[] {
  const ids = params.getAll('car').map((id) => id.toLowerCase())
  return [...new Set(ids.filter((id) => ID.test(id)))].slice(0, MOST_COMPARED)
}
