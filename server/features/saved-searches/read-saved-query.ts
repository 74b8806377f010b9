import { CarSearch } from '#contract/search.ts'

/** Parses a saved query string. Invalid values are ignored, as on the search page. */
export function readSavedQuery(query: string): CarSearch {
  const params = new URLSearchParams(query)
  const given: Record<string, string[]> = {}
  for (const name of new Set(params.keys())) {
    const values = params.getAll(name)
    if (isUnderstood(name, values)) given[name] = values
  }
  const whole = CarSearch.safeParse(unlisted(given))
  // values that are valid individually can contradict each other
  return whole.success ? whole.data : CarSearch.parse({})
}

const LEFT_OUT = ['after', 'sort', 'limit', 'facets', 'only_facets', 'lang']

const isUnderstood = (name: string, values: string[]): boolean =>
  !LEFT_OUT.includes(name) && CarSearch.safeParse(unlisted({ [name]: values })).success

/** Unwraps single values, since only some fields accept lists. */
const unlisted = (given: Record<string, string[]>): Record<string, string | string[]> =>
  Object.fromEntries(
    Object.entries(given).map(([name, values]) => [name, values.length === 1 ? (values[0] ?? '') : values]),
  )
