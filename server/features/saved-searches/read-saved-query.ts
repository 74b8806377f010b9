import { CarSearch } from '#contract/cars.ts'

/** The search of a saved address; what makes no sense in it is left out, as explore does. */
export function readSavedQuery(query: string): CarSearch {
  const params = new URLSearchParams(query)
  const given: Record<string, string[]> = {}
  for (const name of new Set(params.keys())) {
    const values = params.getAll(name)
    if (isUnderstood(name, values)) given[name] = values
  }
  const whole = CarSearch.safeParse(unlisted(given))
  // fields that are right one by one can contradict each other
  return whole.success ? whole.data : CarSearch.parse({})
}

const LEFT_OUT = ['after', 'sort', 'limit', 'facets', 'lang']

const isUnderstood = (name: string, values: string[]): boolean =>
  !LEFT_OUT.includes(name) && CarSearch.safeParse(unlisted({ [name]: values })).success

/** One value stands for itself: only some fields take several. */
const unlisted = (given: Record<string, string[]>): Record<string, string | string[]> =>
  Object.fromEntries(
    Object.entries(given).map(([name, values]) => [name, values.length === 1 ? (values[0] ?? '') : values]),
  )
